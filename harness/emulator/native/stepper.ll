; of stepper.c, cfc3e43626afcdde0c3c41dd4ec254a1fb7bafb2cfa9d31e227519e584a03888

%struct.operand = type { i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i64 0, 5) i64 @run(ptr noundef %0) local_unnamed_addr {
  %2 = alloca %struct.operand, align 8
  %3 = alloca %struct.operand, align 8
  %4 = alloca %struct.operand, align 8
  %5 = alloca %struct.operand, align 8
  %6 = alloca %struct.operand, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.operand, align 8
  %10 = alloca %struct.operand, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8
  %24 = load i64, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %26 = load i64, ptr %25, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load i64, ptr %28, align 8
  %30 = inttoptr i64 %29 to ptr
  %31 = getelementptr inbounds %struct.instruction, ptr %15, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %3291, label %34

34:                                               ; preds = %1
  %35 = icmp eq i64 %29, 0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = icmp sgt i64 %23, 0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %81 = add nsw i64 %23, 256
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %84 = icmp eq i64 %23, 0
  br label %85

85:                                               ; preds = %34, %3284
  %86 = phi i64 [ %32, %34 ], [ %3287, %3284 ]
  %87 = phi ptr [ %31, %34 ], [ %3286, %3284 ]
  %88 = phi i64 [ %24, %34 ], [ %3285, %3284 ]
  br i1 %35, label %93, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds i8, ptr %30, i64 %88
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %93, label %3291

93:                                               ; preds = %89, %85
  %94 = load i64, ptr %36, align 8
  %95 = add nsw i64 %94, 1
  %96 = and i64 %95, 255
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %3291, label %98

98:                                               ; preds = %93
  %99 = icmp eq i64 %86, 1
  br i1 %99, label %100, label %178

100:                                              ; preds = %98
  store i64 %95, ptr %36, align 8
  %101 = load i64, ptr %82, align 8
  %102 = add nsw i64 %81, %101
  store i64 %102, ptr %82, align 8
  %103 = getelementptr inbounds i8, ptr %27, i64 %88
  store i8 1, ptr %103, align 1
  %104 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %105, -1
  br i1 %106, label %108, label %107

107:                                              ; preds = %100
  br i1 %84, label %167, label %164

108:                                              ; preds = %100
  %109 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %110 = load i64, ptr %109, align 8
  br i1 %37, label %111, label %132

111:                                              ; preds = %108
  %112 = getelementptr inbounds nuw %struct.operand, ptr %18, i64 %105
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %115 = load i64, ptr %114, align 8
  br label %116

116:                                              ; preds = %116, %111
  %117 = phi i64 [ 0, %111 ], [ %129, %116 ]
  %118 = phi i64 [ 0, %111 ], [ %130, %116 ]
  %119 = getelementptr inbounds nuw i64, ptr %21, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = mul nsw i64 %120, %115
  %122 = add i64 %121, %113
  %123 = inttoptr i64 %122 to ptr
  %124 = load i8, ptr %123, align 1
  %125 = icmp ne i8 %124, 0
  %126 = zext i1 %125 to i64
  %127 = icmp ne i64 %110, %126
  %128 = zext i1 %127 to i64
  %129 = add nuw nsw i64 %117, %128
  %130 = add nuw nsw i64 %118, 1
  %131 = icmp eq i64 %130, %23
  br i1 %131, label %132, label %116

132:                                              ; preds = %116, %108
  %133 = phi i64 [ 0, %108 ], [ %129, %116 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %133, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  %134 = icmp ne i64 %133, 0
  %135 = icmp slt i64 %133, %23
  %136 = select i1 %134, i1 %135, i1 false
  br i1 %136, label %137, label %163

137:                                              ; preds = %132
  %138 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %139 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %140 = load i64, ptr %48, align 8
  %141 = inttoptr i64 %140 to ptr
  br i1 %37, label %142, label %3291

142:                                              ; preds = %137, %142
  %143 = phi i64 [ %161, %142 ], [ 0, %137 ]
  %144 = getelementptr inbounds nuw i64, ptr %21, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = load i64, ptr %138, align 8
  %147 = getelementptr inbounds %struct.operand, ptr %18, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %150 = load i64, ptr %149, align 8
  %151 = mul nsw i64 %150, %145
  %152 = add i64 %151, %148
  %153 = inttoptr i64 %152 to ptr
  %154 = load i8, ptr %153, align 1
  %155 = icmp ne i8 %154, 0
  %156 = zext i1 %155 to i64
  %157 = load i64, ptr %139, align 8
  %158 = icmp ne i64 %157, %156
  %159 = zext i1 %158 to i8
  %160 = getelementptr inbounds nuw i8, ptr %141, i64 %143
  store i8 %159, ptr %160, align 1
  %161 = add nuw nsw i64 %143, 1
  %162 = icmp eq i64 %161, %23
  br i1 %162, label %3291, label %142

163:                                              ; preds = %132
  br i1 %134, label %164, label %167

164:                                              ; preds = %107, %163
  %165 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %166 = load i64, ptr %165, align 8
  br label %169

167:                                              ; preds = %107, %163
  %168 = add nsw i64 %88, 1
  br label %169

169:                                              ; preds = %167, %164
  %170 = phi i64 [ %166, %164 ], [ %168, %167 ]
  store i64 %170, ptr %0, align 8
  %171 = getelementptr inbounds %struct.instruction, ptr %15, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 136
  %173 = load i64, ptr %172, align 8
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %3284, label %175

175:                                              ; preds = %169
  %176 = load i64, ptr %83, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %3284, label %3291

178:                                              ; preds = %98
  %179 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %180 = load i64, ptr %179, align 8
  %181 = icmp sgt i64 %180, -1
  br i1 %181, label %182, label %238

182:                                              ; preds = %178
  %183 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %184 = load i64, ptr %183, align 8
  br i1 %37, label %185, label %3265

185:                                              ; preds = %182
  %186 = getelementptr inbounds nuw %struct.operand, ptr %18, i64 %180
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %189 = load i64, ptr %188, align 8
  br label %190

190:                                              ; preds = %190, %185
  %191 = phi i64 [ 0, %185 ], [ %203, %190 ]
  %192 = phi i64 [ 0, %185 ], [ %204, %190 ]
  %193 = getelementptr inbounds nuw i64, ptr %21, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = mul nsw i64 %194, %189
  %196 = add i64 %195, %187
  %197 = inttoptr i64 %196 to ptr
  %198 = load i8, ptr %197, align 1
  %199 = icmp ne i8 %198, 0
  %200 = zext i1 %199 to i64
  %201 = icmp ne i64 %184, %200
  %202 = zext i1 %201 to i64
  %203 = add nuw nsw i64 %191, %202
  %204 = add nuw nsw i64 %192, 1
  %205 = icmp eq i64 %204, %23
  br i1 %205, label %206, label %190

206:                                              ; preds = %190
  %207 = icmp eq i64 %203, 0
  br i1 %207, label %3265, label %208

208:                                              ; preds = %206
  %209 = icmp slt i64 %203, %23
  br i1 %209, label %210, label %242

210:                                              ; preds = %208
  %211 = load i64, ptr %38, align 8
  %212 = inttoptr i64 %211 to ptr
  br label %213

213:                                              ; preds = %210, %234
  %214 = phi i64 [ %236, %234 ], [ 0, %210 ]
  %215 = phi i64 [ %235, %234 ], [ 0, %210 ]
  %216 = getelementptr inbounds nuw i64, ptr %21, i64 %214
  %217 = load i64, ptr %216, align 8
  %218 = load i64, ptr %179, align 8
  %219 = getelementptr inbounds %struct.operand, ptr %18, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %219, i64 8
  %222 = load i64, ptr %221, align 8
  %223 = mul nsw i64 %222, %217
  %224 = add i64 %223, %220
  %225 = inttoptr i64 %224 to ptr
  %226 = load i8, ptr %225, align 1
  %227 = icmp ne i8 %226, 0
  %228 = zext i1 %227 to i64
  %229 = load i64, ptr %183, align 8
  %230 = icmp eq i64 %229, %228
  br i1 %230, label %234, label %231

231:                                              ; preds = %213
  %232 = add nsw i64 %215, 1
  %233 = getelementptr inbounds i64, ptr %212, i64 %215
  store i64 %217, ptr %233, align 8
  br label %234

234:                                              ; preds = %231, %213
  %235 = phi i64 [ %232, %231 ], [ %215, %213 ]
  %236 = add nuw nsw i64 %214, 1
  %237 = icmp eq i64 %236, %23
  br i1 %237, label %238, label %213

238:                                              ; preds = %234, %178
  %239 = phi i64 [ %23, %178 ], [ %203, %234 ]
  %240 = phi ptr [ %21, %178 ], [ %212, %234 ]
  %241 = icmp eq i64 %239, 0
  br i1 %241, label %3262, label %242

242:                                              ; preds = %208, %238
  %243 = phi ptr [ %240, %238 ], [ %21, %208 ]
  %244 = phi i64 [ %239, %238 ], [ %203, %208 ]
  %245 = phi i64 [ %239, %238 ], [ %23, %208 ]
  %246 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %247 = load i64, ptr %246, align 8
  %248 = icmp eq i64 %247, 0
  br i1 %248, label %350, label %249

249:                                              ; preds = %242
  %250 = load i64, ptr %39, align 8
  %251 = inttoptr i64 %250 to ptr
  %252 = getelementptr inbounds i64, ptr %251, i64 %247
  %253 = getelementptr inbounds i8, ptr %252, i64 -8
  %254 = load i64, ptr %40, align 8
  %255 = inttoptr i64 %254 to ptr
  %256 = load i64, ptr %41, align 8
  %257 = inttoptr i64 %256 to ptr
  %258 = load i64, ptr %42, align 8
  %259 = inttoptr i64 %258 to ptr
  %260 = load i64, ptr %43, align 8
  %261 = inttoptr i64 %260 to ptr
  %262 = load i64, ptr %44, align 8
  %263 = inttoptr i64 %262 to ptr
  %264 = load i64, ptr %45, align 8
  %265 = inttoptr i64 %264 to ptr
  %266 = load i64, ptr %253, align 8
  %267 = load i64, ptr %252, align 8
  %268 = load i64, ptr %46, align 8
  %269 = getelementptr inbounds nuw i8, ptr %252, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i64 0, ptr %11, align 8
  %270 = icmp sgt i64 %245, 0
  br i1 %270, label %272, label %271

271:                                              ; preds = %249
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %349

272:                                              ; preds = %249
  %273 = icmp sgt i64 %267, 0
  %274 = icmp ne i64 %266, 0
  br label %278

275:                                              ; preds = %301, %278
  %276 = load i64, ptr %11, align 8
  %277 = icmp slt i64 %276, %245
  br i1 %277, label %278, label %305

278:                                              ; preds = %275, %272
  %279 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %243, i64 noundef %245, ptr noundef %11)
  br i1 %273, label %280, label %275

280:                                              ; preds = %278
  %281 = getelementptr inbounds i64, ptr %259, i64 %279
  br label %282

282:                                              ; preds = %301, %280
  %283 = phi i64 [ 0, %280 ], [ %302, %301 ]
  %284 = getelementptr inbounds nuw i64, ptr %269, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = icmp eq i64 %285, -1
  br i1 %286, label %301, label %287

287:                                              ; preds = %282
  %288 = mul nsw i64 %285, %268
  %289 = add nsw i64 %288, %279
  %290 = getelementptr inbounds i64, ptr %255, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = load i64, ptr %281, align 8
  %293 = icmp sgt i64 %291, %292
  br i1 %293, label %294, label %301

294:                                              ; preds = %287
  %295 = icmp eq i64 %283, 0
  %296 = and i1 %274, %295
  br i1 %296, label %297, label %304

297:                                              ; preds = %294
  %298 = getelementptr inbounds i8, ptr %263, i64 %289
  %299 = load i8, ptr %298, align 1
  %300 = icmp eq i8 %299, 3
  br i1 %300, label %301, label %304

301:                                              ; preds = %297, %287, %282
  %302 = add nuw nsw i64 %283, 1
  %303 = icmp eq i64 %302, %267
  br i1 %303, label %275, label %282

304:                                              ; preds = %294, %297
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3291

305:                                              ; preds = %275
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i64 0, ptr %12, align 8
  %306 = icmp eq i64 %266, 0
  %307 = getelementptr inbounds nuw i8, ptr %252, i64 16
  %308 = trunc i64 %88 to i32
  br label %309

309:                                              ; preds = %346, %305
  %310 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %243, i64 noundef %245, ptr noundef %12)
  br i1 %306, label %311, label %314

311:                                              ; preds = %309
  br i1 %273, label %312, label %346

312:                                              ; preds = %311
  %313 = getelementptr inbounds i64, ptr %261, i64 %310
  br label %335

314:                                              ; preds = %309
  %315 = load i64, ptr %269, align 8
  %316 = mul nsw i64 %315, %268
  %317 = add nsw i64 %316, %310
  %318 = getelementptr inbounds i64, ptr %255, i64 %317
  store i64 0, ptr %318, align 8
  %319 = load i64, ptr %307, align 8
  %320 = icmp eq i64 %319, -1
  br i1 %320, label %321, label %323

321:                                              ; preds = %314
  %322 = getelementptr inbounds i64, ptr %257, i64 %317
  store i64 -1, ptr %322, align 8
  br label %346

323:                                              ; preds = %314
  %324 = mul nsw i64 %319, %268
  %325 = getelementptr i64, ptr %257, i64 %324
  %326 = getelementptr i64, ptr %325, i64 %310
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr inbounds i64, ptr %257, i64 %317
  store i64 %327, ptr %328, align 8
  %329 = load i64, ptr %307, align 8
  %330 = mul nsw i64 %329, %268
  %331 = getelementptr i32, ptr %265, i64 %330
  %332 = getelementptr i32, ptr %331, i64 %310
  %333 = load i32, ptr %332, align 4
  %334 = getelementptr inbounds i32, ptr %265, i64 %317
  store i32 %333, ptr %334, align 4
  br label %346

335:                                              ; preds = %335, %312
  %336 = phi i64 [ 0, %312 ], [ %344, %335 ]
  %337 = getelementptr inbounds nuw i64, ptr %269, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = mul nsw i64 %338, %268
  %340 = add nsw i64 %339, %310
  %341 = load i64, ptr %313, align 8
  %342 = getelementptr inbounds i64, ptr %257, i64 %340
  store i64 %341, ptr %342, align 8
  %343 = getelementptr inbounds i32, ptr %265, i64 %340
  store i32 %308, ptr %343, align 4
  %344 = add nuw nsw i64 %336, 1
  %345 = icmp eq i64 %344, %267
  br i1 %345, label %346, label %335

346:                                              ; preds = %335, %323, %321, %311
  %347 = load i64, ptr %12, align 8
  %348 = icmp slt i64 %347, %245
  br i1 %348, label %309, label %349

349:                                              ; preds = %346, %271
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %350

350:                                              ; preds = %349, %242
  %351 = load i64, ptr %87, align 8
  %352 = and i64 %351, -2
  %353 = icmp eq i64 %352, 2
  br i1 %353, label %354, label %1065

354:                                              ; preds = %350
  %355 = load i64, ptr %16, align 8
  %356 = inttoptr i64 %355 to ptr
  %357 = load i64, ptr %49, align 8
  %358 = inttoptr i64 %357 to ptr
  %359 = load i64, ptr %55, align 8
  %360 = inttoptr i64 %359 to ptr
  %361 = load i64, ptr %56, align 8
  %362 = inttoptr i64 %361 to ptr
  %363 = load i64, ptr %57, align 8
  %364 = inttoptr i64 %363 to ptr
  %365 = load i64, ptr %58, align 8
  %366 = inttoptr i64 %365 to ptr
  %367 = load i64, ptr %59, align 8
  %368 = inttoptr i64 %367 to ptr
  %369 = load i64, ptr %60, align 8
  %370 = inttoptr i64 %369 to ptr
  %371 = load i64, ptr %61, align 8
  %372 = inttoptr i64 %371 to ptr
  %373 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %374 = load i64, ptr %373, align 8
  %375 = getelementptr inbounds %struct.operand, ptr %356, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds nuw i8, ptr %375, i64 8
  %378 = load i64, ptr %377, align 8
  %379 = getelementptr inbounds nuw i8, ptr %87, i64 96
  %380 = load i64, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %87, i64 104
  %382 = load i64, ptr %381, align 8
  %383 = mul nsw i64 %382, %380
  %384 = icmp eq i64 %351, 3
  %385 = icmp sgt i64 %245, 0
  br i1 %385, label %386, label %389

386:                                              ; preds = %354
  %387 = getelementptr inbounds nuw i8, ptr %87, i64 120
  %388 = getelementptr inbounds nuw i8, ptr %87, i64 112
  br label %394

389:                                              ; preds = %412, %354
  %390 = getelementptr inbounds nuw i8, ptr %87, i64 88
  %391 = load i64, ptr %390, align 8
  %392 = icmp eq i64 %391, 2
  %393 = load i64, ptr %370, align 8
  br i1 %392, label %417, label %471

394:                                              ; preds = %412, %386
  %395 = phi i64 [ 0, %386 ], [ %415, %412 ]
  %396 = getelementptr inbounds nuw i64, ptr %243, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = load i64, ptr %387, align 8
  %399 = icmp eq i64 %398, 0
  %400 = mul nsw i64 %397, %378
  %401 = add i64 %400, %376
  %402 = inttoptr i64 %401 to ptr
  %403 = load i64, ptr %388, align 8
  br i1 %399, label %407, label %404

404:                                              ; preds = %394
  %405 = load i64, ptr %402, align 8
  %406 = add i64 %405, %403
  br label %412

407:                                              ; preds = %394
  %408 = load i32, ptr %402, align 4
  %409 = trunc i64 %403 to i32
  %410 = add i32 %408, %409
  %411 = zext i32 %410 to i64
  br label %412

412:                                              ; preds = %407, %404
  %413 = phi i64 [ %406, %404 ], [ %411, %407 ]
  %414 = getelementptr inbounds nuw i64, ptr %370, i64 %395
  store i64 %413, ptr %414, align 8
  %415 = add nuw nsw i64 %395, 1
  %416 = icmp eq i64 %415, %245
  br i1 %416, label %389, label %394

417:                                              ; preds = %389
  %418 = lshr i64 %393, 32
  %419 = icmp sgt i64 %245, 1
  br i1 %419, label %420, label %445

420:                                              ; preds = %417, %442
  %421 = phi i64 [ %443, %442 ], [ 1, %417 ]
  %422 = getelementptr inbounds nuw i64, ptr %370, i64 %421
  %423 = load i64, ptr %422, align 8
  %424 = lshr i64 %423, 32
  %425 = icmp eq i64 %424, %418
  br i1 %425, label %442, label %426

426:                                              ; preds = %420
  %427 = load i64, ptr %62, align 8
  %428 = icmp eq i64 %418, %427
  br i1 %428, label %3291, label %429

429:                                              ; preds = %426
  %430 = load i64, ptr %63, align 8
  %431 = inttoptr i64 %430 to ptr
  %432 = load i64, ptr %64, align 8
  %433 = icmp sgt i64 %432, 0
  br i1 %433, label %437, label %442

434:                                              ; preds = %437
  %435 = add nuw nsw i64 %438, 1
  %436 = icmp eq i64 %435, %432
  br i1 %436, label %442, label %437

437:                                              ; preds = %429, %434
  %438 = phi i64 [ %435, %434 ], [ 0, %429 ]
  %439 = getelementptr inbounds nuw i64, ptr %431, i64 %438
  %440 = load i64, ptr %439, align 8
  %441 = icmp eq i64 %424, %440
  br i1 %441, label %3291, label %434

442:                                              ; preds = %434, %429, %420
  %443 = add nuw nsw i64 %421, 1
  %444 = icmp eq i64 %443, %245
  br i1 %444, label %445, label %420

445:                                              ; preds = %442, %417
  %446 = load i64, ptr %63, align 8
  %447 = inttoptr i64 %446 to ptr
  %448 = load i64, ptr %62, align 8
  %449 = icmp eq i64 %418, %448
  br i1 %449, label %453, label %450

450:                                              ; preds = %445
  %451 = load i64, ptr %64, align 8
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %464, label %471

453:                                              ; preds = %445
  br i1 %385, label %454, label %498

454:                                              ; preds = %453, %454
  %455 = phi i64 [ %459, %454 ], [ 0, %453 ]
  %456 = getelementptr inbounds nuw i64, ptr %370, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = and i64 %457, 4294967295
  store i64 %458, ptr %456, align 8
  %459 = add nuw nsw i64 %455, 1
  %460 = icmp eq i64 %459, %245
  br i1 %460, label %469, label %454

461:                                              ; preds = %464
  %462 = add nuw nsw i64 %465, 1
  %463 = icmp eq i64 %462, %451
  br i1 %463, label %471, label %464

464:                                              ; preds = %450, %461
  %465 = phi i64 [ %462, %461 ], [ 0, %450 ]
  %466 = getelementptr inbounds nuw i64, ptr %447, i64 %465
  %467 = load i64, ptr %466, align 8
  %468 = icmp eq i64 %418, %467
  br i1 %468, label %3291, label %461

469:                                              ; preds = %454
  %470 = load i64, ptr %370, align 8
  br label %473

471:                                              ; preds = %461, %450, %389
  %472 = phi i64 [ %391, %389 ], [ 1, %450 ], [ 1, %461 ]
  br i1 %385, label %473, label %476

473:                                              ; preds = %471, %469
  %474 = phi i64 [ 0, %469 ], [ %472, %471 ]
  %475 = phi i64 [ %470, %469 ], [ %393, %471 ]
  br label %484

476:                                              ; preds = %484, %471
  %477 = phi i64 [ %472, %471 ], [ %474, %484 ]
  %478 = phi i64 [ 0, %471 ], [ %493, %484 ]
  %479 = phi i64 [ %393, %471 ], [ %492, %484 ]
  %480 = phi i64 [ %393, %471 ], [ %491, %484 ]
  %481 = add nsw i64 %383, -1
  %482 = and i64 %478, %481
  %483 = icmp eq i64 %482, 0
  br i1 %483, label %496, label %3291

484:                                              ; preds = %484, %473
  %485 = phi i64 [ %491, %484 ], [ %475, %473 ]
  %486 = phi i64 [ %492, %484 ], [ %475, %473 ]
  %487 = phi i64 [ %493, %484 ], [ 0, %473 ]
  %488 = phi i64 [ %494, %484 ], [ 0, %473 ]
  %489 = getelementptr inbounds nuw i64, ptr %370, i64 %488
  %490 = load i64, ptr %489, align 8
  %491 = tail call i64 @llvm.smin.i64(i64 %490, i64 %485)
  %492 = tail call i64 @llvm.smax.i64(i64 %490, i64 %486)
  %493 = or i64 %490, %487
  %494 = add nuw nsw i64 %488, 1
  %495 = icmp eq i64 %494, %245
  br i1 %495, label %476, label %484

496:                                              ; preds = %476
  %497 = icmp eq i64 %477, 0
  br i1 %497, label %498, label %538

498:                                              ; preds = %496, %453
  %499 = phi i64 [ %479, %496 ], [ %393, %453 ]
  %500 = phi i64 [ %480, %496 ], [ %393, %453 ]
  %501 = load i64, ptr %65, align 8
  %502 = inttoptr i64 %501 to ptr
  %503 = load i64, ptr %68, align 8
  %504 = inttoptr i64 %503 to ptr
  %505 = load i64, ptr %69, align 8
  %506 = icmp sgt i64 %505, 0
  br i1 %506, label %507, label %521

507:                                              ; preds = %498, %518
  %508 = phi i64 [ %519, %518 ], [ 0, %498 ]
  %509 = shl nuw nsw i64 %508, 4
  %510 = getelementptr inbounds nuw i8, ptr %504, i64 %509
  %511 = load i64, ptr %510, align 8
  %512 = icmp sgt i64 %511, %500
  br i1 %512, label %518, label %513

513:                                              ; preds = %507
  %514 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %515 = load i64, ptr %514, align 8
  %516 = sub nsw i64 %515, %383
  %517 = icmp sgt i64 %499, %516
  br i1 %517, label %518, label %521

518:                                              ; preds = %513, %507
  %519 = add nuw nsw i64 %508, 1
  %520 = icmp eq i64 %519, %505
  br i1 %520, label %3291, label %507

521:                                              ; preds = %513, %498
  %522 = phi i64 [ 0, %498 ], [ %508, %513 ]
  %523 = icmp eq i64 %522, %505
  br i1 %523, label %3291, label %524

524:                                              ; preds = %521
  br i1 %385, label %525, label %574

525:                                              ; preds = %524, %525
  %526 = phi i64 [ %536, %525 ], [ 0, %524 ]
  %527 = getelementptr inbounds nuw i64, ptr %243, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr inbounds i64, ptr %360, i64 %528
  %530 = load i64, ptr %529, align 8
  %531 = load i64, ptr %70, align 8
  %532 = mul nsw i64 %531, %530
  %533 = getelementptr inbounds nuw i64, ptr %370, i64 %526
  %534 = load i64, ptr %533, align 8
  %535 = add nsw i64 %534, %532
  store i64 %535, ptr %533, align 8
  %536 = add nuw nsw i64 %526, 1
  %537 = icmp eq i64 %536, %245
  br i1 %537, label %574, label %525

538:                                              ; preds = %496
  %539 = load i64, ptr %65, align 8
  %540 = inttoptr i64 %539 to ptr
  %541 = load i64, ptr %66, align 8
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %551, label %543

543:                                              ; preds = %538
  %544 = getelementptr inbounds %struct.region, ptr %540, i64 %541
  %545 = load i64, ptr %544, align 8
  %546 = icmp sgt i64 %545, %480
  br i1 %546, label %551, label %547

547:                                              ; preds = %543
  %548 = getelementptr inbounds nuw i8, ptr %544, i64 8
  %549 = load i64, ptr %548, align 8
  %550 = icmp slt i64 %480, %549
  br i1 %550, label %569, label %551

551:                                              ; preds = %547, %543, %538
  %552 = load i64, ptr %67, align 8
  %553 = icmp sgt i64 %552, 1
  br i1 %553, label %554, label %1063

554:                                              ; preds = %551, %566
  %555 = phi i64 [ %567, %566 ], [ 1, %551 ]
  %556 = getelementptr inbounds nuw %struct.region, ptr %540, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = icmp sgt i64 %557, %480
  br i1 %558, label %566, label %559

559:                                              ; preds = %554
  %560 = getelementptr inbounds nuw i8, ptr %556, i64 8
  %561 = load i64, ptr %560, align 8
  %562 = icmp slt i64 %480, %561
  br i1 %562, label %563, label %566

563:                                              ; preds = %559
  %564 = getelementptr inbounds nuw i8, ptr %556, i64 8
  store i64 %555, ptr %66, align 8
  %565 = load i64, ptr %564, align 8
  br label %569

566:                                              ; preds = %559, %554
  %567 = add nuw nsw i64 %555, 1
  %568 = icmp eq i64 %567, %552
  br i1 %568, label %1063, label %554

569:                                              ; preds = %563, %547
  %570 = phi i64 [ %549, %547 ], [ %565, %563 ]
  %571 = phi ptr [ %544, %547 ], [ %556, %563 ]
  %572 = sub nsw i64 %570, %383
  %573 = icmp sgt i64 %479, %572
  br i1 %573, label %3291, label %574

574:                                              ; preds = %525, %569, %524
  %575 = phi i1 [ false, %569 ], [ true, %524 ], [ true, %525 ]
  %576 = phi i64 [ %477, %569 ], [ 0, %524 ], [ 0, %525 ]
  %577 = phi ptr [ %571, %569 ], [ %502, %524 ], [ %502, %525 ]
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 120
  %579 = load i64, ptr %578, align 8
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %581, label %3291

581:                                              ; preds = %574
  %582 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %583 = load i64, ptr %582, align 8
  %584 = icmp slt i64 %383, %583
  br i1 %584, label %3291, label %585

585:                                              ; preds = %581
  %586 = icmp eq i64 %576, 1
  br i1 %586, label %587, label %597

587:                                              ; preds = %585
  %588 = load i64, ptr %73, align 8
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %605, label %590

590:                                              ; preds = %587
  %591 = load i64, ptr %71, align 8
  %592 = shl nsw i64 %245, 1
  %593 = add i64 %592, 4
  %594 = add i64 %593, %591
  %595 = load i64, ptr %72, align 8
  %596 = icmp sgt i64 %594, %595
  br i1 %596, label %3291, label %605

597:                                              ; preds = %585
  br i1 %575, label %598, label %605

598:                                              ; preds = %597
  %599 = load i64, ptr %71, align 8
  %600 = shl nsw i64 %245, 1
  %601 = add i64 %600, 4
  %602 = add i64 %601, %599
  %603 = load i64, ptr %72, align 8
  %604 = icmp sgt i64 %602, %603
  br i1 %604, label %3291, label %607

605:                                              ; preds = %597, %590, %587
  %606 = load i64, ptr %577, align 8
  br label %607

607:                                              ; preds = %605, %598
  %608 = phi i64 [ %606, %605 ], [ 0, %598 ]
  %609 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %583, i1 true)
  %610 = ashr i64 %383, %609
  %611 = getelementptr inbounds nuw i8, ptr %577, i64 24
  %612 = load i64, ptr %611, align 8
  %613 = inttoptr i64 %612 to ptr
  %614 = getelementptr inbounds nuw i8, ptr %577, i64 112
  %615 = load i64, ptr %614, align 8
  %616 = inttoptr i64 %615 to ptr
  %617 = load i64, ptr %74, align 8
  %618 = getelementptr inbounds nuw i8, ptr %577, i64 56
  %619 = load i64, ptr %618, align 8
  %620 = inttoptr i64 %619 to ptr
  %621 = getelementptr inbounds nuw i8, ptr %577, i64 48
  %622 = load i64, ptr %621, align 8
  %623 = inttoptr i64 %622 to ptr
  %624 = getelementptr inbounds nuw i8, ptr %577, i64 64
  %625 = load i64, ptr %624, align 8
  %626 = inttoptr i64 %625 to ptr
  %627 = getelementptr inbounds nuw i8, ptr %577, i64 72
  %628 = load i64, ptr %627, align 8
  %629 = inttoptr i64 %628 to ptr
  %630 = getelementptr inbounds nuw i8, ptr %577, i64 88
  %631 = load i64, ptr %630, align 8
  %632 = inttoptr i64 %631 to ptr
  %633 = getelementptr inbounds nuw i8, ptr %577, i64 96
  %634 = load i64, ptr %633, align 8
  %635 = inttoptr i64 %634 to ptr
  %636 = mul nsw i64 %610, %245
  %637 = add nsw i64 %617, %636
  store i64 %637, ptr %74, align 8
  br i1 %385, label %638, label %803

638:                                              ; preds = %607
  %639 = icmp sgt i64 %610, 0
  %640 = icmp eq i64 %619, 0
  %641 = getelementptr inbounds nuw i8, ptr %577, i64 104
  %642 = getelementptr inbounds nuw i8, ptr %577, i64 40
  %643 = icmp eq i64 %622, 0
  %644 = icmp slt i64 %583, 1
  %645 = getelementptr inbounds nuw i8, ptr %577, i64 80
  %646 = or i1 %644, %643
  br label %647

647:                                              ; preds = %797, %638
  %648 = phi i64 [ 0, %638 ], [ %800, %797 ]
  %649 = phi i64 [ 0, %638 ], [ %799, %797 ]
  %650 = phi i64 [ 0, %638 ], [ %801, %797 ]
  %651 = phi i64 [ 0, %638 ], [ %798, %797 ]
  %652 = getelementptr inbounds nuw i64, ptr %243, i64 %650
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds nuw i64, ptr %370, i64 %650
  %655 = load i64, ptr %654, align 8
  %656 = sub nsw i64 %655, %608
  %657 = ashr i64 %656, %609
  %658 = getelementptr inbounds i64, ptr %360, i64 %653
  %659 = load i64, ptr %658, align 8
  %660 = load i64, ptr %75, align 8
  %661 = add nsw i64 %660, %659
  br i1 %639, label %662, label %797

662:                                              ; preds = %647
  %663 = getelementptr inbounds i64, ptr %364, i64 %653
  %664 = getelementptr inbounds i64, ptr %362, i64 %653
  br label %665

665:                                              ; preds = %787, %662
  %666 = phi i64 [ %648, %662 ], [ %788, %787 ]
  %667 = phi i64 [ %649, %662 ], [ %789, %787 ]
  %668 = phi i64 [ %651, %662 ], [ %795, %787 ]
  %669 = phi i64 [ 0, %662 ], [ %794, %787 ]
  %670 = add nsw i64 %669, %657
  %671 = mul nsw i64 %670, 40
  %672 = getelementptr inbounds i8, ptr %613, i64 %671
  br i1 %640, label %677, label %673

673:                                              ; preds = %665
  %674 = getelementptr inbounds i32, ptr %620, i64 %670
  %675 = load i32, ptr %674, align 4
  %676 = icmp eq i32 %675, 0
  br i1 %676, label %677, label %3291

677:                                              ; preds = %673, %665
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %678 = load i64, ptr %663, align 8
  %679 = load i64, ptr %76, align 8
  %680 = mul nsw i64 %679, %678
  %681 = getelementptr i32, ptr %368, i64 %680
  br label %682

682:                                              ; preds = %713, %677
  %683 = phi i1 [ true, %677 ], [ false, %713 ]
  %684 = phi ptr [ %7, %677 ], [ %8, %713 ]
  %685 = phi i64 [ 0, %677 ], [ 20, %713 ]
  %686 = getelementptr inbounds nuw i8, ptr %672, i64 %685
  %687 = load i32, ptr %686, align 4
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds nuw i8, ptr %686, i64 4
  %690 = load i32, ptr %689, align 4
  %691 = getelementptr i32, ptr %681, i64 %688
  %692 = load i32, ptr %691, align 4
  %693 = icmp slt i32 %692, %690
  br i1 %693, label %694, label %698

694:                                              ; preds = %682
  %695 = load i64, ptr %664, align 8
  %696 = icmp eq i64 %695, %688
  %697 = zext i1 %696 to i32
  br label %698

698:                                              ; preds = %694, %682
  %699 = phi i32 [ 1, %682 ], [ %697, %694 ]
  store i32 %699, ptr %684, align 4
  %700 = load i64, ptr %641, align 8
  %701 = icmp eq i64 %700, 0
  %702 = icmp sgt i32 %690, 0
  %703 = and i1 %702, %701
  br i1 %703, label %704, label %713

704:                                              ; preds = %698
  %705 = getelementptr inbounds nuw i8, ptr %686, i64 8
  %706 = load i32, ptr %705, align 4
  %707 = sext i32 %706 to i64
  %708 = icmp eq i64 %661, %707
  br i1 %708, label %713, label %709

709:                                              ; preds = %704
  %710 = load i64, ptr %77, align 8
  %711 = icmp eq i64 %710, 0
  br i1 %711, label %712, label %783

712:                                              ; preds = %709
  store i32 0, ptr %684, align 4
  br label %713

713:                                              ; preds = %712, %704, %698
  br i1 %683, label %682, label %714

714:                                              ; preds = %713
  %715 = load i32, ptr %7, align 4
  %716 = icmp eq i32 %715, 0
  br i1 %716, label %783, label %717

717:                                              ; preds = %714
  br i1 %384, label %718, label %749

718:                                              ; preds = %717
  %719 = load i32, ptr %8, align 4
  %720 = icmp eq i32 %719, 0
  br i1 %720, label %783, label %721

721:                                              ; preds = %718
  %722 = getelementptr inbounds i8, ptr %632, i64 %670
  %723 = load i8, ptr %722, align 1
  %724 = icmp eq i8 %723, 0
  br i1 %724, label %725, label %783

725:                                              ; preds = %721
  %726 = mul nsw i64 %670, 5
  %727 = add nsw i64 %726, 1
  %728 = getelementptr inbounds i32, ptr %626, i64 %727
  %729 = load i32, ptr %728, align 4
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %731, label %783

731:                                              ; preds = %725
  %732 = getelementptr inbounds i64, ptr %616, i64 %670
  %733 = load i64, ptr %732, align 8
  %734 = icmp slt i64 %733, %617
  br i1 %734, label %735, label %783

735:                                              ; preds = %731
  %736 = load i64, ptr %645, align 8
  %737 = icmp sgt i64 %736, 0
  br i1 %737, label %741, label %787

738:                                              ; preds = %741
  %739 = add nuw nsw i64 %742, 1
  %740 = icmp eq i64 %739, %736
  br i1 %740, label %787, label %741

741:                                              ; preds = %735, %738
  %742 = phi i64 [ %739, %738 ], [ 0, %735 ]
  %743 = getelementptr inbounds nuw i64, ptr %629, i64 %742
  %744 = load i64, ptr %743, align 8
  %745 = inttoptr i64 %744 to ptr
  %746 = getelementptr inbounds i32, ptr %745, i64 %727
  %747 = load i32, ptr %746, align 4
  %748 = icmp eq i32 %747, 0
  br i1 %748, label %738, label %783

749:                                              ; preds = %717
  %750 = load i64, ptr %642, align 8
  %751 = icmp eq i64 %750, 0
  br i1 %751, label %752, label %756

752:                                              ; preds = %749
  %753 = getelementptr inbounds nuw i8, ptr %672, i64 16
  %754 = load i32, ptr %753, align 4
  %755 = icmp eq i32 %754, 0
  br i1 %755, label %783, label %756

756:                                              ; preds = %752, %749
  br i1 %646, label %768, label %757

757:                                              ; preds = %756
  %758 = mul nsw i64 %670, %583
  %759 = getelementptr i32, ptr %623, i64 %758
  br label %763

760:                                              ; preds = %763
  %761 = add nuw nsw i64 %764, 1
  %762 = icmp eq i64 %761, %583
  br i1 %762, label %768, label %763

763:                                              ; preds = %760, %757
  %764 = phi i64 [ 0, %757 ], [ %761, %760 ]
  %765 = getelementptr i32, ptr %759, i64 %764
  %766 = load i32, ptr %765, align 4
  %767 = icmp eq i32 %766, 0
  br i1 %767, label %760, label %783

768:                                              ; preds = %760, %756
  %769 = load i32, ptr %8, align 4
  %770 = freeze i32 %769
  %771 = icmp eq i32 %770, 0
  %772 = zext i1 %771 to i64
  %773 = add nsw i64 %666, %772
  %774 = getelementptr inbounds i64, ptr %616, i64 %670
  %775 = load i64, ptr %774, align 8
  %776 = icmp slt i64 %775, %617
  br i1 %776, label %784, label %777

777:                                              ; preds = %768
  %778 = sub nsw i64 %775, %617
  %779 = getelementptr inbounds nuw i8, ptr %372, i64 %778
  %780 = load i8, ptr %779, align 1
  %781 = or i8 %780, 1
  store i8 %781, ptr %779, align 1
  %782 = add nsw i64 %667, 1
  br label %784

783:                                              ; preds = %752, %731, %725, %721, %718, %714, %709, %763, %741
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %3291

784:                                              ; preds = %777, %768
  %785 = phi i64 [ %667, %768 ], [ %782, %777 ]
  %786 = select i1 %771, i8 2, i8 0
  br label %787

787:                                              ; preds = %738, %784, %735
  %788 = phi i64 [ %666, %735 ], [ %773, %784 ], [ %666, %738 ]
  %789 = phi i64 [ %667, %735 ], [ %785, %784 ], [ %667, %738 ]
  %790 = phi i8 [ 0, %735 ], [ %786, %784 ], [ 0, %738 ]
  %791 = getelementptr inbounds i8, ptr %372, i64 %668
  store i8 %790, ptr %791, align 1
  %792 = add nsw i64 %668, %617
  %793 = getelementptr inbounds i64, ptr %616, i64 %670
  store i64 %792, ptr %793, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %794 = add nuw nsw i64 %669, 1
  %795 = add nsw i64 %668, 1
  %796 = icmp eq i64 %794, %610
  br i1 %796, label %797, label %665

797:                                              ; preds = %787, %647
  %798 = phi i64 [ %651, %647 ], [ %795, %787 ]
  %799 = phi i64 [ %649, %647 ], [ %789, %787 ]
  %800 = phi i64 [ %648, %647 ], [ %788, %787 ]
  %801 = add nuw nsw i64 %650, 1
  %802 = icmp eq i64 %801, %245
  br i1 %802, label %803, label %647

803:                                              ; preds = %797, %607
  %804 = phi i64 [ 0, %607 ], [ %799, %797 ]
  %805 = phi i64 [ 0, %607 ], [ %800, %797 ]
  br i1 %384, label %816, label %806

806:                                              ; preds = %803
  %807 = getelementptr inbounds nuw i8, ptr %635, i64 8
  %808 = load i64, ptr %807, align 8
  %809 = add i64 %805, %804
  %810 = add i64 %809, %808
  %811 = getelementptr inbounds nuw i8, ptr %635, i64 16
  %812 = load i64, ptr %811, align 8
  %813 = icmp sgt i64 %810, %812
  br i1 %813, label %814, label %816

814:                                              ; preds = %806
  %815 = getelementptr inbounds nuw i8, ptr %635, i64 24
  store i64 %810, ptr %815, align 8
  br label %3291

816:                                              ; preds = %806, %803
  %817 = icmp ne i64 %805, 0
  %818 = and i1 %385, %817
  br i1 %818, label %819, label %822

819:                                              ; preds = %816
  %820 = icmp sgt i64 %610, 0
  %821 = getelementptr inbounds nuw i8, ptr %635, i64 8
  br label %830

822:                                              ; preds = %839, %816
  br i1 %385, label %823, label %982

823:                                              ; preds = %822
  %824 = icmp sgt i64 %610, 0
  %825 = select i1 %384, i64 0, i64 5
  %826 = trunc i64 %88 to i32
  %827 = icmp eq i64 %622, 0
  %828 = icmp slt i64 %583, 1
  %829 = or i1 %828, %827
  br label %881

830:                                              ; preds = %839, %819
  %831 = phi i64 [ 0, %819 ], [ %840, %839 ]
  %832 = phi i64 [ 0, %819 ], [ %841, %839 ]
  %833 = getelementptr inbounds nuw i64, ptr %370, i64 %832
  %834 = load i64, ptr %833, align 8
  %835 = sub nsw i64 %834, %608
  %836 = ashr i64 %835, %609
  br i1 %820, label %843, label %839

837:                                              ; preds = %873
  %838 = add i64 %831, %610
  br label %839

839:                                              ; preds = %837, %830
  %840 = phi i64 [ %831, %830 ], [ %838, %837 ]
  %841 = add nuw nsw i64 %832, 1
  %842 = icmp eq i64 %841, %245
  br i1 %842, label %822, label %830

843:                                              ; preds = %830, %873
  %844 = phi i64 [ %874, %873 ], [ 0, %830 ]
  %845 = phi i64 [ %875, %873 ], [ %831, %830 ]
  %846 = getelementptr inbounds i8, ptr %372, i64 %845
  %847 = load i8, ptr %846, align 1
  %848 = and i8 %847, 2
  %849 = icmp eq i8 %848, 0
  br i1 %849, label %873, label %850

850:                                              ; preds = %843
  %851 = add nsw i64 %844, %836
  %852 = mul nsw i64 %851, 40
  %853 = getelementptr inbounds i8, ptr %613, i64 %852
  %854 = getelementptr inbounds nuw i8, ptr %853, i64 20
  %855 = load i64, ptr %635, align 8
  %856 = inttoptr i64 %855 to ptr
  %857 = load i64, ptr %821, align 8
  %858 = add nsw i64 %857, 1
  store i64 %858, ptr %821, align 8
  %859 = mul nsw i64 %857, 24
  %860 = getelementptr inbounds i8, ptr %856, i64 %859
  %861 = trunc i64 %851 to i32
  store i32 %861, ptr %860, align 4
  br label %866

862:                                              ; preds = %866
  %863 = load i64, ptr %630, align 8
  %864 = inttoptr i64 %863 to ptr
  %865 = getelementptr inbounds i8, ptr %864, i64 %851
  store i8 1, ptr %865, align 1
  br label %873

866:                                              ; preds = %866, %850
  %867 = phi i64 [ 0, %850 ], [ %870, %866 ]
  %868 = getelementptr inbounds nuw i32, ptr %854, i64 %867
  %869 = load i32, ptr %868, align 4
  %870 = add nuw nsw i64 %867, 1
  %871 = getelementptr inbounds nuw i32, ptr %860, i64 %870
  store i32 %869, ptr %871, align 4
  %872 = icmp eq i64 %870, 5
  br i1 %872, label %862, label %866

873:                                              ; preds = %862, %843
  %874 = add nuw nsw i64 %844, 1
  %875 = add nsw i64 %845, 1
  %876 = icmp eq i64 %874, %610
  br i1 %876, label %837, label %843

877:                                              ; preds = %893
  %878 = icmp eq i64 %804, 0
  br i1 %878, label %982, label %879

879:                                              ; preds = %877
  %880 = getelementptr inbounds nuw i8, ptr %635, i64 8
  br label %928

881:                                              ; preds = %893, %823
  %882 = phi i64 [ 0, %823 ], [ %894, %893 ]
  %883 = getelementptr inbounds nuw i64, ptr %370, i64 %882
  %884 = load i64, ptr %883, align 8
  %885 = sub nsw i64 %884, %608
  %886 = ashr i64 %885, %609
  br i1 %824, label %887, label %893

887:                                              ; preds = %881
  %888 = getelementptr inbounds nuw i64, ptr %243, i64 %882
  %889 = load i64, ptr %888, align 8
  %890 = getelementptr inbounds i64, ptr %362, i64 %889
  %891 = getelementptr inbounds i32, ptr %366, i64 %889
  %892 = getelementptr inbounds i64, ptr %360, i64 %889
  br label %896

893:                                              ; preds = %925, %881
  %894 = add nuw nsw i64 %882, 1
  %895 = icmp eq i64 %894, %245
  br i1 %895, label %877, label %881

896:                                              ; preds = %925, %887
  %897 = phi i64 [ 0, %887 ], [ %926, %925 ]
  %898 = add nsw i64 %897, %886
  %899 = mul nsw i64 %898, 40
  %900 = getelementptr inbounds i8, ptr %613, i64 %899
  %901 = getelementptr inbounds nuw i32, ptr %900, i64 %825
  %902 = load i64, ptr %890, align 8
  %903 = trunc i64 %902 to i32
  store i32 %903, ptr %901, align 4
  %904 = load i32, ptr %891, align 4
  %905 = getelementptr inbounds nuw i8, ptr %901, i64 4
  store i32 %904, ptr %905, align 4
  %906 = load i64, ptr %892, align 8
  %907 = load i64, ptr %75, align 8
  %908 = add nsw i64 %907, %906
  %909 = trunc i64 %908 to i32
  %910 = getelementptr inbounds nuw i8, ptr %901, i64 8
  store i32 %909, ptr %910, align 4
  %911 = getelementptr inbounds nuw i8, ptr %901, i64 12
  store i32 %826, ptr %911, align 4
  %912 = getelementptr inbounds nuw i8, ptr %901, i64 16
  store i32 1, ptr %912, align 4
  br i1 %384, label %913, label %925

913:                                              ; preds = %896
  %914 = getelementptr i8, ptr %900, i64 24
  store i32 0, ptr %914, align 4
  br i1 %829, label %925, label %915

915:                                              ; preds = %913
  %916 = mul nsw i64 %898, %583
  br label %917

917:                                              ; preds = %917, %915
  %918 = phi i64 [ 0, %915 ], [ %923, %917 ]
  %919 = load i64, ptr %621, align 8
  %920 = inttoptr i64 %919 to ptr
  %921 = getelementptr i32, ptr %920, i64 %916
  %922 = getelementptr i32, ptr %921, i64 %918
  store i32 0, ptr %922, align 4
  %923 = add nuw nsw i64 %918, 1
  %924 = icmp eq i64 %923, %583
  br i1 %924, label %925, label %917

925:                                              ; preds = %917, %913, %896
  %926 = add nuw nsw i64 %897, 1
  %927 = icmp eq i64 %926, %610
  br i1 %927, label %893, label %896

928:                                              ; preds = %943, %879
  %929 = phi i64 [ 0, %879 ], [ %944, %943 ]
  %930 = phi i64 [ 0, %879 ], [ %945, %943 ]
  %931 = getelementptr inbounds nuw i64, ptr %370, i64 %930
  %932 = load i64, ptr %931, align 8
  %933 = sub nsw i64 %932, %608
  %934 = ashr i64 %933, %609
  br i1 %824, label %935, label %943

935:                                              ; preds = %928
  %936 = getelementptr inbounds nuw i64, ptr %243, i64 %930
  %937 = load i64, ptr %936, align 8
  %938 = getelementptr inbounds i64, ptr %362, i64 %937
  %939 = getelementptr inbounds i32, ptr %366, i64 %937
  %940 = getelementptr inbounds i64, ptr %360, i64 %937
  br label %947

941:                                              ; preds = %978
  %942 = add i64 %929, %610
  br label %943

943:                                              ; preds = %941, %928
  %944 = phi i64 [ %929, %928 ], [ %942, %941 ]
  %945 = add nuw nsw i64 %930, 1
  %946 = icmp eq i64 %945, %245
  br i1 %946, label %982, label %928

947:                                              ; preds = %978, %935
  %948 = phi i64 [ 0, %935 ], [ %979, %978 ]
  %949 = phi i64 [ %929, %935 ], [ %980, %978 ]
  %950 = getelementptr inbounds i8, ptr %372, i64 %949
  %951 = load i8, ptr %950, align 1
  %952 = and i8 %951, 1
  %953 = icmp eq i8 %952, 0
  br i1 %953, label %978, label %954

954:                                              ; preds = %947
  %955 = load i64, ptr %635, align 8
  %956 = inttoptr i64 %955 to ptr
  %957 = load i64, ptr %880, align 8
  %958 = add nsw i64 %957, 1
  store i64 %958, ptr %880, align 8
  %959 = mul nsw i64 %957, 24
  %960 = getelementptr inbounds i8, ptr %956, i64 %959
  %961 = add nsw i64 %948, %934
  %962 = trunc i64 %961 to i32
  store i32 %962, ptr %960, align 4
  %963 = load i64, ptr %938, align 8
  %964 = trunc i64 %963 to i32
  %965 = getelementptr inbounds nuw i8, ptr %960, i64 4
  store i32 %964, ptr %965, align 4
  %966 = load i32, ptr %939, align 4
  %967 = getelementptr inbounds nuw i8, ptr %960, i64 8
  store i32 %966, ptr %967, align 4
  %968 = load i64, ptr %940, align 8
  %969 = load i64, ptr %75, align 8
  %970 = add nsw i64 %969, %968
  %971 = trunc i64 %970 to i32
  %972 = getelementptr inbounds nuw i8, ptr %960, i64 12
  store i32 %971, ptr %972, align 4
  %973 = getelementptr inbounds nuw i8, ptr %960, i64 16
  store i32 %826, ptr %973, align 4
  %974 = getelementptr inbounds nuw i8, ptr %960, i64 20
  store i32 1, ptr %974, align 4
  %975 = load i64, ptr %630, align 8
  %976 = inttoptr i64 %975 to ptr
  %977 = getelementptr inbounds i8, ptr %976, i64 %961
  store i8 1, ptr %977, align 1
  br label %978

978:                                              ; preds = %954, %947
  %979 = add nuw nsw i64 %948, 1
  %980 = add nsw i64 %949, 1
  %981 = icmp eq i64 %979, %610
  br i1 %981, label %941, label %947

982:                                              ; preds = %943, %877, %822
  %983 = load i64, ptr %381, align 8
  %984 = icmp sgt i64 %983, 0
  br i1 %984, label %985, label %989

985:                                              ; preds = %982
  %986 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %987 = getelementptr inbounds nuw i8, ptr %577, i64 16
  %988 = getelementptr inbounds nuw i8, ptr %87, i64 8
  br label %990

989:                                              ; preds = %1039, %982
  br i1 %384, label %1044, label %1047

990:                                              ; preds = %1039, %985
  %991 = phi i64 [ %983, %985 ], [ %1040, %1039 ]
  %992 = phi i64 [ %983, %985 ], [ %1041, %1039 ]
  %993 = phi i64 [ 0, %985 ], [ %1042, %1039 ]
  %994 = load i64, ptr %986, align 8
  %995 = getelementptr i64, ptr %358, i64 %994
  %996 = getelementptr i64, ptr %995, i64 %993
  %997 = load i64, ptr %996, align 8
  %998 = icmp slt i64 %997, 0
  br i1 %998, label %1039, label %999

999:                                              ; preds = %990
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1000 = getelementptr inbounds nuw %struct.operand, ptr %356, i64 %997
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %1000, i64 16, i1 false)
  br i1 %385, label %1005, label %1003

1001:                                             ; preds = %1036
  %1002 = load i64, ptr %381, align 8
  br label %1003

1003:                                             ; preds = %1001, %999
  %1004 = phi i64 [ %1002, %1001 ], [ %991, %999 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %1039

1005:                                             ; preds = %999, %1036
  %1006 = phi i64 [ %1037, %1036 ], [ 0, %999 ]
  %1007 = load i64, ptr %987, align 8
  %1008 = getelementptr inbounds nuw i64, ptr %370, i64 %1006
  %1009 = load i64, ptr %1008, align 8
  %1010 = load i64, ptr %379, align 8
  %1011 = mul nsw i64 %1010, %993
  %1012 = sub i64 %1007, %608
  %1013 = add i64 %1012, %1009
  %1014 = add nsw i64 %1013, %1011
  br i1 %384, label %1015, label %1031

1015:                                             ; preds = %1005
  %1016 = load i64, ptr %988, align 8
  %1017 = getelementptr inbounds nuw i64, ptr %243, i64 %1006
  %1018 = load i64, ptr %1017, align 8
  %1019 = call fastcc i64 @get(ptr noundef nonnull %9, i64 noundef %1016, i64 noundef %1018)
  switch i64 %1010, label %1029 [
    i64 1, label %1020
    i64 2, label %1023
    i64 4, label %1026
  ]

1020:                                             ; preds = %1015
  %1021 = trunc i64 %1019 to i8
  %1022 = inttoptr i64 %1014 to ptr
  store i8 %1021, ptr %1022, align 1
  br label %1036

1023:                                             ; preds = %1015
  %1024 = trunc i64 %1019 to i16
  %1025 = inttoptr i64 %1014 to ptr
  store i16 %1024, ptr %1025, align 2
  br label %1036

1026:                                             ; preds = %1015
  %1027 = trunc i64 %1019 to i32
  %1028 = inttoptr i64 %1014 to ptr
  store i32 %1027, ptr %1028, align 4
  br label %1036

1029:                                             ; preds = %1015
  %1030 = inttoptr i64 %1014 to ptr
  store i64 %1019, ptr %1030, align 8
  br label %1036

1031:                                             ; preds = %1005
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i64 %1014, ptr %10, align 8
  store i64 0, ptr %78, align 8
  %1032 = getelementptr inbounds nuw i64, ptr %243, i64 %1006
  %1033 = load i64, ptr %1032, align 8
  %1034 = load i64, ptr %988, align 8
  %1035 = call fastcc i64 @get(ptr noundef nonnull %10, i64 noundef %1034, i64 noundef 0)
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %1033, i64 noundef %1035)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %1036

1036:                                             ; preds = %1031, %1029, %1026, %1023, %1020
  %1037 = add nuw nsw i64 %1006, 1
  %1038 = icmp eq i64 %1037, %245
  br i1 %1038, label %1001, label %1005

1039:                                             ; preds = %1003, %990
  %1040 = phi i64 [ %991, %990 ], [ %1004, %1003 ]
  %1041 = phi i64 [ %992, %990 ], [ %1004, %1003 ]
  %1042 = add nuw nsw i64 %993, 1
  %1043 = icmp slt i64 %1042, %1041
  br i1 %1043, label %990, label %989

1044:                                             ; preds = %989
  %1045 = load i64, ptr %79, align 8
  %1046 = add nsw i64 %1045, 1
  store i64 %1046, ptr %79, align 8
  br label %1047

1047:                                             ; preds = %1044, %989
  br i1 %586, label %1048, label %1052

1048:                                             ; preds = %1047
  %1049 = load i64, ptr %73, align 8
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %3259, label %1051

1051:                                             ; preds = %1048
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %88, i64 noundef %383, ptr noundef readonly %243, ptr noundef nonnull %370, i64 noundef %245)
  br label %3259

1052:                                             ; preds = %1047
  %1053 = load i64, ptr %80, align 8
  %1054 = inttoptr i64 %1053 to ptr
  %1055 = getelementptr inbounds i8, ptr %1054, i64 %88
  %1056 = load i8, ptr %1055, align 1
  %1057 = icmp eq i8 %1056, 0
  br i1 %1057, label %1058, label %1062

1058:                                             ; preds = %1052
  %1059 = tail call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %243, i64 noundef %245)
  %1060 = icmp eq i32 %1059, 0
  br i1 %1060, label %1062, label %1061

1061:                                             ; preds = %1058
  tail call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %383, ptr noundef readonly %243, ptr noundef nonnull %370, i64 noundef %245)
  br label %3259

1062:                                             ; preds = %1052, %1058
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %88, i64 noundef %383, ptr noundef readonly %243, ptr noundef nonnull %370, i64 noundef %245)
  br label %3259

1063:                                             ; preds = %551, %566
  %1064 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 %480, ptr %1064, align 8
  br label %3291

1065:                                             ; preds = %350
  %1066 = getelementptr inbounds nuw i8, ptr %87, i64 80
  %1067 = load i64, ptr %1066, align 8
  %1068 = icmp eq i64 %1067, 2
  br i1 %1068, label %1069, label %1095

1069:                                             ; preds = %1065
  %1070 = icmp sgt i64 %245, 0
  br i1 %1070, label %1071, label %1092

1071:                                             ; preds = %1069
  %1072 = getelementptr inbounds nuw i8, ptr %87, i64 56
  %1073 = load i64, ptr %1072, align 8
  %1074 = getelementptr inbounds %struct.operand, ptr %18, i64 %1073
  %1075 = load i64, ptr %1074, align 8
  %1076 = getelementptr inbounds nuw i8, ptr %1074, i64 8
  %1077 = load i64, ptr %1076, align 8
  br label %1078

1078:                                             ; preds = %1078, %1071
  %1079 = phi i64 [ 0, %1071 ], [ %1089, %1078 ]
  %1080 = phi i64 [ 0, %1071 ], [ %1090, %1078 ]
  %1081 = getelementptr inbounds nuw i64, ptr %243, i64 %1080
  %1082 = load i64, ptr %1081, align 8
  %1083 = mul nsw i64 %1082, %1077
  %1084 = add i64 %1083, %1075
  %1085 = inttoptr i64 %1084 to ptr
  %1086 = load i8, ptr %1085, align 1
  %1087 = icmp ne i8 %1086, 0
  %1088 = zext i1 %1087 to i64
  %1089 = add nuw nsw i64 %1079, %1088
  %1090 = add nuw nsw i64 %1080, 1
  %1091 = icmp eq i64 %1090, %245
  br i1 %1091, label %1092, label %1078

1092:                                             ; preds = %1078, %1069
  %1093 = phi i64 [ 0, %1069 ], [ %1089, %1078 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %1093, ptr noundef %243, i64 noundef %245, ptr noundef null, i64 noundef 0)
  %1094 = load i64, ptr %1066, align 8
  br label %1095

1095:                                             ; preds = %1092, %1065
  %1096 = phi i64 [ %1094, %1092 ], [ %1067, %1065 ]
  %1097 = icmp eq i64 %1096, 1
  br i1 %1097, label %1098, label %1143

1098:                                             ; preds = %1095
  %1099 = load i64, ptr %47, align 8
  %1100 = inttoptr i64 %1099 to ptr
  %1101 = getelementptr inbounds i8, ptr %1100, i64 %88
  %1102 = load i8, ptr %1101, align 1
  %1103 = icmp eq i8 %1102, 3
  br i1 %1103, label %1143, label %1104

1104:                                             ; preds = %1098
  %1105 = load i64, ptr %48, align 8
  %1106 = getelementptr inbounds nuw i8, ptr %87, i64 72
  %1107 = load i64, ptr %1106, align 8
  switch i64 %1107, label %1108 [
    i64 0, label %1114
    i64 1, label %1109
  ]

1108:                                             ; preds = %1104
  br label %1109

1109:                                             ; preds = %1104, %1108
  %1110 = phi i64 [ 48, %1108 ], [ 40, %1104 ]
  %1111 = getelementptr inbounds nuw i8, ptr %87, i64 %1110
  %1112 = load i64, ptr %1111, align 8
  %1113 = getelementptr inbounds %struct.operand, ptr %18, i64 %1112
  br label %1114

1114:                                             ; preds = %1104, %1109
  %1115 = phi ptr [ %1113, %1109 ], [ null, %1104 ]
  %1116 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %1117 = load i64, ptr %1116, align 8
  %1118 = getelementptr inbounds %struct.operand, ptr %18, i64 %1117
  %1119 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %1120 = load i64, ptr %1119, align 8
  %1121 = getelementptr inbounds %struct.operand, ptr %18, i64 %1120
  %1122 = load i64, ptr %1118, align 8
  %1123 = getelementptr inbounds nuw i8, ptr %1118, i64 8
  %1124 = load i64, ptr %1123, align 8
  tail call fastcc void @compare(ptr noundef nonnull %87, i64 %1105, i64 1, i64 %1122, i64 %1124, ptr noundef byval(%struct.operand) align 8 %1121, ptr noundef %243, i64 noundef %245)
  %1125 = icmp sgt i64 %245, 0
  br i1 %1125, label %1126, label %1139

1126:                                             ; preds = %1114, %1126
  %1127 = phi i64 [ %1136, %1126 ], [ 0, %1114 ]
  %1128 = phi i64 [ %1137, %1126 ], [ 0, %1114 ]
  %1129 = getelementptr inbounds nuw i64, ptr %243, i64 %1128
  %1130 = load i64, ptr %1129, align 8
  %1131 = add i64 %1130, %1105
  %1132 = inttoptr i64 %1131 to ptr
  %1133 = load i8, ptr %1132, align 1
  %1134 = icmp ne i8 %1133, 0
  %1135 = zext i1 %1134 to i64
  %1136 = add nuw nsw i64 %1127, %1135
  %1137 = add nuw nsw i64 %1128, 1
  %1138 = icmp eq i64 %1137, %245
  br i1 %1138, label %1139, label %1126

1139:                                             ; preds = %1126, %1114
  %1140 = phi i64 [ 0, %1114 ], [ %1136, %1126 ]
  %1141 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %1142 = load i64, ptr %1141, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %1140, ptr noundef %243, i64 noundef %245, ptr noundef %1115, i64 noundef %1142)
  br label %1143

1143:                                             ; preds = %1139, %1098, %1095
  %1144 = load i64, ptr %16, align 8
  %1145 = inttoptr i64 %1144 to ptr
  %1146 = load i64, ptr %49, align 8
  %1147 = inttoptr i64 %1146 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1148 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp sgt i64 %1149, -1
  br i1 %1150, label %1151, label %1156

1151:                                             ; preds = %1143
  %1152 = load i64, ptr %87, align 8
  %1153 = icmp eq i64 %1152, 27
  br i1 %1153, label %1156, label %1154

1154:                                             ; preds = %1151
  %1155 = getelementptr inbounds nuw %struct.operand, ptr %1145, i64 %1149
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1155, i64 16, i1 false)
  br label %1156

1156:                                             ; preds = %1154, %1151, %1143
  %1157 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %1158 = load i64, ptr %1157, align 8
  %1159 = icmp sgt i64 %1158, -1
  br i1 %1159, label %1160, label %1165

1160:                                             ; preds = %1156
  %1161 = load i64, ptr %87, align 8
  %1162 = icmp eq i64 %1161, 26
  br i1 %1162, label %1165, label %1163

1163:                                             ; preds = %1160
  %1164 = getelementptr inbounds nuw %struct.operand, ptr %1145, i64 %1158
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1164, i64 16, i1 false)
  br label %1165

1165:                                             ; preds = %1163, %1160, %1156
  %1166 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %1167 = load i64, ptr %1166, align 8
  %1168 = icmp sgt i64 %1167, -1
  br i1 %1168, label %1169, label %1171

1169:                                             ; preds = %1165
  %1170 = getelementptr inbounds nuw %struct.operand, ptr %1145, i64 %1167
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1170, i64 16, i1 false)
  br label %1171

1171:                                             ; preds = %1169, %1165
  %1172 = getelementptr inbounds nuw i8, ptr %87, i64 56
  %1173 = load i64, ptr %1172, align 8
  %1174 = icmp sgt i64 %1173, -1
  br i1 %1174, label %1175, label %1177

1175:                                             ; preds = %1171
  %1176 = getelementptr inbounds nuw %struct.operand, ptr %1145, i64 %1173
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1176, i64 16, i1 false)
  br label %1177

1177:                                             ; preds = %1175, %1171
  %1178 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %1179 = load i64, ptr %1178, align 8
  %1180 = icmp eq i64 %1179, 8
  %1181 = load i64, ptr %87, align 8
  br i1 %1180, label %1182, label %1441

1182:                                             ; preds = %1177
  switch i64 %1181, label %1183 [
    i64 19, label %1441
    i64 4, label %1441
    i64 18, label %1441
  ]

1183:                                             ; preds = %1182
  %1184 = load i64, ptr %3, align 8
  %1185 = load i64, ptr %53, align 8
  %1186 = load i64, ptr %4, align 8
  %1187 = load i64, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1188 = load i64, ptr %6, align 8
  %1189 = load i64, ptr %52, align 8
  %1190 = load i64, ptr %5, align 8
  %1191 = load i64, ptr %51, align 8
  store i64 %1184, ptr %2, align 8
  store i64 %1185, ptr %54, align 8
  switch i64 %1181, label %1440 [
    i64 5, label %1206
    i64 6, label %1204
    i64 7, label %1202
    i64 25, label %1200
    i64 29, label %1280
    i64 21, label %1198
    i64 22, label %1196
    i64 34, label %1194
    i64 35, label %1192
  ]

1192:                                             ; preds = %1183
  %1193 = icmp sgt i64 %245, 0
  br i1 %1193, label %1404, label %1440

1194:                                             ; preds = %1183
  %1195 = icmp sgt i64 %245, 0
  br i1 %1195, label %1383, label %1440

1196:                                             ; preds = %1183
  %1197 = icmp sgt i64 %245, 0
  br i1 %1197, label %1351, label %1440

1198:                                             ; preds = %1183
  %1199 = icmp sgt i64 %245, 0
  br i1 %1199, label %1319, label %1440

1200:                                             ; preds = %1183
  %1201 = icmp sgt i64 %245, 0
  br i1 %1201, label %1265, label %1440

1202:                                             ; preds = %1183
  %1203 = icmp sgt i64 %245, 0
  br i1 %1203, label %1246, label %1440

1204:                                             ; preds = %1183
  %1205 = icmp sgt i64 %245, 0
  br i1 %1205, label %1227, label %1440

1206:                                             ; preds = %1183
  %1207 = icmp sgt i64 %245, 0
  br i1 %1207, label %1208, label %1440

1208:                                             ; preds = %1206, %1208
  %1209 = phi i64 [ %1225, %1208 ], [ 0, %1206 ]
  %1210 = getelementptr inbounds nuw i64, ptr %243, i64 %1209
  %1211 = load i64, ptr %1210, align 8
  %1212 = mul nsw i64 %1211, %1187
  %1213 = add i64 %1212, %1186
  %1214 = inttoptr i64 %1213 to ptr
  %1215 = load float, ptr %1214, align 4
  %1216 = mul nsw i64 %1211, %1191
  %1217 = add i64 %1216, %1190
  %1218 = inttoptr i64 %1217 to ptr
  %1219 = load float, ptr %1218, align 4
  %1220 = fadd float %1215, %1219
  %1221 = fcmp uno float %1220, 0.000000e+00
  %1222 = bitcast float %1220 to i32
  %1223 = zext i32 %1222 to i64
  %1224 = select i1 %1221, i64 2147483647, i64 %1223
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1211, i64 noundef %1224)
  %1225 = add nuw nsw i64 %1209, 1
  %1226 = icmp eq i64 %1225, %245
  br i1 %1226, label %1440, label %1208

1227:                                             ; preds = %1204, %1227
  %1228 = phi i64 [ %1244, %1227 ], [ 0, %1204 ]
  %1229 = getelementptr inbounds nuw i64, ptr %243, i64 %1228
  %1230 = load i64, ptr %1229, align 8
  %1231 = mul nsw i64 %1230, %1187
  %1232 = add i64 %1231, %1186
  %1233 = inttoptr i64 %1232 to ptr
  %1234 = load float, ptr %1233, align 4
  %1235 = mul nsw i64 %1230, %1191
  %1236 = add i64 %1235, %1190
  %1237 = inttoptr i64 %1236 to ptr
  %1238 = load float, ptr %1237, align 4
  %1239 = fsub float %1234, %1238
  %1240 = fcmp uno float %1239, 0.000000e+00
  %1241 = bitcast float %1239 to i32
  %1242 = zext i32 %1241 to i64
  %1243 = select i1 %1240, i64 2147483647, i64 %1242
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1230, i64 noundef %1243)
  %1244 = add nuw nsw i64 %1228, 1
  %1245 = icmp eq i64 %1244, %245
  br i1 %1245, label %1440, label %1227

1246:                                             ; preds = %1202, %1246
  %1247 = phi i64 [ %1263, %1246 ], [ 0, %1202 ]
  %1248 = getelementptr inbounds nuw i64, ptr %243, i64 %1247
  %1249 = load i64, ptr %1248, align 8
  %1250 = mul nsw i64 %1249, %1187
  %1251 = add i64 %1250, %1186
  %1252 = inttoptr i64 %1251 to ptr
  %1253 = load float, ptr %1252, align 4
  %1254 = mul nsw i64 %1249, %1191
  %1255 = add i64 %1254, %1190
  %1256 = inttoptr i64 %1255 to ptr
  %1257 = load float, ptr %1256, align 4
  %1258 = fmul float %1253, %1257
  %1259 = fcmp uno float %1258, 0.000000e+00
  %1260 = bitcast float %1258 to i32
  %1261 = zext i32 %1260 to i64
  %1262 = select i1 %1259, i64 2147483647, i64 %1261
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1249, i64 noundef %1262)
  %1263 = add nuw nsw i64 %1247, 1
  %1264 = icmp eq i64 %1263, %245
  br i1 %1264, label %1440, label %1246

1265:                                             ; preds = %1200, %1265
  %1266 = phi i64 [ %1278, %1265 ], [ 0, %1200 ]
  %1267 = getelementptr inbounds nuw i64, ptr %243, i64 %1266
  %1268 = load i64, ptr %1267, align 8
  %1269 = mul nsw i64 %1268, %1187
  %1270 = add i64 %1269, %1186
  %1271 = inttoptr i64 %1270 to ptr
  %1272 = load float, ptr %1271, align 4
  %1273 = fneg float %1272
  %1274 = fcmp uno float %1272, 0.000000e+00
  %1275 = bitcast float %1273 to i32
  %1276 = zext i32 %1275 to i64
  %1277 = select i1 %1274, i64 2147483647, i64 %1276
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1268, i64 noundef %1277)
  %1278 = add nuw nsw i64 %1266, 1
  %1279 = icmp eq i64 %1278, %245
  br i1 %1279, label %1440, label %1265

1280:                                             ; preds = %1183
  %1281 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1282 = load i64, ptr %1281, align 8
  %1283 = and i64 %1282, 1
  %1284 = icmp eq i64 %1283, 0
  %1285 = and i64 %1282, 2
  %1286 = icmp eq i64 %1285, 0
  %1287 = and i64 %1282, 4
  %1288 = icmp eq i64 %1287, 0
  %1289 = icmp sgt i64 %245, 0
  br i1 %1289, label %1290, label %1440

1290:                                             ; preds = %1280, %1290
  %1291 = phi i64 [ %1317, %1290 ], [ 0, %1280 ]
  %1292 = getelementptr inbounds nuw i64, ptr %243, i64 %1291
  %1293 = load i64, ptr %1292, align 8
  %1294 = mul nsw i64 %1293, %1187
  %1295 = add i64 %1294, %1186
  %1296 = inttoptr i64 %1295 to ptr
  %1297 = load float, ptr %1296, align 4
  %1298 = mul nsw i64 %1293, %1191
  %1299 = add i64 %1298, %1190
  %1300 = inttoptr i64 %1299 to ptr
  %1301 = load float, ptr %1300, align 4
  %1302 = mul nsw i64 %1293, %1189
  %1303 = add i64 %1302, %1188
  %1304 = inttoptr i64 %1303 to ptr
  %1305 = load float, ptr %1304, align 4
  %1306 = fneg float %1297
  %1307 = select i1 %1284, float %1297, float %1306
  %1308 = fneg float %1301
  %1309 = select i1 %1286, float %1301, float %1308
  %1310 = fneg float %1305
  %1311 = select i1 %1288, float %1305, float %1310
  %1312 = tail call float @llvm.fma.f32(float %1307, float %1309, float %1311)
  %1313 = fcmp uno float %1312, 0.000000e+00
  %1314 = bitcast float %1312 to i32
  %1315 = zext i32 %1314 to i64
  %1316 = select i1 %1313, i64 2147483647, i64 %1315
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1293, i64 noundef %1316)
  %1317 = add nuw nsw i64 %1291, 1
  %1318 = icmp eq i64 %1317, %245
  br i1 %1318, label %1440, label %1290

1319:                                             ; preds = %1198, %1343
  %1320 = phi i64 [ %1349, %1343 ], [ 0, %1198 ]
  %1321 = getelementptr inbounds nuw i64, ptr %243, i64 %1320
  %1322 = load i64, ptr %1321, align 8
  %1323 = mul nsw i64 %1322, %1187
  %1324 = add i64 %1323, %1186
  %1325 = inttoptr i64 %1324 to ptr
  %1326 = load float, ptr %1325, align 4
  %1327 = mul nsw i64 %1322, %1191
  %1328 = add i64 %1327, %1190
  %1329 = inttoptr i64 %1328 to ptr
  %1330 = load float, ptr %1329, align 4
  %1331 = fcmp uno float %1326, 0.000000e+00
  br i1 %1331, label %1343, label %1332

1332:                                             ; preds = %1319
  %1333 = fcmp uno float %1330, 0.000000e+00
  br i1 %1333, label %1343, label %1334

1334:                                             ; preds = %1332
  %1335 = fcmp oeq float %1326, %1330
  br i1 %1335, label %1336, label %1340

1336:                                             ; preds = %1334
  %1337 = bitcast float %1326 to i32
  %1338 = icmp slt i32 %1337, 0
  %1339 = select i1 %1338, float %1326, float %1330
  br label %1343

1340:                                             ; preds = %1334
  %1341 = fcmp olt float %1326, %1330
  %1342 = select i1 %1341, float %1326, float %1330
  br label %1343

1343:                                             ; preds = %1340, %1336, %1332, %1319
  %1344 = phi float [ %1342, %1340 ], [ %1330, %1319 ], [ %1339, %1336 ], [ %1326, %1332 ]
  %1345 = fcmp uno float %1344, 0.000000e+00
  %1346 = bitcast float %1344 to i32
  %1347 = zext i32 %1346 to i64
  %1348 = select i1 %1345, i64 2147483647, i64 %1347
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1322, i64 noundef %1348)
  %1349 = add nuw nsw i64 %1320, 1
  %1350 = icmp eq i64 %1349, %245
  br i1 %1350, label %1440, label %1319

1351:                                             ; preds = %1196, %1375
  %1352 = phi i64 [ %1381, %1375 ], [ 0, %1196 ]
  %1353 = getelementptr inbounds nuw i64, ptr %243, i64 %1352
  %1354 = load i64, ptr %1353, align 8
  %1355 = mul nsw i64 %1354, %1187
  %1356 = add i64 %1355, %1186
  %1357 = inttoptr i64 %1356 to ptr
  %1358 = load float, ptr %1357, align 4
  %1359 = mul nsw i64 %1354, %1191
  %1360 = add i64 %1359, %1190
  %1361 = inttoptr i64 %1360 to ptr
  %1362 = load float, ptr %1361, align 4
  %1363 = fcmp uno float %1358, 0.000000e+00
  br i1 %1363, label %1375, label %1364

1364:                                             ; preds = %1351
  %1365 = fcmp uno float %1362, 0.000000e+00
  br i1 %1365, label %1375, label %1366

1366:                                             ; preds = %1364
  %1367 = fcmp oeq float %1358, %1362
  br i1 %1367, label %1368, label %1372

1368:                                             ; preds = %1366
  %1369 = bitcast float %1358 to i32
  %1370 = icmp slt i32 %1369, 0
  %1371 = select i1 %1370, float %1362, float %1358
  br label %1375

1372:                                             ; preds = %1366
  %1373 = fcmp ogt float %1358, %1362
  %1374 = select i1 %1373, float %1358, float %1362
  br label %1375

1375:                                             ; preds = %1372, %1368, %1364, %1351
  %1376 = phi float [ %1374, %1372 ], [ %1362, %1351 ], [ %1371, %1368 ], [ %1358, %1364 ]
  %1377 = fcmp uno float %1376, 0.000000e+00
  %1378 = bitcast float %1376 to i32
  %1379 = zext i32 %1378 to i64
  %1380 = select i1 %1377, i64 2147483647, i64 %1379
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1354, i64 noundef %1380)
  %1381 = add nuw nsw i64 %1352, 1
  %1382 = icmp eq i64 %1381, %245
  br i1 %1382, label %1440, label %1351

1383:                                             ; preds = %1194, %1400
  %1384 = phi i64 [ %1402, %1400 ], [ 0, %1194 ]
  %1385 = getelementptr inbounds nuw i64, ptr %243, i64 %1384
  %1386 = load i64, ptr %1385, align 8
  %1387 = mul nsw i64 %1386, %1187
  %1388 = add i64 %1387, %1186
  %1389 = inttoptr i64 %1388 to ptr
  %1390 = load float, ptr %1389, align 4
  %1391 = fcmp uno float %1390, 0.000000e+00
  br i1 %1391, label %1400, label %1392

1392:                                             ; preds = %1383
  %1393 = bitcast float %1390 to i32
  %1394 = add i32 %1393, 32767
  %1395 = lshr i32 %1393, 16
  %1396 = and i32 %1395, 1
  %1397 = add i32 %1394, %1396
  %1398 = lshr i32 %1397, 16
  %1399 = zext nneg i32 %1398 to i64
  br label %1400

1400:                                             ; preds = %1392, %1383
  %1401 = phi i64 [ %1399, %1392 ], [ 32767, %1383 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1386, i64 noundef %1401)
  %1402 = add nuw nsw i64 %1384, 1
  %1403 = icmp eq i64 %1402, %245
  br i1 %1403, label %1440, label %1383

1404:                                             ; preds = %1192, %1434
  %1405 = phi i64 [ %1438, %1434 ], [ 0, %1192 ]
  %1406 = getelementptr inbounds nuw i64, ptr %243, i64 %1405
  %1407 = load i64, ptr %1406, align 8
  %1408 = mul nsw i64 %1407, %1187
  %1409 = add i64 %1408, %1186
  %1410 = inttoptr i64 %1409 to ptr
  %1411 = load float, ptr %1410, align 4
  %1412 = mul nsw i64 %1407, %1191
  %1413 = add i64 %1412, %1190
  %1414 = inttoptr i64 %1413 to ptr
  %1415 = load float, ptr %1414, align 4
  %1416 = fcmp uno float %1411, 0.000000e+00
  br i1 %1416, label %1424, label %1417

1417:                                             ; preds = %1404
  %1418 = bitcast float %1411 to i32
  %1419 = add i32 %1418, 32767
  %1420 = lshr i32 %1418, 16
  %1421 = and i32 %1420, 1
  %1422 = add i32 %1419, %1421
  %1423 = and i32 %1422, -65536
  br label %1424

1424:                                             ; preds = %1417, %1404
  %1425 = phi i32 [ %1423, %1417 ], [ 2147418112, %1404 ]
  %1426 = fcmp uno float %1415, 0.000000e+00
  br i1 %1426, label %1434, label %1427

1427:                                             ; preds = %1424
  %1428 = bitcast float %1415 to i32
  %1429 = add i32 %1428, 32767
  %1430 = lshr i32 %1428, 16
  %1431 = and i32 %1430, 1
  %1432 = add i32 %1429, %1431
  %1433 = lshr i32 %1432, 16
  br label %1434

1434:                                             ; preds = %1427, %1424
  %1435 = phi i32 [ %1433, %1427 ], [ 32767, %1424 ]
  %1436 = or disjoint i32 %1435, %1425
  %1437 = zext i32 %1436 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1407, i64 noundef %1437)
  %1438 = add nuw nsw i64 %1405, 1
  %1439 = icmp eq i64 %1438, %245
  br i1 %1439, label %1440, label %1404

1440:                                             ; preds = %1434, %1400, %1375, %1343, %1290, %1265, %1246, %1227, %1208, %1280, %1206, %1204, %1202, %1200, %1198, %1196, %1194, %1192, %1183
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3258

1441:                                             ; preds = %1182, %1182, %1182, %1177
  switch i64 %1181, label %3258 [
    i64 4, label %1469
    i64 5, label %1554
    i64 6, label %1681
    i64 7, label %1808
    i64 12, label %1935
    i64 13, label %2062
    i64 14, label %2189
    i64 15, label %2316
    i64 25, label %2422
    i64 21, label %2513
    i64 22, label %2639
    i64 19, label %2765
    i64 8, label %2770
    i64 9, label %1467
    i64 10, label %1465
    i64 11, label %1461
    i64 16, label %2915
    i64 17, label %2915
    i64 18, label %1456
    i64 20, label %1452
    i64 23, label %3010
    i64 24, label %3010
    i64 26, label %3054
    i64 27, label %3088
    i64 28, label %1446
    i64 30, label %1444
    i64 31, label %3194
    i64 32, label %3194
    i64 33, label %1442
  ]

1442:                                             ; preds = %1441
  %1443 = icmp sgt i64 %245, 0
  br i1 %1443, label %3244, label %3258

1444:                                             ; preds = %1441
  %1445 = icmp sgt i64 %245, 0
  br i1 %1445, label %3185, label %3258

1446:                                             ; preds = %1441
  %1447 = icmp sgt i64 %245, 0
  br i1 %1447, label %1448, label %3258

1448:                                             ; preds = %1446
  %1449 = load i64, ptr %6, align 8
  %1450 = load i64, ptr %52, align 8
  %1451 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %3135

1452:                                             ; preds = %1441
  %1453 = icmp sgt i64 %245, 0
  br i1 %1453, label %1454, label %3258

1454:                                             ; preds = %1452
  %1455 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %2984

1456:                                             ; preds = %1441
  %1457 = icmp sgt i64 %245, 0
  br i1 %1457, label %1458, label %3258

1458:                                             ; preds = %1456
  %1459 = load i64, ptr %6, align 8
  %1460 = load i64, ptr %52, align 8
  br label %2970

1461:                                             ; preds = %1441
  %1462 = icmp sgt i64 %245, 0
  br i1 %1462, label %1463, label %3258

1463:                                             ; preds = %1461
  %1464 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %2902

1465:                                             ; preds = %1441
  %1466 = icmp sgt i64 %245, 0
  br i1 %1466, label %2876, label %3258

1467:                                             ; preds = %1441
  %1468 = icmp sgt i64 %245, 0
  br i1 %1468, label %2866, label %3258

1469:                                             ; preds = %1441
  %1470 = icmp sgt i64 %245, 0
  switch i64 %1179, label %1475 [
    i64 0, label %1476
    i64 4, label %1476
    i64 10, label %1476
    i64 1, label %1474
    i64 5, label %1473
    i64 2, label %1472
    i64 6, label %1471
  ]

1471:                                             ; preds = %1469
  br i1 %1470, label %1529, label %3258

1472:                                             ; preds = %1469
  br i1 %1470, label %1516, label %3258

1473:                                             ; preds = %1469
  br i1 %1470, label %1503, label %3258

1474:                                             ; preds = %1469
  br i1 %1470, label %1490, label %3258

1475:                                             ; preds = %1469
  br i1 %1470, label %1542, label %3258

1476:                                             ; preds = %1469, %1469, %1469
  br i1 %1470, label %1477, label %3258

1477:                                             ; preds = %1476, %1477
  %1478 = phi i64 [ %1488, %1477 ], [ 0, %1476 ]
  %1479 = getelementptr inbounds nuw i64, ptr %243, i64 %1478
  %1480 = load i64, ptr %1479, align 8
  %1481 = load i64, ptr %4, align 8
  %1482 = load i64, ptr %50, align 8
  %1483 = mul nsw i64 %1482, %1480
  %1484 = add i64 %1483, %1481
  %1485 = inttoptr i64 %1484 to ptr
  %1486 = load i8, ptr %1485, align 1
  %1487 = zext i8 %1486 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1480, i64 noundef %1487)
  %1488 = add nuw nsw i64 %1478, 1
  %1489 = icmp eq i64 %1488, %245
  br i1 %1489, label %3258, label %1477

1490:                                             ; preds = %1474, %1490
  %1491 = phi i64 [ %1501, %1490 ], [ 0, %1474 ]
  %1492 = getelementptr inbounds nuw i64, ptr %243, i64 %1491
  %1493 = load i64, ptr %1492, align 8
  %1494 = load i64, ptr %4, align 8
  %1495 = load i64, ptr %50, align 8
  %1496 = mul nsw i64 %1495, %1493
  %1497 = add i64 %1496, %1494
  %1498 = inttoptr i64 %1497 to ptr
  %1499 = load i16, ptr %1498, align 2
  %1500 = zext i16 %1499 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1493, i64 noundef %1500)
  %1501 = add nuw nsw i64 %1491, 1
  %1502 = icmp eq i64 %1501, %245
  br i1 %1502, label %3258, label %1490

1503:                                             ; preds = %1473, %1503
  %1504 = phi i64 [ %1514, %1503 ], [ 0, %1473 ]
  %1505 = getelementptr inbounds nuw i64, ptr %243, i64 %1504
  %1506 = load i64, ptr %1505, align 8
  %1507 = load i64, ptr %4, align 8
  %1508 = load i64, ptr %50, align 8
  %1509 = mul nsw i64 %1508, %1506
  %1510 = add i64 %1509, %1507
  %1511 = inttoptr i64 %1510 to ptr
  %1512 = load i16, ptr %1511, align 2
  %1513 = sext i16 %1512 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1506, i64 noundef %1513)
  %1514 = add nuw nsw i64 %1504, 1
  %1515 = icmp eq i64 %1514, %245
  br i1 %1515, label %3258, label %1503

1516:                                             ; preds = %1472, %1516
  %1517 = phi i64 [ %1527, %1516 ], [ 0, %1472 ]
  %1518 = getelementptr inbounds nuw i64, ptr %243, i64 %1517
  %1519 = load i64, ptr %1518, align 8
  %1520 = load i64, ptr %4, align 8
  %1521 = load i64, ptr %50, align 8
  %1522 = mul nsw i64 %1521, %1519
  %1523 = add i64 %1522, %1520
  %1524 = inttoptr i64 %1523 to ptr
  %1525 = load i32, ptr %1524, align 4
  %1526 = zext i32 %1525 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1519, i64 noundef %1526)
  %1527 = add nuw nsw i64 %1517, 1
  %1528 = icmp eq i64 %1527, %245
  br i1 %1528, label %3258, label %1516

1529:                                             ; preds = %1471, %1529
  %1530 = phi i64 [ %1540, %1529 ], [ 0, %1471 ]
  %1531 = getelementptr inbounds nuw i64, ptr %243, i64 %1530
  %1532 = load i64, ptr %1531, align 8
  %1533 = load i64, ptr %4, align 8
  %1534 = load i64, ptr %50, align 8
  %1535 = mul nsw i64 %1534, %1532
  %1536 = add i64 %1535, %1533
  %1537 = inttoptr i64 %1536 to ptr
  %1538 = load i32, ptr %1537, align 4
  %1539 = sext i32 %1538 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1532, i64 noundef %1539)
  %1540 = add nuw nsw i64 %1530, 1
  %1541 = icmp eq i64 %1540, %245
  br i1 %1541, label %3258, label %1529

1542:                                             ; preds = %1475, %1542
  %1543 = phi i64 [ %1552, %1542 ], [ 0, %1475 ]
  %1544 = getelementptr inbounds nuw i64, ptr %243, i64 %1543
  %1545 = load i64, ptr %1544, align 8
  %1546 = load i64, ptr %4, align 8
  %1547 = load i64, ptr %50, align 8
  %1548 = mul nsw i64 %1547, %1545
  %1549 = add i64 %1548, %1546
  %1550 = inttoptr i64 %1549 to ptr
  %1551 = load i64, ptr %1550, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1545, i64 noundef %1551)
  %1552 = add nuw nsw i64 %1543, 1
  %1553 = icmp eq i64 %1552, %245
  br i1 %1553, label %3258, label %1542

1554:                                             ; preds = %1441
  %1555 = icmp sgt i64 %245, 0
  switch i64 %1179, label %1560 [
    i64 0, label %1561
    i64 4, label %1561
    i64 10, label %1561
    i64 1, label %1559
    i64 5, label %1558
    i64 2, label %1557
    i64 6, label %1556
  ]

1556:                                             ; preds = %1554
  br i1 %1555, label %1642, label %3258

1557:                                             ; preds = %1554
  br i1 %1555, label %1622, label %3258

1558:                                             ; preds = %1554
  br i1 %1555, label %1602, label %3258

1559:                                             ; preds = %1554
  br i1 %1555, label %1582, label %3258

1560:                                             ; preds = %1554
  br i1 %1555, label %1662, label %3258

1561:                                             ; preds = %1554, %1554, %1554
  br i1 %1555, label %1562, label %3258

1562:                                             ; preds = %1561, %1562
  %1563 = phi i64 [ %1580, %1562 ], [ 0, %1561 ]
  %1564 = getelementptr inbounds nuw i64, ptr %243, i64 %1563
  %1565 = load i64, ptr %1564, align 8
  %1566 = load i64, ptr %4, align 8
  %1567 = load i64, ptr %50, align 8
  %1568 = mul nsw i64 %1567, %1565
  %1569 = add i64 %1568, %1566
  %1570 = inttoptr i64 %1569 to ptr
  %1571 = load i8, ptr %1570, align 1
  %1572 = load i64, ptr %5, align 8
  %1573 = load i64, ptr %51, align 8
  %1574 = mul nsw i64 %1573, %1565
  %1575 = add i64 %1574, %1572
  %1576 = inttoptr i64 %1575 to ptr
  %1577 = load i8, ptr %1576, align 1
  %1578 = add i8 %1577, %1571
  %1579 = zext i8 %1578 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1565, i64 noundef %1579)
  %1580 = add nuw nsw i64 %1563, 1
  %1581 = icmp eq i64 %1580, %245
  br i1 %1581, label %3258, label %1562

1582:                                             ; preds = %1559, %1582
  %1583 = phi i64 [ %1600, %1582 ], [ 0, %1559 ]
  %1584 = getelementptr inbounds nuw i64, ptr %243, i64 %1583
  %1585 = load i64, ptr %1584, align 8
  %1586 = load i64, ptr %4, align 8
  %1587 = load i64, ptr %50, align 8
  %1588 = mul nsw i64 %1587, %1585
  %1589 = add i64 %1588, %1586
  %1590 = inttoptr i64 %1589 to ptr
  %1591 = load i16, ptr %1590, align 2
  %1592 = load i64, ptr %5, align 8
  %1593 = load i64, ptr %51, align 8
  %1594 = mul nsw i64 %1593, %1585
  %1595 = add i64 %1594, %1592
  %1596 = inttoptr i64 %1595 to ptr
  %1597 = load i16, ptr %1596, align 2
  %1598 = add i16 %1597, %1591
  %1599 = zext i16 %1598 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1585, i64 noundef %1599)
  %1600 = add nuw nsw i64 %1583, 1
  %1601 = icmp eq i64 %1600, %245
  br i1 %1601, label %3258, label %1582

1602:                                             ; preds = %1558, %1602
  %1603 = phi i64 [ %1620, %1602 ], [ 0, %1558 ]
  %1604 = getelementptr inbounds nuw i64, ptr %243, i64 %1603
  %1605 = load i64, ptr %1604, align 8
  %1606 = load i64, ptr %4, align 8
  %1607 = load i64, ptr %50, align 8
  %1608 = mul nsw i64 %1607, %1605
  %1609 = add i64 %1608, %1606
  %1610 = inttoptr i64 %1609 to ptr
  %1611 = load i16, ptr %1610, align 2
  %1612 = load i64, ptr %5, align 8
  %1613 = load i64, ptr %51, align 8
  %1614 = mul nsw i64 %1613, %1605
  %1615 = add i64 %1614, %1612
  %1616 = inttoptr i64 %1615 to ptr
  %1617 = load i16, ptr %1616, align 2
  %1618 = add i16 %1617, %1611
  %1619 = sext i16 %1618 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1605, i64 noundef %1619)
  %1620 = add nuw nsw i64 %1603, 1
  %1621 = icmp eq i64 %1620, %245
  br i1 %1621, label %3258, label %1602

1622:                                             ; preds = %1557, %1622
  %1623 = phi i64 [ %1640, %1622 ], [ 0, %1557 ]
  %1624 = getelementptr inbounds nuw i64, ptr %243, i64 %1623
  %1625 = load i64, ptr %1624, align 8
  %1626 = load i64, ptr %4, align 8
  %1627 = load i64, ptr %50, align 8
  %1628 = mul nsw i64 %1627, %1625
  %1629 = add i64 %1628, %1626
  %1630 = inttoptr i64 %1629 to ptr
  %1631 = load i32, ptr %1630, align 4
  %1632 = load i64, ptr %5, align 8
  %1633 = load i64, ptr %51, align 8
  %1634 = mul nsw i64 %1633, %1625
  %1635 = add i64 %1634, %1632
  %1636 = inttoptr i64 %1635 to ptr
  %1637 = load i32, ptr %1636, align 4
  %1638 = add i32 %1637, %1631
  %1639 = zext i32 %1638 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1625, i64 noundef %1639)
  %1640 = add nuw nsw i64 %1623, 1
  %1641 = icmp eq i64 %1640, %245
  br i1 %1641, label %3258, label %1622

1642:                                             ; preds = %1556, %1642
  %1643 = phi i64 [ %1660, %1642 ], [ 0, %1556 ]
  %1644 = getelementptr inbounds nuw i64, ptr %243, i64 %1643
  %1645 = load i64, ptr %1644, align 8
  %1646 = load i64, ptr %4, align 8
  %1647 = load i64, ptr %50, align 8
  %1648 = mul nsw i64 %1647, %1645
  %1649 = add i64 %1648, %1646
  %1650 = inttoptr i64 %1649 to ptr
  %1651 = load i32, ptr %1650, align 4
  %1652 = load i64, ptr %5, align 8
  %1653 = load i64, ptr %51, align 8
  %1654 = mul nsw i64 %1653, %1645
  %1655 = add i64 %1654, %1652
  %1656 = inttoptr i64 %1655 to ptr
  %1657 = load i32, ptr %1656, align 4
  %1658 = add i32 %1657, %1651
  %1659 = sext i32 %1658 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1645, i64 noundef %1659)
  %1660 = add nuw nsw i64 %1643, 1
  %1661 = icmp eq i64 %1660, %245
  br i1 %1661, label %3258, label %1642

1662:                                             ; preds = %1560, %1662
  %1663 = phi i64 [ %1679, %1662 ], [ 0, %1560 ]
  %1664 = getelementptr inbounds nuw i64, ptr %243, i64 %1663
  %1665 = load i64, ptr %1664, align 8
  %1666 = load i64, ptr %4, align 8
  %1667 = load i64, ptr %50, align 8
  %1668 = mul nsw i64 %1667, %1665
  %1669 = add i64 %1668, %1666
  %1670 = inttoptr i64 %1669 to ptr
  %1671 = load i64, ptr %1670, align 8
  %1672 = load i64, ptr %5, align 8
  %1673 = load i64, ptr %51, align 8
  %1674 = mul nsw i64 %1673, %1665
  %1675 = add i64 %1674, %1672
  %1676 = inttoptr i64 %1675 to ptr
  %1677 = load i64, ptr %1676, align 8
  %1678 = add i64 %1677, %1671
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1665, i64 noundef %1678)
  %1679 = add nuw nsw i64 %1663, 1
  %1680 = icmp eq i64 %1679, %245
  br i1 %1680, label %3258, label %1662

1681:                                             ; preds = %1441
  %1682 = icmp sgt i64 %245, 0
  switch i64 %1179, label %1687 [
    i64 0, label %1688
    i64 4, label %1688
    i64 10, label %1688
    i64 1, label %1686
    i64 5, label %1685
    i64 2, label %1684
    i64 6, label %1683
  ]

1683:                                             ; preds = %1681
  br i1 %1682, label %1769, label %3258

1684:                                             ; preds = %1681
  br i1 %1682, label %1749, label %3258

1685:                                             ; preds = %1681
  br i1 %1682, label %1729, label %3258

1686:                                             ; preds = %1681
  br i1 %1682, label %1709, label %3258

1687:                                             ; preds = %1681
  br i1 %1682, label %1789, label %3258

1688:                                             ; preds = %1681, %1681, %1681
  br i1 %1682, label %1689, label %3258

1689:                                             ; preds = %1688, %1689
  %1690 = phi i64 [ %1707, %1689 ], [ 0, %1688 ]
  %1691 = getelementptr inbounds nuw i64, ptr %243, i64 %1690
  %1692 = load i64, ptr %1691, align 8
  %1693 = load i64, ptr %4, align 8
  %1694 = load i64, ptr %50, align 8
  %1695 = mul nsw i64 %1694, %1692
  %1696 = add i64 %1695, %1693
  %1697 = inttoptr i64 %1696 to ptr
  %1698 = load i8, ptr %1697, align 1
  %1699 = load i64, ptr %5, align 8
  %1700 = load i64, ptr %51, align 8
  %1701 = mul nsw i64 %1700, %1692
  %1702 = add i64 %1701, %1699
  %1703 = inttoptr i64 %1702 to ptr
  %1704 = load i8, ptr %1703, align 1
  %1705 = sub i8 %1698, %1704
  %1706 = zext i8 %1705 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1692, i64 noundef %1706)
  %1707 = add nuw nsw i64 %1690, 1
  %1708 = icmp eq i64 %1707, %245
  br i1 %1708, label %3258, label %1689

1709:                                             ; preds = %1686, %1709
  %1710 = phi i64 [ %1727, %1709 ], [ 0, %1686 ]
  %1711 = getelementptr inbounds nuw i64, ptr %243, i64 %1710
  %1712 = load i64, ptr %1711, align 8
  %1713 = load i64, ptr %4, align 8
  %1714 = load i64, ptr %50, align 8
  %1715 = mul nsw i64 %1714, %1712
  %1716 = add i64 %1715, %1713
  %1717 = inttoptr i64 %1716 to ptr
  %1718 = load i16, ptr %1717, align 2
  %1719 = load i64, ptr %5, align 8
  %1720 = load i64, ptr %51, align 8
  %1721 = mul nsw i64 %1720, %1712
  %1722 = add i64 %1721, %1719
  %1723 = inttoptr i64 %1722 to ptr
  %1724 = load i16, ptr %1723, align 2
  %1725 = sub i16 %1718, %1724
  %1726 = zext i16 %1725 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1712, i64 noundef %1726)
  %1727 = add nuw nsw i64 %1710, 1
  %1728 = icmp eq i64 %1727, %245
  br i1 %1728, label %3258, label %1709

1729:                                             ; preds = %1685, %1729
  %1730 = phi i64 [ %1747, %1729 ], [ 0, %1685 ]
  %1731 = getelementptr inbounds nuw i64, ptr %243, i64 %1730
  %1732 = load i64, ptr %1731, align 8
  %1733 = load i64, ptr %4, align 8
  %1734 = load i64, ptr %50, align 8
  %1735 = mul nsw i64 %1734, %1732
  %1736 = add i64 %1735, %1733
  %1737 = inttoptr i64 %1736 to ptr
  %1738 = load i16, ptr %1737, align 2
  %1739 = load i64, ptr %5, align 8
  %1740 = load i64, ptr %51, align 8
  %1741 = mul nsw i64 %1740, %1732
  %1742 = add i64 %1741, %1739
  %1743 = inttoptr i64 %1742 to ptr
  %1744 = load i16, ptr %1743, align 2
  %1745 = sub i16 %1738, %1744
  %1746 = sext i16 %1745 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1732, i64 noundef %1746)
  %1747 = add nuw nsw i64 %1730, 1
  %1748 = icmp eq i64 %1747, %245
  br i1 %1748, label %3258, label %1729

1749:                                             ; preds = %1684, %1749
  %1750 = phi i64 [ %1767, %1749 ], [ 0, %1684 ]
  %1751 = getelementptr inbounds nuw i64, ptr %243, i64 %1750
  %1752 = load i64, ptr %1751, align 8
  %1753 = load i64, ptr %4, align 8
  %1754 = load i64, ptr %50, align 8
  %1755 = mul nsw i64 %1754, %1752
  %1756 = add i64 %1755, %1753
  %1757 = inttoptr i64 %1756 to ptr
  %1758 = load i32, ptr %1757, align 4
  %1759 = load i64, ptr %5, align 8
  %1760 = load i64, ptr %51, align 8
  %1761 = mul nsw i64 %1760, %1752
  %1762 = add i64 %1761, %1759
  %1763 = inttoptr i64 %1762 to ptr
  %1764 = load i32, ptr %1763, align 4
  %1765 = sub i32 %1758, %1764
  %1766 = zext i32 %1765 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1752, i64 noundef %1766)
  %1767 = add nuw nsw i64 %1750, 1
  %1768 = icmp eq i64 %1767, %245
  br i1 %1768, label %3258, label %1749

1769:                                             ; preds = %1683, %1769
  %1770 = phi i64 [ %1787, %1769 ], [ 0, %1683 ]
  %1771 = getelementptr inbounds nuw i64, ptr %243, i64 %1770
  %1772 = load i64, ptr %1771, align 8
  %1773 = load i64, ptr %4, align 8
  %1774 = load i64, ptr %50, align 8
  %1775 = mul nsw i64 %1774, %1772
  %1776 = add i64 %1775, %1773
  %1777 = inttoptr i64 %1776 to ptr
  %1778 = load i32, ptr %1777, align 4
  %1779 = load i64, ptr %5, align 8
  %1780 = load i64, ptr %51, align 8
  %1781 = mul nsw i64 %1780, %1772
  %1782 = add i64 %1781, %1779
  %1783 = inttoptr i64 %1782 to ptr
  %1784 = load i32, ptr %1783, align 4
  %1785 = sub i32 %1778, %1784
  %1786 = sext i32 %1785 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1772, i64 noundef %1786)
  %1787 = add nuw nsw i64 %1770, 1
  %1788 = icmp eq i64 %1787, %245
  br i1 %1788, label %3258, label %1769

1789:                                             ; preds = %1687, %1789
  %1790 = phi i64 [ %1806, %1789 ], [ 0, %1687 ]
  %1791 = getelementptr inbounds nuw i64, ptr %243, i64 %1790
  %1792 = load i64, ptr %1791, align 8
  %1793 = load i64, ptr %4, align 8
  %1794 = load i64, ptr %50, align 8
  %1795 = mul nsw i64 %1794, %1792
  %1796 = add i64 %1795, %1793
  %1797 = inttoptr i64 %1796 to ptr
  %1798 = load i64, ptr %1797, align 8
  %1799 = load i64, ptr %5, align 8
  %1800 = load i64, ptr %51, align 8
  %1801 = mul nsw i64 %1800, %1792
  %1802 = add i64 %1801, %1799
  %1803 = inttoptr i64 %1802 to ptr
  %1804 = load i64, ptr %1803, align 8
  %1805 = sub i64 %1798, %1804
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1792, i64 noundef %1805)
  %1806 = add nuw nsw i64 %1790, 1
  %1807 = icmp eq i64 %1806, %245
  br i1 %1807, label %3258, label %1789

1808:                                             ; preds = %1441
  %1809 = icmp sgt i64 %245, 0
  switch i64 %1179, label %1814 [
    i64 0, label %1815
    i64 4, label %1815
    i64 10, label %1815
    i64 1, label %1813
    i64 5, label %1812
    i64 2, label %1811
    i64 6, label %1810
  ]

1810:                                             ; preds = %1808
  br i1 %1809, label %1896, label %3258

1811:                                             ; preds = %1808
  br i1 %1809, label %1876, label %3258

1812:                                             ; preds = %1808
  br i1 %1809, label %1856, label %3258

1813:                                             ; preds = %1808
  br i1 %1809, label %1836, label %3258

1814:                                             ; preds = %1808
  br i1 %1809, label %1916, label %3258

1815:                                             ; preds = %1808, %1808, %1808
  br i1 %1809, label %1816, label %3258

1816:                                             ; preds = %1815, %1816
  %1817 = phi i64 [ %1834, %1816 ], [ 0, %1815 ]
  %1818 = getelementptr inbounds nuw i64, ptr %243, i64 %1817
  %1819 = load i64, ptr %1818, align 8
  %1820 = load i64, ptr %4, align 8
  %1821 = load i64, ptr %50, align 8
  %1822 = mul nsw i64 %1821, %1819
  %1823 = add i64 %1822, %1820
  %1824 = inttoptr i64 %1823 to ptr
  %1825 = load i8, ptr %1824, align 1
  %1826 = load i64, ptr %5, align 8
  %1827 = load i64, ptr %51, align 8
  %1828 = mul nsw i64 %1827, %1819
  %1829 = add i64 %1828, %1826
  %1830 = inttoptr i64 %1829 to ptr
  %1831 = load i8, ptr %1830, align 1
  %1832 = mul i8 %1831, %1825
  %1833 = zext i8 %1832 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1819, i64 noundef %1833)
  %1834 = add nuw nsw i64 %1817, 1
  %1835 = icmp eq i64 %1834, %245
  br i1 %1835, label %3258, label %1816

1836:                                             ; preds = %1813, %1836
  %1837 = phi i64 [ %1854, %1836 ], [ 0, %1813 ]
  %1838 = getelementptr inbounds nuw i64, ptr %243, i64 %1837
  %1839 = load i64, ptr %1838, align 8
  %1840 = load i64, ptr %4, align 8
  %1841 = load i64, ptr %50, align 8
  %1842 = mul nsw i64 %1841, %1839
  %1843 = add i64 %1842, %1840
  %1844 = inttoptr i64 %1843 to ptr
  %1845 = load i16, ptr %1844, align 2
  %1846 = load i64, ptr %5, align 8
  %1847 = load i64, ptr %51, align 8
  %1848 = mul nsw i64 %1847, %1839
  %1849 = add i64 %1848, %1846
  %1850 = inttoptr i64 %1849 to ptr
  %1851 = load i16, ptr %1850, align 2
  %1852 = mul i16 %1851, %1845
  %1853 = zext i16 %1852 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1839, i64 noundef %1853)
  %1854 = add nuw nsw i64 %1837, 1
  %1855 = icmp eq i64 %1854, %245
  br i1 %1855, label %3258, label %1836

1856:                                             ; preds = %1812, %1856
  %1857 = phi i64 [ %1874, %1856 ], [ 0, %1812 ]
  %1858 = getelementptr inbounds nuw i64, ptr %243, i64 %1857
  %1859 = load i64, ptr %1858, align 8
  %1860 = load i64, ptr %4, align 8
  %1861 = load i64, ptr %50, align 8
  %1862 = mul nsw i64 %1861, %1859
  %1863 = add i64 %1862, %1860
  %1864 = inttoptr i64 %1863 to ptr
  %1865 = load i16, ptr %1864, align 2
  %1866 = load i64, ptr %5, align 8
  %1867 = load i64, ptr %51, align 8
  %1868 = mul nsw i64 %1867, %1859
  %1869 = add i64 %1868, %1866
  %1870 = inttoptr i64 %1869 to ptr
  %1871 = load i16, ptr %1870, align 2
  %1872 = mul i16 %1871, %1865
  %1873 = sext i16 %1872 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1859, i64 noundef %1873)
  %1874 = add nuw nsw i64 %1857, 1
  %1875 = icmp eq i64 %1874, %245
  br i1 %1875, label %3258, label %1856

1876:                                             ; preds = %1811, %1876
  %1877 = phi i64 [ %1894, %1876 ], [ 0, %1811 ]
  %1878 = getelementptr inbounds nuw i64, ptr %243, i64 %1877
  %1879 = load i64, ptr %1878, align 8
  %1880 = load i64, ptr %4, align 8
  %1881 = load i64, ptr %50, align 8
  %1882 = mul nsw i64 %1881, %1879
  %1883 = add i64 %1882, %1880
  %1884 = inttoptr i64 %1883 to ptr
  %1885 = load i32, ptr %1884, align 4
  %1886 = load i64, ptr %5, align 8
  %1887 = load i64, ptr %51, align 8
  %1888 = mul nsw i64 %1887, %1879
  %1889 = add i64 %1888, %1886
  %1890 = inttoptr i64 %1889 to ptr
  %1891 = load i32, ptr %1890, align 4
  %1892 = mul i32 %1891, %1885
  %1893 = zext i32 %1892 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1879, i64 noundef %1893)
  %1894 = add nuw nsw i64 %1877, 1
  %1895 = icmp eq i64 %1894, %245
  br i1 %1895, label %3258, label %1876

1896:                                             ; preds = %1810, %1896
  %1897 = phi i64 [ %1914, %1896 ], [ 0, %1810 ]
  %1898 = getelementptr inbounds nuw i64, ptr %243, i64 %1897
  %1899 = load i64, ptr %1898, align 8
  %1900 = load i64, ptr %4, align 8
  %1901 = load i64, ptr %50, align 8
  %1902 = mul nsw i64 %1901, %1899
  %1903 = add i64 %1902, %1900
  %1904 = inttoptr i64 %1903 to ptr
  %1905 = load i32, ptr %1904, align 4
  %1906 = load i64, ptr %5, align 8
  %1907 = load i64, ptr %51, align 8
  %1908 = mul nsw i64 %1907, %1899
  %1909 = add i64 %1908, %1906
  %1910 = inttoptr i64 %1909 to ptr
  %1911 = load i32, ptr %1910, align 4
  %1912 = mul i32 %1911, %1905
  %1913 = sext i32 %1912 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1899, i64 noundef %1913)
  %1914 = add nuw nsw i64 %1897, 1
  %1915 = icmp eq i64 %1914, %245
  br i1 %1915, label %3258, label %1896

1916:                                             ; preds = %1814, %1916
  %1917 = phi i64 [ %1933, %1916 ], [ 0, %1814 ]
  %1918 = getelementptr inbounds nuw i64, ptr %243, i64 %1917
  %1919 = load i64, ptr %1918, align 8
  %1920 = load i64, ptr %4, align 8
  %1921 = load i64, ptr %50, align 8
  %1922 = mul nsw i64 %1921, %1919
  %1923 = add i64 %1922, %1920
  %1924 = inttoptr i64 %1923 to ptr
  %1925 = load i64, ptr %1924, align 8
  %1926 = load i64, ptr %5, align 8
  %1927 = load i64, ptr %51, align 8
  %1928 = mul nsw i64 %1927, %1919
  %1929 = add i64 %1928, %1926
  %1930 = inttoptr i64 %1929 to ptr
  %1931 = load i64, ptr %1930, align 8
  %1932 = mul i64 %1931, %1925
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1919, i64 noundef %1932)
  %1933 = add nuw nsw i64 %1917, 1
  %1934 = icmp eq i64 %1933, %245
  br i1 %1934, label %3258, label %1916

1935:                                             ; preds = %1441
  %1936 = icmp sgt i64 %245, 0
  switch i64 %1179, label %1941 [
    i64 0, label %1942
    i64 4, label %1942
    i64 10, label %1942
    i64 1, label %1940
    i64 5, label %1939
    i64 2, label %1938
    i64 6, label %1937
  ]

1937:                                             ; preds = %1935
  br i1 %1936, label %2023, label %3258

1938:                                             ; preds = %1935
  br i1 %1936, label %2003, label %3258

1939:                                             ; preds = %1935
  br i1 %1936, label %1983, label %3258

1940:                                             ; preds = %1935
  br i1 %1936, label %1963, label %3258

1941:                                             ; preds = %1935
  br i1 %1936, label %2043, label %3258

1942:                                             ; preds = %1935, %1935, %1935
  br i1 %1936, label %1943, label %3258

1943:                                             ; preds = %1942, %1943
  %1944 = phi i64 [ %1961, %1943 ], [ 0, %1942 ]
  %1945 = getelementptr inbounds nuw i64, ptr %243, i64 %1944
  %1946 = load i64, ptr %1945, align 8
  %1947 = load i64, ptr %4, align 8
  %1948 = load i64, ptr %50, align 8
  %1949 = mul nsw i64 %1948, %1946
  %1950 = add i64 %1949, %1947
  %1951 = inttoptr i64 %1950 to ptr
  %1952 = load i8, ptr %1951, align 1
  %1953 = load i64, ptr %5, align 8
  %1954 = load i64, ptr %51, align 8
  %1955 = mul nsw i64 %1954, %1946
  %1956 = add i64 %1955, %1953
  %1957 = inttoptr i64 %1956 to ptr
  %1958 = load i8, ptr %1957, align 1
  %1959 = and i8 %1958, %1952
  %1960 = zext i8 %1959 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1946, i64 noundef %1960)
  %1961 = add nuw nsw i64 %1944, 1
  %1962 = icmp eq i64 %1961, %245
  br i1 %1962, label %3258, label %1943

1963:                                             ; preds = %1940, %1963
  %1964 = phi i64 [ %1981, %1963 ], [ 0, %1940 ]
  %1965 = getelementptr inbounds nuw i64, ptr %243, i64 %1964
  %1966 = load i64, ptr %1965, align 8
  %1967 = load i64, ptr %4, align 8
  %1968 = load i64, ptr %50, align 8
  %1969 = mul nsw i64 %1968, %1966
  %1970 = add i64 %1969, %1967
  %1971 = inttoptr i64 %1970 to ptr
  %1972 = load i16, ptr %1971, align 2
  %1973 = load i64, ptr %5, align 8
  %1974 = load i64, ptr %51, align 8
  %1975 = mul nsw i64 %1974, %1966
  %1976 = add i64 %1975, %1973
  %1977 = inttoptr i64 %1976 to ptr
  %1978 = load i16, ptr %1977, align 2
  %1979 = and i16 %1978, %1972
  %1980 = zext i16 %1979 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1966, i64 noundef %1980)
  %1981 = add nuw nsw i64 %1964, 1
  %1982 = icmp eq i64 %1981, %245
  br i1 %1982, label %3258, label %1963

1983:                                             ; preds = %1939, %1983
  %1984 = phi i64 [ %2001, %1983 ], [ 0, %1939 ]
  %1985 = getelementptr inbounds nuw i64, ptr %243, i64 %1984
  %1986 = load i64, ptr %1985, align 8
  %1987 = load i64, ptr %4, align 8
  %1988 = load i64, ptr %50, align 8
  %1989 = mul nsw i64 %1988, %1986
  %1990 = add i64 %1989, %1987
  %1991 = inttoptr i64 %1990 to ptr
  %1992 = load i16, ptr %1991, align 2
  %1993 = load i64, ptr %5, align 8
  %1994 = load i64, ptr %51, align 8
  %1995 = mul nsw i64 %1994, %1986
  %1996 = add i64 %1995, %1993
  %1997 = inttoptr i64 %1996 to ptr
  %1998 = load i16, ptr %1997, align 2
  %1999 = and i16 %1998, %1992
  %2000 = sext i16 %1999 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1986, i64 noundef %2000)
  %2001 = add nuw nsw i64 %1984, 1
  %2002 = icmp eq i64 %2001, %245
  br i1 %2002, label %3258, label %1983

2003:                                             ; preds = %1938, %2003
  %2004 = phi i64 [ %2021, %2003 ], [ 0, %1938 ]
  %2005 = getelementptr inbounds nuw i64, ptr %243, i64 %2004
  %2006 = load i64, ptr %2005, align 8
  %2007 = load i64, ptr %4, align 8
  %2008 = load i64, ptr %50, align 8
  %2009 = mul nsw i64 %2008, %2006
  %2010 = add i64 %2009, %2007
  %2011 = inttoptr i64 %2010 to ptr
  %2012 = load i32, ptr %2011, align 4
  %2013 = load i64, ptr %5, align 8
  %2014 = load i64, ptr %51, align 8
  %2015 = mul nsw i64 %2014, %2006
  %2016 = add i64 %2015, %2013
  %2017 = inttoptr i64 %2016 to ptr
  %2018 = load i32, ptr %2017, align 4
  %2019 = and i32 %2018, %2012
  %2020 = zext i32 %2019 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2006, i64 noundef %2020)
  %2021 = add nuw nsw i64 %2004, 1
  %2022 = icmp eq i64 %2021, %245
  br i1 %2022, label %3258, label %2003

2023:                                             ; preds = %1937, %2023
  %2024 = phi i64 [ %2041, %2023 ], [ 0, %1937 ]
  %2025 = getelementptr inbounds nuw i64, ptr %243, i64 %2024
  %2026 = load i64, ptr %2025, align 8
  %2027 = load i64, ptr %4, align 8
  %2028 = load i64, ptr %50, align 8
  %2029 = mul nsw i64 %2028, %2026
  %2030 = add i64 %2029, %2027
  %2031 = inttoptr i64 %2030 to ptr
  %2032 = load i32, ptr %2031, align 4
  %2033 = load i64, ptr %5, align 8
  %2034 = load i64, ptr %51, align 8
  %2035 = mul nsw i64 %2034, %2026
  %2036 = add i64 %2035, %2033
  %2037 = inttoptr i64 %2036 to ptr
  %2038 = load i32, ptr %2037, align 4
  %2039 = and i32 %2038, %2032
  %2040 = sext i32 %2039 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2026, i64 noundef %2040)
  %2041 = add nuw nsw i64 %2024, 1
  %2042 = icmp eq i64 %2041, %245
  br i1 %2042, label %3258, label %2023

2043:                                             ; preds = %1941, %2043
  %2044 = phi i64 [ %2060, %2043 ], [ 0, %1941 ]
  %2045 = getelementptr inbounds nuw i64, ptr %243, i64 %2044
  %2046 = load i64, ptr %2045, align 8
  %2047 = load i64, ptr %4, align 8
  %2048 = load i64, ptr %50, align 8
  %2049 = mul nsw i64 %2048, %2046
  %2050 = add i64 %2049, %2047
  %2051 = inttoptr i64 %2050 to ptr
  %2052 = load i64, ptr %2051, align 8
  %2053 = load i64, ptr %5, align 8
  %2054 = load i64, ptr %51, align 8
  %2055 = mul nsw i64 %2054, %2046
  %2056 = add i64 %2055, %2053
  %2057 = inttoptr i64 %2056 to ptr
  %2058 = load i64, ptr %2057, align 8
  %2059 = and i64 %2058, %2052
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2046, i64 noundef %2059)
  %2060 = add nuw nsw i64 %2044, 1
  %2061 = icmp eq i64 %2060, %245
  br i1 %2061, label %3258, label %2043

2062:                                             ; preds = %1441
  %2063 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2068 [
    i64 0, label %2069
    i64 4, label %2069
    i64 10, label %2069
    i64 1, label %2067
    i64 5, label %2066
    i64 2, label %2065
    i64 6, label %2064
  ]

2064:                                             ; preds = %2062
  br i1 %2063, label %2150, label %3258

2065:                                             ; preds = %2062
  br i1 %2063, label %2130, label %3258

2066:                                             ; preds = %2062
  br i1 %2063, label %2110, label %3258

2067:                                             ; preds = %2062
  br i1 %2063, label %2090, label %3258

2068:                                             ; preds = %2062
  br i1 %2063, label %2170, label %3258

2069:                                             ; preds = %2062, %2062, %2062
  br i1 %2063, label %2070, label %3258

2070:                                             ; preds = %2069, %2070
  %2071 = phi i64 [ %2088, %2070 ], [ 0, %2069 ]
  %2072 = getelementptr inbounds nuw i64, ptr %243, i64 %2071
  %2073 = load i64, ptr %2072, align 8
  %2074 = load i64, ptr %4, align 8
  %2075 = load i64, ptr %50, align 8
  %2076 = mul nsw i64 %2075, %2073
  %2077 = add i64 %2076, %2074
  %2078 = inttoptr i64 %2077 to ptr
  %2079 = load i8, ptr %2078, align 1
  %2080 = load i64, ptr %5, align 8
  %2081 = load i64, ptr %51, align 8
  %2082 = mul nsw i64 %2081, %2073
  %2083 = add i64 %2082, %2080
  %2084 = inttoptr i64 %2083 to ptr
  %2085 = load i8, ptr %2084, align 1
  %2086 = or i8 %2085, %2079
  %2087 = zext i8 %2086 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2073, i64 noundef %2087)
  %2088 = add nuw nsw i64 %2071, 1
  %2089 = icmp eq i64 %2088, %245
  br i1 %2089, label %3258, label %2070

2090:                                             ; preds = %2067, %2090
  %2091 = phi i64 [ %2108, %2090 ], [ 0, %2067 ]
  %2092 = getelementptr inbounds nuw i64, ptr %243, i64 %2091
  %2093 = load i64, ptr %2092, align 8
  %2094 = load i64, ptr %4, align 8
  %2095 = load i64, ptr %50, align 8
  %2096 = mul nsw i64 %2095, %2093
  %2097 = add i64 %2096, %2094
  %2098 = inttoptr i64 %2097 to ptr
  %2099 = load i16, ptr %2098, align 2
  %2100 = load i64, ptr %5, align 8
  %2101 = load i64, ptr %51, align 8
  %2102 = mul nsw i64 %2101, %2093
  %2103 = add i64 %2102, %2100
  %2104 = inttoptr i64 %2103 to ptr
  %2105 = load i16, ptr %2104, align 2
  %2106 = or i16 %2105, %2099
  %2107 = zext i16 %2106 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2093, i64 noundef %2107)
  %2108 = add nuw nsw i64 %2091, 1
  %2109 = icmp eq i64 %2108, %245
  br i1 %2109, label %3258, label %2090

2110:                                             ; preds = %2066, %2110
  %2111 = phi i64 [ %2128, %2110 ], [ 0, %2066 ]
  %2112 = getelementptr inbounds nuw i64, ptr %243, i64 %2111
  %2113 = load i64, ptr %2112, align 8
  %2114 = load i64, ptr %4, align 8
  %2115 = load i64, ptr %50, align 8
  %2116 = mul nsw i64 %2115, %2113
  %2117 = add i64 %2116, %2114
  %2118 = inttoptr i64 %2117 to ptr
  %2119 = load i16, ptr %2118, align 2
  %2120 = load i64, ptr %5, align 8
  %2121 = load i64, ptr %51, align 8
  %2122 = mul nsw i64 %2121, %2113
  %2123 = add i64 %2122, %2120
  %2124 = inttoptr i64 %2123 to ptr
  %2125 = load i16, ptr %2124, align 2
  %2126 = or i16 %2125, %2119
  %2127 = sext i16 %2126 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2113, i64 noundef %2127)
  %2128 = add nuw nsw i64 %2111, 1
  %2129 = icmp eq i64 %2128, %245
  br i1 %2129, label %3258, label %2110

2130:                                             ; preds = %2065, %2130
  %2131 = phi i64 [ %2148, %2130 ], [ 0, %2065 ]
  %2132 = getelementptr inbounds nuw i64, ptr %243, i64 %2131
  %2133 = load i64, ptr %2132, align 8
  %2134 = load i64, ptr %4, align 8
  %2135 = load i64, ptr %50, align 8
  %2136 = mul nsw i64 %2135, %2133
  %2137 = add i64 %2136, %2134
  %2138 = inttoptr i64 %2137 to ptr
  %2139 = load i32, ptr %2138, align 4
  %2140 = load i64, ptr %5, align 8
  %2141 = load i64, ptr %51, align 8
  %2142 = mul nsw i64 %2141, %2133
  %2143 = add i64 %2142, %2140
  %2144 = inttoptr i64 %2143 to ptr
  %2145 = load i32, ptr %2144, align 4
  %2146 = or i32 %2145, %2139
  %2147 = zext i32 %2146 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2133, i64 noundef %2147)
  %2148 = add nuw nsw i64 %2131, 1
  %2149 = icmp eq i64 %2148, %245
  br i1 %2149, label %3258, label %2130

2150:                                             ; preds = %2064, %2150
  %2151 = phi i64 [ %2168, %2150 ], [ 0, %2064 ]
  %2152 = getelementptr inbounds nuw i64, ptr %243, i64 %2151
  %2153 = load i64, ptr %2152, align 8
  %2154 = load i64, ptr %4, align 8
  %2155 = load i64, ptr %50, align 8
  %2156 = mul nsw i64 %2155, %2153
  %2157 = add i64 %2156, %2154
  %2158 = inttoptr i64 %2157 to ptr
  %2159 = load i32, ptr %2158, align 4
  %2160 = load i64, ptr %5, align 8
  %2161 = load i64, ptr %51, align 8
  %2162 = mul nsw i64 %2161, %2153
  %2163 = add i64 %2162, %2160
  %2164 = inttoptr i64 %2163 to ptr
  %2165 = load i32, ptr %2164, align 4
  %2166 = or i32 %2165, %2159
  %2167 = sext i32 %2166 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2153, i64 noundef %2167)
  %2168 = add nuw nsw i64 %2151, 1
  %2169 = icmp eq i64 %2168, %245
  br i1 %2169, label %3258, label %2150

2170:                                             ; preds = %2068, %2170
  %2171 = phi i64 [ %2187, %2170 ], [ 0, %2068 ]
  %2172 = getelementptr inbounds nuw i64, ptr %243, i64 %2171
  %2173 = load i64, ptr %2172, align 8
  %2174 = load i64, ptr %4, align 8
  %2175 = load i64, ptr %50, align 8
  %2176 = mul nsw i64 %2175, %2173
  %2177 = add i64 %2176, %2174
  %2178 = inttoptr i64 %2177 to ptr
  %2179 = load i64, ptr %2178, align 8
  %2180 = load i64, ptr %5, align 8
  %2181 = load i64, ptr %51, align 8
  %2182 = mul nsw i64 %2181, %2173
  %2183 = add i64 %2182, %2180
  %2184 = inttoptr i64 %2183 to ptr
  %2185 = load i64, ptr %2184, align 8
  %2186 = or i64 %2185, %2179
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2173, i64 noundef %2186)
  %2187 = add nuw nsw i64 %2171, 1
  %2188 = icmp eq i64 %2187, %245
  br i1 %2188, label %3258, label %2170

2189:                                             ; preds = %1441
  %2190 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2195 [
    i64 0, label %2196
    i64 4, label %2196
    i64 10, label %2196
    i64 1, label %2194
    i64 5, label %2193
    i64 2, label %2192
    i64 6, label %2191
  ]

2191:                                             ; preds = %2189
  br i1 %2190, label %2277, label %3258

2192:                                             ; preds = %2189
  br i1 %2190, label %2257, label %3258

2193:                                             ; preds = %2189
  br i1 %2190, label %2237, label %3258

2194:                                             ; preds = %2189
  br i1 %2190, label %2217, label %3258

2195:                                             ; preds = %2189
  br i1 %2190, label %2297, label %3258

2196:                                             ; preds = %2189, %2189, %2189
  br i1 %2190, label %2197, label %3258

2197:                                             ; preds = %2196, %2197
  %2198 = phi i64 [ %2215, %2197 ], [ 0, %2196 ]
  %2199 = getelementptr inbounds nuw i64, ptr %243, i64 %2198
  %2200 = load i64, ptr %2199, align 8
  %2201 = load i64, ptr %4, align 8
  %2202 = load i64, ptr %50, align 8
  %2203 = mul nsw i64 %2202, %2200
  %2204 = add i64 %2203, %2201
  %2205 = inttoptr i64 %2204 to ptr
  %2206 = load i8, ptr %2205, align 1
  %2207 = load i64, ptr %5, align 8
  %2208 = load i64, ptr %51, align 8
  %2209 = mul nsw i64 %2208, %2200
  %2210 = add i64 %2209, %2207
  %2211 = inttoptr i64 %2210 to ptr
  %2212 = load i8, ptr %2211, align 1
  %2213 = xor i8 %2212, %2206
  %2214 = zext i8 %2213 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2200, i64 noundef %2214)
  %2215 = add nuw nsw i64 %2198, 1
  %2216 = icmp eq i64 %2215, %245
  br i1 %2216, label %3258, label %2197

2217:                                             ; preds = %2194, %2217
  %2218 = phi i64 [ %2235, %2217 ], [ 0, %2194 ]
  %2219 = getelementptr inbounds nuw i64, ptr %243, i64 %2218
  %2220 = load i64, ptr %2219, align 8
  %2221 = load i64, ptr %4, align 8
  %2222 = load i64, ptr %50, align 8
  %2223 = mul nsw i64 %2222, %2220
  %2224 = add i64 %2223, %2221
  %2225 = inttoptr i64 %2224 to ptr
  %2226 = load i16, ptr %2225, align 2
  %2227 = load i64, ptr %5, align 8
  %2228 = load i64, ptr %51, align 8
  %2229 = mul nsw i64 %2228, %2220
  %2230 = add i64 %2229, %2227
  %2231 = inttoptr i64 %2230 to ptr
  %2232 = load i16, ptr %2231, align 2
  %2233 = xor i16 %2232, %2226
  %2234 = zext i16 %2233 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2220, i64 noundef %2234)
  %2235 = add nuw nsw i64 %2218, 1
  %2236 = icmp eq i64 %2235, %245
  br i1 %2236, label %3258, label %2217

2237:                                             ; preds = %2193, %2237
  %2238 = phi i64 [ %2255, %2237 ], [ 0, %2193 ]
  %2239 = getelementptr inbounds nuw i64, ptr %243, i64 %2238
  %2240 = load i64, ptr %2239, align 8
  %2241 = load i64, ptr %4, align 8
  %2242 = load i64, ptr %50, align 8
  %2243 = mul nsw i64 %2242, %2240
  %2244 = add i64 %2243, %2241
  %2245 = inttoptr i64 %2244 to ptr
  %2246 = load i16, ptr %2245, align 2
  %2247 = load i64, ptr %5, align 8
  %2248 = load i64, ptr %51, align 8
  %2249 = mul nsw i64 %2248, %2240
  %2250 = add i64 %2249, %2247
  %2251 = inttoptr i64 %2250 to ptr
  %2252 = load i16, ptr %2251, align 2
  %2253 = xor i16 %2252, %2246
  %2254 = sext i16 %2253 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2240, i64 noundef %2254)
  %2255 = add nuw nsw i64 %2238, 1
  %2256 = icmp eq i64 %2255, %245
  br i1 %2256, label %3258, label %2237

2257:                                             ; preds = %2192, %2257
  %2258 = phi i64 [ %2275, %2257 ], [ 0, %2192 ]
  %2259 = getelementptr inbounds nuw i64, ptr %243, i64 %2258
  %2260 = load i64, ptr %2259, align 8
  %2261 = load i64, ptr %4, align 8
  %2262 = load i64, ptr %50, align 8
  %2263 = mul nsw i64 %2262, %2260
  %2264 = add i64 %2263, %2261
  %2265 = inttoptr i64 %2264 to ptr
  %2266 = load i32, ptr %2265, align 4
  %2267 = load i64, ptr %5, align 8
  %2268 = load i64, ptr %51, align 8
  %2269 = mul nsw i64 %2268, %2260
  %2270 = add i64 %2269, %2267
  %2271 = inttoptr i64 %2270 to ptr
  %2272 = load i32, ptr %2271, align 4
  %2273 = xor i32 %2272, %2266
  %2274 = zext i32 %2273 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2260, i64 noundef %2274)
  %2275 = add nuw nsw i64 %2258, 1
  %2276 = icmp eq i64 %2275, %245
  br i1 %2276, label %3258, label %2257

2277:                                             ; preds = %2191, %2277
  %2278 = phi i64 [ %2295, %2277 ], [ 0, %2191 ]
  %2279 = getelementptr inbounds nuw i64, ptr %243, i64 %2278
  %2280 = load i64, ptr %2279, align 8
  %2281 = load i64, ptr %4, align 8
  %2282 = load i64, ptr %50, align 8
  %2283 = mul nsw i64 %2282, %2280
  %2284 = add i64 %2283, %2281
  %2285 = inttoptr i64 %2284 to ptr
  %2286 = load i32, ptr %2285, align 4
  %2287 = load i64, ptr %5, align 8
  %2288 = load i64, ptr %51, align 8
  %2289 = mul nsw i64 %2288, %2280
  %2290 = add i64 %2289, %2287
  %2291 = inttoptr i64 %2290 to ptr
  %2292 = load i32, ptr %2291, align 4
  %2293 = xor i32 %2292, %2286
  %2294 = sext i32 %2293 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2280, i64 noundef %2294)
  %2295 = add nuw nsw i64 %2278, 1
  %2296 = icmp eq i64 %2295, %245
  br i1 %2296, label %3258, label %2277

2297:                                             ; preds = %2195, %2297
  %2298 = phi i64 [ %2314, %2297 ], [ 0, %2195 ]
  %2299 = getelementptr inbounds nuw i64, ptr %243, i64 %2298
  %2300 = load i64, ptr %2299, align 8
  %2301 = load i64, ptr %4, align 8
  %2302 = load i64, ptr %50, align 8
  %2303 = mul nsw i64 %2302, %2300
  %2304 = add i64 %2303, %2301
  %2305 = inttoptr i64 %2304 to ptr
  %2306 = load i64, ptr %2305, align 8
  %2307 = load i64, ptr %5, align 8
  %2308 = load i64, ptr %51, align 8
  %2309 = mul nsw i64 %2308, %2300
  %2310 = add i64 %2309, %2307
  %2311 = inttoptr i64 %2310 to ptr
  %2312 = load i64, ptr %2311, align 8
  %2313 = xor i64 %2312, %2306
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2300, i64 noundef %2313)
  %2314 = add nuw nsw i64 %2298, 1
  %2315 = icmp eq i64 %2314, %245
  br i1 %2315, label %3258, label %2297

2316:                                             ; preds = %1441
  %2317 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2323 [
    i64 10, label %2322
    i64 0, label %2338
    i64 4, label %2338
    i64 6, label %2321
    i64 1, label %2320
    i64 5, label %2319
    i64 2, label %2318
  ]

2318:                                             ; preds = %2316
  br i1 %2317, label %2381, label %3258

2319:                                             ; preds = %2316
  br i1 %2317, label %2367, label %3258

2320:                                             ; preds = %2316
  br i1 %2317, label %2353, label %3258

2321:                                             ; preds = %2316
  br i1 %2317, label %2395, label %3258

2322:                                             ; preds = %2316
  br i1 %2317, label %2324, label %3258

2323:                                             ; preds = %2316
  br i1 %2317, label %2409, label %3258

2324:                                             ; preds = %2322, %2324
  %2325 = phi i64 [ %2336, %2324 ], [ 0, %2322 ]
  %2326 = getelementptr inbounds nuw i64, ptr %243, i64 %2325
  %2327 = load i64, ptr %2326, align 8
  %2328 = load i64, ptr %4, align 8
  %2329 = load i64, ptr %50, align 8
  %2330 = mul nsw i64 %2329, %2327
  %2331 = add i64 %2330, %2328
  %2332 = inttoptr i64 %2331 to ptr
  %2333 = load i8, ptr %2332, align 1
  %2334 = icmp eq i8 %2333, 0
  %2335 = zext i1 %2334 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2327, i64 noundef %2335)
  %2336 = add nuw nsw i64 %2325, 1
  %2337 = icmp eq i64 %2336, %245
  br i1 %2337, label %3258, label %2324

2338:                                             ; preds = %2316, %2316
  br i1 %2317, label %2339, label %3258

2339:                                             ; preds = %2338, %2339
  %2340 = phi i64 [ %2351, %2339 ], [ 0, %2338 ]
  %2341 = getelementptr inbounds nuw i64, ptr %243, i64 %2340
  %2342 = load i64, ptr %2341, align 8
  %2343 = load i64, ptr %4, align 8
  %2344 = load i64, ptr %50, align 8
  %2345 = mul nsw i64 %2344, %2342
  %2346 = add i64 %2345, %2343
  %2347 = inttoptr i64 %2346 to ptr
  %2348 = load i8, ptr %2347, align 1
  %2349 = xor i8 %2348, -1
  %2350 = zext i8 %2349 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2342, i64 noundef %2350)
  %2351 = add nuw nsw i64 %2340, 1
  %2352 = icmp eq i64 %2351, %245
  br i1 %2352, label %3258, label %2339

2353:                                             ; preds = %2320, %2353
  %2354 = phi i64 [ %2365, %2353 ], [ 0, %2320 ]
  %2355 = getelementptr inbounds nuw i64, ptr %243, i64 %2354
  %2356 = load i64, ptr %2355, align 8
  %2357 = load i64, ptr %4, align 8
  %2358 = load i64, ptr %50, align 8
  %2359 = mul nsw i64 %2358, %2356
  %2360 = add i64 %2359, %2357
  %2361 = inttoptr i64 %2360 to ptr
  %2362 = load i16, ptr %2361, align 2
  %2363 = xor i16 %2362, -1
  %2364 = zext i16 %2363 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2356, i64 noundef %2364)
  %2365 = add nuw nsw i64 %2354, 1
  %2366 = icmp eq i64 %2365, %245
  br i1 %2366, label %3258, label %2353

2367:                                             ; preds = %2319, %2367
  %2368 = phi i64 [ %2379, %2367 ], [ 0, %2319 ]
  %2369 = getelementptr inbounds nuw i64, ptr %243, i64 %2368
  %2370 = load i64, ptr %2369, align 8
  %2371 = load i64, ptr %4, align 8
  %2372 = load i64, ptr %50, align 8
  %2373 = mul nsw i64 %2372, %2370
  %2374 = add i64 %2373, %2371
  %2375 = inttoptr i64 %2374 to ptr
  %2376 = load i16, ptr %2375, align 2
  %2377 = xor i16 %2376, -1
  %2378 = sext i16 %2377 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2370, i64 noundef %2378)
  %2379 = add nuw nsw i64 %2368, 1
  %2380 = icmp eq i64 %2379, %245
  br i1 %2380, label %3258, label %2367

2381:                                             ; preds = %2318, %2381
  %2382 = phi i64 [ %2393, %2381 ], [ 0, %2318 ]
  %2383 = getelementptr inbounds nuw i64, ptr %243, i64 %2382
  %2384 = load i64, ptr %2383, align 8
  %2385 = load i64, ptr %4, align 8
  %2386 = load i64, ptr %50, align 8
  %2387 = mul nsw i64 %2386, %2384
  %2388 = add i64 %2387, %2385
  %2389 = inttoptr i64 %2388 to ptr
  %2390 = load i32, ptr %2389, align 4
  %2391 = xor i32 %2390, -1
  %2392 = zext i32 %2391 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2384, i64 noundef %2392)
  %2393 = add nuw nsw i64 %2382, 1
  %2394 = icmp eq i64 %2393, %245
  br i1 %2394, label %3258, label %2381

2395:                                             ; preds = %2321, %2395
  %2396 = phi i64 [ %2407, %2395 ], [ 0, %2321 ]
  %2397 = getelementptr inbounds nuw i64, ptr %243, i64 %2396
  %2398 = load i64, ptr %2397, align 8
  %2399 = load i64, ptr %4, align 8
  %2400 = load i64, ptr %50, align 8
  %2401 = mul nsw i64 %2400, %2398
  %2402 = add i64 %2401, %2399
  %2403 = inttoptr i64 %2402 to ptr
  %2404 = load i32, ptr %2403, align 4
  %2405 = xor i32 %2404, -1
  %2406 = sext i32 %2405 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2398, i64 noundef %2406)
  %2407 = add nuw nsw i64 %2396, 1
  %2408 = icmp eq i64 %2407, %245
  br i1 %2408, label %3258, label %2395

2409:                                             ; preds = %2323, %2409
  %2410 = phi i64 [ %2420, %2409 ], [ 0, %2323 ]
  %2411 = getelementptr inbounds nuw i64, ptr %243, i64 %2410
  %2412 = load i64, ptr %2411, align 8
  %2413 = load i64, ptr %4, align 8
  %2414 = load i64, ptr %50, align 8
  %2415 = mul nsw i64 %2414, %2412
  %2416 = add i64 %2415, %2413
  %2417 = inttoptr i64 %2416 to ptr
  %2418 = load i64, ptr %2417, align 8
  %2419 = xor i64 %2418, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2412, i64 noundef %2419)
  %2420 = add nuw nsw i64 %2410, 1
  %2421 = icmp eq i64 %2420, %245
  br i1 %2421, label %3258, label %2409

2422:                                             ; preds = %1441
  %2423 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2428 [
    i64 0, label %2429
    i64 4, label %2429
    i64 10, label %2429
    i64 1, label %2427
    i64 5, label %2426
    i64 2, label %2425
    i64 6, label %2424
  ]

2424:                                             ; preds = %2422
  br i1 %2423, label %2486, label %3258

2425:                                             ; preds = %2422
  br i1 %2423, label %2472, label %3258

2426:                                             ; preds = %2422
  br i1 %2423, label %2458, label %3258

2427:                                             ; preds = %2422
  br i1 %2423, label %2444, label %3258

2428:                                             ; preds = %2422
  br i1 %2423, label %2500, label %3258

2429:                                             ; preds = %2422, %2422, %2422
  br i1 %2423, label %2430, label %3258

2430:                                             ; preds = %2429, %2430
  %2431 = phi i64 [ %2442, %2430 ], [ 0, %2429 ]
  %2432 = getelementptr inbounds nuw i64, ptr %243, i64 %2431
  %2433 = load i64, ptr %2432, align 8
  %2434 = load i64, ptr %4, align 8
  %2435 = load i64, ptr %50, align 8
  %2436 = mul nsw i64 %2435, %2433
  %2437 = add i64 %2436, %2434
  %2438 = inttoptr i64 %2437 to ptr
  %2439 = load i8, ptr %2438, align 1
  %2440 = sub i8 0, %2439
  %2441 = zext i8 %2440 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2433, i64 noundef %2441)
  %2442 = add nuw nsw i64 %2431, 1
  %2443 = icmp eq i64 %2442, %245
  br i1 %2443, label %3258, label %2430

2444:                                             ; preds = %2427, %2444
  %2445 = phi i64 [ %2456, %2444 ], [ 0, %2427 ]
  %2446 = getelementptr inbounds nuw i64, ptr %243, i64 %2445
  %2447 = load i64, ptr %2446, align 8
  %2448 = load i64, ptr %4, align 8
  %2449 = load i64, ptr %50, align 8
  %2450 = mul nsw i64 %2449, %2447
  %2451 = add i64 %2450, %2448
  %2452 = inttoptr i64 %2451 to ptr
  %2453 = load i16, ptr %2452, align 2
  %2454 = sub i16 0, %2453
  %2455 = zext i16 %2454 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2447, i64 noundef %2455)
  %2456 = add nuw nsw i64 %2445, 1
  %2457 = icmp eq i64 %2456, %245
  br i1 %2457, label %3258, label %2444

2458:                                             ; preds = %2426, %2458
  %2459 = phi i64 [ %2470, %2458 ], [ 0, %2426 ]
  %2460 = getelementptr inbounds nuw i64, ptr %243, i64 %2459
  %2461 = load i64, ptr %2460, align 8
  %2462 = load i64, ptr %4, align 8
  %2463 = load i64, ptr %50, align 8
  %2464 = mul nsw i64 %2463, %2461
  %2465 = add i64 %2464, %2462
  %2466 = inttoptr i64 %2465 to ptr
  %2467 = load i16, ptr %2466, align 2
  %2468 = sub i16 0, %2467
  %2469 = sext i16 %2468 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2461, i64 noundef %2469)
  %2470 = add nuw nsw i64 %2459, 1
  %2471 = icmp eq i64 %2470, %245
  br i1 %2471, label %3258, label %2458

2472:                                             ; preds = %2425, %2472
  %2473 = phi i64 [ %2484, %2472 ], [ 0, %2425 ]
  %2474 = getelementptr inbounds nuw i64, ptr %243, i64 %2473
  %2475 = load i64, ptr %2474, align 8
  %2476 = load i64, ptr %4, align 8
  %2477 = load i64, ptr %50, align 8
  %2478 = mul nsw i64 %2477, %2475
  %2479 = add i64 %2478, %2476
  %2480 = inttoptr i64 %2479 to ptr
  %2481 = load i32, ptr %2480, align 4
  %2482 = sub i32 0, %2481
  %2483 = zext i32 %2482 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2475, i64 noundef %2483)
  %2484 = add nuw nsw i64 %2473, 1
  %2485 = icmp eq i64 %2484, %245
  br i1 %2485, label %3258, label %2472

2486:                                             ; preds = %2424, %2486
  %2487 = phi i64 [ %2498, %2486 ], [ 0, %2424 ]
  %2488 = getelementptr inbounds nuw i64, ptr %243, i64 %2487
  %2489 = load i64, ptr %2488, align 8
  %2490 = load i64, ptr %4, align 8
  %2491 = load i64, ptr %50, align 8
  %2492 = mul nsw i64 %2491, %2489
  %2493 = add i64 %2492, %2490
  %2494 = inttoptr i64 %2493 to ptr
  %2495 = load i32, ptr %2494, align 4
  %2496 = sub i32 0, %2495
  %2497 = sext i32 %2496 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2489, i64 noundef %2497)
  %2498 = add nuw nsw i64 %2487, 1
  %2499 = icmp eq i64 %2498, %245
  br i1 %2499, label %3258, label %2486

2500:                                             ; preds = %2428, %2500
  %2501 = phi i64 [ %2511, %2500 ], [ 0, %2428 ]
  %2502 = getelementptr inbounds nuw i64, ptr %243, i64 %2501
  %2503 = load i64, ptr %2502, align 8
  %2504 = load i64, ptr %4, align 8
  %2505 = load i64, ptr %50, align 8
  %2506 = mul nsw i64 %2505, %2503
  %2507 = add i64 %2506, %2504
  %2508 = inttoptr i64 %2507 to ptr
  %2509 = load i64, ptr %2508, align 8
  %2510 = sub i64 0, %2509
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2503, i64 noundef %2510)
  %2511 = add nuw nsw i64 %2501, 1
  %2512 = icmp eq i64 %2511, %245
  br i1 %2512, label %3258, label %2500

2513:                                             ; preds = %1441
  %2514 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2520 [
    i64 1, label %2519
    i64 5, label %2518
    i64 2, label %2517
    i64 6, label %2516
    i64 3, label %2515
  ]

2515:                                             ; preds = %2513
  br i1 %2514, label %2601, label %3258

2516:                                             ; preds = %2513
  br i1 %2514, label %2581, label %3258

2517:                                             ; preds = %2513
  br i1 %2514, label %2561, label %3258

2518:                                             ; preds = %2513
  br i1 %2514, label %2541, label %3258

2519:                                             ; preds = %2513
  br i1 %2514, label %2521, label %3258

2520:                                             ; preds = %2513
  br i1 %2514, label %2620, label %3258

2521:                                             ; preds = %2519, %2521
  %2522 = phi i64 [ %2539, %2521 ], [ 0, %2519 ]
  %2523 = getelementptr inbounds nuw i64, ptr %243, i64 %2522
  %2524 = load i64, ptr %2523, align 8
  %2525 = load i64, ptr %4, align 8
  %2526 = load i64, ptr %50, align 8
  %2527 = mul nsw i64 %2526, %2524
  %2528 = add i64 %2527, %2525
  %2529 = inttoptr i64 %2528 to ptr
  %2530 = load i16, ptr %2529, align 2
  %2531 = load i64, ptr %5, align 8
  %2532 = load i64, ptr %51, align 8
  %2533 = mul nsw i64 %2532, %2524
  %2534 = add i64 %2533, %2531
  %2535 = inttoptr i64 %2534 to ptr
  %2536 = load i16, ptr %2535, align 2
  %2537 = tail call i16 @llvm.umin.i16(i16 %2530, i16 %2536)
  %2538 = zext i16 %2537 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2524, i64 noundef %2538)
  %2539 = add nuw nsw i64 %2522, 1
  %2540 = icmp eq i64 %2539, %245
  br i1 %2540, label %3258, label %2521

2541:                                             ; preds = %2518, %2541
  %2542 = phi i64 [ %2559, %2541 ], [ 0, %2518 ]
  %2543 = getelementptr inbounds nuw i64, ptr %243, i64 %2542
  %2544 = load i64, ptr %2543, align 8
  %2545 = load i64, ptr %4, align 8
  %2546 = load i64, ptr %50, align 8
  %2547 = mul nsw i64 %2546, %2544
  %2548 = add i64 %2547, %2545
  %2549 = inttoptr i64 %2548 to ptr
  %2550 = load i16, ptr %2549, align 2
  %2551 = load i64, ptr %5, align 8
  %2552 = load i64, ptr %51, align 8
  %2553 = mul nsw i64 %2552, %2544
  %2554 = add i64 %2553, %2551
  %2555 = inttoptr i64 %2554 to ptr
  %2556 = load i16, ptr %2555, align 2
  %2557 = tail call i16 @llvm.smin.i16(i16 %2550, i16 %2556)
  %2558 = sext i16 %2557 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2544, i64 noundef %2558)
  %2559 = add nuw nsw i64 %2542, 1
  %2560 = icmp eq i64 %2559, %245
  br i1 %2560, label %3258, label %2541

2561:                                             ; preds = %2517, %2561
  %2562 = phi i64 [ %2579, %2561 ], [ 0, %2517 ]
  %2563 = getelementptr inbounds nuw i64, ptr %243, i64 %2562
  %2564 = load i64, ptr %2563, align 8
  %2565 = load i64, ptr %4, align 8
  %2566 = load i64, ptr %50, align 8
  %2567 = mul nsw i64 %2566, %2564
  %2568 = add i64 %2567, %2565
  %2569 = inttoptr i64 %2568 to ptr
  %2570 = load i32, ptr %2569, align 4
  %2571 = load i64, ptr %5, align 8
  %2572 = load i64, ptr %51, align 8
  %2573 = mul nsw i64 %2572, %2564
  %2574 = add i64 %2573, %2571
  %2575 = inttoptr i64 %2574 to ptr
  %2576 = load i32, ptr %2575, align 4
  %2577 = tail call i32 @llvm.umin.i32(i32 %2570, i32 %2576)
  %2578 = zext i32 %2577 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2564, i64 noundef %2578)
  %2579 = add nuw nsw i64 %2562, 1
  %2580 = icmp eq i64 %2579, %245
  br i1 %2580, label %3258, label %2561

2581:                                             ; preds = %2516, %2581
  %2582 = phi i64 [ %2599, %2581 ], [ 0, %2516 ]
  %2583 = getelementptr inbounds nuw i64, ptr %243, i64 %2582
  %2584 = load i64, ptr %2583, align 8
  %2585 = load i64, ptr %4, align 8
  %2586 = load i64, ptr %50, align 8
  %2587 = mul nsw i64 %2586, %2584
  %2588 = add i64 %2587, %2585
  %2589 = inttoptr i64 %2588 to ptr
  %2590 = load i32, ptr %2589, align 4
  %2591 = load i64, ptr %5, align 8
  %2592 = load i64, ptr %51, align 8
  %2593 = mul nsw i64 %2592, %2584
  %2594 = add i64 %2593, %2591
  %2595 = inttoptr i64 %2594 to ptr
  %2596 = load i32, ptr %2595, align 4
  %2597 = tail call i32 @llvm.smin.i32(i32 %2590, i32 %2596)
  %2598 = sext i32 %2597 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2584, i64 noundef %2598)
  %2599 = add nuw nsw i64 %2582, 1
  %2600 = icmp eq i64 %2599, %245
  br i1 %2600, label %3258, label %2581

2601:                                             ; preds = %2515, %2601
  %2602 = phi i64 [ %2618, %2601 ], [ 0, %2515 ]
  %2603 = getelementptr inbounds nuw i64, ptr %243, i64 %2602
  %2604 = load i64, ptr %2603, align 8
  %2605 = load i64, ptr %4, align 8
  %2606 = load i64, ptr %50, align 8
  %2607 = mul nsw i64 %2606, %2604
  %2608 = add i64 %2607, %2605
  %2609 = inttoptr i64 %2608 to ptr
  %2610 = load i64, ptr %2609, align 8
  %2611 = load i64, ptr %5, align 8
  %2612 = load i64, ptr %51, align 8
  %2613 = mul nsw i64 %2612, %2604
  %2614 = add i64 %2613, %2611
  %2615 = inttoptr i64 %2614 to ptr
  %2616 = load i64, ptr %2615, align 8
  %2617 = tail call i64 @llvm.umin.i64(i64 %2610, i64 %2616)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2604, i64 noundef %2617)
  %2618 = add nuw nsw i64 %2602, 1
  %2619 = icmp eq i64 %2618, %245
  br i1 %2619, label %3258, label %2601

2620:                                             ; preds = %2520, %2620
  %2621 = phi i64 [ %2637, %2620 ], [ 0, %2520 ]
  %2622 = getelementptr inbounds nuw i64, ptr %243, i64 %2621
  %2623 = load i64, ptr %2622, align 8
  %2624 = load i64, ptr %4, align 8
  %2625 = load i64, ptr %50, align 8
  %2626 = mul nsw i64 %2625, %2623
  %2627 = add i64 %2626, %2624
  %2628 = inttoptr i64 %2627 to ptr
  %2629 = load i64, ptr %2628, align 8
  %2630 = load i64, ptr %5, align 8
  %2631 = load i64, ptr %51, align 8
  %2632 = mul nsw i64 %2631, %2623
  %2633 = add i64 %2632, %2630
  %2634 = inttoptr i64 %2633 to ptr
  %2635 = load i64, ptr %2634, align 8
  %2636 = tail call i64 @llvm.smin.i64(i64 %2629, i64 %2635)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2623, i64 noundef %2636)
  %2637 = add nuw nsw i64 %2621, 1
  %2638 = icmp eq i64 %2637, %245
  br i1 %2638, label %3258, label %2620

2639:                                             ; preds = %1441
  %2640 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2646 [
    i64 1, label %2645
    i64 5, label %2644
    i64 2, label %2643
    i64 6, label %2642
    i64 3, label %2641
  ]

2641:                                             ; preds = %2639
  br i1 %2640, label %2727, label %3258

2642:                                             ; preds = %2639
  br i1 %2640, label %2707, label %3258

2643:                                             ; preds = %2639
  br i1 %2640, label %2687, label %3258

2644:                                             ; preds = %2639
  br i1 %2640, label %2667, label %3258

2645:                                             ; preds = %2639
  br i1 %2640, label %2647, label %3258

2646:                                             ; preds = %2639
  br i1 %2640, label %2746, label %3258

2647:                                             ; preds = %2645, %2647
  %2648 = phi i64 [ %2665, %2647 ], [ 0, %2645 ]
  %2649 = getelementptr inbounds nuw i64, ptr %243, i64 %2648
  %2650 = load i64, ptr %2649, align 8
  %2651 = load i64, ptr %4, align 8
  %2652 = load i64, ptr %50, align 8
  %2653 = mul nsw i64 %2652, %2650
  %2654 = add i64 %2653, %2651
  %2655 = inttoptr i64 %2654 to ptr
  %2656 = load i16, ptr %2655, align 2
  %2657 = load i64, ptr %5, align 8
  %2658 = load i64, ptr %51, align 8
  %2659 = mul nsw i64 %2658, %2650
  %2660 = add i64 %2659, %2657
  %2661 = inttoptr i64 %2660 to ptr
  %2662 = load i16, ptr %2661, align 2
  %2663 = tail call i16 @llvm.umax.i16(i16 %2656, i16 %2662)
  %2664 = zext i16 %2663 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2650, i64 noundef %2664)
  %2665 = add nuw nsw i64 %2648, 1
  %2666 = icmp eq i64 %2665, %245
  br i1 %2666, label %3258, label %2647

2667:                                             ; preds = %2644, %2667
  %2668 = phi i64 [ %2685, %2667 ], [ 0, %2644 ]
  %2669 = getelementptr inbounds nuw i64, ptr %243, i64 %2668
  %2670 = load i64, ptr %2669, align 8
  %2671 = load i64, ptr %4, align 8
  %2672 = load i64, ptr %50, align 8
  %2673 = mul nsw i64 %2672, %2670
  %2674 = add i64 %2673, %2671
  %2675 = inttoptr i64 %2674 to ptr
  %2676 = load i16, ptr %2675, align 2
  %2677 = load i64, ptr %5, align 8
  %2678 = load i64, ptr %51, align 8
  %2679 = mul nsw i64 %2678, %2670
  %2680 = add i64 %2679, %2677
  %2681 = inttoptr i64 %2680 to ptr
  %2682 = load i16, ptr %2681, align 2
  %2683 = tail call i16 @llvm.smax.i16(i16 %2676, i16 %2682)
  %2684 = sext i16 %2683 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2670, i64 noundef %2684)
  %2685 = add nuw nsw i64 %2668, 1
  %2686 = icmp eq i64 %2685, %245
  br i1 %2686, label %3258, label %2667

2687:                                             ; preds = %2643, %2687
  %2688 = phi i64 [ %2705, %2687 ], [ 0, %2643 ]
  %2689 = getelementptr inbounds nuw i64, ptr %243, i64 %2688
  %2690 = load i64, ptr %2689, align 8
  %2691 = load i64, ptr %4, align 8
  %2692 = load i64, ptr %50, align 8
  %2693 = mul nsw i64 %2692, %2690
  %2694 = add i64 %2693, %2691
  %2695 = inttoptr i64 %2694 to ptr
  %2696 = load i32, ptr %2695, align 4
  %2697 = load i64, ptr %5, align 8
  %2698 = load i64, ptr %51, align 8
  %2699 = mul nsw i64 %2698, %2690
  %2700 = add i64 %2699, %2697
  %2701 = inttoptr i64 %2700 to ptr
  %2702 = load i32, ptr %2701, align 4
  %2703 = tail call i32 @llvm.umax.i32(i32 %2696, i32 %2702)
  %2704 = zext i32 %2703 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2690, i64 noundef %2704)
  %2705 = add nuw nsw i64 %2688, 1
  %2706 = icmp eq i64 %2705, %245
  br i1 %2706, label %3258, label %2687

2707:                                             ; preds = %2642, %2707
  %2708 = phi i64 [ %2725, %2707 ], [ 0, %2642 ]
  %2709 = getelementptr inbounds nuw i64, ptr %243, i64 %2708
  %2710 = load i64, ptr %2709, align 8
  %2711 = load i64, ptr %4, align 8
  %2712 = load i64, ptr %50, align 8
  %2713 = mul nsw i64 %2712, %2710
  %2714 = add i64 %2713, %2711
  %2715 = inttoptr i64 %2714 to ptr
  %2716 = load i32, ptr %2715, align 4
  %2717 = load i64, ptr %5, align 8
  %2718 = load i64, ptr %51, align 8
  %2719 = mul nsw i64 %2718, %2710
  %2720 = add i64 %2719, %2717
  %2721 = inttoptr i64 %2720 to ptr
  %2722 = load i32, ptr %2721, align 4
  %2723 = tail call i32 @llvm.smax.i32(i32 %2716, i32 %2722)
  %2724 = sext i32 %2723 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2710, i64 noundef %2724)
  %2725 = add nuw nsw i64 %2708, 1
  %2726 = icmp eq i64 %2725, %245
  br i1 %2726, label %3258, label %2707

2727:                                             ; preds = %2641, %2727
  %2728 = phi i64 [ %2744, %2727 ], [ 0, %2641 ]
  %2729 = getelementptr inbounds nuw i64, ptr %243, i64 %2728
  %2730 = load i64, ptr %2729, align 8
  %2731 = load i64, ptr %4, align 8
  %2732 = load i64, ptr %50, align 8
  %2733 = mul nsw i64 %2732, %2730
  %2734 = add i64 %2733, %2731
  %2735 = inttoptr i64 %2734 to ptr
  %2736 = load i64, ptr %2735, align 8
  %2737 = load i64, ptr %5, align 8
  %2738 = load i64, ptr %51, align 8
  %2739 = mul nsw i64 %2738, %2730
  %2740 = add i64 %2739, %2737
  %2741 = inttoptr i64 %2740 to ptr
  %2742 = load i64, ptr %2741, align 8
  %2743 = tail call i64 @llvm.umax.i64(i64 %2736, i64 %2742)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2730, i64 noundef %2743)
  %2744 = add nuw nsw i64 %2728, 1
  %2745 = icmp eq i64 %2744, %245
  br i1 %2745, label %3258, label %2727

2746:                                             ; preds = %2646, %2746
  %2747 = phi i64 [ %2763, %2746 ], [ 0, %2646 ]
  %2748 = getelementptr inbounds nuw i64, ptr %243, i64 %2747
  %2749 = load i64, ptr %2748, align 8
  %2750 = load i64, ptr %4, align 8
  %2751 = load i64, ptr %50, align 8
  %2752 = mul nsw i64 %2751, %2749
  %2753 = add i64 %2752, %2750
  %2754 = inttoptr i64 %2753 to ptr
  %2755 = load i64, ptr %2754, align 8
  %2756 = load i64, ptr %5, align 8
  %2757 = load i64, ptr %51, align 8
  %2758 = mul nsw i64 %2757, %2749
  %2759 = add i64 %2758, %2756
  %2760 = inttoptr i64 %2759 to ptr
  %2761 = load i64, ptr %2760, align 8
  %2762 = tail call i64 @llvm.smax.i64(i64 %2755, i64 %2761)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2749, i64 noundef %2762)
  %2763 = add nuw nsw i64 %2747, 1
  %2764 = icmp eq i64 %2763, %245
  br i1 %2764, label %3258, label %2746

2765:                                             ; preds = %1441
  %2766 = load i64, ptr %3, align 8
  %2767 = load i64, ptr %53, align 8
  %2768 = load i64, ptr %4, align 8
  %2769 = load i64, ptr %50, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %87, i64 %2766, i64 %2767, i64 %2768, i64 %2769, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %243, i64 noundef %245)
  br label %3258

2770:                                             ; preds = %1441
  %2771 = icmp sgt i64 %245, 0
  switch i64 %1179, label %2775 [
    i64 6, label %2774
    i64 2, label %2773
    i64 3, label %2772
  ]

2772:                                             ; preds = %2770
  br i1 %2771, label %2820, label %3258

2773:                                             ; preds = %2770
  br i1 %2771, label %2798, label %3258

2774:                                             ; preds = %2770
  br i1 %2771, label %2776, label %3258

2775:                                             ; preds = %2770
  br i1 %2771, label %2843, label %3258

2776:                                             ; preds = %2774, %2776
  %2777 = phi i64 [ %2796, %2776 ], [ 0, %2774 ]
  %2778 = getelementptr inbounds nuw i64, ptr %243, i64 %2777
  %2779 = load i64, ptr %2778, align 8
  %2780 = load i64, ptr %4, align 8
  %2781 = load i64, ptr %50, align 8
  %2782 = mul nsw i64 %2781, %2779
  %2783 = add i64 %2782, %2780
  %2784 = inttoptr i64 %2783 to ptr
  %2785 = load i32, ptr %2784, align 4
  %2786 = sext i32 %2785 to i64
  %2787 = load i64, ptr %5, align 8
  %2788 = load i64, ptr %51, align 8
  %2789 = mul nsw i64 %2788, %2779
  %2790 = add i64 %2789, %2787
  %2791 = inttoptr i64 %2790 to ptr
  %2792 = load i32, ptr %2791, align 4
  %2793 = sext i32 %2792 to i64
  %2794 = mul nsw i64 %2793, %2786
  %2795 = ashr i64 %2794, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2779, i64 noundef %2795)
  %2796 = add nuw nsw i64 %2777, 1
  %2797 = icmp eq i64 %2796, %245
  br i1 %2797, label %3258, label %2776

2798:                                             ; preds = %2773, %2798
  %2799 = phi i64 [ %2818, %2798 ], [ 0, %2773 ]
  %2800 = getelementptr inbounds nuw i64, ptr %243, i64 %2799
  %2801 = load i64, ptr %2800, align 8
  %2802 = load i64, ptr %4, align 8
  %2803 = load i64, ptr %50, align 8
  %2804 = mul nsw i64 %2803, %2801
  %2805 = add i64 %2804, %2802
  %2806 = inttoptr i64 %2805 to ptr
  %2807 = load i32, ptr %2806, align 4
  %2808 = zext i32 %2807 to i64
  %2809 = load i64, ptr %5, align 8
  %2810 = load i64, ptr %51, align 8
  %2811 = mul nsw i64 %2810, %2801
  %2812 = add i64 %2811, %2809
  %2813 = inttoptr i64 %2812 to ptr
  %2814 = load i32, ptr %2813, align 4
  %2815 = zext i32 %2814 to i64
  %2816 = mul nuw i64 %2815, %2808
  %2817 = lshr i64 %2816, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2801, i64 noundef %2817)
  %2818 = add nuw nsw i64 %2799, 1
  %2819 = icmp eq i64 %2818, %245
  br i1 %2819, label %3258, label %2798

2820:                                             ; preds = %2772, %2820
  %2821 = phi i64 [ %2841, %2820 ], [ 0, %2772 ]
  %2822 = getelementptr inbounds nuw i64, ptr %243, i64 %2821
  %2823 = load i64, ptr %2822, align 8
  %2824 = load i64, ptr %4, align 8
  %2825 = load i64, ptr %50, align 8
  %2826 = mul nsw i64 %2825, %2823
  %2827 = add i64 %2826, %2824
  %2828 = inttoptr i64 %2827 to ptr
  %2829 = load i64, ptr %2828, align 8
  %2830 = zext i64 %2829 to i128
  %2831 = load i64, ptr %5, align 8
  %2832 = load i64, ptr %51, align 8
  %2833 = mul nsw i64 %2832, %2823
  %2834 = add i64 %2833, %2831
  %2835 = inttoptr i64 %2834 to ptr
  %2836 = load i64, ptr %2835, align 8
  %2837 = zext i64 %2836 to i128
  %2838 = mul nuw i128 %2837, %2830
  %2839 = lshr i128 %2838, 64
  %2840 = trunc nuw i128 %2839 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2823, i64 noundef %2840)
  %2841 = add nuw nsw i64 %2821, 1
  %2842 = icmp eq i64 %2841, %245
  br i1 %2842, label %3258, label %2820

2843:                                             ; preds = %2775, %2843
  %2844 = phi i64 [ %2864, %2843 ], [ 0, %2775 ]
  %2845 = getelementptr inbounds nuw i64, ptr %243, i64 %2844
  %2846 = load i64, ptr %2845, align 8
  %2847 = load i64, ptr %4, align 8
  %2848 = load i64, ptr %50, align 8
  %2849 = mul nsw i64 %2848, %2846
  %2850 = add i64 %2849, %2847
  %2851 = inttoptr i64 %2850 to ptr
  %2852 = load i64, ptr %2851, align 8
  %2853 = sext i64 %2852 to i128
  %2854 = load i64, ptr %5, align 8
  %2855 = load i64, ptr %51, align 8
  %2856 = mul nsw i64 %2855, %2846
  %2857 = add i64 %2856, %2854
  %2858 = inttoptr i64 %2857 to ptr
  %2859 = load i64, ptr %2858, align 8
  %2860 = sext i64 %2859 to i128
  %2861 = mul nsw i128 %2860, %2853
  %2862 = lshr i128 %2861, 64
  %2863 = trunc nuw i128 %2862 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2846, i64 noundef %2863)
  %2864 = add nuw nsw i64 %2844, 1
  %2865 = icmp eq i64 %2864, %245
  br i1 %2865, label %3258, label %2843

2866:                                             ; preds = %1467, %2866
  %2867 = phi i64 [ %2874, %2866 ], [ 0, %1467 ]
  %2868 = getelementptr inbounds nuw i64, ptr %243, i64 %2867
  %2869 = load i64, ptr %2868, align 8
  %2870 = load i64, ptr %1178, align 8
  %2871 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2870, i64 noundef %2869)
  %2872 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2870, i64 noundef %2869)
  %2873 = mul i64 %2872, %2871
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2869, i64 noundef %2873)
  %2874 = add nuw nsw i64 %2867, 1
  %2875 = icmp eq i64 %2874, %245
  br i1 %2875, label %3258, label %2866

2876:                                             ; preds = %1465, %2898
  %2877 = phi i64 [ %2900, %2898 ], [ 0, %1465 ]
  %2878 = getelementptr inbounds nuw i64, ptr %243, i64 %2877
  %2879 = load i64, ptr %2878, align 8
  %2880 = load i64, ptr %1178, align 8
  %2881 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2880, i64 noundef %2879)
  %2882 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2880, i64 noundef %2879)
  %2883 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2880, i64 noundef %2879)
  %2884 = mul i64 %2882, %2881
  %2885 = add i64 %2883, %2884
  switch i64 %2880, label %2894 [
    i64 6, label %2886
    i64 2, label %2889
    i64 5, label %2891
  ]

2886:                                             ; preds = %2876
  %2887 = shl i64 %2885, 32
  %2888 = ashr exact i64 %2887, 32
  br label %2898

2889:                                             ; preds = %2876
  %2890 = and i64 %2885, 4294967295
  br label %2898

2891:                                             ; preds = %2876
  %2892 = shl i64 %2885, 48
  %2893 = ashr exact i64 %2892, 48
  br label %2898

2894:                                             ; preds = %2876
  %2895 = icmp eq i64 %2880, 1
  %2896 = and i64 %2885, 65535
  %2897 = select i1 %2895, i64 %2896, i64 %2885
  br label %2898

2898:                                             ; preds = %2894, %2891, %2889, %2886
  %2899 = phi i64 [ %2888, %2886 ], [ %2890, %2889 ], [ %2893, %2891 ], [ %2897, %2894 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2879, i64 noundef %2899)
  %2900 = add nuw nsw i64 %2877, 1
  %2901 = icmp eq i64 %2900, %245
  br i1 %2901, label %3258, label %2876

2902:                                             ; preds = %2902, %1463
  %2903 = phi i64 [ 0, %1463 ], [ %2913, %2902 ]
  %2904 = getelementptr inbounds nuw i64, ptr %243, i64 %2903
  %2905 = load i64, ptr %2904, align 8
  %2906 = load i64, ptr %1178, align 8
  %2907 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2906, i64 noundef %2905)
  %2908 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2906, i64 noundef %2905)
  %2909 = mul i64 %2908, %2907
  %2910 = load i64, ptr %1464, align 8
  %2911 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2910, i64 noundef %2905)
  %2912 = add i64 %2911, %2909
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2905, i64 noundef %2912)
  %2913 = add nuw nsw i64 %2903, 1
  %2914 = icmp eq i64 %2913, %245
  br i1 %2914, label %3258, label %2902

2915:                                             ; preds = %1441, %1441
  switch i64 %1179, label %2916 [
    i64 1, label %2919
    i64 5, label %2919
    i64 2, label %2917
    i64 6, label %2917
  ]

2916:                                             ; preds = %2915
  br label %2917

2917:                                             ; preds = %2916, %2915, %2915
  %2918 = phi i64 [ 32, %2915 ], [ 64, %2916 ], [ 32, %2915 ]
  br label %2919

2919:                                             ; preds = %2917, %2915, %2915
  %2920 = phi i64 [ %2918, %2917 ], [ 16, %2915 ], [ 16, %2915 ]
  %2921 = icmp sgt i64 %245, 0
  br i1 %2921, label %2922, label %3258

2922:                                             ; preds = %2919
  %2923 = icmp eq i64 %2920, 16
  %2924 = icmp eq i64 %2920, 32
  br label %2925

2925:                                             ; preds = %2966, %2922
  %2926 = phi i64 [ 0, %2922 ], [ %2968, %2966 ]
  %2927 = getelementptr inbounds nuw i64, ptr %243, i64 %2926
  %2928 = load i64, ptr %2927, align 8
  %2929 = load i64, ptr %1178, align 8
  %2930 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2929, i64 noundef %2928)
  %2931 = load i64, ptr %5, align 8
  %2932 = load i64, ptr %51, align 8
  %2933 = mul nsw i64 %2932, %2928
  %2934 = add i64 %2933, %2931
  %2935 = inttoptr i64 %2934 to ptr
  %2936 = load i32, ptr %2935, align 4
  %2937 = zext i32 %2936 to i64
  %2938 = load i64, ptr %87, align 8
  %2939 = icmp eq i64 %2938, 16
  br i1 %2939, label %2940, label %2956

2940:                                             ; preds = %2925
  %2941 = icmp ugt i64 %2920, %2937
  %2942 = shl i64 %2930, %2937
  %2943 = select i1 %2941, i64 %2942, i64 0
  %2944 = and i64 %2943, 65535
  %2945 = and i64 %2943, 4294967295
  %2946 = select i1 %2924, i64 %2945, i64 %2943
  %2947 = select i1 %2923, i64 %2944, i64 %2946
  %2948 = icmp eq i64 %2929, 6
  %2949 = shl i64 %2947, 32
  %2950 = ashr exact i64 %2949, 32
  %2951 = select i1 %2948, i64 %2950, i64 %2947
  %2952 = icmp eq i64 %2929, 5
  br i1 %2952, label %2953, label %2966

2953:                                             ; preds = %2940
  %2954 = shl i64 %2947, 48
  %2955 = ashr exact i64 %2954, 48
  br label %2966

2956:                                             ; preds = %2925
  %2957 = and i64 %2929, -4
  %2958 = icmp eq i64 %2957, 4
  %2959 = icmp ugt i64 %2920, %2937
  br i1 %2958, label %2960, label %2963

2960:                                             ; preds = %2956
  %2961 = select i1 %2959, i64 %2937, i64 63
  %2962 = ashr i64 %2930, %2961
  br label %2966

2963:                                             ; preds = %2956
  %2964 = lshr i64 %2930, %2937
  %2965 = select i1 %2959, i64 %2964, i64 0
  br label %2966

2966:                                             ; preds = %2963, %2960, %2953, %2940
  %2967 = phi i64 [ %2955, %2953 ], [ %2951, %2940 ], [ %2962, %2960 ], [ %2965, %2963 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2928, i64 noundef %2967)
  %2968 = add nuw nsw i64 %2926, 1
  %2969 = icmp eq i64 %2968, %245
  br i1 %2969, label %3258, label %2925

2970:                                             ; preds = %2970, %1458
  %2971 = phi i64 [ 0, %1458 ], [ %2982, %2970 ]
  %2972 = getelementptr inbounds nuw i64, ptr %243, i64 %2971
  %2973 = load i64, ptr %2972, align 8
  %2974 = mul nsw i64 %2973, %1460
  %2975 = add i64 %2974, %1459
  %2976 = inttoptr i64 %2975 to ptr
  %2977 = load i8, ptr %2976, align 1
  %2978 = icmp eq i8 %2977, 0
  %2979 = load i64, ptr %1178, align 8
  %2980 = select i1 %2978, ptr %5, ptr %4
  %2981 = call fastcc i64 @get(ptr noundef nonnull %2980, i64 noundef %2979, i64 noundef %2973)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2973, i64 noundef %2981)
  %2982 = add nuw nsw i64 %2971, 1
  %2983 = icmp eq i64 %2982, %245
  br i1 %2983, label %3258, label %2970

2984:                                             ; preds = %3006, %1454
  %2985 = phi i64 [ 0, %1454 ], [ %3008, %3006 ]
  %2986 = getelementptr inbounds nuw i64, ptr %243, i64 %2985
  %2987 = load i64, ptr %2986, align 8
  %2988 = load i64, ptr %1178, align 8
  %2989 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2988, i64 noundef %2987)
  %2990 = load i64, ptr %1455, align 8
  switch i64 %2990, label %3006 [
    i64 0, label %2991
    i64 1, label %2993
    i64 2, label %2995
    i64 4, label %2997
    i64 5, label %3000
    i64 6, label %3003
  ]

2991:                                             ; preds = %2984
  %2992 = and i64 %2989, 255
  br label %3006

2993:                                             ; preds = %2984
  %2994 = and i64 %2989, 65535
  br label %3006

2995:                                             ; preds = %2984
  %2996 = and i64 %2989, 4294967295
  br label %3006

2997:                                             ; preds = %2984
  %2998 = shl i64 %2989, 56
  %2999 = ashr exact i64 %2998, 56
  br label %3006

3000:                                             ; preds = %2984
  %3001 = shl i64 %2989, 48
  %3002 = ashr exact i64 %3001, 48
  br label %3006

3003:                                             ; preds = %2984
  %3004 = shl i64 %2989, 32
  %3005 = ashr exact i64 %3004, 32
  br label %3006

3006:                                             ; preds = %3003, %3000, %2997, %2995, %2993, %2991, %2984
  %3007 = phi i64 [ %2989, %2984 ], [ %2992, %2991 ], [ %2994, %2993 ], [ %2996, %2995 ], [ %2999, %2997 ], [ %3002, %3000 ], [ %3005, %3003 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2987, i64 noundef %3007)
  %3008 = add nuw nsw i64 %2985, 1
  %3009 = icmp eq i64 %3008, %245
  br i1 %3009, label %3258, label %2984

3010:                                             ; preds = %1441, %1441
  %3011 = icmp sgt i64 %245, 0
  br i1 %3011, label %3012, label %3258

3012:                                             ; preds = %3010, %3050
  %3013 = phi i64 [ %3052, %3050 ], [ 0, %3010 ]
  %3014 = getelementptr inbounds nuw i64, ptr %243, i64 %3013
  %3015 = load i64, ptr %3014, align 8
  %3016 = load i64, ptr %1178, align 8
  %3017 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3016, i64 noundef %3015)
  %3018 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3016, i64 noundef %3015)
  %3019 = icmp eq i64 %3018, 0
  br i1 %3019, label %3031, label %3020

3020:                                             ; preds = %3012
  %3021 = and i64 %3016, -4
  %3022 = icmp eq i64 %3021, 4
  br i1 %3022, label %3025, label %3023

3023:                                             ; preds = %3020
  %3024 = udiv i64 %3017, %3018
  br label %3031

3025:                                             ; preds = %3020
  %3026 = icmp eq i64 %3018, -1
  br i1 %3026, label %3027, label %3029

3027:                                             ; preds = %3025
  %3028 = sub i64 0, %3017
  br label %3031

3029:                                             ; preds = %3025
  %3030 = sdiv i64 %3017, %3018
  br label %3031

3031:                                             ; preds = %3029, %3027, %3023, %3012
  %3032 = phi i64 [ %3024, %3023 ], [ %3028, %3027 ], [ %3030, %3029 ], [ -1, %3012 ]
  %3033 = load i64, ptr %87, align 8
  %3034 = icmp eq i64 %3033, 24
  %3035 = icmp ne i64 %3018, 0
  %3036 = and i1 %3035, %3034
  %3037 = mul i64 %3032, %3018
  %3038 = sub i64 %3017, %3037
  %3039 = select i1 %3036, i64 %3038, i64 %3032
  switch i64 %3016, label %3050 [
    i64 1, label %3040
    i64 5, label %3042
    i64 2, label %3045
    i64 6, label %3047
  ]

3040:                                             ; preds = %3031
  %3041 = and i64 %3039, 65535
  br label %3050

3042:                                             ; preds = %3031
  %3043 = shl i64 %3039, 48
  %3044 = ashr exact i64 %3043, 48
  br label %3050

3045:                                             ; preds = %3031
  %3046 = and i64 %3039, 4294967295
  br label %3050

3047:                                             ; preds = %3031
  %3048 = shl i64 %3039, 32
  %3049 = ashr exact i64 %3048, 32
  br label %3050

3050:                                             ; preds = %3047, %3045, %3042, %3040, %3031
  %3051 = phi i64 [ %3039, %3031 ], [ %3041, %3040 ], [ %3044, %3042 ], [ %3046, %3045 ], [ %3049, %3047 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3015, i64 noundef %3051)
  %3052 = add nuw nsw i64 %3013, 1
  %3053 = icmp eq i64 %3052, %245
  br i1 %3053, label %3258, label %3012

3054:                                             ; preds = %1441
  %3055 = icmp sgt i64 %245, 0
  br i1 %3055, label %3056, label %3258

3056:                                             ; preds = %3054
  %3057 = icmp eq i64 %1179, 1
  %3058 = icmp eq i64 %1179, 0
  %3059 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %3060 = select i1 %3057, i64 4, i64 5
  %3061 = select i1 %3058, i64 3, i64 %3060
  br label %3062

3062:                                             ; preds = %3072, %3056
  %3063 = phi i64 [ 0, %3056 ], [ %3074, %3072 ]
  %3064 = getelementptr inbounds nuw i64, ptr %243, i64 %3063
  %3065 = load i64, ptr %3064, align 8
  %3066 = load i64, ptr %3059, align 8
  %3067 = icmp sgt i64 %3066, 0
  br i1 %3067, label %3068, label %3072

3068:                                             ; preds = %3062
  %3069 = load i64, ptr %1157, align 8
  %3070 = getelementptr i64, ptr %1147, i64 %3069
  %3071 = load i64, ptr %1178, align 8
  br label %3076

3072:                                             ; preds = %3076, %3062
  %3073 = phi i64 [ 0, %3062 ], [ %3085, %3076 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3065, i64 noundef %3073)
  %3074 = add nuw nsw i64 %3063, 1
  %3075 = icmp eq i64 %3074, %245
  br i1 %3075, label %3258, label %3062

3076:                                             ; preds = %3076, %3068
  %3077 = phi i64 [ 0, %3068 ], [ %3086, %3076 ]
  %3078 = phi i64 [ 0, %3068 ], [ %3085, %3076 ]
  %3079 = getelementptr i64, ptr %3070, i64 %3077
  %3080 = load i64, ptr %3079, align 8
  %3081 = getelementptr inbounds %struct.operand, ptr %1145, i64 %3080
  %3082 = tail call fastcc i64 @get(ptr noundef %3081, i64 noundef %3071, i64 noundef %3065)
  %3083 = shl nuw i64 %3077, %3061
  %3084 = shl i64 %3082, %3083
  %3085 = or i64 %3084, %3078
  %3086 = add nuw nsw i64 %3077, 1
  %3087 = icmp eq i64 %3086, %3066
  br i1 %3087, label %3072, label %3076

3088:                                             ; preds = %1441
  %3089 = icmp sgt i64 %245, 0
  br i1 %3089, label %3090, label %3258

3090:                                             ; preds = %3088
  %3091 = icmp eq i64 %1179, 1
  %3092 = icmp eq i64 %1179, 0
  %3093 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %3094 = select i1 %3091, i64 4, i64 5
  %3095 = select i1 %3092, i64 3, i64 %3094
  %3096 = select i1 %3091, i64 65535, i64 4294967295
  %3097 = select i1 %3092, i64 255, i64 %3096
  %3098 = load i64, ptr %3093, align 8
  br label %3099

3099:                                             ; preds = %3112, %3090
  %3100 = phi i64 [ %3098, %3090 ], [ %3113, %3112 ]
  %3101 = phi i64 [ %3098, %3090 ], [ %3114, %3112 ]
  %3102 = phi i64 [ 0, %3090 ], [ %3115, %3112 ]
  %3103 = getelementptr inbounds nuw i64, ptr %243, i64 %3102
  %3104 = load i64, ptr %3103, align 8
  %3105 = shl i64 %3101, %3095
  %3106 = icmp eq i64 %3105, 64
  %3107 = icmp eq i64 %3105, 32
  %3108 = select i1 %3107, i64 2, i64 1
  %3109 = select i1 %3106, i64 3, i64 %3108
  %3110 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3109, i64 noundef %3104)
  %3111 = icmp sgt i64 %3101, 0
  br i1 %3111, label %3117, label %3112

3112:                                             ; preds = %3131, %3099
  %3113 = phi i64 [ %3100, %3099 ], [ %3132, %3131 ]
  %3114 = phi i64 [ %3101, %3099 ], [ %3132, %3131 ]
  %3115 = add nuw nsw i64 %3102, 1
  %3116 = icmp eq i64 %3115, %245
  br i1 %3116, label %3258, label %3099

3117:                                             ; preds = %3099, %3131
  %3118 = phi i64 [ %3132, %3131 ], [ %3100, %3099 ]
  %3119 = phi i64 [ %3133, %3131 ], [ 0, %3099 ]
  %3120 = load i64, ptr %1148, align 8
  %3121 = getelementptr i64, ptr %1147, i64 %3120
  %3122 = getelementptr i64, ptr %3121, i64 %3119
  %3123 = load i64, ptr %3122, align 8
  %3124 = icmp sgt i64 %3123, -1
  br i1 %3124, label %3125, label %3131

3125:                                             ; preds = %3117
  %3126 = getelementptr inbounds nuw %struct.operand, ptr %1145, i64 %3123
  %3127 = shl nuw i64 %3119, %3095
  %3128 = lshr i64 %3110, %3127
  %3129 = and i64 %3128, %3097
  tail call fastcc void @put(ptr noundef %3126, i64 noundef %3104, i64 noundef %3129)
  %3130 = load i64, ptr %3093, align 8
  br label %3131

3131:                                             ; preds = %3125, %3117
  %3132 = phi i64 [ %3130, %3125 ], [ %3118, %3117 ]
  %3133 = add nuw nsw i64 %3119, 1
  %3134 = icmp slt i64 %3133, %3132
  br i1 %3134, label %3117, label %3112

3135:                                             ; preds = %3156, %1448
  %3136 = phi i64 [ 0, %1448 ], [ %3158, %3156 ]
  %3137 = getelementptr inbounds nuw i64, ptr %243, i64 %3136
  %3138 = load i64, ptr %3137, align 8
  %3139 = load i64, ptr %4, align 8
  %3140 = load i64, ptr %50, align 8
  %3141 = mul nsw i64 %3140, %3138
  %3142 = add i64 %3141, %3139
  %3143 = inttoptr i64 %3142 to ptr
  %3144 = load i32, ptr %3143, align 4
  %3145 = load i64, ptr %5, align 8
  %3146 = load i64, ptr %51, align 8
  %3147 = mul nsw i64 %3146, %3138
  %3148 = add i64 %3147, %3145
  %3149 = inttoptr i64 %3148 to ptr
  %3150 = load i32, ptr %3149, align 4
  %3151 = mul nsw i64 %3138, %1450
  %3152 = add i64 %3151, %1449
  %3153 = inttoptr i64 %3152 to ptr
  %3154 = load i32, ptr %3153, align 4
  %3155 = load i64, ptr %1451, align 8
  br label %3160

3156:                                             ; preds = %3181
  %3157 = zext i32 %3182 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3138, i64 noundef %3157)
  %3158 = add nuw nsw i64 %3136, 1
  %3159 = icmp eq i64 %3158, %245
  br i1 %3159, label %3258, label %3135

3160:                                             ; preds = %3181, %3135
  %3161 = phi i64 [ 0, %3135 ], [ %3183, %3181 ]
  %3162 = phi i32 [ 0, %3135 ], [ %3182, %3181 ]
  %3163 = shl nuw nsw i64 1, %3161
  %3164 = and i64 %3163, %3155
  %3165 = icmp eq i64 %3164, 0
  br i1 %3165, label %3181, label %3166

3166:                                             ; preds = %3160
  %3167 = icmp samesign ult i64 %3161, 4
  %3168 = sext i1 %3167 to i32
  %3169 = xor i32 %3144, %3168
  %3170 = trunc nuw nsw i64 %3161 to i32
  %3171 = lshr i32 %3170, 1
  %3172 = and i32 %3171, 1
  %3173 = add nsw i32 %3172, -1
  %3174 = xor i32 %3173, %3150
  %3175 = and i32 %3170, 1
  %3176 = add nsw i32 %3175, -1
  %3177 = xor i32 %3176, %3154
  %3178 = and i32 %3177, %3169
  %3179 = and i32 %3178, %3174
  %3180 = or i32 %3179, %3162
  br label %3181

3181:                                             ; preds = %3166, %3160
  %3182 = phi i32 [ %3180, %3166 ], [ %3162, %3160 ]
  %3183 = add nuw nsw i64 %3161, 1
  %3184 = icmp eq i64 %3183, 8
  br i1 %3184, label %3156, label %3160

3185:                                             ; preds = %1444, %3185
  %3186 = phi i64 [ %3192, %3185 ], [ 0, %1444 ]
  %3187 = getelementptr inbounds nuw i64, ptr %243, i64 %3186
  %3188 = load i64, ptr %3187, align 8
  %3189 = load i64, ptr %1178, align 8
  %3190 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3189, i64 noundef %3188)
  %3191 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3190)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3188, i64 noundef %3191)
  %3192 = add nuw nsw i64 %3186, 1
  %3193 = icmp eq i64 %3192, %245
  br i1 %3193, label %3258, label %3185

3194:                                             ; preds = %1441, %1441
  %3195 = icmp sgt i64 %245, 0
  br i1 %3195, label %3196, label %3258

3196:                                             ; preds = %3194
  %3197 = load i64, ptr %6, align 8
  %3198 = load i64, ptr %52, align 8
  %3199 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %3200

3200:                                             ; preds = %3240, %3196
  %3201 = phi i64 [ 0, %3196 ], [ %3242, %3240 ]
  %3202 = getelementptr inbounds nuw i64, ptr %243, i64 %3201
  %3203 = load i64, ptr %3202, align 8
  %3204 = load i64, ptr %5, align 8
  %3205 = load i64, ptr %51, align 8
  %3206 = mul nsw i64 %3205, %3203
  %3207 = add i64 %3206, %3204
  %3208 = inttoptr i64 %3207 to ptr
  %3209 = load i32, ptr %3208, align 4
  %3210 = zext i32 %3209 to i64
  %3211 = shl nuw i64 %3210, 32
  %3212 = load i64, ptr %4, align 8
  %3213 = load i64, ptr %50, align 8
  %3214 = mul nsw i64 %3213, %3203
  %3215 = add i64 %3214, %3212
  %3216 = inttoptr i64 %3215 to ptr
  %3217 = load i32, ptr %3216, align 4
  %3218 = zext i32 %3217 to i64
  %3219 = or disjoint i64 %3211, %3218
  %3220 = mul nsw i64 %3203, %3198
  %3221 = add i64 %3220, %3197
  %3222 = inttoptr i64 %3221 to ptr
  %3223 = load i32, ptr %3222, align 4
  %3224 = zext i32 %3223 to i64
  %3225 = load i64, ptr %3199, align 8
  %3226 = icmp eq i64 %3225, 0
  %3227 = and i64 %3224, 31
  %3228 = tail call i64 @llvm.umin.i64(i64 %3224, i64 32)
  %3229 = select i1 %3226, i64 %3228, i64 %3227
  %3230 = load i64, ptr %87, align 8
  %3231 = icmp eq i64 %3230, 32
  br i1 %3231, label %3232, label %3235

3232:                                             ; preds = %3200
  %3233 = lshr i64 %3219, %3229
  %3234 = and i64 %3233, 4294967295
  br label %3240

3235:                                             ; preds = %3200
  %3236 = icmp eq i64 %3229, 32
  br i1 %3236, label %3240, label %3237

3237:                                             ; preds = %3235
  %3238 = shl i64 %3219, %3229
  %3239 = lshr i64 %3238, 32
  br label %3240

3240:                                             ; preds = %3237, %3235, %3232
  %3241 = phi i64 [ %3234, %3232 ], [ %3239, %3237 ], [ %3218, %3235 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3203, i64 noundef %3241)
  %3242 = add nuw nsw i64 %3201, 1
  %3243 = icmp eq i64 %3242, %245
  br i1 %3243, label %3258, label %3200

3244:                                             ; preds = %1442, %3244
  %3245 = phi i64 [ %3256, %3244 ], [ 0, %1442 ]
  %3246 = getelementptr inbounds nuw i64, ptr %243, i64 %3245
  %3247 = load i64, ptr %3246, align 8
  %3248 = load i64, ptr %4, align 8
  %3249 = load i64, ptr %50, align 8
  %3250 = mul nsw i64 %3249, %3247
  %3251 = add i64 %3250, %3248
  %3252 = inttoptr i64 %3251 to ptr
  %3253 = load i16, ptr %3252, align 2
  %3254 = zext i16 %3253 to i64
  %3255 = shl nuw nsw i64 %3254, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3247, i64 noundef %3255)
  %3256 = add nuw nsw i64 %3245, 1
  %3257 = icmp eq i64 %3256, %245
  br i1 %3257, label %3258, label %3244

3258:                                             ; preds = %3244, %3240, %3185, %3156, %3112, %3072, %3050, %3006, %2970, %2966, %2902, %2898, %2866, %2820, %2798, %2776, %2843, %2727, %2707, %2687, %2667, %2647, %2746, %2601, %2581, %2561, %2541, %2521, %2620, %2486, %2472, %2458, %2444, %2430, %2500, %2381, %2367, %2353, %2395, %2339, %2324, %2409, %2277, %2257, %2237, %2217, %2197, %2297, %2150, %2130, %2110, %2090, %2070, %2170, %2023, %2003, %1983, %1963, %1943, %2043, %1896, %1876, %1856, %1836, %1816, %1916, %1769, %1749, %1729, %1709, %1689, %1789, %1642, %1622, %1602, %1582, %1562, %1662, %1529, %1516, %1503, %1490, %1477, %1542, %1440, %1441, %1442, %1444, %1446, %1452, %1456, %1461, %1465, %1467, %1471, %1472, %1473, %1474, %1475, %1476, %1556, %1557, %1558, %1559, %1560, %1561, %1683, %1684, %1685, %1686, %1687, %1688, %1810, %1811, %1812, %1813, %1814, %1815, %1937, %1938, %1939, %1940, %1941, %1942, %2064, %2065, %2066, %2067, %2068, %2069, %2191, %2192, %2193, %2194, %2195, %2196, %2318, %2319, %2320, %2321, %2322, %2323, %2338, %2424, %2425, %2426, %2427, %2428, %2429, %2515, %2516, %2517, %2518, %2519, %2520, %2641, %2642, %2643, %2644, %2645, %2646, %2765, %2772, %2773, %2774, %2775, %2919, %3010, %3054, %3088, %3194
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3259

3259:                                             ; preds = %1061, %1051, %1048, %1062, %3258
  %3260 = phi i1 [ %1057, %1062 ], [ false, %3258 ], [ false, %1048 ], [ false, %1051 ], [ false, %1061 ]
  %3261 = getelementptr inbounds i8, ptr %27, i64 %88
  store i8 1, ptr %3261, align 1
  br label %3262

3262:                                             ; preds = %3259, %238
  %3263 = phi i64 [ %244, %3259 ], [ 0, %238 ]
  %3264 = phi i1 [ %3260, %3259 ], [ false, %238 ]
  br i1 %181, label %3265, label %3268

3265:                                             ; preds = %206, %182, %3262
  %3266 = phi i1 [ %3264, %3262 ], [ false, %182 ], [ false, %206 ]
  %3267 = phi i64 [ %3263, %3262 ], [ 0, %182 ], [ 0, %206 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %3267, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  br label %3268

3268:                                             ; preds = %3265, %3262
  %3269 = phi i1 [ %3266, %3265 ], [ %3264, %3262 ]
  %3270 = load i64, ptr %36, align 8
  %3271 = add nsw i64 %3270, 1
  store i64 %3271, ptr %36, align 8
  %3272 = load i64, ptr %82, align 8
  %3273 = add nsw i64 %81, %3272
  store i64 %3273, ptr %82, align 8
  %3274 = add nsw i64 %88, 1
  store i64 %3274, ptr %0, align 8
  %3275 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3274
  %3276 = getelementptr inbounds nuw i8, ptr %3275, i64 136
  %3277 = load i64, ptr %3276, align 8
  %3278 = icmp eq i64 %3277, 0
  br i1 %3278, label %3283, label %3279

3279:                                             ; preds = %3268
  %3280 = load i64, ptr %83, align 8
  %3281 = icmp ne i64 %3280, 0
  %3282 = or i1 %3269, %3281
  br i1 %3282, label %3289, label %3284

3283:                                             ; preds = %3268
  br i1 %3269, label %3291, label %3284

3284:                                             ; preds = %3279, %169, %175, %3283
  %3285 = phi i64 [ %3274, %3283 ], [ %170, %175 ], [ %170, %169 ], [ %3274, %3279 ]
  %3286 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3285
  store i64 %3285, ptr %0, align 8
  %3287 = load i64, ptr %3286, align 8
  %3288 = icmp eq i64 %3287, 0
  br i1 %3288, label %3291, label %85

3289:                                             ; preds = %3279
  %3290 = select i1 %3281, i64 1, i64 3
  br label %3291

3291:                                             ; preds = %590, %598, %175, %89, %93, %3284, %521, %476, %569, %574, %581, %3283, %426, %464, %518, %437, %673, %142, %3289, %1, %137, %783, %304, %1063, %814
  %3292 = phi i64 [ 0, %673 ], [ 2, %142 ], [ 3, %814 ], [ 0, %437 ], [ 0, %518 ], [ 2, %137 ], [ 4, %1063 ], [ 0, %304 ], [ 0, %783 ], [ 0, %426 ], [ %3290, %3289 ], [ 0, %1 ], [ 0, %464 ], [ 0, %569 ], [ 0, %476 ], [ 0, %521 ], [ 0, %3284 ], [ 0, %93 ], [ 1, %175 ], [ 3, %598 ], [ 3, %590 ], [ 0, %574 ], [ 0, %89 ], [ 0, %581 ], [ 3, %3283 ]
  ret i64 %3292
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(address_is_null) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %10, i64 %1
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %98, label %14

14:                                               ; preds = %7
  %15 = icmp ne i64 %2, 0
  %16 = zext i1 %15 to i8
  %17 = icmp slt i64 %2, %4
  %18 = select i1 %17, i8 2, i8 0
  %19 = or disjoint i8 %18, %16
  %20 = or i8 %19, %12
  store i8 %20, ptr %11, align 1
  %21 = icmp eq i8 %20, 3
  br i1 %21, label %98, label %22

22:                                               ; preds = %14
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %24 = load i64, ptr %23, align 8
  %25 = inttoptr i64 %24 to ptr
  %26 = mul nsw i64 %1, 48
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %29 = load i64, ptr %28, align 8
  %30 = inttoptr i64 %29 to ptr
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %34, label %55

34:                                               ; preds = %22
  %35 = load i64, ptr %3, align 8
  %36 = getelementptr inbounds i64, ptr %30, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %4, 1
  br i1 %38, label %43, label %39

39:                                               ; preds = %43, %34
  %40 = phi i64 [ %37, %34 ], [ %52, %43 ]
  %41 = phi i64 [ %37, %34 ], [ %51, %43 ]
  store i64 %41, ptr %27, align 8
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %40, ptr %42, align 8
  store i64 1, ptr %31, align 8
  br label %55

43:                                               ; preds = %34, %43
  %44 = phi i64 [ %51, %43 ], [ %37, %34 ]
  %45 = phi i64 [ %52, %43 ], [ %37, %34 ]
  %46 = phi i64 [ %53, %43 ], [ 1, %34 ]
  %47 = getelementptr inbounds nuw i64, ptr %3, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %30, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = tail call i64 @llvm.smin.i64(i64 %50, i64 %44)
  %52 = tail call i64 @llvm.smax.i64(i64 %50, i64 %45)
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, %4
  br i1 %54, label %39, label %43

55:                                               ; preds = %39, %22
  %56 = icmp eq ptr %5, null
  br i1 %56, label %98, label %57

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %60, i64 1, i64 %4
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %98

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %65 = icmp eq i64 %6, 3
  %66 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %67 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %68 = select i1 %65, i64 2, i64 1
  %69 = load i64, ptr %64, align 8
  br label %70

70:                                               ; preds = %63, %94
  %71 = phi i64 [ %69, %63 ], [ %95, %94 ]
  %72 = phi i64 [ 0, %63 ], [ %96, %94 ]
  %73 = getelementptr inbounds nuw i64, ptr %3, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = tail call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %6, i64 noundef %74)
  %76 = icmp eq i64 %71, 0
  br i1 %76, label %77, label %78

77:                                               ; preds = %70
  store i64 %75, ptr %67, align 8
  store i64 %75, ptr %66, align 8
  store i64 %68, ptr %64, align 8
  br label %94

78:                                               ; preds = %70
  %79 = load i64, ptr %66, align 8
  br i1 %65, label %80, label %87

80:                                               ; preds = %78
  %81 = icmp ult i64 %75, %79
  br i1 %81, label %82, label %83

82:                                               ; preds = %80
  store i64 %75, ptr %66, align 8
  br label %83

83:                                               ; preds = %82, %80
  %84 = load i64, ptr %67, align 8
  %85 = icmp ugt i64 %75, %84
  br i1 %85, label %86, label %94

86:                                               ; preds = %83
  store i64 %75, ptr %67, align 8
  br label %94

87:                                               ; preds = %78
  %88 = icmp slt i64 %75, %79
  br i1 %88, label %89, label %90

89:                                               ; preds = %87
  store i64 %75, ptr %66, align 8
  br label %90

90:                                               ; preds = %89, %87
  %91 = load i64, ptr %67, align 8
  %92 = icmp sgt i64 %75, %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %90
  store i64 %75, ptr %67, align 8
  br label %94

94:                                               ; preds = %86, %83, %93, %90, %77
  %95 = phi i64 [ %71, %86 ], [ %71, %83 ], [ %71, %93 ], [ %71, %90 ], [ %68, %77 ]
  %96 = add nuw nsw i64 %72, 1
  %97 = icmp eq i64 %96, %61
  br i1 %97, label %98, label %70

98:                                               ; preds = %94, %57, %55, %14, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @compare(ptr noundef readonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr noundef readonly byval(%struct.operand) align 8 %5, ptr noundef readonly captures(none) %6, i64 noundef %7) unnamed_addr {
  %9 = alloca %struct.operand, align 8
  store i64 %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %7, 0
  switch i64 %12, label %905 [
    i64 1, label %16
    i64 5, label %143
    i64 2, label %270
    i64 6, label %397
    i64 3, label %524
    i64 7, label %651
    i64 8, label %778
  ]

16:                                               ; preds = %8
  switch i64 %14, label %32 [
    i64 0, label %29
    i64 1, label %26
    i64 2, label %23
    i64 3, label %20
    i64 4, label %17
  ]

17:                                               ; preds = %16
  br i1 %15, label %18, label %1032

18:                                               ; preds = %17
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %107

20:                                               ; preds = %16
  br i1 %15, label %21, label %1032

21:                                               ; preds = %20
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %89

23:                                               ; preds = %16
  br i1 %15, label %24, label %1032

24:                                               ; preds = %23
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %71

26:                                               ; preds = %16
  br i1 %15, label %27, label %1032

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %53

29:                                               ; preds = %16
  br i1 %15, label %30, label %1032

30:                                               ; preds = %29
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %35

32:                                               ; preds = %16
  br i1 %15, label %33, label %1032

33:                                               ; preds = %32
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %125

35:                                               ; preds = %30, %35
  %36 = phi i64 [ 0, %30 ], [ %51, %35 ]
  %37 = getelementptr inbounds nuw i64, ptr %6, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %4
  %40 = add i64 %39, %3
  %41 = inttoptr i64 %40 to ptr
  %42 = load i16, ptr %41, align 2
  %43 = load i64, ptr %5, align 8
  %44 = load i64, ptr %31, align 8
  %45 = mul nsw i64 %44, %38
  %46 = add i64 %45, %43
  %47 = inttoptr i64 %46 to ptr
  %48 = load i16, ptr %47, align 2
  %49 = icmp eq i16 %42, %48
  %50 = zext i1 %49 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %38, i64 noundef %50)
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %7
  br i1 %52, label %1032, label %35

53:                                               ; preds = %27, %53
  %54 = phi i64 [ 0, %27 ], [ %69, %53 ]
  %55 = getelementptr inbounds nuw i64, ptr %6, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %4
  %58 = add i64 %57, %3
  %59 = inttoptr i64 %58 to ptr
  %60 = load i16, ptr %59, align 2
  %61 = load i64, ptr %5, align 8
  %62 = load i64, ptr %28, align 8
  %63 = mul nsw i64 %62, %56
  %64 = add i64 %63, %61
  %65 = inttoptr i64 %64 to ptr
  %66 = load i16, ptr %65, align 2
  %67 = icmp ne i16 %60, %66
  %68 = zext i1 %67 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %56, i64 noundef %68)
  %69 = add nuw nsw i64 %54, 1
  %70 = icmp eq i64 %69, %7
  br i1 %70, label %1032, label %53

71:                                               ; preds = %24, %71
  %72 = phi i64 [ 0, %24 ], [ %87, %71 ]
  %73 = getelementptr inbounds nuw i64, ptr %6, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %74, %4
  %76 = add i64 %75, %3
  %77 = inttoptr i64 %76 to ptr
  %78 = load i16, ptr %77, align 2
  %79 = load i64, ptr %5, align 8
  %80 = load i64, ptr %25, align 8
  %81 = mul nsw i64 %80, %74
  %82 = add i64 %81, %79
  %83 = inttoptr i64 %82 to ptr
  %84 = load i16, ptr %83, align 2
  %85 = icmp ult i16 %78, %84
  %86 = zext i1 %85 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %74, i64 noundef %86)
  %87 = add nuw nsw i64 %72, 1
  %88 = icmp eq i64 %87, %7
  br i1 %88, label %1032, label %71

89:                                               ; preds = %21, %89
  %90 = phi i64 [ 0, %21 ], [ %105, %89 ]
  %91 = getelementptr inbounds nuw i64, ptr %6, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %92, %4
  %94 = add i64 %93, %3
  %95 = inttoptr i64 %94 to ptr
  %96 = load i16, ptr %95, align 2
  %97 = load i64, ptr %5, align 8
  %98 = load i64, ptr %22, align 8
  %99 = mul nsw i64 %98, %92
  %100 = add i64 %99, %97
  %101 = inttoptr i64 %100 to ptr
  %102 = load i16, ptr %101, align 2
  %103 = icmp ule i16 %96, %102
  %104 = zext i1 %103 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %92, i64 noundef %104)
  %105 = add nuw nsw i64 %90, 1
  %106 = icmp eq i64 %105, %7
  br i1 %106, label %1032, label %89

107:                                              ; preds = %18, %107
  %108 = phi i64 [ 0, %18 ], [ %123, %107 ]
  %109 = getelementptr inbounds nuw i64, ptr %6, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %4
  %112 = add i64 %111, %3
  %113 = inttoptr i64 %112 to ptr
  %114 = load i16, ptr %113, align 2
  %115 = load i64, ptr %5, align 8
  %116 = load i64, ptr %19, align 8
  %117 = mul nsw i64 %116, %110
  %118 = add i64 %117, %115
  %119 = inttoptr i64 %118 to ptr
  %120 = load i16, ptr %119, align 2
  %121 = icmp ugt i16 %114, %120
  %122 = zext i1 %121 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %110, i64 noundef %122)
  %123 = add nuw nsw i64 %108, 1
  %124 = icmp eq i64 %123, %7
  br i1 %124, label %1032, label %107

125:                                              ; preds = %33, %125
  %126 = phi i64 [ 0, %33 ], [ %141, %125 ]
  %127 = getelementptr inbounds nuw i64, ptr %6, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %128, %4
  %130 = add i64 %129, %3
  %131 = inttoptr i64 %130 to ptr
  %132 = load i16, ptr %131, align 2
  %133 = load i64, ptr %5, align 8
  %134 = load i64, ptr %34, align 8
  %135 = mul nsw i64 %134, %128
  %136 = add i64 %135, %133
  %137 = inttoptr i64 %136 to ptr
  %138 = load i16, ptr %137, align 2
  %139 = icmp uge i16 %132, %138
  %140 = zext i1 %139 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %128, i64 noundef %140)
  %141 = add nuw nsw i64 %126, 1
  %142 = icmp eq i64 %141, %7
  br i1 %142, label %1032, label %125

143:                                              ; preds = %8
  switch i64 %14, label %159 [
    i64 0, label %156
    i64 1, label %153
    i64 2, label %150
    i64 3, label %147
    i64 4, label %144
  ]

144:                                              ; preds = %143
  br i1 %15, label %145, label %1032

145:                                              ; preds = %144
  %146 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %234

147:                                              ; preds = %143
  br i1 %15, label %148, label %1032

148:                                              ; preds = %147
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %216

150:                                              ; preds = %143
  br i1 %15, label %151, label %1032

151:                                              ; preds = %150
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %198

153:                                              ; preds = %143
  br i1 %15, label %154, label %1032

154:                                              ; preds = %153
  %155 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %180

156:                                              ; preds = %143
  br i1 %15, label %157, label %1032

157:                                              ; preds = %156
  %158 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %162

159:                                              ; preds = %143
  br i1 %15, label %160, label %1032

160:                                              ; preds = %159
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %252

162:                                              ; preds = %157, %162
  %163 = phi i64 [ 0, %157 ], [ %178, %162 ]
  %164 = getelementptr inbounds nuw i64, ptr %6, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %4
  %167 = add i64 %166, %3
  %168 = inttoptr i64 %167 to ptr
  %169 = load i16, ptr %168, align 2
  %170 = load i64, ptr %5, align 8
  %171 = load i64, ptr %158, align 8
  %172 = mul nsw i64 %171, %165
  %173 = add i64 %172, %170
  %174 = inttoptr i64 %173 to ptr
  %175 = load i16, ptr %174, align 2
  %176 = icmp eq i16 %169, %175
  %177 = zext i1 %176 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %165, i64 noundef %177)
  %178 = add nuw nsw i64 %163, 1
  %179 = icmp eq i64 %178, %7
  br i1 %179, label %1032, label %162

180:                                              ; preds = %154, %180
  %181 = phi i64 [ 0, %154 ], [ %196, %180 ]
  %182 = getelementptr inbounds nuw i64, ptr %6, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %183, %4
  %185 = add i64 %184, %3
  %186 = inttoptr i64 %185 to ptr
  %187 = load i16, ptr %186, align 2
  %188 = load i64, ptr %5, align 8
  %189 = load i64, ptr %155, align 8
  %190 = mul nsw i64 %189, %183
  %191 = add i64 %190, %188
  %192 = inttoptr i64 %191 to ptr
  %193 = load i16, ptr %192, align 2
  %194 = icmp ne i16 %187, %193
  %195 = zext i1 %194 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %183, i64 noundef %195)
  %196 = add nuw nsw i64 %181, 1
  %197 = icmp eq i64 %196, %7
  br i1 %197, label %1032, label %180

198:                                              ; preds = %151, %198
  %199 = phi i64 [ 0, %151 ], [ %214, %198 ]
  %200 = getelementptr inbounds nuw i64, ptr %6, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %201, %4
  %203 = add i64 %202, %3
  %204 = inttoptr i64 %203 to ptr
  %205 = load i16, ptr %204, align 2
  %206 = load i64, ptr %5, align 8
  %207 = load i64, ptr %152, align 8
  %208 = mul nsw i64 %207, %201
  %209 = add i64 %208, %206
  %210 = inttoptr i64 %209 to ptr
  %211 = load i16, ptr %210, align 2
  %212 = icmp slt i16 %205, %211
  %213 = zext i1 %212 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %201, i64 noundef %213)
  %214 = add nuw nsw i64 %199, 1
  %215 = icmp eq i64 %214, %7
  br i1 %215, label %1032, label %198

216:                                              ; preds = %148, %216
  %217 = phi i64 [ 0, %148 ], [ %232, %216 ]
  %218 = getelementptr inbounds nuw i64, ptr %6, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %219, %4
  %221 = add i64 %220, %3
  %222 = inttoptr i64 %221 to ptr
  %223 = load i16, ptr %222, align 2
  %224 = load i64, ptr %5, align 8
  %225 = load i64, ptr %149, align 8
  %226 = mul nsw i64 %225, %219
  %227 = add i64 %226, %224
  %228 = inttoptr i64 %227 to ptr
  %229 = load i16, ptr %228, align 2
  %230 = icmp sle i16 %223, %229
  %231 = zext i1 %230 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %219, i64 noundef %231)
  %232 = add nuw nsw i64 %217, 1
  %233 = icmp eq i64 %232, %7
  br i1 %233, label %1032, label %216

234:                                              ; preds = %145, %234
  %235 = phi i64 [ 0, %145 ], [ %250, %234 ]
  %236 = getelementptr inbounds nuw i64, ptr %6, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = mul nsw i64 %237, %4
  %239 = add i64 %238, %3
  %240 = inttoptr i64 %239 to ptr
  %241 = load i16, ptr %240, align 2
  %242 = load i64, ptr %5, align 8
  %243 = load i64, ptr %146, align 8
  %244 = mul nsw i64 %243, %237
  %245 = add i64 %244, %242
  %246 = inttoptr i64 %245 to ptr
  %247 = load i16, ptr %246, align 2
  %248 = icmp sgt i16 %241, %247
  %249 = zext i1 %248 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %237, i64 noundef %249)
  %250 = add nuw nsw i64 %235, 1
  %251 = icmp eq i64 %250, %7
  br i1 %251, label %1032, label %234

252:                                              ; preds = %160, %252
  %253 = phi i64 [ 0, %160 ], [ %268, %252 ]
  %254 = getelementptr inbounds nuw i64, ptr %6, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %255, %4
  %257 = add i64 %256, %3
  %258 = inttoptr i64 %257 to ptr
  %259 = load i16, ptr %258, align 2
  %260 = load i64, ptr %5, align 8
  %261 = load i64, ptr %161, align 8
  %262 = mul nsw i64 %261, %255
  %263 = add i64 %262, %260
  %264 = inttoptr i64 %263 to ptr
  %265 = load i16, ptr %264, align 2
  %266 = icmp sge i16 %259, %265
  %267 = zext i1 %266 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %255, i64 noundef %267)
  %268 = add nuw nsw i64 %253, 1
  %269 = icmp eq i64 %268, %7
  br i1 %269, label %1032, label %252

270:                                              ; preds = %8
  switch i64 %14, label %286 [
    i64 0, label %283
    i64 1, label %280
    i64 2, label %277
    i64 3, label %274
    i64 4, label %271
  ]

271:                                              ; preds = %270
  br i1 %15, label %272, label %1032

272:                                              ; preds = %271
  %273 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %361

274:                                              ; preds = %270
  br i1 %15, label %275, label %1032

275:                                              ; preds = %274
  %276 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %343

277:                                              ; preds = %270
  br i1 %15, label %278, label %1032

278:                                              ; preds = %277
  %279 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %325

280:                                              ; preds = %270
  br i1 %15, label %281, label %1032

281:                                              ; preds = %280
  %282 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %307

283:                                              ; preds = %270
  br i1 %15, label %284, label %1032

284:                                              ; preds = %283
  %285 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %289

286:                                              ; preds = %270
  br i1 %15, label %287, label %1032

287:                                              ; preds = %286
  %288 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %379

289:                                              ; preds = %284, %289
  %290 = phi i64 [ 0, %284 ], [ %305, %289 ]
  %291 = getelementptr inbounds nuw i64, ptr %6, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = mul nsw i64 %292, %4
  %294 = add i64 %293, %3
  %295 = inttoptr i64 %294 to ptr
  %296 = load i32, ptr %295, align 4
  %297 = load i64, ptr %5, align 8
  %298 = load i64, ptr %285, align 8
  %299 = mul nsw i64 %298, %292
  %300 = add i64 %299, %297
  %301 = inttoptr i64 %300 to ptr
  %302 = load i32, ptr %301, align 4
  %303 = icmp eq i32 %296, %302
  %304 = zext i1 %303 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %292, i64 noundef %304)
  %305 = add nuw nsw i64 %290, 1
  %306 = icmp eq i64 %305, %7
  br i1 %306, label %1032, label %289

307:                                              ; preds = %281, %307
  %308 = phi i64 [ 0, %281 ], [ %323, %307 ]
  %309 = getelementptr inbounds nuw i64, ptr %6, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %310, %4
  %312 = add i64 %311, %3
  %313 = inttoptr i64 %312 to ptr
  %314 = load i32, ptr %313, align 4
  %315 = load i64, ptr %5, align 8
  %316 = load i64, ptr %282, align 8
  %317 = mul nsw i64 %316, %310
  %318 = add i64 %317, %315
  %319 = inttoptr i64 %318 to ptr
  %320 = load i32, ptr %319, align 4
  %321 = icmp ne i32 %314, %320
  %322 = zext i1 %321 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %310, i64 noundef %322)
  %323 = add nuw nsw i64 %308, 1
  %324 = icmp eq i64 %323, %7
  br i1 %324, label %1032, label %307

325:                                              ; preds = %278, %325
  %326 = phi i64 [ 0, %278 ], [ %341, %325 ]
  %327 = getelementptr inbounds nuw i64, ptr %6, i64 %326
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %328, %4
  %330 = add i64 %329, %3
  %331 = inttoptr i64 %330 to ptr
  %332 = load i32, ptr %331, align 4
  %333 = load i64, ptr %5, align 8
  %334 = load i64, ptr %279, align 8
  %335 = mul nsw i64 %334, %328
  %336 = add i64 %335, %333
  %337 = inttoptr i64 %336 to ptr
  %338 = load i32, ptr %337, align 4
  %339 = icmp ult i32 %332, %338
  %340 = zext i1 %339 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %328, i64 noundef %340)
  %341 = add nuw nsw i64 %326, 1
  %342 = icmp eq i64 %341, %7
  br i1 %342, label %1032, label %325

343:                                              ; preds = %275, %343
  %344 = phi i64 [ 0, %275 ], [ %359, %343 ]
  %345 = getelementptr inbounds nuw i64, ptr %6, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = mul nsw i64 %346, %4
  %348 = add i64 %347, %3
  %349 = inttoptr i64 %348 to ptr
  %350 = load i32, ptr %349, align 4
  %351 = load i64, ptr %5, align 8
  %352 = load i64, ptr %276, align 8
  %353 = mul nsw i64 %352, %346
  %354 = add i64 %353, %351
  %355 = inttoptr i64 %354 to ptr
  %356 = load i32, ptr %355, align 4
  %357 = icmp ule i32 %350, %356
  %358 = zext i1 %357 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %346, i64 noundef %358)
  %359 = add nuw nsw i64 %344, 1
  %360 = icmp eq i64 %359, %7
  br i1 %360, label %1032, label %343

361:                                              ; preds = %272, %361
  %362 = phi i64 [ 0, %272 ], [ %377, %361 ]
  %363 = getelementptr inbounds nuw i64, ptr %6, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = mul nsw i64 %364, %4
  %366 = add i64 %365, %3
  %367 = inttoptr i64 %366 to ptr
  %368 = load i32, ptr %367, align 4
  %369 = load i64, ptr %5, align 8
  %370 = load i64, ptr %273, align 8
  %371 = mul nsw i64 %370, %364
  %372 = add i64 %371, %369
  %373 = inttoptr i64 %372 to ptr
  %374 = load i32, ptr %373, align 4
  %375 = icmp ugt i32 %368, %374
  %376 = zext i1 %375 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %364, i64 noundef %376)
  %377 = add nuw nsw i64 %362, 1
  %378 = icmp eq i64 %377, %7
  br i1 %378, label %1032, label %361

379:                                              ; preds = %287, %379
  %380 = phi i64 [ 0, %287 ], [ %395, %379 ]
  %381 = getelementptr inbounds nuw i64, ptr %6, i64 %380
  %382 = load i64, ptr %381, align 8
  %383 = mul nsw i64 %382, %4
  %384 = add i64 %383, %3
  %385 = inttoptr i64 %384 to ptr
  %386 = load i32, ptr %385, align 4
  %387 = load i64, ptr %5, align 8
  %388 = load i64, ptr %288, align 8
  %389 = mul nsw i64 %388, %382
  %390 = add i64 %389, %387
  %391 = inttoptr i64 %390 to ptr
  %392 = load i32, ptr %391, align 4
  %393 = icmp uge i32 %386, %392
  %394 = zext i1 %393 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %382, i64 noundef %394)
  %395 = add nuw nsw i64 %380, 1
  %396 = icmp eq i64 %395, %7
  br i1 %396, label %1032, label %379

397:                                              ; preds = %8
  switch i64 %14, label %413 [
    i64 0, label %410
    i64 1, label %407
    i64 2, label %404
    i64 3, label %401
    i64 4, label %398
  ]

398:                                              ; preds = %397
  br i1 %15, label %399, label %1032

399:                                              ; preds = %398
  %400 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %488

401:                                              ; preds = %397
  br i1 %15, label %402, label %1032

402:                                              ; preds = %401
  %403 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %470

404:                                              ; preds = %397
  br i1 %15, label %405, label %1032

405:                                              ; preds = %404
  %406 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %452

407:                                              ; preds = %397
  br i1 %15, label %408, label %1032

408:                                              ; preds = %407
  %409 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %434

410:                                              ; preds = %397
  br i1 %15, label %411, label %1032

411:                                              ; preds = %410
  %412 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %416

413:                                              ; preds = %397
  br i1 %15, label %414, label %1032

414:                                              ; preds = %413
  %415 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %506

416:                                              ; preds = %411, %416
  %417 = phi i64 [ 0, %411 ], [ %432, %416 ]
  %418 = getelementptr inbounds nuw i64, ptr %6, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %419, %4
  %421 = add i64 %420, %3
  %422 = inttoptr i64 %421 to ptr
  %423 = load i32, ptr %422, align 4
  %424 = load i64, ptr %5, align 8
  %425 = load i64, ptr %412, align 8
  %426 = mul nsw i64 %425, %419
  %427 = add i64 %426, %424
  %428 = inttoptr i64 %427 to ptr
  %429 = load i32, ptr %428, align 4
  %430 = icmp eq i32 %423, %429
  %431 = zext i1 %430 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %419, i64 noundef %431)
  %432 = add nuw nsw i64 %417, 1
  %433 = icmp eq i64 %432, %7
  br i1 %433, label %1032, label %416

434:                                              ; preds = %408, %434
  %435 = phi i64 [ 0, %408 ], [ %450, %434 ]
  %436 = getelementptr inbounds nuw i64, ptr %6, i64 %435
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %437, %4
  %439 = add i64 %438, %3
  %440 = inttoptr i64 %439 to ptr
  %441 = load i32, ptr %440, align 4
  %442 = load i64, ptr %5, align 8
  %443 = load i64, ptr %409, align 8
  %444 = mul nsw i64 %443, %437
  %445 = add i64 %444, %442
  %446 = inttoptr i64 %445 to ptr
  %447 = load i32, ptr %446, align 4
  %448 = icmp ne i32 %441, %447
  %449 = zext i1 %448 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %437, i64 noundef %449)
  %450 = add nuw nsw i64 %435, 1
  %451 = icmp eq i64 %450, %7
  br i1 %451, label %1032, label %434

452:                                              ; preds = %405, %452
  %453 = phi i64 [ 0, %405 ], [ %468, %452 ]
  %454 = getelementptr inbounds nuw i64, ptr %6, i64 %453
  %455 = load i64, ptr %454, align 8
  %456 = mul nsw i64 %455, %4
  %457 = add i64 %456, %3
  %458 = inttoptr i64 %457 to ptr
  %459 = load i32, ptr %458, align 4
  %460 = load i64, ptr %5, align 8
  %461 = load i64, ptr %406, align 8
  %462 = mul nsw i64 %461, %455
  %463 = add i64 %462, %460
  %464 = inttoptr i64 %463 to ptr
  %465 = load i32, ptr %464, align 4
  %466 = icmp slt i32 %459, %465
  %467 = zext i1 %466 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %455, i64 noundef %467)
  %468 = add nuw nsw i64 %453, 1
  %469 = icmp eq i64 %468, %7
  br i1 %469, label %1032, label %452

470:                                              ; preds = %402, %470
  %471 = phi i64 [ 0, %402 ], [ %486, %470 ]
  %472 = getelementptr inbounds nuw i64, ptr %6, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = mul nsw i64 %473, %4
  %475 = add i64 %474, %3
  %476 = inttoptr i64 %475 to ptr
  %477 = load i32, ptr %476, align 4
  %478 = load i64, ptr %5, align 8
  %479 = load i64, ptr %403, align 8
  %480 = mul nsw i64 %479, %473
  %481 = add i64 %480, %478
  %482 = inttoptr i64 %481 to ptr
  %483 = load i32, ptr %482, align 4
  %484 = icmp sle i32 %477, %483
  %485 = zext i1 %484 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %473, i64 noundef %485)
  %486 = add nuw nsw i64 %471, 1
  %487 = icmp eq i64 %486, %7
  br i1 %487, label %1032, label %470

488:                                              ; preds = %399, %488
  %489 = phi i64 [ 0, %399 ], [ %504, %488 ]
  %490 = getelementptr inbounds nuw i64, ptr %6, i64 %489
  %491 = load i64, ptr %490, align 8
  %492 = mul nsw i64 %491, %4
  %493 = add i64 %492, %3
  %494 = inttoptr i64 %493 to ptr
  %495 = load i32, ptr %494, align 4
  %496 = load i64, ptr %5, align 8
  %497 = load i64, ptr %400, align 8
  %498 = mul nsw i64 %497, %491
  %499 = add i64 %498, %496
  %500 = inttoptr i64 %499 to ptr
  %501 = load i32, ptr %500, align 4
  %502 = icmp sgt i32 %495, %501
  %503 = zext i1 %502 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %491, i64 noundef %503)
  %504 = add nuw nsw i64 %489, 1
  %505 = icmp eq i64 %504, %7
  br i1 %505, label %1032, label %488

506:                                              ; preds = %414, %506
  %507 = phi i64 [ 0, %414 ], [ %522, %506 ]
  %508 = getelementptr inbounds nuw i64, ptr %6, i64 %507
  %509 = load i64, ptr %508, align 8
  %510 = mul nsw i64 %509, %4
  %511 = add i64 %510, %3
  %512 = inttoptr i64 %511 to ptr
  %513 = load i32, ptr %512, align 4
  %514 = load i64, ptr %5, align 8
  %515 = load i64, ptr %415, align 8
  %516 = mul nsw i64 %515, %509
  %517 = add i64 %516, %514
  %518 = inttoptr i64 %517 to ptr
  %519 = load i32, ptr %518, align 4
  %520 = icmp sge i32 %513, %519
  %521 = zext i1 %520 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %509, i64 noundef %521)
  %522 = add nuw nsw i64 %507, 1
  %523 = icmp eq i64 %522, %7
  br i1 %523, label %1032, label %506

524:                                              ; preds = %8
  switch i64 %14, label %540 [
    i64 0, label %537
    i64 1, label %534
    i64 2, label %531
    i64 3, label %528
    i64 4, label %525
  ]

525:                                              ; preds = %524
  br i1 %15, label %526, label %1032

526:                                              ; preds = %525
  %527 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %615

528:                                              ; preds = %524
  br i1 %15, label %529, label %1032

529:                                              ; preds = %528
  %530 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %597

531:                                              ; preds = %524
  br i1 %15, label %532, label %1032

532:                                              ; preds = %531
  %533 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %579

534:                                              ; preds = %524
  br i1 %15, label %535, label %1032

535:                                              ; preds = %534
  %536 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %561

537:                                              ; preds = %524
  br i1 %15, label %538, label %1032

538:                                              ; preds = %537
  %539 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %543

540:                                              ; preds = %524
  br i1 %15, label %541, label %1032

541:                                              ; preds = %540
  %542 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %633

543:                                              ; preds = %538, %543
  %544 = phi i64 [ 0, %538 ], [ %559, %543 ]
  %545 = getelementptr inbounds nuw i64, ptr %6, i64 %544
  %546 = load i64, ptr %545, align 8
  %547 = mul nsw i64 %546, %4
  %548 = add i64 %547, %3
  %549 = inttoptr i64 %548 to ptr
  %550 = load i64, ptr %549, align 8
  %551 = load i64, ptr %5, align 8
  %552 = load i64, ptr %539, align 8
  %553 = mul nsw i64 %552, %546
  %554 = add i64 %553, %551
  %555 = inttoptr i64 %554 to ptr
  %556 = load i64, ptr %555, align 8
  %557 = icmp eq i64 %550, %556
  %558 = zext i1 %557 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %546, i64 noundef %558)
  %559 = add nuw nsw i64 %544, 1
  %560 = icmp eq i64 %559, %7
  br i1 %560, label %1032, label %543

561:                                              ; preds = %535, %561
  %562 = phi i64 [ 0, %535 ], [ %577, %561 ]
  %563 = getelementptr inbounds nuw i64, ptr %6, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = mul nsw i64 %564, %4
  %566 = add i64 %565, %3
  %567 = inttoptr i64 %566 to ptr
  %568 = load i64, ptr %567, align 8
  %569 = load i64, ptr %5, align 8
  %570 = load i64, ptr %536, align 8
  %571 = mul nsw i64 %570, %564
  %572 = add i64 %571, %569
  %573 = inttoptr i64 %572 to ptr
  %574 = load i64, ptr %573, align 8
  %575 = icmp ne i64 %568, %574
  %576 = zext i1 %575 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %564, i64 noundef %576)
  %577 = add nuw nsw i64 %562, 1
  %578 = icmp eq i64 %577, %7
  br i1 %578, label %1032, label %561

579:                                              ; preds = %532, %579
  %580 = phi i64 [ 0, %532 ], [ %595, %579 ]
  %581 = getelementptr inbounds nuw i64, ptr %6, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = mul nsw i64 %582, %4
  %584 = add i64 %583, %3
  %585 = inttoptr i64 %584 to ptr
  %586 = load i64, ptr %585, align 8
  %587 = load i64, ptr %5, align 8
  %588 = load i64, ptr %533, align 8
  %589 = mul nsw i64 %588, %582
  %590 = add i64 %589, %587
  %591 = inttoptr i64 %590 to ptr
  %592 = load i64, ptr %591, align 8
  %593 = icmp ult i64 %586, %592
  %594 = zext i1 %593 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %582, i64 noundef %594)
  %595 = add nuw nsw i64 %580, 1
  %596 = icmp eq i64 %595, %7
  br i1 %596, label %1032, label %579

597:                                              ; preds = %529, %597
  %598 = phi i64 [ 0, %529 ], [ %613, %597 ]
  %599 = getelementptr inbounds nuw i64, ptr %6, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = mul nsw i64 %600, %4
  %602 = add i64 %601, %3
  %603 = inttoptr i64 %602 to ptr
  %604 = load i64, ptr %603, align 8
  %605 = load i64, ptr %5, align 8
  %606 = load i64, ptr %530, align 8
  %607 = mul nsw i64 %606, %600
  %608 = add i64 %607, %605
  %609 = inttoptr i64 %608 to ptr
  %610 = load i64, ptr %609, align 8
  %611 = icmp ule i64 %604, %610
  %612 = zext i1 %611 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %600, i64 noundef %612)
  %613 = add nuw nsw i64 %598, 1
  %614 = icmp eq i64 %613, %7
  br i1 %614, label %1032, label %597

615:                                              ; preds = %526, %615
  %616 = phi i64 [ 0, %526 ], [ %631, %615 ]
  %617 = getelementptr inbounds nuw i64, ptr %6, i64 %616
  %618 = load i64, ptr %617, align 8
  %619 = mul nsw i64 %618, %4
  %620 = add i64 %619, %3
  %621 = inttoptr i64 %620 to ptr
  %622 = load i64, ptr %621, align 8
  %623 = load i64, ptr %5, align 8
  %624 = load i64, ptr %527, align 8
  %625 = mul nsw i64 %624, %618
  %626 = add i64 %625, %623
  %627 = inttoptr i64 %626 to ptr
  %628 = load i64, ptr %627, align 8
  %629 = icmp ugt i64 %622, %628
  %630 = zext i1 %629 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %618, i64 noundef %630)
  %631 = add nuw nsw i64 %616, 1
  %632 = icmp eq i64 %631, %7
  br i1 %632, label %1032, label %615

633:                                              ; preds = %541, %633
  %634 = phi i64 [ 0, %541 ], [ %649, %633 ]
  %635 = getelementptr inbounds nuw i64, ptr %6, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = mul nsw i64 %636, %4
  %638 = add i64 %637, %3
  %639 = inttoptr i64 %638 to ptr
  %640 = load i64, ptr %639, align 8
  %641 = load i64, ptr %5, align 8
  %642 = load i64, ptr %542, align 8
  %643 = mul nsw i64 %642, %636
  %644 = add i64 %643, %641
  %645 = inttoptr i64 %644 to ptr
  %646 = load i64, ptr %645, align 8
  %647 = icmp uge i64 %640, %646
  %648 = zext i1 %647 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %636, i64 noundef %648)
  %649 = add nuw nsw i64 %634, 1
  %650 = icmp eq i64 %649, %7
  br i1 %650, label %1032, label %633

651:                                              ; preds = %8
  switch i64 %14, label %667 [
    i64 0, label %664
    i64 1, label %661
    i64 2, label %658
    i64 3, label %655
    i64 4, label %652
  ]

652:                                              ; preds = %651
  br i1 %15, label %653, label %1032

653:                                              ; preds = %652
  %654 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %742

655:                                              ; preds = %651
  br i1 %15, label %656, label %1032

656:                                              ; preds = %655
  %657 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %724

658:                                              ; preds = %651
  br i1 %15, label %659, label %1032

659:                                              ; preds = %658
  %660 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %706

661:                                              ; preds = %651
  br i1 %15, label %662, label %1032

662:                                              ; preds = %661
  %663 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %688

664:                                              ; preds = %651
  br i1 %15, label %665, label %1032

665:                                              ; preds = %664
  %666 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %670

667:                                              ; preds = %651
  br i1 %15, label %668, label %1032

668:                                              ; preds = %667
  %669 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %760

670:                                              ; preds = %665, %670
  %671 = phi i64 [ 0, %665 ], [ %686, %670 ]
  %672 = getelementptr inbounds nuw i64, ptr %6, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = mul nsw i64 %673, %4
  %675 = add i64 %674, %3
  %676 = inttoptr i64 %675 to ptr
  %677 = load i64, ptr %676, align 8
  %678 = load i64, ptr %5, align 8
  %679 = load i64, ptr %666, align 8
  %680 = mul nsw i64 %679, %673
  %681 = add i64 %680, %678
  %682 = inttoptr i64 %681 to ptr
  %683 = load i64, ptr %682, align 8
  %684 = icmp eq i64 %677, %683
  %685 = zext i1 %684 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %673, i64 noundef %685)
  %686 = add nuw nsw i64 %671, 1
  %687 = icmp eq i64 %686, %7
  br i1 %687, label %1032, label %670

688:                                              ; preds = %662, %688
  %689 = phi i64 [ 0, %662 ], [ %704, %688 ]
  %690 = getelementptr inbounds nuw i64, ptr %6, i64 %689
  %691 = load i64, ptr %690, align 8
  %692 = mul nsw i64 %691, %4
  %693 = add i64 %692, %3
  %694 = inttoptr i64 %693 to ptr
  %695 = load i64, ptr %694, align 8
  %696 = load i64, ptr %5, align 8
  %697 = load i64, ptr %663, align 8
  %698 = mul nsw i64 %697, %691
  %699 = add i64 %698, %696
  %700 = inttoptr i64 %699 to ptr
  %701 = load i64, ptr %700, align 8
  %702 = icmp ne i64 %695, %701
  %703 = zext i1 %702 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %691, i64 noundef %703)
  %704 = add nuw nsw i64 %689, 1
  %705 = icmp eq i64 %704, %7
  br i1 %705, label %1032, label %688

706:                                              ; preds = %659, %706
  %707 = phi i64 [ 0, %659 ], [ %722, %706 ]
  %708 = getelementptr inbounds nuw i64, ptr %6, i64 %707
  %709 = load i64, ptr %708, align 8
  %710 = mul nsw i64 %709, %4
  %711 = add i64 %710, %3
  %712 = inttoptr i64 %711 to ptr
  %713 = load i64, ptr %712, align 8
  %714 = load i64, ptr %5, align 8
  %715 = load i64, ptr %660, align 8
  %716 = mul nsw i64 %715, %709
  %717 = add i64 %716, %714
  %718 = inttoptr i64 %717 to ptr
  %719 = load i64, ptr %718, align 8
  %720 = icmp slt i64 %713, %719
  %721 = zext i1 %720 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %709, i64 noundef %721)
  %722 = add nuw nsw i64 %707, 1
  %723 = icmp eq i64 %722, %7
  br i1 %723, label %1032, label %706

724:                                              ; preds = %656, %724
  %725 = phi i64 [ 0, %656 ], [ %740, %724 ]
  %726 = getelementptr inbounds nuw i64, ptr %6, i64 %725
  %727 = load i64, ptr %726, align 8
  %728 = mul nsw i64 %727, %4
  %729 = add i64 %728, %3
  %730 = inttoptr i64 %729 to ptr
  %731 = load i64, ptr %730, align 8
  %732 = load i64, ptr %5, align 8
  %733 = load i64, ptr %657, align 8
  %734 = mul nsw i64 %733, %727
  %735 = add i64 %734, %732
  %736 = inttoptr i64 %735 to ptr
  %737 = load i64, ptr %736, align 8
  %738 = icmp sle i64 %731, %737
  %739 = zext i1 %738 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %727, i64 noundef %739)
  %740 = add nuw nsw i64 %725, 1
  %741 = icmp eq i64 %740, %7
  br i1 %741, label %1032, label %724

742:                                              ; preds = %653, %742
  %743 = phi i64 [ 0, %653 ], [ %758, %742 ]
  %744 = getelementptr inbounds nuw i64, ptr %6, i64 %743
  %745 = load i64, ptr %744, align 8
  %746 = mul nsw i64 %745, %4
  %747 = add i64 %746, %3
  %748 = inttoptr i64 %747 to ptr
  %749 = load i64, ptr %748, align 8
  %750 = load i64, ptr %5, align 8
  %751 = load i64, ptr %654, align 8
  %752 = mul nsw i64 %751, %745
  %753 = add i64 %752, %750
  %754 = inttoptr i64 %753 to ptr
  %755 = load i64, ptr %754, align 8
  %756 = icmp sgt i64 %749, %755
  %757 = zext i1 %756 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %745, i64 noundef %757)
  %758 = add nuw nsw i64 %743, 1
  %759 = icmp eq i64 %758, %7
  br i1 %759, label %1032, label %742

760:                                              ; preds = %668, %760
  %761 = phi i64 [ 0, %668 ], [ %776, %760 ]
  %762 = getelementptr inbounds nuw i64, ptr %6, i64 %761
  %763 = load i64, ptr %762, align 8
  %764 = mul nsw i64 %763, %4
  %765 = add i64 %764, %3
  %766 = inttoptr i64 %765 to ptr
  %767 = load i64, ptr %766, align 8
  %768 = load i64, ptr %5, align 8
  %769 = load i64, ptr %669, align 8
  %770 = mul nsw i64 %769, %763
  %771 = add i64 %770, %768
  %772 = inttoptr i64 %771 to ptr
  %773 = load i64, ptr %772, align 8
  %774 = icmp sge i64 %767, %773
  %775 = zext i1 %774 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %763, i64 noundef %775)
  %776 = add nuw nsw i64 %761, 1
  %777 = icmp eq i64 %776, %7
  br i1 %777, label %1032, label %760

778:                                              ; preds = %8
  switch i64 %14, label %794 [
    i64 0, label %791
    i64 1, label %788
    i64 2, label %785
    i64 3, label %782
    i64 4, label %779
  ]

779:                                              ; preds = %778
  br i1 %15, label %780, label %1032

780:                                              ; preds = %779
  %781 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %869

782:                                              ; preds = %778
  br i1 %15, label %783, label %1032

783:                                              ; preds = %782
  %784 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %851

785:                                              ; preds = %778
  br i1 %15, label %786, label %1032

786:                                              ; preds = %785
  %787 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %833

788:                                              ; preds = %778
  br i1 %15, label %789, label %1032

789:                                              ; preds = %788
  %790 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %815

791:                                              ; preds = %778
  br i1 %15, label %792, label %1032

792:                                              ; preds = %791
  %793 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %797

794:                                              ; preds = %778
  br i1 %15, label %795, label %1032

795:                                              ; preds = %794
  %796 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %887

797:                                              ; preds = %792, %797
  %798 = phi i64 [ 0, %792 ], [ %813, %797 ]
  %799 = getelementptr inbounds nuw i64, ptr %6, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = mul nsw i64 %800, %4
  %802 = add i64 %801, %3
  %803 = inttoptr i64 %802 to ptr
  %804 = load float, ptr %803, align 4
  %805 = load i64, ptr %5, align 8
  %806 = load i64, ptr %793, align 8
  %807 = mul nsw i64 %806, %800
  %808 = add i64 %807, %805
  %809 = inttoptr i64 %808 to ptr
  %810 = load float, ptr %809, align 4
  %811 = fcmp oeq float %804, %810
  %812 = zext i1 %811 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %800, i64 noundef %812)
  %813 = add nuw nsw i64 %798, 1
  %814 = icmp eq i64 %813, %7
  br i1 %814, label %1032, label %797

815:                                              ; preds = %789, %815
  %816 = phi i64 [ 0, %789 ], [ %831, %815 ]
  %817 = getelementptr inbounds nuw i64, ptr %6, i64 %816
  %818 = load i64, ptr %817, align 8
  %819 = mul nsw i64 %818, %4
  %820 = add i64 %819, %3
  %821 = inttoptr i64 %820 to ptr
  %822 = load float, ptr %821, align 4
  %823 = load i64, ptr %5, align 8
  %824 = load i64, ptr %790, align 8
  %825 = mul nsw i64 %824, %818
  %826 = add i64 %825, %823
  %827 = inttoptr i64 %826 to ptr
  %828 = load float, ptr %827, align 4
  %829 = fcmp one float %822, %828
  %830 = zext i1 %829 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %818, i64 noundef %830)
  %831 = add nuw nsw i64 %816, 1
  %832 = icmp eq i64 %831, %7
  br i1 %832, label %1032, label %815

833:                                              ; preds = %786, %833
  %834 = phi i64 [ 0, %786 ], [ %849, %833 ]
  %835 = getelementptr inbounds nuw i64, ptr %6, i64 %834
  %836 = load i64, ptr %835, align 8
  %837 = mul nsw i64 %836, %4
  %838 = add i64 %837, %3
  %839 = inttoptr i64 %838 to ptr
  %840 = load float, ptr %839, align 4
  %841 = load i64, ptr %5, align 8
  %842 = load i64, ptr %787, align 8
  %843 = mul nsw i64 %842, %836
  %844 = add i64 %843, %841
  %845 = inttoptr i64 %844 to ptr
  %846 = load float, ptr %845, align 4
  %847 = fcmp olt float %840, %846
  %848 = zext i1 %847 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %836, i64 noundef %848)
  %849 = add nuw nsw i64 %834, 1
  %850 = icmp eq i64 %849, %7
  br i1 %850, label %1032, label %833

851:                                              ; preds = %783, %851
  %852 = phi i64 [ 0, %783 ], [ %867, %851 ]
  %853 = getelementptr inbounds nuw i64, ptr %6, i64 %852
  %854 = load i64, ptr %853, align 8
  %855 = mul nsw i64 %854, %4
  %856 = add i64 %855, %3
  %857 = inttoptr i64 %856 to ptr
  %858 = load float, ptr %857, align 4
  %859 = load i64, ptr %5, align 8
  %860 = load i64, ptr %784, align 8
  %861 = mul nsw i64 %860, %854
  %862 = add i64 %861, %859
  %863 = inttoptr i64 %862 to ptr
  %864 = load float, ptr %863, align 4
  %865 = fcmp ole float %858, %864
  %866 = zext i1 %865 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %854, i64 noundef %866)
  %867 = add nuw nsw i64 %852, 1
  %868 = icmp eq i64 %867, %7
  br i1 %868, label %1032, label %851

869:                                              ; preds = %780, %869
  %870 = phi i64 [ 0, %780 ], [ %885, %869 ]
  %871 = getelementptr inbounds nuw i64, ptr %6, i64 %870
  %872 = load i64, ptr %871, align 8
  %873 = mul nsw i64 %872, %4
  %874 = add i64 %873, %3
  %875 = inttoptr i64 %874 to ptr
  %876 = load float, ptr %875, align 4
  %877 = load i64, ptr %5, align 8
  %878 = load i64, ptr %781, align 8
  %879 = mul nsw i64 %878, %872
  %880 = add i64 %879, %877
  %881 = inttoptr i64 %880 to ptr
  %882 = load float, ptr %881, align 4
  %883 = fcmp ogt float %876, %882
  %884 = zext i1 %883 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %872, i64 noundef %884)
  %885 = add nuw nsw i64 %870, 1
  %886 = icmp eq i64 %885, %7
  br i1 %886, label %1032, label %869

887:                                              ; preds = %795, %887
  %888 = phi i64 [ 0, %795 ], [ %903, %887 ]
  %889 = getelementptr inbounds nuw i64, ptr %6, i64 %888
  %890 = load i64, ptr %889, align 8
  %891 = mul nsw i64 %890, %4
  %892 = add i64 %891, %3
  %893 = inttoptr i64 %892 to ptr
  %894 = load float, ptr %893, align 4
  %895 = load i64, ptr %5, align 8
  %896 = load i64, ptr %796, align 8
  %897 = mul nsw i64 %896, %890
  %898 = add i64 %897, %895
  %899 = inttoptr i64 %898 to ptr
  %900 = load float, ptr %899, align 4
  %901 = fcmp oge float %894, %900
  %902 = zext i1 %901 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %890, i64 noundef %902)
  %903 = add nuw nsw i64 %888, 1
  %904 = icmp eq i64 %903, %7
  br i1 %904, label %1032, label %887

905:                                              ; preds = %8
  switch i64 %14, label %921 [
    i64 0, label %918
    i64 1, label %915
    i64 2, label %912
    i64 3, label %909
    i64 4, label %906
  ]

906:                                              ; preds = %905
  br i1 %15, label %907, label %1032

907:                                              ; preds = %906
  %908 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %996

909:                                              ; preds = %905
  br i1 %15, label %910, label %1032

910:                                              ; preds = %909
  %911 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %978

912:                                              ; preds = %905
  br i1 %15, label %913, label %1032

913:                                              ; preds = %912
  %914 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %960

915:                                              ; preds = %905
  br i1 %15, label %916, label %1032

916:                                              ; preds = %915
  %917 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %942

918:                                              ; preds = %905
  br i1 %15, label %919, label %1032

919:                                              ; preds = %918
  %920 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %924

921:                                              ; preds = %905
  br i1 %15, label %922, label %1032

922:                                              ; preds = %921
  %923 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %1014

924:                                              ; preds = %919, %924
  %925 = phi i64 [ 0, %919 ], [ %940, %924 ]
  %926 = getelementptr inbounds nuw i64, ptr %6, i64 %925
  %927 = load i64, ptr %926, align 8
  %928 = mul nsw i64 %927, %4
  %929 = add i64 %928, %3
  %930 = inttoptr i64 %929 to ptr
  %931 = load double, ptr %930, align 8
  %932 = load i64, ptr %5, align 8
  %933 = load i64, ptr %920, align 8
  %934 = mul nsw i64 %933, %927
  %935 = add i64 %934, %932
  %936 = inttoptr i64 %935 to ptr
  %937 = load double, ptr %936, align 8
  %938 = fcmp oeq double %931, %937
  %939 = zext i1 %938 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %927, i64 noundef %939)
  %940 = add nuw nsw i64 %925, 1
  %941 = icmp eq i64 %940, %7
  br i1 %941, label %1032, label %924

942:                                              ; preds = %916, %942
  %943 = phi i64 [ 0, %916 ], [ %958, %942 ]
  %944 = getelementptr inbounds nuw i64, ptr %6, i64 %943
  %945 = load i64, ptr %944, align 8
  %946 = mul nsw i64 %945, %4
  %947 = add i64 %946, %3
  %948 = inttoptr i64 %947 to ptr
  %949 = load double, ptr %948, align 8
  %950 = load i64, ptr %5, align 8
  %951 = load i64, ptr %917, align 8
  %952 = mul nsw i64 %951, %945
  %953 = add i64 %952, %950
  %954 = inttoptr i64 %953 to ptr
  %955 = load double, ptr %954, align 8
  %956 = fcmp one double %949, %955
  %957 = zext i1 %956 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %945, i64 noundef %957)
  %958 = add nuw nsw i64 %943, 1
  %959 = icmp eq i64 %958, %7
  br i1 %959, label %1032, label %942

960:                                              ; preds = %913, %960
  %961 = phi i64 [ 0, %913 ], [ %976, %960 ]
  %962 = getelementptr inbounds nuw i64, ptr %6, i64 %961
  %963 = load i64, ptr %962, align 8
  %964 = mul nsw i64 %963, %4
  %965 = add i64 %964, %3
  %966 = inttoptr i64 %965 to ptr
  %967 = load double, ptr %966, align 8
  %968 = load i64, ptr %5, align 8
  %969 = load i64, ptr %914, align 8
  %970 = mul nsw i64 %969, %963
  %971 = add i64 %970, %968
  %972 = inttoptr i64 %971 to ptr
  %973 = load double, ptr %972, align 8
  %974 = fcmp olt double %967, %973
  %975 = zext i1 %974 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %963, i64 noundef %975)
  %976 = add nuw nsw i64 %961, 1
  %977 = icmp eq i64 %976, %7
  br i1 %977, label %1032, label %960

978:                                              ; preds = %910, %978
  %979 = phi i64 [ 0, %910 ], [ %994, %978 ]
  %980 = getelementptr inbounds nuw i64, ptr %6, i64 %979
  %981 = load i64, ptr %980, align 8
  %982 = mul nsw i64 %981, %4
  %983 = add i64 %982, %3
  %984 = inttoptr i64 %983 to ptr
  %985 = load double, ptr %984, align 8
  %986 = load i64, ptr %5, align 8
  %987 = load i64, ptr %911, align 8
  %988 = mul nsw i64 %987, %981
  %989 = add i64 %988, %986
  %990 = inttoptr i64 %989 to ptr
  %991 = load double, ptr %990, align 8
  %992 = fcmp ole double %985, %991
  %993 = zext i1 %992 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %981, i64 noundef %993)
  %994 = add nuw nsw i64 %979, 1
  %995 = icmp eq i64 %994, %7
  br i1 %995, label %1032, label %978

996:                                              ; preds = %907, %996
  %997 = phi i64 [ 0, %907 ], [ %1012, %996 ]
  %998 = getelementptr inbounds nuw i64, ptr %6, i64 %997
  %999 = load i64, ptr %998, align 8
  %1000 = mul nsw i64 %999, %4
  %1001 = add i64 %1000, %3
  %1002 = inttoptr i64 %1001 to ptr
  %1003 = load double, ptr %1002, align 8
  %1004 = load i64, ptr %5, align 8
  %1005 = load i64, ptr %908, align 8
  %1006 = mul nsw i64 %1005, %999
  %1007 = add i64 %1006, %1004
  %1008 = inttoptr i64 %1007 to ptr
  %1009 = load double, ptr %1008, align 8
  %1010 = fcmp ogt double %1003, %1009
  %1011 = zext i1 %1010 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %999, i64 noundef %1011)
  %1012 = add nuw nsw i64 %997, 1
  %1013 = icmp eq i64 %1012, %7
  br i1 %1013, label %1032, label %996

1014:                                             ; preds = %922, %1014
  %1015 = phi i64 [ 0, %922 ], [ %1030, %1014 ]
  %1016 = getelementptr inbounds nuw i64, ptr %6, i64 %1015
  %1017 = load i64, ptr %1016, align 8
  %1018 = mul nsw i64 %1017, %4
  %1019 = add i64 %1018, %3
  %1020 = inttoptr i64 %1019 to ptr
  %1021 = load double, ptr %1020, align 8
  %1022 = load i64, ptr %5, align 8
  %1023 = load i64, ptr %923, align 8
  %1024 = mul nsw i64 %1023, %1017
  %1025 = add i64 %1024, %1022
  %1026 = inttoptr i64 %1025 to ptr
  %1027 = load double, ptr %1026, align 8
  %1028 = fcmp oge double %1021, %1027
  %1029 = zext i1 %1028 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %1017, i64 noundef %1029)
  %1030 = add nuw nsw i64 %1015, 1
  %1031 = icmp eq i64 %1030, %7
  br i1 %1031, label %1032, label %1014

1032:                                             ; preds = %869, %851, %833, %815, %797, %887, %742, %724, %706, %688, %670, %760, %615, %597, %579, %561, %543, %633, %488, %470, %452, %434, %416, %506, %361, %343, %325, %307, %289, %379, %234, %216, %198, %180, %162, %252, %107, %89, %71, %53, %35, %125, %996, %978, %960, %942, %924, %1014, %779, %782, %785, %788, %791, %794, %652, %655, %658, %661, %664, %667, %525, %528, %531, %534, %537, %540, %398, %401, %404, %407, %410, %413, %271, %274, %277, %280, %283, %286, %144, %147, %150, %153, %156, %159, %17, %20, %23, %26, %29, %32, %906, %909, %912, %915, %918, %921
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @get(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load i64, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %2
  %8 = add i64 %7, %4
  %9 = inttoptr i64 %8 to ptr
  switch i64 %1, label %28 [
    i64 0, label %10
    i64 10, label %10
    i64 1, label %13
    i64 2, label %16
    i64 8, label %16
    i64 4, label %19
    i64 5, label %22
    i64 6, label %25
  ]

10:                                               ; preds = %3, %3
  %11 = load i8, ptr %9, align 1
  %12 = zext i8 %11 to i64
  br label %30

13:                                               ; preds = %3
  %14 = load i16, ptr %9, align 2
  %15 = zext i16 %14 to i64
  br label %30

16:                                               ; preds = %3, %3
  %17 = load i32, ptr %9, align 4
  %18 = zext i32 %17 to i64
  br label %30

19:                                               ; preds = %3
  %20 = load i8, ptr %9, align 1
  %21 = sext i8 %20 to i64
  br label %30

22:                                               ; preds = %3
  %23 = load i16, ptr %9, align 2
  %24 = sext i16 %23 to i64
  br label %30

25:                                               ; preds = %3
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  br label %30

28:                                               ; preds = %3
  %29 = load i64, ptr %9, align 8
  br label %30

30:                                               ; preds = %28, %25, %22, %19, %16, %13, %10
  %31 = phi i64 [ %29, %28 ], [ %12, %10 ], [ %15, %13 ], [ %18, %16 ], [ %21, %19 ], [ %24, %22 ], [ %27, %25 ]
  ret i64 %31
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @next_warpgroup(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef nonnull captures(none) %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %3, align 8
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %10, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %17, %15
  %19 = getelementptr inbounds i64, ptr %7, i64 %13
  %20 = load i64, ptr %19, align 8
  %21 = sdiv i64 %20, 128
  %22 = add nsw i64 %21, %18
  br label %23

23:                                               ; preds = %27, %4
  %24 = phi i64 [ %25, %27 ], [ %11, %4 ]
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %3, align 8
  %26 = icmp slt i64 %25, %2
  br i1 %26, label %27, label %39

27:                                               ; preds = %23
  %28 = getelementptr inbounds i64, ptr %1, i64 %25
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i64, ptr %10, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %16, align 8
  %33 = mul nsw i64 %32, %31
  %34 = getelementptr inbounds i64, ptr %7, i64 %29
  %35 = load i64, ptr %34, align 8
  %36 = sdiv i64 %35, 128
  %37 = add nsw i64 %36, %33
  %38 = icmp eq i64 %37, %22
  br i1 %38, label %23, label %39

39:                                               ; preds = %27, %23
  ret i64 %22
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = load i64, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = mul nsw i64 %6, %1
  %8 = add i64 %7, %4
  switch i64 %6, label %18 [
    i64 1, label %9
    i64 2, label %12
    i64 4, label %15
  ]

9:                                                ; preds = %3
  %10 = trunc i64 %2 to i8
  %11 = inttoptr i64 %8 to ptr
  store i8 %10, ptr %11, align 1
  br label %20

12:                                               ; preds = %3
  %13 = trunc i64 %2 to i16
  %14 = inttoptr i64 %8 to ptr
  store i16 %13, ptr %14, align 2
  br label %20

15:                                               ; preds = %3
  %16 = trunc i64 %2 to i32
  %17 = inttoptr i64 %8 to ptr
  store i32 %16, ptr %17, align 4
  br label %20

18:                                               ; preds = %3
  %19 = inttoptr i64 %8 to ptr
  store i64 %2, ptr %19, align 8
  br label %20

20:                                               ; preds = %18, %15, %12, %9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @emit(ptr noundef captures(none) %0, i64 noundef range(i64 0, 2) %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 %1, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %2, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 %3, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i64 %6, ptr %16, align 8
  %18 = icmp sgt i64 %6, 0
  br i1 %18, label %21, label %28

19:                                               ; preds = %21
  %20 = getelementptr i64, ptr %17, i64 %6
  br label %33

21:                                               ; preds = %7, %21
  %22 = phi i64 [ %26, %21 ], [ 0, %7 ]
  %23 = getelementptr inbounds nuw i64, ptr %4, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i64, ptr %17, i64 %22
  store i64 %24, ptr %25, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %19, label %21

28:                                               ; preds = %33, %7
  %29 = shl nsw i64 %6, 1
  %30 = add nsw i64 %29, 4
  %31 = load i64, ptr %11, align 8
  %32 = add nsw i64 %30, %31
  store i64 %32, ptr %11, align 8
  ret void

33:                                               ; preds = %19, %33
  %34 = phi i64 [ 0, %19 ], [ %38, %33 ]
  %35 = getelementptr inbounds nuw i64, ptr %5, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr i64, ptr %20, i64 %34
  store i64 %36, ptr %37, align 8
  %38 = add nuw nsw i64 %34, 1
  %39 = icmp eq i64 %38, %6
  br i1 %39, label %28, label %33
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @whole_warps(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  br label %8

8:                                                ; preds = %24, %3
  %9 = phi i64 [ 0, %3 ], [ %22, %24 ]
  %10 = icmp sge i64 %9, %2
  br i1 %10, label %31, label %11

11:                                               ; preds = %8
  %12 = getelementptr inbounds i64, ptr %1, i64 %9
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %6, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = load i64, ptr %7, align 8
  %17 = sub nsw i64 %16, %15
  %18 = tail call i64 @llvm.smin.i64(i64 %17, i64 32)
  %19 = and i64 %15, 31
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %11
  %22 = add nsw i64 %18, %9
  %23 = icmp sgt i64 %22, %2
  br i1 %23, label %31, label %24

24:                                               ; preds = %21
  %25 = getelementptr i64, ptr %1, i64 %22
  %26 = getelementptr i8, ptr %25, i64 -8
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %13, -1
  %29 = add i64 %28, %18
  %30 = icmp eq i64 %27, %29
  br i1 %30, label %8, label %31

31:                                               ; preds = %24, %21, %11, %8
  %32 = zext i1 %10 to i32
  ret i32 %32
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @count_banks(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [32 x [32 x i64]], align 16
  %8 = alloca [32 x i64], align 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = mul nsw i64 %1, 24
  %16 = getelementptr inbounds i8, ptr %14, i64 %15
  %17 = tail call i64 @llvm.smax.i64(i64 %2, i64 4)
  %18 = lshr i64 %17, 2
  %19 = udiv i64 32, %18
  %20 = icmp sgt i64 %5, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %6
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %24 = load i64, ptr %22, align 8
  %25 = load i64, ptr %23, align 8
  br label %27

26:                                               ; preds = %65, %6
  ret void

27:                                               ; preds = %21, %65
  %28 = phi i64 [ %25, %21 ], [ %68, %65 ]
  %29 = phi i64 [ %24, %21 ], [ %67, %65 ]
  %30 = phi i64 [ 0, %21 ], [ %44, %65 ]
  %31 = getelementptr inbounds i64, ptr %3, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i64, ptr %11, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, 31
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %40

37:                                               ; preds = %27
  %38 = load i64, ptr %16, align 8
  %39 = add nsw i64 %38, 1
  store i64 %39, ptr %16, align 8
  br label %40

40:                                               ; preds = %37, %27
  br label %41

41:                                               ; preds = %40, %49
  %42 = phi i64 [ %50, %49 ], [ %30, %40 ]
  %43 = phi i64 [ %44, %49 ], [ %30, %40 ]
  %44 = add nsw i64 %43, 1
  %45 = icmp slt i64 %44, %5
  %46 = sub nsw i64 %44, %30
  %47 = icmp samesign ult i64 %46, %19
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %57

49:                                               ; preds = %41
  %50 = add i64 %42, 1
  %51 = getelementptr inbounds i64, ptr %3, i64 %44
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i64, ptr %11, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = srem i64 %54, %19
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %57, label %41

57:                                               ; preds = %41, %49
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %8, i8 0, i64 256, i1 false)
  %58 = icmp sgt i64 %30, %43
  br i1 %58, label %65, label %59

59:                                               ; preds = %57, %69
  %60 = phi i64 [ %70, %69 ], [ %30, %57 ]
  %61 = phi i64 [ %97, %69 ], [ 0, %57 ]
  %62 = getelementptr inbounds i64, ptr %4, i64 %60
  %63 = load i64, ptr %62, align 8
  %64 = ashr i64 %63, 2
  br label %72

65:                                               ; preds = %69, %57
  %66 = phi i64 [ 0, %57 ], [ %97, %69 ]
  %67 = add nsw i64 %29, %66
  store i64 %67, ptr %22, align 8
  %68 = add nsw i64 %28, 1
  store i64 %68, ptr %23, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br i1 %45, label %27, label %26

69:                                               ; preds = %95
  %70 = add i64 %60, 1
  %71 = icmp eq i64 %60, %42
  br i1 %71, label %65, label %59

72:                                               ; preds = %59, %95
  %73 = phi i64 [ 0, %59 ], [ %98, %95 ]
  %74 = phi i64 [ %61, %59 ], [ %97, %95 ]
  %75 = add nsw i64 %64, %73
  %76 = and i64 %75, 31
  %77 = getelementptr inbounds nuw [32 x i64], ptr %7, i64 %76
  %78 = getelementptr inbounds nuw i64, ptr %8, i64 %76
  %79 = load i64, ptr %78, align 8
  %80 = icmp sgt i64 %79, 0
  br i1 %80, label %81, label %89

81:                                               ; preds = %72, %86
  %82 = phi i64 [ %87, %86 ], [ 0, %72 ]
  %83 = getelementptr inbounds nuw i64, ptr %77, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, %75
  br i1 %85, label %89, label %86

86:                                               ; preds = %81
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %79
  br i1 %88, label %92, label %81

89:                                               ; preds = %81, %72
  %90 = phi i64 [ 0, %72 ], [ %82, %81 ]
  %91 = icmp eq i64 %90, %79
  br i1 %91, label %92, label %95

92:                                               ; preds = %86, %89
  %93 = add nsw i64 %79, 1
  store i64 %93, ptr %78, align 8
  %94 = getelementptr inbounds i64, ptr %77, i64 %79
  store i64 %75, ptr %94, align 8
  br label %95

95:                                               ; preds = %92, %89
  %96 = phi i64 [ %93, %92 ], [ %79, %89 ]
  %97 = tail call i64 @llvm.smax.i64(i64 %96, i64 %74)
  %98 = add nuw nsw i64 %73, 1
  %99 = icmp eq i64 %98, %18
  br i1 %99, label %69, label %72
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16)




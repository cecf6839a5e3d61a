; of stepper.c, f740ddb2066a831ece1acf6d3c2744a1e671a0decedfa4a0994ce3e55af45052

%struct.operand = type { i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i64 0, 4) i64 @run(ptr noundef %0) local_unnamed_addr {
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
  br i1 %33, label %3289, label %34

34:                                               ; preds = %1
  %35 = icmp eq i64 %29, 0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = icmp sgt i64 %23, 0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %81 = add nsw i64 %23, 256
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %84 = icmp eq i64 %23, 0
  br label %85

85:                                               ; preds = %34, %3282
  %86 = phi i64 [ %32, %34 ], [ %3285, %3282 ]
  %87 = phi ptr [ %31, %34 ], [ %3284, %3282 ]
  %88 = phi i64 [ %24, %34 ], [ %3283, %3282 ]
  br i1 %35, label %93, label %89

89:                                               ; preds = %85
  %90 = getelementptr inbounds i8, ptr %30, i64 %88
  %91 = load i8, ptr %90, align 1
  %92 = icmp eq i8 %91, 0
  br i1 %92, label %93, label %3289

93:                                               ; preds = %89, %85
  %94 = load i64, ptr %36, align 8
  %95 = add nsw i64 %94, 1
  %96 = and i64 %95, 255
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %3289, label %98

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
  br i1 %37, label %142, label %3289

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
  br i1 %162, label %3289, label %142

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
  br i1 %174, label %3282, label %175

175:                                              ; preds = %169
  %176 = load i64, ptr %83, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %3282, label %3289

178:                                              ; preds = %98
  %179 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %180 = load i64, ptr %179, align 8
  %181 = icmp sgt i64 %180, -1
  br i1 %181, label %182, label %238

182:                                              ; preds = %178
  %183 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %184 = load i64, ptr %183, align 8
  br i1 %37, label %185, label %3263

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
  br i1 %207, label %3263, label %208

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
  br i1 %241, label %3260, label %242

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
  br label %3289

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
  br i1 %353, label %354, label %1063

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
  br i1 %428, label %3289, label %429

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
  br i1 %441, label %3289, label %434

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
  br i1 %468, label %3289, label %461

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
  br i1 %483, label %496, label %3289

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
  br i1 %520, label %3289, label %507

521:                                              ; preds = %513, %498
  %522 = phi i64 [ 0, %498 ], [ %508, %513 ]
  %523 = icmp eq i64 %522, %505
  br i1 %523, label %3289, label %524

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
  br i1 %553, label %554, label %3289

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
  br i1 %568, label %3289, label %554

569:                                              ; preds = %563, %547
  %570 = phi i64 [ %549, %547 ], [ %565, %563 ]
  %571 = phi ptr [ %544, %547 ], [ %556, %563 ]
  %572 = sub nsw i64 %570, %383
  %573 = icmp sgt i64 %479, %572
  br i1 %573, label %3289, label %574

574:                                              ; preds = %525, %569, %524
  %575 = phi i1 [ false, %569 ], [ true, %524 ], [ true, %525 ]
  %576 = phi i64 [ %477, %569 ], [ 0, %524 ], [ 0, %525 ]
  %577 = phi ptr [ %571, %569 ], [ %502, %524 ], [ %502, %525 ]
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 120
  %579 = load i64, ptr %578, align 8
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %581, label %3289

581:                                              ; preds = %574
  %582 = getelementptr inbounds nuw i8, ptr %577, i64 32
  %583 = load i64, ptr %582, align 8
  %584 = icmp slt i64 %383, %583
  br i1 %584, label %3289, label %585

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
  br i1 %596, label %3289, label %605

597:                                              ; preds = %585
  br i1 %575, label %598, label %605

598:                                              ; preds = %597
  %599 = load i64, ptr %71, align 8
  %600 = shl nsw i64 %245, 1
  %601 = add i64 %600, 4
  %602 = add i64 %601, %599
  %603 = load i64, ptr %72, align 8
  %604 = icmp sgt i64 %602, %603
  br i1 %604, label %3289, label %607

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
  br i1 %676, label %677, label %3289

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
  br label %3289

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
  br label %3289

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
  br i1 %1050, label %3257, label %1051

1051:                                             ; preds = %1048
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %88, i64 noundef %383, ptr noundef readonly %243, ptr noundef nonnull %370, i64 noundef %245)
  br label %3257

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
  br label %3257

1062:                                             ; preds = %1052, %1058
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %88, i64 noundef %383, ptr noundef readonly %243, ptr noundef nonnull %370, i64 noundef %245)
  br label %3257

1063:                                             ; preds = %350
  %1064 = getelementptr inbounds nuw i8, ptr %87, i64 80
  %1065 = load i64, ptr %1064, align 8
  %1066 = icmp eq i64 %1065, 2
  br i1 %1066, label %1067, label %1093

1067:                                             ; preds = %1063
  %1068 = icmp sgt i64 %245, 0
  br i1 %1068, label %1069, label %1090

1069:                                             ; preds = %1067
  %1070 = getelementptr inbounds nuw i8, ptr %87, i64 56
  %1071 = load i64, ptr %1070, align 8
  %1072 = getelementptr inbounds %struct.operand, ptr %18, i64 %1071
  %1073 = load i64, ptr %1072, align 8
  %1074 = getelementptr inbounds nuw i8, ptr %1072, i64 8
  %1075 = load i64, ptr %1074, align 8
  br label %1076

1076:                                             ; preds = %1076, %1069
  %1077 = phi i64 [ 0, %1069 ], [ %1087, %1076 ]
  %1078 = phi i64 [ 0, %1069 ], [ %1088, %1076 ]
  %1079 = getelementptr inbounds nuw i64, ptr %243, i64 %1078
  %1080 = load i64, ptr %1079, align 8
  %1081 = mul nsw i64 %1080, %1075
  %1082 = add i64 %1081, %1073
  %1083 = inttoptr i64 %1082 to ptr
  %1084 = load i8, ptr %1083, align 1
  %1085 = icmp ne i8 %1084, 0
  %1086 = zext i1 %1085 to i64
  %1087 = add nuw nsw i64 %1077, %1086
  %1088 = add nuw nsw i64 %1078, 1
  %1089 = icmp eq i64 %1088, %245
  br i1 %1089, label %1090, label %1076

1090:                                             ; preds = %1076, %1067
  %1091 = phi i64 [ 0, %1067 ], [ %1087, %1076 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %1091, ptr noundef %243, i64 noundef %245, ptr noundef null, i64 noundef 0)
  %1092 = load i64, ptr %1064, align 8
  br label %1093

1093:                                             ; preds = %1090, %1063
  %1094 = phi i64 [ %1092, %1090 ], [ %1065, %1063 ]
  %1095 = icmp eq i64 %1094, 1
  br i1 %1095, label %1096, label %1141

1096:                                             ; preds = %1093
  %1097 = load i64, ptr %47, align 8
  %1098 = inttoptr i64 %1097 to ptr
  %1099 = getelementptr inbounds i8, ptr %1098, i64 %88
  %1100 = load i8, ptr %1099, align 1
  %1101 = icmp eq i8 %1100, 3
  br i1 %1101, label %1141, label %1102

1102:                                             ; preds = %1096
  %1103 = load i64, ptr %48, align 8
  %1104 = getelementptr inbounds nuw i8, ptr %87, i64 72
  %1105 = load i64, ptr %1104, align 8
  switch i64 %1105, label %1106 [
    i64 0, label %1112
    i64 1, label %1107
  ]

1106:                                             ; preds = %1102
  br label %1107

1107:                                             ; preds = %1102, %1106
  %1108 = phi i64 [ 48, %1106 ], [ 40, %1102 ]
  %1109 = getelementptr inbounds nuw i8, ptr %87, i64 %1108
  %1110 = load i64, ptr %1109, align 8
  %1111 = getelementptr inbounds %struct.operand, ptr %18, i64 %1110
  br label %1112

1112:                                             ; preds = %1102, %1107
  %1113 = phi ptr [ %1111, %1107 ], [ null, %1102 ]
  %1114 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %1115 = load i64, ptr %1114, align 8
  %1116 = getelementptr inbounds %struct.operand, ptr %18, i64 %1115
  %1117 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %1118 = load i64, ptr %1117, align 8
  %1119 = getelementptr inbounds %struct.operand, ptr %18, i64 %1118
  %1120 = load i64, ptr %1116, align 8
  %1121 = getelementptr inbounds nuw i8, ptr %1116, i64 8
  %1122 = load i64, ptr %1121, align 8
  tail call fastcc void @compare(ptr noundef nonnull %87, i64 %1103, i64 1, i64 %1120, i64 %1122, ptr noundef byval(%struct.operand) align 8 %1119, ptr noundef %243, i64 noundef %245)
  %1123 = icmp sgt i64 %245, 0
  br i1 %1123, label %1124, label %1137

1124:                                             ; preds = %1112, %1124
  %1125 = phi i64 [ %1134, %1124 ], [ 0, %1112 ]
  %1126 = phi i64 [ %1135, %1124 ], [ 0, %1112 ]
  %1127 = getelementptr inbounds nuw i64, ptr %243, i64 %1126
  %1128 = load i64, ptr %1127, align 8
  %1129 = add i64 %1128, %1103
  %1130 = inttoptr i64 %1129 to ptr
  %1131 = load i8, ptr %1130, align 1
  %1132 = icmp ne i8 %1131, 0
  %1133 = zext i1 %1132 to i64
  %1134 = add nuw nsw i64 %1125, %1133
  %1135 = add nuw nsw i64 %1126, 1
  %1136 = icmp eq i64 %1135, %245
  br i1 %1136, label %1137, label %1124

1137:                                             ; preds = %1124, %1112
  %1138 = phi i64 [ 0, %1112 ], [ %1134, %1124 ]
  %1139 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %1140 = load i64, ptr %1139, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %1138, ptr noundef %243, i64 noundef %245, ptr noundef %1113, i64 noundef %1140)
  br label %1141

1141:                                             ; preds = %1137, %1096, %1093
  %1142 = load i64, ptr %16, align 8
  %1143 = inttoptr i64 %1142 to ptr
  %1144 = load i64, ptr %49, align 8
  %1145 = inttoptr i64 %1144 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1146 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp sgt i64 %1147, -1
  br i1 %1148, label %1149, label %1154

1149:                                             ; preds = %1141
  %1150 = load i64, ptr %87, align 8
  %1151 = icmp eq i64 %1150, 27
  br i1 %1151, label %1154, label %1152

1152:                                             ; preds = %1149
  %1153 = getelementptr inbounds nuw %struct.operand, ptr %1143, i64 %1147
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1153, i64 16, i1 false)
  br label %1154

1154:                                             ; preds = %1152, %1149, %1141
  %1155 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %1156 = load i64, ptr %1155, align 8
  %1157 = icmp sgt i64 %1156, -1
  br i1 %1157, label %1158, label %1163

1158:                                             ; preds = %1154
  %1159 = load i64, ptr %87, align 8
  %1160 = icmp eq i64 %1159, 26
  br i1 %1160, label %1163, label %1161

1161:                                             ; preds = %1158
  %1162 = getelementptr inbounds nuw %struct.operand, ptr %1143, i64 %1156
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1162, i64 16, i1 false)
  br label %1163

1163:                                             ; preds = %1161, %1158, %1154
  %1164 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %1165 = load i64, ptr %1164, align 8
  %1166 = icmp sgt i64 %1165, -1
  br i1 %1166, label %1167, label %1169

1167:                                             ; preds = %1163
  %1168 = getelementptr inbounds nuw %struct.operand, ptr %1143, i64 %1165
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1168, i64 16, i1 false)
  br label %1169

1169:                                             ; preds = %1167, %1163
  %1170 = getelementptr inbounds nuw i8, ptr %87, i64 56
  %1171 = load i64, ptr %1170, align 8
  %1172 = icmp sgt i64 %1171, -1
  br i1 %1172, label %1173, label %1175

1173:                                             ; preds = %1169
  %1174 = getelementptr inbounds nuw %struct.operand, ptr %1143, i64 %1171
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1174, i64 16, i1 false)
  br label %1175

1175:                                             ; preds = %1173, %1169
  %1176 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %1177 = load i64, ptr %1176, align 8
  %1178 = icmp eq i64 %1177, 8
  %1179 = load i64, ptr %87, align 8
  br i1 %1178, label %1180, label %1439

1180:                                             ; preds = %1175
  switch i64 %1179, label %1181 [
    i64 19, label %1439
    i64 4, label %1439
    i64 18, label %1439
  ]

1181:                                             ; preds = %1180
  %1182 = load i64, ptr %3, align 8
  %1183 = load i64, ptr %53, align 8
  %1184 = load i64, ptr %4, align 8
  %1185 = load i64, ptr %50, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1186 = load i64, ptr %6, align 8
  %1187 = load i64, ptr %52, align 8
  %1188 = load i64, ptr %5, align 8
  %1189 = load i64, ptr %51, align 8
  store i64 %1182, ptr %2, align 8
  store i64 %1183, ptr %54, align 8
  switch i64 %1179, label %1438 [
    i64 5, label %1204
    i64 6, label %1202
    i64 7, label %1200
    i64 25, label %1198
    i64 29, label %1278
    i64 21, label %1196
    i64 22, label %1194
    i64 34, label %1192
    i64 35, label %1190
  ]

1190:                                             ; preds = %1181
  %1191 = icmp sgt i64 %245, 0
  br i1 %1191, label %1402, label %1438

1192:                                             ; preds = %1181
  %1193 = icmp sgt i64 %245, 0
  br i1 %1193, label %1381, label %1438

1194:                                             ; preds = %1181
  %1195 = icmp sgt i64 %245, 0
  br i1 %1195, label %1349, label %1438

1196:                                             ; preds = %1181
  %1197 = icmp sgt i64 %245, 0
  br i1 %1197, label %1317, label %1438

1198:                                             ; preds = %1181
  %1199 = icmp sgt i64 %245, 0
  br i1 %1199, label %1263, label %1438

1200:                                             ; preds = %1181
  %1201 = icmp sgt i64 %245, 0
  br i1 %1201, label %1244, label %1438

1202:                                             ; preds = %1181
  %1203 = icmp sgt i64 %245, 0
  br i1 %1203, label %1225, label %1438

1204:                                             ; preds = %1181
  %1205 = icmp sgt i64 %245, 0
  br i1 %1205, label %1206, label %1438

1206:                                             ; preds = %1204, %1206
  %1207 = phi i64 [ %1223, %1206 ], [ 0, %1204 ]
  %1208 = getelementptr inbounds nuw i64, ptr %243, i64 %1207
  %1209 = load i64, ptr %1208, align 8
  %1210 = mul nsw i64 %1209, %1185
  %1211 = add i64 %1210, %1184
  %1212 = inttoptr i64 %1211 to ptr
  %1213 = load float, ptr %1212, align 4
  %1214 = mul nsw i64 %1209, %1189
  %1215 = add i64 %1214, %1188
  %1216 = inttoptr i64 %1215 to ptr
  %1217 = load float, ptr %1216, align 4
  %1218 = fadd float %1213, %1217
  %1219 = fcmp uno float %1218, 0.000000e+00
  %1220 = bitcast float %1218 to i32
  %1221 = zext i32 %1220 to i64
  %1222 = select i1 %1219, i64 2147483647, i64 %1221
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1209, i64 noundef %1222)
  %1223 = add nuw nsw i64 %1207, 1
  %1224 = icmp eq i64 %1223, %245
  br i1 %1224, label %1438, label %1206

1225:                                             ; preds = %1202, %1225
  %1226 = phi i64 [ %1242, %1225 ], [ 0, %1202 ]
  %1227 = getelementptr inbounds nuw i64, ptr %243, i64 %1226
  %1228 = load i64, ptr %1227, align 8
  %1229 = mul nsw i64 %1228, %1185
  %1230 = add i64 %1229, %1184
  %1231 = inttoptr i64 %1230 to ptr
  %1232 = load float, ptr %1231, align 4
  %1233 = mul nsw i64 %1228, %1189
  %1234 = add i64 %1233, %1188
  %1235 = inttoptr i64 %1234 to ptr
  %1236 = load float, ptr %1235, align 4
  %1237 = fsub float %1232, %1236
  %1238 = fcmp uno float %1237, 0.000000e+00
  %1239 = bitcast float %1237 to i32
  %1240 = zext i32 %1239 to i64
  %1241 = select i1 %1238, i64 2147483647, i64 %1240
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1228, i64 noundef %1241)
  %1242 = add nuw nsw i64 %1226, 1
  %1243 = icmp eq i64 %1242, %245
  br i1 %1243, label %1438, label %1225

1244:                                             ; preds = %1200, %1244
  %1245 = phi i64 [ %1261, %1244 ], [ 0, %1200 ]
  %1246 = getelementptr inbounds nuw i64, ptr %243, i64 %1245
  %1247 = load i64, ptr %1246, align 8
  %1248 = mul nsw i64 %1247, %1185
  %1249 = add i64 %1248, %1184
  %1250 = inttoptr i64 %1249 to ptr
  %1251 = load float, ptr %1250, align 4
  %1252 = mul nsw i64 %1247, %1189
  %1253 = add i64 %1252, %1188
  %1254 = inttoptr i64 %1253 to ptr
  %1255 = load float, ptr %1254, align 4
  %1256 = fmul float %1251, %1255
  %1257 = fcmp uno float %1256, 0.000000e+00
  %1258 = bitcast float %1256 to i32
  %1259 = zext i32 %1258 to i64
  %1260 = select i1 %1257, i64 2147483647, i64 %1259
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1247, i64 noundef %1260)
  %1261 = add nuw nsw i64 %1245, 1
  %1262 = icmp eq i64 %1261, %245
  br i1 %1262, label %1438, label %1244

1263:                                             ; preds = %1198, %1263
  %1264 = phi i64 [ %1276, %1263 ], [ 0, %1198 ]
  %1265 = getelementptr inbounds nuw i64, ptr %243, i64 %1264
  %1266 = load i64, ptr %1265, align 8
  %1267 = mul nsw i64 %1266, %1185
  %1268 = add i64 %1267, %1184
  %1269 = inttoptr i64 %1268 to ptr
  %1270 = load float, ptr %1269, align 4
  %1271 = fneg float %1270
  %1272 = fcmp uno float %1270, 0.000000e+00
  %1273 = bitcast float %1271 to i32
  %1274 = zext i32 %1273 to i64
  %1275 = select i1 %1272, i64 2147483647, i64 %1274
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1266, i64 noundef %1275)
  %1276 = add nuw nsw i64 %1264, 1
  %1277 = icmp eq i64 %1276, %245
  br i1 %1277, label %1438, label %1263

1278:                                             ; preds = %1181
  %1279 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %1280 = load i64, ptr %1279, align 8
  %1281 = and i64 %1280, 1
  %1282 = icmp eq i64 %1281, 0
  %1283 = and i64 %1280, 2
  %1284 = icmp eq i64 %1283, 0
  %1285 = and i64 %1280, 4
  %1286 = icmp eq i64 %1285, 0
  %1287 = icmp sgt i64 %245, 0
  br i1 %1287, label %1288, label %1438

1288:                                             ; preds = %1278, %1288
  %1289 = phi i64 [ %1315, %1288 ], [ 0, %1278 ]
  %1290 = getelementptr inbounds nuw i64, ptr %243, i64 %1289
  %1291 = load i64, ptr %1290, align 8
  %1292 = mul nsw i64 %1291, %1185
  %1293 = add i64 %1292, %1184
  %1294 = inttoptr i64 %1293 to ptr
  %1295 = load float, ptr %1294, align 4
  %1296 = mul nsw i64 %1291, %1189
  %1297 = add i64 %1296, %1188
  %1298 = inttoptr i64 %1297 to ptr
  %1299 = load float, ptr %1298, align 4
  %1300 = mul nsw i64 %1291, %1187
  %1301 = add i64 %1300, %1186
  %1302 = inttoptr i64 %1301 to ptr
  %1303 = load float, ptr %1302, align 4
  %1304 = fneg float %1295
  %1305 = select i1 %1282, float %1295, float %1304
  %1306 = fneg float %1299
  %1307 = select i1 %1284, float %1299, float %1306
  %1308 = fneg float %1303
  %1309 = select i1 %1286, float %1303, float %1308
  %1310 = tail call float @llvm.fma.f32(float %1305, float %1307, float %1309)
  %1311 = fcmp uno float %1310, 0.000000e+00
  %1312 = bitcast float %1310 to i32
  %1313 = zext i32 %1312 to i64
  %1314 = select i1 %1311, i64 2147483647, i64 %1313
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1291, i64 noundef %1314)
  %1315 = add nuw nsw i64 %1289, 1
  %1316 = icmp eq i64 %1315, %245
  br i1 %1316, label %1438, label %1288

1317:                                             ; preds = %1196, %1341
  %1318 = phi i64 [ %1347, %1341 ], [ 0, %1196 ]
  %1319 = getelementptr inbounds nuw i64, ptr %243, i64 %1318
  %1320 = load i64, ptr %1319, align 8
  %1321 = mul nsw i64 %1320, %1185
  %1322 = add i64 %1321, %1184
  %1323 = inttoptr i64 %1322 to ptr
  %1324 = load float, ptr %1323, align 4
  %1325 = mul nsw i64 %1320, %1189
  %1326 = add i64 %1325, %1188
  %1327 = inttoptr i64 %1326 to ptr
  %1328 = load float, ptr %1327, align 4
  %1329 = fcmp uno float %1324, 0.000000e+00
  br i1 %1329, label %1341, label %1330

1330:                                             ; preds = %1317
  %1331 = fcmp uno float %1328, 0.000000e+00
  br i1 %1331, label %1341, label %1332

1332:                                             ; preds = %1330
  %1333 = fcmp oeq float %1324, %1328
  br i1 %1333, label %1334, label %1338

1334:                                             ; preds = %1332
  %1335 = bitcast float %1324 to i32
  %1336 = icmp slt i32 %1335, 0
  %1337 = select i1 %1336, float %1324, float %1328
  br label %1341

1338:                                             ; preds = %1332
  %1339 = fcmp olt float %1324, %1328
  %1340 = select i1 %1339, float %1324, float %1328
  br label %1341

1341:                                             ; preds = %1338, %1334, %1330, %1317
  %1342 = phi float [ %1340, %1338 ], [ %1328, %1317 ], [ %1337, %1334 ], [ %1324, %1330 ]
  %1343 = fcmp uno float %1342, 0.000000e+00
  %1344 = bitcast float %1342 to i32
  %1345 = zext i32 %1344 to i64
  %1346 = select i1 %1343, i64 2147483647, i64 %1345
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1320, i64 noundef %1346)
  %1347 = add nuw nsw i64 %1318, 1
  %1348 = icmp eq i64 %1347, %245
  br i1 %1348, label %1438, label %1317

1349:                                             ; preds = %1194, %1373
  %1350 = phi i64 [ %1379, %1373 ], [ 0, %1194 ]
  %1351 = getelementptr inbounds nuw i64, ptr %243, i64 %1350
  %1352 = load i64, ptr %1351, align 8
  %1353 = mul nsw i64 %1352, %1185
  %1354 = add i64 %1353, %1184
  %1355 = inttoptr i64 %1354 to ptr
  %1356 = load float, ptr %1355, align 4
  %1357 = mul nsw i64 %1352, %1189
  %1358 = add i64 %1357, %1188
  %1359 = inttoptr i64 %1358 to ptr
  %1360 = load float, ptr %1359, align 4
  %1361 = fcmp uno float %1356, 0.000000e+00
  br i1 %1361, label %1373, label %1362

1362:                                             ; preds = %1349
  %1363 = fcmp uno float %1360, 0.000000e+00
  br i1 %1363, label %1373, label %1364

1364:                                             ; preds = %1362
  %1365 = fcmp oeq float %1356, %1360
  br i1 %1365, label %1366, label %1370

1366:                                             ; preds = %1364
  %1367 = bitcast float %1356 to i32
  %1368 = icmp slt i32 %1367, 0
  %1369 = select i1 %1368, float %1360, float %1356
  br label %1373

1370:                                             ; preds = %1364
  %1371 = fcmp ogt float %1356, %1360
  %1372 = select i1 %1371, float %1356, float %1360
  br label %1373

1373:                                             ; preds = %1370, %1366, %1362, %1349
  %1374 = phi float [ %1372, %1370 ], [ %1360, %1349 ], [ %1369, %1366 ], [ %1356, %1362 ]
  %1375 = fcmp uno float %1374, 0.000000e+00
  %1376 = bitcast float %1374 to i32
  %1377 = zext i32 %1376 to i64
  %1378 = select i1 %1375, i64 2147483647, i64 %1377
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1352, i64 noundef %1378)
  %1379 = add nuw nsw i64 %1350, 1
  %1380 = icmp eq i64 %1379, %245
  br i1 %1380, label %1438, label %1349

1381:                                             ; preds = %1192, %1398
  %1382 = phi i64 [ %1400, %1398 ], [ 0, %1192 ]
  %1383 = getelementptr inbounds nuw i64, ptr %243, i64 %1382
  %1384 = load i64, ptr %1383, align 8
  %1385 = mul nsw i64 %1384, %1185
  %1386 = add i64 %1385, %1184
  %1387 = inttoptr i64 %1386 to ptr
  %1388 = load float, ptr %1387, align 4
  %1389 = fcmp uno float %1388, 0.000000e+00
  br i1 %1389, label %1398, label %1390

1390:                                             ; preds = %1381
  %1391 = bitcast float %1388 to i32
  %1392 = add i32 %1391, 32767
  %1393 = lshr i32 %1391, 16
  %1394 = and i32 %1393, 1
  %1395 = add i32 %1392, %1394
  %1396 = lshr i32 %1395, 16
  %1397 = zext nneg i32 %1396 to i64
  br label %1398

1398:                                             ; preds = %1390, %1381
  %1399 = phi i64 [ %1397, %1390 ], [ 32767, %1381 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1384, i64 noundef %1399)
  %1400 = add nuw nsw i64 %1382, 1
  %1401 = icmp eq i64 %1400, %245
  br i1 %1401, label %1438, label %1381

1402:                                             ; preds = %1190, %1432
  %1403 = phi i64 [ %1436, %1432 ], [ 0, %1190 ]
  %1404 = getelementptr inbounds nuw i64, ptr %243, i64 %1403
  %1405 = load i64, ptr %1404, align 8
  %1406 = mul nsw i64 %1405, %1185
  %1407 = add i64 %1406, %1184
  %1408 = inttoptr i64 %1407 to ptr
  %1409 = load float, ptr %1408, align 4
  %1410 = mul nsw i64 %1405, %1189
  %1411 = add i64 %1410, %1188
  %1412 = inttoptr i64 %1411 to ptr
  %1413 = load float, ptr %1412, align 4
  %1414 = fcmp uno float %1409, 0.000000e+00
  br i1 %1414, label %1422, label %1415

1415:                                             ; preds = %1402
  %1416 = bitcast float %1409 to i32
  %1417 = add i32 %1416, 32767
  %1418 = lshr i32 %1416, 16
  %1419 = and i32 %1418, 1
  %1420 = add i32 %1417, %1419
  %1421 = and i32 %1420, -65536
  br label %1422

1422:                                             ; preds = %1415, %1402
  %1423 = phi i32 [ %1421, %1415 ], [ 2147418112, %1402 ]
  %1424 = fcmp uno float %1413, 0.000000e+00
  br i1 %1424, label %1432, label %1425

1425:                                             ; preds = %1422
  %1426 = bitcast float %1413 to i32
  %1427 = add i32 %1426, 32767
  %1428 = lshr i32 %1426, 16
  %1429 = and i32 %1428, 1
  %1430 = add i32 %1427, %1429
  %1431 = lshr i32 %1430, 16
  br label %1432

1432:                                             ; preds = %1425, %1422
  %1433 = phi i32 [ %1431, %1425 ], [ 32767, %1422 ]
  %1434 = or disjoint i32 %1433, %1423
  %1435 = zext i32 %1434 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1405, i64 noundef %1435)
  %1436 = add nuw nsw i64 %1403, 1
  %1437 = icmp eq i64 %1436, %245
  br i1 %1437, label %1438, label %1402

1438:                                             ; preds = %1432, %1398, %1373, %1341, %1288, %1263, %1244, %1225, %1206, %1278, %1204, %1202, %1200, %1198, %1196, %1194, %1192, %1190, %1181
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3256

1439:                                             ; preds = %1180, %1180, %1180, %1175
  switch i64 %1179, label %3256 [
    i64 4, label %1467
    i64 5, label %1552
    i64 6, label %1679
    i64 7, label %1806
    i64 12, label %1933
    i64 13, label %2060
    i64 14, label %2187
    i64 15, label %2314
    i64 25, label %2420
    i64 21, label %2511
    i64 22, label %2637
    i64 19, label %2763
    i64 8, label %2768
    i64 9, label %1465
    i64 10, label %1463
    i64 11, label %1459
    i64 16, label %2913
    i64 17, label %2913
    i64 18, label %1454
    i64 20, label %1450
    i64 23, label %3008
    i64 24, label %3008
    i64 26, label %3052
    i64 27, label %3086
    i64 28, label %1444
    i64 30, label %1442
    i64 31, label %3192
    i64 32, label %3192
    i64 33, label %1440
  ]

1440:                                             ; preds = %1439
  %1441 = icmp sgt i64 %245, 0
  br i1 %1441, label %3242, label %3256

1442:                                             ; preds = %1439
  %1443 = icmp sgt i64 %245, 0
  br i1 %1443, label %3183, label %3256

1444:                                             ; preds = %1439
  %1445 = icmp sgt i64 %245, 0
  br i1 %1445, label %1446, label %3256

1446:                                             ; preds = %1444
  %1447 = load i64, ptr %6, align 8
  %1448 = load i64, ptr %52, align 8
  %1449 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %3133

1450:                                             ; preds = %1439
  %1451 = icmp sgt i64 %245, 0
  br i1 %1451, label %1452, label %3256

1452:                                             ; preds = %1450
  %1453 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %2982

1454:                                             ; preds = %1439
  %1455 = icmp sgt i64 %245, 0
  br i1 %1455, label %1456, label %3256

1456:                                             ; preds = %1454
  %1457 = load i64, ptr %6, align 8
  %1458 = load i64, ptr %52, align 8
  br label %2968

1459:                                             ; preds = %1439
  %1460 = icmp sgt i64 %245, 0
  br i1 %1460, label %1461, label %3256

1461:                                             ; preds = %1459
  %1462 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %2900

1463:                                             ; preds = %1439
  %1464 = icmp sgt i64 %245, 0
  br i1 %1464, label %2874, label %3256

1465:                                             ; preds = %1439
  %1466 = icmp sgt i64 %245, 0
  br i1 %1466, label %2864, label %3256

1467:                                             ; preds = %1439
  %1468 = icmp sgt i64 %245, 0
  switch i64 %1177, label %1473 [
    i64 0, label %1474
    i64 4, label %1474
    i64 10, label %1474
    i64 1, label %1472
    i64 5, label %1471
    i64 2, label %1470
    i64 6, label %1469
  ]

1469:                                             ; preds = %1467
  br i1 %1468, label %1527, label %3256

1470:                                             ; preds = %1467
  br i1 %1468, label %1514, label %3256

1471:                                             ; preds = %1467
  br i1 %1468, label %1501, label %3256

1472:                                             ; preds = %1467
  br i1 %1468, label %1488, label %3256

1473:                                             ; preds = %1467
  br i1 %1468, label %1540, label %3256

1474:                                             ; preds = %1467, %1467, %1467
  br i1 %1468, label %1475, label %3256

1475:                                             ; preds = %1474, %1475
  %1476 = phi i64 [ %1486, %1475 ], [ 0, %1474 ]
  %1477 = getelementptr inbounds nuw i64, ptr %243, i64 %1476
  %1478 = load i64, ptr %1477, align 8
  %1479 = load i64, ptr %4, align 8
  %1480 = load i64, ptr %50, align 8
  %1481 = mul nsw i64 %1480, %1478
  %1482 = add i64 %1481, %1479
  %1483 = inttoptr i64 %1482 to ptr
  %1484 = load i8, ptr %1483, align 1
  %1485 = zext i8 %1484 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1478, i64 noundef %1485)
  %1486 = add nuw nsw i64 %1476, 1
  %1487 = icmp eq i64 %1486, %245
  br i1 %1487, label %3256, label %1475

1488:                                             ; preds = %1472, %1488
  %1489 = phi i64 [ %1499, %1488 ], [ 0, %1472 ]
  %1490 = getelementptr inbounds nuw i64, ptr %243, i64 %1489
  %1491 = load i64, ptr %1490, align 8
  %1492 = load i64, ptr %4, align 8
  %1493 = load i64, ptr %50, align 8
  %1494 = mul nsw i64 %1493, %1491
  %1495 = add i64 %1494, %1492
  %1496 = inttoptr i64 %1495 to ptr
  %1497 = load i16, ptr %1496, align 2
  %1498 = zext i16 %1497 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1491, i64 noundef %1498)
  %1499 = add nuw nsw i64 %1489, 1
  %1500 = icmp eq i64 %1499, %245
  br i1 %1500, label %3256, label %1488

1501:                                             ; preds = %1471, %1501
  %1502 = phi i64 [ %1512, %1501 ], [ 0, %1471 ]
  %1503 = getelementptr inbounds nuw i64, ptr %243, i64 %1502
  %1504 = load i64, ptr %1503, align 8
  %1505 = load i64, ptr %4, align 8
  %1506 = load i64, ptr %50, align 8
  %1507 = mul nsw i64 %1506, %1504
  %1508 = add i64 %1507, %1505
  %1509 = inttoptr i64 %1508 to ptr
  %1510 = load i16, ptr %1509, align 2
  %1511 = sext i16 %1510 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1504, i64 noundef %1511)
  %1512 = add nuw nsw i64 %1502, 1
  %1513 = icmp eq i64 %1512, %245
  br i1 %1513, label %3256, label %1501

1514:                                             ; preds = %1470, %1514
  %1515 = phi i64 [ %1525, %1514 ], [ 0, %1470 ]
  %1516 = getelementptr inbounds nuw i64, ptr %243, i64 %1515
  %1517 = load i64, ptr %1516, align 8
  %1518 = load i64, ptr %4, align 8
  %1519 = load i64, ptr %50, align 8
  %1520 = mul nsw i64 %1519, %1517
  %1521 = add i64 %1520, %1518
  %1522 = inttoptr i64 %1521 to ptr
  %1523 = load i32, ptr %1522, align 4
  %1524 = zext i32 %1523 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1517, i64 noundef %1524)
  %1525 = add nuw nsw i64 %1515, 1
  %1526 = icmp eq i64 %1525, %245
  br i1 %1526, label %3256, label %1514

1527:                                             ; preds = %1469, %1527
  %1528 = phi i64 [ %1538, %1527 ], [ 0, %1469 ]
  %1529 = getelementptr inbounds nuw i64, ptr %243, i64 %1528
  %1530 = load i64, ptr %1529, align 8
  %1531 = load i64, ptr %4, align 8
  %1532 = load i64, ptr %50, align 8
  %1533 = mul nsw i64 %1532, %1530
  %1534 = add i64 %1533, %1531
  %1535 = inttoptr i64 %1534 to ptr
  %1536 = load i32, ptr %1535, align 4
  %1537 = sext i32 %1536 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1530, i64 noundef %1537)
  %1538 = add nuw nsw i64 %1528, 1
  %1539 = icmp eq i64 %1538, %245
  br i1 %1539, label %3256, label %1527

1540:                                             ; preds = %1473, %1540
  %1541 = phi i64 [ %1550, %1540 ], [ 0, %1473 ]
  %1542 = getelementptr inbounds nuw i64, ptr %243, i64 %1541
  %1543 = load i64, ptr %1542, align 8
  %1544 = load i64, ptr %4, align 8
  %1545 = load i64, ptr %50, align 8
  %1546 = mul nsw i64 %1545, %1543
  %1547 = add i64 %1546, %1544
  %1548 = inttoptr i64 %1547 to ptr
  %1549 = load i64, ptr %1548, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1543, i64 noundef %1549)
  %1550 = add nuw nsw i64 %1541, 1
  %1551 = icmp eq i64 %1550, %245
  br i1 %1551, label %3256, label %1540

1552:                                             ; preds = %1439
  %1553 = icmp sgt i64 %245, 0
  switch i64 %1177, label %1558 [
    i64 0, label %1559
    i64 4, label %1559
    i64 10, label %1559
    i64 1, label %1557
    i64 5, label %1556
    i64 2, label %1555
    i64 6, label %1554
  ]

1554:                                             ; preds = %1552
  br i1 %1553, label %1640, label %3256

1555:                                             ; preds = %1552
  br i1 %1553, label %1620, label %3256

1556:                                             ; preds = %1552
  br i1 %1553, label %1600, label %3256

1557:                                             ; preds = %1552
  br i1 %1553, label %1580, label %3256

1558:                                             ; preds = %1552
  br i1 %1553, label %1660, label %3256

1559:                                             ; preds = %1552, %1552, %1552
  br i1 %1553, label %1560, label %3256

1560:                                             ; preds = %1559, %1560
  %1561 = phi i64 [ %1578, %1560 ], [ 0, %1559 ]
  %1562 = getelementptr inbounds nuw i64, ptr %243, i64 %1561
  %1563 = load i64, ptr %1562, align 8
  %1564 = load i64, ptr %4, align 8
  %1565 = load i64, ptr %50, align 8
  %1566 = mul nsw i64 %1565, %1563
  %1567 = add i64 %1566, %1564
  %1568 = inttoptr i64 %1567 to ptr
  %1569 = load i8, ptr %1568, align 1
  %1570 = load i64, ptr %5, align 8
  %1571 = load i64, ptr %51, align 8
  %1572 = mul nsw i64 %1571, %1563
  %1573 = add i64 %1572, %1570
  %1574 = inttoptr i64 %1573 to ptr
  %1575 = load i8, ptr %1574, align 1
  %1576 = add i8 %1575, %1569
  %1577 = zext i8 %1576 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1563, i64 noundef %1577)
  %1578 = add nuw nsw i64 %1561, 1
  %1579 = icmp eq i64 %1578, %245
  br i1 %1579, label %3256, label %1560

1580:                                             ; preds = %1557, %1580
  %1581 = phi i64 [ %1598, %1580 ], [ 0, %1557 ]
  %1582 = getelementptr inbounds nuw i64, ptr %243, i64 %1581
  %1583 = load i64, ptr %1582, align 8
  %1584 = load i64, ptr %4, align 8
  %1585 = load i64, ptr %50, align 8
  %1586 = mul nsw i64 %1585, %1583
  %1587 = add i64 %1586, %1584
  %1588 = inttoptr i64 %1587 to ptr
  %1589 = load i16, ptr %1588, align 2
  %1590 = load i64, ptr %5, align 8
  %1591 = load i64, ptr %51, align 8
  %1592 = mul nsw i64 %1591, %1583
  %1593 = add i64 %1592, %1590
  %1594 = inttoptr i64 %1593 to ptr
  %1595 = load i16, ptr %1594, align 2
  %1596 = add i16 %1595, %1589
  %1597 = zext i16 %1596 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1583, i64 noundef %1597)
  %1598 = add nuw nsw i64 %1581, 1
  %1599 = icmp eq i64 %1598, %245
  br i1 %1599, label %3256, label %1580

1600:                                             ; preds = %1556, %1600
  %1601 = phi i64 [ %1618, %1600 ], [ 0, %1556 ]
  %1602 = getelementptr inbounds nuw i64, ptr %243, i64 %1601
  %1603 = load i64, ptr %1602, align 8
  %1604 = load i64, ptr %4, align 8
  %1605 = load i64, ptr %50, align 8
  %1606 = mul nsw i64 %1605, %1603
  %1607 = add i64 %1606, %1604
  %1608 = inttoptr i64 %1607 to ptr
  %1609 = load i16, ptr %1608, align 2
  %1610 = load i64, ptr %5, align 8
  %1611 = load i64, ptr %51, align 8
  %1612 = mul nsw i64 %1611, %1603
  %1613 = add i64 %1612, %1610
  %1614 = inttoptr i64 %1613 to ptr
  %1615 = load i16, ptr %1614, align 2
  %1616 = add i16 %1615, %1609
  %1617 = sext i16 %1616 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1603, i64 noundef %1617)
  %1618 = add nuw nsw i64 %1601, 1
  %1619 = icmp eq i64 %1618, %245
  br i1 %1619, label %3256, label %1600

1620:                                             ; preds = %1555, %1620
  %1621 = phi i64 [ %1638, %1620 ], [ 0, %1555 ]
  %1622 = getelementptr inbounds nuw i64, ptr %243, i64 %1621
  %1623 = load i64, ptr %1622, align 8
  %1624 = load i64, ptr %4, align 8
  %1625 = load i64, ptr %50, align 8
  %1626 = mul nsw i64 %1625, %1623
  %1627 = add i64 %1626, %1624
  %1628 = inttoptr i64 %1627 to ptr
  %1629 = load i32, ptr %1628, align 4
  %1630 = load i64, ptr %5, align 8
  %1631 = load i64, ptr %51, align 8
  %1632 = mul nsw i64 %1631, %1623
  %1633 = add i64 %1632, %1630
  %1634 = inttoptr i64 %1633 to ptr
  %1635 = load i32, ptr %1634, align 4
  %1636 = add i32 %1635, %1629
  %1637 = zext i32 %1636 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1623, i64 noundef %1637)
  %1638 = add nuw nsw i64 %1621, 1
  %1639 = icmp eq i64 %1638, %245
  br i1 %1639, label %3256, label %1620

1640:                                             ; preds = %1554, %1640
  %1641 = phi i64 [ %1658, %1640 ], [ 0, %1554 ]
  %1642 = getelementptr inbounds nuw i64, ptr %243, i64 %1641
  %1643 = load i64, ptr %1642, align 8
  %1644 = load i64, ptr %4, align 8
  %1645 = load i64, ptr %50, align 8
  %1646 = mul nsw i64 %1645, %1643
  %1647 = add i64 %1646, %1644
  %1648 = inttoptr i64 %1647 to ptr
  %1649 = load i32, ptr %1648, align 4
  %1650 = load i64, ptr %5, align 8
  %1651 = load i64, ptr %51, align 8
  %1652 = mul nsw i64 %1651, %1643
  %1653 = add i64 %1652, %1650
  %1654 = inttoptr i64 %1653 to ptr
  %1655 = load i32, ptr %1654, align 4
  %1656 = add i32 %1655, %1649
  %1657 = sext i32 %1656 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1643, i64 noundef %1657)
  %1658 = add nuw nsw i64 %1641, 1
  %1659 = icmp eq i64 %1658, %245
  br i1 %1659, label %3256, label %1640

1660:                                             ; preds = %1558, %1660
  %1661 = phi i64 [ %1677, %1660 ], [ 0, %1558 ]
  %1662 = getelementptr inbounds nuw i64, ptr %243, i64 %1661
  %1663 = load i64, ptr %1662, align 8
  %1664 = load i64, ptr %4, align 8
  %1665 = load i64, ptr %50, align 8
  %1666 = mul nsw i64 %1665, %1663
  %1667 = add i64 %1666, %1664
  %1668 = inttoptr i64 %1667 to ptr
  %1669 = load i64, ptr %1668, align 8
  %1670 = load i64, ptr %5, align 8
  %1671 = load i64, ptr %51, align 8
  %1672 = mul nsw i64 %1671, %1663
  %1673 = add i64 %1672, %1670
  %1674 = inttoptr i64 %1673 to ptr
  %1675 = load i64, ptr %1674, align 8
  %1676 = add i64 %1675, %1669
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1663, i64 noundef %1676)
  %1677 = add nuw nsw i64 %1661, 1
  %1678 = icmp eq i64 %1677, %245
  br i1 %1678, label %3256, label %1660

1679:                                             ; preds = %1439
  %1680 = icmp sgt i64 %245, 0
  switch i64 %1177, label %1685 [
    i64 0, label %1686
    i64 4, label %1686
    i64 10, label %1686
    i64 1, label %1684
    i64 5, label %1683
    i64 2, label %1682
    i64 6, label %1681
  ]

1681:                                             ; preds = %1679
  br i1 %1680, label %1767, label %3256

1682:                                             ; preds = %1679
  br i1 %1680, label %1747, label %3256

1683:                                             ; preds = %1679
  br i1 %1680, label %1727, label %3256

1684:                                             ; preds = %1679
  br i1 %1680, label %1707, label %3256

1685:                                             ; preds = %1679
  br i1 %1680, label %1787, label %3256

1686:                                             ; preds = %1679, %1679, %1679
  br i1 %1680, label %1687, label %3256

1687:                                             ; preds = %1686, %1687
  %1688 = phi i64 [ %1705, %1687 ], [ 0, %1686 ]
  %1689 = getelementptr inbounds nuw i64, ptr %243, i64 %1688
  %1690 = load i64, ptr %1689, align 8
  %1691 = load i64, ptr %4, align 8
  %1692 = load i64, ptr %50, align 8
  %1693 = mul nsw i64 %1692, %1690
  %1694 = add i64 %1693, %1691
  %1695 = inttoptr i64 %1694 to ptr
  %1696 = load i8, ptr %1695, align 1
  %1697 = load i64, ptr %5, align 8
  %1698 = load i64, ptr %51, align 8
  %1699 = mul nsw i64 %1698, %1690
  %1700 = add i64 %1699, %1697
  %1701 = inttoptr i64 %1700 to ptr
  %1702 = load i8, ptr %1701, align 1
  %1703 = sub i8 %1696, %1702
  %1704 = zext i8 %1703 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1690, i64 noundef %1704)
  %1705 = add nuw nsw i64 %1688, 1
  %1706 = icmp eq i64 %1705, %245
  br i1 %1706, label %3256, label %1687

1707:                                             ; preds = %1684, %1707
  %1708 = phi i64 [ %1725, %1707 ], [ 0, %1684 ]
  %1709 = getelementptr inbounds nuw i64, ptr %243, i64 %1708
  %1710 = load i64, ptr %1709, align 8
  %1711 = load i64, ptr %4, align 8
  %1712 = load i64, ptr %50, align 8
  %1713 = mul nsw i64 %1712, %1710
  %1714 = add i64 %1713, %1711
  %1715 = inttoptr i64 %1714 to ptr
  %1716 = load i16, ptr %1715, align 2
  %1717 = load i64, ptr %5, align 8
  %1718 = load i64, ptr %51, align 8
  %1719 = mul nsw i64 %1718, %1710
  %1720 = add i64 %1719, %1717
  %1721 = inttoptr i64 %1720 to ptr
  %1722 = load i16, ptr %1721, align 2
  %1723 = sub i16 %1716, %1722
  %1724 = zext i16 %1723 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1710, i64 noundef %1724)
  %1725 = add nuw nsw i64 %1708, 1
  %1726 = icmp eq i64 %1725, %245
  br i1 %1726, label %3256, label %1707

1727:                                             ; preds = %1683, %1727
  %1728 = phi i64 [ %1745, %1727 ], [ 0, %1683 ]
  %1729 = getelementptr inbounds nuw i64, ptr %243, i64 %1728
  %1730 = load i64, ptr %1729, align 8
  %1731 = load i64, ptr %4, align 8
  %1732 = load i64, ptr %50, align 8
  %1733 = mul nsw i64 %1732, %1730
  %1734 = add i64 %1733, %1731
  %1735 = inttoptr i64 %1734 to ptr
  %1736 = load i16, ptr %1735, align 2
  %1737 = load i64, ptr %5, align 8
  %1738 = load i64, ptr %51, align 8
  %1739 = mul nsw i64 %1738, %1730
  %1740 = add i64 %1739, %1737
  %1741 = inttoptr i64 %1740 to ptr
  %1742 = load i16, ptr %1741, align 2
  %1743 = sub i16 %1736, %1742
  %1744 = sext i16 %1743 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1730, i64 noundef %1744)
  %1745 = add nuw nsw i64 %1728, 1
  %1746 = icmp eq i64 %1745, %245
  br i1 %1746, label %3256, label %1727

1747:                                             ; preds = %1682, %1747
  %1748 = phi i64 [ %1765, %1747 ], [ 0, %1682 ]
  %1749 = getelementptr inbounds nuw i64, ptr %243, i64 %1748
  %1750 = load i64, ptr %1749, align 8
  %1751 = load i64, ptr %4, align 8
  %1752 = load i64, ptr %50, align 8
  %1753 = mul nsw i64 %1752, %1750
  %1754 = add i64 %1753, %1751
  %1755 = inttoptr i64 %1754 to ptr
  %1756 = load i32, ptr %1755, align 4
  %1757 = load i64, ptr %5, align 8
  %1758 = load i64, ptr %51, align 8
  %1759 = mul nsw i64 %1758, %1750
  %1760 = add i64 %1759, %1757
  %1761 = inttoptr i64 %1760 to ptr
  %1762 = load i32, ptr %1761, align 4
  %1763 = sub i32 %1756, %1762
  %1764 = zext i32 %1763 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1750, i64 noundef %1764)
  %1765 = add nuw nsw i64 %1748, 1
  %1766 = icmp eq i64 %1765, %245
  br i1 %1766, label %3256, label %1747

1767:                                             ; preds = %1681, %1767
  %1768 = phi i64 [ %1785, %1767 ], [ 0, %1681 ]
  %1769 = getelementptr inbounds nuw i64, ptr %243, i64 %1768
  %1770 = load i64, ptr %1769, align 8
  %1771 = load i64, ptr %4, align 8
  %1772 = load i64, ptr %50, align 8
  %1773 = mul nsw i64 %1772, %1770
  %1774 = add i64 %1773, %1771
  %1775 = inttoptr i64 %1774 to ptr
  %1776 = load i32, ptr %1775, align 4
  %1777 = load i64, ptr %5, align 8
  %1778 = load i64, ptr %51, align 8
  %1779 = mul nsw i64 %1778, %1770
  %1780 = add i64 %1779, %1777
  %1781 = inttoptr i64 %1780 to ptr
  %1782 = load i32, ptr %1781, align 4
  %1783 = sub i32 %1776, %1782
  %1784 = sext i32 %1783 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1770, i64 noundef %1784)
  %1785 = add nuw nsw i64 %1768, 1
  %1786 = icmp eq i64 %1785, %245
  br i1 %1786, label %3256, label %1767

1787:                                             ; preds = %1685, %1787
  %1788 = phi i64 [ %1804, %1787 ], [ 0, %1685 ]
  %1789 = getelementptr inbounds nuw i64, ptr %243, i64 %1788
  %1790 = load i64, ptr %1789, align 8
  %1791 = load i64, ptr %4, align 8
  %1792 = load i64, ptr %50, align 8
  %1793 = mul nsw i64 %1792, %1790
  %1794 = add i64 %1793, %1791
  %1795 = inttoptr i64 %1794 to ptr
  %1796 = load i64, ptr %1795, align 8
  %1797 = load i64, ptr %5, align 8
  %1798 = load i64, ptr %51, align 8
  %1799 = mul nsw i64 %1798, %1790
  %1800 = add i64 %1799, %1797
  %1801 = inttoptr i64 %1800 to ptr
  %1802 = load i64, ptr %1801, align 8
  %1803 = sub i64 %1796, %1802
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1790, i64 noundef %1803)
  %1804 = add nuw nsw i64 %1788, 1
  %1805 = icmp eq i64 %1804, %245
  br i1 %1805, label %3256, label %1787

1806:                                             ; preds = %1439
  %1807 = icmp sgt i64 %245, 0
  switch i64 %1177, label %1812 [
    i64 0, label %1813
    i64 4, label %1813
    i64 10, label %1813
    i64 1, label %1811
    i64 5, label %1810
    i64 2, label %1809
    i64 6, label %1808
  ]

1808:                                             ; preds = %1806
  br i1 %1807, label %1894, label %3256

1809:                                             ; preds = %1806
  br i1 %1807, label %1874, label %3256

1810:                                             ; preds = %1806
  br i1 %1807, label %1854, label %3256

1811:                                             ; preds = %1806
  br i1 %1807, label %1834, label %3256

1812:                                             ; preds = %1806
  br i1 %1807, label %1914, label %3256

1813:                                             ; preds = %1806, %1806, %1806
  br i1 %1807, label %1814, label %3256

1814:                                             ; preds = %1813, %1814
  %1815 = phi i64 [ %1832, %1814 ], [ 0, %1813 ]
  %1816 = getelementptr inbounds nuw i64, ptr %243, i64 %1815
  %1817 = load i64, ptr %1816, align 8
  %1818 = load i64, ptr %4, align 8
  %1819 = load i64, ptr %50, align 8
  %1820 = mul nsw i64 %1819, %1817
  %1821 = add i64 %1820, %1818
  %1822 = inttoptr i64 %1821 to ptr
  %1823 = load i8, ptr %1822, align 1
  %1824 = load i64, ptr %5, align 8
  %1825 = load i64, ptr %51, align 8
  %1826 = mul nsw i64 %1825, %1817
  %1827 = add i64 %1826, %1824
  %1828 = inttoptr i64 %1827 to ptr
  %1829 = load i8, ptr %1828, align 1
  %1830 = mul i8 %1829, %1823
  %1831 = zext i8 %1830 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1817, i64 noundef %1831)
  %1832 = add nuw nsw i64 %1815, 1
  %1833 = icmp eq i64 %1832, %245
  br i1 %1833, label %3256, label %1814

1834:                                             ; preds = %1811, %1834
  %1835 = phi i64 [ %1852, %1834 ], [ 0, %1811 ]
  %1836 = getelementptr inbounds nuw i64, ptr %243, i64 %1835
  %1837 = load i64, ptr %1836, align 8
  %1838 = load i64, ptr %4, align 8
  %1839 = load i64, ptr %50, align 8
  %1840 = mul nsw i64 %1839, %1837
  %1841 = add i64 %1840, %1838
  %1842 = inttoptr i64 %1841 to ptr
  %1843 = load i16, ptr %1842, align 2
  %1844 = load i64, ptr %5, align 8
  %1845 = load i64, ptr %51, align 8
  %1846 = mul nsw i64 %1845, %1837
  %1847 = add i64 %1846, %1844
  %1848 = inttoptr i64 %1847 to ptr
  %1849 = load i16, ptr %1848, align 2
  %1850 = mul i16 %1849, %1843
  %1851 = zext i16 %1850 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1837, i64 noundef %1851)
  %1852 = add nuw nsw i64 %1835, 1
  %1853 = icmp eq i64 %1852, %245
  br i1 %1853, label %3256, label %1834

1854:                                             ; preds = %1810, %1854
  %1855 = phi i64 [ %1872, %1854 ], [ 0, %1810 ]
  %1856 = getelementptr inbounds nuw i64, ptr %243, i64 %1855
  %1857 = load i64, ptr %1856, align 8
  %1858 = load i64, ptr %4, align 8
  %1859 = load i64, ptr %50, align 8
  %1860 = mul nsw i64 %1859, %1857
  %1861 = add i64 %1860, %1858
  %1862 = inttoptr i64 %1861 to ptr
  %1863 = load i16, ptr %1862, align 2
  %1864 = load i64, ptr %5, align 8
  %1865 = load i64, ptr %51, align 8
  %1866 = mul nsw i64 %1865, %1857
  %1867 = add i64 %1866, %1864
  %1868 = inttoptr i64 %1867 to ptr
  %1869 = load i16, ptr %1868, align 2
  %1870 = mul i16 %1869, %1863
  %1871 = sext i16 %1870 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1857, i64 noundef %1871)
  %1872 = add nuw nsw i64 %1855, 1
  %1873 = icmp eq i64 %1872, %245
  br i1 %1873, label %3256, label %1854

1874:                                             ; preds = %1809, %1874
  %1875 = phi i64 [ %1892, %1874 ], [ 0, %1809 ]
  %1876 = getelementptr inbounds nuw i64, ptr %243, i64 %1875
  %1877 = load i64, ptr %1876, align 8
  %1878 = load i64, ptr %4, align 8
  %1879 = load i64, ptr %50, align 8
  %1880 = mul nsw i64 %1879, %1877
  %1881 = add i64 %1880, %1878
  %1882 = inttoptr i64 %1881 to ptr
  %1883 = load i32, ptr %1882, align 4
  %1884 = load i64, ptr %5, align 8
  %1885 = load i64, ptr %51, align 8
  %1886 = mul nsw i64 %1885, %1877
  %1887 = add i64 %1886, %1884
  %1888 = inttoptr i64 %1887 to ptr
  %1889 = load i32, ptr %1888, align 4
  %1890 = mul i32 %1889, %1883
  %1891 = zext i32 %1890 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1877, i64 noundef %1891)
  %1892 = add nuw nsw i64 %1875, 1
  %1893 = icmp eq i64 %1892, %245
  br i1 %1893, label %3256, label %1874

1894:                                             ; preds = %1808, %1894
  %1895 = phi i64 [ %1912, %1894 ], [ 0, %1808 ]
  %1896 = getelementptr inbounds nuw i64, ptr %243, i64 %1895
  %1897 = load i64, ptr %1896, align 8
  %1898 = load i64, ptr %4, align 8
  %1899 = load i64, ptr %50, align 8
  %1900 = mul nsw i64 %1899, %1897
  %1901 = add i64 %1900, %1898
  %1902 = inttoptr i64 %1901 to ptr
  %1903 = load i32, ptr %1902, align 4
  %1904 = load i64, ptr %5, align 8
  %1905 = load i64, ptr %51, align 8
  %1906 = mul nsw i64 %1905, %1897
  %1907 = add i64 %1906, %1904
  %1908 = inttoptr i64 %1907 to ptr
  %1909 = load i32, ptr %1908, align 4
  %1910 = mul i32 %1909, %1903
  %1911 = sext i32 %1910 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1897, i64 noundef %1911)
  %1912 = add nuw nsw i64 %1895, 1
  %1913 = icmp eq i64 %1912, %245
  br i1 %1913, label %3256, label %1894

1914:                                             ; preds = %1812, %1914
  %1915 = phi i64 [ %1931, %1914 ], [ 0, %1812 ]
  %1916 = getelementptr inbounds nuw i64, ptr %243, i64 %1915
  %1917 = load i64, ptr %1916, align 8
  %1918 = load i64, ptr %4, align 8
  %1919 = load i64, ptr %50, align 8
  %1920 = mul nsw i64 %1919, %1917
  %1921 = add i64 %1920, %1918
  %1922 = inttoptr i64 %1921 to ptr
  %1923 = load i64, ptr %1922, align 8
  %1924 = load i64, ptr %5, align 8
  %1925 = load i64, ptr %51, align 8
  %1926 = mul nsw i64 %1925, %1917
  %1927 = add i64 %1926, %1924
  %1928 = inttoptr i64 %1927 to ptr
  %1929 = load i64, ptr %1928, align 8
  %1930 = mul i64 %1929, %1923
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1917, i64 noundef %1930)
  %1931 = add nuw nsw i64 %1915, 1
  %1932 = icmp eq i64 %1931, %245
  br i1 %1932, label %3256, label %1914

1933:                                             ; preds = %1439
  %1934 = icmp sgt i64 %245, 0
  switch i64 %1177, label %1939 [
    i64 0, label %1940
    i64 4, label %1940
    i64 10, label %1940
    i64 1, label %1938
    i64 5, label %1937
    i64 2, label %1936
    i64 6, label %1935
  ]

1935:                                             ; preds = %1933
  br i1 %1934, label %2021, label %3256

1936:                                             ; preds = %1933
  br i1 %1934, label %2001, label %3256

1937:                                             ; preds = %1933
  br i1 %1934, label %1981, label %3256

1938:                                             ; preds = %1933
  br i1 %1934, label %1961, label %3256

1939:                                             ; preds = %1933
  br i1 %1934, label %2041, label %3256

1940:                                             ; preds = %1933, %1933, %1933
  br i1 %1934, label %1941, label %3256

1941:                                             ; preds = %1940, %1941
  %1942 = phi i64 [ %1959, %1941 ], [ 0, %1940 ]
  %1943 = getelementptr inbounds nuw i64, ptr %243, i64 %1942
  %1944 = load i64, ptr %1943, align 8
  %1945 = load i64, ptr %4, align 8
  %1946 = load i64, ptr %50, align 8
  %1947 = mul nsw i64 %1946, %1944
  %1948 = add i64 %1947, %1945
  %1949 = inttoptr i64 %1948 to ptr
  %1950 = load i8, ptr %1949, align 1
  %1951 = load i64, ptr %5, align 8
  %1952 = load i64, ptr %51, align 8
  %1953 = mul nsw i64 %1952, %1944
  %1954 = add i64 %1953, %1951
  %1955 = inttoptr i64 %1954 to ptr
  %1956 = load i8, ptr %1955, align 1
  %1957 = and i8 %1956, %1950
  %1958 = zext i8 %1957 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1944, i64 noundef %1958)
  %1959 = add nuw nsw i64 %1942, 1
  %1960 = icmp eq i64 %1959, %245
  br i1 %1960, label %3256, label %1941

1961:                                             ; preds = %1938, %1961
  %1962 = phi i64 [ %1979, %1961 ], [ 0, %1938 ]
  %1963 = getelementptr inbounds nuw i64, ptr %243, i64 %1962
  %1964 = load i64, ptr %1963, align 8
  %1965 = load i64, ptr %4, align 8
  %1966 = load i64, ptr %50, align 8
  %1967 = mul nsw i64 %1966, %1964
  %1968 = add i64 %1967, %1965
  %1969 = inttoptr i64 %1968 to ptr
  %1970 = load i16, ptr %1969, align 2
  %1971 = load i64, ptr %5, align 8
  %1972 = load i64, ptr %51, align 8
  %1973 = mul nsw i64 %1972, %1964
  %1974 = add i64 %1973, %1971
  %1975 = inttoptr i64 %1974 to ptr
  %1976 = load i16, ptr %1975, align 2
  %1977 = and i16 %1976, %1970
  %1978 = zext i16 %1977 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1964, i64 noundef %1978)
  %1979 = add nuw nsw i64 %1962, 1
  %1980 = icmp eq i64 %1979, %245
  br i1 %1980, label %3256, label %1961

1981:                                             ; preds = %1937, %1981
  %1982 = phi i64 [ %1999, %1981 ], [ 0, %1937 ]
  %1983 = getelementptr inbounds nuw i64, ptr %243, i64 %1982
  %1984 = load i64, ptr %1983, align 8
  %1985 = load i64, ptr %4, align 8
  %1986 = load i64, ptr %50, align 8
  %1987 = mul nsw i64 %1986, %1984
  %1988 = add i64 %1987, %1985
  %1989 = inttoptr i64 %1988 to ptr
  %1990 = load i16, ptr %1989, align 2
  %1991 = load i64, ptr %5, align 8
  %1992 = load i64, ptr %51, align 8
  %1993 = mul nsw i64 %1992, %1984
  %1994 = add i64 %1993, %1991
  %1995 = inttoptr i64 %1994 to ptr
  %1996 = load i16, ptr %1995, align 2
  %1997 = and i16 %1996, %1990
  %1998 = sext i16 %1997 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1984, i64 noundef %1998)
  %1999 = add nuw nsw i64 %1982, 1
  %2000 = icmp eq i64 %1999, %245
  br i1 %2000, label %3256, label %1981

2001:                                             ; preds = %1936, %2001
  %2002 = phi i64 [ %2019, %2001 ], [ 0, %1936 ]
  %2003 = getelementptr inbounds nuw i64, ptr %243, i64 %2002
  %2004 = load i64, ptr %2003, align 8
  %2005 = load i64, ptr %4, align 8
  %2006 = load i64, ptr %50, align 8
  %2007 = mul nsw i64 %2006, %2004
  %2008 = add i64 %2007, %2005
  %2009 = inttoptr i64 %2008 to ptr
  %2010 = load i32, ptr %2009, align 4
  %2011 = load i64, ptr %5, align 8
  %2012 = load i64, ptr %51, align 8
  %2013 = mul nsw i64 %2012, %2004
  %2014 = add i64 %2013, %2011
  %2015 = inttoptr i64 %2014 to ptr
  %2016 = load i32, ptr %2015, align 4
  %2017 = and i32 %2016, %2010
  %2018 = zext i32 %2017 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2004, i64 noundef %2018)
  %2019 = add nuw nsw i64 %2002, 1
  %2020 = icmp eq i64 %2019, %245
  br i1 %2020, label %3256, label %2001

2021:                                             ; preds = %1935, %2021
  %2022 = phi i64 [ %2039, %2021 ], [ 0, %1935 ]
  %2023 = getelementptr inbounds nuw i64, ptr %243, i64 %2022
  %2024 = load i64, ptr %2023, align 8
  %2025 = load i64, ptr %4, align 8
  %2026 = load i64, ptr %50, align 8
  %2027 = mul nsw i64 %2026, %2024
  %2028 = add i64 %2027, %2025
  %2029 = inttoptr i64 %2028 to ptr
  %2030 = load i32, ptr %2029, align 4
  %2031 = load i64, ptr %5, align 8
  %2032 = load i64, ptr %51, align 8
  %2033 = mul nsw i64 %2032, %2024
  %2034 = add i64 %2033, %2031
  %2035 = inttoptr i64 %2034 to ptr
  %2036 = load i32, ptr %2035, align 4
  %2037 = and i32 %2036, %2030
  %2038 = sext i32 %2037 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2024, i64 noundef %2038)
  %2039 = add nuw nsw i64 %2022, 1
  %2040 = icmp eq i64 %2039, %245
  br i1 %2040, label %3256, label %2021

2041:                                             ; preds = %1939, %2041
  %2042 = phi i64 [ %2058, %2041 ], [ 0, %1939 ]
  %2043 = getelementptr inbounds nuw i64, ptr %243, i64 %2042
  %2044 = load i64, ptr %2043, align 8
  %2045 = load i64, ptr %4, align 8
  %2046 = load i64, ptr %50, align 8
  %2047 = mul nsw i64 %2046, %2044
  %2048 = add i64 %2047, %2045
  %2049 = inttoptr i64 %2048 to ptr
  %2050 = load i64, ptr %2049, align 8
  %2051 = load i64, ptr %5, align 8
  %2052 = load i64, ptr %51, align 8
  %2053 = mul nsw i64 %2052, %2044
  %2054 = add i64 %2053, %2051
  %2055 = inttoptr i64 %2054 to ptr
  %2056 = load i64, ptr %2055, align 8
  %2057 = and i64 %2056, %2050
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2044, i64 noundef %2057)
  %2058 = add nuw nsw i64 %2042, 1
  %2059 = icmp eq i64 %2058, %245
  br i1 %2059, label %3256, label %2041

2060:                                             ; preds = %1439
  %2061 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2066 [
    i64 0, label %2067
    i64 4, label %2067
    i64 10, label %2067
    i64 1, label %2065
    i64 5, label %2064
    i64 2, label %2063
    i64 6, label %2062
  ]

2062:                                             ; preds = %2060
  br i1 %2061, label %2148, label %3256

2063:                                             ; preds = %2060
  br i1 %2061, label %2128, label %3256

2064:                                             ; preds = %2060
  br i1 %2061, label %2108, label %3256

2065:                                             ; preds = %2060
  br i1 %2061, label %2088, label %3256

2066:                                             ; preds = %2060
  br i1 %2061, label %2168, label %3256

2067:                                             ; preds = %2060, %2060, %2060
  br i1 %2061, label %2068, label %3256

2068:                                             ; preds = %2067, %2068
  %2069 = phi i64 [ %2086, %2068 ], [ 0, %2067 ]
  %2070 = getelementptr inbounds nuw i64, ptr %243, i64 %2069
  %2071 = load i64, ptr %2070, align 8
  %2072 = load i64, ptr %4, align 8
  %2073 = load i64, ptr %50, align 8
  %2074 = mul nsw i64 %2073, %2071
  %2075 = add i64 %2074, %2072
  %2076 = inttoptr i64 %2075 to ptr
  %2077 = load i8, ptr %2076, align 1
  %2078 = load i64, ptr %5, align 8
  %2079 = load i64, ptr %51, align 8
  %2080 = mul nsw i64 %2079, %2071
  %2081 = add i64 %2080, %2078
  %2082 = inttoptr i64 %2081 to ptr
  %2083 = load i8, ptr %2082, align 1
  %2084 = or i8 %2083, %2077
  %2085 = zext i8 %2084 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2071, i64 noundef %2085)
  %2086 = add nuw nsw i64 %2069, 1
  %2087 = icmp eq i64 %2086, %245
  br i1 %2087, label %3256, label %2068

2088:                                             ; preds = %2065, %2088
  %2089 = phi i64 [ %2106, %2088 ], [ 0, %2065 ]
  %2090 = getelementptr inbounds nuw i64, ptr %243, i64 %2089
  %2091 = load i64, ptr %2090, align 8
  %2092 = load i64, ptr %4, align 8
  %2093 = load i64, ptr %50, align 8
  %2094 = mul nsw i64 %2093, %2091
  %2095 = add i64 %2094, %2092
  %2096 = inttoptr i64 %2095 to ptr
  %2097 = load i16, ptr %2096, align 2
  %2098 = load i64, ptr %5, align 8
  %2099 = load i64, ptr %51, align 8
  %2100 = mul nsw i64 %2099, %2091
  %2101 = add i64 %2100, %2098
  %2102 = inttoptr i64 %2101 to ptr
  %2103 = load i16, ptr %2102, align 2
  %2104 = or i16 %2103, %2097
  %2105 = zext i16 %2104 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2091, i64 noundef %2105)
  %2106 = add nuw nsw i64 %2089, 1
  %2107 = icmp eq i64 %2106, %245
  br i1 %2107, label %3256, label %2088

2108:                                             ; preds = %2064, %2108
  %2109 = phi i64 [ %2126, %2108 ], [ 0, %2064 ]
  %2110 = getelementptr inbounds nuw i64, ptr %243, i64 %2109
  %2111 = load i64, ptr %2110, align 8
  %2112 = load i64, ptr %4, align 8
  %2113 = load i64, ptr %50, align 8
  %2114 = mul nsw i64 %2113, %2111
  %2115 = add i64 %2114, %2112
  %2116 = inttoptr i64 %2115 to ptr
  %2117 = load i16, ptr %2116, align 2
  %2118 = load i64, ptr %5, align 8
  %2119 = load i64, ptr %51, align 8
  %2120 = mul nsw i64 %2119, %2111
  %2121 = add i64 %2120, %2118
  %2122 = inttoptr i64 %2121 to ptr
  %2123 = load i16, ptr %2122, align 2
  %2124 = or i16 %2123, %2117
  %2125 = sext i16 %2124 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2111, i64 noundef %2125)
  %2126 = add nuw nsw i64 %2109, 1
  %2127 = icmp eq i64 %2126, %245
  br i1 %2127, label %3256, label %2108

2128:                                             ; preds = %2063, %2128
  %2129 = phi i64 [ %2146, %2128 ], [ 0, %2063 ]
  %2130 = getelementptr inbounds nuw i64, ptr %243, i64 %2129
  %2131 = load i64, ptr %2130, align 8
  %2132 = load i64, ptr %4, align 8
  %2133 = load i64, ptr %50, align 8
  %2134 = mul nsw i64 %2133, %2131
  %2135 = add i64 %2134, %2132
  %2136 = inttoptr i64 %2135 to ptr
  %2137 = load i32, ptr %2136, align 4
  %2138 = load i64, ptr %5, align 8
  %2139 = load i64, ptr %51, align 8
  %2140 = mul nsw i64 %2139, %2131
  %2141 = add i64 %2140, %2138
  %2142 = inttoptr i64 %2141 to ptr
  %2143 = load i32, ptr %2142, align 4
  %2144 = or i32 %2143, %2137
  %2145 = zext i32 %2144 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2131, i64 noundef %2145)
  %2146 = add nuw nsw i64 %2129, 1
  %2147 = icmp eq i64 %2146, %245
  br i1 %2147, label %3256, label %2128

2148:                                             ; preds = %2062, %2148
  %2149 = phi i64 [ %2166, %2148 ], [ 0, %2062 ]
  %2150 = getelementptr inbounds nuw i64, ptr %243, i64 %2149
  %2151 = load i64, ptr %2150, align 8
  %2152 = load i64, ptr %4, align 8
  %2153 = load i64, ptr %50, align 8
  %2154 = mul nsw i64 %2153, %2151
  %2155 = add i64 %2154, %2152
  %2156 = inttoptr i64 %2155 to ptr
  %2157 = load i32, ptr %2156, align 4
  %2158 = load i64, ptr %5, align 8
  %2159 = load i64, ptr %51, align 8
  %2160 = mul nsw i64 %2159, %2151
  %2161 = add i64 %2160, %2158
  %2162 = inttoptr i64 %2161 to ptr
  %2163 = load i32, ptr %2162, align 4
  %2164 = or i32 %2163, %2157
  %2165 = sext i32 %2164 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2151, i64 noundef %2165)
  %2166 = add nuw nsw i64 %2149, 1
  %2167 = icmp eq i64 %2166, %245
  br i1 %2167, label %3256, label %2148

2168:                                             ; preds = %2066, %2168
  %2169 = phi i64 [ %2185, %2168 ], [ 0, %2066 ]
  %2170 = getelementptr inbounds nuw i64, ptr %243, i64 %2169
  %2171 = load i64, ptr %2170, align 8
  %2172 = load i64, ptr %4, align 8
  %2173 = load i64, ptr %50, align 8
  %2174 = mul nsw i64 %2173, %2171
  %2175 = add i64 %2174, %2172
  %2176 = inttoptr i64 %2175 to ptr
  %2177 = load i64, ptr %2176, align 8
  %2178 = load i64, ptr %5, align 8
  %2179 = load i64, ptr %51, align 8
  %2180 = mul nsw i64 %2179, %2171
  %2181 = add i64 %2180, %2178
  %2182 = inttoptr i64 %2181 to ptr
  %2183 = load i64, ptr %2182, align 8
  %2184 = or i64 %2183, %2177
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2171, i64 noundef %2184)
  %2185 = add nuw nsw i64 %2169, 1
  %2186 = icmp eq i64 %2185, %245
  br i1 %2186, label %3256, label %2168

2187:                                             ; preds = %1439
  %2188 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2193 [
    i64 0, label %2194
    i64 4, label %2194
    i64 10, label %2194
    i64 1, label %2192
    i64 5, label %2191
    i64 2, label %2190
    i64 6, label %2189
  ]

2189:                                             ; preds = %2187
  br i1 %2188, label %2275, label %3256

2190:                                             ; preds = %2187
  br i1 %2188, label %2255, label %3256

2191:                                             ; preds = %2187
  br i1 %2188, label %2235, label %3256

2192:                                             ; preds = %2187
  br i1 %2188, label %2215, label %3256

2193:                                             ; preds = %2187
  br i1 %2188, label %2295, label %3256

2194:                                             ; preds = %2187, %2187, %2187
  br i1 %2188, label %2195, label %3256

2195:                                             ; preds = %2194, %2195
  %2196 = phi i64 [ %2213, %2195 ], [ 0, %2194 ]
  %2197 = getelementptr inbounds nuw i64, ptr %243, i64 %2196
  %2198 = load i64, ptr %2197, align 8
  %2199 = load i64, ptr %4, align 8
  %2200 = load i64, ptr %50, align 8
  %2201 = mul nsw i64 %2200, %2198
  %2202 = add i64 %2201, %2199
  %2203 = inttoptr i64 %2202 to ptr
  %2204 = load i8, ptr %2203, align 1
  %2205 = load i64, ptr %5, align 8
  %2206 = load i64, ptr %51, align 8
  %2207 = mul nsw i64 %2206, %2198
  %2208 = add i64 %2207, %2205
  %2209 = inttoptr i64 %2208 to ptr
  %2210 = load i8, ptr %2209, align 1
  %2211 = xor i8 %2210, %2204
  %2212 = zext i8 %2211 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2198, i64 noundef %2212)
  %2213 = add nuw nsw i64 %2196, 1
  %2214 = icmp eq i64 %2213, %245
  br i1 %2214, label %3256, label %2195

2215:                                             ; preds = %2192, %2215
  %2216 = phi i64 [ %2233, %2215 ], [ 0, %2192 ]
  %2217 = getelementptr inbounds nuw i64, ptr %243, i64 %2216
  %2218 = load i64, ptr %2217, align 8
  %2219 = load i64, ptr %4, align 8
  %2220 = load i64, ptr %50, align 8
  %2221 = mul nsw i64 %2220, %2218
  %2222 = add i64 %2221, %2219
  %2223 = inttoptr i64 %2222 to ptr
  %2224 = load i16, ptr %2223, align 2
  %2225 = load i64, ptr %5, align 8
  %2226 = load i64, ptr %51, align 8
  %2227 = mul nsw i64 %2226, %2218
  %2228 = add i64 %2227, %2225
  %2229 = inttoptr i64 %2228 to ptr
  %2230 = load i16, ptr %2229, align 2
  %2231 = xor i16 %2230, %2224
  %2232 = zext i16 %2231 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2218, i64 noundef %2232)
  %2233 = add nuw nsw i64 %2216, 1
  %2234 = icmp eq i64 %2233, %245
  br i1 %2234, label %3256, label %2215

2235:                                             ; preds = %2191, %2235
  %2236 = phi i64 [ %2253, %2235 ], [ 0, %2191 ]
  %2237 = getelementptr inbounds nuw i64, ptr %243, i64 %2236
  %2238 = load i64, ptr %2237, align 8
  %2239 = load i64, ptr %4, align 8
  %2240 = load i64, ptr %50, align 8
  %2241 = mul nsw i64 %2240, %2238
  %2242 = add i64 %2241, %2239
  %2243 = inttoptr i64 %2242 to ptr
  %2244 = load i16, ptr %2243, align 2
  %2245 = load i64, ptr %5, align 8
  %2246 = load i64, ptr %51, align 8
  %2247 = mul nsw i64 %2246, %2238
  %2248 = add i64 %2247, %2245
  %2249 = inttoptr i64 %2248 to ptr
  %2250 = load i16, ptr %2249, align 2
  %2251 = xor i16 %2250, %2244
  %2252 = sext i16 %2251 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2238, i64 noundef %2252)
  %2253 = add nuw nsw i64 %2236, 1
  %2254 = icmp eq i64 %2253, %245
  br i1 %2254, label %3256, label %2235

2255:                                             ; preds = %2190, %2255
  %2256 = phi i64 [ %2273, %2255 ], [ 0, %2190 ]
  %2257 = getelementptr inbounds nuw i64, ptr %243, i64 %2256
  %2258 = load i64, ptr %2257, align 8
  %2259 = load i64, ptr %4, align 8
  %2260 = load i64, ptr %50, align 8
  %2261 = mul nsw i64 %2260, %2258
  %2262 = add i64 %2261, %2259
  %2263 = inttoptr i64 %2262 to ptr
  %2264 = load i32, ptr %2263, align 4
  %2265 = load i64, ptr %5, align 8
  %2266 = load i64, ptr %51, align 8
  %2267 = mul nsw i64 %2266, %2258
  %2268 = add i64 %2267, %2265
  %2269 = inttoptr i64 %2268 to ptr
  %2270 = load i32, ptr %2269, align 4
  %2271 = xor i32 %2270, %2264
  %2272 = zext i32 %2271 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2258, i64 noundef %2272)
  %2273 = add nuw nsw i64 %2256, 1
  %2274 = icmp eq i64 %2273, %245
  br i1 %2274, label %3256, label %2255

2275:                                             ; preds = %2189, %2275
  %2276 = phi i64 [ %2293, %2275 ], [ 0, %2189 ]
  %2277 = getelementptr inbounds nuw i64, ptr %243, i64 %2276
  %2278 = load i64, ptr %2277, align 8
  %2279 = load i64, ptr %4, align 8
  %2280 = load i64, ptr %50, align 8
  %2281 = mul nsw i64 %2280, %2278
  %2282 = add i64 %2281, %2279
  %2283 = inttoptr i64 %2282 to ptr
  %2284 = load i32, ptr %2283, align 4
  %2285 = load i64, ptr %5, align 8
  %2286 = load i64, ptr %51, align 8
  %2287 = mul nsw i64 %2286, %2278
  %2288 = add i64 %2287, %2285
  %2289 = inttoptr i64 %2288 to ptr
  %2290 = load i32, ptr %2289, align 4
  %2291 = xor i32 %2290, %2284
  %2292 = sext i32 %2291 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2278, i64 noundef %2292)
  %2293 = add nuw nsw i64 %2276, 1
  %2294 = icmp eq i64 %2293, %245
  br i1 %2294, label %3256, label %2275

2295:                                             ; preds = %2193, %2295
  %2296 = phi i64 [ %2312, %2295 ], [ 0, %2193 ]
  %2297 = getelementptr inbounds nuw i64, ptr %243, i64 %2296
  %2298 = load i64, ptr %2297, align 8
  %2299 = load i64, ptr %4, align 8
  %2300 = load i64, ptr %50, align 8
  %2301 = mul nsw i64 %2300, %2298
  %2302 = add i64 %2301, %2299
  %2303 = inttoptr i64 %2302 to ptr
  %2304 = load i64, ptr %2303, align 8
  %2305 = load i64, ptr %5, align 8
  %2306 = load i64, ptr %51, align 8
  %2307 = mul nsw i64 %2306, %2298
  %2308 = add i64 %2307, %2305
  %2309 = inttoptr i64 %2308 to ptr
  %2310 = load i64, ptr %2309, align 8
  %2311 = xor i64 %2310, %2304
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2298, i64 noundef %2311)
  %2312 = add nuw nsw i64 %2296, 1
  %2313 = icmp eq i64 %2312, %245
  br i1 %2313, label %3256, label %2295

2314:                                             ; preds = %1439
  %2315 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2321 [
    i64 10, label %2320
    i64 0, label %2336
    i64 4, label %2336
    i64 6, label %2319
    i64 1, label %2318
    i64 5, label %2317
    i64 2, label %2316
  ]

2316:                                             ; preds = %2314
  br i1 %2315, label %2379, label %3256

2317:                                             ; preds = %2314
  br i1 %2315, label %2365, label %3256

2318:                                             ; preds = %2314
  br i1 %2315, label %2351, label %3256

2319:                                             ; preds = %2314
  br i1 %2315, label %2393, label %3256

2320:                                             ; preds = %2314
  br i1 %2315, label %2322, label %3256

2321:                                             ; preds = %2314
  br i1 %2315, label %2407, label %3256

2322:                                             ; preds = %2320, %2322
  %2323 = phi i64 [ %2334, %2322 ], [ 0, %2320 ]
  %2324 = getelementptr inbounds nuw i64, ptr %243, i64 %2323
  %2325 = load i64, ptr %2324, align 8
  %2326 = load i64, ptr %4, align 8
  %2327 = load i64, ptr %50, align 8
  %2328 = mul nsw i64 %2327, %2325
  %2329 = add i64 %2328, %2326
  %2330 = inttoptr i64 %2329 to ptr
  %2331 = load i8, ptr %2330, align 1
  %2332 = icmp eq i8 %2331, 0
  %2333 = zext i1 %2332 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2325, i64 noundef %2333)
  %2334 = add nuw nsw i64 %2323, 1
  %2335 = icmp eq i64 %2334, %245
  br i1 %2335, label %3256, label %2322

2336:                                             ; preds = %2314, %2314
  br i1 %2315, label %2337, label %3256

2337:                                             ; preds = %2336, %2337
  %2338 = phi i64 [ %2349, %2337 ], [ 0, %2336 ]
  %2339 = getelementptr inbounds nuw i64, ptr %243, i64 %2338
  %2340 = load i64, ptr %2339, align 8
  %2341 = load i64, ptr %4, align 8
  %2342 = load i64, ptr %50, align 8
  %2343 = mul nsw i64 %2342, %2340
  %2344 = add i64 %2343, %2341
  %2345 = inttoptr i64 %2344 to ptr
  %2346 = load i8, ptr %2345, align 1
  %2347 = xor i8 %2346, -1
  %2348 = zext i8 %2347 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2340, i64 noundef %2348)
  %2349 = add nuw nsw i64 %2338, 1
  %2350 = icmp eq i64 %2349, %245
  br i1 %2350, label %3256, label %2337

2351:                                             ; preds = %2318, %2351
  %2352 = phi i64 [ %2363, %2351 ], [ 0, %2318 ]
  %2353 = getelementptr inbounds nuw i64, ptr %243, i64 %2352
  %2354 = load i64, ptr %2353, align 8
  %2355 = load i64, ptr %4, align 8
  %2356 = load i64, ptr %50, align 8
  %2357 = mul nsw i64 %2356, %2354
  %2358 = add i64 %2357, %2355
  %2359 = inttoptr i64 %2358 to ptr
  %2360 = load i16, ptr %2359, align 2
  %2361 = xor i16 %2360, -1
  %2362 = zext i16 %2361 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2354, i64 noundef %2362)
  %2363 = add nuw nsw i64 %2352, 1
  %2364 = icmp eq i64 %2363, %245
  br i1 %2364, label %3256, label %2351

2365:                                             ; preds = %2317, %2365
  %2366 = phi i64 [ %2377, %2365 ], [ 0, %2317 ]
  %2367 = getelementptr inbounds nuw i64, ptr %243, i64 %2366
  %2368 = load i64, ptr %2367, align 8
  %2369 = load i64, ptr %4, align 8
  %2370 = load i64, ptr %50, align 8
  %2371 = mul nsw i64 %2370, %2368
  %2372 = add i64 %2371, %2369
  %2373 = inttoptr i64 %2372 to ptr
  %2374 = load i16, ptr %2373, align 2
  %2375 = xor i16 %2374, -1
  %2376 = sext i16 %2375 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2368, i64 noundef %2376)
  %2377 = add nuw nsw i64 %2366, 1
  %2378 = icmp eq i64 %2377, %245
  br i1 %2378, label %3256, label %2365

2379:                                             ; preds = %2316, %2379
  %2380 = phi i64 [ %2391, %2379 ], [ 0, %2316 ]
  %2381 = getelementptr inbounds nuw i64, ptr %243, i64 %2380
  %2382 = load i64, ptr %2381, align 8
  %2383 = load i64, ptr %4, align 8
  %2384 = load i64, ptr %50, align 8
  %2385 = mul nsw i64 %2384, %2382
  %2386 = add i64 %2385, %2383
  %2387 = inttoptr i64 %2386 to ptr
  %2388 = load i32, ptr %2387, align 4
  %2389 = xor i32 %2388, -1
  %2390 = zext i32 %2389 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2382, i64 noundef %2390)
  %2391 = add nuw nsw i64 %2380, 1
  %2392 = icmp eq i64 %2391, %245
  br i1 %2392, label %3256, label %2379

2393:                                             ; preds = %2319, %2393
  %2394 = phi i64 [ %2405, %2393 ], [ 0, %2319 ]
  %2395 = getelementptr inbounds nuw i64, ptr %243, i64 %2394
  %2396 = load i64, ptr %2395, align 8
  %2397 = load i64, ptr %4, align 8
  %2398 = load i64, ptr %50, align 8
  %2399 = mul nsw i64 %2398, %2396
  %2400 = add i64 %2399, %2397
  %2401 = inttoptr i64 %2400 to ptr
  %2402 = load i32, ptr %2401, align 4
  %2403 = xor i32 %2402, -1
  %2404 = sext i32 %2403 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2396, i64 noundef %2404)
  %2405 = add nuw nsw i64 %2394, 1
  %2406 = icmp eq i64 %2405, %245
  br i1 %2406, label %3256, label %2393

2407:                                             ; preds = %2321, %2407
  %2408 = phi i64 [ %2418, %2407 ], [ 0, %2321 ]
  %2409 = getelementptr inbounds nuw i64, ptr %243, i64 %2408
  %2410 = load i64, ptr %2409, align 8
  %2411 = load i64, ptr %4, align 8
  %2412 = load i64, ptr %50, align 8
  %2413 = mul nsw i64 %2412, %2410
  %2414 = add i64 %2413, %2411
  %2415 = inttoptr i64 %2414 to ptr
  %2416 = load i64, ptr %2415, align 8
  %2417 = xor i64 %2416, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2410, i64 noundef %2417)
  %2418 = add nuw nsw i64 %2408, 1
  %2419 = icmp eq i64 %2418, %245
  br i1 %2419, label %3256, label %2407

2420:                                             ; preds = %1439
  %2421 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2426 [
    i64 0, label %2427
    i64 4, label %2427
    i64 10, label %2427
    i64 1, label %2425
    i64 5, label %2424
    i64 2, label %2423
    i64 6, label %2422
  ]

2422:                                             ; preds = %2420
  br i1 %2421, label %2484, label %3256

2423:                                             ; preds = %2420
  br i1 %2421, label %2470, label %3256

2424:                                             ; preds = %2420
  br i1 %2421, label %2456, label %3256

2425:                                             ; preds = %2420
  br i1 %2421, label %2442, label %3256

2426:                                             ; preds = %2420
  br i1 %2421, label %2498, label %3256

2427:                                             ; preds = %2420, %2420, %2420
  br i1 %2421, label %2428, label %3256

2428:                                             ; preds = %2427, %2428
  %2429 = phi i64 [ %2440, %2428 ], [ 0, %2427 ]
  %2430 = getelementptr inbounds nuw i64, ptr %243, i64 %2429
  %2431 = load i64, ptr %2430, align 8
  %2432 = load i64, ptr %4, align 8
  %2433 = load i64, ptr %50, align 8
  %2434 = mul nsw i64 %2433, %2431
  %2435 = add i64 %2434, %2432
  %2436 = inttoptr i64 %2435 to ptr
  %2437 = load i8, ptr %2436, align 1
  %2438 = sub i8 0, %2437
  %2439 = zext i8 %2438 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2431, i64 noundef %2439)
  %2440 = add nuw nsw i64 %2429, 1
  %2441 = icmp eq i64 %2440, %245
  br i1 %2441, label %3256, label %2428

2442:                                             ; preds = %2425, %2442
  %2443 = phi i64 [ %2454, %2442 ], [ 0, %2425 ]
  %2444 = getelementptr inbounds nuw i64, ptr %243, i64 %2443
  %2445 = load i64, ptr %2444, align 8
  %2446 = load i64, ptr %4, align 8
  %2447 = load i64, ptr %50, align 8
  %2448 = mul nsw i64 %2447, %2445
  %2449 = add i64 %2448, %2446
  %2450 = inttoptr i64 %2449 to ptr
  %2451 = load i16, ptr %2450, align 2
  %2452 = sub i16 0, %2451
  %2453 = zext i16 %2452 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2445, i64 noundef %2453)
  %2454 = add nuw nsw i64 %2443, 1
  %2455 = icmp eq i64 %2454, %245
  br i1 %2455, label %3256, label %2442

2456:                                             ; preds = %2424, %2456
  %2457 = phi i64 [ %2468, %2456 ], [ 0, %2424 ]
  %2458 = getelementptr inbounds nuw i64, ptr %243, i64 %2457
  %2459 = load i64, ptr %2458, align 8
  %2460 = load i64, ptr %4, align 8
  %2461 = load i64, ptr %50, align 8
  %2462 = mul nsw i64 %2461, %2459
  %2463 = add i64 %2462, %2460
  %2464 = inttoptr i64 %2463 to ptr
  %2465 = load i16, ptr %2464, align 2
  %2466 = sub i16 0, %2465
  %2467 = sext i16 %2466 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2459, i64 noundef %2467)
  %2468 = add nuw nsw i64 %2457, 1
  %2469 = icmp eq i64 %2468, %245
  br i1 %2469, label %3256, label %2456

2470:                                             ; preds = %2423, %2470
  %2471 = phi i64 [ %2482, %2470 ], [ 0, %2423 ]
  %2472 = getelementptr inbounds nuw i64, ptr %243, i64 %2471
  %2473 = load i64, ptr %2472, align 8
  %2474 = load i64, ptr %4, align 8
  %2475 = load i64, ptr %50, align 8
  %2476 = mul nsw i64 %2475, %2473
  %2477 = add i64 %2476, %2474
  %2478 = inttoptr i64 %2477 to ptr
  %2479 = load i32, ptr %2478, align 4
  %2480 = sub i32 0, %2479
  %2481 = zext i32 %2480 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2473, i64 noundef %2481)
  %2482 = add nuw nsw i64 %2471, 1
  %2483 = icmp eq i64 %2482, %245
  br i1 %2483, label %3256, label %2470

2484:                                             ; preds = %2422, %2484
  %2485 = phi i64 [ %2496, %2484 ], [ 0, %2422 ]
  %2486 = getelementptr inbounds nuw i64, ptr %243, i64 %2485
  %2487 = load i64, ptr %2486, align 8
  %2488 = load i64, ptr %4, align 8
  %2489 = load i64, ptr %50, align 8
  %2490 = mul nsw i64 %2489, %2487
  %2491 = add i64 %2490, %2488
  %2492 = inttoptr i64 %2491 to ptr
  %2493 = load i32, ptr %2492, align 4
  %2494 = sub i32 0, %2493
  %2495 = sext i32 %2494 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2487, i64 noundef %2495)
  %2496 = add nuw nsw i64 %2485, 1
  %2497 = icmp eq i64 %2496, %245
  br i1 %2497, label %3256, label %2484

2498:                                             ; preds = %2426, %2498
  %2499 = phi i64 [ %2509, %2498 ], [ 0, %2426 ]
  %2500 = getelementptr inbounds nuw i64, ptr %243, i64 %2499
  %2501 = load i64, ptr %2500, align 8
  %2502 = load i64, ptr %4, align 8
  %2503 = load i64, ptr %50, align 8
  %2504 = mul nsw i64 %2503, %2501
  %2505 = add i64 %2504, %2502
  %2506 = inttoptr i64 %2505 to ptr
  %2507 = load i64, ptr %2506, align 8
  %2508 = sub i64 0, %2507
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2501, i64 noundef %2508)
  %2509 = add nuw nsw i64 %2499, 1
  %2510 = icmp eq i64 %2509, %245
  br i1 %2510, label %3256, label %2498

2511:                                             ; preds = %1439
  %2512 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2518 [
    i64 1, label %2517
    i64 5, label %2516
    i64 2, label %2515
    i64 6, label %2514
    i64 3, label %2513
  ]

2513:                                             ; preds = %2511
  br i1 %2512, label %2599, label %3256

2514:                                             ; preds = %2511
  br i1 %2512, label %2579, label %3256

2515:                                             ; preds = %2511
  br i1 %2512, label %2559, label %3256

2516:                                             ; preds = %2511
  br i1 %2512, label %2539, label %3256

2517:                                             ; preds = %2511
  br i1 %2512, label %2519, label %3256

2518:                                             ; preds = %2511
  br i1 %2512, label %2618, label %3256

2519:                                             ; preds = %2517, %2519
  %2520 = phi i64 [ %2537, %2519 ], [ 0, %2517 ]
  %2521 = getelementptr inbounds nuw i64, ptr %243, i64 %2520
  %2522 = load i64, ptr %2521, align 8
  %2523 = load i64, ptr %4, align 8
  %2524 = load i64, ptr %50, align 8
  %2525 = mul nsw i64 %2524, %2522
  %2526 = add i64 %2525, %2523
  %2527 = inttoptr i64 %2526 to ptr
  %2528 = load i16, ptr %2527, align 2
  %2529 = load i64, ptr %5, align 8
  %2530 = load i64, ptr %51, align 8
  %2531 = mul nsw i64 %2530, %2522
  %2532 = add i64 %2531, %2529
  %2533 = inttoptr i64 %2532 to ptr
  %2534 = load i16, ptr %2533, align 2
  %2535 = tail call i16 @llvm.umin.i16(i16 %2528, i16 %2534)
  %2536 = zext i16 %2535 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2522, i64 noundef %2536)
  %2537 = add nuw nsw i64 %2520, 1
  %2538 = icmp eq i64 %2537, %245
  br i1 %2538, label %3256, label %2519

2539:                                             ; preds = %2516, %2539
  %2540 = phi i64 [ %2557, %2539 ], [ 0, %2516 ]
  %2541 = getelementptr inbounds nuw i64, ptr %243, i64 %2540
  %2542 = load i64, ptr %2541, align 8
  %2543 = load i64, ptr %4, align 8
  %2544 = load i64, ptr %50, align 8
  %2545 = mul nsw i64 %2544, %2542
  %2546 = add i64 %2545, %2543
  %2547 = inttoptr i64 %2546 to ptr
  %2548 = load i16, ptr %2547, align 2
  %2549 = load i64, ptr %5, align 8
  %2550 = load i64, ptr %51, align 8
  %2551 = mul nsw i64 %2550, %2542
  %2552 = add i64 %2551, %2549
  %2553 = inttoptr i64 %2552 to ptr
  %2554 = load i16, ptr %2553, align 2
  %2555 = tail call i16 @llvm.smin.i16(i16 %2548, i16 %2554)
  %2556 = sext i16 %2555 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2542, i64 noundef %2556)
  %2557 = add nuw nsw i64 %2540, 1
  %2558 = icmp eq i64 %2557, %245
  br i1 %2558, label %3256, label %2539

2559:                                             ; preds = %2515, %2559
  %2560 = phi i64 [ %2577, %2559 ], [ 0, %2515 ]
  %2561 = getelementptr inbounds nuw i64, ptr %243, i64 %2560
  %2562 = load i64, ptr %2561, align 8
  %2563 = load i64, ptr %4, align 8
  %2564 = load i64, ptr %50, align 8
  %2565 = mul nsw i64 %2564, %2562
  %2566 = add i64 %2565, %2563
  %2567 = inttoptr i64 %2566 to ptr
  %2568 = load i32, ptr %2567, align 4
  %2569 = load i64, ptr %5, align 8
  %2570 = load i64, ptr %51, align 8
  %2571 = mul nsw i64 %2570, %2562
  %2572 = add i64 %2571, %2569
  %2573 = inttoptr i64 %2572 to ptr
  %2574 = load i32, ptr %2573, align 4
  %2575 = tail call i32 @llvm.umin.i32(i32 %2568, i32 %2574)
  %2576 = zext i32 %2575 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2562, i64 noundef %2576)
  %2577 = add nuw nsw i64 %2560, 1
  %2578 = icmp eq i64 %2577, %245
  br i1 %2578, label %3256, label %2559

2579:                                             ; preds = %2514, %2579
  %2580 = phi i64 [ %2597, %2579 ], [ 0, %2514 ]
  %2581 = getelementptr inbounds nuw i64, ptr %243, i64 %2580
  %2582 = load i64, ptr %2581, align 8
  %2583 = load i64, ptr %4, align 8
  %2584 = load i64, ptr %50, align 8
  %2585 = mul nsw i64 %2584, %2582
  %2586 = add i64 %2585, %2583
  %2587 = inttoptr i64 %2586 to ptr
  %2588 = load i32, ptr %2587, align 4
  %2589 = load i64, ptr %5, align 8
  %2590 = load i64, ptr %51, align 8
  %2591 = mul nsw i64 %2590, %2582
  %2592 = add i64 %2591, %2589
  %2593 = inttoptr i64 %2592 to ptr
  %2594 = load i32, ptr %2593, align 4
  %2595 = tail call i32 @llvm.smin.i32(i32 %2588, i32 %2594)
  %2596 = sext i32 %2595 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2582, i64 noundef %2596)
  %2597 = add nuw nsw i64 %2580, 1
  %2598 = icmp eq i64 %2597, %245
  br i1 %2598, label %3256, label %2579

2599:                                             ; preds = %2513, %2599
  %2600 = phi i64 [ %2616, %2599 ], [ 0, %2513 ]
  %2601 = getelementptr inbounds nuw i64, ptr %243, i64 %2600
  %2602 = load i64, ptr %2601, align 8
  %2603 = load i64, ptr %4, align 8
  %2604 = load i64, ptr %50, align 8
  %2605 = mul nsw i64 %2604, %2602
  %2606 = add i64 %2605, %2603
  %2607 = inttoptr i64 %2606 to ptr
  %2608 = load i64, ptr %2607, align 8
  %2609 = load i64, ptr %5, align 8
  %2610 = load i64, ptr %51, align 8
  %2611 = mul nsw i64 %2610, %2602
  %2612 = add i64 %2611, %2609
  %2613 = inttoptr i64 %2612 to ptr
  %2614 = load i64, ptr %2613, align 8
  %2615 = tail call i64 @llvm.umin.i64(i64 %2608, i64 %2614)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2602, i64 noundef %2615)
  %2616 = add nuw nsw i64 %2600, 1
  %2617 = icmp eq i64 %2616, %245
  br i1 %2617, label %3256, label %2599

2618:                                             ; preds = %2518, %2618
  %2619 = phi i64 [ %2635, %2618 ], [ 0, %2518 ]
  %2620 = getelementptr inbounds nuw i64, ptr %243, i64 %2619
  %2621 = load i64, ptr %2620, align 8
  %2622 = load i64, ptr %4, align 8
  %2623 = load i64, ptr %50, align 8
  %2624 = mul nsw i64 %2623, %2621
  %2625 = add i64 %2624, %2622
  %2626 = inttoptr i64 %2625 to ptr
  %2627 = load i64, ptr %2626, align 8
  %2628 = load i64, ptr %5, align 8
  %2629 = load i64, ptr %51, align 8
  %2630 = mul nsw i64 %2629, %2621
  %2631 = add i64 %2630, %2628
  %2632 = inttoptr i64 %2631 to ptr
  %2633 = load i64, ptr %2632, align 8
  %2634 = tail call i64 @llvm.smin.i64(i64 %2627, i64 %2633)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2621, i64 noundef %2634)
  %2635 = add nuw nsw i64 %2619, 1
  %2636 = icmp eq i64 %2635, %245
  br i1 %2636, label %3256, label %2618

2637:                                             ; preds = %1439
  %2638 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2644 [
    i64 1, label %2643
    i64 5, label %2642
    i64 2, label %2641
    i64 6, label %2640
    i64 3, label %2639
  ]

2639:                                             ; preds = %2637
  br i1 %2638, label %2725, label %3256

2640:                                             ; preds = %2637
  br i1 %2638, label %2705, label %3256

2641:                                             ; preds = %2637
  br i1 %2638, label %2685, label %3256

2642:                                             ; preds = %2637
  br i1 %2638, label %2665, label %3256

2643:                                             ; preds = %2637
  br i1 %2638, label %2645, label %3256

2644:                                             ; preds = %2637
  br i1 %2638, label %2744, label %3256

2645:                                             ; preds = %2643, %2645
  %2646 = phi i64 [ %2663, %2645 ], [ 0, %2643 ]
  %2647 = getelementptr inbounds nuw i64, ptr %243, i64 %2646
  %2648 = load i64, ptr %2647, align 8
  %2649 = load i64, ptr %4, align 8
  %2650 = load i64, ptr %50, align 8
  %2651 = mul nsw i64 %2650, %2648
  %2652 = add i64 %2651, %2649
  %2653 = inttoptr i64 %2652 to ptr
  %2654 = load i16, ptr %2653, align 2
  %2655 = load i64, ptr %5, align 8
  %2656 = load i64, ptr %51, align 8
  %2657 = mul nsw i64 %2656, %2648
  %2658 = add i64 %2657, %2655
  %2659 = inttoptr i64 %2658 to ptr
  %2660 = load i16, ptr %2659, align 2
  %2661 = tail call i16 @llvm.umax.i16(i16 %2654, i16 %2660)
  %2662 = zext i16 %2661 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2648, i64 noundef %2662)
  %2663 = add nuw nsw i64 %2646, 1
  %2664 = icmp eq i64 %2663, %245
  br i1 %2664, label %3256, label %2645

2665:                                             ; preds = %2642, %2665
  %2666 = phi i64 [ %2683, %2665 ], [ 0, %2642 ]
  %2667 = getelementptr inbounds nuw i64, ptr %243, i64 %2666
  %2668 = load i64, ptr %2667, align 8
  %2669 = load i64, ptr %4, align 8
  %2670 = load i64, ptr %50, align 8
  %2671 = mul nsw i64 %2670, %2668
  %2672 = add i64 %2671, %2669
  %2673 = inttoptr i64 %2672 to ptr
  %2674 = load i16, ptr %2673, align 2
  %2675 = load i64, ptr %5, align 8
  %2676 = load i64, ptr %51, align 8
  %2677 = mul nsw i64 %2676, %2668
  %2678 = add i64 %2677, %2675
  %2679 = inttoptr i64 %2678 to ptr
  %2680 = load i16, ptr %2679, align 2
  %2681 = tail call i16 @llvm.smax.i16(i16 %2674, i16 %2680)
  %2682 = sext i16 %2681 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2668, i64 noundef %2682)
  %2683 = add nuw nsw i64 %2666, 1
  %2684 = icmp eq i64 %2683, %245
  br i1 %2684, label %3256, label %2665

2685:                                             ; preds = %2641, %2685
  %2686 = phi i64 [ %2703, %2685 ], [ 0, %2641 ]
  %2687 = getelementptr inbounds nuw i64, ptr %243, i64 %2686
  %2688 = load i64, ptr %2687, align 8
  %2689 = load i64, ptr %4, align 8
  %2690 = load i64, ptr %50, align 8
  %2691 = mul nsw i64 %2690, %2688
  %2692 = add i64 %2691, %2689
  %2693 = inttoptr i64 %2692 to ptr
  %2694 = load i32, ptr %2693, align 4
  %2695 = load i64, ptr %5, align 8
  %2696 = load i64, ptr %51, align 8
  %2697 = mul nsw i64 %2696, %2688
  %2698 = add i64 %2697, %2695
  %2699 = inttoptr i64 %2698 to ptr
  %2700 = load i32, ptr %2699, align 4
  %2701 = tail call i32 @llvm.umax.i32(i32 %2694, i32 %2700)
  %2702 = zext i32 %2701 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2688, i64 noundef %2702)
  %2703 = add nuw nsw i64 %2686, 1
  %2704 = icmp eq i64 %2703, %245
  br i1 %2704, label %3256, label %2685

2705:                                             ; preds = %2640, %2705
  %2706 = phi i64 [ %2723, %2705 ], [ 0, %2640 ]
  %2707 = getelementptr inbounds nuw i64, ptr %243, i64 %2706
  %2708 = load i64, ptr %2707, align 8
  %2709 = load i64, ptr %4, align 8
  %2710 = load i64, ptr %50, align 8
  %2711 = mul nsw i64 %2710, %2708
  %2712 = add i64 %2711, %2709
  %2713 = inttoptr i64 %2712 to ptr
  %2714 = load i32, ptr %2713, align 4
  %2715 = load i64, ptr %5, align 8
  %2716 = load i64, ptr %51, align 8
  %2717 = mul nsw i64 %2716, %2708
  %2718 = add i64 %2717, %2715
  %2719 = inttoptr i64 %2718 to ptr
  %2720 = load i32, ptr %2719, align 4
  %2721 = tail call i32 @llvm.smax.i32(i32 %2714, i32 %2720)
  %2722 = sext i32 %2721 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2708, i64 noundef %2722)
  %2723 = add nuw nsw i64 %2706, 1
  %2724 = icmp eq i64 %2723, %245
  br i1 %2724, label %3256, label %2705

2725:                                             ; preds = %2639, %2725
  %2726 = phi i64 [ %2742, %2725 ], [ 0, %2639 ]
  %2727 = getelementptr inbounds nuw i64, ptr %243, i64 %2726
  %2728 = load i64, ptr %2727, align 8
  %2729 = load i64, ptr %4, align 8
  %2730 = load i64, ptr %50, align 8
  %2731 = mul nsw i64 %2730, %2728
  %2732 = add i64 %2731, %2729
  %2733 = inttoptr i64 %2732 to ptr
  %2734 = load i64, ptr %2733, align 8
  %2735 = load i64, ptr %5, align 8
  %2736 = load i64, ptr %51, align 8
  %2737 = mul nsw i64 %2736, %2728
  %2738 = add i64 %2737, %2735
  %2739 = inttoptr i64 %2738 to ptr
  %2740 = load i64, ptr %2739, align 8
  %2741 = tail call i64 @llvm.umax.i64(i64 %2734, i64 %2740)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2728, i64 noundef %2741)
  %2742 = add nuw nsw i64 %2726, 1
  %2743 = icmp eq i64 %2742, %245
  br i1 %2743, label %3256, label %2725

2744:                                             ; preds = %2644, %2744
  %2745 = phi i64 [ %2761, %2744 ], [ 0, %2644 ]
  %2746 = getelementptr inbounds nuw i64, ptr %243, i64 %2745
  %2747 = load i64, ptr %2746, align 8
  %2748 = load i64, ptr %4, align 8
  %2749 = load i64, ptr %50, align 8
  %2750 = mul nsw i64 %2749, %2747
  %2751 = add i64 %2750, %2748
  %2752 = inttoptr i64 %2751 to ptr
  %2753 = load i64, ptr %2752, align 8
  %2754 = load i64, ptr %5, align 8
  %2755 = load i64, ptr %51, align 8
  %2756 = mul nsw i64 %2755, %2747
  %2757 = add i64 %2756, %2754
  %2758 = inttoptr i64 %2757 to ptr
  %2759 = load i64, ptr %2758, align 8
  %2760 = tail call i64 @llvm.smax.i64(i64 %2753, i64 %2759)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2747, i64 noundef %2760)
  %2761 = add nuw nsw i64 %2745, 1
  %2762 = icmp eq i64 %2761, %245
  br i1 %2762, label %3256, label %2744

2763:                                             ; preds = %1439
  %2764 = load i64, ptr %3, align 8
  %2765 = load i64, ptr %53, align 8
  %2766 = load i64, ptr %4, align 8
  %2767 = load i64, ptr %50, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %87, i64 %2764, i64 %2765, i64 %2766, i64 %2767, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %243, i64 noundef %245)
  br label %3256

2768:                                             ; preds = %1439
  %2769 = icmp sgt i64 %245, 0
  switch i64 %1177, label %2773 [
    i64 6, label %2772
    i64 2, label %2771
    i64 3, label %2770
  ]

2770:                                             ; preds = %2768
  br i1 %2769, label %2818, label %3256

2771:                                             ; preds = %2768
  br i1 %2769, label %2796, label %3256

2772:                                             ; preds = %2768
  br i1 %2769, label %2774, label %3256

2773:                                             ; preds = %2768
  br i1 %2769, label %2841, label %3256

2774:                                             ; preds = %2772, %2774
  %2775 = phi i64 [ %2794, %2774 ], [ 0, %2772 ]
  %2776 = getelementptr inbounds nuw i64, ptr %243, i64 %2775
  %2777 = load i64, ptr %2776, align 8
  %2778 = load i64, ptr %4, align 8
  %2779 = load i64, ptr %50, align 8
  %2780 = mul nsw i64 %2779, %2777
  %2781 = add i64 %2780, %2778
  %2782 = inttoptr i64 %2781 to ptr
  %2783 = load i32, ptr %2782, align 4
  %2784 = sext i32 %2783 to i64
  %2785 = load i64, ptr %5, align 8
  %2786 = load i64, ptr %51, align 8
  %2787 = mul nsw i64 %2786, %2777
  %2788 = add i64 %2787, %2785
  %2789 = inttoptr i64 %2788 to ptr
  %2790 = load i32, ptr %2789, align 4
  %2791 = sext i32 %2790 to i64
  %2792 = mul nsw i64 %2791, %2784
  %2793 = ashr i64 %2792, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2777, i64 noundef %2793)
  %2794 = add nuw nsw i64 %2775, 1
  %2795 = icmp eq i64 %2794, %245
  br i1 %2795, label %3256, label %2774

2796:                                             ; preds = %2771, %2796
  %2797 = phi i64 [ %2816, %2796 ], [ 0, %2771 ]
  %2798 = getelementptr inbounds nuw i64, ptr %243, i64 %2797
  %2799 = load i64, ptr %2798, align 8
  %2800 = load i64, ptr %4, align 8
  %2801 = load i64, ptr %50, align 8
  %2802 = mul nsw i64 %2801, %2799
  %2803 = add i64 %2802, %2800
  %2804 = inttoptr i64 %2803 to ptr
  %2805 = load i32, ptr %2804, align 4
  %2806 = zext i32 %2805 to i64
  %2807 = load i64, ptr %5, align 8
  %2808 = load i64, ptr %51, align 8
  %2809 = mul nsw i64 %2808, %2799
  %2810 = add i64 %2809, %2807
  %2811 = inttoptr i64 %2810 to ptr
  %2812 = load i32, ptr %2811, align 4
  %2813 = zext i32 %2812 to i64
  %2814 = mul nuw i64 %2813, %2806
  %2815 = lshr i64 %2814, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2799, i64 noundef %2815)
  %2816 = add nuw nsw i64 %2797, 1
  %2817 = icmp eq i64 %2816, %245
  br i1 %2817, label %3256, label %2796

2818:                                             ; preds = %2770, %2818
  %2819 = phi i64 [ %2839, %2818 ], [ 0, %2770 ]
  %2820 = getelementptr inbounds nuw i64, ptr %243, i64 %2819
  %2821 = load i64, ptr %2820, align 8
  %2822 = load i64, ptr %4, align 8
  %2823 = load i64, ptr %50, align 8
  %2824 = mul nsw i64 %2823, %2821
  %2825 = add i64 %2824, %2822
  %2826 = inttoptr i64 %2825 to ptr
  %2827 = load i64, ptr %2826, align 8
  %2828 = zext i64 %2827 to i128
  %2829 = load i64, ptr %5, align 8
  %2830 = load i64, ptr %51, align 8
  %2831 = mul nsw i64 %2830, %2821
  %2832 = add i64 %2831, %2829
  %2833 = inttoptr i64 %2832 to ptr
  %2834 = load i64, ptr %2833, align 8
  %2835 = zext i64 %2834 to i128
  %2836 = mul nuw i128 %2835, %2828
  %2837 = lshr i128 %2836, 64
  %2838 = trunc nuw i128 %2837 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2821, i64 noundef %2838)
  %2839 = add nuw nsw i64 %2819, 1
  %2840 = icmp eq i64 %2839, %245
  br i1 %2840, label %3256, label %2818

2841:                                             ; preds = %2773, %2841
  %2842 = phi i64 [ %2862, %2841 ], [ 0, %2773 ]
  %2843 = getelementptr inbounds nuw i64, ptr %243, i64 %2842
  %2844 = load i64, ptr %2843, align 8
  %2845 = load i64, ptr %4, align 8
  %2846 = load i64, ptr %50, align 8
  %2847 = mul nsw i64 %2846, %2844
  %2848 = add i64 %2847, %2845
  %2849 = inttoptr i64 %2848 to ptr
  %2850 = load i64, ptr %2849, align 8
  %2851 = sext i64 %2850 to i128
  %2852 = load i64, ptr %5, align 8
  %2853 = load i64, ptr %51, align 8
  %2854 = mul nsw i64 %2853, %2844
  %2855 = add i64 %2854, %2852
  %2856 = inttoptr i64 %2855 to ptr
  %2857 = load i64, ptr %2856, align 8
  %2858 = sext i64 %2857 to i128
  %2859 = mul nsw i128 %2858, %2851
  %2860 = lshr i128 %2859, 64
  %2861 = trunc nuw i128 %2860 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2844, i64 noundef %2861)
  %2862 = add nuw nsw i64 %2842, 1
  %2863 = icmp eq i64 %2862, %245
  br i1 %2863, label %3256, label %2841

2864:                                             ; preds = %1465, %2864
  %2865 = phi i64 [ %2872, %2864 ], [ 0, %1465 ]
  %2866 = getelementptr inbounds nuw i64, ptr %243, i64 %2865
  %2867 = load i64, ptr %2866, align 8
  %2868 = load i64, ptr %1176, align 8
  %2869 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2868, i64 noundef %2867)
  %2870 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2868, i64 noundef %2867)
  %2871 = mul i64 %2870, %2869
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2867, i64 noundef %2871)
  %2872 = add nuw nsw i64 %2865, 1
  %2873 = icmp eq i64 %2872, %245
  br i1 %2873, label %3256, label %2864

2874:                                             ; preds = %1463, %2896
  %2875 = phi i64 [ %2898, %2896 ], [ 0, %1463 ]
  %2876 = getelementptr inbounds nuw i64, ptr %243, i64 %2875
  %2877 = load i64, ptr %2876, align 8
  %2878 = load i64, ptr %1176, align 8
  %2879 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2878, i64 noundef %2877)
  %2880 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2878, i64 noundef %2877)
  %2881 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2878, i64 noundef %2877)
  %2882 = mul i64 %2880, %2879
  %2883 = add i64 %2881, %2882
  switch i64 %2878, label %2892 [
    i64 6, label %2884
    i64 2, label %2887
    i64 5, label %2889
  ]

2884:                                             ; preds = %2874
  %2885 = shl i64 %2883, 32
  %2886 = ashr exact i64 %2885, 32
  br label %2896

2887:                                             ; preds = %2874
  %2888 = and i64 %2883, 4294967295
  br label %2896

2889:                                             ; preds = %2874
  %2890 = shl i64 %2883, 48
  %2891 = ashr exact i64 %2890, 48
  br label %2896

2892:                                             ; preds = %2874
  %2893 = icmp eq i64 %2878, 1
  %2894 = and i64 %2883, 65535
  %2895 = select i1 %2893, i64 %2894, i64 %2883
  br label %2896

2896:                                             ; preds = %2892, %2889, %2887, %2884
  %2897 = phi i64 [ %2886, %2884 ], [ %2888, %2887 ], [ %2891, %2889 ], [ %2895, %2892 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2877, i64 noundef %2897)
  %2898 = add nuw nsw i64 %2875, 1
  %2899 = icmp eq i64 %2898, %245
  br i1 %2899, label %3256, label %2874

2900:                                             ; preds = %2900, %1461
  %2901 = phi i64 [ 0, %1461 ], [ %2911, %2900 ]
  %2902 = getelementptr inbounds nuw i64, ptr %243, i64 %2901
  %2903 = load i64, ptr %2902, align 8
  %2904 = load i64, ptr %1176, align 8
  %2905 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2904, i64 noundef %2903)
  %2906 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2904, i64 noundef %2903)
  %2907 = mul i64 %2906, %2905
  %2908 = load i64, ptr %1462, align 8
  %2909 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2908, i64 noundef %2903)
  %2910 = add i64 %2909, %2907
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2903, i64 noundef %2910)
  %2911 = add nuw nsw i64 %2901, 1
  %2912 = icmp eq i64 %2911, %245
  br i1 %2912, label %3256, label %2900

2913:                                             ; preds = %1439, %1439
  switch i64 %1177, label %2914 [
    i64 1, label %2917
    i64 5, label %2917
    i64 2, label %2915
    i64 6, label %2915
  ]

2914:                                             ; preds = %2913
  br label %2915

2915:                                             ; preds = %2914, %2913, %2913
  %2916 = phi i64 [ 32, %2913 ], [ 64, %2914 ], [ 32, %2913 ]
  br label %2917

2917:                                             ; preds = %2915, %2913, %2913
  %2918 = phi i64 [ %2916, %2915 ], [ 16, %2913 ], [ 16, %2913 ]
  %2919 = icmp sgt i64 %245, 0
  br i1 %2919, label %2920, label %3256

2920:                                             ; preds = %2917
  %2921 = icmp eq i64 %2918, 16
  %2922 = icmp eq i64 %2918, 32
  br label %2923

2923:                                             ; preds = %2964, %2920
  %2924 = phi i64 [ 0, %2920 ], [ %2966, %2964 ]
  %2925 = getelementptr inbounds nuw i64, ptr %243, i64 %2924
  %2926 = load i64, ptr %2925, align 8
  %2927 = load i64, ptr %1176, align 8
  %2928 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2927, i64 noundef %2926)
  %2929 = load i64, ptr %5, align 8
  %2930 = load i64, ptr %51, align 8
  %2931 = mul nsw i64 %2930, %2926
  %2932 = add i64 %2931, %2929
  %2933 = inttoptr i64 %2932 to ptr
  %2934 = load i32, ptr %2933, align 4
  %2935 = zext i32 %2934 to i64
  %2936 = load i64, ptr %87, align 8
  %2937 = icmp eq i64 %2936, 16
  br i1 %2937, label %2938, label %2954

2938:                                             ; preds = %2923
  %2939 = icmp ugt i64 %2918, %2935
  %2940 = shl i64 %2928, %2935
  %2941 = select i1 %2939, i64 %2940, i64 0
  %2942 = and i64 %2941, 65535
  %2943 = and i64 %2941, 4294967295
  %2944 = select i1 %2922, i64 %2943, i64 %2941
  %2945 = select i1 %2921, i64 %2942, i64 %2944
  %2946 = icmp eq i64 %2927, 6
  %2947 = shl i64 %2945, 32
  %2948 = ashr exact i64 %2947, 32
  %2949 = select i1 %2946, i64 %2948, i64 %2945
  %2950 = icmp eq i64 %2927, 5
  br i1 %2950, label %2951, label %2964

2951:                                             ; preds = %2938
  %2952 = shl i64 %2945, 48
  %2953 = ashr exact i64 %2952, 48
  br label %2964

2954:                                             ; preds = %2923
  %2955 = and i64 %2927, -4
  %2956 = icmp eq i64 %2955, 4
  %2957 = icmp ugt i64 %2918, %2935
  br i1 %2956, label %2958, label %2961

2958:                                             ; preds = %2954
  %2959 = select i1 %2957, i64 %2935, i64 63
  %2960 = ashr i64 %2928, %2959
  br label %2964

2961:                                             ; preds = %2954
  %2962 = lshr i64 %2928, %2935
  %2963 = select i1 %2957, i64 %2962, i64 0
  br label %2964

2964:                                             ; preds = %2961, %2958, %2951, %2938
  %2965 = phi i64 [ %2953, %2951 ], [ %2949, %2938 ], [ %2960, %2958 ], [ %2963, %2961 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2926, i64 noundef %2965)
  %2966 = add nuw nsw i64 %2924, 1
  %2967 = icmp eq i64 %2966, %245
  br i1 %2967, label %3256, label %2923

2968:                                             ; preds = %2968, %1456
  %2969 = phi i64 [ 0, %1456 ], [ %2980, %2968 ]
  %2970 = getelementptr inbounds nuw i64, ptr %243, i64 %2969
  %2971 = load i64, ptr %2970, align 8
  %2972 = mul nsw i64 %2971, %1458
  %2973 = add i64 %2972, %1457
  %2974 = inttoptr i64 %2973 to ptr
  %2975 = load i8, ptr %2974, align 1
  %2976 = icmp eq i8 %2975, 0
  %2977 = load i64, ptr %1176, align 8
  %2978 = select i1 %2976, ptr %5, ptr %4
  %2979 = call fastcc i64 @get(ptr noundef nonnull %2978, i64 noundef %2977, i64 noundef %2971)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2971, i64 noundef %2979)
  %2980 = add nuw nsw i64 %2969, 1
  %2981 = icmp eq i64 %2980, %245
  br i1 %2981, label %3256, label %2968

2982:                                             ; preds = %3004, %1452
  %2983 = phi i64 [ 0, %1452 ], [ %3006, %3004 ]
  %2984 = getelementptr inbounds nuw i64, ptr %243, i64 %2983
  %2985 = load i64, ptr %2984, align 8
  %2986 = load i64, ptr %1176, align 8
  %2987 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2986, i64 noundef %2985)
  %2988 = load i64, ptr %1453, align 8
  switch i64 %2988, label %3004 [
    i64 0, label %2989
    i64 1, label %2991
    i64 2, label %2993
    i64 4, label %2995
    i64 5, label %2998
    i64 6, label %3001
  ]

2989:                                             ; preds = %2982
  %2990 = and i64 %2987, 255
  br label %3004

2991:                                             ; preds = %2982
  %2992 = and i64 %2987, 65535
  br label %3004

2993:                                             ; preds = %2982
  %2994 = and i64 %2987, 4294967295
  br label %3004

2995:                                             ; preds = %2982
  %2996 = shl i64 %2987, 56
  %2997 = ashr exact i64 %2996, 56
  br label %3004

2998:                                             ; preds = %2982
  %2999 = shl i64 %2987, 48
  %3000 = ashr exact i64 %2999, 48
  br label %3004

3001:                                             ; preds = %2982
  %3002 = shl i64 %2987, 32
  %3003 = ashr exact i64 %3002, 32
  br label %3004

3004:                                             ; preds = %3001, %2998, %2995, %2993, %2991, %2989, %2982
  %3005 = phi i64 [ %2987, %2982 ], [ %2990, %2989 ], [ %2992, %2991 ], [ %2994, %2993 ], [ %2997, %2995 ], [ %3000, %2998 ], [ %3003, %3001 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2985, i64 noundef %3005)
  %3006 = add nuw nsw i64 %2983, 1
  %3007 = icmp eq i64 %3006, %245
  br i1 %3007, label %3256, label %2982

3008:                                             ; preds = %1439, %1439
  %3009 = icmp sgt i64 %245, 0
  br i1 %3009, label %3010, label %3256

3010:                                             ; preds = %3008, %3048
  %3011 = phi i64 [ %3050, %3048 ], [ 0, %3008 ]
  %3012 = getelementptr inbounds nuw i64, ptr %243, i64 %3011
  %3013 = load i64, ptr %3012, align 8
  %3014 = load i64, ptr %1176, align 8
  %3015 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3014, i64 noundef %3013)
  %3016 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3014, i64 noundef %3013)
  %3017 = icmp eq i64 %3016, 0
  br i1 %3017, label %3029, label %3018

3018:                                             ; preds = %3010
  %3019 = and i64 %3014, -4
  %3020 = icmp eq i64 %3019, 4
  br i1 %3020, label %3023, label %3021

3021:                                             ; preds = %3018
  %3022 = udiv i64 %3015, %3016
  br label %3029

3023:                                             ; preds = %3018
  %3024 = icmp eq i64 %3016, -1
  br i1 %3024, label %3025, label %3027

3025:                                             ; preds = %3023
  %3026 = sub i64 0, %3015
  br label %3029

3027:                                             ; preds = %3023
  %3028 = sdiv i64 %3015, %3016
  br label %3029

3029:                                             ; preds = %3027, %3025, %3021, %3010
  %3030 = phi i64 [ %3022, %3021 ], [ %3026, %3025 ], [ %3028, %3027 ], [ -1, %3010 ]
  %3031 = load i64, ptr %87, align 8
  %3032 = icmp eq i64 %3031, 24
  %3033 = icmp ne i64 %3016, 0
  %3034 = and i1 %3033, %3032
  %3035 = mul i64 %3030, %3016
  %3036 = sub i64 %3015, %3035
  %3037 = select i1 %3034, i64 %3036, i64 %3030
  switch i64 %3014, label %3048 [
    i64 1, label %3038
    i64 5, label %3040
    i64 2, label %3043
    i64 6, label %3045
  ]

3038:                                             ; preds = %3029
  %3039 = and i64 %3037, 65535
  br label %3048

3040:                                             ; preds = %3029
  %3041 = shl i64 %3037, 48
  %3042 = ashr exact i64 %3041, 48
  br label %3048

3043:                                             ; preds = %3029
  %3044 = and i64 %3037, 4294967295
  br label %3048

3045:                                             ; preds = %3029
  %3046 = shl i64 %3037, 32
  %3047 = ashr exact i64 %3046, 32
  br label %3048

3048:                                             ; preds = %3045, %3043, %3040, %3038, %3029
  %3049 = phi i64 [ %3037, %3029 ], [ %3039, %3038 ], [ %3042, %3040 ], [ %3044, %3043 ], [ %3047, %3045 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3013, i64 noundef %3049)
  %3050 = add nuw nsw i64 %3011, 1
  %3051 = icmp eq i64 %3050, %245
  br i1 %3051, label %3256, label %3010

3052:                                             ; preds = %1439
  %3053 = icmp sgt i64 %245, 0
  br i1 %3053, label %3054, label %3256

3054:                                             ; preds = %3052
  %3055 = icmp eq i64 %1177, 1
  %3056 = icmp eq i64 %1177, 0
  %3057 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %3058 = select i1 %3055, i64 4, i64 5
  %3059 = select i1 %3056, i64 3, i64 %3058
  br label %3060

3060:                                             ; preds = %3070, %3054
  %3061 = phi i64 [ 0, %3054 ], [ %3072, %3070 ]
  %3062 = getelementptr inbounds nuw i64, ptr %243, i64 %3061
  %3063 = load i64, ptr %3062, align 8
  %3064 = load i64, ptr %3057, align 8
  %3065 = icmp sgt i64 %3064, 0
  br i1 %3065, label %3066, label %3070

3066:                                             ; preds = %3060
  %3067 = load i64, ptr %1155, align 8
  %3068 = getelementptr i64, ptr %1145, i64 %3067
  %3069 = load i64, ptr %1176, align 8
  br label %3074

3070:                                             ; preds = %3074, %3060
  %3071 = phi i64 [ 0, %3060 ], [ %3083, %3074 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3063, i64 noundef %3071)
  %3072 = add nuw nsw i64 %3061, 1
  %3073 = icmp eq i64 %3072, %245
  br i1 %3073, label %3256, label %3060

3074:                                             ; preds = %3074, %3066
  %3075 = phi i64 [ 0, %3066 ], [ %3084, %3074 ]
  %3076 = phi i64 [ 0, %3066 ], [ %3083, %3074 ]
  %3077 = getelementptr i64, ptr %3068, i64 %3075
  %3078 = load i64, ptr %3077, align 8
  %3079 = getelementptr inbounds %struct.operand, ptr %1143, i64 %3078
  %3080 = tail call fastcc i64 @get(ptr noundef %3079, i64 noundef %3069, i64 noundef %3063)
  %3081 = shl nuw i64 %3075, %3059
  %3082 = shl i64 %3080, %3081
  %3083 = or i64 %3082, %3076
  %3084 = add nuw nsw i64 %3075, 1
  %3085 = icmp eq i64 %3084, %3064
  br i1 %3085, label %3070, label %3074

3086:                                             ; preds = %1439
  %3087 = icmp sgt i64 %245, 0
  br i1 %3087, label %3088, label %3256

3088:                                             ; preds = %3086
  %3089 = icmp eq i64 %1177, 1
  %3090 = icmp eq i64 %1177, 0
  %3091 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %3092 = select i1 %3089, i64 4, i64 5
  %3093 = select i1 %3090, i64 3, i64 %3092
  %3094 = select i1 %3089, i64 65535, i64 4294967295
  %3095 = select i1 %3090, i64 255, i64 %3094
  %3096 = load i64, ptr %3091, align 8
  br label %3097

3097:                                             ; preds = %3110, %3088
  %3098 = phi i64 [ %3096, %3088 ], [ %3111, %3110 ]
  %3099 = phi i64 [ %3096, %3088 ], [ %3112, %3110 ]
  %3100 = phi i64 [ 0, %3088 ], [ %3113, %3110 ]
  %3101 = getelementptr inbounds nuw i64, ptr %243, i64 %3100
  %3102 = load i64, ptr %3101, align 8
  %3103 = shl i64 %3099, %3093
  %3104 = icmp eq i64 %3103, 64
  %3105 = icmp eq i64 %3103, 32
  %3106 = select i1 %3105, i64 2, i64 1
  %3107 = select i1 %3104, i64 3, i64 %3106
  %3108 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3107, i64 noundef %3102)
  %3109 = icmp sgt i64 %3099, 0
  br i1 %3109, label %3115, label %3110

3110:                                             ; preds = %3129, %3097
  %3111 = phi i64 [ %3098, %3097 ], [ %3130, %3129 ]
  %3112 = phi i64 [ %3099, %3097 ], [ %3130, %3129 ]
  %3113 = add nuw nsw i64 %3100, 1
  %3114 = icmp eq i64 %3113, %245
  br i1 %3114, label %3256, label %3097

3115:                                             ; preds = %3097, %3129
  %3116 = phi i64 [ %3130, %3129 ], [ %3098, %3097 ]
  %3117 = phi i64 [ %3131, %3129 ], [ 0, %3097 ]
  %3118 = load i64, ptr %1146, align 8
  %3119 = getelementptr i64, ptr %1145, i64 %3118
  %3120 = getelementptr i64, ptr %3119, i64 %3117
  %3121 = load i64, ptr %3120, align 8
  %3122 = icmp sgt i64 %3121, -1
  br i1 %3122, label %3123, label %3129

3123:                                             ; preds = %3115
  %3124 = getelementptr inbounds nuw %struct.operand, ptr %1143, i64 %3121
  %3125 = shl nuw i64 %3117, %3093
  %3126 = lshr i64 %3108, %3125
  %3127 = and i64 %3126, %3095
  tail call fastcc void @put(ptr noundef %3124, i64 noundef %3102, i64 noundef %3127)
  %3128 = load i64, ptr %3091, align 8
  br label %3129

3129:                                             ; preds = %3123, %3115
  %3130 = phi i64 [ %3128, %3123 ], [ %3116, %3115 ]
  %3131 = add nuw nsw i64 %3117, 1
  %3132 = icmp slt i64 %3131, %3130
  br i1 %3132, label %3115, label %3110

3133:                                             ; preds = %3154, %1446
  %3134 = phi i64 [ 0, %1446 ], [ %3156, %3154 ]
  %3135 = getelementptr inbounds nuw i64, ptr %243, i64 %3134
  %3136 = load i64, ptr %3135, align 8
  %3137 = load i64, ptr %4, align 8
  %3138 = load i64, ptr %50, align 8
  %3139 = mul nsw i64 %3138, %3136
  %3140 = add i64 %3139, %3137
  %3141 = inttoptr i64 %3140 to ptr
  %3142 = load i32, ptr %3141, align 4
  %3143 = load i64, ptr %5, align 8
  %3144 = load i64, ptr %51, align 8
  %3145 = mul nsw i64 %3144, %3136
  %3146 = add i64 %3145, %3143
  %3147 = inttoptr i64 %3146 to ptr
  %3148 = load i32, ptr %3147, align 4
  %3149 = mul nsw i64 %3136, %1448
  %3150 = add i64 %3149, %1447
  %3151 = inttoptr i64 %3150 to ptr
  %3152 = load i32, ptr %3151, align 4
  %3153 = load i64, ptr %1449, align 8
  br label %3158

3154:                                             ; preds = %3179
  %3155 = zext i32 %3180 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3136, i64 noundef %3155)
  %3156 = add nuw nsw i64 %3134, 1
  %3157 = icmp eq i64 %3156, %245
  br i1 %3157, label %3256, label %3133

3158:                                             ; preds = %3179, %3133
  %3159 = phi i64 [ 0, %3133 ], [ %3181, %3179 ]
  %3160 = phi i32 [ 0, %3133 ], [ %3180, %3179 ]
  %3161 = shl nuw nsw i64 1, %3159
  %3162 = and i64 %3161, %3153
  %3163 = icmp eq i64 %3162, 0
  br i1 %3163, label %3179, label %3164

3164:                                             ; preds = %3158
  %3165 = icmp samesign ult i64 %3159, 4
  %3166 = sext i1 %3165 to i32
  %3167 = xor i32 %3142, %3166
  %3168 = trunc nuw nsw i64 %3159 to i32
  %3169 = lshr i32 %3168, 1
  %3170 = and i32 %3169, 1
  %3171 = add nsw i32 %3170, -1
  %3172 = xor i32 %3171, %3148
  %3173 = and i32 %3168, 1
  %3174 = add nsw i32 %3173, -1
  %3175 = xor i32 %3174, %3152
  %3176 = and i32 %3175, %3167
  %3177 = and i32 %3176, %3172
  %3178 = or i32 %3177, %3160
  br label %3179

3179:                                             ; preds = %3164, %3158
  %3180 = phi i32 [ %3178, %3164 ], [ %3160, %3158 ]
  %3181 = add nuw nsw i64 %3159, 1
  %3182 = icmp eq i64 %3181, 8
  br i1 %3182, label %3154, label %3158

3183:                                             ; preds = %1442, %3183
  %3184 = phi i64 [ %3190, %3183 ], [ 0, %1442 ]
  %3185 = getelementptr inbounds nuw i64, ptr %243, i64 %3184
  %3186 = load i64, ptr %3185, align 8
  %3187 = load i64, ptr %1176, align 8
  %3188 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3187, i64 noundef %3186)
  %3189 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3188)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3186, i64 noundef %3189)
  %3190 = add nuw nsw i64 %3184, 1
  %3191 = icmp eq i64 %3190, %245
  br i1 %3191, label %3256, label %3183

3192:                                             ; preds = %1439, %1439
  %3193 = icmp sgt i64 %245, 0
  br i1 %3193, label %3194, label %3256

3194:                                             ; preds = %3192
  %3195 = load i64, ptr %6, align 8
  %3196 = load i64, ptr %52, align 8
  %3197 = getelementptr inbounds nuw i8, ptr %87, i64 64
  br label %3198

3198:                                             ; preds = %3238, %3194
  %3199 = phi i64 [ 0, %3194 ], [ %3240, %3238 ]
  %3200 = getelementptr inbounds nuw i64, ptr %243, i64 %3199
  %3201 = load i64, ptr %3200, align 8
  %3202 = load i64, ptr %5, align 8
  %3203 = load i64, ptr %51, align 8
  %3204 = mul nsw i64 %3203, %3201
  %3205 = add i64 %3204, %3202
  %3206 = inttoptr i64 %3205 to ptr
  %3207 = load i32, ptr %3206, align 4
  %3208 = zext i32 %3207 to i64
  %3209 = shl nuw i64 %3208, 32
  %3210 = load i64, ptr %4, align 8
  %3211 = load i64, ptr %50, align 8
  %3212 = mul nsw i64 %3211, %3201
  %3213 = add i64 %3212, %3210
  %3214 = inttoptr i64 %3213 to ptr
  %3215 = load i32, ptr %3214, align 4
  %3216 = zext i32 %3215 to i64
  %3217 = or disjoint i64 %3209, %3216
  %3218 = mul nsw i64 %3201, %3196
  %3219 = add i64 %3218, %3195
  %3220 = inttoptr i64 %3219 to ptr
  %3221 = load i32, ptr %3220, align 4
  %3222 = zext i32 %3221 to i64
  %3223 = load i64, ptr %3197, align 8
  %3224 = icmp eq i64 %3223, 0
  %3225 = and i64 %3222, 31
  %3226 = tail call i64 @llvm.umin.i64(i64 %3222, i64 32)
  %3227 = select i1 %3224, i64 %3226, i64 %3225
  %3228 = load i64, ptr %87, align 8
  %3229 = icmp eq i64 %3228, 32
  br i1 %3229, label %3230, label %3233

3230:                                             ; preds = %3198
  %3231 = lshr i64 %3217, %3227
  %3232 = and i64 %3231, 4294967295
  br label %3238

3233:                                             ; preds = %3198
  %3234 = icmp eq i64 %3227, 32
  br i1 %3234, label %3238, label %3235

3235:                                             ; preds = %3233
  %3236 = shl i64 %3217, %3227
  %3237 = lshr i64 %3236, 32
  br label %3238

3238:                                             ; preds = %3235, %3233, %3230
  %3239 = phi i64 [ %3232, %3230 ], [ %3237, %3235 ], [ %3216, %3233 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3201, i64 noundef %3239)
  %3240 = add nuw nsw i64 %3199, 1
  %3241 = icmp eq i64 %3240, %245
  br i1 %3241, label %3256, label %3198

3242:                                             ; preds = %1440, %3242
  %3243 = phi i64 [ %3254, %3242 ], [ 0, %1440 ]
  %3244 = getelementptr inbounds nuw i64, ptr %243, i64 %3243
  %3245 = load i64, ptr %3244, align 8
  %3246 = load i64, ptr %4, align 8
  %3247 = load i64, ptr %50, align 8
  %3248 = mul nsw i64 %3247, %3245
  %3249 = add i64 %3248, %3246
  %3250 = inttoptr i64 %3249 to ptr
  %3251 = load i16, ptr %3250, align 2
  %3252 = zext i16 %3251 to i64
  %3253 = shl nuw nsw i64 %3252, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3245, i64 noundef %3253)
  %3254 = add nuw nsw i64 %3243, 1
  %3255 = icmp eq i64 %3254, %245
  br i1 %3255, label %3256, label %3242

3256:                                             ; preds = %3242, %3238, %3183, %3154, %3110, %3070, %3048, %3004, %2968, %2964, %2900, %2896, %2864, %2818, %2796, %2774, %2841, %2725, %2705, %2685, %2665, %2645, %2744, %2599, %2579, %2559, %2539, %2519, %2618, %2484, %2470, %2456, %2442, %2428, %2498, %2379, %2365, %2351, %2393, %2337, %2322, %2407, %2275, %2255, %2235, %2215, %2195, %2295, %2148, %2128, %2108, %2088, %2068, %2168, %2021, %2001, %1981, %1961, %1941, %2041, %1894, %1874, %1854, %1834, %1814, %1914, %1767, %1747, %1727, %1707, %1687, %1787, %1640, %1620, %1600, %1580, %1560, %1660, %1527, %1514, %1501, %1488, %1475, %1540, %1438, %1439, %1440, %1442, %1444, %1450, %1454, %1459, %1463, %1465, %1469, %1470, %1471, %1472, %1473, %1474, %1554, %1555, %1556, %1557, %1558, %1559, %1681, %1682, %1683, %1684, %1685, %1686, %1808, %1809, %1810, %1811, %1812, %1813, %1935, %1936, %1937, %1938, %1939, %1940, %2062, %2063, %2064, %2065, %2066, %2067, %2189, %2190, %2191, %2192, %2193, %2194, %2316, %2317, %2318, %2319, %2320, %2321, %2336, %2422, %2423, %2424, %2425, %2426, %2427, %2513, %2514, %2515, %2516, %2517, %2518, %2639, %2640, %2641, %2642, %2643, %2644, %2763, %2770, %2771, %2772, %2773, %2917, %3008, %3052, %3086, %3192
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3257

3257:                                             ; preds = %1051, %1048, %1061, %1062, %3256
  %3258 = phi i1 [ %1057, %1062 ], [ false, %3256 ], [ false, %1061 ], [ false, %1048 ], [ false, %1051 ]
  %3259 = getelementptr inbounds i8, ptr %27, i64 %88
  store i8 1, ptr %3259, align 1
  br label %3260

3260:                                             ; preds = %3257, %238
  %3261 = phi i64 [ %244, %3257 ], [ 0, %238 ]
  %3262 = phi i1 [ %3258, %3257 ], [ false, %238 ]
  br i1 %181, label %3263, label %3266

3263:                                             ; preds = %206, %182, %3260
  %3264 = phi i1 [ %3262, %3260 ], [ false, %182 ], [ false, %206 ]
  %3265 = phi i64 [ %3261, %3260 ], [ 0, %182 ], [ 0, %206 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %88, i64 noundef %3265, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  br label %3266

3266:                                             ; preds = %3263, %3260
  %3267 = phi i1 [ %3264, %3263 ], [ %3262, %3260 ]
  %3268 = load i64, ptr %36, align 8
  %3269 = add nsw i64 %3268, 1
  store i64 %3269, ptr %36, align 8
  %3270 = load i64, ptr %82, align 8
  %3271 = add nsw i64 %81, %3270
  store i64 %3271, ptr %82, align 8
  %3272 = add nsw i64 %88, 1
  store i64 %3272, ptr %0, align 8
  %3273 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3272
  %3274 = getelementptr inbounds nuw i8, ptr %3273, i64 136
  %3275 = load i64, ptr %3274, align 8
  %3276 = icmp eq i64 %3275, 0
  br i1 %3276, label %3281, label %3277

3277:                                             ; preds = %3266
  %3278 = load i64, ptr %83, align 8
  %3279 = icmp ne i64 %3278, 0
  %3280 = or i1 %3267, %3279
  br i1 %3280, label %3287, label %3282

3281:                                             ; preds = %3266
  br i1 %3267, label %3289, label %3282

3282:                                             ; preds = %3277, %169, %175, %3281
  %3283 = phi i64 [ %3272, %3281 ], [ %170, %175 ], [ %170, %169 ], [ %3272, %3277 ]
  %3284 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3283
  store i64 %3283, ptr %0, align 8
  %3285 = load i64, ptr %3284, align 8
  %3286 = icmp eq i64 %3285, 0
  br i1 %3286, label %3289, label %85

3287:                                             ; preds = %3277
  %3288 = select i1 %3279, i64 1, i64 3
  br label %3289

3289:                                             ; preds = %598, %590, %175, %89, %93, %3282, %521, %476, %574, %551, %569, %581, %3281, %426, %464, %566, %518, %437, %673, %142, %3287, %1, %137, %783, %304, %814
  %3290 = phi i64 [ 0, %518 ], [ 0, %566 ], [ 3, %814 ], [ 0, %437 ], [ 0, %464 ], [ 2, %142 ], [ 0, %304 ], [ 0, %783 ], [ 2, %137 ], [ 0, %673 ], [ 0, %426 ], [ %3288, %3287 ], [ 0, %1 ], [ 0, %551 ], [ 0, %574 ], [ 0, %476 ], [ 0, %521 ], [ 0, %3282 ], [ 0, %93 ], [ 1, %175 ], [ 3, %590 ], [ 3, %598 ], [ 0, %569 ], [ 0, %89 ], [ 0, %581 ], [ 3, %3281 ]
  ret i64 %3290
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(address_is_null) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 288
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




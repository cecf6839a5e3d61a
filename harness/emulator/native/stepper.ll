; of stepper.c, 8ccf4f8d6ff58b655d03b3c00721f42016732a76d2126654f7672a0f1c7da45b

%struct.tile = type { ptr, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

@bytes_of.sizes = internal unnamed_addr constant [11 x i8] c"\01\02\04\08\01\02\04\08\04\08\01", align 1

; Function Attrs: nounwind optsize uwtable
define range(i64 0, 6) i64 @run(ptr noundef %0) local_unnamed_addr {
  %2 = alloca [32 x [32 x i64]], align 16
  %3 = alloca [32 x i64], align 16
  %4 = alloca [256 x i64], align 16
  %5 = alloca [256 x i64], align 16
  %6 = alloca [256 x i64], align 16
  %7 = alloca [256 x i64], align 16
  %8 = alloca [4 x [256 x i64]], align 16
  %9 = alloca [3 x i64], align 16
  %10 = alloca [3 x i64], align 16
  %11 = alloca [3 x ptr], align 16
  %12 = alloca %struct.tile, align 8
  %13 = alloca %struct.operand, align 8
  %14 = alloca %struct.operand, align 8
  %15 = alloca %struct.operand, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = load i64, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %84 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %88 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %89 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %90 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %91 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %92 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %93 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %95 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 2048
  %97 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %98 = getelementptr inbounds nuw i8, ptr %8, i64 4096
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 6144
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %108

108:                                              ; preds = %3501, %1
  %109 = phi i64 [ 2, %3501 ], [ %20, %1 ]
  %110 = icmp eq i64 %109, 2
  br i1 %110, label %111, label %204

111:                                              ; preds = %108
  %112 = load i64, ptr %21, align 8
  %113 = inttoptr i64 %112 to ptr
  %114 = load i64, ptr %22, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %3502, label %116

116:                                              ; preds = %111
  %117 = load i64, ptr %23, align 8
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %24, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %123, label %3502

123:                                              ; preds = %116
  %124 = load i64, ptr %118, align 8
  %125 = sdiv i64 %124, 8
  %126 = add nsw i64 %125, %124
  %127 = icmp sgt i64 %119, %126
  br i1 %127, label %128, label %131

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 0, ptr %129, align 8
  %130 = load i64, ptr %118, align 8
  br label %131

131:                                              ; preds = %128, %123
  %132 = phi i64 [ %130, %128 ], [ %124, %123 ]
  %133 = icmp slt i64 %132, 0
  br i1 %133, label %192, label %134

134:                                              ; preds = %131
  %135 = load i64, ptr %22, align 8
  %136 = getelementptr inbounds nuw i8, ptr %118, i64 32
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %135, %137
  br i1 %138, label %139, label %192

139:                                              ; preds = %134
  %140 = load i64, ptr %24, align 8
  %141 = icmp eq i64 %140, %132
  br i1 %141, label %192, label %142

142:                                              ; preds = %139
  %143 = load i64, ptr %25, align 8
  %144 = inttoptr i64 %143 to ptr
  %145 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %146 = load i64, ptr %145, align 8
  %147 = inttoptr i64 %146 to ptr
  %148 = icmp sgt i64 %135, 0
  br i1 %148, label %152, label %157

149:                                              ; preds = %174
  %150 = add nuw nsw i64 %153, 1
  %151 = icmp eq i64 %150, %135
  br i1 %151, label %157, label %152

152:                                              ; preds = %142, %149
  %153 = phi i64 [ %150, %149 ], [ 0, %142 ]
  %154 = getelementptr inbounds nuw %struct.ready, ptr %144, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 8
  br label %168

157:                                              ; preds = %149, %142
  %158 = getelementptr inbounds nuw i8, ptr %118, i64 56
  %159 = load i64, ptr %158, align 8
  %160 = icmp slt i64 %159, 1
  br i1 %160, label %3502, label %161

161:                                              ; preds = %157
  %162 = getelementptr inbounds nuw i8, ptr %118, i64 40
  %163 = load i64, ptr %162, align 8
  %164 = inttoptr i64 %163 to ptr
  %165 = getelementptr inbounds nuw i8, ptr %118, i64 48
  %166 = load i64, ptr %165, align 8
  %167 = inttoptr i64 %166 to ptr
  br label %185

168:                                              ; preds = %179, %152
  %169 = phi i64 [ 0, %152 ], [ %180, %179 ]
  %170 = shl nuw nsw i64 %169, 4
  %171 = getelementptr inbounds nuw i8, ptr %147, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = icmp eq i64 %172, %155
  br i1 %173, label %174, label %179

174:                                              ; preds = %168
  %175 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %176 = load i64, ptr %175, align 8
  %177 = load i64, ptr %156, align 8
  %178 = icmp eq i64 %176, %177
  br i1 %178, label %149, label %179

179:                                              ; preds = %174, %168
  %180 = add nuw nsw i64 %169, 1
  %181 = icmp eq i64 %180, %135
  br i1 %181, label %192, label %168

182:                                              ; preds = %185
  %183 = add nuw nsw i64 %186, 1
  %184 = icmp eq i64 %183, %159
  br i1 %184, label %3502, label %185

185:                                              ; preds = %182, %161
  %186 = phi i64 [ 0, %161 ], [ %183, %182 ]
  %187 = getelementptr inbounds nuw i8, ptr %164, i64 %186
  %188 = load i8, ptr %187, align 1
  %189 = getelementptr inbounds nuw i8, ptr %167, i64 %186
  %190 = load i8, ptr %189, align 1
  %191 = icmp eq i8 %188, %190
  br i1 %191, label %182, label %192

192:                                              ; preds = %185, %179, %139, %134, %131
  %193 = load i64, ptr %26, align 8
  %194 = icmp eq i64 %193, 0
  %195 = getelementptr inbounds nuw i8, ptr %113, i64 16
  br i1 %194, label %201, label %196

196:                                              ; preds = %192
  %197 = load i64, ptr %195, align 8
  %198 = icmp slt i64 %197, 63
  br i1 %198, label %199, label %3502

199:                                              ; preds = %196
  %200 = add nsw i64 %197, 1
  br label %201

201:                                              ; preds = %192, %199
  %202 = phi i64 [ %200, %199 ], [ 0, %192 ]
  store i64 %202, ptr %195, align 8
  %203 = load i64, ptr %0, align 8
  br label %204

204:                                              ; preds = %201, %108
  %205 = phi i64 [ %203, %201 ], [ %109, %108 ]
  %206 = icmp sgt i64 %205, 1
  br i1 %206, label %207, label %466

207:                                              ; preds = %204
  %208 = load i64, ptr %27, align 8
  %209 = load i64, ptr %28, align 8
  %210 = mul nsw i64 %209, 5
  %211 = icmp sgt i64 %208, %210
  %212 = load i64, ptr %25, align 8
  br i1 %211, label %213, label %269

213:                                              ; preds = %207
  %214 = load i64, ptr %29, align 8
  %215 = load i64, ptr %30, align 8
  %216 = inttoptr i64 %215 to ptr
  %217 = shl i64 %209, 3
  %218 = mul i64 %217, %214
  %219 = getelementptr inbounds i64, ptr %216, i64 %218
  %220 = icmp eq i64 %214, 0
  %221 = zext i1 %220 to i64
  store i64 %221, ptr %29, align 8
  store i64 0, ptr %27, align 8
  %222 = inttoptr i64 %212 to ptr
  %223 = load i64, ptr %22, align 8
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %269

225:                                              ; preds = %213, %263
  %226 = phi i64 [ %264, %263 ], [ %223, %213 ]
  %227 = phi i64 [ %265, %263 ], [ 0, %213 ]
  %228 = getelementptr inbounds nuw %struct.ready, ptr %222, i64 %227
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 16
  %230 = load i64, ptr %229, align 8
  %231 = inttoptr i64 %230 to ptr
  %232 = icmp ugt ptr %219, %231
  br i1 %232, label %263, label %233

233:                                              ; preds = %225
  %234 = load i64, ptr %28, align 8
  %235 = shl nsw i64 %234, 6
  %236 = getelementptr inbounds i8, ptr %219, i64 %235
  %237 = icmp ugt ptr %236, %231
  br i1 %237, label %238, label %263

238:                                              ; preds = %233
  %239 = getelementptr inbounds nuw i8, ptr %228, i64 24
  %240 = load i64, ptr %239, align 8
  %241 = load i64, ptr %29, align 8
  %242 = load i64, ptr %30, align 8
  %243 = inttoptr i64 %242 to ptr
  %244 = shl i64 %234, 3
  %245 = mul i64 %244, %241
  %246 = getelementptr inbounds i64, ptr %243, i64 %245
  %247 = load i64, ptr %27, align 8
  %248 = getelementptr inbounds i64, ptr %246, i64 %247
  %249 = add nsw i64 %247, %240
  store i64 %249, ptr %27, align 8
  %250 = load i64, ptr %239, align 8
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %255, label %252

252:                                              ; preds = %255, %238
  %253 = ptrtoint ptr %248 to i64
  store i64 %253, ptr %229, align 8
  %254 = load i64, ptr %22, align 8
  br label %263

255:                                              ; preds = %238, %255
  %256 = phi i64 [ %260, %255 ], [ 0, %238 ]
  %257 = getelementptr inbounds nuw i64, ptr %231, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i64, ptr %248, i64 %256
  store i64 %258, ptr %259, align 8
  %260 = add nuw nsw i64 %256, 1
  %261 = load i64, ptr %239, align 8
  %262 = icmp slt i64 %260, %261
  br i1 %262, label %255, label %252

263:                                              ; preds = %252, %233, %225
  %264 = phi i64 [ %226, %225 ], [ %226, %233 ], [ %254, %252 ]
  %265 = add nuw nsw i64 %227, 1
  %266 = icmp slt i64 %265, %264
  br i1 %266, label %225, label %267

267:                                              ; preds = %263
  %268 = load i64, ptr %25, align 8
  br label %269

269:                                              ; preds = %267, %213, %207
  %270 = phi i64 [ %268, %267 ], [ %212, %213 ], [ %212, %207 ]
  %271 = inttoptr i64 %270 to ptr
  %272 = load i64, ptr %21, align 8
  %273 = inttoptr i64 %272 to ptr
  %274 = load i64, ptr %273, align 8
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %273, align 8
  %276 = load i64, ptr %22, align 8
  %277 = icmp eq i64 %276, 1
  %278 = and i64 %275, 15
  %279 = icmp eq i64 %278, 0
  %280 = select i1 %277, i1 true, i1 %279
  br i1 %280, label %426, label %281

281:                                              ; preds = %269
  %282 = load i64, ptr %31, align 8
  switch i64 %282, label %387 [
    i64 3, label %283
    i64 0, label %385
  ]

283:                                              ; preds = %281
  %284 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %285 = load i64, ptr %284, align 8
  %286 = icmp eq i64 %285, 0
  br i1 %286, label %287, label %426

287:                                              ; preds = %283
  %288 = load i64, ptr %25, align 8
  %289 = inttoptr i64 %288 to ptr
  %290 = load i64, ptr %32, align 8
  %291 = inttoptr i64 %290 to ptr
  %292 = load i64, ptr %289, align 8
  %293 = icmp sgt i64 %276, 1
  br i1 %293, label %302, label %294

294:                                              ; preds = %302, %287
  %295 = phi i64 [ %292, %287 ], [ %312, %302 ]
  %296 = load i64, ptr %33, align 8
  %297 = inttoptr i64 %296 to ptr
  %298 = load i64, ptr %34, align 8
  %299 = inttoptr i64 %298 to ptr
  %300 = call double %297(ptr noundef %299)
  %301 = fcmp olt double %300, 1.562500e-02
  br i1 %301, label %315, label %332

302:                                              ; preds = %287, %302
  %303 = phi i64 [ %313, %302 ], [ 1, %287 ]
  %304 = phi i64 [ %312, %302 ], [ %292, %287 ]
  %305 = getelementptr inbounds nuw %struct.ready, ptr %289, i64 %303
  %306 = load i64, ptr %305, align 8
  %307 = getelementptr inbounds double, ptr %291, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = getelementptr inbounds double, ptr %291, i64 %304
  %310 = load double, ptr %309, align 8
  %311 = fcmp ogt double %308, %310
  %312 = select i1 %311, i64 %306, i64 %304
  %313 = add nuw nsw i64 %303, 1
  %314 = icmp eq i64 %313, %276
  br i1 %314, label %294, label %302

315:                                              ; preds = %294
  %316 = load double, ptr %291, align 8
  %317 = load i64, ptr %35, align 8
  %318 = icmp sgt i64 %317, 1
  br i1 %318, label %323, label %319

319:                                              ; preds = %323, %315
  %320 = phi double [ %316, %315 ], [ %329, %323 ]
  %321 = fadd double %320, -1.000000e+00
  %322 = getelementptr inbounds double, ptr %291, i64 %295
  store double %321, ptr %322, align 8
  br label %332

323:                                              ; preds = %315, %323
  %324 = phi i64 [ %330, %323 ], [ 1, %315 ]
  %325 = phi double [ %329, %323 ], [ %316, %315 ]
  %326 = getelementptr inbounds nuw double, ptr %291, i64 %324
  %327 = load double, ptr %326, align 8
  %328 = fcmp olt double %327, %325
  %329 = select i1 %328, double %327, double %325
  %330 = add nuw nsw i64 %324, 1
  %331 = icmp eq i64 %330, %317
  br i1 %331, label %319, label %323

332:                                              ; preds = %319, %294
  %333 = load i64, ptr %25, align 8
  %334 = inttoptr i64 %333 to ptr
  %335 = load i64, ptr %22, align 8
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %337, label %354

337:                                              ; preds = %332, %337
  %338 = phi i64 [ %345, %337 ], [ 0, %332 ]
  %339 = phi i64 [ %344, %337 ], [ 0, %332 ]
  %340 = getelementptr inbounds nuw %struct.ready, ptr %334, i64 %338
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, %295
  %343 = zext i1 %342 to i64
  %344 = add nuw nsw i64 %339, %343
  %345 = add nuw nsw i64 %338, 1
  %346 = icmp eq i64 %345, %335
  br i1 %346, label %347, label %337

347:                                              ; preds = %337
  %348 = icmp samesign ugt i64 %344, 4
  br i1 %348, label %349, label %351

349:                                              ; preds = %347
  %350 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %295, i32 noundef 0)
  br label %426

351:                                              ; preds = %347
  %352 = trunc nuw nsw i64 %344 to i32
  %353 = icmp eq i64 %344, 1
  br i1 %353, label %371, label %354

354:                                              ; preds = %351, %332
  %355 = phi i32 [ %352, %351 ], [ 0, %332 ]
  %356 = zext nneg i32 %355 to i64
  %357 = sub nsw i32 0, %355
  br label %358

358:                                              ; preds = %358, %354
  %359 = load i64, ptr %36, align 8
  %360 = inttoptr i64 %359 to ptr
  %361 = load i64, ptr %34, align 8
  %362 = inttoptr i64 %361 to ptr
  %363 = call i32 %360(ptr noundef %362)
  %364 = zext i32 %363 to i64
  %365 = mul nuw nsw i64 %364, %356
  %366 = trunc i64 %365 to i32
  %367 = urem i32 %357, %355
  %368 = icmp ugt i32 %367, %366
  br i1 %368, label %358, label %369

369:                                              ; preds = %358
  %370 = lshr i64 %365, 32
  br label %371

371:                                              ; preds = %369, %351
  %372 = phi i64 [ 0, %351 ], [ %370, %369 ]
  br label %373

373:                                              ; preds = %371, %382
  %374 = phi i64 [ %383, %382 ], [ %372, %371 ]
  %375 = phi i64 [ %384, %382 ], [ 0, %371 ]
  %376 = getelementptr inbounds nuw %struct.ready, ptr %289, i64 %375
  %377 = load i64, ptr %376, align 8
  %378 = icmp eq i64 %377, %295
  br i1 %378, label %379, label %382

379:                                              ; preds = %373
  %380 = add nsw i64 %374, -1
  %381 = icmp eq i64 %374, 0
  br i1 %381, label %424, label %382

382:                                              ; preds = %379, %373
  %383 = phi i64 [ %374, %373 ], [ %380, %379 ]
  %384 = add nuw nsw i64 %375, 1
  br label %373

385:                                              ; preds = %281
  %386 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %426

387:                                              ; preds = %281
  %388 = load i64, ptr %271, align 8
  %389 = icmp sgt i64 %276, 1
  br i1 %389, label %390, label %408

390:                                              ; preds = %387
  %391 = icmp ne i64 %282, 2
  br label %412

392:                                              ; preds = %412
  %393 = load i64, ptr %25, align 8
  %394 = inttoptr i64 %393 to ptr
  br label %395

395:                                              ; preds = %395, %392
  %396 = phi i64 [ %403, %395 ], [ 0, %392 ]
  %397 = phi i64 [ %402, %395 ], [ 0, %392 ]
  %398 = getelementptr inbounds nuw %struct.ready, ptr %394, i64 %396
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, %421
  %401 = zext i1 %400 to i64
  %402 = add nuw nsw i64 %397, %401
  %403 = add nuw nsw i64 %396, 1
  %404 = icmp eq i64 %403, %276
  br i1 %404, label %405, label %395

405:                                              ; preds = %395
  %406 = icmp samesign ult i64 %402, 5
  %407 = zext i1 %406 to i32
  br label %408

408:                                              ; preds = %405, %387
  %409 = phi i64 [ %421, %405 ], [ %388, %387 ]
  %410 = phi i32 [ %407, %405 ], [ 1, %387 ]
  %411 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %409, i32 noundef %410)
  br label %426

412:                                              ; preds = %412, %390
  %413 = phi i64 [ 1, %390 ], [ %422, %412 ]
  %414 = phi i64 [ %388, %390 ], [ %421, %412 ]
  %415 = getelementptr inbounds nuw %struct.ready, ptr %271, i64 %413
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %416, %414
  %418 = icmp sgt i64 %416, %414
  %419 = xor i1 %391, %418
  %420 = select i1 %419, i64 %416, i64 %414
  %421 = select i1 %417, i64 %414, i64 %420
  %422 = add nuw nsw i64 %413, 1
  %423 = icmp eq i64 %422, %276
  br i1 %423, label %392, label %412

424:                                              ; preds = %379
  %425 = load i64, ptr %22, align 8
  br label %426

426:                                              ; preds = %424, %408, %385, %349, %283, %269
  %427 = phi i64 [ %276, %408 ], [ %276, %269 ], [ %276, %385 ], [ %276, %283 ], [ %335, %349 ], [ %425, %424 ]
  %428 = phi i64 [ %411, %408 ], [ 0, %269 ], [ %386, %385 ], [ 0, %283 ], [ %350, %349 ], [ %375, %424 ]
  %429 = load i64, ptr %25, align 8
  %430 = inttoptr i64 %429 to ptr
  %431 = getelementptr inbounds %struct.ready, ptr %430, i64 %428
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds nuw i8, ptr %431, i64 16
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds nuw i8, ptr %431, i64 24
  %437 = load i64, ptr %436, align 8
  %438 = add nsw i64 %427, -1
  store i64 %438, ptr %22, align 8
  %439 = icmp slt i64 %428, %438
  br i1 %439, label %440, label %447

440:                                              ; preds = %426, %440
  %441 = phi i64 [ %443, %440 ], [ %428, %426 ]
  %442 = getelementptr inbounds %struct.ready, ptr %430, i64 %441
  %443 = add nsw i64 %441, 1
  %444 = getelementptr inbounds %struct.ready, ptr %430, i64 %443
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %442, ptr noundef nonnull align 8 dereferenceable(32) %444, i64 32, i1 false)
  %445 = load i64, ptr %22, align 8
  %446 = icmp slt i64 %443, %445
  br i1 %446, label %440, label %447

447:                                              ; preds = %440, %426
  store i64 %433, ptr %37, align 8
  store i64 %435, ptr %38, align 8
  store i64 %437, ptr %39, align 8
  %448 = load i64, ptr %23, align 8
  %449 = inttoptr i64 %448 to ptr
  %450 = load i64, ptr %449, align 8
  %451 = icmp sgt i64 %450, -1
  %452 = icmp sgt i64 %437, 0
  %453 = select i1 %451, i1 %452, i1 false
  br i1 %453, label %454, label %466

454:                                              ; preds = %447
  %455 = getelementptr inbounds nuw i8, ptr %449, i64 16
  %456 = inttoptr i64 %435 to ptr
  br label %457

457:                                              ; preds = %457, %454
  %458 = phi i64 [ 0, %454 ], [ %464, %457 ]
  %459 = load i64, ptr %455, align 8
  %460 = inttoptr i64 %459 to ptr
  %461 = getelementptr inbounds nuw i64, ptr %456, i64 %458
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds i8, ptr %460, i64 %462
  store i8 1, ptr %463, align 1
  %464 = add nuw nsw i64 %458, 1
  %465 = icmp eq i64 %464, %437
  br i1 %465, label %466, label %457

466:                                              ; preds = %457, %447, %204
  %467 = load i64, ptr %40, align 8
  %468 = inttoptr i64 %467 to ptr
  %469 = load i64, ptr %41, align 8
  %470 = inttoptr i64 %469 to ptr
  %471 = load i64, ptr %38, align 8
  %472 = inttoptr i64 %471 to ptr
  %473 = load i64, ptr %39, align 8
  %474 = load i64, ptr %37, align 8
  %475 = load i64, ptr %0, align 8
  %476 = icmp eq i64 %475, 1
  store i64 0, ptr %0, align 8
  br i1 %476, label %477, label %485

477:                                              ; preds = %466
  %478 = getelementptr inbounds %struct.instruction, ptr %468, i64 %474
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 136
  %480 = load i64, ptr %479, align 8
  %481 = icmp eq i64 %480, 0
  br i1 %481, label %485, label %482

482:                                              ; preds = %477
  %483 = load i64, ptr %22, align 8
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %485, label %3404

485:                                              ; preds = %482, %477, %466
  %486 = load i64, ptr %42, align 8
  %487 = inttoptr i64 %486 to ptr
  %488 = getelementptr inbounds %struct.instruction, ptr %468, i64 %474
  %489 = load i64, ptr %488, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %3404, label %491

491:                                              ; preds = %485
  %492 = icmp slt i64 %473, 1
  %493 = icmp sgt i64 %473, 0
  %494 = add nsw i64 %473, 256
  %495 = icmp eq i64 %473, 0
  br label %496

496:                                              ; preds = %3398, %491
  %497 = phi i64 [ %489, %491 ], [ %3401, %3398 ]
  %498 = phi ptr [ %488, %491 ], [ %3400, %3398 ]
  %499 = phi i64 [ %474, %491 ], [ %3399, %3398 ]
  %500 = load i64, ptr %43, align 8
  %501 = icmp eq i64 %500, 0
  br i1 %501, label %534, label %502

502:                                              ; preds = %496
  %503 = inttoptr i64 %500 to ptr
  %504 = getelementptr inbounds i64, ptr %503, i64 %499
  %505 = load i64, ptr %504, align 8
  %506 = getelementptr i8, ptr %504, i64 8
  %507 = load i64, ptr %506, align 8
  %508 = icmp slt i64 %505, %507
  br i1 %508, label %509, label %534

509:                                              ; preds = %502
  %510 = load i64, ptr %44, align 8
  %511 = inttoptr i64 %510 to ptr
  br label %512

512:                                              ; preds = %531, %509
  %513 = phi i64 [ %505, %509 ], [ %532, %531 ]
  %514 = getelementptr inbounds i64, ptr %503, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds i64, ptr %511, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = inttoptr i64 %517 to ptr
  %519 = icmp eq i64 %517, 0
  %520 = or i1 %492, %519
  br i1 %520, label %531, label %524

521:                                              ; preds = %524
  %522 = add nuw nsw i64 %525, 1
  %523 = icmp eq i64 %522, %473
  br i1 %523, label %531, label %524

524:                                              ; preds = %512, %521
  %525 = phi i64 [ %522, %521 ], [ 0, %512 ]
  %526 = getelementptr inbounds nuw i64, ptr %472, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds i64, ptr %518, i64 %527
  %529 = load i64, ptr %528, align 8
  %530 = icmp eq i64 %529, 0
  br i1 %530, label %521, label %3404

531:                                              ; preds = %521, %512
  %532 = add i64 %513, 1
  %533 = icmp eq i64 %532, %507
  br i1 %533, label %534, label %512

534:                                              ; preds = %531, %502, %496
  %535 = load i64, ptr %24, align 8
  %536 = add nsw i64 %535, 1
  %537 = and i64 %536, 255
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %3404, label %539

539:                                              ; preds = %534
  %540 = icmp eq i64 %497, 1
  br i1 %540, label %541, label %598

541:                                              ; preds = %539
  store i64 %536, ptr %24, align 8
  %542 = load i64, ptr %101, align 8
  %543 = add nsw i64 %542, %494
  store i64 %543, ptr %101, align 8
  %544 = getelementptr inbounds i8, ptr %487, i64 %499
  store i8 1, ptr %544, align 1
  %545 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %546 = load i64, ptr %545, align 8
  %547 = icmp sgt i64 %546, -1
  br i1 %547, label %549, label %548

548:                                              ; preds = %541
  br i1 %495, label %587, label %584

549:                                              ; preds = %541
  %550 = getelementptr inbounds nuw %struct.operand, ptr %470, i64 %546
  %551 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %552 = load i64, ptr %551, align 8
  %553 = call fastcc i64 @count_held(ptr noundef %550, i64 noundef %552, ptr noundef %472, i64 noundef %473)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %553, ptr noundef %472, i64 noundef %473, ptr noundef null, i64 noundef 0)
  %554 = icmp ne i64 %553, 0
  %555 = icmp slt i64 %553, %473
  %556 = select i1 %554, i1 %555, i1 false
  br i1 %556, label %557, label %583

557:                                              ; preds = %549
  %558 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %559 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %560 = load i64, ptr %105, align 8
  %561 = inttoptr i64 %560 to ptr
  br i1 %493, label %562, label %3404

562:                                              ; preds = %557, %562
  %563 = phi i64 [ %581, %562 ], [ 0, %557 ]
  %564 = getelementptr inbounds nuw i64, ptr %472, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = load i64, ptr %558, align 8
  %567 = getelementptr inbounds %struct.operand, ptr %470, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = getelementptr inbounds nuw i8, ptr %567, i64 8
  %570 = load i64, ptr %569, align 8
  %571 = mul nsw i64 %570, %565
  %572 = add i64 %571, %568
  %573 = inttoptr i64 %572 to ptr
  %574 = load i8, ptr %573, align 1
  %575 = icmp ne i8 %574, 0
  %576 = zext i1 %575 to i64
  %577 = load i64, ptr %559, align 8
  %578 = icmp ne i64 %577, %576
  %579 = zext i1 %578 to i8
  %580 = getelementptr inbounds nuw i8, ptr %561, i64 %563
  store i8 %579, ptr %580, align 1
  %581 = add nuw nsw i64 %563, 1
  %582 = icmp eq i64 %581, %473
  br i1 %582, label %3404, label %562

583:                                              ; preds = %549
  br i1 %554, label %584, label %587

584:                                              ; preds = %583, %548
  %585 = getelementptr inbounds nuw i8, ptr %498, i64 64
  %586 = load i64, ptr %585, align 8
  br label %589

587:                                              ; preds = %583, %548
  %588 = add nsw i64 %499, 1
  br label %589

589:                                              ; preds = %587, %584
  %590 = phi i64 [ %586, %584 ], [ %588, %587 ]
  store i64 %590, ptr %37, align 8
  %591 = getelementptr inbounds %struct.instruction, ptr %468, i64 %590
  %592 = getelementptr inbounds nuw i8, ptr %591, i64 136
  %593 = load i64, ptr %592, align 8
  %594 = icmp eq i64 %593, 0
  br i1 %594, label %3398, label %595

595:                                              ; preds = %589
  %596 = load i64, ptr %22, align 8
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %3398, label %3403

598:                                              ; preds = %539
  %599 = getelementptr inbounds nuw i8, ptr %498, i64 16
  %600 = load i64, ptr %599, align 8
  %601 = icmp sgt i64 %600, -1
  br i1 %601, label %602, label %638

602:                                              ; preds = %598
  %603 = getelementptr inbounds nuw %struct.operand, ptr %470, i64 %600
  %604 = getelementptr inbounds nuw i8, ptr %498, i64 24
  %605 = load i64, ptr %604, align 8
  %606 = call fastcc i64 @count_held(ptr noundef %603, i64 noundef %605, ptr noundef %472, i64 noundef %473)
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %3379, label %608

608:                                              ; preds = %602
  %609 = icmp slt i64 %606, %473
  br i1 %609, label %610, label %642

610:                                              ; preds = %608
  %611 = load i64, ptr %45, align 8
  %612 = inttoptr i64 %611 to ptr
  br i1 %493, label %613, label %642

613:                                              ; preds = %610, %634
  %614 = phi i64 [ %636, %634 ], [ 0, %610 ]
  %615 = phi i64 [ %635, %634 ], [ 0, %610 ]
  %616 = getelementptr inbounds nuw i64, ptr %472, i64 %614
  %617 = load i64, ptr %616, align 8
  %618 = load i64, ptr %599, align 8
  %619 = getelementptr inbounds %struct.operand, ptr %470, i64 %618
  %620 = load i64, ptr %619, align 8
  %621 = getelementptr inbounds nuw i8, ptr %619, i64 8
  %622 = load i64, ptr %621, align 8
  %623 = mul nsw i64 %622, %617
  %624 = add i64 %623, %620
  %625 = inttoptr i64 %624 to ptr
  %626 = load i8, ptr %625, align 1
  %627 = icmp ne i8 %626, 0
  %628 = zext i1 %627 to i64
  %629 = load i64, ptr %604, align 8
  %630 = icmp eq i64 %629, %628
  br i1 %630, label %634, label %631

631:                                              ; preds = %613
  %632 = add nsw i64 %615, 1
  %633 = getelementptr inbounds i64, ptr %612, i64 %615
  store i64 %617, ptr %633, align 8
  br label %634

634:                                              ; preds = %631, %613
  %635 = phi i64 [ %632, %631 ], [ %615, %613 ]
  %636 = add nuw nsw i64 %614, 1
  %637 = icmp eq i64 %636, %473
  br i1 %637, label %638, label %613

638:                                              ; preds = %634, %598
  %639 = phi i64 [ %473, %598 ], [ %606, %634 ]
  %640 = phi ptr [ %472, %598 ], [ %612, %634 ]
  %641 = icmp eq i64 %639, 0
  br i1 %641, label %3376, label %642

642:                                              ; preds = %638, %610, %608
  %643 = phi ptr [ %640, %638 ], [ %472, %608 ], [ %612, %610 ]
  %644 = phi i64 [ %639, %638 ], [ %606, %608 ], [ %606, %610 ]
  %645 = phi i64 [ %639, %638 ], [ %473, %608 ], [ %606, %610 ]
  %646 = getelementptr inbounds nuw i8, ptr %498, i64 128
  %647 = load i64, ptr %646, align 8
  %648 = icmp eq i64 %647, 0
  br i1 %648, label %823, label %649

649:                                              ; preds = %642
  %650 = load i64, ptr %46, align 8
  %651 = inttoptr i64 %650 to ptr
  %652 = getelementptr inbounds i64, ptr %651, i64 %647
  %653 = getelementptr inbounds i8, ptr %652, i64 -8
  %654 = load i64, ptr %653, align 8
  %655 = load i64, ptr %652, align 8
  %656 = getelementptr inbounds nuw i8, ptr %652, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i64 0, ptr %18, align 8
  %657 = icmp sgt i64 %645, 0
  br i1 %657, label %659, label %658

658:                                              ; preds = %649
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  br label %822

659:                                              ; preds = %649
  %660 = icmp eq i64 %654, 0
  %661 = getelementptr inbounds nuw i8, ptr %652, i64 16
  %662 = icmp sgt i64 %655, 0
  br label %663

663:                                              ; preds = %721, %659
  %664 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %643, i64 noundef %645, ptr noundef %18)
  br i1 %660, label %665, label %675

665:                                              ; preds = %663
  br i1 %662, label %666, label %721

666:                                              ; preds = %665
  %667 = load i64, ptr %48, align 8
  %668 = inttoptr i64 %667 to ptr
  %669 = load i64, ptr %49, align 8
  %670 = getelementptr i64, ptr %668, i64 %664
  %671 = load i64, ptr %50, align 8
  %672 = inttoptr i64 %671 to ptr
  %673 = getelementptr inbounds i64, ptr %672, i64 %664
  %674 = load i64, ptr %673, align 8
  br label %713

675:                                              ; preds = %663
  %676 = load i64, ptr %656, align 8
  %677 = load i64, ptr %661, align 8
  %678 = load i64, ptr %47, align 8
  %679 = inttoptr i64 %678 to ptr
  %680 = load i64, ptr %48, align 8
  %681 = inttoptr i64 %680 to ptr
  %682 = load i64, ptr %49, align 8
  %683 = mul nsw i64 %682, %676
  %684 = getelementptr i64, ptr %681, i64 %683
  %685 = getelementptr i64, ptr %684, i64 %664
  %686 = load i64, ptr %685, align 8
  %687 = load i64, ptr %50, align 8
  %688 = inttoptr i64 %687 to ptr
  %689 = getelementptr inbounds i64, ptr %688, i64 %664
  %690 = load i64, ptr %689, align 8
  %691 = icmp sgt i64 %686, %690
  br i1 %691, label %692, label %721

692:                                              ; preds = %675
  %693 = getelementptr i8, ptr %679, i64 %683
  %694 = getelementptr i8, ptr %693, i64 %664
  %695 = load i8, ptr %694, align 1
  %696 = icmp eq i8 %695, 3
  br i1 %696, label %721, label %697

697:                                              ; preds = %692
  %698 = icmp eq i64 %677, -1
  br i1 %698, label %724, label %699

699:                                              ; preds = %697
  %700 = mul nsw i64 %682, %677
  %701 = getelementptr i64, ptr %681, i64 %700
  %702 = getelementptr i64, ptr %701, i64 %664
  %703 = load i64, ptr %702, align 8
  %704 = icmp sgt i64 %703, %690
  br i1 %704, label %705, label %724

705:                                              ; preds = %699
  %706 = getelementptr i8, ptr %679, i64 %700
  %707 = getelementptr i8, ptr %706, i64 %664
  %708 = load i8, ptr %707, align 1
  %709 = icmp eq i8 %708, 2
  br i1 %709, label %724, label %721

710:                                              ; preds = %713
  %711 = add nuw nsw i64 %714, 1
  %712 = icmp eq i64 %711, %655
  br i1 %712, label %721, label %713

713:                                              ; preds = %710, %666
  %714 = phi i64 [ 0, %666 ], [ %711, %710 ]
  %715 = getelementptr inbounds nuw i64, ptr %656, i64 %714
  %716 = load i64, ptr %715, align 8
  %717 = mul nsw i64 %716, %669
  %718 = getelementptr i64, ptr %670, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = icmp sgt i64 %719, %674
  br i1 %720, label %724, label %710

721:                                              ; preds = %710, %705, %692, %675, %665
  %722 = load i64, ptr %18, align 8
  %723 = icmp slt i64 %722, %645
  br i1 %723, label %663, label %725

724:                                              ; preds = %705, %699, %697, %713
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %3404

725:                                              ; preds = %721
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i64 0, ptr %19, align 8
  %726 = select i1 %660, i1 %662, i1 false
  %727 = trunc i64 %499 to i32
  br label %731

728:                                              ; preds = %803, %802
  %729 = load i64, ptr %19, align 8
  %730 = icmp slt i64 %729, %645
  br i1 %730, label %731, label %822

731:                                              ; preds = %728, %725
  %732 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %643, i64 noundef %645, ptr noundef %19)
  br i1 %660, label %802, label %733

733:                                              ; preds = %731
  %734 = load i64, ptr %656, align 8
  %735 = load i64, ptr %661, align 8
  %736 = load i64, ptr %49, align 8
  %737 = mul nsw i64 %736, %734
  %738 = add nsw i64 %737, %732
  %739 = mul nsw i64 %736, %735
  %740 = add nsw i64 %739, %732
  %741 = load i64, ptr %48, align 8
  %742 = inttoptr i64 %741 to ptr
  %743 = load i64, ptr %51, align 8
  %744 = inttoptr i64 %743 to ptr
  %745 = icmp eq i64 %735, -1
  br i1 %745, label %746, label %748

746:                                              ; preds = %733
  %747 = getelementptr inbounds i64, ptr %742, i64 %738
  store i64 0, ptr %747, align 8
  br label %798

748:                                              ; preds = %733
  %749 = load i64, ptr %52, align 8
  %750 = inttoptr i64 %749 to ptr
  %751 = getelementptr inbounds i32, ptr %750, i64 %740
  %752 = load i32, ptr %751, align 4
  %753 = getelementptr inbounds i32, ptr %750, i64 %738
  store i32 %752, ptr %753, align 4
  %754 = load i64, ptr %48, align 8
  %755 = inttoptr i64 %754 to ptr
  %756 = load i64, ptr %49, align 8
  %757 = mul nsw i64 %756, %735
  %758 = getelementptr i64, ptr %755, i64 %757
  %759 = getelementptr i64, ptr %758, i64 %732
  %760 = load i64, ptr %759, align 8
  %761 = load i64, ptr %50, align 8
  %762 = inttoptr i64 %761 to ptr
  %763 = getelementptr inbounds i64, ptr %762, i64 %732
  %764 = load i64, ptr %763, align 8
  %765 = icmp sgt i64 %760, %764
  br i1 %765, label %766, label %772

766:                                              ; preds = %748
  %767 = load i64, ptr %47, align 8
  %768 = inttoptr i64 %767 to ptr
  %769 = getelementptr inbounds i8, ptr %768, i64 %740
  %770 = load i8, ptr %769, align 1
  %771 = icmp eq i8 %770, 2
  br i1 %771, label %772, label %776

772:                                              ; preds = %766, %748
  %773 = getelementptr inbounds i64, ptr %742, i64 %738
  store i64 0, ptr %773, align 8
  %774 = getelementptr inbounds i64, ptr %744, i64 %740
  %775 = load i64, ptr %774, align 8
  br label %798

776:                                              ; preds = %766
  %777 = getelementptr inbounds i64, ptr %742, i64 %740
  %778 = load i64, ptr %777, align 8
  %779 = getelementptr inbounds i64, ptr %742, i64 %738
  store i64 %778, ptr %779, align 8
  %780 = getelementptr inbounds i64, ptr %744, i64 %738
  store i64 -1, ptr %780, align 8
  %781 = load i64, ptr %47, align 8
  %782 = inttoptr i64 %781 to ptr
  %783 = getelementptr inbounds i8, ptr %782, i64 %738
  store i8 3, ptr %783, align 1
  %784 = load i64, ptr %53, align 8
  %785 = inttoptr i64 %784 to ptr
  %786 = getelementptr inbounds i32, ptr %785, i64 %740
  %787 = load i32, ptr %786, align 4
  %788 = getelementptr inbounds i32, ptr %785, i64 %738
  store i32 %787, ptr %788, align 4
  %789 = load i64, ptr %54, align 8
  %790 = inttoptr i64 %789 to ptr
  %791 = getelementptr inbounds i32, ptr %790, i64 %740
  %792 = load i32, ptr %791, align 4
  %793 = getelementptr inbounds i32, ptr %790, i64 %738
  store i32 %792, ptr %793, align 4
  %794 = load i64, ptr %55, align 8
  %795 = inttoptr i64 %794 to ptr
  %796 = getelementptr inbounds i64, ptr %795, i64 %740
  %797 = load i64, ptr %796, align 8
  br label %798

798:                                              ; preds = %776, %772, %746
  %799 = phi ptr [ %795, %776 ], [ %744, %772 ], [ %744, %746 ]
  %800 = phi i64 [ %797, %776 ], [ %775, %772 ], [ -1, %746 ]
  %801 = getelementptr inbounds i64, ptr %799, i64 %738
  store i64 %800, ptr %801, align 8
  br label %802

802:                                              ; preds = %798, %731
  br i1 %726, label %803, label %728

803:                                              ; preds = %802, %803
  %804 = phi i64 [ %820, %803 ], [ 0, %802 ]
  %805 = getelementptr inbounds nuw i64, ptr %656, i64 %804
  %806 = load i64, ptr %805, align 8
  %807 = load i64, ptr %49, align 8
  %808 = mul nsw i64 %807, %806
  %809 = add nsw i64 %808, %732
  %810 = load i64, ptr %56, align 8
  %811 = inttoptr i64 %810 to ptr
  %812 = getelementptr inbounds i64, ptr %811, i64 %732
  %813 = load i64, ptr %812, align 8
  %814 = load i64, ptr %51, align 8
  %815 = inttoptr i64 %814 to ptr
  %816 = getelementptr inbounds i64, ptr %815, i64 %809
  store i64 %813, ptr %816, align 8
  %817 = load i64, ptr %52, align 8
  %818 = inttoptr i64 %817 to ptr
  %819 = getelementptr inbounds i32, ptr %818, i64 %809
  store i32 %727, ptr %819, align 4
  %820 = add nuw nsw i64 %804, 1
  %821 = icmp eq i64 %820, %655
  br i1 %821, label %728, label %803

822:                                              ; preds = %728, %658
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  br label %823

823:                                              ; preds = %822, %642
  %824 = load i64, ptr %498, align 8
  switch i64 %824, label %1779 [
    i64 2, label %825
    i64 3, label %825
    i64 36, label %1718
  ]

825:                                              ; preds = %823, %823
  %826 = load i64, ptr %58, align 8
  %827 = inttoptr i64 %826 to ptr
  %828 = getelementptr inbounds nuw i8, ptr %498, i64 96
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr inbounds nuw i8, ptr %498, i64 104
  %831 = load i64, ptr %830, align 8
  %832 = mul nsw i64 %831, %829
  %833 = icmp eq i64 %824, 3
  %834 = load i64, ptr %41, align 8
  %835 = inttoptr i64 %834 to ptr
  %836 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %837 = load i64, ptr %836, align 8
  %838 = getelementptr inbounds %struct.operand, ptr %835, i64 %837
  %839 = load i64, ptr %838, align 8
  %840 = getelementptr inbounds nuw i8, ptr %838, i64 8
  %841 = load i64, ptr %840, align 8
  %842 = icmp sgt i64 %645, 0
  br i1 %842, label %843, label %846

843:                                              ; preds = %825
  %844 = getelementptr inbounds nuw i8, ptr %498, i64 120
  %845 = getelementptr inbounds nuw i8, ptr %498, i64 112
  br label %850

846:                                              ; preds = %868, %825
  %847 = getelementptr inbounds nuw i8, ptr %498, i64 88
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, 2
  br i1 %849, label %873, label %928

850:                                              ; preds = %868, %843
  %851 = phi i64 [ 0, %843 ], [ %871, %868 ]
  %852 = getelementptr inbounds nuw i64, ptr %643, i64 %851
  %853 = load i64, ptr %852, align 8
  %854 = load i64, ptr %844, align 8
  %855 = icmp eq i64 %854, 0
  %856 = mul nsw i64 %853, %841
  %857 = add i64 %856, %839
  %858 = inttoptr i64 %857 to ptr
  %859 = load i64, ptr %845, align 8
  br i1 %855, label %863, label %860

860:                                              ; preds = %850
  %861 = load i64, ptr %858, align 8
  %862 = add i64 %861, %859
  br label %868

863:                                              ; preds = %850
  %864 = load i32, ptr %858, align 4
  %865 = trunc i64 %859 to i32
  %866 = add i32 %864, %865
  %867 = zext i32 %866 to i64
  br label %868

868:                                              ; preds = %863, %860
  %869 = phi i64 [ %862, %860 ], [ %867, %863 ]
  %870 = getelementptr inbounds nuw i64, ptr %827, i64 %851
  store i64 %869, ptr %870, align 8
  %871 = add nuw nsw i64 %851, 1
  %872 = icmp eq i64 %871, %645
  br i1 %872, label %846, label %850

873:                                              ; preds = %846
  %874 = load i64, ptr %59, align 8
  %875 = inttoptr i64 %874 to ptr
  %876 = load i64, ptr %827, align 8
  %877 = lshr i64 %876, 32
  %878 = icmp sgt i64 %645, 1
  br i1 %878, label %879, label %902

879:                                              ; preds = %873, %899
  %880 = phi i64 [ %900, %899 ], [ 1, %873 ]
  %881 = getelementptr inbounds nuw i64, ptr %827, i64 %880
  %882 = load i64, ptr %881, align 8
  %883 = lshr i64 %882, 32
  %884 = icmp eq i64 %883, %877
  br i1 %884, label %899, label %885

885:                                              ; preds = %879
  %886 = load i64, ptr %60, align 8
  %887 = icmp eq i64 %877, %886
  br i1 %887, label %3404, label %888

888:                                              ; preds = %885
  %889 = load i64, ptr %61, align 8
  %890 = icmp sgt i64 %889, 0
  br i1 %890, label %894, label %899

891:                                              ; preds = %894
  %892 = add nuw nsw i64 %895, 1
  %893 = icmp eq i64 %892, %889
  br i1 %893, label %899, label %894

894:                                              ; preds = %888, %891
  %895 = phi i64 [ %892, %891 ], [ 0, %888 ]
  %896 = getelementptr inbounds nuw i64, ptr %875, i64 %895
  %897 = load i64, ptr %896, align 8
  %898 = icmp eq i64 %883, %897
  br i1 %898, label %3404, label %891

899:                                              ; preds = %891, %888, %879
  %900 = add nuw nsw i64 %880, 1
  %901 = icmp eq i64 %900, %645
  br i1 %901, label %902, label %879

902:                                              ; preds = %899, %873
  %903 = load i64, ptr %60, align 8
  %904 = icmp eq i64 %877, %903
  br i1 %904, label %908, label %905

905:                                              ; preds = %902
  %906 = load i64, ptr %61, align 8
  %907 = icmp sgt i64 %906, 0
  br i1 %907, label %923, label %930

908:                                              ; preds = %902
  br i1 %842, label %909, label %948

909:                                              ; preds = %908, %909
  %910 = phi i64 [ %914, %909 ], [ 0, %908 ]
  %911 = getelementptr inbounds nuw i64, ptr %827, i64 %910
  %912 = load i64, ptr %911, align 8
  %913 = and i64 %912, 4294967295
  store i64 %913, ptr %911, align 8
  %914 = add nuw nsw i64 %910, 1
  %915 = icmp eq i64 %914, %645
  br i1 %915, label %916, label %909

916:                                              ; preds = %909
  %917 = load i64, ptr %58, align 8
  %918 = inttoptr i64 %917 to ptr
  %919 = load i64, ptr %918, align 8
  br label %935

920:                                              ; preds = %923
  %921 = add nuw nsw i64 %924, 1
  %922 = icmp eq i64 %921, %906
  br i1 %922, label %930, label %923

923:                                              ; preds = %905, %920
  %924 = phi i64 [ %921, %920 ], [ 0, %905 ]
  %925 = getelementptr inbounds nuw i64, ptr %875, i64 %924
  %926 = load i64, ptr %925, align 8
  %927 = icmp eq i64 %877, %926
  br i1 %927, label %3404, label %920

928:                                              ; preds = %846
  %929 = icmp slt i64 %848, 0
  br i1 %929, label %3404, label %930

930:                                              ; preds = %920, %928, %905
  %931 = phi i64 [ %848, %928 ], [ 1, %905 ], [ 1, %920 ]
  %932 = load i64, ptr %58, align 8
  %933 = inttoptr i64 %932 to ptr
  %934 = load i64, ptr %933, align 8
  br i1 %842, label %935, label %939

935:                                              ; preds = %930, %916
  %936 = phi i64 [ %919, %916 ], [ %934, %930 ]
  %937 = phi ptr [ %918, %916 ], [ %933, %930 ]
  %938 = phi i64 [ 0, %916 ], [ %931, %930 ]
  br label %952

939:                                              ; preds = %952, %930
  %940 = phi ptr [ %933, %930 ], [ %937, %952 ]
  %941 = phi i64 [ %931, %930 ], [ %938, %952 ]
  %942 = phi i64 [ %934, %930 ], [ %960, %952 ]
  %943 = phi i64 [ 0, %930 ], [ %961, %952 ]
  %944 = phi i64 [ %934, %930 ], [ %959, %952 ]
  %945 = add nsw i64 %832, -1
  %946 = and i64 %943, %945
  %947 = icmp eq i64 %946, 0
  br i1 %947, label %964, label %3404

948:                                              ; preds = %908
  %949 = load i64, ptr %58, align 8
  %950 = inttoptr i64 %949 to ptr
  %951 = load i64, ptr %950, align 8
  br label %966

952:                                              ; preds = %952, %935
  %953 = phi i64 [ %959, %952 ], [ %936, %935 ]
  %954 = phi i64 [ %962, %952 ], [ 0, %935 ]
  %955 = phi i64 [ %961, %952 ], [ 0, %935 ]
  %956 = phi i64 [ %960, %952 ], [ %936, %935 ]
  %957 = getelementptr inbounds nuw i64, ptr %937, i64 %954
  %958 = load i64, ptr %957, align 8
  %959 = call i64 @llvm.smin.i64(i64 %958, i64 %953)
  %960 = call i64 @llvm.smax.i64(i64 %958, i64 %956)
  %961 = or i64 %958, %955
  %962 = add nuw nsw i64 %954, 1
  %963 = icmp eq i64 %962, %645
  br i1 %963, label %939, label %952

964:                                              ; preds = %939
  %965 = icmp eq i64 %941, 0
  br i1 %965, label %966, label %1010

966:                                              ; preds = %964, %948
  %967 = phi ptr [ %950, %948 ], [ %940, %964 ]
  %968 = phi i64 [ %951, %948 ], [ %942, %964 ]
  %969 = phi i64 [ %951, %948 ], [ %944, %964 ]
  %970 = load i64, ptr %65, align 8
  %971 = inttoptr i64 %970 to ptr
  %972 = load i64, ptr %66, align 8
  %973 = inttoptr i64 %972 to ptr
  %974 = load i64, ptr %67, align 8
  %975 = icmp sgt i64 %974, 0
  br i1 %975, label %976, label %990

976:                                              ; preds = %966, %987
  %977 = phi i64 [ %988, %987 ], [ 0, %966 ]
  %978 = shl nuw nsw i64 %977, 4
  %979 = getelementptr inbounds nuw i8, ptr %971, i64 %978
  %980 = load i64, ptr %979, align 8
  %981 = icmp sgt i64 %980, %969
  br i1 %981, label %987, label %982

982:                                              ; preds = %976
  %983 = getelementptr inbounds nuw i8, ptr %979, i64 8
  %984 = load i64, ptr %983, align 8
  %985 = sub nsw i64 %984, %832
  %986 = icmp sgt i64 %968, %985
  br i1 %986, label %987, label %990

987:                                              ; preds = %982, %976
  %988 = add nuw nsw i64 %977, 1
  %989 = icmp eq i64 %988, %974
  br i1 %989, label %3404, label %976

990:                                              ; preds = %982, %966
  %991 = phi i64 [ 0, %966 ], [ %977, %982 ]
  %992 = icmp eq i64 %991, %974
  br i1 %992, label %3404, label %993

993:                                              ; preds = %990
  br i1 %842, label %997, label %994

994:                                              ; preds = %997, %993
  %995 = load i64, ptr %62, align 8
  %996 = inttoptr i64 %995 to ptr
  br label %1048

997:                                              ; preds = %993, %997
  %998 = phi i64 [ %1008, %997 ], [ 0, %993 ]
  %999 = getelementptr inbounds nuw i64, ptr %643, i64 %998
  %1000 = load i64, ptr %999, align 8
  %1001 = getelementptr inbounds i64, ptr %973, i64 %1000
  %1002 = load i64, ptr %1001, align 8
  %1003 = load i64, ptr %68, align 8
  %1004 = mul nsw i64 %1003, %1002
  %1005 = getelementptr inbounds nuw i64, ptr %967, i64 %998
  %1006 = load i64, ptr %1005, align 8
  %1007 = add nsw i64 %1006, %1004
  store i64 %1007, ptr %1005, align 8
  %1008 = add nuw nsw i64 %998, 1
  %1009 = icmp eq i64 %1008, %645
  br i1 %1009, label %994, label %997

1010:                                             ; preds = %964
  %1011 = load i64, ptr %62, align 8
  %1012 = inttoptr i64 %1011 to ptr
  %1013 = load i64, ptr %63, align 8
  %1014 = icmp eq i64 %1013, 0
  br i1 %1014, label %1023, label %1015

1015:                                             ; preds = %1010
  %1016 = getelementptr inbounds %struct.region, ptr %1012, i64 %1013
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp sgt i64 %1017, %944
  br i1 %1018, label %1023, label %1019

1019:                                             ; preds = %1015
  %1020 = getelementptr inbounds nuw i8, ptr %1016, i64 8
  %1021 = load i64, ptr %1020, align 8
  %1022 = icmp slt i64 %944, %1021
  br i1 %1022, label %1041, label %1023

1023:                                             ; preds = %1019, %1015, %1010
  %1024 = load i64, ptr %64, align 8
  %1025 = icmp sgt i64 %1024, 1
  br i1 %1025, label %1026, label %1717

1026:                                             ; preds = %1023, %1038
  %1027 = phi i64 [ %1039, %1038 ], [ 1, %1023 ]
  %1028 = getelementptr inbounds nuw %struct.region, ptr %1012, i64 %1027
  %1029 = load i64, ptr %1028, align 8
  %1030 = icmp sgt i64 %1029, %944
  br i1 %1030, label %1038, label %1031

1031:                                             ; preds = %1026
  %1032 = getelementptr inbounds nuw i8, ptr %1028, i64 8
  %1033 = load i64, ptr %1032, align 8
  %1034 = icmp slt i64 %944, %1033
  br i1 %1034, label %1035, label %1038

1035:                                             ; preds = %1031
  %1036 = getelementptr inbounds nuw i8, ptr %1028, i64 8
  store i64 %1027, ptr %63, align 8
  %1037 = load i64, ptr %1036, align 8
  br label %1041

1038:                                             ; preds = %1031, %1026
  %1039 = add nuw nsw i64 %1027, 1
  %1040 = icmp eq i64 %1039, %1024
  br i1 %1040, label %1717, label %1026

1041:                                             ; preds = %1035, %1019
  %1042 = phi i64 [ %1021, %1019 ], [ %1037, %1035 ]
  %1043 = phi ptr [ %1016, %1019 ], [ %1028, %1035 ]
  %1044 = sub nsw i64 %1042, %832
  %1045 = icmp sgt i64 %942, %1044
  br i1 %1045, label %3404, label %1046

1046:                                             ; preds = %1041
  %1047 = load i64, ptr %1043, align 8
  br label %1048

1048:                                             ; preds = %1046, %994
  %1049 = phi i64 [ %995, %994 ], [ %1011, %1046 ]
  %1050 = phi i64 [ 0, %994 ], [ %941, %1046 ]
  %1051 = phi ptr [ %996, %994 ], [ %1043, %1046 ]
  %1052 = phi i64 [ 0, %994 ], [ %1047, %1046 ]
  %1053 = getelementptr inbounds nuw i8, ptr %1051, i64 120
  %1054 = load i64, ptr %1053, align 8
  %1055 = icmp sgt i64 %1054, 1
  br i1 %1055, label %3404, label %1056

1056:                                             ; preds = %1048
  %1057 = getelementptr inbounds nuw i8, ptr %1051, i64 32
  %1058 = load i64, ptr %1057, align 8
  %1059 = icmp slt i64 %832, %1058
  br i1 %1059, label %3404, label %1060

1060:                                             ; preds = %1056
  %1061 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1058, i1 true)
  %1062 = ashr i64 %832, %1061
  %1063 = icmp eq i64 %1050, 0
  br i1 %1063, label %1067, label %1064

1064:                                             ; preds = %1060
  %1065 = load i64, ptr %69, align 8
  %1066 = icmp ne i64 %1065, 0
  br label %1067

1067:                                             ; preds = %1064, %1060
  %1068 = phi i1 [ true, %1060 ], [ %1066, %1064 ]
  store i64 -1, ptr %70, align 8
  store i64 0, ptr %71, align 8
  %1069 = load i64, ptr %1053, align 8
  %1070 = icmp eq i64 %1069, 0
  br i1 %1070, label %1085, label %1071

1071:                                             ; preds = %1067
  %1072 = select i1 %833, i64 136, i64 128
  %1073 = getelementptr inbounds nuw i8, ptr %1051, i64 %1072
  %1074 = load i64, ptr %1073, align 8
  %1075 = inttoptr i64 %1074 to ptr
  %1076 = getelementptr inbounds i64, ptr %1075, i64 %499
  %1077 = load i64, ptr %1076, align 8
  %1078 = inttoptr i64 %1077 to ptr
  %1079 = icmp eq i64 %1077, 0
  br i1 %1079, label %1080, label %1085

1080:                                             ; preds = %1071
  %1081 = ptrtoint ptr %1051 to i64
  %1082 = sub i64 %1081, %1049
  %1083 = sdiv exact i64 %1082, 152
  store i64 %1083, ptr %70, align 8
  %1084 = select i1 %833, i64 2, i64 1
  store i64 %1084, ptr %71, align 8
  br label %3404

1085:                                             ; preds = %1071, %1067
  %1086 = phi ptr [ %1078, %1071 ], [ null, %1067 ]
  br i1 %1068, label %1087, label %1094

1087:                                             ; preds = %1085
  %1088 = load i64, ptr %72, align 8
  %1089 = shl nsw i64 %645, 1
  %1090 = add i64 %1089, 4
  %1091 = add i64 %1090, %1088
  %1092 = load i64, ptr %73, align 8
  %1093 = icmp sgt i64 %1091, %1092
  br i1 %1093, label %3404, label %1094

1094:                                             ; preds = %1087, %1085
  %1095 = load i64, ptr %66, align 8
  %1096 = inttoptr i64 %1095 to ptr
  %1097 = load i64, ptr %74, align 8
  %1098 = inttoptr i64 %1097 to ptr
  %1099 = load i64, ptr %75, align 8
  %1100 = inttoptr i64 %1099 to ptr
  %1101 = load i64, ptr %76, align 8
  %1102 = inttoptr i64 %1101 to ptr
  %1103 = getelementptr inbounds nuw i8, ptr %1051, i64 24
  %1104 = load i64, ptr %1103, align 8
  %1105 = inttoptr i64 %1104 to ptr
  %1106 = getelementptr inbounds nuw i8, ptr %1051, i64 64
  %1107 = load i64, ptr %1106, align 8
  %1108 = inttoptr i64 %1107 to ptr
  %1109 = getelementptr inbounds nuw i8, ptr %1051, i64 56
  %1110 = load i64, ptr %1109, align 8
  %1111 = inttoptr i64 %1110 to ptr
  %1112 = getelementptr inbounds nuw i8, ptr %1051, i64 72
  %1113 = load i64, ptr %1112, align 8
  %1114 = inttoptr i64 %1113 to ptr
  %1115 = getelementptr inbounds nuw i8, ptr %1051, i64 88
  %1116 = load i64, ptr %1115, align 8
  %1117 = inttoptr i64 %1116 to ptr
  %1118 = getelementptr inbounds nuw i8, ptr %1051, i64 48
  %1119 = load i64, ptr %1118, align 8
  %1120 = inttoptr i64 %1119 to ptr
  %1121 = getelementptr inbounds nuw i8, ptr %1051, i64 112
  %1122 = load i64, ptr %1121, align 8
  %1123 = inttoptr i64 %1122 to ptr
  %1124 = load i64, ptr %77, align 8
  %1125 = load i64, ptr %1057, align 8
  %1126 = load i64, ptr %78, align 8
  %1127 = inttoptr i64 %1126 to ptr
  %1128 = mul nsw i64 %1062, %645
  %1129 = add nsw i64 %1124, %1128
  store i64 %1129, ptr %77, align 8
  br i1 %842, label %1130, label %1293

1130:                                             ; preds = %1094
  %1131 = icmp eq i64 %1107, 0
  %1132 = getelementptr inbounds nuw i8, ptr %1051, i64 104
  %1133 = getelementptr inbounds nuw i8, ptr %1051, i64 80
  %1134 = getelementptr inbounds nuw i8, ptr %1051, i64 40
  %1135 = icmp eq i64 %1110, 0
  %1136 = icmp slt i64 %1125, 1
  %1137 = select i1 %1135, i1 true, i1 %1136
  %1138 = icmp sgt i64 %1062, 0
  br label %1139

1139:                                             ; preds = %1287, %1130
  %1140 = phi i64 [ 0, %1130 ], [ %1288, %1287 ]
  %1141 = phi i64 [ 0, %1130 ], [ %1289, %1287 ]
  %1142 = phi i64 [ 0, %1130 ], [ %1291, %1287 ]
  %1143 = phi i64 [ 0, %1130 ], [ %1290, %1287 ]
  %1144 = getelementptr inbounds nuw i64, ptr %643, i64 %1142
  %1145 = load i64, ptr %1144, align 8
  %1146 = getelementptr inbounds nuw i64, ptr %827, i64 %1142
  %1147 = load i64, ptr %1146, align 8
  %1148 = sub nsw i64 %1147, %1052
  %1149 = ashr i64 %1148, %1061
  %1150 = getelementptr inbounds i64, ptr %1096, i64 %1145
  %1151 = load i64, ptr %1150, align 8
  %1152 = load i64, ptr %79, align 8
  %1153 = add nsw i64 %1152, %1151
  %1154 = getelementptr inbounds i64, ptr %1098, i64 %1145
  %1155 = load i64, ptr %1154, align 8
  %1156 = getelementptr inbounds i64, ptr %1100, i64 %1145
  %1157 = load i64, ptr %1156, align 8
  %1158 = load i64, ptr %80, align 8
  %1159 = mul nsw i64 %1158, %1157
  %1160 = getelementptr inbounds i32, ptr %1102, i64 %1159
  br i1 %1138, label %1161, label %1287

1161:                                             ; preds = %1139, %1277
  %1162 = phi i64 [ %1278, %1277 ], [ %1140, %1139 ]
  %1163 = phi i64 [ %1279, %1277 ], [ %1141, %1139 ]
  %1164 = phi i64 [ %1285, %1277 ], [ %1143, %1139 ]
  %1165 = phi i64 [ %1284, %1277 ], [ 0, %1139 ]
  %1166 = add nsw i64 %1165, %1149
  %1167 = mul nsw i64 %1166, 40
  %1168 = getelementptr inbounds i8, ptr %1105, i64 %1167
  br i1 %1131, label %1173, label %1169

1169:                                             ; preds = %1161
  %1170 = getelementptr inbounds i32, ptr %1108, i64 %1166
  %1171 = load i32, ptr %1170, align 4
  %1172 = icmp eq i32 %1171, 0
  br i1 %1172, label %1173, label %3404

1173:                                             ; preds = %1169, %1161
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %1174 = load i64, ptr %1132, align 8
  %1175 = icmp eq i64 %1174, 0
  br label %1176

1176:                                             ; preds = %1206, %1173
  %1177 = phi i1 [ true, %1173 ], [ false, %1206 ]
  %1178 = phi ptr [ %16, %1173 ], [ %17, %1206 ]
  %1179 = phi i64 [ 0, %1173 ], [ 20, %1206 ]
  %1180 = getelementptr inbounds nuw i8, ptr %1168, i64 %1179
  %1181 = load i32, ptr %1180, align 4
  %1182 = sext i32 %1181 to i64
  %1183 = getelementptr inbounds nuw i8, ptr %1180, i64 4
  %1184 = load i32, ptr %1183, align 4
  %1185 = icmp slt i32 %1184, 1
  %1186 = icmp eq i64 %1155, %1182
  %1187 = select i1 %1185, i1 true, i1 %1186
  br i1 %1187, label %1193, label %1188

1188:                                             ; preds = %1176
  %1189 = getelementptr inbounds i32, ptr %1160, i64 %1182
  %1190 = load i32, ptr %1189, align 4
  %1191 = icmp sge i32 %1190, %1184
  %1192 = zext i1 %1191 to i32
  br label %1193

1193:                                             ; preds = %1188, %1176
  %1194 = phi i32 [ %1192, %1188 ], [ 1, %1176 ]
  store i32 %1194, ptr %1178, align 4
  %1195 = icmp sgt i32 %1184, 0
  %1196 = and i1 %1175, %1195
  br i1 %1196, label %1197, label %1206

1197:                                             ; preds = %1193
  %1198 = getelementptr inbounds nuw i8, ptr %1180, i64 8
  %1199 = load i32, ptr %1198, align 4
  %1200 = sext i32 %1199 to i64
  %1201 = icmp eq i64 %1153, %1200
  br i1 %1201, label %1206, label %1202

1202:                                             ; preds = %1197
  %1203 = load i64, ptr %81, align 8
  %1204 = icmp eq i64 %1203, 0
  br i1 %1204, label %1205, label %1273

1205:                                             ; preds = %1202
  store i32 0, ptr %1178, align 4
  br label %1206

1206:                                             ; preds = %1205, %1197, %1193
  br i1 %1177, label %1176, label %1207

1207:                                             ; preds = %1206
  %1208 = load i32, ptr %16, align 4
  %1209 = icmp eq i32 %1208, 0
  br i1 %1209, label %1273, label %1210

1210:                                             ; preds = %1207
  br i1 %833, label %1211, label %1239

1211:                                             ; preds = %1210
  %1212 = load i32, ptr %17, align 4
  %1213 = icmp eq i32 %1212, 0
  br i1 %1213, label %1273, label %1214

1214:                                             ; preds = %1211
  %1215 = getelementptr inbounds i8, ptr %1117, i64 %1166
  %1216 = load i8, ptr %1215, align 1
  %1217 = icmp eq i8 %1216, 0
  br i1 %1217, label %1218, label %1273

1218:                                             ; preds = %1214
  %1219 = getelementptr inbounds i64, ptr %1123, i64 %1166
  %1220 = load i64, ptr %1219, align 8
  %1221 = icmp slt i64 %1220, %1124
  br i1 %1221, label %1222, label %1273

1222:                                             ; preds = %1218
  %1223 = load i64, ptr %1133, align 8
  %1224 = icmp sgt i64 %1223, 0
  br i1 %1224, label %1225, label %1277

1225:                                             ; preds = %1222
  %1226 = mul i64 %1166, 20
  br label %1230

1227:                                             ; preds = %1230
  %1228 = add nuw nsw i64 %1231, 1
  %1229 = icmp eq i64 %1228, %1223
  br i1 %1229, label %1277, label %1230

1230:                                             ; preds = %1227, %1225
  %1231 = phi i64 [ 0, %1225 ], [ %1228, %1227 ]
  %1232 = getelementptr inbounds nuw i64, ptr %1114, i64 %1231
  %1233 = load i64, ptr %1232, align 8
  %1234 = inttoptr i64 %1233 to ptr
  %1235 = getelementptr i8, ptr %1234, i64 %1226
  %1236 = getelementptr i8, ptr %1235, i64 4
  %1237 = load i32, ptr %1236, align 4
  %1238 = icmp eq i32 %1237, 0
  br i1 %1238, label %1227, label %1273

1239:                                             ; preds = %1210
  %1240 = load i64, ptr %1134, align 8
  %1241 = icmp eq i64 %1240, 0
  br i1 %1241, label %1242, label %1246

1242:                                             ; preds = %1239
  %1243 = getelementptr inbounds i8, ptr %1120, i64 %1166
  %1244 = load i8, ptr %1243, align 1
  %1245 = icmp eq i8 %1244, 0
  br i1 %1245, label %1273, label %1246

1246:                                             ; preds = %1242, %1239
  br i1 %1137, label %1258, label %1247

1247:                                             ; preds = %1246
  %1248 = mul nsw i64 %1166, %1125
  %1249 = getelementptr i32, ptr %1111, i64 %1248
  br label %1253

1250:                                             ; preds = %1253
  %1251 = add nuw nsw i64 %1254, 1
  %1252 = icmp eq i64 %1251, %1125
  br i1 %1252, label %1258, label %1253

1253:                                             ; preds = %1250, %1247
  %1254 = phi i64 [ 0, %1247 ], [ %1251, %1250 ]
  %1255 = getelementptr i32, ptr %1249, i64 %1254
  %1256 = load i32, ptr %1255, align 4
  %1257 = icmp eq i32 %1256, 0
  br i1 %1257, label %1250, label %1273

1258:                                             ; preds = %1250, %1246
  %1259 = load i32, ptr %17, align 4
  %1260 = freeze i32 %1259
  %1261 = icmp eq i32 %1260, 0
  %1262 = zext i1 %1261 to i64
  %1263 = add nsw i64 %1162, %1262
  %1264 = getelementptr inbounds i64, ptr %1123, i64 %1166
  %1265 = load i64, ptr %1264, align 8
  %1266 = icmp slt i64 %1265, %1124
  br i1 %1266, label %1274, label %1267

1267:                                             ; preds = %1258
  %1268 = sub nsw i64 %1265, %1124
  %1269 = getelementptr inbounds nuw i8, ptr %1127, i64 %1268
  %1270 = load i8, ptr %1269, align 1
  %1271 = or i8 %1270, 1
  store i8 %1271, ptr %1269, align 1
  %1272 = add nsw i64 %1163, 1
  br label %1274

1273:                                             ; preds = %1242, %1218, %1214, %1211, %1207, %1202, %1253, %1230
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %3404

1274:                                             ; preds = %1267, %1258
  %1275 = phi i64 [ %1163, %1258 ], [ %1272, %1267 ]
  %1276 = select i1 %1261, i8 2, i8 0
  br label %1277

1277:                                             ; preds = %1227, %1274, %1222
  %1278 = phi i64 [ %1263, %1274 ], [ %1162, %1222 ], [ %1162, %1227 ]
  %1279 = phi i64 [ %1275, %1274 ], [ %1163, %1222 ], [ %1163, %1227 ]
  %1280 = phi i8 [ %1276, %1274 ], [ 0, %1222 ], [ 0, %1227 ]
  %1281 = getelementptr inbounds i8, ptr %1127, i64 %1164
  store i8 %1280, ptr %1281, align 1
  %1282 = add nsw i64 %1164, %1124
  %1283 = getelementptr inbounds i64, ptr %1123, i64 %1166
  store i64 %1282, ptr %1283, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %1284 = add nuw nsw i64 %1165, 1
  %1285 = add nsw i64 %1164, 1
  %1286 = icmp eq i64 %1284, %1062
  br i1 %1286, label %1287, label %1161

1287:                                             ; preds = %1277, %1139
  %1288 = phi i64 [ %1140, %1139 ], [ %1278, %1277 ]
  %1289 = phi i64 [ %1141, %1139 ], [ %1279, %1277 ]
  %1290 = phi i64 [ %1143, %1139 ], [ %1285, %1277 ]
  %1291 = add nuw nsw i64 %1142, 1
  %1292 = icmp eq i64 %1291, %645
  br i1 %1292, label %1293, label %1139

1293:                                             ; preds = %1287, %1094
  %1294 = phi i64 [ 0, %1094 ], [ %1288, %1287 ]
  %1295 = phi i64 [ 0, %1094 ], [ %1289, %1287 ]
  %1296 = getelementptr inbounds nuw i8, ptr %1051, i64 96
  %1297 = load i64, ptr %1296, align 8
  %1298 = inttoptr i64 %1297 to ptr
  br i1 %833, label %1313, label %1299

1299:                                             ; preds = %1293
  %1300 = getelementptr inbounds nuw i8, ptr %1298, i64 8
  %1301 = load i64, ptr %1300, align 8
  %1302 = add i64 %1295, %1294
  %1303 = add i64 %1302, %1301
  %1304 = getelementptr inbounds nuw i8, ptr %1298, i64 16
  %1305 = load i64, ptr %1304, align 8
  %1306 = icmp sgt i64 %1303, %1305
  br i1 %1306, label %1307, label %1313

1307:                                             ; preds = %1299
  %1308 = getelementptr inbounds nuw i8, ptr %1298, i64 24
  store i64 %1303, ptr %1308, align 8
  %1309 = load i64, ptr %62, align 8
  %1310 = ptrtoint ptr %1051 to i64
  %1311 = sub i64 %1310, %1309
  %1312 = sdiv exact i64 %1311, 152
  store i64 %1312, ptr %70, align 8
  br label %3404

1313:                                             ; preds = %1299, %1293
  %1314 = load i64, ptr %66, align 8
  %1315 = inttoptr i64 %1314 to ptr
  %1316 = load i64, ptr %74, align 8
  %1317 = inttoptr i64 %1316 to ptr
  %1318 = load i64, ptr %82, align 8
  %1319 = inttoptr i64 %1318 to ptr
  %1320 = load i64, ptr %78, align 8
  %1321 = inttoptr i64 %1320 to ptr
  %1322 = load i64, ptr %1103, align 8
  %1323 = inttoptr i64 %1322 to ptr
  %1324 = load i64, ptr %1109, align 8
  %1325 = inttoptr i64 %1324 to ptr
  %1326 = load i64, ptr %1057, align 8
  %1327 = icmp eq i64 %1294, 0
  br i1 %1327, label %1332, label %1328

1328:                                             ; preds = %1313
  %1329 = getelementptr inbounds nuw i8, ptr %1298, i64 8
  br i1 %842, label %1330, label %1389

1330:                                             ; preds = %1328
  %1331 = icmp sgt i64 %1062, 0
  br label %1342

1332:                                             ; preds = %1351, %1313
  br i1 %842, label %1333, label %1389

1333:                                             ; preds = %1332
  %1334 = trunc i64 %499 to i32
  %1335 = getelementptr inbounds nuw i8, ptr %1051, i64 40
  %1336 = icmp eq i64 %1324, 0
  %1337 = icmp slt i64 %1326, 1
  %1338 = shl i64 %1326, 2
  %1339 = select i1 %1336, i1 true, i1 %1337
  %1340 = icmp sgt i64 %1062, 0
  %1341 = select i1 %833, i64 0, i64 5
  br label %1396

1342:                                             ; preds = %1351, %1330
  %1343 = phi i64 [ 0, %1330 ], [ %1352, %1351 ]
  %1344 = phi i64 [ 0, %1330 ], [ %1353, %1351 ]
  %1345 = getelementptr inbounds nuw i64, ptr %827, i64 %1344
  %1346 = load i64, ptr %1345, align 8
  %1347 = sub nsw i64 %1346, %1052
  %1348 = ashr i64 %1347, %1061
  br i1 %1331, label %1355, label %1351

1349:                                             ; preds = %1385
  %1350 = add i64 %1343, %1062
  br label %1351

1351:                                             ; preds = %1349, %1342
  %1352 = phi i64 [ %1343, %1342 ], [ %1350, %1349 ]
  %1353 = add nuw nsw i64 %1344, 1
  %1354 = icmp eq i64 %1353, %645
  br i1 %1354, label %1332, label %1342

1355:                                             ; preds = %1342, %1385
  %1356 = phi i64 [ %1387, %1385 ], [ %1343, %1342 ]
  %1357 = phi i64 [ %1386, %1385 ], [ 0, %1342 ]
  %1358 = getelementptr inbounds i8, ptr %1321, i64 %1356
  %1359 = load i8, ptr %1358, align 1
  %1360 = and i8 %1359, 2
  %1361 = icmp eq i8 %1360, 0
  br i1 %1361, label %1385, label %1362

1362:                                             ; preds = %1355
  %1363 = add nsw i64 %1357, %1348
  %1364 = mul nsw i64 %1363, 40
  %1365 = getelementptr inbounds i8, ptr %1323, i64 %1364
  %1366 = getelementptr inbounds nuw i8, ptr %1365, i64 20
  %1367 = load i64, ptr %1298, align 8
  %1368 = inttoptr i64 %1367 to ptr
  %1369 = load i64, ptr %1329, align 8
  %1370 = add nsw i64 %1369, 1
  store i64 %1370, ptr %1329, align 8
  %1371 = mul nsw i64 %1369, 24
  %1372 = getelementptr inbounds i8, ptr %1368, i64 %1371
  %1373 = trunc i64 %1363 to i32
  store i32 %1373, ptr %1372, align 4
  br label %1378

1374:                                             ; preds = %1378
  %1375 = load i64, ptr %1115, align 8
  %1376 = inttoptr i64 %1375 to ptr
  %1377 = getelementptr inbounds i8, ptr %1376, i64 %1363
  store i8 1, ptr %1377, align 1
  br label %1385

1378:                                             ; preds = %1378, %1362
  %1379 = phi i64 [ 0, %1362 ], [ %1382, %1378 ]
  %1380 = getelementptr inbounds nuw i32, ptr %1366, i64 %1379
  %1381 = load i32, ptr %1380, align 4
  %1382 = add nuw nsw i64 %1379, 1
  %1383 = getelementptr inbounds nuw i32, ptr %1372, i64 %1382
  store i32 %1381, ptr %1383, align 4
  %1384 = icmp eq i64 %1382, 5
  br i1 %1384, label %1374, label %1378

1385:                                             ; preds = %1374, %1355
  %1386 = add nuw nsw i64 %1357, 1
  %1387 = add nsw i64 %1356, 1
  %1388 = icmp eq i64 %1386, %1062
  br i1 %1388, label %1349, label %1355

1389:                                             ; preds = %1408, %1332, %1328
  %1390 = icmp eq i64 %1295, 0
  br i1 %1390, label %1497, label %1391

1391:                                             ; preds = %1389
  %1392 = getelementptr inbounds nuw i8, ptr %1298, i64 8
  %1393 = trunc i64 %499 to i32
  br i1 %842, label %1394, label %1524

1394:                                             ; preds = %1391
  %1395 = icmp sgt i64 %1062, 0
  br label %1443

1396:                                             ; preds = %1408, %1333
  %1397 = phi i64 [ 0, %1333 ], [ %1409, %1408 ]
  %1398 = getelementptr inbounds nuw i64, ptr %827, i64 %1397
  %1399 = load i64, ptr %1398, align 8
  %1400 = sub nsw i64 %1399, %1052
  %1401 = ashr i64 %1400, %1061
  br i1 %1340, label %1402, label %1408

1402:                                             ; preds = %1396
  %1403 = getelementptr inbounds nuw i64, ptr %643, i64 %1397
  %1404 = load i64, ptr %1403, align 8
  %1405 = getelementptr inbounds i64, ptr %1317, i64 %1404
  %1406 = getelementptr inbounds i32, ptr %1319, i64 %1404
  %1407 = getelementptr inbounds i64, ptr %1315, i64 %1404
  br label %1411

1408:                                             ; preds = %1440, %1396
  %1409 = add nuw nsw i64 %1397, 1
  %1410 = icmp eq i64 %1409, %645
  br i1 %1410, label %1389, label %1396

1411:                                             ; preds = %1440, %1402
  %1412 = phi i64 [ 0, %1402 ], [ %1441, %1440 ]
  %1413 = add i64 %1412, %1401
  %1414 = mul i64 %1413, %1338
  %1415 = getelementptr i8, ptr %1325, i64 %1414
  %1416 = mul nsw i64 %1413, 40
  %1417 = getelementptr inbounds i8, ptr %1323, i64 %1416
  %1418 = getelementptr inbounds nuw i32, ptr %1417, i64 %1341
  %1419 = load i64, ptr %1405, align 8
  %1420 = trunc i64 %1419 to i32
  store i32 %1420, ptr %1418, align 4
  %1421 = load i32, ptr %1406, align 4
  %1422 = getelementptr inbounds nuw i8, ptr %1418, i64 4
  store i32 %1421, ptr %1422, align 4
  %1423 = load i64, ptr %1407, align 8
  %1424 = load i64, ptr %79, align 8
  %1425 = add nsw i64 %1424, %1423
  %1426 = trunc i64 %1425 to i32
  %1427 = getelementptr inbounds nuw i8, ptr %1418, i64 8
  store i32 %1426, ptr %1427, align 4
  %1428 = getelementptr inbounds nuw i8, ptr %1418, i64 12
  store i32 %1334, ptr %1428, align 4
  %1429 = getelementptr inbounds nuw i8, ptr %1418, i64 16
  store i32 1, ptr %1429, align 4
  br i1 %833, label %1430, label %1440

1430:                                             ; preds = %1411
  %1431 = getelementptr i8, ptr %1417, i64 24
  store i32 0, ptr %1431, align 4
  %1432 = load i64, ptr %1335, align 8
  %1433 = icmp eq i64 %1432, 0
  br i1 %1433, label %1434, label %1438

1434:                                             ; preds = %1430
  %1435 = load i64, ptr %1118, align 8
  %1436 = inttoptr i64 %1435 to ptr
  %1437 = getelementptr inbounds i8, ptr %1436, i64 %1413
  store i8 1, ptr %1437, align 1
  br label %1438

1438:                                             ; preds = %1434, %1430
  br i1 %1339, label %1440, label %1439

1439:                                             ; preds = %1438
  call void @llvm.memset.p0.i64(ptr align 4 %1415, i8 0, i64 %1338, i1 false)
  br label %1440

1440:                                             ; preds = %1439, %1438, %1411
  %1441 = add nuw nsw i64 %1412, 1
  %1442 = icmp eq i64 %1441, %1062
  br i1 %1442, label %1408, label %1411

1443:                                             ; preds = %1458, %1394
  %1444 = phi i64 [ 0, %1394 ], [ %1460, %1458 ]
  %1445 = phi i64 [ 0, %1394 ], [ %1459, %1458 ]
  %1446 = getelementptr inbounds nuw i64, ptr %827, i64 %1444
  %1447 = load i64, ptr %1446, align 8
  %1448 = sub nsw i64 %1447, %1052
  %1449 = ashr i64 %1448, %1061
  br i1 %1395, label %1450, label %1458

1450:                                             ; preds = %1443
  %1451 = getelementptr inbounds nuw i64, ptr %643, i64 %1444
  %1452 = load i64, ptr %1451, align 8
  %1453 = getelementptr inbounds i64, ptr %1317, i64 %1452
  %1454 = getelementptr inbounds i32, ptr %1319, i64 %1452
  %1455 = getelementptr inbounds i64, ptr %1315, i64 %1452
  br label %1462

1456:                                             ; preds = %1493
  %1457 = add i64 %1445, %1062
  br label %1458

1458:                                             ; preds = %1456, %1443
  %1459 = phi i64 [ %1445, %1443 ], [ %1457, %1456 ]
  %1460 = add nuw nsw i64 %1444, 1
  %1461 = icmp eq i64 %1460, %645
  br i1 %1461, label %1497, label %1443

1462:                                             ; preds = %1493, %1450
  %1463 = phi i64 [ 0, %1450 ], [ %1494, %1493 ]
  %1464 = phi i64 [ %1445, %1450 ], [ %1495, %1493 ]
  %1465 = getelementptr inbounds i8, ptr %1321, i64 %1464
  %1466 = load i8, ptr %1465, align 1
  %1467 = and i8 %1466, 1
  %1468 = icmp eq i8 %1467, 0
  br i1 %1468, label %1493, label %1469

1469:                                             ; preds = %1462
  %1470 = load i64, ptr %1298, align 8
  %1471 = inttoptr i64 %1470 to ptr
  %1472 = load i64, ptr %1392, align 8
  %1473 = add nsw i64 %1472, 1
  store i64 %1473, ptr %1392, align 8
  %1474 = mul nsw i64 %1472, 24
  %1475 = getelementptr inbounds i8, ptr %1471, i64 %1474
  %1476 = add nsw i64 %1463, %1449
  %1477 = trunc i64 %1476 to i32
  store i32 %1477, ptr %1475, align 4
  %1478 = load i64, ptr %1453, align 8
  %1479 = trunc i64 %1478 to i32
  %1480 = getelementptr inbounds nuw i8, ptr %1475, i64 4
  store i32 %1479, ptr %1480, align 4
  %1481 = load i32, ptr %1454, align 4
  %1482 = getelementptr inbounds nuw i8, ptr %1475, i64 8
  store i32 %1481, ptr %1482, align 4
  %1483 = load i64, ptr %1455, align 8
  %1484 = load i64, ptr %79, align 8
  %1485 = add nsw i64 %1484, %1483
  %1486 = trunc i64 %1485 to i32
  %1487 = getelementptr inbounds nuw i8, ptr %1475, i64 12
  store i32 %1486, ptr %1487, align 4
  %1488 = getelementptr inbounds nuw i8, ptr %1475, i64 16
  store i32 %1393, ptr %1488, align 4
  %1489 = getelementptr inbounds nuw i8, ptr %1475, i64 20
  store i32 1, ptr %1489, align 4
  %1490 = load i64, ptr %1115, align 8
  %1491 = inttoptr i64 %1490 to ptr
  %1492 = getelementptr inbounds i8, ptr %1491, i64 %1476
  store i8 1, ptr %1492, align 1
  br label %1493

1493:                                             ; preds = %1469, %1462
  %1494 = add nuw nsw i64 %1463, 1
  %1495 = add nsw i64 %1464, 1
  %1496 = icmp eq i64 %1494, %1062
  br i1 %1496, label %1456, label %1462

1497:                                             ; preds = %1458, %1389
  %1498 = icmp eq ptr %1086, null
  br i1 %1498, label %1524, label %1499

1499:                                             ; preds = %1497
  %1500 = getelementptr inbounds nuw i8, ptr %1051, i64 144
  %1501 = load i64, ptr %1500, align 8
  %1502 = inttoptr i64 %1501 to ptr
  br i1 %842, label %1503, label %1524

1503:                                             ; preds = %1499
  %1504 = trunc i64 %499 to i32
  %1505 = icmp sgt i64 %1062, 0
  br label %1506

1506:                                             ; preds = %1512, %1503
  %1507 = phi i64 [ 0, %1503 ], [ %1513, %1512 ]
  %1508 = getelementptr inbounds nuw i64, ptr %827, i64 %1507
  %1509 = load i64, ptr %1508, align 8
  %1510 = sub nsw i64 %1509, %1052
  %1511 = ashr i64 %1510, %1061
  br i1 %1505, label %1515, label %1512

1512:                                             ; preds = %1521, %1506
  %1513 = add nuw nsw i64 %1507, 1
  %1514 = icmp eq i64 %1513, %645
  br i1 %1514, label %1524, label %1506

1515:                                             ; preds = %1506, %1521
  %1516 = phi i64 [ %1522, %1521 ], [ 0, %1506 ]
  %1517 = add nsw i64 %1516, %1511
  %1518 = getelementptr inbounds i8, ptr %1086, i64 %1517
  store i8 1, ptr %1518, align 1
  br i1 %833, label %1519, label %1521

1519:                                             ; preds = %1515
  %1520 = getelementptr inbounds i32, ptr %1502, i64 %1517
  store i32 %1504, ptr %1520, align 4
  br label %1521

1521:                                             ; preds = %1519, %1515
  %1522 = add nuw nsw i64 %1516, 1
  %1523 = icmp eq i64 %1522, %1062
  br i1 %1523, label %1512, label %1515

1524:                                             ; preds = %1512, %1499, %1497, %1391
  %1525 = load i64, ptr %41, align 8
  %1526 = inttoptr i64 %1525 to ptr
  %1527 = load i64, ptr %83, align 8
  %1528 = inttoptr i64 %1527 to ptr
  %1529 = load i64, ptr %830, align 8
  %1530 = icmp sgt i64 %1529, 0
  br i1 %1530, label %1531, label %1589

1531:                                             ; preds = %1524
  %1532 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %1533 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %1534 = getelementptr inbounds nuw i8, ptr %1051, i64 16
  br label %1535

1535:                                             ; preds = %1584, %1531
  %1536 = phi i64 [ %1529, %1531 ], [ %1585, %1584 ]
  %1537 = phi i64 [ %1529, %1531 ], [ %1586, %1584 ]
  %1538 = phi i64 [ 0, %1531 ], [ %1587, %1584 ]
  %1539 = load i64, ptr %1532, align 8
  %1540 = getelementptr i64, ptr %1528, i64 %1539
  %1541 = getelementptr i64, ptr %1540, i64 %1538
  %1542 = load i64, ptr %1541, align 8
  %1543 = icmp slt i64 %1542, 0
  br i1 %1543, label %1584, label %1544

1544:                                             ; preds = %1535
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1545 = getelementptr inbounds nuw %struct.operand, ptr %1526, i64 %1542
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1545, i64 16, i1 false)
  br i1 %842, label %1550, label %1548

1546:                                             ; preds = %1581
  %1547 = load i64, ptr %830, align 8
  br label %1548

1548:                                             ; preds = %1546, %1544
  %1549 = phi i64 [ %1547, %1546 ], [ %1536, %1544 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %1584

1550:                                             ; preds = %1544, %1581
  %1551 = phi i64 [ %1582, %1581 ], [ 0, %1544 ]
  %1552 = load i64, ptr %1534, align 8
  %1553 = getelementptr inbounds nuw i64, ptr %827, i64 %1551
  %1554 = load i64, ptr %1553, align 8
  %1555 = load i64, ptr %828, align 8
  %1556 = mul nsw i64 %1555, %1538
  %1557 = sub i64 %1552, %1052
  %1558 = add i64 %1557, %1554
  %1559 = add nsw i64 %1558, %1556
  br i1 %833, label %1560, label %1576

1560:                                             ; preds = %1550
  %1561 = load i64, ptr %1533, align 8
  %1562 = getelementptr inbounds nuw i64, ptr %643, i64 %1551
  %1563 = load i64, ptr %1562, align 8
  %1564 = call fastcc i64 @get(ptr noundef %14, i64 noundef %1561, i64 noundef %1563)
  switch i64 %1555, label %1574 [
    i64 1, label %1565
    i64 2, label %1568
    i64 4, label %1571
  ]

1565:                                             ; preds = %1560
  %1566 = trunc i64 %1564 to i8
  %1567 = inttoptr i64 %1559 to ptr
  store i8 %1566, ptr %1567, align 1
  br label %1581

1568:                                             ; preds = %1560
  %1569 = trunc i64 %1564 to i16
  %1570 = inttoptr i64 %1559 to ptr
  store i16 %1569, ptr %1570, align 2
  br label %1581

1571:                                             ; preds = %1560
  %1572 = trunc i64 %1564 to i32
  %1573 = inttoptr i64 %1559 to ptr
  store i32 %1572, ptr %1573, align 4
  br label %1581

1574:                                             ; preds = %1560
  %1575 = inttoptr i64 %1559 to ptr
  store i64 %1564, ptr %1575, align 8
  br label %1581

1576:                                             ; preds = %1550
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1559, ptr %15, align 8
  store i64 0, ptr %84, align 8
  %1577 = getelementptr inbounds nuw i64, ptr %643, i64 %1551
  %1578 = load i64, ptr %1577, align 8
  %1579 = load i64, ptr %1533, align 8
  %1580 = call fastcc i64 @get(ptr noundef %15, i64 noundef %1579, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1578, i64 noundef %1580)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1581

1581:                                             ; preds = %1576, %1574, %1571, %1568, %1565
  %1582 = add nuw nsw i64 %1551, 1
  %1583 = icmp eq i64 %1582, %645
  br i1 %1583, label %1546, label %1550

1584:                                             ; preds = %1548, %1535
  %1585 = phi i64 [ %1536, %1535 ], [ %1549, %1548 ]
  %1586 = phi i64 [ %1537, %1535 ], [ %1549, %1548 ]
  %1587 = add nuw nsw i64 %1538, 1
  %1588 = icmp slt i64 %1587, %1586
  br i1 %1588, label %1535, label %1589

1589:                                             ; preds = %1584, %1524
  br i1 %833, label %1590, label %1593

1590:                                             ; preds = %1589
  %1591 = load i64, ptr %85, align 8
  %1592 = add nsw i64 %1591, 1
  store i64 %1592, ptr %85, align 8
  br label %1593

1593:                                             ; preds = %1590, %1589
  %1594 = icmp eq i64 %1050, 1
  br i1 %1594, label %1595, label %1599

1595:                                             ; preds = %1593
  %1596 = load i64, ptr %69, align 8
  %1597 = icmp eq i64 %1596, 0
  br i1 %1597, label %3373, label %1598

1598:                                             ; preds = %1595
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %499, i64 noundef %832, ptr noundef readonly %643, ptr noundef %827, i64 noundef %645)
  br label %3373

1599:                                             ; preds = %1593
  %1600 = load i64, ptr %86, align 8
  %1601 = inttoptr i64 %1600 to ptr
  %1602 = getelementptr inbounds i8, ptr %1601, i64 %499
  %1603 = load i8, ptr %1602, align 1
  %1604 = icmp eq i8 %1603, 0
  br i1 %1604, label %1605, label %1716

1605:                                             ; preds = %1599
  %1606 = load i64, ptr %74, align 8
  %1607 = inttoptr i64 %1606 to ptr
  br label %1608

1608:                                             ; preds = %1624, %1605
  %1609 = phi i64 [ 0, %1605 ], [ %1622, %1624 ]
  %1610 = icmp slt i64 %1609, %645
  br i1 %1610, label %1611, label %1631

1611:                                             ; preds = %1608
  %1612 = getelementptr inbounds i64, ptr %643, i64 %1609
  %1613 = load i64, ptr %1612, align 8
  %1614 = getelementptr inbounds i64, ptr %1607, i64 %1613
  %1615 = load i64, ptr %1614, align 8
  %1616 = load i64, ptr %102, align 8
  %1617 = sub nsw i64 %1616, %1615
  %1618 = call i64 @llvm.smin.i64(i64 %1617, i64 32)
  %1619 = and i64 %1615, 31
  %1620 = icmp eq i64 %1619, 0
  br i1 %1620, label %1621, label %1716

1621:                                             ; preds = %1611
  %1622 = add nsw i64 %1618, %1609
  %1623 = icmp sgt i64 %1622, %645
  br i1 %1623, label %1716, label %1624

1624:                                             ; preds = %1621
  %1625 = getelementptr i64, ptr %643, i64 %1622
  %1626 = getelementptr i8, ptr %1625, i64 -8
  %1627 = load i64, ptr %1626, align 8
  %1628 = add i64 %1613, -1
  %1629 = add i64 %1628, %1618
  %1630 = icmp eq i64 %1627, %1629
  br i1 %1630, label %1608, label %1716

1631:                                             ; preds = %1608
  %1632 = load i64, ptr %103, align 8
  %1633 = inttoptr i64 %1632 to ptr
  %1634 = mul nsw i64 %499, 24
  %1635 = getelementptr inbounds i8, ptr %1633, i64 %1634
  %1636 = call i64 @llvm.smax.i64(i64 %832, i64 4)
  %1637 = lshr i64 %1636, 2
  %1638 = udiv i64 32, %1637
  br i1 %842, label %1639, label %3373

1639:                                             ; preds = %1631
  %1640 = getelementptr inbounds nuw i8, ptr %1635, i64 8
  %1641 = getelementptr inbounds nuw i8, ptr %1635, i64 16
  %1642 = load i64, ptr %1640, align 8
  %1643 = load i64, ptr %1641, align 8
  br label %1644

1644:                                             ; preds = %1681, %1639
  %1645 = phi i64 [ %1643, %1639 ], [ %1684, %1681 ]
  %1646 = phi i64 [ %1642, %1639 ], [ %1683, %1681 ]
  %1647 = phi i64 [ 0, %1639 ], [ %1660, %1681 ]
  %1648 = getelementptr inbounds i64, ptr %643, i64 %1647
  %1649 = load i64, ptr %1648, align 8
  %1650 = getelementptr inbounds i64, ptr %1607, i64 %1649
  %1651 = load i64, ptr %1650, align 8
  %1652 = and i64 %1651, 31
  %1653 = icmp eq i64 %1652, 0
  br i1 %1653, label %1654, label %1657

1654:                                             ; preds = %1644
  %1655 = load i64, ptr %1635, align 8
  %1656 = add nsw i64 %1655, 1
  store i64 %1656, ptr %1635, align 8
  br label %1657

1657:                                             ; preds = %1654, %1644
  br label %1658

1658:                                             ; preds = %1657, %1665
  %1659 = phi i64 [ %1660, %1665 ], [ %1647, %1657 ]
  %1660 = add i64 %1659, 1
  %1661 = icmp slt i64 %1660, %645
  %1662 = sub nsw i64 %1660, %1647
  %1663 = icmp samesign ult i64 %1662, %1638
  %1664 = select i1 %1661, i1 %1663, i1 false
  br i1 %1664, label %1665, label %1672

1665:                                             ; preds = %1658
  %1666 = getelementptr inbounds i64, ptr %643, i64 %1660
  %1667 = load i64, ptr %1666, align 8
  %1668 = getelementptr inbounds i64, ptr %1607, i64 %1667
  %1669 = load i64, ptr %1668, align 8
  %1670 = srem i64 %1669, %1638
  %1671 = icmp eq i64 %1670, 0
  br i1 %1671, label %1672, label %1658

1672:                                             ; preds = %1665, %1658
  %1673 = phi i1 [ true, %1665 ], [ %1661, %1658 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1674 = icmp sgt i64 %1647, %1659
  br i1 %1674, label %1681, label %1675

1675:                                             ; preds = %1672, %1685
  %1676 = phi i64 [ %1686, %1685 ], [ %1647, %1672 ]
  %1677 = phi i64 [ %1713, %1685 ], [ 0, %1672 ]
  %1678 = getelementptr inbounds i64, ptr %827, i64 %1676
  %1679 = load i64, ptr %1678, align 8
  %1680 = ashr i64 %1679, 2
  br label %1688

1681:                                             ; preds = %1685, %1672
  %1682 = phi i64 [ 0, %1672 ], [ %1713, %1685 ]
  %1683 = add nsw i64 %1682, %1646
  store i64 %1683, ptr %1640, align 8
  %1684 = add nsw i64 %1645, 1
  store i64 %1684, ptr %1641, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1673, label %1644, label %3373

1685:                                             ; preds = %1711
  %1686 = add i64 %1676, 1
  %1687 = icmp eq i64 %1676, %1659
  br i1 %1687, label %1681, label %1675

1688:                                             ; preds = %1711, %1675
  %1689 = phi i64 [ 0, %1675 ], [ %1714, %1711 ]
  %1690 = phi i64 [ %1677, %1675 ], [ %1713, %1711 ]
  %1691 = add nsw i64 %1689, %1680
  %1692 = and i64 %1691, 31
  %1693 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1692
  %1694 = getelementptr inbounds nuw i64, ptr %3, i64 %1692
  %1695 = load i64, ptr %1694, align 8
  %1696 = icmp sgt i64 %1695, 0
  br i1 %1696, label %1697, label %1705

1697:                                             ; preds = %1688, %1702
  %1698 = phi i64 [ %1703, %1702 ], [ 0, %1688 ]
  %1699 = getelementptr inbounds nuw i64, ptr %1693, i64 %1698
  %1700 = load i64, ptr %1699, align 8
  %1701 = icmp eq i64 %1700, %1691
  br i1 %1701, label %1705, label %1702

1702:                                             ; preds = %1697
  %1703 = add nuw nsw i64 %1698, 1
  %1704 = icmp eq i64 %1703, %1695
  br i1 %1704, label %1708, label %1697

1705:                                             ; preds = %1697, %1688
  %1706 = phi i64 [ 0, %1688 ], [ %1698, %1697 ]
  %1707 = icmp eq i64 %1706, %1695
  br i1 %1707, label %1708, label %1711

1708:                                             ; preds = %1702, %1705
  %1709 = add nsw i64 %1695, 1
  store i64 %1709, ptr %1694, align 8
  %1710 = getelementptr inbounds i64, ptr %1693, i64 %1695
  store i64 %1691, ptr %1710, align 8
  br label %1711

1711:                                             ; preds = %1708, %1705
  %1712 = phi i64 [ %1709, %1708 ], [ %1695, %1705 ]
  %1713 = call i64 @llvm.smax.i64(i64 %1712, i64 %1690)
  %1714 = add nuw nsw i64 %1689, 1
  %1715 = icmp eq i64 %1714, %1637
  br i1 %1715, label %1685, label %1688

1716:                                             ; preds = %1624, %1621, %1611, %1599
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %499, i64 noundef %832, ptr noundef readonly %643, ptr noundef %827, i64 noundef %645)
  br label %3373

1717:                                             ; preds = %1023, %1038
  store i64 %944, ptr %104, align 8
  br label %3404

1718:                                             ; preds = %823
  %1719 = load i64, ptr %57, align 8
  %1720 = icmp eq i64 %1719, 0
  br i1 %1720, label %3404, label %1721

1721:                                             ; preds = %1718
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1722 = load i64, ptr %41, align 8
  %1723 = inttoptr i64 %1722 to ptr
  %1724 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %1725 = load i64, ptr %1724, align 8
  %1726 = getelementptr inbounds %struct.operand, ptr %1723, i64 %1725
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1726, i64 16, i1 false)
  %1727 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %1728 = load i64, ptr %1727, align 8
  %1729 = getelementptr inbounds %struct.operand, ptr %1723, i64 %1728
  %1730 = load i64, ptr %1729, align 8
  %1731 = getelementptr inbounds nuw i8, ptr %1729, i64 8
  %1732 = load i64, ptr %1731, align 8
  %1733 = load i64, ptr %58, align 8
  %1734 = inttoptr i64 %1733 to ptr
  %1735 = icmp sgt i64 %645, 0
  br i1 %1735, label %1736, label %1777

1736:                                             ; preds = %1721, %1756
  %1737 = phi i64 [ %1767, %1756 ], [ 0, %1721 ]
  %1738 = getelementptr inbounds nuw i64, ptr %643, i64 %1737
  %1739 = load i64, ptr %1738, align 8
  %1740 = load i64, ptr %57, align 8
  %1741 = inttoptr i64 %1740 to ptr
  %1742 = mul nsw i64 %1739, %1732
  %1743 = add i64 %1742, %1730
  %1744 = inttoptr i64 %1743 to ptr
  %1745 = load float, ptr %1744, align 4
  %1746 = call float @llvm.fabs.f32(float %1745)
  %1747 = fcmp olt float %1746, 0x3810000000000000
  %1748 = call float @llvm.copysign.f32(float 0.000000e+00, float %1745)
  %1749 = select i1 %1747, float %1748, float %1745
  %1750 = fpext float %1749 to double
  %1751 = call double %1741(double noundef %1750)
  %1752 = bitcast double %1751 to i64
  %1753 = and i64 %1752, 536870911
  %1754 = add nsw i64 %1753, -268435521
  %1755 = icmp ult i64 %1754, -129
  br i1 %1755, label %1756, label %1778

1756:                                             ; preds = %1736
  %1757 = fptrunc double %1751 to float
  %1758 = call float @llvm.fabs.f32(float %1757)
  %1759 = fcmp olt float %1758, 0x3810000000000000
  %1760 = call float @llvm.copysign.f32(float 0.000000e+00, float %1757)
  %1761 = select i1 %1759, float %1760, float %1757
  %1762 = fcmp uno float %1761, 0.000000e+00
  %1763 = bitcast float %1761 to i32
  %1764 = zext i32 %1763 to i64
  %1765 = select i1 %1762, i64 2147483647, i64 %1764
  %1766 = getelementptr inbounds nuw i64, ptr %1734, i64 %1737
  store i64 %1765, ptr %1766, align 8
  %1767 = add nuw nsw i64 %1737, 1
  %1768 = icmp eq i64 %1767, %645
  br i1 %1768, label %1769, label %1736

1769:                                             ; preds = %1756, %1769
  %1770 = phi i64 [ %1775, %1769 ], [ 0, %1756 ]
  %1771 = getelementptr inbounds nuw i64, ptr %643, i64 %1770
  %1772 = load i64, ptr %1771, align 8
  %1773 = getelementptr inbounds nuw i64, ptr %1734, i64 %1770
  %1774 = load i64, ptr %1773, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1772, i64 noundef %1774)
  %1775 = add nuw nsw i64 %1770, 1
  %1776 = icmp eq i64 %1775, %645
  br i1 %1776, label %1777, label %1769

1777:                                             ; preds = %1769, %1721
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3373

1778:                                             ; preds = %1736
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3404

1779:                                             ; preds = %823
  %1780 = getelementptr inbounds nuw i8, ptr %498, i64 80
  %1781 = load i64, ptr %1780, align 8
  %1782 = icmp eq i64 %1781, 2
  br i1 %1782, label %1783, label %1788

1783:                                             ; preds = %1779
  %1784 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %1785 = load i64, ptr %1784, align 8
  %1786 = getelementptr inbounds %struct.operand, ptr %470, i64 %1785
  %1787 = call fastcc i64 @count_held(ptr noundef %1786, i64 noundef 0, ptr noundef %643, i64 noundef %645)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %1787, ptr noundef %643, i64 noundef %645, ptr noundef null, i64 noundef 0)
  br label %1788

1788:                                             ; preds = %1783, %1779
  %1789 = icmp eq i64 %645, 0
  br i1 %1789, label %3347, label %1790

1790:                                             ; preds = %1788
  %1791 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %1792 = getelementptr inbounds nuw i8, ptr %498, i64 64
  %1793 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %1794 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %1795 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %1796 = getelementptr inbounds nuw i8, ptr %498, i64 56
  br label %1797

1797:                                             ; preds = %3343, %1790
  %1798 = phi ptr [ %643, %1790 ], [ %3344, %3343 ]
  %1799 = phi i64 [ %645, %1790 ], [ %3345, %3343 ]
  %1800 = call i64 @llvm.smin.i64(i64 %1799, i64 256)
  %1801 = getelementptr i64, ptr %1798, i64 %1800
  %1802 = getelementptr i8, ptr %1801, i64 -8
  %1803 = load i64, ptr %1802, align 8
  %1804 = load i64, ptr %1798, align 8
  %1805 = sub nsw i64 %1803, %1804
  %1806 = shl nsw i64 %1800, 1
  %1807 = icmp slt i64 %1805, %1806
  %1808 = zext i1 %1807 to i64
  br i1 %1807, label %1809, label %1819

1809:                                             ; preds = %1797, %1809
  %1810 = phi i64 [ %1816, %1809 ], [ %1800, %1797 ]
  %1811 = getelementptr i64, ptr %1798, i64 %1810
  %1812 = getelementptr i8, ptr %1811, i64 -8
  %1813 = load i64, ptr %1812, align 8
  %1814 = sub i64 %1813, %1804
  %1815 = icmp sgt i64 %1814, 255
  %1816 = add nsw i64 %1810, -1
  br i1 %1815, label %1809, label %1817

1817:                                             ; preds = %1809
  %1818 = add nsw i64 %1814, 1
  br label %1819

1819:                                             ; preds = %1817, %1797
  %1820 = phi i64 [ %1810, %1817 ], [ %1800, %1797 ]
  %1821 = phi i64 [ %1818, %1817 ], [ %1800, %1797 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1798, ptr %12, align 8
  store i64 %1820, ptr %87, align 8
  store i64 %1821, ptr %88, align 8
  store i64 %1808, ptr %89, align 8
  %1822 = icmp eq i64 %1821, %1820
  %1823 = select i1 %1807, i1 %1822, i1 false
  %1824 = zext i1 %1823 to i64
  store i64 %1824, ptr %90, align 8
  %1825 = load i64, ptr %41, align 8
  %1826 = inttoptr i64 %1825 to ptr
  %1827 = load i64, ptr %83, align 8
  %1828 = inttoptr i64 %1827 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %1829 = load i64, ptr %498, align 8
  switch i64 %1829, label %1939 [
    i64 26, label %1830
    i64 27, label %1871
  ]

1830:                                             ; preds = %1819
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1831 = load i64, ptr %1792, align 8
  %1832 = icmp sgt i64 %1831, 0
  br i1 %1832, label %1833, label %1865

1833:                                             ; preds = %1830
  %1834 = load i64, ptr %1793, align 8
  %1835 = getelementptr i64, ptr %1828, i64 %1834
  %1836 = load i64, ptr %1791, align 8
  %1837 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1836
  %1838 = icmp sgt i64 %1821, 0
  br label %1839

1839:                                             ; preds = %1852, %1833
  %1840 = phi i64 [ 0, %1833 ], [ %1853, %1852 ]
  %1841 = getelementptr i64, ptr %1835, i64 %1840
  %1842 = load i64, ptr %1841, align 8
  %1843 = getelementptr inbounds %struct.operand, ptr %1826, i64 %1842
  %1844 = load i64, ptr %1843, align 8
  %1845 = getelementptr inbounds nuw i8, ptr %1843, i64 8
  %1846 = load i64, ptr %1845, align 8
  call fastcc void @widen(i64 %1844, i64 %1846, i64 noundef %1836, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %1838, label %1847, label %1852

1847:                                             ; preds = %1839
  %1848 = load i8, ptr %1837, align 1
  %1849 = zext i8 %1848 to i64
  %1850 = shl i64 %1840, 3
  %1851 = mul i64 %1850, %1849
  br label %1855

1852:                                             ; preds = %1855, %1839
  %1853 = add nuw nsw i64 %1840, 1
  %1854 = icmp eq i64 %1853, %1831
  br i1 %1854, label %1865, label %1839

1855:                                             ; preds = %1855, %1847
  %1856 = phi i64 [ 0, %1847 ], [ %1863, %1855 ]
  %1857 = getelementptr inbounds nuw i64, ptr %7, i64 %1856
  %1858 = load i64, ptr %1857, align 8
  %1859 = shl i64 %1858, %1851
  %1860 = getelementptr inbounds nuw i64, ptr %6, i64 %1856
  %1861 = load i64, ptr %1860, align 8
  %1862 = or i64 %1859, %1861
  store i64 %1862, ptr %1860, align 8
  %1863 = add nuw nsw i64 %1856, 1
  %1864 = icmp eq i64 %1863, %1821
  br i1 %1864, label %1852, label %1855

1865:                                             ; preds = %1852, %1830
  %1866 = load i64, ptr %1794, align 8
  %1867 = getelementptr inbounds %struct.operand, ptr %1826, i64 %1866
  %1868 = load i64, ptr %1867, align 8
  %1869 = getelementptr inbounds nuw i8, ptr %1867, i64 8
  %1870 = load i64, ptr %1869, align 8
  call fastcc void @narrow(i64 %1868, i64 %1870, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3343

1871:                                             ; preds = %1819
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1872 = load i64, ptr %1791, align 8
  %1873 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1872
  %1874 = load i8, ptr %1873, align 1
  %1875 = zext i8 %1874 to i64
  %1876 = shl nuw nsw i64 %1875, 3
  %1877 = load i64, ptr %1792, align 8
  %1878 = mul nsw i64 %1876, %1877
  %1879 = load i64, ptr %1793, align 8
  %1880 = getelementptr inbounds %struct.operand, ptr %1826, i64 %1879
  %1881 = icmp eq i64 %1878, 64
  %1882 = icmp eq i64 %1878, 32
  %1883 = select i1 %1882, i64 2, i64 1
  %1884 = select i1 %1881, i64 3, i64 %1883
  %1885 = load i64, ptr %1880, align 8
  %1886 = getelementptr inbounds nuw i8, ptr %1880, i64 8
  %1887 = load i64, ptr %1886, align 8
  call fastcc void @widen(i64 %1885, i64 %1887, i64 noundef %1884, ptr noundef nonnull readonly %12, ptr noundef %4)
  %1888 = icmp sgt i64 %1877, 0
  br i1 %1888, label %1889, label %1938

1889:                                             ; preds = %1871
  %1890 = icmp sgt i64 %1821, 0
  br label %1891

1891:                                             ; preds = %1934, %1889
  %1892 = phi i64 [ %1877, %1889 ], [ %1935, %1934 ]
  %1893 = phi i64 [ 0, %1889 ], [ %1936, %1934 ]
  %1894 = load i64, ptr %1794, align 8
  %1895 = getelementptr i64, ptr %1828, i64 %1894
  %1896 = getelementptr i64, ptr %1895, i64 %1893
  %1897 = load i64, ptr %1896, align 8
  %1898 = icmp slt i64 %1897, 0
  br i1 %1898, label %1934, label %1899

1899:                                             ; preds = %1891
  br i1 %1890, label %1900, label %1903

1900:                                             ; preds = %1899
  %1901 = mul nuw nsw i64 %1893, %1876
  %1902 = load i64, ptr %1791, align 8
  br label %1909

1903:                                             ; preds = %1929, %1899
  %1904 = getelementptr inbounds nuw %struct.operand, ptr %1826, i64 %1897
  %1905 = load i64, ptr %1904, align 8
  %1906 = getelementptr inbounds nuw i8, ptr %1904, i64 8
  %1907 = load i64, ptr %1906, align 8
  call fastcc void @narrow(i64 %1905, i64 %1907, ptr noundef nonnull readonly %12, ptr noundef %5)
  %1908 = load i64, ptr %1792, align 8
  br label %1934

1909:                                             ; preds = %1929, %1900
  %1910 = phi i64 [ 0, %1900 ], [ %1932, %1929 ]
  %1911 = getelementptr inbounds nuw i64, ptr %4, i64 %1910
  %1912 = load i64, ptr %1911, align 8
  %1913 = lshr i64 %1912, %1901
  switch i64 %1902, label %1929 [
    i64 0, label %1914
    i64 1, label %1916
    i64 2, label %1918
    i64 4, label %1920
    i64 5, label %1923
    i64 6, label %1926
  ]

1914:                                             ; preds = %1909
  %1915 = and i64 %1913, 255
  br label %1929

1916:                                             ; preds = %1909
  %1917 = and i64 %1913, 65535
  br label %1929

1918:                                             ; preds = %1909
  %1919 = and i64 %1913, 4294967295
  br label %1929

1920:                                             ; preds = %1909
  %1921 = shl i64 %1913, 56
  %1922 = ashr exact i64 %1921, 56
  br label %1929

1923:                                             ; preds = %1909
  %1924 = shl i64 %1913, 48
  %1925 = ashr exact i64 %1924, 48
  br label %1929

1926:                                             ; preds = %1909
  %1927 = shl i64 %1913, 32
  %1928 = ashr exact i64 %1927, 32
  br label %1929

1929:                                             ; preds = %1926, %1923, %1920, %1918, %1916, %1914, %1909
  %1930 = phi i64 [ %1928, %1926 ], [ %1915, %1914 ], [ %1917, %1916 ], [ %1919, %1918 ], [ %1922, %1920 ], [ %1925, %1923 ], [ %1913, %1909 ]
  %1931 = getelementptr inbounds nuw i64, ptr %5, i64 %1910
  store i64 %1930, ptr %1931, align 8
  %1932 = add nuw nsw i64 %1910, 1
  %1933 = icmp eq i64 %1932, %1821
  br i1 %1933, label %1903, label %1909

1934:                                             ; preds = %1903, %1891
  %1935 = phi i64 [ %1892, %1891 ], [ %1908, %1903 ]
  %1936 = add nuw nsw i64 %1893, 1
  %1937 = icmp slt i64 %1936, %1935
  br i1 %1937, label %1891, label %1938

1938:                                             ; preds = %1934, %1871
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3343

1939:                                             ; preds = %1819
  %1940 = load i64, ptr %1794, align 8
  %1941 = getelementptr inbounds %struct.operand, ptr %1826, i64 %1940
  %1942 = load i64, ptr %1941, align 8
  %1943 = getelementptr inbounds nuw i8, ptr %1941, i64 8
  %1944 = load i64, ptr %1943, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1945 = load i64, ptr %1791, align 8
  store i64 %1945, ptr %9, align 16
  %1946 = and i64 %1829, -2
  %1947 = icmp eq i64 %1946, 16
  %1948 = select i1 %1947, i64 2, i64 %1945
  store i64 %1948, ptr %91, align 8
  switch i64 %1829, label %1949 [
    i64 18, label %1954
    i64 11, label %1950
  ]

1949:                                             ; preds = %1939
  br label %1950

1950:                                             ; preds = %1949, %1939
  %1951 = phi i64 [ 8, %1949 ], [ 64, %1939 ]
  %1952 = getelementptr inbounds nuw i8, ptr %498, i64 %1951
  %1953 = load i64, ptr %1952, align 8
  br label %1954

1954:                                             ; preds = %1950, %1939
  %1955 = phi i64 [ 10, %1939 ], [ %1953, %1950 ]
  store i64 %1955, ptr %92, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %1956 = load i64, ptr %1793, align 8
  store i64 %1956, ptr %10, align 16
  %1957 = load i64, ptr %1795, align 8
  store i64 %1957, ptr %93, align 8
  %1958 = load i64, ptr %1796, align 8
  store i64 %1958, ptr %94, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %96, ptr %95, align 8
  store ptr %98, ptr %97, align 16
  %1959 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1945
  %1960 = load i8, ptr %1959, align 1
  %1961 = zext i8 %1960 to i64
  %1962 = shl nuw i64 1, %1945
  %1963 = and i64 %1962, 1075
  %1964 = icmp eq i64 %1963, 0
  br i1 %1964, label %1965, label %1980

1965:                                             ; preds = %1954
  switch i64 %1829, label %1980 [
    i64 4, label %1966
    i64 5, label %1966
    i64 6, label %1966
    i64 7, label %1966
    i64 12, label %1966
    i64 13, label %1966
    i64 14, label %1966
    i64 18, label %1966
    i64 10, label %1966
    i64 16, label %1966
    i64 17, label %1968
    i64 25, label %1973
    i64 29, label %1973
    i64 21, label %1973
    i64 22, label %1973
  ]

1966:                                             ; preds = %1965, %1965, %1965, %1965, %1965, %1965, %1965, %1965, %1965, %1965
  %1967 = icmp eq i64 %1944, %1961
  br label %1977

1968:                                             ; preds = %1965
  %1969 = icmp eq i64 %1944, %1961
  br i1 %1969, label %1970, label %1977

1970:                                             ; preds = %1968
  %1971 = and i64 %1945, -4
  %1972 = icmp ne i64 %1971, 4
  br label %1977

1973:                                             ; preds = %1965, %1965, %1965, %1965
  %1974 = icmp eq i64 %1945, 8
  %1975 = icmp eq i64 %1944, %1961
  %1976 = select i1 %1974, i1 %1975, i1 false
  br label %1977

1977:                                             ; preds = %1973, %1970, %1968, %1966
  %1978 = phi i1 [ false, %1968 ], [ %1967, %1966 ], [ %1972, %1970 ], [ %1976, %1973 ]
  %1979 = xor i1 %1978, true
  br label %1985

1980:                                             ; preds = %1965, %1954
  %1981 = icmp eq i64 %1829, 19
  %1982 = and i64 %1962, 972
  %1983 = icmp ne i64 %1982, 0
  %1984 = and i1 %1981, %1983
  br label %1985

1985:                                             ; preds = %1980, %1977
  %1986 = phi i1 [ %1981, %1980 ], [ false, %1977 ]
  %1987 = phi i1 [ true, %1980 ], [ %1979, %1977 ]
  %1988 = phi i1 [ %1984, %1980 ], [ %1978, %1977 ]
  %1989 = phi i1 [ %1984, %1980 ], [ false, %1977 ]
  br label %1991

1990:                                             ; preds = %2015
  br i1 %1986, label %2018, label %2302

1991:                                             ; preds = %2015, %1985
  %1992 = phi i64 [ 0, %1985 ], [ %2016, %2015 ]
  %1993 = getelementptr inbounds nuw i64, ptr %10, i64 %1992
  %1994 = load i64, ptr %1993, align 8
  %1995 = icmp slt i64 %1994, 0
  br i1 %1995, label %2015, label %1996

1996:                                             ; preds = %1991
  %1997 = getelementptr inbounds nuw %struct.operand, ptr %1826, i64 %1994
  %1998 = getelementptr inbounds nuw i64, ptr %9, i64 %1992
  %1999 = load i64, ptr %1998, align 8
  br i1 %1988, label %2000, label %2010

2000:                                             ; preds = %1996
  %2001 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1999
  %2002 = load i8, ptr %2001, align 1
  %2003 = zext i8 %2002 to i64
  %2004 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %1992
  %2005 = load i64, ptr %1997, align 8
  %2006 = getelementptr inbounds nuw i8, ptr %1997, i64 8
  %2007 = load i64, ptr %2006, align 8
  %2008 = call fastcc ptr @column(i64 %2005, i64 %2007, i64 noundef %2003, ptr noundef nonnull readonly %12, ptr noundef %2004)
  %2009 = getelementptr inbounds nuw ptr, ptr %11, i64 %1992
  store ptr %2008, ptr %2009, align 8
  br label %2015

2010:                                             ; preds = %1996
  %2011 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %1992
  %2012 = load i64, ptr %1997, align 8
  %2013 = getelementptr inbounds nuw i8, ptr %1997, i64 8
  %2014 = load i64, ptr %2013, align 8
  call fastcc void @widen(i64 %2012, i64 %2014, i64 noundef %1999, ptr noundef nonnull readonly %12, ptr noundef %2011)
  br label %2015

2015:                                             ; preds = %2010, %2000, %1991
  %2016 = add nuw nsw i64 %1992, 1
  %2017 = icmp eq i64 %2016, 3
  br i1 %2017, label %1990, label %1991

2018:                                             ; preds = %1990
  %2019 = add nsw i64 %1942, %1804
  %2020 = inttoptr i64 %2019 to ptr
  %2021 = select i1 %1823, ptr %2020, ptr %99
  %2022 = load i64, ptr %1792, align 8
  %2023 = load ptr, ptr %11, align 16
  %2024 = load ptr, ptr %95, align 8
  br i1 %1989, label %2025, label %2180

2025:                                             ; preds = %2018
  %2026 = icmp sgt i64 %1945, 7
  br i1 %2026, label %2027, label %2180

2027:                                             ; preds = %2025
  %2028 = icmp eq i64 %1945, 9
  %2029 = icmp sgt i64 %1821, 0
  switch i64 %2022, label %2155 [
    i64 0, label %2030
    i64 1, label %2055
    i64 2, label %2080
    i64 3, label %2105
    i64 4, label %2130
  ]

2030:                                             ; preds = %2027
  br i1 %2028, label %2031, label %2032

2031:                                             ; preds = %2030
  br i1 %2029, label %2033, label %2276

2032:                                             ; preds = %2030
  br i1 %2029, label %2044, label %2276

2033:                                             ; preds = %2031, %2033
  %2034 = phi i64 [ %2042, %2033 ], [ 0, %2031 ]
  %2035 = getelementptr inbounds nuw double, ptr %2023, i64 %2034
  %2036 = load double, ptr %2035, align 8
  %2037 = getelementptr inbounds nuw double, ptr %2024, i64 %2034
  %2038 = load double, ptr %2037, align 8
  %2039 = fcmp oeq double %2036, %2038
  %2040 = zext i1 %2039 to i8
  %2041 = getelementptr inbounds nuw i8, ptr %2021, i64 %2034
  store i8 %2040, ptr %2041, align 1
  %2042 = add nuw nsw i64 %2034, 1
  %2043 = icmp eq i64 %2042, %1821
  br i1 %2043, label %2276, label %2033

2044:                                             ; preds = %2032, %2044
  %2045 = phi i64 [ %2053, %2044 ], [ 0, %2032 ]
  %2046 = getelementptr inbounds nuw float, ptr %2023, i64 %2045
  %2047 = load float, ptr %2046, align 4
  %2048 = getelementptr inbounds nuw float, ptr %2024, i64 %2045
  %2049 = load float, ptr %2048, align 4
  %2050 = fcmp oeq float %2047, %2049
  %2051 = zext i1 %2050 to i8
  %2052 = getelementptr inbounds nuw i8, ptr %2021, i64 %2045
  store i8 %2051, ptr %2052, align 1
  %2053 = add nuw nsw i64 %2045, 1
  %2054 = icmp eq i64 %2053, %1821
  br i1 %2054, label %2276, label %2044

2055:                                             ; preds = %2027
  br i1 %2028, label %2056, label %2057

2056:                                             ; preds = %2055
  br i1 %2029, label %2058, label %2276

2057:                                             ; preds = %2055
  br i1 %2029, label %2069, label %2276

2058:                                             ; preds = %2056, %2058
  %2059 = phi i64 [ %2067, %2058 ], [ 0, %2056 ]
  %2060 = getelementptr inbounds nuw double, ptr %2023, i64 %2059
  %2061 = load double, ptr %2060, align 8
  %2062 = getelementptr inbounds nuw double, ptr %2024, i64 %2059
  %2063 = load double, ptr %2062, align 8
  %2064 = fcmp one double %2061, %2063
  %2065 = zext i1 %2064 to i8
  %2066 = getelementptr inbounds nuw i8, ptr %2021, i64 %2059
  store i8 %2065, ptr %2066, align 1
  %2067 = add nuw nsw i64 %2059, 1
  %2068 = icmp eq i64 %2067, %1821
  br i1 %2068, label %2276, label %2058

2069:                                             ; preds = %2057, %2069
  %2070 = phi i64 [ %2078, %2069 ], [ 0, %2057 ]
  %2071 = getelementptr inbounds nuw float, ptr %2023, i64 %2070
  %2072 = load float, ptr %2071, align 4
  %2073 = getelementptr inbounds nuw float, ptr %2024, i64 %2070
  %2074 = load float, ptr %2073, align 4
  %2075 = fcmp one float %2072, %2074
  %2076 = zext i1 %2075 to i8
  %2077 = getelementptr inbounds nuw i8, ptr %2021, i64 %2070
  store i8 %2076, ptr %2077, align 1
  %2078 = add nuw nsw i64 %2070, 1
  %2079 = icmp eq i64 %2078, %1821
  br i1 %2079, label %2276, label %2069

2080:                                             ; preds = %2027
  br i1 %2028, label %2081, label %2082

2081:                                             ; preds = %2080
  br i1 %2029, label %2083, label %2276

2082:                                             ; preds = %2080
  br i1 %2029, label %2094, label %2276

2083:                                             ; preds = %2081, %2083
  %2084 = phi i64 [ %2092, %2083 ], [ 0, %2081 ]
  %2085 = getelementptr inbounds nuw double, ptr %2023, i64 %2084
  %2086 = load double, ptr %2085, align 8
  %2087 = getelementptr inbounds nuw double, ptr %2024, i64 %2084
  %2088 = load double, ptr %2087, align 8
  %2089 = fcmp olt double %2086, %2088
  %2090 = zext i1 %2089 to i8
  %2091 = getelementptr inbounds nuw i8, ptr %2021, i64 %2084
  store i8 %2090, ptr %2091, align 1
  %2092 = add nuw nsw i64 %2084, 1
  %2093 = icmp eq i64 %2092, %1821
  br i1 %2093, label %2276, label %2083

2094:                                             ; preds = %2082, %2094
  %2095 = phi i64 [ %2103, %2094 ], [ 0, %2082 ]
  %2096 = getelementptr inbounds nuw float, ptr %2023, i64 %2095
  %2097 = load float, ptr %2096, align 4
  %2098 = getelementptr inbounds nuw float, ptr %2024, i64 %2095
  %2099 = load float, ptr %2098, align 4
  %2100 = fcmp olt float %2097, %2099
  %2101 = zext i1 %2100 to i8
  %2102 = getelementptr inbounds nuw i8, ptr %2021, i64 %2095
  store i8 %2101, ptr %2102, align 1
  %2103 = add nuw nsw i64 %2095, 1
  %2104 = icmp eq i64 %2103, %1821
  br i1 %2104, label %2276, label %2094

2105:                                             ; preds = %2027
  br i1 %2028, label %2106, label %2107

2106:                                             ; preds = %2105
  br i1 %2029, label %2108, label %2276

2107:                                             ; preds = %2105
  br i1 %2029, label %2119, label %2276

2108:                                             ; preds = %2106, %2108
  %2109 = phi i64 [ %2117, %2108 ], [ 0, %2106 ]
  %2110 = getelementptr inbounds nuw double, ptr %2023, i64 %2109
  %2111 = load double, ptr %2110, align 8
  %2112 = getelementptr inbounds nuw double, ptr %2024, i64 %2109
  %2113 = load double, ptr %2112, align 8
  %2114 = fcmp ole double %2111, %2113
  %2115 = zext i1 %2114 to i8
  %2116 = getelementptr inbounds nuw i8, ptr %2021, i64 %2109
  store i8 %2115, ptr %2116, align 1
  %2117 = add nuw nsw i64 %2109, 1
  %2118 = icmp eq i64 %2117, %1821
  br i1 %2118, label %2276, label %2108

2119:                                             ; preds = %2107, %2119
  %2120 = phi i64 [ %2128, %2119 ], [ 0, %2107 ]
  %2121 = getelementptr inbounds nuw float, ptr %2023, i64 %2120
  %2122 = load float, ptr %2121, align 4
  %2123 = getelementptr inbounds nuw float, ptr %2024, i64 %2120
  %2124 = load float, ptr %2123, align 4
  %2125 = fcmp ole float %2122, %2124
  %2126 = zext i1 %2125 to i8
  %2127 = getelementptr inbounds nuw i8, ptr %2021, i64 %2120
  store i8 %2126, ptr %2127, align 1
  %2128 = add nuw nsw i64 %2120, 1
  %2129 = icmp eq i64 %2128, %1821
  br i1 %2129, label %2276, label %2119

2130:                                             ; preds = %2027
  br i1 %2028, label %2131, label %2132

2131:                                             ; preds = %2130
  br i1 %2029, label %2133, label %2276

2132:                                             ; preds = %2130
  br i1 %2029, label %2144, label %2276

2133:                                             ; preds = %2131, %2133
  %2134 = phi i64 [ %2142, %2133 ], [ 0, %2131 ]
  %2135 = getelementptr inbounds nuw double, ptr %2023, i64 %2134
  %2136 = load double, ptr %2135, align 8
  %2137 = getelementptr inbounds nuw double, ptr %2024, i64 %2134
  %2138 = load double, ptr %2137, align 8
  %2139 = fcmp ogt double %2136, %2138
  %2140 = zext i1 %2139 to i8
  %2141 = getelementptr inbounds nuw i8, ptr %2021, i64 %2134
  store i8 %2140, ptr %2141, align 1
  %2142 = add nuw nsw i64 %2134, 1
  %2143 = icmp eq i64 %2142, %1821
  br i1 %2143, label %2276, label %2133

2144:                                             ; preds = %2132, %2144
  %2145 = phi i64 [ %2153, %2144 ], [ 0, %2132 ]
  %2146 = getelementptr inbounds nuw float, ptr %2023, i64 %2145
  %2147 = load float, ptr %2146, align 4
  %2148 = getelementptr inbounds nuw float, ptr %2024, i64 %2145
  %2149 = load float, ptr %2148, align 4
  %2150 = fcmp ogt float %2147, %2149
  %2151 = zext i1 %2150 to i8
  %2152 = getelementptr inbounds nuw i8, ptr %2021, i64 %2145
  store i8 %2151, ptr %2152, align 1
  %2153 = add nuw nsw i64 %2145, 1
  %2154 = icmp eq i64 %2153, %1821
  br i1 %2154, label %2276, label %2144

2155:                                             ; preds = %2027
  br i1 %2028, label %2156, label %2157

2156:                                             ; preds = %2155
  br i1 %2029, label %2158, label %2276

2157:                                             ; preds = %2155
  br i1 %2029, label %2169, label %2276

2158:                                             ; preds = %2156, %2158
  %2159 = phi i64 [ %2167, %2158 ], [ 0, %2156 ]
  %2160 = getelementptr inbounds nuw double, ptr %2023, i64 %2159
  %2161 = load double, ptr %2160, align 8
  %2162 = getelementptr inbounds nuw double, ptr %2024, i64 %2159
  %2163 = load double, ptr %2162, align 8
  %2164 = fcmp oge double %2161, %2163
  %2165 = zext i1 %2164 to i8
  %2166 = getelementptr inbounds nuw i8, ptr %2021, i64 %2159
  store i8 %2165, ptr %2166, align 1
  %2167 = add nuw nsw i64 %2159, 1
  %2168 = icmp eq i64 %2167, %1821
  br i1 %2168, label %2276, label %2158

2169:                                             ; preds = %2157, %2169
  %2170 = phi i64 [ %2178, %2169 ], [ 0, %2157 ]
  %2171 = getelementptr inbounds nuw float, ptr %2023, i64 %2170
  %2172 = load float, ptr %2171, align 4
  %2173 = getelementptr inbounds nuw float, ptr %2024, i64 %2170
  %2174 = load float, ptr %2173, align 4
  %2175 = fcmp oge float %2172, %2174
  %2176 = zext i1 %2175 to i8
  %2177 = getelementptr inbounds nuw i8, ptr %2021, i64 %2170
  store i8 %2176, ptr %2177, align 1
  %2178 = add nuw nsw i64 %2170, 1
  %2179 = icmp eq i64 %2178, %1821
  br i1 %2179, label %2276, label %2169

2180:                                             ; preds = %2025, %2018
  %2181 = phi i64 [ %1945, %2025 ], [ 7, %2018 ]
  %2182 = and i64 %2022, -5
  %2183 = icmp eq i64 %2182, 1
  %2184 = icmp eq i64 %2022, 3
  %2185 = or i1 %2184, %2183
  %2186 = add i64 %2022, -3
  %2187 = icmp ult i64 %2186, 2
  %2188 = select i1 %2187, ptr %2023, ptr %2024
  %2189 = select i1 %2187, ptr %2024, ptr %2023
  %2190 = icmp ult i64 %2022, 2
  br i1 %2190, label %2191, label %2222

2191:                                             ; preds = %2180
  %2192 = shl nuw nsw i64 1, %2181
  %2193 = and i64 %2192, 324
  %2194 = icmp eq i64 %2193, 0
  %2195 = icmp sgt i64 %1821, 0
  br i1 %2194, label %2197, label %2196

2196:                                             ; preds = %2191
  br i1 %2195, label %2198, label %2276

2197:                                             ; preds = %2191
  br i1 %2195, label %2210, label %2276

2198:                                             ; preds = %2196, %2198
  %2199 = phi i64 [ %2208, %2198 ], [ 0, %2196 ]
  %2200 = getelementptr inbounds nuw i32, ptr %2023, i64 %2199
  %2201 = load i32, ptr %2200, align 4
  %2202 = getelementptr inbounds nuw i32, ptr %2024, i64 %2199
  %2203 = load i32, ptr %2202, align 4
  %2204 = icmp eq i32 %2201, %2203
  %2205 = xor i1 %2185, %2204
  %2206 = zext i1 %2205 to i8
  %2207 = getelementptr inbounds nuw i8, ptr %2021, i64 %2199
  store i8 %2206, ptr %2207, align 1
  %2208 = add nuw nsw i64 %2199, 1
  %2209 = icmp eq i64 %2208, %1821
  br i1 %2209, label %2276, label %2198

2210:                                             ; preds = %2197, %2210
  %2211 = phi i64 [ %2220, %2210 ], [ 0, %2197 ]
  %2212 = getelementptr inbounds nuw i64, ptr %2023, i64 %2211
  %2213 = load i64, ptr %2212, align 8
  %2214 = getelementptr inbounds nuw i64, ptr %2024, i64 %2211
  %2215 = load i64, ptr %2214, align 8
  %2216 = icmp eq i64 %2213, %2215
  %2217 = xor i1 %2185, %2216
  %2218 = zext i1 %2217 to i8
  %2219 = getelementptr inbounds nuw i8, ptr %2021, i64 %2211
  store i8 %2218, ptr %2219, align 1
  %2220 = add nuw nsw i64 %2211, 1
  %2221 = icmp eq i64 %2220, %1821
  br i1 %2221, label %2276, label %2210

2222:                                             ; preds = %2180
  %2223 = icmp sgt i64 %1821, 0
  switch i64 %2181, label %2227 [
    i64 2, label %2226
    i64 6, label %2225
    i64 3, label %2224
  ]

2224:                                             ; preds = %2222
  br i1 %2223, label %2252, label %2276

2225:                                             ; preds = %2222
  br i1 %2223, label %2240, label %2276

2226:                                             ; preds = %2222
  br i1 %2223, label %2228, label %2276

2227:                                             ; preds = %2222
  br i1 %2223, label %2264, label %2276

2228:                                             ; preds = %2226, %2228
  %2229 = phi i64 [ %2238, %2228 ], [ 0, %2226 ]
  %2230 = getelementptr inbounds nuw i32, ptr %2189, i64 %2229
  %2231 = load i32, ptr %2230, align 4
  %2232 = getelementptr inbounds nuw i32, ptr %2188, i64 %2229
  %2233 = load i32, ptr %2232, align 4
  %2234 = icmp ult i32 %2231, %2233
  %2235 = xor i1 %2185, %2234
  %2236 = zext i1 %2235 to i8
  %2237 = getelementptr inbounds nuw i8, ptr %2021, i64 %2229
  store i8 %2236, ptr %2237, align 1
  %2238 = add nuw nsw i64 %2229, 1
  %2239 = icmp eq i64 %2238, %1821
  br i1 %2239, label %2276, label %2228

2240:                                             ; preds = %2225, %2240
  %2241 = phi i64 [ %2250, %2240 ], [ 0, %2225 ]
  %2242 = getelementptr inbounds nuw i32, ptr %2189, i64 %2241
  %2243 = load i32, ptr %2242, align 4
  %2244 = getelementptr inbounds nuw i32, ptr %2188, i64 %2241
  %2245 = load i32, ptr %2244, align 4
  %2246 = icmp slt i32 %2243, %2245
  %2247 = xor i1 %2185, %2246
  %2248 = zext i1 %2247 to i8
  %2249 = getelementptr inbounds nuw i8, ptr %2021, i64 %2241
  store i8 %2248, ptr %2249, align 1
  %2250 = add nuw nsw i64 %2241, 1
  %2251 = icmp eq i64 %2250, %1821
  br i1 %2251, label %2276, label %2240

2252:                                             ; preds = %2224, %2252
  %2253 = phi i64 [ %2262, %2252 ], [ 0, %2224 ]
  %2254 = getelementptr inbounds nuw i64, ptr %2189, i64 %2253
  %2255 = load i64, ptr %2254, align 8
  %2256 = getelementptr inbounds nuw i64, ptr %2188, i64 %2253
  %2257 = load i64, ptr %2256, align 8
  %2258 = icmp ult i64 %2255, %2257
  %2259 = xor i1 %2185, %2258
  %2260 = zext i1 %2259 to i8
  %2261 = getelementptr inbounds nuw i8, ptr %2021, i64 %2253
  store i8 %2260, ptr %2261, align 1
  %2262 = add nuw nsw i64 %2253, 1
  %2263 = icmp eq i64 %2262, %1821
  br i1 %2263, label %2276, label %2252

2264:                                             ; preds = %2227, %2264
  %2265 = phi i64 [ %2274, %2264 ], [ 0, %2227 ]
  %2266 = getelementptr inbounds nuw i64, ptr %2189, i64 %2265
  %2267 = load i64, ptr %2266, align 8
  %2268 = getelementptr inbounds nuw i64, ptr %2188, i64 %2265
  %2269 = load i64, ptr %2268, align 8
  %2270 = icmp slt i64 %2267, %2269
  %2271 = xor i1 %2185, %2270
  %2272 = zext i1 %2271 to i8
  %2273 = getelementptr inbounds nuw i8, ptr %2021, i64 %2265
  store i8 %2272, ptr %2273, align 1
  %2274 = add nuw nsw i64 %2265, 1
  %2275 = icmp eq i64 %2274, %1821
  br i1 %2275, label %2276, label %2264

2276:                                             ; preds = %2252, %2240, %2228, %2264, %2198, %2210, %2144, %2133, %2119, %2108, %2094, %2083, %2069, %2058, %2044, %2033, %2169, %2158, %2227, %2226, %2225, %2224, %2197, %2196, %2157, %2156, %2132, %2131, %2107, %2106, %2082, %2081, %2057, %2056, %2032, %2031
  br i1 %1823, label %3342, label %2277

2277:                                             ; preds = %2276
  %2278 = inttoptr i64 %1942 to ptr
  %2279 = icmp sgt i64 %1820, 0
  br i1 %1807, label %2280, label %2281

2280:                                             ; preds = %2277
  br i1 %2279, label %2282, label %3342

2281:                                             ; preds = %2277
  br i1 %2279, label %2293, label %3342

2282:                                             ; preds = %2280, %2282
  %2283 = phi i64 [ %2291, %2282 ], [ 0, %2280 ]
  %2284 = getelementptr inbounds nuw i64, ptr %1798, i64 %2283
  %2285 = load i64, ptr %2284, align 8
  %2286 = load i64, ptr %1798, align 8
  %2287 = sub nsw i64 %2285, %2286
  %2288 = getelementptr inbounds i8, ptr %99, i64 %2287
  %2289 = load i8, ptr %2288, align 1
  %2290 = getelementptr inbounds i8, ptr %2278, i64 %2285
  store i8 %2289, ptr %2290, align 1
  %2291 = add nuw nsw i64 %2283, 1
  %2292 = icmp eq i64 %2291, %1820
  br i1 %2292, label %3342, label %2282

2293:                                             ; preds = %2281, %2293
  %2294 = phi i64 [ %2300, %2293 ], [ 0, %2281 ]
  %2295 = getelementptr inbounds nuw i8, ptr %99, i64 %2294
  %2296 = load i8, ptr %2295, align 1
  %2297 = getelementptr inbounds nuw i64, ptr %1798, i64 %2294
  %2298 = load i64, ptr %2297, align 8
  %2299 = getelementptr inbounds i8, ptr %2278, i64 %2298
  store i8 %2296, ptr %2299, align 1
  %2300 = add nuw nsw i64 %2294, 1
  %2301 = icmp eq i64 %2300, %1820
  br i1 %2301, label %3342, label %2293

2302:                                             ; preds = %1990
  br i1 %1987, label %2842, label %2303

2303:                                             ; preds = %2302
  %2304 = mul nsw i64 %1944, %1804
  %2305 = add nsw i64 %2304, %1942
  %2306 = inttoptr i64 %2305 to ptr
  %2307 = select i1 %1823, ptr %2306, ptr %99
  %2308 = load ptr, ptr %11, align 16
  %2309 = load ptr, ptr %95, align 8
  %2310 = load ptr, ptr %97, align 16
  switch i64 %1829, label %2511 [
    i64 4, label %2311
    i64 18, label %2331
    i64 14, label %2485
    i64 13, label %2459
    i64 12, label %2433
    i64 17, label %2363
    i64 16, label %2398
  ]

2311:                                             ; preds = %2303
  %2312 = and i64 %1962, 324
  %2313 = icmp eq i64 %2312, 0
  %2314 = icmp sgt i64 %1821, 0
  br i1 %2313, label %2316, label %2315

2315:                                             ; preds = %2311
  br i1 %2314, label %2317, label %2769

2316:                                             ; preds = %2311
  br i1 %2314, label %2324, label %2769

2317:                                             ; preds = %2315, %2317
  %2318 = phi i64 [ %2322, %2317 ], [ 0, %2315 ]
  %2319 = getelementptr inbounds nuw i32, ptr %2308, i64 %2318
  %2320 = load i32, ptr %2319, align 4
  %2321 = getelementptr inbounds nuw i32, ptr %2307, i64 %2318
  store i32 %2320, ptr %2321, align 4
  %2322 = add nuw nsw i64 %2318, 1
  %2323 = icmp eq i64 %2322, %1821
  br i1 %2323, label %2769, label %2317

2324:                                             ; preds = %2316, %2324
  %2325 = phi i64 [ %2329, %2324 ], [ 0, %2316 ]
  %2326 = getelementptr inbounds nuw i64, ptr %2308, i64 %2325
  %2327 = load i64, ptr %2326, align 8
  %2328 = getelementptr inbounds nuw i64, ptr %2307, i64 %2325
  store i64 %2327, ptr %2328, align 8
  %2329 = add nuw nsw i64 %2325, 1
  %2330 = icmp eq i64 %2329, %1821
  br i1 %2330, label %2769, label %2324

2331:                                             ; preds = %2303
  %2332 = and i64 %1962, 324
  %2333 = icmp eq i64 %2332, 0
  %2334 = icmp sgt i64 %1821, 0
  br i1 %2333, label %2336, label %2335

2335:                                             ; preds = %2331
  br i1 %2334, label %2337, label %2769

2336:                                             ; preds = %2331
  br i1 %2334, label %2350, label %2769

2337:                                             ; preds = %2335, %2337
  %2338 = phi i64 [ %2348, %2337 ], [ 0, %2335 ]
  %2339 = getelementptr inbounds nuw i32, ptr %2308, i64 %2338
  %2340 = load i32, ptr %2339, align 4
  %2341 = getelementptr inbounds nuw i32, ptr %2309, i64 %2338
  %2342 = load i32, ptr %2341, align 4
  %2343 = getelementptr inbounds nuw i8, ptr %2310, i64 %2338
  %2344 = load i8, ptr %2343, align 1
  %2345 = icmp eq i8 %2344, 0
  %2346 = select i1 %2345, i32 %2342, i32 %2340
  %2347 = getelementptr inbounds nuw i32, ptr %2307, i64 %2338
  store i32 %2346, ptr %2347, align 4
  %2348 = add nuw nsw i64 %2338, 1
  %2349 = icmp eq i64 %2348, %1821
  br i1 %2349, label %2769, label %2337

2350:                                             ; preds = %2336, %2350
  %2351 = phi i64 [ %2361, %2350 ], [ 0, %2336 ]
  %2352 = getelementptr inbounds nuw i64, ptr %2308, i64 %2351
  %2353 = load i64, ptr %2352, align 8
  %2354 = getelementptr inbounds nuw i64, ptr %2309, i64 %2351
  %2355 = load i64, ptr %2354, align 8
  %2356 = getelementptr inbounds nuw i8, ptr %2310, i64 %2351
  %2357 = load i8, ptr %2356, align 1
  %2358 = icmp eq i8 %2357, 0
  %2359 = select i1 %2358, i64 %2355, i64 %2353
  %2360 = getelementptr inbounds nuw i64, ptr %2307, i64 %2351
  store i64 %2359, ptr %2360, align 8
  %2361 = add nuw nsw i64 %2351, 1
  %2362 = icmp eq i64 %2361, %1821
  br i1 %2362, label %2769, label %2350

2363:                                             ; preds = %2303
  %2364 = and i64 %1962, 324
  %2365 = icmp eq i64 %2364, 0
  %2366 = icmp sgt i64 %1821, 0
  br i1 %2365, label %2368, label %2367

2367:                                             ; preds = %2363
  br i1 %2366, label %2369, label %2769

2368:                                             ; preds = %2363
  br i1 %2366, label %2383, label %2769

2369:                                             ; preds = %2367, %2378
  %2370 = phi i64 [ %2381, %2378 ], [ 0, %2367 ]
  %2371 = getelementptr inbounds nuw i32, ptr %2309, i64 %2370
  %2372 = load i32, ptr %2371, align 4
  %2373 = icmp ugt i32 %2372, 31
  br i1 %2373, label %2378, label %2374

2374:                                             ; preds = %2369
  %2375 = getelementptr inbounds nuw i32, ptr %2308, i64 %2370
  %2376 = load i32, ptr %2375, align 4
  %2377 = lshr i32 %2376, %2372
  br label %2378

2378:                                             ; preds = %2374, %2369
  %2379 = phi i32 [ %2377, %2374 ], [ 0, %2369 ]
  %2380 = getelementptr inbounds nuw i32, ptr %2307, i64 %2370
  store i32 %2379, ptr %2380, align 4
  %2381 = add nuw nsw i64 %2370, 1
  %2382 = icmp eq i64 %2381, %1821
  br i1 %2382, label %2769, label %2369

2383:                                             ; preds = %2368, %2393
  %2384 = phi i64 [ %2396, %2393 ], [ 0, %2368 ]
  %2385 = getelementptr inbounds nuw i32, ptr %2309, i64 %2384
  %2386 = load i32, ptr %2385, align 4
  %2387 = icmp ugt i32 %2386, 63
  br i1 %2387, label %2393, label %2388

2388:                                             ; preds = %2383
  %2389 = getelementptr inbounds nuw i64, ptr %2308, i64 %2384
  %2390 = load i64, ptr %2389, align 8
  %2391 = zext nneg i32 %2386 to i64
  %2392 = lshr i64 %2390, %2391
  br label %2393

2393:                                             ; preds = %2388, %2383
  %2394 = phi i64 [ %2392, %2388 ], [ 0, %2383 ]
  %2395 = getelementptr inbounds nuw i64, ptr %2307, i64 %2384
  store i64 %2394, ptr %2395, align 8
  %2396 = add nuw nsw i64 %2384, 1
  %2397 = icmp eq i64 %2396, %1821
  br i1 %2397, label %2769, label %2383

2398:                                             ; preds = %2303
  %2399 = and i64 %1962, 324
  %2400 = icmp eq i64 %2399, 0
  %2401 = icmp sgt i64 %1821, 0
  br i1 %2400, label %2403, label %2402

2402:                                             ; preds = %2398
  br i1 %2401, label %2404, label %2769

2403:                                             ; preds = %2398
  br i1 %2401, label %2418, label %2769

2404:                                             ; preds = %2402, %2413
  %2405 = phi i64 [ %2416, %2413 ], [ 0, %2402 ]
  %2406 = getelementptr inbounds nuw i32, ptr %2309, i64 %2405
  %2407 = load i32, ptr %2406, align 4
  %2408 = icmp ugt i32 %2407, 31
  br i1 %2408, label %2413, label %2409

2409:                                             ; preds = %2404
  %2410 = getelementptr inbounds nuw i32, ptr %2308, i64 %2405
  %2411 = load i32, ptr %2410, align 4
  %2412 = shl i32 %2411, %2407
  br label %2413

2413:                                             ; preds = %2409, %2404
  %2414 = phi i32 [ %2412, %2409 ], [ 0, %2404 ]
  %2415 = getelementptr inbounds nuw i32, ptr %2307, i64 %2405
  store i32 %2414, ptr %2415, align 4
  %2416 = add nuw nsw i64 %2405, 1
  %2417 = icmp eq i64 %2416, %1821
  br i1 %2417, label %2769, label %2404

2418:                                             ; preds = %2403, %2428
  %2419 = phi i64 [ %2431, %2428 ], [ 0, %2403 ]
  %2420 = getelementptr inbounds nuw i32, ptr %2309, i64 %2419
  %2421 = load i32, ptr %2420, align 4
  %2422 = icmp ugt i32 %2421, 63
  br i1 %2422, label %2428, label %2423

2423:                                             ; preds = %2418
  %2424 = getelementptr inbounds nuw i64, ptr %2308, i64 %2419
  %2425 = load i64, ptr %2424, align 8
  %2426 = zext nneg i32 %2421 to i64
  %2427 = shl i64 %2425, %2426
  br label %2428

2428:                                             ; preds = %2423, %2418
  %2429 = phi i64 [ %2427, %2423 ], [ 0, %2418 ]
  %2430 = getelementptr inbounds nuw i64, ptr %2307, i64 %2419
  store i64 %2429, ptr %2430, align 8
  %2431 = add nuw nsw i64 %2419, 1
  %2432 = icmp eq i64 %2431, %1821
  br i1 %2432, label %2769, label %2418

2433:                                             ; preds = %2303
  %2434 = and i64 %1962, 324
  %2435 = icmp eq i64 %2434, 0
  %2436 = icmp sgt i64 %1821, 0
  br i1 %2435, label %2438, label %2437

2437:                                             ; preds = %2433
  br i1 %2436, label %2439, label %2769

2438:                                             ; preds = %2433
  br i1 %2436, label %2449, label %2769

2439:                                             ; preds = %2437, %2439
  %2440 = phi i64 [ %2447, %2439 ], [ 0, %2437 ]
  %2441 = getelementptr inbounds nuw i32, ptr %2308, i64 %2440
  %2442 = load i32, ptr %2441, align 4
  %2443 = getelementptr inbounds nuw i32, ptr %2309, i64 %2440
  %2444 = load i32, ptr %2443, align 4
  %2445 = and i32 %2444, %2442
  %2446 = getelementptr inbounds nuw i32, ptr %2307, i64 %2440
  store i32 %2445, ptr %2446, align 4
  %2447 = add nuw nsw i64 %2440, 1
  %2448 = icmp eq i64 %2447, %1821
  br i1 %2448, label %2769, label %2439

2449:                                             ; preds = %2438, %2449
  %2450 = phi i64 [ %2457, %2449 ], [ 0, %2438 ]
  %2451 = getelementptr inbounds nuw i64, ptr %2308, i64 %2450
  %2452 = load i64, ptr %2451, align 8
  %2453 = getelementptr inbounds nuw i64, ptr %2309, i64 %2450
  %2454 = load i64, ptr %2453, align 8
  %2455 = and i64 %2454, %2452
  %2456 = getelementptr inbounds nuw i64, ptr %2307, i64 %2450
  store i64 %2455, ptr %2456, align 8
  %2457 = add nuw nsw i64 %2450, 1
  %2458 = icmp eq i64 %2457, %1821
  br i1 %2458, label %2769, label %2449

2459:                                             ; preds = %2303
  %2460 = and i64 %1962, 324
  %2461 = icmp eq i64 %2460, 0
  %2462 = icmp sgt i64 %1821, 0
  br i1 %2461, label %2464, label %2463

2463:                                             ; preds = %2459
  br i1 %2462, label %2465, label %2769

2464:                                             ; preds = %2459
  br i1 %2462, label %2475, label %2769

2465:                                             ; preds = %2463, %2465
  %2466 = phi i64 [ %2473, %2465 ], [ 0, %2463 ]
  %2467 = getelementptr inbounds nuw i32, ptr %2308, i64 %2466
  %2468 = load i32, ptr %2467, align 4
  %2469 = getelementptr inbounds nuw i32, ptr %2309, i64 %2466
  %2470 = load i32, ptr %2469, align 4
  %2471 = or i32 %2470, %2468
  %2472 = getelementptr inbounds nuw i32, ptr %2307, i64 %2466
  store i32 %2471, ptr %2472, align 4
  %2473 = add nuw nsw i64 %2466, 1
  %2474 = icmp eq i64 %2473, %1821
  br i1 %2474, label %2769, label %2465

2475:                                             ; preds = %2464, %2475
  %2476 = phi i64 [ %2483, %2475 ], [ 0, %2464 ]
  %2477 = getelementptr inbounds nuw i64, ptr %2308, i64 %2476
  %2478 = load i64, ptr %2477, align 8
  %2479 = getelementptr inbounds nuw i64, ptr %2309, i64 %2476
  %2480 = load i64, ptr %2479, align 8
  %2481 = or i64 %2480, %2478
  %2482 = getelementptr inbounds nuw i64, ptr %2307, i64 %2476
  store i64 %2481, ptr %2482, align 8
  %2483 = add nuw nsw i64 %2476, 1
  %2484 = icmp eq i64 %2483, %1821
  br i1 %2484, label %2769, label %2475

2485:                                             ; preds = %2303
  %2486 = and i64 %1962, 324
  %2487 = icmp eq i64 %2486, 0
  %2488 = icmp sgt i64 %1821, 0
  br i1 %2487, label %2490, label %2489

2489:                                             ; preds = %2485
  br i1 %2488, label %2491, label %2769

2490:                                             ; preds = %2485
  br i1 %2488, label %2501, label %2769

2491:                                             ; preds = %2489, %2491
  %2492 = phi i64 [ %2499, %2491 ], [ 0, %2489 ]
  %2493 = getelementptr inbounds nuw i32, ptr %2308, i64 %2492
  %2494 = load i32, ptr %2493, align 4
  %2495 = getelementptr inbounds nuw i32, ptr %2309, i64 %2492
  %2496 = load i32, ptr %2495, align 4
  %2497 = xor i32 %2496, %2494
  %2498 = getelementptr inbounds nuw i32, ptr %2307, i64 %2492
  store i32 %2497, ptr %2498, align 4
  %2499 = add nuw nsw i64 %2492, 1
  %2500 = icmp eq i64 %2499, %1821
  br i1 %2500, label %2769, label %2491

2501:                                             ; preds = %2490, %2501
  %2502 = phi i64 [ %2509, %2501 ], [ 0, %2490 ]
  %2503 = getelementptr inbounds nuw i64, ptr %2308, i64 %2502
  %2504 = load i64, ptr %2503, align 8
  %2505 = getelementptr inbounds nuw i64, ptr %2309, i64 %2502
  %2506 = load i64, ptr %2505, align 8
  %2507 = xor i64 %2506, %2504
  %2508 = getelementptr inbounds nuw i64, ptr %2307, i64 %2502
  store i64 %2507, ptr %2508, align 8
  %2509 = add nuw nsw i64 %2502, 1
  %2510 = icmp eq i64 %2509, %1821
  br i1 %2510, label %2769, label %2501

2511:                                             ; preds = %2303
  %2512 = icmp eq i64 %1945, 8
  br i1 %2512, label %2513, label %2658

2513:                                             ; preds = %2511
  switch i64 %1829, label %2769 [
    i64 5, label %2524
    i64 6, label %2522
    i64 7, label %2520
    i64 25, label %2518
    i64 29, label %2576
    i64 21, label %2516
    i64 22, label %2514
  ]

2514:                                             ; preds = %2513
  %2515 = icmp sgt i64 %1821, 0
  br i1 %2515, label %2632, label %2769

2516:                                             ; preds = %2513
  %2517 = icmp sgt i64 %1821, 0
  br i1 %2517, label %2606, label %2769

2518:                                             ; preds = %2513
  %2519 = icmp sgt i64 %1821, 0
  br i1 %2519, label %2565, label %2769

2520:                                             ; preds = %2513
  %2521 = icmp sgt i64 %1821, 0
  br i1 %2521, label %2552, label %2769

2522:                                             ; preds = %2513
  %2523 = icmp sgt i64 %1821, 0
  br i1 %2523, label %2539, label %2769

2524:                                             ; preds = %2513
  %2525 = icmp sgt i64 %1821, 0
  br i1 %2525, label %2526, label %2769

2526:                                             ; preds = %2524, %2526
  %2527 = phi i64 [ %2537, %2526 ], [ 0, %2524 ]
  %2528 = getelementptr inbounds nuw float, ptr %2308, i64 %2527
  %2529 = load float, ptr %2528, align 4
  %2530 = getelementptr inbounds nuw float, ptr %2309, i64 %2527
  %2531 = load float, ptr %2530, align 4
  %2532 = fadd float %2529, %2531
  %2533 = fcmp uno float %2532, 0.000000e+00
  %2534 = bitcast float %2532 to i32
  %2535 = select i1 %2533, i32 2147483647, i32 %2534
  %2536 = getelementptr inbounds nuw i32, ptr %2307, i64 %2527
  store i32 %2535, ptr %2536, align 4
  %2537 = add nuw nsw i64 %2527, 1
  %2538 = icmp eq i64 %2537, %1821
  br i1 %2538, label %2769, label %2526

2539:                                             ; preds = %2522, %2539
  %2540 = phi i64 [ %2550, %2539 ], [ 0, %2522 ]
  %2541 = getelementptr inbounds nuw float, ptr %2308, i64 %2540
  %2542 = load float, ptr %2541, align 4
  %2543 = getelementptr inbounds nuw float, ptr %2309, i64 %2540
  %2544 = load float, ptr %2543, align 4
  %2545 = fsub float %2542, %2544
  %2546 = fcmp uno float %2545, 0.000000e+00
  %2547 = bitcast float %2545 to i32
  %2548 = select i1 %2546, i32 2147483647, i32 %2547
  %2549 = getelementptr inbounds nuw i32, ptr %2307, i64 %2540
  store i32 %2548, ptr %2549, align 4
  %2550 = add nuw nsw i64 %2540, 1
  %2551 = icmp eq i64 %2550, %1821
  br i1 %2551, label %2769, label %2539

2552:                                             ; preds = %2520, %2552
  %2553 = phi i64 [ %2563, %2552 ], [ 0, %2520 ]
  %2554 = getelementptr inbounds nuw float, ptr %2308, i64 %2553
  %2555 = load float, ptr %2554, align 4
  %2556 = getelementptr inbounds nuw float, ptr %2309, i64 %2553
  %2557 = load float, ptr %2556, align 4
  %2558 = fmul float %2555, %2557
  %2559 = fcmp uno float %2558, 0.000000e+00
  %2560 = bitcast float %2558 to i32
  %2561 = select i1 %2559, i32 2147483647, i32 %2560
  %2562 = getelementptr inbounds nuw i32, ptr %2307, i64 %2553
  store i32 %2561, ptr %2562, align 4
  %2563 = add nuw nsw i64 %2553, 1
  %2564 = icmp eq i64 %2563, %1821
  br i1 %2564, label %2769, label %2552

2565:                                             ; preds = %2518, %2565
  %2566 = phi i64 [ %2574, %2565 ], [ 0, %2518 ]
  %2567 = getelementptr inbounds nuw float, ptr %2308, i64 %2566
  %2568 = load float, ptr %2567, align 4
  %2569 = fneg float %2568
  %2570 = fcmp uno float %2568, 0.000000e+00
  %2571 = bitcast float %2569 to i32
  %2572 = select i1 %2570, i32 2147483647, i32 %2571
  %2573 = getelementptr inbounds nuw i32, ptr %2307, i64 %2566
  store i32 %2572, ptr %2573, align 4
  %2574 = add nuw nsw i64 %2566, 1
  %2575 = icmp eq i64 %2574, %1821
  br i1 %2575, label %2769, label %2565

2576:                                             ; preds = %2513
  %2577 = load i64, ptr %1792, align 8
  %2578 = and i64 %2577, 1
  %2579 = icmp eq i64 %2578, 0
  %2580 = and i64 %2577, 2
  %2581 = icmp eq i64 %2580, 0
  %2582 = and i64 %2577, 4
  %2583 = icmp eq i64 %2582, 0
  %2584 = icmp sgt i64 %1821, 0
  br i1 %2584, label %2585, label %2769

2585:                                             ; preds = %2576, %2585
  %2586 = phi i64 [ %2604, %2585 ], [ 0, %2576 ]
  %2587 = getelementptr inbounds nuw float, ptr %2308, i64 %2586
  %2588 = load float, ptr %2587, align 4
  %2589 = getelementptr inbounds nuw float, ptr %2309, i64 %2586
  %2590 = load float, ptr %2589, align 4
  %2591 = getelementptr inbounds nuw float, ptr %2310, i64 %2586
  %2592 = load float, ptr %2591, align 4
  %2593 = fneg float %2588
  %2594 = select i1 %2579, float %2588, float %2593
  %2595 = fneg float %2590
  %2596 = select i1 %2581, float %2590, float %2595
  %2597 = fneg float %2592
  %2598 = select i1 %2583, float %2592, float %2597
  %2599 = call float @llvm.fma.f32(float %2594, float %2596, float %2598)
  %2600 = fcmp uno float %2599, 0.000000e+00
  %2601 = bitcast float %2599 to i32
  %2602 = select i1 %2600, i32 2147483647, i32 %2601
  %2603 = getelementptr inbounds nuw i32, ptr %2307, i64 %2586
  store i32 %2602, ptr %2603, align 4
  %2604 = add nuw nsw i64 %2586, 1
  %2605 = icmp eq i64 %2604, %1821
  br i1 %2605, label %2769, label %2585

2606:                                             ; preds = %2516, %2624
  %2607 = phi i64 [ %2630, %2624 ], [ 0, %2516 ]
  %2608 = getelementptr inbounds nuw float, ptr %2308, i64 %2607
  %2609 = load float, ptr %2608, align 4
  %2610 = getelementptr inbounds nuw float, ptr %2309, i64 %2607
  %2611 = load float, ptr %2610, align 4
  %2612 = fcmp uno float %2609, 0.000000e+00
  br i1 %2612, label %2624, label %2613

2613:                                             ; preds = %2606
  %2614 = fcmp uno float %2611, 0.000000e+00
  br i1 %2614, label %2624, label %2615

2615:                                             ; preds = %2613
  %2616 = fcmp oeq float %2609, %2611
  br i1 %2616, label %2617, label %2621

2617:                                             ; preds = %2615
  %2618 = bitcast float %2609 to i32
  %2619 = icmp slt i32 %2618, 0
  %2620 = select i1 %2619, float %2609, float %2611
  br label %2624

2621:                                             ; preds = %2615
  %2622 = fcmp olt float %2609, %2611
  %2623 = select i1 %2622, float %2609, float %2611
  br label %2624

2624:                                             ; preds = %2621, %2617, %2613, %2606
  %2625 = phi float [ %2623, %2621 ], [ %2611, %2606 ], [ %2620, %2617 ], [ %2609, %2613 ]
  %2626 = fcmp uno float %2625, 0.000000e+00
  %2627 = bitcast float %2625 to i32
  %2628 = select i1 %2626, i32 2147483647, i32 %2627
  %2629 = getelementptr inbounds nuw i32, ptr %2307, i64 %2607
  store i32 %2628, ptr %2629, align 4
  %2630 = add nuw nsw i64 %2607, 1
  %2631 = icmp eq i64 %2630, %1821
  br i1 %2631, label %2769, label %2606

2632:                                             ; preds = %2514, %2650
  %2633 = phi i64 [ %2656, %2650 ], [ 0, %2514 ]
  %2634 = getelementptr inbounds nuw float, ptr %2308, i64 %2633
  %2635 = load float, ptr %2634, align 4
  %2636 = getelementptr inbounds nuw float, ptr %2309, i64 %2633
  %2637 = load float, ptr %2636, align 4
  %2638 = fcmp uno float %2635, 0.000000e+00
  br i1 %2638, label %2650, label %2639

2639:                                             ; preds = %2632
  %2640 = fcmp uno float %2637, 0.000000e+00
  br i1 %2640, label %2650, label %2641

2641:                                             ; preds = %2639
  %2642 = fcmp oeq float %2635, %2637
  br i1 %2642, label %2643, label %2647

2643:                                             ; preds = %2641
  %2644 = bitcast float %2635 to i32
  %2645 = icmp slt i32 %2644, 0
  %2646 = select i1 %2645, float %2637, float %2635
  br label %2650

2647:                                             ; preds = %2641
  %2648 = fcmp ogt float %2635, %2637
  %2649 = select i1 %2648, float %2635, float %2637
  br label %2650

2650:                                             ; preds = %2647, %2643, %2639, %2632
  %2651 = phi float [ %2649, %2647 ], [ %2637, %2632 ], [ %2646, %2643 ], [ %2635, %2639 ]
  %2652 = fcmp uno float %2651, 0.000000e+00
  %2653 = bitcast float %2651 to i32
  %2654 = select i1 %2652, i32 2147483647, i32 %2653
  %2655 = getelementptr inbounds nuw i32, ptr %2307, i64 %2633
  store i32 %2654, ptr %2655, align 4
  %2656 = add nuw nsw i64 %2633, 1
  %2657 = icmp eq i64 %2656, %1821
  br i1 %2657, label %2769, label %2632

2658:                                             ; preds = %2511
  switch i64 %1829, label %2769 [
    i64 5, label %2659
    i64 6, label %2685
    i64 7, label %2711
    i64 10, label %2737
  ]

2659:                                             ; preds = %2658
  %2660 = and i64 %1962, 324
  %2661 = icmp eq i64 %2660, 0
  %2662 = icmp sgt i64 %1821, 0
  br i1 %2661, label %2664, label %2663

2663:                                             ; preds = %2659
  br i1 %2662, label %2665, label %2769

2664:                                             ; preds = %2659
  br i1 %2662, label %2675, label %2769

2665:                                             ; preds = %2663, %2665
  %2666 = phi i64 [ %2673, %2665 ], [ 0, %2663 ]
  %2667 = getelementptr inbounds nuw i32, ptr %2308, i64 %2666
  %2668 = load i32, ptr %2667, align 4
  %2669 = getelementptr inbounds nuw i32, ptr %2309, i64 %2666
  %2670 = load i32, ptr %2669, align 4
  %2671 = add i32 %2670, %2668
  %2672 = getelementptr inbounds nuw i32, ptr %2307, i64 %2666
  store i32 %2671, ptr %2672, align 4
  %2673 = add nuw nsw i64 %2666, 1
  %2674 = icmp eq i64 %2673, %1821
  br i1 %2674, label %2769, label %2665

2675:                                             ; preds = %2664, %2675
  %2676 = phi i64 [ %2683, %2675 ], [ 0, %2664 ]
  %2677 = getelementptr inbounds nuw i64, ptr %2308, i64 %2676
  %2678 = load i64, ptr %2677, align 8
  %2679 = getelementptr inbounds nuw i64, ptr %2309, i64 %2676
  %2680 = load i64, ptr %2679, align 8
  %2681 = add i64 %2680, %2678
  %2682 = getelementptr inbounds nuw i64, ptr %2307, i64 %2676
  store i64 %2681, ptr %2682, align 8
  %2683 = add nuw nsw i64 %2676, 1
  %2684 = icmp eq i64 %2683, %1821
  br i1 %2684, label %2769, label %2675

2685:                                             ; preds = %2658
  %2686 = and i64 %1962, 324
  %2687 = icmp eq i64 %2686, 0
  %2688 = icmp sgt i64 %1821, 0
  br i1 %2687, label %2690, label %2689

2689:                                             ; preds = %2685
  br i1 %2688, label %2691, label %2769

2690:                                             ; preds = %2685
  br i1 %2688, label %2701, label %2769

2691:                                             ; preds = %2689, %2691
  %2692 = phi i64 [ %2699, %2691 ], [ 0, %2689 ]
  %2693 = getelementptr inbounds nuw i32, ptr %2308, i64 %2692
  %2694 = load i32, ptr %2693, align 4
  %2695 = getelementptr inbounds nuw i32, ptr %2309, i64 %2692
  %2696 = load i32, ptr %2695, align 4
  %2697 = sub i32 %2694, %2696
  %2698 = getelementptr inbounds nuw i32, ptr %2307, i64 %2692
  store i32 %2697, ptr %2698, align 4
  %2699 = add nuw nsw i64 %2692, 1
  %2700 = icmp eq i64 %2699, %1821
  br i1 %2700, label %2769, label %2691

2701:                                             ; preds = %2690, %2701
  %2702 = phi i64 [ %2709, %2701 ], [ 0, %2690 ]
  %2703 = getelementptr inbounds nuw i64, ptr %2308, i64 %2702
  %2704 = load i64, ptr %2703, align 8
  %2705 = getelementptr inbounds nuw i64, ptr %2309, i64 %2702
  %2706 = load i64, ptr %2705, align 8
  %2707 = sub i64 %2704, %2706
  %2708 = getelementptr inbounds nuw i64, ptr %2307, i64 %2702
  store i64 %2707, ptr %2708, align 8
  %2709 = add nuw nsw i64 %2702, 1
  %2710 = icmp eq i64 %2709, %1821
  br i1 %2710, label %2769, label %2701

2711:                                             ; preds = %2658
  %2712 = and i64 %1962, 324
  %2713 = icmp eq i64 %2712, 0
  %2714 = icmp sgt i64 %1821, 0
  br i1 %2713, label %2716, label %2715

2715:                                             ; preds = %2711
  br i1 %2714, label %2717, label %2769

2716:                                             ; preds = %2711
  br i1 %2714, label %2727, label %2769

2717:                                             ; preds = %2715, %2717
  %2718 = phi i64 [ %2725, %2717 ], [ 0, %2715 ]
  %2719 = getelementptr inbounds nuw i32, ptr %2308, i64 %2718
  %2720 = load i32, ptr %2719, align 4
  %2721 = getelementptr inbounds nuw i32, ptr %2309, i64 %2718
  %2722 = load i32, ptr %2721, align 4
  %2723 = mul i32 %2722, %2720
  %2724 = getelementptr inbounds nuw i32, ptr %2307, i64 %2718
  store i32 %2723, ptr %2724, align 4
  %2725 = add nuw nsw i64 %2718, 1
  %2726 = icmp eq i64 %2725, %1821
  br i1 %2726, label %2769, label %2717

2727:                                             ; preds = %2716, %2727
  %2728 = phi i64 [ %2735, %2727 ], [ 0, %2716 ]
  %2729 = getelementptr inbounds nuw i64, ptr %2308, i64 %2728
  %2730 = load i64, ptr %2729, align 8
  %2731 = getelementptr inbounds nuw i64, ptr %2309, i64 %2728
  %2732 = load i64, ptr %2731, align 8
  %2733 = mul i64 %2732, %2730
  %2734 = getelementptr inbounds nuw i64, ptr %2307, i64 %2728
  store i64 %2733, ptr %2734, align 8
  %2735 = add nuw nsw i64 %2728, 1
  %2736 = icmp eq i64 %2735, %1821
  br i1 %2736, label %2769, label %2727

2737:                                             ; preds = %2658
  %2738 = and i64 %1962, 324
  %2739 = icmp eq i64 %2738, 0
  %2740 = icmp sgt i64 %1821, 0
  br i1 %2739, label %2742, label %2741

2741:                                             ; preds = %2737
  br i1 %2740, label %2743, label %2769

2742:                                             ; preds = %2737
  br i1 %2740, label %2756, label %2769

2743:                                             ; preds = %2741, %2743
  %2744 = phi i64 [ %2754, %2743 ], [ 0, %2741 ]
  %2745 = getelementptr inbounds nuw i32, ptr %2308, i64 %2744
  %2746 = load i32, ptr %2745, align 4
  %2747 = getelementptr inbounds nuw i32, ptr %2309, i64 %2744
  %2748 = load i32, ptr %2747, align 4
  %2749 = getelementptr inbounds nuw i32, ptr %2310, i64 %2744
  %2750 = load i32, ptr %2749, align 4
  %2751 = mul i32 %2748, %2746
  %2752 = add i32 %2751, %2750
  %2753 = getelementptr inbounds nuw i32, ptr %2307, i64 %2744
  store i32 %2752, ptr %2753, align 4
  %2754 = add nuw nsw i64 %2744, 1
  %2755 = icmp eq i64 %2754, %1821
  br i1 %2755, label %2769, label %2743

2756:                                             ; preds = %2742, %2756
  %2757 = phi i64 [ %2767, %2756 ], [ 0, %2742 ]
  %2758 = getelementptr inbounds nuw i64, ptr %2308, i64 %2757
  %2759 = load i64, ptr %2758, align 8
  %2760 = getelementptr inbounds nuw i64, ptr %2309, i64 %2757
  %2761 = load i64, ptr %2760, align 8
  %2762 = getelementptr inbounds nuw i64, ptr %2310, i64 %2757
  %2763 = load i64, ptr %2762, align 8
  %2764 = mul i64 %2761, %2759
  %2765 = add i64 %2764, %2763
  %2766 = getelementptr inbounds nuw i64, ptr %2307, i64 %2757
  store i64 %2765, ptr %2766, align 8
  %2767 = add nuw nsw i64 %2757, 1
  %2768 = icmp eq i64 %2767, %1821
  br i1 %2768, label %2769, label %2756

2769:                                             ; preds = %2413, %2428, %2378, %2393, %2439, %2449, %2465, %2475, %2491, %2501, %2337, %2350, %2317, %2324, %2743, %2756, %2717, %2727, %2691, %2701, %2665, %2675, %2650, %2624, %2585, %2565, %2552, %2539, %2526, %2742, %2741, %2716, %2715, %2690, %2689, %2664, %2663, %2658, %2576, %2524, %2522, %2520, %2518, %2516, %2514, %2513, %2490, %2489, %2464, %2463, %2438, %2437, %2403, %2402, %2368, %2367, %2336, %2335, %2316, %2315
  br i1 %1823, label %3342, label %2770

2770:                                             ; preds = %2769
  %2771 = inttoptr i64 %1942 to ptr
  %2772 = icmp sgt i64 %1820, 0
  switch i64 %1944, label %2819 [
    i64 4, label %2773
    i64 8, label %2796
  ]

2773:                                             ; preds = %2770
  br i1 %1807, label %2774, label %2775

2774:                                             ; preds = %2773
  br i1 %2772, label %2776, label %3342

2775:                                             ; preds = %2773
  br i1 %2772, label %2787, label %3342

2776:                                             ; preds = %2774, %2776
  %2777 = phi i64 [ %2785, %2776 ], [ 0, %2774 ]
  %2778 = getelementptr inbounds nuw i64, ptr %1798, i64 %2777
  %2779 = load i64, ptr %2778, align 8
  %2780 = load i64, ptr %1798, align 8
  %2781 = sub nsw i64 %2779, %2780
  %2782 = getelementptr inbounds i32, ptr %99, i64 %2781
  %2783 = load i32, ptr %2782, align 4
  %2784 = getelementptr inbounds i32, ptr %2771, i64 %2779
  store i32 %2783, ptr %2784, align 4
  %2785 = add nuw nsw i64 %2777, 1
  %2786 = icmp eq i64 %2785, %1820
  br i1 %2786, label %3342, label %2776

2787:                                             ; preds = %2775, %2787
  %2788 = phi i64 [ %2794, %2787 ], [ 0, %2775 ]
  %2789 = getelementptr inbounds nuw i32, ptr %99, i64 %2788
  %2790 = load i32, ptr %2789, align 4
  %2791 = getelementptr inbounds nuw i64, ptr %1798, i64 %2788
  %2792 = load i64, ptr %2791, align 8
  %2793 = getelementptr inbounds i32, ptr %2771, i64 %2792
  store i32 %2790, ptr %2793, align 4
  %2794 = add nuw nsw i64 %2788, 1
  %2795 = icmp eq i64 %2794, %1820
  br i1 %2795, label %3342, label %2787

2796:                                             ; preds = %2770
  br i1 %1807, label %2797, label %2798

2797:                                             ; preds = %2796
  br i1 %2772, label %2799, label %3342

2798:                                             ; preds = %2796
  br i1 %2772, label %2810, label %3342

2799:                                             ; preds = %2797, %2799
  %2800 = phi i64 [ %2808, %2799 ], [ 0, %2797 ]
  %2801 = getelementptr inbounds nuw i64, ptr %1798, i64 %2800
  %2802 = load i64, ptr %2801, align 8
  %2803 = load i64, ptr %1798, align 8
  %2804 = sub nsw i64 %2802, %2803
  %2805 = getelementptr inbounds i64, ptr %99, i64 %2804
  %2806 = load i64, ptr %2805, align 8
  %2807 = getelementptr inbounds i64, ptr %2771, i64 %2802
  store i64 %2806, ptr %2807, align 8
  %2808 = add nuw nsw i64 %2800, 1
  %2809 = icmp eq i64 %2808, %1820
  br i1 %2809, label %3342, label %2799

2810:                                             ; preds = %2798, %2810
  %2811 = phi i64 [ %2817, %2810 ], [ 0, %2798 ]
  %2812 = getelementptr inbounds nuw i64, ptr %99, i64 %2811
  %2813 = load i64, ptr %2812, align 8
  %2814 = getelementptr inbounds nuw i64, ptr %1798, i64 %2811
  %2815 = load i64, ptr %2814, align 8
  %2816 = getelementptr inbounds i64, ptr %2771, i64 %2815
  store i64 %2813, ptr %2816, align 8
  %2817 = add nuw nsw i64 %2811, 1
  %2818 = icmp eq i64 %2817, %1820
  br i1 %2818, label %3342, label %2810

2819:                                             ; preds = %2770
  br i1 %1807, label %2820, label %2821

2820:                                             ; preds = %2819
  br i1 %2772, label %2822, label %3342

2821:                                             ; preds = %2819
  br i1 %2772, label %2833, label %3342

2822:                                             ; preds = %2820, %2822
  %2823 = phi i64 [ %2831, %2822 ], [ 0, %2820 ]
  %2824 = getelementptr inbounds nuw i64, ptr %1798, i64 %2823
  %2825 = load i64, ptr %2824, align 8
  %2826 = load i64, ptr %1798, align 8
  %2827 = sub nsw i64 %2825, %2826
  %2828 = getelementptr inbounds i8, ptr %99, i64 %2827
  %2829 = load i8, ptr %2828, align 1
  %2830 = getelementptr inbounds i8, ptr %2771, i64 %2825
  store i8 %2829, ptr %2830, align 1
  %2831 = add nuw nsw i64 %2823, 1
  %2832 = icmp eq i64 %2831, %1820
  br i1 %2832, label %3342, label %2822

2833:                                             ; preds = %2821, %2833
  %2834 = phi i64 [ %2840, %2833 ], [ 0, %2821 ]
  %2835 = getelementptr inbounds nuw i8, ptr %99, i64 %2834
  %2836 = load i8, ptr %2835, align 1
  %2837 = getelementptr inbounds nuw i64, ptr %1798, i64 %2834
  %2838 = load i64, ptr %2837, align 8
  %2839 = getelementptr inbounds i8, ptr %2771, i64 %2838
  store i8 %2836, ptr %2839, align 1
  %2840 = add nuw nsw i64 %2834, 1
  %2841 = icmp eq i64 %2840, %1820
  br i1 %2841, label %3342, label %2833

2842:                                             ; preds = %2302
  %2843 = shl nuw nsw i64 %1961, 3
  %2844 = icmp eq i64 %1945, 3
  %2845 = select i1 %2844, i64 -9223372036854775808, i64 0
  switch i64 %1829, label %3341 [
    i64 4, label %2892
    i64 5, label %2890
    i64 6, label %2888
    i64 7, label %2921
    i64 9, label %2921
    i64 12, label %2886
    i64 13, label %2884
    i64 14, label %2882
    i64 15, label %2963
    i64 25, label %2880
    i64 21, label %2878
    i64 22, label %2876
    i64 8, label %3019
    i64 10, label %3066
    i64 11, label %3066
    i64 16, label %2874
    i64 17, label %3093
    i64 18, label %2872
    i64 20, label %2868
    i64 23, label %2863
    i64 24, label %2858
    i64 28, label %2854
    i64 30, label %2852
    i64 31, label %3250
    i64 32, label %3250
    i64 33, label %2850
    i64 34, label %2848
    i64 35, label %2846
  ]

2846:                                             ; preds = %2842
  %2847 = icmp sgt i64 %1821, 0
  br i1 %2847, label %3308, label %3341

2848:                                             ; preds = %2842
  %2849 = icmp sgt i64 %1821, 0
  br i1 %2849, label %3289, label %3341

2850:                                             ; preds = %2842
  %2851 = icmp sgt i64 %1821, 0
  br i1 %2851, label %3281, label %3341

2852:                                             ; preds = %2842
  %2853 = icmp sgt i64 %1821, 0
  br i1 %2853, label %3242, label %3341

2854:                                             ; preds = %2842
  %2855 = icmp sgt i64 %1821, 0
  br i1 %2855, label %2856, label %3341

2856:                                             ; preds = %2854
  %2857 = load i64, ptr %1792, align 8
  br label %3206

2858:                                             ; preds = %2842
  %2859 = icmp sgt i64 %1821, 0
  br i1 %2859, label %2860, label %3341

2860:                                             ; preds = %2858
  %2861 = and i64 %1945, -4
  %2862 = icmp eq i64 %2861, 4
  br label %3181

2863:                                             ; preds = %2842
  %2864 = icmp sgt i64 %1821, 0
  br i1 %2864, label %2865, label %3341

2865:                                             ; preds = %2863
  %2866 = and i64 %1945, -4
  %2867 = icmp eq i64 %2866, 4
  br label %3160

2868:                                             ; preds = %2842
  %2869 = icmp sgt i64 %1821, 0
  br i1 %2869, label %2870, label %3341

2870:                                             ; preds = %2868
  %2871 = load i64, ptr %1792, align 8
  br label %3136

2872:                                             ; preds = %2842
  %2873 = icmp sgt i64 %1821, 0
  br i1 %2873, label %3123, label %3341

2874:                                             ; preds = %2842
  %2875 = icmp sgt i64 %1821, 0
  br i1 %2875, label %3081, label %3341

2876:                                             ; preds = %2842
  %2877 = icmp sgt i64 %1821, 0
  br i1 %2877, label %3006, label %3341

2878:                                             ; preds = %2842
  %2879 = icmp sgt i64 %1821, 0
  br i1 %2879, label %2993, label %3341

2880:                                             ; preds = %2842
  %2881 = icmp sgt i64 %1821, 0
  br i1 %2881, label %2985, label %3341

2882:                                             ; preds = %2842
  %2883 = icmp sgt i64 %1821, 0
  br i1 %2883, label %2953, label %3341

2884:                                             ; preds = %2842
  %2885 = icmp sgt i64 %1821, 0
  br i1 %2885, label %2943, label %3341

2886:                                             ; preds = %2842
  %2887 = icmp sgt i64 %1821, 0
  br i1 %2887, label %2933, label %3341

2888:                                             ; preds = %2842
  %2889 = icmp sgt i64 %1821, 0
  br i1 %2889, label %2911, label %3341

2890:                                             ; preds = %2842
  %2891 = icmp sgt i64 %1821, 0
  br i1 %2891, label %2901, label %3341

2892:                                             ; preds = %2842
  %2893 = icmp sgt i64 %1821, 0
  br i1 %2893, label %2894, label %3341

2894:                                             ; preds = %2892, %2894
  %2895 = phi i64 [ %2899, %2894 ], [ 0, %2892 ]
  %2896 = getelementptr inbounds nuw i64, ptr %8, i64 %2895
  %2897 = load i64, ptr %2896, align 8
  %2898 = getelementptr inbounds nuw i64, ptr %99, i64 %2895
  store i64 %2897, ptr %2898, align 8
  %2899 = add nuw nsw i64 %2895, 1
  %2900 = icmp eq i64 %2899, %1821
  br i1 %2900, label %3341, label %2894

2901:                                             ; preds = %2890, %2901
  %2902 = phi i64 [ %2909, %2901 ], [ 0, %2890 ]
  %2903 = getelementptr inbounds nuw i64, ptr %8, i64 %2902
  %2904 = load i64, ptr %2903, align 8
  %2905 = getelementptr inbounds nuw i64, ptr %96, i64 %2902
  %2906 = load i64, ptr %2905, align 8
  %2907 = add i64 %2906, %2904
  %2908 = getelementptr inbounds nuw i64, ptr %99, i64 %2902
  store i64 %2907, ptr %2908, align 8
  %2909 = add nuw nsw i64 %2902, 1
  %2910 = icmp eq i64 %2909, %1821
  br i1 %2910, label %3341, label %2901

2911:                                             ; preds = %2888, %2911
  %2912 = phi i64 [ %2919, %2911 ], [ 0, %2888 ]
  %2913 = getelementptr inbounds nuw i64, ptr %8, i64 %2912
  %2914 = load i64, ptr %2913, align 8
  %2915 = getelementptr inbounds nuw i64, ptr %96, i64 %2912
  %2916 = load i64, ptr %2915, align 8
  %2917 = sub i64 %2914, %2916
  %2918 = getelementptr inbounds nuw i64, ptr %99, i64 %2912
  store i64 %2917, ptr %2918, align 8
  %2919 = add nuw nsw i64 %2912, 1
  %2920 = icmp eq i64 %2919, %1821
  br i1 %2920, label %3341, label %2911

2921:                                             ; preds = %2842, %2842
  %2922 = icmp sgt i64 %1821, 0
  br i1 %2922, label %2923, label %3341

2923:                                             ; preds = %2921, %2923
  %2924 = phi i64 [ %2931, %2923 ], [ 0, %2921 ]
  %2925 = getelementptr inbounds nuw i64, ptr %8, i64 %2924
  %2926 = load i64, ptr %2925, align 8
  %2927 = getelementptr inbounds nuw i64, ptr %96, i64 %2924
  %2928 = load i64, ptr %2927, align 8
  %2929 = mul i64 %2928, %2926
  %2930 = getelementptr inbounds nuw i64, ptr %99, i64 %2924
  store i64 %2929, ptr %2930, align 8
  %2931 = add nuw nsw i64 %2924, 1
  %2932 = icmp eq i64 %2931, %1821
  br i1 %2932, label %3341, label %2923

2933:                                             ; preds = %2886, %2933
  %2934 = phi i64 [ %2941, %2933 ], [ 0, %2886 ]
  %2935 = getelementptr inbounds nuw i64, ptr %8, i64 %2934
  %2936 = load i64, ptr %2935, align 8
  %2937 = getelementptr inbounds nuw i64, ptr %96, i64 %2934
  %2938 = load i64, ptr %2937, align 8
  %2939 = and i64 %2938, %2936
  %2940 = getelementptr inbounds nuw i64, ptr %99, i64 %2934
  store i64 %2939, ptr %2940, align 8
  %2941 = add nuw nsw i64 %2934, 1
  %2942 = icmp eq i64 %2941, %1821
  br i1 %2942, label %3341, label %2933

2943:                                             ; preds = %2884, %2943
  %2944 = phi i64 [ %2951, %2943 ], [ 0, %2884 ]
  %2945 = getelementptr inbounds nuw i64, ptr %8, i64 %2944
  %2946 = load i64, ptr %2945, align 8
  %2947 = getelementptr inbounds nuw i64, ptr %96, i64 %2944
  %2948 = load i64, ptr %2947, align 8
  %2949 = or i64 %2948, %2946
  %2950 = getelementptr inbounds nuw i64, ptr %99, i64 %2944
  store i64 %2949, ptr %2950, align 8
  %2951 = add nuw nsw i64 %2944, 1
  %2952 = icmp eq i64 %2951, %1821
  br i1 %2952, label %3341, label %2943

2953:                                             ; preds = %2882, %2953
  %2954 = phi i64 [ %2961, %2953 ], [ 0, %2882 ]
  %2955 = getelementptr inbounds nuw i64, ptr %8, i64 %2954
  %2956 = load i64, ptr %2955, align 8
  %2957 = getelementptr inbounds nuw i64, ptr %96, i64 %2954
  %2958 = load i64, ptr %2957, align 8
  %2959 = xor i64 %2958, %2956
  %2960 = getelementptr inbounds nuw i64, ptr %99, i64 %2954
  store i64 %2959, ptr %2960, align 8
  %2961 = add nuw nsw i64 %2954, 1
  %2962 = icmp eq i64 %2961, %1821
  br i1 %2962, label %3341, label %2953

2963:                                             ; preds = %2842
  %2964 = icmp eq i64 %1945, 10
  %2965 = icmp sgt i64 %1821, 0
  br i1 %2964, label %2967, label %2966

2966:                                             ; preds = %2963
  br i1 %2965, label %2977, label %3341

2967:                                             ; preds = %2963
  br i1 %2965, label %2968, label %3341

2968:                                             ; preds = %2967, %2968
  %2969 = phi i64 [ %2975, %2968 ], [ 0, %2967 ]
  %2970 = getelementptr inbounds nuw i64, ptr %8, i64 %2969
  %2971 = load i64, ptr %2970, align 8
  %2972 = icmp eq i64 %2971, 0
  %2973 = zext i1 %2972 to i64
  %2974 = getelementptr inbounds nuw i64, ptr %99, i64 %2969
  store i64 %2973, ptr %2974, align 8
  %2975 = add nuw nsw i64 %2969, 1
  %2976 = icmp eq i64 %2975, %1821
  br i1 %2976, label %3341, label %2968

2977:                                             ; preds = %2966, %2977
  %2978 = phi i64 [ %2983, %2977 ], [ 0, %2966 ]
  %2979 = getelementptr inbounds nuw i64, ptr %8, i64 %2978
  %2980 = load i64, ptr %2979, align 8
  %2981 = xor i64 %2980, -1
  %2982 = getelementptr inbounds nuw i64, ptr %99, i64 %2978
  store i64 %2981, ptr %2982, align 8
  %2983 = add nuw nsw i64 %2978, 1
  %2984 = icmp eq i64 %2983, %1821
  br i1 %2984, label %3341, label %2977

2985:                                             ; preds = %2880, %2985
  %2986 = phi i64 [ %2991, %2985 ], [ 0, %2880 ]
  %2987 = getelementptr inbounds nuw i64, ptr %8, i64 %2986
  %2988 = load i64, ptr %2987, align 8
  %2989 = sub i64 0, %2988
  %2990 = getelementptr inbounds nuw i64, ptr %99, i64 %2986
  store i64 %2989, ptr %2990, align 8
  %2991 = add nuw nsw i64 %2986, 1
  %2992 = icmp eq i64 %2991, %1821
  br i1 %2992, label %3341, label %2985

2993:                                             ; preds = %2878, %2993
  %2994 = phi i64 [ %3004, %2993 ], [ 0, %2878 ]
  %2995 = getelementptr inbounds nuw i64, ptr %8, i64 %2994
  %2996 = load i64, ptr %2995, align 8
  %2997 = getelementptr inbounds nuw i64, ptr %96, i64 %2994
  %2998 = load i64, ptr %2997, align 8
  %2999 = xor i64 %2996, %2845
  %3000 = xor i64 %2998, %2845
  %3001 = icmp slt i64 %2999, %3000
  %3002 = select i1 %3001, i64 %2996, i64 %2998
  %3003 = getelementptr inbounds nuw i64, ptr %99, i64 %2994
  store i64 %3002, ptr %3003, align 8
  %3004 = add nuw nsw i64 %2994, 1
  %3005 = icmp eq i64 %3004, %1821
  br i1 %3005, label %3341, label %2993

3006:                                             ; preds = %2876, %3006
  %3007 = phi i64 [ %3017, %3006 ], [ 0, %2876 ]
  %3008 = getelementptr inbounds nuw i64, ptr %8, i64 %3007
  %3009 = load i64, ptr %3008, align 8
  %3010 = getelementptr inbounds nuw i64, ptr %96, i64 %3007
  %3011 = load i64, ptr %3010, align 8
  %3012 = xor i64 %3009, %2845
  %3013 = xor i64 %3011, %2845
  %3014 = icmp sgt i64 %3012, %3013
  %3015 = select i1 %3014, i64 %3009, i64 %3011
  %3016 = getelementptr inbounds nuw i64, ptr %99, i64 %3007
  store i64 %3015, ptr %3016, align 8
  %3017 = add nuw nsw i64 %3007, 1
  %3018 = icmp eq i64 %3017, %1821
  br i1 %3018, label %3341, label %3006

3019:                                             ; preds = %2842
  %3020 = and i64 %1962, 324
  %3021 = icmp eq i64 %3020, 0
  %3022 = icmp sgt i64 %1821, 0
  br i1 %3021, label %3035, label %3023

3023:                                             ; preds = %3019
  br i1 %3022, label %3024, label %3341

3024:                                             ; preds = %3023, %3024
  %3025 = phi i64 [ %3033, %3024 ], [ 0, %3023 ]
  %3026 = getelementptr inbounds nuw i64, ptr %8, i64 %3025
  %3027 = load i64, ptr %3026, align 8
  %3028 = getelementptr inbounds nuw i64, ptr %96, i64 %3025
  %3029 = load i64, ptr %3028, align 8
  %3030 = mul i64 %3029, %3027
  %3031 = lshr i64 %3030, 32
  %3032 = getelementptr inbounds nuw i64, ptr %99, i64 %3025
  store i64 %3031, ptr %3032, align 8
  %3033 = add nuw nsw i64 %3025, 1
  %3034 = icmp eq i64 %3033, %1821
  br i1 %3034, label %3341, label %3024

3035:                                             ; preds = %3019
  br i1 %2844, label %3037, label %3036

3036:                                             ; preds = %3035
  br i1 %3022, label %3052, label %3341

3037:                                             ; preds = %3035
  br i1 %3022, label %3038, label %3341

3038:                                             ; preds = %3037, %3038
  %3039 = phi i64 [ %3050, %3038 ], [ 0, %3037 ]
  %3040 = getelementptr inbounds nuw i64, ptr %8, i64 %3039
  %3041 = load i64, ptr %3040, align 8
  %3042 = getelementptr inbounds nuw i64, ptr %96, i64 %3039
  %3043 = load i64, ptr %3042, align 8
  %3044 = zext i64 %3041 to i128
  %3045 = zext i64 %3043 to i128
  %3046 = mul nuw i128 %3045, %3044
  %3047 = lshr i128 %3046, 64
  %3048 = trunc nuw i128 %3047 to i64
  %3049 = getelementptr inbounds nuw i64, ptr %99, i64 %3039
  store i64 %3048, ptr %3049, align 8
  %3050 = add nuw nsw i64 %3039, 1
  %3051 = icmp eq i64 %3050, %1821
  br i1 %3051, label %3341, label %3038

3052:                                             ; preds = %3036, %3052
  %3053 = phi i64 [ %3064, %3052 ], [ 0, %3036 ]
  %3054 = getelementptr inbounds nuw i64, ptr %8, i64 %3053
  %3055 = load i64, ptr %3054, align 8
  %3056 = getelementptr inbounds nuw i64, ptr %96, i64 %3053
  %3057 = load i64, ptr %3056, align 8
  %3058 = sext i64 %3055 to i128
  %3059 = sext i64 %3057 to i128
  %3060 = mul nsw i128 %3059, %3058
  %3061 = lshr i128 %3060, 64
  %3062 = trunc nuw i128 %3061 to i64
  %3063 = getelementptr inbounds nuw i64, ptr %99, i64 %3053
  store i64 %3062, ptr %3063, align 8
  %3064 = add nuw nsw i64 %3053, 1
  %3065 = icmp eq i64 %3064, %1821
  br i1 %3065, label %3341, label %3052

3066:                                             ; preds = %2842, %2842
  %3067 = icmp sgt i64 %1821, 0
  br i1 %3067, label %3068, label %3341

3068:                                             ; preds = %3066, %3068
  %3069 = phi i64 [ %3079, %3068 ], [ 0, %3066 ]
  %3070 = getelementptr inbounds nuw i64, ptr %8, i64 %3069
  %3071 = load i64, ptr %3070, align 8
  %3072 = getelementptr inbounds nuw i64, ptr %96, i64 %3069
  %3073 = load i64, ptr %3072, align 8
  %3074 = getelementptr inbounds nuw i64, ptr %98, i64 %3069
  %3075 = load i64, ptr %3074, align 8
  %3076 = mul i64 %3073, %3071
  %3077 = add i64 %3076, %3075
  %3078 = getelementptr inbounds nuw i64, ptr %99, i64 %3069
  store i64 %3077, ptr %3078, align 8
  %3079 = add nuw nsw i64 %3069, 1
  %3080 = icmp eq i64 %3079, %1821
  br i1 %3080, label %3341, label %3068

3081:                                             ; preds = %2874, %3081
  %3082 = phi i64 [ %3091, %3081 ], [ 0, %2874 ]
  %3083 = getelementptr inbounds nuw i64, ptr %8, i64 %3082
  %3084 = load i64, ptr %3083, align 8
  %3085 = getelementptr inbounds nuw i64, ptr %96, i64 %3082
  %3086 = load i64, ptr %3085, align 8
  %3087 = icmp ult i64 %3086, %2843
  %3088 = shl i64 %3084, %3086
  %3089 = select i1 %3087, i64 %3088, i64 0
  %3090 = getelementptr inbounds nuw i64, ptr %99, i64 %3082
  store i64 %3089, ptr %3090, align 8
  %3091 = add nuw nsw i64 %3082, 1
  %3092 = icmp eq i64 %3091, %1821
  br i1 %3092, label %3341, label %3081

3093:                                             ; preds = %2842
  %3094 = and i64 %1945, -4
  %3095 = icmp eq i64 %3094, 4
  %3096 = icmp sgt i64 %1821, 0
  br i1 %3095, label %3098, label %3097

3097:                                             ; preds = %3093
  br i1 %3096, label %3111, label %3341

3098:                                             ; preds = %3093
  br i1 %3096, label %3099, label %3341

3099:                                             ; preds = %3098, %3099
  %3100 = phi i64 [ %3109, %3099 ], [ 0, %3098 ]
  %3101 = getelementptr inbounds nuw i64, ptr %8, i64 %3100
  %3102 = load i64, ptr %3101, align 8
  %3103 = getelementptr inbounds nuw i64, ptr %96, i64 %3100
  %3104 = load i64, ptr %3103, align 8
  %3105 = icmp ult i64 %3104, %2843
  %3106 = select i1 %3105, i64 %3104, i64 63
  %3107 = ashr i64 %3102, %3106
  %3108 = getelementptr inbounds nuw i64, ptr %99, i64 %3100
  store i64 %3107, ptr %3108, align 8
  %3109 = add nuw nsw i64 %3100, 1
  %3110 = icmp eq i64 %3109, %1821
  br i1 %3110, label %3341, label %3099

3111:                                             ; preds = %3097, %3111
  %3112 = phi i64 [ %3121, %3111 ], [ 0, %3097 ]
  %3113 = getelementptr inbounds nuw i64, ptr %8, i64 %3112
  %3114 = load i64, ptr %3113, align 8
  %3115 = getelementptr inbounds nuw i64, ptr %96, i64 %3112
  %3116 = load i64, ptr %3115, align 8
  %3117 = icmp ult i64 %3116, %2843
  %3118 = lshr i64 %3114, %3116
  %3119 = select i1 %3117, i64 %3118, i64 0
  %3120 = getelementptr inbounds nuw i64, ptr %99, i64 %3112
  store i64 %3119, ptr %3120, align 8
  %3121 = add nuw nsw i64 %3112, 1
  %3122 = icmp eq i64 %3121, %1821
  br i1 %3122, label %3341, label %3111

3123:                                             ; preds = %2872, %3123
  %3124 = phi i64 [ %3134, %3123 ], [ 0, %2872 ]
  %3125 = getelementptr inbounds nuw i64, ptr %8, i64 %3124
  %3126 = load i64, ptr %3125, align 8
  %3127 = getelementptr inbounds nuw i64, ptr %96, i64 %3124
  %3128 = load i64, ptr %3127, align 8
  %3129 = getelementptr inbounds nuw i64, ptr %98, i64 %3124
  %3130 = load i64, ptr %3129, align 8
  %3131 = icmp eq i64 %3130, 0
  %3132 = select i1 %3131, i64 %3128, i64 %3126
  %3133 = getelementptr inbounds nuw i64, ptr %99, i64 %3124
  store i64 %3132, ptr %3133, align 8
  %3134 = add nuw nsw i64 %3124, 1
  %3135 = icmp eq i64 %3134, %1821
  br i1 %3135, label %3341, label %3123

3136:                                             ; preds = %3155, %2870
  %3137 = phi i64 [ 0, %2870 ], [ %3158, %3155 ]
  %3138 = getelementptr inbounds nuw i64, ptr %8, i64 %3137
  %3139 = load i64, ptr %3138, align 8
  switch i64 %2871, label %3155 [
    i64 0, label %3140
    i64 1, label %3142
    i64 2, label %3144
    i64 4, label %3146
    i64 5, label %3149
    i64 6, label %3152
  ]

3140:                                             ; preds = %3136
  %3141 = and i64 %3139, 255
  br label %3155

3142:                                             ; preds = %3136
  %3143 = and i64 %3139, 65535
  br label %3155

3144:                                             ; preds = %3136
  %3145 = and i64 %3139, 4294967295
  br label %3155

3146:                                             ; preds = %3136
  %3147 = shl i64 %3139, 56
  %3148 = ashr exact i64 %3147, 56
  br label %3155

3149:                                             ; preds = %3136
  %3150 = shl i64 %3139, 48
  %3151 = ashr exact i64 %3150, 48
  br label %3155

3152:                                             ; preds = %3136
  %3153 = shl i64 %3139, 32
  %3154 = ashr exact i64 %3153, 32
  br label %3155

3155:                                             ; preds = %3152, %3149, %3146, %3144, %3142, %3140, %3136
  %3156 = phi i64 [ %3154, %3152 ], [ %3141, %3140 ], [ %3143, %3142 ], [ %3145, %3144 ], [ %3148, %3146 ], [ %3151, %3149 ], [ %3139, %3136 ]
  %3157 = getelementptr inbounds nuw i64, ptr %99, i64 %3137
  store i64 %3156, ptr %3157, align 8
  %3158 = add nuw nsw i64 %3137, 1
  %3159 = icmp eq i64 %3158, %1821
  br i1 %3159, label %3341, label %3136

3160:                                             ; preds = %3176, %2865
  %3161 = phi i64 [ 0, %2865 ], [ %3179, %3176 ]
  %3162 = getelementptr inbounds nuw i64, ptr %8, i64 %3161
  %3163 = load i64, ptr %3162, align 8
  %3164 = getelementptr inbounds nuw i64, ptr %96, i64 %3161
  %3165 = load i64, ptr %3164, align 8
  %3166 = icmp eq i64 %3165, 0
  br i1 %3166, label %3176, label %3167

3167:                                             ; preds = %3160
  br i1 %2867, label %3170, label %3168

3168:                                             ; preds = %3167
  %3169 = udiv i64 %3163, %3165
  br label %3176

3170:                                             ; preds = %3167
  %3171 = icmp eq i64 %3165, -1
  br i1 %3171, label %3172, label %3174

3172:                                             ; preds = %3170
  %3173 = sub i64 0, %3163
  br label %3176

3174:                                             ; preds = %3170
  %3175 = sdiv i64 %3163, %3165
  br label %3176

3176:                                             ; preds = %3174, %3172, %3168, %3160
  %3177 = phi i64 [ %3169, %3168 ], [ %3173, %3172 ], [ %3175, %3174 ], [ -1, %3160 ]
  %3178 = getelementptr inbounds nuw i64, ptr %99, i64 %3161
  store i64 %3177, ptr %3178, align 8
  %3179 = add nuw nsw i64 %3161, 1
  %3180 = icmp eq i64 %3179, %1821
  br i1 %3180, label %3341, label %3160

3181:                                             ; preds = %3201, %2860
  %3182 = phi i64 [ 0, %2860 ], [ %3204, %3201 ]
  %3183 = getelementptr inbounds nuw i64, ptr %8, i64 %3182
  %3184 = load i64, ptr %3183, align 8
  %3185 = getelementptr inbounds nuw i64, ptr %96, i64 %3182
  %3186 = load i64, ptr %3185, align 8
  %3187 = icmp eq i64 %3186, 0
  br i1 %3187, label %3201, label %3188

3188:                                             ; preds = %3181
  br i1 %2862, label %3191, label %3189

3189:                                             ; preds = %3188
  %3190 = udiv i64 %3184, %3186
  br label %3197

3191:                                             ; preds = %3188
  %3192 = icmp eq i64 %3186, -1
  br i1 %3192, label %3193, label %3195

3193:                                             ; preds = %3191
  %3194 = sub i64 0, %3184
  br label %3197

3195:                                             ; preds = %3191
  %3196 = sdiv i64 %3184, %3186
  br label %3197

3197:                                             ; preds = %3195, %3193, %3189
  %3198 = phi i64 [ %3190, %3189 ], [ %3194, %3193 ], [ %3196, %3195 ]
  %3199 = mul i64 %3198, %3186
  %3200 = sub i64 %3184, %3199
  br label %3201

3201:                                             ; preds = %3197, %3181
  %3202 = phi i64 [ %3200, %3197 ], [ -1, %3181 ]
  %3203 = getelementptr inbounds nuw i64, ptr %99, i64 %3182
  store i64 %3202, ptr %3203, align 8
  %3204 = add nuw nsw i64 %3182, 1
  %3205 = icmp eq i64 %3204, %1821
  br i1 %3205, label %3341, label %3181

3206:                                             ; preds = %3214, %2856
  %3207 = phi i64 [ 0, %2856 ], [ %3216, %3214 ]
  %3208 = getelementptr inbounds nuw i64, ptr %8, i64 %3207
  %3209 = load i64, ptr %3208, align 8
  %3210 = getelementptr inbounds nuw i64, ptr %96, i64 %3207
  %3211 = load i64, ptr %3210, align 8
  %3212 = getelementptr inbounds nuw i64, ptr %98, i64 %3207
  %3213 = load i64, ptr %3212, align 8
  br label %3218

3214:                                             ; preds = %3238
  %3215 = getelementptr inbounds nuw i64, ptr %99, i64 %3207
  store i64 %3239, ptr %3215, align 8
  %3216 = add nuw nsw i64 %3207, 1
  %3217 = icmp eq i64 %3216, %1821
  br i1 %3217, label %3341, label %3206

3218:                                             ; preds = %3238, %3206
  %3219 = phi i64 [ 0, %3206 ], [ %3240, %3238 ]
  %3220 = phi i64 [ 0, %3206 ], [ %3239, %3238 ]
  %3221 = shl nuw nsw i64 1, %3219
  %3222 = and i64 %3221, %2857
  %3223 = icmp eq i64 %3222, 0
  br i1 %3223, label %3238, label %3224

3224:                                             ; preds = %3218
  %3225 = icmp samesign ult i64 %3219, 4
  %3226 = sext i1 %3225 to i64
  %3227 = xor i64 %3209, %3226
  %3228 = lshr i64 %3219, 1
  %3229 = and i64 %3228, 1
  %3230 = add nsw i64 %3229, -1
  %3231 = xor i64 %3230, %3211
  %3232 = and i64 %3219, 1
  %3233 = add nsw i64 %3232, -1
  %3234 = xor i64 %3233, %3213
  %3235 = and i64 %3234, %3227
  %3236 = and i64 %3235, %3231
  %3237 = or i64 %3236, %3220
  br label %3238

3238:                                             ; preds = %3224, %3218
  %3239 = phi i64 [ %3237, %3224 ], [ %3220, %3218 ]
  %3240 = add nuw nsw i64 %3219, 1
  %3241 = icmp eq i64 %3240, 8
  br i1 %3241, label %3214, label %3218

3242:                                             ; preds = %2852, %3242
  %3243 = phi i64 [ %3248, %3242 ], [ 0, %2852 ]
  %3244 = getelementptr inbounds nuw i64, ptr %8, i64 %3243
  %3245 = load i64, ptr %3244, align 8
  %3246 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3245)
  %3247 = getelementptr inbounds nuw i64, ptr %99, i64 %3243
  store i64 %3246, ptr %3247, align 8
  %3248 = add nuw nsw i64 %3243, 1
  %3249 = icmp eq i64 %3248, %1821
  br i1 %3249, label %3341, label %3242

3250:                                             ; preds = %2842, %2842
  %3251 = icmp sgt i64 %1821, 0
  br i1 %3251, label %3252, label %3341

3252:                                             ; preds = %3250
  %3253 = load i64, ptr %1792, align 8
  %3254 = icmp eq i64 %3253, 0
  %3255 = icmp eq i64 %1829, 32
  br label %3256

3256:                                             ; preds = %3276, %3252
  %3257 = phi i64 [ 0, %3252 ], [ %3279, %3276 ]
  %3258 = getelementptr inbounds nuw i64, ptr %96, i64 %3257
  %3259 = load i64, ptr %3258, align 8
  %3260 = shl i64 %3259, 32
  %3261 = getelementptr inbounds nuw i64, ptr %8, i64 %3257
  %3262 = load i64, ptr %3261, align 8
  %3263 = or i64 %3260, %3262
  %3264 = getelementptr inbounds nuw i64, ptr %98, i64 %3257
  %3265 = load i64, ptr %3264, align 8
  %3266 = and i64 %3265, 31
  %3267 = call i64 @llvm.umin.i64(i64 %3265, i64 32)
  %3268 = select i1 %3254, i64 %3267, i64 %3266
  br i1 %3255, label %3269, label %3271

3269:                                             ; preds = %3256
  %3270 = lshr i64 %3263, %3268
  br label %3276

3271:                                             ; preds = %3256
  %3272 = icmp eq i64 %3268, 32
  br i1 %3272, label %3276, label %3273

3273:                                             ; preds = %3271
  %3274 = shl i64 %3263, %3268
  %3275 = lshr i64 %3274, 32
  br label %3276

3276:                                             ; preds = %3273, %3271, %3269
  %3277 = phi i64 [ %3270, %3269 ], [ %3275, %3273 ], [ %3263, %3271 ]
  %3278 = getelementptr inbounds nuw i64, ptr %99, i64 %3257
  store i64 %3277, ptr %3278, align 8
  %3279 = add nuw nsw i64 %3257, 1
  %3280 = icmp eq i64 %3279, %1821
  br i1 %3280, label %3341, label %3256

3281:                                             ; preds = %2850, %3281
  %3282 = phi i64 [ %3287, %3281 ], [ 0, %2850 ]
  %3283 = getelementptr inbounds nuw i64, ptr %8, i64 %3282
  %3284 = load i64, ptr %3283, align 8
  %3285 = shl i64 %3284, 16
  %3286 = getelementptr inbounds nuw i64, ptr %99, i64 %3282
  store i64 %3285, ptr %3286, align 8
  %3287 = add nuw nsw i64 %3282, 1
  %3288 = icmp eq i64 %3287, %1821
  br i1 %3288, label %3341, label %3281

3289:                                             ; preds = %2848, %3303
  %3290 = phi i64 [ %3306, %3303 ], [ 0, %2848 ]
  %3291 = getelementptr inbounds nuw i64, ptr %8, i64 %3290
  %3292 = load i64, ptr %3291, align 8
  %3293 = trunc i64 %3292 to i32
  %3294 = bitcast i32 %3293 to float
  %3295 = fcmp uno float %3294, 0.000000e+00
  br i1 %3295, label %3303, label %3296

3296:                                             ; preds = %3289
  %3297 = add i64 %3292, 32767
  %3298 = lshr i64 %3292, 16
  %3299 = and i64 %3298, 1
  %3300 = add i64 %3297, %3299
  %3301 = lshr i64 %3300, 16
  %3302 = and i64 %3301, 65535
  br label %3303

3303:                                             ; preds = %3296, %3289
  %3304 = phi i64 [ %3302, %3296 ], [ 32767, %3289 ]
  %3305 = getelementptr inbounds nuw i64, ptr %99, i64 %3290
  store i64 %3304, ptr %3305, align 8
  %3306 = add nuw nsw i64 %3290, 1
  %3307 = icmp eq i64 %3306, %1821
  br i1 %3307, label %3341, label %3289

3308:                                             ; preds = %2846, %3334
  %3309 = phi i64 [ %3339, %3334 ], [ 0, %2846 ]
  %3310 = getelementptr inbounds nuw i64, ptr %8, i64 %3309
  %3311 = load i64, ptr %3310, align 8
  %3312 = getelementptr inbounds nuw i64, ptr %96, i64 %3309
  %3313 = load i64, ptr %3312, align 8
  %3314 = trunc i64 %3311 to i32
  %3315 = bitcast i32 %3314 to float
  %3316 = fcmp uno float %3315, 0.000000e+00
  br i1 %3316, label %3323, label %3317

3317:                                             ; preds = %3308
  %3318 = add i32 %3314, 32767
  %3319 = lshr i32 %3314, 16
  %3320 = and i32 %3319, 1
  %3321 = add i32 %3318, %3320
  %3322 = and i32 %3321, -65536
  br label %3323

3323:                                             ; preds = %3317, %3308
  %3324 = phi i32 [ %3322, %3317 ], [ 2147418112, %3308 ]
  %3325 = trunc i64 %3313 to i32
  %3326 = bitcast i32 %3325 to float
  %3327 = fcmp uno float %3326, 0.000000e+00
  br i1 %3327, label %3334, label %3328

3328:                                             ; preds = %3323
  %3329 = add i32 %3325, 32767
  %3330 = lshr i32 %3325, 16
  %3331 = and i32 %3330, 1
  %3332 = add i32 %3329, %3331
  %3333 = lshr i32 %3332, 16
  br label %3334

3334:                                             ; preds = %3328, %3323
  %3335 = phi i32 [ %3333, %3328 ], [ 32767, %3323 ]
  %3336 = or disjoint i32 %3335, %3324
  %3337 = zext i32 %3336 to i64
  %3338 = getelementptr inbounds nuw i64, ptr %99, i64 %3309
  store i64 %3337, ptr %3338, align 8
  %3339 = add nuw nsw i64 %3309, 1
  %3340 = icmp eq i64 %3339, %1821
  br i1 %3340, label %3341, label %3308

3341:                                             ; preds = %3334, %3303, %3281, %3276, %3242, %3214, %3201, %3176, %3155, %3123, %3111, %3099, %3081, %3068, %3024, %3052, %3038, %3006, %2993, %2985, %2977, %2968, %2953, %2943, %2933, %2923, %2911, %2901, %2894, %3250, %3098, %3097, %3066, %3037, %3036, %3023, %2967, %2966, %2921, %2892, %2890, %2888, %2886, %2884, %2882, %2880, %2878, %2876, %2874, %2872, %2868, %2863, %2858, %2854, %2852, %2850, %2848, %2846, %2842
  call fastcc void @narrow(i64 %1942, i64 %1944, ptr noundef nonnull readonly %12, ptr noundef %99)
  br label %3342

3342:                                             ; preds = %2810, %2799, %2787, %2776, %2833, %2822, %2293, %2282, %3341, %2821, %2820, %2798, %2797, %2775, %2774, %2769, %2281, %2280, %2276
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3343

3343:                                             ; preds = %3342, %1938, %1865
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3344 = getelementptr inbounds i64, ptr %1798, i64 %1820
  %3345 = sub nsw i64 %1799, %1820
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3346 = icmp eq i64 %3345, 0
  br i1 %3346, label %3347, label %1797

3347:                                             ; preds = %3343, %1788
  %3348 = load i64, ptr %1780, align 8
  %3349 = icmp eq i64 %3348, 1
  br i1 %3349, label %3350, label %3373

3350:                                             ; preds = %3347
  %3351 = load i64, ptr %100, align 8
  %3352 = inttoptr i64 %3351 to ptr
  %3353 = getelementptr inbounds i8, ptr %3352, i64 %499
  %3354 = load i8, ptr %3353, align 1
  %3355 = icmp eq i8 %3354, 3
  br i1 %3355, label %3373, label %3356

3356:                                             ; preds = %3350
  %3357 = getelementptr inbounds nuw i8, ptr %498, i64 72
  %3358 = load i64, ptr %3357, align 8
  switch i64 %3358, label %3359 [
    i64 0, label %3365
    i64 1, label %3360
  ]

3359:                                             ; preds = %3356
  br label %3360

3360:                                             ; preds = %3359, %3356
  %3361 = phi i64 [ 48, %3359 ], [ 40, %3356 ]
  %3362 = getelementptr inbounds nuw i8, ptr %498, i64 %3361
  %3363 = load i64, ptr %3362, align 8
  %3364 = getelementptr inbounds %struct.operand, ptr %470, i64 %3363
  br label %3365

3365:                                             ; preds = %3360, %3356
  %3366 = phi ptr [ %3364, %3360 ], [ null, %3356 ]
  %3367 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %3368 = load i64, ptr %3367, align 8
  %3369 = getelementptr inbounds %struct.operand, ptr %470, i64 %3368
  %3370 = call fastcc i64 @count_held(ptr noundef %3369, i64 noundef 0, ptr noundef %643, i64 noundef %645)
  %3371 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %3372 = load i64, ptr %3371, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %3370, ptr noundef %643, i64 noundef %645, ptr noundef %3366, i64 noundef %3372)
  br label %3373

3373:                                             ; preds = %1681, %1631, %3365, %3350, %3347, %1777, %1716, %1598, %1595
  %3374 = phi i1 [ %1604, %1716 ], [ false, %1777 ], [ false, %3365 ], [ false, %3350 ], [ false, %3347 ], [ false, %1598 ], [ false, %1595 ], [ false, %1631 ], [ false, %1681 ]
  %3375 = getelementptr inbounds i8, ptr %487, i64 %499
  store i8 1, ptr %3375, align 1
  br label %3376

3376:                                             ; preds = %3373, %638
  %3377 = phi i64 [ %644, %3373 ], [ 0, %638 ]
  %3378 = phi i1 [ %3374, %3373 ], [ false, %638 ]
  br i1 %601, label %3379, label %3382

3379:                                             ; preds = %3376, %602
  %3380 = phi i1 [ %3378, %3376 ], [ false, %602 ]
  %3381 = phi i64 [ %3377, %3376 ], [ 0, %602 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %3381, ptr noundef %472, i64 noundef %473, ptr noundef null, i64 noundef 0)
  br label %3382

3382:                                             ; preds = %3379, %3376
  %3383 = phi i1 [ %3380, %3379 ], [ %3378, %3376 ]
  %3384 = load i64, ptr %24, align 8
  %3385 = add nsw i64 %3384, 1
  store i64 %3385, ptr %24, align 8
  %3386 = load i64, ptr %101, align 8
  %3387 = add nsw i64 %3386, %494
  store i64 %3387, ptr %101, align 8
  %3388 = add nsw i64 %499, 1
  store i64 %3388, ptr %37, align 8
  br i1 %3383, label %3389, label %3390

3389:                                             ; preds = %3382
  store i64 1, ptr %0, align 8
  br label %3404

3390:                                             ; preds = %3382
  %3391 = getelementptr inbounds %struct.instruction, ptr %468, i64 %3388
  %3392 = getelementptr inbounds nuw i8, ptr %3391, i64 136
  %3393 = load i64, ptr %3392, align 8
  %3394 = icmp eq i64 %3393, 0
  br i1 %3394, label %3398, label %3395

3395:                                             ; preds = %3390
  %3396 = load i64, ptr %22, align 8
  %3397 = icmp eq i64 %3396, 0
  br i1 %3397, label %3398, label %3404

3398:                                             ; preds = %3395, %3390, %595, %589
  %3399 = phi i64 [ %590, %589 ], [ %590, %595 ], [ %3388, %3395 ], [ %3388, %3390 ]
  %3400 = getelementptr inbounds %struct.instruction, ptr %468, i64 %3399
  store i64 %3399, ptr %37, align 8
  %3401 = load i64, ptr %3400, align 8
  %3402 = icmp eq i64 %3401, 0
  br i1 %3402, label %3404, label %496

3403:                                             ; preds = %595
  br label %3404

3404:                                             ; preds = %534, %928, %939, %990, %1041, %1048, %1056, %1087, %1718, %3395, %3398, %562, %885, %923, %987, %524, %894, %1169, %482, %485, %557, %724, %1080, %1273, %1307, %1717, %1778, %3389, %3403
  %3405 = phi i64 [ 1, %482 ], [ 0, %987 ], [ 0, %923 ], [ 3, %1080 ], [ 3, %1307 ], [ 0, %885 ], [ 0, %1778 ], [ 3, %3389 ], [ 4, %1717 ], [ 0, %1169 ], [ 0, %724 ], [ 0, %1273 ], [ 0, %894 ], [ 0, %524 ], [ 2, %557 ], [ 1, %3403 ], [ 2, %562 ], [ 0, %485 ], [ 1, %3395 ], [ 0, %1041 ], [ 0, %534 ], [ 0, %3398 ], [ 3, %1087 ], [ 0, %928 ], [ 0, %1056 ], [ 0, %939 ], [ 0, %1048 ], [ 0, %990 ], [ 0, %1718 ]
  %3406 = load i64, ptr %38, align 8
  %3407 = inttoptr i64 %3406 to ptr
  %3408 = load i64, ptr %106, align 8
  %3409 = icmp eq i64 %3408, 0
  br i1 %3409, label %3502, label %3410

3410:                                             ; preds = %3404
  switch i64 %3405, label %3502 [
    i64 2, label %3411
    i64 0, label %3476
    i64 1, label %3493
  ]

3411:                                             ; preds = %3410
  %3412 = load i64, ptr %37, align 8
  %3413 = load i64, ptr %40, align 8
  %3414 = inttoptr i64 %3413 to ptr
  %3415 = getelementptr inbounds %struct.instruction, ptr %3414, i64 %3412
  %3416 = getelementptr inbounds nuw i8, ptr %3415, i64 64
  %3417 = load i64, ptr %3416, align 8
  %3418 = load i64, ptr %39, align 8
  %3419 = load i64, ptr %105, align 8
  %3420 = inttoptr i64 %3419 to ptr
  %3421 = load i64, ptr %27, align 8
  %3422 = load i64, ptr %29, align 8
  %3423 = load i64, ptr %30, align 8
  %3424 = inttoptr i64 %3423 to ptr
  %3425 = shl nsw i64 %3422, 3
  %3426 = load i64, ptr %28, align 8
  %3427 = mul nsw i64 %3425, %3426
  %3428 = getelementptr inbounds i64, ptr %3424, i64 %3427
  %3429 = getelementptr inbounds i64, ptr %3428, i64 %3421
  %3430 = add nsw i64 %3421, %3418
  store i64 %3430, ptr %27, align 8
  %3431 = icmp sgt i64 %3418, 0
  br i1 %3431, label %3434, label %3449

3432:                                             ; preds = %3445
  %3433 = getelementptr inbounds i64, ptr %3429, i64 %3446
  br label %3455

3434:                                             ; preds = %3411, %3445
  %3435 = phi i64 [ %3447, %3445 ], [ 0, %3411 ]
  %3436 = phi i64 [ %3446, %3445 ], [ 0, %3411 ]
  %3437 = getelementptr inbounds nuw i8, ptr %3420, i64 %3435
  %3438 = load i8, ptr %3437, align 1
  %3439 = icmp eq i8 %3438, 0
  br i1 %3439, label %3445, label %3440

3440:                                             ; preds = %3434
  %3441 = getelementptr inbounds nuw i64, ptr %3407, i64 %3435
  %3442 = load i64, ptr %3441, align 8
  %3443 = add nsw i64 %3436, 1
  %3444 = getelementptr inbounds i64, ptr %3429, i64 %3436
  store i64 %3442, ptr %3444, align 8
  br label %3445

3445:                                             ; preds = %3440, %3434
  %3446 = phi i64 [ %3443, %3440 ], [ %3436, %3434 ]
  %3447 = add nuw nsw i64 %3435, 1
  %3448 = icmp eq i64 %3447, %3418
  br i1 %3448, label %3432, label %3434

3449:                                             ; preds = %3466, %3411
  %3450 = phi ptr [ %3429, %3411 ], [ %3433, %3466 ]
  %3451 = phi i64 [ 0, %3411 ], [ %3446, %3466 ]
  %3452 = phi i64 [ 0, %3411 ], [ %3467, %3466 ]
  %3453 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3417, ptr noundef %3429, i64 noundef %3451)
  %3454 = icmp eq i32 %3453, 0
  br i1 %3454, label %3470, label %3474

3455:                                             ; preds = %3466, %3432
  %3456 = phi i64 [ %3468, %3466 ], [ 0, %3432 ]
  %3457 = phi i64 [ %3467, %3466 ], [ 0, %3432 ]
  %3458 = getelementptr inbounds nuw i8, ptr %3420, i64 %3456
  %3459 = load i8, ptr %3458, align 1
  %3460 = icmp eq i8 %3459, 0
  br i1 %3460, label %3461, label %3466

3461:                                             ; preds = %3455
  %3462 = getelementptr inbounds nuw i64, ptr %3407, i64 %3456
  %3463 = load i64, ptr %3462, align 8
  %3464 = add nsw i64 %3457, 1
  %3465 = getelementptr inbounds i64, ptr %3433, i64 %3457
  store i64 %3463, ptr %3465, align 8
  br label %3466

3466:                                             ; preds = %3461, %3455
  %3467 = phi i64 [ %3457, %3455 ], [ %3464, %3461 ]
  %3468 = add nuw nsw i64 %3456, 1
  %3469 = icmp eq i64 %3468, %3418
  br i1 %3469, label %3449, label %3455

3470:                                             ; preds = %3449
  %3471 = add nsw i64 %3412, 1
  %3472 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3471, ptr noundef %3450, i64 noundef %3452)
  %3473 = icmp eq i32 %3472, 0
  br i1 %3473, label %3475, label %3474

3474:                                             ; preds = %3470, %3449
  store i64 %3421, ptr %27, align 8
  br label %3502

3475:                                             ; preds = %3470
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3417, ptr noundef %3429, i64 noundef %3451)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3471, ptr noundef %3450, i64 noundef %3452)
  br label %3501

3476:                                             ; preds = %3410
  %3477 = load i64, ptr %24, align 8
  %3478 = and i64 %3477, 255
  %3479 = icmp eq i64 %3478, 255
  br i1 %3479, label %3480, label %3502

3480:                                             ; preds = %3476
  %3481 = load i64, ptr %101, align 8
  %3482 = add i64 %3481, 256
  %3483 = load i64, ptr %39, align 8
  %3484 = add i64 %3482, %3483
  %3485 = load i64, ptr %107, align 8
  %3486 = icmp sgt i64 %3484, %3485
  br i1 %3486, label %3502, label %3487

3487:                                             ; preds = %3480
  %3488 = load i64, ptr %37, align 8
  %3489 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3488, ptr noundef %3407, i64 noundef %3483)
  %3490 = icmp eq i32 %3489, 0
  br i1 %3490, label %3491, label %3502

3491:                                             ; preds = %3487
  %3492 = add nsw i64 %3477, 1
  store i64 %3492, ptr %24, align 8
  store i64 %3484, ptr %101, align 8
  br label %3498

3493:                                             ; preds = %3410
  %3494 = load i64, ptr %37, align 8
  %3495 = load i64, ptr %39, align 8
  %3496 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3494, ptr noundef %3407, i64 noundef %3495)
  %3497 = icmp eq i32 %3496, 0
  br i1 %3497, label %3498, label %3502

3498:                                             ; preds = %3493, %3491
  %3499 = phi i64 [ %3495, %3493 ], [ %3483, %3491 ]
  %3500 = phi i64 [ %3494, %3493 ], [ %3488, %3491 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3500, ptr noundef %3407, i64 noundef %3499)
  br label %3501

3501:                                             ; preds = %3475, %3498
  store i64 2, ptr %0, align 8
  br label %108

3502:                                             ; preds = %3493, %3410, %3404, %3476, %3487, %3480, %116, %157, %196, %111, %182, %3474
  %3503 = phi i64 [ 5, %182 ], [ 2, %3474 ], [ %3405, %3410 ], [ %3405, %3404 ], [ 0, %3476 ], [ 0, %3487 ], [ 0, %3480 ], [ 1, %3493 ], [ 5, %157 ], [ 5, %196 ], [ 5, %111 ], [ 5, %116 ]
  ret i64 %3503
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @outermost(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %30, %3
  %11 = phi i64 [ -1, %3 ], [ %31, %30 ]
  ret i64 %11

12:                                               ; preds = %3, %30
  %13 = phi i64 [ %32, %30 ], [ 0, %3 ]
  %14 = phi i64 [ %31, %30 ], [ -1, %3 ]
  %15 = getelementptr inbounds nuw %struct.ready, ptr %6, i64 %13
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %18, label %30

18:                                               ; preds = %12
  %19 = icmp slt i64 %14, 0
  br i1 %19, label %29, label %20

20:                                               ; preds = %18
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw %struct.ready, ptr %6, i64 %14
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = icmp sgt i64 %22, %25
  %27 = zext i1 %26 to i32
  %28 = icmp eq i32 %2, %27
  br i1 %28, label %29, label %30

29:                                               ; preds = %20, %18
  br label %30

30:                                               ; preds = %12, %20, %29
  %31 = phi i64 [ %13, %29 ], [ %14, %20 ], [ %14, %12 ]
  %32 = add nuw nsw i64 %13, 1
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %10, label %12
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @count_held(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr {
  %5 = add nsw i64 %3, -1
  %6 = getelementptr inbounds i64, ptr %2, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %2, align 8
  %9 = sub nsw i64 %7, %8
  %10 = icmp eq i64 %9, %5
  br i1 %10, label %11, label %30

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %15, label %30

15:                                               ; preds = %11
  %16 = load i64, ptr %0, align 8
  %17 = add nsw i64 %16, %8
  %18 = inttoptr i64 %17 to ptr
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %50

20:                                               ; preds = %15, %20
  %21 = phi i64 [ %27, %20 ], [ 0, %15 ]
  %22 = phi i64 [ %28, %20 ], [ 0, %15 ]
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = icmp ne i8 %24, 0
  %26 = zext i1 %25 to i64
  %27 = add nuw nsw i64 %21, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %50, label %20

30:                                               ; preds = %11, %4
  %31 = icmp sgt i64 %3, 0
  br i1 %31, label %32, label %50

32:                                               ; preds = %30
  %33 = load i64, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i64, ptr %34, align 8
  br label %36

36:                                               ; preds = %32, %36
  %37 = phi i64 [ 0, %32 ], [ %47, %36 ]
  %38 = phi i64 [ 0, %32 ], [ %48, %36 ]
  %39 = getelementptr inbounds nuw i64, ptr %2, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = mul nsw i64 %35, %40
  %42 = add i64 %41, %33
  %43 = inttoptr i64 %42 to ptr
  %44 = load i8, ptr %43, align 1
  %45 = icmp ne i8 %44, 0
  %46 = zext i1 %45 to i64
  %47 = add nuw nsw i64 %37, %46
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %3
  br i1 %49, label %50, label %36

50:                                               ; preds = %36, %20, %30, %15
  %51 = phi i64 [ %27, %20 ], [ 0, %15 ], [ 0, %30 ], [ %47, %36 ]
  %52 = icmp eq i64 %1, 0
  %53 = sub nsw i64 %3, %51
  %54 = select i1 %52, i64 %51, i64 %53
  ret i64 %54
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(address_is_null) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 456
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %24 = load i64, ptr %23, align 8
  %25 = inttoptr i64 %24 to ptr
  %26 = mul nsw i64 %1, 48
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
  %75 = tail call fastcc i64 @get(ptr noundef %5, i64 noundef %6, i64 noundef %74)
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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @get(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %3, align 8
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %10, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 600
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @emit(ptr noundef captures(none) %0, i64 noundef range(i64 0, 2) %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 504
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc ptr @column(i64 %0, i64 %1, i64 noundef range(i64 0, 256) %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef nonnull writeonly captures(ret: address, provenance) %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp ne i64 %7, 0
  %9 = icmp eq i64 %1, %2
  %10 = select i1 %8, i1 %9, i1 false
  br i1 %10, label %11, label %17

11:                                               ; preds = %5
  %12 = load ptr, ptr %3, align 8
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %13, %1
  %15 = add nsw i64 %14, %0
  %16 = inttoptr i64 %15 to ptr
  br label %284

17:                                               ; preds = %5
  %18 = trunc nuw i64 %2 to i8
  %19 = icmp eq i64 %1, 0
  switch i8 %18, label %218 [
    i8 1, label %20
    i8 2, label %86
    i8 4, label %152
  ]

20:                                               ; preds = %17
  br i1 %19, label %21, label %34

21:                                               ; preds = %20
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %284

25:                                               ; preds = %21
  %26 = inttoptr i64 %0 to ptr
  %27 = load i8, ptr %26, align 1
  br label %28

28:                                               ; preds = %25, %28
  %29 = phi i64 [ 0, %25 ], [ %31, %28 ]
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 %29
  store i8 %27, ptr %30, align 1
  %31 = add nuw nsw i64 %29, 1
  %32 = load i64, ptr %22, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %28, label %284

34:                                               ; preds = %20
  %35 = icmp eq i64 %7, 0
  br i1 %35, label %53, label %36

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %284

40:                                               ; preds = %36, %40
  %41 = phi i64 [ %50, %40 ], [ 0, %36 ]
  %42 = load ptr, ptr %3, align 8
  %43 = load i64, ptr %42, align 8
  %44 = add nsw i64 %43, %41
  %45 = mul nsw i64 %44, %1
  %46 = add nsw i64 %45, %0
  %47 = inttoptr i64 %46 to ptr
  %48 = load i8, ptr %47, align 1
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 %41
  store i8 %48, ptr %49, align 1
  %50 = add nuw nsw i64 %41, 1
  %51 = load i64, ptr %37, align 8
  %52 = icmp slt i64 %50, %51
  br i1 %52, label %40, label %284

53:                                               ; preds = %34
  %54 = icmp eq i64 %1, 1
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %56 = load i64, ptr %55, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %54, label %59, label %58

58:                                               ; preds = %53
  br i1 %57, label %73, label %284

59:                                               ; preds = %53
  br i1 %57, label %60, label %284

60:                                               ; preds = %59
  %61 = inttoptr i64 %0 to ptr
  br label %62

62:                                               ; preds = %60, %62
  %63 = phi i64 [ 0, %60 ], [ %70, %62 ]
  %64 = load ptr, ptr %3, align 8
  %65 = getelementptr inbounds nuw i64, ptr %64, i64 %63
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %61, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 %63
  store i8 %68, ptr %69, align 1
  %70 = add nuw nsw i64 %63, 1
  %71 = load i64, ptr %55, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %62, label %284

73:                                               ; preds = %58, %73
  %74 = phi i64 [ %83, %73 ], [ 0, %58 ]
  %75 = load ptr, ptr %3, align 8
  %76 = getelementptr inbounds nuw i64, ptr %75, i64 %74
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %1
  %79 = add nsw i64 %78, %0
  %80 = inttoptr i64 %79 to ptr
  %81 = load i8, ptr %80, align 1
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 %74
  store i8 %81, ptr %82, align 1
  %83 = add nuw nsw i64 %74, 1
  %84 = load i64, ptr %55, align 8
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %73, label %284

86:                                               ; preds = %17
  br i1 %19, label %87, label %100

87:                                               ; preds = %86
  %88 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %89 = load i64, ptr %88, align 8
  %90 = icmp sgt i64 %89, 0
  br i1 %90, label %91, label %284

91:                                               ; preds = %87
  %92 = inttoptr i64 %0 to ptr
  %93 = load i16, ptr %92, align 2
  br label %94

94:                                               ; preds = %91, %94
  %95 = phi i64 [ 0, %91 ], [ %97, %94 ]
  %96 = getelementptr inbounds nuw i16, ptr %4, i64 %95
  store i16 %93, ptr %96, align 2
  %97 = add nuw nsw i64 %95, 1
  %98 = load i64, ptr %88, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %94, label %284

100:                                              ; preds = %86
  %101 = icmp eq i64 %7, 0
  br i1 %101, label %119, label %102

102:                                              ; preds = %100
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %104 = load i64, ptr %103, align 8
  %105 = icmp sgt i64 %104, 0
  br i1 %105, label %106, label %284

106:                                              ; preds = %102, %106
  %107 = phi i64 [ %116, %106 ], [ 0, %102 ]
  %108 = load ptr, ptr %3, align 8
  %109 = load i64, ptr %108, align 8
  %110 = add nsw i64 %109, %107
  %111 = mul nsw i64 %110, %1
  %112 = add nsw i64 %111, %0
  %113 = inttoptr i64 %112 to ptr
  %114 = load i16, ptr %113, align 2
  %115 = getelementptr inbounds nuw i16, ptr %4, i64 %107
  store i16 %114, ptr %115, align 2
  %116 = add nuw nsw i64 %107, 1
  %117 = load i64, ptr %103, align 8
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %106, label %284

119:                                              ; preds = %100
  %120 = icmp eq i64 %1, 2
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %122 = load i64, ptr %121, align 8
  %123 = icmp sgt i64 %122, 0
  br i1 %120, label %125, label %124

124:                                              ; preds = %119
  br i1 %123, label %139, label %284

125:                                              ; preds = %119
  br i1 %123, label %126, label %284

126:                                              ; preds = %125
  %127 = inttoptr i64 %0 to ptr
  br label %128

128:                                              ; preds = %126, %128
  %129 = phi i64 [ 0, %126 ], [ %136, %128 ]
  %130 = load ptr, ptr %3, align 8
  %131 = getelementptr inbounds nuw i64, ptr %130, i64 %129
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds i16, ptr %127, i64 %132
  %134 = load i16, ptr %133, align 2
  %135 = getelementptr inbounds nuw i16, ptr %4, i64 %129
  store i16 %134, ptr %135, align 2
  %136 = add nuw nsw i64 %129, 1
  %137 = load i64, ptr %121, align 8
  %138 = icmp slt i64 %136, %137
  br i1 %138, label %128, label %284

139:                                              ; preds = %124, %139
  %140 = phi i64 [ %149, %139 ], [ 0, %124 ]
  %141 = load ptr, ptr %3, align 8
  %142 = getelementptr inbounds nuw i64, ptr %141, i64 %140
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %143, %1
  %145 = add nsw i64 %144, %0
  %146 = inttoptr i64 %145 to ptr
  %147 = load i16, ptr %146, align 2
  %148 = getelementptr inbounds nuw i16, ptr %4, i64 %140
  store i16 %147, ptr %148, align 2
  %149 = add nuw nsw i64 %140, 1
  %150 = load i64, ptr %121, align 8
  %151 = icmp slt i64 %149, %150
  br i1 %151, label %139, label %284

152:                                              ; preds = %17
  br i1 %19, label %153, label %166

153:                                              ; preds = %152
  %154 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %155 = load i64, ptr %154, align 8
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %157, label %284

157:                                              ; preds = %153
  %158 = inttoptr i64 %0 to ptr
  %159 = load i32, ptr %158, align 4
  br label %160

160:                                              ; preds = %157, %160
  %161 = phi i64 [ 0, %157 ], [ %163, %160 ]
  %162 = getelementptr inbounds nuw i32, ptr %4, i64 %161
  store i32 %159, ptr %162, align 4
  %163 = add nuw nsw i64 %161, 1
  %164 = load i64, ptr %154, align 8
  %165 = icmp slt i64 %163, %164
  br i1 %165, label %160, label %284

166:                                              ; preds = %152
  %167 = icmp eq i64 %7, 0
  br i1 %167, label %185, label %168

168:                                              ; preds = %166
  %169 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %170 = load i64, ptr %169, align 8
  %171 = icmp sgt i64 %170, 0
  br i1 %171, label %172, label %284

172:                                              ; preds = %168, %172
  %173 = phi i64 [ %182, %172 ], [ 0, %168 ]
  %174 = load ptr, ptr %3, align 8
  %175 = load i64, ptr %174, align 8
  %176 = add nsw i64 %175, %173
  %177 = mul nsw i64 %176, %1
  %178 = add nsw i64 %177, %0
  %179 = inttoptr i64 %178 to ptr
  %180 = load i32, ptr %179, align 4
  %181 = getelementptr inbounds nuw i32, ptr %4, i64 %173
  store i32 %180, ptr %181, align 4
  %182 = add nuw nsw i64 %173, 1
  %183 = load i64, ptr %169, align 8
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %172, label %284

185:                                              ; preds = %166
  %186 = icmp eq i64 %1, 4
  %187 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %188 = load i64, ptr %187, align 8
  %189 = icmp sgt i64 %188, 0
  br i1 %186, label %191, label %190

190:                                              ; preds = %185
  br i1 %189, label %205, label %284

191:                                              ; preds = %185
  br i1 %189, label %192, label %284

192:                                              ; preds = %191
  %193 = inttoptr i64 %0 to ptr
  br label %194

194:                                              ; preds = %192, %194
  %195 = phi i64 [ 0, %192 ], [ %202, %194 ]
  %196 = load ptr, ptr %3, align 8
  %197 = getelementptr inbounds nuw i64, ptr %196, i64 %195
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds i32, ptr %193, i64 %198
  %200 = load i32, ptr %199, align 4
  %201 = getelementptr inbounds nuw i32, ptr %4, i64 %195
  store i32 %200, ptr %201, align 4
  %202 = add nuw nsw i64 %195, 1
  %203 = load i64, ptr %187, align 8
  %204 = icmp slt i64 %202, %203
  br i1 %204, label %194, label %284

205:                                              ; preds = %190, %205
  %206 = phi i64 [ %215, %205 ], [ 0, %190 ]
  %207 = load ptr, ptr %3, align 8
  %208 = getelementptr inbounds nuw i64, ptr %207, i64 %206
  %209 = load i64, ptr %208, align 8
  %210 = mul nsw i64 %209, %1
  %211 = add nsw i64 %210, %0
  %212 = inttoptr i64 %211 to ptr
  %213 = load i32, ptr %212, align 4
  %214 = getelementptr inbounds nuw i32, ptr %4, i64 %206
  store i32 %213, ptr %214, align 4
  %215 = add nuw nsw i64 %206, 1
  %216 = load i64, ptr %187, align 8
  %217 = icmp slt i64 %215, %216
  br i1 %217, label %205, label %284

218:                                              ; preds = %17
  br i1 %19, label %219, label %232

219:                                              ; preds = %218
  %220 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %221 = load i64, ptr %220, align 8
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %284

223:                                              ; preds = %219
  %224 = inttoptr i64 %0 to ptr
  %225 = load i64, ptr %224, align 8
  br label %226

226:                                              ; preds = %223, %226
  %227 = phi i64 [ 0, %223 ], [ %229, %226 ]
  %228 = getelementptr inbounds nuw i64, ptr %4, i64 %227
  store i64 %225, ptr %228, align 8
  %229 = add nuw nsw i64 %227, 1
  %230 = load i64, ptr %220, align 8
  %231 = icmp slt i64 %229, %230
  br i1 %231, label %226, label %284

232:                                              ; preds = %218
  %233 = icmp eq i64 %7, 0
  br i1 %233, label %251, label %234

234:                                              ; preds = %232
  %235 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %236 = load i64, ptr %235, align 8
  %237 = icmp sgt i64 %236, 0
  br i1 %237, label %238, label %284

238:                                              ; preds = %234, %238
  %239 = phi i64 [ %248, %238 ], [ 0, %234 ]
  %240 = load ptr, ptr %3, align 8
  %241 = load i64, ptr %240, align 8
  %242 = add nsw i64 %241, %239
  %243 = mul nsw i64 %242, %1
  %244 = add nsw i64 %243, %0
  %245 = inttoptr i64 %244 to ptr
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i64, ptr %4, i64 %239
  store i64 %246, ptr %247, align 8
  %248 = add nuw nsw i64 %239, 1
  %249 = load i64, ptr %235, align 8
  %250 = icmp slt i64 %248, %249
  br i1 %250, label %238, label %284

251:                                              ; preds = %232
  %252 = icmp eq i64 %1, 8
  %253 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %254 = load i64, ptr %253, align 8
  %255 = icmp sgt i64 %254, 0
  br i1 %252, label %257, label %256

256:                                              ; preds = %251
  br i1 %255, label %271, label %284

257:                                              ; preds = %251
  br i1 %255, label %258, label %284

258:                                              ; preds = %257
  %259 = inttoptr i64 %0 to ptr
  br label %260

260:                                              ; preds = %258, %260
  %261 = phi i64 [ 0, %258 ], [ %268, %260 ]
  %262 = load ptr, ptr %3, align 8
  %263 = getelementptr inbounds nuw i64, ptr %262, i64 %261
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds i64, ptr %259, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds nuw i64, ptr %4, i64 %261
  store i64 %266, ptr %267, align 8
  %268 = add nuw nsw i64 %261, 1
  %269 = load i64, ptr %253, align 8
  %270 = icmp slt i64 %268, %269
  br i1 %270, label %260, label %284

271:                                              ; preds = %256, %271
  %272 = phi i64 [ %281, %271 ], [ 0, %256 ]
  %273 = load ptr, ptr %3, align 8
  %274 = getelementptr inbounds nuw i64, ptr %273, i64 %272
  %275 = load i64, ptr %274, align 8
  %276 = mul nsw i64 %275, %1
  %277 = add nsw i64 %276, %0
  %278 = inttoptr i64 %277 to ptr
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i64, ptr %4, i64 %272
  store i64 %279, ptr %280, align 8
  %281 = add nuw nsw i64 %272, 1
  %282 = load i64, ptr %253, align 8
  %283 = icmp slt i64 %281, %282
  br i1 %283, label %271, label %284

284:                                              ; preds = %172, %205, %194, %160, %106, %139, %128, %94, %40, %73, %62, %28, %238, %271, %260, %226, %168, %190, %191, %153, %102, %124, %125, %87, %36, %58, %59, %21, %234, %256, %257, %219, %11
  %285 = phi ptr [ %16, %11 ], [ %4, %124 ], [ %4, %58 ], [ %4, %256 ], [ %4, %21 ], [ %4, %234 ], [ %4, %59 ], [ %4, %87 ], [ %4, %36 ], [ %4, %125 ], [ %4, %153 ], [ %4, %102 ], [ %4, %191 ], [ %4, %219 ], [ %4, %190 ], [ %4, %257 ], [ %4, %168 ], [ %4, %94 ], [ %4, %128 ], [ %4, %139 ], [ %4, %106 ], [ %4, %160 ], [ %4, %194 ], [ %4, %205 ], [ %4, %226 ], [ %4, %260 ], [ %4, %271 ], [ %4, %238 ], [ %4, %28 ], [ %4, %62 ], [ %4, %73 ], [ %4, %40 ], [ %4, %172 ]
  ret ptr %285
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @widen(i64 %0, i64 %1, i64 noundef %2, ptr noundef nonnull readonly captures(none) %3, ptr noundef nonnull writeonly captures(none) %4) unnamed_addr {
  %6 = alloca [256 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i64
  %10 = call fastcc ptr @column(i64 %0, i64 %1, i64 noundef %9, ptr noundef %3, ptr noundef %6)
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  switch i64 %2, label %18 [
    i64 0, label %19
    i64 10, label %19
    i64 1, label %17
    i64 2, label %38
    i64 8, label %38
    i64 4, label %16
    i64 5, label %15
    i64 6, label %14
  ]

14:                                               ; preds = %5
  br i1 %13, label %66, label %83

15:                                               ; preds = %5
  br i1 %13, label %57, label %83

16:                                               ; preds = %5
  br i1 %13, label %48, label %83

17:                                               ; preds = %5
  br i1 %13, label %29, label %83

18:                                               ; preds = %5
  br i1 %13, label %75, label %83

19:                                               ; preds = %5, %5
  br i1 %13, label %20, label %83

20:                                               ; preds = %19, %20
  %21 = phi i64 [ %26, %20 ], [ 0, %19 ]
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %4, i64 %21
  store i64 %24, ptr %25, align 8
  %26 = add nuw nsw i64 %21, 1
  %27 = load i64, ptr %11, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %20, label %83

29:                                               ; preds = %17, %29
  %30 = phi i64 [ %35, %29 ], [ 0, %17 ]
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  %32 = load i16, ptr %31, align 2
  %33 = zext i16 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %4, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = add nuw nsw i64 %30, 1
  %36 = load i64, ptr %11, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %29, label %83

38:                                               ; preds = %5, %5
  br i1 %13, label %39, label %83

39:                                               ; preds = %38, %39
  %40 = phi i64 [ %45, %39 ], [ 0, %38 ]
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i64, ptr %4, i64 %40
  store i64 %43, ptr %44, align 8
  %45 = add nuw nsw i64 %40, 1
  %46 = load i64, ptr %11, align 8
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %39, label %83

48:                                               ; preds = %16, %48
  %49 = phi i64 [ %54, %48 ], [ 0, %16 ]
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = sext i8 %51 to i64
  %53 = getelementptr inbounds nuw i64, ptr %4, i64 %49
  store i64 %52, ptr %53, align 8
  %54 = add nuw nsw i64 %49, 1
  %55 = load i64, ptr %11, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %48, label %83

57:                                               ; preds = %15, %57
  %58 = phi i64 [ %63, %57 ], [ 0, %15 ]
  %59 = getelementptr inbounds nuw i16, ptr %10, i64 %58
  %60 = load i16, ptr %59, align 2
  %61 = sext i16 %60 to i64
  %62 = getelementptr inbounds nuw i64, ptr %4, i64 %58
  store i64 %61, ptr %62, align 8
  %63 = add nuw nsw i64 %58, 1
  %64 = load i64, ptr %11, align 8
  %65 = icmp slt i64 %63, %64
  br i1 %65, label %57, label %83

66:                                               ; preds = %14, %66
  %67 = phi i64 [ %72, %66 ], [ 0, %14 ]
  %68 = getelementptr inbounds nuw i32, ptr %10, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr %4, i64 %67
  store i64 %70, ptr %71, align 8
  %72 = add nuw nsw i64 %67, 1
  %73 = load i64, ptr %11, align 8
  %74 = icmp slt i64 %72, %73
  br i1 %74, label %66, label %83

75:                                               ; preds = %18, %75
  %76 = phi i64 [ %80, %75 ], [ 0, %18 ]
  %77 = getelementptr inbounds nuw i64, ptr %10, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i64, ptr %4, i64 %76
  store i64 %78, ptr %79, align 8
  %80 = add nuw nsw i64 %76, 1
  %81 = load i64, ptr %11, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %75, label %83

83:                                               ; preds = %66, %57, %48, %39, %29, %20, %75, %14, %15, %16, %38, %17, %19, %18
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @narrow(i64 %0, i64 %1, ptr noundef nonnull readonly captures(none) %2, ptr noundef nonnull readonly captures(none) %3) unnamed_addr {
  %5 = inttoptr i64 %0 to ptr
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  switch i64 %1, label %99 [
    i64 1, label %12
    i64 2, label %41
    i64 4, label %70
  ]

12:                                               ; preds = %4
  br i1 %8, label %14, label %13

13:                                               ; preds = %12
  br i1 %11, label %15, label %126

14:                                               ; preds = %12
  br i1 %11, label %29, label %126

15:                                               ; preds = %13, %15
  %16 = phi i64 [ %26, %15 ], [ 0, %13 ]
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds nuw i64, ptr %17, i64 %16
  %19 = load i64, ptr %18, align 8
  %20 = load i64, ptr %17, align 8
  %21 = sub nsw i64 %19, %20
  %22 = getelementptr inbounds i64, ptr %3, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = trunc i64 %23 to i8
  %25 = getelementptr inbounds i8, ptr %5, i64 %19
  store i8 %24, ptr %25, align 1
  %26 = add nuw nsw i64 %16, 1
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %15, label %126

29:                                               ; preds = %14, %29
  %30 = phi i64 [ %38, %29 ], [ 0, %14 ]
  %31 = getelementptr inbounds nuw i64, ptr %3, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i8
  %34 = load ptr, ptr %2, align 8
  %35 = getelementptr inbounds nuw i64, ptr %34, i64 %30
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %5, i64 %36
  store i8 %33, ptr %37, align 1
  %38 = add nuw nsw i64 %30, 1
  %39 = load i64, ptr %9, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %29, label %126

41:                                               ; preds = %4
  br i1 %8, label %43, label %42

42:                                               ; preds = %41
  br i1 %11, label %44, label %126

43:                                               ; preds = %41
  br i1 %11, label %58, label %126

44:                                               ; preds = %42, %44
  %45 = phi i64 [ %55, %44 ], [ 0, %42 ]
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds nuw i64, ptr %46, i64 %45
  %48 = load i64, ptr %47, align 8
  %49 = load i64, ptr %46, align 8
  %50 = sub nsw i64 %48, %49
  %51 = getelementptr inbounds i64, ptr %3, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = trunc i64 %52 to i16
  %54 = getelementptr inbounds i16, ptr %5, i64 %48
  store i16 %53, ptr %54, align 2
  %55 = add nuw nsw i64 %45, 1
  %56 = load i64, ptr %9, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %44, label %126

58:                                               ; preds = %43, %58
  %59 = phi i64 [ %67, %58 ], [ 0, %43 ]
  %60 = getelementptr inbounds nuw i64, ptr %3, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = trunc i64 %61 to i16
  %63 = load ptr, ptr %2, align 8
  %64 = getelementptr inbounds nuw i64, ptr %63, i64 %59
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i16, ptr %5, i64 %65
  store i16 %62, ptr %66, align 2
  %67 = add nuw nsw i64 %59, 1
  %68 = load i64, ptr %9, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %58, label %126

70:                                               ; preds = %4
  br i1 %8, label %72, label %71

71:                                               ; preds = %70
  br i1 %11, label %73, label %126

72:                                               ; preds = %70
  br i1 %11, label %87, label %126

73:                                               ; preds = %71, %73
  %74 = phi i64 [ %84, %73 ], [ 0, %71 ]
  %75 = load ptr, ptr %2, align 8
  %76 = getelementptr inbounds nuw i64, ptr %75, i64 %74
  %77 = load i64, ptr %76, align 8
  %78 = load i64, ptr %75, align 8
  %79 = sub nsw i64 %77, %78
  %80 = getelementptr inbounds i64, ptr %3, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = trunc i64 %81 to i32
  %83 = getelementptr inbounds i32, ptr %5, i64 %77
  store i32 %82, ptr %83, align 4
  %84 = add nuw nsw i64 %74, 1
  %85 = load i64, ptr %9, align 8
  %86 = icmp slt i64 %84, %85
  br i1 %86, label %73, label %126

87:                                               ; preds = %72, %87
  %88 = phi i64 [ %96, %87 ], [ 0, %72 ]
  %89 = getelementptr inbounds nuw i64, ptr %3, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = trunc i64 %90 to i32
  %92 = load ptr, ptr %2, align 8
  %93 = getelementptr inbounds nuw i64, ptr %92, i64 %88
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds i32, ptr %5, i64 %94
  store i32 %91, ptr %95, align 4
  %96 = add nuw nsw i64 %88, 1
  %97 = load i64, ptr %9, align 8
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %87, label %126

99:                                               ; preds = %4
  br i1 %8, label %101, label %100

100:                                              ; preds = %99
  br i1 %11, label %102, label %126

101:                                              ; preds = %99
  br i1 %11, label %115, label %126

102:                                              ; preds = %100, %102
  %103 = phi i64 [ %112, %102 ], [ 0, %100 ]
  %104 = load ptr, ptr %2, align 8
  %105 = getelementptr inbounds nuw i64, ptr %104, i64 %103
  %106 = load i64, ptr %105, align 8
  %107 = load i64, ptr %104, align 8
  %108 = sub nsw i64 %106, %107
  %109 = getelementptr inbounds i64, ptr %3, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds i64, ptr %5, i64 %106
  store i64 %110, ptr %111, align 8
  %112 = add nuw nsw i64 %103, 1
  %113 = load i64, ptr %9, align 8
  %114 = icmp slt i64 %112, %113
  br i1 %114, label %102, label %126

115:                                              ; preds = %101, %115
  %116 = phi i64 [ %123, %115 ], [ 0, %101 ]
  %117 = getelementptr inbounds nuw i64, ptr %3, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = load ptr, ptr %2, align 8
  %120 = getelementptr inbounds nuw i64, ptr %119, i64 %116
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %5, i64 %121
  store i64 %118, ptr %122, align 8
  %123 = add nuw nsw i64 %116, 1
  %124 = load i64, ptr %9, align 8
  %125 = icmp slt i64 %123, %124
  br i1 %125, label %115, label %126

126:                                              ; preds = %73, %87, %44, %58, %15, %29, %102, %115, %71, %72, %42, %43, %13, %14, %100, %101
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_met_by_python(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr {
  %5 = load i64, ptr %2, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr i64, ptr %2, i64 %3
  %11 = getelementptr i8, ptr %10, i64 -8
  %12 = load i64, ptr %11, align 8
  br label %27

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i64, ptr %16, i64 %5
  %18 = load i64, ptr %17, align 8
  %19 = sdiv i64 %18, 32
  %20 = getelementptr i64, ptr %2, i64 %3
  %21 = getelementptr i8, ptr %20, i64 -8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i64, ptr %16, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %24, 32
  %26 = icmp eq i64 %19, %25
  br i1 %26, label %27, label %76

27:                                               ; preds = %9, %13
  %28 = phi i64 [ 0, %9 ], [ %19, %13 ]
  %29 = phi i64 [ %12, %9 ], [ %22, %13 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = load i64, ptr %30, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = getelementptr inbounds i64, ptr %32, i64 %5
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i64, ptr %32, i64 %29
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, %36
  %38 = icmp slt i64 %3, 1
  %39 = or i1 %38, %37
  %40 = or i1 %39, %8
  br i1 %40, label %56, label %41

41:                                               ; preds = %27
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %43 = load i64, ptr %42, align 8
  %44 = inttoptr i64 %43 to ptr
  br label %48

45:                                               ; preds = %48
  %46 = add nuw nsw i64 %49, 1
  %47 = icmp slt i64 %46, %3
  br i1 %47, label %48, label %56

48:                                               ; preds = %41, %45
  %49 = phi i64 [ 0, %41 ], [ %46, %45 ]
  %50 = getelementptr inbounds nuw i64, ptr %2, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i64, ptr %44, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = sdiv i64 %53, 32
  %55 = icmp eq i64 %54, %28
  br i1 %55, label %45, label %76

56:                                               ; preds = %45, %27
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %58 = load i64, ptr %57, align 8
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %76

63:                                               ; preds = %56, %73
  %64 = phi i64 [ %74, %73 ], [ 0, %56 ]
  %65 = shl nuw nsw i64 %64, 4
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, %28
  br i1 %68, label %69, label %73

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, %1
  br i1 %72, label %76, label %73

73:                                               ; preds = %63, %69
  %74 = add nuw nsw i64 %64, 1
  %75 = icmp eq i64 %74, %61
  br i1 %75, label %76, label %63

76:                                               ; preds = %48, %69, %73, %56, %13
  %77 = phi i32 [ 1, %13 ], [ 1, %69 ], [ 0, %56 ], [ 0, %73 ], [ 1, %48 ]
  ret i32 %77
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @stand(ptr noundef captures(none) %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = load i64, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds i64, ptr %15, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, 32
  br label %19

19:                                               ; preds = %4, %11
  %20 = phi i64 [ %18, %11 ], [ 0, %4 ]
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %22 = load i64, ptr %21, align 8
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %101

24:                                               ; preds = %19, %98
  %25 = phi i64 [ %99, %98 ], [ 0, %19 ]
  %26 = getelementptr inbounds nuw %struct.ready, ptr %7, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, %20
  br i1 %28, label %29, label %98

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %33, label %98

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = inttoptr i64 %35 to ptr
  %39 = add nsw i64 %37, %3
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %43 = load i64, ptr %42, align 8
  %44 = inttoptr i64 %43 to ptr
  %45 = shl nsw i64 %41, 3
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %45, %47
  %49 = getelementptr inbounds i64, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i64, ptr %49, i64 %51
  %53 = add nsw i64 %51, %39
  store i64 %53, ptr %50, align 8
  %54 = icmp sgt i64 %39, 0
  br i1 %54, label %55, label %86

55:                                               ; preds = %33, %74
  %56 = phi i64 [ %80, %74 ], [ 0, %33 ]
  %57 = phi i64 [ %76, %74 ], [ 0, %33 ]
  %58 = phi i64 [ %75, %74 ], [ 0, %33 ]
  %59 = icmp eq i64 %58, %3
  br i1 %59, label %68, label %60

60:                                               ; preds = %55
  %61 = icmp slt i64 %57, %37
  br i1 %61, label %62, label %71

62:                                               ; preds = %60
  %63 = getelementptr inbounds i64, ptr %38, i64 %57
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i64, ptr %2, i64 %58
  %66 = load i64, ptr %65, align 8
  %67 = icmp slt i64 %64, %66
  br i1 %67, label %68, label %71

68:                                               ; preds = %62, %55
  %69 = add nsw i64 %57, 1
  %70 = getelementptr inbounds i64, ptr %38, i64 %57
  br label %74

71:                                               ; preds = %62, %60
  %72 = add nsw i64 %58, 1
  %73 = getelementptr inbounds i64, ptr %2, i64 %58
  br label %74

74:                                               ; preds = %71, %68
  %75 = phi i64 [ %58, %68 ], [ %72, %71 ]
  %76 = phi i64 [ %69, %68 ], [ %57, %71 ]
  %77 = phi ptr [ %70, %68 ], [ %73, %71 ]
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i64, ptr %52, i64 %56
  store i64 %78, ptr %79, align 8
  %80 = add nuw nsw i64 %56, 1
  %81 = icmp eq i64 %80, %39
  br i1 %81, label %82, label %55

82:                                               ; preds = %74
  %83 = load i64, ptr %5, align 8
  %84 = load i64, ptr %21, align 8
  %85 = inttoptr i64 %83 to ptr
  br label %86

86:                                               ; preds = %82, %33
  %87 = phi ptr [ %85, %82 ], [ %7, %33 ]
  %88 = phi i64 [ %84, %82 ], [ %22, %33 ]
  %89 = add nsw i64 %88, -1
  store i64 %89, ptr %21, align 8
  %90 = icmp slt i64 %25, %89
  br i1 %90, label %91, label %101

91:                                               ; preds = %86, %91
  %92 = phi i64 [ %94, %91 ], [ %25, %86 ]
  %93 = getelementptr inbounds nuw %struct.ready, ptr %87, i64 %92
  %94 = add nuw nsw i64 %92, 1
  %95 = getelementptr inbounds nuw %struct.ready, ptr %87, i64 %94
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %93, ptr noundef nonnull align 8 dereferenceable(32) %95, i64 32, i1 false)
  %96 = load i64, ptr %21, align 8
  %97 = icmp slt i64 %94, %96
  br i1 %97, label %91, label %101

98:                                               ; preds = %24, %29
  %99 = add nuw nsw i64 %25, 1
  %100 = icmp eq i64 %99, %22
  br i1 %100, label %101, label %24

101:                                              ; preds = %98, %91, %19, %86
  %102 = phi i64 [ %22, %19 ], [ %89, %86 ], [ %96, %91 ], [ %22, %98 ]
  %103 = phi i64 [ %3, %19 ], [ %39, %86 ], [ %39, %91 ], [ %3, %98 ]
  %104 = phi ptr [ %2, %19 ], [ %52, %86 ], [ %52, %91 ], [ %2, %98 ]
  %105 = ptrtoint ptr %104 to i64
  %106 = add nsw i64 %102, 1
  store i64 %106, ptr %21, align 8
  %107 = getelementptr inbounds %struct.ready, ptr %7, i64 %102
  store i64 %20, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 8
  store i64 %1, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 16
  store i64 %105, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 24
  store i64 %103, ptr %110, align 8
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)




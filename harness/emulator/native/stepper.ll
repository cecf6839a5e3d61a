; of stepper.c, 47ca26ef572229ca29ff378f4a159619d496dc08a9c3c2185347b5baaa49b517

%struct.tile = type { ptr, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %85 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %88 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %90 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %91 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %94 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %96 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 2048
  %98 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 4096
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 6144
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %108

108:                                              ; preds = %3536, %1
  %109 = phi i64 [ 2, %3536 ], [ %20, %1 ]
  %110 = icmp eq i64 %109, 2
  br i1 %110, label %111, label %204

111:                                              ; preds = %108
  %112 = load i64, ptr %21, align 8
  %113 = inttoptr i64 %112 to ptr
  %114 = load i64, ptr %22, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %3537, label %116

116:                                              ; preds = %111
  %117 = load i64, ptr %23, align 8
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %24, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %123, label %3537

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
  br i1 %160, label %3537, label %161

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
  br i1 %184, label %3537, label %185

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
  br i1 %198, label %199, label %3537

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
  br i1 %484, label %485, label %3439

485:                                              ; preds = %482, %477, %466
  %486 = load i64, ptr %42, align 8
  %487 = inttoptr i64 %486 to ptr
  %488 = getelementptr inbounds %struct.instruction, ptr %468, i64 %474
  %489 = load i64, ptr %488, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %3439, label %491

491:                                              ; preds = %485
  %492 = icmp slt i64 %473, 1
  %493 = icmp sgt i64 %473, 0
  %494 = add nsw i64 %473, 256
  %495 = icmp eq i64 %473, 0
  br label %496

496:                                              ; preds = %3433, %491
  %497 = phi i64 [ %489, %491 ], [ %3436, %3433 ]
  %498 = phi ptr [ %488, %491 ], [ %3435, %3433 ]
  %499 = phi i64 [ %474, %491 ], [ %3434, %3433 ]
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
  br i1 %530, label %521, label %3439

531:                                              ; preds = %521, %512
  %532 = add i64 %513, 1
  %533 = icmp eq i64 %532, %507
  br i1 %533, label %534, label %512

534:                                              ; preds = %531, %502, %496
  %535 = load i64, ptr %24, align 8
  %536 = add nsw i64 %535, 1
  %537 = and i64 %536, 255
  %538 = icmp eq i64 %537, 0
  br i1 %538, label %3439, label %539

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
  br i1 %493, label %562, label %3439

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
  br i1 %582, label %3439, label %562

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
  br i1 %594, label %3433, label %595

595:                                              ; preds = %589
  %596 = load i64, ptr %22, align 8
  %597 = icmp eq i64 %596, 0
  br i1 %597, label %3433, label %3438

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
  br i1 %607, label %3414, label %608

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
  br i1 %641, label %3411, label %642

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
  br label %3439

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
  %824 = getelementptr inbounds nuw i8, ptr %498, i64 160
  %825 = load i64, ptr %824, align 8
  %826 = icmp eq i64 %825, 0
  br i1 %826, label %858, label %827

827:                                              ; preds = %823
  %828 = getelementptr inbounds nuw i8, ptr %498, i64 144
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr inbounds %struct.operand, ptr %470, i64 %829
  %831 = load i64, ptr %57, align 8
  %832 = inttoptr i64 %831 to ptr
  %833 = getelementptr inbounds i8, ptr %832, i64 %499
  %834 = load i8, ptr %833, align 1
  %835 = and i8 %834, 2
  %836 = icmp eq i8 %835, 0
  br i1 %836, label %837, label %858

837:                                              ; preds = %827
  %838 = icmp sgt i64 %645, 0
  %839 = getelementptr inbounds nuw i8, ptr %498, i64 152
  %840 = load i64, ptr %839, align 8
  br i1 %838, label %841, label %843

841:                                              ; preds = %837
  %842 = sub nsw i64 0, %825
  br label %845

843:                                              ; preds = %845, %837
  %844 = phi i64 [ 0, %837 ], [ %855, %845 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %499, i64 noundef %844, ptr noundef readonly %643, i64 noundef %645, ptr noundef readonly %830, i64 noundef %840)
  br label %858

845:                                              ; preds = %845, %841
  %846 = phi i64 [ 0, %841 ], [ %855, %845 ]
  %847 = phi i64 [ 0, %841 ], [ %856, %845 ]
  %848 = getelementptr inbounds nuw i64, ptr %643, i64 %847
  %849 = load i64, ptr %848, align 8
  %850 = call fastcc i64 @get(ptr noundef readonly %830, i64 noundef %840, i64 noundef %849)
  %851 = icmp sge i64 %850, %842
  %852 = icmp slt i64 %850, %825
  %853 = and i1 %851, %852
  %854 = zext i1 %853 to i64
  %855 = add nuw nsw i64 %846, %854
  %856 = add nuw nsw i64 %847, 1
  %857 = icmp eq i64 %856, %645
  br i1 %857, label %843, label %845

858:                                              ; preds = %843, %827, %823
  %859 = load i64, ptr %498, align 8
  switch i64 %859, label %1814 [
    i64 2, label %860
    i64 3, label %860
    i64 36, label %1753
  ]

860:                                              ; preds = %858, %858
  %861 = load i64, ptr %59, align 8
  %862 = inttoptr i64 %861 to ptr
  %863 = getelementptr inbounds nuw i8, ptr %498, i64 96
  %864 = load i64, ptr %863, align 8
  %865 = getelementptr inbounds nuw i8, ptr %498, i64 104
  %866 = load i64, ptr %865, align 8
  %867 = mul nsw i64 %866, %864
  %868 = icmp eq i64 %859, 3
  %869 = load i64, ptr %41, align 8
  %870 = inttoptr i64 %869 to ptr
  %871 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %872 = load i64, ptr %871, align 8
  %873 = getelementptr inbounds %struct.operand, ptr %870, i64 %872
  %874 = load i64, ptr %873, align 8
  %875 = getelementptr inbounds nuw i8, ptr %873, i64 8
  %876 = load i64, ptr %875, align 8
  %877 = icmp sgt i64 %645, 0
  br i1 %877, label %878, label %881

878:                                              ; preds = %860
  %879 = getelementptr inbounds nuw i8, ptr %498, i64 120
  %880 = getelementptr inbounds nuw i8, ptr %498, i64 112
  br label %885

881:                                              ; preds = %903, %860
  %882 = getelementptr inbounds nuw i8, ptr %498, i64 88
  %883 = load i64, ptr %882, align 8
  %884 = icmp eq i64 %883, 2
  br i1 %884, label %908, label %963

885:                                              ; preds = %903, %878
  %886 = phi i64 [ 0, %878 ], [ %906, %903 ]
  %887 = getelementptr inbounds nuw i64, ptr %643, i64 %886
  %888 = load i64, ptr %887, align 8
  %889 = load i64, ptr %879, align 8
  %890 = icmp eq i64 %889, 0
  %891 = mul nsw i64 %888, %876
  %892 = add i64 %891, %874
  %893 = inttoptr i64 %892 to ptr
  %894 = load i64, ptr %880, align 8
  br i1 %890, label %898, label %895

895:                                              ; preds = %885
  %896 = load i64, ptr %893, align 8
  %897 = add i64 %896, %894
  br label %903

898:                                              ; preds = %885
  %899 = load i32, ptr %893, align 4
  %900 = trunc i64 %894 to i32
  %901 = add i32 %899, %900
  %902 = zext i32 %901 to i64
  br label %903

903:                                              ; preds = %898, %895
  %904 = phi i64 [ %897, %895 ], [ %902, %898 ]
  %905 = getelementptr inbounds nuw i64, ptr %862, i64 %886
  store i64 %904, ptr %905, align 8
  %906 = add nuw nsw i64 %886, 1
  %907 = icmp eq i64 %906, %645
  br i1 %907, label %881, label %885

908:                                              ; preds = %881
  %909 = load i64, ptr %60, align 8
  %910 = inttoptr i64 %909 to ptr
  %911 = load i64, ptr %862, align 8
  %912 = lshr i64 %911, 32
  %913 = icmp sgt i64 %645, 1
  br i1 %913, label %914, label %937

914:                                              ; preds = %908, %934
  %915 = phi i64 [ %935, %934 ], [ 1, %908 ]
  %916 = getelementptr inbounds nuw i64, ptr %862, i64 %915
  %917 = load i64, ptr %916, align 8
  %918 = lshr i64 %917, 32
  %919 = icmp eq i64 %918, %912
  br i1 %919, label %934, label %920

920:                                              ; preds = %914
  %921 = load i64, ptr %61, align 8
  %922 = icmp eq i64 %912, %921
  br i1 %922, label %3439, label %923

923:                                              ; preds = %920
  %924 = load i64, ptr %62, align 8
  %925 = icmp sgt i64 %924, 0
  br i1 %925, label %929, label %934

926:                                              ; preds = %929
  %927 = add nuw nsw i64 %930, 1
  %928 = icmp eq i64 %927, %924
  br i1 %928, label %934, label %929

929:                                              ; preds = %923, %926
  %930 = phi i64 [ %927, %926 ], [ 0, %923 ]
  %931 = getelementptr inbounds nuw i64, ptr %910, i64 %930
  %932 = load i64, ptr %931, align 8
  %933 = icmp eq i64 %918, %932
  br i1 %933, label %3439, label %926

934:                                              ; preds = %926, %923, %914
  %935 = add nuw nsw i64 %915, 1
  %936 = icmp eq i64 %935, %645
  br i1 %936, label %937, label %914

937:                                              ; preds = %934, %908
  %938 = load i64, ptr %61, align 8
  %939 = icmp eq i64 %912, %938
  br i1 %939, label %943, label %940

940:                                              ; preds = %937
  %941 = load i64, ptr %62, align 8
  %942 = icmp sgt i64 %941, 0
  br i1 %942, label %958, label %965

943:                                              ; preds = %937
  br i1 %877, label %944, label %983

944:                                              ; preds = %943, %944
  %945 = phi i64 [ %949, %944 ], [ 0, %943 ]
  %946 = getelementptr inbounds nuw i64, ptr %862, i64 %945
  %947 = load i64, ptr %946, align 8
  %948 = and i64 %947, 4294967295
  store i64 %948, ptr %946, align 8
  %949 = add nuw nsw i64 %945, 1
  %950 = icmp eq i64 %949, %645
  br i1 %950, label %951, label %944

951:                                              ; preds = %944
  %952 = load i64, ptr %59, align 8
  %953 = inttoptr i64 %952 to ptr
  %954 = load i64, ptr %953, align 8
  br label %970

955:                                              ; preds = %958
  %956 = add nuw nsw i64 %959, 1
  %957 = icmp eq i64 %956, %941
  br i1 %957, label %965, label %958

958:                                              ; preds = %940, %955
  %959 = phi i64 [ %956, %955 ], [ 0, %940 ]
  %960 = getelementptr inbounds nuw i64, ptr %910, i64 %959
  %961 = load i64, ptr %960, align 8
  %962 = icmp eq i64 %912, %961
  br i1 %962, label %3439, label %955

963:                                              ; preds = %881
  %964 = icmp slt i64 %883, 0
  br i1 %964, label %3439, label %965

965:                                              ; preds = %955, %963, %940
  %966 = phi i64 [ %883, %963 ], [ 1, %940 ], [ 1, %955 ]
  %967 = load i64, ptr %59, align 8
  %968 = inttoptr i64 %967 to ptr
  %969 = load i64, ptr %968, align 8
  br i1 %877, label %970, label %974

970:                                              ; preds = %965, %951
  %971 = phi i64 [ %954, %951 ], [ %969, %965 ]
  %972 = phi ptr [ %953, %951 ], [ %968, %965 ]
  %973 = phi i64 [ 0, %951 ], [ %966, %965 ]
  br label %987

974:                                              ; preds = %987, %965
  %975 = phi ptr [ %968, %965 ], [ %972, %987 ]
  %976 = phi i64 [ %966, %965 ], [ %973, %987 ]
  %977 = phi i64 [ %969, %965 ], [ %995, %987 ]
  %978 = phi i64 [ 0, %965 ], [ %996, %987 ]
  %979 = phi i64 [ %969, %965 ], [ %994, %987 ]
  %980 = add nsw i64 %867, -1
  %981 = and i64 %978, %980
  %982 = icmp eq i64 %981, 0
  br i1 %982, label %999, label %3439

983:                                              ; preds = %943
  %984 = load i64, ptr %59, align 8
  %985 = inttoptr i64 %984 to ptr
  %986 = load i64, ptr %985, align 8
  br label %1001

987:                                              ; preds = %987, %970
  %988 = phi i64 [ %994, %987 ], [ %971, %970 ]
  %989 = phi i64 [ %997, %987 ], [ 0, %970 ]
  %990 = phi i64 [ %996, %987 ], [ 0, %970 ]
  %991 = phi i64 [ %995, %987 ], [ %971, %970 ]
  %992 = getelementptr inbounds nuw i64, ptr %972, i64 %989
  %993 = load i64, ptr %992, align 8
  %994 = call i64 @llvm.smin.i64(i64 %993, i64 %988)
  %995 = call i64 @llvm.smax.i64(i64 %993, i64 %991)
  %996 = or i64 %993, %990
  %997 = add nuw nsw i64 %989, 1
  %998 = icmp eq i64 %997, %645
  br i1 %998, label %974, label %987

999:                                              ; preds = %974
  %1000 = icmp eq i64 %976, 0
  br i1 %1000, label %1001, label %1045

1001:                                             ; preds = %999, %983
  %1002 = phi ptr [ %985, %983 ], [ %975, %999 ]
  %1003 = phi i64 [ %986, %983 ], [ %977, %999 ]
  %1004 = phi i64 [ %986, %983 ], [ %979, %999 ]
  %1005 = load i64, ptr %66, align 8
  %1006 = inttoptr i64 %1005 to ptr
  %1007 = load i64, ptr %67, align 8
  %1008 = inttoptr i64 %1007 to ptr
  %1009 = load i64, ptr %68, align 8
  %1010 = icmp sgt i64 %1009, 0
  br i1 %1010, label %1011, label %1025

1011:                                             ; preds = %1001, %1022
  %1012 = phi i64 [ %1023, %1022 ], [ 0, %1001 ]
  %1013 = shl nuw nsw i64 %1012, 4
  %1014 = getelementptr inbounds nuw i8, ptr %1006, i64 %1013
  %1015 = load i64, ptr %1014, align 8
  %1016 = icmp sgt i64 %1015, %1004
  br i1 %1016, label %1022, label %1017

1017:                                             ; preds = %1011
  %1018 = getelementptr inbounds nuw i8, ptr %1014, i64 8
  %1019 = load i64, ptr %1018, align 8
  %1020 = sub nsw i64 %1019, %867
  %1021 = icmp sgt i64 %1003, %1020
  br i1 %1021, label %1022, label %1025

1022:                                             ; preds = %1017, %1011
  %1023 = add nuw nsw i64 %1012, 1
  %1024 = icmp eq i64 %1023, %1009
  br i1 %1024, label %3439, label %1011

1025:                                             ; preds = %1017, %1001
  %1026 = phi i64 [ 0, %1001 ], [ %1012, %1017 ]
  %1027 = icmp eq i64 %1026, %1009
  br i1 %1027, label %3439, label %1028

1028:                                             ; preds = %1025
  br i1 %877, label %1032, label %1029

1029:                                             ; preds = %1032, %1028
  %1030 = load i64, ptr %63, align 8
  %1031 = inttoptr i64 %1030 to ptr
  br label %1083

1032:                                             ; preds = %1028, %1032
  %1033 = phi i64 [ %1043, %1032 ], [ 0, %1028 ]
  %1034 = getelementptr inbounds nuw i64, ptr %643, i64 %1033
  %1035 = load i64, ptr %1034, align 8
  %1036 = getelementptr inbounds i64, ptr %1008, i64 %1035
  %1037 = load i64, ptr %1036, align 8
  %1038 = load i64, ptr %69, align 8
  %1039 = mul nsw i64 %1038, %1037
  %1040 = getelementptr inbounds nuw i64, ptr %1002, i64 %1033
  %1041 = load i64, ptr %1040, align 8
  %1042 = add nsw i64 %1041, %1039
  store i64 %1042, ptr %1040, align 8
  %1043 = add nuw nsw i64 %1033, 1
  %1044 = icmp eq i64 %1043, %645
  br i1 %1044, label %1029, label %1032

1045:                                             ; preds = %999
  %1046 = load i64, ptr %63, align 8
  %1047 = inttoptr i64 %1046 to ptr
  %1048 = load i64, ptr %64, align 8
  %1049 = icmp eq i64 %1048, 0
  br i1 %1049, label %1058, label %1050

1050:                                             ; preds = %1045
  %1051 = getelementptr inbounds %struct.region, ptr %1047, i64 %1048
  %1052 = load i64, ptr %1051, align 8
  %1053 = icmp sgt i64 %1052, %979
  br i1 %1053, label %1058, label %1054

1054:                                             ; preds = %1050
  %1055 = getelementptr inbounds nuw i8, ptr %1051, i64 8
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp slt i64 %979, %1056
  br i1 %1057, label %1076, label %1058

1058:                                             ; preds = %1054, %1050, %1045
  %1059 = load i64, ptr %65, align 8
  %1060 = icmp sgt i64 %1059, 1
  br i1 %1060, label %1061, label %1752

1061:                                             ; preds = %1058, %1073
  %1062 = phi i64 [ %1074, %1073 ], [ 1, %1058 ]
  %1063 = getelementptr inbounds nuw %struct.region, ptr %1047, i64 %1062
  %1064 = load i64, ptr %1063, align 8
  %1065 = icmp sgt i64 %1064, %979
  br i1 %1065, label %1073, label %1066

1066:                                             ; preds = %1061
  %1067 = getelementptr inbounds nuw i8, ptr %1063, i64 8
  %1068 = load i64, ptr %1067, align 8
  %1069 = icmp slt i64 %979, %1068
  br i1 %1069, label %1070, label %1073

1070:                                             ; preds = %1066
  %1071 = getelementptr inbounds nuw i8, ptr %1063, i64 8
  store i64 %1062, ptr %64, align 8
  %1072 = load i64, ptr %1071, align 8
  br label %1076

1073:                                             ; preds = %1066, %1061
  %1074 = add nuw nsw i64 %1062, 1
  %1075 = icmp eq i64 %1074, %1059
  br i1 %1075, label %1752, label %1061

1076:                                             ; preds = %1070, %1054
  %1077 = phi i64 [ %1056, %1054 ], [ %1072, %1070 ]
  %1078 = phi ptr [ %1051, %1054 ], [ %1063, %1070 ]
  %1079 = sub nsw i64 %1077, %867
  %1080 = icmp sgt i64 %977, %1079
  br i1 %1080, label %3439, label %1081

1081:                                             ; preds = %1076
  %1082 = load i64, ptr %1078, align 8
  br label %1083

1083:                                             ; preds = %1081, %1029
  %1084 = phi i64 [ %1030, %1029 ], [ %1046, %1081 ]
  %1085 = phi i64 [ 0, %1029 ], [ %976, %1081 ]
  %1086 = phi ptr [ %1031, %1029 ], [ %1078, %1081 ]
  %1087 = phi i64 [ 0, %1029 ], [ %1082, %1081 ]
  %1088 = getelementptr inbounds nuw i8, ptr %1086, i64 120
  %1089 = load i64, ptr %1088, align 8
  %1090 = icmp sgt i64 %1089, 1
  br i1 %1090, label %3439, label %1091

1091:                                             ; preds = %1083
  %1092 = getelementptr inbounds nuw i8, ptr %1086, i64 32
  %1093 = load i64, ptr %1092, align 8
  %1094 = icmp slt i64 %867, %1093
  br i1 %1094, label %3439, label %1095

1095:                                             ; preds = %1091
  %1096 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1093, i1 true)
  %1097 = ashr i64 %867, %1096
  %1098 = icmp eq i64 %1085, 0
  br i1 %1098, label %1102, label %1099

1099:                                             ; preds = %1095
  %1100 = load i64, ptr %70, align 8
  %1101 = icmp ne i64 %1100, 0
  br label %1102

1102:                                             ; preds = %1099, %1095
  %1103 = phi i1 [ true, %1095 ], [ %1101, %1099 ]
  store i64 -1, ptr %71, align 8
  store i64 0, ptr %72, align 8
  %1104 = load i64, ptr %1088, align 8
  %1105 = icmp eq i64 %1104, 0
  br i1 %1105, label %1120, label %1106

1106:                                             ; preds = %1102
  %1107 = select i1 %868, i64 136, i64 128
  %1108 = getelementptr inbounds nuw i8, ptr %1086, i64 %1107
  %1109 = load i64, ptr %1108, align 8
  %1110 = inttoptr i64 %1109 to ptr
  %1111 = getelementptr inbounds i64, ptr %1110, i64 %499
  %1112 = load i64, ptr %1111, align 8
  %1113 = inttoptr i64 %1112 to ptr
  %1114 = icmp eq i64 %1112, 0
  br i1 %1114, label %1115, label %1120

1115:                                             ; preds = %1106
  %1116 = ptrtoint ptr %1086 to i64
  %1117 = sub i64 %1116, %1084
  %1118 = sdiv exact i64 %1117, 152
  store i64 %1118, ptr %71, align 8
  %1119 = select i1 %868, i64 2, i64 1
  store i64 %1119, ptr %72, align 8
  br label %3439

1120:                                             ; preds = %1106, %1102
  %1121 = phi ptr [ %1113, %1106 ], [ null, %1102 ]
  br i1 %1103, label %1122, label %1129

1122:                                             ; preds = %1120
  %1123 = load i64, ptr %73, align 8
  %1124 = shl nsw i64 %645, 1
  %1125 = add i64 %1124, 4
  %1126 = add i64 %1125, %1123
  %1127 = load i64, ptr %74, align 8
  %1128 = icmp sgt i64 %1126, %1127
  br i1 %1128, label %3439, label %1129

1129:                                             ; preds = %1122, %1120
  %1130 = load i64, ptr %67, align 8
  %1131 = inttoptr i64 %1130 to ptr
  %1132 = load i64, ptr %75, align 8
  %1133 = inttoptr i64 %1132 to ptr
  %1134 = load i64, ptr %76, align 8
  %1135 = inttoptr i64 %1134 to ptr
  %1136 = load i64, ptr %77, align 8
  %1137 = inttoptr i64 %1136 to ptr
  %1138 = getelementptr inbounds nuw i8, ptr %1086, i64 24
  %1139 = load i64, ptr %1138, align 8
  %1140 = inttoptr i64 %1139 to ptr
  %1141 = getelementptr inbounds nuw i8, ptr %1086, i64 64
  %1142 = load i64, ptr %1141, align 8
  %1143 = inttoptr i64 %1142 to ptr
  %1144 = getelementptr inbounds nuw i8, ptr %1086, i64 56
  %1145 = load i64, ptr %1144, align 8
  %1146 = inttoptr i64 %1145 to ptr
  %1147 = getelementptr inbounds nuw i8, ptr %1086, i64 72
  %1148 = load i64, ptr %1147, align 8
  %1149 = inttoptr i64 %1148 to ptr
  %1150 = getelementptr inbounds nuw i8, ptr %1086, i64 88
  %1151 = load i64, ptr %1150, align 8
  %1152 = inttoptr i64 %1151 to ptr
  %1153 = getelementptr inbounds nuw i8, ptr %1086, i64 48
  %1154 = load i64, ptr %1153, align 8
  %1155 = inttoptr i64 %1154 to ptr
  %1156 = getelementptr inbounds nuw i8, ptr %1086, i64 112
  %1157 = load i64, ptr %1156, align 8
  %1158 = inttoptr i64 %1157 to ptr
  %1159 = load i64, ptr %78, align 8
  %1160 = load i64, ptr %1092, align 8
  %1161 = load i64, ptr %79, align 8
  %1162 = inttoptr i64 %1161 to ptr
  %1163 = mul nsw i64 %1097, %645
  %1164 = add nsw i64 %1159, %1163
  store i64 %1164, ptr %78, align 8
  br i1 %877, label %1165, label %1328

1165:                                             ; preds = %1129
  %1166 = icmp eq i64 %1142, 0
  %1167 = getelementptr inbounds nuw i8, ptr %1086, i64 104
  %1168 = getelementptr inbounds nuw i8, ptr %1086, i64 80
  %1169 = getelementptr inbounds nuw i8, ptr %1086, i64 40
  %1170 = icmp eq i64 %1145, 0
  %1171 = icmp slt i64 %1160, 1
  %1172 = select i1 %1170, i1 true, i1 %1171
  %1173 = icmp sgt i64 %1097, 0
  br label %1174

1174:                                             ; preds = %1322, %1165
  %1175 = phi i64 [ 0, %1165 ], [ %1323, %1322 ]
  %1176 = phi i64 [ 0, %1165 ], [ %1324, %1322 ]
  %1177 = phi i64 [ 0, %1165 ], [ %1326, %1322 ]
  %1178 = phi i64 [ 0, %1165 ], [ %1325, %1322 ]
  %1179 = getelementptr inbounds nuw i64, ptr %643, i64 %1177
  %1180 = load i64, ptr %1179, align 8
  %1181 = getelementptr inbounds nuw i64, ptr %862, i64 %1177
  %1182 = load i64, ptr %1181, align 8
  %1183 = sub nsw i64 %1182, %1087
  %1184 = ashr i64 %1183, %1096
  %1185 = getelementptr inbounds i64, ptr %1131, i64 %1180
  %1186 = load i64, ptr %1185, align 8
  %1187 = load i64, ptr %80, align 8
  %1188 = add nsw i64 %1187, %1186
  %1189 = getelementptr inbounds i64, ptr %1133, i64 %1180
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds i64, ptr %1135, i64 %1180
  %1192 = load i64, ptr %1191, align 8
  %1193 = load i64, ptr %81, align 8
  %1194 = mul nsw i64 %1193, %1192
  %1195 = getelementptr inbounds i32, ptr %1137, i64 %1194
  br i1 %1173, label %1196, label %1322

1196:                                             ; preds = %1174, %1312
  %1197 = phi i64 [ %1313, %1312 ], [ %1175, %1174 ]
  %1198 = phi i64 [ %1314, %1312 ], [ %1176, %1174 ]
  %1199 = phi i64 [ %1320, %1312 ], [ %1178, %1174 ]
  %1200 = phi i64 [ %1319, %1312 ], [ 0, %1174 ]
  %1201 = add nsw i64 %1200, %1184
  %1202 = mul nsw i64 %1201, 40
  %1203 = getelementptr inbounds i8, ptr %1140, i64 %1202
  br i1 %1166, label %1208, label %1204

1204:                                             ; preds = %1196
  %1205 = getelementptr inbounds i32, ptr %1143, i64 %1201
  %1206 = load i32, ptr %1205, align 4
  %1207 = icmp eq i32 %1206, 0
  br i1 %1207, label %1208, label %3439

1208:                                             ; preds = %1204, %1196
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %1209 = load i64, ptr %1167, align 8
  %1210 = icmp eq i64 %1209, 0
  br label %1211

1211:                                             ; preds = %1241, %1208
  %1212 = phi i1 [ true, %1208 ], [ false, %1241 ]
  %1213 = phi ptr [ %16, %1208 ], [ %17, %1241 ]
  %1214 = phi i64 [ 0, %1208 ], [ 20, %1241 ]
  %1215 = getelementptr inbounds nuw i8, ptr %1203, i64 %1214
  %1216 = load i32, ptr %1215, align 4
  %1217 = sext i32 %1216 to i64
  %1218 = getelementptr inbounds nuw i8, ptr %1215, i64 4
  %1219 = load i32, ptr %1218, align 4
  %1220 = icmp slt i32 %1219, 1
  %1221 = icmp eq i64 %1190, %1217
  %1222 = select i1 %1220, i1 true, i1 %1221
  br i1 %1222, label %1228, label %1223

1223:                                             ; preds = %1211
  %1224 = getelementptr inbounds i32, ptr %1195, i64 %1217
  %1225 = load i32, ptr %1224, align 4
  %1226 = icmp sge i32 %1225, %1219
  %1227 = zext i1 %1226 to i32
  br label %1228

1228:                                             ; preds = %1223, %1211
  %1229 = phi i32 [ %1227, %1223 ], [ 1, %1211 ]
  store i32 %1229, ptr %1213, align 4
  %1230 = icmp sgt i32 %1219, 0
  %1231 = and i1 %1210, %1230
  br i1 %1231, label %1232, label %1241

1232:                                             ; preds = %1228
  %1233 = getelementptr inbounds nuw i8, ptr %1215, i64 8
  %1234 = load i32, ptr %1233, align 4
  %1235 = sext i32 %1234 to i64
  %1236 = icmp eq i64 %1188, %1235
  br i1 %1236, label %1241, label %1237

1237:                                             ; preds = %1232
  %1238 = load i64, ptr %82, align 8
  %1239 = icmp eq i64 %1238, 0
  br i1 %1239, label %1240, label %1308

1240:                                             ; preds = %1237
  store i32 0, ptr %1213, align 4
  br label %1241

1241:                                             ; preds = %1240, %1232, %1228
  br i1 %1212, label %1211, label %1242

1242:                                             ; preds = %1241
  %1243 = load i32, ptr %16, align 4
  %1244 = icmp eq i32 %1243, 0
  br i1 %1244, label %1308, label %1245

1245:                                             ; preds = %1242
  br i1 %868, label %1246, label %1274

1246:                                             ; preds = %1245
  %1247 = load i32, ptr %17, align 4
  %1248 = icmp eq i32 %1247, 0
  br i1 %1248, label %1308, label %1249

1249:                                             ; preds = %1246
  %1250 = getelementptr inbounds i8, ptr %1152, i64 %1201
  %1251 = load i8, ptr %1250, align 1
  %1252 = icmp eq i8 %1251, 0
  br i1 %1252, label %1253, label %1308

1253:                                             ; preds = %1249
  %1254 = getelementptr inbounds i64, ptr %1158, i64 %1201
  %1255 = load i64, ptr %1254, align 8
  %1256 = icmp slt i64 %1255, %1159
  br i1 %1256, label %1257, label %1308

1257:                                             ; preds = %1253
  %1258 = load i64, ptr %1168, align 8
  %1259 = icmp sgt i64 %1258, 0
  br i1 %1259, label %1260, label %1312

1260:                                             ; preds = %1257
  %1261 = mul i64 %1201, 20
  br label %1265

1262:                                             ; preds = %1265
  %1263 = add nuw nsw i64 %1266, 1
  %1264 = icmp eq i64 %1263, %1258
  br i1 %1264, label %1312, label %1265

1265:                                             ; preds = %1262, %1260
  %1266 = phi i64 [ 0, %1260 ], [ %1263, %1262 ]
  %1267 = getelementptr inbounds nuw i64, ptr %1149, i64 %1266
  %1268 = load i64, ptr %1267, align 8
  %1269 = inttoptr i64 %1268 to ptr
  %1270 = getelementptr i8, ptr %1269, i64 %1261
  %1271 = getelementptr i8, ptr %1270, i64 4
  %1272 = load i32, ptr %1271, align 4
  %1273 = icmp eq i32 %1272, 0
  br i1 %1273, label %1262, label %1308

1274:                                             ; preds = %1245
  %1275 = load i64, ptr %1169, align 8
  %1276 = icmp eq i64 %1275, 0
  br i1 %1276, label %1277, label %1281

1277:                                             ; preds = %1274
  %1278 = getelementptr inbounds i8, ptr %1155, i64 %1201
  %1279 = load i8, ptr %1278, align 1
  %1280 = icmp eq i8 %1279, 0
  br i1 %1280, label %1308, label %1281

1281:                                             ; preds = %1277, %1274
  br i1 %1172, label %1293, label %1282

1282:                                             ; preds = %1281
  %1283 = mul nsw i64 %1201, %1160
  %1284 = getelementptr i32, ptr %1146, i64 %1283
  br label %1288

1285:                                             ; preds = %1288
  %1286 = add nuw nsw i64 %1289, 1
  %1287 = icmp eq i64 %1286, %1160
  br i1 %1287, label %1293, label %1288

1288:                                             ; preds = %1285, %1282
  %1289 = phi i64 [ 0, %1282 ], [ %1286, %1285 ]
  %1290 = getelementptr i32, ptr %1284, i64 %1289
  %1291 = load i32, ptr %1290, align 4
  %1292 = icmp eq i32 %1291, 0
  br i1 %1292, label %1285, label %1308

1293:                                             ; preds = %1285, %1281
  %1294 = load i32, ptr %17, align 4
  %1295 = freeze i32 %1294
  %1296 = icmp eq i32 %1295, 0
  %1297 = zext i1 %1296 to i64
  %1298 = add nsw i64 %1197, %1297
  %1299 = getelementptr inbounds i64, ptr %1158, i64 %1201
  %1300 = load i64, ptr %1299, align 8
  %1301 = icmp slt i64 %1300, %1159
  br i1 %1301, label %1309, label %1302

1302:                                             ; preds = %1293
  %1303 = sub nsw i64 %1300, %1159
  %1304 = getelementptr inbounds nuw i8, ptr %1162, i64 %1303
  %1305 = load i8, ptr %1304, align 1
  %1306 = or i8 %1305, 1
  store i8 %1306, ptr %1304, align 1
  %1307 = add nsw i64 %1198, 1
  br label %1309

1308:                                             ; preds = %1277, %1253, %1249, %1246, %1242, %1237, %1288, %1265
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %3439

1309:                                             ; preds = %1302, %1293
  %1310 = phi i64 [ %1198, %1293 ], [ %1307, %1302 ]
  %1311 = select i1 %1296, i8 2, i8 0
  br label %1312

1312:                                             ; preds = %1262, %1309, %1257
  %1313 = phi i64 [ %1298, %1309 ], [ %1197, %1257 ], [ %1197, %1262 ]
  %1314 = phi i64 [ %1310, %1309 ], [ %1198, %1257 ], [ %1198, %1262 ]
  %1315 = phi i8 [ %1311, %1309 ], [ 0, %1257 ], [ 0, %1262 ]
  %1316 = getelementptr inbounds i8, ptr %1162, i64 %1199
  store i8 %1315, ptr %1316, align 1
  %1317 = add nsw i64 %1199, %1159
  %1318 = getelementptr inbounds i64, ptr %1158, i64 %1201
  store i64 %1317, ptr %1318, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %1319 = add nuw nsw i64 %1200, 1
  %1320 = add nsw i64 %1199, 1
  %1321 = icmp eq i64 %1319, %1097
  br i1 %1321, label %1322, label %1196

1322:                                             ; preds = %1312, %1174
  %1323 = phi i64 [ %1175, %1174 ], [ %1313, %1312 ]
  %1324 = phi i64 [ %1176, %1174 ], [ %1314, %1312 ]
  %1325 = phi i64 [ %1178, %1174 ], [ %1320, %1312 ]
  %1326 = add nuw nsw i64 %1177, 1
  %1327 = icmp eq i64 %1326, %645
  br i1 %1327, label %1328, label %1174

1328:                                             ; preds = %1322, %1129
  %1329 = phi i64 [ 0, %1129 ], [ %1323, %1322 ]
  %1330 = phi i64 [ 0, %1129 ], [ %1324, %1322 ]
  %1331 = getelementptr inbounds nuw i8, ptr %1086, i64 96
  %1332 = load i64, ptr %1331, align 8
  %1333 = inttoptr i64 %1332 to ptr
  br i1 %868, label %1348, label %1334

1334:                                             ; preds = %1328
  %1335 = getelementptr inbounds nuw i8, ptr %1333, i64 8
  %1336 = load i64, ptr %1335, align 8
  %1337 = add i64 %1330, %1329
  %1338 = add i64 %1337, %1336
  %1339 = getelementptr inbounds nuw i8, ptr %1333, i64 16
  %1340 = load i64, ptr %1339, align 8
  %1341 = icmp sgt i64 %1338, %1340
  br i1 %1341, label %1342, label %1348

1342:                                             ; preds = %1334
  %1343 = getelementptr inbounds nuw i8, ptr %1333, i64 24
  store i64 %1338, ptr %1343, align 8
  %1344 = load i64, ptr %63, align 8
  %1345 = ptrtoint ptr %1086 to i64
  %1346 = sub i64 %1345, %1344
  %1347 = sdiv exact i64 %1346, 152
  store i64 %1347, ptr %71, align 8
  br label %3439

1348:                                             ; preds = %1334, %1328
  %1349 = load i64, ptr %67, align 8
  %1350 = inttoptr i64 %1349 to ptr
  %1351 = load i64, ptr %75, align 8
  %1352 = inttoptr i64 %1351 to ptr
  %1353 = load i64, ptr %83, align 8
  %1354 = inttoptr i64 %1353 to ptr
  %1355 = load i64, ptr %79, align 8
  %1356 = inttoptr i64 %1355 to ptr
  %1357 = load i64, ptr %1138, align 8
  %1358 = inttoptr i64 %1357 to ptr
  %1359 = load i64, ptr %1144, align 8
  %1360 = inttoptr i64 %1359 to ptr
  %1361 = load i64, ptr %1092, align 8
  %1362 = icmp eq i64 %1329, 0
  br i1 %1362, label %1367, label %1363

1363:                                             ; preds = %1348
  %1364 = getelementptr inbounds nuw i8, ptr %1333, i64 8
  br i1 %877, label %1365, label %1424

1365:                                             ; preds = %1363
  %1366 = icmp sgt i64 %1097, 0
  br label %1377

1367:                                             ; preds = %1386, %1348
  br i1 %877, label %1368, label %1424

1368:                                             ; preds = %1367
  %1369 = trunc i64 %499 to i32
  %1370 = getelementptr inbounds nuw i8, ptr %1086, i64 40
  %1371 = icmp eq i64 %1359, 0
  %1372 = icmp slt i64 %1361, 1
  %1373 = shl i64 %1361, 2
  %1374 = select i1 %1371, i1 true, i1 %1372
  %1375 = icmp sgt i64 %1097, 0
  %1376 = select i1 %868, i64 0, i64 5
  br label %1431

1377:                                             ; preds = %1386, %1365
  %1378 = phi i64 [ 0, %1365 ], [ %1387, %1386 ]
  %1379 = phi i64 [ 0, %1365 ], [ %1388, %1386 ]
  %1380 = getelementptr inbounds nuw i64, ptr %862, i64 %1379
  %1381 = load i64, ptr %1380, align 8
  %1382 = sub nsw i64 %1381, %1087
  %1383 = ashr i64 %1382, %1096
  br i1 %1366, label %1390, label %1386

1384:                                             ; preds = %1420
  %1385 = add i64 %1378, %1097
  br label %1386

1386:                                             ; preds = %1384, %1377
  %1387 = phi i64 [ %1378, %1377 ], [ %1385, %1384 ]
  %1388 = add nuw nsw i64 %1379, 1
  %1389 = icmp eq i64 %1388, %645
  br i1 %1389, label %1367, label %1377

1390:                                             ; preds = %1377, %1420
  %1391 = phi i64 [ %1422, %1420 ], [ %1378, %1377 ]
  %1392 = phi i64 [ %1421, %1420 ], [ 0, %1377 ]
  %1393 = getelementptr inbounds i8, ptr %1356, i64 %1391
  %1394 = load i8, ptr %1393, align 1
  %1395 = and i8 %1394, 2
  %1396 = icmp eq i8 %1395, 0
  br i1 %1396, label %1420, label %1397

1397:                                             ; preds = %1390
  %1398 = add nsw i64 %1392, %1383
  %1399 = mul nsw i64 %1398, 40
  %1400 = getelementptr inbounds i8, ptr %1358, i64 %1399
  %1401 = getelementptr inbounds nuw i8, ptr %1400, i64 20
  %1402 = load i64, ptr %1333, align 8
  %1403 = inttoptr i64 %1402 to ptr
  %1404 = load i64, ptr %1364, align 8
  %1405 = add nsw i64 %1404, 1
  store i64 %1405, ptr %1364, align 8
  %1406 = mul nsw i64 %1404, 24
  %1407 = getelementptr inbounds i8, ptr %1403, i64 %1406
  %1408 = trunc i64 %1398 to i32
  store i32 %1408, ptr %1407, align 4
  br label %1413

1409:                                             ; preds = %1413
  %1410 = load i64, ptr %1150, align 8
  %1411 = inttoptr i64 %1410 to ptr
  %1412 = getelementptr inbounds i8, ptr %1411, i64 %1398
  store i8 1, ptr %1412, align 1
  br label %1420

1413:                                             ; preds = %1413, %1397
  %1414 = phi i64 [ 0, %1397 ], [ %1417, %1413 ]
  %1415 = getelementptr inbounds nuw i32, ptr %1401, i64 %1414
  %1416 = load i32, ptr %1415, align 4
  %1417 = add nuw nsw i64 %1414, 1
  %1418 = getelementptr inbounds nuw i32, ptr %1407, i64 %1417
  store i32 %1416, ptr %1418, align 4
  %1419 = icmp eq i64 %1417, 5
  br i1 %1419, label %1409, label %1413

1420:                                             ; preds = %1409, %1390
  %1421 = add nuw nsw i64 %1392, 1
  %1422 = add nsw i64 %1391, 1
  %1423 = icmp eq i64 %1421, %1097
  br i1 %1423, label %1384, label %1390

1424:                                             ; preds = %1443, %1367, %1363
  %1425 = icmp eq i64 %1330, 0
  br i1 %1425, label %1532, label %1426

1426:                                             ; preds = %1424
  %1427 = getelementptr inbounds nuw i8, ptr %1333, i64 8
  %1428 = trunc i64 %499 to i32
  br i1 %877, label %1429, label %1559

1429:                                             ; preds = %1426
  %1430 = icmp sgt i64 %1097, 0
  br label %1478

1431:                                             ; preds = %1443, %1368
  %1432 = phi i64 [ 0, %1368 ], [ %1444, %1443 ]
  %1433 = getelementptr inbounds nuw i64, ptr %862, i64 %1432
  %1434 = load i64, ptr %1433, align 8
  %1435 = sub nsw i64 %1434, %1087
  %1436 = ashr i64 %1435, %1096
  br i1 %1375, label %1437, label %1443

1437:                                             ; preds = %1431
  %1438 = getelementptr inbounds nuw i64, ptr %643, i64 %1432
  %1439 = load i64, ptr %1438, align 8
  %1440 = getelementptr inbounds i64, ptr %1352, i64 %1439
  %1441 = getelementptr inbounds i32, ptr %1354, i64 %1439
  %1442 = getelementptr inbounds i64, ptr %1350, i64 %1439
  br label %1446

1443:                                             ; preds = %1475, %1431
  %1444 = add nuw nsw i64 %1432, 1
  %1445 = icmp eq i64 %1444, %645
  br i1 %1445, label %1424, label %1431

1446:                                             ; preds = %1475, %1437
  %1447 = phi i64 [ 0, %1437 ], [ %1476, %1475 ]
  %1448 = add i64 %1447, %1436
  %1449 = mul i64 %1448, %1373
  %1450 = getelementptr i8, ptr %1360, i64 %1449
  %1451 = mul nsw i64 %1448, 40
  %1452 = getelementptr inbounds i8, ptr %1358, i64 %1451
  %1453 = getelementptr inbounds nuw i32, ptr %1452, i64 %1376
  %1454 = load i64, ptr %1440, align 8
  %1455 = trunc i64 %1454 to i32
  store i32 %1455, ptr %1453, align 4
  %1456 = load i32, ptr %1441, align 4
  %1457 = getelementptr inbounds nuw i8, ptr %1453, i64 4
  store i32 %1456, ptr %1457, align 4
  %1458 = load i64, ptr %1442, align 8
  %1459 = load i64, ptr %80, align 8
  %1460 = add nsw i64 %1459, %1458
  %1461 = trunc i64 %1460 to i32
  %1462 = getelementptr inbounds nuw i8, ptr %1453, i64 8
  store i32 %1461, ptr %1462, align 4
  %1463 = getelementptr inbounds nuw i8, ptr %1453, i64 12
  store i32 %1369, ptr %1463, align 4
  %1464 = getelementptr inbounds nuw i8, ptr %1453, i64 16
  store i32 1, ptr %1464, align 4
  br i1 %868, label %1465, label %1475

1465:                                             ; preds = %1446
  %1466 = getelementptr i8, ptr %1452, i64 24
  store i32 0, ptr %1466, align 4
  %1467 = load i64, ptr %1370, align 8
  %1468 = icmp eq i64 %1467, 0
  br i1 %1468, label %1469, label %1473

1469:                                             ; preds = %1465
  %1470 = load i64, ptr %1153, align 8
  %1471 = inttoptr i64 %1470 to ptr
  %1472 = getelementptr inbounds i8, ptr %1471, i64 %1448
  store i8 1, ptr %1472, align 1
  br label %1473

1473:                                             ; preds = %1469, %1465
  br i1 %1374, label %1475, label %1474

1474:                                             ; preds = %1473
  call void @llvm.memset.p0.i64(ptr align 4 %1450, i8 0, i64 %1373, i1 false)
  br label %1475

1475:                                             ; preds = %1474, %1473, %1446
  %1476 = add nuw nsw i64 %1447, 1
  %1477 = icmp eq i64 %1476, %1097
  br i1 %1477, label %1443, label %1446

1478:                                             ; preds = %1493, %1429
  %1479 = phi i64 [ 0, %1429 ], [ %1495, %1493 ]
  %1480 = phi i64 [ 0, %1429 ], [ %1494, %1493 ]
  %1481 = getelementptr inbounds nuw i64, ptr %862, i64 %1479
  %1482 = load i64, ptr %1481, align 8
  %1483 = sub nsw i64 %1482, %1087
  %1484 = ashr i64 %1483, %1096
  br i1 %1430, label %1485, label %1493

1485:                                             ; preds = %1478
  %1486 = getelementptr inbounds nuw i64, ptr %643, i64 %1479
  %1487 = load i64, ptr %1486, align 8
  %1488 = getelementptr inbounds i64, ptr %1352, i64 %1487
  %1489 = getelementptr inbounds i32, ptr %1354, i64 %1487
  %1490 = getelementptr inbounds i64, ptr %1350, i64 %1487
  br label %1497

1491:                                             ; preds = %1528
  %1492 = add i64 %1480, %1097
  br label %1493

1493:                                             ; preds = %1491, %1478
  %1494 = phi i64 [ %1480, %1478 ], [ %1492, %1491 ]
  %1495 = add nuw nsw i64 %1479, 1
  %1496 = icmp eq i64 %1495, %645
  br i1 %1496, label %1532, label %1478

1497:                                             ; preds = %1528, %1485
  %1498 = phi i64 [ 0, %1485 ], [ %1529, %1528 ]
  %1499 = phi i64 [ %1480, %1485 ], [ %1530, %1528 ]
  %1500 = getelementptr inbounds i8, ptr %1356, i64 %1499
  %1501 = load i8, ptr %1500, align 1
  %1502 = and i8 %1501, 1
  %1503 = icmp eq i8 %1502, 0
  br i1 %1503, label %1528, label %1504

1504:                                             ; preds = %1497
  %1505 = load i64, ptr %1333, align 8
  %1506 = inttoptr i64 %1505 to ptr
  %1507 = load i64, ptr %1427, align 8
  %1508 = add nsw i64 %1507, 1
  store i64 %1508, ptr %1427, align 8
  %1509 = mul nsw i64 %1507, 24
  %1510 = getelementptr inbounds i8, ptr %1506, i64 %1509
  %1511 = add nsw i64 %1498, %1484
  %1512 = trunc i64 %1511 to i32
  store i32 %1512, ptr %1510, align 4
  %1513 = load i64, ptr %1488, align 8
  %1514 = trunc i64 %1513 to i32
  %1515 = getelementptr inbounds nuw i8, ptr %1510, i64 4
  store i32 %1514, ptr %1515, align 4
  %1516 = load i32, ptr %1489, align 4
  %1517 = getelementptr inbounds nuw i8, ptr %1510, i64 8
  store i32 %1516, ptr %1517, align 4
  %1518 = load i64, ptr %1490, align 8
  %1519 = load i64, ptr %80, align 8
  %1520 = add nsw i64 %1519, %1518
  %1521 = trunc i64 %1520 to i32
  %1522 = getelementptr inbounds nuw i8, ptr %1510, i64 12
  store i32 %1521, ptr %1522, align 4
  %1523 = getelementptr inbounds nuw i8, ptr %1510, i64 16
  store i32 %1428, ptr %1523, align 4
  %1524 = getelementptr inbounds nuw i8, ptr %1510, i64 20
  store i32 1, ptr %1524, align 4
  %1525 = load i64, ptr %1150, align 8
  %1526 = inttoptr i64 %1525 to ptr
  %1527 = getelementptr inbounds i8, ptr %1526, i64 %1511
  store i8 1, ptr %1527, align 1
  br label %1528

1528:                                             ; preds = %1504, %1497
  %1529 = add nuw nsw i64 %1498, 1
  %1530 = add nsw i64 %1499, 1
  %1531 = icmp eq i64 %1529, %1097
  br i1 %1531, label %1491, label %1497

1532:                                             ; preds = %1493, %1424
  %1533 = icmp eq ptr %1121, null
  br i1 %1533, label %1559, label %1534

1534:                                             ; preds = %1532
  %1535 = getelementptr inbounds nuw i8, ptr %1086, i64 144
  %1536 = load i64, ptr %1535, align 8
  %1537 = inttoptr i64 %1536 to ptr
  br i1 %877, label %1538, label %1559

1538:                                             ; preds = %1534
  %1539 = trunc i64 %499 to i32
  %1540 = icmp sgt i64 %1097, 0
  br label %1541

1541:                                             ; preds = %1547, %1538
  %1542 = phi i64 [ 0, %1538 ], [ %1548, %1547 ]
  %1543 = getelementptr inbounds nuw i64, ptr %862, i64 %1542
  %1544 = load i64, ptr %1543, align 8
  %1545 = sub nsw i64 %1544, %1087
  %1546 = ashr i64 %1545, %1096
  br i1 %1540, label %1550, label %1547

1547:                                             ; preds = %1556, %1541
  %1548 = add nuw nsw i64 %1542, 1
  %1549 = icmp eq i64 %1548, %645
  br i1 %1549, label %1559, label %1541

1550:                                             ; preds = %1541, %1556
  %1551 = phi i64 [ %1557, %1556 ], [ 0, %1541 ]
  %1552 = add nsw i64 %1551, %1546
  %1553 = getelementptr inbounds i8, ptr %1121, i64 %1552
  store i8 1, ptr %1553, align 1
  br i1 %868, label %1554, label %1556

1554:                                             ; preds = %1550
  %1555 = getelementptr inbounds i32, ptr %1537, i64 %1552
  store i32 %1539, ptr %1555, align 4
  br label %1556

1556:                                             ; preds = %1554, %1550
  %1557 = add nuw nsw i64 %1551, 1
  %1558 = icmp eq i64 %1557, %1097
  br i1 %1558, label %1547, label %1550

1559:                                             ; preds = %1547, %1534, %1532, %1426
  %1560 = load i64, ptr %41, align 8
  %1561 = inttoptr i64 %1560 to ptr
  %1562 = load i64, ptr %84, align 8
  %1563 = inttoptr i64 %1562 to ptr
  %1564 = load i64, ptr %865, align 8
  %1565 = icmp sgt i64 %1564, 0
  br i1 %1565, label %1566, label %1624

1566:                                             ; preds = %1559
  %1567 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %1568 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %1569 = getelementptr inbounds nuw i8, ptr %1086, i64 16
  br label %1570

1570:                                             ; preds = %1619, %1566
  %1571 = phi i64 [ %1564, %1566 ], [ %1620, %1619 ]
  %1572 = phi i64 [ %1564, %1566 ], [ %1621, %1619 ]
  %1573 = phi i64 [ 0, %1566 ], [ %1622, %1619 ]
  %1574 = load i64, ptr %1567, align 8
  %1575 = getelementptr i64, ptr %1563, i64 %1574
  %1576 = getelementptr i64, ptr %1575, i64 %1573
  %1577 = load i64, ptr %1576, align 8
  %1578 = icmp slt i64 %1577, 0
  br i1 %1578, label %1619, label %1579

1579:                                             ; preds = %1570
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1580 = getelementptr inbounds nuw %struct.operand, ptr %1561, i64 %1577
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1580, i64 16, i1 false)
  br i1 %877, label %1585, label %1583

1581:                                             ; preds = %1616
  %1582 = load i64, ptr %865, align 8
  br label %1583

1583:                                             ; preds = %1581, %1579
  %1584 = phi i64 [ %1582, %1581 ], [ %1571, %1579 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %1619

1585:                                             ; preds = %1579, %1616
  %1586 = phi i64 [ %1617, %1616 ], [ 0, %1579 ]
  %1587 = load i64, ptr %1569, align 8
  %1588 = getelementptr inbounds nuw i64, ptr %862, i64 %1586
  %1589 = load i64, ptr %1588, align 8
  %1590 = load i64, ptr %863, align 8
  %1591 = mul nsw i64 %1590, %1573
  %1592 = sub i64 %1587, %1087
  %1593 = add i64 %1592, %1589
  %1594 = add nsw i64 %1593, %1591
  br i1 %868, label %1595, label %1611

1595:                                             ; preds = %1585
  %1596 = load i64, ptr %1568, align 8
  %1597 = getelementptr inbounds nuw i64, ptr %643, i64 %1586
  %1598 = load i64, ptr %1597, align 8
  %1599 = call fastcc i64 @get(ptr noundef nonnull %14, i64 noundef %1596, i64 noundef %1598)
  switch i64 %1590, label %1609 [
    i64 1, label %1600
    i64 2, label %1603
    i64 4, label %1606
  ]

1600:                                             ; preds = %1595
  %1601 = trunc i64 %1599 to i8
  %1602 = inttoptr i64 %1594 to ptr
  store i8 %1601, ptr %1602, align 1
  br label %1616

1603:                                             ; preds = %1595
  %1604 = trunc i64 %1599 to i16
  %1605 = inttoptr i64 %1594 to ptr
  store i16 %1604, ptr %1605, align 2
  br label %1616

1606:                                             ; preds = %1595
  %1607 = trunc i64 %1599 to i32
  %1608 = inttoptr i64 %1594 to ptr
  store i32 %1607, ptr %1608, align 4
  br label %1616

1609:                                             ; preds = %1595
  %1610 = inttoptr i64 %1594 to ptr
  store i64 %1599, ptr %1610, align 8
  br label %1616

1611:                                             ; preds = %1585
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1594, ptr %15, align 8
  store i64 0, ptr %85, align 8
  %1612 = getelementptr inbounds nuw i64, ptr %643, i64 %1586
  %1613 = load i64, ptr %1612, align 8
  %1614 = load i64, ptr %1568, align 8
  %1615 = call fastcc i64 @get(ptr noundef nonnull %15, i64 noundef %1614, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1613, i64 noundef %1615)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1616

1616:                                             ; preds = %1611, %1609, %1606, %1603, %1600
  %1617 = add nuw nsw i64 %1586, 1
  %1618 = icmp eq i64 %1617, %645
  br i1 %1618, label %1581, label %1585

1619:                                             ; preds = %1583, %1570
  %1620 = phi i64 [ %1571, %1570 ], [ %1584, %1583 ]
  %1621 = phi i64 [ %1572, %1570 ], [ %1584, %1583 ]
  %1622 = add nuw nsw i64 %1573, 1
  %1623 = icmp slt i64 %1622, %1621
  br i1 %1623, label %1570, label %1624

1624:                                             ; preds = %1619, %1559
  br i1 %868, label %1625, label %1628

1625:                                             ; preds = %1624
  %1626 = load i64, ptr %86, align 8
  %1627 = add nsw i64 %1626, 1
  store i64 %1627, ptr %86, align 8
  br label %1628

1628:                                             ; preds = %1625, %1624
  %1629 = icmp eq i64 %1085, 1
  br i1 %1629, label %1630, label %1634

1630:                                             ; preds = %1628
  %1631 = load i64, ptr %70, align 8
  %1632 = icmp eq i64 %1631, 0
  br i1 %1632, label %3408, label %1633

1633:                                             ; preds = %1630
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %499, i64 noundef %867, ptr noundef readonly %643, ptr noundef %862, i64 noundef %645)
  br label %3408

1634:                                             ; preds = %1628
  %1635 = load i64, ptr %87, align 8
  %1636 = inttoptr i64 %1635 to ptr
  %1637 = getelementptr inbounds i8, ptr %1636, i64 %499
  %1638 = load i8, ptr %1637, align 1
  %1639 = icmp eq i8 %1638, 0
  br i1 %1639, label %1640, label %1751

1640:                                             ; preds = %1634
  %1641 = load i64, ptr %75, align 8
  %1642 = inttoptr i64 %1641 to ptr
  br label %1643

1643:                                             ; preds = %1659, %1640
  %1644 = phi i64 [ 0, %1640 ], [ %1657, %1659 ]
  %1645 = icmp slt i64 %1644, %645
  br i1 %1645, label %1646, label %1666

1646:                                             ; preds = %1643
  %1647 = getelementptr inbounds i64, ptr %643, i64 %1644
  %1648 = load i64, ptr %1647, align 8
  %1649 = getelementptr inbounds i64, ptr %1642, i64 %1648
  %1650 = load i64, ptr %1649, align 8
  %1651 = load i64, ptr %102, align 8
  %1652 = sub nsw i64 %1651, %1650
  %1653 = call i64 @llvm.smin.i64(i64 %1652, i64 32)
  %1654 = and i64 %1650, 31
  %1655 = icmp eq i64 %1654, 0
  br i1 %1655, label %1656, label %1751

1656:                                             ; preds = %1646
  %1657 = add nsw i64 %1653, %1644
  %1658 = icmp sgt i64 %1657, %645
  br i1 %1658, label %1751, label %1659

1659:                                             ; preds = %1656
  %1660 = getelementptr i64, ptr %643, i64 %1657
  %1661 = getelementptr i8, ptr %1660, i64 -8
  %1662 = load i64, ptr %1661, align 8
  %1663 = add i64 %1648, -1
  %1664 = add i64 %1663, %1653
  %1665 = icmp eq i64 %1662, %1664
  br i1 %1665, label %1643, label %1751

1666:                                             ; preds = %1643
  %1667 = load i64, ptr %103, align 8
  %1668 = inttoptr i64 %1667 to ptr
  %1669 = mul nsw i64 %499, 24
  %1670 = getelementptr inbounds i8, ptr %1668, i64 %1669
  %1671 = call i64 @llvm.smax.i64(i64 %867, i64 4)
  %1672 = lshr i64 %1671, 2
  %1673 = udiv i64 32, %1672
  br i1 %877, label %1674, label %3408

1674:                                             ; preds = %1666
  %1675 = getelementptr inbounds nuw i8, ptr %1670, i64 8
  %1676 = getelementptr inbounds nuw i8, ptr %1670, i64 16
  %1677 = load i64, ptr %1675, align 8
  %1678 = load i64, ptr %1676, align 8
  br label %1679

1679:                                             ; preds = %1716, %1674
  %1680 = phi i64 [ %1678, %1674 ], [ %1719, %1716 ]
  %1681 = phi i64 [ %1677, %1674 ], [ %1718, %1716 ]
  %1682 = phi i64 [ 0, %1674 ], [ %1695, %1716 ]
  %1683 = getelementptr inbounds i64, ptr %643, i64 %1682
  %1684 = load i64, ptr %1683, align 8
  %1685 = getelementptr inbounds i64, ptr %1642, i64 %1684
  %1686 = load i64, ptr %1685, align 8
  %1687 = and i64 %1686, 31
  %1688 = icmp eq i64 %1687, 0
  br i1 %1688, label %1689, label %1692

1689:                                             ; preds = %1679
  %1690 = load i64, ptr %1670, align 8
  %1691 = add nsw i64 %1690, 1
  store i64 %1691, ptr %1670, align 8
  br label %1692

1692:                                             ; preds = %1689, %1679
  br label %1693

1693:                                             ; preds = %1692, %1700
  %1694 = phi i64 [ %1695, %1700 ], [ %1682, %1692 ]
  %1695 = add i64 %1694, 1
  %1696 = icmp slt i64 %1695, %645
  %1697 = sub nsw i64 %1695, %1682
  %1698 = icmp samesign ult i64 %1697, %1673
  %1699 = select i1 %1696, i1 %1698, i1 false
  br i1 %1699, label %1700, label %1707

1700:                                             ; preds = %1693
  %1701 = getelementptr inbounds i64, ptr %643, i64 %1695
  %1702 = load i64, ptr %1701, align 8
  %1703 = getelementptr inbounds i64, ptr %1642, i64 %1702
  %1704 = load i64, ptr %1703, align 8
  %1705 = srem i64 %1704, %1673
  %1706 = icmp eq i64 %1705, 0
  br i1 %1706, label %1707, label %1693

1707:                                             ; preds = %1700, %1693
  %1708 = phi i1 [ true, %1700 ], [ %1696, %1693 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1709 = icmp sgt i64 %1682, %1694
  br i1 %1709, label %1716, label %1710

1710:                                             ; preds = %1707, %1720
  %1711 = phi i64 [ %1721, %1720 ], [ %1682, %1707 ]
  %1712 = phi i64 [ %1748, %1720 ], [ 0, %1707 ]
  %1713 = getelementptr inbounds i64, ptr %862, i64 %1711
  %1714 = load i64, ptr %1713, align 8
  %1715 = ashr i64 %1714, 2
  br label %1723

1716:                                             ; preds = %1720, %1707
  %1717 = phi i64 [ 0, %1707 ], [ %1748, %1720 ]
  %1718 = add nsw i64 %1717, %1681
  store i64 %1718, ptr %1675, align 8
  %1719 = add nsw i64 %1680, 1
  store i64 %1719, ptr %1676, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1708, label %1679, label %3408

1720:                                             ; preds = %1746
  %1721 = add i64 %1711, 1
  %1722 = icmp eq i64 %1711, %1694
  br i1 %1722, label %1716, label %1710

1723:                                             ; preds = %1746, %1710
  %1724 = phi i64 [ 0, %1710 ], [ %1749, %1746 ]
  %1725 = phi i64 [ %1712, %1710 ], [ %1748, %1746 ]
  %1726 = add nsw i64 %1724, %1715
  %1727 = and i64 %1726, 31
  %1728 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1727
  %1729 = getelementptr inbounds nuw i64, ptr %3, i64 %1727
  %1730 = load i64, ptr %1729, align 8
  %1731 = icmp sgt i64 %1730, 0
  br i1 %1731, label %1732, label %1740

1732:                                             ; preds = %1723, %1737
  %1733 = phi i64 [ %1738, %1737 ], [ 0, %1723 ]
  %1734 = getelementptr inbounds nuw i64, ptr %1728, i64 %1733
  %1735 = load i64, ptr %1734, align 8
  %1736 = icmp eq i64 %1735, %1726
  br i1 %1736, label %1740, label %1737

1737:                                             ; preds = %1732
  %1738 = add nuw nsw i64 %1733, 1
  %1739 = icmp eq i64 %1738, %1730
  br i1 %1739, label %1743, label %1732

1740:                                             ; preds = %1732, %1723
  %1741 = phi i64 [ 0, %1723 ], [ %1733, %1732 ]
  %1742 = icmp eq i64 %1741, %1730
  br i1 %1742, label %1743, label %1746

1743:                                             ; preds = %1737, %1740
  %1744 = add nsw i64 %1730, 1
  store i64 %1744, ptr %1729, align 8
  %1745 = getelementptr inbounds i64, ptr %1728, i64 %1730
  store i64 %1726, ptr %1745, align 8
  br label %1746

1746:                                             ; preds = %1743, %1740
  %1747 = phi i64 [ %1744, %1743 ], [ %1730, %1740 ]
  %1748 = call i64 @llvm.smax.i64(i64 %1747, i64 %1725)
  %1749 = add nuw nsw i64 %1724, 1
  %1750 = icmp eq i64 %1749, %1672
  br i1 %1750, label %1720, label %1723

1751:                                             ; preds = %1659, %1656, %1646, %1634
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %499, i64 noundef %867, ptr noundef readonly %643, ptr noundef %862, i64 noundef %645)
  br label %3408

1752:                                             ; preds = %1058, %1073
  store i64 %979, ptr %104, align 8
  br label %3439

1753:                                             ; preds = %858
  %1754 = load i64, ptr %58, align 8
  %1755 = icmp eq i64 %1754, 0
  br i1 %1755, label %3439, label %1756

1756:                                             ; preds = %1753
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1757 = load i64, ptr %41, align 8
  %1758 = inttoptr i64 %1757 to ptr
  %1759 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %1760 = load i64, ptr %1759, align 8
  %1761 = getelementptr inbounds %struct.operand, ptr %1758, i64 %1760
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1761, i64 16, i1 false)
  %1762 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %1763 = load i64, ptr %1762, align 8
  %1764 = getelementptr inbounds %struct.operand, ptr %1758, i64 %1763
  %1765 = load i64, ptr %1764, align 8
  %1766 = getelementptr inbounds nuw i8, ptr %1764, i64 8
  %1767 = load i64, ptr %1766, align 8
  %1768 = load i64, ptr %59, align 8
  %1769 = inttoptr i64 %1768 to ptr
  %1770 = icmp sgt i64 %645, 0
  br i1 %1770, label %1771, label %1812

1771:                                             ; preds = %1756, %1791
  %1772 = phi i64 [ %1802, %1791 ], [ 0, %1756 ]
  %1773 = getelementptr inbounds nuw i64, ptr %643, i64 %1772
  %1774 = load i64, ptr %1773, align 8
  %1775 = load i64, ptr %58, align 8
  %1776 = inttoptr i64 %1775 to ptr
  %1777 = mul nsw i64 %1774, %1767
  %1778 = add i64 %1777, %1765
  %1779 = inttoptr i64 %1778 to ptr
  %1780 = load float, ptr %1779, align 4
  %1781 = call float @llvm.fabs.f32(float %1780)
  %1782 = fcmp olt float %1781, 0x3810000000000000
  %1783 = call float @llvm.copysign.f32(float 0.000000e+00, float %1780)
  %1784 = select i1 %1782, float %1783, float %1780
  %1785 = fpext float %1784 to double
  %1786 = call double %1776(double noundef %1785)
  %1787 = bitcast double %1786 to i64
  %1788 = and i64 %1787, 536870911
  %1789 = add nsw i64 %1788, -268435521
  %1790 = icmp ult i64 %1789, -129
  br i1 %1790, label %1791, label %1813

1791:                                             ; preds = %1771
  %1792 = fptrunc double %1786 to float
  %1793 = call float @llvm.fabs.f32(float %1792)
  %1794 = fcmp olt float %1793, 0x3810000000000000
  %1795 = call float @llvm.copysign.f32(float 0.000000e+00, float %1792)
  %1796 = select i1 %1794, float %1795, float %1792
  %1797 = fcmp uno float %1796, 0.000000e+00
  %1798 = bitcast float %1796 to i32
  %1799 = zext i32 %1798 to i64
  %1800 = select i1 %1797, i64 2147483647, i64 %1799
  %1801 = getelementptr inbounds nuw i64, ptr %1769, i64 %1772
  store i64 %1800, ptr %1801, align 8
  %1802 = add nuw nsw i64 %1772, 1
  %1803 = icmp eq i64 %1802, %645
  br i1 %1803, label %1804, label %1771

1804:                                             ; preds = %1791, %1804
  %1805 = phi i64 [ %1810, %1804 ], [ 0, %1791 ]
  %1806 = getelementptr inbounds nuw i64, ptr %643, i64 %1805
  %1807 = load i64, ptr %1806, align 8
  %1808 = getelementptr inbounds nuw i64, ptr %1769, i64 %1805
  %1809 = load i64, ptr %1808, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1807, i64 noundef %1809)
  %1810 = add nuw nsw i64 %1805, 1
  %1811 = icmp eq i64 %1810, %645
  br i1 %1811, label %1812, label %1804

1812:                                             ; preds = %1804, %1756
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3408

1813:                                             ; preds = %1771
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3439

1814:                                             ; preds = %858
  %1815 = getelementptr inbounds nuw i8, ptr %498, i64 80
  %1816 = load i64, ptr %1815, align 8
  %1817 = icmp eq i64 %1816, 2
  br i1 %1817, label %1818, label %1823

1818:                                             ; preds = %1814
  %1819 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %1820 = load i64, ptr %1819, align 8
  %1821 = getelementptr inbounds %struct.operand, ptr %470, i64 %1820
  %1822 = call fastcc i64 @count_held(ptr noundef %1821, i64 noundef 0, ptr noundef %643, i64 noundef %645)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %1822, ptr noundef %643, i64 noundef %645, ptr noundef null, i64 noundef 0)
  br label %1823

1823:                                             ; preds = %1818, %1814
  %1824 = icmp eq i64 %645, 0
  br i1 %1824, label %3382, label %1825

1825:                                             ; preds = %1823
  %1826 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %1827 = getelementptr inbounds nuw i8, ptr %498, i64 64
  %1828 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %1829 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %1830 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %1831 = getelementptr inbounds nuw i8, ptr %498, i64 56
  br label %1832

1832:                                             ; preds = %3378, %1825
  %1833 = phi ptr [ %643, %1825 ], [ %3379, %3378 ]
  %1834 = phi i64 [ %645, %1825 ], [ %3380, %3378 ]
  %1835 = call i64 @llvm.smin.i64(i64 %1834, i64 256)
  %1836 = getelementptr i64, ptr %1833, i64 %1835
  %1837 = getelementptr i8, ptr %1836, i64 -8
  %1838 = load i64, ptr %1837, align 8
  %1839 = load i64, ptr %1833, align 8
  %1840 = sub nsw i64 %1838, %1839
  %1841 = shl nsw i64 %1835, 1
  %1842 = icmp slt i64 %1840, %1841
  %1843 = zext i1 %1842 to i64
  br i1 %1842, label %1844, label %1854

1844:                                             ; preds = %1832, %1844
  %1845 = phi i64 [ %1851, %1844 ], [ %1835, %1832 ]
  %1846 = getelementptr i64, ptr %1833, i64 %1845
  %1847 = getelementptr i8, ptr %1846, i64 -8
  %1848 = load i64, ptr %1847, align 8
  %1849 = sub i64 %1848, %1839
  %1850 = icmp sgt i64 %1849, 255
  %1851 = add nsw i64 %1845, -1
  br i1 %1850, label %1844, label %1852

1852:                                             ; preds = %1844
  %1853 = add nsw i64 %1849, 1
  br label %1854

1854:                                             ; preds = %1852, %1832
  %1855 = phi i64 [ %1845, %1852 ], [ %1835, %1832 ]
  %1856 = phi i64 [ %1853, %1852 ], [ %1835, %1832 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1833, ptr %12, align 8
  store i64 %1855, ptr %88, align 8
  store i64 %1856, ptr %89, align 8
  store i64 %1843, ptr %90, align 8
  %1857 = icmp eq i64 %1856, %1855
  %1858 = select i1 %1842, i1 %1857, i1 false
  %1859 = zext i1 %1858 to i64
  store i64 %1859, ptr %91, align 8
  %1860 = load i64, ptr %41, align 8
  %1861 = inttoptr i64 %1860 to ptr
  %1862 = load i64, ptr %84, align 8
  %1863 = inttoptr i64 %1862 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %1864 = load i64, ptr %498, align 8
  switch i64 %1864, label %1974 [
    i64 26, label %1865
    i64 27, label %1906
  ]

1865:                                             ; preds = %1854
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1866 = load i64, ptr %1827, align 8
  %1867 = icmp sgt i64 %1866, 0
  br i1 %1867, label %1868, label %1900

1868:                                             ; preds = %1865
  %1869 = load i64, ptr %1828, align 8
  %1870 = getelementptr i64, ptr %1863, i64 %1869
  %1871 = load i64, ptr %1826, align 8
  %1872 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1871
  %1873 = icmp sgt i64 %1856, 0
  br label %1874

1874:                                             ; preds = %1887, %1868
  %1875 = phi i64 [ 0, %1868 ], [ %1888, %1887 ]
  %1876 = getelementptr i64, ptr %1870, i64 %1875
  %1877 = load i64, ptr %1876, align 8
  %1878 = getelementptr inbounds %struct.operand, ptr %1861, i64 %1877
  %1879 = load i64, ptr %1878, align 8
  %1880 = getelementptr inbounds nuw i8, ptr %1878, i64 8
  %1881 = load i64, ptr %1880, align 8
  call fastcc void @widen(i64 %1879, i64 %1881, i64 noundef %1871, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %1873, label %1882, label %1887

1882:                                             ; preds = %1874
  %1883 = load i8, ptr %1872, align 1
  %1884 = zext i8 %1883 to i64
  %1885 = shl i64 %1875, 3
  %1886 = mul i64 %1885, %1884
  br label %1890

1887:                                             ; preds = %1890, %1874
  %1888 = add nuw nsw i64 %1875, 1
  %1889 = icmp eq i64 %1888, %1866
  br i1 %1889, label %1900, label %1874

1890:                                             ; preds = %1890, %1882
  %1891 = phi i64 [ 0, %1882 ], [ %1898, %1890 ]
  %1892 = getelementptr inbounds nuw i64, ptr %7, i64 %1891
  %1893 = load i64, ptr %1892, align 8
  %1894 = shl i64 %1893, %1886
  %1895 = getelementptr inbounds nuw i64, ptr %6, i64 %1891
  %1896 = load i64, ptr %1895, align 8
  %1897 = or i64 %1894, %1896
  store i64 %1897, ptr %1895, align 8
  %1898 = add nuw nsw i64 %1891, 1
  %1899 = icmp eq i64 %1898, %1856
  br i1 %1899, label %1887, label %1890

1900:                                             ; preds = %1887, %1865
  %1901 = load i64, ptr %1829, align 8
  %1902 = getelementptr inbounds %struct.operand, ptr %1861, i64 %1901
  %1903 = load i64, ptr %1902, align 8
  %1904 = getelementptr inbounds nuw i8, ptr %1902, i64 8
  %1905 = load i64, ptr %1904, align 8
  call fastcc void @narrow(i64 %1903, i64 %1905, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3378

1906:                                             ; preds = %1854
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1907 = load i64, ptr %1826, align 8
  %1908 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1907
  %1909 = load i8, ptr %1908, align 1
  %1910 = zext i8 %1909 to i64
  %1911 = shl nuw nsw i64 %1910, 3
  %1912 = load i64, ptr %1827, align 8
  %1913 = mul nsw i64 %1911, %1912
  %1914 = load i64, ptr %1828, align 8
  %1915 = getelementptr inbounds %struct.operand, ptr %1861, i64 %1914
  %1916 = icmp eq i64 %1913, 64
  %1917 = icmp eq i64 %1913, 32
  %1918 = select i1 %1917, i64 2, i64 1
  %1919 = select i1 %1916, i64 3, i64 %1918
  %1920 = load i64, ptr %1915, align 8
  %1921 = getelementptr inbounds nuw i8, ptr %1915, i64 8
  %1922 = load i64, ptr %1921, align 8
  call fastcc void @widen(i64 %1920, i64 %1922, i64 noundef %1919, ptr noundef nonnull readonly %12, ptr noundef %4)
  %1923 = icmp sgt i64 %1912, 0
  br i1 %1923, label %1924, label %1973

1924:                                             ; preds = %1906
  %1925 = icmp sgt i64 %1856, 0
  br label %1926

1926:                                             ; preds = %1969, %1924
  %1927 = phi i64 [ %1912, %1924 ], [ %1970, %1969 ]
  %1928 = phi i64 [ 0, %1924 ], [ %1971, %1969 ]
  %1929 = load i64, ptr %1829, align 8
  %1930 = getelementptr i64, ptr %1863, i64 %1929
  %1931 = getelementptr i64, ptr %1930, i64 %1928
  %1932 = load i64, ptr %1931, align 8
  %1933 = icmp slt i64 %1932, 0
  br i1 %1933, label %1969, label %1934

1934:                                             ; preds = %1926
  br i1 %1925, label %1935, label %1938

1935:                                             ; preds = %1934
  %1936 = mul nuw nsw i64 %1928, %1911
  %1937 = load i64, ptr %1826, align 8
  br label %1944

1938:                                             ; preds = %1964, %1934
  %1939 = getelementptr inbounds nuw %struct.operand, ptr %1861, i64 %1932
  %1940 = load i64, ptr %1939, align 8
  %1941 = getelementptr inbounds nuw i8, ptr %1939, i64 8
  %1942 = load i64, ptr %1941, align 8
  call fastcc void @narrow(i64 %1940, i64 %1942, ptr noundef nonnull readonly %12, ptr noundef %5)
  %1943 = load i64, ptr %1827, align 8
  br label %1969

1944:                                             ; preds = %1964, %1935
  %1945 = phi i64 [ 0, %1935 ], [ %1967, %1964 ]
  %1946 = getelementptr inbounds nuw i64, ptr %4, i64 %1945
  %1947 = load i64, ptr %1946, align 8
  %1948 = lshr i64 %1947, %1936
  switch i64 %1937, label %1964 [
    i64 0, label %1949
    i64 1, label %1951
    i64 2, label %1953
    i64 4, label %1955
    i64 5, label %1958
    i64 6, label %1961
  ]

1949:                                             ; preds = %1944
  %1950 = and i64 %1948, 255
  br label %1964

1951:                                             ; preds = %1944
  %1952 = and i64 %1948, 65535
  br label %1964

1953:                                             ; preds = %1944
  %1954 = and i64 %1948, 4294967295
  br label %1964

1955:                                             ; preds = %1944
  %1956 = shl i64 %1948, 56
  %1957 = ashr exact i64 %1956, 56
  br label %1964

1958:                                             ; preds = %1944
  %1959 = shl i64 %1948, 48
  %1960 = ashr exact i64 %1959, 48
  br label %1964

1961:                                             ; preds = %1944
  %1962 = shl i64 %1948, 32
  %1963 = ashr exact i64 %1962, 32
  br label %1964

1964:                                             ; preds = %1961, %1958, %1955, %1953, %1951, %1949, %1944
  %1965 = phi i64 [ %1963, %1961 ], [ %1950, %1949 ], [ %1952, %1951 ], [ %1954, %1953 ], [ %1957, %1955 ], [ %1960, %1958 ], [ %1948, %1944 ]
  %1966 = getelementptr inbounds nuw i64, ptr %5, i64 %1945
  store i64 %1965, ptr %1966, align 8
  %1967 = add nuw nsw i64 %1945, 1
  %1968 = icmp eq i64 %1967, %1856
  br i1 %1968, label %1938, label %1944

1969:                                             ; preds = %1938, %1926
  %1970 = phi i64 [ %1927, %1926 ], [ %1943, %1938 ]
  %1971 = add nuw nsw i64 %1928, 1
  %1972 = icmp slt i64 %1971, %1970
  br i1 %1972, label %1926, label %1973

1973:                                             ; preds = %1969, %1906
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3378

1974:                                             ; preds = %1854
  %1975 = load i64, ptr %1829, align 8
  %1976 = getelementptr inbounds %struct.operand, ptr %1861, i64 %1975
  %1977 = load i64, ptr %1976, align 8
  %1978 = getelementptr inbounds nuw i8, ptr %1976, i64 8
  %1979 = load i64, ptr %1978, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1980 = load i64, ptr %1826, align 8
  store i64 %1980, ptr %9, align 16
  %1981 = and i64 %1864, -2
  %1982 = icmp eq i64 %1981, 16
  %1983 = select i1 %1982, i64 2, i64 %1980
  store i64 %1983, ptr %92, align 8
  switch i64 %1864, label %1984 [
    i64 18, label %1989
    i64 11, label %1985
  ]

1984:                                             ; preds = %1974
  br label %1985

1985:                                             ; preds = %1984, %1974
  %1986 = phi i64 [ 8, %1984 ], [ 64, %1974 ]
  %1987 = getelementptr inbounds nuw i8, ptr %498, i64 %1986
  %1988 = load i64, ptr %1987, align 8
  br label %1989

1989:                                             ; preds = %1985, %1974
  %1990 = phi i64 [ 10, %1974 ], [ %1988, %1985 ]
  store i64 %1990, ptr %93, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %1991 = load i64, ptr %1828, align 8
  store i64 %1991, ptr %10, align 16
  %1992 = load i64, ptr %1830, align 8
  store i64 %1992, ptr %94, align 8
  %1993 = load i64, ptr %1831, align 8
  store i64 %1993, ptr %95, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %97, ptr %96, align 8
  store ptr %99, ptr %98, align 16
  %1994 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1980
  %1995 = load i8, ptr %1994, align 1
  %1996 = zext i8 %1995 to i64
  %1997 = shl nuw i64 1, %1980
  %1998 = and i64 %1997, 1075
  %1999 = icmp eq i64 %1998, 0
  br i1 %1999, label %2000, label %2015

2000:                                             ; preds = %1989
  switch i64 %1864, label %2015 [
    i64 4, label %2001
    i64 5, label %2001
    i64 6, label %2001
    i64 7, label %2001
    i64 12, label %2001
    i64 13, label %2001
    i64 14, label %2001
    i64 18, label %2001
    i64 10, label %2001
    i64 16, label %2001
    i64 17, label %2003
    i64 25, label %2008
    i64 29, label %2008
    i64 21, label %2008
    i64 22, label %2008
  ]

2001:                                             ; preds = %2000, %2000, %2000, %2000, %2000, %2000, %2000, %2000, %2000, %2000
  %2002 = icmp eq i64 %1979, %1996
  br label %2012

2003:                                             ; preds = %2000
  %2004 = icmp eq i64 %1979, %1996
  br i1 %2004, label %2005, label %2012

2005:                                             ; preds = %2003
  %2006 = and i64 %1980, -4
  %2007 = icmp ne i64 %2006, 4
  br label %2012

2008:                                             ; preds = %2000, %2000, %2000, %2000
  %2009 = icmp eq i64 %1980, 8
  %2010 = icmp eq i64 %1979, %1996
  %2011 = select i1 %2009, i1 %2010, i1 false
  br label %2012

2012:                                             ; preds = %2008, %2005, %2003, %2001
  %2013 = phi i1 [ false, %2003 ], [ %2002, %2001 ], [ %2007, %2005 ], [ %2011, %2008 ]
  %2014 = xor i1 %2013, true
  br label %2020

2015:                                             ; preds = %2000, %1989
  %2016 = icmp eq i64 %1864, 19
  %2017 = and i64 %1997, 972
  %2018 = icmp ne i64 %2017, 0
  %2019 = and i1 %2016, %2018
  br label %2020

2020:                                             ; preds = %2015, %2012
  %2021 = phi i1 [ %2016, %2015 ], [ false, %2012 ]
  %2022 = phi i1 [ true, %2015 ], [ %2014, %2012 ]
  %2023 = phi i1 [ %2019, %2015 ], [ %2013, %2012 ]
  %2024 = phi i1 [ %2019, %2015 ], [ false, %2012 ]
  br label %2026

2025:                                             ; preds = %2050
  br i1 %2021, label %2053, label %2337

2026:                                             ; preds = %2050, %2020
  %2027 = phi i64 [ 0, %2020 ], [ %2051, %2050 ]
  %2028 = getelementptr inbounds nuw i64, ptr %10, i64 %2027
  %2029 = load i64, ptr %2028, align 8
  %2030 = icmp slt i64 %2029, 0
  br i1 %2030, label %2050, label %2031

2031:                                             ; preds = %2026
  %2032 = getelementptr inbounds nuw %struct.operand, ptr %1861, i64 %2029
  %2033 = getelementptr inbounds nuw i64, ptr %9, i64 %2027
  %2034 = load i64, ptr %2033, align 8
  br i1 %2023, label %2035, label %2045

2035:                                             ; preds = %2031
  %2036 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2034
  %2037 = load i8, ptr %2036, align 1
  %2038 = zext i8 %2037 to i64
  %2039 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2027
  %2040 = load i64, ptr %2032, align 8
  %2041 = getelementptr inbounds nuw i8, ptr %2032, i64 8
  %2042 = load i64, ptr %2041, align 8
  %2043 = call fastcc ptr @column(i64 %2040, i64 %2042, i64 noundef %2038, ptr noundef nonnull readonly %12, ptr noundef %2039)
  %2044 = getelementptr inbounds nuw ptr, ptr %11, i64 %2027
  store ptr %2043, ptr %2044, align 8
  br label %2050

2045:                                             ; preds = %2031
  %2046 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2027
  %2047 = load i64, ptr %2032, align 8
  %2048 = getelementptr inbounds nuw i8, ptr %2032, i64 8
  %2049 = load i64, ptr %2048, align 8
  call fastcc void @widen(i64 %2047, i64 %2049, i64 noundef %2034, ptr noundef nonnull readonly %12, ptr noundef %2046)
  br label %2050

2050:                                             ; preds = %2045, %2035, %2026
  %2051 = add nuw nsw i64 %2027, 1
  %2052 = icmp eq i64 %2051, 3
  br i1 %2052, label %2025, label %2026

2053:                                             ; preds = %2025
  %2054 = add nsw i64 %1977, %1839
  %2055 = inttoptr i64 %2054 to ptr
  %2056 = select i1 %1858, ptr %2055, ptr %100
  %2057 = load i64, ptr %1827, align 8
  %2058 = load ptr, ptr %11, align 16
  %2059 = load ptr, ptr %96, align 8
  br i1 %2024, label %2060, label %2215

2060:                                             ; preds = %2053
  %2061 = icmp sgt i64 %1980, 7
  br i1 %2061, label %2062, label %2215

2062:                                             ; preds = %2060
  %2063 = icmp eq i64 %1980, 9
  %2064 = icmp sgt i64 %1856, 0
  switch i64 %2057, label %2190 [
    i64 0, label %2065
    i64 1, label %2090
    i64 2, label %2115
    i64 3, label %2140
    i64 4, label %2165
  ]

2065:                                             ; preds = %2062
  br i1 %2063, label %2066, label %2067

2066:                                             ; preds = %2065
  br i1 %2064, label %2068, label %2311

2067:                                             ; preds = %2065
  br i1 %2064, label %2079, label %2311

2068:                                             ; preds = %2066, %2068
  %2069 = phi i64 [ %2077, %2068 ], [ 0, %2066 ]
  %2070 = getelementptr inbounds nuw double, ptr %2058, i64 %2069
  %2071 = load double, ptr %2070, align 8
  %2072 = getelementptr inbounds nuw double, ptr %2059, i64 %2069
  %2073 = load double, ptr %2072, align 8
  %2074 = fcmp oeq double %2071, %2073
  %2075 = zext i1 %2074 to i8
  %2076 = getelementptr inbounds nuw i8, ptr %2056, i64 %2069
  store i8 %2075, ptr %2076, align 1
  %2077 = add nuw nsw i64 %2069, 1
  %2078 = icmp eq i64 %2077, %1856
  br i1 %2078, label %2311, label %2068

2079:                                             ; preds = %2067, %2079
  %2080 = phi i64 [ %2088, %2079 ], [ 0, %2067 ]
  %2081 = getelementptr inbounds nuw float, ptr %2058, i64 %2080
  %2082 = load float, ptr %2081, align 4
  %2083 = getelementptr inbounds nuw float, ptr %2059, i64 %2080
  %2084 = load float, ptr %2083, align 4
  %2085 = fcmp oeq float %2082, %2084
  %2086 = zext i1 %2085 to i8
  %2087 = getelementptr inbounds nuw i8, ptr %2056, i64 %2080
  store i8 %2086, ptr %2087, align 1
  %2088 = add nuw nsw i64 %2080, 1
  %2089 = icmp eq i64 %2088, %1856
  br i1 %2089, label %2311, label %2079

2090:                                             ; preds = %2062
  br i1 %2063, label %2091, label %2092

2091:                                             ; preds = %2090
  br i1 %2064, label %2093, label %2311

2092:                                             ; preds = %2090
  br i1 %2064, label %2104, label %2311

2093:                                             ; preds = %2091, %2093
  %2094 = phi i64 [ %2102, %2093 ], [ 0, %2091 ]
  %2095 = getelementptr inbounds nuw double, ptr %2058, i64 %2094
  %2096 = load double, ptr %2095, align 8
  %2097 = getelementptr inbounds nuw double, ptr %2059, i64 %2094
  %2098 = load double, ptr %2097, align 8
  %2099 = fcmp one double %2096, %2098
  %2100 = zext i1 %2099 to i8
  %2101 = getelementptr inbounds nuw i8, ptr %2056, i64 %2094
  store i8 %2100, ptr %2101, align 1
  %2102 = add nuw nsw i64 %2094, 1
  %2103 = icmp eq i64 %2102, %1856
  br i1 %2103, label %2311, label %2093

2104:                                             ; preds = %2092, %2104
  %2105 = phi i64 [ %2113, %2104 ], [ 0, %2092 ]
  %2106 = getelementptr inbounds nuw float, ptr %2058, i64 %2105
  %2107 = load float, ptr %2106, align 4
  %2108 = getelementptr inbounds nuw float, ptr %2059, i64 %2105
  %2109 = load float, ptr %2108, align 4
  %2110 = fcmp one float %2107, %2109
  %2111 = zext i1 %2110 to i8
  %2112 = getelementptr inbounds nuw i8, ptr %2056, i64 %2105
  store i8 %2111, ptr %2112, align 1
  %2113 = add nuw nsw i64 %2105, 1
  %2114 = icmp eq i64 %2113, %1856
  br i1 %2114, label %2311, label %2104

2115:                                             ; preds = %2062
  br i1 %2063, label %2116, label %2117

2116:                                             ; preds = %2115
  br i1 %2064, label %2118, label %2311

2117:                                             ; preds = %2115
  br i1 %2064, label %2129, label %2311

2118:                                             ; preds = %2116, %2118
  %2119 = phi i64 [ %2127, %2118 ], [ 0, %2116 ]
  %2120 = getelementptr inbounds nuw double, ptr %2058, i64 %2119
  %2121 = load double, ptr %2120, align 8
  %2122 = getelementptr inbounds nuw double, ptr %2059, i64 %2119
  %2123 = load double, ptr %2122, align 8
  %2124 = fcmp olt double %2121, %2123
  %2125 = zext i1 %2124 to i8
  %2126 = getelementptr inbounds nuw i8, ptr %2056, i64 %2119
  store i8 %2125, ptr %2126, align 1
  %2127 = add nuw nsw i64 %2119, 1
  %2128 = icmp eq i64 %2127, %1856
  br i1 %2128, label %2311, label %2118

2129:                                             ; preds = %2117, %2129
  %2130 = phi i64 [ %2138, %2129 ], [ 0, %2117 ]
  %2131 = getelementptr inbounds nuw float, ptr %2058, i64 %2130
  %2132 = load float, ptr %2131, align 4
  %2133 = getelementptr inbounds nuw float, ptr %2059, i64 %2130
  %2134 = load float, ptr %2133, align 4
  %2135 = fcmp olt float %2132, %2134
  %2136 = zext i1 %2135 to i8
  %2137 = getelementptr inbounds nuw i8, ptr %2056, i64 %2130
  store i8 %2136, ptr %2137, align 1
  %2138 = add nuw nsw i64 %2130, 1
  %2139 = icmp eq i64 %2138, %1856
  br i1 %2139, label %2311, label %2129

2140:                                             ; preds = %2062
  br i1 %2063, label %2141, label %2142

2141:                                             ; preds = %2140
  br i1 %2064, label %2143, label %2311

2142:                                             ; preds = %2140
  br i1 %2064, label %2154, label %2311

2143:                                             ; preds = %2141, %2143
  %2144 = phi i64 [ %2152, %2143 ], [ 0, %2141 ]
  %2145 = getelementptr inbounds nuw double, ptr %2058, i64 %2144
  %2146 = load double, ptr %2145, align 8
  %2147 = getelementptr inbounds nuw double, ptr %2059, i64 %2144
  %2148 = load double, ptr %2147, align 8
  %2149 = fcmp ole double %2146, %2148
  %2150 = zext i1 %2149 to i8
  %2151 = getelementptr inbounds nuw i8, ptr %2056, i64 %2144
  store i8 %2150, ptr %2151, align 1
  %2152 = add nuw nsw i64 %2144, 1
  %2153 = icmp eq i64 %2152, %1856
  br i1 %2153, label %2311, label %2143

2154:                                             ; preds = %2142, %2154
  %2155 = phi i64 [ %2163, %2154 ], [ 0, %2142 ]
  %2156 = getelementptr inbounds nuw float, ptr %2058, i64 %2155
  %2157 = load float, ptr %2156, align 4
  %2158 = getelementptr inbounds nuw float, ptr %2059, i64 %2155
  %2159 = load float, ptr %2158, align 4
  %2160 = fcmp ole float %2157, %2159
  %2161 = zext i1 %2160 to i8
  %2162 = getelementptr inbounds nuw i8, ptr %2056, i64 %2155
  store i8 %2161, ptr %2162, align 1
  %2163 = add nuw nsw i64 %2155, 1
  %2164 = icmp eq i64 %2163, %1856
  br i1 %2164, label %2311, label %2154

2165:                                             ; preds = %2062
  br i1 %2063, label %2166, label %2167

2166:                                             ; preds = %2165
  br i1 %2064, label %2168, label %2311

2167:                                             ; preds = %2165
  br i1 %2064, label %2179, label %2311

2168:                                             ; preds = %2166, %2168
  %2169 = phi i64 [ %2177, %2168 ], [ 0, %2166 ]
  %2170 = getelementptr inbounds nuw double, ptr %2058, i64 %2169
  %2171 = load double, ptr %2170, align 8
  %2172 = getelementptr inbounds nuw double, ptr %2059, i64 %2169
  %2173 = load double, ptr %2172, align 8
  %2174 = fcmp ogt double %2171, %2173
  %2175 = zext i1 %2174 to i8
  %2176 = getelementptr inbounds nuw i8, ptr %2056, i64 %2169
  store i8 %2175, ptr %2176, align 1
  %2177 = add nuw nsw i64 %2169, 1
  %2178 = icmp eq i64 %2177, %1856
  br i1 %2178, label %2311, label %2168

2179:                                             ; preds = %2167, %2179
  %2180 = phi i64 [ %2188, %2179 ], [ 0, %2167 ]
  %2181 = getelementptr inbounds nuw float, ptr %2058, i64 %2180
  %2182 = load float, ptr %2181, align 4
  %2183 = getelementptr inbounds nuw float, ptr %2059, i64 %2180
  %2184 = load float, ptr %2183, align 4
  %2185 = fcmp ogt float %2182, %2184
  %2186 = zext i1 %2185 to i8
  %2187 = getelementptr inbounds nuw i8, ptr %2056, i64 %2180
  store i8 %2186, ptr %2187, align 1
  %2188 = add nuw nsw i64 %2180, 1
  %2189 = icmp eq i64 %2188, %1856
  br i1 %2189, label %2311, label %2179

2190:                                             ; preds = %2062
  br i1 %2063, label %2191, label %2192

2191:                                             ; preds = %2190
  br i1 %2064, label %2193, label %2311

2192:                                             ; preds = %2190
  br i1 %2064, label %2204, label %2311

2193:                                             ; preds = %2191, %2193
  %2194 = phi i64 [ %2202, %2193 ], [ 0, %2191 ]
  %2195 = getelementptr inbounds nuw double, ptr %2058, i64 %2194
  %2196 = load double, ptr %2195, align 8
  %2197 = getelementptr inbounds nuw double, ptr %2059, i64 %2194
  %2198 = load double, ptr %2197, align 8
  %2199 = fcmp oge double %2196, %2198
  %2200 = zext i1 %2199 to i8
  %2201 = getelementptr inbounds nuw i8, ptr %2056, i64 %2194
  store i8 %2200, ptr %2201, align 1
  %2202 = add nuw nsw i64 %2194, 1
  %2203 = icmp eq i64 %2202, %1856
  br i1 %2203, label %2311, label %2193

2204:                                             ; preds = %2192, %2204
  %2205 = phi i64 [ %2213, %2204 ], [ 0, %2192 ]
  %2206 = getelementptr inbounds nuw float, ptr %2058, i64 %2205
  %2207 = load float, ptr %2206, align 4
  %2208 = getelementptr inbounds nuw float, ptr %2059, i64 %2205
  %2209 = load float, ptr %2208, align 4
  %2210 = fcmp oge float %2207, %2209
  %2211 = zext i1 %2210 to i8
  %2212 = getelementptr inbounds nuw i8, ptr %2056, i64 %2205
  store i8 %2211, ptr %2212, align 1
  %2213 = add nuw nsw i64 %2205, 1
  %2214 = icmp eq i64 %2213, %1856
  br i1 %2214, label %2311, label %2204

2215:                                             ; preds = %2060, %2053
  %2216 = phi i64 [ %1980, %2060 ], [ 7, %2053 ]
  %2217 = and i64 %2057, -5
  %2218 = icmp eq i64 %2217, 1
  %2219 = icmp eq i64 %2057, 3
  %2220 = or i1 %2219, %2218
  %2221 = add i64 %2057, -3
  %2222 = icmp ult i64 %2221, 2
  %2223 = select i1 %2222, ptr %2058, ptr %2059
  %2224 = select i1 %2222, ptr %2059, ptr %2058
  %2225 = icmp ult i64 %2057, 2
  br i1 %2225, label %2226, label %2257

2226:                                             ; preds = %2215
  %2227 = shl nuw nsw i64 1, %2216
  %2228 = and i64 %2227, 324
  %2229 = icmp eq i64 %2228, 0
  %2230 = icmp sgt i64 %1856, 0
  br i1 %2229, label %2232, label %2231

2231:                                             ; preds = %2226
  br i1 %2230, label %2233, label %2311

2232:                                             ; preds = %2226
  br i1 %2230, label %2245, label %2311

2233:                                             ; preds = %2231, %2233
  %2234 = phi i64 [ %2243, %2233 ], [ 0, %2231 ]
  %2235 = getelementptr inbounds nuw i32, ptr %2058, i64 %2234
  %2236 = load i32, ptr %2235, align 4
  %2237 = getelementptr inbounds nuw i32, ptr %2059, i64 %2234
  %2238 = load i32, ptr %2237, align 4
  %2239 = icmp eq i32 %2236, %2238
  %2240 = xor i1 %2220, %2239
  %2241 = zext i1 %2240 to i8
  %2242 = getelementptr inbounds nuw i8, ptr %2056, i64 %2234
  store i8 %2241, ptr %2242, align 1
  %2243 = add nuw nsw i64 %2234, 1
  %2244 = icmp eq i64 %2243, %1856
  br i1 %2244, label %2311, label %2233

2245:                                             ; preds = %2232, %2245
  %2246 = phi i64 [ %2255, %2245 ], [ 0, %2232 ]
  %2247 = getelementptr inbounds nuw i64, ptr %2058, i64 %2246
  %2248 = load i64, ptr %2247, align 8
  %2249 = getelementptr inbounds nuw i64, ptr %2059, i64 %2246
  %2250 = load i64, ptr %2249, align 8
  %2251 = icmp eq i64 %2248, %2250
  %2252 = xor i1 %2220, %2251
  %2253 = zext i1 %2252 to i8
  %2254 = getelementptr inbounds nuw i8, ptr %2056, i64 %2246
  store i8 %2253, ptr %2254, align 1
  %2255 = add nuw nsw i64 %2246, 1
  %2256 = icmp eq i64 %2255, %1856
  br i1 %2256, label %2311, label %2245

2257:                                             ; preds = %2215
  %2258 = icmp sgt i64 %1856, 0
  switch i64 %2216, label %2262 [
    i64 2, label %2261
    i64 6, label %2260
    i64 3, label %2259
  ]

2259:                                             ; preds = %2257
  br i1 %2258, label %2287, label %2311

2260:                                             ; preds = %2257
  br i1 %2258, label %2275, label %2311

2261:                                             ; preds = %2257
  br i1 %2258, label %2263, label %2311

2262:                                             ; preds = %2257
  br i1 %2258, label %2299, label %2311

2263:                                             ; preds = %2261, %2263
  %2264 = phi i64 [ %2273, %2263 ], [ 0, %2261 ]
  %2265 = getelementptr inbounds nuw i32, ptr %2224, i64 %2264
  %2266 = load i32, ptr %2265, align 4
  %2267 = getelementptr inbounds nuw i32, ptr %2223, i64 %2264
  %2268 = load i32, ptr %2267, align 4
  %2269 = icmp ult i32 %2266, %2268
  %2270 = xor i1 %2220, %2269
  %2271 = zext i1 %2270 to i8
  %2272 = getelementptr inbounds nuw i8, ptr %2056, i64 %2264
  store i8 %2271, ptr %2272, align 1
  %2273 = add nuw nsw i64 %2264, 1
  %2274 = icmp eq i64 %2273, %1856
  br i1 %2274, label %2311, label %2263

2275:                                             ; preds = %2260, %2275
  %2276 = phi i64 [ %2285, %2275 ], [ 0, %2260 ]
  %2277 = getelementptr inbounds nuw i32, ptr %2224, i64 %2276
  %2278 = load i32, ptr %2277, align 4
  %2279 = getelementptr inbounds nuw i32, ptr %2223, i64 %2276
  %2280 = load i32, ptr %2279, align 4
  %2281 = icmp slt i32 %2278, %2280
  %2282 = xor i1 %2220, %2281
  %2283 = zext i1 %2282 to i8
  %2284 = getelementptr inbounds nuw i8, ptr %2056, i64 %2276
  store i8 %2283, ptr %2284, align 1
  %2285 = add nuw nsw i64 %2276, 1
  %2286 = icmp eq i64 %2285, %1856
  br i1 %2286, label %2311, label %2275

2287:                                             ; preds = %2259, %2287
  %2288 = phi i64 [ %2297, %2287 ], [ 0, %2259 ]
  %2289 = getelementptr inbounds nuw i64, ptr %2224, i64 %2288
  %2290 = load i64, ptr %2289, align 8
  %2291 = getelementptr inbounds nuw i64, ptr %2223, i64 %2288
  %2292 = load i64, ptr %2291, align 8
  %2293 = icmp ult i64 %2290, %2292
  %2294 = xor i1 %2220, %2293
  %2295 = zext i1 %2294 to i8
  %2296 = getelementptr inbounds nuw i8, ptr %2056, i64 %2288
  store i8 %2295, ptr %2296, align 1
  %2297 = add nuw nsw i64 %2288, 1
  %2298 = icmp eq i64 %2297, %1856
  br i1 %2298, label %2311, label %2287

2299:                                             ; preds = %2262, %2299
  %2300 = phi i64 [ %2309, %2299 ], [ 0, %2262 ]
  %2301 = getelementptr inbounds nuw i64, ptr %2224, i64 %2300
  %2302 = load i64, ptr %2301, align 8
  %2303 = getelementptr inbounds nuw i64, ptr %2223, i64 %2300
  %2304 = load i64, ptr %2303, align 8
  %2305 = icmp slt i64 %2302, %2304
  %2306 = xor i1 %2220, %2305
  %2307 = zext i1 %2306 to i8
  %2308 = getelementptr inbounds nuw i8, ptr %2056, i64 %2300
  store i8 %2307, ptr %2308, align 1
  %2309 = add nuw nsw i64 %2300, 1
  %2310 = icmp eq i64 %2309, %1856
  br i1 %2310, label %2311, label %2299

2311:                                             ; preds = %2287, %2275, %2263, %2299, %2233, %2245, %2179, %2168, %2154, %2143, %2129, %2118, %2104, %2093, %2079, %2068, %2204, %2193, %2262, %2261, %2260, %2259, %2232, %2231, %2192, %2191, %2167, %2166, %2142, %2141, %2117, %2116, %2092, %2091, %2067, %2066
  br i1 %1858, label %3377, label %2312

2312:                                             ; preds = %2311
  %2313 = inttoptr i64 %1977 to ptr
  %2314 = icmp sgt i64 %1855, 0
  br i1 %1842, label %2315, label %2316

2315:                                             ; preds = %2312
  br i1 %2314, label %2317, label %3377

2316:                                             ; preds = %2312
  br i1 %2314, label %2328, label %3377

2317:                                             ; preds = %2315, %2317
  %2318 = phi i64 [ %2326, %2317 ], [ 0, %2315 ]
  %2319 = getelementptr inbounds nuw i64, ptr %1833, i64 %2318
  %2320 = load i64, ptr %2319, align 8
  %2321 = load i64, ptr %1833, align 8
  %2322 = sub nsw i64 %2320, %2321
  %2323 = getelementptr inbounds i8, ptr %100, i64 %2322
  %2324 = load i8, ptr %2323, align 1
  %2325 = getelementptr inbounds i8, ptr %2313, i64 %2320
  store i8 %2324, ptr %2325, align 1
  %2326 = add nuw nsw i64 %2318, 1
  %2327 = icmp eq i64 %2326, %1855
  br i1 %2327, label %3377, label %2317

2328:                                             ; preds = %2316, %2328
  %2329 = phi i64 [ %2335, %2328 ], [ 0, %2316 ]
  %2330 = getelementptr inbounds nuw i8, ptr %100, i64 %2329
  %2331 = load i8, ptr %2330, align 1
  %2332 = getelementptr inbounds nuw i64, ptr %1833, i64 %2329
  %2333 = load i64, ptr %2332, align 8
  %2334 = getelementptr inbounds i8, ptr %2313, i64 %2333
  store i8 %2331, ptr %2334, align 1
  %2335 = add nuw nsw i64 %2329, 1
  %2336 = icmp eq i64 %2335, %1855
  br i1 %2336, label %3377, label %2328

2337:                                             ; preds = %2025
  br i1 %2022, label %2877, label %2338

2338:                                             ; preds = %2337
  %2339 = mul nsw i64 %1979, %1839
  %2340 = add nsw i64 %2339, %1977
  %2341 = inttoptr i64 %2340 to ptr
  %2342 = select i1 %1858, ptr %2341, ptr %100
  %2343 = load ptr, ptr %11, align 16
  %2344 = load ptr, ptr %96, align 8
  %2345 = load ptr, ptr %98, align 16
  switch i64 %1864, label %2546 [
    i64 4, label %2346
    i64 18, label %2366
    i64 14, label %2520
    i64 13, label %2494
    i64 12, label %2468
    i64 17, label %2398
    i64 16, label %2433
  ]

2346:                                             ; preds = %2338
  %2347 = and i64 %1997, 324
  %2348 = icmp eq i64 %2347, 0
  %2349 = icmp sgt i64 %1856, 0
  br i1 %2348, label %2351, label %2350

2350:                                             ; preds = %2346
  br i1 %2349, label %2352, label %2804

2351:                                             ; preds = %2346
  br i1 %2349, label %2359, label %2804

2352:                                             ; preds = %2350, %2352
  %2353 = phi i64 [ %2357, %2352 ], [ 0, %2350 ]
  %2354 = getelementptr inbounds nuw i32, ptr %2343, i64 %2353
  %2355 = load i32, ptr %2354, align 4
  %2356 = getelementptr inbounds nuw i32, ptr %2342, i64 %2353
  store i32 %2355, ptr %2356, align 4
  %2357 = add nuw nsw i64 %2353, 1
  %2358 = icmp eq i64 %2357, %1856
  br i1 %2358, label %2804, label %2352

2359:                                             ; preds = %2351, %2359
  %2360 = phi i64 [ %2364, %2359 ], [ 0, %2351 ]
  %2361 = getelementptr inbounds nuw i64, ptr %2343, i64 %2360
  %2362 = load i64, ptr %2361, align 8
  %2363 = getelementptr inbounds nuw i64, ptr %2342, i64 %2360
  store i64 %2362, ptr %2363, align 8
  %2364 = add nuw nsw i64 %2360, 1
  %2365 = icmp eq i64 %2364, %1856
  br i1 %2365, label %2804, label %2359

2366:                                             ; preds = %2338
  %2367 = and i64 %1997, 324
  %2368 = icmp eq i64 %2367, 0
  %2369 = icmp sgt i64 %1856, 0
  br i1 %2368, label %2371, label %2370

2370:                                             ; preds = %2366
  br i1 %2369, label %2372, label %2804

2371:                                             ; preds = %2366
  br i1 %2369, label %2385, label %2804

2372:                                             ; preds = %2370, %2372
  %2373 = phi i64 [ %2383, %2372 ], [ 0, %2370 ]
  %2374 = getelementptr inbounds nuw i32, ptr %2343, i64 %2373
  %2375 = load i32, ptr %2374, align 4
  %2376 = getelementptr inbounds nuw i32, ptr %2344, i64 %2373
  %2377 = load i32, ptr %2376, align 4
  %2378 = getelementptr inbounds nuw i8, ptr %2345, i64 %2373
  %2379 = load i8, ptr %2378, align 1
  %2380 = icmp eq i8 %2379, 0
  %2381 = select i1 %2380, i32 %2377, i32 %2375
  %2382 = getelementptr inbounds nuw i32, ptr %2342, i64 %2373
  store i32 %2381, ptr %2382, align 4
  %2383 = add nuw nsw i64 %2373, 1
  %2384 = icmp eq i64 %2383, %1856
  br i1 %2384, label %2804, label %2372

2385:                                             ; preds = %2371, %2385
  %2386 = phi i64 [ %2396, %2385 ], [ 0, %2371 ]
  %2387 = getelementptr inbounds nuw i64, ptr %2343, i64 %2386
  %2388 = load i64, ptr %2387, align 8
  %2389 = getelementptr inbounds nuw i64, ptr %2344, i64 %2386
  %2390 = load i64, ptr %2389, align 8
  %2391 = getelementptr inbounds nuw i8, ptr %2345, i64 %2386
  %2392 = load i8, ptr %2391, align 1
  %2393 = icmp eq i8 %2392, 0
  %2394 = select i1 %2393, i64 %2390, i64 %2388
  %2395 = getelementptr inbounds nuw i64, ptr %2342, i64 %2386
  store i64 %2394, ptr %2395, align 8
  %2396 = add nuw nsw i64 %2386, 1
  %2397 = icmp eq i64 %2396, %1856
  br i1 %2397, label %2804, label %2385

2398:                                             ; preds = %2338
  %2399 = and i64 %1997, 324
  %2400 = icmp eq i64 %2399, 0
  %2401 = icmp sgt i64 %1856, 0
  br i1 %2400, label %2403, label %2402

2402:                                             ; preds = %2398
  br i1 %2401, label %2404, label %2804

2403:                                             ; preds = %2398
  br i1 %2401, label %2418, label %2804

2404:                                             ; preds = %2402, %2413
  %2405 = phi i64 [ %2416, %2413 ], [ 0, %2402 ]
  %2406 = getelementptr inbounds nuw i32, ptr %2344, i64 %2405
  %2407 = load i32, ptr %2406, align 4
  %2408 = icmp ugt i32 %2407, 31
  br i1 %2408, label %2413, label %2409

2409:                                             ; preds = %2404
  %2410 = getelementptr inbounds nuw i32, ptr %2343, i64 %2405
  %2411 = load i32, ptr %2410, align 4
  %2412 = lshr i32 %2411, %2407
  br label %2413

2413:                                             ; preds = %2409, %2404
  %2414 = phi i32 [ %2412, %2409 ], [ 0, %2404 ]
  %2415 = getelementptr inbounds nuw i32, ptr %2342, i64 %2405
  store i32 %2414, ptr %2415, align 4
  %2416 = add nuw nsw i64 %2405, 1
  %2417 = icmp eq i64 %2416, %1856
  br i1 %2417, label %2804, label %2404

2418:                                             ; preds = %2403, %2428
  %2419 = phi i64 [ %2431, %2428 ], [ 0, %2403 ]
  %2420 = getelementptr inbounds nuw i32, ptr %2344, i64 %2419
  %2421 = load i32, ptr %2420, align 4
  %2422 = icmp ugt i32 %2421, 63
  br i1 %2422, label %2428, label %2423

2423:                                             ; preds = %2418
  %2424 = getelementptr inbounds nuw i64, ptr %2343, i64 %2419
  %2425 = load i64, ptr %2424, align 8
  %2426 = zext nneg i32 %2421 to i64
  %2427 = lshr i64 %2425, %2426
  br label %2428

2428:                                             ; preds = %2423, %2418
  %2429 = phi i64 [ %2427, %2423 ], [ 0, %2418 ]
  %2430 = getelementptr inbounds nuw i64, ptr %2342, i64 %2419
  store i64 %2429, ptr %2430, align 8
  %2431 = add nuw nsw i64 %2419, 1
  %2432 = icmp eq i64 %2431, %1856
  br i1 %2432, label %2804, label %2418

2433:                                             ; preds = %2338
  %2434 = and i64 %1997, 324
  %2435 = icmp eq i64 %2434, 0
  %2436 = icmp sgt i64 %1856, 0
  br i1 %2435, label %2438, label %2437

2437:                                             ; preds = %2433
  br i1 %2436, label %2439, label %2804

2438:                                             ; preds = %2433
  br i1 %2436, label %2453, label %2804

2439:                                             ; preds = %2437, %2448
  %2440 = phi i64 [ %2451, %2448 ], [ 0, %2437 ]
  %2441 = getelementptr inbounds nuw i32, ptr %2344, i64 %2440
  %2442 = load i32, ptr %2441, align 4
  %2443 = icmp ugt i32 %2442, 31
  br i1 %2443, label %2448, label %2444

2444:                                             ; preds = %2439
  %2445 = getelementptr inbounds nuw i32, ptr %2343, i64 %2440
  %2446 = load i32, ptr %2445, align 4
  %2447 = shl i32 %2446, %2442
  br label %2448

2448:                                             ; preds = %2444, %2439
  %2449 = phi i32 [ %2447, %2444 ], [ 0, %2439 ]
  %2450 = getelementptr inbounds nuw i32, ptr %2342, i64 %2440
  store i32 %2449, ptr %2450, align 4
  %2451 = add nuw nsw i64 %2440, 1
  %2452 = icmp eq i64 %2451, %1856
  br i1 %2452, label %2804, label %2439

2453:                                             ; preds = %2438, %2463
  %2454 = phi i64 [ %2466, %2463 ], [ 0, %2438 ]
  %2455 = getelementptr inbounds nuw i32, ptr %2344, i64 %2454
  %2456 = load i32, ptr %2455, align 4
  %2457 = icmp ugt i32 %2456, 63
  br i1 %2457, label %2463, label %2458

2458:                                             ; preds = %2453
  %2459 = getelementptr inbounds nuw i64, ptr %2343, i64 %2454
  %2460 = load i64, ptr %2459, align 8
  %2461 = zext nneg i32 %2456 to i64
  %2462 = shl i64 %2460, %2461
  br label %2463

2463:                                             ; preds = %2458, %2453
  %2464 = phi i64 [ %2462, %2458 ], [ 0, %2453 ]
  %2465 = getelementptr inbounds nuw i64, ptr %2342, i64 %2454
  store i64 %2464, ptr %2465, align 8
  %2466 = add nuw nsw i64 %2454, 1
  %2467 = icmp eq i64 %2466, %1856
  br i1 %2467, label %2804, label %2453

2468:                                             ; preds = %2338
  %2469 = and i64 %1997, 324
  %2470 = icmp eq i64 %2469, 0
  %2471 = icmp sgt i64 %1856, 0
  br i1 %2470, label %2473, label %2472

2472:                                             ; preds = %2468
  br i1 %2471, label %2474, label %2804

2473:                                             ; preds = %2468
  br i1 %2471, label %2484, label %2804

2474:                                             ; preds = %2472, %2474
  %2475 = phi i64 [ %2482, %2474 ], [ 0, %2472 ]
  %2476 = getelementptr inbounds nuw i32, ptr %2343, i64 %2475
  %2477 = load i32, ptr %2476, align 4
  %2478 = getelementptr inbounds nuw i32, ptr %2344, i64 %2475
  %2479 = load i32, ptr %2478, align 4
  %2480 = and i32 %2479, %2477
  %2481 = getelementptr inbounds nuw i32, ptr %2342, i64 %2475
  store i32 %2480, ptr %2481, align 4
  %2482 = add nuw nsw i64 %2475, 1
  %2483 = icmp eq i64 %2482, %1856
  br i1 %2483, label %2804, label %2474

2484:                                             ; preds = %2473, %2484
  %2485 = phi i64 [ %2492, %2484 ], [ 0, %2473 ]
  %2486 = getelementptr inbounds nuw i64, ptr %2343, i64 %2485
  %2487 = load i64, ptr %2486, align 8
  %2488 = getelementptr inbounds nuw i64, ptr %2344, i64 %2485
  %2489 = load i64, ptr %2488, align 8
  %2490 = and i64 %2489, %2487
  %2491 = getelementptr inbounds nuw i64, ptr %2342, i64 %2485
  store i64 %2490, ptr %2491, align 8
  %2492 = add nuw nsw i64 %2485, 1
  %2493 = icmp eq i64 %2492, %1856
  br i1 %2493, label %2804, label %2484

2494:                                             ; preds = %2338
  %2495 = and i64 %1997, 324
  %2496 = icmp eq i64 %2495, 0
  %2497 = icmp sgt i64 %1856, 0
  br i1 %2496, label %2499, label %2498

2498:                                             ; preds = %2494
  br i1 %2497, label %2500, label %2804

2499:                                             ; preds = %2494
  br i1 %2497, label %2510, label %2804

2500:                                             ; preds = %2498, %2500
  %2501 = phi i64 [ %2508, %2500 ], [ 0, %2498 ]
  %2502 = getelementptr inbounds nuw i32, ptr %2343, i64 %2501
  %2503 = load i32, ptr %2502, align 4
  %2504 = getelementptr inbounds nuw i32, ptr %2344, i64 %2501
  %2505 = load i32, ptr %2504, align 4
  %2506 = or i32 %2505, %2503
  %2507 = getelementptr inbounds nuw i32, ptr %2342, i64 %2501
  store i32 %2506, ptr %2507, align 4
  %2508 = add nuw nsw i64 %2501, 1
  %2509 = icmp eq i64 %2508, %1856
  br i1 %2509, label %2804, label %2500

2510:                                             ; preds = %2499, %2510
  %2511 = phi i64 [ %2518, %2510 ], [ 0, %2499 ]
  %2512 = getelementptr inbounds nuw i64, ptr %2343, i64 %2511
  %2513 = load i64, ptr %2512, align 8
  %2514 = getelementptr inbounds nuw i64, ptr %2344, i64 %2511
  %2515 = load i64, ptr %2514, align 8
  %2516 = or i64 %2515, %2513
  %2517 = getelementptr inbounds nuw i64, ptr %2342, i64 %2511
  store i64 %2516, ptr %2517, align 8
  %2518 = add nuw nsw i64 %2511, 1
  %2519 = icmp eq i64 %2518, %1856
  br i1 %2519, label %2804, label %2510

2520:                                             ; preds = %2338
  %2521 = and i64 %1997, 324
  %2522 = icmp eq i64 %2521, 0
  %2523 = icmp sgt i64 %1856, 0
  br i1 %2522, label %2525, label %2524

2524:                                             ; preds = %2520
  br i1 %2523, label %2526, label %2804

2525:                                             ; preds = %2520
  br i1 %2523, label %2536, label %2804

2526:                                             ; preds = %2524, %2526
  %2527 = phi i64 [ %2534, %2526 ], [ 0, %2524 ]
  %2528 = getelementptr inbounds nuw i32, ptr %2343, i64 %2527
  %2529 = load i32, ptr %2528, align 4
  %2530 = getelementptr inbounds nuw i32, ptr %2344, i64 %2527
  %2531 = load i32, ptr %2530, align 4
  %2532 = xor i32 %2531, %2529
  %2533 = getelementptr inbounds nuw i32, ptr %2342, i64 %2527
  store i32 %2532, ptr %2533, align 4
  %2534 = add nuw nsw i64 %2527, 1
  %2535 = icmp eq i64 %2534, %1856
  br i1 %2535, label %2804, label %2526

2536:                                             ; preds = %2525, %2536
  %2537 = phi i64 [ %2544, %2536 ], [ 0, %2525 ]
  %2538 = getelementptr inbounds nuw i64, ptr %2343, i64 %2537
  %2539 = load i64, ptr %2538, align 8
  %2540 = getelementptr inbounds nuw i64, ptr %2344, i64 %2537
  %2541 = load i64, ptr %2540, align 8
  %2542 = xor i64 %2541, %2539
  %2543 = getelementptr inbounds nuw i64, ptr %2342, i64 %2537
  store i64 %2542, ptr %2543, align 8
  %2544 = add nuw nsw i64 %2537, 1
  %2545 = icmp eq i64 %2544, %1856
  br i1 %2545, label %2804, label %2536

2546:                                             ; preds = %2338
  %2547 = icmp eq i64 %1980, 8
  br i1 %2547, label %2548, label %2693

2548:                                             ; preds = %2546
  switch i64 %1864, label %2804 [
    i64 5, label %2559
    i64 6, label %2557
    i64 7, label %2555
    i64 25, label %2553
    i64 29, label %2611
    i64 21, label %2551
    i64 22, label %2549
  ]

2549:                                             ; preds = %2548
  %2550 = icmp sgt i64 %1856, 0
  br i1 %2550, label %2667, label %2804

2551:                                             ; preds = %2548
  %2552 = icmp sgt i64 %1856, 0
  br i1 %2552, label %2641, label %2804

2553:                                             ; preds = %2548
  %2554 = icmp sgt i64 %1856, 0
  br i1 %2554, label %2600, label %2804

2555:                                             ; preds = %2548
  %2556 = icmp sgt i64 %1856, 0
  br i1 %2556, label %2587, label %2804

2557:                                             ; preds = %2548
  %2558 = icmp sgt i64 %1856, 0
  br i1 %2558, label %2574, label %2804

2559:                                             ; preds = %2548
  %2560 = icmp sgt i64 %1856, 0
  br i1 %2560, label %2561, label %2804

2561:                                             ; preds = %2559, %2561
  %2562 = phi i64 [ %2572, %2561 ], [ 0, %2559 ]
  %2563 = getelementptr inbounds nuw float, ptr %2343, i64 %2562
  %2564 = load float, ptr %2563, align 4
  %2565 = getelementptr inbounds nuw float, ptr %2344, i64 %2562
  %2566 = load float, ptr %2565, align 4
  %2567 = fadd float %2564, %2566
  %2568 = fcmp uno float %2567, 0.000000e+00
  %2569 = bitcast float %2567 to i32
  %2570 = select i1 %2568, i32 2147483647, i32 %2569
  %2571 = getelementptr inbounds nuw i32, ptr %2342, i64 %2562
  store i32 %2570, ptr %2571, align 4
  %2572 = add nuw nsw i64 %2562, 1
  %2573 = icmp eq i64 %2572, %1856
  br i1 %2573, label %2804, label %2561

2574:                                             ; preds = %2557, %2574
  %2575 = phi i64 [ %2585, %2574 ], [ 0, %2557 ]
  %2576 = getelementptr inbounds nuw float, ptr %2343, i64 %2575
  %2577 = load float, ptr %2576, align 4
  %2578 = getelementptr inbounds nuw float, ptr %2344, i64 %2575
  %2579 = load float, ptr %2578, align 4
  %2580 = fsub float %2577, %2579
  %2581 = fcmp uno float %2580, 0.000000e+00
  %2582 = bitcast float %2580 to i32
  %2583 = select i1 %2581, i32 2147483647, i32 %2582
  %2584 = getelementptr inbounds nuw i32, ptr %2342, i64 %2575
  store i32 %2583, ptr %2584, align 4
  %2585 = add nuw nsw i64 %2575, 1
  %2586 = icmp eq i64 %2585, %1856
  br i1 %2586, label %2804, label %2574

2587:                                             ; preds = %2555, %2587
  %2588 = phi i64 [ %2598, %2587 ], [ 0, %2555 ]
  %2589 = getelementptr inbounds nuw float, ptr %2343, i64 %2588
  %2590 = load float, ptr %2589, align 4
  %2591 = getelementptr inbounds nuw float, ptr %2344, i64 %2588
  %2592 = load float, ptr %2591, align 4
  %2593 = fmul float %2590, %2592
  %2594 = fcmp uno float %2593, 0.000000e+00
  %2595 = bitcast float %2593 to i32
  %2596 = select i1 %2594, i32 2147483647, i32 %2595
  %2597 = getelementptr inbounds nuw i32, ptr %2342, i64 %2588
  store i32 %2596, ptr %2597, align 4
  %2598 = add nuw nsw i64 %2588, 1
  %2599 = icmp eq i64 %2598, %1856
  br i1 %2599, label %2804, label %2587

2600:                                             ; preds = %2553, %2600
  %2601 = phi i64 [ %2609, %2600 ], [ 0, %2553 ]
  %2602 = getelementptr inbounds nuw float, ptr %2343, i64 %2601
  %2603 = load float, ptr %2602, align 4
  %2604 = fneg float %2603
  %2605 = fcmp uno float %2603, 0.000000e+00
  %2606 = bitcast float %2604 to i32
  %2607 = select i1 %2605, i32 2147483647, i32 %2606
  %2608 = getelementptr inbounds nuw i32, ptr %2342, i64 %2601
  store i32 %2607, ptr %2608, align 4
  %2609 = add nuw nsw i64 %2601, 1
  %2610 = icmp eq i64 %2609, %1856
  br i1 %2610, label %2804, label %2600

2611:                                             ; preds = %2548
  %2612 = load i64, ptr %1827, align 8
  %2613 = and i64 %2612, 1
  %2614 = icmp eq i64 %2613, 0
  %2615 = and i64 %2612, 2
  %2616 = icmp eq i64 %2615, 0
  %2617 = and i64 %2612, 4
  %2618 = icmp eq i64 %2617, 0
  %2619 = icmp sgt i64 %1856, 0
  br i1 %2619, label %2620, label %2804

2620:                                             ; preds = %2611, %2620
  %2621 = phi i64 [ %2639, %2620 ], [ 0, %2611 ]
  %2622 = getelementptr inbounds nuw float, ptr %2343, i64 %2621
  %2623 = load float, ptr %2622, align 4
  %2624 = getelementptr inbounds nuw float, ptr %2344, i64 %2621
  %2625 = load float, ptr %2624, align 4
  %2626 = getelementptr inbounds nuw float, ptr %2345, i64 %2621
  %2627 = load float, ptr %2626, align 4
  %2628 = fneg float %2623
  %2629 = select i1 %2614, float %2623, float %2628
  %2630 = fneg float %2625
  %2631 = select i1 %2616, float %2625, float %2630
  %2632 = fneg float %2627
  %2633 = select i1 %2618, float %2627, float %2632
  %2634 = call float @llvm.fma.f32(float %2629, float %2631, float %2633)
  %2635 = fcmp uno float %2634, 0.000000e+00
  %2636 = bitcast float %2634 to i32
  %2637 = select i1 %2635, i32 2147483647, i32 %2636
  %2638 = getelementptr inbounds nuw i32, ptr %2342, i64 %2621
  store i32 %2637, ptr %2638, align 4
  %2639 = add nuw nsw i64 %2621, 1
  %2640 = icmp eq i64 %2639, %1856
  br i1 %2640, label %2804, label %2620

2641:                                             ; preds = %2551, %2659
  %2642 = phi i64 [ %2665, %2659 ], [ 0, %2551 ]
  %2643 = getelementptr inbounds nuw float, ptr %2343, i64 %2642
  %2644 = load float, ptr %2643, align 4
  %2645 = getelementptr inbounds nuw float, ptr %2344, i64 %2642
  %2646 = load float, ptr %2645, align 4
  %2647 = fcmp uno float %2644, 0.000000e+00
  br i1 %2647, label %2659, label %2648

2648:                                             ; preds = %2641
  %2649 = fcmp uno float %2646, 0.000000e+00
  br i1 %2649, label %2659, label %2650

2650:                                             ; preds = %2648
  %2651 = fcmp oeq float %2644, %2646
  br i1 %2651, label %2652, label %2656

2652:                                             ; preds = %2650
  %2653 = bitcast float %2644 to i32
  %2654 = icmp slt i32 %2653, 0
  %2655 = select i1 %2654, float %2644, float %2646
  br label %2659

2656:                                             ; preds = %2650
  %2657 = fcmp olt float %2644, %2646
  %2658 = select i1 %2657, float %2644, float %2646
  br label %2659

2659:                                             ; preds = %2656, %2652, %2648, %2641
  %2660 = phi float [ %2658, %2656 ], [ %2646, %2641 ], [ %2655, %2652 ], [ %2644, %2648 ]
  %2661 = fcmp uno float %2660, 0.000000e+00
  %2662 = bitcast float %2660 to i32
  %2663 = select i1 %2661, i32 2147483647, i32 %2662
  %2664 = getelementptr inbounds nuw i32, ptr %2342, i64 %2642
  store i32 %2663, ptr %2664, align 4
  %2665 = add nuw nsw i64 %2642, 1
  %2666 = icmp eq i64 %2665, %1856
  br i1 %2666, label %2804, label %2641

2667:                                             ; preds = %2549, %2685
  %2668 = phi i64 [ %2691, %2685 ], [ 0, %2549 ]
  %2669 = getelementptr inbounds nuw float, ptr %2343, i64 %2668
  %2670 = load float, ptr %2669, align 4
  %2671 = getelementptr inbounds nuw float, ptr %2344, i64 %2668
  %2672 = load float, ptr %2671, align 4
  %2673 = fcmp uno float %2670, 0.000000e+00
  br i1 %2673, label %2685, label %2674

2674:                                             ; preds = %2667
  %2675 = fcmp uno float %2672, 0.000000e+00
  br i1 %2675, label %2685, label %2676

2676:                                             ; preds = %2674
  %2677 = fcmp oeq float %2670, %2672
  br i1 %2677, label %2678, label %2682

2678:                                             ; preds = %2676
  %2679 = bitcast float %2670 to i32
  %2680 = icmp slt i32 %2679, 0
  %2681 = select i1 %2680, float %2672, float %2670
  br label %2685

2682:                                             ; preds = %2676
  %2683 = fcmp ogt float %2670, %2672
  %2684 = select i1 %2683, float %2670, float %2672
  br label %2685

2685:                                             ; preds = %2682, %2678, %2674, %2667
  %2686 = phi float [ %2684, %2682 ], [ %2672, %2667 ], [ %2681, %2678 ], [ %2670, %2674 ]
  %2687 = fcmp uno float %2686, 0.000000e+00
  %2688 = bitcast float %2686 to i32
  %2689 = select i1 %2687, i32 2147483647, i32 %2688
  %2690 = getelementptr inbounds nuw i32, ptr %2342, i64 %2668
  store i32 %2689, ptr %2690, align 4
  %2691 = add nuw nsw i64 %2668, 1
  %2692 = icmp eq i64 %2691, %1856
  br i1 %2692, label %2804, label %2667

2693:                                             ; preds = %2546
  switch i64 %1864, label %2804 [
    i64 5, label %2694
    i64 6, label %2720
    i64 7, label %2746
    i64 10, label %2772
  ]

2694:                                             ; preds = %2693
  %2695 = and i64 %1997, 324
  %2696 = icmp eq i64 %2695, 0
  %2697 = icmp sgt i64 %1856, 0
  br i1 %2696, label %2699, label %2698

2698:                                             ; preds = %2694
  br i1 %2697, label %2700, label %2804

2699:                                             ; preds = %2694
  br i1 %2697, label %2710, label %2804

2700:                                             ; preds = %2698, %2700
  %2701 = phi i64 [ %2708, %2700 ], [ 0, %2698 ]
  %2702 = getelementptr inbounds nuw i32, ptr %2343, i64 %2701
  %2703 = load i32, ptr %2702, align 4
  %2704 = getelementptr inbounds nuw i32, ptr %2344, i64 %2701
  %2705 = load i32, ptr %2704, align 4
  %2706 = add i32 %2705, %2703
  %2707 = getelementptr inbounds nuw i32, ptr %2342, i64 %2701
  store i32 %2706, ptr %2707, align 4
  %2708 = add nuw nsw i64 %2701, 1
  %2709 = icmp eq i64 %2708, %1856
  br i1 %2709, label %2804, label %2700

2710:                                             ; preds = %2699, %2710
  %2711 = phi i64 [ %2718, %2710 ], [ 0, %2699 ]
  %2712 = getelementptr inbounds nuw i64, ptr %2343, i64 %2711
  %2713 = load i64, ptr %2712, align 8
  %2714 = getelementptr inbounds nuw i64, ptr %2344, i64 %2711
  %2715 = load i64, ptr %2714, align 8
  %2716 = add i64 %2715, %2713
  %2717 = getelementptr inbounds nuw i64, ptr %2342, i64 %2711
  store i64 %2716, ptr %2717, align 8
  %2718 = add nuw nsw i64 %2711, 1
  %2719 = icmp eq i64 %2718, %1856
  br i1 %2719, label %2804, label %2710

2720:                                             ; preds = %2693
  %2721 = and i64 %1997, 324
  %2722 = icmp eq i64 %2721, 0
  %2723 = icmp sgt i64 %1856, 0
  br i1 %2722, label %2725, label %2724

2724:                                             ; preds = %2720
  br i1 %2723, label %2726, label %2804

2725:                                             ; preds = %2720
  br i1 %2723, label %2736, label %2804

2726:                                             ; preds = %2724, %2726
  %2727 = phi i64 [ %2734, %2726 ], [ 0, %2724 ]
  %2728 = getelementptr inbounds nuw i32, ptr %2343, i64 %2727
  %2729 = load i32, ptr %2728, align 4
  %2730 = getelementptr inbounds nuw i32, ptr %2344, i64 %2727
  %2731 = load i32, ptr %2730, align 4
  %2732 = sub i32 %2729, %2731
  %2733 = getelementptr inbounds nuw i32, ptr %2342, i64 %2727
  store i32 %2732, ptr %2733, align 4
  %2734 = add nuw nsw i64 %2727, 1
  %2735 = icmp eq i64 %2734, %1856
  br i1 %2735, label %2804, label %2726

2736:                                             ; preds = %2725, %2736
  %2737 = phi i64 [ %2744, %2736 ], [ 0, %2725 ]
  %2738 = getelementptr inbounds nuw i64, ptr %2343, i64 %2737
  %2739 = load i64, ptr %2738, align 8
  %2740 = getelementptr inbounds nuw i64, ptr %2344, i64 %2737
  %2741 = load i64, ptr %2740, align 8
  %2742 = sub i64 %2739, %2741
  %2743 = getelementptr inbounds nuw i64, ptr %2342, i64 %2737
  store i64 %2742, ptr %2743, align 8
  %2744 = add nuw nsw i64 %2737, 1
  %2745 = icmp eq i64 %2744, %1856
  br i1 %2745, label %2804, label %2736

2746:                                             ; preds = %2693
  %2747 = and i64 %1997, 324
  %2748 = icmp eq i64 %2747, 0
  %2749 = icmp sgt i64 %1856, 0
  br i1 %2748, label %2751, label %2750

2750:                                             ; preds = %2746
  br i1 %2749, label %2752, label %2804

2751:                                             ; preds = %2746
  br i1 %2749, label %2762, label %2804

2752:                                             ; preds = %2750, %2752
  %2753 = phi i64 [ %2760, %2752 ], [ 0, %2750 ]
  %2754 = getelementptr inbounds nuw i32, ptr %2343, i64 %2753
  %2755 = load i32, ptr %2754, align 4
  %2756 = getelementptr inbounds nuw i32, ptr %2344, i64 %2753
  %2757 = load i32, ptr %2756, align 4
  %2758 = mul i32 %2757, %2755
  %2759 = getelementptr inbounds nuw i32, ptr %2342, i64 %2753
  store i32 %2758, ptr %2759, align 4
  %2760 = add nuw nsw i64 %2753, 1
  %2761 = icmp eq i64 %2760, %1856
  br i1 %2761, label %2804, label %2752

2762:                                             ; preds = %2751, %2762
  %2763 = phi i64 [ %2770, %2762 ], [ 0, %2751 ]
  %2764 = getelementptr inbounds nuw i64, ptr %2343, i64 %2763
  %2765 = load i64, ptr %2764, align 8
  %2766 = getelementptr inbounds nuw i64, ptr %2344, i64 %2763
  %2767 = load i64, ptr %2766, align 8
  %2768 = mul i64 %2767, %2765
  %2769 = getelementptr inbounds nuw i64, ptr %2342, i64 %2763
  store i64 %2768, ptr %2769, align 8
  %2770 = add nuw nsw i64 %2763, 1
  %2771 = icmp eq i64 %2770, %1856
  br i1 %2771, label %2804, label %2762

2772:                                             ; preds = %2693
  %2773 = and i64 %1997, 324
  %2774 = icmp eq i64 %2773, 0
  %2775 = icmp sgt i64 %1856, 0
  br i1 %2774, label %2777, label %2776

2776:                                             ; preds = %2772
  br i1 %2775, label %2778, label %2804

2777:                                             ; preds = %2772
  br i1 %2775, label %2791, label %2804

2778:                                             ; preds = %2776, %2778
  %2779 = phi i64 [ %2789, %2778 ], [ 0, %2776 ]
  %2780 = getelementptr inbounds nuw i32, ptr %2343, i64 %2779
  %2781 = load i32, ptr %2780, align 4
  %2782 = getelementptr inbounds nuw i32, ptr %2344, i64 %2779
  %2783 = load i32, ptr %2782, align 4
  %2784 = getelementptr inbounds nuw i32, ptr %2345, i64 %2779
  %2785 = load i32, ptr %2784, align 4
  %2786 = mul i32 %2783, %2781
  %2787 = add i32 %2786, %2785
  %2788 = getelementptr inbounds nuw i32, ptr %2342, i64 %2779
  store i32 %2787, ptr %2788, align 4
  %2789 = add nuw nsw i64 %2779, 1
  %2790 = icmp eq i64 %2789, %1856
  br i1 %2790, label %2804, label %2778

2791:                                             ; preds = %2777, %2791
  %2792 = phi i64 [ %2802, %2791 ], [ 0, %2777 ]
  %2793 = getelementptr inbounds nuw i64, ptr %2343, i64 %2792
  %2794 = load i64, ptr %2793, align 8
  %2795 = getelementptr inbounds nuw i64, ptr %2344, i64 %2792
  %2796 = load i64, ptr %2795, align 8
  %2797 = getelementptr inbounds nuw i64, ptr %2345, i64 %2792
  %2798 = load i64, ptr %2797, align 8
  %2799 = mul i64 %2796, %2794
  %2800 = add i64 %2799, %2798
  %2801 = getelementptr inbounds nuw i64, ptr %2342, i64 %2792
  store i64 %2800, ptr %2801, align 8
  %2802 = add nuw nsw i64 %2792, 1
  %2803 = icmp eq i64 %2802, %1856
  br i1 %2803, label %2804, label %2791

2804:                                             ; preds = %2448, %2463, %2413, %2428, %2474, %2484, %2500, %2510, %2526, %2536, %2372, %2385, %2352, %2359, %2778, %2791, %2752, %2762, %2726, %2736, %2700, %2710, %2685, %2659, %2620, %2600, %2587, %2574, %2561, %2777, %2776, %2751, %2750, %2725, %2724, %2699, %2698, %2693, %2611, %2559, %2557, %2555, %2553, %2551, %2549, %2548, %2525, %2524, %2499, %2498, %2473, %2472, %2438, %2437, %2403, %2402, %2371, %2370, %2351, %2350
  br i1 %1858, label %3377, label %2805

2805:                                             ; preds = %2804
  %2806 = inttoptr i64 %1977 to ptr
  %2807 = icmp sgt i64 %1855, 0
  switch i64 %1979, label %2854 [
    i64 4, label %2808
    i64 8, label %2831
  ]

2808:                                             ; preds = %2805
  br i1 %1842, label %2809, label %2810

2809:                                             ; preds = %2808
  br i1 %2807, label %2811, label %3377

2810:                                             ; preds = %2808
  br i1 %2807, label %2822, label %3377

2811:                                             ; preds = %2809, %2811
  %2812 = phi i64 [ %2820, %2811 ], [ 0, %2809 ]
  %2813 = getelementptr inbounds nuw i64, ptr %1833, i64 %2812
  %2814 = load i64, ptr %2813, align 8
  %2815 = load i64, ptr %1833, align 8
  %2816 = sub nsw i64 %2814, %2815
  %2817 = getelementptr inbounds i32, ptr %100, i64 %2816
  %2818 = load i32, ptr %2817, align 4
  %2819 = getelementptr inbounds i32, ptr %2806, i64 %2814
  store i32 %2818, ptr %2819, align 4
  %2820 = add nuw nsw i64 %2812, 1
  %2821 = icmp eq i64 %2820, %1855
  br i1 %2821, label %3377, label %2811

2822:                                             ; preds = %2810, %2822
  %2823 = phi i64 [ %2829, %2822 ], [ 0, %2810 ]
  %2824 = getelementptr inbounds nuw i32, ptr %100, i64 %2823
  %2825 = load i32, ptr %2824, align 4
  %2826 = getelementptr inbounds nuw i64, ptr %1833, i64 %2823
  %2827 = load i64, ptr %2826, align 8
  %2828 = getelementptr inbounds i32, ptr %2806, i64 %2827
  store i32 %2825, ptr %2828, align 4
  %2829 = add nuw nsw i64 %2823, 1
  %2830 = icmp eq i64 %2829, %1855
  br i1 %2830, label %3377, label %2822

2831:                                             ; preds = %2805
  br i1 %1842, label %2832, label %2833

2832:                                             ; preds = %2831
  br i1 %2807, label %2834, label %3377

2833:                                             ; preds = %2831
  br i1 %2807, label %2845, label %3377

2834:                                             ; preds = %2832, %2834
  %2835 = phi i64 [ %2843, %2834 ], [ 0, %2832 ]
  %2836 = getelementptr inbounds nuw i64, ptr %1833, i64 %2835
  %2837 = load i64, ptr %2836, align 8
  %2838 = load i64, ptr %1833, align 8
  %2839 = sub nsw i64 %2837, %2838
  %2840 = getelementptr inbounds i64, ptr %100, i64 %2839
  %2841 = load i64, ptr %2840, align 8
  %2842 = getelementptr inbounds i64, ptr %2806, i64 %2837
  store i64 %2841, ptr %2842, align 8
  %2843 = add nuw nsw i64 %2835, 1
  %2844 = icmp eq i64 %2843, %1855
  br i1 %2844, label %3377, label %2834

2845:                                             ; preds = %2833, %2845
  %2846 = phi i64 [ %2852, %2845 ], [ 0, %2833 ]
  %2847 = getelementptr inbounds nuw i64, ptr %100, i64 %2846
  %2848 = load i64, ptr %2847, align 8
  %2849 = getelementptr inbounds nuw i64, ptr %1833, i64 %2846
  %2850 = load i64, ptr %2849, align 8
  %2851 = getelementptr inbounds i64, ptr %2806, i64 %2850
  store i64 %2848, ptr %2851, align 8
  %2852 = add nuw nsw i64 %2846, 1
  %2853 = icmp eq i64 %2852, %1855
  br i1 %2853, label %3377, label %2845

2854:                                             ; preds = %2805
  br i1 %1842, label %2855, label %2856

2855:                                             ; preds = %2854
  br i1 %2807, label %2857, label %3377

2856:                                             ; preds = %2854
  br i1 %2807, label %2868, label %3377

2857:                                             ; preds = %2855, %2857
  %2858 = phi i64 [ %2866, %2857 ], [ 0, %2855 ]
  %2859 = getelementptr inbounds nuw i64, ptr %1833, i64 %2858
  %2860 = load i64, ptr %2859, align 8
  %2861 = load i64, ptr %1833, align 8
  %2862 = sub nsw i64 %2860, %2861
  %2863 = getelementptr inbounds i8, ptr %100, i64 %2862
  %2864 = load i8, ptr %2863, align 1
  %2865 = getelementptr inbounds i8, ptr %2806, i64 %2860
  store i8 %2864, ptr %2865, align 1
  %2866 = add nuw nsw i64 %2858, 1
  %2867 = icmp eq i64 %2866, %1855
  br i1 %2867, label %3377, label %2857

2868:                                             ; preds = %2856, %2868
  %2869 = phi i64 [ %2875, %2868 ], [ 0, %2856 ]
  %2870 = getelementptr inbounds nuw i8, ptr %100, i64 %2869
  %2871 = load i8, ptr %2870, align 1
  %2872 = getelementptr inbounds nuw i64, ptr %1833, i64 %2869
  %2873 = load i64, ptr %2872, align 8
  %2874 = getelementptr inbounds i8, ptr %2806, i64 %2873
  store i8 %2871, ptr %2874, align 1
  %2875 = add nuw nsw i64 %2869, 1
  %2876 = icmp eq i64 %2875, %1855
  br i1 %2876, label %3377, label %2868

2877:                                             ; preds = %2337
  %2878 = shl nuw nsw i64 %1996, 3
  %2879 = icmp eq i64 %1980, 3
  %2880 = select i1 %2879, i64 -9223372036854775808, i64 0
  switch i64 %1864, label %3376 [
    i64 4, label %2927
    i64 5, label %2925
    i64 6, label %2923
    i64 7, label %2956
    i64 9, label %2956
    i64 12, label %2921
    i64 13, label %2919
    i64 14, label %2917
    i64 15, label %2998
    i64 25, label %2915
    i64 21, label %2913
    i64 22, label %2911
    i64 8, label %3054
    i64 10, label %3101
    i64 11, label %3101
    i64 16, label %2909
    i64 17, label %3128
    i64 18, label %2907
    i64 20, label %2903
    i64 23, label %2898
    i64 24, label %2893
    i64 28, label %2889
    i64 30, label %2887
    i64 31, label %3285
    i64 32, label %3285
    i64 33, label %2885
    i64 34, label %2883
    i64 35, label %2881
  ]

2881:                                             ; preds = %2877
  %2882 = icmp sgt i64 %1856, 0
  br i1 %2882, label %3343, label %3376

2883:                                             ; preds = %2877
  %2884 = icmp sgt i64 %1856, 0
  br i1 %2884, label %3324, label %3376

2885:                                             ; preds = %2877
  %2886 = icmp sgt i64 %1856, 0
  br i1 %2886, label %3316, label %3376

2887:                                             ; preds = %2877
  %2888 = icmp sgt i64 %1856, 0
  br i1 %2888, label %3277, label %3376

2889:                                             ; preds = %2877
  %2890 = icmp sgt i64 %1856, 0
  br i1 %2890, label %2891, label %3376

2891:                                             ; preds = %2889
  %2892 = load i64, ptr %1827, align 8
  br label %3241

2893:                                             ; preds = %2877
  %2894 = icmp sgt i64 %1856, 0
  br i1 %2894, label %2895, label %3376

2895:                                             ; preds = %2893
  %2896 = and i64 %1980, -4
  %2897 = icmp eq i64 %2896, 4
  br label %3216

2898:                                             ; preds = %2877
  %2899 = icmp sgt i64 %1856, 0
  br i1 %2899, label %2900, label %3376

2900:                                             ; preds = %2898
  %2901 = and i64 %1980, -4
  %2902 = icmp eq i64 %2901, 4
  br label %3195

2903:                                             ; preds = %2877
  %2904 = icmp sgt i64 %1856, 0
  br i1 %2904, label %2905, label %3376

2905:                                             ; preds = %2903
  %2906 = load i64, ptr %1827, align 8
  br label %3171

2907:                                             ; preds = %2877
  %2908 = icmp sgt i64 %1856, 0
  br i1 %2908, label %3158, label %3376

2909:                                             ; preds = %2877
  %2910 = icmp sgt i64 %1856, 0
  br i1 %2910, label %3116, label %3376

2911:                                             ; preds = %2877
  %2912 = icmp sgt i64 %1856, 0
  br i1 %2912, label %3041, label %3376

2913:                                             ; preds = %2877
  %2914 = icmp sgt i64 %1856, 0
  br i1 %2914, label %3028, label %3376

2915:                                             ; preds = %2877
  %2916 = icmp sgt i64 %1856, 0
  br i1 %2916, label %3020, label %3376

2917:                                             ; preds = %2877
  %2918 = icmp sgt i64 %1856, 0
  br i1 %2918, label %2988, label %3376

2919:                                             ; preds = %2877
  %2920 = icmp sgt i64 %1856, 0
  br i1 %2920, label %2978, label %3376

2921:                                             ; preds = %2877
  %2922 = icmp sgt i64 %1856, 0
  br i1 %2922, label %2968, label %3376

2923:                                             ; preds = %2877
  %2924 = icmp sgt i64 %1856, 0
  br i1 %2924, label %2946, label %3376

2925:                                             ; preds = %2877
  %2926 = icmp sgt i64 %1856, 0
  br i1 %2926, label %2936, label %3376

2927:                                             ; preds = %2877
  %2928 = icmp sgt i64 %1856, 0
  br i1 %2928, label %2929, label %3376

2929:                                             ; preds = %2927, %2929
  %2930 = phi i64 [ %2934, %2929 ], [ 0, %2927 ]
  %2931 = getelementptr inbounds nuw i64, ptr %8, i64 %2930
  %2932 = load i64, ptr %2931, align 8
  %2933 = getelementptr inbounds nuw i64, ptr %100, i64 %2930
  store i64 %2932, ptr %2933, align 8
  %2934 = add nuw nsw i64 %2930, 1
  %2935 = icmp eq i64 %2934, %1856
  br i1 %2935, label %3376, label %2929

2936:                                             ; preds = %2925, %2936
  %2937 = phi i64 [ %2944, %2936 ], [ 0, %2925 ]
  %2938 = getelementptr inbounds nuw i64, ptr %8, i64 %2937
  %2939 = load i64, ptr %2938, align 8
  %2940 = getelementptr inbounds nuw i64, ptr %97, i64 %2937
  %2941 = load i64, ptr %2940, align 8
  %2942 = add i64 %2941, %2939
  %2943 = getelementptr inbounds nuw i64, ptr %100, i64 %2937
  store i64 %2942, ptr %2943, align 8
  %2944 = add nuw nsw i64 %2937, 1
  %2945 = icmp eq i64 %2944, %1856
  br i1 %2945, label %3376, label %2936

2946:                                             ; preds = %2923, %2946
  %2947 = phi i64 [ %2954, %2946 ], [ 0, %2923 ]
  %2948 = getelementptr inbounds nuw i64, ptr %8, i64 %2947
  %2949 = load i64, ptr %2948, align 8
  %2950 = getelementptr inbounds nuw i64, ptr %97, i64 %2947
  %2951 = load i64, ptr %2950, align 8
  %2952 = sub i64 %2949, %2951
  %2953 = getelementptr inbounds nuw i64, ptr %100, i64 %2947
  store i64 %2952, ptr %2953, align 8
  %2954 = add nuw nsw i64 %2947, 1
  %2955 = icmp eq i64 %2954, %1856
  br i1 %2955, label %3376, label %2946

2956:                                             ; preds = %2877, %2877
  %2957 = icmp sgt i64 %1856, 0
  br i1 %2957, label %2958, label %3376

2958:                                             ; preds = %2956, %2958
  %2959 = phi i64 [ %2966, %2958 ], [ 0, %2956 ]
  %2960 = getelementptr inbounds nuw i64, ptr %8, i64 %2959
  %2961 = load i64, ptr %2960, align 8
  %2962 = getelementptr inbounds nuw i64, ptr %97, i64 %2959
  %2963 = load i64, ptr %2962, align 8
  %2964 = mul i64 %2963, %2961
  %2965 = getelementptr inbounds nuw i64, ptr %100, i64 %2959
  store i64 %2964, ptr %2965, align 8
  %2966 = add nuw nsw i64 %2959, 1
  %2967 = icmp eq i64 %2966, %1856
  br i1 %2967, label %3376, label %2958

2968:                                             ; preds = %2921, %2968
  %2969 = phi i64 [ %2976, %2968 ], [ 0, %2921 ]
  %2970 = getelementptr inbounds nuw i64, ptr %8, i64 %2969
  %2971 = load i64, ptr %2970, align 8
  %2972 = getelementptr inbounds nuw i64, ptr %97, i64 %2969
  %2973 = load i64, ptr %2972, align 8
  %2974 = and i64 %2973, %2971
  %2975 = getelementptr inbounds nuw i64, ptr %100, i64 %2969
  store i64 %2974, ptr %2975, align 8
  %2976 = add nuw nsw i64 %2969, 1
  %2977 = icmp eq i64 %2976, %1856
  br i1 %2977, label %3376, label %2968

2978:                                             ; preds = %2919, %2978
  %2979 = phi i64 [ %2986, %2978 ], [ 0, %2919 ]
  %2980 = getelementptr inbounds nuw i64, ptr %8, i64 %2979
  %2981 = load i64, ptr %2980, align 8
  %2982 = getelementptr inbounds nuw i64, ptr %97, i64 %2979
  %2983 = load i64, ptr %2982, align 8
  %2984 = or i64 %2983, %2981
  %2985 = getelementptr inbounds nuw i64, ptr %100, i64 %2979
  store i64 %2984, ptr %2985, align 8
  %2986 = add nuw nsw i64 %2979, 1
  %2987 = icmp eq i64 %2986, %1856
  br i1 %2987, label %3376, label %2978

2988:                                             ; preds = %2917, %2988
  %2989 = phi i64 [ %2996, %2988 ], [ 0, %2917 ]
  %2990 = getelementptr inbounds nuw i64, ptr %8, i64 %2989
  %2991 = load i64, ptr %2990, align 8
  %2992 = getelementptr inbounds nuw i64, ptr %97, i64 %2989
  %2993 = load i64, ptr %2992, align 8
  %2994 = xor i64 %2993, %2991
  %2995 = getelementptr inbounds nuw i64, ptr %100, i64 %2989
  store i64 %2994, ptr %2995, align 8
  %2996 = add nuw nsw i64 %2989, 1
  %2997 = icmp eq i64 %2996, %1856
  br i1 %2997, label %3376, label %2988

2998:                                             ; preds = %2877
  %2999 = icmp eq i64 %1980, 10
  %3000 = icmp sgt i64 %1856, 0
  br i1 %2999, label %3002, label %3001

3001:                                             ; preds = %2998
  br i1 %3000, label %3012, label %3376

3002:                                             ; preds = %2998
  br i1 %3000, label %3003, label %3376

3003:                                             ; preds = %3002, %3003
  %3004 = phi i64 [ %3010, %3003 ], [ 0, %3002 ]
  %3005 = getelementptr inbounds nuw i64, ptr %8, i64 %3004
  %3006 = load i64, ptr %3005, align 8
  %3007 = icmp eq i64 %3006, 0
  %3008 = zext i1 %3007 to i64
  %3009 = getelementptr inbounds nuw i64, ptr %100, i64 %3004
  store i64 %3008, ptr %3009, align 8
  %3010 = add nuw nsw i64 %3004, 1
  %3011 = icmp eq i64 %3010, %1856
  br i1 %3011, label %3376, label %3003

3012:                                             ; preds = %3001, %3012
  %3013 = phi i64 [ %3018, %3012 ], [ 0, %3001 ]
  %3014 = getelementptr inbounds nuw i64, ptr %8, i64 %3013
  %3015 = load i64, ptr %3014, align 8
  %3016 = xor i64 %3015, -1
  %3017 = getelementptr inbounds nuw i64, ptr %100, i64 %3013
  store i64 %3016, ptr %3017, align 8
  %3018 = add nuw nsw i64 %3013, 1
  %3019 = icmp eq i64 %3018, %1856
  br i1 %3019, label %3376, label %3012

3020:                                             ; preds = %2915, %3020
  %3021 = phi i64 [ %3026, %3020 ], [ 0, %2915 ]
  %3022 = getelementptr inbounds nuw i64, ptr %8, i64 %3021
  %3023 = load i64, ptr %3022, align 8
  %3024 = sub i64 0, %3023
  %3025 = getelementptr inbounds nuw i64, ptr %100, i64 %3021
  store i64 %3024, ptr %3025, align 8
  %3026 = add nuw nsw i64 %3021, 1
  %3027 = icmp eq i64 %3026, %1856
  br i1 %3027, label %3376, label %3020

3028:                                             ; preds = %2913, %3028
  %3029 = phi i64 [ %3039, %3028 ], [ 0, %2913 ]
  %3030 = getelementptr inbounds nuw i64, ptr %8, i64 %3029
  %3031 = load i64, ptr %3030, align 8
  %3032 = getelementptr inbounds nuw i64, ptr %97, i64 %3029
  %3033 = load i64, ptr %3032, align 8
  %3034 = xor i64 %3031, %2880
  %3035 = xor i64 %3033, %2880
  %3036 = icmp slt i64 %3034, %3035
  %3037 = select i1 %3036, i64 %3031, i64 %3033
  %3038 = getelementptr inbounds nuw i64, ptr %100, i64 %3029
  store i64 %3037, ptr %3038, align 8
  %3039 = add nuw nsw i64 %3029, 1
  %3040 = icmp eq i64 %3039, %1856
  br i1 %3040, label %3376, label %3028

3041:                                             ; preds = %2911, %3041
  %3042 = phi i64 [ %3052, %3041 ], [ 0, %2911 ]
  %3043 = getelementptr inbounds nuw i64, ptr %8, i64 %3042
  %3044 = load i64, ptr %3043, align 8
  %3045 = getelementptr inbounds nuw i64, ptr %97, i64 %3042
  %3046 = load i64, ptr %3045, align 8
  %3047 = xor i64 %3044, %2880
  %3048 = xor i64 %3046, %2880
  %3049 = icmp sgt i64 %3047, %3048
  %3050 = select i1 %3049, i64 %3044, i64 %3046
  %3051 = getelementptr inbounds nuw i64, ptr %100, i64 %3042
  store i64 %3050, ptr %3051, align 8
  %3052 = add nuw nsw i64 %3042, 1
  %3053 = icmp eq i64 %3052, %1856
  br i1 %3053, label %3376, label %3041

3054:                                             ; preds = %2877
  %3055 = and i64 %1997, 324
  %3056 = icmp eq i64 %3055, 0
  %3057 = icmp sgt i64 %1856, 0
  br i1 %3056, label %3070, label %3058

3058:                                             ; preds = %3054
  br i1 %3057, label %3059, label %3376

3059:                                             ; preds = %3058, %3059
  %3060 = phi i64 [ %3068, %3059 ], [ 0, %3058 ]
  %3061 = getelementptr inbounds nuw i64, ptr %8, i64 %3060
  %3062 = load i64, ptr %3061, align 8
  %3063 = getelementptr inbounds nuw i64, ptr %97, i64 %3060
  %3064 = load i64, ptr %3063, align 8
  %3065 = mul i64 %3064, %3062
  %3066 = lshr i64 %3065, 32
  %3067 = getelementptr inbounds nuw i64, ptr %100, i64 %3060
  store i64 %3066, ptr %3067, align 8
  %3068 = add nuw nsw i64 %3060, 1
  %3069 = icmp eq i64 %3068, %1856
  br i1 %3069, label %3376, label %3059

3070:                                             ; preds = %3054
  br i1 %2879, label %3072, label %3071

3071:                                             ; preds = %3070
  br i1 %3057, label %3087, label %3376

3072:                                             ; preds = %3070
  br i1 %3057, label %3073, label %3376

3073:                                             ; preds = %3072, %3073
  %3074 = phi i64 [ %3085, %3073 ], [ 0, %3072 ]
  %3075 = getelementptr inbounds nuw i64, ptr %8, i64 %3074
  %3076 = load i64, ptr %3075, align 8
  %3077 = getelementptr inbounds nuw i64, ptr %97, i64 %3074
  %3078 = load i64, ptr %3077, align 8
  %3079 = zext i64 %3076 to i128
  %3080 = zext i64 %3078 to i128
  %3081 = mul nuw i128 %3080, %3079
  %3082 = lshr i128 %3081, 64
  %3083 = trunc nuw i128 %3082 to i64
  %3084 = getelementptr inbounds nuw i64, ptr %100, i64 %3074
  store i64 %3083, ptr %3084, align 8
  %3085 = add nuw nsw i64 %3074, 1
  %3086 = icmp eq i64 %3085, %1856
  br i1 %3086, label %3376, label %3073

3087:                                             ; preds = %3071, %3087
  %3088 = phi i64 [ %3099, %3087 ], [ 0, %3071 ]
  %3089 = getelementptr inbounds nuw i64, ptr %8, i64 %3088
  %3090 = load i64, ptr %3089, align 8
  %3091 = getelementptr inbounds nuw i64, ptr %97, i64 %3088
  %3092 = load i64, ptr %3091, align 8
  %3093 = sext i64 %3090 to i128
  %3094 = sext i64 %3092 to i128
  %3095 = mul nsw i128 %3094, %3093
  %3096 = lshr i128 %3095, 64
  %3097 = trunc nuw i128 %3096 to i64
  %3098 = getelementptr inbounds nuw i64, ptr %100, i64 %3088
  store i64 %3097, ptr %3098, align 8
  %3099 = add nuw nsw i64 %3088, 1
  %3100 = icmp eq i64 %3099, %1856
  br i1 %3100, label %3376, label %3087

3101:                                             ; preds = %2877, %2877
  %3102 = icmp sgt i64 %1856, 0
  br i1 %3102, label %3103, label %3376

3103:                                             ; preds = %3101, %3103
  %3104 = phi i64 [ %3114, %3103 ], [ 0, %3101 ]
  %3105 = getelementptr inbounds nuw i64, ptr %8, i64 %3104
  %3106 = load i64, ptr %3105, align 8
  %3107 = getelementptr inbounds nuw i64, ptr %97, i64 %3104
  %3108 = load i64, ptr %3107, align 8
  %3109 = getelementptr inbounds nuw i64, ptr %99, i64 %3104
  %3110 = load i64, ptr %3109, align 8
  %3111 = mul i64 %3108, %3106
  %3112 = add i64 %3111, %3110
  %3113 = getelementptr inbounds nuw i64, ptr %100, i64 %3104
  store i64 %3112, ptr %3113, align 8
  %3114 = add nuw nsw i64 %3104, 1
  %3115 = icmp eq i64 %3114, %1856
  br i1 %3115, label %3376, label %3103

3116:                                             ; preds = %2909, %3116
  %3117 = phi i64 [ %3126, %3116 ], [ 0, %2909 ]
  %3118 = getelementptr inbounds nuw i64, ptr %8, i64 %3117
  %3119 = load i64, ptr %3118, align 8
  %3120 = getelementptr inbounds nuw i64, ptr %97, i64 %3117
  %3121 = load i64, ptr %3120, align 8
  %3122 = icmp ult i64 %3121, %2878
  %3123 = shl i64 %3119, %3121
  %3124 = select i1 %3122, i64 %3123, i64 0
  %3125 = getelementptr inbounds nuw i64, ptr %100, i64 %3117
  store i64 %3124, ptr %3125, align 8
  %3126 = add nuw nsw i64 %3117, 1
  %3127 = icmp eq i64 %3126, %1856
  br i1 %3127, label %3376, label %3116

3128:                                             ; preds = %2877
  %3129 = and i64 %1980, -4
  %3130 = icmp eq i64 %3129, 4
  %3131 = icmp sgt i64 %1856, 0
  br i1 %3130, label %3133, label %3132

3132:                                             ; preds = %3128
  br i1 %3131, label %3146, label %3376

3133:                                             ; preds = %3128
  br i1 %3131, label %3134, label %3376

3134:                                             ; preds = %3133, %3134
  %3135 = phi i64 [ %3144, %3134 ], [ 0, %3133 ]
  %3136 = getelementptr inbounds nuw i64, ptr %8, i64 %3135
  %3137 = load i64, ptr %3136, align 8
  %3138 = getelementptr inbounds nuw i64, ptr %97, i64 %3135
  %3139 = load i64, ptr %3138, align 8
  %3140 = icmp ult i64 %3139, %2878
  %3141 = select i1 %3140, i64 %3139, i64 63
  %3142 = ashr i64 %3137, %3141
  %3143 = getelementptr inbounds nuw i64, ptr %100, i64 %3135
  store i64 %3142, ptr %3143, align 8
  %3144 = add nuw nsw i64 %3135, 1
  %3145 = icmp eq i64 %3144, %1856
  br i1 %3145, label %3376, label %3134

3146:                                             ; preds = %3132, %3146
  %3147 = phi i64 [ %3156, %3146 ], [ 0, %3132 ]
  %3148 = getelementptr inbounds nuw i64, ptr %8, i64 %3147
  %3149 = load i64, ptr %3148, align 8
  %3150 = getelementptr inbounds nuw i64, ptr %97, i64 %3147
  %3151 = load i64, ptr %3150, align 8
  %3152 = icmp ult i64 %3151, %2878
  %3153 = lshr i64 %3149, %3151
  %3154 = select i1 %3152, i64 %3153, i64 0
  %3155 = getelementptr inbounds nuw i64, ptr %100, i64 %3147
  store i64 %3154, ptr %3155, align 8
  %3156 = add nuw nsw i64 %3147, 1
  %3157 = icmp eq i64 %3156, %1856
  br i1 %3157, label %3376, label %3146

3158:                                             ; preds = %2907, %3158
  %3159 = phi i64 [ %3169, %3158 ], [ 0, %2907 ]
  %3160 = getelementptr inbounds nuw i64, ptr %8, i64 %3159
  %3161 = load i64, ptr %3160, align 8
  %3162 = getelementptr inbounds nuw i64, ptr %97, i64 %3159
  %3163 = load i64, ptr %3162, align 8
  %3164 = getelementptr inbounds nuw i64, ptr %99, i64 %3159
  %3165 = load i64, ptr %3164, align 8
  %3166 = icmp eq i64 %3165, 0
  %3167 = select i1 %3166, i64 %3163, i64 %3161
  %3168 = getelementptr inbounds nuw i64, ptr %100, i64 %3159
  store i64 %3167, ptr %3168, align 8
  %3169 = add nuw nsw i64 %3159, 1
  %3170 = icmp eq i64 %3169, %1856
  br i1 %3170, label %3376, label %3158

3171:                                             ; preds = %3190, %2905
  %3172 = phi i64 [ 0, %2905 ], [ %3193, %3190 ]
  %3173 = getelementptr inbounds nuw i64, ptr %8, i64 %3172
  %3174 = load i64, ptr %3173, align 8
  switch i64 %2906, label %3190 [
    i64 0, label %3175
    i64 1, label %3177
    i64 2, label %3179
    i64 4, label %3181
    i64 5, label %3184
    i64 6, label %3187
  ]

3175:                                             ; preds = %3171
  %3176 = and i64 %3174, 255
  br label %3190

3177:                                             ; preds = %3171
  %3178 = and i64 %3174, 65535
  br label %3190

3179:                                             ; preds = %3171
  %3180 = and i64 %3174, 4294967295
  br label %3190

3181:                                             ; preds = %3171
  %3182 = shl i64 %3174, 56
  %3183 = ashr exact i64 %3182, 56
  br label %3190

3184:                                             ; preds = %3171
  %3185 = shl i64 %3174, 48
  %3186 = ashr exact i64 %3185, 48
  br label %3190

3187:                                             ; preds = %3171
  %3188 = shl i64 %3174, 32
  %3189 = ashr exact i64 %3188, 32
  br label %3190

3190:                                             ; preds = %3187, %3184, %3181, %3179, %3177, %3175, %3171
  %3191 = phi i64 [ %3189, %3187 ], [ %3176, %3175 ], [ %3178, %3177 ], [ %3180, %3179 ], [ %3183, %3181 ], [ %3186, %3184 ], [ %3174, %3171 ]
  %3192 = getelementptr inbounds nuw i64, ptr %100, i64 %3172
  store i64 %3191, ptr %3192, align 8
  %3193 = add nuw nsw i64 %3172, 1
  %3194 = icmp eq i64 %3193, %1856
  br i1 %3194, label %3376, label %3171

3195:                                             ; preds = %3211, %2900
  %3196 = phi i64 [ 0, %2900 ], [ %3214, %3211 ]
  %3197 = getelementptr inbounds nuw i64, ptr %8, i64 %3196
  %3198 = load i64, ptr %3197, align 8
  %3199 = getelementptr inbounds nuw i64, ptr %97, i64 %3196
  %3200 = load i64, ptr %3199, align 8
  %3201 = icmp eq i64 %3200, 0
  br i1 %3201, label %3211, label %3202

3202:                                             ; preds = %3195
  br i1 %2902, label %3205, label %3203

3203:                                             ; preds = %3202
  %3204 = udiv i64 %3198, %3200
  br label %3211

3205:                                             ; preds = %3202
  %3206 = icmp eq i64 %3200, -1
  br i1 %3206, label %3207, label %3209

3207:                                             ; preds = %3205
  %3208 = sub i64 0, %3198
  br label %3211

3209:                                             ; preds = %3205
  %3210 = sdiv i64 %3198, %3200
  br label %3211

3211:                                             ; preds = %3209, %3207, %3203, %3195
  %3212 = phi i64 [ %3204, %3203 ], [ %3208, %3207 ], [ %3210, %3209 ], [ -1, %3195 ]
  %3213 = getelementptr inbounds nuw i64, ptr %100, i64 %3196
  store i64 %3212, ptr %3213, align 8
  %3214 = add nuw nsw i64 %3196, 1
  %3215 = icmp eq i64 %3214, %1856
  br i1 %3215, label %3376, label %3195

3216:                                             ; preds = %3236, %2895
  %3217 = phi i64 [ 0, %2895 ], [ %3239, %3236 ]
  %3218 = getelementptr inbounds nuw i64, ptr %8, i64 %3217
  %3219 = load i64, ptr %3218, align 8
  %3220 = getelementptr inbounds nuw i64, ptr %97, i64 %3217
  %3221 = load i64, ptr %3220, align 8
  %3222 = icmp eq i64 %3221, 0
  br i1 %3222, label %3236, label %3223

3223:                                             ; preds = %3216
  br i1 %2897, label %3226, label %3224

3224:                                             ; preds = %3223
  %3225 = udiv i64 %3219, %3221
  br label %3232

3226:                                             ; preds = %3223
  %3227 = icmp eq i64 %3221, -1
  br i1 %3227, label %3228, label %3230

3228:                                             ; preds = %3226
  %3229 = sub i64 0, %3219
  br label %3232

3230:                                             ; preds = %3226
  %3231 = sdiv i64 %3219, %3221
  br label %3232

3232:                                             ; preds = %3230, %3228, %3224
  %3233 = phi i64 [ %3225, %3224 ], [ %3229, %3228 ], [ %3231, %3230 ]
  %3234 = mul i64 %3233, %3221
  %3235 = sub i64 %3219, %3234
  br label %3236

3236:                                             ; preds = %3232, %3216
  %3237 = phi i64 [ %3235, %3232 ], [ -1, %3216 ]
  %3238 = getelementptr inbounds nuw i64, ptr %100, i64 %3217
  store i64 %3237, ptr %3238, align 8
  %3239 = add nuw nsw i64 %3217, 1
  %3240 = icmp eq i64 %3239, %1856
  br i1 %3240, label %3376, label %3216

3241:                                             ; preds = %3249, %2891
  %3242 = phi i64 [ 0, %2891 ], [ %3251, %3249 ]
  %3243 = getelementptr inbounds nuw i64, ptr %8, i64 %3242
  %3244 = load i64, ptr %3243, align 8
  %3245 = getelementptr inbounds nuw i64, ptr %97, i64 %3242
  %3246 = load i64, ptr %3245, align 8
  %3247 = getelementptr inbounds nuw i64, ptr %99, i64 %3242
  %3248 = load i64, ptr %3247, align 8
  br label %3253

3249:                                             ; preds = %3273
  %3250 = getelementptr inbounds nuw i64, ptr %100, i64 %3242
  store i64 %3274, ptr %3250, align 8
  %3251 = add nuw nsw i64 %3242, 1
  %3252 = icmp eq i64 %3251, %1856
  br i1 %3252, label %3376, label %3241

3253:                                             ; preds = %3273, %3241
  %3254 = phi i64 [ 0, %3241 ], [ %3275, %3273 ]
  %3255 = phi i64 [ 0, %3241 ], [ %3274, %3273 ]
  %3256 = shl nuw nsw i64 1, %3254
  %3257 = and i64 %3256, %2892
  %3258 = icmp eq i64 %3257, 0
  br i1 %3258, label %3273, label %3259

3259:                                             ; preds = %3253
  %3260 = icmp samesign ult i64 %3254, 4
  %3261 = sext i1 %3260 to i64
  %3262 = xor i64 %3244, %3261
  %3263 = lshr i64 %3254, 1
  %3264 = and i64 %3263, 1
  %3265 = add nsw i64 %3264, -1
  %3266 = xor i64 %3265, %3246
  %3267 = and i64 %3254, 1
  %3268 = add nsw i64 %3267, -1
  %3269 = xor i64 %3268, %3248
  %3270 = and i64 %3269, %3262
  %3271 = and i64 %3270, %3266
  %3272 = or i64 %3271, %3255
  br label %3273

3273:                                             ; preds = %3259, %3253
  %3274 = phi i64 [ %3272, %3259 ], [ %3255, %3253 ]
  %3275 = add nuw nsw i64 %3254, 1
  %3276 = icmp eq i64 %3275, 8
  br i1 %3276, label %3249, label %3253

3277:                                             ; preds = %2887, %3277
  %3278 = phi i64 [ %3283, %3277 ], [ 0, %2887 ]
  %3279 = getelementptr inbounds nuw i64, ptr %8, i64 %3278
  %3280 = load i64, ptr %3279, align 8
  %3281 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3280)
  %3282 = getelementptr inbounds nuw i64, ptr %100, i64 %3278
  store i64 %3281, ptr %3282, align 8
  %3283 = add nuw nsw i64 %3278, 1
  %3284 = icmp eq i64 %3283, %1856
  br i1 %3284, label %3376, label %3277

3285:                                             ; preds = %2877, %2877
  %3286 = icmp sgt i64 %1856, 0
  br i1 %3286, label %3287, label %3376

3287:                                             ; preds = %3285
  %3288 = load i64, ptr %1827, align 8
  %3289 = icmp eq i64 %3288, 0
  %3290 = icmp eq i64 %1864, 32
  br label %3291

3291:                                             ; preds = %3311, %3287
  %3292 = phi i64 [ 0, %3287 ], [ %3314, %3311 ]
  %3293 = getelementptr inbounds nuw i64, ptr %97, i64 %3292
  %3294 = load i64, ptr %3293, align 8
  %3295 = shl i64 %3294, 32
  %3296 = getelementptr inbounds nuw i64, ptr %8, i64 %3292
  %3297 = load i64, ptr %3296, align 8
  %3298 = or i64 %3295, %3297
  %3299 = getelementptr inbounds nuw i64, ptr %99, i64 %3292
  %3300 = load i64, ptr %3299, align 8
  %3301 = and i64 %3300, 31
  %3302 = call i64 @llvm.umin.i64(i64 %3300, i64 32)
  %3303 = select i1 %3289, i64 %3302, i64 %3301
  br i1 %3290, label %3304, label %3306

3304:                                             ; preds = %3291
  %3305 = lshr i64 %3298, %3303
  br label %3311

3306:                                             ; preds = %3291
  %3307 = icmp eq i64 %3303, 32
  br i1 %3307, label %3311, label %3308

3308:                                             ; preds = %3306
  %3309 = shl i64 %3298, %3303
  %3310 = lshr i64 %3309, 32
  br label %3311

3311:                                             ; preds = %3308, %3306, %3304
  %3312 = phi i64 [ %3305, %3304 ], [ %3310, %3308 ], [ %3298, %3306 ]
  %3313 = getelementptr inbounds nuw i64, ptr %100, i64 %3292
  store i64 %3312, ptr %3313, align 8
  %3314 = add nuw nsw i64 %3292, 1
  %3315 = icmp eq i64 %3314, %1856
  br i1 %3315, label %3376, label %3291

3316:                                             ; preds = %2885, %3316
  %3317 = phi i64 [ %3322, %3316 ], [ 0, %2885 ]
  %3318 = getelementptr inbounds nuw i64, ptr %8, i64 %3317
  %3319 = load i64, ptr %3318, align 8
  %3320 = shl i64 %3319, 16
  %3321 = getelementptr inbounds nuw i64, ptr %100, i64 %3317
  store i64 %3320, ptr %3321, align 8
  %3322 = add nuw nsw i64 %3317, 1
  %3323 = icmp eq i64 %3322, %1856
  br i1 %3323, label %3376, label %3316

3324:                                             ; preds = %2883, %3338
  %3325 = phi i64 [ %3341, %3338 ], [ 0, %2883 ]
  %3326 = getelementptr inbounds nuw i64, ptr %8, i64 %3325
  %3327 = load i64, ptr %3326, align 8
  %3328 = trunc i64 %3327 to i32
  %3329 = bitcast i32 %3328 to float
  %3330 = fcmp uno float %3329, 0.000000e+00
  br i1 %3330, label %3338, label %3331

3331:                                             ; preds = %3324
  %3332 = add i64 %3327, 32767
  %3333 = lshr i64 %3327, 16
  %3334 = and i64 %3333, 1
  %3335 = add i64 %3332, %3334
  %3336 = lshr i64 %3335, 16
  %3337 = and i64 %3336, 65535
  br label %3338

3338:                                             ; preds = %3331, %3324
  %3339 = phi i64 [ %3337, %3331 ], [ 32767, %3324 ]
  %3340 = getelementptr inbounds nuw i64, ptr %100, i64 %3325
  store i64 %3339, ptr %3340, align 8
  %3341 = add nuw nsw i64 %3325, 1
  %3342 = icmp eq i64 %3341, %1856
  br i1 %3342, label %3376, label %3324

3343:                                             ; preds = %2881, %3369
  %3344 = phi i64 [ %3374, %3369 ], [ 0, %2881 ]
  %3345 = getelementptr inbounds nuw i64, ptr %8, i64 %3344
  %3346 = load i64, ptr %3345, align 8
  %3347 = getelementptr inbounds nuw i64, ptr %97, i64 %3344
  %3348 = load i64, ptr %3347, align 8
  %3349 = trunc i64 %3346 to i32
  %3350 = bitcast i32 %3349 to float
  %3351 = fcmp uno float %3350, 0.000000e+00
  br i1 %3351, label %3358, label %3352

3352:                                             ; preds = %3343
  %3353 = add i32 %3349, 32767
  %3354 = lshr i32 %3349, 16
  %3355 = and i32 %3354, 1
  %3356 = add i32 %3353, %3355
  %3357 = and i32 %3356, -65536
  br label %3358

3358:                                             ; preds = %3352, %3343
  %3359 = phi i32 [ %3357, %3352 ], [ 2147418112, %3343 ]
  %3360 = trunc i64 %3348 to i32
  %3361 = bitcast i32 %3360 to float
  %3362 = fcmp uno float %3361, 0.000000e+00
  br i1 %3362, label %3369, label %3363

3363:                                             ; preds = %3358
  %3364 = add i32 %3360, 32767
  %3365 = lshr i32 %3360, 16
  %3366 = and i32 %3365, 1
  %3367 = add i32 %3364, %3366
  %3368 = lshr i32 %3367, 16
  br label %3369

3369:                                             ; preds = %3363, %3358
  %3370 = phi i32 [ %3368, %3363 ], [ 32767, %3358 ]
  %3371 = or disjoint i32 %3370, %3359
  %3372 = zext i32 %3371 to i64
  %3373 = getelementptr inbounds nuw i64, ptr %100, i64 %3344
  store i64 %3372, ptr %3373, align 8
  %3374 = add nuw nsw i64 %3344, 1
  %3375 = icmp eq i64 %3374, %1856
  br i1 %3375, label %3376, label %3343

3376:                                             ; preds = %3369, %3338, %3316, %3311, %3277, %3249, %3236, %3211, %3190, %3158, %3146, %3134, %3116, %3103, %3059, %3087, %3073, %3041, %3028, %3020, %3012, %3003, %2988, %2978, %2968, %2958, %2946, %2936, %2929, %3285, %3133, %3132, %3101, %3072, %3071, %3058, %3002, %3001, %2956, %2927, %2925, %2923, %2921, %2919, %2917, %2915, %2913, %2911, %2909, %2907, %2903, %2898, %2893, %2889, %2887, %2885, %2883, %2881, %2877
  call fastcc void @narrow(i64 %1977, i64 %1979, ptr noundef nonnull readonly %12, ptr noundef %100)
  br label %3377

3377:                                             ; preds = %2845, %2834, %2822, %2811, %2868, %2857, %2328, %2317, %3376, %2856, %2855, %2833, %2832, %2810, %2809, %2804, %2316, %2315, %2311
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3378

3378:                                             ; preds = %3377, %1973, %1900
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3379 = getelementptr inbounds i64, ptr %1833, i64 %1855
  %3380 = sub nsw i64 %1834, %1855
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3381 = icmp eq i64 %3380, 0
  br i1 %3381, label %3382, label %1832

3382:                                             ; preds = %3378, %1823
  %3383 = load i64, ptr %1815, align 8
  %3384 = icmp eq i64 %3383, 1
  br i1 %3384, label %3385, label %3408

3385:                                             ; preds = %3382
  %3386 = load i64, ptr %57, align 8
  %3387 = inttoptr i64 %3386 to ptr
  %3388 = getelementptr inbounds i8, ptr %3387, i64 %499
  %3389 = load i8, ptr %3388, align 1
  %3390 = icmp eq i8 %3389, 3
  br i1 %3390, label %3408, label %3391

3391:                                             ; preds = %3385
  %3392 = getelementptr inbounds nuw i8, ptr %498, i64 72
  %3393 = load i64, ptr %3392, align 8
  switch i64 %3393, label %3394 [
    i64 0, label %3400
    i64 1, label %3395
  ]

3394:                                             ; preds = %3391
  br label %3395

3395:                                             ; preds = %3394, %3391
  %3396 = phi i64 [ 48, %3394 ], [ 40, %3391 ]
  %3397 = getelementptr inbounds nuw i8, ptr %498, i64 %3396
  %3398 = load i64, ptr %3397, align 8
  %3399 = getelementptr inbounds %struct.operand, ptr %470, i64 %3398
  br label %3400

3400:                                             ; preds = %3395, %3391
  %3401 = phi ptr [ %3399, %3395 ], [ null, %3391 ]
  %3402 = getelementptr inbounds nuw i8, ptr %498, i64 32
  %3403 = load i64, ptr %3402, align 8
  %3404 = getelementptr inbounds %struct.operand, ptr %470, i64 %3403
  %3405 = call fastcc i64 @count_held(ptr noundef %3404, i64 noundef 0, ptr noundef %643, i64 noundef %645)
  %3406 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %3407 = load i64, ptr %3406, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %3405, ptr noundef %643, i64 noundef %645, ptr noundef %3401, i64 noundef %3407)
  br label %3408

3408:                                             ; preds = %1716, %1666, %3400, %3385, %3382, %1812, %1751, %1633, %1630
  %3409 = phi i1 [ %1639, %1751 ], [ false, %1812 ], [ false, %3400 ], [ false, %3385 ], [ false, %3382 ], [ false, %1633 ], [ false, %1630 ], [ false, %1666 ], [ false, %1716 ]
  %3410 = getelementptr inbounds i8, ptr %487, i64 %499
  store i8 1, ptr %3410, align 1
  br label %3411

3411:                                             ; preds = %3408, %638
  %3412 = phi i64 [ %644, %3408 ], [ 0, %638 ]
  %3413 = phi i1 [ %3409, %3408 ], [ false, %638 ]
  br i1 %601, label %3414, label %3417

3414:                                             ; preds = %3411, %602
  %3415 = phi i1 [ %3413, %3411 ], [ false, %602 ]
  %3416 = phi i64 [ %3412, %3411 ], [ 0, %602 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %499, i64 noundef %3416, ptr noundef %472, i64 noundef %473, ptr noundef null, i64 noundef 0)
  br label %3417

3417:                                             ; preds = %3414, %3411
  %3418 = phi i1 [ %3415, %3414 ], [ %3413, %3411 ]
  %3419 = load i64, ptr %24, align 8
  %3420 = add nsw i64 %3419, 1
  store i64 %3420, ptr %24, align 8
  %3421 = load i64, ptr %101, align 8
  %3422 = add nsw i64 %3421, %494
  store i64 %3422, ptr %101, align 8
  %3423 = add nsw i64 %499, 1
  store i64 %3423, ptr %37, align 8
  br i1 %3418, label %3424, label %3425

3424:                                             ; preds = %3417
  store i64 1, ptr %0, align 8
  br label %3439

3425:                                             ; preds = %3417
  %3426 = getelementptr inbounds %struct.instruction, ptr %468, i64 %3423
  %3427 = getelementptr inbounds nuw i8, ptr %3426, i64 136
  %3428 = load i64, ptr %3427, align 8
  %3429 = icmp eq i64 %3428, 0
  br i1 %3429, label %3433, label %3430

3430:                                             ; preds = %3425
  %3431 = load i64, ptr %22, align 8
  %3432 = icmp eq i64 %3431, 0
  br i1 %3432, label %3433, label %3439

3433:                                             ; preds = %3430, %3425, %595, %589
  %3434 = phi i64 [ %590, %589 ], [ %590, %595 ], [ %3423, %3430 ], [ %3423, %3425 ]
  %3435 = getelementptr inbounds %struct.instruction, ptr %468, i64 %3434
  store i64 %3434, ptr %37, align 8
  %3436 = load i64, ptr %3435, align 8
  %3437 = icmp eq i64 %3436, 0
  br i1 %3437, label %3439, label %496

3438:                                             ; preds = %595
  br label %3439

3439:                                             ; preds = %534, %963, %974, %1025, %1076, %1083, %1091, %1122, %1753, %3430, %3433, %562, %920, %958, %1022, %524, %929, %1204, %482, %485, %557, %724, %1115, %1308, %1342, %1752, %1813, %3424, %3438
  %3440 = phi i64 [ 1, %482 ], [ 0, %1022 ], [ 0, %958 ], [ 3, %1115 ], [ 3, %1342 ], [ 0, %920 ], [ 0, %1813 ], [ 3, %3424 ], [ 4, %1752 ], [ 0, %1204 ], [ 0, %724 ], [ 0, %1308 ], [ 0, %929 ], [ 0, %524 ], [ 2, %557 ], [ 1, %3438 ], [ 2, %562 ], [ 0, %485 ], [ 1, %3430 ], [ 0, %1076 ], [ 0, %534 ], [ 0, %3433 ], [ 3, %1122 ], [ 0, %963 ], [ 0, %1091 ], [ 0, %974 ], [ 0, %1083 ], [ 0, %1025 ], [ 0, %1753 ]
  %3441 = load i64, ptr %38, align 8
  %3442 = inttoptr i64 %3441 to ptr
  %3443 = load i64, ptr %106, align 8
  %3444 = icmp eq i64 %3443, 0
  br i1 %3444, label %3537, label %3445

3445:                                             ; preds = %3439
  switch i64 %3440, label %3537 [
    i64 2, label %3446
    i64 0, label %3511
    i64 1, label %3528
  ]

3446:                                             ; preds = %3445
  %3447 = load i64, ptr %37, align 8
  %3448 = load i64, ptr %40, align 8
  %3449 = inttoptr i64 %3448 to ptr
  %3450 = getelementptr inbounds %struct.instruction, ptr %3449, i64 %3447
  %3451 = getelementptr inbounds nuw i8, ptr %3450, i64 64
  %3452 = load i64, ptr %3451, align 8
  %3453 = load i64, ptr %39, align 8
  %3454 = load i64, ptr %105, align 8
  %3455 = inttoptr i64 %3454 to ptr
  %3456 = load i64, ptr %27, align 8
  %3457 = load i64, ptr %29, align 8
  %3458 = load i64, ptr %30, align 8
  %3459 = inttoptr i64 %3458 to ptr
  %3460 = shl nsw i64 %3457, 3
  %3461 = load i64, ptr %28, align 8
  %3462 = mul nsw i64 %3460, %3461
  %3463 = getelementptr inbounds i64, ptr %3459, i64 %3462
  %3464 = getelementptr inbounds i64, ptr %3463, i64 %3456
  %3465 = add nsw i64 %3456, %3453
  store i64 %3465, ptr %27, align 8
  %3466 = icmp sgt i64 %3453, 0
  br i1 %3466, label %3469, label %3484

3467:                                             ; preds = %3480
  %3468 = getelementptr inbounds i64, ptr %3464, i64 %3481
  br label %3490

3469:                                             ; preds = %3446, %3480
  %3470 = phi i64 [ %3482, %3480 ], [ 0, %3446 ]
  %3471 = phi i64 [ %3481, %3480 ], [ 0, %3446 ]
  %3472 = getelementptr inbounds nuw i8, ptr %3455, i64 %3470
  %3473 = load i8, ptr %3472, align 1
  %3474 = icmp eq i8 %3473, 0
  br i1 %3474, label %3480, label %3475

3475:                                             ; preds = %3469
  %3476 = getelementptr inbounds nuw i64, ptr %3442, i64 %3470
  %3477 = load i64, ptr %3476, align 8
  %3478 = add nsw i64 %3471, 1
  %3479 = getelementptr inbounds i64, ptr %3464, i64 %3471
  store i64 %3477, ptr %3479, align 8
  br label %3480

3480:                                             ; preds = %3475, %3469
  %3481 = phi i64 [ %3478, %3475 ], [ %3471, %3469 ]
  %3482 = add nuw nsw i64 %3470, 1
  %3483 = icmp eq i64 %3482, %3453
  br i1 %3483, label %3467, label %3469

3484:                                             ; preds = %3501, %3446
  %3485 = phi ptr [ %3464, %3446 ], [ %3468, %3501 ]
  %3486 = phi i64 [ 0, %3446 ], [ %3481, %3501 ]
  %3487 = phi i64 [ 0, %3446 ], [ %3502, %3501 ]
  %3488 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3452, ptr noundef %3464, i64 noundef %3486)
  %3489 = icmp eq i32 %3488, 0
  br i1 %3489, label %3505, label %3509

3490:                                             ; preds = %3501, %3467
  %3491 = phi i64 [ %3503, %3501 ], [ 0, %3467 ]
  %3492 = phi i64 [ %3502, %3501 ], [ 0, %3467 ]
  %3493 = getelementptr inbounds nuw i8, ptr %3455, i64 %3491
  %3494 = load i8, ptr %3493, align 1
  %3495 = icmp eq i8 %3494, 0
  br i1 %3495, label %3496, label %3501

3496:                                             ; preds = %3490
  %3497 = getelementptr inbounds nuw i64, ptr %3442, i64 %3491
  %3498 = load i64, ptr %3497, align 8
  %3499 = add nsw i64 %3492, 1
  %3500 = getelementptr inbounds i64, ptr %3468, i64 %3492
  store i64 %3498, ptr %3500, align 8
  br label %3501

3501:                                             ; preds = %3496, %3490
  %3502 = phi i64 [ %3492, %3490 ], [ %3499, %3496 ]
  %3503 = add nuw nsw i64 %3491, 1
  %3504 = icmp eq i64 %3503, %3453
  br i1 %3504, label %3484, label %3490

3505:                                             ; preds = %3484
  %3506 = add nsw i64 %3447, 1
  %3507 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3506, ptr noundef %3485, i64 noundef %3487)
  %3508 = icmp eq i32 %3507, 0
  br i1 %3508, label %3510, label %3509

3509:                                             ; preds = %3505, %3484
  store i64 %3456, ptr %27, align 8
  br label %3537

3510:                                             ; preds = %3505
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3452, ptr noundef %3464, i64 noundef %3486)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3506, ptr noundef %3485, i64 noundef %3487)
  br label %3536

3511:                                             ; preds = %3445
  %3512 = load i64, ptr %24, align 8
  %3513 = and i64 %3512, 255
  %3514 = icmp eq i64 %3513, 255
  br i1 %3514, label %3515, label %3537

3515:                                             ; preds = %3511
  %3516 = load i64, ptr %101, align 8
  %3517 = add i64 %3516, 256
  %3518 = load i64, ptr %39, align 8
  %3519 = add i64 %3517, %3518
  %3520 = load i64, ptr %107, align 8
  %3521 = icmp sgt i64 %3519, %3520
  br i1 %3521, label %3537, label %3522

3522:                                             ; preds = %3515
  %3523 = load i64, ptr %37, align 8
  %3524 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3523, ptr noundef %3442, i64 noundef %3518)
  %3525 = icmp eq i32 %3524, 0
  br i1 %3525, label %3526, label %3537

3526:                                             ; preds = %3522
  %3527 = add nsw i64 %3512, 1
  store i64 %3527, ptr %24, align 8
  store i64 %3519, ptr %101, align 8
  br label %3533

3528:                                             ; preds = %3445
  %3529 = load i64, ptr %37, align 8
  %3530 = load i64, ptr %39, align 8
  %3531 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3529, ptr noundef %3442, i64 noundef %3530)
  %3532 = icmp eq i32 %3531, 0
  br i1 %3532, label %3533, label %3537

3533:                                             ; preds = %3528, %3526
  %3534 = phi i64 [ %3530, %3528 ], [ %3518, %3526 ]
  %3535 = phi i64 [ %3529, %3528 ], [ %3523, %3526 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3535, ptr noundef %3442, i64 noundef %3534)
  br label %3536

3536:                                             ; preds = %3510, %3533
  store i64 2, ptr %0, align 8
  br label %108

3537:                                             ; preds = %3528, %3445, %3439, %3511, %3522, %3515, %116, %157, %196, %111, %182, %3509
  %3538 = phi i64 [ 5, %182 ], [ 2, %3509 ], [ %3440, %3445 ], [ %3440, %3439 ], [ 0, %3511 ], [ 0, %3522 ], [ 0, %3515 ], [ 1, %3528 ], [ 5, %157 ], [ 5, %196 ], [ 5, %111 ], [ 5, %116 ]
  ret i64 %3538
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




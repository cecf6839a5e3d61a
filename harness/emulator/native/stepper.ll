; of stepper.c, 7bc7569539f56c5f6329f2f941983b21df7ed3ae7e6f69b19f80be4599732cc5

%struct.tile = type { ptr, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.undefined = type { i64, i64, i64 }
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
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = load i64, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %83 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %84 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %108

108:                                              ; preds = %3791, %1
  %109 = phi i64 [ 2, %3791 ], [ %18, %1 ]
  %110 = icmp eq i64 %109, 2
  br i1 %110, label %111, label %204

111:                                              ; preds = %108
  %112 = load i64, ptr %19, align 8
  %113 = inttoptr i64 %112 to ptr
  %114 = load i64, ptr %20, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %3792, label %116

116:                                              ; preds = %111
  %117 = load i64, ptr %21, align 8
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %22, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %123, label %3792

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
  %135 = load i64, ptr %20, align 8
  %136 = getelementptr inbounds nuw i8, ptr %118, i64 32
  %137 = load i64, ptr %136, align 8
  %138 = icmp eq i64 %135, %137
  br i1 %138, label %139, label %192

139:                                              ; preds = %134
  %140 = load i64, ptr %22, align 8
  %141 = icmp eq i64 %140, %132
  br i1 %141, label %192, label %142

142:                                              ; preds = %139
  %143 = load i64, ptr %23, align 8
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
  br i1 %160, label %3792, label %161

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
  br i1 %184, label %3792, label %185

185:                                              ; preds = %182, %161
  %186 = phi i64 [ 0, %161 ], [ %183, %182 ]
  %187 = getelementptr inbounds nuw i8, ptr %164, i64 %186
  %188 = load i8, ptr %187, align 1
  %189 = getelementptr inbounds nuw i8, ptr %167, i64 %186
  %190 = load i8, ptr %189, align 1
  %191 = icmp eq i8 %188, %190
  br i1 %191, label %182, label %192

192:                                              ; preds = %185, %179, %139, %134, %131
  %193 = load i64, ptr %24, align 8
  %194 = icmp eq i64 %193, 0
  %195 = getelementptr inbounds nuw i8, ptr %113, i64 16
  br i1 %194, label %201, label %196

196:                                              ; preds = %192
  %197 = load i64, ptr %195, align 8
  %198 = icmp slt i64 %197, 63
  br i1 %198, label %199, label %3792

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
  %208 = load i64, ptr %25, align 8
  %209 = load i64, ptr %26, align 8
  %210 = mul nsw i64 %209, 5
  %211 = icmp sgt i64 %208, %210
  %212 = load i64, ptr %23, align 8
  br i1 %211, label %213, label %269

213:                                              ; preds = %207
  %214 = load i64, ptr %27, align 8
  %215 = load i64, ptr %28, align 8
  %216 = inttoptr i64 %215 to ptr
  %217 = shl i64 %209, 3
  %218 = mul i64 %217, %214
  %219 = getelementptr inbounds i64, ptr %216, i64 %218
  %220 = icmp eq i64 %214, 0
  %221 = zext i1 %220 to i64
  store i64 %221, ptr %27, align 8
  store i64 0, ptr %25, align 8
  %222 = inttoptr i64 %212 to ptr
  %223 = load i64, ptr %20, align 8
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
  %234 = load i64, ptr %26, align 8
  %235 = shl nsw i64 %234, 6
  %236 = getelementptr inbounds i8, ptr %219, i64 %235
  %237 = icmp ugt ptr %236, %231
  br i1 %237, label %238, label %263

238:                                              ; preds = %233
  %239 = getelementptr inbounds nuw i8, ptr %228, i64 24
  %240 = load i64, ptr %239, align 8
  %241 = load i64, ptr %27, align 8
  %242 = load i64, ptr %28, align 8
  %243 = inttoptr i64 %242 to ptr
  %244 = shl i64 %234, 3
  %245 = mul i64 %244, %241
  %246 = getelementptr inbounds i64, ptr %243, i64 %245
  %247 = load i64, ptr %25, align 8
  %248 = getelementptr inbounds i64, ptr %246, i64 %247
  %249 = add nsw i64 %247, %240
  store i64 %249, ptr %25, align 8
  %250 = load i64, ptr %239, align 8
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %255, label %252

252:                                              ; preds = %255, %238
  %253 = ptrtoint ptr %248 to i64
  store i64 %253, ptr %229, align 8
  %254 = load i64, ptr %20, align 8
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
  %268 = load i64, ptr %23, align 8
  br label %269

269:                                              ; preds = %267, %213, %207
  %270 = phi i64 [ %268, %267 ], [ %212, %213 ], [ %212, %207 ]
  %271 = inttoptr i64 %270 to ptr
  %272 = load i64, ptr %19, align 8
  %273 = inttoptr i64 %272 to ptr
  %274 = load i64, ptr %273, align 8
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %273, align 8
  %276 = load i64, ptr %20, align 8
  %277 = icmp eq i64 %276, 1
  %278 = and i64 %275, 15
  %279 = icmp eq i64 %278, 0
  %280 = select i1 %277, i1 true, i1 %279
  br i1 %280, label %426, label %281

281:                                              ; preds = %269
  %282 = load i64, ptr %29, align 8
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
  %288 = load i64, ptr %23, align 8
  %289 = inttoptr i64 %288 to ptr
  %290 = load i64, ptr %30, align 8
  %291 = inttoptr i64 %290 to ptr
  %292 = load i64, ptr %289, align 8
  %293 = icmp sgt i64 %276, 1
  br i1 %293, label %302, label %294

294:                                              ; preds = %302, %287
  %295 = phi i64 [ %292, %287 ], [ %312, %302 ]
  %296 = load i64, ptr %31, align 8
  %297 = inttoptr i64 %296 to ptr
  %298 = load i64, ptr %32, align 8
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
  %317 = load i64, ptr %33, align 8
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
  %333 = load i64, ptr %23, align 8
  %334 = inttoptr i64 %333 to ptr
  %335 = load i64, ptr %20, align 8
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
  %359 = load i64, ptr %34, align 8
  %360 = inttoptr i64 %359 to ptr
  %361 = load i64, ptr %32, align 8
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
  %393 = load i64, ptr %23, align 8
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
  %425 = load i64, ptr %20, align 8
  br label %426

426:                                              ; preds = %424, %408, %385, %349, %283, %269
  %427 = phi i64 [ %276, %408 ], [ %276, %269 ], [ %276, %385 ], [ %276, %283 ], [ %335, %349 ], [ %425, %424 ]
  %428 = phi i64 [ %411, %408 ], [ 0, %269 ], [ %386, %385 ], [ 0, %283 ], [ %350, %349 ], [ %375, %424 ]
  %429 = load i64, ptr %23, align 8
  %430 = inttoptr i64 %429 to ptr
  %431 = getelementptr inbounds %struct.ready, ptr %430, i64 %428
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds nuw i8, ptr %431, i64 16
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds nuw i8, ptr %431, i64 24
  %437 = load i64, ptr %436, align 8
  %438 = add nsw i64 %427, -1
  store i64 %438, ptr %20, align 8
  %439 = icmp slt i64 %428, %438
  br i1 %439, label %440, label %447

440:                                              ; preds = %426, %440
  %441 = phi i64 [ %443, %440 ], [ %428, %426 ]
  %442 = getelementptr inbounds %struct.ready, ptr %430, i64 %441
  %443 = add nsw i64 %441, 1
  %444 = getelementptr inbounds %struct.ready, ptr %430, i64 %443
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %442, ptr noundef nonnull align 8 dereferenceable(32) %444, i64 32, i1 false)
  %445 = load i64, ptr %20, align 8
  %446 = icmp slt i64 %443, %445
  br i1 %446, label %440, label %447

447:                                              ; preds = %440, %426
  store i64 %433, ptr %35, align 8
  store i64 %435, ptr %36, align 8
  store i64 %437, ptr %37, align 8
  %448 = load i64, ptr %21, align 8
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
  %467 = load i64, ptr %38, align 8
  %468 = inttoptr i64 %467 to ptr
  %469 = load i64, ptr %39, align 8
  %470 = inttoptr i64 %469 to ptr
  %471 = load i64, ptr %36, align 8
  %472 = inttoptr i64 %471 to ptr
  %473 = load i64, ptr %37, align 8
  %474 = load i64, ptr %35, align 8
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
  %483 = load i64, ptr %20, align 8
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %485, label %3694

485:                                              ; preds = %482, %477, %466
  %486 = load i64, ptr %40, align 8
  %487 = inttoptr i64 %486 to ptr
  %488 = getelementptr inbounds %struct.instruction, ptr %468, i64 %474
  %489 = load i64, ptr %488, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %3694, label %491

491:                                              ; preds = %485
  %492 = icmp sgt i64 %473, 0
  %493 = add nsw i64 %473, 256
  %494 = icmp eq i64 %473, 0
  br label %495

495:                                              ; preds = %3688, %491
  %496 = phi i64 [ %489, %491 ], [ %3691, %3688 ]
  %497 = phi ptr [ %488, %491 ], [ %3690, %3688 ]
  %498 = phi i64 [ %474, %491 ], [ %3689, %3688 ]
  %499 = load i64, ptr %22, align 8
  %500 = and i64 %499, 255
  %501 = icmp eq i64 %500, 255
  br i1 %501, label %3694, label %502

502:                                              ; preds = %495
  %503 = load i64, ptr %41, align 8
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %570, label %505

505:                                              ; preds = %502
  %506 = inttoptr i64 %503 to ptr
  %507 = getelementptr inbounds i64, ptr %506, i64 %498
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr i8, ptr %507, i64 8
  %510 = load i64, ptr %509, align 8
  %511 = icmp slt i64 %508, %510
  br i1 %511, label %512, label %570

512:                                              ; preds = %505
  %513 = load i64, ptr %42, align 8
  %514 = inttoptr i64 %513 to ptr
  br label %515

515:                                              ; preds = %537, %512
  %516 = phi i64 [ %508, %512 ], [ %538, %537 ]
  %517 = getelementptr inbounds i64, ptr %506, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds %struct.undefined, ptr %514, i64 %518
  %520 = getelementptr inbounds nuw i8, ptr %519, i64 16
  %521 = load i64, ptr %520, align 8
  %522 = icmp ne i64 %521, 0
  %523 = and i1 %492, %522
  br i1 %523, label %524, label %537

524:                                              ; preds = %515
  %525 = load i64, ptr %519, align 8
  %526 = inttoptr i64 %525 to ptr
  br label %530

527:                                              ; preds = %530
  %528 = add nuw nsw i64 %531, 1
  %529 = icmp eq i64 %528, %473
  br i1 %529, label %537, label %530

530:                                              ; preds = %527, %524
  %531 = phi i64 [ 0, %524 ], [ %528, %527 ]
  %532 = getelementptr inbounds nuw i64, ptr %472, i64 %531
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds i64, ptr %526, i64 %533
  %535 = load i64, ptr %534, align 8
  %536 = icmp eq i64 %535, 0
  br i1 %536, label %527, label %540

537:                                              ; preds = %527, %515
  %538 = add i64 %516, 1
  %539 = icmp eq i64 %538, %510
  br i1 %539, label %570, label %515

540:                                              ; preds = %530
  %541 = getelementptr inbounds nuw i8, ptr %497, i64 144
  %542 = load i64, ptr %541, align 8
  %543 = icmp eq i64 %542, 0
  br i1 %543, label %3694, label %544

544:                                              ; preds = %540
  %545 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %546 = load i64, ptr %545, align 8
  %547 = getelementptr inbounds %struct.undefined, ptr %514, i64 %546
  %548 = load i64, ptr %547, align 8
  %549 = icmp eq i64 %548, 0
  br i1 %549, label %550, label %570

550:                                              ; preds = %544
  %551 = getelementptr inbounds nuw i8, ptr %497, i64 40
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds %struct.undefined, ptr %514, i64 %552
  %554 = getelementptr inbounds nuw i8, ptr %553, i64 16
  %555 = load i64, ptr %554, align 8
  %556 = icmp eq i64 %555, 0
  br i1 %556, label %570, label %557

557:                                              ; preds = %550
  %558 = load i64, ptr %553, align 8
  %559 = inttoptr i64 %558 to ptr
  br label %563

560:                                              ; preds = %563
  %561 = add nuw nsw i64 %564, 1
  %562 = icmp eq i64 %561, %473
  br i1 %562, label %570, label %563

563:                                              ; preds = %560, %557
  %564 = phi i64 [ 0, %557 ], [ %561, %560 ]
  %565 = getelementptr inbounds nuw i64, ptr %472, i64 %564
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds i64, ptr %559, i64 %566
  %568 = load i64, ptr %567, align 8
  %569 = icmp eq i64 %568, 0
  br i1 %569, label %560, label %3694

570:                                              ; preds = %537, %560, %550, %544, %505, %502
  %571 = phi i1 [ false, %560 ], [ true, %502 ], [ true, %505 ], [ false, %544 ], [ false, %550 ], [ true, %537 ]
  %572 = icmp eq i64 %496, 1
  br i1 %572, label %573, label %631

573:                                              ; preds = %570
  %574 = add nsw i64 %499, 1
  store i64 %574, ptr %22, align 8
  %575 = load i64, ptr %101, align 8
  %576 = add nsw i64 %575, %493
  store i64 %576, ptr %101, align 8
  %577 = getelementptr inbounds i8, ptr %487, i64 %498
  store i8 1, ptr %577, align 1
  %578 = getelementptr inbounds nuw i8, ptr %497, i64 16
  %579 = load i64, ptr %578, align 8
  %580 = icmp sgt i64 %579, -1
  br i1 %580, label %582, label %581

581:                                              ; preds = %573
  br i1 %494, label %620, label %617

582:                                              ; preds = %573
  %583 = getelementptr inbounds nuw %struct.operand, ptr %470, i64 %579
  %584 = getelementptr inbounds nuw i8, ptr %497, i64 24
  %585 = load i64, ptr %584, align 8
  %586 = call fastcc i64 @count_held(ptr noundef %583, i64 noundef %585, ptr noundef %472, i64 noundef %473)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %586, ptr noundef %472, i64 noundef %473, ptr noundef null, i64 noundef 0)
  %587 = icmp ne i64 %586, 0
  %588 = icmp slt i64 %586, %473
  %589 = select i1 %587, i1 %588, i1 false
  br i1 %589, label %590, label %616

590:                                              ; preds = %582
  %591 = getelementptr inbounds nuw i8, ptr %497, i64 16
  %592 = getelementptr inbounds nuw i8, ptr %497, i64 24
  %593 = load i64, ptr %105, align 8
  %594 = inttoptr i64 %593 to ptr
  br i1 %492, label %595, label %3694

595:                                              ; preds = %590, %595
  %596 = phi i64 [ %614, %595 ], [ 0, %590 ]
  %597 = getelementptr inbounds nuw i64, ptr %472, i64 %596
  %598 = load i64, ptr %597, align 8
  %599 = load i64, ptr %591, align 8
  %600 = getelementptr inbounds %struct.operand, ptr %470, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr inbounds nuw i8, ptr %600, i64 8
  %603 = load i64, ptr %602, align 8
  %604 = mul nsw i64 %603, %598
  %605 = add i64 %604, %601
  %606 = inttoptr i64 %605 to ptr
  %607 = load i8, ptr %606, align 1
  %608 = icmp ne i8 %607, 0
  %609 = zext i1 %608 to i64
  %610 = load i64, ptr %592, align 8
  %611 = icmp ne i64 %610, %609
  %612 = zext i1 %611 to i8
  %613 = getelementptr inbounds nuw i8, ptr %594, i64 %596
  store i8 %612, ptr %613, align 1
  %614 = add nuw nsw i64 %596, 1
  %615 = icmp eq i64 %614, %473
  br i1 %615, label %3694, label %595

616:                                              ; preds = %582
  br i1 %587, label %617, label %620

617:                                              ; preds = %616, %581
  %618 = getelementptr inbounds nuw i8, ptr %497, i64 64
  %619 = load i64, ptr %618, align 8
  br label %622

620:                                              ; preds = %616, %581
  %621 = add nsw i64 %498, 1
  br label %622

622:                                              ; preds = %620, %617
  %623 = phi i64 [ %619, %617 ], [ %621, %620 ]
  store i64 %623, ptr %35, align 8
  %624 = getelementptr inbounds %struct.instruction, ptr %468, i64 %623
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 136
  %626 = load i64, ptr %625, align 8
  %627 = icmp eq i64 %626, 0
  br i1 %627, label %3688, label %628

628:                                              ; preds = %622
  %629 = load i64, ptr %20, align 8
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %3688, label %3693

631:                                              ; preds = %570
  %632 = getelementptr inbounds nuw i8, ptr %497, i64 16
  %633 = load i64, ptr %632, align 8
  %634 = icmp sgt i64 %633, -1
  br i1 %634, label %635, label %671

635:                                              ; preds = %631
  %636 = getelementptr inbounds nuw %struct.operand, ptr %470, i64 %633
  %637 = getelementptr inbounds nuw i8, ptr %497, i64 24
  %638 = load i64, ptr %637, align 8
  %639 = call fastcc i64 @count_held(ptr noundef %636, i64 noundef %638, ptr noundef %472, i64 noundef %473)
  %640 = icmp eq i64 %639, 0
  br i1 %640, label %3669, label %641

641:                                              ; preds = %635
  %642 = icmp slt i64 %639, %473
  br i1 %642, label %643, label %675

643:                                              ; preds = %641
  %644 = load i64, ptr %43, align 8
  %645 = inttoptr i64 %644 to ptr
  br i1 %492, label %646, label %675

646:                                              ; preds = %643, %667
  %647 = phi i64 [ %669, %667 ], [ 0, %643 ]
  %648 = phi i64 [ %668, %667 ], [ 0, %643 ]
  %649 = getelementptr inbounds nuw i64, ptr %472, i64 %647
  %650 = load i64, ptr %649, align 8
  %651 = load i64, ptr %632, align 8
  %652 = getelementptr inbounds %struct.operand, ptr %470, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds nuw i8, ptr %652, i64 8
  %655 = load i64, ptr %654, align 8
  %656 = mul nsw i64 %655, %650
  %657 = add i64 %656, %653
  %658 = inttoptr i64 %657 to ptr
  %659 = load i8, ptr %658, align 1
  %660 = icmp ne i8 %659, 0
  %661 = zext i1 %660 to i64
  %662 = load i64, ptr %637, align 8
  %663 = icmp eq i64 %662, %661
  br i1 %663, label %667, label %664

664:                                              ; preds = %646
  %665 = add nsw i64 %648, 1
  %666 = getelementptr inbounds i64, ptr %645, i64 %648
  store i64 %650, ptr %666, align 8
  br label %667

667:                                              ; preds = %664, %646
  %668 = phi i64 [ %665, %664 ], [ %648, %646 ]
  %669 = add nuw nsw i64 %647, 1
  %670 = icmp eq i64 %669, %473
  br i1 %670, label %671, label %646

671:                                              ; preds = %667, %631
  %672 = phi i64 [ %473, %631 ], [ %639, %667 ]
  %673 = phi ptr [ %472, %631 ], [ %645, %667 ]
  %674 = icmp eq i64 %672, 0
  br i1 %674, label %3666, label %675

675:                                              ; preds = %671, %643, %641
  %676 = phi ptr [ %673, %671 ], [ %472, %641 ], [ %645, %643 ]
  %677 = phi i64 [ %672, %671 ], [ %639, %641 ], [ %639, %643 ]
  %678 = phi i64 [ %672, %671 ], [ %473, %641 ], [ %639, %643 ]
  %679 = getelementptr inbounds nuw i8, ptr %497, i64 128
  %680 = load i64, ptr %679, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %856, label %682

682:                                              ; preds = %675
  %683 = load i64, ptr %44, align 8
  %684 = inttoptr i64 %683 to ptr
  %685 = getelementptr inbounds i64, ptr %684, i64 %680
  %686 = getelementptr inbounds i8, ptr %685, i64 -8
  %687 = load i64, ptr %686, align 8
  %688 = load i64, ptr %685, align 8
  %689 = getelementptr inbounds nuw i8, ptr %685, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %690 = icmp sgt i64 %678, 0
  br i1 %690, label %692, label %691

691:                                              ; preds = %682
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  br label %855

692:                                              ; preds = %682
  %693 = icmp eq i64 %687, 0
  %694 = getelementptr inbounds nuw i8, ptr %685, i64 16
  %695 = icmp sgt i64 %688, 0
  br label %696

696:                                              ; preds = %754, %692
  %697 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %676, i64 noundef %678, ptr noundef %16)
  br i1 %693, label %698, label %708

698:                                              ; preds = %696
  br i1 %695, label %699, label %754

699:                                              ; preds = %698
  %700 = load i64, ptr %46, align 8
  %701 = inttoptr i64 %700 to ptr
  %702 = load i64, ptr %47, align 8
  %703 = getelementptr i64, ptr %701, i64 %697
  %704 = load i64, ptr %48, align 8
  %705 = inttoptr i64 %704 to ptr
  %706 = getelementptr inbounds i64, ptr %705, i64 %697
  %707 = load i64, ptr %706, align 8
  br label %746

708:                                              ; preds = %696
  %709 = load i64, ptr %689, align 8
  %710 = load i64, ptr %694, align 8
  %711 = load i64, ptr %45, align 8
  %712 = inttoptr i64 %711 to ptr
  %713 = load i64, ptr %46, align 8
  %714 = inttoptr i64 %713 to ptr
  %715 = load i64, ptr %47, align 8
  %716 = mul nsw i64 %715, %709
  %717 = getelementptr i64, ptr %714, i64 %716
  %718 = getelementptr i64, ptr %717, i64 %697
  %719 = load i64, ptr %718, align 8
  %720 = load i64, ptr %48, align 8
  %721 = inttoptr i64 %720 to ptr
  %722 = getelementptr inbounds i64, ptr %721, i64 %697
  %723 = load i64, ptr %722, align 8
  %724 = icmp sgt i64 %719, %723
  br i1 %724, label %725, label %754

725:                                              ; preds = %708
  %726 = getelementptr i8, ptr %712, i64 %716
  %727 = getelementptr i8, ptr %726, i64 %697
  %728 = load i8, ptr %727, align 1
  %729 = icmp eq i8 %728, 3
  br i1 %729, label %754, label %730

730:                                              ; preds = %725
  %731 = icmp eq i64 %710, -1
  br i1 %731, label %757, label %732

732:                                              ; preds = %730
  %733 = mul nsw i64 %715, %710
  %734 = getelementptr i64, ptr %714, i64 %733
  %735 = getelementptr i64, ptr %734, i64 %697
  %736 = load i64, ptr %735, align 8
  %737 = icmp sgt i64 %736, %723
  br i1 %737, label %738, label %757

738:                                              ; preds = %732
  %739 = getelementptr i8, ptr %712, i64 %733
  %740 = getelementptr i8, ptr %739, i64 %697
  %741 = load i8, ptr %740, align 1
  %742 = icmp eq i8 %741, 2
  br i1 %742, label %757, label %754

743:                                              ; preds = %746
  %744 = add nuw nsw i64 %747, 1
  %745 = icmp eq i64 %744, %688
  br i1 %745, label %754, label %746

746:                                              ; preds = %743, %699
  %747 = phi i64 [ 0, %699 ], [ %744, %743 ]
  %748 = getelementptr inbounds nuw i64, ptr %689, i64 %747
  %749 = load i64, ptr %748, align 8
  %750 = mul nsw i64 %749, %702
  %751 = getelementptr i64, ptr %703, i64 %750
  %752 = load i64, ptr %751, align 8
  %753 = icmp sgt i64 %752, %707
  br i1 %753, label %757, label %743

754:                                              ; preds = %743, %738, %725, %708, %698
  %755 = load i64, ptr %16, align 8
  %756 = icmp slt i64 %755, %678
  br i1 %756, label %696, label %758

757:                                              ; preds = %738, %732, %730, %746
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %3694

758:                                              ; preds = %754
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i64 0, ptr %17, align 8
  %759 = select i1 %693, i1 %695, i1 false
  %760 = trunc i64 %498 to i32
  br label %764

761:                                              ; preds = %836, %835
  %762 = load i64, ptr %17, align 8
  %763 = icmp slt i64 %762, %678
  br i1 %763, label %764, label %855

764:                                              ; preds = %761, %758
  %765 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %676, i64 noundef %678, ptr noundef %17)
  br i1 %693, label %835, label %766

766:                                              ; preds = %764
  %767 = load i64, ptr %689, align 8
  %768 = load i64, ptr %694, align 8
  %769 = load i64, ptr %47, align 8
  %770 = mul nsw i64 %769, %767
  %771 = add nsw i64 %770, %765
  %772 = mul nsw i64 %769, %768
  %773 = add nsw i64 %772, %765
  %774 = load i64, ptr %46, align 8
  %775 = inttoptr i64 %774 to ptr
  %776 = load i64, ptr %49, align 8
  %777 = inttoptr i64 %776 to ptr
  %778 = icmp eq i64 %768, -1
  br i1 %778, label %779, label %781

779:                                              ; preds = %766
  %780 = getelementptr inbounds i64, ptr %775, i64 %771
  store i64 0, ptr %780, align 8
  br label %831

781:                                              ; preds = %766
  %782 = load i64, ptr %50, align 8
  %783 = inttoptr i64 %782 to ptr
  %784 = getelementptr inbounds i32, ptr %783, i64 %773
  %785 = load i32, ptr %784, align 4
  %786 = getelementptr inbounds i32, ptr %783, i64 %771
  store i32 %785, ptr %786, align 4
  %787 = load i64, ptr %46, align 8
  %788 = inttoptr i64 %787 to ptr
  %789 = load i64, ptr %47, align 8
  %790 = mul nsw i64 %789, %768
  %791 = getelementptr i64, ptr %788, i64 %790
  %792 = getelementptr i64, ptr %791, i64 %765
  %793 = load i64, ptr %792, align 8
  %794 = load i64, ptr %48, align 8
  %795 = inttoptr i64 %794 to ptr
  %796 = getelementptr inbounds i64, ptr %795, i64 %765
  %797 = load i64, ptr %796, align 8
  %798 = icmp sgt i64 %793, %797
  br i1 %798, label %799, label %805

799:                                              ; preds = %781
  %800 = load i64, ptr %45, align 8
  %801 = inttoptr i64 %800 to ptr
  %802 = getelementptr inbounds i8, ptr %801, i64 %773
  %803 = load i8, ptr %802, align 1
  %804 = icmp eq i8 %803, 2
  br i1 %804, label %805, label %809

805:                                              ; preds = %799, %781
  %806 = getelementptr inbounds i64, ptr %775, i64 %771
  store i64 0, ptr %806, align 8
  %807 = getelementptr inbounds i64, ptr %777, i64 %773
  %808 = load i64, ptr %807, align 8
  br label %831

809:                                              ; preds = %799
  %810 = getelementptr inbounds i64, ptr %775, i64 %773
  %811 = load i64, ptr %810, align 8
  %812 = getelementptr inbounds i64, ptr %775, i64 %771
  store i64 %811, ptr %812, align 8
  %813 = getelementptr inbounds i64, ptr %777, i64 %771
  store i64 -1, ptr %813, align 8
  %814 = load i64, ptr %45, align 8
  %815 = inttoptr i64 %814 to ptr
  %816 = getelementptr inbounds i8, ptr %815, i64 %771
  store i8 3, ptr %816, align 1
  %817 = load i64, ptr %51, align 8
  %818 = inttoptr i64 %817 to ptr
  %819 = getelementptr inbounds i32, ptr %818, i64 %773
  %820 = load i32, ptr %819, align 4
  %821 = getelementptr inbounds i32, ptr %818, i64 %771
  store i32 %820, ptr %821, align 4
  %822 = load i64, ptr %52, align 8
  %823 = inttoptr i64 %822 to ptr
  %824 = getelementptr inbounds i32, ptr %823, i64 %773
  %825 = load i32, ptr %824, align 4
  %826 = getelementptr inbounds i32, ptr %823, i64 %771
  store i32 %825, ptr %826, align 4
  %827 = load i64, ptr %53, align 8
  %828 = inttoptr i64 %827 to ptr
  %829 = getelementptr inbounds i64, ptr %828, i64 %773
  %830 = load i64, ptr %829, align 8
  br label %831

831:                                              ; preds = %809, %805, %779
  %832 = phi ptr [ %828, %809 ], [ %777, %805 ], [ %777, %779 ]
  %833 = phi i64 [ %830, %809 ], [ %808, %805 ], [ -1, %779 ]
  %834 = getelementptr inbounds i64, ptr %832, i64 %771
  store i64 %833, ptr %834, align 8
  br label %835

835:                                              ; preds = %831, %764
  br i1 %759, label %836, label %761

836:                                              ; preds = %835, %836
  %837 = phi i64 [ %853, %836 ], [ 0, %835 ]
  %838 = getelementptr inbounds nuw i64, ptr %689, i64 %837
  %839 = load i64, ptr %838, align 8
  %840 = load i64, ptr %47, align 8
  %841 = mul nsw i64 %840, %839
  %842 = add nsw i64 %841, %765
  %843 = load i64, ptr %54, align 8
  %844 = inttoptr i64 %843 to ptr
  %845 = getelementptr inbounds i64, ptr %844, i64 %765
  %846 = load i64, ptr %845, align 8
  %847 = load i64, ptr %49, align 8
  %848 = inttoptr i64 %847 to ptr
  %849 = getelementptr inbounds i64, ptr %848, i64 %842
  store i64 %846, ptr %849, align 8
  %850 = load i64, ptr %50, align 8
  %851 = inttoptr i64 %850 to ptr
  %852 = getelementptr inbounds i32, ptr %851, i64 %842
  store i32 %760, ptr %852, align 4
  %853 = add nuw nsw i64 %837, 1
  %854 = icmp eq i64 %853, %688
  br i1 %854, label %761, label %836

855:                                              ; preds = %761, %691
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %856

856:                                              ; preds = %855, %675
  %857 = getelementptr inbounds nuw i8, ptr %497, i64 168
  %858 = load i64, ptr %857, align 8
  %859 = icmp eq i64 %858, 0
  br i1 %859, label %891, label %860

860:                                              ; preds = %856
  %861 = getelementptr inbounds nuw i8, ptr %497, i64 152
  %862 = load i64, ptr %861, align 8
  %863 = getelementptr inbounds %struct.operand, ptr %470, i64 %862
  %864 = load i64, ptr %55, align 8
  %865 = inttoptr i64 %864 to ptr
  %866 = getelementptr inbounds i8, ptr %865, i64 %498
  %867 = load i8, ptr %866, align 1
  %868 = and i8 %867, 2
  %869 = icmp eq i8 %868, 0
  br i1 %869, label %870, label %891

870:                                              ; preds = %860
  %871 = icmp sgt i64 %678, 0
  %872 = getelementptr inbounds nuw i8, ptr %497, i64 160
  %873 = load i64, ptr %872, align 8
  br i1 %871, label %874, label %876

874:                                              ; preds = %870
  %875 = sub nsw i64 0, %858
  br label %878

876:                                              ; preds = %878, %870
  %877 = phi i64 [ 0, %870 ], [ %888, %878 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %498, i64 noundef %877, ptr noundef readonly %676, i64 noundef %678, ptr noundef readonly %863, i64 noundef %873)
  br label %891

878:                                              ; preds = %878, %874
  %879 = phi i64 [ 0, %874 ], [ %888, %878 ]
  %880 = phi i64 [ 0, %874 ], [ %889, %878 ]
  %881 = getelementptr inbounds nuw i64, ptr %676, i64 %880
  %882 = load i64, ptr %881, align 8
  %883 = call fastcc i64 @get(ptr noundef readonly %863, i64 noundef %873, i64 noundef %882)
  %884 = icmp sge i64 %883, %875
  %885 = icmp slt i64 %883, %858
  %886 = and i1 %884, %885
  %887 = zext i1 %886 to i64
  %888 = add nuw nsw i64 %879, %887
  %889 = add nuw nsw i64 %880, 1
  %890 = icmp eq i64 %889, %678
  br i1 %890, label %876, label %878

891:                                              ; preds = %876, %860, %856
  %892 = load i64, ptr %497, align 8
  switch i64 %892, label %1958 [
    i64 2, label %893
    i64 3, label %893
    i64 36, label %1897
  ]

893:                                              ; preds = %891, %891
  %894 = load i64, ptr %57, align 8
  %895 = inttoptr i64 %894 to ptr
  %896 = getelementptr inbounds nuw i8, ptr %497, i64 96
  %897 = load i64, ptr %896, align 8
  %898 = getelementptr inbounds nuw i8, ptr %497, i64 104
  %899 = load i64, ptr %898, align 8
  %900 = mul nsw i64 %899, %897
  %901 = icmp eq i64 %892, 3
  %902 = load i64, ptr %39, align 8
  %903 = inttoptr i64 %902 to ptr
  %904 = getelementptr inbounds nuw i8, ptr %497, i64 40
  %905 = load i64, ptr %904, align 8
  %906 = getelementptr inbounds %struct.operand, ptr %903, i64 %905
  %907 = load i64, ptr %906, align 8
  %908 = getelementptr inbounds nuw i8, ptr %906, i64 8
  %909 = load i64, ptr %908, align 8
  %910 = icmp sgt i64 %678, 0
  br i1 %910, label %911, label %914

911:                                              ; preds = %893
  %912 = getelementptr inbounds nuw i8, ptr %497, i64 120
  %913 = getelementptr inbounds nuw i8, ptr %497, i64 112
  br label %918

914:                                              ; preds = %936, %893
  %915 = getelementptr inbounds nuw i8, ptr %497, i64 88
  %916 = load i64, ptr %915, align 8
  %917 = icmp eq i64 %916, 2
  br i1 %917, label %941, label %996

918:                                              ; preds = %936, %911
  %919 = phi i64 [ 0, %911 ], [ %939, %936 ]
  %920 = getelementptr inbounds nuw i64, ptr %676, i64 %919
  %921 = load i64, ptr %920, align 8
  %922 = load i64, ptr %912, align 8
  %923 = icmp eq i64 %922, 0
  %924 = mul nsw i64 %921, %909
  %925 = add i64 %924, %907
  %926 = inttoptr i64 %925 to ptr
  %927 = load i64, ptr %913, align 8
  br i1 %923, label %931, label %928

928:                                              ; preds = %918
  %929 = load i64, ptr %926, align 8
  %930 = add i64 %929, %927
  br label %936

931:                                              ; preds = %918
  %932 = load i32, ptr %926, align 4
  %933 = trunc i64 %927 to i32
  %934 = add i32 %932, %933
  %935 = zext i32 %934 to i64
  br label %936

936:                                              ; preds = %931, %928
  %937 = phi i64 [ %930, %928 ], [ %935, %931 ]
  %938 = getelementptr inbounds nuw i64, ptr %895, i64 %919
  store i64 %937, ptr %938, align 8
  %939 = add nuw nsw i64 %919, 1
  %940 = icmp eq i64 %939, %678
  br i1 %940, label %914, label %918

941:                                              ; preds = %914
  %942 = load i64, ptr %58, align 8
  %943 = inttoptr i64 %942 to ptr
  %944 = load i64, ptr %895, align 8
  %945 = lshr i64 %944, 32
  %946 = icmp sgt i64 %678, 1
  br i1 %946, label %947, label %970

947:                                              ; preds = %941, %967
  %948 = phi i64 [ %968, %967 ], [ 1, %941 ]
  %949 = getelementptr inbounds nuw i64, ptr %895, i64 %948
  %950 = load i64, ptr %949, align 8
  %951 = lshr i64 %950, 32
  %952 = icmp eq i64 %951, %945
  br i1 %952, label %967, label %953

953:                                              ; preds = %947
  %954 = load i64, ptr %59, align 8
  %955 = icmp eq i64 %945, %954
  br i1 %955, label %3694, label %956

956:                                              ; preds = %953
  %957 = load i64, ptr %60, align 8
  %958 = icmp sgt i64 %957, 0
  br i1 %958, label %962, label %967

959:                                              ; preds = %962
  %960 = add nuw nsw i64 %963, 1
  %961 = icmp eq i64 %960, %957
  br i1 %961, label %967, label %962

962:                                              ; preds = %956, %959
  %963 = phi i64 [ %960, %959 ], [ 0, %956 ]
  %964 = getelementptr inbounds nuw i64, ptr %943, i64 %963
  %965 = load i64, ptr %964, align 8
  %966 = icmp eq i64 %951, %965
  br i1 %966, label %3694, label %959

967:                                              ; preds = %959, %956, %947
  %968 = add nuw nsw i64 %948, 1
  %969 = icmp eq i64 %968, %678
  br i1 %969, label %970, label %947

970:                                              ; preds = %967, %941
  %971 = load i64, ptr %59, align 8
  %972 = icmp eq i64 %945, %971
  br i1 %972, label %976, label %973

973:                                              ; preds = %970
  %974 = load i64, ptr %60, align 8
  %975 = icmp sgt i64 %974, 0
  br i1 %975, label %991, label %998

976:                                              ; preds = %970
  br i1 %910, label %977, label %1016

977:                                              ; preds = %976, %977
  %978 = phi i64 [ %982, %977 ], [ 0, %976 ]
  %979 = getelementptr inbounds nuw i64, ptr %895, i64 %978
  %980 = load i64, ptr %979, align 8
  %981 = and i64 %980, 4294967295
  store i64 %981, ptr %979, align 8
  %982 = add nuw nsw i64 %978, 1
  %983 = icmp eq i64 %982, %678
  br i1 %983, label %984, label %977

984:                                              ; preds = %977
  %985 = load i64, ptr %57, align 8
  %986 = inttoptr i64 %985 to ptr
  %987 = load i64, ptr %986, align 8
  br label %1003

988:                                              ; preds = %991
  %989 = add nuw nsw i64 %992, 1
  %990 = icmp eq i64 %989, %974
  br i1 %990, label %998, label %991

991:                                              ; preds = %973, %988
  %992 = phi i64 [ %989, %988 ], [ 0, %973 ]
  %993 = getelementptr inbounds nuw i64, ptr %943, i64 %992
  %994 = load i64, ptr %993, align 8
  %995 = icmp eq i64 %945, %994
  br i1 %995, label %3694, label %988

996:                                              ; preds = %914
  %997 = icmp slt i64 %916, 0
  br i1 %997, label %3694, label %998

998:                                              ; preds = %988, %996, %973
  %999 = phi i64 [ %916, %996 ], [ 1, %973 ], [ 1, %988 ]
  %1000 = load i64, ptr %57, align 8
  %1001 = inttoptr i64 %1000 to ptr
  %1002 = load i64, ptr %1001, align 8
  br i1 %910, label %1003, label %1007

1003:                                             ; preds = %998, %984
  %1004 = phi i64 [ %987, %984 ], [ %1002, %998 ]
  %1005 = phi ptr [ %986, %984 ], [ %1001, %998 ]
  %1006 = phi i64 [ 0, %984 ], [ %999, %998 ]
  br label %1020

1007:                                             ; preds = %1020, %998
  %1008 = phi ptr [ %1001, %998 ], [ %1005, %1020 ]
  %1009 = phi i64 [ %999, %998 ], [ %1006, %1020 ]
  %1010 = phi i64 [ %1002, %998 ], [ %1028, %1020 ]
  %1011 = phi i64 [ 0, %998 ], [ %1029, %1020 ]
  %1012 = phi i64 [ %1002, %998 ], [ %1027, %1020 ]
  %1013 = add nsw i64 %900, -1
  %1014 = and i64 %1011, %1013
  %1015 = icmp eq i64 %1014, 0
  br i1 %1015, label %1032, label %3694

1016:                                             ; preds = %976
  %1017 = load i64, ptr %57, align 8
  %1018 = inttoptr i64 %1017 to ptr
  %1019 = load i64, ptr %1018, align 8
  br label %1034

1020:                                             ; preds = %1020, %1003
  %1021 = phi i64 [ %1027, %1020 ], [ %1004, %1003 ]
  %1022 = phi i64 [ %1030, %1020 ], [ 0, %1003 ]
  %1023 = phi i64 [ %1029, %1020 ], [ 0, %1003 ]
  %1024 = phi i64 [ %1028, %1020 ], [ %1004, %1003 ]
  %1025 = getelementptr inbounds nuw i64, ptr %1005, i64 %1022
  %1026 = load i64, ptr %1025, align 8
  %1027 = call i64 @llvm.smin.i64(i64 %1026, i64 %1021)
  %1028 = call i64 @llvm.smax.i64(i64 %1026, i64 %1024)
  %1029 = or i64 %1026, %1023
  %1030 = add nuw nsw i64 %1022, 1
  %1031 = icmp eq i64 %1030, %678
  br i1 %1031, label %1007, label %1020

1032:                                             ; preds = %1007
  %1033 = icmp eq i64 %1009, 0
  br i1 %1033, label %1034, label %1078

1034:                                             ; preds = %1032, %1016
  %1035 = phi ptr [ %1018, %1016 ], [ %1008, %1032 ]
  %1036 = phi i64 [ %1019, %1016 ], [ %1010, %1032 ]
  %1037 = phi i64 [ %1019, %1016 ], [ %1012, %1032 ]
  %1038 = load i64, ptr %64, align 8
  %1039 = inttoptr i64 %1038 to ptr
  %1040 = load i64, ptr %65, align 8
  %1041 = inttoptr i64 %1040 to ptr
  %1042 = load i64, ptr %66, align 8
  %1043 = icmp sgt i64 %1042, 0
  br i1 %1043, label %1044, label %1058

1044:                                             ; preds = %1034, %1055
  %1045 = phi i64 [ %1056, %1055 ], [ 0, %1034 ]
  %1046 = shl nuw nsw i64 %1045, 4
  %1047 = getelementptr inbounds nuw i8, ptr %1039, i64 %1046
  %1048 = load i64, ptr %1047, align 8
  %1049 = icmp sgt i64 %1048, %1037
  br i1 %1049, label %1055, label %1050

1050:                                             ; preds = %1044
  %1051 = getelementptr inbounds nuw i8, ptr %1047, i64 8
  %1052 = load i64, ptr %1051, align 8
  %1053 = sub nsw i64 %1052, %900
  %1054 = icmp sgt i64 %1036, %1053
  br i1 %1054, label %1055, label %1058

1055:                                             ; preds = %1050, %1044
  %1056 = add nuw nsw i64 %1045, 1
  %1057 = icmp eq i64 %1056, %1042
  br i1 %1057, label %3694, label %1044

1058:                                             ; preds = %1050, %1034
  %1059 = phi i64 [ 0, %1034 ], [ %1045, %1050 ]
  %1060 = icmp eq i64 %1059, %1042
  br i1 %1060, label %3694, label %1061

1061:                                             ; preds = %1058
  br i1 %910, label %1065, label %1062

1062:                                             ; preds = %1065, %1061
  %1063 = load i64, ptr %61, align 8
  %1064 = inttoptr i64 %1063 to ptr
  br label %1116

1065:                                             ; preds = %1061, %1065
  %1066 = phi i64 [ %1076, %1065 ], [ 0, %1061 ]
  %1067 = getelementptr inbounds nuw i64, ptr %676, i64 %1066
  %1068 = load i64, ptr %1067, align 8
  %1069 = getelementptr inbounds i64, ptr %1041, i64 %1068
  %1070 = load i64, ptr %1069, align 8
  %1071 = load i64, ptr %67, align 8
  %1072 = mul nsw i64 %1071, %1070
  %1073 = getelementptr inbounds nuw i64, ptr %1035, i64 %1066
  %1074 = load i64, ptr %1073, align 8
  %1075 = add nsw i64 %1074, %1072
  store i64 %1075, ptr %1073, align 8
  %1076 = add nuw nsw i64 %1066, 1
  %1077 = icmp eq i64 %1076, %678
  br i1 %1077, label %1062, label %1065

1078:                                             ; preds = %1032
  %1079 = load i64, ptr %61, align 8
  %1080 = inttoptr i64 %1079 to ptr
  %1081 = load i64, ptr %62, align 8
  %1082 = icmp eq i64 %1081, 0
  br i1 %1082, label %1091, label %1083

1083:                                             ; preds = %1078
  %1084 = getelementptr inbounds %struct.region, ptr %1080, i64 %1081
  %1085 = load i64, ptr %1084, align 8
  %1086 = icmp sgt i64 %1085, %1012
  br i1 %1086, label %1091, label %1087

1087:                                             ; preds = %1083
  %1088 = getelementptr inbounds nuw i8, ptr %1084, i64 8
  %1089 = load i64, ptr %1088, align 8
  %1090 = icmp slt i64 %1012, %1089
  br i1 %1090, label %1109, label %1091

1091:                                             ; preds = %1087, %1083, %1078
  %1092 = load i64, ptr %63, align 8
  %1093 = icmp sgt i64 %1092, 1
  br i1 %1093, label %1094, label %1896

1094:                                             ; preds = %1091, %1106
  %1095 = phi i64 [ %1107, %1106 ], [ 1, %1091 ]
  %1096 = getelementptr inbounds nuw %struct.region, ptr %1080, i64 %1095
  %1097 = load i64, ptr %1096, align 8
  %1098 = icmp sgt i64 %1097, %1012
  br i1 %1098, label %1106, label %1099

1099:                                             ; preds = %1094
  %1100 = getelementptr inbounds nuw i8, ptr %1096, i64 8
  %1101 = load i64, ptr %1100, align 8
  %1102 = icmp slt i64 %1012, %1101
  br i1 %1102, label %1103, label %1106

1103:                                             ; preds = %1099
  %1104 = getelementptr inbounds nuw i8, ptr %1096, i64 8
  store i64 %1095, ptr %62, align 8
  %1105 = load i64, ptr %1104, align 8
  br label %1109

1106:                                             ; preds = %1099, %1094
  %1107 = add nuw nsw i64 %1095, 1
  %1108 = icmp eq i64 %1107, %1092
  br i1 %1108, label %1896, label %1094

1109:                                             ; preds = %1103, %1087
  %1110 = phi i64 [ %1089, %1087 ], [ %1105, %1103 ]
  %1111 = phi ptr [ %1084, %1087 ], [ %1096, %1103 ]
  %1112 = sub nsw i64 %1110, %900
  %1113 = icmp sgt i64 %1010, %1112
  br i1 %1113, label %3694, label %1114

1114:                                             ; preds = %1109
  %1115 = load i64, ptr %1111, align 8
  br label %1116

1116:                                             ; preds = %1114, %1062
  %1117 = phi i64 [ %1063, %1062 ], [ %1079, %1114 ]
  %1118 = phi i64 [ 0, %1062 ], [ %1009, %1114 ]
  %1119 = phi ptr [ %1064, %1062 ], [ %1111, %1114 ]
  %1120 = phi i64 [ 0, %1062 ], [ %1115, %1114 ]
  %1121 = getelementptr inbounds nuw i8, ptr %1119, i64 120
  %1122 = load i64, ptr %1121, align 8
  %1123 = icmp sgt i64 %1122, 1
  br i1 %1123, label %3694, label %1124

1124:                                             ; preds = %1116
  %1125 = getelementptr inbounds nuw i8, ptr %1119, i64 32
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp slt i64 %900, %1126
  br i1 %1127, label %3694, label %1128

1128:                                             ; preds = %1124
  %1129 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1126, i1 true)
  %1130 = ashr i64 %900, %1129
  %1131 = icmp eq i64 %1118, 0
  br i1 %1131, label %1135, label %1132

1132:                                             ; preds = %1128
  %1133 = load i64, ptr %68, align 8
  %1134 = icmp ne i64 %1133, 0
  br label %1135

1135:                                             ; preds = %1132, %1128
  %1136 = phi i1 [ true, %1128 ], [ %1134, %1132 ]
  store i64 -1, ptr %69, align 8
  store i64 0, ptr %70, align 8
  %1137 = load i64, ptr %1121, align 8
  %1138 = icmp eq i64 %1137, 0
  br i1 %1138, label %1153, label %1139

1139:                                             ; preds = %1135
  %1140 = select i1 %901, i64 136, i64 128
  %1141 = getelementptr inbounds nuw i8, ptr %1119, i64 %1140
  %1142 = load i64, ptr %1141, align 8
  %1143 = inttoptr i64 %1142 to ptr
  %1144 = getelementptr inbounds i64, ptr %1143, i64 %498
  %1145 = load i64, ptr %1144, align 8
  %1146 = inttoptr i64 %1145 to ptr
  %1147 = icmp eq i64 %1145, 0
  br i1 %1147, label %1148, label %1153

1148:                                             ; preds = %1139
  %1149 = ptrtoint ptr %1119 to i64
  %1150 = sub i64 %1149, %1117
  %1151 = sdiv exact i64 %1150, 152
  store i64 %1151, ptr %69, align 8
  %1152 = select i1 %901, i64 2, i64 1
  store i64 %1152, ptr %70, align 8
  br label %3694

1153:                                             ; preds = %1139, %1135
  %1154 = phi ptr [ %1146, %1139 ], [ null, %1135 ]
  br i1 %1136, label %1155, label %1162

1155:                                             ; preds = %1153
  %1156 = load i64, ptr %71, align 8
  %1157 = shl nsw i64 %678, 1
  %1158 = add i64 %1157, 4
  %1159 = add i64 %1158, %1156
  %1160 = load i64, ptr %72, align 8
  %1161 = icmp sgt i64 %1159, %1160
  br i1 %1161, label %3694, label %1162

1162:                                             ; preds = %1155, %1153
  %1163 = load i64, ptr %65, align 8
  %1164 = inttoptr i64 %1163 to ptr
  %1165 = load i64, ptr %73, align 8
  %1166 = inttoptr i64 %1165 to ptr
  %1167 = load i64, ptr %74, align 8
  %1168 = inttoptr i64 %1167 to ptr
  %1169 = load i64, ptr %75, align 8
  %1170 = inttoptr i64 %1169 to ptr
  %1171 = getelementptr inbounds nuw i8, ptr %1119, i64 24
  %1172 = load i64, ptr %1171, align 8
  %1173 = inttoptr i64 %1172 to ptr
  %1174 = getelementptr inbounds nuw i8, ptr %1119, i64 64
  %1175 = load i64, ptr %1174, align 8
  %1176 = inttoptr i64 %1175 to ptr
  %1177 = getelementptr inbounds nuw i8, ptr %1119, i64 56
  %1178 = load i64, ptr %1177, align 8
  %1179 = inttoptr i64 %1178 to ptr
  %1180 = getelementptr inbounds nuw i8, ptr %1119, i64 72
  %1181 = load i64, ptr %1180, align 8
  %1182 = inttoptr i64 %1181 to ptr
  %1183 = getelementptr inbounds nuw i8, ptr %1119, i64 88
  %1184 = load i64, ptr %1183, align 8
  %1185 = inttoptr i64 %1184 to ptr
  %1186 = getelementptr inbounds nuw i8, ptr %1119, i64 48
  %1187 = load i64, ptr %1186, align 8
  %1188 = inttoptr i64 %1187 to ptr
  %1189 = getelementptr inbounds nuw i8, ptr %1119, i64 112
  %1190 = load i64, ptr %1189, align 8
  %1191 = inttoptr i64 %1190 to ptr
  %1192 = load i64, ptr %76, align 8
  %1193 = load i64, ptr %1125, align 8
  %1194 = load i64, ptr %77, align 8
  %1195 = inttoptr i64 %1194 to ptr
  %1196 = mul nsw i64 %1130, %678
  %1197 = add nsw i64 %1192, %1196
  store i64 %1197, ptr %76, align 8
  br i1 %910, label %1198, label %1385

1198:                                             ; preds = %1162
  %1199 = icmp eq i64 %1175, 0
  %1200 = getelementptr inbounds nuw i8, ptr %1119, i64 104
  %1201 = getelementptr inbounds nuw i8, ptr %1119, i64 80
  %1202 = getelementptr inbounds nuw i8, ptr %1119, i64 40
  %1203 = icmp eq i64 %1178, 0
  %1204 = icmp slt i64 %1193, 1
  %1205 = select i1 %1203, i1 true, i1 %1204
  %1206 = icmp sgt i64 %1130, 0
  br label %1207

1207:                                             ; preds = %1379, %1198
  %1208 = phi i64 [ 0, %1198 ], [ %1380, %1379 ]
  %1209 = phi i64 [ 0, %1198 ], [ %1381, %1379 ]
  %1210 = phi i64 [ 0, %1198 ], [ %1383, %1379 ]
  %1211 = phi i64 [ 0, %1198 ], [ %1382, %1379 ]
  %1212 = getelementptr inbounds nuw i64, ptr %676, i64 %1210
  %1213 = load i64, ptr %1212, align 8
  %1214 = getelementptr inbounds nuw i64, ptr %895, i64 %1210
  %1215 = load i64, ptr %1214, align 8
  %1216 = sub nsw i64 %1215, %1120
  %1217 = ashr i64 %1216, %1129
  %1218 = getelementptr inbounds i64, ptr %1164, i64 %1213
  %1219 = load i64, ptr %1218, align 8
  %1220 = load i64, ptr %78, align 8
  %1221 = add nsw i64 %1220, %1219
  %1222 = getelementptr inbounds i64, ptr %1166, i64 %1213
  %1223 = load i64, ptr %1222, align 8
  %1224 = getelementptr inbounds i64, ptr %1168, i64 %1213
  %1225 = load i64, ptr %1224, align 8
  %1226 = load i64, ptr %79, align 8
  %1227 = mul nsw i64 %1226, %1225
  %1228 = getelementptr inbounds i32, ptr %1170, i64 %1227
  br i1 %1206, label %1229, label %1379

1229:                                             ; preds = %1207, %1368
  %1230 = phi i64 [ %1369, %1368 ], [ %1208, %1207 ]
  %1231 = phi i64 [ %1370, %1368 ], [ %1209, %1207 ]
  %1232 = phi i64 [ %1377, %1368 ], [ %1211, %1207 ]
  %1233 = phi i64 [ %1376, %1368 ], [ 0, %1207 ]
  %1234 = add nsw i64 %1233, %1217
  %1235 = mul nsw i64 %1234, 40
  %1236 = getelementptr inbounds i8, ptr %1173, i64 %1235
  br i1 %1199, label %1241, label %1237

1237:                                             ; preds = %1229
  %1238 = getelementptr inbounds i32, ptr %1176, i64 %1234
  %1239 = load i32, ptr %1238, align 4
  %1240 = icmp eq i32 %1239, 0
  br i1 %1240, label %1241, label %3694

1241:                                             ; preds = %1237, %1229
  %1242 = load i32, ptr %1236, align 4
  %1243 = sext i32 %1242 to i64
  %1244 = getelementptr inbounds nuw i8, ptr %1236, i64 4
  %1245 = load i32, ptr %1244, align 4
  %1246 = icmp slt i32 %1245, 1
  br i1 %1246, label %1261, label %1247

1247:                                             ; preds = %1241
  %1248 = load i64, ptr %1200, align 8
  %1249 = icmp eq i64 %1248, 0
  br i1 %1249, label %1250, label %1255

1250:                                             ; preds = %1247
  %1251 = getelementptr inbounds nuw i8, ptr %1236, i64 8
  %1252 = load i32, ptr %1251, align 4
  %1253 = sext i32 %1252 to i64
  %1254 = icmp eq i64 %1221, %1253
  br i1 %1254, label %1255, label %1261

1255:                                             ; preds = %1250, %1247
  %1256 = icmp eq i64 %1223, %1243
  br i1 %1256, label %1261, label %1257

1257:                                             ; preds = %1255
  %1258 = getelementptr inbounds i32, ptr %1228, i64 %1243
  %1259 = load i32, ptr %1258, align 4
  %1260 = icmp slt i32 %1259, %1245
  br label %1261

1261:                                             ; preds = %1257, %1255, %1250, %1241
  %1262 = phi i1 [ %1260, %1257 ], [ false, %1241 ], [ false, %1255 ], [ true, %1250 ]
  %1263 = getelementptr inbounds nuw i8, ptr %1236, i64 20
  %1264 = load i32, ptr %1263, align 4
  %1265 = sext i32 %1264 to i64
  %1266 = getelementptr inbounds nuw i8, ptr %1236, i64 24
  %1267 = load i32, ptr %1266, align 4
  %1268 = icmp slt i32 %1267, 1
  br i1 %1268, label %1288, label %1269

1269:                                             ; preds = %1261
  %1270 = load i64, ptr %1200, align 8
  %1271 = icmp eq i64 %1270, 0
  br i1 %1271, label %1272, label %1281

1272:                                             ; preds = %1269
  %1273 = getelementptr inbounds nuw i8, ptr %1236, i64 28
  %1274 = load i32, ptr %1273, align 4
  %1275 = sext i32 %1274 to i64
  %1276 = icmp eq i64 %1221, %1275
  br i1 %1276, label %1281, label %1277

1277:                                             ; preds = %1272
  %1278 = load i64, ptr %80, align 8
  %1279 = icmp ne i64 %1278, 0
  %1280 = sext i1 %1279 to i32
  br label %1288

1281:                                             ; preds = %1272, %1269
  %1282 = icmp eq i64 %1223, %1265
  br i1 %1282, label %1288, label %1283

1283:                                             ; preds = %1281
  %1284 = getelementptr inbounds i32, ptr %1228, i64 %1265
  %1285 = load i32, ptr %1284, align 4
  %1286 = icmp sge i32 %1285, %1267
  %1287 = zext i1 %1286 to i32
  br label %1288

1288:                                             ; preds = %1283, %1281, %1277, %1261
  %1289 = phi i32 [ %1280, %1277 ], [ 1, %1261 ], [ 1, %1281 ], [ %1287, %1283 ]
  %1290 = icmp slt i32 %1289, 0
  %1291 = select i1 %1262, i1 true, i1 %1290
  br i1 %1291, label %3694, label %1292

1292:                                             ; preds = %1288
  br i1 %901, label %1293, label %1336

1293:                                             ; preds = %1292
  %1294 = icmp eq i32 %1289, 0
  br i1 %1294, label %3694, label %1295

1295:                                             ; preds = %1293
  %1296 = getelementptr inbounds i8, ptr %1185, i64 %1234
  %1297 = load i8, ptr %1296, align 1
  %1298 = icmp eq i8 %1297, 0
  br i1 %1298, label %1299, label %3694

1299:                                             ; preds = %1295
  %1300 = getelementptr inbounds i64, ptr %1191, i64 %1234
  %1301 = load i64, ptr %1300, align 8
  %1302 = icmp slt i64 %1301, %1192
  br i1 %1302, label %1303, label %3694

1303:                                             ; preds = %1299
  %1304 = load i64, ptr %1201, align 8
  %1305 = icmp sgt i64 %1304, 0
  br i1 %1305, label %1306, label %1368

1306:                                             ; preds = %1303
  %1307 = mul nsw i64 %1234, 20
  br label %1308

1308:                                             ; preds = %1333, %1306
  %1309 = phi i64 [ 0, %1306 ], [ %1334, %1333 ]
  %1310 = getelementptr inbounds nuw i64, ptr %1182, i64 %1309
  %1311 = load i64, ptr %1310, align 8
  %1312 = inttoptr i64 %1311 to ptr
  %1313 = getelementptr inbounds i8, ptr %1312, i64 %1307
  %1314 = load i32, ptr %1313, align 4
  %1315 = sext i32 %1314 to i64
  %1316 = getelementptr inbounds nuw i8, ptr %1313, i64 4
  %1317 = load i32, ptr %1316, align 4
  %1318 = icmp slt i32 %1317, 1
  br i1 %1318, label %1333, label %1319

1319:                                             ; preds = %1308
  %1320 = load i64, ptr %1200, align 8
  %1321 = icmp eq i64 %1320, 0
  br i1 %1321, label %1322, label %1327

1322:                                             ; preds = %1319
  %1323 = getelementptr inbounds nuw i8, ptr %1313, i64 8
  %1324 = load i32, ptr %1323, align 4
  %1325 = sext i32 %1324 to i64
  %1326 = icmp eq i64 %1221, %1325
  br i1 %1326, label %1327, label %3694

1327:                                             ; preds = %1322, %1319
  %1328 = icmp eq i64 %1223, %1315
  br i1 %1328, label %1333, label %1329

1329:                                             ; preds = %1327
  %1330 = getelementptr inbounds i32, ptr %1228, i64 %1315
  %1331 = load i32, ptr %1330, align 4
  %1332 = icmp slt i32 %1331, %1317
  br i1 %1332, label %3694, label %1333

1333:                                             ; preds = %1329, %1327, %1308
  %1334 = add nuw nsw i64 %1309, 1
  %1335 = icmp eq i64 %1334, %1304
  br i1 %1335, label %1368, label %1308

1336:                                             ; preds = %1292
  %1337 = load i64, ptr %1202, align 8
  %1338 = icmp eq i64 %1337, 0
  br i1 %1338, label %1339, label %1343

1339:                                             ; preds = %1336
  %1340 = getelementptr inbounds i8, ptr %1188, i64 %1234
  %1341 = load i8, ptr %1340, align 1
  %1342 = icmp eq i8 %1341, 0
  br i1 %1342, label %3694, label %1343

1343:                                             ; preds = %1339, %1336
  br i1 %1205, label %1355, label %1344

1344:                                             ; preds = %1343
  %1345 = mul nsw i64 %1234, %1193
  %1346 = getelementptr i32, ptr %1179, i64 %1345
  br label %1350

1347:                                             ; preds = %1350
  %1348 = add nuw nsw i64 %1351, 1
  %1349 = icmp eq i64 %1348, %1193
  br i1 %1349, label %1355, label %1350

1350:                                             ; preds = %1347, %1344
  %1351 = phi i64 [ 0, %1344 ], [ %1348, %1347 ]
  %1352 = getelementptr i32, ptr %1346, i64 %1351
  %1353 = load i32, ptr %1352, align 4
  %1354 = icmp eq i32 %1353, 0
  br i1 %1354, label %1347, label %3694

1355:                                             ; preds = %1347, %1343
  %1356 = icmp eq i32 %1289, 0
  %1357 = zext i1 %1356 to i64
  %1358 = add nsw i64 %1230, %1357
  %1359 = getelementptr inbounds i64, ptr %1191, i64 %1234
  %1360 = load i64, ptr %1359, align 8
  %1361 = icmp slt i64 %1360, %1192
  br i1 %1361, label %1368, label %1362

1362:                                             ; preds = %1355
  %1363 = sub nsw i64 %1360, %1192
  %1364 = getelementptr inbounds nuw i8, ptr %1195, i64 %1363
  %1365 = load i8, ptr %1364, align 1
  %1366 = or i8 %1365, 1
  store i8 %1366, ptr %1364, align 1
  %1367 = add nsw i64 %1231, 1
  br label %1368

1368:                                             ; preds = %1333, %1362, %1355, %1303
  %1369 = phi i64 [ %1358, %1355 ], [ %1358, %1362 ], [ %1230, %1303 ], [ %1230, %1333 ]
  %1370 = phi i64 [ %1231, %1355 ], [ %1367, %1362 ], [ %1231, %1303 ], [ %1231, %1333 ]
  %1371 = icmp eq i32 %1289, 0
  %1372 = select i1 %1371, i8 2, i8 0
  %1373 = getelementptr inbounds i8, ptr %1195, i64 %1232
  store i8 %1372, ptr %1373, align 1
  %1374 = add nsw i64 %1232, %1192
  %1375 = getelementptr inbounds i64, ptr %1191, i64 %1234
  store i64 %1374, ptr %1375, align 8
  %1376 = add nuw nsw i64 %1233, 1
  %1377 = add nsw i64 %1232, 1
  %1378 = icmp eq i64 %1376, %1130
  br i1 %1378, label %1379, label %1229

1379:                                             ; preds = %1368, %1207
  %1380 = phi i64 [ %1208, %1207 ], [ %1369, %1368 ]
  %1381 = phi i64 [ %1209, %1207 ], [ %1370, %1368 ]
  %1382 = phi i64 [ %1211, %1207 ], [ %1377, %1368 ]
  %1383 = add nuw nsw i64 %1210, 1
  %1384 = icmp eq i64 %1383, %678
  br i1 %1384, label %1385, label %1207

1385:                                             ; preds = %1379, %1162
  %1386 = phi i64 [ 0, %1162 ], [ %1380, %1379 ]
  %1387 = phi i64 [ 0, %1162 ], [ %1381, %1379 ]
  %1388 = getelementptr inbounds nuw i8, ptr %1119, i64 96
  %1389 = load i64, ptr %1388, align 8
  %1390 = inttoptr i64 %1389 to ptr
  br i1 %901, label %1405, label %1391

1391:                                             ; preds = %1385
  %1392 = getelementptr inbounds nuw i8, ptr %1390, i64 8
  %1393 = load i64, ptr %1392, align 8
  %1394 = add i64 %1387, %1386
  %1395 = add i64 %1394, %1393
  %1396 = getelementptr inbounds nuw i8, ptr %1390, i64 16
  %1397 = load i64, ptr %1396, align 8
  %1398 = icmp sgt i64 %1395, %1397
  br i1 %1398, label %1399, label %1405

1399:                                             ; preds = %1391
  %1400 = getelementptr inbounds nuw i8, ptr %1390, i64 24
  store i64 %1395, ptr %1400, align 8
  %1401 = load i64, ptr %61, align 8
  %1402 = ptrtoint ptr %1119 to i64
  %1403 = sub i64 %1402, %1401
  %1404 = sdiv exact i64 %1403, 152
  store i64 %1404, ptr %69, align 8
  br label %3694

1405:                                             ; preds = %1391, %1385
  %1406 = load i64, ptr %65, align 8
  %1407 = inttoptr i64 %1406 to ptr
  %1408 = load i64, ptr %73, align 8
  %1409 = inttoptr i64 %1408 to ptr
  %1410 = load i64, ptr %81, align 8
  %1411 = inttoptr i64 %1410 to ptr
  %1412 = load i64, ptr %77, align 8
  %1413 = inttoptr i64 %1412 to ptr
  %1414 = load i64, ptr %1171, align 8
  %1415 = inttoptr i64 %1414 to ptr
  %1416 = load i64, ptr %1177, align 8
  %1417 = inttoptr i64 %1416 to ptr
  %1418 = load i64, ptr %1180, align 8
  %1419 = inttoptr i64 %1418 to ptr
  %1420 = load i64, ptr %1125, align 8
  %1421 = icmp eq i64 %1386, 0
  br i1 %1421, label %1426, label %1422

1422:                                             ; preds = %1405
  %1423 = getelementptr inbounds nuw i8, ptr %1390, i64 8
  br i1 %910, label %1424, label %1484

1424:                                             ; preds = %1422
  %1425 = icmp sgt i64 %1130, 0
  br label %1437

1426:                                             ; preds = %1446, %1405
  br i1 %910, label %1427, label %1484

1427:                                             ; preds = %1426
  %1428 = trunc i64 %498 to i32
  %1429 = getelementptr inbounds nuw i8, ptr %1119, i64 80
  %1430 = getelementptr inbounds nuw i8, ptr %1119, i64 40
  %1431 = icmp eq i64 %1416, 0
  %1432 = icmp slt i64 %1420, 1
  %1433 = shl i64 %1420, 2
  %1434 = select i1 %1431, i1 true, i1 %1432
  %1435 = icmp sgt i64 %1130, 0
  %1436 = select i1 %901, i64 0, i64 5
  br label %1491

1437:                                             ; preds = %1446, %1424
  %1438 = phi i64 [ 0, %1424 ], [ %1447, %1446 ]
  %1439 = phi i64 [ 0, %1424 ], [ %1448, %1446 ]
  %1440 = getelementptr inbounds nuw i64, ptr %895, i64 %1439
  %1441 = load i64, ptr %1440, align 8
  %1442 = sub nsw i64 %1441, %1120
  %1443 = ashr i64 %1442, %1129
  br i1 %1425, label %1450, label %1446

1444:                                             ; preds = %1480
  %1445 = add i64 %1438, %1130
  br label %1446

1446:                                             ; preds = %1444, %1437
  %1447 = phi i64 [ %1438, %1437 ], [ %1445, %1444 ]
  %1448 = add nuw nsw i64 %1439, 1
  %1449 = icmp eq i64 %1448, %678
  br i1 %1449, label %1426, label %1437

1450:                                             ; preds = %1437, %1480
  %1451 = phi i64 [ %1482, %1480 ], [ %1438, %1437 ]
  %1452 = phi i64 [ %1481, %1480 ], [ 0, %1437 ]
  %1453 = getelementptr inbounds i8, ptr %1413, i64 %1451
  %1454 = load i8, ptr %1453, align 1
  %1455 = and i8 %1454, 2
  %1456 = icmp eq i8 %1455, 0
  br i1 %1456, label %1480, label %1457

1457:                                             ; preds = %1450
  %1458 = add nsw i64 %1452, %1443
  %1459 = mul nsw i64 %1458, 40
  %1460 = getelementptr inbounds i8, ptr %1415, i64 %1459
  %1461 = getelementptr inbounds nuw i8, ptr %1460, i64 20
  %1462 = load i64, ptr %1390, align 8
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = load i64, ptr %1423, align 8
  %1465 = add nsw i64 %1464, 1
  store i64 %1465, ptr %1423, align 8
  %1466 = mul nsw i64 %1464, 24
  %1467 = getelementptr inbounds i8, ptr %1463, i64 %1466
  %1468 = trunc i64 %1458 to i32
  store i32 %1468, ptr %1467, align 4
  br label %1473

1469:                                             ; preds = %1473
  %1470 = load i64, ptr %1183, align 8
  %1471 = inttoptr i64 %1470 to ptr
  %1472 = getelementptr inbounds i8, ptr %1471, i64 %1458
  store i8 1, ptr %1472, align 1
  br label %1480

1473:                                             ; preds = %1473, %1457
  %1474 = phi i64 [ 0, %1457 ], [ %1477, %1473 ]
  %1475 = getelementptr inbounds nuw i32, ptr %1461, i64 %1474
  %1476 = load i32, ptr %1475, align 4
  %1477 = add nuw nsw i64 %1474, 1
  %1478 = getelementptr inbounds nuw i32, ptr %1467, i64 %1477
  store i32 %1476, ptr %1478, align 4
  %1479 = icmp eq i64 %1477, 5
  br i1 %1479, label %1469, label %1473

1480:                                             ; preds = %1469, %1450
  %1481 = add nuw nsw i64 %1452, 1
  %1482 = add nsw i64 %1451, 1
  %1483 = icmp eq i64 %1481, %1130
  br i1 %1483, label %1444, label %1450

1484:                                             ; preds = %1503, %1426, %1422
  %1485 = icmp eq i64 %1387, 0
  br i1 %1485, label %1607, label %1486

1486:                                             ; preds = %1484
  %1487 = getelementptr inbounds nuw i8, ptr %1390, i64 8
  %1488 = trunc i64 %498 to i32
  br i1 %910, label %1489, label %1634

1489:                                             ; preds = %1486
  %1490 = icmp sgt i64 %1130, 0
  br label %1553

1491:                                             ; preds = %1503, %1427
  %1492 = phi i64 [ 0, %1427 ], [ %1504, %1503 ]
  %1493 = getelementptr inbounds nuw i64, ptr %895, i64 %1492
  %1494 = load i64, ptr %1493, align 8
  %1495 = sub nsw i64 %1494, %1120
  %1496 = ashr i64 %1495, %1129
  br i1 %1435, label %1497, label %1503

1497:                                             ; preds = %1491
  %1498 = getelementptr inbounds nuw i64, ptr %676, i64 %1492
  %1499 = load i64, ptr %1498, align 8
  %1500 = getelementptr inbounds i64, ptr %1409, i64 %1499
  %1501 = getelementptr inbounds i32, ptr %1411, i64 %1499
  %1502 = getelementptr inbounds i64, ptr %1407, i64 %1499
  br label %1506

1503:                                             ; preds = %1550, %1491
  %1504 = add nuw nsw i64 %1492, 1
  %1505 = icmp eq i64 %1504, %678
  br i1 %1505, label %1484, label %1491

1506:                                             ; preds = %1550, %1497
  %1507 = phi i64 [ 0, %1497 ], [ %1551, %1550 ]
  %1508 = add i64 %1507, %1496
  %1509 = mul i64 %1508, %1433
  %1510 = getelementptr i8, ptr %1417, i64 %1509
  %1511 = mul nsw i64 %1508, 40
  %1512 = getelementptr inbounds i8, ptr %1415, i64 %1511
  %1513 = getelementptr inbounds nuw i32, ptr %1512, i64 %1436
  %1514 = load i64, ptr %1500, align 8
  %1515 = trunc i64 %1514 to i32
  store i32 %1515, ptr %1513, align 4
  %1516 = load i32, ptr %1501, align 4
  %1517 = getelementptr inbounds nuw i8, ptr %1513, i64 4
  store i32 %1516, ptr %1517, align 4
  %1518 = load i64, ptr %1502, align 8
  %1519 = load i64, ptr %78, align 8
  %1520 = add nsw i64 %1519, %1518
  %1521 = trunc i64 %1520 to i32
  %1522 = getelementptr inbounds nuw i8, ptr %1513, i64 8
  store i32 %1521, ptr %1522, align 4
  %1523 = getelementptr inbounds nuw i8, ptr %1513, i64 12
  store i32 %1428, ptr %1523, align 4
  %1524 = getelementptr inbounds nuw i8, ptr %1513, i64 16
  store i32 1, ptr %1524, align 4
  br i1 %901, label %1525, label %1550

1525:                                             ; preds = %1506
  %1526 = getelementptr i8, ptr %1512, i64 24
  store i32 0, ptr %1526, align 4
  %1527 = load i64, ptr %1429, align 8
  %1528 = icmp sgt i64 %1527, 0
  br i1 %1528, label %1529, label %1531

1529:                                             ; preds = %1525
  %1530 = mul i64 %1508, 20
  br label %1534

1531:                                             ; preds = %1534, %1525
  %1532 = load i64, ptr %1430, align 8
  %1533 = icmp eq i64 %1532, 0
  br i1 %1533, label %1544, label %1548

1534:                                             ; preds = %1534, %1529
  %1535 = phi i64 [ 0, %1529 ], [ %1541, %1534 ]
  %1536 = getelementptr inbounds nuw i64, ptr %1419, i64 %1535
  %1537 = load i64, ptr %1536, align 8
  %1538 = inttoptr i64 %1537 to ptr
  %1539 = getelementptr i8, ptr %1538, i64 %1530
  %1540 = getelementptr i8, ptr %1539, i64 4
  store i32 0, ptr %1540, align 4
  %1541 = add nuw nsw i64 %1535, 1
  %1542 = load i64, ptr %1429, align 8
  %1543 = icmp slt i64 %1541, %1542
  br i1 %1543, label %1534, label %1531

1544:                                             ; preds = %1531
  %1545 = load i64, ptr %1186, align 8
  %1546 = inttoptr i64 %1545 to ptr
  %1547 = getelementptr inbounds i8, ptr %1546, i64 %1508
  store i8 1, ptr %1547, align 1
  br label %1548

1548:                                             ; preds = %1544, %1531
  br i1 %1434, label %1550, label %1549

1549:                                             ; preds = %1548
  call void @llvm.memset.p0.i64(ptr align 4 %1510, i8 0, i64 %1433, i1 false)
  br label %1550

1550:                                             ; preds = %1549, %1548, %1506
  %1551 = add nuw nsw i64 %1507, 1
  %1552 = icmp eq i64 %1551, %1130
  br i1 %1552, label %1503, label %1506

1553:                                             ; preds = %1568, %1489
  %1554 = phi i64 [ 0, %1489 ], [ %1570, %1568 ]
  %1555 = phi i64 [ 0, %1489 ], [ %1569, %1568 ]
  %1556 = getelementptr inbounds nuw i64, ptr %895, i64 %1554
  %1557 = load i64, ptr %1556, align 8
  %1558 = sub nsw i64 %1557, %1120
  %1559 = ashr i64 %1558, %1129
  br i1 %1490, label %1560, label %1568

1560:                                             ; preds = %1553
  %1561 = getelementptr inbounds nuw i64, ptr %676, i64 %1554
  %1562 = load i64, ptr %1561, align 8
  %1563 = getelementptr inbounds i64, ptr %1409, i64 %1562
  %1564 = getelementptr inbounds i32, ptr %1411, i64 %1562
  %1565 = getelementptr inbounds i64, ptr %1407, i64 %1562
  br label %1572

1566:                                             ; preds = %1603
  %1567 = add i64 %1555, %1130
  br label %1568

1568:                                             ; preds = %1566, %1553
  %1569 = phi i64 [ %1555, %1553 ], [ %1567, %1566 ]
  %1570 = add nuw nsw i64 %1554, 1
  %1571 = icmp eq i64 %1570, %678
  br i1 %1571, label %1607, label %1553

1572:                                             ; preds = %1603, %1560
  %1573 = phi i64 [ 0, %1560 ], [ %1604, %1603 ]
  %1574 = phi i64 [ %1555, %1560 ], [ %1605, %1603 ]
  %1575 = getelementptr inbounds i8, ptr %1413, i64 %1574
  %1576 = load i8, ptr %1575, align 1
  %1577 = and i8 %1576, 1
  %1578 = icmp eq i8 %1577, 0
  br i1 %1578, label %1603, label %1579

1579:                                             ; preds = %1572
  %1580 = load i64, ptr %1390, align 8
  %1581 = inttoptr i64 %1580 to ptr
  %1582 = load i64, ptr %1487, align 8
  %1583 = add nsw i64 %1582, 1
  store i64 %1583, ptr %1487, align 8
  %1584 = mul nsw i64 %1582, 24
  %1585 = getelementptr inbounds i8, ptr %1581, i64 %1584
  %1586 = add nsw i64 %1573, %1559
  %1587 = trunc i64 %1586 to i32
  store i32 %1587, ptr %1585, align 4
  %1588 = load i64, ptr %1563, align 8
  %1589 = trunc i64 %1588 to i32
  %1590 = getelementptr inbounds nuw i8, ptr %1585, i64 4
  store i32 %1589, ptr %1590, align 4
  %1591 = load i32, ptr %1564, align 4
  %1592 = getelementptr inbounds nuw i8, ptr %1585, i64 8
  store i32 %1591, ptr %1592, align 4
  %1593 = load i64, ptr %1565, align 8
  %1594 = load i64, ptr %78, align 8
  %1595 = add nsw i64 %1594, %1593
  %1596 = trunc i64 %1595 to i32
  %1597 = getelementptr inbounds nuw i8, ptr %1585, i64 12
  store i32 %1596, ptr %1597, align 4
  %1598 = getelementptr inbounds nuw i8, ptr %1585, i64 16
  store i32 %1488, ptr %1598, align 4
  %1599 = getelementptr inbounds nuw i8, ptr %1585, i64 20
  store i32 1, ptr %1599, align 4
  %1600 = load i64, ptr %1183, align 8
  %1601 = inttoptr i64 %1600 to ptr
  %1602 = getelementptr inbounds i8, ptr %1601, i64 %1586
  store i8 1, ptr %1602, align 1
  br label %1603

1603:                                             ; preds = %1579, %1572
  %1604 = add nuw nsw i64 %1573, 1
  %1605 = add nsw i64 %1574, 1
  %1606 = icmp eq i64 %1604, %1130
  br i1 %1606, label %1566, label %1572

1607:                                             ; preds = %1568, %1484
  %1608 = icmp eq ptr %1154, null
  br i1 %1608, label %1634, label %1609

1609:                                             ; preds = %1607
  %1610 = getelementptr inbounds nuw i8, ptr %1119, i64 144
  %1611 = load i64, ptr %1610, align 8
  %1612 = inttoptr i64 %1611 to ptr
  br i1 %910, label %1613, label %1634

1613:                                             ; preds = %1609
  %1614 = trunc i64 %498 to i32
  %1615 = icmp sgt i64 %1130, 0
  br label %1616

1616:                                             ; preds = %1622, %1613
  %1617 = phi i64 [ 0, %1613 ], [ %1623, %1622 ]
  %1618 = getelementptr inbounds nuw i64, ptr %895, i64 %1617
  %1619 = load i64, ptr %1618, align 8
  %1620 = sub nsw i64 %1619, %1120
  %1621 = ashr i64 %1620, %1129
  br i1 %1615, label %1625, label %1622

1622:                                             ; preds = %1631, %1616
  %1623 = add nuw nsw i64 %1617, 1
  %1624 = icmp eq i64 %1623, %678
  br i1 %1624, label %1634, label %1616

1625:                                             ; preds = %1616, %1631
  %1626 = phi i64 [ %1632, %1631 ], [ 0, %1616 ]
  %1627 = add nsw i64 %1626, %1621
  %1628 = getelementptr inbounds i8, ptr %1154, i64 %1627
  store i8 1, ptr %1628, align 1
  br i1 %901, label %1629, label %1631

1629:                                             ; preds = %1625
  %1630 = getelementptr inbounds i32, ptr %1612, i64 %1627
  store i32 %1614, ptr %1630, align 4
  br label %1631

1631:                                             ; preds = %1629, %1625
  %1632 = add nuw nsw i64 %1626, 1
  %1633 = icmp eq i64 %1632, %1130
  br i1 %1633, label %1622, label %1625

1634:                                             ; preds = %1622, %1609, %1607, %1486
  %1635 = load i64, ptr %39, align 8
  %1636 = inttoptr i64 %1635 to ptr
  %1637 = load i64, ptr %82, align 8
  %1638 = inttoptr i64 %1637 to ptr
  %1639 = load i64, ptr %898, align 8
  %1640 = icmp sgt i64 %1639, 0
  br i1 %1640, label %1641, label %1768

1641:                                             ; preds = %1634
  %1642 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %1643 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %1644 = getelementptr inbounds nuw i8, ptr %1119, i64 16
  br label %1645

1645:                                             ; preds = %1764, %1641
  %1646 = phi i64 [ %1639, %1641 ], [ %1765, %1764 ]
  %1647 = phi i64 [ 0, %1641 ], [ %1766, %1764 ]
  %1648 = load i64, ptr %1642, align 8
  %1649 = getelementptr i64, ptr %1638, i64 %1648
  %1650 = getelementptr i64, ptr %1649, i64 %1647
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp slt i64 %1651, 0
  br i1 %1652, label %1764, label %1653

1653:                                             ; preds = %1645
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1654 = getelementptr inbounds nuw %struct.operand, ptr %1636, i64 %1651
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1654, i64 16, i1 false)
  %1655 = load i64, ptr %1644, align 8
  %1656 = sub nsw i64 %1655, %1120
  %1657 = load i64, ptr %896, align 8
  %1658 = mul nsw i64 %1657, %1647
  %1659 = add nsw i64 %1658, %1656
  %1660 = load i64, ptr %83, align 8
  %1661 = icmp eq i64 %1660, %1657
  br i1 %1661, label %1663, label %1662

1662:                                             ; preds = %1653
  br i1 %910, label %1732, label %1762

1663:                                             ; preds = %1653
  %1664 = load i64, ptr %14, align 8
  switch i64 %1657, label %1668 [
    i64 1, label %1667
    i64 2, label %1666
    i64 4, label %1665
  ]

1665:                                             ; preds = %1663
  br i1 %910, label %1700, label %1762

1666:                                             ; preds = %1663
  br i1 %910, label %1684, label %1762

1667:                                             ; preds = %1663
  br i1 %910, label %1669, label %1762

1668:                                             ; preds = %1663
  br i1 %910, label %1716, label %1762

1669:                                             ; preds = %1667, %1669
  %1670 = phi i64 [ %1682, %1669 ], [ 0, %1667 ]
  %1671 = getelementptr inbounds nuw i64, ptr %895, i64 %1670
  %1672 = load i64, ptr %1671, align 8
  %1673 = add i64 %1672, %1659
  %1674 = inttoptr i64 %1673 to ptr
  %1675 = getelementptr inbounds nuw i64, ptr %676, i64 %1670
  %1676 = load i64, ptr %1675, align 8
  %1677 = add nsw i64 %1676, %1664
  %1678 = inttoptr i64 %1677 to ptr
  %1679 = select i1 %901, ptr %1678, ptr %1674
  %1680 = select i1 %901, ptr %1674, ptr %1678
  %1681 = load i8, ptr %1679, align 1
  store i8 %1681, ptr %1680, align 1
  %1682 = add nuw nsw i64 %1670, 1
  %1683 = icmp eq i64 %1682, %678
  br i1 %1683, label %1762, label %1669

1684:                                             ; preds = %1666, %1684
  %1685 = phi i64 [ %1698, %1684 ], [ 0, %1666 ]
  %1686 = getelementptr inbounds nuw i64, ptr %895, i64 %1685
  %1687 = load i64, ptr %1686, align 8
  %1688 = add i64 %1687, %1659
  %1689 = inttoptr i64 %1688 to ptr
  %1690 = getelementptr inbounds nuw i64, ptr %676, i64 %1685
  %1691 = load i64, ptr %1690, align 8
  %1692 = shl nsw i64 %1691, 1
  %1693 = add nsw i64 %1692, %1664
  %1694 = inttoptr i64 %1693 to ptr
  %1695 = select i1 %901, ptr %1694, ptr %1689
  %1696 = select i1 %901, ptr %1689, ptr %1694
  %1697 = load i16, ptr %1695, align 2
  store i16 %1697, ptr %1696, align 2
  %1698 = add nuw nsw i64 %1685, 1
  %1699 = icmp eq i64 %1698, %678
  br i1 %1699, label %1762, label %1684

1700:                                             ; preds = %1665, %1700
  %1701 = phi i64 [ %1714, %1700 ], [ 0, %1665 ]
  %1702 = getelementptr inbounds nuw i64, ptr %895, i64 %1701
  %1703 = load i64, ptr %1702, align 8
  %1704 = add i64 %1703, %1659
  %1705 = inttoptr i64 %1704 to ptr
  %1706 = getelementptr inbounds nuw i64, ptr %676, i64 %1701
  %1707 = load i64, ptr %1706, align 8
  %1708 = shl nsw i64 %1707, 2
  %1709 = add nsw i64 %1708, %1664
  %1710 = inttoptr i64 %1709 to ptr
  %1711 = select i1 %901, ptr %1710, ptr %1705
  %1712 = select i1 %901, ptr %1705, ptr %1710
  %1713 = load i32, ptr %1711, align 4
  store i32 %1713, ptr %1712, align 4
  %1714 = add nuw nsw i64 %1701, 1
  %1715 = icmp eq i64 %1714, %678
  br i1 %1715, label %1762, label %1700

1716:                                             ; preds = %1668, %1716
  %1717 = phi i64 [ %1730, %1716 ], [ 0, %1668 ]
  %1718 = getelementptr inbounds nuw i64, ptr %895, i64 %1717
  %1719 = load i64, ptr %1718, align 8
  %1720 = add i64 %1719, %1659
  %1721 = inttoptr i64 %1720 to ptr
  %1722 = getelementptr inbounds nuw i64, ptr %676, i64 %1717
  %1723 = load i64, ptr %1722, align 8
  %1724 = mul nsw i64 %1723, %1657
  %1725 = add nsw i64 %1724, %1664
  %1726 = inttoptr i64 %1725 to ptr
  %1727 = select i1 %901, ptr %1726, ptr %1721
  %1728 = select i1 %901, ptr %1721, ptr %1726
  %1729 = load i64, ptr %1727, align 8
  store i64 %1729, ptr %1728, align 8
  %1730 = add nuw nsw i64 %1717, 1
  %1731 = icmp eq i64 %1730, %678
  br i1 %1731, label %1762, label %1716

1732:                                             ; preds = %1662, %1759
  %1733 = phi i64 [ %1760, %1759 ], [ 0, %1662 ]
  %1734 = getelementptr inbounds nuw i64, ptr %895, i64 %1733
  %1735 = load i64, ptr %1734, align 8
  %1736 = add i64 %1735, %1659
  br i1 %901, label %1737, label %1754

1737:                                             ; preds = %1732
  %1738 = load i64, ptr %1643, align 8
  %1739 = getelementptr inbounds nuw i64, ptr %676, i64 %1733
  %1740 = load i64, ptr %1739, align 8
  %1741 = call fastcc i64 @get(ptr noundef nonnull %14, i64 noundef %1738, i64 noundef %1740)
  %1742 = load i64, ptr %896, align 8
  switch i64 %1742, label %1752 [
    i64 1, label %1743
    i64 2, label %1746
    i64 4, label %1749
  ]

1743:                                             ; preds = %1737
  %1744 = trunc i64 %1741 to i8
  %1745 = inttoptr i64 %1736 to ptr
  store i8 %1744, ptr %1745, align 1
  br label %1759

1746:                                             ; preds = %1737
  %1747 = trunc i64 %1741 to i16
  %1748 = inttoptr i64 %1736 to ptr
  store i16 %1747, ptr %1748, align 2
  br label %1759

1749:                                             ; preds = %1737
  %1750 = trunc i64 %1741 to i32
  %1751 = inttoptr i64 %1736 to ptr
  store i32 %1750, ptr %1751, align 4
  br label %1759

1752:                                             ; preds = %1737
  %1753 = inttoptr i64 %1736 to ptr
  store i64 %1741, ptr %1753, align 8
  br label %1759

1754:                                             ; preds = %1732
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1736, ptr %15, align 8
  store i64 0, ptr %84, align 8
  %1755 = getelementptr inbounds nuw i64, ptr %676, i64 %1733
  %1756 = load i64, ptr %1755, align 8
  %1757 = load i64, ptr %1643, align 8
  %1758 = call fastcc i64 @get(ptr noundef nonnull %15, i64 noundef %1757, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1756, i64 noundef %1758)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1759

1759:                                             ; preds = %1754, %1752, %1749, %1746, %1743
  %1760 = add nuw nsw i64 %1733, 1
  %1761 = icmp eq i64 %1760, %678
  br i1 %1761, label %1762, label %1732

1762:                                             ; preds = %1759, %1700, %1684, %1669, %1716, %1668, %1667, %1666, %1665, %1662
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %1763 = load i64, ptr %898, align 8
  br label %1764

1764:                                             ; preds = %1762, %1645
  %1765 = phi i64 [ %1646, %1645 ], [ %1763, %1762 ]
  %1766 = add nuw nsw i64 %1647, 1
  %1767 = icmp slt i64 %1766, %1765
  br i1 %1767, label %1645, label %1768

1768:                                             ; preds = %1764, %1634
  br i1 %901, label %1769, label %1772

1769:                                             ; preds = %1768
  %1770 = load i64, ptr %85, align 8
  %1771 = add nsw i64 %1770, 1
  store i64 %1771, ptr %85, align 8
  br label %1772

1772:                                             ; preds = %1769, %1768
  %1773 = icmp eq i64 %1118, 1
  br i1 %1773, label %1774, label %1778

1774:                                             ; preds = %1772
  %1775 = load i64, ptr %68, align 8
  %1776 = icmp eq i64 %1775, 0
  br i1 %1776, label %3663, label %1777

1777:                                             ; preds = %1774
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %498, i64 noundef %900, ptr noundef readonly %676, ptr noundef %895, i64 noundef %678)
  br label %3663

1778:                                             ; preds = %1772
  %1779 = load i64, ptr %86, align 8
  %1780 = inttoptr i64 %1779 to ptr
  %1781 = getelementptr inbounds i8, ptr %1780, i64 %498
  %1782 = load i8, ptr %1781, align 1
  %1783 = icmp eq i8 %1782, 0
  br i1 %1783, label %1784, label %1895

1784:                                             ; preds = %1778
  %1785 = load i64, ptr %73, align 8
  %1786 = inttoptr i64 %1785 to ptr
  br label %1787

1787:                                             ; preds = %1803, %1784
  %1788 = phi i64 [ 0, %1784 ], [ %1801, %1803 ]
  %1789 = icmp slt i64 %1788, %678
  br i1 %1789, label %1790, label %1810

1790:                                             ; preds = %1787
  %1791 = getelementptr inbounds i64, ptr %676, i64 %1788
  %1792 = load i64, ptr %1791, align 8
  %1793 = getelementptr inbounds i64, ptr %1786, i64 %1792
  %1794 = load i64, ptr %1793, align 8
  %1795 = load i64, ptr %102, align 8
  %1796 = sub nsw i64 %1795, %1794
  %1797 = call i64 @llvm.smin.i64(i64 %1796, i64 32)
  %1798 = and i64 %1794, 31
  %1799 = icmp eq i64 %1798, 0
  br i1 %1799, label %1800, label %1895

1800:                                             ; preds = %1790
  %1801 = add nsw i64 %1797, %1788
  %1802 = icmp sgt i64 %1801, %678
  br i1 %1802, label %1895, label %1803

1803:                                             ; preds = %1800
  %1804 = getelementptr i64, ptr %676, i64 %1801
  %1805 = getelementptr i8, ptr %1804, i64 -8
  %1806 = load i64, ptr %1805, align 8
  %1807 = add i64 %1792, -1
  %1808 = add i64 %1807, %1797
  %1809 = icmp eq i64 %1806, %1808
  br i1 %1809, label %1787, label %1895

1810:                                             ; preds = %1787
  %1811 = load i64, ptr %103, align 8
  %1812 = inttoptr i64 %1811 to ptr
  %1813 = mul nsw i64 %498, 24
  %1814 = getelementptr inbounds i8, ptr %1812, i64 %1813
  %1815 = call i64 @llvm.smax.i64(i64 %900, i64 4)
  %1816 = lshr i64 %1815, 2
  %1817 = udiv i64 32, %1816
  br i1 %910, label %1818, label %3663

1818:                                             ; preds = %1810
  %1819 = getelementptr inbounds nuw i8, ptr %1814, i64 8
  %1820 = getelementptr inbounds nuw i8, ptr %1814, i64 16
  %1821 = load i64, ptr %1819, align 8
  %1822 = load i64, ptr %1820, align 8
  br label %1823

1823:                                             ; preds = %1860, %1818
  %1824 = phi i64 [ %1822, %1818 ], [ %1863, %1860 ]
  %1825 = phi i64 [ %1821, %1818 ], [ %1862, %1860 ]
  %1826 = phi i64 [ 0, %1818 ], [ %1839, %1860 ]
  %1827 = getelementptr inbounds i64, ptr %676, i64 %1826
  %1828 = load i64, ptr %1827, align 8
  %1829 = getelementptr inbounds i64, ptr %1786, i64 %1828
  %1830 = load i64, ptr %1829, align 8
  %1831 = and i64 %1830, 31
  %1832 = icmp eq i64 %1831, 0
  br i1 %1832, label %1833, label %1836

1833:                                             ; preds = %1823
  %1834 = load i64, ptr %1814, align 8
  %1835 = add nsw i64 %1834, 1
  store i64 %1835, ptr %1814, align 8
  br label %1836

1836:                                             ; preds = %1833, %1823
  br label %1837

1837:                                             ; preds = %1836, %1844
  %1838 = phi i64 [ %1839, %1844 ], [ %1826, %1836 ]
  %1839 = add i64 %1838, 1
  %1840 = icmp slt i64 %1839, %678
  %1841 = sub nsw i64 %1839, %1826
  %1842 = icmp samesign ult i64 %1841, %1817
  %1843 = select i1 %1840, i1 %1842, i1 false
  br i1 %1843, label %1844, label %1851

1844:                                             ; preds = %1837
  %1845 = getelementptr inbounds i64, ptr %676, i64 %1839
  %1846 = load i64, ptr %1845, align 8
  %1847 = getelementptr inbounds i64, ptr %1786, i64 %1846
  %1848 = load i64, ptr %1847, align 8
  %1849 = srem i64 %1848, %1817
  %1850 = icmp eq i64 %1849, 0
  br i1 %1850, label %1851, label %1837

1851:                                             ; preds = %1844, %1837
  %1852 = phi i1 [ true, %1844 ], [ %1840, %1837 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1853 = icmp sgt i64 %1826, %1838
  br i1 %1853, label %1860, label %1854

1854:                                             ; preds = %1851, %1864
  %1855 = phi i64 [ %1865, %1864 ], [ %1826, %1851 ]
  %1856 = phi i64 [ %1892, %1864 ], [ 0, %1851 ]
  %1857 = getelementptr inbounds i64, ptr %895, i64 %1855
  %1858 = load i64, ptr %1857, align 8
  %1859 = ashr i64 %1858, 2
  br label %1867

1860:                                             ; preds = %1864, %1851
  %1861 = phi i64 [ 0, %1851 ], [ %1892, %1864 ]
  %1862 = add nsw i64 %1861, %1825
  store i64 %1862, ptr %1819, align 8
  %1863 = add nsw i64 %1824, 1
  store i64 %1863, ptr %1820, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1852, label %1823, label %3663

1864:                                             ; preds = %1890
  %1865 = add i64 %1855, 1
  %1866 = icmp eq i64 %1855, %1838
  br i1 %1866, label %1860, label %1854

1867:                                             ; preds = %1890, %1854
  %1868 = phi i64 [ 0, %1854 ], [ %1893, %1890 ]
  %1869 = phi i64 [ %1856, %1854 ], [ %1892, %1890 ]
  %1870 = add nsw i64 %1868, %1859
  %1871 = and i64 %1870, 31
  %1872 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1871
  %1873 = getelementptr inbounds nuw i64, ptr %3, i64 %1871
  %1874 = load i64, ptr %1873, align 8
  %1875 = icmp sgt i64 %1874, 0
  br i1 %1875, label %1876, label %1884

1876:                                             ; preds = %1867, %1881
  %1877 = phi i64 [ %1882, %1881 ], [ 0, %1867 ]
  %1878 = getelementptr inbounds nuw i64, ptr %1872, i64 %1877
  %1879 = load i64, ptr %1878, align 8
  %1880 = icmp eq i64 %1879, %1870
  br i1 %1880, label %1884, label %1881

1881:                                             ; preds = %1876
  %1882 = add nuw nsw i64 %1877, 1
  %1883 = icmp eq i64 %1882, %1874
  br i1 %1883, label %1887, label %1876

1884:                                             ; preds = %1876, %1867
  %1885 = phi i64 [ 0, %1867 ], [ %1877, %1876 ]
  %1886 = icmp eq i64 %1885, %1874
  br i1 %1886, label %1887, label %1890

1887:                                             ; preds = %1881, %1884
  %1888 = add nsw i64 %1874, 1
  store i64 %1888, ptr %1873, align 8
  %1889 = getelementptr inbounds i64, ptr %1872, i64 %1874
  store i64 %1870, ptr %1889, align 8
  br label %1890

1890:                                             ; preds = %1887, %1884
  %1891 = phi i64 [ %1888, %1887 ], [ %1874, %1884 ]
  %1892 = call i64 @llvm.smax.i64(i64 %1891, i64 %1869)
  %1893 = add nuw nsw i64 %1868, 1
  %1894 = icmp eq i64 %1893, %1816
  br i1 %1894, label %1864, label %1867

1895:                                             ; preds = %1803, %1800, %1790, %1778
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %498, i64 noundef %900, ptr noundef readonly %676, ptr noundef %895, i64 noundef %678)
  br label %3663

1896:                                             ; preds = %1091, %1106
  store i64 %1012, ptr %104, align 8
  br label %3694

1897:                                             ; preds = %891
  %1898 = load i64, ptr %56, align 8
  %1899 = icmp eq i64 %1898, 0
  br i1 %1899, label %3694, label %1900

1900:                                             ; preds = %1897
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1901 = load i64, ptr %39, align 8
  %1902 = inttoptr i64 %1901 to ptr
  %1903 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %1904 = load i64, ptr %1903, align 8
  %1905 = getelementptr inbounds %struct.operand, ptr %1902, i64 %1904
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1905, i64 16, i1 false)
  %1906 = getelementptr inbounds nuw i8, ptr %497, i64 40
  %1907 = load i64, ptr %1906, align 8
  %1908 = getelementptr inbounds %struct.operand, ptr %1902, i64 %1907
  %1909 = load i64, ptr %1908, align 8
  %1910 = getelementptr inbounds nuw i8, ptr %1908, i64 8
  %1911 = load i64, ptr %1910, align 8
  %1912 = load i64, ptr %57, align 8
  %1913 = inttoptr i64 %1912 to ptr
  %1914 = icmp sgt i64 %678, 0
  br i1 %1914, label %1915, label %1956

1915:                                             ; preds = %1900, %1935
  %1916 = phi i64 [ %1946, %1935 ], [ 0, %1900 ]
  %1917 = getelementptr inbounds nuw i64, ptr %676, i64 %1916
  %1918 = load i64, ptr %1917, align 8
  %1919 = load i64, ptr %56, align 8
  %1920 = inttoptr i64 %1919 to ptr
  %1921 = mul nsw i64 %1918, %1911
  %1922 = add i64 %1921, %1909
  %1923 = inttoptr i64 %1922 to ptr
  %1924 = load float, ptr %1923, align 4
  %1925 = call float @llvm.fabs.f32(float %1924)
  %1926 = fcmp olt float %1925, 0x3810000000000000
  %1927 = call float @llvm.copysign.f32(float 0.000000e+00, float %1924)
  %1928 = select i1 %1926, float %1927, float %1924
  %1929 = fpext float %1928 to double
  %1930 = call double %1920(double noundef %1929)
  %1931 = bitcast double %1930 to i64
  %1932 = and i64 %1931, 536870911
  %1933 = add nsw i64 %1932, -268435521
  %1934 = icmp ult i64 %1933, -129
  br i1 %1934, label %1935, label %1957

1935:                                             ; preds = %1915
  %1936 = fptrunc double %1930 to float
  %1937 = call float @llvm.fabs.f32(float %1936)
  %1938 = fcmp olt float %1937, 0x3810000000000000
  %1939 = call float @llvm.copysign.f32(float 0.000000e+00, float %1936)
  %1940 = select i1 %1938, float %1939, float %1936
  %1941 = fcmp uno float %1940, 0.000000e+00
  %1942 = bitcast float %1940 to i32
  %1943 = zext i32 %1942 to i64
  %1944 = select i1 %1941, i64 2147483647, i64 %1943
  %1945 = getelementptr inbounds nuw i64, ptr %1913, i64 %1916
  store i64 %1944, ptr %1945, align 8
  %1946 = add nuw nsw i64 %1916, 1
  %1947 = icmp eq i64 %1946, %678
  br i1 %1947, label %1948, label %1915

1948:                                             ; preds = %1935, %1948
  %1949 = phi i64 [ %1954, %1948 ], [ 0, %1935 ]
  %1950 = getelementptr inbounds nuw i64, ptr %676, i64 %1949
  %1951 = load i64, ptr %1950, align 8
  %1952 = getelementptr inbounds nuw i64, ptr %1913, i64 %1949
  %1953 = load i64, ptr %1952, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1951, i64 noundef %1953)
  %1954 = add nuw nsw i64 %1949, 1
  %1955 = icmp eq i64 %1954, %678
  br i1 %1955, label %1956, label %1948

1956:                                             ; preds = %1948, %1900
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3663

1957:                                             ; preds = %1915
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3694

1958:                                             ; preds = %891
  %1959 = getelementptr inbounds nuw i8, ptr %497, i64 80
  %1960 = load i64, ptr %1959, align 8
  %1961 = icmp eq i64 %1960, 2
  br i1 %1961, label %1962, label %1967

1962:                                             ; preds = %1958
  %1963 = getelementptr inbounds nuw i8, ptr %497, i64 56
  %1964 = load i64, ptr %1963, align 8
  %1965 = getelementptr inbounds %struct.operand, ptr %470, i64 %1964
  %1966 = call fastcc i64 @count_held(ptr noundef %1965, i64 noundef 0, ptr noundef %676, i64 noundef %678)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %1966, ptr noundef %676, i64 noundef %678, ptr noundef null, i64 noundef 0)
  br label %1967

1967:                                             ; preds = %1962, %1958
  %1968 = icmp eq i64 %678, 0
  br i1 %1968, label %3552, label %1969

1969:                                             ; preds = %1967
  %1970 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %1971 = getelementptr inbounds nuw i8, ptr %497, i64 64
  %1972 = getelementptr inbounds nuw i8, ptr %497, i64 40
  %1973 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %1974 = getelementptr inbounds nuw i8, ptr %497, i64 48
  %1975 = getelementptr inbounds nuw i8, ptr %497, i64 56
  br label %1976

1976:                                             ; preds = %3548, %1969
  %1977 = phi ptr [ %676, %1969 ], [ %3549, %3548 ]
  %1978 = phi i64 [ %678, %1969 ], [ %3550, %3548 ]
  %1979 = call i64 @llvm.smin.i64(i64 %1978, i64 256)
  %1980 = getelementptr i64, ptr %1977, i64 %1979
  %1981 = getelementptr i8, ptr %1980, i64 -8
  %1982 = load i64, ptr %1981, align 8
  %1983 = load i64, ptr %1977, align 8
  %1984 = sub nsw i64 %1982, %1983
  %1985 = shl nsw i64 %1979, 1
  %1986 = icmp slt i64 %1984, %1985
  %1987 = zext i1 %1986 to i64
  br i1 %1986, label %1988, label %1998

1988:                                             ; preds = %1976, %1988
  %1989 = phi i64 [ %1995, %1988 ], [ %1979, %1976 ]
  %1990 = getelementptr i64, ptr %1977, i64 %1989
  %1991 = getelementptr i8, ptr %1990, i64 -8
  %1992 = load i64, ptr %1991, align 8
  %1993 = sub i64 %1992, %1983
  %1994 = icmp sgt i64 %1993, 255
  %1995 = add nsw i64 %1989, -1
  br i1 %1994, label %1988, label %1996

1996:                                             ; preds = %1988
  %1997 = add nsw i64 %1993, 1
  br label %1998

1998:                                             ; preds = %1996, %1976
  %1999 = phi i64 [ %1989, %1996 ], [ %1979, %1976 ]
  %2000 = phi i64 [ %1997, %1996 ], [ %1979, %1976 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1977, ptr %12, align 8
  store i64 %1999, ptr %87, align 8
  store i64 %2000, ptr %88, align 8
  store i64 %1987, ptr %89, align 8
  %2001 = icmp eq i64 %2000, %1999
  %2002 = select i1 %1986, i1 %2001, i1 false
  %2003 = zext i1 %2002 to i64
  store i64 %2003, ptr %90, align 8
  %2004 = load i64, ptr %39, align 8
  %2005 = inttoptr i64 %2004 to ptr
  %2006 = load i64, ptr %82, align 8
  %2007 = inttoptr i64 %2006 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2008 = load i64, ptr %497, align 8
  switch i64 %2008, label %2118 [
    i64 26, label %2009
    i64 27, label %2050
  ]

2009:                                             ; preds = %1998
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2010 = load i64, ptr %1971, align 8
  %2011 = icmp sgt i64 %2010, 0
  br i1 %2011, label %2012, label %2044

2012:                                             ; preds = %2009
  %2013 = load i64, ptr %1972, align 8
  %2014 = getelementptr i64, ptr %2007, i64 %2013
  %2015 = load i64, ptr %1970, align 8
  %2016 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2015
  %2017 = icmp sgt i64 %2000, 0
  br label %2018

2018:                                             ; preds = %2031, %2012
  %2019 = phi i64 [ 0, %2012 ], [ %2032, %2031 ]
  %2020 = getelementptr i64, ptr %2014, i64 %2019
  %2021 = load i64, ptr %2020, align 8
  %2022 = getelementptr inbounds %struct.operand, ptr %2005, i64 %2021
  %2023 = load i64, ptr %2022, align 8
  %2024 = getelementptr inbounds nuw i8, ptr %2022, i64 8
  %2025 = load i64, ptr %2024, align 8
  call fastcc void @widen(i64 %2023, i64 %2025, i64 noundef %2015, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %2017, label %2026, label %2031

2026:                                             ; preds = %2018
  %2027 = load i8, ptr %2016, align 1
  %2028 = zext i8 %2027 to i64
  %2029 = shl i64 %2019, 3
  %2030 = mul i64 %2029, %2028
  br label %2034

2031:                                             ; preds = %2034, %2018
  %2032 = add nuw nsw i64 %2019, 1
  %2033 = icmp eq i64 %2032, %2010
  br i1 %2033, label %2044, label %2018

2034:                                             ; preds = %2034, %2026
  %2035 = phi i64 [ 0, %2026 ], [ %2042, %2034 ]
  %2036 = getelementptr inbounds nuw i64, ptr %7, i64 %2035
  %2037 = load i64, ptr %2036, align 8
  %2038 = shl i64 %2037, %2030
  %2039 = getelementptr inbounds nuw i64, ptr %6, i64 %2035
  %2040 = load i64, ptr %2039, align 8
  %2041 = or i64 %2038, %2040
  store i64 %2041, ptr %2039, align 8
  %2042 = add nuw nsw i64 %2035, 1
  %2043 = icmp eq i64 %2042, %2000
  br i1 %2043, label %2031, label %2034

2044:                                             ; preds = %2031, %2009
  %2045 = load i64, ptr %1973, align 8
  %2046 = getelementptr inbounds %struct.operand, ptr %2005, i64 %2045
  %2047 = load i64, ptr %2046, align 8
  %2048 = getelementptr inbounds nuw i8, ptr %2046, i64 8
  %2049 = load i64, ptr %2048, align 8
  call fastcc void @narrow(i64 %2047, i64 %2049, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3548

2050:                                             ; preds = %1998
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2051 = load i64, ptr %1970, align 8
  %2052 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2051
  %2053 = load i8, ptr %2052, align 1
  %2054 = zext i8 %2053 to i64
  %2055 = shl nuw nsw i64 %2054, 3
  %2056 = load i64, ptr %1971, align 8
  %2057 = mul nsw i64 %2055, %2056
  %2058 = load i64, ptr %1972, align 8
  %2059 = getelementptr inbounds %struct.operand, ptr %2005, i64 %2058
  %2060 = icmp eq i64 %2057, 64
  %2061 = icmp eq i64 %2057, 32
  %2062 = select i1 %2061, i64 2, i64 1
  %2063 = select i1 %2060, i64 3, i64 %2062
  %2064 = load i64, ptr %2059, align 8
  %2065 = getelementptr inbounds nuw i8, ptr %2059, i64 8
  %2066 = load i64, ptr %2065, align 8
  call fastcc void @widen(i64 %2064, i64 %2066, i64 noundef %2063, ptr noundef nonnull readonly %12, ptr noundef %4)
  %2067 = icmp sgt i64 %2056, 0
  br i1 %2067, label %2068, label %2117

2068:                                             ; preds = %2050
  %2069 = icmp sgt i64 %2000, 0
  br label %2070

2070:                                             ; preds = %2113, %2068
  %2071 = phi i64 [ %2056, %2068 ], [ %2114, %2113 ]
  %2072 = phi i64 [ 0, %2068 ], [ %2115, %2113 ]
  %2073 = load i64, ptr %1973, align 8
  %2074 = getelementptr i64, ptr %2007, i64 %2073
  %2075 = getelementptr i64, ptr %2074, i64 %2072
  %2076 = load i64, ptr %2075, align 8
  %2077 = icmp slt i64 %2076, 0
  br i1 %2077, label %2113, label %2078

2078:                                             ; preds = %2070
  br i1 %2069, label %2079, label %2082

2079:                                             ; preds = %2078
  %2080 = mul nuw nsw i64 %2072, %2055
  %2081 = load i64, ptr %1970, align 8
  br label %2088

2082:                                             ; preds = %2108, %2078
  %2083 = getelementptr inbounds nuw %struct.operand, ptr %2005, i64 %2076
  %2084 = load i64, ptr %2083, align 8
  %2085 = getelementptr inbounds nuw i8, ptr %2083, i64 8
  %2086 = load i64, ptr %2085, align 8
  call fastcc void @narrow(i64 %2084, i64 %2086, ptr noundef nonnull readonly %12, ptr noundef %5)
  %2087 = load i64, ptr %1971, align 8
  br label %2113

2088:                                             ; preds = %2108, %2079
  %2089 = phi i64 [ 0, %2079 ], [ %2111, %2108 ]
  %2090 = getelementptr inbounds nuw i64, ptr %4, i64 %2089
  %2091 = load i64, ptr %2090, align 8
  %2092 = lshr i64 %2091, %2080
  switch i64 %2081, label %2108 [
    i64 0, label %2093
    i64 1, label %2095
    i64 2, label %2097
    i64 4, label %2099
    i64 5, label %2102
    i64 6, label %2105
  ]

2093:                                             ; preds = %2088
  %2094 = and i64 %2092, 255
  br label %2108

2095:                                             ; preds = %2088
  %2096 = and i64 %2092, 65535
  br label %2108

2097:                                             ; preds = %2088
  %2098 = and i64 %2092, 4294967295
  br label %2108

2099:                                             ; preds = %2088
  %2100 = shl i64 %2092, 56
  %2101 = ashr exact i64 %2100, 56
  br label %2108

2102:                                             ; preds = %2088
  %2103 = shl i64 %2092, 48
  %2104 = ashr exact i64 %2103, 48
  br label %2108

2105:                                             ; preds = %2088
  %2106 = shl i64 %2092, 32
  %2107 = ashr exact i64 %2106, 32
  br label %2108

2108:                                             ; preds = %2105, %2102, %2099, %2097, %2095, %2093, %2088
  %2109 = phi i64 [ %2107, %2105 ], [ %2094, %2093 ], [ %2096, %2095 ], [ %2098, %2097 ], [ %2101, %2099 ], [ %2104, %2102 ], [ %2092, %2088 ]
  %2110 = getelementptr inbounds nuw i64, ptr %5, i64 %2089
  store i64 %2109, ptr %2110, align 8
  %2111 = add nuw nsw i64 %2089, 1
  %2112 = icmp eq i64 %2111, %2000
  br i1 %2112, label %2082, label %2088

2113:                                             ; preds = %2082, %2070
  %2114 = phi i64 [ %2071, %2070 ], [ %2087, %2082 ]
  %2115 = add nuw nsw i64 %2072, 1
  %2116 = icmp slt i64 %2115, %2114
  br i1 %2116, label %2070, label %2117

2117:                                             ; preds = %2113, %2050
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3548

2118:                                             ; preds = %1998
  %2119 = load i64, ptr %1973, align 8
  %2120 = getelementptr inbounds %struct.operand, ptr %2005, i64 %2119
  %2121 = load i64, ptr %2120, align 8
  %2122 = getelementptr inbounds nuw i8, ptr %2120, i64 8
  %2123 = load i64, ptr %2122, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %2124 = load i64, ptr %1970, align 8
  store i64 %2124, ptr %9, align 16
  %2125 = and i64 %2008, -2
  %2126 = icmp eq i64 %2125, 16
  %2127 = select i1 %2126, i64 2, i64 %2124
  store i64 %2127, ptr %91, align 8
  switch i64 %2008, label %2128 [
    i64 18, label %2133
    i64 11, label %2129
  ]

2128:                                             ; preds = %2118
  br label %2129

2129:                                             ; preds = %2128, %2118
  %2130 = phi i64 [ 8, %2128 ], [ 64, %2118 ]
  %2131 = getelementptr inbounds nuw i8, ptr %497, i64 %2130
  %2132 = load i64, ptr %2131, align 8
  br label %2133

2133:                                             ; preds = %2129, %2118
  %2134 = phi i64 [ 10, %2118 ], [ %2132, %2129 ]
  store i64 %2134, ptr %92, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %2135 = load i64, ptr %1972, align 8
  store i64 %2135, ptr %10, align 16
  %2136 = load i64, ptr %1974, align 8
  store i64 %2136, ptr %93, align 8
  %2137 = load i64, ptr %1975, align 8
  store i64 %2137, ptr %94, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %96, ptr %95, align 8
  store ptr %98, ptr %97, align 16
  %2138 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2124
  %2139 = load i8, ptr %2138, align 1
  %2140 = zext i8 %2139 to i64
  %2141 = shl nuw i64 1, %2124
  %2142 = and i64 %2141, 1075
  %2143 = icmp eq i64 %2142, 0
  br i1 %2143, label %2144, label %2154

2144:                                             ; preds = %2133
  switch i64 %2008, label %2154 [
    i64 4, label %2145
    i64 5, label %2145
    i64 6, label %2145
    i64 7, label %2145
    i64 12, label %2145
    i64 13, label %2145
    i64 14, label %2145
    i64 18, label %2145
    i64 10, label %2145
    i64 16, label %2145
    i64 17, label %2145
    i64 25, label %2147
    i64 29, label %2147
    i64 21, label %2147
    i64 22, label %2147
  ]

2145:                                             ; preds = %2144, %2144, %2144, %2144, %2144, %2144, %2144, %2144, %2144, %2144, %2144
  %2146 = icmp eq i64 %2123, %2140
  br label %2151

2147:                                             ; preds = %2144, %2144, %2144, %2144
  %2148 = icmp eq i64 %2124, 8
  %2149 = icmp eq i64 %2123, %2140
  %2150 = select i1 %2148, i1 %2149, i1 false
  br label %2151

2151:                                             ; preds = %2147, %2145
  %2152 = phi i1 [ %2146, %2145 ], [ %2150, %2147 ]
  %2153 = xor i1 %2152, true
  br label %2159

2154:                                             ; preds = %2144, %2133
  %2155 = icmp eq i64 %2008, 19
  %2156 = and i64 %2141, 972
  %2157 = icmp ne i64 %2156, 0
  %2158 = and i1 %2155, %2157
  br label %2159

2159:                                             ; preds = %2154, %2151
  %2160 = phi i1 [ %2155, %2154 ], [ false, %2151 ]
  %2161 = phi i1 [ true, %2154 ], [ %2153, %2151 ]
  %2162 = phi i1 [ %2158, %2154 ], [ %2152, %2151 ]
  %2163 = phi i1 [ %2158, %2154 ], [ false, %2151 ]
  br label %2165

2164:                                             ; preds = %2189
  br i1 %2160, label %2192, label %2476

2165:                                             ; preds = %2189, %2159
  %2166 = phi i64 [ 0, %2159 ], [ %2190, %2189 ]
  %2167 = getelementptr inbounds nuw i64, ptr %10, i64 %2166
  %2168 = load i64, ptr %2167, align 8
  %2169 = icmp slt i64 %2168, 0
  br i1 %2169, label %2189, label %2170

2170:                                             ; preds = %2165
  %2171 = getelementptr inbounds nuw %struct.operand, ptr %2005, i64 %2168
  %2172 = getelementptr inbounds nuw i64, ptr %9, i64 %2166
  %2173 = load i64, ptr %2172, align 8
  br i1 %2162, label %2174, label %2184

2174:                                             ; preds = %2170
  %2175 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2173
  %2176 = load i8, ptr %2175, align 1
  %2177 = zext i8 %2176 to i64
  %2178 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2166
  %2179 = load i64, ptr %2171, align 8
  %2180 = getelementptr inbounds nuw i8, ptr %2171, i64 8
  %2181 = load i64, ptr %2180, align 8
  %2182 = call fastcc ptr @column(i64 %2179, i64 %2181, i64 noundef %2177, ptr noundef nonnull readonly %12, ptr noundef %2178)
  %2183 = getelementptr inbounds nuw ptr, ptr %11, i64 %2166
  store ptr %2182, ptr %2183, align 8
  br label %2189

2184:                                             ; preds = %2170
  %2185 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2166
  %2186 = load i64, ptr %2171, align 8
  %2187 = getelementptr inbounds nuw i8, ptr %2171, i64 8
  %2188 = load i64, ptr %2187, align 8
  call fastcc void @widen(i64 %2186, i64 %2188, i64 noundef %2173, ptr noundef nonnull readonly %12, ptr noundef %2185)
  br label %2189

2189:                                             ; preds = %2184, %2174, %2165
  %2190 = add nuw nsw i64 %2166, 1
  %2191 = icmp eq i64 %2190, 3
  br i1 %2191, label %2164, label %2165

2192:                                             ; preds = %2164
  %2193 = add nsw i64 %2121, %1983
  %2194 = inttoptr i64 %2193 to ptr
  %2195 = select i1 %2002, ptr %2194, ptr %99
  %2196 = load i64, ptr %1971, align 8
  %2197 = load ptr, ptr %11, align 16
  %2198 = load ptr, ptr %95, align 8
  br i1 %2163, label %2199, label %2354

2199:                                             ; preds = %2192
  %2200 = icmp sgt i64 %2124, 7
  br i1 %2200, label %2201, label %2354

2201:                                             ; preds = %2199
  %2202 = icmp eq i64 %2124, 9
  %2203 = icmp sgt i64 %2000, 0
  switch i64 %2196, label %2329 [
    i64 0, label %2204
    i64 1, label %2229
    i64 2, label %2254
    i64 3, label %2279
    i64 4, label %2304
  ]

2204:                                             ; preds = %2201
  br i1 %2202, label %2205, label %2206

2205:                                             ; preds = %2204
  br i1 %2203, label %2207, label %2450

2206:                                             ; preds = %2204
  br i1 %2203, label %2218, label %2450

2207:                                             ; preds = %2205, %2207
  %2208 = phi i64 [ %2216, %2207 ], [ 0, %2205 ]
  %2209 = getelementptr inbounds nuw double, ptr %2197, i64 %2208
  %2210 = load double, ptr %2209, align 8
  %2211 = getelementptr inbounds nuw double, ptr %2198, i64 %2208
  %2212 = load double, ptr %2211, align 8
  %2213 = fcmp oeq double %2210, %2212
  %2214 = zext i1 %2213 to i8
  %2215 = getelementptr inbounds nuw i8, ptr %2195, i64 %2208
  store i8 %2214, ptr %2215, align 1
  %2216 = add nuw nsw i64 %2208, 1
  %2217 = icmp eq i64 %2216, %2000
  br i1 %2217, label %2450, label %2207

2218:                                             ; preds = %2206, %2218
  %2219 = phi i64 [ %2227, %2218 ], [ 0, %2206 ]
  %2220 = getelementptr inbounds nuw float, ptr %2197, i64 %2219
  %2221 = load float, ptr %2220, align 4
  %2222 = getelementptr inbounds nuw float, ptr %2198, i64 %2219
  %2223 = load float, ptr %2222, align 4
  %2224 = fcmp oeq float %2221, %2223
  %2225 = zext i1 %2224 to i8
  %2226 = getelementptr inbounds nuw i8, ptr %2195, i64 %2219
  store i8 %2225, ptr %2226, align 1
  %2227 = add nuw nsw i64 %2219, 1
  %2228 = icmp eq i64 %2227, %2000
  br i1 %2228, label %2450, label %2218

2229:                                             ; preds = %2201
  br i1 %2202, label %2230, label %2231

2230:                                             ; preds = %2229
  br i1 %2203, label %2232, label %2450

2231:                                             ; preds = %2229
  br i1 %2203, label %2243, label %2450

2232:                                             ; preds = %2230, %2232
  %2233 = phi i64 [ %2241, %2232 ], [ 0, %2230 ]
  %2234 = getelementptr inbounds nuw double, ptr %2197, i64 %2233
  %2235 = load double, ptr %2234, align 8
  %2236 = getelementptr inbounds nuw double, ptr %2198, i64 %2233
  %2237 = load double, ptr %2236, align 8
  %2238 = fcmp one double %2235, %2237
  %2239 = zext i1 %2238 to i8
  %2240 = getelementptr inbounds nuw i8, ptr %2195, i64 %2233
  store i8 %2239, ptr %2240, align 1
  %2241 = add nuw nsw i64 %2233, 1
  %2242 = icmp eq i64 %2241, %2000
  br i1 %2242, label %2450, label %2232

2243:                                             ; preds = %2231, %2243
  %2244 = phi i64 [ %2252, %2243 ], [ 0, %2231 ]
  %2245 = getelementptr inbounds nuw float, ptr %2197, i64 %2244
  %2246 = load float, ptr %2245, align 4
  %2247 = getelementptr inbounds nuw float, ptr %2198, i64 %2244
  %2248 = load float, ptr %2247, align 4
  %2249 = fcmp one float %2246, %2248
  %2250 = zext i1 %2249 to i8
  %2251 = getelementptr inbounds nuw i8, ptr %2195, i64 %2244
  store i8 %2250, ptr %2251, align 1
  %2252 = add nuw nsw i64 %2244, 1
  %2253 = icmp eq i64 %2252, %2000
  br i1 %2253, label %2450, label %2243

2254:                                             ; preds = %2201
  br i1 %2202, label %2255, label %2256

2255:                                             ; preds = %2254
  br i1 %2203, label %2257, label %2450

2256:                                             ; preds = %2254
  br i1 %2203, label %2268, label %2450

2257:                                             ; preds = %2255, %2257
  %2258 = phi i64 [ %2266, %2257 ], [ 0, %2255 ]
  %2259 = getelementptr inbounds nuw double, ptr %2197, i64 %2258
  %2260 = load double, ptr %2259, align 8
  %2261 = getelementptr inbounds nuw double, ptr %2198, i64 %2258
  %2262 = load double, ptr %2261, align 8
  %2263 = fcmp olt double %2260, %2262
  %2264 = zext i1 %2263 to i8
  %2265 = getelementptr inbounds nuw i8, ptr %2195, i64 %2258
  store i8 %2264, ptr %2265, align 1
  %2266 = add nuw nsw i64 %2258, 1
  %2267 = icmp eq i64 %2266, %2000
  br i1 %2267, label %2450, label %2257

2268:                                             ; preds = %2256, %2268
  %2269 = phi i64 [ %2277, %2268 ], [ 0, %2256 ]
  %2270 = getelementptr inbounds nuw float, ptr %2197, i64 %2269
  %2271 = load float, ptr %2270, align 4
  %2272 = getelementptr inbounds nuw float, ptr %2198, i64 %2269
  %2273 = load float, ptr %2272, align 4
  %2274 = fcmp olt float %2271, %2273
  %2275 = zext i1 %2274 to i8
  %2276 = getelementptr inbounds nuw i8, ptr %2195, i64 %2269
  store i8 %2275, ptr %2276, align 1
  %2277 = add nuw nsw i64 %2269, 1
  %2278 = icmp eq i64 %2277, %2000
  br i1 %2278, label %2450, label %2268

2279:                                             ; preds = %2201
  br i1 %2202, label %2280, label %2281

2280:                                             ; preds = %2279
  br i1 %2203, label %2282, label %2450

2281:                                             ; preds = %2279
  br i1 %2203, label %2293, label %2450

2282:                                             ; preds = %2280, %2282
  %2283 = phi i64 [ %2291, %2282 ], [ 0, %2280 ]
  %2284 = getelementptr inbounds nuw double, ptr %2197, i64 %2283
  %2285 = load double, ptr %2284, align 8
  %2286 = getelementptr inbounds nuw double, ptr %2198, i64 %2283
  %2287 = load double, ptr %2286, align 8
  %2288 = fcmp ole double %2285, %2287
  %2289 = zext i1 %2288 to i8
  %2290 = getelementptr inbounds nuw i8, ptr %2195, i64 %2283
  store i8 %2289, ptr %2290, align 1
  %2291 = add nuw nsw i64 %2283, 1
  %2292 = icmp eq i64 %2291, %2000
  br i1 %2292, label %2450, label %2282

2293:                                             ; preds = %2281, %2293
  %2294 = phi i64 [ %2302, %2293 ], [ 0, %2281 ]
  %2295 = getelementptr inbounds nuw float, ptr %2197, i64 %2294
  %2296 = load float, ptr %2295, align 4
  %2297 = getelementptr inbounds nuw float, ptr %2198, i64 %2294
  %2298 = load float, ptr %2297, align 4
  %2299 = fcmp ole float %2296, %2298
  %2300 = zext i1 %2299 to i8
  %2301 = getelementptr inbounds nuw i8, ptr %2195, i64 %2294
  store i8 %2300, ptr %2301, align 1
  %2302 = add nuw nsw i64 %2294, 1
  %2303 = icmp eq i64 %2302, %2000
  br i1 %2303, label %2450, label %2293

2304:                                             ; preds = %2201
  br i1 %2202, label %2305, label %2306

2305:                                             ; preds = %2304
  br i1 %2203, label %2307, label %2450

2306:                                             ; preds = %2304
  br i1 %2203, label %2318, label %2450

2307:                                             ; preds = %2305, %2307
  %2308 = phi i64 [ %2316, %2307 ], [ 0, %2305 ]
  %2309 = getelementptr inbounds nuw double, ptr %2197, i64 %2308
  %2310 = load double, ptr %2309, align 8
  %2311 = getelementptr inbounds nuw double, ptr %2198, i64 %2308
  %2312 = load double, ptr %2311, align 8
  %2313 = fcmp ogt double %2310, %2312
  %2314 = zext i1 %2313 to i8
  %2315 = getelementptr inbounds nuw i8, ptr %2195, i64 %2308
  store i8 %2314, ptr %2315, align 1
  %2316 = add nuw nsw i64 %2308, 1
  %2317 = icmp eq i64 %2316, %2000
  br i1 %2317, label %2450, label %2307

2318:                                             ; preds = %2306, %2318
  %2319 = phi i64 [ %2327, %2318 ], [ 0, %2306 ]
  %2320 = getelementptr inbounds nuw float, ptr %2197, i64 %2319
  %2321 = load float, ptr %2320, align 4
  %2322 = getelementptr inbounds nuw float, ptr %2198, i64 %2319
  %2323 = load float, ptr %2322, align 4
  %2324 = fcmp ogt float %2321, %2323
  %2325 = zext i1 %2324 to i8
  %2326 = getelementptr inbounds nuw i8, ptr %2195, i64 %2319
  store i8 %2325, ptr %2326, align 1
  %2327 = add nuw nsw i64 %2319, 1
  %2328 = icmp eq i64 %2327, %2000
  br i1 %2328, label %2450, label %2318

2329:                                             ; preds = %2201
  br i1 %2202, label %2330, label %2331

2330:                                             ; preds = %2329
  br i1 %2203, label %2332, label %2450

2331:                                             ; preds = %2329
  br i1 %2203, label %2343, label %2450

2332:                                             ; preds = %2330, %2332
  %2333 = phi i64 [ %2341, %2332 ], [ 0, %2330 ]
  %2334 = getelementptr inbounds nuw double, ptr %2197, i64 %2333
  %2335 = load double, ptr %2334, align 8
  %2336 = getelementptr inbounds nuw double, ptr %2198, i64 %2333
  %2337 = load double, ptr %2336, align 8
  %2338 = fcmp oge double %2335, %2337
  %2339 = zext i1 %2338 to i8
  %2340 = getelementptr inbounds nuw i8, ptr %2195, i64 %2333
  store i8 %2339, ptr %2340, align 1
  %2341 = add nuw nsw i64 %2333, 1
  %2342 = icmp eq i64 %2341, %2000
  br i1 %2342, label %2450, label %2332

2343:                                             ; preds = %2331, %2343
  %2344 = phi i64 [ %2352, %2343 ], [ 0, %2331 ]
  %2345 = getelementptr inbounds nuw float, ptr %2197, i64 %2344
  %2346 = load float, ptr %2345, align 4
  %2347 = getelementptr inbounds nuw float, ptr %2198, i64 %2344
  %2348 = load float, ptr %2347, align 4
  %2349 = fcmp oge float %2346, %2348
  %2350 = zext i1 %2349 to i8
  %2351 = getelementptr inbounds nuw i8, ptr %2195, i64 %2344
  store i8 %2350, ptr %2351, align 1
  %2352 = add nuw nsw i64 %2344, 1
  %2353 = icmp eq i64 %2352, %2000
  br i1 %2353, label %2450, label %2343

2354:                                             ; preds = %2199, %2192
  %2355 = phi i64 [ %2124, %2199 ], [ 7, %2192 ]
  %2356 = and i64 %2196, -5
  %2357 = icmp eq i64 %2356, 1
  %2358 = icmp eq i64 %2196, 3
  %2359 = or i1 %2358, %2357
  %2360 = add i64 %2196, -3
  %2361 = icmp ult i64 %2360, 2
  %2362 = select i1 %2361, ptr %2197, ptr %2198
  %2363 = select i1 %2361, ptr %2198, ptr %2197
  %2364 = icmp ult i64 %2196, 2
  br i1 %2364, label %2365, label %2396

2365:                                             ; preds = %2354
  %2366 = shl nuw nsw i64 1, %2355
  %2367 = and i64 %2366, 324
  %2368 = icmp eq i64 %2367, 0
  %2369 = icmp sgt i64 %2000, 0
  br i1 %2368, label %2371, label %2370

2370:                                             ; preds = %2365
  br i1 %2369, label %2372, label %2450

2371:                                             ; preds = %2365
  br i1 %2369, label %2384, label %2450

2372:                                             ; preds = %2370, %2372
  %2373 = phi i64 [ %2382, %2372 ], [ 0, %2370 ]
  %2374 = getelementptr inbounds nuw i32, ptr %2197, i64 %2373
  %2375 = load i32, ptr %2374, align 4
  %2376 = getelementptr inbounds nuw i32, ptr %2198, i64 %2373
  %2377 = load i32, ptr %2376, align 4
  %2378 = icmp eq i32 %2375, %2377
  %2379 = xor i1 %2359, %2378
  %2380 = zext i1 %2379 to i8
  %2381 = getelementptr inbounds nuw i8, ptr %2195, i64 %2373
  store i8 %2380, ptr %2381, align 1
  %2382 = add nuw nsw i64 %2373, 1
  %2383 = icmp eq i64 %2382, %2000
  br i1 %2383, label %2450, label %2372

2384:                                             ; preds = %2371, %2384
  %2385 = phi i64 [ %2394, %2384 ], [ 0, %2371 ]
  %2386 = getelementptr inbounds nuw i64, ptr %2197, i64 %2385
  %2387 = load i64, ptr %2386, align 8
  %2388 = getelementptr inbounds nuw i64, ptr %2198, i64 %2385
  %2389 = load i64, ptr %2388, align 8
  %2390 = icmp eq i64 %2387, %2389
  %2391 = xor i1 %2359, %2390
  %2392 = zext i1 %2391 to i8
  %2393 = getelementptr inbounds nuw i8, ptr %2195, i64 %2385
  store i8 %2392, ptr %2393, align 1
  %2394 = add nuw nsw i64 %2385, 1
  %2395 = icmp eq i64 %2394, %2000
  br i1 %2395, label %2450, label %2384

2396:                                             ; preds = %2354
  %2397 = icmp sgt i64 %2000, 0
  switch i64 %2355, label %2401 [
    i64 2, label %2400
    i64 6, label %2399
    i64 3, label %2398
  ]

2398:                                             ; preds = %2396
  br i1 %2397, label %2426, label %2450

2399:                                             ; preds = %2396
  br i1 %2397, label %2414, label %2450

2400:                                             ; preds = %2396
  br i1 %2397, label %2402, label %2450

2401:                                             ; preds = %2396
  br i1 %2397, label %2438, label %2450

2402:                                             ; preds = %2400, %2402
  %2403 = phi i64 [ %2412, %2402 ], [ 0, %2400 ]
  %2404 = getelementptr inbounds nuw i32, ptr %2363, i64 %2403
  %2405 = load i32, ptr %2404, align 4
  %2406 = getelementptr inbounds nuw i32, ptr %2362, i64 %2403
  %2407 = load i32, ptr %2406, align 4
  %2408 = icmp ult i32 %2405, %2407
  %2409 = xor i1 %2359, %2408
  %2410 = zext i1 %2409 to i8
  %2411 = getelementptr inbounds nuw i8, ptr %2195, i64 %2403
  store i8 %2410, ptr %2411, align 1
  %2412 = add nuw nsw i64 %2403, 1
  %2413 = icmp eq i64 %2412, %2000
  br i1 %2413, label %2450, label %2402

2414:                                             ; preds = %2399, %2414
  %2415 = phi i64 [ %2424, %2414 ], [ 0, %2399 ]
  %2416 = getelementptr inbounds nuw i32, ptr %2363, i64 %2415
  %2417 = load i32, ptr %2416, align 4
  %2418 = getelementptr inbounds nuw i32, ptr %2362, i64 %2415
  %2419 = load i32, ptr %2418, align 4
  %2420 = icmp slt i32 %2417, %2419
  %2421 = xor i1 %2359, %2420
  %2422 = zext i1 %2421 to i8
  %2423 = getelementptr inbounds nuw i8, ptr %2195, i64 %2415
  store i8 %2422, ptr %2423, align 1
  %2424 = add nuw nsw i64 %2415, 1
  %2425 = icmp eq i64 %2424, %2000
  br i1 %2425, label %2450, label %2414

2426:                                             ; preds = %2398, %2426
  %2427 = phi i64 [ %2436, %2426 ], [ 0, %2398 ]
  %2428 = getelementptr inbounds nuw i64, ptr %2363, i64 %2427
  %2429 = load i64, ptr %2428, align 8
  %2430 = getelementptr inbounds nuw i64, ptr %2362, i64 %2427
  %2431 = load i64, ptr %2430, align 8
  %2432 = icmp ult i64 %2429, %2431
  %2433 = xor i1 %2359, %2432
  %2434 = zext i1 %2433 to i8
  %2435 = getelementptr inbounds nuw i8, ptr %2195, i64 %2427
  store i8 %2434, ptr %2435, align 1
  %2436 = add nuw nsw i64 %2427, 1
  %2437 = icmp eq i64 %2436, %2000
  br i1 %2437, label %2450, label %2426

2438:                                             ; preds = %2401, %2438
  %2439 = phi i64 [ %2448, %2438 ], [ 0, %2401 ]
  %2440 = getelementptr inbounds nuw i64, ptr %2363, i64 %2439
  %2441 = load i64, ptr %2440, align 8
  %2442 = getelementptr inbounds nuw i64, ptr %2362, i64 %2439
  %2443 = load i64, ptr %2442, align 8
  %2444 = icmp slt i64 %2441, %2443
  %2445 = xor i1 %2359, %2444
  %2446 = zext i1 %2445 to i8
  %2447 = getelementptr inbounds nuw i8, ptr %2195, i64 %2439
  store i8 %2446, ptr %2447, align 1
  %2448 = add nuw nsw i64 %2439, 1
  %2449 = icmp eq i64 %2448, %2000
  br i1 %2449, label %2450, label %2438

2450:                                             ; preds = %2426, %2414, %2402, %2438, %2372, %2384, %2318, %2307, %2293, %2282, %2268, %2257, %2243, %2232, %2218, %2207, %2343, %2332, %2401, %2400, %2399, %2398, %2371, %2370, %2331, %2330, %2306, %2305, %2281, %2280, %2256, %2255, %2231, %2230, %2206, %2205
  br i1 %2002, label %3547, label %2451

2451:                                             ; preds = %2450
  %2452 = inttoptr i64 %2121 to ptr
  %2453 = icmp sgt i64 %1999, 0
  br i1 %1986, label %2454, label %2455

2454:                                             ; preds = %2451
  br i1 %2453, label %2456, label %3547

2455:                                             ; preds = %2451
  br i1 %2453, label %2467, label %3547

2456:                                             ; preds = %2454, %2456
  %2457 = phi i64 [ %2465, %2456 ], [ 0, %2454 ]
  %2458 = getelementptr inbounds nuw i64, ptr %1977, i64 %2457
  %2459 = load i64, ptr %2458, align 8
  %2460 = load i64, ptr %1977, align 8
  %2461 = sub nsw i64 %2459, %2460
  %2462 = getelementptr inbounds i8, ptr %99, i64 %2461
  %2463 = load i8, ptr %2462, align 1
  %2464 = getelementptr inbounds i8, ptr %2452, i64 %2459
  store i8 %2463, ptr %2464, align 1
  %2465 = add nuw nsw i64 %2457, 1
  %2466 = icmp eq i64 %2465, %1999
  br i1 %2466, label %3547, label %2456

2467:                                             ; preds = %2455, %2467
  %2468 = phi i64 [ %2474, %2467 ], [ 0, %2455 ]
  %2469 = getelementptr inbounds nuw i8, ptr %99, i64 %2468
  %2470 = load i8, ptr %2469, align 1
  %2471 = getelementptr inbounds nuw i64, ptr %1977, i64 %2468
  %2472 = load i64, ptr %2471, align 8
  %2473 = getelementptr inbounds i8, ptr %2452, i64 %2472
  store i8 %2470, ptr %2473, align 1
  %2474 = add nuw nsw i64 %2468, 1
  %2475 = icmp eq i64 %2474, %1999
  br i1 %2475, label %3547, label %2467

2476:                                             ; preds = %2164
  br i1 %2161, label %3047, label %2477

2477:                                             ; preds = %2476
  %2478 = mul nsw i64 %2123, %1983
  %2479 = add nsw i64 %2478, %2121
  %2480 = inttoptr i64 %2479 to ptr
  %2481 = select i1 %2002, ptr %2480, ptr %99
  %2482 = load ptr, ptr %11, align 16
  %2483 = load ptr, ptr %95, align 8
  %2484 = load ptr, ptr %97, align 16
  switch i64 %2008, label %2716 [
    i64 4, label %2485
    i64 18, label %2505
    i64 14, label %2690
    i64 13, label %2664
    i64 12, label %2638
    i64 17, label %2537
    i64 16, label %2603
  ]

2485:                                             ; preds = %2477
  %2486 = and i64 %2141, 324
  %2487 = icmp eq i64 %2486, 0
  %2488 = icmp sgt i64 %2000, 0
  br i1 %2487, label %2490, label %2489

2489:                                             ; preds = %2485
  br i1 %2488, label %2491, label %2974

2490:                                             ; preds = %2485
  br i1 %2488, label %2498, label %2974

2491:                                             ; preds = %2489, %2491
  %2492 = phi i64 [ %2496, %2491 ], [ 0, %2489 ]
  %2493 = getelementptr inbounds nuw i32, ptr %2482, i64 %2492
  %2494 = load i32, ptr %2493, align 4
  %2495 = getelementptr inbounds nuw i32, ptr %2481, i64 %2492
  store i32 %2494, ptr %2495, align 4
  %2496 = add nuw nsw i64 %2492, 1
  %2497 = icmp eq i64 %2496, %2000
  br i1 %2497, label %2974, label %2491

2498:                                             ; preds = %2490, %2498
  %2499 = phi i64 [ %2503, %2498 ], [ 0, %2490 ]
  %2500 = getelementptr inbounds nuw i64, ptr %2482, i64 %2499
  %2501 = load i64, ptr %2500, align 8
  %2502 = getelementptr inbounds nuw i64, ptr %2481, i64 %2499
  store i64 %2501, ptr %2502, align 8
  %2503 = add nuw nsw i64 %2499, 1
  %2504 = icmp eq i64 %2503, %2000
  br i1 %2504, label %2974, label %2498

2505:                                             ; preds = %2477
  %2506 = and i64 %2141, 324
  %2507 = icmp eq i64 %2506, 0
  %2508 = icmp sgt i64 %2000, 0
  br i1 %2507, label %2510, label %2509

2509:                                             ; preds = %2505
  br i1 %2508, label %2511, label %2974

2510:                                             ; preds = %2505
  br i1 %2508, label %2524, label %2974

2511:                                             ; preds = %2509, %2511
  %2512 = phi i64 [ %2522, %2511 ], [ 0, %2509 ]
  %2513 = getelementptr inbounds nuw i32, ptr %2482, i64 %2512
  %2514 = load i32, ptr %2513, align 4
  %2515 = getelementptr inbounds nuw i32, ptr %2483, i64 %2512
  %2516 = load i32, ptr %2515, align 4
  %2517 = getelementptr inbounds nuw i8, ptr %2484, i64 %2512
  %2518 = load i8, ptr %2517, align 1
  %2519 = icmp eq i8 %2518, 0
  %2520 = select i1 %2519, i32 %2516, i32 %2514
  %2521 = getelementptr inbounds nuw i32, ptr %2481, i64 %2512
  store i32 %2520, ptr %2521, align 4
  %2522 = add nuw nsw i64 %2512, 1
  %2523 = icmp eq i64 %2522, %2000
  br i1 %2523, label %2974, label %2511

2524:                                             ; preds = %2510, %2524
  %2525 = phi i64 [ %2535, %2524 ], [ 0, %2510 ]
  %2526 = getelementptr inbounds nuw i64, ptr %2482, i64 %2525
  %2527 = load i64, ptr %2526, align 8
  %2528 = getelementptr inbounds nuw i64, ptr %2483, i64 %2525
  %2529 = load i64, ptr %2528, align 8
  %2530 = getelementptr inbounds nuw i8, ptr %2484, i64 %2525
  %2531 = load i8, ptr %2530, align 1
  %2532 = icmp eq i8 %2531, 0
  %2533 = select i1 %2532, i64 %2529, i64 %2527
  %2534 = getelementptr inbounds nuw i64, ptr %2481, i64 %2525
  store i64 %2533, ptr %2534, align 8
  %2535 = add nuw nsw i64 %2525, 1
  %2536 = icmp eq i64 %2535, %2000
  br i1 %2536, label %2974, label %2524

2537:                                             ; preds = %2477
  %2538 = and i64 %2124, -4
  %2539 = icmp eq i64 %2538, 4
  br i1 %2539, label %2540, label %2568

2540:                                             ; preds = %2537
  %2541 = icmp eq i64 %2124, 6
  %2542 = icmp sgt i64 %2000, 0
  br i1 %2541, label %2544, label %2543

2543:                                             ; preds = %2540
  br i1 %2542, label %2556, label %2974

2544:                                             ; preds = %2540
  br i1 %2542, label %2545, label %2974

2545:                                             ; preds = %2544, %2545
  %2546 = phi i64 [ %2554, %2545 ], [ 0, %2544 ]
  %2547 = getelementptr inbounds nuw i32, ptr %2482, i64 %2546
  %2548 = load i32, ptr %2547, align 4
  %2549 = getelementptr inbounds nuw i32, ptr %2483, i64 %2546
  %2550 = load i32, ptr %2549, align 4
  %2551 = call i32 @llvm.umin.i32(i32 %2550, i32 31)
  %2552 = ashr i32 %2548, %2551
  %2553 = getelementptr inbounds nuw i32, ptr %2481, i64 %2546
  store i32 %2552, ptr %2553, align 4
  %2554 = add nuw nsw i64 %2546, 1
  %2555 = icmp eq i64 %2554, %2000
  br i1 %2555, label %2974, label %2545

2556:                                             ; preds = %2543, %2556
  %2557 = phi i64 [ %2566, %2556 ], [ 0, %2543 ]
  %2558 = getelementptr inbounds nuw i64, ptr %2482, i64 %2557
  %2559 = load i64, ptr %2558, align 8
  %2560 = getelementptr inbounds nuw i32, ptr %2483, i64 %2557
  %2561 = load i32, ptr %2560, align 4
  %2562 = call i32 @llvm.umin.i32(i32 %2561, i32 63)
  %2563 = zext nneg i32 %2562 to i64
  %2564 = ashr i64 %2559, %2563
  %2565 = getelementptr inbounds nuw i64, ptr %2481, i64 %2557
  store i64 %2564, ptr %2565, align 8
  %2566 = add nuw nsw i64 %2557, 1
  %2567 = icmp eq i64 %2566, %2000
  br i1 %2567, label %2974, label %2556

2568:                                             ; preds = %2537
  %2569 = and i64 %2141, 324
  %2570 = icmp eq i64 %2569, 0
  %2571 = icmp sgt i64 %2000, 0
  br i1 %2570, label %2573, label %2572

2572:                                             ; preds = %2568
  br i1 %2571, label %2574, label %2974

2573:                                             ; preds = %2568
  br i1 %2571, label %2588, label %2974

2574:                                             ; preds = %2572, %2583
  %2575 = phi i64 [ %2586, %2583 ], [ 0, %2572 ]
  %2576 = getelementptr inbounds nuw i32, ptr %2483, i64 %2575
  %2577 = load i32, ptr %2576, align 4
  %2578 = icmp ugt i32 %2577, 31
  br i1 %2578, label %2583, label %2579

2579:                                             ; preds = %2574
  %2580 = getelementptr inbounds nuw i32, ptr %2482, i64 %2575
  %2581 = load i32, ptr %2580, align 4
  %2582 = lshr i32 %2581, %2577
  br label %2583

2583:                                             ; preds = %2579, %2574
  %2584 = phi i32 [ %2582, %2579 ], [ 0, %2574 ]
  %2585 = getelementptr inbounds nuw i32, ptr %2481, i64 %2575
  store i32 %2584, ptr %2585, align 4
  %2586 = add nuw nsw i64 %2575, 1
  %2587 = icmp eq i64 %2586, %2000
  br i1 %2587, label %2974, label %2574

2588:                                             ; preds = %2573, %2598
  %2589 = phi i64 [ %2601, %2598 ], [ 0, %2573 ]
  %2590 = getelementptr inbounds nuw i32, ptr %2483, i64 %2589
  %2591 = load i32, ptr %2590, align 4
  %2592 = icmp ugt i32 %2591, 63
  br i1 %2592, label %2598, label %2593

2593:                                             ; preds = %2588
  %2594 = getelementptr inbounds nuw i64, ptr %2482, i64 %2589
  %2595 = load i64, ptr %2594, align 8
  %2596 = zext nneg i32 %2591 to i64
  %2597 = lshr i64 %2595, %2596
  br label %2598

2598:                                             ; preds = %2593, %2588
  %2599 = phi i64 [ %2597, %2593 ], [ 0, %2588 ]
  %2600 = getelementptr inbounds nuw i64, ptr %2481, i64 %2589
  store i64 %2599, ptr %2600, align 8
  %2601 = add nuw nsw i64 %2589, 1
  %2602 = icmp eq i64 %2601, %2000
  br i1 %2602, label %2974, label %2588

2603:                                             ; preds = %2477
  %2604 = and i64 %2141, 324
  %2605 = icmp eq i64 %2604, 0
  %2606 = icmp sgt i64 %2000, 0
  br i1 %2605, label %2608, label %2607

2607:                                             ; preds = %2603
  br i1 %2606, label %2609, label %2974

2608:                                             ; preds = %2603
  br i1 %2606, label %2623, label %2974

2609:                                             ; preds = %2607, %2618
  %2610 = phi i64 [ %2621, %2618 ], [ 0, %2607 ]
  %2611 = getelementptr inbounds nuw i32, ptr %2483, i64 %2610
  %2612 = load i32, ptr %2611, align 4
  %2613 = icmp ugt i32 %2612, 31
  br i1 %2613, label %2618, label %2614

2614:                                             ; preds = %2609
  %2615 = getelementptr inbounds nuw i32, ptr %2482, i64 %2610
  %2616 = load i32, ptr %2615, align 4
  %2617 = shl i32 %2616, %2612
  br label %2618

2618:                                             ; preds = %2614, %2609
  %2619 = phi i32 [ %2617, %2614 ], [ 0, %2609 ]
  %2620 = getelementptr inbounds nuw i32, ptr %2481, i64 %2610
  store i32 %2619, ptr %2620, align 4
  %2621 = add nuw nsw i64 %2610, 1
  %2622 = icmp eq i64 %2621, %2000
  br i1 %2622, label %2974, label %2609

2623:                                             ; preds = %2608, %2633
  %2624 = phi i64 [ %2636, %2633 ], [ 0, %2608 ]
  %2625 = getelementptr inbounds nuw i32, ptr %2483, i64 %2624
  %2626 = load i32, ptr %2625, align 4
  %2627 = icmp ugt i32 %2626, 63
  br i1 %2627, label %2633, label %2628

2628:                                             ; preds = %2623
  %2629 = getelementptr inbounds nuw i64, ptr %2482, i64 %2624
  %2630 = load i64, ptr %2629, align 8
  %2631 = zext nneg i32 %2626 to i64
  %2632 = shl i64 %2630, %2631
  br label %2633

2633:                                             ; preds = %2628, %2623
  %2634 = phi i64 [ %2632, %2628 ], [ 0, %2623 ]
  %2635 = getelementptr inbounds nuw i64, ptr %2481, i64 %2624
  store i64 %2634, ptr %2635, align 8
  %2636 = add nuw nsw i64 %2624, 1
  %2637 = icmp eq i64 %2636, %2000
  br i1 %2637, label %2974, label %2623

2638:                                             ; preds = %2477
  %2639 = and i64 %2141, 324
  %2640 = icmp eq i64 %2639, 0
  %2641 = icmp sgt i64 %2000, 0
  br i1 %2640, label %2643, label %2642

2642:                                             ; preds = %2638
  br i1 %2641, label %2644, label %2974

2643:                                             ; preds = %2638
  br i1 %2641, label %2654, label %2974

2644:                                             ; preds = %2642, %2644
  %2645 = phi i64 [ %2652, %2644 ], [ 0, %2642 ]
  %2646 = getelementptr inbounds nuw i32, ptr %2482, i64 %2645
  %2647 = load i32, ptr %2646, align 4
  %2648 = getelementptr inbounds nuw i32, ptr %2483, i64 %2645
  %2649 = load i32, ptr %2648, align 4
  %2650 = and i32 %2649, %2647
  %2651 = getelementptr inbounds nuw i32, ptr %2481, i64 %2645
  store i32 %2650, ptr %2651, align 4
  %2652 = add nuw nsw i64 %2645, 1
  %2653 = icmp eq i64 %2652, %2000
  br i1 %2653, label %2974, label %2644

2654:                                             ; preds = %2643, %2654
  %2655 = phi i64 [ %2662, %2654 ], [ 0, %2643 ]
  %2656 = getelementptr inbounds nuw i64, ptr %2482, i64 %2655
  %2657 = load i64, ptr %2656, align 8
  %2658 = getelementptr inbounds nuw i64, ptr %2483, i64 %2655
  %2659 = load i64, ptr %2658, align 8
  %2660 = and i64 %2659, %2657
  %2661 = getelementptr inbounds nuw i64, ptr %2481, i64 %2655
  store i64 %2660, ptr %2661, align 8
  %2662 = add nuw nsw i64 %2655, 1
  %2663 = icmp eq i64 %2662, %2000
  br i1 %2663, label %2974, label %2654

2664:                                             ; preds = %2477
  %2665 = and i64 %2141, 324
  %2666 = icmp eq i64 %2665, 0
  %2667 = icmp sgt i64 %2000, 0
  br i1 %2666, label %2669, label %2668

2668:                                             ; preds = %2664
  br i1 %2667, label %2670, label %2974

2669:                                             ; preds = %2664
  br i1 %2667, label %2680, label %2974

2670:                                             ; preds = %2668, %2670
  %2671 = phi i64 [ %2678, %2670 ], [ 0, %2668 ]
  %2672 = getelementptr inbounds nuw i32, ptr %2482, i64 %2671
  %2673 = load i32, ptr %2672, align 4
  %2674 = getelementptr inbounds nuw i32, ptr %2483, i64 %2671
  %2675 = load i32, ptr %2674, align 4
  %2676 = or i32 %2675, %2673
  %2677 = getelementptr inbounds nuw i32, ptr %2481, i64 %2671
  store i32 %2676, ptr %2677, align 4
  %2678 = add nuw nsw i64 %2671, 1
  %2679 = icmp eq i64 %2678, %2000
  br i1 %2679, label %2974, label %2670

2680:                                             ; preds = %2669, %2680
  %2681 = phi i64 [ %2688, %2680 ], [ 0, %2669 ]
  %2682 = getelementptr inbounds nuw i64, ptr %2482, i64 %2681
  %2683 = load i64, ptr %2682, align 8
  %2684 = getelementptr inbounds nuw i64, ptr %2483, i64 %2681
  %2685 = load i64, ptr %2684, align 8
  %2686 = or i64 %2685, %2683
  %2687 = getelementptr inbounds nuw i64, ptr %2481, i64 %2681
  store i64 %2686, ptr %2687, align 8
  %2688 = add nuw nsw i64 %2681, 1
  %2689 = icmp eq i64 %2688, %2000
  br i1 %2689, label %2974, label %2680

2690:                                             ; preds = %2477
  %2691 = and i64 %2141, 324
  %2692 = icmp eq i64 %2691, 0
  %2693 = icmp sgt i64 %2000, 0
  br i1 %2692, label %2695, label %2694

2694:                                             ; preds = %2690
  br i1 %2693, label %2696, label %2974

2695:                                             ; preds = %2690
  br i1 %2693, label %2706, label %2974

2696:                                             ; preds = %2694, %2696
  %2697 = phi i64 [ %2704, %2696 ], [ 0, %2694 ]
  %2698 = getelementptr inbounds nuw i32, ptr %2482, i64 %2697
  %2699 = load i32, ptr %2698, align 4
  %2700 = getelementptr inbounds nuw i32, ptr %2483, i64 %2697
  %2701 = load i32, ptr %2700, align 4
  %2702 = xor i32 %2701, %2699
  %2703 = getelementptr inbounds nuw i32, ptr %2481, i64 %2697
  store i32 %2702, ptr %2703, align 4
  %2704 = add nuw nsw i64 %2697, 1
  %2705 = icmp eq i64 %2704, %2000
  br i1 %2705, label %2974, label %2696

2706:                                             ; preds = %2695, %2706
  %2707 = phi i64 [ %2714, %2706 ], [ 0, %2695 ]
  %2708 = getelementptr inbounds nuw i64, ptr %2482, i64 %2707
  %2709 = load i64, ptr %2708, align 8
  %2710 = getelementptr inbounds nuw i64, ptr %2483, i64 %2707
  %2711 = load i64, ptr %2710, align 8
  %2712 = xor i64 %2711, %2709
  %2713 = getelementptr inbounds nuw i64, ptr %2481, i64 %2707
  store i64 %2712, ptr %2713, align 8
  %2714 = add nuw nsw i64 %2707, 1
  %2715 = icmp eq i64 %2714, %2000
  br i1 %2715, label %2974, label %2706

2716:                                             ; preds = %2477
  %2717 = icmp eq i64 %2124, 8
  br i1 %2717, label %2718, label %2863

2718:                                             ; preds = %2716
  switch i64 %2008, label %2974 [
    i64 5, label %2729
    i64 6, label %2727
    i64 7, label %2725
    i64 25, label %2723
    i64 29, label %2781
    i64 21, label %2721
    i64 22, label %2719
  ]

2719:                                             ; preds = %2718
  %2720 = icmp sgt i64 %2000, 0
  br i1 %2720, label %2837, label %2974

2721:                                             ; preds = %2718
  %2722 = icmp sgt i64 %2000, 0
  br i1 %2722, label %2811, label %2974

2723:                                             ; preds = %2718
  %2724 = icmp sgt i64 %2000, 0
  br i1 %2724, label %2770, label %2974

2725:                                             ; preds = %2718
  %2726 = icmp sgt i64 %2000, 0
  br i1 %2726, label %2757, label %2974

2727:                                             ; preds = %2718
  %2728 = icmp sgt i64 %2000, 0
  br i1 %2728, label %2744, label %2974

2729:                                             ; preds = %2718
  %2730 = icmp sgt i64 %2000, 0
  br i1 %2730, label %2731, label %2974

2731:                                             ; preds = %2729, %2731
  %2732 = phi i64 [ %2742, %2731 ], [ 0, %2729 ]
  %2733 = getelementptr inbounds nuw float, ptr %2482, i64 %2732
  %2734 = load float, ptr %2733, align 4
  %2735 = getelementptr inbounds nuw float, ptr %2483, i64 %2732
  %2736 = load float, ptr %2735, align 4
  %2737 = fadd float %2734, %2736
  %2738 = fcmp uno float %2737, 0.000000e+00
  %2739 = bitcast float %2737 to i32
  %2740 = select i1 %2738, i32 2147483647, i32 %2739
  %2741 = getelementptr inbounds nuw i32, ptr %2481, i64 %2732
  store i32 %2740, ptr %2741, align 4
  %2742 = add nuw nsw i64 %2732, 1
  %2743 = icmp eq i64 %2742, %2000
  br i1 %2743, label %2974, label %2731

2744:                                             ; preds = %2727, %2744
  %2745 = phi i64 [ %2755, %2744 ], [ 0, %2727 ]
  %2746 = getelementptr inbounds nuw float, ptr %2482, i64 %2745
  %2747 = load float, ptr %2746, align 4
  %2748 = getelementptr inbounds nuw float, ptr %2483, i64 %2745
  %2749 = load float, ptr %2748, align 4
  %2750 = fsub float %2747, %2749
  %2751 = fcmp uno float %2750, 0.000000e+00
  %2752 = bitcast float %2750 to i32
  %2753 = select i1 %2751, i32 2147483647, i32 %2752
  %2754 = getelementptr inbounds nuw i32, ptr %2481, i64 %2745
  store i32 %2753, ptr %2754, align 4
  %2755 = add nuw nsw i64 %2745, 1
  %2756 = icmp eq i64 %2755, %2000
  br i1 %2756, label %2974, label %2744

2757:                                             ; preds = %2725, %2757
  %2758 = phi i64 [ %2768, %2757 ], [ 0, %2725 ]
  %2759 = getelementptr inbounds nuw float, ptr %2482, i64 %2758
  %2760 = load float, ptr %2759, align 4
  %2761 = getelementptr inbounds nuw float, ptr %2483, i64 %2758
  %2762 = load float, ptr %2761, align 4
  %2763 = fmul float %2760, %2762
  %2764 = fcmp uno float %2763, 0.000000e+00
  %2765 = bitcast float %2763 to i32
  %2766 = select i1 %2764, i32 2147483647, i32 %2765
  %2767 = getelementptr inbounds nuw i32, ptr %2481, i64 %2758
  store i32 %2766, ptr %2767, align 4
  %2768 = add nuw nsw i64 %2758, 1
  %2769 = icmp eq i64 %2768, %2000
  br i1 %2769, label %2974, label %2757

2770:                                             ; preds = %2723, %2770
  %2771 = phi i64 [ %2779, %2770 ], [ 0, %2723 ]
  %2772 = getelementptr inbounds nuw float, ptr %2482, i64 %2771
  %2773 = load float, ptr %2772, align 4
  %2774 = fneg float %2773
  %2775 = fcmp uno float %2773, 0.000000e+00
  %2776 = bitcast float %2774 to i32
  %2777 = select i1 %2775, i32 2147483647, i32 %2776
  %2778 = getelementptr inbounds nuw i32, ptr %2481, i64 %2771
  store i32 %2777, ptr %2778, align 4
  %2779 = add nuw nsw i64 %2771, 1
  %2780 = icmp eq i64 %2779, %2000
  br i1 %2780, label %2974, label %2770

2781:                                             ; preds = %2718
  %2782 = load i64, ptr %1971, align 8
  %2783 = and i64 %2782, 1
  %2784 = icmp eq i64 %2783, 0
  %2785 = and i64 %2782, 2
  %2786 = icmp eq i64 %2785, 0
  %2787 = and i64 %2782, 4
  %2788 = icmp eq i64 %2787, 0
  %2789 = icmp sgt i64 %2000, 0
  br i1 %2789, label %2790, label %2974

2790:                                             ; preds = %2781, %2790
  %2791 = phi i64 [ %2809, %2790 ], [ 0, %2781 ]
  %2792 = getelementptr inbounds nuw float, ptr %2482, i64 %2791
  %2793 = load float, ptr %2792, align 4
  %2794 = getelementptr inbounds nuw float, ptr %2483, i64 %2791
  %2795 = load float, ptr %2794, align 4
  %2796 = getelementptr inbounds nuw float, ptr %2484, i64 %2791
  %2797 = load float, ptr %2796, align 4
  %2798 = fneg float %2793
  %2799 = select i1 %2784, float %2793, float %2798
  %2800 = fneg float %2795
  %2801 = select i1 %2786, float %2795, float %2800
  %2802 = fneg float %2797
  %2803 = select i1 %2788, float %2797, float %2802
  %2804 = call float @llvm.fma.f32(float %2799, float %2801, float %2803)
  %2805 = fcmp uno float %2804, 0.000000e+00
  %2806 = bitcast float %2804 to i32
  %2807 = select i1 %2805, i32 2147483647, i32 %2806
  %2808 = getelementptr inbounds nuw i32, ptr %2481, i64 %2791
  store i32 %2807, ptr %2808, align 4
  %2809 = add nuw nsw i64 %2791, 1
  %2810 = icmp eq i64 %2809, %2000
  br i1 %2810, label %2974, label %2790

2811:                                             ; preds = %2721, %2829
  %2812 = phi i64 [ %2835, %2829 ], [ 0, %2721 ]
  %2813 = getelementptr inbounds nuw float, ptr %2482, i64 %2812
  %2814 = load float, ptr %2813, align 4
  %2815 = getelementptr inbounds nuw float, ptr %2483, i64 %2812
  %2816 = load float, ptr %2815, align 4
  %2817 = fcmp uno float %2814, 0.000000e+00
  br i1 %2817, label %2829, label %2818

2818:                                             ; preds = %2811
  %2819 = fcmp uno float %2816, 0.000000e+00
  br i1 %2819, label %2829, label %2820

2820:                                             ; preds = %2818
  %2821 = fcmp oeq float %2814, %2816
  br i1 %2821, label %2822, label %2826

2822:                                             ; preds = %2820
  %2823 = bitcast float %2814 to i32
  %2824 = icmp slt i32 %2823, 0
  %2825 = select i1 %2824, float %2814, float %2816
  br label %2829

2826:                                             ; preds = %2820
  %2827 = fcmp olt float %2814, %2816
  %2828 = select i1 %2827, float %2814, float %2816
  br label %2829

2829:                                             ; preds = %2826, %2822, %2818, %2811
  %2830 = phi float [ %2828, %2826 ], [ %2816, %2811 ], [ %2825, %2822 ], [ %2814, %2818 ]
  %2831 = fcmp uno float %2830, 0.000000e+00
  %2832 = bitcast float %2830 to i32
  %2833 = select i1 %2831, i32 2147483647, i32 %2832
  %2834 = getelementptr inbounds nuw i32, ptr %2481, i64 %2812
  store i32 %2833, ptr %2834, align 4
  %2835 = add nuw nsw i64 %2812, 1
  %2836 = icmp eq i64 %2835, %2000
  br i1 %2836, label %2974, label %2811

2837:                                             ; preds = %2719, %2855
  %2838 = phi i64 [ %2861, %2855 ], [ 0, %2719 ]
  %2839 = getelementptr inbounds nuw float, ptr %2482, i64 %2838
  %2840 = load float, ptr %2839, align 4
  %2841 = getelementptr inbounds nuw float, ptr %2483, i64 %2838
  %2842 = load float, ptr %2841, align 4
  %2843 = fcmp uno float %2840, 0.000000e+00
  br i1 %2843, label %2855, label %2844

2844:                                             ; preds = %2837
  %2845 = fcmp uno float %2842, 0.000000e+00
  br i1 %2845, label %2855, label %2846

2846:                                             ; preds = %2844
  %2847 = fcmp oeq float %2840, %2842
  br i1 %2847, label %2848, label %2852

2848:                                             ; preds = %2846
  %2849 = bitcast float %2840 to i32
  %2850 = icmp slt i32 %2849, 0
  %2851 = select i1 %2850, float %2842, float %2840
  br label %2855

2852:                                             ; preds = %2846
  %2853 = fcmp ogt float %2840, %2842
  %2854 = select i1 %2853, float %2840, float %2842
  br label %2855

2855:                                             ; preds = %2852, %2848, %2844, %2837
  %2856 = phi float [ %2854, %2852 ], [ %2842, %2837 ], [ %2851, %2848 ], [ %2840, %2844 ]
  %2857 = fcmp uno float %2856, 0.000000e+00
  %2858 = bitcast float %2856 to i32
  %2859 = select i1 %2857, i32 2147483647, i32 %2858
  %2860 = getelementptr inbounds nuw i32, ptr %2481, i64 %2838
  store i32 %2859, ptr %2860, align 4
  %2861 = add nuw nsw i64 %2838, 1
  %2862 = icmp eq i64 %2861, %2000
  br i1 %2862, label %2974, label %2837

2863:                                             ; preds = %2716
  switch i64 %2008, label %2974 [
    i64 5, label %2864
    i64 6, label %2890
    i64 7, label %2916
    i64 10, label %2942
  ]

2864:                                             ; preds = %2863
  %2865 = and i64 %2141, 324
  %2866 = icmp eq i64 %2865, 0
  %2867 = icmp sgt i64 %2000, 0
  br i1 %2866, label %2869, label %2868

2868:                                             ; preds = %2864
  br i1 %2867, label %2870, label %2974

2869:                                             ; preds = %2864
  br i1 %2867, label %2880, label %2974

2870:                                             ; preds = %2868, %2870
  %2871 = phi i64 [ %2878, %2870 ], [ 0, %2868 ]
  %2872 = getelementptr inbounds nuw i32, ptr %2482, i64 %2871
  %2873 = load i32, ptr %2872, align 4
  %2874 = getelementptr inbounds nuw i32, ptr %2483, i64 %2871
  %2875 = load i32, ptr %2874, align 4
  %2876 = add i32 %2875, %2873
  %2877 = getelementptr inbounds nuw i32, ptr %2481, i64 %2871
  store i32 %2876, ptr %2877, align 4
  %2878 = add nuw nsw i64 %2871, 1
  %2879 = icmp eq i64 %2878, %2000
  br i1 %2879, label %2974, label %2870

2880:                                             ; preds = %2869, %2880
  %2881 = phi i64 [ %2888, %2880 ], [ 0, %2869 ]
  %2882 = getelementptr inbounds nuw i64, ptr %2482, i64 %2881
  %2883 = load i64, ptr %2882, align 8
  %2884 = getelementptr inbounds nuw i64, ptr %2483, i64 %2881
  %2885 = load i64, ptr %2884, align 8
  %2886 = add i64 %2885, %2883
  %2887 = getelementptr inbounds nuw i64, ptr %2481, i64 %2881
  store i64 %2886, ptr %2887, align 8
  %2888 = add nuw nsw i64 %2881, 1
  %2889 = icmp eq i64 %2888, %2000
  br i1 %2889, label %2974, label %2880

2890:                                             ; preds = %2863
  %2891 = and i64 %2141, 324
  %2892 = icmp eq i64 %2891, 0
  %2893 = icmp sgt i64 %2000, 0
  br i1 %2892, label %2895, label %2894

2894:                                             ; preds = %2890
  br i1 %2893, label %2896, label %2974

2895:                                             ; preds = %2890
  br i1 %2893, label %2906, label %2974

2896:                                             ; preds = %2894, %2896
  %2897 = phi i64 [ %2904, %2896 ], [ 0, %2894 ]
  %2898 = getelementptr inbounds nuw i32, ptr %2482, i64 %2897
  %2899 = load i32, ptr %2898, align 4
  %2900 = getelementptr inbounds nuw i32, ptr %2483, i64 %2897
  %2901 = load i32, ptr %2900, align 4
  %2902 = sub i32 %2899, %2901
  %2903 = getelementptr inbounds nuw i32, ptr %2481, i64 %2897
  store i32 %2902, ptr %2903, align 4
  %2904 = add nuw nsw i64 %2897, 1
  %2905 = icmp eq i64 %2904, %2000
  br i1 %2905, label %2974, label %2896

2906:                                             ; preds = %2895, %2906
  %2907 = phi i64 [ %2914, %2906 ], [ 0, %2895 ]
  %2908 = getelementptr inbounds nuw i64, ptr %2482, i64 %2907
  %2909 = load i64, ptr %2908, align 8
  %2910 = getelementptr inbounds nuw i64, ptr %2483, i64 %2907
  %2911 = load i64, ptr %2910, align 8
  %2912 = sub i64 %2909, %2911
  %2913 = getelementptr inbounds nuw i64, ptr %2481, i64 %2907
  store i64 %2912, ptr %2913, align 8
  %2914 = add nuw nsw i64 %2907, 1
  %2915 = icmp eq i64 %2914, %2000
  br i1 %2915, label %2974, label %2906

2916:                                             ; preds = %2863
  %2917 = and i64 %2141, 324
  %2918 = icmp eq i64 %2917, 0
  %2919 = icmp sgt i64 %2000, 0
  br i1 %2918, label %2921, label %2920

2920:                                             ; preds = %2916
  br i1 %2919, label %2922, label %2974

2921:                                             ; preds = %2916
  br i1 %2919, label %2932, label %2974

2922:                                             ; preds = %2920, %2922
  %2923 = phi i64 [ %2930, %2922 ], [ 0, %2920 ]
  %2924 = getelementptr inbounds nuw i32, ptr %2482, i64 %2923
  %2925 = load i32, ptr %2924, align 4
  %2926 = getelementptr inbounds nuw i32, ptr %2483, i64 %2923
  %2927 = load i32, ptr %2926, align 4
  %2928 = mul i32 %2927, %2925
  %2929 = getelementptr inbounds nuw i32, ptr %2481, i64 %2923
  store i32 %2928, ptr %2929, align 4
  %2930 = add nuw nsw i64 %2923, 1
  %2931 = icmp eq i64 %2930, %2000
  br i1 %2931, label %2974, label %2922

2932:                                             ; preds = %2921, %2932
  %2933 = phi i64 [ %2940, %2932 ], [ 0, %2921 ]
  %2934 = getelementptr inbounds nuw i64, ptr %2482, i64 %2933
  %2935 = load i64, ptr %2934, align 8
  %2936 = getelementptr inbounds nuw i64, ptr %2483, i64 %2933
  %2937 = load i64, ptr %2936, align 8
  %2938 = mul i64 %2937, %2935
  %2939 = getelementptr inbounds nuw i64, ptr %2481, i64 %2933
  store i64 %2938, ptr %2939, align 8
  %2940 = add nuw nsw i64 %2933, 1
  %2941 = icmp eq i64 %2940, %2000
  br i1 %2941, label %2974, label %2932

2942:                                             ; preds = %2863
  %2943 = and i64 %2141, 324
  %2944 = icmp eq i64 %2943, 0
  %2945 = icmp sgt i64 %2000, 0
  br i1 %2944, label %2947, label %2946

2946:                                             ; preds = %2942
  br i1 %2945, label %2948, label %2974

2947:                                             ; preds = %2942
  br i1 %2945, label %2961, label %2974

2948:                                             ; preds = %2946, %2948
  %2949 = phi i64 [ %2959, %2948 ], [ 0, %2946 ]
  %2950 = getelementptr inbounds nuw i32, ptr %2482, i64 %2949
  %2951 = load i32, ptr %2950, align 4
  %2952 = getelementptr inbounds nuw i32, ptr %2483, i64 %2949
  %2953 = load i32, ptr %2952, align 4
  %2954 = getelementptr inbounds nuw i32, ptr %2484, i64 %2949
  %2955 = load i32, ptr %2954, align 4
  %2956 = mul i32 %2953, %2951
  %2957 = add i32 %2956, %2955
  %2958 = getelementptr inbounds nuw i32, ptr %2481, i64 %2949
  store i32 %2957, ptr %2958, align 4
  %2959 = add nuw nsw i64 %2949, 1
  %2960 = icmp eq i64 %2959, %2000
  br i1 %2960, label %2974, label %2948

2961:                                             ; preds = %2947, %2961
  %2962 = phi i64 [ %2972, %2961 ], [ 0, %2947 ]
  %2963 = getelementptr inbounds nuw i64, ptr %2482, i64 %2962
  %2964 = load i64, ptr %2963, align 8
  %2965 = getelementptr inbounds nuw i64, ptr %2483, i64 %2962
  %2966 = load i64, ptr %2965, align 8
  %2967 = getelementptr inbounds nuw i64, ptr %2484, i64 %2962
  %2968 = load i64, ptr %2967, align 8
  %2969 = mul i64 %2966, %2964
  %2970 = add i64 %2969, %2968
  %2971 = getelementptr inbounds nuw i64, ptr %2481, i64 %2962
  store i64 %2970, ptr %2971, align 8
  %2972 = add nuw nsw i64 %2962, 1
  %2973 = icmp eq i64 %2972, %2000
  br i1 %2973, label %2974, label %2961

2974:                                             ; preds = %2618, %2633, %2583, %2598, %2556, %2545, %2644, %2654, %2670, %2680, %2696, %2706, %2511, %2524, %2491, %2498, %2948, %2961, %2922, %2932, %2896, %2906, %2870, %2880, %2855, %2829, %2790, %2770, %2757, %2744, %2731, %2947, %2946, %2921, %2920, %2895, %2894, %2869, %2868, %2863, %2781, %2729, %2727, %2725, %2723, %2721, %2719, %2718, %2695, %2694, %2669, %2668, %2643, %2642, %2608, %2607, %2573, %2572, %2544, %2543, %2510, %2509, %2490, %2489
  br i1 %2002, label %3547, label %2975

2975:                                             ; preds = %2974
  %2976 = inttoptr i64 %2121 to ptr
  %2977 = icmp sgt i64 %1999, 0
  switch i64 %2123, label %3024 [
    i64 4, label %2978
    i64 8, label %3001
  ]

2978:                                             ; preds = %2975
  br i1 %1986, label %2979, label %2980

2979:                                             ; preds = %2978
  br i1 %2977, label %2981, label %3547

2980:                                             ; preds = %2978
  br i1 %2977, label %2992, label %3547

2981:                                             ; preds = %2979, %2981
  %2982 = phi i64 [ %2990, %2981 ], [ 0, %2979 ]
  %2983 = getelementptr inbounds nuw i64, ptr %1977, i64 %2982
  %2984 = load i64, ptr %2983, align 8
  %2985 = load i64, ptr %1977, align 8
  %2986 = sub nsw i64 %2984, %2985
  %2987 = getelementptr inbounds i32, ptr %99, i64 %2986
  %2988 = load i32, ptr %2987, align 4
  %2989 = getelementptr inbounds i32, ptr %2976, i64 %2984
  store i32 %2988, ptr %2989, align 4
  %2990 = add nuw nsw i64 %2982, 1
  %2991 = icmp eq i64 %2990, %1999
  br i1 %2991, label %3547, label %2981

2992:                                             ; preds = %2980, %2992
  %2993 = phi i64 [ %2999, %2992 ], [ 0, %2980 ]
  %2994 = getelementptr inbounds nuw i32, ptr %99, i64 %2993
  %2995 = load i32, ptr %2994, align 4
  %2996 = getelementptr inbounds nuw i64, ptr %1977, i64 %2993
  %2997 = load i64, ptr %2996, align 8
  %2998 = getelementptr inbounds i32, ptr %2976, i64 %2997
  store i32 %2995, ptr %2998, align 4
  %2999 = add nuw nsw i64 %2993, 1
  %3000 = icmp eq i64 %2999, %1999
  br i1 %3000, label %3547, label %2992

3001:                                             ; preds = %2975
  br i1 %1986, label %3002, label %3003

3002:                                             ; preds = %3001
  br i1 %2977, label %3004, label %3547

3003:                                             ; preds = %3001
  br i1 %2977, label %3015, label %3547

3004:                                             ; preds = %3002, %3004
  %3005 = phi i64 [ %3013, %3004 ], [ 0, %3002 ]
  %3006 = getelementptr inbounds nuw i64, ptr %1977, i64 %3005
  %3007 = load i64, ptr %3006, align 8
  %3008 = load i64, ptr %1977, align 8
  %3009 = sub nsw i64 %3007, %3008
  %3010 = getelementptr inbounds i64, ptr %99, i64 %3009
  %3011 = load i64, ptr %3010, align 8
  %3012 = getelementptr inbounds i64, ptr %2976, i64 %3007
  store i64 %3011, ptr %3012, align 8
  %3013 = add nuw nsw i64 %3005, 1
  %3014 = icmp eq i64 %3013, %1999
  br i1 %3014, label %3547, label %3004

3015:                                             ; preds = %3003, %3015
  %3016 = phi i64 [ %3022, %3015 ], [ 0, %3003 ]
  %3017 = getelementptr inbounds nuw i64, ptr %99, i64 %3016
  %3018 = load i64, ptr %3017, align 8
  %3019 = getelementptr inbounds nuw i64, ptr %1977, i64 %3016
  %3020 = load i64, ptr %3019, align 8
  %3021 = getelementptr inbounds i64, ptr %2976, i64 %3020
  store i64 %3018, ptr %3021, align 8
  %3022 = add nuw nsw i64 %3016, 1
  %3023 = icmp eq i64 %3022, %1999
  br i1 %3023, label %3547, label %3015

3024:                                             ; preds = %2975
  br i1 %1986, label %3025, label %3026

3025:                                             ; preds = %3024
  br i1 %2977, label %3027, label %3547

3026:                                             ; preds = %3024
  br i1 %2977, label %3038, label %3547

3027:                                             ; preds = %3025, %3027
  %3028 = phi i64 [ %3036, %3027 ], [ 0, %3025 ]
  %3029 = getelementptr inbounds nuw i64, ptr %1977, i64 %3028
  %3030 = load i64, ptr %3029, align 8
  %3031 = load i64, ptr %1977, align 8
  %3032 = sub nsw i64 %3030, %3031
  %3033 = getelementptr inbounds i8, ptr %99, i64 %3032
  %3034 = load i8, ptr %3033, align 1
  %3035 = getelementptr inbounds i8, ptr %2976, i64 %3030
  store i8 %3034, ptr %3035, align 1
  %3036 = add nuw nsw i64 %3028, 1
  %3037 = icmp eq i64 %3036, %1999
  br i1 %3037, label %3547, label %3027

3038:                                             ; preds = %3026, %3038
  %3039 = phi i64 [ %3045, %3038 ], [ 0, %3026 ]
  %3040 = getelementptr inbounds nuw i8, ptr %99, i64 %3039
  %3041 = load i8, ptr %3040, align 1
  %3042 = getelementptr inbounds nuw i64, ptr %1977, i64 %3039
  %3043 = load i64, ptr %3042, align 8
  %3044 = getelementptr inbounds i8, ptr %2976, i64 %3043
  store i8 %3041, ptr %3044, align 1
  %3045 = add nuw nsw i64 %3039, 1
  %3046 = icmp eq i64 %3045, %1999
  br i1 %3046, label %3547, label %3038

3047:                                             ; preds = %2476
  %3048 = shl nuw nsw i64 %2140, 3
  %3049 = icmp eq i64 %2124, 3
  %3050 = select i1 %3049, i64 -9223372036854775808, i64 0
  switch i64 %2008, label %3546 [
    i64 4, label %3097
    i64 5, label %3095
    i64 6, label %3093
    i64 7, label %3126
    i64 9, label %3126
    i64 12, label %3091
    i64 13, label %3089
    i64 14, label %3087
    i64 15, label %3168
    i64 25, label %3085
    i64 21, label %3083
    i64 22, label %3081
    i64 8, label %3224
    i64 10, label %3271
    i64 11, label %3271
    i64 16, label %3079
    i64 17, label %3298
    i64 18, label %3077
    i64 20, label %3073
    i64 23, label %3068
    i64 24, label %3063
    i64 28, label %3059
    i64 30, label %3057
    i64 31, label %3455
    i64 32, label %3455
    i64 33, label %3055
    i64 34, label %3053
    i64 35, label %3051
  ]

3051:                                             ; preds = %3047
  %3052 = icmp sgt i64 %2000, 0
  br i1 %3052, label %3513, label %3546

3053:                                             ; preds = %3047
  %3054 = icmp sgt i64 %2000, 0
  br i1 %3054, label %3494, label %3546

3055:                                             ; preds = %3047
  %3056 = icmp sgt i64 %2000, 0
  br i1 %3056, label %3486, label %3546

3057:                                             ; preds = %3047
  %3058 = icmp sgt i64 %2000, 0
  br i1 %3058, label %3447, label %3546

3059:                                             ; preds = %3047
  %3060 = icmp sgt i64 %2000, 0
  br i1 %3060, label %3061, label %3546

3061:                                             ; preds = %3059
  %3062 = load i64, ptr %1971, align 8
  br label %3411

3063:                                             ; preds = %3047
  %3064 = icmp sgt i64 %2000, 0
  br i1 %3064, label %3065, label %3546

3065:                                             ; preds = %3063
  %3066 = and i64 %2124, -4
  %3067 = icmp eq i64 %3066, 4
  br label %3386

3068:                                             ; preds = %3047
  %3069 = icmp sgt i64 %2000, 0
  br i1 %3069, label %3070, label %3546

3070:                                             ; preds = %3068
  %3071 = and i64 %2124, -4
  %3072 = icmp eq i64 %3071, 4
  br label %3365

3073:                                             ; preds = %3047
  %3074 = icmp sgt i64 %2000, 0
  br i1 %3074, label %3075, label %3546

3075:                                             ; preds = %3073
  %3076 = load i64, ptr %1971, align 8
  br label %3341

3077:                                             ; preds = %3047
  %3078 = icmp sgt i64 %2000, 0
  br i1 %3078, label %3328, label %3546

3079:                                             ; preds = %3047
  %3080 = icmp sgt i64 %2000, 0
  br i1 %3080, label %3286, label %3546

3081:                                             ; preds = %3047
  %3082 = icmp sgt i64 %2000, 0
  br i1 %3082, label %3211, label %3546

3083:                                             ; preds = %3047
  %3084 = icmp sgt i64 %2000, 0
  br i1 %3084, label %3198, label %3546

3085:                                             ; preds = %3047
  %3086 = icmp sgt i64 %2000, 0
  br i1 %3086, label %3190, label %3546

3087:                                             ; preds = %3047
  %3088 = icmp sgt i64 %2000, 0
  br i1 %3088, label %3158, label %3546

3089:                                             ; preds = %3047
  %3090 = icmp sgt i64 %2000, 0
  br i1 %3090, label %3148, label %3546

3091:                                             ; preds = %3047
  %3092 = icmp sgt i64 %2000, 0
  br i1 %3092, label %3138, label %3546

3093:                                             ; preds = %3047
  %3094 = icmp sgt i64 %2000, 0
  br i1 %3094, label %3116, label %3546

3095:                                             ; preds = %3047
  %3096 = icmp sgt i64 %2000, 0
  br i1 %3096, label %3106, label %3546

3097:                                             ; preds = %3047
  %3098 = icmp sgt i64 %2000, 0
  br i1 %3098, label %3099, label %3546

3099:                                             ; preds = %3097, %3099
  %3100 = phi i64 [ %3104, %3099 ], [ 0, %3097 ]
  %3101 = getelementptr inbounds nuw i64, ptr %8, i64 %3100
  %3102 = load i64, ptr %3101, align 8
  %3103 = getelementptr inbounds nuw i64, ptr %99, i64 %3100
  store i64 %3102, ptr %3103, align 8
  %3104 = add nuw nsw i64 %3100, 1
  %3105 = icmp eq i64 %3104, %2000
  br i1 %3105, label %3546, label %3099

3106:                                             ; preds = %3095, %3106
  %3107 = phi i64 [ %3114, %3106 ], [ 0, %3095 ]
  %3108 = getelementptr inbounds nuw i64, ptr %8, i64 %3107
  %3109 = load i64, ptr %3108, align 8
  %3110 = getelementptr inbounds nuw i64, ptr %96, i64 %3107
  %3111 = load i64, ptr %3110, align 8
  %3112 = add i64 %3111, %3109
  %3113 = getelementptr inbounds nuw i64, ptr %99, i64 %3107
  store i64 %3112, ptr %3113, align 8
  %3114 = add nuw nsw i64 %3107, 1
  %3115 = icmp eq i64 %3114, %2000
  br i1 %3115, label %3546, label %3106

3116:                                             ; preds = %3093, %3116
  %3117 = phi i64 [ %3124, %3116 ], [ 0, %3093 ]
  %3118 = getelementptr inbounds nuw i64, ptr %8, i64 %3117
  %3119 = load i64, ptr %3118, align 8
  %3120 = getelementptr inbounds nuw i64, ptr %96, i64 %3117
  %3121 = load i64, ptr %3120, align 8
  %3122 = sub i64 %3119, %3121
  %3123 = getelementptr inbounds nuw i64, ptr %99, i64 %3117
  store i64 %3122, ptr %3123, align 8
  %3124 = add nuw nsw i64 %3117, 1
  %3125 = icmp eq i64 %3124, %2000
  br i1 %3125, label %3546, label %3116

3126:                                             ; preds = %3047, %3047
  %3127 = icmp sgt i64 %2000, 0
  br i1 %3127, label %3128, label %3546

3128:                                             ; preds = %3126, %3128
  %3129 = phi i64 [ %3136, %3128 ], [ 0, %3126 ]
  %3130 = getelementptr inbounds nuw i64, ptr %8, i64 %3129
  %3131 = load i64, ptr %3130, align 8
  %3132 = getelementptr inbounds nuw i64, ptr %96, i64 %3129
  %3133 = load i64, ptr %3132, align 8
  %3134 = mul i64 %3133, %3131
  %3135 = getelementptr inbounds nuw i64, ptr %99, i64 %3129
  store i64 %3134, ptr %3135, align 8
  %3136 = add nuw nsw i64 %3129, 1
  %3137 = icmp eq i64 %3136, %2000
  br i1 %3137, label %3546, label %3128

3138:                                             ; preds = %3091, %3138
  %3139 = phi i64 [ %3146, %3138 ], [ 0, %3091 ]
  %3140 = getelementptr inbounds nuw i64, ptr %8, i64 %3139
  %3141 = load i64, ptr %3140, align 8
  %3142 = getelementptr inbounds nuw i64, ptr %96, i64 %3139
  %3143 = load i64, ptr %3142, align 8
  %3144 = and i64 %3143, %3141
  %3145 = getelementptr inbounds nuw i64, ptr %99, i64 %3139
  store i64 %3144, ptr %3145, align 8
  %3146 = add nuw nsw i64 %3139, 1
  %3147 = icmp eq i64 %3146, %2000
  br i1 %3147, label %3546, label %3138

3148:                                             ; preds = %3089, %3148
  %3149 = phi i64 [ %3156, %3148 ], [ 0, %3089 ]
  %3150 = getelementptr inbounds nuw i64, ptr %8, i64 %3149
  %3151 = load i64, ptr %3150, align 8
  %3152 = getelementptr inbounds nuw i64, ptr %96, i64 %3149
  %3153 = load i64, ptr %3152, align 8
  %3154 = or i64 %3153, %3151
  %3155 = getelementptr inbounds nuw i64, ptr %99, i64 %3149
  store i64 %3154, ptr %3155, align 8
  %3156 = add nuw nsw i64 %3149, 1
  %3157 = icmp eq i64 %3156, %2000
  br i1 %3157, label %3546, label %3148

3158:                                             ; preds = %3087, %3158
  %3159 = phi i64 [ %3166, %3158 ], [ 0, %3087 ]
  %3160 = getelementptr inbounds nuw i64, ptr %8, i64 %3159
  %3161 = load i64, ptr %3160, align 8
  %3162 = getelementptr inbounds nuw i64, ptr %96, i64 %3159
  %3163 = load i64, ptr %3162, align 8
  %3164 = xor i64 %3163, %3161
  %3165 = getelementptr inbounds nuw i64, ptr %99, i64 %3159
  store i64 %3164, ptr %3165, align 8
  %3166 = add nuw nsw i64 %3159, 1
  %3167 = icmp eq i64 %3166, %2000
  br i1 %3167, label %3546, label %3158

3168:                                             ; preds = %3047
  %3169 = icmp eq i64 %2124, 10
  %3170 = icmp sgt i64 %2000, 0
  br i1 %3169, label %3172, label %3171

3171:                                             ; preds = %3168
  br i1 %3170, label %3182, label %3546

3172:                                             ; preds = %3168
  br i1 %3170, label %3173, label %3546

3173:                                             ; preds = %3172, %3173
  %3174 = phi i64 [ %3180, %3173 ], [ 0, %3172 ]
  %3175 = getelementptr inbounds nuw i64, ptr %8, i64 %3174
  %3176 = load i64, ptr %3175, align 8
  %3177 = icmp eq i64 %3176, 0
  %3178 = zext i1 %3177 to i64
  %3179 = getelementptr inbounds nuw i64, ptr %99, i64 %3174
  store i64 %3178, ptr %3179, align 8
  %3180 = add nuw nsw i64 %3174, 1
  %3181 = icmp eq i64 %3180, %2000
  br i1 %3181, label %3546, label %3173

3182:                                             ; preds = %3171, %3182
  %3183 = phi i64 [ %3188, %3182 ], [ 0, %3171 ]
  %3184 = getelementptr inbounds nuw i64, ptr %8, i64 %3183
  %3185 = load i64, ptr %3184, align 8
  %3186 = xor i64 %3185, -1
  %3187 = getelementptr inbounds nuw i64, ptr %99, i64 %3183
  store i64 %3186, ptr %3187, align 8
  %3188 = add nuw nsw i64 %3183, 1
  %3189 = icmp eq i64 %3188, %2000
  br i1 %3189, label %3546, label %3182

3190:                                             ; preds = %3085, %3190
  %3191 = phi i64 [ %3196, %3190 ], [ 0, %3085 ]
  %3192 = getelementptr inbounds nuw i64, ptr %8, i64 %3191
  %3193 = load i64, ptr %3192, align 8
  %3194 = sub i64 0, %3193
  %3195 = getelementptr inbounds nuw i64, ptr %99, i64 %3191
  store i64 %3194, ptr %3195, align 8
  %3196 = add nuw nsw i64 %3191, 1
  %3197 = icmp eq i64 %3196, %2000
  br i1 %3197, label %3546, label %3190

3198:                                             ; preds = %3083, %3198
  %3199 = phi i64 [ %3209, %3198 ], [ 0, %3083 ]
  %3200 = getelementptr inbounds nuw i64, ptr %8, i64 %3199
  %3201 = load i64, ptr %3200, align 8
  %3202 = getelementptr inbounds nuw i64, ptr %96, i64 %3199
  %3203 = load i64, ptr %3202, align 8
  %3204 = xor i64 %3201, %3050
  %3205 = xor i64 %3203, %3050
  %3206 = icmp slt i64 %3204, %3205
  %3207 = select i1 %3206, i64 %3201, i64 %3203
  %3208 = getelementptr inbounds nuw i64, ptr %99, i64 %3199
  store i64 %3207, ptr %3208, align 8
  %3209 = add nuw nsw i64 %3199, 1
  %3210 = icmp eq i64 %3209, %2000
  br i1 %3210, label %3546, label %3198

3211:                                             ; preds = %3081, %3211
  %3212 = phi i64 [ %3222, %3211 ], [ 0, %3081 ]
  %3213 = getelementptr inbounds nuw i64, ptr %8, i64 %3212
  %3214 = load i64, ptr %3213, align 8
  %3215 = getelementptr inbounds nuw i64, ptr %96, i64 %3212
  %3216 = load i64, ptr %3215, align 8
  %3217 = xor i64 %3214, %3050
  %3218 = xor i64 %3216, %3050
  %3219 = icmp sgt i64 %3217, %3218
  %3220 = select i1 %3219, i64 %3214, i64 %3216
  %3221 = getelementptr inbounds nuw i64, ptr %99, i64 %3212
  store i64 %3220, ptr %3221, align 8
  %3222 = add nuw nsw i64 %3212, 1
  %3223 = icmp eq i64 %3222, %2000
  br i1 %3223, label %3546, label %3211

3224:                                             ; preds = %3047
  %3225 = and i64 %2141, 324
  %3226 = icmp eq i64 %3225, 0
  %3227 = icmp sgt i64 %2000, 0
  br i1 %3226, label %3240, label %3228

3228:                                             ; preds = %3224
  br i1 %3227, label %3229, label %3546

3229:                                             ; preds = %3228, %3229
  %3230 = phi i64 [ %3238, %3229 ], [ 0, %3228 ]
  %3231 = getelementptr inbounds nuw i64, ptr %8, i64 %3230
  %3232 = load i64, ptr %3231, align 8
  %3233 = getelementptr inbounds nuw i64, ptr %96, i64 %3230
  %3234 = load i64, ptr %3233, align 8
  %3235 = mul i64 %3234, %3232
  %3236 = lshr i64 %3235, 32
  %3237 = getelementptr inbounds nuw i64, ptr %99, i64 %3230
  store i64 %3236, ptr %3237, align 8
  %3238 = add nuw nsw i64 %3230, 1
  %3239 = icmp eq i64 %3238, %2000
  br i1 %3239, label %3546, label %3229

3240:                                             ; preds = %3224
  br i1 %3049, label %3242, label %3241

3241:                                             ; preds = %3240
  br i1 %3227, label %3257, label %3546

3242:                                             ; preds = %3240
  br i1 %3227, label %3243, label %3546

3243:                                             ; preds = %3242, %3243
  %3244 = phi i64 [ %3255, %3243 ], [ 0, %3242 ]
  %3245 = getelementptr inbounds nuw i64, ptr %8, i64 %3244
  %3246 = load i64, ptr %3245, align 8
  %3247 = getelementptr inbounds nuw i64, ptr %96, i64 %3244
  %3248 = load i64, ptr %3247, align 8
  %3249 = zext i64 %3246 to i128
  %3250 = zext i64 %3248 to i128
  %3251 = mul nuw i128 %3250, %3249
  %3252 = lshr i128 %3251, 64
  %3253 = trunc nuw i128 %3252 to i64
  %3254 = getelementptr inbounds nuw i64, ptr %99, i64 %3244
  store i64 %3253, ptr %3254, align 8
  %3255 = add nuw nsw i64 %3244, 1
  %3256 = icmp eq i64 %3255, %2000
  br i1 %3256, label %3546, label %3243

3257:                                             ; preds = %3241, %3257
  %3258 = phi i64 [ %3269, %3257 ], [ 0, %3241 ]
  %3259 = getelementptr inbounds nuw i64, ptr %8, i64 %3258
  %3260 = load i64, ptr %3259, align 8
  %3261 = getelementptr inbounds nuw i64, ptr %96, i64 %3258
  %3262 = load i64, ptr %3261, align 8
  %3263 = sext i64 %3260 to i128
  %3264 = sext i64 %3262 to i128
  %3265 = mul nsw i128 %3264, %3263
  %3266 = lshr i128 %3265, 64
  %3267 = trunc nuw i128 %3266 to i64
  %3268 = getelementptr inbounds nuw i64, ptr %99, i64 %3258
  store i64 %3267, ptr %3268, align 8
  %3269 = add nuw nsw i64 %3258, 1
  %3270 = icmp eq i64 %3269, %2000
  br i1 %3270, label %3546, label %3257

3271:                                             ; preds = %3047, %3047
  %3272 = icmp sgt i64 %2000, 0
  br i1 %3272, label %3273, label %3546

3273:                                             ; preds = %3271, %3273
  %3274 = phi i64 [ %3284, %3273 ], [ 0, %3271 ]
  %3275 = getelementptr inbounds nuw i64, ptr %8, i64 %3274
  %3276 = load i64, ptr %3275, align 8
  %3277 = getelementptr inbounds nuw i64, ptr %96, i64 %3274
  %3278 = load i64, ptr %3277, align 8
  %3279 = getelementptr inbounds nuw i64, ptr %98, i64 %3274
  %3280 = load i64, ptr %3279, align 8
  %3281 = mul i64 %3278, %3276
  %3282 = add i64 %3281, %3280
  %3283 = getelementptr inbounds nuw i64, ptr %99, i64 %3274
  store i64 %3282, ptr %3283, align 8
  %3284 = add nuw nsw i64 %3274, 1
  %3285 = icmp eq i64 %3284, %2000
  br i1 %3285, label %3546, label %3273

3286:                                             ; preds = %3079, %3286
  %3287 = phi i64 [ %3296, %3286 ], [ 0, %3079 ]
  %3288 = getelementptr inbounds nuw i64, ptr %8, i64 %3287
  %3289 = load i64, ptr %3288, align 8
  %3290 = getelementptr inbounds nuw i64, ptr %96, i64 %3287
  %3291 = load i64, ptr %3290, align 8
  %3292 = icmp ult i64 %3291, %3048
  %3293 = shl i64 %3289, %3291
  %3294 = select i1 %3292, i64 %3293, i64 0
  %3295 = getelementptr inbounds nuw i64, ptr %99, i64 %3287
  store i64 %3294, ptr %3295, align 8
  %3296 = add nuw nsw i64 %3287, 1
  %3297 = icmp eq i64 %3296, %2000
  br i1 %3297, label %3546, label %3286

3298:                                             ; preds = %3047
  %3299 = and i64 %2124, -4
  %3300 = icmp eq i64 %3299, 4
  %3301 = icmp sgt i64 %2000, 0
  br i1 %3300, label %3303, label %3302

3302:                                             ; preds = %3298
  br i1 %3301, label %3316, label %3546

3303:                                             ; preds = %3298
  br i1 %3301, label %3304, label %3546

3304:                                             ; preds = %3303, %3304
  %3305 = phi i64 [ %3314, %3304 ], [ 0, %3303 ]
  %3306 = getelementptr inbounds nuw i64, ptr %8, i64 %3305
  %3307 = load i64, ptr %3306, align 8
  %3308 = getelementptr inbounds nuw i64, ptr %96, i64 %3305
  %3309 = load i64, ptr %3308, align 8
  %3310 = icmp ult i64 %3309, %3048
  %3311 = select i1 %3310, i64 %3309, i64 63
  %3312 = ashr i64 %3307, %3311
  %3313 = getelementptr inbounds nuw i64, ptr %99, i64 %3305
  store i64 %3312, ptr %3313, align 8
  %3314 = add nuw nsw i64 %3305, 1
  %3315 = icmp eq i64 %3314, %2000
  br i1 %3315, label %3546, label %3304

3316:                                             ; preds = %3302, %3316
  %3317 = phi i64 [ %3326, %3316 ], [ 0, %3302 ]
  %3318 = getelementptr inbounds nuw i64, ptr %8, i64 %3317
  %3319 = load i64, ptr %3318, align 8
  %3320 = getelementptr inbounds nuw i64, ptr %96, i64 %3317
  %3321 = load i64, ptr %3320, align 8
  %3322 = icmp ult i64 %3321, %3048
  %3323 = lshr i64 %3319, %3321
  %3324 = select i1 %3322, i64 %3323, i64 0
  %3325 = getelementptr inbounds nuw i64, ptr %99, i64 %3317
  store i64 %3324, ptr %3325, align 8
  %3326 = add nuw nsw i64 %3317, 1
  %3327 = icmp eq i64 %3326, %2000
  br i1 %3327, label %3546, label %3316

3328:                                             ; preds = %3077, %3328
  %3329 = phi i64 [ %3339, %3328 ], [ 0, %3077 ]
  %3330 = getelementptr inbounds nuw i64, ptr %8, i64 %3329
  %3331 = load i64, ptr %3330, align 8
  %3332 = getelementptr inbounds nuw i64, ptr %96, i64 %3329
  %3333 = load i64, ptr %3332, align 8
  %3334 = getelementptr inbounds nuw i64, ptr %98, i64 %3329
  %3335 = load i64, ptr %3334, align 8
  %3336 = icmp eq i64 %3335, 0
  %3337 = select i1 %3336, i64 %3333, i64 %3331
  %3338 = getelementptr inbounds nuw i64, ptr %99, i64 %3329
  store i64 %3337, ptr %3338, align 8
  %3339 = add nuw nsw i64 %3329, 1
  %3340 = icmp eq i64 %3339, %2000
  br i1 %3340, label %3546, label %3328

3341:                                             ; preds = %3360, %3075
  %3342 = phi i64 [ 0, %3075 ], [ %3363, %3360 ]
  %3343 = getelementptr inbounds nuw i64, ptr %8, i64 %3342
  %3344 = load i64, ptr %3343, align 8
  switch i64 %3076, label %3360 [
    i64 0, label %3345
    i64 1, label %3347
    i64 2, label %3349
    i64 4, label %3351
    i64 5, label %3354
    i64 6, label %3357
  ]

3345:                                             ; preds = %3341
  %3346 = and i64 %3344, 255
  br label %3360

3347:                                             ; preds = %3341
  %3348 = and i64 %3344, 65535
  br label %3360

3349:                                             ; preds = %3341
  %3350 = and i64 %3344, 4294967295
  br label %3360

3351:                                             ; preds = %3341
  %3352 = shl i64 %3344, 56
  %3353 = ashr exact i64 %3352, 56
  br label %3360

3354:                                             ; preds = %3341
  %3355 = shl i64 %3344, 48
  %3356 = ashr exact i64 %3355, 48
  br label %3360

3357:                                             ; preds = %3341
  %3358 = shl i64 %3344, 32
  %3359 = ashr exact i64 %3358, 32
  br label %3360

3360:                                             ; preds = %3357, %3354, %3351, %3349, %3347, %3345, %3341
  %3361 = phi i64 [ %3359, %3357 ], [ %3346, %3345 ], [ %3348, %3347 ], [ %3350, %3349 ], [ %3353, %3351 ], [ %3356, %3354 ], [ %3344, %3341 ]
  %3362 = getelementptr inbounds nuw i64, ptr %99, i64 %3342
  store i64 %3361, ptr %3362, align 8
  %3363 = add nuw nsw i64 %3342, 1
  %3364 = icmp eq i64 %3363, %2000
  br i1 %3364, label %3546, label %3341

3365:                                             ; preds = %3381, %3070
  %3366 = phi i64 [ 0, %3070 ], [ %3384, %3381 ]
  %3367 = getelementptr inbounds nuw i64, ptr %8, i64 %3366
  %3368 = load i64, ptr %3367, align 8
  %3369 = getelementptr inbounds nuw i64, ptr %96, i64 %3366
  %3370 = load i64, ptr %3369, align 8
  %3371 = icmp eq i64 %3370, 0
  br i1 %3371, label %3381, label %3372

3372:                                             ; preds = %3365
  br i1 %3072, label %3375, label %3373

3373:                                             ; preds = %3372
  %3374 = udiv i64 %3368, %3370
  br label %3381

3375:                                             ; preds = %3372
  %3376 = icmp eq i64 %3370, -1
  br i1 %3376, label %3377, label %3379

3377:                                             ; preds = %3375
  %3378 = sub i64 0, %3368
  br label %3381

3379:                                             ; preds = %3375
  %3380 = sdiv i64 %3368, %3370
  br label %3381

3381:                                             ; preds = %3379, %3377, %3373, %3365
  %3382 = phi i64 [ %3374, %3373 ], [ %3378, %3377 ], [ %3380, %3379 ], [ -1, %3365 ]
  %3383 = getelementptr inbounds nuw i64, ptr %99, i64 %3366
  store i64 %3382, ptr %3383, align 8
  %3384 = add nuw nsw i64 %3366, 1
  %3385 = icmp eq i64 %3384, %2000
  br i1 %3385, label %3546, label %3365

3386:                                             ; preds = %3406, %3065
  %3387 = phi i64 [ 0, %3065 ], [ %3409, %3406 ]
  %3388 = getelementptr inbounds nuw i64, ptr %8, i64 %3387
  %3389 = load i64, ptr %3388, align 8
  %3390 = getelementptr inbounds nuw i64, ptr %96, i64 %3387
  %3391 = load i64, ptr %3390, align 8
  %3392 = icmp eq i64 %3391, 0
  br i1 %3392, label %3406, label %3393

3393:                                             ; preds = %3386
  br i1 %3067, label %3396, label %3394

3394:                                             ; preds = %3393
  %3395 = udiv i64 %3389, %3391
  br label %3402

3396:                                             ; preds = %3393
  %3397 = icmp eq i64 %3391, -1
  br i1 %3397, label %3398, label %3400

3398:                                             ; preds = %3396
  %3399 = sub i64 0, %3389
  br label %3402

3400:                                             ; preds = %3396
  %3401 = sdiv i64 %3389, %3391
  br label %3402

3402:                                             ; preds = %3400, %3398, %3394
  %3403 = phi i64 [ %3395, %3394 ], [ %3399, %3398 ], [ %3401, %3400 ]
  %3404 = mul i64 %3403, %3391
  %3405 = sub i64 %3389, %3404
  br label %3406

3406:                                             ; preds = %3402, %3386
  %3407 = phi i64 [ %3405, %3402 ], [ -1, %3386 ]
  %3408 = getelementptr inbounds nuw i64, ptr %99, i64 %3387
  store i64 %3407, ptr %3408, align 8
  %3409 = add nuw nsw i64 %3387, 1
  %3410 = icmp eq i64 %3409, %2000
  br i1 %3410, label %3546, label %3386

3411:                                             ; preds = %3419, %3061
  %3412 = phi i64 [ 0, %3061 ], [ %3421, %3419 ]
  %3413 = getelementptr inbounds nuw i64, ptr %8, i64 %3412
  %3414 = load i64, ptr %3413, align 8
  %3415 = getelementptr inbounds nuw i64, ptr %96, i64 %3412
  %3416 = load i64, ptr %3415, align 8
  %3417 = getelementptr inbounds nuw i64, ptr %98, i64 %3412
  %3418 = load i64, ptr %3417, align 8
  br label %3423

3419:                                             ; preds = %3443
  %3420 = getelementptr inbounds nuw i64, ptr %99, i64 %3412
  store i64 %3444, ptr %3420, align 8
  %3421 = add nuw nsw i64 %3412, 1
  %3422 = icmp eq i64 %3421, %2000
  br i1 %3422, label %3546, label %3411

3423:                                             ; preds = %3443, %3411
  %3424 = phi i64 [ 0, %3411 ], [ %3445, %3443 ]
  %3425 = phi i64 [ 0, %3411 ], [ %3444, %3443 ]
  %3426 = shl nuw nsw i64 1, %3424
  %3427 = and i64 %3426, %3062
  %3428 = icmp eq i64 %3427, 0
  br i1 %3428, label %3443, label %3429

3429:                                             ; preds = %3423
  %3430 = icmp samesign ult i64 %3424, 4
  %3431 = sext i1 %3430 to i64
  %3432 = xor i64 %3414, %3431
  %3433 = lshr i64 %3424, 1
  %3434 = and i64 %3433, 1
  %3435 = add nsw i64 %3434, -1
  %3436 = xor i64 %3435, %3416
  %3437 = and i64 %3424, 1
  %3438 = add nsw i64 %3437, -1
  %3439 = xor i64 %3438, %3418
  %3440 = and i64 %3439, %3432
  %3441 = and i64 %3440, %3436
  %3442 = or i64 %3441, %3425
  br label %3443

3443:                                             ; preds = %3429, %3423
  %3444 = phi i64 [ %3442, %3429 ], [ %3425, %3423 ]
  %3445 = add nuw nsw i64 %3424, 1
  %3446 = icmp eq i64 %3445, 8
  br i1 %3446, label %3419, label %3423

3447:                                             ; preds = %3057, %3447
  %3448 = phi i64 [ %3453, %3447 ], [ 0, %3057 ]
  %3449 = getelementptr inbounds nuw i64, ptr %8, i64 %3448
  %3450 = load i64, ptr %3449, align 8
  %3451 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3450)
  %3452 = getelementptr inbounds nuw i64, ptr %99, i64 %3448
  store i64 %3451, ptr %3452, align 8
  %3453 = add nuw nsw i64 %3448, 1
  %3454 = icmp eq i64 %3453, %2000
  br i1 %3454, label %3546, label %3447

3455:                                             ; preds = %3047, %3047
  %3456 = icmp sgt i64 %2000, 0
  br i1 %3456, label %3457, label %3546

3457:                                             ; preds = %3455
  %3458 = load i64, ptr %1971, align 8
  %3459 = icmp eq i64 %3458, 0
  %3460 = icmp eq i64 %2008, 32
  br label %3461

3461:                                             ; preds = %3481, %3457
  %3462 = phi i64 [ 0, %3457 ], [ %3484, %3481 ]
  %3463 = getelementptr inbounds nuw i64, ptr %96, i64 %3462
  %3464 = load i64, ptr %3463, align 8
  %3465 = shl i64 %3464, 32
  %3466 = getelementptr inbounds nuw i64, ptr %8, i64 %3462
  %3467 = load i64, ptr %3466, align 8
  %3468 = or i64 %3465, %3467
  %3469 = getelementptr inbounds nuw i64, ptr %98, i64 %3462
  %3470 = load i64, ptr %3469, align 8
  %3471 = and i64 %3470, 31
  %3472 = call i64 @llvm.umin.i64(i64 %3470, i64 32)
  %3473 = select i1 %3459, i64 %3472, i64 %3471
  br i1 %3460, label %3474, label %3476

3474:                                             ; preds = %3461
  %3475 = lshr i64 %3468, %3473
  br label %3481

3476:                                             ; preds = %3461
  %3477 = icmp eq i64 %3473, 32
  br i1 %3477, label %3481, label %3478

3478:                                             ; preds = %3476
  %3479 = shl i64 %3468, %3473
  %3480 = lshr i64 %3479, 32
  br label %3481

3481:                                             ; preds = %3478, %3476, %3474
  %3482 = phi i64 [ %3475, %3474 ], [ %3480, %3478 ], [ %3468, %3476 ]
  %3483 = getelementptr inbounds nuw i64, ptr %99, i64 %3462
  store i64 %3482, ptr %3483, align 8
  %3484 = add nuw nsw i64 %3462, 1
  %3485 = icmp eq i64 %3484, %2000
  br i1 %3485, label %3546, label %3461

3486:                                             ; preds = %3055, %3486
  %3487 = phi i64 [ %3492, %3486 ], [ 0, %3055 ]
  %3488 = getelementptr inbounds nuw i64, ptr %8, i64 %3487
  %3489 = load i64, ptr %3488, align 8
  %3490 = shl i64 %3489, 16
  %3491 = getelementptr inbounds nuw i64, ptr %99, i64 %3487
  store i64 %3490, ptr %3491, align 8
  %3492 = add nuw nsw i64 %3487, 1
  %3493 = icmp eq i64 %3492, %2000
  br i1 %3493, label %3546, label %3486

3494:                                             ; preds = %3053, %3508
  %3495 = phi i64 [ %3511, %3508 ], [ 0, %3053 ]
  %3496 = getelementptr inbounds nuw i64, ptr %8, i64 %3495
  %3497 = load i64, ptr %3496, align 8
  %3498 = trunc i64 %3497 to i32
  %3499 = bitcast i32 %3498 to float
  %3500 = fcmp uno float %3499, 0.000000e+00
  br i1 %3500, label %3508, label %3501

3501:                                             ; preds = %3494
  %3502 = add i64 %3497, 32767
  %3503 = lshr i64 %3497, 16
  %3504 = and i64 %3503, 1
  %3505 = add i64 %3502, %3504
  %3506 = lshr i64 %3505, 16
  %3507 = and i64 %3506, 65535
  br label %3508

3508:                                             ; preds = %3501, %3494
  %3509 = phi i64 [ %3507, %3501 ], [ 32767, %3494 ]
  %3510 = getelementptr inbounds nuw i64, ptr %99, i64 %3495
  store i64 %3509, ptr %3510, align 8
  %3511 = add nuw nsw i64 %3495, 1
  %3512 = icmp eq i64 %3511, %2000
  br i1 %3512, label %3546, label %3494

3513:                                             ; preds = %3051, %3539
  %3514 = phi i64 [ %3544, %3539 ], [ 0, %3051 ]
  %3515 = getelementptr inbounds nuw i64, ptr %8, i64 %3514
  %3516 = load i64, ptr %3515, align 8
  %3517 = getelementptr inbounds nuw i64, ptr %96, i64 %3514
  %3518 = load i64, ptr %3517, align 8
  %3519 = trunc i64 %3516 to i32
  %3520 = bitcast i32 %3519 to float
  %3521 = fcmp uno float %3520, 0.000000e+00
  br i1 %3521, label %3528, label %3522

3522:                                             ; preds = %3513
  %3523 = add i32 %3519, 32767
  %3524 = lshr i32 %3519, 16
  %3525 = and i32 %3524, 1
  %3526 = add i32 %3523, %3525
  %3527 = and i32 %3526, -65536
  br label %3528

3528:                                             ; preds = %3522, %3513
  %3529 = phi i32 [ %3527, %3522 ], [ 2147418112, %3513 ]
  %3530 = trunc i64 %3518 to i32
  %3531 = bitcast i32 %3530 to float
  %3532 = fcmp uno float %3531, 0.000000e+00
  br i1 %3532, label %3539, label %3533

3533:                                             ; preds = %3528
  %3534 = add i32 %3530, 32767
  %3535 = lshr i32 %3530, 16
  %3536 = and i32 %3535, 1
  %3537 = add i32 %3534, %3536
  %3538 = lshr i32 %3537, 16
  br label %3539

3539:                                             ; preds = %3533, %3528
  %3540 = phi i32 [ %3538, %3533 ], [ 32767, %3528 ]
  %3541 = or disjoint i32 %3540, %3529
  %3542 = zext i32 %3541 to i64
  %3543 = getelementptr inbounds nuw i64, ptr %99, i64 %3514
  store i64 %3542, ptr %3543, align 8
  %3544 = add nuw nsw i64 %3514, 1
  %3545 = icmp eq i64 %3544, %2000
  br i1 %3545, label %3546, label %3513

3546:                                             ; preds = %3539, %3508, %3486, %3481, %3447, %3419, %3406, %3381, %3360, %3328, %3316, %3304, %3286, %3273, %3229, %3257, %3243, %3211, %3198, %3190, %3182, %3173, %3158, %3148, %3138, %3128, %3116, %3106, %3099, %3455, %3303, %3302, %3271, %3242, %3241, %3228, %3172, %3171, %3126, %3097, %3095, %3093, %3091, %3089, %3087, %3085, %3083, %3081, %3079, %3077, %3073, %3068, %3063, %3059, %3057, %3055, %3053, %3051, %3047
  call fastcc void @narrow(i64 %2121, i64 %2123, ptr noundef nonnull readonly %12, ptr noundef %99)
  br label %3547

3547:                                             ; preds = %3015, %3004, %2992, %2981, %3038, %3027, %2467, %2456, %3546, %3026, %3025, %3003, %3002, %2980, %2979, %2974, %2455, %2454, %2450
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3548

3548:                                             ; preds = %3547, %2117, %2044
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3549 = getelementptr inbounds i64, ptr %1977, i64 %1999
  %3550 = sub nsw i64 %1978, %1999
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3551 = icmp eq i64 %3550, 0
  br i1 %3551, label %3552, label %1976

3552:                                             ; preds = %3548, %1967
  br i1 %571, label %3637, label %3553

3553:                                             ; preds = %3552
  %3554 = load i64, ptr %42, align 8
  %3555 = inttoptr i64 %3554 to ptr
  %3556 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %3557 = load i64, ptr %3556, align 8
  %3558 = getelementptr inbounds %struct.undefined, ptr %3555, i64 %3557
  %3559 = load i64, ptr %3558, align 8
  %3560 = inttoptr i64 %3559 to ptr
  %3561 = load i64, ptr %100, align 8
  %3562 = or i64 %3561, 1
  store i64 %3562, ptr %100, align 8
  %3563 = getelementptr inbounds nuw i8, ptr %497, i64 40
  %3564 = load i64, ptr %3563, align 8
  %3565 = getelementptr inbounds %struct.undefined, ptr %3555, i64 %3564
  %3566 = getelementptr inbounds nuw i8, ptr %3565, i64 16
  %3567 = load i64, ptr %3566, align 8
  %3568 = icmp ne i64 %3567, 0
  %3569 = icmp sgt i64 %678, 0
  %3570 = and i1 %3569, %3568
  br i1 %3570, label %3571, label %3611

3571:                                             ; preds = %3553
  %3572 = load i64, ptr %3565, align 8
  %3573 = inttoptr i64 %3572 to ptr
  br label %3577

3574:                                             ; preds = %3577
  %3575 = add nuw nsw i64 %3578, 1
  %3576 = icmp eq i64 %3575, %678
  br i1 %3576, label %3611, label %3577

3577:                                             ; preds = %3574, %3571
  %3578 = phi i64 [ 0, %3571 ], [ %3575, %3574 ]
  %3579 = getelementptr inbounds nuw i64, ptr %676, i64 %3578
  %3580 = load i64, ptr %3579, align 8
  %3581 = getelementptr inbounds i64, ptr %3573, i64 %3580
  %3582 = load i64, ptr %3581, align 8
  %3583 = icmp eq i64 %3582, 0
  br i1 %3583, label %3574, label %3584

3584:                                             ; preds = %3577
  %3585 = getelementptr inbounds nuw i8, ptr %3565, i64 8
  %3586 = load i64, ptr %3585, align 8
  %3587 = inttoptr i64 %3586 to ptr
  %3588 = getelementptr inbounds nuw i8, ptr %3558, i64 16
  %3589 = load i64, ptr %3588, align 8
  %3590 = icmp eq i64 %3589, 0
  br i1 %3590, label %3591, label %3594

3591:                                             ; preds = %3584
  store i64 1, ptr %3588, align 8
  %3592 = load i64, ptr %100, align 8
  %3593 = or i64 %3592, 2
  store i64 %3593, ptr %100, align 8
  br label %3594

3594:                                             ; preds = %3591, %3584
  %3595 = getelementptr inbounds nuw i8, ptr %3558, i64 8
  br label %3596

3596:                                             ; preds = %3596, %3594
  %3597 = phi i64 [ 0, %3594 ], [ %3609, %3596 ]
  %3598 = getelementptr inbounds nuw i64, ptr %676, i64 %3597
  %3599 = load i64, ptr %3598, align 8
  %3600 = getelementptr inbounds i64, ptr %3573, i64 %3599
  %3601 = load i64, ptr %3600, align 8
  %3602 = getelementptr inbounds i64, ptr %3560, i64 %3599
  store i64 %3601, ptr %3602, align 8
  %3603 = load i64, ptr %3598, align 8
  %3604 = getelementptr inbounds i32, ptr %3587, i64 %3603
  %3605 = load i32, ptr %3604, align 4
  %3606 = load i64, ptr %3595, align 8
  %3607 = inttoptr i64 %3606 to ptr
  %3608 = getelementptr inbounds i32, ptr %3607, i64 %3603
  store i32 %3605, ptr %3608, align 4
  %3609 = add nuw nsw i64 %3597, 1
  %3610 = icmp eq i64 %3609, %678
  br i1 %3610, label %3637, label %3596

3611:                                             ; preds = %3574, %3553
  %3612 = getelementptr inbounds nuw i8, ptr %3558, i64 16
  %3613 = load i64, ptr %3612, align 8
  %3614 = icmp eq i64 %3613, 0
  br i1 %3614, label %3637, label %3615

3615:                                             ; preds = %3611
  br i1 %3569, label %3619, label %3616

3616:                                             ; preds = %3619, %3615
  %3617 = load i64, ptr %26, align 8
  %3618 = icmp sgt i64 %3617, 0
  br i1 %3618, label %3629, label %3634

3619:                                             ; preds = %3615, %3619
  %3620 = phi i64 [ %3624, %3619 ], [ 0, %3615 ]
  %3621 = getelementptr inbounds nuw i64, ptr %676, i64 %3620
  %3622 = load i64, ptr %3621, align 8
  %3623 = getelementptr inbounds i64, ptr %3560, i64 %3622
  store i64 0, ptr %3623, align 8
  %3624 = add nuw nsw i64 %3620, 1
  %3625 = icmp eq i64 %3624, %678
  br i1 %3625, label %3616, label %3619

3626:                                             ; preds = %3629
  %3627 = add nuw nsw i64 %3630, 1
  %3628 = icmp eq i64 %3627, %3617
  br i1 %3628, label %3634, label %3629

3629:                                             ; preds = %3616, %3626
  %3630 = phi i64 [ %3627, %3626 ], [ 0, %3616 ]
  %3631 = getelementptr inbounds nuw i64, ptr %3560, i64 %3630
  %3632 = load i64, ptr %3631, align 8
  %3633 = icmp eq i64 %3632, 0
  br i1 %3633, label %3626, label %3637

3634:                                             ; preds = %3626, %3616
  store i64 0, ptr %3612, align 8
  %3635 = load i64, ptr %100, align 8
  %3636 = or i64 %3635, 2
  store i64 %3636, ptr %100, align 8
  br label %3637

3637:                                             ; preds = %3596, %3629, %3634, %3611, %3552
  %3638 = load i64, ptr %1959, align 8
  %3639 = icmp eq i64 %3638, 1
  br i1 %3639, label %3640, label %3663

3640:                                             ; preds = %3637
  %3641 = load i64, ptr %55, align 8
  %3642 = inttoptr i64 %3641 to ptr
  %3643 = getelementptr inbounds i8, ptr %3642, i64 %498
  %3644 = load i8, ptr %3643, align 1
  %3645 = icmp eq i8 %3644, 3
  br i1 %3645, label %3663, label %3646

3646:                                             ; preds = %3640
  %3647 = getelementptr inbounds nuw i8, ptr %497, i64 72
  %3648 = load i64, ptr %3647, align 8
  switch i64 %3648, label %3649 [
    i64 0, label %3655
    i64 1, label %3650
  ]

3649:                                             ; preds = %3646
  br label %3650

3650:                                             ; preds = %3649, %3646
  %3651 = phi i64 [ 48, %3649 ], [ 40, %3646 ]
  %3652 = getelementptr inbounds nuw i8, ptr %497, i64 %3651
  %3653 = load i64, ptr %3652, align 8
  %3654 = getelementptr inbounds %struct.operand, ptr %470, i64 %3653
  br label %3655

3655:                                             ; preds = %3650, %3646
  %3656 = phi ptr [ %3654, %3650 ], [ null, %3646 ]
  %3657 = getelementptr inbounds nuw i8, ptr %497, i64 32
  %3658 = load i64, ptr %3657, align 8
  %3659 = getelementptr inbounds %struct.operand, ptr %470, i64 %3658
  %3660 = call fastcc i64 @count_held(ptr noundef %3659, i64 noundef 0, ptr noundef %676, i64 noundef %678)
  %3661 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %3662 = load i64, ptr %3661, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %3660, ptr noundef %676, i64 noundef %678, ptr noundef %3656, i64 noundef %3662)
  br label %3663

3663:                                             ; preds = %1860, %1810, %3655, %3640, %3637, %1956, %1895, %1777, %1774
  %3664 = phi i1 [ %1783, %1895 ], [ false, %1956 ], [ false, %3655 ], [ false, %3640 ], [ false, %3637 ], [ false, %1777 ], [ false, %1774 ], [ false, %1810 ], [ false, %1860 ]
  %3665 = getelementptr inbounds i8, ptr %487, i64 %498
  store i8 1, ptr %3665, align 1
  br label %3666

3666:                                             ; preds = %3663, %671
  %3667 = phi i64 [ %677, %3663 ], [ 0, %671 ]
  %3668 = phi i1 [ %3664, %3663 ], [ false, %671 ]
  br i1 %634, label %3669, label %3672

3669:                                             ; preds = %3666, %635
  %3670 = phi i1 [ %3668, %3666 ], [ false, %635 ]
  %3671 = phi i64 [ %3667, %3666 ], [ 0, %635 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %3671, ptr noundef %472, i64 noundef %473, ptr noundef null, i64 noundef 0)
  br label %3672

3672:                                             ; preds = %3669, %3666
  %3673 = phi i1 [ %3670, %3669 ], [ %3668, %3666 ]
  %3674 = load i64, ptr %22, align 8
  %3675 = add nsw i64 %3674, 1
  store i64 %3675, ptr %22, align 8
  %3676 = load i64, ptr %101, align 8
  %3677 = add nsw i64 %3676, %493
  store i64 %3677, ptr %101, align 8
  %3678 = add nsw i64 %498, 1
  store i64 %3678, ptr %35, align 8
  br i1 %3673, label %3679, label %3680

3679:                                             ; preds = %3672
  store i64 1, ptr %0, align 8
  br label %3694

3680:                                             ; preds = %3672
  %3681 = getelementptr inbounds %struct.instruction, ptr %468, i64 %3678
  %3682 = getelementptr inbounds nuw i8, ptr %3681, i64 136
  %3683 = load i64, ptr %3682, align 8
  %3684 = icmp eq i64 %3683, 0
  br i1 %3684, label %3688, label %3685

3685:                                             ; preds = %3680
  %3686 = load i64, ptr %20, align 8
  %3687 = icmp eq i64 %3686, 0
  br i1 %3687, label %3688, label %3694

3688:                                             ; preds = %3685, %3680, %628, %622
  %3689 = phi i64 [ %623, %622 ], [ %623, %628 ], [ %3678, %3685 ], [ %3678, %3680 ]
  %3690 = getelementptr inbounds %struct.instruction, ptr %468, i64 %3689
  store i64 %3689, ptr %35, align 8
  %3691 = load i64, ptr %3690, align 8
  %3692 = icmp eq i64 %3691, 0
  br i1 %3692, label %3694, label %495

3693:                                             ; preds = %628
  br label %3694

3694:                                             ; preds = %495, %540, %996, %1007, %1058, %1109, %1116, %1124, %1155, %1897, %3685, %3688, %595, %563, %953, %991, %1055, %962, %1237, %1288, %1293, %1295, %1299, %1339, %1350, %1322, %1329, %482, %485, %590, %757, %1148, %1399, %1896, %1957, %3679, %3693
  %3695 = phi i64 [ 1, %482 ], [ 0, %953 ], [ 2, %590 ], [ 3, %1148 ], [ 3, %1399 ], [ 0, %1237 ], [ 0, %991 ], [ 0, %1957 ], [ 3, %3679 ], [ 4, %1896 ], [ 0, %563 ], [ 0, %757 ], [ 2, %595 ], [ 0, %962 ], [ 0, %485 ], [ 0, %1350 ], [ 0, %1322 ], [ 0, %1055 ], [ 1, %3693 ], [ 0, %1329 ], [ 0, %1339 ], [ 0, %1299 ], [ 0, %1295 ], [ 0, %1293 ], [ 0, %1288 ], [ 0, %3688 ], [ 3, %1155 ], [ 0, %996 ], [ 0, %1124 ], [ 0, %1007 ], [ 0, %1116 ], [ 0, %1058 ], [ 1, %3685 ], [ 0, %1109 ], [ 0, %540 ], [ 0, %495 ], [ 0, %1897 ]
  %3696 = load i64, ptr %36, align 8
  %3697 = inttoptr i64 %3696 to ptr
  %3698 = load i64, ptr %106, align 8
  %3699 = icmp eq i64 %3698, 0
  br i1 %3699, label %3792, label %3700

3700:                                             ; preds = %3694
  switch i64 %3695, label %3792 [
    i64 2, label %3701
    i64 0, label %3766
    i64 1, label %3783
  ]

3701:                                             ; preds = %3700
  %3702 = load i64, ptr %35, align 8
  %3703 = load i64, ptr %38, align 8
  %3704 = inttoptr i64 %3703 to ptr
  %3705 = getelementptr inbounds %struct.instruction, ptr %3704, i64 %3702
  %3706 = getelementptr inbounds nuw i8, ptr %3705, i64 64
  %3707 = load i64, ptr %3706, align 8
  %3708 = load i64, ptr %37, align 8
  %3709 = load i64, ptr %105, align 8
  %3710 = inttoptr i64 %3709 to ptr
  %3711 = load i64, ptr %25, align 8
  %3712 = load i64, ptr %27, align 8
  %3713 = load i64, ptr %28, align 8
  %3714 = inttoptr i64 %3713 to ptr
  %3715 = shl nsw i64 %3712, 3
  %3716 = load i64, ptr %26, align 8
  %3717 = mul nsw i64 %3715, %3716
  %3718 = getelementptr inbounds i64, ptr %3714, i64 %3717
  %3719 = getelementptr inbounds i64, ptr %3718, i64 %3711
  %3720 = add nsw i64 %3711, %3708
  store i64 %3720, ptr %25, align 8
  %3721 = icmp sgt i64 %3708, 0
  br i1 %3721, label %3724, label %3739

3722:                                             ; preds = %3735
  %3723 = getelementptr inbounds i64, ptr %3719, i64 %3736
  br label %3745

3724:                                             ; preds = %3701, %3735
  %3725 = phi i64 [ %3737, %3735 ], [ 0, %3701 ]
  %3726 = phi i64 [ %3736, %3735 ], [ 0, %3701 ]
  %3727 = getelementptr inbounds nuw i8, ptr %3710, i64 %3725
  %3728 = load i8, ptr %3727, align 1
  %3729 = icmp eq i8 %3728, 0
  br i1 %3729, label %3735, label %3730

3730:                                             ; preds = %3724
  %3731 = getelementptr inbounds nuw i64, ptr %3697, i64 %3725
  %3732 = load i64, ptr %3731, align 8
  %3733 = add nsw i64 %3726, 1
  %3734 = getelementptr inbounds i64, ptr %3719, i64 %3726
  store i64 %3732, ptr %3734, align 8
  br label %3735

3735:                                             ; preds = %3730, %3724
  %3736 = phi i64 [ %3733, %3730 ], [ %3726, %3724 ]
  %3737 = add nuw nsw i64 %3725, 1
  %3738 = icmp eq i64 %3737, %3708
  br i1 %3738, label %3722, label %3724

3739:                                             ; preds = %3756, %3701
  %3740 = phi ptr [ %3719, %3701 ], [ %3723, %3756 ]
  %3741 = phi i64 [ 0, %3701 ], [ %3736, %3756 ]
  %3742 = phi i64 [ 0, %3701 ], [ %3757, %3756 ]
  %3743 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3707, ptr noundef %3719, i64 noundef %3741)
  %3744 = icmp eq i32 %3743, 0
  br i1 %3744, label %3760, label %3764

3745:                                             ; preds = %3756, %3722
  %3746 = phi i64 [ %3758, %3756 ], [ 0, %3722 ]
  %3747 = phi i64 [ %3757, %3756 ], [ 0, %3722 ]
  %3748 = getelementptr inbounds nuw i8, ptr %3710, i64 %3746
  %3749 = load i8, ptr %3748, align 1
  %3750 = icmp eq i8 %3749, 0
  br i1 %3750, label %3751, label %3756

3751:                                             ; preds = %3745
  %3752 = getelementptr inbounds nuw i64, ptr %3697, i64 %3746
  %3753 = load i64, ptr %3752, align 8
  %3754 = add nsw i64 %3747, 1
  %3755 = getelementptr inbounds i64, ptr %3723, i64 %3747
  store i64 %3753, ptr %3755, align 8
  br label %3756

3756:                                             ; preds = %3751, %3745
  %3757 = phi i64 [ %3747, %3745 ], [ %3754, %3751 ]
  %3758 = add nuw nsw i64 %3746, 1
  %3759 = icmp eq i64 %3758, %3708
  br i1 %3759, label %3739, label %3745

3760:                                             ; preds = %3739
  %3761 = add nsw i64 %3702, 1
  %3762 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3761, ptr noundef %3740, i64 noundef %3742)
  %3763 = icmp eq i32 %3762, 0
  br i1 %3763, label %3765, label %3764

3764:                                             ; preds = %3760, %3739
  store i64 %3711, ptr %25, align 8
  br label %3792

3765:                                             ; preds = %3760
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3707, ptr noundef %3719, i64 noundef %3741)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3761, ptr noundef %3740, i64 noundef %3742)
  br label %3791

3766:                                             ; preds = %3700
  %3767 = load i64, ptr %22, align 8
  %3768 = and i64 %3767, 255
  %3769 = icmp eq i64 %3768, 255
  br i1 %3769, label %3770, label %3792

3770:                                             ; preds = %3766
  %3771 = load i64, ptr %101, align 8
  %3772 = add i64 %3771, 256
  %3773 = load i64, ptr %37, align 8
  %3774 = add i64 %3772, %3773
  %3775 = load i64, ptr %107, align 8
  %3776 = icmp sgt i64 %3774, %3775
  br i1 %3776, label %3792, label %3777

3777:                                             ; preds = %3770
  %3778 = load i64, ptr %35, align 8
  %3779 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3778, ptr noundef %3697, i64 noundef %3773)
  %3780 = icmp eq i32 %3779, 0
  br i1 %3780, label %3781, label %3792

3781:                                             ; preds = %3777
  %3782 = add nsw i64 %3767, 1
  store i64 %3782, ptr %22, align 8
  store i64 %3774, ptr %101, align 8
  br label %3788

3783:                                             ; preds = %3700
  %3784 = load i64, ptr %35, align 8
  %3785 = load i64, ptr %37, align 8
  %3786 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3784, ptr noundef %3697, i64 noundef %3785)
  %3787 = icmp eq i32 %3786, 0
  br i1 %3787, label %3788, label %3792

3788:                                             ; preds = %3783, %3781
  %3789 = phi i64 [ %3785, %3783 ], [ %3773, %3781 ]
  %3790 = phi i64 [ %3784, %3783 ], [ %3778, %3781 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3790, ptr noundef %3697, i64 noundef %3789)
  br label %3791

3791:                                             ; preds = %3765, %3788
  store i64 2, ptr %0, align 8
  br label %108

3792:                                             ; preds = %3783, %3700, %3694, %3766, %3777, %3770, %116, %157, %196, %111, %182, %3764
  %3793 = phi i64 [ 5, %182 ], [ 2, %3764 ], [ %3695, %3700 ], [ %3695, %3694 ], [ 0, %3766 ], [ 0, %3777 ], [ 0, %3770 ], [ 1, %3783 ], [ 5, %157 ], [ 5, %196 ], [ 5, %111 ], [ 5, %116 ]
  ret i64 %3793
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @outermost(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 464
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %24 = load i64, ptr %23, align 8
  %25 = inttoptr i64 %24 to ptr
  %26 = mul nsw i64 %1, 48
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 288
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %3, align 8
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %10, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 608
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 512
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %4
  %10 = getelementptr i64, ptr %2, i64 %3
  %11 = getelementptr i8, ptr %10, i64 -8
  %12 = load i64, ptr %11, align 8
  br label %27

13:                                               ; preds = %4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 288
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 296
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 288
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %58 = load i64, ptr %57, align 8
  %59 = inttoptr i64 %58 to ptr
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 176
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = load i64, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds i64, ptr %15, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, 32
  br label %19

19:                                               ; preds = %4, %11
  %20 = phi i64 [ %18, %11 ], [ 0, %4 ]
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 160
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
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %43 = load i64, ptr %42, align 8
  %44 = inttoptr i64 %43 to ptr
  %45 = shl nsw i64 %41, 3
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %45, %47
  %49 = getelementptr inbounds i64, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)




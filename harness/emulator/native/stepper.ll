; of stepper.c, 4c212c32f6351b8e5f9ee9170bc60c29dc7e35dcc1a7094920ce03ba5ad03f23

%struct.tile = type { ptr, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.undefined = type { i64, i64, i64 }
%struct.arrived = type { i64, i64, i64 }
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
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 712
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %98 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %99 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %102 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %104 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %106 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %107 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %110 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 2048
  %112 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 4096
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 6144
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %120

120:                                              ; preds = %4224, %1
  %121 = phi i64 [ 1, %4224 ], [ %18, %1 ]
  %122 = icmp eq i64 %121, 1
  br i1 %122, label %123, label %216

123:                                              ; preds = %120
  %124 = load i64, ptr %19, align 8
  %125 = inttoptr i64 %124 to ptr
  %126 = load i64, ptr %20, align 8
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %4225, label %128

128:                                              ; preds = %123
  %129 = load i64, ptr %21, align 8
  %130 = inttoptr i64 %129 to ptr
  %131 = load i64, ptr %22, align 8
  %132 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %135, label %4225

135:                                              ; preds = %128
  %136 = load i64, ptr %130, align 8
  %137 = sdiv i64 %136, 8
  %138 = add nsw i64 %137, %136
  %139 = icmp sgt i64 %131, %138
  br i1 %139, label %140, label %143

140:                                              ; preds = %135
  %141 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i64 0, ptr %141, align 8
  %142 = load i64, ptr %130, align 8
  br label %143

143:                                              ; preds = %140, %135
  %144 = phi i64 [ %142, %140 ], [ %136, %135 ]
  %145 = icmp slt i64 %144, 0
  br i1 %145, label %204, label %146

146:                                              ; preds = %143
  %147 = load i64, ptr %20, align 8
  %148 = getelementptr inbounds nuw i8, ptr %130, i64 32
  %149 = load i64, ptr %148, align 8
  %150 = icmp eq i64 %147, %149
  br i1 %150, label %151, label %204

151:                                              ; preds = %146
  %152 = load i64, ptr %22, align 8
  %153 = icmp eq i64 %152, %144
  br i1 %153, label %204, label %154

154:                                              ; preds = %151
  %155 = load i64, ptr %23, align 8
  %156 = inttoptr i64 %155 to ptr
  %157 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %158 = load i64, ptr %157, align 8
  %159 = inttoptr i64 %158 to ptr
  %160 = icmp sgt i64 %147, 0
  br i1 %160, label %164, label %169

161:                                              ; preds = %186
  %162 = add nuw nsw i64 %165, 1
  %163 = icmp eq i64 %162, %147
  br i1 %163, label %169, label %164

164:                                              ; preds = %154, %161
  %165 = phi i64 [ %162, %161 ], [ 0, %154 ]
  %166 = getelementptr inbounds nuw %struct.ready, ptr %156, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 8
  br label %180

169:                                              ; preds = %161, %154
  %170 = getelementptr inbounds nuw i8, ptr %130, i64 56
  %171 = load i64, ptr %170, align 8
  %172 = icmp slt i64 %171, 1
  br i1 %172, label %4225, label %173

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %130, i64 40
  %175 = load i64, ptr %174, align 8
  %176 = inttoptr i64 %175 to ptr
  %177 = getelementptr inbounds nuw i8, ptr %130, i64 48
  %178 = load i64, ptr %177, align 8
  %179 = inttoptr i64 %178 to ptr
  br label %197

180:                                              ; preds = %191, %164
  %181 = phi i64 [ 0, %164 ], [ %192, %191 ]
  %182 = shl nuw nsw i64 %181, 4
  %183 = getelementptr inbounds nuw i8, ptr %159, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, %167
  br i1 %185, label %186, label %191

186:                                              ; preds = %180
  %187 = getelementptr inbounds nuw i8, ptr %183, i64 8
  %188 = load i64, ptr %187, align 8
  %189 = load i64, ptr %168, align 8
  %190 = icmp eq i64 %188, %189
  br i1 %190, label %161, label %191

191:                                              ; preds = %186, %180
  %192 = add nuw nsw i64 %181, 1
  %193 = icmp eq i64 %192, %147
  br i1 %193, label %204, label %180

194:                                              ; preds = %197
  %195 = add nuw nsw i64 %198, 1
  %196 = icmp eq i64 %195, %171
  br i1 %196, label %4225, label %197

197:                                              ; preds = %194, %173
  %198 = phi i64 [ 0, %173 ], [ %195, %194 ]
  %199 = getelementptr inbounds nuw i8, ptr %176, i64 %198
  %200 = load i8, ptr %199, align 1
  %201 = getelementptr inbounds nuw i8, ptr %179, i64 %198
  %202 = load i8, ptr %201, align 1
  %203 = icmp eq i8 %200, %202
  br i1 %203, label %194, label %204

204:                                              ; preds = %197, %191, %151, %146, %143
  %205 = load i64, ptr %24, align 8
  %206 = icmp eq i64 %205, 0
  %207 = getelementptr inbounds nuw i8, ptr %125, i64 16
  br i1 %206, label %213, label %208

208:                                              ; preds = %204
  %209 = load i64, ptr %207, align 8
  %210 = icmp slt i64 %209, 63
  br i1 %210, label %211, label %4225

211:                                              ; preds = %208
  %212 = add nsw i64 %209, 1
  br label %213

213:                                              ; preds = %204, %211
  %214 = phi i64 [ %212, %211 ], [ 0, %204 ]
  store i64 %214, ptr %207, align 8
  %215 = load i64, ptr %0, align 8
  br label %216

216:                                              ; preds = %213, %120
  %217 = phi i64 [ %215, %213 ], [ %121, %120 ]
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %219, label %478

219:                                              ; preds = %216
  %220 = load i64, ptr %25, align 8
  %221 = load i64, ptr %26, align 8
  %222 = shl nsw i64 %221, 2
  %223 = icmp sgt i64 %220, %222
  %224 = load i64, ptr %23, align 8
  br i1 %223, label %225, label %281

225:                                              ; preds = %219
  %226 = load i64, ptr %27, align 8
  %227 = load i64, ptr %28, align 8
  %228 = inttoptr i64 %227 to ptr
  %229 = shl i64 %221, 3
  %230 = mul i64 %229, %226
  %231 = getelementptr inbounds i64, ptr %228, i64 %230
  %232 = icmp eq i64 %226, 0
  %233 = zext i1 %232 to i64
  store i64 %233, ptr %27, align 8
  store i64 0, ptr %25, align 8
  %234 = inttoptr i64 %224 to ptr
  %235 = load i64, ptr %20, align 8
  %236 = icmp sgt i64 %235, 0
  br i1 %236, label %237, label %281

237:                                              ; preds = %225, %275
  %238 = phi i64 [ %276, %275 ], [ %235, %225 ]
  %239 = phi i64 [ %277, %275 ], [ 0, %225 ]
  %240 = getelementptr inbounds nuw %struct.ready, ptr %234, i64 %239
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 16
  %242 = load i64, ptr %241, align 8
  %243 = inttoptr i64 %242 to ptr
  %244 = icmp ugt ptr %231, %243
  br i1 %244, label %275, label %245

245:                                              ; preds = %237
  %246 = load i64, ptr %26, align 8
  %247 = shl nsw i64 %246, 6
  %248 = getelementptr inbounds i8, ptr %231, i64 %247
  %249 = icmp ugt ptr %248, %243
  br i1 %249, label %250, label %275

250:                                              ; preds = %245
  %251 = getelementptr inbounds nuw i8, ptr %240, i64 24
  %252 = load i64, ptr %251, align 8
  %253 = load i64, ptr %27, align 8
  %254 = load i64, ptr %28, align 8
  %255 = inttoptr i64 %254 to ptr
  %256 = shl i64 %246, 3
  %257 = mul i64 %256, %253
  %258 = getelementptr inbounds i64, ptr %255, i64 %257
  %259 = load i64, ptr %25, align 8
  %260 = getelementptr inbounds i64, ptr %258, i64 %259
  %261 = add nsw i64 %259, %252
  store i64 %261, ptr %25, align 8
  %262 = load i64, ptr %251, align 8
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %267, label %264

264:                                              ; preds = %267, %250
  %265 = ptrtoint ptr %260 to i64
  store i64 %265, ptr %241, align 8
  %266 = load i64, ptr %20, align 8
  br label %275

267:                                              ; preds = %250, %267
  %268 = phi i64 [ %272, %267 ], [ 0, %250 ]
  %269 = getelementptr inbounds nuw i64, ptr %243, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds nuw i64, ptr %260, i64 %268
  store i64 %270, ptr %271, align 8
  %272 = add nuw nsw i64 %268, 1
  %273 = load i64, ptr %251, align 8
  %274 = icmp slt i64 %272, %273
  br i1 %274, label %267, label %264

275:                                              ; preds = %264, %245, %237
  %276 = phi i64 [ %238, %237 ], [ %238, %245 ], [ %266, %264 ]
  %277 = add nuw nsw i64 %239, 1
  %278 = icmp slt i64 %277, %276
  br i1 %278, label %237, label %279

279:                                              ; preds = %275
  %280 = load i64, ptr %23, align 8
  br label %281

281:                                              ; preds = %279, %225, %219
  %282 = phi i64 [ %280, %279 ], [ %224, %225 ], [ %224, %219 ]
  %283 = inttoptr i64 %282 to ptr
  %284 = load i64, ptr %19, align 8
  %285 = inttoptr i64 %284 to ptr
  %286 = load i64, ptr %285, align 8
  %287 = add nsw i64 %286, 1
  store i64 %287, ptr %285, align 8
  %288 = load i64, ptr %20, align 8
  %289 = icmp eq i64 %288, 1
  %290 = and i64 %287, 15
  %291 = icmp eq i64 %290, 0
  %292 = select i1 %289, i1 true, i1 %291
  br i1 %292, label %438, label %293

293:                                              ; preds = %281
  %294 = load i64, ptr %29, align 8
  switch i64 %294, label %399 [
    i64 3, label %295
    i64 0, label %397
  ]

295:                                              ; preds = %293
  %296 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %299, label %438

299:                                              ; preds = %295
  %300 = load i64, ptr %23, align 8
  %301 = inttoptr i64 %300 to ptr
  %302 = load i64, ptr %30, align 8
  %303 = inttoptr i64 %302 to ptr
  %304 = load i64, ptr %301, align 8
  %305 = icmp sgt i64 %288, 1
  br i1 %305, label %314, label %306

306:                                              ; preds = %314, %299
  %307 = phi i64 [ %304, %299 ], [ %324, %314 ]
  %308 = load i64, ptr %31, align 8
  %309 = inttoptr i64 %308 to ptr
  %310 = load i64, ptr %32, align 8
  %311 = inttoptr i64 %310 to ptr
  %312 = call double %309(ptr noundef %311)
  %313 = fcmp olt double %312, 1.562500e-02
  br i1 %313, label %327, label %344

314:                                              ; preds = %299, %314
  %315 = phi i64 [ %325, %314 ], [ 1, %299 ]
  %316 = phi i64 [ %324, %314 ], [ %304, %299 ]
  %317 = getelementptr inbounds nuw %struct.ready, ptr %301, i64 %315
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %303, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = getelementptr inbounds double, ptr %303, i64 %316
  %322 = load double, ptr %321, align 8
  %323 = fcmp ogt double %320, %322
  %324 = select i1 %323, i64 %318, i64 %316
  %325 = add nuw nsw i64 %315, 1
  %326 = icmp eq i64 %325, %288
  br i1 %326, label %306, label %314

327:                                              ; preds = %306
  %328 = load double, ptr %303, align 8
  %329 = load i64, ptr %33, align 8
  %330 = icmp sgt i64 %329, 1
  br i1 %330, label %335, label %331

331:                                              ; preds = %335, %327
  %332 = phi double [ %328, %327 ], [ %341, %335 ]
  %333 = fadd double %332, -1.000000e+00
  %334 = getelementptr inbounds double, ptr %303, i64 %307
  store double %333, ptr %334, align 8
  br label %344

335:                                              ; preds = %327, %335
  %336 = phi i64 [ %342, %335 ], [ 1, %327 ]
  %337 = phi double [ %341, %335 ], [ %328, %327 ]
  %338 = getelementptr inbounds nuw double, ptr %303, i64 %336
  %339 = load double, ptr %338, align 8
  %340 = fcmp olt double %339, %337
  %341 = select i1 %340, double %339, double %337
  %342 = add nuw nsw i64 %336, 1
  %343 = icmp eq i64 %342, %329
  br i1 %343, label %331, label %335

344:                                              ; preds = %331, %306
  %345 = load i64, ptr %23, align 8
  %346 = inttoptr i64 %345 to ptr
  %347 = load i64, ptr %20, align 8
  %348 = icmp sgt i64 %347, 0
  br i1 %348, label %349, label %366

349:                                              ; preds = %344, %349
  %350 = phi i64 [ %357, %349 ], [ 0, %344 ]
  %351 = phi i64 [ %356, %349 ], [ 0, %344 ]
  %352 = getelementptr inbounds nuw %struct.ready, ptr %346, i64 %350
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %353, %307
  %355 = zext i1 %354 to i64
  %356 = add nuw nsw i64 %351, %355
  %357 = add nuw nsw i64 %350, 1
  %358 = icmp eq i64 %357, %347
  br i1 %358, label %359, label %349

359:                                              ; preds = %349
  %360 = icmp samesign ugt i64 %356, 4
  br i1 %360, label %361, label %363

361:                                              ; preds = %359
  %362 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %307, i32 noundef 0)
  br label %438

363:                                              ; preds = %359
  %364 = trunc nuw nsw i64 %356 to i32
  %365 = icmp eq i64 %356, 1
  br i1 %365, label %383, label %366

366:                                              ; preds = %363, %344
  %367 = phi i32 [ %364, %363 ], [ 0, %344 ]
  %368 = zext nneg i32 %367 to i64
  %369 = sub nsw i32 0, %367
  br label %370

370:                                              ; preds = %370, %366
  %371 = load i64, ptr %34, align 8
  %372 = inttoptr i64 %371 to ptr
  %373 = load i64, ptr %32, align 8
  %374 = inttoptr i64 %373 to ptr
  %375 = call i32 %372(ptr noundef %374)
  %376 = zext i32 %375 to i64
  %377 = mul nuw nsw i64 %376, %368
  %378 = trunc i64 %377 to i32
  %379 = urem i32 %369, %367
  %380 = icmp ugt i32 %379, %378
  br i1 %380, label %370, label %381

381:                                              ; preds = %370
  %382 = lshr i64 %377, 32
  br label %383

383:                                              ; preds = %381, %363
  %384 = phi i64 [ 0, %363 ], [ %382, %381 ]
  br label %385

385:                                              ; preds = %383, %394
  %386 = phi i64 [ %395, %394 ], [ %384, %383 ]
  %387 = phi i64 [ %396, %394 ], [ 0, %383 ]
  %388 = getelementptr inbounds nuw %struct.ready, ptr %301, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = icmp eq i64 %389, %307
  br i1 %390, label %391, label %394

391:                                              ; preds = %385
  %392 = add nsw i64 %386, -1
  %393 = icmp eq i64 %386, 0
  br i1 %393, label %436, label %394

394:                                              ; preds = %391, %385
  %395 = phi i64 [ %386, %385 ], [ %392, %391 ]
  %396 = add nuw nsw i64 %387, 1
  br label %385

397:                                              ; preds = %293
  %398 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %438

399:                                              ; preds = %293
  %400 = load i64, ptr %283, align 8
  %401 = icmp sgt i64 %288, 1
  br i1 %401, label %402, label %420

402:                                              ; preds = %399
  %403 = icmp ne i64 %294, 2
  br label %424

404:                                              ; preds = %424
  %405 = load i64, ptr %23, align 8
  %406 = inttoptr i64 %405 to ptr
  br label %407

407:                                              ; preds = %407, %404
  %408 = phi i64 [ %415, %407 ], [ 0, %404 ]
  %409 = phi i64 [ %414, %407 ], [ 0, %404 ]
  %410 = getelementptr inbounds nuw %struct.ready, ptr %406, i64 %408
  %411 = load i64, ptr %410, align 8
  %412 = icmp eq i64 %411, %433
  %413 = zext i1 %412 to i64
  %414 = add nuw nsw i64 %409, %413
  %415 = add nuw nsw i64 %408, 1
  %416 = icmp eq i64 %415, %288
  br i1 %416, label %417, label %407

417:                                              ; preds = %407
  %418 = icmp samesign ult i64 %414, 5
  %419 = zext i1 %418 to i32
  br label %420

420:                                              ; preds = %417, %399
  %421 = phi i64 [ %433, %417 ], [ %400, %399 ]
  %422 = phi i32 [ %419, %417 ], [ 1, %399 ]
  %423 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %421, i32 noundef %422)
  br label %438

424:                                              ; preds = %424, %402
  %425 = phi i64 [ 1, %402 ], [ %434, %424 ]
  %426 = phi i64 [ %400, %402 ], [ %433, %424 ]
  %427 = getelementptr inbounds nuw %struct.ready, ptr %283, i64 %425
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, %426
  %430 = icmp sgt i64 %428, %426
  %431 = xor i1 %403, %430
  %432 = select i1 %431, i64 %428, i64 %426
  %433 = select i1 %429, i64 %426, i64 %432
  %434 = add nuw nsw i64 %425, 1
  %435 = icmp eq i64 %434, %288
  br i1 %435, label %404, label %424

436:                                              ; preds = %391
  %437 = load i64, ptr %20, align 8
  br label %438

438:                                              ; preds = %436, %420, %397, %361, %295, %281
  %439 = phi i64 [ %288, %420 ], [ %288, %281 ], [ %288, %397 ], [ %288, %295 ], [ %347, %361 ], [ %437, %436 ]
  %440 = phi i64 [ %423, %420 ], [ 0, %281 ], [ %398, %397 ], [ 0, %295 ], [ %362, %361 ], [ %387, %436 ]
  %441 = load i64, ptr %23, align 8
  %442 = inttoptr i64 %441 to ptr
  %443 = getelementptr inbounds %struct.ready, ptr %442, i64 %440
  %444 = getelementptr inbounds nuw i8, ptr %443, i64 8
  %445 = load i64, ptr %444, align 8
  %446 = getelementptr inbounds nuw i8, ptr %443, i64 16
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds nuw i8, ptr %443, i64 24
  %449 = load i64, ptr %448, align 8
  %450 = add nsw i64 %439, -1
  store i64 %450, ptr %20, align 8
  %451 = icmp slt i64 %440, %450
  br i1 %451, label %452, label %459

452:                                              ; preds = %438, %452
  %453 = phi i64 [ %455, %452 ], [ %440, %438 ]
  %454 = getelementptr inbounds %struct.ready, ptr %442, i64 %453
  %455 = add nsw i64 %453, 1
  %456 = getelementptr inbounds %struct.ready, ptr %442, i64 %455
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %454, ptr noundef nonnull align 8 dereferenceable(32) %456, i64 32, i1 false)
  %457 = load i64, ptr %20, align 8
  %458 = icmp slt i64 %455, %457
  br i1 %458, label %452, label %459

459:                                              ; preds = %452, %438
  store i64 %445, ptr %35, align 8
  store i64 %447, ptr %36, align 8
  store i64 %449, ptr %37, align 8
  %460 = load i64, ptr %21, align 8
  %461 = inttoptr i64 %460 to ptr
  %462 = load i64, ptr %461, align 8
  %463 = icmp sgt i64 %462, -1
  %464 = icmp sgt i64 %449, 0
  %465 = select i1 %463, i1 %464, i1 false
  br i1 %465, label %466, label %478

466:                                              ; preds = %459
  %467 = getelementptr inbounds nuw i8, ptr %461, i64 16
  %468 = inttoptr i64 %447 to ptr
  br label %469

469:                                              ; preds = %469, %466
  %470 = phi i64 [ 0, %466 ], [ %476, %469 ]
  %471 = load i64, ptr %467, align 8
  %472 = inttoptr i64 %471 to ptr
  %473 = getelementptr inbounds nuw i64, ptr %468, i64 %470
  %474 = load i64, ptr %473, align 8
  %475 = getelementptr inbounds i8, ptr %472, i64 %474
  store i8 1, ptr %475, align 1
  %476 = add nuw nsw i64 %470, 1
  %477 = icmp eq i64 %476, %449
  br i1 %477, label %478, label %469

478:                                              ; preds = %469, %459, %216
  %479 = load i64, ptr %38, align 8
  %480 = inttoptr i64 %479 to ptr
  %481 = load i64, ptr %39, align 8
  %482 = inttoptr i64 %481 to ptr
  %483 = load i64, ptr %36, align 8
  %484 = load i64, ptr %37, align 8
  %485 = load i64, ptr %35, align 8
  store i64 0, ptr %0, align 8
  %486 = load i64, ptr %40, align 8
  %487 = inttoptr i64 %486 to ptr
  %488 = getelementptr inbounds %struct.instruction, ptr %480, i64 %485
  %489 = load i64, ptr %488, align 8
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %4125, label %491

491:                                              ; preds = %478
  %492 = inttoptr i64 %483 to ptr
  br label %493

493:                                              ; preds = %4116, %491
  %494 = phi i64 [ %489, %491 ], [ %4121, %4116 ]
  %495 = phi ptr [ %488, %491 ], [ %4120, %4116 ]
  %496 = phi ptr [ %492, %491 ], [ %4119, %4116 ]
  %497 = phi i64 [ %484, %491 ], [ %4118, %4116 ]
  %498 = phi i64 [ %485, %491 ], [ %4117, %4116 ]
  %499 = load i64, ptr %22, align 8
  %500 = and i64 %499, 255
  %501 = icmp eq i64 %500, 255
  br i1 %501, label %4125, label %502

502:                                              ; preds = %493
  %503 = load i64, ptr %41, align 8
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %571, label %505

505:                                              ; preds = %502
  %506 = inttoptr i64 %503 to ptr
  %507 = getelementptr inbounds i64, ptr %506, i64 %498
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr i8, ptr %507, i64 8
  %510 = load i64, ptr %509, align 8
  %511 = icmp slt i64 %508, %510
  br i1 %511, label %512, label %571

512:                                              ; preds = %505
  %513 = load i64, ptr %42, align 8
  %514 = inttoptr i64 %513 to ptr
  %515 = icmp sgt i64 %497, 0
  br label %516

516:                                              ; preds = %538, %512
  %517 = phi i64 [ %508, %512 ], [ %539, %538 ]
  %518 = getelementptr inbounds i64, ptr %506, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds %struct.undefined, ptr %514, i64 %519
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 16
  %522 = load i64, ptr %521, align 8
  %523 = icmp ne i64 %522, 0
  %524 = and i1 %515, %523
  br i1 %524, label %525, label %538

525:                                              ; preds = %516
  %526 = load i64, ptr %520, align 8
  %527 = inttoptr i64 %526 to ptr
  br label %531

528:                                              ; preds = %531
  %529 = add nuw nsw i64 %532, 1
  %530 = icmp eq i64 %529, %497
  br i1 %530, label %538, label %531

531:                                              ; preds = %528, %525
  %532 = phi i64 [ 0, %525 ], [ %529, %528 ]
  %533 = getelementptr inbounds nuw i64, ptr %496, i64 %532
  %534 = load i64, ptr %533, align 8
  %535 = getelementptr inbounds i64, ptr %527, i64 %534
  %536 = load i64, ptr %535, align 8
  %537 = icmp eq i64 %536, 0
  br i1 %537, label %528, label %541

538:                                              ; preds = %528, %516
  %539 = add i64 %517, 1
  %540 = icmp eq i64 %539, %510
  br i1 %540, label %571, label %516

541:                                              ; preds = %531
  %542 = getelementptr inbounds nuw i8, ptr %495, i64 144
  %543 = load i64, ptr %542, align 8
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %4125, label %545

545:                                              ; preds = %541
  %546 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %547 = load i64, ptr %546, align 8
  %548 = getelementptr inbounds %struct.undefined, ptr %514, i64 %547
  %549 = load i64, ptr %548, align 8
  %550 = icmp eq i64 %549, 0
  br i1 %550, label %551, label %571

551:                                              ; preds = %545
  %552 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %553 = load i64, ptr %552, align 8
  %554 = getelementptr inbounds %struct.undefined, ptr %514, i64 %553
  %555 = getelementptr inbounds nuw i8, ptr %554, i64 16
  %556 = load i64, ptr %555, align 8
  %557 = icmp eq i64 %556, 0
  br i1 %557, label %571, label %558

558:                                              ; preds = %551
  %559 = load i64, ptr %554, align 8
  %560 = inttoptr i64 %559 to ptr
  br label %564

561:                                              ; preds = %564
  %562 = add nuw nsw i64 %565, 1
  %563 = icmp eq i64 %562, %497
  br i1 %563, label %571, label %564

564:                                              ; preds = %561, %558
  %565 = phi i64 [ 0, %558 ], [ %562, %561 ]
  %566 = getelementptr inbounds nuw i64, ptr %496, i64 %565
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds i64, ptr %560, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %561, label %4125

571:                                              ; preds = %538, %561, %551, %545, %505, %502
  %572 = phi i1 [ false, %561 ], [ true, %502 ], [ true, %505 ], [ false, %545 ], [ false, %551 ], [ true, %538 ]
  switch i64 %494, label %1054 [
    i64 1, label %573
    i64 37, label %634
  ]

573:                                              ; preds = %571
  %574 = add nsw i64 %499, 1
  store i64 %574, ptr %22, align 8
  %575 = add nsw i64 %497, 256
  %576 = load i64, ptr %64, align 8
  %577 = add nsw i64 %575, %576
  store i64 %577, ptr %64, align 8
  %578 = getelementptr inbounds i8, ptr %487, i64 %498
  store i8 1, ptr %578, align 1
  %579 = getelementptr inbounds nuw i8, ptr %495, i64 16
  %580 = load i64, ptr %579, align 8
  %581 = icmp sgt i64 %580, -1
  br i1 %581, label %584, label %582

582:                                              ; preds = %573
  %583 = icmp eq i64 %497, 0
  br i1 %583, label %623, label %620

584:                                              ; preds = %573
  %585 = getelementptr inbounds nuw %struct.operand, ptr %482, i64 %580
  %586 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %587 = load i64, ptr %586, align 8
  %588 = call fastcc i64 @count_held(ptr noundef %585, i64 noundef %587, ptr noundef %496, i64 noundef %497)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %588, ptr noundef %496, i64 noundef %497, ptr noundef null, i64 noundef 0)
  %589 = icmp ne i64 %588, 0
  %590 = icmp slt i64 %588, %497
  %591 = select i1 %589, i1 %590, i1 false
  br i1 %591, label %592, label %619

592:                                              ; preds = %584
  %593 = getelementptr inbounds nuw i8, ptr %495, i64 16
  %594 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %595 = load i64, ptr %117, align 8
  %596 = inttoptr i64 %595 to ptr
  %597 = icmp sgt i64 %497, 0
  br i1 %597, label %598, label %4125

598:                                              ; preds = %592, %598
  %599 = phi i64 [ %617, %598 ], [ 0, %592 ]
  %600 = getelementptr inbounds nuw i64, ptr %496, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = load i64, ptr %593, align 8
  %603 = getelementptr inbounds %struct.operand, ptr %482, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr inbounds nuw i8, ptr %603, i64 8
  %606 = load i64, ptr %605, align 8
  %607 = mul nsw i64 %606, %601
  %608 = add i64 %607, %604
  %609 = inttoptr i64 %608 to ptr
  %610 = load i8, ptr %609, align 1
  %611 = icmp ne i8 %610, 0
  %612 = zext i1 %611 to i64
  %613 = load i64, ptr %594, align 8
  %614 = icmp ne i64 %613, %612
  %615 = zext i1 %614 to i8
  %616 = getelementptr inbounds nuw i8, ptr %596, i64 %599
  store i8 %615, ptr %616, align 1
  %617 = add nuw nsw i64 %599, 1
  %618 = icmp eq i64 %617, %497
  br i1 %618, label %4125, label %598

619:                                              ; preds = %584
  br i1 %589, label %620, label %623

620:                                              ; preds = %619, %582
  %621 = getelementptr inbounds nuw i8, ptr %495, i64 64
  %622 = load i64, ptr %621, align 8
  br label %625

623:                                              ; preds = %619, %582
  %624 = add nsw i64 %498, 1
  br label %625

625:                                              ; preds = %623, %620
  %626 = phi i64 [ %622, %620 ], [ %624, %623 ]
  store i64 %626, ptr %35, align 8
  %627 = getelementptr inbounds %struct.instruction, ptr %480, i64 %626
  %628 = getelementptr inbounds nuw i8, ptr %627, i64 136
  %629 = load i64, ptr %628, align 8
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %4116, label %631

631:                                              ; preds = %625
  %632 = load i64, ptr %20, align 8
  %633 = icmp eq i64 %632, 0
  br i1 %633, label %4116, label %4123

634:                                              ; preds = %571
  %635 = load i64, ptr %43, align 8
  %636 = icmp eq i64 %635, 0
  br i1 %636, label %4125, label %637

637:                                              ; preds = %634
  %638 = icmp sgt i64 %497, 0
  br i1 %638, label %642, label %639

639:                                              ; preds = %637
  %640 = load i64, ptr %44, align 8
  %641 = add nsw i64 %640, 1
  store i64 %641, ptr %44, align 8
  br label %814

642:                                              ; preds = %637
  %643 = load i64, ptr %45, align 8
  %644 = inttoptr i64 %643 to ptr
  %645 = load i64, ptr %46, align 8
  %646 = inttoptr i64 %645 to ptr
  %647 = load i64, ptr %47, align 8
  %648 = inttoptr i64 %647 to ptr
  %649 = load i64, ptr %48, align 8
  %650 = icmp slt i64 %649, 2
  br label %651

651:                                              ; preds = %706, %642
  %652 = phi i64 [ 0, %642 ], [ %687, %706 ]
  %653 = phi i64 [ 0, %642 ], [ %709, %706 ]
  %654 = phi i64 [ 0, %642 ], [ %708, %706 ]
  %655 = phi i64 [ 0, %642 ], [ %707, %706 ]
  %656 = phi i64 [ 0, %642 ], [ %673, %706 ]
  %657 = getelementptr inbounds i64, ptr %496, i64 %656
  %658 = load i64, ptr %657, align 8
  %659 = getelementptr inbounds i64, ptr %644, i64 %658
  %660 = load i64, ptr %659, align 8
  %661 = getelementptr inbounds %struct.arrived, ptr %646, i64 %660
  br label %662

662:                                              ; preds = %669, %651
  %663 = phi i64 [ %656, %651 ], [ %670, %669 ]
  %664 = getelementptr inbounds i64, ptr %496, i64 %663
  %665 = load i64, ptr %664, align 8
  %666 = getelementptr inbounds i64, ptr %644, i64 %665
  %667 = load i64, ptr %666, align 8
  %668 = icmp eq i64 %667, %660
  br i1 %668, label %669, label %672

669:                                              ; preds = %662
  %670 = add i64 %663, 1
  %671 = icmp eq i64 %670, %497
  br i1 %671, label %672, label %662

672:                                              ; preds = %669, %662
  %673 = phi i64 [ %663, %662 ], [ %497, %669 ]
  %674 = getelementptr inbounds i64, ptr %648, i64 %660
  %675 = load i64, ptr %674, align 8
  %676 = icmp eq i64 %675, %649
  br i1 %676, label %677, label %4125

677:                                              ; preds = %672
  %678 = getelementptr inbounds nuw i8, ptr %661, i64 16
  %679 = load i64, ptr %678, align 8
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %684, label %681

681:                                              ; preds = %677
  %682 = load i64, ptr %661, align 8
  %683 = icmp eq i64 %682, %498
  br i1 %683, label %684, label %4125

684:                                              ; preds = %681, %677
  %685 = add i64 %673, %653
  %686 = add i64 %685, %679
  %687 = add nsw i64 %686, %652
  %688 = icmp slt i64 %686, %649
  br i1 %688, label %706, label %689

689:                                              ; preds = %684
  %690 = mul nsw i64 %660, %649
  %691 = load i64, ptr %49, align 8
  %692 = inttoptr i64 %691 to ptr
  %693 = getelementptr inbounds i64, ptr %692, i64 %690
  br i1 %650, label %704, label %694

694:                                              ; preds = %689
  %695 = load i64, ptr %693, align 8
  br label %699

696:                                              ; preds = %699
  %697 = add nuw nsw i64 %700, 1
  %698 = icmp eq i64 %697, %649
  br i1 %698, label %704, label %699

699:                                              ; preds = %696, %694
  %700 = phi i64 [ 1, %694 ], [ %697, %696 ]
  %701 = getelementptr inbounds nuw i64, ptr %693, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = icmp eq i64 %702, %695
  br i1 %703, label %696, label %4125

704:                                              ; preds = %696, %689
  %705 = add nsw i64 %655, 1
  br label %706

706:                                              ; preds = %704, %684
  %707 = phi i64 [ %655, %684 ], [ %705, %704 ]
  %708 = add nuw nsw i64 %654, 1
  %709 = sub i64 0, %673
  %710 = icmp slt i64 %673, %497
  br i1 %710, label %651, label %711

711:                                              ; preds = %706
  %712 = icmp eq i64 %707, 0
  br i1 %712, label %748, label %713

713:                                              ; preds = %711
  %714 = load i64, ptr %50, align 8
  %715 = inttoptr i64 %714 to ptr
  %716 = getelementptr inbounds nuw i8, ptr %715, i64 96
  %717 = load i64, ptr %716, align 8
  %718 = inttoptr i64 %717 to ptr
  %719 = icmp sgt i64 %707, %654
  br i1 %719, label %720, label %4125

720:                                              ; preds = %713
  %721 = load i64, ptr %51, align 8
  %722 = icmp eq i64 %721, 0
  br i1 %722, label %4125, label %723

723:                                              ; preds = %720
  %724 = getelementptr inbounds nuw i8, ptr %718, i64 8
  %725 = load i64, ptr %724, align 8
  %726 = icmp eq i64 %725, 0
  br i1 %726, label %730, label %727

727:                                              ; preds = %723
  %728 = load i64, ptr %26, align 8
  %729 = icmp slt i64 %687, %728
  br i1 %729, label %4125, label %730

730:                                              ; preds = %727, %723
  %731 = load i64, ptr %52, align 8
  %732 = inttoptr i64 %731 to ptr
  %733 = load i64, ptr %732, align 8
  %734 = add nsw i64 %733, %708
  %735 = load i64, ptr %53, align 8
  %736 = icmp sgt i64 %734, %735
  br i1 %736, label %4125, label %737

737:                                              ; preds = %730
  %738 = icmp sgt i64 %687, %497
  br i1 %738, label %739, label %748

739:                                              ; preds = %737
  %740 = load i64, ptr %54, align 8
  %741 = icmp eq i64 %740, 0
  br i1 %741, label %4225, label %742

742:                                              ; preds = %739
  %743 = load i64, ptr %55, align 8
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %748, label %745

745:                                              ; preds = %742
  %746 = load i64, ptr %36, align 8
  %747 = inttoptr i64 %746 to ptr
  br label %4197

748:                                              ; preds = %742, %737, %711
  %749 = phi i32 [ 1, %737 ], [ 2, %711 ], [ 1, %742 ]
  %750 = load i64, ptr %56, align 8
  %751 = inttoptr i64 %750 to ptr
  %752 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %753 = load i64, ptr %752, align 8
  %754 = load i64, ptr %26, align 8
  %755 = mul nsw i64 %754, %753
  %756 = getelementptr inbounds i32, ptr %751, i64 %755
  br label %760

757:                                              ; preds = %760
  %758 = load i64, ptr %44, align 8
  %759 = add nsw i64 %758, 1
  store i64 %759, ptr %44, align 8
  br i1 %712, label %769, label %818

760:                                              ; preds = %760, %748
  %761 = phi i64 [ %767, %760 ], [ 0, %748 ]
  %762 = getelementptr inbounds nuw i64, ptr %496, i64 %761
  %763 = load i64, ptr %762, align 8
  %764 = getelementptr inbounds i32, ptr %756, i64 %763
  %765 = load i32, ptr %764, align 4
  %766 = add nsw i32 %765, 1
  store i32 %766, ptr %764, align 4
  %767 = add nuw nsw i64 %761, 1
  %768 = icmp eq i64 %767, %497
  br i1 %768, label %757, label %760

769:                                              ; preds = %757
  %770 = load i64, ptr %57, align 8
  %771 = inttoptr i64 %770 to ptr
  br label %774

772:                                              ; preds = %807, %803
  %773 = icmp slt i64 %796, %497
  br i1 %773, label %774, label %814

774:                                              ; preds = %772, %769
  %775 = phi i64 [ 0, %769 ], [ %796, %772 ]
  %776 = load i64, ptr %46, align 8
  %777 = inttoptr i64 %776 to ptr
  %778 = load i64, ptr %45, align 8
  %779 = inttoptr i64 %778 to ptr
  %780 = getelementptr inbounds i64, ptr %496, i64 %775
  %781 = load i64, ptr %780, align 8
  %782 = getelementptr inbounds i64, ptr %779, i64 %781
  %783 = load i64, ptr %782, align 8
  %784 = getelementptr inbounds %struct.arrived, ptr %777, i64 %783
  br label %785

785:                                              ; preds = %792, %774
  %786 = phi i64 [ %775, %774 ], [ %793, %792 ]
  %787 = getelementptr inbounds i64, ptr %496, i64 %786
  %788 = load i64, ptr %787, align 8
  %789 = getelementptr inbounds i64, ptr %779, i64 %788
  %790 = load i64, ptr %789, align 8
  %791 = icmp eq i64 %790, %783
  br i1 %791, label %792, label %795

792:                                              ; preds = %785
  %793 = add i64 %786, 1
  %794 = icmp eq i64 %793, %497
  br i1 %794, label %795, label %785

795:                                              ; preds = %792, %785
  %796 = phi i64 [ %786, %785 ], [ %497, %792 ]
  %797 = getelementptr inbounds nuw i8, ptr %784, i64 16
  %798 = load i64, ptr %797, align 8
  %799 = icmp eq i64 %798, 0
  br i1 %799, label %800, label %803

800:                                              ; preds = %795
  %801 = load i64, ptr %22, align 8
  %802 = getelementptr inbounds nuw i8, ptr %784, i64 8
  store i64 %801, ptr %802, align 8
  br label %803

803:                                              ; preds = %800, %795
  store i64 %498, ptr %784, align 8
  %804 = sub i64 %796, %775
  %805 = add nsw i64 %804, %798
  store i64 %805, ptr %797, align 8
  %806 = icmp slt i64 %775, %796
  br i1 %806, label %807, label %772

807:                                              ; preds = %803, %807
  %808 = phi i64 [ %812, %807 ], [ %775, %803 ]
  %809 = getelementptr inbounds i64, ptr %496, i64 %808
  %810 = load i64, ptr %809, align 8
  %811 = getelementptr inbounds i8, ptr %771, i64 %810
  store i8 1, ptr %811, align 1
  %812 = add nsw i64 %808, 1
  %813 = icmp eq i64 %812, %796
  br i1 %813, label %772, label %807

814:                                              ; preds = %772, %639
  %815 = phi i32 [ 2, %639 ], [ %749, %772 ]
  %816 = load i64, ptr %61, align 8
  %817 = add nsw i64 %816, %497
  store i64 %817, ptr %61, align 8
  br label %1033

818:                                              ; preds = %757
  %819 = icmp sgt i64 %687, %497
  br i1 %819, label %820, label %831

820:                                              ; preds = %818
  %821 = load i64, ptr %27, align 8
  %822 = load i64, ptr %28, align 8
  %823 = inttoptr i64 %822 to ptr
  %824 = shl nsw i64 %821, 3
  %825 = load i64, ptr %26, align 8
  %826 = mul nsw i64 %824, %825
  %827 = getelementptr inbounds i64, ptr %823, i64 %826
  %828 = load i64, ptr %25, align 8
  %829 = getelementptr inbounds i64, ptr %827, i64 %828
  %830 = add nsw i64 %828, %687
  store i64 %830, ptr %25, align 8
  br label %831

831:                                              ; preds = %820, %818
  %832 = phi ptr [ %829, %820 ], [ null, %818 ]
  %833 = icmp eq ptr %832, null
  %834 = load i64, ptr %45, align 8
  %835 = load i64, ptr %48, align 8
  %836 = load i64, ptr %496, align 8
  %837 = inttoptr i64 %834 to ptr
  %838 = getelementptr inbounds i64, ptr %837, i64 %836
  %839 = load i64, ptr %838, align 8
  br label %869

840:                                              ; preds = %956, %953
  %841 = load i64, ptr %50, align 8
  %842 = inttoptr i64 %841 to ptr
  %843 = getelementptr inbounds nuw i8, ptr %842, i64 96
  %844 = load i64, ptr %843, align 8
  %845 = inttoptr i64 %844 to ptr
  %846 = getelementptr inbounds nuw i8, ptr %845, i64 8
  %847 = load i64, ptr %846, align 8
  %848 = icmp sgt i64 %847, 0
  br i1 %848, label %849, label %865

849:                                              ; preds = %840
  %850 = getelementptr inbounds nuw i8, ptr %842, i64 88
  br label %851

851:                                              ; preds = %851, %849
  %852 = phi i64 [ 0, %849 ], [ %862, %851 ]
  %853 = load i64, ptr %850, align 8
  %854 = inttoptr i64 %853 to ptr
  %855 = load i64, ptr %845, align 8
  %856 = inttoptr i64 %855 to ptr
  %857 = mul nuw nsw i64 %852, 24
  %858 = getelementptr inbounds nuw i8, ptr %856, i64 %857
  %859 = load i32, ptr %858, align 4
  %860 = sext i32 %859 to i64
  %861 = getelementptr inbounds i8, ptr %854, i64 %860
  store i8 0, ptr %861, align 1
  %862 = add nuw nsw i64 %852, 1
  %863 = load i64, ptr %846, align 8
  %864 = icmp slt i64 %862, %863
  br i1 %864, label %851, label %865

865:                                              ; preds = %851, %840
  store i64 0, ptr %846, align 8
  %866 = sub i64 %497, %687
  %867 = load i64, ptr %61, align 8
  %868 = add i64 %866, %867
  store i64 %868, ptr %61, align 8
  br i1 %833, label %975, label %973

869:                                              ; preds = %956, %831
  %870 = phi i64 [ %839, %831 ], [ %951, %956 ]
  %871 = phi i64 [ %835, %831 ], [ %940, %956 ]
  %872 = phi i64 [ 0, %831 ], [ %884, %956 ]
  %873 = phi i64 [ 0, %831 ], [ %947, %956 ]
  %874 = getelementptr inbounds i64, ptr %496, i64 %873
  %875 = mul nsw i64 %871, %870
  %876 = load i64, ptr %46, align 8
  %877 = inttoptr i64 %876 to ptr
  %878 = getelementptr inbounds %struct.arrived, ptr %877, i64 %870
  %879 = getelementptr inbounds nuw i8, ptr %878, i64 16
  store i64 0, ptr %879, align 8
  %880 = load i64, ptr %48, align 8
  %881 = icmp sgt i64 %880, 0
  br i1 %881, label %958, label %882

882:                                              ; preds = %968, %869
  %883 = phi i64 [ %880, %869 ], [ %971, %968 ]
  %884 = phi i64 [ %872, %869 ], [ %969, %968 ]
  %885 = load i64, ptr %49, align 8
  %886 = inttoptr i64 %885 to ptr
  %887 = getelementptr inbounds i64, ptr %886, i64 %875
  %888 = load i64, ptr %887, align 8
  %889 = icmp eq i64 %888, 0
  br i1 %889, label %897, label %890

890:                                              ; preds = %882
  %891 = load i64, ptr %58, align 8
  %892 = load i64, ptr %59, align 8
  %893 = inttoptr i64 %892 to ptr
  %894 = load i64, ptr %60, align 8
  %895 = mul nsw i64 %894, %888
  %896 = getelementptr inbounds i32, ptr %893, i64 %895
  br label %915

897:                                              ; preds = %882
  %898 = load i64, ptr %52, align 8
  %899 = inttoptr i64 %898 to ptr
  %900 = load i64, ptr %899, align 8
  %901 = add nsw i64 %900, 1
  store i64 %901, ptr %899, align 8
  %902 = load i64, ptr %887, align 8
  %903 = icmp eq i64 %902, 0
  %904 = load i64, ptr %58, align 8
  %905 = load i64, ptr %59, align 8
  %906 = inttoptr i64 %905 to ptr
  %907 = load i64, ptr %60, align 8
  %908 = mul nsw i64 %907, %900
  %909 = getelementptr inbounds i32, ptr %906, i64 %908
  %910 = load i64, ptr %48, align 8
  %911 = icmp slt i64 %910, %907
  %912 = select i1 %903, i1 %911, i1 false
  br i1 %912, label %923, label %915

913:                                              ; preds = %923
  %914 = load i64, ptr %48, align 8
  br label %915

915:                                              ; preds = %913, %897, %890
  %916 = phi i64 [ %914, %913 ], [ %910, %897 ], [ %883, %890 ]
  %917 = phi i64 [ %900, %913 ], [ %900, %897 ], [ %888, %890 ]
  %918 = phi i64 [ %904, %913 ], [ %904, %897 ], [ %891, %890 ]
  %919 = phi ptr [ %909, %913 ], [ %909, %897 ], [ %896, %890 ]
  %920 = inttoptr i64 %918 to ptr
  %921 = getelementptr inbounds i32, ptr %920, i64 %875
  %922 = icmp sgt i64 %916, 0
  br i1 %922, label %929, label %939

923:                                              ; preds = %897, %923
  %924 = phi i64 [ %926, %923 ], [ %910, %897 ]
  %925 = getelementptr inbounds i32, ptr %909, i64 %924
  store i32 0, ptr %925, align 4
  %926 = add nsw i64 %924, 1
  %927 = load i64, ptr %60, align 8
  %928 = icmp slt i64 %926, %927
  br i1 %928, label %923, label %913

929:                                              ; preds = %915, %929
  %930 = phi i64 [ %936, %929 ], [ 0, %915 ]
  %931 = getelementptr inbounds nuw i32, ptr %921, i64 %930
  %932 = load i32, ptr %931, align 4
  %933 = add nsw i32 %932, 1
  store i32 %933, ptr %931, align 4
  %934 = getelementptr inbounds nuw i32, ptr %919, i64 %930
  store i32 %932, ptr %934, align 4
  %935 = getelementptr inbounds nuw i64, ptr %887, i64 %930
  store i64 %917, ptr %935, align 8
  %936 = add nuw nsw i64 %930, 1
  %937 = load i64, ptr %48, align 8
  %938 = icmp slt i64 %936, %937
  br i1 %938, label %929, label %939

939:                                              ; preds = %929, %915
  %940 = phi i64 [ %916, %915 ], [ %937, %929 ]
  %941 = load i64, ptr %45, align 8
  %942 = inttoptr i64 %941 to ptr
  %943 = load i64, ptr %874, align 8
  %944 = getelementptr inbounds i64, ptr %942, i64 %943
  %945 = load i64, ptr %944, align 8
  br label %946

946:                                              ; preds = %953, %939
  %947 = phi i64 [ %873, %939 ], [ %954, %953 ]
  %948 = getelementptr inbounds i64, ptr %496, i64 %947
  %949 = load i64, ptr %948, align 8
  %950 = getelementptr inbounds i64, ptr %942, i64 %949
  %951 = load i64, ptr %950, align 8
  %952 = icmp eq i64 %951, %945
  br i1 %952, label %953, label %956

953:                                              ; preds = %946
  %954 = add i64 %947, 1
  %955 = icmp eq i64 %954, %497
  br i1 %955, label %840, label %946

956:                                              ; preds = %946
  %957 = icmp slt i64 %947, %497
  br i1 %957, label %869, label %840

958:                                              ; preds = %869, %968
  %959 = phi i64 [ %970, %968 ], [ 0, %869 ]
  %960 = phi i64 [ %969, %968 ], [ %872, %869 ]
  %961 = load i64, ptr %57, align 8
  %962 = inttoptr i64 %961 to ptr
  %963 = add nsw i64 %959, %875
  %964 = getelementptr inbounds i8, ptr %962, i64 %963
  store i8 0, ptr %964, align 1
  br i1 %833, label %968, label %965

965:                                              ; preds = %958
  %966 = add nsw i64 %960, 1
  %967 = getelementptr inbounds i64, ptr %832, i64 %960
  store i64 %963, ptr %967, align 8
  br label %968

968:                                              ; preds = %965, %958
  %969 = phi i64 [ %966, %965 ], [ %960, %958 ]
  %970 = add nuw nsw i64 %959, 1
  %971 = load i64, ptr %48, align 8
  %972 = icmp slt i64 %970, %971
  br i1 %972, label %958, label %882

973:                                              ; preds = %865
  %974 = ptrtoint ptr %832 to i64
  store i64 %974, ptr %36, align 8
  store i64 %687, ptr %37, align 8
  br label %975

975:                                              ; preds = %973, %865
  br i1 %819, label %976, label %1033

976:                                              ; preds = %975
  %977 = load i64, ptr %62, align 8
  %978 = icmp eq i64 %977, 0
  br i1 %978, label %1033, label %979

979:                                              ; preds = %976
  %980 = add nsw i64 %498, 1
  %981 = load i64, ptr %36, align 8
  %982 = inttoptr i64 %981 to ptr
  %983 = load i64, ptr %33, align 8
  %984 = icmp sgt i64 %983, 0
  br i1 %984, label %985, label %1033

985:                                              ; preds = %979, %996
  %986 = phi i64 [ %1007, %996 ], [ 0, %979 ]
  %987 = load i64, ptr %27, align 8
  %988 = load i64, ptr %28, align 8
  %989 = inttoptr i64 %988 to ptr
  %990 = shl nsw i64 %987, 3
  %991 = load i64, ptr %26, align 8
  %992 = mul nsw i64 %990, %991
  %993 = getelementptr inbounds i64, ptr %989, i64 %992
  %994 = load i64, ptr %25, align 8
  %995 = getelementptr inbounds i64, ptr %993, i64 %994
  br label %1010

996:                                              ; preds = %1029
  %997 = load i64, ptr %27, align 8
  %998 = load i64, ptr %28, align 8
  %999 = load i64, ptr %26, align 8
  %1000 = load i64, ptr %25, align 8
  %1001 = inttoptr i64 %998 to ptr
  %1002 = shl nsw i64 %997, 3
  %1003 = mul nsw i64 %1002, %999
  %1004 = getelementptr inbounds i64, ptr %1001, i64 %1003
  %1005 = getelementptr inbounds i64, ptr %1004, i64 %1000
  %1006 = add nsw i64 %1000, %1030
  store i64 %1006, ptr %25, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %980, ptr noundef %1005, i64 noundef %1030)
  %1007 = add nuw nsw i64 %986, 1
  %1008 = load i64, ptr %33, align 8
  %1009 = icmp slt i64 %1007, %1008
  br i1 %1009, label %985, label %1033

1010:                                             ; preds = %1029, %985
  %1011 = phi i64 [ %1031, %1029 ], [ 0, %985 ]
  %1012 = phi i64 [ %1030, %1029 ], [ 0, %985 ]
  %1013 = getelementptr inbounds nuw i64, ptr %982, i64 %1011
  %1014 = load i64, ptr %1013, align 8
  %1015 = load i64, ptr %62, align 8
  %1016 = icmp eq i64 %1015, 0
  br i1 %1016, label %1023, label %1017

1017:                                             ; preds = %1010
  %1018 = load i64, ptr %63, align 8
  %1019 = inttoptr i64 %1018 to ptr
  %1020 = getelementptr inbounds i64, ptr %1019, i64 %1014
  %1021 = load i64, ptr %1020, align 8
  %1022 = sdiv i64 %1021, 32
  br label %1023

1023:                                             ; preds = %1017, %1010
  %1024 = phi i64 [ %1022, %1017 ], [ 0, %1010 ]
  %1025 = icmp eq i64 %1024, %986
  br i1 %1025, label %1026, label %1029

1026:                                             ; preds = %1023
  %1027 = add nsw i64 %1012, 1
  %1028 = getelementptr inbounds i64, ptr %995, i64 %1012
  store i64 %1014, ptr %1028, align 8
  br label %1029

1029:                                             ; preds = %1026, %1023
  %1030 = phi i64 [ %1027, %1026 ], [ %1012, %1023 ]
  %1031 = add nuw nsw i64 %1011, 1
  %1032 = icmp eq i64 %1031, %687
  br i1 %1032, label %996, label %1010

1033:                                             ; preds = %996, %979, %976, %975, %814
  %1034 = phi i32 [ 3, %979 ], [ %815, %814 ], [ %749, %975 ], [ %749, %976 ], [ 3, %996 ]
  %1035 = load i64, ptr %22, align 8
  %1036 = add nsw i64 %1035, 1
  store i64 %1036, ptr %22, align 8
  %1037 = add nsw i64 %497, 256
  %1038 = load i64, ptr %64, align 8
  %1039 = add nsw i64 %1037, %1038
  store i64 %1039, ptr %64, align 8
  %1040 = getelementptr inbounds i8, ptr %487, i64 %498
  store i8 1, ptr %1040, align 1
  %1041 = icmp eq i32 %1034, 1
  br i1 %1041, label %1042, label %4125

1042:                                             ; preds = %1033
  %1043 = load i64, ptr %36, align 8
  %1044 = inttoptr i64 %1043 to ptr
  %1045 = load i64, ptr %37, align 8
  %1046 = add nsw i64 %498, 1
  store i64 %1046, ptr %35, align 8
  %1047 = getelementptr inbounds %struct.instruction, ptr %480, i64 %1046
  %1048 = getelementptr inbounds nuw i8, ptr %1047, i64 136
  %1049 = load i64, ptr %1048, align 8
  %1050 = icmp eq i64 %1049, 0
  br i1 %1050, label %4116, label %1051

1051:                                             ; preds = %1042
  %1052 = load i64, ptr %20, align 8
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %4116, label %4124

1054:                                             ; preds = %571
  %1055 = getelementptr inbounds nuw i8, ptr %495, i64 16
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp sgt i64 %1056, -1
  br i1 %1057, label %1058, label %1095

1058:                                             ; preds = %1054
  %1059 = getelementptr inbounds nuw %struct.operand, ptr %482, i64 %1056
  %1060 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %1061 = load i64, ptr %1060, align 8
  %1062 = call fastcc i64 @count_held(ptr noundef %1059, i64 noundef %1061, ptr noundef %496, i64 noundef %497)
  %1063 = icmp eq i64 %1062, 0
  br i1 %1063, label %4100, label %1064

1064:                                             ; preds = %1058
  %1065 = icmp slt i64 %1062, %497
  br i1 %1065, label %1066, label %1099

1066:                                             ; preds = %1064
  %1067 = load i64, ptr %65, align 8
  %1068 = inttoptr i64 %1067 to ptr
  %1069 = icmp sgt i64 %497, 0
  br i1 %1069, label %1070, label %1099

1070:                                             ; preds = %1066, %1091
  %1071 = phi i64 [ %1093, %1091 ], [ 0, %1066 ]
  %1072 = phi i64 [ %1092, %1091 ], [ 0, %1066 ]
  %1073 = getelementptr inbounds nuw i64, ptr %496, i64 %1071
  %1074 = load i64, ptr %1073, align 8
  %1075 = load i64, ptr %1055, align 8
  %1076 = getelementptr inbounds %struct.operand, ptr %482, i64 %1075
  %1077 = load i64, ptr %1076, align 8
  %1078 = getelementptr inbounds nuw i8, ptr %1076, i64 8
  %1079 = load i64, ptr %1078, align 8
  %1080 = mul nsw i64 %1079, %1074
  %1081 = add i64 %1080, %1077
  %1082 = inttoptr i64 %1081 to ptr
  %1083 = load i8, ptr %1082, align 1
  %1084 = icmp ne i8 %1083, 0
  %1085 = zext i1 %1084 to i64
  %1086 = load i64, ptr %1060, align 8
  %1087 = icmp eq i64 %1086, %1085
  br i1 %1087, label %1091, label %1088

1088:                                             ; preds = %1070
  %1089 = add nsw i64 %1072, 1
  %1090 = getelementptr inbounds i64, ptr %1068, i64 %1072
  store i64 %1074, ptr %1090, align 8
  br label %1091

1091:                                             ; preds = %1088, %1070
  %1092 = phi i64 [ %1089, %1088 ], [ %1072, %1070 ]
  %1093 = add nuw nsw i64 %1071, 1
  %1094 = icmp eq i64 %1093, %497
  br i1 %1094, label %1095, label %1070

1095:                                             ; preds = %1091, %1054
  %1096 = phi i64 [ %497, %1054 ], [ %1062, %1091 ]
  %1097 = phi ptr [ %496, %1054 ], [ %1068, %1091 ]
  %1098 = icmp eq i64 %1096, 0
  br i1 %1098, label %4098, label %1099

1099:                                             ; preds = %1095, %1066, %1064
  %1100 = phi i64 [ %1096, %1095 ], [ %1062, %1064 ], [ %1062, %1066 ]
  %1101 = phi ptr [ %1097, %1095 ], [ %496, %1064 ], [ %1068, %1066 ]
  %1102 = phi i64 [ %1096, %1095 ], [ %497, %1064 ], [ %1062, %1066 ]
  %1103 = getelementptr inbounds nuw i8, ptr %495, i64 128
  %1104 = load i64, ptr %1103, align 8
  %1105 = icmp eq i64 %1104, 0
  br i1 %1105, label %1280, label %1106

1106:                                             ; preds = %1099
  %1107 = load i64, ptr %66, align 8
  %1108 = inttoptr i64 %1107 to ptr
  %1109 = getelementptr inbounds i64, ptr %1108, i64 %1104
  %1110 = getelementptr inbounds i8, ptr %1109, i64 -8
  %1111 = load i64, ptr %1110, align 8
  %1112 = load i64, ptr %1109, align 8
  %1113 = getelementptr inbounds nuw i8, ptr %1109, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %1114 = icmp sgt i64 %1102, 0
  br i1 %1114, label %1116, label %1115

1115:                                             ; preds = %1106
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  br label %1279

1116:                                             ; preds = %1106
  %1117 = icmp eq i64 %1111, 0
  %1118 = getelementptr inbounds nuw i8, ptr %1109, i64 16
  %1119 = icmp sgt i64 %1112, 0
  br label %1120

1120:                                             ; preds = %1178, %1116
  %1121 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %1101, i64 noundef %1102, ptr noundef %16)
  br i1 %1117, label %1122, label %1132

1122:                                             ; preds = %1120
  br i1 %1119, label %1123, label %1178

1123:                                             ; preds = %1122
  %1124 = load i64, ptr %68, align 8
  %1125 = inttoptr i64 %1124 to ptr
  %1126 = load i64, ptr %69, align 8
  %1127 = getelementptr i64, ptr %1125, i64 %1121
  %1128 = load i64, ptr %70, align 8
  %1129 = inttoptr i64 %1128 to ptr
  %1130 = getelementptr inbounds i64, ptr %1129, i64 %1121
  %1131 = load i64, ptr %1130, align 8
  br label %1170

1132:                                             ; preds = %1120
  %1133 = load i64, ptr %1113, align 8
  %1134 = load i64, ptr %1118, align 8
  %1135 = load i64, ptr %67, align 8
  %1136 = inttoptr i64 %1135 to ptr
  %1137 = load i64, ptr %68, align 8
  %1138 = inttoptr i64 %1137 to ptr
  %1139 = load i64, ptr %69, align 8
  %1140 = mul nsw i64 %1139, %1133
  %1141 = getelementptr i64, ptr %1138, i64 %1140
  %1142 = getelementptr i64, ptr %1141, i64 %1121
  %1143 = load i64, ptr %1142, align 8
  %1144 = load i64, ptr %70, align 8
  %1145 = inttoptr i64 %1144 to ptr
  %1146 = getelementptr inbounds i64, ptr %1145, i64 %1121
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp sgt i64 %1143, %1147
  br i1 %1148, label %1149, label %1178

1149:                                             ; preds = %1132
  %1150 = getelementptr i8, ptr %1136, i64 %1140
  %1151 = getelementptr i8, ptr %1150, i64 %1121
  %1152 = load i8, ptr %1151, align 1
  %1153 = icmp eq i8 %1152, 3
  br i1 %1153, label %1178, label %1154

1154:                                             ; preds = %1149
  %1155 = icmp eq i64 %1134, -1
  br i1 %1155, label %1181, label %1156

1156:                                             ; preds = %1154
  %1157 = mul nsw i64 %1139, %1134
  %1158 = getelementptr i64, ptr %1138, i64 %1157
  %1159 = getelementptr i64, ptr %1158, i64 %1121
  %1160 = load i64, ptr %1159, align 8
  %1161 = icmp sgt i64 %1160, %1147
  br i1 %1161, label %1162, label %1181

1162:                                             ; preds = %1156
  %1163 = getelementptr i8, ptr %1136, i64 %1157
  %1164 = getelementptr i8, ptr %1163, i64 %1121
  %1165 = load i8, ptr %1164, align 1
  %1166 = icmp eq i8 %1165, 2
  br i1 %1166, label %1181, label %1178

1167:                                             ; preds = %1170
  %1168 = add nuw nsw i64 %1171, 1
  %1169 = icmp eq i64 %1168, %1112
  br i1 %1169, label %1178, label %1170

1170:                                             ; preds = %1167, %1123
  %1171 = phi i64 [ 0, %1123 ], [ %1168, %1167 ]
  %1172 = getelementptr inbounds nuw i64, ptr %1113, i64 %1171
  %1173 = load i64, ptr %1172, align 8
  %1174 = mul nsw i64 %1173, %1126
  %1175 = getelementptr i64, ptr %1127, i64 %1174
  %1176 = load i64, ptr %1175, align 8
  %1177 = icmp sgt i64 %1176, %1131
  br i1 %1177, label %1181, label %1167

1178:                                             ; preds = %1167, %1162, %1149, %1132, %1122
  %1179 = load i64, ptr %16, align 8
  %1180 = icmp slt i64 %1179, %1102
  br i1 %1180, label %1120, label %1182

1181:                                             ; preds = %1162, %1156, %1154, %1170
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %4125

1182:                                             ; preds = %1178
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i64 0, ptr %17, align 8
  %1183 = select i1 %1117, i1 %1119, i1 false
  %1184 = trunc i64 %498 to i32
  br label %1188

1185:                                             ; preds = %1260, %1259
  %1186 = load i64, ptr %17, align 8
  %1187 = icmp slt i64 %1186, %1102
  br i1 %1187, label %1188, label %1279

1188:                                             ; preds = %1185, %1182
  %1189 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %1101, i64 noundef %1102, ptr noundef %17)
  br i1 %1117, label %1259, label %1190

1190:                                             ; preds = %1188
  %1191 = load i64, ptr %1113, align 8
  %1192 = load i64, ptr %1118, align 8
  %1193 = load i64, ptr %69, align 8
  %1194 = mul nsw i64 %1193, %1191
  %1195 = add nsw i64 %1194, %1189
  %1196 = mul nsw i64 %1193, %1192
  %1197 = add nsw i64 %1196, %1189
  %1198 = load i64, ptr %68, align 8
  %1199 = inttoptr i64 %1198 to ptr
  %1200 = load i64, ptr %71, align 8
  %1201 = inttoptr i64 %1200 to ptr
  %1202 = icmp eq i64 %1192, -1
  br i1 %1202, label %1203, label %1205

1203:                                             ; preds = %1190
  %1204 = getelementptr inbounds i64, ptr %1199, i64 %1195
  store i64 0, ptr %1204, align 8
  br label %1255

1205:                                             ; preds = %1190
  %1206 = load i64, ptr %72, align 8
  %1207 = inttoptr i64 %1206 to ptr
  %1208 = getelementptr inbounds i32, ptr %1207, i64 %1197
  %1209 = load i32, ptr %1208, align 4
  %1210 = getelementptr inbounds i32, ptr %1207, i64 %1195
  store i32 %1209, ptr %1210, align 4
  %1211 = load i64, ptr %68, align 8
  %1212 = inttoptr i64 %1211 to ptr
  %1213 = load i64, ptr %69, align 8
  %1214 = mul nsw i64 %1213, %1192
  %1215 = getelementptr i64, ptr %1212, i64 %1214
  %1216 = getelementptr i64, ptr %1215, i64 %1189
  %1217 = load i64, ptr %1216, align 8
  %1218 = load i64, ptr %70, align 8
  %1219 = inttoptr i64 %1218 to ptr
  %1220 = getelementptr inbounds i64, ptr %1219, i64 %1189
  %1221 = load i64, ptr %1220, align 8
  %1222 = icmp sgt i64 %1217, %1221
  br i1 %1222, label %1223, label %1229

1223:                                             ; preds = %1205
  %1224 = load i64, ptr %67, align 8
  %1225 = inttoptr i64 %1224 to ptr
  %1226 = getelementptr inbounds i8, ptr %1225, i64 %1197
  %1227 = load i8, ptr %1226, align 1
  %1228 = icmp eq i8 %1227, 2
  br i1 %1228, label %1229, label %1233

1229:                                             ; preds = %1223, %1205
  %1230 = getelementptr inbounds i64, ptr %1199, i64 %1195
  store i64 0, ptr %1230, align 8
  %1231 = getelementptr inbounds i64, ptr %1201, i64 %1197
  %1232 = load i64, ptr %1231, align 8
  br label %1255

1233:                                             ; preds = %1223
  %1234 = getelementptr inbounds i64, ptr %1199, i64 %1197
  %1235 = load i64, ptr %1234, align 8
  %1236 = getelementptr inbounds i64, ptr %1199, i64 %1195
  store i64 %1235, ptr %1236, align 8
  %1237 = getelementptr inbounds i64, ptr %1201, i64 %1195
  store i64 -1, ptr %1237, align 8
  %1238 = load i64, ptr %67, align 8
  %1239 = inttoptr i64 %1238 to ptr
  %1240 = getelementptr inbounds i8, ptr %1239, i64 %1195
  store i8 3, ptr %1240, align 1
  %1241 = load i64, ptr %73, align 8
  %1242 = inttoptr i64 %1241 to ptr
  %1243 = getelementptr inbounds i32, ptr %1242, i64 %1197
  %1244 = load i32, ptr %1243, align 4
  %1245 = getelementptr inbounds i32, ptr %1242, i64 %1195
  store i32 %1244, ptr %1245, align 4
  %1246 = load i64, ptr %74, align 8
  %1247 = inttoptr i64 %1246 to ptr
  %1248 = getelementptr inbounds i32, ptr %1247, i64 %1197
  %1249 = load i32, ptr %1248, align 4
  %1250 = getelementptr inbounds i32, ptr %1247, i64 %1195
  store i32 %1249, ptr %1250, align 4
  %1251 = load i64, ptr %75, align 8
  %1252 = inttoptr i64 %1251 to ptr
  %1253 = getelementptr inbounds i64, ptr %1252, i64 %1197
  %1254 = load i64, ptr %1253, align 8
  br label %1255

1255:                                             ; preds = %1233, %1229, %1203
  %1256 = phi ptr [ %1252, %1233 ], [ %1201, %1229 ], [ %1201, %1203 ]
  %1257 = phi i64 [ %1254, %1233 ], [ %1232, %1229 ], [ -1, %1203 ]
  %1258 = getelementptr inbounds i64, ptr %1256, i64 %1195
  store i64 %1257, ptr %1258, align 8
  br label %1259

1259:                                             ; preds = %1255, %1188
  br i1 %1183, label %1260, label %1185

1260:                                             ; preds = %1259, %1260
  %1261 = phi i64 [ %1277, %1260 ], [ 0, %1259 ]
  %1262 = getelementptr inbounds nuw i64, ptr %1113, i64 %1261
  %1263 = load i64, ptr %1262, align 8
  %1264 = load i64, ptr %69, align 8
  %1265 = mul nsw i64 %1264, %1263
  %1266 = add nsw i64 %1265, %1189
  %1267 = load i64, ptr %76, align 8
  %1268 = inttoptr i64 %1267 to ptr
  %1269 = getelementptr inbounds i64, ptr %1268, i64 %1189
  %1270 = load i64, ptr %1269, align 8
  %1271 = load i64, ptr %71, align 8
  %1272 = inttoptr i64 %1271 to ptr
  %1273 = getelementptr inbounds i64, ptr %1272, i64 %1266
  store i64 %1270, ptr %1273, align 8
  %1274 = load i64, ptr %72, align 8
  %1275 = inttoptr i64 %1274 to ptr
  %1276 = getelementptr inbounds i32, ptr %1275, i64 %1266
  store i32 %1184, ptr %1276, align 4
  %1277 = add nuw nsw i64 %1261, 1
  %1278 = icmp eq i64 %1277, %1112
  br i1 %1278, label %1185, label %1260

1279:                                             ; preds = %1185, %1115
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %1280

1280:                                             ; preds = %1279, %1099
  %1281 = getelementptr inbounds nuw i8, ptr %495, i64 168
  %1282 = load i64, ptr %1281, align 8
  %1283 = icmp eq i64 %1282, 0
  br i1 %1283, label %1315, label %1284

1284:                                             ; preds = %1280
  %1285 = getelementptr inbounds nuw i8, ptr %495, i64 152
  %1286 = load i64, ptr %1285, align 8
  %1287 = getelementptr inbounds %struct.operand, ptr %482, i64 %1286
  %1288 = load i64, ptr %77, align 8
  %1289 = inttoptr i64 %1288 to ptr
  %1290 = getelementptr inbounds i8, ptr %1289, i64 %498
  %1291 = load i8, ptr %1290, align 1
  %1292 = and i8 %1291, 2
  %1293 = icmp eq i8 %1292, 0
  br i1 %1293, label %1294, label %1315

1294:                                             ; preds = %1284
  %1295 = icmp sgt i64 %1102, 0
  %1296 = getelementptr inbounds nuw i8, ptr %495, i64 160
  %1297 = load i64, ptr %1296, align 8
  br i1 %1295, label %1298, label %1300

1298:                                             ; preds = %1294
  %1299 = sub nsw i64 0, %1282
  br label %1302

1300:                                             ; preds = %1302, %1294
  %1301 = phi i64 [ 0, %1294 ], [ %1312, %1302 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %498, i64 noundef %1301, ptr noundef readonly %1101, i64 noundef %1102, ptr noundef readonly %1287, i64 noundef %1297)
  br label %1315

1302:                                             ; preds = %1302, %1298
  %1303 = phi i64 [ 0, %1298 ], [ %1312, %1302 ]
  %1304 = phi i64 [ 0, %1298 ], [ %1313, %1302 ]
  %1305 = getelementptr inbounds nuw i64, ptr %1101, i64 %1304
  %1306 = load i64, ptr %1305, align 8
  %1307 = call fastcc i64 @get(ptr noundef readonly %1287, i64 noundef %1297, i64 noundef %1306)
  %1308 = icmp sge i64 %1307, %1299
  %1309 = icmp slt i64 %1307, %1282
  %1310 = and i1 %1308, %1309
  %1311 = zext i1 %1310 to i64
  %1312 = add nuw nsw i64 %1303, %1311
  %1313 = add nuw nsw i64 %1304, 1
  %1314 = icmp eq i64 %1313, %1102
  br i1 %1314, label %1300, label %1302

1315:                                             ; preds = %1300, %1284, %1280
  %1316 = load i64, ptr %495, align 8
  switch i64 %1316, label %2391 [
    i64 2, label %1317
    i64 3, label %1317
    i64 36, label %2330
  ]

1317:                                             ; preds = %1315, %1315
  %1318 = load i64, ptr %79, align 8
  %1319 = inttoptr i64 %1318 to ptr
  %1320 = getelementptr inbounds nuw i8, ptr %495, i64 96
  %1321 = load i64, ptr %1320, align 8
  %1322 = getelementptr inbounds nuw i8, ptr %495, i64 104
  %1323 = load i64, ptr %1322, align 8
  %1324 = mul nsw i64 %1323, %1321
  %1325 = icmp eq i64 %1316, 3
  %1326 = load i64, ptr %39, align 8
  %1327 = inttoptr i64 %1326 to ptr
  %1328 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %1329 = load i64, ptr %1328, align 8
  %1330 = getelementptr inbounds %struct.operand, ptr %1327, i64 %1329
  %1331 = load i64, ptr %1330, align 8
  %1332 = getelementptr inbounds nuw i8, ptr %1330, i64 8
  %1333 = load i64, ptr %1332, align 8
  %1334 = icmp sgt i64 %1102, 0
  br i1 %1334, label %1335, label %1338

1335:                                             ; preds = %1317
  %1336 = getelementptr inbounds nuw i8, ptr %495, i64 120
  %1337 = getelementptr inbounds nuw i8, ptr %495, i64 112
  br label %1342

1338:                                             ; preds = %1360, %1317
  %1339 = getelementptr inbounds nuw i8, ptr %495, i64 88
  %1340 = load i64, ptr %1339, align 8
  %1341 = icmp eq i64 %1340, 2
  br i1 %1341, label %1365, label %1420

1342:                                             ; preds = %1360, %1335
  %1343 = phi i64 [ 0, %1335 ], [ %1363, %1360 ]
  %1344 = getelementptr inbounds nuw i64, ptr %1101, i64 %1343
  %1345 = load i64, ptr %1344, align 8
  %1346 = load i64, ptr %1336, align 8
  %1347 = icmp eq i64 %1346, 0
  %1348 = mul nsw i64 %1345, %1333
  %1349 = add i64 %1348, %1331
  %1350 = inttoptr i64 %1349 to ptr
  %1351 = load i64, ptr %1337, align 8
  br i1 %1347, label %1355, label %1352

1352:                                             ; preds = %1342
  %1353 = load i64, ptr %1350, align 8
  %1354 = add i64 %1353, %1351
  br label %1360

1355:                                             ; preds = %1342
  %1356 = load i32, ptr %1350, align 4
  %1357 = trunc i64 %1351 to i32
  %1358 = add i32 %1356, %1357
  %1359 = zext i32 %1358 to i64
  br label %1360

1360:                                             ; preds = %1355, %1352
  %1361 = phi i64 [ %1354, %1352 ], [ %1359, %1355 ]
  %1362 = getelementptr inbounds nuw i64, ptr %1319, i64 %1343
  store i64 %1361, ptr %1362, align 8
  %1363 = add nuw nsw i64 %1343, 1
  %1364 = icmp eq i64 %1363, %1102
  br i1 %1364, label %1338, label %1342

1365:                                             ; preds = %1338
  %1366 = load i64, ptr %80, align 8
  %1367 = inttoptr i64 %1366 to ptr
  %1368 = load i64, ptr %1319, align 8
  %1369 = lshr i64 %1368, 32
  %1370 = icmp sgt i64 %1102, 1
  br i1 %1370, label %1371, label %1394

1371:                                             ; preds = %1365, %1391
  %1372 = phi i64 [ %1392, %1391 ], [ 1, %1365 ]
  %1373 = getelementptr inbounds nuw i64, ptr %1319, i64 %1372
  %1374 = load i64, ptr %1373, align 8
  %1375 = lshr i64 %1374, 32
  %1376 = icmp eq i64 %1375, %1369
  br i1 %1376, label %1391, label %1377

1377:                                             ; preds = %1371
  %1378 = load i64, ptr %81, align 8
  %1379 = icmp eq i64 %1369, %1378
  br i1 %1379, label %4125, label %1380

1380:                                             ; preds = %1377
  %1381 = load i64, ptr %82, align 8
  %1382 = icmp sgt i64 %1381, 0
  br i1 %1382, label %1386, label %1391

1383:                                             ; preds = %1386
  %1384 = add nuw nsw i64 %1387, 1
  %1385 = icmp eq i64 %1384, %1381
  br i1 %1385, label %1391, label %1386

1386:                                             ; preds = %1380, %1383
  %1387 = phi i64 [ %1384, %1383 ], [ 0, %1380 ]
  %1388 = getelementptr inbounds nuw i64, ptr %1367, i64 %1387
  %1389 = load i64, ptr %1388, align 8
  %1390 = icmp eq i64 %1375, %1389
  br i1 %1390, label %4125, label %1383

1391:                                             ; preds = %1383, %1380, %1371
  %1392 = add nuw nsw i64 %1372, 1
  %1393 = icmp eq i64 %1392, %1102
  br i1 %1393, label %1394, label %1371

1394:                                             ; preds = %1391, %1365
  %1395 = load i64, ptr %81, align 8
  %1396 = icmp eq i64 %1369, %1395
  br i1 %1396, label %1400, label %1397

1397:                                             ; preds = %1394
  %1398 = load i64, ptr %82, align 8
  %1399 = icmp sgt i64 %1398, 0
  br i1 %1399, label %1415, label %1422

1400:                                             ; preds = %1394
  br i1 %1334, label %1401, label %1440

1401:                                             ; preds = %1400, %1401
  %1402 = phi i64 [ %1406, %1401 ], [ 0, %1400 ]
  %1403 = getelementptr inbounds nuw i64, ptr %1319, i64 %1402
  %1404 = load i64, ptr %1403, align 8
  %1405 = and i64 %1404, 4294967295
  store i64 %1405, ptr %1403, align 8
  %1406 = add nuw nsw i64 %1402, 1
  %1407 = icmp eq i64 %1406, %1102
  br i1 %1407, label %1408, label %1401

1408:                                             ; preds = %1401
  %1409 = load i64, ptr %79, align 8
  %1410 = inttoptr i64 %1409 to ptr
  %1411 = load i64, ptr %1410, align 8
  br label %1427

1412:                                             ; preds = %1415
  %1413 = add nuw nsw i64 %1416, 1
  %1414 = icmp eq i64 %1413, %1398
  br i1 %1414, label %1422, label %1415

1415:                                             ; preds = %1397, %1412
  %1416 = phi i64 [ %1413, %1412 ], [ 0, %1397 ]
  %1417 = getelementptr inbounds nuw i64, ptr %1367, i64 %1416
  %1418 = load i64, ptr %1417, align 8
  %1419 = icmp eq i64 %1369, %1418
  br i1 %1419, label %4125, label %1412

1420:                                             ; preds = %1338
  %1421 = icmp slt i64 %1340, 0
  br i1 %1421, label %4125, label %1422

1422:                                             ; preds = %1412, %1420, %1397
  %1423 = phi i64 [ %1340, %1420 ], [ 1, %1397 ], [ 1, %1412 ]
  %1424 = load i64, ptr %79, align 8
  %1425 = inttoptr i64 %1424 to ptr
  %1426 = load i64, ptr %1425, align 8
  br i1 %1334, label %1427, label %1431

1427:                                             ; preds = %1422, %1408
  %1428 = phi i64 [ %1411, %1408 ], [ %1426, %1422 ]
  %1429 = phi ptr [ %1410, %1408 ], [ %1425, %1422 ]
  %1430 = phi i64 [ 0, %1408 ], [ %1423, %1422 ]
  br label %1444

1431:                                             ; preds = %1444, %1422
  %1432 = phi ptr [ %1425, %1422 ], [ %1429, %1444 ]
  %1433 = phi i64 [ %1423, %1422 ], [ %1430, %1444 ]
  %1434 = phi i64 [ %1426, %1422 ], [ %1452, %1444 ]
  %1435 = phi i64 [ 0, %1422 ], [ %1453, %1444 ]
  %1436 = phi i64 [ %1426, %1422 ], [ %1451, %1444 ]
  %1437 = add nsw i64 %1324, -1
  %1438 = and i64 %1435, %1437
  %1439 = icmp eq i64 %1438, 0
  br i1 %1439, label %1456, label %4125

1440:                                             ; preds = %1400
  %1441 = load i64, ptr %79, align 8
  %1442 = inttoptr i64 %1441 to ptr
  %1443 = load i64, ptr %1442, align 8
  br label %1458

1444:                                             ; preds = %1444, %1427
  %1445 = phi i64 [ %1451, %1444 ], [ %1428, %1427 ]
  %1446 = phi i64 [ %1454, %1444 ], [ 0, %1427 ]
  %1447 = phi i64 [ %1453, %1444 ], [ 0, %1427 ]
  %1448 = phi i64 [ %1452, %1444 ], [ %1428, %1427 ]
  %1449 = getelementptr inbounds nuw i64, ptr %1429, i64 %1446
  %1450 = load i64, ptr %1449, align 8
  %1451 = call i64 @llvm.smin.i64(i64 %1450, i64 %1445)
  %1452 = call i64 @llvm.smax.i64(i64 %1450, i64 %1448)
  %1453 = or i64 %1450, %1447
  %1454 = add nuw nsw i64 %1446, 1
  %1455 = icmp eq i64 %1454, %1102
  br i1 %1455, label %1431, label %1444

1456:                                             ; preds = %1431
  %1457 = icmp eq i64 %1433, 0
  br i1 %1457, label %1458, label %1502

1458:                                             ; preds = %1456, %1440
  %1459 = phi ptr [ %1442, %1440 ], [ %1432, %1456 ]
  %1460 = phi i64 [ %1443, %1440 ], [ %1434, %1456 ]
  %1461 = phi i64 [ %1443, %1440 ], [ %1436, %1456 ]
  %1462 = load i64, ptr %85, align 8
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = load i64, ptr %45, align 8
  %1465 = inttoptr i64 %1464 to ptr
  %1466 = load i64, ptr %86, align 8
  %1467 = icmp sgt i64 %1466, 0
  br i1 %1467, label %1468, label %1482

1468:                                             ; preds = %1458, %1479
  %1469 = phi i64 [ %1480, %1479 ], [ 0, %1458 ]
  %1470 = shl nuw nsw i64 %1469, 4
  %1471 = getelementptr inbounds nuw i8, ptr %1463, i64 %1470
  %1472 = load i64, ptr %1471, align 8
  %1473 = icmp sgt i64 %1472, %1461
  br i1 %1473, label %1479, label %1474

1474:                                             ; preds = %1468
  %1475 = getelementptr inbounds nuw i8, ptr %1471, i64 8
  %1476 = load i64, ptr %1475, align 8
  %1477 = sub nsw i64 %1476, %1324
  %1478 = icmp sgt i64 %1460, %1477
  br i1 %1478, label %1479, label %1482

1479:                                             ; preds = %1474, %1468
  %1480 = add nuw nsw i64 %1469, 1
  %1481 = icmp eq i64 %1480, %1466
  br i1 %1481, label %4125, label %1468

1482:                                             ; preds = %1474, %1458
  %1483 = phi i64 [ 0, %1458 ], [ %1469, %1474 ]
  %1484 = icmp eq i64 %1483, %1466
  br i1 %1484, label %4125, label %1485

1485:                                             ; preds = %1482
  br i1 %1334, label %1489, label %1486

1486:                                             ; preds = %1489, %1485
  %1487 = load i64, ptr %50, align 8
  %1488 = inttoptr i64 %1487 to ptr
  br label %1540

1489:                                             ; preds = %1485, %1489
  %1490 = phi i64 [ %1500, %1489 ], [ 0, %1485 ]
  %1491 = getelementptr inbounds nuw i64, ptr %1101, i64 %1490
  %1492 = load i64, ptr %1491, align 8
  %1493 = getelementptr inbounds i64, ptr %1465, i64 %1492
  %1494 = load i64, ptr %1493, align 8
  %1495 = load i64, ptr %87, align 8
  %1496 = mul nsw i64 %1495, %1494
  %1497 = getelementptr inbounds nuw i64, ptr %1459, i64 %1490
  %1498 = load i64, ptr %1497, align 8
  %1499 = add nsw i64 %1498, %1496
  store i64 %1499, ptr %1497, align 8
  %1500 = add nuw nsw i64 %1490, 1
  %1501 = icmp eq i64 %1500, %1102
  br i1 %1501, label %1486, label %1489

1502:                                             ; preds = %1456
  %1503 = load i64, ptr %50, align 8
  %1504 = inttoptr i64 %1503 to ptr
  %1505 = load i64, ptr %83, align 8
  %1506 = icmp eq i64 %1505, 0
  br i1 %1506, label %1515, label %1507

1507:                                             ; preds = %1502
  %1508 = getelementptr inbounds %struct.region, ptr %1504, i64 %1505
  %1509 = load i64, ptr %1508, align 8
  %1510 = icmp sgt i64 %1509, %1436
  br i1 %1510, label %1515, label %1511

1511:                                             ; preds = %1507
  %1512 = getelementptr inbounds nuw i8, ptr %1508, i64 8
  %1513 = load i64, ptr %1512, align 8
  %1514 = icmp slt i64 %1436, %1513
  br i1 %1514, label %1533, label %1515

1515:                                             ; preds = %1511, %1507, %1502
  %1516 = load i64, ptr %84, align 8
  %1517 = icmp sgt i64 %1516, 1
  br i1 %1517, label %1518, label %2329

1518:                                             ; preds = %1515, %1530
  %1519 = phi i64 [ %1531, %1530 ], [ 1, %1515 ]
  %1520 = getelementptr inbounds nuw %struct.region, ptr %1504, i64 %1519
  %1521 = load i64, ptr %1520, align 8
  %1522 = icmp sgt i64 %1521, %1436
  br i1 %1522, label %1530, label %1523

1523:                                             ; preds = %1518
  %1524 = getelementptr inbounds nuw i8, ptr %1520, i64 8
  %1525 = load i64, ptr %1524, align 8
  %1526 = icmp slt i64 %1436, %1525
  br i1 %1526, label %1527, label %1530

1527:                                             ; preds = %1523
  %1528 = getelementptr inbounds nuw i8, ptr %1520, i64 8
  store i64 %1519, ptr %83, align 8
  %1529 = load i64, ptr %1528, align 8
  br label %1533

1530:                                             ; preds = %1523, %1518
  %1531 = add nuw nsw i64 %1519, 1
  %1532 = icmp eq i64 %1531, %1516
  br i1 %1532, label %2329, label %1518

1533:                                             ; preds = %1527, %1511
  %1534 = phi i64 [ %1513, %1511 ], [ %1529, %1527 ]
  %1535 = phi ptr [ %1508, %1511 ], [ %1520, %1527 ]
  %1536 = sub nsw i64 %1534, %1324
  %1537 = icmp sgt i64 %1434, %1536
  br i1 %1537, label %4125, label %1538

1538:                                             ; preds = %1533
  %1539 = load i64, ptr %1535, align 8
  br label %1540

1540:                                             ; preds = %1538, %1486
  %1541 = phi i64 [ %1487, %1486 ], [ %1503, %1538 ]
  %1542 = phi i64 [ 0, %1486 ], [ %1433, %1538 ]
  %1543 = phi ptr [ %1488, %1486 ], [ %1535, %1538 ]
  %1544 = phi i64 [ 0, %1486 ], [ %1539, %1538 ]
  %1545 = getelementptr inbounds nuw i8, ptr %1543, i64 120
  %1546 = load i64, ptr %1545, align 8
  %1547 = icmp sgt i64 %1546, 1
  br i1 %1547, label %4125, label %1548

1548:                                             ; preds = %1540
  %1549 = getelementptr inbounds nuw i8, ptr %1543, i64 32
  %1550 = load i64, ptr %1549, align 8
  %1551 = icmp slt i64 %1324, %1550
  br i1 %1551, label %4125, label %1552

1552:                                             ; preds = %1548
  %1553 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1550, i1 true)
  %1554 = ashr i64 %1324, %1553
  %1555 = icmp eq i64 %1542, 0
  br i1 %1555, label %1559, label %1556

1556:                                             ; preds = %1552
  %1557 = load i64, ptr %88, align 8
  %1558 = icmp ne i64 %1557, 0
  br label %1559

1559:                                             ; preds = %1556, %1552
  %1560 = phi i1 [ true, %1552 ], [ %1558, %1556 ]
  store i64 -1, ptr %89, align 8
  store i64 0, ptr %90, align 8
  %1561 = load i64, ptr %1545, align 8
  %1562 = icmp eq i64 %1561, 0
  br i1 %1562, label %1577, label %1563

1563:                                             ; preds = %1559
  %1564 = select i1 %1325, i64 136, i64 128
  %1565 = getelementptr inbounds nuw i8, ptr %1543, i64 %1564
  %1566 = load i64, ptr %1565, align 8
  %1567 = inttoptr i64 %1566 to ptr
  %1568 = getelementptr inbounds i64, ptr %1567, i64 %498
  %1569 = load i64, ptr %1568, align 8
  %1570 = inttoptr i64 %1569 to ptr
  %1571 = icmp eq i64 %1569, 0
  br i1 %1571, label %1572, label %1577

1572:                                             ; preds = %1563
  %1573 = ptrtoint ptr %1543 to i64
  %1574 = sub i64 %1573, %1541
  %1575 = sdiv exact i64 %1574, 152
  store i64 %1575, ptr %89, align 8
  %1576 = select i1 %1325, i64 2, i64 1
  store i64 %1576, ptr %90, align 8
  br label %4125

1577:                                             ; preds = %1563, %1559
  %1578 = phi ptr [ %1570, %1563 ], [ null, %1559 ]
  br i1 %1560, label %1579, label %1586

1579:                                             ; preds = %1577
  %1580 = load i64, ptr %91, align 8
  %1581 = shl nsw i64 %1102, 1
  %1582 = add i64 %1581, 4
  %1583 = add i64 %1582, %1580
  %1584 = load i64, ptr %92, align 8
  %1585 = icmp sgt i64 %1583, %1584
  br i1 %1585, label %4125, label %1586

1586:                                             ; preds = %1579, %1577
  %1587 = load i64, ptr %45, align 8
  %1588 = inttoptr i64 %1587 to ptr
  %1589 = load i64, ptr %63, align 8
  %1590 = inttoptr i64 %1589 to ptr
  %1591 = load i64, ptr %49, align 8
  %1592 = inttoptr i64 %1591 to ptr
  %1593 = load i64, ptr %59, align 8
  %1594 = inttoptr i64 %1593 to ptr
  %1595 = getelementptr inbounds nuw i8, ptr %1543, i64 24
  %1596 = load i64, ptr %1595, align 8
  %1597 = inttoptr i64 %1596 to ptr
  %1598 = getelementptr inbounds nuw i8, ptr %1543, i64 64
  %1599 = load i64, ptr %1598, align 8
  %1600 = inttoptr i64 %1599 to ptr
  %1601 = getelementptr inbounds nuw i8, ptr %1543, i64 56
  %1602 = load i64, ptr %1601, align 8
  %1603 = inttoptr i64 %1602 to ptr
  %1604 = getelementptr inbounds nuw i8, ptr %1543, i64 72
  %1605 = load i64, ptr %1604, align 8
  %1606 = inttoptr i64 %1605 to ptr
  %1607 = getelementptr inbounds nuw i8, ptr %1543, i64 88
  %1608 = load i64, ptr %1607, align 8
  %1609 = inttoptr i64 %1608 to ptr
  %1610 = getelementptr inbounds nuw i8, ptr %1543, i64 48
  %1611 = load i64, ptr %1610, align 8
  %1612 = inttoptr i64 %1611 to ptr
  %1613 = getelementptr inbounds nuw i8, ptr %1543, i64 112
  %1614 = load i64, ptr %1613, align 8
  %1615 = inttoptr i64 %1614 to ptr
  %1616 = load i64, ptr %93, align 8
  %1617 = load i64, ptr %1549, align 8
  %1618 = load i64, ptr %94, align 8
  %1619 = inttoptr i64 %1618 to ptr
  %1620 = mul nsw i64 %1554, %1102
  %1621 = add nsw i64 %1616, %1620
  store i64 %1621, ptr %93, align 8
  br i1 %1334, label %1622, label %1809

1622:                                             ; preds = %1586
  %1623 = icmp eq i64 %1599, 0
  %1624 = getelementptr inbounds nuw i8, ptr %1543, i64 104
  %1625 = getelementptr inbounds nuw i8, ptr %1543, i64 80
  %1626 = getelementptr inbounds nuw i8, ptr %1543, i64 40
  %1627 = icmp eq i64 %1602, 0
  %1628 = icmp slt i64 %1617, 1
  %1629 = select i1 %1627, i1 true, i1 %1628
  %1630 = icmp sgt i64 %1554, 0
  br label %1631

1631:                                             ; preds = %1803, %1622
  %1632 = phi i64 [ 0, %1622 ], [ %1804, %1803 ]
  %1633 = phi i64 [ 0, %1622 ], [ %1805, %1803 ]
  %1634 = phi i64 [ 0, %1622 ], [ %1807, %1803 ]
  %1635 = phi i64 [ 0, %1622 ], [ %1806, %1803 ]
  %1636 = getelementptr inbounds nuw i64, ptr %1101, i64 %1634
  %1637 = load i64, ptr %1636, align 8
  %1638 = getelementptr inbounds nuw i64, ptr %1319, i64 %1634
  %1639 = load i64, ptr %1638, align 8
  %1640 = sub nsw i64 %1639, %1544
  %1641 = ashr i64 %1640, %1553
  %1642 = getelementptr inbounds i64, ptr %1588, i64 %1637
  %1643 = load i64, ptr %1642, align 8
  %1644 = load i64, ptr %95, align 8
  %1645 = add nsw i64 %1644, %1643
  %1646 = getelementptr inbounds i64, ptr %1590, i64 %1637
  %1647 = load i64, ptr %1646, align 8
  %1648 = getelementptr inbounds i64, ptr %1592, i64 %1637
  %1649 = load i64, ptr %1648, align 8
  %1650 = load i64, ptr %60, align 8
  %1651 = mul nsw i64 %1650, %1649
  %1652 = getelementptr inbounds i32, ptr %1594, i64 %1651
  br i1 %1630, label %1653, label %1803

1653:                                             ; preds = %1631, %1792
  %1654 = phi i64 [ %1793, %1792 ], [ %1632, %1631 ]
  %1655 = phi i64 [ %1794, %1792 ], [ %1633, %1631 ]
  %1656 = phi i64 [ %1801, %1792 ], [ %1635, %1631 ]
  %1657 = phi i64 [ %1800, %1792 ], [ 0, %1631 ]
  %1658 = add nsw i64 %1657, %1641
  %1659 = mul nsw i64 %1658, 40
  %1660 = getelementptr inbounds i8, ptr %1597, i64 %1659
  br i1 %1623, label %1665, label %1661

1661:                                             ; preds = %1653
  %1662 = getelementptr inbounds i32, ptr %1600, i64 %1658
  %1663 = load i32, ptr %1662, align 4
  %1664 = icmp eq i32 %1663, 0
  br i1 %1664, label %1665, label %4125

1665:                                             ; preds = %1661, %1653
  %1666 = load i32, ptr %1660, align 4
  %1667 = sext i32 %1666 to i64
  %1668 = getelementptr inbounds nuw i8, ptr %1660, i64 4
  %1669 = load i32, ptr %1668, align 4
  %1670 = icmp slt i32 %1669, 1
  br i1 %1670, label %1685, label %1671

1671:                                             ; preds = %1665
  %1672 = load i64, ptr %1624, align 8
  %1673 = icmp eq i64 %1672, 0
  br i1 %1673, label %1674, label %1679

1674:                                             ; preds = %1671
  %1675 = getelementptr inbounds nuw i8, ptr %1660, i64 8
  %1676 = load i32, ptr %1675, align 4
  %1677 = sext i32 %1676 to i64
  %1678 = icmp eq i64 %1645, %1677
  br i1 %1678, label %1679, label %1685

1679:                                             ; preds = %1674, %1671
  %1680 = icmp eq i64 %1647, %1667
  br i1 %1680, label %1685, label %1681

1681:                                             ; preds = %1679
  %1682 = getelementptr inbounds i32, ptr %1652, i64 %1667
  %1683 = load i32, ptr %1682, align 4
  %1684 = icmp slt i32 %1683, %1669
  br label %1685

1685:                                             ; preds = %1681, %1679, %1674, %1665
  %1686 = phi i1 [ %1684, %1681 ], [ false, %1665 ], [ false, %1679 ], [ true, %1674 ]
  %1687 = getelementptr inbounds nuw i8, ptr %1660, i64 20
  %1688 = load i32, ptr %1687, align 4
  %1689 = sext i32 %1688 to i64
  %1690 = getelementptr inbounds nuw i8, ptr %1660, i64 24
  %1691 = load i32, ptr %1690, align 4
  %1692 = icmp slt i32 %1691, 1
  br i1 %1692, label %1712, label %1693

1693:                                             ; preds = %1685
  %1694 = load i64, ptr %1624, align 8
  %1695 = icmp eq i64 %1694, 0
  br i1 %1695, label %1696, label %1705

1696:                                             ; preds = %1693
  %1697 = getelementptr inbounds nuw i8, ptr %1660, i64 28
  %1698 = load i32, ptr %1697, align 4
  %1699 = sext i32 %1698 to i64
  %1700 = icmp eq i64 %1645, %1699
  br i1 %1700, label %1705, label %1701

1701:                                             ; preds = %1696
  %1702 = load i64, ptr %96, align 8
  %1703 = icmp ne i64 %1702, 0
  %1704 = sext i1 %1703 to i32
  br label %1712

1705:                                             ; preds = %1696, %1693
  %1706 = icmp eq i64 %1647, %1689
  br i1 %1706, label %1712, label %1707

1707:                                             ; preds = %1705
  %1708 = getelementptr inbounds i32, ptr %1652, i64 %1689
  %1709 = load i32, ptr %1708, align 4
  %1710 = icmp sge i32 %1709, %1691
  %1711 = zext i1 %1710 to i32
  br label %1712

1712:                                             ; preds = %1707, %1705, %1701, %1685
  %1713 = phi i32 [ %1704, %1701 ], [ 1, %1685 ], [ 1, %1705 ], [ %1711, %1707 ]
  %1714 = icmp slt i32 %1713, 0
  %1715 = select i1 %1686, i1 true, i1 %1714
  br i1 %1715, label %4125, label %1716

1716:                                             ; preds = %1712
  br i1 %1325, label %1717, label %1760

1717:                                             ; preds = %1716
  %1718 = icmp eq i32 %1713, 0
  br i1 %1718, label %4125, label %1719

1719:                                             ; preds = %1717
  %1720 = getelementptr inbounds i8, ptr %1609, i64 %1658
  %1721 = load i8, ptr %1720, align 1
  %1722 = icmp eq i8 %1721, 0
  br i1 %1722, label %1723, label %4125

1723:                                             ; preds = %1719
  %1724 = getelementptr inbounds i64, ptr %1615, i64 %1658
  %1725 = load i64, ptr %1724, align 8
  %1726 = icmp slt i64 %1725, %1616
  br i1 %1726, label %1727, label %4125

1727:                                             ; preds = %1723
  %1728 = load i64, ptr %1625, align 8
  %1729 = icmp sgt i64 %1728, 0
  br i1 %1729, label %1730, label %1792

1730:                                             ; preds = %1727
  %1731 = mul nsw i64 %1658, 20
  br label %1732

1732:                                             ; preds = %1757, %1730
  %1733 = phi i64 [ 0, %1730 ], [ %1758, %1757 ]
  %1734 = getelementptr inbounds nuw i64, ptr %1606, i64 %1733
  %1735 = load i64, ptr %1734, align 8
  %1736 = inttoptr i64 %1735 to ptr
  %1737 = getelementptr inbounds i8, ptr %1736, i64 %1731
  %1738 = load i32, ptr %1737, align 4
  %1739 = sext i32 %1738 to i64
  %1740 = getelementptr inbounds nuw i8, ptr %1737, i64 4
  %1741 = load i32, ptr %1740, align 4
  %1742 = icmp slt i32 %1741, 1
  br i1 %1742, label %1757, label %1743

1743:                                             ; preds = %1732
  %1744 = load i64, ptr %1624, align 8
  %1745 = icmp eq i64 %1744, 0
  br i1 %1745, label %1746, label %1751

1746:                                             ; preds = %1743
  %1747 = getelementptr inbounds nuw i8, ptr %1737, i64 8
  %1748 = load i32, ptr %1747, align 4
  %1749 = sext i32 %1748 to i64
  %1750 = icmp eq i64 %1645, %1749
  br i1 %1750, label %1751, label %4125

1751:                                             ; preds = %1746, %1743
  %1752 = icmp eq i64 %1647, %1739
  br i1 %1752, label %1757, label %1753

1753:                                             ; preds = %1751
  %1754 = getelementptr inbounds i32, ptr %1652, i64 %1739
  %1755 = load i32, ptr %1754, align 4
  %1756 = icmp slt i32 %1755, %1741
  br i1 %1756, label %4125, label %1757

1757:                                             ; preds = %1753, %1751, %1732
  %1758 = add nuw nsw i64 %1733, 1
  %1759 = icmp eq i64 %1758, %1728
  br i1 %1759, label %1792, label %1732

1760:                                             ; preds = %1716
  %1761 = load i64, ptr %1626, align 8
  %1762 = icmp eq i64 %1761, 0
  br i1 %1762, label %1763, label %1767

1763:                                             ; preds = %1760
  %1764 = getelementptr inbounds i8, ptr %1612, i64 %1658
  %1765 = load i8, ptr %1764, align 1
  %1766 = icmp eq i8 %1765, 0
  br i1 %1766, label %4125, label %1767

1767:                                             ; preds = %1763, %1760
  br i1 %1629, label %1779, label %1768

1768:                                             ; preds = %1767
  %1769 = mul nsw i64 %1658, %1617
  %1770 = getelementptr i32, ptr %1603, i64 %1769
  br label %1774

1771:                                             ; preds = %1774
  %1772 = add nuw nsw i64 %1775, 1
  %1773 = icmp eq i64 %1772, %1617
  br i1 %1773, label %1779, label %1774

1774:                                             ; preds = %1771, %1768
  %1775 = phi i64 [ 0, %1768 ], [ %1772, %1771 ]
  %1776 = getelementptr i32, ptr %1770, i64 %1775
  %1777 = load i32, ptr %1776, align 4
  %1778 = icmp eq i32 %1777, 0
  br i1 %1778, label %1771, label %4125

1779:                                             ; preds = %1771, %1767
  %1780 = icmp eq i32 %1713, 0
  %1781 = zext i1 %1780 to i64
  %1782 = add nsw i64 %1654, %1781
  %1783 = getelementptr inbounds i64, ptr %1615, i64 %1658
  %1784 = load i64, ptr %1783, align 8
  %1785 = icmp slt i64 %1784, %1616
  br i1 %1785, label %1792, label %1786

1786:                                             ; preds = %1779
  %1787 = sub nsw i64 %1784, %1616
  %1788 = getelementptr inbounds nuw i8, ptr %1619, i64 %1787
  %1789 = load i8, ptr %1788, align 1
  %1790 = or i8 %1789, 1
  store i8 %1790, ptr %1788, align 1
  %1791 = add nsw i64 %1655, 1
  br label %1792

1792:                                             ; preds = %1757, %1786, %1779, %1727
  %1793 = phi i64 [ %1782, %1779 ], [ %1782, %1786 ], [ %1654, %1727 ], [ %1654, %1757 ]
  %1794 = phi i64 [ %1655, %1779 ], [ %1791, %1786 ], [ %1655, %1727 ], [ %1655, %1757 ]
  %1795 = icmp eq i32 %1713, 0
  %1796 = select i1 %1795, i8 2, i8 0
  %1797 = getelementptr inbounds i8, ptr %1619, i64 %1656
  store i8 %1796, ptr %1797, align 1
  %1798 = add nsw i64 %1656, %1616
  %1799 = getelementptr inbounds i64, ptr %1615, i64 %1658
  store i64 %1798, ptr %1799, align 8
  %1800 = add nuw nsw i64 %1657, 1
  %1801 = add nsw i64 %1656, 1
  %1802 = icmp eq i64 %1800, %1554
  br i1 %1802, label %1803, label %1653

1803:                                             ; preds = %1792, %1631
  %1804 = phi i64 [ %1632, %1631 ], [ %1793, %1792 ]
  %1805 = phi i64 [ %1633, %1631 ], [ %1794, %1792 ]
  %1806 = phi i64 [ %1635, %1631 ], [ %1801, %1792 ]
  %1807 = add nuw nsw i64 %1634, 1
  %1808 = icmp eq i64 %1807, %1102
  br i1 %1808, label %1809, label %1631

1809:                                             ; preds = %1803, %1586
  %1810 = phi i64 [ 0, %1586 ], [ %1804, %1803 ]
  %1811 = phi i64 [ 0, %1586 ], [ %1805, %1803 ]
  %1812 = getelementptr inbounds nuw i8, ptr %1543, i64 96
  %1813 = load i64, ptr %1812, align 8
  %1814 = inttoptr i64 %1813 to ptr
  br i1 %1325, label %1829, label %1815

1815:                                             ; preds = %1809
  %1816 = getelementptr inbounds nuw i8, ptr %1814, i64 8
  %1817 = load i64, ptr %1816, align 8
  %1818 = add i64 %1811, %1810
  %1819 = add i64 %1818, %1817
  %1820 = getelementptr inbounds nuw i8, ptr %1814, i64 16
  %1821 = load i64, ptr %1820, align 8
  %1822 = icmp sgt i64 %1819, %1821
  br i1 %1822, label %1823, label %1829

1823:                                             ; preds = %1815
  %1824 = getelementptr inbounds nuw i8, ptr %1814, i64 24
  store i64 %1819, ptr %1824, align 8
  %1825 = load i64, ptr %50, align 8
  %1826 = ptrtoint ptr %1543 to i64
  %1827 = sub i64 %1826, %1825
  %1828 = sdiv exact i64 %1827, 152
  store i64 %1828, ptr %89, align 8
  br label %4125

1829:                                             ; preds = %1815, %1809
  %1830 = load i64, ptr %45, align 8
  %1831 = inttoptr i64 %1830 to ptr
  %1832 = load i64, ptr %63, align 8
  %1833 = inttoptr i64 %1832 to ptr
  %1834 = load i64, ptr %58, align 8
  %1835 = inttoptr i64 %1834 to ptr
  %1836 = load i64, ptr %94, align 8
  %1837 = inttoptr i64 %1836 to ptr
  %1838 = load i64, ptr %1595, align 8
  %1839 = inttoptr i64 %1838 to ptr
  %1840 = load i64, ptr %1601, align 8
  %1841 = inttoptr i64 %1840 to ptr
  %1842 = load i64, ptr %1604, align 8
  %1843 = inttoptr i64 %1842 to ptr
  %1844 = load i64, ptr %1549, align 8
  %1845 = icmp eq i64 %1810, 0
  br i1 %1845, label %1850, label %1846

1846:                                             ; preds = %1829
  %1847 = getelementptr inbounds nuw i8, ptr %1814, i64 8
  br i1 %1334, label %1848, label %1908

1848:                                             ; preds = %1846
  %1849 = icmp sgt i64 %1554, 0
  br label %1861

1850:                                             ; preds = %1870, %1829
  br i1 %1334, label %1851, label %1908

1851:                                             ; preds = %1850
  %1852 = trunc i64 %498 to i32
  %1853 = getelementptr inbounds nuw i8, ptr %1543, i64 80
  %1854 = getelementptr inbounds nuw i8, ptr %1543, i64 40
  %1855 = icmp eq i64 %1840, 0
  %1856 = icmp slt i64 %1844, 1
  %1857 = shl i64 %1844, 2
  %1858 = select i1 %1855, i1 true, i1 %1856
  %1859 = icmp sgt i64 %1554, 0
  %1860 = select i1 %1325, i64 0, i64 5
  br label %1915

1861:                                             ; preds = %1870, %1848
  %1862 = phi i64 [ 0, %1848 ], [ %1871, %1870 ]
  %1863 = phi i64 [ 0, %1848 ], [ %1872, %1870 ]
  %1864 = getelementptr inbounds nuw i64, ptr %1319, i64 %1863
  %1865 = load i64, ptr %1864, align 8
  %1866 = sub nsw i64 %1865, %1544
  %1867 = ashr i64 %1866, %1553
  br i1 %1849, label %1874, label %1870

1868:                                             ; preds = %1904
  %1869 = add i64 %1862, %1554
  br label %1870

1870:                                             ; preds = %1868, %1861
  %1871 = phi i64 [ %1862, %1861 ], [ %1869, %1868 ]
  %1872 = add nuw nsw i64 %1863, 1
  %1873 = icmp eq i64 %1872, %1102
  br i1 %1873, label %1850, label %1861

1874:                                             ; preds = %1861, %1904
  %1875 = phi i64 [ %1906, %1904 ], [ %1862, %1861 ]
  %1876 = phi i64 [ %1905, %1904 ], [ 0, %1861 ]
  %1877 = getelementptr inbounds i8, ptr %1837, i64 %1875
  %1878 = load i8, ptr %1877, align 1
  %1879 = and i8 %1878, 2
  %1880 = icmp eq i8 %1879, 0
  br i1 %1880, label %1904, label %1881

1881:                                             ; preds = %1874
  %1882 = add nsw i64 %1876, %1867
  %1883 = mul nsw i64 %1882, 40
  %1884 = getelementptr inbounds i8, ptr %1839, i64 %1883
  %1885 = getelementptr inbounds nuw i8, ptr %1884, i64 20
  %1886 = load i64, ptr %1814, align 8
  %1887 = inttoptr i64 %1886 to ptr
  %1888 = load i64, ptr %1847, align 8
  %1889 = add nsw i64 %1888, 1
  store i64 %1889, ptr %1847, align 8
  %1890 = mul nsw i64 %1888, 24
  %1891 = getelementptr inbounds i8, ptr %1887, i64 %1890
  %1892 = trunc i64 %1882 to i32
  store i32 %1892, ptr %1891, align 4
  br label %1897

1893:                                             ; preds = %1897
  %1894 = load i64, ptr %1607, align 8
  %1895 = inttoptr i64 %1894 to ptr
  %1896 = getelementptr inbounds i8, ptr %1895, i64 %1882
  store i8 1, ptr %1896, align 1
  br label %1904

1897:                                             ; preds = %1897, %1881
  %1898 = phi i64 [ 0, %1881 ], [ %1901, %1897 ]
  %1899 = getelementptr inbounds nuw i32, ptr %1885, i64 %1898
  %1900 = load i32, ptr %1899, align 4
  %1901 = add nuw nsw i64 %1898, 1
  %1902 = getelementptr inbounds nuw i32, ptr %1891, i64 %1901
  store i32 %1900, ptr %1902, align 4
  %1903 = icmp eq i64 %1901, 5
  br i1 %1903, label %1893, label %1897

1904:                                             ; preds = %1893, %1874
  %1905 = add nuw nsw i64 %1876, 1
  %1906 = add nsw i64 %1875, 1
  %1907 = icmp eq i64 %1905, %1554
  br i1 %1907, label %1868, label %1874

1908:                                             ; preds = %1927, %1850, %1846
  %1909 = icmp eq i64 %1811, 0
  br i1 %1909, label %2031, label %1910

1910:                                             ; preds = %1908
  %1911 = getelementptr inbounds nuw i8, ptr %1814, i64 8
  %1912 = trunc i64 %498 to i32
  br i1 %1334, label %1913, label %2058

1913:                                             ; preds = %1910
  %1914 = icmp sgt i64 %1554, 0
  br label %1977

1915:                                             ; preds = %1927, %1851
  %1916 = phi i64 [ 0, %1851 ], [ %1928, %1927 ]
  %1917 = getelementptr inbounds nuw i64, ptr %1319, i64 %1916
  %1918 = load i64, ptr %1917, align 8
  %1919 = sub nsw i64 %1918, %1544
  %1920 = ashr i64 %1919, %1553
  br i1 %1859, label %1921, label %1927

1921:                                             ; preds = %1915
  %1922 = getelementptr inbounds nuw i64, ptr %1101, i64 %1916
  %1923 = load i64, ptr %1922, align 8
  %1924 = getelementptr inbounds i64, ptr %1833, i64 %1923
  %1925 = getelementptr inbounds i32, ptr %1835, i64 %1923
  %1926 = getelementptr inbounds i64, ptr %1831, i64 %1923
  br label %1930

1927:                                             ; preds = %1974, %1915
  %1928 = add nuw nsw i64 %1916, 1
  %1929 = icmp eq i64 %1928, %1102
  br i1 %1929, label %1908, label %1915

1930:                                             ; preds = %1974, %1921
  %1931 = phi i64 [ 0, %1921 ], [ %1975, %1974 ]
  %1932 = add i64 %1931, %1920
  %1933 = mul i64 %1932, %1857
  %1934 = getelementptr i8, ptr %1841, i64 %1933
  %1935 = mul nsw i64 %1932, 40
  %1936 = getelementptr inbounds i8, ptr %1839, i64 %1935
  %1937 = getelementptr inbounds nuw i32, ptr %1936, i64 %1860
  %1938 = load i64, ptr %1924, align 8
  %1939 = trunc i64 %1938 to i32
  store i32 %1939, ptr %1937, align 4
  %1940 = load i32, ptr %1925, align 4
  %1941 = getelementptr inbounds nuw i8, ptr %1937, i64 4
  store i32 %1940, ptr %1941, align 4
  %1942 = load i64, ptr %1926, align 8
  %1943 = load i64, ptr %95, align 8
  %1944 = add nsw i64 %1943, %1942
  %1945 = trunc i64 %1944 to i32
  %1946 = getelementptr inbounds nuw i8, ptr %1937, i64 8
  store i32 %1945, ptr %1946, align 4
  %1947 = getelementptr inbounds nuw i8, ptr %1937, i64 12
  store i32 %1852, ptr %1947, align 4
  %1948 = getelementptr inbounds nuw i8, ptr %1937, i64 16
  store i32 1, ptr %1948, align 4
  br i1 %1325, label %1949, label %1974

1949:                                             ; preds = %1930
  %1950 = getelementptr i8, ptr %1936, i64 24
  store i32 0, ptr %1950, align 4
  %1951 = load i64, ptr %1853, align 8
  %1952 = icmp sgt i64 %1951, 0
  br i1 %1952, label %1953, label %1955

1953:                                             ; preds = %1949
  %1954 = mul i64 %1932, 20
  br label %1958

1955:                                             ; preds = %1958, %1949
  %1956 = load i64, ptr %1854, align 8
  %1957 = icmp eq i64 %1956, 0
  br i1 %1957, label %1968, label %1972

1958:                                             ; preds = %1958, %1953
  %1959 = phi i64 [ 0, %1953 ], [ %1965, %1958 ]
  %1960 = getelementptr inbounds nuw i64, ptr %1843, i64 %1959
  %1961 = load i64, ptr %1960, align 8
  %1962 = inttoptr i64 %1961 to ptr
  %1963 = getelementptr i8, ptr %1962, i64 %1954
  %1964 = getelementptr i8, ptr %1963, i64 4
  store i32 0, ptr %1964, align 4
  %1965 = add nuw nsw i64 %1959, 1
  %1966 = load i64, ptr %1853, align 8
  %1967 = icmp slt i64 %1965, %1966
  br i1 %1967, label %1958, label %1955

1968:                                             ; preds = %1955
  %1969 = load i64, ptr %1610, align 8
  %1970 = inttoptr i64 %1969 to ptr
  %1971 = getelementptr inbounds i8, ptr %1970, i64 %1932
  store i8 1, ptr %1971, align 1
  br label %1972

1972:                                             ; preds = %1968, %1955
  br i1 %1858, label %1974, label %1973

1973:                                             ; preds = %1972
  call void @llvm.memset.p0.i64(ptr align 4 %1934, i8 0, i64 %1857, i1 false)
  br label %1974

1974:                                             ; preds = %1973, %1972, %1930
  %1975 = add nuw nsw i64 %1931, 1
  %1976 = icmp eq i64 %1975, %1554
  br i1 %1976, label %1927, label %1930

1977:                                             ; preds = %1992, %1913
  %1978 = phi i64 [ 0, %1913 ], [ %1994, %1992 ]
  %1979 = phi i64 [ 0, %1913 ], [ %1993, %1992 ]
  %1980 = getelementptr inbounds nuw i64, ptr %1319, i64 %1978
  %1981 = load i64, ptr %1980, align 8
  %1982 = sub nsw i64 %1981, %1544
  %1983 = ashr i64 %1982, %1553
  br i1 %1914, label %1984, label %1992

1984:                                             ; preds = %1977
  %1985 = getelementptr inbounds nuw i64, ptr %1101, i64 %1978
  %1986 = load i64, ptr %1985, align 8
  %1987 = getelementptr inbounds i64, ptr %1833, i64 %1986
  %1988 = getelementptr inbounds i32, ptr %1835, i64 %1986
  %1989 = getelementptr inbounds i64, ptr %1831, i64 %1986
  br label %1996

1990:                                             ; preds = %2027
  %1991 = add i64 %1979, %1554
  br label %1992

1992:                                             ; preds = %1990, %1977
  %1993 = phi i64 [ %1979, %1977 ], [ %1991, %1990 ]
  %1994 = add nuw nsw i64 %1978, 1
  %1995 = icmp eq i64 %1994, %1102
  br i1 %1995, label %2031, label %1977

1996:                                             ; preds = %2027, %1984
  %1997 = phi i64 [ 0, %1984 ], [ %2028, %2027 ]
  %1998 = phi i64 [ %1979, %1984 ], [ %2029, %2027 ]
  %1999 = getelementptr inbounds i8, ptr %1837, i64 %1998
  %2000 = load i8, ptr %1999, align 1
  %2001 = and i8 %2000, 1
  %2002 = icmp eq i8 %2001, 0
  br i1 %2002, label %2027, label %2003

2003:                                             ; preds = %1996
  %2004 = load i64, ptr %1814, align 8
  %2005 = inttoptr i64 %2004 to ptr
  %2006 = load i64, ptr %1911, align 8
  %2007 = add nsw i64 %2006, 1
  store i64 %2007, ptr %1911, align 8
  %2008 = mul nsw i64 %2006, 24
  %2009 = getelementptr inbounds i8, ptr %2005, i64 %2008
  %2010 = add nsw i64 %1997, %1983
  %2011 = trunc i64 %2010 to i32
  store i32 %2011, ptr %2009, align 4
  %2012 = load i64, ptr %1987, align 8
  %2013 = trunc i64 %2012 to i32
  %2014 = getelementptr inbounds nuw i8, ptr %2009, i64 4
  store i32 %2013, ptr %2014, align 4
  %2015 = load i32, ptr %1988, align 4
  %2016 = getelementptr inbounds nuw i8, ptr %2009, i64 8
  store i32 %2015, ptr %2016, align 4
  %2017 = load i64, ptr %1989, align 8
  %2018 = load i64, ptr %95, align 8
  %2019 = add nsw i64 %2018, %2017
  %2020 = trunc i64 %2019 to i32
  %2021 = getelementptr inbounds nuw i8, ptr %2009, i64 12
  store i32 %2020, ptr %2021, align 4
  %2022 = getelementptr inbounds nuw i8, ptr %2009, i64 16
  store i32 %1912, ptr %2022, align 4
  %2023 = getelementptr inbounds nuw i8, ptr %2009, i64 20
  store i32 1, ptr %2023, align 4
  %2024 = load i64, ptr %1607, align 8
  %2025 = inttoptr i64 %2024 to ptr
  %2026 = getelementptr inbounds i8, ptr %2025, i64 %2010
  store i8 1, ptr %2026, align 1
  br label %2027

2027:                                             ; preds = %2003, %1996
  %2028 = add nuw nsw i64 %1997, 1
  %2029 = add nsw i64 %1998, 1
  %2030 = icmp eq i64 %2028, %1554
  br i1 %2030, label %1990, label %1996

2031:                                             ; preds = %1992, %1908
  %2032 = icmp eq ptr %1578, null
  br i1 %2032, label %2058, label %2033

2033:                                             ; preds = %2031
  %2034 = getelementptr inbounds nuw i8, ptr %1543, i64 144
  %2035 = load i64, ptr %2034, align 8
  %2036 = inttoptr i64 %2035 to ptr
  br i1 %1334, label %2037, label %2058

2037:                                             ; preds = %2033
  %2038 = trunc i64 %498 to i32
  %2039 = icmp sgt i64 %1554, 0
  br label %2040

2040:                                             ; preds = %2046, %2037
  %2041 = phi i64 [ 0, %2037 ], [ %2047, %2046 ]
  %2042 = getelementptr inbounds nuw i64, ptr %1319, i64 %2041
  %2043 = load i64, ptr %2042, align 8
  %2044 = sub nsw i64 %2043, %1544
  %2045 = ashr i64 %2044, %1553
  br i1 %2039, label %2049, label %2046

2046:                                             ; preds = %2055, %2040
  %2047 = add nuw nsw i64 %2041, 1
  %2048 = icmp eq i64 %2047, %1102
  br i1 %2048, label %2058, label %2040

2049:                                             ; preds = %2040, %2055
  %2050 = phi i64 [ %2056, %2055 ], [ 0, %2040 ]
  %2051 = add nsw i64 %2050, %2045
  %2052 = getelementptr inbounds i8, ptr %1578, i64 %2051
  store i8 1, ptr %2052, align 1
  br i1 %1325, label %2053, label %2055

2053:                                             ; preds = %2049
  %2054 = getelementptr inbounds i32, ptr %2036, i64 %2051
  store i32 %2038, ptr %2054, align 4
  br label %2055

2055:                                             ; preds = %2053, %2049
  %2056 = add nuw nsw i64 %2050, 1
  %2057 = icmp eq i64 %2056, %1554
  br i1 %2057, label %2046, label %2049

2058:                                             ; preds = %2046, %2033, %2031, %1910
  %2059 = load i64, ptr %39, align 8
  %2060 = inttoptr i64 %2059 to ptr
  %2061 = load i64, ptr %97, align 8
  %2062 = inttoptr i64 %2061 to ptr
  %2063 = load i64, ptr %1322, align 8
  %2064 = icmp sgt i64 %2063, 0
  br i1 %2064, label %2065, label %2192

2065:                                             ; preds = %2058
  %2066 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %2067 = getelementptr inbounds nuw i8, ptr %495, i64 8
  %2068 = getelementptr inbounds nuw i8, ptr %1543, i64 16
  br label %2069

2069:                                             ; preds = %2188, %2065
  %2070 = phi i64 [ %2063, %2065 ], [ %2189, %2188 ]
  %2071 = phi i64 [ 0, %2065 ], [ %2190, %2188 ]
  %2072 = load i64, ptr %2066, align 8
  %2073 = getelementptr i64, ptr %2062, i64 %2072
  %2074 = getelementptr i64, ptr %2073, i64 %2071
  %2075 = load i64, ptr %2074, align 8
  %2076 = icmp slt i64 %2075, 0
  br i1 %2076, label %2188, label %2077

2077:                                             ; preds = %2069
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %2078 = getelementptr inbounds nuw %struct.operand, ptr %2060, i64 %2075
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %2078, i64 16, i1 false)
  %2079 = load i64, ptr %2068, align 8
  %2080 = sub nsw i64 %2079, %1544
  %2081 = load i64, ptr %1320, align 8
  %2082 = mul nsw i64 %2081, %2071
  %2083 = add nsw i64 %2082, %2080
  %2084 = load i64, ptr %98, align 8
  %2085 = icmp eq i64 %2084, %2081
  br i1 %2085, label %2087, label %2086

2086:                                             ; preds = %2077
  br i1 %1334, label %2156, label %2186

2087:                                             ; preds = %2077
  %2088 = load i64, ptr %14, align 8
  switch i64 %2081, label %2092 [
    i64 1, label %2091
    i64 2, label %2090
    i64 4, label %2089
  ]

2089:                                             ; preds = %2087
  br i1 %1334, label %2124, label %2186

2090:                                             ; preds = %2087
  br i1 %1334, label %2108, label %2186

2091:                                             ; preds = %2087
  br i1 %1334, label %2093, label %2186

2092:                                             ; preds = %2087
  br i1 %1334, label %2140, label %2186

2093:                                             ; preds = %2091, %2093
  %2094 = phi i64 [ %2106, %2093 ], [ 0, %2091 ]
  %2095 = getelementptr inbounds nuw i64, ptr %1319, i64 %2094
  %2096 = load i64, ptr %2095, align 8
  %2097 = add i64 %2096, %2083
  %2098 = inttoptr i64 %2097 to ptr
  %2099 = getelementptr inbounds nuw i64, ptr %1101, i64 %2094
  %2100 = load i64, ptr %2099, align 8
  %2101 = add nsw i64 %2100, %2088
  %2102 = inttoptr i64 %2101 to ptr
  %2103 = select i1 %1325, ptr %2102, ptr %2098
  %2104 = select i1 %1325, ptr %2098, ptr %2102
  %2105 = load i8, ptr %2103, align 1
  store i8 %2105, ptr %2104, align 1
  %2106 = add nuw nsw i64 %2094, 1
  %2107 = icmp eq i64 %2106, %1102
  br i1 %2107, label %2186, label %2093

2108:                                             ; preds = %2090, %2108
  %2109 = phi i64 [ %2122, %2108 ], [ 0, %2090 ]
  %2110 = getelementptr inbounds nuw i64, ptr %1319, i64 %2109
  %2111 = load i64, ptr %2110, align 8
  %2112 = add i64 %2111, %2083
  %2113 = inttoptr i64 %2112 to ptr
  %2114 = getelementptr inbounds nuw i64, ptr %1101, i64 %2109
  %2115 = load i64, ptr %2114, align 8
  %2116 = shl nsw i64 %2115, 1
  %2117 = add nsw i64 %2116, %2088
  %2118 = inttoptr i64 %2117 to ptr
  %2119 = select i1 %1325, ptr %2118, ptr %2113
  %2120 = select i1 %1325, ptr %2113, ptr %2118
  %2121 = load i16, ptr %2119, align 2
  store i16 %2121, ptr %2120, align 2
  %2122 = add nuw nsw i64 %2109, 1
  %2123 = icmp eq i64 %2122, %1102
  br i1 %2123, label %2186, label %2108

2124:                                             ; preds = %2089, %2124
  %2125 = phi i64 [ %2138, %2124 ], [ 0, %2089 ]
  %2126 = getelementptr inbounds nuw i64, ptr %1319, i64 %2125
  %2127 = load i64, ptr %2126, align 8
  %2128 = add i64 %2127, %2083
  %2129 = inttoptr i64 %2128 to ptr
  %2130 = getelementptr inbounds nuw i64, ptr %1101, i64 %2125
  %2131 = load i64, ptr %2130, align 8
  %2132 = shl nsw i64 %2131, 2
  %2133 = add nsw i64 %2132, %2088
  %2134 = inttoptr i64 %2133 to ptr
  %2135 = select i1 %1325, ptr %2134, ptr %2129
  %2136 = select i1 %1325, ptr %2129, ptr %2134
  %2137 = load i32, ptr %2135, align 4
  store i32 %2137, ptr %2136, align 4
  %2138 = add nuw nsw i64 %2125, 1
  %2139 = icmp eq i64 %2138, %1102
  br i1 %2139, label %2186, label %2124

2140:                                             ; preds = %2092, %2140
  %2141 = phi i64 [ %2154, %2140 ], [ 0, %2092 ]
  %2142 = getelementptr inbounds nuw i64, ptr %1319, i64 %2141
  %2143 = load i64, ptr %2142, align 8
  %2144 = add i64 %2143, %2083
  %2145 = inttoptr i64 %2144 to ptr
  %2146 = getelementptr inbounds nuw i64, ptr %1101, i64 %2141
  %2147 = load i64, ptr %2146, align 8
  %2148 = mul nsw i64 %2147, %2081
  %2149 = add nsw i64 %2148, %2088
  %2150 = inttoptr i64 %2149 to ptr
  %2151 = select i1 %1325, ptr %2150, ptr %2145
  %2152 = select i1 %1325, ptr %2145, ptr %2150
  %2153 = load i64, ptr %2151, align 8
  store i64 %2153, ptr %2152, align 8
  %2154 = add nuw nsw i64 %2141, 1
  %2155 = icmp eq i64 %2154, %1102
  br i1 %2155, label %2186, label %2140

2156:                                             ; preds = %2086, %2183
  %2157 = phi i64 [ %2184, %2183 ], [ 0, %2086 ]
  %2158 = getelementptr inbounds nuw i64, ptr %1319, i64 %2157
  %2159 = load i64, ptr %2158, align 8
  %2160 = add i64 %2159, %2083
  br i1 %1325, label %2161, label %2178

2161:                                             ; preds = %2156
  %2162 = load i64, ptr %2067, align 8
  %2163 = getelementptr inbounds nuw i64, ptr %1101, i64 %2157
  %2164 = load i64, ptr %2163, align 8
  %2165 = call fastcc i64 @get(ptr noundef nonnull %14, i64 noundef %2162, i64 noundef %2164)
  %2166 = load i64, ptr %1320, align 8
  switch i64 %2166, label %2176 [
    i64 1, label %2167
    i64 2, label %2170
    i64 4, label %2173
  ]

2167:                                             ; preds = %2161
  %2168 = trunc i64 %2165 to i8
  %2169 = inttoptr i64 %2160 to ptr
  store i8 %2168, ptr %2169, align 1
  br label %2183

2170:                                             ; preds = %2161
  %2171 = trunc i64 %2165 to i16
  %2172 = inttoptr i64 %2160 to ptr
  store i16 %2171, ptr %2172, align 2
  br label %2183

2173:                                             ; preds = %2161
  %2174 = trunc i64 %2165 to i32
  %2175 = inttoptr i64 %2160 to ptr
  store i32 %2174, ptr %2175, align 4
  br label %2183

2176:                                             ; preds = %2161
  %2177 = inttoptr i64 %2160 to ptr
  store i64 %2165, ptr %2177, align 8
  br label %2183

2178:                                             ; preds = %2156
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %2160, ptr %15, align 8
  store i64 0, ptr %99, align 8
  %2179 = getelementptr inbounds nuw i64, ptr %1101, i64 %2157
  %2180 = load i64, ptr %2179, align 8
  %2181 = load i64, ptr %2067, align 8
  %2182 = call fastcc i64 @get(ptr noundef nonnull %15, i64 noundef %2181, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %2180, i64 noundef %2182)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %2183

2183:                                             ; preds = %2178, %2176, %2173, %2170, %2167
  %2184 = add nuw nsw i64 %2157, 1
  %2185 = icmp eq i64 %2184, %1102
  br i1 %2185, label %2186, label %2156

2186:                                             ; preds = %2183, %2124, %2108, %2093, %2140, %2092, %2091, %2090, %2089, %2086
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %2187 = load i64, ptr %1322, align 8
  br label %2188

2188:                                             ; preds = %2186, %2069
  %2189 = phi i64 [ %2070, %2069 ], [ %2187, %2186 ]
  %2190 = add nuw nsw i64 %2071, 1
  %2191 = icmp slt i64 %2190, %2189
  br i1 %2191, label %2069, label %2192

2192:                                             ; preds = %2188, %2058
  br i1 %1325, label %2193, label %2196

2193:                                             ; preds = %2192
  %2194 = load i64, ptr %44, align 8
  %2195 = add nsw i64 %2194, 1
  store i64 %2195, ptr %44, align 8
  br label %2196

2196:                                             ; preds = %2193, %2192
  %2197 = icmp eq i64 %1542, 1
  br i1 %2197, label %2198, label %2202

2198:                                             ; preds = %2196
  %2199 = load i64, ptr %88, align 8
  %2200 = icmp eq i64 %2199, 0
  br i1 %2200, label %4096, label %2201

2201:                                             ; preds = %2198
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %498, i64 noundef %1324, ptr noundef readonly %1101, ptr noundef %1319, i64 noundef %1102)
  br label %4096

2202:                                             ; preds = %2196
  %2203 = load i64, ptr %100, align 8
  %2204 = inttoptr i64 %2203 to ptr
  %2205 = getelementptr inbounds i64, ptr %2204, i64 %498
  %2206 = load i64, ptr %2205, align 8
  %2207 = load i64, ptr %101, align 8
  %2208 = inttoptr i64 %2207 to ptr
  %2209 = getelementptr inbounds i8, ptr %2208, i64 %2206
  %2210 = load i8, ptr %2209, align 1
  %2211 = icmp eq i8 %2210, 1
  br i1 %2211, label %2328, label %2212

2212:                                             ; preds = %2202
  %2213 = load i64, ptr %63, align 8
  %2214 = inttoptr i64 %2213 to ptr
  br label %2215

2215:                                             ; preds = %2231, %2212
  %2216 = phi i64 [ 0, %2212 ], [ %2229, %2231 ]
  %2217 = icmp slt i64 %2216, %1102
  br i1 %2217, label %2218, label %2239

2218:                                             ; preds = %2215
  %2219 = getelementptr inbounds i64, ptr %1101, i64 %2216
  %2220 = load i64, ptr %2219, align 8
  %2221 = getelementptr inbounds i64, ptr %2214, i64 %2220
  %2222 = load i64, ptr %2221, align 8
  %2223 = load i64, ptr %48, align 8
  %2224 = sub nsw i64 %2223, %2222
  %2225 = call i64 @llvm.smin.i64(i64 %2224, i64 32)
  %2226 = and i64 %2222, 31
  %2227 = icmp eq i64 %2226, 0
  br i1 %2227, label %2228, label %2238

2228:                                             ; preds = %2218
  %2229 = add nsw i64 %2225, %2216
  %2230 = icmp sgt i64 %2229, %1102
  br i1 %2230, label %2238, label %2231

2231:                                             ; preds = %2228
  %2232 = getelementptr i64, ptr %1101, i64 %2229
  %2233 = getelementptr i8, ptr %2232, i64 -8
  %2234 = load i64, ptr %2233, align 8
  %2235 = add i64 %2220, -1
  %2236 = add i64 %2235, %2225
  %2237 = icmp eq i64 %2234, %2236
  br i1 %2237, label %2215, label %2238

2238:                                             ; preds = %2218, %2228, %2231
  store i8 1, ptr %2209, align 1
  br label %2328

2239:                                             ; preds = %2215
  store i8 0, ptr %2209, align 1
  %2240 = icmp eq i8 %2210, 0
  br i1 %2240, label %2241, label %2328

2241:                                             ; preds = %2239
  %2242 = load i64, ptr %63, align 8
  %2243 = inttoptr i64 %2242 to ptr
  %2244 = load i64, ptr %116, align 8
  %2245 = inttoptr i64 %2244 to ptr
  %2246 = mul nsw i64 %2206, 24
  %2247 = getelementptr inbounds i8, ptr %2245, i64 %2246
  %2248 = call i64 @llvm.smax.i64(i64 %1324, i64 4)
  %2249 = lshr i64 %2248, 2
  %2250 = udiv i64 32, %2249
  br i1 %1334, label %2251, label %4096

2251:                                             ; preds = %2241
  %2252 = getelementptr inbounds nuw i8, ptr %2247, i64 8
  %2253 = getelementptr inbounds nuw i8, ptr %2247, i64 16
  %2254 = load i64, ptr %2252, align 8
  %2255 = load i64, ptr %2253, align 8
  br label %2256

2256:                                             ; preds = %2293, %2251
  %2257 = phi i64 [ %2255, %2251 ], [ %2296, %2293 ]
  %2258 = phi i64 [ %2254, %2251 ], [ %2295, %2293 ]
  %2259 = phi i64 [ 0, %2251 ], [ %2272, %2293 ]
  %2260 = getelementptr inbounds i64, ptr %1101, i64 %2259
  %2261 = load i64, ptr %2260, align 8
  %2262 = getelementptr inbounds i64, ptr %2243, i64 %2261
  %2263 = load i64, ptr %2262, align 8
  %2264 = and i64 %2263, 31
  %2265 = icmp eq i64 %2264, 0
  br i1 %2265, label %2266, label %2269

2266:                                             ; preds = %2256
  %2267 = load i64, ptr %2247, align 8
  %2268 = add nsw i64 %2267, 1
  store i64 %2268, ptr %2247, align 8
  br label %2269

2269:                                             ; preds = %2266, %2256
  br label %2270

2270:                                             ; preds = %2269, %2277
  %2271 = phi i64 [ %2272, %2277 ], [ %2259, %2269 ]
  %2272 = add i64 %2271, 1
  %2273 = icmp slt i64 %2272, %1102
  %2274 = sub nsw i64 %2272, %2259
  %2275 = icmp samesign ult i64 %2274, %2250
  %2276 = select i1 %2273, i1 %2275, i1 false
  br i1 %2276, label %2277, label %2284

2277:                                             ; preds = %2270
  %2278 = getelementptr inbounds i64, ptr %1101, i64 %2272
  %2279 = load i64, ptr %2278, align 8
  %2280 = getelementptr inbounds i64, ptr %2243, i64 %2279
  %2281 = load i64, ptr %2280, align 8
  %2282 = srem i64 %2281, %2250
  %2283 = icmp eq i64 %2282, 0
  br i1 %2283, label %2284, label %2270

2284:                                             ; preds = %2277, %2270
  %2285 = phi i1 [ true, %2277 ], [ %2273, %2270 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %2286 = icmp sgt i64 %2259, %2271
  br i1 %2286, label %2293, label %2287

2287:                                             ; preds = %2284, %2297
  %2288 = phi i64 [ %2298, %2297 ], [ %2259, %2284 ]
  %2289 = phi i64 [ %2325, %2297 ], [ 0, %2284 ]
  %2290 = getelementptr inbounds i64, ptr %1319, i64 %2288
  %2291 = load i64, ptr %2290, align 8
  %2292 = ashr i64 %2291, 2
  br label %2300

2293:                                             ; preds = %2297, %2284
  %2294 = phi i64 [ 0, %2284 ], [ %2325, %2297 ]
  %2295 = add nsw i64 %2294, %2258
  store i64 %2295, ptr %2252, align 8
  %2296 = add nsw i64 %2257, 1
  store i64 %2296, ptr %2253, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %2285, label %2256, label %4096

2297:                                             ; preds = %2323
  %2298 = add i64 %2288, 1
  %2299 = icmp eq i64 %2288, %2271
  br i1 %2299, label %2293, label %2287

2300:                                             ; preds = %2323, %2287
  %2301 = phi i64 [ 0, %2287 ], [ %2326, %2323 ]
  %2302 = phi i64 [ %2289, %2287 ], [ %2325, %2323 ]
  %2303 = add nsw i64 %2301, %2292
  %2304 = and i64 %2303, 31
  %2305 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %2304
  %2306 = getelementptr inbounds nuw i64, ptr %3, i64 %2304
  %2307 = load i64, ptr %2306, align 8
  %2308 = icmp sgt i64 %2307, 0
  br i1 %2308, label %2309, label %2317

2309:                                             ; preds = %2300, %2314
  %2310 = phi i64 [ %2315, %2314 ], [ 0, %2300 ]
  %2311 = getelementptr inbounds nuw i64, ptr %2305, i64 %2310
  %2312 = load i64, ptr %2311, align 8
  %2313 = icmp eq i64 %2312, %2303
  br i1 %2313, label %2317, label %2314

2314:                                             ; preds = %2309
  %2315 = add nuw nsw i64 %2310, 1
  %2316 = icmp eq i64 %2315, %2307
  br i1 %2316, label %2320, label %2309

2317:                                             ; preds = %2309, %2300
  %2318 = phi i64 [ 0, %2300 ], [ %2310, %2309 ]
  %2319 = icmp eq i64 %2318, %2307
  br i1 %2319, label %2320, label %2323

2320:                                             ; preds = %2314, %2317
  %2321 = add nsw i64 %2307, 1
  store i64 %2321, ptr %2306, align 8
  %2322 = getelementptr inbounds i64, ptr %2305, i64 %2307
  store i64 %2303, ptr %2322, align 8
  br label %2323

2323:                                             ; preds = %2320, %2317
  %2324 = phi i64 [ %2321, %2320 ], [ %2307, %2317 ]
  %2325 = call i64 @llvm.smax.i64(i64 %2324, i64 %2302)
  %2326 = add nuw nsw i64 %2301, 1
  %2327 = icmp eq i64 %2326, %2249
  br i1 %2327, label %2297, label %2300

2328:                                             ; preds = %2238, %2239, %2202
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %498, i64 noundef %1324, ptr noundef readonly %1101, ptr noundef %1319, i64 noundef %1102)
  br label %4096

2329:                                             ; preds = %1515, %1530
  store i64 %1436, ptr %118, align 8
  br label %4125

2330:                                             ; preds = %1315
  %2331 = load i64, ptr %78, align 8
  %2332 = icmp eq i64 %2331, 0
  br i1 %2332, label %4125, label %2333

2333:                                             ; preds = %2330
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %2334 = load i64, ptr %39, align 8
  %2335 = inttoptr i64 %2334 to ptr
  %2336 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %2337 = load i64, ptr %2336, align 8
  %2338 = getelementptr inbounds %struct.operand, ptr %2335, i64 %2337
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %2338, i64 16, i1 false)
  %2339 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %2340 = load i64, ptr %2339, align 8
  %2341 = getelementptr inbounds %struct.operand, ptr %2335, i64 %2340
  %2342 = load i64, ptr %2341, align 8
  %2343 = getelementptr inbounds nuw i8, ptr %2341, i64 8
  %2344 = load i64, ptr %2343, align 8
  %2345 = load i64, ptr %79, align 8
  %2346 = inttoptr i64 %2345 to ptr
  %2347 = icmp sgt i64 %1102, 0
  br i1 %2347, label %2348, label %2389

2348:                                             ; preds = %2333, %2368
  %2349 = phi i64 [ %2379, %2368 ], [ 0, %2333 ]
  %2350 = getelementptr inbounds nuw i64, ptr %1101, i64 %2349
  %2351 = load i64, ptr %2350, align 8
  %2352 = load i64, ptr %78, align 8
  %2353 = inttoptr i64 %2352 to ptr
  %2354 = mul nsw i64 %2351, %2344
  %2355 = add i64 %2354, %2342
  %2356 = inttoptr i64 %2355 to ptr
  %2357 = load float, ptr %2356, align 4
  %2358 = call float @llvm.fabs.f32(float %2357)
  %2359 = fcmp olt float %2358, 0x3810000000000000
  %2360 = call float @llvm.copysign.f32(float 0.000000e+00, float %2357)
  %2361 = select i1 %2359, float %2360, float %2357
  %2362 = fpext float %2361 to double
  %2363 = call double %2353(double noundef %2362)
  %2364 = bitcast double %2363 to i64
  %2365 = and i64 %2364, 536870911
  %2366 = add nsw i64 %2365, -268435521
  %2367 = icmp ult i64 %2366, -129
  br i1 %2367, label %2368, label %2390

2368:                                             ; preds = %2348
  %2369 = fptrunc double %2363 to float
  %2370 = call float @llvm.fabs.f32(float %2369)
  %2371 = fcmp olt float %2370, 0x3810000000000000
  %2372 = call float @llvm.copysign.f32(float 0.000000e+00, float %2369)
  %2373 = select i1 %2371, float %2372, float %2369
  %2374 = fcmp uno float %2373, 0.000000e+00
  %2375 = bitcast float %2373 to i32
  %2376 = zext i32 %2375 to i64
  %2377 = select i1 %2374, i64 2147483647, i64 %2376
  %2378 = getelementptr inbounds nuw i64, ptr %2346, i64 %2349
  store i64 %2377, ptr %2378, align 8
  %2379 = add nuw nsw i64 %2349, 1
  %2380 = icmp eq i64 %2379, %1102
  br i1 %2380, label %2381, label %2348

2381:                                             ; preds = %2368, %2381
  %2382 = phi i64 [ %2387, %2381 ], [ 0, %2368 ]
  %2383 = getelementptr inbounds nuw i64, ptr %1101, i64 %2382
  %2384 = load i64, ptr %2383, align 8
  %2385 = getelementptr inbounds nuw i64, ptr %2346, i64 %2382
  %2386 = load i64, ptr %2385, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %2384, i64 noundef %2386)
  %2387 = add nuw nsw i64 %2382, 1
  %2388 = icmp eq i64 %2387, %1102
  br i1 %2388, label %2389, label %2381

2389:                                             ; preds = %2381, %2333
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %4096

2390:                                             ; preds = %2348
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %4125

2391:                                             ; preds = %1315
  %2392 = getelementptr inbounds nuw i8, ptr %495, i64 80
  %2393 = load i64, ptr %2392, align 8
  %2394 = icmp eq i64 %2393, 2
  br i1 %2394, label %2395, label %2400

2395:                                             ; preds = %2391
  %2396 = getelementptr inbounds nuw i8, ptr %495, i64 56
  %2397 = load i64, ptr %2396, align 8
  %2398 = getelementptr inbounds %struct.operand, ptr %482, i64 %2397
  %2399 = call fastcc i64 @count_held(ptr noundef %2398, i64 noundef 0, ptr noundef %1101, i64 noundef %1102)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %2399, ptr noundef %1101, i64 noundef %1102, ptr noundef null, i64 noundef 0)
  br label %2400

2400:                                             ; preds = %2395, %2391
  %2401 = icmp eq i64 %1102, 0
  br i1 %2401, label %3985, label %2402

2402:                                             ; preds = %2400
  %2403 = getelementptr inbounds nuw i8, ptr %495, i64 8
  %2404 = getelementptr inbounds nuw i8, ptr %495, i64 64
  %2405 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %2406 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %2407 = getelementptr inbounds nuw i8, ptr %495, i64 48
  %2408 = getelementptr inbounds nuw i8, ptr %495, i64 56
  br label %2409

2409:                                             ; preds = %3981, %2402
  %2410 = phi ptr [ %1101, %2402 ], [ %3982, %3981 ]
  %2411 = phi i64 [ %1102, %2402 ], [ %3983, %3981 ]
  %2412 = call i64 @llvm.smin.i64(i64 %2411, i64 256)
  %2413 = getelementptr i64, ptr %2410, i64 %2412
  %2414 = getelementptr i8, ptr %2413, i64 -8
  %2415 = load i64, ptr %2414, align 8
  %2416 = load i64, ptr %2410, align 8
  %2417 = sub nsw i64 %2415, %2416
  %2418 = shl nsw i64 %2412, 1
  %2419 = icmp slt i64 %2417, %2418
  %2420 = zext i1 %2419 to i64
  br i1 %2419, label %2421, label %2431

2421:                                             ; preds = %2409, %2421
  %2422 = phi i64 [ %2428, %2421 ], [ %2412, %2409 ]
  %2423 = getelementptr i64, ptr %2410, i64 %2422
  %2424 = getelementptr i8, ptr %2423, i64 -8
  %2425 = load i64, ptr %2424, align 8
  %2426 = sub i64 %2425, %2416
  %2427 = icmp sgt i64 %2426, 255
  %2428 = add nsw i64 %2422, -1
  br i1 %2427, label %2421, label %2429

2429:                                             ; preds = %2421
  %2430 = add nsw i64 %2426, 1
  br label %2431

2431:                                             ; preds = %2429, %2409
  %2432 = phi i64 [ %2422, %2429 ], [ %2412, %2409 ]
  %2433 = phi i64 [ %2430, %2429 ], [ %2412, %2409 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %2410, ptr %12, align 8
  store i64 %2432, ptr %102, align 8
  store i64 %2433, ptr %103, align 8
  store i64 %2420, ptr %104, align 8
  %2434 = icmp eq i64 %2433, %2432
  %2435 = select i1 %2419, i1 %2434, i1 false
  %2436 = zext i1 %2435 to i64
  store i64 %2436, ptr %105, align 8
  %2437 = load i64, ptr %39, align 8
  %2438 = inttoptr i64 %2437 to ptr
  %2439 = load i64, ptr %97, align 8
  %2440 = inttoptr i64 %2439 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2441 = load i64, ptr %495, align 8
  switch i64 %2441, label %2551 [
    i64 26, label %2442
    i64 27, label %2483
  ]

2442:                                             ; preds = %2431
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2443 = load i64, ptr %2404, align 8
  %2444 = icmp sgt i64 %2443, 0
  br i1 %2444, label %2445, label %2477

2445:                                             ; preds = %2442
  %2446 = load i64, ptr %2405, align 8
  %2447 = getelementptr i64, ptr %2440, i64 %2446
  %2448 = load i64, ptr %2403, align 8
  %2449 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2448
  %2450 = icmp sgt i64 %2433, 0
  br label %2451

2451:                                             ; preds = %2464, %2445
  %2452 = phi i64 [ 0, %2445 ], [ %2465, %2464 ]
  %2453 = getelementptr i64, ptr %2447, i64 %2452
  %2454 = load i64, ptr %2453, align 8
  %2455 = getelementptr inbounds %struct.operand, ptr %2438, i64 %2454
  %2456 = load i64, ptr %2455, align 8
  %2457 = getelementptr inbounds nuw i8, ptr %2455, i64 8
  %2458 = load i64, ptr %2457, align 8
  call fastcc void @widen(i64 %2456, i64 %2458, i64 noundef %2448, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %2450, label %2459, label %2464

2459:                                             ; preds = %2451
  %2460 = load i8, ptr %2449, align 1
  %2461 = zext i8 %2460 to i64
  %2462 = shl i64 %2452, 3
  %2463 = mul i64 %2462, %2461
  br label %2467

2464:                                             ; preds = %2467, %2451
  %2465 = add nuw nsw i64 %2452, 1
  %2466 = icmp eq i64 %2465, %2443
  br i1 %2466, label %2477, label %2451

2467:                                             ; preds = %2467, %2459
  %2468 = phi i64 [ 0, %2459 ], [ %2475, %2467 ]
  %2469 = getelementptr inbounds nuw i64, ptr %7, i64 %2468
  %2470 = load i64, ptr %2469, align 8
  %2471 = shl i64 %2470, %2463
  %2472 = getelementptr inbounds nuw i64, ptr %6, i64 %2468
  %2473 = load i64, ptr %2472, align 8
  %2474 = or i64 %2471, %2473
  store i64 %2474, ptr %2472, align 8
  %2475 = add nuw nsw i64 %2468, 1
  %2476 = icmp eq i64 %2475, %2433
  br i1 %2476, label %2464, label %2467

2477:                                             ; preds = %2464, %2442
  %2478 = load i64, ptr %2406, align 8
  %2479 = getelementptr inbounds %struct.operand, ptr %2438, i64 %2478
  %2480 = load i64, ptr %2479, align 8
  %2481 = getelementptr inbounds nuw i8, ptr %2479, i64 8
  %2482 = load i64, ptr %2481, align 8
  call fastcc void @narrow(i64 %2480, i64 %2482, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3981

2483:                                             ; preds = %2431
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2484 = load i64, ptr %2403, align 8
  %2485 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2484
  %2486 = load i8, ptr %2485, align 1
  %2487 = zext i8 %2486 to i64
  %2488 = shl nuw nsw i64 %2487, 3
  %2489 = load i64, ptr %2404, align 8
  %2490 = mul nsw i64 %2488, %2489
  %2491 = load i64, ptr %2405, align 8
  %2492 = getelementptr inbounds %struct.operand, ptr %2438, i64 %2491
  %2493 = icmp eq i64 %2490, 64
  %2494 = icmp eq i64 %2490, 32
  %2495 = select i1 %2494, i64 2, i64 1
  %2496 = select i1 %2493, i64 3, i64 %2495
  %2497 = load i64, ptr %2492, align 8
  %2498 = getelementptr inbounds nuw i8, ptr %2492, i64 8
  %2499 = load i64, ptr %2498, align 8
  call fastcc void @widen(i64 %2497, i64 %2499, i64 noundef %2496, ptr noundef nonnull readonly %12, ptr noundef %4)
  %2500 = icmp sgt i64 %2489, 0
  br i1 %2500, label %2501, label %2550

2501:                                             ; preds = %2483
  %2502 = icmp sgt i64 %2433, 0
  br label %2503

2503:                                             ; preds = %2546, %2501
  %2504 = phi i64 [ %2489, %2501 ], [ %2547, %2546 ]
  %2505 = phi i64 [ 0, %2501 ], [ %2548, %2546 ]
  %2506 = load i64, ptr %2406, align 8
  %2507 = getelementptr i64, ptr %2440, i64 %2506
  %2508 = getelementptr i64, ptr %2507, i64 %2505
  %2509 = load i64, ptr %2508, align 8
  %2510 = icmp slt i64 %2509, 0
  br i1 %2510, label %2546, label %2511

2511:                                             ; preds = %2503
  br i1 %2502, label %2512, label %2515

2512:                                             ; preds = %2511
  %2513 = mul nuw nsw i64 %2505, %2488
  %2514 = load i64, ptr %2403, align 8
  br label %2521

2515:                                             ; preds = %2541, %2511
  %2516 = getelementptr inbounds nuw %struct.operand, ptr %2438, i64 %2509
  %2517 = load i64, ptr %2516, align 8
  %2518 = getelementptr inbounds nuw i8, ptr %2516, i64 8
  %2519 = load i64, ptr %2518, align 8
  call fastcc void @narrow(i64 %2517, i64 %2519, ptr noundef nonnull readonly %12, ptr noundef %5)
  %2520 = load i64, ptr %2404, align 8
  br label %2546

2521:                                             ; preds = %2541, %2512
  %2522 = phi i64 [ 0, %2512 ], [ %2544, %2541 ]
  %2523 = getelementptr inbounds nuw i64, ptr %4, i64 %2522
  %2524 = load i64, ptr %2523, align 8
  %2525 = lshr i64 %2524, %2513
  switch i64 %2514, label %2541 [
    i64 0, label %2526
    i64 1, label %2528
    i64 2, label %2530
    i64 4, label %2532
    i64 5, label %2535
    i64 6, label %2538
  ]

2526:                                             ; preds = %2521
  %2527 = and i64 %2525, 255
  br label %2541

2528:                                             ; preds = %2521
  %2529 = and i64 %2525, 65535
  br label %2541

2530:                                             ; preds = %2521
  %2531 = and i64 %2525, 4294967295
  br label %2541

2532:                                             ; preds = %2521
  %2533 = shl i64 %2525, 56
  %2534 = ashr exact i64 %2533, 56
  br label %2541

2535:                                             ; preds = %2521
  %2536 = shl i64 %2525, 48
  %2537 = ashr exact i64 %2536, 48
  br label %2541

2538:                                             ; preds = %2521
  %2539 = shl i64 %2525, 32
  %2540 = ashr exact i64 %2539, 32
  br label %2541

2541:                                             ; preds = %2538, %2535, %2532, %2530, %2528, %2526, %2521
  %2542 = phi i64 [ %2540, %2538 ], [ %2527, %2526 ], [ %2529, %2528 ], [ %2531, %2530 ], [ %2534, %2532 ], [ %2537, %2535 ], [ %2525, %2521 ]
  %2543 = getelementptr inbounds nuw i64, ptr %5, i64 %2522
  store i64 %2542, ptr %2543, align 8
  %2544 = add nuw nsw i64 %2522, 1
  %2545 = icmp eq i64 %2544, %2433
  br i1 %2545, label %2515, label %2521

2546:                                             ; preds = %2515, %2503
  %2547 = phi i64 [ %2504, %2503 ], [ %2520, %2515 ]
  %2548 = add nuw nsw i64 %2505, 1
  %2549 = icmp slt i64 %2548, %2547
  br i1 %2549, label %2503, label %2550

2550:                                             ; preds = %2546, %2483
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3981

2551:                                             ; preds = %2431
  %2552 = load i64, ptr %2406, align 8
  %2553 = getelementptr inbounds %struct.operand, ptr %2438, i64 %2552
  %2554 = load i64, ptr %2553, align 8
  %2555 = getelementptr inbounds nuw i8, ptr %2553, i64 8
  %2556 = load i64, ptr %2555, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %2557 = load i64, ptr %2403, align 8
  store i64 %2557, ptr %9, align 16
  %2558 = and i64 %2441, -2
  %2559 = icmp eq i64 %2558, 16
  %2560 = select i1 %2559, i64 2, i64 %2557
  store i64 %2560, ptr %106, align 8
  switch i64 %2441, label %2561 [
    i64 18, label %2566
    i64 11, label %2562
  ]

2561:                                             ; preds = %2551
  br label %2562

2562:                                             ; preds = %2561, %2551
  %2563 = phi i64 [ 8, %2561 ], [ 64, %2551 ]
  %2564 = getelementptr inbounds nuw i8, ptr %495, i64 %2563
  %2565 = load i64, ptr %2564, align 8
  br label %2566

2566:                                             ; preds = %2562, %2551
  %2567 = phi i64 [ 10, %2551 ], [ %2565, %2562 ]
  store i64 %2567, ptr %107, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %2568 = load i64, ptr %2405, align 8
  store i64 %2568, ptr %10, align 16
  %2569 = load i64, ptr %2407, align 8
  store i64 %2569, ptr %108, align 8
  %2570 = load i64, ptr %2408, align 8
  store i64 %2570, ptr %109, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %111, ptr %110, align 8
  store ptr %113, ptr %112, align 16
  %2571 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2557
  %2572 = load i8, ptr %2571, align 1
  %2573 = zext i8 %2572 to i64
  %2574 = shl nuw i64 1, %2557
  %2575 = and i64 %2574, 1075
  %2576 = icmp eq i64 %2575, 0
  br i1 %2576, label %2577, label %2587

2577:                                             ; preds = %2566
  switch i64 %2441, label %2587 [
    i64 4, label %2578
    i64 5, label %2578
    i64 6, label %2578
    i64 7, label %2578
    i64 12, label %2578
    i64 13, label %2578
    i64 14, label %2578
    i64 18, label %2578
    i64 10, label %2578
    i64 16, label %2578
    i64 17, label %2578
    i64 25, label %2580
    i64 29, label %2580
    i64 21, label %2580
    i64 22, label %2580
  ]

2578:                                             ; preds = %2577, %2577, %2577, %2577, %2577, %2577, %2577, %2577, %2577, %2577, %2577
  %2579 = icmp eq i64 %2556, %2573
  br label %2584

2580:                                             ; preds = %2577, %2577, %2577, %2577
  %2581 = icmp eq i64 %2557, 8
  %2582 = icmp eq i64 %2556, %2573
  %2583 = select i1 %2581, i1 %2582, i1 false
  br label %2584

2584:                                             ; preds = %2580, %2578
  %2585 = phi i1 [ %2579, %2578 ], [ %2583, %2580 ]
  %2586 = xor i1 %2585, true
  br label %2592

2587:                                             ; preds = %2577, %2566
  %2588 = icmp eq i64 %2441, 19
  %2589 = and i64 %2574, 972
  %2590 = icmp ne i64 %2589, 0
  %2591 = and i1 %2588, %2590
  br label %2592

2592:                                             ; preds = %2587, %2584
  %2593 = phi i1 [ %2588, %2587 ], [ false, %2584 ]
  %2594 = phi i1 [ true, %2587 ], [ %2586, %2584 ]
  %2595 = phi i1 [ %2591, %2587 ], [ %2585, %2584 ]
  %2596 = phi i1 [ %2591, %2587 ], [ false, %2584 ]
  br label %2598

2597:                                             ; preds = %2622
  br i1 %2593, label %2625, label %2909

2598:                                             ; preds = %2622, %2592
  %2599 = phi i64 [ 0, %2592 ], [ %2623, %2622 ]
  %2600 = getelementptr inbounds nuw i64, ptr %10, i64 %2599
  %2601 = load i64, ptr %2600, align 8
  %2602 = icmp slt i64 %2601, 0
  br i1 %2602, label %2622, label %2603

2603:                                             ; preds = %2598
  %2604 = getelementptr inbounds nuw %struct.operand, ptr %2438, i64 %2601
  %2605 = getelementptr inbounds nuw i64, ptr %9, i64 %2599
  %2606 = load i64, ptr %2605, align 8
  br i1 %2595, label %2607, label %2617

2607:                                             ; preds = %2603
  %2608 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2606
  %2609 = load i8, ptr %2608, align 1
  %2610 = zext i8 %2609 to i64
  %2611 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2599
  %2612 = load i64, ptr %2604, align 8
  %2613 = getelementptr inbounds nuw i8, ptr %2604, i64 8
  %2614 = load i64, ptr %2613, align 8
  %2615 = call fastcc ptr @column(i64 %2612, i64 %2614, i64 noundef %2610, ptr noundef nonnull readonly %12, ptr noundef %2611)
  %2616 = getelementptr inbounds nuw ptr, ptr %11, i64 %2599
  store ptr %2615, ptr %2616, align 8
  br label %2622

2617:                                             ; preds = %2603
  %2618 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2599
  %2619 = load i64, ptr %2604, align 8
  %2620 = getelementptr inbounds nuw i8, ptr %2604, i64 8
  %2621 = load i64, ptr %2620, align 8
  call fastcc void @widen(i64 %2619, i64 %2621, i64 noundef %2606, ptr noundef nonnull readonly %12, ptr noundef %2618)
  br label %2622

2622:                                             ; preds = %2617, %2607, %2598
  %2623 = add nuw nsw i64 %2599, 1
  %2624 = icmp eq i64 %2623, 3
  br i1 %2624, label %2597, label %2598

2625:                                             ; preds = %2597
  %2626 = add nsw i64 %2554, %2416
  %2627 = inttoptr i64 %2626 to ptr
  %2628 = select i1 %2435, ptr %2627, ptr %114
  %2629 = load i64, ptr %2404, align 8
  %2630 = load ptr, ptr %11, align 16
  %2631 = load ptr, ptr %110, align 8
  br i1 %2596, label %2632, label %2787

2632:                                             ; preds = %2625
  %2633 = icmp sgt i64 %2557, 7
  br i1 %2633, label %2634, label %2787

2634:                                             ; preds = %2632
  %2635 = icmp eq i64 %2557, 9
  %2636 = icmp sgt i64 %2433, 0
  switch i64 %2629, label %2762 [
    i64 0, label %2637
    i64 1, label %2662
    i64 2, label %2687
    i64 3, label %2712
    i64 4, label %2737
  ]

2637:                                             ; preds = %2634
  br i1 %2635, label %2638, label %2639

2638:                                             ; preds = %2637
  br i1 %2636, label %2640, label %2883

2639:                                             ; preds = %2637
  br i1 %2636, label %2651, label %2883

2640:                                             ; preds = %2638, %2640
  %2641 = phi i64 [ %2649, %2640 ], [ 0, %2638 ]
  %2642 = getelementptr inbounds nuw double, ptr %2630, i64 %2641
  %2643 = load double, ptr %2642, align 8
  %2644 = getelementptr inbounds nuw double, ptr %2631, i64 %2641
  %2645 = load double, ptr %2644, align 8
  %2646 = fcmp oeq double %2643, %2645
  %2647 = zext i1 %2646 to i8
  %2648 = getelementptr inbounds nuw i8, ptr %2628, i64 %2641
  store i8 %2647, ptr %2648, align 1
  %2649 = add nuw nsw i64 %2641, 1
  %2650 = icmp eq i64 %2649, %2433
  br i1 %2650, label %2883, label %2640

2651:                                             ; preds = %2639, %2651
  %2652 = phi i64 [ %2660, %2651 ], [ 0, %2639 ]
  %2653 = getelementptr inbounds nuw float, ptr %2630, i64 %2652
  %2654 = load float, ptr %2653, align 4
  %2655 = getelementptr inbounds nuw float, ptr %2631, i64 %2652
  %2656 = load float, ptr %2655, align 4
  %2657 = fcmp oeq float %2654, %2656
  %2658 = zext i1 %2657 to i8
  %2659 = getelementptr inbounds nuw i8, ptr %2628, i64 %2652
  store i8 %2658, ptr %2659, align 1
  %2660 = add nuw nsw i64 %2652, 1
  %2661 = icmp eq i64 %2660, %2433
  br i1 %2661, label %2883, label %2651

2662:                                             ; preds = %2634
  br i1 %2635, label %2663, label %2664

2663:                                             ; preds = %2662
  br i1 %2636, label %2665, label %2883

2664:                                             ; preds = %2662
  br i1 %2636, label %2676, label %2883

2665:                                             ; preds = %2663, %2665
  %2666 = phi i64 [ %2674, %2665 ], [ 0, %2663 ]
  %2667 = getelementptr inbounds nuw double, ptr %2630, i64 %2666
  %2668 = load double, ptr %2667, align 8
  %2669 = getelementptr inbounds nuw double, ptr %2631, i64 %2666
  %2670 = load double, ptr %2669, align 8
  %2671 = fcmp one double %2668, %2670
  %2672 = zext i1 %2671 to i8
  %2673 = getelementptr inbounds nuw i8, ptr %2628, i64 %2666
  store i8 %2672, ptr %2673, align 1
  %2674 = add nuw nsw i64 %2666, 1
  %2675 = icmp eq i64 %2674, %2433
  br i1 %2675, label %2883, label %2665

2676:                                             ; preds = %2664, %2676
  %2677 = phi i64 [ %2685, %2676 ], [ 0, %2664 ]
  %2678 = getelementptr inbounds nuw float, ptr %2630, i64 %2677
  %2679 = load float, ptr %2678, align 4
  %2680 = getelementptr inbounds nuw float, ptr %2631, i64 %2677
  %2681 = load float, ptr %2680, align 4
  %2682 = fcmp one float %2679, %2681
  %2683 = zext i1 %2682 to i8
  %2684 = getelementptr inbounds nuw i8, ptr %2628, i64 %2677
  store i8 %2683, ptr %2684, align 1
  %2685 = add nuw nsw i64 %2677, 1
  %2686 = icmp eq i64 %2685, %2433
  br i1 %2686, label %2883, label %2676

2687:                                             ; preds = %2634
  br i1 %2635, label %2688, label %2689

2688:                                             ; preds = %2687
  br i1 %2636, label %2690, label %2883

2689:                                             ; preds = %2687
  br i1 %2636, label %2701, label %2883

2690:                                             ; preds = %2688, %2690
  %2691 = phi i64 [ %2699, %2690 ], [ 0, %2688 ]
  %2692 = getelementptr inbounds nuw double, ptr %2630, i64 %2691
  %2693 = load double, ptr %2692, align 8
  %2694 = getelementptr inbounds nuw double, ptr %2631, i64 %2691
  %2695 = load double, ptr %2694, align 8
  %2696 = fcmp olt double %2693, %2695
  %2697 = zext i1 %2696 to i8
  %2698 = getelementptr inbounds nuw i8, ptr %2628, i64 %2691
  store i8 %2697, ptr %2698, align 1
  %2699 = add nuw nsw i64 %2691, 1
  %2700 = icmp eq i64 %2699, %2433
  br i1 %2700, label %2883, label %2690

2701:                                             ; preds = %2689, %2701
  %2702 = phi i64 [ %2710, %2701 ], [ 0, %2689 ]
  %2703 = getelementptr inbounds nuw float, ptr %2630, i64 %2702
  %2704 = load float, ptr %2703, align 4
  %2705 = getelementptr inbounds nuw float, ptr %2631, i64 %2702
  %2706 = load float, ptr %2705, align 4
  %2707 = fcmp olt float %2704, %2706
  %2708 = zext i1 %2707 to i8
  %2709 = getelementptr inbounds nuw i8, ptr %2628, i64 %2702
  store i8 %2708, ptr %2709, align 1
  %2710 = add nuw nsw i64 %2702, 1
  %2711 = icmp eq i64 %2710, %2433
  br i1 %2711, label %2883, label %2701

2712:                                             ; preds = %2634
  br i1 %2635, label %2713, label %2714

2713:                                             ; preds = %2712
  br i1 %2636, label %2715, label %2883

2714:                                             ; preds = %2712
  br i1 %2636, label %2726, label %2883

2715:                                             ; preds = %2713, %2715
  %2716 = phi i64 [ %2724, %2715 ], [ 0, %2713 ]
  %2717 = getelementptr inbounds nuw double, ptr %2630, i64 %2716
  %2718 = load double, ptr %2717, align 8
  %2719 = getelementptr inbounds nuw double, ptr %2631, i64 %2716
  %2720 = load double, ptr %2719, align 8
  %2721 = fcmp ole double %2718, %2720
  %2722 = zext i1 %2721 to i8
  %2723 = getelementptr inbounds nuw i8, ptr %2628, i64 %2716
  store i8 %2722, ptr %2723, align 1
  %2724 = add nuw nsw i64 %2716, 1
  %2725 = icmp eq i64 %2724, %2433
  br i1 %2725, label %2883, label %2715

2726:                                             ; preds = %2714, %2726
  %2727 = phi i64 [ %2735, %2726 ], [ 0, %2714 ]
  %2728 = getelementptr inbounds nuw float, ptr %2630, i64 %2727
  %2729 = load float, ptr %2728, align 4
  %2730 = getelementptr inbounds nuw float, ptr %2631, i64 %2727
  %2731 = load float, ptr %2730, align 4
  %2732 = fcmp ole float %2729, %2731
  %2733 = zext i1 %2732 to i8
  %2734 = getelementptr inbounds nuw i8, ptr %2628, i64 %2727
  store i8 %2733, ptr %2734, align 1
  %2735 = add nuw nsw i64 %2727, 1
  %2736 = icmp eq i64 %2735, %2433
  br i1 %2736, label %2883, label %2726

2737:                                             ; preds = %2634
  br i1 %2635, label %2738, label %2739

2738:                                             ; preds = %2737
  br i1 %2636, label %2740, label %2883

2739:                                             ; preds = %2737
  br i1 %2636, label %2751, label %2883

2740:                                             ; preds = %2738, %2740
  %2741 = phi i64 [ %2749, %2740 ], [ 0, %2738 ]
  %2742 = getelementptr inbounds nuw double, ptr %2630, i64 %2741
  %2743 = load double, ptr %2742, align 8
  %2744 = getelementptr inbounds nuw double, ptr %2631, i64 %2741
  %2745 = load double, ptr %2744, align 8
  %2746 = fcmp ogt double %2743, %2745
  %2747 = zext i1 %2746 to i8
  %2748 = getelementptr inbounds nuw i8, ptr %2628, i64 %2741
  store i8 %2747, ptr %2748, align 1
  %2749 = add nuw nsw i64 %2741, 1
  %2750 = icmp eq i64 %2749, %2433
  br i1 %2750, label %2883, label %2740

2751:                                             ; preds = %2739, %2751
  %2752 = phi i64 [ %2760, %2751 ], [ 0, %2739 ]
  %2753 = getelementptr inbounds nuw float, ptr %2630, i64 %2752
  %2754 = load float, ptr %2753, align 4
  %2755 = getelementptr inbounds nuw float, ptr %2631, i64 %2752
  %2756 = load float, ptr %2755, align 4
  %2757 = fcmp ogt float %2754, %2756
  %2758 = zext i1 %2757 to i8
  %2759 = getelementptr inbounds nuw i8, ptr %2628, i64 %2752
  store i8 %2758, ptr %2759, align 1
  %2760 = add nuw nsw i64 %2752, 1
  %2761 = icmp eq i64 %2760, %2433
  br i1 %2761, label %2883, label %2751

2762:                                             ; preds = %2634
  br i1 %2635, label %2763, label %2764

2763:                                             ; preds = %2762
  br i1 %2636, label %2765, label %2883

2764:                                             ; preds = %2762
  br i1 %2636, label %2776, label %2883

2765:                                             ; preds = %2763, %2765
  %2766 = phi i64 [ %2774, %2765 ], [ 0, %2763 ]
  %2767 = getelementptr inbounds nuw double, ptr %2630, i64 %2766
  %2768 = load double, ptr %2767, align 8
  %2769 = getelementptr inbounds nuw double, ptr %2631, i64 %2766
  %2770 = load double, ptr %2769, align 8
  %2771 = fcmp oge double %2768, %2770
  %2772 = zext i1 %2771 to i8
  %2773 = getelementptr inbounds nuw i8, ptr %2628, i64 %2766
  store i8 %2772, ptr %2773, align 1
  %2774 = add nuw nsw i64 %2766, 1
  %2775 = icmp eq i64 %2774, %2433
  br i1 %2775, label %2883, label %2765

2776:                                             ; preds = %2764, %2776
  %2777 = phi i64 [ %2785, %2776 ], [ 0, %2764 ]
  %2778 = getelementptr inbounds nuw float, ptr %2630, i64 %2777
  %2779 = load float, ptr %2778, align 4
  %2780 = getelementptr inbounds nuw float, ptr %2631, i64 %2777
  %2781 = load float, ptr %2780, align 4
  %2782 = fcmp oge float %2779, %2781
  %2783 = zext i1 %2782 to i8
  %2784 = getelementptr inbounds nuw i8, ptr %2628, i64 %2777
  store i8 %2783, ptr %2784, align 1
  %2785 = add nuw nsw i64 %2777, 1
  %2786 = icmp eq i64 %2785, %2433
  br i1 %2786, label %2883, label %2776

2787:                                             ; preds = %2632, %2625
  %2788 = phi i64 [ %2557, %2632 ], [ 7, %2625 ]
  %2789 = and i64 %2629, -5
  %2790 = icmp eq i64 %2789, 1
  %2791 = icmp eq i64 %2629, 3
  %2792 = or i1 %2791, %2790
  %2793 = add i64 %2629, -3
  %2794 = icmp ult i64 %2793, 2
  %2795 = select i1 %2794, ptr %2630, ptr %2631
  %2796 = select i1 %2794, ptr %2631, ptr %2630
  %2797 = icmp ult i64 %2629, 2
  br i1 %2797, label %2798, label %2829

2798:                                             ; preds = %2787
  %2799 = shl nuw nsw i64 1, %2788
  %2800 = and i64 %2799, 324
  %2801 = icmp eq i64 %2800, 0
  %2802 = icmp sgt i64 %2433, 0
  br i1 %2801, label %2804, label %2803

2803:                                             ; preds = %2798
  br i1 %2802, label %2805, label %2883

2804:                                             ; preds = %2798
  br i1 %2802, label %2817, label %2883

2805:                                             ; preds = %2803, %2805
  %2806 = phi i64 [ %2815, %2805 ], [ 0, %2803 ]
  %2807 = getelementptr inbounds nuw i32, ptr %2630, i64 %2806
  %2808 = load i32, ptr %2807, align 4
  %2809 = getelementptr inbounds nuw i32, ptr %2631, i64 %2806
  %2810 = load i32, ptr %2809, align 4
  %2811 = icmp eq i32 %2808, %2810
  %2812 = xor i1 %2792, %2811
  %2813 = zext i1 %2812 to i8
  %2814 = getelementptr inbounds nuw i8, ptr %2628, i64 %2806
  store i8 %2813, ptr %2814, align 1
  %2815 = add nuw nsw i64 %2806, 1
  %2816 = icmp eq i64 %2815, %2433
  br i1 %2816, label %2883, label %2805

2817:                                             ; preds = %2804, %2817
  %2818 = phi i64 [ %2827, %2817 ], [ 0, %2804 ]
  %2819 = getelementptr inbounds nuw i64, ptr %2630, i64 %2818
  %2820 = load i64, ptr %2819, align 8
  %2821 = getelementptr inbounds nuw i64, ptr %2631, i64 %2818
  %2822 = load i64, ptr %2821, align 8
  %2823 = icmp eq i64 %2820, %2822
  %2824 = xor i1 %2792, %2823
  %2825 = zext i1 %2824 to i8
  %2826 = getelementptr inbounds nuw i8, ptr %2628, i64 %2818
  store i8 %2825, ptr %2826, align 1
  %2827 = add nuw nsw i64 %2818, 1
  %2828 = icmp eq i64 %2827, %2433
  br i1 %2828, label %2883, label %2817

2829:                                             ; preds = %2787
  %2830 = icmp sgt i64 %2433, 0
  switch i64 %2788, label %2834 [
    i64 2, label %2833
    i64 6, label %2832
    i64 3, label %2831
  ]

2831:                                             ; preds = %2829
  br i1 %2830, label %2859, label %2883

2832:                                             ; preds = %2829
  br i1 %2830, label %2847, label %2883

2833:                                             ; preds = %2829
  br i1 %2830, label %2835, label %2883

2834:                                             ; preds = %2829
  br i1 %2830, label %2871, label %2883

2835:                                             ; preds = %2833, %2835
  %2836 = phi i64 [ %2845, %2835 ], [ 0, %2833 ]
  %2837 = getelementptr inbounds nuw i32, ptr %2796, i64 %2836
  %2838 = load i32, ptr %2837, align 4
  %2839 = getelementptr inbounds nuw i32, ptr %2795, i64 %2836
  %2840 = load i32, ptr %2839, align 4
  %2841 = icmp ult i32 %2838, %2840
  %2842 = xor i1 %2792, %2841
  %2843 = zext i1 %2842 to i8
  %2844 = getelementptr inbounds nuw i8, ptr %2628, i64 %2836
  store i8 %2843, ptr %2844, align 1
  %2845 = add nuw nsw i64 %2836, 1
  %2846 = icmp eq i64 %2845, %2433
  br i1 %2846, label %2883, label %2835

2847:                                             ; preds = %2832, %2847
  %2848 = phi i64 [ %2857, %2847 ], [ 0, %2832 ]
  %2849 = getelementptr inbounds nuw i32, ptr %2796, i64 %2848
  %2850 = load i32, ptr %2849, align 4
  %2851 = getelementptr inbounds nuw i32, ptr %2795, i64 %2848
  %2852 = load i32, ptr %2851, align 4
  %2853 = icmp slt i32 %2850, %2852
  %2854 = xor i1 %2792, %2853
  %2855 = zext i1 %2854 to i8
  %2856 = getelementptr inbounds nuw i8, ptr %2628, i64 %2848
  store i8 %2855, ptr %2856, align 1
  %2857 = add nuw nsw i64 %2848, 1
  %2858 = icmp eq i64 %2857, %2433
  br i1 %2858, label %2883, label %2847

2859:                                             ; preds = %2831, %2859
  %2860 = phi i64 [ %2869, %2859 ], [ 0, %2831 ]
  %2861 = getelementptr inbounds nuw i64, ptr %2796, i64 %2860
  %2862 = load i64, ptr %2861, align 8
  %2863 = getelementptr inbounds nuw i64, ptr %2795, i64 %2860
  %2864 = load i64, ptr %2863, align 8
  %2865 = icmp ult i64 %2862, %2864
  %2866 = xor i1 %2792, %2865
  %2867 = zext i1 %2866 to i8
  %2868 = getelementptr inbounds nuw i8, ptr %2628, i64 %2860
  store i8 %2867, ptr %2868, align 1
  %2869 = add nuw nsw i64 %2860, 1
  %2870 = icmp eq i64 %2869, %2433
  br i1 %2870, label %2883, label %2859

2871:                                             ; preds = %2834, %2871
  %2872 = phi i64 [ %2881, %2871 ], [ 0, %2834 ]
  %2873 = getelementptr inbounds nuw i64, ptr %2796, i64 %2872
  %2874 = load i64, ptr %2873, align 8
  %2875 = getelementptr inbounds nuw i64, ptr %2795, i64 %2872
  %2876 = load i64, ptr %2875, align 8
  %2877 = icmp slt i64 %2874, %2876
  %2878 = xor i1 %2792, %2877
  %2879 = zext i1 %2878 to i8
  %2880 = getelementptr inbounds nuw i8, ptr %2628, i64 %2872
  store i8 %2879, ptr %2880, align 1
  %2881 = add nuw nsw i64 %2872, 1
  %2882 = icmp eq i64 %2881, %2433
  br i1 %2882, label %2883, label %2871

2883:                                             ; preds = %2859, %2847, %2835, %2871, %2805, %2817, %2751, %2740, %2726, %2715, %2701, %2690, %2676, %2665, %2651, %2640, %2776, %2765, %2834, %2833, %2832, %2831, %2804, %2803, %2764, %2763, %2739, %2738, %2714, %2713, %2689, %2688, %2664, %2663, %2639, %2638
  br i1 %2435, label %3980, label %2884

2884:                                             ; preds = %2883
  %2885 = inttoptr i64 %2554 to ptr
  %2886 = icmp sgt i64 %2432, 0
  br i1 %2419, label %2887, label %2888

2887:                                             ; preds = %2884
  br i1 %2886, label %2889, label %3980

2888:                                             ; preds = %2884
  br i1 %2886, label %2900, label %3980

2889:                                             ; preds = %2887, %2889
  %2890 = phi i64 [ %2898, %2889 ], [ 0, %2887 ]
  %2891 = getelementptr inbounds nuw i64, ptr %2410, i64 %2890
  %2892 = load i64, ptr %2891, align 8
  %2893 = load i64, ptr %2410, align 8
  %2894 = sub nsw i64 %2892, %2893
  %2895 = getelementptr inbounds i8, ptr %114, i64 %2894
  %2896 = load i8, ptr %2895, align 1
  %2897 = getelementptr inbounds i8, ptr %2885, i64 %2892
  store i8 %2896, ptr %2897, align 1
  %2898 = add nuw nsw i64 %2890, 1
  %2899 = icmp eq i64 %2898, %2432
  br i1 %2899, label %3980, label %2889

2900:                                             ; preds = %2888, %2900
  %2901 = phi i64 [ %2907, %2900 ], [ 0, %2888 ]
  %2902 = getelementptr inbounds nuw i8, ptr %114, i64 %2901
  %2903 = load i8, ptr %2902, align 1
  %2904 = getelementptr inbounds nuw i64, ptr %2410, i64 %2901
  %2905 = load i64, ptr %2904, align 8
  %2906 = getelementptr inbounds i8, ptr %2885, i64 %2905
  store i8 %2903, ptr %2906, align 1
  %2907 = add nuw nsw i64 %2901, 1
  %2908 = icmp eq i64 %2907, %2432
  br i1 %2908, label %3980, label %2900

2909:                                             ; preds = %2597
  br i1 %2594, label %3480, label %2910

2910:                                             ; preds = %2909
  %2911 = mul nsw i64 %2556, %2416
  %2912 = add nsw i64 %2911, %2554
  %2913 = inttoptr i64 %2912 to ptr
  %2914 = select i1 %2435, ptr %2913, ptr %114
  %2915 = load ptr, ptr %11, align 16
  %2916 = load ptr, ptr %110, align 8
  %2917 = load ptr, ptr %112, align 16
  switch i64 %2441, label %3149 [
    i64 4, label %2918
    i64 18, label %2938
    i64 14, label %3123
    i64 13, label %3097
    i64 12, label %3071
    i64 17, label %2970
    i64 16, label %3036
  ]

2918:                                             ; preds = %2910
  %2919 = and i64 %2574, 324
  %2920 = icmp eq i64 %2919, 0
  %2921 = icmp sgt i64 %2433, 0
  br i1 %2920, label %2923, label %2922

2922:                                             ; preds = %2918
  br i1 %2921, label %2924, label %3407

2923:                                             ; preds = %2918
  br i1 %2921, label %2931, label %3407

2924:                                             ; preds = %2922, %2924
  %2925 = phi i64 [ %2929, %2924 ], [ 0, %2922 ]
  %2926 = getelementptr inbounds nuw i32, ptr %2915, i64 %2925
  %2927 = load i32, ptr %2926, align 4
  %2928 = getelementptr inbounds nuw i32, ptr %2914, i64 %2925
  store i32 %2927, ptr %2928, align 4
  %2929 = add nuw nsw i64 %2925, 1
  %2930 = icmp eq i64 %2929, %2433
  br i1 %2930, label %3407, label %2924

2931:                                             ; preds = %2923, %2931
  %2932 = phi i64 [ %2936, %2931 ], [ 0, %2923 ]
  %2933 = getelementptr inbounds nuw i64, ptr %2915, i64 %2932
  %2934 = load i64, ptr %2933, align 8
  %2935 = getelementptr inbounds nuw i64, ptr %2914, i64 %2932
  store i64 %2934, ptr %2935, align 8
  %2936 = add nuw nsw i64 %2932, 1
  %2937 = icmp eq i64 %2936, %2433
  br i1 %2937, label %3407, label %2931

2938:                                             ; preds = %2910
  %2939 = and i64 %2574, 324
  %2940 = icmp eq i64 %2939, 0
  %2941 = icmp sgt i64 %2433, 0
  br i1 %2940, label %2943, label %2942

2942:                                             ; preds = %2938
  br i1 %2941, label %2944, label %3407

2943:                                             ; preds = %2938
  br i1 %2941, label %2957, label %3407

2944:                                             ; preds = %2942, %2944
  %2945 = phi i64 [ %2955, %2944 ], [ 0, %2942 ]
  %2946 = getelementptr inbounds nuw i32, ptr %2915, i64 %2945
  %2947 = load i32, ptr %2946, align 4
  %2948 = getelementptr inbounds nuw i32, ptr %2916, i64 %2945
  %2949 = load i32, ptr %2948, align 4
  %2950 = getelementptr inbounds nuw i8, ptr %2917, i64 %2945
  %2951 = load i8, ptr %2950, align 1
  %2952 = icmp eq i8 %2951, 0
  %2953 = select i1 %2952, i32 %2949, i32 %2947
  %2954 = getelementptr inbounds nuw i32, ptr %2914, i64 %2945
  store i32 %2953, ptr %2954, align 4
  %2955 = add nuw nsw i64 %2945, 1
  %2956 = icmp eq i64 %2955, %2433
  br i1 %2956, label %3407, label %2944

2957:                                             ; preds = %2943, %2957
  %2958 = phi i64 [ %2968, %2957 ], [ 0, %2943 ]
  %2959 = getelementptr inbounds nuw i64, ptr %2915, i64 %2958
  %2960 = load i64, ptr %2959, align 8
  %2961 = getelementptr inbounds nuw i64, ptr %2916, i64 %2958
  %2962 = load i64, ptr %2961, align 8
  %2963 = getelementptr inbounds nuw i8, ptr %2917, i64 %2958
  %2964 = load i8, ptr %2963, align 1
  %2965 = icmp eq i8 %2964, 0
  %2966 = select i1 %2965, i64 %2962, i64 %2960
  %2967 = getelementptr inbounds nuw i64, ptr %2914, i64 %2958
  store i64 %2966, ptr %2967, align 8
  %2968 = add nuw nsw i64 %2958, 1
  %2969 = icmp eq i64 %2968, %2433
  br i1 %2969, label %3407, label %2957

2970:                                             ; preds = %2910
  %2971 = and i64 %2557, -4
  %2972 = icmp eq i64 %2971, 4
  br i1 %2972, label %2973, label %3001

2973:                                             ; preds = %2970
  %2974 = icmp eq i64 %2557, 6
  %2975 = icmp sgt i64 %2433, 0
  br i1 %2974, label %2977, label %2976

2976:                                             ; preds = %2973
  br i1 %2975, label %2989, label %3407

2977:                                             ; preds = %2973
  br i1 %2975, label %2978, label %3407

2978:                                             ; preds = %2977, %2978
  %2979 = phi i64 [ %2987, %2978 ], [ 0, %2977 ]
  %2980 = getelementptr inbounds nuw i32, ptr %2915, i64 %2979
  %2981 = load i32, ptr %2980, align 4
  %2982 = getelementptr inbounds nuw i32, ptr %2916, i64 %2979
  %2983 = load i32, ptr %2982, align 4
  %2984 = call i32 @llvm.umin.i32(i32 %2983, i32 31)
  %2985 = ashr i32 %2981, %2984
  %2986 = getelementptr inbounds nuw i32, ptr %2914, i64 %2979
  store i32 %2985, ptr %2986, align 4
  %2987 = add nuw nsw i64 %2979, 1
  %2988 = icmp eq i64 %2987, %2433
  br i1 %2988, label %3407, label %2978

2989:                                             ; preds = %2976, %2989
  %2990 = phi i64 [ %2999, %2989 ], [ 0, %2976 ]
  %2991 = getelementptr inbounds nuw i64, ptr %2915, i64 %2990
  %2992 = load i64, ptr %2991, align 8
  %2993 = getelementptr inbounds nuw i32, ptr %2916, i64 %2990
  %2994 = load i32, ptr %2993, align 4
  %2995 = call i32 @llvm.umin.i32(i32 %2994, i32 63)
  %2996 = zext nneg i32 %2995 to i64
  %2997 = ashr i64 %2992, %2996
  %2998 = getelementptr inbounds nuw i64, ptr %2914, i64 %2990
  store i64 %2997, ptr %2998, align 8
  %2999 = add nuw nsw i64 %2990, 1
  %3000 = icmp eq i64 %2999, %2433
  br i1 %3000, label %3407, label %2989

3001:                                             ; preds = %2970
  %3002 = and i64 %2574, 324
  %3003 = icmp eq i64 %3002, 0
  %3004 = icmp sgt i64 %2433, 0
  br i1 %3003, label %3006, label %3005

3005:                                             ; preds = %3001
  br i1 %3004, label %3007, label %3407

3006:                                             ; preds = %3001
  br i1 %3004, label %3021, label %3407

3007:                                             ; preds = %3005, %3016
  %3008 = phi i64 [ %3019, %3016 ], [ 0, %3005 ]
  %3009 = getelementptr inbounds nuw i32, ptr %2916, i64 %3008
  %3010 = load i32, ptr %3009, align 4
  %3011 = icmp ugt i32 %3010, 31
  br i1 %3011, label %3016, label %3012

3012:                                             ; preds = %3007
  %3013 = getelementptr inbounds nuw i32, ptr %2915, i64 %3008
  %3014 = load i32, ptr %3013, align 4
  %3015 = lshr i32 %3014, %3010
  br label %3016

3016:                                             ; preds = %3012, %3007
  %3017 = phi i32 [ %3015, %3012 ], [ 0, %3007 ]
  %3018 = getelementptr inbounds nuw i32, ptr %2914, i64 %3008
  store i32 %3017, ptr %3018, align 4
  %3019 = add nuw nsw i64 %3008, 1
  %3020 = icmp eq i64 %3019, %2433
  br i1 %3020, label %3407, label %3007

3021:                                             ; preds = %3006, %3031
  %3022 = phi i64 [ %3034, %3031 ], [ 0, %3006 ]
  %3023 = getelementptr inbounds nuw i32, ptr %2916, i64 %3022
  %3024 = load i32, ptr %3023, align 4
  %3025 = icmp ugt i32 %3024, 63
  br i1 %3025, label %3031, label %3026

3026:                                             ; preds = %3021
  %3027 = getelementptr inbounds nuw i64, ptr %2915, i64 %3022
  %3028 = load i64, ptr %3027, align 8
  %3029 = zext nneg i32 %3024 to i64
  %3030 = lshr i64 %3028, %3029
  br label %3031

3031:                                             ; preds = %3026, %3021
  %3032 = phi i64 [ %3030, %3026 ], [ 0, %3021 ]
  %3033 = getelementptr inbounds nuw i64, ptr %2914, i64 %3022
  store i64 %3032, ptr %3033, align 8
  %3034 = add nuw nsw i64 %3022, 1
  %3035 = icmp eq i64 %3034, %2433
  br i1 %3035, label %3407, label %3021

3036:                                             ; preds = %2910
  %3037 = and i64 %2574, 324
  %3038 = icmp eq i64 %3037, 0
  %3039 = icmp sgt i64 %2433, 0
  br i1 %3038, label %3041, label %3040

3040:                                             ; preds = %3036
  br i1 %3039, label %3042, label %3407

3041:                                             ; preds = %3036
  br i1 %3039, label %3056, label %3407

3042:                                             ; preds = %3040, %3051
  %3043 = phi i64 [ %3054, %3051 ], [ 0, %3040 ]
  %3044 = getelementptr inbounds nuw i32, ptr %2916, i64 %3043
  %3045 = load i32, ptr %3044, align 4
  %3046 = icmp ugt i32 %3045, 31
  br i1 %3046, label %3051, label %3047

3047:                                             ; preds = %3042
  %3048 = getelementptr inbounds nuw i32, ptr %2915, i64 %3043
  %3049 = load i32, ptr %3048, align 4
  %3050 = shl i32 %3049, %3045
  br label %3051

3051:                                             ; preds = %3047, %3042
  %3052 = phi i32 [ %3050, %3047 ], [ 0, %3042 ]
  %3053 = getelementptr inbounds nuw i32, ptr %2914, i64 %3043
  store i32 %3052, ptr %3053, align 4
  %3054 = add nuw nsw i64 %3043, 1
  %3055 = icmp eq i64 %3054, %2433
  br i1 %3055, label %3407, label %3042

3056:                                             ; preds = %3041, %3066
  %3057 = phi i64 [ %3069, %3066 ], [ 0, %3041 ]
  %3058 = getelementptr inbounds nuw i32, ptr %2916, i64 %3057
  %3059 = load i32, ptr %3058, align 4
  %3060 = icmp ugt i32 %3059, 63
  br i1 %3060, label %3066, label %3061

3061:                                             ; preds = %3056
  %3062 = getelementptr inbounds nuw i64, ptr %2915, i64 %3057
  %3063 = load i64, ptr %3062, align 8
  %3064 = zext nneg i32 %3059 to i64
  %3065 = shl i64 %3063, %3064
  br label %3066

3066:                                             ; preds = %3061, %3056
  %3067 = phi i64 [ %3065, %3061 ], [ 0, %3056 ]
  %3068 = getelementptr inbounds nuw i64, ptr %2914, i64 %3057
  store i64 %3067, ptr %3068, align 8
  %3069 = add nuw nsw i64 %3057, 1
  %3070 = icmp eq i64 %3069, %2433
  br i1 %3070, label %3407, label %3056

3071:                                             ; preds = %2910
  %3072 = and i64 %2574, 324
  %3073 = icmp eq i64 %3072, 0
  %3074 = icmp sgt i64 %2433, 0
  br i1 %3073, label %3076, label %3075

3075:                                             ; preds = %3071
  br i1 %3074, label %3077, label %3407

3076:                                             ; preds = %3071
  br i1 %3074, label %3087, label %3407

3077:                                             ; preds = %3075, %3077
  %3078 = phi i64 [ %3085, %3077 ], [ 0, %3075 ]
  %3079 = getelementptr inbounds nuw i32, ptr %2915, i64 %3078
  %3080 = load i32, ptr %3079, align 4
  %3081 = getelementptr inbounds nuw i32, ptr %2916, i64 %3078
  %3082 = load i32, ptr %3081, align 4
  %3083 = and i32 %3082, %3080
  %3084 = getelementptr inbounds nuw i32, ptr %2914, i64 %3078
  store i32 %3083, ptr %3084, align 4
  %3085 = add nuw nsw i64 %3078, 1
  %3086 = icmp eq i64 %3085, %2433
  br i1 %3086, label %3407, label %3077

3087:                                             ; preds = %3076, %3087
  %3088 = phi i64 [ %3095, %3087 ], [ 0, %3076 ]
  %3089 = getelementptr inbounds nuw i64, ptr %2915, i64 %3088
  %3090 = load i64, ptr %3089, align 8
  %3091 = getelementptr inbounds nuw i64, ptr %2916, i64 %3088
  %3092 = load i64, ptr %3091, align 8
  %3093 = and i64 %3092, %3090
  %3094 = getelementptr inbounds nuw i64, ptr %2914, i64 %3088
  store i64 %3093, ptr %3094, align 8
  %3095 = add nuw nsw i64 %3088, 1
  %3096 = icmp eq i64 %3095, %2433
  br i1 %3096, label %3407, label %3087

3097:                                             ; preds = %2910
  %3098 = and i64 %2574, 324
  %3099 = icmp eq i64 %3098, 0
  %3100 = icmp sgt i64 %2433, 0
  br i1 %3099, label %3102, label %3101

3101:                                             ; preds = %3097
  br i1 %3100, label %3103, label %3407

3102:                                             ; preds = %3097
  br i1 %3100, label %3113, label %3407

3103:                                             ; preds = %3101, %3103
  %3104 = phi i64 [ %3111, %3103 ], [ 0, %3101 ]
  %3105 = getelementptr inbounds nuw i32, ptr %2915, i64 %3104
  %3106 = load i32, ptr %3105, align 4
  %3107 = getelementptr inbounds nuw i32, ptr %2916, i64 %3104
  %3108 = load i32, ptr %3107, align 4
  %3109 = or i32 %3108, %3106
  %3110 = getelementptr inbounds nuw i32, ptr %2914, i64 %3104
  store i32 %3109, ptr %3110, align 4
  %3111 = add nuw nsw i64 %3104, 1
  %3112 = icmp eq i64 %3111, %2433
  br i1 %3112, label %3407, label %3103

3113:                                             ; preds = %3102, %3113
  %3114 = phi i64 [ %3121, %3113 ], [ 0, %3102 ]
  %3115 = getelementptr inbounds nuw i64, ptr %2915, i64 %3114
  %3116 = load i64, ptr %3115, align 8
  %3117 = getelementptr inbounds nuw i64, ptr %2916, i64 %3114
  %3118 = load i64, ptr %3117, align 8
  %3119 = or i64 %3118, %3116
  %3120 = getelementptr inbounds nuw i64, ptr %2914, i64 %3114
  store i64 %3119, ptr %3120, align 8
  %3121 = add nuw nsw i64 %3114, 1
  %3122 = icmp eq i64 %3121, %2433
  br i1 %3122, label %3407, label %3113

3123:                                             ; preds = %2910
  %3124 = and i64 %2574, 324
  %3125 = icmp eq i64 %3124, 0
  %3126 = icmp sgt i64 %2433, 0
  br i1 %3125, label %3128, label %3127

3127:                                             ; preds = %3123
  br i1 %3126, label %3129, label %3407

3128:                                             ; preds = %3123
  br i1 %3126, label %3139, label %3407

3129:                                             ; preds = %3127, %3129
  %3130 = phi i64 [ %3137, %3129 ], [ 0, %3127 ]
  %3131 = getelementptr inbounds nuw i32, ptr %2915, i64 %3130
  %3132 = load i32, ptr %3131, align 4
  %3133 = getelementptr inbounds nuw i32, ptr %2916, i64 %3130
  %3134 = load i32, ptr %3133, align 4
  %3135 = xor i32 %3134, %3132
  %3136 = getelementptr inbounds nuw i32, ptr %2914, i64 %3130
  store i32 %3135, ptr %3136, align 4
  %3137 = add nuw nsw i64 %3130, 1
  %3138 = icmp eq i64 %3137, %2433
  br i1 %3138, label %3407, label %3129

3139:                                             ; preds = %3128, %3139
  %3140 = phi i64 [ %3147, %3139 ], [ 0, %3128 ]
  %3141 = getelementptr inbounds nuw i64, ptr %2915, i64 %3140
  %3142 = load i64, ptr %3141, align 8
  %3143 = getelementptr inbounds nuw i64, ptr %2916, i64 %3140
  %3144 = load i64, ptr %3143, align 8
  %3145 = xor i64 %3144, %3142
  %3146 = getelementptr inbounds nuw i64, ptr %2914, i64 %3140
  store i64 %3145, ptr %3146, align 8
  %3147 = add nuw nsw i64 %3140, 1
  %3148 = icmp eq i64 %3147, %2433
  br i1 %3148, label %3407, label %3139

3149:                                             ; preds = %2910
  %3150 = icmp eq i64 %2557, 8
  br i1 %3150, label %3151, label %3296

3151:                                             ; preds = %3149
  switch i64 %2441, label %3407 [
    i64 5, label %3162
    i64 6, label %3160
    i64 7, label %3158
    i64 25, label %3156
    i64 29, label %3214
    i64 21, label %3154
    i64 22, label %3152
  ]

3152:                                             ; preds = %3151
  %3153 = icmp sgt i64 %2433, 0
  br i1 %3153, label %3270, label %3407

3154:                                             ; preds = %3151
  %3155 = icmp sgt i64 %2433, 0
  br i1 %3155, label %3244, label %3407

3156:                                             ; preds = %3151
  %3157 = icmp sgt i64 %2433, 0
  br i1 %3157, label %3203, label %3407

3158:                                             ; preds = %3151
  %3159 = icmp sgt i64 %2433, 0
  br i1 %3159, label %3190, label %3407

3160:                                             ; preds = %3151
  %3161 = icmp sgt i64 %2433, 0
  br i1 %3161, label %3177, label %3407

3162:                                             ; preds = %3151
  %3163 = icmp sgt i64 %2433, 0
  br i1 %3163, label %3164, label %3407

3164:                                             ; preds = %3162, %3164
  %3165 = phi i64 [ %3175, %3164 ], [ 0, %3162 ]
  %3166 = getelementptr inbounds nuw float, ptr %2915, i64 %3165
  %3167 = load float, ptr %3166, align 4
  %3168 = getelementptr inbounds nuw float, ptr %2916, i64 %3165
  %3169 = load float, ptr %3168, align 4
  %3170 = fadd float %3167, %3169
  %3171 = fcmp uno float %3170, 0.000000e+00
  %3172 = bitcast float %3170 to i32
  %3173 = select i1 %3171, i32 2147483647, i32 %3172
  %3174 = getelementptr inbounds nuw i32, ptr %2914, i64 %3165
  store i32 %3173, ptr %3174, align 4
  %3175 = add nuw nsw i64 %3165, 1
  %3176 = icmp eq i64 %3175, %2433
  br i1 %3176, label %3407, label %3164

3177:                                             ; preds = %3160, %3177
  %3178 = phi i64 [ %3188, %3177 ], [ 0, %3160 ]
  %3179 = getelementptr inbounds nuw float, ptr %2915, i64 %3178
  %3180 = load float, ptr %3179, align 4
  %3181 = getelementptr inbounds nuw float, ptr %2916, i64 %3178
  %3182 = load float, ptr %3181, align 4
  %3183 = fsub float %3180, %3182
  %3184 = fcmp uno float %3183, 0.000000e+00
  %3185 = bitcast float %3183 to i32
  %3186 = select i1 %3184, i32 2147483647, i32 %3185
  %3187 = getelementptr inbounds nuw i32, ptr %2914, i64 %3178
  store i32 %3186, ptr %3187, align 4
  %3188 = add nuw nsw i64 %3178, 1
  %3189 = icmp eq i64 %3188, %2433
  br i1 %3189, label %3407, label %3177

3190:                                             ; preds = %3158, %3190
  %3191 = phi i64 [ %3201, %3190 ], [ 0, %3158 ]
  %3192 = getelementptr inbounds nuw float, ptr %2915, i64 %3191
  %3193 = load float, ptr %3192, align 4
  %3194 = getelementptr inbounds nuw float, ptr %2916, i64 %3191
  %3195 = load float, ptr %3194, align 4
  %3196 = fmul float %3193, %3195
  %3197 = fcmp uno float %3196, 0.000000e+00
  %3198 = bitcast float %3196 to i32
  %3199 = select i1 %3197, i32 2147483647, i32 %3198
  %3200 = getelementptr inbounds nuw i32, ptr %2914, i64 %3191
  store i32 %3199, ptr %3200, align 4
  %3201 = add nuw nsw i64 %3191, 1
  %3202 = icmp eq i64 %3201, %2433
  br i1 %3202, label %3407, label %3190

3203:                                             ; preds = %3156, %3203
  %3204 = phi i64 [ %3212, %3203 ], [ 0, %3156 ]
  %3205 = getelementptr inbounds nuw float, ptr %2915, i64 %3204
  %3206 = load float, ptr %3205, align 4
  %3207 = fneg float %3206
  %3208 = fcmp uno float %3206, 0.000000e+00
  %3209 = bitcast float %3207 to i32
  %3210 = select i1 %3208, i32 2147483647, i32 %3209
  %3211 = getelementptr inbounds nuw i32, ptr %2914, i64 %3204
  store i32 %3210, ptr %3211, align 4
  %3212 = add nuw nsw i64 %3204, 1
  %3213 = icmp eq i64 %3212, %2433
  br i1 %3213, label %3407, label %3203

3214:                                             ; preds = %3151
  %3215 = load i64, ptr %2404, align 8
  %3216 = and i64 %3215, 1
  %3217 = icmp eq i64 %3216, 0
  %3218 = and i64 %3215, 2
  %3219 = icmp eq i64 %3218, 0
  %3220 = and i64 %3215, 4
  %3221 = icmp eq i64 %3220, 0
  %3222 = icmp sgt i64 %2433, 0
  br i1 %3222, label %3223, label %3407

3223:                                             ; preds = %3214, %3223
  %3224 = phi i64 [ %3242, %3223 ], [ 0, %3214 ]
  %3225 = getelementptr inbounds nuw float, ptr %2915, i64 %3224
  %3226 = load float, ptr %3225, align 4
  %3227 = getelementptr inbounds nuw float, ptr %2916, i64 %3224
  %3228 = load float, ptr %3227, align 4
  %3229 = getelementptr inbounds nuw float, ptr %2917, i64 %3224
  %3230 = load float, ptr %3229, align 4
  %3231 = fneg float %3226
  %3232 = select i1 %3217, float %3226, float %3231
  %3233 = fneg float %3228
  %3234 = select i1 %3219, float %3228, float %3233
  %3235 = fneg float %3230
  %3236 = select i1 %3221, float %3230, float %3235
  %3237 = call float @llvm.fma.f32(float %3232, float %3234, float %3236)
  %3238 = fcmp uno float %3237, 0.000000e+00
  %3239 = bitcast float %3237 to i32
  %3240 = select i1 %3238, i32 2147483647, i32 %3239
  %3241 = getelementptr inbounds nuw i32, ptr %2914, i64 %3224
  store i32 %3240, ptr %3241, align 4
  %3242 = add nuw nsw i64 %3224, 1
  %3243 = icmp eq i64 %3242, %2433
  br i1 %3243, label %3407, label %3223

3244:                                             ; preds = %3154, %3262
  %3245 = phi i64 [ %3268, %3262 ], [ 0, %3154 ]
  %3246 = getelementptr inbounds nuw float, ptr %2915, i64 %3245
  %3247 = load float, ptr %3246, align 4
  %3248 = getelementptr inbounds nuw float, ptr %2916, i64 %3245
  %3249 = load float, ptr %3248, align 4
  %3250 = fcmp uno float %3247, 0.000000e+00
  br i1 %3250, label %3262, label %3251

3251:                                             ; preds = %3244
  %3252 = fcmp uno float %3249, 0.000000e+00
  br i1 %3252, label %3262, label %3253

3253:                                             ; preds = %3251
  %3254 = fcmp oeq float %3247, %3249
  br i1 %3254, label %3255, label %3259

3255:                                             ; preds = %3253
  %3256 = bitcast float %3247 to i32
  %3257 = icmp slt i32 %3256, 0
  %3258 = select i1 %3257, float %3247, float %3249
  br label %3262

3259:                                             ; preds = %3253
  %3260 = fcmp olt float %3247, %3249
  %3261 = select i1 %3260, float %3247, float %3249
  br label %3262

3262:                                             ; preds = %3259, %3255, %3251, %3244
  %3263 = phi float [ %3261, %3259 ], [ %3249, %3244 ], [ %3258, %3255 ], [ %3247, %3251 ]
  %3264 = fcmp uno float %3263, 0.000000e+00
  %3265 = bitcast float %3263 to i32
  %3266 = select i1 %3264, i32 2147483647, i32 %3265
  %3267 = getelementptr inbounds nuw i32, ptr %2914, i64 %3245
  store i32 %3266, ptr %3267, align 4
  %3268 = add nuw nsw i64 %3245, 1
  %3269 = icmp eq i64 %3268, %2433
  br i1 %3269, label %3407, label %3244

3270:                                             ; preds = %3152, %3288
  %3271 = phi i64 [ %3294, %3288 ], [ 0, %3152 ]
  %3272 = getelementptr inbounds nuw float, ptr %2915, i64 %3271
  %3273 = load float, ptr %3272, align 4
  %3274 = getelementptr inbounds nuw float, ptr %2916, i64 %3271
  %3275 = load float, ptr %3274, align 4
  %3276 = fcmp uno float %3273, 0.000000e+00
  br i1 %3276, label %3288, label %3277

3277:                                             ; preds = %3270
  %3278 = fcmp uno float %3275, 0.000000e+00
  br i1 %3278, label %3288, label %3279

3279:                                             ; preds = %3277
  %3280 = fcmp oeq float %3273, %3275
  br i1 %3280, label %3281, label %3285

3281:                                             ; preds = %3279
  %3282 = bitcast float %3273 to i32
  %3283 = icmp slt i32 %3282, 0
  %3284 = select i1 %3283, float %3275, float %3273
  br label %3288

3285:                                             ; preds = %3279
  %3286 = fcmp ogt float %3273, %3275
  %3287 = select i1 %3286, float %3273, float %3275
  br label %3288

3288:                                             ; preds = %3285, %3281, %3277, %3270
  %3289 = phi float [ %3287, %3285 ], [ %3275, %3270 ], [ %3284, %3281 ], [ %3273, %3277 ]
  %3290 = fcmp uno float %3289, 0.000000e+00
  %3291 = bitcast float %3289 to i32
  %3292 = select i1 %3290, i32 2147483647, i32 %3291
  %3293 = getelementptr inbounds nuw i32, ptr %2914, i64 %3271
  store i32 %3292, ptr %3293, align 4
  %3294 = add nuw nsw i64 %3271, 1
  %3295 = icmp eq i64 %3294, %2433
  br i1 %3295, label %3407, label %3270

3296:                                             ; preds = %3149
  switch i64 %2441, label %3407 [
    i64 5, label %3297
    i64 6, label %3323
    i64 7, label %3349
    i64 10, label %3375
  ]

3297:                                             ; preds = %3296
  %3298 = and i64 %2574, 324
  %3299 = icmp eq i64 %3298, 0
  %3300 = icmp sgt i64 %2433, 0
  br i1 %3299, label %3302, label %3301

3301:                                             ; preds = %3297
  br i1 %3300, label %3303, label %3407

3302:                                             ; preds = %3297
  br i1 %3300, label %3313, label %3407

3303:                                             ; preds = %3301, %3303
  %3304 = phi i64 [ %3311, %3303 ], [ 0, %3301 ]
  %3305 = getelementptr inbounds nuw i32, ptr %2915, i64 %3304
  %3306 = load i32, ptr %3305, align 4
  %3307 = getelementptr inbounds nuw i32, ptr %2916, i64 %3304
  %3308 = load i32, ptr %3307, align 4
  %3309 = add i32 %3308, %3306
  %3310 = getelementptr inbounds nuw i32, ptr %2914, i64 %3304
  store i32 %3309, ptr %3310, align 4
  %3311 = add nuw nsw i64 %3304, 1
  %3312 = icmp eq i64 %3311, %2433
  br i1 %3312, label %3407, label %3303

3313:                                             ; preds = %3302, %3313
  %3314 = phi i64 [ %3321, %3313 ], [ 0, %3302 ]
  %3315 = getelementptr inbounds nuw i64, ptr %2915, i64 %3314
  %3316 = load i64, ptr %3315, align 8
  %3317 = getelementptr inbounds nuw i64, ptr %2916, i64 %3314
  %3318 = load i64, ptr %3317, align 8
  %3319 = add i64 %3318, %3316
  %3320 = getelementptr inbounds nuw i64, ptr %2914, i64 %3314
  store i64 %3319, ptr %3320, align 8
  %3321 = add nuw nsw i64 %3314, 1
  %3322 = icmp eq i64 %3321, %2433
  br i1 %3322, label %3407, label %3313

3323:                                             ; preds = %3296
  %3324 = and i64 %2574, 324
  %3325 = icmp eq i64 %3324, 0
  %3326 = icmp sgt i64 %2433, 0
  br i1 %3325, label %3328, label %3327

3327:                                             ; preds = %3323
  br i1 %3326, label %3329, label %3407

3328:                                             ; preds = %3323
  br i1 %3326, label %3339, label %3407

3329:                                             ; preds = %3327, %3329
  %3330 = phi i64 [ %3337, %3329 ], [ 0, %3327 ]
  %3331 = getelementptr inbounds nuw i32, ptr %2915, i64 %3330
  %3332 = load i32, ptr %3331, align 4
  %3333 = getelementptr inbounds nuw i32, ptr %2916, i64 %3330
  %3334 = load i32, ptr %3333, align 4
  %3335 = sub i32 %3332, %3334
  %3336 = getelementptr inbounds nuw i32, ptr %2914, i64 %3330
  store i32 %3335, ptr %3336, align 4
  %3337 = add nuw nsw i64 %3330, 1
  %3338 = icmp eq i64 %3337, %2433
  br i1 %3338, label %3407, label %3329

3339:                                             ; preds = %3328, %3339
  %3340 = phi i64 [ %3347, %3339 ], [ 0, %3328 ]
  %3341 = getelementptr inbounds nuw i64, ptr %2915, i64 %3340
  %3342 = load i64, ptr %3341, align 8
  %3343 = getelementptr inbounds nuw i64, ptr %2916, i64 %3340
  %3344 = load i64, ptr %3343, align 8
  %3345 = sub i64 %3342, %3344
  %3346 = getelementptr inbounds nuw i64, ptr %2914, i64 %3340
  store i64 %3345, ptr %3346, align 8
  %3347 = add nuw nsw i64 %3340, 1
  %3348 = icmp eq i64 %3347, %2433
  br i1 %3348, label %3407, label %3339

3349:                                             ; preds = %3296
  %3350 = and i64 %2574, 324
  %3351 = icmp eq i64 %3350, 0
  %3352 = icmp sgt i64 %2433, 0
  br i1 %3351, label %3354, label %3353

3353:                                             ; preds = %3349
  br i1 %3352, label %3355, label %3407

3354:                                             ; preds = %3349
  br i1 %3352, label %3365, label %3407

3355:                                             ; preds = %3353, %3355
  %3356 = phi i64 [ %3363, %3355 ], [ 0, %3353 ]
  %3357 = getelementptr inbounds nuw i32, ptr %2915, i64 %3356
  %3358 = load i32, ptr %3357, align 4
  %3359 = getelementptr inbounds nuw i32, ptr %2916, i64 %3356
  %3360 = load i32, ptr %3359, align 4
  %3361 = mul i32 %3360, %3358
  %3362 = getelementptr inbounds nuw i32, ptr %2914, i64 %3356
  store i32 %3361, ptr %3362, align 4
  %3363 = add nuw nsw i64 %3356, 1
  %3364 = icmp eq i64 %3363, %2433
  br i1 %3364, label %3407, label %3355

3365:                                             ; preds = %3354, %3365
  %3366 = phi i64 [ %3373, %3365 ], [ 0, %3354 ]
  %3367 = getelementptr inbounds nuw i64, ptr %2915, i64 %3366
  %3368 = load i64, ptr %3367, align 8
  %3369 = getelementptr inbounds nuw i64, ptr %2916, i64 %3366
  %3370 = load i64, ptr %3369, align 8
  %3371 = mul i64 %3370, %3368
  %3372 = getelementptr inbounds nuw i64, ptr %2914, i64 %3366
  store i64 %3371, ptr %3372, align 8
  %3373 = add nuw nsw i64 %3366, 1
  %3374 = icmp eq i64 %3373, %2433
  br i1 %3374, label %3407, label %3365

3375:                                             ; preds = %3296
  %3376 = and i64 %2574, 324
  %3377 = icmp eq i64 %3376, 0
  %3378 = icmp sgt i64 %2433, 0
  br i1 %3377, label %3380, label %3379

3379:                                             ; preds = %3375
  br i1 %3378, label %3381, label %3407

3380:                                             ; preds = %3375
  br i1 %3378, label %3394, label %3407

3381:                                             ; preds = %3379, %3381
  %3382 = phi i64 [ %3392, %3381 ], [ 0, %3379 ]
  %3383 = getelementptr inbounds nuw i32, ptr %2915, i64 %3382
  %3384 = load i32, ptr %3383, align 4
  %3385 = getelementptr inbounds nuw i32, ptr %2916, i64 %3382
  %3386 = load i32, ptr %3385, align 4
  %3387 = getelementptr inbounds nuw i32, ptr %2917, i64 %3382
  %3388 = load i32, ptr %3387, align 4
  %3389 = mul i32 %3386, %3384
  %3390 = add i32 %3389, %3388
  %3391 = getelementptr inbounds nuw i32, ptr %2914, i64 %3382
  store i32 %3390, ptr %3391, align 4
  %3392 = add nuw nsw i64 %3382, 1
  %3393 = icmp eq i64 %3392, %2433
  br i1 %3393, label %3407, label %3381

3394:                                             ; preds = %3380, %3394
  %3395 = phi i64 [ %3405, %3394 ], [ 0, %3380 ]
  %3396 = getelementptr inbounds nuw i64, ptr %2915, i64 %3395
  %3397 = load i64, ptr %3396, align 8
  %3398 = getelementptr inbounds nuw i64, ptr %2916, i64 %3395
  %3399 = load i64, ptr %3398, align 8
  %3400 = getelementptr inbounds nuw i64, ptr %2917, i64 %3395
  %3401 = load i64, ptr %3400, align 8
  %3402 = mul i64 %3399, %3397
  %3403 = add i64 %3402, %3401
  %3404 = getelementptr inbounds nuw i64, ptr %2914, i64 %3395
  store i64 %3403, ptr %3404, align 8
  %3405 = add nuw nsw i64 %3395, 1
  %3406 = icmp eq i64 %3405, %2433
  br i1 %3406, label %3407, label %3394

3407:                                             ; preds = %3051, %3066, %3016, %3031, %2989, %2978, %3077, %3087, %3103, %3113, %3129, %3139, %2944, %2957, %2924, %2931, %3381, %3394, %3355, %3365, %3329, %3339, %3303, %3313, %3288, %3262, %3223, %3203, %3190, %3177, %3164, %3380, %3379, %3354, %3353, %3328, %3327, %3302, %3301, %3296, %3214, %3162, %3160, %3158, %3156, %3154, %3152, %3151, %3128, %3127, %3102, %3101, %3076, %3075, %3041, %3040, %3006, %3005, %2977, %2976, %2943, %2942, %2923, %2922
  br i1 %2435, label %3980, label %3408

3408:                                             ; preds = %3407
  %3409 = inttoptr i64 %2554 to ptr
  %3410 = icmp sgt i64 %2432, 0
  switch i64 %2556, label %3457 [
    i64 4, label %3411
    i64 8, label %3434
  ]

3411:                                             ; preds = %3408
  br i1 %2419, label %3412, label %3413

3412:                                             ; preds = %3411
  br i1 %3410, label %3414, label %3980

3413:                                             ; preds = %3411
  br i1 %3410, label %3425, label %3980

3414:                                             ; preds = %3412, %3414
  %3415 = phi i64 [ %3423, %3414 ], [ 0, %3412 ]
  %3416 = getelementptr inbounds nuw i64, ptr %2410, i64 %3415
  %3417 = load i64, ptr %3416, align 8
  %3418 = load i64, ptr %2410, align 8
  %3419 = sub nsw i64 %3417, %3418
  %3420 = getelementptr inbounds i32, ptr %114, i64 %3419
  %3421 = load i32, ptr %3420, align 4
  %3422 = getelementptr inbounds i32, ptr %3409, i64 %3417
  store i32 %3421, ptr %3422, align 4
  %3423 = add nuw nsw i64 %3415, 1
  %3424 = icmp eq i64 %3423, %2432
  br i1 %3424, label %3980, label %3414

3425:                                             ; preds = %3413, %3425
  %3426 = phi i64 [ %3432, %3425 ], [ 0, %3413 ]
  %3427 = getelementptr inbounds nuw i32, ptr %114, i64 %3426
  %3428 = load i32, ptr %3427, align 4
  %3429 = getelementptr inbounds nuw i64, ptr %2410, i64 %3426
  %3430 = load i64, ptr %3429, align 8
  %3431 = getelementptr inbounds i32, ptr %3409, i64 %3430
  store i32 %3428, ptr %3431, align 4
  %3432 = add nuw nsw i64 %3426, 1
  %3433 = icmp eq i64 %3432, %2432
  br i1 %3433, label %3980, label %3425

3434:                                             ; preds = %3408
  br i1 %2419, label %3435, label %3436

3435:                                             ; preds = %3434
  br i1 %3410, label %3437, label %3980

3436:                                             ; preds = %3434
  br i1 %3410, label %3448, label %3980

3437:                                             ; preds = %3435, %3437
  %3438 = phi i64 [ %3446, %3437 ], [ 0, %3435 ]
  %3439 = getelementptr inbounds nuw i64, ptr %2410, i64 %3438
  %3440 = load i64, ptr %3439, align 8
  %3441 = load i64, ptr %2410, align 8
  %3442 = sub nsw i64 %3440, %3441
  %3443 = getelementptr inbounds i64, ptr %114, i64 %3442
  %3444 = load i64, ptr %3443, align 8
  %3445 = getelementptr inbounds i64, ptr %3409, i64 %3440
  store i64 %3444, ptr %3445, align 8
  %3446 = add nuw nsw i64 %3438, 1
  %3447 = icmp eq i64 %3446, %2432
  br i1 %3447, label %3980, label %3437

3448:                                             ; preds = %3436, %3448
  %3449 = phi i64 [ %3455, %3448 ], [ 0, %3436 ]
  %3450 = getelementptr inbounds nuw i64, ptr %114, i64 %3449
  %3451 = load i64, ptr %3450, align 8
  %3452 = getelementptr inbounds nuw i64, ptr %2410, i64 %3449
  %3453 = load i64, ptr %3452, align 8
  %3454 = getelementptr inbounds i64, ptr %3409, i64 %3453
  store i64 %3451, ptr %3454, align 8
  %3455 = add nuw nsw i64 %3449, 1
  %3456 = icmp eq i64 %3455, %2432
  br i1 %3456, label %3980, label %3448

3457:                                             ; preds = %3408
  br i1 %2419, label %3458, label %3459

3458:                                             ; preds = %3457
  br i1 %3410, label %3460, label %3980

3459:                                             ; preds = %3457
  br i1 %3410, label %3471, label %3980

3460:                                             ; preds = %3458, %3460
  %3461 = phi i64 [ %3469, %3460 ], [ 0, %3458 ]
  %3462 = getelementptr inbounds nuw i64, ptr %2410, i64 %3461
  %3463 = load i64, ptr %3462, align 8
  %3464 = load i64, ptr %2410, align 8
  %3465 = sub nsw i64 %3463, %3464
  %3466 = getelementptr inbounds i8, ptr %114, i64 %3465
  %3467 = load i8, ptr %3466, align 1
  %3468 = getelementptr inbounds i8, ptr %3409, i64 %3463
  store i8 %3467, ptr %3468, align 1
  %3469 = add nuw nsw i64 %3461, 1
  %3470 = icmp eq i64 %3469, %2432
  br i1 %3470, label %3980, label %3460

3471:                                             ; preds = %3459, %3471
  %3472 = phi i64 [ %3478, %3471 ], [ 0, %3459 ]
  %3473 = getelementptr inbounds nuw i8, ptr %114, i64 %3472
  %3474 = load i8, ptr %3473, align 1
  %3475 = getelementptr inbounds nuw i64, ptr %2410, i64 %3472
  %3476 = load i64, ptr %3475, align 8
  %3477 = getelementptr inbounds i8, ptr %3409, i64 %3476
  store i8 %3474, ptr %3477, align 1
  %3478 = add nuw nsw i64 %3472, 1
  %3479 = icmp eq i64 %3478, %2432
  br i1 %3479, label %3980, label %3471

3480:                                             ; preds = %2909
  %3481 = shl nuw nsw i64 %2573, 3
  %3482 = icmp eq i64 %2557, 3
  %3483 = select i1 %3482, i64 -9223372036854775808, i64 0
  switch i64 %2441, label %3979 [
    i64 4, label %3530
    i64 5, label %3528
    i64 6, label %3526
    i64 7, label %3559
    i64 9, label %3559
    i64 12, label %3524
    i64 13, label %3522
    i64 14, label %3520
    i64 15, label %3601
    i64 25, label %3518
    i64 21, label %3516
    i64 22, label %3514
    i64 8, label %3657
    i64 10, label %3704
    i64 11, label %3704
    i64 16, label %3512
    i64 17, label %3731
    i64 18, label %3510
    i64 20, label %3506
    i64 23, label %3501
    i64 24, label %3496
    i64 28, label %3492
    i64 30, label %3490
    i64 31, label %3888
    i64 32, label %3888
    i64 33, label %3488
    i64 34, label %3486
    i64 35, label %3484
  ]

3484:                                             ; preds = %3480
  %3485 = icmp sgt i64 %2433, 0
  br i1 %3485, label %3946, label %3979

3486:                                             ; preds = %3480
  %3487 = icmp sgt i64 %2433, 0
  br i1 %3487, label %3927, label %3979

3488:                                             ; preds = %3480
  %3489 = icmp sgt i64 %2433, 0
  br i1 %3489, label %3919, label %3979

3490:                                             ; preds = %3480
  %3491 = icmp sgt i64 %2433, 0
  br i1 %3491, label %3880, label %3979

3492:                                             ; preds = %3480
  %3493 = icmp sgt i64 %2433, 0
  br i1 %3493, label %3494, label %3979

3494:                                             ; preds = %3492
  %3495 = load i64, ptr %2404, align 8
  br label %3844

3496:                                             ; preds = %3480
  %3497 = icmp sgt i64 %2433, 0
  br i1 %3497, label %3498, label %3979

3498:                                             ; preds = %3496
  %3499 = and i64 %2557, -4
  %3500 = icmp eq i64 %3499, 4
  br label %3819

3501:                                             ; preds = %3480
  %3502 = icmp sgt i64 %2433, 0
  br i1 %3502, label %3503, label %3979

3503:                                             ; preds = %3501
  %3504 = and i64 %2557, -4
  %3505 = icmp eq i64 %3504, 4
  br label %3798

3506:                                             ; preds = %3480
  %3507 = icmp sgt i64 %2433, 0
  br i1 %3507, label %3508, label %3979

3508:                                             ; preds = %3506
  %3509 = load i64, ptr %2404, align 8
  br label %3774

3510:                                             ; preds = %3480
  %3511 = icmp sgt i64 %2433, 0
  br i1 %3511, label %3761, label %3979

3512:                                             ; preds = %3480
  %3513 = icmp sgt i64 %2433, 0
  br i1 %3513, label %3719, label %3979

3514:                                             ; preds = %3480
  %3515 = icmp sgt i64 %2433, 0
  br i1 %3515, label %3644, label %3979

3516:                                             ; preds = %3480
  %3517 = icmp sgt i64 %2433, 0
  br i1 %3517, label %3631, label %3979

3518:                                             ; preds = %3480
  %3519 = icmp sgt i64 %2433, 0
  br i1 %3519, label %3623, label %3979

3520:                                             ; preds = %3480
  %3521 = icmp sgt i64 %2433, 0
  br i1 %3521, label %3591, label %3979

3522:                                             ; preds = %3480
  %3523 = icmp sgt i64 %2433, 0
  br i1 %3523, label %3581, label %3979

3524:                                             ; preds = %3480
  %3525 = icmp sgt i64 %2433, 0
  br i1 %3525, label %3571, label %3979

3526:                                             ; preds = %3480
  %3527 = icmp sgt i64 %2433, 0
  br i1 %3527, label %3549, label %3979

3528:                                             ; preds = %3480
  %3529 = icmp sgt i64 %2433, 0
  br i1 %3529, label %3539, label %3979

3530:                                             ; preds = %3480
  %3531 = icmp sgt i64 %2433, 0
  br i1 %3531, label %3532, label %3979

3532:                                             ; preds = %3530, %3532
  %3533 = phi i64 [ %3537, %3532 ], [ 0, %3530 ]
  %3534 = getelementptr inbounds nuw i64, ptr %8, i64 %3533
  %3535 = load i64, ptr %3534, align 8
  %3536 = getelementptr inbounds nuw i64, ptr %114, i64 %3533
  store i64 %3535, ptr %3536, align 8
  %3537 = add nuw nsw i64 %3533, 1
  %3538 = icmp eq i64 %3537, %2433
  br i1 %3538, label %3979, label %3532

3539:                                             ; preds = %3528, %3539
  %3540 = phi i64 [ %3547, %3539 ], [ 0, %3528 ]
  %3541 = getelementptr inbounds nuw i64, ptr %8, i64 %3540
  %3542 = load i64, ptr %3541, align 8
  %3543 = getelementptr inbounds nuw i64, ptr %111, i64 %3540
  %3544 = load i64, ptr %3543, align 8
  %3545 = add i64 %3544, %3542
  %3546 = getelementptr inbounds nuw i64, ptr %114, i64 %3540
  store i64 %3545, ptr %3546, align 8
  %3547 = add nuw nsw i64 %3540, 1
  %3548 = icmp eq i64 %3547, %2433
  br i1 %3548, label %3979, label %3539

3549:                                             ; preds = %3526, %3549
  %3550 = phi i64 [ %3557, %3549 ], [ 0, %3526 ]
  %3551 = getelementptr inbounds nuw i64, ptr %8, i64 %3550
  %3552 = load i64, ptr %3551, align 8
  %3553 = getelementptr inbounds nuw i64, ptr %111, i64 %3550
  %3554 = load i64, ptr %3553, align 8
  %3555 = sub i64 %3552, %3554
  %3556 = getelementptr inbounds nuw i64, ptr %114, i64 %3550
  store i64 %3555, ptr %3556, align 8
  %3557 = add nuw nsw i64 %3550, 1
  %3558 = icmp eq i64 %3557, %2433
  br i1 %3558, label %3979, label %3549

3559:                                             ; preds = %3480, %3480
  %3560 = icmp sgt i64 %2433, 0
  br i1 %3560, label %3561, label %3979

3561:                                             ; preds = %3559, %3561
  %3562 = phi i64 [ %3569, %3561 ], [ 0, %3559 ]
  %3563 = getelementptr inbounds nuw i64, ptr %8, i64 %3562
  %3564 = load i64, ptr %3563, align 8
  %3565 = getelementptr inbounds nuw i64, ptr %111, i64 %3562
  %3566 = load i64, ptr %3565, align 8
  %3567 = mul i64 %3566, %3564
  %3568 = getelementptr inbounds nuw i64, ptr %114, i64 %3562
  store i64 %3567, ptr %3568, align 8
  %3569 = add nuw nsw i64 %3562, 1
  %3570 = icmp eq i64 %3569, %2433
  br i1 %3570, label %3979, label %3561

3571:                                             ; preds = %3524, %3571
  %3572 = phi i64 [ %3579, %3571 ], [ 0, %3524 ]
  %3573 = getelementptr inbounds nuw i64, ptr %8, i64 %3572
  %3574 = load i64, ptr %3573, align 8
  %3575 = getelementptr inbounds nuw i64, ptr %111, i64 %3572
  %3576 = load i64, ptr %3575, align 8
  %3577 = and i64 %3576, %3574
  %3578 = getelementptr inbounds nuw i64, ptr %114, i64 %3572
  store i64 %3577, ptr %3578, align 8
  %3579 = add nuw nsw i64 %3572, 1
  %3580 = icmp eq i64 %3579, %2433
  br i1 %3580, label %3979, label %3571

3581:                                             ; preds = %3522, %3581
  %3582 = phi i64 [ %3589, %3581 ], [ 0, %3522 ]
  %3583 = getelementptr inbounds nuw i64, ptr %8, i64 %3582
  %3584 = load i64, ptr %3583, align 8
  %3585 = getelementptr inbounds nuw i64, ptr %111, i64 %3582
  %3586 = load i64, ptr %3585, align 8
  %3587 = or i64 %3586, %3584
  %3588 = getelementptr inbounds nuw i64, ptr %114, i64 %3582
  store i64 %3587, ptr %3588, align 8
  %3589 = add nuw nsw i64 %3582, 1
  %3590 = icmp eq i64 %3589, %2433
  br i1 %3590, label %3979, label %3581

3591:                                             ; preds = %3520, %3591
  %3592 = phi i64 [ %3599, %3591 ], [ 0, %3520 ]
  %3593 = getelementptr inbounds nuw i64, ptr %8, i64 %3592
  %3594 = load i64, ptr %3593, align 8
  %3595 = getelementptr inbounds nuw i64, ptr %111, i64 %3592
  %3596 = load i64, ptr %3595, align 8
  %3597 = xor i64 %3596, %3594
  %3598 = getelementptr inbounds nuw i64, ptr %114, i64 %3592
  store i64 %3597, ptr %3598, align 8
  %3599 = add nuw nsw i64 %3592, 1
  %3600 = icmp eq i64 %3599, %2433
  br i1 %3600, label %3979, label %3591

3601:                                             ; preds = %3480
  %3602 = icmp eq i64 %2557, 10
  %3603 = icmp sgt i64 %2433, 0
  br i1 %3602, label %3605, label %3604

3604:                                             ; preds = %3601
  br i1 %3603, label %3615, label %3979

3605:                                             ; preds = %3601
  br i1 %3603, label %3606, label %3979

3606:                                             ; preds = %3605, %3606
  %3607 = phi i64 [ %3613, %3606 ], [ 0, %3605 ]
  %3608 = getelementptr inbounds nuw i64, ptr %8, i64 %3607
  %3609 = load i64, ptr %3608, align 8
  %3610 = icmp eq i64 %3609, 0
  %3611 = zext i1 %3610 to i64
  %3612 = getelementptr inbounds nuw i64, ptr %114, i64 %3607
  store i64 %3611, ptr %3612, align 8
  %3613 = add nuw nsw i64 %3607, 1
  %3614 = icmp eq i64 %3613, %2433
  br i1 %3614, label %3979, label %3606

3615:                                             ; preds = %3604, %3615
  %3616 = phi i64 [ %3621, %3615 ], [ 0, %3604 ]
  %3617 = getelementptr inbounds nuw i64, ptr %8, i64 %3616
  %3618 = load i64, ptr %3617, align 8
  %3619 = xor i64 %3618, -1
  %3620 = getelementptr inbounds nuw i64, ptr %114, i64 %3616
  store i64 %3619, ptr %3620, align 8
  %3621 = add nuw nsw i64 %3616, 1
  %3622 = icmp eq i64 %3621, %2433
  br i1 %3622, label %3979, label %3615

3623:                                             ; preds = %3518, %3623
  %3624 = phi i64 [ %3629, %3623 ], [ 0, %3518 ]
  %3625 = getelementptr inbounds nuw i64, ptr %8, i64 %3624
  %3626 = load i64, ptr %3625, align 8
  %3627 = sub i64 0, %3626
  %3628 = getelementptr inbounds nuw i64, ptr %114, i64 %3624
  store i64 %3627, ptr %3628, align 8
  %3629 = add nuw nsw i64 %3624, 1
  %3630 = icmp eq i64 %3629, %2433
  br i1 %3630, label %3979, label %3623

3631:                                             ; preds = %3516, %3631
  %3632 = phi i64 [ %3642, %3631 ], [ 0, %3516 ]
  %3633 = getelementptr inbounds nuw i64, ptr %8, i64 %3632
  %3634 = load i64, ptr %3633, align 8
  %3635 = getelementptr inbounds nuw i64, ptr %111, i64 %3632
  %3636 = load i64, ptr %3635, align 8
  %3637 = xor i64 %3634, %3483
  %3638 = xor i64 %3636, %3483
  %3639 = icmp slt i64 %3637, %3638
  %3640 = select i1 %3639, i64 %3634, i64 %3636
  %3641 = getelementptr inbounds nuw i64, ptr %114, i64 %3632
  store i64 %3640, ptr %3641, align 8
  %3642 = add nuw nsw i64 %3632, 1
  %3643 = icmp eq i64 %3642, %2433
  br i1 %3643, label %3979, label %3631

3644:                                             ; preds = %3514, %3644
  %3645 = phi i64 [ %3655, %3644 ], [ 0, %3514 ]
  %3646 = getelementptr inbounds nuw i64, ptr %8, i64 %3645
  %3647 = load i64, ptr %3646, align 8
  %3648 = getelementptr inbounds nuw i64, ptr %111, i64 %3645
  %3649 = load i64, ptr %3648, align 8
  %3650 = xor i64 %3647, %3483
  %3651 = xor i64 %3649, %3483
  %3652 = icmp sgt i64 %3650, %3651
  %3653 = select i1 %3652, i64 %3647, i64 %3649
  %3654 = getelementptr inbounds nuw i64, ptr %114, i64 %3645
  store i64 %3653, ptr %3654, align 8
  %3655 = add nuw nsw i64 %3645, 1
  %3656 = icmp eq i64 %3655, %2433
  br i1 %3656, label %3979, label %3644

3657:                                             ; preds = %3480
  %3658 = and i64 %2574, 324
  %3659 = icmp eq i64 %3658, 0
  %3660 = icmp sgt i64 %2433, 0
  br i1 %3659, label %3673, label %3661

3661:                                             ; preds = %3657
  br i1 %3660, label %3662, label %3979

3662:                                             ; preds = %3661, %3662
  %3663 = phi i64 [ %3671, %3662 ], [ 0, %3661 ]
  %3664 = getelementptr inbounds nuw i64, ptr %8, i64 %3663
  %3665 = load i64, ptr %3664, align 8
  %3666 = getelementptr inbounds nuw i64, ptr %111, i64 %3663
  %3667 = load i64, ptr %3666, align 8
  %3668 = mul i64 %3667, %3665
  %3669 = lshr i64 %3668, 32
  %3670 = getelementptr inbounds nuw i64, ptr %114, i64 %3663
  store i64 %3669, ptr %3670, align 8
  %3671 = add nuw nsw i64 %3663, 1
  %3672 = icmp eq i64 %3671, %2433
  br i1 %3672, label %3979, label %3662

3673:                                             ; preds = %3657
  br i1 %3482, label %3675, label %3674

3674:                                             ; preds = %3673
  br i1 %3660, label %3690, label %3979

3675:                                             ; preds = %3673
  br i1 %3660, label %3676, label %3979

3676:                                             ; preds = %3675, %3676
  %3677 = phi i64 [ %3688, %3676 ], [ 0, %3675 ]
  %3678 = getelementptr inbounds nuw i64, ptr %8, i64 %3677
  %3679 = load i64, ptr %3678, align 8
  %3680 = getelementptr inbounds nuw i64, ptr %111, i64 %3677
  %3681 = load i64, ptr %3680, align 8
  %3682 = zext i64 %3679 to i128
  %3683 = zext i64 %3681 to i128
  %3684 = mul nuw i128 %3683, %3682
  %3685 = lshr i128 %3684, 64
  %3686 = trunc nuw i128 %3685 to i64
  %3687 = getelementptr inbounds nuw i64, ptr %114, i64 %3677
  store i64 %3686, ptr %3687, align 8
  %3688 = add nuw nsw i64 %3677, 1
  %3689 = icmp eq i64 %3688, %2433
  br i1 %3689, label %3979, label %3676

3690:                                             ; preds = %3674, %3690
  %3691 = phi i64 [ %3702, %3690 ], [ 0, %3674 ]
  %3692 = getelementptr inbounds nuw i64, ptr %8, i64 %3691
  %3693 = load i64, ptr %3692, align 8
  %3694 = getelementptr inbounds nuw i64, ptr %111, i64 %3691
  %3695 = load i64, ptr %3694, align 8
  %3696 = sext i64 %3693 to i128
  %3697 = sext i64 %3695 to i128
  %3698 = mul nsw i128 %3697, %3696
  %3699 = lshr i128 %3698, 64
  %3700 = trunc nuw i128 %3699 to i64
  %3701 = getelementptr inbounds nuw i64, ptr %114, i64 %3691
  store i64 %3700, ptr %3701, align 8
  %3702 = add nuw nsw i64 %3691, 1
  %3703 = icmp eq i64 %3702, %2433
  br i1 %3703, label %3979, label %3690

3704:                                             ; preds = %3480, %3480
  %3705 = icmp sgt i64 %2433, 0
  br i1 %3705, label %3706, label %3979

3706:                                             ; preds = %3704, %3706
  %3707 = phi i64 [ %3717, %3706 ], [ 0, %3704 ]
  %3708 = getelementptr inbounds nuw i64, ptr %8, i64 %3707
  %3709 = load i64, ptr %3708, align 8
  %3710 = getelementptr inbounds nuw i64, ptr %111, i64 %3707
  %3711 = load i64, ptr %3710, align 8
  %3712 = getelementptr inbounds nuw i64, ptr %113, i64 %3707
  %3713 = load i64, ptr %3712, align 8
  %3714 = mul i64 %3711, %3709
  %3715 = add i64 %3714, %3713
  %3716 = getelementptr inbounds nuw i64, ptr %114, i64 %3707
  store i64 %3715, ptr %3716, align 8
  %3717 = add nuw nsw i64 %3707, 1
  %3718 = icmp eq i64 %3717, %2433
  br i1 %3718, label %3979, label %3706

3719:                                             ; preds = %3512, %3719
  %3720 = phi i64 [ %3729, %3719 ], [ 0, %3512 ]
  %3721 = getelementptr inbounds nuw i64, ptr %8, i64 %3720
  %3722 = load i64, ptr %3721, align 8
  %3723 = getelementptr inbounds nuw i64, ptr %111, i64 %3720
  %3724 = load i64, ptr %3723, align 8
  %3725 = icmp ult i64 %3724, %3481
  %3726 = shl i64 %3722, %3724
  %3727 = select i1 %3725, i64 %3726, i64 0
  %3728 = getelementptr inbounds nuw i64, ptr %114, i64 %3720
  store i64 %3727, ptr %3728, align 8
  %3729 = add nuw nsw i64 %3720, 1
  %3730 = icmp eq i64 %3729, %2433
  br i1 %3730, label %3979, label %3719

3731:                                             ; preds = %3480
  %3732 = and i64 %2557, -4
  %3733 = icmp eq i64 %3732, 4
  %3734 = icmp sgt i64 %2433, 0
  br i1 %3733, label %3736, label %3735

3735:                                             ; preds = %3731
  br i1 %3734, label %3749, label %3979

3736:                                             ; preds = %3731
  br i1 %3734, label %3737, label %3979

3737:                                             ; preds = %3736, %3737
  %3738 = phi i64 [ %3747, %3737 ], [ 0, %3736 ]
  %3739 = getelementptr inbounds nuw i64, ptr %8, i64 %3738
  %3740 = load i64, ptr %3739, align 8
  %3741 = getelementptr inbounds nuw i64, ptr %111, i64 %3738
  %3742 = load i64, ptr %3741, align 8
  %3743 = icmp ult i64 %3742, %3481
  %3744 = select i1 %3743, i64 %3742, i64 63
  %3745 = ashr i64 %3740, %3744
  %3746 = getelementptr inbounds nuw i64, ptr %114, i64 %3738
  store i64 %3745, ptr %3746, align 8
  %3747 = add nuw nsw i64 %3738, 1
  %3748 = icmp eq i64 %3747, %2433
  br i1 %3748, label %3979, label %3737

3749:                                             ; preds = %3735, %3749
  %3750 = phi i64 [ %3759, %3749 ], [ 0, %3735 ]
  %3751 = getelementptr inbounds nuw i64, ptr %8, i64 %3750
  %3752 = load i64, ptr %3751, align 8
  %3753 = getelementptr inbounds nuw i64, ptr %111, i64 %3750
  %3754 = load i64, ptr %3753, align 8
  %3755 = icmp ult i64 %3754, %3481
  %3756 = lshr i64 %3752, %3754
  %3757 = select i1 %3755, i64 %3756, i64 0
  %3758 = getelementptr inbounds nuw i64, ptr %114, i64 %3750
  store i64 %3757, ptr %3758, align 8
  %3759 = add nuw nsw i64 %3750, 1
  %3760 = icmp eq i64 %3759, %2433
  br i1 %3760, label %3979, label %3749

3761:                                             ; preds = %3510, %3761
  %3762 = phi i64 [ %3772, %3761 ], [ 0, %3510 ]
  %3763 = getelementptr inbounds nuw i64, ptr %8, i64 %3762
  %3764 = load i64, ptr %3763, align 8
  %3765 = getelementptr inbounds nuw i64, ptr %111, i64 %3762
  %3766 = load i64, ptr %3765, align 8
  %3767 = getelementptr inbounds nuw i64, ptr %113, i64 %3762
  %3768 = load i64, ptr %3767, align 8
  %3769 = icmp eq i64 %3768, 0
  %3770 = select i1 %3769, i64 %3766, i64 %3764
  %3771 = getelementptr inbounds nuw i64, ptr %114, i64 %3762
  store i64 %3770, ptr %3771, align 8
  %3772 = add nuw nsw i64 %3762, 1
  %3773 = icmp eq i64 %3772, %2433
  br i1 %3773, label %3979, label %3761

3774:                                             ; preds = %3793, %3508
  %3775 = phi i64 [ 0, %3508 ], [ %3796, %3793 ]
  %3776 = getelementptr inbounds nuw i64, ptr %8, i64 %3775
  %3777 = load i64, ptr %3776, align 8
  switch i64 %3509, label %3793 [
    i64 0, label %3778
    i64 1, label %3780
    i64 2, label %3782
    i64 4, label %3784
    i64 5, label %3787
    i64 6, label %3790
  ]

3778:                                             ; preds = %3774
  %3779 = and i64 %3777, 255
  br label %3793

3780:                                             ; preds = %3774
  %3781 = and i64 %3777, 65535
  br label %3793

3782:                                             ; preds = %3774
  %3783 = and i64 %3777, 4294967295
  br label %3793

3784:                                             ; preds = %3774
  %3785 = shl i64 %3777, 56
  %3786 = ashr exact i64 %3785, 56
  br label %3793

3787:                                             ; preds = %3774
  %3788 = shl i64 %3777, 48
  %3789 = ashr exact i64 %3788, 48
  br label %3793

3790:                                             ; preds = %3774
  %3791 = shl i64 %3777, 32
  %3792 = ashr exact i64 %3791, 32
  br label %3793

3793:                                             ; preds = %3790, %3787, %3784, %3782, %3780, %3778, %3774
  %3794 = phi i64 [ %3792, %3790 ], [ %3779, %3778 ], [ %3781, %3780 ], [ %3783, %3782 ], [ %3786, %3784 ], [ %3789, %3787 ], [ %3777, %3774 ]
  %3795 = getelementptr inbounds nuw i64, ptr %114, i64 %3775
  store i64 %3794, ptr %3795, align 8
  %3796 = add nuw nsw i64 %3775, 1
  %3797 = icmp eq i64 %3796, %2433
  br i1 %3797, label %3979, label %3774

3798:                                             ; preds = %3814, %3503
  %3799 = phi i64 [ 0, %3503 ], [ %3817, %3814 ]
  %3800 = getelementptr inbounds nuw i64, ptr %8, i64 %3799
  %3801 = load i64, ptr %3800, align 8
  %3802 = getelementptr inbounds nuw i64, ptr %111, i64 %3799
  %3803 = load i64, ptr %3802, align 8
  %3804 = icmp eq i64 %3803, 0
  br i1 %3804, label %3814, label %3805

3805:                                             ; preds = %3798
  br i1 %3505, label %3808, label %3806

3806:                                             ; preds = %3805
  %3807 = udiv i64 %3801, %3803
  br label %3814

3808:                                             ; preds = %3805
  %3809 = icmp eq i64 %3803, -1
  br i1 %3809, label %3810, label %3812

3810:                                             ; preds = %3808
  %3811 = sub i64 0, %3801
  br label %3814

3812:                                             ; preds = %3808
  %3813 = sdiv i64 %3801, %3803
  br label %3814

3814:                                             ; preds = %3812, %3810, %3806, %3798
  %3815 = phi i64 [ %3807, %3806 ], [ %3811, %3810 ], [ %3813, %3812 ], [ -1, %3798 ]
  %3816 = getelementptr inbounds nuw i64, ptr %114, i64 %3799
  store i64 %3815, ptr %3816, align 8
  %3817 = add nuw nsw i64 %3799, 1
  %3818 = icmp eq i64 %3817, %2433
  br i1 %3818, label %3979, label %3798

3819:                                             ; preds = %3839, %3498
  %3820 = phi i64 [ 0, %3498 ], [ %3842, %3839 ]
  %3821 = getelementptr inbounds nuw i64, ptr %8, i64 %3820
  %3822 = load i64, ptr %3821, align 8
  %3823 = getelementptr inbounds nuw i64, ptr %111, i64 %3820
  %3824 = load i64, ptr %3823, align 8
  %3825 = icmp eq i64 %3824, 0
  br i1 %3825, label %3839, label %3826

3826:                                             ; preds = %3819
  br i1 %3500, label %3829, label %3827

3827:                                             ; preds = %3826
  %3828 = udiv i64 %3822, %3824
  br label %3835

3829:                                             ; preds = %3826
  %3830 = icmp eq i64 %3824, -1
  br i1 %3830, label %3831, label %3833

3831:                                             ; preds = %3829
  %3832 = sub i64 0, %3822
  br label %3835

3833:                                             ; preds = %3829
  %3834 = sdiv i64 %3822, %3824
  br label %3835

3835:                                             ; preds = %3833, %3831, %3827
  %3836 = phi i64 [ %3828, %3827 ], [ %3832, %3831 ], [ %3834, %3833 ]
  %3837 = mul i64 %3836, %3824
  %3838 = sub i64 %3822, %3837
  br label %3839

3839:                                             ; preds = %3835, %3819
  %3840 = phi i64 [ %3838, %3835 ], [ -1, %3819 ]
  %3841 = getelementptr inbounds nuw i64, ptr %114, i64 %3820
  store i64 %3840, ptr %3841, align 8
  %3842 = add nuw nsw i64 %3820, 1
  %3843 = icmp eq i64 %3842, %2433
  br i1 %3843, label %3979, label %3819

3844:                                             ; preds = %3852, %3494
  %3845 = phi i64 [ 0, %3494 ], [ %3854, %3852 ]
  %3846 = getelementptr inbounds nuw i64, ptr %8, i64 %3845
  %3847 = load i64, ptr %3846, align 8
  %3848 = getelementptr inbounds nuw i64, ptr %111, i64 %3845
  %3849 = load i64, ptr %3848, align 8
  %3850 = getelementptr inbounds nuw i64, ptr %113, i64 %3845
  %3851 = load i64, ptr %3850, align 8
  br label %3856

3852:                                             ; preds = %3876
  %3853 = getelementptr inbounds nuw i64, ptr %114, i64 %3845
  store i64 %3877, ptr %3853, align 8
  %3854 = add nuw nsw i64 %3845, 1
  %3855 = icmp eq i64 %3854, %2433
  br i1 %3855, label %3979, label %3844

3856:                                             ; preds = %3876, %3844
  %3857 = phi i64 [ 0, %3844 ], [ %3878, %3876 ]
  %3858 = phi i64 [ 0, %3844 ], [ %3877, %3876 ]
  %3859 = shl nuw nsw i64 1, %3857
  %3860 = and i64 %3859, %3495
  %3861 = icmp eq i64 %3860, 0
  br i1 %3861, label %3876, label %3862

3862:                                             ; preds = %3856
  %3863 = icmp samesign ult i64 %3857, 4
  %3864 = sext i1 %3863 to i64
  %3865 = xor i64 %3847, %3864
  %3866 = lshr i64 %3857, 1
  %3867 = and i64 %3866, 1
  %3868 = add nsw i64 %3867, -1
  %3869 = xor i64 %3868, %3849
  %3870 = and i64 %3857, 1
  %3871 = add nsw i64 %3870, -1
  %3872 = xor i64 %3871, %3851
  %3873 = and i64 %3872, %3865
  %3874 = and i64 %3873, %3869
  %3875 = or i64 %3874, %3858
  br label %3876

3876:                                             ; preds = %3862, %3856
  %3877 = phi i64 [ %3875, %3862 ], [ %3858, %3856 ]
  %3878 = add nuw nsw i64 %3857, 1
  %3879 = icmp eq i64 %3878, 8
  br i1 %3879, label %3852, label %3856

3880:                                             ; preds = %3490, %3880
  %3881 = phi i64 [ %3886, %3880 ], [ 0, %3490 ]
  %3882 = getelementptr inbounds nuw i64, ptr %8, i64 %3881
  %3883 = load i64, ptr %3882, align 8
  %3884 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3883)
  %3885 = getelementptr inbounds nuw i64, ptr %114, i64 %3881
  store i64 %3884, ptr %3885, align 8
  %3886 = add nuw nsw i64 %3881, 1
  %3887 = icmp eq i64 %3886, %2433
  br i1 %3887, label %3979, label %3880

3888:                                             ; preds = %3480, %3480
  %3889 = icmp sgt i64 %2433, 0
  br i1 %3889, label %3890, label %3979

3890:                                             ; preds = %3888
  %3891 = load i64, ptr %2404, align 8
  %3892 = icmp eq i64 %3891, 0
  %3893 = icmp eq i64 %2441, 32
  br label %3894

3894:                                             ; preds = %3914, %3890
  %3895 = phi i64 [ 0, %3890 ], [ %3917, %3914 ]
  %3896 = getelementptr inbounds nuw i64, ptr %111, i64 %3895
  %3897 = load i64, ptr %3896, align 8
  %3898 = shl i64 %3897, 32
  %3899 = getelementptr inbounds nuw i64, ptr %8, i64 %3895
  %3900 = load i64, ptr %3899, align 8
  %3901 = or i64 %3898, %3900
  %3902 = getelementptr inbounds nuw i64, ptr %113, i64 %3895
  %3903 = load i64, ptr %3902, align 8
  %3904 = and i64 %3903, 31
  %3905 = call i64 @llvm.umin.i64(i64 %3903, i64 32)
  %3906 = select i1 %3892, i64 %3905, i64 %3904
  br i1 %3893, label %3907, label %3909

3907:                                             ; preds = %3894
  %3908 = lshr i64 %3901, %3906
  br label %3914

3909:                                             ; preds = %3894
  %3910 = icmp eq i64 %3906, 32
  br i1 %3910, label %3914, label %3911

3911:                                             ; preds = %3909
  %3912 = shl i64 %3901, %3906
  %3913 = lshr i64 %3912, 32
  br label %3914

3914:                                             ; preds = %3911, %3909, %3907
  %3915 = phi i64 [ %3908, %3907 ], [ %3913, %3911 ], [ %3901, %3909 ]
  %3916 = getelementptr inbounds nuw i64, ptr %114, i64 %3895
  store i64 %3915, ptr %3916, align 8
  %3917 = add nuw nsw i64 %3895, 1
  %3918 = icmp eq i64 %3917, %2433
  br i1 %3918, label %3979, label %3894

3919:                                             ; preds = %3488, %3919
  %3920 = phi i64 [ %3925, %3919 ], [ 0, %3488 ]
  %3921 = getelementptr inbounds nuw i64, ptr %8, i64 %3920
  %3922 = load i64, ptr %3921, align 8
  %3923 = shl i64 %3922, 16
  %3924 = getelementptr inbounds nuw i64, ptr %114, i64 %3920
  store i64 %3923, ptr %3924, align 8
  %3925 = add nuw nsw i64 %3920, 1
  %3926 = icmp eq i64 %3925, %2433
  br i1 %3926, label %3979, label %3919

3927:                                             ; preds = %3486, %3941
  %3928 = phi i64 [ %3944, %3941 ], [ 0, %3486 ]
  %3929 = getelementptr inbounds nuw i64, ptr %8, i64 %3928
  %3930 = load i64, ptr %3929, align 8
  %3931 = trunc i64 %3930 to i32
  %3932 = bitcast i32 %3931 to float
  %3933 = fcmp uno float %3932, 0.000000e+00
  br i1 %3933, label %3941, label %3934

3934:                                             ; preds = %3927
  %3935 = add i64 %3930, 32767
  %3936 = lshr i64 %3930, 16
  %3937 = and i64 %3936, 1
  %3938 = add i64 %3935, %3937
  %3939 = lshr i64 %3938, 16
  %3940 = and i64 %3939, 65535
  br label %3941

3941:                                             ; preds = %3934, %3927
  %3942 = phi i64 [ %3940, %3934 ], [ 32767, %3927 ]
  %3943 = getelementptr inbounds nuw i64, ptr %114, i64 %3928
  store i64 %3942, ptr %3943, align 8
  %3944 = add nuw nsw i64 %3928, 1
  %3945 = icmp eq i64 %3944, %2433
  br i1 %3945, label %3979, label %3927

3946:                                             ; preds = %3484, %3972
  %3947 = phi i64 [ %3977, %3972 ], [ 0, %3484 ]
  %3948 = getelementptr inbounds nuw i64, ptr %8, i64 %3947
  %3949 = load i64, ptr %3948, align 8
  %3950 = getelementptr inbounds nuw i64, ptr %111, i64 %3947
  %3951 = load i64, ptr %3950, align 8
  %3952 = trunc i64 %3949 to i32
  %3953 = bitcast i32 %3952 to float
  %3954 = fcmp uno float %3953, 0.000000e+00
  br i1 %3954, label %3961, label %3955

3955:                                             ; preds = %3946
  %3956 = add i32 %3952, 32767
  %3957 = lshr i32 %3952, 16
  %3958 = and i32 %3957, 1
  %3959 = add i32 %3956, %3958
  %3960 = and i32 %3959, -65536
  br label %3961

3961:                                             ; preds = %3955, %3946
  %3962 = phi i32 [ %3960, %3955 ], [ 2147418112, %3946 ]
  %3963 = trunc i64 %3951 to i32
  %3964 = bitcast i32 %3963 to float
  %3965 = fcmp uno float %3964, 0.000000e+00
  br i1 %3965, label %3972, label %3966

3966:                                             ; preds = %3961
  %3967 = add i32 %3963, 32767
  %3968 = lshr i32 %3963, 16
  %3969 = and i32 %3968, 1
  %3970 = add i32 %3967, %3969
  %3971 = lshr i32 %3970, 16
  br label %3972

3972:                                             ; preds = %3966, %3961
  %3973 = phi i32 [ %3971, %3966 ], [ 32767, %3961 ]
  %3974 = or disjoint i32 %3973, %3962
  %3975 = zext i32 %3974 to i64
  %3976 = getelementptr inbounds nuw i64, ptr %114, i64 %3947
  store i64 %3975, ptr %3976, align 8
  %3977 = add nuw nsw i64 %3947, 1
  %3978 = icmp eq i64 %3977, %2433
  br i1 %3978, label %3979, label %3946

3979:                                             ; preds = %3972, %3941, %3919, %3914, %3880, %3852, %3839, %3814, %3793, %3761, %3749, %3737, %3719, %3706, %3662, %3690, %3676, %3644, %3631, %3623, %3615, %3606, %3591, %3581, %3571, %3561, %3549, %3539, %3532, %3888, %3736, %3735, %3704, %3675, %3674, %3661, %3605, %3604, %3559, %3530, %3528, %3526, %3524, %3522, %3520, %3518, %3516, %3514, %3512, %3510, %3506, %3501, %3496, %3492, %3490, %3488, %3486, %3484, %3480
  call fastcc void @narrow(i64 %2554, i64 %2556, ptr noundef nonnull readonly %12, ptr noundef %114)
  br label %3980

3980:                                             ; preds = %3448, %3437, %3425, %3414, %3471, %3460, %2900, %2889, %3979, %3459, %3458, %3436, %3435, %3413, %3412, %3407, %2888, %2887, %2883
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3981

3981:                                             ; preds = %3980, %2550, %2477
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3982 = getelementptr inbounds i64, ptr %2410, i64 %2432
  %3983 = sub nsw i64 %2411, %2432
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3984 = icmp eq i64 %3983, 0
  br i1 %3984, label %3985, label %2409

3985:                                             ; preds = %3981, %2400
  br i1 %572, label %4070, label %3986

3986:                                             ; preds = %3985
  %3987 = load i64, ptr %42, align 8
  %3988 = inttoptr i64 %3987 to ptr
  %3989 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %3990 = load i64, ptr %3989, align 8
  %3991 = getelementptr inbounds %struct.undefined, ptr %3988, i64 %3990
  %3992 = load i64, ptr %3991, align 8
  %3993 = inttoptr i64 %3992 to ptr
  %3994 = load i64, ptr %115, align 8
  %3995 = or i64 %3994, 1
  store i64 %3995, ptr %115, align 8
  %3996 = getelementptr inbounds nuw i8, ptr %495, i64 40
  %3997 = load i64, ptr %3996, align 8
  %3998 = getelementptr inbounds %struct.undefined, ptr %3988, i64 %3997
  %3999 = getelementptr inbounds nuw i8, ptr %3998, i64 16
  %4000 = load i64, ptr %3999, align 8
  %4001 = icmp ne i64 %4000, 0
  %4002 = icmp sgt i64 %1102, 0
  %4003 = and i1 %4002, %4001
  br i1 %4003, label %4004, label %4044

4004:                                             ; preds = %3986
  %4005 = load i64, ptr %3998, align 8
  %4006 = inttoptr i64 %4005 to ptr
  br label %4010

4007:                                             ; preds = %4010
  %4008 = add nuw nsw i64 %4011, 1
  %4009 = icmp eq i64 %4008, %1102
  br i1 %4009, label %4044, label %4010

4010:                                             ; preds = %4007, %4004
  %4011 = phi i64 [ 0, %4004 ], [ %4008, %4007 ]
  %4012 = getelementptr inbounds nuw i64, ptr %1101, i64 %4011
  %4013 = load i64, ptr %4012, align 8
  %4014 = getelementptr inbounds i64, ptr %4006, i64 %4013
  %4015 = load i64, ptr %4014, align 8
  %4016 = icmp eq i64 %4015, 0
  br i1 %4016, label %4007, label %4017

4017:                                             ; preds = %4010
  %4018 = getelementptr inbounds nuw i8, ptr %3998, i64 8
  %4019 = load i64, ptr %4018, align 8
  %4020 = inttoptr i64 %4019 to ptr
  %4021 = getelementptr inbounds nuw i8, ptr %3991, i64 16
  %4022 = load i64, ptr %4021, align 8
  %4023 = icmp eq i64 %4022, 0
  br i1 %4023, label %4024, label %4027

4024:                                             ; preds = %4017
  store i64 1, ptr %4021, align 8
  %4025 = load i64, ptr %115, align 8
  %4026 = or i64 %4025, 2
  store i64 %4026, ptr %115, align 8
  br label %4027

4027:                                             ; preds = %4024, %4017
  %4028 = getelementptr inbounds nuw i8, ptr %3991, i64 8
  br label %4029

4029:                                             ; preds = %4029, %4027
  %4030 = phi i64 [ 0, %4027 ], [ %4042, %4029 ]
  %4031 = getelementptr inbounds nuw i64, ptr %1101, i64 %4030
  %4032 = load i64, ptr %4031, align 8
  %4033 = getelementptr inbounds i64, ptr %4006, i64 %4032
  %4034 = load i64, ptr %4033, align 8
  %4035 = getelementptr inbounds i64, ptr %3993, i64 %4032
  store i64 %4034, ptr %4035, align 8
  %4036 = load i64, ptr %4031, align 8
  %4037 = getelementptr inbounds i32, ptr %4020, i64 %4036
  %4038 = load i32, ptr %4037, align 4
  %4039 = load i64, ptr %4028, align 8
  %4040 = inttoptr i64 %4039 to ptr
  %4041 = getelementptr inbounds i32, ptr %4040, i64 %4036
  store i32 %4038, ptr %4041, align 4
  %4042 = add nuw nsw i64 %4030, 1
  %4043 = icmp eq i64 %4042, %1102
  br i1 %4043, label %4070, label %4029

4044:                                             ; preds = %4007, %3986
  %4045 = getelementptr inbounds nuw i8, ptr %3991, i64 16
  %4046 = load i64, ptr %4045, align 8
  %4047 = icmp eq i64 %4046, 0
  br i1 %4047, label %4070, label %4048

4048:                                             ; preds = %4044
  br i1 %4002, label %4052, label %4049

4049:                                             ; preds = %4052, %4048
  %4050 = load i64, ptr %26, align 8
  %4051 = icmp sgt i64 %4050, 0
  br i1 %4051, label %4062, label %4067

4052:                                             ; preds = %4048, %4052
  %4053 = phi i64 [ %4057, %4052 ], [ 0, %4048 ]
  %4054 = getelementptr inbounds nuw i64, ptr %1101, i64 %4053
  %4055 = load i64, ptr %4054, align 8
  %4056 = getelementptr inbounds i64, ptr %3993, i64 %4055
  store i64 0, ptr %4056, align 8
  %4057 = add nuw nsw i64 %4053, 1
  %4058 = icmp eq i64 %4057, %1102
  br i1 %4058, label %4049, label %4052

4059:                                             ; preds = %4062
  %4060 = add nuw nsw i64 %4063, 1
  %4061 = icmp eq i64 %4060, %4050
  br i1 %4061, label %4067, label %4062

4062:                                             ; preds = %4049, %4059
  %4063 = phi i64 [ %4060, %4059 ], [ 0, %4049 ]
  %4064 = getelementptr inbounds nuw i64, ptr %3993, i64 %4063
  %4065 = load i64, ptr %4064, align 8
  %4066 = icmp eq i64 %4065, 0
  br i1 %4066, label %4059, label %4070

4067:                                             ; preds = %4059, %4049
  store i64 0, ptr %4045, align 8
  %4068 = load i64, ptr %115, align 8
  %4069 = or i64 %4068, 2
  store i64 %4069, ptr %115, align 8
  br label %4070

4070:                                             ; preds = %4029, %4062, %4067, %4044, %3985
  %4071 = load i64, ptr %2392, align 8
  %4072 = icmp eq i64 %4071, 1
  br i1 %4072, label %4073, label %4096

4073:                                             ; preds = %4070
  %4074 = load i64, ptr %77, align 8
  %4075 = inttoptr i64 %4074 to ptr
  %4076 = getelementptr inbounds i8, ptr %4075, i64 %498
  %4077 = load i8, ptr %4076, align 1
  %4078 = icmp eq i8 %4077, 3
  br i1 %4078, label %4096, label %4079

4079:                                             ; preds = %4073
  %4080 = getelementptr inbounds nuw i8, ptr %495, i64 72
  %4081 = load i64, ptr %4080, align 8
  switch i64 %4081, label %4082 [
    i64 0, label %4088
    i64 1, label %4083
  ]

4082:                                             ; preds = %4079
  br label %4083

4083:                                             ; preds = %4082, %4079
  %4084 = phi i64 [ 48, %4082 ], [ 40, %4079 ]
  %4085 = getelementptr inbounds nuw i8, ptr %495, i64 %4084
  %4086 = load i64, ptr %4085, align 8
  %4087 = getelementptr inbounds %struct.operand, ptr %482, i64 %4086
  br label %4088

4088:                                             ; preds = %4083, %4079
  %4089 = phi ptr [ %4087, %4083 ], [ null, %4079 ]
  %4090 = getelementptr inbounds nuw i8, ptr %495, i64 32
  %4091 = load i64, ptr %4090, align 8
  %4092 = getelementptr inbounds %struct.operand, ptr %482, i64 %4091
  %4093 = call fastcc i64 @count_held(ptr noundef %4092, i64 noundef 0, ptr noundef %1101, i64 noundef %1102)
  %4094 = getelementptr inbounds nuw i8, ptr %495, i64 8
  %4095 = load i64, ptr %4094, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %4093, ptr noundef %1101, i64 noundef %1102, ptr noundef %4089, i64 noundef %4095)
  br label %4096

4096:                                             ; preds = %2293, %2241, %4088, %4073, %4070, %2389, %2328, %2201, %2198
  %4097 = getelementptr inbounds i8, ptr %487, i64 %498
  store i8 1, ptr %4097, align 1
  br label %4098

4098:                                             ; preds = %4096, %1095
  %4099 = phi i64 [ %1100, %4096 ], [ 0, %1095 ]
  br i1 %1057, label %4100, label %4102

4100:                                             ; preds = %4098, %1058
  %4101 = phi i64 [ %4099, %4098 ], [ 0, %1058 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %498, i64 noundef %4101, ptr noundef %496, i64 noundef %497, ptr noundef null, i64 noundef 0)
  br label %4102

4102:                                             ; preds = %4100, %4098
  %4103 = load i64, ptr %22, align 8
  %4104 = add nsw i64 %4103, 1
  store i64 %4104, ptr %22, align 8
  %4105 = add nsw i64 %497, 256
  %4106 = load i64, ptr %64, align 8
  %4107 = add nsw i64 %4105, %4106
  store i64 %4107, ptr %64, align 8
  %4108 = add nsw i64 %498, 1
  store i64 %4108, ptr %35, align 8
  %4109 = getelementptr inbounds %struct.instruction, ptr %480, i64 %4108
  %4110 = getelementptr inbounds nuw i8, ptr %4109, i64 136
  %4111 = load i64, ptr %4110, align 8
  %4112 = icmp eq i64 %4111, 0
  br i1 %4112, label %4116, label %4113

4113:                                             ; preds = %4102
  %4114 = load i64, ptr %20, align 8
  %4115 = icmp eq i64 %4114, 0
  br i1 %4115, label %4116, label %4125

4116:                                             ; preds = %4113, %4102, %1051, %1042, %631, %625
  %4117 = phi i64 [ %1046, %1042 ], [ %626, %625 ], [ %626, %631 ], [ %1046, %1051 ], [ %4108, %4113 ], [ %4108, %4102 ]
  %4118 = phi i64 [ %1045, %1042 ], [ %497, %625 ], [ %497, %631 ], [ %1045, %1051 ], [ %497, %4113 ], [ %497, %4102 ]
  %4119 = phi ptr [ %1044, %1042 ], [ %496, %625 ], [ %496, %631 ], [ %1044, %1051 ], [ %496, %4113 ], [ %496, %4102 ]
  %4120 = getelementptr inbounds %struct.instruction, ptr %480, i64 %4117
  store i64 %4117, ptr %35, align 8
  %4121 = load i64, ptr %4120, align 8
  %4122 = icmp eq i64 %4121, 0
  br i1 %4122, label %4125, label %493

4123:                                             ; preds = %631
  br label %4125

4124:                                             ; preds = %1051
  br label %4125

4125:                                             ; preds = %493, %541, %634, %713, %720, %727, %730, %1033, %1420, %1431, %1482, %1533, %1540, %1548, %1579, %2330, %4113, %4116, %598, %564, %672, %681, %1377, %1415, %1479, %699, %1386, %1661, %1712, %1717, %1719, %1723, %1763, %1774, %1746, %1753, %478, %592, %1181, %1572, %1823, %2329, %2390, %4123, %4124
  %4126 = phi i64 [ 0, %2390 ], [ 2, %592 ], [ 0, %1181 ], [ 0, %1415 ], [ 0, %699 ], [ 0, %1377 ], [ 1, %4123 ], [ 0, %672 ], [ 0, %1661 ], [ 0, %1386 ], [ 0, %564 ], [ 4, %2329 ], [ 3, %1823 ], [ 3, %1572 ], [ 0, %1774 ], [ 1, %4124 ], [ 0, %478 ], [ 0, %1479 ], [ 0, %1746 ], [ 2, %598 ], [ 0, %1753 ], [ 0, %1763 ], [ 0, %1723 ], [ 0, %1719 ], [ 0, %1717 ], [ 0, %1712 ], [ 0, %681 ], [ 0, %1548 ], [ 0, %1420 ], [ 3, %1579 ], [ 0, %720 ], [ 0, %727 ], [ 0, %730 ], [ 0, %713 ], [ 0, %634 ], [ 0, %4116 ], [ 1, %4113 ], [ 0, %1540 ], [ 0, %1431 ], [ 0, %541 ], [ 0, %1482 ], [ 5, %1033 ], [ 0, %2330 ], [ 0, %1533 ], [ 0, %493 ]
  %4127 = load i64, ptr %54, align 8
  %4128 = load i64, ptr %36, align 8
  %4129 = inttoptr i64 %4128 to ptr
  %4130 = icmp eq i64 %4127, 0
  br i1 %4130, label %4225, label %4131

4131:                                             ; preds = %4125
  switch i64 %4126, label %4225 [
    i64 5, label %4224
    i64 2, label %4132
    i64 0, label %4197
    i64 1, label %4215
  ]

4132:                                             ; preds = %4131
  %4133 = load i64, ptr %35, align 8
  %4134 = load i64, ptr %38, align 8
  %4135 = inttoptr i64 %4134 to ptr
  %4136 = getelementptr inbounds %struct.instruction, ptr %4135, i64 %4133
  %4137 = getelementptr inbounds nuw i8, ptr %4136, i64 64
  %4138 = load i64, ptr %4137, align 8
  %4139 = load i64, ptr %37, align 8
  %4140 = load i64, ptr %117, align 8
  %4141 = inttoptr i64 %4140 to ptr
  %4142 = load i64, ptr %25, align 8
  %4143 = load i64, ptr %27, align 8
  %4144 = load i64, ptr %28, align 8
  %4145 = inttoptr i64 %4144 to ptr
  %4146 = shl nsw i64 %4143, 3
  %4147 = load i64, ptr %26, align 8
  %4148 = mul nsw i64 %4146, %4147
  %4149 = getelementptr inbounds i64, ptr %4145, i64 %4148
  %4150 = getelementptr inbounds i64, ptr %4149, i64 %4142
  %4151 = add nsw i64 %4142, %4139
  store i64 %4151, ptr %25, align 8
  %4152 = icmp sgt i64 %4139, 0
  br i1 %4152, label %4155, label %4170

4153:                                             ; preds = %4166
  %4154 = getelementptr inbounds i64, ptr %4150, i64 %4167
  br label %4176

4155:                                             ; preds = %4132, %4166
  %4156 = phi i64 [ %4168, %4166 ], [ 0, %4132 ]
  %4157 = phi i64 [ %4167, %4166 ], [ 0, %4132 ]
  %4158 = getelementptr inbounds nuw i8, ptr %4141, i64 %4156
  %4159 = load i8, ptr %4158, align 1
  %4160 = icmp eq i8 %4159, 0
  br i1 %4160, label %4166, label %4161

4161:                                             ; preds = %4155
  %4162 = getelementptr inbounds nuw i64, ptr %4129, i64 %4156
  %4163 = load i64, ptr %4162, align 8
  %4164 = add nsw i64 %4157, 1
  %4165 = getelementptr inbounds i64, ptr %4150, i64 %4157
  store i64 %4163, ptr %4165, align 8
  br label %4166

4166:                                             ; preds = %4161, %4155
  %4167 = phi i64 [ %4164, %4161 ], [ %4157, %4155 ]
  %4168 = add nuw nsw i64 %4156, 1
  %4169 = icmp eq i64 %4168, %4139
  br i1 %4169, label %4153, label %4155

4170:                                             ; preds = %4187, %4132
  %4171 = phi ptr [ %4150, %4132 ], [ %4154, %4187 ]
  %4172 = phi i64 [ 0, %4132 ], [ %4167, %4187 ]
  %4173 = phi i64 [ 0, %4132 ], [ %4188, %4187 ]
  %4174 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %4138, ptr noundef %4150, i64 noundef %4172)
  %4175 = icmp eq i32 %4174, 0
  br i1 %4175, label %4191, label %4195

4176:                                             ; preds = %4187, %4153
  %4177 = phi i64 [ %4189, %4187 ], [ 0, %4153 ]
  %4178 = phi i64 [ %4188, %4187 ], [ 0, %4153 ]
  %4179 = getelementptr inbounds nuw i8, ptr %4141, i64 %4177
  %4180 = load i8, ptr %4179, align 1
  %4181 = icmp eq i8 %4180, 0
  br i1 %4181, label %4182, label %4187

4182:                                             ; preds = %4176
  %4183 = getelementptr inbounds nuw i64, ptr %4129, i64 %4177
  %4184 = load i64, ptr %4183, align 8
  %4185 = add nsw i64 %4178, 1
  %4186 = getelementptr inbounds i64, ptr %4154, i64 %4178
  store i64 %4184, ptr %4186, align 8
  br label %4187

4187:                                             ; preds = %4182, %4176
  %4188 = phi i64 [ %4178, %4176 ], [ %4185, %4182 ]
  %4189 = add nuw nsw i64 %4177, 1
  %4190 = icmp eq i64 %4189, %4139
  br i1 %4190, label %4170, label %4176

4191:                                             ; preds = %4170
  %4192 = add nsw i64 %4133, 1
  %4193 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %4192, ptr noundef %4171, i64 noundef %4173)
  %4194 = icmp eq i32 %4193, 0
  br i1 %4194, label %4196, label %4195

4195:                                             ; preds = %4191, %4170
  store i64 %4142, ptr %25, align 8
  br label %4225

4196:                                             ; preds = %4191
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %4138, ptr noundef %4150, i64 noundef %4172)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %4192, ptr noundef %4171, i64 noundef %4173)
  br label %4224

4197:                                             ; preds = %745, %4131
  %4198 = phi ptr [ %747, %745 ], [ %4129, %4131 ]
  %4199 = load i64, ptr %22, align 8
  %4200 = and i64 %4199, 255
  %4201 = icmp eq i64 %4200, 255
  br i1 %4201, label %4202, label %4225

4202:                                             ; preds = %4197
  %4203 = load i64, ptr %64, align 8
  %4204 = add i64 %4203, 256
  %4205 = load i64, ptr %37, align 8
  %4206 = add i64 %4204, %4205
  %4207 = load i64, ptr %119, align 8
  %4208 = icmp sgt i64 %4206, %4207
  br i1 %4208, label %4225, label %4209

4209:                                             ; preds = %4202
  %4210 = load i64, ptr %35, align 8
  %4211 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %4210, ptr noundef %4198, i64 noundef %4205)
  %4212 = icmp eq i32 %4211, 0
  br i1 %4212, label %4213, label %4225

4213:                                             ; preds = %4209
  %4214 = add nsw i64 %4199, 1
  store i64 %4214, ptr %22, align 8
  store i64 %4206, ptr %64, align 8
  br label %4220

4215:                                             ; preds = %4131
  %4216 = load i64, ptr %35, align 8
  %4217 = load i64, ptr %37, align 8
  %4218 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %4216, ptr noundef %4129, i64 noundef %4217)
  %4219 = icmp eq i32 %4218, 0
  br i1 %4219, label %4220, label %4225

4220:                                             ; preds = %4215, %4213
  %4221 = phi ptr [ %4129, %4215 ], [ %4198, %4213 ]
  %4222 = phi i64 [ %4217, %4215 ], [ %4205, %4213 ]
  %4223 = phi i64 [ %4216, %4215 ], [ %4210, %4213 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %4223, ptr noundef %4221, i64 noundef %4222)
  br label %4224

4224:                                             ; preds = %4131, %4196, %4220
  store i64 1, ptr %0, align 8
  br label %120

4225:                                             ; preds = %4125, %4215, %4197, %4209, %4202, %4131, %128, %169, %208, %123, %194, %739, %4195
  %4226 = phi i64 [ 2, %4195 ], [ 5, %194 ], [ 0, %739 ], [ 5, %128 ], [ 1, %4215 ], [ 0, %4197 ], [ 0, %4209 ], [ 0, %4202 ], [ %4126, %4131 ], [ %4126, %4125 ], [ 5, %169 ], [ 5, %208 ], [ 5, %123 ]
  ret i64 %4226
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 536
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 688
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 592
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)




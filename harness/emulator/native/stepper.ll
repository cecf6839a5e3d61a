; of stepper.c, 18b22cebf5c7f141d2439bdd286f3aa7dd05c47d424406ad408797d94670f197

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
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 632
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
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %83 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %84 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 496
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
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %109

109:                                              ; preds = %3784, %1
  %110 = phi i64 [ 1, %3784 ], [ %18, %1 ]
  %111 = icmp eq i64 %110, 1
  br i1 %111, label %112, label %205

112:                                              ; preds = %109
  %113 = load i64, ptr %19, align 8
  %114 = inttoptr i64 %113 to ptr
  %115 = load i64, ptr %20, align 8
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %3785, label %117

117:                                              ; preds = %112
  %118 = load i64, ptr %21, align 8
  %119 = inttoptr i64 %118 to ptr
  %120 = load i64, ptr %22, align 8
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %120, %122
  br i1 %123, label %124, label %3785

124:                                              ; preds = %117
  %125 = load i64, ptr %119, align 8
  %126 = sdiv i64 %125, 8
  %127 = add nsw i64 %126, %125
  %128 = icmp sgt i64 %120, %127
  br i1 %128, label %129, label %132

129:                                              ; preds = %124
  %130 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store i64 0, ptr %130, align 8
  %131 = load i64, ptr %119, align 8
  br label %132

132:                                              ; preds = %129, %124
  %133 = phi i64 [ %131, %129 ], [ %125, %124 ]
  %134 = icmp slt i64 %133, 0
  br i1 %134, label %193, label %135

135:                                              ; preds = %132
  %136 = load i64, ptr %20, align 8
  %137 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %136, %138
  br i1 %139, label %140, label %193

140:                                              ; preds = %135
  %141 = load i64, ptr %22, align 8
  %142 = icmp eq i64 %141, %133
  br i1 %142, label %193, label %143

143:                                              ; preds = %140
  %144 = load i64, ptr %23, align 8
  %145 = inttoptr i64 %144 to ptr
  %146 = getelementptr inbounds nuw i8, ptr %119, i64 24
  %147 = load i64, ptr %146, align 8
  %148 = inttoptr i64 %147 to ptr
  %149 = icmp sgt i64 %136, 0
  br i1 %149, label %153, label %158

150:                                              ; preds = %175
  %151 = add nuw nsw i64 %154, 1
  %152 = icmp eq i64 %151, %136
  br i1 %152, label %158, label %153

153:                                              ; preds = %143, %150
  %154 = phi i64 [ %151, %150 ], [ 0, %143 ]
  %155 = getelementptr inbounds nuw %struct.ready, ptr %145, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 8
  br label %169

158:                                              ; preds = %150, %143
  %159 = getelementptr inbounds nuw i8, ptr %119, i64 56
  %160 = load i64, ptr %159, align 8
  %161 = icmp slt i64 %160, 1
  br i1 %161, label %3785, label %162

162:                                              ; preds = %158
  %163 = getelementptr inbounds nuw i8, ptr %119, i64 40
  %164 = load i64, ptr %163, align 8
  %165 = inttoptr i64 %164 to ptr
  %166 = getelementptr inbounds nuw i8, ptr %119, i64 48
  %167 = load i64, ptr %166, align 8
  %168 = inttoptr i64 %167 to ptr
  br label %186

169:                                              ; preds = %180, %153
  %170 = phi i64 [ 0, %153 ], [ %181, %180 ]
  %171 = shl nuw nsw i64 %170, 4
  %172 = getelementptr inbounds nuw i8, ptr %148, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = icmp eq i64 %173, %156
  br i1 %174, label %175, label %180

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %177 = load i64, ptr %176, align 8
  %178 = load i64, ptr %157, align 8
  %179 = icmp eq i64 %177, %178
  br i1 %179, label %150, label %180

180:                                              ; preds = %175, %169
  %181 = add nuw nsw i64 %170, 1
  %182 = icmp eq i64 %181, %136
  br i1 %182, label %193, label %169

183:                                              ; preds = %186
  %184 = add nuw nsw i64 %187, 1
  %185 = icmp eq i64 %184, %160
  br i1 %185, label %3785, label %186

186:                                              ; preds = %183, %162
  %187 = phi i64 [ 0, %162 ], [ %184, %183 ]
  %188 = getelementptr inbounds nuw i8, ptr %165, i64 %187
  %189 = load i8, ptr %188, align 1
  %190 = getelementptr inbounds nuw i8, ptr %168, i64 %187
  %191 = load i8, ptr %190, align 1
  %192 = icmp eq i8 %189, %191
  br i1 %192, label %183, label %193

193:                                              ; preds = %186, %180, %140, %135, %132
  %194 = load i64, ptr %24, align 8
  %195 = icmp eq i64 %194, 0
  %196 = getelementptr inbounds nuw i8, ptr %114, i64 16
  br i1 %195, label %202, label %197

197:                                              ; preds = %193
  %198 = load i64, ptr %196, align 8
  %199 = icmp slt i64 %198, 63
  br i1 %199, label %200, label %3785

200:                                              ; preds = %197
  %201 = add nsw i64 %198, 1
  br label %202

202:                                              ; preds = %193, %200
  %203 = phi i64 [ %201, %200 ], [ 0, %193 ]
  store i64 %203, ptr %196, align 8
  %204 = load i64, ptr %0, align 8
  br label %205

205:                                              ; preds = %202, %109
  %206 = phi i64 [ %204, %202 ], [ %110, %109 ]
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %467

208:                                              ; preds = %205
  %209 = load i64, ptr %25, align 8
  %210 = load i64, ptr %26, align 8
  %211 = mul nsw i64 %210, 5
  %212 = icmp sgt i64 %209, %211
  %213 = load i64, ptr %23, align 8
  br i1 %212, label %214, label %270

214:                                              ; preds = %208
  %215 = load i64, ptr %27, align 8
  %216 = load i64, ptr %28, align 8
  %217 = inttoptr i64 %216 to ptr
  %218 = shl i64 %210, 3
  %219 = mul i64 %218, %215
  %220 = getelementptr inbounds i64, ptr %217, i64 %219
  %221 = icmp eq i64 %215, 0
  %222 = zext i1 %221 to i64
  store i64 %222, ptr %27, align 8
  store i64 0, ptr %25, align 8
  %223 = inttoptr i64 %213 to ptr
  %224 = load i64, ptr %20, align 8
  %225 = icmp sgt i64 %224, 0
  br i1 %225, label %226, label %270

226:                                              ; preds = %214, %264
  %227 = phi i64 [ %265, %264 ], [ %224, %214 ]
  %228 = phi i64 [ %266, %264 ], [ 0, %214 ]
  %229 = getelementptr inbounds nuw %struct.ready, ptr %223, i64 %228
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 16
  %231 = load i64, ptr %230, align 8
  %232 = inttoptr i64 %231 to ptr
  %233 = icmp ugt ptr %220, %232
  br i1 %233, label %264, label %234

234:                                              ; preds = %226
  %235 = load i64, ptr %26, align 8
  %236 = shl nsw i64 %235, 6
  %237 = getelementptr inbounds i8, ptr %220, i64 %236
  %238 = icmp ugt ptr %237, %232
  br i1 %238, label %239, label %264

239:                                              ; preds = %234
  %240 = getelementptr inbounds nuw i8, ptr %229, i64 24
  %241 = load i64, ptr %240, align 8
  %242 = load i64, ptr %27, align 8
  %243 = load i64, ptr %28, align 8
  %244 = inttoptr i64 %243 to ptr
  %245 = shl i64 %235, 3
  %246 = mul i64 %245, %242
  %247 = getelementptr inbounds i64, ptr %244, i64 %246
  %248 = load i64, ptr %25, align 8
  %249 = getelementptr inbounds i64, ptr %247, i64 %248
  %250 = add nsw i64 %248, %241
  store i64 %250, ptr %25, align 8
  %251 = load i64, ptr %240, align 8
  %252 = icmp sgt i64 %251, 0
  br i1 %252, label %256, label %253

253:                                              ; preds = %256, %239
  %254 = ptrtoint ptr %249 to i64
  store i64 %254, ptr %230, align 8
  %255 = load i64, ptr %20, align 8
  br label %264

256:                                              ; preds = %239, %256
  %257 = phi i64 [ %261, %256 ], [ 0, %239 ]
  %258 = getelementptr inbounds nuw i64, ptr %232, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i64, ptr %249, i64 %257
  store i64 %259, ptr %260, align 8
  %261 = add nuw nsw i64 %257, 1
  %262 = load i64, ptr %240, align 8
  %263 = icmp slt i64 %261, %262
  br i1 %263, label %256, label %253

264:                                              ; preds = %253, %234, %226
  %265 = phi i64 [ %227, %226 ], [ %227, %234 ], [ %255, %253 ]
  %266 = add nuw nsw i64 %228, 1
  %267 = icmp slt i64 %266, %265
  br i1 %267, label %226, label %268

268:                                              ; preds = %264
  %269 = load i64, ptr %23, align 8
  br label %270

270:                                              ; preds = %268, %214, %208
  %271 = phi i64 [ %269, %268 ], [ %213, %214 ], [ %213, %208 ]
  %272 = inttoptr i64 %271 to ptr
  %273 = load i64, ptr %19, align 8
  %274 = inttoptr i64 %273 to ptr
  %275 = load i64, ptr %274, align 8
  %276 = add nsw i64 %275, 1
  store i64 %276, ptr %274, align 8
  %277 = load i64, ptr %20, align 8
  %278 = icmp eq i64 %277, 1
  %279 = and i64 %276, 15
  %280 = icmp eq i64 %279, 0
  %281 = select i1 %278, i1 true, i1 %280
  br i1 %281, label %427, label %282

282:                                              ; preds = %270
  %283 = load i64, ptr %29, align 8
  switch i64 %283, label %388 [
    i64 3, label %284
    i64 0, label %386
  ]

284:                                              ; preds = %282
  %285 = getelementptr inbounds nuw i8, ptr %274, i64 8
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %427

288:                                              ; preds = %284
  %289 = load i64, ptr %23, align 8
  %290 = inttoptr i64 %289 to ptr
  %291 = load i64, ptr %30, align 8
  %292 = inttoptr i64 %291 to ptr
  %293 = load i64, ptr %290, align 8
  %294 = icmp sgt i64 %277, 1
  br i1 %294, label %303, label %295

295:                                              ; preds = %303, %288
  %296 = phi i64 [ %293, %288 ], [ %313, %303 ]
  %297 = load i64, ptr %31, align 8
  %298 = inttoptr i64 %297 to ptr
  %299 = load i64, ptr %32, align 8
  %300 = inttoptr i64 %299 to ptr
  %301 = call double %298(ptr noundef %300)
  %302 = fcmp olt double %301, 1.562500e-02
  br i1 %302, label %316, label %333

303:                                              ; preds = %288, %303
  %304 = phi i64 [ %314, %303 ], [ 1, %288 ]
  %305 = phi i64 [ %313, %303 ], [ %293, %288 ]
  %306 = getelementptr inbounds nuw %struct.ready, ptr %290, i64 %304
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds double, ptr %292, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = getelementptr inbounds double, ptr %292, i64 %305
  %311 = load double, ptr %310, align 8
  %312 = fcmp ogt double %309, %311
  %313 = select i1 %312, i64 %307, i64 %305
  %314 = add nuw nsw i64 %304, 1
  %315 = icmp eq i64 %314, %277
  br i1 %315, label %295, label %303

316:                                              ; preds = %295
  %317 = load double, ptr %292, align 8
  %318 = load i64, ptr %33, align 8
  %319 = icmp sgt i64 %318, 1
  br i1 %319, label %324, label %320

320:                                              ; preds = %324, %316
  %321 = phi double [ %317, %316 ], [ %330, %324 ]
  %322 = fadd double %321, -1.000000e+00
  %323 = getelementptr inbounds double, ptr %292, i64 %296
  store double %322, ptr %323, align 8
  br label %333

324:                                              ; preds = %316, %324
  %325 = phi i64 [ %331, %324 ], [ 1, %316 ]
  %326 = phi double [ %330, %324 ], [ %317, %316 ]
  %327 = getelementptr inbounds nuw double, ptr %292, i64 %325
  %328 = load double, ptr %327, align 8
  %329 = fcmp olt double %328, %326
  %330 = select i1 %329, double %328, double %326
  %331 = add nuw nsw i64 %325, 1
  %332 = icmp eq i64 %331, %318
  br i1 %332, label %320, label %324

333:                                              ; preds = %320, %295
  %334 = load i64, ptr %23, align 8
  %335 = inttoptr i64 %334 to ptr
  %336 = load i64, ptr %20, align 8
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %338, label %355

338:                                              ; preds = %333, %338
  %339 = phi i64 [ %346, %338 ], [ 0, %333 ]
  %340 = phi i64 [ %345, %338 ], [ 0, %333 ]
  %341 = getelementptr inbounds nuw %struct.ready, ptr %335, i64 %339
  %342 = load i64, ptr %341, align 8
  %343 = icmp eq i64 %342, %296
  %344 = zext i1 %343 to i64
  %345 = add nuw nsw i64 %340, %344
  %346 = add nuw nsw i64 %339, 1
  %347 = icmp eq i64 %346, %336
  br i1 %347, label %348, label %338

348:                                              ; preds = %338
  %349 = icmp samesign ugt i64 %345, 4
  br i1 %349, label %350, label %352

350:                                              ; preds = %348
  %351 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %296, i32 noundef 0)
  br label %427

352:                                              ; preds = %348
  %353 = trunc nuw nsw i64 %345 to i32
  %354 = icmp eq i64 %345, 1
  br i1 %354, label %372, label %355

355:                                              ; preds = %352, %333
  %356 = phi i32 [ %353, %352 ], [ 0, %333 ]
  %357 = zext nneg i32 %356 to i64
  %358 = sub nsw i32 0, %356
  br label %359

359:                                              ; preds = %359, %355
  %360 = load i64, ptr %34, align 8
  %361 = inttoptr i64 %360 to ptr
  %362 = load i64, ptr %32, align 8
  %363 = inttoptr i64 %362 to ptr
  %364 = call i32 %361(ptr noundef %363)
  %365 = zext i32 %364 to i64
  %366 = mul nuw nsw i64 %365, %357
  %367 = trunc i64 %366 to i32
  %368 = urem i32 %358, %356
  %369 = icmp ugt i32 %368, %367
  br i1 %369, label %359, label %370

370:                                              ; preds = %359
  %371 = lshr i64 %366, 32
  br label %372

372:                                              ; preds = %370, %352
  %373 = phi i64 [ 0, %352 ], [ %371, %370 ]
  br label %374

374:                                              ; preds = %372, %383
  %375 = phi i64 [ %384, %383 ], [ %373, %372 ]
  %376 = phi i64 [ %385, %383 ], [ 0, %372 ]
  %377 = getelementptr inbounds nuw %struct.ready, ptr %290, i64 %376
  %378 = load i64, ptr %377, align 8
  %379 = icmp eq i64 %378, %296
  br i1 %379, label %380, label %383

380:                                              ; preds = %374
  %381 = add nsw i64 %375, -1
  %382 = icmp eq i64 %375, 0
  br i1 %382, label %425, label %383

383:                                              ; preds = %380, %374
  %384 = phi i64 [ %375, %374 ], [ %381, %380 ]
  %385 = add nuw nsw i64 %376, 1
  br label %374

386:                                              ; preds = %282
  %387 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %427

388:                                              ; preds = %282
  %389 = load i64, ptr %272, align 8
  %390 = icmp sgt i64 %277, 1
  br i1 %390, label %391, label %409

391:                                              ; preds = %388
  %392 = icmp ne i64 %283, 2
  br label %413

393:                                              ; preds = %413
  %394 = load i64, ptr %23, align 8
  %395 = inttoptr i64 %394 to ptr
  br label %396

396:                                              ; preds = %396, %393
  %397 = phi i64 [ %404, %396 ], [ 0, %393 ]
  %398 = phi i64 [ %403, %396 ], [ 0, %393 ]
  %399 = getelementptr inbounds nuw %struct.ready, ptr %395, i64 %397
  %400 = load i64, ptr %399, align 8
  %401 = icmp eq i64 %400, %422
  %402 = zext i1 %401 to i64
  %403 = add nuw nsw i64 %398, %402
  %404 = add nuw nsw i64 %397, 1
  %405 = icmp eq i64 %404, %277
  br i1 %405, label %406, label %396

406:                                              ; preds = %396
  %407 = icmp samesign ult i64 %403, 5
  %408 = zext i1 %407 to i32
  br label %409

409:                                              ; preds = %406, %388
  %410 = phi i64 [ %422, %406 ], [ %389, %388 ]
  %411 = phi i32 [ %408, %406 ], [ 1, %388 ]
  %412 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %410, i32 noundef %411)
  br label %427

413:                                              ; preds = %413, %391
  %414 = phi i64 [ 1, %391 ], [ %423, %413 ]
  %415 = phi i64 [ %389, %391 ], [ %422, %413 ]
  %416 = getelementptr inbounds nuw %struct.ready, ptr %272, i64 %414
  %417 = load i64, ptr %416, align 8
  %418 = icmp eq i64 %417, %415
  %419 = icmp sgt i64 %417, %415
  %420 = xor i1 %392, %419
  %421 = select i1 %420, i64 %417, i64 %415
  %422 = select i1 %418, i64 %415, i64 %421
  %423 = add nuw nsw i64 %414, 1
  %424 = icmp eq i64 %423, %277
  br i1 %424, label %393, label %413

425:                                              ; preds = %380
  %426 = load i64, ptr %20, align 8
  br label %427

427:                                              ; preds = %425, %409, %386, %350, %284, %270
  %428 = phi i64 [ %277, %409 ], [ %277, %270 ], [ %277, %386 ], [ %277, %284 ], [ %336, %350 ], [ %426, %425 ]
  %429 = phi i64 [ %412, %409 ], [ 0, %270 ], [ %387, %386 ], [ 0, %284 ], [ %351, %350 ], [ %376, %425 ]
  %430 = load i64, ptr %23, align 8
  %431 = inttoptr i64 %430 to ptr
  %432 = getelementptr inbounds %struct.ready, ptr %431, i64 %429
  %433 = getelementptr inbounds nuw i8, ptr %432, i64 8
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %432, i64 16
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds nuw i8, ptr %432, i64 24
  %438 = load i64, ptr %437, align 8
  %439 = add nsw i64 %428, -1
  store i64 %439, ptr %20, align 8
  %440 = icmp slt i64 %429, %439
  br i1 %440, label %441, label %448

441:                                              ; preds = %427, %441
  %442 = phi i64 [ %444, %441 ], [ %429, %427 ]
  %443 = getelementptr inbounds %struct.ready, ptr %431, i64 %442
  %444 = add nsw i64 %442, 1
  %445 = getelementptr inbounds %struct.ready, ptr %431, i64 %444
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %443, ptr noundef nonnull align 8 dereferenceable(32) %445, i64 32, i1 false)
  %446 = load i64, ptr %20, align 8
  %447 = icmp slt i64 %444, %446
  br i1 %447, label %441, label %448

448:                                              ; preds = %441, %427
  store i64 %434, ptr %35, align 8
  store i64 %436, ptr %36, align 8
  store i64 %438, ptr %37, align 8
  %449 = load i64, ptr %21, align 8
  %450 = inttoptr i64 %449 to ptr
  %451 = load i64, ptr %450, align 8
  %452 = icmp sgt i64 %451, -1
  %453 = icmp sgt i64 %438, 0
  %454 = select i1 %452, i1 %453, i1 false
  br i1 %454, label %455, label %467

455:                                              ; preds = %448
  %456 = getelementptr inbounds nuw i8, ptr %450, i64 16
  %457 = inttoptr i64 %436 to ptr
  br label %458

458:                                              ; preds = %458, %455
  %459 = phi i64 [ 0, %455 ], [ %465, %458 ]
  %460 = load i64, ptr %456, align 8
  %461 = inttoptr i64 %460 to ptr
  %462 = getelementptr inbounds nuw i64, ptr %457, i64 %459
  %463 = load i64, ptr %462, align 8
  %464 = getelementptr inbounds i8, ptr %461, i64 %463
  store i8 1, ptr %464, align 1
  %465 = add nuw nsw i64 %459, 1
  %466 = icmp eq i64 %465, %438
  br i1 %466, label %467, label %458

467:                                              ; preds = %458, %448, %205
  %468 = load i64, ptr %38, align 8
  %469 = inttoptr i64 %468 to ptr
  %470 = load i64, ptr %39, align 8
  %471 = inttoptr i64 %470 to ptr
  %472 = load i64, ptr %36, align 8
  %473 = inttoptr i64 %472 to ptr
  %474 = load i64, ptr %37, align 8
  %475 = load i64, ptr %35, align 8
  store i64 0, ptr %0, align 8
  %476 = load i64, ptr %40, align 8
  %477 = inttoptr i64 %476 to ptr
  %478 = getelementptr inbounds %struct.instruction, ptr %469, i64 %475
  %479 = load i64, ptr %478, align 8
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %3687, label %481

481:                                              ; preds = %467
  %482 = icmp sgt i64 %474, 0
  %483 = add nsw i64 %474, 256
  %484 = icmp eq i64 %474, 0
  br label %485

485:                                              ; preds = %3681, %481
  %486 = phi i64 [ %479, %481 ], [ %3684, %3681 ]
  %487 = phi ptr [ %478, %481 ], [ %3683, %3681 ]
  %488 = phi i64 [ %475, %481 ], [ %3682, %3681 ]
  %489 = load i64, ptr %22, align 8
  %490 = and i64 %489, 255
  %491 = icmp eq i64 %490, 255
  br i1 %491, label %3687, label %492

492:                                              ; preds = %485
  %493 = load i64, ptr %41, align 8
  %494 = icmp eq i64 %493, 0
  br i1 %494, label %560, label %495

495:                                              ; preds = %492
  %496 = inttoptr i64 %493 to ptr
  %497 = getelementptr inbounds i64, ptr %496, i64 %488
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr i8, ptr %497, i64 8
  %500 = load i64, ptr %499, align 8
  %501 = icmp slt i64 %498, %500
  br i1 %501, label %502, label %560

502:                                              ; preds = %495
  %503 = load i64, ptr %42, align 8
  %504 = inttoptr i64 %503 to ptr
  br label %505

505:                                              ; preds = %527, %502
  %506 = phi i64 [ %498, %502 ], [ %528, %527 ]
  %507 = getelementptr inbounds i64, ptr %496, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds %struct.undefined, ptr %504, i64 %508
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 16
  %511 = load i64, ptr %510, align 8
  %512 = icmp ne i64 %511, 0
  %513 = and i1 %482, %512
  br i1 %513, label %514, label %527

514:                                              ; preds = %505
  %515 = load i64, ptr %509, align 8
  %516 = inttoptr i64 %515 to ptr
  br label %520

517:                                              ; preds = %520
  %518 = add nuw nsw i64 %521, 1
  %519 = icmp eq i64 %518, %474
  br i1 %519, label %527, label %520

520:                                              ; preds = %517, %514
  %521 = phi i64 [ 0, %514 ], [ %518, %517 ]
  %522 = getelementptr inbounds nuw i64, ptr %473, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = getelementptr inbounds i64, ptr %516, i64 %523
  %525 = load i64, ptr %524, align 8
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %517, label %530

527:                                              ; preds = %517, %505
  %528 = add i64 %506, 1
  %529 = icmp eq i64 %528, %500
  br i1 %529, label %560, label %505

530:                                              ; preds = %520
  %531 = getelementptr inbounds nuw i8, ptr %487, i64 144
  %532 = load i64, ptr %531, align 8
  %533 = icmp eq i64 %532, 0
  br i1 %533, label %3687, label %534

534:                                              ; preds = %530
  %535 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %536 = load i64, ptr %535, align 8
  %537 = getelementptr inbounds %struct.undefined, ptr %504, i64 %536
  %538 = load i64, ptr %537, align 8
  %539 = icmp eq i64 %538, 0
  br i1 %539, label %540, label %560

540:                                              ; preds = %534
  %541 = getelementptr inbounds nuw i8, ptr %487, i64 40
  %542 = load i64, ptr %541, align 8
  %543 = getelementptr inbounds %struct.undefined, ptr %504, i64 %542
  %544 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %545 = load i64, ptr %544, align 8
  %546 = icmp eq i64 %545, 0
  br i1 %546, label %560, label %547

547:                                              ; preds = %540
  %548 = load i64, ptr %543, align 8
  %549 = inttoptr i64 %548 to ptr
  br label %553

550:                                              ; preds = %553
  %551 = add nuw nsw i64 %554, 1
  %552 = icmp eq i64 %551, %474
  br i1 %552, label %560, label %553

553:                                              ; preds = %550, %547
  %554 = phi i64 [ 0, %547 ], [ %551, %550 ]
  %555 = getelementptr inbounds nuw i64, ptr %473, i64 %554
  %556 = load i64, ptr %555, align 8
  %557 = getelementptr inbounds i64, ptr %549, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = icmp eq i64 %558, 0
  br i1 %559, label %550, label %3687

560:                                              ; preds = %527, %550, %540, %534, %495, %492
  %561 = phi i1 [ false, %550 ], [ true, %492 ], [ true, %495 ], [ false, %534 ], [ false, %540 ], [ true, %527 ]
  %562 = icmp eq i64 %486, 1
  br i1 %562, label %563, label %621

563:                                              ; preds = %560
  %564 = add nsw i64 %489, 1
  store i64 %564, ptr %22, align 8
  %565 = load i64, ptr %102, align 8
  %566 = add nsw i64 %565, %483
  store i64 %566, ptr %102, align 8
  %567 = getelementptr inbounds i8, ptr %477, i64 %488
  store i8 1, ptr %567, align 1
  %568 = getelementptr inbounds nuw i8, ptr %487, i64 16
  %569 = load i64, ptr %568, align 8
  %570 = icmp sgt i64 %569, -1
  br i1 %570, label %572, label %571

571:                                              ; preds = %563
  br i1 %484, label %610, label %607

572:                                              ; preds = %563
  %573 = getelementptr inbounds nuw %struct.operand, ptr %471, i64 %569
  %574 = getelementptr inbounds nuw i8, ptr %487, i64 24
  %575 = load i64, ptr %574, align 8
  %576 = call fastcc i64 @count_held(ptr noundef %573, i64 noundef %575, ptr noundef %473, i64 noundef %474)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %488, i64 noundef %576, ptr noundef %473, i64 noundef %474, ptr noundef null, i64 noundef 0)
  %577 = icmp ne i64 %576, 0
  %578 = icmp slt i64 %576, %474
  %579 = select i1 %577, i1 %578, i1 false
  br i1 %579, label %580, label %606

580:                                              ; preds = %572
  %581 = getelementptr inbounds nuw i8, ptr %487, i64 16
  %582 = getelementptr inbounds nuw i8, ptr %487, i64 24
  %583 = load i64, ptr %106, align 8
  %584 = inttoptr i64 %583 to ptr
  br i1 %482, label %585, label %3687

585:                                              ; preds = %580, %585
  %586 = phi i64 [ %604, %585 ], [ 0, %580 ]
  %587 = getelementptr inbounds nuw i64, ptr %473, i64 %586
  %588 = load i64, ptr %587, align 8
  %589 = load i64, ptr %581, align 8
  %590 = getelementptr inbounds %struct.operand, ptr %471, i64 %589
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i8, ptr %590, i64 8
  %593 = load i64, ptr %592, align 8
  %594 = mul nsw i64 %593, %588
  %595 = add i64 %594, %591
  %596 = inttoptr i64 %595 to ptr
  %597 = load i8, ptr %596, align 1
  %598 = icmp ne i8 %597, 0
  %599 = zext i1 %598 to i64
  %600 = load i64, ptr %582, align 8
  %601 = icmp ne i64 %600, %599
  %602 = zext i1 %601 to i8
  %603 = getelementptr inbounds nuw i8, ptr %584, i64 %586
  store i8 %602, ptr %603, align 1
  %604 = add nuw nsw i64 %586, 1
  %605 = icmp eq i64 %604, %474
  br i1 %605, label %3687, label %585

606:                                              ; preds = %572
  br i1 %577, label %607, label %610

607:                                              ; preds = %606, %571
  %608 = getelementptr inbounds nuw i8, ptr %487, i64 64
  %609 = load i64, ptr %608, align 8
  br label %612

610:                                              ; preds = %606, %571
  %611 = add nsw i64 %488, 1
  br label %612

612:                                              ; preds = %610, %607
  %613 = phi i64 [ %609, %607 ], [ %611, %610 ]
  store i64 %613, ptr %35, align 8
  %614 = getelementptr inbounds %struct.instruction, ptr %469, i64 %613
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 136
  %616 = load i64, ptr %615, align 8
  %617 = icmp eq i64 %616, 0
  br i1 %617, label %3681, label %618

618:                                              ; preds = %612
  %619 = load i64, ptr %20, align 8
  %620 = icmp eq i64 %619, 0
  br i1 %620, label %3681, label %3686

621:                                              ; preds = %560
  %622 = getelementptr inbounds nuw i8, ptr %487, i64 16
  %623 = load i64, ptr %622, align 8
  %624 = icmp sgt i64 %623, -1
  br i1 %624, label %625, label %661

625:                                              ; preds = %621
  %626 = getelementptr inbounds nuw %struct.operand, ptr %471, i64 %623
  %627 = getelementptr inbounds nuw i8, ptr %487, i64 24
  %628 = load i64, ptr %627, align 8
  %629 = call fastcc i64 @count_held(ptr noundef %626, i64 noundef %628, ptr noundef %473, i64 noundef %474)
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %3666, label %631

631:                                              ; preds = %625
  %632 = icmp slt i64 %629, %474
  br i1 %632, label %633, label %665

633:                                              ; preds = %631
  %634 = load i64, ptr %43, align 8
  %635 = inttoptr i64 %634 to ptr
  br i1 %482, label %636, label %665

636:                                              ; preds = %633, %657
  %637 = phi i64 [ %659, %657 ], [ 0, %633 ]
  %638 = phi i64 [ %658, %657 ], [ 0, %633 ]
  %639 = getelementptr inbounds nuw i64, ptr %473, i64 %637
  %640 = load i64, ptr %639, align 8
  %641 = load i64, ptr %622, align 8
  %642 = getelementptr inbounds %struct.operand, ptr %471, i64 %641
  %643 = load i64, ptr %642, align 8
  %644 = getelementptr inbounds nuw i8, ptr %642, i64 8
  %645 = load i64, ptr %644, align 8
  %646 = mul nsw i64 %645, %640
  %647 = add i64 %646, %643
  %648 = inttoptr i64 %647 to ptr
  %649 = load i8, ptr %648, align 1
  %650 = icmp ne i8 %649, 0
  %651 = zext i1 %650 to i64
  %652 = load i64, ptr %627, align 8
  %653 = icmp eq i64 %652, %651
  br i1 %653, label %657, label %654

654:                                              ; preds = %636
  %655 = add nsw i64 %638, 1
  %656 = getelementptr inbounds i64, ptr %635, i64 %638
  store i64 %640, ptr %656, align 8
  br label %657

657:                                              ; preds = %654, %636
  %658 = phi i64 [ %655, %654 ], [ %638, %636 ]
  %659 = add nuw nsw i64 %637, 1
  %660 = icmp eq i64 %659, %474
  br i1 %660, label %661, label %636

661:                                              ; preds = %657, %621
  %662 = phi i64 [ %474, %621 ], [ %629, %657 ]
  %663 = phi ptr [ %473, %621 ], [ %635, %657 ]
  %664 = icmp eq i64 %662, 0
  br i1 %664, label %3664, label %665

665:                                              ; preds = %661, %633, %631
  %666 = phi ptr [ %663, %661 ], [ %473, %631 ], [ %635, %633 ]
  %667 = phi i64 [ %662, %661 ], [ %474, %631 ], [ %629, %633 ]
  %668 = phi i64 [ %662, %661 ], [ %629, %631 ], [ %629, %633 ]
  %669 = getelementptr inbounds nuw i8, ptr %487, i64 128
  %670 = load i64, ptr %669, align 8
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %846, label %672

672:                                              ; preds = %665
  %673 = load i64, ptr %44, align 8
  %674 = inttoptr i64 %673 to ptr
  %675 = getelementptr inbounds i64, ptr %674, i64 %670
  %676 = getelementptr inbounds i8, ptr %675, i64 -8
  %677 = load i64, ptr %676, align 8
  %678 = load i64, ptr %675, align 8
  %679 = getelementptr inbounds nuw i8, ptr %675, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %680 = icmp sgt i64 %667, 0
  br i1 %680, label %682, label %681

681:                                              ; preds = %672
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  br label %845

682:                                              ; preds = %672
  %683 = icmp eq i64 %677, 0
  %684 = getelementptr inbounds nuw i8, ptr %675, i64 16
  %685 = icmp sgt i64 %678, 0
  br label %686

686:                                              ; preds = %744, %682
  %687 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %666, i64 noundef %667, ptr noundef %16)
  br i1 %683, label %688, label %698

688:                                              ; preds = %686
  br i1 %685, label %689, label %744

689:                                              ; preds = %688
  %690 = load i64, ptr %46, align 8
  %691 = inttoptr i64 %690 to ptr
  %692 = load i64, ptr %47, align 8
  %693 = getelementptr i64, ptr %691, i64 %687
  %694 = load i64, ptr %48, align 8
  %695 = inttoptr i64 %694 to ptr
  %696 = getelementptr inbounds i64, ptr %695, i64 %687
  %697 = load i64, ptr %696, align 8
  br label %736

698:                                              ; preds = %686
  %699 = load i64, ptr %679, align 8
  %700 = load i64, ptr %684, align 8
  %701 = load i64, ptr %45, align 8
  %702 = inttoptr i64 %701 to ptr
  %703 = load i64, ptr %46, align 8
  %704 = inttoptr i64 %703 to ptr
  %705 = load i64, ptr %47, align 8
  %706 = mul nsw i64 %705, %699
  %707 = getelementptr i64, ptr %704, i64 %706
  %708 = getelementptr i64, ptr %707, i64 %687
  %709 = load i64, ptr %708, align 8
  %710 = load i64, ptr %48, align 8
  %711 = inttoptr i64 %710 to ptr
  %712 = getelementptr inbounds i64, ptr %711, i64 %687
  %713 = load i64, ptr %712, align 8
  %714 = icmp sgt i64 %709, %713
  br i1 %714, label %715, label %744

715:                                              ; preds = %698
  %716 = getelementptr i8, ptr %702, i64 %706
  %717 = getelementptr i8, ptr %716, i64 %687
  %718 = load i8, ptr %717, align 1
  %719 = icmp eq i8 %718, 3
  br i1 %719, label %744, label %720

720:                                              ; preds = %715
  %721 = icmp eq i64 %700, -1
  br i1 %721, label %747, label %722

722:                                              ; preds = %720
  %723 = mul nsw i64 %705, %700
  %724 = getelementptr i64, ptr %704, i64 %723
  %725 = getelementptr i64, ptr %724, i64 %687
  %726 = load i64, ptr %725, align 8
  %727 = icmp sgt i64 %726, %713
  br i1 %727, label %728, label %747

728:                                              ; preds = %722
  %729 = getelementptr i8, ptr %702, i64 %723
  %730 = getelementptr i8, ptr %729, i64 %687
  %731 = load i8, ptr %730, align 1
  %732 = icmp eq i8 %731, 2
  br i1 %732, label %747, label %744

733:                                              ; preds = %736
  %734 = add nuw nsw i64 %737, 1
  %735 = icmp eq i64 %734, %678
  br i1 %735, label %744, label %736

736:                                              ; preds = %733, %689
  %737 = phi i64 [ 0, %689 ], [ %734, %733 ]
  %738 = getelementptr inbounds nuw i64, ptr %679, i64 %737
  %739 = load i64, ptr %738, align 8
  %740 = mul nsw i64 %739, %692
  %741 = getelementptr i64, ptr %693, i64 %740
  %742 = load i64, ptr %741, align 8
  %743 = icmp sgt i64 %742, %697
  br i1 %743, label %747, label %733

744:                                              ; preds = %733, %728, %715, %698, %688
  %745 = load i64, ptr %16, align 8
  %746 = icmp slt i64 %745, %667
  br i1 %746, label %686, label %748

747:                                              ; preds = %728, %722, %720, %736
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %3687

748:                                              ; preds = %744
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i64 0, ptr %17, align 8
  %749 = select i1 %683, i1 %685, i1 false
  %750 = trunc i64 %488 to i32
  br label %754

751:                                              ; preds = %826, %825
  %752 = load i64, ptr %17, align 8
  %753 = icmp slt i64 %752, %667
  br i1 %753, label %754, label %845

754:                                              ; preds = %751, %748
  %755 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %666, i64 noundef %667, ptr noundef %17)
  br i1 %683, label %825, label %756

756:                                              ; preds = %754
  %757 = load i64, ptr %679, align 8
  %758 = load i64, ptr %684, align 8
  %759 = load i64, ptr %47, align 8
  %760 = mul nsw i64 %759, %757
  %761 = add nsw i64 %760, %755
  %762 = mul nsw i64 %759, %758
  %763 = add nsw i64 %762, %755
  %764 = load i64, ptr %46, align 8
  %765 = inttoptr i64 %764 to ptr
  %766 = load i64, ptr %49, align 8
  %767 = inttoptr i64 %766 to ptr
  %768 = icmp eq i64 %758, -1
  br i1 %768, label %769, label %771

769:                                              ; preds = %756
  %770 = getelementptr inbounds i64, ptr %765, i64 %761
  store i64 0, ptr %770, align 8
  br label %821

771:                                              ; preds = %756
  %772 = load i64, ptr %50, align 8
  %773 = inttoptr i64 %772 to ptr
  %774 = getelementptr inbounds i32, ptr %773, i64 %763
  %775 = load i32, ptr %774, align 4
  %776 = getelementptr inbounds i32, ptr %773, i64 %761
  store i32 %775, ptr %776, align 4
  %777 = load i64, ptr %46, align 8
  %778 = inttoptr i64 %777 to ptr
  %779 = load i64, ptr %47, align 8
  %780 = mul nsw i64 %779, %758
  %781 = getelementptr i64, ptr %778, i64 %780
  %782 = getelementptr i64, ptr %781, i64 %755
  %783 = load i64, ptr %782, align 8
  %784 = load i64, ptr %48, align 8
  %785 = inttoptr i64 %784 to ptr
  %786 = getelementptr inbounds i64, ptr %785, i64 %755
  %787 = load i64, ptr %786, align 8
  %788 = icmp sgt i64 %783, %787
  br i1 %788, label %789, label %795

789:                                              ; preds = %771
  %790 = load i64, ptr %45, align 8
  %791 = inttoptr i64 %790 to ptr
  %792 = getelementptr inbounds i8, ptr %791, i64 %763
  %793 = load i8, ptr %792, align 1
  %794 = icmp eq i8 %793, 2
  br i1 %794, label %795, label %799

795:                                              ; preds = %789, %771
  %796 = getelementptr inbounds i64, ptr %765, i64 %761
  store i64 0, ptr %796, align 8
  %797 = getelementptr inbounds i64, ptr %767, i64 %763
  %798 = load i64, ptr %797, align 8
  br label %821

799:                                              ; preds = %789
  %800 = getelementptr inbounds i64, ptr %765, i64 %763
  %801 = load i64, ptr %800, align 8
  %802 = getelementptr inbounds i64, ptr %765, i64 %761
  store i64 %801, ptr %802, align 8
  %803 = getelementptr inbounds i64, ptr %767, i64 %761
  store i64 -1, ptr %803, align 8
  %804 = load i64, ptr %45, align 8
  %805 = inttoptr i64 %804 to ptr
  %806 = getelementptr inbounds i8, ptr %805, i64 %761
  store i8 3, ptr %806, align 1
  %807 = load i64, ptr %51, align 8
  %808 = inttoptr i64 %807 to ptr
  %809 = getelementptr inbounds i32, ptr %808, i64 %763
  %810 = load i32, ptr %809, align 4
  %811 = getelementptr inbounds i32, ptr %808, i64 %761
  store i32 %810, ptr %811, align 4
  %812 = load i64, ptr %52, align 8
  %813 = inttoptr i64 %812 to ptr
  %814 = getelementptr inbounds i32, ptr %813, i64 %763
  %815 = load i32, ptr %814, align 4
  %816 = getelementptr inbounds i32, ptr %813, i64 %761
  store i32 %815, ptr %816, align 4
  %817 = load i64, ptr %53, align 8
  %818 = inttoptr i64 %817 to ptr
  %819 = getelementptr inbounds i64, ptr %818, i64 %763
  %820 = load i64, ptr %819, align 8
  br label %821

821:                                              ; preds = %799, %795, %769
  %822 = phi ptr [ %818, %799 ], [ %767, %795 ], [ %767, %769 ]
  %823 = phi i64 [ %820, %799 ], [ %798, %795 ], [ -1, %769 ]
  %824 = getelementptr inbounds i64, ptr %822, i64 %761
  store i64 %823, ptr %824, align 8
  br label %825

825:                                              ; preds = %821, %754
  br i1 %749, label %826, label %751

826:                                              ; preds = %825, %826
  %827 = phi i64 [ %843, %826 ], [ 0, %825 ]
  %828 = getelementptr inbounds nuw i64, ptr %679, i64 %827
  %829 = load i64, ptr %828, align 8
  %830 = load i64, ptr %47, align 8
  %831 = mul nsw i64 %830, %829
  %832 = add nsw i64 %831, %755
  %833 = load i64, ptr %54, align 8
  %834 = inttoptr i64 %833 to ptr
  %835 = getelementptr inbounds i64, ptr %834, i64 %755
  %836 = load i64, ptr %835, align 8
  %837 = load i64, ptr %49, align 8
  %838 = inttoptr i64 %837 to ptr
  %839 = getelementptr inbounds i64, ptr %838, i64 %832
  store i64 %836, ptr %839, align 8
  %840 = load i64, ptr %50, align 8
  %841 = inttoptr i64 %840 to ptr
  %842 = getelementptr inbounds i32, ptr %841, i64 %832
  store i32 %750, ptr %842, align 4
  %843 = add nuw nsw i64 %827, 1
  %844 = icmp eq i64 %843, %678
  br i1 %844, label %751, label %826

845:                                              ; preds = %751, %681
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %846

846:                                              ; preds = %845, %665
  %847 = getelementptr inbounds nuw i8, ptr %487, i64 168
  %848 = load i64, ptr %847, align 8
  %849 = icmp eq i64 %848, 0
  br i1 %849, label %881, label %850

850:                                              ; preds = %846
  %851 = getelementptr inbounds nuw i8, ptr %487, i64 152
  %852 = load i64, ptr %851, align 8
  %853 = getelementptr inbounds %struct.operand, ptr %471, i64 %852
  %854 = load i64, ptr %55, align 8
  %855 = inttoptr i64 %854 to ptr
  %856 = getelementptr inbounds i8, ptr %855, i64 %488
  %857 = load i8, ptr %856, align 1
  %858 = and i8 %857, 2
  %859 = icmp eq i8 %858, 0
  br i1 %859, label %860, label %881

860:                                              ; preds = %850
  %861 = icmp sgt i64 %667, 0
  %862 = getelementptr inbounds nuw i8, ptr %487, i64 160
  %863 = load i64, ptr %862, align 8
  br i1 %861, label %864, label %866

864:                                              ; preds = %860
  %865 = sub nsw i64 0, %848
  br label %868

866:                                              ; preds = %868, %860
  %867 = phi i64 [ 0, %860 ], [ %878, %868 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %488, i64 noundef %867, ptr noundef readonly %666, i64 noundef %667, ptr noundef readonly %853, i64 noundef %863)
  br label %881

868:                                              ; preds = %868, %864
  %869 = phi i64 [ 0, %864 ], [ %878, %868 ]
  %870 = phi i64 [ 0, %864 ], [ %879, %868 ]
  %871 = getelementptr inbounds nuw i64, ptr %666, i64 %870
  %872 = load i64, ptr %871, align 8
  %873 = call fastcc i64 @get(ptr noundef readonly %853, i64 noundef %863, i64 noundef %872)
  %874 = icmp sge i64 %873, %865
  %875 = icmp slt i64 %873, %848
  %876 = and i1 %874, %875
  %877 = zext i1 %876 to i64
  %878 = add nuw nsw i64 %869, %877
  %879 = add nuw nsw i64 %870, 1
  %880 = icmp eq i64 %879, %667
  br i1 %880, label %866, label %868

881:                                              ; preds = %866, %850, %846
  %882 = load i64, ptr %487, align 8
  switch i64 %882, label %1957 [
    i64 2, label %883
    i64 3, label %883
    i64 36, label %1896
  ]

883:                                              ; preds = %881, %881
  %884 = load i64, ptr %57, align 8
  %885 = inttoptr i64 %884 to ptr
  %886 = getelementptr inbounds nuw i8, ptr %487, i64 96
  %887 = load i64, ptr %886, align 8
  %888 = getelementptr inbounds nuw i8, ptr %487, i64 104
  %889 = load i64, ptr %888, align 8
  %890 = mul nsw i64 %889, %887
  %891 = icmp eq i64 %882, 3
  %892 = load i64, ptr %39, align 8
  %893 = inttoptr i64 %892 to ptr
  %894 = getelementptr inbounds nuw i8, ptr %487, i64 40
  %895 = load i64, ptr %894, align 8
  %896 = getelementptr inbounds %struct.operand, ptr %893, i64 %895
  %897 = load i64, ptr %896, align 8
  %898 = getelementptr inbounds nuw i8, ptr %896, i64 8
  %899 = load i64, ptr %898, align 8
  %900 = icmp sgt i64 %667, 0
  br i1 %900, label %901, label %904

901:                                              ; preds = %883
  %902 = getelementptr inbounds nuw i8, ptr %487, i64 120
  %903 = getelementptr inbounds nuw i8, ptr %487, i64 112
  br label %908

904:                                              ; preds = %926, %883
  %905 = getelementptr inbounds nuw i8, ptr %487, i64 88
  %906 = load i64, ptr %905, align 8
  %907 = icmp eq i64 %906, 2
  br i1 %907, label %931, label %986

908:                                              ; preds = %926, %901
  %909 = phi i64 [ 0, %901 ], [ %929, %926 ]
  %910 = getelementptr inbounds nuw i64, ptr %666, i64 %909
  %911 = load i64, ptr %910, align 8
  %912 = load i64, ptr %902, align 8
  %913 = icmp eq i64 %912, 0
  %914 = mul nsw i64 %911, %899
  %915 = add i64 %914, %897
  %916 = inttoptr i64 %915 to ptr
  %917 = load i64, ptr %903, align 8
  br i1 %913, label %921, label %918

918:                                              ; preds = %908
  %919 = load i64, ptr %916, align 8
  %920 = add i64 %919, %917
  br label %926

921:                                              ; preds = %908
  %922 = load i32, ptr %916, align 4
  %923 = trunc i64 %917 to i32
  %924 = add i32 %922, %923
  %925 = zext i32 %924 to i64
  br label %926

926:                                              ; preds = %921, %918
  %927 = phi i64 [ %920, %918 ], [ %925, %921 ]
  %928 = getelementptr inbounds nuw i64, ptr %885, i64 %909
  store i64 %927, ptr %928, align 8
  %929 = add nuw nsw i64 %909, 1
  %930 = icmp eq i64 %929, %667
  br i1 %930, label %904, label %908

931:                                              ; preds = %904
  %932 = load i64, ptr %58, align 8
  %933 = inttoptr i64 %932 to ptr
  %934 = load i64, ptr %885, align 8
  %935 = lshr i64 %934, 32
  %936 = icmp sgt i64 %667, 1
  br i1 %936, label %937, label %960

937:                                              ; preds = %931, %957
  %938 = phi i64 [ %958, %957 ], [ 1, %931 ]
  %939 = getelementptr inbounds nuw i64, ptr %885, i64 %938
  %940 = load i64, ptr %939, align 8
  %941 = lshr i64 %940, 32
  %942 = icmp eq i64 %941, %935
  br i1 %942, label %957, label %943

943:                                              ; preds = %937
  %944 = load i64, ptr %59, align 8
  %945 = icmp eq i64 %935, %944
  br i1 %945, label %3687, label %946

946:                                              ; preds = %943
  %947 = load i64, ptr %60, align 8
  %948 = icmp sgt i64 %947, 0
  br i1 %948, label %952, label %957

949:                                              ; preds = %952
  %950 = add nuw nsw i64 %953, 1
  %951 = icmp eq i64 %950, %947
  br i1 %951, label %957, label %952

952:                                              ; preds = %946, %949
  %953 = phi i64 [ %950, %949 ], [ 0, %946 ]
  %954 = getelementptr inbounds nuw i64, ptr %933, i64 %953
  %955 = load i64, ptr %954, align 8
  %956 = icmp eq i64 %941, %955
  br i1 %956, label %3687, label %949

957:                                              ; preds = %949, %946, %937
  %958 = add nuw nsw i64 %938, 1
  %959 = icmp eq i64 %958, %667
  br i1 %959, label %960, label %937

960:                                              ; preds = %957, %931
  %961 = load i64, ptr %59, align 8
  %962 = icmp eq i64 %935, %961
  br i1 %962, label %966, label %963

963:                                              ; preds = %960
  %964 = load i64, ptr %60, align 8
  %965 = icmp sgt i64 %964, 0
  br i1 %965, label %981, label %988

966:                                              ; preds = %960
  br i1 %900, label %967, label %1006

967:                                              ; preds = %966, %967
  %968 = phi i64 [ %972, %967 ], [ 0, %966 ]
  %969 = getelementptr inbounds nuw i64, ptr %885, i64 %968
  %970 = load i64, ptr %969, align 8
  %971 = and i64 %970, 4294967295
  store i64 %971, ptr %969, align 8
  %972 = add nuw nsw i64 %968, 1
  %973 = icmp eq i64 %972, %667
  br i1 %973, label %974, label %967

974:                                              ; preds = %967
  %975 = load i64, ptr %57, align 8
  %976 = inttoptr i64 %975 to ptr
  %977 = load i64, ptr %976, align 8
  br label %993

978:                                              ; preds = %981
  %979 = add nuw nsw i64 %982, 1
  %980 = icmp eq i64 %979, %964
  br i1 %980, label %988, label %981

981:                                              ; preds = %963, %978
  %982 = phi i64 [ %979, %978 ], [ 0, %963 ]
  %983 = getelementptr inbounds nuw i64, ptr %933, i64 %982
  %984 = load i64, ptr %983, align 8
  %985 = icmp eq i64 %935, %984
  br i1 %985, label %3687, label %978

986:                                              ; preds = %904
  %987 = icmp slt i64 %906, 0
  br i1 %987, label %3687, label %988

988:                                              ; preds = %978, %986, %963
  %989 = phi i64 [ %906, %986 ], [ 1, %963 ], [ 1, %978 ]
  %990 = load i64, ptr %57, align 8
  %991 = inttoptr i64 %990 to ptr
  %992 = load i64, ptr %991, align 8
  br i1 %900, label %993, label %997

993:                                              ; preds = %988, %974
  %994 = phi i64 [ %977, %974 ], [ %992, %988 ]
  %995 = phi ptr [ %976, %974 ], [ %991, %988 ]
  %996 = phi i64 [ 0, %974 ], [ %989, %988 ]
  br label %1010

997:                                              ; preds = %1010, %988
  %998 = phi ptr [ %991, %988 ], [ %995, %1010 ]
  %999 = phi i64 [ %989, %988 ], [ %996, %1010 ]
  %1000 = phi i64 [ %992, %988 ], [ %1018, %1010 ]
  %1001 = phi i64 [ 0, %988 ], [ %1019, %1010 ]
  %1002 = phi i64 [ %992, %988 ], [ %1017, %1010 ]
  %1003 = add nsw i64 %890, -1
  %1004 = and i64 %1001, %1003
  %1005 = icmp eq i64 %1004, 0
  br i1 %1005, label %1022, label %3687

1006:                                             ; preds = %966
  %1007 = load i64, ptr %57, align 8
  %1008 = inttoptr i64 %1007 to ptr
  %1009 = load i64, ptr %1008, align 8
  br label %1024

1010:                                             ; preds = %1010, %993
  %1011 = phi i64 [ %1017, %1010 ], [ %994, %993 ]
  %1012 = phi i64 [ %1020, %1010 ], [ 0, %993 ]
  %1013 = phi i64 [ %1019, %1010 ], [ 0, %993 ]
  %1014 = phi i64 [ %1018, %1010 ], [ %994, %993 ]
  %1015 = getelementptr inbounds nuw i64, ptr %995, i64 %1012
  %1016 = load i64, ptr %1015, align 8
  %1017 = call i64 @llvm.smin.i64(i64 %1016, i64 %1011)
  %1018 = call i64 @llvm.smax.i64(i64 %1016, i64 %1014)
  %1019 = or i64 %1016, %1013
  %1020 = add nuw nsw i64 %1012, 1
  %1021 = icmp eq i64 %1020, %667
  br i1 %1021, label %997, label %1010

1022:                                             ; preds = %997
  %1023 = icmp eq i64 %999, 0
  br i1 %1023, label %1024, label %1068

1024:                                             ; preds = %1022, %1006
  %1025 = phi ptr [ %1008, %1006 ], [ %998, %1022 ]
  %1026 = phi i64 [ %1009, %1006 ], [ %1000, %1022 ]
  %1027 = phi i64 [ %1009, %1006 ], [ %1002, %1022 ]
  %1028 = load i64, ptr %64, align 8
  %1029 = inttoptr i64 %1028 to ptr
  %1030 = load i64, ptr %65, align 8
  %1031 = inttoptr i64 %1030 to ptr
  %1032 = load i64, ptr %66, align 8
  %1033 = icmp sgt i64 %1032, 0
  br i1 %1033, label %1034, label %1048

1034:                                             ; preds = %1024, %1045
  %1035 = phi i64 [ %1046, %1045 ], [ 0, %1024 ]
  %1036 = shl nuw nsw i64 %1035, 4
  %1037 = getelementptr inbounds nuw i8, ptr %1029, i64 %1036
  %1038 = load i64, ptr %1037, align 8
  %1039 = icmp sgt i64 %1038, %1027
  br i1 %1039, label %1045, label %1040

1040:                                             ; preds = %1034
  %1041 = getelementptr inbounds nuw i8, ptr %1037, i64 8
  %1042 = load i64, ptr %1041, align 8
  %1043 = sub nsw i64 %1042, %890
  %1044 = icmp sgt i64 %1026, %1043
  br i1 %1044, label %1045, label %1048

1045:                                             ; preds = %1040, %1034
  %1046 = add nuw nsw i64 %1035, 1
  %1047 = icmp eq i64 %1046, %1032
  br i1 %1047, label %3687, label %1034

1048:                                             ; preds = %1040, %1024
  %1049 = phi i64 [ 0, %1024 ], [ %1035, %1040 ]
  %1050 = icmp eq i64 %1049, %1032
  br i1 %1050, label %3687, label %1051

1051:                                             ; preds = %1048
  br i1 %900, label %1055, label %1052

1052:                                             ; preds = %1055, %1051
  %1053 = load i64, ptr %61, align 8
  %1054 = inttoptr i64 %1053 to ptr
  br label %1106

1055:                                             ; preds = %1051, %1055
  %1056 = phi i64 [ %1066, %1055 ], [ 0, %1051 ]
  %1057 = getelementptr inbounds nuw i64, ptr %666, i64 %1056
  %1058 = load i64, ptr %1057, align 8
  %1059 = getelementptr inbounds i64, ptr %1031, i64 %1058
  %1060 = load i64, ptr %1059, align 8
  %1061 = load i64, ptr %67, align 8
  %1062 = mul nsw i64 %1061, %1060
  %1063 = getelementptr inbounds nuw i64, ptr %1025, i64 %1056
  %1064 = load i64, ptr %1063, align 8
  %1065 = add nsw i64 %1064, %1062
  store i64 %1065, ptr %1063, align 8
  %1066 = add nuw nsw i64 %1056, 1
  %1067 = icmp eq i64 %1066, %667
  br i1 %1067, label %1052, label %1055

1068:                                             ; preds = %1022
  %1069 = load i64, ptr %61, align 8
  %1070 = inttoptr i64 %1069 to ptr
  %1071 = load i64, ptr %62, align 8
  %1072 = icmp eq i64 %1071, 0
  br i1 %1072, label %1081, label %1073

1073:                                             ; preds = %1068
  %1074 = getelementptr inbounds %struct.region, ptr %1070, i64 %1071
  %1075 = load i64, ptr %1074, align 8
  %1076 = icmp sgt i64 %1075, %1002
  br i1 %1076, label %1081, label %1077

1077:                                             ; preds = %1073
  %1078 = getelementptr inbounds nuw i8, ptr %1074, i64 8
  %1079 = load i64, ptr %1078, align 8
  %1080 = icmp slt i64 %1002, %1079
  br i1 %1080, label %1099, label %1081

1081:                                             ; preds = %1077, %1073, %1068
  %1082 = load i64, ptr %63, align 8
  %1083 = icmp sgt i64 %1082, 1
  br i1 %1083, label %1084, label %1895

1084:                                             ; preds = %1081, %1096
  %1085 = phi i64 [ %1097, %1096 ], [ 1, %1081 ]
  %1086 = getelementptr inbounds nuw %struct.region, ptr %1070, i64 %1085
  %1087 = load i64, ptr %1086, align 8
  %1088 = icmp sgt i64 %1087, %1002
  br i1 %1088, label %1096, label %1089

1089:                                             ; preds = %1084
  %1090 = getelementptr inbounds nuw i8, ptr %1086, i64 8
  %1091 = load i64, ptr %1090, align 8
  %1092 = icmp slt i64 %1002, %1091
  br i1 %1092, label %1093, label %1096

1093:                                             ; preds = %1089
  %1094 = getelementptr inbounds nuw i8, ptr %1086, i64 8
  store i64 %1085, ptr %62, align 8
  %1095 = load i64, ptr %1094, align 8
  br label %1099

1096:                                             ; preds = %1089, %1084
  %1097 = add nuw nsw i64 %1085, 1
  %1098 = icmp eq i64 %1097, %1082
  br i1 %1098, label %1895, label %1084

1099:                                             ; preds = %1093, %1077
  %1100 = phi i64 [ %1079, %1077 ], [ %1095, %1093 ]
  %1101 = phi ptr [ %1074, %1077 ], [ %1086, %1093 ]
  %1102 = sub nsw i64 %1100, %890
  %1103 = icmp sgt i64 %1000, %1102
  br i1 %1103, label %3687, label %1104

1104:                                             ; preds = %1099
  %1105 = load i64, ptr %1101, align 8
  br label %1106

1106:                                             ; preds = %1104, %1052
  %1107 = phi i64 [ %1053, %1052 ], [ %1069, %1104 ]
  %1108 = phi i64 [ 0, %1052 ], [ %999, %1104 ]
  %1109 = phi ptr [ %1054, %1052 ], [ %1101, %1104 ]
  %1110 = phi i64 [ 0, %1052 ], [ %1105, %1104 ]
  %1111 = getelementptr inbounds nuw i8, ptr %1109, i64 120
  %1112 = load i64, ptr %1111, align 8
  %1113 = icmp sgt i64 %1112, 1
  br i1 %1113, label %3687, label %1114

1114:                                             ; preds = %1106
  %1115 = getelementptr inbounds nuw i8, ptr %1109, i64 32
  %1116 = load i64, ptr %1115, align 8
  %1117 = icmp slt i64 %890, %1116
  br i1 %1117, label %3687, label %1118

1118:                                             ; preds = %1114
  %1119 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1116, i1 true)
  %1120 = ashr i64 %890, %1119
  %1121 = icmp eq i64 %1108, 0
  br i1 %1121, label %1125, label %1122

1122:                                             ; preds = %1118
  %1123 = load i64, ptr %68, align 8
  %1124 = icmp ne i64 %1123, 0
  br label %1125

1125:                                             ; preds = %1122, %1118
  %1126 = phi i1 [ true, %1118 ], [ %1124, %1122 ]
  store i64 -1, ptr %69, align 8
  store i64 0, ptr %70, align 8
  %1127 = load i64, ptr %1111, align 8
  %1128 = icmp eq i64 %1127, 0
  br i1 %1128, label %1143, label %1129

1129:                                             ; preds = %1125
  %1130 = select i1 %891, i64 136, i64 128
  %1131 = getelementptr inbounds nuw i8, ptr %1109, i64 %1130
  %1132 = load i64, ptr %1131, align 8
  %1133 = inttoptr i64 %1132 to ptr
  %1134 = getelementptr inbounds i64, ptr %1133, i64 %488
  %1135 = load i64, ptr %1134, align 8
  %1136 = inttoptr i64 %1135 to ptr
  %1137 = icmp eq i64 %1135, 0
  br i1 %1137, label %1138, label %1143

1138:                                             ; preds = %1129
  %1139 = ptrtoint ptr %1109 to i64
  %1140 = sub i64 %1139, %1107
  %1141 = sdiv exact i64 %1140, 152
  store i64 %1141, ptr %69, align 8
  %1142 = select i1 %891, i64 2, i64 1
  store i64 %1142, ptr %70, align 8
  br label %3687

1143:                                             ; preds = %1129, %1125
  %1144 = phi ptr [ %1136, %1129 ], [ null, %1125 ]
  br i1 %1126, label %1145, label %1152

1145:                                             ; preds = %1143
  %1146 = load i64, ptr %71, align 8
  %1147 = shl nsw i64 %667, 1
  %1148 = add i64 %1147, 4
  %1149 = add i64 %1148, %1146
  %1150 = load i64, ptr %72, align 8
  %1151 = icmp sgt i64 %1149, %1150
  br i1 %1151, label %3687, label %1152

1152:                                             ; preds = %1145, %1143
  %1153 = load i64, ptr %65, align 8
  %1154 = inttoptr i64 %1153 to ptr
  %1155 = load i64, ptr %73, align 8
  %1156 = inttoptr i64 %1155 to ptr
  %1157 = load i64, ptr %74, align 8
  %1158 = inttoptr i64 %1157 to ptr
  %1159 = load i64, ptr %75, align 8
  %1160 = inttoptr i64 %1159 to ptr
  %1161 = getelementptr inbounds nuw i8, ptr %1109, i64 24
  %1162 = load i64, ptr %1161, align 8
  %1163 = inttoptr i64 %1162 to ptr
  %1164 = getelementptr inbounds nuw i8, ptr %1109, i64 64
  %1165 = load i64, ptr %1164, align 8
  %1166 = inttoptr i64 %1165 to ptr
  %1167 = getelementptr inbounds nuw i8, ptr %1109, i64 56
  %1168 = load i64, ptr %1167, align 8
  %1169 = inttoptr i64 %1168 to ptr
  %1170 = getelementptr inbounds nuw i8, ptr %1109, i64 72
  %1171 = load i64, ptr %1170, align 8
  %1172 = inttoptr i64 %1171 to ptr
  %1173 = getelementptr inbounds nuw i8, ptr %1109, i64 88
  %1174 = load i64, ptr %1173, align 8
  %1175 = inttoptr i64 %1174 to ptr
  %1176 = getelementptr inbounds nuw i8, ptr %1109, i64 48
  %1177 = load i64, ptr %1176, align 8
  %1178 = inttoptr i64 %1177 to ptr
  %1179 = getelementptr inbounds nuw i8, ptr %1109, i64 112
  %1180 = load i64, ptr %1179, align 8
  %1181 = inttoptr i64 %1180 to ptr
  %1182 = load i64, ptr %76, align 8
  %1183 = load i64, ptr %1115, align 8
  %1184 = load i64, ptr %77, align 8
  %1185 = inttoptr i64 %1184 to ptr
  %1186 = mul nsw i64 %1120, %667
  %1187 = add nsw i64 %1182, %1186
  store i64 %1187, ptr %76, align 8
  br i1 %900, label %1188, label %1375

1188:                                             ; preds = %1152
  %1189 = icmp eq i64 %1165, 0
  %1190 = getelementptr inbounds nuw i8, ptr %1109, i64 104
  %1191 = getelementptr inbounds nuw i8, ptr %1109, i64 80
  %1192 = getelementptr inbounds nuw i8, ptr %1109, i64 40
  %1193 = icmp eq i64 %1168, 0
  %1194 = icmp slt i64 %1183, 1
  %1195 = select i1 %1193, i1 true, i1 %1194
  %1196 = icmp sgt i64 %1120, 0
  br label %1197

1197:                                             ; preds = %1369, %1188
  %1198 = phi i64 [ 0, %1188 ], [ %1370, %1369 ]
  %1199 = phi i64 [ 0, %1188 ], [ %1371, %1369 ]
  %1200 = phi i64 [ 0, %1188 ], [ %1373, %1369 ]
  %1201 = phi i64 [ 0, %1188 ], [ %1372, %1369 ]
  %1202 = getelementptr inbounds nuw i64, ptr %666, i64 %1200
  %1203 = load i64, ptr %1202, align 8
  %1204 = getelementptr inbounds nuw i64, ptr %885, i64 %1200
  %1205 = load i64, ptr %1204, align 8
  %1206 = sub nsw i64 %1205, %1110
  %1207 = ashr i64 %1206, %1119
  %1208 = getelementptr inbounds i64, ptr %1154, i64 %1203
  %1209 = load i64, ptr %1208, align 8
  %1210 = load i64, ptr %78, align 8
  %1211 = add nsw i64 %1210, %1209
  %1212 = getelementptr inbounds i64, ptr %1156, i64 %1203
  %1213 = load i64, ptr %1212, align 8
  %1214 = getelementptr inbounds i64, ptr %1158, i64 %1203
  %1215 = load i64, ptr %1214, align 8
  %1216 = load i64, ptr %79, align 8
  %1217 = mul nsw i64 %1216, %1215
  %1218 = getelementptr inbounds i32, ptr %1160, i64 %1217
  br i1 %1196, label %1219, label %1369

1219:                                             ; preds = %1197, %1358
  %1220 = phi i64 [ %1359, %1358 ], [ %1198, %1197 ]
  %1221 = phi i64 [ %1360, %1358 ], [ %1199, %1197 ]
  %1222 = phi i64 [ %1367, %1358 ], [ %1201, %1197 ]
  %1223 = phi i64 [ %1366, %1358 ], [ 0, %1197 ]
  %1224 = add nsw i64 %1223, %1207
  %1225 = mul nsw i64 %1224, 40
  %1226 = getelementptr inbounds i8, ptr %1163, i64 %1225
  br i1 %1189, label %1231, label %1227

1227:                                             ; preds = %1219
  %1228 = getelementptr inbounds i32, ptr %1166, i64 %1224
  %1229 = load i32, ptr %1228, align 4
  %1230 = icmp eq i32 %1229, 0
  br i1 %1230, label %1231, label %3687

1231:                                             ; preds = %1227, %1219
  %1232 = load i32, ptr %1226, align 4
  %1233 = sext i32 %1232 to i64
  %1234 = getelementptr inbounds nuw i8, ptr %1226, i64 4
  %1235 = load i32, ptr %1234, align 4
  %1236 = icmp slt i32 %1235, 1
  br i1 %1236, label %1251, label %1237

1237:                                             ; preds = %1231
  %1238 = load i64, ptr %1190, align 8
  %1239 = icmp eq i64 %1238, 0
  br i1 %1239, label %1240, label %1245

1240:                                             ; preds = %1237
  %1241 = getelementptr inbounds nuw i8, ptr %1226, i64 8
  %1242 = load i32, ptr %1241, align 4
  %1243 = sext i32 %1242 to i64
  %1244 = icmp eq i64 %1211, %1243
  br i1 %1244, label %1245, label %1251

1245:                                             ; preds = %1240, %1237
  %1246 = icmp eq i64 %1213, %1233
  br i1 %1246, label %1251, label %1247

1247:                                             ; preds = %1245
  %1248 = getelementptr inbounds i32, ptr %1218, i64 %1233
  %1249 = load i32, ptr %1248, align 4
  %1250 = icmp slt i32 %1249, %1235
  br label %1251

1251:                                             ; preds = %1247, %1245, %1240, %1231
  %1252 = phi i1 [ %1250, %1247 ], [ false, %1231 ], [ false, %1245 ], [ true, %1240 ]
  %1253 = getelementptr inbounds nuw i8, ptr %1226, i64 20
  %1254 = load i32, ptr %1253, align 4
  %1255 = sext i32 %1254 to i64
  %1256 = getelementptr inbounds nuw i8, ptr %1226, i64 24
  %1257 = load i32, ptr %1256, align 4
  %1258 = icmp slt i32 %1257, 1
  br i1 %1258, label %1278, label %1259

1259:                                             ; preds = %1251
  %1260 = load i64, ptr %1190, align 8
  %1261 = icmp eq i64 %1260, 0
  br i1 %1261, label %1262, label %1271

1262:                                             ; preds = %1259
  %1263 = getelementptr inbounds nuw i8, ptr %1226, i64 28
  %1264 = load i32, ptr %1263, align 4
  %1265 = sext i32 %1264 to i64
  %1266 = icmp eq i64 %1211, %1265
  br i1 %1266, label %1271, label %1267

1267:                                             ; preds = %1262
  %1268 = load i64, ptr %80, align 8
  %1269 = icmp ne i64 %1268, 0
  %1270 = sext i1 %1269 to i32
  br label %1278

1271:                                             ; preds = %1262, %1259
  %1272 = icmp eq i64 %1213, %1255
  br i1 %1272, label %1278, label %1273

1273:                                             ; preds = %1271
  %1274 = getelementptr inbounds i32, ptr %1218, i64 %1255
  %1275 = load i32, ptr %1274, align 4
  %1276 = icmp sge i32 %1275, %1257
  %1277 = zext i1 %1276 to i32
  br label %1278

1278:                                             ; preds = %1273, %1271, %1267, %1251
  %1279 = phi i32 [ %1270, %1267 ], [ 1, %1251 ], [ 1, %1271 ], [ %1277, %1273 ]
  %1280 = icmp slt i32 %1279, 0
  %1281 = select i1 %1252, i1 true, i1 %1280
  br i1 %1281, label %3687, label %1282

1282:                                             ; preds = %1278
  br i1 %891, label %1283, label %1326

1283:                                             ; preds = %1282
  %1284 = icmp eq i32 %1279, 0
  br i1 %1284, label %3687, label %1285

1285:                                             ; preds = %1283
  %1286 = getelementptr inbounds i8, ptr %1175, i64 %1224
  %1287 = load i8, ptr %1286, align 1
  %1288 = icmp eq i8 %1287, 0
  br i1 %1288, label %1289, label %3687

1289:                                             ; preds = %1285
  %1290 = getelementptr inbounds i64, ptr %1181, i64 %1224
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp slt i64 %1291, %1182
  br i1 %1292, label %1293, label %3687

1293:                                             ; preds = %1289
  %1294 = load i64, ptr %1191, align 8
  %1295 = icmp sgt i64 %1294, 0
  br i1 %1295, label %1296, label %1358

1296:                                             ; preds = %1293
  %1297 = mul nsw i64 %1224, 20
  br label %1298

1298:                                             ; preds = %1323, %1296
  %1299 = phi i64 [ 0, %1296 ], [ %1324, %1323 ]
  %1300 = getelementptr inbounds nuw i64, ptr %1172, i64 %1299
  %1301 = load i64, ptr %1300, align 8
  %1302 = inttoptr i64 %1301 to ptr
  %1303 = getelementptr inbounds i8, ptr %1302, i64 %1297
  %1304 = load i32, ptr %1303, align 4
  %1305 = sext i32 %1304 to i64
  %1306 = getelementptr inbounds nuw i8, ptr %1303, i64 4
  %1307 = load i32, ptr %1306, align 4
  %1308 = icmp slt i32 %1307, 1
  br i1 %1308, label %1323, label %1309

1309:                                             ; preds = %1298
  %1310 = load i64, ptr %1190, align 8
  %1311 = icmp eq i64 %1310, 0
  br i1 %1311, label %1312, label %1317

1312:                                             ; preds = %1309
  %1313 = getelementptr inbounds nuw i8, ptr %1303, i64 8
  %1314 = load i32, ptr %1313, align 4
  %1315 = sext i32 %1314 to i64
  %1316 = icmp eq i64 %1211, %1315
  br i1 %1316, label %1317, label %3687

1317:                                             ; preds = %1312, %1309
  %1318 = icmp eq i64 %1213, %1305
  br i1 %1318, label %1323, label %1319

1319:                                             ; preds = %1317
  %1320 = getelementptr inbounds i32, ptr %1218, i64 %1305
  %1321 = load i32, ptr %1320, align 4
  %1322 = icmp slt i32 %1321, %1307
  br i1 %1322, label %3687, label %1323

1323:                                             ; preds = %1319, %1317, %1298
  %1324 = add nuw nsw i64 %1299, 1
  %1325 = icmp eq i64 %1324, %1294
  br i1 %1325, label %1358, label %1298

1326:                                             ; preds = %1282
  %1327 = load i64, ptr %1192, align 8
  %1328 = icmp eq i64 %1327, 0
  br i1 %1328, label %1329, label %1333

1329:                                             ; preds = %1326
  %1330 = getelementptr inbounds i8, ptr %1178, i64 %1224
  %1331 = load i8, ptr %1330, align 1
  %1332 = icmp eq i8 %1331, 0
  br i1 %1332, label %3687, label %1333

1333:                                             ; preds = %1329, %1326
  br i1 %1195, label %1345, label %1334

1334:                                             ; preds = %1333
  %1335 = mul nsw i64 %1224, %1183
  %1336 = getelementptr i32, ptr %1169, i64 %1335
  br label %1340

1337:                                             ; preds = %1340
  %1338 = add nuw nsw i64 %1341, 1
  %1339 = icmp eq i64 %1338, %1183
  br i1 %1339, label %1345, label %1340

1340:                                             ; preds = %1337, %1334
  %1341 = phi i64 [ 0, %1334 ], [ %1338, %1337 ]
  %1342 = getelementptr i32, ptr %1336, i64 %1341
  %1343 = load i32, ptr %1342, align 4
  %1344 = icmp eq i32 %1343, 0
  br i1 %1344, label %1337, label %3687

1345:                                             ; preds = %1337, %1333
  %1346 = icmp eq i32 %1279, 0
  %1347 = zext i1 %1346 to i64
  %1348 = add nsw i64 %1220, %1347
  %1349 = getelementptr inbounds i64, ptr %1181, i64 %1224
  %1350 = load i64, ptr %1349, align 8
  %1351 = icmp slt i64 %1350, %1182
  br i1 %1351, label %1358, label %1352

1352:                                             ; preds = %1345
  %1353 = sub nsw i64 %1350, %1182
  %1354 = getelementptr inbounds nuw i8, ptr %1185, i64 %1353
  %1355 = load i8, ptr %1354, align 1
  %1356 = or i8 %1355, 1
  store i8 %1356, ptr %1354, align 1
  %1357 = add nsw i64 %1221, 1
  br label %1358

1358:                                             ; preds = %1323, %1352, %1345, %1293
  %1359 = phi i64 [ %1348, %1345 ], [ %1348, %1352 ], [ %1220, %1293 ], [ %1220, %1323 ]
  %1360 = phi i64 [ %1221, %1345 ], [ %1357, %1352 ], [ %1221, %1293 ], [ %1221, %1323 ]
  %1361 = icmp eq i32 %1279, 0
  %1362 = select i1 %1361, i8 2, i8 0
  %1363 = getelementptr inbounds i8, ptr %1185, i64 %1222
  store i8 %1362, ptr %1363, align 1
  %1364 = add nsw i64 %1222, %1182
  %1365 = getelementptr inbounds i64, ptr %1181, i64 %1224
  store i64 %1364, ptr %1365, align 8
  %1366 = add nuw nsw i64 %1223, 1
  %1367 = add nsw i64 %1222, 1
  %1368 = icmp eq i64 %1366, %1120
  br i1 %1368, label %1369, label %1219

1369:                                             ; preds = %1358, %1197
  %1370 = phi i64 [ %1198, %1197 ], [ %1359, %1358 ]
  %1371 = phi i64 [ %1199, %1197 ], [ %1360, %1358 ]
  %1372 = phi i64 [ %1201, %1197 ], [ %1367, %1358 ]
  %1373 = add nuw nsw i64 %1200, 1
  %1374 = icmp eq i64 %1373, %667
  br i1 %1374, label %1375, label %1197

1375:                                             ; preds = %1369, %1152
  %1376 = phi i64 [ 0, %1152 ], [ %1370, %1369 ]
  %1377 = phi i64 [ 0, %1152 ], [ %1371, %1369 ]
  %1378 = getelementptr inbounds nuw i8, ptr %1109, i64 96
  %1379 = load i64, ptr %1378, align 8
  %1380 = inttoptr i64 %1379 to ptr
  br i1 %891, label %1395, label %1381

1381:                                             ; preds = %1375
  %1382 = getelementptr inbounds nuw i8, ptr %1380, i64 8
  %1383 = load i64, ptr %1382, align 8
  %1384 = add i64 %1377, %1376
  %1385 = add i64 %1384, %1383
  %1386 = getelementptr inbounds nuw i8, ptr %1380, i64 16
  %1387 = load i64, ptr %1386, align 8
  %1388 = icmp sgt i64 %1385, %1387
  br i1 %1388, label %1389, label %1395

1389:                                             ; preds = %1381
  %1390 = getelementptr inbounds nuw i8, ptr %1380, i64 24
  store i64 %1385, ptr %1390, align 8
  %1391 = load i64, ptr %61, align 8
  %1392 = ptrtoint ptr %1109 to i64
  %1393 = sub i64 %1392, %1391
  %1394 = sdiv exact i64 %1393, 152
  store i64 %1394, ptr %69, align 8
  br label %3687

1395:                                             ; preds = %1381, %1375
  %1396 = load i64, ptr %65, align 8
  %1397 = inttoptr i64 %1396 to ptr
  %1398 = load i64, ptr %73, align 8
  %1399 = inttoptr i64 %1398 to ptr
  %1400 = load i64, ptr %81, align 8
  %1401 = inttoptr i64 %1400 to ptr
  %1402 = load i64, ptr %77, align 8
  %1403 = inttoptr i64 %1402 to ptr
  %1404 = load i64, ptr %1161, align 8
  %1405 = inttoptr i64 %1404 to ptr
  %1406 = load i64, ptr %1167, align 8
  %1407 = inttoptr i64 %1406 to ptr
  %1408 = load i64, ptr %1170, align 8
  %1409 = inttoptr i64 %1408 to ptr
  %1410 = load i64, ptr %1115, align 8
  %1411 = icmp eq i64 %1376, 0
  br i1 %1411, label %1416, label %1412

1412:                                             ; preds = %1395
  %1413 = getelementptr inbounds nuw i8, ptr %1380, i64 8
  br i1 %900, label %1414, label %1474

1414:                                             ; preds = %1412
  %1415 = icmp sgt i64 %1120, 0
  br label %1427

1416:                                             ; preds = %1436, %1395
  br i1 %900, label %1417, label %1474

1417:                                             ; preds = %1416
  %1418 = trunc i64 %488 to i32
  %1419 = getelementptr inbounds nuw i8, ptr %1109, i64 80
  %1420 = getelementptr inbounds nuw i8, ptr %1109, i64 40
  %1421 = icmp eq i64 %1406, 0
  %1422 = icmp slt i64 %1410, 1
  %1423 = shl i64 %1410, 2
  %1424 = select i1 %1421, i1 true, i1 %1422
  %1425 = icmp sgt i64 %1120, 0
  %1426 = select i1 %891, i64 0, i64 5
  br label %1481

1427:                                             ; preds = %1436, %1414
  %1428 = phi i64 [ 0, %1414 ], [ %1437, %1436 ]
  %1429 = phi i64 [ 0, %1414 ], [ %1438, %1436 ]
  %1430 = getelementptr inbounds nuw i64, ptr %885, i64 %1429
  %1431 = load i64, ptr %1430, align 8
  %1432 = sub nsw i64 %1431, %1110
  %1433 = ashr i64 %1432, %1119
  br i1 %1415, label %1440, label %1436

1434:                                             ; preds = %1470
  %1435 = add i64 %1428, %1120
  br label %1436

1436:                                             ; preds = %1434, %1427
  %1437 = phi i64 [ %1428, %1427 ], [ %1435, %1434 ]
  %1438 = add nuw nsw i64 %1429, 1
  %1439 = icmp eq i64 %1438, %667
  br i1 %1439, label %1416, label %1427

1440:                                             ; preds = %1427, %1470
  %1441 = phi i64 [ %1472, %1470 ], [ %1428, %1427 ]
  %1442 = phi i64 [ %1471, %1470 ], [ 0, %1427 ]
  %1443 = getelementptr inbounds i8, ptr %1403, i64 %1441
  %1444 = load i8, ptr %1443, align 1
  %1445 = and i8 %1444, 2
  %1446 = icmp eq i8 %1445, 0
  br i1 %1446, label %1470, label %1447

1447:                                             ; preds = %1440
  %1448 = add nsw i64 %1442, %1433
  %1449 = mul nsw i64 %1448, 40
  %1450 = getelementptr inbounds i8, ptr %1405, i64 %1449
  %1451 = getelementptr inbounds nuw i8, ptr %1450, i64 20
  %1452 = load i64, ptr %1380, align 8
  %1453 = inttoptr i64 %1452 to ptr
  %1454 = load i64, ptr %1413, align 8
  %1455 = add nsw i64 %1454, 1
  store i64 %1455, ptr %1413, align 8
  %1456 = mul nsw i64 %1454, 24
  %1457 = getelementptr inbounds i8, ptr %1453, i64 %1456
  %1458 = trunc i64 %1448 to i32
  store i32 %1458, ptr %1457, align 4
  br label %1463

1459:                                             ; preds = %1463
  %1460 = load i64, ptr %1173, align 8
  %1461 = inttoptr i64 %1460 to ptr
  %1462 = getelementptr inbounds i8, ptr %1461, i64 %1448
  store i8 1, ptr %1462, align 1
  br label %1470

1463:                                             ; preds = %1463, %1447
  %1464 = phi i64 [ 0, %1447 ], [ %1467, %1463 ]
  %1465 = getelementptr inbounds nuw i32, ptr %1451, i64 %1464
  %1466 = load i32, ptr %1465, align 4
  %1467 = add nuw nsw i64 %1464, 1
  %1468 = getelementptr inbounds nuw i32, ptr %1457, i64 %1467
  store i32 %1466, ptr %1468, align 4
  %1469 = icmp eq i64 %1467, 5
  br i1 %1469, label %1459, label %1463

1470:                                             ; preds = %1459, %1440
  %1471 = add nuw nsw i64 %1442, 1
  %1472 = add nsw i64 %1441, 1
  %1473 = icmp eq i64 %1471, %1120
  br i1 %1473, label %1434, label %1440

1474:                                             ; preds = %1493, %1416, %1412
  %1475 = icmp eq i64 %1377, 0
  br i1 %1475, label %1597, label %1476

1476:                                             ; preds = %1474
  %1477 = getelementptr inbounds nuw i8, ptr %1380, i64 8
  %1478 = trunc i64 %488 to i32
  br i1 %900, label %1479, label %1624

1479:                                             ; preds = %1476
  %1480 = icmp sgt i64 %1120, 0
  br label %1543

1481:                                             ; preds = %1493, %1417
  %1482 = phi i64 [ 0, %1417 ], [ %1494, %1493 ]
  %1483 = getelementptr inbounds nuw i64, ptr %885, i64 %1482
  %1484 = load i64, ptr %1483, align 8
  %1485 = sub nsw i64 %1484, %1110
  %1486 = ashr i64 %1485, %1119
  br i1 %1425, label %1487, label %1493

1487:                                             ; preds = %1481
  %1488 = getelementptr inbounds nuw i64, ptr %666, i64 %1482
  %1489 = load i64, ptr %1488, align 8
  %1490 = getelementptr inbounds i64, ptr %1399, i64 %1489
  %1491 = getelementptr inbounds i32, ptr %1401, i64 %1489
  %1492 = getelementptr inbounds i64, ptr %1397, i64 %1489
  br label %1496

1493:                                             ; preds = %1540, %1481
  %1494 = add nuw nsw i64 %1482, 1
  %1495 = icmp eq i64 %1494, %667
  br i1 %1495, label %1474, label %1481

1496:                                             ; preds = %1540, %1487
  %1497 = phi i64 [ 0, %1487 ], [ %1541, %1540 ]
  %1498 = add i64 %1497, %1486
  %1499 = mul i64 %1498, %1423
  %1500 = getelementptr i8, ptr %1407, i64 %1499
  %1501 = mul nsw i64 %1498, 40
  %1502 = getelementptr inbounds i8, ptr %1405, i64 %1501
  %1503 = getelementptr inbounds nuw i32, ptr %1502, i64 %1426
  %1504 = load i64, ptr %1490, align 8
  %1505 = trunc i64 %1504 to i32
  store i32 %1505, ptr %1503, align 4
  %1506 = load i32, ptr %1491, align 4
  %1507 = getelementptr inbounds nuw i8, ptr %1503, i64 4
  store i32 %1506, ptr %1507, align 4
  %1508 = load i64, ptr %1492, align 8
  %1509 = load i64, ptr %78, align 8
  %1510 = add nsw i64 %1509, %1508
  %1511 = trunc i64 %1510 to i32
  %1512 = getelementptr inbounds nuw i8, ptr %1503, i64 8
  store i32 %1511, ptr %1512, align 4
  %1513 = getelementptr inbounds nuw i8, ptr %1503, i64 12
  store i32 %1418, ptr %1513, align 4
  %1514 = getelementptr inbounds nuw i8, ptr %1503, i64 16
  store i32 1, ptr %1514, align 4
  br i1 %891, label %1515, label %1540

1515:                                             ; preds = %1496
  %1516 = getelementptr i8, ptr %1502, i64 24
  store i32 0, ptr %1516, align 4
  %1517 = load i64, ptr %1419, align 8
  %1518 = icmp sgt i64 %1517, 0
  br i1 %1518, label %1519, label %1521

1519:                                             ; preds = %1515
  %1520 = mul i64 %1498, 20
  br label %1524

1521:                                             ; preds = %1524, %1515
  %1522 = load i64, ptr %1420, align 8
  %1523 = icmp eq i64 %1522, 0
  br i1 %1523, label %1534, label %1538

1524:                                             ; preds = %1524, %1519
  %1525 = phi i64 [ 0, %1519 ], [ %1531, %1524 ]
  %1526 = getelementptr inbounds nuw i64, ptr %1409, i64 %1525
  %1527 = load i64, ptr %1526, align 8
  %1528 = inttoptr i64 %1527 to ptr
  %1529 = getelementptr i8, ptr %1528, i64 %1520
  %1530 = getelementptr i8, ptr %1529, i64 4
  store i32 0, ptr %1530, align 4
  %1531 = add nuw nsw i64 %1525, 1
  %1532 = load i64, ptr %1419, align 8
  %1533 = icmp slt i64 %1531, %1532
  br i1 %1533, label %1524, label %1521

1534:                                             ; preds = %1521
  %1535 = load i64, ptr %1176, align 8
  %1536 = inttoptr i64 %1535 to ptr
  %1537 = getelementptr inbounds i8, ptr %1536, i64 %1498
  store i8 1, ptr %1537, align 1
  br label %1538

1538:                                             ; preds = %1534, %1521
  br i1 %1424, label %1540, label %1539

1539:                                             ; preds = %1538
  call void @llvm.memset.p0.i64(ptr align 4 %1500, i8 0, i64 %1423, i1 false)
  br label %1540

1540:                                             ; preds = %1539, %1538, %1496
  %1541 = add nuw nsw i64 %1497, 1
  %1542 = icmp eq i64 %1541, %1120
  br i1 %1542, label %1493, label %1496

1543:                                             ; preds = %1558, %1479
  %1544 = phi i64 [ 0, %1479 ], [ %1560, %1558 ]
  %1545 = phi i64 [ 0, %1479 ], [ %1559, %1558 ]
  %1546 = getelementptr inbounds nuw i64, ptr %885, i64 %1544
  %1547 = load i64, ptr %1546, align 8
  %1548 = sub nsw i64 %1547, %1110
  %1549 = ashr i64 %1548, %1119
  br i1 %1480, label %1550, label %1558

1550:                                             ; preds = %1543
  %1551 = getelementptr inbounds nuw i64, ptr %666, i64 %1544
  %1552 = load i64, ptr %1551, align 8
  %1553 = getelementptr inbounds i64, ptr %1399, i64 %1552
  %1554 = getelementptr inbounds i32, ptr %1401, i64 %1552
  %1555 = getelementptr inbounds i64, ptr %1397, i64 %1552
  br label %1562

1556:                                             ; preds = %1593
  %1557 = add i64 %1545, %1120
  br label %1558

1558:                                             ; preds = %1556, %1543
  %1559 = phi i64 [ %1545, %1543 ], [ %1557, %1556 ]
  %1560 = add nuw nsw i64 %1544, 1
  %1561 = icmp eq i64 %1560, %667
  br i1 %1561, label %1597, label %1543

1562:                                             ; preds = %1593, %1550
  %1563 = phi i64 [ 0, %1550 ], [ %1594, %1593 ]
  %1564 = phi i64 [ %1545, %1550 ], [ %1595, %1593 ]
  %1565 = getelementptr inbounds i8, ptr %1403, i64 %1564
  %1566 = load i8, ptr %1565, align 1
  %1567 = and i8 %1566, 1
  %1568 = icmp eq i8 %1567, 0
  br i1 %1568, label %1593, label %1569

1569:                                             ; preds = %1562
  %1570 = load i64, ptr %1380, align 8
  %1571 = inttoptr i64 %1570 to ptr
  %1572 = load i64, ptr %1477, align 8
  %1573 = add nsw i64 %1572, 1
  store i64 %1573, ptr %1477, align 8
  %1574 = mul nsw i64 %1572, 24
  %1575 = getelementptr inbounds i8, ptr %1571, i64 %1574
  %1576 = add nsw i64 %1563, %1549
  %1577 = trunc i64 %1576 to i32
  store i32 %1577, ptr %1575, align 4
  %1578 = load i64, ptr %1553, align 8
  %1579 = trunc i64 %1578 to i32
  %1580 = getelementptr inbounds nuw i8, ptr %1575, i64 4
  store i32 %1579, ptr %1580, align 4
  %1581 = load i32, ptr %1554, align 4
  %1582 = getelementptr inbounds nuw i8, ptr %1575, i64 8
  store i32 %1581, ptr %1582, align 4
  %1583 = load i64, ptr %1555, align 8
  %1584 = load i64, ptr %78, align 8
  %1585 = add nsw i64 %1584, %1583
  %1586 = trunc i64 %1585 to i32
  %1587 = getelementptr inbounds nuw i8, ptr %1575, i64 12
  store i32 %1586, ptr %1587, align 4
  %1588 = getelementptr inbounds nuw i8, ptr %1575, i64 16
  store i32 %1478, ptr %1588, align 4
  %1589 = getelementptr inbounds nuw i8, ptr %1575, i64 20
  store i32 1, ptr %1589, align 4
  %1590 = load i64, ptr %1173, align 8
  %1591 = inttoptr i64 %1590 to ptr
  %1592 = getelementptr inbounds i8, ptr %1591, i64 %1576
  store i8 1, ptr %1592, align 1
  br label %1593

1593:                                             ; preds = %1569, %1562
  %1594 = add nuw nsw i64 %1563, 1
  %1595 = add nsw i64 %1564, 1
  %1596 = icmp eq i64 %1594, %1120
  br i1 %1596, label %1556, label %1562

1597:                                             ; preds = %1558, %1474
  %1598 = icmp eq ptr %1144, null
  br i1 %1598, label %1624, label %1599

1599:                                             ; preds = %1597
  %1600 = getelementptr inbounds nuw i8, ptr %1109, i64 144
  %1601 = load i64, ptr %1600, align 8
  %1602 = inttoptr i64 %1601 to ptr
  br i1 %900, label %1603, label %1624

1603:                                             ; preds = %1599
  %1604 = trunc i64 %488 to i32
  %1605 = icmp sgt i64 %1120, 0
  br label %1606

1606:                                             ; preds = %1612, %1603
  %1607 = phi i64 [ 0, %1603 ], [ %1613, %1612 ]
  %1608 = getelementptr inbounds nuw i64, ptr %885, i64 %1607
  %1609 = load i64, ptr %1608, align 8
  %1610 = sub nsw i64 %1609, %1110
  %1611 = ashr i64 %1610, %1119
  br i1 %1605, label %1615, label %1612

1612:                                             ; preds = %1621, %1606
  %1613 = add nuw nsw i64 %1607, 1
  %1614 = icmp eq i64 %1613, %667
  br i1 %1614, label %1624, label %1606

1615:                                             ; preds = %1606, %1621
  %1616 = phi i64 [ %1622, %1621 ], [ 0, %1606 ]
  %1617 = add nsw i64 %1616, %1611
  %1618 = getelementptr inbounds i8, ptr %1144, i64 %1617
  store i8 1, ptr %1618, align 1
  br i1 %891, label %1619, label %1621

1619:                                             ; preds = %1615
  %1620 = getelementptr inbounds i32, ptr %1602, i64 %1617
  store i32 %1604, ptr %1620, align 4
  br label %1621

1621:                                             ; preds = %1619, %1615
  %1622 = add nuw nsw i64 %1616, 1
  %1623 = icmp eq i64 %1622, %1120
  br i1 %1623, label %1612, label %1615

1624:                                             ; preds = %1612, %1599, %1597, %1476
  %1625 = load i64, ptr %39, align 8
  %1626 = inttoptr i64 %1625 to ptr
  %1627 = load i64, ptr %82, align 8
  %1628 = inttoptr i64 %1627 to ptr
  %1629 = load i64, ptr %888, align 8
  %1630 = icmp sgt i64 %1629, 0
  br i1 %1630, label %1631, label %1758

1631:                                             ; preds = %1624
  %1632 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %1633 = getelementptr inbounds nuw i8, ptr %487, i64 8
  %1634 = getelementptr inbounds nuw i8, ptr %1109, i64 16
  br label %1635

1635:                                             ; preds = %1754, %1631
  %1636 = phi i64 [ %1629, %1631 ], [ %1755, %1754 ]
  %1637 = phi i64 [ 0, %1631 ], [ %1756, %1754 ]
  %1638 = load i64, ptr %1632, align 8
  %1639 = getelementptr i64, ptr %1628, i64 %1638
  %1640 = getelementptr i64, ptr %1639, i64 %1637
  %1641 = load i64, ptr %1640, align 8
  %1642 = icmp slt i64 %1641, 0
  br i1 %1642, label %1754, label %1643

1643:                                             ; preds = %1635
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1644 = getelementptr inbounds nuw %struct.operand, ptr %1626, i64 %1641
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1644, i64 16, i1 false)
  %1645 = load i64, ptr %1634, align 8
  %1646 = sub nsw i64 %1645, %1110
  %1647 = load i64, ptr %886, align 8
  %1648 = mul nsw i64 %1647, %1637
  %1649 = add nsw i64 %1648, %1646
  %1650 = load i64, ptr %83, align 8
  %1651 = icmp eq i64 %1650, %1647
  br i1 %1651, label %1653, label %1652

1652:                                             ; preds = %1643
  br i1 %900, label %1722, label %1752

1653:                                             ; preds = %1643
  %1654 = load i64, ptr %14, align 8
  switch i64 %1647, label %1658 [
    i64 1, label %1657
    i64 2, label %1656
    i64 4, label %1655
  ]

1655:                                             ; preds = %1653
  br i1 %900, label %1690, label %1752

1656:                                             ; preds = %1653
  br i1 %900, label %1674, label %1752

1657:                                             ; preds = %1653
  br i1 %900, label %1659, label %1752

1658:                                             ; preds = %1653
  br i1 %900, label %1706, label %1752

1659:                                             ; preds = %1657, %1659
  %1660 = phi i64 [ %1672, %1659 ], [ 0, %1657 ]
  %1661 = getelementptr inbounds nuw i64, ptr %885, i64 %1660
  %1662 = load i64, ptr %1661, align 8
  %1663 = add i64 %1662, %1649
  %1664 = inttoptr i64 %1663 to ptr
  %1665 = getelementptr inbounds nuw i64, ptr %666, i64 %1660
  %1666 = load i64, ptr %1665, align 8
  %1667 = add nsw i64 %1666, %1654
  %1668 = inttoptr i64 %1667 to ptr
  %1669 = select i1 %891, ptr %1668, ptr %1664
  %1670 = select i1 %891, ptr %1664, ptr %1668
  %1671 = load i8, ptr %1669, align 1
  store i8 %1671, ptr %1670, align 1
  %1672 = add nuw nsw i64 %1660, 1
  %1673 = icmp eq i64 %1672, %667
  br i1 %1673, label %1752, label %1659

1674:                                             ; preds = %1656, %1674
  %1675 = phi i64 [ %1688, %1674 ], [ 0, %1656 ]
  %1676 = getelementptr inbounds nuw i64, ptr %885, i64 %1675
  %1677 = load i64, ptr %1676, align 8
  %1678 = add i64 %1677, %1649
  %1679 = inttoptr i64 %1678 to ptr
  %1680 = getelementptr inbounds nuw i64, ptr %666, i64 %1675
  %1681 = load i64, ptr %1680, align 8
  %1682 = shl nsw i64 %1681, 1
  %1683 = add nsw i64 %1682, %1654
  %1684 = inttoptr i64 %1683 to ptr
  %1685 = select i1 %891, ptr %1684, ptr %1679
  %1686 = select i1 %891, ptr %1679, ptr %1684
  %1687 = load i16, ptr %1685, align 2
  store i16 %1687, ptr %1686, align 2
  %1688 = add nuw nsw i64 %1675, 1
  %1689 = icmp eq i64 %1688, %667
  br i1 %1689, label %1752, label %1674

1690:                                             ; preds = %1655, %1690
  %1691 = phi i64 [ %1704, %1690 ], [ 0, %1655 ]
  %1692 = getelementptr inbounds nuw i64, ptr %885, i64 %1691
  %1693 = load i64, ptr %1692, align 8
  %1694 = add i64 %1693, %1649
  %1695 = inttoptr i64 %1694 to ptr
  %1696 = getelementptr inbounds nuw i64, ptr %666, i64 %1691
  %1697 = load i64, ptr %1696, align 8
  %1698 = shl nsw i64 %1697, 2
  %1699 = add nsw i64 %1698, %1654
  %1700 = inttoptr i64 %1699 to ptr
  %1701 = select i1 %891, ptr %1700, ptr %1695
  %1702 = select i1 %891, ptr %1695, ptr %1700
  %1703 = load i32, ptr %1701, align 4
  store i32 %1703, ptr %1702, align 4
  %1704 = add nuw nsw i64 %1691, 1
  %1705 = icmp eq i64 %1704, %667
  br i1 %1705, label %1752, label %1690

1706:                                             ; preds = %1658, %1706
  %1707 = phi i64 [ %1720, %1706 ], [ 0, %1658 ]
  %1708 = getelementptr inbounds nuw i64, ptr %885, i64 %1707
  %1709 = load i64, ptr %1708, align 8
  %1710 = add i64 %1709, %1649
  %1711 = inttoptr i64 %1710 to ptr
  %1712 = getelementptr inbounds nuw i64, ptr %666, i64 %1707
  %1713 = load i64, ptr %1712, align 8
  %1714 = mul nsw i64 %1713, %1647
  %1715 = add nsw i64 %1714, %1654
  %1716 = inttoptr i64 %1715 to ptr
  %1717 = select i1 %891, ptr %1716, ptr %1711
  %1718 = select i1 %891, ptr %1711, ptr %1716
  %1719 = load i64, ptr %1717, align 8
  store i64 %1719, ptr %1718, align 8
  %1720 = add nuw nsw i64 %1707, 1
  %1721 = icmp eq i64 %1720, %667
  br i1 %1721, label %1752, label %1706

1722:                                             ; preds = %1652, %1749
  %1723 = phi i64 [ %1750, %1749 ], [ 0, %1652 ]
  %1724 = getelementptr inbounds nuw i64, ptr %885, i64 %1723
  %1725 = load i64, ptr %1724, align 8
  %1726 = add i64 %1725, %1649
  br i1 %891, label %1727, label %1744

1727:                                             ; preds = %1722
  %1728 = load i64, ptr %1633, align 8
  %1729 = getelementptr inbounds nuw i64, ptr %666, i64 %1723
  %1730 = load i64, ptr %1729, align 8
  %1731 = call fastcc i64 @get(ptr noundef nonnull %14, i64 noundef %1728, i64 noundef %1730)
  %1732 = load i64, ptr %886, align 8
  switch i64 %1732, label %1742 [
    i64 1, label %1733
    i64 2, label %1736
    i64 4, label %1739
  ]

1733:                                             ; preds = %1727
  %1734 = trunc i64 %1731 to i8
  %1735 = inttoptr i64 %1726 to ptr
  store i8 %1734, ptr %1735, align 1
  br label %1749

1736:                                             ; preds = %1727
  %1737 = trunc i64 %1731 to i16
  %1738 = inttoptr i64 %1726 to ptr
  store i16 %1737, ptr %1738, align 2
  br label %1749

1739:                                             ; preds = %1727
  %1740 = trunc i64 %1731 to i32
  %1741 = inttoptr i64 %1726 to ptr
  store i32 %1740, ptr %1741, align 4
  br label %1749

1742:                                             ; preds = %1727
  %1743 = inttoptr i64 %1726 to ptr
  store i64 %1731, ptr %1743, align 8
  br label %1749

1744:                                             ; preds = %1722
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1726, ptr %15, align 8
  store i64 0, ptr %84, align 8
  %1745 = getelementptr inbounds nuw i64, ptr %666, i64 %1723
  %1746 = load i64, ptr %1745, align 8
  %1747 = load i64, ptr %1633, align 8
  %1748 = call fastcc i64 @get(ptr noundef nonnull %15, i64 noundef %1747, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1746, i64 noundef %1748)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1749

1749:                                             ; preds = %1744, %1742, %1739, %1736, %1733
  %1750 = add nuw nsw i64 %1723, 1
  %1751 = icmp eq i64 %1750, %667
  br i1 %1751, label %1752, label %1722

1752:                                             ; preds = %1749, %1690, %1674, %1659, %1706, %1658, %1657, %1656, %1655, %1652
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %1753 = load i64, ptr %888, align 8
  br label %1754

1754:                                             ; preds = %1752, %1635
  %1755 = phi i64 [ %1636, %1635 ], [ %1753, %1752 ]
  %1756 = add nuw nsw i64 %1637, 1
  %1757 = icmp slt i64 %1756, %1755
  br i1 %1757, label %1635, label %1758

1758:                                             ; preds = %1754, %1624
  br i1 %891, label %1759, label %1762

1759:                                             ; preds = %1758
  %1760 = load i64, ptr %85, align 8
  %1761 = add nsw i64 %1760, 1
  store i64 %1761, ptr %85, align 8
  br label %1762

1762:                                             ; preds = %1759, %1758
  %1763 = icmp eq i64 %1108, 1
  br i1 %1763, label %1764, label %1768

1764:                                             ; preds = %1762
  %1765 = load i64, ptr %68, align 8
  %1766 = icmp eq i64 %1765, 0
  br i1 %1766, label %3662, label %1767

1767:                                             ; preds = %1764
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %488, i64 noundef %890, ptr noundef readonly %666, ptr noundef %885, i64 noundef %667)
  br label %3662

1768:                                             ; preds = %1762
  %1769 = load i64, ptr %86, align 8
  %1770 = inttoptr i64 %1769 to ptr
  %1771 = getelementptr inbounds i64, ptr %1770, i64 %488
  %1772 = load i64, ptr %1771, align 8
  %1773 = load i64, ptr %87, align 8
  %1774 = inttoptr i64 %1773 to ptr
  %1775 = getelementptr inbounds i8, ptr %1774, i64 %1772
  %1776 = load i8, ptr %1775, align 1
  %1777 = icmp eq i8 %1776, 1
  br i1 %1777, label %1894, label %1778

1778:                                             ; preds = %1768
  %1779 = load i64, ptr %73, align 8
  %1780 = inttoptr i64 %1779 to ptr
  br label %1781

1781:                                             ; preds = %1797, %1778
  %1782 = phi i64 [ 0, %1778 ], [ %1795, %1797 ]
  %1783 = icmp slt i64 %1782, %667
  br i1 %1783, label %1784, label %1805

1784:                                             ; preds = %1781
  %1785 = getelementptr inbounds i64, ptr %666, i64 %1782
  %1786 = load i64, ptr %1785, align 8
  %1787 = getelementptr inbounds i64, ptr %1780, i64 %1786
  %1788 = load i64, ptr %1787, align 8
  %1789 = load i64, ptr %103, align 8
  %1790 = sub nsw i64 %1789, %1788
  %1791 = call i64 @llvm.smin.i64(i64 %1790, i64 32)
  %1792 = and i64 %1788, 31
  %1793 = icmp eq i64 %1792, 0
  br i1 %1793, label %1794, label %1804

1794:                                             ; preds = %1784
  %1795 = add nsw i64 %1791, %1782
  %1796 = icmp sgt i64 %1795, %667
  br i1 %1796, label %1804, label %1797

1797:                                             ; preds = %1794
  %1798 = getelementptr i64, ptr %666, i64 %1795
  %1799 = getelementptr i8, ptr %1798, i64 -8
  %1800 = load i64, ptr %1799, align 8
  %1801 = add i64 %1786, -1
  %1802 = add i64 %1801, %1791
  %1803 = icmp eq i64 %1800, %1802
  br i1 %1803, label %1781, label %1804

1804:                                             ; preds = %1784, %1794, %1797
  store i8 1, ptr %1775, align 1
  br label %1894

1805:                                             ; preds = %1781
  store i8 0, ptr %1775, align 1
  %1806 = icmp eq i8 %1776, 0
  br i1 %1806, label %1807, label %1894

1807:                                             ; preds = %1805
  %1808 = load i64, ptr %73, align 8
  %1809 = inttoptr i64 %1808 to ptr
  %1810 = load i64, ptr %104, align 8
  %1811 = inttoptr i64 %1810 to ptr
  %1812 = mul nsw i64 %1772, 24
  %1813 = getelementptr inbounds i8, ptr %1811, i64 %1812
  %1814 = call i64 @llvm.smax.i64(i64 %890, i64 4)
  %1815 = lshr i64 %1814, 2
  %1816 = udiv i64 32, %1815
  br i1 %900, label %1817, label %3662

1817:                                             ; preds = %1807
  %1818 = getelementptr inbounds nuw i8, ptr %1813, i64 8
  %1819 = getelementptr inbounds nuw i8, ptr %1813, i64 16
  %1820 = load i64, ptr %1818, align 8
  %1821 = load i64, ptr %1819, align 8
  br label %1822

1822:                                             ; preds = %1859, %1817
  %1823 = phi i64 [ %1821, %1817 ], [ %1862, %1859 ]
  %1824 = phi i64 [ %1820, %1817 ], [ %1861, %1859 ]
  %1825 = phi i64 [ 0, %1817 ], [ %1838, %1859 ]
  %1826 = getelementptr inbounds i64, ptr %666, i64 %1825
  %1827 = load i64, ptr %1826, align 8
  %1828 = getelementptr inbounds i64, ptr %1809, i64 %1827
  %1829 = load i64, ptr %1828, align 8
  %1830 = and i64 %1829, 31
  %1831 = icmp eq i64 %1830, 0
  br i1 %1831, label %1832, label %1835

1832:                                             ; preds = %1822
  %1833 = load i64, ptr %1813, align 8
  %1834 = add nsw i64 %1833, 1
  store i64 %1834, ptr %1813, align 8
  br label %1835

1835:                                             ; preds = %1832, %1822
  br label %1836

1836:                                             ; preds = %1835, %1843
  %1837 = phi i64 [ %1838, %1843 ], [ %1825, %1835 ]
  %1838 = add i64 %1837, 1
  %1839 = icmp slt i64 %1838, %667
  %1840 = sub nsw i64 %1838, %1825
  %1841 = icmp samesign ult i64 %1840, %1816
  %1842 = select i1 %1839, i1 %1841, i1 false
  br i1 %1842, label %1843, label %1850

1843:                                             ; preds = %1836
  %1844 = getelementptr inbounds i64, ptr %666, i64 %1838
  %1845 = load i64, ptr %1844, align 8
  %1846 = getelementptr inbounds i64, ptr %1809, i64 %1845
  %1847 = load i64, ptr %1846, align 8
  %1848 = srem i64 %1847, %1816
  %1849 = icmp eq i64 %1848, 0
  br i1 %1849, label %1850, label %1836

1850:                                             ; preds = %1843, %1836
  %1851 = phi i1 [ true, %1843 ], [ %1839, %1836 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1852 = icmp sgt i64 %1825, %1837
  br i1 %1852, label %1859, label %1853

1853:                                             ; preds = %1850, %1863
  %1854 = phi i64 [ %1864, %1863 ], [ %1825, %1850 ]
  %1855 = phi i64 [ %1891, %1863 ], [ 0, %1850 ]
  %1856 = getelementptr inbounds i64, ptr %885, i64 %1854
  %1857 = load i64, ptr %1856, align 8
  %1858 = ashr i64 %1857, 2
  br label %1866

1859:                                             ; preds = %1863, %1850
  %1860 = phi i64 [ 0, %1850 ], [ %1891, %1863 ]
  %1861 = add nsw i64 %1860, %1824
  store i64 %1861, ptr %1818, align 8
  %1862 = add nsw i64 %1823, 1
  store i64 %1862, ptr %1819, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1851, label %1822, label %3662

1863:                                             ; preds = %1889
  %1864 = add i64 %1854, 1
  %1865 = icmp eq i64 %1854, %1837
  br i1 %1865, label %1859, label %1853

1866:                                             ; preds = %1889, %1853
  %1867 = phi i64 [ 0, %1853 ], [ %1892, %1889 ]
  %1868 = phi i64 [ %1855, %1853 ], [ %1891, %1889 ]
  %1869 = add nsw i64 %1867, %1858
  %1870 = and i64 %1869, 31
  %1871 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1870
  %1872 = getelementptr inbounds nuw i64, ptr %3, i64 %1870
  %1873 = load i64, ptr %1872, align 8
  %1874 = icmp sgt i64 %1873, 0
  br i1 %1874, label %1875, label %1883

1875:                                             ; preds = %1866, %1880
  %1876 = phi i64 [ %1881, %1880 ], [ 0, %1866 ]
  %1877 = getelementptr inbounds nuw i64, ptr %1871, i64 %1876
  %1878 = load i64, ptr %1877, align 8
  %1879 = icmp eq i64 %1878, %1869
  br i1 %1879, label %1883, label %1880

1880:                                             ; preds = %1875
  %1881 = add nuw nsw i64 %1876, 1
  %1882 = icmp eq i64 %1881, %1873
  br i1 %1882, label %1886, label %1875

1883:                                             ; preds = %1875, %1866
  %1884 = phi i64 [ 0, %1866 ], [ %1876, %1875 ]
  %1885 = icmp eq i64 %1884, %1873
  br i1 %1885, label %1886, label %1889

1886:                                             ; preds = %1880, %1883
  %1887 = add nsw i64 %1873, 1
  store i64 %1887, ptr %1872, align 8
  %1888 = getelementptr inbounds i64, ptr %1871, i64 %1873
  store i64 %1869, ptr %1888, align 8
  br label %1889

1889:                                             ; preds = %1886, %1883
  %1890 = phi i64 [ %1887, %1886 ], [ %1873, %1883 ]
  %1891 = call i64 @llvm.smax.i64(i64 %1890, i64 %1868)
  %1892 = add nuw nsw i64 %1867, 1
  %1893 = icmp eq i64 %1892, %1815
  br i1 %1893, label %1863, label %1866

1894:                                             ; preds = %1804, %1805, %1768
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %488, i64 noundef %890, ptr noundef readonly %666, ptr noundef %885, i64 noundef %667)
  br label %3662

1895:                                             ; preds = %1081, %1096
  store i64 %1002, ptr %105, align 8
  br label %3687

1896:                                             ; preds = %881
  %1897 = load i64, ptr %56, align 8
  %1898 = icmp eq i64 %1897, 0
  br i1 %1898, label %3687, label %1899

1899:                                             ; preds = %1896
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1900 = load i64, ptr %39, align 8
  %1901 = inttoptr i64 %1900 to ptr
  %1902 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %1903 = load i64, ptr %1902, align 8
  %1904 = getelementptr inbounds %struct.operand, ptr %1901, i64 %1903
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1904, i64 16, i1 false)
  %1905 = getelementptr inbounds nuw i8, ptr %487, i64 40
  %1906 = load i64, ptr %1905, align 8
  %1907 = getelementptr inbounds %struct.operand, ptr %1901, i64 %1906
  %1908 = load i64, ptr %1907, align 8
  %1909 = getelementptr inbounds nuw i8, ptr %1907, i64 8
  %1910 = load i64, ptr %1909, align 8
  %1911 = load i64, ptr %57, align 8
  %1912 = inttoptr i64 %1911 to ptr
  %1913 = icmp sgt i64 %667, 0
  br i1 %1913, label %1914, label %1955

1914:                                             ; preds = %1899, %1934
  %1915 = phi i64 [ %1945, %1934 ], [ 0, %1899 ]
  %1916 = getelementptr inbounds nuw i64, ptr %666, i64 %1915
  %1917 = load i64, ptr %1916, align 8
  %1918 = load i64, ptr %56, align 8
  %1919 = inttoptr i64 %1918 to ptr
  %1920 = mul nsw i64 %1917, %1910
  %1921 = add i64 %1920, %1908
  %1922 = inttoptr i64 %1921 to ptr
  %1923 = load float, ptr %1922, align 4
  %1924 = call float @llvm.fabs.f32(float %1923)
  %1925 = fcmp olt float %1924, 0x3810000000000000
  %1926 = call float @llvm.copysign.f32(float 0.000000e+00, float %1923)
  %1927 = select i1 %1925, float %1926, float %1923
  %1928 = fpext float %1927 to double
  %1929 = call double %1919(double noundef %1928)
  %1930 = bitcast double %1929 to i64
  %1931 = and i64 %1930, 536870911
  %1932 = add nsw i64 %1931, -268435521
  %1933 = icmp ult i64 %1932, -129
  br i1 %1933, label %1934, label %1956

1934:                                             ; preds = %1914
  %1935 = fptrunc double %1929 to float
  %1936 = call float @llvm.fabs.f32(float %1935)
  %1937 = fcmp olt float %1936, 0x3810000000000000
  %1938 = call float @llvm.copysign.f32(float 0.000000e+00, float %1935)
  %1939 = select i1 %1937, float %1938, float %1935
  %1940 = fcmp uno float %1939, 0.000000e+00
  %1941 = bitcast float %1939 to i32
  %1942 = zext i32 %1941 to i64
  %1943 = select i1 %1940, i64 2147483647, i64 %1942
  %1944 = getelementptr inbounds nuw i64, ptr %1912, i64 %1915
  store i64 %1943, ptr %1944, align 8
  %1945 = add nuw nsw i64 %1915, 1
  %1946 = icmp eq i64 %1945, %667
  br i1 %1946, label %1947, label %1914

1947:                                             ; preds = %1934, %1947
  %1948 = phi i64 [ %1953, %1947 ], [ 0, %1934 ]
  %1949 = getelementptr inbounds nuw i64, ptr %666, i64 %1948
  %1950 = load i64, ptr %1949, align 8
  %1951 = getelementptr inbounds nuw i64, ptr %1912, i64 %1948
  %1952 = load i64, ptr %1951, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1950, i64 noundef %1952)
  %1953 = add nuw nsw i64 %1948, 1
  %1954 = icmp eq i64 %1953, %667
  br i1 %1954, label %1955, label %1947

1955:                                             ; preds = %1947, %1899
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3662

1956:                                             ; preds = %1914
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3687

1957:                                             ; preds = %881
  %1958 = getelementptr inbounds nuw i8, ptr %487, i64 80
  %1959 = load i64, ptr %1958, align 8
  %1960 = icmp eq i64 %1959, 2
  br i1 %1960, label %1961, label %1966

1961:                                             ; preds = %1957
  %1962 = getelementptr inbounds nuw i8, ptr %487, i64 56
  %1963 = load i64, ptr %1962, align 8
  %1964 = getelementptr inbounds %struct.operand, ptr %471, i64 %1963
  %1965 = call fastcc i64 @count_held(ptr noundef %1964, i64 noundef 0, ptr noundef %666, i64 noundef %667)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %488, i64 noundef %1965, ptr noundef %666, i64 noundef %667, ptr noundef null, i64 noundef 0)
  br label %1966

1966:                                             ; preds = %1961, %1957
  %1967 = icmp eq i64 %667, 0
  br i1 %1967, label %3551, label %1968

1968:                                             ; preds = %1966
  %1969 = getelementptr inbounds nuw i8, ptr %487, i64 8
  %1970 = getelementptr inbounds nuw i8, ptr %487, i64 64
  %1971 = getelementptr inbounds nuw i8, ptr %487, i64 40
  %1972 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %1973 = getelementptr inbounds nuw i8, ptr %487, i64 48
  %1974 = getelementptr inbounds nuw i8, ptr %487, i64 56
  br label %1975

1975:                                             ; preds = %3547, %1968
  %1976 = phi ptr [ %666, %1968 ], [ %3548, %3547 ]
  %1977 = phi i64 [ %667, %1968 ], [ %3549, %3547 ]
  %1978 = call i64 @llvm.smin.i64(i64 %1977, i64 256)
  %1979 = getelementptr i64, ptr %1976, i64 %1978
  %1980 = getelementptr i8, ptr %1979, i64 -8
  %1981 = load i64, ptr %1980, align 8
  %1982 = load i64, ptr %1976, align 8
  %1983 = sub nsw i64 %1981, %1982
  %1984 = shl nsw i64 %1978, 1
  %1985 = icmp slt i64 %1983, %1984
  %1986 = zext i1 %1985 to i64
  br i1 %1985, label %1987, label %1997

1987:                                             ; preds = %1975, %1987
  %1988 = phi i64 [ %1994, %1987 ], [ %1978, %1975 ]
  %1989 = getelementptr i64, ptr %1976, i64 %1988
  %1990 = getelementptr i8, ptr %1989, i64 -8
  %1991 = load i64, ptr %1990, align 8
  %1992 = sub i64 %1991, %1982
  %1993 = icmp sgt i64 %1992, 255
  %1994 = add nsw i64 %1988, -1
  br i1 %1993, label %1987, label %1995

1995:                                             ; preds = %1987
  %1996 = add nsw i64 %1992, 1
  br label %1997

1997:                                             ; preds = %1995, %1975
  %1998 = phi i64 [ %1988, %1995 ], [ %1978, %1975 ]
  %1999 = phi i64 [ %1996, %1995 ], [ %1978, %1975 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1976, ptr %12, align 8
  store i64 %1998, ptr %88, align 8
  store i64 %1999, ptr %89, align 8
  store i64 %1986, ptr %90, align 8
  %2000 = icmp eq i64 %1999, %1998
  %2001 = select i1 %1985, i1 %2000, i1 false
  %2002 = zext i1 %2001 to i64
  store i64 %2002, ptr %91, align 8
  %2003 = load i64, ptr %39, align 8
  %2004 = inttoptr i64 %2003 to ptr
  %2005 = load i64, ptr %82, align 8
  %2006 = inttoptr i64 %2005 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2007 = load i64, ptr %487, align 8
  switch i64 %2007, label %2117 [
    i64 26, label %2008
    i64 27, label %2049
  ]

2008:                                             ; preds = %1997
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2009 = load i64, ptr %1970, align 8
  %2010 = icmp sgt i64 %2009, 0
  br i1 %2010, label %2011, label %2043

2011:                                             ; preds = %2008
  %2012 = load i64, ptr %1971, align 8
  %2013 = getelementptr i64, ptr %2006, i64 %2012
  %2014 = load i64, ptr %1969, align 8
  %2015 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2014
  %2016 = icmp sgt i64 %1999, 0
  br label %2017

2017:                                             ; preds = %2030, %2011
  %2018 = phi i64 [ 0, %2011 ], [ %2031, %2030 ]
  %2019 = getelementptr i64, ptr %2013, i64 %2018
  %2020 = load i64, ptr %2019, align 8
  %2021 = getelementptr inbounds %struct.operand, ptr %2004, i64 %2020
  %2022 = load i64, ptr %2021, align 8
  %2023 = getelementptr inbounds nuw i8, ptr %2021, i64 8
  %2024 = load i64, ptr %2023, align 8
  call fastcc void @widen(i64 %2022, i64 %2024, i64 noundef %2014, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %2016, label %2025, label %2030

2025:                                             ; preds = %2017
  %2026 = load i8, ptr %2015, align 1
  %2027 = zext i8 %2026 to i64
  %2028 = shl i64 %2018, 3
  %2029 = mul i64 %2028, %2027
  br label %2033

2030:                                             ; preds = %2033, %2017
  %2031 = add nuw nsw i64 %2018, 1
  %2032 = icmp eq i64 %2031, %2009
  br i1 %2032, label %2043, label %2017

2033:                                             ; preds = %2033, %2025
  %2034 = phi i64 [ 0, %2025 ], [ %2041, %2033 ]
  %2035 = getelementptr inbounds nuw i64, ptr %7, i64 %2034
  %2036 = load i64, ptr %2035, align 8
  %2037 = shl i64 %2036, %2029
  %2038 = getelementptr inbounds nuw i64, ptr %6, i64 %2034
  %2039 = load i64, ptr %2038, align 8
  %2040 = or i64 %2037, %2039
  store i64 %2040, ptr %2038, align 8
  %2041 = add nuw nsw i64 %2034, 1
  %2042 = icmp eq i64 %2041, %1999
  br i1 %2042, label %2030, label %2033

2043:                                             ; preds = %2030, %2008
  %2044 = load i64, ptr %1972, align 8
  %2045 = getelementptr inbounds %struct.operand, ptr %2004, i64 %2044
  %2046 = load i64, ptr %2045, align 8
  %2047 = getelementptr inbounds nuw i8, ptr %2045, i64 8
  %2048 = load i64, ptr %2047, align 8
  call fastcc void @narrow(i64 %2046, i64 %2048, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3547

2049:                                             ; preds = %1997
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2050 = load i64, ptr %1969, align 8
  %2051 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2050
  %2052 = load i8, ptr %2051, align 1
  %2053 = zext i8 %2052 to i64
  %2054 = shl nuw nsw i64 %2053, 3
  %2055 = load i64, ptr %1970, align 8
  %2056 = mul nsw i64 %2054, %2055
  %2057 = load i64, ptr %1971, align 8
  %2058 = getelementptr inbounds %struct.operand, ptr %2004, i64 %2057
  %2059 = icmp eq i64 %2056, 64
  %2060 = icmp eq i64 %2056, 32
  %2061 = select i1 %2060, i64 2, i64 1
  %2062 = select i1 %2059, i64 3, i64 %2061
  %2063 = load i64, ptr %2058, align 8
  %2064 = getelementptr inbounds nuw i8, ptr %2058, i64 8
  %2065 = load i64, ptr %2064, align 8
  call fastcc void @widen(i64 %2063, i64 %2065, i64 noundef %2062, ptr noundef nonnull readonly %12, ptr noundef %4)
  %2066 = icmp sgt i64 %2055, 0
  br i1 %2066, label %2067, label %2116

2067:                                             ; preds = %2049
  %2068 = icmp sgt i64 %1999, 0
  br label %2069

2069:                                             ; preds = %2112, %2067
  %2070 = phi i64 [ %2055, %2067 ], [ %2113, %2112 ]
  %2071 = phi i64 [ 0, %2067 ], [ %2114, %2112 ]
  %2072 = load i64, ptr %1972, align 8
  %2073 = getelementptr i64, ptr %2006, i64 %2072
  %2074 = getelementptr i64, ptr %2073, i64 %2071
  %2075 = load i64, ptr %2074, align 8
  %2076 = icmp slt i64 %2075, 0
  br i1 %2076, label %2112, label %2077

2077:                                             ; preds = %2069
  br i1 %2068, label %2078, label %2081

2078:                                             ; preds = %2077
  %2079 = mul nuw nsw i64 %2071, %2054
  %2080 = load i64, ptr %1969, align 8
  br label %2087

2081:                                             ; preds = %2107, %2077
  %2082 = getelementptr inbounds nuw %struct.operand, ptr %2004, i64 %2075
  %2083 = load i64, ptr %2082, align 8
  %2084 = getelementptr inbounds nuw i8, ptr %2082, i64 8
  %2085 = load i64, ptr %2084, align 8
  call fastcc void @narrow(i64 %2083, i64 %2085, ptr noundef nonnull readonly %12, ptr noundef %5)
  %2086 = load i64, ptr %1970, align 8
  br label %2112

2087:                                             ; preds = %2107, %2078
  %2088 = phi i64 [ 0, %2078 ], [ %2110, %2107 ]
  %2089 = getelementptr inbounds nuw i64, ptr %4, i64 %2088
  %2090 = load i64, ptr %2089, align 8
  %2091 = lshr i64 %2090, %2079
  switch i64 %2080, label %2107 [
    i64 0, label %2092
    i64 1, label %2094
    i64 2, label %2096
    i64 4, label %2098
    i64 5, label %2101
    i64 6, label %2104
  ]

2092:                                             ; preds = %2087
  %2093 = and i64 %2091, 255
  br label %2107

2094:                                             ; preds = %2087
  %2095 = and i64 %2091, 65535
  br label %2107

2096:                                             ; preds = %2087
  %2097 = and i64 %2091, 4294967295
  br label %2107

2098:                                             ; preds = %2087
  %2099 = shl i64 %2091, 56
  %2100 = ashr exact i64 %2099, 56
  br label %2107

2101:                                             ; preds = %2087
  %2102 = shl i64 %2091, 48
  %2103 = ashr exact i64 %2102, 48
  br label %2107

2104:                                             ; preds = %2087
  %2105 = shl i64 %2091, 32
  %2106 = ashr exact i64 %2105, 32
  br label %2107

2107:                                             ; preds = %2104, %2101, %2098, %2096, %2094, %2092, %2087
  %2108 = phi i64 [ %2106, %2104 ], [ %2093, %2092 ], [ %2095, %2094 ], [ %2097, %2096 ], [ %2100, %2098 ], [ %2103, %2101 ], [ %2091, %2087 ]
  %2109 = getelementptr inbounds nuw i64, ptr %5, i64 %2088
  store i64 %2108, ptr %2109, align 8
  %2110 = add nuw nsw i64 %2088, 1
  %2111 = icmp eq i64 %2110, %1999
  br i1 %2111, label %2081, label %2087

2112:                                             ; preds = %2081, %2069
  %2113 = phi i64 [ %2070, %2069 ], [ %2086, %2081 ]
  %2114 = add nuw nsw i64 %2071, 1
  %2115 = icmp slt i64 %2114, %2113
  br i1 %2115, label %2069, label %2116

2116:                                             ; preds = %2112, %2049
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3547

2117:                                             ; preds = %1997
  %2118 = load i64, ptr %1972, align 8
  %2119 = getelementptr inbounds %struct.operand, ptr %2004, i64 %2118
  %2120 = load i64, ptr %2119, align 8
  %2121 = getelementptr inbounds nuw i8, ptr %2119, i64 8
  %2122 = load i64, ptr %2121, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %2123 = load i64, ptr %1969, align 8
  store i64 %2123, ptr %9, align 16
  %2124 = and i64 %2007, -2
  %2125 = icmp eq i64 %2124, 16
  %2126 = select i1 %2125, i64 2, i64 %2123
  store i64 %2126, ptr %92, align 8
  switch i64 %2007, label %2127 [
    i64 18, label %2132
    i64 11, label %2128
  ]

2127:                                             ; preds = %2117
  br label %2128

2128:                                             ; preds = %2127, %2117
  %2129 = phi i64 [ 8, %2127 ], [ 64, %2117 ]
  %2130 = getelementptr inbounds nuw i8, ptr %487, i64 %2129
  %2131 = load i64, ptr %2130, align 8
  br label %2132

2132:                                             ; preds = %2128, %2117
  %2133 = phi i64 [ 10, %2117 ], [ %2131, %2128 ]
  store i64 %2133, ptr %93, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %2134 = load i64, ptr %1971, align 8
  store i64 %2134, ptr %10, align 16
  %2135 = load i64, ptr %1973, align 8
  store i64 %2135, ptr %94, align 8
  %2136 = load i64, ptr %1974, align 8
  store i64 %2136, ptr %95, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %97, ptr %96, align 8
  store ptr %99, ptr %98, align 16
  %2137 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2123
  %2138 = load i8, ptr %2137, align 1
  %2139 = zext i8 %2138 to i64
  %2140 = shl nuw i64 1, %2123
  %2141 = and i64 %2140, 1075
  %2142 = icmp eq i64 %2141, 0
  br i1 %2142, label %2143, label %2153

2143:                                             ; preds = %2132
  switch i64 %2007, label %2153 [
    i64 4, label %2144
    i64 5, label %2144
    i64 6, label %2144
    i64 7, label %2144
    i64 12, label %2144
    i64 13, label %2144
    i64 14, label %2144
    i64 18, label %2144
    i64 10, label %2144
    i64 16, label %2144
    i64 17, label %2144
    i64 25, label %2146
    i64 29, label %2146
    i64 21, label %2146
    i64 22, label %2146
  ]

2144:                                             ; preds = %2143, %2143, %2143, %2143, %2143, %2143, %2143, %2143, %2143, %2143, %2143
  %2145 = icmp eq i64 %2122, %2139
  br label %2150

2146:                                             ; preds = %2143, %2143, %2143, %2143
  %2147 = icmp eq i64 %2123, 8
  %2148 = icmp eq i64 %2122, %2139
  %2149 = select i1 %2147, i1 %2148, i1 false
  br label %2150

2150:                                             ; preds = %2146, %2144
  %2151 = phi i1 [ %2145, %2144 ], [ %2149, %2146 ]
  %2152 = xor i1 %2151, true
  br label %2158

2153:                                             ; preds = %2143, %2132
  %2154 = icmp eq i64 %2007, 19
  %2155 = and i64 %2140, 972
  %2156 = icmp ne i64 %2155, 0
  %2157 = and i1 %2154, %2156
  br label %2158

2158:                                             ; preds = %2153, %2150
  %2159 = phi i1 [ %2154, %2153 ], [ false, %2150 ]
  %2160 = phi i1 [ true, %2153 ], [ %2152, %2150 ]
  %2161 = phi i1 [ %2157, %2153 ], [ %2151, %2150 ]
  %2162 = phi i1 [ %2157, %2153 ], [ false, %2150 ]
  br label %2164

2163:                                             ; preds = %2188
  br i1 %2159, label %2191, label %2475

2164:                                             ; preds = %2188, %2158
  %2165 = phi i64 [ 0, %2158 ], [ %2189, %2188 ]
  %2166 = getelementptr inbounds nuw i64, ptr %10, i64 %2165
  %2167 = load i64, ptr %2166, align 8
  %2168 = icmp slt i64 %2167, 0
  br i1 %2168, label %2188, label %2169

2169:                                             ; preds = %2164
  %2170 = getelementptr inbounds nuw %struct.operand, ptr %2004, i64 %2167
  %2171 = getelementptr inbounds nuw i64, ptr %9, i64 %2165
  %2172 = load i64, ptr %2171, align 8
  br i1 %2161, label %2173, label %2183

2173:                                             ; preds = %2169
  %2174 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2172
  %2175 = load i8, ptr %2174, align 1
  %2176 = zext i8 %2175 to i64
  %2177 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2165
  %2178 = load i64, ptr %2170, align 8
  %2179 = getelementptr inbounds nuw i8, ptr %2170, i64 8
  %2180 = load i64, ptr %2179, align 8
  %2181 = call fastcc ptr @column(i64 %2178, i64 %2180, i64 noundef %2176, ptr noundef nonnull readonly %12, ptr noundef %2177)
  %2182 = getelementptr inbounds nuw ptr, ptr %11, i64 %2165
  store ptr %2181, ptr %2182, align 8
  br label %2188

2183:                                             ; preds = %2169
  %2184 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2165
  %2185 = load i64, ptr %2170, align 8
  %2186 = getelementptr inbounds nuw i8, ptr %2170, i64 8
  %2187 = load i64, ptr %2186, align 8
  call fastcc void @widen(i64 %2185, i64 %2187, i64 noundef %2172, ptr noundef nonnull readonly %12, ptr noundef %2184)
  br label %2188

2188:                                             ; preds = %2183, %2173, %2164
  %2189 = add nuw nsw i64 %2165, 1
  %2190 = icmp eq i64 %2189, 3
  br i1 %2190, label %2163, label %2164

2191:                                             ; preds = %2163
  %2192 = add nsw i64 %2120, %1982
  %2193 = inttoptr i64 %2192 to ptr
  %2194 = select i1 %2001, ptr %2193, ptr %100
  %2195 = load i64, ptr %1970, align 8
  %2196 = load ptr, ptr %11, align 16
  %2197 = load ptr, ptr %96, align 8
  br i1 %2162, label %2198, label %2353

2198:                                             ; preds = %2191
  %2199 = icmp sgt i64 %2123, 7
  br i1 %2199, label %2200, label %2353

2200:                                             ; preds = %2198
  %2201 = icmp eq i64 %2123, 9
  %2202 = icmp sgt i64 %1999, 0
  switch i64 %2195, label %2328 [
    i64 0, label %2203
    i64 1, label %2228
    i64 2, label %2253
    i64 3, label %2278
    i64 4, label %2303
  ]

2203:                                             ; preds = %2200
  br i1 %2201, label %2204, label %2205

2204:                                             ; preds = %2203
  br i1 %2202, label %2206, label %2449

2205:                                             ; preds = %2203
  br i1 %2202, label %2217, label %2449

2206:                                             ; preds = %2204, %2206
  %2207 = phi i64 [ %2215, %2206 ], [ 0, %2204 ]
  %2208 = getelementptr inbounds nuw double, ptr %2196, i64 %2207
  %2209 = load double, ptr %2208, align 8
  %2210 = getelementptr inbounds nuw double, ptr %2197, i64 %2207
  %2211 = load double, ptr %2210, align 8
  %2212 = fcmp oeq double %2209, %2211
  %2213 = zext i1 %2212 to i8
  %2214 = getelementptr inbounds nuw i8, ptr %2194, i64 %2207
  store i8 %2213, ptr %2214, align 1
  %2215 = add nuw nsw i64 %2207, 1
  %2216 = icmp eq i64 %2215, %1999
  br i1 %2216, label %2449, label %2206

2217:                                             ; preds = %2205, %2217
  %2218 = phi i64 [ %2226, %2217 ], [ 0, %2205 ]
  %2219 = getelementptr inbounds nuw float, ptr %2196, i64 %2218
  %2220 = load float, ptr %2219, align 4
  %2221 = getelementptr inbounds nuw float, ptr %2197, i64 %2218
  %2222 = load float, ptr %2221, align 4
  %2223 = fcmp oeq float %2220, %2222
  %2224 = zext i1 %2223 to i8
  %2225 = getelementptr inbounds nuw i8, ptr %2194, i64 %2218
  store i8 %2224, ptr %2225, align 1
  %2226 = add nuw nsw i64 %2218, 1
  %2227 = icmp eq i64 %2226, %1999
  br i1 %2227, label %2449, label %2217

2228:                                             ; preds = %2200
  br i1 %2201, label %2229, label %2230

2229:                                             ; preds = %2228
  br i1 %2202, label %2231, label %2449

2230:                                             ; preds = %2228
  br i1 %2202, label %2242, label %2449

2231:                                             ; preds = %2229, %2231
  %2232 = phi i64 [ %2240, %2231 ], [ 0, %2229 ]
  %2233 = getelementptr inbounds nuw double, ptr %2196, i64 %2232
  %2234 = load double, ptr %2233, align 8
  %2235 = getelementptr inbounds nuw double, ptr %2197, i64 %2232
  %2236 = load double, ptr %2235, align 8
  %2237 = fcmp one double %2234, %2236
  %2238 = zext i1 %2237 to i8
  %2239 = getelementptr inbounds nuw i8, ptr %2194, i64 %2232
  store i8 %2238, ptr %2239, align 1
  %2240 = add nuw nsw i64 %2232, 1
  %2241 = icmp eq i64 %2240, %1999
  br i1 %2241, label %2449, label %2231

2242:                                             ; preds = %2230, %2242
  %2243 = phi i64 [ %2251, %2242 ], [ 0, %2230 ]
  %2244 = getelementptr inbounds nuw float, ptr %2196, i64 %2243
  %2245 = load float, ptr %2244, align 4
  %2246 = getelementptr inbounds nuw float, ptr %2197, i64 %2243
  %2247 = load float, ptr %2246, align 4
  %2248 = fcmp one float %2245, %2247
  %2249 = zext i1 %2248 to i8
  %2250 = getelementptr inbounds nuw i8, ptr %2194, i64 %2243
  store i8 %2249, ptr %2250, align 1
  %2251 = add nuw nsw i64 %2243, 1
  %2252 = icmp eq i64 %2251, %1999
  br i1 %2252, label %2449, label %2242

2253:                                             ; preds = %2200
  br i1 %2201, label %2254, label %2255

2254:                                             ; preds = %2253
  br i1 %2202, label %2256, label %2449

2255:                                             ; preds = %2253
  br i1 %2202, label %2267, label %2449

2256:                                             ; preds = %2254, %2256
  %2257 = phi i64 [ %2265, %2256 ], [ 0, %2254 ]
  %2258 = getelementptr inbounds nuw double, ptr %2196, i64 %2257
  %2259 = load double, ptr %2258, align 8
  %2260 = getelementptr inbounds nuw double, ptr %2197, i64 %2257
  %2261 = load double, ptr %2260, align 8
  %2262 = fcmp olt double %2259, %2261
  %2263 = zext i1 %2262 to i8
  %2264 = getelementptr inbounds nuw i8, ptr %2194, i64 %2257
  store i8 %2263, ptr %2264, align 1
  %2265 = add nuw nsw i64 %2257, 1
  %2266 = icmp eq i64 %2265, %1999
  br i1 %2266, label %2449, label %2256

2267:                                             ; preds = %2255, %2267
  %2268 = phi i64 [ %2276, %2267 ], [ 0, %2255 ]
  %2269 = getelementptr inbounds nuw float, ptr %2196, i64 %2268
  %2270 = load float, ptr %2269, align 4
  %2271 = getelementptr inbounds nuw float, ptr %2197, i64 %2268
  %2272 = load float, ptr %2271, align 4
  %2273 = fcmp olt float %2270, %2272
  %2274 = zext i1 %2273 to i8
  %2275 = getelementptr inbounds nuw i8, ptr %2194, i64 %2268
  store i8 %2274, ptr %2275, align 1
  %2276 = add nuw nsw i64 %2268, 1
  %2277 = icmp eq i64 %2276, %1999
  br i1 %2277, label %2449, label %2267

2278:                                             ; preds = %2200
  br i1 %2201, label %2279, label %2280

2279:                                             ; preds = %2278
  br i1 %2202, label %2281, label %2449

2280:                                             ; preds = %2278
  br i1 %2202, label %2292, label %2449

2281:                                             ; preds = %2279, %2281
  %2282 = phi i64 [ %2290, %2281 ], [ 0, %2279 ]
  %2283 = getelementptr inbounds nuw double, ptr %2196, i64 %2282
  %2284 = load double, ptr %2283, align 8
  %2285 = getelementptr inbounds nuw double, ptr %2197, i64 %2282
  %2286 = load double, ptr %2285, align 8
  %2287 = fcmp ole double %2284, %2286
  %2288 = zext i1 %2287 to i8
  %2289 = getelementptr inbounds nuw i8, ptr %2194, i64 %2282
  store i8 %2288, ptr %2289, align 1
  %2290 = add nuw nsw i64 %2282, 1
  %2291 = icmp eq i64 %2290, %1999
  br i1 %2291, label %2449, label %2281

2292:                                             ; preds = %2280, %2292
  %2293 = phi i64 [ %2301, %2292 ], [ 0, %2280 ]
  %2294 = getelementptr inbounds nuw float, ptr %2196, i64 %2293
  %2295 = load float, ptr %2294, align 4
  %2296 = getelementptr inbounds nuw float, ptr %2197, i64 %2293
  %2297 = load float, ptr %2296, align 4
  %2298 = fcmp ole float %2295, %2297
  %2299 = zext i1 %2298 to i8
  %2300 = getelementptr inbounds nuw i8, ptr %2194, i64 %2293
  store i8 %2299, ptr %2300, align 1
  %2301 = add nuw nsw i64 %2293, 1
  %2302 = icmp eq i64 %2301, %1999
  br i1 %2302, label %2449, label %2292

2303:                                             ; preds = %2200
  br i1 %2201, label %2304, label %2305

2304:                                             ; preds = %2303
  br i1 %2202, label %2306, label %2449

2305:                                             ; preds = %2303
  br i1 %2202, label %2317, label %2449

2306:                                             ; preds = %2304, %2306
  %2307 = phi i64 [ %2315, %2306 ], [ 0, %2304 ]
  %2308 = getelementptr inbounds nuw double, ptr %2196, i64 %2307
  %2309 = load double, ptr %2308, align 8
  %2310 = getelementptr inbounds nuw double, ptr %2197, i64 %2307
  %2311 = load double, ptr %2310, align 8
  %2312 = fcmp ogt double %2309, %2311
  %2313 = zext i1 %2312 to i8
  %2314 = getelementptr inbounds nuw i8, ptr %2194, i64 %2307
  store i8 %2313, ptr %2314, align 1
  %2315 = add nuw nsw i64 %2307, 1
  %2316 = icmp eq i64 %2315, %1999
  br i1 %2316, label %2449, label %2306

2317:                                             ; preds = %2305, %2317
  %2318 = phi i64 [ %2326, %2317 ], [ 0, %2305 ]
  %2319 = getelementptr inbounds nuw float, ptr %2196, i64 %2318
  %2320 = load float, ptr %2319, align 4
  %2321 = getelementptr inbounds nuw float, ptr %2197, i64 %2318
  %2322 = load float, ptr %2321, align 4
  %2323 = fcmp ogt float %2320, %2322
  %2324 = zext i1 %2323 to i8
  %2325 = getelementptr inbounds nuw i8, ptr %2194, i64 %2318
  store i8 %2324, ptr %2325, align 1
  %2326 = add nuw nsw i64 %2318, 1
  %2327 = icmp eq i64 %2326, %1999
  br i1 %2327, label %2449, label %2317

2328:                                             ; preds = %2200
  br i1 %2201, label %2329, label %2330

2329:                                             ; preds = %2328
  br i1 %2202, label %2331, label %2449

2330:                                             ; preds = %2328
  br i1 %2202, label %2342, label %2449

2331:                                             ; preds = %2329, %2331
  %2332 = phi i64 [ %2340, %2331 ], [ 0, %2329 ]
  %2333 = getelementptr inbounds nuw double, ptr %2196, i64 %2332
  %2334 = load double, ptr %2333, align 8
  %2335 = getelementptr inbounds nuw double, ptr %2197, i64 %2332
  %2336 = load double, ptr %2335, align 8
  %2337 = fcmp oge double %2334, %2336
  %2338 = zext i1 %2337 to i8
  %2339 = getelementptr inbounds nuw i8, ptr %2194, i64 %2332
  store i8 %2338, ptr %2339, align 1
  %2340 = add nuw nsw i64 %2332, 1
  %2341 = icmp eq i64 %2340, %1999
  br i1 %2341, label %2449, label %2331

2342:                                             ; preds = %2330, %2342
  %2343 = phi i64 [ %2351, %2342 ], [ 0, %2330 ]
  %2344 = getelementptr inbounds nuw float, ptr %2196, i64 %2343
  %2345 = load float, ptr %2344, align 4
  %2346 = getelementptr inbounds nuw float, ptr %2197, i64 %2343
  %2347 = load float, ptr %2346, align 4
  %2348 = fcmp oge float %2345, %2347
  %2349 = zext i1 %2348 to i8
  %2350 = getelementptr inbounds nuw i8, ptr %2194, i64 %2343
  store i8 %2349, ptr %2350, align 1
  %2351 = add nuw nsw i64 %2343, 1
  %2352 = icmp eq i64 %2351, %1999
  br i1 %2352, label %2449, label %2342

2353:                                             ; preds = %2198, %2191
  %2354 = phi i64 [ %2123, %2198 ], [ 7, %2191 ]
  %2355 = and i64 %2195, -5
  %2356 = icmp eq i64 %2355, 1
  %2357 = icmp eq i64 %2195, 3
  %2358 = or i1 %2357, %2356
  %2359 = add i64 %2195, -3
  %2360 = icmp ult i64 %2359, 2
  %2361 = select i1 %2360, ptr %2196, ptr %2197
  %2362 = select i1 %2360, ptr %2197, ptr %2196
  %2363 = icmp ult i64 %2195, 2
  br i1 %2363, label %2364, label %2395

2364:                                             ; preds = %2353
  %2365 = shl nuw nsw i64 1, %2354
  %2366 = and i64 %2365, 324
  %2367 = icmp eq i64 %2366, 0
  %2368 = icmp sgt i64 %1999, 0
  br i1 %2367, label %2370, label %2369

2369:                                             ; preds = %2364
  br i1 %2368, label %2371, label %2449

2370:                                             ; preds = %2364
  br i1 %2368, label %2383, label %2449

2371:                                             ; preds = %2369, %2371
  %2372 = phi i64 [ %2381, %2371 ], [ 0, %2369 ]
  %2373 = getelementptr inbounds nuw i32, ptr %2196, i64 %2372
  %2374 = load i32, ptr %2373, align 4
  %2375 = getelementptr inbounds nuw i32, ptr %2197, i64 %2372
  %2376 = load i32, ptr %2375, align 4
  %2377 = icmp eq i32 %2374, %2376
  %2378 = xor i1 %2358, %2377
  %2379 = zext i1 %2378 to i8
  %2380 = getelementptr inbounds nuw i8, ptr %2194, i64 %2372
  store i8 %2379, ptr %2380, align 1
  %2381 = add nuw nsw i64 %2372, 1
  %2382 = icmp eq i64 %2381, %1999
  br i1 %2382, label %2449, label %2371

2383:                                             ; preds = %2370, %2383
  %2384 = phi i64 [ %2393, %2383 ], [ 0, %2370 ]
  %2385 = getelementptr inbounds nuw i64, ptr %2196, i64 %2384
  %2386 = load i64, ptr %2385, align 8
  %2387 = getelementptr inbounds nuw i64, ptr %2197, i64 %2384
  %2388 = load i64, ptr %2387, align 8
  %2389 = icmp eq i64 %2386, %2388
  %2390 = xor i1 %2358, %2389
  %2391 = zext i1 %2390 to i8
  %2392 = getelementptr inbounds nuw i8, ptr %2194, i64 %2384
  store i8 %2391, ptr %2392, align 1
  %2393 = add nuw nsw i64 %2384, 1
  %2394 = icmp eq i64 %2393, %1999
  br i1 %2394, label %2449, label %2383

2395:                                             ; preds = %2353
  %2396 = icmp sgt i64 %1999, 0
  switch i64 %2354, label %2400 [
    i64 2, label %2399
    i64 6, label %2398
    i64 3, label %2397
  ]

2397:                                             ; preds = %2395
  br i1 %2396, label %2425, label %2449

2398:                                             ; preds = %2395
  br i1 %2396, label %2413, label %2449

2399:                                             ; preds = %2395
  br i1 %2396, label %2401, label %2449

2400:                                             ; preds = %2395
  br i1 %2396, label %2437, label %2449

2401:                                             ; preds = %2399, %2401
  %2402 = phi i64 [ %2411, %2401 ], [ 0, %2399 ]
  %2403 = getelementptr inbounds nuw i32, ptr %2362, i64 %2402
  %2404 = load i32, ptr %2403, align 4
  %2405 = getelementptr inbounds nuw i32, ptr %2361, i64 %2402
  %2406 = load i32, ptr %2405, align 4
  %2407 = icmp ult i32 %2404, %2406
  %2408 = xor i1 %2358, %2407
  %2409 = zext i1 %2408 to i8
  %2410 = getelementptr inbounds nuw i8, ptr %2194, i64 %2402
  store i8 %2409, ptr %2410, align 1
  %2411 = add nuw nsw i64 %2402, 1
  %2412 = icmp eq i64 %2411, %1999
  br i1 %2412, label %2449, label %2401

2413:                                             ; preds = %2398, %2413
  %2414 = phi i64 [ %2423, %2413 ], [ 0, %2398 ]
  %2415 = getelementptr inbounds nuw i32, ptr %2362, i64 %2414
  %2416 = load i32, ptr %2415, align 4
  %2417 = getelementptr inbounds nuw i32, ptr %2361, i64 %2414
  %2418 = load i32, ptr %2417, align 4
  %2419 = icmp slt i32 %2416, %2418
  %2420 = xor i1 %2358, %2419
  %2421 = zext i1 %2420 to i8
  %2422 = getelementptr inbounds nuw i8, ptr %2194, i64 %2414
  store i8 %2421, ptr %2422, align 1
  %2423 = add nuw nsw i64 %2414, 1
  %2424 = icmp eq i64 %2423, %1999
  br i1 %2424, label %2449, label %2413

2425:                                             ; preds = %2397, %2425
  %2426 = phi i64 [ %2435, %2425 ], [ 0, %2397 ]
  %2427 = getelementptr inbounds nuw i64, ptr %2362, i64 %2426
  %2428 = load i64, ptr %2427, align 8
  %2429 = getelementptr inbounds nuw i64, ptr %2361, i64 %2426
  %2430 = load i64, ptr %2429, align 8
  %2431 = icmp ult i64 %2428, %2430
  %2432 = xor i1 %2358, %2431
  %2433 = zext i1 %2432 to i8
  %2434 = getelementptr inbounds nuw i8, ptr %2194, i64 %2426
  store i8 %2433, ptr %2434, align 1
  %2435 = add nuw nsw i64 %2426, 1
  %2436 = icmp eq i64 %2435, %1999
  br i1 %2436, label %2449, label %2425

2437:                                             ; preds = %2400, %2437
  %2438 = phi i64 [ %2447, %2437 ], [ 0, %2400 ]
  %2439 = getelementptr inbounds nuw i64, ptr %2362, i64 %2438
  %2440 = load i64, ptr %2439, align 8
  %2441 = getelementptr inbounds nuw i64, ptr %2361, i64 %2438
  %2442 = load i64, ptr %2441, align 8
  %2443 = icmp slt i64 %2440, %2442
  %2444 = xor i1 %2358, %2443
  %2445 = zext i1 %2444 to i8
  %2446 = getelementptr inbounds nuw i8, ptr %2194, i64 %2438
  store i8 %2445, ptr %2446, align 1
  %2447 = add nuw nsw i64 %2438, 1
  %2448 = icmp eq i64 %2447, %1999
  br i1 %2448, label %2449, label %2437

2449:                                             ; preds = %2425, %2413, %2401, %2437, %2371, %2383, %2317, %2306, %2292, %2281, %2267, %2256, %2242, %2231, %2217, %2206, %2342, %2331, %2400, %2399, %2398, %2397, %2370, %2369, %2330, %2329, %2305, %2304, %2280, %2279, %2255, %2254, %2230, %2229, %2205, %2204
  br i1 %2001, label %3546, label %2450

2450:                                             ; preds = %2449
  %2451 = inttoptr i64 %2120 to ptr
  %2452 = icmp sgt i64 %1998, 0
  br i1 %1985, label %2453, label %2454

2453:                                             ; preds = %2450
  br i1 %2452, label %2455, label %3546

2454:                                             ; preds = %2450
  br i1 %2452, label %2466, label %3546

2455:                                             ; preds = %2453, %2455
  %2456 = phi i64 [ %2464, %2455 ], [ 0, %2453 ]
  %2457 = getelementptr inbounds nuw i64, ptr %1976, i64 %2456
  %2458 = load i64, ptr %2457, align 8
  %2459 = load i64, ptr %1976, align 8
  %2460 = sub nsw i64 %2458, %2459
  %2461 = getelementptr inbounds i8, ptr %100, i64 %2460
  %2462 = load i8, ptr %2461, align 1
  %2463 = getelementptr inbounds i8, ptr %2451, i64 %2458
  store i8 %2462, ptr %2463, align 1
  %2464 = add nuw nsw i64 %2456, 1
  %2465 = icmp eq i64 %2464, %1998
  br i1 %2465, label %3546, label %2455

2466:                                             ; preds = %2454, %2466
  %2467 = phi i64 [ %2473, %2466 ], [ 0, %2454 ]
  %2468 = getelementptr inbounds nuw i8, ptr %100, i64 %2467
  %2469 = load i8, ptr %2468, align 1
  %2470 = getelementptr inbounds nuw i64, ptr %1976, i64 %2467
  %2471 = load i64, ptr %2470, align 8
  %2472 = getelementptr inbounds i8, ptr %2451, i64 %2471
  store i8 %2469, ptr %2472, align 1
  %2473 = add nuw nsw i64 %2467, 1
  %2474 = icmp eq i64 %2473, %1998
  br i1 %2474, label %3546, label %2466

2475:                                             ; preds = %2163
  br i1 %2160, label %3046, label %2476

2476:                                             ; preds = %2475
  %2477 = mul nsw i64 %2122, %1982
  %2478 = add nsw i64 %2477, %2120
  %2479 = inttoptr i64 %2478 to ptr
  %2480 = select i1 %2001, ptr %2479, ptr %100
  %2481 = load ptr, ptr %11, align 16
  %2482 = load ptr, ptr %96, align 8
  %2483 = load ptr, ptr %98, align 16
  switch i64 %2007, label %2715 [
    i64 4, label %2484
    i64 18, label %2504
    i64 14, label %2689
    i64 13, label %2663
    i64 12, label %2637
    i64 17, label %2536
    i64 16, label %2602
  ]

2484:                                             ; preds = %2476
  %2485 = and i64 %2140, 324
  %2486 = icmp eq i64 %2485, 0
  %2487 = icmp sgt i64 %1999, 0
  br i1 %2486, label %2489, label %2488

2488:                                             ; preds = %2484
  br i1 %2487, label %2490, label %2973

2489:                                             ; preds = %2484
  br i1 %2487, label %2497, label %2973

2490:                                             ; preds = %2488, %2490
  %2491 = phi i64 [ %2495, %2490 ], [ 0, %2488 ]
  %2492 = getelementptr inbounds nuw i32, ptr %2481, i64 %2491
  %2493 = load i32, ptr %2492, align 4
  %2494 = getelementptr inbounds nuw i32, ptr %2480, i64 %2491
  store i32 %2493, ptr %2494, align 4
  %2495 = add nuw nsw i64 %2491, 1
  %2496 = icmp eq i64 %2495, %1999
  br i1 %2496, label %2973, label %2490

2497:                                             ; preds = %2489, %2497
  %2498 = phi i64 [ %2502, %2497 ], [ 0, %2489 ]
  %2499 = getelementptr inbounds nuw i64, ptr %2481, i64 %2498
  %2500 = load i64, ptr %2499, align 8
  %2501 = getelementptr inbounds nuw i64, ptr %2480, i64 %2498
  store i64 %2500, ptr %2501, align 8
  %2502 = add nuw nsw i64 %2498, 1
  %2503 = icmp eq i64 %2502, %1999
  br i1 %2503, label %2973, label %2497

2504:                                             ; preds = %2476
  %2505 = and i64 %2140, 324
  %2506 = icmp eq i64 %2505, 0
  %2507 = icmp sgt i64 %1999, 0
  br i1 %2506, label %2509, label %2508

2508:                                             ; preds = %2504
  br i1 %2507, label %2510, label %2973

2509:                                             ; preds = %2504
  br i1 %2507, label %2523, label %2973

2510:                                             ; preds = %2508, %2510
  %2511 = phi i64 [ %2521, %2510 ], [ 0, %2508 ]
  %2512 = getelementptr inbounds nuw i32, ptr %2481, i64 %2511
  %2513 = load i32, ptr %2512, align 4
  %2514 = getelementptr inbounds nuw i32, ptr %2482, i64 %2511
  %2515 = load i32, ptr %2514, align 4
  %2516 = getelementptr inbounds nuw i8, ptr %2483, i64 %2511
  %2517 = load i8, ptr %2516, align 1
  %2518 = icmp eq i8 %2517, 0
  %2519 = select i1 %2518, i32 %2515, i32 %2513
  %2520 = getelementptr inbounds nuw i32, ptr %2480, i64 %2511
  store i32 %2519, ptr %2520, align 4
  %2521 = add nuw nsw i64 %2511, 1
  %2522 = icmp eq i64 %2521, %1999
  br i1 %2522, label %2973, label %2510

2523:                                             ; preds = %2509, %2523
  %2524 = phi i64 [ %2534, %2523 ], [ 0, %2509 ]
  %2525 = getelementptr inbounds nuw i64, ptr %2481, i64 %2524
  %2526 = load i64, ptr %2525, align 8
  %2527 = getelementptr inbounds nuw i64, ptr %2482, i64 %2524
  %2528 = load i64, ptr %2527, align 8
  %2529 = getelementptr inbounds nuw i8, ptr %2483, i64 %2524
  %2530 = load i8, ptr %2529, align 1
  %2531 = icmp eq i8 %2530, 0
  %2532 = select i1 %2531, i64 %2528, i64 %2526
  %2533 = getelementptr inbounds nuw i64, ptr %2480, i64 %2524
  store i64 %2532, ptr %2533, align 8
  %2534 = add nuw nsw i64 %2524, 1
  %2535 = icmp eq i64 %2534, %1999
  br i1 %2535, label %2973, label %2523

2536:                                             ; preds = %2476
  %2537 = and i64 %2123, -4
  %2538 = icmp eq i64 %2537, 4
  br i1 %2538, label %2539, label %2567

2539:                                             ; preds = %2536
  %2540 = icmp eq i64 %2123, 6
  %2541 = icmp sgt i64 %1999, 0
  br i1 %2540, label %2543, label %2542

2542:                                             ; preds = %2539
  br i1 %2541, label %2555, label %2973

2543:                                             ; preds = %2539
  br i1 %2541, label %2544, label %2973

2544:                                             ; preds = %2543, %2544
  %2545 = phi i64 [ %2553, %2544 ], [ 0, %2543 ]
  %2546 = getelementptr inbounds nuw i32, ptr %2481, i64 %2545
  %2547 = load i32, ptr %2546, align 4
  %2548 = getelementptr inbounds nuw i32, ptr %2482, i64 %2545
  %2549 = load i32, ptr %2548, align 4
  %2550 = call i32 @llvm.umin.i32(i32 %2549, i32 31)
  %2551 = ashr i32 %2547, %2550
  %2552 = getelementptr inbounds nuw i32, ptr %2480, i64 %2545
  store i32 %2551, ptr %2552, align 4
  %2553 = add nuw nsw i64 %2545, 1
  %2554 = icmp eq i64 %2553, %1999
  br i1 %2554, label %2973, label %2544

2555:                                             ; preds = %2542, %2555
  %2556 = phi i64 [ %2565, %2555 ], [ 0, %2542 ]
  %2557 = getelementptr inbounds nuw i64, ptr %2481, i64 %2556
  %2558 = load i64, ptr %2557, align 8
  %2559 = getelementptr inbounds nuw i32, ptr %2482, i64 %2556
  %2560 = load i32, ptr %2559, align 4
  %2561 = call i32 @llvm.umin.i32(i32 %2560, i32 63)
  %2562 = zext nneg i32 %2561 to i64
  %2563 = ashr i64 %2558, %2562
  %2564 = getelementptr inbounds nuw i64, ptr %2480, i64 %2556
  store i64 %2563, ptr %2564, align 8
  %2565 = add nuw nsw i64 %2556, 1
  %2566 = icmp eq i64 %2565, %1999
  br i1 %2566, label %2973, label %2555

2567:                                             ; preds = %2536
  %2568 = and i64 %2140, 324
  %2569 = icmp eq i64 %2568, 0
  %2570 = icmp sgt i64 %1999, 0
  br i1 %2569, label %2572, label %2571

2571:                                             ; preds = %2567
  br i1 %2570, label %2573, label %2973

2572:                                             ; preds = %2567
  br i1 %2570, label %2587, label %2973

2573:                                             ; preds = %2571, %2582
  %2574 = phi i64 [ %2585, %2582 ], [ 0, %2571 ]
  %2575 = getelementptr inbounds nuw i32, ptr %2482, i64 %2574
  %2576 = load i32, ptr %2575, align 4
  %2577 = icmp ugt i32 %2576, 31
  br i1 %2577, label %2582, label %2578

2578:                                             ; preds = %2573
  %2579 = getelementptr inbounds nuw i32, ptr %2481, i64 %2574
  %2580 = load i32, ptr %2579, align 4
  %2581 = lshr i32 %2580, %2576
  br label %2582

2582:                                             ; preds = %2578, %2573
  %2583 = phi i32 [ %2581, %2578 ], [ 0, %2573 ]
  %2584 = getelementptr inbounds nuw i32, ptr %2480, i64 %2574
  store i32 %2583, ptr %2584, align 4
  %2585 = add nuw nsw i64 %2574, 1
  %2586 = icmp eq i64 %2585, %1999
  br i1 %2586, label %2973, label %2573

2587:                                             ; preds = %2572, %2597
  %2588 = phi i64 [ %2600, %2597 ], [ 0, %2572 ]
  %2589 = getelementptr inbounds nuw i32, ptr %2482, i64 %2588
  %2590 = load i32, ptr %2589, align 4
  %2591 = icmp ugt i32 %2590, 63
  br i1 %2591, label %2597, label %2592

2592:                                             ; preds = %2587
  %2593 = getelementptr inbounds nuw i64, ptr %2481, i64 %2588
  %2594 = load i64, ptr %2593, align 8
  %2595 = zext nneg i32 %2590 to i64
  %2596 = lshr i64 %2594, %2595
  br label %2597

2597:                                             ; preds = %2592, %2587
  %2598 = phi i64 [ %2596, %2592 ], [ 0, %2587 ]
  %2599 = getelementptr inbounds nuw i64, ptr %2480, i64 %2588
  store i64 %2598, ptr %2599, align 8
  %2600 = add nuw nsw i64 %2588, 1
  %2601 = icmp eq i64 %2600, %1999
  br i1 %2601, label %2973, label %2587

2602:                                             ; preds = %2476
  %2603 = and i64 %2140, 324
  %2604 = icmp eq i64 %2603, 0
  %2605 = icmp sgt i64 %1999, 0
  br i1 %2604, label %2607, label %2606

2606:                                             ; preds = %2602
  br i1 %2605, label %2608, label %2973

2607:                                             ; preds = %2602
  br i1 %2605, label %2622, label %2973

2608:                                             ; preds = %2606, %2617
  %2609 = phi i64 [ %2620, %2617 ], [ 0, %2606 ]
  %2610 = getelementptr inbounds nuw i32, ptr %2482, i64 %2609
  %2611 = load i32, ptr %2610, align 4
  %2612 = icmp ugt i32 %2611, 31
  br i1 %2612, label %2617, label %2613

2613:                                             ; preds = %2608
  %2614 = getelementptr inbounds nuw i32, ptr %2481, i64 %2609
  %2615 = load i32, ptr %2614, align 4
  %2616 = shl i32 %2615, %2611
  br label %2617

2617:                                             ; preds = %2613, %2608
  %2618 = phi i32 [ %2616, %2613 ], [ 0, %2608 ]
  %2619 = getelementptr inbounds nuw i32, ptr %2480, i64 %2609
  store i32 %2618, ptr %2619, align 4
  %2620 = add nuw nsw i64 %2609, 1
  %2621 = icmp eq i64 %2620, %1999
  br i1 %2621, label %2973, label %2608

2622:                                             ; preds = %2607, %2632
  %2623 = phi i64 [ %2635, %2632 ], [ 0, %2607 ]
  %2624 = getelementptr inbounds nuw i32, ptr %2482, i64 %2623
  %2625 = load i32, ptr %2624, align 4
  %2626 = icmp ugt i32 %2625, 63
  br i1 %2626, label %2632, label %2627

2627:                                             ; preds = %2622
  %2628 = getelementptr inbounds nuw i64, ptr %2481, i64 %2623
  %2629 = load i64, ptr %2628, align 8
  %2630 = zext nneg i32 %2625 to i64
  %2631 = shl i64 %2629, %2630
  br label %2632

2632:                                             ; preds = %2627, %2622
  %2633 = phi i64 [ %2631, %2627 ], [ 0, %2622 ]
  %2634 = getelementptr inbounds nuw i64, ptr %2480, i64 %2623
  store i64 %2633, ptr %2634, align 8
  %2635 = add nuw nsw i64 %2623, 1
  %2636 = icmp eq i64 %2635, %1999
  br i1 %2636, label %2973, label %2622

2637:                                             ; preds = %2476
  %2638 = and i64 %2140, 324
  %2639 = icmp eq i64 %2638, 0
  %2640 = icmp sgt i64 %1999, 0
  br i1 %2639, label %2642, label %2641

2641:                                             ; preds = %2637
  br i1 %2640, label %2643, label %2973

2642:                                             ; preds = %2637
  br i1 %2640, label %2653, label %2973

2643:                                             ; preds = %2641, %2643
  %2644 = phi i64 [ %2651, %2643 ], [ 0, %2641 ]
  %2645 = getelementptr inbounds nuw i32, ptr %2481, i64 %2644
  %2646 = load i32, ptr %2645, align 4
  %2647 = getelementptr inbounds nuw i32, ptr %2482, i64 %2644
  %2648 = load i32, ptr %2647, align 4
  %2649 = and i32 %2648, %2646
  %2650 = getelementptr inbounds nuw i32, ptr %2480, i64 %2644
  store i32 %2649, ptr %2650, align 4
  %2651 = add nuw nsw i64 %2644, 1
  %2652 = icmp eq i64 %2651, %1999
  br i1 %2652, label %2973, label %2643

2653:                                             ; preds = %2642, %2653
  %2654 = phi i64 [ %2661, %2653 ], [ 0, %2642 ]
  %2655 = getelementptr inbounds nuw i64, ptr %2481, i64 %2654
  %2656 = load i64, ptr %2655, align 8
  %2657 = getelementptr inbounds nuw i64, ptr %2482, i64 %2654
  %2658 = load i64, ptr %2657, align 8
  %2659 = and i64 %2658, %2656
  %2660 = getelementptr inbounds nuw i64, ptr %2480, i64 %2654
  store i64 %2659, ptr %2660, align 8
  %2661 = add nuw nsw i64 %2654, 1
  %2662 = icmp eq i64 %2661, %1999
  br i1 %2662, label %2973, label %2653

2663:                                             ; preds = %2476
  %2664 = and i64 %2140, 324
  %2665 = icmp eq i64 %2664, 0
  %2666 = icmp sgt i64 %1999, 0
  br i1 %2665, label %2668, label %2667

2667:                                             ; preds = %2663
  br i1 %2666, label %2669, label %2973

2668:                                             ; preds = %2663
  br i1 %2666, label %2679, label %2973

2669:                                             ; preds = %2667, %2669
  %2670 = phi i64 [ %2677, %2669 ], [ 0, %2667 ]
  %2671 = getelementptr inbounds nuw i32, ptr %2481, i64 %2670
  %2672 = load i32, ptr %2671, align 4
  %2673 = getelementptr inbounds nuw i32, ptr %2482, i64 %2670
  %2674 = load i32, ptr %2673, align 4
  %2675 = or i32 %2674, %2672
  %2676 = getelementptr inbounds nuw i32, ptr %2480, i64 %2670
  store i32 %2675, ptr %2676, align 4
  %2677 = add nuw nsw i64 %2670, 1
  %2678 = icmp eq i64 %2677, %1999
  br i1 %2678, label %2973, label %2669

2679:                                             ; preds = %2668, %2679
  %2680 = phi i64 [ %2687, %2679 ], [ 0, %2668 ]
  %2681 = getelementptr inbounds nuw i64, ptr %2481, i64 %2680
  %2682 = load i64, ptr %2681, align 8
  %2683 = getelementptr inbounds nuw i64, ptr %2482, i64 %2680
  %2684 = load i64, ptr %2683, align 8
  %2685 = or i64 %2684, %2682
  %2686 = getelementptr inbounds nuw i64, ptr %2480, i64 %2680
  store i64 %2685, ptr %2686, align 8
  %2687 = add nuw nsw i64 %2680, 1
  %2688 = icmp eq i64 %2687, %1999
  br i1 %2688, label %2973, label %2679

2689:                                             ; preds = %2476
  %2690 = and i64 %2140, 324
  %2691 = icmp eq i64 %2690, 0
  %2692 = icmp sgt i64 %1999, 0
  br i1 %2691, label %2694, label %2693

2693:                                             ; preds = %2689
  br i1 %2692, label %2695, label %2973

2694:                                             ; preds = %2689
  br i1 %2692, label %2705, label %2973

2695:                                             ; preds = %2693, %2695
  %2696 = phi i64 [ %2703, %2695 ], [ 0, %2693 ]
  %2697 = getelementptr inbounds nuw i32, ptr %2481, i64 %2696
  %2698 = load i32, ptr %2697, align 4
  %2699 = getelementptr inbounds nuw i32, ptr %2482, i64 %2696
  %2700 = load i32, ptr %2699, align 4
  %2701 = xor i32 %2700, %2698
  %2702 = getelementptr inbounds nuw i32, ptr %2480, i64 %2696
  store i32 %2701, ptr %2702, align 4
  %2703 = add nuw nsw i64 %2696, 1
  %2704 = icmp eq i64 %2703, %1999
  br i1 %2704, label %2973, label %2695

2705:                                             ; preds = %2694, %2705
  %2706 = phi i64 [ %2713, %2705 ], [ 0, %2694 ]
  %2707 = getelementptr inbounds nuw i64, ptr %2481, i64 %2706
  %2708 = load i64, ptr %2707, align 8
  %2709 = getelementptr inbounds nuw i64, ptr %2482, i64 %2706
  %2710 = load i64, ptr %2709, align 8
  %2711 = xor i64 %2710, %2708
  %2712 = getelementptr inbounds nuw i64, ptr %2480, i64 %2706
  store i64 %2711, ptr %2712, align 8
  %2713 = add nuw nsw i64 %2706, 1
  %2714 = icmp eq i64 %2713, %1999
  br i1 %2714, label %2973, label %2705

2715:                                             ; preds = %2476
  %2716 = icmp eq i64 %2123, 8
  br i1 %2716, label %2717, label %2862

2717:                                             ; preds = %2715
  switch i64 %2007, label %2973 [
    i64 5, label %2728
    i64 6, label %2726
    i64 7, label %2724
    i64 25, label %2722
    i64 29, label %2780
    i64 21, label %2720
    i64 22, label %2718
  ]

2718:                                             ; preds = %2717
  %2719 = icmp sgt i64 %1999, 0
  br i1 %2719, label %2836, label %2973

2720:                                             ; preds = %2717
  %2721 = icmp sgt i64 %1999, 0
  br i1 %2721, label %2810, label %2973

2722:                                             ; preds = %2717
  %2723 = icmp sgt i64 %1999, 0
  br i1 %2723, label %2769, label %2973

2724:                                             ; preds = %2717
  %2725 = icmp sgt i64 %1999, 0
  br i1 %2725, label %2756, label %2973

2726:                                             ; preds = %2717
  %2727 = icmp sgt i64 %1999, 0
  br i1 %2727, label %2743, label %2973

2728:                                             ; preds = %2717
  %2729 = icmp sgt i64 %1999, 0
  br i1 %2729, label %2730, label %2973

2730:                                             ; preds = %2728, %2730
  %2731 = phi i64 [ %2741, %2730 ], [ 0, %2728 ]
  %2732 = getelementptr inbounds nuw float, ptr %2481, i64 %2731
  %2733 = load float, ptr %2732, align 4
  %2734 = getelementptr inbounds nuw float, ptr %2482, i64 %2731
  %2735 = load float, ptr %2734, align 4
  %2736 = fadd float %2733, %2735
  %2737 = fcmp uno float %2736, 0.000000e+00
  %2738 = bitcast float %2736 to i32
  %2739 = select i1 %2737, i32 2147483647, i32 %2738
  %2740 = getelementptr inbounds nuw i32, ptr %2480, i64 %2731
  store i32 %2739, ptr %2740, align 4
  %2741 = add nuw nsw i64 %2731, 1
  %2742 = icmp eq i64 %2741, %1999
  br i1 %2742, label %2973, label %2730

2743:                                             ; preds = %2726, %2743
  %2744 = phi i64 [ %2754, %2743 ], [ 0, %2726 ]
  %2745 = getelementptr inbounds nuw float, ptr %2481, i64 %2744
  %2746 = load float, ptr %2745, align 4
  %2747 = getelementptr inbounds nuw float, ptr %2482, i64 %2744
  %2748 = load float, ptr %2747, align 4
  %2749 = fsub float %2746, %2748
  %2750 = fcmp uno float %2749, 0.000000e+00
  %2751 = bitcast float %2749 to i32
  %2752 = select i1 %2750, i32 2147483647, i32 %2751
  %2753 = getelementptr inbounds nuw i32, ptr %2480, i64 %2744
  store i32 %2752, ptr %2753, align 4
  %2754 = add nuw nsw i64 %2744, 1
  %2755 = icmp eq i64 %2754, %1999
  br i1 %2755, label %2973, label %2743

2756:                                             ; preds = %2724, %2756
  %2757 = phi i64 [ %2767, %2756 ], [ 0, %2724 ]
  %2758 = getelementptr inbounds nuw float, ptr %2481, i64 %2757
  %2759 = load float, ptr %2758, align 4
  %2760 = getelementptr inbounds nuw float, ptr %2482, i64 %2757
  %2761 = load float, ptr %2760, align 4
  %2762 = fmul float %2759, %2761
  %2763 = fcmp uno float %2762, 0.000000e+00
  %2764 = bitcast float %2762 to i32
  %2765 = select i1 %2763, i32 2147483647, i32 %2764
  %2766 = getelementptr inbounds nuw i32, ptr %2480, i64 %2757
  store i32 %2765, ptr %2766, align 4
  %2767 = add nuw nsw i64 %2757, 1
  %2768 = icmp eq i64 %2767, %1999
  br i1 %2768, label %2973, label %2756

2769:                                             ; preds = %2722, %2769
  %2770 = phi i64 [ %2778, %2769 ], [ 0, %2722 ]
  %2771 = getelementptr inbounds nuw float, ptr %2481, i64 %2770
  %2772 = load float, ptr %2771, align 4
  %2773 = fneg float %2772
  %2774 = fcmp uno float %2772, 0.000000e+00
  %2775 = bitcast float %2773 to i32
  %2776 = select i1 %2774, i32 2147483647, i32 %2775
  %2777 = getelementptr inbounds nuw i32, ptr %2480, i64 %2770
  store i32 %2776, ptr %2777, align 4
  %2778 = add nuw nsw i64 %2770, 1
  %2779 = icmp eq i64 %2778, %1999
  br i1 %2779, label %2973, label %2769

2780:                                             ; preds = %2717
  %2781 = load i64, ptr %1970, align 8
  %2782 = and i64 %2781, 1
  %2783 = icmp eq i64 %2782, 0
  %2784 = and i64 %2781, 2
  %2785 = icmp eq i64 %2784, 0
  %2786 = and i64 %2781, 4
  %2787 = icmp eq i64 %2786, 0
  %2788 = icmp sgt i64 %1999, 0
  br i1 %2788, label %2789, label %2973

2789:                                             ; preds = %2780, %2789
  %2790 = phi i64 [ %2808, %2789 ], [ 0, %2780 ]
  %2791 = getelementptr inbounds nuw float, ptr %2481, i64 %2790
  %2792 = load float, ptr %2791, align 4
  %2793 = getelementptr inbounds nuw float, ptr %2482, i64 %2790
  %2794 = load float, ptr %2793, align 4
  %2795 = getelementptr inbounds nuw float, ptr %2483, i64 %2790
  %2796 = load float, ptr %2795, align 4
  %2797 = fneg float %2792
  %2798 = select i1 %2783, float %2792, float %2797
  %2799 = fneg float %2794
  %2800 = select i1 %2785, float %2794, float %2799
  %2801 = fneg float %2796
  %2802 = select i1 %2787, float %2796, float %2801
  %2803 = call float @llvm.fma.f32(float %2798, float %2800, float %2802)
  %2804 = fcmp uno float %2803, 0.000000e+00
  %2805 = bitcast float %2803 to i32
  %2806 = select i1 %2804, i32 2147483647, i32 %2805
  %2807 = getelementptr inbounds nuw i32, ptr %2480, i64 %2790
  store i32 %2806, ptr %2807, align 4
  %2808 = add nuw nsw i64 %2790, 1
  %2809 = icmp eq i64 %2808, %1999
  br i1 %2809, label %2973, label %2789

2810:                                             ; preds = %2720, %2828
  %2811 = phi i64 [ %2834, %2828 ], [ 0, %2720 ]
  %2812 = getelementptr inbounds nuw float, ptr %2481, i64 %2811
  %2813 = load float, ptr %2812, align 4
  %2814 = getelementptr inbounds nuw float, ptr %2482, i64 %2811
  %2815 = load float, ptr %2814, align 4
  %2816 = fcmp uno float %2813, 0.000000e+00
  br i1 %2816, label %2828, label %2817

2817:                                             ; preds = %2810
  %2818 = fcmp uno float %2815, 0.000000e+00
  br i1 %2818, label %2828, label %2819

2819:                                             ; preds = %2817
  %2820 = fcmp oeq float %2813, %2815
  br i1 %2820, label %2821, label %2825

2821:                                             ; preds = %2819
  %2822 = bitcast float %2813 to i32
  %2823 = icmp slt i32 %2822, 0
  %2824 = select i1 %2823, float %2813, float %2815
  br label %2828

2825:                                             ; preds = %2819
  %2826 = fcmp olt float %2813, %2815
  %2827 = select i1 %2826, float %2813, float %2815
  br label %2828

2828:                                             ; preds = %2825, %2821, %2817, %2810
  %2829 = phi float [ %2827, %2825 ], [ %2815, %2810 ], [ %2824, %2821 ], [ %2813, %2817 ]
  %2830 = fcmp uno float %2829, 0.000000e+00
  %2831 = bitcast float %2829 to i32
  %2832 = select i1 %2830, i32 2147483647, i32 %2831
  %2833 = getelementptr inbounds nuw i32, ptr %2480, i64 %2811
  store i32 %2832, ptr %2833, align 4
  %2834 = add nuw nsw i64 %2811, 1
  %2835 = icmp eq i64 %2834, %1999
  br i1 %2835, label %2973, label %2810

2836:                                             ; preds = %2718, %2854
  %2837 = phi i64 [ %2860, %2854 ], [ 0, %2718 ]
  %2838 = getelementptr inbounds nuw float, ptr %2481, i64 %2837
  %2839 = load float, ptr %2838, align 4
  %2840 = getelementptr inbounds nuw float, ptr %2482, i64 %2837
  %2841 = load float, ptr %2840, align 4
  %2842 = fcmp uno float %2839, 0.000000e+00
  br i1 %2842, label %2854, label %2843

2843:                                             ; preds = %2836
  %2844 = fcmp uno float %2841, 0.000000e+00
  br i1 %2844, label %2854, label %2845

2845:                                             ; preds = %2843
  %2846 = fcmp oeq float %2839, %2841
  br i1 %2846, label %2847, label %2851

2847:                                             ; preds = %2845
  %2848 = bitcast float %2839 to i32
  %2849 = icmp slt i32 %2848, 0
  %2850 = select i1 %2849, float %2841, float %2839
  br label %2854

2851:                                             ; preds = %2845
  %2852 = fcmp ogt float %2839, %2841
  %2853 = select i1 %2852, float %2839, float %2841
  br label %2854

2854:                                             ; preds = %2851, %2847, %2843, %2836
  %2855 = phi float [ %2853, %2851 ], [ %2841, %2836 ], [ %2850, %2847 ], [ %2839, %2843 ]
  %2856 = fcmp uno float %2855, 0.000000e+00
  %2857 = bitcast float %2855 to i32
  %2858 = select i1 %2856, i32 2147483647, i32 %2857
  %2859 = getelementptr inbounds nuw i32, ptr %2480, i64 %2837
  store i32 %2858, ptr %2859, align 4
  %2860 = add nuw nsw i64 %2837, 1
  %2861 = icmp eq i64 %2860, %1999
  br i1 %2861, label %2973, label %2836

2862:                                             ; preds = %2715
  switch i64 %2007, label %2973 [
    i64 5, label %2863
    i64 6, label %2889
    i64 7, label %2915
    i64 10, label %2941
  ]

2863:                                             ; preds = %2862
  %2864 = and i64 %2140, 324
  %2865 = icmp eq i64 %2864, 0
  %2866 = icmp sgt i64 %1999, 0
  br i1 %2865, label %2868, label %2867

2867:                                             ; preds = %2863
  br i1 %2866, label %2869, label %2973

2868:                                             ; preds = %2863
  br i1 %2866, label %2879, label %2973

2869:                                             ; preds = %2867, %2869
  %2870 = phi i64 [ %2877, %2869 ], [ 0, %2867 ]
  %2871 = getelementptr inbounds nuw i32, ptr %2481, i64 %2870
  %2872 = load i32, ptr %2871, align 4
  %2873 = getelementptr inbounds nuw i32, ptr %2482, i64 %2870
  %2874 = load i32, ptr %2873, align 4
  %2875 = add i32 %2874, %2872
  %2876 = getelementptr inbounds nuw i32, ptr %2480, i64 %2870
  store i32 %2875, ptr %2876, align 4
  %2877 = add nuw nsw i64 %2870, 1
  %2878 = icmp eq i64 %2877, %1999
  br i1 %2878, label %2973, label %2869

2879:                                             ; preds = %2868, %2879
  %2880 = phi i64 [ %2887, %2879 ], [ 0, %2868 ]
  %2881 = getelementptr inbounds nuw i64, ptr %2481, i64 %2880
  %2882 = load i64, ptr %2881, align 8
  %2883 = getelementptr inbounds nuw i64, ptr %2482, i64 %2880
  %2884 = load i64, ptr %2883, align 8
  %2885 = add i64 %2884, %2882
  %2886 = getelementptr inbounds nuw i64, ptr %2480, i64 %2880
  store i64 %2885, ptr %2886, align 8
  %2887 = add nuw nsw i64 %2880, 1
  %2888 = icmp eq i64 %2887, %1999
  br i1 %2888, label %2973, label %2879

2889:                                             ; preds = %2862
  %2890 = and i64 %2140, 324
  %2891 = icmp eq i64 %2890, 0
  %2892 = icmp sgt i64 %1999, 0
  br i1 %2891, label %2894, label %2893

2893:                                             ; preds = %2889
  br i1 %2892, label %2895, label %2973

2894:                                             ; preds = %2889
  br i1 %2892, label %2905, label %2973

2895:                                             ; preds = %2893, %2895
  %2896 = phi i64 [ %2903, %2895 ], [ 0, %2893 ]
  %2897 = getelementptr inbounds nuw i32, ptr %2481, i64 %2896
  %2898 = load i32, ptr %2897, align 4
  %2899 = getelementptr inbounds nuw i32, ptr %2482, i64 %2896
  %2900 = load i32, ptr %2899, align 4
  %2901 = sub i32 %2898, %2900
  %2902 = getelementptr inbounds nuw i32, ptr %2480, i64 %2896
  store i32 %2901, ptr %2902, align 4
  %2903 = add nuw nsw i64 %2896, 1
  %2904 = icmp eq i64 %2903, %1999
  br i1 %2904, label %2973, label %2895

2905:                                             ; preds = %2894, %2905
  %2906 = phi i64 [ %2913, %2905 ], [ 0, %2894 ]
  %2907 = getelementptr inbounds nuw i64, ptr %2481, i64 %2906
  %2908 = load i64, ptr %2907, align 8
  %2909 = getelementptr inbounds nuw i64, ptr %2482, i64 %2906
  %2910 = load i64, ptr %2909, align 8
  %2911 = sub i64 %2908, %2910
  %2912 = getelementptr inbounds nuw i64, ptr %2480, i64 %2906
  store i64 %2911, ptr %2912, align 8
  %2913 = add nuw nsw i64 %2906, 1
  %2914 = icmp eq i64 %2913, %1999
  br i1 %2914, label %2973, label %2905

2915:                                             ; preds = %2862
  %2916 = and i64 %2140, 324
  %2917 = icmp eq i64 %2916, 0
  %2918 = icmp sgt i64 %1999, 0
  br i1 %2917, label %2920, label %2919

2919:                                             ; preds = %2915
  br i1 %2918, label %2921, label %2973

2920:                                             ; preds = %2915
  br i1 %2918, label %2931, label %2973

2921:                                             ; preds = %2919, %2921
  %2922 = phi i64 [ %2929, %2921 ], [ 0, %2919 ]
  %2923 = getelementptr inbounds nuw i32, ptr %2481, i64 %2922
  %2924 = load i32, ptr %2923, align 4
  %2925 = getelementptr inbounds nuw i32, ptr %2482, i64 %2922
  %2926 = load i32, ptr %2925, align 4
  %2927 = mul i32 %2926, %2924
  %2928 = getelementptr inbounds nuw i32, ptr %2480, i64 %2922
  store i32 %2927, ptr %2928, align 4
  %2929 = add nuw nsw i64 %2922, 1
  %2930 = icmp eq i64 %2929, %1999
  br i1 %2930, label %2973, label %2921

2931:                                             ; preds = %2920, %2931
  %2932 = phi i64 [ %2939, %2931 ], [ 0, %2920 ]
  %2933 = getelementptr inbounds nuw i64, ptr %2481, i64 %2932
  %2934 = load i64, ptr %2933, align 8
  %2935 = getelementptr inbounds nuw i64, ptr %2482, i64 %2932
  %2936 = load i64, ptr %2935, align 8
  %2937 = mul i64 %2936, %2934
  %2938 = getelementptr inbounds nuw i64, ptr %2480, i64 %2932
  store i64 %2937, ptr %2938, align 8
  %2939 = add nuw nsw i64 %2932, 1
  %2940 = icmp eq i64 %2939, %1999
  br i1 %2940, label %2973, label %2931

2941:                                             ; preds = %2862
  %2942 = and i64 %2140, 324
  %2943 = icmp eq i64 %2942, 0
  %2944 = icmp sgt i64 %1999, 0
  br i1 %2943, label %2946, label %2945

2945:                                             ; preds = %2941
  br i1 %2944, label %2947, label %2973

2946:                                             ; preds = %2941
  br i1 %2944, label %2960, label %2973

2947:                                             ; preds = %2945, %2947
  %2948 = phi i64 [ %2958, %2947 ], [ 0, %2945 ]
  %2949 = getelementptr inbounds nuw i32, ptr %2481, i64 %2948
  %2950 = load i32, ptr %2949, align 4
  %2951 = getelementptr inbounds nuw i32, ptr %2482, i64 %2948
  %2952 = load i32, ptr %2951, align 4
  %2953 = getelementptr inbounds nuw i32, ptr %2483, i64 %2948
  %2954 = load i32, ptr %2953, align 4
  %2955 = mul i32 %2952, %2950
  %2956 = add i32 %2955, %2954
  %2957 = getelementptr inbounds nuw i32, ptr %2480, i64 %2948
  store i32 %2956, ptr %2957, align 4
  %2958 = add nuw nsw i64 %2948, 1
  %2959 = icmp eq i64 %2958, %1999
  br i1 %2959, label %2973, label %2947

2960:                                             ; preds = %2946, %2960
  %2961 = phi i64 [ %2971, %2960 ], [ 0, %2946 ]
  %2962 = getelementptr inbounds nuw i64, ptr %2481, i64 %2961
  %2963 = load i64, ptr %2962, align 8
  %2964 = getelementptr inbounds nuw i64, ptr %2482, i64 %2961
  %2965 = load i64, ptr %2964, align 8
  %2966 = getelementptr inbounds nuw i64, ptr %2483, i64 %2961
  %2967 = load i64, ptr %2966, align 8
  %2968 = mul i64 %2965, %2963
  %2969 = add i64 %2968, %2967
  %2970 = getelementptr inbounds nuw i64, ptr %2480, i64 %2961
  store i64 %2969, ptr %2970, align 8
  %2971 = add nuw nsw i64 %2961, 1
  %2972 = icmp eq i64 %2971, %1999
  br i1 %2972, label %2973, label %2960

2973:                                             ; preds = %2617, %2632, %2582, %2597, %2555, %2544, %2643, %2653, %2669, %2679, %2695, %2705, %2510, %2523, %2490, %2497, %2947, %2960, %2921, %2931, %2895, %2905, %2869, %2879, %2854, %2828, %2789, %2769, %2756, %2743, %2730, %2946, %2945, %2920, %2919, %2894, %2893, %2868, %2867, %2862, %2780, %2728, %2726, %2724, %2722, %2720, %2718, %2717, %2694, %2693, %2668, %2667, %2642, %2641, %2607, %2606, %2572, %2571, %2543, %2542, %2509, %2508, %2489, %2488
  br i1 %2001, label %3546, label %2974

2974:                                             ; preds = %2973
  %2975 = inttoptr i64 %2120 to ptr
  %2976 = icmp sgt i64 %1998, 0
  switch i64 %2122, label %3023 [
    i64 4, label %2977
    i64 8, label %3000
  ]

2977:                                             ; preds = %2974
  br i1 %1985, label %2978, label %2979

2978:                                             ; preds = %2977
  br i1 %2976, label %2980, label %3546

2979:                                             ; preds = %2977
  br i1 %2976, label %2991, label %3546

2980:                                             ; preds = %2978, %2980
  %2981 = phi i64 [ %2989, %2980 ], [ 0, %2978 ]
  %2982 = getelementptr inbounds nuw i64, ptr %1976, i64 %2981
  %2983 = load i64, ptr %2982, align 8
  %2984 = load i64, ptr %1976, align 8
  %2985 = sub nsw i64 %2983, %2984
  %2986 = getelementptr inbounds i32, ptr %100, i64 %2985
  %2987 = load i32, ptr %2986, align 4
  %2988 = getelementptr inbounds i32, ptr %2975, i64 %2983
  store i32 %2987, ptr %2988, align 4
  %2989 = add nuw nsw i64 %2981, 1
  %2990 = icmp eq i64 %2989, %1998
  br i1 %2990, label %3546, label %2980

2991:                                             ; preds = %2979, %2991
  %2992 = phi i64 [ %2998, %2991 ], [ 0, %2979 ]
  %2993 = getelementptr inbounds nuw i32, ptr %100, i64 %2992
  %2994 = load i32, ptr %2993, align 4
  %2995 = getelementptr inbounds nuw i64, ptr %1976, i64 %2992
  %2996 = load i64, ptr %2995, align 8
  %2997 = getelementptr inbounds i32, ptr %2975, i64 %2996
  store i32 %2994, ptr %2997, align 4
  %2998 = add nuw nsw i64 %2992, 1
  %2999 = icmp eq i64 %2998, %1998
  br i1 %2999, label %3546, label %2991

3000:                                             ; preds = %2974
  br i1 %1985, label %3001, label %3002

3001:                                             ; preds = %3000
  br i1 %2976, label %3003, label %3546

3002:                                             ; preds = %3000
  br i1 %2976, label %3014, label %3546

3003:                                             ; preds = %3001, %3003
  %3004 = phi i64 [ %3012, %3003 ], [ 0, %3001 ]
  %3005 = getelementptr inbounds nuw i64, ptr %1976, i64 %3004
  %3006 = load i64, ptr %3005, align 8
  %3007 = load i64, ptr %1976, align 8
  %3008 = sub nsw i64 %3006, %3007
  %3009 = getelementptr inbounds i64, ptr %100, i64 %3008
  %3010 = load i64, ptr %3009, align 8
  %3011 = getelementptr inbounds i64, ptr %2975, i64 %3006
  store i64 %3010, ptr %3011, align 8
  %3012 = add nuw nsw i64 %3004, 1
  %3013 = icmp eq i64 %3012, %1998
  br i1 %3013, label %3546, label %3003

3014:                                             ; preds = %3002, %3014
  %3015 = phi i64 [ %3021, %3014 ], [ 0, %3002 ]
  %3016 = getelementptr inbounds nuw i64, ptr %100, i64 %3015
  %3017 = load i64, ptr %3016, align 8
  %3018 = getelementptr inbounds nuw i64, ptr %1976, i64 %3015
  %3019 = load i64, ptr %3018, align 8
  %3020 = getelementptr inbounds i64, ptr %2975, i64 %3019
  store i64 %3017, ptr %3020, align 8
  %3021 = add nuw nsw i64 %3015, 1
  %3022 = icmp eq i64 %3021, %1998
  br i1 %3022, label %3546, label %3014

3023:                                             ; preds = %2974
  br i1 %1985, label %3024, label %3025

3024:                                             ; preds = %3023
  br i1 %2976, label %3026, label %3546

3025:                                             ; preds = %3023
  br i1 %2976, label %3037, label %3546

3026:                                             ; preds = %3024, %3026
  %3027 = phi i64 [ %3035, %3026 ], [ 0, %3024 ]
  %3028 = getelementptr inbounds nuw i64, ptr %1976, i64 %3027
  %3029 = load i64, ptr %3028, align 8
  %3030 = load i64, ptr %1976, align 8
  %3031 = sub nsw i64 %3029, %3030
  %3032 = getelementptr inbounds i8, ptr %100, i64 %3031
  %3033 = load i8, ptr %3032, align 1
  %3034 = getelementptr inbounds i8, ptr %2975, i64 %3029
  store i8 %3033, ptr %3034, align 1
  %3035 = add nuw nsw i64 %3027, 1
  %3036 = icmp eq i64 %3035, %1998
  br i1 %3036, label %3546, label %3026

3037:                                             ; preds = %3025, %3037
  %3038 = phi i64 [ %3044, %3037 ], [ 0, %3025 ]
  %3039 = getelementptr inbounds nuw i8, ptr %100, i64 %3038
  %3040 = load i8, ptr %3039, align 1
  %3041 = getelementptr inbounds nuw i64, ptr %1976, i64 %3038
  %3042 = load i64, ptr %3041, align 8
  %3043 = getelementptr inbounds i8, ptr %2975, i64 %3042
  store i8 %3040, ptr %3043, align 1
  %3044 = add nuw nsw i64 %3038, 1
  %3045 = icmp eq i64 %3044, %1998
  br i1 %3045, label %3546, label %3037

3046:                                             ; preds = %2475
  %3047 = shl nuw nsw i64 %2139, 3
  %3048 = icmp eq i64 %2123, 3
  %3049 = select i1 %3048, i64 -9223372036854775808, i64 0
  switch i64 %2007, label %3545 [
    i64 4, label %3096
    i64 5, label %3094
    i64 6, label %3092
    i64 7, label %3125
    i64 9, label %3125
    i64 12, label %3090
    i64 13, label %3088
    i64 14, label %3086
    i64 15, label %3167
    i64 25, label %3084
    i64 21, label %3082
    i64 22, label %3080
    i64 8, label %3223
    i64 10, label %3270
    i64 11, label %3270
    i64 16, label %3078
    i64 17, label %3297
    i64 18, label %3076
    i64 20, label %3072
    i64 23, label %3067
    i64 24, label %3062
    i64 28, label %3058
    i64 30, label %3056
    i64 31, label %3454
    i64 32, label %3454
    i64 33, label %3054
    i64 34, label %3052
    i64 35, label %3050
  ]

3050:                                             ; preds = %3046
  %3051 = icmp sgt i64 %1999, 0
  br i1 %3051, label %3512, label %3545

3052:                                             ; preds = %3046
  %3053 = icmp sgt i64 %1999, 0
  br i1 %3053, label %3493, label %3545

3054:                                             ; preds = %3046
  %3055 = icmp sgt i64 %1999, 0
  br i1 %3055, label %3485, label %3545

3056:                                             ; preds = %3046
  %3057 = icmp sgt i64 %1999, 0
  br i1 %3057, label %3446, label %3545

3058:                                             ; preds = %3046
  %3059 = icmp sgt i64 %1999, 0
  br i1 %3059, label %3060, label %3545

3060:                                             ; preds = %3058
  %3061 = load i64, ptr %1970, align 8
  br label %3410

3062:                                             ; preds = %3046
  %3063 = icmp sgt i64 %1999, 0
  br i1 %3063, label %3064, label %3545

3064:                                             ; preds = %3062
  %3065 = and i64 %2123, -4
  %3066 = icmp eq i64 %3065, 4
  br label %3385

3067:                                             ; preds = %3046
  %3068 = icmp sgt i64 %1999, 0
  br i1 %3068, label %3069, label %3545

3069:                                             ; preds = %3067
  %3070 = and i64 %2123, -4
  %3071 = icmp eq i64 %3070, 4
  br label %3364

3072:                                             ; preds = %3046
  %3073 = icmp sgt i64 %1999, 0
  br i1 %3073, label %3074, label %3545

3074:                                             ; preds = %3072
  %3075 = load i64, ptr %1970, align 8
  br label %3340

3076:                                             ; preds = %3046
  %3077 = icmp sgt i64 %1999, 0
  br i1 %3077, label %3327, label %3545

3078:                                             ; preds = %3046
  %3079 = icmp sgt i64 %1999, 0
  br i1 %3079, label %3285, label %3545

3080:                                             ; preds = %3046
  %3081 = icmp sgt i64 %1999, 0
  br i1 %3081, label %3210, label %3545

3082:                                             ; preds = %3046
  %3083 = icmp sgt i64 %1999, 0
  br i1 %3083, label %3197, label %3545

3084:                                             ; preds = %3046
  %3085 = icmp sgt i64 %1999, 0
  br i1 %3085, label %3189, label %3545

3086:                                             ; preds = %3046
  %3087 = icmp sgt i64 %1999, 0
  br i1 %3087, label %3157, label %3545

3088:                                             ; preds = %3046
  %3089 = icmp sgt i64 %1999, 0
  br i1 %3089, label %3147, label %3545

3090:                                             ; preds = %3046
  %3091 = icmp sgt i64 %1999, 0
  br i1 %3091, label %3137, label %3545

3092:                                             ; preds = %3046
  %3093 = icmp sgt i64 %1999, 0
  br i1 %3093, label %3115, label %3545

3094:                                             ; preds = %3046
  %3095 = icmp sgt i64 %1999, 0
  br i1 %3095, label %3105, label %3545

3096:                                             ; preds = %3046
  %3097 = icmp sgt i64 %1999, 0
  br i1 %3097, label %3098, label %3545

3098:                                             ; preds = %3096, %3098
  %3099 = phi i64 [ %3103, %3098 ], [ 0, %3096 ]
  %3100 = getelementptr inbounds nuw i64, ptr %8, i64 %3099
  %3101 = load i64, ptr %3100, align 8
  %3102 = getelementptr inbounds nuw i64, ptr %100, i64 %3099
  store i64 %3101, ptr %3102, align 8
  %3103 = add nuw nsw i64 %3099, 1
  %3104 = icmp eq i64 %3103, %1999
  br i1 %3104, label %3545, label %3098

3105:                                             ; preds = %3094, %3105
  %3106 = phi i64 [ %3113, %3105 ], [ 0, %3094 ]
  %3107 = getelementptr inbounds nuw i64, ptr %8, i64 %3106
  %3108 = load i64, ptr %3107, align 8
  %3109 = getelementptr inbounds nuw i64, ptr %97, i64 %3106
  %3110 = load i64, ptr %3109, align 8
  %3111 = add i64 %3110, %3108
  %3112 = getelementptr inbounds nuw i64, ptr %100, i64 %3106
  store i64 %3111, ptr %3112, align 8
  %3113 = add nuw nsw i64 %3106, 1
  %3114 = icmp eq i64 %3113, %1999
  br i1 %3114, label %3545, label %3105

3115:                                             ; preds = %3092, %3115
  %3116 = phi i64 [ %3123, %3115 ], [ 0, %3092 ]
  %3117 = getelementptr inbounds nuw i64, ptr %8, i64 %3116
  %3118 = load i64, ptr %3117, align 8
  %3119 = getelementptr inbounds nuw i64, ptr %97, i64 %3116
  %3120 = load i64, ptr %3119, align 8
  %3121 = sub i64 %3118, %3120
  %3122 = getelementptr inbounds nuw i64, ptr %100, i64 %3116
  store i64 %3121, ptr %3122, align 8
  %3123 = add nuw nsw i64 %3116, 1
  %3124 = icmp eq i64 %3123, %1999
  br i1 %3124, label %3545, label %3115

3125:                                             ; preds = %3046, %3046
  %3126 = icmp sgt i64 %1999, 0
  br i1 %3126, label %3127, label %3545

3127:                                             ; preds = %3125, %3127
  %3128 = phi i64 [ %3135, %3127 ], [ 0, %3125 ]
  %3129 = getelementptr inbounds nuw i64, ptr %8, i64 %3128
  %3130 = load i64, ptr %3129, align 8
  %3131 = getelementptr inbounds nuw i64, ptr %97, i64 %3128
  %3132 = load i64, ptr %3131, align 8
  %3133 = mul i64 %3132, %3130
  %3134 = getelementptr inbounds nuw i64, ptr %100, i64 %3128
  store i64 %3133, ptr %3134, align 8
  %3135 = add nuw nsw i64 %3128, 1
  %3136 = icmp eq i64 %3135, %1999
  br i1 %3136, label %3545, label %3127

3137:                                             ; preds = %3090, %3137
  %3138 = phi i64 [ %3145, %3137 ], [ 0, %3090 ]
  %3139 = getelementptr inbounds nuw i64, ptr %8, i64 %3138
  %3140 = load i64, ptr %3139, align 8
  %3141 = getelementptr inbounds nuw i64, ptr %97, i64 %3138
  %3142 = load i64, ptr %3141, align 8
  %3143 = and i64 %3142, %3140
  %3144 = getelementptr inbounds nuw i64, ptr %100, i64 %3138
  store i64 %3143, ptr %3144, align 8
  %3145 = add nuw nsw i64 %3138, 1
  %3146 = icmp eq i64 %3145, %1999
  br i1 %3146, label %3545, label %3137

3147:                                             ; preds = %3088, %3147
  %3148 = phi i64 [ %3155, %3147 ], [ 0, %3088 ]
  %3149 = getelementptr inbounds nuw i64, ptr %8, i64 %3148
  %3150 = load i64, ptr %3149, align 8
  %3151 = getelementptr inbounds nuw i64, ptr %97, i64 %3148
  %3152 = load i64, ptr %3151, align 8
  %3153 = or i64 %3152, %3150
  %3154 = getelementptr inbounds nuw i64, ptr %100, i64 %3148
  store i64 %3153, ptr %3154, align 8
  %3155 = add nuw nsw i64 %3148, 1
  %3156 = icmp eq i64 %3155, %1999
  br i1 %3156, label %3545, label %3147

3157:                                             ; preds = %3086, %3157
  %3158 = phi i64 [ %3165, %3157 ], [ 0, %3086 ]
  %3159 = getelementptr inbounds nuw i64, ptr %8, i64 %3158
  %3160 = load i64, ptr %3159, align 8
  %3161 = getelementptr inbounds nuw i64, ptr %97, i64 %3158
  %3162 = load i64, ptr %3161, align 8
  %3163 = xor i64 %3162, %3160
  %3164 = getelementptr inbounds nuw i64, ptr %100, i64 %3158
  store i64 %3163, ptr %3164, align 8
  %3165 = add nuw nsw i64 %3158, 1
  %3166 = icmp eq i64 %3165, %1999
  br i1 %3166, label %3545, label %3157

3167:                                             ; preds = %3046
  %3168 = icmp eq i64 %2123, 10
  %3169 = icmp sgt i64 %1999, 0
  br i1 %3168, label %3171, label %3170

3170:                                             ; preds = %3167
  br i1 %3169, label %3181, label %3545

3171:                                             ; preds = %3167
  br i1 %3169, label %3172, label %3545

3172:                                             ; preds = %3171, %3172
  %3173 = phi i64 [ %3179, %3172 ], [ 0, %3171 ]
  %3174 = getelementptr inbounds nuw i64, ptr %8, i64 %3173
  %3175 = load i64, ptr %3174, align 8
  %3176 = icmp eq i64 %3175, 0
  %3177 = zext i1 %3176 to i64
  %3178 = getelementptr inbounds nuw i64, ptr %100, i64 %3173
  store i64 %3177, ptr %3178, align 8
  %3179 = add nuw nsw i64 %3173, 1
  %3180 = icmp eq i64 %3179, %1999
  br i1 %3180, label %3545, label %3172

3181:                                             ; preds = %3170, %3181
  %3182 = phi i64 [ %3187, %3181 ], [ 0, %3170 ]
  %3183 = getelementptr inbounds nuw i64, ptr %8, i64 %3182
  %3184 = load i64, ptr %3183, align 8
  %3185 = xor i64 %3184, -1
  %3186 = getelementptr inbounds nuw i64, ptr %100, i64 %3182
  store i64 %3185, ptr %3186, align 8
  %3187 = add nuw nsw i64 %3182, 1
  %3188 = icmp eq i64 %3187, %1999
  br i1 %3188, label %3545, label %3181

3189:                                             ; preds = %3084, %3189
  %3190 = phi i64 [ %3195, %3189 ], [ 0, %3084 ]
  %3191 = getelementptr inbounds nuw i64, ptr %8, i64 %3190
  %3192 = load i64, ptr %3191, align 8
  %3193 = sub i64 0, %3192
  %3194 = getelementptr inbounds nuw i64, ptr %100, i64 %3190
  store i64 %3193, ptr %3194, align 8
  %3195 = add nuw nsw i64 %3190, 1
  %3196 = icmp eq i64 %3195, %1999
  br i1 %3196, label %3545, label %3189

3197:                                             ; preds = %3082, %3197
  %3198 = phi i64 [ %3208, %3197 ], [ 0, %3082 ]
  %3199 = getelementptr inbounds nuw i64, ptr %8, i64 %3198
  %3200 = load i64, ptr %3199, align 8
  %3201 = getelementptr inbounds nuw i64, ptr %97, i64 %3198
  %3202 = load i64, ptr %3201, align 8
  %3203 = xor i64 %3200, %3049
  %3204 = xor i64 %3202, %3049
  %3205 = icmp slt i64 %3203, %3204
  %3206 = select i1 %3205, i64 %3200, i64 %3202
  %3207 = getelementptr inbounds nuw i64, ptr %100, i64 %3198
  store i64 %3206, ptr %3207, align 8
  %3208 = add nuw nsw i64 %3198, 1
  %3209 = icmp eq i64 %3208, %1999
  br i1 %3209, label %3545, label %3197

3210:                                             ; preds = %3080, %3210
  %3211 = phi i64 [ %3221, %3210 ], [ 0, %3080 ]
  %3212 = getelementptr inbounds nuw i64, ptr %8, i64 %3211
  %3213 = load i64, ptr %3212, align 8
  %3214 = getelementptr inbounds nuw i64, ptr %97, i64 %3211
  %3215 = load i64, ptr %3214, align 8
  %3216 = xor i64 %3213, %3049
  %3217 = xor i64 %3215, %3049
  %3218 = icmp sgt i64 %3216, %3217
  %3219 = select i1 %3218, i64 %3213, i64 %3215
  %3220 = getelementptr inbounds nuw i64, ptr %100, i64 %3211
  store i64 %3219, ptr %3220, align 8
  %3221 = add nuw nsw i64 %3211, 1
  %3222 = icmp eq i64 %3221, %1999
  br i1 %3222, label %3545, label %3210

3223:                                             ; preds = %3046
  %3224 = and i64 %2140, 324
  %3225 = icmp eq i64 %3224, 0
  %3226 = icmp sgt i64 %1999, 0
  br i1 %3225, label %3239, label %3227

3227:                                             ; preds = %3223
  br i1 %3226, label %3228, label %3545

3228:                                             ; preds = %3227, %3228
  %3229 = phi i64 [ %3237, %3228 ], [ 0, %3227 ]
  %3230 = getelementptr inbounds nuw i64, ptr %8, i64 %3229
  %3231 = load i64, ptr %3230, align 8
  %3232 = getelementptr inbounds nuw i64, ptr %97, i64 %3229
  %3233 = load i64, ptr %3232, align 8
  %3234 = mul i64 %3233, %3231
  %3235 = lshr i64 %3234, 32
  %3236 = getelementptr inbounds nuw i64, ptr %100, i64 %3229
  store i64 %3235, ptr %3236, align 8
  %3237 = add nuw nsw i64 %3229, 1
  %3238 = icmp eq i64 %3237, %1999
  br i1 %3238, label %3545, label %3228

3239:                                             ; preds = %3223
  br i1 %3048, label %3241, label %3240

3240:                                             ; preds = %3239
  br i1 %3226, label %3256, label %3545

3241:                                             ; preds = %3239
  br i1 %3226, label %3242, label %3545

3242:                                             ; preds = %3241, %3242
  %3243 = phi i64 [ %3254, %3242 ], [ 0, %3241 ]
  %3244 = getelementptr inbounds nuw i64, ptr %8, i64 %3243
  %3245 = load i64, ptr %3244, align 8
  %3246 = getelementptr inbounds nuw i64, ptr %97, i64 %3243
  %3247 = load i64, ptr %3246, align 8
  %3248 = zext i64 %3245 to i128
  %3249 = zext i64 %3247 to i128
  %3250 = mul nuw i128 %3249, %3248
  %3251 = lshr i128 %3250, 64
  %3252 = trunc nuw i128 %3251 to i64
  %3253 = getelementptr inbounds nuw i64, ptr %100, i64 %3243
  store i64 %3252, ptr %3253, align 8
  %3254 = add nuw nsw i64 %3243, 1
  %3255 = icmp eq i64 %3254, %1999
  br i1 %3255, label %3545, label %3242

3256:                                             ; preds = %3240, %3256
  %3257 = phi i64 [ %3268, %3256 ], [ 0, %3240 ]
  %3258 = getelementptr inbounds nuw i64, ptr %8, i64 %3257
  %3259 = load i64, ptr %3258, align 8
  %3260 = getelementptr inbounds nuw i64, ptr %97, i64 %3257
  %3261 = load i64, ptr %3260, align 8
  %3262 = sext i64 %3259 to i128
  %3263 = sext i64 %3261 to i128
  %3264 = mul nsw i128 %3263, %3262
  %3265 = lshr i128 %3264, 64
  %3266 = trunc nuw i128 %3265 to i64
  %3267 = getelementptr inbounds nuw i64, ptr %100, i64 %3257
  store i64 %3266, ptr %3267, align 8
  %3268 = add nuw nsw i64 %3257, 1
  %3269 = icmp eq i64 %3268, %1999
  br i1 %3269, label %3545, label %3256

3270:                                             ; preds = %3046, %3046
  %3271 = icmp sgt i64 %1999, 0
  br i1 %3271, label %3272, label %3545

3272:                                             ; preds = %3270, %3272
  %3273 = phi i64 [ %3283, %3272 ], [ 0, %3270 ]
  %3274 = getelementptr inbounds nuw i64, ptr %8, i64 %3273
  %3275 = load i64, ptr %3274, align 8
  %3276 = getelementptr inbounds nuw i64, ptr %97, i64 %3273
  %3277 = load i64, ptr %3276, align 8
  %3278 = getelementptr inbounds nuw i64, ptr %99, i64 %3273
  %3279 = load i64, ptr %3278, align 8
  %3280 = mul i64 %3277, %3275
  %3281 = add i64 %3280, %3279
  %3282 = getelementptr inbounds nuw i64, ptr %100, i64 %3273
  store i64 %3281, ptr %3282, align 8
  %3283 = add nuw nsw i64 %3273, 1
  %3284 = icmp eq i64 %3283, %1999
  br i1 %3284, label %3545, label %3272

3285:                                             ; preds = %3078, %3285
  %3286 = phi i64 [ %3295, %3285 ], [ 0, %3078 ]
  %3287 = getelementptr inbounds nuw i64, ptr %8, i64 %3286
  %3288 = load i64, ptr %3287, align 8
  %3289 = getelementptr inbounds nuw i64, ptr %97, i64 %3286
  %3290 = load i64, ptr %3289, align 8
  %3291 = icmp ult i64 %3290, %3047
  %3292 = shl i64 %3288, %3290
  %3293 = select i1 %3291, i64 %3292, i64 0
  %3294 = getelementptr inbounds nuw i64, ptr %100, i64 %3286
  store i64 %3293, ptr %3294, align 8
  %3295 = add nuw nsw i64 %3286, 1
  %3296 = icmp eq i64 %3295, %1999
  br i1 %3296, label %3545, label %3285

3297:                                             ; preds = %3046
  %3298 = and i64 %2123, -4
  %3299 = icmp eq i64 %3298, 4
  %3300 = icmp sgt i64 %1999, 0
  br i1 %3299, label %3302, label %3301

3301:                                             ; preds = %3297
  br i1 %3300, label %3315, label %3545

3302:                                             ; preds = %3297
  br i1 %3300, label %3303, label %3545

3303:                                             ; preds = %3302, %3303
  %3304 = phi i64 [ %3313, %3303 ], [ 0, %3302 ]
  %3305 = getelementptr inbounds nuw i64, ptr %8, i64 %3304
  %3306 = load i64, ptr %3305, align 8
  %3307 = getelementptr inbounds nuw i64, ptr %97, i64 %3304
  %3308 = load i64, ptr %3307, align 8
  %3309 = icmp ult i64 %3308, %3047
  %3310 = select i1 %3309, i64 %3308, i64 63
  %3311 = ashr i64 %3306, %3310
  %3312 = getelementptr inbounds nuw i64, ptr %100, i64 %3304
  store i64 %3311, ptr %3312, align 8
  %3313 = add nuw nsw i64 %3304, 1
  %3314 = icmp eq i64 %3313, %1999
  br i1 %3314, label %3545, label %3303

3315:                                             ; preds = %3301, %3315
  %3316 = phi i64 [ %3325, %3315 ], [ 0, %3301 ]
  %3317 = getelementptr inbounds nuw i64, ptr %8, i64 %3316
  %3318 = load i64, ptr %3317, align 8
  %3319 = getelementptr inbounds nuw i64, ptr %97, i64 %3316
  %3320 = load i64, ptr %3319, align 8
  %3321 = icmp ult i64 %3320, %3047
  %3322 = lshr i64 %3318, %3320
  %3323 = select i1 %3321, i64 %3322, i64 0
  %3324 = getelementptr inbounds nuw i64, ptr %100, i64 %3316
  store i64 %3323, ptr %3324, align 8
  %3325 = add nuw nsw i64 %3316, 1
  %3326 = icmp eq i64 %3325, %1999
  br i1 %3326, label %3545, label %3315

3327:                                             ; preds = %3076, %3327
  %3328 = phi i64 [ %3338, %3327 ], [ 0, %3076 ]
  %3329 = getelementptr inbounds nuw i64, ptr %8, i64 %3328
  %3330 = load i64, ptr %3329, align 8
  %3331 = getelementptr inbounds nuw i64, ptr %97, i64 %3328
  %3332 = load i64, ptr %3331, align 8
  %3333 = getelementptr inbounds nuw i64, ptr %99, i64 %3328
  %3334 = load i64, ptr %3333, align 8
  %3335 = icmp eq i64 %3334, 0
  %3336 = select i1 %3335, i64 %3332, i64 %3330
  %3337 = getelementptr inbounds nuw i64, ptr %100, i64 %3328
  store i64 %3336, ptr %3337, align 8
  %3338 = add nuw nsw i64 %3328, 1
  %3339 = icmp eq i64 %3338, %1999
  br i1 %3339, label %3545, label %3327

3340:                                             ; preds = %3359, %3074
  %3341 = phi i64 [ 0, %3074 ], [ %3362, %3359 ]
  %3342 = getelementptr inbounds nuw i64, ptr %8, i64 %3341
  %3343 = load i64, ptr %3342, align 8
  switch i64 %3075, label %3359 [
    i64 0, label %3344
    i64 1, label %3346
    i64 2, label %3348
    i64 4, label %3350
    i64 5, label %3353
    i64 6, label %3356
  ]

3344:                                             ; preds = %3340
  %3345 = and i64 %3343, 255
  br label %3359

3346:                                             ; preds = %3340
  %3347 = and i64 %3343, 65535
  br label %3359

3348:                                             ; preds = %3340
  %3349 = and i64 %3343, 4294967295
  br label %3359

3350:                                             ; preds = %3340
  %3351 = shl i64 %3343, 56
  %3352 = ashr exact i64 %3351, 56
  br label %3359

3353:                                             ; preds = %3340
  %3354 = shl i64 %3343, 48
  %3355 = ashr exact i64 %3354, 48
  br label %3359

3356:                                             ; preds = %3340
  %3357 = shl i64 %3343, 32
  %3358 = ashr exact i64 %3357, 32
  br label %3359

3359:                                             ; preds = %3356, %3353, %3350, %3348, %3346, %3344, %3340
  %3360 = phi i64 [ %3358, %3356 ], [ %3345, %3344 ], [ %3347, %3346 ], [ %3349, %3348 ], [ %3352, %3350 ], [ %3355, %3353 ], [ %3343, %3340 ]
  %3361 = getelementptr inbounds nuw i64, ptr %100, i64 %3341
  store i64 %3360, ptr %3361, align 8
  %3362 = add nuw nsw i64 %3341, 1
  %3363 = icmp eq i64 %3362, %1999
  br i1 %3363, label %3545, label %3340

3364:                                             ; preds = %3380, %3069
  %3365 = phi i64 [ 0, %3069 ], [ %3383, %3380 ]
  %3366 = getelementptr inbounds nuw i64, ptr %8, i64 %3365
  %3367 = load i64, ptr %3366, align 8
  %3368 = getelementptr inbounds nuw i64, ptr %97, i64 %3365
  %3369 = load i64, ptr %3368, align 8
  %3370 = icmp eq i64 %3369, 0
  br i1 %3370, label %3380, label %3371

3371:                                             ; preds = %3364
  br i1 %3071, label %3374, label %3372

3372:                                             ; preds = %3371
  %3373 = udiv i64 %3367, %3369
  br label %3380

3374:                                             ; preds = %3371
  %3375 = icmp eq i64 %3369, -1
  br i1 %3375, label %3376, label %3378

3376:                                             ; preds = %3374
  %3377 = sub i64 0, %3367
  br label %3380

3378:                                             ; preds = %3374
  %3379 = sdiv i64 %3367, %3369
  br label %3380

3380:                                             ; preds = %3378, %3376, %3372, %3364
  %3381 = phi i64 [ %3373, %3372 ], [ %3377, %3376 ], [ %3379, %3378 ], [ -1, %3364 ]
  %3382 = getelementptr inbounds nuw i64, ptr %100, i64 %3365
  store i64 %3381, ptr %3382, align 8
  %3383 = add nuw nsw i64 %3365, 1
  %3384 = icmp eq i64 %3383, %1999
  br i1 %3384, label %3545, label %3364

3385:                                             ; preds = %3405, %3064
  %3386 = phi i64 [ 0, %3064 ], [ %3408, %3405 ]
  %3387 = getelementptr inbounds nuw i64, ptr %8, i64 %3386
  %3388 = load i64, ptr %3387, align 8
  %3389 = getelementptr inbounds nuw i64, ptr %97, i64 %3386
  %3390 = load i64, ptr %3389, align 8
  %3391 = icmp eq i64 %3390, 0
  br i1 %3391, label %3405, label %3392

3392:                                             ; preds = %3385
  br i1 %3066, label %3395, label %3393

3393:                                             ; preds = %3392
  %3394 = udiv i64 %3388, %3390
  br label %3401

3395:                                             ; preds = %3392
  %3396 = icmp eq i64 %3390, -1
  br i1 %3396, label %3397, label %3399

3397:                                             ; preds = %3395
  %3398 = sub i64 0, %3388
  br label %3401

3399:                                             ; preds = %3395
  %3400 = sdiv i64 %3388, %3390
  br label %3401

3401:                                             ; preds = %3399, %3397, %3393
  %3402 = phi i64 [ %3394, %3393 ], [ %3398, %3397 ], [ %3400, %3399 ]
  %3403 = mul i64 %3402, %3390
  %3404 = sub i64 %3388, %3403
  br label %3405

3405:                                             ; preds = %3401, %3385
  %3406 = phi i64 [ %3404, %3401 ], [ -1, %3385 ]
  %3407 = getelementptr inbounds nuw i64, ptr %100, i64 %3386
  store i64 %3406, ptr %3407, align 8
  %3408 = add nuw nsw i64 %3386, 1
  %3409 = icmp eq i64 %3408, %1999
  br i1 %3409, label %3545, label %3385

3410:                                             ; preds = %3418, %3060
  %3411 = phi i64 [ 0, %3060 ], [ %3420, %3418 ]
  %3412 = getelementptr inbounds nuw i64, ptr %8, i64 %3411
  %3413 = load i64, ptr %3412, align 8
  %3414 = getelementptr inbounds nuw i64, ptr %97, i64 %3411
  %3415 = load i64, ptr %3414, align 8
  %3416 = getelementptr inbounds nuw i64, ptr %99, i64 %3411
  %3417 = load i64, ptr %3416, align 8
  br label %3422

3418:                                             ; preds = %3442
  %3419 = getelementptr inbounds nuw i64, ptr %100, i64 %3411
  store i64 %3443, ptr %3419, align 8
  %3420 = add nuw nsw i64 %3411, 1
  %3421 = icmp eq i64 %3420, %1999
  br i1 %3421, label %3545, label %3410

3422:                                             ; preds = %3442, %3410
  %3423 = phi i64 [ 0, %3410 ], [ %3444, %3442 ]
  %3424 = phi i64 [ 0, %3410 ], [ %3443, %3442 ]
  %3425 = shl nuw nsw i64 1, %3423
  %3426 = and i64 %3425, %3061
  %3427 = icmp eq i64 %3426, 0
  br i1 %3427, label %3442, label %3428

3428:                                             ; preds = %3422
  %3429 = icmp samesign ult i64 %3423, 4
  %3430 = sext i1 %3429 to i64
  %3431 = xor i64 %3413, %3430
  %3432 = lshr i64 %3423, 1
  %3433 = and i64 %3432, 1
  %3434 = add nsw i64 %3433, -1
  %3435 = xor i64 %3434, %3415
  %3436 = and i64 %3423, 1
  %3437 = add nsw i64 %3436, -1
  %3438 = xor i64 %3437, %3417
  %3439 = and i64 %3438, %3431
  %3440 = and i64 %3439, %3435
  %3441 = or i64 %3440, %3424
  br label %3442

3442:                                             ; preds = %3428, %3422
  %3443 = phi i64 [ %3441, %3428 ], [ %3424, %3422 ]
  %3444 = add nuw nsw i64 %3423, 1
  %3445 = icmp eq i64 %3444, 8
  br i1 %3445, label %3418, label %3422

3446:                                             ; preds = %3056, %3446
  %3447 = phi i64 [ %3452, %3446 ], [ 0, %3056 ]
  %3448 = getelementptr inbounds nuw i64, ptr %8, i64 %3447
  %3449 = load i64, ptr %3448, align 8
  %3450 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3449)
  %3451 = getelementptr inbounds nuw i64, ptr %100, i64 %3447
  store i64 %3450, ptr %3451, align 8
  %3452 = add nuw nsw i64 %3447, 1
  %3453 = icmp eq i64 %3452, %1999
  br i1 %3453, label %3545, label %3446

3454:                                             ; preds = %3046, %3046
  %3455 = icmp sgt i64 %1999, 0
  br i1 %3455, label %3456, label %3545

3456:                                             ; preds = %3454
  %3457 = load i64, ptr %1970, align 8
  %3458 = icmp eq i64 %3457, 0
  %3459 = icmp eq i64 %2007, 32
  br label %3460

3460:                                             ; preds = %3480, %3456
  %3461 = phi i64 [ 0, %3456 ], [ %3483, %3480 ]
  %3462 = getelementptr inbounds nuw i64, ptr %97, i64 %3461
  %3463 = load i64, ptr %3462, align 8
  %3464 = shl i64 %3463, 32
  %3465 = getelementptr inbounds nuw i64, ptr %8, i64 %3461
  %3466 = load i64, ptr %3465, align 8
  %3467 = or i64 %3464, %3466
  %3468 = getelementptr inbounds nuw i64, ptr %99, i64 %3461
  %3469 = load i64, ptr %3468, align 8
  %3470 = and i64 %3469, 31
  %3471 = call i64 @llvm.umin.i64(i64 %3469, i64 32)
  %3472 = select i1 %3458, i64 %3471, i64 %3470
  br i1 %3459, label %3473, label %3475

3473:                                             ; preds = %3460
  %3474 = lshr i64 %3467, %3472
  br label %3480

3475:                                             ; preds = %3460
  %3476 = icmp eq i64 %3472, 32
  br i1 %3476, label %3480, label %3477

3477:                                             ; preds = %3475
  %3478 = shl i64 %3467, %3472
  %3479 = lshr i64 %3478, 32
  br label %3480

3480:                                             ; preds = %3477, %3475, %3473
  %3481 = phi i64 [ %3474, %3473 ], [ %3479, %3477 ], [ %3467, %3475 ]
  %3482 = getelementptr inbounds nuw i64, ptr %100, i64 %3461
  store i64 %3481, ptr %3482, align 8
  %3483 = add nuw nsw i64 %3461, 1
  %3484 = icmp eq i64 %3483, %1999
  br i1 %3484, label %3545, label %3460

3485:                                             ; preds = %3054, %3485
  %3486 = phi i64 [ %3491, %3485 ], [ 0, %3054 ]
  %3487 = getelementptr inbounds nuw i64, ptr %8, i64 %3486
  %3488 = load i64, ptr %3487, align 8
  %3489 = shl i64 %3488, 16
  %3490 = getelementptr inbounds nuw i64, ptr %100, i64 %3486
  store i64 %3489, ptr %3490, align 8
  %3491 = add nuw nsw i64 %3486, 1
  %3492 = icmp eq i64 %3491, %1999
  br i1 %3492, label %3545, label %3485

3493:                                             ; preds = %3052, %3507
  %3494 = phi i64 [ %3510, %3507 ], [ 0, %3052 ]
  %3495 = getelementptr inbounds nuw i64, ptr %8, i64 %3494
  %3496 = load i64, ptr %3495, align 8
  %3497 = trunc i64 %3496 to i32
  %3498 = bitcast i32 %3497 to float
  %3499 = fcmp uno float %3498, 0.000000e+00
  br i1 %3499, label %3507, label %3500

3500:                                             ; preds = %3493
  %3501 = add i64 %3496, 32767
  %3502 = lshr i64 %3496, 16
  %3503 = and i64 %3502, 1
  %3504 = add i64 %3501, %3503
  %3505 = lshr i64 %3504, 16
  %3506 = and i64 %3505, 65535
  br label %3507

3507:                                             ; preds = %3500, %3493
  %3508 = phi i64 [ %3506, %3500 ], [ 32767, %3493 ]
  %3509 = getelementptr inbounds nuw i64, ptr %100, i64 %3494
  store i64 %3508, ptr %3509, align 8
  %3510 = add nuw nsw i64 %3494, 1
  %3511 = icmp eq i64 %3510, %1999
  br i1 %3511, label %3545, label %3493

3512:                                             ; preds = %3050, %3538
  %3513 = phi i64 [ %3543, %3538 ], [ 0, %3050 ]
  %3514 = getelementptr inbounds nuw i64, ptr %8, i64 %3513
  %3515 = load i64, ptr %3514, align 8
  %3516 = getelementptr inbounds nuw i64, ptr %97, i64 %3513
  %3517 = load i64, ptr %3516, align 8
  %3518 = trunc i64 %3515 to i32
  %3519 = bitcast i32 %3518 to float
  %3520 = fcmp uno float %3519, 0.000000e+00
  br i1 %3520, label %3527, label %3521

3521:                                             ; preds = %3512
  %3522 = add i32 %3518, 32767
  %3523 = lshr i32 %3518, 16
  %3524 = and i32 %3523, 1
  %3525 = add i32 %3522, %3524
  %3526 = and i32 %3525, -65536
  br label %3527

3527:                                             ; preds = %3521, %3512
  %3528 = phi i32 [ %3526, %3521 ], [ 2147418112, %3512 ]
  %3529 = trunc i64 %3517 to i32
  %3530 = bitcast i32 %3529 to float
  %3531 = fcmp uno float %3530, 0.000000e+00
  br i1 %3531, label %3538, label %3532

3532:                                             ; preds = %3527
  %3533 = add i32 %3529, 32767
  %3534 = lshr i32 %3529, 16
  %3535 = and i32 %3534, 1
  %3536 = add i32 %3533, %3535
  %3537 = lshr i32 %3536, 16
  br label %3538

3538:                                             ; preds = %3532, %3527
  %3539 = phi i32 [ %3537, %3532 ], [ 32767, %3527 ]
  %3540 = or disjoint i32 %3539, %3528
  %3541 = zext i32 %3540 to i64
  %3542 = getelementptr inbounds nuw i64, ptr %100, i64 %3513
  store i64 %3541, ptr %3542, align 8
  %3543 = add nuw nsw i64 %3513, 1
  %3544 = icmp eq i64 %3543, %1999
  br i1 %3544, label %3545, label %3512

3545:                                             ; preds = %3538, %3507, %3485, %3480, %3446, %3418, %3405, %3380, %3359, %3327, %3315, %3303, %3285, %3272, %3228, %3256, %3242, %3210, %3197, %3189, %3181, %3172, %3157, %3147, %3137, %3127, %3115, %3105, %3098, %3454, %3302, %3301, %3270, %3241, %3240, %3227, %3171, %3170, %3125, %3096, %3094, %3092, %3090, %3088, %3086, %3084, %3082, %3080, %3078, %3076, %3072, %3067, %3062, %3058, %3056, %3054, %3052, %3050, %3046
  call fastcc void @narrow(i64 %2120, i64 %2122, ptr noundef nonnull readonly %12, ptr noundef %100)
  br label %3546

3546:                                             ; preds = %3014, %3003, %2991, %2980, %3037, %3026, %2466, %2455, %3545, %3025, %3024, %3002, %3001, %2979, %2978, %2973, %2454, %2453, %2449
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3547

3547:                                             ; preds = %3546, %2116, %2043
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3548 = getelementptr inbounds i64, ptr %1976, i64 %1998
  %3549 = sub nsw i64 %1977, %1998
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3550 = icmp eq i64 %3549, 0
  br i1 %3550, label %3551, label %1975

3551:                                             ; preds = %3547, %1966
  br i1 %561, label %3636, label %3552

3552:                                             ; preds = %3551
  %3553 = load i64, ptr %42, align 8
  %3554 = inttoptr i64 %3553 to ptr
  %3555 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %3556 = load i64, ptr %3555, align 8
  %3557 = getelementptr inbounds %struct.undefined, ptr %3554, i64 %3556
  %3558 = load i64, ptr %3557, align 8
  %3559 = inttoptr i64 %3558 to ptr
  %3560 = load i64, ptr %101, align 8
  %3561 = or i64 %3560, 1
  store i64 %3561, ptr %101, align 8
  %3562 = getelementptr inbounds nuw i8, ptr %487, i64 40
  %3563 = load i64, ptr %3562, align 8
  %3564 = getelementptr inbounds %struct.undefined, ptr %3554, i64 %3563
  %3565 = getelementptr inbounds nuw i8, ptr %3564, i64 16
  %3566 = load i64, ptr %3565, align 8
  %3567 = icmp ne i64 %3566, 0
  %3568 = icmp sgt i64 %667, 0
  %3569 = and i1 %3568, %3567
  br i1 %3569, label %3570, label %3610

3570:                                             ; preds = %3552
  %3571 = load i64, ptr %3564, align 8
  %3572 = inttoptr i64 %3571 to ptr
  br label %3576

3573:                                             ; preds = %3576
  %3574 = add nuw nsw i64 %3577, 1
  %3575 = icmp eq i64 %3574, %667
  br i1 %3575, label %3610, label %3576

3576:                                             ; preds = %3573, %3570
  %3577 = phi i64 [ 0, %3570 ], [ %3574, %3573 ]
  %3578 = getelementptr inbounds nuw i64, ptr %666, i64 %3577
  %3579 = load i64, ptr %3578, align 8
  %3580 = getelementptr inbounds i64, ptr %3572, i64 %3579
  %3581 = load i64, ptr %3580, align 8
  %3582 = icmp eq i64 %3581, 0
  br i1 %3582, label %3573, label %3583

3583:                                             ; preds = %3576
  %3584 = getelementptr inbounds nuw i8, ptr %3564, i64 8
  %3585 = load i64, ptr %3584, align 8
  %3586 = inttoptr i64 %3585 to ptr
  %3587 = getelementptr inbounds nuw i8, ptr %3557, i64 16
  %3588 = load i64, ptr %3587, align 8
  %3589 = icmp eq i64 %3588, 0
  br i1 %3589, label %3590, label %3593

3590:                                             ; preds = %3583
  store i64 1, ptr %3587, align 8
  %3591 = load i64, ptr %101, align 8
  %3592 = or i64 %3591, 2
  store i64 %3592, ptr %101, align 8
  br label %3593

3593:                                             ; preds = %3590, %3583
  %3594 = getelementptr inbounds nuw i8, ptr %3557, i64 8
  br label %3595

3595:                                             ; preds = %3595, %3593
  %3596 = phi i64 [ 0, %3593 ], [ %3608, %3595 ]
  %3597 = getelementptr inbounds nuw i64, ptr %666, i64 %3596
  %3598 = load i64, ptr %3597, align 8
  %3599 = getelementptr inbounds i64, ptr %3572, i64 %3598
  %3600 = load i64, ptr %3599, align 8
  %3601 = getelementptr inbounds i64, ptr %3559, i64 %3598
  store i64 %3600, ptr %3601, align 8
  %3602 = load i64, ptr %3597, align 8
  %3603 = getelementptr inbounds i32, ptr %3586, i64 %3602
  %3604 = load i32, ptr %3603, align 4
  %3605 = load i64, ptr %3594, align 8
  %3606 = inttoptr i64 %3605 to ptr
  %3607 = getelementptr inbounds i32, ptr %3606, i64 %3602
  store i32 %3604, ptr %3607, align 4
  %3608 = add nuw nsw i64 %3596, 1
  %3609 = icmp eq i64 %3608, %667
  br i1 %3609, label %3636, label %3595

3610:                                             ; preds = %3573, %3552
  %3611 = getelementptr inbounds nuw i8, ptr %3557, i64 16
  %3612 = load i64, ptr %3611, align 8
  %3613 = icmp eq i64 %3612, 0
  br i1 %3613, label %3636, label %3614

3614:                                             ; preds = %3610
  br i1 %3568, label %3618, label %3615

3615:                                             ; preds = %3618, %3614
  %3616 = load i64, ptr %26, align 8
  %3617 = icmp sgt i64 %3616, 0
  br i1 %3617, label %3628, label %3633

3618:                                             ; preds = %3614, %3618
  %3619 = phi i64 [ %3623, %3618 ], [ 0, %3614 ]
  %3620 = getelementptr inbounds nuw i64, ptr %666, i64 %3619
  %3621 = load i64, ptr %3620, align 8
  %3622 = getelementptr inbounds i64, ptr %3559, i64 %3621
  store i64 0, ptr %3622, align 8
  %3623 = add nuw nsw i64 %3619, 1
  %3624 = icmp eq i64 %3623, %667
  br i1 %3624, label %3615, label %3618

3625:                                             ; preds = %3628
  %3626 = add nuw nsw i64 %3629, 1
  %3627 = icmp eq i64 %3626, %3616
  br i1 %3627, label %3633, label %3628

3628:                                             ; preds = %3615, %3625
  %3629 = phi i64 [ %3626, %3625 ], [ 0, %3615 ]
  %3630 = getelementptr inbounds nuw i64, ptr %3559, i64 %3629
  %3631 = load i64, ptr %3630, align 8
  %3632 = icmp eq i64 %3631, 0
  br i1 %3632, label %3625, label %3636

3633:                                             ; preds = %3625, %3615
  store i64 0, ptr %3611, align 8
  %3634 = load i64, ptr %101, align 8
  %3635 = or i64 %3634, 2
  store i64 %3635, ptr %101, align 8
  br label %3636

3636:                                             ; preds = %3595, %3628, %3633, %3610, %3551
  %3637 = load i64, ptr %1958, align 8
  %3638 = icmp eq i64 %3637, 1
  br i1 %3638, label %3639, label %3662

3639:                                             ; preds = %3636
  %3640 = load i64, ptr %55, align 8
  %3641 = inttoptr i64 %3640 to ptr
  %3642 = getelementptr inbounds i8, ptr %3641, i64 %488
  %3643 = load i8, ptr %3642, align 1
  %3644 = icmp eq i8 %3643, 3
  br i1 %3644, label %3662, label %3645

3645:                                             ; preds = %3639
  %3646 = getelementptr inbounds nuw i8, ptr %487, i64 72
  %3647 = load i64, ptr %3646, align 8
  switch i64 %3647, label %3648 [
    i64 0, label %3654
    i64 1, label %3649
  ]

3648:                                             ; preds = %3645
  br label %3649

3649:                                             ; preds = %3648, %3645
  %3650 = phi i64 [ 48, %3648 ], [ 40, %3645 ]
  %3651 = getelementptr inbounds nuw i8, ptr %487, i64 %3650
  %3652 = load i64, ptr %3651, align 8
  %3653 = getelementptr inbounds %struct.operand, ptr %471, i64 %3652
  br label %3654

3654:                                             ; preds = %3649, %3645
  %3655 = phi ptr [ %3653, %3649 ], [ null, %3645 ]
  %3656 = getelementptr inbounds nuw i8, ptr %487, i64 32
  %3657 = load i64, ptr %3656, align 8
  %3658 = getelementptr inbounds %struct.operand, ptr %471, i64 %3657
  %3659 = call fastcc i64 @count_held(ptr noundef %3658, i64 noundef 0, ptr noundef %666, i64 noundef %667)
  %3660 = getelementptr inbounds nuw i8, ptr %487, i64 8
  %3661 = load i64, ptr %3660, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %488, i64 noundef %3659, ptr noundef %666, i64 noundef %667, ptr noundef %3655, i64 noundef %3661)
  br label %3662

3662:                                             ; preds = %1859, %1807, %3654, %3639, %3636, %1955, %1894, %1767, %1764
  %3663 = getelementptr inbounds i8, ptr %477, i64 %488
  store i8 1, ptr %3663, align 1
  br label %3664

3664:                                             ; preds = %3662, %661
  %3665 = phi i64 [ %668, %3662 ], [ 0, %661 ]
  br i1 %624, label %3666, label %3668

3666:                                             ; preds = %3664, %625
  %3667 = phi i64 [ %3665, %3664 ], [ 0, %625 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %488, i64 noundef %3667, ptr noundef %473, i64 noundef %474, ptr noundef null, i64 noundef 0)
  br label %3668

3668:                                             ; preds = %3666, %3664
  %3669 = load i64, ptr %22, align 8
  %3670 = add nsw i64 %3669, 1
  store i64 %3670, ptr %22, align 8
  %3671 = load i64, ptr %102, align 8
  %3672 = add nsw i64 %3671, %483
  store i64 %3672, ptr %102, align 8
  %3673 = add nsw i64 %488, 1
  store i64 %3673, ptr %35, align 8
  %3674 = getelementptr inbounds %struct.instruction, ptr %469, i64 %3673
  %3675 = getelementptr inbounds nuw i8, ptr %3674, i64 136
  %3676 = load i64, ptr %3675, align 8
  %3677 = icmp eq i64 %3676, 0
  br i1 %3677, label %3681, label %3678

3678:                                             ; preds = %3668
  %3679 = load i64, ptr %20, align 8
  %3680 = icmp eq i64 %3679, 0
  br i1 %3680, label %3681, label %3687

3681:                                             ; preds = %3678, %3668, %618, %612
  %3682 = phi i64 [ %613, %612 ], [ %613, %618 ], [ %3673, %3678 ], [ %3673, %3668 ]
  %3683 = getelementptr inbounds %struct.instruction, ptr %469, i64 %3682
  store i64 %3682, ptr %35, align 8
  %3684 = load i64, ptr %3683, align 8
  %3685 = icmp eq i64 %3684, 0
  br i1 %3685, label %3687, label %485

3686:                                             ; preds = %618
  br label %3687

3687:                                             ; preds = %485, %530, %986, %997, %1048, %1099, %1106, %1114, %1145, %1896, %3678, %3681, %585, %553, %943, %981, %1045, %952, %1227, %1278, %1283, %1285, %1289, %1329, %1340, %1312, %1319, %467, %580, %747, %1138, %1389, %1895, %1956, %3686
  %3688 = phi i64 [ 0, %943 ], [ 0, %553 ], [ 2, %580 ], [ 0, %747 ], [ 0, %1227 ], [ 0, %1956 ], [ 0, %981 ], [ 2, %585 ], [ 0, %467 ], [ 1, %3686 ], [ 3, %1138 ], [ 3, %1389 ], [ 4, %1895 ], [ 0, %1340 ], [ 0, %952 ], [ 0, %1045 ], [ 0, %1312 ], [ 0, %1319 ], [ 0, %1329 ], [ 0, %1289 ], [ 0, %1285 ], [ 0, %1283 ], [ 0, %1278 ], [ 0, %3681 ], [ 3, %1145 ], [ 0, %986 ], [ 0, %1114 ], [ 0, %997 ], [ 0, %1106 ], [ 0, %1048 ], [ 0, %485 ], [ 0, %1099 ], [ 1, %3678 ], [ 0, %1896 ], [ 0, %530 ]
  %3689 = load i64, ptr %36, align 8
  %3690 = inttoptr i64 %3689 to ptr
  %3691 = load i64, ptr %107, align 8
  %3692 = icmp eq i64 %3691, 0
  br i1 %3692, label %3785, label %3693

3693:                                             ; preds = %3687
  switch i64 %3688, label %3785 [
    i64 2, label %3694
    i64 0, label %3759
    i64 1, label %3776
  ]

3694:                                             ; preds = %3693
  %3695 = load i64, ptr %35, align 8
  %3696 = load i64, ptr %38, align 8
  %3697 = inttoptr i64 %3696 to ptr
  %3698 = getelementptr inbounds %struct.instruction, ptr %3697, i64 %3695
  %3699 = getelementptr inbounds nuw i8, ptr %3698, i64 64
  %3700 = load i64, ptr %3699, align 8
  %3701 = load i64, ptr %37, align 8
  %3702 = load i64, ptr %106, align 8
  %3703 = inttoptr i64 %3702 to ptr
  %3704 = load i64, ptr %25, align 8
  %3705 = load i64, ptr %27, align 8
  %3706 = load i64, ptr %28, align 8
  %3707 = inttoptr i64 %3706 to ptr
  %3708 = shl nsw i64 %3705, 3
  %3709 = load i64, ptr %26, align 8
  %3710 = mul nsw i64 %3708, %3709
  %3711 = getelementptr inbounds i64, ptr %3707, i64 %3710
  %3712 = getelementptr inbounds i64, ptr %3711, i64 %3704
  %3713 = add nsw i64 %3704, %3701
  store i64 %3713, ptr %25, align 8
  %3714 = icmp sgt i64 %3701, 0
  br i1 %3714, label %3717, label %3732

3715:                                             ; preds = %3728
  %3716 = getelementptr inbounds i64, ptr %3712, i64 %3729
  br label %3738

3717:                                             ; preds = %3694, %3728
  %3718 = phi i64 [ %3730, %3728 ], [ 0, %3694 ]
  %3719 = phi i64 [ %3729, %3728 ], [ 0, %3694 ]
  %3720 = getelementptr inbounds nuw i8, ptr %3703, i64 %3718
  %3721 = load i8, ptr %3720, align 1
  %3722 = icmp eq i8 %3721, 0
  br i1 %3722, label %3728, label %3723

3723:                                             ; preds = %3717
  %3724 = getelementptr inbounds nuw i64, ptr %3690, i64 %3718
  %3725 = load i64, ptr %3724, align 8
  %3726 = add nsw i64 %3719, 1
  %3727 = getelementptr inbounds i64, ptr %3712, i64 %3719
  store i64 %3725, ptr %3727, align 8
  br label %3728

3728:                                             ; preds = %3723, %3717
  %3729 = phi i64 [ %3726, %3723 ], [ %3719, %3717 ]
  %3730 = add nuw nsw i64 %3718, 1
  %3731 = icmp eq i64 %3730, %3701
  br i1 %3731, label %3715, label %3717

3732:                                             ; preds = %3749, %3694
  %3733 = phi ptr [ %3712, %3694 ], [ %3716, %3749 ]
  %3734 = phi i64 [ 0, %3694 ], [ %3729, %3749 ]
  %3735 = phi i64 [ 0, %3694 ], [ %3750, %3749 ]
  %3736 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3700, ptr noundef %3712, i64 noundef %3734)
  %3737 = icmp eq i32 %3736, 0
  br i1 %3737, label %3753, label %3757

3738:                                             ; preds = %3749, %3715
  %3739 = phi i64 [ %3751, %3749 ], [ 0, %3715 ]
  %3740 = phi i64 [ %3750, %3749 ], [ 0, %3715 ]
  %3741 = getelementptr inbounds nuw i8, ptr %3703, i64 %3739
  %3742 = load i8, ptr %3741, align 1
  %3743 = icmp eq i8 %3742, 0
  br i1 %3743, label %3744, label %3749

3744:                                             ; preds = %3738
  %3745 = getelementptr inbounds nuw i64, ptr %3690, i64 %3739
  %3746 = load i64, ptr %3745, align 8
  %3747 = add nsw i64 %3740, 1
  %3748 = getelementptr inbounds i64, ptr %3716, i64 %3740
  store i64 %3746, ptr %3748, align 8
  br label %3749

3749:                                             ; preds = %3744, %3738
  %3750 = phi i64 [ %3740, %3738 ], [ %3747, %3744 ]
  %3751 = add nuw nsw i64 %3739, 1
  %3752 = icmp eq i64 %3751, %3701
  br i1 %3752, label %3732, label %3738

3753:                                             ; preds = %3732
  %3754 = add nsw i64 %3695, 1
  %3755 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3754, ptr noundef %3733, i64 noundef %3735)
  %3756 = icmp eq i32 %3755, 0
  br i1 %3756, label %3758, label %3757

3757:                                             ; preds = %3753, %3732
  store i64 %3704, ptr %25, align 8
  br label %3785

3758:                                             ; preds = %3753
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3700, ptr noundef %3712, i64 noundef %3734)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3754, ptr noundef %3733, i64 noundef %3735)
  br label %3784

3759:                                             ; preds = %3693
  %3760 = load i64, ptr %22, align 8
  %3761 = and i64 %3760, 255
  %3762 = icmp eq i64 %3761, 255
  br i1 %3762, label %3763, label %3785

3763:                                             ; preds = %3759
  %3764 = load i64, ptr %102, align 8
  %3765 = add i64 %3764, 256
  %3766 = load i64, ptr %37, align 8
  %3767 = add i64 %3765, %3766
  %3768 = load i64, ptr %108, align 8
  %3769 = icmp sgt i64 %3767, %3768
  br i1 %3769, label %3785, label %3770

3770:                                             ; preds = %3763
  %3771 = load i64, ptr %35, align 8
  %3772 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3771, ptr noundef %3690, i64 noundef %3766)
  %3773 = icmp eq i32 %3772, 0
  br i1 %3773, label %3774, label %3785

3774:                                             ; preds = %3770
  %3775 = add nsw i64 %3760, 1
  store i64 %3775, ptr %22, align 8
  store i64 %3767, ptr %102, align 8
  br label %3781

3776:                                             ; preds = %3693
  %3777 = load i64, ptr %35, align 8
  %3778 = load i64, ptr %37, align 8
  %3779 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3777, ptr noundef %3690, i64 noundef %3778)
  %3780 = icmp eq i32 %3779, 0
  br i1 %3780, label %3781, label %3785

3781:                                             ; preds = %3776, %3774
  %3782 = phi i64 [ %3778, %3776 ], [ %3766, %3774 ]
  %3783 = phi i64 [ %3777, %3776 ], [ %3771, %3774 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3783, ptr noundef %3690, i64 noundef %3782)
  br label %3784

3784:                                             ; preds = %3758, %3781
  store i64 1, ptr %0, align 8
  br label %109

3785:                                             ; preds = %3776, %3693, %3687, %3759, %3770, %3763, %117, %158, %197, %112, %183, %3757
  %3786 = phi i64 [ 5, %183 ], [ 2, %3757 ], [ %3688, %3693 ], [ %3688, %3687 ], [ 0, %3759 ], [ 0, %3770 ], [ 0, %3763 ], [ 1, %3776 ], [ 5, %158 ], [ 5, %197 ], [ 5, %112 ], [ 5, %117 ]
  ret i64 %3786
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 616
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 520
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




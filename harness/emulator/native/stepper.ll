; of stepper.c, 8a6eaeeb98a9e938b460545e9be7435038fd8402b7678861ad6c6e3db2d090da

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
  %83 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %86 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %89 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %90 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %92 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %94 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 2048
  %96 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 4096
  %98 = getelementptr inbounds nuw i8, ptr %8, i64 6144
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %107

107:                                              ; preds = %3695, %1
  %108 = phi i64 [ 2, %3695 ], [ %18, %1 ]
  %109 = icmp eq i64 %108, 2
  br i1 %109, label %110, label %203

110:                                              ; preds = %107
  %111 = load i64, ptr %19, align 8
  %112 = inttoptr i64 %111 to ptr
  %113 = load i64, ptr %20, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %3696, label %115

115:                                              ; preds = %110
  %116 = load i64, ptr %21, align 8
  %117 = inttoptr i64 %116 to ptr
  %118 = load i64, ptr %22, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %122, label %3696

122:                                              ; preds = %115
  %123 = load i64, ptr %117, align 8
  %124 = sdiv i64 %123, 8
  %125 = add nsw i64 %124, %123
  %126 = icmp sgt i64 %118, %125
  br i1 %126, label %127, label %130

127:                                              ; preds = %122
  %128 = getelementptr inbounds nuw i8, ptr %112, i64 8
  store i64 0, ptr %128, align 8
  %129 = load i64, ptr %117, align 8
  br label %130

130:                                              ; preds = %127, %122
  %131 = phi i64 [ %129, %127 ], [ %123, %122 ]
  %132 = icmp slt i64 %131, 0
  br i1 %132, label %191, label %133

133:                                              ; preds = %130
  %134 = load i64, ptr %20, align 8
  %135 = getelementptr inbounds nuw i8, ptr %117, i64 32
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %134, %136
  br i1 %137, label %138, label %191

138:                                              ; preds = %133
  %139 = load i64, ptr %22, align 8
  %140 = icmp eq i64 %139, %131
  br i1 %140, label %191, label %141

141:                                              ; preds = %138
  %142 = load i64, ptr %23, align 8
  %143 = inttoptr i64 %142 to ptr
  %144 = getelementptr inbounds nuw i8, ptr %117, i64 24
  %145 = load i64, ptr %144, align 8
  %146 = inttoptr i64 %145 to ptr
  %147 = icmp sgt i64 %134, 0
  br i1 %147, label %151, label %156

148:                                              ; preds = %173
  %149 = add nuw nsw i64 %152, 1
  %150 = icmp eq i64 %149, %134
  br i1 %150, label %156, label %151

151:                                              ; preds = %141, %148
  %152 = phi i64 [ %149, %148 ], [ 0, %141 ]
  %153 = getelementptr inbounds nuw %struct.ready, ptr %143, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 8
  br label %167

156:                                              ; preds = %148, %141
  %157 = getelementptr inbounds nuw i8, ptr %117, i64 56
  %158 = load i64, ptr %157, align 8
  %159 = icmp slt i64 %158, 1
  br i1 %159, label %3696, label %160

160:                                              ; preds = %156
  %161 = getelementptr inbounds nuw i8, ptr %117, i64 40
  %162 = load i64, ptr %161, align 8
  %163 = inttoptr i64 %162 to ptr
  %164 = getelementptr inbounds nuw i8, ptr %117, i64 48
  %165 = load i64, ptr %164, align 8
  %166 = inttoptr i64 %165 to ptr
  br label %184

167:                                              ; preds = %178, %151
  %168 = phi i64 [ 0, %151 ], [ %179, %178 ]
  %169 = shl nuw nsw i64 %168, 4
  %170 = getelementptr inbounds nuw i8, ptr %146, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, %154
  br i1 %172, label %173, label %178

173:                                              ; preds = %167
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %175 = load i64, ptr %174, align 8
  %176 = load i64, ptr %155, align 8
  %177 = icmp eq i64 %175, %176
  br i1 %177, label %148, label %178

178:                                              ; preds = %173, %167
  %179 = add nuw nsw i64 %168, 1
  %180 = icmp eq i64 %179, %134
  br i1 %180, label %191, label %167

181:                                              ; preds = %184
  %182 = add nuw nsw i64 %185, 1
  %183 = icmp eq i64 %182, %158
  br i1 %183, label %3696, label %184

184:                                              ; preds = %181, %160
  %185 = phi i64 [ 0, %160 ], [ %182, %181 ]
  %186 = getelementptr inbounds nuw i8, ptr %163, i64 %185
  %187 = load i8, ptr %186, align 1
  %188 = getelementptr inbounds nuw i8, ptr %166, i64 %185
  %189 = load i8, ptr %188, align 1
  %190 = icmp eq i8 %187, %189
  br i1 %190, label %181, label %191

191:                                              ; preds = %184, %178, %138, %133, %130
  %192 = load i64, ptr %24, align 8
  %193 = icmp eq i64 %192, 0
  %194 = getelementptr inbounds nuw i8, ptr %112, i64 16
  br i1 %193, label %200, label %195

195:                                              ; preds = %191
  %196 = load i64, ptr %194, align 8
  %197 = icmp slt i64 %196, 63
  br i1 %197, label %198, label %3696

198:                                              ; preds = %195
  %199 = add nsw i64 %196, 1
  br label %200

200:                                              ; preds = %191, %198
  %201 = phi i64 [ %199, %198 ], [ 0, %191 ]
  store i64 %201, ptr %194, align 8
  %202 = load i64, ptr %0, align 8
  br label %203

203:                                              ; preds = %200, %107
  %204 = phi i64 [ %202, %200 ], [ %108, %107 ]
  %205 = icmp sgt i64 %204, 1
  br i1 %205, label %206, label %465

206:                                              ; preds = %203
  %207 = load i64, ptr %25, align 8
  %208 = load i64, ptr %26, align 8
  %209 = mul nsw i64 %208, 5
  %210 = icmp sgt i64 %207, %209
  %211 = load i64, ptr %23, align 8
  br i1 %210, label %212, label %268

212:                                              ; preds = %206
  %213 = load i64, ptr %27, align 8
  %214 = load i64, ptr %28, align 8
  %215 = inttoptr i64 %214 to ptr
  %216 = shl i64 %208, 3
  %217 = mul i64 %216, %213
  %218 = getelementptr inbounds i64, ptr %215, i64 %217
  %219 = icmp eq i64 %213, 0
  %220 = zext i1 %219 to i64
  store i64 %220, ptr %27, align 8
  store i64 0, ptr %25, align 8
  %221 = inttoptr i64 %211 to ptr
  %222 = load i64, ptr %20, align 8
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %268

224:                                              ; preds = %212, %262
  %225 = phi i64 [ %263, %262 ], [ %222, %212 ]
  %226 = phi i64 [ %264, %262 ], [ 0, %212 ]
  %227 = getelementptr inbounds nuw %struct.ready, ptr %221, i64 %226
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 16
  %229 = load i64, ptr %228, align 8
  %230 = inttoptr i64 %229 to ptr
  %231 = icmp ugt ptr %218, %230
  br i1 %231, label %262, label %232

232:                                              ; preds = %224
  %233 = load i64, ptr %26, align 8
  %234 = shl nsw i64 %233, 6
  %235 = getelementptr inbounds i8, ptr %218, i64 %234
  %236 = icmp ugt ptr %235, %230
  br i1 %236, label %237, label %262

237:                                              ; preds = %232
  %238 = getelementptr inbounds nuw i8, ptr %227, i64 24
  %239 = load i64, ptr %238, align 8
  %240 = load i64, ptr %27, align 8
  %241 = load i64, ptr %28, align 8
  %242 = inttoptr i64 %241 to ptr
  %243 = shl i64 %233, 3
  %244 = mul i64 %243, %240
  %245 = getelementptr inbounds i64, ptr %242, i64 %244
  %246 = load i64, ptr %25, align 8
  %247 = getelementptr inbounds i64, ptr %245, i64 %246
  %248 = add nsw i64 %246, %239
  store i64 %248, ptr %25, align 8
  %249 = load i64, ptr %238, align 8
  %250 = icmp sgt i64 %249, 0
  br i1 %250, label %254, label %251

251:                                              ; preds = %254, %237
  %252 = ptrtoint ptr %247 to i64
  store i64 %252, ptr %228, align 8
  %253 = load i64, ptr %20, align 8
  br label %262

254:                                              ; preds = %237, %254
  %255 = phi i64 [ %259, %254 ], [ 0, %237 ]
  %256 = getelementptr inbounds nuw i64, ptr %230, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds nuw i64, ptr %247, i64 %255
  store i64 %257, ptr %258, align 8
  %259 = add nuw nsw i64 %255, 1
  %260 = load i64, ptr %238, align 8
  %261 = icmp slt i64 %259, %260
  br i1 %261, label %254, label %251

262:                                              ; preds = %251, %232, %224
  %263 = phi i64 [ %225, %224 ], [ %225, %232 ], [ %253, %251 ]
  %264 = add nuw nsw i64 %226, 1
  %265 = icmp slt i64 %264, %263
  br i1 %265, label %224, label %266

266:                                              ; preds = %262
  %267 = load i64, ptr %23, align 8
  br label %268

268:                                              ; preds = %266, %212, %206
  %269 = phi i64 [ %267, %266 ], [ %211, %212 ], [ %211, %206 ]
  %270 = inttoptr i64 %269 to ptr
  %271 = load i64, ptr %19, align 8
  %272 = inttoptr i64 %271 to ptr
  %273 = load i64, ptr %272, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %272, align 8
  %275 = load i64, ptr %20, align 8
  %276 = icmp eq i64 %275, 1
  %277 = and i64 %274, 15
  %278 = icmp eq i64 %277, 0
  %279 = select i1 %276, i1 true, i1 %278
  br i1 %279, label %425, label %280

280:                                              ; preds = %268
  %281 = load i64, ptr %29, align 8
  switch i64 %281, label %386 [
    i64 3, label %282
    i64 0, label %384
  ]

282:                                              ; preds = %280
  %283 = getelementptr inbounds nuw i8, ptr %272, i64 8
  %284 = load i64, ptr %283, align 8
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %286, label %425

286:                                              ; preds = %282
  %287 = load i64, ptr %23, align 8
  %288 = inttoptr i64 %287 to ptr
  %289 = load i64, ptr %30, align 8
  %290 = inttoptr i64 %289 to ptr
  %291 = load i64, ptr %288, align 8
  %292 = icmp sgt i64 %275, 1
  br i1 %292, label %301, label %293

293:                                              ; preds = %301, %286
  %294 = phi i64 [ %291, %286 ], [ %311, %301 ]
  %295 = load i64, ptr %31, align 8
  %296 = inttoptr i64 %295 to ptr
  %297 = load i64, ptr %32, align 8
  %298 = inttoptr i64 %297 to ptr
  %299 = call double %296(ptr noundef %298)
  %300 = fcmp olt double %299, 1.562500e-02
  br i1 %300, label %314, label %331

301:                                              ; preds = %286, %301
  %302 = phi i64 [ %312, %301 ], [ 1, %286 ]
  %303 = phi i64 [ %311, %301 ], [ %291, %286 ]
  %304 = getelementptr inbounds nuw %struct.ready, ptr %288, i64 %302
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds double, ptr %290, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = getelementptr inbounds double, ptr %290, i64 %303
  %309 = load double, ptr %308, align 8
  %310 = fcmp ogt double %307, %309
  %311 = select i1 %310, i64 %305, i64 %303
  %312 = add nuw nsw i64 %302, 1
  %313 = icmp eq i64 %312, %275
  br i1 %313, label %293, label %301

314:                                              ; preds = %293
  %315 = load double, ptr %290, align 8
  %316 = load i64, ptr %33, align 8
  %317 = icmp sgt i64 %316, 1
  br i1 %317, label %322, label %318

318:                                              ; preds = %322, %314
  %319 = phi double [ %315, %314 ], [ %328, %322 ]
  %320 = fadd double %319, -1.000000e+00
  %321 = getelementptr inbounds double, ptr %290, i64 %294
  store double %320, ptr %321, align 8
  br label %331

322:                                              ; preds = %314, %322
  %323 = phi i64 [ %329, %322 ], [ 1, %314 ]
  %324 = phi double [ %328, %322 ], [ %315, %314 ]
  %325 = getelementptr inbounds nuw double, ptr %290, i64 %323
  %326 = load double, ptr %325, align 8
  %327 = fcmp olt double %326, %324
  %328 = select i1 %327, double %326, double %324
  %329 = add nuw nsw i64 %323, 1
  %330 = icmp eq i64 %329, %316
  br i1 %330, label %318, label %322

331:                                              ; preds = %318, %293
  %332 = load i64, ptr %23, align 8
  %333 = inttoptr i64 %332 to ptr
  %334 = load i64, ptr %20, align 8
  %335 = icmp sgt i64 %334, 0
  br i1 %335, label %336, label %353

336:                                              ; preds = %331, %336
  %337 = phi i64 [ %344, %336 ], [ 0, %331 ]
  %338 = phi i64 [ %343, %336 ], [ 0, %331 ]
  %339 = getelementptr inbounds nuw %struct.ready, ptr %333, i64 %337
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, %294
  %342 = zext i1 %341 to i64
  %343 = add nuw nsw i64 %338, %342
  %344 = add nuw nsw i64 %337, 1
  %345 = icmp eq i64 %344, %334
  br i1 %345, label %346, label %336

346:                                              ; preds = %336
  %347 = icmp samesign ugt i64 %343, 4
  br i1 %347, label %348, label %350

348:                                              ; preds = %346
  %349 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %294, i32 noundef 0)
  br label %425

350:                                              ; preds = %346
  %351 = trunc nuw nsw i64 %343 to i32
  %352 = icmp eq i64 %343, 1
  br i1 %352, label %370, label %353

353:                                              ; preds = %350, %331
  %354 = phi i32 [ %351, %350 ], [ 0, %331 ]
  %355 = zext nneg i32 %354 to i64
  %356 = sub nsw i32 0, %354
  br label %357

357:                                              ; preds = %357, %353
  %358 = load i64, ptr %34, align 8
  %359 = inttoptr i64 %358 to ptr
  %360 = load i64, ptr %32, align 8
  %361 = inttoptr i64 %360 to ptr
  %362 = call i32 %359(ptr noundef %361)
  %363 = zext i32 %362 to i64
  %364 = mul nuw nsw i64 %363, %355
  %365 = trunc i64 %364 to i32
  %366 = urem i32 %356, %354
  %367 = icmp ugt i32 %366, %365
  br i1 %367, label %357, label %368

368:                                              ; preds = %357
  %369 = lshr i64 %364, 32
  br label %370

370:                                              ; preds = %368, %350
  %371 = phi i64 [ 0, %350 ], [ %369, %368 ]
  br label %372

372:                                              ; preds = %370, %381
  %373 = phi i64 [ %382, %381 ], [ %371, %370 ]
  %374 = phi i64 [ %383, %381 ], [ 0, %370 ]
  %375 = getelementptr inbounds nuw %struct.ready, ptr %288, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = icmp eq i64 %376, %294
  br i1 %377, label %378, label %381

378:                                              ; preds = %372
  %379 = add nsw i64 %373, -1
  %380 = icmp eq i64 %373, 0
  br i1 %380, label %423, label %381

381:                                              ; preds = %378, %372
  %382 = phi i64 [ %373, %372 ], [ %379, %378 ]
  %383 = add nuw nsw i64 %374, 1
  br label %372

384:                                              ; preds = %280
  %385 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %425

386:                                              ; preds = %280
  %387 = load i64, ptr %270, align 8
  %388 = icmp sgt i64 %275, 1
  br i1 %388, label %389, label %407

389:                                              ; preds = %386
  %390 = icmp ne i64 %281, 2
  br label %411

391:                                              ; preds = %411
  %392 = load i64, ptr %23, align 8
  %393 = inttoptr i64 %392 to ptr
  br label %394

394:                                              ; preds = %394, %391
  %395 = phi i64 [ %402, %394 ], [ 0, %391 ]
  %396 = phi i64 [ %401, %394 ], [ 0, %391 ]
  %397 = getelementptr inbounds nuw %struct.ready, ptr %393, i64 %395
  %398 = load i64, ptr %397, align 8
  %399 = icmp eq i64 %398, %420
  %400 = zext i1 %399 to i64
  %401 = add nuw nsw i64 %396, %400
  %402 = add nuw nsw i64 %395, 1
  %403 = icmp eq i64 %402, %275
  br i1 %403, label %404, label %394

404:                                              ; preds = %394
  %405 = icmp samesign ult i64 %401, 5
  %406 = zext i1 %405 to i32
  br label %407

407:                                              ; preds = %404, %386
  %408 = phi i64 [ %420, %404 ], [ %387, %386 ]
  %409 = phi i32 [ %406, %404 ], [ 1, %386 ]
  %410 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %408, i32 noundef %409)
  br label %425

411:                                              ; preds = %411, %389
  %412 = phi i64 [ 1, %389 ], [ %421, %411 ]
  %413 = phi i64 [ %387, %389 ], [ %420, %411 ]
  %414 = getelementptr inbounds nuw %struct.ready, ptr %270, i64 %412
  %415 = load i64, ptr %414, align 8
  %416 = icmp eq i64 %415, %413
  %417 = icmp sgt i64 %415, %413
  %418 = xor i1 %390, %417
  %419 = select i1 %418, i64 %415, i64 %413
  %420 = select i1 %416, i64 %413, i64 %419
  %421 = add nuw nsw i64 %412, 1
  %422 = icmp eq i64 %421, %275
  br i1 %422, label %391, label %411

423:                                              ; preds = %378
  %424 = load i64, ptr %20, align 8
  br label %425

425:                                              ; preds = %423, %407, %384, %348, %282, %268
  %426 = phi i64 [ %275, %407 ], [ %275, %268 ], [ %275, %384 ], [ %275, %282 ], [ %334, %348 ], [ %424, %423 ]
  %427 = phi i64 [ %410, %407 ], [ 0, %268 ], [ %385, %384 ], [ 0, %282 ], [ %349, %348 ], [ %374, %423 ]
  %428 = load i64, ptr %23, align 8
  %429 = inttoptr i64 %428 to ptr
  %430 = getelementptr inbounds %struct.ready, ptr %429, i64 %427
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 8
  %432 = load i64, ptr %431, align 8
  %433 = getelementptr inbounds nuw i8, ptr %430, i64 16
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %430, i64 24
  %436 = load i64, ptr %435, align 8
  %437 = add nsw i64 %426, -1
  store i64 %437, ptr %20, align 8
  %438 = icmp slt i64 %427, %437
  br i1 %438, label %439, label %446

439:                                              ; preds = %425, %439
  %440 = phi i64 [ %442, %439 ], [ %427, %425 ]
  %441 = getelementptr inbounds %struct.ready, ptr %429, i64 %440
  %442 = add nsw i64 %440, 1
  %443 = getelementptr inbounds %struct.ready, ptr %429, i64 %442
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %441, ptr noundef nonnull align 8 dereferenceable(32) %443, i64 32, i1 false)
  %444 = load i64, ptr %20, align 8
  %445 = icmp slt i64 %442, %444
  br i1 %445, label %439, label %446

446:                                              ; preds = %439, %425
  store i64 %432, ptr %35, align 8
  store i64 %434, ptr %36, align 8
  store i64 %436, ptr %37, align 8
  %447 = load i64, ptr %21, align 8
  %448 = inttoptr i64 %447 to ptr
  %449 = load i64, ptr %448, align 8
  %450 = icmp sgt i64 %449, -1
  %451 = icmp sgt i64 %436, 0
  %452 = select i1 %450, i1 %451, i1 false
  br i1 %452, label %453, label %465

453:                                              ; preds = %446
  %454 = getelementptr inbounds nuw i8, ptr %448, i64 16
  %455 = inttoptr i64 %434 to ptr
  br label %456

456:                                              ; preds = %456, %453
  %457 = phi i64 [ 0, %453 ], [ %463, %456 ]
  %458 = load i64, ptr %454, align 8
  %459 = inttoptr i64 %458 to ptr
  %460 = getelementptr inbounds nuw i64, ptr %455, i64 %457
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr inbounds i8, ptr %459, i64 %461
  store i8 1, ptr %462, align 1
  %463 = add nuw nsw i64 %457, 1
  %464 = icmp eq i64 %463, %436
  br i1 %464, label %465, label %456

465:                                              ; preds = %456, %446, %203
  %466 = load i64, ptr %38, align 8
  %467 = inttoptr i64 %466 to ptr
  %468 = load i64, ptr %39, align 8
  %469 = inttoptr i64 %468 to ptr
  %470 = load i64, ptr %36, align 8
  %471 = inttoptr i64 %470 to ptr
  %472 = load i64, ptr %37, align 8
  %473 = load i64, ptr %35, align 8
  %474 = load i64, ptr %0, align 8
  %475 = icmp eq i64 %474, 1
  store i64 0, ptr %0, align 8
  br i1 %475, label %476, label %484

476:                                              ; preds = %465
  %477 = getelementptr inbounds %struct.instruction, ptr %467, i64 %473
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 136
  %479 = load i64, ptr %478, align 8
  %480 = icmp eq i64 %479, 0
  br i1 %480, label %484, label %481

481:                                              ; preds = %476
  %482 = load i64, ptr %20, align 8
  %483 = icmp eq i64 %482, 0
  br i1 %483, label %484, label %3598

484:                                              ; preds = %481, %476, %465
  %485 = load i64, ptr %40, align 8
  %486 = inttoptr i64 %485 to ptr
  %487 = getelementptr inbounds %struct.instruction, ptr %467, i64 %473
  %488 = load i64, ptr %487, align 8
  %489 = icmp eq i64 %488, 0
  br i1 %489, label %3598, label %490

490:                                              ; preds = %484
  %491 = icmp sgt i64 %472, 0
  %492 = add nsw i64 %472, 256
  %493 = icmp eq i64 %472, 0
  br label %494

494:                                              ; preds = %3592, %490
  %495 = phi i64 [ %488, %490 ], [ %3595, %3592 ]
  %496 = phi ptr [ %487, %490 ], [ %3594, %3592 ]
  %497 = phi i64 [ %473, %490 ], [ %3593, %3592 ]
  %498 = load i64, ptr %22, align 8
  %499 = and i64 %498, 255
  %500 = icmp eq i64 %499, 255
  br i1 %500, label %3598, label %501

501:                                              ; preds = %494
  %502 = load i64, ptr %41, align 8
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %569, label %504

504:                                              ; preds = %501
  %505 = inttoptr i64 %502 to ptr
  %506 = getelementptr inbounds i64, ptr %505, i64 %497
  %507 = load i64, ptr %506, align 8
  %508 = getelementptr i8, ptr %506, i64 8
  %509 = load i64, ptr %508, align 8
  %510 = icmp slt i64 %507, %509
  br i1 %510, label %511, label %569

511:                                              ; preds = %504
  %512 = load i64, ptr %42, align 8
  %513 = inttoptr i64 %512 to ptr
  br label %514

514:                                              ; preds = %536, %511
  %515 = phi i64 [ %507, %511 ], [ %537, %536 ]
  %516 = getelementptr inbounds i64, ptr %505, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr inbounds %struct.undefined, ptr %513, i64 %517
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 16
  %520 = load i64, ptr %519, align 8
  %521 = icmp ne i64 %520, 0
  %522 = and i1 %491, %521
  br i1 %522, label %523, label %536

523:                                              ; preds = %514
  %524 = load i64, ptr %518, align 8
  %525 = inttoptr i64 %524 to ptr
  br label %529

526:                                              ; preds = %529
  %527 = add nuw nsw i64 %530, 1
  %528 = icmp eq i64 %527, %472
  br i1 %528, label %536, label %529

529:                                              ; preds = %526, %523
  %530 = phi i64 [ 0, %523 ], [ %527, %526 ]
  %531 = getelementptr inbounds nuw i64, ptr %471, i64 %530
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr inbounds i64, ptr %525, i64 %532
  %534 = load i64, ptr %533, align 8
  %535 = icmp eq i64 %534, 0
  br i1 %535, label %526, label %539

536:                                              ; preds = %526, %514
  %537 = add i64 %515, 1
  %538 = icmp eq i64 %537, %509
  br i1 %538, label %569, label %514

539:                                              ; preds = %529
  %540 = getelementptr inbounds nuw i8, ptr %496, i64 144
  %541 = load i64, ptr %540, align 8
  %542 = icmp eq i64 %541, 0
  br i1 %542, label %3598, label %543

543:                                              ; preds = %539
  %544 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %545 = load i64, ptr %544, align 8
  %546 = getelementptr inbounds %struct.undefined, ptr %513, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = icmp eq i64 %547, 0
  br i1 %548, label %549, label %569

549:                                              ; preds = %543
  %550 = getelementptr inbounds nuw i8, ptr %496, i64 40
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr inbounds %struct.undefined, ptr %513, i64 %551
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 16
  %554 = load i64, ptr %553, align 8
  %555 = icmp eq i64 %554, 0
  br i1 %555, label %569, label %556

556:                                              ; preds = %549
  %557 = load i64, ptr %552, align 8
  %558 = inttoptr i64 %557 to ptr
  br label %562

559:                                              ; preds = %562
  %560 = add nuw nsw i64 %563, 1
  %561 = icmp eq i64 %560, %472
  br i1 %561, label %569, label %562

562:                                              ; preds = %559, %556
  %563 = phi i64 [ 0, %556 ], [ %560, %559 ]
  %564 = getelementptr inbounds nuw i64, ptr %471, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds i64, ptr %558, i64 %565
  %567 = load i64, ptr %566, align 8
  %568 = icmp eq i64 %567, 0
  br i1 %568, label %559, label %3598

569:                                              ; preds = %536, %559, %549, %543, %504, %501
  %570 = phi i1 [ false, %559 ], [ true, %501 ], [ true, %504 ], [ false, %543 ], [ false, %549 ], [ true, %536 ]
  %571 = icmp eq i64 %495, 1
  br i1 %571, label %572, label %630

572:                                              ; preds = %569
  %573 = add nsw i64 %498, 1
  store i64 %573, ptr %22, align 8
  %574 = load i64, ptr %100, align 8
  %575 = add nsw i64 %574, %492
  store i64 %575, ptr %100, align 8
  %576 = getelementptr inbounds i8, ptr %486, i64 %497
  store i8 1, ptr %576, align 1
  %577 = getelementptr inbounds nuw i8, ptr %496, i64 16
  %578 = load i64, ptr %577, align 8
  %579 = icmp sgt i64 %578, -1
  br i1 %579, label %581, label %580

580:                                              ; preds = %572
  br i1 %493, label %619, label %616

581:                                              ; preds = %572
  %582 = getelementptr inbounds nuw %struct.operand, ptr %469, i64 %578
  %583 = getelementptr inbounds nuw i8, ptr %496, i64 24
  %584 = load i64, ptr %583, align 8
  %585 = call fastcc i64 @count_held(ptr noundef %582, i64 noundef %584, ptr noundef %471, i64 noundef %472)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %497, i64 noundef %585, ptr noundef %471, i64 noundef %472, ptr noundef null, i64 noundef 0)
  %586 = icmp ne i64 %585, 0
  %587 = icmp slt i64 %585, %472
  %588 = select i1 %586, i1 %587, i1 false
  br i1 %588, label %589, label %615

589:                                              ; preds = %581
  %590 = getelementptr inbounds nuw i8, ptr %496, i64 16
  %591 = getelementptr inbounds nuw i8, ptr %496, i64 24
  %592 = load i64, ptr %104, align 8
  %593 = inttoptr i64 %592 to ptr
  br i1 %491, label %594, label %3598

594:                                              ; preds = %589, %594
  %595 = phi i64 [ %613, %594 ], [ 0, %589 ]
  %596 = getelementptr inbounds nuw i64, ptr %471, i64 %595
  %597 = load i64, ptr %596, align 8
  %598 = load i64, ptr %590, align 8
  %599 = getelementptr inbounds %struct.operand, ptr %469, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %602 = load i64, ptr %601, align 8
  %603 = mul nsw i64 %602, %597
  %604 = add i64 %603, %600
  %605 = inttoptr i64 %604 to ptr
  %606 = load i8, ptr %605, align 1
  %607 = icmp ne i8 %606, 0
  %608 = zext i1 %607 to i64
  %609 = load i64, ptr %591, align 8
  %610 = icmp ne i64 %609, %608
  %611 = zext i1 %610 to i8
  %612 = getelementptr inbounds nuw i8, ptr %593, i64 %595
  store i8 %611, ptr %612, align 1
  %613 = add nuw nsw i64 %595, 1
  %614 = icmp eq i64 %613, %472
  br i1 %614, label %3598, label %594

615:                                              ; preds = %581
  br i1 %586, label %616, label %619

616:                                              ; preds = %615, %580
  %617 = getelementptr inbounds nuw i8, ptr %496, i64 64
  %618 = load i64, ptr %617, align 8
  br label %621

619:                                              ; preds = %615, %580
  %620 = add nsw i64 %497, 1
  br label %621

621:                                              ; preds = %619, %616
  %622 = phi i64 [ %618, %616 ], [ %620, %619 ]
  store i64 %622, ptr %35, align 8
  %623 = getelementptr inbounds %struct.instruction, ptr %467, i64 %622
  %624 = getelementptr inbounds nuw i8, ptr %623, i64 136
  %625 = load i64, ptr %624, align 8
  %626 = icmp eq i64 %625, 0
  br i1 %626, label %3592, label %627

627:                                              ; preds = %621
  %628 = load i64, ptr %20, align 8
  %629 = icmp eq i64 %628, 0
  br i1 %629, label %3592, label %3597

630:                                              ; preds = %569
  %631 = getelementptr inbounds nuw i8, ptr %496, i64 16
  %632 = load i64, ptr %631, align 8
  %633 = icmp sgt i64 %632, -1
  br i1 %633, label %634, label %670

634:                                              ; preds = %630
  %635 = getelementptr inbounds nuw %struct.operand, ptr %469, i64 %632
  %636 = getelementptr inbounds nuw i8, ptr %496, i64 24
  %637 = load i64, ptr %636, align 8
  %638 = call fastcc i64 @count_held(ptr noundef %635, i64 noundef %637, ptr noundef %471, i64 noundef %472)
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %3573, label %640

640:                                              ; preds = %634
  %641 = icmp slt i64 %638, %472
  br i1 %641, label %642, label %674

642:                                              ; preds = %640
  %643 = load i64, ptr %43, align 8
  %644 = inttoptr i64 %643 to ptr
  br i1 %491, label %645, label %674

645:                                              ; preds = %642, %666
  %646 = phi i64 [ %668, %666 ], [ 0, %642 ]
  %647 = phi i64 [ %667, %666 ], [ 0, %642 ]
  %648 = getelementptr inbounds nuw i64, ptr %471, i64 %646
  %649 = load i64, ptr %648, align 8
  %650 = load i64, ptr %631, align 8
  %651 = getelementptr inbounds %struct.operand, ptr %469, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds nuw i8, ptr %651, i64 8
  %654 = load i64, ptr %653, align 8
  %655 = mul nsw i64 %654, %649
  %656 = add i64 %655, %652
  %657 = inttoptr i64 %656 to ptr
  %658 = load i8, ptr %657, align 1
  %659 = icmp ne i8 %658, 0
  %660 = zext i1 %659 to i64
  %661 = load i64, ptr %636, align 8
  %662 = icmp eq i64 %661, %660
  br i1 %662, label %666, label %663

663:                                              ; preds = %645
  %664 = add nsw i64 %647, 1
  %665 = getelementptr inbounds i64, ptr %644, i64 %647
  store i64 %649, ptr %665, align 8
  br label %666

666:                                              ; preds = %663, %645
  %667 = phi i64 [ %664, %663 ], [ %647, %645 ]
  %668 = add nuw nsw i64 %646, 1
  %669 = icmp eq i64 %668, %472
  br i1 %669, label %670, label %645

670:                                              ; preds = %666, %630
  %671 = phi i64 [ %472, %630 ], [ %638, %666 ]
  %672 = phi ptr [ %471, %630 ], [ %644, %666 ]
  %673 = icmp eq i64 %671, 0
  br i1 %673, label %3570, label %674

674:                                              ; preds = %670, %642, %640
  %675 = phi ptr [ %672, %670 ], [ %471, %640 ], [ %644, %642 ]
  %676 = phi i64 [ %671, %670 ], [ %638, %640 ], [ %638, %642 ]
  %677 = phi i64 [ %671, %670 ], [ %472, %640 ], [ %638, %642 ]
  %678 = getelementptr inbounds nuw i8, ptr %496, i64 128
  %679 = load i64, ptr %678, align 8
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %855, label %681

681:                                              ; preds = %674
  %682 = load i64, ptr %44, align 8
  %683 = inttoptr i64 %682 to ptr
  %684 = getelementptr inbounds i64, ptr %683, i64 %679
  %685 = getelementptr inbounds i8, ptr %684, i64 -8
  %686 = load i64, ptr %685, align 8
  %687 = load i64, ptr %684, align 8
  %688 = getelementptr inbounds nuw i8, ptr %684, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %689 = icmp sgt i64 %677, 0
  br i1 %689, label %691, label %690

690:                                              ; preds = %681
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  br label %854

691:                                              ; preds = %681
  %692 = icmp eq i64 %686, 0
  %693 = getelementptr inbounds nuw i8, ptr %684, i64 16
  %694 = icmp sgt i64 %687, 0
  br label %695

695:                                              ; preds = %753, %691
  %696 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %675, i64 noundef %677, ptr noundef %16)
  br i1 %692, label %697, label %707

697:                                              ; preds = %695
  br i1 %694, label %698, label %753

698:                                              ; preds = %697
  %699 = load i64, ptr %46, align 8
  %700 = inttoptr i64 %699 to ptr
  %701 = load i64, ptr %47, align 8
  %702 = getelementptr i64, ptr %700, i64 %696
  %703 = load i64, ptr %48, align 8
  %704 = inttoptr i64 %703 to ptr
  %705 = getelementptr inbounds i64, ptr %704, i64 %696
  %706 = load i64, ptr %705, align 8
  br label %745

707:                                              ; preds = %695
  %708 = load i64, ptr %688, align 8
  %709 = load i64, ptr %693, align 8
  %710 = load i64, ptr %45, align 8
  %711 = inttoptr i64 %710 to ptr
  %712 = load i64, ptr %46, align 8
  %713 = inttoptr i64 %712 to ptr
  %714 = load i64, ptr %47, align 8
  %715 = mul nsw i64 %714, %708
  %716 = getelementptr i64, ptr %713, i64 %715
  %717 = getelementptr i64, ptr %716, i64 %696
  %718 = load i64, ptr %717, align 8
  %719 = load i64, ptr %48, align 8
  %720 = inttoptr i64 %719 to ptr
  %721 = getelementptr inbounds i64, ptr %720, i64 %696
  %722 = load i64, ptr %721, align 8
  %723 = icmp sgt i64 %718, %722
  br i1 %723, label %724, label %753

724:                                              ; preds = %707
  %725 = getelementptr i8, ptr %711, i64 %715
  %726 = getelementptr i8, ptr %725, i64 %696
  %727 = load i8, ptr %726, align 1
  %728 = icmp eq i8 %727, 3
  br i1 %728, label %753, label %729

729:                                              ; preds = %724
  %730 = icmp eq i64 %709, -1
  br i1 %730, label %756, label %731

731:                                              ; preds = %729
  %732 = mul nsw i64 %714, %709
  %733 = getelementptr i64, ptr %713, i64 %732
  %734 = getelementptr i64, ptr %733, i64 %696
  %735 = load i64, ptr %734, align 8
  %736 = icmp sgt i64 %735, %722
  br i1 %736, label %737, label %756

737:                                              ; preds = %731
  %738 = getelementptr i8, ptr %711, i64 %732
  %739 = getelementptr i8, ptr %738, i64 %696
  %740 = load i8, ptr %739, align 1
  %741 = icmp eq i8 %740, 2
  br i1 %741, label %756, label %753

742:                                              ; preds = %745
  %743 = add nuw nsw i64 %746, 1
  %744 = icmp eq i64 %743, %687
  br i1 %744, label %753, label %745

745:                                              ; preds = %742, %698
  %746 = phi i64 [ 0, %698 ], [ %743, %742 ]
  %747 = getelementptr inbounds nuw i64, ptr %688, i64 %746
  %748 = load i64, ptr %747, align 8
  %749 = mul nsw i64 %748, %701
  %750 = getelementptr i64, ptr %702, i64 %749
  %751 = load i64, ptr %750, align 8
  %752 = icmp sgt i64 %751, %706
  br i1 %752, label %756, label %742

753:                                              ; preds = %742, %737, %724, %707, %697
  %754 = load i64, ptr %16, align 8
  %755 = icmp slt i64 %754, %677
  br i1 %755, label %695, label %757

756:                                              ; preds = %737, %731, %729, %745
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %3598

757:                                              ; preds = %753
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  store i64 0, ptr %17, align 8
  %758 = select i1 %692, i1 %694, i1 false
  %759 = trunc i64 %497 to i32
  br label %763

760:                                              ; preds = %835, %834
  %761 = load i64, ptr %17, align 8
  %762 = icmp slt i64 %761, %677
  br i1 %762, label %763, label %854

763:                                              ; preds = %760, %757
  %764 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %675, i64 noundef %677, ptr noundef %17)
  br i1 %692, label %834, label %765

765:                                              ; preds = %763
  %766 = load i64, ptr %688, align 8
  %767 = load i64, ptr %693, align 8
  %768 = load i64, ptr %47, align 8
  %769 = mul nsw i64 %768, %766
  %770 = add nsw i64 %769, %764
  %771 = mul nsw i64 %768, %767
  %772 = add nsw i64 %771, %764
  %773 = load i64, ptr %46, align 8
  %774 = inttoptr i64 %773 to ptr
  %775 = load i64, ptr %49, align 8
  %776 = inttoptr i64 %775 to ptr
  %777 = icmp eq i64 %767, -1
  br i1 %777, label %778, label %780

778:                                              ; preds = %765
  %779 = getelementptr inbounds i64, ptr %774, i64 %770
  store i64 0, ptr %779, align 8
  br label %830

780:                                              ; preds = %765
  %781 = load i64, ptr %50, align 8
  %782 = inttoptr i64 %781 to ptr
  %783 = getelementptr inbounds i32, ptr %782, i64 %772
  %784 = load i32, ptr %783, align 4
  %785 = getelementptr inbounds i32, ptr %782, i64 %770
  store i32 %784, ptr %785, align 4
  %786 = load i64, ptr %46, align 8
  %787 = inttoptr i64 %786 to ptr
  %788 = load i64, ptr %47, align 8
  %789 = mul nsw i64 %788, %767
  %790 = getelementptr i64, ptr %787, i64 %789
  %791 = getelementptr i64, ptr %790, i64 %764
  %792 = load i64, ptr %791, align 8
  %793 = load i64, ptr %48, align 8
  %794 = inttoptr i64 %793 to ptr
  %795 = getelementptr inbounds i64, ptr %794, i64 %764
  %796 = load i64, ptr %795, align 8
  %797 = icmp sgt i64 %792, %796
  br i1 %797, label %798, label %804

798:                                              ; preds = %780
  %799 = load i64, ptr %45, align 8
  %800 = inttoptr i64 %799 to ptr
  %801 = getelementptr inbounds i8, ptr %800, i64 %772
  %802 = load i8, ptr %801, align 1
  %803 = icmp eq i8 %802, 2
  br i1 %803, label %804, label %808

804:                                              ; preds = %798, %780
  %805 = getelementptr inbounds i64, ptr %774, i64 %770
  store i64 0, ptr %805, align 8
  %806 = getelementptr inbounds i64, ptr %776, i64 %772
  %807 = load i64, ptr %806, align 8
  br label %830

808:                                              ; preds = %798
  %809 = getelementptr inbounds i64, ptr %774, i64 %772
  %810 = load i64, ptr %809, align 8
  %811 = getelementptr inbounds i64, ptr %774, i64 %770
  store i64 %810, ptr %811, align 8
  %812 = getelementptr inbounds i64, ptr %776, i64 %770
  store i64 -1, ptr %812, align 8
  %813 = load i64, ptr %45, align 8
  %814 = inttoptr i64 %813 to ptr
  %815 = getelementptr inbounds i8, ptr %814, i64 %770
  store i8 3, ptr %815, align 1
  %816 = load i64, ptr %51, align 8
  %817 = inttoptr i64 %816 to ptr
  %818 = getelementptr inbounds i32, ptr %817, i64 %772
  %819 = load i32, ptr %818, align 4
  %820 = getelementptr inbounds i32, ptr %817, i64 %770
  store i32 %819, ptr %820, align 4
  %821 = load i64, ptr %52, align 8
  %822 = inttoptr i64 %821 to ptr
  %823 = getelementptr inbounds i32, ptr %822, i64 %772
  %824 = load i32, ptr %823, align 4
  %825 = getelementptr inbounds i32, ptr %822, i64 %770
  store i32 %824, ptr %825, align 4
  %826 = load i64, ptr %53, align 8
  %827 = inttoptr i64 %826 to ptr
  %828 = getelementptr inbounds i64, ptr %827, i64 %772
  %829 = load i64, ptr %828, align 8
  br label %830

830:                                              ; preds = %808, %804, %778
  %831 = phi ptr [ %827, %808 ], [ %776, %804 ], [ %776, %778 ]
  %832 = phi i64 [ %829, %808 ], [ %807, %804 ], [ -1, %778 ]
  %833 = getelementptr inbounds i64, ptr %831, i64 %770
  store i64 %832, ptr %833, align 8
  br label %834

834:                                              ; preds = %830, %763
  br i1 %758, label %835, label %760

835:                                              ; preds = %834, %835
  %836 = phi i64 [ %852, %835 ], [ 0, %834 ]
  %837 = getelementptr inbounds nuw i64, ptr %688, i64 %836
  %838 = load i64, ptr %837, align 8
  %839 = load i64, ptr %47, align 8
  %840 = mul nsw i64 %839, %838
  %841 = add nsw i64 %840, %764
  %842 = load i64, ptr %54, align 8
  %843 = inttoptr i64 %842 to ptr
  %844 = getelementptr inbounds i64, ptr %843, i64 %764
  %845 = load i64, ptr %844, align 8
  %846 = load i64, ptr %49, align 8
  %847 = inttoptr i64 %846 to ptr
  %848 = getelementptr inbounds i64, ptr %847, i64 %841
  store i64 %845, ptr %848, align 8
  %849 = load i64, ptr %50, align 8
  %850 = inttoptr i64 %849 to ptr
  %851 = getelementptr inbounds i32, ptr %850, i64 %841
  store i32 %759, ptr %851, align 4
  %852 = add nuw nsw i64 %836, 1
  %853 = icmp eq i64 %852, %687
  br i1 %853, label %760, label %835

854:                                              ; preds = %760, %690
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %855

855:                                              ; preds = %854, %674
  %856 = getelementptr inbounds nuw i8, ptr %496, i64 168
  %857 = load i64, ptr %856, align 8
  %858 = icmp eq i64 %857, 0
  br i1 %858, label %890, label %859

859:                                              ; preds = %855
  %860 = getelementptr inbounds nuw i8, ptr %496, i64 152
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr inbounds %struct.operand, ptr %469, i64 %861
  %863 = load i64, ptr %55, align 8
  %864 = inttoptr i64 %863 to ptr
  %865 = getelementptr inbounds i8, ptr %864, i64 %497
  %866 = load i8, ptr %865, align 1
  %867 = and i8 %866, 2
  %868 = icmp eq i8 %867, 0
  br i1 %868, label %869, label %890

869:                                              ; preds = %859
  %870 = icmp sgt i64 %677, 0
  %871 = getelementptr inbounds nuw i8, ptr %496, i64 160
  %872 = load i64, ptr %871, align 8
  br i1 %870, label %873, label %875

873:                                              ; preds = %869
  %874 = sub nsw i64 0, %857
  br label %877

875:                                              ; preds = %877, %869
  %876 = phi i64 [ 0, %869 ], [ %887, %877 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %497, i64 noundef %876, ptr noundef readonly %675, i64 noundef %677, ptr noundef readonly %862, i64 noundef %872)
  br label %890

877:                                              ; preds = %877, %873
  %878 = phi i64 [ 0, %873 ], [ %887, %877 ]
  %879 = phi i64 [ 0, %873 ], [ %888, %877 ]
  %880 = getelementptr inbounds nuw i64, ptr %675, i64 %879
  %881 = load i64, ptr %880, align 8
  %882 = call fastcc i64 @get(ptr noundef readonly %862, i64 noundef %872, i64 noundef %881)
  %883 = icmp sge i64 %882, %874
  %884 = icmp slt i64 %882, %857
  %885 = and i1 %883, %884
  %886 = zext i1 %885 to i64
  %887 = add nuw nsw i64 %878, %886
  %888 = add nuw nsw i64 %879, 1
  %889 = icmp eq i64 %888, %677
  br i1 %889, label %875, label %877

890:                                              ; preds = %875, %859, %855
  %891 = load i64, ptr %496, align 8
  switch i64 %891, label %1888 [
    i64 2, label %892
    i64 3, label %892
    i64 36, label %1827
  ]

892:                                              ; preds = %890, %890
  %893 = load i64, ptr %57, align 8
  %894 = inttoptr i64 %893 to ptr
  %895 = getelementptr inbounds nuw i8, ptr %496, i64 96
  %896 = load i64, ptr %895, align 8
  %897 = getelementptr inbounds nuw i8, ptr %496, i64 104
  %898 = load i64, ptr %897, align 8
  %899 = mul nsw i64 %898, %896
  %900 = icmp eq i64 %891, 3
  %901 = load i64, ptr %39, align 8
  %902 = inttoptr i64 %901 to ptr
  %903 = getelementptr inbounds nuw i8, ptr %496, i64 40
  %904 = load i64, ptr %903, align 8
  %905 = getelementptr inbounds %struct.operand, ptr %902, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = getelementptr inbounds nuw i8, ptr %905, i64 8
  %908 = load i64, ptr %907, align 8
  %909 = icmp sgt i64 %677, 0
  br i1 %909, label %910, label %913

910:                                              ; preds = %892
  %911 = getelementptr inbounds nuw i8, ptr %496, i64 120
  %912 = getelementptr inbounds nuw i8, ptr %496, i64 112
  br label %917

913:                                              ; preds = %935, %892
  %914 = getelementptr inbounds nuw i8, ptr %496, i64 88
  %915 = load i64, ptr %914, align 8
  %916 = icmp eq i64 %915, 2
  br i1 %916, label %940, label %995

917:                                              ; preds = %935, %910
  %918 = phi i64 [ 0, %910 ], [ %938, %935 ]
  %919 = getelementptr inbounds nuw i64, ptr %675, i64 %918
  %920 = load i64, ptr %919, align 8
  %921 = load i64, ptr %911, align 8
  %922 = icmp eq i64 %921, 0
  %923 = mul nsw i64 %920, %908
  %924 = add i64 %923, %906
  %925 = inttoptr i64 %924 to ptr
  %926 = load i64, ptr %912, align 8
  br i1 %922, label %930, label %927

927:                                              ; preds = %917
  %928 = load i64, ptr %925, align 8
  %929 = add i64 %928, %926
  br label %935

930:                                              ; preds = %917
  %931 = load i32, ptr %925, align 4
  %932 = trunc i64 %926 to i32
  %933 = add i32 %931, %932
  %934 = zext i32 %933 to i64
  br label %935

935:                                              ; preds = %930, %927
  %936 = phi i64 [ %929, %927 ], [ %934, %930 ]
  %937 = getelementptr inbounds nuw i64, ptr %894, i64 %918
  store i64 %936, ptr %937, align 8
  %938 = add nuw nsw i64 %918, 1
  %939 = icmp eq i64 %938, %677
  br i1 %939, label %913, label %917

940:                                              ; preds = %913
  %941 = load i64, ptr %58, align 8
  %942 = inttoptr i64 %941 to ptr
  %943 = load i64, ptr %894, align 8
  %944 = lshr i64 %943, 32
  %945 = icmp sgt i64 %677, 1
  br i1 %945, label %946, label %969

946:                                              ; preds = %940, %966
  %947 = phi i64 [ %967, %966 ], [ 1, %940 ]
  %948 = getelementptr inbounds nuw i64, ptr %894, i64 %947
  %949 = load i64, ptr %948, align 8
  %950 = lshr i64 %949, 32
  %951 = icmp eq i64 %950, %944
  br i1 %951, label %966, label %952

952:                                              ; preds = %946
  %953 = load i64, ptr %59, align 8
  %954 = icmp eq i64 %944, %953
  br i1 %954, label %3598, label %955

955:                                              ; preds = %952
  %956 = load i64, ptr %60, align 8
  %957 = icmp sgt i64 %956, 0
  br i1 %957, label %961, label %966

958:                                              ; preds = %961
  %959 = add nuw nsw i64 %962, 1
  %960 = icmp eq i64 %959, %956
  br i1 %960, label %966, label %961

961:                                              ; preds = %955, %958
  %962 = phi i64 [ %959, %958 ], [ 0, %955 ]
  %963 = getelementptr inbounds nuw i64, ptr %942, i64 %962
  %964 = load i64, ptr %963, align 8
  %965 = icmp eq i64 %950, %964
  br i1 %965, label %3598, label %958

966:                                              ; preds = %958, %955, %946
  %967 = add nuw nsw i64 %947, 1
  %968 = icmp eq i64 %967, %677
  br i1 %968, label %969, label %946

969:                                              ; preds = %966, %940
  %970 = load i64, ptr %59, align 8
  %971 = icmp eq i64 %944, %970
  br i1 %971, label %975, label %972

972:                                              ; preds = %969
  %973 = load i64, ptr %60, align 8
  %974 = icmp sgt i64 %973, 0
  br i1 %974, label %990, label %997

975:                                              ; preds = %969
  br i1 %909, label %976, label %1015

976:                                              ; preds = %975, %976
  %977 = phi i64 [ %981, %976 ], [ 0, %975 ]
  %978 = getelementptr inbounds nuw i64, ptr %894, i64 %977
  %979 = load i64, ptr %978, align 8
  %980 = and i64 %979, 4294967295
  store i64 %980, ptr %978, align 8
  %981 = add nuw nsw i64 %977, 1
  %982 = icmp eq i64 %981, %677
  br i1 %982, label %983, label %976

983:                                              ; preds = %976
  %984 = load i64, ptr %57, align 8
  %985 = inttoptr i64 %984 to ptr
  %986 = load i64, ptr %985, align 8
  br label %1002

987:                                              ; preds = %990
  %988 = add nuw nsw i64 %991, 1
  %989 = icmp eq i64 %988, %973
  br i1 %989, label %997, label %990

990:                                              ; preds = %972, %987
  %991 = phi i64 [ %988, %987 ], [ 0, %972 ]
  %992 = getelementptr inbounds nuw i64, ptr %942, i64 %991
  %993 = load i64, ptr %992, align 8
  %994 = icmp eq i64 %944, %993
  br i1 %994, label %3598, label %987

995:                                              ; preds = %913
  %996 = icmp slt i64 %915, 0
  br i1 %996, label %3598, label %997

997:                                              ; preds = %987, %995, %972
  %998 = phi i64 [ %915, %995 ], [ 1, %972 ], [ 1, %987 ]
  %999 = load i64, ptr %57, align 8
  %1000 = inttoptr i64 %999 to ptr
  %1001 = load i64, ptr %1000, align 8
  br i1 %909, label %1002, label %1006

1002:                                             ; preds = %997, %983
  %1003 = phi i64 [ %986, %983 ], [ %1001, %997 ]
  %1004 = phi ptr [ %985, %983 ], [ %1000, %997 ]
  %1005 = phi i64 [ 0, %983 ], [ %998, %997 ]
  br label %1019

1006:                                             ; preds = %1019, %997
  %1007 = phi ptr [ %1000, %997 ], [ %1004, %1019 ]
  %1008 = phi i64 [ %998, %997 ], [ %1005, %1019 ]
  %1009 = phi i64 [ %1001, %997 ], [ %1027, %1019 ]
  %1010 = phi i64 [ 0, %997 ], [ %1028, %1019 ]
  %1011 = phi i64 [ %1001, %997 ], [ %1026, %1019 ]
  %1012 = add nsw i64 %899, -1
  %1013 = and i64 %1010, %1012
  %1014 = icmp eq i64 %1013, 0
  br i1 %1014, label %1031, label %3598

1015:                                             ; preds = %975
  %1016 = load i64, ptr %57, align 8
  %1017 = inttoptr i64 %1016 to ptr
  %1018 = load i64, ptr %1017, align 8
  br label %1033

1019:                                             ; preds = %1019, %1002
  %1020 = phi i64 [ %1026, %1019 ], [ %1003, %1002 ]
  %1021 = phi i64 [ %1029, %1019 ], [ 0, %1002 ]
  %1022 = phi i64 [ %1028, %1019 ], [ 0, %1002 ]
  %1023 = phi i64 [ %1027, %1019 ], [ %1003, %1002 ]
  %1024 = getelementptr inbounds nuw i64, ptr %1004, i64 %1021
  %1025 = load i64, ptr %1024, align 8
  %1026 = call i64 @llvm.smin.i64(i64 %1025, i64 %1020)
  %1027 = call i64 @llvm.smax.i64(i64 %1025, i64 %1023)
  %1028 = or i64 %1025, %1022
  %1029 = add nuw nsw i64 %1021, 1
  %1030 = icmp eq i64 %1029, %677
  br i1 %1030, label %1006, label %1019

1031:                                             ; preds = %1006
  %1032 = icmp eq i64 %1008, 0
  br i1 %1032, label %1033, label %1077

1033:                                             ; preds = %1031, %1015
  %1034 = phi ptr [ %1017, %1015 ], [ %1007, %1031 ]
  %1035 = phi i64 [ %1018, %1015 ], [ %1009, %1031 ]
  %1036 = phi i64 [ %1018, %1015 ], [ %1011, %1031 ]
  %1037 = load i64, ptr %64, align 8
  %1038 = inttoptr i64 %1037 to ptr
  %1039 = load i64, ptr %65, align 8
  %1040 = inttoptr i64 %1039 to ptr
  %1041 = load i64, ptr %66, align 8
  %1042 = icmp sgt i64 %1041, 0
  br i1 %1042, label %1043, label %1057

1043:                                             ; preds = %1033, %1054
  %1044 = phi i64 [ %1055, %1054 ], [ 0, %1033 ]
  %1045 = shl nuw nsw i64 %1044, 4
  %1046 = getelementptr inbounds nuw i8, ptr %1038, i64 %1045
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp sgt i64 %1047, %1036
  br i1 %1048, label %1054, label %1049

1049:                                             ; preds = %1043
  %1050 = getelementptr inbounds nuw i8, ptr %1046, i64 8
  %1051 = load i64, ptr %1050, align 8
  %1052 = sub nsw i64 %1051, %899
  %1053 = icmp sgt i64 %1035, %1052
  br i1 %1053, label %1054, label %1057

1054:                                             ; preds = %1049, %1043
  %1055 = add nuw nsw i64 %1044, 1
  %1056 = icmp eq i64 %1055, %1041
  br i1 %1056, label %3598, label %1043

1057:                                             ; preds = %1049, %1033
  %1058 = phi i64 [ 0, %1033 ], [ %1044, %1049 ]
  %1059 = icmp eq i64 %1058, %1041
  br i1 %1059, label %3598, label %1060

1060:                                             ; preds = %1057
  br i1 %909, label %1064, label %1061

1061:                                             ; preds = %1064, %1060
  %1062 = load i64, ptr %61, align 8
  %1063 = inttoptr i64 %1062 to ptr
  br label %1115

1064:                                             ; preds = %1060, %1064
  %1065 = phi i64 [ %1075, %1064 ], [ 0, %1060 ]
  %1066 = getelementptr inbounds nuw i64, ptr %675, i64 %1065
  %1067 = load i64, ptr %1066, align 8
  %1068 = getelementptr inbounds i64, ptr %1040, i64 %1067
  %1069 = load i64, ptr %1068, align 8
  %1070 = load i64, ptr %67, align 8
  %1071 = mul nsw i64 %1070, %1069
  %1072 = getelementptr inbounds nuw i64, ptr %1034, i64 %1065
  %1073 = load i64, ptr %1072, align 8
  %1074 = add nsw i64 %1073, %1071
  store i64 %1074, ptr %1072, align 8
  %1075 = add nuw nsw i64 %1065, 1
  %1076 = icmp eq i64 %1075, %677
  br i1 %1076, label %1061, label %1064

1077:                                             ; preds = %1031
  %1078 = load i64, ptr %61, align 8
  %1079 = inttoptr i64 %1078 to ptr
  %1080 = load i64, ptr %62, align 8
  %1081 = icmp eq i64 %1080, 0
  br i1 %1081, label %1090, label %1082

1082:                                             ; preds = %1077
  %1083 = getelementptr inbounds %struct.region, ptr %1079, i64 %1080
  %1084 = load i64, ptr %1083, align 8
  %1085 = icmp sgt i64 %1084, %1011
  br i1 %1085, label %1090, label %1086

1086:                                             ; preds = %1082
  %1087 = getelementptr inbounds nuw i8, ptr %1083, i64 8
  %1088 = load i64, ptr %1087, align 8
  %1089 = icmp slt i64 %1011, %1088
  br i1 %1089, label %1108, label %1090

1090:                                             ; preds = %1086, %1082, %1077
  %1091 = load i64, ptr %63, align 8
  %1092 = icmp sgt i64 %1091, 1
  br i1 %1092, label %1093, label %1826

1093:                                             ; preds = %1090, %1105
  %1094 = phi i64 [ %1106, %1105 ], [ 1, %1090 ]
  %1095 = getelementptr inbounds nuw %struct.region, ptr %1079, i64 %1094
  %1096 = load i64, ptr %1095, align 8
  %1097 = icmp sgt i64 %1096, %1011
  br i1 %1097, label %1105, label %1098

1098:                                             ; preds = %1093
  %1099 = getelementptr inbounds nuw i8, ptr %1095, i64 8
  %1100 = load i64, ptr %1099, align 8
  %1101 = icmp slt i64 %1011, %1100
  br i1 %1101, label %1102, label %1105

1102:                                             ; preds = %1098
  %1103 = getelementptr inbounds nuw i8, ptr %1095, i64 8
  store i64 %1094, ptr %62, align 8
  %1104 = load i64, ptr %1103, align 8
  br label %1108

1105:                                             ; preds = %1098, %1093
  %1106 = add nuw nsw i64 %1094, 1
  %1107 = icmp eq i64 %1106, %1091
  br i1 %1107, label %1826, label %1093

1108:                                             ; preds = %1102, %1086
  %1109 = phi i64 [ %1088, %1086 ], [ %1104, %1102 ]
  %1110 = phi ptr [ %1083, %1086 ], [ %1095, %1102 ]
  %1111 = sub nsw i64 %1109, %899
  %1112 = icmp sgt i64 %1009, %1111
  br i1 %1112, label %3598, label %1113

1113:                                             ; preds = %1108
  %1114 = load i64, ptr %1110, align 8
  br label %1115

1115:                                             ; preds = %1113, %1061
  %1116 = phi i64 [ %1062, %1061 ], [ %1078, %1113 ]
  %1117 = phi i64 [ 0, %1061 ], [ %1008, %1113 ]
  %1118 = phi ptr [ %1063, %1061 ], [ %1110, %1113 ]
  %1119 = phi i64 [ 0, %1061 ], [ %1114, %1113 ]
  %1120 = getelementptr inbounds nuw i8, ptr %1118, i64 120
  %1121 = load i64, ptr %1120, align 8
  %1122 = icmp sgt i64 %1121, 1
  br i1 %1122, label %3598, label %1123

1123:                                             ; preds = %1115
  %1124 = getelementptr inbounds nuw i8, ptr %1118, i64 32
  %1125 = load i64, ptr %1124, align 8
  %1126 = icmp slt i64 %899, %1125
  br i1 %1126, label %3598, label %1127

1127:                                             ; preds = %1123
  %1128 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1125, i1 true)
  %1129 = ashr i64 %899, %1128
  %1130 = icmp eq i64 %1117, 0
  br i1 %1130, label %1134, label %1131

1131:                                             ; preds = %1127
  %1132 = load i64, ptr %68, align 8
  %1133 = icmp ne i64 %1132, 0
  br label %1134

1134:                                             ; preds = %1131, %1127
  %1135 = phi i1 [ true, %1127 ], [ %1133, %1131 ]
  store i64 -1, ptr %69, align 8
  store i64 0, ptr %70, align 8
  %1136 = load i64, ptr %1120, align 8
  %1137 = icmp eq i64 %1136, 0
  br i1 %1137, label %1152, label %1138

1138:                                             ; preds = %1134
  %1139 = select i1 %900, i64 136, i64 128
  %1140 = getelementptr inbounds nuw i8, ptr %1118, i64 %1139
  %1141 = load i64, ptr %1140, align 8
  %1142 = inttoptr i64 %1141 to ptr
  %1143 = getelementptr inbounds i64, ptr %1142, i64 %497
  %1144 = load i64, ptr %1143, align 8
  %1145 = inttoptr i64 %1144 to ptr
  %1146 = icmp eq i64 %1144, 0
  br i1 %1146, label %1147, label %1152

1147:                                             ; preds = %1138
  %1148 = ptrtoint ptr %1118 to i64
  %1149 = sub i64 %1148, %1116
  %1150 = sdiv exact i64 %1149, 152
  store i64 %1150, ptr %69, align 8
  %1151 = select i1 %900, i64 2, i64 1
  store i64 %1151, ptr %70, align 8
  br label %3598

1152:                                             ; preds = %1138, %1134
  %1153 = phi ptr [ %1145, %1138 ], [ null, %1134 ]
  br i1 %1135, label %1154, label %1161

1154:                                             ; preds = %1152
  %1155 = load i64, ptr %71, align 8
  %1156 = shl nsw i64 %677, 1
  %1157 = add i64 %1156, 4
  %1158 = add i64 %1157, %1155
  %1159 = load i64, ptr %72, align 8
  %1160 = icmp sgt i64 %1158, %1159
  br i1 %1160, label %3598, label %1161

1161:                                             ; preds = %1154, %1152
  %1162 = load i64, ptr %65, align 8
  %1163 = inttoptr i64 %1162 to ptr
  %1164 = load i64, ptr %73, align 8
  %1165 = inttoptr i64 %1164 to ptr
  %1166 = load i64, ptr %74, align 8
  %1167 = inttoptr i64 %1166 to ptr
  %1168 = load i64, ptr %75, align 8
  %1169 = inttoptr i64 %1168 to ptr
  %1170 = getelementptr inbounds nuw i8, ptr %1118, i64 24
  %1171 = load i64, ptr %1170, align 8
  %1172 = inttoptr i64 %1171 to ptr
  %1173 = getelementptr inbounds nuw i8, ptr %1118, i64 64
  %1174 = load i64, ptr %1173, align 8
  %1175 = inttoptr i64 %1174 to ptr
  %1176 = getelementptr inbounds nuw i8, ptr %1118, i64 56
  %1177 = load i64, ptr %1176, align 8
  %1178 = inttoptr i64 %1177 to ptr
  %1179 = getelementptr inbounds nuw i8, ptr %1118, i64 72
  %1180 = load i64, ptr %1179, align 8
  %1181 = inttoptr i64 %1180 to ptr
  %1182 = getelementptr inbounds nuw i8, ptr %1118, i64 88
  %1183 = load i64, ptr %1182, align 8
  %1184 = inttoptr i64 %1183 to ptr
  %1185 = getelementptr inbounds nuw i8, ptr %1118, i64 48
  %1186 = load i64, ptr %1185, align 8
  %1187 = inttoptr i64 %1186 to ptr
  %1188 = getelementptr inbounds nuw i8, ptr %1118, i64 112
  %1189 = load i64, ptr %1188, align 8
  %1190 = inttoptr i64 %1189 to ptr
  %1191 = load i64, ptr %76, align 8
  %1192 = load i64, ptr %1124, align 8
  %1193 = load i64, ptr %77, align 8
  %1194 = inttoptr i64 %1193 to ptr
  %1195 = mul nsw i64 %1129, %677
  %1196 = add nsw i64 %1191, %1195
  store i64 %1196, ptr %76, align 8
  br i1 %909, label %1197, label %1384

1197:                                             ; preds = %1161
  %1198 = icmp eq i64 %1174, 0
  %1199 = getelementptr inbounds nuw i8, ptr %1118, i64 104
  %1200 = getelementptr inbounds nuw i8, ptr %1118, i64 80
  %1201 = getelementptr inbounds nuw i8, ptr %1118, i64 40
  %1202 = icmp eq i64 %1177, 0
  %1203 = icmp slt i64 %1192, 1
  %1204 = select i1 %1202, i1 true, i1 %1203
  %1205 = icmp sgt i64 %1129, 0
  br label %1206

1206:                                             ; preds = %1378, %1197
  %1207 = phi i64 [ 0, %1197 ], [ %1379, %1378 ]
  %1208 = phi i64 [ 0, %1197 ], [ %1380, %1378 ]
  %1209 = phi i64 [ 0, %1197 ], [ %1382, %1378 ]
  %1210 = phi i64 [ 0, %1197 ], [ %1381, %1378 ]
  %1211 = getelementptr inbounds nuw i64, ptr %675, i64 %1209
  %1212 = load i64, ptr %1211, align 8
  %1213 = getelementptr inbounds nuw i64, ptr %894, i64 %1209
  %1214 = load i64, ptr %1213, align 8
  %1215 = sub nsw i64 %1214, %1119
  %1216 = ashr i64 %1215, %1128
  %1217 = getelementptr inbounds i64, ptr %1163, i64 %1212
  %1218 = load i64, ptr %1217, align 8
  %1219 = load i64, ptr %78, align 8
  %1220 = add nsw i64 %1219, %1218
  %1221 = getelementptr inbounds i64, ptr %1165, i64 %1212
  %1222 = load i64, ptr %1221, align 8
  %1223 = getelementptr inbounds i64, ptr %1167, i64 %1212
  %1224 = load i64, ptr %1223, align 8
  %1225 = load i64, ptr %79, align 8
  %1226 = mul nsw i64 %1225, %1224
  %1227 = getelementptr inbounds i32, ptr %1169, i64 %1226
  br i1 %1205, label %1228, label %1378

1228:                                             ; preds = %1206, %1367
  %1229 = phi i64 [ %1368, %1367 ], [ %1207, %1206 ]
  %1230 = phi i64 [ %1369, %1367 ], [ %1208, %1206 ]
  %1231 = phi i64 [ %1376, %1367 ], [ %1210, %1206 ]
  %1232 = phi i64 [ %1375, %1367 ], [ 0, %1206 ]
  %1233 = add nsw i64 %1232, %1216
  %1234 = mul nsw i64 %1233, 40
  %1235 = getelementptr inbounds i8, ptr %1172, i64 %1234
  br i1 %1198, label %1240, label %1236

1236:                                             ; preds = %1228
  %1237 = getelementptr inbounds i32, ptr %1175, i64 %1233
  %1238 = load i32, ptr %1237, align 4
  %1239 = icmp eq i32 %1238, 0
  br i1 %1239, label %1240, label %3598

1240:                                             ; preds = %1236, %1228
  %1241 = load i32, ptr %1235, align 4
  %1242 = sext i32 %1241 to i64
  %1243 = getelementptr inbounds nuw i8, ptr %1235, i64 4
  %1244 = load i32, ptr %1243, align 4
  %1245 = icmp slt i32 %1244, 1
  br i1 %1245, label %1260, label %1246

1246:                                             ; preds = %1240
  %1247 = load i64, ptr %1199, align 8
  %1248 = icmp eq i64 %1247, 0
  br i1 %1248, label %1249, label %1254

1249:                                             ; preds = %1246
  %1250 = getelementptr inbounds nuw i8, ptr %1235, i64 8
  %1251 = load i32, ptr %1250, align 4
  %1252 = sext i32 %1251 to i64
  %1253 = icmp eq i64 %1220, %1252
  br i1 %1253, label %1254, label %1260

1254:                                             ; preds = %1249, %1246
  %1255 = icmp eq i64 %1222, %1242
  br i1 %1255, label %1260, label %1256

1256:                                             ; preds = %1254
  %1257 = getelementptr inbounds i32, ptr %1227, i64 %1242
  %1258 = load i32, ptr %1257, align 4
  %1259 = icmp slt i32 %1258, %1244
  br label %1260

1260:                                             ; preds = %1256, %1254, %1249, %1240
  %1261 = phi i1 [ %1259, %1256 ], [ false, %1240 ], [ false, %1254 ], [ true, %1249 ]
  %1262 = getelementptr inbounds nuw i8, ptr %1235, i64 20
  %1263 = load i32, ptr %1262, align 4
  %1264 = sext i32 %1263 to i64
  %1265 = getelementptr inbounds nuw i8, ptr %1235, i64 24
  %1266 = load i32, ptr %1265, align 4
  %1267 = icmp slt i32 %1266, 1
  br i1 %1267, label %1287, label %1268

1268:                                             ; preds = %1260
  %1269 = load i64, ptr %1199, align 8
  %1270 = icmp eq i64 %1269, 0
  br i1 %1270, label %1271, label %1280

1271:                                             ; preds = %1268
  %1272 = getelementptr inbounds nuw i8, ptr %1235, i64 28
  %1273 = load i32, ptr %1272, align 4
  %1274 = sext i32 %1273 to i64
  %1275 = icmp eq i64 %1220, %1274
  br i1 %1275, label %1280, label %1276

1276:                                             ; preds = %1271
  %1277 = load i64, ptr %80, align 8
  %1278 = icmp ne i64 %1277, 0
  %1279 = sext i1 %1278 to i32
  br label %1287

1280:                                             ; preds = %1271, %1268
  %1281 = icmp eq i64 %1222, %1264
  br i1 %1281, label %1287, label %1282

1282:                                             ; preds = %1280
  %1283 = getelementptr inbounds i32, ptr %1227, i64 %1264
  %1284 = load i32, ptr %1283, align 4
  %1285 = icmp sge i32 %1284, %1266
  %1286 = zext i1 %1285 to i32
  br label %1287

1287:                                             ; preds = %1282, %1280, %1276, %1260
  %1288 = phi i32 [ %1279, %1276 ], [ 1, %1260 ], [ 1, %1280 ], [ %1286, %1282 ]
  %1289 = icmp slt i32 %1288, 0
  %1290 = select i1 %1261, i1 true, i1 %1289
  br i1 %1290, label %3598, label %1291

1291:                                             ; preds = %1287
  br i1 %900, label %1292, label %1335

1292:                                             ; preds = %1291
  %1293 = icmp eq i32 %1288, 0
  br i1 %1293, label %3598, label %1294

1294:                                             ; preds = %1292
  %1295 = getelementptr inbounds i8, ptr %1184, i64 %1233
  %1296 = load i8, ptr %1295, align 1
  %1297 = icmp eq i8 %1296, 0
  br i1 %1297, label %1298, label %3598

1298:                                             ; preds = %1294
  %1299 = getelementptr inbounds i64, ptr %1190, i64 %1233
  %1300 = load i64, ptr %1299, align 8
  %1301 = icmp slt i64 %1300, %1191
  br i1 %1301, label %1302, label %3598

1302:                                             ; preds = %1298
  %1303 = load i64, ptr %1200, align 8
  %1304 = icmp sgt i64 %1303, 0
  br i1 %1304, label %1305, label %1367

1305:                                             ; preds = %1302
  %1306 = mul nsw i64 %1233, 20
  br label %1307

1307:                                             ; preds = %1332, %1305
  %1308 = phi i64 [ 0, %1305 ], [ %1333, %1332 ]
  %1309 = getelementptr inbounds nuw i64, ptr %1181, i64 %1308
  %1310 = load i64, ptr %1309, align 8
  %1311 = inttoptr i64 %1310 to ptr
  %1312 = getelementptr inbounds i8, ptr %1311, i64 %1306
  %1313 = load i32, ptr %1312, align 4
  %1314 = sext i32 %1313 to i64
  %1315 = getelementptr inbounds nuw i8, ptr %1312, i64 4
  %1316 = load i32, ptr %1315, align 4
  %1317 = icmp slt i32 %1316, 1
  br i1 %1317, label %1332, label %1318

1318:                                             ; preds = %1307
  %1319 = load i64, ptr %1199, align 8
  %1320 = icmp eq i64 %1319, 0
  br i1 %1320, label %1321, label %1326

1321:                                             ; preds = %1318
  %1322 = getelementptr inbounds nuw i8, ptr %1312, i64 8
  %1323 = load i32, ptr %1322, align 4
  %1324 = sext i32 %1323 to i64
  %1325 = icmp eq i64 %1220, %1324
  br i1 %1325, label %1326, label %3598

1326:                                             ; preds = %1321, %1318
  %1327 = icmp eq i64 %1222, %1314
  br i1 %1327, label %1332, label %1328

1328:                                             ; preds = %1326
  %1329 = getelementptr inbounds i32, ptr %1227, i64 %1314
  %1330 = load i32, ptr %1329, align 4
  %1331 = icmp slt i32 %1330, %1316
  br i1 %1331, label %3598, label %1332

1332:                                             ; preds = %1328, %1326, %1307
  %1333 = add nuw nsw i64 %1308, 1
  %1334 = icmp eq i64 %1333, %1303
  br i1 %1334, label %1367, label %1307

1335:                                             ; preds = %1291
  %1336 = load i64, ptr %1201, align 8
  %1337 = icmp eq i64 %1336, 0
  br i1 %1337, label %1338, label %1342

1338:                                             ; preds = %1335
  %1339 = getelementptr inbounds i8, ptr %1187, i64 %1233
  %1340 = load i8, ptr %1339, align 1
  %1341 = icmp eq i8 %1340, 0
  br i1 %1341, label %3598, label %1342

1342:                                             ; preds = %1338, %1335
  br i1 %1204, label %1354, label %1343

1343:                                             ; preds = %1342
  %1344 = mul nsw i64 %1233, %1192
  %1345 = getelementptr i32, ptr %1178, i64 %1344
  br label %1349

1346:                                             ; preds = %1349
  %1347 = add nuw nsw i64 %1350, 1
  %1348 = icmp eq i64 %1347, %1192
  br i1 %1348, label %1354, label %1349

1349:                                             ; preds = %1346, %1343
  %1350 = phi i64 [ 0, %1343 ], [ %1347, %1346 ]
  %1351 = getelementptr i32, ptr %1345, i64 %1350
  %1352 = load i32, ptr %1351, align 4
  %1353 = icmp eq i32 %1352, 0
  br i1 %1353, label %1346, label %3598

1354:                                             ; preds = %1346, %1342
  %1355 = icmp eq i32 %1288, 0
  %1356 = zext i1 %1355 to i64
  %1357 = add nsw i64 %1229, %1356
  %1358 = getelementptr inbounds i64, ptr %1190, i64 %1233
  %1359 = load i64, ptr %1358, align 8
  %1360 = icmp slt i64 %1359, %1191
  br i1 %1360, label %1367, label %1361

1361:                                             ; preds = %1354
  %1362 = sub nsw i64 %1359, %1191
  %1363 = getelementptr inbounds nuw i8, ptr %1194, i64 %1362
  %1364 = load i8, ptr %1363, align 1
  %1365 = or i8 %1364, 1
  store i8 %1365, ptr %1363, align 1
  %1366 = add nsw i64 %1230, 1
  br label %1367

1367:                                             ; preds = %1332, %1361, %1354, %1302
  %1368 = phi i64 [ %1357, %1354 ], [ %1357, %1361 ], [ %1229, %1302 ], [ %1229, %1332 ]
  %1369 = phi i64 [ %1230, %1354 ], [ %1366, %1361 ], [ %1230, %1302 ], [ %1230, %1332 ]
  %1370 = icmp eq i32 %1288, 0
  %1371 = select i1 %1370, i8 2, i8 0
  %1372 = getelementptr inbounds i8, ptr %1194, i64 %1231
  store i8 %1371, ptr %1372, align 1
  %1373 = add nsw i64 %1231, %1191
  %1374 = getelementptr inbounds i64, ptr %1190, i64 %1233
  store i64 %1373, ptr %1374, align 8
  %1375 = add nuw nsw i64 %1232, 1
  %1376 = add nsw i64 %1231, 1
  %1377 = icmp eq i64 %1375, %1129
  br i1 %1377, label %1378, label %1228

1378:                                             ; preds = %1367, %1206
  %1379 = phi i64 [ %1207, %1206 ], [ %1368, %1367 ]
  %1380 = phi i64 [ %1208, %1206 ], [ %1369, %1367 ]
  %1381 = phi i64 [ %1210, %1206 ], [ %1376, %1367 ]
  %1382 = add nuw nsw i64 %1209, 1
  %1383 = icmp eq i64 %1382, %677
  br i1 %1383, label %1384, label %1206

1384:                                             ; preds = %1378, %1161
  %1385 = phi i64 [ 0, %1161 ], [ %1379, %1378 ]
  %1386 = phi i64 [ 0, %1161 ], [ %1380, %1378 ]
  %1387 = getelementptr inbounds nuw i8, ptr %1118, i64 96
  %1388 = load i64, ptr %1387, align 8
  %1389 = inttoptr i64 %1388 to ptr
  br i1 %900, label %1404, label %1390

1390:                                             ; preds = %1384
  %1391 = getelementptr inbounds nuw i8, ptr %1389, i64 8
  %1392 = load i64, ptr %1391, align 8
  %1393 = add i64 %1386, %1385
  %1394 = add i64 %1393, %1392
  %1395 = getelementptr inbounds nuw i8, ptr %1389, i64 16
  %1396 = load i64, ptr %1395, align 8
  %1397 = icmp sgt i64 %1394, %1396
  br i1 %1397, label %1398, label %1404

1398:                                             ; preds = %1390
  %1399 = getelementptr inbounds nuw i8, ptr %1389, i64 24
  store i64 %1394, ptr %1399, align 8
  %1400 = load i64, ptr %61, align 8
  %1401 = ptrtoint ptr %1118 to i64
  %1402 = sub i64 %1401, %1400
  %1403 = sdiv exact i64 %1402, 152
  store i64 %1403, ptr %69, align 8
  br label %3598

1404:                                             ; preds = %1390, %1384
  %1405 = load i64, ptr %65, align 8
  %1406 = inttoptr i64 %1405 to ptr
  %1407 = load i64, ptr %73, align 8
  %1408 = inttoptr i64 %1407 to ptr
  %1409 = load i64, ptr %81, align 8
  %1410 = inttoptr i64 %1409 to ptr
  %1411 = load i64, ptr %77, align 8
  %1412 = inttoptr i64 %1411 to ptr
  %1413 = load i64, ptr %1170, align 8
  %1414 = inttoptr i64 %1413 to ptr
  %1415 = load i64, ptr %1176, align 8
  %1416 = inttoptr i64 %1415 to ptr
  %1417 = load i64, ptr %1179, align 8
  %1418 = inttoptr i64 %1417 to ptr
  %1419 = load i64, ptr %1124, align 8
  %1420 = icmp eq i64 %1385, 0
  br i1 %1420, label %1425, label %1421

1421:                                             ; preds = %1404
  %1422 = getelementptr inbounds nuw i8, ptr %1389, i64 8
  br i1 %909, label %1423, label %1483

1423:                                             ; preds = %1421
  %1424 = icmp sgt i64 %1129, 0
  br label %1436

1425:                                             ; preds = %1445, %1404
  br i1 %909, label %1426, label %1483

1426:                                             ; preds = %1425
  %1427 = trunc i64 %497 to i32
  %1428 = getelementptr inbounds nuw i8, ptr %1118, i64 80
  %1429 = getelementptr inbounds nuw i8, ptr %1118, i64 40
  %1430 = icmp eq i64 %1415, 0
  %1431 = icmp slt i64 %1419, 1
  %1432 = shl i64 %1419, 2
  %1433 = select i1 %1430, i1 true, i1 %1431
  %1434 = icmp sgt i64 %1129, 0
  %1435 = select i1 %900, i64 0, i64 5
  br label %1490

1436:                                             ; preds = %1445, %1423
  %1437 = phi i64 [ 0, %1423 ], [ %1446, %1445 ]
  %1438 = phi i64 [ 0, %1423 ], [ %1447, %1445 ]
  %1439 = getelementptr inbounds nuw i64, ptr %894, i64 %1438
  %1440 = load i64, ptr %1439, align 8
  %1441 = sub nsw i64 %1440, %1119
  %1442 = ashr i64 %1441, %1128
  br i1 %1424, label %1449, label %1445

1443:                                             ; preds = %1479
  %1444 = add i64 %1437, %1129
  br label %1445

1445:                                             ; preds = %1443, %1436
  %1446 = phi i64 [ %1437, %1436 ], [ %1444, %1443 ]
  %1447 = add nuw nsw i64 %1438, 1
  %1448 = icmp eq i64 %1447, %677
  br i1 %1448, label %1425, label %1436

1449:                                             ; preds = %1436, %1479
  %1450 = phi i64 [ %1481, %1479 ], [ %1437, %1436 ]
  %1451 = phi i64 [ %1480, %1479 ], [ 0, %1436 ]
  %1452 = getelementptr inbounds i8, ptr %1412, i64 %1450
  %1453 = load i8, ptr %1452, align 1
  %1454 = and i8 %1453, 2
  %1455 = icmp eq i8 %1454, 0
  br i1 %1455, label %1479, label %1456

1456:                                             ; preds = %1449
  %1457 = add nsw i64 %1451, %1442
  %1458 = mul nsw i64 %1457, 40
  %1459 = getelementptr inbounds i8, ptr %1414, i64 %1458
  %1460 = getelementptr inbounds nuw i8, ptr %1459, i64 20
  %1461 = load i64, ptr %1389, align 8
  %1462 = inttoptr i64 %1461 to ptr
  %1463 = load i64, ptr %1422, align 8
  %1464 = add nsw i64 %1463, 1
  store i64 %1464, ptr %1422, align 8
  %1465 = mul nsw i64 %1463, 24
  %1466 = getelementptr inbounds i8, ptr %1462, i64 %1465
  %1467 = trunc i64 %1457 to i32
  store i32 %1467, ptr %1466, align 4
  br label %1472

1468:                                             ; preds = %1472
  %1469 = load i64, ptr %1182, align 8
  %1470 = inttoptr i64 %1469 to ptr
  %1471 = getelementptr inbounds i8, ptr %1470, i64 %1457
  store i8 1, ptr %1471, align 1
  br label %1479

1472:                                             ; preds = %1472, %1456
  %1473 = phi i64 [ 0, %1456 ], [ %1476, %1472 ]
  %1474 = getelementptr inbounds nuw i32, ptr %1460, i64 %1473
  %1475 = load i32, ptr %1474, align 4
  %1476 = add nuw nsw i64 %1473, 1
  %1477 = getelementptr inbounds nuw i32, ptr %1466, i64 %1476
  store i32 %1475, ptr %1477, align 4
  %1478 = icmp eq i64 %1476, 5
  br i1 %1478, label %1468, label %1472

1479:                                             ; preds = %1468, %1449
  %1480 = add nuw nsw i64 %1451, 1
  %1481 = add nsw i64 %1450, 1
  %1482 = icmp eq i64 %1480, %1129
  br i1 %1482, label %1443, label %1449

1483:                                             ; preds = %1502, %1425, %1421
  %1484 = icmp eq i64 %1386, 0
  br i1 %1484, label %1606, label %1485

1485:                                             ; preds = %1483
  %1486 = getelementptr inbounds nuw i8, ptr %1389, i64 8
  %1487 = trunc i64 %497 to i32
  br i1 %909, label %1488, label %1633

1488:                                             ; preds = %1485
  %1489 = icmp sgt i64 %1129, 0
  br label %1552

1490:                                             ; preds = %1502, %1426
  %1491 = phi i64 [ 0, %1426 ], [ %1503, %1502 ]
  %1492 = getelementptr inbounds nuw i64, ptr %894, i64 %1491
  %1493 = load i64, ptr %1492, align 8
  %1494 = sub nsw i64 %1493, %1119
  %1495 = ashr i64 %1494, %1128
  br i1 %1434, label %1496, label %1502

1496:                                             ; preds = %1490
  %1497 = getelementptr inbounds nuw i64, ptr %675, i64 %1491
  %1498 = load i64, ptr %1497, align 8
  %1499 = getelementptr inbounds i64, ptr %1408, i64 %1498
  %1500 = getelementptr inbounds i32, ptr %1410, i64 %1498
  %1501 = getelementptr inbounds i64, ptr %1406, i64 %1498
  br label %1505

1502:                                             ; preds = %1549, %1490
  %1503 = add nuw nsw i64 %1491, 1
  %1504 = icmp eq i64 %1503, %677
  br i1 %1504, label %1483, label %1490

1505:                                             ; preds = %1549, %1496
  %1506 = phi i64 [ 0, %1496 ], [ %1550, %1549 ]
  %1507 = add i64 %1506, %1495
  %1508 = mul i64 %1507, %1432
  %1509 = getelementptr i8, ptr %1416, i64 %1508
  %1510 = mul nsw i64 %1507, 40
  %1511 = getelementptr inbounds i8, ptr %1414, i64 %1510
  %1512 = getelementptr inbounds nuw i32, ptr %1511, i64 %1435
  %1513 = load i64, ptr %1499, align 8
  %1514 = trunc i64 %1513 to i32
  store i32 %1514, ptr %1512, align 4
  %1515 = load i32, ptr %1500, align 4
  %1516 = getelementptr inbounds nuw i8, ptr %1512, i64 4
  store i32 %1515, ptr %1516, align 4
  %1517 = load i64, ptr %1501, align 8
  %1518 = load i64, ptr %78, align 8
  %1519 = add nsw i64 %1518, %1517
  %1520 = trunc i64 %1519 to i32
  %1521 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  store i32 %1520, ptr %1521, align 4
  %1522 = getelementptr inbounds nuw i8, ptr %1512, i64 12
  store i32 %1427, ptr %1522, align 4
  %1523 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  store i32 1, ptr %1523, align 4
  br i1 %900, label %1524, label %1549

1524:                                             ; preds = %1505
  %1525 = getelementptr i8, ptr %1511, i64 24
  store i32 0, ptr %1525, align 4
  %1526 = load i64, ptr %1428, align 8
  %1527 = icmp sgt i64 %1526, 0
  br i1 %1527, label %1528, label %1530

1528:                                             ; preds = %1524
  %1529 = mul i64 %1507, 20
  br label %1533

1530:                                             ; preds = %1533, %1524
  %1531 = load i64, ptr %1429, align 8
  %1532 = icmp eq i64 %1531, 0
  br i1 %1532, label %1543, label %1547

1533:                                             ; preds = %1533, %1528
  %1534 = phi i64 [ 0, %1528 ], [ %1540, %1533 ]
  %1535 = getelementptr inbounds nuw i64, ptr %1418, i64 %1534
  %1536 = load i64, ptr %1535, align 8
  %1537 = inttoptr i64 %1536 to ptr
  %1538 = getelementptr i8, ptr %1537, i64 %1529
  %1539 = getelementptr i8, ptr %1538, i64 4
  store i32 0, ptr %1539, align 4
  %1540 = add nuw nsw i64 %1534, 1
  %1541 = load i64, ptr %1428, align 8
  %1542 = icmp slt i64 %1540, %1541
  br i1 %1542, label %1533, label %1530

1543:                                             ; preds = %1530
  %1544 = load i64, ptr %1185, align 8
  %1545 = inttoptr i64 %1544 to ptr
  %1546 = getelementptr inbounds i8, ptr %1545, i64 %1507
  store i8 1, ptr %1546, align 1
  br label %1547

1547:                                             ; preds = %1543, %1530
  br i1 %1433, label %1549, label %1548

1548:                                             ; preds = %1547
  call void @llvm.memset.p0.i64(ptr align 4 %1509, i8 0, i64 %1432, i1 false)
  br label %1549

1549:                                             ; preds = %1548, %1547, %1505
  %1550 = add nuw nsw i64 %1506, 1
  %1551 = icmp eq i64 %1550, %1129
  br i1 %1551, label %1502, label %1505

1552:                                             ; preds = %1567, %1488
  %1553 = phi i64 [ 0, %1488 ], [ %1569, %1567 ]
  %1554 = phi i64 [ 0, %1488 ], [ %1568, %1567 ]
  %1555 = getelementptr inbounds nuw i64, ptr %894, i64 %1553
  %1556 = load i64, ptr %1555, align 8
  %1557 = sub nsw i64 %1556, %1119
  %1558 = ashr i64 %1557, %1128
  br i1 %1489, label %1559, label %1567

1559:                                             ; preds = %1552
  %1560 = getelementptr inbounds nuw i64, ptr %675, i64 %1553
  %1561 = load i64, ptr %1560, align 8
  %1562 = getelementptr inbounds i64, ptr %1408, i64 %1561
  %1563 = getelementptr inbounds i32, ptr %1410, i64 %1561
  %1564 = getelementptr inbounds i64, ptr %1406, i64 %1561
  br label %1571

1565:                                             ; preds = %1602
  %1566 = add i64 %1554, %1129
  br label %1567

1567:                                             ; preds = %1565, %1552
  %1568 = phi i64 [ %1554, %1552 ], [ %1566, %1565 ]
  %1569 = add nuw nsw i64 %1553, 1
  %1570 = icmp eq i64 %1569, %677
  br i1 %1570, label %1606, label %1552

1571:                                             ; preds = %1602, %1559
  %1572 = phi i64 [ 0, %1559 ], [ %1603, %1602 ]
  %1573 = phi i64 [ %1554, %1559 ], [ %1604, %1602 ]
  %1574 = getelementptr inbounds i8, ptr %1412, i64 %1573
  %1575 = load i8, ptr %1574, align 1
  %1576 = and i8 %1575, 1
  %1577 = icmp eq i8 %1576, 0
  br i1 %1577, label %1602, label %1578

1578:                                             ; preds = %1571
  %1579 = load i64, ptr %1389, align 8
  %1580 = inttoptr i64 %1579 to ptr
  %1581 = load i64, ptr %1486, align 8
  %1582 = add nsw i64 %1581, 1
  store i64 %1582, ptr %1486, align 8
  %1583 = mul nsw i64 %1581, 24
  %1584 = getelementptr inbounds i8, ptr %1580, i64 %1583
  %1585 = add nsw i64 %1572, %1558
  %1586 = trunc i64 %1585 to i32
  store i32 %1586, ptr %1584, align 4
  %1587 = load i64, ptr %1562, align 8
  %1588 = trunc i64 %1587 to i32
  %1589 = getelementptr inbounds nuw i8, ptr %1584, i64 4
  store i32 %1588, ptr %1589, align 4
  %1590 = load i32, ptr %1563, align 4
  %1591 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  store i32 %1590, ptr %1591, align 4
  %1592 = load i64, ptr %1564, align 8
  %1593 = load i64, ptr %78, align 8
  %1594 = add nsw i64 %1593, %1592
  %1595 = trunc i64 %1594 to i32
  %1596 = getelementptr inbounds nuw i8, ptr %1584, i64 12
  store i32 %1595, ptr %1596, align 4
  %1597 = getelementptr inbounds nuw i8, ptr %1584, i64 16
  store i32 %1487, ptr %1597, align 4
  %1598 = getelementptr inbounds nuw i8, ptr %1584, i64 20
  store i32 1, ptr %1598, align 4
  %1599 = load i64, ptr %1182, align 8
  %1600 = inttoptr i64 %1599 to ptr
  %1601 = getelementptr inbounds i8, ptr %1600, i64 %1585
  store i8 1, ptr %1601, align 1
  br label %1602

1602:                                             ; preds = %1578, %1571
  %1603 = add nuw nsw i64 %1572, 1
  %1604 = add nsw i64 %1573, 1
  %1605 = icmp eq i64 %1603, %1129
  br i1 %1605, label %1565, label %1571

1606:                                             ; preds = %1567, %1483
  %1607 = icmp eq ptr %1153, null
  br i1 %1607, label %1633, label %1608

1608:                                             ; preds = %1606
  %1609 = getelementptr inbounds nuw i8, ptr %1118, i64 144
  %1610 = load i64, ptr %1609, align 8
  %1611 = inttoptr i64 %1610 to ptr
  br i1 %909, label %1612, label %1633

1612:                                             ; preds = %1608
  %1613 = trunc i64 %497 to i32
  %1614 = icmp sgt i64 %1129, 0
  br label %1615

1615:                                             ; preds = %1621, %1612
  %1616 = phi i64 [ 0, %1612 ], [ %1622, %1621 ]
  %1617 = getelementptr inbounds nuw i64, ptr %894, i64 %1616
  %1618 = load i64, ptr %1617, align 8
  %1619 = sub nsw i64 %1618, %1119
  %1620 = ashr i64 %1619, %1128
  br i1 %1614, label %1624, label %1621

1621:                                             ; preds = %1630, %1615
  %1622 = add nuw nsw i64 %1616, 1
  %1623 = icmp eq i64 %1622, %677
  br i1 %1623, label %1633, label %1615

1624:                                             ; preds = %1615, %1630
  %1625 = phi i64 [ %1631, %1630 ], [ 0, %1615 ]
  %1626 = add nsw i64 %1625, %1620
  %1627 = getelementptr inbounds i8, ptr %1153, i64 %1626
  store i8 1, ptr %1627, align 1
  br i1 %900, label %1628, label %1630

1628:                                             ; preds = %1624
  %1629 = getelementptr inbounds i32, ptr %1611, i64 %1626
  store i32 %1613, ptr %1629, align 4
  br label %1630

1630:                                             ; preds = %1628, %1624
  %1631 = add nuw nsw i64 %1625, 1
  %1632 = icmp eq i64 %1631, %1129
  br i1 %1632, label %1621, label %1624

1633:                                             ; preds = %1621, %1608, %1606, %1485
  %1634 = load i64, ptr %39, align 8
  %1635 = inttoptr i64 %1634 to ptr
  %1636 = load i64, ptr %82, align 8
  %1637 = inttoptr i64 %1636 to ptr
  %1638 = load i64, ptr %897, align 8
  %1639 = icmp sgt i64 %1638, 0
  br i1 %1639, label %1640, label %1698

1640:                                             ; preds = %1633
  %1641 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %1642 = getelementptr inbounds nuw i8, ptr %496, i64 8
  %1643 = getelementptr inbounds nuw i8, ptr %1118, i64 16
  br label %1644

1644:                                             ; preds = %1693, %1640
  %1645 = phi i64 [ %1638, %1640 ], [ %1694, %1693 ]
  %1646 = phi i64 [ %1638, %1640 ], [ %1695, %1693 ]
  %1647 = phi i64 [ 0, %1640 ], [ %1696, %1693 ]
  %1648 = load i64, ptr %1641, align 8
  %1649 = getelementptr i64, ptr %1637, i64 %1648
  %1650 = getelementptr i64, ptr %1649, i64 %1647
  %1651 = load i64, ptr %1650, align 8
  %1652 = icmp slt i64 %1651, 0
  br i1 %1652, label %1693, label %1653

1653:                                             ; preds = %1644
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1654 = getelementptr inbounds nuw %struct.operand, ptr %1635, i64 %1651
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1654, i64 16, i1 false)
  br i1 %909, label %1659, label %1657

1655:                                             ; preds = %1690
  %1656 = load i64, ptr %897, align 8
  br label %1657

1657:                                             ; preds = %1655, %1653
  %1658 = phi i64 [ %1656, %1655 ], [ %1645, %1653 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %1693

1659:                                             ; preds = %1653, %1690
  %1660 = phi i64 [ %1691, %1690 ], [ 0, %1653 ]
  %1661 = load i64, ptr %1643, align 8
  %1662 = getelementptr inbounds nuw i64, ptr %894, i64 %1660
  %1663 = load i64, ptr %1662, align 8
  %1664 = load i64, ptr %895, align 8
  %1665 = mul nsw i64 %1664, %1647
  %1666 = sub i64 %1661, %1119
  %1667 = add i64 %1666, %1663
  %1668 = add nsw i64 %1667, %1665
  br i1 %900, label %1669, label %1685

1669:                                             ; preds = %1659
  %1670 = load i64, ptr %1642, align 8
  %1671 = getelementptr inbounds nuw i64, ptr %675, i64 %1660
  %1672 = load i64, ptr %1671, align 8
  %1673 = call fastcc i64 @get(ptr noundef nonnull %14, i64 noundef %1670, i64 noundef %1672)
  switch i64 %1664, label %1683 [
    i64 1, label %1674
    i64 2, label %1677
    i64 4, label %1680
  ]

1674:                                             ; preds = %1669
  %1675 = trunc i64 %1673 to i8
  %1676 = inttoptr i64 %1668 to ptr
  store i8 %1675, ptr %1676, align 1
  br label %1690

1677:                                             ; preds = %1669
  %1678 = trunc i64 %1673 to i16
  %1679 = inttoptr i64 %1668 to ptr
  store i16 %1678, ptr %1679, align 2
  br label %1690

1680:                                             ; preds = %1669
  %1681 = trunc i64 %1673 to i32
  %1682 = inttoptr i64 %1668 to ptr
  store i32 %1681, ptr %1682, align 4
  br label %1690

1683:                                             ; preds = %1669
  %1684 = inttoptr i64 %1668 to ptr
  store i64 %1673, ptr %1684, align 8
  br label %1690

1685:                                             ; preds = %1659
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1668, ptr %15, align 8
  store i64 0, ptr %83, align 8
  %1686 = getelementptr inbounds nuw i64, ptr %675, i64 %1660
  %1687 = load i64, ptr %1686, align 8
  %1688 = load i64, ptr %1642, align 8
  %1689 = call fastcc i64 @get(ptr noundef nonnull %15, i64 noundef %1688, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1687, i64 noundef %1689)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1690

1690:                                             ; preds = %1685, %1683, %1680, %1677, %1674
  %1691 = add nuw nsw i64 %1660, 1
  %1692 = icmp eq i64 %1691, %677
  br i1 %1692, label %1655, label %1659

1693:                                             ; preds = %1657, %1644
  %1694 = phi i64 [ %1645, %1644 ], [ %1658, %1657 ]
  %1695 = phi i64 [ %1646, %1644 ], [ %1658, %1657 ]
  %1696 = add nuw nsw i64 %1647, 1
  %1697 = icmp slt i64 %1696, %1695
  br i1 %1697, label %1644, label %1698

1698:                                             ; preds = %1693, %1633
  br i1 %900, label %1699, label %1702

1699:                                             ; preds = %1698
  %1700 = load i64, ptr %84, align 8
  %1701 = add nsw i64 %1700, 1
  store i64 %1701, ptr %84, align 8
  br label %1702

1702:                                             ; preds = %1699, %1698
  %1703 = icmp eq i64 %1117, 1
  br i1 %1703, label %1704, label %1708

1704:                                             ; preds = %1702
  %1705 = load i64, ptr %68, align 8
  %1706 = icmp eq i64 %1705, 0
  br i1 %1706, label %3567, label %1707

1707:                                             ; preds = %1704
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %497, i64 noundef %899, ptr noundef readonly %675, ptr noundef %894, i64 noundef %677)
  br label %3567

1708:                                             ; preds = %1702
  %1709 = load i64, ptr %85, align 8
  %1710 = inttoptr i64 %1709 to ptr
  %1711 = getelementptr inbounds i8, ptr %1710, i64 %497
  %1712 = load i8, ptr %1711, align 1
  %1713 = icmp eq i8 %1712, 0
  br i1 %1713, label %1714, label %1825

1714:                                             ; preds = %1708
  %1715 = load i64, ptr %73, align 8
  %1716 = inttoptr i64 %1715 to ptr
  br label %1717

1717:                                             ; preds = %1733, %1714
  %1718 = phi i64 [ 0, %1714 ], [ %1731, %1733 ]
  %1719 = icmp slt i64 %1718, %677
  br i1 %1719, label %1720, label %1740

1720:                                             ; preds = %1717
  %1721 = getelementptr inbounds i64, ptr %675, i64 %1718
  %1722 = load i64, ptr %1721, align 8
  %1723 = getelementptr inbounds i64, ptr %1716, i64 %1722
  %1724 = load i64, ptr %1723, align 8
  %1725 = load i64, ptr %101, align 8
  %1726 = sub nsw i64 %1725, %1724
  %1727 = call i64 @llvm.smin.i64(i64 %1726, i64 32)
  %1728 = and i64 %1724, 31
  %1729 = icmp eq i64 %1728, 0
  br i1 %1729, label %1730, label %1825

1730:                                             ; preds = %1720
  %1731 = add nsw i64 %1727, %1718
  %1732 = icmp sgt i64 %1731, %677
  br i1 %1732, label %1825, label %1733

1733:                                             ; preds = %1730
  %1734 = getelementptr i64, ptr %675, i64 %1731
  %1735 = getelementptr i8, ptr %1734, i64 -8
  %1736 = load i64, ptr %1735, align 8
  %1737 = add i64 %1722, -1
  %1738 = add i64 %1737, %1727
  %1739 = icmp eq i64 %1736, %1738
  br i1 %1739, label %1717, label %1825

1740:                                             ; preds = %1717
  %1741 = load i64, ptr %102, align 8
  %1742 = inttoptr i64 %1741 to ptr
  %1743 = mul nsw i64 %497, 24
  %1744 = getelementptr inbounds i8, ptr %1742, i64 %1743
  %1745 = call i64 @llvm.smax.i64(i64 %899, i64 4)
  %1746 = lshr i64 %1745, 2
  %1747 = udiv i64 32, %1746
  br i1 %909, label %1748, label %3567

1748:                                             ; preds = %1740
  %1749 = getelementptr inbounds nuw i8, ptr %1744, i64 8
  %1750 = getelementptr inbounds nuw i8, ptr %1744, i64 16
  %1751 = load i64, ptr %1749, align 8
  %1752 = load i64, ptr %1750, align 8
  br label %1753

1753:                                             ; preds = %1790, %1748
  %1754 = phi i64 [ %1752, %1748 ], [ %1793, %1790 ]
  %1755 = phi i64 [ %1751, %1748 ], [ %1792, %1790 ]
  %1756 = phi i64 [ 0, %1748 ], [ %1769, %1790 ]
  %1757 = getelementptr inbounds i64, ptr %675, i64 %1756
  %1758 = load i64, ptr %1757, align 8
  %1759 = getelementptr inbounds i64, ptr %1716, i64 %1758
  %1760 = load i64, ptr %1759, align 8
  %1761 = and i64 %1760, 31
  %1762 = icmp eq i64 %1761, 0
  br i1 %1762, label %1763, label %1766

1763:                                             ; preds = %1753
  %1764 = load i64, ptr %1744, align 8
  %1765 = add nsw i64 %1764, 1
  store i64 %1765, ptr %1744, align 8
  br label %1766

1766:                                             ; preds = %1763, %1753
  br label %1767

1767:                                             ; preds = %1766, %1774
  %1768 = phi i64 [ %1769, %1774 ], [ %1756, %1766 ]
  %1769 = add i64 %1768, 1
  %1770 = icmp slt i64 %1769, %677
  %1771 = sub nsw i64 %1769, %1756
  %1772 = icmp samesign ult i64 %1771, %1747
  %1773 = select i1 %1770, i1 %1772, i1 false
  br i1 %1773, label %1774, label %1781

1774:                                             ; preds = %1767
  %1775 = getelementptr inbounds i64, ptr %675, i64 %1769
  %1776 = load i64, ptr %1775, align 8
  %1777 = getelementptr inbounds i64, ptr %1716, i64 %1776
  %1778 = load i64, ptr %1777, align 8
  %1779 = srem i64 %1778, %1747
  %1780 = icmp eq i64 %1779, 0
  br i1 %1780, label %1781, label %1767

1781:                                             ; preds = %1774, %1767
  %1782 = phi i1 [ true, %1774 ], [ %1770, %1767 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1783 = icmp sgt i64 %1756, %1768
  br i1 %1783, label %1790, label %1784

1784:                                             ; preds = %1781, %1794
  %1785 = phi i64 [ %1795, %1794 ], [ %1756, %1781 ]
  %1786 = phi i64 [ %1822, %1794 ], [ 0, %1781 ]
  %1787 = getelementptr inbounds i64, ptr %894, i64 %1785
  %1788 = load i64, ptr %1787, align 8
  %1789 = ashr i64 %1788, 2
  br label %1797

1790:                                             ; preds = %1794, %1781
  %1791 = phi i64 [ 0, %1781 ], [ %1822, %1794 ]
  %1792 = add nsw i64 %1791, %1755
  store i64 %1792, ptr %1749, align 8
  %1793 = add nsw i64 %1754, 1
  store i64 %1793, ptr %1750, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1782, label %1753, label %3567

1794:                                             ; preds = %1820
  %1795 = add i64 %1785, 1
  %1796 = icmp eq i64 %1785, %1768
  br i1 %1796, label %1790, label %1784

1797:                                             ; preds = %1820, %1784
  %1798 = phi i64 [ 0, %1784 ], [ %1823, %1820 ]
  %1799 = phi i64 [ %1786, %1784 ], [ %1822, %1820 ]
  %1800 = add nsw i64 %1798, %1789
  %1801 = and i64 %1800, 31
  %1802 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1801
  %1803 = getelementptr inbounds nuw i64, ptr %3, i64 %1801
  %1804 = load i64, ptr %1803, align 8
  %1805 = icmp sgt i64 %1804, 0
  br i1 %1805, label %1806, label %1814

1806:                                             ; preds = %1797, %1811
  %1807 = phi i64 [ %1812, %1811 ], [ 0, %1797 ]
  %1808 = getelementptr inbounds nuw i64, ptr %1802, i64 %1807
  %1809 = load i64, ptr %1808, align 8
  %1810 = icmp eq i64 %1809, %1800
  br i1 %1810, label %1814, label %1811

1811:                                             ; preds = %1806
  %1812 = add nuw nsw i64 %1807, 1
  %1813 = icmp eq i64 %1812, %1804
  br i1 %1813, label %1817, label %1806

1814:                                             ; preds = %1806, %1797
  %1815 = phi i64 [ 0, %1797 ], [ %1807, %1806 ]
  %1816 = icmp eq i64 %1815, %1804
  br i1 %1816, label %1817, label %1820

1817:                                             ; preds = %1811, %1814
  %1818 = add nsw i64 %1804, 1
  store i64 %1818, ptr %1803, align 8
  %1819 = getelementptr inbounds i64, ptr %1802, i64 %1804
  store i64 %1800, ptr %1819, align 8
  br label %1820

1820:                                             ; preds = %1817, %1814
  %1821 = phi i64 [ %1818, %1817 ], [ %1804, %1814 ]
  %1822 = call i64 @llvm.smax.i64(i64 %1821, i64 %1799)
  %1823 = add nuw nsw i64 %1798, 1
  %1824 = icmp eq i64 %1823, %1746
  br i1 %1824, label %1794, label %1797

1825:                                             ; preds = %1733, %1730, %1720, %1708
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %497, i64 noundef %899, ptr noundef readonly %675, ptr noundef %894, i64 noundef %677)
  br label %3567

1826:                                             ; preds = %1090, %1105
  store i64 %1011, ptr %103, align 8
  br label %3598

1827:                                             ; preds = %890
  %1828 = load i64, ptr %56, align 8
  %1829 = icmp eq i64 %1828, 0
  br i1 %1829, label %3598, label %1830

1830:                                             ; preds = %1827
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1831 = load i64, ptr %39, align 8
  %1832 = inttoptr i64 %1831 to ptr
  %1833 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %1834 = load i64, ptr %1833, align 8
  %1835 = getelementptr inbounds %struct.operand, ptr %1832, i64 %1834
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1835, i64 16, i1 false)
  %1836 = getelementptr inbounds nuw i8, ptr %496, i64 40
  %1837 = load i64, ptr %1836, align 8
  %1838 = getelementptr inbounds %struct.operand, ptr %1832, i64 %1837
  %1839 = load i64, ptr %1838, align 8
  %1840 = getelementptr inbounds nuw i8, ptr %1838, i64 8
  %1841 = load i64, ptr %1840, align 8
  %1842 = load i64, ptr %57, align 8
  %1843 = inttoptr i64 %1842 to ptr
  %1844 = icmp sgt i64 %677, 0
  br i1 %1844, label %1845, label %1886

1845:                                             ; preds = %1830, %1865
  %1846 = phi i64 [ %1876, %1865 ], [ 0, %1830 ]
  %1847 = getelementptr inbounds nuw i64, ptr %675, i64 %1846
  %1848 = load i64, ptr %1847, align 8
  %1849 = load i64, ptr %56, align 8
  %1850 = inttoptr i64 %1849 to ptr
  %1851 = mul nsw i64 %1848, %1841
  %1852 = add i64 %1851, %1839
  %1853 = inttoptr i64 %1852 to ptr
  %1854 = load float, ptr %1853, align 4
  %1855 = call float @llvm.fabs.f32(float %1854)
  %1856 = fcmp olt float %1855, 0x3810000000000000
  %1857 = call float @llvm.copysign.f32(float 0.000000e+00, float %1854)
  %1858 = select i1 %1856, float %1857, float %1854
  %1859 = fpext float %1858 to double
  %1860 = call double %1850(double noundef %1859)
  %1861 = bitcast double %1860 to i64
  %1862 = and i64 %1861, 536870911
  %1863 = add nsw i64 %1862, -268435521
  %1864 = icmp ult i64 %1863, -129
  br i1 %1864, label %1865, label %1887

1865:                                             ; preds = %1845
  %1866 = fptrunc double %1860 to float
  %1867 = call float @llvm.fabs.f32(float %1866)
  %1868 = fcmp olt float %1867, 0x3810000000000000
  %1869 = call float @llvm.copysign.f32(float 0.000000e+00, float %1866)
  %1870 = select i1 %1868, float %1869, float %1866
  %1871 = fcmp uno float %1870, 0.000000e+00
  %1872 = bitcast float %1870 to i32
  %1873 = zext i32 %1872 to i64
  %1874 = select i1 %1871, i64 2147483647, i64 %1873
  %1875 = getelementptr inbounds nuw i64, ptr %1843, i64 %1846
  store i64 %1874, ptr %1875, align 8
  %1876 = add nuw nsw i64 %1846, 1
  %1877 = icmp eq i64 %1876, %677
  br i1 %1877, label %1878, label %1845

1878:                                             ; preds = %1865, %1878
  %1879 = phi i64 [ %1884, %1878 ], [ 0, %1865 ]
  %1880 = getelementptr inbounds nuw i64, ptr %675, i64 %1879
  %1881 = load i64, ptr %1880, align 8
  %1882 = getelementptr inbounds nuw i64, ptr %1843, i64 %1879
  %1883 = load i64, ptr %1882, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1881, i64 noundef %1883)
  %1884 = add nuw nsw i64 %1879, 1
  %1885 = icmp eq i64 %1884, %677
  br i1 %1885, label %1886, label %1878

1886:                                             ; preds = %1878, %1830
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3567

1887:                                             ; preds = %1845
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3598

1888:                                             ; preds = %890
  %1889 = getelementptr inbounds nuw i8, ptr %496, i64 80
  %1890 = load i64, ptr %1889, align 8
  %1891 = icmp eq i64 %1890, 2
  br i1 %1891, label %1892, label %1897

1892:                                             ; preds = %1888
  %1893 = getelementptr inbounds nuw i8, ptr %496, i64 56
  %1894 = load i64, ptr %1893, align 8
  %1895 = getelementptr inbounds %struct.operand, ptr %469, i64 %1894
  %1896 = call fastcc i64 @count_held(ptr noundef %1895, i64 noundef 0, ptr noundef %675, i64 noundef %677)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %497, i64 noundef %1896, ptr noundef %675, i64 noundef %677, ptr noundef null, i64 noundef 0)
  br label %1897

1897:                                             ; preds = %1892, %1888
  %1898 = icmp eq i64 %677, 0
  br i1 %1898, label %3456, label %1899

1899:                                             ; preds = %1897
  %1900 = getelementptr inbounds nuw i8, ptr %496, i64 8
  %1901 = getelementptr inbounds nuw i8, ptr %496, i64 64
  %1902 = getelementptr inbounds nuw i8, ptr %496, i64 40
  %1903 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %1904 = getelementptr inbounds nuw i8, ptr %496, i64 48
  %1905 = getelementptr inbounds nuw i8, ptr %496, i64 56
  br label %1906

1906:                                             ; preds = %3452, %1899
  %1907 = phi ptr [ %675, %1899 ], [ %3453, %3452 ]
  %1908 = phi i64 [ %677, %1899 ], [ %3454, %3452 ]
  %1909 = call i64 @llvm.smin.i64(i64 %1908, i64 256)
  %1910 = getelementptr i64, ptr %1907, i64 %1909
  %1911 = getelementptr i8, ptr %1910, i64 -8
  %1912 = load i64, ptr %1911, align 8
  %1913 = load i64, ptr %1907, align 8
  %1914 = sub nsw i64 %1912, %1913
  %1915 = shl nsw i64 %1909, 1
  %1916 = icmp slt i64 %1914, %1915
  %1917 = zext i1 %1916 to i64
  br i1 %1916, label %1918, label %1928

1918:                                             ; preds = %1906, %1918
  %1919 = phi i64 [ %1925, %1918 ], [ %1909, %1906 ]
  %1920 = getelementptr i64, ptr %1907, i64 %1919
  %1921 = getelementptr i8, ptr %1920, i64 -8
  %1922 = load i64, ptr %1921, align 8
  %1923 = sub i64 %1922, %1913
  %1924 = icmp sgt i64 %1923, 255
  %1925 = add nsw i64 %1919, -1
  br i1 %1924, label %1918, label %1926

1926:                                             ; preds = %1918
  %1927 = add nsw i64 %1923, 1
  br label %1928

1928:                                             ; preds = %1926, %1906
  %1929 = phi i64 [ %1919, %1926 ], [ %1909, %1906 ]
  %1930 = phi i64 [ %1927, %1926 ], [ %1909, %1906 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1907, ptr %12, align 8
  store i64 %1929, ptr %86, align 8
  store i64 %1930, ptr %87, align 8
  store i64 %1917, ptr %88, align 8
  %1931 = icmp eq i64 %1930, %1929
  %1932 = select i1 %1916, i1 %1931, i1 false
  %1933 = zext i1 %1932 to i64
  store i64 %1933, ptr %89, align 8
  %1934 = load i64, ptr %39, align 8
  %1935 = inttoptr i64 %1934 to ptr
  %1936 = load i64, ptr %82, align 8
  %1937 = inttoptr i64 %1936 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %1938 = load i64, ptr %496, align 8
  switch i64 %1938, label %2048 [
    i64 26, label %1939
    i64 27, label %1980
  ]

1939:                                             ; preds = %1928
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1940 = load i64, ptr %1901, align 8
  %1941 = icmp sgt i64 %1940, 0
  br i1 %1941, label %1942, label %1974

1942:                                             ; preds = %1939
  %1943 = load i64, ptr %1902, align 8
  %1944 = getelementptr i64, ptr %1937, i64 %1943
  %1945 = load i64, ptr %1900, align 8
  %1946 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1945
  %1947 = icmp sgt i64 %1930, 0
  br label %1948

1948:                                             ; preds = %1961, %1942
  %1949 = phi i64 [ 0, %1942 ], [ %1962, %1961 ]
  %1950 = getelementptr i64, ptr %1944, i64 %1949
  %1951 = load i64, ptr %1950, align 8
  %1952 = getelementptr inbounds %struct.operand, ptr %1935, i64 %1951
  %1953 = load i64, ptr %1952, align 8
  %1954 = getelementptr inbounds nuw i8, ptr %1952, i64 8
  %1955 = load i64, ptr %1954, align 8
  call fastcc void @widen(i64 %1953, i64 %1955, i64 noundef %1945, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %1947, label %1956, label %1961

1956:                                             ; preds = %1948
  %1957 = load i8, ptr %1946, align 1
  %1958 = zext i8 %1957 to i64
  %1959 = shl i64 %1949, 3
  %1960 = mul i64 %1959, %1958
  br label %1964

1961:                                             ; preds = %1964, %1948
  %1962 = add nuw nsw i64 %1949, 1
  %1963 = icmp eq i64 %1962, %1940
  br i1 %1963, label %1974, label %1948

1964:                                             ; preds = %1964, %1956
  %1965 = phi i64 [ 0, %1956 ], [ %1972, %1964 ]
  %1966 = getelementptr inbounds nuw i64, ptr %7, i64 %1965
  %1967 = load i64, ptr %1966, align 8
  %1968 = shl i64 %1967, %1960
  %1969 = getelementptr inbounds nuw i64, ptr %6, i64 %1965
  %1970 = load i64, ptr %1969, align 8
  %1971 = or i64 %1968, %1970
  store i64 %1971, ptr %1969, align 8
  %1972 = add nuw nsw i64 %1965, 1
  %1973 = icmp eq i64 %1972, %1930
  br i1 %1973, label %1961, label %1964

1974:                                             ; preds = %1961, %1939
  %1975 = load i64, ptr %1903, align 8
  %1976 = getelementptr inbounds %struct.operand, ptr %1935, i64 %1975
  %1977 = load i64, ptr %1976, align 8
  %1978 = getelementptr inbounds nuw i8, ptr %1976, i64 8
  %1979 = load i64, ptr %1978, align 8
  call fastcc void @narrow(i64 %1977, i64 %1979, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3452

1980:                                             ; preds = %1928
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1981 = load i64, ptr %1900, align 8
  %1982 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1981
  %1983 = load i8, ptr %1982, align 1
  %1984 = zext i8 %1983 to i64
  %1985 = shl nuw nsw i64 %1984, 3
  %1986 = load i64, ptr %1901, align 8
  %1987 = mul nsw i64 %1985, %1986
  %1988 = load i64, ptr %1902, align 8
  %1989 = getelementptr inbounds %struct.operand, ptr %1935, i64 %1988
  %1990 = icmp eq i64 %1987, 64
  %1991 = icmp eq i64 %1987, 32
  %1992 = select i1 %1991, i64 2, i64 1
  %1993 = select i1 %1990, i64 3, i64 %1992
  %1994 = load i64, ptr %1989, align 8
  %1995 = getelementptr inbounds nuw i8, ptr %1989, i64 8
  %1996 = load i64, ptr %1995, align 8
  call fastcc void @widen(i64 %1994, i64 %1996, i64 noundef %1993, ptr noundef nonnull readonly %12, ptr noundef %4)
  %1997 = icmp sgt i64 %1986, 0
  br i1 %1997, label %1998, label %2047

1998:                                             ; preds = %1980
  %1999 = icmp sgt i64 %1930, 0
  br label %2000

2000:                                             ; preds = %2043, %1998
  %2001 = phi i64 [ %1986, %1998 ], [ %2044, %2043 ]
  %2002 = phi i64 [ 0, %1998 ], [ %2045, %2043 ]
  %2003 = load i64, ptr %1903, align 8
  %2004 = getelementptr i64, ptr %1937, i64 %2003
  %2005 = getelementptr i64, ptr %2004, i64 %2002
  %2006 = load i64, ptr %2005, align 8
  %2007 = icmp slt i64 %2006, 0
  br i1 %2007, label %2043, label %2008

2008:                                             ; preds = %2000
  br i1 %1999, label %2009, label %2012

2009:                                             ; preds = %2008
  %2010 = mul nuw nsw i64 %2002, %1985
  %2011 = load i64, ptr %1900, align 8
  br label %2018

2012:                                             ; preds = %2038, %2008
  %2013 = getelementptr inbounds nuw %struct.operand, ptr %1935, i64 %2006
  %2014 = load i64, ptr %2013, align 8
  %2015 = getelementptr inbounds nuw i8, ptr %2013, i64 8
  %2016 = load i64, ptr %2015, align 8
  call fastcc void @narrow(i64 %2014, i64 %2016, ptr noundef nonnull readonly %12, ptr noundef %5)
  %2017 = load i64, ptr %1901, align 8
  br label %2043

2018:                                             ; preds = %2038, %2009
  %2019 = phi i64 [ 0, %2009 ], [ %2041, %2038 ]
  %2020 = getelementptr inbounds nuw i64, ptr %4, i64 %2019
  %2021 = load i64, ptr %2020, align 8
  %2022 = lshr i64 %2021, %2010
  switch i64 %2011, label %2038 [
    i64 0, label %2023
    i64 1, label %2025
    i64 2, label %2027
    i64 4, label %2029
    i64 5, label %2032
    i64 6, label %2035
  ]

2023:                                             ; preds = %2018
  %2024 = and i64 %2022, 255
  br label %2038

2025:                                             ; preds = %2018
  %2026 = and i64 %2022, 65535
  br label %2038

2027:                                             ; preds = %2018
  %2028 = and i64 %2022, 4294967295
  br label %2038

2029:                                             ; preds = %2018
  %2030 = shl i64 %2022, 56
  %2031 = ashr exact i64 %2030, 56
  br label %2038

2032:                                             ; preds = %2018
  %2033 = shl i64 %2022, 48
  %2034 = ashr exact i64 %2033, 48
  br label %2038

2035:                                             ; preds = %2018
  %2036 = shl i64 %2022, 32
  %2037 = ashr exact i64 %2036, 32
  br label %2038

2038:                                             ; preds = %2035, %2032, %2029, %2027, %2025, %2023, %2018
  %2039 = phi i64 [ %2037, %2035 ], [ %2024, %2023 ], [ %2026, %2025 ], [ %2028, %2027 ], [ %2031, %2029 ], [ %2034, %2032 ], [ %2022, %2018 ]
  %2040 = getelementptr inbounds nuw i64, ptr %5, i64 %2019
  store i64 %2039, ptr %2040, align 8
  %2041 = add nuw nsw i64 %2019, 1
  %2042 = icmp eq i64 %2041, %1930
  br i1 %2042, label %2012, label %2018

2043:                                             ; preds = %2012, %2000
  %2044 = phi i64 [ %2001, %2000 ], [ %2017, %2012 ]
  %2045 = add nuw nsw i64 %2002, 1
  %2046 = icmp slt i64 %2045, %2044
  br i1 %2046, label %2000, label %2047

2047:                                             ; preds = %2043, %1980
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3452

2048:                                             ; preds = %1928
  %2049 = load i64, ptr %1903, align 8
  %2050 = getelementptr inbounds %struct.operand, ptr %1935, i64 %2049
  %2051 = load i64, ptr %2050, align 8
  %2052 = getelementptr inbounds nuw i8, ptr %2050, i64 8
  %2053 = load i64, ptr %2052, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %2054 = load i64, ptr %1900, align 8
  store i64 %2054, ptr %9, align 16
  %2055 = and i64 %1938, -2
  %2056 = icmp eq i64 %2055, 16
  %2057 = select i1 %2056, i64 2, i64 %2054
  store i64 %2057, ptr %90, align 8
  switch i64 %1938, label %2058 [
    i64 18, label %2063
    i64 11, label %2059
  ]

2058:                                             ; preds = %2048
  br label %2059

2059:                                             ; preds = %2058, %2048
  %2060 = phi i64 [ 8, %2058 ], [ 64, %2048 ]
  %2061 = getelementptr inbounds nuw i8, ptr %496, i64 %2060
  %2062 = load i64, ptr %2061, align 8
  br label %2063

2063:                                             ; preds = %2059, %2048
  %2064 = phi i64 [ 10, %2048 ], [ %2062, %2059 ]
  store i64 %2064, ptr %91, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %2065 = load i64, ptr %1902, align 8
  store i64 %2065, ptr %10, align 16
  %2066 = load i64, ptr %1904, align 8
  store i64 %2066, ptr %92, align 8
  %2067 = load i64, ptr %1905, align 8
  store i64 %2067, ptr %93, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %95, ptr %94, align 8
  store ptr %97, ptr %96, align 16
  %2068 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2054
  %2069 = load i8, ptr %2068, align 1
  %2070 = zext i8 %2069 to i64
  %2071 = shl nuw i64 1, %2054
  %2072 = and i64 %2071, 1075
  %2073 = icmp eq i64 %2072, 0
  br i1 %2073, label %2074, label %2089

2074:                                             ; preds = %2063
  switch i64 %1938, label %2089 [
    i64 4, label %2075
    i64 5, label %2075
    i64 6, label %2075
    i64 7, label %2075
    i64 12, label %2075
    i64 13, label %2075
    i64 14, label %2075
    i64 18, label %2075
    i64 10, label %2075
    i64 16, label %2075
    i64 17, label %2077
    i64 25, label %2082
    i64 29, label %2082
    i64 21, label %2082
    i64 22, label %2082
  ]

2075:                                             ; preds = %2074, %2074, %2074, %2074, %2074, %2074, %2074, %2074, %2074, %2074
  %2076 = icmp eq i64 %2053, %2070
  br label %2086

2077:                                             ; preds = %2074
  %2078 = icmp eq i64 %2053, %2070
  br i1 %2078, label %2079, label %2086

2079:                                             ; preds = %2077
  %2080 = and i64 %2054, -4
  %2081 = icmp ne i64 %2080, 4
  br label %2086

2082:                                             ; preds = %2074, %2074, %2074, %2074
  %2083 = icmp eq i64 %2054, 8
  %2084 = icmp eq i64 %2053, %2070
  %2085 = select i1 %2083, i1 %2084, i1 false
  br label %2086

2086:                                             ; preds = %2082, %2079, %2077, %2075
  %2087 = phi i1 [ false, %2077 ], [ %2076, %2075 ], [ %2081, %2079 ], [ %2085, %2082 ]
  %2088 = xor i1 %2087, true
  br label %2094

2089:                                             ; preds = %2074, %2063
  %2090 = icmp eq i64 %1938, 19
  %2091 = and i64 %2071, 972
  %2092 = icmp ne i64 %2091, 0
  %2093 = and i1 %2090, %2092
  br label %2094

2094:                                             ; preds = %2089, %2086
  %2095 = phi i1 [ %2090, %2089 ], [ false, %2086 ]
  %2096 = phi i1 [ true, %2089 ], [ %2088, %2086 ]
  %2097 = phi i1 [ %2093, %2089 ], [ %2087, %2086 ]
  %2098 = phi i1 [ %2093, %2089 ], [ false, %2086 ]
  br label %2100

2099:                                             ; preds = %2124
  br i1 %2095, label %2127, label %2411

2100:                                             ; preds = %2124, %2094
  %2101 = phi i64 [ 0, %2094 ], [ %2125, %2124 ]
  %2102 = getelementptr inbounds nuw i64, ptr %10, i64 %2101
  %2103 = load i64, ptr %2102, align 8
  %2104 = icmp slt i64 %2103, 0
  br i1 %2104, label %2124, label %2105

2105:                                             ; preds = %2100
  %2106 = getelementptr inbounds nuw %struct.operand, ptr %1935, i64 %2103
  %2107 = getelementptr inbounds nuw i64, ptr %9, i64 %2101
  %2108 = load i64, ptr %2107, align 8
  br i1 %2097, label %2109, label %2119

2109:                                             ; preds = %2105
  %2110 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2108
  %2111 = load i8, ptr %2110, align 1
  %2112 = zext i8 %2111 to i64
  %2113 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2101
  %2114 = load i64, ptr %2106, align 8
  %2115 = getelementptr inbounds nuw i8, ptr %2106, i64 8
  %2116 = load i64, ptr %2115, align 8
  %2117 = call fastcc ptr @column(i64 %2114, i64 %2116, i64 noundef %2112, ptr noundef nonnull readonly %12, ptr noundef %2113)
  %2118 = getelementptr inbounds nuw ptr, ptr %11, i64 %2101
  store ptr %2117, ptr %2118, align 8
  br label %2124

2119:                                             ; preds = %2105
  %2120 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %2101
  %2121 = load i64, ptr %2106, align 8
  %2122 = getelementptr inbounds nuw i8, ptr %2106, i64 8
  %2123 = load i64, ptr %2122, align 8
  call fastcc void @widen(i64 %2121, i64 %2123, i64 noundef %2108, ptr noundef nonnull readonly %12, ptr noundef %2120)
  br label %2124

2124:                                             ; preds = %2119, %2109, %2100
  %2125 = add nuw nsw i64 %2101, 1
  %2126 = icmp eq i64 %2125, 3
  br i1 %2126, label %2099, label %2100

2127:                                             ; preds = %2099
  %2128 = add nsw i64 %2051, %1913
  %2129 = inttoptr i64 %2128 to ptr
  %2130 = select i1 %1932, ptr %2129, ptr %98
  %2131 = load i64, ptr %1901, align 8
  %2132 = load ptr, ptr %11, align 16
  %2133 = load ptr, ptr %94, align 8
  br i1 %2098, label %2134, label %2289

2134:                                             ; preds = %2127
  %2135 = icmp sgt i64 %2054, 7
  br i1 %2135, label %2136, label %2289

2136:                                             ; preds = %2134
  %2137 = icmp eq i64 %2054, 9
  %2138 = icmp sgt i64 %1930, 0
  switch i64 %2131, label %2264 [
    i64 0, label %2139
    i64 1, label %2164
    i64 2, label %2189
    i64 3, label %2214
    i64 4, label %2239
  ]

2139:                                             ; preds = %2136
  br i1 %2137, label %2140, label %2141

2140:                                             ; preds = %2139
  br i1 %2138, label %2142, label %2385

2141:                                             ; preds = %2139
  br i1 %2138, label %2153, label %2385

2142:                                             ; preds = %2140, %2142
  %2143 = phi i64 [ %2151, %2142 ], [ 0, %2140 ]
  %2144 = getelementptr inbounds nuw double, ptr %2132, i64 %2143
  %2145 = load double, ptr %2144, align 8
  %2146 = getelementptr inbounds nuw double, ptr %2133, i64 %2143
  %2147 = load double, ptr %2146, align 8
  %2148 = fcmp oeq double %2145, %2147
  %2149 = zext i1 %2148 to i8
  %2150 = getelementptr inbounds nuw i8, ptr %2130, i64 %2143
  store i8 %2149, ptr %2150, align 1
  %2151 = add nuw nsw i64 %2143, 1
  %2152 = icmp eq i64 %2151, %1930
  br i1 %2152, label %2385, label %2142

2153:                                             ; preds = %2141, %2153
  %2154 = phi i64 [ %2162, %2153 ], [ 0, %2141 ]
  %2155 = getelementptr inbounds nuw float, ptr %2132, i64 %2154
  %2156 = load float, ptr %2155, align 4
  %2157 = getelementptr inbounds nuw float, ptr %2133, i64 %2154
  %2158 = load float, ptr %2157, align 4
  %2159 = fcmp oeq float %2156, %2158
  %2160 = zext i1 %2159 to i8
  %2161 = getelementptr inbounds nuw i8, ptr %2130, i64 %2154
  store i8 %2160, ptr %2161, align 1
  %2162 = add nuw nsw i64 %2154, 1
  %2163 = icmp eq i64 %2162, %1930
  br i1 %2163, label %2385, label %2153

2164:                                             ; preds = %2136
  br i1 %2137, label %2165, label %2166

2165:                                             ; preds = %2164
  br i1 %2138, label %2167, label %2385

2166:                                             ; preds = %2164
  br i1 %2138, label %2178, label %2385

2167:                                             ; preds = %2165, %2167
  %2168 = phi i64 [ %2176, %2167 ], [ 0, %2165 ]
  %2169 = getelementptr inbounds nuw double, ptr %2132, i64 %2168
  %2170 = load double, ptr %2169, align 8
  %2171 = getelementptr inbounds nuw double, ptr %2133, i64 %2168
  %2172 = load double, ptr %2171, align 8
  %2173 = fcmp one double %2170, %2172
  %2174 = zext i1 %2173 to i8
  %2175 = getelementptr inbounds nuw i8, ptr %2130, i64 %2168
  store i8 %2174, ptr %2175, align 1
  %2176 = add nuw nsw i64 %2168, 1
  %2177 = icmp eq i64 %2176, %1930
  br i1 %2177, label %2385, label %2167

2178:                                             ; preds = %2166, %2178
  %2179 = phi i64 [ %2187, %2178 ], [ 0, %2166 ]
  %2180 = getelementptr inbounds nuw float, ptr %2132, i64 %2179
  %2181 = load float, ptr %2180, align 4
  %2182 = getelementptr inbounds nuw float, ptr %2133, i64 %2179
  %2183 = load float, ptr %2182, align 4
  %2184 = fcmp one float %2181, %2183
  %2185 = zext i1 %2184 to i8
  %2186 = getelementptr inbounds nuw i8, ptr %2130, i64 %2179
  store i8 %2185, ptr %2186, align 1
  %2187 = add nuw nsw i64 %2179, 1
  %2188 = icmp eq i64 %2187, %1930
  br i1 %2188, label %2385, label %2178

2189:                                             ; preds = %2136
  br i1 %2137, label %2190, label %2191

2190:                                             ; preds = %2189
  br i1 %2138, label %2192, label %2385

2191:                                             ; preds = %2189
  br i1 %2138, label %2203, label %2385

2192:                                             ; preds = %2190, %2192
  %2193 = phi i64 [ %2201, %2192 ], [ 0, %2190 ]
  %2194 = getelementptr inbounds nuw double, ptr %2132, i64 %2193
  %2195 = load double, ptr %2194, align 8
  %2196 = getelementptr inbounds nuw double, ptr %2133, i64 %2193
  %2197 = load double, ptr %2196, align 8
  %2198 = fcmp olt double %2195, %2197
  %2199 = zext i1 %2198 to i8
  %2200 = getelementptr inbounds nuw i8, ptr %2130, i64 %2193
  store i8 %2199, ptr %2200, align 1
  %2201 = add nuw nsw i64 %2193, 1
  %2202 = icmp eq i64 %2201, %1930
  br i1 %2202, label %2385, label %2192

2203:                                             ; preds = %2191, %2203
  %2204 = phi i64 [ %2212, %2203 ], [ 0, %2191 ]
  %2205 = getelementptr inbounds nuw float, ptr %2132, i64 %2204
  %2206 = load float, ptr %2205, align 4
  %2207 = getelementptr inbounds nuw float, ptr %2133, i64 %2204
  %2208 = load float, ptr %2207, align 4
  %2209 = fcmp olt float %2206, %2208
  %2210 = zext i1 %2209 to i8
  %2211 = getelementptr inbounds nuw i8, ptr %2130, i64 %2204
  store i8 %2210, ptr %2211, align 1
  %2212 = add nuw nsw i64 %2204, 1
  %2213 = icmp eq i64 %2212, %1930
  br i1 %2213, label %2385, label %2203

2214:                                             ; preds = %2136
  br i1 %2137, label %2215, label %2216

2215:                                             ; preds = %2214
  br i1 %2138, label %2217, label %2385

2216:                                             ; preds = %2214
  br i1 %2138, label %2228, label %2385

2217:                                             ; preds = %2215, %2217
  %2218 = phi i64 [ %2226, %2217 ], [ 0, %2215 ]
  %2219 = getelementptr inbounds nuw double, ptr %2132, i64 %2218
  %2220 = load double, ptr %2219, align 8
  %2221 = getelementptr inbounds nuw double, ptr %2133, i64 %2218
  %2222 = load double, ptr %2221, align 8
  %2223 = fcmp ole double %2220, %2222
  %2224 = zext i1 %2223 to i8
  %2225 = getelementptr inbounds nuw i8, ptr %2130, i64 %2218
  store i8 %2224, ptr %2225, align 1
  %2226 = add nuw nsw i64 %2218, 1
  %2227 = icmp eq i64 %2226, %1930
  br i1 %2227, label %2385, label %2217

2228:                                             ; preds = %2216, %2228
  %2229 = phi i64 [ %2237, %2228 ], [ 0, %2216 ]
  %2230 = getelementptr inbounds nuw float, ptr %2132, i64 %2229
  %2231 = load float, ptr %2230, align 4
  %2232 = getelementptr inbounds nuw float, ptr %2133, i64 %2229
  %2233 = load float, ptr %2232, align 4
  %2234 = fcmp ole float %2231, %2233
  %2235 = zext i1 %2234 to i8
  %2236 = getelementptr inbounds nuw i8, ptr %2130, i64 %2229
  store i8 %2235, ptr %2236, align 1
  %2237 = add nuw nsw i64 %2229, 1
  %2238 = icmp eq i64 %2237, %1930
  br i1 %2238, label %2385, label %2228

2239:                                             ; preds = %2136
  br i1 %2137, label %2240, label %2241

2240:                                             ; preds = %2239
  br i1 %2138, label %2242, label %2385

2241:                                             ; preds = %2239
  br i1 %2138, label %2253, label %2385

2242:                                             ; preds = %2240, %2242
  %2243 = phi i64 [ %2251, %2242 ], [ 0, %2240 ]
  %2244 = getelementptr inbounds nuw double, ptr %2132, i64 %2243
  %2245 = load double, ptr %2244, align 8
  %2246 = getelementptr inbounds nuw double, ptr %2133, i64 %2243
  %2247 = load double, ptr %2246, align 8
  %2248 = fcmp ogt double %2245, %2247
  %2249 = zext i1 %2248 to i8
  %2250 = getelementptr inbounds nuw i8, ptr %2130, i64 %2243
  store i8 %2249, ptr %2250, align 1
  %2251 = add nuw nsw i64 %2243, 1
  %2252 = icmp eq i64 %2251, %1930
  br i1 %2252, label %2385, label %2242

2253:                                             ; preds = %2241, %2253
  %2254 = phi i64 [ %2262, %2253 ], [ 0, %2241 ]
  %2255 = getelementptr inbounds nuw float, ptr %2132, i64 %2254
  %2256 = load float, ptr %2255, align 4
  %2257 = getelementptr inbounds nuw float, ptr %2133, i64 %2254
  %2258 = load float, ptr %2257, align 4
  %2259 = fcmp ogt float %2256, %2258
  %2260 = zext i1 %2259 to i8
  %2261 = getelementptr inbounds nuw i8, ptr %2130, i64 %2254
  store i8 %2260, ptr %2261, align 1
  %2262 = add nuw nsw i64 %2254, 1
  %2263 = icmp eq i64 %2262, %1930
  br i1 %2263, label %2385, label %2253

2264:                                             ; preds = %2136
  br i1 %2137, label %2265, label %2266

2265:                                             ; preds = %2264
  br i1 %2138, label %2267, label %2385

2266:                                             ; preds = %2264
  br i1 %2138, label %2278, label %2385

2267:                                             ; preds = %2265, %2267
  %2268 = phi i64 [ %2276, %2267 ], [ 0, %2265 ]
  %2269 = getelementptr inbounds nuw double, ptr %2132, i64 %2268
  %2270 = load double, ptr %2269, align 8
  %2271 = getelementptr inbounds nuw double, ptr %2133, i64 %2268
  %2272 = load double, ptr %2271, align 8
  %2273 = fcmp oge double %2270, %2272
  %2274 = zext i1 %2273 to i8
  %2275 = getelementptr inbounds nuw i8, ptr %2130, i64 %2268
  store i8 %2274, ptr %2275, align 1
  %2276 = add nuw nsw i64 %2268, 1
  %2277 = icmp eq i64 %2276, %1930
  br i1 %2277, label %2385, label %2267

2278:                                             ; preds = %2266, %2278
  %2279 = phi i64 [ %2287, %2278 ], [ 0, %2266 ]
  %2280 = getelementptr inbounds nuw float, ptr %2132, i64 %2279
  %2281 = load float, ptr %2280, align 4
  %2282 = getelementptr inbounds nuw float, ptr %2133, i64 %2279
  %2283 = load float, ptr %2282, align 4
  %2284 = fcmp oge float %2281, %2283
  %2285 = zext i1 %2284 to i8
  %2286 = getelementptr inbounds nuw i8, ptr %2130, i64 %2279
  store i8 %2285, ptr %2286, align 1
  %2287 = add nuw nsw i64 %2279, 1
  %2288 = icmp eq i64 %2287, %1930
  br i1 %2288, label %2385, label %2278

2289:                                             ; preds = %2134, %2127
  %2290 = phi i64 [ %2054, %2134 ], [ 7, %2127 ]
  %2291 = and i64 %2131, -5
  %2292 = icmp eq i64 %2291, 1
  %2293 = icmp eq i64 %2131, 3
  %2294 = or i1 %2293, %2292
  %2295 = add i64 %2131, -3
  %2296 = icmp ult i64 %2295, 2
  %2297 = select i1 %2296, ptr %2132, ptr %2133
  %2298 = select i1 %2296, ptr %2133, ptr %2132
  %2299 = icmp ult i64 %2131, 2
  br i1 %2299, label %2300, label %2331

2300:                                             ; preds = %2289
  %2301 = shl nuw nsw i64 1, %2290
  %2302 = and i64 %2301, 324
  %2303 = icmp eq i64 %2302, 0
  %2304 = icmp sgt i64 %1930, 0
  br i1 %2303, label %2306, label %2305

2305:                                             ; preds = %2300
  br i1 %2304, label %2307, label %2385

2306:                                             ; preds = %2300
  br i1 %2304, label %2319, label %2385

2307:                                             ; preds = %2305, %2307
  %2308 = phi i64 [ %2317, %2307 ], [ 0, %2305 ]
  %2309 = getelementptr inbounds nuw i32, ptr %2132, i64 %2308
  %2310 = load i32, ptr %2309, align 4
  %2311 = getelementptr inbounds nuw i32, ptr %2133, i64 %2308
  %2312 = load i32, ptr %2311, align 4
  %2313 = icmp eq i32 %2310, %2312
  %2314 = xor i1 %2294, %2313
  %2315 = zext i1 %2314 to i8
  %2316 = getelementptr inbounds nuw i8, ptr %2130, i64 %2308
  store i8 %2315, ptr %2316, align 1
  %2317 = add nuw nsw i64 %2308, 1
  %2318 = icmp eq i64 %2317, %1930
  br i1 %2318, label %2385, label %2307

2319:                                             ; preds = %2306, %2319
  %2320 = phi i64 [ %2329, %2319 ], [ 0, %2306 ]
  %2321 = getelementptr inbounds nuw i64, ptr %2132, i64 %2320
  %2322 = load i64, ptr %2321, align 8
  %2323 = getelementptr inbounds nuw i64, ptr %2133, i64 %2320
  %2324 = load i64, ptr %2323, align 8
  %2325 = icmp eq i64 %2322, %2324
  %2326 = xor i1 %2294, %2325
  %2327 = zext i1 %2326 to i8
  %2328 = getelementptr inbounds nuw i8, ptr %2130, i64 %2320
  store i8 %2327, ptr %2328, align 1
  %2329 = add nuw nsw i64 %2320, 1
  %2330 = icmp eq i64 %2329, %1930
  br i1 %2330, label %2385, label %2319

2331:                                             ; preds = %2289
  %2332 = icmp sgt i64 %1930, 0
  switch i64 %2290, label %2336 [
    i64 2, label %2335
    i64 6, label %2334
    i64 3, label %2333
  ]

2333:                                             ; preds = %2331
  br i1 %2332, label %2361, label %2385

2334:                                             ; preds = %2331
  br i1 %2332, label %2349, label %2385

2335:                                             ; preds = %2331
  br i1 %2332, label %2337, label %2385

2336:                                             ; preds = %2331
  br i1 %2332, label %2373, label %2385

2337:                                             ; preds = %2335, %2337
  %2338 = phi i64 [ %2347, %2337 ], [ 0, %2335 ]
  %2339 = getelementptr inbounds nuw i32, ptr %2298, i64 %2338
  %2340 = load i32, ptr %2339, align 4
  %2341 = getelementptr inbounds nuw i32, ptr %2297, i64 %2338
  %2342 = load i32, ptr %2341, align 4
  %2343 = icmp ult i32 %2340, %2342
  %2344 = xor i1 %2294, %2343
  %2345 = zext i1 %2344 to i8
  %2346 = getelementptr inbounds nuw i8, ptr %2130, i64 %2338
  store i8 %2345, ptr %2346, align 1
  %2347 = add nuw nsw i64 %2338, 1
  %2348 = icmp eq i64 %2347, %1930
  br i1 %2348, label %2385, label %2337

2349:                                             ; preds = %2334, %2349
  %2350 = phi i64 [ %2359, %2349 ], [ 0, %2334 ]
  %2351 = getelementptr inbounds nuw i32, ptr %2298, i64 %2350
  %2352 = load i32, ptr %2351, align 4
  %2353 = getelementptr inbounds nuw i32, ptr %2297, i64 %2350
  %2354 = load i32, ptr %2353, align 4
  %2355 = icmp slt i32 %2352, %2354
  %2356 = xor i1 %2294, %2355
  %2357 = zext i1 %2356 to i8
  %2358 = getelementptr inbounds nuw i8, ptr %2130, i64 %2350
  store i8 %2357, ptr %2358, align 1
  %2359 = add nuw nsw i64 %2350, 1
  %2360 = icmp eq i64 %2359, %1930
  br i1 %2360, label %2385, label %2349

2361:                                             ; preds = %2333, %2361
  %2362 = phi i64 [ %2371, %2361 ], [ 0, %2333 ]
  %2363 = getelementptr inbounds nuw i64, ptr %2298, i64 %2362
  %2364 = load i64, ptr %2363, align 8
  %2365 = getelementptr inbounds nuw i64, ptr %2297, i64 %2362
  %2366 = load i64, ptr %2365, align 8
  %2367 = icmp ult i64 %2364, %2366
  %2368 = xor i1 %2294, %2367
  %2369 = zext i1 %2368 to i8
  %2370 = getelementptr inbounds nuw i8, ptr %2130, i64 %2362
  store i8 %2369, ptr %2370, align 1
  %2371 = add nuw nsw i64 %2362, 1
  %2372 = icmp eq i64 %2371, %1930
  br i1 %2372, label %2385, label %2361

2373:                                             ; preds = %2336, %2373
  %2374 = phi i64 [ %2383, %2373 ], [ 0, %2336 ]
  %2375 = getelementptr inbounds nuw i64, ptr %2298, i64 %2374
  %2376 = load i64, ptr %2375, align 8
  %2377 = getelementptr inbounds nuw i64, ptr %2297, i64 %2374
  %2378 = load i64, ptr %2377, align 8
  %2379 = icmp slt i64 %2376, %2378
  %2380 = xor i1 %2294, %2379
  %2381 = zext i1 %2380 to i8
  %2382 = getelementptr inbounds nuw i8, ptr %2130, i64 %2374
  store i8 %2381, ptr %2382, align 1
  %2383 = add nuw nsw i64 %2374, 1
  %2384 = icmp eq i64 %2383, %1930
  br i1 %2384, label %2385, label %2373

2385:                                             ; preds = %2361, %2349, %2337, %2373, %2307, %2319, %2253, %2242, %2228, %2217, %2203, %2192, %2178, %2167, %2153, %2142, %2278, %2267, %2336, %2335, %2334, %2333, %2306, %2305, %2266, %2265, %2241, %2240, %2216, %2215, %2191, %2190, %2166, %2165, %2141, %2140
  br i1 %1932, label %3451, label %2386

2386:                                             ; preds = %2385
  %2387 = inttoptr i64 %2051 to ptr
  %2388 = icmp sgt i64 %1929, 0
  br i1 %1916, label %2389, label %2390

2389:                                             ; preds = %2386
  br i1 %2388, label %2391, label %3451

2390:                                             ; preds = %2386
  br i1 %2388, label %2402, label %3451

2391:                                             ; preds = %2389, %2391
  %2392 = phi i64 [ %2400, %2391 ], [ 0, %2389 ]
  %2393 = getelementptr inbounds nuw i64, ptr %1907, i64 %2392
  %2394 = load i64, ptr %2393, align 8
  %2395 = load i64, ptr %1907, align 8
  %2396 = sub nsw i64 %2394, %2395
  %2397 = getelementptr inbounds i8, ptr %98, i64 %2396
  %2398 = load i8, ptr %2397, align 1
  %2399 = getelementptr inbounds i8, ptr %2387, i64 %2394
  store i8 %2398, ptr %2399, align 1
  %2400 = add nuw nsw i64 %2392, 1
  %2401 = icmp eq i64 %2400, %1929
  br i1 %2401, label %3451, label %2391

2402:                                             ; preds = %2390, %2402
  %2403 = phi i64 [ %2409, %2402 ], [ 0, %2390 ]
  %2404 = getelementptr inbounds nuw i8, ptr %98, i64 %2403
  %2405 = load i8, ptr %2404, align 1
  %2406 = getelementptr inbounds nuw i64, ptr %1907, i64 %2403
  %2407 = load i64, ptr %2406, align 8
  %2408 = getelementptr inbounds i8, ptr %2387, i64 %2407
  store i8 %2405, ptr %2408, align 1
  %2409 = add nuw nsw i64 %2403, 1
  %2410 = icmp eq i64 %2409, %1929
  br i1 %2410, label %3451, label %2402

2411:                                             ; preds = %2099
  br i1 %2096, label %2951, label %2412

2412:                                             ; preds = %2411
  %2413 = mul nsw i64 %2053, %1913
  %2414 = add nsw i64 %2413, %2051
  %2415 = inttoptr i64 %2414 to ptr
  %2416 = select i1 %1932, ptr %2415, ptr %98
  %2417 = load ptr, ptr %11, align 16
  %2418 = load ptr, ptr %94, align 8
  %2419 = load ptr, ptr %96, align 16
  switch i64 %1938, label %2620 [
    i64 4, label %2420
    i64 18, label %2440
    i64 14, label %2594
    i64 13, label %2568
    i64 12, label %2542
    i64 17, label %2472
    i64 16, label %2507
  ]

2420:                                             ; preds = %2412
  %2421 = and i64 %2071, 324
  %2422 = icmp eq i64 %2421, 0
  %2423 = icmp sgt i64 %1930, 0
  br i1 %2422, label %2425, label %2424

2424:                                             ; preds = %2420
  br i1 %2423, label %2426, label %2878

2425:                                             ; preds = %2420
  br i1 %2423, label %2433, label %2878

2426:                                             ; preds = %2424, %2426
  %2427 = phi i64 [ %2431, %2426 ], [ 0, %2424 ]
  %2428 = getelementptr inbounds nuw i32, ptr %2417, i64 %2427
  %2429 = load i32, ptr %2428, align 4
  %2430 = getelementptr inbounds nuw i32, ptr %2416, i64 %2427
  store i32 %2429, ptr %2430, align 4
  %2431 = add nuw nsw i64 %2427, 1
  %2432 = icmp eq i64 %2431, %1930
  br i1 %2432, label %2878, label %2426

2433:                                             ; preds = %2425, %2433
  %2434 = phi i64 [ %2438, %2433 ], [ 0, %2425 ]
  %2435 = getelementptr inbounds nuw i64, ptr %2417, i64 %2434
  %2436 = load i64, ptr %2435, align 8
  %2437 = getelementptr inbounds nuw i64, ptr %2416, i64 %2434
  store i64 %2436, ptr %2437, align 8
  %2438 = add nuw nsw i64 %2434, 1
  %2439 = icmp eq i64 %2438, %1930
  br i1 %2439, label %2878, label %2433

2440:                                             ; preds = %2412
  %2441 = and i64 %2071, 324
  %2442 = icmp eq i64 %2441, 0
  %2443 = icmp sgt i64 %1930, 0
  br i1 %2442, label %2445, label %2444

2444:                                             ; preds = %2440
  br i1 %2443, label %2446, label %2878

2445:                                             ; preds = %2440
  br i1 %2443, label %2459, label %2878

2446:                                             ; preds = %2444, %2446
  %2447 = phi i64 [ %2457, %2446 ], [ 0, %2444 ]
  %2448 = getelementptr inbounds nuw i32, ptr %2417, i64 %2447
  %2449 = load i32, ptr %2448, align 4
  %2450 = getelementptr inbounds nuw i32, ptr %2418, i64 %2447
  %2451 = load i32, ptr %2450, align 4
  %2452 = getelementptr inbounds nuw i8, ptr %2419, i64 %2447
  %2453 = load i8, ptr %2452, align 1
  %2454 = icmp eq i8 %2453, 0
  %2455 = select i1 %2454, i32 %2451, i32 %2449
  %2456 = getelementptr inbounds nuw i32, ptr %2416, i64 %2447
  store i32 %2455, ptr %2456, align 4
  %2457 = add nuw nsw i64 %2447, 1
  %2458 = icmp eq i64 %2457, %1930
  br i1 %2458, label %2878, label %2446

2459:                                             ; preds = %2445, %2459
  %2460 = phi i64 [ %2470, %2459 ], [ 0, %2445 ]
  %2461 = getelementptr inbounds nuw i64, ptr %2417, i64 %2460
  %2462 = load i64, ptr %2461, align 8
  %2463 = getelementptr inbounds nuw i64, ptr %2418, i64 %2460
  %2464 = load i64, ptr %2463, align 8
  %2465 = getelementptr inbounds nuw i8, ptr %2419, i64 %2460
  %2466 = load i8, ptr %2465, align 1
  %2467 = icmp eq i8 %2466, 0
  %2468 = select i1 %2467, i64 %2464, i64 %2462
  %2469 = getelementptr inbounds nuw i64, ptr %2416, i64 %2460
  store i64 %2468, ptr %2469, align 8
  %2470 = add nuw nsw i64 %2460, 1
  %2471 = icmp eq i64 %2470, %1930
  br i1 %2471, label %2878, label %2459

2472:                                             ; preds = %2412
  %2473 = and i64 %2071, 324
  %2474 = icmp eq i64 %2473, 0
  %2475 = icmp sgt i64 %1930, 0
  br i1 %2474, label %2477, label %2476

2476:                                             ; preds = %2472
  br i1 %2475, label %2478, label %2878

2477:                                             ; preds = %2472
  br i1 %2475, label %2492, label %2878

2478:                                             ; preds = %2476, %2487
  %2479 = phi i64 [ %2490, %2487 ], [ 0, %2476 ]
  %2480 = getelementptr inbounds nuw i32, ptr %2418, i64 %2479
  %2481 = load i32, ptr %2480, align 4
  %2482 = icmp ugt i32 %2481, 31
  br i1 %2482, label %2487, label %2483

2483:                                             ; preds = %2478
  %2484 = getelementptr inbounds nuw i32, ptr %2417, i64 %2479
  %2485 = load i32, ptr %2484, align 4
  %2486 = lshr i32 %2485, %2481
  br label %2487

2487:                                             ; preds = %2483, %2478
  %2488 = phi i32 [ %2486, %2483 ], [ 0, %2478 ]
  %2489 = getelementptr inbounds nuw i32, ptr %2416, i64 %2479
  store i32 %2488, ptr %2489, align 4
  %2490 = add nuw nsw i64 %2479, 1
  %2491 = icmp eq i64 %2490, %1930
  br i1 %2491, label %2878, label %2478

2492:                                             ; preds = %2477, %2502
  %2493 = phi i64 [ %2505, %2502 ], [ 0, %2477 ]
  %2494 = getelementptr inbounds nuw i32, ptr %2418, i64 %2493
  %2495 = load i32, ptr %2494, align 4
  %2496 = icmp ugt i32 %2495, 63
  br i1 %2496, label %2502, label %2497

2497:                                             ; preds = %2492
  %2498 = getelementptr inbounds nuw i64, ptr %2417, i64 %2493
  %2499 = load i64, ptr %2498, align 8
  %2500 = zext nneg i32 %2495 to i64
  %2501 = lshr i64 %2499, %2500
  br label %2502

2502:                                             ; preds = %2497, %2492
  %2503 = phi i64 [ %2501, %2497 ], [ 0, %2492 ]
  %2504 = getelementptr inbounds nuw i64, ptr %2416, i64 %2493
  store i64 %2503, ptr %2504, align 8
  %2505 = add nuw nsw i64 %2493, 1
  %2506 = icmp eq i64 %2505, %1930
  br i1 %2506, label %2878, label %2492

2507:                                             ; preds = %2412
  %2508 = and i64 %2071, 324
  %2509 = icmp eq i64 %2508, 0
  %2510 = icmp sgt i64 %1930, 0
  br i1 %2509, label %2512, label %2511

2511:                                             ; preds = %2507
  br i1 %2510, label %2513, label %2878

2512:                                             ; preds = %2507
  br i1 %2510, label %2527, label %2878

2513:                                             ; preds = %2511, %2522
  %2514 = phi i64 [ %2525, %2522 ], [ 0, %2511 ]
  %2515 = getelementptr inbounds nuw i32, ptr %2418, i64 %2514
  %2516 = load i32, ptr %2515, align 4
  %2517 = icmp ugt i32 %2516, 31
  br i1 %2517, label %2522, label %2518

2518:                                             ; preds = %2513
  %2519 = getelementptr inbounds nuw i32, ptr %2417, i64 %2514
  %2520 = load i32, ptr %2519, align 4
  %2521 = shl i32 %2520, %2516
  br label %2522

2522:                                             ; preds = %2518, %2513
  %2523 = phi i32 [ %2521, %2518 ], [ 0, %2513 ]
  %2524 = getelementptr inbounds nuw i32, ptr %2416, i64 %2514
  store i32 %2523, ptr %2524, align 4
  %2525 = add nuw nsw i64 %2514, 1
  %2526 = icmp eq i64 %2525, %1930
  br i1 %2526, label %2878, label %2513

2527:                                             ; preds = %2512, %2537
  %2528 = phi i64 [ %2540, %2537 ], [ 0, %2512 ]
  %2529 = getelementptr inbounds nuw i32, ptr %2418, i64 %2528
  %2530 = load i32, ptr %2529, align 4
  %2531 = icmp ugt i32 %2530, 63
  br i1 %2531, label %2537, label %2532

2532:                                             ; preds = %2527
  %2533 = getelementptr inbounds nuw i64, ptr %2417, i64 %2528
  %2534 = load i64, ptr %2533, align 8
  %2535 = zext nneg i32 %2530 to i64
  %2536 = shl i64 %2534, %2535
  br label %2537

2537:                                             ; preds = %2532, %2527
  %2538 = phi i64 [ %2536, %2532 ], [ 0, %2527 ]
  %2539 = getelementptr inbounds nuw i64, ptr %2416, i64 %2528
  store i64 %2538, ptr %2539, align 8
  %2540 = add nuw nsw i64 %2528, 1
  %2541 = icmp eq i64 %2540, %1930
  br i1 %2541, label %2878, label %2527

2542:                                             ; preds = %2412
  %2543 = and i64 %2071, 324
  %2544 = icmp eq i64 %2543, 0
  %2545 = icmp sgt i64 %1930, 0
  br i1 %2544, label %2547, label %2546

2546:                                             ; preds = %2542
  br i1 %2545, label %2548, label %2878

2547:                                             ; preds = %2542
  br i1 %2545, label %2558, label %2878

2548:                                             ; preds = %2546, %2548
  %2549 = phi i64 [ %2556, %2548 ], [ 0, %2546 ]
  %2550 = getelementptr inbounds nuw i32, ptr %2417, i64 %2549
  %2551 = load i32, ptr %2550, align 4
  %2552 = getelementptr inbounds nuw i32, ptr %2418, i64 %2549
  %2553 = load i32, ptr %2552, align 4
  %2554 = and i32 %2553, %2551
  %2555 = getelementptr inbounds nuw i32, ptr %2416, i64 %2549
  store i32 %2554, ptr %2555, align 4
  %2556 = add nuw nsw i64 %2549, 1
  %2557 = icmp eq i64 %2556, %1930
  br i1 %2557, label %2878, label %2548

2558:                                             ; preds = %2547, %2558
  %2559 = phi i64 [ %2566, %2558 ], [ 0, %2547 ]
  %2560 = getelementptr inbounds nuw i64, ptr %2417, i64 %2559
  %2561 = load i64, ptr %2560, align 8
  %2562 = getelementptr inbounds nuw i64, ptr %2418, i64 %2559
  %2563 = load i64, ptr %2562, align 8
  %2564 = and i64 %2563, %2561
  %2565 = getelementptr inbounds nuw i64, ptr %2416, i64 %2559
  store i64 %2564, ptr %2565, align 8
  %2566 = add nuw nsw i64 %2559, 1
  %2567 = icmp eq i64 %2566, %1930
  br i1 %2567, label %2878, label %2558

2568:                                             ; preds = %2412
  %2569 = and i64 %2071, 324
  %2570 = icmp eq i64 %2569, 0
  %2571 = icmp sgt i64 %1930, 0
  br i1 %2570, label %2573, label %2572

2572:                                             ; preds = %2568
  br i1 %2571, label %2574, label %2878

2573:                                             ; preds = %2568
  br i1 %2571, label %2584, label %2878

2574:                                             ; preds = %2572, %2574
  %2575 = phi i64 [ %2582, %2574 ], [ 0, %2572 ]
  %2576 = getelementptr inbounds nuw i32, ptr %2417, i64 %2575
  %2577 = load i32, ptr %2576, align 4
  %2578 = getelementptr inbounds nuw i32, ptr %2418, i64 %2575
  %2579 = load i32, ptr %2578, align 4
  %2580 = or i32 %2579, %2577
  %2581 = getelementptr inbounds nuw i32, ptr %2416, i64 %2575
  store i32 %2580, ptr %2581, align 4
  %2582 = add nuw nsw i64 %2575, 1
  %2583 = icmp eq i64 %2582, %1930
  br i1 %2583, label %2878, label %2574

2584:                                             ; preds = %2573, %2584
  %2585 = phi i64 [ %2592, %2584 ], [ 0, %2573 ]
  %2586 = getelementptr inbounds nuw i64, ptr %2417, i64 %2585
  %2587 = load i64, ptr %2586, align 8
  %2588 = getelementptr inbounds nuw i64, ptr %2418, i64 %2585
  %2589 = load i64, ptr %2588, align 8
  %2590 = or i64 %2589, %2587
  %2591 = getelementptr inbounds nuw i64, ptr %2416, i64 %2585
  store i64 %2590, ptr %2591, align 8
  %2592 = add nuw nsw i64 %2585, 1
  %2593 = icmp eq i64 %2592, %1930
  br i1 %2593, label %2878, label %2584

2594:                                             ; preds = %2412
  %2595 = and i64 %2071, 324
  %2596 = icmp eq i64 %2595, 0
  %2597 = icmp sgt i64 %1930, 0
  br i1 %2596, label %2599, label %2598

2598:                                             ; preds = %2594
  br i1 %2597, label %2600, label %2878

2599:                                             ; preds = %2594
  br i1 %2597, label %2610, label %2878

2600:                                             ; preds = %2598, %2600
  %2601 = phi i64 [ %2608, %2600 ], [ 0, %2598 ]
  %2602 = getelementptr inbounds nuw i32, ptr %2417, i64 %2601
  %2603 = load i32, ptr %2602, align 4
  %2604 = getelementptr inbounds nuw i32, ptr %2418, i64 %2601
  %2605 = load i32, ptr %2604, align 4
  %2606 = xor i32 %2605, %2603
  %2607 = getelementptr inbounds nuw i32, ptr %2416, i64 %2601
  store i32 %2606, ptr %2607, align 4
  %2608 = add nuw nsw i64 %2601, 1
  %2609 = icmp eq i64 %2608, %1930
  br i1 %2609, label %2878, label %2600

2610:                                             ; preds = %2599, %2610
  %2611 = phi i64 [ %2618, %2610 ], [ 0, %2599 ]
  %2612 = getelementptr inbounds nuw i64, ptr %2417, i64 %2611
  %2613 = load i64, ptr %2612, align 8
  %2614 = getelementptr inbounds nuw i64, ptr %2418, i64 %2611
  %2615 = load i64, ptr %2614, align 8
  %2616 = xor i64 %2615, %2613
  %2617 = getelementptr inbounds nuw i64, ptr %2416, i64 %2611
  store i64 %2616, ptr %2617, align 8
  %2618 = add nuw nsw i64 %2611, 1
  %2619 = icmp eq i64 %2618, %1930
  br i1 %2619, label %2878, label %2610

2620:                                             ; preds = %2412
  %2621 = icmp eq i64 %2054, 8
  br i1 %2621, label %2622, label %2767

2622:                                             ; preds = %2620
  switch i64 %1938, label %2878 [
    i64 5, label %2633
    i64 6, label %2631
    i64 7, label %2629
    i64 25, label %2627
    i64 29, label %2685
    i64 21, label %2625
    i64 22, label %2623
  ]

2623:                                             ; preds = %2622
  %2624 = icmp sgt i64 %1930, 0
  br i1 %2624, label %2741, label %2878

2625:                                             ; preds = %2622
  %2626 = icmp sgt i64 %1930, 0
  br i1 %2626, label %2715, label %2878

2627:                                             ; preds = %2622
  %2628 = icmp sgt i64 %1930, 0
  br i1 %2628, label %2674, label %2878

2629:                                             ; preds = %2622
  %2630 = icmp sgt i64 %1930, 0
  br i1 %2630, label %2661, label %2878

2631:                                             ; preds = %2622
  %2632 = icmp sgt i64 %1930, 0
  br i1 %2632, label %2648, label %2878

2633:                                             ; preds = %2622
  %2634 = icmp sgt i64 %1930, 0
  br i1 %2634, label %2635, label %2878

2635:                                             ; preds = %2633, %2635
  %2636 = phi i64 [ %2646, %2635 ], [ 0, %2633 ]
  %2637 = getelementptr inbounds nuw float, ptr %2417, i64 %2636
  %2638 = load float, ptr %2637, align 4
  %2639 = getelementptr inbounds nuw float, ptr %2418, i64 %2636
  %2640 = load float, ptr %2639, align 4
  %2641 = fadd float %2638, %2640
  %2642 = fcmp uno float %2641, 0.000000e+00
  %2643 = bitcast float %2641 to i32
  %2644 = select i1 %2642, i32 2147483647, i32 %2643
  %2645 = getelementptr inbounds nuw i32, ptr %2416, i64 %2636
  store i32 %2644, ptr %2645, align 4
  %2646 = add nuw nsw i64 %2636, 1
  %2647 = icmp eq i64 %2646, %1930
  br i1 %2647, label %2878, label %2635

2648:                                             ; preds = %2631, %2648
  %2649 = phi i64 [ %2659, %2648 ], [ 0, %2631 ]
  %2650 = getelementptr inbounds nuw float, ptr %2417, i64 %2649
  %2651 = load float, ptr %2650, align 4
  %2652 = getelementptr inbounds nuw float, ptr %2418, i64 %2649
  %2653 = load float, ptr %2652, align 4
  %2654 = fsub float %2651, %2653
  %2655 = fcmp uno float %2654, 0.000000e+00
  %2656 = bitcast float %2654 to i32
  %2657 = select i1 %2655, i32 2147483647, i32 %2656
  %2658 = getelementptr inbounds nuw i32, ptr %2416, i64 %2649
  store i32 %2657, ptr %2658, align 4
  %2659 = add nuw nsw i64 %2649, 1
  %2660 = icmp eq i64 %2659, %1930
  br i1 %2660, label %2878, label %2648

2661:                                             ; preds = %2629, %2661
  %2662 = phi i64 [ %2672, %2661 ], [ 0, %2629 ]
  %2663 = getelementptr inbounds nuw float, ptr %2417, i64 %2662
  %2664 = load float, ptr %2663, align 4
  %2665 = getelementptr inbounds nuw float, ptr %2418, i64 %2662
  %2666 = load float, ptr %2665, align 4
  %2667 = fmul float %2664, %2666
  %2668 = fcmp uno float %2667, 0.000000e+00
  %2669 = bitcast float %2667 to i32
  %2670 = select i1 %2668, i32 2147483647, i32 %2669
  %2671 = getelementptr inbounds nuw i32, ptr %2416, i64 %2662
  store i32 %2670, ptr %2671, align 4
  %2672 = add nuw nsw i64 %2662, 1
  %2673 = icmp eq i64 %2672, %1930
  br i1 %2673, label %2878, label %2661

2674:                                             ; preds = %2627, %2674
  %2675 = phi i64 [ %2683, %2674 ], [ 0, %2627 ]
  %2676 = getelementptr inbounds nuw float, ptr %2417, i64 %2675
  %2677 = load float, ptr %2676, align 4
  %2678 = fneg float %2677
  %2679 = fcmp uno float %2677, 0.000000e+00
  %2680 = bitcast float %2678 to i32
  %2681 = select i1 %2679, i32 2147483647, i32 %2680
  %2682 = getelementptr inbounds nuw i32, ptr %2416, i64 %2675
  store i32 %2681, ptr %2682, align 4
  %2683 = add nuw nsw i64 %2675, 1
  %2684 = icmp eq i64 %2683, %1930
  br i1 %2684, label %2878, label %2674

2685:                                             ; preds = %2622
  %2686 = load i64, ptr %1901, align 8
  %2687 = and i64 %2686, 1
  %2688 = icmp eq i64 %2687, 0
  %2689 = and i64 %2686, 2
  %2690 = icmp eq i64 %2689, 0
  %2691 = and i64 %2686, 4
  %2692 = icmp eq i64 %2691, 0
  %2693 = icmp sgt i64 %1930, 0
  br i1 %2693, label %2694, label %2878

2694:                                             ; preds = %2685, %2694
  %2695 = phi i64 [ %2713, %2694 ], [ 0, %2685 ]
  %2696 = getelementptr inbounds nuw float, ptr %2417, i64 %2695
  %2697 = load float, ptr %2696, align 4
  %2698 = getelementptr inbounds nuw float, ptr %2418, i64 %2695
  %2699 = load float, ptr %2698, align 4
  %2700 = getelementptr inbounds nuw float, ptr %2419, i64 %2695
  %2701 = load float, ptr %2700, align 4
  %2702 = fneg float %2697
  %2703 = select i1 %2688, float %2697, float %2702
  %2704 = fneg float %2699
  %2705 = select i1 %2690, float %2699, float %2704
  %2706 = fneg float %2701
  %2707 = select i1 %2692, float %2701, float %2706
  %2708 = call float @llvm.fma.f32(float %2703, float %2705, float %2707)
  %2709 = fcmp uno float %2708, 0.000000e+00
  %2710 = bitcast float %2708 to i32
  %2711 = select i1 %2709, i32 2147483647, i32 %2710
  %2712 = getelementptr inbounds nuw i32, ptr %2416, i64 %2695
  store i32 %2711, ptr %2712, align 4
  %2713 = add nuw nsw i64 %2695, 1
  %2714 = icmp eq i64 %2713, %1930
  br i1 %2714, label %2878, label %2694

2715:                                             ; preds = %2625, %2733
  %2716 = phi i64 [ %2739, %2733 ], [ 0, %2625 ]
  %2717 = getelementptr inbounds nuw float, ptr %2417, i64 %2716
  %2718 = load float, ptr %2717, align 4
  %2719 = getelementptr inbounds nuw float, ptr %2418, i64 %2716
  %2720 = load float, ptr %2719, align 4
  %2721 = fcmp uno float %2718, 0.000000e+00
  br i1 %2721, label %2733, label %2722

2722:                                             ; preds = %2715
  %2723 = fcmp uno float %2720, 0.000000e+00
  br i1 %2723, label %2733, label %2724

2724:                                             ; preds = %2722
  %2725 = fcmp oeq float %2718, %2720
  br i1 %2725, label %2726, label %2730

2726:                                             ; preds = %2724
  %2727 = bitcast float %2718 to i32
  %2728 = icmp slt i32 %2727, 0
  %2729 = select i1 %2728, float %2718, float %2720
  br label %2733

2730:                                             ; preds = %2724
  %2731 = fcmp olt float %2718, %2720
  %2732 = select i1 %2731, float %2718, float %2720
  br label %2733

2733:                                             ; preds = %2730, %2726, %2722, %2715
  %2734 = phi float [ %2732, %2730 ], [ %2720, %2715 ], [ %2729, %2726 ], [ %2718, %2722 ]
  %2735 = fcmp uno float %2734, 0.000000e+00
  %2736 = bitcast float %2734 to i32
  %2737 = select i1 %2735, i32 2147483647, i32 %2736
  %2738 = getelementptr inbounds nuw i32, ptr %2416, i64 %2716
  store i32 %2737, ptr %2738, align 4
  %2739 = add nuw nsw i64 %2716, 1
  %2740 = icmp eq i64 %2739, %1930
  br i1 %2740, label %2878, label %2715

2741:                                             ; preds = %2623, %2759
  %2742 = phi i64 [ %2765, %2759 ], [ 0, %2623 ]
  %2743 = getelementptr inbounds nuw float, ptr %2417, i64 %2742
  %2744 = load float, ptr %2743, align 4
  %2745 = getelementptr inbounds nuw float, ptr %2418, i64 %2742
  %2746 = load float, ptr %2745, align 4
  %2747 = fcmp uno float %2744, 0.000000e+00
  br i1 %2747, label %2759, label %2748

2748:                                             ; preds = %2741
  %2749 = fcmp uno float %2746, 0.000000e+00
  br i1 %2749, label %2759, label %2750

2750:                                             ; preds = %2748
  %2751 = fcmp oeq float %2744, %2746
  br i1 %2751, label %2752, label %2756

2752:                                             ; preds = %2750
  %2753 = bitcast float %2744 to i32
  %2754 = icmp slt i32 %2753, 0
  %2755 = select i1 %2754, float %2746, float %2744
  br label %2759

2756:                                             ; preds = %2750
  %2757 = fcmp ogt float %2744, %2746
  %2758 = select i1 %2757, float %2744, float %2746
  br label %2759

2759:                                             ; preds = %2756, %2752, %2748, %2741
  %2760 = phi float [ %2758, %2756 ], [ %2746, %2741 ], [ %2755, %2752 ], [ %2744, %2748 ]
  %2761 = fcmp uno float %2760, 0.000000e+00
  %2762 = bitcast float %2760 to i32
  %2763 = select i1 %2761, i32 2147483647, i32 %2762
  %2764 = getelementptr inbounds nuw i32, ptr %2416, i64 %2742
  store i32 %2763, ptr %2764, align 4
  %2765 = add nuw nsw i64 %2742, 1
  %2766 = icmp eq i64 %2765, %1930
  br i1 %2766, label %2878, label %2741

2767:                                             ; preds = %2620
  switch i64 %1938, label %2878 [
    i64 5, label %2768
    i64 6, label %2794
    i64 7, label %2820
    i64 10, label %2846
  ]

2768:                                             ; preds = %2767
  %2769 = and i64 %2071, 324
  %2770 = icmp eq i64 %2769, 0
  %2771 = icmp sgt i64 %1930, 0
  br i1 %2770, label %2773, label %2772

2772:                                             ; preds = %2768
  br i1 %2771, label %2774, label %2878

2773:                                             ; preds = %2768
  br i1 %2771, label %2784, label %2878

2774:                                             ; preds = %2772, %2774
  %2775 = phi i64 [ %2782, %2774 ], [ 0, %2772 ]
  %2776 = getelementptr inbounds nuw i32, ptr %2417, i64 %2775
  %2777 = load i32, ptr %2776, align 4
  %2778 = getelementptr inbounds nuw i32, ptr %2418, i64 %2775
  %2779 = load i32, ptr %2778, align 4
  %2780 = add i32 %2779, %2777
  %2781 = getelementptr inbounds nuw i32, ptr %2416, i64 %2775
  store i32 %2780, ptr %2781, align 4
  %2782 = add nuw nsw i64 %2775, 1
  %2783 = icmp eq i64 %2782, %1930
  br i1 %2783, label %2878, label %2774

2784:                                             ; preds = %2773, %2784
  %2785 = phi i64 [ %2792, %2784 ], [ 0, %2773 ]
  %2786 = getelementptr inbounds nuw i64, ptr %2417, i64 %2785
  %2787 = load i64, ptr %2786, align 8
  %2788 = getelementptr inbounds nuw i64, ptr %2418, i64 %2785
  %2789 = load i64, ptr %2788, align 8
  %2790 = add i64 %2789, %2787
  %2791 = getelementptr inbounds nuw i64, ptr %2416, i64 %2785
  store i64 %2790, ptr %2791, align 8
  %2792 = add nuw nsw i64 %2785, 1
  %2793 = icmp eq i64 %2792, %1930
  br i1 %2793, label %2878, label %2784

2794:                                             ; preds = %2767
  %2795 = and i64 %2071, 324
  %2796 = icmp eq i64 %2795, 0
  %2797 = icmp sgt i64 %1930, 0
  br i1 %2796, label %2799, label %2798

2798:                                             ; preds = %2794
  br i1 %2797, label %2800, label %2878

2799:                                             ; preds = %2794
  br i1 %2797, label %2810, label %2878

2800:                                             ; preds = %2798, %2800
  %2801 = phi i64 [ %2808, %2800 ], [ 0, %2798 ]
  %2802 = getelementptr inbounds nuw i32, ptr %2417, i64 %2801
  %2803 = load i32, ptr %2802, align 4
  %2804 = getelementptr inbounds nuw i32, ptr %2418, i64 %2801
  %2805 = load i32, ptr %2804, align 4
  %2806 = sub i32 %2803, %2805
  %2807 = getelementptr inbounds nuw i32, ptr %2416, i64 %2801
  store i32 %2806, ptr %2807, align 4
  %2808 = add nuw nsw i64 %2801, 1
  %2809 = icmp eq i64 %2808, %1930
  br i1 %2809, label %2878, label %2800

2810:                                             ; preds = %2799, %2810
  %2811 = phi i64 [ %2818, %2810 ], [ 0, %2799 ]
  %2812 = getelementptr inbounds nuw i64, ptr %2417, i64 %2811
  %2813 = load i64, ptr %2812, align 8
  %2814 = getelementptr inbounds nuw i64, ptr %2418, i64 %2811
  %2815 = load i64, ptr %2814, align 8
  %2816 = sub i64 %2813, %2815
  %2817 = getelementptr inbounds nuw i64, ptr %2416, i64 %2811
  store i64 %2816, ptr %2817, align 8
  %2818 = add nuw nsw i64 %2811, 1
  %2819 = icmp eq i64 %2818, %1930
  br i1 %2819, label %2878, label %2810

2820:                                             ; preds = %2767
  %2821 = and i64 %2071, 324
  %2822 = icmp eq i64 %2821, 0
  %2823 = icmp sgt i64 %1930, 0
  br i1 %2822, label %2825, label %2824

2824:                                             ; preds = %2820
  br i1 %2823, label %2826, label %2878

2825:                                             ; preds = %2820
  br i1 %2823, label %2836, label %2878

2826:                                             ; preds = %2824, %2826
  %2827 = phi i64 [ %2834, %2826 ], [ 0, %2824 ]
  %2828 = getelementptr inbounds nuw i32, ptr %2417, i64 %2827
  %2829 = load i32, ptr %2828, align 4
  %2830 = getelementptr inbounds nuw i32, ptr %2418, i64 %2827
  %2831 = load i32, ptr %2830, align 4
  %2832 = mul i32 %2831, %2829
  %2833 = getelementptr inbounds nuw i32, ptr %2416, i64 %2827
  store i32 %2832, ptr %2833, align 4
  %2834 = add nuw nsw i64 %2827, 1
  %2835 = icmp eq i64 %2834, %1930
  br i1 %2835, label %2878, label %2826

2836:                                             ; preds = %2825, %2836
  %2837 = phi i64 [ %2844, %2836 ], [ 0, %2825 ]
  %2838 = getelementptr inbounds nuw i64, ptr %2417, i64 %2837
  %2839 = load i64, ptr %2838, align 8
  %2840 = getelementptr inbounds nuw i64, ptr %2418, i64 %2837
  %2841 = load i64, ptr %2840, align 8
  %2842 = mul i64 %2841, %2839
  %2843 = getelementptr inbounds nuw i64, ptr %2416, i64 %2837
  store i64 %2842, ptr %2843, align 8
  %2844 = add nuw nsw i64 %2837, 1
  %2845 = icmp eq i64 %2844, %1930
  br i1 %2845, label %2878, label %2836

2846:                                             ; preds = %2767
  %2847 = and i64 %2071, 324
  %2848 = icmp eq i64 %2847, 0
  %2849 = icmp sgt i64 %1930, 0
  br i1 %2848, label %2851, label %2850

2850:                                             ; preds = %2846
  br i1 %2849, label %2852, label %2878

2851:                                             ; preds = %2846
  br i1 %2849, label %2865, label %2878

2852:                                             ; preds = %2850, %2852
  %2853 = phi i64 [ %2863, %2852 ], [ 0, %2850 ]
  %2854 = getelementptr inbounds nuw i32, ptr %2417, i64 %2853
  %2855 = load i32, ptr %2854, align 4
  %2856 = getelementptr inbounds nuw i32, ptr %2418, i64 %2853
  %2857 = load i32, ptr %2856, align 4
  %2858 = getelementptr inbounds nuw i32, ptr %2419, i64 %2853
  %2859 = load i32, ptr %2858, align 4
  %2860 = mul i32 %2857, %2855
  %2861 = add i32 %2860, %2859
  %2862 = getelementptr inbounds nuw i32, ptr %2416, i64 %2853
  store i32 %2861, ptr %2862, align 4
  %2863 = add nuw nsw i64 %2853, 1
  %2864 = icmp eq i64 %2863, %1930
  br i1 %2864, label %2878, label %2852

2865:                                             ; preds = %2851, %2865
  %2866 = phi i64 [ %2876, %2865 ], [ 0, %2851 ]
  %2867 = getelementptr inbounds nuw i64, ptr %2417, i64 %2866
  %2868 = load i64, ptr %2867, align 8
  %2869 = getelementptr inbounds nuw i64, ptr %2418, i64 %2866
  %2870 = load i64, ptr %2869, align 8
  %2871 = getelementptr inbounds nuw i64, ptr %2419, i64 %2866
  %2872 = load i64, ptr %2871, align 8
  %2873 = mul i64 %2870, %2868
  %2874 = add i64 %2873, %2872
  %2875 = getelementptr inbounds nuw i64, ptr %2416, i64 %2866
  store i64 %2874, ptr %2875, align 8
  %2876 = add nuw nsw i64 %2866, 1
  %2877 = icmp eq i64 %2876, %1930
  br i1 %2877, label %2878, label %2865

2878:                                             ; preds = %2522, %2537, %2487, %2502, %2548, %2558, %2574, %2584, %2600, %2610, %2446, %2459, %2426, %2433, %2852, %2865, %2826, %2836, %2800, %2810, %2774, %2784, %2759, %2733, %2694, %2674, %2661, %2648, %2635, %2851, %2850, %2825, %2824, %2799, %2798, %2773, %2772, %2767, %2685, %2633, %2631, %2629, %2627, %2625, %2623, %2622, %2599, %2598, %2573, %2572, %2547, %2546, %2512, %2511, %2477, %2476, %2445, %2444, %2425, %2424
  br i1 %1932, label %3451, label %2879

2879:                                             ; preds = %2878
  %2880 = inttoptr i64 %2051 to ptr
  %2881 = icmp sgt i64 %1929, 0
  switch i64 %2053, label %2928 [
    i64 4, label %2882
    i64 8, label %2905
  ]

2882:                                             ; preds = %2879
  br i1 %1916, label %2883, label %2884

2883:                                             ; preds = %2882
  br i1 %2881, label %2885, label %3451

2884:                                             ; preds = %2882
  br i1 %2881, label %2896, label %3451

2885:                                             ; preds = %2883, %2885
  %2886 = phi i64 [ %2894, %2885 ], [ 0, %2883 ]
  %2887 = getelementptr inbounds nuw i64, ptr %1907, i64 %2886
  %2888 = load i64, ptr %2887, align 8
  %2889 = load i64, ptr %1907, align 8
  %2890 = sub nsw i64 %2888, %2889
  %2891 = getelementptr inbounds i32, ptr %98, i64 %2890
  %2892 = load i32, ptr %2891, align 4
  %2893 = getelementptr inbounds i32, ptr %2880, i64 %2888
  store i32 %2892, ptr %2893, align 4
  %2894 = add nuw nsw i64 %2886, 1
  %2895 = icmp eq i64 %2894, %1929
  br i1 %2895, label %3451, label %2885

2896:                                             ; preds = %2884, %2896
  %2897 = phi i64 [ %2903, %2896 ], [ 0, %2884 ]
  %2898 = getelementptr inbounds nuw i32, ptr %98, i64 %2897
  %2899 = load i32, ptr %2898, align 4
  %2900 = getelementptr inbounds nuw i64, ptr %1907, i64 %2897
  %2901 = load i64, ptr %2900, align 8
  %2902 = getelementptr inbounds i32, ptr %2880, i64 %2901
  store i32 %2899, ptr %2902, align 4
  %2903 = add nuw nsw i64 %2897, 1
  %2904 = icmp eq i64 %2903, %1929
  br i1 %2904, label %3451, label %2896

2905:                                             ; preds = %2879
  br i1 %1916, label %2906, label %2907

2906:                                             ; preds = %2905
  br i1 %2881, label %2908, label %3451

2907:                                             ; preds = %2905
  br i1 %2881, label %2919, label %3451

2908:                                             ; preds = %2906, %2908
  %2909 = phi i64 [ %2917, %2908 ], [ 0, %2906 ]
  %2910 = getelementptr inbounds nuw i64, ptr %1907, i64 %2909
  %2911 = load i64, ptr %2910, align 8
  %2912 = load i64, ptr %1907, align 8
  %2913 = sub nsw i64 %2911, %2912
  %2914 = getelementptr inbounds i64, ptr %98, i64 %2913
  %2915 = load i64, ptr %2914, align 8
  %2916 = getelementptr inbounds i64, ptr %2880, i64 %2911
  store i64 %2915, ptr %2916, align 8
  %2917 = add nuw nsw i64 %2909, 1
  %2918 = icmp eq i64 %2917, %1929
  br i1 %2918, label %3451, label %2908

2919:                                             ; preds = %2907, %2919
  %2920 = phi i64 [ %2926, %2919 ], [ 0, %2907 ]
  %2921 = getelementptr inbounds nuw i64, ptr %98, i64 %2920
  %2922 = load i64, ptr %2921, align 8
  %2923 = getelementptr inbounds nuw i64, ptr %1907, i64 %2920
  %2924 = load i64, ptr %2923, align 8
  %2925 = getelementptr inbounds i64, ptr %2880, i64 %2924
  store i64 %2922, ptr %2925, align 8
  %2926 = add nuw nsw i64 %2920, 1
  %2927 = icmp eq i64 %2926, %1929
  br i1 %2927, label %3451, label %2919

2928:                                             ; preds = %2879
  br i1 %1916, label %2929, label %2930

2929:                                             ; preds = %2928
  br i1 %2881, label %2931, label %3451

2930:                                             ; preds = %2928
  br i1 %2881, label %2942, label %3451

2931:                                             ; preds = %2929, %2931
  %2932 = phi i64 [ %2940, %2931 ], [ 0, %2929 ]
  %2933 = getelementptr inbounds nuw i64, ptr %1907, i64 %2932
  %2934 = load i64, ptr %2933, align 8
  %2935 = load i64, ptr %1907, align 8
  %2936 = sub nsw i64 %2934, %2935
  %2937 = getelementptr inbounds i8, ptr %98, i64 %2936
  %2938 = load i8, ptr %2937, align 1
  %2939 = getelementptr inbounds i8, ptr %2880, i64 %2934
  store i8 %2938, ptr %2939, align 1
  %2940 = add nuw nsw i64 %2932, 1
  %2941 = icmp eq i64 %2940, %1929
  br i1 %2941, label %3451, label %2931

2942:                                             ; preds = %2930, %2942
  %2943 = phi i64 [ %2949, %2942 ], [ 0, %2930 ]
  %2944 = getelementptr inbounds nuw i8, ptr %98, i64 %2943
  %2945 = load i8, ptr %2944, align 1
  %2946 = getelementptr inbounds nuw i64, ptr %1907, i64 %2943
  %2947 = load i64, ptr %2946, align 8
  %2948 = getelementptr inbounds i8, ptr %2880, i64 %2947
  store i8 %2945, ptr %2948, align 1
  %2949 = add nuw nsw i64 %2943, 1
  %2950 = icmp eq i64 %2949, %1929
  br i1 %2950, label %3451, label %2942

2951:                                             ; preds = %2411
  %2952 = shl nuw nsw i64 %2070, 3
  %2953 = icmp eq i64 %2054, 3
  %2954 = select i1 %2953, i64 -9223372036854775808, i64 0
  switch i64 %1938, label %3450 [
    i64 4, label %3001
    i64 5, label %2999
    i64 6, label %2997
    i64 7, label %3030
    i64 9, label %3030
    i64 12, label %2995
    i64 13, label %2993
    i64 14, label %2991
    i64 15, label %3072
    i64 25, label %2989
    i64 21, label %2987
    i64 22, label %2985
    i64 8, label %3128
    i64 10, label %3175
    i64 11, label %3175
    i64 16, label %2983
    i64 17, label %3202
    i64 18, label %2981
    i64 20, label %2977
    i64 23, label %2972
    i64 24, label %2967
    i64 28, label %2963
    i64 30, label %2961
    i64 31, label %3359
    i64 32, label %3359
    i64 33, label %2959
    i64 34, label %2957
    i64 35, label %2955
  ]

2955:                                             ; preds = %2951
  %2956 = icmp sgt i64 %1930, 0
  br i1 %2956, label %3417, label %3450

2957:                                             ; preds = %2951
  %2958 = icmp sgt i64 %1930, 0
  br i1 %2958, label %3398, label %3450

2959:                                             ; preds = %2951
  %2960 = icmp sgt i64 %1930, 0
  br i1 %2960, label %3390, label %3450

2961:                                             ; preds = %2951
  %2962 = icmp sgt i64 %1930, 0
  br i1 %2962, label %3351, label %3450

2963:                                             ; preds = %2951
  %2964 = icmp sgt i64 %1930, 0
  br i1 %2964, label %2965, label %3450

2965:                                             ; preds = %2963
  %2966 = load i64, ptr %1901, align 8
  br label %3315

2967:                                             ; preds = %2951
  %2968 = icmp sgt i64 %1930, 0
  br i1 %2968, label %2969, label %3450

2969:                                             ; preds = %2967
  %2970 = and i64 %2054, -4
  %2971 = icmp eq i64 %2970, 4
  br label %3290

2972:                                             ; preds = %2951
  %2973 = icmp sgt i64 %1930, 0
  br i1 %2973, label %2974, label %3450

2974:                                             ; preds = %2972
  %2975 = and i64 %2054, -4
  %2976 = icmp eq i64 %2975, 4
  br label %3269

2977:                                             ; preds = %2951
  %2978 = icmp sgt i64 %1930, 0
  br i1 %2978, label %2979, label %3450

2979:                                             ; preds = %2977
  %2980 = load i64, ptr %1901, align 8
  br label %3245

2981:                                             ; preds = %2951
  %2982 = icmp sgt i64 %1930, 0
  br i1 %2982, label %3232, label %3450

2983:                                             ; preds = %2951
  %2984 = icmp sgt i64 %1930, 0
  br i1 %2984, label %3190, label %3450

2985:                                             ; preds = %2951
  %2986 = icmp sgt i64 %1930, 0
  br i1 %2986, label %3115, label %3450

2987:                                             ; preds = %2951
  %2988 = icmp sgt i64 %1930, 0
  br i1 %2988, label %3102, label %3450

2989:                                             ; preds = %2951
  %2990 = icmp sgt i64 %1930, 0
  br i1 %2990, label %3094, label %3450

2991:                                             ; preds = %2951
  %2992 = icmp sgt i64 %1930, 0
  br i1 %2992, label %3062, label %3450

2993:                                             ; preds = %2951
  %2994 = icmp sgt i64 %1930, 0
  br i1 %2994, label %3052, label %3450

2995:                                             ; preds = %2951
  %2996 = icmp sgt i64 %1930, 0
  br i1 %2996, label %3042, label %3450

2997:                                             ; preds = %2951
  %2998 = icmp sgt i64 %1930, 0
  br i1 %2998, label %3020, label %3450

2999:                                             ; preds = %2951
  %3000 = icmp sgt i64 %1930, 0
  br i1 %3000, label %3010, label %3450

3001:                                             ; preds = %2951
  %3002 = icmp sgt i64 %1930, 0
  br i1 %3002, label %3003, label %3450

3003:                                             ; preds = %3001, %3003
  %3004 = phi i64 [ %3008, %3003 ], [ 0, %3001 ]
  %3005 = getelementptr inbounds nuw i64, ptr %8, i64 %3004
  %3006 = load i64, ptr %3005, align 8
  %3007 = getelementptr inbounds nuw i64, ptr %98, i64 %3004
  store i64 %3006, ptr %3007, align 8
  %3008 = add nuw nsw i64 %3004, 1
  %3009 = icmp eq i64 %3008, %1930
  br i1 %3009, label %3450, label %3003

3010:                                             ; preds = %2999, %3010
  %3011 = phi i64 [ %3018, %3010 ], [ 0, %2999 ]
  %3012 = getelementptr inbounds nuw i64, ptr %8, i64 %3011
  %3013 = load i64, ptr %3012, align 8
  %3014 = getelementptr inbounds nuw i64, ptr %95, i64 %3011
  %3015 = load i64, ptr %3014, align 8
  %3016 = add i64 %3015, %3013
  %3017 = getelementptr inbounds nuw i64, ptr %98, i64 %3011
  store i64 %3016, ptr %3017, align 8
  %3018 = add nuw nsw i64 %3011, 1
  %3019 = icmp eq i64 %3018, %1930
  br i1 %3019, label %3450, label %3010

3020:                                             ; preds = %2997, %3020
  %3021 = phi i64 [ %3028, %3020 ], [ 0, %2997 ]
  %3022 = getelementptr inbounds nuw i64, ptr %8, i64 %3021
  %3023 = load i64, ptr %3022, align 8
  %3024 = getelementptr inbounds nuw i64, ptr %95, i64 %3021
  %3025 = load i64, ptr %3024, align 8
  %3026 = sub i64 %3023, %3025
  %3027 = getelementptr inbounds nuw i64, ptr %98, i64 %3021
  store i64 %3026, ptr %3027, align 8
  %3028 = add nuw nsw i64 %3021, 1
  %3029 = icmp eq i64 %3028, %1930
  br i1 %3029, label %3450, label %3020

3030:                                             ; preds = %2951, %2951
  %3031 = icmp sgt i64 %1930, 0
  br i1 %3031, label %3032, label %3450

3032:                                             ; preds = %3030, %3032
  %3033 = phi i64 [ %3040, %3032 ], [ 0, %3030 ]
  %3034 = getelementptr inbounds nuw i64, ptr %8, i64 %3033
  %3035 = load i64, ptr %3034, align 8
  %3036 = getelementptr inbounds nuw i64, ptr %95, i64 %3033
  %3037 = load i64, ptr %3036, align 8
  %3038 = mul i64 %3037, %3035
  %3039 = getelementptr inbounds nuw i64, ptr %98, i64 %3033
  store i64 %3038, ptr %3039, align 8
  %3040 = add nuw nsw i64 %3033, 1
  %3041 = icmp eq i64 %3040, %1930
  br i1 %3041, label %3450, label %3032

3042:                                             ; preds = %2995, %3042
  %3043 = phi i64 [ %3050, %3042 ], [ 0, %2995 ]
  %3044 = getelementptr inbounds nuw i64, ptr %8, i64 %3043
  %3045 = load i64, ptr %3044, align 8
  %3046 = getelementptr inbounds nuw i64, ptr %95, i64 %3043
  %3047 = load i64, ptr %3046, align 8
  %3048 = and i64 %3047, %3045
  %3049 = getelementptr inbounds nuw i64, ptr %98, i64 %3043
  store i64 %3048, ptr %3049, align 8
  %3050 = add nuw nsw i64 %3043, 1
  %3051 = icmp eq i64 %3050, %1930
  br i1 %3051, label %3450, label %3042

3052:                                             ; preds = %2993, %3052
  %3053 = phi i64 [ %3060, %3052 ], [ 0, %2993 ]
  %3054 = getelementptr inbounds nuw i64, ptr %8, i64 %3053
  %3055 = load i64, ptr %3054, align 8
  %3056 = getelementptr inbounds nuw i64, ptr %95, i64 %3053
  %3057 = load i64, ptr %3056, align 8
  %3058 = or i64 %3057, %3055
  %3059 = getelementptr inbounds nuw i64, ptr %98, i64 %3053
  store i64 %3058, ptr %3059, align 8
  %3060 = add nuw nsw i64 %3053, 1
  %3061 = icmp eq i64 %3060, %1930
  br i1 %3061, label %3450, label %3052

3062:                                             ; preds = %2991, %3062
  %3063 = phi i64 [ %3070, %3062 ], [ 0, %2991 ]
  %3064 = getelementptr inbounds nuw i64, ptr %8, i64 %3063
  %3065 = load i64, ptr %3064, align 8
  %3066 = getelementptr inbounds nuw i64, ptr %95, i64 %3063
  %3067 = load i64, ptr %3066, align 8
  %3068 = xor i64 %3067, %3065
  %3069 = getelementptr inbounds nuw i64, ptr %98, i64 %3063
  store i64 %3068, ptr %3069, align 8
  %3070 = add nuw nsw i64 %3063, 1
  %3071 = icmp eq i64 %3070, %1930
  br i1 %3071, label %3450, label %3062

3072:                                             ; preds = %2951
  %3073 = icmp eq i64 %2054, 10
  %3074 = icmp sgt i64 %1930, 0
  br i1 %3073, label %3076, label %3075

3075:                                             ; preds = %3072
  br i1 %3074, label %3086, label %3450

3076:                                             ; preds = %3072
  br i1 %3074, label %3077, label %3450

3077:                                             ; preds = %3076, %3077
  %3078 = phi i64 [ %3084, %3077 ], [ 0, %3076 ]
  %3079 = getelementptr inbounds nuw i64, ptr %8, i64 %3078
  %3080 = load i64, ptr %3079, align 8
  %3081 = icmp eq i64 %3080, 0
  %3082 = zext i1 %3081 to i64
  %3083 = getelementptr inbounds nuw i64, ptr %98, i64 %3078
  store i64 %3082, ptr %3083, align 8
  %3084 = add nuw nsw i64 %3078, 1
  %3085 = icmp eq i64 %3084, %1930
  br i1 %3085, label %3450, label %3077

3086:                                             ; preds = %3075, %3086
  %3087 = phi i64 [ %3092, %3086 ], [ 0, %3075 ]
  %3088 = getelementptr inbounds nuw i64, ptr %8, i64 %3087
  %3089 = load i64, ptr %3088, align 8
  %3090 = xor i64 %3089, -1
  %3091 = getelementptr inbounds nuw i64, ptr %98, i64 %3087
  store i64 %3090, ptr %3091, align 8
  %3092 = add nuw nsw i64 %3087, 1
  %3093 = icmp eq i64 %3092, %1930
  br i1 %3093, label %3450, label %3086

3094:                                             ; preds = %2989, %3094
  %3095 = phi i64 [ %3100, %3094 ], [ 0, %2989 ]
  %3096 = getelementptr inbounds nuw i64, ptr %8, i64 %3095
  %3097 = load i64, ptr %3096, align 8
  %3098 = sub i64 0, %3097
  %3099 = getelementptr inbounds nuw i64, ptr %98, i64 %3095
  store i64 %3098, ptr %3099, align 8
  %3100 = add nuw nsw i64 %3095, 1
  %3101 = icmp eq i64 %3100, %1930
  br i1 %3101, label %3450, label %3094

3102:                                             ; preds = %2987, %3102
  %3103 = phi i64 [ %3113, %3102 ], [ 0, %2987 ]
  %3104 = getelementptr inbounds nuw i64, ptr %8, i64 %3103
  %3105 = load i64, ptr %3104, align 8
  %3106 = getelementptr inbounds nuw i64, ptr %95, i64 %3103
  %3107 = load i64, ptr %3106, align 8
  %3108 = xor i64 %3105, %2954
  %3109 = xor i64 %3107, %2954
  %3110 = icmp slt i64 %3108, %3109
  %3111 = select i1 %3110, i64 %3105, i64 %3107
  %3112 = getelementptr inbounds nuw i64, ptr %98, i64 %3103
  store i64 %3111, ptr %3112, align 8
  %3113 = add nuw nsw i64 %3103, 1
  %3114 = icmp eq i64 %3113, %1930
  br i1 %3114, label %3450, label %3102

3115:                                             ; preds = %2985, %3115
  %3116 = phi i64 [ %3126, %3115 ], [ 0, %2985 ]
  %3117 = getelementptr inbounds nuw i64, ptr %8, i64 %3116
  %3118 = load i64, ptr %3117, align 8
  %3119 = getelementptr inbounds nuw i64, ptr %95, i64 %3116
  %3120 = load i64, ptr %3119, align 8
  %3121 = xor i64 %3118, %2954
  %3122 = xor i64 %3120, %2954
  %3123 = icmp sgt i64 %3121, %3122
  %3124 = select i1 %3123, i64 %3118, i64 %3120
  %3125 = getelementptr inbounds nuw i64, ptr %98, i64 %3116
  store i64 %3124, ptr %3125, align 8
  %3126 = add nuw nsw i64 %3116, 1
  %3127 = icmp eq i64 %3126, %1930
  br i1 %3127, label %3450, label %3115

3128:                                             ; preds = %2951
  %3129 = and i64 %2071, 324
  %3130 = icmp eq i64 %3129, 0
  %3131 = icmp sgt i64 %1930, 0
  br i1 %3130, label %3144, label %3132

3132:                                             ; preds = %3128
  br i1 %3131, label %3133, label %3450

3133:                                             ; preds = %3132, %3133
  %3134 = phi i64 [ %3142, %3133 ], [ 0, %3132 ]
  %3135 = getelementptr inbounds nuw i64, ptr %8, i64 %3134
  %3136 = load i64, ptr %3135, align 8
  %3137 = getelementptr inbounds nuw i64, ptr %95, i64 %3134
  %3138 = load i64, ptr %3137, align 8
  %3139 = mul i64 %3138, %3136
  %3140 = lshr i64 %3139, 32
  %3141 = getelementptr inbounds nuw i64, ptr %98, i64 %3134
  store i64 %3140, ptr %3141, align 8
  %3142 = add nuw nsw i64 %3134, 1
  %3143 = icmp eq i64 %3142, %1930
  br i1 %3143, label %3450, label %3133

3144:                                             ; preds = %3128
  br i1 %2953, label %3146, label %3145

3145:                                             ; preds = %3144
  br i1 %3131, label %3161, label %3450

3146:                                             ; preds = %3144
  br i1 %3131, label %3147, label %3450

3147:                                             ; preds = %3146, %3147
  %3148 = phi i64 [ %3159, %3147 ], [ 0, %3146 ]
  %3149 = getelementptr inbounds nuw i64, ptr %8, i64 %3148
  %3150 = load i64, ptr %3149, align 8
  %3151 = getelementptr inbounds nuw i64, ptr %95, i64 %3148
  %3152 = load i64, ptr %3151, align 8
  %3153 = zext i64 %3150 to i128
  %3154 = zext i64 %3152 to i128
  %3155 = mul nuw i128 %3154, %3153
  %3156 = lshr i128 %3155, 64
  %3157 = trunc nuw i128 %3156 to i64
  %3158 = getelementptr inbounds nuw i64, ptr %98, i64 %3148
  store i64 %3157, ptr %3158, align 8
  %3159 = add nuw nsw i64 %3148, 1
  %3160 = icmp eq i64 %3159, %1930
  br i1 %3160, label %3450, label %3147

3161:                                             ; preds = %3145, %3161
  %3162 = phi i64 [ %3173, %3161 ], [ 0, %3145 ]
  %3163 = getelementptr inbounds nuw i64, ptr %8, i64 %3162
  %3164 = load i64, ptr %3163, align 8
  %3165 = getelementptr inbounds nuw i64, ptr %95, i64 %3162
  %3166 = load i64, ptr %3165, align 8
  %3167 = sext i64 %3164 to i128
  %3168 = sext i64 %3166 to i128
  %3169 = mul nsw i128 %3168, %3167
  %3170 = lshr i128 %3169, 64
  %3171 = trunc nuw i128 %3170 to i64
  %3172 = getelementptr inbounds nuw i64, ptr %98, i64 %3162
  store i64 %3171, ptr %3172, align 8
  %3173 = add nuw nsw i64 %3162, 1
  %3174 = icmp eq i64 %3173, %1930
  br i1 %3174, label %3450, label %3161

3175:                                             ; preds = %2951, %2951
  %3176 = icmp sgt i64 %1930, 0
  br i1 %3176, label %3177, label %3450

3177:                                             ; preds = %3175, %3177
  %3178 = phi i64 [ %3188, %3177 ], [ 0, %3175 ]
  %3179 = getelementptr inbounds nuw i64, ptr %8, i64 %3178
  %3180 = load i64, ptr %3179, align 8
  %3181 = getelementptr inbounds nuw i64, ptr %95, i64 %3178
  %3182 = load i64, ptr %3181, align 8
  %3183 = getelementptr inbounds nuw i64, ptr %97, i64 %3178
  %3184 = load i64, ptr %3183, align 8
  %3185 = mul i64 %3182, %3180
  %3186 = add i64 %3185, %3184
  %3187 = getelementptr inbounds nuw i64, ptr %98, i64 %3178
  store i64 %3186, ptr %3187, align 8
  %3188 = add nuw nsw i64 %3178, 1
  %3189 = icmp eq i64 %3188, %1930
  br i1 %3189, label %3450, label %3177

3190:                                             ; preds = %2983, %3190
  %3191 = phi i64 [ %3200, %3190 ], [ 0, %2983 ]
  %3192 = getelementptr inbounds nuw i64, ptr %8, i64 %3191
  %3193 = load i64, ptr %3192, align 8
  %3194 = getelementptr inbounds nuw i64, ptr %95, i64 %3191
  %3195 = load i64, ptr %3194, align 8
  %3196 = icmp ult i64 %3195, %2952
  %3197 = shl i64 %3193, %3195
  %3198 = select i1 %3196, i64 %3197, i64 0
  %3199 = getelementptr inbounds nuw i64, ptr %98, i64 %3191
  store i64 %3198, ptr %3199, align 8
  %3200 = add nuw nsw i64 %3191, 1
  %3201 = icmp eq i64 %3200, %1930
  br i1 %3201, label %3450, label %3190

3202:                                             ; preds = %2951
  %3203 = and i64 %2054, -4
  %3204 = icmp eq i64 %3203, 4
  %3205 = icmp sgt i64 %1930, 0
  br i1 %3204, label %3207, label %3206

3206:                                             ; preds = %3202
  br i1 %3205, label %3220, label %3450

3207:                                             ; preds = %3202
  br i1 %3205, label %3208, label %3450

3208:                                             ; preds = %3207, %3208
  %3209 = phi i64 [ %3218, %3208 ], [ 0, %3207 ]
  %3210 = getelementptr inbounds nuw i64, ptr %8, i64 %3209
  %3211 = load i64, ptr %3210, align 8
  %3212 = getelementptr inbounds nuw i64, ptr %95, i64 %3209
  %3213 = load i64, ptr %3212, align 8
  %3214 = icmp ult i64 %3213, %2952
  %3215 = select i1 %3214, i64 %3213, i64 63
  %3216 = ashr i64 %3211, %3215
  %3217 = getelementptr inbounds nuw i64, ptr %98, i64 %3209
  store i64 %3216, ptr %3217, align 8
  %3218 = add nuw nsw i64 %3209, 1
  %3219 = icmp eq i64 %3218, %1930
  br i1 %3219, label %3450, label %3208

3220:                                             ; preds = %3206, %3220
  %3221 = phi i64 [ %3230, %3220 ], [ 0, %3206 ]
  %3222 = getelementptr inbounds nuw i64, ptr %8, i64 %3221
  %3223 = load i64, ptr %3222, align 8
  %3224 = getelementptr inbounds nuw i64, ptr %95, i64 %3221
  %3225 = load i64, ptr %3224, align 8
  %3226 = icmp ult i64 %3225, %2952
  %3227 = lshr i64 %3223, %3225
  %3228 = select i1 %3226, i64 %3227, i64 0
  %3229 = getelementptr inbounds nuw i64, ptr %98, i64 %3221
  store i64 %3228, ptr %3229, align 8
  %3230 = add nuw nsw i64 %3221, 1
  %3231 = icmp eq i64 %3230, %1930
  br i1 %3231, label %3450, label %3220

3232:                                             ; preds = %2981, %3232
  %3233 = phi i64 [ %3243, %3232 ], [ 0, %2981 ]
  %3234 = getelementptr inbounds nuw i64, ptr %8, i64 %3233
  %3235 = load i64, ptr %3234, align 8
  %3236 = getelementptr inbounds nuw i64, ptr %95, i64 %3233
  %3237 = load i64, ptr %3236, align 8
  %3238 = getelementptr inbounds nuw i64, ptr %97, i64 %3233
  %3239 = load i64, ptr %3238, align 8
  %3240 = icmp eq i64 %3239, 0
  %3241 = select i1 %3240, i64 %3237, i64 %3235
  %3242 = getelementptr inbounds nuw i64, ptr %98, i64 %3233
  store i64 %3241, ptr %3242, align 8
  %3243 = add nuw nsw i64 %3233, 1
  %3244 = icmp eq i64 %3243, %1930
  br i1 %3244, label %3450, label %3232

3245:                                             ; preds = %3264, %2979
  %3246 = phi i64 [ 0, %2979 ], [ %3267, %3264 ]
  %3247 = getelementptr inbounds nuw i64, ptr %8, i64 %3246
  %3248 = load i64, ptr %3247, align 8
  switch i64 %2980, label %3264 [
    i64 0, label %3249
    i64 1, label %3251
    i64 2, label %3253
    i64 4, label %3255
    i64 5, label %3258
    i64 6, label %3261
  ]

3249:                                             ; preds = %3245
  %3250 = and i64 %3248, 255
  br label %3264

3251:                                             ; preds = %3245
  %3252 = and i64 %3248, 65535
  br label %3264

3253:                                             ; preds = %3245
  %3254 = and i64 %3248, 4294967295
  br label %3264

3255:                                             ; preds = %3245
  %3256 = shl i64 %3248, 56
  %3257 = ashr exact i64 %3256, 56
  br label %3264

3258:                                             ; preds = %3245
  %3259 = shl i64 %3248, 48
  %3260 = ashr exact i64 %3259, 48
  br label %3264

3261:                                             ; preds = %3245
  %3262 = shl i64 %3248, 32
  %3263 = ashr exact i64 %3262, 32
  br label %3264

3264:                                             ; preds = %3261, %3258, %3255, %3253, %3251, %3249, %3245
  %3265 = phi i64 [ %3263, %3261 ], [ %3250, %3249 ], [ %3252, %3251 ], [ %3254, %3253 ], [ %3257, %3255 ], [ %3260, %3258 ], [ %3248, %3245 ]
  %3266 = getelementptr inbounds nuw i64, ptr %98, i64 %3246
  store i64 %3265, ptr %3266, align 8
  %3267 = add nuw nsw i64 %3246, 1
  %3268 = icmp eq i64 %3267, %1930
  br i1 %3268, label %3450, label %3245

3269:                                             ; preds = %3285, %2974
  %3270 = phi i64 [ 0, %2974 ], [ %3288, %3285 ]
  %3271 = getelementptr inbounds nuw i64, ptr %8, i64 %3270
  %3272 = load i64, ptr %3271, align 8
  %3273 = getelementptr inbounds nuw i64, ptr %95, i64 %3270
  %3274 = load i64, ptr %3273, align 8
  %3275 = icmp eq i64 %3274, 0
  br i1 %3275, label %3285, label %3276

3276:                                             ; preds = %3269
  br i1 %2976, label %3279, label %3277

3277:                                             ; preds = %3276
  %3278 = udiv i64 %3272, %3274
  br label %3285

3279:                                             ; preds = %3276
  %3280 = icmp eq i64 %3274, -1
  br i1 %3280, label %3281, label %3283

3281:                                             ; preds = %3279
  %3282 = sub i64 0, %3272
  br label %3285

3283:                                             ; preds = %3279
  %3284 = sdiv i64 %3272, %3274
  br label %3285

3285:                                             ; preds = %3283, %3281, %3277, %3269
  %3286 = phi i64 [ %3278, %3277 ], [ %3282, %3281 ], [ %3284, %3283 ], [ -1, %3269 ]
  %3287 = getelementptr inbounds nuw i64, ptr %98, i64 %3270
  store i64 %3286, ptr %3287, align 8
  %3288 = add nuw nsw i64 %3270, 1
  %3289 = icmp eq i64 %3288, %1930
  br i1 %3289, label %3450, label %3269

3290:                                             ; preds = %3310, %2969
  %3291 = phi i64 [ 0, %2969 ], [ %3313, %3310 ]
  %3292 = getelementptr inbounds nuw i64, ptr %8, i64 %3291
  %3293 = load i64, ptr %3292, align 8
  %3294 = getelementptr inbounds nuw i64, ptr %95, i64 %3291
  %3295 = load i64, ptr %3294, align 8
  %3296 = icmp eq i64 %3295, 0
  br i1 %3296, label %3310, label %3297

3297:                                             ; preds = %3290
  br i1 %2971, label %3300, label %3298

3298:                                             ; preds = %3297
  %3299 = udiv i64 %3293, %3295
  br label %3306

3300:                                             ; preds = %3297
  %3301 = icmp eq i64 %3295, -1
  br i1 %3301, label %3302, label %3304

3302:                                             ; preds = %3300
  %3303 = sub i64 0, %3293
  br label %3306

3304:                                             ; preds = %3300
  %3305 = sdiv i64 %3293, %3295
  br label %3306

3306:                                             ; preds = %3304, %3302, %3298
  %3307 = phi i64 [ %3299, %3298 ], [ %3303, %3302 ], [ %3305, %3304 ]
  %3308 = mul i64 %3307, %3295
  %3309 = sub i64 %3293, %3308
  br label %3310

3310:                                             ; preds = %3306, %3290
  %3311 = phi i64 [ %3309, %3306 ], [ -1, %3290 ]
  %3312 = getelementptr inbounds nuw i64, ptr %98, i64 %3291
  store i64 %3311, ptr %3312, align 8
  %3313 = add nuw nsw i64 %3291, 1
  %3314 = icmp eq i64 %3313, %1930
  br i1 %3314, label %3450, label %3290

3315:                                             ; preds = %3323, %2965
  %3316 = phi i64 [ 0, %2965 ], [ %3325, %3323 ]
  %3317 = getelementptr inbounds nuw i64, ptr %8, i64 %3316
  %3318 = load i64, ptr %3317, align 8
  %3319 = getelementptr inbounds nuw i64, ptr %95, i64 %3316
  %3320 = load i64, ptr %3319, align 8
  %3321 = getelementptr inbounds nuw i64, ptr %97, i64 %3316
  %3322 = load i64, ptr %3321, align 8
  br label %3327

3323:                                             ; preds = %3347
  %3324 = getelementptr inbounds nuw i64, ptr %98, i64 %3316
  store i64 %3348, ptr %3324, align 8
  %3325 = add nuw nsw i64 %3316, 1
  %3326 = icmp eq i64 %3325, %1930
  br i1 %3326, label %3450, label %3315

3327:                                             ; preds = %3347, %3315
  %3328 = phi i64 [ 0, %3315 ], [ %3349, %3347 ]
  %3329 = phi i64 [ 0, %3315 ], [ %3348, %3347 ]
  %3330 = shl nuw nsw i64 1, %3328
  %3331 = and i64 %3330, %2966
  %3332 = icmp eq i64 %3331, 0
  br i1 %3332, label %3347, label %3333

3333:                                             ; preds = %3327
  %3334 = icmp samesign ult i64 %3328, 4
  %3335 = sext i1 %3334 to i64
  %3336 = xor i64 %3318, %3335
  %3337 = lshr i64 %3328, 1
  %3338 = and i64 %3337, 1
  %3339 = add nsw i64 %3338, -1
  %3340 = xor i64 %3339, %3320
  %3341 = and i64 %3328, 1
  %3342 = add nsw i64 %3341, -1
  %3343 = xor i64 %3342, %3322
  %3344 = and i64 %3343, %3336
  %3345 = and i64 %3344, %3340
  %3346 = or i64 %3345, %3329
  br label %3347

3347:                                             ; preds = %3333, %3327
  %3348 = phi i64 [ %3346, %3333 ], [ %3329, %3327 ]
  %3349 = add nuw nsw i64 %3328, 1
  %3350 = icmp eq i64 %3349, 8
  br i1 %3350, label %3323, label %3327

3351:                                             ; preds = %2961, %3351
  %3352 = phi i64 [ %3357, %3351 ], [ 0, %2961 ]
  %3353 = getelementptr inbounds nuw i64, ptr %8, i64 %3352
  %3354 = load i64, ptr %3353, align 8
  %3355 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3354)
  %3356 = getelementptr inbounds nuw i64, ptr %98, i64 %3352
  store i64 %3355, ptr %3356, align 8
  %3357 = add nuw nsw i64 %3352, 1
  %3358 = icmp eq i64 %3357, %1930
  br i1 %3358, label %3450, label %3351

3359:                                             ; preds = %2951, %2951
  %3360 = icmp sgt i64 %1930, 0
  br i1 %3360, label %3361, label %3450

3361:                                             ; preds = %3359
  %3362 = load i64, ptr %1901, align 8
  %3363 = icmp eq i64 %3362, 0
  %3364 = icmp eq i64 %1938, 32
  br label %3365

3365:                                             ; preds = %3385, %3361
  %3366 = phi i64 [ 0, %3361 ], [ %3388, %3385 ]
  %3367 = getelementptr inbounds nuw i64, ptr %95, i64 %3366
  %3368 = load i64, ptr %3367, align 8
  %3369 = shl i64 %3368, 32
  %3370 = getelementptr inbounds nuw i64, ptr %8, i64 %3366
  %3371 = load i64, ptr %3370, align 8
  %3372 = or i64 %3369, %3371
  %3373 = getelementptr inbounds nuw i64, ptr %97, i64 %3366
  %3374 = load i64, ptr %3373, align 8
  %3375 = and i64 %3374, 31
  %3376 = call i64 @llvm.umin.i64(i64 %3374, i64 32)
  %3377 = select i1 %3363, i64 %3376, i64 %3375
  br i1 %3364, label %3378, label %3380

3378:                                             ; preds = %3365
  %3379 = lshr i64 %3372, %3377
  br label %3385

3380:                                             ; preds = %3365
  %3381 = icmp eq i64 %3377, 32
  br i1 %3381, label %3385, label %3382

3382:                                             ; preds = %3380
  %3383 = shl i64 %3372, %3377
  %3384 = lshr i64 %3383, 32
  br label %3385

3385:                                             ; preds = %3382, %3380, %3378
  %3386 = phi i64 [ %3379, %3378 ], [ %3384, %3382 ], [ %3372, %3380 ]
  %3387 = getelementptr inbounds nuw i64, ptr %98, i64 %3366
  store i64 %3386, ptr %3387, align 8
  %3388 = add nuw nsw i64 %3366, 1
  %3389 = icmp eq i64 %3388, %1930
  br i1 %3389, label %3450, label %3365

3390:                                             ; preds = %2959, %3390
  %3391 = phi i64 [ %3396, %3390 ], [ 0, %2959 ]
  %3392 = getelementptr inbounds nuw i64, ptr %8, i64 %3391
  %3393 = load i64, ptr %3392, align 8
  %3394 = shl i64 %3393, 16
  %3395 = getelementptr inbounds nuw i64, ptr %98, i64 %3391
  store i64 %3394, ptr %3395, align 8
  %3396 = add nuw nsw i64 %3391, 1
  %3397 = icmp eq i64 %3396, %1930
  br i1 %3397, label %3450, label %3390

3398:                                             ; preds = %2957, %3412
  %3399 = phi i64 [ %3415, %3412 ], [ 0, %2957 ]
  %3400 = getelementptr inbounds nuw i64, ptr %8, i64 %3399
  %3401 = load i64, ptr %3400, align 8
  %3402 = trunc i64 %3401 to i32
  %3403 = bitcast i32 %3402 to float
  %3404 = fcmp uno float %3403, 0.000000e+00
  br i1 %3404, label %3412, label %3405

3405:                                             ; preds = %3398
  %3406 = add i64 %3401, 32767
  %3407 = lshr i64 %3401, 16
  %3408 = and i64 %3407, 1
  %3409 = add i64 %3406, %3408
  %3410 = lshr i64 %3409, 16
  %3411 = and i64 %3410, 65535
  br label %3412

3412:                                             ; preds = %3405, %3398
  %3413 = phi i64 [ %3411, %3405 ], [ 32767, %3398 ]
  %3414 = getelementptr inbounds nuw i64, ptr %98, i64 %3399
  store i64 %3413, ptr %3414, align 8
  %3415 = add nuw nsw i64 %3399, 1
  %3416 = icmp eq i64 %3415, %1930
  br i1 %3416, label %3450, label %3398

3417:                                             ; preds = %2955, %3443
  %3418 = phi i64 [ %3448, %3443 ], [ 0, %2955 ]
  %3419 = getelementptr inbounds nuw i64, ptr %8, i64 %3418
  %3420 = load i64, ptr %3419, align 8
  %3421 = getelementptr inbounds nuw i64, ptr %95, i64 %3418
  %3422 = load i64, ptr %3421, align 8
  %3423 = trunc i64 %3420 to i32
  %3424 = bitcast i32 %3423 to float
  %3425 = fcmp uno float %3424, 0.000000e+00
  br i1 %3425, label %3432, label %3426

3426:                                             ; preds = %3417
  %3427 = add i32 %3423, 32767
  %3428 = lshr i32 %3423, 16
  %3429 = and i32 %3428, 1
  %3430 = add i32 %3427, %3429
  %3431 = and i32 %3430, -65536
  br label %3432

3432:                                             ; preds = %3426, %3417
  %3433 = phi i32 [ %3431, %3426 ], [ 2147418112, %3417 ]
  %3434 = trunc i64 %3422 to i32
  %3435 = bitcast i32 %3434 to float
  %3436 = fcmp uno float %3435, 0.000000e+00
  br i1 %3436, label %3443, label %3437

3437:                                             ; preds = %3432
  %3438 = add i32 %3434, 32767
  %3439 = lshr i32 %3434, 16
  %3440 = and i32 %3439, 1
  %3441 = add i32 %3438, %3440
  %3442 = lshr i32 %3441, 16
  br label %3443

3443:                                             ; preds = %3437, %3432
  %3444 = phi i32 [ %3442, %3437 ], [ 32767, %3432 ]
  %3445 = or disjoint i32 %3444, %3433
  %3446 = zext i32 %3445 to i64
  %3447 = getelementptr inbounds nuw i64, ptr %98, i64 %3418
  store i64 %3446, ptr %3447, align 8
  %3448 = add nuw nsw i64 %3418, 1
  %3449 = icmp eq i64 %3448, %1930
  br i1 %3449, label %3450, label %3417

3450:                                             ; preds = %3443, %3412, %3390, %3385, %3351, %3323, %3310, %3285, %3264, %3232, %3220, %3208, %3190, %3177, %3133, %3161, %3147, %3115, %3102, %3094, %3086, %3077, %3062, %3052, %3042, %3032, %3020, %3010, %3003, %3359, %3207, %3206, %3175, %3146, %3145, %3132, %3076, %3075, %3030, %3001, %2999, %2997, %2995, %2993, %2991, %2989, %2987, %2985, %2983, %2981, %2977, %2972, %2967, %2963, %2961, %2959, %2957, %2955, %2951
  call fastcc void @narrow(i64 %2051, i64 %2053, ptr noundef nonnull readonly %12, ptr noundef %98)
  br label %3451

3451:                                             ; preds = %2919, %2908, %2896, %2885, %2942, %2931, %2402, %2391, %3450, %2930, %2929, %2907, %2906, %2884, %2883, %2878, %2390, %2389, %2385
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3452

3452:                                             ; preds = %3451, %2047, %1974
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3453 = getelementptr inbounds i64, ptr %1907, i64 %1929
  %3454 = sub nsw i64 %1908, %1929
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3455 = icmp eq i64 %3454, 0
  br i1 %3455, label %3456, label %1906

3456:                                             ; preds = %3452, %1897
  br i1 %570, label %3541, label %3457

3457:                                             ; preds = %3456
  %3458 = load i64, ptr %42, align 8
  %3459 = inttoptr i64 %3458 to ptr
  %3460 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %3461 = load i64, ptr %3460, align 8
  %3462 = getelementptr inbounds %struct.undefined, ptr %3459, i64 %3461
  %3463 = load i64, ptr %3462, align 8
  %3464 = inttoptr i64 %3463 to ptr
  %3465 = load i64, ptr %99, align 8
  %3466 = or i64 %3465, 1
  store i64 %3466, ptr %99, align 8
  %3467 = getelementptr inbounds nuw i8, ptr %496, i64 40
  %3468 = load i64, ptr %3467, align 8
  %3469 = getelementptr inbounds %struct.undefined, ptr %3459, i64 %3468
  %3470 = getelementptr inbounds nuw i8, ptr %3469, i64 16
  %3471 = load i64, ptr %3470, align 8
  %3472 = icmp ne i64 %3471, 0
  %3473 = icmp sgt i64 %677, 0
  %3474 = and i1 %3473, %3472
  br i1 %3474, label %3475, label %3515

3475:                                             ; preds = %3457
  %3476 = load i64, ptr %3469, align 8
  %3477 = inttoptr i64 %3476 to ptr
  br label %3481

3478:                                             ; preds = %3481
  %3479 = add nuw nsw i64 %3482, 1
  %3480 = icmp eq i64 %3479, %677
  br i1 %3480, label %3515, label %3481

3481:                                             ; preds = %3478, %3475
  %3482 = phi i64 [ 0, %3475 ], [ %3479, %3478 ]
  %3483 = getelementptr inbounds nuw i64, ptr %675, i64 %3482
  %3484 = load i64, ptr %3483, align 8
  %3485 = getelementptr inbounds i64, ptr %3477, i64 %3484
  %3486 = load i64, ptr %3485, align 8
  %3487 = icmp eq i64 %3486, 0
  br i1 %3487, label %3478, label %3488

3488:                                             ; preds = %3481
  %3489 = getelementptr inbounds nuw i8, ptr %3469, i64 8
  %3490 = load i64, ptr %3489, align 8
  %3491 = inttoptr i64 %3490 to ptr
  %3492 = getelementptr inbounds nuw i8, ptr %3462, i64 16
  %3493 = load i64, ptr %3492, align 8
  %3494 = icmp eq i64 %3493, 0
  br i1 %3494, label %3495, label %3498

3495:                                             ; preds = %3488
  store i64 1, ptr %3492, align 8
  %3496 = load i64, ptr %99, align 8
  %3497 = or i64 %3496, 2
  store i64 %3497, ptr %99, align 8
  br label %3498

3498:                                             ; preds = %3495, %3488
  %3499 = getelementptr inbounds nuw i8, ptr %3462, i64 8
  br label %3500

3500:                                             ; preds = %3500, %3498
  %3501 = phi i64 [ 0, %3498 ], [ %3513, %3500 ]
  %3502 = getelementptr inbounds nuw i64, ptr %675, i64 %3501
  %3503 = load i64, ptr %3502, align 8
  %3504 = getelementptr inbounds i64, ptr %3477, i64 %3503
  %3505 = load i64, ptr %3504, align 8
  %3506 = getelementptr inbounds i64, ptr %3464, i64 %3503
  store i64 %3505, ptr %3506, align 8
  %3507 = load i64, ptr %3502, align 8
  %3508 = getelementptr inbounds i32, ptr %3491, i64 %3507
  %3509 = load i32, ptr %3508, align 4
  %3510 = load i64, ptr %3499, align 8
  %3511 = inttoptr i64 %3510 to ptr
  %3512 = getelementptr inbounds i32, ptr %3511, i64 %3507
  store i32 %3509, ptr %3512, align 4
  %3513 = add nuw nsw i64 %3501, 1
  %3514 = icmp eq i64 %3513, %677
  br i1 %3514, label %3541, label %3500

3515:                                             ; preds = %3478, %3457
  %3516 = getelementptr inbounds nuw i8, ptr %3462, i64 16
  %3517 = load i64, ptr %3516, align 8
  %3518 = icmp eq i64 %3517, 0
  br i1 %3518, label %3541, label %3519

3519:                                             ; preds = %3515
  br i1 %3473, label %3523, label %3520

3520:                                             ; preds = %3523, %3519
  %3521 = load i64, ptr %26, align 8
  %3522 = icmp sgt i64 %3521, 0
  br i1 %3522, label %3533, label %3538

3523:                                             ; preds = %3519, %3523
  %3524 = phi i64 [ %3528, %3523 ], [ 0, %3519 ]
  %3525 = getelementptr inbounds nuw i64, ptr %675, i64 %3524
  %3526 = load i64, ptr %3525, align 8
  %3527 = getelementptr inbounds i64, ptr %3464, i64 %3526
  store i64 0, ptr %3527, align 8
  %3528 = add nuw nsw i64 %3524, 1
  %3529 = icmp eq i64 %3528, %677
  br i1 %3529, label %3520, label %3523

3530:                                             ; preds = %3533
  %3531 = add nuw nsw i64 %3534, 1
  %3532 = icmp eq i64 %3531, %3521
  br i1 %3532, label %3538, label %3533

3533:                                             ; preds = %3520, %3530
  %3534 = phi i64 [ %3531, %3530 ], [ 0, %3520 ]
  %3535 = getelementptr inbounds nuw i64, ptr %3464, i64 %3534
  %3536 = load i64, ptr %3535, align 8
  %3537 = icmp eq i64 %3536, 0
  br i1 %3537, label %3530, label %3541

3538:                                             ; preds = %3530, %3520
  store i64 0, ptr %3516, align 8
  %3539 = load i64, ptr %99, align 8
  %3540 = or i64 %3539, 2
  store i64 %3540, ptr %99, align 8
  br label %3541

3541:                                             ; preds = %3500, %3533, %3538, %3515, %3456
  %3542 = load i64, ptr %1889, align 8
  %3543 = icmp eq i64 %3542, 1
  br i1 %3543, label %3544, label %3567

3544:                                             ; preds = %3541
  %3545 = load i64, ptr %55, align 8
  %3546 = inttoptr i64 %3545 to ptr
  %3547 = getelementptr inbounds i8, ptr %3546, i64 %497
  %3548 = load i8, ptr %3547, align 1
  %3549 = icmp eq i8 %3548, 3
  br i1 %3549, label %3567, label %3550

3550:                                             ; preds = %3544
  %3551 = getelementptr inbounds nuw i8, ptr %496, i64 72
  %3552 = load i64, ptr %3551, align 8
  switch i64 %3552, label %3553 [
    i64 0, label %3559
    i64 1, label %3554
  ]

3553:                                             ; preds = %3550
  br label %3554

3554:                                             ; preds = %3553, %3550
  %3555 = phi i64 [ 48, %3553 ], [ 40, %3550 ]
  %3556 = getelementptr inbounds nuw i8, ptr %496, i64 %3555
  %3557 = load i64, ptr %3556, align 8
  %3558 = getelementptr inbounds %struct.operand, ptr %469, i64 %3557
  br label %3559

3559:                                             ; preds = %3554, %3550
  %3560 = phi ptr [ %3558, %3554 ], [ null, %3550 ]
  %3561 = getelementptr inbounds nuw i8, ptr %496, i64 32
  %3562 = load i64, ptr %3561, align 8
  %3563 = getelementptr inbounds %struct.operand, ptr %469, i64 %3562
  %3564 = call fastcc i64 @count_held(ptr noundef %3563, i64 noundef 0, ptr noundef %675, i64 noundef %677)
  %3565 = getelementptr inbounds nuw i8, ptr %496, i64 8
  %3566 = load i64, ptr %3565, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %497, i64 noundef %3564, ptr noundef %675, i64 noundef %677, ptr noundef %3560, i64 noundef %3566)
  br label %3567

3567:                                             ; preds = %1790, %1740, %3559, %3544, %3541, %1886, %1825, %1707, %1704
  %3568 = phi i1 [ %1713, %1825 ], [ false, %1886 ], [ false, %3559 ], [ false, %3544 ], [ false, %3541 ], [ false, %1707 ], [ false, %1704 ], [ false, %1740 ], [ false, %1790 ]
  %3569 = getelementptr inbounds i8, ptr %486, i64 %497
  store i8 1, ptr %3569, align 1
  br label %3570

3570:                                             ; preds = %3567, %670
  %3571 = phi i64 [ %676, %3567 ], [ 0, %670 ]
  %3572 = phi i1 [ %3568, %3567 ], [ false, %670 ]
  br i1 %633, label %3573, label %3576

3573:                                             ; preds = %3570, %634
  %3574 = phi i1 [ %3572, %3570 ], [ false, %634 ]
  %3575 = phi i64 [ %3571, %3570 ], [ 0, %634 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %497, i64 noundef %3575, ptr noundef %471, i64 noundef %472, ptr noundef null, i64 noundef 0)
  br label %3576

3576:                                             ; preds = %3573, %3570
  %3577 = phi i1 [ %3574, %3573 ], [ %3572, %3570 ]
  %3578 = load i64, ptr %22, align 8
  %3579 = add nsw i64 %3578, 1
  store i64 %3579, ptr %22, align 8
  %3580 = load i64, ptr %100, align 8
  %3581 = add nsw i64 %3580, %492
  store i64 %3581, ptr %100, align 8
  %3582 = add nsw i64 %497, 1
  store i64 %3582, ptr %35, align 8
  br i1 %3577, label %3583, label %3584

3583:                                             ; preds = %3576
  store i64 1, ptr %0, align 8
  br label %3598

3584:                                             ; preds = %3576
  %3585 = getelementptr inbounds %struct.instruction, ptr %467, i64 %3582
  %3586 = getelementptr inbounds nuw i8, ptr %3585, i64 136
  %3587 = load i64, ptr %3586, align 8
  %3588 = icmp eq i64 %3587, 0
  br i1 %3588, label %3592, label %3589

3589:                                             ; preds = %3584
  %3590 = load i64, ptr %20, align 8
  %3591 = icmp eq i64 %3590, 0
  br i1 %3591, label %3592, label %3598

3592:                                             ; preds = %3589, %3584, %627, %621
  %3593 = phi i64 [ %622, %621 ], [ %622, %627 ], [ %3582, %3589 ], [ %3582, %3584 ]
  %3594 = getelementptr inbounds %struct.instruction, ptr %467, i64 %3593
  store i64 %3593, ptr %35, align 8
  %3595 = load i64, ptr %3594, align 8
  %3596 = icmp eq i64 %3595, 0
  br i1 %3596, label %3598, label %494

3597:                                             ; preds = %627
  br label %3598

3598:                                             ; preds = %494, %539, %995, %1006, %1057, %1108, %1115, %1123, %1154, %1827, %3589, %3592, %594, %562, %952, %990, %1054, %961, %1236, %1287, %1292, %1294, %1298, %1338, %1349, %1321, %1328, %481, %484, %589, %756, %1147, %1398, %1826, %1887, %3583, %3597
  %3599 = phi i64 [ 1, %481 ], [ 0, %952 ], [ 2, %589 ], [ 3, %1147 ], [ 3, %1398 ], [ 0, %1236 ], [ 0, %990 ], [ 0, %1887 ], [ 3, %3583 ], [ 4, %1826 ], [ 0, %562 ], [ 0, %756 ], [ 2, %594 ], [ 0, %961 ], [ 0, %484 ], [ 0, %1349 ], [ 0, %1321 ], [ 0, %1054 ], [ 1, %3597 ], [ 0, %1328 ], [ 0, %1338 ], [ 0, %1298 ], [ 0, %1294 ], [ 0, %1292 ], [ 0, %1287 ], [ 0, %3592 ], [ 3, %1154 ], [ 0, %995 ], [ 0, %1123 ], [ 0, %1006 ], [ 0, %1115 ], [ 0, %1057 ], [ 1, %3589 ], [ 0, %1108 ], [ 0, %539 ], [ 0, %494 ], [ 0, %1827 ]
  %3600 = load i64, ptr %36, align 8
  %3601 = inttoptr i64 %3600 to ptr
  %3602 = load i64, ptr %105, align 8
  %3603 = icmp eq i64 %3602, 0
  br i1 %3603, label %3696, label %3604

3604:                                             ; preds = %3598
  switch i64 %3599, label %3696 [
    i64 2, label %3605
    i64 0, label %3670
    i64 1, label %3687
  ]

3605:                                             ; preds = %3604
  %3606 = load i64, ptr %35, align 8
  %3607 = load i64, ptr %38, align 8
  %3608 = inttoptr i64 %3607 to ptr
  %3609 = getelementptr inbounds %struct.instruction, ptr %3608, i64 %3606
  %3610 = getelementptr inbounds nuw i8, ptr %3609, i64 64
  %3611 = load i64, ptr %3610, align 8
  %3612 = load i64, ptr %37, align 8
  %3613 = load i64, ptr %104, align 8
  %3614 = inttoptr i64 %3613 to ptr
  %3615 = load i64, ptr %25, align 8
  %3616 = load i64, ptr %27, align 8
  %3617 = load i64, ptr %28, align 8
  %3618 = inttoptr i64 %3617 to ptr
  %3619 = shl nsw i64 %3616, 3
  %3620 = load i64, ptr %26, align 8
  %3621 = mul nsw i64 %3619, %3620
  %3622 = getelementptr inbounds i64, ptr %3618, i64 %3621
  %3623 = getelementptr inbounds i64, ptr %3622, i64 %3615
  %3624 = add nsw i64 %3615, %3612
  store i64 %3624, ptr %25, align 8
  %3625 = icmp sgt i64 %3612, 0
  br i1 %3625, label %3628, label %3643

3626:                                             ; preds = %3639
  %3627 = getelementptr inbounds i64, ptr %3623, i64 %3640
  br label %3649

3628:                                             ; preds = %3605, %3639
  %3629 = phi i64 [ %3641, %3639 ], [ 0, %3605 ]
  %3630 = phi i64 [ %3640, %3639 ], [ 0, %3605 ]
  %3631 = getelementptr inbounds nuw i8, ptr %3614, i64 %3629
  %3632 = load i8, ptr %3631, align 1
  %3633 = icmp eq i8 %3632, 0
  br i1 %3633, label %3639, label %3634

3634:                                             ; preds = %3628
  %3635 = getelementptr inbounds nuw i64, ptr %3601, i64 %3629
  %3636 = load i64, ptr %3635, align 8
  %3637 = add nsw i64 %3630, 1
  %3638 = getelementptr inbounds i64, ptr %3623, i64 %3630
  store i64 %3636, ptr %3638, align 8
  br label %3639

3639:                                             ; preds = %3634, %3628
  %3640 = phi i64 [ %3637, %3634 ], [ %3630, %3628 ]
  %3641 = add nuw nsw i64 %3629, 1
  %3642 = icmp eq i64 %3641, %3612
  br i1 %3642, label %3626, label %3628

3643:                                             ; preds = %3660, %3605
  %3644 = phi ptr [ %3623, %3605 ], [ %3627, %3660 ]
  %3645 = phi i64 [ 0, %3605 ], [ %3640, %3660 ]
  %3646 = phi i64 [ 0, %3605 ], [ %3661, %3660 ]
  %3647 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3611, ptr noundef %3623, i64 noundef %3645)
  %3648 = icmp eq i32 %3647, 0
  br i1 %3648, label %3664, label %3668

3649:                                             ; preds = %3660, %3626
  %3650 = phi i64 [ %3662, %3660 ], [ 0, %3626 ]
  %3651 = phi i64 [ %3661, %3660 ], [ 0, %3626 ]
  %3652 = getelementptr inbounds nuw i8, ptr %3614, i64 %3650
  %3653 = load i8, ptr %3652, align 1
  %3654 = icmp eq i8 %3653, 0
  br i1 %3654, label %3655, label %3660

3655:                                             ; preds = %3649
  %3656 = getelementptr inbounds nuw i64, ptr %3601, i64 %3650
  %3657 = load i64, ptr %3656, align 8
  %3658 = add nsw i64 %3651, 1
  %3659 = getelementptr inbounds i64, ptr %3627, i64 %3651
  store i64 %3657, ptr %3659, align 8
  br label %3660

3660:                                             ; preds = %3655, %3649
  %3661 = phi i64 [ %3651, %3649 ], [ %3658, %3655 ]
  %3662 = add nuw nsw i64 %3650, 1
  %3663 = icmp eq i64 %3662, %3612
  br i1 %3663, label %3643, label %3649

3664:                                             ; preds = %3643
  %3665 = add nsw i64 %3606, 1
  %3666 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3665, ptr noundef %3644, i64 noundef %3646)
  %3667 = icmp eq i32 %3666, 0
  br i1 %3667, label %3669, label %3668

3668:                                             ; preds = %3664, %3643
  store i64 %3615, ptr %25, align 8
  br label %3696

3669:                                             ; preds = %3664
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3611, ptr noundef %3623, i64 noundef %3645)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3665, ptr noundef %3644, i64 noundef %3646)
  br label %3695

3670:                                             ; preds = %3604
  %3671 = load i64, ptr %22, align 8
  %3672 = and i64 %3671, 255
  %3673 = icmp eq i64 %3672, 255
  br i1 %3673, label %3674, label %3696

3674:                                             ; preds = %3670
  %3675 = load i64, ptr %100, align 8
  %3676 = add i64 %3675, 256
  %3677 = load i64, ptr %37, align 8
  %3678 = add i64 %3676, %3677
  %3679 = load i64, ptr %106, align 8
  %3680 = icmp sgt i64 %3678, %3679
  br i1 %3680, label %3696, label %3681

3681:                                             ; preds = %3674
  %3682 = load i64, ptr %35, align 8
  %3683 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3682, ptr noundef %3601, i64 noundef %3677)
  %3684 = icmp eq i32 %3683, 0
  br i1 %3684, label %3685, label %3696

3685:                                             ; preds = %3681
  %3686 = add nsw i64 %3671, 1
  store i64 %3686, ptr %22, align 8
  store i64 %3678, ptr %100, align 8
  br label %3692

3687:                                             ; preds = %3604
  %3688 = load i64, ptr %35, align 8
  %3689 = load i64, ptr %37, align 8
  %3690 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3688, ptr noundef %3601, i64 noundef %3689)
  %3691 = icmp eq i32 %3690, 0
  br i1 %3691, label %3692, label %3696

3692:                                             ; preds = %3687, %3685
  %3693 = phi i64 [ %3689, %3687 ], [ %3677, %3685 ]
  %3694 = phi i64 [ %3688, %3687 ], [ %3682, %3685 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3694, ptr noundef %3601, i64 noundef %3693)
  br label %3695

3695:                                             ; preds = %3669, %3692
  store i64 2, ptr %0, align 8
  br label %107

3696:                                             ; preds = %3687, %3604, %3598, %3670, %3681, %3674, %115, %156, %195, %110, %181, %3668
  %3697 = phi i64 [ 5, %181 ], [ 2, %3668 ], [ %3599, %3604 ], [ %3599, %3598 ], [ 0, %3670 ], [ 0, %3681 ], [ 0, %3674 ], [ 1, %3687 ], [ 5, %156 ], [ 5, %195 ], [ 5, %110 ], [ 5, %115 ]
  ret i64 %3697
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
declare i64 @llvm.umin.i64(i64, i64)




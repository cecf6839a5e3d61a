; of stepper.c, def89ea40367396f99cdfebc157901758fda8a3cf12af2b978acbda4dd0f19ea

%struct.tile = type { ptr, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

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
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 608
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %83 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 472
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
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 64
  br label %107

107:                                              ; preds = %3446, %1
  %108 = phi i64 [ 2, %3446 ], [ %20, %1 ]
  %109 = icmp eq i64 %108, 2
  br i1 %109, label %110, label %203

110:                                              ; preds = %107
  %111 = load i64, ptr %21, align 8
  %112 = inttoptr i64 %111 to ptr
  %113 = load i64, ptr %22, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %3447, label %115

115:                                              ; preds = %110
  %116 = load i64, ptr %23, align 8
  %117 = inttoptr i64 %116 to ptr
  %118 = load i64, ptr %24, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load i64, ptr %119, align 8
  %121 = icmp slt i64 %118, %120
  br i1 %121, label %122, label %3447

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
  %134 = load i64, ptr %22, align 8
  %135 = getelementptr inbounds nuw i8, ptr %117, i64 32
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %134, %136
  br i1 %137, label %138, label %191

138:                                              ; preds = %133
  %139 = load i64, ptr %24, align 8
  %140 = icmp eq i64 %139, %131
  br i1 %140, label %191, label %141

141:                                              ; preds = %138
  %142 = load i64, ptr %25, align 8
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
  br i1 %159, label %3447, label %160

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
  br i1 %183, label %3447, label %184

184:                                              ; preds = %181, %160
  %185 = phi i64 [ 0, %160 ], [ %182, %181 ]
  %186 = getelementptr inbounds nuw i8, ptr %163, i64 %185
  %187 = load i8, ptr %186, align 1
  %188 = getelementptr inbounds nuw i8, ptr %166, i64 %185
  %189 = load i8, ptr %188, align 1
  %190 = icmp eq i8 %187, %189
  br i1 %190, label %181, label %191

191:                                              ; preds = %184, %178, %138, %133, %130
  %192 = load i64, ptr %26, align 8
  %193 = icmp eq i64 %192, 0
  %194 = getelementptr inbounds nuw i8, ptr %112, i64 16
  br i1 %193, label %200, label %195

195:                                              ; preds = %191
  %196 = load i64, ptr %194, align 8
  %197 = icmp slt i64 %196, 63
  br i1 %197, label %198, label %3447

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
  br i1 %205, label %206, label %458

206:                                              ; preds = %203
  %207 = load i64, ptr %27, align 8
  %208 = load i64, ptr %28, align 8
  %209 = mul nsw i64 %208, 5
  %210 = icmp sgt i64 %207, %209
  %211 = load i64, ptr %25, align 8
  br i1 %210, label %212, label %268

212:                                              ; preds = %206
  %213 = load i64, ptr %29, align 8
  %214 = load i64, ptr %30, align 8
  %215 = inttoptr i64 %214 to ptr
  %216 = shl i64 %208, 3
  %217 = mul i64 %216, %213
  %218 = getelementptr inbounds i64, ptr %215, i64 %217
  %219 = icmp eq i64 %213, 0
  %220 = zext i1 %219 to i64
  store i64 %220, ptr %29, align 8
  store i64 0, ptr %27, align 8
  %221 = inttoptr i64 %211 to ptr
  %222 = load i64, ptr %22, align 8
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
  %233 = load i64, ptr %28, align 8
  %234 = shl nsw i64 %233, 6
  %235 = getelementptr inbounds i8, ptr %218, i64 %234
  %236 = icmp ugt ptr %235, %230
  br i1 %236, label %237, label %262

237:                                              ; preds = %232
  %238 = getelementptr inbounds nuw i8, ptr %227, i64 24
  %239 = load i64, ptr %238, align 8
  %240 = load i64, ptr %29, align 8
  %241 = load i64, ptr %30, align 8
  %242 = inttoptr i64 %241 to ptr
  %243 = shl i64 %233, 3
  %244 = mul i64 %243, %240
  %245 = getelementptr inbounds i64, ptr %242, i64 %244
  %246 = load i64, ptr %27, align 8
  %247 = getelementptr inbounds i64, ptr %245, i64 %246
  %248 = add nsw i64 %246, %239
  store i64 %248, ptr %27, align 8
  %249 = load i64, ptr %238, align 8
  %250 = icmp sgt i64 %249, 0
  br i1 %250, label %254, label %251

251:                                              ; preds = %254, %237
  %252 = ptrtoint ptr %247 to i64
  store i64 %252, ptr %228, align 8
  %253 = load i64, ptr %22, align 8
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
  %267 = load i64, ptr %25, align 8
  br label %268

268:                                              ; preds = %266, %212, %206
  %269 = phi i64 [ %267, %266 ], [ %211, %212 ], [ %211, %206 ]
  %270 = inttoptr i64 %269 to ptr
  %271 = load i64, ptr %21, align 8
  %272 = inttoptr i64 %271 to ptr
  %273 = load i64, ptr %272, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %272, align 8
  %275 = load i64, ptr %22, align 8
  %276 = icmp eq i64 %275, 1
  %277 = and i64 %274, 15
  %278 = icmp eq i64 %277, 0
  %279 = select i1 %276, i1 true, i1 %278
  br i1 %279, label %418, label %280

280:                                              ; preds = %268
  %281 = load i64, ptr %31, align 8
  switch i64 %281, label %386 [
    i64 3, label %284
    i64 2, label %282
  ]

282:                                              ; preds = %280
  %283 = icmp sgt i64 %275, 0
  br i1 %283, label %408, label %404

284:                                              ; preds = %280
  %285 = getelementptr inbounds nuw i8, ptr %272, i64 8
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %418

288:                                              ; preds = %284
  %289 = load i64, ptr %25, align 8
  %290 = inttoptr i64 %289 to ptr
  %291 = load i64, ptr %32, align 8
  %292 = inttoptr i64 %291 to ptr
  %293 = load i64, ptr %290, align 8
  %294 = icmp sgt i64 %275, 1
  br i1 %294, label %303, label %295

295:                                              ; preds = %303, %288
  %296 = phi i64 [ %293, %288 ], [ %313, %303 ]
  %297 = load i64, ptr %33, align 8
  %298 = inttoptr i64 %297 to ptr
  %299 = load i64, ptr %34, align 8
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
  %315 = icmp eq i64 %314, %275
  br i1 %315, label %295, label %303

316:                                              ; preds = %295
  %317 = load double, ptr %292, align 8
  %318 = load i64, ptr %35, align 8
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
  %334 = load i64, ptr %25, align 8
  %335 = inttoptr i64 %334 to ptr
  %336 = load i64, ptr %22, align 8
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
  br label %418

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
  %360 = load i64, ptr %36, align 8
  %361 = inttoptr i64 %360 to ptr
  %362 = load i64, ptr %34, align 8
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
  br i1 %382, label %416, label %383

383:                                              ; preds = %380, %374
  %384 = phi i64 [ %375, %374 ], [ %381, %380 ]
  %385 = add nuw nsw i64 %376, 1
  br label %374

386:                                              ; preds = %280
  %387 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %418

388:                                              ; preds = %408
  %389 = load i64, ptr %25, align 8
  %390 = inttoptr i64 %389 to ptr
  br label %391

391:                                              ; preds = %391, %388
  %392 = phi i64 [ %399, %391 ], [ 0, %388 ]
  %393 = phi i64 [ %398, %391 ], [ 0, %388 ]
  %394 = getelementptr inbounds nuw %struct.ready, ptr %390, i64 %392
  %395 = load i64, ptr %394, align 8
  %396 = icmp eq i64 %395, %413
  %397 = zext i1 %396 to i64
  %398 = add nuw nsw i64 %393, %397
  %399 = add nuw nsw i64 %392, 1
  %400 = icmp eq i64 %399, %275
  br i1 %400, label %401, label %391

401:                                              ; preds = %391
  %402 = icmp samesign ult i64 %398, 5
  %403 = zext i1 %402 to i32
  br label %404

404:                                              ; preds = %401, %282
  %405 = phi i64 [ %413, %401 ], [ 0, %282 ]
  %406 = phi i32 [ %403, %401 ], [ 1, %282 ]
  %407 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %405, i32 noundef %406)
  br label %418

408:                                              ; preds = %282, %408
  %409 = phi i64 [ %414, %408 ], [ 0, %282 ]
  %410 = phi i64 [ %413, %408 ], [ 0, %282 ]
  %411 = getelementptr inbounds nuw %struct.ready, ptr %270, i64 %409
  %412 = load i64, ptr %411, align 8
  %413 = call i64 @llvm.smax.i64(i64 %412, i64 %410)
  %414 = add nuw nsw i64 %409, 1
  %415 = icmp eq i64 %414, %275
  br i1 %415, label %388, label %408

416:                                              ; preds = %380
  %417 = load i64, ptr %22, align 8
  br label %418

418:                                              ; preds = %416, %404, %386, %350, %284, %268
  %419 = phi i64 [ %275, %404 ], [ %275, %268 ], [ %275, %386 ], [ %275, %284 ], [ %336, %350 ], [ %417, %416 ]
  %420 = phi i64 [ %407, %404 ], [ 0, %268 ], [ %387, %386 ], [ 0, %284 ], [ %351, %350 ], [ %376, %416 ]
  %421 = load i64, ptr %25, align 8
  %422 = inttoptr i64 %421 to ptr
  %423 = getelementptr inbounds %struct.ready, ptr %422, i64 %420
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 8
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds nuw i8, ptr %423, i64 16
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds nuw i8, ptr %423, i64 24
  %429 = load i64, ptr %428, align 8
  %430 = add nsw i64 %419, -1
  store i64 %430, ptr %22, align 8
  %431 = icmp slt i64 %420, %430
  br i1 %431, label %432, label %439

432:                                              ; preds = %418, %432
  %433 = phi i64 [ %435, %432 ], [ %420, %418 ]
  %434 = getelementptr inbounds %struct.ready, ptr %422, i64 %433
  %435 = add nsw i64 %433, 1
  %436 = getelementptr inbounds %struct.ready, ptr %422, i64 %435
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %434, ptr noundef nonnull align 8 dereferenceable(32) %436, i64 32, i1 false)
  %437 = load i64, ptr %22, align 8
  %438 = icmp slt i64 %435, %437
  br i1 %438, label %432, label %439

439:                                              ; preds = %432, %418
  store i64 %425, ptr %37, align 8
  store i64 %427, ptr %38, align 8
  store i64 %429, ptr %39, align 8
  %440 = load i64, ptr %23, align 8
  %441 = inttoptr i64 %440 to ptr
  %442 = load i64, ptr %441, align 8
  %443 = icmp sgt i64 %442, -1
  %444 = icmp sgt i64 %429, 0
  %445 = select i1 %443, i1 %444, i1 false
  br i1 %445, label %446, label %458

446:                                              ; preds = %439
  %447 = getelementptr inbounds nuw i8, ptr %441, i64 16
  %448 = inttoptr i64 %427 to ptr
  br label %449

449:                                              ; preds = %449, %446
  %450 = phi i64 [ 0, %446 ], [ %456, %449 ]
  %451 = load i64, ptr %447, align 8
  %452 = inttoptr i64 %451 to ptr
  %453 = getelementptr inbounds nuw i64, ptr %448, i64 %450
  %454 = load i64, ptr %453, align 8
  %455 = getelementptr inbounds i8, ptr %452, i64 %454
  store i8 1, ptr %455, align 1
  %456 = add nuw nsw i64 %450, 1
  %457 = icmp eq i64 %456, %429
  br i1 %457, label %458, label %449

458:                                              ; preds = %449, %439, %203
  %459 = load i64, ptr %40, align 8
  %460 = inttoptr i64 %459 to ptr
  %461 = load i64, ptr %41, align 8
  %462 = inttoptr i64 %461 to ptr
  %463 = load i64, ptr %38, align 8
  %464 = inttoptr i64 %463 to ptr
  %465 = load i64, ptr %39, align 8
  %466 = load i64, ptr %37, align 8
  %467 = load i64, ptr %0, align 8
  %468 = icmp eq i64 %467, 1
  store i64 0, ptr %0, align 8
  br i1 %468, label %469, label %477

469:                                              ; preds = %458
  %470 = getelementptr inbounds %struct.instruction, ptr %460, i64 %466
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 136
  %472 = load i64, ptr %471, align 8
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %477, label %474

474:                                              ; preds = %469
  %475 = load i64, ptr %22, align 8
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %477, label %3349

477:                                              ; preds = %474, %469, %458
  %478 = load i64, ptr %42, align 8
  %479 = inttoptr i64 %478 to ptr
  %480 = getelementptr inbounds %struct.instruction, ptr %460, i64 %466
  %481 = load i64, ptr %480, align 8
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %3349, label %483

483:                                              ; preds = %477
  %484 = icmp slt i64 %465, 1
  %485 = icmp sgt i64 %465, 0
  %486 = add nsw i64 %465, 256
  %487 = icmp eq i64 %465, 0
  br label %488

488:                                              ; preds = %3343, %483
  %489 = phi i64 [ %481, %483 ], [ %3346, %3343 ]
  %490 = phi ptr [ %480, %483 ], [ %3345, %3343 ]
  %491 = phi i64 [ %466, %483 ], [ %3344, %3343 ]
  %492 = load i64, ptr %43, align 8
  %493 = icmp eq i64 %492, 0
  br i1 %493, label %526, label %494

494:                                              ; preds = %488
  %495 = inttoptr i64 %492 to ptr
  %496 = getelementptr inbounds i64, ptr %495, i64 %491
  %497 = load i64, ptr %496, align 8
  %498 = getelementptr i8, ptr %496, i64 8
  %499 = load i64, ptr %498, align 8
  %500 = icmp slt i64 %497, %499
  br i1 %500, label %501, label %526

501:                                              ; preds = %494
  %502 = load i64, ptr %44, align 8
  %503 = inttoptr i64 %502 to ptr
  br label %504

504:                                              ; preds = %523, %501
  %505 = phi i64 [ %497, %501 ], [ %524, %523 ]
  %506 = getelementptr inbounds i64, ptr %495, i64 %505
  %507 = load i64, ptr %506, align 8
  %508 = getelementptr inbounds i64, ptr %503, i64 %507
  %509 = load i64, ptr %508, align 8
  %510 = inttoptr i64 %509 to ptr
  %511 = icmp eq i64 %509, 0
  %512 = or i1 %484, %511
  br i1 %512, label %523, label %516

513:                                              ; preds = %516
  %514 = add nuw nsw i64 %517, 1
  %515 = icmp eq i64 %514, %465
  br i1 %515, label %523, label %516

516:                                              ; preds = %504, %513
  %517 = phi i64 [ %514, %513 ], [ 0, %504 ]
  %518 = getelementptr inbounds nuw i64, ptr %464, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds i64, ptr %510, i64 %519
  %521 = load i64, ptr %520, align 8
  %522 = icmp eq i64 %521, 0
  br i1 %522, label %513, label %3349

523:                                              ; preds = %513, %504
  %524 = add i64 %505, 1
  %525 = icmp eq i64 %524, %499
  br i1 %525, label %526, label %504

526:                                              ; preds = %523, %494, %488
  %527 = load i64, ptr %24, align 8
  %528 = add nsw i64 %527, 1
  %529 = and i64 %528, 255
  %530 = icmp eq i64 %529, 0
  br i1 %530, label %3349, label %531

531:                                              ; preds = %526
  %532 = icmp eq i64 %489, 1
  br i1 %532, label %533, label %590

533:                                              ; preds = %531
  store i64 %528, ptr %24, align 8
  %534 = load i64, ptr %100, align 8
  %535 = add nsw i64 %534, %486
  store i64 %535, ptr %100, align 8
  %536 = getelementptr inbounds i8, ptr %479, i64 %491
  store i8 1, ptr %536, align 1
  %537 = getelementptr inbounds nuw i8, ptr %490, i64 16
  %538 = load i64, ptr %537, align 8
  %539 = icmp sgt i64 %538, -1
  br i1 %539, label %541, label %540

540:                                              ; preds = %533
  br i1 %487, label %579, label %576

541:                                              ; preds = %533
  %542 = getelementptr inbounds nuw %struct.operand, ptr %462, i64 %538
  %543 = getelementptr inbounds nuw i8, ptr %490, i64 24
  %544 = load i64, ptr %543, align 8
  %545 = call fastcc i64 @count_held(ptr noundef %542, i64 noundef %544, ptr noundef %464, i64 noundef %465)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %491, i64 noundef %545, ptr noundef %464, i64 noundef %465, ptr noundef null, i64 noundef 0)
  %546 = icmp ne i64 %545, 0
  %547 = icmp slt i64 %545, %465
  %548 = select i1 %546, i1 %547, i1 false
  br i1 %548, label %549, label %575

549:                                              ; preds = %541
  %550 = getelementptr inbounds nuw i8, ptr %490, i64 16
  %551 = getelementptr inbounds nuw i8, ptr %490, i64 24
  %552 = load i64, ptr %104, align 8
  %553 = inttoptr i64 %552 to ptr
  br i1 %485, label %554, label %3349

554:                                              ; preds = %549, %554
  %555 = phi i64 [ %573, %554 ], [ 0, %549 ]
  %556 = getelementptr inbounds nuw i64, ptr %464, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = load i64, ptr %550, align 8
  %559 = getelementptr inbounds %struct.operand, ptr %462, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr inbounds nuw i8, ptr %559, i64 8
  %562 = load i64, ptr %561, align 8
  %563 = mul nsw i64 %562, %557
  %564 = add i64 %563, %560
  %565 = inttoptr i64 %564 to ptr
  %566 = load i8, ptr %565, align 1
  %567 = icmp ne i8 %566, 0
  %568 = zext i1 %567 to i64
  %569 = load i64, ptr %551, align 8
  %570 = icmp ne i64 %569, %568
  %571 = zext i1 %570 to i8
  %572 = getelementptr inbounds nuw i8, ptr %553, i64 %555
  store i8 %571, ptr %572, align 1
  %573 = add nuw nsw i64 %555, 1
  %574 = icmp eq i64 %573, %465
  br i1 %574, label %3349, label %554

575:                                              ; preds = %541
  br i1 %546, label %576, label %579

576:                                              ; preds = %575, %540
  %577 = getelementptr inbounds nuw i8, ptr %490, i64 64
  %578 = load i64, ptr %577, align 8
  br label %581

579:                                              ; preds = %575, %540
  %580 = add nsw i64 %491, 1
  br label %581

581:                                              ; preds = %579, %576
  %582 = phi i64 [ %578, %576 ], [ %580, %579 ]
  store i64 %582, ptr %37, align 8
  %583 = getelementptr inbounds %struct.instruction, ptr %460, i64 %582
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 136
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %585, 0
  br i1 %586, label %3343, label %587

587:                                              ; preds = %581
  %588 = load i64, ptr %22, align 8
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %3343, label %3348

590:                                              ; preds = %531
  %591 = getelementptr inbounds nuw i8, ptr %490, i64 16
  %592 = load i64, ptr %591, align 8
  %593 = icmp sgt i64 %592, -1
  br i1 %593, label %594, label %630

594:                                              ; preds = %590
  %595 = getelementptr inbounds nuw %struct.operand, ptr %462, i64 %592
  %596 = getelementptr inbounds nuw i8, ptr %490, i64 24
  %597 = load i64, ptr %596, align 8
  %598 = call fastcc i64 @count_held(ptr noundef %595, i64 noundef %597, ptr noundef %464, i64 noundef %465)
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %3324, label %600

600:                                              ; preds = %594
  %601 = icmp slt i64 %598, %465
  br i1 %601, label %602, label %634

602:                                              ; preds = %600
  %603 = load i64, ptr %45, align 8
  %604 = inttoptr i64 %603 to ptr
  br i1 %485, label %605, label %634

605:                                              ; preds = %602, %626
  %606 = phi i64 [ %628, %626 ], [ 0, %602 ]
  %607 = phi i64 [ %627, %626 ], [ 0, %602 ]
  %608 = getelementptr inbounds nuw i64, ptr %464, i64 %606
  %609 = load i64, ptr %608, align 8
  %610 = load i64, ptr %591, align 8
  %611 = getelementptr inbounds %struct.operand, ptr %462, i64 %610
  %612 = load i64, ptr %611, align 8
  %613 = getelementptr inbounds nuw i8, ptr %611, i64 8
  %614 = load i64, ptr %613, align 8
  %615 = mul nsw i64 %614, %609
  %616 = add i64 %615, %612
  %617 = inttoptr i64 %616 to ptr
  %618 = load i8, ptr %617, align 1
  %619 = icmp ne i8 %618, 0
  %620 = zext i1 %619 to i64
  %621 = load i64, ptr %596, align 8
  %622 = icmp eq i64 %621, %620
  br i1 %622, label %626, label %623

623:                                              ; preds = %605
  %624 = add nsw i64 %607, 1
  %625 = getelementptr inbounds i64, ptr %604, i64 %607
  store i64 %609, ptr %625, align 8
  br label %626

626:                                              ; preds = %623, %605
  %627 = phi i64 [ %624, %623 ], [ %607, %605 ]
  %628 = add nuw nsw i64 %606, 1
  %629 = icmp eq i64 %628, %465
  br i1 %629, label %630, label %605

630:                                              ; preds = %626, %590
  %631 = phi i64 [ %465, %590 ], [ %598, %626 ]
  %632 = phi ptr [ %464, %590 ], [ %604, %626 ]
  %633 = icmp eq i64 %631, 0
  br i1 %633, label %3321, label %634

634:                                              ; preds = %630, %602, %600
  %635 = phi ptr [ %632, %630 ], [ %464, %600 ], [ %604, %602 ]
  %636 = phi i64 [ %631, %630 ], [ %598, %600 ], [ %598, %602 ]
  %637 = phi i64 [ %631, %630 ], [ %465, %600 ], [ %598, %602 ]
  %638 = getelementptr inbounds nuw i8, ptr %490, i64 128
  %639 = load i64, ptr %638, align 8
  %640 = icmp eq i64 %639, 0
  br i1 %640, label %815, label %641

641:                                              ; preds = %634
  %642 = load i64, ptr %46, align 8
  %643 = inttoptr i64 %642 to ptr
  %644 = getelementptr inbounds i64, ptr %643, i64 %639
  %645 = getelementptr inbounds i8, ptr %644, i64 -8
  %646 = load i64, ptr %645, align 8
  %647 = load i64, ptr %644, align 8
  %648 = getelementptr inbounds nuw i8, ptr %644, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i64 0, ptr %18, align 8
  %649 = icmp sgt i64 %637, 0
  br i1 %649, label %651, label %650

650:                                              ; preds = %641
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  br label %814

651:                                              ; preds = %641
  %652 = icmp eq i64 %646, 0
  %653 = getelementptr inbounds nuw i8, ptr %644, i64 16
  %654 = icmp sgt i64 %647, 0
  br label %655

655:                                              ; preds = %713, %651
  %656 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %635, i64 noundef %637, ptr noundef %18)
  br i1 %652, label %657, label %667

657:                                              ; preds = %655
  br i1 %654, label %658, label %713

658:                                              ; preds = %657
  %659 = load i64, ptr %48, align 8
  %660 = inttoptr i64 %659 to ptr
  %661 = load i64, ptr %49, align 8
  %662 = getelementptr i64, ptr %660, i64 %656
  %663 = load i64, ptr %50, align 8
  %664 = inttoptr i64 %663 to ptr
  %665 = getelementptr inbounds i64, ptr %664, i64 %656
  %666 = load i64, ptr %665, align 8
  br label %705

667:                                              ; preds = %655
  %668 = load i64, ptr %648, align 8
  %669 = load i64, ptr %653, align 8
  %670 = load i64, ptr %47, align 8
  %671 = inttoptr i64 %670 to ptr
  %672 = load i64, ptr %48, align 8
  %673 = inttoptr i64 %672 to ptr
  %674 = load i64, ptr %49, align 8
  %675 = mul nsw i64 %674, %668
  %676 = getelementptr i64, ptr %673, i64 %675
  %677 = getelementptr i64, ptr %676, i64 %656
  %678 = load i64, ptr %677, align 8
  %679 = load i64, ptr %50, align 8
  %680 = inttoptr i64 %679 to ptr
  %681 = getelementptr inbounds i64, ptr %680, i64 %656
  %682 = load i64, ptr %681, align 8
  %683 = icmp sgt i64 %678, %682
  br i1 %683, label %684, label %713

684:                                              ; preds = %667
  %685 = getelementptr i8, ptr %671, i64 %675
  %686 = getelementptr i8, ptr %685, i64 %656
  %687 = load i8, ptr %686, align 1
  %688 = icmp eq i8 %687, 3
  br i1 %688, label %713, label %689

689:                                              ; preds = %684
  %690 = icmp eq i64 %669, -1
  br i1 %690, label %716, label %691

691:                                              ; preds = %689
  %692 = mul nsw i64 %674, %669
  %693 = getelementptr i64, ptr %673, i64 %692
  %694 = getelementptr i64, ptr %693, i64 %656
  %695 = load i64, ptr %694, align 8
  %696 = icmp sgt i64 %695, %682
  br i1 %696, label %697, label %716

697:                                              ; preds = %691
  %698 = getelementptr i8, ptr %671, i64 %692
  %699 = getelementptr i8, ptr %698, i64 %656
  %700 = load i8, ptr %699, align 1
  %701 = icmp eq i8 %700, 2
  br i1 %701, label %716, label %713

702:                                              ; preds = %705
  %703 = add nuw nsw i64 %706, 1
  %704 = icmp eq i64 %703, %647
  br i1 %704, label %713, label %705

705:                                              ; preds = %702, %658
  %706 = phi i64 [ 0, %658 ], [ %703, %702 ]
  %707 = getelementptr inbounds nuw i64, ptr %648, i64 %706
  %708 = load i64, ptr %707, align 8
  %709 = mul nsw i64 %708, %661
  %710 = getelementptr i64, ptr %662, i64 %709
  %711 = load i64, ptr %710, align 8
  %712 = icmp sgt i64 %711, %666
  br i1 %712, label %716, label %702

713:                                              ; preds = %702, %697, %684, %667, %657
  %714 = load i64, ptr %18, align 8
  %715 = icmp slt i64 %714, %637
  br i1 %715, label %655, label %717

716:                                              ; preds = %697, %691, %689, %705
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %3349

717:                                              ; preds = %713
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i64 0, ptr %19, align 8
  %718 = select i1 %652, i1 %654, i1 false
  %719 = trunc i64 %491 to i32
  br label %723

720:                                              ; preds = %795, %794
  %721 = load i64, ptr %19, align 8
  %722 = icmp slt i64 %721, %637
  br i1 %722, label %723, label %814

723:                                              ; preds = %720, %717
  %724 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %635, i64 noundef %637, ptr noundef %19)
  br i1 %652, label %794, label %725

725:                                              ; preds = %723
  %726 = load i64, ptr %648, align 8
  %727 = load i64, ptr %653, align 8
  %728 = load i64, ptr %49, align 8
  %729 = mul nsw i64 %728, %726
  %730 = add nsw i64 %729, %724
  %731 = mul nsw i64 %728, %727
  %732 = add nsw i64 %731, %724
  %733 = load i64, ptr %48, align 8
  %734 = inttoptr i64 %733 to ptr
  %735 = load i64, ptr %51, align 8
  %736 = inttoptr i64 %735 to ptr
  %737 = icmp eq i64 %727, -1
  br i1 %737, label %738, label %740

738:                                              ; preds = %725
  %739 = getelementptr inbounds i64, ptr %734, i64 %730
  store i64 0, ptr %739, align 8
  br label %790

740:                                              ; preds = %725
  %741 = load i64, ptr %52, align 8
  %742 = inttoptr i64 %741 to ptr
  %743 = getelementptr inbounds i32, ptr %742, i64 %732
  %744 = load i32, ptr %743, align 4
  %745 = getelementptr inbounds i32, ptr %742, i64 %730
  store i32 %744, ptr %745, align 4
  %746 = load i64, ptr %48, align 8
  %747 = inttoptr i64 %746 to ptr
  %748 = load i64, ptr %49, align 8
  %749 = mul nsw i64 %748, %727
  %750 = getelementptr i64, ptr %747, i64 %749
  %751 = getelementptr i64, ptr %750, i64 %724
  %752 = load i64, ptr %751, align 8
  %753 = load i64, ptr %50, align 8
  %754 = inttoptr i64 %753 to ptr
  %755 = getelementptr inbounds i64, ptr %754, i64 %724
  %756 = load i64, ptr %755, align 8
  %757 = icmp sgt i64 %752, %756
  br i1 %757, label %758, label %764

758:                                              ; preds = %740
  %759 = load i64, ptr %47, align 8
  %760 = inttoptr i64 %759 to ptr
  %761 = getelementptr inbounds i8, ptr %760, i64 %732
  %762 = load i8, ptr %761, align 1
  %763 = icmp eq i8 %762, 2
  br i1 %763, label %764, label %768

764:                                              ; preds = %758, %740
  %765 = getelementptr inbounds i64, ptr %734, i64 %730
  store i64 0, ptr %765, align 8
  %766 = getelementptr inbounds i64, ptr %736, i64 %732
  %767 = load i64, ptr %766, align 8
  br label %790

768:                                              ; preds = %758
  %769 = getelementptr inbounds i64, ptr %734, i64 %732
  %770 = load i64, ptr %769, align 8
  %771 = getelementptr inbounds i64, ptr %734, i64 %730
  store i64 %770, ptr %771, align 8
  %772 = getelementptr inbounds i64, ptr %736, i64 %730
  store i64 -1, ptr %772, align 8
  %773 = load i64, ptr %47, align 8
  %774 = inttoptr i64 %773 to ptr
  %775 = getelementptr inbounds i8, ptr %774, i64 %730
  store i8 3, ptr %775, align 1
  %776 = load i64, ptr %53, align 8
  %777 = inttoptr i64 %776 to ptr
  %778 = getelementptr inbounds i32, ptr %777, i64 %732
  %779 = load i32, ptr %778, align 4
  %780 = getelementptr inbounds i32, ptr %777, i64 %730
  store i32 %779, ptr %780, align 4
  %781 = load i64, ptr %54, align 8
  %782 = inttoptr i64 %781 to ptr
  %783 = getelementptr inbounds i32, ptr %782, i64 %732
  %784 = load i32, ptr %783, align 4
  %785 = getelementptr inbounds i32, ptr %782, i64 %730
  store i32 %784, ptr %785, align 4
  %786 = load i64, ptr %55, align 8
  %787 = inttoptr i64 %786 to ptr
  %788 = getelementptr inbounds i64, ptr %787, i64 %732
  %789 = load i64, ptr %788, align 8
  br label %790

790:                                              ; preds = %768, %764, %738
  %791 = phi ptr [ %787, %768 ], [ %736, %764 ], [ %736, %738 ]
  %792 = phi i64 [ %789, %768 ], [ %767, %764 ], [ -1, %738 ]
  %793 = getelementptr inbounds i64, ptr %791, i64 %730
  store i64 %792, ptr %793, align 8
  br label %794

794:                                              ; preds = %790, %723
  br i1 %718, label %795, label %720

795:                                              ; preds = %794, %795
  %796 = phi i64 [ %812, %795 ], [ 0, %794 ]
  %797 = getelementptr inbounds nuw i64, ptr %648, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = load i64, ptr %49, align 8
  %800 = mul nsw i64 %799, %798
  %801 = add nsw i64 %800, %724
  %802 = load i64, ptr %56, align 8
  %803 = inttoptr i64 %802 to ptr
  %804 = getelementptr inbounds i64, ptr %803, i64 %724
  %805 = load i64, ptr %804, align 8
  %806 = load i64, ptr %51, align 8
  %807 = inttoptr i64 %806 to ptr
  %808 = getelementptr inbounds i64, ptr %807, i64 %801
  store i64 %805, ptr %808, align 8
  %809 = load i64, ptr %52, align 8
  %810 = inttoptr i64 %809 to ptr
  %811 = getelementptr inbounds i32, ptr %810, i64 %801
  store i32 %719, ptr %811, align 4
  %812 = add nuw nsw i64 %796, 1
  %813 = icmp eq i64 %812, %647
  br i1 %813, label %720, label %795

814:                                              ; preds = %720, %650
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  br label %815

815:                                              ; preds = %814, %634
  %816 = load i64, ptr %490, align 8
  switch i64 %816, label %1724 [
    i64 2, label %817
    i64 3, label %817
    i64 36, label %1663
  ]

817:                                              ; preds = %815, %815
  %818 = load i64, ptr %58, align 8
  %819 = inttoptr i64 %818 to ptr
  %820 = getelementptr inbounds nuw i8, ptr %490, i64 96
  %821 = load i64, ptr %820, align 8
  %822 = getelementptr inbounds nuw i8, ptr %490, i64 104
  %823 = load i64, ptr %822, align 8
  %824 = mul nsw i64 %823, %821
  %825 = icmp eq i64 %816, 3
  %826 = load i64, ptr %41, align 8
  %827 = inttoptr i64 %826 to ptr
  %828 = getelementptr inbounds nuw i8, ptr %490, i64 40
  %829 = load i64, ptr %828, align 8
  %830 = getelementptr inbounds %struct.operand, ptr %827, i64 %829
  %831 = load i64, ptr %830, align 8
  %832 = getelementptr inbounds nuw i8, ptr %830, i64 8
  %833 = load i64, ptr %832, align 8
  %834 = icmp sgt i64 %637, 0
  br i1 %834, label %835, label %838

835:                                              ; preds = %817
  %836 = getelementptr inbounds nuw i8, ptr %490, i64 120
  %837 = getelementptr inbounds nuw i8, ptr %490, i64 112
  br label %842

838:                                              ; preds = %860, %817
  %839 = getelementptr inbounds nuw i8, ptr %490, i64 88
  %840 = load i64, ptr %839, align 8
  %841 = icmp eq i64 %840, 2
  br i1 %841, label %865, label %920

842:                                              ; preds = %860, %835
  %843 = phi i64 [ 0, %835 ], [ %863, %860 ]
  %844 = getelementptr inbounds nuw i64, ptr %635, i64 %843
  %845 = load i64, ptr %844, align 8
  %846 = load i64, ptr %836, align 8
  %847 = icmp eq i64 %846, 0
  %848 = mul nsw i64 %845, %833
  %849 = add i64 %848, %831
  %850 = inttoptr i64 %849 to ptr
  %851 = load i64, ptr %837, align 8
  br i1 %847, label %855, label %852

852:                                              ; preds = %842
  %853 = load i64, ptr %850, align 8
  %854 = add i64 %853, %851
  br label %860

855:                                              ; preds = %842
  %856 = load i32, ptr %850, align 4
  %857 = trunc i64 %851 to i32
  %858 = add i32 %856, %857
  %859 = zext i32 %858 to i64
  br label %860

860:                                              ; preds = %855, %852
  %861 = phi i64 [ %854, %852 ], [ %859, %855 ]
  %862 = getelementptr inbounds nuw i64, ptr %819, i64 %843
  store i64 %861, ptr %862, align 8
  %863 = add nuw nsw i64 %843, 1
  %864 = icmp eq i64 %863, %637
  br i1 %864, label %838, label %842

865:                                              ; preds = %838
  %866 = load i64, ptr %59, align 8
  %867 = inttoptr i64 %866 to ptr
  %868 = load i64, ptr %819, align 8
  %869 = lshr i64 %868, 32
  %870 = icmp sgt i64 %637, 1
  br i1 %870, label %871, label %894

871:                                              ; preds = %865, %891
  %872 = phi i64 [ %892, %891 ], [ 1, %865 ]
  %873 = getelementptr inbounds nuw i64, ptr %819, i64 %872
  %874 = load i64, ptr %873, align 8
  %875 = lshr i64 %874, 32
  %876 = icmp eq i64 %875, %869
  br i1 %876, label %891, label %877

877:                                              ; preds = %871
  %878 = load i64, ptr %60, align 8
  %879 = icmp eq i64 %869, %878
  br i1 %879, label %3349, label %880

880:                                              ; preds = %877
  %881 = load i64, ptr %61, align 8
  %882 = icmp sgt i64 %881, 0
  br i1 %882, label %886, label %891

883:                                              ; preds = %886
  %884 = add nuw nsw i64 %887, 1
  %885 = icmp eq i64 %884, %881
  br i1 %885, label %891, label %886

886:                                              ; preds = %880, %883
  %887 = phi i64 [ %884, %883 ], [ 0, %880 ]
  %888 = getelementptr inbounds nuw i64, ptr %867, i64 %887
  %889 = load i64, ptr %888, align 8
  %890 = icmp eq i64 %875, %889
  br i1 %890, label %3349, label %883

891:                                              ; preds = %883, %880, %871
  %892 = add nuw nsw i64 %872, 1
  %893 = icmp eq i64 %892, %637
  br i1 %893, label %894, label %871

894:                                              ; preds = %891, %865
  %895 = load i64, ptr %60, align 8
  %896 = icmp eq i64 %869, %895
  br i1 %896, label %900, label %897

897:                                              ; preds = %894
  %898 = load i64, ptr %61, align 8
  %899 = icmp sgt i64 %898, 0
  br i1 %899, label %915, label %922

900:                                              ; preds = %894
  br i1 %834, label %901, label %940

901:                                              ; preds = %900, %901
  %902 = phi i64 [ %906, %901 ], [ 0, %900 ]
  %903 = getelementptr inbounds nuw i64, ptr %819, i64 %902
  %904 = load i64, ptr %903, align 8
  %905 = and i64 %904, 4294967295
  store i64 %905, ptr %903, align 8
  %906 = add nuw nsw i64 %902, 1
  %907 = icmp eq i64 %906, %637
  br i1 %907, label %908, label %901

908:                                              ; preds = %901
  %909 = load i64, ptr %58, align 8
  %910 = inttoptr i64 %909 to ptr
  %911 = load i64, ptr %910, align 8
  br label %927

912:                                              ; preds = %915
  %913 = add nuw nsw i64 %916, 1
  %914 = icmp eq i64 %913, %898
  br i1 %914, label %922, label %915

915:                                              ; preds = %897, %912
  %916 = phi i64 [ %913, %912 ], [ 0, %897 ]
  %917 = getelementptr inbounds nuw i64, ptr %867, i64 %916
  %918 = load i64, ptr %917, align 8
  %919 = icmp eq i64 %869, %918
  br i1 %919, label %3349, label %912

920:                                              ; preds = %838
  %921 = icmp slt i64 %840, 0
  br i1 %921, label %3349, label %922

922:                                              ; preds = %912, %920, %897
  %923 = phi i64 [ %840, %920 ], [ 1, %897 ], [ 1, %912 ]
  %924 = load i64, ptr %58, align 8
  %925 = inttoptr i64 %924 to ptr
  %926 = load i64, ptr %925, align 8
  br i1 %834, label %927, label %931

927:                                              ; preds = %922, %908
  %928 = phi i64 [ %911, %908 ], [ %926, %922 ]
  %929 = phi ptr [ %910, %908 ], [ %925, %922 ]
  %930 = phi i64 [ 0, %908 ], [ %923, %922 ]
  br label %944

931:                                              ; preds = %944, %922
  %932 = phi ptr [ %925, %922 ], [ %929, %944 ]
  %933 = phi i64 [ %923, %922 ], [ %930, %944 ]
  %934 = phi i64 [ %926, %922 ], [ %952, %944 ]
  %935 = phi i64 [ 0, %922 ], [ %953, %944 ]
  %936 = phi i64 [ %926, %922 ], [ %951, %944 ]
  %937 = add nsw i64 %824, -1
  %938 = and i64 %935, %937
  %939 = icmp eq i64 %938, 0
  br i1 %939, label %956, label %3349

940:                                              ; preds = %900
  %941 = load i64, ptr %58, align 8
  %942 = inttoptr i64 %941 to ptr
  %943 = load i64, ptr %942, align 8
  br label %958

944:                                              ; preds = %944, %927
  %945 = phi i64 [ %951, %944 ], [ %928, %927 ]
  %946 = phi i64 [ %954, %944 ], [ 0, %927 ]
  %947 = phi i64 [ %953, %944 ], [ 0, %927 ]
  %948 = phi i64 [ %952, %944 ], [ %928, %927 ]
  %949 = getelementptr inbounds nuw i64, ptr %929, i64 %946
  %950 = load i64, ptr %949, align 8
  %951 = call i64 @llvm.smin.i64(i64 %950, i64 %945)
  %952 = call i64 @llvm.smax.i64(i64 %950, i64 %948)
  %953 = or i64 %950, %947
  %954 = add nuw nsw i64 %946, 1
  %955 = icmp eq i64 %954, %637
  br i1 %955, label %931, label %944

956:                                              ; preds = %931
  %957 = icmp eq i64 %933, 0
  br i1 %957, label %958, label %1002

958:                                              ; preds = %956, %940
  %959 = phi ptr [ %942, %940 ], [ %932, %956 ]
  %960 = phi i64 [ %943, %940 ], [ %934, %956 ]
  %961 = phi i64 [ %943, %940 ], [ %936, %956 ]
  %962 = load i64, ptr %65, align 8
  %963 = inttoptr i64 %962 to ptr
  %964 = load i64, ptr %66, align 8
  %965 = inttoptr i64 %964 to ptr
  %966 = load i64, ptr %67, align 8
  %967 = icmp sgt i64 %966, 0
  br i1 %967, label %968, label %982

968:                                              ; preds = %958, %979
  %969 = phi i64 [ %980, %979 ], [ 0, %958 ]
  %970 = shl nuw nsw i64 %969, 4
  %971 = getelementptr inbounds nuw i8, ptr %963, i64 %970
  %972 = load i64, ptr %971, align 8
  %973 = icmp sgt i64 %972, %961
  br i1 %973, label %979, label %974

974:                                              ; preds = %968
  %975 = getelementptr inbounds nuw i8, ptr %971, i64 8
  %976 = load i64, ptr %975, align 8
  %977 = sub nsw i64 %976, %824
  %978 = icmp sgt i64 %960, %977
  br i1 %978, label %979, label %982

979:                                              ; preds = %974, %968
  %980 = add nuw nsw i64 %969, 1
  %981 = icmp eq i64 %980, %966
  br i1 %981, label %3349, label %968

982:                                              ; preds = %974, %958
  %983 = phi i64 [ 0, %958 ], [ %969, %974 ]
  %984 = icmp eq i64 %983, %966
  br i1 %984, label %3349, label %985

985:                                              ; preds = %982
  br i1 %834, label %989, label %986

986:                                              ; preds = %989, %985
  %987 = load i64, ptr %62, align 8
  %988 = inttoptr i64 %987 to ptr
  br label %1040

989:                                              ; preds = %985, %989
  %990 = phi i64 [ %1000, %989 ], [ 0, %985 ]
  %991 = getelementptr inbounds nuw i64, ptr %635, i64 %990
  %992 = load i64, ptr %991, align 8
  %993 = getelementptr inbounds i64, ptr %965, i64 %992
  %994 = load i64, ptr %993, align 8
  %995 = load i64, ptr %68, align 8
  %996 = mul nsw i64 %995, %994
  %997 = getelementptr inbounds nuw i64, ptr %959, i64 %990
  %998 = load i64, ptr %997, align 8
  %999 = add nsw i64 %998, %996
  store i64 %999, ptr %997, align 8
  %1000 = add nuw nsw i64 %990, 1
  %1001 = icmp eq i64 %1000, %637
  br i1 %1001, label %986, label %989

1002:                                             ; preds = %956
  %1003 = load i64, ptr %62, align 8
  %1004 = inttoptr i64 %1003 to ptr
  %1005 = load i64, ptr %63, align 8
  %1006 = icmp eq i64 %1005, 0
  br i1 %1006, label %1015, label %1007

1007:                                             ; preds = %1002
  %1008 = getelementptr inbounds %struct.region, ptr %1004, i64 %1005
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp sgt i64 %1009, %936
  br i1 %1010, label %1015, label %1011

1011:                                             ; preds = %1007
  %1012 = getelementptr inbounds nuw i8, ptr %1008, i64 8
  %1013 = load i64, ptr %1012, align 8
  %1014 = icmp slt i64 %936, %1013
  br i1 %1014, label %1033, label %1015

1015:                                             ; preds = %1011, %1007, %1002
  %1016 = load i64, ptr %64, align 8
  %1017 = icmp sgt i64 %1016, 1
  br i1 %1017, label %1018, label %1662

1018:                                             ; preds = %1015, %1030
  %1019 = phi i64 [ %1031, %1030 ], [ 1, %1015 ]
  %1020 = getelementptr inbounds nuw %struct.region, ptr %1004, i64 %1019
  %1021 = load i64, ptr %1020, align 8
  %1022 = icmp sgt i64 %1021, %936
  br i1 %1022, label %1030, label %1023

1023:                                             ; preds = %1018
  %1024 = getelementptr inbounds nuw i8, ptr %1020, i64 8
  %1025 = load i64, ptr %1024, align 8
  %1026 = icmp slt i64 %936, %1025
  br i1 %1026, label %1027, label %1030

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds nuw i8, ptr %1020, i64 8
  store i64 %1019, ptr %63, align 8
  %1029 = load i64, ptr %1028, align 8
  br label %1033

1030:                                             ; preds = %1023, %1018
  %1031 = add nuw nsw i64 %1019, 1
  %1032 = icmp eq i64 %1031, %1016
  br i1 %1032, label %1662, label %1018

1033:                                             ; preds = %1027, %1011
  %1034 = phi i64 [ %1013, %1011 ], [ %1029, %1027 ]
  %1035 = phi ptr [ %1008, %1011 ], [ %1020, %1027 ]
  %1036 = sub nsw i64 %1034, %824
  %1037 = icmp sgt i64 %934, %1036
  br i1 %1037, label %3349, label %1038

1038:                                             ; preds = %1033
  %1039 = load i64, ptr %1035, align 8
  br label %1040

1040:                                             ; preds = %1038, %986
  %1041 = phi i64 [ 0, %986 ], [ %933, %1038 ]
  %1042 = phi ptr [ %988, %986 ], [ %1035, %1038 ]
  %1043 = phi i64 [ 0, %986 ], [ %1039, %1038 ]
  %1044 = getelementptr inbounds nuw i8, ptr %1042, i64 120
  %1045 = load i64, ptr %1044, align 8
  %1046 = icmp eq i64 %1045, 0
  br i1 %1046, label %1047, label %3349

1047:                                             ; preds = %1040
  %1048 = getelementptr inbounds nuw i8, ptr %1042, i64 32
  %1049 = load i64, ptr %1048, align 8
  %1050 = icmp slt i64 %824, %1049
  br i1 %1050, label %3349, label %1051

1051:                                             ; preds = %1047
  %1052 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1049, i1 true)
  %1053 = ashr i64 %824, %1052
  %1054 = icmp eq i64 %1041, 0
  br i1 %1054, label %1055, label %1056

1055:                                             ; preds = %1051
  store i64 -1, ptr %70, align 8
  br label %1059

1056:                                             ; preds = %1051
  %1057 = load i64, ptr %69, align 8
  %1058 = icmp eq i64 %1057, 0
  store i64 -1, ptr %70, align 8
  br i1 %1058, label %1066, label %1059

1059:                                             ; preds = %1056, %1055
  %1060 = load i64, ptr %71, align 8
  %1061 = shl nsw i64 %637, 1
  %1062 = add i64 %1061, 4
  %1063 = add i64 %1062, %1060
  %1064 = load i64, ptr %72, align 8
  %1065 = icmp sgt i64 %1063, %1064
  br i1 %1065, label %3349, label %1066

1066:                                             ; preds = %1059, %1056
  %1067 = load i64, ptr %66, align 8
  %1068 = inttoptr i64 %1067 to ptr
  %1069 = load i64, ptr %73, align 8
  %1070 = inttoptr i64 %1069 to ptr
  %1071 = load i64, ptr %74, align 8
  %1072 = inttoptr i64 %1071 to ptr
  %1073 = load i64, ptr %75, align 8
  %1074 = inttoptr i64 %1073 to ptr
  %1075 = getelementptr inbounds nuw i8, ptr %1042, i64 24
  %1076 = load i64, ptr %1075, align 8
  %1077 = inttoptr i64 %1076 to ptr
  %1078 = getelementptr inbounds nuw i8, ptr %1042, i64 64
  %1079 = load i64, ptr %1078, align 8
  %1080 = inttoptr i64 %1079 to ptr
  %1081 = getelementptr inbounds nuw i8, ptr %1042, i64 56
  %1082 = load i64, ptr %1081, align 8
  %1083 = inttoptr i64 %1082 to ptr
  %1084 = getelementptr inbounds nuw i8, ptr %1042, i64 72
  %1085 = load i64, ptr %1084, align 8
  %1086 = inttoptr i64 %1085 to ptr
  %1087 = getelementptr inbounds nuw i8, ptr %1042, i64 88
  %1088 = load i64, ptr %1087, align 8
  %1089 = inttoptr i64 %1088 to ptr
  %1090 = getelementptr inbounds nuw i8, ptr %1042, i64 48
  %1091 = load i64, ptr %1090, align 8
  %1092 = inttoptr i64 %1091 to ptr
  %1093 = getelementptr inbounds nuw i8, ptr %1042, i64 112
  %1094 = load i64, ptr %1093, align 8
  %1095 = inttoptr i64 %1094 to ptr
  %1096 = load i64, ptr %76, align 8
  %1097 = load i64, ptr %1048, align 8
  %1098 = load i64, ptr %77, align 8
  %1099 = inttoptr i64 %1098 to ptr
  %1100 = mul nsw i64 %1053, %637
  %1101 = add nsw i64 %1096, %1100
  store i64 %1101, ptr %76, align 8
  br i1 %834, label %1102, label %1265

1102:                                             ; preds = %1066
  %1103 = icmp eq i64 %1079, 0
  %1104 = getelementptr inbounds nuw i8, ptr %1042, i64 104
  %1105 = getelementptr inbounds nuw i8, ptr %1042, i64 80
  %1106 = getelementptr inbounds nuw i8, ptr %1042, i64 40
  %1107 = icmp eq i64 %1082, 0
  %1108 = icmp slt i64 %1097, 1
  %1109 = select i1 %1107, i1 true, i1 %1108
  %1110 = icmp sgt i64 %1053, 0
  br label %1111

1111:                                             ; preds = %1259, %1102
  %1112 = phi i64 [ 0, %1102 ], [ %1260, %1259 ]
  %1113 = phi i64 [ 0, %1102 ], [ %1261, %1259 ]
  %1114 = phi i64 [ 0, %1102 ], [ %1263, %1259 ]
  %1115 = phi i64 [ 0, %1102 ], [ %1262, %1259 ]
  %1116 = getelementptr inbounds nuw i64, ptr %635, i64 %1114
  %1117 = load i64, ptr %1116, align 8
  %1118 = getelementptr inbounds nuw i64, ptr %819, i64 %1114
  %1119 = load i64, ptr %1118, align 8
  %1120 = sub nsw i64 %1119, %1043
  %1121 = ashr i64 %1120, %1052
  %1122 = getelementptr inbounds i64, ptr %1068, i64 %1117
  %1123 = load i64, ptr %1122, align 8
  %1124 = load i64, ptr %78, align 8
  %1125 = add nsw i64 %1124, %1123
  %1126 = getelementptr inbounds i64, ptr %1070, i64 %1117
  %1127 = load i64, ptr %1126, align 8
  %1128 = getelementptr inbounds i64, ptr %1072, i64 %1117
  %1129 = load i64, ptr %1128, align 8
  %1130 = load i64, ptr %79, align 8
  %1131 = mul nsw i64 %1130, %1129
  %1132 = getelementptr inbounds i32, ptr %1074, i64 %1131
  br i1 %1110, label %1133, label %1259

1133:                                             ; preds = %1111, %1249
  %1134 = phi i64 [ %1250, %1249 ], [ %1112, %1111 ]
  %1135 = phi i64 [ %1251, %1249 ], [ %1113, %1111 ]
  %1136 = phi i64 [ %1257, %1249 ], [ %1115, %1111 ]
  %1137 = phi i64 [ %1256, %1249 ], [ 0, %1111 ]
  %1138 = add nsw i64 %1137, %1121
  %1139 = mul nsw i64 %1138, 40
  %1140 = getelementptr inbounds i8, ptr %1077, i64 %1139
  br i1 %1103, label %1145, label %1141

1141:                                             ; preds = %1133
  %1142 = getelementptr inbounds i32, ptr %1080, i64 %1138
  %1143 = load i32, ptr %1142, align 4
  %1144 = icmp eq i32 %1143, 0
  br i1 %1144, label %1145, label %3349

1145:                                             ; preds = %1141, %1133
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %1146 = load i64, ptr %1104, align 8
  %1147 = icmp eq i64 %1146, 0
  br label %1148

1148:                                             ; preds = %1178, %1145
  %1149 = phi i1 [ true, %1145 ], [ false, %1178 ]
  %1150 = phi ptr [ %16, %1145 ], [ %17, %1178 ]
  %1151 = phi i64 [ 0, %1145 ], [ 20, %1178 ]
  %1152 = getelementptr inbounds nuw i8, ptr %1140, i64 %1151
  %1153 = load i32, ptr %1152, align 4
  %1154 = sext i32 %1153 to i64
  %1155 = getelementptr inbounds nuw i8, ptr %1152, i64 4
  %1156 = load i32, ptr %1155, align 4
  %1157 = icmp slt i32 %1156, 1
  %1158 = icmp eq i64 %1127, %1154
  %1159 = select i1 %1157, i1 true, i1 %1158
  br i1 %1159, label %1165, label %1160

1160:                                             ; preds = %1148
  %1161 = getelementptr inbounds i32, ptr %1132, i64 %1154
  %1162 = load i32, ptr %1161, align 4
  %1163 = icmp sge i32 %1162, %1156
  %1164 = zext i1 %1163 to i32
  br label %1165

1165:                                             ; preds = %1160, %1148
  %1166 = phi i32 [ %1164, %1160 ], [ 1, %1148 ]
  store i32 %1166, ptr %1150, align 4
  %1167 = icmp sgt i32 %1156, 0
  %1168 = and i1 %1147, %1167
  br i1 %1168, label %1169, label %1178

1169:                                             ; preds = %1165
  %1170 = getelementptr inbounds nuw i8, ptr %1152, i64 8
  %1171 = load i32, ptr %1170, align 4
  %1172 = sext i32 %1171 to i64
  %1173 = icmp eq i64 %1125, %1172
  br i1 %1173, label %1178, label %1174

1174:                                             ; preds = %1169
  %1175 = load i64, ptr %80, align 8
  %1176 = icmp eq i64 %1175, 0
  br i1 %1176, label %1177, label %1245

1177:                                             ; preds = %1174
  store i32 0, ptr %1150, align 4
  br label %1178

1178:                                             ; preds = %1177, %1169, %1165
  br i1 %1149, label %1148, label %1179

1179:                                             ; preds = %1178
  %1180 = load i32, ptr %16, align 4
  %1181 = icmp eq i32 %1180, 0
  br i1 %1181, label %1245, label %1182

1182:                                             ; preds = %1179
  br i1 %825, label %1183, label %1211

1183:                                             ; preds = %1182
  %1184 = load i32, ptr %17, align 4
  %1185 = icmp eq i32 %1184, 0
  br i1 %1185, label %1245, label %1186

1186:                                             ; preds = %1183
  %1187 = getelementptr inbounds i8, ptr %1089, i64 %1138
  %1188 = load i8, ptr %1187, align 1
  %1189 = icmp eq i8 %1188, 0
  br i1 %1189, label %1190, label %1245

1190:                                             ; preds = %1186
  %1191 = getelementptr inbounds i64, ptr %1095, i64 %1138
  %1192 = load i64, ptr %1191, align 8
  %1193 = icmp slt i64 %1192, %1096
  br i1 %1193, label %1194, label %1245

1194:                                             ; preds = %1190
  %1195 = load i64, ptr %1105, align 8
  %1196 = icmp sgt i64 %1195, 0
  br i1 %1196, label %1197, label %1249

1197:                                             ; preds = %1194
  %1198 = mul i64 %1138, 20
  br label %1202

1199:                                             ; preds = %1202
  %1200 = add nuw nsw i64 %1203, 1
  %1201 = icmp eq i64 %1200, %1195
  br i1 %1201, label %1249, label %1202

1202:                                             ; preds = %1199, %1197
  %1203 = phi i64 [ 0, %1197 ], [ %1200, %1199 ]
  %1204 = getelementptr inbounds nuw i64, ptr %1086, i64 %1203
  %1205 = load i64, ptr %1204, align 8
  %1206 = inttoptr i64 %1205 to ptr
  %1207 = getelementptr i8, ptr %1206, i64 %1198
  %1208 = getelementptr i8, ptr %1207, i64 4
  %1209 = load i32, ptr %1208, align 4
  %1210 = icmp eq i32 %1209, 0
  br i1 %1210, label %1199, label %1245

1211:                                             ; preds = %1182
  %1212 = load i64, ptr %1106, align 8
  %1213 = icmp eq i64 %1212, 0
  br i1 %1213, label %1214, label %1218

1214:                                             ; preds = %1211
  %1215 = getelementptr inbounds i8, ptr %1092, i64 %1138
  %1216 = load i8, ptr %1215, align 1
  %1217 = icmp eq i8 %1216, 0
  br i1 %1217, label %1245, label %1218

1218:                                             ; preds = %1214, %1211
  br i1 %1109, label %1230, label %1219

1219:                                             ; preds = %1218
  %1220 = mul nsw i64 %1138, %1097
  %1221 = getelementptr i32, ptr %1083, i64 %1220
  br label %1225

1222:                                             ; preds = %1225
  %1223 = add nuw nsw i64 %1226, 1
  %1224 = icmp eq i64 %1223, %1097
  br i1 %1224, label %1230, label %1225

1225:                                             ; preds = %1222, %1219
  %1226 = phi i64 [ 0, %1219 ], [ %1223, %1222 ]
  %1227 = getelementptr i32, ptr %1221, i64 %1226
  %1228 = load i32, ptr %1227, align 4
  %1229 = icmp eq i32 %1228, 0
  br i1 %1229, label %1222, label %1245

1230:                                             ; preds = %1222, %1218
  %1231 = load i32, ptr %17, align 4
  %1232 = freeze i32 %1231
  %1233 = icmp eq i32 %1232, 0
  %1234 = zext i1 %1233 to i64
  %1235 = add nsw i64 %1134, %1234
  %1236 = getelementptr inbounds i64, ptr %1095, i64 %1138
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp slt i64 %1237, %1096
  br i1 %1238, label %1246, label %1239

1239:                                             ; preds = %1230
  %1240 = sub nsw i64 %1237, %1096
  %1241 = getelementptr inbounds nuw i8, ptr %1099, i64 %1240
  %1242 = load i8, ptr %1241, align 1
  %1243 = or i8 %1242, 1
  store i8 %1243, ptr %1241, align 1
  %1244 = add nsw i64 %1135, 1
  br label %1246

1245:                                             ; preds = %1214, %1190, %1186, %1183, %1179, %1174, %1225, %1202
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %3349

1246:                                             ; preds = %1239, %1230
  %1247 = phi i64 [ %1135, %1230 ], [ %1244, %1239 ]
  %1248 = select i1 %1233, i8 2, i8 0
  br label %1249

1249:                                             ; preds = %1199, %1246, %1194
  %1250 = phi i64 [ %1235, %1246 ], [ %1134, %1194 ], [ %1134, %1199 ]
  %1251 = phi i64 [ %1247, %1246 ], [ %1135, %1194 ], [ %1135, %1199 ]
  %1252 = phi i8 [ %1248, %1246 ], [ 0, %1194 ], [ 0, %1199 ]
  %1253 = getelementptr inbounds i8, ptr %1099, i64 %1136
  store i8 %1252, ptr %1253, align 1
  %1254 = add nsw i64 %1136, %1096
  %1255 = getelementptr inbounds i64, ptr %1095, i64 %1138
  store i64 %1254, ptr %1255, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %1256 = add nuw nsw i64 %1137, 1
  %1257 = add nsw i64 %1136, 1
  %1258 = icmp eq i64 %1256, %1053
  br i1 %1258, label %1259, label %1133

1259:                                             ; preds = %1249, %1111
  %1260 = phi i64 [ %1112, %1111 ], [ %1250, %1249 ]
  %1261 = phi i64 [ %1113, %1111 ], [ %1251, %1249 ]
  %1262 = phi i64 [ %1115, %1111 ], [ %1257, %1249 ]
  %1263 = add nuw nsw i64 %1114, 1
  %1264 = icmp eq i64 %1263, %637
  br i1 %1264, label %1265, label %1111

1265:                                             ; preds = %1259, %1066
  %1266 = phi i64 [ 0, %1066 ], [ %1260, %1259 ]
  %1267 = phi i64 [ 0, %1066 ], [ %1261, %1259 ]
  %1268 = getelementptr inbounds nuw i8, ptr %1042, i64 96
  %1269 = load i64, ptr %1268, align 8
  %1270 = inttoptr i64 %1269 to ptr
  br i1 %825, label %1285, label %1271

1271:                                             ; preds = %1265
  %1272 = getelementptr inbounds nuw i8, ptr %1270, i64 8
  %1273 = load i64, ptr %1272, align 8
  %1274 = add i64 %1267, %1266
  %1275 = add i64 %1274, %1273
  %1276 = getelementptr inbounds nuw i8, ptr %1270, i64 16
  %1277 = load i64, ptr %1276, align 8
  %1278 = icmp sgt i64 %1275, %1277
  br i1 %1278, label %1279, label %1285

1279:                                             ; preds = %1271
  %1280 = getelementptr inbounds nuw i8, ptr %1270, i64 24
  store i64 %1275, ptr %1280, align 8
  %1281 = load i64, ptr %62, align 8
  %1282 = ptrtoint ptr %1042 to i64
  %1283 = sub i64 %1282, %1281
  %1284 = ashr exact i64 %1283, 7
  store i64 %1284, ptr %70, align 8
  br label %3349

1285:                                             ; preds = %1271, %1265
  %1286 = load i64, ptr %66, align 8
  %1287 = inttoptr i64 %1286 to ptr
  %1288 = load i64, ptr %73, align 8
  %1289 = inttoptr i64 %1288 to ptr
  %1290 = load i64, ptr %81, align 8
  %1291 = inttoptr i64 %1290 to ptr
  %1292 = load i64, ptr %77, align 8
  %1293 = inttoptr i64 %1292 to ptr
  %1294 = load i64, ptr %1075, align 8
  %1295 = inttoptr i64 %1294 to ptr
  %1296 = load i64, ptr %1081, align 8
  %1297 = inttoptr i64 %1296 to ptr
  %1298 = load i64, ptr %1048, align 8
  %1299 = icmp eq i64 %1266, 0
  br i1 %1299, label %1304, label %1300

1300:                                             ; preds = %1285
  %1301 = getelementptr inbounds nuw i8, ptr %1270, i64 8
  br i1 %834, label %1302, label %1361

1302:                                             ; preds = %1300
  %1303 = icmp sgt i64 %1053, 0
  br label %1314

1304:                                             ; preds = %1323, %1285
  br i1 %834, label %1305, label %1361

1305:                                             ; preds = %1304
  %1306 = trunc i64 %491 to i32
  %1307 = getelementptr inbounds nuw i8, ptr %1042, i64 40
  %1308 = icmp eq i64 %1296, 0
  %1309 = icmp slt i64 %1298, 1
  %1310 = shl i64 %1298, 2
  %1311 = select i1 %1308, i1 true, i1 %1309
  %1312 = icmp sgt i64 %1053, 0
  %1313 = select i1 %825, i64 0, i64 5
  br label %1368

1314:                                             ; preds = %1323, %1302
  %1315 = phi i64 [ 0, %1302 ], [ %1324, %1323 ]
  %1316 = phi i64 [ 0, %1302 ], [ %1325, %1323 ]
  %1317 = getelementptr inbounds nuw i64, ptr %819, i64 %1316
  %1318 = load i64, ptr %1317, align 8
  %1319 = sub nsw i64 %1318, %1043
  %1320 = ashr i64 %1319, %1052
  br i1 %1303, label %1327, label %1323

1321:                                             ; preds = %1357
  %1322 = add i64 %1315, %1053
  br label %1323

1323:                                             ; preds = %1321, %1314
  %1324 = phi i64 [ %1315, %1314 ], [ %1322, %1321 ]
  %1325 = add nuw nsw i64 %1316, 1
  %1326 = icmp eq i64 %1325, %637
  br i1 %1326, label %1304, label %1314

1327:                                             ; preds = %1314, %1357
  %1328 = phi i64 [ %1359, %1357 ], [ %1315, %1314 ]
  %1329 = phi i64 [ %1358, %1357 ], [ 0, %1314 ]
  %1330 = getelementptr inbounds i8, ptr %1293, i64 %1328
  %1331 = load i8, ptr %1330, align 1
  %1332 = and i8 %1331, 2
  %1333 = icmp eq i8 %1332, 0
  br i1 %1333, label %1357, label %1334

1334:                                             ; preds = %1327
  %1335 = add nsw i64 %1329, %1320
  %1336 = mul nsw i64 %1335, 40
  %1337 = getelementptr inbounds i8, ptr %1295, i64 %1336
  %1338 = getelementptr inbounds nuw i8, ptr %1337, i64 20
  %1339 = load i64, ptr %1270, align 8
  %1340 = inttoptr i64 %1339 to ptr
  %1341 = load i64, ptr %1301, align 8
  %1342 = add nsw i64 %1341, 1
  store i64 %1342, ptr %1301, align 8
  %1343 = mul nsw i64 %1341, 24
  %1344 = getelementptr inbounds i8, ptr %1340, i64 %1343
  %1345 = trunc i64 %1335 to i32
  store i32 %1345, ptr %1344, align 4
  br label %1350

1346:                                             ; preds = %1350
  %1347 = load i64, ptr %1087, align 8
  %1348 = inttoptr i64 %1347 to ptr
  %1349 = getelementptr inbounds i8, ptr %1348, i64 %1335
  store i8 1, ptr %1349, align 1
  br label %1357

1350:                                             ; preds = %1350, %1334
  %1351 = phi i64 [ 0, %1334 ], [ %1354, %1350 ]
  %1352 = getelementptr inbounds nuw i32, ptr %1338, i64 %1351
  %1353 = load i32, ptr %1352, align 4
  %1354 = add nuw nsw i64 %1351, 1
  %1355 = getelementptr inbounds nuw i32, ptr %1344, i64 %1354
  store i32 %1353, ptr %1355, align 4
  %1356 = icmp eq i64 %1354, 5
  br i1 %1356, label %1346, label %1350

1357:                                             ; preds = %1346, %1327
  %1358 = add nuw nsw i64 %1329, 1
  %1359 = add nsw i64 %1328, 1
  %1360 = icmp eq i64 %1358, %1053
  br i1 %1360, label %1321, label %1327

1361:                                             ; preds = %1380, %1304, %1300
  %1362 = icmp eq i64 %1267, 0
  br i1 %1362, label %1469, label %1363

1363:                                             ; preds = %1361
  %1364 = getelementptr inbounds nuw i8, ptr %1270, i64 8
  %1365 = trunc i64 %491 to i32
  br i1 %834, label %1366, label %1469

1366:                                             ; preds = %1363
  %1367 = icmp sgt i64 %1053, 0
  br label %1415

1368:                                             ; preds = %1380, %1305
  %1369 = phi i64 [ 0, %1305 ], [ %1381, %1380 ]
  %1370 = getelementptr inbounds nuw i64, ptr %819, i64 %1369
  %1371 = load i64, ptr %1370, align 8
  %1372 = sub nsw i64 %1371, %1043
  %1373 = ashr i64 %1372, %1052
  br i1 %1312, label %1374, label %1380

1374:                                             ; preds = %1368
  %1375 = getelementptr inbounds nuw i64, ptr %635, i64 %1369
  %1376 = load i64, ptr %1375, align 8
  %1377 = getelementptr inbounds i64, ptr %1289, i64 %1376
  %1378 = getelementptr inbounds i32, ptr %1291, i64 %1376
  %1379 = getelementptr inbounds i64, ptr %1287, i64 %1376
  br label %1383

1380:                                             ; preds = %1412, %1368
  %1381 = add nuw nsw i64 %1369, 1
  %1382 = icmp eq i64 %1381, %637
  br i1 %1382, label %1361, label %1368

1383:                                             ; preds = %1412, %1374
  %1384 = phi i64 [ 0, %1374 ], [ %1413, %1412 ]
  %1385 = add i64 %1384, %1373
  %1386 = mul i64 %1385, %1310
  %1387 = getelementptr i8, ptr %1297, i64 %1386
  %1388 = mul nsw i64 %1385, 40
  %1389 = getelementptr inbounds i8, ptr %1295, i64 %1388
  %1390 = getelementptr inbounds nuw i32, ptr %1389, i64 %1313
  %1391 = load i64, ptr %1377, align 8
  %1392 = trunc i64 %1391 to i32
  store i32 %1392, ptr %1390, align 4
  %1393 = load i32, ptr %1378, align 4
  %1394 = getelementptr inbounds nuw i8, ptr %1390, i64 4
  store i32 %1393, ptr %1394, align 4
  %1395 = load i64, ptr %1379, align 8
  %1396 = load i64, ptr %78, align 8
  %1397 = add nsw i64 %1396, %1395
  %1398 = trunc i64 %1397 to i32
  %1399 = getelementptr inbounds nuw i8, ptr %1390, i64 8
  store i32 %1398, ptr %1399, align 4
  %1400 = getelementptr inbounds nuw i8, ptr %1390, i64 12
  store i32 %1306, ptr %1400, align 4
  %1401 = getelementptr inbounds nuw i8, ptr %1390, i64 16
  store i32 1, ptr %1401, align 4
  br i1 %825, label %1402, label %1412

1402:                                             ; preds = %1383
  %1403 = getelementptr i8, ptr %1389, i64 24
  store i32 0, ptr %1403, align 4
  %1404 = load i64, ptr %1307, align 8
  %1405 = icmp eq i64 %1404, 0
  br i1 %1405, label %1406, label %1410

1406:                                             ; preds = %1402
  %1407 = load i64, ptr %1090, align 8
  %1408 = inttoptr i64 %1407 to ptr
  %1409 = getelementptr inbounds i8, ptr %1408, i64 %1385
  store i8 1, ptr %1409, align 1
  br label %1410

1410:                                             ; preds = %1406, %1402
  br i1 %1311, label %1412, label %1411

1411:                                             ; preds = %1410
  call void @llvm.memset.p0.i64(ptr align 4 %1387, i8 0, i64 %1310, i1 false)
  br label %1412

1412:                                             ; preds = %1411, %1410, %1383
  %1413 = add nuw nsw i64 %1384, 1
  %1414 = icmp eq i64 %1413, %1053
  br i1 %1414, label %1380, label %1383

1415:                                             ; preds = %1430, %1366
  %1416 = phi i64 [ 0, %1366 ], [ %1432, %1430 ]
  %1417 = phi i64 [ 0, %1366 ], [ %1431, %1430 ]
  %1418 = getelementptr inbounds nuw i64, ptr %819, i64 %1416
  %1419 = load i64, ptr %1418, align 8
  %1420 = sub nsw i64 %1419, %1043
  %1421 = ashr i64 %1420, %1052
  br i1 %1367, label %1422, label %1430

1422:                                             ; preds = %1415
  %1423 = getelementptr inbounds nuw i64, ptr %635, i64 %1416
  %1424 = load i64, ptr %1423, align 8
  %1425 = getelementptr inbounds i64, ptr %1289, i64 %1424
  %1426 = getelementptr inbounds i32, ptr %1291, i64 %1424
  %1427 = getelementptr inbounds i64, ptr %1287, i64 %1424
  br label %1434

1428:                                             ; preds = %1465
  %1429 = add i64 %1417, %1053
  br label %1430

1430:                                             ; preds = %1428, %1415
  %1431 = phi i64 [ %1417, %1415 ], [ %1429, %1428 ]
  %1432 = add nuw nsw i64 %1416, 1
  %1433 = icmp eq i64 %1432, %637
  br i1 %1433, label %1469, label %1415

1434:                                             ; preds = %1465, %1422
  %1435 = phi i64 [ 0, %1422 ], [ %1466, %1465 ]
  %1436 = phi i64 [ %1417, %1422 ], [ %1467, %1465 ]
  %1437 = getelementptr inbounds i8, ptr %1293, i64 %1436
  %1438 = load i8, ptr %1437, align 1
  %1439 = and i8 %1438, 1
  %1440 = icmp eq i8 %1439, 0
  br i1 %1440, label %1465, label %1441

1441:                                             ; preds = %1434
  %1442 = load i64, ptr %1270, align 8
  %1443 = inttoptr i64 %1442 to ptr
  %1444 = load i64, ptr %1364, align 8
  %1445 = add nsw i64 %1444, 1
  store i64 %1445, ptr %1364, align 8
  %1446 = mul nsw i64 %1444, 24
  %1447 = getelementptr inbounds i8, ptr %1443, i64 %1446
  %1448 = add nsw i64 %1435, %1421
  %1449 = trunc i64 %1448 to i32
  store i32 %1449, ptr %1447, align 4
  %1450 = load i64, ptr %1425, align 8
  %1451 = trunc i64 %1450 to i32
  %1452 = getelementptr inbounds nuw i8, ptr %1447, i64 4
  store i32 %1451, ptr %1452, align 4
  %1453 = load i32, ptr %1426, align 4
  %1454 = getelementptr inbounds nuw i8, ptr %1447, i64 8
  store i32 %1453, ptr %1454, align 4
  %1455 = load i64, ptr %1427, align 8
  %1456 = load i64, ptr %78, align 8
  %1457 = add nsw i64 %1456, %1455
  %1458 = trunc i64 %1457 to i32
  %1459 = getelementptr inbounds nuw i8, ptr %1447, i64 12
  store i32 %1458, ptr %1459, align 4
  %1460 = getelementptr inbounds nuw i8, ptr %1447, i64 16
  store i32 %1365, ptr %1460, align 4
  %1461 = getelementptr inbounds nuw i8, ptr %1447, i64 20
  store i32 1, ptr %1461, align 4
  %1462 = load i64, ptr %1087, align 8
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = getelementptr inbounds i8, ptr %1463, i64 %1448
  store i8 1, ptr %1464, align 1
  br label %1465

1465:                                             ; preds = %1441, %1434
  %1466 = add nuw nsw i64 %1435, 1
  %1467 = add nsw i64 %1436, 1
  %1468 = icmp eq i64 %1466, %1053
  br i1 %1468, label %1428, label %1434

1469:                                             ; preds = %1430, %1363, %1361
  %1470 = load i64, ptr %41, align 8
  %1471 = inttoptr i64 %1470 to ptr
  %1472 = load i64, ptr %82, align 8
  %1473 = inttoptr i64 %1472 to ptr
  %1474 = load i64, ptr %822, align 8
  %1475 = icmp sgt i64 %1474, 0
  br i1 %1475, label %1476, label %1534

1476:                                             ; preds = %1469
  %1477 = getelementptr inbounds nuw i8, ptr %490, i64 32
  %1478 = getelementptr inbounds nuw i8, ptr %490, i64 8
  %1479 = getelementptr inbounds nuw i8, ptr %1042, i64 16
  br label %1480

1480:                                             ; preds = %1529, %1476
  %1481 = phi i64 [ %1474, %1476 ], [ %1530, %1529 ]
  %1482 = phi i64 [ %1474, %1476 ], [ %1531, %1529 ]
  %1483 = phi i64 [ 0, %1476 ], [ %1532, %1529 ]
  %1484 = load i64, ptr %1477, align 8
  %1485 = getelementptr i64, ptr %1473, i64 %1484
  %1486 = getelementptr i64, ptr %1485, i64 %1483
  %1487 = load i64, ptr %1486, align 8
  %1488 = icmp slt i64 %1487, 0
  br i1 %1488, label %1529, label %1489

1489:                                             ; preds = %1480
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1490 = getelementptr inbounds nuw %struct.operand, ptr %1471, i64 %1487
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1490, i64 16, i1 false)
  br i1 %834, label %1495, label %1493

1491:                                             ; preds = %1526
  %1492 = load i64, ptr %822, align 8
  br label %1493

1493:                                             ; preds = %1491, %1489
  %1494 = phi i64 [ %1492, %1491 ], [ %1481, %1489 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %1529

1495:                                             ; preds = %1489, %1526
  %1496 = phi i64 [ %1527, %1526 ], [ 0, %1489 ]
  %1497 = load i64, ptr %1479, align 8
  %1498 = getelementptr inbounds nuw i64, ptr %819, i64 %1496
  %1499 = load i64, ptr %1498, align 8
  %1500 = load i64, ptr %820, align 8
  %1501 = mul nsw i64 %1500, %1483
  %1502 = sub i64 %1497, %1043
  %1503 = add i64 %1502, %1499
  %1504 = add nsw i64 %1503, %1501
  br i1 %825, label %1505, label %1521

1505:                                             ; preds = %1495
  %1506 = load i64, ptr %1478, align 8
  %1507 = getelementptr inbounds nuw i64, ptr %635, i64 %1496
  %1508 = load i64, ptr %1507, align 8
  %1509 = call fastcc i64 @get(ptr noundef %14, i64 noundef %1506, i64 noundef %1508)
  switch i64 %1500, label %1519 [
    i64 1, label %1510
    i64 2, label %1513
    i64 4, label %1516
  ]

1510:                                             ; preds = %1505
  %1511 = trunc i64 %1509 to i8
  %1512 = inttoptr i64 %1504 to ptr
  store i8 %1511, ptr %1512, align 1
  br label %1526

1513:                                             ; preds = %1505
  %1514 = trunc i64 %1509 to i16
  %1515 = inttoptr i64 %1504 to ptr
  store i16 %1514, ptr %1515, align 2
  br label %1526

1516:                                             ; preds = %1505
  %1517 = trunc i64 %1509 to i32
  %1518 = inttoptr i64 %1504 to ptr
  store i32 %1517, ptr %1518, align 4
  br label %1526

1519:                                             ; preds = %1505
  %1520 = inttoptr i64 %1504 to ptr
  store i64 %1509, ptr %1520, align 8
  br label %1526

1521:                                             ; preds = %1495
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1504, ptr %15, align 8
  store i64 0, ptr %83, align 8
  %1522 = getelementptr inbounds nuw i64, ptr %635, i64 %1496
  %1523 = load i64, ptr %1522, align 8
  %1524 = load i64, ptr %1478, align 8
  %1525 = call fastcc i64 @get(ptr noundef %15, i64 noundef %1524, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1523, i64 noundef %1525)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1526

1526:                                             ; preds = %1521, %1519, %1516, %1513, %1510
  %1527 = add nuw nsw i64 %1496, 1
  %1528 = icmp eq i64 %1527, %637
  br i1 %1528, label %1491, label %1495

1529:                                             ; preds = %1493, %1480
  %1530 = phi i64 [ %1481, %1480 ], [ %1494, %1493 ]
  %1531 = phi i64 [ %1482, %1480 ], [ %1494, %1493 ]
  %1532 = add nuw nsw i64 %1483, 1
  %1533 = icmp slt i64 %1532, %1531
  br i1 %1533, label %1480, label %1534

1534:                                             ; preds = %1529, %1469
  br i1 %825, label %1535, label %1538

1535:                                             ; preds = %1534
  %1536 = load i64, ptr %84, align 8
  %1537 = add nsw i64 %1536, 1
  store i64 %1537, ptr %84, align 8
  br label %1538

1538:                                             ; preds = %1535, %1534
  %1539 = icmp eq i64 %1041, 1
  br i1 %1539, label %1540, label %1544

1540:                                             ; preds = %1538
  %1541 = load i64, ptr %69, align 8
  %1542 = icmp eq i64 %1541, 0
  br i1 %1542, label %3318, label %1543

1543:                                             ; preds = %1540
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %491, i64 noundef %824, ptr noundef readonly %635, ptr noundef %819, i64 noundef %637)
  br label %3318

1544:                                             ; preds = %1538
  %1545 = load i64, ptr %85, align 8
  %1546 = inttoptr i64 %1545 to ptr
  %1547 = getelementptr inbounds i8, ptr %1546, i64 %491
  %1548 = load i8, ptr %1547, align 1
  %1549 = icmp eq i8 %1548, 0
  br i1 %1549, label %1550, label %1661

1550:                                             ; preds = %1544
  %1551 = load i64, ptr %73, align 8
  %1552 = inttoptr i64 %1551 to ptr
  br label %1553

1553:                                             ; preds = %1569, %1550
  %1554 = phi i64 [ 0, %1550 ], [ %1567, %1569 ]
  %1555 = icmp slt i64 %1554, %637
  br i1 %1555, label %1556, label %1576

1556:                                             ; preds = %1553
  %1557 = getelementptr inbounds i64, ptr %635, i64 %1554
  %1558 = load i64, ptr %1557, align 8
  %1559 = getelementptr inbounds i64, ptr %1552, i64 %1558
  %1560 = load i64, ptr %1559, align 8
  %1561 = load i64, ptr %101, align 8
  %1562 = sub nsw i64 %1561, %1560
  %1563 = call i64 @llvm.smin.i64(i64 %1562, i64 32)
  %1564 = and i64 %1560, 31
  %1565 = icmp eq i64 %1564, 0
  br i1 %1565, label %1566, label %1661

1566:                                             ; preds = %1556
  %1567 = add nsw i64 %1563, %1554
  %1568 = icmp sgt i64 %1567, %637
  br i1 %1568, label %1661, label %1569

1569:                                             ; preds = %1566
  %1570 = getelementptr i64, ptr %635, i64 %1567
  %1571 = getelementptr i8, ptr %1570, i64 -8
  %1572 = load i64, ptr %1571, align 8
  %1573 = add i64 %1558, -1
  %1574 = add i64 %1573, %1563
  %1575 = icmp eq i64 %1572, %1574
  br i1 %1575, label %1553, label %1661

1576:                                             ; preds = %1553
  %1577 = load i64, ptr %102, align 8
  %1578 = inttoptr i64 %1577 to ptr
  %1579 = mul nsw i64 %491, 24
  %1580 = getelementptr inbounds i8, ptr %1578, i64 %1579
  %1581 = call i64 @llvm.smax.i64(i64 %824, i64 4)
  %1582 = lshr i64 %1581, 2
  %1583 = udiv i64 32, %1582
  br i1 %834, label %1584, label %3318

1584:                                             ; preds = %1576
  %1585 = getelementptr inbounds nuw i8, ptr %1580, i64 8
  %1586 = getelementptr inbounds nuw i8, ptr %1580, i64 16
  %1587 = load i64, ptr %1585, align 8
  %1588 = load i64, ptr %1586, align 8
  br label %1589

1589:                                             ; preds = %1626, %1584
  %1590 = phi i64 [ %1588, %1584 ], [ %1629, %1626 ]
  %1591 = phi i64 [ %1587, %1584 ], [ %1628, %1626 ]
  %1592 = phi i64 [ 0, %1584 ], [ %1605, %1626 ]
  %1593 = getelementptr inbounds i64, ptr %635, i64 %1592
  %1594 = load i64, ptr %1593, align 8
  %1595 = getelementptr inbounds i64, ptr %1552, i64 %1594
  %1596 = load i64, ptr %1595, align 8
  %1597 = and i64 %1596, 31
  %1598 = icmp eq i64 %1597, 0
  br i1 %1598, label %1599, label %1602

1599:                                             ; preds = %1589
  %1600 = load i64, ptr %1580, align 8
  %1601 = add nsw i64 %1600, 1
  store i64 %1601, ptr %1580, align 8
  br label %1602

1602:                                             ; preds = %1599, %1589
  br label %1603

1603:                                             ; preds = %1602, %1610
  %1604 = phi i64 [ %1605, %1610 ], [ %1592, %1602 ]
  %1605 = add i64 %1604, 1
  %1606 = icmp slt i64 %1605, %637
  %1607 = sub nsw i64 %1605, %1592
  %1608 = icmp samesign ult i64 %1607, %1583
  %1609 = select i1 %1606, i1 %1608, i1 false
  br i1 %1609, label %1610, label %1617

1610:                                             ; preds = %1603
  %1611 = getelementptr inbounds i64, ptr %635, i64 %1605
  %1612 = load i64, ptr %1611, align 8
  %1613 = getelementptr inbounds i64, ptr %1552, i64 %1612
  %1614 = load i64, ptr %1613, align 8
  %1615 = srem i64 %1614, %1583
  %1616 = icmp eq i64 %1615, 0
  br i1 %1616, label %1617, label %1603

1617:                                             ; preds = %1610, %1603
  %1618 = phi i1 [ true, %1610 ], [ %1606, %1603 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1619 = icmp sgt i64 %1592, %1604
  br i1 %1619, label %1626, label %1620

1620:                                             ; preds = %1617, %1630
  %1621 = phi i64 [ %1631, %1630 ], [ %1592, %1617 ]
  %1622 = phi i64 [ %1658, %1630 ], [ 0, %1617 ]
  %1623 = getelementptr inbounds i64, ptr %819, i64 %1621
  %1624 = load i64, ptr %1623, align 8
  %1625 = ashr i64 %1624, 2
  br label %1633

1626:                                             ; preds = %1630, %1617
  %1627 = phi i64 [ 0, %1617 ], [ %1658, %1630 ]
  %1628 = add nsw i64 %1627, %1591
  store i64 %1628, ptr %1585, align 8
  %1629 = add nsw i64 %1590, 1
  store i64 %1629, ptr %1586, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1618, label %1589, label %3318

1630:                                             ; preds = %1656
  %1631 = add i64 %1621, 1
  %1632 = icmp eq i64 %1621, %1604
  br i1 %1632, label %1626, label %1620

1633:                                             ; preds = %1656, %1620
  %1634 = phi i64 [ 0, %1620 ], [ %1659, %1656 ]
  %1635 = phi i64 [ %1622, %1620 ], [ %1658, %1656 ]
  %1636 = add nsw i64 %1634, %1625
  %1637 = and i64 %1636, 31
  %1638 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1637
  %1639 = getelementptr inbounds nuw i64, ptr %3, i64 %1637
  %1640 = load i64, ptr %1639, align 8
  %1641 = icmp sgt i64 %1640, 0
  br i1 %1641, label %1642, label %1650

1642:                                             ; preds = %1633, %1647
  %1643 = phi i64 [ %1648, %1647 ], [ 0, %1633 ]
  %1644 = getelementptr inbounds nuw i64, ptr %1638, i64 %1643
  %1645 = load i64, ptr %1644, align 8
  %1646 = icmp eq i64 %1645, %1636
  br i1 %1646, label %1650, label %1647

1647:                                             ; preds = %1642
  %1648 = add nuw nsw i64 %1643, 1
  %1649 = icmp eq i64 %1648, %1640
  br i1 %1649, label %1653, label %1642

1650:                                             ; preds = %1642, %1633
  %1651 = phi i64 [ 0, %1633 ], [ %1643, %1642 ]
  %1652 = icmp eq i64 %1651, %1640
  br i1 %1652, label %1653, label %1656

1653:                                             ; preds = %1647, %1650
  %1654 = add nsw i64 %1640, 1
  store i64 %1654, ptr %1639, align 8
  %1655 = getelementptr inbounds i64, ptr %1638, i64 %1640
  store i64 %1636, ptr %1655, align 8
  br label %1656

1656:                                             ; preds = %1653, %1650
  %1657 = phi i64 [ %1654, %1653 ], [ %1640, %1650 ]
  %1658 = call i64 @llvm.smax.i64(i64 %1657, i64 %1635)
  %1659 = add nuw nsw i64 %1634, 1
  %1660 = icmp eq i64 %1659, %1582
  br i1 %1660, label %1630, label %1633

1661:                                             ; preds = %1569, %1566, %1556, %1544
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %491, i64 noundef %824, ptr noundef readonly %635, ptr noundef %819, i64 noundef %637)
  br label %3318

1662:                                             ; preds = %1015, %1030
  store i64 %936, ptr %103, align 8
  br label %3349

1663:                                             ; preds = %815
  %1664 = load i64, ptr %57, align 8
  %1665 = icmp eq i64 %1664, 0
  br i1 %1665, label %3349, label %1666

1666:                                             ; preds = %1663
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1667 = load i64, ptr %41, align 8
  %1668 = inttoptr i64 %1667 to ptr
  %1669 = getelementptr inbounds nuw i8, ptr %490, i64 32
  %1670 = load i64, ptr %1669, align 8
  %1671 = getelementptr inbounds %struct.operand, ptr %1668, i64 %1670
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1671, i64 16, i1 false)
  %1672 = getelementptr inbounds nuw i8, ptr %490, i64 40
  %1673 = load i64, ptr %1672, align 8
  %1674 = getelementptr inbounds %struct.operand, ptr %1668, i64 %1673
  %1675 = load i64, ptr %1674, align 8
  %1676 = getelementptr inbounds nuw i8, ptr %1674, i64 8
  %1677 = load i64, ptr %1676, align 8
  %1678 = load i64, ptr %58, align 8
  %1679 = inttoptr i64 %1678 to ptr
  %1680 = icmp sgt i64 %637, 0
  br i1 %1680, label %1681, label %1722

1681:                                             ; preds = %1666, %1701
  %1682 = phi i64 [ %1712, %1701 ], [ 0, %1666 ]
  %1683 = getelementptr inbounds nuw i64, ptr %635, i64 %1682
  %1684 = load i64, ptr %1683, align 8
  %1685 = load i64, ptr %57, align 8
  %1686 = inttoptr i64 %1685 to ptr
  %1687 = mul nsw i64 %1684, %1677
  %1688 = add i64 %1687, %1675
  %1689 = inttoptr i64 %1688 to ptr
  %1690 = load float, ptr %1689, align 4
  %1691 = call float @llvm.fabs.f32(float %1690)
  %1692 = fcmp olt float %1691, 0x3810000000000000
  %1693 = call float @llvm.copysign.f32(float 0.000000e+00, float %1690)
  %1694 = select i1 %1692, float %1693, float %1690
  %1695 = fpext float %1694 to double
  %1696 = call double %1686(double noundef %1695)
  %1697 = bitcast double %1696 to i64
  %1698 = and i64 %1697, 536870911
  %1699 = add nsw i64 %1698, -268435521
  %1700 = icmp ult i64 %1699, -129
  br i1 %1700, label %1701, label %1723

1701:                                             ; preds = %1681
  %1702 = fptrunc double %1696 to float
  %1703 = call float @llvm.fabs.f32(float %1702)
  %1704 = fcmp olt float %1703, 0x3810000000000000
  %1705 = call float @llvm.copysign.f32(float 0.000000e+00, float %1702)
  %1706 = select i1 %1704, float %1705, float %1702
  %1707 = fcmp uno float %1706, 0.000000e+00
  %1708 = bitcast float %1706 to i32
  %1709 = zext i32 %1708 to i64
  %1710 = select i1 %1707, i64 2147483647, i64 %1709
  %1711 = getelementptr inbounds nuw i64, ptr %1679, i64 %1682
  store i64 %1710, ptr %1711, align 8
  %1712 = add nuw nsw i64 %1682, 1
  %1713 = icmp eq i64 %1712, %637
  br i1 %1713, label %1714, label %1681

1714:                                             ; preds = %1701, %1714
  %1715 = phi i64 [ %1720, %1714 ], [ 0, %1701 ]
  %1716 = getelementptr inbounds nuw i64, ptr %635, i64 %1715
  %1717 = load i64, ptr %1716, align 8
  %1718 = getelementptr inbounds nuw i64, ptr %1679, i64 %1715
  %1719 = load i64, ptr %1718, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1717, i64 noundef %1719)
  %1720 = add nuw nsw i64 %1715, 1
  %1721 = icmp eq i64 %1720, %637
  br i1 %1721, label %1722, label %1714

1722:                                             ; preds = %1714, %1666
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3318

1723:                                             ; preds = %1681
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3349

1724:                                             ; preds = %815
  %1725 = getelementptr inbounds nuw i8, ptr %490, i64 80
  %1726 = load i64, ptr %1725, align 8
  %1727 = icmp eq i64 %1726, 2
  br i1 %1727, label %1728, label %1733

1728:                                             ; preds = %1724
  %1729 = getelementptr inbounds nuw i8, ptr %490, i64 56
  %1730 = load i64, ptr %1729, align 8
  %1731 = getelementptr inbounds %struct.operand, ptr %462, i64 %1730
  %1732 = call fastcc i64 @count_held(ptr noundef %1731, i64 noundef 0, ptr noundef %635, i64 noundef %637)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %491, i64 noundef %1732, ptr noundef %635, i64 noundef %637, ptr noundef null, i64 noundef 0)
  br label %1733

1733:                                             ; preds = %1728, %1724
  %1734 = icmp eq i64 %637, 0
  br i1 %1734, label %3292, label %1735

1735:                                             ; preds = %1733
  %1736 = getelementptr inbounds nuw i8, ptr %490, i64 8
  %1737 = getelementptr inbounds nuw i8, ptr %490, i64 64
  %1738 = getelementptr inbounds nuw i8, ptr %490, i64 40
  %1739 = getelementptr inbounds nuw i8, ptr %490, i64 32
  %1740 = getelementptr inbounds nuw i8, ptr %490, i64 48
  %1741 = getelementptr inbounds nuw i8, ptr %490, i64 56
  br label %1742

1742:                                             ; preds = %3288, %1735
  %1743 = phi ptr [ %635, %1735 ], [ %3289, %3288 ]
  %1744 = phi i64 [ %637, %1735 ], [ %3290, %3288 ]
  %1745 = call i64 @llvm.smin.i64(i64 %1744, i64 256)
  %1746 = getelementptr i64, ptr %1743, i64 %1745
  %1747 = getelementptr i8, ptr %1746, i64 -8
  %1748 = load i64, ptr %1747, align 8
  %1749 = load i64, ptr %1743, align 8
  %1750 = sub nsw i64 %1748, %1749
  %1751 = shl nsw i64 %1745, 1
  %1752 = icmp slt i64 %1750, %1751
  %1753 = zext i1 %1752 to i64
  br i1 %1752, label %1754, label %1764

1754:                                             ; preds = %1742, %1754
  %1755 = phi i64 [ %1761, %1754 ], [ %1745, %1742 ]
  %1756 = getelementptr i64, ptr %1743, i64 %1755
  %1757 = getelementptr i8, ptr %1756, i64 -8
  %1758 = load i64, ptr %1757, align 8
  %1759 = sub i64 %1758, %1749
  %1760 = icmp sgt i64 %1759, 255
  %1761 = add nsw i64 %1755, -1
  br i1 %1760, label %1754, label %1762

1762:                                             ; preds = %1754
  %1763 = add nsw i64 %1759, 1
  br label %1764

1764:                                             ; preds = %1762, %1742
  %1765 = phi i64 [ %1755, %1762 ], [ %1745, %1742 ]
  %1766 = phi i64 [ %1763, %1762 ], [ %1745, %1742 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1743, ptr %12, align 8
  store i64 %1765, ptr %86, align 8
  store i64 %1766, ptr %87, align 8
  store i64 %1753, ptr %88, align 8
  %1767 = icmp eq i64 %1766, %1765
  %1768 = select i1 %1752, i1 %1767, i1 false
  %1769 = zext i1 %1768 to i64
  store i64 %1769, ptr %89, align 8
  %1770 = load i64, ptr %41, align 8
  %1771 = inttoptr i64 %1770 to ptr
  %1772 = load i64, ptr %82, align 8
  %1773 = inttoptr i64 %1772 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %1774 = load i64, ptr %490, align 8
  switch i64 %1774, label %1884 [
    i64 26, label %1775
    i64 27, label %1816
  ]

1775:                                             ; preds = %1764
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1776 = load i64, ptr %1737, align 8
  %1777 = icmp sgt i64 %1776, 0
  br i1 %1777, label %1778, label %1810

1778:                                             ; preds = %1775
  %1779 = load i64, ptr %1738, align 8
  %1780 = getelementptr i64, ptr %1773, i64 %1779
  %1781 = load i64, ptr %1736, align 8
  %1782 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1781
  %1783 = icmp sgt i64 %1766, 0
  br label %1784

1784:                                             ; preds = %1797, %1778
  %1785 = phi i64 [ 0, %1778 ], [ %1798, %1797 ]
  %1786 = getelementptr i64, ptr %1780, i64 %1785
  %1787 = load i64, ptr %1786, align 8
  %1788 = getelementptr inbounds %struct.operand, ptr %1771, i64 %1787
  %1789 = load i64, ptr %1788, align 8
  %1790 = getelementptr inbounds nuw i8, ptr %1788, i64 8
  %1791 = load i64, ptr %1790, align 8
  call fastcc void @widen(i64 %1789, i64 %1791, i64 noundef %1781, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %1783, label %1792, label %1797

1792:                                             ; preds = %1784
  %1793 = load i8, ptr %1782, align 1
  %1794 = zext i8 %1793 to i64
  %1795 = shl i64 %1785, 3
  %1796 = mul i64 %1795, %1794
  br label %1800

1797:                                             ; preds = %1800, %1784
  %1798 = add nuw nsw i64 %1785, 1
  %1799 = icmp eq i64 %1798, %1776
  br i1 %1799, label %1810, label %1784

1800:                                             ; preds = %1800, %1792
  %1801 = phi i64 [ 0, %1792 ], [ %1808, %1800 ]
  %1802 = getelementptr inbounds nuw i64, ptr %7, i64 %1801
  %1803 = load i64, ptr %1802, align 8
  %1804 = shl i64 %1803, %1796
  %1805 = getelementptr inbounds nuw i64, ptr %6, i64 %1801
  %1806 = load i64, ptr %1805, align 8
  %1807 = or i64 %1804, %1806
  store i64 %1807, ptr %1805, align 8
  %1808 = add nuw nsw i64 %1801, 1
  %1809 = icmp eq i64 %1808, %1766
  br i1 %1809, label %1797, label %1800

1810:                                             ; preds = %1797, %1775
  %1811 = load i64, ptr %1739, align 8
  %1812 = getelementptr inbounds %struct.operand, ptr %1771, i64 %1811
  %1813 = load i64, ptr %1812, align 8
  %1814 = getelementptr inbounds nuw i8, ptr %1812, i64 8
  %1815 = load i64, ptr %1814, align 8
  call fastcc void @narrow(i64 %1813, i64 %1815, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3288

1816:                                             ; preds = %1764
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1817 = load i64, ptr %1736, align 8
  %1818 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1817
  %1819 = load i8, ptr %1818, align 1
  %1820 = zext i8 %1819 to i64
  %1821 = shl nuw nsw i64 %1820, 3
  %1822 = load i64, ptr %1737, align 8
  %1823 = mul nsw i64 %1821, %1822
  %1824 = load i64, ptr %1738, align 8
  %1825 = getelementptr inbounds %struct.operand, ptr %1771, i64 %1824
  %1826 = icmp eq i64 %1823, 64
  %1827 = icmp eq i64 %1823, 32
  %1828 = select i1 %1827, i64 2, i64 1
  %1829 = select i1 %1826, i64 3, i64 %1828
  %1830 = load i64, ptr %1825, align 8
  %1831 = getelementptr inbounds nuw i8, ptr %1825, i64 8
  %1832 = load i64, ptr %1831, align 8
  call fastcc void @widen(i64 %1830, i64 %1832, i64 noundef %1829, ptr noundef nonnull readonly %12, ptr noundef %4)
  %1833 = icmp sgt i64 %1822, 0
  br i1 %1833, label %1834, label %1883

1834:                                             ; preds = %1816
  %1835 = icmp sgt i64 %1766, 0
  br label %1836

1836:                                             ; preds = %1879, %1834
  %1837 = phi i64 [ %1822, %1834 ], [ %1880, %1879 ]
  %1838 = phi i64 [ 0, %1834 ], [ %1881, %1879 ]
  %1839 = load i64, ptr %1739, align 8
  %1840 = getelementptr i64, ptr %1773, i64 %1839
  %1841 = getelementptr i64, ptr %1840, i64 %1838
  %1842 = load i64, ptr %1841, align 8
  %1843 = icmp slt i64 %1842, 0
  br i1 %1843, label %1879, label %1844

1844:                                             ; preds = %1836
  br i1 %1835, label %1845, label %1848

1845:                                             ; preds = %1844
  %1846 = mul nuw nsw i64 %1838, %1821
  %1847 = load i64, ptr %1736, align 8
  br label %1854

1848:                                             ; preds = %1874, %1844
  %1849 = getelementptr inbounds nuw %struct.operand, ptr %1771, i64 %1842
  %1850 = load i64, ptr %1849, align 8
  %1851 = getelementptr inbounds nuw i8, ptr %1849, i64 8
  %1852 = load i64, ptr %1851, align 8
  call fastcc void @narrow(i64 %1850, i64 %1852, ptr noundef nonnull readonly %12, ptr noundef %5)
  %1853 = load i64, ptr %1737, align 8
  br label %1879

1854:                                             ; preds = %1874, %1845
  %1855 = phi i64 [ 0, %1845 ], [ %1877, %1874 ]
  %1856 = getelementptr inbounds nuw i64, ptr %4, i64 %1855
  %1857 = load i64, ptr %1856, align 8
  %1858 = lshr i64 %1857, %1846
  switch i64 %1847, label %1874 [
    i64 0, label %1859
    i64 1, label %1861
    i64 2, label %1863
    i64 4, label %1865
    i64 5, label %1868
    i64 6, label %1871
  ]

1859:                                             ; preds = %1854
  %1860 = and i64 %1858, 255
  br label %1874

1861:                                             ; preds = %1854
  %1862 = and i64 %1858, 65535
  br label %1874

1863:                                             ; preds = %1854
  %1864 = and i64 %1858, 4294967295
  br label %1874

1865:                                             ; preds = %1854
  %1866 = shl i64 %1858, 56
  %1867 = ashr exact i64 %1866, 56
  br label %1874

1868:                                             ; preds = %1854
  %1869 = shl i64 %1858, 48
  %1870 = ashr exact i64 %1869, 48
  br label %1874

1871:                                             ; preds = %1854
  %1872 = shl i64 %1858, 32
  %1873 = ashr exact i64 %1872, 32
  br label %1874

1874:                                             ; preds = %1871, %1868, %1865, %1863, %1861, %1859, %1854
  %1875 = phi i64 [ %1873, %1871 ], [ %1860, %1859 ], [ %1862, %1861 ], [ %1864, %1863 ], [ %1867, %1865 ], [ %1870, %1868 ], [ %1858, %1854 ]
  %1876 = getelementptr inbounds nuw i64, ptr %5, i64 %1855
  store i64 %1875, ptr %1876, align 8
  %1877 = add nuw nsw i64 %1855, 1
  %1878 = icmp eq i64 %1877, %1766
  br i1 %1878, label %1848, label %1854

1879:                                             ; preds = %1848, %1836
  %1880 = phi i64 [ %1837, %1836 ], [ %1853, %1848 ]
  %1881 = add nuw nsw i64 %1838, 1
  %1882 = icmp slt i64 %1881, %1880
  br i1 %1882, label %1836, label %1883

1883:                                             ; preds = %1879, %1816
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3288

1884:                                             ; preds = %1764
  %1885 = load i64, ptr %1739, align 8
  %1886 = getelementptr inbounds %struct.operand, ptr %1771, i64 %1885
  %1887 = load i64, ptr %1886, align 8
  %1888 = getelementptr inbounds nuw i8, ptr %1886, i64 8
  %1889 = load i64, ptr %1888, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1890 = load i64, ptr %1736, align 8
  store i64 %1890, ptr %9, align 16
  %1891 = and i64 %1774, -2
  %1892 = icmp eq i64 %1891, 16
  %1893 = select i1 %1892, i64 2, i64 %1890
  store i64 %1893, ptr %90, align 8
  switch i64 %1774, label %1894 [
    i64 18, label %1899
    i64 11, label %1895
  ]

1894:                                             ; preds = %1884
  br label %1895

1895:                                             ; preds = %1894, %1884
  %1896 = phi i64 [ 8, %1894 ], [ 64, %1884 ]
  %1897 = getelementptr inbounds nuw i8, ptr %490, i64 %1896
  %1898 = load i64, ptr %1897, align 8
  br label %1899

1899:                                             ; preds = %1895, %1884
  %1900 = phi i64 [ 10, %1884 ], [ %1898, %1895 ]
  store i64 %1900, ptr %91, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %1901 = load i64, ptr %1738, align 8
  store i64 %1901, ptr %10, align 16
  %1902 = load i64, ptr %1740, align 8
  store i64 %1902, ptr %92, align 8
  %1903 = load i64, ptr %1741, align 8
  store i64 %1903, ptr %93, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %95, ptr %94, align 8
  store ptr %97, ptr %96, align 16
  %1904 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1890
  %1905 = load i8, ptr %1904, align 1
  %1906 = zext i8 %1905 to i64
  %1907 = shl nuw i64 1, %1890
  %1908 = and i64 %1907, 1075
  %1909 = icmp eq i64 %1908, 0
  br i1 %1909, label %1910, label %1925

1910:                                             ; preds = %1899
  switch i64 %1774, label %1925 [
    i64 4, label %1911
    i64 5, label %1911
    i64 6, label %1911
    i64 7, label %1911
    i64 12, label %1911
    i64 13, label %1911
    i64 14, label %1911
    i64 18, label %1911
    i64 10, label %1911
    i64 16, label %1911
    i64 17, label %1913
    i64 25, label %1918
    i64 29, label %1918
    i64 21, label %1918
    i64 22, label %1918
  ]

1911:                                             ; preds = %1910, %1910, %1910, %1910, %1910, %1910, %1910, %1910, %1910, %1910
  %1912 = icmp eq i64 %1889, %1906
  br label %1922

1913:                                             ; preds = %1910
  %1914 = icmp eq i64 %1889, %1906
  br i1 %1914, label %1915, label %1922

1915:                                             ; preds = %1913
  %1916 = and i64 %1890, -4
  %1917 = icmp ne i64 %1916, 4
  br label %1922

1918:                                             ; preds = %1910, %1910, %1910, %1910
  %1919 = icmp eq i64 %1890, 8
  %1920 = icmp eq i64 %1889, %1906
  %1921 = select i1 %1919, i1 %1920, i1 false
  br label %1922

1922:                                             ; preds = %1918, %1915, %1913, %1911
  %1923 = phi i1 [ false, %1913 ], [ %1912, %1911 ], [ %1917, %1915 ], [ %1921, %1918 ]
  %1924 = xor i1 %1923, true
  br label %1930

1925:                                             ; preds = %1910, %1899
  %1926 = icmp eq i64 %1774, 19
  %1927 = and i64 %1907, 972
  %1928 = icmp ne i64 %1927, 0
  %1929 = and i1 %1926, %1928
  br label %1930

1930:                                             ; preds = %1925, %1922
  %1931 = phi i1 [ %1926, %1925 ], [ false, %1922 ]
  %1932 = phi i1 [ true, %1925 ], [ %1924, %1922 ]
  %1933 = phi i1 [ %1929, %1925 ], [ %1923, %1922 ]
  %1934 = phi i1 [ %1929, %1925 ], [ false, %1922 ]
  br label %1936

1935:                                             ; preds = %1960
  br i1 %1931, label %1963, label %2247

1936:                                             ; preds = %1960, %1930
  %1937 = phi i64 [ 0, %1930 ], [ %1961, %1960 ]
  %1938 = getelementptr inbounds nuw i64, ptr %10, i64 %1937
  %1939 = load i64, ptr %1938, align 8
  %1940 = icmp slt i64 %1939, 0
  br i1 %1940, label %1960, label %1941

1941:                                             ; preds = %1936
  %1942 = getelementptr inbounds nuw %struct.operand, ptr %1771, i64 %1939
  %1943 = getelementptr inbounds nuw i64, ptr %9, i64 %1937
  %1944 = load i64, ptr %1943, align 8
  br i1 %1933, label %1945, label %1955

1945:                                             ; preds = %1941
  %1946 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1944
  %1947 = load i8, ptr %1946, align 1
  %1948 = zext i8 %1947 to i64
  %1949 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %1937
  %1950 = load i64, ptr %1942, align 8
  %1951 = getelementptr inbounds nuw i8, ptr %1942, i64 8
  %1952 = load i64, ptr %1951, align 8
  %1953 = call fastcc ptr @column(i64 %1950, i64 %1952, i64 noundef %1948, ptr noundef nonnull readonly %12, ptr noundef %1949)
  %1954 = getelementptr inbounds nuw ptr, ptr %11, i64 %1937
  store ptr %1953, ptr %1954, align 8
  br label %1960

1955:                                             ; preds = %1941
  %1956 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %1937
  %1957 = load i64, ptr %1942, align 8
  %1958 = getelementptr inbounds nuw i8, ptr %1942, i64 8
  %1959 = load i64, ptr %1958, align 8
  call fastcc void @widen(i64 %1957, i64 %1959, i64 noundef %1944, ptr noundef nonnull readonly %12, ptr noundef %1956)
  br label %1960

1960:                                             ; preds = %1955, %1945, %1936
  %1961 = add nuw nsw i64 %1937, 1
  %1962 = icmp eq i64 %1961, 3
  br i1 %1962, label %1935, label %1936

1963:                                             ; preds = %1935
  %1964 = add nsw i64 %1887, %1749
  %1965 = inttoptr i64 %1964 to ptr
  %1966 = select i1 %1768, ptr %1965, ptr %98
  %1967 = load i64, ptr %1737, align 8
  %1968 = load ptr, ptr %11, align 16
  %1969 = load ptr, ptr %94, align 8
  br i1 %1934, label %1970, label %2125

1970:                                             ; preds = %1963
  %1971 = icmp sgt i64 %1890, 7
  br i1 %1971, label %1972, label %2125

1972:                                             ; preds = %1970
  %1973 = icmp eq i64 %1890, 9
  %1974 = icmp sgt i64 %1766, 0
  switch i64 %1967, label %2100 [
    i64 0, label %1975
    i64 1, label %2000
    i64 2, label %2025
    i64 3, label %2050
    i64 4, label %2075
  ]

1975:                                             ; preds = %1972
  br i1 %1973, label %1976, label %1977

1976:                                             ; preds = %1975
  br i1 %1974, label %1978, label %2221

1977:                                             ; preds = %1975
  br i1 %1974, label %1989, label %2221

1978:                                             ; preds = %1976, %1978
  %1979 = phi i64 [ %1987, %1978 ], [ 0, %1976 ]
  %1980 = getelementptr inbounds nuw double, ptr %1968, i64 %1979
  %1981 = load double, ptr %1980, align 8
  %1982 = getelementptr inbounds nuw double, ptr %1969, i64 %1979
  %1983 = load double, ptr %1982, align 8
  %1984 = fcmp oeq double %1981, %1983
  %1985 = zext i1 %1984 to i8
  %1986 = getelementptr inbounds nuw i8, ptr %1966, i64 %1979
  store i8 %1985, ptr %1986, align 1
  %1987 = add nuw nsw i64 %1979, 1
  %1988 = icmp eq i64 %1987, %1766
  br i1 %1988, label %2221, label %1978

1989:                                             ; preds = %1977, %1989
  %1990 = phi i64 [ %1998, %1989 ], [ 0, %1977 ]
  %1991 = getelementptr inbounds nuw float, ptr %1968, i64 %1990
  %1992 = load float, ptr %1991, align 4
  %1993 = getelementptr inbounds nuw float, ptr %1969, i64 %1990
  %1994 = load float, ptr %1993, align 4
  %1995 = fcmp oeq float %1992, %1994
  %1996 = zext i1 %1995 to i8
  %1997 = getelementptr inbounds nuw i8, ptr %1966, i64 %1990
  store i8 %1996, ptr %1997, align 1
  %1998 = add nuw nsw i64 %1990, 1
  %1999 = icmp eq i64 %1998, %1766
  br i1 %1999, label %2221, label %1989

2000:                                             ; preds = %1972
  br i1 %1973, label %2001, label %2002

2001:                                             ; preds = %2000
  br i1 %1974, label %2003, label %2221

2002:                                             ; preds = %2000
  br i1 %1974, label %2014, label %2221

2003:                                             ; preds = %2001, %2003
  %2004 = phi i64 [ %2012, %2003 ], [ 0, %2001 ]
  %2005 = getelementptr inbounds nuw double, ptr %1968, i64 %2004
  %2006 = load double, ptr %2005, align 8
  %2007 = getelementptr inbounds nuw double, ptr %1969, i64 %2004
  %2008 = load double, ptr %2007, align 8
  %2009 = fcmp one double %2006, %2008
  %2010 = zext i1 %2009 to i8
  %2011 = getelementptr inbounds nuw i8, ptr %1966, i64 %2004
  store i8 %2010, ptr %2011, align 1
  %2012 = add nuw nsw i64 %2004, 1
  %2013 = icmp eq i64 %2012, %1766
  br i1 %2013, label %2221, label %2003

2014:                                             ; preds = %2002, %2014
  %2015 = phi i64 [ %2023, %2014 ], [ 0, %2002 ]
  %2016 = getelementptr inbounds nuw float, ptr %1968, i64 %2015
  %2017 = load float, ptr %2016, align 4
  %2018 = getelementptr inbounds nuw float, ptr %1969, i64 %2015
  %2019 = load float, ptr %2018, align 4
  %2020 = fcmp one float %2017, %2019
  %2021 = zext i1 %2020 to i8
  %2022 = getelementptr inbounds nuw i8, ptr %1966, i64 %2015
  store i8 %2021, ptr %2022, align 1
  %2023 = add nuw nsw i64 %2015, 1
  %2024 = icmp eq i64 %2023, %1766
  br i1 %2024, label %2221, label %2014

2025:                                             ; preds = %1972
  br i1 %1973, label %2026, label %2027

2026:                                             ; preds = %2025
  br i1 %1974, label %2028, label %2221

2027:                                             ; preds = %2025
  br i1 %1974, label %2039, label %2221

2028:                                             ; preds = %2026, %2028
  %2029 = phi i64 [ %2037, %2028 ], [ 0, %2026 ]
  %2030 = getelementptr inbounds nuw double, ptr %1968, i64 %2029
  %2031 = load double, ptr %2030, align 8
  %2032 = getelementptr inbounds nuw double, ptr %1969, i64 %2029
  %2033 = load double, ptr %2032, align 8
  %2034 = fcmp olt double %2031, %2033
  %2035 = zext i1 %2034 to i8
  %2036 = getelementptr inbounds nuw i8, ptr %1966, i64 %2029
  store i8 %2035, ptr %2036, align 1
  %2037 = add nuw nsw i64 %2029, 1
  %2038 = icmp eq i64 %2037, %1766
  br i1 %2038, label %2221, label %2028

2039:                                             ; preds = %2027, %2039
  %2040 = phi i64 [ %2048, %2039 ], [ 0, %2027 ]
  %2041 = getelementptr inbounds nuw float, ptr %1968, i64 %2040
  %2042 = load float, ptr %2041, align 4
  %2043 = getelementptr inbounds nuw float, ptr %1969, i64 %2040
  %2044 = load float, ptr %2043, align 4
  %2045 = fcmp olt float %2042, %2044
  %2046 = zext i1 %2045 to i8
  %2047 = getelementptr inbounds nuw i8, ptr %1966, i64 %2040
  store i8 %2046, ptr %2047, align 1
  %2048 = add nuw nsw i64 %2040, 1
  %2049 = icmp eq i64 %2048, %1766
  br i1 %2049, label %2221, label %2039

2050:                                             ; preds = %1972
  br i1 %1973, label %2051, label %2052

2051:                                             ; preds = %2050
  br i1 %1974, label %2053, label %2221

2052:                                             ; preds = %2050
  br i1 %1974, label %2064, label %2221

2053:                                             ; preds = %2051, %2053
  %2054 = phi i64 [ %2062, %2053 ], [ 0, %2051 ]
  %2055 = getelementptr inbounds nuw double, ptr %1968, i64 %2054
  %2056 = load double, ptr %2055, align 8
  %2057 = getelementptr inbounds nuw double, ptr %1969, i64 %2054
  %2058 = load double, ptr %2057, align 8
  %2059 = fcmp ole double %2056, %2058
  %2060 = zext i1 %2059 to i8
  %2061 = getelementptr inbounds nuw i8, ptr %1966, i64 %2054
  store i8 %2060, ptr %2061, align 1
  %2062 = add nuw nsw i64 %2054, 1
  %2063 = icmp eq i64 %2062, %1766
  br i1 %2063, label %2221, label %2053

2064:                                             ; preds = %2052, %2064
  %2065 = phi i64 [ %2073, %2064 ], [ 0, %2052 ]
  %2066 = getelementptr inbounds nuw float, ptr %1968, i64 %2065
  %2067 = load float, ptr %2066, align 4
  %2068 = getelementptr inbounds nuw float, ptr %1969, i64 %2065
  %2069 = load float, ptr %2068, align 4
  %2070 = fcmp ole float %2067, %2069
  %2071 = zext i1 %2070 to i8
  %2072 = getelementptr inbounds nuw i8, ptr %1966, i64 %2065
  store i8 %2071, ptr %2072, align 1
  %2073 = add nuw nsw i64 %2065, 1
  %2074 = icmp eq i64 %2073, %1766
  br i1 %2074, label %2221, label %2064

2075:                                             ; preds = %1972
  br i1 %1973, label %2076, label %2077

2076:                                             ; preds = %2075
  br i1 %1974, label %2078, label %2221

2077:                                             ; preds = %2075
  br i1 %1974, label %2089, label %2221

2078:                                             ; preds = %2076, %2078
  %2079 = phi i64 [ %2087, %2078 ], [ 0, %2076 ]
  %2080 = getelementptr inbounds nuw double, ptr %1968, i64 %2079
  %2081 = load double, ptr %2080, align 8
  %2082 = getelementptr inbounds nuw double, ptr %1969, i64 %2079
  %2083 = load double, ptr %2082, align 8
  %2084 = fcmp ogt double %2081, %2083
  %2085 = zext i1 %2084 to i8
  %2086 = getelementptr inbounds nuw i8, ptr %1966, i64 %2079
  store i8 %2085, ptr %2086, align 1
  %2087 = add nuw nsw i64 %2079, 1
  %2088 = icmp eq i64 %2087, %1766
  br i1 %2088, label %2221, label %2078

2089:                                             ; preds = %2077, %2089
  %2090 = phi i64 [ %2098, %2089 ], [ 0, %2077 ]
  %2091 = getelementptr inbounds nuw float, ptr %1968, i64 %2090
  %2092 = load float, ptr %2091, align 4
  %2093 = getelementptr inbounds nuw float, ptr %1969, i64 %2090
  %2094 = load float, ptr %2093, align 4
  %2095 = fcmp ogt float %2092, %2094
  %2096 = zext i1 %2095 to i8
  %2097 = getelementptr inbounds nuw i8, ptr %1966, i64 %2090
  store i8 %2096, ptr %2097, align 1
  %2098 = add nuw nsw i64 %2090, 1
  %2099 = icmp eq i64 %2098, %1766
  br i1 %2099, label %2221, label %2089

2100:                                             ; preds = %1972
  br i1 %1973, label %2101, label %2102

2101:                                             ; preds = %2100
  br i1 %1974, label %2103, label %2221

2102:                                             ; preds = %2100
  br i1 %1974, label %2114, label %2221

2103:                                             ; preds = %2101, %2103
  %2104 = phi i64 [ %2112, %2103 ], [ 0, %2101 ]
  %2105 = getelementptr inbounds nuw double, ptr %1968, i64 %2104
  %2106 = load double, ptr %2105, align 8
  %2107 = getelementptr inbounds nuw double, ptr %1969, i64 %2104
  %2108 = load double, ptr %2107, align 8
  %2109 = fcmp oge double %2106, %2108
  %2110 = zext i1 %2109 to i8
  %2111 = getelementptr inbounds nuw i8, ptr %1966, i64 %2104
  store i8 %2110, ptr %2111, align 1
  %2112 = add nuw nsw i64 %2104, 1
  %2113 = icmp eq i64 %2112, %1766
  br i1 %2113, label %2221, label %2103

2114:                                             ; preds = %2102, %2114
  %2115 = phi i64 [ %2123, %2114 ], [ 0, %2102 ]
  %2116 = getelementptr inbounds nuw float, ptr %1968, i64 %2115
  %2117 = load float, ptr %2116, align 4
  %2118 = getelementptr inbounds nuw float, ptr %1969, i64 %2115
  %2119 = load float, ptr %2118, align 4
  %2120 = fcmp oge float %2117, %2119
  %2121 = zext i1 %2120 to i8
  %2122 = getelementptr inbounds nuw i8, ptr %1966, i64 %2115
  store i8 %2121, ptr %2122, align 1
  %2123 = add nuw nsw i64 %2115, 1
  %2124 = icmp eq i64 %2123, %1766
  br i1 %2124, label %2221, label %2114

2125:                                             ; preds = %1970, %1963
  %2126 = phi i64 [ %1890, %1970 ], [ 7, %1963 ]
  %2127 = and i64 %1967, -5
  %2128 = icmp eq i64 %2127, 1
  %2129 = icmp eq i64 %1967, 3
  %2130 = or i1 %2129, %2128
  %2131 = add i64 %1967, -3
  %2132 = icmp ult i64 %2131, 2
  %2133 = select i1 %2132, ptr %1968, ptr %1969
  %2134 = select i1 %2132, ptr %1969, ptr %1968
  %2135 = icmp ult i64 %1967, 2
  br i1 %2135, label %2136, label %2167

2136:                                             ; preds = %2125
  %2137 = shl nuw nsw i64 1, %2126
  %2138 = and i64 %2137, 324
  %2139 = icmp eq i64 %2138, 0
  %2140 = icmp sgt i64 %1766, 0
  br i1 %2139, label %2142, label %2141

2141:                                             ; preds = %2136
  br i1 %2140, label %2143, label %2221

2142:                                             ; preds = %2136
  br i1 %2140, label %2155, label %2221

2143:                                             ; preds = %2141, %2143
  %2144 = phi i64 [ %2153, %2143 ], [ 0, %2141 ]
  %2145 = getelementptr inbounds nuw i32, ptr %1968, i64 %2144
  %2146 = load i32, ptr %2145, align 4
  %2147 = getelementptr inbounds nuw i32, ptr %1969, i64 %2144
  %2148 = load i32, ptr %2147, align 4
  %2149 = icmp eq i32 %2146, %2148
  %2150 = xor i1 %2130, %2149
  %2151 = zext i1 %2150 to i8
  %2152 = getelementptr inbounds nuw i8, ptr %1966, i64 %2144
  store i8 %2151, ptr %2152, align 1
  %2153 = add nuw nsw i64 %2144, 1
  %2154 = icmp eq i64 %2153, %1766
  br i1 %2154, label %2221, label %2143

2155:                                             ; preds = %2142, %2155
  %2156 = phi i64 [ %2165, %2155 ], [ 0, %2142 ]
  %2157 = getelementptr inbounds nuw i64, ptr %1968, i64 %2156
  %2158 = load i64, ptr %2157, align 8
  %2159 = getelementptr inbounds nuw i64, ptr %1969, i64 %2156
  %2160 = load i64, ptr %2159, align 8
  %2161 = icmp eq i64 %2158, %2160
  %2162 = xor i1 %2130, %2161
  %2163 = zext i1 %2162 to i8
  %2164 = getelementptr inbounds nuw i8, ptr %1966, i64 %2156
  store i8 %2163, ptr %2164, align 1
  %2165 = add nuw nsw i64 %2156, 1
  %2166 = icmp eq i64 %2165, %1766
  br i1 %2166, label %2221, label %2155

2167:                                             ; preds = %2125
  %2168 = icmp sgt i64 %1766, 0
  switch i64 %2126, label %2172 [
    i64 2, label %2171
    i64 6, label %2170
    i64 3, label %2169
  ]

2169:                                             ; preds = %2167
  br i1 %2168, label %2197, label %2221

2170:                                             ; preds = %2167
  br i1 %2168, label %2185, label %2221

2171:                                             ; preds = %2167
  br i1 %2168, label %2173, label %2221

2172:                                             ; preds = %2167
  br i1 %2168, label %2209, label %2221

2173:                                             ; preds = %2171, %2173
  %2174 = phi i64 [ %2183, %2173 ], [ 0, %2171 ]
  %2175 = getelementptr inbounds nuw i32, ptr %2134, i64 %2174
  %2176 = load i32, ptr %2175, align 4
  %2177 = getelementptr inbounds nuw i32, ptr %2133, i64 %2174
  %2178 = load i32, ptr %2177, align 4
  %2179 = icmp ult i32 %2176, %2178
  %2180 = xor i1 %2130, %2179
  %2181 = zext i1 %2180 to i8
  %2182 = getelementptr inbounds nuw i8, ptr %1966, i64 %2174
  store i8 %2181, ptr %2182, align 1
  %2183 = add nuw nsw i64 %2174, 1
  %2184 = icmp eq i64 %2183, %1766
  br i1 %2184, label %2221, label %2173

2185:                                             ; preds = %2170, %2185
  %2186 = phi i64 [ %2195, %2185 ], [ 0, %2170 ]
  %2187 = getelementptr inbounds nuw i32, ptr %2134, i64 %2186
  %2188 = load i32, ptr %2187, align 4
  %2189 = getelementptr inbounds nuw i32, ptr %2133, i64 %2186
  %2190 = load i32, ptr %2189, align 4
  %2191 = icmp slt i32 %2188, %2190
  %2192 = xor i1 %2130, %2191
  %2193 = zext i1 %2192 to i8
  %2194 = getelementptr inbounds nuw i8, ptr %1966, i64 %2186
  store i8 %2193, ptr %2194, align 1
  %2195 = add nuw nsw i64 %2186, 1
  %2196 = icmp eq i64 %2195, %1766
  br i1 %2196, label %2221, label %2185

2197:                                             ; preds = %2169, %2197
  %2198 = phi i64 [ %2207, %2197 ], [ 0, %2169 ]
  %2199 = getelementptr inbounds nuw i64, ptr %2134, i64 %2198
  %2200 = load i64, ptr %2199, align 8
  %2201 = getelementptr inbounds nuw i64, ptr %2133, i64 %2198
  %2202 = load i64, ptr %2201, align 8
  %2203 = icmp ult i64 %2200, %2202
  %2204 = xor i1 %2130, %2203
  %2205 = zext i1 %2204 to i8
  %2206 = getelementptr inbounds nuw i8, ptr %1966, i64 %2198
  store i8 %2205, ptr %2206, align 1
  %2207 = add nuw nsw i64 %2198, 1
  %2208 = icmp eq i64 %2207, %1766
  br i1 %2208, label %2221, label %2197

2209:                                             ; preds = %2172, %2209
  %2210 = phi i64 [ %2219, %2209 ], [ 0, %2172 ]
  %2211 = getelementptr inbounds nuw i64, ptr %2134, i64 %2210
  %2212 = load i64, ptr %2211, align 8
  %2213 = getelementptr inbounds nuw i64, ptr %2133, i64 %2210
  %2214 = load i64, ptr %2213, align 8
  %2215 = icmp slt i64 %2212, %2214
  %2216 = xor i1 %2130, %2215
  %2217 = zext i1 %2216 to i8
  %2218 = getelementptr inbounds nuw i8, ptr %1966, i64 %2210
  store i8 %2217, ptr %2218, align 1
  %2219 = add nuw nsw i64 %2210, 1
  %2220 = icmp eq i64 %2219, %1766
  br i1 %2220, label %2221, label %2209

2221:                                             ; preds = %2197, %2185, %2173, %2209, %2143, %2155, %2089, %2078, %2064, %2053, %2039, %2028, %2014, %2003, %1989, %1978, %2114, %2103, %2172, %2171, %2170, %2169, %2142, %2141, %2102, %2101, %2077, %2076, %2052, %2051, %2027, %2026, %2002, %2001, %1977, %1976
  br i1 %1768, label %3287, label %2222

2222:                                             ; preds = %2221
  %2223 = inttoptr i64 %1887 to ptr
  %2224 = icmp sgt i64 %1765, 0
  br i1 %1752, label %2225, label %2226

2225:                                             ; preds = %2222
  br i1 %2224, label %2227, label %3287

2226:                                             ; preds = %2222
  br i1 %2224, label %2238, label %3287

2227:                                             ; preds = %2225, %2227
  %2228 = phi i64 [ %2236, %2227 ], [ 0, %2225 ]
  %2229 = getelementptr inbounds nuw i64, ptr %1743, i64 %2228
  %2230 = load i64, ptr %2229, align 8
  %2231 = load i64, ptr %1743, align 8
  %2232 = sub nsw i64 %2230, %2231
  %2233 = getelementptr inbounds i8, ptr %98, i64 %2232
  %2234 = load i8, ptr %2233, align 1
  %2235 = getelementptr inbounds i8, ptr %2223, i64 %2230
  store i8 %2234, ptr %2235, align 1
  %2236 = add nuw nsw i64 %2228, 1
  %2237 = icmp eq i64 %2236, %1765
  br i1 %2237, label %3287, label %2227

2238:                                             ; preds = %2226, %2238
  %2239 = phi i64 [ %2245, %2238 ], [ 0, %2226 ]
  %2240 = getelementptr inbounds nuw i8, ptr %98, i64 %2239
  %2241 = load i8, ptr %2240, align 1
  %2242 = getelementptr inbounds nuw i64, ptr %1743, i64 %2239
  %2243 = load i64, ptr %2242, align 8
  %2244 = getelementptr inbounds i8, ptr %2223, i64 %2243
  store i8 %2241, ptr %2244, align 1
  %2245 = add nuw nsw i64 %2239, 1
  %2246 = icmp eq i64 %2245, %1765
  br i1 %2246, label %3287, label %2238

2247:                                             ; preds = %1935
  br i1 %1932, label %2787, label %2248

2248:                                             ; preds = %2247
  %2249 = mul nsw i64 %1889, %1749
  %2250 = add nsw i64 %2249, %1887
  %2251 = inttoptr i64 %2250 to ptr
  %2252 = select i1 %1768, ptr %2251, ptr %98
  %2253 = load ptr, ptr %11, align 16
  %2254 = load ptr, ptr %94, align 8
  %2255 = load ptr, ptr %96, align 16
  switch i64 %1774, label %2456 [
    i64 4, label %2256
    i64 18, label %2276
    i64 14, label %2430
    i64 13, label %2404
    i64 12, label %2378
    i64 17, label %2308
    i64 16, label %2343
  ]

2256:                                             ; preds = %2248
  %2257 = and i64 %1907, 324
  %2258 = icmp eq i64 %2257, 0
  %2259 = icmp sgt i64 %1766, 0
  br i1 %2258, label %2261, label %2260

2260:                                             ; preds = %2256
  br i1 %2259, label %2262, label %2714

2261:                                             ; preds = %2256
  br i1 %2259, label %2269, label %2714

2262:                                             ; preds = %2260, %2262
  %2263 = phi i64 [ %2267, %2262 ], [ 0, %2260 ]
  %2264 = getelementptr inbounds nuw i32, ptr %2253, i64 %2263
  %2265 = load i32, ptr %2264, align 4
  %2266 = getelementptr inbounds nuw i32, ptr %2252, i64 %2263
  store i32 %2265, ptr %2266, align 4
  %2267 = add nuw nsw i64 %2263, 1
  %2268 = icmp eq i64 %2267, %1766
  br i1 %2268, label %2714, label %2262

2269:                                             ; preds = %2261, %2269
  %2270 = phi i64 [ %2274, %2269 ], [ 0, %2261 ]
  %2271 = getelementptr inbounds nuw i64, ptr %2253, i64 %2270
  %2272 = load i64, ptr %2271, align 8
  %2273 = getelementptr inbounds nuw i64, ptr %2252, i64 %2270
  store i64 %2272, ptr %2273, align 8
  %2274 = add nuw nsw i64 %2270, 1
  %2275 = icmp eq i64 %2274, %1766
  br i1 %2275, label %2714, label %2269

2276:                                             ; preds = %2248
  %2277 = and i64 %1907, 324
  %2278 = icmp eq i64 %2277, 0
  %2279 = icmp sgt i64 %1766, 0
  br i1 %2278, label %2281, label %2280

2280:                                             ; preds = %2276
  br i1 %2279, label %2282, label %2714

2281:                                             ; preds = %2276
  br i1 %2279, label %2295, label %2714

2282:                                             ; preds = %2280, %2282
  %2283 = phi i64 [ %2293, %2282 ], [ 0, %2280 ]
  %2284 = getelementptr inbounds nuw i32, ptr %2253, i64 %2283
  %2285 = load i32, ptr %2284, align 4
  %2286 = getelementptr inbounds nuw i32, ptr %2254, i64 %2283
  %2287 = load i32, ptr %2286, align 4
  %2288 = getelementptr inbounds nuw i8, ptr %2255, i64 %2283
  %2289 = load i8, ptr %2288, align 1
  %2290 = icmp eq i8 %2289, 0
  %2291 = select i1 %2290, i32 %2287, i32 %2285
  %2292 = getelementptr inbounds nuw i32, ptr %2252, i64 %2283
  store i32 %2291, ptr %2292, align 4
  %2293 = add nuw nsw i64 %2283, 1
  %2294 = icmp eq i64 %2293, %1766
  br i1 %2294, label %2714, label %2282

2295:                                             ; preds = %2281, %2295
  %2296 = phi i64 [ %2306, %2295 ], [ 0, %2281 ]
  %2297 = getelementptr inbounds nuw i64, ptr %2253, i64 %2296
  %2298 = load i64, ptr %2297, align 8
  %2299 = getelementptr inbounds nuw i64, ptr %2254, i64 %2296
  %2300 = load i64, ptr %2299, align 8
  %2301 = getelementptr inbounds nuw i8, ptr %2255, i64 %2296
  %2302 = load i8, ptr %2301, align 1
  %2303 = icmp eq i8 %2302, 0
  %2304 = select i1 %2303, i64 %2300, i64 %2298
  %2305 = getelementptr inbounds nuw i64, ptr %2252, i64 %2296
  store i64 %2304, ptr %2305, align 8
  %2306 = add nuw nsw i64 %2296, 1
  %2307 = icmp eq i64 %2306, %1766
  br i1 %2307, label %2714, label %2295

2308:                                             ; preds = %2248
  %2309 = and i64 %1907, 324
  %2310 = icmp eq i64 %2309, 0
  %2311 = icmp sgt i64 %1766, 0
  br i1 %2310, label %2313, label %2312

2312:                                             ; preds = %2308
  br i1 %2311, label %2314, label %2714

2313:                                             ; preds = %2308
  br i1 %2311, label %2328, label %2714

2314:                                             ; preds = %2312, %2323
  %2315 = phi i64 [ %2326, %2323 ], [ 0, %2312 ]
  %2316 = getelementptr inbounds nuw i32, ptr %2254, i64 %2315
  %2317 = load i32, ptr %2316, align 4
  %2318 = icmp ugt i32 %2317, 31
  br i1 %2318, label %2323, label %2319

2319:                                             ; preds = %2314
  %2320 = getelementptr inbounds nuw i32, ptr %2253, i64 %2315
  %2321 = load i32, ptr %2320, align 4
  %2322 = lshr i32 %2321, %2317
  br label %2323

2323:                                             ; preds = %2319, %2314
  %2324 = phi i32 [ %2322, %2319 ], [ 0, %2314 ]
  %2325 = getelementptr inbounds nuw i32, ptr %2252, i64 %2315
  store i32 %2324, ptr %2325, align 4
  %2326 = add nuw nsw i64 %2315, 1
  %2327 = icmp eq i64 %2326, %1766
  br i1 %2327, label %2714, label %2314

2328:                                             ; preds = %2313, %2338
  %2329 = phi i64 [ %2341, %2338 ], [ 0, %2313 ]
  %2330 = getelementptr inbounds nuw i32, ptr %2254, i64 %2329
  %2331 = load i32, ptr %2330, align 4
  %2332 = icmp ugt i32 %2331, 63
  br i1 %2332, label %2338, label %2333

2333:                                             ; preds = %2328
  %2334 = getelementptr inbounds nuw i64, ptr %2253, i64 %2329
  %2335 = load i64, ptr %2334, align 8
  %2336 = zext nneg i32 %2331 to i64
  %2337 = lshr i64 %2335, %2336
  br label %2338

2338:                                             ; preds = %2333, %2328
  %2339 = phi i64 [ %2337, %2333 ], [ 0, %2328 ]
  %2340 = getelementptr inbounds nuw i64, ptr %2252, i64 %2329
  store i64 %2339, ptr %2340, align 8
  %2341 = add nuw nsw i64 %2329, 1
  %2342 = icmp eq i64 %2341, %1766
  br i1 %2342, label %2714, label %2328

2343:                                             ; preds = %2248
  %2344 = and i64 %1907, 324
  %2345 = icmp eq i64 %2344, 0
  %2346 = icmp sgt i64 %1766, 0
  br i1 %2345, label %2348, label %2347

2347:                                             ; preds = %2343
  br i1 %2346, label %2349, label %2714

2348:                                             ; preds = %2343
  br i1 %2346, label %2363, label %2714

2349:                                             ; preds = %2347, %2358
  %2350 = phi i64 [ %2361, %2358 ], [ 0, %2347 ]
  %2351 = getelementptr inbounds nuw i32, ptr %2254, i64 %2350
  %2352 = load i32, ptr %2351, align 4
  %2353 = icmp ugt i32 %2352, 31
  br i1 %2353, label %2358, label %2354

2354:                                             ; preds = %2349
  %2355 = getelementptr inbounds nuw i32, ptr %2253, i64 %2350
  %2356 = load i32, ptr %2355, align 4
  %2357 = shl i32 %2356, %2352
  br label %2358

2358:                                             ; preds = %2354, %2349
  %2359 = phi i32 [ %2357, %2354 ], [ 0, %2349 ]
  %2360 = getelementptr inbounds nuw i32, ptr %2252, i64 %2350
  store i32 %2359, ptr %2360, align 4
  %2361 = add nuw nsw i64 %2350, 1
  %2362 = icmp eq i64 %2361, %1766
  br i1 %2362, label %2714, label %2349

2363:                                             ; preds = %2348, %2373
  %2364 = phi i64 [ %2376, %2373 ], [ 0, %2348 ]
  %2365 = getelementptr inbounds nuw i32, ptr %2254, i64 %2364
  %2366 = load i32, ptr %2365, align 4
  %2367 = icmp ugt i32 %2366, 63
  br i1 %2367, label %2373, label %2368

2368:                                             ; preds = %2363
  %2369 = getelementptr inbounds nuw i64, ptr %2253, i64 %2364
  %2370 = load i64, ptr %2369, align 8
  %2371 = zext nneg i32 %2366 to i64
  %2372 = shl i64 %2370, %2371
  br label %2373

2373:                                             ; preds = %2368, %2363
  %2374 = phi i64 [ %2372, %2368 ], [ 0, %2363 ]
  %2375 = getelementptr inbounds nuw i64, ptr %2252, i64 %2364
  store i64 %2374, ptr %2375, align 8
  %2376 = add nuw nsw i64 %2364, 1
  %2377 = icmp eq i64 %2376, %1766
  br i1 %2377, label %2714, label %2363

2378:                                             ; preds = %2248
  %2379 = and i64 %1907, 324
  %2380 = icmp eq i64 %2379, 0
  %2381 = icmp sgt i64 %1766, 0
  br i1 %2380, label %2383, label %2382

2382:                                             ; preds = %2378
  br i1 %2381, label %2384, label %2714

2383:                                             ; preds = %2378
  br i1 %2381, label %2394, label %2714

2384:                                             ; preds = %2382, %2384
  %2385 = phi i64 [ %2392, %2384 ], [ 0, %2382 ]
  %2386 = getelementptr inbounds nuw i32, ptr %2253, i64 %2385
  %2387 = load i32, ptr %2386, align 4
  %2388 = getelementptr inbounds nuw i32, ptr %2254, i64 %2385
  %2389 = load i32, ptr %2388, align 4
  %2390 = and i32 %2389, %2387
  %2391 = getelementptr inbounds nuw i32, ptr %2252, i64 %2385
  store i32 %2390, ptr %2391, align 4
  %2392 = add nuw nsw i64 %2385, 1
  %2393 = icmp eq i64 %2392, %1766
  br i1 %2393, label %2714, label %2384

2394:                                             ; preds = %2383, %2394
  %2395 = phi i64 [ %2402, %2394 ], [ 0, %2383 ]
  %2396 = getelementptr inbounds nuw i64, ptr %2253, i64 %2395
  %2397 = load i64, ptr %2396, align 8
  %2398 = getelementptr inbounds nuw i64, ptr %2254, i64 %2395
  %2399 = load i64, ptr %2398, align 8
  %2400 = and i64 %2399, %2397
  %2401 = getelementptr inbounds nuw i64, ptr %2252, i64 %2395
  store i64 %2400, ptr %2401, align 8
  %2402 = add nuw nsw i64 %2395, 1
  %2403 = icmp eq i64 %2402, %1766
  br i1 %2403, label %2714, label %2394

2404:                                             ; preds = %2248
  %2405 = and i64 %1907, 324
  %2406 = icmp eq i64 %2405, 0
  %2407 = icmp sgt i64 %1766, 0
  br i1 %2406, label %2409, label %2408

2408:                                             ; preds = %2404
  br i1 %2407, label %2410, label %2714

2409:                                             ; preds = %2404
  br i1 %2407, label %2420, label %2714

2410:                                             ; preds = %2408, %2410
  %2411 = phi i64 [ %2418, %2410 ], [ 0, %2408 ]
  %2412 = getelementptr inbounds nuw i32, ptr %2253, i64 %2411
  %2413 = load i32, ptr %2412, align 4
  %2414 = getelementptr inbounds nuw i32, ptr %2254, i64 %2411
  %2415 = load i32, ptr %2414, align 4
  %2416 = or i32 %2415, %2413
  %2417 = getelementptr inbounds nuw i32, ptr %2252, i64 %2411
  store i32 %2416, ptr %2417, align 4
  %2418 = add nuw nsw i64 %2411, 1
  %2419 = icmp eq i64 %2418, %1766
  br i1 %2419, label %2714, label %2410

2420:                                             ; preds = %2409, %2420
  %2421 = phi i64 [ %2428, %2420 ], [ 0, %2409 ]
  %2422 = getelementptr inbounds nuw i64, ptr %2253, i64 %2421
  %2423 = load i64, ptr %2422, align 8
  %2424 = getelementptr inbounds nuw i64, ptr %2254, i64 %2421
  %2425 = load i64, ptr %2424, align 8
  %2426 = or i64 %2425, %2423
  %2427 = getelementptr inbounds nuw i64, ptr %2252, i64 %2421
  store i64 %2426, ptr %2427, align 8
  %2428 = add nuw nsw i64 %2421, 1
  %2429 = icmp eq i64 %2428, %1766
  br i1 %2429, label %2714, label %2420

2430:                                             ; preds = %2248
  %2431 = and i64 %1907, 324
  %2432 = icmp eq i64 %2431, 0
  %2433 = icmp sgt i64 %1766, 0
  br i1 %2432, label %2435, label %2434

2434:                                             ; preds = %2430
  br i1 %2433, label %2436, label %2714

2435:                                             ; preds = %2430
  br i1 %2433, label %2446, label %2714

2436:                                             ; preds = %2434, %2436
  %2437 = phi i64 [ %2444, %2436 ], [ 0, %2434 ]
  %2438 = getelementptr inbounds nuw i32, ptr %2253, i64 %2437
  %2439 = load i32, ptr %2438, align 4
  %2440 = getelementptr inbounds nuw i32, ptr %2254, i64 %2437
  %2441 = load i32, ptr %2440, align 4
  %2442 = xor i32 %2441, %2439
  %2443 = getelementptr inbounds nuw i32, ptr %2252, i64 %2437
  store i32 %2442, ptr %2443, align 4
  %2444 = add nuw nsw i64 %2437, 1
  %2445 = icmp eq i64 %2444, %1766
  br i1 %2445, label %2714, label %2436

2446:                                             ; preds = %2435, %2446
  %2447 = phi i64 [ %2454, %2446 ], [ 0, %2435 ]
  %2448 = getelementptr inbounds nuw i64, ptr %2253, i64 %2447
  %2449 = load i64, ptr %2448, align 8
  %2450 = getelementptr inbounds nuw i64, ptr %2254, i64 %2447
  %2451 = load i64, ptr %2450, align 8
  %2452 = xor i64 %2451, %2449
  %2453 = getelementptr inbounds nuw i64, ptr %2252, i64 %2447
  store i64 %2452, ptr %2453, align 8
  %2454 = add nuw nsw i64 %2447, 1
  %2455 = icmp eq i64 %2454, %1766
  br i1 %2455, label %2714, label %2446

2456:                                             ; preds = %2248
  %2457 = icmp eq i64 %1890, 8
  br i1 %2457, label %2458, label %2603

2458:                                             ; preds = %2456
  switch i64 %1774, label %2714 [
    i64 5, label %2469
    i64 6, label %2467
    i64 7, label %2465
    i64 25, label %2463
    i64 29, label %2521
    i64 21, label %2461
    i64 22, label %2459
  ]

2459:                                             ; preds = %2458
  %2460 = icmp sgt i64 %1766, 0
  br i1 %2460, label %2577, label %2714

2461:                                             ; preds = %2458
  %2462 = icmp sgt i64 %1766, 0
  br i1 %2462, label %2551, label %2714

2463:                                             ; preds = %2458
  %2464 = icmp sgt i64 %1766, 0
  br i1 %2464, label %2510, label %2714

2465:                                             ; preds = %2458
  %2466 = icmp sgt i64 %1766, 0
  br i1 %2466, label %2497, label %2714

2467:                                             ; preds = %2458
  %2468 = icmp sgt i64 %1766, 0
  br i1 %2468, label %2484, label %2714

2469:                                             ; preds = %2458
  %2470 = icmp sgt i64 %1766, 0
  br i1 %2470, label %2471, label %2714

2471:                                             ; preds = %2469, %2471
  %2472 = phi i64 [ %2482, %2471 ], [ 0, %2469 ]
  %2473 = getelementptr inbounds nuw float, ptr %2253, i64 %2472
  %2474 = load float, ptr %2473, align 4
  %2475 = getelementptr inbounds nuw float, ptr %2254, i64 %2472
  %2476 = load float, ptr %2475, align 4
  %2477 = fadd float %2474, %2476
  %2478 = fcmp uno float %2477, 0.000000e+00
  %2479 = bitcast float %2477 to i32
  %2480 = select i1 %2478, i32 2147483647, i32 %2479
  %2481 = getelementptr inbounds nuw i32, ptr %2252, i64 %2472
  store i32 %2480, ptr %2481, align 4
  %2482 = add nuw nsw i64 %2472, 1
  %2483 = icmp eq i64 %2482, %1766
  br i1 %2483, label %2714, label %2471

2484:                                             ; preds = %2467, %2484
  %2485 = phi i64 [ %2495, %2484 ], [ 0, %2467 ]
  %2486 = getelementptr inbounds nuw float, ptr %2253, i64 %2485
  %2487 = load float, ptr %2486, align 4
  %2488 = getelementptr inbounds nuw float, ptr %2254, i64 %2485
  %2489 = load float, ptr %2488, align 4
  %2490 = fsub float %2487, %2489
  %2491 = fcmp uno float %2490, 0.000000e+00
  %2492 = bitcast float %2490 to i32
  %2493 = select i1 %2491, i32 2147483647, i32 %2492
  %2494 = getelementptr inbounds nuw i32, ptr %2252, i64 %2485
  store i32 %2493, ptr %2494, align 4
  %2495 = add nuw nsw i64 %2485, 1
  %2496 = icmp eq i64 %2495, %1766
  br i1 %2496, label %2714, label %2484

2497:                                             ; preds = %2465, %2497
  %2498 = phi i64 [ %2508, %2497 ], [ 0, %2465 ]
  %2499 = getelementptr inbounds nuw float, ptr %2253, i64 %2498
  %2500 = load float, ptr %2499, align 4
  %2501 = getelementptr inbounds nuw float, ptr %2254, i64 %2498
  %2502 = load float, ptr %2501, align 4
  %2503 = fmul float %2500, %2502
  %2504 = fcmp uno float %2503, 0.000000e+00
  %2505 = bitcast float %2503 to i32
  %2506 = select i1 %2504, i32 2147483647, i32 %2505
  %2507 = getelementptr inbounds nuw i32, ptr %2252, i64 %2498
  store i32 %2506, ptr %2507, align 4
  %2508 = add nuw nsw i64 %2498, 1
  %2509 = icmp eq i64 %2508, %1766
  br i1 %2509, label %2714, label %2497

2510:                                             ; preds = %2463, %2510
  %2511 = phi i64 [ %2519, %2510 ], [ 0, %2463 ]
  %2512 = getelementptr inbounds nuw float, ptr %2253, i64 %2511
  %2513 = load float, ptr %2512, align 4
  %2514 = fneg float %2513
  %2515 = fcmp uno float %2513, 0.000000e+00
  %2516 = bitcast float %2514 to i32
  %2517 = select i1 %2515, i32 2147483647, i32 %2516
  %2518 = getelementptr inbounds nuw i32, ptr %2252, i64 %2511
  store i32 %2517, ptr %2518, align 4
  %2519 = add nuw nsw i64 %2511, 1
  %2520 = icmp eq i64 %2519, %1766
  br i1 %2520, label %2714, label %2510

2521:                                             ; preds = %2458
  %2522 = load i64, ptr %1737, align 8
  %2523 = and i64 %2522, 1
  %2524 = icmp eq i64 %2523, 0
  %2525 = and i64 %2522, 2
  %2526 = icmp eq i64 %2525, 0
  %2527 = and i64 %2522, 4
  %2528 = icmp eq i64 %2527, 0
  %2529 = icmp sgt i64 %1766, 0
  br i1 %2529, label %2530, label %2714

2530:                                             ; preds = %2521, %2530
  %2531 = phi i64 [ %2549, %2530 ], [ 0, %2521 ]
  %2532 = getelementptr inbounds nuw float, ptr %2253, i64 %2531
  %2533 = load float, ptr %2532, align 4
  %2534 = getelementptr inbounds nuw float, ptr %2254, i64 %2531
  %2535 = load float, ptr %2534, align 4
  %2536 = getelementptr inbounds nuw float, ptr %2255, i64 %2531
  %2537 = load float, ptr %2536, align 4
  %2538 = fneg float %2533
  %2539 = select i1 %2524, float %2533, float %2538
  %2540 = fneg float %2535
  %2541 = select i1 %2526, float %2535, float %2540
  %2542 = fneg float %2537
  %2543 = select i1 %2528, float %2537, float %2542
  %2544 = call float @llvm.fma.f32(float %2539, float %2541, float %2543)
  %2545 = fcmp uno float %2544, 0.000000e+00
  %2546 = bitcast float %2544 to i32
  %2547 = select i1 %2545, i32 2147483647, i32 %2546
  %2548 = getelementptr inbounds nuw i32, ptr %2252, i64 %2531
  store i32 %2547, ptr %2548, align 4
  %2549 = add nuw nsw i64 %2531, 1
  %2550 = icmp eq i64 %2549, %1766
  br i1 %2550, label %2714, label %2530

2551:                                             ; preds = %2461, %2569
  %2552 = phi i64 [ %2575, %2569 ], [ 0, %2461 ]
  %2553 = getelementptr inbounds nuw float, ptr %2253, i64 %2552
  %2554 = load float, ptr %2553, align 4
  %2555 = getelementptr inbounds nuw float, ptr %2254, i64 %2552
  %2556 = load float, ptr %2555, align 4
  %2557 = fcmp uno float %2554, 0.000000e+00
  br i1 %2557, label %2569, label %2558

2558:                                             ; preds = %2551
  %2559 = fcmp uno float %2556, 0.000000e+00
  br i1 %2559, label %2569, label %2560

2560:                                             ; preds = %2558
  %2561 = fcmp oeq float %2554, %2556
  br i1 %2561, label %2562, label %2566

2562:                                             ; preds = %2560
  %2563 = bitcast float %2554 to i32
  %2564 = icmp slt i32 %2563, 0
  %2565 = select i1 %2564, float %2554, float %2556
  br label %2569

2566:                                             ; preds = %2560
  %2567 = fcmp olt float %2554, %2556
  %2568 = select i1 %2567, float %2554, float %2556
  br label %2569

2569:                                             ; preds = %2566, %2562, %2558, %2551
  %2570 = phi float [ %2568, %2566 ], [ %2556, %2551 ], [ %2565, %2562 ], [ %2554, %2558 ]
  %2571 = fcmp uno float %2570, 0.000000e+00
  %2572 = bitcast float %2570 to i32
  %2573 = select i1 %2571, i32 2147483647, i32 %2572
  %2574 = getelementptr inbounds nuw i32, ptr %2252, i64 %2552
  store i32 %2573, ptr %2574, align 4
  %2575 = add nuw nsw i64 %2552, 1
  %2576 = icmp eq i64 %2575, %1766
  br i1 %2576, label %2714, label %2551

2577:                                             ; preds = %2459, %2595
  %2578 = phi i64 [ %2601, %2595 ], [ 0, %2459 ]
  %2579 = getelementptr inbounds nuw float, ptr %2253, i64 %2578
  %2580 = load float, ptr %2579, align 4
  %2581 = getelementptr inbounds nuw float, ptr %2254, i64 %2578
  %2582 = load float, ptr %2581, align 4
  %2583 = fcmp uno float %2580, 0.000000e+00
  br i1 %2583, label %2595, label %2584

2584:                                             ; preds = %2577
  %2585 = fcmp uno float %2582, 0.000000e+00
  br i1 %2585, label %2595, label %2586

2586:                                             ; preds = %2584
  %2587 = fcmp oeq float %2580, %2582
  br i1 %2587, label %2588, label %2592

2588:                                             ; preds = %2586
  %2589 = bitcast float %2580 to i32
  %2590 = icmp slt i32 %2589, 0
  %2591 = select i1 %2590, float %2582, float %2580
  br label %2595

2592:                                             ; preds = %2586
  %2593 = fcmp ogt float %2580, %2582
  %2594 = select i1 %2593, float %2580, float %2582
  br label %2595

2595:                                             ; preds = %2592, %2588, %2584, %2577
  %2596 = phi float [ %2594, %2592 ], [ %2582, %2577 ], [ %2591, %2588 ], [ %2580, %2584 ]
  %2597 = fcmp uno float %2596, 0.000000e+00
  %2598 = bitcast float %2596 to i32
  %2599 = select i1 %2597, i32 2147483647, i32 %2598
  %2600 = getelementptr inbounds nuw i32, ptr %2252, i64 %2578
  store i32 %2599, ptr %2600, align 4
  %2601 = add nuw nsw i64 %2578, 1
  %2602 = icmp eq i64 %2601, %1766
  br i1 %2602, label %2714, label %2577

2603:                                             ; preds = %2456
  switch i64 %1774, label %2714 [
    i64 5, label %2604
    i64 6, label %2630
    i64 7, label %2656
    i64 10, label %2682
  ]

2604:                                             ; preds = %2603
  %2605 = and i64 %1907, 324
  %2606 = icmp eq i64 %2605, 0
  %2607 = icmp sgt i64 %1766, 0
  br i1 %2606, label %2609, label %2608

2608:                                             ; preds = %2604
  br i1 %2607, label %2610, label %2714

2609:                                             ; preds = %2604
  br i1 %2607, label %2620, label %2714

2610:                                             ; preds = %2608, %2610
  %2611 = phi i64 [ %2618, %2610 ], [ 0, %2608 ]
  %2612 = getelementptr inbounds nuw i32, ptr %2253, i64 %2611
  %2613 = load i32, ptr %2612, align 4
  %2614 = getelementptr inbounds nuw i32, ptr %2254, i64 %2611
  %2615 = load i32, ptr %2614, align 4
  %2616 = add i32 %2615, %2613
  %2617 = getelementptr inbounds nuw i32, ptr %2252, i64 %2611
  store i32 %2616, ptr %2617, align 4
  %2618 = add nuw nsw i64 %2611, 1
  %2619 = icmp eq i64 %2618, %1766
  br i1 %2619, label %2714, label %2610

2620:                                             ; preds = %2609, %2620
  %2621 = phi i64 [ %2628, %2620 ], [ 0, %2609 ]
  %2622 = getelementptr inbounds nuw i64, ptr %2253, i64 %2621
  %2623 = load i64, ptr %2622, align 8
  %2624 = getelementptr inbounds nuw i64, ptr %2254, i64 %2621
  %2625 = load i64, ptr %2624, align 8
  %2626 = add i64 %2625, %2623
  %2627 = getelementptr inbounds nuw i64, ptr %2252, i64 %2621
  store i64 %2626, ptr %2627, align 8
  %2628 = add nuw nsw i64 %2621, 1
  %2629 = icmp eq i64 %2628, %1766
  br i1 %2629, label %2714, label %2620

2630:                                             ; preds = %2603
  %2631 = and i64 %1907, 324
  %2632 = icmp eq i64 %2631, 0
  %2633 = icmp sgt i64 %1766, 0
  br i1 %2632, label %2635, label %2634

2634:                                             ; preds = %2630
  br i1 %2633, label %2636, label %2714

2635:                                             ; preds = %2630
  br i1 %2633, label %2646, label %2714

2636:                                             ; preds = %2634, %2636
  %2637 = phi i64 [ %2644, %2636 ], [ 0, %2634 ]
  %2638 = getelementptr inbounds nuw i32, ptr %2253, i64 %2637
  %2639 = load i32, ptr %2638, align 4
  %2640 = getelementptr inbounds nuw i32, ptr %2254, i64 %2637
  %2641 = load i32, ptr %2640, align 4
  %2642 = sub i32 %2639, %2641
  %2643 = getelementptr inbounds nuw i32, ptr %2252, i64 %2637
  store i32 %2642, ptr %2643, align 4
  %2644 = add nuw nsw i64 %2637, 1
  %2645 = icmp eq i64 %2644, %1766
  br i1 %2645, label %2714, label %2636

2646:                                             ; preds = %2635, %2646
  %2647 = phi i64 [ %2654, %2646 ], [ 0, %2635 ]
  %2648 = getelementptr inbounds nuw i64, ptr %2253, i64 %2647
  %2649 = load i64, ptr %2648, align 8
  %2650 = getelementptr inbounds nuw i64, ptr %2254, i64 %2647
  %2651 = load i64, ptr %2650, align 8
  %2652 = sub i64 %2649, %2651
  %2653 = getelementptr inbounds nuw i64, ptr %2252, i64 %2647
  store i64 %2652, ptr %2653, align 8
  %2654 = add nuw nsw i64 %2647, 1
  %2655 = icmp eq i64 %2654, %1766
  br i1 %2655, label %2714, label %2646

2656:                                             ; preds = %2603
  %2657 = and i64 %1907, 324
  %2658 = icmp eq i64 %2657, 0
  %2659 = icmp sgt i64 %1766, 0
  br i1 %2658, label %2661, label %2660

2660:                                             ; preds = %2656
  br i1 %2659, label %2662, label %2714

2661:                                             ; preds = %2656
  br i1 %2659, label %2672, label %2714

2662:                                             ; preds = %2660, %2662
  %2663 = phi i64 [ %2670, %2662 ], [ 0, %2660 ]
  %2664 = getelementptr inbounds nuw i32, ptr %2253, i64 %2663
  %2665 = load i32, ptr %2664, align 4
  %2666 = getelementptr inbounds nuw i32, ptr %2254, i64 %2663
  %2667 = load i32, ptr %2666, align 4
  %2668 = mul i32 %2667, %2665
  %2669 = getelementptr inbounds nuw i32, ptr %2252, i64 %2663
  store i32 %2668, ptr %2669, align 4
  %2670 = add nuw nsw i64 %2663, 1
  %2671 = icmp eq i64 %2670, %1766
  br i1 %2671, label %2714, label %2662

2672:                                             ; preds = %2661, %2672
  %2673 = phi i64 [ %2680, %2672 ], [ 0, %2661 ]
  %2674 = getelementptr inbounds nuw i64, ptr %2253, i64 %2673
  %2675 = load i64, ptr %2674, align 8
  %2676 = getelementptr inbounds nuw i64, ptr %2254, i64 %2673
  %2677 = load i64, ptr %2676, align 8
  %2678 = mul i64 %2677, %2675
  %2679 = getelementptr inbounds nuw i64, ptr %2252, i64 %2673
  store i64 %2678, ptr %2679, align 8
  %2680 = add nuw nsw i64 %2673, 1
  %2681 = icmp eq i64 %2680, %1766
  br i1 %2681, label %2714, label %2672

2682:                                             ; preds = %2603
  %2683 = and i64 %1907, 324
  %2684 = icmp eq i64 %2683, 0
  %2685 = icmp sgt i64 %1766, 0
  br i1 %2684, label %2687, label %2686

2686:                                             ; preds = %2682
  br i1 %2685, label %2688, label %2714

2687:                                             ; preds = %2682
  br i1 %2685, label %2701, label %2714

2688:                                             ; preds = %2686, %2688
  %2689 = phi i64 [ %2699, %2688 ], [ 0, %2686 ]
  %2690 = getelementptr inbounds nuw i32, ptr %2253, i64 %2689
  %2691 = load i32, ptr %2690, align 4
  %2692 = getelementptr inbounds nuw i32, ptr %2254, i64 %2689
  %2693 = load i32, ptr %2692, align 4
  %2694 = getelementptr inbounds nuw i32, ptr %2255, i64 %2689
  %2695 = load i32, ptr %2694, align 4
  %2696 = mul i32 %2693, %2691
  %2697 = add i32 %2696, %2695
  %2698 = getelementptr inbounds nuw i32, ptr %2252, i64 %2689
  store i32 %2697, ptr %2698, align 4
  %2699 = add nuw nsw i64 %2689, 1
  %2700 = icmp eq i64 %2699, %1766
  br i1 %2700, label %2714, label %2688

2701:                                             ; preds = %2687, %2701
  %2702 = phi i64 [ %2712, %2701 ], [ 0, %2687 ]
  %2703 = getelementptr inbounds nuw i64, ptr %2253, i64 %2702
  %2704 = load i64, ptr %2703, align 8
  %2705 = getelementptr inbounds nuw i64, ptr %2254, i64 %2702
  %2706 = load i64, ptr %2705, align 8
  %2707 = getelementptr inbounds nuw i64, ptr %2255, i64 %2702
  %2708 = load i64, ptr %2707, align 8
  %2709 = mul i64 %2706, %2704
  %2710 = add i64 %2709, %2708
  %2711 = getelementptr inbounds nuw i64, ptr %2252, i64 %2702
  store i64 %2710, ptr %2711, align 8
  %2712 = add nuw nsw i64 %2702, 1
  %2713 = icmp eq i64 %2712, %1766
  br i1 %2713, label %2714, label %2701

2714:                                             ; preds = %2358, %2373, %2323, %2338, %2384, %2394, %2410, %2420, %2436, %2446, %2282, %2295, %2262, %2269, %2688, %2701, %2662, %2672, %2636, %2646, %2610, %2620, %2595, %2569, %2530, %2510, %2497, %2484, %2471, %2687, %2686, %2661, %2660, %2635, %2634, %2609, %2608, %2603, %2521, %2469, %2467, %2465, %2463, %2461, %2459, %2458, %2435, %2434, %2409, %2408, %2383, %2382, %2348, %2347, %2313, %2312, %2281, %2280, %2261, %2260
  br i1 %1768, label %3287, label %2715

2715:                                             ; preds = %2714
  %2716 = inttoptr i64 %1887 to ptr
  %2717 = icmp sgt i64 %1765, 0
  switch i64 %1889, label %2764 [
    i64 4, label %2718
    i64 8, label %2741
  ]

2718:                                             ; preds = %2715
  br i1 %1752, label %2719, label %2720

2719:                                             ; preds = %2718
  br i1 %2717, label %2721, label %3287

2720:                                             ; preds = %2718
  br i1 %2717, label %2732, label %3287

2721:                                             ; preds = %2719, %2721
  %2722 = phi i64 [ %2730, %2721 ], [ 0, %2719 ]
  %2723 = getelementptr inbounds nuw i64, ptr %1743, i64 %2722
  %2724 = load i64, ptr %2723, align 8
  %2725 = load i64, ptr %1743, align 8
  %2726 = sub nsw i64 %2724, %2725
  %2727 = getelementptr inbounds i32, ptr %98, i64 %2726
  %2728 = load i32, ptr %2727, align 4
  %2729 = getelementptr inbounds i32, ptr %2716, i64 %2724
  store i32 %2728, ptr %2729, align 4
  %2730 = add nuw nsw i64 %2722, 1
  %2731 = icmp eq i64 %2730, %1765
  br i1 %2731, label %3287, label %2721

2732:                                             ; preds = %2720, %2732
  %2733 = phi i64 [ %2739, %2732 ], [ 0, %2720 ]
  %2734 = getelementptr inbounds nuw i32, ptr %98, i64 %2733
  %2735 = load i32, ptr %2734, align 4
  %2736 = getelementptr inbounds nuw i64, ptr %1743, i64 %2733
  %2737 = load i64, ptr %2736, align 8
  %2738 = getelementptr inbounds i32, ptr %2716, i64 %2737
  store i32 %2735, ptr %2738, align 4
  %2739 = add nuw nsw i64 %2733, 1
  %2740 = icmp eq i64 %2739, %1765
  br i1 %2740, label %3287, label %2732

2741:                                             ; preds = %2715
  br i1 %1752, label %2742, label %2743

2742:                                             ; preds = %2741
  br i1 %2717, label %2744, label %3287

2743:                                             ; preds = %2741
  br i1 %2717, label %2755, label %3287

2744:                                             ; preds = %2742, %2744
  %2745 = phi i64 [ %2753, %2744 ], [ 0, %2742 ]
  %2746 = getelementptr inbounds nuw i64, ptr %1743, i64 %2745
  %2747 = load i64, ptr %2746, align 8
  %2748 = load i64, ptr %1743, align 8
  %2749 = sub nsw i64 %2747, %2748
  %2750 = getelementptr inbounds i64, ptr %98, i64 %2749
  %2751 = load i64, ptr %2750, align 8
  %2752 = getelementptr inbounds i64, ptr %2716, i64 %2747
  store i64 %2751, ptr %2752, align 8
  %2753 = add nuw nsw i64 %2745, 1
  %2754 = icmp eq i64 %2753, %1765
  br i1 %2754, label %3287, label %2744

2755:                                             ; preds = %2743, %2755
  %2756 = phi i64 [ %2762, %2755 ], [ 0, %2743 ]
  %2757 = getelementptr inbounds nuw i64, ptr %98, i64 %2756
  %2758 = load i64, ptr %2757, align 8
  %2759 = getelementptr inbounds nuw i64, ptr %1743, i64 %2756
  %2760 = load i64, ptr %2759, align 8
  %2761 = getelementptr inbounds i64, ptr %2716, i64 %2760
  store i64 %2758, ptr %2761, align 8
  %2762 = add nuw nsw i64 %2756, 1
  %2763 = icmp eq i64 %2762, %1765
  br i1 %2763, label %3287, label %2755

2764:                                             ; preds = %2715
  br i1 %1752, label %2765, label %2766

2765:                                             ; preds = %2764
  br i1 %2717, label %2767, label %3287

2766:                                             ; preds = %2764
  br i1 %2717, label %2778, label %3287

2767:                                             ; preds = %2765, %2767
  %2768 = phi i64 [ %2776, %2767 ], [ 0, %2765 ]
  %2769 = getelementptr inbounds nuw i64, ptr %1743, i64 %2768
  %2770 = load i64, ptr %2769, align 8
  %2771 = load i64, ptr %1743, align 8
  %2772 = sub nsw i64 %2770, %2771
  %2773 = getelementptr inbounds i8, ptr %98, i64 %2772
  %2774 = load i8, ptr %2773, align 1
  %2775 = getelementptr inbounds i8, ptr %2716, i64 %2770
  store i8 %2774, ptr %2775, align 1
  %2776 = add nuw nsw i64 %2768, 1
  %2777 = icmp eq i64 %2776, %1765
  br i1 %2777, label %3287, label %2767

2778:                                             ; preds = %2766, %2778
  %2779 = phi i64 [ %2785, %2778 ], [ 0, %2766 ]
  %2780 = getelementptr inbounds nuw i8, ptr %98, i64 %2779
  %2781 = load i8, ptr %2780, align 1
  %2782 = getelementptr inbounds nuw i64, ptr %1743, i64 %2779
  %2783 = load i64, ptr %2782, align 8
  %2784 = getelementptr inbounds i8, ptr %2716, i64 %2783
  store i8 %2781, ptr %2784, align 1
  %2785 = add nuw nsw i64 %2779, 1
  %2786 = icmp eq i64 %2785, %1765
  br i1 %2786, label %3287, label %2778

2787:                                             ; preds = %2247
  %2788 = shl nuw nsw i64 %1906, 3
  %2789 = icmp eq i64 %1890, 3
  %2790 = select i1 %2789, i64 -9223372036854775808, i64 0
  switch i64 %1774, label %3286 [
    i64 4, label %2837
    i64 5, label %2835
    i64 6, label %2833
    i64 7, label %2866
    i64 9, label %2866
    i64 12, label %2831
    i64 13, label %2829
    i64 14, label %2827
    i64 15, label %2908
    i64 25, label %2825
    i64 21, label %2823
    i64 22, label %2821
    i64 8, label %2964
    i64 10, label %3011
    i64 11, label %3011
    i64 16, label %2819
    i64 17, label %3038
    i64 18, label %2817
    i64 20, label %2813
    i64 23, label %2808
    i64 24, label %2803
    i64 28, label %2799
    i64 30, label %2797
    i64 31, label %3195
    i64 32, label %3195
    i64 33, label %2795
    i64 34, label %2793
    i64 35, label %2791
  ]

2791:                                             ; preds = %2787
  %2792 = icmp sgt i64 %1766, 0
  br i1 %2792, label %3253, label %3286

2793:                                             ; preds = %2787
  %2794 = icmp sgt i64 %1766, 0
  br i1 %2794, label %3234, label %3286

2795:                                             ; preds = %2787
  %2796 = icmp sgt i64 %1766, 0
  br i1 %2796, label %3226, label %3286

2797:                                             ; preds = %2787
  %2798 = icmp sgt i64 %1766, 0
  br i1 %2798, label %3187, label %3286

2799:                                             ; preds = %2787
  %2800 = icmp sgt i64 %1766, 0
  br i1 %2800, label %2801, label %3286

2801:                                             ; preds = %2799
  %2802 = load i64, ptr %1737, align 8
  br label %3151

2803:                                             ; preds = %2787
  %2804 = icmp sgt i64 %1766, 0
  br i1 %2804, label %2805, label %3286

2805:                                             ; preds = %2803
  %2806 = and i64 %1890, -4
  %2807 = icmp eq i64 %2806, 4
  br label %3126

2808:                                             ; preds = %2787
  %2809 = icmp sgt i64 %1766, 0
  br i1 %2809, label %2810, label %3286

2810:                                             ; preds = %2808
  %2811 = and i64 %1890, -4
  %2812 = icmp eq i64 %2811, 4
  br label %3105

2813:                                             ; preds = %2787
  %2814 = icmp sgt i64 %1766, 0
  br i1 %2814, label %2815, label %3286

2815:                                             ; preds = %2813
  %2816 = load i64, ptr %1737, align 8
  br label %3081

2817:                                             ; preds = %2787
  %2818 = icmp sgt i64 %1766, 0
  br i1 %2818, label %3068, label %3286

2819:                                             ; preds = %2787
  %2820 = icmp sgt i64 %1766, 0
  br i1 %2820, label %3026, label %3286

2821:                                             ; preds = %2787
  %2822 = icmp sgt i64 %1766, 0
  br i1 %2822, label %2951, label %3286

2823:                                             ; preds = %2787
  %2824 = icmp sgt i64 %1766, 0
  br i1 %2824, label %2938, label %3286

2825:                                             ; preds = %2787
  %2826 = icmp sgt i64 %1766, 0
  br i1 %2826, label %2930, label %3286

2827:                                             ; preds = %2787
  %2828 = icmp sgt i64 %1766, 0
  br i1 %2828, label %2898, label %3286

2829:                                             ; preds = %2787
  %2830 = icmp sgt i64 %1766, 0
  br i1 %2830, label %2888, label %3286

2831:                                             ; preds = %2787
  %2832 = icmp sgt i64 %1766, 0
  br i1 %2832, label %2878, label %3286

2833:                                             ; preds = %2787
  %2834 = icmp sgt i64 %1766, 0
  br i1 %2834, label %2856, label %3286

2835:                                             ; preds = %2787
  %2836 = icmp sgt i64 %1766, 0
  br i1 %2836, label %2846, label %3286

2837:                                             ; preds = %2787
  %2838 = icmp sgt i64 %1766, 0
  br i1 %2838, label %2839, label %3286

2839:                                             ; preds = %2837, %2839
  %2840 = phi i64 [ %2844, %2839 ], [ 0, %2837 ]
  %2841 = getelementptr inbounds nuw i64, ptr %8, i64 %2840
  %2842 = load i64, ptr %2841, align 8
  %2843 = getelementptr inbounds nuw i64, ptr %98, i64 %2840
  store i64 %2842, ptr %2843, align 8
  %2844 = add nuw nsw i64 %2840, 1
  %2845 = icmp eq i64 %2844, %1766
  br i1 %2845, label %3286, label %2839

2846:                                             ; preds = %2835, %2846
  %2847 = phi i64 [ %2854, %2846 ], [ 0, %2835 ]
  %2848 = getelementptr inbounds nuw i64, ptr %8, i64 %2847
  %2849 = load i64, ptr %2848, align 8
  %2850 = getelementptr inbounds nuw i64, ptr %95, i64 %2847
  %2851 = load i64, ptr %2850, align 8
  %2852 = add i64 %2851, %2849
  %2853 = getelementptr inbounds nuw i64, ptr %98, i64 %2847
  store i64 %2852, ptr %2853, align 8
  %2854 = add nuw nsw i64 %2847, 1
  %2855 = icmp eq i64 %2854, %1766
  br i1 %2855, label %3286, label %2846

2856:                                             ; preds = %2833, %2856
  %2857 = phi i64 [ %2864, %2856 ], [ 0, %2833 ]
  %2858 = getelementptr inbounds nuw i64, ptr %8, i64 %2857
  %2859 = load i64, ptr %2858, align 8
  %2860 = getelementptr inbounds nuw i64, ptr %95, i64 %2857
  %2861 = load i64, ptr %2860, align 8
  %2862 = sub i64 %2859, %2861
  %2863 = getelementptr inbounds nuw i64, ptr %98, i64 %2857
  store i64 %2862, ptr %2863, align 8
  %2864 = add nuw nsw i64 %2857, 1
  %2865 = icmp eq i64 %2864, %1766
  br i1 %2865, label %3286, label %2856

2866:                                             ; preds = %2787, %2787
  %2867 = icmp sgt i64 %1766, 0
  br i1 %2867, label %2868, label %3286

2868:                                             ; preds = %2866, %2868
  %2869 = phi i64 [ %2876, %2868 ], [ 0, %2866 ]
  %2870 = getelementptr inbounds nuw i64, ptr %8, i64 %2869
  %2871 = load i64, ptr %2870, align 8
  %2872 = getelementptr inbounds nuw i64, ptr %95, i64 %2869
  %2873 = load i64, ptr %2872, align 8
  %2874 = mul i64 %2873, %2871
  %2875 = getelementptr inbounds nuw i64, ptr %98, i64 %2869
  store i64 %2874, ptr %2875, align 8
  %2876 = add nuw nsw i64 %2869, 1
  %2877 = icmp eq i64 %2876, %1766
  br i1 %2877, label %3286, label %2868

2878:                                             ; preds = %2831, %2878
  %2879 = phi i64 [ %2886, %2878 ], [ 0, %2831 ]
  %2880 = getelementptr inbounds nuw i64, ptr %8, i64 %2879
  %2881 = load i64, ptr %2880, align 8
  %2882 = getelementptr inbounds nuw i64, ptr %95, i64 %2879
  %2883 = load i64, ptr %2882, align 8
  %2884 = and i64 %2883, %2881
  %2885 = getelementptr inbounds nuw i64, ptr %98, i64 %2879
  store i64 %2884, ptr %2885, align 8
  %2886 = add nuw nsw i64 %2879, 1
  %2887 = icmp eq i64 %2886, %1766
  br i1 %2887, label %3286, label %2878

2888:                                             ; preds = %2829, %2888
  %2889 = phi i64 [ %2896, %2888 ], [ 0, %2829 ]
  %2890 = getelementptr inbounds nuw i64, ptr %8, i64 %2889
  %2891 = load i64, ptr %2890, align 8
  %2892 = getelementptr inbounds nuw i64, ptr %95, i64 %2889
  %2893 = load i64, ptr %2892, align 8
  %2894 = or i64 %2893, %2891
  %2895 = getelementptr inbounds nuw i64, ptr %98, i64 %2889
  store i64 %2894, ptr %2895, align 8
  %2896 = add nuw nsw i64 %2889, 1
  %2897 = icmp eq i64 %2896, %1766
  br i1 %2897, label %3286, label %2888

2898:                                             ; preds = %2827, %2898
  %2899 = phi i64 [ %2906, %2898 ], [ 0, %2827 ]
  %2900 = getelementptr inbounds nuw i64, ptr %8, i64 %2899
  %2901 = load i64, ptr %2900, align 8
  %2902 = getelementptr inbounds nuw i64, ptr %95, i64 %2899
  %2903 = load i64, ptr %2902, align 8
  %2904 = xor i64 %2903, %2901
  %2905 = getelementptr inbounds nuw i64, ptr %98, i64 %2899
  store i64 %2904, ptr %2905, align 8
  %2906 = add nuw nsw i64 %2899, 1
  %2907 = icmp eq i64 %2906, %1766
  br i1 %2907, label %3286, label %2898

2908:                                             ; preds = %2787
  %2909 = icmp eq i64 %1890, 10
  %2910 = icmp sgt i64 %1766, 0
  br i1 %2909, label %2912, label %2911

2911:                                             ; preds = %2908
  br i1 %2910, label %2922, label %3286

2912:                                             ; preds = %2908
  br i1 %2910, label %2913, label %3286

2913:                                             ; preds = %2912, %2913
  %2914 = phi i64 [ %2920, %2913 ], [ 0, %2912 ]
  %2915 = getelementptr inbounds nuw i64, ptr %8, i64 %2914
  %2916 = load i64, ptr %2915, align 8
  %2917 = icmp eq i64 %2916, 0
  %2918 = zext i1 %2917 to i64
  %2919 = getelementptr inbounds nuw i64, ptr %98, i64 %2914
  store i64 %2918, ptr %2919, align 8
  %2920 = add nuw nsw i64 %2914, 1
  %2921 = icmp eq i64 %2920, %1766
  br i1 %2921, label %3286, label %2913

2922:                                             ; preds = %2911, %2922
  %2923 = phi i64 [ %2928, %2922 ], [ 0, %2911 ]
  %2924 = getelementptr inbounds nuw i64, ptr %8, i64 %2923
  %2925 = load i64, ptr %2924, align 8
  %2926 = xor i64 %2925, -1
  %2927 = getelementptr inbounds nuw i64, ptr %98, i64 %2923
  store i64 %2926, ptr %2927, align 8
  %2928 = add nuw nsw i64 %2923, 1
  %2929 = icmp eq i64 %2928, %1766
  br i1 %2929, label %3286, label %2922

2930:                                             ; preds = %2825, %2930
  %2931 = phi i64 [ %2936, %2930 ], [ 0, %2825 ]
  %2932 = getelementptr inbounds nuw i64, ptr %8, i64 %2931
  %2933 = load i64, ptr %2932, align 8
  %2934 = sub i64 0, %2933
  %2935 = getelementptr inbounds nuw i64, ptr %98, i64 %2931
  store i64 %2934, ptr %2935, align 8
  %2936 = add nuw nsw i64 %2931, 1
  %2937 = icmp eq i64 %2936, %1766
  br i1 %2937, label %3286, label %2930

2938:                                             ; preds = %2823, %2938
  %2939 = phi i64 [ %2949, %2938 ], [ 0, %2823 ]
  %2940 = getelementptr inbounds nuw i64, ptr %8, i64 %2939
  %2941 = load i64, ptr %2940, align 8
  %2942 = getelementptr inbounds nuw i64, ptr %95, i64 %2939
  %2943 = load i64, ptr %2942, align 8
  %2944 = xor i64 %2941, %2790
  %2945 = xor i64 %2943, %2790
  %2946 = icmp slt i64 %2944, %2945
  %2947 = select i1 %2946, i64 %2941, i64 %2943
  %2948 = getelementptr inbounds nuw i64, ptr %98, i64 %2939
  store i64 %2947, ptr %2948, align 8
  %2949 = add nuw nsw i64 %2939, 1
  %2950 = icmp eq i64 %2949, %1766
  br i1 %2950, label %3286, label %2938

2951:                                             ; preds = %2821, %2951
  %2952 = phi i64 [ %2962, %2951 ], [ 0, %2821 ]
  %2953 = getelementptr inbounds nuw i64, ptr %8, i64 %2952
  %2954 = load i64, ptr %2953, align 8
  %2955 = getelementptr inbounds nuw i64, ptr %95, i64 %2952
  %2956 = load i64, ptr %2955, align 8
  %2957 = xor i64 %2954, %2790
  %2958 = xor i64 %2956, %2790
  %2959 = icmp sgt i64 %2957, %2958
  %2960 = select i1 %2959, i64 %2954, i64 %2956
  %2961 = getelementptr inbounds nuw i64, ptr %98, i64 %2952
  store i64 %2960, ptr %2961, align 8
  %2962 = add nuw nsw i64 %2952, 1
  %2963 = icmp eq i64 %2962, %1766
  br i1 %2963, label %3286, label %2951

2964:                                             ; preds = %2787
  %2965 = and i64 %1907, 324
  %2966 = icmp eq i64 %2965, 0
  %2967 = icmp sgt i64 %1766, 0
  br i1 %2966, label %2980, label %2968

2968:                                             ; preds = %2964
  br i1 %2967, label %2969, label %3286

2969:                                             ; preds = %2968, %2969
  %2970 = phi i64 [ %2978, %2969 ], [ 0, %2968 ]
  %2971 = getelementptr inbounds nuw i64, ptr %8, i64 %2970
  %2972 = load i64, ptr %2971, align 8
  %2973 = getelementptr inbounds nuw i64, ptr %95, i64 %2970
  %2974 = load i64, ptr %2973, align 8
  %2975 = mul i64 %2974, %2972
  %2976 = lshr i64 %2975, 32
  %2977 = getelementptr inbounds nuw i64, ptr %98, i64 %2970
  store i64 %2976, ptr %2977, align 8
  %2978 = add nuw nsw i64 %2970, 1
  %2979 = icmp eq i64 %2978, %1766
  br i1 %2979, label %3286, label %2969

2980:                                             ; preds = %2964
  br i1 %2789, label %2982, label %2981

2981:                                             ; preds = %2980
  br i1 %2967, label %2997, label %3286

2982:                                             ; preds = %2980
  br i1 %2967, label %2983, label %3286

2983:                                             ; preds = %2982, %2983
  %2984 = phi i64 [ %2995, %2983 ], [ 0, %2982 ]
  %2985 = getelementptr inbounds nuw i64, ptr %8, i64 %2984
  %2986 = load i64, ptr %2985, align 8
  %2987 = getelementptr inbounds nuw i64, ptr %95, i64 %2984
  %2988 = load i64, ptr %2987, align 8
  %2989 = zext i64 %2986 to i128
  %2990 = zext i64 %2988 to i128
  %2991 = mul nuw i128 %2990, %2989
  %2992 = lshr i128 %2991, 64
  %2993 = trunc nuw i128 %2992 to i64
  %2994 = getelementptr inbounds nuw i64, ptr %98, i64 %2984
  store i64 %2993, ptr %2994, align 8
  %2995 = add nuw nsw i64 %2984, 1
  %2996 = icmp eq i64 %2995, %1766
  br i1 %2996, label %3286, label %2983

2997:                                             ; preds = %2981, %2997
  %2998 = phi i64 [ %3009, %2997 ], [ 0, %2981 ]
  %2999 = getelementptr inbounds nuw i64, ptr %8, i64 %2998
  %3000 = load i64, ptr %2999, align 8
  %3001 = getelementptr inbounds nuw i64, ptr %95, i64 %2998
  %3002 = load i64, ptr %3001, align 8
  %3003 = sext i64 %3000 to i128
  %3004 = sext i64 %3002 to i128
  %3005 = mul nsw i128 %3004, %3003
  %3006 = lshr i128 %3005, 64
  %3007 = trunc nuw i128 %3006 to i64
  %3008 = getelementptr inbounds nuw i64, ptr %98, i64 %2998
  store i64 %3007, ptr %3008, align 8
  %3009 = add nuw nsw i64 %2998, 1
  %3010 = icmp eq i64 %3009, %1766
  br i1 %3010, label %3286, label %2997

3011:                                             ; preds = %2787, %2787
  %3012 = icmp sgt i64 %1766, 0
  br i1 %3012, label %3013, label %3286

3013:                                             ; preds = %3011, %3013
  %3014 = phi i64 [ %3024, %3013 ], [ 0, %3011 ]
  %3015 = getelementptr inbounds nuw i64, ptr %8, i64 %3014
  %3016 = load i64, ptr %3015, align 8
  %3017 = getelementptr inbounds nuw i64, ptr %95, i64 %3014
  %3018 = load i64, ptr %3017, align 8
  %3019 = getelementptr inbounds nuw i64, ptr %97, i64 %3014
  %3020 = load i64, ptr %3019, align 8
  %3021 = mul i64 %3018, %3016
  %3022 = add i64 %3021, %3020
  %3023 = getelementptr inbounds nuw i64, ptr %98, i64 %3014
  store i64 %3022, ptr %3023, align 8
  %3024 = add nuw nsw i64 %3014, 1
  %3025 = icmp eq i64 %3024, %1766
  br i1 %3025, label %3286, label %3013

3026:                                             ; preds = %2819, %3026
  %3027 = phi i64 [ %3036, %3026 ], [ 0, %2819 ]
  %3028 = getelementptr inbounds nuw i64, ptr %8, i64 %3027
  %3029 = load i64, ptr %3028, align 8
  %3030 = getelementptr inbounds nuw i64, ptr %95, i64 %3027
  %3031 = load i64, ptr %3030, align 8
  %3032 = icmp ult i64 %3031, %2788
  %3033 = shl i64 %3029, %3031
  %3034 = select i1 %3032, i64 %3033, i64 0
  %3035 = getelementptr inbounds nuw i64, ptr %98, i64 %3027
  store i64 %3034, ptr %3035, align 8
  %3036 = add nuw nsw i64 %3027, 1
  %3037 = icmp eq i64 %3036, %1766
  br i1 %3037, label %3286, label %3026

3038:                                             ; preds = %2787
  %3039 = and i64 %1890, -4
  %3040 = icmp eq i64 %3039, 4
  %3041 = icmp sgt i64 %1766, 0
  br i1 %3040, label %3043, label %3042

3042:                                             ; preds = %3038
  br i1 %3041, label %3056, label %3286

3043:                                             ; preds = %3038
  br i1 %3041, label %3044, label %3286

3044:                                             ; preds = %3043, %3044
  %3045 = phi i64 [ %3054, %3044 ], [ 0, %3043 ]
  %3046 = getelementptr inbounds nuw i64, ptr %8, i64 %3045
  %3047 = load i64, ptr %3046, align 8
  %3048 = getelementptr inbounds nuw i64, ptr %95, i64 %3045
  %3049 = load i64, ptr %3048, align 8
  %3050 = icmp ult i64 %3049, %2788
  %3051 = select i1 %3050, i64 %3049, i64 63
  %3052 = ashr i64 %3047, %3051
  %3053 = getelementptr inbounds nuw i64, ptr %98, i64 %3045
  store i64 %3052, ptr %3053, align 8
  %3054 = add nuw nsw i64 %3045, 1
  %3055 = icmp eq i64 %3054, %1766
  br i1 %3055, label %3286, label %3044

3056:                                             ; preds = %3042, %3056
  %3057 = phi i64 [ %3066, %3056 ], [ 0, %3042 ]
  %3058 = getelementptr inbounds nuw i64, ptr %8, i64 %3057
  %3059 = load i64, ptr %3058, align 8
  %3060 = getelementptr inbounds nuw i64, ptr %95, i64 %3057
  %3061 = load i64, ptr %3060, align 8
  %3062 = icmp ult i64 %3061, %2788
  %3063 = lshr i64 %3059, %3061
  %3064 = select i1 %3062, i64 %3063, i64 0
  %3065 = getelementptr inbounds nuw i64, ptr %98, i64 %3057
  store i64 %3064, ptr %3065, align 8
  %3066 = add nuw nsw i64 %3057, 1
  %3067 = icmp eq i64 %3066, %1766
  br i1 %3067, label %3286, label %3056

3068:                                             ; preds = %2817, %3068
  %3069 = phi i64 [ %3079, %3068 ], [ 0, %2817 ]
  %3070 = getelementptr inbounds nuw i64, ptr %8, i64 %3069
  %3071 = load i64, ptr %3070, align 8
  %3072 = getelementptr inbounds nuw i64, ptr %95, i64 %3069
  %3073 = load i64, ptr %3072, align 8
  %3074 = getelementptr inbounds nuw i64, ptr %97, i64 %3069
  %3075 = load i64, ptr %3074, align 8
  %3076 = icmp eq i64 %3075, 0
  %3077 = select i1 %3076, i64 %3073, i64 %3071
  %3078 = getelementptr inbounds nuw i64, ptr %98, i64 %3069
  store i64 %3077, ptr %3078, align 8
  %3079 = add nuw nsw i64 %3069, 1
  %3080 = icmp eq i64 %3079, %1766
  br i1 %3080, label %3286, label %3068

3081:                                             ; preds = %3100, %2815
  %3082 = phi i64 [ 0, %2815 ], [ %3103, %3100 ]
  %3083 = getelementptr inbounds nuw i64, ptr %8, i64 %3082
  %3084 = load i64, ptr %3083, align 8
  switch i64 %2816, label %3100 [
    i64 0, label %3085
    i64 1, label %3087
    i64 2, label %3089
    i64 4, label %3091
    i64 5, label %3094
    i64 6, label %3097
  ]

3085:                                             ; preds = %3081
  %3086 = and i64 %3084, 255
  br label %3100

3087:                                             ; preds = %3081
  %3088 = and i64 %3084, 65535
  br label %3100

3089:                                             ; preds = %3081
  %3090 = and i64 %3084, 4294967295
  br label %3100

3091:                                             ; preds = %3081
  %3092 = shl i64 %3084, 56
  %3093 = ashr exact i64 %3092, 56
  br label %3100

3094:                                             ; preds = %3081
  %3095 = shl i64 %3084, 48
  %3096 = ashr exact i64 %3095, 48
  br label %3100

3097:                                             ; preds = %3081
  %3098 = shl i64 %3084, 32
  %3099 = ashr exact i64 %3098, 32
  br label %3100

3100:                                             ; preds = %3097, %3094, %3091, %3089, %3087, %3085, %3081
  %3101 = phi i64 [ %3099, %3097 ], [ %3086, %3085 ], [ %3088, %3087 ], [ %3090, %3089 ], [ %3093, %3091 ], [ %3096, %3094 ], [ %3084, %3081 ]
  %3102 = getelementptr inbounds nuw i64, ptr %98, i64 %3082
  store i64 %3101, ptr %3102, align 8
  %3103 = add nuw nsw i64 %3082, 1
  %3104 = icmp eq i64 %3103, %1766
  br i1 %3104, label %3286, label %3081

3105:                                             ; preds = %3121, %2810
  %3106 = phi i64 [ 0, %2810 ], [ %3124, %3121 ]
  %3107 = getelementptr inbounds nuw i64, ptr %8, i64 %3106
  %3108 = load i64, ptr %3107, align 8
  %3109 = getelementptr inbounds nuw i64, ptr %95, i64 %3106
  %3110 = load i64, ptr %3109, align 8
  %3111 = icmp eq i64 %3110, 0
  br i1 %3111, label %3121, label %3112

3112:                                             ; preds = %3105
  br i1 %2812, label %3115, label %3113

3113:                                             ; preds = %3112
  %3114 = udiv i64 %3108, %3110
  br label %3121

3115:                                             ; preds = %3112
  %3116 = icmp eq i64 %3110, -1
  br i1 %3116, label %3117, label %3119

3117:                                             ; preds = %3115
  %3118 = sub i64 0, %3108
  br label %3121

3119:                                             ; preds = %3115
  %3120 = sdiv i64 %3108, %3110
  br label %3121

3121:                                             ; preds = %3119, %3117, %3113, %3105
  %3122 = phi i64 [ %3114, %3113 ], [ %3118, %3117 ], [ %3120, %3119 ], [ -1, %3105 ]
  %3123 = getelementptr inbounds nuw i64, ptr %98, i64 %3106
  store i64 %3122, ptr %3123, align 8
  %3124 = add nuw nsw i64 %3106, 1
  %3125 = icmp eq i64 %3124, %1766
  br i1 %3125, label %3286, label %3105

3126:                                             ; preds = %3146, %2805
  %3127 = phi i64 [ 0, %2805 ], [ %3149, %3146 ]
  %3128 = getelementptr inbounds nuw i64, ptr %8, i64 %3127
  %3129 = load i64, ptr %3128, align 8
  %3130 = getelementptr inbounds nuw i64, ptr %95, i64 %3127
  %3131 = load i64, ptr %3130, align 8
  %3132 = icmp eq i64 %3131, 0
  br i1 %3132, label %3146, label %3133

3133:                                             ; preds = %3126
  br i1 %2807, label %3136, label %3134

3134:                                             ; preds = %3133
  %3135 = udiv i64 %3129, %3131
  br label %3142

3136:                                             ; preds = %3133
  %3137 = icmp eq i64 %3131, -1
  br i1 %3137, label %3138, label %3140

3138:                                             ; preds = %3136
  %3139 = sub i64 0, %3129
  br label %3142

3140:                                             ; preds = %3136
  %3141 = sdiv i64 %3129, %3131
  br label %3142

3142:                                             ; preds = %3140, %3138, %3134
  %3143 = phi i64 [ %3135, %3134 ], [ %3139, %3138 ], [ %3141, %3140 ]
  %3144 = mul i64 %3143, %3131
  %3145 = sub i64 %3129, %3144
  br label %3146

3146:                                             ; preds = %3142, %3126
  %3147 = phi i64 [ %3145, %3142 ], [ -1, %3126 ]
  %3148 = getelementptr inbounds nuw i64, ptr %98, i64 %3127
  store i64 %3147, ptr %3148, align 8
  %3149 = add nuw nsw i64 %3127, 1
  %3150 = icmp eq i64 %3149, %1766
  br i1 %3150, label %3286, label %3126

3151:                                             ; preds = %3159, %2801
  %3152 = phi i64 [ 0, %2801 ], [ %3161, %3159 ]
  %3153 = getelementptr inbounds nuw i64, ptr %8, i64 %3152
  %3154 = load i64, ptr %3153, align 8
  %3155 = getelementptr inbounds nuw i64, ptr %95, i64 %3152
  %3156 = load i64, ptr %3155, align 8
  %3157 = getelementptr inbounds nuw i64, ptr %97, i64 %3152
  %3158 = load i64, ptr %3157, align 8
  br label %3163

3159:                                             ; preds = %3183
  %3160 = getelementptr inbounds nuw i64, ptr %98, i64 %3152
  store i64 %3184, ptr %3160, align 8
  %3161 = add nuw nsw i64 %3152, 1
  %3162 = icmp eq i64 %3161, %1766
  br i1 %3162, label %3286, label %3151

3163:                                             ; preds = %3183, %3151
  %3164 = phi i64 [ 0, %3151 ], [ %3185, %3183 ]
  %3165 = phi i64 [ 0, %3151 ], [ %3184, %3183 ]
  %3166 = shl nuw nsw i64 1, %3164
  %3167 = and i64 %3166, %2802
  %3168 = icmp eq i64 %3167, 0
  br i1 %3168, label %3183, label %3169

3169:                                             ; preds = %3163
  %3170 = icmp samesign ult i64 %3164, 4
  %3171 = sext i1 %3170 to i64
  %3172 = xor i64 %3154, %3171
  %3173 = lshr i64 %3164, 1
  %3174 = and i64 %3173, 1
  %3175 = add nsw i64 %3174, -1
  %3176 = xor i64 %3175, %3156
  %3177 = and i64 %3164, 1
  %3178 = add nsw i64 %3177, -1
  %3179 = xor i64 %3178, %3158
  %3180 = and i64 %3179, %3172
  %3181 = and i64 %3180, %3176
  %3182 = or i64 %3181, %3165
  br label %3183

3183:                                             ; preds = %3169, %3163
  %3184 = phi i64 [ %3182, %3169 ], [ %3165, %3163 ]
  %3185 = add nuw nsw i64 %3164, 1
  %3186 = icmp eq i64 %3185, 8
  br i1 %3186, label %3159, label %3163

3187:                                             ; preds = %2797, %3187
  %3188 = phi i64 [ %3193, %3187 ], [ 0, %2797 ]
  %3189 = getelementptr inbounds nuw i64, ptr %8, i64 %3188
  %3190 = load i64, ptr %3189, align 8
  %3191 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3190)
  %3192 = getelementptr inbounds nuw i64, ptr %98, i64 %3188
  store i64 %3191, ptr %3192, align 8
  %3193 = add nuw nsw i64 %3188, 1
  %3194 = icmp eq i64 %3193, %1766
  br i1 %3194, label %3286, label %3187

3195:                                             ; preds = %2787, %2787
  %3196 = icmp sgt i64 %1766, 0
  br i1 %3196, label %3197, label %3286

3197:                                             ; preds = %3195
  %3198 = load i64, ptr %1737, align 8
  %3199 = icmp eq i64 %3198, 0
  %3200 = icmp eq i64 %1774, 32
  br label %3201

3201:                                             ; preds = %3221, %3197
  %3202 = phi i64 [ 0, %3197 ], [ %3224, %3221 ]
  %3203 = getelementptr inbounds nuw i64, ptr %95, i64 %3202
  %3204 = load i64, ptr %3203, align 8
  %3205 = shl i64 %3204, 32
  %3206 = getelementptr inbounds nuw i64, ptr %8, i64 %3202
  %3207 = load i64, ptr %3206, align 8
  %3208 = or i64 %3205, %3207
  %3209 = getelementptr inbounds nuw i64, ptr %97, i64 %3202
  %3210 = load i64, ptr %3209, align 8
  %3211 = and i64 %3210, 31
  %3212 = call i64 @llvm.umin.i64(i64 %3210, i64 32)
  %3213 = select i1 %3199, i64 %3212, i64 %3211
  br i1 %3200, label %3214, label %3216

3214:                                             ; preds = %3201
  %3215 = lshr i64 %3208, %3213
  br label %3221

3216:                                             ; preds = %3201
  %3217 = icmp eq i64 %3213, 32
  br i1 %3217, label %3221, label %3218

3218:                                             ; preds = %3216
  %3219 = shl i64 %3208, %3213
  %3220 = lshr i64 %3219, 32
  br label %3221

3221:                                             ; preds = %3218, %3216, %3214
  %3222 = phi i64 [ %3215, %3214 ], [ %3220, %3218 ], [ %3208, %3216 ]
  %3223 = getelementptr inbounds nuw i64, ptr %98, i64 %3202
  store i64 %3222, ptr %3223, align 8
  %3224 = add nuw nsw i64 %3202, 1
  %3225 = icmp eq i64 %3224, %1766
  br i1 %3225, label %3286, label %3201

3226:                                             ; preds = %2795, %3226
  %3227 = phi i64 [ %3232, %3226 ], [ 0, %2795 ]
  %3228 = getelementptr inbounds nuw i64, ptr %8, i64 %3227
  %3229 = load i64, ptr %3228, align 8
  %3230 = shl i64 %3229, 16
  %3231 = getelementptr inbounds nuw i64, ptr %98, i64 %3227
  store i64 %3230, ptr %3231, align 8
  %3232 = add nuw nsw i64 %3227, 1
  %3233 = icmp eq i64 %3232, %1766
  br i1 %3233, label %3286, label %3226

3234:                                             ; preds = %2793, %3248
  %3235 = phi i64 [ %3251, %3248 ], [ 0, %2793 ]
  %3236 = getelementptr inbounds nuw i64, ptr %8, i64 %3235
  %3237 = load i64, ptr %3236, align 8
  %3238 = trunc i64 %3237 to i32
  %3239 = bitcast i32 %3238 to float
  %3240 = fcmp uno float %3239, 0.000000e+00
  br i1 %3240, label %3248, label %3241

3241:                                             ; preds = %3234
  %3242 = add i64 %3237, 32767
  %3243 = lshr i64 %3237, 16
  %3244 = and i64 %3243, 1
  %3245 = add i64 %3242, %3244
  %3246 = lshr i64 %3245, 16
  %3247 = and i64 %3246, 65535
  br label %3248

3248:                                             ; preds = %3241, %3234
  %3249 = phi i64 [ %3247, %3241 ], [ 32767, %3234 ]
  %3250 = getelementptr inbounds nuw i64, ptr %98, i64 %3235
  store i64 %3249, ptr %3250, align 8
  %3251 = add nuw nsw i64 %3235, 1
  %3252 = icmp eq i64 %3251, %1766
  br i1 %3252, label %3286, label %3234

3253:                                             ; preds = %2791, %3279
  %3254 = phi i64 [ %3284, %3279 ], [ 0, %2791 ]
  %3255 = getelementptr inbounds nuw i64, ptr %8, i64 %3254
  %3256 = load i64, ptr %3255, align 8
  %3257 = getelementptr inbounds nuw i64, ptr %95, i64 %3254
  %3258 = load i64, ptr %3257, align 8
  %3259 = trunc i64 %3256 to i32
  %3260 = bitcast i32 %3259 to float
  %3261 = fcmp uno float %3260, 0.000000e+00
  br i1 %3261, label %3268, label %3262

3262:                                             ; preds = %3253
  %3263 = add i32 %3259, 32767
  %3264 = lshr i32 %3259, 16
  %3265 = and i32 %3264, 1
  %3266 = add i32 %3263, %3265
  %3267 = and i32 %3266, -65536
  br label %3268

3268:                                             ; preds = %3262, %3253
  %3269 = phi i32 [ %3267, %3262 ], [ 2147418112, %3253 ]
  %3270 = trunc i64 %3258 to i32
  %3271 = bitcast i32 %3270 to float
  %3272 = fcmp uno float %3271, 0.000000e+00
  br i1 %3272, label %3279, label %3273

3273:                                             ; preds = %3268
  %3274 = add i32 %3270, 32767
  %3275 = lshr i32 %3270, 16
  %3276 = and i32 %3275, 1
  %3277 = add i32 %3274, %3276
  %3278 = lshr i32 %3277, 16
  br label %3279

3279:                                             ; preds = %3273, %3268
  %3280 = phi i32 [ %3278, %3273 ], [ 32767, %3268 ]
  %3281 = or disjoint i32 %3280, %3269
  %3282 = zext i32 %3281 to i64
  %3283 = getelementptr inbounds nuw i64, ptr %98, i64 %3254
  store i64 %3282, ptr %3283, align 8
  %3284 = add nuw nsw i64 %3254, 1
  %3285 = icmp eq i64 %3284, %1766
  br i1 %3285, label %3286, label %3253

3286:                                             ; preds = %3279, %3248, %3226, %3221, %3187, %3159, %3146, %3121, %3100, %3068, %3056, %3044, %3026, %3013, %2969, %2997, %2983, %2951, %2938, %2930, %2922, %2913, %2898, %2888, %2878, %2868, %2856, %2846, %2839, %3195, %3043, %3042, %3011, %2982, %2981, %2968, %2912, %2911, %2866, %2837, %2835, %2833, %2831, %2829, %2827, %2825, %2823, %2821, %2819, %2817, %2813, %2808, %2803, %2799, %2797, %2795, %2793, %2791, %2787
  call fastcc void @narrow(i64 %1887, i64 %1889, ptr noundef nonnull readonly %12, ptr noundef %98)
  br label %3287

3287:                                             ; preds = %2755, %2744, %2732, %2721, %2778, %2767, %2238, %2227, %3286, %2766, %2765, %2743, %2742, %2720, %2719, %2714, %2226, %2225, %2221
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3288

3288:                                             ; preds = %3287, %1883, %1810
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3289 = getelementptr inbounds i64, ptr %1743, i64 %1765
  %3290 = sub nsw i64 %1744, %1765
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3291 = icmp eq i64 %3290, 0
  br i1 %3291, label %3292, label %1742

3292:                                             ; preds = %3288, %1733
  %3293 = load i64, ptr %1725, align 8
  %3294 = icmp eq i64 %3293, 1
  br i1 %3294, label %3295, label %3318

3295:                                             ; preds = %3292
  %3296 = load i64, ptr %99, align 8
  %3297 = inttoptr i64 %3296 to ptr
  %3298 = getelementptr inbounds i8, ptr %3297, i64 %491
  %3299 = load i8, ptr %3298, align 1
  %3300 = icmp eq i8 %3299, 3
  br i1 %3300, label %3318, label %3301

3301:                                             ; preds = %3295
  %3302 = getelementptr inbounds nuw i8, ptr %490, i64 72
  %3303 = load i64, ptr %3302, align 8
  switch i64 %3303, label %3304 [
    i64 0, label %3310
    i64 1, label %3305
  ]

3304:                                             ; preds = %3301
  br label %3305

3305:                                             ; preds = %3304, %3301
  %3306 = phi i64 [ 48, %3304 ], [ 40, %3301 ]
  %3307 = getelementptr inbounds nuw i8, ptr %490, i64 %3306
  %3308 = load i64, ptr %3307, align 8
  %3309 = getelementptr inbounds %struct.operand, ptr %462, i64 %3308
  br label %3310

3310:                                             ; preds = %3305, %3301
  %3311 = phi ptr [ %3309, %3305 ], [ null, %3301 ]
  %3312 = getelementptr inbounds nuw i8, ptr %490, i64 32
  %3313 = load i64, ptr %3312, align 8
  %3314 = getelementptr inbounds %struct.operand, ptr %462, i64 %3313
  %3315 = call fastcc i64 @count_held(ptr noundef %3314, i64 noundef 0, ptr noundef %635, i64 noundef %637)
  %3316 = getelementptr inbounds nuw i8, ptr %490, i64 8
  %3317 = load i64, ptr %3316, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %491, i64 noundef %3315, ptr noundef %635, i64 noundef %637, ptr noundef %3311, i64 noundef %3317)
  br label %3318

3318:                                             ; preds = %1626, %1576, %3310, %3295, %3292, %1722, %1661, %1543, %1540
  %3319 = phi i1 [ %1549, %1661 ], [ false, %1722 ], [ false, %3310 ], [ false, %3295 ], [ false, %3292 ], [ false, %1543 ], [ false, %1540 ], [ false, %1576 ], [ false, %1626 ]
  %3320 = getelementptr inbounds i8, ptr %479, i64 %491
  store i8 1, ptr %3320, align 1
  br label %3321

3321:                                             ; preds = %3318, %630
  %3322 = phi i64 [ %636, %3318 ], [ 0, %630 ]
  %3323 = phi i1 [ %3319, %3318 ], [ false, %630 ]
  br i1 %593, label %3324, label %3327

3324:                                             ; preds = %3321, %594
  %3325 = phi i1 [ %3323, %3321 ], [ false, %594 ]
  %3326 = phi i64 [ %3322, %3321 ], [ 0, %594 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %491, i64 noundef %3326, ptr noundef %464, i64 noundef %465, ptr noundef null, i64 noundef 0)
  br label %3327

3327:                                             ; preds = %3324, %3321
  %3328 = phi i1 [ %3325, %3324 ], [ %3323, %3321 ]
  %3329 = load i64, ptr %24, align 8
  %3330 = add nsw i64 %3329, 1
  store i64 %3330, ptr %24, align 8
  %3331 = load i64, ptr %100, align 8
  %3332 = add nsw i64 %3331, %486
  store i64 %3332, ptr %100, align 8
  %3333 = add nsw i64 %491, 1
  store i64 %3333, ptr %37, align 8
  br i1 %3328, label %3334, label %3335

3334:                                             ; preds = %3327
  store i64 1, ptr %0, align 8
  br label %3349

3335:                                             ; preds = %3327
  %3336 = getelementptr inbounds %struct.instruction, ptr %460, i64 %3333
  %3337 = getelementptr inbounds nuw i8, ptr %3336, i64 136
  %3338 = load i64, ptr %3337, align 8
  %3339 = icmp eq i64 %3338, 0
  br i1 %3339, label %3343, label %3340

3340:                                             ; preds = %3335
  %3341 = load i64, ptr %22, align 8
  %3342 = icmp eq i64 %3341, 0
  br i1 %3342, label %3343, label %3349

3343:                                             ; preds = %3340, %3335, %587, %581
  %3344 = phi i64 [ %582, %581 ], [ %582, %587 ], [ %3333, %3340 ], [ %3333, %3335 ]
  %3345 = getelementptr inbounds %struct.instruction, ptr %460, i64 %3344
  store i64 %3344, ptr %37, align 8
  %3346 = load i64, ptr %3345, align 8
  %3347 = icmp eq i64 %3346, 0
  br i1 %3347, label %3349, label %488

3348:                                             ; preds = %587
  br label %3349

3349:                                             ; preds = %526, %920, %931, %982, %1033, %1040, %1047, %1059, %1663, %3340, %3343, %554, %877, %915, %979, %516, %886, %1141, %474, %477, %549, %716, %1245, %1279, %1662, %1723, %3334, %3348
  %3350 = phi i64 [ 1, %474 ], [ 0, %979 ], [ 0, %915 ], [ 3, %1279 ], [ 0, %877 ], [ 0, %1723 ], [ 3, %3334 ], [ 4, %1662 ], [ 0, %1141 ], [ 0, %716 ], [ 0, %1245 ], [ 0, %886 ], [ 0, %516 ], [ 2, %549 ], [ 1, %3348 ], [ 2, %554 ], [ 0, %477 ], [ 1, %3340 ], [ 0, %1033 ], [ 0, %526 ], [ 0, %3343 ], [ 3, %1059 ], [ 0, %920 ], [ 0, %1047 ], [ 0, %931 ], [ 0, %1040 ], [ 0, %982 ], [ 0, %1663 ]
  %3351 = load i64, ptr %38, align 8
  %3352 = inttoptr i64 %3351 to ptr
  %3353 = load i64, ptr %105, align 8
  %3354 = icmp eq i64 %3353, 0
  br i1 %3354, label %3447, label %3355

3355:                                             ; preds = %3349
  switch i64 %3350, label %3447 [
    i64 2, label %3356
    i64 0, label %3421
    i64 1, label %3438
  ]

3356:                                             ; preds = %3355
  %3357 = load i64, ptr %37, align 8
  %3358 = load i64, ptr %40, align 8
  %3359 = inttoptr i64 %3358 to ptr
  %3360 = getelementptr inbounds %struct.instruction, ptr %3359, i64 %3357
  %3361 = getelementptr inbounds nuw i8, ptr %3360, i64 64
  %3362 = load i64, ptr %3361, align 8
  %3363 = load i64, ptr %39, align 8
  %3364 = load i64, ptr %104, align 8
  %3365 = inttoptr i64 %3364 to ptr
  %3366 = load i64, ptr %27, align 8
  %3367 = load i64, ptr %29, align 8
  %3368 = load i64, ptr %30, align 8
  %3369 = inttoptr i64 %3368 to ptr
  %3370 = shl nsw i64 %3367, 3
  %3371 = load i64, ptr %28, align 8
  %3372 = mul nsw i64 %3370, %3371
  %3373 = getelementptr inbounds i64, ptr %3369, i64 %3372
  %3374 = getelementptr inbounds i64, ptr %3373, i64 %3366
  %3375 = add nsw i64 %3366, %3363
  store i64 %3375, ptr %27, align 8
  %3376 = icmp sgt i64 %3363, 0
  br i1 %3376, label %3379, label %3394

3377:                                             ; preds = %3390
  %3378 = getelementptr inbounds i64, ptr %3374, i64 %3391
  br label %3400

3379:                                             ; preds = %3356, %3390
  %3380 = phi i64 [ %3392, %3390 ], [ 0, %3356 ]
  %3381 = phi i64 [ %3391, %3390 ], [ 0, %3356 ]
  %3382 = getelementptr inbounds nuw i8, ptr %3365, i64 %3380
  %3383 = load i8, ptr %3382, align 1
  %3384 = icmp eq i8 %3383, 0
  br i1 %3384, label %3390, label %3385

3385:                                             ; preds = %3379
  %3386 = getelementptr inbounds nuw i64, ptr %3352, i64 %3380
  %3387 = load i64, ptr %3386, align 8
  %3388 = add nsw i64 %3381, 1
  %3389 = getelementptr inbounds i64, ptr %3374, i64 %3381
  store i64 %3387, ptr %3389, align 8
  br label %3390

3390:                                             ; preds = %3385, %3379
  %3391 = phi i64 [ %3388, %3385 ], [ %3381, %3379 ]
  %3392 = add nuw nsw i64 %3380, 1
  %3393 = icmp eq i64 %3392, %3363
  br i1 %3393, label %3377, label %3379

3394:                                             ; preds = %3411, %3356
  %3395 = phi ptr [ %3374, %3356 ], [ %3378, %3411 ]
  %3396 = phi i64 [ 0, %3356 ], [ %3391, %3411 ]
  %3397 = phi i64 [ 0, %3356 ], [ %3412, %3411 ]
  %3398 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3362, ptr noundef %3374, i64 noundef %3396)
  %3399 = icmp eq i32 %3398, 0
  br i1 %3399, label %3415, label %3419

3400:                                             ; preds = %3411, %3377
  %3401 = phi i64 [ %3413, %3411 ], [ 0, %3377 ]
  %3402 = phi i64 [ %3412, %3411 ], [ 0, %3377 ]
  %3403 = getelementptr inbounds nuw i8, ptr %3365, i64 %3401
  %3404 = load i8, ptr %3403, align 1
  %3405 = icmp eq i8 %3404, 0
  br i1 %3405, label %3406, label %3411

3406:                                             ; preds = %3400
  %3407 = getelementptr inbounds nuw i64, ptr %3352, i64 %3401
  %3408 = load i64, ptr %3407, align 8
  %3409 = add nsw i64 %3402, 1
  %3410 = getelementptr inbounds i64, ptr %3378, i64 %3402
  store i64 %3408, ptr %3410, align 8
  br label %3411

3411:                                             ; preds = %3406, %3400
  %3412 = phi i64 [ %3402, %3400 ], [ %3409, %3406 ]
  %3413 = add nuw nsw i64 %3401, 1
  %3414 = icmp eq i64 %3413, %3363
  br i1 %3414, label %3394, label %3400

3415:                                             ; preds = %3394
  %3416 = add nsw i64 %3357, 1
  %3417 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3416, ptr noundef %3395, i64 noundef %3397)
  %3418 = icmp eq i32 %3417, 0
  br i1 %3418, label %3420, label %3419

3419:                                             ; preds = %3415, %3394
  store i64 %3366, ptr %27, align 8
  br label %3447

3420:                                             ; preds = %3415
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3362, ptr noundef %3374, i64 noundef %3396)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3416, ptr noundef %3395, i64 noundef %3397)
  br label %3446

3421:                                             ; preds = %3355
  %3422 = load i64, ptr %24, align 8
  %3423 = and i64 %3422, 255
  %3424 = icmp eq i64 %3423, 255
  br i1 %3424, label %3425, label %3447

3425:                                             ; preds = %3421
  %3426 = load i64, ptr %100, align 8
  %3427 = add i64 %3426, 256
  %3428 = load i64, ptr %39, align 8
  %3429 = add i64 %3427, %3428
  %3430 = load i64, ptr %106, align 8
  %3431 = icmp sgt i64 %3429, %3430
  br i1 %3431, label %3447, label %3432

3432:                                             ; preds = %3425
  %3433 = load i64, ptr %37, align 8
  %3434 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3433, ptr noundef %3352, i64 noundef %3428)
  %3435 = icmp eq i32 %3434, 0
  br i1 %3435, label %3436, label %3447

3436:                                             ; preds = %3432
  %3437 = add nsw i64 %3422, 1
  store i64 %3437, ptr %24, align 8
  store i64 %3429, ptr %100, align 8
  br label %3443

3438:                                             ; preds = %3355
  %3439 = load i64, ptr %37, align 8
  %3440 = load i64, ptr %39, align 8
  %3441 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3439, ptr noundef %3352, i64 noundef %3440)
  %3442 = icmp eq i32 %3441, 0
  br i1 %3442, label %3443, label %3447

3443:                                             ; preds = %3438, %3436
  %3444 = phi i64 [ %3440, %3438 ], [ %3428, %3436 ]
  %3445 = phi i64 [ %3439, %3438 ], [ %3433, %3436 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3445, ptr noundef %3352, i64 noundef %3444)
  br label %3446

3446:                                             ; preds = %3420, %3443
  store i64 2, ptr %0, align 8
  br label %107

3447:                                             ; preds = %3438, %3355, %3349, %3421, %3432, %3425, %115, %156, %195, %110, %181, %3419
  %3448 = phi i64 [ 5, %181 ], [ 2, %3419 ], [ %3350, %3355 ], [ %3350, %3349 ], [ 0, %3421 ], [ 0, %3432 ], [ 0, %3425 ], [ 1, %3438 ], [ 5, %156 ], [ 5, %195 ], [ 5, %110 ], [ 5, %115 ]
  ret i64 %3448
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 456
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 592
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 496
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




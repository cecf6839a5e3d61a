; of stepper.c, fcb1de31f10baf702277b819ae649f7ddca44d38d37e3dfa5a1ddcceda832e43

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

108:                                              ; preds = %3494, %1
  %109 = phi i64 [ 2, %3494 ], [ %20, %1 ]
  %110 = icmp eq i64 %109, 2
  br i1 %110, label %111, label %204

111:                                              ; preds = %108
  %112 = load i64, ptr %21, align 8
  %113 = inttoptr i64 %112 to ptr
  %114 = load i64, ptr %22, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %3495, label %116

116:                                              ; preds = %111
  %117 = load i64, ptr %23, align 8
  %118 = inttoptr i64 %117 to ptr
  %119 = load i64, ptr %24, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load i64, ptr %120, align 8
  %122 = icmp slt i64 %119, %121
  br i1 %122, label %123, label %3495

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
  br i1 %160, label %3495, label %161

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
  br i1 %184, label %3495, label %185

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
  br i1 %198, label %199, label %3495

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
  br i1 %206, label %207, label %459

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
  br i1 %280, label %419, label %281

281:                                              ; preds = %269
  %282 = load i64, ptr %31, align 8
  switch i64 %282, label %387 [
    i64 3, label %285
    i64 2, label %283
  ]

283:                                              ; preds = %281
  %284 = icmp sgt i64 %276, 0
  br i1 %284, label %409, label %405

285:                                              ; preds = %281
  %286 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %287 = load i64, ptr %286, align 8
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %289, label %419

289:                                              ; preds = %285
  %290 = load i64, ptr %25, align 8
  %291 = inttoptr i64 %290 to ptr
  %292 = load i64, ptr %32, align 8
  %293 = inttoptr i64 %292 to ptr
  %294 = load i64, ptr %291, align 8
  %295 = icmp sgt i64 %276, 1
  br i1 %295, label %304, label %296

296:                                              ; preds = %304, %289
  %297 = phi i64 [ %294, %289 ], [ %314, %304 ]
  %298 = load i64, ptr %33, align 8
  %299 = inttoptr i64 %298 to ptr
  %300 = load i64, ptr %34, align 8
  %301 = inttoptr i64 %300 to ptr
  %302 = call double %299(ptr noundef %301)
  %303 = fcmp olt double %302, 1.562500e-02
  br i1 %303, label %317, label %334

304:                                              ; preds = %289, %304
  %305 = phi i64 [ %315, %304 ], [ 1, %289 ]
  %306 = phi i64 [ %314, %304 ], [ %294, %289 ]
  %307 = getelementptr inbounds nuw %struct.ready, ptr %291, i64 %305
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds double, ptr %293, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = getelementptr inbounds double, ptr %293, i64 %306
  %312 = load double, ptr %311, align 8
  %313 = fcmp ogt double %310, %312
  %314 = select i1 %313, i64 %308, i64 %306
  %315 = add nuw nsw i64 %305, 1
  %316 = icmp eq i64 %315, %276
  br i1 %316, label %296, label %304

317:                                              ; preds = %296
  %318 = load double, ptr %293, align 8
  %319 = load i64, ptr %35, align 8
  %320 = icmp sgt i64 %319, 1
  br i1 %320, label %325, label %321

321:                                              ; preds = %325, %317
  %322 = phi double [ %318, %317 ], [ %331, %325 ]
  %323 = fadd double %322, -1.000000e+00
  %324 = getelementptr inbounds double, ptr %293, i64 %297
  store double %323, ptr %324, align 8
  br label %334

325:                                              ; preds = %317, %325
  %326 = phi i64 [ %332, %325 ], [ 1, %317 ]
  %327 = phi double [ %331, %325 ], [ %318, %317 ]
  %328 = getelementptr inbounds nuw double, ptr %293, i64 %326
  %329 = load double, ptr %328, align 8
  %330 = fcmp olt double %329, %327
  %331 = select i1 %330, double %329, double %327
  %332 = add nuw nsw i64 %326, 1
  %333 = icmp eq i64 %332, %319
  br i1 %333, label %321, label %325

334:                                              ; preds = %321, %296
  %335 = load i64, ptr %25, align 8
  %336 = inttoptr i64 %335 to ptr
  %337 = load i64, ptr %22, align 8
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %339, label %356

339:                                              ; preds = %334, %339
  %340 = phi i64 [ %347, %339 ], [ 0, %334 ]
  %341 = phi i64 [ %346, %339 ], [ 0, %334 ]
  %342 = getelementptr inbounds nuw %struct.ready, ptr %336, i64 %340
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, %297
  %345 = zext i1 %344 to i64
  %346 = add nuw nsw i64 %341, %345
  %347 = add nuw nsw i64 %340, 1
  %348 = icmp eq i64 %347, %337
  br i1 %348, label %349, label %339

349:                                              ; preds = %339
  %350 = icmp samesign ugt i64 %346, 4
  br i1 %350, label %351, label %353

351:                                              ; preds = %349
  %352 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %297, i32 noundef 0)
  br label %419

353:                                              ; preds = %349
  %354 = trunc nuw nsw i64 %346 to i32
  %355 = icmp eq i64 %346, 1
  br i1 %355, label %373, label %356

356:                                              ; preds = %353, %334
  %357 = phi i32 [ %354, %353 ], [ 0, %334 ]
  %358 = zext nneg i32 %357 to i64
  %359 = sub nsw i32 0, %357
  br label %360

360:                                              ; preds = %360, %356
  %361 = load i64, ptr %36, align 8
  %362 = inttoptr i64 %361 to ptr
  %363 = load i64, ptr %34, align 8
  %364 = inttoptr i64 %363 to ptr
  %365 = call i32 %362(ptr noundef %364)
  %366 = zext i32 %365 to i64
  %367 = mul nuw nsw i64 %366, %358
  %368 = trunc i64 %367 to i32
  %369 = urem i32 %359, %357
  %370 = icmp ugt i32 %369, %368
  br i1 %370, label %360, label %371

371:                                              ; preds = %360
  %372 = lshr i64 %367, 32
  br label %373

373:                                              ; preds = %371, %353
  %374 = phi i64 [ 0, %353 ], [ %372, %371 ]
  br label %375

375:                                              ; preds = %373, %384
  %376 = phi i64 [ %385, %384 ], [ %374, %373 ]
  %377 = phi i64 [ %386, %384 ], [ 0, %373 ]
  %378 = getelementptr inbounds nuw %struct.ready, ptr %291, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, %297
  br i1 %380, label %381, label %384

381:                                              ; preds = %375
  %382 = add nsw i64 %376, -1
  %383 = icmp eq i64 %376, 0
  br i1 %383, label %417, label %384

384:                                              ; preds = %381, %375
  %385 = phi i64 [ %376, %375 ], [ %382, %381 ]
  %386 = add nuw nsw i64 %377, 1
  br label %375

387:                                              ; preds = %281
  %388 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %419

389:                                              ; preds = %409
  %390 = load i64, ptr %25, align 8
  %391 = inttoptr i64 %390 to ptr
  br label %392

392:                                              ; preds = %392, %389
  %393 = phi i64 [ %400, %392 ], [ 0, %389 ]
  %394 = phi i64 [ %399, %392 ], [ 0, %389 ]
  %395 = getelementptr inbounds nuw %struct.ready, ptr %391, i64 %393
  %396 = load i64, ptr %395, align 8
  %397 = icmp eq i64 %396, %414
  %398 = zext i1 %397 to i64
  %399 = add nuw nsw i64 %394, %398
  %400 = add nuw nsw i64 %393, 1
  %401 = icmp eq i64 %400, %276
  br i1 %401, label %402, label %392

402:                                              ; preds = %392
  %403 = icmp samesign ult i64 %399, 5
  %404 = zext i1 %403 to i32
  br label %405

405:                                              ; preds = %402, %283
  %406 = phi i64 [ %414, %402 ], [ 0, %283 ]
  %407 = phi i32 [ %404, %402 ], [ 1, %283 ]
  %408 = call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %406, i32 noundef %407)
  br label %419

409:                                              ; preds = %283, %409
  %410 = phi i64 [ %415, %409 ], [ 0, %283 ]
  %411 = phi i64 [ %414, %409 ], [ 0, %283 ]
  %412 = getelementptr inbounds nuw %struct.ready, ptr %271, i64 %410
  %413 = load i64, ptr %412, align 8
  %414 = call i64 @llvm.smax.i64(i64 %413, i64 %411)
  %415 = add nuw nsw i64 %410, 1
  %416 = icmp eq i64 %415, %276
  br i1 %416, label %389, label %409

417:                                              ; preds = %381
  %418 = load i64, ptr %22, align 8
  br label %419

419:                                              ; preds = %417, %405, %387, %351, %285, %269
  %420 = phi i64 [ %276, %405 ], [ %276, %269 ], [ %276, %387 ], [ %276, %285 ], [ %337, %351 ], [ %418, %417 ]
  %421 = phi i64 [ %408, %405 ], [ 0, %269 ], [ %388, %387 ], [ 0, %285 ], [ %352, %351 ], [ %377, %417 ]
  %422 = load i64, ptr %25, align 8
  %423 = inttoptr i64 %422 to ptr
  %424 = getelementptr inbounds %struct.ready, ptr %423, i64 %421
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 8
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds nuw i8, ptr %424, i64 16
  %428 = load i64, ptr %427, align 8
  %429 = getelementptr inbounds nuw i8, ptr %424, i64 24
  %430 = load i64, ptr %429, align 8
  %431 = add nsw i64 %420, -1
  store i64 %431, ptr %22, align 8
  %432 = icmp slt i64 %421, %431
  br i1 %432, label %433, label %440

433:                                              ; preds = %419, %433
  %434 = phi i64 [ %436, %433 ], [ %421, %419 ]
  %435 = getelementptr inbounds %struct.ready, ptr %423, i64 %434
  %436 = add nsw i64 %434, 1
  %437 = getelementptr inbounds %struct.ready, ptr %423, i64 %436
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %435, ptr noundef nonnull align 8 dereferenceable(32) %437, i64 32, i1 false)
  %438 = load i64, ptr %22, align 8
  %439 = icmp slt i64 %436, %438
  br i1 %439, label %433, label %440

440:                                              ; preds = %433, %419
  store i64 %426, ptr %37, align 8
  store i64 %428, ptr %38, align 8
  store i64 %430, ptr %39, align 8
  %441 = load i64, ptr %23, align 8
  %442 = inttoptr i64 %441 to ptr
  %443 = load i64, ptr %442, align 8
  %444 = icmp sgt i64 %443, -1
  %445 = icmp sgt i64 %430, 0
  %446 = select i1 %444, i1 %445, i1 false
  br i1 %446, label %447, label %459

447:                                              ; preds = %440
  %448 = getelementptr inbounds nuw i8, ptr %442, i64 16
  %449 = inttoptr i64 %428 to ptr
  br label %450

450:                                              ; preds = %450, %447
  %451 = phi i64 [ 0, %447 ], [ %457, %450 ]
  %452 = load i64, ptr %448, align 8
  %453 = inttoptr i64 %452 to ptr
  %454 = getelementptr inbounds nuw i64, ptr %449, i64 %451
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr inbounds i8, ptr %453, i64 %455
  store i8 1, ptr %456, align 1
  %457 = add nuw nsw i64 %451, 1
  %458 = icmp eq i64 %457, %430
  br i1 %458, label %459, label %450

459:                                              ; preds = %450, %440, %204
  %460 = load i64, ptr %40, align 8
  %461 = inttoptr i64 %460 to ptr
  %462 = load i64, ptr %41, align 8
  %463 = inttoptr i64 %462 to ptr
  %464 = load i64, ptr %38, align 8
  %465 = inttoptr i64 %464 to ptr
  %466 = load i64, ptr %39, align 8
  %467 = load i64, ptr %37, align 8
  %468 = load i64, ptr %0, align 8
  %469 = icmp eq i64 %468, 1
  store i64 0, ptr %0, align 8
  br i1 %469, label %470, label %478

470:                                              ; preds = %459
  %471 = getelementptr inbounds %struct.instruction, ptr %461, i64 %467
  %472 = getelementptr inbounds nuw i8, ptr %471, i64 136
  %473 = load i64, ptr %472, align 8
  %474 = icmp eq i64 %473, 0
  br i1 %474, label %478, label %475

475:                                              ; preds = %470
  %476 = load i64, ptr %22, align 8
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %478, label %3397

478:                                              ; preds = %475, %470, %459
  %479 = load i64, ptr %42, align 8
  %480 = inttoptr i64 %479 to ptr
  %481 = getelementptr inbounds %struct.instruction, ptr %461, i64 %467
  %482 = load i64, ptr %481, align 8
  %483 = icmp eq i64 %482, 0
  br i1 %483, label %3397, label %484

484:                                              ; preds = %478
  %485 = icmp slt i64 %466, 1
  %486 = icmp sgt i64 %466, 0
  %487 = add nsw i64 %466, 256
  %488 = icmp eq i64 %466, 0
  br label %489

489:                                              ; preds = %3391, %484
  %490 = phi i64 [ %482, %484 ], [ %3394, %3391 ]
  %491 = phi ptr [ %481, %484 ], [ %3393, %3391 ]
  %492 = phi i64 [ %467, %484 ], [ %3392, %3391 ]
  %493 = load i64, ptr %43, align 8
  %494 = icmp eq i64 %493, 0
  br i1 %494, label %527, label %495

495:                                              ; preds = %489
  %496 = inttoptr i64 %493 to ptr
  %497 = getelementptr inbounds i64, ptr %496, i64 %492
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr i8, ptr %497, i64 8
  %500 = load i64, ptr %499, align 8
  %501 = icmp slt i64 %498, %500
  br i1 %501, label %502, label %527

502:                                              ; preds = %495
  %503 = load i64, ptr %44, align 8
  %504 = inttoptr i64 %503 to ptr
  br label %505

505:                                              ; preds = %524, %502
  %506 = phi i64 [ %498, %502 ], [ %525, %524 ]
  %507 = getelementptr inbounds i64, ptr %496, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds i64, ptr %504, i64 %508
  %510 = load i64, ptr %509, align 8
  %511 = inttoptr i64 %510 to ptr
  %512 = icmp eq i64 %510, 0
  %513 = or i1 %485, %512
  br i1 %513, label %524, label %517

514:                                              ; preds = %517
  %515 = add nuw nsw i64 %518, 1
  %516 = icmp eq i64 %515, %466
  br i1 %516, label %524, label %517

517:                                              ; preds = %505, %514
  %518 = phi i64 [ %515, %514 ], [ 0, %505 ]
  %519 = getelementptr inbounds nuw i64, ptr %465, i64 %518
  %520 = load i64, ptr %519, align 8
  %521 = getelementptr inbounds i64, ptr %511, i64 %520
  %522 = load i64, ptr %521, align 8
  %523 = icmp eq i64 %522, 0
  br i1 %523, label %514, label %3397

524:                                              ; preds = %514, %505
  %525 = add i64 %506, 1
  %526 = icmp eq i64 %525, %500
  br i1 %526, label %527, label %505

527:                                              ; preds = %524, %495, %489
  %528 = load i64, ptr %24, align 8
  %529 = add nsw i64 %528, 1
  %530 = and i64 %529, 255
  %531 = icmp eq i64 %530, 0
  br i1 %531, label %3397, label %532

532:                                              ; preds = %527
  %533 = icmp eq i64 %490, 1
  br i1 %533, label %534, label %591

534:                                              ; preds = %532
  store i64 %529, ptr %24, align 8
  %535 = load i64, ptr %101, align 8
  %536 = add nsw i64 %535, %487
  store i64 %536, ptr %101, align 8
  %537 = getelementptr inbounds i8, ptr %480, i64 %492
  store i8 1, ptr %537, align 1
  %538 = getelementptr inbounds nuw i8, ptr %491, i64 16
  %539 = load i64, ptr %538, align 8
  %540 = icmp sgt i64 %539, -1
  br i1 %540, label %542, label %541

541:                                              ; preds = %534
  br i1 %488, label %580, label %577

542:                                              ; preds = %534
  %543 = getelementptr inbounds nuw %struct.operand, ptr %463, i64 %539
  %544 = getelementptr inbounds nuw i8, ptr %491, i64 24
  %545 = load i64, ptr %544, align 8
  %546 = call fastcc i64 @count_held(ptr noundef %543, i64 noundef %545, ptr noundef %465, i64 noundef %466)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %492, i64 noundef %546, ptr noundef %465, i64 noundef %466, ptr noundef null, i64 noundef 0)
  %547 = icmp ne i64 %546, 0
  %548 = icmp slt i64 %546, %466
  %549 = select i1 %547, i1 %548, i1 false
  br i1 %549, label %550, label %576

550:                                              ; preds = %542
  %551 = getelementptr inbounds nuw i8, ptr %491, i64 16
  %552 = getelementptr inbounds nuw i8, ptr %491, i64 24
  %553 = load i64, ptr %105, align 8
  %554 = inttoptr i64 %553 to ptr
  br i1 %486, label %555, label %3397

555:                                              ; preds = %550, %555
  %556 = phi i64 [ %574, %555 ], [ 0, %550 ]
  %557 = getelementptr inbounds nuw i64, ptr %465, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = load i64, ptr %551, align 8
  %560 = getelementptr inbounds %struct.operand, ptr %463, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = getelementptr inbounds nuw i8, ptr %560, i64 8
  %563 = load i64, ptr %562, align 8
  %564 = mul nsw i64 %563, %558
  %565 = add i64 %564, %561
  %566 = inttoptr i64 %565 to ptr
  %567 = load i8, ptr %566, align 1
  %568 = icmp ne i8 %567, 0
  %569 = zext i1 %568 to i64
  %570 = load i64, ptr %552, align 8
  %571 = icmp ne i64 %570, %569
  %572 = zext i1 %571 to i8
  %573 = getelementptr inbounds nuw i8, ptr %554, i64 %556
  store i8 %572, ptr %573, align 1
  %574 = add nuw nsw i64 %556, 1
  %575 = icmp eq i64 %574, %466
  br i1 %575, label %3397, label %555

576:                                              ; preds = %542
  br i1 %547, label %577, label %580

577:                                              ; preds = %576, %541
  %578 = getelementptr inbounds nuw i8, ptr %491, i64 64
  %579 = load i64, ptr %578, align 8
  br label %582

580:                                              ; preds = %576, %541
  %581 = add nsw i64 %492, 1
  br label %582

582:                                              ; preds = %580, %577
  %583 = phi i64 [ %579, %577 ], [ %581, %580 ]
  store i64 %583, ptr %37, align 8
  %584 = getelementptr inbounds %struct.instruction, ptr %461, i64 %583
  %585 = getelementptr inbounds nuw i8, ptr %584, i64 136
  %586 = load i64, ptr %585, align 8
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %3391, label %588

588:                                              ; preds = %582
  %589 = load i64, ptr %22, align 8
  %590 = icmp eq i64 %589, 0
  br i1 %590, label %3391, label %3396

591:                                              ; preds = %532
  %592 = getelementptr inbounds nuw i8, ptr %491, i64 16
  %593 = load i64, ptr %592, align 8
  %594 = icmp sgt i64 %593, -1
  br i1 %594, label %595, label %631

595:                                              ; preds = %591
  %596 = getelementptr inbounds nuw %struct.operand, ptr %463, i64 %593
  %597 = getelementptr inbounds nuw i8, ptr %491, i64 24
  %598 = load i64, ptr %597, align 8
  %599 = call fastcc i64 @count_held(ptr noundef %596, i64 noundef %598, ptr noundef %465, i64 noundef %466)
  %600 = icmp eq i64 %599, 0
  br i1 %600, label %3372, label %601

601:                                              ; preds = %595
  %602 = icmp slt i64 %599, %466
  br i1 %602, label %603, label %635

603:                                              ; preds = %601
  %604 = load i64, ptr %45, align 8
  %605 = inttoptr i64 %604 to ptr
  br i1 %486, label %606, label %635

606:                                              ; preds = %603, %627
  %607 = phi i64 [ %629, %627 ], [ 0, %603 ]
  %608 = phi i64 [ %628, %627 ], [ 0, %603 ]
  %609 = getelementptr inbounds nuw i64, ptr %465, i64 %607
  %610 = load i64, ptr %609, align 8
  %611 = load i64, ptr %592, align 8
  %612 = getelementptr inbounds %struct.operand, ptr %463, i64 %611
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds nuw i8, ptr %612, i64 8
  %615 = load i64, ptr %614, align 8
  %616 = mul nsw i64 %615, %610
  %617 = add i64 %616, %613
  %618 = inttoptr i64 %617 to ptr
  %619 = load i8, ptr %618, align 1
  %620 = icmp ne i8 %619, 0
  %621 = zext i1 %620 to i64
  %622 = load i64, ptr %597, align 8
  %623 = icmp eq i64 %622, %621
  br i1 %623, label %627, label %624

624:                                              ; preds = %606
  %625 = add nsw i64 %608, 1
  %626 = getelementptr inbounds i64, ptr %605, i64 %608
  store i64 %610, ptr %626, align 8
  br label %627

627:                                              ; preds = %624, %606
  %628 = phi i64 [ %625, %624 ], [ %608, %606 ]
  %629 = add nuw nsw i64 %607, 1
  %630 = icmp eq i64 %629, %466
  br i1 %630, label %631, label %606

631:                                              ; preds = %627, %591
  %632 = phi i64 [ %466, %591 ], [ %599, %627 ]
  %633 = phi ptr [ %465, %591 ], [ %605, %627 ]
  %634 = icmp eq i64 %632, 0
  br i1 %634, label %3369, label %635

635:                                              ; preds = %631, %603, %601
  %636 = phi ptr [ %633, %631 ], [ %465, %601 ], [ %605, %603 ]
  %637 = phi i64 [ %632, %631 ], [ %599, %601 ], [ %599, %603 ]
  %638 = phi i64 [ %632, %631 ], [ %466, %601 ], [ %599, %603 ]
  %639 = getelementptr inbounds nuw i8, ptr %491, i64 128
  %640 = load i64, ptr %639, align 8
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %816, label %642

642:                                              ; preds = %635
  %643 = load i64, ptr %46, align 8
  %644 = inttoptr i64 %643 to ptr
  %645 = getelementptr inbounds i64, ptr %644, i64 %640
  %646 = getelementptr inbounds i8, ptr %645, i64 -8
  %647 = load i64, ptr %646, align 8
  %648 = load i64, ptr %645, align 8
  %649 = getelementptr inbounds nuw i8, ptr %645, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %18)
  store i64 0, ptr %18, align 8
  %650 = icmp sgt i64 %638, 0
  br i1 %650, label %652, label %651

651:                                              ; preds = %642
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  br label %815

652:                                              ; preds = %642
  %653 = icmp eq i64 %647, 0
  %654 = getelementptr inbounds nuw i8, ptr %645, i64 16
  %655 = icmp sgt i64 %648, 0
  br label %656

656:                                              ; preds = %714, %652
  %657 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %636, i64 noundef %638, ptr noundef %18)
  br i1 %653, label %658, label %668

658:                                              ; preds = %656
  br i1 %655, label %659, label %714

659:                                              ; preds = %658
  %660 = load i64, ptr %48, align 8
  %661 = inttoptr i64 %660 to ptr
  %662 = load i64, ptr %49, align 8
  %663 = getelementptr i64, ptr %661, i64 %657
  %664 = load i64, ptr %50, align 8
  %665 = inttoptr i64 %664 to ptr
  %666 = getelementptr inbounds i64, ptr %665, i64 %657
  %667 = load i64, ptr %666, align 8
  br label %706

668:                                              ; preds = %656
  %669 = load i64, ptr %649, align 8
  %670 = load i64, ptr %654, align 8
  %671 = load i64, ptr %47, align 8
  %672 = inttoptr i64 %671 to ptr
  %673 = load i64, ptr %48, align 8
  %674 = inttoptr i64 %673 to ptr
  %675 = load i64, ptr %49, align 8
  %676 = mul nsw i64 %675, %669
  %677 = getelementptr i64, ptr %674, i64 %676
  %678 = getelementptr i64, ptr %677, i64 %657
  %679 = load i64, ptr %678, align 8
  %680 = load i64, ptr %50, align 8
  %681 = inttoptr i64 %680 to ptr
  %682 = getelementptr inbounds i64, ptr %681, i64 %657
  %683 = load i64, ptr %682, align 8
  %684 = icmp sgt i64 %679, %683
  br i1 %684, label %685, label %714

685:                                              ; preds = %668
  %686 = getelementptr i8, ptr %672, i64 %676
  %687 = getelementptr i8, ptr %686, i64 %657
  %688 = load i8, ptr %687, align 1
  %689 = icmp eq i8 %688, 3
  br i1 %689, label %714, label %690

690:                                              ; preds = %685
  %691 = icmp eq i64 %670, -1
  br i1 %691, label %717, label %692

692:                                              ; preds = %690
  %693 = mul nsw i64 %675, %670
  %694 = getelementptr i64, ptr %674, i64 %693
  %695 = getelementptr i64, ptr %694, i64 %657
  %696 = load i64, ptr %695, align 8
  %697 = icmp sgt i64 %696, %683
  br i1 %697, label %698, label %717

698:                                              ; preds = %692
  %699 = getelementptr i8, ptr %672, i64 %693
  %700 = getelementptr i8, ptr %699, i64 %657
  %701 = load i8, ptr %700, align 1
  %702 = icmp eq i8 %701, 2
  br i1 %702, label %717, label %714

703:                                              ; preds = %706
  %704 = add nuw nsw i64 %707, 1
  %705 = icmp eq i64 %704, %648
  br i1 %705, label %714, label %706

706:                                              ; preds = %703, %659
  %707 = phi i64 [ 0, %659 ], [ %704, %703 ]
  %708 = getelementptr inbounds nuw i64, ptr %649, i64 %707
  %709 = load i64, ptr %708, align 8
  %710 = mul nsw i64 %709, %662
  %711 = getelementptr i64, ptr %663, i64 %710
  %712 = load i64, ptr %711, align 8
  %713 = icmp sgt i64 %712, %667
  br i1 %713, label %717, label %703

714:                                              ; preds = %703, %698, %685, %668, %658
  %715 = load i64, ptr %18, align 8
  %716 = icmp slt i64 %715, %638
  br i1 %716, label %656, label %718

717:                                              ; preds = %698, %692, %690, %706
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  br label %3397

718:                                              ; preds = %714
  call void @llvm.lifetime.end.p0(ptr nonnull %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %19)
  store i64 0, ptr %19, align 8
  %719 = select i1 %653, i1 %655, i1 false
  %720 = trunc i64 %492 to i32
  br label %724

721:                                              ; preds = %796, %795
  %722 = load i64, ptr %19, align 8
  %723 = icmp slt i64 %722, %638
  br i1 %723, label %724, label %815

724:                                              ; preds = %721, %718
  %725 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %636, i64 noundef %638, ptr noundef %19)
  br i1 %653, label %795, label %726

726:                                              ; preds = %724
  %727 = load i64, ptr %649, align 8
  %728 = load i64, ptr %654, align 8
  %729 = load i64, ptr %49, align 8
  %730 = mul nsw i64 %729, %727
  %731 = add nsw i64 %730, %725
  %732 = mul nsw i64 %729, %728
  %733 = add nsw i64 %732, %725
  %734 = load i64, ptr %48, align 8
  %735 = inttoptr i64 %734 to ptr
  %736 = load i64, ptr %51, align 8
  %737 = inttoptr i64 %736 to ptr
  %738 = icmp eq i64 %728, -1
  br i1 %738, label %739, label %741

739:                                              ; preds = %726
  %740 = getelementptr inbounds i64, ptr %735, i64 %731
  store i64 0, ptr %740, align 8
  br label %791

741:                                              ; preds = %726
  %742 = load i64, ptr %52, align 8
  %743 = inttoptr i64 %742 to ptr
  %744 = getelementptr inbounds i32, ptr %743, i64 %733
  %745 = load i32, ptr %744, align 4
  %746 = getelementptr inbounds i32, ptr %743, i64 %731
  store i32 %745, ptr %746, align 4
  %747 = load i64, ptr %48, align 8
  %748 = inttoptr i64 %747 to ptr
  %749 = load i64, ptr %49, align 8
  %750 = mul nsw i64 %749, %728
  %751 = getelementptr i64, ptr %748, i64 %750
  %752 = getelementptr i64, ptr %751, i64 %725
  %753 = load i64, ptr %752, align 8
  %754 = load i64, ptr %50, align 8
  %755 = inttoptr i64 %754 to ptr
  %756 = getelementptr inbounds i64, ptr %755, i64 %725
  %757 = load i64, ptr %756, align 8
  %758 = icmp sgt i64 %753, %757
  br i1 %758, label %759, label %765

759:                                              ; preds = %741
  %760 = load i64, ptr %47, align 8
  %761 = inttoptr i64 %760 to ptr
  %762 = getelementptr inbounds i8, ptr %761, i64 %733
  %763 = load i8, ptr %762, align 1
  %764 = icmp eq i8 %763, 2
  br i1 %764, label %765, label %769

765:                                              ; preds = %759, %741
  %766 = getelementptr inbounds i64, ptr %735, i64 %731
  store i64 0, ptr %766, align 8
  %767 = getelementptr inbounds i64, ptr %737, i64 %733
  %768 = load i64, ptr %767, align 8
  br label %791

769:                                              ; preds = %759
  %770 = getelementptr inbounds i64, ptr %735, i64 %733
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds i64, ptr %735, i64 %731
  store i64 %771, ptr %772, align 8
  %773 = getelementptr inbounds i64, ptr %737, i64 %731
  store i64 -1, ptr %773, align 8
  %774 = load i64, ptr %47, align 8
  %775 = inttoptr i64 %774 to ptr
  %776 = getelementptr inbounds i8, ptr %775, i64 %731
  store i8 3, ptr %776, align 1
  %777 = load i64, ptr %53, align 8
  %778 = inttoptr i64 %777 to ptr
  %779 = getelementptr inbounds i32, ptr %778, i64 %733
  %780 = load i32, ptr %779, align 4
  %781 = getelementptr inbounds i32, ptr %778, i64 %731
  store i32 %780, ptr %781, align 4
  %782 = load i64, ptr %54, align 8
  %783 = inttoptr i64 %782 to ptr
  %784 = getelementptr inbounds i32, ptr %783, i64 %733
  %785 = load i32, ptr %784, align 4
  %786 = getelementptr inbounds i32, ptr %783, i64 %731
  store i32 %785, ptr %786, align 4
  %787 = load i64, ptr %55, align 8
  %788 = inttoptr i64 %787 to ptr
  %789 = getelementptr inbounds i64, ptr %788, i64 %733
  %790 = load i64, ptr %789, align 8
  br label %791

791:                                              ; preds = %769, %765, %739
  %792 = phi ptr [ %788, %769 ], [ %737, %765 ], [ %737, %739 ]
  %793 = phi i64 [ %790, %769 ], [ %768, %765 ], [ -1, %739 ]
  %794 = getelementptr inbounds i64, ptr %792, i64 %731
  store i64 %793, ptr %794, align 8
  br label %795

795:                                              ; preds = %791, %724
  br i1 %719, label %796, label %721

796:                                              ; preds = %795, %796
  %797 = phi i64 [ %813, %796 ], [ 0, %795 ]
  %798 = getelementptr inbounds nuw i64, ptr %649, i64 %797
  %799 = load i64, ptr %798, align 8
  %800 = load i64, ptr %49, align 8
  %801 = mul nsw i64 %800, %799
  %802 = add nsw i64 %801, %725
  %803 = load i64, ptr %56, align 8
  %804 = inttoptr i64 %803 to ptr
  %805 = getelementptr inbounds i64, ptr %804, i64 %725
  %806 = load i64, ptr %805, align 8
  %807 = load i64, ptr %51, align 8
  %808 = inttoptr i64 %807 to ptr
  %809 = getelementptr inbounds i64, ptr %808, i64 %802
  store i64 %806, ptr %809, align 8
  %810 = load i64, ptr %52, align 8
  %811 = inttoptr i64 %810 to ptr
  %812 = getelementptr inbounds i32, ptr %811, i64 %802
  store i32 %720, ptr %812, align 4
  %813 = add nuw nsw i64 %797, 1
  %814 = icmp eq i64 %813, %648
  br i1 %814, label %721, label %796

815:                                              ; preds = %721, %651
  call void @llvm.lifetime.end.p0(ptr nonnull %19)
  br label %816

816:                                              ; preds = %815, %635
  %817 = load i64, ptr %491, align 8
  switch i64 %817, label %1772 [
    i64 2, label %818
    i64 3, label %818
    i64 36, label %1711
  ]

818:                                              ; preds = %816, %816
  %819 = load i64, ptr %58, align 8
  %820 = inttoptr i64 %819 to ptr
  %821 = getelementptr inbounds nuw i8, ptr %491, i64 96
  %822 = load i64, ptr %821, align 8
  %823 = getelementptr inbounds nuw i8, ptr %491, i64 104
  %824 = load i64, ptr %823, align 8
  %825 = mul nsw i64 %824, %822
  %826 = icmp eq i64 %817, 3
  %827 = load i64, ptr %41, align 8
  %828 = inttoptr i64 %827 to ptr
  %829 = getelementptr inbounds nuw i8, ptr %491, i64 40
  %830 = load i64, ptr %829, align 8
  %831 = getelementptr inbounds %struct.operand, ptr %828, i64 %830
  %832 = load i64, ptr %831, align 8
  %833 = getelementptr inbounds nuw i8, ptr %831, i64 8
  %834 = load i64, ptr %833, align 8
  %835 = icmp sgt i64 %638, 0
  br i1 %835, label %836, label %839

836:                                              ; preds = %818
  %837 = getelementptr inbounds nuw i8, ptr %491, i64 120
  %838 = getelementptr inbounds nuw i8, ptr %491, i64 112
  br label %843

839:                                              ; preds = %861, %818
  %840 = getelementptr inbounds nuw i8, ptr %491, i64 88
  %841 = load i64, ptr %840, align 8
  %842 = icmp eq i64 %841, 2
  br i1 %842, label %866, label %921

843:                                              ; preds = %861, %836
  %844 = phi i64 [ 0, %836 ], [ %864, %861 ]
  %845 = getelementptr inbounds nuw i64, ptr %636, i64 %844
  %846 = load i64, ptr %845, align 8
  %847 = load i64, ptr %837, align 8
  %848 = icmp eq i64 %847, 0
  %849 = mul nsw i64 %846, %834
  %850 = add i64 %849, %832
  %851 = inttoptr i64 %850 to ptr
  %852 = load i64, ptr %838, align 8
  br i1 %848, label %856, label %853

853:                                              ; preds = %843
  %854 = load i64, ptr %851, align 8
  %855 = add i64 %854, %852
  br label %861

856:                                              ; preds = %843
  %857 = load i32, ptr %851, align 4
  %858 = trunc i64 %852 to i32
  %859 = add i32 %857, %858
  %860 = zext i32 %859 to i64
  br label %861

861:                                              ; preds = %856, %853
  %862 = phi i64 [ %855, %853 ], [ %860, %856 ]
  %863 = getelementptr inbounds nuw i64, ptr %820, i64 %844
  store i64 %862, ptr %863, align 8
  %864 = add nuw nsw i64 %844, 1
  %865 = icmp eq i64 %864, %638
  br i1 %865, label %839, label %843

866:                                              ; preds = %839
  %867 = load i64, ptr %59, align 8
  %868 = inttoptr i64 %867 to ptr
  %869 = load i64, ptr %820, align 8
  %870 = lshr i64 %869, 32
  %871 = icmp sgt i64 %638, 1
  br i1 %871, label %872, label %895

872:                                              ; preds = %866, %892
  %873 = phi i64 [ %893, %892 ], [ 1, %866 ]
  %874 = getelementptr inbounds nuw i64, ptr %820, i64 %873
  %875 = load i64, ptr %874, align 8
  %876 = lshr i64 %875, 32
  %877 = icmp eq i64 %876, %870
  br i1 %877, label %892, label %878

878:                                              ; preds = %872
  %879 = load i64, ptr %60, align 8
  %880 = icmp eq i64 %870, %879
  br i1 %880, label %3397, label %881

881:                                              ; preds = %878
  %882 = load i64, ptr %61, align 8
  %883 = icmp sgt i64 %882, 0
  br i1 %883, label %887, label %892

884:                                              ; preds = %887
  %885 = add nuw nsw i64 %888, 1
  %886 = icmp eq i64 %885, %882
  br i1 %886, label %892, label %887

887:                                              ; preds = %881, %884
  %888 = phi i64 [ %885, %884 ], [ 0, %881 ]
  %889 = getelementptr inbounds nuw i64, ptr %868, i64 %888
  %890 = load i64, ptr %889, align 8
  %891 = icmp eq i64 %876, %890
  br i1 %891, label %3397, label %884

892:                                              ; preds = %884, %881, %872
  %893 = add nuw nsw i64 %873, 1
  %894 = icmp eq i64 %893, %638
  br i1 %894, label %895, label %872

895:                                              ; preds = %892, %866
  %896 = load i64, ptr %60, align 8
  %897 = icmp eq i64 %870, %896
  br i1 %897, label %901, label %898

898:                                              ; preds = %895
  %899 = load i64, ptr %61, align 8
  %900 = icmp sgt i64 %899, 0
  br i1 %900, label %916, label %923

901:                                              ; preds = %895
  br i1 %835, label %902, label %941

902:                                              ; preds = %901, %902
  %903 = phi i64 [ %907, %902 ], [ 0, %901 ]
  %904 = getelementptr inbounds nuw i64, ptr %820, i64 %903
  %905 = load i64, ptr %904, align 8
  %906 = and i64 %905, 4294967295
  store i64 %906, ptr %904, align 8
  %907 = add nuw nsw i64 %903, 1
  %908 = icmp eq i64 %907, %638
  br i1 %908, label %909, label %902

909:                                              ; preds = %902
  %910 = load i64, ptr %58, align 8
  %911 = inttoptr i64 %910 to ptr
  %912 = load i64, ptr %911, align 8
  br label %928

913:                                              ; preds = %916
  %914 = add nuw nsw i64 %917, 1
  %915 = icmp eq i64 %914, %899
  br i1 %915, label %923, label %916

916:                                              ; preds = %898, %913
  %917 = phi i64 [ %914, %913 ], [ 0, %898 ]
  %918 = getelementptr inbounds nuw i64, ptr %868, i64 %917
  %919 = load i64, ptr %918, align 8
  %920 = icmp eq i64 %870, %919
  br i1 %920, label %3397, label %913

921:                                              ; preds = %839
  %922 = icmp slt i64 %841, 0
  br i1 %922, label %3397, label %923

923:                                              ; preds = %913, %921, %898
  %924 = phi i64 [ %841, %921 ], [ 1, %898 ], [ 1, %913 ]
  %925 = load i64, ptr %58, align 8
  %926 = inttoptr i64 %925 to ptr
  %927 = load i64, ptr %926, align 8
  br i1 %835, label %928, label %932

928:                                              ; preds = %923, %909
  %929 = phi i64 [ %912, %909 ], [ %927, %923 ]
  %930 = phi ptr [ %911, %909 ], [ %926, %923 ]
  %931 = phi i64 [ 0, %909 ], [ %924, %923 ]
  br label %945

932:                                              ; preds = %945, %923
  %933 = phi ptr [ %926, %923 ], [ %930, %945 ]
  %934 = phi i64 [ %924, %923 ], [ %931, %945 ]
  %935 = phi i64 [ %927, %923 ], [ %953, %945 ]
  %936 = phi i64 [ 0, %923 ], [ %954, %945 ]
  %937 = phi i64 [ %927, %923 ], [ %952, %945 ]
  %938 = add nsw i64 %825, -1
  %939 = and i64 %936, %938
  %940 = icmp eq i64 %939, 0
  br i1 %940, label %957, label %3397

941:                                              ; preds = %901
  %942 = load i64, ptr %58, align 8
  %943 = inttoptr i64 %942 to ptr
  %944 = load i64, ptr %943, align 8
  br label %959

945:                                              ; preds = %945, %928
  %946 = phi i64 [ %952, %945 ], [ %929, %928 ]
  %947 = phi i64 [ %955, %945 ], [ 0, %928 ]
  %948 = phi i64 [ %954, %945 ], [ 0, %928 ]
  %949 = phi i64 [ %953, %945 ], [ %929, %928 ]
  %950 = getelementptr inbounds nuw i64, ptr %930, i64 %947
  %951 = load i64, ptr %950, align 8
  %952 = call i64 @llvm.smin.i64(i64 %951, i64 %946)
  %953 = call i64 @llvm.smax.i64(i64 %951, i64 %949)
  %954 = or i64 %951, %948
  %955 = add nuw nsw i64 %947, 1
  %956 = icmp eq i64 %955, %638
  br i1 %956, label %932, label %945

957:                                              ; preds = %932
  %958 = icmp eq i64 %934, 0
  br i1 %958, label %959, label %1003

959:                                              ; preds = %957, %941
  %960 = phi ptr [ %943, %941 ], [ %933, %957 ]
  %961 = phi i64 [ %944, %941 ], [ %935, %957 ]
  %962 = phi i64 [ %944, %941 ], [ %937, %957 ]
  %963 = load i64, ptr %65, align 8
  %964 = inttoptr i64 %963 to ptr
  %965 = load i64, ptr %66, align 8
  %966 = inttoptr i64 %965 to ptr
  %967 = load i64, ptr %67, align 8
  %968 = icmp sgt i64 %967, 0
  br i1 %968, label %969, label %983

969:                                              ; preds = %959, %980
  %970 = phi i64 [ %981, %980 ], [ 0, %959 ]
  %971 = shl nuw nsw i64 %970, 4
  %972 = getelementptr inbounds nuw i8, ptr %964, i64 %971
  %973 = load i64, ptr %972, align 8
  %974 = icmp sgt i64 %973, %962
  br i1 %974, label %980, label %975

975:                                              ; preds = %969
  %976 = getelementptr inbounds nuw i8, ptr %972, i64 8
  %977 = load i64, ptr %976, align 8
  %978 = sub nsw i64 %977, %825
  %979 = icmp sgt i64 %961, %978
  br i1 %979, label %980, label %983

980:                                              ; preds = %975, %969
  %981 = add nuw nsw i64 %970, 1
  %982 = icmp eq i64 %981, %967
  br i1 %982, label %3397, label %969

983:                                              ; preds = %975, %959
  %984 = phi i64 [ 0, %959 ], [ %970, %975 ]
  %985 = icmp eq i64 %984, %967
  br i1 %985, label %3397, label %986

986:                                              ; preds = %983
  br i1 %835, label %990, label %987

987:                                              ; preds = %990, %986
  %988 = load i64, ptr %62, align 8
  %989 = inttoptr i64 %988 to ptr
  br label %1041

990:                                              ; preds = %986, %990
  %991 = phi i64 [ %1001, %990 ], [ 0, %986 ]
  %992 = getelementptr inbounds nuw i64, ptr %636, i64 %991
  %993 = load i64, ptr %992, align 8
  %994 = getelementptr inbounds i64, ptr %966, i64 %993
  %995 = load i64, ptr %994, align 8
  %996 = load i64, ptr %68, align 8
  %997 = mul nsw i64 %996, %995
  %998 = getelementptr inbounds nuw i64, ptr %960, i64 %991
  %999 = load i64, ptr %998, align 8
  %1000 = add nsw i64 %999, %997
  store i64 %1000, ptr %998, align 8
  %1001 = add nuw nsw i64 %991, 1
  %1002 = icmp eq i64 %1001, %638
  br i1 %1002, label %987, label %990

1003:                                             ; preds = %957
  %1004 = load i64, ptr %62, align 8
  %1005 = inttoptr i64 %1004 to ptr
  %1006 = load i64, ptr %63, align 8
  %1007 = icmp eq i64 %1006, 0
  br i1 %1007, label %1016, label %1008

1008:                                             ; preds = %1003
  %1009 = getelementptr inbounds %struct.region, ptr %1005, i64 %1006
  %1010 = load i64, ptr %1009, align 8
  %1011 = icmp sgt i64 %1010, %937
  br i1 %1011, label %1016, label %1012

1012:                                             ; preds = %1008
  %1013 = getelementptr inbounds nuw i8, ptr %1009, i64 8
  %1014 = load i64, ptr %1013, align 8
  %1015 = icmp slt i64 %937, %1014
  br i1 %1015, label %1034, label %1016

1016:                                             ; preds = %1012, %1008, %1003
  %1017 = load i64, ptr %64, align 8
  %1018 = icmp sgt i64 %1017, 1
  br i1 %1018, label %1019, label %1710

1019:                                             ; preds = %1016, %1031
  %1020 = phi i64 [ %1032, %1031 ], [ 1, %1016 ]
  %1021 = getelementptr inbounds nuw %struct.region, ptr %1005, i64 %1020
  %1022 = load i64, ptr %1021, align 8
  %1023 = icmp sgt i64 %1022, %937
  br i1 %1023, label %1031, label %1024

1024:                                             ; preds = %1019
  %1025 = getelementptr inbounds nuw i8, ptr %1021, i64 8
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp slt i64 %937, %1026
  br i1 %1027, label %1028, label %1031

1028:                                             ; preds = %1024
  %1029 = getelementptr inbounds nuw i8, ptr %1021, i64 8
  store i64 %1020, ptr %63, align 8
  %1030 = load i64, ptr %1029, align 8
  br label %1034

1031:                                             ; preds = %1024, %1019
  %1032 = add nuw nsw i64 %1020, 1
  %1033 = icmp eq i64 %1032, %1017
  br i1 %1033, label %1710, label %1019

1034:                                             ; preds = %1028, %1012
  %1035 = phi i64 [ %1014, %1012 ], [ %1030, %1028 ]
  %1036 = phi ptr [ %1009, %1012 ], [ %1021, %1028 ]
  %1037 = sub nsw i64 %1035, %825
  %1038 = icmp sgt i64 %935, %1037
  br i1 %1038, label %3397, label %1039

1039:                                             ; preds = %1034
  %1040 = load i64, ptr %1036, align 8
  br label %1041

1041:                                             ; preds = %1039, %987
  %1042 = phi i64 [ %988, %987 ], [ %1004, %1039 ]
  %1043 = phi i64 [ 0, %987 ], [ %934, %1039 ]
  %1044 = phi ptr [ %989, %987 ], [ %1036, %1039 ]
  %1045 = phi i64 [ 0, %987 ], [ %1040, %1039 ]
  %1046 = getelementptr inbounds nuw i8, ptr %1044, i64 120
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp sgt i64 %1047, 1
  br i1 %1048, label %3397, label %1049

1049:                                             ; preds = %1041
  %1050 = getelementptr inbounds nuw i8, ptr %1044, i64 32
  %1051 = load i64, ptr %1050, align 8
  %1052 = icmp slt i64 %825, %1051
  br i1 %1052, label %3397, label %1053

1053:                                             ; preds = %1049
  %1054 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1051, i1 true)
  %1055 = ashr i64 %825, %1054
  %1056 = icmp eq i64 %1043, 0
  br i1 %1056, label %1060, label %1057

1057:                                             ; preds = %1053
  %1058 = load i64, ptr %69, align 8
  %1059 = icmp ne i64 %1058, 0
  br label %1060

1060:                                             ; preds = %1057, %1053
  %1061 = phi i1 [ true, %1053 ], [ %1059, %1057 ]
  store i64 -1, ptr %70, align 8
  store i64 0, ptr %71, align 8
  %1062 = load i64, ptr %1046, align 8
  %1063 = icmp eq i64 %1062, 0
  br i1 %1063, label %1078, label %1064

1064:                                             ; preds = %1060
  %1065 = select i1 %826, i64 136, i64 128
  %1066 = getelementptr inbounds nuw i8, ptr %1044, i64 %1065
  %1067 = load i64, ptr %1066, align 8
  %1068 = inttoptr i64 %1067 to ptr
  %1069 = getelementptr inbounds i64, ptr %1068, i64 %492
  %1070 = load i64, ptr %1069, align 8
  %1071 = inttoptr i64 %1070 to ptr
  %1072 = icmp eq i64 %1070, 0
  br i1 %1072, label %1073, label %1078

1073:                                             ; preds = %1064
  %1074 = ptrtoint ptr %1044 to i64
  %1075 = sub i64 %1074, %1042
  %1076 = sdiv exact i64 %1075, 152
  store i64 %1076, ptr %70, align 8
  %1077 = select i1 %826, i64 2, i64 1
  store i64 %1077, ptr %71, align 8
  br label %3397

1078:                                             ; preds = %1064, %1060
  %1079 = phi ptr [ %1071, %1064 ], [ null, %1060 ]
  br i1 %1061, label %1080, label %1087

1080:                                             ; preds = %1078
  %1081 = load i64, ptr %72, align 8
  %1082 = shl nsw i64 %638, 1
  %1083 = add i64 %1082, 4
  %1084 = add i64 %1083, %1081
  %1085 = load i64, ptr %73, align 8
  %1086 = icmp sgt i64 %1084, %1085
  br i1 %1086, label %3397, label %1087

1087:                                             ; preds = %1080, %1078
  %1088 = load i64, ptr %66, align 8
  %1089 = inttoptr i64 %1088 to ptr
  %1090 = load i64, ptr %74, align 8
  %1091 = inttoptr i64 %1090 to ptr
  %1092 = load i64, ptr %75, align 8
  %1093 = inttoptr i64 %1092 to ptr
  %1094 = load i64, ptr %76, align 8
  %1095 = inttoptr i64 %1094 to ptr
  %1096 = getelementptr inbounds nuw i8, ptr %1044, i64 24
  %1097 = load i64, ptr %1096, align 8
  %1098 = inttoptr i64 %1097 to ptr
  %1099 = getelementptr inbounds nuw i8, ptr %1044, i64 64
  %1100 = load i64, ptr %1099, align 8
  %1101 = inttoptr i64 %1100 to ptr
  %1102 = getelementptr inbounds nuw i8, ptr %1044, i64 56
  %1103 = load i64, ptr %1102, align 8
  %1104 = inttoptr i64 %1103 to ptr
  %1105 = getelementptr inbounds nuw i8, ptr %1044, i64 72
  %1106 = load i64, ptr %1105, align 8
  %1107 = inttoptr i64 %1106 to ptr
  %1108 = getelementptr inbounds nuw i8, ptr %1044, i64 88
  %1109 = load i64, ptr %1108, align 8
  %1110 = inttoptr i64 %1109 to ptr
  %1111 = getelementptr inbounds nuw i8, ptr %1044, i64 48
  %1112 = load i64, ptr %1111, align 8
  %1113 = inttoptr i64 %1112 to ptr
  %1114 = getelementptr inbounds nuw i8, ptr %1044, i64 112
  %1115 = load i64, ptr %1114, align 8
  %1116 = inttoptr i64 %1115 to ptr
  %1117 = load i64, ptr %77, align 8
  %1118 = load i64, ptr %1050, align 8
  %1119 = load i64, ptr %78, align 8
  %1120 = inttoptr i64 %1119 to ptr
  %1121 = mul nsw i64 %1055, %638
  %1122 = add nsw i64 %1117, %1121
  store i64 %1122, ptr %77, align 8
  br i1 %835, label %1123, label %1286

1123:                                             ; preds = %1087
  %1124 = icmp eq i64 %1100, 0
  %1125 = getelementptr inbounds nuw i8, ptr %1044, i64 104
  %1126 = getelementptr inbounds nuw i8, ptr %1044, i64 80
  %1127 = getelementptr inbounds nuw i8, ptr %1044, i64 40
  %1128 = icmp eq i64 %1103, 0
  %1129 = icmp slt i64 %1118, 1
  %1130 = select i1 %1128, i1 true, i1 %1129
  %1131 = icmp sgt i64 %1055, 0
  br label %1132

1132:                                             ; preds = %1280, %1123
  %1133 = phi i64 [ 0, %1123 ], [ %1281, %1280 ]
  %1134 = phi i64 [ 0, %1123 ], [ %1282, %1280 ]
  %1135 = phi i64 [ 0, %1123 ], [ %1284, %1280 ]
  %1136 = phi i64 [ 0, %1123 ], [ %1283, %1280 ]
  %1137 = getelementptr inbounds nuw i64, ptr %636, i64 %1135
  %1138 = load i64, ptr %1137, align 8
  %1139 = getelementptr inbounds nuw i64, ptr %820, i64 %1135
  %1140 = load i64, ptr %1139, align 8
  %1141 = sub nsw i64 %1140, %1045
  %1142 = ashr i64 %1141, %1054
  %1143 = getelementptr inbounds i64, ptr %1089, i64 %1138
  %1144 = load i64, ptr %1143, align 8
  %1145 = load i64, ptr %79, align 8
  %1146 = add nsw i64 %1145, %1144
  %1147 = getelementptr inbounds i64, ptr %1091, i64 %1138
  %1148 = load i64, ptr %1147, align 8
  %1149 = getelementptr inbounds i64, ptr %1093, i64 %1138
  %1150 = load i64, ptr %1149, align 8
  %1151 = load i64, ptr %80, align 8
  %1152 = mul nsw i64 %1151, %1150
  %1153 = getelementptr inbounds i32, ptr %1095, i64 %1152
  br i1 %1131, label %1154, label %1280

1154:                                             ; preds = %1132, %1270
  %1155 = phi i64 [ %1271, %1270 ], [ %1133, %1132 ]
  %1156 = phi i64 [ %1272, %1270 ], [ %1134, %1132 ]
  %1157 = phi i64 [ %1278, %1270 ], [ %1136, %1132 ]
  %1158 = phi i64 [ %1277, %1270 ], [ 0, %1132 ]
  %1159 = add nsw i64 %1158, %1142
  %1160 = mul nsw i64 %1159, 40
  %1161 = getelementptr inbounds i8, ptr %1098, i64 %1160
  br i1 %1124, label %1166, label %1162

1162:                                             ; preds = %1154
  %1163 = getelementptr inbounds i32, ptr %1101, i64 %1159
  %1164 = load i32, ptr %1163, align 4
  %1165 = icmp eq i32 %1164, 0
  br i1 %1165, label %1166, label %3397

1166:                                             ; preds = %1162, %1154
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %17)
  %1167 = load i64, ptr %1125, align 8
  %1168 = icmp eq i64 %1167, 0
  br label %1169

1169:                                             ; preds = %1199, %1166
  %1170 = phi i1 [ true, %1166 ], [ false, %1199 ]
  %1171 = phi ptr [ %16, %1166 ], [ %17, %1199 ]
  %1172 = phi i64 [ 0, %1166 ], [ 20, %1199 ]
  %1173 = getelementptr inbounds nuw i8, ptr %1161, i64 %1172
  %1174 = load i32, ptr %1173, align 4
  %1175 = sext i32 %1174 to i64
  %1176 = getelementptr inbounds nuw i8, ptr %1173, i64 4
  %1177 = load i32, ptr %1176, align 4
  %1178 = icmp slt i32 %1177, 1
  %1179 = icmp eq i64 %1148, %1175
  %1180 = select i1 %1178, i1 true, i1 %1179
  br i1 %1180, label %1186, label %1181

1181:                                             ; preds = %1169
  %1182 = getelementptr inbounds i32, ptr %1153, i64 %1175
  %1183 = load i32, ptr %1182, align 4
  %1184 = icmp sge i32 %1183, %1177
  %1185 = zext i1 %1184 to i32
  br label %1186

1186:                                             ; preds = %1181, %1169
  %1187 = phi i32 [ %1185, %1181 ], [ 1, %1169 ]
  store i32 %1187, ptr %1171, align 4
  %1188 = icmp sgt i32 %1177, 0
  %1189 = and i1 %1168, %1188
  br i1 %1189, label %1190, label %1199

1190:                                             ; preds = %1186
  %1191 = getelementptr inbounds nuw i8, ptr %1173, i64 8
  %1192 = load i32, ptr %1191, align 4
  %1193 = sext i32 %1192 to i64
  %1194 = icmp eq i64 %1146, %1193
  br i1 %1194, label %1199, label %1195

1195:                                             ; preds = %1190
  %1196 = load i64, ptr %81, align 8
  %1197 = icmp eq i64 %1196, 0
  br i1 %1197, label %1198, label %1266

1198:                                             ; preds = %1195
  store i32 0, ptr %1171, align 4
  br label %1199

1199:                                             ; preds = %1198, %1190, %1186
  br i1 %1170, label %1169, label %1200

1200:                                             ; preds = %1199
  %1201 = load i32, ptr %16, align 4
  %1202 = icmp eq i32 %1201, 0
  br i1 %1202, label %1266, label %1203

1203:                                             ; preds = %1200
  br i1 %826, label %1204, label %1232

1204:                                             ; preds = %1203
  %1205 = load i32, ptr %17, align 4
  %1206 = icmp eq i32 %1205, 0
  br i1 %1206, label %1266, label %1207

1207:                                             ; preds = %1204
  %1208 = getelementptr inbounds i8, ptr %1110, i64 %1159
  %1209 = load i8, ptr %1208, align 1
  %1210 = icmp eq i8 %1209, 0
  br i1 %1210, label %1211, label %1266

1211:                                             ; preds = %1207
  %1212 = getelementptr inbounds i64, ptr %1116, i64 %1159
  %1213 = load i64, ptr %1212, align 8
  %1214 = icmp slt i64 %1213, %1117
  br i1 %1214, label %1215, label %1266

1215:                                             ; preds = %1211
  %1216 = load i64, ptr %1126, align 8
  %1217 = icmp sgt i64 %1216, 0
  br i1 %1217, label %1218, label %1270

1218:                                             ; preds = %1215
  %1219 = mul i64 %1159, 20
  br label %1223

1220:                                             ; preds = %1223
  %1221 = add nuw nsw i64 %1224, 1
  %1222 = icmp eq i64 %1221, %1216
  br i1 %1222, label %1270, label %1223

1223:                                             ; preds = %1220, %1218
  %1224 = phi i64 [ 0, %1218 ], [ %1221, %1220 ]
  %1225 = getelementptr inbounds nuw i64, ptr %1107, i64 %1224
  %1226 = load i64, ptr %1225, align 8
  %1227 = inttoptr i64 %1226 to ptr
  %1228 = getelementptr i8, ptr %1227, i64 %1219
  %1229 = getelementptr i8, ptr %1228, i64 4
  %1230 = load i32, ptr %1229, align 4
  %1231 = icmp eq i32 %1230, 0
  br i1 %1231, label %1220, label %1266

1232:                                             ; preds = %1203
  %1233 = load i64, ptr %1127, align 8
  %1234 = icmp eq i64 %1233, 0
  br i1 %1234, label %1235, label %1239

1235:                                             ; preds = %1232
  %1236 = getelementptr inbounds i8, ptr %1113, i64 %1159
  %1237 = load i8, ptr %1236, align 1
  %1238 = icmp eq i8 %1237, 0
  br i1 %1238, label %1266, label %1239

1239:                                             ; preds = %1235, %1232
  br i1 %1130, label %1251, label %1240

1240:                                             ; preds = %1239
  %1241 = mul nsw i64 %1159, %1118
  %1242 = getelementptr i32, ptr %1104, i64 %1241
  br label %1246

1243:                                             ; preds = %1246
  %1244 = add nuw nsw i64 %1247, 1
  %1245 = icmp eq i64 %1244, %1118
  br i1 %1245, label %1251, label %1246

1246:                                             ; preds = %1243, %1240
  %1247 = phi i64 [ 0, %1240 ], [ %1244, %1243 ]
  %1248 = getelementptr i32, ptr %1242, i64 %1247
  %1249 = load i32, ptr %1248, align 4
  %1250 = icmp eq i32 %1249, 0
  br i1 %1250, label %1243, label %1266

1251:                                             ; preds = %1243, %1239
  %1252 = load i32, ptr %17, align 4
  %1253 = freeze i32 %1252
  %1254 = icmp eq i32 %1253, 0
  %1255 = zext i1 %1254 to i64
  %1256 = add nsw i64 %1155, %1255
  %1257 = getelementptr inbounds i64, ptr %1116, i64 %1159
  %1258 = load i64, ptr %1257, align 8
  %1259 = icmp slt i64 %1258, %1117
  br i1 %1259, label %1267, label %1260

1260:                                             ; preds = %1251
  %1261 = sub nsw i64 %1258, %1117
  %1262 = getelementptr inbounds nuw i8, ptr %1120, i64 %1261
  %1263 = load i8, ptr %1262, align 1
  %1264 = or i8 %1263, 1
  store i8 %1264, ptr %1262, align 1
  %1265 = add nsw i64 %1156, 1
  br label %1267

1266:                                             ; preds = %1235, %1211, %1207, %1204, %1200, %1195, %1246, %1223
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  br label %3397

1267:                                             ; preds = %1260, %1251
  %1268 = phi i64 [ %1156, %1251 ], [ %1265, %1260 ]
  %1269 = select i1 %1254, i8 2, i8 0
  br label %1270

1270:                                             ; preds = %1220, %1267, %1215
  %1271 = phi i64 [ %1256, %1267 ], [ %1155, %1215 ], [ %1155, %1220 ]
  %1272 = phi i64 [ %1268, %1267 ], [ %1156, %1215 ], [ %1156, %1220 ]
  %1273 = phi i8 [ %1269, %1267 ], [ 0, %1215 ], [ 0, %1220 ]
  %1274 = getelementptr inbounds i8, ptr %1120, i64 %1157
  store i8 %1273, ptr %1274, align 1
  %1275 = add nsw i64 %1157, %1117
  %1276 = getelementptr inbounds i64, ptr %1116, i64 %1159
  store i64 %1275, ptr %1276, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %17)
  %1277 = add nuw nsw i64 %1158, 1
  %1278 = add nsw i64 %1157, 1
  %1279 = icmp eq i64 %1277, %1055
  br i1 %1279, label %1280, label %1154

1280:                                             ; preds = %1270, %1132
  %1281 = phi i64 [ %1133, %1132 ], [ %1271, %1270 ]
  %1282 = phi i64 [ %1134, %1132 ], [ %1272, %1270 ]
  %1283 = phi i64 [ %1136, %1132 ], [ %1278, %1270 ]
  %1284 = add nuw nsw i64 %1135, 1
  %1285 = icmp eq i64 %1284, %638
  br i1 %1285, label %1286, label %1132

1286:                                             ; preds = %1280, %1087
  %1287 = phi i64 [ 0, %1087 ], [ %1281, %1280 ]
  %1288 = phi i64 [ 0, %1087 ], [ %1282, %1280 ]
  %1289 = getelementptr inbounds nuw i8, ptr %1044, i64 96
  %1290 = load i64, ptr %1289, align 8
  %1291 = inttoptr i64 %1290 to ptr
  br i1 %826, label %1306, label %1292

1292:                                             ; preds = %1286
  %1293 = getelementptr inbounds nuw i8, ptr %1291, i64 8
  %1294 = load i64, ptr %1293, align 8
  %1295 = add i64 %1288, %1287
  %1296 = add i64 %1295, %1294
  %1297 = getelementptr inbounds nuw i8, ptr %1291, i64 16
  %1298 = load i64, ptr %1297, align 8
  %1299 = icmp sgt i64 %1296, %1298
  br i1 %1299, label %1300, label %1306

1300:                                             ; preds = %1292
  %1301 = getelementptr inbounds nuw i8, ptr %1291, i64 24
  store i64 %1296, ptr %1301, align 8
  %1302 = load i64, ptr %62, align 8
  %1303 = ptrtoint ptr %1044 to i64
  %1304 = sub i64 %1303, %1302
  %1305 = sdiv exact i64 %1304, 152
  store i64 %1305, ptr %70, align 8
  br label %3397

1306:                                             ; preds = %1292, %1286
  %1307 = load i64, ptr %66, align 8
  %1308 = inttoptr i64 %1307 to ptr
  %1309 = load i64, ptr %74, align 8
  %1310 = inttoptr i64 %1309 to ptr
  %1311 = load i64, ptr %82, align 8
  %1312 = inttoptr i64 %1311 to ptr
  %1313 = load i64, ptr %78, align 8
  %1314 = inttoptr i64 %1313 to ptr
  %1315 = load i64, ptr %1096, align 8
  %1316 = inttoptr i64 %1315 to ptr
  %1317 = load i64, ptr %1102, align 8
  %1318 = inttoptr i64 %1317 to ptr
  %1319 = load i64, ptr %1050, align 8
  %1320 = icmp eq i64 %1287, 0
  br i1 %1320, label %1325, label %1321

1321:                                             ; preds = %1306
  %1322 = getelementptr inbounds nuw i8, ptr %1291, i64 8
  br i1 %835, label %1323, label %1382

1323:                                             ; preds = %1321
  %1324 = icmp sgt i64 %1055, 0
  br label %1335

1325:                                             ; preds = %1344, %1306
  br i1 %835, label %1326, label %1382

1326:                                             ; preds = %1325
  %1327 = trunc i64 %492 to i32
  %1328 = getelementptr inbounds nuw i8, ptr %1044, i64 40
  %1329 = icmp eq i64 %1317, 0
  %1330 = icmp slt i64 %1319, 1
  %1331 = shl i64 %1319, 2
  %1332 = select i1 %1329, i1 true, i1 %1330
  %1333 = icmp sgt i64 %1055, 0
  %1334 = select i1 %826, i64 0, i64 5
  br label %1389

1335:                                             ; preds = %1344, %1323
  %1336 = phi i64 [ 0, %1323 ], [ %1345, %1344 ]
  %1337 = phi i64 [ 0, %1323 ], [ %1346, %1344 ]
  %1338 = getelementptr inbounds nuw i64, ptr %820, i64 %1337
  %1339 = load i64, ptr %1338, align 8
  %1340 = sub nsw i64 %1339, %1045
  %1341 = ashr i64 %1340, %1054
  br i1 %1324, label %1348, label %1344

1342:                                             ; preds = %1378
  %1343 = add i64 %1336, %1055
  br label %1344

1344:                                             ; preds = %1342, %1335
  %1345 = phi i64 [ %1336, %1335 ], [ %1343, %1342 ]
  %1346 = add nuw nsw i64 %1337, 1
  %1347 = icmp eq i64 %1346, %638
  br i1 %1347, label %1325, label %1335

1348:                                             ; preds = %1335, %1378
  %1349 = phi i64 [ %1380, %1378 ], [ %1336, %1335 ]
  %1350 = phi i64 [ %1379, %1378 ], [ 0, %1335 ]
  %1351 = getelementptr inbounds i8, ptr %1314, i64 %1349
  %1352 = load i8, ptr %1351, align 1
  %1353 = and i8 %1352, 2
  %1354 = icmp eq i8 %1353, 0
  br i1 %1354, label %1378, label %1355

1355:                                             ; preds = %1348
  %1356 = add nsw i64 %1350, %1341
  %1357 = mul nsw i64 %1356, 40
  %1358 = getelementptr inbounds i8, ptr %1316, i64 %1357
  %1359 = getelementptr inbounds nuw i8, ptr %1358, i64 20
  %1360 = load i64, ptr %1291, align 8
  %1361 = inttoptr i64 %1360 to ptr
  %1362 = load i64, ptr %1322, align 8
  %1363 = add nsw i64 %1362, 1
  store i64 %1363, ptr %1322, align 8
  %1364 = mul nsw i64 %1362, 24
  %1365 = getelementptr inbounds i8, ptr %1361, i64 %1364
  %1366 = trunc i64 %1356 to i32
  store i32 %1366, ptr %1365, align 4
  br label %1371

1367:                                             ; preds = %1371
  %1368 = load i64, ptr %1108, align 8
  %1369 = inttoptr i64 %1368 to ptr
  %1370 = getelementptr inbounds i8, ptr %1369, i64 %1356
  store i8 1, ptr %1370, align 1
  br label %1378

1371:                                             ; preds = %1371, %1355
  %1372 = phi i64 [ 0, %1355 ], [ %1375, %1371 ]
  %1373 = getelementptr inbounds nuw i32, ptr %1359, i64 %1372
  %1374 = load i32, ptr %1373, align 4
  %1375 = add nuw nsw i64 %1372, 1
  %1376 = getelementptr inbounds nuw i32, ptr %1365, i64 %1375
  store i32 %1374, ptr %1376, align 4
  %1377 = icmp eq i64 %1375, 5
  br i1 %1377, label %1367, label %1371

1378:                                             ; preds = %1367, %1348
  %1379 = add nuw nsw i64 %1350, 1
  %1380 = add nsw i64 %1349, 1
  %1381 = icmp eq i64 %1379, %1055
  br i1 %1381, label %1342, label %1348

1382:                                             ; preds = %1401, %1325, %1321
  %1383 = icmp eq i64 %1288, 0
  br i1 %1383, label %1490, label %1384

1384:                                             ; preds = %1382
  %1385 = getelementptr inbounds nuw i8, ptr %1291, i64 8
  %1386 = trunc i64 %492 to i32
  br i1 %835, label %1387, label %1517

1387:                                             ; preds = %1384
  %1388 = icmp sgt i64 %1055, 0
  br label %1436

1389:                                             ; preds = %1401, %1326
  %1390 = phi i64 [ 0, %1326 ], [ %1402, %1401 ]
  %1391 = getelementptr inbounds nuw i64, ptr %820, i64 %1390
  %1392 = load i64, ptr %1391, align 8
  %1393 = sub nsw i64 %1392, %1045
  %1394 = ashr i64 %1393, %1054
  br i1 %1333, label %1395, label %1401

1395:                                             ; preds = %1389
  %1396 = getelementptr inbounds nuw i64, ptr %636, i64 %1390
  %1397 = load i64, ptr %1396, align 8
  %1398 = getelementptr inbounds i64, ptr %1310, i64 %1397
  %1399 = getelementptr inbounds i32, ptr %1312, i64 %1397
  %1400 = getelementptr inbounds i64, ptr %1308, i64 %1397
  br label %1404

1401:                                             ; preds = %1433, %1389
  %1402 = add nuw nsw i64 %1390, 1
  %1403 = icmp eq i64 %1402, %638
  br i1 %1403, label %1382, label %1389

1404:                                             ; preds = %1433, %1395
  %1405 = phi i64 [ 0, %1395 ], [ %1434, %1433 ]
  %1406 = add i64 %1405, %1394
  %1407 = mul i64 %1406, %1331
  %1408 = getelementptr i8, ptr %1318, i64 %1407
  %1409 = mul nsw i64 %1406, 40
  %1410 = getelementptr inbounds i8, ptr %1316, i64 %1409
  %1411 = getelementptr inbounds nuw i32, ptr %1410, i64 %1334
  %1412 = load i64, ptr %1398, align 8
  %1413 = trunc i64 %1412 to i32
  store i32 %1413, ptr %1411, align 4
  %1414 = load i32, ptr %1399, align 4
  %1415 = getelementptr inbounds nuw i8, ptr %1411, i64 4
  store i32 %1414, ptr %1415, align 4
  %1416 = load i64, ptr %1400, align 8
  %1417 = load i64, ptr %79, align 8
  %1418 = add nsw i64 %1417, %1416
  %1419 = trunc i64 %1418 to i32
  %1420 = getelementptr inbounds nuw i8, ptr %1411, i64 8
  store i32 %1419, ptr %1420, align 4
  %1421 = getelementptr inbounds nuw i8, ptr %1411, i64 12
  store i32 %1327, ptr %1421, align 4
  %1422 = getelementptr inbounds nuw i8, ptr %1411, i64 16
  store i32 1, ptr %1422, align 4
  br i1 %826, label %1423, label %1433

1423:                                             ; preds = %1404
  %1424 = getelementptr i8, ptr %1410, i64 24
  store i32 0, ptr %1424, align 4
  %1425 = load i64, ptr %1328, align 8
  %1426 = icmp eq i64 %1425, 0
  br i1 %1426, label %1427, label %1431

1427:                                             ; preds = %1423
  %1428 = load i64, ptr %1111, align 8
  %1429 = inttoptr i64 %1428 to ptr
  %1430 = getelementptr inbounds i8, ptr %1429, i64 %1406
  store i8 1, ptr %1430, align 1
  br label %1431

1431:                                             ; preds = %1427, %1423
  br i1 %1332, label %1433, label %1432

1432:                                             ; preds = %1431
  call void @llvm.memset.p0.i64(ptr align 4 %1408, i8 0, i64 %1331, i1 false)
  br label %1433

1433:                                             ; preds = %1432, %1431, %1404
  %1434 = add nuw nsw i64 %1405, 1
  %1435 = icmp eq i64 %1434, %1055
  br i1 %1435, label %1401, label %1404

1436:                                             ; preds = %1451, %1387
  %1437 = phi i64 [ 0, %1387 ], [ %1453, %1451 ]
  %1438 = phi i64 [ 0, %1387 ], [ %1452, %1451 ]
  %1439 = getelementptr inbounds nuw i64, ptr %820, i64 %1437
  %1440 = load i64, ptr %1439, align 8
  %1441 = sub nsw i64 %1440, %1045
  %1442 = ashr i64 %1441, %1054
  br i1 %1388, label %1443, label %1451

1443:                                             ; preds = %1436
  %1444 = getelementptr inbounds nuw i64, ptr %636, i64 %1437
  %1445 = load i64, ptr %1444, align 8
  %1446 = getelementptr inbounds i64, ptr %1310, i64 %1445
  %1447 = getelementptr inbounds i32, ptr %1312, i64 %1445
  %1448 = getelementptr inbounds i64, ptr %1308, i64 %1445
  br label %1455

1449:                                             ; preds = %1486
  %1450 = add i64 %1438, %1055
  br label %1451

1451:                                             ; preds = %1449, %1436
  %1452 = phi i64 [ %1438, %1436 ], [ %1450, %1449 ]
  %1453 = add nuw nsw i64 %1437, 1
  %1454 = icmp eq i64 %1453, %638
  br i1 %1454, label %1490, label %1436

1455:                                             ; preds = %1486, %1443
  %1456 = phi i64 [ 0, %1443 ], [ %1487, %1486 ]
  %1457 = phi i64 [ %1438, %1443 ], [ %1488, %1486 ]
  %1458 = getelementptr inbounds i8, ptr %1314, i64 %1457
  %1459 = load i8, ptr %1458, align 1
  %1460 = and i8 %1459, 1
  %1461 = icmp eq i8 %1460, 0
  br i1 %1461, label %1486, label %1462

1462:                                             ; preds = %1455
  %1463 = load i64, ptr %1291, align 8
  %1464 = inttoptr i64 %1463 to ptr
  %1465 = load i64, ptr %1385, align 8
  %1466 = add nsw i64 %1465, 1
  store i64 %1466, ptr %1385, align 8
  %1467 = mul nsw i64 %1465, 24
  %1468 = getelementptr inbounds i8, ptr %1464, i64 %1467
  %1469 = add nsw i64 %1456, %1442
  %1470 = trunc i64 %1469 to i32
  store i32 %1470, ptr %1468, align 4
  %1471 = load i64, ptr %1446, align 8
  %1472 = trunc i64 %1471 to i32
  %1473 = getelementptr inbounds nuw i8, ptr %1468, i64 4
  store i32 %1472, ptr %1473, align 4
  %1474 = load i32, ptr %1447, align 4
  %1475 = getelementptr inbounds nuw i8, ptr %1468, i64 8
  store i32 %1474, ptr %1475, align 4
  %1476 = load i64, ptr %1448, align 8
  %1477 = load i64, ptr %79, align 8
  %1478 = add nsw i64 %1477, %1476
  %1479 = trunc i64 %1478 to i32
  %1480 = getelementptr inbounds nuw i8, ptr %1468, i64 12
  store i32 %1479, ptr %1480, align 4
  %1481 = getelementptr inbounds nuw i8, ptr %1468, i64 16
  store i32 %1386, ptr %1481, align 4
  %1482 = getelementptr inbounds nuw i8, ptr %1468, i64 20
  store i32 1, ptr %1482, align 4
  %1483 = load i64, ptr %1108, align 8
  %1484 = inttoptr i64 %1483 to ptr
  %1485 = getelementptr inbounds i8, ptr %1484, i64 %1469
  store i8 1, ptr %1485, align 1
  br label %1486

1486:                                             ; preds = %1462, %1455
  %1487 = add nuw nsw i64 %1456, 1
  %1488 = add nsw i64 %1457, 1
  %1489 = icmp eq i64 %1487, %1055
  br i1 %1489, label %1449, label %1455

1490:                                             ; preds = %1451, %1382
  %1491 = icmp eq ptr %1079, null
  br i1 %1491, label %1517, label %1492

1492:                                             ; preds = %1490
  %1493 = getelementptr inbounds nuw i8, ptr %1044, i64 144
  %1494 = load i64, ptr %1493, align 8
  %1495 = inttoptr i64 %1494 to ptr
  br i1 %835, label %1496, label %1517

1496:                                             ; preds = %1492
  %1497 = trunc i64 %492 to i32
  %1498 = icmp sgt i64 %1055, 0
  br label %1499

1499:                                             ; preds = %1505, %1496
  %1500 = phi i64 [ 0, %1496 ], [ %1506, %1505 ]
  %1501 = getelementptr inbounds nuw i64, ptr %820, i64 %1500
  %1502 = load i64, ptr %1501, align 8
  %1503 = sub nsw i64 %1502, %1045
  %1504 = ashr i64 %1503, %1054
  br i1 %1498, label %1508, label %1505

1505:                                             ; preds = %1514, %1499
  %1506 = add nuw nsw i64 %1500, 1
  %1507 = icmp eq i64 %1506, %638
  br i1 %1507, label %1517, label %1499

1508:                                             ; preds = %1499, %1514
  %1509 = phi i64 [ %1515, %1514 ], [ 0, %1499 ]
  %1510 = add nsw i64 %1509, %1504
  %1511 = getelementptr inbounds i8, ptr %1079, i64 %1510
  store i8 1, ptr %1511, align 1
  br i1 %826, label %1512, label %1514

1512:                                             ; preds = %1508
  %1513 = getelementptr inbounds i32, ptr %1495, i64 %1510
  store i32 %1497, ptr %1513, align 4
  br label %1514

1514:                                             ; preds = %1512, %1508
  %1515 = add nuw nsw i64 %1509, 1
  %1516 = icmp eq i64 %1515, %1055
  br i1 %1516, label %1505, label %1508

1517:                                             ; preds = %1505, %1492, %1490, %1384
  %1518 = load i64, ptr %41, align 8
  %1519 = inttoptr i64 %1518 to ptr
  %1520 = load i64, ptr %83, align 8
  %1521 = inttoptr i64 %1520 to ptr
  %1522 = load i64, ptr %823, align 8
  %1523 = icmp sgt i64 %1522, 0
  br i1 %1523, label %1524, label %1582

1524:                                             ; preds = %1517
  %1525 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %1526 = getelementptr inbounds nuw i8, ptr %491, i64 8
  %1527 = getelementptr inbounds nuw i8, ptr %1044, i64 16
  br label %1528

1528:                                             ; preds = %1577, %1524
  %1529 = phi i64 [ %1522, %1524 ], [ %1578, %1577 ]
  %1530 = phi i64 [ %1522, %1524 ], [ %1579, %1577 ]
  %1531 = phi i64 [ 0, %1524 ], [ %1580, %1577 ]
  %1532 = load i64, ptr %1525, align 8
  %1533 = getelementptr i64, ptr %1521, i64 %1532
  %1534 = getelementptr i64, ptr %1533, i64 %1531
  %1535 = load i64, ptr %1534, align 8
  %1536 = icmp slt i64 %1535, 0
  br i1 %1536, label %1577, label %1537

1537:                                             ; preds = %1528
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %1538 = getelementptr inbounds nuw %struct.operand, ptr %1519, i64 %1535
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull align 8 dereferenceable(16) %1538, i64 16, i1 false)
  br i1 %835, label %1543, label %1541

1539:                                             ; preds = %1574
  %1540 = load i64, ptr %823, align 8
  br label %1541

1541:                                             ; preds = %1539, %1537
  %1542 = phi i64 [ %1540, %1539 ], [ %1529, %1537 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %1577

1543:                                             ; preds = %1537, %1574
  %1544 = phi i64 [ %1575, %1574 ], [ 0, %1537 ]
  %1545 = load i64, ptr %1527, align 8
  %1546 = getelementptr inbounds nuw i64, ptr %820, i64 %1544
  %1547 = load i64, ptr %1546, align 8
  %1548 = load i64, ptr %821, align 8
  %1549 = mul nsw i64 %1548, %1531
  %1550 = sub i64 %1545, %1045
  %1551 = add i64 %1550, %1547
  %1552 = add nsw i64 %1551, %1549
  br i1 %826, label %1553, label %1569

1553:                                             ; preds = %1543
  %1554 = load i64, ptr %1526, align 8
  %1555 = getelementptr inbounds nuw i64, ptr %636, i64 %1544
  %1556 = load i64, ptr %1555, align 8
  %1557 = call fastcc i64 @get(ptr noundef %14, i64 noundef %1554, i64 noundef %1556)
  switch i64 %1548, label %1567 [
    i64 1, label %1558
    i64 2, label %1561
    i64 4, label %1564
  ]

1558:                                             ; preds = %1553
  %1559 = trunc i64 %1557 to i8
  %1560 = inttoptr i64 %1552 to ptr
  store i8 %1559, ptr %1560, align 1
  br label %1574

1561:                                             ; preds = %1553
  %1562 = trunc i64 %1557 to i16
  %1563 = inttoptr i64 %1552 to ptr
  store i16 %1562, ptr %1563, align 2
  br label %1574

1564:                                             ; preds = %1553
  %1565 = trunc i64 %1557 to i32
  %1566 = inttoptr i64 %1552 to ptr
  store i32 %1565, ptr %1566, align 4
  br label %1574

1567:                                             ; preds = %1553
  %1568 = inttoptr i64 %1552 to ptr
  store i64 %1557, ptr %1568, align 8
  br label %1574

1569:                                             ; preds = %1543
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 %1552, ptr %15, align 8
  store i64 0, ptr %84, align 8
  %1570 = getelementptr inbounds nuw i64, ptr %636, i64 %1544
  %1571 = load i64, ptr %1570, align 8
  %1572 = load i64, ptr %1526, align 8
  %1573 = call fastcc i64 @get(ptr noundef %15, i64 noundef %1572, i64 noundef 0)
  call fastcc void @put(ptr noundef %14, i64 noundef %1571, i64 noundef %1573)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %1574

1574:                                             ; preds = %1569, %1567, %1564, %1561, %1558
  %1575 = add nuw nsw i64 %1544, 1
  %1576 = icmp eq i64 %1575, %638
  br i1 %1576, label %1539, label %1543

1577:                                             ; preds = %1541, %1528
  %1578 = phi i64 [ %1529, %1528 ], [ %1542, %1541 ]
  %1579 = phi i64 [ %1530, %1528 ], [ %1542, %1541 ]
  %1580 = add nuw nsw i64 %1531, 1
  %1581 = icmp slt i64 %1580, %1579
  br i1 %1581, label %1528, label %1582

1582:                                             ; preds = %1577, %1517
  br i1 %826, label %1583, label %1586

1583:                                             ; preds = %1582
  %1584 = load i64, ptr %85, align 8
  %1585 = add nsw i64 %1584, 1
  store i64 %1585, ptr %85, align 8
  br label %1586

1586:                                             ; preds = %1583, %1582
  %1587 = icmp eq i64 %1043, 1
  br i1 %1587, label %1588, label %1592

1588:                                             ; preds = %1586
  %1589 = load i64, ptr %69, align 8
  %1590 = icmp eq i64 %1589, 0
  br i1 %1590, label %3366, label %1591

1591:                                             ; preds = %1588
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %492, i64 noundef %825, ptr noundef readonly %636, ptr noundef %820, i64 noundef %638)
  br label %3366

1592:                                             ; preds = %1586
  %1593 = load i64, ptr %86, align 8
  %1594 = inttoptr i64 %1593 to ptr
  %1595 = getelementptr inbounds i8, ptr %1594, i64 %492
  %1596 = load i8, ptr %1595, align 1
  %1597 = icmp eq i8 %1596, 0
  br i1 %1597, label %1598, label %1709

1598:                                             ; preds = %1592
  %1599 = load i64, ptr %74, align 8
  %1600 = inttoptr i64 %1599 to ptr
  br label %1601

1601:                                             ; preds = %1617, %1598
  %1602 = phi i64 [ 0, %1598 ], [ %1615, %1617 ]
  %1603 = icmp slt i64 %1602, %638
  br i1 %1603, label %1604, label %1624

1604:                                             ; preds = %1601
  %1605 = getelementptr inbounds i64, ptr %636, i64 %1602
  %1606 = load i64, ptr %1605, align 8
  %1607 = getelementptr inbounds i64, ptr %1600, i64 %1606
  %1608 = load i64, ptr %1607, align 8
  %1609 = load i64, ptr %102, align 8
  %1610 = sub nsw i64 %1609, %1608
  %1611 = call i64 @llvm.smin.i64(i64 %1610, i64 32)
  %1612 = and i64 %1608, 31
  %1613 = icmp eq i64 %1612, 0
  br i1 %1613, label %1614, label %1709

1614:                                             ; preds = %1604
  %1615 = add nsw i64 %1611, %1602
  %1616 = icmp sgt i64 %1615, %638
  br i1 %1616, label %1709, label %1617

1617:                                             ; preds = %1614
  %1618 = getelementptr i64, ptr %636, i64 %1615
  %1619 = getelementptr i8, ptr %1618, i64 -8
  %1620 = load i64, ptr %1619, align 8
  %1621 = add i64 %1606, -1
  %1622 = add i64 %1621, %1611
  %1623 = icmp eq i64 %1620, %1622
  br i1 %1623, label %1601, label %1709

1624:                                             ; preds = %1601
  %1625 = load i64, ptr %103, align 8
  %1626 = inttoptr i64 %1625 to ptr
  %1627 = mul nsw i64 %492, 24
  %1628 = getelementptr inbounds i8, ptr %1626, i64 %1627
  %1629 = call i64 @llvm.smax.i64(i64 %825, i64 4)
  %1630 = lshr i64 %1629, 2
  %1631 = udiv i64 32, %1630
  br i1 %835, label %1632, label %3366

1632:                                             ; preds = %1624
  %1633 = getelementptr inbounds nuw i8, ptr %1628, i64 8
  %1634 = getelementptr inbounds nuw i8, ptr %1628, i64 16
  %1635 = load i64, ptr %1633, align 8
  %1636 = load i64, ptr %1634, align 8
  br label %1637

1637:                                             ; preds = %1674, %1632
  %1638 = phi i64 [ %1636, %1632 ], [ %1677, %1674 ]
  %1639 = phi i64 [ %1635, %1632 ], [ %1676, %1674 ]
  %1640 = phi i64 [ 0, %1632 ], [ %1653, %1674 ]
  %1641 = getelementptr inbounds i64, ptr %636, i64 %1640
  %1642 = load i64, ptr %1641, align 8
  %1643 = getelementptr inbounds i64, ptr %1600, i64 %1642
  %1644 = load i64, ptr %1643, align 8
  %1645 = and i64 %1644, 31
  %1646 = icmp eq i64 %1645, 0
  br i1 %1646, label %1647, label %1650

1647:                                             ; preds = %1637
  %1648 = load i64, ptr %1628, align 8
  %1649 = add nsw i64 %1648, 1
  store i64 %1649, ptr %1628, align 8
  br label %1650

1650:                                             ; preds = %1647, %1637
  br label %1651

1651:                                             ; preds = %1650, %1658
  %1652 = phi i64 [ %1653, %1658 ], [ %1640, %1650 ]
  %1653 = add i64 %1652, 1
  %1654 = icmp slt i64 %1653, %638
  %1655 = sub nsw i64 %1653, %1640
  %1656 = icmp samesign ult i64 %1655, %1631
  %1657 = select i1 %1654, i1 %1656, i1 false
  br i1 %1657, label %1658, label %1665

1658:                                             ; preds = %1651
  %1659 = getelementptr inbounds i64, ptr %636, i64 %1653
  %1660 = load i64, ptr %1659, align 8
  %1661 = getelementptr inbounds i64, ptr %1600, i64 %1660
  %1662 = load i64, ptr %1661, align 8
  %1663 = srem i64 %1662, %1631
  %1664 = icmp eq i64 %1663, 0
  br i1 %1664, label %1665, label %1651

1665:                                             ; preds = %1658, %1651
  %1666 = phi i1 [ true, %1658 ], [ %1654, %1651 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  %1667 = icmp sgt i64 %1640, %1652
  br i1 %1667, label %1674, label %1668

1668:                                             ; preds = %1665, %1678
  %1669 = phi i64 [ %1679, %1678 ], [ %1640, %1665 ]
  %1670 = phi i64 [ %1706, %1678 ], [ 0, %1665 ]
  %1671 = getelementptr inbounds i64, ptr %820, i64 %1669
  %1672 = load i64, ptr %1671, align 8
  %1673 = ashr i64 %1672, 2
  br label %1681

1674:                                             ; preds = %1678, %1665
  %1675 = phi i64 [ 0, %1665 ], [ %1706, %1678 ]
  %1676 = add nsw i64 %1675, %1639
  store i64 %1676, ptr %1633, align 8
  %1677 = add nsw i64 %1638, 1
  store i64 %1677, ptr %1634, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br i1 %1666, label %1637, label %3366

1678:                                             ; preds = %1704
  %1679 = add i64 %1669, 1
  %1680 = icmp eq i64 %1669, %1652
  br i1 %1680, label %1674, label %1668

1681:                                             ; preds = %1704, %1668
  %1682 = phi i64 [ 0, %1668 ], [ %1707, %1704 ]
  %1683 = phi i64 [ %1670, %1668 ], [ %1706, %1704 ]
  %1684 = add nsw i64 %1682, %1673
  %1685 = and i64 %1684, 31
  %1686 = getelementptr inbounds nuw [32 x i64], ptr %2, i64 %1685
  %1687 = getelementptr inbounds nuw i64, ptr %3, i64 %1685
  %1688 = load i64, ptr %1687, align 8
  %1689 = icmp sgt i64 %1688, 0
  br i1 %1689, label %1690, label %1698

1690:                                             ; preds = %1681, %1695
  %1691 = phi i64 [ %1696, %1695 ], [ 0, %1681 ]
  %1692 = getelementptr inbounds nuw i64, ptr %1686, i64 %1691
  %1693 = load i64, ptr %1692, align 8
  %1694 = icmp eq i64 %1693, %1684
  br i1 %1694, label %1698, label %1695

1695:                                             ; preds = %1690
  %1696 = add nuw nsw i64 %1691, 1
  %1697 = icmp eq i64 %1696, %1688
  br i1 %1697, label %1701, label %1690

1698:                                             ; preds = %1690, %1681
  %1699 = phi i64 [ 0, %1681 ], [ %1691, %1690 ]
  %1700 = icmp eq i64 %1699, %1688
  br i1 %1700, label %1701, label %1704

1701:                                             ; preds = %1695, %1698
  %1702 = add nsw i64 %1688, 1
  store i64 %1702, ptr %1687, align 8
  %1703 = getelementptr inbounds i64, ptr %1686, i64 %1688
  store i64 %1684, ptr %1703, align 8
  br label %1704

1704:                                             ; preds = %1701, %1698
  %1705 = phi i64 [ %1702, %1701 ], [ %1688, %1698 ]
  %1706 = call i64 @llvm.smax.i64(i64 %1705, i64 %1683)
  %1707 = add nuw nsw i64 %1682, 1
  %1708 = icmp eq i64 %1707, %1630
  br i1 %1708, label %1678, label %1681

1709:                                             ; preds = %1617, %1614, %1604, %1592
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %492, i64 noundef %825, ptr noundef readonly %636, ptr noundef %820, i64 noundef %638)
  br label %3366

1710:                                             ; preds = %1016, %1031
  store i64 %937, ptr %104, align 8
  br label %3397

1711:                                             ; preds = %816
  %1712 = load i64, ptr %57, align 8
  %1713 = icmp eq i64 %1712, 0
  br i1 %1713, label %3397, label %1714

1714:                                             ; preds = %1711
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %1715 = load i64, ptr %41, align 8
  %1716 = inttoptr i64 %1715 to ptr
  %1717 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %1718 = load i64, ptr %1717, align 8
  %1719 = getelementptr inbounds %struct.operand, ptr %1716, i64 %1718
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %1719, i64 16, i1 false)
  %1720 = getelementptr inbounds nuw i8, ptr %491, i64 40
  %1721 = load i64, ptr %1720, align 8
  %1722 = getelementptr inbounds %struct.operand, ptr %1716, i64 %1721
  %1723 = load i64, ptr %1722, align 8
  %1724 = getelementptr inbounds nuw i8, ptr %1722, i64 8
  %1725 = load i64, ptr %1724, align 8
  %1726 = load i64, ptr %58, align 8
  %1727 = inttoptr i64 %1726 to ptr
  %1728 = icmp sgt i64 %638, 0
  br i1 %1728, label %1729, label %1770

1729:                                             ; preds = %1714, %1749
  %1730 = phi i64 [ %1760, %1749 ], [ 0, %1714 ]
  %1731 = getelementptr inbounds nuw i64, ptr %636, i64 %1730
  %1732 = load i64, ptr %1731, align 8
  %1733 = load i64, ptr %57, align 8
  %1734 = inttoptr i64 %1733 to ptr
  %1735 = mul nsw i64 %1732, %1725
  %1736 = add i64 %1735, %1723
  %1737 = inttoptr i64 %1736 to ptr
  %1738 = load float, ptr %1737, align 4
  %1739 = call float @llvm.fabs.f32(float %1738)
  %1740 = fcmp olt float %1739, 0x3810000000000000
  %1741 = call float @llvm.copysign.f32(float 0.000000e+00, float %1738)
  %1742 = select i1 %1740, float %1741, float %1738
  %1743 = fpext float %1742 to double
  %1744 = call double %1734(double noundef %1743)
  %1745 = bitcast double %1744 to i64
  %1746 = and i64 %1745, 536870911
  %1747 = add nsw i64 %1746, -268435521
  %1748 = icmp ult i64 %1747, -129
  br i1 %1748, label %1749, label %1771

1749:                                             ; preds = %1729
  %1750 = fptrunc double %1744 to float
  %1751 = call float @llvm.fabs.f32(float %1750)
  %1752 = fcmp olt float %1751, 0x3810000000000000
  %1753 = call float @llvm.copysign.f32(float 0.000000e+00, float %1750)
  %1754 = select i1 %1752, float %1753, float %1750
  %1755 = fcmp uno float %1754, 0.000000e+00
  %1756 = bitcast float %1754 to i32
  %1757 = zext i32 %1756 to i64
  %1758 = select i1 %1755, i64 2147483647, i64 %1757
  %1759 = getelementptr inbounds nuw i64, ptr %1727, i64 %1730
  store i64 %1758, ptr %1759, align 8
  %1760 = add nuw nsw i64 %1730, 1
  %1761 = icmp eq i64 %1760, %638
  br i1 %1761, label %1762, label %1729

1762:                                             ; preds = %1749, %1762
  %1763 = phi i64 [ %1768, %1762 ], [ 0, %1749 ]
  %1764 = getelementptr inbounds nuw i64, ptr %636, i64 %1763
  %1765 = load i64, ptr %1764, align 8
  %1766 = getelementptr inbounds nuw i64, ptr %1727, i64 %1763
  %1767 = load i64, ptr %1766, align 8
  call fastcc void @put(ptr noundef %13, i64 noundef %1765, i64 noundef %1767)
  %1768 = add nuw nsw i64 %1763, 1
  %1769 = icmp eq i64 %1768, %638
  br i1 %1769, label %1770, label %1762

1770:                                             ; preds = %1762, %1714
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3366

1771:                                             ; preds = %1729
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %3397

1772:                                             ; preds = %816
  %1773 = getelementptr inbounds nuw i8, ptr %491, i64 80
  %1774 = load i64, ptr %1773, align 8
  %1775 = icmp eq i64 %1774, 2
  br i1 %1775, label %1776, label %1781

1776:                                             ; preds = %1772
  %1777 = getelementptr inbounds nuw i8, ptr %491, i64 56
  %1778 = load i64, ptr %1777, align 8
  %1779 = getelementptr inbounds %struct.operand, ptr %463, i64 %1778
  %1780 = call fastcc i64 @count_held(ptr noundef %1779, i64 noundef 0, ptr noundef %636, i64 noundef %638)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %492, i64 noundef %1780, ptr noundef %636, i64 noundef %638, ptr noundef null, i64 noundef 0)
  br label %1781

1781:                                             ; preds = %1776, %1772
  %1782 = icmp eq i64 %638, 0
  br i1 %1782, label %3340, label %1783

1783:                                             ; preds = %1781
  %1784 = getelementptr inbounds nuw i8, ptr %491, i64 8
  %1785 = getelementptr inbounds nuw i8, ptr %491, i64 64
  %1786 = getelementptr inbounds nuw i8, ptr %491, i64 40
  %1787 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %1788 = getelementptr inbounds nuw i8, ptr %491, i64 48
  %1789 = getelementptr inbounds nuw i8, ptr %491, i64 56
  br label %1790

1790:                                             ; preds = %3336, %1783
  %1791 = phi ptr [ %636, %1783 ], [ %3337, %3336 ]
  %1792 = phi i64 [ %638, %1783 ], [ %3338, %3336 ]
  %1793 = call i64 @llvm.smin.i64(i64 %1792, i64 256)
  %1794 = getelementptr i64, ptr %1791, i64 %1793
  %1795 = getelementptr i8, ptr %1794, i64 -8
  %1796 = load i64, ptr %1795, align 8
  %1797 = load i64, ptr %1791, align 8
  %1798 = sub nsw i64 %1796, %1797
  %1799 = shl nsw i64 %1793, 1
  %1800 = icmp slt i64 %1798, %1799
  %1801 = zext i1 %1800 to i64
  br i1 %1800, label %1802, label %1812

1802:                                             ; preds = %1790, %1802
  %1803 = phi i64 [ %1809, %1802 ], [ %1793, %1790 ]
  %1804 = getelementptr i64, ptr %1791, i64 %1803
  %1805 = getelementptr i8, ptr %1804, i64 -8
  %1806 = load i64, ptr %1805, align 8
  %1807 = sub i64 %1806, %1797
  %1808 = icmp sgt i64 %1807, 255
  %1809 = add nsw i64 %1803, -1
  br i1 %1808, label %1802, label %1810

1810:                                             ; preds = %1802
  %1811 = add nsw i64 %1807, 1
  br label %1812

1812:                                             ; preds = %1810, %1790
  %1813 = phi i64 [ %1803, %1810 ], [ %1793, %1790 ]
  %1814 = phi i64 [ %1811, %1810 ], [ %1793, %1790 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %1791, ptr %12, align 8
  store i64 %1813, ptr %87, align 8
  store i64 %1814, ptr %88, align 8
  store i64 %1801, ptr %89, align 8
  %1815 = icmp eq i64 %1814, %1813
  %1816 = select i1 %1800, i1 %1815, i1 false
  %1817 = zext i1 %1816 to i64
  store i64 %1817, ptr %90, align 8
  %1818 = load i64, ptr %41, align 8
  %1819 = inttoptr i64 %1818 to ptr
  %1820 = load i64, ptr %83, align 8
  %1821 = inttoptr i64 %1820 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %1822 = load i64, ptr %491, align 8
  switch i64 %1822, label %1932 [
    i64 26, label %1823
    i64 27, label %1864
  ]

1823:                                             ; preds = %1812
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %6, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1824 = load i64, ptr %1785, align 8
  %1825 = icmp sgt i64 %1824, 0
  br i1 %1825, label %1826, label %1858

1826:                                             ; preds = %1823
  %1827 = load i64, ptr %1786, align 8
  %1828 = getelementptr i64, ptr %1821, i64 %1827
  %1829 = load i64, ptr %1784, align 8
  %1830 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1829
  %1831 = icmp sgt i64 %1814, 0
  br label %1832

1832:                                             ; preds = %1845, %1826
  %1833 = phi i64 [ 0, %1826 ], [ %1846, %1845 ]
  %1834 = getelementptr i64, ptr %1828, i64 %1833
  %1835 = load i64, ptr %1834, align 8
  %1836 = getelementptr inbounds %struct.operand, ptr %1819, i64 %1835
  %1837 = load i64, ptr %1836, align 8
  %1838 = getelementptr inbounds nuw i8, ptr %1836, i64 8
  %1839 = load i64, ptr %1838, align 8
  call fastcc void @widen(i64 %1837, i64 %1839, i64 noundef %1829, ptr noundef nonnull readonly %12, ptr noundef %7)
  br i1 %1831, label %1840, label %1845

1840:                                             ; preds = %1832
  %1841 = load i8, ptr %1830, align 1
  %1842 = zext i8 %1841 to i64
  %1843 = shl i64 %1833, 3
  %1844 = mul i64 %1843, %1842
  br label %1848

1845:                                             ; preds = %1848, %1832
  %1846 = add nuw nsw i64 %1833, 1
  %1847 = icmp eq i64 %1846, %1824
  br i1 %1847, label %1858, label %1832

1848:                                             ; preds = %1848, %1840
  %1849 = phi i64 [ 0, %1840 ], [ %1856, %1848 ]
  %1850 = getelementptr inbounds nuw i64, ptr %7, i64 %1849
  %1851 = load i64, ptr %1850, align 8
  %1852 = shl i64 %1851, %1844
  %1853 = getelementptr inbounds nuw i64, ptr %6, i64 %1849
  %1854 = load i64, ptr %1853, align 8
  %1855 = or i64 %1852, %1854
  store i64 %1855, ptr %1853, align 8
  %1856 = add nuw nsw i64 %1849, 1
  %1857 = icmp eq i64 %1856, %1814
  br i1 %1857, label %1845, label %1848

1858:                                             ; preds = %1845, %1823
  %1859 = load i64, ptr %1787, align 8
  %1860 = getelementptr inbounds %struct.operand, ptr %1819, i64 %1859
  %1861 = load i64, ptr %1860, align 8
  %1862 = getelementptr inbounds nuw i8, ptr %1860, i64 8
  %1863 = load i64, ptr %1862, align 8
  call fastcc void @narrow(i64 %1861, i64 %1863, ptr noundef nonnull readonly %12, ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %3336

1864:                                             ; preds = %1812
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %1865 = load i64, ptr %1784, align 8
  %1866 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1865
  %1867 = load i8, ptr %1866, align 1
  %1868 = zext i8 %1867 to i64
  %1869 = shl nuw nsw i64 %1868, 3
  %1870 = load i64, ptr %1785, align 8
  %1871 = mul nsw i64 %1869, %1870
  %1872 = load i64, ptr %1786, align 8
  %1873 = getelementptr inbounds %struct.operand, ptr %1819, i64 %1872
  %1874 = icmp eq i64 %1871, 64
  %1875 = icmp eq i64 %1871, 32
  %1876 = select i1 %1875, i64 2, i64 1
  %1877 = select i1 %1874, i64 3, i64 %1876
  %1878 = load i64, ptr %1873, align 8
  %1879 = getelementptr inbounds nuw i8, ptr %1873, i64 8
  %1880 = load i64, ptr %1879, align 8
  call fastcc void @widen(i64 %1878, i64 %1880, i64 noundef %1877, ptr noundef nonnull readonly %12, ptr noundef %4)
  %1881 = icmp sgt i64 %1870, 0
  br i1 %1881, label %1882, label %1931

1882:                                             ; preds = %1864
  %1883 = icmp sgt i64 %1814, 0
  br label %1884

1884:                                             ; preds = %1927, %1882
  %1885 = phi i64 [ %1870, %1882 ], [ %1928, %1927 ]
  %1886 = phi i64 [ 0, %1882 ], [ %1929, %1927 ]
  %1887 = load i64, ptr %1787, align 8
  %1888 = getelementptr i64, ptr %1821, i64 %1887
  %1889 = getelementptr i64, ptr %1888, i64 %1886
  %1890 = load i64, ptr %1889, align 8
  %1891 = icmp slt i64 %1890, 0
  br i1 %1891, label %1927, label %1892

1892:                                             ; preds = %1884
  br i1 %1883, label %1893, label %1896

1893:                                             ; preds = %1892
  %1894 = mul nuw nsw i64 %1886, %1869
  %1895 = load i64, ptr %1784, align 8
  br label %1902

1896:                                             ; preds = %1922, %1892
  %1897 = getelementptr inbounds nuw %struct.operand, ptr %1819, i64 %1890
  %1898 = load i64, ptr %1897, align 8
  %1899 = getelementptr inbounds nuw i8, ptr %1897, i64 8
  %1900 = load i64, ptr %1899, align 8
  call fastcc void @narrow(i64 %1898, i64 %1900, ptr noundef nonnull readonly %12, ptr noundef %5)
  %1901 = load i64, ptr %1785, align 8
  br label %1927

1902:                                             ; preds = %1922, %1893
  %1903 = phi i64 [ 0, %1893 ], [ %1925, %1922 ]
  %1904 = getelementptr inbounds nuw i64, ptr %4, i64 %1903
  %1905 = load i64, ptr %1904, align 8
  %1906 = lshr i64 %1905, %1894
  switch i64 %1895, label %1922 [
    i64 0, label %1907
    i64 1, label %1909
    i64 2, label %1911
    i64 4, label %1913
    i64 5, label %1916
    i64 6, label %1919
  ]

1907:                                             ; preds = %1902
  %1908 = and i64 %1906, 255
  br label %1922

1909:                                             ; preds = %1902
  %1910 = and i64 %1906, 65535
  br label %1922

1911:                                             ; preds = %1902
  %1912 = and i64 %1906, 4294967295
  br label %1922

1913:                                             ; preds = %1902
  %1914 = shl i64 %1906, 56
  %1915 = ashr exact i64 %1914, 56
  br label %1922

1916:                                             ; preds = %1902
  %1917 = shl i64 %1906, 48
  %1918 = ashr exact i64 %1917, 48
  br label %1922

1919:                                             ; preds = %1902
  %1920 = shl i64 %1906, 32
  %1921 = ashr exact i64 %1920, 32
  br label %1922

1922:                                             ; preds = %1919, %1916, %1913, %1911, %1909, %1907, %1902
  %1923 = phi i64 [ %1921, %1919 ], [ %1908, %1907 ], [ %1910, %1909 ], [ %1912, %1911 ], [ %1915, %1913 ], [ %1918, %1916 ], [ %1906, %1902 ]
  %1924 = getelementptr inbounds nuw i64, ptr %5, i64 %1903
  store i64 %1923, ptr %1924, align 8
  %1925 = add nuw nsw i64 %1903, 1
  %1926 = icmp eq i64 %1925, %1814
  br i1 %1926, label %1896, label %1902

1927:                                             ; preds = %1896, %1884
  %1928 = phi i64 [ %1885, %1884 ], [ %1901, %1896 ]
  %1929 = add nuw nsw i64 %1886, 1
  %1930 = icmp slt i64 %1929, %1928
  br i1 %1930, label %1884, label %1931

1931:                                             ; preds = %1927, %1864
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3336

1932:                                             ; preds = %1812
  %1933 = load i64, ptr %1787, align 8
  %1934 = getelementptr inbounds %struct.operand, ptr %1819, i64 %1933
  %1935 = load i64, ptr %1934, align 8
  %1936 = getelementptr inbounds nuw i8, ptr %1934, i64 8
  %1937 = load i64, ptr %1936, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1938 = load i64, ptr %1784, align 8
  store i64 %1938, ptr %9, align 16
  %1939 = and i64 %1822, -2
  %1940 = icmp eq i64 %1939, 16
  %1941 = select i1 %1940, i64 2, i64 %1938
  store i64 %1941, ptr %91, align 8
  switch i64 %1822, label %1942 [
    i64 18, label %1947
    i64 11, label %1943
  ]

1942:                                             ; preds = %1932
  br label %1943

1943:                                             ; preds = %1942, %1932
  %1944 = phi i64 [ 8, %1942 ], [ 64, %1932 ]
  %1945 = getelementptr inbounds nuw i8, ptr %491, i64 %1944
  %1946 = load i64, ptr %1945, align 8
  br label %1947

1947:                                             ; preds = %1943, %1932
  %1948 = phi i64 [ 10, %1932 ], [ %1946, %1943 ]
  store i64 %1948, ptr %92, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %1949 = load i64, ptr %1786, align 8
  store i64 %1949, ptr %10, align 16
  %1950 = load i64, ptr %1788, align 8
  store i64 %1950, ptr %93, align 8
  %1951 = load i64, ptr %1789, align 8
  store i64 %1951, ptr %94, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store ptr %8, ptr %11, align 16
  store ptr %96, ptr %95, align 8
  store ptr %98, ptr %97, align 16
  %1952 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1938
  %1953 = load i8, ptr %1952, align 1
  %1954 = zext i8 %1953 to i64
  %1955 = shl nuw i64 1, %1938
  %1956 = and i64 %1955, 1075
  %1957 = icmp eq i64 %1956, 0
  br i1 %1957, label %1958, label %1973

1958:                                             ; preds = %1947
  switch i64 %1822, label %1973 [
    i64 4, label %1959
    i64 5, label %1959
    i64 6, label %1959
    i64 7, label %1959
    i64 12, label %1959
    i64 13, label %1959
    i64 14, label %1959
    i64 18, label %1959
    i64 10, label %1959
    i64 16, label %1959
    i64 17, label %1961
    i64 25, label %1966
    i64 29, label %1966
    i64 21, label %1966
    i64 22, label %1966
  ]

1959:                                             ; preds = %1958, %1958, %1958, %1958, %1958, %1958, %1958, %1958, %1958, %1958
  %1960 = icmp eq i64 %1937, %1954
  br label %1970

1961:                                             ; preds = %1958
  %1962 = icmp eq i64 %1937, %1954
  br i1 %1962, label %1963, label %1970

1963:                                             ; preds = %1961
  %1964 = and i64 %1938, -4
  %1965 = icmp ne i64 %1964, 4
  br label %1970

1966:                                             ; preds = %1958, %1958, %1958, %1958
  %1967 = icmp eq i64 %1938, 8
  %1968 = icmp eq i64 %1937, %1954
  %1969 = select i1 %1967, i1 %1968, i1 false
  br label %1970

1970:                                             ; preds = %1966, %1963, %1961, %1959
  %1971 = phi i1 [ false, %1961 ], [ %1960, %1959 ], [ %1965, %1963 ], [ %1969, %1966 ]
  %1972 = xor i1 %1971, true
  br label %1978

1973:                                             ; preds = %1958, %1947
  %1974 = icmp eq i64 %1822, 19
  %1975 = and i64 %1955, 972
  %1976 = icmp ne i64 %1975, 0
  %1977 = and i1 %1974, %1976
  br label %1978

1978:                                             ; preds = %1973, %1970
  %1979 = phi i1 [ %1974, %1973 ], [ false, %1970 ]
  %1980 = phi i1 [ true, %1973 ], [ %1972, %1970 ]
  %1981 = phi i1 [ %1977, %1973 ], [ %1971, %1970 ]
  %1982 = phi i1 [ %1977, %1973 ], [ false, %1970 ]
  br label %1984

1983:                                             ; preds = %2008
  br i1 %1979, label %2011, label %2295

1984:                                             ; preds = %2008, %1978
  %1985 = phi i64 [ 0, %1978 ], [ %2009, %2008 ]
  %1986 = getelementptr inbounds nuw i64, ptr %10, i64 %1985
  %1987 = load i64, ptr %1986, align 8
  %1988 = icmp slt i64 %1987, 0
  br i1 %1988, label %2008, label %1989

1989:                                             ; preds = %1984
  %1990 = getelementptr inbounds nuw %struct.operand, ptr %1819, i64 %1987
  %1991 = getelementptr inbounds nuw i64, ptr %9, i64 %1985
  %1992 = load i64, ptr %1991, align 8
  br i1 %1981, label %1993, label %2003

1993:                                             ; preds = %1989
  %1994 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %1992
  %1995 = load i8, ptr %1994, align 1
  %1996 = zext i8 %1995 to i64
  %1997 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %1985
  %1998 = load i64, ptr %1990, align 8
  %1999 = getelementptr inbounds nuw i8, ptr %1990, i64 8
  %2000 = load i64, ptr %1999, align 8
  %2001 = call fastcc ptr @column(i64 %1998, i64 %2000, i64 noundef %1996, ptr noundef nonnull readonly %12, ptr noundef %1997)
  %2002 = getelementptr inbounds nuw ptr, ptr %11, i64 %1985
  store ptr %2001, ptr %2002, align 8
  br label %2008

2003:                                             ; preds = %1989
  %2004 = getelementptr inbounds nuw [256 x i64], ptr %8, i64 %1985
  %2005 = load i64, ptr %1990, align 8
  %2006 = getelementptr inbounds nuw i8, ptr %1990, i64 8
  %2007 = load i64, ptr %2006, align 8
  call fastcc void @widen(i64 %2005, i64 %2007, i64 noundef %1992, ptr noundef nonnull readonly %12, ptr noundef %2004)
  br label %2008

2008:                                             ; preds = %2003, %1993, %1984
  %2009 = add nuw nsw i64 %1985, 1
  %2010 = icmp eq i64 %2009, 3
  br i1 %2010, label %1983, label %1984

2011:                                             ; preds = %1983
  %2012 = add nsw i64 %1935, %1797
  %2013 = inttoptr i64 %2012 to ptr
  %2014 = select i1 %1816, ptr %2013, ptr %99
  %2015 = load i64, ptr %1785, align 8
  %2016 = load ptr, ptr %11, align 16
  %2017 = load ptr, ptr %95, align 8
  br i1 %1982, label %2018, label %2173

2018:                                             ; preds = %2011
  %2019 = icmp sgt i64 %1938, 7
  br i1 %2019, label %2020, label %2173

2020:                                             ; preds = %2018
  %2021 = icmp eq i64 %1938, 9
  %2022 = icmp sgt i64 %1814, 0
  switch i64 %2015, label %2148 [
    i64 0, label %2023
    i64 1, label %2048
    i64 2, label %2073
    i64 3, label %2098
    i64 4, label %2123
  ]

2023:                                             ; preds = %2020
  br i1 %2021, label %2024, label %2025

2024:                                             ; preds = %2023
  br i1 %2022, label %2026, label %2269

2025:                                             ; preds = %2023
  br i1 %2022, label %2037, label %2269

2026:                                             ; preds = %2024, %2026
  %2027 = phi i64 [ %2035, %2026 ], [ 0, %2024 ]
  %2028 = getelementptr inbounds nuw double, ptr %2016, i64 %2027
  %2029 = load double, ptr %2028, align 8
  %2030 = getelementptr inbounds nuw double, ptr %2017, i64 %2027
  %2031 = load double, ptr %2030, align 8
  %2032 = fcmp oeq double %2029, %2031
  %2033 = zext i1 %2032 to i8
  %2034 = getelementptr inbounds nuw i8, ptr %2014, i64 %2027
  store i8 %2033, ptr %2034, align 1
  %2035 = add nuw nsw i64 %2027, 1
  %2036 = icmp eq i64 %2035, %1814
  br i1 %2036, label %2269, label %2026

2037:                                             ; preds = %2025, %2037
  %2038 = phi i64 [ %2046, %2037 ], [ 0, %2025 ]
  %2039 = getelementptr inbounds nuw float, ptr %2016, i64 %2038
  %2040 = load float, ptr %2039, align 4
  %2041 = getelementptr inbounds nuw float, ptr %2017, i64 %2038
  %2042 = load float, ptr %2041, align 4
  %2043 = fcmp oeq float %2040, %2042
  %2044 = zext i1 %2043 to i8
  %2045 = getelementptr inbounds nuw i8, ptr %2014, i64 %2038
  store i8 %2044, ptr %2045, align 1
  %2046 = add nuw nsw i64 %2038, 1
  %2047 = icmp eq i64 %2046, %1814
  br i1 %2047, label %2269, label %2037

2048:                                             ; preds = %2020
  br i1 %2021, label %2049, label %2050

2049:                                             ; preds = %2048
  br i1 %2022, label %2051, label %2269

2050:                                             ; preds = %2048
  br i1 %2022, label %2062, label %2269

2051:                                             ; preds = %2049, %2051
  %2052 = phi i64 [ %2060, %2051 ], [ 0, %2049 ]
  %2053 = getelementptr inbounds nuw double, ptr %2016, i64 %2052
  %2054 = load double, ptr %2053, align 8
  %2055 = getelementptr inbounds nuw double, ptr %2017, i64 %2052
  %2056 = load double, ptr %2055, align 8
  %2057 = fcmp one double %2054, %2056
  %2058 = zext i1 %2057 to i8
  %2059 = getelementptr inbounds nuw i8, ptr %2014, i64 %2052
  store i8 %2058, ptr %2059, align 1
  %2060 = add nuw nsw i64 %2052, 1
  %2061 = icmp eq i64 %2060, %1814
  br i1 %2061, label %2269, label %2051

2062:                                             ; preds = %2050, %2062
  %2063 = phi i64 [ %2071, %2062 ], [ 0, %2050 ]
  %2064 = getelementptr inbounds nuw float, ptr %2016, i64 %2063
  %2065 = load float, ptr %2064, align 4
  %2066 = getelementptr inbounds nuw float, ptr %2017, i64 %2063
  %2067 = load float, ptr %2066, align 4
  %2068 = fcmp one float %2065, %2067
  %2069 = zext i1 %2068 to i8
  %2070 = getelementptr inbounds nuw i8, ptr %2014, i64 %2063
  store i8 %2069, ptr %2070, align 1
  %2071 = add nuw nsw i64 %2063, 1
  %2072 = icmp eq i64 %2071, %1814
  br i1 %2072, label %2269, label %2062

2073:                                             ; preds = %2020
  br i1 %2021, label %2074, label %2075

2074:                                             ; preds = %2073
  br i1 %2022, label %2076, label %2269

2075:                                             ; preds = %2073
  br i1 %2022, label %2087, label %2269

2076:                                             ; preds = %2074, %2076
  %2077 = phi i64 [ %2085, %2076 ], [ 0, %2074 ]
  %2078 = getelementptr inbounds nuw double, ptr %2016, i64 %2077
  %2079 = load double, ptr %2078, align 8
  %2080 = getelementptr inbounds nuw double, ptr %2017, i64 %2077
  %2081 = load double, ptr %2080, align 8
  %2082 = fcmp olt double %2079, %2081
  %2083 = zext i1 %2082 to i8
  %2084 = getelementptr inbounds nuw i8, ptr %2014, i64 %2077
  store i8 %2083, ptr %2084, align 1
  %2085 = add nuw nsw i64 %2077, 1
  %2086 = icmp eq i64 %2085, %1814
  br i1 %2086, label %2269, label %2076

2087:                                             ; preds = %2075, %2087
  %2088 = phi i64 [ %2096, %2087 ], [ 0, %2075 ]
  %2089 = getelementptr inbounds nuw float, ptr %2016, i64 %2088
  %2090 = load float, ptr %2089, align 4
  %2091 = getelementptr inbounds nuw float, ptr %2017, i64 %2088
  %2092 = load float, ptr %2091, align 4
  %2093 = fcmp olt float %2090, %2092
  %2094 = zext i1 %2093 to i8
  %2095 = getelementptr inbounds nuw i8, ptr %2014, i64 %2088
  store i8 %2094, ptr %2095, align 1
  %2096 = add nuw nsw i64 %2088, 1
  %2097 = icmp eq i64 %2096, %1814
  br i1 %2097, label %2269, label %2087

2098:                                             ; preds = %2020
  br i1 %2021, label %2099, label %2100

2099:                                             ; preds = %2098
  br i1 %2022, label %2101, label %2269

2100:                                             ; preds = %2098
  br i1 %2022, label %2112, label %2269

2101:                                             ; preds = %2099, %2101
  %2102 = phi i64 [ %2110, %2101 ], [ 0, %2099 ]
  %2103 = getelementptr inbounds nuw double, ptr %2016, i64 %2102
  %2104 = load double, ptr %2103, align 8
  %2105 = getelementptr inbounds nuw double, ptr %2017, i64 %2102
  %2106 = load double, ptr %2105, align 8
  %2107 = fcmp ole double %2104, %2106
  %2108 = zext i1 %2107 to i8
  %2109 = getelementptr inbounds nuw i8, ptr %2014, i64 %2102
  store i8 %2108, ptr %2109, align 1
  %2110 = add nuw nsw i64 %2102, 1
  %2111 = icmp eq i64 %2110, %1814
  br i1 %2111, label %2269, label %2101

2112:                                             ; preds = %2100, %2112
  %2113 = phi i64 [ %2121, %2112 ], [ 0, %2100 ]
  %2114 = getelementptr inbounds nuw float, ptr %2016, i64 %2113
  %2115 = load float, ptr %2114, align 4
  %2116 = getelementptr inbounds nuw float, ptr %2017, i64 %2113
  %2117 = load float, ptr %2116, align 4
  %2118 = fcmp ole float %2115, %2117
  %2119 = zext i1 %2118 to i8
  %2120 = getelementptr inbounds nuw i8, ptr %2014, i64 %2113
  store i8 %2119, ptr %2120, align 1
  %2121 = add nuw nsw i64 %2113, 1
  %2122 = icmp eq i64 %2121, %1814
  br i1 %2122, label %2269, label %2112

2123:                                             ; preds = %2020
  br i1 %2021, label %2124, label %2125

2124:                                             ; preds = %2123
  br i1 %2022, label %2126, label %2269

2125:                                             ; preds = %2123
  br i1 %2022, label %2137, label %2269

2126:                                             ; preds = %2124, %2126
  %2127 = phi i64 [ %2135, %2126 ], [ 0, %2124 ]
  %2128 = getelementptr inbounds nuw double, ptr %2016, i64 %2127
  %2129 = load double, ptr %2128, align 8
  %2130 = getelementptr inbounds nuw double, ptr %2017, i64 %2127
  %2131 = load double, ptr %2130, align 8
  %2132 = fcmp ogt double %2129, %2131
  %2133 = zext i1 %2132 to i8
  %2134 = getelementptr inbounds nuw i8, ptr %2014, i64 %2127
  store i8 %2133, ptr %2134, align 1
  %2135 = add nuw nsw i64 %2127, 1
  %2136 = icmp eq i64 %2135, %1814
  br i1 %2136, label %2269, label %2126

2137:                                             ; preds = %2125, %2137
  %2138 = phi i64 [ %2146, %2137 ], [ 0, %2125 ]
  %2139 = getelementptr inbounds nuw float, ptr %2016, i64 %2138
  %2140 = load float, ptr %2139, align 4
  %2141 = getelementptr inbounds nuw float, ptr %2017, i64 %2138
  %2142 = load float, ptr %2141, align 4
  %2143 = fcmp ogt float %2140, %2142
  %2144 = zext i1 %2143 to i8
  %2145 = getelementptr inbounds nuw i8, ptr %2014, i64 %2138
  store i8 %2144, ptr %2145, align 1
  %2146 = add nuw nsw i64 %2138, 1
  %2147 = icmp eq i64 %2146, %1814
  br i1 %2147, label %2269, label %2137

2148:                                             ; preds = %2020
  br i1 %2021, label %2149, label %2150

2149:                                             ; preds = %2148
  br i1 %2022, label %2151, label %2269

2150:                                             ; preds = %2148
  br i1 %2022, label %2162, label %2269

2151:                                             ; preds = %2149, %2151
  %2152 = phi i64 [ %2160, %2151 ], [ 0, %2149 ]
  %2153 = getelementptr inbounds nuw double, ptr %2016, i64 %2152
  %2154 = load double, ptr %2153, align 8
  %2155 = getelementptr inbounds nuw double, ptr %2017, i64 %2152
  %2156 = load double, ptr %2155, align 8
  %2157 = fcmp oge double %2154, %2156
  %2158 = zext i1 %2157 to i8
  %2159 = getelementptr inbounds nuw i8, ptr %2014, i64 %2152
  store i8 %2158, ptr %2159, align 1
  %2160 = add nuw nsw i64 %2152, 1
  %2161 = icmp eq i64 %2160, %1814
  br i1 %2161, label %2269, label %2151

2162:                                             ; preds = %2150, %2162
  %2163 = phi i64 [ %2171, %2162 ], [ 0, %2150 ]
  %2164 = getelementptr inbounds nuw float, ptr %2016, i64 %2163
  %2165 = load float, ptr %2164, align 4
  %2166 = getelementptr inbounds nuw float, ptr %2017, i64 %2163
  %2167 = load float, ptr %2166, align 4
  %2168 = fcmp oge float %2165, %2167
  %2169 = zext i1 %2168 to i8
  %2170 = getelementptr inbounds nuw i8, ptr %2014, i64 %2163
  store i8 %2169, ptr %2170, align 1
  %2171 = add nuw nsw i64 %2163, 1
  %2172 = icmp eq i64 %2171, %1814
  br i1 %2172, label %2269, label %2162

2173:                                             ; preds = %2018, %2011
  %2174 = phi i64 [ %1938, %2018 ], [ 7, %2011 ]
  %2175 = and i64 %2015, -5
  %2176 = icmp eq i64 %2175, 1
  %2177 = icmp eq i64 %2015, 3
  %2178 = or i1 %2177, %2176
  %2179 = add i64 %2015, -3
  %2180 = icmp ult i64 %2179, 2
  %2181 = select i1 %2180, ptr %2016, ptr %2017
  %2182 = select i1 %2180, ptr %2017, ptr %2016
  %2183 = icmp ult i64 %2015, 2
  br i1 %2183, label %2184, label %2215

2184:                                             ; preds = %2173
  %2185 = shl nuw nsw i64 1, %2174
  %2186 = and i64 %2185, 324
  %2187 = icmp eq i64 %2186, 0
  %2188 = icmp sgt i64 %1814, 0
  br i1 %2187, label %2190, label %2189

2189:                                             ; preds = %2184
  br i1 %2188, label %2191, label %2269

2190:                                             ; preds = %2184
  br i1 %2188, label %2203, label %2269

2191:                                             ; preds = %2189, %2191
  %2192 = phi i64 [ %2201, %2191 ], [ 0, %2189 ]
  %2193 = getelementptr inbounds nuw i32, ptr %2016, i64 %2192
  %2194 = load i32, ptr %2193, align 4
  %2195 = getelementptr inbounds nuw i32, ptr %2017, i64 %2192
  %2196 = load i32, ptr %2195, align 4
  %2197 = icmp eq i32 %2194, %2196
  %2198 = xor i1 %2178, %2197
  %2199 = zext i1 %2198 to i8
  %2200 = getelementptr inbounds nuw i8, ptr %2014, i64 %2192
  store i8 %2199, ptr %2200, align 1
  %2201 = add nuw nsw i64 %2192, 1
  %2202 = icmp eq i64 %2201, %1814
  br i1 %2202, label %2269, label %2191

2203:                                             ; preds = %2190, %2203
  %2204 = phi i64 [ %2213, %2203 ], [ 0, %2190 ]
  %2205 = getelementptr inbounds nuw i64, ptr %2016, i64 %2204
  %2206 = load i64, ptr %2205, align 8
  %2207 = getelementptr inbounds nuw i64, ptr %2017, i64 %2204
  %2208 = load i64, ptr %2207, align 8
  %2209 = icmp eq i64 %2206, %2208
  %2210 = xor i1 %2178, %2209
  %2211 = zext i1 %2210 to i8
  %2212 = getelementptr inbounds nuw i8, ptr %2014, i64 %2204
  store i8 %2211, ptr %2212, align 1
  %2213 = add nuw nsw i64 %2204, 1
  %2214 = icmp eq i64 %2213, %1814
  br i1 %2214, label %2269, label %2203

2215:                                             ; preds = %2173
  %2216 = icmp sgt i64 %1814, 0
  switch i64 %2174, label %2220 [
    i64 2, label %2219
    i64 6, label %2218
    i64 3, label %2217
  ]

2217:                                             ; preds = %2215
  br i1 %2216, label %2245, label %2269

2218:                                             ; preds = %2215
  br i1 %2216, label %2233, label %2269

2219:                                             ; preds = %2215
  br i1 %2216, label %2221, label %2269

2220:                                             ; preds = %2215
  br i1 %2216, label %2257, label %2269

2221:                                             ; preds = %2219, %2221
  %2222 = phi i64 [ %2231, %2221 ], [ 0, %2219 ]
  %2223 = getelementptr inbounds nuw i32, ptr %2182, i64 %2222
  %2224 = load i32, ptr %2223, align 4
  %2225 = getelementptr inbounds nuw i32, ptr %2181, i64 %2222
  %2226 = load i32, ptr %2225, align 4
  %2227 = icmp ult i32 %2224, %2226
  %2228 = xor i1 %2178, %2227
  %2229 = zext i1 %2228 to i8
  %2230 = getelementptr inbounds nuw i8, ptr %2014, i64 %2222
  store i8 %2229, ptr %2230, align 1
  %2231 = add nuw nsw i64 %2222, 1
  %2232 = icmp eq i64 %2231, %1814
  br i1 %2232, label %2269, label %2221

2233:                                             ; preds = %2218, %2233
  %2234 = phi i64 [ %2243, %2233 ], [ 0, %2218 ]
  %2235 = getelementptr inbounds nuw i32, ptr %2182, i64 %2234
  %2236 = load i32, ptr %2235, align 4
  %2237 = getelementptr inbounds nuw i32, ptr %2181, i64 %2234
  %2238 = load i32, ptr %2237, align 4
  %2239 = icmp slt i32 %2236, %2238
  %2240 = xor i1 %2178, %2239
  %2241 = zext i1 %2240 to i8
  %2242 = getelementptr inbounds nuw i8, ptr %2014, i64 %2234
  store i8 %2241, ptr %2242, align 1
  %2243 = add nuw nsw i64 %2234, 1
  %2244 = icmp eq i64 %2243, %1814
  br i1 %2244, label %2269, label %2233

2245:                                             ; preds = %2217, %2245
  %2246 = phi i64 [ %2255, %2245 ], [ 0, %2217 ]
  %2247 = getelementptr inbounds nuw i64, ptr %2182, i64 %2246
  %2248 = load i64, ptr %2247, align 8
  %2249 = getelementptr inbounds nuw i64, ptr %2181, i64 %2246
  %2250 = load i64, ptr %2249, align 8
  %2251 = icmp ult i64 %2248, %2250
  %2252 = xor i1 %2178, %2251
  %2253 = zext i1 %2252 to i8
  %2254 = getelementptr inbounds nuw i8, ptr %2014, i64 %2246
  store i8 %2253, ptr %2254, align 1
  %2255 = add nuw nsw i64 %2246, 1
  %2256 = icmp eq i64 %2255, %1814
  br i1 %2256, label %2269, label %2245

2257:                                             ; preds = %2220, %2257
  %2258 = phi i64 [ %2267, %2257 ], [ 0, %2220 ]
  %2259 = getelementptr inbounds nuw i64, ptr %2182, i64 %2258
  %2260 = load i64, ptr %2259, align 8
  %2261 = getelementptr inbounds nuw i64, ptr %2181, i64 %2258
  %2262 = load i64, ptr %2261, align 8
  %2263 = icmp slt i64 %2260, %2262
  %2264 = xor i1 %2178, %2263
  %2265 = zext i1 %2264 to i8
  %2266 = getelementptr inbounds nuw i8, ptr %2014, i64 %2258
  store i8 %2265, ptr %2266, align 1
  %2267 = add nuw nsw i64 %2258, 1
  %2268 = icmp eq i64 %2267, %1814
  br i1 %2268, label %2269, label %2257

2269:                                             ; preds = %2245, %2233, %2221, %2257, %2191, %2203, %2137, %2126, %2112, %2101, %2087, %2076, %2062, %2051, %2037, %2026, %2162, %2151, %2220, %2219, %2218, %2217, %2190, %2189, %2150, %2149, %2125, %2124, %2100, %2099, %2075, %2074, %2050, %2049, %2025, %2024
  br i1 %1816, label %3335, label %2270

2270:                                             ; preds = %2269
  %2271 = inttoptr i64 %1935 to ptr
  %2272 = icmp sgt i64 %1813, 0
  br i1 %1800, label %2273, label %2274

2273:                                             ; preds = %2270
  br i1 %2272, label %2275, label %3335

2274:                                             ; preds = %2270
  br i1 %2272, label %2286, label %3335

2275:                                             ; preds = %2273, %2275
  %2276 = phi i64 [ %2284, %2275 ], [ 0, %2273 ]
  %2277 = getelementptr inbounds nuw i64, ptr %1791, i64 %2276
  %2278 = load i64, ptr %2277, align 8
  %2279 = load i64, ptr %1791, align 8
  %2280 = sub nsw i64 %2278, %2279
  %2281 = getelementptr inbounds i8, ptr %99, i64 %2280
  %2282 = load i8, ptr %2281, align 1
  %2283 = getelementptr inbounds i8, ptr %2271, i64 %2278
  store i8 %2282, ptr %2283, align 1
  %2284 = add nuw nsw i64 %2276, 1
  %2285 = icmp eq i64 %2284, %1813
  br i1 %2285, label %3335, label %2275

2286:                                             ; preds = %2274, %2286
  %2287 = phi i64 [ %2293, %2286 ], [ 0, %2274 ]
  %2288 = getelementptr inbounds nuw i8, ptr %99, i64 %2287
  %2289 = load i8, ptr %2288, align 1
  %2290 = getelementptr inbounds nuw i64, ptr %1791, i64 %2287
  %2291 = load i64, ptr %2290, align 8
  %2292 = getelementptr inbounds i8, ptr %2271, i64 %2291
  store i8 %2289, ptr %2292, align 1
  %2293 = add nuw nsw i64 %2287, 1
  %2294 = icmp eq i64 %2293, %1813
  br i1 %2294, label %3335, label %2286

2295:                                             ; preds = %1983
  br i1 %1980, label %2835, label %2296

2296:                                             ; preds = %2295
  %2297 = mul nsw i64 %1937, %1797
  %2298 = add nsw i64 %2297, %1935
  %2299 = inttoptr i64 %2298 to ptr
  %2300 = select i1 %1816, ptr %2299, ptr %99
  %2301 = load ptr, ptr %11, align 16
  %2302 = load ptr, ptr %95, align 8
  %2303 = load ptr, ptr %97, align 16
  switch i64 %1822, label %2504 [
    i64 4, label %2304
    i64 18, label %2324
    i64 14, label %2478
    i64 13, label %2452
    i64 12, label %2426
    i64 17, label %2356
    i64 16, label %2391
  ]

2304:                                             ; preds = %2296
  %2305 = and i64 %1955, 324
  %2306 = icmp eq i64 %2305, 0
  %2307 = icmp sgt i64 %1814, 0
  br i1 %2306, label %2309, label %2308

2308:                                             ; preds = %2304
  br i1 %2307, label %2310, label %2762

2309:                                             ; preds = %2304
  br i1 %2307, label %2317, label %2762

2310:                                             ; preds = %2308, %2310
  %2311 = phi i64 [ %2315, %2310 ], [ 0, %2308 ]
  %2312 = getelementptr inbounds nuw i32, ptr %2301, i64 %2311
  %2313 = load i32, ptr %2312, align 4
  %2314 = getelementptr inbounds nuw i32, ptr %2300, i64 %2311
  store i32 %2313, ptr %2314, align 4
  %2315 = add nuw nsw i64 %2311, 1
  %2316 = icmp eq i64 %2315, %1814
  br i1 %2316, label %2762, label %2310

2317:                                             ; preds = %2309, %2317
  %2318 = phi i64 [ %2322, %2317 ], [ 0, %2309 ]
  %2319 = getelementptr inbounds nuw i64, ptr %2301, i64 %2318
  %2320 = load i64, ptr %2319, align 8
  %2321 = getelementptr inbounds nuw i64, ptr %2300, i64 %2318
  store i64 %2320, ptr %2321, align 8
  %2322 = add nuw nsw i64 %2318, 1
  %2323 = icmp eq i64 %2322, %1814
  br i1 %2323, label %2762, label %2317

2324:                                             ; preds = %2296
  %2325 = and i64 %1955, 324
  %2326 = icmp eq i64 %2325, 0
  %2327 = icmp sgt i64 %1814, 0
  br i1 %2326, label %2329, label %2328

2328:                                             ; preds = %2324
  br i1 %2327, label %2330, label %2762

2329:                                             ; preds = %2324
  br i1 %2327, label %2343, label %2762

2330:                                             ; preds = %2328, %2330
  %2331 = phi i64 [ %2341, %2330 ], [ 0, %2328 ]
  %2332 = getelementptr inbounds nuw i32, ptr %2301, i64 %2331
  %2333 = load i32, ptr %2332, align 4
  %2334 = getelementptr inbounds nuw i32, ptr %2302, i64 %2331
  %2335 = load i32, ptr %2334, align 4
  %2336 = getelementptr inbounds nuw i8, ptr %2303, i64 %2331
  %2337 = load i8, ptr %2336, align 1
  %2338 = icmp eq i8 %2337, 0
  %2339 = select i1 %2338, i32 %2335, i32 %2333
  %2340 = getelementptr inbounds nuw i32, ptr %2300, i64 %2331
  store i32 %2339, ptr %2340, align 4
  %2341 = add nuw nsw i64 %2331, 1
  %2342 = icmp eq i64 %2341, %1814
  br i1 %2342, label %2762, label %2330

2343:                                             ; preds = %2329, %2343
  %2344 = phi i64 [ %2354, %2343 ], [ 0, %2329 ]
  %2345 = getelementptr inbounds nuw i64, ptr %2301, i64 %2344
  %2346 = load i64, ptr %2345, align 8
  %2347 = getelementptr inbounds nuw i64, ptr %2302, i64 %2344
  %2348 = load i64, ptr %2347, align 8
  %2349 = getelementptr inbounds nuw i8, ptr %2303, i64 %2344
  %2350 = load i8, ptr %2349, align 1
  %2351 = icmp eq i8 %2350, 0
  %2352 = select i1 %2351, i64 %2348, i64 %2346
  %2353 = getelementptr inbounds nuw i64, ptr %2300, i64 %2344
  store i64 %2352, ptr %2353, align 8
  %2354 = add nuw nsw i64 %2344, 1
  %2355 = icmp eq i64 %2354, %1814
  br i1 %2355, label %2762, label %2343

2356:                                             ; preds = %2296
  %2357 = and i64 %1955, 324
  %2358 = icmp eq i64 %2357, 0
  %2359 = icmp sgt i64 %1814, 0
  br i1 %2358, label %2361, label %2360

2360:                                             ; preds = %2356
  br i1 %2359, label %2362, label %2762

2361:                                             ; preds = %2356
  br i1 %2359, label %2376, label %2762

2362:                                             ; preds = %2360, %2371
  %2363 = phi i64 [ %2374, %2371 ], [ 0, %2360 ]
  %2364 = getelementptr inbounds nuw i32, ptr %2302, i64 %2363
  %2365 = load i32, ptr %2364, align 4
  %2366 = icmp ugt i32 %2365, 31
  br i1 %2366, label %2371, label %2367

2367:                                             ; preds = %2362
  %2368 = getelementptr inbounds nuw i32, ptr %2301, i64 %2363
  %2369 = load i32, ptr %2368, align 4
  %2370 = lshr i32 %2369, %2365
  br label %2371

2371:                                             ; preds = %2367, %2362
  %2372 = phi i32 [ %2370, %2367 ], [ 0, %2362 ]
  %2373 = getelementptr inbounds nuw i32, ptr %2300, i64 %2363
  store i32 %2372, ptr %2373, align 4
  %2374 = add nuw nsw i64 %2363, 1
  %2375 = icmp eq i64 %2374, %1814
  br i1 %2375, label %2762, label %2362

2376:                                             ; preds = %2361, %2386
  %2377 = phi i64 [ %2389, %2386 ], [ 0, %2361 ]
  %2378 = getelementptr inbounds nuw i32, ptr %2302, i64 %2377
  %2379 = load i32, ptr %2378, align 4
  %2380 = icmp ugt i32 %2379, 63
  br i1 %2380, label %2386, label %2381

2381:                                             ; preds = %2376
  %2382 = getelementptr inbounds nuw i64, ptr %2301, i64 %2377
  %2383 = load i64, ptr %2382, align 8
  %2384 = zext nneg i32 %2379 to i64
  %2385 = lshr i64 %2383, %2384
  br label %2386

2386:                                             ; preds = %2381, %2376
  %2387 = phi i64 [ %2385, %2381 ], [ 0, %2376 ]
  %2388 = getelementptr inbounds nuw i64, ptr %2300, i64 %2377
  store i64 %2387, ptr %2388, align 8
  %2389 = add nuw nsw i64 %2377, 1
  %2390 = icmp eq i64 %2389, %1814
  br i1 %2390, label %2762, label %2376

2391:                                             ; preds = %2296
  %2392 = and i64 %1955, 324
  %2393 = icmp eq i64 %2392, 0
  %2394 = icmp sgt i64 %1814, 0
  br i1 %2393, label %2396, label %2395

2395:                                             ; preds = %2391
  br i1 %2394, label %2397, label %2762

2396:                                             ; preds = %2391
  br i1 %2394, label %2411, label %2762

2397:                                             ; preds = %2395, %2406
  %2398 = phi i64 [ %2409, %2406 ], [ 0, %2395 ]
  %2399 = getelementptr inbounds nuw i32, ptr %2302, i64 %2398
  %2400 = load i32, ptr %2399, align 4
  %2401 = icmp ugt i32 %2400, 31
  br i1 %2401, label %2406, label %2402

2402:                                             ; preds = %2397
  %2403 = getelementptr inbounds nuw i32, ptr %2301, i64 %2398
  %2404 = load i32, ptr %2403, align 4
  %2405 = shl i32 %2404, %2400
  br label %2406

2406:                                             ; preds = %2402, %2397
  %2407 = phi i32 [ %2405, %2402 ], [ 0, %2397 ]
  %2408 = getelementptr inbounds nuw i32, ptr %2300, i64 %2398
  store i32 %2407, ptr %2408, align 4
  %2409 = add nuw nsw i64 %2398, 1
  %2410 = icmp eq i64 %2409, %1814
  br i1 %2410, label %2762, label %2397

2411:                                             ; preds = %2396, %2421
  %2412 = phi i64 [ %2424, %2421 ], [ 0, %2396 ]
  %2413 = getelementptr inbounds nuw i32, ptr %2302, i64 %2412
  %2414 = load i32, ptr %2413, align 4
  %2415 = icmp ugt i32 %2414, 63
  br i1 %2415, label %2421, label %2416

2416:                                             ; preds = %2411
  %2417 = getelementptr inbounds nuw i64, ptr %2301, i64 %2412
  %2418 = load i64, ptr %2417, align 8
  %2419 = zext nneg i32 %2414 to i64
  %2420 = shl i64 %2418, %2419
  br label %2421

2421:                                             ; preds = %2416, %2411
  %2422 = phi i64 [ %2420, %2416 ], [ 0, %2411 ]
  %2423 = getelementptr inbounds nuw i64, ptr %2300, i64 %2412
  store i64 %2422, ptr %2423, align 8
  %2424 = add nuw nsw i64 %2412, 1
  %2425 = icmp eq i64 %2424, %1814
  br i1 %2425, label %2762, label %2411

2426:                                             ; preds = %2296
  %2427 = and i64 %1955, 324
  %2428 = icmp eq i64 %2427, 0
  %2429 = icmp sgt i64 %1814, 0
  br i1 %2428, label %2431, label %2430

2430:                                             ; preds = %2426
  br i1 %2429, label %2432, label %2762

2431:                                             ; preds = %2426
  br i1 %2429, label %2442, label %2762

2432:                                             ; preds = %2430, %2432
  %2433 = phi i64 [ %2440, %2432 ], [ 0, %2430 ]
  %2434 = getelementptr inbounds nuw i32, ptr %2301, i64 %2433
  %2435 = load i32, ptr %2434, align 4
  %2436 = getelementptr inbounds nuw i32, ptr %2302, i64 %2433
  %2437 = load i32, ptr %2436, align 4
  %2438 = and i32 %2437, %2435
  %2439 = getelementptr inbounds nuw i32, ptr %2300, i64 %2433
  store i32 %2438, ptr %2439, align 4
  %2440 = add nuw nsw i64 %2433, 1
  %2441 = icmp eq i64 %2440, %1814
  br i1 %2441, label %2762, label %2432

2442:                                             ; preds = %2431, %2442
  %2443 = phi i64 [ %2450, %2442 ], [ 0, %2431 ]
  %2444 = getelementptr inbounds nuw i64, ptr %2301, i64 %2443
  %2445 = load i64, ptr %2444, align 8
  %2446 = getelementptr inbounds nuw i64, ptr %2302, i64 %2443
  %2447 = load i64, ptr %2446, align 8
  %2448 = and i64 %2447, %2445
  %2449 = getelementptr inbounds nuw i64, ptr %2300, i64 %2443
  store i64 %2448, ptr %2449, align 8
  %2450 = add nuw nsw i64 %2443, 1
  %2451 = icmp eq i64 %2450, %1814
  br i1 %2451, label %2762, label %2442

2452:                                             ; preds = %2296
  %2453 = and i64 %1955, 324
  %2454 = icmp eq i64 %2453, 0
  %2455 = icmp sgt i64 %1814, 0
  br i1 %2454, label %2457, label %2456

2456:                                             ; preds = %2452
  br i1 %2455, label %2458, label %2762

2457:                                             ; preds = %2452
  br i1 %2455, label %2468, label %2762

2458:                                             ; preds = %2456, %2458
  %2459 = phi i64 [ %2466, %2458 ], [ 0, %2456 ]
  %2460 = getelementptr inbounds nuw i32, ptr %2301, i64 %2459
  %2461 = load i32, ptr %2460, align 4
  %2462 = getelementptr inbounds nuw i32, ptr %2302, i64 %2459
  %2463 = load i32, ptr %2462, align 4
  %2464 = or i32 %2463, %2461
  %2465 = getelementptr inbounds nuw i32, ptr %2300, i64 %2459
  store i32 %2464, ptr %2465, align 4
  %2466 = add nuw nsw i64 %2459, 1
  %2467 = icmp eq i64 %2466, %1814
  br i1 %2467, label %2762, label %2458

2468:                                             ; preds = %2457, %2468
  %2469 = phi i64 [ %2476, %2468 ], [ 0, %2457 ]
  %2470 = getelementptr inbounds nuw i64, ptr %2301, i64 %2469
  %2471 = load i64, ptr %2470, align 8
  %2472 = getelementptr inbounds nuw i64, ptr %2302, i64 %2469
  %2473 = load i64, ptr %2472, align 8
  %2474 = or i64 %2473, %2471
  %2475 = getelementptr inbounds nuw i64, ptr %2300, i64 %2469
  store i64 %2474, ptr %2475, align 8
  %2476 = add nuw nsw i64 %2469, 1
  %2477 = icmp eq i64 %2476, %1814
  br i1 %2477, label %2762, label %2468

2478:                                             ; preds = %2296
  %2479 = and i64 %1955, 324
  %2480 = icmp eq i64 %2479, 0
  %2481 = icmp sgt i64 %1814, 0
  br i1 %2480, label %2483, label %2482

2482:                                             ; preds = %2478
  br i1 %2481, label %2484, label %2762

2483:                                             ; preds = %2478
  br i1 %2481, label %2494, label %2762

2484:                                             ; preds = %2482, %2484
  %2485 = phi i64 [ %2492, %2484 ], [ 0, %2482 ]
  %2486 = getelementptr inbounds nuw i32, ptr %2301, i64 %2485
  %2487 = load i32, ptr %2486, align 4
  %2488 = getelementptr inbounds nuw i32, ptr %2302, i64 %2485
  %2489 = load i32, ptr %2488, align 4
  %2490 = xor i32 %2489, %2487
  %2491 = getelementptr inbounds nuw i32, ptr %2300, i64 %2485
  store i32 %2490, ptr %2491, align 4
  %2492 = add nuw nsw i64 %2485, 1
  %2493 = icmp eq i64 %2492, %1814
  br i1 %2493, label %2762, label %2484

2494:                                             ; preds = %2483, %2494
  %2495 = phi i64 [ %2502, %2494 ], [ 0, %2483 ]
  %2496 = getelementptr inbounds nuw i64, ptr %2301, i64 %2495
  %2497 = load i64, ptr %2496, align 8
  %2498 = getelementptr inbounds nuw i64, ptr %2302, i64 %2495
  %2499 = load i64, ptr %2498, align 8
  %2500 = xor i64 %2499, %2497
  %2501 = getelementptr inbounds nuw i64, ptr %2300, i64 %2495
  store i64 %2500, ptr %2501, align 8
  %2502 = add nuw nsw i64 %2495, 1
  %2503 = icmp eq i64 %2502, %1814
  br i1 %2503, label %2762, label %2494

2504:                                             ; preds = %2296
  %2505 = icmp eq i64 %1938, 8
  br i1 %2505, label %2506, label %2651

2506:                                             ; preds = %2504
  switch i64 %1822, label %2762 [
    i64 5, label %2517
    i64 6, label %2515
    i64 7, label %2513
    i64 25, label %2511
    i64 29, label %2569
    i64 21, label %2509
    i64 22, label %2507
  ]

2507:                                             ; preds = %2506
  %2508 = icmp sgt i64 %1814, 0
  br i1 %2508, label %2625, label %2762

2509:                                             ; preds = %2506
  %2510 = icmp sgt i64 %1814, 0
  br i1 %2510, label %2599, label %2762

2511:                                             ; preds = %2506
  %2512 = icmp sgt i64 %1814, 0
  br i1 %2512, label %2558, label %2762

2513:                                             ; preds = %2506
  %2514 = icmp sgt i64 %1814, 0
  br i1 %2514, label %2545, label %2762

2515:                                             ; preds = %2506
  %2516 = icmp sgt i64 %1814, 0
  br i1 %2516, label %2532, label %2762

2517:                                             ; preds = %2506
  %2518 = icmp sgt i64 %1814, 0
  br i1 %2518, label %2519, label %2762

2519:                                             ; preds = %2517, %2519
  %2520 = phi i64 [ %2530, %2519 ], [ 0, %2517 ]
  %2521 = getelementptr inbounds nuw float, ptr %2301, i64 %2520
  %2522 = load float, ptr %2521, align 4
  %2523 = getelementptr inbounds nuw float, ptr %2302, i64 %2520
  %2524 = load float, ptr %2523, align 4
  %2525 = fadd float %2522, %2524
  %2526 = fcmp uno float %2525, 0.000000e+00
  %2527 = bitcast float %2525 to i32
  %2528 = select i1 %2526, i32 2147483647, i32 %2527
  %2529 = getelementptr inbounds nuw i32, ptr %2300, i64 %2520
  store i32 %2528, ptr %2529, align 4
  %2530 = add nuw nsw i64 %2520, 1
  %2531 = icmp eq i64 %2530, %1814
  br i1 %2531, label %2762, label %2519

2532:                                             ; preds = %2515, %2532
  %2533 = phi i64 [ %2543, %2532 ], [ 0, %2515 ]
  %2534 = getelementptr inbounds nuw float, ptr %2301, i64 %2533
  %2535 = load float, ptr %2534, align 4
  %2536 = getelementptr inbounds nuw float, ptr %2302, i64 %2533
  %2537 = load float, ptr %2536, align 4
  %2538 = fsub float %2535, %2537
  %2539 = fcmp uno float %2538, 0.000000e+00
  %2540 = bitcast float %2538 to i32
  %2541 = select i1 %2539, i32 2147483647, i32 %2540
  %2542 = getelementptr inbounds nuw i32, ptr %2300, i64 %2533
  store i32 %2541, ptr %2542, align 4
  %2543 = add nuw nsw i64 %2533, 1
  %2544 = icmp eq i64 %2543, %1814
  br i1 %2544, label %2762, label %2532

2545:                                             ; preds = %2513, %2545
  %2546 = phi i64 [ %2556, %2545 ], [ 0, %2513 ]
  %2547 = getelementptr inbounds nuw float, ptr %2301, i64 %2546
  %2548 = load float, ptr %2547, align 4
  %2549 = getelementptr inbounds nuw float, ptr %2302, i64 %2546
  %2550 = load float, ptr %2549, align 4
  %2551 = fmul float %2548, %2550
  %2552 = fcmp uno float %2551, 0.000000e+00
  %2553 = bitcast float %2551 to i32
  %2554 = select i1 %2552, i32 2147483647, i32 %2553
  %2555 = getelementptr inbounds nuw i32, ptr %2300, i64 %2546
  store i32 %2554, ptr %2555, align 4
  %2556 = add nuw nsw i64 %2546, 1
  %2557 = icmp eq i64 %2556, %1814
  br i1 %2557, label %2762, label %2545

2558:                                             ; preds = %2511, %2558
  %2559 = phi i64 [ %2567, %2558 ], [ 0, %2511 ]
  %2560 = getelementptr inbounds nuw float, ptr %2301, i64 %2559
  %2561 = load float, ptr %2560, align 4
  %2562 = fneg float %2561
  %2563 = fcmp uno float %2561, 0.000000e+00
  %2564 = bitcast float %2562 to i32
  %2565 = select i1 %2563, i32 2147483647, i32 %2564
  %2566 = getelementptr inbounds nuw i32, ptr %2300, i64 %2559
  store i32 %2565, ptr %2566, align 4
  %2567 = add nuw nsw i64 %2559, 1
  %2568 = icmp eq i64 %2567, %1814
  br i1 %2568, label %2762, label %2558

2569:                                             ; preds = %2506
  %2570 = load i64, ptr %1785, align 8
  %2571 = and i64 %2570, 1
  %2572 = icmp eq i64 %2571, 0
  %2573 = and i64 %2570, 2
  %2574 = icmp eq i64 %2573, 0
  %2575 = and i64 %2570, 4
  %2576 = icmp eq i64 %2575, 0
  %2577 = icmp sgt i64 %1814, 0
  br i1 %2577, label %2578, label %2762

2578:                                             ; preds = %2569, %2578
  %2579 = phi i64 [ %2597, %2578 ], [ 0, %2569 ]
  %2580 = getelementptr inbounds nuw float, ptr %2301, i64 %2579
  %2581 = load float, ptr %2580, align 4
  %2582 = getelementptr inbounds nuw float, ptr %2302, i64 %2579
  %2583 = load float, ptr %2582, align 4
  %2584 = getelementptr inbounds nuw float, ptr %2303, i64 %2579
  %2585 = load float, ptr %2584, align 4
  %2586 = fneg float %2581
  %2587 = select i1 %2572, float %2581, float %2586
  %2588 = fneg float %2583
  %2589 = select i1 %2574, float %2583, float %2588
  %2590 = fneg float %2585
  %2591 = select i1 %2576, float %2585, float %2590
  %2592 = call float @llvm.fma.f32(float %2587, float %2589, float %2591)
  %2593 = fcmp uno float %2592, 0.000000e+00
  %2594 = bitcast float %2592 to i32
  %2595 = select i1 %2593, i32 2147483647, i32 %2594
  %2596 = getelementptr inbounds nuw i32, ptr %2300, i64 %2579
  store i32 %2595, ptr %2596, align 4
  %2597 = add nuw nsw i64 %2579, 1
  %2598 = icmp eq i64 %2597, %1814
  br i1 %2598, label %2762, label %2578

2599:                                             ; preds = %2509, %2617
  %2600 = phi i64 [ %2623, %2617 ], [ 0, %2509 ]
  %2601 = getelementptr inbounds nuw float, ptr %2301, i64 %2600
  %2602 = load float, ptr %2601, align 4
  %2603 = getelementptr inbounds nuw float, ptr %2302, i64 %2600
  %2604 = load float, ptr %2603, align 4
  %2605 = fcmp uno float %2602, 0.000000e+00
  br i1 %2605, label %2617, label %2606

2606:                                             ; preds = %2599
  %2607 = fcmp uno float %2604, 0.000000e+00
  br i1 %2607, label %2617, label %2608

2608:                                             ; preds = %2606
  %2609 = fcmp oeq float %2602, %2604
  br i1 %2609, label %2610, label %2614

2610:                                             ; preds = %2608
  %2611 = bitcast float %2602 to i32
  %2612 = icmp slt i32 %2611, 0
  %2613 = select i1 %2612, float %2602, float %2604
  br label %2617

2614:                                             ; preds = %2608
  %2615 = fcmp olt float %2602, %2604
  %2616 = select i1 %2615, float %2602, float %2604
  br label %2617

2617:                                             ; preds = %2614, %2610, %2606, %2599
  %2618 = phi float [ %2616, %2614 ], [ %2604, %2599 ], [ %2613, %2610 ], [ %2602, %2606 ]
  %2619 = fcmp uno float %2618, 0.000000e+00
  %2620 = bitcast float %2618 to i32
  %2621 = select i1 %2619, i32 2147483647, i32 %2620
  %2622 = getelementptr inbounds nuw i32, ptr %2300, i64 %2600
  store i32 %2621, ptr %2622, align 4
  %2623 = add nuw nsw i64 %2600, 1
  %2624 = icmp eq i64 %2623, %1814
  br i1 %2624, label %2762, label %2599

2625:                                             ; preds = %2507, %2643
  %2626 = phi i64 [ %2649, %2643 ], [ 0, %2507 ]
  %2627 = getelementptr inbounds nuw float, ptr %2301, i64 %2626
  %2628 = load float, ptr %2627, align 4
  %2629 = getelementptr inbounds nuw float, ptr %2302, i64 %2626
  %2630 = load float, ptr %2629, align 4
  %2631 = fcmp uno float %2628, 0.000000e+00
  br i1 %2631, label %2643, label %2632

2632:                                             ; preds = %2625
  %2633 = fcmp uno float %2630, 0.000000e+00
  br i1 %2633, label %2643, label %2634

2634:                                             ; preds = %2632
  %2635 = fcmp oeq float %2628, %2630
  br i1 %2635, label %2636, label %2640

2636:                                             ; preds = %2634
  %2637 = bitcast float %2628 to i32
  %2638 = icmp slt i32 %2637, 0
  %2639 = select i1 %2638, float %2630, float %2628
  br label %2643

2640:                                             ; preds = %2634
  %2641 = fcmp ogt float %2628, %2630
  %2642 = select i1 %2641, float %2628, float %2630
  br label %2643

2643:                                             ; preds = %2640, %2636, %2632, %2625
  %2644 = phi float [ %2642, %2640 ], [ %2630, %2625 ], [ %2639, %2636 ], [ %2628, %2632 ]
  %2645 = fcmp uno float %2644, 0.000000e+00
  %2646 = bitcast float %2644 to i32
  %2647 = select i1 %2645, i32 2147483647, i32 %2646
  %2648 = getelementptr inbounds nuw i32, ptr %2300, i64 %2626
  store i32 %2647, ptr %2648, align 4
  %2649 = add nuw nsw i64 %2626, 1
  %2650 = icmp eq i64 %2649, %1814
  br i1 %2650, label %2762, label %2625

2651:                                             ; preds = %2504
  switch i64 %1822, label %2762 [
    i64 5, label %2652
    i64 6, label %2678
    i64 7, label %2704
    i64 10, label %2730
  ]

2652:                                             ; preds = %2651
  %2653 = and i64 %1955, 324
  %2654 = icmp eq i64 %2653, 0
  %2655 = icmp sgt i64 %1814, 0
  br i1 %2654, label %2657, label %2656

2656:                                             ; preds = %2652
  br i1 %2655, label %2658, label %2762

2657:                                             ; preds = %2652
  br i1 %2655, label %2668, label %2762

2658:                                             ; preds = %2656, %2658
  %2659 = phi i64 [ %2666, %2658 ], [ 0, %2656 ]
  %2660 = getelementptr inbounds nuw i32, ptr %2301, i64 %2659
  %2661 = load i32, ptr %2660, align 4
  %2662 = getelementptr inbounds nuw i32, ptr %2302, i64 %2659
  %2663 = load i32, ptr %2662, align 4
  %2664 = add i32 %2663, %2661
  %2665 = getelementptr inbounds nuw i32, ptr %2300, i64 %2659
  store i32 %2664, ptr %2665, align 4
  %2666 = add nuw nsw i64 %2659, 1
  %2667 = icmp eq i64 %2666, %1814
  br i1 %2667, label %2762, label %2658

2668:                                             ; preds = %2657, %2668
  %2669 = phi i64 [ %2676, %2668 ], [ 0, %2657 ]
  %2670 = getelementptr inbounds nuw i64, ptr %2301, i64 %2669
  %2671 = load i64, ptr %2670, align 8
  %2672 = getelementptr inbounds nuw i64, ptr %2302, i64 %2669
  %2673 = load i64, ptr %2672, align 8
  %2674 = add i64 %2673, %2671
  %2675 = getelementptr inbounds nuw i64, ptr %2300, i64 %2669
  store i64 %2674, ptr %2675, align 8
  %2676 = add nuw nsw i64 %2669, 1
  %2677 = icmp eq i64 %2676, %1814
  br i1 %2677, label %2762, label %2668

2678:                                             ; preds = %2651
  %2679 = and i64 %1955, 324
  %2680 = icmp eq i64 %2679, 0
  %2681 = icmp sgt i64 %1814, 0
  br i1 %2680, label %2683, label %2682

2682:                                             ; preds = %2678
  br i1 %2681, label %2684, label %2762

2683:                                             ; preds = %2678
  br i1 %2681, label %2694, label %2762

2684:                                             ; preds = %2682, %2684
  %2685 = phi i64 [ %2692, %2684 ], [ 0, %2682 ]
  %2686 = getelementptr inbounds nuw i32, ptr %2301, i64 %2685
  %2687 = load i32, ptr %2686, align 4
  %2688 = getelementptr inbounds nuw i32, ptr %2302, i64 %2685
  %2689 = load i32, ptr %2688, align 4
  %2690 = sub i32 %2687, %2689
  %2691 = getelementptr inbounds nuw i32, ptr %2300, i64 %2685
  store i32 %2690, ptr %2691, align 4
  %2692 = add nuw nsw i64 %2685, 1
  %2693 = icmp eq i64 %2692, %1814
  br i1 %2693, label %2762, label %2684

2694:                                             ; preds = %2683, %2694
  %2695 = phi i64 [ %2702, %2694 ], [ 0, %2683 ]
  %2696 = getelementptr inbounds nuw i64, ptr %2301, i64 %2695
  %2697 = load i64, ptr %2696, align 8
  %2698 = getelementptr inbounds nuw i64, ptr %2302, i64 %2695
  %2699 = load i64, ptr %2698, align 8
  %2700 = sub i64 %2697, %2699
  %2701 = getelementptr inbounds nuw i64, ptr %2300, i64 %2695
  store i64 %2700, ptr %2701, align 8
  %2702 = add nuw nsw i64 %2695, 1
  %2703 = icmp eq i64 %2702, %1814
  br i1 %2703, label %2762, label %2694

2704:                                             ; preds = %2651
  %2705 = and i64 %1955, 324
  %2706 = icmp eq i64 %2705, 0
  %2707 = icmp sgt i64 %1814, 0
  br i1 %2706, label %2709, label %2708

2708:                                             ; preds = %2704
  br i1 %2707, label %2710, label %2762

2709:                                             ; preds = %2704
  br i1 %2707, label %2720, label %2762

2710:                                             ; preds = %2708, %2710
  %2711 = phi i64 [ %2718, %2710 ], [ 0, %2708 ]
  %2712 = getelementptr inbounds nuw i32, ptr %2301, i64 %2711
  %2713 = load i32, ptr %2712, align 4
  %2714 = getelementptr inbounds nuw i32, ptr %2302, i64 %2711
  %2715 = load i32, ptr %2714, align 4
  %2716 = mul i32 %2715, %2713
  %2717 = getelementptr inbounds nuw i32, ptr %2300, i64 %2711
  store i32 %2716, ptr %2717, align 4
  %2718 = add nuw nsw i64 %2711, 1
  %2719 = icmp eq i64 %2718, %1814
  br i1 %2719, label %2762, label %2710

2720:                                             ; preds = %2709, %2720
  %2721 = phi i64 [ %2728, %2720 ], [ 0, %2709 ]
  %2722 = getelementptr inbounds nuw i64, ptr %2301, i64 %2721
  %2723 = load i64, ptr %2722, align 8
  %2724 = getelementptr inbounds nuw i64, ptr %2302, i64 %2721
  %2725 = load i64, ptr %2724, align 8
  %2726 = mul i64 %2725, %2723
  %2727 = getelementptr inbounds nuw i64, ptr %2300, i64 %2721
  store i64 %2726, ptr %2727, align 8
  %2728 = add nuw nsw i64 %2721, 1
  %2729 = icmp eq i64 %2728, %1814
  br i1 %2729, label %2762, label %2720

2730:                                             ; preds = %2651
  %2731 = and i64 %1955, 324
  %2732 = icmp eq i64 %2731, 0
  %2733 = icmp sgt i64 %1814, 0
  br i1 %2732, label %2735, label %2734

2734:                                             ; preds = %2730
  br i1 %2733, label %2736, label %2762

2735:                                             ; preds = %2730
  br i1 %2733, label %2749, label %2762

2736:                                             ; preds = %2734, %2736
  %2737 = phi i64 [ %2747, %2736 ], [ 0, %2734 ]
  %2738 = getelementptr inbounds nuw i32, ptr %2301, i64 %2737
  %2739 = load i32, ptr %2738, align 4
  %2740 = getelementptr inbounds nuw i32, ptr %2302, i64 %2737
  %2741 = load i32, ptr %2740, align 4
  %2742 = getelementptr inbounds nuw i32, ptr %2303, i64 %2737
  %2743 = load i32, ptr %2742, align 4
  %2744 = mul i32 %2741, %2739
  %2745 = add i32 %2744, %2743
  %2746 = getelementptr inbounds nuw i32, ptr %2300, i64 %2737
  store i32 %2745, ptr %2746, align 4
  %2747 = add nuw nsw i64 %2737, 1
  %2748 = icmp eq i64 %2747, %1814
  br i1 %2748, label %2762, label %2736

2749:                                             ; preds = %2735, %2749
  %2750 = phi i64 [ %2760, %2749 ], [ 0, %2735 ]
  %2751 = getelementptr inbounds nuw i64, ptr %2301, i64 %2750
  %2752 = load i64, ptr %2751, align 8
  %2753 = getelementptr inbounds nuw i64, ptr %2302, i64 %2750
  %2754 = load i64, ptr %2753, align 8
  %2755 = getelementptr inbounds nuw i64, ptr %2303, i64 %2750
  %2756 = load i64, ptr %2755, align 8
  %2757 = mul i64 %2754, %2752
  %2758 = add i64 %2757, %2756
  %2759 = getelementptr inbounds nuw i64, ptr %2300, i64 %2750
  store i64 %2758, ptr %2759, align 8
  %2760 = add nuw nsw i64 %2750, 1
  %2761 = icmp eq i64 %2760, %1814
  br i1 %2761, label %2762, label %2749

2762:                                             ; preds = %2406, %2421, %2371, %2386, %2432, %2442, %2458, %2468, %2484, %2494, %2330, %2343, %2310, %2317, %2736, %2749, %2710, %2720, %2684, %2694, %2658, %2668, %2643, %2617, %2578, %2558, %2545, %2532, %2519, %2735, %2734, %2709, %2708, %2683, %2682, %2657, %2656, %2651, %2569, %2517, %2515, %2513, %2511, %2509, %2507, %2506, %2483, %2482, %2457, %2456, %2431, %2430, %2396, %2395, %2361, %2360, %2329, %2328, %2309, %2308
  br i1 %1816, label %3335, label %2763

2763:                                             ; preds = %2762
  %2764 = inttoptr i64 %1935 to ptr
  %2765 = icmp sgt i64 %1813, 0
  switch i64 %1937, label %2812 [
    i64 4, label %2766
    i64 8, label %2789
  ]

2766:                                             ; preds = %2763
  br i1 %1800, label %2767, label %2768

2767:                                             ; preds = %2766
  br i1 %2765, label %2769, label %3335

2768:                                             ; preds = %2766
  br i1 %2765, label %2780, label %3335

2769:                                             ; preds = %2767, %2769
  %2770 = phi i64 [ %2778, %2769 ], [ 0, %2767 ]
  %2771 = getelementptr inbounds nuw i64, ptr %1791, i64 %2770
  %2772 = load i64, ptr %2771, align 8
  %2773 = load i64, ptr %1791, align 8
  %2774 = sub nsw i64 %2772, %2773
  %2775 = getelementptr inbounds i32, ptr %99, i64 %2774
  %2776 = load i32, ptr %2775, align 4
  %2777 = getelementptr inbounds i32, ptr %2764, i64 %2772
  store i32 %2776, ptr %2777, align 4
  %2778 = add nuw nsw i64 %2770, 1
  %2779 = icmp eq i64 %2778, %1813
  br i1 %2779, label %3335, label %2769

2780:                                             ; preds = %2768, %2780
  %2781 = phi i64 [ %2787, %2780 ], [ 0, %2768 ]
  %2782 = getelementptr inbounds nuw i32, ptr %99, i64 %2781
  %2783 = load i32, ptr %2782, align 4
  %2784 = getelementptr inbounds nuw i64, ptr %1791, i64 %2781
  %2785 = load i64, ptr %2784, align 8
  %2786 = getelementptr inbounds i32, ptr %2764, i64 %2785
  store i32 %2783, ptr %2786, align 4
  %2787 = add nuw nsw i64 %2781, 1
  %2788 = icmp eq i64 %2787, %1813
  br i1 %2788, label %3335, label %2780

2789:                                             ; preds = %2763
  br i1 %1800, label %2790, label %2791

2790:                                             ; preds = %2789
  br i1 %2765, label %2792, label %3335

2791:                                             ; preds = %2789
  br i1 %2765, label %2803, label %3335

2792:                                             ; preds = %2790, %2792
  %2793 = phi i64 [ %2801, %2792 ], [ 0, %2790 ]
  %2794 = getelementptr inbounds nuw i64, ptr %1791, i64 %2793
  %2795 = load i64, ptr %2794, align 8
  %2796 = load i64, ptr %1791, align 8
  %2797 = sub nsw i64 %2795, %2796
  %2798 = getelementptr inbounds i64, ptr %99, i64 %2797
  %2799 = load i64, ptr %2798, align 8
  %2800 = getelementptr inbounds i64, ptr %2764, i64 %2795
  store i64 %2799, ptr %2800, align 8
  %2801 = add nuw nsw i64 %2793, 1
  %2802 = icmp eq i64 %2801, %1813
  br i1 %2802, label %3335, label %2792

2803:                                             ; preds = %2791, %2803
  %2804 = phi i64 [ %2810, %2803 ], [ 0, %2791 ]
  %2805 = getelementptr inbounds nuw i64, ptr %99, i64 %2804
  %2806 = load i64, ptr %2805, align 8
  %2807 = getelementptr inbounds nuw i64, ptr %1791, i64 %2804
  %2808 = load i64, ptr %2807, align 8
  %2809 = getelementptr inbounds i64, ptr %2764, i64 %2808
  store i64 %2806, ptr %2809, align 8
  %2810 = add nuw nsw i64 %2804, 1
  %2811 = icmp eq i64 %2810, %1813
  br i1 %2811, label %3335, label %2803

2812:                                             ; preds = %2763
  br i1 %1800, label %2813, label %2814

2813:                                             ; preds = %2812
  br i1 %2765, label %2815, label %3335

2814:                                             ; preds = %2812
  br i1 %2765, label %2826, label %3335

2815:                                             ; preds = %2813, %2815
  %2816 = phi i64 [ %2824, %2815 ], [ 0, %2813 ]
  %2817 = getelementptr inbounds nuw i64, ptr %1791, i64 %2816
  %2818 = load i64, ptr %2817, align 8
  %2819 = load i64, ptr %1791, align 8
  %2820 = sub nsw i64 %2818, %2819
  %2821 = getelementptr inbounds i8, ptr %99, i64 %2820
  %2822 = load i8, ptr %2821, align 1
  %2823 = getelementptr inbounds i8, ptr %2764, i64 %2818
  store i8 %2822, ptr %2823, align 1
  %2824 = add nuw nsw i64 %2816, 1
  %2825 = icmp eq i64 %2824, %1813
  br i1 %2825, label %3335, label %2815

2826:                                             ; preds = %2814, %2826
  %2827 = phi i64 [ %2833, %2826 ], [ 0, %2814 ]
  %2828 = getelementptr inbounds nuw i8, ptr %99, i64 %2827
  %2829 = load i8, ptr %2828, align 1
  %2830 = getelementptr inbounds nuw i64, ptr %1791, i64 %2827
  %2831 = load i64, ptr %2830, align 8
  %2832 = getelementptr inbounds i8, ptr %2764, i64 %2831
  store i8 %2829, ptr %2832, align 1
  %2833 = add nuw nsw i64 %2827, 1
  %2834 = icmp eq i64 %2833, %1813
  br i1 %2834, label %3335, label %2826

2835:                                             ; preds = %2295
  %2836 = shl nuw nsw i64 %1954, 3
  %2837 = icmp eq i64 %1938, 3
  %2838 = select i1 %2837, i64 -9223372036854775808, i64 0
  switch i64 %1822, label %3334 [
    i64 4, label %2885
    i64 5, label %2883
    i64 6, label %2881
    i64 7, label %2914
    i64 9, label %2914
    i64 12, label %2879
    i64 13, label %2877
    i64 14, label %2875
    i64 15, label %2956
    i64 25, label %2873
    i64 21, label %2871
    i64 22, label %2869
    i64 8, label %3012
    i64 10, label %3059
    i64 11, label %3059
    i64 16, label %2867
    i64 17, label %3086
    i64 18, label %2865
    i64 20, label %2861
    i64 23, label %2856
    i64 24, label %2851
    i64 28, label %2847
    i64 30, label %2845
    i64 31, label %3243
    i64 32, label %3243
    i64 33, label %2843
    i64 34, label %2841
    i64 35, label %2839
  ]

2839:                                             ; preds = %2835
  %2840 = icmp sgt i64 %1814, 0
  br i1 %2840, label %3301, label %3334

2841:                                             ; preds = %2835
  %2842 = icmp sgt i64 %1814, 0
  br i1 %2842, label %3282, label %3334

2843:                                             ; preds = %2835
  %2844 = icmp sgt i64 %1814, 0
  br i1 %2844, label %3274, label %3334

2845:                                             ; preds = %2835
  %2846 = icmp sgt i64 %1814, 0
  br i1 %2846, label %3235, label %3334

2847:                                             ; preds = %2835
  %2848 = icmp sgt i64 %1814, 0
  br i1 %2848, label %2849, label %3334

2849:                                             ; preds = %2847
  %2850 = load i64, ptr %1785, align 8
  br label %3199

2851:                                             ; preds = %2835
  %2852 = icmp sgt i64 %1814, 0
  br i1 %2852, label %2853, label %3334

2853:                                             ; preds = %2851
  %2854 = and i64 %1938, -4
  %2855 = icmp eq i64 %2854, 4
  br label %3174

2856:                                             ; preds = %2835
  %2857 = icmp sgt i64 %1814, 0
  br i1 %2857, label %2858, label %3334

2858:                                             ; preds = %2856
  %2859 = and i64 %1938, -4
  %2860 = icmp eq i64 %2859, 4
  br label %3153

2861:                                             ; preds = %2835
  %2862 = icmp sgt i64 %1814, 0
  br i1 %2862, label %2863, label %3334

2863:                                             ; preds = %2861
  %2864 = load i64, ptr %1785, align 8
  br label %3129

2865:                                             ; preds = %2835
  %2866 = icmp sgt i64 %1814, 0
  br i1 %2866, label %3116, label %3334

2867:                                             ; preds = %2835
  %2868 = icmp sgt i64 %1814, 0
  br i1 %2868, label %3074, label %3334

2869:                                             ; preds = %2835
  %2870 = icmp sgt i64 %1814, 0
  br i1 %2870, label %2999, label %3334

2871:                                             ; preds = %2835
  %2872 = icmp sgt i64 %1814, 0
  br i1 %2872, label %2986, label %3334

2873:                                             ; preds = %2835
  %2874 = icmp sgt i64 %1814, 0
  br i1 %2874, label %2978, label %3334

2875:                                             ; preds = %2835
  %2876 = icmp sgt i64 %1814, 0
  br i1 %2876, label %2946, label %3334

2877:                                             ; preds = %2835
  %2878 = icmp sgt i64 %1814, 0
  br i1 %2878, label %2936, label %3334

2879:                                             ; preds = %2835
  %2880 = icmp sgt i64 %1814, 0
  br i1 %2880, label %2926, label %3334

2881:                                             ; preds = %2835
  %2882 = icmp sgt i64 %1814, 0
  br i1 %2882, label %2904, label %3334

2883:                                             ; preds = %2835
  %2884 = icmp sgt i64 %1814, 0
  br i1 %2884, label %2894, label %3334

2885:                                             ; preds = %2835
  %2886 = icmp sgt i64 %1814, 0
  br i1 %2886, label %2887, label %3334

2887:                                             ; preds = %2885, %2887
  %2888 = phi i64 [ %2892, %2887 ], [ 0, %2885 ]
  %2889 = getelementptr inbounds nuw i64, ptr %8, i64 %2888
  %2890 = load i64, ptr %2889, align 8
  %2891 = getelementptr inbounds nuw i64, ptr %99, i64 %2888
  store i64 %2890, ptr %2891, align 8
  %2892 = add nuw nsw i64 %2888, 1
  %2893 = icmp eq i64 %2892, %1814
  br i1 %2893, label %3334, label %2887

2894:                                             ; preds = %2883, %2894
  %2895 = phi i64 [ %2902, %2894 ], [ 0, %2883 ]
  %2896 = getelementptr inbounds nuw i64, ptr %8, i64 %2895
  %2897 = load i64, ptr %2896, align 8
  %2898 = getelementptr inbounds nuw i64, ptr %96, i64 %2895
  %2899 = load i64, ptr %2898, align 8
  %2900 = add i64 %2899, %2897
  %2901 = getelementptr inbounds nuw i64, ptr %99, i64 %2895
  store i64 %2900, ptr %2901, align 8
  %2902 = add nuw nsw i64 %2895, 1
  %2903 = icmp eq i64 %2902, %1814
  br i1 %2903, label %3334, label %2894

2904:                                             ; preds = %2881, %2904
  %2905 = phi i64 [ %2912, %2904 ], [ 0, %2881 ]
  %2906 = getelementptr inbounds nuw i64, ptr %8, i64 %2905
  %2907 = load i64, ptr %2906, align 8
  %2908 = getelementptr inbounds nuw i64, ptr %96, i64 %2905
  %2909 = load i64, ptr %2908, align 8
  %2910 = sub i64 %2907, %2909
  %2911 = getelementptr inbounds nuw i64, ptr %99, i64 %2905
  store i64 %2910, ptr %2911, align 8
  %2912 = add nuw nsw i64 %2905, 1
  %2913 = icmp eq i64 %2912, %1814
  br i1 %2913, label %3334, label %2904

2914:                                             ; preds = %2835, %2835
  %2915 = icmp sgt i64 %1814, 0
  br i1 %2915, label %2916, label %3334

2916:                                             ; preds = %2914, %2916
  %2917 = phi i64 [ %2924, %2916 ], [ 0, %2914 ]
  %2918 = getelementptr inbounds nuw i64, ptr %8, i64 %2917
  %2919 = load i64, ptr %2918, align 8
  %2920 = getelementptr inbounds nuw i64, ptr %96, i64 %2917
  %2921 = load i64, ptr %2920, align 8
  %2922 = mul i64 %2921, %2919
  %2923 = getelementptr inbounds nuw i64, ptr %99, i64 %2917
  store i64 %2922, ptr %2923, align 8
  %2924 = add nuw nsw i64 %2917, 1
  %2925 = icmp eq i64 %2924, %1814
  br i1 %2925, label %3334, label %2916

2926:                                             ; preds = %2879, %2926
  %2927 = phi i64 [ %2934, %2926 ], [ 0, %2879 ]
  %2928 = getelementptr inbounds nuw i64, ptr %8, i64 %2927
  %2929 = load i64, ptr %2928, align 8
  %2930 = getelementptr inbounds nuw i64, ptr %96, i64 %2927
  %2931 = load i64, ptr %2930, align 8
  %2932 = and i64 %2931, %2929
  %2933 = getelementptr inbounds nuw i64, ptr %99, i64 %2927
  store i64 %2932, ptr %2933, align 8
  %2934 = add nuw nsw i64 %2927, 1
  %2935 = icmp eq i64 %2934, %1814
  br i1 %2935, label %3334, label %2926

2936:                                             ; preds = %2877, %2936
  %2937 = phi i64 [ %2944, %2936 ], [ 0, %2877 ]
  %2938 = getelementptr inbounds nuw i64, ptr %8, i64 %2937
  %2939 = load i64, ptr %2938, align 8
  %2940 = getelementptr inbounds nuw i64, ptr %96, i64 %2937
  %2941 = load i64, ptr %2940, align 8
  %2942 = or i64 %2941, %2939
  %2943 = getelementptr inbounds nuw i64, ptr %99, i64 %2937
  store i64 %2942, ptr %2943, align 8
  %2944 = add nuw nsw i64 %2937, 1
  %2945 = icmp eq i64 %2944, %1814
  br i1 %2945, label %3334, label %2936

2946:                                             ; preds = %2875, %2946
  %2947 = phi i64 [ %2954, %2946 ], [ 0, %2875 ]
  %2948 = getelementptr inbounds nuw i64, ptr %8, i64 %2947
  %2949 = load i64, ptr %2948, align 8
  %2950 = getelementptr inbounds nuw i64, ptr %96, i64 %2947
  %2951 = load i64, ptr %2950, align 8
  %2952 = xor i64 %2951, %2949
  %2953 = getelementptr inbounds nuw i64, ptr %99, i64 %2947
  store i64 %2952, ptr %2953, align 8
  %2954 = add nuw nsw i64 %2947, 1
  %2955 = icmp eq i64 %2954, %1814
  br i1 %2955, label %3334, label %2946

2956:                                             ; preds = %2835
  %2957 = icmp eq i64 %1938, 10
  %2958 = icmp sgt i64 %1814, 0
  br i1 %2957, label %2960, label %2959

2959:                                             ; preds = %2956
  br i1 %2958, label %2970, label %3334

2960:                                             ; preds = %2956
  br i1 %2958, label %2961, label %3334

2961:                                             ; preds = %2960, %2961
  %2962 = phi i64 [ %2968, %2961 ], [ 0, %2960 ]
  %2963 = getelementptr inbounds nuw i64, ptr %8, i64 %2962
  %2964 = load i64, ptr %2963, align 8
  %2965 = icmp eq i64 %2964, 0
  %2966 = zext i1 %2965 to i64
  %2967 = getelementptr inbounds nuw i64, ptr %99, i64 %2962
  store i64 %2966, ptr %2967, align 8
  %2968 = add nuw nsw i64 %2962, 1
  %2969 = icmp eq i64 %2968, %1814
  br i1 %2969, label %3334, label %2961

2970:                                             ; preds = %2959, %2970
  %2971 = phi i64 [ %2976, %2970 ], [ 0, %2959 ]
  %2972 = getelementptr inbounds nuw i64, ptr %8, i64 %2971
  %2973 = load i64, ptr %2972, align 8
  %2974 = xor i64 %2973, -1
  %2975 = getelementptr inbounds nuw i64, ptr %99, i64 %2971
  store i64 %2974, ptr %2975, align 8
  %2976 = add nuw nsw i64 %2971, 1
  %2977 = icmp eq i64 %2976, %1814
  br i1 %2977, label %3334, label %2970

2978:                                             ; preds = %2873, %2978
  %2979 = phi i64 [ %2984, %2978 ], [ 0, %2873 ]
  %2980 = getelementptr inbounds nuw i64, ptr %8, i64 %2979
  %2981 = load i64, ptr %2980, align 8
  %2982 = sub i64 0, %2981
  %2983 = getelementptr inbounds nuw i64, ptr %99, i64 %2979
  store i64 %2982, ptr %2983, align 8
  %2984 = add nuw nsw i64 %2979, 1
  %2985 = icmp eq i64 %2984, %1814
  br i1 %2985, label %3334, label %2978

2986:                                             ; preds = %2871, %2986
  %2987 = phi i64 [ %2997, %2986 ], [ 0, %2871 ]
  %2988 = getelementptr inbounds nuw i64, ptr %8, i64 %2987
  %2989 = load i64, ptr %2988, align 8
  %2990 = getelementptr inbounds nuw i64, ptr %96, i64 %2987
  %2991 = load i64, ptr %2990, align 8
  %2992 = xor i64 %2989, %2838
  %2993 = xor i64 %2991, %2838
  %2994 = icmp slt i64 %2992, %2993
  %2995 = select i1 %2994, i64 %2989, i64 %2991
  %2996 = getelementptr inbounds nuw i64, ptr %99, i64 %2987
  store i64 %2995, ptr %2996, align 8
  %2997 = add nuw nsw i64 %2987, 1
  %2998 = icmp eq i64 %2997, %1814
  br i1 %2998, label %3334, label %2986

2999:                                             ; preds = %2869, %2999
  %3000 = phi i64 [ %3010, %2999 ], [ 0, %2869 ]
  %3001 = getelementptr inbounds nuw i64, ptr %8, i64 %3000
  %3002 = load i64, ptr %3001, align 8
  %3003 = getelementptr inbounds nuw i64, ptr %96, i64 %3000
  %3004 = load i64, ptr %3003, align 8
  %3005 = xor i64 %3002, %2838
  %3006 = xor i64 %3004, %2838
  %3007 = icmp sgt i64 %3005, %3006
  %3008 = select i1 %3007, i64 %3002, i64 %3004
  %3009 = getelementptr inbounds nuw i64, ptr %99, i64 %3000
  store i64 %3008, ptr %3009, align 8
  %3010 = add nuw nsw i64 %3000, 1
  %3011 = icmp eq i64 %3010, %1814
  br i1 %3011, label %3334, label %2999

3012:                                             ; preds = %2835
  %3013 = and i64 %1955, 324
  %3014 = icmp eq i64 %3013, 0
  %3015 = icmp sgt i64 %1814, 0
  br i1 %3014, label %3028, label %3016

3016:                                             ; preds = %3012
  br i1 %3015, label %3017, label %3334

3017:                                             ; preds = %3016, %3017
  %3018 = phi i64 [ %3026, %3017 ], [ 0, %3016 ]
  %3019 = getelementptr inbounds nuw i64, ptr %8, i64 %3018
  %3020 = load i64, ptr %3019, align 8
  %3021 = getelementptr inbounds nuw i64, ptr %96, i64 %3018
  %3022 = load i64, ptr %3021, align 8
  %3023 = mul i64 %3022, %3020
  %3024 = lshr i64 %3023, 32
  %3025 = getelementptr inbounds nuw i64, ptr %99, i64 %3018
  store i64 %3024, ptr %3025, align 8
  %3026 = add nuw nsw i64 %3018, 1
  %3027 = icmp eq i64 %3026, %1814
  br i1 %3027, label %3334, label %3017

3028:                                             ; preds = %3012
  br i1 %2837, label %3030, label %3029

3029:                                             ; preds = %3028
  br i1 %3015, label %3045, label %3334

3030:                                             ; preds = %3028
  br i1 %3015, label %3031, label %3334

3031:                                             ; preds = %3030, %3031
  %3032 = phi i64 [ %3043, %3031 ], [ 0, %3030 ]
  %3033 = getelementptr inbounds nuw i64, ptr %8, i64 %3032
  %3034 = load i64, ptr %3033, align 8
  %3035 = getelementptr inbounds nuw i64, ptr %96, i64 %3032
  %3036 = load i64, ptr %3035, align 8
  %3037 = zext i64 %3034 to i128
  %3038 = zext i64 %3036 to i128
  %3039 = mul nuw i128 %3038, %3037
  %3040 = lshr i128 %3039, 64
  %3041 = trunc nuw i128 %3040 to i64
  %3042 = getelementptr inbounds nuw i64, ptr %99, i64 %3032
  store i64 %3041, ptr %3042, align 8
  %3043 = add nuw nsw i64 %3032, 1
  %3044 = icmp eq i64 %3043, %1814
  br i1 %3044, label %3334, label %3031

3045:                                             ; preds = %3029, %3045
  %3046 = phi i64 [ %3057, %3045 ], [ 0, %3029 ]
  %3047 = getelementptr inbounds nuw i64, ptr %8, i64 %3046
  %3048 = load i64, ptr %3047, align 8
  %3049 = getelementptr inbounds nuw i64, ptr %96, i64 %3046
  %3050 = load i64, ptr %3049, align 8
  %3051 = sext i64 %3048 to i128
  %3052 = sext i64 %3050 to i128
  %3053 = mul nsw i128 %3052, %3051
  %3054 = lshr i128 %3053, 64
  %3055 = trunc nuw i128 %3054 to i64
  %3056 = getelementptr inbounds nuw i64, ptr %99, i64 %3046
  store i64 %3055, ptr %3056, align 8
  %3057 = add nuw nsw i64 %3046, 1
  %3058 = icmp eq i64 %3057, %1814
  br i1 %3058, label %3334, label %3045

3059:                                             ; preds = %2835, %2835
  %3060 = icmp sgt i64 %1814, 0
  br i1 %3060, label %3061, label %3334

3061:                                             ; preds = %3059, %3061
  %3062 = phi i64 [ %3072, %3061 ], [ 0, %3059 ]
  %3063 = getelementptr inbounds nuw i64, ptr %8, i64 %3062
  %3064 = load i64, ptr %3063, align 8
  %3065 = getelementptr inbounds nuw i64, ptr %96, i64 %3062
  %3066 = load i64, ptr %3065, align 8
  %3067 = getelementptr inbounds nuw i64, ptr %98, i64 %3062
  %3068 = load i64, ptr %3067, align 8
  %3069 = mul i64 %3066, %3064
  %3070 = add i64 %3069, %3068
  %3071 = getelementptr inbounds nuw i64, ptr %99, i64 %3062
  store i64 %3070, ptr %3071, align 8
  %3072 = add nuw nsw i64 %3062, 1
  %3073 = icmp eq i64 %3072, %1814
  br i1 %3073, label %3334, label %3061

3074:                                             ; preds = %2867, %3074
  %3075 = phi i64 [ %3084, %3074 ], [ 0, %2867 ]
  %3076 = getelementptr inbounds nuw i64, ptr %8, i64 %3075
  %3077 = load i64, ptr %3076, align 8
  %3078 = getelementptr inbounds nuw i64, ptr %96, i64 %3075
  %3079 = load i64, ptr %3078, align 8
  %3080 = icmp ult i64 %3079, %2836
  %3081 = shl i64 %3077, %3079
  %3082 = select i1 %3080, i64 %3081, i64 0
  %3083 = getelementptr inbounds nuw i64, ptr %99, i64 %3075
  store i64 %3082, ptr %3083, align 8
  %3084 = add nuw nsw i64 %3075, 1
  %3085 = icmp eq i64 %3084, %1814
  br i1 %3085, label %3334, label %3074

3086:                                             ; preds = %2835
  %3087 = and i64 %1938, -4
  %3088 = icmp eq i64 %3087, 4
  %3089 = icmp sgt i64 %1814, 0
  br i1 %3088, label %3091, label %3090

3090:                                             ; preds = %3086
  br i1 %3089, label %3104, label %3334

3091:                                             ; preds = %3086
  br i1 %3089, label %3092, label %3334

3092:                                             ; preds = %3091, %3092
  %3093 = phi i64 [ %3102, %3092 ], [ 0, %3091 ]
  %3094 = getelementptr inbounds nuw i64, ptr %8, i64 %3093
  %3095 = load i64, ptr %3094, align 8
  %3096 = getelementptr inbounds nuw i64, ptr %96, i64 %3093
  %3097 = load i64, ptr %3096, align 8
  %3098 = icmp ult i64 %3097, %2836
  %3099 = select i1 %3098, i64 %3097, i64 63
  %3100 = ashr i64 %3095, %3099
  %3101 = getelementptr inbounds nuw i64, ptr %99, i64 %3093
  store i64 %3100, ptr %3101, align 8
  %3102 = add nuw nsw i64 %3093, 1
  %3103 = icmp eq i64 %3102, %1814
  br i1 %3103, label %3334, label %3092

3104:                                             ; preds = %3090, %3104
  %3105 = phi i64 [ %3114, %3104 ], [ 0, %3090 ]
  %3106 = getelementptr inbounds nuw i64, ptr %8, i64 %3105
  %3107 = load i64, ptr %3106, align 8
  %3108 = getelementptr inbounds nuw i64, ptr %96, i64 %3105
  %3109 = load i64, ptr %3108, align 8
  %3110 = icmp ult i64 %3109, %2836
  %3111 = lshr i64 %3107, %3109
  %3112 = select i1 %3110, i64 %3111, i64 0
  %3113 = getelementptr inbounds nuw i64, ptr %99, i64 %3105
  store i64 %3112, ptr %3113, align 8
  %3114 = add nuw nsw i64 %3105, 1
  %3115 = icmp eq i64 %3114, %1814
  br i1 %3115, label %3334, label %3104

3116:                                             ; preds = %2865, %3116
  %3117 = phi i64 [ %3127, %3116 ], [ 0, %2865 ]
  %3118 = getelementptr inbounds nuw i64, ptr %8, i64 %3117
  %3119 = load i64, ptr %3118, align 8
  %3120 = getelementptr inbounds nuw i64, ptr %96, i64 %3117
  %3121 = load i64, ptr %3120, align 8
  %3122 = getelementptr inbounds nuw i64, ptr %98, i64 %3117
  %3123 = load i64, ptr %3122, align 8
  %3124 = icmp eq i64 %3123, 0
  %3125 = select i1 %3124, i64 %3121, i64 %3119
  %3126 = getelementptr inbounds nuw i64, ptr %99, i64 %3117
  store i64 %3125, ptr %3126, align 8
  %3127 = add nuw nsw i64 %3117, 1
  %3128 = icmp eq i64 %3127, %1814
  br i1 %3128, label %3334, label %3116

3129:                                             ; preds = %3148, %2863
  %3130 = phi i64 [ 0, %2863 ], [ %3151, %3148 ]
  %3131 = getelementptr inbounds nuw i64, ptr %8, i64 %3130
  %3132 = load i64, ptr %3131, align 8
  switch i64 %2864, label %3148 [
    i64 0, label %3133
    i64 1, label %3135
    i64 2, label %3137
    i64 4, label %3139
    i64 5, label %3142
    i64 6, label %3145
  ]

3133:                                             ; preds = %3129
  %3134 = and i64 %3132, 255
  br label %3148

3135:                                             ; preds = %3129
  %3136 = and i64 %3132, 65535
  br label %3148

3137:                                             ; preds = %3129
  %3138 = and i64 %3132, 4294967295
  br label %3148

3139:                                             ; preds = %3129
  %3140 = shl i64 %3132, 56
  %3141 = ashr exact i64 %3140, 56
  br label %3148

3142:                                             ; preds = %3129
  %3143 = shl i64 %3132, 48
  %3144 = ashr exact i64 %3143, 48
  br label %3148

3145:                                             ; preds = %3129
  %3146 = shl i64 %3132, 32
  %3147 = ashr exact i64 %3146, 32
  br label %3148

3148:                                             ; preds = %3145, %3142, %3139, %3137, %3135, %3133, %3129
  %3149 = phi i64 [ %3147, %3145 ], [ %3134, %3133 ], [ %3136, %3135 ], [ %3138, %3137 ], [ %3141, %3139 ], [ %3144, %3142 ], [ %3132, %3129 ]
  %3150 = getelementptr inbounds nuw i64, ptr %99, i64 %3130
  store i64 %3149, ptr %3150, align 8
  %3151 = add nuw nsw i64 %3130, 1
  %3152 = icmp eq i64 %3151, %1814
  br i1 %3152, label %3334, label %3129

3153:                                             ; preds = %3169, %2858
  %3154 = phi i64 [ 0, %2858 ], [ %3172, %3169 ]
  %3155 = getelementptr inbounds nuw i64, ptr %8, i64 %3154
  %3156 = load i64, ptr %3155, align 8
  %3157 = getelementptr inbounds nuw i64, ptr %96, i64 %3154
  %3158 = load i64, ptr %3157, align 8
  %3159 = icmp eq i64 %3158, 0
  br i1 %3159, label %3169, label %3160

3160:                                             ; preds = %3153
  br i1 %2860, label %3163, label %3161

3161:                                             ; preds = %3160
  %3162 = udiv i64 %3156, %3158
  br label %3169

3163:                                             ; preds = %3160
  %3164 = icmp eq i64 %3158, -1
  br i1 %3164, label %3165, label %3167

3165:                                             ; preds = %3163
  %3166 = sub i64 0, %3156
  br label %3169

3167:                                             ; preds = %3163
  %3168 = sdiv i64 %3156, %3158
  br label %3169

3169:                                             ; preds = %3167, %3165, %3161, %3153
  %3170 = phi i64 [ %3162, %3161 ], [ %3166, %3165 ], [ %3168, %3167 ], [ -1, %3153 ]
  %3171 = getelementptr inbounds nuw i64, ptr %99, i64 %3154
  store i64 %3170, ptr %3171, align 8
  %3172 = add nuw nsw i64 %3154, 1
  %3173 = icmp eq i64 %3172, %1814
  br i1 %3173, label %3334, label %3153

3174:                                             ; preds = %3194, %2853
  %3175 = phi i64 [ 0, %2853 ], [ %3197, %3194 ]
  %3176 = getelementptr inbounds nuw i64, ptr %8, i64 %3175
  %3177 = load i64, ptr %3176, align 8
  %3178 = getelementptr inbounds nuw i64, ptr %96, i64 %3175
  %3179 = load i64, ptr %3178, align 8
  %3180 = icmp eq i64 %3179, 0
  br i1 %3180, label %3194, label %3181

3181:                                             ; preds = %3174
  br i1 %2855, label %3184, label %3182

3182:                                             ; preds = %3181
  %3183 = udiv i64 %3177, %3179
  br label %3190

3184:                                             ; preds = %3181
  %3185 = icmp eq i64 %3179, -1
  br i1 %3185, label %3186, label %3188

3186:                                             ; preds = %3184
  %3187 = sub i64 0, %3177
  br label %3190

3188:                                             ; preds = %3184
  %3189 = sdiv i64 %3177, %3179
  br label %3190

3190:                                             ; preds = %3188, %3186, %3182
  %3191 = phi i64 [ %3183, %3182 ], [ %3187, %3186 ], [ %3189, %3188 ]
  %3192 = mul i64 %3191, %3179
  %3193 = sub i64 %3177, %3192
  br label %3194

3194:                                             ; preds = %3190, %3174
  %3195 = phi i64 [ %3193, %3190 ], [ -1, %3174 ]
  %3196 = getelementptr inbounds nuw i64, ptr %99, i64 %3175
  store i64 %3195, ptr %3196, align 8
  %3197 = add nuw nsw i64 %3175, 1
  %3198 = icmp eq i64 %3197, %1814
  br i1 %3198, label %3334, label %3174

3199:                                             ; preds = %3207, %2849
  %3200 = phi i64 [ 0, %2849 ], [ %3209, %3207 ]
  %3201 = getelementptr inbounds nuw i64, ptr %8, i64 %3200
  %3202 = load i64, ptr %3201, align 8
  %3203 = getelementptr inbounds nuw i64, ptr %96, i64 %3200
  %3204 = load i64, ptr %3203, align 8
  %3205 = getelementptr inbounds nuw i64, ptr %98, i64 %3200
  %3206 = load i64, ptr %3205, align 8
  br label %3211

3207:                                             ; preds = %3231
  %3208 = getelementptr inbounds nuw i64, ptr %99, i64 %3200
  store i64 %3232, ptr %3208, align 8
  %3209 = add nuw nsw i64 %3200, 1
  %3210 = icmp eq i64 %3209, %1814
  br i1 %3210, label %3334, label %3199

3211:                                             ; preds = %3231, %3199
  %3212 = phi i64 [ 0, %3199 ], [ %3233, %3231 ]
  %3213 = phi i64 [ 0, %3199 ], [ %3232, %3231 ]
  %3214 = shl nuw nsw i64 1, %3212
  %3215 = and i64 %3214, %2850
  %3216 = icmp eq i64 %3215, 0
  br i1 %3216, label %3231, label %3217

3217:                                             ; preds = %3211
  %3218 = icmp samesign ult i64 %3212, 4
  %3219 = sext i1 %3218 to i64
  %3220 = xor i64 %3202, %3219
  %3221 = lshr i64 %3212, 1
  %3222 = and i64 %3221, 1
  %3223 = add nsw i64 %3222, -1
  %3224 = xor i64 %3223, %3204
  %3225 = and i64 %3212, 1
  %3226 = add nsw i64 %3225, -1
  %3227 = xor i64 %3226, %3206
  %3228 = and i64 %3227, %3220
  %3229 = and i64 %3228, %3224
  %3230 = or i64 %3229, %3213
  br label %3231

3231:                                             ; preds = %3217, %3211
  %3232 = phi i64 [ %3230, %3217 ], [ %3213, %3211 ]
  %3233 = add nuw nsw i64 %3212, 1
  %3234 = icmp eq i64 %3233, 8
  br i1 %3234, label %3207, label %3211

3235:                                             ; preds = %2845, %3235
  %3236 = phi i64 [ %3241, %3235 ], [ 0, %2845 ]
  %3237 = getelementptr inbounds nuw i64, ptr %8, i64 %3236
  %3238 = load i64, ptr %3237, align 8
  %3239 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3238)
  %3240 = getelementptr inbounds nuw i64, ptr %99, i64 %3236
  store i64 %3239, ptr %3240, align 8
  %3241 = add nuw nsw i64 %3236, 1
  %3242 = icmp eq i64 %3241, %1814
  br i1 %3242, label %3334, label %3235

3243:                                             ; preds = %2835, %2835
  %3244 = icmp sgt i64 %1814, 0
  br i1 %3244, label %3245, label %3334

3245:                                             ; preds = %3243
  %3246 = load i64, ptr %1785, align 8
  %3247 = icmp eq i64 %3246, 0
  %3248 = icmp eq i64 %1822, 32
  br label %3249

3249:                                             ; preds = %3269, %3245
  %3250 = phi i64 [ 0, %3245 ], [ %3272, %3269 ]
  %3251 = getelementptr inbounds nuw i64, ptr %96, i64 %3250
  %3252 = load i64, ptr %3251, align 8
  %3253 = shl i64 %3252, 32
  %3254 = getelementptr inbounds nuw i64, ptr %8, i64 %3250
  %3255 = load i64, ptr %3254, align 8
  %3256 = or i64 %3253, %3255
  %3257 = getelementptr inbounds nuw i64, ptr %98, i64 %3250
  %3258 = load i64, ptr %3257, align 8
  %3259 = and i64 %3258, 31
  %3260 = call i64 @llvm.umin.i64(i64 %3258, i64 32)
  %3261 = select i1 %3247, i64 %3260, i64 %3259
  br i1 %3248, label %3262, label %3264

3262:                                             ; preds = %3249
  %3263 = lshr i64 %3256, %3261
  br label %3269

3264:                                             ; preds = %3249
  %3265 = icmp eq i64 %3261, 32
  br i1 %3265, label %3269, label %3266

3266:                                             ; preds = %3264
  %3267 = shl i64 %3256, %3261
  %3268 = lshr i64 %3267, 32
  br label %3269

3269:                                             ; preds = %3266, %3264, %3262
  %3270 = phi i64 [ %3263, %3262 ], [ %3268, %3266 ], [ %3256, %3264 ]
  %3271 = getelementptr inbounds nuw i64, ptr %99, i64 %3250
  store i64 %3270, ptr %3271, align 8
  %3272 = add nuw nsw i64 %3250, 1
  %3273 = icmp eq i64 %3272, %1814
  br i1 %3273, label %3334, label %3249

3274:                                             ; preds = %2843, %3274
  %3275 = phi i64 [ %3280, %3274 ], [ 0, %2843 ]
  %3276 = getelementptr inbounds nuw i64, ptr %8, i64 %3275
  %3277 = load i64, ptr %3276, align 8
  %3278 = shl i64 %3277, 16
  %3279 = getelementptr inbounds nuw i64, ptr %99, i64 %3275
  store i64 %3278, ptr %3279, align 8
  %3280 = add nuw nsw i64 %3275, 1
  %3281 = icmp eq i64 %3280, %1814
  br i1 %3281, label %3334, label %3274

3282:                                             ; preds = %2841, %3296
  %3283 = phi i64 [ %3299, %3296 ], [ 0, %2841 ]
  %3284 = getelementptr inbounds nuw i64, ptr %8, i64 %3283
  %3285 = load i64, ptr %3284, align 8
  %3286 = trunc i64 %3285 to i32
  %3287 = bitcast i32 %3286 to float
  %3288 = fcmp uno float %3287, 0.000000e+00
  br i1 %3288, label %3296, label %3289

3289:                                             ; preds = %3282
  %3290 = add i64 %3285, 32767
  %3291 = lshr i64 %3285, 16
  %3292 = and i64 %3291, 1
  %3293 = add i64 %3290, %3292
  %3294 = lshr i64 %3293, 16
  %3295 = and i64 %3294, 65535
  br label %3296

3296:                                             ; preds = %3289, %3282
  %3297 = phi i64 [ %3295, %3289 ], [ 32767, %3282 ]
  %3298 = getelementptr inbounds nuw i64, ptr %99, i64 %3283
  store i64 %3297, ptr %3298, align 8
  %3299 = add nuw nsw i64 %3283, 1
  %3300 = icmp eq i64 %3299, %1814
  br i1 %3300, label %3334, label %3282

3301:                                             ; preds = %2839, %3327
  %3302 = phi i64 [ %3332, %3327 ], [ 0, %2839 ]
  %3303 = getelementptr inbounds nuw i64, ptr %8, i64 %3302
  %3304 = load i64, ptr %3303, align 8
  %3305 = getelementptr inbounds nuw i64, ptr %96, i64 %3302
  %3306 = load i64, ptr %3305, align 8
  %3307 = trunc i64 %3304 to i32
  %3308 = bitcast i32 %3307 to float
  %3309 = fcmp uno float %3308, 0.000000e+00
  br i1 %3309, label %3316, label %3310

3310:                                             ; preds = %3301
  %3311 = add i32 %3307, 32767
  %3312 = lshr i32 %3307, 16
  %3313 = and i32 %3312, 1
  %3314 = add i32 %3311, %3313
  %3315 = and i32 %3314, -65536
  br label %3316

3316:                                             ; preds = %3310, %3301
  %3317 = phi i32 [ %3315, %3310 ], [ 2147418112, %3301 ]
  %3318 = trunc i64 %3306 to i32
  %3319 = bitcast i32 %3318 to float
  %3320 = fcmp uno float %3319, 0.000000e+00
  br i1 %3320, label %3327, label %3321

3321:                                             ; preds = %3316
  %3322 = add i32 %3318, 32767
  %3323 = lshr i32 %3318, 16
  %3324 = and i32 %3323, 1
  %3325 = add i32 %3322, %3324
  %3326 = lshr i32 %3325, 16
  br label %3327

3327:                                             ; preds = %3321, %3316
  %3328 = phi i32 [ %3326, %3321 ], [ 32767, %3316 ]
  %3329 = or disjoint i32 %3328, %3317
  %3330 = zext i32 %3329 to i64
  %3331 = getelementptr inbounds nuw i64, ptr %99, i64 %3302
  store i64 %3330, ptr %3331, align 8
  %3332 = add nuw nsw i64 %3302, 1
  %3333 = icmp eq i64 %3332, %1814
  br i1 %3333, label %3334, label %3301

3334:                                             ; preds = %3327, %3296, %3274, %3269, %3235, %3207, %3194, %3169, %3148, %3116, %3104, %3092, %3074, %3061, %3017, %3045, %3031, %2999, %2986, %2978, %2970, %2961, %2946, %2936, %2926, %2916, %2904, %2894, %2887, %3243, %3091, %3090, %3059, %3030, %3029, %3016, %2960, %2959, %2914, %2885, %2883, %2881, %2879, %2877, %2875, %2873, %2871, %2869, %2867, %2865, %2861, %2856, %2851, %2847, %2845, %2843, %2841, %2839, %2835
  call fastcc void @narrow(i64 %1935, i64 %1937, ptr noundef nonnull readonly %12, ptr noundef %99)
  br label %3335

3335:                                             ; preds = %2803, %2792, %2780, %2769, %2826, %2815, %2286, %2275, %3334, %2814, %2813, %2791, %2790, %2768, %2767, %2762, %2274, %2273, %2269
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3336

3336:                                             ; preds = %3335, %1931, %1858
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %3337 = getelementptr inbounds i64, ptr %1791, i64 %1813
  %3338 = sub nsw i64 %1792, %1813
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %3339 = icmp eq i64 %3338, 0
  br i1 %3339, label %3340, label %1790

3340:                                             ; preds = %3336, %1781
  %3341 = load i64, ptr %1773, align 8
  %3342 = icmp eq i64 %3341, 1
  br i1 %3342, label %3343, label %3366

3343:                                             ; preds = %3340
  %3344 = load i64, ptr %100, align 8
  %3345 = inttoptr i64 %3344 to ptr
  %3346 = getelementptr inbounds i8, ptr %3345, i64 %492
  %3347 = load i8, ptr %3346, align 1
  %3348 = icmp eq i8 %3347, 3
  br i1 %3348, label %3366, label %3349

3349:                                             ; preds = %3343
  %3350 = getelementptr inbounds nuw i8, ptr %491, i64 72
  %3351 = load i64, ptr %3350, align 8
  switch i64 %3351, label %3352 [
    i64 0, label %3358
    i64 1, label %3353
  ]

3352:                                             ; preds = %3349
  br label %3353

3353:                                             ; preds = %3352, %3349
  %3354 = phi i64 [ 48, %3352 ], [ 40, %3349 ]
  %3355 = getelementptr inbounds nuw i8, ptr %491, i64 %3354
  %3356 = load i64, ptr %3355, align 8
  %3357 = getelementptr inbounds %struct.operand, ptr %463, i64 %3356
  br label %3358

3358:                                             ; preds = %3353, %3349
  %3359 = phi ptr [ %3357, %3353 ], [ null, %3349 ]
  %3360 = getelementptr inbounds nuw i8, ptr %491, i64 32
  %3361 = load i64, ptr %3360, align 8
  %3362 = getelementptr inbounds %struct.operand, ptr %463, i64 %3361
  %3363 = call fastcc i64 @count_held(ptr noundef %3362, i64 noundef 0, ptr noundef %636, i64 noundef %638)
  %3364 = getelementptr inbounds nuw i8, ptr %491, i64 8
  %3365 = load i64, ptr %3364, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %492, i64 noundef %3363, ptr noundef %636, i64 noundef %638, ptr noundef %3359, i64 noundef %3365)
  br label %3366

3366:                                             ; preds = %1674, %1624, %3358, %3343, %3340, %1770, %1709, %1591, %1588
  %3367 = phi i1 [ %1597, %1709 ], [ false, %1770 ], [ false, %3358 ], [ false, %3343 ], [ false, %3340 ], [ false, %1591 ], [ false, %1588 ], [ false, %1624 ], [ false, %1674 ]
  %3368 = getelementptr inbounds i8, ptr %480, i64 %492
  store i8 1, ptr %3368, align 1
  br label %3369

3369:                                             ; preds = %3366, %631
  %3370 = phi i64 [ %637, %3366 ], [ 0, %631 ]
  %3371 = phi i1 [ %3367, %3366 ], [ false, %631 ]
  br i1 %594, label %3372, label %3375

3372:                                             ; preds = %3369, %595
  %3373 = phi i1 [ %3371, %3369 ], [ false, %595 ]
  %3374 = phi i64 [ %3370, %3369 ], [ 0, %595 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %492, i64 noundef %3374, ptr noundef %465, i64 noundef %466, ptr noundef null, i64 noundef 0)
  br label %3375

3375:                                             ; preds = %3372, %3369
  %3376 = phi i1 [ %3373, %3372 ], [ %3371, %3369 ]
  %3377 = load i64, ptr %24, align 8
  %3378 = add nsw i64 %3377, 1
  store i64 %3378, ptr %24, align 8
  %3379 = load i64, ptr %101, align 8
  %3380 = add nsw i64 %3379, %487
  store i64 %3380, ptr %101, align 8
  %3381 = add nsw i64 %492, 1
  store i64 %3381, ptr %37, align 8
  br i1 %3376, label %3382, label %3383

3382:                                             ; preds = %3375
  store i64 1, ptr %0, align 8
  br label %3397

3383:                                             ; preds = %3375
  %3384 = getelementptr inbounds %struct.instruction, ptr %461, i64 %3381
  %3385 = getelementptr inbounds nuw i8, ptr %3384, i64 136
  %3386 = load i64, ptr %3385, align 8
  %3387 = icmp eq i64 %3386, 0
  br i1 %3387, label %3391, label %3388

3388:                                             ; preds = %3383
  %3389 = load i64, ptr %22, align 8
  %3390 = icmp eq i64 %3389, 0
  br i1 %3390, label %3391, label %3397

3391:                                             ; preds = %3388, %3383, %588, %582
  %3392 = phi i64 [ %583, %582 ], [ %583, %588 ], [ %3381, %3388 ], [ %3381, %3383 ]
  %3393 = getelementptr inbounds %struct.instruction, ptr %461, i64 %3392
  store i64 %3392, ptr %37, align 8
  %3394 = load i64, ptr %3393, align 8
  %3395 = icmp eq i64 %3394, 0
  br i1 %3395, label %3397, label %489

3396:                                             ; preds = %588
  br label %3397

3397:                                             ; preds = %527, %921, %932, %983, %1034, %1041, %1049, %1080, %1711, %3388, %3391, %555, %878, %916, %980, %517, %887, %1162, %475, %478, %550, %717, %1073, %1266, %1300, %1710, %1771, %3382, %3396
  %3398 = phi i64 [ 1, %475 ], [ 0, %980 ], [ 0, %916 ], [ 3, %1073 ], [ 3, %1300 ], [ 0, %878 ], [ 0, %1771 ], [ 3, %3382 ], [ 4, %1710 ], [ 0, %1162 ], [ 0, %717 ], [ 0, %1266 ], [ 0, %887 ], [ 0, %517 ], [ 2, %550 ], [ 1, %3396 ], [ 2, %555 ], [ 0, %478 ], [ 1, %3388 ], [ 0, %1034 ], [ 0, %527 ], [ 0, %3391 ], [ 3, %1080 ], [ 0, %921 ], [ 0, %1049 ], [ 0, %932 ], [ 0, %1041 ], [ 0, %983 ], [ 0, %1711 ]
  %3399 = load i64, ptr %38, align 8
  %3400 = inttoptr i64 %3399 to ptr
  %3401 = load i64, ptr %106, align 8
  %3402 = icmp eq i64 %3401, 0
  br i1 %3402, label %3495, label %3403

3403:                                             ; preds = %3397
  switch i64 %3398, label %3495 [
    i64 2, label %3404
    i64 0, label %3469
    i64 1, label %3486
  ]

3404:                                             ; preds = %3403
  %3405 = load i64, ptr %37, align 8
  %3406 = load i64, ptr %40, align 8
  %3407 = inttoptr i64 %3406 to ptr
  %3408 = getelementptr inbounds %struct.instruction, ptr %3407, i64 %3405
  %3409 = getelementptr inbounds nuw i8, ptr %3408, i64 64
  %3410 = load i64, ptr %3409, align 8
  %3411 = load i64, ptr %39, align 8
  %3412 = load i64, ptr %105, align 8
  %3413 = inttoptr i64 %3412 to ptr
  %3414 = load i64, ptr %27, align 8
  %3415 = load i64, ptr %29, align 8
  %3416 = load i64, ptr %30, align 8
  %3417 = inttoptr i64 %3416 to ptr
  %3418 = shl nsw i64 %3415, 3
  %3419 = load i64, ptr %28, align 8
  %3420 = mul nsw i64 %3418, %3419
  %3421 = getelementptr inbounds i64, ptr %3417, i64 %3420
  %3422 = getelementptr inbounds i64, ptr %3421, i64 %3414
  %3423 = add nsw i64 %3414, %3411
  store i64 %3423, ptr %27, align 8
  %3424 = icmp sgt i64 %3411, 0
  br i1 %3424, label %3427, label %3442

3425:                                             ; preds = %3438
  %3426 = getelementptr inbounds i64, ptr %3422, i64 %3439
  br label %3448

3427:                                             ; preds = %3404, %3438
  %3428 = phi i64 [ %3440, %3438 ], [ 0, %3404 ]
  %3429 = phi i64 [ %3439, %3438 ], [ 0, %3404 ]
  %3430 = getelementptr inbounds nuw i8, ptr %3413, i64 %3428
  %3431 = load i8, ptr %3430, align 1
  %3432 = icmp eq i8 %3431, 0
  br i1 %3432, label %3438, label %3433

3433:                                             ; preds = %3427
  %3434 = getelementptr inbounds nuw i64, ptr %3400, i64 %3428
  %3435 = load i64, ptr %3434, align 8
  %3436 = add nsw i64 %3429, 1
  %3437 = getelementptr inbounds i64, ptr %3422, i64 %3429
  store i64 %3435, ptr %3437, align 8
  br label %3438

3438:                                             ; preds = %3433, %3427
  %3439 = phi i64 [ %3436, %3433 ], [ %3429, %3427 ]
  %3440 = add nuw nsw i64 %3428, 1
  %3441 = icmp eq i64 %3440, %3411
  br i1 %3441, label %3425, label %3427

3442:                                             ; preds = %3459, %3404
  %3443 = phi ptr [ %3422, %3404 ], [ %3426, %3459 ]
  %3444 = phi i64 [ 0, %3404 ], [ %3439, %3459 ]
  %3445 = phi i64 [ 0, %3404 ], [ %3460, %3459 ]
  %3446 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3410, ptr noundef %3422, i64 noundef %3444)
  %3447 = icmp eq i32 %3446, 0
  br i1 %3447, label %3463, label %3467

3448:                                             ; preds = %3459, %3425
  %3449 = phi i64 [ %3461, %3459 ], [ 0, %3425 ]
  %3450 = phi i64 [ %3460, %3459 ], [ 0, %3425 ]
  %3451 = getelementptr inbounds nuw i8, ptr %3413, i64 %3449
  %3452 = load i8, ptr %3451, align 1
  %3453 = icmp eq i8 %3452, 0
  br i1 %3453, label %3454, label %3459

3454:                                             ; preds = %3448
  %3455 = getelementptr inbounds nuw i64, ptr %3400, i64 %3449
  %3456 = load i64, ptr %3455, align 8
  %3457 = add nsw i64 %3450, 1
  %3458 = getelementptr inbounds i64, ptr %3426, i64 %3450
  store i64 %3456, ptr %3458, align 8
  br label %3459

3459:                                             ; preds = %3454, %3448
  %3460 = phi i64 [ %3450, %3448 ], [ %3457, %3454 ]
  %3461 = add nuw nsw i64 %3449, 1
  %3462 = icmp eq i64 %3461, %3411
  br i1 %3462, label %3442, label %3448

3463:                                             ; preds = %3442
  %3464 = add nsw i64 %3405, 1
  %3465 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3464, ptr noundef %3443, i64 noundef %3445)
  %3466 = icmp eq i32 %3465, 0
  br i1 %3466, label %3468, label %3467

3467:                                             ; preds = %3463, %3442
  store i64 %3414, ptr %27, align 8
  br label %3495

3468:                                             ; preds = %3463
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3410, ptr noundef %3422, i64 noundef %3444)
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3464, ptr noundef %3443, i64 noundef %3445)
  br label %3494

3469:                                             ; preds = %3403
  %3470 = load i64, ptr %24, align 8
  %3471 = and i64 %3470, 255
  %3472 = icmp eq i64 %3471, 255
  br i1 %3472, label %3473, label %3495

3473:                                             ; preds = %3469
  %3474 = load i64, ptr %101, align 8
  %3475 = add i64 %3474, 256
  %3476 = load i64, ptr %39, align 8
  %3477 = add i64 %3475, %3476
  %3478 = load i64, ptr %107, align 8
  %3479 = icmp sgt i64 %3477, %3478
  br i1 %3479, label %3495, label %3480

3480:                                             ; preds = %3473
  %3481 = load i64, ptr %37, align 8
  %3482 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3481, ptr noundef %3400, i64 noundef %3476)
  %3483 = icmp eq i32 %3482, 0
  br i1 %3483, label %3484, label %3495

3484:                                             ; preds = %3480
  %3485 = add nsw i64 %3470, 1
  store i64 %3485, ptr %24, align 8
  store i64 %3477, ptr %101, align 8
  br label %3491

3486:                                             ; preds = %3403
  %3487 = load i64, ptr %37, align 8
  %3488 = load i64, ptr %39, align 8
  %3489 = call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %3487, ptr noundef %3400, i64 noundef %3488)
  %3490 = icmp eq i32 %3489, 0
  br i1 %3490, label %3491, label %3495

3491:                                             ; preds = %3486, %3484
  %3492 = phi i64 [ %3488, %3486 ], [ %3476, %3484 ]
  %3493 = phi i64 [ %3487, %3486 ], [ %3481, %3484 ]
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %3493, ptr noundef %3400, i64 noundef %3492)
  br label %3494

3494:                                             ; preds = %3468, %3491
  store i64 2, ptr %0, align 8
  br label %108

3495:                                             ; preds = %3486, %3403, %3397, %3469, %3480, %3473, %116, %157, %196, %111, %182, %3467
  %3496 = phi i64 [ 5, %182 ], [ 2, %3467 ], [ %3398, %3403 ], [ %3398, %3397 ], [ 0, %3469 ], [ 0, %3480 ], [ 0, %3473 ], [ 1, %3486 ], [ 5, %157 ], [ 5, %196 ], [ 5, %111 ], [ 5, %116 ]
  ret i64 %3496
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




; of stepper.c, 06ff587cb6f30a5aba47bcdcfac0d33aaacda533f57556f1e7a1ccb5076fb5b4

%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.tile = type { ptr, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.undefined = type { i64, i64, i64 }
%struct.arrived = type { i64, i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

@bytes_of.sizes = internal unnamed_addr constant [11 x i8] c"\01\02\04\08\01\02\04\08\04\08\01", align 1

; Function Attrs: nounwind optsize uwtable
define range(i64 0, 6) i64 @run(ptr noundef %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 720
  br label %27

27:                                               ; preds = %491, %1
  %28 = phi i64 [ 1, %491 ], [ %2, %1 ]
  %29 = icmp eq i64 %28, 1
  br i1 %29, label %30, label %123

30:                                               ; preds = %27
  %31 = load i64, ptr %3, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %4, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %492, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %5, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %6, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %492

42:                                               ; preds = %35
  %43 = load i64, ptr %37, align 8
  %44 = sdiv i64 %43, 8
  %45 = add nsw i64 %44, %43
  %46 = icmp sgt i64 %38, %45
  br i1 %46, label %47, label %50

47:                                               ; preds = %42
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store i64 0, ptr %48, align 8
  %49 = load i64, ptr %37, align 8
  br label %50

50:                                               ; preds = %47, %42
  %51 = phi i64 [ %49, %47 ], [ %43, %42 ]
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %111, label %53

53:                                               ; preds = %50
  %54 = load i64, ptr %4, align 8
  %55 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %54, %56
  br i1 %57, label %58, label %111

58:                                               ; preds = %53
  %59 = load i64, ptr %6, align 8
  %60 = icmp eq i64 %59, %51
  br i1 %60, label %111, label %61

61:                                               ; preds = %58
  %62 = load i64, ptr %7, align 8
  %63 = inttoptr i64 %62 to ptr
  %64 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = inttoptr i64 %65 to ptr
  %67 = icmp sgt i64 %54, 0
  br i1 %67, label %71, label %76

68:                                               ; preds = %93
  %69 = add nuw nsw i64 %72, 1
  %70 = icmp eq i64 %69, %54
  br i1 %70, label %76, label %71

71:                                               ; preds = %61, %68
  %72 = phi i64 [ %69, %68 ], [ 0, %61 ]
  %73 = getelementptr inbounds nuw %struct.ready, ptr %63, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  br label %87

76:                                               ; preds = %68, %61
  %77 = getelementptr inbounds nuw i8, ptr %37, i64 56
  %78 = load i64, ptr %77, align 8
  %79 = icmp slt i64 %78, 1
  br i1 %79, label %492, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  %84 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  br label %104

87:                                               ; preds = %98, %71
  %88 = phi i64 [ 0, %71 ], [ %99, %98 ]
  %89 = shl nuw nsw i64 %88, 4
  %90 = getelementptr inbounds nuw i8, ptr %66, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, %74
  br i1 %92, label %93, label %98

93:                                               ; preds = %87
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 8
  %95 = load i64, ptr %94, align 8
  %96 = load i64, ptr %75, align 8
  %97 = icmp eq i64 %95, %96
  br i1 %97, label %68, label %98

98:                                               ; preds = %93, %87
  %99 = add nuw nsw i64 %88, 1
  %100 = icmp eq i64 %99, %54
  br i1 %100, label %111, label %87

101:                                              ; preds = %104
  %102 = add nuw nsw i64 %105, 1
  %103 = icmp eq i64 %102, %78
  br i1 %103, label %492, label %104

104:                                              ; preds = %101, %80
  %105 = phi i64 [ 0, %80 ], [ %102, %101 ]
  %106 = getelementptr inbounds nuw i8, ptr %83, i64 %105
  %107 = load i8, ptr %106, align 1
  %108 = getelementptr inbounds nuw i8, ptr %86, i64 %105
  %109 = load i8, ptr %108, align 1
  %110 = icmp eq i8 %107, %109
  br i1 %110, label %101, label %111

111:                                              ; preds = %104, %98, %58, %53, %50
  %112 = load i64, ptr %8, align 8
  %113 = icmp eq i64 %112, 0
  %114 = getelementptr inbounds nuw i8, ptr %32, i64 16
  br i1 %113, label %120, label %115

115:                                              ; preds = %111
  %116 = load i64, ptr %114, align 8
  %117 = icmp slt i64 %116, 63
  br i1 %117, label %118, label %492

118:                                              ; preds = %115
  %119 = add nsw i64 %116, 1
  br label %120

120:                                              ; preds = %111, %118
  %121 = phi i64 [ %119, %118 ], [ 0, %111 ]
  store i64 %121, ptr %114, align 8
  %122 = load i64, ptr %0, align 8
  br label %123

123:                                              ; preds = %120, %27
  %124 = phi i64 [ %122, %120 ], [ %28, %27 ]
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %394

126:                                              ; preds = %123
  %127 = load i64, ptr %9, align 8
  %128 = load i64, ptr %10, align 8
  %129 = mul nsw i64 %128, 5
  %130 = icmp sgt i64 %127, %129
  %131 = load i64, ptr %7, align 8
  br i1 %130, label %132, label %188

132:                                              ; preds = %126
  %133 = load i64, ptr %11, align 8
  %134 = load i64, ptr %12, align 8
  %135 = inttoptr i64 %134 to ptr
  %136 = mul i64 %128, 9
  %137 = mul i64 %136, %133
  %138 = getelementptr inbounds i64, ptr %135, i64 %137
  %139 = icmp eq i64 %133, 0
  %140 = zext i1 %139 to i64
  store i64 %140, ptr %11, align 8
  store i64 0, ptr %9, align 8
  %141 = inttoptr i64 %131 to ptr
  %142 = load i64, ptr %4, align 8
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %188

144:                                              ; preds = %132, %182
  %145 = phi i64 [ %183, %182 ], [ %142, %132 ]
  %146 = phi i64 [ %184, %182 ], [ 0, %132 ]
  %147 = getelementptr inbounds nuw %struct.ready, ptr %141, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load i64, ptr %148, align 8
  %150 = inttoptr i64 %149 to ptr
  %151 = icmp ugt ptr %138, %150
  br i1 %151, label %182, label %152

152:                                              ; preds = %144
  %153 = load i64, ptr %10, align 8
  %154 = mul nsw i64 %153, 72
  %155 = getelementptr inbounds i8, ptr %138, i64 %154
  %156 = icmp ugt ptr %155, %150
  br i1 %156, label %157, label %182

157:                                              ; preds = %152
  %158 = getelementptr inbounds nuw i8, ptr %147, i64 24
  %159 = load i64, ptr %158, align 8
  %160 = load i64, ptr %11, align 8
  %161 = load i64, ptr %12, align 8
  %162 = inttoptr i64 %161 to ptr
  %163 = mul i64 %153, 9
  %164 = mul i64 %163, %160
  %165 = getelementptr inbounds i64, ptr %162, i64 %164
  %166 = load i64, ptr %9, align 8
  %167 = getelementptr inbounds i64, ptr %165, i64 %166
  %168 = add nsw i64 %166, %159
  store i64 %168, ptr %9, align 8
  %169 = load i64, ptr %158, align 8
  %170 = icmp sgt i64 %169, 0
  br i1 %170, label %174, label %171

171:                                              ; preds = %174, %157
  %172 = ptrtoint ptr %167 to i64
  store i64 %172, ptr %148, align 8
  %173 = load i64, ptr %4, align 8
  br label %182

174:                                              ; preds = %157, %174
  %175 = phi i64 [ %179, %174 ], [ 0, %157 ]
  %176 = getelementptr inbounds nuw i64, ptr %150, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i64, ptr %167, i64 %175
  store i64 %177, ptr %178, align 8
  %179 = add nuw nsw i64 %175, 1
  %180 = load i64, ptr %158, align 8
  %181 = icmp slt i64 %179, %180
  br i1 %181, label %174, label %171

182:                                              ; preds = %171, %152, %144
  %183 = phi i64 [ %145, %144 ], [ %145, %152 ], [ %173, %171 ]
  %184 = add nuw nsw i64 %146, 1
  %185 = icmp slt i64 %184, %183
  br i1 %185, label %144, label %186

186:                                              ; preds = %182
  %187 = load i64, ptr %7, align 8
  br label %188

188:                                              ; preds = %186, %132, %126
  %189 = phi i64 [ %187, %186 ], [ %131, %132 ], [ %131, %126 ]
  %190 = inttoptr i64 %189 to ptr
  %191 = load i64, ptr %3, align 8
  %192 = inttoptr i64 %191 to ptr
  %193 = load i64, ptr %192, align 8
  %194 = add nsw i64 %193, 1
  store i64 %194, ptr %192, align 8
  %195 = load i64, ptr %4, align 8
  %196 = icmp eq i64 %195, 1
  br i1 %196, label %354, label %197

197:                                              ; preds = %188
  %198 = and i64 %194, 15
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %206

200:                                              ; preds = %197
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %354, label %204

204:                                              ; preds = %200
  %205 = add nsw i64 %202, -1
  store i64 %205, ptr %201, align 8
  br label %206

206:                                              ; preds = %204, %197
  %207 = load i64, ptr %13, align 8
  switch i64 %207, label %313 [
    i64 3, label %208
    i64 0, label %311
  ]

208:                                              ; preds = %206
  %209 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %212, label %354

212:                                              ; preds = %208
  %213 = load i64, ptr %7, align 8
  %214 = inttoptr i64 %213 to ptr
  %215 = load i64, ptr %14, align 8
  %216 = inttoptr i64 %215 to ptr
  %217 = load i64, ptr %214, align 8
  %218 = load i64, ptr %4, align 8
  %219 = icmp sgt i64 %218, 1
  br i1 %219, label %228, label %220

220:                                              ; preds = %228, %212
  %221 = phi i64 [ %217, %212 ], [ %238, %228 ]
  %222 = load i64, ptr %15, align 8
  %223 = inttoptr i64 %222 to ptr
  %224 = load i64, ptr %16, align 8
  %225 = inttoptr i64 %224 to ptr
  %226 = tail call double %223(ptr noundef %225)
  %227 = fcmp olt double %226, 1.562500e-02
  br i1 %227, label %241, label %258

228:                                              ; preds = %212, %228
  %229 = phi i64 [ %239, %228 ], [ 1, %212 ]
  %230 = phi i64 [ %238, %228 ], [ %217, %212 ]
  %231 = getelementptr inbounds nuw %struct.ready, ptr %214, i64 %229
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds double, ptr %216, i64 %232
  %234 = load double, ptr %233, align 8
  %235 = getelementptr inbounds double, ptr %216, i64 %230
  %236 = load double, ptr %235, align 8
  %237 = fcmp ogt double %234, %236
  %238 = select i1 %237, i64 %232, i64 %230
  %239 = add nuw nsw i64 %229, 1
  %240 = icmp eq i64 %239, %218
  br i1 %240, label %220, label %228

241:                                              ; preds = %220
  %242 = load double, ptr %216, align 8
  %243 = load i64, ptr %17, align 8
  %244 = icmp sgt i64 %243, 1
  br i1 %244, label %249, label %245

245:                                              ; preds = %249, %241
  %246 = phi double [ %242, %241 ], [ %255, %249 ]
  %247 = fadd double %246, -1.000000e+00
  %248 = getelementptr inbounds double, ptr %216, i64 %221
  store double %247, ptr %248, align 8
  br label %258

249:                                              ; preds = %241, %249
  %250 = phi i64 [ %256, %249 ], [ 1, %241 ]
  %251 = phi double [ %255, %249 ], [ %242, %241 ]
  %252 = getelementptr inbounds nuw double, ptr %216, i64 %250
  %253 = load double, ptr %252, align 8
  %254 = fcmp olt double %253, %251
  %255 = select i1 %254, double %253, double %251
  %256 = add nuw nsw i64 %250, 1
  %257 = icmp eq i64 %256, %243
  br i1 %257, label %245, label %249

258:                                              ; preds = %245, %220
  %259 = load i64, ptr %7, align 8
  %260 = inttoptr i64 %259 to ptr
  %261 = load i64, ptr %4, align 8
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %263, label %280

263:                                              ; preds = %258, %263
  %264 = phi i64 [ %271, %263 ], [ 0, %258 ]
  %265 = phi i64 [ %270, %263 ], [ 0, %258 ]
  %266 = getelementptr inbounds nuw %struct.ready, ptr %260, i64 %264
  %267 = load i64, ptr %266, align 8
  %268 = icmp eq i64 %267, %221
  %269 = zext i1 %268 to i64
  %270 = add nuw nsw i64 %265, %269
  %271 = add nuw nsw i64 %264, 1
  %272 = icmp eq i64 %271, %261
  br i1 %272, label %273, label %263

273:                                              ; preds = %263
  %274 = icmp samesign ugt i64 %270, 4
  br i1 %274, label %275, label %277

275:                                              ; preds = %273
  %276 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %221, i32 noundef 0)
  br label %354

277:                                              ; preds = %273
  %278 = trunc nuw nsw i64 %270 to i32
  %279 = icmp eq i64 %270, 1
  br i1 %279, label %297, label %280

280:                                              ; preds = %277, %258
  %281 = phi i32 [ %278, %277 ], [ 0, %258 ]
  %282 = zext nneg i32 %281 to i64
  %283 = sub nsw i32 0, %281
  br label %284

284:                                              ; preds = %284, %280
  %285 = load i64, ptr %18, align 8
  %286 = inttoptr i64 %285 to ptr
  %287 = load i64, ptr %16, align 8
  %288 = inttoptr i64 %287 to ptr
  %289 = tail call i32 %286(ptr noundef %288)
  %290 = zext i32 %289 to i64
  %291 = mul nuw nsw i64 %290, %282
  %292 = trunc i64 %291 to i32
  %293 = urem i32 %283, %281
  %294 = icmp ugt i32 %293, %292
  br i1 %294, label %284, label %295

295:                                              ; preds = %284
  %296 = lshr i64 %291, 32
  br label %297

297:                                              ; preds = %295, %277
  %298 = phi i64 [ 0, %277 ], [ %296, %295 ]
  br label %299

299:                                              ; preds = %297, %308
  %300 = phi i64 [ %309, %308 ], [ %298, %297 ]
  %301 = phi i64 [ %310, %308 ], [ 0, %297 ]
  %302 = getelementptr inbounds nuw %struct.ready, ptr %214, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = icmp eq i64 %303, %221
  br i1 %304, label %305, label %308

305:                                              ; preds = %299
  %306 = add nsw i64 %300, -1
  %307 = icmp eq i64 %300, 0
  br i1 %307, label %354, label %308

308:                                              ; preds = %305, %299
  %309 = phi i64 [ %300, %299 ], [ %306, %305 ]
  %310 = add nuw nsw i64 %301, 1
  br label %299

311:                                              ; preds = %206
  %312 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %354

313:                                              ; preds = %206
  %314 = load i64, ptr %190, align 8
  %315 = load i64, ptr %4, align 8
  %316 = icmp sgt i64 %315, 1
  br i1 %316, label %317, label %319

317:                                              ; preds = %313
  %318 = icmp ne i64 %207, 2
  br label %342

319:                                              ; preds = %313
  %320 = icmp eq i64 %315, 1
  br i1 %320, label %321, label %338

321:                                              ; preds = %342, %319
  %322 = phi i64 [ %314, %319 ], [ %351, %342 ]
  %323 = load i64, ptr %7, align 8
  %324 = inttoptr i64 %323 to ptr
  br label %325

325:                                              ; preds = %325, %321
  %326 = phi i64 [ %333, %325 ], [ 0, %321 ]
  %327 = phi i64 [ %332, %325 ], [ 0, %321 ]
  %328 = getelementptr inbounds nuw %struct.ready, ptr %324, i64 %326
  %329 = load i64, ptr %328, align 8
  %330 = icmp eq i64 %329, %322
  %331 = zext i1 %330 to i64
  %332 = add nuw nsw i64 %327, %331
  %333 = add nuw nsw i64 %326, 1
  %334 = icmp eq i64 %333, %315
  br i1 %334, label %335, label %325

335:                                              ; preds = %325
  %336 = icmp samesign ult i64 %332, 5
  %337 = zext i1 %336 to i32
  br label %338

338:                                              ; preds = %335, %319
  %339 = phi i64 [ %314, %319 ], [ %322, %335 ]
  %340 = phi i32 [ 1, %319 ], [ %337, %335 ]
  %341 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %339, i32 noundef %340)
  br label %354

342:                                              ; preds = %342, %317
  %343 = phi i64 [ 1, %317 ], [ %352, %342 ]
  %344 = phi i64 [ %314, %317 ], [ %351, %342 ]
  %345 = getelementptr inbounds nuw %struct.ready, ptr %190, i64 %343
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %346, %344
  %348 = icmp sgt i64 %346, %344
  %349 = xor i1 %318, %348
  %350 = select i1 %349, i64 %346, i64 %344
  %351 = select i1 %347, i64 %344, i64 %350
  %352 = add nuw nsw i64 %343, 1
  %353 = icmp eq i64 %352, %315
  br i1 %353, label %321, label %342

354:                                              ; preds = %305, %338, %311, %275, %208, %200, %188
  %355 = phi i64 [ 0, %188 ], [ 0, %200 ], [ %312, %311 ], [ %341, %338 ], [ 0, %208 ], [ %276, %275 ], [ %301, %305 ]
  %356 = load i64, ptr %7, align 8
  %357 = inttoptr i64 %356 to ptr
  %358 = getelementptr inbounds %struct.ready, ptr %357, i64 %355
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 8
  %360 = load i64, ptr %359, align 8
  %361 = getelementptr inbounds nuw i8, ptr %358, i64 16
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds nuw i8, ptr %358, i64 24
  %364 = load i64, ptr %363, align 8
  %365 = load i64, ptr %4, align 8
  %366 = add nsw i64 %365, -1
  store i64 %366, ptr %4, align 8
  %367 = icmp slt i64 %355, %366
  br i1 %367, label %368, label %375

368:                                              ; preds = %354, %368
  %369 = phi i64 [ %371, %368 ], [ %355, %354 ]
  %370 = getelementptr inbounds %struct.ready, ptr %357, i64 %369
  %371 = add nsw i64 %369, 1
  %372 = getelementptr inbounds %struct.ready, ptr %357, i64 %371
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %370, ptr noundef nonnull align 8 dereferenceable(32) %372, i64 32, i1 false)
  %373 = load i64, ptr %4, align 8
  %374 = icmp slt i64 %371, %373
  br i1 %374, label %368, label %375

375:                                              ; preds = %368, %354
  store i64 %360, ptr %19, align 8
  store i64 %362, ptr %20, align 8
  store i64 %364, ptr %21, align 8
  %376 = load i64, ptr %5, align 8
  %377 = inttoptr i64 %376 to ptr
  %378 = load i64, ptr %377, align 8
  %379 = icmp sgt i64 %378, -1
  %380 = icmp sgt i64 %364, 0
  %381 = select i1 %379, i1 %380, i1 false
  br i1 %381, label %382, label %394

382:                                              ; preds = %375
  %383 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %384 = inttoptr i64 %362 to ptr
  br label %385

385:                                              ; preds = %385, %382
  %386 = phi i64 [ 0, %382 ], [ %392, %385 ]
  %387 = load i64, ptr %383, align 8
  %388 = inttoptr i64 %387 to ptr
  %389 = getelementptr inbounds nuw i64, ptr %384, i64 %386
  %390 = load i64, ptr %389, align 8
  %391 = getelementptr inbounds i8, ptr %388, i64 %390
  store i8 1, ptr %391, align 1
  %392 = add nuw nsw i64 %386, 1
  %393 = icmp eq i64 %392, %364
  br i1 %393, label %394, label %385

394:                                              ; preds = %385, %375, %123
  %395 = tail call fastcc i64 @step(ptr noundef nonnull %0)
  %396 = load i64, ptr %20, align 8
  %397 = inttoptr i64 %396 to ptr
  %398 = load i64, ptr %22, align 8
  %399 = icmp eq i64 %398, 0
  br i1 %399, label %492, label %400

400:                                              ; preds = %394
  switch i64 %395, label %492 [
    i64 5, label %491
    i64 2, label %401
    i64 0, label %466
    i64 1, label %483
  ]

401:                                              ; preds = %400
  %402 = load i64, ptr %19, align 8
  %403 = load i64, ptr %25, align 8
  %404 = inttoptr i64 %403 to ptr
  %405 = getelementptr inbounds %struct.instruction, ptr %404, i64 %402
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 64
  %407 = load i64, ptr %406, align 8
  %408 = load i64, ptr %21, align 8
  %409 = load i64, ptr %26, align 8
  %410 = inttoptr i64 %409 to ptr
  %411 = load i64, ptr %9, align 8
  %412 = load i64, ptr %11, align 8
  %413 = load i64, ptr %12, align 8
  %414 = inttoptr i64 %413 to ptr
  %415 = mul nsw i64 %412, 9
  %416 = load i64, ptr %10, align 8
  %417 = mul nsw i64 %415, %416
  %418 = getelementptr inbounds i64, ptr %414, i64 %417
  %419 = getelementptr inbounds i64, ptr %418, i64 %411
  %420 = add nsw i64 %411, %408
  store i64 %420, ptr %9, align 8
  %421 = icmp sgt i64 %408, 0
  br i1 %421, label %424, label %439

422:                                              ; preds = %435
  %423 = getelementptr inbounds i64, ptr %419, i64 %436
  br label %445

424:                                              ; preds = %401, %435
  %425 = phi i64 [ %437, %435 ], [ 0, %401 ]
  %426 = phi i64 [ %436, %435 ], [ 0, %401 ]
  %427 = getelementptr inbounds nuw i8, ptr %410, i64 %425
  %428 = load i8, ptr %427, align 1
  %429 = icmp eq i8 %428, 0
  br i1 %429, label %435, label %430

430:                                              ; preds = %424
  %431 = getelementptr inbounds nuw i64, ptr %397, i64 %425
  %432 = load i64, ptr %431, align 8
  %433 = add nsw i64 %426, 1
  %434 = getelementptr inbounds i64, ptr %419, i64 %426
  store i64 %432, ptr %434, align 8
  br label %435

435:                                              ; preds = %430, %424
  %436 = phi i64 [ %433, %430 ], [ %426, %424 ]
  %437 = add nuw nsw i64 %425, 1
  %438 = icmp eq i64 %437, %408
  br i1 %438, label %422, label %424

439:                                              ; preds = %456, %401
  %440 = phi ptr [ %419, %401 ], [ %423, %456 ]
  %441 = phi i64 [ 0, %401 ], [ %436, %456 ]
  %442 = phi i64 [ 0, %401 ], [ %457, %456 ]
  %443 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %407, ptr noundef %419, i64 noundef %441)
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %460, label %464

445:                                              ; preds = %456, %422
  %446 = phi i64 [ %458, %456 ], [ 0, %422 ]
  %447 = phi i64 [ %457, %456 ], [ 0, %422 ]
  %448 = getelementptr inbounds nuw i8, ptr %410, i64 %446
  %449 = load i8, ptr %448, align 1
  %450 = icmp eq i8 %449, 0
  br i1 %450, label %451, label %456

451:                                              ; preds = %445
  %452 = getelementptr inbounds nuw i64, ptr %397, i64 %446
  %453 = load i64, ptr %452, align 8
  %454 = add nsw i64 %447, 1
  %455 = getelementptr inbounds i64, ptr %423, i64 %447
  store i64 %453, ptr %455, align 8
  br label %456

456:                                              ; preds = %451, %445
  %457 = phi i64 [ %447, %445 ], [ %454, %451 ]
  %458 = add nuw nsw i64 %446, 1
  %459 = icmp eq i64 %458, %408
  br i1 %459, label %439, label %445

460:                                              ; preds = %439
  %461 = add nsw i64 %402, 1
  %462 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %461, ptr noundef %440, i64 noundef %442)
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %465, label %464

464:                                              ; preds = %460, %439
  store i64 %411, ptr %9, align 8
  br label %492

465:                                              ; preds = %460
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %407, ptr noundef %419, i64 noundef %441)
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %461, ptr noundef %440, i64 noundef %442)
  br label %491

466:                                              ; preds = %400
  %467 = load i64, ptr %6, align 8
  %468 = and i64 %467, 255
  %469 = icmp eq i64 %468, 255
  br i1 %469, label %470, label %492

470:                                              ; preds = %466
  %471 = load i64, ptr %23, align 8
  %472 = add i64 %471, 256
  %473 = load i64, ptr %21, align 8
  %474 = add i64 %472, %473
  %475 = load i64, ptr %24, align 8
  %476 = icmp sgt i64 %474, %475
  br i1 %476, label %492, label %477

477:                                              ; preds = %470
  %478 = load i64, ptr %19, align 8
  %479 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %478, ptr noundef %397, i64 noundef %473)
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %492

481:                                              ; preds = %477
  %482 = add nsw i64 %467, 1
  store i64 %482, ptr %6, align 8
  store i64 %474, ptr %23, align 8
  br label %488

483:                                              ; preds = %400
  %484 = load i64, ptr %19, align 8
  %485 = load i64, ptr %21, align 8
  %486 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %484, ptr noundef %397, i64 noundef %485)
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %488, label %492

488:                                              ; preds = %483, %481
  %489 = phi i64 [ %485, %483 ], [ %473, %481 ]
  %490 = phi i64 [ %484, %483 ], [ %478, %481 ]
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %490, ptr noundef %397, i64 noundef %489)
  br label %491

491:                                              ; preds = %400, %465, %488
  store i64 1, ptr %0, align 8
  br label %27

492:                                              ; preds = %394, %483, %466, %477, %470, %400, %35, %76, %115, %30, %101, %464
  %493 = phi i64 [ 2, %464 ], [ 5, %101 ], [ 1, %483 ], [ 0, %466 ], [ 0, %477 ], [ 0, %470 ], [ %395, %400 ], [ %395, %394 ], [ 5, %76 ], [ 5, %115 ], [ 5, %30 ], [ 5, %35 ]
  ret i64 %493
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: nounwind optsize uwtable
define internal fastcc range(i64 0, 6) i64 @step(ptr noundef initializes((0, 8)) %0) unnamed_addr {
  %2 = alloca [256 x i64], align 16
  %3 = alloca [256 x i64], align 16
  %4 = alloca [256 x i64], align 16
  %5 = alloca [256 x i64], align 16
  %6 = alloca [4 x [256 x i64]], align 16
  %7 = alloca [3 x i64], align 16
  %8 = alloca [3 x i64], align 16
  %9 = alloca [3 x ptr], align 16
  %10 = alloca %struct.tile, align 8
  %11 = alloca %struct.operand, align 8
  %12 = alloca %struct.operand, align 8
  %13 = alloca %struct.operand, align 8
  %14 = alloca [5 x i32], align 16
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %18 = load i64, ptr %17, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load i64, ptr %27, align 8
  store i64 0, ptr %0, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %30 = load i64, ptr %29, align 8
  %31 = inttoptr i64 %30 to ptr
  %32 = getelementptr inbounds %struct.instruction, ptr %19, i64 %28
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %4033, label %35

35:                                               ; preds = %1
  %36 = inttoptr i64 %24 to ptr
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 712
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %102 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %103 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %105 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %107 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %113 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %114 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %115 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %117 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 2048
  %121 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %122 = getelementptr inbounds nuw i8, ptr %6, i64 4096
  %123 = getelementptr inbounds nuw i8, ptr %6, i64 6144
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %125

125:                                              ; preds = %35, %4024
  %126 = phi i64 [ %33, %35 ], [ %4029, %4024 ]
  %127 = phi ptr [ %32, %35 ], [ %4028, %4024 ]
  %128 = phi ptr [ %36, %35 ], [ %4027, %4024 ]
  %129 = phi i64 [ %26, %35 ], [ %4026, %4024 ]
  %130 = phi i64 [ %28, %35 ], [ %4025, %4024 ]
  %131 = load i64, ptr %37, align 8
  %132 = and i64 %131, 255
  %133 = icmp eq i64 %132, 255
  br i1 %133, label %4033, label %134

134:                                              ; preds = %125
  %135 = load i64, ptr %38, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %203, label %137

137:                                              ; preds = %134
  %138 = inttoptr i64 %135 to ptr
  %139 = getelementptr inbounds i64, ptr %138, i64 %130
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr i8, ptr %139, i64 8
  %142 = load i64, ptr %141, align 8
  %143 = icmp slt i64 %140, %142
  br i1 %143, label %144, label %203

144:                                              ; preds = %137
  %145 = load i64, ptr %39, align 8
  %146 = inttoptr i64 %145 to ptr
  %147 = icmp sgt i64 %129, 0
  br label %148

148:                                              ; preds = %170, %144
  %149 = phi i64 [ %140, %144 ], [ %171, %170 ]
  %150 = getelementptr inbounds i64, ptr %138, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds %struct.undefined, ptr %146, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 16
  %154 = load i64, ptr %153, align 8
  %155 = icmp ne i64 %154, 0
  %156 = and i1 %147, %155
  br i1 %156, label %157, label %170

157:                                              ; preds = %148
  %158 = load i64, ptr %152, align 8
  %159 = inttoptr i64 %158 to ptr
  br label %163

160:                                              ; preds = %163
  %161 = add nuw nsw i64 %164, 1
  %162 = icmp eq i64 %161, %129
  br i1 %162, label %170, label %163

163:                                              ; preds = %160, %157
  %164 = phi i64 [ 0, %157 ], [ %161, %160 ]
  %165 = getelementptr inbounds nuw i64, ptr %128, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = getelementptr inbounds i64, ptr %159, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %160, label %173

170:                                              ; preds = %160, %148
  %171 = add i64 %149, 1
  %172 = icmp eq i64 %171, %142
  br i1 %172, label %203, label %148

173:                                              ; preds = %163
  %174 = getelementptr inbounds nuw i8, ptr %127, i64 128
  %175 = load i64, ptr %174, align 8
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %4033, label %177

177:                                              ; preds = %173
  %178 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds %struct.undefined, ptr %146, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %183, label %203

183:                                              ; preds = %177
  %184 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds %struct.undefined, ptr %146, i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %188 = load i64, ptr %187, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %203, label %190

190:                                              ; preds = %183
  %191 = load i64, ptr %186, align 8
  %192 = inttoptr i64 %191 to ptr
  br label %196

193:                                              ; preds = %196
  %194 = add nuw nsw i64 %197, 1
  %195 = icmp eq i64 %194, %129
  br i1 %195, label %203, label %196

196:                                              ; preds = %193, %190
  %197 = phi i64 [ 0, %190 ], [ %194, %193 ]
  %198 = getelementptr inbounds nuw i64, ptr %128, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds i64, ptr %192, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %193, label %4033

203:                                              ; preds = %170, %193, %183, %177, %137, %134
  %204 = phi i1 [ false, %193 ], [ true, %134 ], [ true, %137 ], [ false, %177 ], [ false, %183 ], [ true, %170 ]
  switch i64 %126, label %756 [
    i64 1, label %205
    i64 37, label %267
  ]

205:                                              ; preds = %203
  %206 = add nsw i64 %131, 1
  store i64 %206, ptr %37, align 8
  %207 = add nsw i64 %129, 256
  %208 = load i64, ptr %66, align 8
  %209 = add nsw i64 %207, %208
  store i64 %209, ptr %66, align 8
  %210 = getelementptr inbounds i8, ptr %31, i64 %130
  store i8 1, ptr %210, align 1
  %211 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %212 = load i64, ptr %211, align 8
  %213 = icmp sgt i64 %212, -1
  br i1 %213, label %216, label %214

214:                                              ; preds = %205
  %215 = icmp eq i64 %129, 0
  br i1 %215, label %256, label %253

216:                                              ; preds = %205
  %217 = getelementptr inbounds nuw %struct.operand, ptr %22, i64 %212
  %218 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %219 = load i64, ptr %218, align 8
  %220 = call fastcc i64 @count_held(ptr noundef %217, i64 noundef %219, ptr noundef %128, i64 noundef %129)
  %221 = icmp ne i64 %220, 0
  %222 = icmp slt i64 %220, %129
  %223 = select i1 %221, i1 %222, i1 false
  br i1 %223, label %224, label %252

224:                                              ; preds = %216
  %225 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %226 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %228 = load i64, ptr %227, align 8
  %229 = inttoptr i64 %228 to ptr
  %230 = icmp sgt i64 %129, 0
  br i1 %230, label %231, label %4033

231:                                              ; preds = %224, %231
  %232 = phi i64 [ %250, %231 ], [ 0, %224 ]
  %233 = getelementptr inbounds nuw i64, ptr %128, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = load i64, ptr %225, align 8
  %236 = getelementptr inbounds %struct.operand, ptr %22, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %239 = load i64, ptr %238, align 8
  %240 = mul nsw i64 %239, %234
  %241 = add i64 %240, %237
  %242 = inttoptr i64 %241 to ptr
  %243 = load i8, ptr %242, align 1
  %244 = icmp ne i8 %243, 0
  %245 = zext i1 %244 to i64
  %246 = load i64, ptr %226, align 8
  %247 = icmp ne i64 %246, %245
  %248 = zext i1 %247 to i8
  %249 = getelementptr inbounds nuw i8, ptr %229, i64 %232
  store i8 %248, ptr %249, align 1
  %250 = add nuw nsw i64 %232, 1
  %251 = icmp eq i64 %250, %129
  br i1 %251, label %4033, label %231

252:                                              ; preds = %216
  br i1 %221, label %253, label %256

253:                                              ; preds = %214, %252
  %254 = getelementptr inbounds nuw i8, ptr %127, i64 64
  %255 = load i64, ptr %254, align 8
  br label %258

256:                                              ; preds = %214, %252
  %257 = add nsw i64 %130, 1
  br label %258

258:                                              ; preds = %256, %253
  %259 = phi i64 [ %255, %253 ], [ %257, %256 ]
  store i64 %259, ptr %27, align 8
  %260 = getelementptr inbounds %struct.instruction, ptr %19, i64 %259
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 120
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %4024, label %264

264:                                              ; preds = %258
  %265 = load i64, ptr %67, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %4024, label %4031

267:                                              ; preds = %203
  %268 = load i64, ptr %40, align 8
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %4033, label %270

270:                                              ; preds = %267
  %271 = icmp sgt i64 %129, 0
  br i1 %271, label %275, label %272

272:                                              ; preds = %270
  %273 = load i64, ptr %41, align 8
  %274 = add nsw i64 %273, 1
  store i64 %274, ptr %41, align 8
  br label %450

275:                                              ; preds = %270
  %276 = load i64, ptr %42, align 8
  %277 = inttoptr i64 %276 to ptr
  %278 = load i64, ptr %43, align 8
  %279 = inttoptr i64 %278 to ptr
  %280 = load i64, ptr %44, align 8
  %281 = inttoptr i64 %280 to ptr
  %282 = load i64, ptr %45, align 8
  %283 = icmp slt i64 %282, 2
  br label %284

284:                                              ; preds = %339, %275
  %285 = phi i64 [ 0, %275 ], [ %320, %339 ]
  %286 = phi i64 [ 0, %275 ], [ %342, %339 ]
  %287 = phi i64 [ 0, %275 ], [ %341, %339 ]
  %288 = phi i64 [ 0, %275 ], [ %340, %339 ]
  %289 = phi i64 [ 0, %275 ], [ %306, %339 ]
  %290 = getelementptr inbounds i64, ptr %128, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds i64, ptr %277, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds %struct.arrived, ptr %279, i64 %293
  br label %295

295:                                              ; preds = %302, %284
  %296 = phi i64 [ %289, %284 ], [ %303, %302 ]
  %297 = getelementptr inbounds i64, ptr %128, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds i64, ptr %277, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = icmp eq i64 %300, %293
  br i1 %301, label %302, label %305

302:                                              ; preds = %295
  %303 = add i64 %296, 1
  %304 = icmp eq i64 %303, %129
  br i1 %304, label %305, label %295

305:                                              ; preds = %302, %295
  %306 = phi i64 [ %296, %295 ], [ %129, %302 ]
  %307 = getelementptr inbounds i64, ptr %281, i64 %293
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, %282
  br i1 %309, label %310, label %4033

310:                                              ; preds = %305
  %311 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %317, label %314

314:                                              ; preds = %310
  %315 = load i64, ptr %294, align 8
  %316 = icmp eq i64 %315, %130
  br i1 %316, label %317, label %4033

317:                                              ; preds = %314, %310
  %318 = add i64 %306, %286
  %319 = add i64 %318, %312
  %320 = add nsw i64 %319, %285
  %321 = icmp slt i64 %319, %282
  br i1 %321, label %339, label %322

322:                                              ; preds = %317
  %323 = mul nsw i64 %293, %282
  %324 = load i64, ptr %46, align 8
  %325 = inttoptr i64 %324 to ptr
  %326 = getelementptr inbounds i64, ptr %325, i64 %323
  br i1 %283, label %337, label %327

327:                                              ; preds = %322
  %328 = load i64, ptr %326, align 8
  br label %332

329:                                              ; preds = %332
  %330 = add nuw nsw i64 %333, 1
  %331 = icmp eq i64 %330, %282
  br i1 %331, label %337, label %332

332:                                              ; preds = %329, %327
  %333 = phi i64 [ 1, %327 ], [ %330, %329 ]
  %334 = getelementptr inbounds nuw i64, ptr %326, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, %328
  br i1 %336, label %329, label %4033

337:                                              ; preds = %329, %322
  %338 = add nsw i64 %288, 1
  br label %339

339:                                              ; preds = %337, %317
  %340 = phi i64 [ %288, %317 ], [ %338, %337 ]
  %341 = add nuw nsw i64 %287, 1
  %342 = sub i64 0, %306
  %343 = icmp slt i64 %306, %129
  br i1 %343, label %284, label %344

344:                                              ; preds = %339
  %345 = icmp eq i64 %340, 0
  br i1 %345, label %384, label %346

346:                                              ; preds = %344
  %347 = load i64, ptr %47, align 8
  %348 = inttoptr i64 %347 to ptr
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 104
  %350 = load i64, ptr %349, align 8
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %359, label %352

352:                                              ; preds = %346
  %353 = getelementptr inbounds nuw i8, ptr %348, i64 96
  %354 = load i64, ptr %353, align 8
  %355 = inttoptr i64 %354 to ptr
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 8
  %357 = load i64, ptr %356, align 8
  %358 = icmp ne i64 %357, 0
  br label %359

359:                                              ; preds = %352, %346
  %360 = phi i1 [ false, %346 ], [ %358, %352 ]
  %361 = icmp sgt i64 %340, %287
  br i1 %361, label %362, label %4033

362:                                              ; preds = %359
  %363 = load i64, ptr %48, align 8
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %4033, label %365

365:                                              ; preds = %362
  br i1 %360, label %366, label %369

366:                                              ; preds = %365
  %367 = load i64, ptr %49, align 8
  %368 = icmp slt i64 %320, %367
  br i1 %368, label %4033, label %369

369:                                              ; preds = %366, %365
  %370 = load i64, ptr %50, align 8
  %371 = inttoptr i64 %370 to ptr
  %372 = load i64, ptr %371, align 8
  %373 = add nsw i64 %372, %341
  %374 = load i64, ptr %51, align 8
  %375 = icmp sgt i64 %373, %374
  br i1 %375, label %4033, label %376

376:                                              ; preds = %369
  %377 = icmp sgt i64 %320, %129
  br i1 %377, label %378, label %384

378:                                              ; preds = %376
  %379 = load i64, ptr %52, align 8
  %380 = icmp eq i64 %379, 0
  br i1 %380, label %4033, label %381

381:                                              ; preds = %378
  %382 = load i64, ptr %53, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %4033

384:                                              ; preds = %381, %376, %344
  %385 = phi i32 [ 1, %376 ], [ 2, %344 ], [ 1, %381 ]
  %386 = load i64, ptr %54, align 8
  %387 = inttoptr i64 %386 to ptr
  %388 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %389 = load i64, ptr %388, align 8
  %390 = load i64, ptr %49, align 8
  %391 = mul nsw i64 %390, %389
  %392 = getelementptr inbounds i32, ptr %387, i64 %391
  br label %396

393:                                              ; preds = %396
  %394 = load i64, ptr %41, align 8
  %395 = add nsw i64 %394, 1
  store i64 %395, ptr %41, align 8
  br i1 %345, label %405, label %454

396:                                              ; preds = %396, %384
  %397 = phi i64 [ %403, %396 ], [ 0, %384 ]
  %398 = getelementptr inbounds nuw i64, ptr %128, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = getelementptr inbounds i32, ptr %392, i64 %399
  %401 = load i32, ptr %400, align 4
  %402 = add nsw i32 %401, 1
  store i32 %402, ptr %400, align 4
  %403 = add nuw nsw i64 %397, 1
  %404 = icmp eq i64 %403, %129
  br i1 %404, label %393, label %396

405:                                              ; preds = %393
  %406 = load i64, ptr %58, align 8
  %407 = inttoptr i64 %406 to ptr
  br label %410

408:                                              ; preds = %443, %439
  %409 = icmp slt i64 %432, %129
  br i1 %409, label %410, label %450

410:                                              ; preds = %408, %405
  %411 = phi i64 [ 0, %405 ], [ %432, %408 ]
  %412 = load i64, ptr %43, align 8
  %413 = inttoptr i64 %412 to ptr
  %414 = load i64, ptr %42, align 8
  %415 = inttoptr i64 %414 to ptr
  %416 = getelementptr inbounds i64, ptr %128, i64 %411
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr inbounds i64, ptr %415, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = getelementptr inbounds %struct.arrived, ptr %413, i64 %419
  br label %421

421:                                              ; preds = %428, %410
  %422 = phi i64 [ %411, %410 ], [ %429, %428 ]
  %423 = getelementptr inbounds i64, ptr %128, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds i64, ptr %415, i64 %424
  %426 = load i64, ptr %425, align 8
  %427 = icmp eq i64 %426, %419
  br i1 %427, label %428, label %431

428:                                              ; preds = %421
  %429 = add i64 %422, 1
  %430 = icmp eq i64 %429, %129
  br i1 %430, label %431, label %421

431:                                              ; preds = %428, %421
  %432 = phi i64 [ %422, %421 ], [ %129, %428 ]
  %433 = getelementptr inbounds nuw i8, ptr %420, i64 16
  %434 = load i64, ptr %433, align 8
  %435 = icmp eq i64 %434, 0
  br i1 %435, label %436, label %439

436:                                              ; preds = %431
  %437 = load i64, ptr %37, align 8
  %438 = getelementptr inbounds nuw i8, ptr %420, i64 8
  store i64 %437, ptr %438, align 8
  br label %439

439:                                              ; preds = %436, %431
  store i64 %130, ptr %420, align 8
  %440 = sub i64 %432, %411
  %441 = add nsw i64 %440, %434
  store i64 %441, ptr %433, align 8
  %442 = icmp slt i64 %411, %432
  br i1 %442, label %443, label %408

443:                                              ; preds = %439, %443
  %444 = phi i64 [ %448, %443 ], [ %411, %439 ]
  %445 = getelementptr inbounds i64, ptr %128, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = getelementptr inbounds i8, ptr %407, i64 %446
  store i8 1, ptr %447, align 1
  %448 = add nsw i64 %444, 1
  %449 = icmp eq i64 %448, %432
  br i1 %449, label %408, label %443

450:                                              ; preds = %408, %272
  %451 = phi i32 [ 2, %272 ], [ %385, %408 ]
  %452 = load i64, ptr %62, align 8
  %453 = add nsw i64 %452, %129
  store i64 %453, ptr %62, align 8
  br label %735

454:                                              ; preds = %393
  %455 = icmp sgt i64 %320, %129
  br i1 %455, label %456, label %467

456:                                              ; preds = %454
  %457 = load i64, ptr %55, align 8
  %458 = load i64, ptr %56, align 8
  %459 = inttoptr i64 %458 to ptr
  %460 = mul nsw i64 %457, 9
  %461 = load i64, ptr %49, align 8
  %462 = mul nsw i64 %460, %461
  %463 = getelementptr inbounds i64, ptr %459, i64 %462
  %464 = load i64, ptr %57, align 8
  %465 = getelementptr inbounds i64, ptr %463, i64 %464
  %466 = add nsw i64 %464, %320
  store i64 %466, ptr %57, align 8
  br label %467

467:                                              ; preds = %456, %454
  %468 = phi ptr [ %465, %456 ], [ null, %454 ]
  %469 = icmp eq ptr %468, null
  %470 = load i64, ptr %42, align 8
  %471 = load i64, ptr %45, align 8
  %472 = load i64, ptr %128, align 8
  %473 = inttoptr i64 %470 to ptr
  %474 = getelementptr inbounds i64, ptr %473, i64 %472
  %475 = load i64, ptr %474, align 8
  br label %571

476:                                              ; preds = %658, %655
  %477 = load i64, ptr %47, align 8
  %478 = inttoptr i64 %477 to ptr
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 104
  %480 = load i64, ptr %479, align 8
  %481 = icmp eq i64 %480, 0
  br i1 %481, label %567, label %482

482:                                              ; preds = %476
  %483 = getelementptr inbounds nuw i8, ptr %478, i64 96
  %484 = load i64, ptr %483, align 8
  %485 = inttoptr i64 %484 to ptr
  %486 = load i64, ptr %485, align 8
  %487 = inttoptr i64 %486 to ptr
  %488 = getelementptr inbounds nuw i8, ptr %485, i64 8
  %489 = load i64, ptr %488, align 8
  %490 = icmp sgt i64 %489, 0
  br i1 %490, label %492, label %491

491:                                              ; preds = %482
  store i64 0, ptr %488, align 8
  br label %567

492:                                              ; preds = %482
  %493 = getelementptr inbounds nuw i8, ptr %478, i64 88
  br label %496

494:                                              ; preds = %533
  store i64 %534, ptr %488, align 8
  %495 = icmp sgt i64 %534, 0
  br i1 %495, label %538, label %567

496:                                              ; preds = %533, %492
  %497 = phi i64 [ 0, %492 ], [ %534, %533 ]
  %498 = phi i64 [ 0, %492 ], [ %535, %533 ]
  %499 = mul nuw nsw i64 %498, 36
  %500 = getelementptr inbounds nuw i8, ptr %487, i64 %499
  %501 = load i64, ptr %493, align 8
  %502 = inttoptr i64 %501 to ptr
  %503 = load i32, ptr %500, align 4
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds i8, ptr %502, i64 %504
  %506 = getelementptr inbounds nuw i8, ptr %500, i64 4
  %507 = load i32, ptr %506, align 4
  %508 = icmp sgt i32 %507, 0
  br i1 %508, label %517, label %509

509:                                              ; preds = %517, %496
  %510 = getelementptr inbounds nuw i8, ptr %500, i64 24
  %511 = load i32, ptr %510, align 4
  %512 = and i32 %511, 3
  %513 = icmp eq i32 %512, 3
  br i1 %513, label %514, label %533

514:                                              ; preds = %509
  %515 = mul i64 %497, 36
  %516 = getelementptr i8, ptr %487, i64 %515
  br label %526

517:                                              ; preds = %496, %517
  %518 = phi i64 [ %520, %517 ], [ 0, %496 ]
  %519 = getelementptr inbounds nuw i8, ptr %505, i64 %518
  store i8 0, ptr %519, align 1
  %520 = add nuw nsw i64 %518, 1
  %521 = load i32, ptr %506, align 4
  %522 = sext i32 %521 to i64
  %523 = icmp slt i64 %520, %522
  br i1 %523, label %517, label %509

524:                                              ; preds = %526
  %525 = add nsw i64 %497, 1
  br label %533

526:                                              ; preds = %526, %514
  %527 = phi i64 [ 0, %514 ], [ %531, %526 ]
  %528 = getelementptr inbounds nuw i32, ptr %500, i64 %527
  %529 = load i32, ptr %528, align 4
  %530 = getelementptr i32, ptr %516, i64 %527
  store i32 %529, ptr %530, align 4
  %531 = add nuw nsw i64 %527, 1
  %532 = icmp eq i64 %531, 9
  br i1 %532, label %524, label %526

533:                                              ; preds = %524, %509
  %534 = phi i64 [ %525, %524 ], [ %497, %509 ]
  %535 = add nuw nsw i64 %498, 1
  %536 = load i64, ptr %488, align 8
  %537 = icmp slt i64 %535, %536
  br i1 %537, label %496, label %494

538:                                              ; preds = %494, %552
  %539 = phi i64 [ %553, %552 ], [ 0, %494 ]
  %540 = mul nuw nsw i64 %539, 36
  %541 = getelementptr inbounds nuw i8, ptr %487, i64 %540
  %542 = load i64, ptr %493, align 8
  %543 = inttoptr i64 %542 to ptr
  %544 = load i32, ptr %541, align 4
  %545 = sext i32 %544 to i64
  %546 = getelementptr inbounds i8, ptr %543, i64 %545
  %547 = getelementptr inbounds nuw i8, ptr %541, i64 4
  %548 = load i32, ptr %547, align 4
  %549 = icmp sgt i32 %548, 0
  br i1 %549, label %550, label %552

550:                                              ; preds = %538
  %551 = getelementptr inbounds nuw i8, ptr %541, i64 28
  br label %555

552:                                              ; preds = %555, %538
  %553 = add nuw nsw i64 %539, 1
  %554 = icmp eq i64 %553, %534
  br i1 %554, label %567, label %538

555:                                              ; preds = %555, %550
  %556 = phi i64 [ 0, %550 ], [ %563, %555 ]
  %557 = load i32, ptr %551, align 4
  %558 = getelementptr inbounds nuw i8, ptr %546, i64 %556
  %559 = load i8, ptr %558, align 1
  %560 = trunc i32 %557 to i8
  %561 = or i8 %559, %560
  %562 = or i8 %561, 8
  store i8 %562, ptr %558, align 1
  %563 = add nuw nsw i64 %556, 1
  %564 = load i32, ptr %547, align 4
  %565 = sext i32 %564 to i64
  %566 = icmp slt i64 %563, %565
  br i1 %566, label %555, label %552

567:                                              ; preds = %552, %494, %491, %476
  %568 = sub i64 %129, %320
  %569 = load i64, ptr %62, align 8
  %570 = add i64 %568, %569
  store i64 %570, ptr %62, align 8
  br i1 %469, label %677, label %675

571:                                              ; preds = %658, %467
  %572 = phi i64 [ %475, %467 ], [ %653, %658 ]
  %573 = phi i64 [ %471, %467 ], [ %642, %658 ]
  %574 = phi i64 [ 0, %467 ], [ %586, %658 ]
  %575 = phi i64 [ 0, %467 ], [ %649, %658 ]
  %576 = getelementptr inbounds i64, ptr %128, i64 %575
  %577 = mul nsw i64 %573, %572
  %578 = load i64, ptr %43, align 8
  %579 = inttoptr i64 %578 to ptr
  %580 = getelementptr inbounds %struct.arrived, ptr %579, i64 %572
  %581 = getelementptr inbounds nuw i8, ptr %580, i64 16
  store i64 0, ptr %581, align 8
  %582 = load i64, ptr %45, align 8
  %583 = icmp sgt i64 %582, 0
  br i1 %583, label %660, label %584

584:                                              ; preds = %670, %571
  %585 = phi i64 [ %582, %571 ], [ %673, %670 ]
  %586 = phi i64 [ %574, %571 ], [ %671, %670 ]
  %587 = load i64, ptr %46, align 8
  %588 = inttoptr i64 %587 to ptr
  %589 = getelementptr inbounds i64, ptr %588, i64 %577
  %590 = load i64, ptr %589, align 8
  %591 = icmp eq i64 %590, 0
  br i1 %591, label %599, label %592

592:                                              ; preds = %584
  %593 = load i64, ptr %59, align 8
  %594 = load i64, ptr %60, align 8
  %595 = inttoptr i64 %594 to ptr
  %596 = load i64, ptr %61, align 8
  %597 = mul nsw i64 %596, %590
  %598 = getelementptr inbounds i32, ptr %595, i64 %597
  br label %617

599:                                              ; preds = %584
  %600 = load i64, ptr %50, align 8
  %601 = inttoptr i64 %600 to ptr
  %602 = load i64, ptr %601, align 8
  %603 = add nsw i64 %602, 1
  store i64 %603, ptr %601, align 8
  %604 = load i64, ptr %589, align 8
  %605 = icmp eq i64 %604, 0
  %606 = load i64, ptr %59, align 8
  %607 = load i64, ptr %60, align 8
  %608 = inttoptr i64 %607 to ptr
  %609 = load i64, ptr %61, align 8
  %610 = mul nsw i64 %609, %602
  %611 = getelementptr inbounds i32, ptr %608, i64 %610
  %612 = load i64, ptr %45, align 8
  %613 = icmp slt i64 %612, %609
  %614 = select i1 %605, i1 %613, i1 false
  br i1 %614, label %625, label %617

615:                                              ; preds = %625
  %616 = load i64, ptr %45, align 8
  br label %617

617:                                              ; preds = %615, %599, %592
  %618 = phi i64 [ %616, %615 ], [ %612, %599 ], [ %585, %592 ]
  %619 = phi i64 [ %602, %615 ], [ %602, %599 ], [ %590, %592 ]
  %620 = phi i64 [ %606, %615 ], [ %606, %599 ], [ %593, %592 ]
  %621 = phi ptr [ %611, %615 ], [ %611, %599 ], [ %598, %592 ]
  %622 = inttoptr i64 %620 to ptr
  %623 = getelementptr inbounds i32, ptr %622, i64 %577
  %624 = icmp sgt i64 %618, 0
  br i1 %624, label %631, label %641

625:                                              ; preds = %599, %625
  %626 = phi i64 [ %628, %625 ], [ %612, %599 ]
  %627 = getelementptr inbounds i32, ptr %611, i64 %626
  store i32 0, ptr %627, align 4
  %628 = add nsw i64 %626, 1
  %629 = load i64, ptr %61, align 8
  %630 = icmp slt i64 %628, %629
  br i1 %630, label %625, label %615

631:                                              ; preds = %617, %631
  %632 = phi i64 [ %638, %631 ], [ 0, %617 ]
  %633 = getelementptr inbounds nuw i32, ptr %623, i64 %632
  %634 = load i32, ptr %633, align 4
  %635 = add nsw i32 %634, 1
  store i32 %635, ptr %633, align 4
  %636 = getelementptr inbounds nuw i32, ptr %621, i64 %632
  store i32 %634, ptr %636, align 4
  %637 = getelementptr inbounds nuw i64, ptr %589, i64 %632
  store i64 %619, ptr %637, align 8
  %638 = add nuw nsw i64 %632, 1
  %639 = load i64, ptr %45, align 8
  %640 = icmp slt i64 %638, %639
  br i1 %640, label %631, label %641

641:                                              ; preds = %631, %617
  %642 = phi i64 [ %618, %617 ], [ %639, %631 ]
  %643 = load i64, ptr %42, align 8
  %644 = inttoptr i64 %643 to ptr
  %645 = load i64, ptr %576, align 8
  %646 = getelementptr inbounds i64, ptr %644, i64 %645
  %647 = load i64, ptr %646, align 8
  br label %648

648:                                              ; preds = %655, %641
  %649 = phi i64 [ %575, %641 ], [ %656, %655 ]
  %650 = getelementptr inbounds i64, ptr %128, i64 %649
  %651 = load i64, ptr %650, align 8
  %652 = getelementptr inbounds i64, ptr %644, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = icmp eq i64 %653, %647
  br i1 %654, label %655, label %658

655:                                              ; preds = %648
  %656 = add i64 %649, 1
  %657 = icmp eq i64 %656, %129
  br i1 %657, label %476, label %648

658:                                              ; preds = %648
  %659 = icmp slt i64 %649, %129
  br i1 %659, label %571, label %476

660:                                              ; preds = %571, %670
  %661 = phi i64 [ %672, %670 ], [ 0, %571 ]
  %662 = phi i64 [ %671, %670 ], [ %574, %571 ]
  %663 = load i64, ptr %58, align 8
  %664 = inttoptr i64 %663 to ptr
  %665 = add nsw i64 %661, %577
  %666 = getelementptr inbounds i8, ptr %664, i64 %665
  store i8 0, ptr %666, align 1
  br i1 %469, label %670, label %667

667:                                              ; preds = %660
  %668 = add nsw i64 %662, 1
  %669 = getelementptr inbounds i64, ptr %468, i64 %662
  store i64 %665, ptr %669, align 8
  br label %670

670:                                              ; preds = %667, %660
  %671 = phi i64 [ %668, %667 ], [ %662, %660 ]
  %672 = add nuw nsw i64 %661, 1
  %673 = load i64, ptr %45, align 8
  %674 = icmp slt i64 %672, %673
  br i1 %674, label %660, label %584

675:                                              ; preds = %567
  %676 = ptrtoint ptr %468 to i64
  store i64 %676, ptr %23, align 8
  store i64 %320, ptr %25, align 8
  br label %677

677:                                              ; preds = %675, %567
  br i1 %455, label %678, label %735

678:                                              ; preds = %677
  %679 = load i64, ptr %63, align 8
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %735, label %681

681:                                              ; preds = %678
  %682 = add nsw i64 %130, 1
  %683 = load i64, ptr %23, align 8
  %684 = inttoptr i64 %683 to ptr
  %685 = load i64, ptr %64, align 8
  %686 = icmp sgt i64 %685, 0
  br i1 %686, label %687, label %735

687:                                              ; preds = %681, %698
  %688 = phi i64 [ %709, %698 ], [ 0, %681 ]
  %689 = load i64, ptr %55, align 8
  %690 = load i64, ptr %56, align 8
  %691 = inttoptr i64 %690 to ptr
  %692 = mul nsw i64 %689, 9
  %693 = load i64, ptr %49, align 8
  %694 = mul nsw i64 %692, %693
  %695 = getelementptr inbounds i64, ptr %691, i64 %694
  %696 = load i64, ptr %57, align 8
  %697 = getelementptr inbounds i64, ptr %695, i64 %696
  br label %712

698:                                              ; preds = %731
  %699 = load i64, ptr %55, align 8
  %700 = load i64, ptr %56, align 8
  %701 = load i64, ptr %49, align 8
  %702 = load i64, ptr %57, align 8
  %703 = inttoptr i64 %700 to ptr
  %704 = mul nsw i64 %699, 9
  %705 = mul nsw i64 %704, %701
  %706 = getelementptr inbounds i64, ptr %703, i64 %705
  %707 = getelementptr inbounds i64, ptr %706, i64 %702
  %708 = add nsw i64 %732, %702
  store i64 %708, ptr %57, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %682, ptr noundef %707, i64 noundef %732)
  %709 = add nuw nsw i64 %688, 1
  %710 = load i64, ptr %64, align 8
  %711 = icmp slt i64 %709, %710
  br i1 %711, label %687, label %735

712:                                              ; preds = %687, %731
  %713 = phi i64 [ %733, %731 ], [ 0, %687 ]
  %714 = phi i64 [ %732, %731 ], [ 0, %687 ]
  %715 = getelementptr inbounds nuw i64, ptr %684, i64 %713
  %716 = load i64, ptr %715, align 8
  %717 = load i64, ptr %63, align 8
  %718 = icmp eq i64 %717, 0
  br i1 %718, label %725, label %719

719:                                              ; preds = %712
  %720 = load i64, ptr %65, align 8
  %721 = inttoptr i64 %720 to ptr
  %722 = getelementptr inbounds i64, ptr %721, i64 %716
  %723 = load i64, ptr %722, align 8
  %724 = sdiv i64 %723, 32
  br label %725

725:                                              ; preds = %719, %712
  %726 = phi i64 [ %724, %719 ], [ 0, %712 ]
  %727 = icmp eq i64 %726, %688
  br i1 %727, label %728, label %731

728:                                              ; preds = %725
  %729 = add nsw i64 %714, 1
  %730 = getelementptr inbounds i64, ptr %697, i64 %714
  store i64 %716, ptr %730, align 8
  br label %731

731:                                              ; preds = %728, %725
  %732 = phi i64 [ %729, %728 ], [ %714, %725 ]
  %733 = add nuw nsw i64 %713, 1
  %734 = icmp eq i64 %733, %320
  br i1 %734, label %698, label %712

735:                                              ; preds = %698, %681, %678, %677, %450
  %736 = phi i32 [ 3, %681 ], [ %451, %450 ], [ %385, %677 ], [ %385, %678 ], [ 3, %698 ]
  %737 = load i64, ptr %37, align 8
  %738 = add nsw i64 %737, 1
  store i64 %738, ptr %37, align 8
  %739 = add nsw i64 %129, 256
  %740 = load i64, ptr %66, align 8
  %741 = add nsw i64 %739, %740
  store i64 %741, ptr %66, align 8
  %742 = getelementptr inbounds i8, ptr %31, i64 %130
  store i8 1, ptr %742, align 1
  %743 = icmp eq i32 %736, 1
  br i1 %743, label %744, label %4033

744:                                              ; preds = %735
  %745 = load i64, ptr %23, align 8
  %746 = inttoptr i64 %745 to ptr
  %747 = load i64, ptr %25, align 8
  %748 = add nsw i64 %130, 1
  store i64 %748, ptr %27, align 8
  %749 = getelementptr inbounds %struct.instruction, ptr %19, i64 %748
  %750 = getelementptr inbounds nuw i8, ptr %749, i64 120
  %751 = load i64, ptr %750, align 8
  %752 = icmp eq i64 %751, 0
  br i1 %752, label %4024, label %753

753:                                              ; preds = %744
  %754 = load i64, ptr %67, align 8
  %755 = icmp eq i64 %754, 0
  br i1 %755, label %4024, label %4032

756:                                              ; preds = %203
  %757 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %758 = load i64, ptr %757, align 8
  %759 = icmp sgt i64 %758, -1
  br i1 %759, label %760, label %797

760:                                              ; preds = %756
  %761 = getelementptr inbounds nuw %struct.operand, ptr %22, i64 %758
  %762 = getelementptr inbounds nuw i8, ptr %127, i64 24
  %763 = load i64, ptr %762, align 8
  %764 = call fastcc i64 @count_held(ptr noundef %761, i64 noundef %763, ptr noundef %128, i64 noundef %129)
  %765 = icmp eq i64 %764, 0
  br i1 %765, label %4010, label %766

766:                                              ; preds = %760
  %767 = icmp slt i64 %764, %129
  br i1 %767, label %768, label %799

768:                                              ; preds = %766
  %769 = load i64, ptr %68, align 8
  %770 = inttoptr i64 %769 to ptr
  %771 = icmp sgt i64 %129, 0
  br i1 %771, label %772, label %799

772:                                              ; preds = %768, %793
  %773 = phi i64 [ %795, %793 ], [ 0, %768 ]
  %774 = phi i64 [ %794, %793 ], [ 0, %768 ]
  %775 = getelementptr inbounds nuw i64, ptr %128, i64 %773
  %776 = load i64, ptr %775, align 8
  %777 = load i64, ptr %757, align 8
  %778 = getelementptr inbounds %struct.operand, ptr %22, i64 %777
  %779 = load i64, ptr %778, align 8
  %780 = getelementptr inbounds nuw i8, ptr %778, i64 8
  %781 = load i64, ptr %780, align 8
  %782 = mul nsw i64 %781, %776
  %783 = add i64 %782, %779
  %784 = inttoptr i64 %783 to ptr
  %785 = load i8, ptr %784, align 1
  %786 = icmp ne i8 %785, 0
  %787 = zext i1 %786 to i64
  %788 = load i64, ptr %762, align 8
  %789 = icmp eq i64 %788, %787
  br i1 %789, label %793, label %790

790:                                              ; preds = %772
  %791 = add nsw i64 %774, 1
  %792 = getelementptr inbounds i64, ptr %770, i64 %774
  store i64 %776, ptr %792, align 8
  br label %793

793:                                              ; preds = %790, %772
  %794 = phi i64 [ %791, %790 ], [ %774, %772 ]
  %795 = add nuw nsw i64 %773, 1
  %796 = icmp eq i64 %795, %129
  br i1 %796, label %799, label %772

797:                                              ; preds = %756
  %798 = icmp eq i64 %129, 0
  br i1 %798, label %4010, label %799

799:                                              ; preds = %793, %768, %766, %797
  %800 = phi ptr [ %128, %797 ], [ %128, %766 ], [ %770, %768 ], [ %770, %793 ]
  %801 = phi i64 [ %129, %797 ], [ %129, %766 ], [ %764, %768 ], [ %764, %793 ]
  %802 = getelementptr inbounds nuw i8, ptr %127, i64 112
  %803 = load i64, ptr %802, align 8
  %804 = icmp eq i64 %803, 0
  br i1 %804, label %979, label %805

805:                                              ; preds = %799
  %806 = load i64, ptr %69, align 8
  %807 = inttoptr i64 %806 to ptr
  %808 = getelementptr inbounds i64, ptr %807, i64 %803
  %809 = getelementptr inbounds i8, ptr %808, i64 -8
  %810 = load i64, ptr %809, align 8
  %811 = load i64, ptr %808, align 8
  %812 = getelementptr inbounds nuw i8, ptr %808, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %813 = icmp sgt i64 %801, 0
  br i1 %813, label %815, label %814

814:                                              ; preds = %805
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  br label %978

815:                                              ; preds = %805
  %816 = icmp eq i64 %810, 0
  %817 = getelementptr inbounds nuw i8, ptr %808, i64 16
  %818 = icmp sgt i64 %811, 0
  br label %819

819:                                              ; preds = %877, %815
  %820 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %800, i64 noundef %801, ptr noundef %15)
  br i1 %816, label %821, label %831

821:                                              ; preds = %819
  br i1 %818, label %822, label %877

822:                                              ; preds = %821
  %823 = load i64, ptr %71, align 8
  %824 = inttoptr i64 %823 to ptr
  %825 = load i64, ptr %72, align 8
  %826 = getelementptr i64, ptr %824, i64 %820
  %827 = load i64, ptr %73, align 8
  %828 = inttoptr i64 %827 to ptr
  %829 = getelementptr inbounds i64, ptr %828, i64 %820
  %830 = load i64, ptr %829, align 8
  br label %869

831:                                              ; preds = %819
  %832 = load i64, ptr %812, align 8
  %833 = load i64, ptr %817, align 8
  %834 = load i64, ptr %70, align 8
  %835 = inttoptr i64 %834 to ptr
  %836 = load i64, ptr %71, align 8
  %837 = inttoptr i64 %836 to ptr
  %838 = load i64, ptr %72, align 8
  %839 = mul nsw i64 %838, %832
  %840 = getelementptr i64, ptr %837, i64 %839
  %841 = getelementptr i64, ptr %840, i64 %820
  %842 = load i64, ptr %841, align 8
  %843 = load i64, ptr %73, align 8
  %844 = inttoptr i64 %843 to ptr
  %845 = getelementptr inbounds i64, ptr %844, i64 %820
  %846 = load i64, ptr %845, align 8
  %847 = icmp sgt i64 %842, %846
  br i1 %847, label %848, label %877

848:                                              ; preds = %831
  %849 = getelementptr i8, ptr %835, i64 %839
  %850 = getelementptr i8, ptr %849, i64 %820
  %851 = load i8, ptr %850, align 1
  %852 = icmp eq i8 %851, 3
  br i1 %852, label %877, label %853

853:                                              ; preds = %848
  %854 = icmp eq i64 %833, -1
  br i1 %854, label %880, label %855

855:                                              ; preds = %853
  %856 = mul nsw i64 %838, %833
  %857 = getelementptr i64, ptr %837, i64 %856
  %858 = getelementptr i64, ptr %857, i64 %820
  %859 = load i64, ptr %858, align 8
  %860 = icmp sgt i64 %859, %846
  br i1 %860, label %861, label %880

861:                                              ; preds = %855
  %862 = getelementptr i8, ptr %835, i64 %856
  %863 = getelementptr i8, ptr %862, i64 %820
  %864 = load i8, ptr %863, align 1
  %865 = icmp eq i8 %864, 2
  br i1 %865, label %880, label %877

866:                                              ; preds = %869
  %867 = add nuw nsw i64 %870, 1
  %868 = icmp eq i64 %867, %811
  br i1 %868, label %877, label %869

869:                                              ; preds = %866, %822
  %870 = phi i64 [ 0, %822 ], [ %867, %866 ]
  %871 = getelementptr inbounds nuw i64, ptr %812, i64 %870
  %872 = load i64, ptr %871, align 8
  %873 = mul nsw i64 %872, %825
  %874 = getelementptr i64, ptr %826, i64 %873
  %875 = load i64, ptr %874, align 8
  %876 = icmp sgt i64 %875, %830
  br i1 %876, label %880, label %866

877:                                              ; preds = %866, %861, %848, %831, %821
  %878 = load i64, ptr %15, align 8
  %879 = icmp slt i64 %878, %801
  br i1 %879, label %819, label %881

880:                                              ; preds = %853, %855, %861, %869
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %4033

881:                                              ; preds = %877
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %882 = select i1 %816, i1 %818, i1 false
  %883 = trunc i64 %130 to i32
  br label %887

884:                                              ; preds = %959, %958
  %885 = load i64, ptr %16, align 8
  %886 = icmp slt i64 %885, %801
  br i1 %886, label %887, label %978

887:                                              ; preds = %884, %881
  %888 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %800, i64 noundef %801, ptr noundef %16)
  br i1 %816, label %958, label %889

889:                                              ; preds = %887
  %890 = load i64, ptr %812, align 8
  %891 = load i64, ptr %817, align 8
  %892 = load i64, ptr %72, align 8
  %893 = mul nsw i64 %892, %890
  %894 = add nsw i64 %893, %888
  %895 = mul nsw i64 %892, %891
  %896 = add nsw i64 %895, %888
  %897 = load i64, ptr %71, align 8
  %898 = inttoptr i64 %897 to ptr
  %899 = load i64, ptr %74, align 8
  %900 = inttoptr i64 %899 to ptr
  %901 = icmp eq i64 %891, -1
  br i1 %901, label %902, label %904

902:                                              ; preds = %889
  %903 = getelementptr inbounds i64, ptr %898, i64 %894
  store i64 0, ptr %903, align 8
  br label %954

904:                                              ; preds = %889
  %905 = load i64, ptr %75, align 8
  %906 = inttoptr i64 %905 to ptr
  %907 = getelementptr inbounds i32, ptr %906, i64 %896
  %908 = load i32, ptr %907, align 4
  %909 = getelementptr inbounds i32, ptr %906, i64 %894
  store i32 %908, ptr %909, align 4
  %910 = load i64, ptr %71, align 8
  %911 = inttoptr i64 %910 to ptr
  %912 = load i64, ptr %72, align 8
  %913 = mul nsw i64 %912, %891
  %914 = getelementptr i64, ptr %911, i64 %913
  %915 = getelementptr i64, ptr %914, i64 %888
  %916 = load i64, ptr %915, align 8
  %917 = load i64, ptr %73, align 8
  %918 = inttoptr i64 %917 to ptr
  %919 = getelementptr inbounds i64, ptr %918, i64 %888
  %920 = load i64, ptr %919, align 8
  %921 = icmp sgt i64 %916, %920
  br i1 %921, label %922, label %928

922:                                              ; preds = %904
  %923 = load i64, ptr %70, align 8
  %924 = inttoptr i64 %923 to ptr
  %925 = getelementptr inbounds i8, ptr %924, i64 %896
  %926 = load i8, ptr %925, align 1
  %927 = icmp eq i8 %926, 2
  br i1 %927, label %928, label %932

928:                                              ; preds = %922, %904
  %929 = getelementptr inbounds i64, ptr %898, i64 %894
  store i64 0, ptr %929, align 8
  %930 = getelementptr inbounds i64, ptr %900, i64 %896
  %931 = load i64, ptr %930, align 8
  br label %954

932:                                              ; preds = %922
  %933 = getelementptr inbounds i64, ptr %898, i64 %896
  %934 = load i64, ptr %933, align 8
  %935 = getelementptr inbounds i64, ptr %898, i64 %894
  store i64 %934, ptr %935, align 8
  %936 = getelementptr inbounds i64, ptr %900, i64 %894
  store i64 -1, ptr %936, align 8
  %937 = load i64, ptr %70, align 8
  %938 = inttoptr i64 %937 to ptr
  %939 = getelementptr inbounds i8, ptr %938, i64 %894
  store i8 3, ptr %939, align 1
  %940 = load i64, ptr %76, align 8
  %941 = inttoptr i64 %940 to ptr
  %942 = getelementptr inbounds i32, ptr %941, i64 %896
  %943 = load i32, ptr %942, align 4
  %944 = getelementptr inbounds i32, ptr %941, i64 %894
  store i32 %943, ptr %944, align 4
  %945 = load i64, ptr %77, align 8
  %946 = inttoptr i64 %945 to ptr
  %947 = getelementptr inbounds i32, ptr %946, i64 %896
  %948 = load i32, ptr %947, align 4
  %949 = getelementptr inbounds i32, ptr %946, i64 %894
  store i32 %948, ptr %949, align 4
  %950 = load i64, ptr %78, align 8
  %951 = inttoptr i64 %950 to ptr
  %952 = getelementptr inbounds i64, ptr %951, i64 %896
  %953 = load i64, ptr %952, align 8
  br label %954

954:                                              ; preds = %932, %928, %902
  %955 = phi ptr [ %951, %932 ], [ %900, %928 ], [ %900, %902 ]
  %956 = phi i64 [ %953, %932 ], [ %931, %928 ], [ -1, %902 ]
  %957 = getelementptr inbounds i64, ptr %955, i64 %894
  store i64 %956, ptr %957, align 8
  br label %958

958:                                              ; preds = %954, %887
  br i1 %882, label %959, label %884

959:                                              ; preds = %958, %959
  %960 = phi i64 [ %976, %959 ], [ 0, %958 ]
  %961 = getelementptr inbounds nuw i64, ptr %812, i64 %960
  %962 = load i64, ptr %961, align 8
  %963 = load i64, ptr %72, align 8
  %964 = mul nsw i64 %963, %962
  %965 = add nsw i64 %964, %888
  %966 = load i64, ptr %79, align 8
  %967 = inttoptr i64 %966 to ptr
  %968 = getelementptr inbounds i64, ptr %967, i64 %888
  %969 = load i64, ptr %968, align 8
  %970 = load i64, ptr %74, align 8
  %971 = inttoptr i64 %970 to ptr
  %972 = getelementptr inbounds i64, ptr %971, i64 %965
  store i64 %969, ptr %972, align 8
  %973 = load i64, ptr %75, align 8
  %974 = inttoptr i64 %973 to ptr
  %975 = getelementptr inbounds i32, ptr %974, i64 %965
  store i32 %883, ptr %975, align 4
  %976 = add nuw nsw i64 %960, 1
  %977 = icmp eq i64 %976, %811
  br i1 %977, label %884, label %959

978:                                              ; preds = %884, %814
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %979

979:                                              ; preds = %978, %799
  %980 = load i64, ptr %127, align 8
  switch i64 %980, label %2311 [
    i64 2, label %981
    i64 3, label %981
    i64 36, label %2250
  ]

981:                                              ; preds = %979, %979
  %982 = load i64, ptr %81, align 8
  %983 = inttoptr i64 %982 to ptr
  %984 = getelementptr inbounds nuw i8, ptr %127, i64 80
  %985 = load i64, ptr %984, align 8
  %986 = getelementptr inbounds nuw i8, ptr %127, i64 88
  %987 = load i64, ptr %986, align 8
  %988 = mul nsw i64 %987, %985
  %989 = icmp eq i64 %980, 3
  %990 = load i64, ptr %20, align 8
  %991 = inttoptr i64 %990 to ptr
  %992 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %993 = load i64, ptr %992, align 8
  %994 = getelementptr inbounds %struct.operand, ptr %991, i64 %993
  %995 = load i64, ptr %994, align 8
  %996 = getelementptr inbounds nuw i8, ptr %994, i64 8
  %997 = load i64, ptr %996, align 8
  %998 = getelementptr inbounds nuw i8, ptr %127, i64 96
  %999 = load i64, ptr %998, align 8
  %1000 = getelementptr inbounds nuw i8, ptr %127, i64 104
  %1001 = load i64, ptr %1000, align 8
  %1002 = icmp eq i64 %1001, 0
  %1003 = icmp sgt i64 %801, 0
  br i1 %1002, label %1005, label %1004

1004:                                             ; preds = %981
  br i1 %1003, label %1008, label %1033

1005:                                             ; preds = %981
  br i1 %1003, label %1006, label %1033

1006:                                             ; preds = %1005
  %1007 = trunc i64 %999 to i32
  br label %1020

1008:                                             ; preds = %1004, %1008
  %1009 = phi i64 [ %1018, %1008 ], [ 0, %1004 ]
  %1010 = getelementptr inbounds nuw i64, ptr %800, i64 %1009
  %1011 = load i64, ptr %1010, align 8
  %1012 = mul nsw i64 %1011, %997
  %1013 = add i64 %1012, %995
  %1014 = inttoptr i64 %1013 to ptr
  %1015 = load i64, ptr %1014, align 8
  %1016 = add i64 %1015, %999
  %1017 = getelementptr inbounds nuw i64, ptr %983, i64 %1009
  store i64 %1016, ptr %1017, align 8
  %1018 = add nuw nsw i64 %1009, 1
  %1019 = icmp eq i64 %1018, %801
  br i1 %1019, label %1033, label %1008

1020:                                             ; preds = %1020, %1006
  %1021 = phi i64 [ 0, %1006 ], [ %1031, %1020 ]
  %1022 = getelementptr inbounds nuw i64, ptr %800, i64 %1021
  %1023 = load i64, ptr %1022, align 8
  %1024 = mul nsw i64 %1023, %997
  %1025 = add i64 %1024, %995
  %1026 = inttoptr i64 %1025 to ptr
  %1027 = load i32, ptr %1026, align 4
  %1028 = add i32 %1027, %1007
  %1029 = zext i32 %1028 to i64
  %1030 = getelementptr inbounds nuw i64, ptr %983, i64 %1021
  store i64 %1029, ptr %1030, align 8
  %1031 = add nuw nsw i64 %1021, 1
  %1032 = icmp eq i64 %1031, %801
  br i1 %1032, label %1033, label %1020

1033:                                             ; preds = %1008, %1020, %1005, %1004
  %1034 = getelementptr inbounds nuw i8, ptr %127, i64 72
  %1035 = load i64, ptr %1034, align 8
  %1036 = icmp eq i64 %1035, 2
  br i1 %1036, label %1037, label %1092

1037:                                             ; preds = %1033
  %1038 = load i64, ptr %82, align 8
  %1039 = inttoptr i64 %1038 to ptr
  %1040 = load i64, ptr %983, align 8
  %1041 = lshr i64 %1040, 32
  %1042 = icmp sgt i64 %801, 1
  br i1 %1042, label %1043, label %1066

1043:                                             ; preds = %1037, %1063
  %1044 = phi i64 [ %1064, %1063 ], [ 1, %1037 ]
  %1045 = getelementptr inbounds nuw i64, ptr %983, i64 %1044
  %1046 = load i64, ptr %1045, align 8
  %1047 = lshr i64 %1046, 32
  %1048 = icmp eq i64 %1047, %1041
  br i1 %1048, label %1063, label %1049

1049:                                             ; preds = %1043
  %1050 = load i64, ptr %83, align 8
  %1051 = icmp eq i64 %1041, %1050
  br i1 %1051, label %4033, label %1052

1052:                                             ; preds = %1049
  %1053 = load i64, ptr %84, align 8
  %1054 = icmp sgt i64 %1053, 0
  br i1 %1054, label %1058, label %1063

1055:                                             ; preds = %1058
  %1056 = add nuw nsw i64 %1059, 1
  %1057 = icmp eq i64 %1056, %1053
  br i1 %1057, label %1063, label %1058

1058:                                             ; preds = %1052, %1055
  %1059 = phi i64 [ %1056, %1055 ], [ 0, %1052 ]
  %1060 = getelementptr inbounds nuw i64, ptr %1039, i64 %1059
  %1061 = load i64, ptr %1060, align 8
  %1062 = icmp eq i64 %1047, %1061
  br i1 %1062, label %4033, label %1055

1063:                                             ; preds = %1055, %1052, %1043
  %1064 = add nuw nsw i64 %1044, 1
  %1065 = icmp eq i64 %1064, %801
  br i1 %1065, label %1066, label %1043

1066:                                             ; preds = %1063, %1037
  %1067 = load i64, ptr %83, align 8
  %1068 = icmp eq i64 %1041, %1067
  br i1 %1068, label %1072, label %1069

1069:                                             ; preds = %1066
  %1070 = load i64, ptr %84, align 8
  %1071 = icmp sgt i64 %1070, 0
  br i1 %1071, label %1087, label %1094

1072:                                             ; preds = %1066
  br i1 %1003, label %1073, label %1112

1073:                                             ; preds = %1072, %1073
  %1074 = phi i64 [ %1078, %1073 ], [ 0, %1072 ]
  %1075 = getelementptr inbounds nuw i64, ptr %983, i64 %1074
  %1076 = load i64, ptr %1075, align 8
  %1077 = and i64 %1076, 4294967295
  store i64 %1077, ptr %1075, align 8
  %1078 = add nuw nsw i64 %1074, 1
  %1079 = icmp eq i64 %1078, %801
  br i1 %1079, label %1080, label %1073

1080:                                             ; preds = %1073
  %1081 = load i64, ptr %81, align 8
  %1082 = inttoptr i64 %1081 to ptr
  %1083 = load i64, ptr %1082, align 8
  br label %1099

1084:                                             ; preds = %1087
  %1085 = add nuw nsw i64 %1088, 1
  %1086 = icmp eq i64 %1085, %1070
  br i1 %1086, label %1094, label %1087

1087:                                             ; preds = %1069, %1084
  %1088 = phi i64 [ %1085, %1084 ], [ 0, %1069 ]
  %1089 = getelementptr inbounds nuw i64, ptr %1039, i64 %1088
  %1090 = load i64, ptr %1089, align 8
  %1091 = icmp eq i64 %1041, %1090
  br i1 %1091, label %4033, label %1084

1092:                                             ; preds = %1033
  %1093 = icmp slt i64 %1035, 0
  br i1 %1093, label %4033, label %1094

1094:                                             ; preds = %1084, %1092, %1069
  %1095 = phi i64 [ %1035, %1092 ], [ 1, %1069 ], [ 1, %1084 ]
  %1096 = load i64, ptr %81, align 8
  %1097 = inttoptr i64 %1096 to ptr
  %1098 = load i64, ptr %1097, align 8
  br i1 %1003, label %1099, label %1103

1099:                                             ; preds = %1094, %1080
  %1100 = phi i64 [ %1083, %1080 ], [ %1098, %1094 ]
  %1101 = phi ptr [ %1082, %1080 ], [ %1097, %1094 ]
  %1102 = phi i64 [ 0, %1080 ], [ %1095, %1094 ]
  br label %1116

1103:                                             ; preds = %1116, %1094
  %1104 = phi ptr [ %1097, %1094 ], [ %1101, %1116 ]
  %1105 = phi i64 [ %1095, %1094 ], [ %1102, %1116 ]
  %1106 = phi i64 [ %1098, %1094 ], [ %1124, %1116 ]
  %1107 = phi i64 [ 0, %1094 ], [ %1125, %1116 ]
  %1108 = phi i64 [ %1098, %1094 ], [ %1123, %1116 ]
  %1109 = add nsw i64 %988, -1
  %1110 = and i64 %1107, %1109
  %1111 = icmp eq i64 %1110, 0
  br i1 %1111, label %1128, label %4033

1112:                                             ; preds = %1072
  %1113 = load i64, ptr %81, align 8
  %1114 = inttoptr i64 %1113 to ptr
  %1115 = load i64, ptr %1114, align 8
  br label %1130

1116:                                             ; preds = %1116, %1099
  %1117 = phi i64 [ %1123, %1116 ], [ %1100, %1099 ]
  %1118 = phi i64 [ %1126, %1116 ], [ 0, %1099 ]
  %1119 = phi i64 [ %1125, %1116 ], [ 0, %1099 ]
  %1120 = phi i64 [ %1124, %1116 ], [ %1100, %1099 ]
  %1121 = getelementptr inbounds nuw i64, ptr %1101, i64 %1118
  %1122 = load i64, ptr %1121, align 8
  %1123 = call i64 @llvm.smin.i64(i64 %1122, i64 %1117)
  %1124 = call i64 @llvm.smax.i64(i64 %1122, i64 %1120)
  %1125 = or i64 %1122, %1119
  %1126 = add nuw nsw i64 %1118, 1
  %1127 = icmp eq i64 %1126, %801
  br i1 %1127, label %1103, label %1116

1128:                                             ; preds = %1103
  %1129 = icmp eq i64 %1105, 0
  br i1 %1129, label %1130, label %1174

1130:                                             ; preds = %1128, %1112
  %1131 = phi ptr [ %1114, %1112 ], [ %1104, %1128 ]
  %1132 = phi i64 [ %1115, %1112 ], [ %1106, %1128 ]
  %1133 = phi i64 [ %1115, %1112 ], [ %1108, %1128 ]
  %1134 = load i64, ptr %87, align 8
  %1135 = inttoptr i64 %1134 to ptr
  %1136 = load i64, ptr %42, align 8
  %1137 = inttoptr i64 %1136 to ptr
  %1138 = load i64, ptr %88, align 8
  %1139 = icmp sgt i64 %1138, 0
  br i1 %1139, label %1140, label %1154

1140:                                             ; preds = %1130, %1151
  %1141 = phi i64 [ %1152, %1151 ], [ 0, %1130 ]
  %1142 = shl nuw nsw i64 %1141, 4
  %1143 = getelementptr inbounds nuw i8, ptr %1135, i64 %1142
  %1144 = load i64, ptr %1143, align 8
  %1145 = icmp sgt i64 %1144, %1133
  br i1 %1145, label %1151, label %1146

1146:                                             ; preds = %1140
  %1147 = getelementptr inbounds nuw i8, ptr %1143, i64 8
  %1148 = load i64, ptr %1147, align 8
  %1149 = sub nsw i64 %1148, %988
  %1150 = icmp sgt i64 %1132, %1149
  br i1 %1150, label %1151, label %1154

1151:                                             ; preds = %1146, %1140
  %1152 = add nuw nsw i64 %1141, 1
  %1153 = icmp eq i64 %1152, %1138
  br i1 %1153, label %4033, label %1140

1154:                                             ; preds = %1146, %1130
  %1155 = phi i64 [ 0, %1130 ], [ %1141, %1146 ]
  %1156 = icmp eq i64 %1155, %1138
  br i1 %1156, label %4033, label %1157

1157:                                             ; preds = %1154
  br i1 %1003, label %1161, label %1158

1158:                                             ; preds = %1161, %1157
  %1159 = load i64, ptr %47, align 8
  %1160 = inttoptr i64 %1159 to ptr
  br label %1212

1161:                                             ; preds = %1157, %1161
  %1162 = phi i64 [ %1172, %1161 ], [ 0, %1157 ]
  %1163 = getelementptr inbounds nuw i64, ptr %800, i64 %1162
  %1164 = load i64, ptr %1163, align 8
  %1165 = getelementptr inbounds i64, ptr %1137, i64 %1164
  %1166 = load i64, ptr %1165, align 8
  %1167 = load i64, ptr %89, align 8
  %1168 = mul nsw i64 %1167, %1166
  %1169 = getelementptr inbounds nuw i64, ptr %1131, i64 %1162
  %1170 = load i64, ptr %1169, align 8
  %1171 = add nsw i64 %1170, %1168
  store i64 %1171, ptr %1169, align 8
  %1172 = add nuw nsw i64 %1162, 1
  %1173 = icmp eq i64 %1172, %801
  br i1 %1173, label %1158, label %1161

1174:                                             ; preds = %1128
  %1175 = load i64, ptr %47, align 8
  %1176 = inttoptr i64 %1175 to ptr
  %1177 = load i64, ptr %85, align 8
  %1178 = icmp eq i64 %1177, 0
  br i1 %1178, label %1187, label %1179

1179:                                             ; preds = %1174
  %1180 = getelementptr inbounds %struct.region, ptr %1176, i64 %1177
  %1181 = load i64, ptr %1180, align 8
  %1182 = icmp sgt i64 %1181, %1108
  br i1 %1182, label %1187, label %1183

1183:                                             ; preds = %1179
  %1184 = getelementptr inbounds nuw i8, ptr %1180, i64 8
  %1185 = load i64, ptr %1184, align 8
  %1186 = icmp slt i64 %1108, %1185
  br i1 %1186, label %1205, label %1187

1187:                                             ; preds = %1183, %1179, %1174
  %1188 = load i64, ptr %86, align 8
  %1189 = icmp sgt i64 %1188, 1
  br i1 %1189, label %1190, label %2248

1190:                                             ; preds = %1187, %1202
  %1191 = phi i64 [ %1203, %1202 ], [ 1, %1187 ]
  %1192 = getelementptr inbounds nuw %struct.region, ptr %1176, i64 %1191
  %1193 = load i64, ptr %1192, align 8
  %1194 = icmp sgt i64 %1193, %1108
  br i1 %1194, label %1202, label %1195

1195:                                             ; preds = %1190
  %1196 = getelementptr inbounds nuw i8, ptr %1192, i64 8
  %1197 = load i64, ptr %1196, align 8
  %1198 = icmp slt i64 %1108, %1197
  br i1 %1198, label %1199, label %1202

1199:                                             ; preds = %1195
  %1200 = getelementptr inbounds nuw i8, ptr %1192, i64 8
  store i64 %1191, ptr %85, align 8
  %1201 = load i64, ptr %1200, align 8
  br label %1205

1202:                                             ; preds = %1195, %1190
  %1203 = add nuw nsw i64 %1191, 1
  %1204 = icmp eq i64 %1203, %1188
  br i1 %1204, label %2248, label %1190

1205:                                             ; preds = %1199, %1183
  %1206 = phi i64 [ %1185, %1183 ], [ %1201, %1199 ]
  %1207 = phi ptr [ %1180, %1183 ], [ %1192, %1199 ]
  %1208 = sub nsw i64 %1206, %988
  %1209 = icmp sgt i64 %1106, %1208
  br i1 %1209, label %4033, label %1210

1210:                                             ; preds = %1205
  %1211 = load i64, ptr %1207, align 8
  br label %1212

1212:                                             ; preds = %1210, %1158
  %1213 = phi i64 [ %1159, %1158 ], [ %1175, %1210 ]
  %1214 = phi ptr [ %1131, %1158 ], [ %1104, %1210 ]
  %1215 = phi i64 [ 0, %1158 ], [ %1105, %1210 ]
  %1216 = phi ptr [ %1160, %1158 ], [ %1207, %1210 ]
  %1217 = phi i64 [ 0, %1158 ], [ %1211, %1210 ]
  %1218 = getelementptr inbounds nuw i8, ptr %1216, i64 120
  %1219 = load i64, ptr %1218, align 8
  %1220 = icmp sgt i64 %1219, 1
  br i1 %1220, label %4033, label %1221

1221:                                             ; preds = %1212
  %1222 = getelementptr inbounds nuw i8, ptr %1216, i64 32
  %1223 = load i64, ptr %1222, align 8
  %1224 = icmp slt i64 %988, %1223
  br i1 %1224, label %4033, label %1225

1225:                                             ; preds = %1221
  %1226 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1223, i1 true)
  %1227 = ashr i64 %988, %1226
  %1228 = icmp sgt i64 %801, 1
  br i1 %1228, label %1229, label %1243

1229:                                             ; preds = %1225, %1229
  %1230 = phi i64 [ %1238, %1229 ], [ 1, %1225 ]
  %1231 = phi i64 [ %1239, %1229 ], [ 1, %1225 ]
  %1232 = getelementptr inbounds nuw i64, ptr %1214, i64 %1231
  %1233 = load i64, ptr %1232, align 8
  %1234 = getelementptr i8, ptr %1232, i64 -8
  %1235 = load i64, ptr %1234, align 8
  %1236 = sub nsw i64 %1233, %1235
  %1237 = icmp slt i64 %1236, %988
  %1238 = select i1 %1237, i64 0, i64 %1230
  %1239 = add nuw nsw i64 %1231, 1
  %1240 = icmp eq i64 %1239, %801
  br i1 %1240, label %1241, label %1229

1241:                                             ; preds = %1229
  %1242 = icmp ne i64 %1238, 0
  br label %1243

1243:                                             ; preds = %1241, %1225
  %1244 = phi i1 [ true, %1225 ], [ %1242, %1241 ]
  %1245 = icmp eq i64 %1215, 0
  br i1 %1245, label %1249, label %1246

1246:                                             ; preds = %1243
  %1247 = load i64, ptr %90, align 8
  %1248 = icmp ne i64 %1247, 0
  br label %1249

1249:                                             ; preds = %1246, %1243
  %1250 = phi i1 [ true, %1243 ], [ %1248, %1246 ]
  store i64 -1, ptr %91, align 8
  store i64 0, ptr %92, align 8
  %1251 = load i64, ptr %1218, align 8
  %1252 = icmp eq i64 %1251, 0
  br i1 %1252, label %1267, label %1253

1253:                                             ; preds = %1249
  %1254 = select i1 %989, i64 136, i64 128
  %1255 = getelementptr inbounds nuw i8, ptr %1216, i64 %1254
  %1256 = load i64, ptr %1255, align 8
  %1257 = inttoptr i64 %1256 to ptr
  %1258 = getelementptr inbounds i64, ptr %1257, i64 %130
  %1259 = load i64, ptr %1258, align 8
  %1260 = inttoptr i64 %1259 to ptr
  %1261 = icmp eq i64 %1259, 0
  br i1 %1261, label %1262, label %1267

1262:                                             ; preds = %1253
  %1263 = ptrtoint ptr %1216 to i64
  %1264 = sub i64 %1263, %1213
  %1265 = sdiv exact i64 %1264, 152
  store i64 %1265, ptr %91, align 8
  %1266 = select i1 %989, i64 2, i64 1
  store i64 %1266, ptr %92, align 8
  br label %4033

1267:                                             ; preds = %1253, %1249
  %1268 = phi ptr [ %1260, %1253 ], [ null, %1249 ]
  br i1 %1250, label %1269, label %1276

1269:                                             ; preds = %1267
  %1270 = load i64, ptr %93, align 8
  %1271 = shl nsw i64 %801, 1
  %1272 = add i64 %1271, 4
  %1273 = add i64 %1272, %1270
  %1274 = load i64, ptr %94, align 8
  %1275 = icmp sgt i64 %1273, %1274
  br i1 %1275, label %4033, label %1276

1276:                                             ; preds = %1269, %1267
  %1277 = getelementptr inbounds nuw i8, ptr %1216, i64 64
  %1278 = load i64, ptr %1277, align 8
  %1279 = icmp eq i64 %1278, 0
  %1280 = select i1 %1244, i1 %1279, i1 false
  %1281 = getelementptr inbounds nuw i8, ptr %1216, i64 56
  %1282 = load i64, ptr %1281, align 8
  br i1 %1280, label %1283, label %1439

1283:                                             ; preds = %1276
  %1284 = icmp eq i64 %1282, 0
  br i1 %1284, label %1285, label %1439

1285:                                             ; preds = %1283
  %1286 = getelementptr inbounds nuw i8, ptr %1216, i64 80
  %1287 = load i64, ptr %1286, align 8
  %1288 = icmp eq i64 %1287, 0
  br i1 %1288, label %1289, label %1439

1289:                                             ; preds = %1285
  %1290 = load i64, ptr %42, align 8
  %1291 = inttoptr i64 %1290 to ptr
  %1292 = load i64, ptr %65, align 8
  %1293 = inttoptr i64 %1292 to ptr
  %1294 = load i64, ptr %46, align 8
  %1295 = inttoptr i64 %1294 to ptr
  %1296 = load i64, ptr %60, align 8
  %1297 = inttoptr i64 %1296 to ptr
  %1298 = getelementptr inbounds nuw i8, ptr %1216, i64 88
  %1299 = load i64, ptr %1298, align 8
  %1300 = inttoptr i64 %1299 to ptr
  %1301 = getelementptr inbounds nuw i8, ptr %1216, i64 48
  %1302 = load i64, ptr %1301, align 8
  %1303 = inttoptr i64 %1302 to ptr
  %1304 = load i64, ptr %96, align 8
  %1305 = inttoptr i64 %1304 to ptr
  br i1 %989, label %1310, label %1306

1306:                                             ; preds = %1289
  %1307 = getelementptr inbounds nuw i8, ptr %1216, i64 40
  %1308 = load i64, ptr %1307, align 8
  %1309 = icmp eq i64 %1308, 0
  br label %1310

1310:                                             ; preds = %1306, %1289
  %1311 = phi i1 [ false, %1289 ], [ %1309, %1306 ]
  %1312 = icmp slt i64 %801, 1
  br i1 %1312, label %1766, label %1313

1313:                                             ; preds = %1310
  %1314 = getelementptr inbounds nuw i8, ptr %1216, i64 24
  %1315 = getelementptr inbounds nuw i8, ptr %1216, i64 104
  %1316 = icmp sgt i64 %1227, 0
  br label %1317

1317:                                             ; preds = %1434, %1313
  %1318 = phi i64 [ 0, %1313 ], [ %1435, %1434 ]
  %1319 = phi ptr [ %1305, %1313 ], [ %1436, %1434 ]
  %1320 = phi i64 [ 0, %1313 ], [ %1437, %1434 ]
  %1321 = getelementptr inbounds nuw i64, ptr %983, i64 %1320
  %1322 = load i64, ptr %1321, align 8
  %1323 = sub nsw i64 %1322, %1217
  %1324 = ashr i64 %1323, %1226
  %1325 = add nsw i64 %1324, %1227
  br i1 %1316, label %1326, label %1434

1326:                                             ; preds = %1317
  %1327 = load i64, ptr %1314, align 8
  %1328 = inttoptr i64 %1327 to ptr
  %1329 = mul nsw i64 %1324, 40
  %1330 = getelementptr inbounds i8, ptr %1328, i64 %1329
  %1331 = getelementptr inbounds nuw i64, ptr %800, i64 %1320
  %1332 = load i64, ptr %1331, align 8
  %1333 = getelementptr inbounds i64, ptr %1291, i64 %1332
  %1334 = getelementptr inbounds i64, ptr %1293, i64 %1332
  %1335 = getelementptr inbounds i64, ptr %1295, i64 %1332
  br label %1336

1336:                                             ; preds = %1424, %1326
  %1337 = phi i64 [ %1318, %1326 ], [ %1428, %1424 ]
  %1338 = phi ptr [ %1319, %1326 ], [ %1430, %1424 ]
  %1339 = phi i64 [ %1324, %1326 ], [ %1431, %1424 ]
  %1340 = phi ptr [ %1330, %1326 ], [ %1432, %1424 ]
  %1341 = getelementptr inbounds nuw i8, ptr %1340, i64 4
  %1342 = load i32, ptr %1341, align 4
  %1343 = icmp sgt i32 %1342, 0
  br i1 %1343, label %1348, label %1344

1344:                                             ; preds = %1336
  %1345 = getelementptr inbounds nuw i8, ptr %1340, i64 24
  %1346 = load i32, ptr %1345, align 4
  %1347 = icmp sgt i32 %1346, 0
  br i1 %1347, label %1348, label %1406

1348:                                             ; preds = %1344, %1336
  %1349 = load i64, ptr %1333, align 8
  %1350 = load i64, ptr %97, align 8
  %1351 = add nsw i64 %1350, %1349
  %1352 = load i64, ptr %1334, align 8
  %1353 = load i64, ptr %1335, align 8
  %1354 = load i64, ptr %61, align 8
  %1355 = mul nsw i64 %1354, %1353
  %1356 = getelementptr inbounds i32, ptr %1297, i64 %1355
  %1357 = load i32, ptr %1340, align 4
  %1358 = sext i32 %1357 to i64
  %1359 = icmp slt i32 %1342, 1
  br i1 %1359, label %1374, label %1360

1360:                                             ; preds = %1348
  %1361 = load i64, ptr %1315, align 8
  %1362 = icmp eq i64 %1361, 0
  br i1 %1362, label %1363, label %1368

1363:                                             ; preds = %1360
  %1364 = getelementptr inbounds nuw i8, ptr %1340, i64 8
  %1365 = load i32, ptr %1364, align 4
  %1366 = sext i32 %1365 to i64
  %1367 = icmp eq i64 %1351, %1366
  br i1 %1367, label %1368, label %1374

1368:                                             ; preds = %1363, %1360
  %1369 = icmp eq i64 %1352, %1358
  br i1 %1369, label %1374, label %1370

1370:                                             ; preds = %1368
  %1371 = getelementptr inbounds i32, ptr %1356, i64 %1358
  %1372 = load i32, ptr %1371, align 4
  %1373 = icmp sge i32 %1372, %1342
  br label %1374

1374:                                             ; preds = %1370, %1368, %1363, %1348
  %1375 = phi i1 [ %1373, %1370 ], [ true, %1348 ], [ true, %1368 ], [ false, %1363 ]
  %1376 = getelementptr inbounds nuw i8, ptr %1340, i64 20
  %1377 = load i32, ptr %1376, align 4
  %1378 = sext i32 %1377 to i64
  %1379 = getelementptr inbounds nuw i8, ptr %1340, i64 24
  %1380 = load i32, ptr %1379, align 4
  %1381 = icmp slt i32 %1380, 1
  br i1 %1381, label %1401, label %1382

1382:                                             ; preds = %1374
  %1383 = load i64, ptr %1315, align 8
  %1384 = icmp eq i64 %1383, 0
  br i1 %1384, label %1385, label %1394

1385:                                             ; preds = %1382
  %1386 = getelementptr inbounds nuw i8, ptr %1340, i64 28
  %1387 = load i32, ptr %1386, align 4
  %1388 = sext i32 %1387 to i64
  %1389 = icmp eq i64 %1351, %1388
  br i1 %1389, label %1394, label %1390

1390:                                             ; preds = %1385
  %1391 = load i64, ptr %98, align 8
  %1392 = icmp ne i64 %1391, 0
  %1393 = sext i1 %1392 to i32
  br label %1401

1394:                                             ; preds = %1385, %1382
  %1395 = icmp eq i64 %1352, %1378
  br i1 %1395, label %1401, label %1396

1396:                                             ; preds = %1394
  %1397 = getelementptr inbounds i32, ptr %1356, i64 %1378
  %1398 = load i32, ptr %1397, align 4
  %1399 = icmp sge i32 %1398, %1380
  %1400 = zext i1 %1399 to i32
  br label %1401

1401:                                             ; preds = %1396, %1394, %1390, %1374
  %1402 = phi i32 [ %1393, %1390 ], [ 1, %1374 ], [ 1, %1394 ], [ %1400, %1396 ]
  %1403 = icmp sgt i32 %1402, -1
  %1404 = select i1 %1375, i1 %1403, i1 false
  br i1 %1404, label %1405, label %1667

1405:                                             ; preds = %1401
  br i1 %989, label %1407, label %1413

1406:                                             ; preds = %1344
  br i1 %989, label %1409, label %1413

1407:                                             ; preds = %1405
  %1408 = icmp eq i32 %1402, 0
  br i1 %1408, label %1667, label %1409

1409:                                             ; preds = %1407, %1406
  %1410 = getelementptr inbounds i8, ptr %1300, i64 %1339
  %1411 = load i8, ptr %1410, align 1
  %1412 = icmp eq i8 %1411, 0
  br i1 %1412, label %1424, label %1667

1413:                                             ; preds = %1406, %1405
  %1414 = phi i32 [ 1, %1406 ], [ %1402, %1405 ]
  %1415 = getelementptr inbounds i8, ptr %1300, i64 %1339
  %1416 = load i8, ptr %1415, align 1
  %1417 = and i8 %1416, 2
  %1418 = icmp eq i8 %1417, 0
  br i1 %1418, label %1419, label %1667

1419:                                             ; preds = %1413
  br i1 %1311, label %1420, label %1424

1420:                                             ; preds = %1419
  %1421 = getelementptr inbounds i8, ptr %1303, i64 %1339
  %1422 = load i8, ptr %1421, align 1
  %1423 = icmp eq i8 %1422, 0
  br i1 %1423, label %1667, label %1424

1424:                                             ; preds = %1420, %1419, %1409
  %1425 = phi i32 [ %1414, %1420 ], [ %1414, %1419 ], [ 1, %1409 ]
  %1426 = icmp eq i32 %1425, 0
  %1427 = zext i1 %1426 to i64
  %1428 = add nsw i64 %1337, %1427
  %1429 = select i1 %1426, i8 2, i8 0
  %1430 = getelementptr inbounds nuw i8, ptr %1338, i64 1
  store i8 %1429, ptr %1338, align 1
  %1431 = add nsw i64 %1339, 1
  %1432 = getelementptr inbounds nuw i8, ptr %1340, i64 40
  %1433 = icmp slt i64 %1431, %1325
  br i1 %1433, label %1336, label %1434

1434:                                             ; preds = %1424, %1317
  %1435 = phi i64 [ %1318, %1317 ], [ %1428, %1424 ]
  %1436 = phi ptr [ %1319, %1317 ], [ %1430, %1424 ]
  %1437 = add nuw nsw i64 %1320, 1
  %1438 = icmp eq i64 %1437, %801
  br i1 %1438, label %1766, label %1317

1439:                                             ; preds = %1285, %1283, %1276
  %1440 = phi i64 [ 0, %1285 ], [ %1282, %1283 ], [ %1282, %1276 ]
  %1441 = phi i64 [ 0, %1285 ], [ 0, %1283 ], [ %1278, %1276 ]
  %1442 = load i64, ptr %42, align 8
  %1443 = inttoptr i64 %1442 to ptr
  %1444 = load i64, ptr %65, align 8
  %1445 = inttoptr i64 %1444 to ptr
  %1446 = load i64, ptr %46, align 8
  %1447 = inttoptr i64 %1446 to ptr
  %1448 = load i64, ptr %60, align 8
  %1449 = inttoptr i64 %1448 to ptr
  %1450 = getelementptr inbounds nuw i8, ptr %1216, i64 24
  %1451 = load i64, ptr %1450, align 8
  %1452 = inttoptr i64 %1451 to ptr
  %1453 = inttoptr i64 %1441 to ptr
  %1454 = inttoptr i64 %1440 to ptr
  %1455 = getelementptr inbounds nuw i8, ptr %1216, i64 72
  %1456 = load i64, ptr %1455, align 8
  %1457 = inttoptr i64 %1456 to ptr
  %1458 = getelementptr inbounds nuw i8, ptr %1216, i64 88
  %1459 = load i64, ptr %1458, align 8
  %1460 = inttoptr i64 %1459 to ptr
  %1461 = getelementptr inbounds nuw i8, ptr %1216, i64 48
  %1462 = load i64, ptr %1461, align 8
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = getelementptr inbounds nuw i8, ptr %1216, i64 112
  %1465 = load i64, ptr %1464, align 8
  %1466 = inttoptr i64 %1465 to ptr
  %1467 = load i64, ptr %95, align 8
  %1468 = load i64, ptr %1222, align 8
  %1469 = load i64, ptr %96, align 8
  %1470 = inttoptr i64 %1469 to ptr
  %1471 = mul nsw i64 %1227, %801
  %1472 = add nsw i64 %1467, %1471
  store i64 %1472, ptr %95, align 8
  br i1 %1003, label %1473, label %1766

1473:                                             ; preds = %1439
  %1474 = icmp eq i64 %1441, 0
  %1475 = getelementptr inbounds nuw i8, ptr %1216, i64 104
  %1476 = getelementptr inbounds nuw i8, ptr %1216, i64 80
  %1477 = getelementptr inbounds nuw i8, ptr %1216, i64 40
  %1478 = icmp eq i64 %1440, 0
  %1479 = icmp slt i64 %1468, 1
  %1480 = select i1 %1478, i1 true, i1 %1479
  %1481 = icmp sgt i64 %1227, 0
  br label %1482

1482:                                             ; preds = %1661, %1473
  %1483 = phi i64 [ 0, %1473 ], [ %1662, %1661 ]
  %1484 = phi i64 [ 0, %1473 ], [ %1663, %1661 ]
  %1485 = phi i64 [ 0, %1473 ], [ %1665, %1661 ]
  %1486 = phi i64 [ 0, %1473 ], [ %1664, %1661 ]
  %1487 = getelementptr inbounds nuw i64, ptr %800, i64 %1485
  %1488 = load i64, ptr %1487, align 8
  %1489 = getelementptr inbounds nuw i64, ptr %983, i64 %1485
  %1490 = load i64, ptr %1489, align 8
  %1491 = sub nsw i64 %1490, %1217
  %1492 = ashr i64 %1491, %1226
  %1493 = getelementptr inbounds i64, ptr %1443, i64 %1488
  %1494 = load i64, ptr %1493, align 8
  %1495 = load i64, ptr %97, align 8
  %1496 = add nsw i64 %1495, %1494
  %1497 = getelementptr inbounds i64, ptr %1445, i64 %1488
  %1498 = load i64, ptr %1497, align 8
  %1499 = getelementptr inbounds i64, ptr %1447, i64 %1488
  %1500 = load i64, ptr %1499, align 8
  %1501 = load i64, ptr %61, align 8
  %1502 = mul nsw i64 %1501, %1500
  %1503 = getelementptr inbounds i32, ptr %1449, i64 %1502
  br i1 %1481, label %1504, label %1661

1504:                                             ; preds = %1482, %1650
  %1505 = phi i64 [ %1651, %1650 ], [ %1483, %1482 ]
  %1506 = phi i64 [ %1652, %1650 ], [ %1484, %1482 ]
  %1507 = phi i64 [ %1659, %1650 ], [ %1486, %1482 ]
  %1508 = phi i64 [ %1658, %1650 ], [ 0, %1482 ]
  %1509 = add nsw i64 %1508, %1492
  %1510 = mul nsw i64 %1509, 40
  %1511 = getelementptr inbounds i8, ptr %1452, i64 %1510
  br i1 %1474, label %1516, label %1512

1512:                                             ; preds = %1504
  %1513 = getelementptr inbounds i32, ptr %1453, i64 %1509
  %1514 = load i32, ptr %1513, align 4
  %1515 = icmp eq i32 %1514, 0
  br i1 %1515, label %1516, label %1667

1516:                                             ; preds = %1512, %1504
  %1517 = load i32, ptr %1511, align 4
  %1518 = sext i32 %1517 to i64
  %1519 = getelementptr inbounds nuw i8, ptr %1511, i64 4
  %1520 = load i32, ptr %1519, align 4
  %1521 = icmp slt i32 %1520, 1
  br i1 %1521, label %1536, label %1522

1522:                                             ; preds = %1516
  %1523 = load i64, ptr %1475, align 8
  %1524 = icmp eq i64 %1523, 0
  br i1 %1524, label %1525, label %1530

1525:                                             ; preds = %1522
  %1526 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  %1527 = load i32, ptr %1526, align 4
  %1528 = sext i32 %1527 to i64
  %1529 = icmp eq i64 %1496, %1528
  br i1 %1529, label %1530, label %1536

1530:                                             ; preds = %1525, %1522
  %1531 = icmp eq i64 %1498, %1518
  br i1 %1531, label %1536, label %1532

1532:                                             ; preds = %1530
  %1533 = getelementptr inbounds i32, ptr %1503, i64 %1518
  %1534 = load i32, ptr %1533, align 4
  %1535 = icmp slt i32 %1534, %1520
  br label %1536

1536:                                             ; preds = %1532, %1530, %1525, %1516
  %1537 = phi i1 [ %1535, %1532 ], [ false, %1516 ], [ false, %1530 ], [ true, %1525 ]
  %1538 = getelementptr inbounds nuw i8, ptr %1511, i64 20
  %1539 = load i32, ptr %1538, align 4
  %1540 = sext i32 %1539 to i64
  %1541 = getelementptr inbounds nuw i8, ptr %1511, i64 24
  %1542 = load i32, ptr %1541, align 4
  %1543 = icmp slt i32 %1542, 1
  br i1 %1543, label %1563, label %1544

1544:                                             ; preds = %1536
  %1545 = load i64, ptr %1475, align 8
  %1546 = icmp eq i64 %1545, 0
  br i1 %1546, label %1547, label %1556

1547:                                             ; preds = %1544
  %1548 = getelementptr inbounds nuw i8, ptr %1511, i64 28
  %1549 = load i32, ptr %1548, align 4
  %1550 = sext i32 %1549 to i64
  %1551 = icmp eq i64 %1496, %1550
  br i1 %1551, label %1556, label %1552

1552:                                             ; preds = %1547
  %1553 = load i64, ptr %98, align 8
  %1554 = icmp ne i64 %1553, 0
  %1555 = sext i1 %1554 to i32
  br label %1563

1556:                                             ; preds = %1547, %1544
  %1557 = icmp eq i64 %1498, %1540
  br i1 %1557, label %1563, label %1558

1558:                                             ; preds = %1556
  %1559 = getelementptr inbounds i32, ptr %1503, i64 %1540
  %1560 = load i32, ptr %1559, align 4
  %1561 = icmp sge i32 %1560, %1542
  %1562 = zext i1 %1561 to i32
  br label %1563

1563:                                             ; preds = %1558, %1556, %1552, %1536
  %1564 = phi i32 [ %1555, %1552 ], [ 1, %1536 ], [ 1, %1556 ], [ %1562, %1558 ]
  %1565 = icmp slt i32 %1564, 0
  %1566 = select i1 %1537, i1 true, i1 %1565
  br i1 %1566, label %1667, label %1567

1567:                                             ; preds = %1563
  br i1 %989, label %1568, label %1611

1568:                                             ; preds = %1567
  %1569 = icmp eq i32 %1564, 0
  br i1 %1569, label %1667, label %1570

1570:                                             ; preds = %1568
  %1571 = getelementptr inbounds i8, ptr %1460, i64 %1509
  %1572 = load i8, ptr %1571, align 1
  %1573 = icmp eq i8 %1572, 0
  br i1 %1573, label %1574, label %1667

1574:                                             ; preds = %1570
  %1575 = getelementptr inbounds i64, ptr %1466, i64 %1509
  %1576 = load i64, ptr %1575, align 8
  %1577 = icmp slt i64 %1576, %1467
  br i1 %1577, label %1578, label %1667

1578:                                             ; preds = %1574
  %1579 = load i64, ptr %1476, align 8
  %1580 = icmp sgt i64 %1579, 0
  br i1 %1580, label %1581, label %1650

1581:                                             ; preds = %1578
  %1582 = mul nsw i64 %1509, 20
  br label %1583

1583:                                             ; preds = %1608, %1581
  %1584 = phi i64 [ 0, %1581 ], [ %1609, %1608 ]
  %1585 = getelementptr inbounds nuw i64, ptr %1457, i64 %1584
  %1586 = load i64, ptr %1585, align 8
  %1587 = inttoptr i64 %1586 to ptr
  %1588 = getelementptr inbounds i8, ptr %1587, i64 %1582
  %1589 = load i32, ptr %1588, align 4
  %1590 = sext i32 %1589 to i64
  %1591 = getelementptr inbounds nuw i8, ptr %1588, i64 4
  %1592 = load i32, ptr %1591, align 4
  %1593 = icmp slt i32 %1592, 1
  br i1 %1593, label %1608, label %1594

1594:                                             ; preds = %1583
  %1595 = load i64, ptr %1475, align 8
  %1596 = icmp eq i64 %1595, 0
  br i1 %1596, label %1597, label %1602

1597:                                             ; preds = %1594
  %1598 = getelementptr inbounds nuw i8, ptr %1588, i64 8
  %1599 = load i32, ptr %1598, align 4
  %1600 = sext i32 %1599 to i64
  %1601 = icmp eq i64 %1496, %1600
  br i1 %1601, label %1602, label %1667

1602:                                             ; preds = %1597, %1594
  %1603 = icmp eq i64 %1498, %1590
  br i1 %1603, label %1608, label %1604

1604:                                             ; preds = %1602
  %1605 = getelementptr inbounds i32, ptr %1503, i64 %1590
  %1606 = load i32, ptr %1605, align 4
  %1607 = icmp slt i32 %1606, %1592
  br i1 %1607, label %1667, label %1608

1608:                                             ; preds = %1604, %1602, %1583
  %1609 = add nuw nsw i64 %1584, 1
  %1610 = icmp eq i64 %1609, %1579
  br i1 %1610, label %1650, label %1583

1611:                                             ; preds = %1567
  %1612 = getelementptr inbounds i8, ptr %1460, i64 %1509
  %1613 = load i8, ptr %1612, align 1
  %1614 = and i8 %1613, 2
  %1615 = icmp eq i8 %1614, 0
  br i1 %1615, label %1616, label %1667

1616:                                             ; preds = %1611
  %1617 = load i64, ptr %1477, align 8
  %1618 = icmp eq i64 %1617, 0
  br i1 %1618, label %1619, label %1623

1619:                                             ; preds = %1616
  %1620 = getelementptr inbounds i8, ptr %1463, i64 %1509
  %1621 = load i8, ptr %1620, align 1
  %1622 = icmp eq i8 %1621, 0
  br i1 %1622, label %1667, label %1623

1623:                                             ; preds = %1619, %1616
  br i1 %1480, label %1635, label %1624

1624:                                             ; preds = %1623
  %1625 = mul nsw i64 %1509, %1468
  %1626 = getelementptr i32, ptr %1454, i64 %1625
  br label %1630

1627:                                             ; preds = %1630
  %1628 = add nuw nsw i64 %1631, 1
  %1629 = icmp eq i64 %1628, %1468
  br i1 %1629, label %1635, label %1630

1630:                                             ; preds = %1627, %1624
  %1631 = phi i64 [ 0, %1624 ], [ %1628, %1627 ]
  %1632 = getelementptr i32, ptr %1626, i64 %1631
  %1633 = load i32, ptr %1632, align 4
  %1634 = icmp eq i32 %1633, 0
  br i1 %1634, label %1627, label %1667

1635:                                             ; preds = %1627, %1623
  %1636 = icmp eq i32 %1564, 0
  %1637 = zext i1 %1636 to i64
  %1638 = add nsw i64 %1505, %1637
  %1639 = getelementptr inbounds i64, ptr %1466, i64 %1509
  %1640 = load i64, ptr %1639, align 8
  %1641 = icmp slt i64 %1640, %1467
  br i1 %1641, label %1650, label %1642

1642:                                             ; preds = %1635
  %1643 = sub nsw i64 %1640, %1467
  %1644 = getelementptr inbounds nuw i8, ptr %1470, i64 %1643
  %1645 = load i8, ptr %1644, align 1
  %1646 = icmp eq i8 %1645, 2
  %1647 = sext i1 %1646 to i64
  %1648 = add i64 %1638, %1647
  store i8 1, ptr %1644, align 1
  %1649 = add nsw i64 %1506, 1
  br label %1650

1650:                                             ; preds = %1608, %1642, %1635, %1578
  %1651 = phi i64 [ %1638, %1635 ], [ %1648, %1642 ], [ %1505, %1578 ], [ %1505, %1608 ]
  %1652 = phi i64 [ %1506, %1635 ], [ %1649, %1642 ], [ %1506, %1578 ], [ %1506, %1608 ]
  %1653 = icmp eq i32 %1564, 0
  %1654 = select i1 %1653, i8 2, i8 0
  %1655 = getelementptr inbounds i8, ptr %1470, i64 %1507
  store i8 %1654, ptr %1655, align 1
  %1656 = add nsw i64 %1507, %1467
  %1657 = getelementptr inbounds i64, ptr %1466, i64 %1509
  store i64 %1656, ptr %1657, align 8
  %1658 = add nuw nsw i64 %1508, 1
  %1659 = add nsw i64 %1507, 1
  %1660 = icmp eq i64 %1658, %1227
  br i1 %1660, label %1661, label %1504

1661:                                             ; preds = %1650, %1482
  %1662 = phi i64 [ %1483, %1482 ], [ %1651, %1650 ]
  %1663 = phi i64 [ %1484, %1482 ], [ %1652, %1650 ]
  %1664 = phi i64 [ %1486, %1482 ], [ %1659, %1650 ]
  %1665 = add nuw nsw i64 %1485, 1
  %1666 = icmp eq i64 %1665, %801
  br i1 %1666, label %1766, label %1482

1667:                                             ; preds = %1619, %1611, %1574, %1570, %1568, %1563, %1512, %1420, %1413, %1409, %1407, %1401, %1630, %1604, %1597
  %1668 = load i64, ptr %99, align 8
  %1669 = inttoptr i64 %1668 to ptr
  %1670 = getelementptr inbounds i64, ptr %1669, i64 %130
  %1671 = load i64, ptr %1670, align 8
  %1672 = load i64, ptr %1222, align 8
  %1673 = load i64, ptr %100, align 8
  %1674 = icmp slt i64 %1671, %1673
  br i1 %1674, label %4033, label %1675

1675:                                             ; preds = %1667
  %1676 = load i64, ptr %101, align 8
  %1677 = srem i64 %1671, %1676
  %1678 = icmp eq i64 %1677, 0
  br i1 %1678, label %4033, label %1679

1679:                                             ; preds = %1675
  br i1 %1245, label %1680, label %1684

1680:                                             ; preds = %1679
  %1681 = getelementptr inbounds nuw i8, ptr %1216, i64 104
  %1682 = load i64, ptr %1681, align 8
  %1683 = icmp eq i64 %1682, 0
  br i1 %1683, label %4033, label %1684

1684:                                             ; preds = %1680, %1679
  br i1 %989, label %1685, label %1717

1685:                                             ; preds = %1684
  %1686 = getelementptr inbounds nuw i8, ptr %1216, i64 88
  %1687 = load i64, ptr %1686, align 8
  %1688 = inttoptr i64 %1687 to ptr
  %1689 = getelementptr inbounds nuw i8, ptr %1216, i64 96
  %1690 = load i64, ptr %1689, align 8
  %1691 = inttoptr i64 %1690 to ptr
  %1692 = getelementptr inbounds nuw i8, ptr %1691, i64 8
  %1693 = load i64, ptr %1692, align 8
  %1694 = icmp eq i64 %1693, 0
  br i1 %1694, label %1717, label %1695

1695:                                             ; preds = %1685
  %1696 = icmp slt i64 %801, 1
  br i1 %1696, label %1764, label %1697

1697:                                             ; preds = %1695
  %1698 = icmp sgt i64 %1227, 0
  br label %1699

1699:                                             ; preds = %1714, %1697
  %1700 = phi i64 [ 0, %1697 ], [ %1715, %1714 ]
  %1701 = getelementptr inbounds nuw i64, ptr %983, i64 %1700
  %1702 = load i64, ptr %1701, align 8
  %1703 = sub nsw i64 %1702, %1217
  %1704 = ashr i64 %1703, %1226
  %1705 = add nsw i64 %1704, %1227
  br i1 %1698, label %1709, label %1714

1706:                                             ; preds = %1709
  %1707 = add nsw i64 %1710, 1
  %1708 = icmp slt i64 %1707, %1705
  br i1 %1708, label %1709, label %1714

1709:                                             ; preds = %1699, %1706
  %1710 = phi i64 [ %1707, %1706 ], [ %1704, %1699 ]
  %1711 = getelementptr inbounds i8, ptr %1688, i64 %1710
  %1712 = load i8, ptr %1711, align 1
  %1713 = icmp ugt i8 %1712, 1
  br i1 %1713, label %4033, label %1706

1714:                                             ; preds = %1706, %1699
  %1715 = add nuw nsw i64 %1700, 1
  %1716 = icmp eq i64 %801, %1715
  br i1 %1716, label %1717, label %1699

1717:                                             ; preds = %1714, %1685, %1684
  %1718 = getelementptr inbounds nuw i8, ptr %1216, i64 48
  %1719 = load i64, ptr %1718, align 8
  %1720 = inttoptr i64 %1719 to ptr
  %1721 = load i64, ptr %1281, align 8
  %1722 = inttoptr i64 %1721 to ptr
  br i1 %1003, label %1723, label %1764

1723:                                             ; preds = %1717
  %1724 = getelementptr inbounds nuw i8, ptr %1216, i64 40
  %1725 = icmp eq i64 %1721, 0
  %1726 = icmp slt i64 %1672, 1
  %1727 = select i1 %1725, i1 true, i1 %1726
  %1728 = icmp slt i64 %1227, 1
  %1729 = select i1 %989, i1 true, i1 %1728
  br label %1730

1730:                                             ; preds = %1761, %1723
  %1731 = phi i64 [ 0, %1723 ], [ %1762, %1761 ]
  %1732 = getelementptr inbounds nuw i64, ptr %983, i64 %1731
  %1733 = load i64, ptr %1732, align 8
  %1734 = sub nsw i64 %1733, %1217
  %1735 = ashr i64 %1734, %1226
  %1736 = add nsw i64 %1735, %1227
  br i1 %1729, label %1761, label %1737

1737:                                             ; preds = %1730
  %1738 = load i64, ptr %1724, align 8
  %1739 = icmp eq i64 %1738, 0
  br label %1740

1740:                                             ; preds = %1758, %1737
  %1741 = phi i64 [ %1735, %1737 ], [ %1759, %1758 ]
  br i1 %1739, label %1742, label %1746

1742:                                             ; preds = %1740
  %1743 = getelementptr inbounds i8, ptr %1720, i64 %1741
  %1744 = load i8, ptr %1743, align 1
  %1745 = icmp eq i8 %1744, 0
  br i1 %1745, label %4033, label %1746

1746:                                             ; preds = %1742, %1740
  br i1 %1727, label %1758, label %1747

1747:                                             ; preds = %1746
  %1748 = mul nsw i64 %1741, %1672
  %1749 = getelementptr i32, ptr %1722, i64 %1748
  br label %1753

1750:                                             ; preds = %1753
  %1751 = add nuw nsw i64 %1754, 1
  %1752 = icmp eq i64 %1751, %1672
  br i1 %1752, label %1758, label %1753

1753:                                             ; preds = %1750, %1747
  %1754 = phi i64 [ 0, %1747 ], [ %1751, %1750 ]
  %1755 = getelementptr i32, ptr %1749, i64 %1754
  %1756 = load i32, ptr %1755, align 4
  %1757 = icmp eq i32 %1756, 0
  br i1 %1757, label %1750, label %4033

1758:                                             ; preds = %1750, %1746
  %1759 = add nsw i64 %1741, 1
  %1760 = icmp slt i64 %1759, %1736
  br i1 %1760, label %1740, label %1761

1761:                                             ; preds = %1758, %1730
  %1762 = add nuw nsw i64 %1731, 1
  %1763 = icmp eq i64 %1762, %801
  br i1 %1763, label %1764, label %1730

1764:                                             ; preds = %1761, %1717, %1695
  %1765 = add nsw i64 %1671, 1
  store i64 %1765, ptr %1670, align 8
  br label %1766

1766:                                             ; preds = %1661, %1434, %1764, %1439, %1310
  %1767 = phi i1 [ true, %1764 ], [ false, %1310 ], [ false, %1434 ], [ false, %1439 ], [ false, %1661 ]
  %1768 = phi i1 [ %989, %1764 ], [ false, %1310 ], [ false, %1434 ], [ false, %1439 ], [ false, %1661 ]
  %1769 = phi i64 [ 0, %1764 ], [ 0, %1310 ], [ %1435, %1434 ], [ 0, %1439 ], [ %1662, %1661 ]
  %1770 = phi i64 [ 0, %1764 ], [ 0, %1310 ], [ 0, %1434 ], [ 0, %1439 ], [ %1663, %1661 ]
  %1771 = getelementptr inbounds nuw i8, ptr %1216, i64 96
  %1772 = load i64, ptr %1771, align 8
  %1773 = inttoptr i64 %1772 to ptr
  br i1 %989, label %1788, label %1774

1774:                                             ; preds = %1766
  %1775 = getelementptr inbounds nuw i8, ptr %1773, i64 8
  %1776 = load i64, ptr %1775, align 8
  %1777 = add i64 %1770, %1769
  %1778 = add i64 %1777, %1776
  %1779 = getelementptr inbounds nuw i8, ptr %1773, i64 16
  %1780 = load i64, ptr %1779, align 8
  %1781 = icmp sgt i64 %1778, %1780
  br i1 %1781, label %1782, label %1865

1782:                                             ; preds = %1774
  %1783 = getelementptr inbounds nuw i8, ptr %1773, i64 24
  store i64 %1778, ptr %1783, align 8
  %1784 = load i64, ptr %47, align 8
  %1785 = ptrtoint ptr %1216 to i64
  %1786 = sub i64 %1785, %1784
  %1787 = sdiv exact i64 %1786, 152
  store i64 %1787, ptr %91, align 8
  br label %4033

1788:                                             ; preds = %1766
  br i1 %1768, label %1789, label %1865

1789:                                             ; preds = %1788
  %1790 = getelementptr inbounds nuw i8, ptr %1216, i64 88
  %1791 = load i64, ptr %1790, align 8
  %1792 = inttoptr i64 %1791 to ptr
  %1793 = getelementptr inbounds nuw i8, ptr %1773, i64 8
  %1794 = load i64, ptr %1793, align 8
  %1795 = icmp eq i64 %1794, 0
  br i1 %1795, label %1865, label %1796

1796:                                             ; preds = %1789
  %1797 = icmp sgt i64 %1227, 0
  %1798 = call i64 @llvm.smax.i64(i64 %801, i64 0)
  br label %1799

1799:                                             ; preds = %1816, %1796
  %1800 = phi i64 [ %1817, %1816 ], [ %1794, %1796 ]
  %1801 = phi i64 [ %1818, %1816 ], [ 0, %1796 ]
  %1802 = phi i64 [ %1819, %1816 ], [ 0, %1796 ]
  %1803 = icmp eq i64 %1802, %1798
  br i1 %1803, label %1804, label %1808

1804:                                             ; preds = %1799
  %1805 = icmp eq i64 %1801, 0
  br i1 %1805, label %1865, label %1830

1806:                                             ; preds = %1816
  %1807 = icmp eq i64 %1818, 0
  br i1 %1807, label %1865, label %1834

1808:                                             ; preds = %1799
  %1809 = getelementptr inbounds nuw i64, ptr %983, i64 %1802
  %1810 = load i64, ptr %1809, align 8
  %1811 = sub nsw i64 %1810, %1217
  %1812 = ashr i64 %1811, %1226
  %1813 = add nsw i64 %1812, %1227
  br i1 %1797, label %1821, label %1816

1814:                                             ; preds = %1821
  %1815 = load i64, ptr %1793, align 8
  br label %1816

1816:                                             ; preds = %1814, %1808
  %1817 = phi i64 [ %1800, %1808 ], [ %1815, %1814 ]
  %1818 = phi i64 [ %1801, %1808 ], [ %1827, %1814 ]
  %1819 = add nuw i64 %1802, 1
  %1820 = icmp eq i64 %1817, 0
  br i1 %1820, label %1806, label %1799

1821:                                             ; preds = %1808, %1821
  %1822 = phi i64 [ %1827, %1821 ], [ %1801, %1808 ]
  %1823 = phi i64 [ %1828, %1821 ], [ %1812, %1808 ]
  %1824 = getelementptr inbounds i8, ptr %1792, i64 %1823
  %1825 = load i8, ptr %1824, align 1
  %1826 = zext i8 %1825 to i64
  %1827 = or i64 %1822, %1826
  store i8 0, ptr %1824, align 1
  %1828 = add nsw i64 %1823, 1
  %1829 = icmp slt i64 %1828, %1813
  br i1 %1829, label %1821, label %1814

1830:                                             ; preds = %1804
  %1831 = load i64, ptr %1773, align 8
  %1832 = inttoptr i64 %1831 to ptr
  %1833 = icmp sgt i64 %1800, 0
  br i1 %1833, label %1836, label %1834

1834:                                             ; preds = %1860, %1830, %1806
  %1835 = phi i64 [ 0, %1830 ], [ 0, %1806 ], [ %1862, %1860 ]
  store i64 %1835, ptr %1793, align 8
  br label %1865

1836:                                             ; preds = %1830, %1860
  %1837 = phi i64 [ %1861, %1860 ], [ %1800, %1830 ]
  %1838 = phi i64 [ %1863, %1860 ], [ 0, %1830 ]
  %1839 = phi i64 [ %1862, %1860 ], [ 0, %1830 ]
  %1840 = mul nuw nsw i64 %1838, 36
  %1841 = getelementptr inbounds nuw i8, ptr %1832, i64 %1840
  %1842 = load i32, ptr %1841, align 4
  %1843 = sext i32 %1842 to i64
  %1844 = getelementptr inbounds i8, ptr %1792, i64 %1843
  %1845 = load i8, ptr %1844, align 1
  %1846 = icmp eq i8 %1845, 0
  br i1 %1846, label %1860, label %1847

1847:                                             ; preds = %1836
  %1848 = mul i64 %1839, 36
  %1849 = getelementptr i8, ptr %1832, i64 %1848
  br label %1853

1850:                                             ; preds = %1853
  %1851 = add nsw i64 %1839, 1
  %1852 = load i64, ptr %1793, align 8
  br label %1860

1853:                                             ; preds = %1853, %1847
  %1854 = phi i64 [ 0, %1847 ], [ %1858, %1853 ]
  %1855 = getelementptr inbounds nuw i32, ptr %1841, i64 %1854
  %1856 = load i32, ptr %1855, align 4
  %1857 = getelementptr i32, ptr %1849, i64 %1854
  store i32 %1856, ptr %1857, align 4
  %1858 = add nuw nsw i64 %1854, 1
  %1859 = icmp eq i64 %1858, 9
  br i1 %1859, label %1850, label %1853

1860:                                             ; preds = %1850, %1836
  %1861 = phi i64 [ %1852, %1850 ], [ %1837, %1836 ]
  %1862 = phi i64 [ %1851, %1850 ], [ %1839, %1836 ]
  %1863 = add nuw nsw i64 %1838, 1
  %1864 = icmp slt i64 %1863, %1861
  br i1 %1864, label %1836, label %1834

1865:                                             ; preds = %1834, %1806, %1804, %1789, %1788, %1774
  %1866 = load i64, ptr %42, align 8
  %1867 = inttoptr i64 %1866 to ptr
  %1868 = load i64, ptr %65, align 8
  %1869 = inttoptr i64 %1868 to ptr
  %1870 = load i64, ptr %59, align 8
  %1871 = inttoptr i64 %1870 to ptr
  %1872 = load i64, ptr %96, align 8
  %1873 = inttoptr i64 %1872 to ptr
  %1874 = getelementptr inbounds nuw i8, ptr %1216, i64 24
  %1875 = load i64, ptr %1874, align 8
  %1876 = inttoptr i64 %1875 to ptr
  %1877 = load i64, ptr %1281, align 8
  %1878 = inttoptr i64 %1877 to ptr
  %1879 = getelementptr inbounds nuw i8, ptr %1216, i64 72
  %1880 = load i64, ptr %1879, align 8
  %1881 = inttoptr i64 %1880 to ptr
  %1882 = load i64, ptr %1222, align 8
  br i1 %1767, label %1886, label %1883

1883:                                             ; preds = %1865
  %1884 = getelementptr inbounds nuw i8, ptr %1216, i64 80
  %1885 = load i64, ptr %1884, align 8
  br label %1886

1886:                                             ; preds = %1883, %1865
  %1887 = phi i64 [ %1885, %1883 ], [ 0, %1865 ]
  br i1 %989, label %1888, label %1896

1888:                                             ; preds = %1886
  %1889 = getelementptr inbounds nuw i8, ptr %1216, i64 40
  %1890 = load i64, ptr %1889, align 8
  %1891 = icmp eq i64 %1890, 0
  br i1 %1891, label %1892, label %1896

1892:                                             ; preds = %1888
  %1893 = getelementptr inbounds nuw i8, ptr %1216, i64 48
  %1894 = load i64, ptr %1893, align 8
  %1895 = inttoptr i64 %1894 to ptr
  br label %1896

1896:                                             ; preds = %1892, %1888, %1886
  %1897 = phi ptr [ %1895, %1892 ], [ null, %1888 ], [ null, %1886 ]
  %1898 = icmp ne i64 %1769, 0
  %1899 = and i1 %1003, %1898
  br i1 %1899, label %1900, label %1902

1900:                                             ; preds = %1896
  %1901 = icmp sgt i64 %1227, 0
  br label %1913

1902:                                             ; preds = %1922, %1896
  br i1 %1003, label %1903, label %1941

1903:                                             ; preds = %1902
  %1904 = trunc i64 %130 to i32
  %1905 = icmp sgt i64 %1887, 0
  %1906 = icmp eq ptr %1897, null
  %1907 = icmp ne i64 %1877, 0
  %1908 = icmp sgt i64 %1882, 0
  %1909 = select i1 %1907, i1 %1908, i1 false
  %1910 = icmp sgt i64 %1227, 0
  %1911 = select i1 %989, i64 0, i64 5
  %1912 = shl i64 %1882, 2
  br label %1946

1913:                                             ; preds = %1922, %1900
  %1914 = phi i64 [ 0, %1900 ], [ %1923, %1922 ]
  %1915 = phi i64 [ 0, %1900 ], [ %1924, %1922 ]
  %1916 = getelementptr inbounds nuw i64, ptr %983, i64 %1915
  %1917 = load i64, ptr %1916, align 8
  %1918 = sub nsw i64 %1917, %1217
  %1919 = ashr i64 %1918, %1226
  br i1 %1901, label %1926, label %1922

1920:                                             ; preds = %1937
  %1921 = add i64 %1914, %1227
  br label %1922

1922:                                             ; preds = %1920, %1913
  %1923 = phi i64 [ %1914, %1913 ], [ %1921, %1920 ]
  %1924 = add nuw nsw i64 %1915, 1
  %1925 = icmp eq i64 %1924, %801
  br i1 %1925, label %1902, label %1913

1926:                                             ; preds = %1913, %1937
  %1927 = phi i64 [ %1939, %1937 ], [ %1914, %1913 ]
  %1928 = phi i64 [ %1938, %1937 ], [ 0, %1913 ]
  %1929 = getelementptr inbounds i8, ptr %1873, i64 %1927
  %1930 = load i8, ptr %1929, align 1
  %1931 = icmp eq i8 %1930, 2
  br i1 %1931, label %1932, label %1937

1932:                                             ; preds = %1926
  %1933 = add nsw i64 %1928, %1919
  %1934 = mul nsw i64 %1933, 40
  %1935 = getelementptr inbounds i8, ptr %1876, i64 %1934
  %1936 = getelementptr inbounds nuw i8, ptr %1935, i64 20
  call fastcc void @log_read(ptr noundef %1216, i64 noundef %1933, ptr noundef nonnull %1936)
  br label %1937

1937:                                             ; preds = %1932, %1926
  %1938 = add nuw nsw i64 %1928, 1
  %1939 = add nsw i64 %1927, 1
  %1940 = icmp eq i64 %1938, %1227
  br i1 %1940, label %1920, label %1926

1941:                                             ; preds = %1965, %1902
  %1942 = icmp eq i64 %1770, 0
  br i1 %1942, label %2036, label %1943

1943:                                             ; preds = %1941
  %1944 = trunc i64 %130 to i32
  %1945 = icmp sgt i64 %1227, 0
  br i1 %1945, label %2003, label %2036

1946:                                             ; preds = %1965, %1903
  %1947 = phi i64 [ 0, %1903 ], [ %1966, %1965 ]
  %1948 = getelementptr inbounds nuw i64, ptr %800, i64 %1947
  %1949 = load i64, ptr %1948, align 8
  %1950 = getelementptr inbounds nuw i64, ptr %983, i64 %1947
  %1951 = load i64, ptr %1950, align 8
  %1952 = sub nsw i64 %1951, %1217
  %1953 = ashr i64 %1952, %1226
  %1954 = getelementptr inbounds i64, ptr %1869, i64 %1949
  %1955 = load i64, ptr %1954, align 8
  %1956 = trunc i64 %1955 to i32
  %1957 = getelementptr inbounds i32, ptr %1871, i64 %1949
  %1958 = load i32, ptr %1957, align 4
  %1959 = getelementptr inbounds i64, ptr %1867, i64 %1949
  %1960 = load i64, ptr %1959, align 8
  %1961 = load i64, ptr %97, align 8
  %1962 = add nsw i64 %1961, %1960
  %1963 = trunc i64 %1962 to i32
  %1964 = add nsw i64 %1953, %1227
  br i1 %1910, label %1968, label %1965

1965:                                             ; preds = %1999, %1946
  %1966 = add nuw nsw i64 %1947, 1
  %1967 = icmp eq i64 %1966, %801
  br i1 %1967, label %1941, label %1946

1968:                                             ; preds = %1946, %1999
  %1969 = phi i64 [ %2002, %1999 ], [ 0, %1946 ]
  %1970 = phi i64 [ %2000, %1999 ], [ %1953, %1946 ]
  %1971 = add i64 %1969, %1953
  %1972 = mul i64 %1971, %1912
  %1973 = getelementptr i8, ptr %1878, i64 %1972
  %1974 = mul nsw i64 %1970, 40
  %1975 = getelementptr inbounds i8, ptr %1876, i64 %1974
  %1976 = getelementptr inbounds nuw i32, ptr %1975, i64 %1911
  store i32 %1956, ptr %1976, align 4
  %1977 = getelementptr inbounds nuw i8, ptr %1976, i64 4
  store i32 %1958, ptr %1977, align 4
  %1978 = getelementptr inbounds nuw i8, ptr %1976, i64 8
  store i32 %1963, ptr %1978, align 4
  %1979 = getelementptr inbounds nuw i8, ptr %1976, i64 12
  store i32 %1904, ptr %1979, align 4
  %1980 = getelementptr inbounds nuw i8, ptr %1976, i64 16
  store i32 1, ptr %1980, align 4
  br i1 %989, label %1981, label %1999

1981:                                             ; preds = %1968
  %1982 = getelementptr inbounds nuw i8, ptr %1975, i64 24
  store i32 0, ptr %1982, align 4
  br i1 %1905, label %1983, label %1985

1983:                                             ; preds = %1981
  %1984 = mul i64 %1970, 20
  br label %1986

1985:                                             ; preds = %1986, %1981
  br i1 %1906, label %1997, label %1995

1986:                                             ; preds = %1986, %1983
  %1987 = phi i64 [ 0, %1983 ], [ %1993, %1986 ]
  %1988 = getelementptr inbounds nuw i64, ptr %1881, i64 %1987
  %1989 = load i64, ptr %1988, align 8
  %1990 = inttoptr i64 %1989 to ptr
  %1991 = getelementptr i8, ptr %1990, i64 %1984
  %1992 = getelementptr i8, ptr %1991, i64 4
  store i32 0, ptr %1992, align 4
  %1993 = add nuw nsw i64 %1987, 1
  %1994 = icmp eq i64 %1993, %1887
  br i1 %1994, label %1985, label %1986

1995:                                             ; preds = %1985
  %1996 = getelementptr inbounds i8, ptr %1897, i64 %1970
  store i8 1, ptr %1996, align 1
  br label %1997

1997:                                             ; preds = %1995, %1985
  br i1 %1909, label %1998, label %1999

1998:                                             ; preds = %1997
  call void @llvm.memset.p0.i64(ptr align 4 %1973, i8 0, i64 %1912, i1 false)
  br label %1999

1999:                                             ; preds = %1998, %1997, %1968
  %2000 = add nsw i64 %1970, 1
  %2001 = icmp slt i64 %2000, %1964
  %2002 = add i64 %1969, 1
  br i1 %2001, label %1968, label %1965

2003:                                             ; preds = %1943, %2006
  %2004 = phi i64 [ %2007, %2006 ], [ 0, %1943 ]
  %2005 = getelementptr i8, ptr %1873, i64 %2004
  br i1 %1003, label %2009, label %2006

2006:                                             ; preds = %2033, %2003
  %2007 = add nuw nsw i64 %2004, 1
  %2008 = icmp eq i64 %2007, %1227
  br i1 %2008, label %2036, label %2003

2009:                                             ; preds = %2003, %2033
  %2010 = phi i64 [ %2034, %2033 ], [ 0, %2003 ]
  %2011 = mul nuw nsw i64 %2010, %1227
  %2012 = getelementptr i8, ptr %2005, i64 %2011
  %2013 = load i8, ptr %2012, align 1
  %2014 = icmp eq i8 %2013, 1
  br i1 %2014, label %2015, label %2033

2015:                                             ; preds = %2009
  %2016 = getelementptr inbounds nuw i64, ptr %800, i64 %2010
  %2017 = load i64, ptr %2016, align 8
  %2018 = getelementptr inbounds nuw i64, ptr %983, i64 %2010
  %2019 = load i64, ptr %2018, align 8
  %2020 = sub nsw i64 %2019, %1217
  %2021 = ashr i64 %2020, %1226
  %2022 = getelementptr inbounds i64, ptr %1867, i64 %2017
  %2023 = load i64, ptr %2022, align 8
  %2024 = load i64, ptr %97, align 8
  %2025 = add nsw i64 %2024, %2023
  %2026 = trunc i64 %2025 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %2027 = getelementptr inbounds i64, ptr %1869, i64 %2017
  %2028 = load i64, ptr %2027, align 8
  %2029 = trunc i64 %2028 to i32
  store i32 %2029, ptr %14, align 16
  %2030 = getelementptr inbounds i32, ptr %1871, i64 %2017
  %2031 = load i32, ptr %2030, align 4
  store i32 %2031, ptr %102, align 4
  store i32 %2026, ptr %103, align 8
  store i32 %1944, ptr %104, align 4
  store i32 1, ptr %105, align 16
  %2032 = add nsw i64 %2021, %2004
  call fastcc void @log_read(ptr noundef %1216, i64 noundef %2032, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %2033

2033:                                             ; preds = %2015, %2009
  %2034 = add nuw nsw i64 %2010, 1
  %2035 = icmp eq i64 %2034, %801
  br i1 %2035, label %2006, label %2009

2036:                                             ; preds = %2006, %1943, %1941
  %2037 = icmp eq ptr %1268, null
  br i1 %2037, label %2063, label %2038

2038:                                             ; preds = %2036
  %2039 = getelementptr inbounds nuw i8, ptr %1216, i64 144
  %2040 = load i64, ptr %2039, align 8
  %2041 = inttoptr i64 %2040 to ptr
  br i1 %1003, label %2042, label %2063

2042:                                             ; preds = %2038
  %2043 = trunc i64 %130 to i32
  %2044 = icmp sgt i64 %1227, 0
  br label %2045

2045:                                             ; preds = %2051, %2042
  %2046 = phi i64 [ 0, %2042 ], [ %2052, %2051 ]
  %2047 = getelementptr inbounds nuw i64, ptr %983, i64 %2046
  %2048 = load i64, ptr %2047, align 8
  %2049 = sub nsw i64 %2048, %1217
  %2050 = ashr i64 %2049, %1226
  br i1 %2044, label %2054, label %2051

2051:                                             ; preds = %2060, %2045
  %2052 = add nuw nsw i64 %2046, 1
  %2053 = icmp eq i64 %2052, %801
  br i1 %2053, label %2063, label %2045

2054:                                             ; preds = %2045, %2060
  %2055 = phi i64 [ %2061, %2060 ], [ 0, %2045 ]
  %2056 = add nsw i64 %2055, %2050
  %2057 = getelementptr inbounds i8, ptr %1268, i64 %2056
  store i8 1, ptr %2057, align 1
  br i1 %989, label %2058, label %2060

2058:                                             ; preds = %2054
  %2059 = getelementptr inbounds i32, ptr %2041, i64 %2056
  store i32 %2043, ptr %2059, align 4
  br label %2060

2060:                                             ; preds = %2058, %2054
  %2061 = add nuw nsw i64 %2055, 1
  %2062 = icmp eq i64 %2061, %1227
  br i1 %2062, label %2051, label %2054

2063:                                             ; preds = %2051, %2038, %2036
  %2064 = load i64, ptr %20, align 8
  %2065 = inttoptr i64 %2064 to ptr
  %2066 = load i64, ptr %106, align 8
  %2067 = inttoptr i64 %2066 to ptr
  %2068 = load i64, ptr %986, align 8
  %2069 = icmp sgt i64 %2068, 0
  br i1 %2069, label %2070, label %2197

2070:                                             ; preds = %2063
  %2071 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %2072 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %2073 = getelementptr inbounds nuw i8, ptr %1216, i64 16
  br label %2074

2074:                                             ; preds = %2193, %2070
  %2075 = phi i64 [ %2068, %2070 ], [ %2194, %2193 ]
  %2076 = phi i64 [ 0, %2070 ], [ %2195, %2193 ]
  %2077 = load i64, ptr %2071, align 8
  %2078 = getelementptr i64, ptr %2067, i64 %2077
  %2079 = getelementptr i64, ptr %2078, i64 %2076
  %2080 = load i64, ptr %2079, align 8
  %2081 = icmp slt i64 %2080, 0
  br i1 %2081, label %2193, label %2082

2082:                                             ; preds = %2074
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2083 = getelementptr inbounds nuw %struct.operand, ptr %2065, i64 %2080
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2083, i64 16, i1 false)
  %2084 = load i64, ptr %2073, align 8
  %2085 = sub nsw i64 %2084, %1217
  %2086 = load i64, ptr %984, align 8
  %2087 = mul nsw i64 %2086, %2076
  %2088 = add nsw i64 %2087, %2085
  %2089 = load i64, ptr %107, align 8
  %2090 = icmp eq i64 %2089, %2086
  br i1 %2090, label %2092, label %2091

2091:                                             ; preds = %2082
  br i1 %1003, label %2161, label %2191

2092:                                             ; preds = %2082
  %2093 = load i64, ptr %12, align 8
  switch i64 %2086, label %2097 [
    i64 1, label %2096
    i64 2, label %2095
    i64 4, label %2094
  ]

2094:                                             ; preds = %2092
  br i1 %1003, label %2129, label %2191

2095:                                             ; preds = %2092
  br i1 %1003, label %2113, label %2191

2096:                                             ; preds = %2092
  br i1 %1003, label %2098, label %2191

2097:                                             ; preds = %2092
  br i1 %1003, label %2145, label %2191

2098:                                             ; preds = %2096, %2098
  %2099 = phi i64 [ %2111, %2098 ], [ 0, %2096 ]
  %2100 = getelementptr inbounds nuw i64, ptr %983, i64 %2099
  %2101 = load i64, ptr %2100, align 8
  %2102 = add i64 %2101, %2088
  %2103 = inttoptr i64 %2102 to ptr
  %2104 = getelementptr inbounds nuw i64, ptr %800, i64 %2099
  %2105 = load i64, ptr %2104, align 8
  %2106 = add nsw i64 %2105, %2093
  %2107 = inttoptr i64 %2106 to ptr
  %2108 = select i1 %989, ptr %2107, ptr %2103
  %2109 = select i1 %989, ptr %2103, ptr %2107
  %2110 = load i8, ptr %2108, align 1
  store i8 %2110, ptr %2109, align 1
  %2111 = add nuw nsw i64 %2099, 1
  %2112 = icmp eq i64 %2111, %801
  br i1 %2112, label %2191, label %2098

2113:                                             ; preds = %2095, %2113
  %2114 = phi i64 [ %2127, %2113 ], [ 0, %2095 ]
  %2115 = getelementptr inbounds nuw i64, ptr %983, i64 %2114
  %2116 = load i64, ptr %2115, align 8
  %2117 = add i64 %2116, %2088
  %2118 = inttoptr i64 %2117 to ptr
  %2119 = getelementptr inbounds nuw i64, ptr %800, i64 %2114
  %2120 = load i64, ptr %2119, align 8
  %2121 = shl nsw i64 %2120, 1
  %2122 = add nsw i64 %2121, %2093
  %2123 = inttoptr i64 %2122 to ptr
  %2124 = select i1 %989, ptr %2123, ptr %2118
  %2125 = select i1 %989, ptr %2118, ptr %2123
  %2126 = load i16, ptr %2124, align 2
  store i16 %2126, ptr %2125, align 2
  %2127 = add nuw nsw i64 %2114, 1
  %2128 = icmp eq i64 %2127, %801
  br i1 %2128, label %2191, label %2113

2129:                                             ; preds = %2094, %2129
  %2130 = phi i64 [ %2143, %2129 ], [ 0, %2094 ]
  %2131 = getelementptr inbounds nuw i64, ptr %983, i64 %2130
  %2132 = load i64, ptr %2131, align 8
  %2133 = add i64 %2132, %2088
  %2134 = inttoptr i64 %2133 to ptr
  %2135 = getelementptr inbounds nuw i64, ptr %800, i64 %2130
  %2136 = load i64, ptr %2135, align 8
  %2137 = shl nsw i64 %2136, 2
  %2138 = add nsw i64 %2137, %2093
  %2139 = inttoptr i64 %2138 to ptr
  %2140 = select i1 %989, ptr %2139, ptr %2134
  %2141 = select i1 %989, ptr %2134, ptr %2139
  %2142 = load i32, ptr %2140, align 4
  store i32 %2142, ptr %2141, align 4
  %2143 = add nuw nsw i64 %2130, 1
  %2144 = icmp eq i64 %2143, %801
  br i1 %2144, label %2191, label %2129

2145:                                             ; preds = %2097, %2145
  %2146 = phi i64 [ %2159, %2145 ], [ 0, %2097 ]
  %2147 = getelementptr inbounds nuw i64, ptr %983, i64 %2146
  %2148 = load i64, ptr %2147, align 8
  %2149 = add i64 %2148, %2088
  %2150 = inttoptr i64 %2149 to ptr
  %2151 = getelementptr inbounds nuw i64, ptr %800, i64 %2146
  %2152 = load i64, ptr %2151, align 8
  %2153 = mul nsw i64 %2152, %2086
  %2154 = add nsw i64 %2153, %2093
  %2155 = inttoptr i64 %2154 to ptr
  %2156 = select i1 %989, ptr %2155, ptr %2150
  %2157 = select i1 %989, ptr %2150, ptr %2155
  %2158 = load i64, ptr %2156, align 8
  store i64 %2158, ptr %2157, align 8
  %2159 = add nuw nsw i64 %2146, 1
  %2160 = icmp eq i64 %2159, %801
  br i1 %2160, label %2191, label %2145

2161:                                             ; preds = %2091, %2188
  %2162 = phi i64 [ %2189, %2188 ], [ 0, %2091 ]
  %2163 = getelementptr inbounds nuw i64, ptr %983, i64 %2162
  %2164 = load i64, ptr %2163, align 8
  %2165 = add i64 %2164, %2088
  br i1 %989, label %2166, label %2183

2166:                                             ; preds = %2161
  %2167 = load i64, ptr %2072, align 8
  %2168 = getelementptr inbounds nuw i64, ptr %800, i64 %2162
  %2169 = load i64, ptr %2168, align 8
  %2170 = call fastcc i64 @get(ptr noundef %12, i64 noundef %2167, i64 noundef %2169)
  %2171 = load i64, ptr %984, align 8
  switch i64 %2171, label %2181 [
    i64 1, label %2172
    i64 2, label %2175
    i64 4, label %2178
  ]

2172:                                             ; preds = %2166
  %2173 = trunc i64 %2170 to i8
  %2174 = inttoptr i64 %2165 to ptr
  store i8 %2173, ptr %2174, align 1
  br label %2188

2175:                                             ; preds = %2166
  %2176 = trunc i64 %2170 to i16
  %2177 = inttoptr i64 %2165 to ptr
  store i16 %2176, ptr %2177, align 2
  br label %2188

2178:                                             ; preds = %2166
  %2179 = trunc i64 %2170 to i32
  %2180 = inttoptr i64 %2165 to ptr
  store i32 %2179, ptr %2180, align 4
  br label %2188

2181:                                             ; preds = %2166
  %2182 = inttoptr i64 %2165 to ptr
  store i64 %2170, ptr %2182, align 8
  br label %2188

2183:                                             ; preds = %2161
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2165, ptr %13, align 8
  store i64 0, ptr %108, align 8
  %2184 = getelementptr inbounds nuw i64, ptr %800, i64 %2162
  %2185 = load i64, ptr %2184, align 8
  %2186 = load i64, ptr %2072, align 8
  %2187 = call fastcc i64 @get(ptr noundef %13, i64 noundef %2186, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2185, i64 noundef %2187)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2188

2188:                                             ; preds = %2183, %2181, %2178, %2175, %2172
  %2189 = add nuw nsw i64 %2162, 1
  %2190 = icmp eq i64 %2189, %801
  br i1 %2190, label %2191, label %2161

2191:                                             ; preds = %2188, %2129, %2113, %2098, %2145, %2097, %2096, %2095, %2094, %2091
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2192 = load i64, ptr %986, align 8
  br label %2193

2193:                                             ; preds = %2191, %2074
  %2194 = phi i64 [ %2075, %2074 ], [ %2192, %2191 ]
  %2195 = add nuw nsw i64 %2076, 1
  %2196 = icmp slt i64 %2195, %2194
  br i1 %2196, label %2074, label %2197

2197:                                             ; preds = %2193, %2063
  br i1 %989, label %2198, label %2201

2198:                                             ; preds = %2197
  %2199 = load i64, ptr %41, align 8
  %2200 = add nsw i64 %2199, 1
  store i64 %2200, ptr %41, align 8
  br label %2201

2201:                                             ; preds = %2198, %2197
  %2202 = icmp eq i64 %1215, 1
  br i1 %2202, label %2203, label %2207

2203:                                             ; preds = %2201
  %2204 = load i64, ptr %90, align 8
  %2205 = icmp eq i64 %2204, 0
  br i1 %2205, label %4007, label %2206

2206:                                             ; preds = %2203
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %130, i64 noundef %988, ptr noundef readonly %800, ptr noundef %983, i64 noundef %801)
  br label %4007

2207:                                             ; preds = %2201
  %2208 = load i64, ptr %109, align 8
  %2209 = inttoptr i64 %2208 to ptr
  %2210 = getelementptr inbounds i64, ptr %2209, i64 %130
  %2211 = load i64, ptr %2210, align 8
  %2212 = load i64, ptr %110, align 8
  %2213 = inttoptr i64 %2212 to ptr
  %2214 = getelementptr inbounds i8, ptr %2213, i64 %2211
  %2215 = load i8, ptr %2214, align 1
  %2216 = icmp eq i8 %2215, 1
  br i1 %2216, label %2247, label %2217

2217:                                             ; preds = %2207
  %2218 = load i64, ptr %65, align 8
  %2219 = inttoptr i64 %2218 to ptr
  br label %2220

2220:                                             ; preds = %2236, %2217
  %2221 = phi i64 [ 0, %2217 ], [ %2234, %2236 ]
  %2222 = icmp slt i64 %2221, %801
  br i1 %2222, label %2223, label %2244

2223:                                             ; preds = %2220
  %2224 = getelementptr inbounds i64, ptr %800, i64 %2221
  %2225 = load i64, ptr %2224, align 8
  %2226 = getelementptr inbounds i64, ptr %2219, i64 %2225
  %2227 = load i64, ptr %2226, align 8
  %2228 = load i64, ptr %45, align 8
  %2229 = sub nsw i64 %2228, %2227
  %2230 = call i64 @llvm.smin.i64(i64 %2229, i64 32)
  %2231 = and i64 %2227, 31
  %2232 = icmp eq i64 %2231, 0
  br i1 %2232, label %2233, label %2243

2233:                                             ; preds = %2223
  %2234 = add nsw i64 %2230, %2221
  %2235 = icmp sgt i64 %2234, %801
  br i1 %2235, label %2243, label %2236

2236:                                             ; preds = %2233
  %2237 = getelementptr i64, ptr %800, i64 %2234
  %2238 = getelementptr i8, ptr %2237, i64 -8
  %2239 = load i64, ptr %2238, align 8
  %2240 = add i64 %2225, -1
  %2241 = add i64 %2240, %2230
  %2242 = icmp eq i64 %2239, %2241
  br i1 %2242, label %2220, label %2243

2243:                                             ; preds = %2236, %2233, %2223
  store i8 1, ptr %2214, align 1
  br label %2247

2244:                                             ; preds = %2220
  store i8 0, ptr %2214, align 1
  %2245 = icmp eq i8 %2215, 0
  br i1 %2245, label %2246, label %2247

2246:                                             ; preds = %2244
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2211, i64 noundef %988, ptr noundef readonly %800, ptr noundef %983, i64 noundef %801)
  br label %4007

2247:                                             ; preds = %2244, %2243, %2207
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %130, i64 noundef %988, ptr noundef readonly %800, ptr noundef %983, i64 noundef %801)
  br label %4007

2248:                                             ; preds = %1187, %1202
  %2249 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1108, ptr %2249, align 8
  br label %4033

2250:                                             ; preds = %979
  %2251 = load i64, ptr %80, align 8
  %2252 = icmp eq i64 %2251, 0
  br i1 %2252, label %4033, label %2253

2253:                                             ; preds = %2250
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2254 = load i64, ptr %20, align 8
  %2255 = inttoptr i64 %2254 to ptr
  %2256 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %2257 = load i64, ptr %2256, align 8
  %2258 = getelementptr inbounds %struct.operand, ptr %2255, i64 %2257
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2258, i64 16, i1 false)
  %2259 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %2260 = load i64, ptr %2259, align 8
  %2261 = getelementptr inbounds %struct.operand, ptr %2255, i64 %2260
  %2262 = load i64, ptr %2261, align 8
  %2263 = getelementptr inbounds nuw i8, ptr %2261, i64 8
  %2264 = load i64, ptr %2263, align 8
  %2265 = load i64, ptr %81, align 8
  %2266 = inttoptr i64 %2265 to ptr
  %2267 = icmp sgt i64 %801, 0
  br i1 %2267, label %2268, label %2309

2268:                                             ; preds = %2253, %2288
  %2269 = phi i64 [ %2299, %2288 ], [ 0, %2253 ]
  %2270 = getelementptr inbounds nuw i64, ptr %800, i64 %2269
  %2271 = load i64, ptr %2270, align 8
  %2272 = load i64, ptr %80, align 8
  %2273 = inttoptr i64 %2272 to ptr
  %2274 = mul nsw i64 %2271, %2264
  %2275 = add i64 %2274, %2262
  %2276 = inttoptr i64 %2275 to ptr
  %2277 = load float, ptr %2276, align 4
  %2278 = call float @llvm.fabs.f32(float %2277)
  %2279 = fcmp olt float %2278, 0x3810000000000000
  %2280 = call float @llvm.copysign.f32(float 0.000000e+00, float %2277)
  %2281 = select i1 %2279, float %2280, float %2277
  %2282 = fpext float %2281 to double
  %2283 = call double %2273(double noundef %2282)
  %2284 = bitcast double %2283 to i64
  %2285 = and i64 %2284, 536870911
  %2286 = add nsw i64 %2285, -268435521
  %2287 = icmp ult i64 %2286, -129
  br i1 %2287, label %2288, label %2310

2288:                                             ; preds = %2268
  %2289 = fptrunc double %2283 to float
  %2290 = call float @llvm.fabs.f32(float %2289)
  %2291 = fcmp olt float %2290, 0x3810000000000000
  %2292 = call float @llvm.copysign.f32(float 0.000000e+00, float %2289)
  %2293 = select i1 %2291, float %2292, float %2289
  %2294 = fcmp uno float %2293, 0.000000e+00
  %2295 = bitcast float %2293 to i32
  %2296 = zext i32 %2295 to i64
  %2297 = select i1 %2294, i64 2147483647, i64 %2296
  %2298 = getelementptr inbounds nuw i64, ptr %2266, i64 %2269
  store i64 %2297, ptr %2298, align 8
  %2299 = add nuw nsw i64 %2269, 1
  %2300 = icmp eq i64 %2299, %801
  br i1 %2300, label %2301, label %2268

2301:                                             ; preds = %2288, %2301
  %2302 = phi i64 [ %2307, %2301 ], [ 0, %2288 ]
  %2303 = getelementptr inbounds nuw i64, ptr %800, i64 %2302
  %2304 = load i64, ptr %2303, align 8
  %2305 = getelementptr inbounds nuw i64, ptr %2266, i64 %2302
  %2306 = load i64, ptr %2305, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2304, i64 noundef %2306)
  %2307 = add nuw nsw i64 %2302, 1
  %2308 = icmp eq i64 %2307, %801
  br i1 %2308, label %2309, label %2301

2309:                                             ; preds = %2301, %2253
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4007

2310:                                             ; preds = %2268
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4033

2311:                                             ; preds = %979
  %2312 = icmp eq i64 %801, 0
  br i1 %2312, label %3922, label %2313

2313:                                             ; preds = %2311
  %2314 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %2315 = getelementptr inbounds nuw i8, ptr %127, i64 64
  %2316 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %2317 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %2318 = getelementptr inbounds nuw i8, ptr %127, i64 48
  %2319 = getelementptr inbounds nuw i8, ptr %127, i64 56
  br label %2320

2320:                                             ; preds = %3918, %2313
  %2321 = phi ptr [ %800, %2313 ], [ %3919, %3918 ]
  %2322 = phi i64 [ %801, %2313 ], [ %3920, %3918 ]
  %2323 = call i64 @llvm.smin.i64(i64 %2322, i64 256)
  %2324 = getelementptr i64, ptr %2321, i64 %2323
  %2325 = getelementptr i8, ptr %2324, i64 -8
  %2326 = load i64, ptr %2325, align 8
  %2327 = load i64, ptr %2321, align 8
  %2328 = sub nsw i64 %2326, %2327
  %2329 = shl nsw i64 %2323, 1
  %2330 = icmp slt i64 %2328, %2329
  br i1 %2330, label %2331, label %2339

2331:                                             ; preds = %2320, %2331
  %2332 = phi i64 [ %2338, %2331 ], [ %2323, %2320 ]
  %2333 = getelementptr i64, ptr %2321, i64 %2332
  %2334 = getelementptr i8, ptr %2333, i64 -8
  %2335 = load i64, ptr %2334, align 8
  %2336 = sub i64 %2335, %2327
  %2337 = icmp sgt i64 %2336, 255
  %2338 = add nsw i64 %2332, -1
  br i1 %2337, label %2331, label %2361

2339:                                             ; preds = %2320
  %2340 = icmp sgt i64 %2322, 16
  br i1 %2340, label %2341, label %2365

2341:                                             ; preds = %2339
  %2342 = getelementptr inbounds nuw i8, ptr %2321, i64 120
  %2343 = load i64, ptr %2342, align 8
  %2344 = sub nsw i64 %2343, %2327
  %2345 = icmp eq i64 %2344, 15
  br i1 %2345, label %2346, label %2365

2346:                                             ; preds = %2341, %2349
  %2347 = phi i64 [ %2350, %2349 ], [ 16, %2341 ]
  %2348 = icmp eq i64 %2347, %2323
  br i1 %2348, label %2355, label %2349

2349:                                             ; preds = %2346
  %2350 = add nuw nsw i64 %2347, 1
  %2351 = getelementptr inbounds nuw i64, ptr %2321, i64 %2347
  %2352 = load i64, ptr %2351, align 8
  %2353 = sub nsw i64 %2352, %2327
  %2354 = icmp eq i64 %2353, %2347
  br i1 %2354, label %2346, label %2355

2355:                                             ; preds = %2349, %2346
  %2356 = phi i64 [ %2323, %2346 ], [ %2347, %2349 ]
  %2357 = getelementptr i64, ptr %2321, i64 %2356
  %2358 = getelementptr i8, ptr %2357, i64 -8
  %2359 = load i64, ptr %2358, align 8
  %2360 = sub i64 %2359, %2327
  br label %2361

2361:                                             ; preds = %2331, %2355
  %2362 = phi i64 [ %2360, %2355 ], [ %2336, %2331 ]
  %2363 = phi i64 [ %2356, %2355 ], [ %2332, %2331 ]
  %2364 = add i64 %2362, 1
  br label %2365

2365:                                             ; preds = %2361, %2341, %2339
  %2366 = phi i1 [ false, %2361 ], [ true, %2341 ], [ true, %2339 ]
  %2367 = phi i64 [ 1, %2361 ], [ 0, %2341 ], [ 0, %2339 ]
  %2368 = phi i1 [ true, %2361 ], [ false, %2341 ], [ false, %2339 ]
  %2369 = phi i64 [ %2363, %2361 ], [ %2323, %2341 ], [ %2323, %2339 ]
  %2370 = phi i64 [ %2364, %2361 ], [ %2323, %2341 ], [ %2323, %2339 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2321, ptr %10, align 8
  store i64 %2369, ptr %111, align 8
  store i64 %2370, ptr %112, align 8
  store i64 %2367, ptr %113, align 8
  %2371 = icmp eq i64 %2370, %2369
  %2372 = select i1 %2368, i1 %2371, i1 false
  %2373 = zext i1 %2372 to i64
  store i64 %2373, ptr %114, align 8
  %2374 = load i64, ptr %20, align 8
  %2375 = inttoptr i64 %2374 to ptr
  %2376 = load i64, ptr %106, align 8
  %2377 = inttoptr i64 %2376 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2378 = load i64, ptr %127, align 8
  switch i64 %2378, label %2488 [
    i64 26, label %2379
    i64 27, label %2420
  ]

2379:                                             ; preds = %2365
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2380 = load i64, ptr %2315, align 8
  %2381 = icmp sgt i64 %2380, 0
  br i1 %2381, label %2382, label %2414

2382:                                             ; preds = %2379
  %2383 = load i64, ptr %2316, align 8
  %2384 = getelementptr i64, ptr %2377, i64 %2383
  %2385 = load i64, ptr %2314, align 8
  %2386 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2385
  %2387 = icmp sgt i64 %2370, 0
  br label %2388

2388:                                             ; preds = %2401, %2382
  %2389 = phi i64 [ 0, %2382 ], [ %2402, %2401 ]
  %2390 = getelementptr i64, ptr %2384, i64 %2389
  %2391 = load i64, ptr %2390, align 8
  %2392 = getelementptr inbounds %struct.operand, ptr %2375, i64 %2391
  %2393 = load i64, ptr %2392, align 8
  %2394 = getelementptr inbounds nuw i8, ptr %2392, i64 8
  %2395 = load i64, ptr %2394, align 8
  call fastcc void @widen(i64 %2393, i64 %2395, i64 noundef %2385, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2387, label %2396, label %2401

2396:                                             ; preds = %2388
  %2397 = load i8, ptr %2386, align 1
  %2398 = zext i8 %2397 to i64
  %2399 = shl i64 %2389, 3
  %2400 = mul i64 %2399, %2398
  br label %2404

2401:                                             ; preds = %2404, %2388
  %2402 = add nuw nsw i64 %2389, 1
  %2403 = icmp eq i64 %2402, %2380
  br i1 %2403, label %2414, label %2388

2404:                                             ; preds = %2404, %2396
  %2405 = phi i64 [ 0, %2396 ], [ %2412, %2404 ]
  %2406 = getelementptr inbounds nuw i64, ptr %5, i64 %2405
  %2407 = load i64, ptr %2406, align 8
  %2408 = shl i64 %2407, %2400
  %2409 = getelementptr inbounds nuw i64, ptr %4, i64 %2405
  %2410 = load i64, ptr %2409, align 8
  %2411 = or i64 %2408, %2410
  store i64 %2411, ptr %2409, align 8
  %2412 = add nuw nsw i64 %2405, 1
  %2413 = icmp eq i64 %2412, %2370
  br i1 %2413, label %2401, label %2404

2414:                                             ; preds = %2401, %2379
  %2415 = load i64, ptr %2317, align 8
  %2416 = getelementptr inbounds %struct.operand, ptr %2375, i64 %2415
  %2417 = load i64, ptr %2416, align 8
  %2418 = getelementptr inbounds nuw i8, ptr %2416, i64 8
  %2419 = load i64, ptr %2418, align 8
  call fastcc void @narrow(i64 %2417, i64 %2419, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3918

2420:                                             ; preds = %2365
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2421 = load i64, ptr %2314, align 8
  %2422 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2421
  %2423 = load i8, ptr %2422, align 1
  %2424 = zext i8 %2423 to i64
  %2425 = shl nuw nsw i64 %2424, 3
  %2426 = load i64, ptr %2315, align 8
  %2427 = mul nsw i64 %2425, %2426
  %2428 = load i64, ptr %2316, align 8
  %2429 = getelementptr inbounds %struct.operand, ptr %2375, i64 %2428
  %2430 = icmp eq i64 %2427, 64
  %2431 = icmp eq i64 %2427, 32
  %2432 = select i1 %2431, i64 2, i64 1
  %2433 = select i1 %2430, i64 3, i64 %2432
  %2434 = load i64, ptr %2429, align 8
  %2435 = getelementptr inbounds nuw i8, ptr %2429, i64 8
  %2436 = load i64, ptr %2435, align 8
  call fastcc void @widen(i64 %2434, i64 %2436, i64 noundef %2433, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2437 = icmp sgt i64 %2426, 0
  br i1 %2437, label %2438, label %2487

2438:                                             ; preds = %2420
  %2439 = icmp sgt i64 %2370, 0
  br label %2440

2440:                                             ; preds = %2483, %2438
  %2441 = phi i64 [ %2426, %2438 ], [ %2484, %2483 ]
  %2442 = phi i64 [ 0, %2438 ], [ %2485, %2483 ]
  %2443 = load i64, ptr %2317, align 8
  %2444 = getelementptr i64, ptr %2377, i64 %2443
  %2445 = getelementptr i64, ptr %2444, i64 %2442
  %2446 = load i64, ptr %2445, align 8
  %2447 = icmp slt i64 %2446, 0
  br i1 %2447, label %2483, label %2448

2448:                                             ; preds = %2440
  br i1 %2439, label %2449, label %2452

2449:                                             ; preds = %2448
  %2450 = mul nuw nsw i64 %2442, %2425
  %2451 = load i64, ptr %2314, align 8
  br label %2458

2452:                                             ; preds = %2478, %2448
  %2453 = getelementptr inbounds nuw %struct.operand, ptr %2375, i64 %2446
  %2454 = load i64, ptr %2453, align 8
  %2455 = getelementptr inbounds nuw i8, ptr %2453, i64 8
  %2456 = load i64, ptr %2455, align 8
  call fastcc void @narrow(i64 %2454, i64 %2456, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2457 = load i64, ptr %2315, align 8
  br label %2483

2458:                                             ; preds = %2478, %2449
  %2459 = phi i64 [ 0, %2449 ], [ %2481, %2478 ]
  %2460 = getelementptr inbounds nuw i64, ptr %2, i64 %2459
  %2461 = load i64, ptr %2460, align 8
  %2462 = lshr i64 %2461, %2450
  switch i64 %2451, label %2478 [
    i64 0, label %2463
    i64 1, label %2465
    i64 2, label %2467
    i64 4, label %2469
    i64 5, label %2472
    i64 6, label %2475
  ]

2463:                                             ; preds = %2458
  %2464 = and i64 %2462, 255
  br label %2478

2465:                                             ; preds = %2458
  %2466 = and i64 %2462, 65535
  br label %2478

2467:                                             ; preds = %2458
  %2468 = and i64 %2462, 4294967295
  br label %2478

2469:                                             ; preds = %2458
  %2470 = shl i64 %2462, 56
  %2471 = ashr exact i64 %2470, 56
  br label %2478

2472:                                             ; preds = %2458
  %2473 = shl i64 %2462, 48
  %2474 = ashr exact i64 %2473, 48
  br label %2478

2475:                                             ; preds = %2458
  %2476 = shl i64 %2462, 32
  %2477 = ashr exact i64 %2476, 32
  br label %2478

2478:                                             ; preds = %2475, %2472, %2469, %2467, %2465, %2463, %2458
  %2479 = phi i64 [ %2477, %2475 ], [ %2464, %2463 ], [ %2466, %2465 ], [ %2468, %2467 ], [ %2471, %2469 ], [ %2474, %2472 ], [ %2462, %2458 ]
  %2480 = getelementptr inbounds nuw i64, ptr %3, i64 %2459
  store i64 %2479, ptr %2480, align 8
  %2481 = add nuw nsw i64 %2459, 1
  %2482 = icmp eq i64 %2481, %2370
  br i1 %2482, label %2452, label %2458

2483:                                             ; preds = %2452, %2440
  %2484 = phi i64 [ %2441, %2440 ], [ %2457, %2452 ]
  %2485 = add nuw nsw i64 %2442, 1
  %2486 = icmp slt i64 %2485, %2484
  br i1 %2486, label %2440, label %2487

2487:                                             ; preds = %2483, %2420
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3918

2488:                                             ; preds = %2365
  %2489 = load i64, ptr %2317, align 8
  %2490 = getelementptr inbounds %struct.operand, ptr %2375, i64 %2489
  %2491 = load i64, ptr %2490, align 8
  %2492 = getelementptr inbounds nuw i8, ptr %2490, i64 8
  %2493 = load i64, ptr %2492, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2494 = load i64, ptr %2314, align 8
  store i64 %2494, ptr %7, align 16
  %2495 = and i64 %2378, -2
  %2496 = icmp eq i64 %2495, 16
  %2497 = select i1 %2496, i64 2, i64 %2494
  store i64 %2497, ptr %115, align 8
  switch i64 %2378, label %2498 [
    i64 18, label %2503
    i64 11, label %2499
  ]

2498:                                             ; preds = %2488
  br label %2499

2499:                                             ; preds = %2498, %2488
  %2500 = phi i64 [ 8, %2498 ], [ 64, %2488 ]
  %2501 = getelementptr inbounds nuw i8, ptr %127, i64 %2500
  %2502 = load i64, ptr %2501, align 8
  br label %2503

2503:                                             ; preds = %2499, %2488
  %2504 = phi i64 [ 10, %2488 ], [ %2502, %2499 ]
  store i64 %2504, ptr %116, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2505 = load i64, ptr %2316, align 8
  store i64 %2505, ptr %8, align 16
  %2506 = load i64, ptr %2318, align 8
  store i64 %2506, ptr %117, align 8
  %2507 = load i64, ptr %2319, align 8
  store i64 %2507, ptr %118, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %120, ptr %119, align 8
  store ptr %122, ptr %121, align 16
  %2508 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2494
  %2509 = load i8, ptr %2508, align 1
  %2510 = zext i8 %2509 to i64
  %2511 = shl nuw i64 1, %2494
  %2512 = and i64 %2511, 1075
  %2513 = icmp eq i64 %2512, 0
  br i1 %2513, label %2514, label %2524

2514:                                             ; preds = %2503
  switch i64 %2378, label %2524 [
    i64 4, label %2515
    i64 5, label %2515
    i64 6, label %2515
    i64 7, label %2515
    i64 12, label %2515
    i64 13, label %2515
    i64 14, label %2515
    i64 18, label %2515
    i64 10, label %2515
    i64 16, label %2515
    i64 17, label %2515
    i64 25, label %2517
    i64 29, label %2517
    i64 21, label %2517
    i64 22, label %2517
  ]

2515:                                             ; preds = %2514, %2514, %2514, %2514, %2514, %2514, %2514, %2514, %2514, %2514, %2514
  %2516 = icmp eq i64 %2493, %2510
  br label %2521

2517:                                             ; preds = %2514, %2514, %2514, %2514
  %2518 = icmp eq i64 %2494, 8
  %2519 = icmp eq i64 %2493, %2510
  %2520 = select i1 %2518, i1 %2519, i1 false
  br label %2521

2521:                                             ; preds = %2517, %2515
  %2522 = phi i1 [ %2516, %2515 ], [ %2520, %2517 ]
  %2523 = xor i1 %2522, true
  br label %2529

2524:                                             ; preds = %2514, %2503
  %2525 = icmp eq i64 %2378, 19
  %2526 = and i64 %2511, 972
  %2527 = icmp ne i64 %2526, 0
  %2528 = and i1 %2525, %2527
  br label %2529

2529:                                             ; preds = %2524, %2521
  %2530 = phi i1 [ %2525, %2524 ], [ false, %2521 ]
  %2531 = phi i1 [ true, %2524 ], [ %2523, %2521 ]
  %2532 = phi i1 [ %2528, %2524 ], [ %2522, %2521 ]
  %2533 = phi i1 [ %2528, %2524 ], [ false, %2521 ]
  br label %2535

2534:                                             ; preds = %2559
  br i1 %2530, label %2562, label %2846

2535:                                             ; preds = %2559, %2529
  %2536 = phi i64 [ 0, %2529 ], [ %2560, %2559 ]
  %2537 = getelementptr inbounds nuw i64, ptr %8, i64 %2536
  %2538 = load i64, ptr %2537, align 8
  %2539 = icmp slt i64 %2538, 0
  br i1 %2539, label %2559, label %2540

2540:                                             ; preds = %2535
  %2541 = getelementptr inbounds nuw %struct.operand, ptr %2375, i64 %2538
  %2542 = getelementptr inbounds nuw i64, ptr %7, i64 %2536
  %2543 = load i64, ptr %2542, align 8
  br i1 %2532, label %2544, label %2554

2544:                                             ; preds = %2540
  %2545 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2543
  %2546 = load i8, ptr %2545, align 1
  %2547 = zext i8 %2546 to i64
  %2548 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2536
  %2549 = load i64, ptr %2541, align 8
  %2550 = getelementptr inbounds nuw i8, ptr %2541, i64 8
  %2551 = load i64, ptr %2550, align 8
  %2552 = call fastcc ptr @column(i64 %2549, i64 %2551, i64 noundef %2547, ptr noundef nonnull readonly %10, ptr noundef %2548)
  %2553 = getelementptr inbounds nuw ptr, ptr %9, i64 %2536
  store ptr %2552, ptr %2553, align 8
  br label %2559

2554:                                             ; preds = %2540
  %2555 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2536
  %2556 = load i64, ptr %2541, align 8
  %2557 = getelementptr inbounds nuw i8, ptr %2541, i64 8
  %2558 = load i64, ptr %2557, align 8
  call fastcc void @widen(i64 %2556, i64 %2558, i64 noundef %2543, ptr noundef nonnull readonly %10, ptr noundef %2555)
  br label %2559

2559:                                             ; preds = %2554, %2544, %2535
  %2560 = add nuw nsw i64 %2536, 1
  %2561 = icmp eq i64 %2560, 3
  br i1 %2561, label %2534, label %2535

2562:                                             ; preds = %2534
  %2563 = add nsw i64 %2491, %2327
  %2564 = inttoptr i64 %2563 to ptr
  %2565 = select i1 %2372, ptr %2564, ptr %123
  %2566 = load i64, ptr %2315, align 8
  %2567 = load ptr, ptr %9, align 16
  %2568 = load ptr, ptr %119, align 8
  br i1 %2533, label %2569, label %2724

2569:                                             ; preds = %2562
  %2570 = icmp sgt i64 %2494, 7
  br i1 %2570, label %2571, label %2724

2571:                                             ; preds = %2569
  %2572 = icmp eq i64 %2494, 9
  %2573 = icmp sgt i64 %2370, 0
  switch i64 %2566, label %2699 [
    i64 0, label %2574
    i64 1, label %2599
    i64 2, label %2624
    i64 3, label %2649
    i64 4, label %2674
  ]

2574:                                             ; preds = %2571
  br i1 %2572, label %2575, label %2576

2575:                                             ; preds = %2574
  br i1 %2573, label %2577, label %2820

2576:                                             ; preds = %2574
  br i1 %2573, label %2588, label %2820

2577:                                             ; preds = %2575, %2577
  %2578 = phi i64 [ %2586, %2577 ], [ 0, %2575 ]
  %2579 = getelementptr inbounds nuw double, ptr %2567, i64 %2578
  %2580 = load double, ptr %2579, align 8
  %2581 = getelementptr inbounds nuw double, ptr %2568, i64 %2578
  %2582 = load double, ptr %2581, align 8
  %2583 = fcmp oeq double %2580, %2582
  %2584 = zext i1 %2583 to i8
  %2585 = getelementptr inbounds nuw i8, ptr %2565, i64 %2578
  store i8 %2584, ptr %2585, align 1
  %2586 = add nuw nsw i64 %2578, 1
  %2587 = icmp eq i64 %2586, %2370
  br i1 %2587, label %2820, label %2577

2588:                                             ; preds = %2576, %2588
  %2589 = phi i64 [ %2597, %2588 ], [ 0, %2576 ]
  %2590 = getelementptr inbounds nuw float, ptr %2567, i64 %2589
  %2591 = load float, ptr %2590, align 4
  %2592 = getelementptr inbounds nuw float, ptr %2568, i64 %2589
  %2593 = load float, ptr %2592, align 4
  %2594 = fcmp oeq float %2591, %2593
  %2595 = zext i1 %2594 to i8
  %2596 = getelementptr inbounds nuw i8, ptr %2565, i64 %2589
  store i8 %2595, ptr %2596, align 1
  %2597 = add nuw nsw i64 %2589, 1
  %2598 = icmp eq i64 %2597, %2370
  br i1 %2598, label %2820, label %2588

2599:                                             ; preds = %2571
  br i1 %2572, label %2600, label %2601

2600:                                             ; preds = %2599
  br i1 %2573, label %2602, label %2820

2601:                                             ; preds = %2599
  br i1 %2573, label %2613, label %2820

2602:                                             ; preds = %2600, %2602
  %2603 = phi i64 [ %2611, %2602 ], [ 0, %2600 ]
  %2604 = getelementptr inbounds nuw double, ptr %2567, i64 %2603
  %2605 = load double, ptr %2604, align 8
  %2606 = getelementptr inbounds nuw double, ptr %2568, i64 %2603
  %2607 = load double, ptr %2606, align 8
  %2608 = fcmp one double %2605, %2607
  %2609 = zext i1 %2608 to i8
  %2610 = getelementptr inbounds nuw i8, ptr %2565, i64 %2603
  store i8 %2609, ptr %2610, align 1
  %2611 = add nuw nsw i64 %2603, 1
  %2612 = icmp eq i64 %2611, %2370
  br i1 %2612, label %2820, label %2602

2613:                                             ; preds = %2601, %2613
  %2614 = phi i64 [ %2622, %2613 ], [ 0, %2601 ]
  %2615 = getelementptr inbounds nuw float, ptr %2567, i64 %2614
  %2616 = load float, ptr %2615, align 4
  %2617 = getelementptr inbounds nuw float, ptr %2568, i64 %2614
  %2618 = load float, ptr %2617, align 4
  %2619 = fcmp one float %2616, %2618
  %2620 = zext i1 %2619 to i8
  %2621 = getelementptr inbounds nuw i8, ptr %2565, i64 %2614
  store i8 %2620, ptr %2621, align 1
  %2622 = add nuw nsw i64 %2614, 1
  %2623 = icmp eq i64 %2622, %2370
  br i1 %2623, label %2820, label %2613

2624:                                             ; preds = %2571
  br i1 %2572, label %2625, label %2626

2625:                                             ; preds = %2624
  br i1 %2573, label %2627, label %2820

2626:                                             ; preds = %2624
  br i1 %2573, label %2638, label %2820

2627:                                             ; preds = %2625, %2627
  %2628 = phi i64 [ %2636, %2627 ], [ 0, %2625 ]
  %2629 = getelementptr inbounds nuw double, ptr %2567, i64 %2628
  %2630 = load double, ptr %2629, align 8
  %2631 = getelementptr inbounds nuw double, ptr %2568, i64 %2628
  %2632 = load double, ptr %2631, align 8
  %2633 = fcmp olt double %2630, %2632
  %2634 = zext i1 %2633 to i8
  %2635 = getelementptr inbounds nuw i8, ptr %2565, i64 %2628
  store i8 %2634, ptr %2635, align 1
  %2636 = add nuw nsw i64 %2628, 1
  %2637 = icmp eq i64 %2636, %2370
  br i1 %2637, label %2820, label %2627

2638:                                             ; preds = %2626, %2638
  %2639 = phi i64 [ %2647, %2638 ], [ 0, %2626 ]
  %2640 = getelementptr inbounds nuw float, ptr %2567, i64 %2639
  %2641 = load float, ptr %2640, align 4
  %2642 = getelementptr inbounds nuw float, ptr %2568, i64 %2639
  %2643 = load float, ptr %2642, align 4
  %2644 = fcmp olt float %2641, %2643
  %2645 = zext i1 %2644 to i8
  %2646 = getelementptr inbounds nuw i8, ptr %2565, i64 %2639
  store i8 %2645, ptr %2646, align 1
  %2647 = add nuw nsw i64 %2639, 1
  %2648 = icmp eq i64 %2647, %2370
  br i1 %2648, label %2820, label %2638

2649:                                             ; preds = %2571
  br i1 %2572, label %2650, label %2651

2650:                                             ; preds = %2649
  br i1 %2573, label %2652, label %2820

2651:                                             ; preds = %2649
  br i1 %2573, label %2663, label %2820

2652:                                             ; preds = %2650, %2652
  %2653 = phi i64 [ %2661, %2652 ], [ 0, %2650 ]
  %2654 = getelementptr inbounds nuw double, ptr %2567, i64 %2653
  %2655 = load double, ptr %2654, align 8
  %2656 = getelementptr inbounds nuw double, ptr %2568, i64 %2653
  %2657 = load double, ptr %2656, align 8
  %2658 = fcmp ole double %2655, %2657
  %2659 = zext i1 %2658 to i8
  %2660 = getelementptr inbounds nuw i8, ptr %2565, i64 %2653
  store i8 %2659, ptr %2660, align 1
  %2661 = add nuw nsw i64 %2653, 1
  %2662 = icmp eq i64 %2661, %2370
  br i1 %2662, label %2820, label %2652

2663:                                             ; preds = %2651, %2663
  %2664 = phi i64 [ %2672, %2663 ], [ 0, %2651 ]
  %2665 = getelementptr inbounds nuw float, ptr %2567, i64 %2664
  %2666 = load float, ptr %2665, align 4
  %2667 = getelementptr inbounds nuw float, ptr %2568, i64 %2664
  %2668 = load float, ptr %2667, align 4
  %2669 = fcmp ole float %2666, %2668
  %2670 = zext i1 %2669 to i8
  %2671 = getelementptr inbounds nuw i8, ptr %2565, i64 %2664
  store i8 %2670, ptr %2671, align 1
  %2672 = add nuw nsw i64 %2664, 1
  %2673 = icmp eq i64 %2672, %2370
  br i1 %2673, label %2820, label %2663

2674:                                             ; preds = %2571
  br i1 %2572, label %2675, label %2676

2675:                                             ; preds = %2674
  br i1 %2573, label %2677, label %2820

2676:                                             ; preds = %2674
  br i1 %2573, label %2688, label %2820

2677:                                             ; preds = %2675, %2677
  %2678 = phi i64 [ %2686, %2677 ], [ 0, %2675 ]
  %2679 = getelementptr inbounds nuw double, ptr %2567, i64 %2678
  %2680 = load double, ptr %2679, align 8
  %2681 = getelementptr inbounds nuw double, ptr %2568, i64 %2678
  %2682 = load double, ptr %2681, align 8
  %2683 = fcmp ogt double %2680, %2682
  %2684 = zext i1 %2683 to i8
  %2685 = getelementptr inbounds nuw i8, ptr %2565, i64 %2678
  store i8 %2684, ptr %2685, align 1
  %2686 = add nuw nsw i64 %2678, 1
  %2687 = icmp eq i64 %2686, %2370
  br i1 %2687, label %2820, label %2677

2688:                                             ; preds = %2676, %2688
  %2689 = phi i64 [ %2697, %2688 ], [ 0, %2676 ]
  %2690 = getelementptr inbounds nuw float, ptr %2567, i64 %2689
  %2691 = load float, ptr %2690, align 4
  %2692 = getelementptr inbounds nuw float, ptr %2568, i64 %2689
  %2693 = load float, ptr %2692, align 4
  %2694 = fcmp ogt float %2691, %2693
  %2695 = zext i1 %2694 to i8
  %2696 = getelementptr inbounds nuw i8, ptr %2565, i64 %2689
  store i8 %2695, ptr %2696, align 1
  %2697 = add nuw nsw i64 %2689, 1
  %2698 = icmp eq i64 %2697, %2370
  br i1 %2698, label %2820, label %2688

2699:                                             ; preds = %2571
  br i1 %2572, label %2700, label %2701

2700:                                             ; preds = %2699
  br i1 %2573, label %2702, label %2820

2701:                                             ; preds = %2699
  br i1 %2573, label %2713, label %2820

2702:                                             ; preds = %2700, %2702
  %2703 = phi i64 [ %2711, %2702 ], [ 0, %2700 ]
  %2704 = getelementptr inbounds nuw double, ptr %2567, i64 %2703
  %2705 = load double, ptr %2704, align 8
  %2706 = getelementptr inbounds nuw double, ptr %2568, i64 %2703
  %2707 = load double, ptr %2706, align 8
  %2708 = fcmp oge double %2705, %2707
  %2709 = zext i1 %2708 to i8
  %2710 = getelementptr inbounds nuw i8, ptr %2565, i64 %2703
  store i8 %2709, ptr %2710, align 1
  %2711 = add nuw nsw i64 %2703, 1
  %2712 = icmp eq i64 %2711, %2370
  br i1 %2712, label %2820, label %2702

2713:                                             ; preds = %2701, %2713
  %2714 = phi i64 [ %2722, %2713 ], [ 0, %2701 ]
  %2715 = getelementptr inbounds nuw float, ptr %2567, i64 %2714
  %2716 = load float, ptr %2715, align 4
  %2717 = getelementptr inbounds nuw float, ptr %2568, i64 %2714
  %2718 = load float, ptr %2717, align 4
  %2719 = fcmp oge float %2716, %2718
  %2720 = zext i1 %2719 to i8
  %2721 = getelementptr inbounds nuw i8, ptr %2565, i64 %2714
  store i8 %2720, ptr %2721, align 1
  %2722 = add nuw nsw i64 %2714, 1
  %2723 = icmp eq i64 %2722, %2370
  br i1 %2723, label %2820, label %2713

2724:                                             ; preds = %2569, %2562
  %2725 = phi i64 [ %2494, %2569 ], [ 7, %2562 ]
  %2726 = and i64 %2566, -5
  %2727 = icmp eq i64 %2726, 1
  %2728 = icmp eq i64 %2566, 3
  %2729 = or i1 %2728, %2727
  %2730 = add i64 %2566, -3
  %2731 = icmp ult i64 %2730, 2
  %2732 = select i1 %2731, ptr %2567, ptr %2568
  %2733 = select i1 %2731, ptr %2568, ptr %2567
  %2734 = icmp ult i64 %2566, 2
  br i1 %2734, label %2735, label %2766

2735:                                             ; preds = %2724
  %2736 = shl nuw nsw i64 1, %2725
  %2737 = and i64 %2736, 324
  %2738 = icmp eq i64 %2737, 0
  %2739 = icmp sgt i64 %2370, 0
  br i1 %2738, label %2741, label %2740

2740:                                             ; preds = %2735
  br i1 %2739, label %2742, label %2820

2741:                                             ; preds = %2735
  br i1 %2739, label %2754, label %2820

2742:                                             ; preds = %2740, %2742
  %2743 = phi i64 [ %2752, %2742 ], [ 0, %2740 ]
  %2744 = getelementptr inbounds nuw i32, ptr %2567, i64 %2743
  %2745 = load i32, ptr %2744, align 4
  %2746 = getelementptr inbounds nuw i32, ptr %2568, i64 %2743
  %2747 = load i32, ptr %2746, align 4
  %2748 = icmp eq i32 %2745, %2747
  %2749 = xor i1 %2729, %2748
  %2750 = zext i1 %2749 to i8
  %2751 = getelementptr inbounds nuw i8, ptr %2565, i64 %2743
  store i8 %2750, ptr %2751, align 1
  %2752 = add nuw nsw i64 %2743, 1
  %2753 = icmp eq i64 %2752, %2370
  br i1 %2753, label %2820, label %2742

2754:                                             ; preds = %2741, %2754
  %2755 = phi i64 [ %2764, %2754 ], [ 0, %2741 ]
  %2756 = getelementptr inbounds nuw i64, ptr %2567, i64 %2755
  %2757 = load i64, ptr %2756, align 8
  %2758 = getelementptr inbounds nuw i64, ptr %2568, i64 %2755
  %2759 = load i64, ptr %2758, align 8
  %2760 = icmp eq i64 %2757, %2759
  %2761 = xor i1 %2729, %2760
  %2762 = zext i1 %2761 to i8
  %2763 = getelementptr inbounds nuw i8, ptr %2565, i64 %2755
  store i8 %2762, ptr %2763, align 1
  %2764 = add nuw nsw i64 %2755, 1
  %2765 = icmp eq i64 %2764, %2370
  br i1 %2765, label %2820, label %2754

2766:                                             ; preds = %2724
  %2767 = icmp sgt i64 %2370, 0
  switch i64 %2725, label %2771 [
    i64 2, label %2770
    i64 6, label %2769
    i64 3, label %2768
  ]

2768:                                             ; preds = %2766
  br i1 %2767, label %2796, label %2820

2769:                                             ; preds = %2766
  br i1 %2767, label %2784, label %2820

2770:                                             ; preds = %2766
  br i1 %2767, label %2772, label %2820

2771:                                             ; preds = %2766
  br i1 %2767, label %2808, label %2820

2772:                                             ; preds = %2770, %2772
  %2773 = phi i64 [ %2782, %2772 ], [ 0, %2770 ]
  %2774 = getelementptr inbounds nuw i32, ptr %2733, i64 %2773
  %2775 = load i32, ptr %2774, align 4
  %2776 = getelementptr inbounds nuw i32, ptr %2732, i64 %2773
  %2777 = load i32, ptr %2776, align 4
  %2778 = icmp ult i32 %2775, %2777
  %2779 = xor i1 %2729, %2778
  %2780 = zext i1 %2779 to i8
  %2781 = getelementptr inbounds nuw i8, ptr %2565, i64 %2773
  store i8 %2780, ptr %2781, align 1
  %2782 = add nuw nsw i64 %2773, 1
  %2783 = icmp eq i64 %2782, %2370
  br i1 %2783, label %2820, label %2772

2784:                                             ; preds = %2769, %2784
  %2785 = phi i64 [ %2794, %2784 ], [ 0, %2769 ]
  %2786 = getelementptr inbounds nuw i32, ptr %2733, i64 %2785
  %2787 = load i32, ptr %2786, align 4
  %2788 = getelementptr inbounds nuw i32, ptr %2732, i64 %2785
  %2789 = load i32, ptr %2788, align 4
  %2790 = icmp slt i32 %2787, %2789
  %2791 = xor i1 %2729, %2790
  %2792 = zext i1 %2791 to i8
  %2793 = getelementptr inbounds nuw i8, ptr %2565, i64 %2785
  store i8 %2792, ptr %2793, align 1
  %2794 = add nuw nsw i64 %2785, 1
  %2795 = icmp eq i64 %2794, %2370
  br i1 %2795, label %2820, label %2784

2796:                                             ; preds = %2768, %2796
  %2797 = phi i64 [ %2806, %2796 ], [ 0, %2768 ]
  %2798 = getelementptr inbounds nuw i64, ptr %2733, i64 %2797
  %2799 = load i64, ptr %2798, align 8
  %2800 = getelementptr inbounds nuw i64, ptr %2732, i64 %2797
  %2801 = load i64, ptr %2800, align 8
  %2802 = icmp ult i64 %2799, %2801
  %2803 = xor i1 %2729, %2802
  %2804 = zext i1 %2803 to i8
  %2805 = getelementptr inbounds nuw i8, ptr %2565, i64 %2797
  store i8 %2804, ptr %2805, align 1
  %2806 = add nuw nsw i64 %2797, 1
  %2807 = icmp eq i64 %2806, %2370
  br i1 %2807, label %2820, label %2796

2808:                                             ; preds = %2771, %2808
  %2809 = phi i64 [ %2818, %2808 ], [ 0, %2771 ]
  %2810 = getelementptr inbounds nuw i64, ptr %2733, i64 %2809
  %2811 = load i64, ptr %2810, align 8
  %2812 = getelementptr inbounds nuw i64, ptr %2732, i64 %2809
  %2813 = load i64, ptr %2812, align 8
  %2814 = icmp slt i64 %2811, %2813
  %2815 = xor i1 %2729, %2814
  %2816 = zext i1 %2815 to i8
  %2817 = getelementptr inbounds nuw i8, ptr %2565, i64 %2809
  store i8 %2816, ptr %2817, align 1
  %2818 = add nuw nsw i64 %2809, 1
  %2819 = icmp eq i64 %2818, %2370
  br i1 %2819, label %2820, label %2808

2820:                                             ; preds = %2796, %2784, %2772, %2808, %2742, %2754, %2688, %2677, %2663, %2652, %2638, %2627, %2613, %2602, %2588, %2577, %2713, %2702, %2771, %2770, %2769, %2768, %2741, %2740, %2701, %2700, %2676, %2675, %2651, %2650, %2626, %2625, %2601, %2600, %2576, %2575
  br i1 %2372, label %3917, label %2821

2821:                                             ; preds = %2820
  %2822 = inttoptr i64 %2491 to ptr
  %2823 = icmp sgt i64 %2369, 0
  br i1 %2366, label %2825, label %2824

2824:                                             ; preds = %2821
  br i1 %2823, label %2826, label %3917

2825:                                             ; preds = %2821
  br i1 %2823, label %2837, label %3917

2826:                                             ; preds = %2824, %2826
  %2827 = phi i64 [ %2835, %2826 ], [ 0, %2824 ]
  %2828 = getelementptr inbounds nuw i64, ptr %2321, i64 %2827
  %2829 = load i64, ptr %2828, align 8
  %2830 = load i64, ptr %2321, align 8
  %2831 = sub nsw i64 %2829, %2830
  %2832 = getelementptr inbounds i8, ptr %123, i64 %2831
  %2833 = load i8, ptr %2832, align 1
  %2834 = getelementptr inbounds i8, ptr %2822, i64 %2829
  store i8 %2833, ptr %2834, align 1
  %2835 = add nuw nsw i64 %2827, 1
  %2836 = icmp eq i64 %2835, %2369
  br i1 %2836, label %3917, label %2826

2837:                                             ; preds = %2825, %2837
  %2838 = phi i64 [ %2844, %2837 ], [ 0, %2825 ]
  %2839 = getelementptr inbounds nuw i8, ptr %123, i64 %2838
  %2840 = load i8, ptr %2839, align 1
  %2841 = getelementptr inbounds nuw i64, ptr %2321, i64 %2838
  %2842 = load i64, ptr %2841, align 8
  %2843 = getelementptr inbounds i8, ptr %2822, i64 %2842
  store i8 %2840, ptr %2843, align 1
  %2844 = add nuw nsw i64 %2838, 1
  %2845 = icmp eq i64 %2844, %2369
  br i1 %2845, label %3917, label %2837

2846:                                             ; preds = %2534
  br i1 %2531, label %3417, label %2847

2847:                                             ; preds = %2846
  %2848 = mul nsw i64 %2493, %2327
  %2849 = add nsw i64 %2848, %2491
  %2850 = inttoptr i64 %2849 to ptr
  %2851 = select i1 %2372, ptr %2850, ptr %123
  %2852 = load ptr, ptr %9, align 16
  %2853 = load ptr, ptr %119, align 8
  %2854 = load ptr, ptr %121, align 16
  switch i64 %2378, label %3086 [
    i64 4, label %2855
    i64 18, label %2875
    i64 14, label %3060
    i64 13, label %3034
    i64 12, label %3008
    i64 17, label %2907
    i64 16, label %2973
  ]

2855:                                             ; preds = %2847
  %2856 = and i64 %2511, 324
  %2857 = icmp eq i64 %2856, 0
  %2858 = icmp sgt i64 %2370, 0
  br i1 %2857, label %2860, label %2859

2859:                                             ; preds = %2855
  br i1 %2858, label %2861, label %3344

2860:                                             ; preds = %2855
  br i1 %2858, label %2868, label %3344

2861:                                             ; preds = %2859, %2861
  %2862 = phi i64 [ %2866, %2861 ], [ 0, %2859 ]
  %2863 = getelementptr inbounds nuw i32, ptr %2852, i64 %2862
  %2864 = load i32, ptr %2863, align 4
  %2865 = getelementptr inbounds nuw i32, ptr %2851, i64 %2862
  store i32 %2864, ptr %2865, align 4
  %2866 = add nuw nsw i64 %2862, 1
  %2867 = icmp eq i64 %2866, %2370
  br i1 %2867, label %3344, label %2861

2868:                                             ; preds = %2860, %2868
  %2869 = phi i64 [ %2873, %2868 ], [ 0, %2860 ]
  %2870 = getelementptr inbounds nuw i64, ptr %2852, i64 %2869
  %2871 = load i64, ptr %2870, align 8
  %2872 = getelementptr inbounds nuw i64, ptr %2851, i64 %2869
  store i64 %2871, ptr %2872, align 8
  %2873 = add nuw nsw i64 %2869, 1
  %2874 = icmp eq i64 %2873, %2370
  br i1 %2874, label %3344, label %2868

2875:                                             ; preds = %2847
  %2876 = and i64 %2511, 324
  %2877 = icmp eq i64 %2876, 0
  %2878 = icmp sgt i64 %2370, 0
  br i1 %2877, label %2880, label %2879

2879:                                             ; preds = %2875
  br i1 %2878, label %2881, label %3344

2880:                                             ; preds = %2875
  br i1 %2878, label %2894, label %3344

2881:                                             ; preds = %2879, %2881
  %2882 = phi i64 [ %2892, %2881 ], [ 0, %2879 ]
  %2883 = getelementptr inbounds nuw i32, ptr %2852, i64 %2882
  %2884 = load i32, ptr %2883, align 4
  %2885 = getelementptr inbounds nuw i32, ptr %2853, i64 %2882
  %2886 = load i32, ptr %2885, align 4
  %2887 = getelementptr inbounds nuw i8, ptr %2854, i64 %2882
  %2888 = load i8, ptr %2887, align 1
  %2889 = icmp eq i8 %2888, 0
  %2890 = select i1 %2889, i32 %2886, i32 %2884
  %2891 = getelementptr inbounds nuw i32, ptr %2851, i64 %2882
  store i32 %2890, ptr %2891, align 4
  %2892 = add nuw nsw i64 %2882, 1
  %2893 = icmp eq i64 %2892, %2370
  br i1 %2893, label %3344, label %2881

2894:                                             ; preds = %2880, %2894
  %2895 = phi i64 [ %2905, %2894 ], [ 0, %2880 ]
  %2896 = getelementptr inbounds nuw i64, ptr %2852, i64 %2895
  %2897 = load i64, ptr %2896, align 8
  %2898 = getelementptr inbounds nuw i64, ptr %2853, i64 %2895
  %2899 = load i64, ptr %2898, align 8
  %2900 = getelementptr inbounds nuw i8, ptr %2854, i64 %2895
  %2901 = load i8, ptr %2900, align 1
  %2902 = icmp eq i8 %2901, 0
  %2903 = select i1 %2902, i64 %2899, i64 %2897
  %2904 = getelementptr inbounds nuw i64, ptr %2851, i64 %2895
  store i64 %2903, ptr %2904, align 8
  %2905 = add nuw nsw i64 %2895, 1
  %2906 = icmp eq i64 %2905, %2370
  br i1 %2906, label %3344, label %2894

2907:                                             ; preds = %2847
  %2908 = and i64 %2494, -4
  %2909 = icmp eq i64 %2908, 4
  br i1 %2909, label %2910, label %2938

2910:                                             ; preds = %2907
  %2911 = icmp eq i64 %2494, 6
  %2912 = icmp sgt i64 %2370, 0
  br i1 %2911, label %2914, label %2913

2913:                                             ; preds = %2910
  br i1 %2912, label %2926, label %3344

2914:                                             ; preds = %2910
  br i1 %2912, label %2915, label %3344

2915:                                             ; preds = %2914, %2915
  %2916 = phi i64 [ %2924, %2915 ], [ 0, %2914 ]
  %2917 = getelementptr inbounds nuw i32, ptr %2852, i64 %2916
  %2918 = load i32, ptr %2917, align 4
  %2919 = getelementptr inbounds nuw i32, ptr %2853, i64 %2916
  %2920 = load i32, ptr %2919, align 4
  %2921 = call i32 @llvm.umin.i32(i32 %2920, i32 31)
  %2922 = ashr i32 %2918, %2921
  %2923 = getelementptr inbounds nuw i32, ptr %2851, i64 %2916
  store i32 %2922, ptr %2923, align 4
  %2924 = add nuw nsw i64 %2916, 1
  %2925 = icmp eq i64 %2924, %2370
  br i1 %2925, label %3344, label %2915

2926:                                             ; preds = %2913, %2926
  %2927 = phi i64 [ %2936, %2926 ], [ 0, %2913 ]
  %2928 = getelementptr inbounds nuw i64, ptr %2852, i64 %2927
  %2929 = load i64, ptr %2928, align 8
  %2930 = getelementptr inbounds nuw i32, ptr %2853, i64 %2927
  %2931 = load i32, ptr %2930, align 4
  %2932 = call i32 @llvm.umin.i32(i32 %2931, i32 63)
  %2933 = zext nneg i32 %2932 to i64
  %2934 = ashr i64 %2929, %2933
  %2935 = getelementptr inbounds nuw i64, ptr %2851, i64 %2927
  store i64 %2934, ptr %2935, align 8
  %2936 = add nuw nsw i64 %2927, 1
  %2937 = icmp eq i64 %2936, %2370
  br i1 %2937, label %3344, label %2926

2938:                                             ; preds = %2907
  %2939 = and i64 %2511, 324
  %2940 = icmp eq i64 %2939, 0
  %2941 = icmp sgt i64 %2370, 0
  br i1 %2940, label %2943, label %2942

2942:                                             ; preds = %2938
  br i1 %2941, label %2944, label %3344

2943:                                             ; preds = %2938
  br i1 %2941, label %2958, label %3344

2944:                                             ; preds = %2942, %2953
  %2945 = phi i64 [ %2956, %2953 ], [ 0, %2942 ]
  %2946 = getelementptr inbounds nuw i32, ptr %2853, i64 %2945
  %2947 = load i32, ptr %2946, align 4
  %2948 = icmp ugt i32 %2947, 31
  br i1 %2948, label %2953, label %2949

2949:                                             ; preds = %2944
  %2950 = getelementptr inbounds nuw i32, ptr %2852, i64 %2945
  %2951 = load i32, ptr %2950, align 4
  %2952 = lshr i32 %2951, %2947
  br label %2953

2953:                                             ; preds = %2949, %2944
  %2954 = phi i32 [ %2952, %2949 ], [ 0, %2944 ]
  %2955 = getelementptr inbounds nuw i32, ptr %2851, i64 %2945
  store i32 %2954, ptr %2955, align 4
  %2956 = add nuw nsw i64 %2945, 1
  %2957 = icmp eq i64 %2956, %2370
  br i1 %2957, label %3344, label %2944

2958:                                             ; preds = %2943, %2968
  %2959 = phi i64 [ %2971, %2968 ], [ 0, %2943 ]
  %2960 = getelementptr inbounds nuw i32, ptr %2853, i64 %2959
  %2961 = load i32, ptr %2960, align 4
  %2962 = icmp ugt i32 %2961, 63
  br i1 %2962, label %2968, label %2963

2963:                                             ; preds = %2958
  %2964 = getelementptr inbounds nuw i64, ptr %2852, i64 %2959
  %2965 = load i64, ptr %2964, align 8
  %2966 = zext nneg i32 %2961 to i64
  %2967 = lshr i64 %2965, %2966
  br label %2968

2968:                                             ; preds = %2963, %2958
  %2969 = phi i64 [ %2967, %2963 ], [ 0, %2958 ]
  %2970 = getelementptr inbounds nuw i64, ptr %2851, i64 %2959
  store i64 %2969, ptr %2970, align 8
  %2971 = add nuw nsw i64 %2959, 1
  %2972 = icmp eq i64 %2971, %2370
  br i1 %2972, label %3344, label %2958

2973:                                             ; preds = %2847
  %2974 = and i64 %2511, 324
  %2975 = icmp eq i64 %2974, 0
  %2976 = icmp sgt i64 %2370, 0
  br i1 %2975, label %2978, label %2977

2977:                                             ; preds = %2973
  br i1 %2976, label %2979, label %3344

2978:                                             ; preds = %2973
  br i1 %2976, label %2993, label %3344

2979:                                             ; preds = %2977, %2988
  %2980 = phi i64 [ %2991, %2988 ], [ 0, %2977 ]
  %2981 = getelementptr inbounds nuw i32, ptr %2853, i64 %2980
  %2982 = load i32, ptr %2981, align 4
  %2983 = icmp ugt i32 %2982, 31
  br i1 %2983, label %2988, label %2984

2984:                                             ; preds = %2979
  %2985 = getelementptr inbounds nuw i32, ptr %2852, i64 %2980
  %2986 = load i32, ptr %2985, align 4
  %2987 = shl i32 %2986, %2982
  br label %2988

2988:                                             ; preds = %2984, %2979
  %2989 = phi i32 [ %2987, %2984 ], [ 0, %2979 ]
  %2990 = getelementptr inbounds nuw i32, ptr %2851, i64 %2980
  store i32 %2989, ptr %2990, align 4
  %2991 = add nuw nsw i64 %2980, 1
  %2992 = icmp eq i64 %2991, %2370
  br i1 %2992, label %3344, label %2979

2993:                                             ; preds = %2978, %3003
  %2994 = phi i64 [ %3006, %3003 ], [ 0, %2978 ]
  %2995 = getelementptr inbounds nuw i32, ptr %2853, i64 %2994
  %2996 = load i32, ptr %2995, align 4
  %2997 = icmp ugt i32 %2996, 63
  br i1 %2997, label %3003, label %2998

2998:                                             ; preds = %2993
  %2999 = getelementptr inbounds nuw i64, ptr %2852, i64 %2994
  %3000 = load i64, ptr %2999, align 8
  %3001 = zext nneg i32 %2996 to i64
  %3002 = shl i64 %3000, %3001
  br label %3003

3003:                                             ; preds = %2998, %2993
  %3004 = phi i64 [ %3002, %2998 ], [ 0, %2993 ]
  %3005 = getelementptr inbounds nuw i64, ptr %2851, i64 %2994
  store i64 %3004, ptr %3005, align 8
  %3006 = add nuw nsw i64 %2994, 1
  %3007 = icmp eq i64 %3006, %2370
  br i1 %3007, label %3344, label %2993

3008:                                             ; preds = %2847
  %3009 = and i64 %2511, 324
  %3010 = icmp eq i64 %3009, 0
  %3011 = icmp sgt i64 %2370, 0
  br i1 %3010, label %3013, label %3012

3012:                                             ; preds = %3008
  br i1 %3011, label %3014, label %3344

3013:                                             ; preds = %3008
  br i1 %3011, label %3024, label %3344

3014:                                             ; preds = %3012, %3014
  %3015 = phi i64 [ %3022, %3014 ], [ 0, %3012 ]
  %3016 = getelementptr inbounds nuw i32, ptr %2852, i64 %3015
  %3017 = load i32, ptr %3016, align 4
  %3018 = getelementptr inbounds nuw i32, ptr %2853, i64 %3015
  %3019 = load i32, ptr %3018, align 4
  %3020 = and i32 %3019, %3017
  %3021 = getelementptr inbounds nuw i32, ptr %2851, i64 %3015
  store i32 %3020, ptr %3021, align 4
  %3022 = add nuw nsw i64 %3015, 1
  %3023 = icmp eq i64 %3022, %2370
  br i1 %3023, label %3344, label %3014

3024:                                             ; preds = %3013, %3024
  %3025 = phi i64 [ %3032, %3024 ], [ 0, %3013 ]
  %3026 = getelementptr inbounds nuw i64, ptr %2852, i64 %3025
  %3027 = load i64, ptr %3026, align 8
  %3028 = getelementptr inbounds nuw i64, ptr %2853, i64 %3025
  %3029 = load i64, ptr %3028, align 8
  %3030 = and i64 %3029, %3027
  %3031 = getelementptr inbounds nuw i64, ptr %2851, i64 %3025
  store i64 %3030, ptr %3031, align 8
  %3032 = add nuw nsw i64 %3025, 1
  %3033 = icmp eq i64 %3032, %2370
  br i1 %3033, label %3344, label %3024

3034:                                             ; preds = %2847
  %3035 = and i64 %2511, 324
  %3036 = icmp eq i64 %3035, 0
  %3037 = icmp sgt i64 %2370, 0
  br i1 %3036, label %3039, label %3038

3038:                                             ; preds = %3034
  br i1 %3037, label %3040, label %3344

3039:                                             ; preds = %3034
  br i1 %3037, label %3050, label %3344

3040:                                             ; preds = %3038, %3040
  %3041 = phi i64 [ %3048, %3040 ], [ 0, %3038 ]
  %3042 = getelementptr inbounds nuw i32, ptr %2852, i64 %3041
  %3043 = load i32, ptr %3042, align 4
  %3044 = getelementptr inbounds nuw i32, ptr %2853, i64 %3041
  %3045 = load i32, ptr %3044, align 4
  %3046 = or i32 %3045, %3043
  %3047 = getelementptr inbounds nuw i32, ptr %2851, i64 %3041
  store i32 %3046, ptr %3047, align 4
  %3048 = add nuw nsw i64 %3041, 1
  %3049 = icmp eq i64 %3048, %2370
  br i1 %3049, label %3344, label %3040

3050:                                             ; preds = %3039, %3050
  %3051 = phi i64 [ %3058, %3050 ], [ 0, %3039 ]
  %3052 = getelementptr inbounds nuw i64, ptr %2852, i64 %3051
  %3053 = load i64, ptr %3052, align 8
  %3054 = getelementptr inbounds nuw i64, ptr %2853, i64 %3051
  %3055 = load i64, ptr %3054, align 8
  %3056 = or i64 %3055, %3053
  %3057 = getelementptr inbounds nuw i64, ptr %2851, i64 %3051
  store i64 %3056, ptr %3057, align 8
  %3058 = add nuw nsw i64 %3051, 1
  %3059 = icmp eq i64 %3058, %2370
  br i1 %3059, label %3344, label %3050

3060:                                             ; preds = %2847
  %3061 = and i64 %2511, 324
  %3062 = icmp eq i64 %3061, 0
  %3063 = icmp sgt i64 %2370, 0
  br i1 %3062, label %3065, label %3064

3064:                                             ; preds = %3060
  br i1 %3063, label %3066, label %3344

3065:                                             ; preds = %3060
  br i1 %3063, label %3076, label %3344

3066:                                             ; preds = %3064, %3066
  %3067 = phi i64 [ %3074, %3066 ], [ 0, %3064 ]
  %3068 = getelementptr inbounds nuw i32, ptr %2852, i64 %3067
  %3069 = load i32, ptr %3068, align 4
  %3070 = getelementptr inbounds nuw i32, ptr %2853, i64 %3067
  %3071 = load i32, ptr %3070, align 4
  %3072 = xor i32 %3071, %3069
  %3073 = getelementptr inbounds nuw i32, ptr %2851, i64 %3067
  store i32 %3072, ptr %3073, align 4
  %3074 = add nuw nsw i64 %3067, 1
  %3075 = icmp eq i64 %3074, %2370
  br i1 %3075, label %3344, label %3066

3076:                                             ; preds = %3065, %3076
  %3077 = phi i64 [ %3084, %3076 ], [ 0, %3065 ]
  %3078 = getelementptr inbounds nuw i64, ptr %2852, i64 %3077
  %3079 = load i64, ptr %3078, align 8
  %3080 = getelementptr inbounds nuw i64, ptr %2853, i64 %3077
  %3081 = load i64, ptr %3080, align 8
  %3082 = xor i64 %3081, %3079
  %3083 = getelementptr inbounds nuw i64, ptr %2851, i64 %3077
  store i64 %3082, ptr %3083, align 8
  %3084 = add nuw nsw i64 %3077, 1
  %3085 = icmp eq i64 %3084, %2370
  br i1 %3085, label %3344, label %3076

3086:                                             ; preds = %2847
  %3087 = icmp eq i64 %2494, 8
  br i1 %3087, label %3088, label %3233

3088:                                             ; preds = %3086
  switch i64 %2378, label %3344 [
    i64 5, label %3099
    i64 6, label %3097
    i64 7, label %3095
    i64 25, label %3093
    i64 29, label %3151
    i64 21, label %3091
    i64 22, label %3089
  ]

3089:                                             ; preds = %3088
  %3090 = icmp sgt i64 %2370, 0
  br i1 %3090, label %3207, label %3344

3091:                                             ; preds = %3088
  %3092 = icmp sgt i64 %2370, 0
  br i1 %3092, label %3181, label %3344

3093:                                             ; preds = %3088
  %3094 = icmp sgt i64 %2370, 0
  br i1 %3094, label %3140, label %3344

3095:                                             ; preds = %3088
  %3096 = icmp sgt i64 %2370, 0
  br i1 %3096, label %3127, label %3344

3097:                                             ; preds = %3088
  %3098 = icmp sgt i64 %2370, 0
  br i1 %3098, label %3114, label %3344

3099:                                             ; preds = %3088
  %3100 = icmp sgt i64 %2370, 0
  br i1 %3100, label %3101, label %3344

3101:                                             ; preds = %3099, %3101
  %3102 = phi i64 [ %3112, %3101 ], [ 0, %3099 ]
  %3103 = getelementptr inbounds nuw float, ptr %2852, i64 %3102
  %3104 = load float, ptr %3103, align 4
  %3105 = getelementptr inbounds nuw float, ptr %2853, i64 %3102
  %3106 = load float, ptr %3105, align 4
  %3107 = fadd float %3104, %3106
  %3108 = fcmp uno float %3107, 0.000000e+00
  %3109 = bitcast float %3107 to i32
  %3110 = select i1 %3108, i32 2147483647, i32 %3109
  %3111 = getelementptr inbounds nuw i32, ptr %2851, i64 %3102
  store i32 %3110, ptr %3111, align 4
  %3112 = add nuw nsw i64 %3102, 1
  %3113 = icmp eq i64 %3112, %2370
  br i1 %3113, label %3344, label %3101

3114:                                             ; preds = %3097, %3114
  %3115 = phi i64 [ %3125, %3114 ], [ 0, %3097 ]
  %3116 = getelementptr inbounds nuw float, ptr %2852, i64 %3115
  %3117 = load float, ptr %3116, align 4
  %3118 = getelementptr inbounds nuw float, ptr %2853, i64 %3115
  %3119 = load float, ptr %3118, align 4
  %3120 = fsub float %3117, %3119
  %3121 = fcmp uno float %3120, 0.000000e+00
  %3122 = bitcast float %3120 to i32
  %3123 = select i1 %3121, i32 2147483647, i32 %3122
  %3124 = getelementptr inbounds nuw i32, ptr %2851, i64 %3115
  store i32 %3123, ptr %3124, align 4
  %3125 = add nuw nsw i64 %3115, 1
  %3126 = icmp eq i64 %3125, %2370
  br i1 %3126, label %3344, label %3114

3127:                                             ; preds = %3095, %3127
  %3128 = phi i64 [ %3138, %3127 ], [ 0, %3095 ]
  %3129 = getelementptr inbounds nuw float, ptr %2852, i64 %3128
  %3130 = load float, ptr %3129, align 4
  %3131 = getelementptr inbounds nuw float, ptr %2853, i64 %3128
  %3132 = load float, ptr %3131, align 4
  %3133 = fmul float %3130, %3132
  %3134 = fcmp uno float %3133, 0.000000e+00
  %3135 = bitcast float %3133 to i32
  %3136 = select i1 %3134, i32 2147483647, i32 %3135
  %3137 = getelementptr inbounds nuw i32, ptr %2851, i64 %3128
  store i32 %3136, ptr %3137, align 4
  %3138 = add nuw nsw i64 %3128, 1
  %3139 = icmp eq i64 %3138, %2370
  br i1 %3139, label %3344, label %3127

3140:                                             ; preds = %3093, %3140
  %3141 = phi i64 [ %3149, %3140 ], [ 0, %3093 ]
  %3142 = getelementptr inbounds nuw float, ptr %2852, i64 %3141
  %3143 = load float, ptr %3142, align 4
  %3144 = fneg float %3143
  %3145 = fcmp uno float %3143, 0.000000e+00
  %3146 = bitcast float %3144 to i32
  %3147 = select i1 %3145, i32 2147483647, i32 %3146
  %3148 = getelementptr inbounds nuw i32, ptr %2851, i64 %3141
  store i32 %3147, ptr %3148, align 4
  %3149 = add nuw nsw i64 %3141, 1
  %3150 = icmp eq i64 %3149, %2370
  br i1 %3150, label %3344, label %3140

3151:                                             ; preds = %3088
  %3152 = load i64, ptr %2315, align 8
  %3153 = and i64 %3152, 1
  %3154 = icmp eq i64 %3153, 0
  %3155 = and i64 %3152, 2
  %3156 = icmp eq i64 %3155, 0
  %3157 = and i64 %3152, 4
  %3158 = icmp eq i64 %3157, 0
  %3159 = icmp sgt i64 %2370, 0
  br i1 %3159, label %3160, label %3344

3160:                                             ; preds = %3151, %3160
  %3161 = phi i64 [ %3179, %3160 ], [ 0, %3151 ]
  %3162 = getelementptr inbounds nuw float, ptr %2852, i64 %3161
  %3163 = load float, ptr %3162, align 4
  %3164 = getelementptr inbounds nuw float, ptr %2853, i64 %3161
  %3165 = load float, ptr %3164, align 4
  %3166 = getelementptr inbounds nuw float, ptr %2854, i64 %3161
  %3167 = load float, ptr %3166, align 4
  %3168 = fneg float %3163
  %3169 = select i1 %3154, float %3163, float %3168
  %3170 = fneg float %3165
  %3171 = select i1 %3156, float %3165, float %3170
  %3172 = fneg float %3167
  %3173 = select i1 %3158, float %3167, float %3172
  %3174 = call float @llvm.fma.f32(float %3169, float %3171, float %3173)
  %3175 = fcmp uno float %3174, 0.000000e+00
  %3176 = bitcast float %3174 to i32
  %3177 = select i1 %3175, i32 2147483647, i32 %3176
  %3178 = getelementptr inbounds nuw i32, ptr %2851, i64 %3161
  store i32 %3177, ptr %3178, align 4
  %3179 = add nuw nsw i64 %3161, 1
  %3180 = icmp eq i64 %3179, %2370
  br i1 %3180, label %3344, label %3160

3181:                                             ; preds = %3091, %3199
  %3182 = phi i64 [ %3205, %3199 ], [ 0, %3091 ]
  %3183 = getelementptr inbounds nuw float, ptr %2852, i64 %3182
  %3184 = load float, ptr %3183, align 4
  %3185 = getelementptr inbounds nuw float, ptr %2853, i64 %3182
  %3186 = load float, ptr %3185, align 4
  %3187 = fcmp uno float %3184, 0.000000e+00
  br i1 %3187, label %3199, label %3188

3188:                                             ; preds = %3181
  %3189 = fcmp uno float %3186, 0.000000e+00
  br i1 %3189, label %3199, label %3190

3190:                                             ; preds = %3188
  %3191 = fcmp oeq float %3184, %3186
  br i1 %3191, label %3192, label %3196

3192:                                             ; preds = %3190
  %3193 = bitcast float %3184 to i32
  %3194 = icmp slt i32 %3193, 0
  %3195 = select i1 %3194, float %3184, float %3186
  br label %3199

3196:                                             ; preds = %3190
  %3197 = fcmp olt float %3184, %3186
  %3198 = select i1 %3197, float %3184, float %3186
  br label %3199

3199:                                             ; preds = %3196, %3192, %3188, %3181
  %3200 = phi float [ %3198, %3196 ], [ %3186, %3181 ], [ %3195, %3192 ], [ %3184, %3188 ]
  %3201 = fcmp uno float %3200, 0.000000e+00
  %3202 = bitcast float %3200 to i32
  %3203 = select i1 %3201, i32 2147483647, i32 %3202
  %3204 = getelementptr inbounds nuw i32, ptr %2851, i64 %3182
  store i32 %3203, ptr %3204, align 4
  %3205 = add nuw nsw i64 %3182, 1
  %3206 = icmp eq i64 %3205, %2370
  br i1 %3206, label %3344, label %3181

3207:                                             ; preds = %3089, %3225
  %3208 = phi i64 [ %3231, %3225 ], [ 0, %3089 ]
  %3209 = getelementptr inbounds nuw float, ptr %2852, i64 %3208
  %3210 = load float, ptr %3209, align 4
  %3211 = getelementptr inbounds nuw float, ptr %2853, i64 %3208
  %3212 = load float, ptr %3211, align 4
  %3213 = fcmp uno float %3210, 0.000000e+00
  br i1 %3213, label %3225, label %3214

3214:                                             ; preds = %3207
  %3215 = fcmp uno float %3212, 0.000000e+00
  br i1 %3215, label %3225, label %3216

3216:                                             ; preds = %3214
  %3217 = fcmp oeq float %3210, %3212
  br i1 %3217, label %3218, label %3222

3218:                                             ; preds = %3216
  %3219 = bitcast float %3210 to i32
  %3220 = icmp slt i32 %3219, 0
  %3221 = select i1 %3220, float %3212, float %3210
  br label %3225

3222:                                             ; preds = %3216
  %3223 = fcmp ogt float %3210, %3212
  %3224 = select i1 %3223, float %3210, float %3212
  br label %3225

3225:                                             ; preds = %3222, %3218, %3214, %3207
  %3226 = phi float [ %3224, %3222 ], [ %3212, %3207 ], [ %3221, %3218 ], [ %3210, %3214 ]
  %3227 = fcmp uno float %3226, 0.000000e+00
  %3228 = bitcast float %3226 to i32
  %3229 = select i1 %3227, i32 2147483647, i32 %3228
  %3230 = getelementptr inbounds nuw i32, ptr %2851, i64 %3208
  store i32 %3229, ptr %3230, align 4
  %3231 = add nuw nsw i64 %3208, 1
  %3232 = icmp eq i64 %3231, %2370
  br i1 %3232, label %3344, label %3207

3233:                                             ; preds = %3086
  switch i64 %2378, label %3344 [
    i64 5, label %3234
    i64 6, label %3260
    i64 7, label %3286
    i64 10, label %3312
  ]

3234:                                             ; preds = %3233
  %3235 = and i64 %2511, 324
  %3236 = icmp eq i64 %3235, 0
  %3237 = icmp sgt i64 %2370, 0
  br i1 %3236, label %3239, label %3238

3238:                                             ; preds = %3234
  br i1 %3237, label %3240, label %3344

3239:                                             ; preds = %3234
  br i1 %3237, label %3250, label %3344

3240:                                             ; preds = %3238, %3240
  %3241 = phi i64 [ %3248, %3240 ], [ 0, %3238 ]
  %3242 = getelementptr inbounds nuw i32, ptr %2852, i64 %3241
  %3243 = load i32, ptr %3242, align 4
  %3244 = getelementptr inbounds nuw i32, ptr %2853, i64 %3241
  %3245 = load i32, ptr %3244, align 4
  %3246 = add i32 %3245, %3243
  %3247 = getelementptr inbounds nuw i32, ptr %2851, i64 %3241
  store i32 %3246, ptr %3247, align 4
  %3248 = add nuw nsw i64 %3241, 1
  %3249 = icmp eq i64 %3248, %2370
  br i1 %3249, label %3344, label %3240

3250:                                             ; preds = %3239, %3250
  %3251 = phi i64 [ %3258, %3250 ], [ 0, %3239 ]
  %3252 = getelementptr inbounds nuw i64, ptr %2852, i64 %3251
  %3253 = load i64, ptr %3252, align 8
  %3254 = getelementptr inbounds nuw i64, ptr %2853, i64 %3251
  %3255 = load i64, ptr %3254, align 8
  %3256 = add i64 %3255, %3253
  %3257 = getelementptr inbounds nuw i64, ptr %2851, i64 %3251
  store i64 %3256, ptr %3257, align 8
  %3258 = add nuw nsw i64 %3251, 1
  %3259 = icmp eq i64 %3258, %2370
  br i1 %3259, label %3344, label %3250

3260:                                             ; preds = %3233
  %3261 = and i64 %2511, 324
  %3262 = icmp eq i64 %3261, 0
  %3263 = icmp sgt i64 %2370, 0
  br i1 %3262, label %3265, label %3264

3264:                                             ; preds = %3260
  br i1 %3263, label %3266, label %3344

3265:                                             ; preds = %3260
  br i1 %3263, label %3276, label %3344

3266:                                             ; preds = %3264, %3266
  %3267 = phi i64 [ %3274, %3266 ], [ 0, %3264 ]
  %3268 = getelementptr inbounds nuw i32, ptr %2852, i64 %3267
  %3269 = load i32, ptr %3268, align 4
  %3270 = getelementptr inbounds nuw i32, ptr %2853, i64 %3267
  %3271 = load i32, ptr %3270, align 4
  %3272 = sub i32 %3269, %3271
  %3273 = getelementptr inbounds nuw i32, ptr %2851, i64 %3267
  store i32 %3272, ptr %3273, align 4
  %3274 = add nuw nsw i64 %3267, 1
  %3275 = icmp eq i64 %3274, %2370
  br i1 %3275, label %3344, label %3266

3276:                                             ; preds = %3265, %3276
  %3277 = phi i64 [ %3284, %3276 ], [ 0, %3265 ]
  %3278 = getelementptr inbounds nuw i64, ptr %2852, i64 %3277
  %3279 = load i64, ptr %3278, align 8
  %3280 = getelementptr inbounds nuw i64, ptr %2853, i64 %3277
  %3281 = load i64, ptr %3280, align 8
  %3282 = sub i64 %3279, %3281
  %3283 = getelementptr inbounds nuw i64, ptr %2851, i64 %3277
  store i64 %3282, ptr %3283, align 8
  %3284 = add nuw nsw i64 %3277, 1
  %3285 = icmp eq i64 %3284, %2370
  br i1 %3285, label %3344, label %3276

3286:                                             ; preds = %3233
  %3287 = and i64 %2511, 324
  %3288 = icmp eq i64 %3287, 0
  %3289 = icmp sgt i64 %2370, 0
  br i1 %3288, label %3291, label %3290

3290:                                             ; preds = %3286
  br i1 %3289, label %3292, label %3344

3291:                                             ; preds = %3286
  br i1 %3289, label %3302, label %3344

3292:                                             ; preds = %3290, %3292
  %3293 = phi i64 [ %3300, %3292 ], [ 0, %3290 ]
  %3294 = getelementptr inbounds nuw i32, ptr %2852, i64 %3293
  %3295 = load i32, ptr %3294, align 4
  %3296 = getelementptr inbounds nuw i32, ptr %2853, i64 %3293
  %3297 = load i32, ptr %3296, align 4
  %3298 = mul i32 %3297, %3295
  %3299 = getelementptr inbounds nuw i32, ptr %2851, i64 %3293
  store i32 %3298, ptr %3299, align 4
  %3300 = add nuw nsw i64 %3293, 1
  %3301 = icmp eq i64 %3300, %2370
  br i1 %3301, label %3344, label %3292

3302:                                             ; preds = %3291, %3302
  %3303 = phi i64 [ %3310, %3302 ], [ 0, %3291 ]
  %3304 = getelementptr inbounds nuw i64, ptr %2852, i64 %3303
  %3305 = load i64, ptr %3304, align 8
  %3306 = getelementptr inbounds nuw i64, ptr %2853, i64 %3303
  %3307 = load i64, ptr %3306, align 8
  %3308 = mul i64 %3307, %3305
  %3309 = getelementptr inbounds nuw i64, ptr %2851, i64 %3303
  store i64 %3308, ptr %3309, align 8
  %3310 = add nuw nsw i64 %3303, 1
  %3311 = icmp eq i64 %3310, %2370
  br i1 %3311, label %3344, label %3302

3312:                                             ; preds = %3233
  %3313 = and i64 %2511, 324
  %3314 = icmp eq i64 %3313, 0
  %3315 = icmp sgt i64 %2370, 0
  br i1 %3314, label %3317, label %3316

3316:                                             ; preds = %3312
  br i1 %3315, label %3318, label %3344

3317:                                             ; preds = %3312
  br i1 %3315, label %3331, label %3344

3318:                                             ; preds = %3316, %3318
  %3319 = phi i64 [ %3329, %3318 ], [ 0, %3316 ]
  %3320 = getelementptr inbounds nuw i32, ptr %2852, i64 %3319
  %3321 = load i32, ptr %3320, align 4
  %3322 = getelementptr inbounds nuw i32, ptr %2853, i64 %3319
  %3323 = load i32, ptr %3322, align 4
  %3324 = getelementptr inbounds nuw i32, ptr %2854, i64 %3319
  %3325 = load i32, ptr %3324, align 4
  %3326 = mul i32 %3323, %3321
  %3327 = add i32 %3326, %3325
  %3328 = getelementptr inbounds nuw i32, ptr %2851, i64 %3319
  store i32 %3327, ptr %3328, align 4
  %3329 = add nuw nsw i64 %3319, 1
  %3330 = icmp eq i64 %3329, %2370
  br i1 %3330, label %3344, label %3318

3331:                                             ; preds = %3317, %3331
  %3332 = phi i64 [ %3342, %3331 ], [ 0, %3317 ]
  %3333 = getelementptr inbounds nuw i64, ptr %2852, i64 %3332
  %3334 = load i64, ptr %3333, align 8
  %3335 = getelementptr inbounds nuw i64, ptr %2853, i64 %3332
  %3336 = load i64, ptr %3335, align 8
  %3337 = getelementptr inbounds nuw i64, ptr %2854, i64 %3332
  %3338 = load i64, ptr %3337, align 8
  %3339 = mul i64 %3336, %3334
  %3340 = add i64 %3339, %3338
  %3341 = getelementptr inbounds nuw i64, ptr %2851, i64 %3332
  store i64 %3340, ptr %3341, align 8
  %3342 = add nuw nsw i64 %3332, 1
  %3343 = icmp eq i64 %3342, %2370
  br i1 %3343, label %3344, label %3331

3344:                                             ; preds = %2988, %3003, %2953, %2968, %2926, %2915, %3014, %3024, %3040, %3050, %3066, %3076, %2881, %2894, %2861, %2868, %3318, %3331, %3292, %3302, %3266, %3276, %3240, %3250, %3225, %3199, %3160, %3140, %3127, %3114, %3101, %3317, %3316, %3291, %3290, %3265, %3264, %3239, %3238, %3233, %3151, %3099, %3097, %3095, %3093, %3091, %3089, %3088, %3065, %3064, %3039, %3038, %3013, %3012, %2978, %2977, %2943, %2942, %2914, %2913, %2880, %2879, %2860, %2859
  br i1 %2372, label %3917, label %3345

3345:                                             ; preds = %3344
  %3346 = inttoptr i64 %2491 to ptr
  %3347 = icmp sgt i64 %2369, 0
  switch i64 %2493, label %3394 [
    i64 4, label %3348
    i64 8, label %3371
  ]

3348:                                             ; preds = %3345
  br i1 %2366, label %3350, label %3349

3349:                                             ; preds = %3348
  br i1 %3347, label %3351, label %3917

3350:                                             ; preds = %3348
  br i1 %3347, label %3362, label %3917

3351:                                             ; preds = %3349, %3351
  %3352 = phi i64 [ %3360, %3351 ], [ 0, %3349 ]
  %3353 = getelementptr inbounds nuw i64, ptr %2321, i64 %3352
  %3354 = load i64, ptr %3353, align 8
  %3355 = load i64, ptr %2321, align 8
  %3356 = sub nsw i64 %3354, %3355
  %3357 = getelementptr inbounds i32, ptr %123, i64 %3356
  %3358 = load i32, ptr %3357, align 4
  %3359 = getelementptr inbounds i32, ptr %3346, i64 %3354
  store i32 %3358, ptr %3359, align 4
  %3360 = add nuw nsw i64 %3352, 1
  %3361 = icmp eq i64 %3360, %2369
  br i1 %3361, label %3917, label %3351

3362:                                             ; preds = %3350, %3362
  %3363 = phi i64 [ %3369, %3362 ], [ 0, %3350 ]
  %3364 = getelementptr inbounds nuw i32, ptr %123, i64 %3363
  %3365 = load i32, ptr %3364, align 4
  %3366 = getelementptr inbounds nuw i64, ptr %2321, i64 %3363
  %3367 = load i64, ptr %3366, align 8
  %3368 = getelementptr inbounds i32, ptr %3346, i64 %3367
  store i32 %3365, ptr %3368, align 4
  %3369 = add nuw nsw i64 %3363, 1
  %3370 = icmp eq i64 %3369, %2369
  br i1 %3370, label %3917, label %3362

3371:                                             ; preds = %3345
  br i1 %2366, label %3373, label %3372

3372:                                             ; preds = %3371
  br i1 %3347, label %3374, label %3917

3373:                                             ; preds = %3371
  br i1 %3347, label %3385, label %3917

3374:                                             ; preds = %3372, %3374
  %3375 = phi i64 [ %3383, %3374 ], [ 0, %3372 ]
  %3376 = getelementptr inbounds nuw i64, ptr %2321, i64 %3375
  %3377 = load i64, ptr %3376, align 8
  %3378 = load i64, ptr %2321, align 8
  %3379 = sub nsw i64 %3377, %3378
  %3380 = getelementptr inbounds i64, ptr %123, i64 %3379
  %3381 = load i64, ptr %3380, align 8
  %3382 = getelementptr inbounds i64, ptr %3346, i64 %3377
  store i64 %3381, ptr %3382, align 8
  %3383 = add nuw nsw i64 %3375, 1
  %3384 = icmp eq i64 %3383, %2369
  br i1 %3384, label %3917, label %3374

3385:                                             ; preds = %3373, %3385
  %3386 = phi i64 [ %3392, %3385 ], [ 0, %3373 ]
  %3387 = getelementptr inbounds nuw i64, ptr %123, i64 %3386
  %3388 = load i64, ptr %3387, align 8
  %3389 = getelementptr inbounds nuw i64, ptr %2321, i64 %3386
  %3390 = load i64, ptr %3389, align 8
  %3391 = getelementptr inbounds i64, ptr %3346, i64 %3390
  store i64 %3388, ptr %3391, align 8
  %3392 = add nuw nsw i64 %3386, 1
  %3393 = icmp eq i64 %3392, %2369
  br i1 %3393, label %3917, label %3385

3394:                                             ; preds = %3345
  br i1 %2366, label %3396, label %3395

3395:                                             ; preds = %3394
  br i1 %3347, label %3397, label %3917

3396:                                             ; preds = %3394
  br i1 %3347, label %3408, label %3917

3397:                                             ; preds = %3395, %3397
  %3398 = phi i64 [ %3406, %3397 ], [ 0, %3395 ]
  %3399 = getelementptr inbounds nuw i64, ptr %2321, i64 %3398
  %3400 = load i64, ptr %3399, align 8
  %3401 = load i64, ptr %2321, align 8
  %3402 = sub nsw i64 %3400, %3401
  %3403 = getelementptr inbounds i8, ptr %123, i64 %3402
  %3404 = load i8, ptr %3403, align 1
  %3405 = getelementptr inbounds i8, ptr %3346, i64 %3400
  store i8 %3404, ptr %3405, align 1
  %3406 = add nuw nsw i64 %3398, 1
  %3407 = icmp eq i64 %3406, %2369
  br i1 %3407, label %3917, label %3397

3408:                                             ; preds = %3396, %3408
  %3409 = phi i64 [ %3415, %3408 ], [ 0, %3396 ]
  %3410 = getelementptr inbounds nuw i8, ptr %123, i64 %3409
  %3411 = load i8, ptr %3410, align 1
  %3412 = getelementptr inbounds nuw i64, ptr %2321, i64 %3409
  %3413 = load i64, ptr %3412, align 8
  %3414 = getelementptr inbounds i8, ptr %3346, i64 %3413
  store i8 %3411, ptr %3414, align 1
  %3415 = add nuw nsw i64 %3409, 1
  %3416 = icmp eq i64 %3415, %2369
  br i1 %3416, label %3917, label %3408

3417:                                             ; preds = %2846
  %3418 = shl nuw nsw i64 %2510, 3
  %3419 = icmp eq i64 %2494, 3
  %3420 = select i1 %3419, i64 -9223372036854775808, i64 0
  switch i64 %2378, label %3916 [
    i64 4, label %3467
    i64 5, label %3465
    i64 6, label %3463
    i64 7, label %3496
    i64 9, label %3496
    i64 12, label %3461
    i64 13, label %3459
    i64 14, label %3457
    i64 15, label %3538
    i64 25, label %3455
    i64 21, label %3453
    i64 22, label %3451
    i64 8, label %3594
    i64 10, label %3641
    i64 11, label %3641
    i64 16, label %3449
    i64 17, label %3668
    i64 18, label %3447
    i64 20, label %3443
    i64 23, label %3438
    i64 24, label %3433
    i64 28, label %3429
    i64 30, label %3427
    i64 31, label %3825
    i64 32, label %3825
    i64 33, label %3425
    i64 34, label %3423
    i64 35, label %3421
  ]

3421:                                             ; preds = %3417
  %3422 = icmp sgt i64 %2370, 0
  br i1 %3422, label %3883, label %3916

3423:                                             ; preds = %3417
  %3424 = icmp sgt i64 %2370, 0
  br i1 %3424, label %3864, label %3916

3425:                                             ; preds = %3417
  %3426 = icmp sgt i64 %2370, 0
  br i1 %3426, label %3856, label %3916

3427:                                             ; preds = %3417
  %3428 = icmp sgt i64 %2370, 0
  br i1 %3428, label %3817, label %3916

3429:                                             ; preds = %3417
  %3430 = icmp sgt i64 %2370, 0
  br i1 %3430, label %3431, label %3916

3431:                                             ; preds = %3429
  %3432 = load i64, ptr %2315, align 8
  br label %3781

3433:                                             ; preds = %3417
  %3434 = icmp sgt i64 %2370, 0
  br i1 %3434, label %3435, label %3916

3435:                                             ; preds = %3433
  %3436 = and i64 %2494, -4
  %3437 = icmp eq i64 %3436, 4
  br label %3756

3438:                                             ; preds = %3417
  %3439 = icmp sgt i64 %2370, 0
  br i1 %3439, label %3440, label %3916

3440:                                             ; preds = %3438
  %3441 = and i64 %2494, -4
  %3442 = icmp eq i64 %3441, 4
  br label %3735

3443:                                             ; preds = %3417
  %3444 = icmp sgt i64 %2370, 0
  br i1 %3444, label %3445, label %3916

3445:                                             ; preds = %3443
  %3446 = load i64, ptr %2315, align 8
  br label %3711

3447:                                             ; preds = %3417
  %3448 = icmp sgt i64 %2370, 0
  br i1 %3448, label %3698, label %3916

3449:                                             ; preds = %3417
  %3450 = icmp sgt i64 %2370, 0
  br i1 %3450, label %3656, label %3916

3451:                                             ; preds = %3417
  %3452 = icmp sgt i64 %2370, 0
  br i1 %3452, label %3581, label %3916

3453:                                             ; preds = %3417
  %3454 = icmp sgt i64 %2370, 0
  br i1 %3454, label %3568, label %3916

3455:                                             ; preds = %3417
  %3456 = icmp sgt i64 %2370, 0
  br i1 %3456, label %3560, label %3916

3457:                                             ; preds = %3417
  %3458 = icmp sgt i64 %2370, 0
  br i1 %3458, label %3528, label %3916

3459:                                             ; preds = %3417
  %3460 = icmp sgt i64 %2370, 0
  br i1 %3460, label %3518, label %3916

3461:                                             ; preds = %3417
  %3462 = icmp sgt i64 %2370, 0
  br i1 %3462, label %3508, label %3916

3463:                                             ; preds = %3417
  %3464 = icmp sgt i64 %2370, 0
  br i1 %3464, label %3486, label %3916

3465:                                             ; preds = %3417
  %3466 = icmp sgt i64 %2370, 0
  br i1 %3466, label %3476, label %3916

3467:                                             ; preds = %3417
  %3468 = icmp sgt i64 %2370, 0
  br i1 %3468, label %3469, label %3916

3469:                                             ; preds = %3467, %3469
  %3470 = phi i64 [ %3474, %3469 ], [ 0, %3467 ]
  %3471 = getelementptr inbounds nuw i64, ptr %6, i64 %3470
  %3472 = load i64, ptr %3471, align 8
  %3473 = getelementptr inbounds nuw i64, ptr %123, i64 %3470
  store i64 %3472, ptr %3473, align 8
  %3474 = add nuw nsw i64 %3470, 1
  %3475 = icmp eq i64 %3474, %2370
  br i1 %3475, label %3916, label %3469

3476:                                             ; preds = %3465, %3476
  %3477 = phi i64 [ %3484, %3476 ], [ 0, %3465 ]
  %3478 = getelementptr inbounds nuw i64, ptr %6, i64 %3477
  %3479 = load i64, ptr %3478, align 8
  %3480 = getelementptr inbounds nuw i64, ptr %120, i64 %3477
  %3481 = load i64, ptr %3480, align 8
  %3482 = add i64 %3481, %3479
  %3483 = getelementptr inbounds nuw i64, ptr %123, i64 %3477
  store i64 %3482, ptr %3483, align 8
  %3484 = add nuw nsw i64 %3477, 1
  %3485 = icmp eq i64 %3484, %2370
  br i1 %3485, label %3916, label %3476

3486:                                             ; preds = %3463, %3486
  %3487 = phi i64 [ %3494, %3486 ], [ 0, %3463 ]
  %3488 = getelementptr inbounds nuw i64, ptr %6, i64 %3487
  %3489 = load i64, ptr %3488, align 8
  %3490 = getelementptr inbounds nuw i64, ptr %120, i64 %3487
  %3491 = load i64, ptr %3490, align 8
  %3492 = sub i64 %3489, %3491
  %3493 = getelementptr inbounds nuw i64, ptr %123, i64 %3487
  store i64 %3492, ptr %3493, align 8
  %3494 = add nuw nsw i64 %3487, 1
  %3495 = icmp eq i64 %3494, %2370
  br i1 %3495, label %3916, label %3486

3496:                                             ; preds = %3417, %3417
  %3497 = icmp sgt i64 %2370, 0
  br i1 %3497, label %3498, label %3916

3498:                                             ; preds = %3496, %3498
  %3499 = phi i64 [ %3506, %3498 ], [ 0, %3496 ]
  %3500 = getelementptr inbounds nuw i64, ptr %6, i64 %3499
  %3501 = load i64, ptr %3500, align 8
  %3502 = getelementptr inbounds nuw i64, ptr %120, i64 %3499
  %3503 = load i64, ptr %3502, align 8
  %3504 = mul i64 %3503, %3501
  %3505 = getelementptr inbounds nuw i64, ptr %123, i64 %3499
  store i64 %3504, ptr %3505, align 8
  %3506 = add nuw nsw i64 %3499, 1
  %3507 = icmp eq i64 %3506, %2370
  br i1 %3507, label %3916, label %3498

3508:                                             ; preds = %3461, %3508
  %3509 = phi i64 [ %3516, %3508 ], [ 0, %3461 ]
  %3510 = getelementptr inbounds nuw i64, ptr %6, i64 %3509
  %3511 = load i64, ptr %3510, align 8
  %3512 = getelementptr inbounds nuw i64, ptr %120, i64 %3509
  %3513 = load i64, ptr %3512, align 8
  %3514 = and i64 %3513, %3511
  %3515 = getelementptr inbounds nuw i64, ptr %123, i64 %3509
  store i64 %3514, ptr %3515, align 8
  %3516 = add nuw nsw i64 %3509, 1
  %3517 = icmp eq i64 %3516, %2370
  br i1 %3517, label %3916, label %3508

3518:                                             ; preds = %3459, %3518
  %3519 = phi i64 [ %3526, %3518 ], [ 0, %3459 ]
  %3520 = getelementptr inbounds nuw i64, ptr %6, i64 %3519
  %3521 = load i64, ptr %3520, align 8
  %3522 = getelementptr inbounds nuw i64, ptr %120, i64 %3519
  %3523 = load i64, ptr %3522, align 8
  %3524 = or i64 %3523, %3521
  %3525 = getelementptr inbounds nuw i64, ptr %123, i64 %3519
  store i64 %3524, ptr %3525, align 8
  %3526 = add nuw nsw i64 %3519, 1
  %3527 = icmp eq i64 %3526, %2370
  br i1 %3527, label %3916, label %3518

3528:                                             ; preds = %3457, %3528
  %3529 = phi i64 [ %3536, %3528 ], [ 0, %3457 ]
  %3530 = getelementptr inbounds nuw i64, ptr %6, i64 %3529
  %3531 = load i64, ptr %3530, align 8
  %3532 = getelementptr inbounds nuw i64, ptr %120, i64 %3529
  %3533 = load i64, ptr %3532, align 8
  %3534 = xor i64 %3533, %3531
  %3535 = getelementptr inbounds nuw i64, ptr %123, i64 %3529
  store i64 %3534, ptr %3535, align 8
  %3536 = add nuw nsw i64 %3529, 1
  %3537 = icmp eq i64 %3536, %2370
  br i1 %3537, label %3916, label %3528

3538:                                             ; preds = %3417
  %3539 = icmp eq i64 %2494, 10
  %3540 = icmp sgt i64 %2370, 0
  br i1 %3539, label %3542, label %3541

3541:                                             ; preds = %3538
  br i1 %3540, label %3552, label %3916

3542:                                             ; preds = %3538
  br i1 %3540, label %3543, label %3916

3543:                                             ; preds = %3542, %3543
  %3544 = phi i64 [ %3550, %3543 ], [ 0, %3542 ]
  %3545 = getelementptr inbounds nuw i64, ptr %6, i64 %3544
  %3546 = load i64, ptr %3545, align 8
  %3547 = icmp eq i64 %3546, 0
  %3548 = zext i1 %3547 to i64
  %3549 = getelementptr inbounds nuw i64, ptr %123, i64 %3544
  store i64 %3548, ptr %3549, align 8
  %3550 = add nuw nsw i64 %3544, 1
  %3551 = icmp eq i64 %3550, %2370
  br i1 %3551, label %3916, label %3543

3552:                                             ; preds = %3541, %3552
  %3553 = phi i64 [ %3558, %3552 ], [ 0, %3541 ]
  %3554 = getelementptr inbounds nuw i64, ptr %6, i64 %3553
  %3555 = load i64, ptr %3554, align 8
  %3556 = xor i64 %3555, -1
  %3557 = getelementptr inbounds nuw i64, ptr %123, i64 %3553
  store i64 %3556, ptr %3557, align 8
  %3558 = add nuw nsw i64 %3553, 1
  %3559 = icmp eq i64 %3558, %2370
  br i1 %3559, label %3916, label %3552

3560:                                             ; preds = %3455, %3560
  %3561 = phi i64 [ %3566, %3560 ], [ 0, %3455 ]
  %3562 = getelementptr inbounds nuw i64, ptr %6, i64 %3561
  %3563 = load i64, ptr %3562, align 8
  %3564 = sub i64 0, %3563
  %3565 = getelementptr inbounds nuw i64, ptr %123, i64 %3561
  store i64 %3564, ptr %3565, align 8
  %3566 = add nuw nsw i64 %3561, 1
  %3567 = icmp eq i64 %3566, %2370
  br i1 %3567, label %3916, label %3560

3568:                                             ; preds = %3453, %3568
  %3569 = phi i64 [ %3579, %3568 ], [ 0, %3453 ]
  %3570 = getelementptr inbounds nuw i64, ptr %6, i64 %3569
  %3571 = load i64, ptr %3570, align 8
  %3572 = getelementptr inbounds nuw i64, ptr %120, i64 %3569
  %3573 = load i64, ptr %3572, align 8
  %3574 = xor i64 %3571, %3420
  %3575 = xor i64 %3573, %3420
  %3576 = icmp slt i64 %3574, %3575
  %3577 = select i1 %3576, i64 %3571, i64 %3573
  %3578 = getelementptr inbounds nuw i64, ptr %123, i64 %3569
  store i64 %3577, ptr %3578, align 8
  %3579 = add nuw nsw i64 %3569, 1
  %3580 = icmp eq i64 %3579, %2370
  br i1 %3580, label %3916, label %3568

3581:                                             ; preds = %3451, %3581
  %3582 = phi i64 [ %3592, %3581 ], [ 0, %3451 ]
  %3583 = getelementptr inbounds nuw i64, ptr %6, i64 %3582
  %3584 = load i64, ptr %3583, align 8
  %3585 = getelementptr inbounds nuw i64, ptr %120, i64 %3582
  %3586 = load i64, ptr %3585, align 8
  %3587 = xor i64 %3584, %3420
  %3588 = xor i64 %3586, %3420
  %3589 = icmp sgt i64 %3587, %3588
  %3590 = select i1 %3589, i64 %3584, i64 %3586
  %3591 = getelementptr inbounds nuw i64, ptr %123, i64 %3582
  store i64 %3590, ptr %3591, align 8
  %3592 = add nuw nsw i64 %3582, 1
  %3593 = icmp eq i64 %3592, %2370
  br i1 %3593, label %3916, label %3581

3594:                                             ; preds = %3417
  %3595 = and i64 %2511, 324
  %3596 = icmp eq i64 %3595, 0
  %3597 = icmp sgt i64 %2370, 0
  br i1 %3596, label %3610, label %3598

3598:                                             ; preds = %3594
  br i1 %3597, label %3599, label %3916

3599:                                             ; preds = %3598, %3599
  %3600 = phi i64 [ %3608, %3599 ], [ 0, %3598 ]
  %3601 = getelementptr inbounds nuw i64, ptr %6, i64 %3600
  %3602 = load i64, ptr %3601, align 8
  %3603 = getelementptr inbounds nuw i64, ptr %120, i64 %3600
  %3604 = load i64, ptr %3603, align 8
  %3605 = mul i64 %3604, %3602
  %3606 = lshr i64 %3605, 32
  %3607 = getelementptr inbounds nuw i64, ptr %123, i64 %3600
  store i64 %3606, ptr %3607, align 8
  %3608 = add nuw nsw i64 %3600, 1
  %3609 = icmp eq i64 %3608, %2370
  br i1 %3609, label %3916, label %3599

3610:                                             ; preds = %3594
  br i1 %3419, label %3612, label %3611

3611:                                             ; preds = %3610
  br i1 %3597, label %3627, label %3916

3612:                                             ; preds = %3610
  br i1 %3597, label %3613, label %3916

3613:                                             ; preds = %3612, %3613
  %3614 = phi i64 [ %3625, %3613 ], [ 0, %3612 ]
  %3615 = getelementptr inbounds nuw i64, ptr %6, i64 %3614
  %3616 = load i64, ptr %3615, align 8
  %3617 = getelementptr inbounds nuw i64, ptr %120, i64 %3614
  %3618 = load i64, ptr %3617, align 8
  %3619 = zext i64 %3616 to i128
  %3620 = zext i64 %3618 to i128
  %3621 = mul nuw i128 %3620, %3619
  %3622 = lshr i128 %3621, 64
  %3623 = trunc nuw i128 %3622 to i64
  %3624 = getelementptr inbounds nuw i64, ptr %123, i64 %3614
  store i64 %3623, ptr %3624, align 8
  %3625 = add nuw nsw i64 %3614, 1
  %3626 = icmp eq i64 %3625, %2370
  br i1 %3626, label %3916, label %3613

3627:                                             ; preds = %3611, %3627
  %3628 = phi i64 [ %3639, %3627 ], [ 0, %3611 ]
  %3629 = getelementptr inbounds nuw i64, ptr %6, i64 %3628
  %3630 = load i64, ptr %3629, align 8
  %3631 = getelementptr inbounds nuw i64, ptr %120, i64 %3628
  %3632 = load i64, ptr %3631, align 8
  %3633 = sext i64 %3630 to i128
  %3634 = sext i64 %3632 to i128
  %3635 = mul nsw i128 %3634, %3633
  %3636 = lshr i128 %3635, 64
  %3637 = trunc nuw i128 %3636 to i64
  %3638 = getelementptr inbounds nuw i64, ptr %123, i64 %3628
  store i64 %3637, ptr %3638, align 8
  %3639 = add nuw nsw i64 %3628, 1
  %3640 = icmp eq i64 %3639, %2370
  br i1 %3640, label %3916, label %3627

3641:                                             ; preds = %3417, %3417
  %3642 = icmp sgt i64 %2370, 0
  br i1 %3642, label %3643, label %3916

3643:                                             ; preds = %3641, %3643
  %3644 = phi i64 [ %3654, %3643 ], [ 0, %3641 ]
  %3645 = getelementptr inbounds nuw i64, ptr %6, i64 %3644
  %3646 = load i64, ptr %3645, align 8
  %3647 = getelementptr inbounds nuw i64, ptr %120, i64 %3644
  %3648 = load i64, ptr %3647, align 8
  %3649 = getelementptr inbounds nuw i64, ptr %122, i64 %3644
  %3650 = load i64, ptr %3649, align 8
  %3651 = mul i64 %3648, %3646
  %3652 = add i64 %3651, %3650
  %3653 = getelementptr inbounds nuw i64, ptr %123, i64 %3644
  store i64 %3652, ptr %3653, align 8
  %3654 = add nuw nsw i64 %3644, 1
  %3655 = icmp eq i64 %3654, %2370
  br i1 %3655, label %3916, label %3643

3656:                                             ; preds = %3449, %3656
  %3657 = phi i64 [ %3666, %3656 ], [ 0, %3449 ]
  %3658 = getelementptr inbounds nuw i64, ptr %6, i64 %3657
  %3659 = load i64, ptr %3658, align 8
  %3660 = getelementptr inbounds nuw i64, ptr %120, i64 %3657
  %3661 = load i64, ptr %3660, align 8
  %3662 = icmp ult i64 %3661, %3418
  %3663 = shl i64 %3659, %3661
  %3664 = select i1 %3662, i64 %3663, i64 0
  %3665 = getelementptr inbounds nuw i64, ptr %123, i64 %3657
  store i64 %3664, ptr %3665, align 8
  %3666 = add nuw nsw i64 %3657, 1
  %3667 = icmp eq i64 %3666, %2370
  br i1 %3667, label %3916, label %3656

3668:                                             ; preds = %3417
  %3669 = and i64 %2494, -4
  %3670 = icmp eq i64 %3669, 4
  %3671 = icmp sgt i64 %2370, 0
  br i1 %3670, label %3673, label %3672

3672:                                             ; preds = %3668
  br i1 %3671, label %3686, label %3916

3673:                                             ; preds = %3668
  br i1 %3671, label %3674, label %3916

3674:                                             ; preds = %3673, %3674
  %3675 = phi i64 [ %3684, %3674 ], [ 0, %3673 ]
  %3676 = getelementptr inbounds nuw i64, ptr %6, i64 %3675
  %3677 = load i64, ptr %3676, align 8
  %3678 = getelementptr inbounds nuw i64, ptr %120, i64 %3675
  %3679 = load i64, ptr %3678, align 8
  %3680 = icmp ult i64 %3679, %3418
  %3681 = select i1 %3680, i64 %3679, i64 63
  %3682 = ashr i64 %3677, %3681
  %3683 = getelementptr inbounds nuw i64, ptr %123, i64 %3675
  store i64 %3682, ptr %3683, align 8
  %3684 = add nuw nsw i64 %3675, 1
  %3685 = icmp eq i64 %3684, %2370
  br i1 %3685, label %3916, label %3674

3686:                                             ; preds = %3672, %3686
  %3687 = phi i64 [ %3696, %3686 ], [ 0, %3672 ]
  %3688 = getelementptr inbounds nuw i64, ptr %6, i64 %3687
  %3689 = load i64, ptr %3688, align 8
  %3690 = getelementptr inbounds nuw i64, ptr %120, i64 %3687
  %3691 = load i64, ptr %3690, align 8
  %3692 = icmp ult i64 %3691, %3418
  %3693 = lshr i64 %3689, %3691
  %3694 = select i1 %3692, i64 %3693, i64 0
  %3695 = getelementptr inbounds nuw i64, ptr %123, i64 %3687
  store i64 %3694, ptr %3695, align 8
  %3696 = add nuw nsw i64 %3687, 1
  %3697 = icmp eq i64 %3696, %2370
  br i1 %3697, label %3916, label %3686

3698:                                             ; preds = %3447, %3698
  %3699 = phi i64 [ %3709, %3698 ], [ 0, %3447 ]
  %3700 = getelementptr inbounds nuw i64, ptr %6, i64 %3699
  %3701 = load i64, ptr %3700, align 8
  %3702 = getelementptr inbounds nuw i64, ptr %120, i64 %3699
  %3703 = load i64, ptr %3702, align 8
  %3704 = getelementptr inbounds nuw i64, ptr %122, i64 %3699
  %3705 = load i64, ptr %3704, align 8
  %3706 = icmp eq i64 %3705, 0
  %3707 = select i1 %3706, i64 %3703, i64 %3701
  %3708 = getelementptr inbounds nuw i64, ptr %123, i64 %3699
  store i64 %3707, ptr %3708, align 8
  %3709 = add nuw nsw i64 %3699, 1
  %3710 = icmp eq i64 %3709, %2370
  br i1 %3710, label %3916, label %3698

3711:                                             ; preds = %3730, %3445
  %3712 = phi i64 [ 0, %3445 ], [ %3733, %3730 ]
  %3713 = getelementptr inbounds nuw i64, ptr %6, i64 %3712
  %3714 = load i64, ptr %3713, align 8
  switch i64 %3446, label %3730 [
    i64 0, label %3715
    i64 1, label %3717
    i64 2, label %3719
    i64 4, label %3721
    i64 5, label %3724
    i64 6, label %3727
  ]

3715:                                             ; preds = %3711
  %3716 = and i64 %3714, 255
  br label %3730

3717:                                             ; preds = %3711
  %3718 = and i64 %3714, 65535
  br label %3730

3719:                                             ; preds = %3711
  %3720 = and i64 %3714, 4294967295
  br label %3730

3721:                                             ; preds = %3711
  %3722 = shl i64 %3714, 56
  %3723 = ashr exact i64 %3722, 56
  br label %3730

3724:                                             ; preds = %3711
  %3725 = shl i64 %3714, 48
  %3726 = ashr exact i64 %3725, 48
  br label %3730

3727:                                             ; preds = %3711
  %3728 = shl i64 %3714, 32
  %3729 = ashr exact i64 %3728, 32
  br label %3730

3730:                                             ; preds = %3727, %3724, %3721, %3719, %3717, %3715, %3711
  %3731 = phi i64 [ %3729, %3727 ], [ %3716, %3715 ], [ %3718, %3717 ], [ %3720, %3719 ], [ %3723, %3721 ], [ %3726, %3724 ], [ %3714, %3711 ]
  %3732 = getelementptr inbounds nuw i64, ptr %123, i64 %3712
  store i64 %3731, ptr %3732, align 8
  %3733 = add nuw nsw i64 %3712, 1
  %3734 = icmp eq i64 %3733, %2370
  br i1 %3734, label %3916, label %3711

3735:                                             ; preds = %3751, %3440
  %3736 = phi i64 [ 0, %3440 ], [ %3754, %3751 ]
  %3737 = getelementptr inbounds nuw i64, ptr %6, i64 %3736
  %3738 = load i64, ptr %3737, align 8
  %3739 = getelementptr inbounds nuw i64, ptr %120, i64 %3736
  %3740 = load i64, ptr %3739, align 8
  %3741 = icmp eq i64 %3740, 0
  br i1 %3741, label %3751, label %3742

3742:                                             ; preds = %3735
  br i1 %3442, label %3745, label %3743

3743:                                             ; preds = %3742
  %3744 = udiv i64 %3738, %3740
  br label %3751

3745:                                             ; preds = %3742
  %3746 = icmp eq i64 %3740, -1
  br i1 %3746, label %3747, label %3749

3747:                                             ; preds = %3745
  %3748 = sub i64 0, %3738
  br label %3751

3749:                                             ; preds = %3745
  %3750 = sdiv i64 %3738, %3740
  br label %3751

3751:                                             ; preds = %3749, %3747, %3743, %3735
  %3752 = phi i64 [ %3744, %3743 ], [ %3748, %3747 ], [ %3750, %3749 ], [ -1, %3735 ]
  %3753 = getelementptr inbounds nuw i64, ptr %123, i64 %3736
  store i64 %3752, ptr %3753, align 8
  %3754 = add nuw nsw i64 %3736, 1
  %3755 = icmp eq i64 %3754, %2370
  br i1 %3755, label %3916, label %3735

3756:                                             ; preds = %3776, %3435
  %3757 = phi i64 [ 0, %3435 ], [ %3779, %3776 ]
  %3758 = getelementptr inbounds nuw i64, ptr %6, i64 %3757
  %3759 = load i64, ptr %3758, align 8
  %3760 = getelementptr inbounds nuw i64, ptr %120, i64 %3757
  %3761 = load i64, ptr %3760, align 8
  %3762 = icmp eq i64 %3761, 0
  br i1 %3762, label %3776, label %3763

3763:                                             ; preds = %3756
  br i1 %3437, label %3766, label %3764

3764:                                             ; preds = %3763
  %3765 = udiv i64 %3759, %3761
  br label %3772

3766:                                             ; preds = %3763
  %3767 = icmp eq i64 %3761, -1
  br i1 %3767, label %3768, label %3770

3768:                                             ; preds = %3766
  %3769 = sub i64 0, %3759
  br label %3772

3770:                                             ; preds = %3766
  %3771 = sdiv i64 %3759, %3761
  br label %3772

3772:                                             ; preds = %3770, %3768, %3764
  %3773 = phi i64 [ %3765, %3764 ], [ %3769, %3768 ], [ %3771, %3770 ]
  %3774 = mul i64 %3773, %3761
  %3775 = sub i64 %3759, %3774
  br label %3776

3776:                                             ; preds = %3772, %3756
  %3777 = phi i64 [ %3775, %3772 ], [ -1, %3756 ]
  %3778 = getelementptr inbounds nuw i64, ptr %123, i64 %3757
  store i64 %3777, ptr %3778, align 8
  %3779 = add nuw nsw i64 %3757, 1
  %3780 = icmp eq i64 %3779, %2370
  br i1 %3780, label %3916, label %3756

3781:                                             ; preds = %3789, %3431
  %3782 = phi i64 [ 0, %3431 ], [ %3791, %3789 ]
  %3783 = getelementptr inbounds nuw i64, ptr %6, i64 %3782
  %3784 = load i64, ptr %3783, align 8
  %3785 = getelementptr inbounds nuw i64, ptr %120, i64 %3782
  %3786 = load i64, ptr %3785, align 8
  %3787 = getelementptr inbounds nuw i64, ptr %122, i64 %3782
  %3788 = load i64, ptr %3787, align 8
  br label %3793

3789:                                             ; preds = %3813
  %3790 = getelementptr inbounds nuw i64, ptr %123, i64 %3782
  store i64 %3814, ptr %3790, align 8
  %3791 = add nuw nsw i64 %3782, 1
  %3792 = icmp eq i64 %3791, %2370
  br i1 %3792, label %3916, label %3781

3793:                                             ; preds = %3813, %3781
  %3794 = phi i64 [ 0, %3781 ], [ %3815, %3813 ]
  %3795 = phi i64 [ 0, %3781 ], [ %3814, %3813 ]
  %3796 = shl nuw nsw i64 1, %3794
  %3797 = and i64 %3796, %3432
  %3798 = icmp eq i64 %3797, 0
  br i1 %3798, label %3813, label %3799

3799:                                             ; preds = %3793
  %3800 = icmp samesign ult i64 %3794, 4
  %3801 = sext i1 %3800 to i64
  %3802 = xor i64 %3784, %3801
  %3803 = lshr i64 %3794, 1
  %3804 = and i64 %3803, 1
  %3805 = add nsw i64 %3804, -1
  %3806 = xor i64 %3805, %3786
  %3807 = and i64 %3794, 1
  %3808 = add nsw i64 %3807, -1
  %3809 = xor i64 %3808, %3788
  %3810 = and i64 %3809, %3802
  %3811 = and i64 %3810, %3806
  %3812 = or i64 %3811, %3795
  br label %3813

3813:                                             ; preds = %3799, %3793
  %3814 = phi i64 [ %3812, %3799 ], [ %3795, %3793 ]
  %3815 = add nuw nsw i64 %3794, 1
  %3816 = icmp eq i64 %3815, 8
  br i1 %3816, label %3789, label %3793

3817:                                             ; preds = %3427, %3817
  %3818 = phi i64 [ %3823, %3817 ], [ 0, %3427 ]
  %3819 = getelementptr inbounds nuw i64, ptr %6, i64 %3818
  %3820 = load i64, ptr %3819, align 8
  %3821 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3820)
  %3822 = getelementptr inbounds nuw i64, ptr %123, i64 %3818
  store i64 %3821, ptr %3822, align 8
  %3823 = add nuw nsw i64 %3818, 1
  %3824 = icmp eq i64 %3823, %2370
  br i1 %3824, label %3916, label %3817

3825:                                             ; preds = %3417, %3417
  %3826 = icmp sgt i64 %2370, 0
  br i1 %3826, label %3827, label %3916

3827:                                             ; preds = %3825
  %3828 = load i64, ptr %2315, align 8
  %3829 = icmp eq i64 %3828, 0
  %3830 = icmp eq i64 %2378, 32
  br label %3831

3831:                                             ; preds = %3851, %3827
  %3832 = phi i64 [ 0, %3827 ], [ %3854, %3851 ]
  %3833 = getelementptr inbounds nuw i64, ptr %120, i64 %3832
  %3834 = load i64, ptr %3833, align 8
  %3835 = shl i64 %3834, 32
  %3836 = getelementptr inbounds nuw i64, ptr %6, i64 %3832
  %3837 = load i64, ptr %3836, align 8
  %3838 = or i64 %3835, %3837
  %3839 = getelementptr inbounds nuw i64, ptr %122, i64 %3832
  %3840 = load i64, ptr %3839, align 8
  %3841 = and i64 %3840, 31
  %3842 = call i64 @llvm.umin.i64(i64 %3840, i64 32)
  %3843 = select i1 %3829, i64 %3842, i64 %3841
  br i1 %3830, label %3844, label %3846

3844:                                             ; preds = %3831
  %3845 = lshr i64 %3838, %3843
  br label %3851

3846:                                             ; preds = %3831
  %3847 = icmp eq i64 %3843, 32
  br i1 %3847, label %3851, label %3848

3848:                                             ; preds = %3846
  %3849 = shl i64 %3838, %3843
  %3850 = lshr i64 %3849, 32
  br label %3851

3851:                                             ; preds = %3848, %3846, %3844
  %3852 = phi i64 [ %3845, %3844 ], [ %3850, %3848 ], [ %3838, %3846 ]
  %3853 = getelementptr inbounds nuw i64, ptr %123, i64 %3832
  store i64 %3852, ptr %3853, align 8
  %3854 = add nuw nsw i64 %3832, 1
  %3855 = icmp eq i64 %3854, %2370
  br i1 %3855, label %3916, label %3831

3856:                                             ; preds = %3425, %3856
  %3857 = phi i64 [ %3862, %3856 ], [ 0, %3425 ]
  %3858 = getelementptr inbounds nuw i64, ptr %6, i64 %3857
  %3859 = load i64, ptr %3858, align 8
  %3860 = shl i64 %3859, 16
  %3861 = getelementptr inbounds nuw i64, ptr %123, i64 %3857
  store i64 %3860, ptr %3861, align 8
  %3862 = add nuw nsw i64 %3857, 1
  %3863 = icmp eq i64 %3862, %2370
  br i1 %3863, label %3916, label %3856

3864:                                             ; preds = %3423, %3878
  %3865 = phi i64 [ %3881, %3878 ], [ 0, %3423 ]
  %3866 = getelementptr inbounds nuw i64, ptr %6, i64 %3865
  %3867 = load i64, ptr %3866, align 8
  %3868 = trunc i64 %3867 to i32
  %3869 = bitcast i32 %3868 to float
  %3870 = fcmp uno float %3869, 0.000000e+00
  br i1 %3870, label %3878, label %3871

3871:                                             ; preds = %3864
  %3872 = add i64 %3867, 32767
  %3873 = lshr i64 %3867, 16
  %3874 = and i64 %3873, 1
  %3875 = add i64 %3872, %3874
  %3876 = lshr i64 %3875, 16
  %3877 = and i64 %3876, 65535
  br label %3878

3878:                                             ; preds = %3871, %3864
  %3879 = phi i64 [ %3877, %3871 ], [ 32767, %3864 ]
  %3880 = getelementptr inbounds nuw i64, ptr %123, i64 %3865
  store i64 %3879, ptr %3880, align 8
  %3881 = add nuw nsw i64 %3865, 1
  %3882 = icmp eq i64 %3881, %2370
  br i1 %3882, label %3916, label %3864

3883:                                             ; preds = %3421, %3909
  %3884 = phi i64 [ %3914, %3909 ], [ 0, %3421 ]
  %3885 = getelementptr inbounds nuw i64, ptr %6, i64 %3884
  %3886 = load i64, ptr %3885, align 8
  %3887 = getelementptr inbounds nuw i64, ptr %120, i64 %3884
  %3888 = load i64, ptr %3887, align 8
  %3889 = trunc i64 %3886 to i32
  %3890 = bitcast i32 %3889 to float
  %3891 = fcmp uno float %3890, 0.000000e+00
  br i1 %3891, label %3898, label %3892

3892:                                             ; preds = %3883
  %3893 = add i32 %3889, 32767
  %3894 = lshr i32 %3889, 16
  %3895 = and i32 %3894, 1
  %3896 = add i32 %3893, %3895
  %3897 = and i32 %3896, -65536
  br label %3898

3898:                                             ; preds = %3892, %3883
  %3899 = phi i32 [ %3897, %3892 ], [ 2147418112, %3883 ]
  %3900 = trunc i64 %3888 to i32
  %3901 = bitcast i32 %3900 to float
  %3902 = fcmp uno float %3901, 0.000000e+00
  br i1 %3902, label %3909, label %3903

3903:                                             ; preds = %3898
  %3904 = add i32 %3900, 32767
  %3905 = lshr i32 %3900, 16
  %3906 = and i32 %3905, 1
  %3907 = add i32 %3904, %3906
  %3908 = lshr i32 %3907, 16
  br label %3909

3909:                                             ; preds = %3903, %3898
  %3910 = phi i32 [ %3908, %3903 ], [ 32767, %3898 ]
  %3911 = or disjoint i32 %3910, %3899
  %3912 = zext i32 %3911 to i64
  %3913 = getelementptr inbounds nuw i64, ptr %123, i64 %3884
  store i64 %3912, ptr %3913, align 8
  %3914 = add nuw nsw i64 %3884, 1
  %3915 = icmp eq i64 %3914, %2370
  br i1 %3915, label %3916, label %3883

3916:                                             ; preds = %3909, %3878, %3856, %3851, %3817, %3789, %3776, %3751, %3730, %3698, %3686, %3674, %3656, %3643, %3599, %3627, %3613, %3581, %3568, %3560, %3552, %3543, %3528, %3518, %3508, %3498, %3486, %3476, %3469, %3825, %3673, %3672, %3641, %3612, %3611, %3598, %3542, %3541, %3496, %3467, %3465, %3463, %3461, %3459, %3457, %3455, %3453, %3451, %3449, %3447, %3443, %3438, %3433, %3429, %3427, %3425, %3423, %3421, %3417
  call fastcc void @narrow(i64 %2491, i64 %2493, ptr noundef nonnull readonly %10, ptr noundef %123)
  br label %3917

3917:                                             ; preds = %3374, %3385, %3351, %3362, %3397, %3408, %2826, %2837, %3396, %3395, %3373, %3372, %3350, %3349, %3916, %3344, %2825, %2824, %2820
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3918

3918:                                             ; preds = %3917, %2487, %2414
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3919 = getelementptr inbounds i64, ptr %2321, i64 %2369
  %3920 = sub nsw i64 %2322, %2369
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3921 = icmp eq i64 %3920, 0
  br i1 %3921, label %3922, label %2320

3922:                                             ; preds = %3918, %2311
  br i1 %204, label %4007, label %3923

3923:                                             ; preds = %3922
  %3924 = load i64, ptr %39, align 8
  %3925 = inttoptr i64 %3924 to ptr
  %3926 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %3927 = load i64, ptr %3926, align 8
  %3928 = getelementptr inbounds %struct.undefined, ptr %3925, i64 %3927
  %3929 = load i64, ptr %3928, align 8
  %3930 = inttoptr i64 %3929 to ptr
  %3931 = load i64, ptr %124, align 8
  %3932 = or i64 %3931, 1
  store i64 %3932, ptr %124, align 8
  %3933 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %3934 = load i64, ptr %3933, align 8
  %3935 = getelementptr inbounds %struct.undefined, ptr %3925, i64 %3934
  %3936 = getelementptr inbounds nuw i8, ptr %3935, i64 16
  %3937 = load i64, ptr %3936, align 8
  %3938 = icmp ne i64 %3937, 0
  %3939 = icmp sgt i64 %801, 0
  %3940 = and i1 %3939, %3938
  br i1 %3940, label %3941, label %3981

3941:                                             ; preds = %3923
  %3942 = load i64, ptr %3935, align 8
  %3943 = inttoptr i64 %3942 to ptr
  br label %3947

3944:                                             ; preds = %3947
  %3945 = add nuw nsw i64 %3948, 1
  %3946 = icmp eq i64 %3945, %801
  br i1 %3946, label %3981, label %3947

3947:                                             ; preds = %3944, %3941
  %3948 = phi i64 [ 0, %3941 ], [ %3945, %3944 ]
  %3949 = getelementptr inbounds nuw i64, ptr %800, i64 %3948
  %3950 = load i64, ptr %3949, align 8
  %3951 = getelementptr inbounds i64, ptr %3943, i64 %3950
  %3952 = load i64, ptr %3951, align 8
  %3953 = icmp eq i64 %3952, 0
  br i1 %3953, label %3944, label %3954

3954:                                             ; preds = %3947
  %3955 = getelementptr inbounds nuw i8, ptr %3935, i64 8
  %3956 = load i64, ptr %3955, align 8
  %3957 = inttoptr i64 %3956 to ptr
  %3958 = getelementptr inbounds nuw i8, ptr %3928, i64 16
  %3959 = load i64, ptr %3958, align 8
  %3960 = icmp eq i64 %3959, 0
  br i1 %3960, label %3961, label %3964

3961:                                             ; preds = %3954
  store i64 1, ptr %3958, align 8
  %3962 = load i64, ptr %124, align 8
  %3963 = or i64 %3962, 2
  store i64 %3963, ptr %124, align 8
  br label %3964

3964:                                             ; preds = %3961, %3954
  %3965 = getelementptr inbounds nuw i8, ptr %3928, i64 8
  br label %3966

3966:                                             ; preds = %3966, %3964
  %3967 = phi i64 [ 0, %3964 ], [ %3979, %3966 ]
  %3968 = getelementptr inbounds nuw i64, ptr %800, i64 %3967
  %3969 = load i64, ptr %3968, align 8
  %3970 = getelementptr inbounds i64, ptr %3943, i64 %3969
  %3971 = load i64, ptr %3970, align 8
  %3972 = getelementptr inbounds i64, ptr %3930, i64 %3969
  store i64 %3971, ptr %3972, align 8
  %3973 = load i64, ptr %3968, align 8
  %3974 = getelementptr inbounds i32, ptr %3957, i64 %3973
  %3975 = load i32, ptr %3974, align 4
  %3976 = load i64, ptr %3965, align 8
  %3977 = inttoptr i64 %3976 to ptr
  %3978 = getelementptr inbounds i32, ptr %3977, i64 %3973
  store i32 %3975, ptr %3978, align 4
  %3979 = add nuw nsw i64 %3967, 1
  %3980 = icmp eq i64 %3979, %801
  br i1 %3980, label %4007, label %3966

3981:                                             ; preds = %3944, %3923
  %3982 = getelementptr inbounds nuw i8, ptr %3928, i64 16
  %3983 = load i64, ptr %3982, align 8
  %3984 = icmp eq i64 %3983, 0
  br i1 %3984, label %4007, label %3985

3985:                                             ; preds = %3981
  br i1 %3939, label %3989, label %3986

3986:                                             ; preds = %3989, %3985
  %3987 = load i64, ptr %49, align 8
  %3988 = icmp sgt i64 %3987, 0
  br i1 %3988, label %3999, label %4004

3989:                                             ; preds = %3985, %3989
  %3990 = phi i64 [ %3994, %3989 ], [ 0, %3985 ]
  %3991 = getelementptr inbounds nuw i64, ptr %800, i64 %3990
  %3992 = load i64, ptr %3991, align 8
  %3993 = getelementptr inbounds i64, ptr %3930, i64 %3992
  store i64 0, ptr %3993, align 8
  %3994 = add nuw nsw i64 %3990, 1
  %3995 = icmp eq i64 %3994, %801
  br i1 %3995, label %3986, label %3989

3996:                                             ; preds = %3999
  %3997 = add nuw nsw i64 %4000, 1
  %3998 = icmp eq i64 %3997, %3987
  br i1 %3998, label %4004, label %3999

3999:                                             ; preds = %3986, %3996
  %4000 = phi i64 [ %3997, %3996 ], [ 0, %3986 ]
  %4001 = getelementptr inbounds nuw i64, ptr %3930, i64 %4000
  %4002 = load i64, ptr %4001, align 8
  %4003 = icmp eq i64 %4002, 0
  br i1 %4003, label %3996, label %4007

4004:                                             ; preds = %3996, %3986
  store i64 0, ptr %3982, align 8
  %4005 = load i64, ptr %124, align 8
  %4006 = or i64 %4005, 2
  store i64 %4006, ptr %124, align 8
  br label %4007

4007:                                             ; preds = %3966, %3999, %4004, %3981, %2309, %2247, %2246, %2203, %2206, %3922
  %4008 = getelementptr inbounds i8, ptr %31, i64 %130
  store i8 1, ptr %4008, align 1
  %4009 = load i64, ptr %37, align 8
  br label %4010

4010:                                             ; preds = %760, %4007, %797
  %4011 = phi i64 [ %131, %760 ], [ %4009, %4007 ], [ %131, %797 ]
  %4012 = add nsw i64 %4011, 1
  store i64 %4012, ptr %37, align 8
  %4013 = add nsw i64 %129, 256
  %4014 = load i64, ptr %66, align 8
  %4015 = add nsw i64 %4013, %4014
  store i64 %4015, ptr %66, align 8
  %4016 = add nsw i64 %130, 1
  store i64 %4016, ptr %27, align 8
  %4017 = getelementptr inbounds %struct.instruction, ptr %19, i64 %4016
  %4018 = getelementptr inbounds nuw i8, ptr %4017, i64 120
  %4019 = load i64, ptr %4018, align 8
  %4020 = icmp eq i64 %4019, 0
  br i1 %4020, label %4024, label %4021

4021:                                             ; preds = %4010
  %4022 = load i64, ptr %67, align 8
  %4023 = icmp eq i64 %4022, 0
  br i1 %4023, label %4024, label %4033

4024:                                             ; preds = %4010, %4021, %744, %753, %258, %264
  %4025 = phi i64 [ %748, %744 ], [ %259, %258 ], [ %259, %264 ], [ %748, %753 ], [ %4016, %4021 ], [ %4016, %4010 ]
  %4026 = phi i64 [ %747, %744 ], [ %129, %258 ], [ %129, %264 ], [ %747, %753 ], [ %129, %4021 ], [ %129, %4010 ]
  %4027 = phi ptr [ %746, %744 ], [ %128, %258 ], [ %128, %264 ], [ %746, %753 ], [ %128, %4021 ], [ %128, %4010 ]
  %4028 = getelementptr inbounds %struct.instruction, ptr %19, i64 %4025
  store i64 %4025, ptr %27, align 8
  %4029 = load i64, ptr %4028, align 8
  %4030 = icmp eq i64 %4029, 0
  br i1 %4030, label %4033, label %125

4031:                                             ; preds = %264
  br label %4033

4032:                                             ; preds = %753
  br label %4033

4033:                                             ; preds = %173, %735, %4021, %125, %4024, %267, %378, %359, %369, %366, %362, %381, %1269, %1092, %1103, %1221, %1154, %1212, %1205, %1667, %1680, %1675, %2250, %196, %314, %305, %1049, %1087, %1151, %332, %1058, %1709, %1742, %1753, %231, %1, %4031, %4032, %224, %1262, %1782, %2248, %2310, %880
  %4034 = phi i64 [ 0, %1087 ], [ 2, %231 ], [ 0, %1058 ], [ 0, %880 ], [ 0, %1709 ], [ 0, %2310 ], [ 0, %1742 ], [ 0, %332 ], [ 0, %1151 ], [ 0, %196 ], [ 3, %1262 ], [ 3, %1782 ], [ 4, %2248 ], [ 0, %1 ], [ 2, %224 ], [ 0, %1049 ], [ 0, %314 ], [ 0, %1753 ], [ 1, %4032 ], [ 1, %4031 ], [ 0, %305 ], [ 0, %1205 ], [ 0, %1212 ], [ 0, %1154 ], [ 0, %1221 ], [ 0, %1103 ], [ 0, %1092 ], [ 3, %1269 ], [ 0, %381 ], [ 0, %362 ], [ 0, %366 ], [ 0, %369 ], [ 0, %359 ], [ 0, %378 ], [ 0, %267 ], [ 0, %4024 ], [ 1, %4021 ], [ 5, %735 ], [ 0, %1675 ], [ 0, %125 ], [ 0, %173 ], [ 0, %1680 ], [ 0, %1667 ], [ 0, %2250 ]
  ret i64 %4034
}

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
  %45 = mul nsw i64 %41, 9
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @count_banks(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, i64 noundef %5) unnamed_addr {
  %7 = alloca [32 x [32 x i64]], align 16
  %8 = alloca [32 x i64], align 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 536
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @log_read(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = mul nsw i64 %10, 36
  %12 = getelementptr inbounds i8, ptr %8, i64 %11
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %48, label %14

14:                                               ; preds = %3
  %15 = getelementptr inbounds i8, ptr %12, i64 -36
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = icmp eq i64 %1, %17
  br i1 %18, label %19, label %48

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %12, i64 -8
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %23, label %48

23:                                               ; preds = %19
  %24 = getelementptr inbounds i8, ptr %12, i64 -32
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 1
  br i1 %26, label %27, label %48

27:                                               ; preds = %23
  %28 = getelementptr inbounds i8, ptr %12, i64 -28
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %12, i64 -4
  %31 = load i32, ptr %30, align 4
  %32 = add nsw i32 %31, %29
  %33 = load i32, ptr %2, align 4
  %34 = icmp eq i32 %32, %33
  br i1 %34, label %38, label %48

35:                                               ; preds = %38
  %36 = add nuw nsw i64 %39, 1
  %37 = icmp eq i64 %36, 5
  br i1 %37, label %46, label %38

38:                                               ; preds = %27, %35
  %39 = phi i64 [ %36, %35 ], [ 1, %27 ]
  %40 = getelementptr inbounds nuw i32, ptr %15, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds nuw i32, ptr %2, i64 %39
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %42, %44
  br i1 %45, label %35, label %48

46:                                               ; preds = %35
  %47 = add nsw i32 %31, 1
  store i32 %47, ptr %30, align 4
  br label %69

48:                                               ; preds = %38, %23, %27, %14, %19, %3
  %49 = add nsw i64 %10, 1
  store i64 %49, ptr %9, align 8
  %50 = trunc i64 %1 to i32
  store i32 %50, ptr %12, align 4
  %51 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 1, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 28
  store i32 1, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i32 1, ptr %53, align 4
  br label %61

54:                                               ; preds = %61
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %56 = load i64, ptr %55, align 8
  %57 = inttoptr i64 %56 to ptr
  %58 = getelementptr inbounds i8, ptr %57, i64 %1
  %59 = load i8, ptr %58, align 1
  %60 = or i8 %59, 1
  store i8 %60, ptr %58, align 1
  br label %69

61:                                               ; preds = %48, %61
  %62 = phi i64 [ 0, %48 ], [ %67, %61 ]
  %63 = getelementptr inbounds nuw i32, ptr %2, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i32, ptr %12, i64 %62
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i32 %64, ptr %66, align 4
  %67 = add nuw nsw i64 %62, 1
  %68 = icmp eq i64 %67, 5
  br i1 %68, label %54, label %61

69:                                               ; preds = %54, %46
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64)




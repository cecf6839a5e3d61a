; of stepper.c, c6969173cd47b00d0e910036006357be7e9c3807d3b9ef4641df8ccb2ce8b370

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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 728
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
  br i1 %34, label %4020, label %35

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
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 712
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %103 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %104 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %106 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %108 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %112 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %114 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %115 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %116 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %117 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %118 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %119 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 2048
  %122 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %123 = getelementptr inbounds nuw i8, ptr %6, i64 4096
  %124 = getelementptr inbounds nuw i8, ptr %6, i64 6144
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %126

126:                                              ; preds = %35, %4011
  %127 = phi i64 [ %33, %35 ], [ %4016, %4011 ]
  %128 = phi ptr [ %32, %35 ], [ %4015, %4011 ]
  %129 = phi ptr [ %36, %35 ], [ %4014, %4011 ]
  %130 = phi i64 [ %26, %35 ], [ %4013, %4011 ]
  %131 = phi i64 [ %28, %35 ], [ %4012, %4011 ]
  %132 = load i64, ptr %37, align 8
  %133 = and i64 %132, 255
  %134 = icmp eq i64 %133, 255
  br i1 %134, label %4020, label %135

135:                                              ; preds = %126
  %136 = load i64, ptr %38, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %204, label %138

138:                                              ; preds = %135
  %139 = inttoptr i64 %136 to ptr
  %140 = getelementptr inbounds i64, ptr %139, i64 %131
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr i8, ptr %140, i64 8
  %143 = load i64, ptr %142, align 8
  %144 = icmp slt i64 %141, %143
  br i1 %144, label %145, label %204

145:                                              ; preds = %138
  %146 = load i64, ptr %39, align 8
  %147 = inttoptr i64 %146 to ptr
  %148 = icmp sgt i64 %130, 0
  br label %149

149:                                              ; preds = %171, %145
  %150 = phi i64 [ %141, %145 ], [ %172, %171 ]
  %151 = getelementptr inbounds i64, ptr %139, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds %struct.undefined, ptr %147, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %155 = load i64, ptr %154, align 8
  %156 = icmp ne i64 %155, 0
  %157 = and i1 %148, %156
  br i1 %157, label %158, label %171

158:                                              ; preds = %149
  %159 = load i64, ptr %153, align 8
  %160 = inttoptr i64 %159 to ptr
  br label %164

161:                                              ; preds = %164
  %162 = add nuw nsw i64 %165, 1
  %163 = icmp eq i64 %162, %130
  br i1 %163, label %171, label %164

164:                                              ; preds = %161, %158
  %165 = phi i64 [ 0, %158 ], [ %162, %161 ]
  %166 = getelementptr inbounds nuw i64, ptr %129, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = getelementptr inbounds i64, ptr %160, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %161, label %174

171:                                              ; preds = %161, %149
  %172 = add i64 %150, 1
  %173 = icmp eq i64 %172, %143
  br i1 %173, label %204, label %149

174:                                              ; preds = %164
  %175 = getelementptr inbounds nuw i8, ptr %128, i64 128
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %4020, label %178

178:                                              ; preds = %174
  %179 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds %struct.undefined, ptr %147, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %184, label %204

184:                                              ; preds = %178
  %185 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds %struct.undefined, ptr %147, i64 %186
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 16
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %204, label %191

191:                                              ; preds = %184
  %192 = load i64, ptr %187, align 8
  %193 = inttoptr i64 %192 to ptr
  br label %197

194:                                              ; preds = %197
  %195 = add nuw nsw i64 %198, 1
  %196 = icmp eq i64 %195, %130
  br i1 %196, label %204, label %197

197:                                              ; preds = %194, %191
  %198 = phi i64 [ 0, %191 ], [ %195, %194 ]
  %199 = getelementptr inbounds nuw i64, ptr %129, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds i64, ptr %193, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %194, label %4020

204:                                              ; preds = %171, %194, %184, %178, %138, %135
  %205 = phi i1 [ false, %194 ], [ true, %135 ], [ true, %138 ], [ false, %178 ], [ false, %184 ], [ true, %171 ]
  switch i64 %127, label %757 [
    i64 1, label %206
    i64 37, label %268
  ]

206:                                              ; preds = %204
  %207 = add nsw i64 %132, 1
  store i64 %207, ptr %37, align 8
  %208 = add nsw i64 %130, 256
  %209 = load i64, ptr %66, align 8
  %210 = add nsw i64 %208, %209
  store i64 %210, ptr %66, align 8
  %211 = getelementptr inbounds i8, ptr %31, i64 %131
  store i8 1, ptr %211, align 1
  %212 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %213 = load i64, ptr %212, align 8
  %214 = icmp sgt i64 %213, -1
  br i1 %214, label %217, label %215

215:                                              ; preds = %206
  %216 = icmp eq i64 %130, 0
  br i1 %216, label %257, label %254

217:                                              ; preds = %206
  %218 = getelementptr inbounds nuw %struct.operand, ptr %22, i64 %213
  %219 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %220 = load i64, ptr %219, align 8
  %221 = call fastcc i64 @count_held(ptr noundef %218, i64 noundef %220, ptr noundef %129, i64 noundef %130)
  %222 = icmp ne i64 %221, 0
  %223 = icmp slt i64 %221, %130
  %224 = select i1 %222, i1 %223, i1 false
  br i1 %224, label %225, label %253

225:                                              ; preds = %217
  %226 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %227 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %229 = load i64, ptr %228, align 8
  %230 = inttoptr i64 %229 to ptr
  %231 = icmp sgt i64 %130, 0
  br i1 %231, label %232, label %4020

232:                                              ; preds = %225, %232
  %233 = phi i64 [ %251, %232 ], [ 0, %225 ]
  %234 = getelementptr inbounds nuw i64, ptr %129, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = load i64, ptr %226, align 8
  %237 = getelementptr inbounds %struct.operand, ptr %22, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %237, i64 8
  %240 = load i64, ptr %239, align 8
  %241 = mul nsw i64 %240, %235
  %242 = add i64 %241, %238
  %243 = inttoptr i64 %242 to ptr
  %244 = load i8, ptr %243, align 1
  %245 = icmp ne i8 %244, 0
  %246 = zext i1 %245 to i64
  %247 = load i64, ptr %227, align 8
  %248 = icmp ne i64 %247, %246
  %249 = zext i1 %248 to i8
  %250 = getelementptr inbounds nuw i8, ptr %230, i64 %233
  store i8 %249, ptr %250, align 1
  %251 = add nuw nsw i64 %233, 1
  %252 = icmp eq i64 %251, %130
  br i1 %252, label %4020, label %232

253:                                              ; preds = %217
  br i1 %222, label %254, label %257

254:                                              ; preds = %215, %253
  %255 = getelementptr inbounds nuw i8, ptr %128, i64 64
  %256 = load i64, ptr %255, align 8
  br label %259

257:                                              ; preds = %215, %253
  %258 = add nsw i64 %131, 1
  br label %259

259:                                              ; preds = %257, %254
  %260 = phi i64 [ %256, %254 ], [ %258, %257 ]
  store i64 %260, ptr %27, align 8
  %261 = getelementptr inbounds %struct.instruction, ptr %19, i64 %260
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 120
  %263 = load i64, ptr %262, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %4011, label %265

265:                                              ; preds = %259
  %266 = load i64, ptr %67, align 8
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %4011, label %4018

268:                                              ; preds = %204
  %269 = load i64, ptr %40, align 8
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %4020, label %271

271:                                              ; preds = %268
  %272 = icmp sgt i64 %130, 0
  br i1 %272, label %276, label %273

273:                                              ; preds = %271
  %274 = load i64, ptr %41, align 8
  %275 = add nsw i64 %274, 1
  store i64 %275, ptr %41, align 8
  br label %451

276:                                              ; preds = %271
  %277 = load i64, ptr %42, align 8
  %278 = inttoptr i64 %277 to ptr
  %279 = load i64, ptr %43, align 8
  %280 = inttoptr i64 %279 to ptr
  %281 = load i64, ptr %44, align 8
  %282 = inttoptr i64 %281 to ptr
  %283 = load i64, ptr %45, align 8
  %284 = icmp slt i64 %283, 2
  br label %285

285:                                              ; preds = %340, %276
  %286 = phi i64 [ 0, %276 ], [ %321, %340 ]
  %287 = phi i64 [ 0, %276 ], [ %343, %340 ]
  %288 = phi i64 [ 0, %276 ], [ %342, %340 ]
  %289 = phi i64 [ 0, %276 ], [ %341, %340 ]
  %290 = phi i64 [ 0, %276 ], [ %307, %340 ]
  %291 = getelementptr inbounds i64, ptr %129, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds i64, ptr %278, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds %struct.arrived, ptr %280, i64 %294
  br label %296

296:                                              ; preds = %303, %285
  %297 = phi i64 [ %290, %285 ], [ %304, %303 ]
  %298 = getelementptr inbounds i64, ptr %129, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds i64, ptr %278, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = icmp eq i64 %301, %294
  br i1 %302, label %303, label %306

303:                                              ; preds = %296
  %304 = add i64 %297, 1
  %305 = icmp eq i64 %304, %130
  br i1 %305, label %306, label %296

306:                                              ; preds = %303, %296
  %307 = phi i64 [ %297, %296 ], [ %130, %303 ]
  %308 = getelementptr inbounds i64, ptr %282, i64 %294
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, %283
  br i1 %310, label %311, label %4020

311:                                              ; preds = %306
  %312 = getelementptr inbounds nuw i8, ptr %295, i64 16
  %313 = load i64, ptr %312, align 8
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %318, label %315

315:                                              ; preds = %311
  %316 = load i64, ptr %295, align 8
  %317 = icmp eq i64 %316, %131
  br i1 %317, label %318, label %4020

318:                                              ; preds = %315, %311
  %319 = add i64 %307, %287
  %320 = add i64 %319, %313
  %321 = add nsw i64 %320, %286
  %322 = icmp slt i64 %320, %283
  br i1 %322, label %340, label %323

323:                                              ; preds = %318
  %324 = mul nsw i64 %294, %283
  %325 = load i64, ptr %46, align 8
  %326 = inttoptr i64 %325 to ptr
  %327 = getelementptr inbounds i64, ptr %326, i64 %324
  br i1 %284, label %338, label %328

328:                                              ; preds = %323
  %329 = load i64, ptr %327, align 8
  br label %333

330:                                              ; preds = %333
  %331 = add nuw nsw i64 %334, 1
  %332 = icmp eq i64 %331, %283
  br i1 %332, label %338, label %333

333:                                              ; preds = %330, %328
  %334 = phi i64 [ 1, %328 ], [ %331, %330 ]
  %335 = getelementptr inbounds nuw i64, ptr %327, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = icmp eq i64 %336, %329
  br i1 %337, label %330, label %4020

338:                                              ; preds = %330, %323
  %339 = add nsw i64 %289, 1
  br label %340

340:                                              ; preds = %338, %318
  %341 = phi i64 [ %289, %318 ], [ %339, %338 ]
  %342 = add nuw nsw i64 %288, 1
  %343 = sub i64 0, %307
  %344 = icmp slt i64 %307, %130
  br i1 %344, label %285, label %345

345:                                              ; preds = %340
  %346 = icmp eq i64 %341, 0
  br i1 %346, label %385, label %347

347:                                              ; preds = %345
  %348 = load i64, ptr %47, align 8
  %349 = inttoptr i64 %348 to ptr
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 104
  %351 = load i64, ptr %350, align 8
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %360, label %353

353:                                              ; preds = %347
  %354 = getelementptr inbounds nuw i8, ptr %349, i64 96
  %355 = load i64, ptr %354, align 8
  %356 = inttoptr i64 %355 to ptr
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 8
  %358 = load i64, ptr %357, align 8
  %359 = icmp ne i64 %358, 0
  br label %360

360:                                              ; preds = %353, %347
  %361 = phi i1 [ false, %347 ], [ %359, %353 ]
  %362 = icmp sgt i64 %341, %288
  br i1 %362, label %363, label %4020

363:                                              ; preds = %360
  %364 = load i64, ptr %48, align 8
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %4020, label %366

366:                                              ; preds = %363
  br i1 %361, label %367, label %370

367:                                              ; preds = %366
  %368 = load i64, ptr %49, align 8
  %369 = icmp slt i64 %321, %368
  br i1 %369, label %4020, label %370

370:                                              ; preds = %367, %366
  %371 = load i64, ptr %50, align 8
  %372 = inttoptr i64 %371 to ptr
  %373 = load i64, ptr %372, align 8
  %374 = add nsw i64 %373, %342
  %375 = load i64, ptr %51, align 8
  %376 = icmp sgt i64 %374, %375
  br i1 %376, label %4020, label %377

377:                                              ; preds = %370
  %378 = icmp sgt i64 %321, %130
  br i1 %378, label %379, label %385

379:                                              ; preds = %377
  %380 = load i64, ptr %52, align 8
  %381 = icmp eq i64 %380, 0
  br i1 %381, label %4020, label %382

382:                                              ; preds = %379
  %383 = load i64, ptr %53, align 8
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %385, label %4020

385:                                              ; preds = %382, %377, %345
  %386 = phi i32 [ 1, %377 ], [ 2, %345 ], [ 1, %382 ]
  %387 = load i64, ptr %54, align 8
  %388 = inttoptr i64 %387 to ptr
  %389 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %390 = load i64, ptr %389, align 8
  %391 = load i64, ptr %49, align 8
  %392 = mul nsw i64 %391, %390
  %393 = getelementptr inbounds i32, ptr %388, i64 %392
  br label %397

394:                                              ; preds = %397
  %395 = load i64, ptr %41, align 8
  %396 = add nsw i64 %395, 1
  store i64 %396, ptr %41, align 8
  br i1 %346, label %406, label %455

397:                                              ; preds = %397, %385
  %398 = phi i64 [ %404, %397 ], [ 0, %385 ]
  %399 = getelementptr inbounds nuw i64, ptr %129, i64 %398
  %400 = load i64, ptr %399, align 8
  %401 = getelementptr inbounds i32, ptr %393, i64 %400
  %402 = load i32, ptr %401, align 4
  %403 = add nsw i32 %402, 1
  store i32 %403, ptr %401, align 4
  %404 = add nuw nsw i64 %398, 1
  %405 = icmp eq i64 %404, %130
  br i1 %405, label %394, label %397

406:                                              ; preds = %394
  %407 = load i64, ptr %58, align 8
  %408 = inttoptr i64 %407 to ptr
  br label %411

409:                                              ; preds = %444, %440
  %410 = icmp slt i64 %433, %130
  br i1 %410, label %411, label %451

411:                                              ; preds = %409, %406
  %412 = phi i64 [ 0, %406 ], [ %433, %409 ]
  %413 = load i64, ptr %43, align 8
  %414 = inttoptr i64 %413 to ptr
  %415 = load i64, ptr %42, align 8
  %416 = inttoptr i64 %415 to ptr
  %417 = getelementptr inbounds i64, ptr %129, i64 %412
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds i64, ptr %416, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds %struct.arrived, ptr %414, i64 %420
  br label %422

422:                                              ; preds = %429, %411
  %423 = phi i64 [ %412, %411 ], [ %430, %429 ]
  %424 = getelementptr inbounds i64, ptr %129, i64 %423
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds i64, ptr %416, i64 %425
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, %420
  br i1 %428, label %429, label %432

429:                                              ; preds = %422
  %430 = add i64 %423, 1
  %431 = icmp eq i64 %430, %130
  br i1 %431, label %432, label %422

432:                                              ; preds = %429, %422
  %433 = phi i64 [ %423, %422 ], [ %130, %429 ]
  %434 = getelementptr inbounds nuw i8, ptr %421, i64 16
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %437, label %440

437:                                              ; preds = %432
  %438 = load i64, ptr %37, align 8
  %439 = getelementptr inbounds nuw i8, ptr %421, i64 8
  store i64 %438, ptr %439, align 8
  br label %440

440:                                              ; preds = %437, %432
  store i64 %131, ptr %421, align 8
  %441 = sub i64 %433, %412
  %442 = add nsw i64 %441, %435
  store i64 %442, ptr %434, align 8
  %443 = icmp slt i64 %412, %433
  br i1 %443, label %444, label %409

444:                                              ; preds = %440, %444
  %445 = phi i64 [ %449, %444 ], [ %412, %440 ]
  %446 = getelementptr inbounds i64, ptr %129, i64 %445
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds i8, ptr %408, i64 %447
  store i8 1, ptr %448, align 1
  %449 = add nsw i64 %445, 1
  %450 = icmp eq i64 %449, %433
  br i1 %450, label %409, label %444

451:                                              ; preds = %409, %273
  %452 = phi i32 [ 2, %273 ], [ %386, %409 ]
  %453 = load i64, ptr %62, align 8
  %454 = add nsw i64 %453, %130
  store i64 %454, ptr %62, align 8
  br label %736

455:                                              ; preds = %394
  %456 = icmp sgt i64 %321, %130
  br i1 %456, label %457, label %468

457:                                              ; preds = %455
  %458 = load i64, ptr %55, align 8
  %459 = load i64, ptr %56, align 8
  %460 = inttoptr i64 %459 to ptr
  %461 = mul nsw i64 %458, 9
  %462 = load i64, ptr %49, align 8
  %463 = mul nsw i64 %461, %462
  %464 = getelementptr inbounds i64, ptr %460, i64 %463
  %465 = load i64, ptr %57, align 8
  %466 = getelementptr inbounds i64, ptr %464, i64 %465
  %467 = add nsw i64 %465, %321
  store i64 %467, ptr %57, align 8
  br label %468

468:                                              ; preds = %457, %455
  %469 = phi ptr [ %466, %457 ], [ null, %455 ]
  %470 = icmp eq ptr %469, null
  %471 = load i64, ptr %42, align 8
  %472 = load i64, ptr %45, align 8
  %473 = load i64, ptr %129, align 8
  %474 = inttoptr i64 %471 to ptr
  %475 = getelementptr inbounds i64, ptr %474, i64 %473
  %476 = load i64, ptr %475, align 8
  br label %572

477:                                              ; preds = %659, %656
  %478 = load i64, ptr %47, align 8
  %479 = inttoptr i64 %478 to ptr
  %480 = getelementptr inbounds nuw i8, ptr %479, i64 104
  %481 = load i64, ptr %480, align 8
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %568, label %483

483:                                              ; preds = %477
  %484 = getelementptr inbounds nuw i8, ptr %479, i64 96
  %485 = load i64, ptr %484, align 8
  %486 = inttoptr i64 %485 to ptr
  %487 = load i64, ptr %486, align 8
  %488 = inttoptr i64 %487 to ptr
  %489 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %490 = load i64, ptr %489, align 8
  %491 = icmp sgt i64 %490, 0
  br i1 %491, label %493, label %492

492:                                              ; preds = %483
  store i64 0, ptr %489, align 8
  br label %568

493:                                              ; preds = %483
  %494 = getelementptr inbounds nuw i8, ptr %479, i64 88
  br label %497

495:                                              ; preds = %534
  store i64 %535, ptr %489, align 8
  %496 = icmp sgt i64 %535, 0
  br i1 %496, label %539, label %568

497:                                              ; preds = %534, %493
  %498 = phi i64 [ 0, %493 ], [ %535, %534 ]
  %499 = phi i64 [ 0, %493 ], [ %536, %534 ]
  %500 = mul nuw nsw i64 %499, 36
  %501 = getelementptr inbounds nuw i8, ptr %488, i64 %500
  %502 = load i64, ptr %494, align 8
  %503 = inttoptr i64 %502 to ptr
  %504 = load i32, ptr %501, align 4
  %505 = sext i32 %504 to i64
  %506 = getelementptr inbounds i8, ptr %503, i64 %505
  %507 = getelementptr inbounds nuw i8, ptr %501, i64 4
  %508 = load i32, ptr %507, align 4
  %509 = icmp sgt i32 %508, 0
  br i1 %509, label %518, label %510

510:                                              ; preds = %518, %497
  %511 = getelementptr inbounds nuw i8, ptr %501, i64 24
  %512 = load i32, ptr %511, align 4
  %513 = and i32 %512, 3
  %514 = icmp eq i32 %513, 3
  br i1 %514, label %515, label %534

515:                                              ; preds = %510
  %516 = mul i64 %498, 36
  %517 = getelementptr i8, ptr %488, i64 %516
  br label %527

518:                                              ; preds = %497, %518
  %519 = phi i64 [ %521, %518 ], [ 0, %497 ]
  %520 = getelementptr inbounds nuw i8, ptr %506, i64 %519
  store i8 0, ptr %520, align 1
  %521 = add nuw nsw i64 %519, 1
  %522 = load i32, ptr %507, align 4
  %523 = sext i32 %522 to i64
  %524 = icmp slt i64 %521, %523
  br i1 %524, label %518, label %510

525:                                              ; preds = %527
  %526 = add nsw i64 %498, 1
  br label %534

527:                                              ; preds = %527, %515
  %528 = phi i64 [ 0, %515 ], [ %532, %527 ]
  %529 = getelementptr inbounds nuw i32, ptr %501, i64 %528
  %530 = load i32, ptr %529, align 4
  %531 = getelementptr i32, ptr %517, i64 %528
  store i32 %530, ptr %531, align 4
  %532 = add nuw nsw i64 %528, 1
  %533 = icmp eq i64 %532, 9
  br i1 %533, label %525, label %527

534:                                              ; preds = %525, %510
  %535 = phi i64 [ %526, %525 ], [ %498, %510 ]
  %536 = add nuw nsw i64 %499, 1
  %537 = load i64, ptr %489, align 8
  %538 = icmp slt i64 %536, %537
  br i1 %538, label %497, label %495

539:                                              ; preds = %495, %553
  %540 = phi i64 [ %554, %553 ], [ 0, %495 ]
  %541 = mul nuw nsw i64 %540, 36
  %542 = getelementptr inbounds nuw i8, ptr %488, i64 %541
  %543 = load i64, ptr %494, align 8
  %544 = inttoptr i64 %543 to ptr
  %545 = load i32, ptr %542, align 4
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds i8, ptr %544, i64 %546
  %548 = getelementptr inbounds nuw i8, ptr %542, i64 4
  %549 = load i32, ptr %548, align 4
  %550 = icmp sgt i32 %549, 0
  br i1 %550, label %551, label %553

551:                                              ; preds = %539
  %552 = getelementptr inbounds nuw i8, ptr %542, i64 28
  br label %556

553:                                              ; preds = %556, %539
  %554 = add nuw nsw i64 %540, 1
  %555 = icmp eq i64 %554, %535
  br i1 %555, label %568, label %539

556:                                              ; preds = %556, %551
  %557 = phi i64 [ 0, %551 ], [ %564, %556 ]
  %558 = load i32, ptr %552, align 4
  %559 = getelementptr inbounds nuw i8, ptr %547, i64 %557
  %560 = load i8, ptr %559, align 1
  %561 = trunc i32 %558 to i8
  %562 = or i8 %560, %561
  %563 = or i8 %562, 8
  store i8 %563, ptr %559, align 1
  %564 = add nuw nsw i64 %557, 1
  %565 = load i32, ptr %548, align 4
  %566 = sext i32 %565 to i64
  %567 = icmp slt i64 %564, %566
  br i1 %567, label %556, label %553

568:                                              ; preds = %553, %495, %492, %477
  %569 = sub i64 %130, %321
  %570 = load i64, ptr %62, align 8
  %571 = add i64 %569, %570
  store i64 %571, ptr %62, align 8
  br i1 %470, label %678, label %676

572:                                              ; preds = %659, %468
  %573 = phi i64 [ %476, %468 ], [ %654, %659 ]
  %574 = phi i64 [ %472, %468 ], [ %643, %659 ]
  %575 = phi i64 [ 0, %468 ], [ %587, %659 ]
  %576 = phi i64 [ 0, %468 ], [ %650, %659 ]
  %577 = getelementptr inbounds i64, ptr %129, i64 %576
  %578 = mul nsw i64 %574, %573
  %579 = load i64, ptr %43, align 8
  %580 = inttoptr i64 %579 to ptr
  %581 = getelementptr inbounds %struct.arrived, ptr %580, i64 %573
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 16
  store i64 0, ptr %582, align 8
  %583 = load i64, ptr %45, align 8
  %584 = icmp sgt i64 %583, 0
  br i1 %584, label %661, label %585

585:                                              ; preds = %671, %572
  %586 = phi i64 [ %583, %572 ], [ %674, %671 ]
  %587 = phi i64 [ %575, %572 ], [ %672, %671 ]
  %588 = load i64, ptr %46, align 8
  %589 = inttoptr i64 %588 to ptr
  %590 = getelementptr inbounds i64, ptr %589, i64 %578
  %591 = load i64, ptr %590, align 8
  %592 = icmp eq i64 %591, 0
  br i1 %592, label %600, label %593

593:                                              ; preds = %585
  %594 = load i64, ptr %59, align 8
  %595 = load i64, ptr %60, align 8
  %596 = inttoptr i64 %595 to ptr
  %597 = load i64, ptr %61, align 8
  %598 = mul nsw i64 %597, %591
  %599 = getelementptr inbounds i32, ptr %596, i64 %598
  br label %618

600:                                              ; preds = %585
  %601 = load i64, ptr %50, align 8
  %602 = inttoptr i64 %601 to ptr
  %603 = load i64, ptr %602, align 8
  %604 = add nsw i64 %603, 1
  store i64 %604, ptr %602, align 8
  %605 = load i64, ptr %590, align 8
  %606 = icmp eq i64 %605, 0
  %607 = load i64, ptr %59, align 8
  %608 = load i64, ptr %60, align 8
  %609 = inttoptr i64 %608 to ptr
  %610 = load i64, ptr %61, align 8
  %611 = mul nsw i64 %610, %603
  %612 = getelementptr inbounds i32, ptr %609, i64 %611
  %613 = load i64, ptr %45, align 8
  %614 = icmp slt i64 %613, %610
  %615 = select i1 %606, i1 %614, i1 false
  br i1 %615, label %626, label %618

616:                                              ; preds = %626
  %617 = load i64, ptr %45, align 8
  br label %618

618:                                              ; preds = %616, %600, %593
  %619 = phi i64 [ %617, %616 ], [ %613, %600 ], [ %586, %593 ]
  %620 = phi i64 [ %603, %616 ], [ %603, %600 ], [ %591, %593 ]
  %621 = phi i64 [ %607, %616 ], [ %607, %600 ], [ %594, %593 ]
  %622 = phi ptr [ %612, %616 ], [ %612, %600 ], [ %599, %593 ]
  %623 = inttoptr i64 %621 to ptr
  %624 = getelementptr inbounds i32, ptr %623, i64 %578
  %625 = icmp sgt i64 %619, 0
  br i1 %625, label %632, label %642

626:                                              ; preds = %600, %626
  %627 = phi i64 [ %629, %626 ], [ %613, %600 ]
  %628 = getelementptr inbounds i32, ptr %612, i64 %627
  store i32 0, ptr %628, align 4
  %629 = add nsw i64 %627, 1
  %630 = load i64, ptr %61, align 8
  %631 = icmp slt i64 %629, %630
  br i1 %631, label %626, label %616

632:                                              ; preds = %618, %632
  %633 = phi i64 [ %639, %632 ], [ 0, %618 ]
  %634 = getelementptr inbounds nuw i32, ptr %624, i64 %633
  %635 = load i32, ptr %634, align 4
  %636 = add nsw i32 %635, 1
  store i32 %636, ptr %634, align 4
  %637 = getelementptr inbounds nuw i32, ptr %622, i64 %633
  store i32 %635, ptr %637, align 4
  %638 = getelementptr inbounds nuw i64, ptr %590, i64 %633
  store i64 %620, ptr %638, align 8
  %639 = add nuw nsw i64 %633, 1
  %640 = load i64, ptr %45, align 8
  %641 = icmp slt i64 %639, %640
  br i1 %641, label %632, label %642

642:                                              ; preds = %632, %618
  %643 = phi i64 [ %619, %618 ], [ %640, %632 ]
  %644 = load i64, ptr %42, align 8
  %645 = inttoptr i64 %644 to ptr
  %646 = load i64, ptr %577, align 8
  %647 = getelementptr inbounds i64, ptr %645, i64 %646
  %648 = load i64, ptr %647, align 8
  br label %649

649:                                              ; preds = %656, %642
  %650 = phi i64 [ %576, %642 ], [ %657, %656 ]
  %651 = getelementptr inbounds i64, ptr %129, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds i64, ptr %645, i64 %652
  %654 = load i64, ptr %653, align 8
  %655 = icmp eq i64 %654, %648
  br i1 %655, label %656, label %659

656:                                              ; preds = %649
  %657 = add i64 %650, 1
  %658 = icmp eq i64 %657, %130
  br i1 %658, label %477, label %649

659:                                              ; preds = %649
  %660 = icmp slt i64 %650, %130
  br i1 %660, label %572, label %477

661:                                              ; preds = %572, %671
  %662 = phi i64 [ %673, %671 ], [ 0, %572 ]
  %663 = phi i64 [ %672, %671 ], [ %575, %572 ]
  %664 = load i64, ptr %58, align 8
  %665 = inttoptr i64 %664 to ptr
  %666 = add nsw i64 %662, %578
  %667 = getelementptr inbounds i8, ptr %665, i64 %666
  store i8 0, ptr %667, align 1
  br i1 %470, label %671, label %668

668:                                              ; preds = %661
  %669 = add nsw i64 %663, 1
  %670 = getelementptr inbounds i64, ptr %469, i64 %663
  store i64 %666, ptr %670, align 8
  br label %671

671:                                              ; preds = %668, %661
  %672 = phi i64 [ %669, %668 ], [ %663, %661 ]
  %673 = add nuw nsw i64 %662, 1
  %674 = load i64, ptr %45, align 8
  %675 = icmp slt i64 %673, %674
  br i1 %675, label %661, label %585

676:                                              ; preds = %568
  %677 = ptrtoint ptr %469 to i64
  store i64 %677, ptr %23, align 8
  store i64 %321, ptr %25, align 8
  br label %678

678:                                              ; preds = %676, %568
  br i1 %456, label %679, label %736

679:                                              ; preds = %678
  %680 = load i64, ptr %63, align 8
  %681 = icmp eq i64 %680, 0
  br i1 %681, label %736, label %682

682:                                              ; preds = %679
  %683 = add nsw i64 %131, 1
  %684 = load i64, ptr %23, align 8
  %685 = inttoptr i64 %684 to ptr
  %686 = load i64, ptr %64, align 8
  %687 = icmp sgt i64 %686, 0
  br i1 %687, label %688, label %736

688:                                              ; preds = %682, %699
  %689 = phi i64 [ %710, %699 ], [ 0, %682 ]
  %690 = load i64, ptr %55, align 8
  %691 = load i64, ptr %56, align 8
  %692 = inttoptr i64 %691 to ptr
  %693 = mul nsw i64 %690, 9
  %694 = load i64, ptr %49, align 8
  %695 = mul nsw i64 %693, %694
  %696 = getelementptr inbounds i64, ptr %692, i64 %695
  %697 = load i64, ptr %57, align 8
  %698 = getelementptr inbounds i64, ptr %696, i64 %697
  br label %713

699:                                              ; preds = %732
  %700 = load i64, ptr %55, align 8
  %701 = load i64, ptr %56, align 8
  %702 = load i64, ptr %49, align 8
  %703 = load i64, ptr %57, align 8
  %704 = inttoptr i64 %701 to ptr
  %705 = mul nsw i64 %700, 9
  %706 = mul nsw i64 %705, %702
  %707 = getelementptr inbounds i64, ptr %704, i64 %706
  %708 = getelementptr inbounds i64, ptr %707, i64 %703
  %709 = add nsw i64 %733, %703
  store i64 %709, ptr %57, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %683, ptr noundef %708, i64 noundef %733)
  %710 = add nuw nsw i64 %689, 1
  %711 = load i64, ptr %64, align 8
  %712 = icmp slt i64 %710, %711
  br i1 %712, label %688, label %736

713:                                              ; preds = %688, %732
  %714 = phi i64 [ %734, %732 ], [ 0, %688 ]
  %715 = phi i64 [ %733, %732 ], [ 0, %688 ]
  %716 = getelementptr inbounds nuw i64, ptr %685, i64 %714
  %717 = load i64, ptr %716, align 8
  %718 = load i64, ptr %63, align 8
  %719 = icmp eq i64 %718, 0
  br i1 %719, label %726, label %720

720:                                              ; preds = %713
  %721 = load i64, ptr %65, align 8
  %722 = inttoptr i64 %721 to ptr
  %723 = getelementptr inbounds i64, ptr %722, i64 %717
  %724 = load i64, ptr %723, align 8
  %725 = sdiv i64 %724, 32
  br label %726

726:                                              ; preds = %720, %713
  %727 = phi i64 [ %725, %720 ], [ 0, %713 ]
  %728 = icmp eq i64 %727, %689
  br i1 %728, label %729, label %732

729:                                              ; preds = %726
  %730 = add nsw i64 %715, 1
  %731 = getelementptr inbounds i64, ptr %698, i64 %715
  store i64 %717, ptr %731, align 8
  br label %732

732:                                              ; preds = %729, %726
  %733 = phi i64 [ %730, %729 ], [ %715, %726 ]
  %734 = add nuw nsw i64 %714, 1
  %735 = icmp eq i64 %734, %321
  br i1 %735, label %699, label %713

736:                                              ; preds = %699, %682, %679, %678, %451
  %737 = phi i32 [ 3, %682 ], [ %452, %451 ], [ %386, %678 ], [ %386, %679 ], [ 3, %699 ]
  %738 = load i64, ptr %37, align 8
  %739 = add nsw i64 %738, 1
  store i64 %739, ptr %37, align 8
  %740 = add nsw i64 %130, 256
  %741 = load i64, ptr %66, align 8
  %742 = add nsw i64 %740, %741
  store i64 %742, ptr %66, align 8
  %743 = getelementptr inbounds i8, ptr %31, i64 %131
  store i8 1, ptr %743, align 1
  %744 = icmp eq i32 %737, 1
  br i1 %744, label %745, label %4020

745:                                              ; preds = %736
  %746 = load i64, ptr %23, align 8
  %747 = inttoptr i64 %746 to ptr
  %748 = load i64, ptr %25, align 8
  %749 = add nsw i64 %131, 1
  store i64 %749, ptr %27, align 8
  %750 = getelementptr inbounds %struct.instruction, ptr %19, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr %750, i64 120
  %752 = load i64, ptr %751, align 8
  %753 = icmp eq i64 %752, 0
  br i1 %753, label %4011, label %754

754:                                              ; preds = %745
  %755 = load i64, ptr %67, align 8
  %756 = icmp eq i64 %755, 0
  br i1 %756, label %4011, label %4019

757:                                              ; preds = %204
  %758 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %759 = load i64, ptr %758, align 8
  %760 = icmp sgt i64 %759, -1
  br i1 %760, label %761, label %798

761:                                              ; preds = %757
  %762 = getelementptr inbounds nuw %struct.operand, ptr %22, i64 %759
  %763 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %764 = load i64, ptr %763, align 8
  %765 = call fastcc i64 @count_held(ptr noundef %762, i64 noundef %764, ptr noundef %129, i64 noundef %130)
  %766 = icmp eq i64 %765, 0
  br i1 %766, label %3997, label %767

767:                                              ; preds = %761
  %768 = icmp slt i64 %765, %130
  br i1 %768, label %769, label %800

769:                                              ; preds = %767
  %770 = load i64, ptr %68, align 8
  %771 = inttoptr i64 %770 to ptr
  %772 = icmp sgt i64 %130, 0
  br i1 %772, label %773, label %800

773:                                              ; preds = %769, %794
  %774 = phi i64 [ %796, %794 ], [ 0, %769 ]
  %775 = phi i64 [ %795, %794 ], [ 0, %769 ]
  %776 = getelementptr inbounds nuw i64, ptr %129, i64 %774
  %777 = load i64, ptr %776, align 8
  %778 = load i64, ptr %758, align 8
  %779 = getelementptr inbounds %struct.operand, ptr %22, i64 %778
  %780 = load i64, ptr %779, align 8
  %781 = getelementptr inbounds nuw i8, ptr %779, i64 8
  %782 = load i64, ptr %781, align 8
  %783 = mul nsw i64 %782, %777
  %784 = add i64 %783, %780
  %785 = inttoptr i64 %784 to ptr
  %786 = load i8, ptr %785, align 1
  %787 = icmp ne i8 %786, 0
  %788 = zext i1 %787 to i64
  %789 = load i64, ptr %763, align 8
  %790 = icmp eq i64 %789, %788
  br i1 %790, label %794, label %791

791:                                              ; preds = %773
  %792 = add nsw i64 %775, 1
  %793 = getelementptr inbounds i64, ptr %771, i64 %775
  store i64 %777, ptr %793, align 8
  br label %794

794:                                              ; preds = %791, %773
  %795 = phi i64 [ %792, %791 ], [ %775, %773 ]
  %796 = add nuw nsw i64 %774, 1
  %797 = icmp eq i64 %796, %130
  br i1 %797, label %800, label %773

798:                                              ; preds = %757
  %799 = icmp eq i64 %130, 0
  br i1 %799, label %3997, label %800

800:                                              ; preds = %794, %769, %767, %798
  %801 = phi ptr [ %129, %798 ], [ %129, %767 ], [ %771, %769 ], [ %771, %794 ]
  %802 = phi i64 [ %130, %798 ], [ %130, %767 ], [ %765, %769 ], [ %765, %794 ]
  %803 = getelementptr inbounds nuw i8, ptr %128, i64 112
  %804 = load i64, ptr %803, align 8
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %987, label %806

806:                                              ; preds = %800
  %807 = load i64, ptr %69, align 8
  %808 = inttoptr i64 %807 to ptr
  %809 = getelementptr inbounds i64, ptr %808, i64 %804
  %810 = getelementptr inbounds i8, ptr %809, i64 -8
  %811 = load i64, ptr %810, align 8
  %812 = load i64, ptr %809, align 8
  %813 = getelementptr inbounds nuw i8, ptr %809, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %814 = icmp sgt i64 %802, 0
  br i1 %814, label %816, label %815

815:                                              ; preds = %806
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  br label %986

816:                                              ; preds = %806
  %817 = icmp eq i64 %811, 0
  %818 = getelementptr inbounds nuw i8, ptr %809, i64 16
  %819 = icmp sgt i64 %812, 0
  br label %820

820:                                              ; preds = %878, %816
  %821 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %801, i64 noundef %802, ptr noundef %15)
  br i1 %817, label %822, label %832

822:                                              ; preds = %820
  br i1 %819, label %823, label %878

823:                                              ; preds = %822
  %824 = load i64, ptr %71, align 8
  %825 = inttoptr i64 %824 to ptr
  %826 = load i64, ptr %72, align 8
  %827 = getelementptr i64, ptr %825, i64 %821
  %828 = load i64, ptr %73, align 8
  %829 = inttoptr i64 %828 to ptr
  %830 = getelementptr inbounds i64, ptr %829, i64 %821
  %831 = load i64, ptr %830, align 8
  br label %870

832:                                              ; preds = %820
  %833 = load i64, ptr %813, align 8
  %834 = load i64, ptr %818, align 8
  %835 = load i64, ptr %70, align 8
  %836 = inttoptr i64 %835 to ptr
  %837 = load i64, ptr %71, align 8
  %838 = inttoptr i64 %837 to ptr
  %839 = load i64, ptr %72, align 8
  %840 = mul nsw i64 %839, %833
  %841 = getelementptr i64, ptr %838, i64 %840
  %842 = getelementptr i64, ptr %841, i64 %821
  %843 = load i64, ptr %842, align 8
  %844 = load i64, ptr %73, align 8
  %845 = inttoptr i64 %844 to ptr
  %846 = getelementptr inbounds i64, ptr %845, i64 %821
  %847 = load i64, ptr %846, align 8
  %848 = icmp sgt i64 %843, %847
  br i1 %848, label %849, label %878

849:                                              ; preds = %832
  %850 = getelementptr i8, ptr %836, i64 %840
  %851 = getelementptr i8, ptr %850, i64 %821
  %852 = load i8, ptr %851, align 1
  %853 = icmp eq i8 %852, 3
  br i1 %853, label %878, label %854

854:                                              ; preds = %849
  %855 = icmp eq i64 %834, -1
  br i1 %855, label %881, label %856

856:                                              ; preds = %854
  %857 = mul nsw i64 %839, %834
  %858 = getelementptr i64, ptr %838, i64 %857
  %859 = getelementptr i64, ptr %858, i64 %821
  %860 = load i64, ptr %859, align 8
  %861 = icmp sgt i64 %860, %847
  br i1 %861, label %862, label %881

862:                                              ; preds = %856
  %863 = getelementptr i8, ptr %836, i64 %857
  %864 = getelementptr i8, ptr %863, i64 %821
  %865 = load i8, ptr %864, align 1
  %866 = icmp eq i8 %865, 2
  br i1 %866, label %881, label %878

867:                                              ; preds = %870
  %868 = add nuw nsw i64 %871, 1
  %869 = icmp eq i64 %868, %812
  br i1 %869, label %878, label %870

870:                                              ; preds = %867, %823
  %871 = phi i64 [ 0, %823 ], [ %868, %867 ]
  %872 = getelementptr inbounds nuw i64, ptr %813, i64 %871
  %873 = load i64, ptr %872, align 8
  %874 = mul nsw i64 %873, %826
  %875 = getelementptr i64, ptr %827, i64 %874
  %876 = load i64, ptr %875, align 8
  %877 = icmp sgt i64 %876, %831
  br i1 %877, label %881, label %867

878:                                              ; preds = %867, %862, %849, %832, %822
  %879 = load i64, ptr %15, align 8
  %880 = icmp slt i64 %879, %802
  br i1 %880, label %820, label %882

881:                                              ; preds = %854, %856, %862, %870
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %4020

882:                                              ; preds = %878
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %883 = trunc i64 %131 to i32
  %884 = select i1 %817, i1 %819, i1 false
  br label %888

885:                                              ; preds = %967, %966
  %886 = load i64, ptr %16, align 8
  %887 = icmp slt i64 %886, %802
  br i1 %887, label %888, label %986

888:                                              ; preds = %885, %882
  %889 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %801, i64 noundef %802, ptr noundef %16)
  br i1 %817, label %966, label %890

890:                                              ; preds = %888
  %891 = load i64, ptr %813, align 8
  %892 = load i64, ptr %818, align 8
  %893 = load i64, ptr %72, align 8
  %894 = mul nsw i64 %893, %891
  %895 = add nsw i64 %894, %889
  %896 = mul nsw i64 %893, %892
  %897 = add nsw i64 %896, %889
  %898 = load i64, ptr %71, align 8
  %899 = inttoptr i64 %898 to ptr
  %900 = load i64, ptr %74, align 8
  %901 = inttoptr i64 %900 to ptr
  %902 = icmp eq i64 %892, -1
  br i1 %902, label %903, label %914

903:                                              ; preds = %890
  %904 = getelementptr inbounds i64, ptr %899, i64 %895
  store i64 0, ptr %904, align 8
  %905 = load i64, ptr %79, align 8
  %906 = inttoptr i64 %905 to ptr
  %907 = getelementptr inbounds i64, ptr %906, i64 %889
  %908 = load i64, ptr %907, align 8
  %909 = sub nsw i64 -2, %908
  %910 = getelementptr inbounds i64, ptr %901, i64 %895
  store i64 %909, ptr %910, align 8
  %911 = load i64, ptr %75, align 8
  %912 = inttoptr i64 %911 to ptr
  %913 = getelementptr inbounds i32, ptr %912, i64 %895
  store i32 %883, ptr %913, align 4
  br label %966

914:                                              ; preds = %890
  %915 = load i64, ptr %75, align 8
  %916 = inttoptr i64 %915 to ptr
  %917 = getelementptr inbounds i32, ptr %916, i64 %897
  %918 = load i32, ptr %917, align 4
  %919 = getelementptr inbounds i32, ptr %916, i64 %895
  store i32 %918, ptr %919, align 4
  %920 = load i64, ptr %71, align 8
  %921 = inttoptr i64 %920 to ptr
  %922 = load i64, ptr %72, align 8
  %923 = mul nsw i64 %922, %892
  %924 = getelementptr i64, ptr %921, i64 %923
  %925 = getelementptr i64, ptr %924, i64 %889
  %926 = load i64, ptr %925, align 8
  %927 = load i64, ptr %73, align 8
  %928 = inttoptr i64 %927 to ptr
  %929 = getelementptr inbounds i64, ptr %928, i64 %889
  %930 = load i64, ptr %929, align 8
  %931 = icmp sgt i64 %926, %930
  br i1 %931, label %932, label %938

932:                                              ; preds = %914
  %933 = load i64, ptr %70, align 8
  %934 = inttoptr i64 %933 to ptr
  %935 = getelementptr inbounds i8, ptr %934, i64 %897
  %936 = load i8, ptr %935, align 1
  %937 = icmp eq i8 %936, 2
  br i1 %937, label %938, label %943

938:                                              ; preds = %932, %914
  %939 = getelementptr inbounds i64, ptr %899, i64 %895
  store i64 0, ptr %939, align 8
  %940 = getelementptr inbounds i64, ptr %901, i64 %897
  %941 = load i64, ptr %940, align 8
  %942 = getelementptr inbounds i64, ptr %901, i64 %895
  store i64 %941, ptr %942, align 8
  br label %966

943:                                              ; preds = %932
  %944 = getelementptr inbounds i64, ptr %899, i64 %897
  %945 = load i64, ptr %944, align 8
  %946 = getelementptr inbounds i64, ptr %899, i64 %895
  store i64 %945, ptr %946, align 8
  %947 = getelementptr inbounds i64, ptr %901, i64 %895
  store i64 -1, ptr %947, align 8
  %948 = load i64, ptr %70, align 8
  %949 = inttoptr i64 %948 to ptr
  %950 = getelementptr inbounds i8, ptr %949, i64 %895
  store i8 3, ptr %950, align 1
  %951 = load i64, ptr %76, align 8
  %952 = inttoptr i64 %951 to ptr
  %953 = getelementptr inbounds i32, ptr %952, i64 %897
  %954 = load i32, ptr %953, align 4
  %955 = getelementptr inbounds i32, ptr %952, i64 %895
  store i32 %954, ptr %955, align 4
  %956 = load i64, ptr %77, align 8
  %957 = inttoptr i64 %956 to ptr
  %958 = getelementptr inbounds i32, ptr %957, i64 %897
  %959 = load i32, ptr %958, align 4
  %960 = getelementptr inbounds i32, ptr %957, i64 %895
  store i32 %959, ptr %960, align 4
  %961 = load i64, ptr %78, align 8
  %962 = inttoptr i64 %961 to ptr
  %963 = getelementptr inbounds i64, ptr %962, i64 %897
  %964 = load i64, ptr %963, align 8
  %965 = getelementptr inbounds i64, ptr %962, i64 %895
  store i64 %964, ptr %965, align 8
  br label %966

966:                                              ; preds = %943, %938, %903, %888
  br i1 %884, label %967, label %885

967:                                              ; preds = %966, %967
  %968 = phi i64 [ %984, %967 ], [ 0, %966 ]
  %969 = getelementptr inbounds nuw i64, ptr %813, i64 %968
  %970 = load i64, ptr %969, align 8
  %971 = load i64, ptr %72, align 8
  %972 = mul nsw i64 %971, %970
  %973 = add nsw i64 %972, %889
  %974 = load i64, ptr %79, align 8
  %975 = inttoptr i64 %974 to ptr
  %976 = getelementptr inbounds i64, ptr %975, i64 %889
  %977 = load i64, ptr %976, align 8
  %978 = load i64, ptr %74, align 8
  %979 = inttoptr i64 %978 to ptr
  %980 = getelementptr inbounds i64, ptr %979, i64 %973
  store i64 %977, ptr %980, align 8
  %981 = load i64, ptr %75, align 8
  %982 = inttoptr i64 %981 to ptr
  %983 = getelementptr inbounds i32, ptr %982, i64 %973
  store i32 %883, ptr %983, align 4
  %984 = add nuw nsw i64 %968, 1
  %985 = icmp eq i64 %984, %812
  br i1 %985, label %885, label %967

986:                                              ; preds = %885, %815
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %987

987:                                              ; preds = %986, %800
  %988 = load i64, ptr %128, align 8
  switch i64 %988, label %2298 [
    i64 2, label %989
    i64 3, label %989
    i64 36, label %2237
  ]

989:                                              ; preds = %987, %987
  %990 = load i64, ptr %81, align 8
  %991 = inttoptr i64 %990 to ptr
  %992 = getelementptr inbounds nuw i8, ptr %128, i64 80
  %993 = load i64, ptr %992, align 8
  %994 = getelementptr inbounds nuw i8, ptr %128, i64 88
  %995 = load i64, ptr %994, align 8
  %996 = mul nsw i64 %995, %993
  %997 = icmp eq i64 %988, 3
  %998 = load i64, ptr %20, align 8
  %999 = inttoptr i64 %998 to ptr
  %1000 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %1001 = load i64, ptr %1000, align 8
  %1002 = getelementptr inbounds %struct.operand, ptr %999, i64 %1001
  %1003 = load i64, ptr %1002, align 8
  %1004 = getelementptr inbounds nuw i8, ptr %1002, i64 8
  %1005 = load i64, ptr %1004, align 8
  %1006 = getelementptr inbounds nuw i8, ptr %128, i64 96
  %1007 = load i64, ptr %1006, align 8
  %1008 = getelementptr inbounds nuw i8, ptr %128, i64 104
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp eq i64 %1009, 0
  %1011 = icmp sgt i64 %802, 0
  br i1 %1010, label %1013, label %1012

1012:                                             ; preds = %989
  br i1 %1011, label %1016, label %1041

1013:                                             ; preds = %989
  br i1 %1011, label %1014, label %1041

1014:                                             ; preds = %1013
  %1015 = trunc i64 %1007 to i32
  br label %1028

1016:                                             ; preds = %1012, %1016
  %1017 = phi i64 [ %1026, %1016 ], [ 0, %1012 ]
  %1018 = getelementptr inbounds nuw i64, ptr %801, i64 %1017
  %1019 = load i64, ptr %1018, align 8
  %1020 = mul nsw i64 %1019, %1005
  %1021 = add i64 %1020, %1003
  %1022 = inttoptr i64 %1021 to ptr
  %1023 = load i64, ptr %1022, align 8
  %1024 = add i64 %1023, %1007
  %1025 = getelementptr inbounds nuw i64, ptr %991, i64 %1017
  store i64 %1024, ptr %1025, align 8
  %1026 = add nuw nsw i64 %1017, 1
  %1027 = icmp eq i64 %1026, %802
  br i1 %1027, label %1041, label %1016

1028:                                             ; preds = %1028, %1014
  %1029 = phi i64 [ 0, %1014 ], [ %1039, %1028 ]
  %1030 = getelementptr inbounds nuw i64, ptr %801, i64 %1029
  %1031 = load i64, ptr %1030, align 8
  %1032 = mul nsw i64 %1031, %1005
  %1033 = add i64 %1032, %1003
  %1034 = inttoptr i64 %1033 to ptr
  %1035 = load i32, ptr %1034, align 4
  %1036 = add i32 %1035, %1015
  %1037 = zext i32 %1036 to i64
  %1038 = getelementptr inbounds nuw i64, ptr %991, i64 %1029
  store i64 %1037, ptr %1038, align 8
  %1039 = add nuw nsw i64 %1029, 1
  %1040 = icmp eq i64 %1039, %802
  br i1 %1040, label %1041, label %1028

1041:                                             ; preds = %1016, %1028, %1013, %1012
  %1042 = getelementptr inbounds nuw i8, ptr %128, i64 72
  %1043 = load i64, ptr %1042, align 8
  %1044 = icmp eq i64 %1043, 2
  br i1 %1044, label %1045, label %1100

1045:                                             ; preds = %1041
  %1046 = load i64, ptr %82, align 8
  %1047 = inttoptr i64 %1046 to ptr
  %1048 = load i64, ptr %991, align 8
  %1049 = lshr i64 %1048, 32
  %1050 = icmp sgt i64 %802, 1
  br i1 %1050, label %1051, label %1074

1051:                                             ; preds = %1045, %1071
  %1052 = phi i64 [ %1072, %1071 ], [ 1, %1045 ]
  %1053 = getelementptr inbounds nuw i64, ptr %991, i64 %1052
  %1054 = load i64, ptr %1053, align 8
  %1055 = lshr i64 %1054, 32
  %1056 = icmp eq i64 %1055, %1049
  br i1 %1056, label %1071, label %1057

1057:                                             ; preds = %1051
  %1058 = load i64, ptr %83, align 8
  %1059 = icmp eq i64 %1049, %1058
  br i1 %1059, label %4020, label %1060

1060:                                             ; preds = %1057
  %1061 = load i64, ptr %84, align 8
  %1062 = icmp sgt i64 %1061, 0
  br i1 %1062, label %1066, label %1071

1063:                                             ; preds = %1066
  %1064 = add nuw nsw i64 %1067, 1
  %1065 = icmp eq i64 %1064, %1061
  br i1 %1065, label %1071, label %1066

1066:                                             ; preds = %1060, %1063
  %1067 = phi i64 [ %1064, %1063 ], [ 0, %1060 ]
  %1068 = getelementptr inbounds nuw i64, ptr %1047, i64 %1067
  %1069 = load i64, ptr %1068, align 8
  %1070 = icmp eq i64 %1055, %1069
  br i1 %1070, label %4020, label %1063

1071:                                             ; preds = %1063, %1060, %1051
  %1072 = add nuw nsw i64 %1052, 1
  %1073 = icmp eq i64 %1072, %802
  br i1 %1073, label %1074, label %1051

1074:                                             ; preds = %1071, %1045
  %1075 = load i64, ptr %83, align 8
  %1076 = icmp eq i64 %1049, %1075
  br i1 %1076, label %1080, label %1077

1077:                                             ; preds = %1074
  %1078 = load i64, ptr %84, align 8
  %1079 = icmp sgt i64 %1078, 0
  br i1 %1079, label %1095, label %1102

1080:                                             ; preds = %1074
  br i1 %1011, label %1081, label %1120

1081:                                             ; preds = %1080, %1081
  %1082 = phi i64 [ %1086, %1081 ], [ 0, %1080 ]
  %1083 = getelementptr inbounds nuw i64, ptr %991, i64 %1082
  %1084 = load i64, ptr %1083, align 8
  %1085 = and i64 %1084, 4294967295
  store i64 %1085, ptr %1083, align 8
  %1086 = add nuw nsw i64 %1082, 1
  %1087 = icmp eq i64 %1086, %802
  br i1 %1087, label %1088, label %1081

1088:                                             ; preds = %1081
  %1089 = load i64, ptr %81, align 8
  %1090 = inttoptr i64 %1089 to ptr
  %1091 = load i64, ptr %1090, align 8
  br label %1107

1092:                                             ; preds = %1095
  %1093 = add nuw nsw i64 %1096, 1
  %1094 = icmp eq i64 %1093, %1078
  br i1 %1094, label %1102, label %1095

1095:                                             ; preds = %1077, %1092
  %1096 = phi i64 [ %1093, %1092 ], [ 0, %1077 ]
  %1097 = getelementptr inbounds nuw i64, ptr %1047, i64 %1096
  %1098 = load i64, ptr %1097, align 8
  %1099 = icmp eq i64 %1049, %1098
  br i1 %1099, label %4020, label %1092

1100:                                             ; preds = %1041
  %1101 = icmp slt i64 %1043, 0
  br i1 %1101, label %4020, label %1102

1102:                                             ; preds = %1092, %1100, %1077
  %1103 = phi i64 [ %1043, %1100 ], [ 1, %1077 ], [ 1, %1092 ]
  %1104 = load i64, ptr %81, align 8
  %1105 = inttoptr i64 %1104 to ptr
  %1106 = load i64, ptr %1105, align 8
  br i1 %1011, label %1107, label %1111

1107:                                             ; preds = %1102, %1088
  %1108 = phi i64 [ %1091, %1088 ], [ %1106, %1102 ]
  %1109 = phi ptr [ %1090, %1088 ], [ %1105, %1102 ]
  %1110 = phi i64 [ 0, %1088 ], [ %1103, %1102 ]
  br label %1124

1111:                                             ; preds = %1124, %1102
  %1112 = phi ptr [ %1105, %1102 ], [ %1109, %1124 ]
  %1113 = phi i64 [ %1103, %1102 ], [ %1110, %1124 ]
  %1114 = phi i64 [ %1106, %1102 ], [ %1132, %1124 ]
  %1115 = phi i64 [ 0, %1102 ], [ %1133, %1124 ]
  %1116 = phi i64 [ %1106, %1102 ], [ %1131, %1124 ]
  %1117 = add nsw i64 %996, -1
  %1118 = and i64 %1115, %1117
  %1119 = icmp eq i64 %1118, 0
  br i1 %1119, label %1136, label %4020

1120:                                             ; preds = %1080
  %1121 = load i64, ptr %81, align 8
  %1122 = inttoptr i64 %1121 to ptr
  %1123 = load i64, ptr %1122, align 8
  br label %1138

1124:                                             ; preds = %1124, %1107
  %1125 = phi i64 [ %1131, %1124 ], [ %1108, %1107 ]
  %1126 = phi i64 [ %1134, %1124 ], [ 0, %1107 ]
  %1127 = phi i64 [ %1133, %1124 ], [ 0, %1107 ]
  %1128 = phi i64 [ %1132, %1124 ], [ %1108, %1107 ]
  %1129 = getelementptr inbounds nuw i64, ptr %1109, i64 %1126
  %1130 = load i64, ptr %1129, align 8
  %1131 = call i64 @llvm.smin.i64(i64 %1130, i64 %1125)
  %1132 = call i64 @llvm.smax.i64(i64 %1130, i64 %1128)
  %1133 = or i64 %1130, %1127
  %1134 = add nuw nsw i64 %1126, 1
  %1135 = icmp eq i64 %1134, %802
  br i1 %1135, label %1111, label %1124

1136:                                             ; preds = %1111
  %1137 = icmp eq i64 %1113, 0
  br i1 %1137, label %1138, label %1182

1138:                                             ; preds = %1136, %1120
  %1139 = phi ptr [ %1122, %1120 ], [ %1112, %1136 ]
  %1140 = phi i64 [ %1123, %1120 ], [ %1114, %1136 ]
  %1141 = phi i64 [ %1123, %1120 ], [ %1116, %1136 ]
  %1142 = load i64, ptr %87, align 8
  %1143 = inttoptr i64 %1142 to ptr
  %1144 = load i64, ptr %42, align 8
  %1145 = inttoptr i64 %1144 to ptr
  %1146 = load i64, ptr %88, align 8
  %1147 = icmp sgt i64 %1146, 0
  br i1 %1147, label %1148, label %1162

1148:                                             ; preds = %1138, %1159
  %1149 = phi i64 [ %1160, %1159 ], [ 0, %1138 ]
  %1150 = shl nuw nsw i64 %1149, 4
  %1151 = getelementptr inbounds nuw i8, ptr %1143, i64 %1150
  %1152 = load i64, ptr %1151, align 8
  %1153 = icmp sgt i64 %1152, %1141
  br i1 %1153, label %1159, label %1154

1154:                                             ; preds = %1148
  %1155 = getelementptr inbounds nuw i8, ptr %1151, i64 8
  %1156 = load i64, ptr %1155, align 8
  %1157 = sub nsw i64 %1156, %996
  %1158 = icmp sgt i64 %1140, %1157
  br i1 %1158, label %1159, label %1162

1159:                                             ; preds = %1154, %1148
  %1160 = add nuw nsw i64 %1149, 1
  %1161 = icmp eq i64 %1160, %1146
  br i1 %1161, label %4020, label %1148

1162:                                             ; preds = %1154, %1138
  %1163 = phi i64 [ 0, %1138 ], [ %1149, %1154 ]
  %1164 = icmp eq i64 %1163, %1146
  br i1 %1164, label %4020, label %1165

1165:                                             ; preds = %1162
  br i1 %1011, label %1169, label %1166

1166:                                             ; preds = %1169, %1165
  %1167 = load i64, ptr %47, align 8
  %1168 = inttoptr i64 %1167 to ptr
  br label %1220

1169:                                             ; preds = %1165, %1169
  %1170 = phi i64 [ %1180, %1169 ], [ 0, %1165 ]
  %1171 = getelementptr inbounds nuw i64, ptr %801, i64 %1170
  %1172 = load i64, ptr %1171, align 8
  %1173 = getelementptr inbounds i64, ptr %1145, i64 %1172
  %1174 = load i64, ptr %1173, align 8
  %1175 = load i64, ptr %89, align 8
  %1176 = mul nsw i64 %1175, %1174
  %1177 = getelementptr inbounds nuw i64, ptr %1139, i64 %1170
  %1178 = load i64, ptr %1177, align 8
  %1179 = add nsw i64 %1178, %1176
  store i64 %1179, ptr %1177, align 8
  %1180 = add nuw nsw i64 %1170, 1
  %1181 = icmp eq i64 %1180, %802
  br i1 %1181, label %1166, label %1169

1182:                                             ; preds = %1136
  %1183 = load i64, ptr %47, align 8
  %1184 = inttoptr i64 %1183 to ptr
  %1185 = load i64, ptr %85, align 8
  %1186 = icmp eq i64 %1185, 0
  br i1 %1186, label %1195, label %1187

1187:                                             ; preds = %1182
  %1188 = getelementptr inbounds %struct.region, ptr %1184, i64 %1185
  %1189 = load i64, ptr %1188, align 8
  %1190 = icmp sgt i64 %1189, %1116
  br i1 %1190, label %1195, label %1191

1191:                                             ; preds = %1187
  %1192 = getelementptr inbounds nuw i8, ptr %1188, i64 8
  %1193 = load i64, ptr %1192, align 8
  %1194 = icmp slt i64 %1116, %1193
  br i1 %1194, label %1213, label %1195

1195:                                             ; preds = %1191, %1187, %1182
  %1196 = load i64, ptr %86, align 8
  %1197 = icmp sgt i64 %1196, 1
  br i1 %1197, label %1198, label %2235

1198:                                             ; preds = %1195, %1210
  %1199 = phi i64 [ %1211, %1210 ], [ 1, %1195 ]
  %1200 = getelementptr inbounds nuw %struct.region, ptr %1184, i64 %1199
  %1201 = load i64, ptr %1200, align 8
  %1202 = icmp sgt i64 %1201, %1116
  br i1 %1202, label %1210, label %1203

1203:                                             ; preds = %1198
  %1204 = getelementptr inbounds nuw i8, ptr %1200, i64 8
  %1205 = load i64, ptr %1204, align 8
  %1206 = icmp slt i64 %1116, %1205
  br i1 %1206, label %1207, label %1210

1207:                                             ; preds = %1203
  %1208 = getelementptr inbounds nuw i8, ptr %1200, i64 8
  store i64 %1199, ptr %85, align 8
  %1209 = load i64, ptr %1208, align 8
  br label %1213

1210:                                             ; preds = %1203, %1198
  %1211 = add nuw nsw i64 %1199, 1
  %1212 = icmp eq i64 %1211, %1196
  br i1 %1212, label %2235, label %1198

1213:                                             ; preds = %1207, %1191
  %1214 = phi i64 [ %1193, %1191 ], [ %1209, %1207 ]
  %1215 = phi ptr [ %1188, %1191 ], [ %1200, %1207 ]
  %1216 = sub nsw i64 %1214, %996
  %1217 = icmp sgt i64 %1114, %1216
  br i1 %1217, label %4020, label %1218

1218:                                             ; preds = %1213
  %1219 = load i64, ptr %1215, align 8
  br label %1220

1220:                                             ; preds = %1218, %1166
  %1221 = phi i64 [ %1167, %1166 ], [ %1183, %1218 ]
  %1222 = phi ptr [ %1139, %1166 ], [ %1112, %1218 ]
  %1223 = phi i64 [ 0, %1166 ], [ %1113, %1218 ]
  %1224 = phi ptr [ %1168, %1166 ], [ %1215, %1218 ]
  %1225 = phi i64 [ 0, %1166 ], [ %1219, %1218 ]
  %1226 = getelementptr inbounds nuw i8, ptr %1224, i64 120
  %1227 = load i64, ptr %1226, align 8
  %1228 = icmp sgt i64 %1227, 1
  br i1 %1228, label %4020, label %1229

1229:                                             ; preds = %1220
  %1230 = getelementptr inbounds nuw i8, ptr %1224, i64 32
  %1231 = load i64, ptr %1230, align 8
  %1232 = icmp slt i64 %996, %1231
  br i1 %1232, label %4020, label %1233

1233:                                             ; preds = %1229
  %1234 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1231, i1 true)
  %1235 = ashr i64 %996, %1234
  %1236 = icmp sgt i64 %802, 1
  br i1 %1236, label %1237, label %1251

1237:                                             ; preds = %1233, %1237
  %1238 = phi i64 [ %1246, %1237 ], [ 1, %1233 ]
  %1239 = phi i64 [ %1247, %1237 ], [ 1, %1233 ]
  %1240 = getelementptr inbounds nuw i64, ptr %1222, i64 %1239
  %1241 = load i64, ptr %1240, align 8
  %1242 = getelementptr i8, ptr %1240, i64 -8
  %1243 = load i64, ptr %1242, align 8
  %1244 = sub nsw i64 %1241, %1243
  %1245 = icmp slt i64 %1244, %996
  %1246 = select i1 %1245, i64 0, i64 %1238
  %1247 = add nuw nsw i64 %1239, 1
  %1248 = icmp eq i64 %1247, %802
  br i1 %1248, label %1249, label %1237

1249:                                             ; preds = %1237
  %1250 = icmp ne i64 %1246, 0
  br label %1251

1251:                                             ; preds = %1249, %1233
  %1252 = phi i1 [ true, %1233 ], [ %1250, %1249 ]
  %1253 = icmp eq i64 %1223, 0
  %1254 = select i1 %1253, ptr %90, ptr %91
  %1255 = load i64, ptr %1254, align 8
  store i64 -1, ptr %92, align 8
  store i64 0, ptr %93, align 8
  %1256 = load i64, ptr %1226, align 8
  %1257 = icmp eq i64 %1256, 0
  br i1 %1257, label %1272, label %1258

1258:                                             ; preds = %1251
  %1259 = select i1 %997, i64 136, i64 128
  %1260 = getelementptr inbounds nuw i8, ptr %1224, i64 %1259
  %1261 = load i64, ptr %1260, align 8
  %1262 = inttoptr i64 %1261 to ptr
  %1263 = getelementptr inbounds i64, ptr %1262, i64 %131
  %1264 = load i64, ptr %1263, align 8
  %1265 = inttoptr i64 %1264 to ptr
  %1266 = icmp eq i64 %1264, 0
  br i1 %1266, label %1267, label %1272

1267:                                             ; preds = %1258
  %1268 = ptrtoint ptr %1224 to i64
  %1269 = sub i64 %1268, %1221
  %1270 = sdiv exact i64 %1269, 152
  store i64 %1270, ptr %92, align 8
  %1271 = select i1 %997, i64 2, i64 1
  store i64 %1271, ptr %93, align 8
  br label %4020

1272:                                             ; preds = %1258, %1251
  %1273 = phi ptr [ %1265, %1258 ], [ null, %1251 ]
  %1274 = icmp eq i64 %1255, 0
  br i1 %1274, label %1282, label %1275

1275:                                             ; preds = %1272
  %1276 = load i64, ptr %94, align 8
  %1277 = shl nsw i64 %802, 1
  %1278 = add i64 %1277, 4
  %1279 = add i64 %1278, %1276
  %1280 = load i64, ptr %95, align 8
  %1281 = icmp sgt i64 %1279, %1280
  br i1 %1281, label %4020, label %1282

1282:                                             ; preds = %1275, %1272
  %1283 = getelementptr inbounds nuw i8, ptr %1224, i64 64
  %1284 = load i64, ptr %1283, align 8
  %1285 = icmp eq i64 %1284, 0
  %1286 = select i1 %1252, i1 %1285, i1 false
  %1287 = getelementptr inbounds nuw i8, ptr %1224, i64 56
  %1288 = load i64, ptr %1287, align 8
  br i1 %1286, label %1289, label %1445

1289:                                             ; preds = %1282
  %1290 = icmp eq i64 %1288, 0
  br i1 %1290, label %1291, label %1445

1291:                                             ; preds = %1289
  %1292 = getelementptr inbounds nuw i8, ptr %1224, i64 80
  %1293 = load i64, ptr %1292, align 8
  %1294 = icmp eq i64 %1293, 0
  br i1 %1294, label %1295, label %1445

1295:                                             ; preds = %1291
  %1296 = load i64, ptr %42, align 8
  %1297 = inttoptr i64 %1296 to ptr
  %1298 = load i64, ptr %65, align 8
  %1299 = inttoptr i64 %1298 to ptr
  %1300 = load i64, ptr %46, align 8
  %1301 = inttoptr i64 %1300 to ptr
  %1302 = load i64, ptr %60, align 8
  %1303 = inttoptr i64 %1302 to ptr
  %1304 = getelementptr inbounds nuw i8, ptr %1224, i64 88
  %1305 = load i64, ptr %1304, align 8
  %1306 = inttoptr i64 %1305 to ptr
  %1307 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1308 = load i64, ptr %1307, align 8
  %1309 = inttoptr i64 %1308 to ptr
  %1310 = load i64, ptr %97, align 8
  %1311 = inttoptr i64 %1310 to ptr
  br i1 %997, label %1316, label %1312

1312:                                             ; preds = %1295
  %1313 = getelementptr inbounds nuw i8, ptr %1224, i64 40
  %1314 = load i64, ptr %1313, align 8
  %1315 = icmp eq i64 %1314, 0
  br label %1316

1316:                                             ; preds = %1312, %1295
  %1317 = phi i1 [ false, %1295 ], [ %1315, %1312 ]
  %1318 = icmp slt i64 %802, 1
  br i1 %1318, label %1772, label %1319

1319:                                             ; preds = %1316
  %1320 = getelementptr inbounds nuw i8, ptr %1224, i64 24
  %1321 = getelementptr inbounds nuw i8, ptr %1224, i64 104
  %1322 = icmp sgt i64 %1235, 0
  br label %1323

1323:                                             ; preds = %1440, %1319
  %1324 = phi i64 [ 0, %1319 ], [ %1441, %1440 ]
  %1325 = phi ptr [ %1311, %1319 ], [ %1442, %1440 ]
  %1326 = phi i64 [ 0, %1319 ], [ %1443, %1440 ]
  %1327 = getelementptr inbounds nuw i64, ptr %991, i64 %1326
  %1328 = load i64, ptr %1327, align 8
  %1329 = sub nsw i64 %1328, %1225
  %1330 = ashr i64 %1329, %1234
  %1331 = add nsw i64 %1330, %1235
  br i1 %1322, label %1332, label %1440

1332:                                             ; preds = %1323
  %1333 = load i64, ptr %1320, align 8
  %1334 = inttoptr i64 %1333 to ptr
  %1335 = mul nsw i64 %1330, 40
  %1336 = getelementptr inbounds i8, ptr %1334, i64 %1335
  %1337 = getelementptr inbounds nuw i64, ptr %801, i64 %1326
  %1338 = load i64, ptr %1337, align 8
  %1339 = getelementptr inbounds i64, ptr %1297, i64 %1338
  %1340 = getelementptr inbounds i64, ptr %1299, i64 %1338
  %1341 = getelementptr inbounds i64, ptr %1301, i64 %1338
  br label %1342

1342:                                             ; preds = %1430, %1332
  %1343 = phi i64 [ %1324, %1332 ], [ %1434, %1430 ]
  %1344 = phi ptr [ %1325, %1332 ], [ %1436, %1430 ]
  %1345 = phi i64 [ %1330, %1332 ], [ %1437, %1430 ]
  %1346 = phi ptr [ %1336, %1332 ], [ %1438, %1430 ]
  %1347 = getelementptr inbounds nuw i8, ptr %1346, i64 4
  %1348 = load i32, ptr %1347, align 4
  %1349 = icmp sgt i32 %1348, 0
  br i1 %1349, label %1354, label %1350

1350:                                             ; preds = %1342
  %1351 = getelementptr inbounds nuw i8, ptr %1346, i64 24
  %1352 = load i32, ptr %1351, align 4
  %1353 = icmp sgt i32 %1352, 0
  br i1 %1353, label %1354, label %1412

1354:                                             ; preds = %1350, %1342
  %1355 = load i64, ptr %1339, align 8
  %1356 = load i64, ptr %98, align 8
  %1357 = add nsw i64 %1356, %1355
  %1358 = load i64, ptr %1340, align 8
  %1359 = load i64, ptr %1341, align 8
  %1360 = load i64, ptr %61, align 8
  %1361 = mul nsw i64 %1360, %1359
  %1362 = getelementptr inbounds i32, ptr %1303, i64 %1361
  %1363 = load i32, ptr %1346, align 4
  %1364 = sext i32 %1363 to i64
  %1365 = icmp slt i32 %1348, 1
  br i1 %1365, label %1380, label %1366

1366:                                             ; preds = %1354
  %1367 = load i64, ptr %1321, align 8
  %1368 = icmp eq i64 %1367, 0
  br i1 %1368, label %1369, label %1374

1369:                                             ; preds = %1366
  %1370 = getelementptr inbounds nuw i8, ptr %1346, i64 8
  %1371 = load i32, ptr %1370, align 4
  %1372 = sext i32 %1371 to i64
  %1373 = icmp eq i64 %1357, %1372
  br i1 %1373, label %1374, label %1380

1374:                                             ; preds = %1369, %1366
  %1375 = icmp eq i64 %1358, %1364
  br i1 %1375, label %1380, label %1376

1376:                                             ; preds = %1374
  %1377 = getelementptr inbounds i32, ptr %1362, i64 %1364
  %1378 = load i32, ptr %1377, align 4
  %1379 = icmp sge i32 %1378, %1348
  br label %1380

1380:                                             ; preds = %1376, %1374, %1369, %1354
  %1381 = phi i1 [ %1379, %1376 ], [ true, %1354 ], [ true, %1374 ], [ false, %1369 ]
  %1382 = getelementptr inbounds nuw i8, ptr %1346, i64 20
  %1383 = load i32, ptr %1382, align 4
  %1384 = sext i32 %1383 to i64
  %1385 = getelementptr inbounds nuw i8, ptr %1346, i64 24
  %1386 = load i32, ptr %1385, align 4
  %1387 = icmp slt i32 %1386, 1
  br i1 %1387, label %1407, label %1388

1388:                                             ; preds = %1380
  %1389 = load i64, ptr %1321, align 8
  %1390 = icmp eq i64 %1389, 0
  br i1 %1390, label %1391, label %1400

1391:                                             ; preds = %1388
  %1392 = getelementptr inbounds nuw i8, ptr %1346, i64 28
  %1393 = load i32, ptr %1392, align 4
  %1394 = sext i32 %1393 to i64
  %1395 = icmp eq i64 %1357, %1394
  br i1 %1395, label %1400, label %1396

1396:                                             ; preds = %1391
  %1397 = load i64, ptr %99, align 8
  %1398 = icmp ne i64 %1397, 0
  %1399 = sext i1 %1398 to i32
  br label %1407

1400:                                             ; preds = %1391, %1388
  %1401 = icmp eq i64 %1358, %1384
  br i1 %1401, label %1407, label %1402

1402:                                             ; preds = %1400
  %1403 = getelementptr inbounds i32, ptr %1362, i64 %1384
  %1404 = load i32, ptr %1403, align 4
  %1405 = icmp sge i32 %1404, %1386
  %1406 = zext i1 %1405 to i32
  br label %1407

1407:                                             ; preds = %1402, %1400, %1396, %1380
  %1408 = phi i32 [ %1399, %1396 ], [ 1, %1380 ], [ 1, %1400 ], [ %1406, %1402 ]
  %1409 = icmp sgt i32 %1408, -1
  %1410 = select i1 %1381, i1 %1409, i1 false
  br i1 %1410, label %1411, label %1673

1411:                                             ; preds = %1407
  br i1 %997, label %1413, label %1419

1412:                                             ; preds = %1350
  br i1 %997, label %1415, label %1419

1413:                                             ; preds = %1411
  %1414 = icmp eq i32 %1408, 0
  br i1 %1414, label %1673, label %1415

1415:                                             ; preds = %1413, %1412
  %1416 = getelementptr inbounds i8, ptr %1306, i64 %1345
  %1417 = load i8, ptr %1416, align 1
  %1418 = icmp eq i8 %1417, 0
  br i1 %1418, label %1430, label %1673

1419:                                             ; preds = %1412, %1411
  %1420 = phi i32 [ 1, %1412 ], [ %1408, %1411 ]
  %1421 = getelementptr inbounds i8, ptr %1306, i64 %1345
  %1422 = load i8, ptr %1421, align 1
  %1423 = and i8 %1422, 2
  %1424 = icmp eq i8 %1423, 0
  br i1 %1424, label %1425, label %1673

1425:                                             ; preds = %1419
  br i1 %1317, label %1426, label %1430

1426:                                             ; preds = %1425
  %1427 = getelementptr inbounds i8, ptr %1309, i64 %1345
  %1428 = load i8, ptr %1427, align 1
  %1429 = icmp eq i8 %1428, 0
  br i1 %1429, label %1673, label %1430

1430:                                             ; preds = %1426, %1425, %1415
  %1431 = phi i32 [ %1420, %1426 ], [ %1420, %1425 ], [ 1, %1415 ]
  %1432 = icmp eq i32 %1431, 0
  %1433 = zext i1 %1432 to i64
  %1434 = add nsw i64 %1343, %1433
  %1435 = select i1 %1432, i8 2, i8 0
  %1436 = getelementptr inbounds nuw i8, ptr %1344, i64 1
  store i8 %1435, ptr %1344, align 1
  %1437 = add nsw i64 %1345, 1
  %1438 = getelementptr inbounds nuw i8, ptr %1346, i64 40
  %1439 = icmp slt i64 %1437, %1331
  br i1 %1439, label %1342, label %1440

1440:                                             ; preds = %1430, %1323
  %1441 = phi i64 [ %1324, %1323 ], [ %1434, %1430 ]
  %1442 = phi ptr [ %1325, %1323 ], [ %1436, %1430 ]
  %1443 = add nuw nsw i64 %1326, 1
  %1444 = icmp eq i64 %1443, %802
  br i1 %1444, label %1772, label %1323

1445:                                             ; preds = %1291, %1289, %1282
  %1446 = phi i64 [ 0, %1291 ], [ %1288, %1289 ], [ %1288, %1282 ]
  %1447 = phi i64 [ 0, %1291 ], [ 0, %1289 ], [ %1284, %1282 ]
  %1448 = load i64, ptr %42, align 8
  %1449 = inttoptr i64 %1448 to ptr
  %1450 = load i64, ptr %65, align 8
  %1451 = inttoptr i64 %1450 to ptr
  %1452 = load i64, ptr %46, align 8
  %1453 = inttoptr i64 %1452 to ptr
  %1454 = load i64, ptr %60, align 8
  %1455 = inttoptr i64 %1454 to ptr
  %1456 = getelementptr inbounds nuw i8, ptr %1224, i64 24
  %1457 = load i64, ptr %1456, align 8
  %1458 = inttoptr i64 %1457 to ptr
  %1459 = inttoptr i64 %1447 to ptr
  %1460 = inttoptr i64 %1446 to ptr
  %1461 = getelementptr inbounds nuw i8, ptr %1224, i64 72
  %1462 = load i64, ptr %1461, align 8
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = getelementptr inbounds nuw i8, ptr %1224, i64 88
  %1465 = load i64, ptr %1464, align 8
  %1466 = inttoptr i64 %1465 to ptr
  %1467 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1468 = load i64, ptr %1467, align 8
  %1469 = inttoptr i64 %1468 to ptr
  %1470 = getelementptr inbounds nuw i8, ptr %1224, i64 112
  %1471 = load i64, ptr %1470, align 8
  %1472 = inttoptr i64 %1471 to ptr
  %1473 = load i64, ptr %96, align 8
  %1474 = load i64, ptr %1230, align 8
  %1475 = load i64, ptr %97, align 8
  %1476 = inttoptr i64 %1475 to ptr
  %1477 = mul nsw i64 %1235, %802
  %1478 = add nsw i64 %1473, %1477
  store i64 %1478, ptr %96, align 8
  br i1 %1011, label %1479, label %1772

1479:                                             ; preds = %1445
  %1480 = icmp eq i64 %1447, 0
  %1481 = getelementptr inbounds nuw i8, ptr %1224, i64 104
  %1482 = getelementptr inbounds nuw i8, ptr %1224, i64 80
  %1483 = getelementptr inbounds nuw i8, ptr %1224, i64 40
  %1484 = icmp eq i64 %1446, 0
  %1485 = icmp slt i64 %1474, 1
  %1486 = select i1 %1484, i1 true, i1 %1485
  %1487 = icmp sgt i64 %1235, 0
  br label %1488

1488:                                             ; preds = %1667, %1479
  %1489 = phi i64 [ 0, %1479 ], [ %1668, %1667 ]
  %1490 = phi i64 [ 0, %1479 ], [ %1669, %1667 ]
  %1491 = phi i64 [ 0, %1479 ], [ %1671, %1667 ]
  %1492 = phi i64 [ 0, %1479 ], [ %1670, %1667 ]
  %1493 = getelementptr inbounds nuw i64, ptr %801, i64 %1491
  %1494 = load i64, ptr %1493, align 8
  %1495 = getelementptr inbounds nuw i64, ptr %991, i64 %1491
  %1496 = load i64, ptr %1495, align 8
  %1497 = sub nsw i64 %1496, %1225
  %1498 = ashr i64 %1497, %1234
  %1499 = getelementptr inbounds i64, ptr %1449, i64 %1494
  %1500 = load i64, ptr %1499, align 8
  %1501 = load i64, ptr %98, align 8
  %1502 = add nsw i64 %1501, %1500
  %1503 = getelementptr inbounds i64, ptr %1451, i64 %1494
  %1504 = load i64, ptr %1503, align 8
  %1505 = getelementptr inbounds i64, ptr %1453, i64 %1494
  %1506 = load i64, ptr %1505, align 8
  %1507 = load i64, ptr %61, align 8
  %1508 = mul nsw i64 %1507, %1506
  %1509 = getelementptr inbounds i32, ptr %1455, i64 %1508
  br i1 %1487, label %1510, label %1667

1510:                                             ; preds = %1488, %1656
  %1511 = phi i64 [ %1657, %1656 ], [ %1489, %1488 ]
  %1512 = phi i64 [ %1658, %1656 ], [ %1490, %1488 ]
  %1513 = phi i64 [ %1665, %1656 ], [ %1492, %1488 ]
  %1514 = phi i64 [ %1664, %1656 ], [ 0, %1488 ]
  %1515 = add nsw i64 %1514, %1498
  %1516 = mul nsw i64 %1515, 40
  %1517 = getelementptr inbounds i8, ptr %1458, i64 %1516
  br i1 %1480, label %1522, label %1518

1518:                                             ; preds = %1510
  %1519 = getelementptr inbounds i32, ptr %1459, i64 %1515
  %1520 = load i32, ptr %1519, align 4
  %1521 = icmp eq i32 %1520, 0
  br i1 %1521, label %1522, label %1673

1522:                                             ; preds = %1518, %1510
  %1523 = load i32, ptr %1517, align 4
  %1524 = sext i32 %1523 to i64
  %1525 = getelementptr inbounds nuw i8, ptr %1517, i64 4
  %1526 = load i32, ptr %1525, align 4
  %1527 = icmp slt i32 %1526, 1
  br i1 %1527, label %1542, label %1528

1528:                                             ; preds = %1522
  %1529 = load i64, ptr %1481, align 8
  %1530 = icmp eq i64 %1529, 0
  br i1 %1530, label %1531, label %1536

1531:                                             ; preds = %1528
  %1532 = getelementptr inbounds nuw i8, ptr %1517, i64 8
  %1533 = load i32, ptr %1532, align 4
  %1534 = sext i32 %1533 to i64
  %1535 = icmp eq i64 %1502, %1534
  br i1 %1535, label %1536, label %1542

1536:                                             ; preds = %1531, %1528
  %1537 = icmp eq i64 %1504, %1524
  br i1 %1537, label %1542, label %1538

1538:                                             ; preds = %1536
  %1539 = getelementptr inbounds i32, ptr %1509, i64 %1524
  %1540 = load i32, ptr %1539, align 4
  %1541 = icmp slt i32 %1540, %1526
  br label %1542

1542:                                             ; preds = %1538, %1536, %1531, %1522
  %1543 = phi i1 [ %1541, %1538 ], [ false, %1522 ], [ false, %1536 ], [ true, %1531 ]
  %1544 = getelementptr inbounds nuw i8, ptr %1517, i64 20
  %1545 = load i32, ptr %1544, align 4
  %1546 = sext i32 %1545 to i64
  %1547 = getelementptr inbounds nuw i8, ptr %1517, i64 24
  %1548 = load i32, ptr %1547, align 4
  %1549 = icmp slt i32 %1548, 1
  br i1 %1549, label %1569, label %1550

1550:                                             ; preds = %1542
  %1551 = load i64, ptr %1481, align 8
  %1552 = icmp eq i64 %1551, 0
  br i1 %1552, label %1553, label %1562

1553:                                             ; preds = %1550
  %1554 = getelementptr inbounds nuw i8, ptr %1517, i64 28
  %1555 = load i32, ptr %1554, align 4
  %1556 = sext i32 %1555 to i64
  %1557 = icmp eq i64 %1502, %1556
  br i1 %1557, label %1562, label %1558

1558:                                             ; preds = %1553
  %1559 = load i64, ptr %99, align 8
  %1560 = icmp ne i64 %1559, 0
  %1561 = sext i1 %1560 to i32
  br label %1569

1562:                                             ; preds = %1553, %1550
  %1563 = icmp eq i64 %1504, %1546
  br i1 %1563, label %1569, label %1564

1564:                                             ; preds = %1562
  %1565 = getelementptr inbounds i32, ptr %1509, i64 %1546
  %1566 = load i32, ptr %1565, align 4
  %1567 = icmp sge i32 %1566, %1548
  %1568 = zext i1 %1567 to i32
  br label %1569

1569:                                             ; preds = %1564, %1562, %1558, %1542
  %1570 = phi i32 [ %1561, %1558 ], [ 1, %1542 ], [ 1, %1562 ], [ %1568, %1564 ]
  %1571 = icmp slt i32 %1570, 0
  %1572 = select i1 %1543, i1 true, i1 %1571
  br i1 %1572, label %1673, label %1573

1573:                                             ; preds = %1569
  br i1 %997, label %1574, label %1617

1574:                                             ; preds = %1573
  %1575 = icmp eq i32 %1570, 0
  br i1 %1575, label %1673, label %1576

1576:                                             ; preds = %1574
  %1577 = getelementptr inbounds i8, ptr %1466, i64 %1515
  %1578 = load i8, ptr %1577, align 1
  %1579 = icmp eq i8 %1578, 0
  br i1 %1579, label %1580, label %1673

1580:                                             ; preds = %1576
  %1581 = getelementptr inbounds i64, ptr %1472, i64 %1515
  %1582 = load i64, ptr %1581, align 8
  %1583 = icmp slt i64 %1582, %1473
  br i1 %1583, label %1584, label %1673

1584:                                             ; preds = %1580
  %1585 = load i64, ptr %1482, align 8
  %1586 = icmp sgt i64 %1585, 0
  br i1 %1586, label %1587, label %1656

1587:                                             ; preds = %1584
  %1588 = mul nsw i64 %1515, 20
  br label %1589

1589:                                             ; preds = %1614, %1587
  %1590 = phi i64 [ 0, %1587 ], [ %1615, %1614 ]
  %1591 = getelementptr inbounds nuw i64, ptr %1463, i64 %1590
  %1592 = load i64, ptr %1591, align 8
  %1593 = inttoptr i64 %1592 to ptr
  %1594 = getelementptr inbounds i8, ptr %1593, i64 %1588
  %1595 = load i32, ptr %1594, align 4
  %1596 = sext i32 %1595 to i64
  %1597 = getelementptr inbounds nuw i8, ptr %1594, i64 4
  %1598 = load i32, ptr %1597, align 4
  %1599 = icmp slt i32 %1598, 1
  br i1 %1599, label %1614, label %1600

1600:                                             ; preds = %1589
  %1601 = load i64, ptr %1481, align 8
  %1602 = icmp eq i64 %1601, 0
  br i1 %1602, label %1603, label %1608

1603:                                             ; preds = %1600
  %1604 = getelementptr inbounds nuw i8, ptr %1594, i64 8
  %1605 = load i32, ptr %1604, align 4
  %1606 = sext i32 %1605 to i64
  %1607 = icmp eq i64 %1502, %1606
  br i1 %1607, label %1608, label %1673

1608:                                             ; preds = %1603, %1600
  %1609 = icmp eq i64 %1504, %1596
  br i1 %1609, label %1614, label %1610

1610:                                             ; preds = %1608
  %1611 = getelementptr inbounds i32, ptr %1509, i64 %1596
  %1612 = load i32, ptr %1611, align 4
  %1613 = icmp slt i32 %1612, %1598
  br i1 %1613, label %1673, label %1614

1614:                                             ; preds = %1610, %1608, %1589
  %1615 = add nuw nsw i64 %1590, 1
  %1616 = icmp eq i64 %1615, %1585
  br i1 %1616, label %1656, label %1589

1617:                                             ; preds = %1573
  %1618 = getelementptr inbounds i8, ptr %1466, i64 %1515
  %1619 = load i8, ptr %1618, align 1
  %1620 = and i8 %1619, 2
  %1621 = icmp eq i8 %1620, 0
  br i1 %1621, label %1622, label %1673

1622:                                             ; preds = %1617
  %1623 = load i64, ptr %1483, align 8
  %1624 = icmp eq i64 %1623, 0
  br i1 %1624, label %1625, label %1629

1625:                                             ; preds = %1622
  %1626 = getelementptr inbounds i8, ptr %1469, i64 %1515
  %1627 = load i8, ptr %1626, align 1
  %1628 = icmp eq i8 %1627, 0
  br i1 %1628, label %1673, label %1629

1629:                                             ; preds = %1625, %1622
  br i1 %1486, label %1641, label %1630

1630:                                             ; preds = %1629
  %1631 = mul nsw i64 %1515, %1474
  %1632 = getelementptr i32, ptr %1460, i64 %1631
  br label %1636

1633:                                             ; preds = %1636
  %1634 = add nuw nsw i64 %1637, 1
  %1635 = icmp eq i64 %1634, %1474
  br i1 %1635, label %1641, label %1636

1636:                                             ; preds = %1633, %1630
  %1637 = phi i64 [ 0, %1630 ], [ %1634, %1633 ]
  %1638 = getelementptr i32, ptr %1632, i64 %1637
  %1639 = load i32, ptr %1638, align 4
  %1640 = icmp eq i32 %1639, 0
  br i1 %1640, label %1633, label %1673

1641:                                             ; preds = %1633, %1629
  %1642 = icmp eq i32 %1570, 0
  %1643 = zext i1 %1642 to i64
  %1644 = add nsw i64 %1511, %1643
  %1645 = getelementptr inbounds i64, ptr %1472, i64 %1515
  %1646 = load i64, ptr %1645, align 8
  %1647 = icmp slt i64 %1646, %1473
  br i1 %1647, label %1656, label %1648

1648:                                             ; preds = %1641
  %1649 = sub nsw i64 %1646, %1473
  %1650 = getelementptr inbounds nuw i8, ptr %1476, i64 %1649
  %1651 = load i8, ptr %1650, align 1
  %1652 = icmp eq i8 %1651, 2
  %1653 = sext i1 %1652 to i64
  %1654 = add i64 %1644, %1653
  store i8 1, ptr %1650, align 1
  %1655 = add nsw i64 %1512, 1
  br label %1656

1656:                                             ; preds = %1614, %1648, %1641, %1584
  %1657 = phi i64 [ %1644, %1641 ], [ %1654, %1648 ], [ %1511, %1584 ], [ %1511, %1614 ]
  %1658 = phi i64 [ %1512, %1641 ], [ %1655, %1648 ], [ %1512, %1584 ], [ %1512, %1614 ]
  %1659 = icmp eq i32 %1570, 0
  %1660 = select i1 %1659, i8 2, i8 0
  %1661 = getelementptr inbounds i8, ptr %1476, i64 %1513
  store i8 %1660, ptr %1661, align 1
  %1662 = add nsw i64 %1513, %1473
  %1663 = getelementptr inbounds i64, ptr %1472, i64 %1515
  store i64 %1662, ptr %1663, align 8
  %1664 = add nuw nsw i64 %1514, 1
  %1665 = add nsw i64 %1513, 1
  %1666 = icmp eq i64 %1664, %1235
  br i1 %1666, label %1667, label %1510

1667:                                             ; preds = %1656, %1488
  %1668 = phi i64 [ %1489, %1488 ], [ %1657, %1656 ]
  %1669 = phi i64 [ %1490, %1488 ], [ %1658, %1656 ]
  %1670 = phi i64 [ %1492, %1488 ], [ %1665, %1656 ]
  %1671 = add nuw nsw i64 %1491, 1
  %1672 = icmp eq i64 %1671, %802
  br i1 %1672, label %1772, label %1488

1673:                                             ; preds = %1625, %1617, %1580, %1576, %1574, %1569, %1518, %1426, %1419, %1415, %1413, %1407, %1636, %1610, %1603
  %1674 = load i64, ptr %100, align 8
  %1675 = inttoptr i64 %1674 to ptr
  %1676 = getelementptr inbounds i64, ptr %1675, i64 %131
  %1677 = load i64, ptr %1676, align 8
  %1678 = load i64, ptr %1230, align 8
  %1679 = load i64, ptr %101, align 8
  %1680 = icmp slt i64 %1677, %1679
  br i1 %1680, label %4020, label %1681

1681:                                             ; preds = %1673
  %1682 = load i64, ptr %102, align 8
  %1683 = srem i64 %1677, %1682
  %1684 = icmp eq i64 %1683, 0
  br i1 %1684, label %4020, label %1685

1685:                                             ; preds = %1681
  br i1 %1253, label %1686, label %1690

1686:                                             ; preds = %1685
  %1687 = getelementptr inbounds nuw i8, ptr %1224, i64 104
  %1688 = load i64, ptr %1687, align 8
  %1689 = icmp eq i64 %1688, 0
  br i1 %1689, label %4020, label %1690

1690:                                             ; preds = %1686, %1685
  br i1 %997, label %1691, label %1723

1691:                                             ; preds = %1690
  %1692 = getelementptr inbounds nuw i8, ptr %1224, i64 88
  %1693 = load i64, ptr %1692, align 8
  %1694 = inttoptr i64 %1693 to ptr
  %1695 = getelementptr inbounds nuw i8, ptr %1224, i64 96
  %1696 = load i64, ptr %1695, align 8
  %1697 = inttoptr i64 %1696 to ptr
  %1698 = getelementptr inbounds nuw i8, ptr %1697, i64 8
  %1699 = load i64, ptr %1698, align 8
  %1700 = icmp eq i64 %1699, 0
  br i1 %1700, label %1723, label %1701

1701:                                             ; preds = %1691
  %1702 = icmp slt i64 %802, 1
  br i1 %1702, label %1770, label %1703

1703:                                             ; preds = %1701
  %1704 = icmp sgt i64 %1235, 0
  br label %1705

1705:                                             ; preds = %1720, %1703
  %1706 = phi i64 [ 0, %1703 ], [ %1721, %1720 ]
  %1707 = getelementptr inbounds nuw i64, ptr %991, i64 %1706
  %1708 = load i64, ptr %1707, align 8
  %1709 = sub nsw i64 %1708, %1225
  %1710 = ashr i64 %1709, %1234
  %1711 = add nsw i64 %1710, %1235
  br i1 %1704, label %1715, label %1720

1712:                                             ; preds = %1715
  %1713 = add nsw i64 %1716, 1
  %1714 = icmp slt i64 %1713, %1711
  br i1 %1714, label %1715, label %1720

1715:                                             ; preds = %1705, %1712
  %1716 = phi i64 [ %1713, %1712 ], [ %1710, %1705 ]
  %1717 = getelementptr inbounds i8, ptr %1694, i64 %1716
  %1718 = load i8, ptr %1717, align 1
  %1719 = icmp ugt i8 %1718, 1
  br i1 %1719, label %4020, label %1712

1720:                                             ; preds = %1712, %1705
  %1721 = add nuw nsw i64 %1706, 1
  %1722 = icmp eq i64 %802, %1721
  br i1 %1722, label %1723, label %1705

1723:                                             ; preds = %1720, %1691, %1690
  %1724 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1725 = load i64, ptr %1724, align 8
  %1726 = inttoptr i64 %1725 to ptr
  %1727 = load i64, ptr %1287, align 8
  %1728 = inttoptr i64 %1727 to ptr
  br i1 %1011, label %1729, label %1770

1729:                                             ; preds = %1723
  %1730 = getelementptr inbounds nuw i8, ptr %1224, i64 40
  %1731 = icmp eq i64 %1727, 0
  %1732 = icmp slt i64 %1678, 1
  %1733 = select i1 %1731, i1 true, i1 %1732
  %1734 = icmp slt i64 %1235, 1
  %1735 = select i1 %997, i1 true, i1 %1734
  br label %1736

1736:                                             ; preds = %1767, %1729
  %1737 = phi i64 [ 0, %1729 ], [ %1768, %1767 ]
  %1738 = getelementptr inbounds nuw i64, ptr %991, i64 %1737
  %1739 = load i64, ptr %1738, align 8
  %1740 = sub nsw i64 %1739, %1225
  %1741 = ashr i64 %1740, %1234
  %1742 = add nsw i64 %1741, %1235
  br i1 %1735, label %1767, label %1743

1743:                                             ; preds = %1736
  %1744 = load i64, ptr %1730, align 8
  %1745 = icmp eq i64 %1744, 0
  br label %1746

1746:                                             ; preds = %1764, %1743
  %1747 = phi i64 [ %1741, %1743 ], [ %1765, %1764 ]
  br i1 %1745, label %1748, label %1752

1748:                                             ; preds = %1746
  %1749 = getelementptr inbounds i8, ptr %1726, i64 %1747
  %1750 = load i8, ptr %1749, align 1
  %1751 = icmp eq i8 %1750, 0
  br i1 %1751, label %4020, label %1752

1752:                                             ; preds = %1748, %1746
  br i1 %1733, label %1764, label %1753

1753:                                             ; preds = %1752
  %1754 = mul nsw i64 %1747, %1678
  %1755 = getelementptr i32, ptr %1728, i64 %1754
  br label %1759

1756:                                             ; preds = %1759
  %1757 = add nuw nsw i64 %1760, 1
  %1758 = icmp eq i64 %1757, %1678
  br i1 %1758, label %1764, label %1759

1759:                                             ; preds = %1756, %1753
  %1760 = phi i64 [ 0, %1753 ], [ %1757, %1756 ]
  %1761 = getelementptr i32, ptr %1755, i64 %1760
  %1762 = load i32, ptr %1761, align 4
  %1763 = icmp eq i32 %1762, 0
  br i1 %1763, label %1756, label %4020

1764:                                             ; preds = %1756, %1752
  %1765 = add nsw i64 %1747, 1
  %1766 = icmp slt i64 %1765, %1742
  br i1 %1766, label %1746, label %1767

1767:                                             ; preds = %1764, %1736
  %1768 = add nuw nsw i64 %1737, 1
  %1769 = icmp eq i64 %1768, %802
  br i1 %1769, label %1770, label %1736

1770:                                             ; preds = %1767, %1723, %1701
  %1771 = add nsw i64 %1677, 1
  store i64 %1771, ptr %1676, align 8
  br label %1772

1772:                                             ; preds = %1667, %1440, %1770, %1445, %1316
  %1773 = phi i1 [ true, %1770 ], [ false, %1316 ], [ false, %1440 ], [ false, %1445 ], [ false, %1667 ]
  %1774 = phi i1 [ %997, %1770 ], [ false, %1316 ], [ false, %1440 ], [ false, %1445 ], [ false, %1667 ]
  %1775 = phi i64 [ 0, %1770 ], [ 0, %1316 ], [ %1441, %1440 ], [ 0, %1445 ], [ %1668, %1667 ]
  %1776 = phi i64 [ 0, %1770 ], [ 0, %1316 ], [ 0, %1440 ], [ 0, %1445 ], [ %1669, %1667 ]
  %1777 = getelementptr inbounds nuw i8, ptr %1224, i64 96
  %1778 = load i64, ptr %1777, align 8
  %1779 = inttoptr i64 %1778 to ptr
  br i1 %997, label %1794, label %1780

1780:                                             ; preds = %1772
  %1781 = getelementptr inbounds nuw i8, ptr %1779, i64 8
  %1782 = load i64, ptr %1781, align 8
  %1783 = add i64 %1776, %1775
  %1784 = add i64 %1783, %1782
  %1785 = getelementptr inbounds nuw i8, ptr %1779, i64 16
  %1786 = load i64, ptr %1785, align 8
  %1787 = icmp sgt i64 %1784, %1786
  br i1 %1787, label %1788, label %1871

1788:                                             ; preds = %1780
  %1789 = getelementptr inbounds nuw i8, ptr %1779, i64 24
  store i64 %1784, ptr %1789, align 8
  %1790 = load i64, ptr %47, align 8
  %1791 = ptrtoint ptr %1224 to i64
  %1792 = sub i64 %1791, %1790
  %1793 = sdiv exact i64 %1792, 152
  store i64 %1793, ptr %92, align 8
  br label %4020

1794:                                             ; preds = %1772
  br i1 %1774, label %1795, label %1871

1795:                                             ; preds = %1794
  %1796 = getelementptr inbounds nuw i8, ptr %1224, i64 88
  %1797 = load i64, ptr %1796, align 8
  %1798 = inttoptr i64 %1797 to ptr
  %1799 = getelementptr inbounds nuw i8, ptr %1779, i64 8
  %1800 = load i64, ptr %1799, align 8
  %1801 = icmp eq i64 %1800, 0
  br i1 %1801, label %1871, label %1802

1802:                                             ; preds = %1795
  %1803 = icmp sgt i64 %1235, 0
  %1804 = call i64 @llvm.smax.i64(i64 %802, i64 0)
  br label %1805

1805:                                             ; preds = %1822, %1802
  %1806 = phi i64 [ %1823, %1822 ], [ %1800, %1802 ]
  %1807 = phi i64 [ %1824, %1822 ], [ 0, %1802 ]
  %1808 = phi i64 [ %1825, %1822 ], [ 0, %1802 ]
  %1809 = icmp eq i64 %1808, %1804
  br i1 %1809, label %1810, label %1814

1810:                                             ; preds = %1805
  %1811 = icmp eq i64 %1807, 0
  br i1 %1811, label %1871, label %1836

1812:                                             ; preds = %1822
  %1813 = icmp eq i64 %1824, 0
  br i1 %1813, label %1871, label %1840

1814:                                             ; preds = %1805
  %1815 = getelementptr inbounds nuw i64, ptr %991, i64 %1808
  %1816 = load i64, ptr %1815, align 8
  %1817 = sub nsw i64 %1816, %1225
  %1818 = ashr i64 %1817, %1234
  %1819 = add nsw i64 %1818, %1235
  br i1 %1803, label %1827, label %1822

1820:                                             ; preds = %1827
  %1821 = load i64, ptr %1799, align 8
  br label %1822

1822:                                             ; preds = %1820, %1814
  %1823 = phi i64 [ %1806, %1814 ], [ %1821, %1820 ]
  %1824 = phi i64 [ %1807, %1814 ], [ %1833, %1820 ]
  %1825 = add nuw i64 %1808, 1
  %1826 = icmp eq i64 %1823, 0
  br i1 %1826, label %1812, label %1805

1827:                                             ; preds = %1814, %1827
  %1828 = phi i64 [ %1833, %1827 ], [ %1807, %1814 ]
  %1829 = phi i64 [ %1834, %1827 ], [ %1818, %1814 ]
  %1830 = getelementptr inbounds i8, ptr %1798, i64 %1829
  %1831 = load i8, ptr %1830, align 1
  %1832 = zext i8 %1831 to i64
  %1833 = or i64 %1828, %1832
  store i8 0, ptr %1830, align 1
  %1834 = add nsw i64 %1829, 1
  %1835 = icmp slt i64 %1834, %1819
  br i1 %1835, label %1827, label %1820

1836:                                             ; preds = %1810
  %1837 = load i64, ptr %1779, align 8
  %1838 = inttoptr i64 %1837 to ptr
  %1839 = icmp sgt i64 %1806, 0
  br i1 %1839, label %1842, label %1840

1840:                                             ; preds = %1866, %1836, %1812
  %1841 = phi i64 [ 0, %1836 ], [ 0, %1812 ], [ %1868, %1866 ]
  store i64 %1841, ptr %1799, align 8
  br label %1871

1842:                                             ; preds = %1836, %1866
  %1843 = phi i64 [ %1867, %1866 ], [ %1806, %1836 ]
  %1844 = phi i64 [ %1869, %1866 ], [ 0, %1836 ]
  %1845 = phi i64 [ %1868, %1866 ], [ 0, %1836 ]
  %1846 = mul nuw nsw i64 %1844, 36
  %1847 = getelementptr inbounds nuw i8, ptr %1838, i64 %1846
  %1848 = load i32, ptr %1847, align 4
  %1849 = sext i32 %1848 to i64
  %1850 = getelementptr inbounds i8, ptr %1798, i64 %1849
  %1851 = load i8, ptr %1850, align 1
  %1852 = icmp eq i8 %1851, 0
  br i1 %1852, label %1866, label %1853

1853:                                             ; preds = %1842
  %1854 = mul i64 %1845, 36
  %1855 = getelementptr i8, ptr %1838, i64 %1854
  br label %1859

1856:                                             ; preds = %1859
  %1857 = add nsw i64 %1845, 1
  %1858 = load i64, ptr %1799, align 8
  br label %1866

1859:                                             ; preds = %1859, %1853
  %1860 = phi i64 [ 0, %1853 ], [ %1864, %1859 ]
  %1861 = getelementptr inbounds nuw i32, ptr %1847, i64 %1860
  %1862 = load i32, ptr %1861, align 4
  %1863 = getelementptr i32, ptr %1855, i64 %1860
  store i32 %1862, ptr %1863, align 4
  %1864 = add nuw nsw i64 %1860, 1
  %1865 = icmp eq i64 %1864, 9
  br i1 %1865, label %1856, label %1859

1866:                                             ; preds = %1856, %1842
  %1867 = phi i64 [ %1858, %1856 ], [ %1843, %1842 ]
  %1868 = phi i64 [ %1857, %1856 ], [ %1845, %1842 ]
  %1869 = add nuw nsw i64 %1844, 1
  %1870 = icmp slt i64 %1869, %1867
  br i1 %1870, label %1842, label %1840

1871:                                             ; preds = %1840, %1812, %1810, %1795, %1794, %1780
  %1872 = load i64, ptr %42, align 8
  %1873 = inttoptr i64 %1872 to ptr
  %1874 = load i64, ptr %65, align 8
  %1875 = inttoptr i64 %1874 to ptr
  %1876 = load i64, ptr %59, align 8
  %1877 = inttoptr i64 %1876 to ptr
  %1878 = load i64, ptr %97, align 8
  %1879 = inttoptr i64 %1878 to ptr
  %1880 = getelementptr inbounds nuw i8, ptr %1224, i64 24
  %1881 = load i64, ptr %1880, align 8
  %1882 = inttoptr i64 %1881 to ptr
  %1883 = load i64, ptr %1287, align 8
  %1884 = inttoptr i64 %1883 to ptr
  %1885 = getelementptr inbounds nuw i8, ptr %1224, i64 72
  %1886 = load i64, ptr %1885, align 8
  %1887 = inttoptr i64 %1886 to ptr
  %1888 = load i64, ptr %1230, align 8
  br i1 %1773, label %1892, label %1889

1889:                                             ; preds = %1871
  %1890 = getelementptr inbounds nuw i8, ptr %1224, i64 80
  %1891 = load i64, ptr %1890, align 8
  br label %1892

1892:                                             ; preds = %1889, %1871
  %1893 = phi i64 [ %1891, %1889 ], [ 0, %1871 ]
  br i1 %997, label %1894, label %1902

1894:                                             ; preds = %1892
  %1895 = getelementptr inbounds nuw i8, ptr %1224, i64 40
  %1896 = load i64, ptr %1895, align 8
  %1897 = icmp eq i64 %1896, 0
  br i1 %1897, label %1898, label %1902

1898:                                             ; preds = %1894
  %1899 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1900 = load i64, ptr %1899, align 8
  %1901 = inttoptr i64 %1900 to ptr
  br label %1902

1902:                                             ; preds = %1898, %1894, %1892
  %1903 = phi ptr [ %1901, %1898 ], [ null, %1894 ], [ null, %1892 ]
  %1904 = icmp ne i64 %1775, 0
  %1905 = and i1 %1011, %1904
  br i1 %1905, label %1906, label %1908

1906:                                             ; preds = %1902
  %1907 = icmp sgt i64 %1235, 0
  br label %1919

1908:                                             ; preds = %1928, %1902
  br i1 %1011, label %1909, label %1947

1909:                                             ; preds = %1908
  %1910 = trunc i64 %131 to i32
  %1911 = icmp sgt i64 %1893, 0
  %1912 = icmp eq ptr %1903, null
  %1913 = icmp ne i64 %1883, 0
  %1914 = icmp sgt i64 %1888, 0
  %1915 = select i1 %1913, i1 %1914, i1 false
  %1916 = icmp sgt i64 %1235, 0
  %1917 = select i1 %997, i64 0, i64 5
  %1918 = shl i64 %1888, 2
  br label %1952

1919:                                             ; preds = %1928, %1906
  %1920 = phi i64 [ 0, %1906 ], [ %1929, %1928 ]
  %1921 = phi i64 [ 0, %1906 ], [ %1930, %1928 ]
  %1922 = getelementptr inbounds nuw i64, ptr %991, i64 %1921
  %1923 = load i64, ptr %1922, align 8
  %1924 = sub nsw i64 %1923, %1225
  %1925 = ashr i64 %1924, %1234
  br i1 %1907, label %1932, label %1928

1926:                                             ; preds = %1943
  %1927 = add i64 %1920, %1235
  br label %1928

1928:                                             ; preds = %1926, %1919
  %1929 = phi i64 [ %1920, %1919 ], [ %1927, %1926 ]
  %1930 = add nuw nsw i64 %1921, 1
  %1931 = icmp eq i64 %1930, %802
  br i1 %1931, label %1908, label %1919

1932:                                             ; preds = %1919, %1943
  %1933 = phi i64 [ %1945, %1943 ], [ %1920, %1919 ]
  %1934 = phi i64 [ %1944, %1943 ], [ 0, %1919 ]
  %1935 = getelementptr inbounds i8, ptr %1879, i64 %1933
  %1936 = load i8, ptr %1935, align 1
  %1937 = icmp eq i8 %1936, 2
  br i1 %1937, label %1938, label %1943

1938:                                             ; preds = %1932
  %1939 = add nsw i64 %1934, %1925
  %1940 = mul nsw i64 %1939, 40
  %1941 = getelementptr inbounds i8, ptr %1882, i64 %1940
  %1942 = getelementptr inbounds nuw i8, ptr %1941, i64 20
  call fastcc void @log_read(ptr noundef %1224, i64 noundef %1939, ptr noundef nonnull %1942)
  br label %1943

1943:                                             ; preds = %1938, %1932
  %1944 = add nuw nsw i64 %1934, 1
  %1945 = add nsw i64 %1933, 1
  %1946 = icmp eq i64 %1944, %1235
  br i1 %1946, label %1926, label %1932

1947:                                             ; preds = %1971, %1908
  %1948 = icmp eq i64 %1776, 0
  br i1 %1948, label %2042, label %1949

1949:                                             ; preds = %1947
  %1950 = trunc i64 %131 to i32
  %1951 = icmp sgt i64 %1235, 0
  br i1 %1951, label %2009, label %2042

1952:                                             ; preds = %1971, %1909
  %1953 = phi i64 [ 0, %1909 ], [ %1972, %1971 ]
  %1954 = getelementptr inbounds nuw i64, ptr %801, i64 %1953
  %1955 = load i64, ptr %1954, align 8
  %1956 = getelementptr inbounds nuw i64, ptr %991, i64 %1953
  %1957 = load i64, ptr %1956, align 8
  %1958 = sub nsw i64 %1957, %1225
  %1959 = ashr i64 %1958, %1234
  %1960 = getelementptr inbounds i64, ptr %1875, i64 %1955
  %1961 = load i64, ptr %1960, align 8
  %1962 = trunc i64 %1961 to i32
  %1963 = getelementptr inbounds i32, ptr %1877, i64 %1955
  %1964 = load i32, ptr %1963, align 4
  %1965 = getelementptr inbounds i64, ptr %1873, i64 %1955
  %1966 = load i64, ptr %1965, align 8
  %1967 = load i64, ptr %98, align 8
  %1968 = add nsw i64 %1967, %1966
  %1969 = trunc i64 %1968 to i32
  %1970 = add nsw i64 %1959, %1235
  br i1 %1916, label %1974, label %1971

1971:                                             ; preds = %2005, %1952
  %1972 = add nuw nsw i64 %1953, 1
  %1973 = icmp eq i64 %1972, %802
  br i1 %1973, label %1947, label %1952

1974:                                             ; preds = %1952, %2005
  %1975 = phi i64 [ %2008, %2005 ], [ 0, %1952 ]
  %1976 = phi i64 [ %2006, %2005 ], [ %1959, %1952 ]
  %1977 = add i64 %1975, %1959
  %1978 = mul i64 %1977, %1918
  %1979 = getelementptr i8, ptr %1884, i64 %1978
  %1980 = mul nsw i64 %1976, 40
  %1981 = getelementptr inbounds i8, ptr %1882, i64 %1980
  %1982 = getelementptr inbounds nuw i32, ptr %1981, i64 %1917
  store i32 %1962, ptr %1982, align 4
  %1983 = getelementptr inbounds nuw i8, ptr %1982, i64 4
  store i32 %1964, ptr %1983, align 4
  %1984 = getelementptr inbounds nuw i8, ptr %1982, i64 8
  store i32 %1969, ptr %1984, align 4
  %1985 = getelementptr inbounds nuw i8, ptr %1982, i64 12
  store i32 %1910, ptr %1985, align 4
  %1986 = getelementptr inbounds nuw i8, ptr %1982, i64 16
  store i32 1, ptr %1986, align 4
  br i1 %997, label %1987, label %2005

1987:                                             ; preds = %1974
  %1988 = getelementptr inbounds nuw i8, ptr %1981, i64 24
  store i32 0, ptr %1988, align 4
  br i1 %1911, label %1989, label %1991

1989:                                             ; preds = %1987
  %1990 = mul i64 %1976, 20
  br label %1992

1991:                                             ; preds = %1992, %1987
  br i1 %1912, label %2003, label %2001

1992:                                             ; preds = %1992, %1989
  %1993 = phi i64 [ 0, %1989 ], [ %1999, %1992 ]
  %1994 = getelementptr inbounds nuw i64, ptr %1887, i64 %1993
  %1995 = load i64, ptr %1994, align 8
  %1996 = inttoptr i64 %1995 to ptr
  %1997 = getelementptr i8, ptr %1996, i64 %1990
  %1998 = getelementptr i8, ptr %1997, i64 4
  store i32 0, ptr %1998, align 4
  %1999 = add nuw nsw i64 %1993, 1
  %2000 = icmp eq i64 %1999, %1893
  br i1 %2000, label %1991, label %1992

2001:                                             ; preds = %1991
  %2002 = getelementptr inbounds i8, ptr %1903, i64 %1976
  store i8 1, ptr %2002, align 1
  br label %2003

2003:                                             ; preds = %2001, %1991
  br i1 %1915, label %2004, label %2005

2004:                                             ; preds = %2003
  call void @llvm.memset.p0.i64(ptr align 4 %1979, i8 0, i64 %1918, i1 false)
  br label %2005

2005:                                             ; preds = %2004, %2003, %1974
  %2006 = add nsw i64 %1976, 1
  %2007 = icmp slt i64 %2006, %1970
  %2008 = add i64 %1975, 1
  br i1 %2007, label %1974, label %1971

2009:                                             ; preds = %1949, %2012
  %2010 = phi i64 [ %2013, %2012 ], [ 0, %1949 ]
  %2011 = getelementptr i8, ptr %1879, i64 %2010
  br i1 %1011, label %2015, label %2012

2012:                                             ; preds = %2039, %2009
  %2013 = add nuw nsw i64 %2010, 1
  %2014 = icmp eq i64 %2013, %1235
  br i1 %2014, label %2042, label %2009

2015:                                             ; preds = %2009, %2039
  %2016 = phi i64 [ %2040, %2039 ], [ 0, %2009 ]
  %2017 = mul nuw nsw i64 %2016, %1235
  %2018 = getelementptr i8, ptr %2011, i64 %2017
  %2019 = load i8, ptr %2018, align 1
  %2020 = icmp eq i8 %2019, 1
  br i1 %2020, label %2021, label %2039

2021:                                             ; preds = %2015
  %2022 = getelementptr inbounds nuw i64, ptr %801, i64 %2016
  %2023 = load i64, ptr %2022, align 8
  %2024 = getelementptr inbounds nuw i64, ptr %991, i64 %2016
  %2025 = load i64, ptr %2024, align 8
  %2026 = sub nsw i64 %2025, %1225
  %2027 = ashr i64 %2026, %1234
  %2028 = getelementptr inbounds i64, ptr %1873, i64 %2023
  %2029 = load i64, ptr %2028, align 8
  %2030 = load i64, ptr %98, align 8
  %2031 = add nsw i64 %2030, %2029
  %2032 = trunc i64 %2031 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %2033 = getelementptr inbounds i64, ptr %1875, i64 %2023
  %2034 = load i64, ptr %2033, align 8
  %2035 = trunc i64 %2034 to i32
  store i32 %2035, ptr %14, align 16
  %2036 = getelementptr inbounds i32, ptr %1877, i64 %2023
  %2037 = load i32, ptr %2036, align 4
  store i32 %2037, ptr %103, align 4
  store i32 %2032, ptr %104, align 8
  store i32 %1950, ptr %105, align 4
  store i32 1, ptr %106, align 16
  %2038 = add nsw i64 %2027, %2010
  call fastcc void @log_read(ptr noundef %1224, i64 noundef %2038, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %2039

2039:                                             ; preds = %2021, %2015
  %2040 = add nuw nsw i64 %2016, 1
  %2041 = icmp eq i64 %2040, %802
  br i1 %2041, label %2012, label %2015

2042:                                             ; preds = %2012, %1949, %1947
  %2043 = icmp eq ptr %1273, null
  br i1 %2043, label %2069, label %2044

2044:                                             ; preds = %2042
  %2045 = getelementptr inbounds nuw i8, ptr %1224, i64 144
  %2046 = load i64, ptr %2045, align 8
  %2047 = inttoptr i64 %2046 to ptr
  br i1 %1011, label %2048, label %2069

2048:                                             ; preds = %2044
  %2049 = trunc i64 %131 to i32
  %2050 = icmp sgt i64 %1235, 0
  br label %2051

2051:                                             ; preds = %2057, %2048
  %2052 = phi i64 [ 0, %2048 ], [ %2058, %2057 ]
  %2053 = getelementptr inbounds nuw i64, ptr %991, i64 %2052
  %2054 = load i64, ptr %2053, align 8
  %2055 = sub nsw i64 %2054, %1225
  %2056 = ashr i64 %2055, %1234
  br i1 %2050, label %2060, label %2057

2057:                                             ; preds = %2066, %2051
  %2058 = add nuw nsw i64 %2052, 1
  %2059 = icmp eq i64 %2058, %802
  br i1 %2059, label %2069, label %2051

2060:                                             ; preds = %2051, %2066
  %2061 = phi i64 [ %2067, %2066 ], [ 0, %2051 ]
  %2062 = add nsw i64 %2061, %2056
  %2063 = getelementptr inbounds i8, ptr %1273, i64 %2062
  store i8 1, ptr %2063, align 1
  br i1 %997, label %2064, label %2066

2064:                                             ; preds = %2060
  %2065 = getelementptr inbounds i32, ptr %2047, i64 %2062
  store i32 %2049, ptr %2065, align 4
  br label %2066

2066:                                             ; preds = %2064, %2060
  %2067 = add nuw nsw i64 %2061, 1
  %2068 = icmp eq i64 %2067, %1235
  br i1 %2068, label %2057, label %2060

2069:                                             ; preds = %2057, %2044, %2042
  %2070 = load i64, ptr %20, align 8
  %2071 = inttoptr i64 %2070 to ptr
  %2072 = load i64, ptr %107, align 8
  %2073 = inttoptr i64 %2072 to ptr
  %2074 = load i64, ptr %994, align 8
  %2075 = icmp sgt i64 %2074, 0
  br i1 %2075, label %2076, label %2203

2076:                                             ; preds = %2069
  %2077 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %2078 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %2079 = getelementptr inbounds nuw i8, ptr %1224, i64 16
  br label %2080

2080:                                             ; preds = %2199, %2076
  %2081 = phi i64 [ %2074, %2076 ], [ %2200, %2199 ]
  %2082 = phi i64 [ 0, %2076 ], [ %2201, %2199 ]
  %2083 = load i64, ptr %2077, align 8
  %2084 = getelementptr i64, ptr %2073, i64 %2083
  %2085 = getelementptr i64, ptr %2084, i64 %2082
  %2086 = load i64, ptr %2085, align 8
  %2087 = icmp slt i64 %2086, 0
  br i1 %2087, label %2199, label %2088

2088:                                             ; preds = %2080
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2089 = getelementptr inbounds nuw %struct.operand, ptr %2071, i64 %2086
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2089, i64 16, i1 false)
  %2090 = load i64, ptr %2079, align 8
  %2091 = sub nsw i64 %2090, %1225
  %2092 = load i64, ptr %992, align 8
  %2093 = mul nsw i64 %2092, %2082
  %2094 = add nsw i64 %2093, %2091
  %2095 = load i64, ptr %108, align 8
  %2096 = icmp eq i64 %2095, %2092
  br i1 %2096, label %2098, label %2097

2097:                                             ; preds = %2088
  br i1 %1011, label %2167, label %2197

2098:                                             ; preds = %2088
  %2099 = load i64, ptr %12, align 8
  switch i64 %2092, label %2103 [
    i64 1, label %2102
    i64 2, label %2101
    i64 4, label %2100
  ]

2100:                                             ; preds = %2098
  br i1 %1011, label %2135, label %2197

2101:                                             ; preds = %2098
  br i1 %1011, label %2119, label %2197

2102:                                             ; preds = %2098
  br i1 %1011, label %2104, label %2197

2103:                                             ; preds = %2098
  br i1 %1011, label %2151, label %2197

2104:                                             ; preds = %2102, %2104
  %2105 = phi i64 [ %2117, %2104 ], [ 0, %2102 ]
  %2106 = getelementptr inbounds nuw i64, ptr %991, i64 %2105
  %2107 = load i64, ptr %2106, align 8
  %2108 = add i64 %2107, %2094
  %2109 = inttoptr i64 %2108 to ptr
  %2110 = getelementptr inbounds nuw i64, ptr %801, i64 %2105
  %2111 = load i64, ptr %2110, align 8
  %2112 = add nsw i64 %2111, %2099
  %2113 = inttoptr i64 %2112 to ptr
  %2114 = select i1 %997, ptr %2113, ptr %2109
  %2115 = select i1 %997, ptr %2109, ptr %2113
  %2116 = load i8, ptr %2114, align 1
  store i8 %2116, ptr %2115, align 1
  %2117 = add nuw nsw i64 %2105, 1
  %2118 = icmp eq i64 %2117, %802
  br i1 %2118, label %2197, label %2104

2119:                                             ; preds = %2101, %2119
  %2120 = phi i64 [ %2133, %2119 ], [ 0, %2101 ]
  %2121 = getelementptr inbounds nuw i64, ptr %991, i64 %2120
  %2122 = load i64, ptr %2121, align 8
  %2123 = add i64 %2122, %2094
  %2124 = inttoptr i64 %2123 to ptr
  %2125 = getelementptr inbounds nuw i64, ptr %801, i64 %2120
  %2126 = load i64, ptr %2125, align 8
  %2127 = shl nsw i64 %2126, 1
  %2128 = add nsw i64 %2127, %2099
  %2129 = inttoptr i64 %2128 to ptr
  %2130 = select i1 %997, ptr %2129, ptr %2124
  %2131 = select i1 %997, ptr %2124, ptr %2129
  %2132 = load i16, ptr %2130, align 2
  store i16 %2132, ptr %2131, align 2
  %2133 = add nuw nsw i64 %2120, 1
  %2134 = icmp eq i64 %2133, %802
  br i1 %2134, label %2197, label %2119

2135:                                             ; preds = %2100, %2135
  %2136 = phi i64 [ %2149, %2135 ], [ 0, %2100 ]
  %2137 = getelementptr inbounds nuw i64, ptr %991, i64 %2136
  %2138 = load i64, ptr %2137, align 8
  %2139 = add i64 %2138, %2094
  %2140 = inttoptr i64 %2139 to ptr
  %2141 = getelementptr inbounds nuw i64, ptr %801, i64 %2136
  %2142 = load i64, ptr %2141, align 8
  %2143 = shl nsw i64 %2142, 2
  %2144 = add nsw i64 %2143, %2099
  %2145 = inttoptr i64 %2144 to ptr
  %2146 = select i1 %997, ptr %2145, ptr %2140
  %2147 = select i1 %997, ptr %2140, ptr %2145
  %2148 = load i32, ptr %2146, align 4
  store i32 %2148, ptr %2147, align 4
  %2149 = add nuw nsw i64 %2136, 1
  %2150 = icmp eq i64 %2149, %802
  br i1 %2150, label %2197, label %2135

2151:                                             ; preds = %2103, %2151
  %2152 = phi i64 [ %2165, %2151 ], [ 0, %2103 ]
  %2153 = getelementptr inbounds nuw i64, ptr %991, i64 %2152
  %2154 = load i64, ptr %2153, align 8
  %2155 = add i64 %2154, %2094
  %2156 = inttoptr i64 %2155 to ptr
  %2157 = getelementptr inbounds nuw i64, ptr %801, i64 %2152
  %2158 = load i64, ptr %2157, align 8
  %2159 = mul nsw i64 %2158, %2092
  %2160 = add nsw i64 %2159, %2099
  %2161 = inttoptr i64 %2160 to ptr
  %2162 = select i1 %997, ptr %2161, ptr %2156
  %2163 = select i1 %997, ptr %2156, ptr %2161
  %2164 = load i64, ptr %2162, align 8
  store i64 %2164, ptr %2163, align 8
  %2165 = add nuw nsw i64 %2152, 1
  %2166 = icmp eq i64 %2165, %802
  br i1 %2166, label %2197, label %2151

2167:                                             ; preds = %2097, %2194
  %2168 = phi i64 [ %2195, %2194 ], [ 0, %2097 ]
  %2169 = getelementptr inbounds nuw i64, ptr %991, i64 %2168
  %2170 = load i64, ptr %2169, align 8
  %2171 = add i64 %2170, %2094
  br i1 %997, label %2172, label %2189

2172:                                             ; preds = %2167
  %2173 = load i64, ptr %2078, align 8
  %2174 = getelementptr inbounds nuw i64, ptr %801, i64 %2168
  %2175 = load i64, ptr %2174, align 8
  %2176 = call fastcc i64 @get(ptr noundef %12, i64 noundef %2173, i64 noundef %2175)
  %2177 = load i64, ptr %992, align 8
  switch i64 %2177, label %2187 [
    i64 1, label %2178
    i64 2, label %2181
    i64 4, label %2184
  ]

2178:                                             ; preds = %2172
  %2179 = trunc i64 %2176 to i8
  %2180 = inttoptr i64 %2171 to ptr
  store i8 %2179, ptr %2180, align 1
  br label %2194

2181:                                             ; preds = %2172
  %2182 = trunc i64 %2176 to i16
  %2183 = inttoptr i64 %2171 to ptr
  store i16 %2182, ptr %2183, align 2
  br label %2194

2184:                                             ; preds = %2172
  %2185 = trunc i64 %2176 to i32
  %2186 = inttoptr i64 %2171 to ptr
  store i32 %2185, ptr %2186, align 4
  br label %2194

2187:                                             ; preds = %2172
  %2188 = inttoptr i64 %2171 to ptr
  store i64 %2176, ptr %2188, align 8
  br label %2194

2189:                                             ; preds = %2167
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2171, ptr %13, align 8
  store i64 0, ptr %109, align 8
  %2190 = getelementptr inbounds nuw i64, ptr %801, i64 %2168
  %2191 = load i64, ptr %2190, align 8
  %2192 = load i64, ptr %2078, align 8
  %2193 = call fastcc i64 @get(ptr noundef %13, i64 noundef %2192, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2191, i64 noundef %2193)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2194

2194:                                             ; preds = %2189, %2187, %2184, %2181, %2178
  %2195 = add nuw nsw i64 %2168, 1
  %2196 = icmp eq i64 %2195, %802
  br i1 %2196, label %2197, label %2167

2197:                                             ; preds = %2194, %2135, %2119, %2104, %2151, %2103, %2102, %2101, %2100, %2097
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2198 = load i64, ptr %994, align 8
  br label %2199

2199:                                             ; preds = %2197, %2080
  %2200 = phi i64 [ %2081, %2080 ], [ %2198, %2197 ]
  %2201 = add nuw nsw i64 %2082, 1
  %2202 = icmp slt i64 %2201, %2200
  br i1 %2202, label %2080, label %2203

2203:                                             ; preds = %2199, %2069
  br i1 %997, label %2204, label %2207

2204:                                             ; preds = %2203
  %2205 = load i64, ptr %41, align 8
  %2206 = add nsw i64 %2205, 1
  store i64 %2206, ptr %41, align 8
  br label %2207

2207:                                             ; preds = %2204, %2203
  %2208 = icmp eq i64 %1223, 1
  br i1 %2208, label %2209, label %2213

2209:                                             ; preds = %2207
  %2210 = load i64, ptr %91, align 8
  %2211 = icmp eq i64 %2210, 0
  br i1 %2211, label %3994, label %2212

2212:                                             ; preds = %2209
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %131, i64 noundef %996, ptr noundef readonly %801, ptr noundef %991, i64 noundef %802)
  br label %3994

2213:                                             ; preds = %2207
  %2214 = load i64, ptr %90, align 8
  %2215 = icmp eq i64 %2214, 0
  br i1 %2215, label %3994, label %2216

2216:                                             ; preds = %2213
  %2217 = load i64, ptr %110, align 8
  %2218 = inttoptr i64 %2217 to ptr
  %2219 = getelementptr inbounds i64, ptr %2218, i64 %131
  %2220 = load i64, ptr %2219, align 8
  %2221 = load i64, ptr %111, align 8
  %2222 = inttoptr i64 %2221 to ptr
  %2223 = getelementptr inbounds i8, ptr %2222, i64 %2220
  %2224 = load i8, ptr %2223, align 1
  %2225 = icmp eq i8 %2224, 1
  br i1 %2225, label %2234, label %2226

2226:                                             ; preds = %2216
  %2227 = call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %801, i64 noundef %802)
  %2228 = trunc nuw nsw i32 %2227 to i8
  %2229 = xor i8 %2228, 1
  store i8 %2229, ptr %2223, align 1
  %2230 = icmp eq i8 %2224, 0
  %2231 = icmp ne i32 %2227, 0
  %2232 = select i1 %2230, i1 %2231, i1 false
  br i1 %2232, label %2233, label %2234

2233:                                             ; preds = %2226
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2220, i64 noundef %996, ptr noundef readonly %801, ptr noundef %991, i64 noundef %802)
  br label %3994

2234:                                             ; preds = %2226, %2216
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %131, i64 noundef %996, ptr noundef readonly %801, ptr noundef %991, i64 noundef %802)
  br label %3994

2235:                                             ; preds = %1195, %1210
  %2236 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1116, ptr %2236, align 8
  br label %4020

2237:                                             ; preds = %987
  %2238 = load i64, ptr %80, align 8
  %2239 = icmp eq i64 %2238, 0
  br i1 %2239, label %4020, label %2240

2240:                                             ; preds = %2237
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2241 = load i64, ptr %20, align 8
  %2242 = inttoptr i64 %2241 to ptr
  %2243 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %2244 = load i64, ptr %2243, align 8
  %2245 = getelementptr inbounds %struct.operand, ptr %2242, i64 %2244
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2245, i64 16, i1 false)
  %2246 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %2247 = load i64, ptr %2246, align 8
  %2248 = getelementptr inbounds %struct.operand, ptr %2242, i64 %2247
  %2249 = load i64, ptr %2248, align 8
  %2250 = getelementptr inbounds nuw i8, ptr %2248, i64 8
  %2251 = load i64, ptr %2250, align 8
  %2252 = load i64, ptr %81, align 8
  %2253 = inttoptr i64 %2252 to ptr
  %2254 = icmp sgt i64 %802, 0
  br i1 %2254, label %2255, label %2296

2255:                                             ; preds = %2240, %2275
  %2256 = phi i64 [ %2286, %2275 ], [ 0, %2240 ]
  %2257 = getelementptr inbounds nuw i64, ptr %801, i64 %2256
  %2258 = load i64, ptr %2257, align 8
  %2259 = load i64, ptr %80, align 8
  %2260 = inttoptr i64 %2259 to ptr
  %2261 = mul nsw i64 %2258, %2251
  %2262 = add i64 %2261, %2249
  %2263 = inttoptr i64 %2262 to ptr
  %2264 = load float, ptr %2263, align 4
  %2265 = call float @llvm.fabs.f32(float %2264)
  %2266 = fcmp olt float %2265, 0x3810000000000000
  %2267 = call float @llvm.copysign.f32(float 0.000000e+00, float %2264)
  %2268 = select i1 %2266, float %2267, float %2264
  %2269 = fpext float %2268 to double
  %2270 = call double %2260(double noundef %2269)
  %2271 = bitcast double %2270 to i64
  %2272 = and i64 %2271, 536870911
  %2273 = add nsw i64 %2272, -268435521
  %2274 = icmp ult i64 %2273, -129
  br i1 %2274, label %2275, label %2297

2275:                                             ; preds = %2255
  %2276 = fptrunc double %2270 to float
  %2277 = call float @llvm.fabs.f32(float %2276)
  %2278 = fcmp olt float %2277, 0x3810000000000000
  %2279 = call float @llvm.copysign.f32(float 0.000000e+00, float %2276)
  %2280 = select i1 %2278, float %2279, float %2276
  %2281 = fcmp uno float %2280, 0.000000e+00
  %2282 = bitcast float %2280 to i32
  %2283 = zext i32 %2282 to i64
  %2284 = select i1 %2281, i64 2147483647, i64 %2283
  %2285 = getelementptr inbounds nuw i64, ptr %2253, i64 %2256
  store i64 %2284, ptr %2285, align 8
  %2286 = add nuw nsw i64 %2256, 1
  %2287 = icmp eq i64 %2286, %802
  br i1 %2287, label %2288, label %2255

2288:                                             ; preds = %2275, %2288
  %2289 = phi i64 [ %2294, %2288 ], [ 0, %2275 ]
  %2290 = getelementptr inbounds nuw i64, ptr %801, i64 %2289
  %2291 = load i64, ptr %2290, align 8
  %2292 = getelementptr inbounds nuw i64, ptr %2253, i64 %2289
  %2293 = load i64, ptr %2292, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2291, i64 noundef %2293)
  %2294 = add nuw nsw i64 %2289, 1
  %2295 = icmp eq i64 %2294, %802
  br i1 %2295, label %2296, label %2288

2296:                                             ; preds = %2288, %2240
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3994

2297:                                             ; preds = %2255
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4020

2298:                                             ; preds = %987
  %2299 = icmp eq i64 %802, 0
  br i1 %2299, label %3909, label %2300

2300:                                             ; preds = %2298
  %2301 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %2302 = getelementptr inbounds nuw i8, ptr %128, i64 64
  %2303 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %2304 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %2305 = getelementptr inbounds nuw i8, ptr %128, i64 48
  %2306 = getelementptr inbounds nuw i8, ptr %128, i64 56
  br label %2307

2307:                                             ; preds = %3905, %2300
  %2308 = phi ptr [ %801, %2300 ], [ %3906, %3905 ]
  %2309 = phi i64 [ %802, %2300 ], [ %3907, %3905 ]
  %2310 = call i64 @llvm.smin.i64(i64 %2309, i64 256)
  %2311 = getelementptr i64, ptr %2308, i64 %2310
  %2312 = getelementptr i8, ptr %2311, i64 -8
  %2313 = load i64, ptr %2312, align 8
  %2314 = load i64, ptr %2308, align 8
  %2315 = sub nsw i64 %2313, %2314
  %2316 = shl nsw i64 %2310, 1
  %2317 = icmp slt i64 %2315, %2316
  br i1 %2317, label %2318, label %2326

2318:                                             ; preds = %2307, %2318
  %2319 = phi i64 [ %2325, %2318 ], [ %2310, %2307 ]
  %2320 = getelementptr i64, ptr %2308, i64 %2319
  %2321 = getelementptr i8, ptr %2320, i64 -8
  %2322 = load i64, ptr %2321, align 8
  %2323 = sub i64 %2322, %2314
  %2324 = icmp sgt i64 %2323, 255
  %2325 = add nsw i64 %2319, -1
  br i1 %2324, label %2318, label %2348

2326:                                             ; preds = %2307
  %2327 = icmp sgt i64 %2309, 16
  br i1 %2327, label %2328, label %2352

2328:                                             ; preds = %2326
  %2329 = getelementptr inbounds nuw i8, ptr %2308, i64 120
  %2330 = load i64, ptr %2329, align 8
  %2331 = sub nsw i64 %2330, %2314
  %2332 = icmp eq i64 %2331, 15
  br i1 %2332, label %2333, label %2352

2333:                                             ; preds = %2328, %2336
  %2334 = phi i64 [ %2337, %2336 ], [ 16, %2328 ]
  %2335 = icmp eq i64 %2334, %2310
  br i1 %2335, label %2342, label %2336

2336:                                             ; preds = %2333
  %2337 = add nuw nsw i64 %2334, 1
  %2338 = getelementptr inbounds nuw i64, ptr %2308, i64 %2334
  %2339 = load i64, ptr %2338, align 8
  %2340 = sub nsw i64 %2339, %2314
  %2341 = icmp eq i64 %2340, %2334
  br i1 %2341, label %2333, label %2342

2342:                                             ; preds = %2336, %2333
  %2343 = phi i64 [ %2310, %2333 ], [ %2334, %2336 ]
  %2344 = getelementptr i64, ptr %2308, i64 %2343
  %2345 = getelementptr i8, ptr %2344, i64 -8
  %2346 = load i64, ptr %2345, align 8
  %2347 = sub i64 %2346, %2314
  br label %2348

2348:                                             ; preds = %2318, %2342
  %2349 = phi i64 [ %2347, %2342 ], [ %2323, %2318 ]
  %2350 = phi i64 [ %2343, %2342 ], [ %2319, %2318 ]
  %2351 = add i64 %2349, 1
  br label %2352

2352:                                             ; preds = %2348, %2328, %2326
  %2353 = phi i1 [ false, %2348 ], [ true, %2328 ], [ true, %2326 ]
  %2354 = phi i64 [ 1, %2348 ], [ 0, %2328 ], [ 0, %2326 ]
  %2355 = phi i1 [ true, %2348 ], [ false, %2328 ], [ false, %2326 ]
  %2356 = phi i64 [ %2350, %2348 ], [ %2310, %2328 ], [ %2310, %2326 ]
  %2357 = phi i64 [ %2351, %2348 ], [ %2310, %2328 ], [ %2310, %2326 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2308, ptr %10, align 8
  store i64 %2356, ptr %112, align 8
  store i64 %2357, ptr %113, align 8
  store i64 %2354, ptr %114, align 8
  %2358 = icmp eq i64 %2357, %2356
  %2359 = select i1 %2355, i1 %2358, i1 false
  %2360 = zext i1 %2359 to i64
  store i64 %2360, ptr %115, align 8
  %2361 = load i64, ptr %20, align 8
  %2362 = inttoptr i64 %2361 to ptr
  %2363 = load i64, ptr %107, align 8
  %2364 = inttoptr i64 %2363 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2365 = load i64, ptr %128, align 8
  switch i64 %2365, label %2475 [
    i64 26, label %2366
    i64 27, label %2407
  ]

2366:                                             ; preds = %2352
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2367 = load i64, ptr %2302, align 8
  %2368 = icmp sgt i64 %2367, 0
  br i1 %2368, label %2369, label %2401

2369:                                             ; preds = %2366
  %2370 = load i64, ptr %2303, align 8
  %2371 = getelementptr i64, ptr %2364, i64 %2370
  %2372 = load i64, ptr %2301, align 8
  %2373 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2372
  %2374 = icmp sgt i64 %2357, 0
  br label %2375

2375:                                             ; preds = %2388, %2369
  %2376 = phi i64 [ 0, %2369 ], [ %2389, %2388 ]
  %2377 = getelementptr i64, ptr %2371, i64 %2376
  %2378 = load i64, ptr %2377, align 8
  %2379 = getelementptr inbounds %struct.operand, ptr %2362, i64 %2378
  %2380 = load i64, ptr %2379, align 8
  %2381 = getelementptr inbounds nuw i8, ptr %2379, i64 8
  %2382 = load i64, ptr %2381, align 8
  call fastcc void @widen(i64 %2380, i64 %2382, i64 noundef %2372, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2374, label %2383, label %2388

2383:                                             ; preds = %2375
  %2384 = load i8, ptr %2373, align 1
  %2385 = zext i8 %2384 to i64
  %2386 = shl i64 %2376, 3
  %2387 = mul i64 %2386, %2385
  br label %2391

2388:                                             ; preds = %2391, %2375
  %2389 = add nuw nsw i64 %2376, 1
  %2390 = icmp eq i64 %2389, %2367
  br i1 %2390, label %2401, label %2375

2391:                                             ; preds = %2391, %2383
  %2392 = phi i64 [ 0, %2383 ], [ %2399, %2391 ]
  %2393 = getelementptr inbounds nuw i64, ptr %5, i64 %2392
  %2394 = load i64, ptr %2393, align 8
  %2395 = shl i64 %2394, %2387
  %2396 = getelementptr inbounds nuw i64, ptr %4, i64 %2392
  %2397 = load i64, ptr %2396, align 8
  %2398 = or i64 %2395, %2397
  store i64 %2398, ptr %2396, align 8
  %2399 = add nuw nsw i64 %2392, 1
  %2400 = icmp eq i64 %2399, %2357
  br i1 %2400, label %2388, label %2391

2401:                                             ; preds = %2388, %2366
  %2402 = load i64, ptr %2304, align 8
  %2403 = getelementptr inbounds %struct.operand, ptr %2362, i64 %2402
  %2404 = load i64, ptr %2403, align 8
  %2405 = getelementptr inbounds nuw i8, ptr %2403, i64 8
  %2406 = load i64, ptr %2405, align 8
  call fastcc void @narrow(i64 %2404, i64 %2406, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3905

2407:                                             ; preds = %2352
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2408 = load i64, ptr %2301, align 8
  %2409 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2408
  %2410 = load i8, ptr %2409, align 1
  %2411 = zext i8 %2410 to i64
  %2412 = shl nuw nsw i64 %2411, 3
  %2413 = load i64, ptr %2302, align 8
  %2414 = mul nsw i64 %2412, %2413
  %2415 = load i64, ptr %2303, align 8
  %2416 = getelementptr inbounds %struct.operand, ptr %2362, i64 %2415
  %2417 = icmp eq i64 %2414, 64
  %2418 = icmp eq i64 %2414, 32
  %2419 = select i1 %2418, i64 2, i64 1
  %2420 = select i1 %2417, i64 3, i64 %2419
  %2421 = load i64, ptr %2416, align 8
  %2422 = getelementptr inbounds nuw i8, ptr %2416, i64 8
  %2423 = load i64, ptr %2422, align 8
  call fastcc void @widen(i64 %2421, i64 %2423, i64 noundef %2420, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2424 = icmp sgt i64 %2413, 0
  br i1 %2424, label %2425, label %2474

2425:                                             ; preds = %2407
  %2426 = icmp sgt i64 %2357, 0
  br label %2427

2427:                                             ; preds = %2470, %2425
  %2428 = phi i64 [ %2413, %2425 ], [ %2471, %2470 ]
  %2429 = phi i64 [ 0, %2425 ], [ %2472, %2470 ]
  %2430 = load i64, ptr %2304, align 8
  %2431 = getelementptr i64, ptr %2364, i64 %2430
  %2432 = getelementptr i64, ptr %2431, i64 %2429
  %2433 = load i64, ptr %2432, align 8
  %2434 = icmp slt i64 %2433, 0
  br i1 %2434, label %2470, label %2435

2435:                                             ; preds = %2427
  br i1 %2426, label %2436, label %2439

2436:                                             ; preds = %2435
  %2437 = mul nuw nsw i64 %2429, %2412
  %2438 = load i64, ptr %2301, align 8
  br label %2445

2439:                                             ; preds = %2465, %2435
  %2440 = getelementptr inbounds nuw %struct.operand, ptr %2362, i64 %2433
  %2441 = load i64, ptr %2440, align 8
  %2442 = getelementptr inbounds nuw i8, ptr %2440, i64 8
  %2443 = load i64, ptr %2442, align 8
  call fastcc void @narrow(i64 %2441, i64 %2443, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2444 = load i64, ptr %2302, align 8
  br label %2470

2445:                                             ; preds = %2465, %2436
  %2446 = phi i64 [ 0, %2436 ], [ %2468, %2465 ]
  %2447 = getelementptr inbounds nuw i64, ptr %2, i64 %2446
  %2448 = load i64, ptr %2447, align 8
  %2449 = lshr i64 %2448, %2437
  switch i64 %2438, label %2465 [
    i64 0, label %2450
    i64 1, label %2452
    i64 2, label %2454
    i64 4, label %2456
    i64 5, label %2459
    i64 6, label %2462
  ]

2450:                                             ; preds = %2445
  %2451 = and i64 %2449, 255
  br label %2465

2452:                                             ; preds = %2445
  %2453 = and i64 %2449, 65535
  br label %2465

2454:                                             ; preds = %2445
  %2455 = and i64 %2449, 4294967295
  br label %2465

2456:                                             ; preds = %2445
  %2457 = shl i64 %2449, 56
  %2458 = ashr exact i64 %2457, 56
  br label %2465

2459:                                             ; preds = %2445
  %2460 = shl i64 %2449, 48
  %2461 = ashr exact i64 %2460, 48
  br label %2465

2462:                                             ; preds = %2445
  %2463 = shl i64 %2449, 32
  %2464 = ashr exact i64 %2463, 32
  br label %2465

2465:                                             ; preds = %2462, %2459, %2456, %2454, %2452, %2450, %2445
  %2466 = phi i64 [ %2464, %2462 ], [ %2451, %2450 ], [ %2453, %2452 ], [ %2455, %2454 ], [ %2458, %2456 ], [ %2461, %2459 ], [ %2449, %2445 ]
  %2467 = getelementptr inbounds nuw i64, ptr %3, i64 %2446
  store i64 %2466, ptr %2467, align 8
  %2468 = add nuw nsw i64 %2446, 1
  %2469 = icmp eq i64 %2468, %2357
  br i1 %2469, label %2439, label %2445

2470:                                             ; preds = %2439, %2427
  %2471 = phi i64 [ %2428, %2427 ], [ %2444, %2439 ]
  %2472 = add nuw nsw i64 %2429, 1
  %2473 = icmp slt i64 %2472, %2471
  br i1 %2473, label %2427, label %2474

2474:                                             ; preds = %2470, %2407
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3905

2475:                                             ; preds = %2352
  %2476 = load i64, ptr %2304, align 8
  %2477 = getelementptr inbounds %struct.operand, ptr %2362, i64 %2476
  %2478 = load i64, ptr %2477, align 8
  %2479 = getelementptr inbounds nuw i8, ptr %2477, i64 8
  %2480 = load i64, ptr %2479, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2481 = load i64, ptr %2301, align 8
  store i64 %2481, ptr %7, align 16
  %2482 = and i64 %2365, -2
  %2483 = icmp eq i64 %2482, 16
  %2484 = select i1 %2483, i64 2, i64 %2481
  store i64 %2484, ptr %116, align 8
  switch i64 %2365, label %2485 [
    i64 18, label %2490
    i64 11, label %2486
  ]

2485:                                             ; preds = %2475
  br label %2486

2486:                                             ; preds = %2485, %2475
  %2487 = phi i64 [ 8, %2485 ], [ 64, %2475 ]
  %2488 = getelementptr inbounds nuw i8, ptr %128, i64 %2487
  %2489 = load i64, ptr %2488, align 8
  br label %2490

2490:                                             ; preds = %2486, %2475
  %2491 = phi i64 [ 10, %2475 ], [ %2489, %2486 ]
  store i64 %2491, ptr %117, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2492 = load i64, ptr %2303, align 8
  store i64 %2492, ptr %8, align 16
  %2493 = load i64, ptr %2305, align 8
  store i64 %2493, ptr %118, align 8
  %2494 = load i64, ptr %2306, align 8
  store i64 %2494, ptr %119, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %121, ptr %120, align 8
  store ptr %123, ptr %122, align 16
  %2495 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2481
  %2496 = load i8, ptr %2495, align 1
  %2497 = zext i8 %2496 to i64
  %2498 = shl nuw i64 1, %2481
  %2499 = and i64 %2498, 1075
  %2500 = icmp eq i64 %2499, 0
  br i1 %2500, label %2501, label %2511

2501:                                             ; preds = %2490
  switch i64 %2365, label %2511 [
    i64 4, label %2502
    i64 5, label %2502
    i64 6, label %2502
    i64 7, label %2502
    i64 12, label %2502
    i64 13, label %2502
    i64 14, label %2502
    i64 18, label %2502
    i64 10, label %2502
    i64 16, label %2502
    i64 17, label %2502
    i64 25, label %2504
    i64 29, label %2504
    i64 21, label %2504
    i64 22, label %2504
  ]

2502:                                             ; preds = %2501, %2501, %2501, %2501, %2501, %2501, %2501, %2501, %2501, %2501, %2501
  %2503 = icmp eq i64 %2480, %2497
  br label %2508

2504:                                             ; preds = %2501, %2501, %2501, %2501
  %2505 = icmp eq i64 %2481, 8
  %2506 = icmp eq i64 %2480, %2497
  %2507 = select i1 %2505, i1 %2506, i1 false
  br label %2508

2508:                                             ; preds = %2504, %2502
  %2509 = phi i1 [ %2503, %2502 ], [ %2507, %2504 ]
  %2510 = xor i1 %2509, true
  br label %2516

2511:                                             ; preds = %2501, %2490
  %2512 = icmp eq i64 %2365, 19
  %2513 = and i64 %2498, 972
  %2514 = icmp ne i64 %2513, 0
  %2515 = and i1 %2512, %2514
  br label %2516

2516:                                             ; preds = %2511, %2508
  %2517 = phi i1 [ %2512, %2511 ], [ false, %2508 ]
  %2518 = phi i1 [ true, %2511 ], [ %2510, %2508 ]
  %2519 = phi i1 [ %2515, %2511 ], [ %2509, %2508 ]
  %2520 = phi i1 [ %2515, %2511 ], [ false, %2508 ]
  br label %2522

2521:                                             ; preds = %2546
  br i1 %2517, label %2549, label %2833

2522:                                             ; preds = %2546, %2516
  %2523 = phi i64 [ 0, %2516 ], [ %2547, %2546 ]
  %2524 = getelementptr inbounds nuw i64, ptr %8, i64 %2523
  %2525 = load i64, ptr %2524, align 8
  %2526 = icmp slt i64 %2525, 0
  br i1 %2526, label %2546, label %2527

2527:                                             ; preds = %2522
  %2528 = getelementptr inbounds nuw %struct.operand, ptr %2362, i64 %2525
  %2529 = getelementptr inbounds nuw i64, ptr %7, i64 %2523
  %2530 = load i64, ptr %2529, align 8
  br i1 %2519, label %2531, label %2541

2531:                                             ; preds = %2527
  %2532 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2530
  %2533 = load i8, ptr %2532, align 1
  %2534 = zext i8 %2533 to i64
  %2535 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2523
  %2536 = load i64, ptr %2528, align 8
  %2537 = getelementptr inbounds nuw i8, ptr %2528, i64 8
  %2538 = load i64, ptr %2537, align 8
  %2539 = call fastcc ptr @column(i64 %2536, i64 %2538, i64 noundef %2534, ptr noundef nonnull readonly %10, ptr noundef %2535)
  %2540 = getelementptr inbounds nuw ptr, ptr %9, i64 %2523
  store ptr %2539, ptr %2540, align 8
  br label %2546

2541:                                             ; preds = %2527
  %2542 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2523
  %2543 = load i64, ptr %2528, align 8
  %2544 = getelementptr inbounds nuw i8, ptr %2528, i64 8
  %2545 = load i64, ptr %2544, align 8
  call fastcc void @widen(i64 %2543, i64 %2545, i64 noundef %2530, ptr noundef nonnull readonly %10, ptr noundef %2542)
  br label %2546

2546:                                             ; preds = %2541, %2531, %2522
  %2547 = add nuw nsw i64 %2523, 1
  %2548 = icmp eq i64 %2547, 3
  br i1 %2548, label %2521, label %2522

2549:                                             ; preds = %2521
  %2550 = add nsw i64 %2478, %2314
  %2551 = inttoptr i64 %2550 to ptr
  %2552 = select i1 %2359, ptr %2551, ptr %124
  %2553 = load i64, ptr %2302, align 8
  %2554 = load ptr, ptr %9, align 16
  %2555 = load ptr, ptr %120, align 8
  br i1 %2520, label %2556, label %2711

2556:                                             ; preds = %2549
  %2557 = icmp sgt i64 %2481, 7
  br i1 %2557, label %2558, label %2711

2558:                                             ; preds = %2556
  %2559 = icmp eq i64 %2481, 9
  %2560 = icmp sgt i64 %2357, 0
  switch i64 %2553, label %2686 [
    i64 0, label %2561
    i64 1, label %2586
    i64 2, label %2611
    i64 3, label %2636
    i64 4, label %2661
  ]

2561:                                             ; preds = %2558
  br i1 %2559, label %2562, label %2563

2562:                                             ; preds = %2561
  br i1 %2560, label %2564, label %2807

2563:                                             ; preds = %2561
  br i1 %2560, label %2575, label %2807

2564:                                             ; preds = %2562, %2564
  %2565 = phi i64 [ %2573, %2564 ], [ 0, %2562 ]
  %2566 = getelementptr inbounds nuw double, ptr %2554, i64 %2565
  %2567 = load double, ptr %2566, align 8
  %2568 = getelementptr inbounds nuw double, ptr %2555, i64 %2565
  %2569 = load double, ptr %2568, align 8
  %2570 = fcmp oeq double %2567, %2569
  %2571 = zext i1 %2570 to i8
  %2572 = getelementptr inbounds nuw i8, ptr %2552, i64 %2565
  store i8 %2571, ptr %2572, align 1
  %2573 = add nuw nsw i64 %2565, 1
  %2574 = icmp eq i64 %2573, %2357
  br i1 %2574, label %2807, label %2564

2575:                                             ; preds = %2563, %2575
  %2576 = phi i64 [ %2584, %2575 ], [ 0, %2563 ]
  %2577 = getelementptr inbounds nuw float, ptr %2554, i64 %2576
  %2578 = load float, ptr %2577, align 4
  %2579 = getelementptr inbounds nuw float, ptr %2555, i64 %2576
  %2580 = load float, ptr %2579, align 4
  %2581 = fcmp oeq float %2578, %2580
  %2582 = zext i1 %2581 to i8
  %2583 = getelementptr inbounds nuw i8, ptr %2552, i64 %2576
  store i8 %2582, ptr %2583, align 1
  %2584 = add nuw nsw i64 %2576, 1
  %2585 = icmp eq i64 %2584, %2357
  br i1 %2585, label %2807, label %2575

2586:                                             ; preds = %2558
  br i1 %2559, label %2587, label %2588

2587:                                             ; preds = %2586
  br i1 %2560, label %2589, label %2807

2588:                                             ; preds = %2586
  br i1 %2560, label %2600, label %2807

2589:                                             ; preds = %2587, %2589
  %2590 = phi i64 [ %2598, %2589 ], [ 0, %2587 ]
  %2591 = getelementptr inbounds nuw double, ptr %2554, i64 %2590
  %2592 = load double, ptr %2591, align 8
  %2593 = getelementptr inbounds nuw double, ptr %2555, i64 %2590
  %2594 = load double, ptr %2593, align 8
  %2595 = fcmp one double %2592, %2594
  %2596 = zext i1 %2595 to i8
  %2597 = getelementptr inbounds nuw i8, ptr %2552, i64 %2590
  store i8 %2596, ptr %2597, align 1
  %2598 = add nuw nsw i64 %2590, 1
  %2599 = icmp eq i64 %2598, %2357
  br i1 %2599, label %2807, label %2589

2600:                                             ; preds = %2588, %2600
  %2601 = phi i64 [ %2609, %2600 ], [ 0, %2588 ]
  %2602 = getelementptr inbounds nuw float, ptr %2554, i64 %2601
  %2603 = load float, ptr %2602, align 4
  %2604 = getelementptr inbounds nuw float, ptr %2555, i64 %2601
  %2605 = load float, ptr %2604, align 4
  %2606 = fcmp one float %2603, %2605
  %2607 = zext i1 %2606 to i8
  %2608 = getelementptr inbounds nuw i8, ptr %2552, i64 %2601
  store i8 %2607, ptr %2608, align 1
  %2609 = add nuw nsw i64 %2601, 1
  %2610 = icmp eq i64 %2609, %2357
  br i1 %2610, label %2807, label %2600

2611:                                             ; preds = %2558
  br i1 %2559, label %2612, label %2613

2612:                                             ; preds = %2611
  br i1 %2560, label %2614, label %2807

2613:                                             ; preds = %2611
  br i1 %2560, label %2625, label %2807

2614:                                             ; preds = %2612, %2614
  %2615 = phi i64 [ %2623, %2614 ], [ 0, %2612 ]
  %2616 = getelementptr inbounds nuw double, ptr %2554, i64 %2615
  %2617 = load double, ptr %2616, align 8
  %2618 = getelementptr inbounds nuw double, ptr %2555, i64 %2615
  %2619 = load double, ptr %2618, align 8
  %2620 = fcmp olt double %2617, %2619
  %2621 = zext i1 %2620 to i8
  %2622 = getelementptr inbounds nuw i8, ptr %2552, i64 %2615
  store i8 %2621, ptr %2622, align 1
  %2623 = add nuw nsw i64 %2615, 1
  %2624 = icmp eq i64 %2623, %2357
  br i1 %2624, label %2807, label %2614

2625:                                             ; preds = %2613, %2625
  %2626 = phi i64 [ %2634, %2625 ], [ 0, %2613 ]
  %2627 = getelementptr inbounds nuw float, ptr %2554, i64 %2626
  %2628 = load float, ptr %2627, align 4
  %2629 = getelementptr inbounds nuw float, ptr %2555, i64 %2626
  %2630 = load float, ptr %2629, align 4
  %2631 = fcmp olt float %2628, %2630
  %2632 = zext i1 %2631 to i8
  %2633 = getelementptr inbounds nuw i8, ptr %2552, i64 %2626
  store i8 %2632, ptr %2633, align 1
  %2634 = add nuw nsw i64 %2626, 1
  %2635 = icmp eq i64 %2634, %2357
  br i1 %2635, label %2807, label %2625

2636:                                             ; preds = %2558
  br i1 %2559, label %2637, label %2638

2637:                                             ; preds = %2636
  br i1 %2560, label %2639, label %2807

2638:                                             ; preds = %2636
  br i1 %2560, label %2650, label %2807

2639:                                             ; preds = %2637, %2639
  %2640 = phi i64 [ %2648, %2639 ], [ 0, %2637 ]
  %2641 = getelementptr inbounds nuw double, ptr %2554, i64 %2640
  %2642 = load double, ptr %2641, align 8
  %2643 = getelementptr inbounds nuw double, ptr %2555, i64 %2640
  %2644 = load double, ptr %2643, align 8
  %2645 = fcmp ole double %2642, %2644
  %2646 = zext i1 %2645 to i8
  %2647 = getelementptr inbounds nuw i8, ptr %2552, i64 %2640
  store i8 %2646, ptr %2647, align 1
  %2648 = add nuw nsw i64 %2640, 1
  %2649 = icmp eq i64 %2648, %2357
  br i1 %2649, label %2807, label %2639

2650:                                             ; preds = %2638, %2650
  %2651 = phi i64 [ %2659, %2650 ], [ 0, %2638 ]
  %2652 = getelementptr inbounds nuw float, ptr %2554, i64 %2651
  %2653 = load float, ptr %2652, align 4
  %2654 = getelementptr inbounds nuw float, ptr %2555, i64 %2651
  %2655 = load float, ptr %2654, align 4
  %2656 = fcmp ole float %2653, %2655
  %2657 = zext i1 %2656 to i8
  %2658 = getelementptr inbounds nuw i8, ptr %2552, i64 %2651
  store i8 %2657, ptr %2658, align 1
  %2659 = add nuw nsw i64 %2651, 1
  %2660 = icmp eq i64 %2659, %2357
  br i1 %2660, label %2807, label %2650

2661:                                             ; preds = %2558
  br i1 %2559, label %2662, label %2663

2662:                                             ; preds = %2661
  br i1 %2560, label %2664, label %2807

2663:                                             ; preds = %2661
  br i1 %2560, label %2675, label %2807

2664:                                             ; preds = %2662, %2664
  %2665 = phi i64 [ %2673, %2664 ], [ 0, %2662 ]
  %2666 = getelementptr inbounds nuw double, ptr %2554, i64 %2665
  %2667 = load double, ptr %2666, align 8
  %2668 = getelementptr inbounds nuw double, ptr %2555, i64 %2665
  %2669 = load double, ptr %2668, align 8
  %2670 = fcmp ogt double %2667, %2669
  %2671 = zext i1 %2670 to i8
  %2672 = getelementptr inbounds nuw i8, ptr %2552, i64 %2665
  store i8 %2671, ptr %2672, align 1
  %2673 = add nuw nsw i64 %2665, 1
  %2674 = icmp eq i64 %2673, %2357
  br i1 %2674, label %2807, label %2664

2675:                                             ; preds = %2663, %2675
  %2676 = phi i64 [ %2684, %2675 ], [ 0, %2663 ]
  %2677 = getelementptr inbounds nuw float, ptr %2554, i64 %2676
  %2678 = load float, ptr %2677, align 4
  %2679 = getelementptr inbounds nuw float, ptr %2555, i64 %2676
  %2680 = load float, ptr %2679, align 4
  %2681 = fcmp ogt float %2678, %2680
  %2682 = zext i1 %2681 to i8
  %2683 = getelementptr inbounds nuw i8, ptr %2552, i64 %2676
  store i8 %2682, ptr %2683, align 1
  %2684 = add nuw nsw i64 %2676, 1
  %2685 = icmp eq i64 %2684, %2357
  br i1 %2685, label %2807, label %2675

2686:                                             ; preds = %2558
  br i1 %2559, label %2687, label %2688

2687:                                             ; preds = %2686
  br i1 %2560, label %2689, label %2807

2688:                                             ; preds = %2686
  br i1 %2560, label %2700, label %2807

2689:                                             ; preds = %2687, %2689
  %2690 = phi i64 [ %2698, %2689 ], [ 0, %2687 ]
  %2691 = getelementptr inbounds nuw double, ptr %2554, i64 %2690
  %2692 = load double, ptr %2691, align 8
  %2693 = getelementptr inbounds nuw double, ptr %2555, i64 %2690
  %2694 = load double, ptr %2693, align 8
  %2695 = fcmp oge double %2692, %2694
  %2696 = zext i1 %2695 to i8
  %2697 = getelementptr inbounds nuw i8, ptr %2552, i64 %2690
  store i8 %2696, ptr %2697, align 1
  %2698 = add nuw nsw i64 %2690, 1
  %2699 = icmp eq i64 %2698, %2357
  br i1 %2699, label %2807, label %2689

2700:                                             ; preds = %2688, %2700
  %2701 = phi i64 [ %2709, %2700 ], [ 0, %2688 ]
  %2702 = getelementptr inbounds nuw float, ptr %2554, i64 %2701
  %2703 = load float, ptr %2702, align 4
  %2704 = getelementptr inbounds nuw float, ptr %2555, i64 %2701
  %2705 = load float, ptr %2704, align 4
  %2706 = fcmp oge float %2703, %2705
  %2707 = zext i1 %2706 to i8
  %2708 = getelementptr inbounds nuw i8, ptr %2552, i64 %2701
  store i8 %2707, ptr %2708, align 1
  %2709 = add nuw nsw i64 %2701, 1
  %2710 = icmp eq i64 %2709, %2357
  br i1 %2710, label %2807, label %2700

2711:                                             ; preds = %2556, %2549
  %2712 = phi i64 [ %2481, %2556 ], [ 7, %2549 ]
  %2713 = and i64 %2553, -5
  %2714 = icmp eq i64 %2713, 1
  %2715 = icmp eq i64 %2553, 3
  %2716 = or i1 %2715, %2714
  %2717 = add i64 %2553, -3
  %2718 = icmp ult i64 %2717, 2
  %2719 = select i1 %2718, ptr %2554, ptr %2555
  %2720 = select i1 %2718, ptr %2555, ptr %2554
  %2721 = icmp ult i64 %2553, 2
  br i1 %2721, label %2722, label %2753

2722:                                             ; preds = %2711
  %2723 = shl nuw nsw i64 1, %2712
  %2724 = and i64 %2723, 324
  %2725 = icmp eq i64 %2724, 0
  %2726 = icmp sgt i64 %2357, 0
  br i1 %2725, label %2728, label %2727

2727:                                             ; preds = %2722
  br i1 %2726, label %2729, label %2807

2728:                                             ; preds = %2722
  br i1 %2726, label %2741, label %2807

2729:                                             ; preds = %2727, %2729
  %2730 = phi i64 [ %2739, %2729 ], [ 0, %2727 ]
  %2731 = getelementptr inbounds nuw i32, ptr %2554, i64 %2730
  %2732 = load i32, ptr %2731, align 4
  %2733 = getelementptr inbounds nuw i32, ptr %2555, i64 %2730
  %2734 = load i32, ptr %2733, align 4
  %2735 = icmp eq i32 %2732, %2734
  %2736 = xor i1 %2716, %2735
  %2737 = zext i1 %2736 to i8
  %2738 = getelementptr inbounds nuw i8, ptr %2552, i64 %2730
  store i8 %2737, ptr %2738, align 1
  %2739 = add nuw nsw i64 %2730, 1
  %2740 = icmp eq i64 %2739, %2357
  br i1 %2740, label %2807, label %2729

2741:                                             ; preds = %2728, %2741
  %2742 = phi i64 [ %2751, %2741 ], [ 0, %2728 ]
  %2743 = getelementptr inbounds nuw i64, ptr %2554, i64 %2742
  %2744 = load i64, ptr %2743, align 8
  %2745 = getelementptr inbounds nuw i64, ptr %2555, i64 %2742
  %2746 = load i64, ptr %2745, align 8
  %2747 = icmp eq i64 %2744, %2746
  %2748 = xor i1 %2716, %2747
  %2749 = zext i1 %2748 to i8
  %2750 = getelementptr inbounds nuw i8, ptr %2552, i64 %2742
  store i8 %2749, ptr %2750, align 1
  %2751 = add nuw nsw i64 %2742, 1
  %2752 = icmp eq i64 %2751, %2357
  br i1 %2752, label %2807, label %2741

2753:                                             ; preds = %2711
  %2754 = icmp sgt i64 %2357, 0
  switch i64 %2712, label %2758 [
    i64 2, label %2757
    i64 6, label %2756
    i64 3, label %2755
  ]

2755:                                             ; preds = %2753
  br i1 %2754, label %2783, label %2807

2756:                                             ; preds = %2753
  br i1 %2754, label %2771, label %2807

2757:                                             ; preds = %2753
  br i1 %2754, label %2759, label %2807

2758:                                             ; preds = %2753
  br i1 %2754, label %2795, label %2807

2759:                                             ; preds = %2757, %2759
  %2760 = phi i64 [ %2769, %2759 ], [ 0, %2757 ]
  %2761 = getelementptr inbounds nuw i32, ptr %2720, i64 %2760
  %2762 = load i32, ptr %2761, align 4
  %2763 = getelementptr inbounds nuw i32, ptr %2719, i64 %2760
  %2764 = load i32, ptr %2763, align 4
  %2765 = icmp ult i32 %2762, %2764
  %2766 = xor i1 %2716, %2765
  %2767 = zext i1 %2766 to i8
  %2768 = getelementptr inbounds nuw i8, ptr %2552, i64 %2760
  store i8 %2767, ptr %2768, align 1
  %2769 = add nuw nsw i64 %2760, 1
  %2770 = icmp eq i64 %2769, %2357
  br i1 %2770, label %2807, label %2759

2771:                                             ; preds = %2756, %2771
  %2772 = phi i64 [ %2781, %2771 ], [ 0, %2756 ]
  %2773 = getelementptr inbounds nuw i32, ptr %2720, i64 %2772
  %2774 = load i32, ptr %2773, align 4
  %2775 = getelementptr inbounds nuw i32, ptr %2719, i64 %2772
  %2776 = load i32, ptr %2775, align 4
  %2777 = icmp slt i32 %2774, %2776
  %2778 = xor i1 %2716, %2777
  %2779 = zext i1 %2778 to i8
  %2780 = getelementptr inbounds nuw i8, ptr %2552, i64 %2772
  store i8 %2779, ptr %2780, align 1
  %2781 = add nuw nsw i64 %2772, 1
  %2782 = icmp eq i64 %2781, %2357
  br i1 %2782, label %2807, label %2771

2783:                                             ; preds = %2755, %2783
  %2784 = phi i64 [ %2793, %2783 ], [ 0, %2755 ]
  %2785 = getelementptr inbounds nuw i64, ptr %2720, i64 %2784
  %2786 = load i64, ptr %2785, align 8
  %2787 = getelementptr inbounds nuw i64, ptr %2719, i64 %2784
  %2788 = load i64, ptr %2787, align 8
  %2789 = icmp ult i64 %2786, %2788
  %2790 = xor i1 %2716, %2789
  %2791 = zext i1 %2790 to i8
  %2792 = getelementptr inbounds nuw i8, ptr %2552, i64 %2784
  store i8 %2791, ptr %2792, align 1
  %2793 = add nuw nsw i64 %2784, 1
  %2794 = icmp eq i64 %2793, %2357
  br i1 %2794, label %2807, label %2783

2795:                                             ; preds = %2758, %2795
  %2796 = phi i64 [ %2805, %2795 ], [ 0, %2758 ]
  %2797 = getelementptr inbounds nuw i64, ptr %2720, i64 %2796
  %2798 = load i64, ptr %2797, align 8
  %2799 = getelementptr inbounds nuw i64, ptr %2719, i64 %2796
  %2800 = load i64, ptr %2799, align 8
  %2801 = icmp slt i64 %2798, %2800
  %2802 = xor i1 %2716, %2801
  %2803 = zext i1 %2802 to i8
  %2804 = getelementptr inbounds nuw i8, ptr %2552, i64 %2796
  store i8 %2803, ptr %2804, align 1
  %2805 = add nuw nsw i64 %2796, 1
  %2806 = icmp eq i64 %2805, %2357
  br i1 %2806, label %2807, label %2795

2807:                                             ; preds = %2783, %2771, %2759, %2795, %2729, %2741, %2675, %2664, %2650, %2639, %2625, %2614, %2600, %2589, %2575, %2564, %2700, %2689, %2758, %2757, %2756, %2755, %2728, %2727, %2688, %2687, %2663, %2662, %2638, %2637, %2613, %2612, %2588, %2587, %2563, %2562
  br i1 %2359, label %3904, label %2808

2808:                                             ; preds = %2807
  %2809 = inttoptr i64 %2478 to ptr
  %2810 = icmp sgt i64 %2356, 0
  br i1 %2353, label %2812, label %2811

2811:                                             ; preds = %2808
  br i1 %2810, label %2813, label %3904

2812:                                             ; preds = %2808
  br i1 %2810, label %2824, label %3904

2813:                                             ; preds = %2811, %2813
  %2814 = phi i64 [ %2822, %2813 ], [ 0, %2811 ]
  %2815 = getelementptr inbounds nuw i64, ptr %2308, i64 %2814
  %2816 = load i64, ptr %2815, align 8
  %2817 = load i64, ptr %2308, align 8
  %2818 = sub nsw i64 %2816, %2817
  %2819 = getelementptr inbounds i8, ptr %124, i64 %2818
  %2820 = load i8, ptr %2819, align 1
  %2821 = getelementptr inbounds i8, ptr %2809, i64 %2816
  store i8 %2820, ptr %2821, align 1
  %2822 = add nuw nsw i64 %2814, 1
  %2823 = icmp eq i64 %2822, %2356
  br i1 %2823, label %3904, label %2813

2824:                                             ; preds = %2812, %2824
  %2825 = phi i64 [ %2831, %2824 ], [ 0, %2812 ]
  %2826 = getelementptr inbounds nuw i8, ptr %124, i64 %2825
  %2827 = load i8, ptr %2826, align 1
  %2828 = getelementptr inbounds nuw i64, ptr %2308, i64 %2825
  %2829 = load i64, ptr %2828, align 8
  %2830 = getelementptr inbounds i8, ptr %2809, i64 %2829
  store i8 %2827, ptr %2830, align 1
  %2831 = add nuw nsw i64 %2825, 1
  %2832 = icmp eq i64 %2831, %2356
  br i1 %2832, label %3904, label %2824

2833:                                             ; preds = %2521
  br i1 %2518, label %3404, label %2834

2834:                                             ; preds = %2833
  %2835 = mul nsw i64 %2480, %2314
  %2836 = add nsw i64 %2835, %2478
  %2837 = inttoptr i64 %2836 to ptr
  %2838 = select i1 %2359, ptr %2837, ptr %124
  %2839 = load ptr, ptr %9, align 16
  %2840 = load ptr, ptr %120, align 8
  %2841 = load ptr, ptr %122, align 16
  switch i64 %2365, label %3073 [
    i64 4, label %2842
    i64 18, label %2862
    i64 14, label %3047
    i64 13, label %3021
    i64 12, label %2995
    i64 17, label %2894
    i64 16, label %2960
  ]

2842:                                             ; preds = %2834
  %2843 = and i64 %2498, 324
  %2844 = icmp eq i64 %2843, 0
  %2845 = icmp sgt i64 %2357, 0
  br i1 %2844, label %2847, label %2846

2846:                                             ; preds = %2842
  br i1 %2845, label %2848, label %3331

2847:                                             ; preds = %2842
  br i1 %2845, label %2855, label %3331

2848:                                             ; preds = %2846, %2848
  %2849 = phi i64 [ %2853, %2848 ], [ 0, %2846 ]
  %2850 = getelementptr inbounds nuw i32, ptr %2839, i64 %2849
  %2851 = load i32, ptr %2850, align 4
  %2852 = getelementptr inbounds nuw i32, ptr %2838, i64 %2849
  store i32 %2851, ptr %2852, align 4
  %2853 = add nuw nsw i64 %2849, 1
  %2854 = icmp eq i64 %2853, %2357
  br i1 %2854, label %3331, label %2848

2855:                                             ; preds = %2847, %2855
  %2856 = phi i64 [ %2860, %2855 ], [ 0, %2847 ]
  %2857 = getelementptr inbounds nuw i64, ptr %2839, i64 %2856
  %2858 = load i64, ptr %2857, align 8
  %2859 = getelementptr inbounds nuw i64, ptr %2838, i64 %2856
  store i64 %2858, ptr %2859, align 8
  %2860 = add nuw nsw i64 %2856, 1
  %2861 = icmp eq i64 %2860, %2357
  br i1 %2861, label %3331, label %2855

2862:                                             ; preds = %2834
  %2863 = and i64 %2498, 324
  %2864 = icmp eq i64 %2863, 0
  %2865 = icmp sgt i64 %2357, 0
  br i1 %2864, label %2867, label %2866

2866:                                             ; preds = %2862
  br i1 %2865, label %2868, label %3331

2867:                                             ; preds = %2862
  br i1 %2865, label %2881, label %3331

2868:                                             ; preds = %2866, %2868
  %2869 = phi i64 [ %2879, %2868 ], [ 0, %2866 ]
  %2870 = getelementptr inbounds nuw i32, ptr %2839, i64 %2869
  %2871 = load i32, ptr %2870, align 4
  %2872 = getelementptr inbounds nuw i32, ptr %2840, i64 %2869
  %2873 = load i32, ptr %2872, align 4
  %2874 = getelementptr inbounds nuw i8, ptr %2841, i64 %2869
  %2875 = load i8, ptr %2874, align 1
  %2876 = icmp eq i8 %2875, 0
  %2877 = select i1 %2876, i32 %2873, i32 %2871
  %2878 = getelementptr inbounds nuw i32, ptr %2838, i64 %2869
  store i32 %2877, ptr %2878, align 4
  %2879 = add nuw nsw i64 %2869, 1
  %2880 = icmp eq i64 %2879, %2357
  br i1 %2880, label %3331, label %2868

2881:                                             ; preds = %2867, %2881
  %2882 = phi i64 [ %2892, %2881 ], [ 0, %2867 ]
  %2883 = getelementptr inbounds nuw i64, ptr %2839, i64 %2882
  %2884 = load i64, ptr %2883, align 8
  %2885 = getelementptr inbounds nuw i64, ptr %2840, i64 %2882
  %2886 = load i64, ptr %2885, align 8
  %2887 = getelementptr inbounds nuw i8, ptr %2841, i64 %2882
  %2888 = load i8, ptr %2887, align 1
  %2889 = icmp eq i8 %2888, 0
  %2890 = select i1 %2889, i64 %2886, i64 %2884
  %2891 = getelementptr inbounds nuw i64, ptr %2838, i64 %2882
  store i64 %2890, ptr %2891, align 8
  %2892 = add nuw nsw i64 %2882, 1
  %2893 = icmp eq i64 %2892, %2357
  br i1 %2893, label %3331, label %2881

2894:                                             ; preds = %2834
  %2895 = and i64 %2481, -4
  %2896 = icmp eq i64 %2895, 4
  br i1 %2896, label %2897, label %2925

2897:                                             ; preds = %2894
  %2898 = icmp eq i64 %2481, 6
  %2899 = icmp sgt i64 %2357, 0
  br i1 %2898, label %2901, label %2900

2900:                                             ; preds = %2897
  br i1 %2899, label %2913, label %3331

2901:                                             ; preds = %2897
  br i1 %2899, label %2902, label %3331

2902:                                             ; preds = %2901, %2902
  %2903 = phi i64 [ %2911, %2902 ], [ 0, %2901 ]
  %2904 = getelementptr inbounds nuw i32, ptr %2839, i64 %2903
  %2905 = load i32, ptr %2904, align 4
  %2906 = getelementptr inbounds nuw i32, ptr %2840, i64 %2903
  %2907 = load i32, ptr %2906, align 4
  %2908 = call i32 @llvm.umin.i32(i32 %2907, i32 31)
  %2909 = ashr i32 %2905, %2908
  %2910 = getelementptr inbounds nuw i32, ptr %2838, i64 %2903
  store i32 %2909, ptr %2910, align 4
  %2911 = add nuw nsw i64 %2903, 1
  %2912 = icmp eq i64 %2911, %2357
  br i1 %2912, label %3331, label %2902

2913:                                             ; preds = %2900, %2913
  %2914 = phi i64 [ %2923, %2913 ], [ 0, %2900 ]
  %2915 = getelementptr inbounds nuw i64, ptr %2839, i64 %2914
  %2916 = load i64, ptr %2915, align 8
  %2917 = getelementptr inbounds nuw i32, ptr %2840, i64 %2914
  %2918 = load i32, ptr %2917, align 4
  %2919 = call i32 @llvm.umin.i32(i32 %2918, i32 63)
  %2920 = zext nneg i32 %2919 to i64
  %2921 = ashr i64 %2916, %2920
  %2922 = getelementptr inbounds nuw i64, ptr %2838, i64 %2914
  store i64 %2921, ptr %2922, align 8
  %2923 = add nuw nsw i64 %2914, 1
  %2924 = icmp eq i64 %2923, %2357
  br i1 %2924, label %3331, label %2913

2925:                                             ; preds = %2894
  %2926 = and i64 %2498, 324
  %2927 = icmp eq i64 %2926, 0
  %2928 = icmp sgt i64 %2357, 0
  br i1 %2927, label %2930, label %2929

2929:                                             ; preds = %2925
  br i1 %2928, label %2931, label %3331

2930:                                             ; preds = %2925
  br i1 %2928, label %2945, label %3331

2931:                                             ; preds = %2929, %2940
  %2932 = phi i64 [ %2943, %2940 ], [ 0, %2929 ]
  %2933 = getelementptr inbounds nuw i32, ptr %2840, i64 %2932
  %2934 = load i32, ptr %2933, align 4
  %2935 = icmp ugt i32 %2934, 31
  br i1 %2935, label %2940, label %2936

2936:                                             ; preds = %2931
  %2937 = getelementptr inbounds nuw i32, ptr %2839, i64 %2932
  %2938 = load i32, ptr %2937, align 4
  %2939 = lshr i32 %2938, %2934
  br label %2940

2940:                                             ; preds = %2936, %2931
  %2941 = phi i32 [ %2939, %2936 ], [ 0, %2931 ]
  %2942 = getelementptr inbounds nuw i32, ptr %2838, i64 %2932
  store i32 %2941, ptr %2942, align 4
  %2943 = add nuw nsw i64 %2932, 1
  %2944 = icmp eq i64 %2943, %2357
  br i1 %2944, label %3331, label %2931

2945:                                             ; preds = %2930, %2955
  %2946 = phi i64 [ %2958, %2955 ], [ 0, %2930 ]
  %2947 = getelementptr inbounds nuw i32, ptr %2840, i64 %2946
  %2948 = load i32, ptr %2947, align 4
  %2949 = icmp ugt i32 %2948, 63
  br i1 %2949, label %2955, label %2950

2950:                                             ; preds = %2945
  %2951 = getelementptr inbounds nuw i64, ptr %2839, i64 %2946
  %2952 = load i64, ptr %2951, align 8
  %2953 = zext nneg i32 %2948 to i64
  %2954 = lshr i64 %2952, %2953
  br label %2955

2955:                                             ; preds = %2950, %2945
  %2956 = phi i64 [ %2954, %2950 ], [ 0, %2945 ]
  %2957 = getelementptr inbounds nuw i64, ptr %2838, i64 %2946
  store i64 %2956, ptr %2957, align 8
  %2958 = add nuw nsw i64 %2946, 1
  %2959 = icmp eq i64 %2958, %2357
  br i1 %2959, label %3331, label %2945

2960:                                             ; preds = %2834
  %2961 = and i64 %2498, 324
  %2962 = icmp eq i64 %2961, 0
  %2963 = icmp sgt i64 %2357, 0
  br i1 %2962, label %2965, label %2964

2964:                                             ; preds = %2960
  br i1 %2963, label %2966, label %3331

2965:                                             ; preds = %2960
  br i1 %2963, label %2980, label %3331

2966:                                             ; preds = %2964, %2975
  %2967 = phi i64 [ %2978, %2975 ], [ 0, %2964 ]
  %2968 = getelementptr inbounds nuw i32, ptr %2840, i64 %2967
  %2969 = load i32, ptr %2968, align 4
  %2970 = icmp ugt i32 %2969, 31
  br i1 %2970, label %2975, label %2971

2971:                                             ; preds = %2966
  %2972 = getelementptr inbounds nuw i32, ptr %2839, i64 %2967
  %2973 = load i32, ptr %2972, align 4
  %2974 = shl i32 %2973, %2969
  br label %2975

2975:                                             ; preds = %2971, %2966
  %2976 = phi i32 [ %2974, %2971 ], [ 0, %2966 ]
  %2977 = getelementptr inbounds nuw i32, ptr %2838, i64 %2967
  store i32 %2976, ptr %2977, align 4
  %2978 = add nuw nsw i64 %2967, 1
  %2979 = icmp eq i64 %2978, %2357
  br i1 %2979, label %3331, label %2966

2980:                                             ; preds = %2965, %2990
  %2981 = phi i64 [ %2993, %2990 ], [ 0, %2965 ]
  %2982 = getelementptr inbounds nuw i32, ptr %2840, i64 %2981
  %2983 = load i32, ptr %2982, align 4
  %2984 = icmp ugt i32 %2983, 63
  br i1 %2984, label %2990, label %2985

2985:                                             ; preds = %2980
  %2986 = getelementptr inbounds nuw i64, ptr %2839, i64 %2981
  %2987 = load i64, ptr %2986, align 8
  %2988 = zext nneg i32 %2983 to i64
  %2989 = shl i64 %2987, %2988
  br label %2990

2990:                                             ; preds = %2985, %2980
  %2991 = phi i64 [ %2989, %2985 ], [ 0, %2980 ]
  %2992 = getelementptr inbounds nuw i64, ptr %2838, i64 %2981
  store i64 %2991, ptr %2992, align 8
  %2993 = add nuw nsw i64 %2981, 1
  %2994 = icmp eq i64 %2993, %2357
  br i1 %2994, label %3331, label %2980

2995:                                             ; preds = %2834
  %2996 = and i64 %2498, 324
  %2997 = icmp eq i64 %2996, 0
  %2998 = icmp sgt i64 %2357, 0
  br i1 %2997, label %3000, label %2999

2999:                                             ; preds = %2995
  br i1 %2998, label %3001, label %3331

3000:                                             ; preds = %2995
  br i1 %2998, label %3011, label %3331

3001:                                             ; preds = %2999, %3001
  %3002 = phi i64 [ %3009, %3001 ], [ 0, %2999 ]
  %3003 = getelementptr inbounds nuw i32, ptr %2839, i64 %3002
  %3004 = load i32, ptr %3003, align 4
  %3005 = getelementptr inbounds nuw i32, ptr %2840, i64 %3002
  %3006 = load i32, ptr %3005, align 4
  %3007 = and i32 %3006, %3004
  %3008 = getelementptr inbounds nuw i32, ptr %2838, i64 %3002
  store i32 %3007, ptr %3008, align 4
  %3009 = add nuw nsw i64 %3002, 1
  %3010 = icmp eq i64 %3009, %2357
  br i1 %3010, label %3331, label %3001

3011:                                             ; preds = %3000, %3011
  %3012 = phi i64 [ %3019, %3011 ], [ 0, %3000 ]
  %3013 = getelementptr inbounds nuw i64, ptr %2839, i64 %3012
  %3014 = load i64, ptr %3013, align 8
  %3015 = getelementptr inbounds nuw i64, ptr %2840, i64 %3012
  %3016 = load i64, ptr %3015, align 8
  %3017 = and i64 %3016, %3014
  %3018 = getelementptr inbounds nuw i64, ptr %2838, i64 %3012
  store i64 %3017, ptr %3018, align 8
  %3019 = add nuw nsw i64 %3012, 1
  %3020 = icmp eq i64 %3019, %2357
  br i1 %3020, label %3331, label %3011

3021:                                             ; preds = %2834
  %3022 = and i64 %2498, 324
  %3023 = icmp eq i64 %3022, 0
  %3024 = icmp sgt i64 %2357, 0
  br i1 %3023, label %3026, label %3025

3025:                                             ; preds = %3021
  br i1 %3024, label %3027, label %3331

3026:                                             ; preds = %3021
  br i1 %3024, label %3037, label %3331

3027:                                             ; preds = %3025, %3027
  %3028 = phi i64 [ %3035, %3027 ], [ 0, %3025 ]
  %3029 = getelementptr inbounds nuw i32, ptr %2839, i64 %3028
  %3030 = load i32, ptr %3029, align 4
  %3031 = getelementptr inbounds nuw i32, ptr %2840, i64 %3028
  %3032 = load i32, ptr %3031, align 4
  %3033 = or i32 %3032, %3030
  %3034 = getelementptr inbounds nuw i32, ptr %2838, i64 %3028
  store i32 %3033, ptr %3034, align 4
  %3035 = add nuw nsw i64 %3028, 1
  %3036 = icmp eq i64 %3035, %2357
  br i1 %3036, label %3331, label %3027

3037:                                             ; preds = %3026, %3037
  %3038 = phi i64 [ %3045, %3037 ], [ 0, %3026 ]
  %3039 = getelementptr inbounds nuw i64, ptr %2839, i64 %3038
  %3040 = load i64, ptr %3039, align 8
  %3041 = getelementptr inbounds nuw i64, ptr %2840, i64 %3038
  %3042 = load i64, ptr %3041, align 8
  %3043 = or i64 %3042, %3040
  %3044 = getelementptr inbounds nuw i64, ptr %2838, i64 %3038
  store i64 %3043, ptr %3044, align 8
  %3045 = add nuw nsw i64 %3038, 1
  %3046 = icmp eq i64 %3045, %2357
  br i1 %3046, label %3331, label %3037

3047:                                             ; preds = %2834
  %3048 = and i64 %2498, 324
  %3049 = icmp eq i64 %3048, 0
  %3050 = icmp sgt i64 %2357, 0
  br i1 %3049, label %3052, label %3051

3051:                                             ; preds = %3047
  br i1 %3050, label %3053, label %3331

3052:                                             ; preds = %3047
  br i1 %3050, label %3063, label %3331

3053:                                             ; preds = %3051, %3053
  %3054 = phi i64 [ %3061, %3053 ], [ 0, %3051 ]
  %3055 = getelementptr inbounds nuw i32, ptr %2839, i64 %3054
  %3056 = load i32, ptr %3055, align 4
  %3057 = getelementptr inbounds nuw i32, ptr %2840, i64 %3054
  %3058 = load i32, ptr %3057, align 4
  %3059 = xor i32 %3058, %3056
  %3060 = getelementptr inbounds nuw i32, ptr %2838, i64 %3054
  store i32 %3059, ptr %3060, align 4
  %3061 = add nuw nsw i64 %3054, 1
  %3062 = icmp eq i64 %3061, %2357
  br i1 %3062, label %3331, label %3053

3063:                                             ; preds = %3052, %3063
  %3064 = phi i64 [ %3071, %3063 ], [ 0, %3052 ]
  %3065 = getelementptr inbounds nuw i64, ptr %2839, i64 %3064
  %3066 = load i64, ptr %3065, align 8
  %3067 = getelementptr inbounds nuw i64, ptr %2840, i64 %3064
  %3068 = load i64, ptr %3067, align 8
  %3069 = xor i64 %3068, %3066
  %3070 = getelementptr inbounds nuw i64, ptr %2838, i64 %3064
  store i64 %3069, ptr %3070, align 8
  %3071 = add nuw nsw i64 %3064, 1
  %3072 = icmp eq i64 %3071, %2357
  br i1 %3072, label %3331, label %3063

3073:                                             ; preds = %2834
  %3074 = icmp eq i64 %2481, 8
  br i1 %3074, label %3075, label %3220

3075:                                             ; preds = %3073
  switch i64 %2365, label %3331 [
    i64 5, label %3086
    i64 6, label %3084
    i64 7, label %3082
    i64 25, label %3080
    i64 29, label %3138
    i64 21, label %3078
    i64 22, label %3076
  ]

3076:                                             ; preds = %3075
  %3077 = icmp sgt i64 %2357, 0
  br i1 %3077, label %3194, label %3331

3078:                                             ; preds = %3075
  %3079 = icmp sgt i64 %2357, 0
  br i1 %3079, label %3168, label %3331

3080:                                             ; preds = %3075
  %3081 = icmp sgt i64 %2357, 0
  br i1 %3081, label %3127, label %3331

3082:                                             ; preds = %3075
  %3083 = icmp sgt i64 %2357, 0
  br i1 %3083, label %3114, label %3331

3084:                                             ; preds = %3075
  %3085 = icmp sgt i64 %2357, 0
  br i1 %3085, label %3101, label %3331

3086:                                             ; preds = %3075
  %3087 = icmp sgt i64 %2357, 0
  br i1 %3087, label %3088, label %3331

3088:                                             ; preds = %3086, %3088
  %3089 = phi i64 [ %3099, %3088 ], [ 0, %3086 ]
  %3090 = getelementptr inbounds nuw float, ptr %2839, i64 %3089
  %3091 = load float, ptr %3090, align 4
  %3092 = getelementptr inbounds nuw float, ptr %2840, i64 %3089
  %3093 = load float, ptr %3092, align 4
  %3094 = fadd float %3091, %3093
  %3095 = fcmp uno float %3094, 0.000000e+00
  %3096 = bitcast float %3094 to i32
  %3097 = select i1 %3095, i32 2147483647, i32 %3096
  %3098 = getelementptr inbounds nuw i32, ptr %2838, i64 %3089
  store i32 %3097, ptr %3098, align 4
  %3099 = add nuw nsw i64 %3089, 1
  %3100 = icmp eq i64 %3099, %2357
  br i1 %3100, label %3331, label %3088

3101:                                             ; preds = %3084, %3101
  %3102 = phi i64 [ %3112, %3101 ], [ 0, %3084 ]
  %3103 = getelementptr inbounds nuw float, ptr %2839, i64 %3102
  %3104 = load float, ptr %3103, align 4
  %3105 = getelementptr inbounds nuw float, ptr %2840, i64 %3102
  %3106 = load float, ptr %3105, align 4
  %3107 = fsub float %3104, %3106
  %3108 = fcmp uno float %3107, 0.000000e+00
  %3109 = bitcast float %3107 to i32
  %3110 = select i1 %3108, i32 2147483647, i32 %3109
  %3111 = getelementptr inbounds nuw i32, ptr %2838, i64 %3102
  store i32 %3110, ptr %3111, align 4
  %3112 = add nuw nsw i64 %3102, 1
  %3113 = icmp eq i64 %3112, %2357
  br i1 %3113, label %3331, label %3101

3114:                                             ; preds = %3082, %3114
  %3115 = phi i64 [ %3125, %3114 ], [ 0, %3082 ]
  %3116 = getelementptr inbounds nuw float, ptr %2839, i64 %3115
  %3117 = load float, ptr %3116, align 4
  %3118 = getelementptr inbounds nuw float, ptr %2840, i64 %3115
  %3119 = load float, ptr %3118, align 4
  %3120 = fmul float %3117, %3119
  %3121 = fcmp uno float %3120, 0.000000e+00
  %3122 = bitcast float %3120 to i32
  %3123 = select i1 %3121, i32 2147483647, i32 %3122
  %3124 = getelementptr inbounds nuw i32, ptr %2838, i64 %3115
  store i32 %3123, ptr %3124, align 4
  %3125 = add nuw nsw i64 %3115, 1
  %3126 = icmp eq i64 %3125, %2357
  br i1 %3126, label %3331, label %3114

3127:                                             ; preds = %3080, %3127
  %3128 = phi i64 [ %3136, %3127 ], [ 0, %3080 ]
  %3129 = getelementptr inbounds nuw float, ptr %2839, i64 %3128
  %3130 = load float, ptr %3129, align 4
  %3131 = fneg float %3130
  %3132 = fcmp uno float %3130, 0.000000e+00
  %3133 = bitcast float %3131 to i32
  %3134 = select i1 %3132, i32 2147483647, i32 %3133
  %3135 = getelementptr inbounds nuw i32, ptr %2838, i64 %3128
  store i32 %3134, ptr %3135, align 4
  %3136 = add nuw nsw i64 %3128, 1
  %3137 = icmp eq i64 %3136, %2357
  br i1 %3137, label %3331, label %3127

3138:                                             ; preds = %3075
  %3139 = load i64, ptr %2302, align 8
  %3140 = and i64 %3139, 1
  %3141 = icmp eq i64 %3140, 0
  %3142 = and i64 %3139, 2
  %3143 = icmp eq i64 %3142, 0
  %3144 = and i64 %3139, 4
  %3145 = icmp eq i64 %3144, 0
  %3146 = icmp sgt i64 %2357, 0
  br i1 %3146, label %3147, label %3331

3147:                                             ; preds = %3138, %3147
  %3148 = phi i64 [ %3166, %3147 ], [ 0, %3138 ]
  %3149 = getelementptr inbounds nuw float, ptr %2839, i64 %3148
  %3150 = load float, ptr %3149, align 4
  %3151 = getelementptr inbounds nuw float, ptr %2840, i64 %3148
  %3152 = load float, ptr %3151, align 4
  %3153 = getelementptr inbounds nuw float, ptr %2841, i64 %3148
  %3154 = load float, ptr %3153, align 4
  %3155 = fneg float %3150
  %3156 = select i1 %3141, float %3150, float %3155
  %3157 = fneg float %3152
  %3158 = select i1 %3143, float %3152, float %3157
  %3159 = fneg float %3154
  %3160 = select i1 %3145, float %3154, float %3159
  %3161 = call float @llvm.fma.f32(float %3156, float %3158, float %3160)
  %3162 = fcmp uno float %3161, 0.000000e+00
  %3163 = bitcast float %3161 to i32
  %3164 = select i1 %3162, i32 2147483647, i32 %3163
  %3165 = getelementptr inbounds nuw i32, ptr %2838, i64 %3148
  store i32 %3164, ptr %3165, align 4
  %3166 = add nuw nsw i64 %3148, 1
  %3167 = icmp eq i64 %3166, %2357
  br i1 %3167, label %3331, label %3147

3168:                                             ; preds = %3078, %3186
  %3169 = phi i64 [ %3192, %3186 ], [ 0, %3078 ]
  %3170 = getelementptr inbounds nuw float, ptr %2839, i64 %3169
  %3171 = load float, ptr %3170, align 4
  %3172 = getelementptr inbounds nuw float, ptr %2840, i64 %3169
  %3173 = load float, ptr %3172, align 4
  %3174 = fcmp uno float %3171, 0.000000e+00
  br i1 %3174, label %3186, label %3175

3175:                                             ; preds = %3168
  %3176 = fcmp uno float %3173, 0.000000e+00
  br i1 %3176, label %3186, label %3177

3177:                                             ; preds = %3175
  %3178 = fcmp oeq float %3171, %3173
  br i1 %3178, label %3179, label %3183

3179:                                             ; preds = %3177
  %3180 = bitcast float %3171 to i32
  %3181 = icmp slt i32 %3180, 0
  %3182 = select i1 %3181, float %3171, float %3173
  br label %3186

3183:                                             ; preds = %3177
  %3184 = fcmp olt float %3171, %3173
  %3185 = select i1 %3184, float %3171, float %3173
  br label %3186

3186:                                             ; preds = %3183, %3179, %3175, %3168
  %3187 = phi float [ %3185, %3183 ], [ %3173, %3168 ], [ %3182, %3179 ], [ %3171, %3175 ]
  %3188 = fcmp uno float %3187, 0.000000e+00
  %3189 = bitcast float %3187 to i32
  %3190 = select i1 %3188, i32 2147483647, i32 %3189
  %3191 = getelementptr inbounds nuw i32, ptr %2838, i64 %3169
  store i32 %3190, ptr %3191, align 4
  %3192 = add nuw nsw i64 %3169, 1
  %3193 = icmp eq i64 %3192, %2357
  br i1 %3193, label %3331, label %3168

3194:                                             ; preds = %3076, %3212
  %3195 = phi i64 [ %3218, %3212 ], [ 0, %3076 ]
  %3196 = getelementptr inbounds nuw float, ptr %2839, i64 %3195
  %3197 = load float, ptr %3196, align 4
  %3198 = getelementptr inbounds nuw float, ptr %2840, i64 %3195
  %3199 = load float, ptr %3198, align 4
  %3200 = fcmp uno float %3197, 0.000000e+00
  br i1 %3200, label %3212, label %3201

3201:                                             ; preds = %3194
  %3202 = fcmp uno float %3199, 0.000000e+00
  br i1 %3202, label %3212, label %3203

3203:                                             ; preds = %3201
  %3204 = fcmp oeq float %3197, %3199
  br i1 %3204, label %3205, label %3209

3205:                                             ; preds = %3203
  %3206 = bitcast float %3197 to i32
  %3207 = icmp slt i32 %3206, 0
  %3208 = select i1 %3207, float %3199, float %3197
  br label %3212

3209:                                             ; preds = %3203
  %3210 = fcmp ogt float %3197, %3199
  %3211 = select i1 %3210, float %3197, float %3199
  br label %3212

3212:                                             ; preds = %3209, %3205, %3201, %3194
  %3213 = phi float [ %3211, %3209 ], [ %3199, %3194 ], [ %3208, %3205 ], [ %3197, %3201 ]
  %3214 = fcmp uno float %3213, 0.000000e+00
  %3215 = bitcast float %3213 to i32
  %3216 = select i1 %3214, i32 2147483647, i32 %3215
  %3217 = getelementptr inbounds nuw i32, ptr %2838, i64 %3195
  store i32 %3216, ptr %3217, align 4
  %3218 = add nuw nsw i64 %3195, 1
  %3219 = icmp eq i64 %3218, %2357
  br i1 %3219, label %3331, label %3194

3220:                                             ; preds = %3073
  switch i64 %2365, label %3331 [
    i64 5, label %3221
    i64 6, label %3247
    i64 7, label %3273
    i64 10, label %3299
  ]

3221:                                             ; preds = %3220
  %3222 = and i64 %2498, 324
  %3223 = icmp eq i64 %3222, 0
  %3224 = icmp sgt i64 %2357, 0
  br i1 %3223, label %3226, label %3225

3225:                                             ; preds = %3221
  br i1 %3224, label %3227, label %3331

3226:                                             ; preds = %3221
  br i1 %3224, label %3237, label %3331

3227:                                             ; preds = %3225, %3227
  %3228 = phi i64 [ %3235, %3227 ], [ 0, %3225 ]
  %3229 = getelementptr inbounds nuw i32, ptr %2839, i64 %3228
  %3230 = load i32, ptr %3229, align 4
  %3231 = getelementptr inbounds nuw i32, ptr %2840, i64 %3228
  %3232 = load i32, ptr %3231, align 4
  %3233 = add i32 %3232, %3230
  %3234 = getelementptr inbounds nuw i32, ptr %2838, i64 %3228
  store i32 %3233, ptr %3234, align 4
  %3235 = add nuw nsw i64 %3228, 1
  %3236 = icmp eq i64 %3235, %2357
  br i1 %3236, label %3331, label %3227

3237:                                             ; preds = %3226, %3237
  %3238 = phi i64 [ %3245, %3237 ], [ 0, %3226 ]
  %3239 = getelementptr inbounds nuw i64, ptr %2839, i64 %3238
  %3240 = load i64, ptr %3239, align 8
  %3241 = getelementptr inbounds nuw i64, ptr %2840, i64 %3238
  %3242 = load i64, ptr %3241, align 8
  %3243 = add i64 %3242, %3240
  %3244 = getelementptr inbounds nuw i64, ptr %2838, i64 %3238
  store i64 %3243, ptr %3244, align 8
  %3245 = add nuw nsw i64 %3238, 1
  %3246 = icmp eq i64 %3245, %2357
  br i1 %3246, label %3331, label %3237

3247:                                             ; preds = %3220
  %3248 = and i64 %2498, 324
  %3249 = icmp eq i64 %3248, 0
  %3250 = icmp sgt i64 %2357, 0
  br i1 %3249, label %3252, label %3251

3251:                                             ; preds = %3247
  br i1 %3250, label %3253, label %3331

3252:                                             ; preds = %3247
  br i1 %3250, label %3263, label %3331

3253:                                             ; preds = %3251, %3253
  %3254 = phi i64 [ %3261, %3253 ], [ 0, %3251 ]
  %3255 = getelementptr inbounds nuw i32, ptr %2839, i64 %3254
  %3256 = load i32, ptr %3255, align 4
  %3257 = getelementptr inbounds nuw i32, ptr %2840, i64 %3254
  %3258 = load i32, ptr %3257, align 4
  %3259 = sub i32 %3256, %3258
  %3260 = getelementptr inbounds nuw i32, ptr %2838, i64 %3254
  store i32 %3259, ptr %3260, align 4
  %3261 = add nuw nsw i64 %3254, 1
  %3262 = icmp eq i64 %3261, %2357
  br i1 %3262, label %3331, label %3253

3263:                                             ; preds = %3252, %3263
  %3264 = phi i64 [ %3271, %3263 ], [ 0, %3252 ]
  %3265 = getelementptr inbounds nuw i64, ptr %2839, i64 %3264
  %3266 = load i64, ptr %3265, align 8
  %3267 = getelementptr inbounds nuw i64, ptr %2840, i64 %3264
  %3268 = load i64, ptr %3267, align 8
  %3269 = sub i64 %3266, %3268
  %3270 = getelementptr inbounds nuw i64, ptr %2838, i64 %3264
  store i64 %3269, ptr %3270, align 8
  %3271 = add nuw nsw i64 %3264, 1
  %3272 = icmp eq i64 %3271, %2357
  br i1 %3272, label %3331, label %3263

3273:                                             ; preds = %3220
  %3274 = and i64 %2498, 324
  %3275 = icmp eq i64 %3274, 0
  %3276 = icmp sgt i64 %2357, 0
  br i1 %3275, label %3278, label %3277

3277:                                             ; preds = %3273
  br i1 %3276, label %3279, label %3331

3278:                                             ; preds = %3273
  br i1 %3276, label %3289, label %3331

3279:                                             ; preds = %3277, %3279
  %3280 = phi i64 [ %3287, %3279 ], [ 0, %3277 ]
  %3281 = getelementptr inbounds nuw i32, ptr %2839, i64 %3280
  %3282 = load i32, ptr %3281, align 4
  %3283 = getelementptr inbounds nuw i32, ptr %2840, i64 %3280
  %3284 = load i32, ptr %3283, align 4
  %3285 = mul i32 %3284, %3282
  %3286 = getelementptr inbounds nuw i32, ptr %2838, i64 %3280
  store i32 %3285, ptr %3286, align 4
  %3287 = add nuw nsw i64 %3280, 1
  %3288 = icmp eq i64 %3287, %2357
  br i1 %3288, label %3331, label %3279

3289:                                             ; preds = %3278, %3289
  %3290 = phi i64 [ %3297, %3289 ], [ 0, %3278 ]
  %3291 = getelementptr inbounds nuw i64, ptr %2839, i64 %3290
  %3292 = load i64, ptr %3291, align 8
  %3293 = getelementptr inbounds nuw i64, ptr %2840, i64 %3290
  %3294 = load i64, ptr %3293, align 8
  %3295 = mul i64 %3294, %3292
  %3296 = getelementptr inbounds nuw i64, ptr %2838, i64 %3290
  store i64 %3295, ptr %3296, align 8
  %3297 = add nuw nsw i64 %3290, 1
  %3298 = icmp eq i64 %3297, %2357
  br i1 %3298, label %3331, label %3289

3299:                                             ; preds = %3220
  %3300 = and i64 %2498, 324
  %3301 = icmp eq i64 %3300, 0
  %3302 = icmp sgt i64 %2357, 0
  br i1 %3301, label %3304, label %3303

3303:                                             ; preds = %3299
  br i1 %3302, label %3305, label %3331

3304:                                             ; preds = %3299
  br i1 %3302, label %3318, label %3331

3305:                                             ; preds = %3303, %3305
  %3306 = phi i64 [ %3316, %3305 ], [ 0, %3303 ]
  %3307 = getelementptr inbounds nuw i32, ptr %2839, i64 %3306
  %3308 = load i32, ptr %3307, align 4
  %3309 = getelementptr inbounds nuw i32, ptr %2840, i64 %3306
  %3310 = load i32, ptr %3309, align 4
  %3311 = getelementptr inbounds nuw i32, ptr %2841, i64 %3306
  %3312 = load i32, ptr %3311, align 4
  %3313 = mul i32 %3310, %3308
  %3314 = add i32 %3313, %3312
  %3315 = getelementptr inbounds nuw i32, ptr %2838, i64 %3306
  store i32 %3314, ptr %3315, align 4
  %3316 = add nuw nsw i64 %3306, 1
  %3317 = icmp eq i64 %3316, %2357
  br i1 %3317, label %3331, label %3305

3318:                                             ; preds = %3304, %3318
  %3319 = phi i64 [ %3329, %3318 ], [ 0, %3304 ]
  %3320 = getelementptr inbounds nuw i64, ptr %2839, i64 %3319
  %3321 = load i64, ptr %3320, align 8
  %3322 = getelementptr inbounds nuw i64, ptr %2840, i64 %3319
  %3323 = load i64, ptr %3322, align 8
  %3324 = getelementptr inbounds nuw i64, ptr %2841, i64 %3319
  %3325 = load i64, ptr %3324, align 8
  %3326 = mul i64 %3323, %3321
  %3327 = add i64 %3326, %3325
  %3328 = getelementptr inbounds nuw i64, ptr %2838, i64 %3319
  store i64 %3327, ptr %3328, align 8
  %3329 = add nuw nsw i64 %3319, 1
  %3330 = icmp eq i64 %3329, %2357
  br i1 %3330, label %3331, label %3318

3331:                                             ; preds = %2975, %2990, %2940, %2955, %2913, %2902, %3001, %3011, %3027, %3037, %3053, %3063, %2868, %2881, %2848, %2855, %3305, %3318, %3279, %3289, %3253, %3263, %3227, %3237, %3212, %3186, %3147, %3127, %3114, %3101, %3088, %3304, %3303, %3278, %3277, %3252, %3251, %3226, %3225, %3220, %3138, %3086, %3084, %3082, %3080, %3078, %3076, %3075, %3052, %3051, %3026, %3025, %3000, %2999, %2965, %2964, %2930, %2929, %2901, %2900, %2867, %2866, %2847, %2846
  br i1 %2359, label %3904, label %3332

3332:                                             ; preds = %3331
  %3333 = inttoptr i64 %2478 to ptr
  %3334 = icmp sgt i64 %2356, 0
  switch i64 %2480, label %3381 [
    i64 4, label %3335
    i64 8, label %3358
  ]

3335:                                             ; preds = %3332
  br i1 %2353, label %3337, label %3336

3336:                                             ; preds = %3335
  br i1 %3334, label %3338, label %3904

3337:                                             ; preds = %3335
  br i1 %3334, label %3349, label %3904

3338:                                             ; preds = %3336, %3338
  %3339 = phi i64 [ %3347, %3338 ], [ 0, %3336 ]
  %3340 = getelementptr inbounds nuw i64, ptr %2308, i64 %3339
  %3341 = load i64, ptr %3340, align 8
  %3342 = load i64, ptr %2308, align 8
  %3343 = sub nsw i64 %3341, %3342
  %3344 = getelementptr inbounds i32, ptr %124, i64 %3343
  %3345 = load i32, ptr %3344, align 4
  %3346 = getelementptr inbounds i32, ptr %3333, i64 %3341
  store i32 %3345, ptr %3346, align 4
  %3347 = add nuw nsw i64 %3339, 1
  %3348 = icmp eq i64 %3347, %2356
  br i1 %3348, label %3904, label %3338

3349:                                             ; preds = %3337, %3349
  %3350 = phi i64 [ %3356, %3349 ], [ 0, %3337 ]
  %3351 = getelementptr inbounds nuw i32, ptr %124, i64 %3350
  %3352 = load i32, ptr %3351, align 4
  %3353 = getelementptr inbounds nuw i64, ptr %2308, i64 %3350
  %3354 = load i64, ptr %3353, align 8
  %3355 = getelementptr inbounds i32, ptr %3333, i64 %3354
  store i32 %3352, ptr %3355, align 4
  %3356 = add nuw nsw i64 %3350, 1
  %3357 = icmp eq i64 %3356, %2356
  br i1 %3357, label %3904, label %3349

3358:                                             ; preds = %3332
  br i1 %2353, label %3360, label %3359

3359:                                             ; preds = %3358
  br i1 %3334, label %3361, label %3904

3360:                                             ; preds = %3358
  br i1 %3334, label %3372, label %3904

3361:                                             ; preds = %3359, %3361
  %3362 = phi i64 [ %3370, %3361 ], [ 0, %3359 ]
  %3363 = getelementptr inbounds nuw i64, ptr %2308, i64 %3362
  %3364 = load i64, ptr %3363, align 8
  %3365 = load i64, ptr %2308, align 8
  %3366 = sub nsw i64 %3364, %3365
  %3367 = getelementptr inbounds i64, ptr %124, i64 %3366
  %3368 = load i64, ptr %3367, align 8
  %3369 = getelementptr inbounds i64, ptr %3333, i64 %3364
  store i64 %3368, ptr %3369, align 8
  %3370 = add nuw nsw i64 %3362, 1
  %3371 = icmp eq i64 %3370, %2356
  br i1 %3371, label %3904, label %3361

3372:                                             ; preds = %3360, %3372
  %3373 = phi i64 [ %3379, %3372 ], [ 0, %3360 ]
  %3374 = getelementptr inbounds nuw i64, ptr %124, i64 %3373
  %3375 = load i64, ptr %3374, align 8
  %3376 = getelementptr inbounds nuw i64, ptr %2308, i64 %3373
  %3377 = load i64, ptr %3376, align 8
  %3378 = getelementptr inbounds i64, ptr %3333, i64 %3377
  store i64 %3375, ptr %3378, align 8
  %3379 = add nuw nsw i64 %3373, 1
  %3380 = icmp eq i64 %3379, %2356
  br i1 %3380, label %3904, label %3372

3381:                                             ; preds = %3332
  br i1 %2353, label %3383, label %3382

3382:                                             ; preds = %3381
  br i1 %3334, label %3384, label %3904

3383:                                             ; preds = %3381
  br i1 %3334, label %3395, label %3904

3384:                                             ; preds = %3382, %3384
  %3385 = phi i64 [ %3393, %3384 ], [ 0, %3382 ]
  %3386 = getelementptr inbounds nuw i64, ptr %2308, i64 %3385
  %3387 = load i64, ptr %3386, align 8
  %3388 = load i64, ptr %2308, align 8
  %3389 = sub nsw i64 %3387, %3388
  %3390 = getelementptr inbounds i8, ptr %124, i64 %3389
  %3391 = load i8, ptr %3390, align 1
  %3392 = getelementptr inbounds i8, ptr %3333, i64 %3387
  store i8 %3391, ptr %3392, align 1
  %3393 = add nuw nsw i64 %3385, 1
  %3394 = icmp eq i64 %3393, %2356
  br i1 %3394, label %3904, label %3384

3395:                                             ; preds = %3383, %3395
  %3396 = phi i64 [ %3402, %3395 ], [ 0, %3383 ]
  %3397 = getelementptr inbounds nuw i8, ptr %124, i64 %3396
  %3398 = load i8, ptr %3397, align 1
  %3399 = getelementptr inbounds nuw i64, ptr %2308, i64 %3396
  %3400 = load i64, ptr %3399, align 8
  %3401 = getelementptr inbounds i8, ptr %3333, i64 %3400
  store i8 %3398, ptr %3401, align 1
  %3402 = add nuw nsw i64 %3396, 1
  %3403 = icmp eq i64 %3402, %2356
  br i1 %3403, label %3904, label %3395

3404:                                             ; preds = %2833
  %3405 = shl nuw nsw i64 %2497, 3
  %3406 = icmp eq i64 %2481, 3
  %3407 = select i1 %3406, i64 -9223372036854775808, i64 0
  switch i64 %2365, label %3903 [
    i64 4, label %3454
    i64 5, label %3452
    i64 6, label %3450
    i64 7, label %3483
    i64 9, label %3483
    i64 12, label %3448
    i64 13, label %3446
    i64 14, label %3444
    i64 15, label %3525
    i64 25, label %3442
    i64 21, label %3440
    i64 22, label %3438
    i64 8, label %3581
    i64 10, label %3628
    i64 11, label %3628
    i64 16, label %3436
    i64 17, label %3655
    i64 18, label %3434
    i64 20, label %3430
    i64 23, label %3425
    i64 24, label %3420
    i64 28, label %3416
    i64 30, label %3414
    i64 31, label %3812
    i64 32, label %3812
    i64 33, label %3412
    i64 34, label %3410
    i64 35, label %3408
  ]

3408:                                             ; preds = %3404
  %3409 = icmp sgt i64 %2357, 0
  br i1 %3409, label %3870, label %3903

3410:                                             ; preds = %3404
  %3411 = icmp sgt i64 %2357, 0
  br i1 %3411, label %3851, label %3903

3412:                                             ; preds = %3404
  %3413 = icmp sgt i64 %2357, 0
  br i1 %3413, label %3843, label %3903

3414:                                             ; preds = %3404
  %3415 = icmp sgt i64 %2357, 0
  br i1 %3415, label %3804, label %3903

3416:                                             ; preds = %3404
  %3417 = icmp sgt i64 %2357, 0
  br i1 %3417, label %3418, label %3903

3418:                                             ; preds = %3416
  %3419 = load i64, ptr %2302, align 8
  br label %3768

3420:                                             ; preds = %3404
  %3421 = icmp sgt i64 %2357, 0
  br i1 %3421, label %3422, label %3903

3422:                                             ; preds = %3420
  %3423 = and i64 %2481, -4
  %3424 = icmp eq i64 %3423, 4
  br label %3743

3425:                                             ; preds = %3404
  %3426 = icmp sgt i64 %2357, 0
  br i1 %3426, label %3427, label %3903

3427:                                             ; preds = %3425
  %3428 = and i64 %2481, -4
  %3429 = icmp eq i64 %3428, 4
  br label %3722

3430:                                             ; preds = %3404
  %3431 = icmp sgt i64 %2357, 0
  br i1 %3431, label %3432, label %3903

3432:                                             ; preds = %3430
  %3433 = load i64, ptr %2302, align 8
  br label %3698

3434:                                             ; preds = %3404
  %3435 = icmp sgt i64 %2357, 0
  br i1 %3435, label %3685, label %3903

3436:                                             ; preds = %3404
  %3437 = icmp sgt i64 %2357, 0
  br i1 %3437, label %3643, label %3903

3438:                                             ; preds = %3404
  %3439 = icmp sgt i64 %2357, 0
  br i1 %3439, label %3568, label %3903

3440:                                             ; preds = %3404
  %3441 = icmp sgt i64 %2357, 0
  br i1 %3441, label %3555, label %3903

3442:                                             ; preds = %3404
  %3443 = icmp sgt i64 %2357, 0
  br i1 %3443, label %3547, label %3903

3444:                                             ; preds = %3404
  %3445 = icmp sgt i64 %2357, 0
  br i1 %3445, label %3515, label %3903

3446:                                             ; preds = %3404
  %3447 = icmp sgt i64 %2357, 0
  br i1 %3447, label %3505, label %3903

3448:                                             ; preds = %3404
  %3449 = icmp sgt i64 %2357, 0
  br i1 %3449, label %3495, label %3903

3450:                                             ; preds = %3404
  %3451 = icmp sgt i64 %2357, 0
  br i1 %3451, label %3473, label %3903

3452:                                             ; preds = %3404
  %3453 = icmp sgt i64 %2357, 0
  br i1 %3453, label %3463, label %3903

3454:                                             ; preds = %3404
  %3455 = icmp sgt i64 %2357, 0
  br i1 %3455, label %3456, label %3903

3456:                                             ; preds = %3454, %3456
  %3457 = phi i64 [ %3461, %3456 ], [ 0, %3454 ]
  %3458 = getelementptr inbounds nuw i64, ptr %6, i64 %3457
  %3459 = load i64, ptr %3458, align 8
  %3460 = getelementptr inbounds nuw i64, ptr %124, i64 %3457
  store i64 %3459, ptr %3460, align 8
  %3461 = add nuw nsw i64 %3457, 1
  %3462 = icmp eq i64 %3461, %2357
  br i1 %3462, label %3903, label %3456

3463:                                             ; preds = %3452, %3463
  %3464 = phi i64 [ %3471, %3463 ], [ 0, %3452 ]
  %3465 = getelementptr inbounds nuw i64, ptr %6, i64 %3464
  %3466 = load i64, ptr %3465, align 8
  %3467 = getelementptr inbounds nuw i64, ptr %121, i64 %3464
  %3468 = load i64, ptr %3467, align 8
  %3469 = add i64 %3468, %3466
  %3470 = getelementptr inbounds nuw i64, ptr %124, i64 %3464
  store i64 %3469, ptr %3470, align 8
  %3471 = add nuw nsw i64 %3464, 1
  %3472 = icmp eq i64 %3471, %2357
  br i1 %3472, label %3903, label %3463

3473:                                             ; preds = %3450, %3473
  %3474 = phi i64 [ %3481, %3473 ], [ 0, %3450 ]
  %3475 = getelementptr inbounds nuw i64, ptr %6, i64 %3474
  %3476 = load i64, ptr %3475, align 8
  %3477 = getelementptr inbounds nuw i64, ptr %121, i64 %3474
  %3478 = load i64, ptr %3477, align 8
  %3479 = sub i64 %3476, %3478
  %3480 = getelementptr inbounds nuw i64, ptr %124, i64 %3474
  store i64 %3479, ptr %3480, align 8
  %3481 = add nuw nsw i64 %3474, 1
  %3482 = icmp eq i64 %3481, %2357
  br i1 %3482, label %3903, label %3473

3483:                                             ; preds = %3404, %3404
  %3484 = icmp sgt i64 %2357, 0
  br i1 %3484, label %3485, label %3903

3485:                                             ; preds = %3483, %3485
  %3486 = phi i64 [ %3493, %3485 ], [ 0, %3483 ]
  %3487 = getelementptr inbounds nuw i64, ptr %6, i64 %3486
  %3488 = load i64, ptr %3487, align 8
  %3489 = getelementptr inbounds nuw i64, ptr %121, i64 %3486
  %3490 = load i64, ptr %3489, align 8
  %3491 = mul i64 %3490, %3488
  %3492 = getelementptr inbounds nuw i64, ptr %124, i64 %3486
  store i64 %3491, ptr %3492, align 8
  %3493 = add nuw nsw i64 %3486, 1
  %3494 = icmp eq i64 %3493, %2357
  br i1 %3494, label %3903, label %3485

3495:                                             ; preds = %3448, %3495
  %3496 = phi i64 [ %3503, %3495 ], [ 0, %3448 ]
  %3497 = getelementptr inbounds nuw i64, ptr %6, i64 %3496
  %3498 = load i64, ptr %3497, align 8
  %3499 = getelementptr inbounds nuw i64, ptr %121, i64 %3496
  %3500 = load i64, ptr %3499, align 8
  %3501 = and i64 %3500, %3498
  %3502 = getelementptr inbounds nuw i64, ptr %124, i64 %3496
  store i64 %3501, ptr %3502, align 8
  %3503 = add nuw nsw i64 %3496, 1
  %3504 = icmp eq i64 %3503, %2357
  br i1 %3504, label %3903, label %3495

3505:                                             ; preds = %3446, %3505
  %3506 = phi i64 [ %3513, %3505 ], [ 0, %3446 ]
  %3507 = getelementptr inbounds nuw i64, ptr %6, i64 %3506
  %3508 = load i64, ptr %3507, align 8
  %3509 = getelementptr inbounds nuw i64, ptr %121, i64 %3506
  %3510 = load i64, ptr %3509, align 8
  %3511 = or i64 %3510, %3508
  %3512 = getelementptr inbounds nuw i64, ptr %124, i64 %3506
  store i64 %3511, ptr %3512, align 8
  %3513 = add nuw nsw i64 %3506, 1
  %3514 = icmp eq i64 %3513, %2357
  br i1 %3514, label %3903, label %3505

3515:                                             ; preds = %3444, %3515
  %3516 = phi i64 [ %3523, %3515 ], [ 0, %3444 ]
  %3517 = getelementptr inbounds nuw i64, ptr %6, i64 %3516
  %3518 = load i64, ptr %3517, align 8
  %3519 = getelementptr inbounds nuw i64, ptr %121, i64 %3516
  %3520 = load i64, ptr %3519, align 8
  %3521 = xor i64 %3520, %3518
  %3522 = getelementptr inbounds nuw i64, ptr %124, i64 %3516
  store i64 %3521, ptr %3522, align 8
  %3523 = add nuw nsw i64 %3516, 1
  %3524 = icmp eq i64 %3523, %2357
  br i1 %3524, label %3903, label %3515

3525:                                             ; preds = %3404
  %3526 = icmp eq i64 %2481, 10
  %3527 = icmp sgt i64 %2357, 0
  br i1 %3526, label %3529, label %3528

3528:                                             ; preds = %3525
  br i1 %3527, label %3539, label %3903

3529:                                             ; preds = %3525
  br i1 %3527, label %3530, label %3903

3530:                                             ; preds = %3529, %3530
  %3531 = phi i64 [ %3537, %3530 ], [ 0, %3529 ]
  %3532 = getelementptr inbounds nuw i64, ptr %6, i64 %3531
  %3533 = load i64, ptr %3532, align 8
  %3534 = icmp eq i64 %3533, 0
  %3535 = zext i1 %3534 to i64
  %3536 = getelementptr inbounds nuw i64, ptr %124, i64 %3531
  store i64 %3535, ptr %3536, align 8
  %3537 = add nuw nsw i64 %3531, 1
  %3538 = icmp eq i64 %3537, %2357
  br i1 %3538, label %3903, label %3530

3539:                                             ; preds = %3528, %3539
  %3540 = phi i64 [ %3545, %3539 ], [ 0, %3528 ]
  %3541 = getelementptr inbounds nuw i64, ptr %6, i64 %3540
  %3542 = load i64, ptr %3541, align 8
  %3543 = xor i64 %3542, -1
  %3544 = getelementptr inbounds nuw i64, ptr %124, i64 %3540
  store i64 %3543, ptr %3544, align 8
  %3545 = add nuw nsw i64 %3540, 1
  %3546 = icmp eq i64 %3545, %2357
  br i1 %3546, label %3903, label %3539

3547:                                             ; preds = %3442, %3547
  %3548 = phi i64 [ %3553, %3547 ], [ 0, %3442 ]
  %3549 = getelementptr inbounds nuw i64, ptr %6, i64 %3548
  %3550 = load i64, ptr %3549, align 8
  %3551 = sub i64 0, %3550
  %3552 = getelementptr inbounds nuw i64, ptr %124, i64 %3548
  store i64 %3551, ptr %3552, align 8
  %3553 = add nuw nsw i64 %3548, 1
  %3554 = icmp eq i64 %3553, %2357
  br i1 %3554, label %3903, label %3547

3555:                                             ; preds = %3440, %3555
  %3556 = phi i64 [ %3566, %3555 ], [ 0, %3440 ]
  %3557 = getelementptr inbounds nuw i64, ptr %6, i64 %3556
  %3558 = load i64, ptr %3557, align 8
  %3559 = getelementptr inbounds nuw i64, ptr %121, i64 %3556
  %3560 = load i64, ptr %3559, align 8
  %3561 = xor i64 %3558, %3407
  %3562 = xor i64 %3560, %3407
  %3563 = icmp slt i64 %3561, %3562
  %3564 = select i1 %3563, i64 %3558, i64 %3560
  %3565 = getelementptr inbounds nuw i64, ptr %124, i64 %3556
  store i64 %3564, ptr %3565, align 8
  %3566 = add nuw nsw i64 %3556, 1
  %3567 = icmp eq i64 %3566, %2357
  br i1 %3567, label %3903, label %3555

3568:                                             ; preds = %3438, %3568
  %3569 = phi i64 [ %3579, %3568 ], [ 0, %3438 ]
  %3570 = getelementptr inbounds nuw i64, ptr %6, i64 %3569
  %3571 = load i64, ptr %3570, align 8
  %3572 = getelementptr inbounds nuw i64, ptr %121, i64 %3569
  %3573 = load i64, ptr %3572, align 8
  %3574 = xor i64 %3571, %3407
  %3575 = xor i64 %3573, %3407
  %3576 = icmp sgt i64 %3574, %3575
  %3577 = select i1 %3576, i64 %3571, i64 %3573
  %3578 = getelementptr inbounds nuw i64, ptr %124, i64 %3569
  store i64 %3577, ptr %3578, align 8
  %3579 = add nuw nsw i64 %3569, 1
  %3580 = icmp eq i64 %3579, %2357
  br i1 %3580, label %3903, label %3568

3581:                                             ; preds = %3404
  %3582 = and i64 %2498, 324
  %3583 = icmp eq i64 %3582, 0
  %3584 = icmp sgt i64 %2357, 0
  br i1 %3583, label %3597, label %3585

3585:                                             ; preds = %3581
  br i1 %3584, label %3586, label %3903

3586:                                             ; preds = %3585, %3586
  %3587 = phi i64 [ %3595, %3586 ], [ 0, %3585 ]
  %3588 = getelementptr inbounds nuw i64, ptr %6, i64 %3587
  %3589 = load i64, ptr %3588, align 8
  %3590 = getelementptr inbounds nuw i64, ptr %121, i64 %3587
  %3591 = load i64, ptr %3590, align 8
  %3592 = mul i64 %3591, %3589
  %3593 = lshr i64 %3592, 32
  %3594 = getelementptr inbounds nuw i64, ptr %124, i64 %3587
  store i64 %3593, ptr %3594, align 8
  %3595 = add nuw nsw i64 %3587, 1
  %3596 = icmp eq i64 %3595, %2357
  br i1 %3596, label %3903, label %3586

3597:                                             ; preds = %3581
  br i1 %3406, label %3599, label %3598

3598:                                             ; preds = %3597
  br i1 %3584, label %3614, label %3903

3599:                                             ; preds = %3597
  br i1 %3584, label %3600, label %3903

3600:                                             ; preds = %3599, %3600
  %3601 = phi i64 [ %3612, %3600 ], [ 0, %3599 ]
  %3602 = getelementptr inbounds nuw i64, ptr %6, i64 %3601
  %3603 = load i64, ptr %3602, align 8
  %3604 = getelementptr inbounds nuw i64, ptr %121, i64 %3601
  %3605 = load i64, ptr %3604, align 8
  %3606 = zext i64 %3603 to i128
  %3607 = zext i64 %3605 to i128
  %3608 = mul nuw i128 %3607, %3606
  %3609 = lshr i128 %3608, 64
  %3610 = trunc nuw i128 %3609 to i64
  %3611 = getelementptr inbounds nuw i64, ptr %124, i64 %3601
  store i64 %3610, ptr %3611, align 8
  %3612 = add nuw nsw i64 %3601, 1
  %3613 = icmp eq i64 %3612, %2357
  br i1 %3613, label %3903, label %3600

3614:                                             ; preds = %3598, %3614
  %3615 = phi i64 [ %3626, %3614 ], [ 0, %3598 ]
  %3616 = getelementptr inbounds nuw i64, ptr %6, i64 %3615
  %3617 = load i64, ptr %3616, align 8
  %3618 = getelementptr inbounds nuw i64, ptr %121, i64 %3615
  %3619 = load i64, ptr %3618, align 8
  %3620 = sext i64 %3617 to i128
  %3621 = sext i64 %3619 to i128
  %3622 = mul nsw i128 %3621, %3620
  %3623 = lshr i128 %3622, 64
  %3624 = trunc nuw i128 %3623 to i64
  %3625 = getelementptr inbounds nuw i64, ptr %124, i64 %3615
  store i64 %3624, ptr %3625, align 8
  %3626 = add nuw nsw i64 %3615, 1
  %3627 = icmp eq i64 %3626, %2357
  br i1 %3627, label %3903, label %3614

3628:                                             ; preds = %3404, %3404
  %3629 = icmp sgt i64 %2357, 0
  br i1 %3629, label %3630, label %3903

3630:                                             ; preds = %3628, %3630
  %3631 = phi i64 [ %3641, %3630 ], [ 0, %3628 ]
  %3632 = getelementptr inbounds nuw i64, ptr %6, i64 %3631
  %3633 = load i64, ptr %3632, align 8
  %3634 = getelementptr inbounds nuw i64, ptr %121, i64 %3631
  %3635 = load i64, ptr %3634, align 8
  %3636 = getelementptr inbounds nuw i64, ptr %123, i64 %3631
  %3637 = load i64, ptr %3636, align 8
  %3638 = mul i64 %3635, %3633
  %3639 = add i64 %3638, %3637
  %3640 = getelementptr inbounds nuw i64, ptr %124, i64 %3631
  store i64 %3639, ptr %3640, align 8
  %3641 = add nuw nsw i64 %3631, 1
  %3642 = icmp eq i64 %3641, %2357
  br i1 %3642, label %3903, label %3630

3643:                                             ; preds = %3436, %3643
  %3644 = phi i64 [ %3653, %3643 ], [ 0, %3436 ]
  %3645 = getelementptr inbounds nuw i64, ptr %6, i64 %3644
  %3646 = load i64, ptr %3645, align 8
  %3647 = getelementptr inbounds nuw i64, ptr %121, i64 %3644
  %3648 = load i64, ptr %3647, align 8
  %3649 = icmp ult i64 %3648, %3405
  %3650 = shl i64 %3646, %3648
  %3651 = select i1 %3649, i64 %3650, i64 0
  %3652 = getelementptr inbounds nuw i64, ptr %124, i64 %3644
  store i64 %3651, ptr %3652, align 8
  %3653 = add nuw nsw i64 %3644, 1
  %3654 = icmp eq i64 %3653, %2357
  br i1 %3654, label %3903, label %3643

3655:                                             ; preds = %3404
  %3656 = and i64 %2481, -4
  %3657 = icmp eq i64 %3656, 4
  %3658 = icmp sgt i64 %2357, 0
  br i1 %3657, label %3660, label %3659

3659:                                             ; preds = %3655
  br i1 %3658, label %3673, label %3903

3660:                                             ; preds = %3655
  br i1 %3658, label %3661, label %3903

3661:                                             ; preds = %3660, %3661
  %3662 = phi i64 [ %3671, %3661 ], [ 0, %3660 ]
  %3663 = getelementptr inbounds nuw i64, ptr %6, i64 %3662
  %3664 = load i64, ptr %3663, align 8
  %3665 = getelementptr inbounds nuw i64, ptr %121, i64 %3662
  %3666 = load i64, ptr %3665, align 8
  %3667 = icmp ult i64 %3666, %3405
  %3668 = select i1 %3667, i64 %3666, i64 63
  %3669 = ashr i64 %3664, %3668
  %3670 = getelementptr inbounds nuw i64, ptr %124, i64 %3662
  store i64 %3669, ptr %3670, align 8
  %3671 = add nuw nsw i64 %3662, 1
  %3672 = icmp eq i64 %3671, %2357
  br i1 %3672, label %3903, label %3661

3673:                                             ; preds = %3659, %3673
  %3674 = phi i64 [ %3683, %3673 ], [ 0, %3659 ]
  %3675 = getelementptr inbounds nuw i64, ptr %6, i64 %3674
  %3676 = load i64, ptr %3675, align 8
  %3677 = getelementptr inbounds nuw i64, ptr %121, i64 %3674
  %3678 = load i64, ptr %3677, align 8
  %3679 = icmp ult i64 %3678, %3405
  %3680 = lshr i64 %3676, %3678
  %3681 = select i1 %3679, i64 %3680, i64 0
  %3682 = getelementptr inbounds nuw i64, ptr %124, i64 %3674
  store i64 %3681, ptr %3682, align 8
  %3683 = add nuw nsw i64 %3674, 1
  %3684 = icmp eq i64 %3683, %2357
  br i1 %3684, label %3903, label %3673

3685:                                             ; preds = %3434, %3685
  %3686 = phi i64 [ %3696, %3685 ], [ 0, %3434 ]
  %3687 = getelementptr inbounds nuw i64, ptr %6, i64 %3686
  %3688 = load i64, ptr %3687, align 8
  %3689 = getelementptr inbounds nuw i64, ptr %121, i64 %3686
  %3690 = load i64, ptr %3689, align 8
  %3691 = getelementptr inbounds nuw i64, ptr %123, i64 %3686
  %3692 = load i64, ptr %3691, align 8
  %3693 = icmp eq i64 %3692, 0
  %3694 = select i1 %3693, i64 %3690, i64 %3688
  %3695 = getelementptr inbounds nuw i64, ptr %124, i64 %3686
  store i64 %3694, ptr %3695, align 8
  %3696 = add nuw nsw i64 %3686, 1
  %3697 = icmp eq i64 %3696, %2357
  br i1 %3697, label %3903, label %3685

3698:                                             ; preds = %3717, %3432
  %3699 = phi i64 [ 0, %3432 ], [ %3720, %3717 ]
  %3700 = getelementptr inbounds nuw i64, ptr %6, i64 %3699
  %3701 = load i64, ptr %3700, align 8
  switch i64 %3433, label %3717 [
    i64 0, label %3702
    i64 1, label %3704
    i64 2, label %3706
    i64 4, label %3708
    i64 5, label %3711
    i64 6, label %3714
  ]

3702:                                             ; preds = %3698
  %3703 = and i64 %3701, 255
  br label %3717

3704:                                             ; preds = %3698
  %3705 = and i64 %3701, 65535
  br label %3717

3706:                                             ; preds = %3698
  %3707 = and i64 %3701, 4294967295
  br label %3717

3708:                                             ; preds = %3698
  %3709 = shl i64 %3701, 56
  %3710 = ashr exact i64 %3709, 56
  br label %3717

3711:                                             ; preds = %3698
  %3712 = shl i64 %3701, 48
  %3713 = ashr exact i64 %3712, 48
  br label %3717

3714:                                             ; preds = %3698
  %3715 = shl i64 %3701, 32
  %3716 = ashr exact i64 %3715, 32
  br label %3717

3717:                                             ; preds = %3714, %3711, %3708, %3706, %3704, %3702, %3698
  %3718 = phi i64 [ %3716, %3714 ], [ %3703, %3702 ], [ %3705, %3704 ], [ %3707, %3706 ], [ %3710, %3708 ], [ %3713, %3711 ], [ %3701, %3698 ]
  %3719 = getelementptr inbounds nuw i64, ptr %124, i64 %3699
  store i64 %3718, ptr %3719, align 8
  %3720 = add nuw nsw i64 %3699, 1
  %3721 = icmp eq i64 %3720, %2357
  br i1 %3721, label %3903, label %3698

3722:                                             ; preds = %3738, %3427
  %3723 = phi i64 [ 0, %3427 ], [ %3741, %3738 ]
  %3724 = getelementptr inbounds nuw i64, ptr %6, i64 %3723
  %3725 = load i64, ptr %3724, align 8
  %3726 = getelementptr inbounds nuw i64, ptr %121, i64 %3723
  %3727 = load i64, ptr %3726, align 8
  %3728 = icmp eq i64 %3727, 0
  br i1 %3728, label %3738, label %3729

3729:                                             ; preds = %3722
  br i1 %3429, label %3732, label %3730

3730:                                             ; preds = %3729
  %3731 = udiv i64 %3725, %3727
  br label %3738

3732:                                             ; preds = %3729
  %3733 = icmp eq i64 %3727, -1
  br i1 %3733, label %3734, label %3736

3734:                                             ; preds = %3732
  %3735 = sub i64 0, %3725
  br label %3738

3736:                                             ; preds = %3732
  %3737 = sdiv i64 %3725, %3727
  br label %3738

3738:                                             ; preds = %3736, %3734, %3730, %3722
  %3739 = phi i64 [ %3731, %3730 ], [ %3735, %3734 ], [ %3737, %3736 ], [ -1, %3722 ]
  %3740 = getelementptr inbounds nuw i64, ptr %124, i64 %3723
  store i64 %3739, ptr %3740, align 8
  %3741 = add nuw nsw i64 %3723, 1
  %3742 = icmp eq i64 %3741, %2357
  br i1 %3742, label %3903, label %3722

3743:                                             ; preds = %3763, %3422
  %3744 = phi i64 [ 0, %3422 ], [ %3766, %3763 ]
  %3745 = getelementptr inbounds nuw i64, ptr %6, i64 %3744
  %3746 = load i64, ptr %3745, align 8
  %3747 = getelementptr inbounds nuw i64, ptr %121, i64 %3744
  %3748 = load i64, ptr %3747, align 8
  %3749 = icmp eq i64 %3748, 0
  br i1 %3749, label %3763, label %3750

3750:                                             ; preds = %3743
  br i1 %3424, label %3753, label %3751

3751:                                             ; preds = %3750
  %3752 = udiv i64 %3746, %3748
  br label %3759

3753:                                             ; preds = %3750
  %3754 = icmp eq i64 %3748, -1
  br i1 %3754, label %3755, label %3757

3755:                                             ; preds = %3753
  %3756 = sub i64 0, %3746
  br label %3759

3757:                                             ; preds = %3753
  %3758 = sdiv i64 %3746, %3748
  br label %3759

3759:                                             ; preds = %3757, %3755, %3751
  %3760 = phi i64 [ %3752, %3751 ], [ %3756, %3755 ], [ %3758, %3757 ]
  %3761 = mul i64 %3760, %3748
  %3762 = sub i64 %3746, %3761
  br label %3763

3763:                                             ; preds = %3759, %3743
  %3764 = phi i64 [ %3762, %3759 ], [ -1, %3743 ]
  %3765 = getelementptr inbounds nuw i64, ptr %124, i64 %3744
  store i64 %3764, ptr %3765, align 8
  %3766 = add nuw nsw i64 %3744, 1
  %3767 = icmp eq i64 %3766, %2357
  br i1 %3767, label %3903, label %3743

3768:                                             ; preds = %3776, %3418
  %3769 = phi i64 [ 0, %3418 ], [ %3778, %3776 ]
  %3770 = getelementptr inbounds nuw i64, ptr %6, i64 %3769
  %3771 = load i64, ptr %3770, align 8
  %3772 = getelementptr inbounds nuw i64, ptr %121, i64 %3769
  %3773 = load i64, ptr %3772, align 8
  %3774 = getelementptr inbounds nuw i64, ptr %123, i64 %3769
  %3775 = load i64, ptr %3774, align 8
  br label %3780

3776:                                             ; preds = %3800
  %3777 = getelementptr inbounds nuw i64, ptr %124, i64 %3769
  store i64 %3801, ptr %3777, align 8
  %3778 = add nuw nsw i64 %3769, 1
  %3779 = icmp eq i64 %3778, %2357
  br i1 %3779, label %3903, label %3768

3780:                                             ; preds = %3800, %3768
  %3781 = phi i64 [ 0, %3768 ], [ %3802, %3800 ]
  %3782 = phi i64 [ 0, %3768 ], [ %3801, %3800 ]
  %3783 = shl nuw nsw i64 1, %3781
  %3784 = and i64 %3783, %3419
  %3785 = icmp eq i64 %3784, 0
  br i1 %3785, label %3800, label %3786

3786:                                             ; preds = %3780
  %3787 = icmp samesign ult i64 %3781, 4
  %3788 = sext i1 %3787 to i64
  %3789 = xor i64 %3771, %3788
  %3790 = lshr i64 %3781, 1
  %3791 = and i64 %3790, 1
  %3792 = add nsw i64 %3791, -1
  %3793 = xor i64 %3792, %3773
  %3794 = and i64 %3781, 1
  %3795 = add nsw i64 %3794, -1
  %3796 = xor i64 %3795, %3775
  %3797 = and i64 %3796, %3789
  %3798 = and i64 %3797, %3793
  %3799 = or i64 %3798, %3782
  br label %3800

3800:                                             ; preds = %3786, %3780
  %3801 = phi i64 [ %3799, %3786 ], [ %3782, %3780 ]
  %3802 = add nuw nsw i64 %3781, 1
  %3803 = icmp eq i64 %3802, 8
  br i1 %3803, label %3776, label %3780

3804:                                             ; preds = %3414, %3804
  %3805 = phi i64 [ %3810, %3804 ], [ 0, %3414 ]
  %3806 = getelementptr inbounds nuw i64, ptr %6, i64 %3805
  %3807 = load i64, ptr %3806, align 8
  %3808 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3807)
  %3809 = getelementptr inbounds nuw i64, ptr %124, i64 %3805
  store i64 %3808, ptr %3809, align 8
  %3810 = add nuw nsw i64 %3805, 1
  %3811 = icmp eq i64 %3810, %2357
  br i1 %3811, label %3903, label %3804

3812:                                             ; preds = %3404, %3404
  %3813 = icmp sgt i64 %2357, 0
  br i1 %3813, label %3814, label %3903

3814:                                             ; preds = %3812
  %3815 = load i64, ptr %2302, align 8
  %3816 = icmp eq i64 %3815, 0
  %3817 = icmp eq i64 %2365, 32
  br label %3818

3818:                                             ; preds = %3838, %3814
  %3819 = phi i64 [ 0, %3814 ], [ %3841, %3838 ]
  %3820 = getelementptr inbounds nuw i64, ptr %121, i64 %3819
  %3821 = load i64, ptr %3820, align 8
  %3822 = shl i64 %3821, 32
  %3823 = getelementptr inbounds nuw i64, ptr %6, i64 %3819
  %3824 = load i64, ptr %3823, align 8
  %3825 = or i64 %3822, %3824
  %3826 = getelementptr inbounds nuw i64, ptr %123, i64 %3819
  %3827 = load i64, ptr %3826, align 8
  %3828 = and i64 %3827, 31
  %3829 = call i64 @llvm.umin.i64(i64 %3827, i64 32)
  %3830 = select i1 %3816, i64 %3829, i64 %3828
  br i1 %3817, label %3831, label %3833

3831:                                             ; preds = %3818
  %3832 = lshr i64 %3825, %3830
  br label %3838

3833:                                             ; preds = %3818
  %3834 = icmp eq i64 %3830, 32
  br i1 %3834, label %3838, label %3835

3835:                                             ; preds = %3833
  %3836 = shl i64 %3825, %3830
  %3837 = lshr i64 %3836, 32
  br label %3838

3838:                                             ; preds = %3835, %3833, %3831
  %3839 = phi i64 [ %3832, %3831 ], [ %3837, %3835 ], [ %3825, %3833 ]
  %3840 = getelementptr inbounds nuw i64, ptr %124, i64 %3819
  store i64 %3839, ptr %3840, align 8
  %3841 = add nuw nsw i64 %3819, 1
  %3842 = icmp eq i64 %3841, %2357
  br i1 %3842, label %3903, label %3818

3843:                                             ; preds = %3412, %3843
  %3844 = phi i64 [ %3849, %3843 ], [ 0, %3412 ]
  %3845 = getelementptr inbounds nuw i64, ptr %6, i64 %3844
  %3846 = load i64, ptr %3845, align 8
  %3847 = shl i64 %3846, 16
  %3848 = getelementptr inbounds nuw i64, ptr %124, i64 %3844
  store i64 %3847, ptr %3848, align 8
  %3849 = add nuw nsw i64 %3844, 1
  %3850 = icmp eq i64 %3849, %2357
  br i1 %3850, label %3903, label %3843

3851:                                             ; preds = %3410, %3865
  %3852 = phi i64 [ %3868, %3865 ], [ 0, %3410 ]
  %3853 = getelementptr inbounds nuw i64, ptr %6, i64 %3852
  %3854 = load i64, ptr %3853, align 8
  %3855 = trunc i64 %3854 to i32
  %3856 = bitcast i32 %3855 to float
  %3857 = fcmp uno float %3856, 0.000000e+00
  br i1 %3857, label %3865, label %3858

3858:                                             ; preds = %3851
  %3859 = add i64 %3854, 32767
  %3860 = lshr i64 %3854, 16
  %3861 = and i64 %3860, 1
  %3862 = add i64 %3859, %3861
  %3863 = lshr i64 %3862, 16
  %3864 = and i64 %3863, 65535
  br label %3865

3865:                                             ; preds = %3858, %3851
  %3866 = phi i64 [ %3864, %3858 ], [ 32767, %3851 ]
  %3867 = getelementptr inbounds nuw i64, ptr %124, i64 %3852
  store i64 %3866, ptr %3867, align 8
  %3868 = add nuw nsw i64 %3852, 1
  %3869 = icmp eq i64 %3868, %2357
  br i1 %3869, label %3903, label %3851

3870:                                             ; preds = %3408, %3896
  %3871 = phi i64 [ %3901, %3896 ], [ 0, %3408 ]
  %3872 = getelementptr inbounds nuw i64, ptr %6, i64 %3871
  %3873 = load i64, ptr %3872, align 8
  %3874 = getelementptr inbounds nuw i64, ptr %121, i64 %3871
  %3875 = load i64, ptr %3874, align 8
  %3876 = trunc i64 %3873 to i32
  %3877 = bitcast i32 %3876 to float
  %3878 = fcmp uno float %3877, 0.000000e+00
  br i1 %3878, label %3885, label %3879

3879:                                             ; preds = %3870
  %3880 = add i32 %3876, 32767
  %3881 = lshr i32 %3876, 16
  %3882 = and i32 %3881, 1
  %3883 = add i32 %3880, %3882
  %3884 = and i32 %3883, -65536
  br label %3885

3885:                                             ; preds = %3879, %3870
  %3886 = phi i32 [ %3884, %3879 ], [ 2147418112, %3870 ]
  %3887 = trunc i64 %3875 to i32
  %3888 = bitcast i32 %3887 to float
  %3889 = fcmp uno float %3888, 0.000000e+00
  br i1 %3889, label %3896, label %3890

3890:                                             ; preds = %3885
  %3891 = add i32 %3887, 32767
  %3892 = lshr i32 %3887, 16
  %3893 = and i32 %3892, 1
  %3894 = add i32 %3891, %3893
  %3895 = lshr i32 %3894, 16
  br label %3896

3896:                                             ; preds = %3890, %3885
  %3897 = phi i32 [ %3895, %3890 ], [ 32767, %3885 ]
  %3898 = or disjoint i32 %3897, %3886
  %3899 = zext i32 %3898 to i64
  %3900 = getelementptr inbounds nuw i64, ptr %124, i64 %3871
  store i64 %3899, ptr %3900, align 8
  %3901 = add nuw nsw i64 %3871, 1
  %3902 = icmp eq i64 %3901, %2357
  br i1 %3902, label %3903, label %3870

3903:                                             ; preds = %3896, %3865, %3843, %3838, %3804, %3776, %3763, %3738, %3717, %3685, %3673, %3661, %3643, %3630, %3586, %3614, %3600, %3568, %3555, %3547, %3539, %3530, %3515, %3505, %3495, %3485, %3473, %3463, %3456, %3812, %3660, %3659, %3628, %3599, %3598, %3585, %3529, %3528, %3483, %3454, %3452, %3450, %3448, %3446, %3444, %3442, %3440, %3438, %3436, %3434, %3430, %3425, %3420, %3416, %3414, %3412, %3410, %3408, %3404
  call fastcc void @narrow(i64 %2478, i64 %2480, ptr noundef nonnull readonly %10, ptr noundef %124)
  br label %3904

3904:                                             ; preds = %3361, %3372, %3338, %3349, %3384, %3395, %2813, %2824, %3383, %3382, %3360, %3359, %3337, %3336, %3903, %3331, %2812, %2811, %2807
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3905

3905:                                             ; preds = %3904, %2474, %2401
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3906 = getelementptr inbounds i64, ptr %2308, i64 %2356
  %3907 = sub nsw i64 %2309, %2356
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3908 = icmp eq i64 %3907, 0
  br i1 %3908, label %3909, label %2307

3909:                                             ; preds = %3905, %2298
  br i1 %205, label %3994, label %3910

3910:                                             ; preds = %3909
  %3911 = load i64, ptr %39, align 8
  %3912 = inttoptr i64 %3911 to ptr
  %3913 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %3914 = load i64, ptr %3913, align 8
  %3915 = getelementptr inbounds %struct.undefined, ptr %3912, i64 %3914
  %3916 = load i64, ptr %3915, align 8
  %3917 = inttoptr i64 %3916 to ptr
  %3918 = load i64, ptr %125, align 8
  %3919 = or i64 %3918, 1
  store i64 %3919, ptr %125, align 8
  %3920 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %3921 = load i64, ptr %3920, align 8
  %3922 = getelementptr inbounds %struct.undefined, ptr %3912, i64 %3921
  %3923 = getelementptr inbounds nuw i8, ptr %3922, i64 16
  %3924 = load i64, ptr %3923, align 8
  %3925 = icmp ne i64 %3924, 0
  %3926 = icmp sgt i64 %802, 0
  %3927 = and i1 %3926, %3925
  br i1 %3927, label %3928, label %3968

3928:                                             ; preds = %3910
  %3929 = load i64, ptr %3922, align 8
  %3930 = inttoptr i64 %3929 to ptr
  br label %3934

3931:                                             ; preds = %3934
  %3932 = add nuw nsw i64 %3935, 1
  %3933 = icmp eq i64 %3932, %802
  br i1 %3933, label %3968, label %3934

3934:                                             ; preds = %3931, %3928
  %3935 = phi i64 [ 0, %3928 ], [ %3932, %3931 ]
  %3936 = getelementptr inbounds nuw i64, ptr %801, i64 %3935
  %3937 = load i64, ptr %3936, align 8
  %3938 = getelementptr inbounds i64, ptr %3930, i64 %3937
  %3939 = load i64, ptr %3938, align 8
  %3940 = icmp eq i64 %3939, 0
  br i1 %3940, label %3931, label %3941

3941:                                             ; preds = %3934
  %3942 = getelementptr inbounds nuw i8, ptr %3922, i64 8
  %3943 = load i64, ptr %3942, align 8
  %3944 = inttoptr i64 %3943 to ptr
  %3945 = getelementptr inbounds nuw i8, ptr %3915, i64 16
  %3946 = load i64, ptr %3945, align 8
  %3947 = icmp eq i64 %3946, 0
  br i1 %3947, label %3948, label %3951

3948:                                             ; preds = %3941
  store i64 1, ptr %3945, align 8
  %3949 = load i64, ptr %125, align 8
  %3950 = or i64 %3949, 2
  store i64 %3950, ptr %125, align 8
  br label %3951

3951:                                             ; preds = %3948, %3941
  %3952 = getelementptr inbounds nuw i8, ptr %3915, i64 8
  br label %3953

3953:                                             ; preds = %3953, %3951
  %3954 = phi i64 [ 0, %3951 ], [ %3966, %3953 ]
  %3955 = getelementptr inbounds nuw i64, ptr %801, i64 %3954
  %3956 = load i64, ptr %3955, align 8
  %3957 = getelementptr inbounds i64, ptr %3930, i64 %3956
  %3958 = load i64, ptr %3957, align 8
  %3959 = getelementptr inbounds i64, ptr %3917, i64 %3956
  store i64 %3958, ptr %3959, align 8
  %3960 = load i64, ptr %3955, align 8
  %3961 = getelementptr inbounds i32, ptr %3944, i64 %3960
  %3962 = load i32, ptr %3961, align 4
  %3963 = load i64, ptr %3952, align 8
  %3964 = inttoptr i64 %3963 to ptr
  %3965 = getelementptr inbounds i32, ptr %3964, i64 %3960
  store i32 %3962, ptr %3965, align 4
  %3966 = add nuw nsw i64 %3954, 1
  %3967 = icmp eq i64 %3966, %802
  br i1 %3967, label %3994, label %3953

3968:                                             ; preds = %3931, %3910
  %3969 = getelementptr inbounds nuw i8, ptr %3915, i64 16
  %3970 = load i64, ptr %3969, align 8
  %3971 = icmp eq i64 %3970, 0
  br i1 %3971, label %3994, label %3972

3972:                                             ; preds = %3968
  br i1 %3926, label %3976, label %3973

3973:                                             ; preds = %3976, %3972
  %3974 = load i64, ptr %49, align 8
  %3975 = icmp sgt i64 %3974, 0
  br i1 %3975, label %3986, label %3991

3976:                                             ; preds = %3972, %3976
  %3977 = phi i64 [ %3981, %3976 ], [ 0, %3972 ]
  %3978 = getelementptr inbounds nuw i64, ptr %801, i64 %3977
  %3979 = load i64, ptr %3978, align 8
  %3980 = getelementptr inbounds i64, ptr %3917, i64 %3979
  store i64 0, ptr %3980, align 8
  %3981 = add nuw nsw i64 %3977, 1
  %3982 = icmp eq i64 %3981, %802
  br i1 %3982, label %3973, label %3976

3983:                                             ; preds = %3986
  %3984 = add nuw nsw i64 %3987, 1
  %3985 = icmp eq i64 %3984, %3974
  br i1 %3985, label %3991, label %3986

3986:                                             ; preds = %3973, %3983
  %3987 = phi i64 [ %3984, %3983 ], [ 0, %3973 ]
  %3988 = getelementptr inbounds nuw i64, ptr %3917, i64 %3987
  %3989 = load i64, ptr %3988, align 8
  %3990 = icmp eq i64 %3989, 0
  br i1 %3990, label %3983, label %3994

3991:                                             ; preds = %3983, %3973
  store i64 0, ptr %3969, align 8
  %3992 = load i64, ptr %125, align 8
  %3993 = or i64 %3992, 2
  store i64 %3993, ptr %125, align 8
  br label %3994

3994:                                             ; preds = %3953, %3986, %2212, %2209, %2213, %2233, %2234, %3991, %3968, %2296, %3909
  %3995 = getelementptr inbounds i8, ptr %31, i64 %131
  store i8 1, ptr %3995, align 1
  %3996 = load i64, ptr %37, align 8
  br label %3997

3997:                                             ; preds = %761, %3994, %798
  %3998 = phi i64 [ %132, %761 ], [ %3996, %3994 ], [ %132, %798 ]
  %3999 = add nsw i64 %3998, 1
  store i64 %3999, ptr %37, align 8
  %4000 = add nsw i64 %130, 256
  %4001 = load i64, ptr %66, align 8
  %4002 = add nsw i64 %4000, %4001
  store i64 %4002, ptr %66, align 8
  %4003 = add nsw i64 %131, 1
  store i64 %4003, ptr %27, align 8
  %4004 = getelementptr inbounds %struct.instruction, ptr %19, i64 %4003
  %4005 = getelementptr inbounds nuw i8, ptr %4004, i64 120
  %4006 = load i64, ptr %4005, align 8
  %4007 = icmp eq i64 %4006, 0
  br i1 %4007, label %4011, label %4008

4008:                                             ; preds = %3997
  %4009 = load i64, ptr %67, align 8
  %4010 = icmp eq i64 %4009, 0
  br i1 %4010, label %4011, label %4020

4011:                                             ; preds = %3997, %4008, %745, %754, %259, %265
  %4012 = phi i64 [ %749, %745 ], [ %260, %259 ], [ %260, %265 ], [ %749, %754 ], [ %4003, %4008 ], [ %4003, %3997 ]
  %4013 = phi i64 [ %748, %745 ], [ %130, %259 ], [ %130, %265 ], [ %748, %754 ], [ %130, %4008 ], [ %130, %3997 ]
  %4014 = phi ptr [ %747, %745 ], [ %129, %259 ], [ %129, %265 ], [ %747, %754 ], [ %129, %4008 ], [ %129, %3997 ]
  %4015 = getelementptr inbounds %struct.instruction, ptr %19, i64 %4012
  store i64 %4012, ptr %27, align 8
  %4016 = load i64, ptr %4015, align 8
  %4017 = icmp eq i64 %4016, 0
  br i1 %4017, label %4020, label %126

4018:                                             ; preds = %265
  br label %4020

4019:                                             ; preds = %754
  br label %4020

4020:                                             ; preds = %1275, %174, %736, %4008, %126, %4011, %268, %379, %360, %370, %367, %363, %382, %1100, %1111, %1229, %1162, %1220, %1213, %1673, %1686, %1681, %2237, %197, %315, %306, %1057, %1095, %1159, %333, %1066, %1715, %1748, %1759, %232, %1, %4018, %4019, %225, %2297, %881, %1267, %1788, %2235
  %4021 = phi i64 [ 0, %1095 ], [ 3, %1267 ], [ 3, %1788 ], [ 4, %2235 ], [ 0, %197 ], [ 2, %225 ], [ 0, %1057 ], [ 0, %881 ], [ 2, %232 ], [ 0, %2297 ], [ 0, %1066 ], [ 0, %1715 ], [ 0, %1748 ], [ 0, %333 ], [ 1, %4018 ], [ 0, %1159 ], [ 0, %1 ], [ 0, %1759 ], [ 0, %315 ], [ 1, %4019 ], [ 0, %306 ], [ 0, %1673 ], [ 0, %1213 ], [ 0, %1220 ], [ 0, %1162 ], [ 0, %1229 ], [ 0, %1111 ], [ 0, %1100 ], [ 0, %382 ], [ 0, %363 ], [ 0, %367 ], [ 0, %370 ], [ 0, %360 ], [ 0, %379 ], [ 0, %268 ], [ 0, %4011 ], [ 1, %4008 ], [ 5, %736 ], [ 0, %1681 ], [ 0, %126 ], [ 0, %174 ], [ 3, %1275 ], [ 0, %2237 ], [ 0, %1686 ]
  ret i64 %4021
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 696
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 600
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 304
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




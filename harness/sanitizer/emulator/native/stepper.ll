; of stepper.c, d14e1dee38b27f938b8507f4cae0a892d8c3d67e1b086a034d21dfa08fbca222

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
  br i1 %34, label %4040, label %35

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

125:                                              ; preds = %35, %4031
  %126 = phi i64 [ %33, %35 ], [ %4036, %4031 ]
  %127 = phi ptr [ %32, %35 ], [ %4035, %4031 ]
  %128 = phi ptr [ %36, %35 ], [ %4034, %4031 ]
  %129 = phi i64 [ %26, %35 ], [ %4033, %4031 ]
  %130 = phi i64 [ %28, %35 ], [ %4032, %4031 ]
  %131 = load i64, ptr %37, align 8
  %132 = and i64 %131, 255
  %133 = icmp eq i64 %132, 255
  br i1 %133, label %4040, label %134

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
  br i1 %176, label %4040, label %177

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
  br i1 %202, label %193, label %4040

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
  br i1 %230, label %231, label %4040

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
  br i1 %251, label %4040, label %231

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
  br i1 %263, label %4031, label %264

264:                                              ; preds = %258
  %265 = load i64, ptr %67, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %4031, label %4038

267:                                              ; preds = %203
  %268 = load i64, ptr %40, align 8
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %4040, label %270

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
  br i1 %309, label %310, label %4040

310:                                              ; preds = %305
  %311 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %317, label %314

314:                                              ; preds = %310
  %315 = load i64, ptr %294, align 8
  %316 = icmp eq i64 %315, %130
  br i1 %316, label %317, label %4040

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
  br i1 %336, label %329, label %4040

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
  br i1 %361, label %362, label %4040

362:                                              ; preds = %359
  %363 = load i64, ptr %48, align 8
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %4040, label %365

365:                                              ; preds = %362
  br i1 %360, label %366, label %369

366:                                              ; preds = %365
  %367 = load i64, ptr %49, align 8
  %368 = icmp slt i64 %320, %367
  br i1 %368, label %4040, label %369

369:                                              ; preds = %366, %365
  %370 = load i64, ptr %50, align 8
  %371 = inttoptr i64 %370 to ptr
  %372 = load i64, ptr %371, align 8
  %373 = add nsw i64 %372, %341
  %374 = load i64, ptr %51, align 8
  %375 = icmp sgt i64 %373, %374
  br i1 %375, label %4040, label %376

376:                                              ; preds = %369
  %377 = icmp sgt i64 %320, %129
  br i1 %377, label %378, label %384

378:                                              ; preds = %376
  %379 = load i64, ptr %52, align 8
  %380 = icmp eq i64 %379, 0
  br i1 %380, label %4040, label %381

381:                                              ; preds = %378
  %382 = load i64, ptr %53, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %384, label %4040

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
  br i1 %743, label %744, label %4040

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
  br i1 %752, label %4031, label %753

753:                                              ; preds = %744
  %754 = load i64, ptr %67, align 8
  %755 = icmp eq i64 %754, 0
  br i1 %755, label %4031, label %4039

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
  br i1 %765, label %4017, label %766

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
  br i1 %798, label %4017, label %799

799:                                              ; preds = %793, %768, %766, %797
  %800 = phi ptr [ %128, %797 ], [ %128, %766 ], [ %770, %768 ], [ %770, %793 ]
  %801 = phi i64 [ %129, %797 ], [ %129, %766 ], [ %764, %768 ], [ %764, %793 ]
  %802 = getelementptr inbounds nuw i8, ptr %127, i64 112
  %803 = load i64, ptr %802, align 8
  %804 = icmp eq i64 %803, 0
  br i1 %804, label %986, label %805

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
  br label %985

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
  br label %4040

881:                                              ; preds = %877
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store i64 0, ptr %16, align 8
  %882 = trunc i64 %130 to i32
  %883 = select i1 %816, i1 %818, i1 false
  br label %887

884:                                              ; preds = %966, %965
  %885 = load i64, ptr %16, align 8
  %886 = icmp slt i64 %885, %801
  br i1 %886, label %887, label %985

887:                                              ; preds = %884, %881
  %888 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %800, i64 noundef %801, ptr noundef %16)
  br i1 %816, label %965, label %889

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
  br i1 %901, label %902, label %913

902:                                              ; preds = %889
  %903 = getelementptr inbounds i64, ptr %898, i64 %894
  store i64 0, ptr %903, align 8
  %904 = load i64, ptr %79, align 8
  %905 = inttoptr i64 %904 to ptr
  %906 = getelementptr inbounds i64, ptr %905, i64 %888
  %907 = load i64, ptr %906, align 8
  %908 = sub nsw i64 -2, %907
  %909 = getelementptr inbounds i64, ptr %900, i64 %894
  store i64 %908, ptr %909, align 8
  %910 = load i64, ptr %75, align 8
  %911 = inttoptr i64 %910 to ptr
  %912 = getelementptr inbounds i32, ptr %911, i64 %894
  store i32 %882, ptr %912, align 4
  br label %965

913:                                              ; preds = %889
  %914 = load i64, ptr %75, align 8
  %915 = inttoptr i64 %914 to ptr
  %916 = getelementptr inbounds i32, ptr %915, i64 %896
  %917 = load i32, ptr %916, align 4
  %918 = getelementptr inbounds i32, ptr %915, i64 %894
  store i32 %917, ptr %918, align 4
  %919 = load i64, ptr %71, align 8
  %920 = inttoptr i64 %919 to ptr
  %921 = load i64, ptr %72, align 8
  %922 = mul nsw i64 %921, %891
  %923 = getelementptr i64, ptr %920, i64 %922
  %924 = getelementptr i64, ptr %923, i64 %888
  %925 = load i64, ptr %924, align 8
  %926 = load i64, ptr %73, align 8
  %927 = inttoptr i64 %926 to ptr
  %928 = getelementptr inbounds i64, ptr %927, i64 %888
  %929 = load i64, ptr %928, align 8
  %930 = icmp sgt i64 %925, %929
  br i1 %930, label %931, label %937

931:                                              ; preds = %913
  %932 = load i64, ptr %70, align 8
  %933 = inttoptr i64 %932 to ptr
  %934 = getelementptr inbounds i8, ptr %933, i64 %896
  %935 = load i8, ptr %934, align 1
  %936 = icmp eq i8 %935, 2
  br i1 %936, label %937, label %942

937:                                              ; preds = %931, %913
  %938 = getelementptr inbounds i64, ptr %898, i64 %894
  store i64 0, ptr %938, align 8
  %939 = getelementptr inbounds i64, ptr %900, i64 %896
  %940 = load i64, ptr %939, align 8
  %941 = getelementptr inbounds i64, ptr %900, i64 %894
  store i64 %940, ptr %941, align 8
  br label %965

942:                                              ; preds = %931
  %943 = getelementptr inbounds i64, ptr %898, i64 %896
  %944 = load i64, ptr %943, align 8
  %945 = getelementptr inbounds i64, ptr %898, i64 %894
  store i64 %944, ptr %945, align 8
  %946 = getelementptr inbounds i64, ptr %900, i64 %894
  store i64 -1, ptr %946, align 8
  %947 = load i64, ptr %70, align 8
  %948 = inttoptr i64 %947 to ptr
  %949 = getelementptr inbounds i8, ptr %948, i64 %894
  store i8 3, ptr %949, align 1
  %950 = load i64, ptr %76, align 8
  %951 = inttoptr i64 %950 to ptr
  %952 = getelementptr inbounds i32, ptr %951, i64 %896
  %953 = load i32, ptr %952, align 4
  %954 = getelementptr inbounds i32, ptr %951, i64 %894
  store i32 %953, ptr %954, align 4
  %955 = load i64, ptr %77, align 8
  %956 = inttoptr i64 %955 to ptr
  %957 = getelementptr inbounds i32, ptr %956, i64 %896
  %958 = load i32, ptr %957, align 4
  %959 = getelementptr inbounds i32, ptr %956, i64 %894
  store i32 %958, ptr %959, align 4
  %960 = load i64, ptr %78, align 8
  %961 = inttoptr i64 %960 to ptr
  %962 = getelementptr inbounds i64, ptr %961, i64 %896
  %963 = load i64, ptr %962, align 8
  %964 = getelementptr inbounds i64, ptr %961, i64 %894
  store i64 %963, ptr %964, align 8
  br label %965

965:                                              ; preds = %942, %937, %902, %887
  br i1 %883, label %966, label %884

966:                                              ; preds = %965, %966
  %967 = phi i64 [ %983, %966 ], [ 0, %965 ]
  %968 = getelementptr inbounds nuw i64, ptr %812, i64 %967
  %969 = load i64, ptr %968, align 8
  %970 = load i64, ptr %72, align 8
  %971 = mul nsw i64 %970, %969
  %972 = add nsw i64 %971, %888
  %973 = load i64, ptr %79, align 8
  %974 = inttoptr i64 %973 to ptr
  %975 = getelementptr inbounds i64, ptr %974, i64 %888
  %976 = load i64, ptr %975, align 8
  %977 = load i64, ptr %74, align 8
  %978 = inttoptr i64 %977 to ptr
  %979 = getelementptr inbounds i64, ptr %978, i64 %972
  store i64 %976, ptr %979, align 8
  %980 = load i64, ptr %75, align 8
  %981 = inttoptr i64 %980 to ptr
  %982 = getelementptr inbounds i32, ptr %981, i64 %972
  store i32 %882, ptr %982, align 4
  %983 = add nuw nsw i64 %967, 1
  %984 = icmp eq i64 %983, %811
  br i1 %984, label %884, label %966

985:                                              ; preds = %884, %814
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %986

986:                                              ; preds = %985, %799
  %987 = load i64, ptr %127, align 8
  switch i64 %987, label %2318 [
    i64 2, label %988
    i64 3, label %988
    i64 36, label %2257
  ]

988:                                              ; preds = %986, %986
  %989 = load i64, ptr %81, align 8
  %990 = inttoptr i64 %989 to ptr
  %991 = getelementptr inbounds nuw i8, ptr %127, i64 80
  %992 = load i64, ptr %991, align 8
  %993 = getelementptr inbounds nuw i8, ptr %127, i64 88
  %994 = load i64, ptr %993, align 8
  %995 = mul nsw i64 %994, %992
  %996 = icmp eq i64 %987, 3
  %997 = load i64, ptr %20, align 8
  %998 = inttoptr i64 %997 to ptr
  %999 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %1000 = load i64, ptr %999, align 8
  %1001 = getelementptr inbounds %struct.operand, ptr %998, i64 %1000
  %1002 = load i64, ptr %1001, align 8
  %1003 = getelementptr inbounds nuw i8, ptr %1001, i64 8
  %1004 = load i64, ptr %1003, align 8
  %1005 = getelementptr inbounds nuw i8, ptr %127, i64 96
  %1006 = load i64, ptr %1005, align 8
  %1007 = getelementptr inbounds nuw i8, ptr %127, i64 104
  %1008 = load i64, ptr %1007, align 8
  %1009 = icmp eq i64 %1008, 0
  %1010 = icmp sgt i64 %801, 0
  br i1 %1009, label %1012, label %1011

1011:                                             ; preds = %988
  br i1 %1010, label %1015, label %1040

1012:                                             ; preds = %988
  br i1 %1010, label %1013, label %1040

1013:                                             ; preds = %1012
  %1014 = trunc i64 %1006 to i32
  br label %1027

1015:                                             ; preds = %1011, %1015
  %1016 = phi i64 [ %1025, %1015 ], [ 0, %1011 ]
  %1017 = getelementptr inbounds nuw i64, ptr %800, i64 %1016
  %1018 = load i64, ptr %1017, align 8
  %1019 = mul nsw i64 %1018, %1004
  %1020 = add i64 %1019, %1002
  %1021 = inttoptr i64 %1020 to ptr
  %1022 = load i64, ptr %1021, align 8
  %1023 = add i64 %1022, %1006
  %1024 = getelementptr inbounds nuw i64, ptr %990, i64 %1016
  store i64 %1023, ptr %1024, align 8
  %1025 = add nuw nsw i64 %1016, 1
  %1026 = icmp eq i64 %1025, %801
  br i1 %1026, label %1040, label %1015

1027:                                             ; preds = %1027, %1013
  %1028 = phi i64 [ 0, %1013 ], [ %1038, %1027 ]
  %1029 = getelementptr inbounds nuw i64, ptr %800, i64 %1028
  %1030 = load i64, ptr %1029, align 8
  %1031 = mul nsw i64 %1030, %1004
  %1032 = add i64 %1031, %1002
  %1033 = inttoptr i64 %1032 to ptr
  %1034 = load i32, ptr %1033, align 4
  %1035 = add i32 %1034, %1014
  %1036 = zext i32 %1035 to i64
  %1037 = getelementptr inbounds nuw i64, ptr %990, i64 %1028
  store i64 %1036, ptr %1037, align 8
  %1038 = add nuw nsw i64 %1028, 1
  %1039 = icmp eq i64 %1038, %801
  br i1 %1039, label %1040, label %1027

1040:                                             ; preds = %1015, %1027, %1012, %1011
  %1041 = getelementptr inbounds nuw i8, ptr %127, i64 72
  %1042 = load i64, ptr %1041, align 8
  %1043 = icmp eq i64 %1042, 2
  br i1 %1043, label %1044, label %1099

1044:                                             ; preds = %1040
  %1045 = load i64, ptr %82, align 8
  %1046 = inttoptr i64 %1045 to ptr
  %1047 = load i64, ptr %990, align 8
  %1048 = lshr i64 %1047, 32
  %1049 = icmp sgt i64 %801, 1
  br i1 %1049, label %1050, label %1073

1050:                                             ; preds = %1044, %1070
  %1051 = phi i64 [ %1071, %1070 ], [ 1, %1044 ]
  %1052 = getelementptr inbounds nuw i64, ptr %990, i64 %1051
  %1053 = load i64, ptr %1052, align 8
  %1054 = lshr i64 %1053, 32
  %1055 = icmp eq i64 %1054, %1048
  br i1 %1055, label %1070, label %1056

1056:                                             ; preds = %1050
  %1057 = load i64, ptr %83, align 8
  %1058 = icmp eq i64 %1048, %1057
  br i1 %1058, label %4040, label %1059

1059:                                             ; preds = %1056
  %1060 = load i64, ptr %84, align 8
  %1061 = icmp sgt i64 %1060, 0
  br i1 %1061, label %1065, label %1070

1062:                                             ; preds = %1065
  %1063 = add nuw nsw i64 %1066, 1
  %1064 = icmp eq i64 %1063, %1060
  br i1 %1064, label %1070, label %1065

1065:                                             ; preds = %1059, %1062
  %1066 = phi i64 [ %1063, %1062 ], [ 0, %1059 ]
  %1067 = getelementptr inbounds nuw i64, ptr %1046, i64 %1066
  %1068 = load i64, ptr %1067, align 8
  %1069 = icmp eq i64 %1054, %1068
  br i1 %1069, label %4040, label %1062

1070:                                             ; preds = %1062, %1059, %1050
  %1071 = add nuw nsw i64 %1051, 1
  %1072 = icmp eq i64 %1071, %801
  br i1 %1072, label %1073, label %1050

1073:                                             ; preds = %1070, %1044
  %1074 = load i64, ptr %83, align 8
  %1075 = icmp eq i64 %1048, %1074
  br i1 %1075, label %1079, label %1076

1076:                                             ; preds = %1073
  %1077 = load i64, ptr %84, align 8
  %1078 = icmp sgt i64 %1077, 0
  br i1 %1078, label %1094, label %1101

1079:                                             ; preds = %1073
  br i1 %1010, label %1080, label %1119

1080:                                             ; preds = %1079, %1080
  %1081 = phi i64 [ %1085, %1080 ], [ 0, %1079 ]
  %1082 = getelementptr inbounds nuw i64, ptr %990, i64 %1081
  %1083 = load i64, ptr %1082, align 8
  %1084 = and i64 %1083, 4294967295
  store i64 %1084, ptr %1082, align 8
  %1085 = add nuw nsw i64 %1081, 1
  %1086 = icmp eq i64 %1085, %801
  br i1 %1086, label %1087, label %1080

1087:                                             ; preds = %1080
  %1088 = load i64, ptr %81, align 8
  %1089 = inttoptr i64 %1088 to ptr
  %1090 = load i64, ptr %1089, align 8
  br label %1106

1091:                                             ; preds = %1094
  %1092 = add nuw nsw i64 %1095, 1
  %1093 = icmp eq i64 %1092, %1077
  br i1 %1093, label %1101, label %1094

1094:                                             ; preds = %1076, %1091
  %1095 = phi i64 [ %1092, %1091 ], [ 0, %1076 ]
  %1096 = getelementptr inbounds nuw i64, ptr %1046, i64 %1095
  %1097 = load i64, ptr %1096, align 8
  %1098 = icmp eq i64 %1048, %1097
  br i1 %1098, label %4040, label %1091

1099:                                             ; preds = %1040
  %1100 = icmp slt i64 %1042, 0
  br i1 %1100, label %4040, label %1101

1101:                                             ; preds = %1091, %1099, %1076
  %1102 = phi i64 [ %1042, %1099 ], [ 1, %1076 ], [ 1, %1091 ]
  %1103 = load i64, ptr %81, align 8
  %1104 = inttoptr i64 %1103 to ptr
  %1105 = load i64, ptr %1104, align 8
  br i1 %1010, label %1106, label %1110

1106:                                             ; preds = %1101, %1087
  %1107 = phi i64 [ %1090, %1087 ], [ %1105, %1101 ]
  %1108 = phi ptr [ %1089, %1087 ], [ %1104, %1101 ]
  %1109 = phi i64 [ 0, %1087 ], [ %1102, %1101 ]
  br label %1123

1110:                                             ; preds = %1123, %1101
  %1111 = phi ptr [ %1104, %1101 ], [ %1108, %1123 ]
  %1112 = phi i64 [ %1102, %1101 ], [ %1109, %1123 ]
  %1113 = phi i64 [ %1105, %1101 ], [ %1131, %1123 ]
  %1114 = phi i64 [ 0, %1101 ], [ %1132, %1123 ]
  %1115 = phi i64 [ %1105, %1101 ], [ %1130, %1123 ]
  %1116 = add nsw i64 %995, -1
  %1117 = and i64 %1114, %1116
  %1118 = icmp eq i64 %1117, 0
  br i1 %1118, label %1135, label %4040

1119:                                             ; preds = %1079
  %1120 = load i64, ptr %81, align 8
  %1121 = inttoptr i64 %1120 to ptr
  %1122 = load i64, ptr %1121, align 8
  br label %1137

1123:                                             ; preds = %1123, %1106
  %1124 = phi i64 [ %1130, %1123 ], [ %1107, %1106 ]
  %1125 = phi i64 [ %1133, %1123 ], [ 0, %1106 ]
  %1126 = phi i64 [ %1132, %1123 ], [ 0, %1106 ]
  %1127 = phi i64 [ %1131, %1123 ], [ %1107, %1106 ]
  %1128 = getelementptr inbounds nuw i64, ptr %1108, i64 %1125
  %1129 = load i64, ptr %1128, align 8
  %1130 = call i64 @llvm.smin.i64(i64 %1129, i64 %1124)
  %1131 = call i64 @llvm.smax.i64(i64 %1129, i64 %1127)
  %1132 = or i64 %1129, %1126
  %1133 = add nuw nsw i64 %1125, 1
  %1134 = icmp eq i64 %1133, %801
  br i1 %1134, label %1110, label %1123

1135:                                             ; preds = %1110
  %1136 = icmp eq i64 %1112, 0
  br i1 %1136, label %1137, label %1181

1137:                                             ; preds = %1135, %1119
  %1138 = phi ptr [ %1121, %1119 ], [ %1111, %1135 ]
  %1139 = phi i64 [ %1122, %1119 ], [ %1113, %1135 ]
  %1140 = phi i64 [ %1122, %1119 ], [ %1115, %1135 ]
  %1141 = load i64, ptr %87, align 8
  %1142 = inttoptr i64 %1141 to ptr
  %1143 = load i64, ptr %42, align 8
  %1144 = inttoptr i64 %1143 to ptr
  %1145 = load i64, ptr %88, align 8
  %1146 = icmp sgt i64 %1145, 0
  br i1 %1146, label %1147, label %1161

1147:                                             ; preds = %1137, %1158
  %1148 = phi i64 [ %1159, %1158 ], [ 0, %1137 ]
  %1149 = shl nuw nsw i64 %1148, 4
  %1150 = getelementptr inbounds nuw i8, ptr %1142, i64 %1149
  %1151 = load i64, ptr %1150, align 8
  %1152 = icmp sgt i64 %1151, %1140
  br i1 %1152, label %1158, label %1153

1153:                                             ; preds = %1147
  %1154 = getelementptr inbounds nuw i8, ptr %1150, i64 8
  %1155 = load i64, ptr %1154, align 8
  %1156 = sub nsw i64 %1155, %995
  %1157 = icmp sgt i64 %1139, %1156
  br i1 %1157, label %1158, label %1161

1158:                                             ; preds = %1153, %1147
  %1159 = add nuw nsw i64 %1148, 1
  %1160 = icmp eq i64 %1159, %1145
  br i1 %1160, label %4040, label %1147

1161:                                             ; preds = %1153, %1137
  %1162 = phi i64 [ 0, %1137 ], [ %1148, %1153 ]
  %1163 = icmp eq i64 %1162, %1145
  br i1 %1163, label %4040, label %1164

1164:                                             ; preds = %1161
  br i1 %1010, label %1168, label %1165

1165:                                             ; preds = %1168, %1164
  %1166 = load i64, ptr %47, align 8
  %1167 = inttoptr i64 %1166 to ptr
  br label %1219

1168:                                             ; preds = %1164, %1168
  %1169 = phi i64 [ %1179, %1168 ], [ 0, %1164 ]
  %1170 = getelementptr inbounds nuw i64, ptr %800, i64 %1169
  %1171 = load i64, ptr %1170, align 8
  %1172 = getelementptr inbounds i64, ptr %1144, i64 %1171
  %1173 = load i64, ptr %1172, align 8
  %1174 = load i64, ptr %89, align 8
  %1175 = mul nsw i64 %1174, %1173
  %1176 = getelementptr inbounds nuw i64, ptr %1138, i64 %1169
  %1177 = load i64, ptr %1176, align 8
  %1178 = add nsw i64 %1177, %1175
  store i64 %1178, ptr %1176, align 8
  %1179 = add nuw nsw i64 %1169, 1
  %1180 = icmp eq i64 %1179, %801
  br i1 %1180, label %1165, label %1168

1181:                                             ; preds = %1135
  %1182 = load i64, ptr %47, align 8
  %1183 = inttoptr i64 %1182 to ptr
  %1184 = load i64, ptr %85, align 8
  %1185 = icmp eq i64 %1184, 0
  br i1 %1185, label %1194, label %1186

1186:                                             ; preds = %1181
  %1187 = getelementptr inbounds %struct.region, ptr %1183, i64 %1184
  %1188 = load i64, ptr %1187, align 8
  %1189 = icmp sgt i64 %1188, %1115
  br i1 %1189, label %1194, label %1190

1190:                                             ; preds = %1186
  %1191 = getelementptr inbounds nuw i8, ptr %1187, i64 8
  %1192 = load i64, ptr %1191, align 8
  %1193 = icmp slt i64 %1115, %1192
  br i1 %1193, label %1212, label %1194

1194:                                             ; preds = %1190, %1186, %1181
  %1195 = load i64, ptr %86, align 8
  %1196 = icmp sgt i64 %1195, 1
  br i1 %1196, label %1197, label %2255

1197:                                             ; preds = %1194, %1209
  %1198 = phi i64 [ %1210, %1209 ], [ 1, %1194 ]
  %1199 = getelementptr inbounds nuw %struct.region, ptr %1183, i64 %1198
  %1200 = load i64, ptr %1199, align 8
  %1201 = icmp sgt i64 %1200, %1115
  br i1 %1201, label %1209, label %1202

1202:                                             ; preds = %1197
  %1203 = getelementptr inbounds nuw i8, ptr %1199, i64 8
  %1204 = load i64, ptr %1203, align 8
  %1205 = icmp slt i64 %1115, %1204
  br i1 %1205, label %1206, label %1209

1206:                                             ; preds = %1202
  %1207 = getelementptr inbounds nuw i8, ptr %1199, i64 8
  store i64 %1198, ptr %85, align 8
  %1208 = load i64, ptr %1207, align 8
  br label %1212

1209:                                             ; preds = %1202, %1197
  %1210 = add nuw nsw i64 %1198, 1
  %1211 = icmp eq i64 %1210, %1195
  br i1 %1211, label %2255, label %1197

1212:                                             ; preds = %1206, %1190
  %1213 = phi i64 [ %1192, %1190 ], [ %1208, %1206 ]
  %1214 = phi ptr [ %1187, %1190 ], [ %1199, %1206 ]
  %1215 = sub nsw i64 %1213, %995
  %1216 = icmp sgt i64 %1113, %1215
  br i1 %1216, label %4040, label %1217

1217:                                             ; preds = %1212
  %1218 = load i64, ptr %1214, align 8
  br label %1219

1219:                                             ; preds = %1217, %1165
  %1220 = phi i64 [ %1166, %1165 ], [ %1182, %1217 ]
  %1221 = phi ptr [ %1138, %1165 ], [ %1111, %1217 ]
  %1222 = phi i64 [ 0, %1165 ], [ %1112, %1217 ]
  %1223 = phi ptr [ %1167, %1165 ], [ %1214, %1217 ]
  %1224 = phi i64 [ 0, %1165 ], [ %1218, %1217 ]
  %1225 = getelementptr inbounds nuw i8, ptr %1223, i64 120
  %1226 = load i64, ptr %1225, align 8
  %1227 = icmp sgt i64 %1226, 1
  br i1 %1227, label %4040, label %1228

1228:                                             ; preds = %1219
  %1229 = getelementptr inbounds nuw i8, ptr %1223, i64 32
  %1230 = load i64, ptr %1229, align 8
  %1231 = icmp slt i64 %995, %1230
  br i1 %1231, label %4040, label %1232

1232:                                             ; preds = %1228
  %1233 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1230, i1 true)
  %1234 = ashr i64 %995, %1233
  %1235 = icmp sgt i64 %801, 1
  br i1 %1235, label %1236, label %1250

1236:                                             ; preds = %1232, %1236
  %1237 = phi i64 [ %1245, %1236 ], [ 1, %1232 ]
  %1238 = phi i64 [ %1246, %1236 ], [ 1, %1232 ]
  %1239 = getelementptr inbounds nuw i64, ptr %1221, i64 %1238
  %1240 = load i64, ptr %1239, align 8
  %1241 = getelementptr i8, ptr %1239, i64 -8
  %1242 = load i64, ptr %1241, align 8
  %1243 = sub nsw i64 %1240, %1242
  %1244 = icmp slt i64 %1243, %995
  %1245 = select i1 %1244, i64 0, i64 %1237
  %1246 = add nuw nsw i64 %1238, 1
  %1247 = icmp eq i64 %1246, %801
  br i1 %1247, label %1248, label %1236

1248:                                             ; preds = %1236
  %1249 = icmp ne i64 %1245, 0
  br label %1250

1250:                                             ; preds = %1248, %1232
  %1251 = phi i1 [ true, %1232 ], [ %1249, %1248 ]
  %1252 = icmp eq i64 %1222, 0
  br i1 %1252, label %1256, label %1253

1253:                                             ; preds = %1250
  %1254 = load i64, ptr %90, align 8
  %1255 = icmp ne i64 %1254, 0
  br label %1256

1256:                                             ; preds = %1253, %1250
  %1257 = phi i1 [ true, %1250 ], [ %1255, %1253 ]
  store i64 -1, ptr %91, align 8
  store i64 0, ptr %92, align 8
  %1258 = load i64, ptr %1225, align 8
  %1259 = icmp eq i64 %1258, 0
  br i1 %1259, label %1274, label %1260

1260:                                             ; preds = %1256
  %1261 = select i1 %996, i64 136, i64 128
  %1262 = getelementptr inbounds nuw i8, ptr %1223, i64 %1261
  %1263 = load i64, ptr %1262, align 8
  %1264 = inttoptr i64 %1263 to ptr
  %1265 = getelementptr inbounds i64, ptr %1264, i64 %130
  %1266 = load i64, ptr %1265, align 8
  %1267 = inttoptr i64 %1266 to ptr
  %1268 = icmp eq i64 %1266, 0
  br i1 %1268, label %1269, label %1274

1269:                                             ; preds = %1260
  %1270 = ptrtoint ptr %1223 to i64
  %1271 = sub i64 %1270, %1220
  %1272 = sdiv exact i64 %1271, 152
  store i64 %1272, ptr %91, align 8
  %1273 = select i1 %996, i64 2, i64 1
  store i64 %1273, ptr %92, align 8
  br label %4040

1274:                                             ; preds = %1260, %1256
  %1275 = phi ptr [ %1267, %1260 ], [ null, %1256 ]
  br i1 %1257, label %1276, label %1283

1276:                                             ; preds = %1274
  %1277 = load i64, ptr %93, align 8
  %1278 = shl nsw i64 %801, 1
  %1279 = add i64 %1278, 4
  %1280 = add i64 %1279, %1277
  %1281 = load i64, ptr %94, align 8
  %1282 = icmp sgt i64 %1280, %1281
  br i1 %1282, label %4040, label %1283

1283:                                             ; preds = %1276, %1274
  %1284 = getelementptr inbounds nuw i8, ptr %1223, i64 64
  %1285 = load i64, ptr %1284, align 8
  %1286 = icmp eq i64 %1285, 0
  %1287 = select i1 %1251, i1 %1286, i1 false
  %1288 = getelementptr inbounds nuw i8, ptr %1223, i64 56
  %1289 = load i64, ptr %1288, align 8
  br i1 %1287, label %1290, label %1446

1290:                                             ; preds = %1283
  %1291 = icmp eq i64 %1289, 0
  br i1 %1291, label %1292, label %1446

1292:                                             ; preds = %1290
  %1293 = getelementptr inbounds nuw i8, ptr %1223, i64 80
  %1294 = load i64, ptr %1293, align 8
  %1295 = icmp eq i64 %1294, 0
  br i1 %1295, label %1296, label %1446

1296:                                             ; preds = %1292
  %1297 = load i64, ptr %42, align 8
  %1298 = inttoptr i64 %1297 to ptr
  %1299 = load i64, ptr %65, align 8
  %1300 = inttoptr i64 %1299 to ptr
  %1301 = load i64, ptr %46, align 8
  %1302 = inttoptr i64 %1301 to ptr
  %1303 = load i64, ptr %60, align 8
  %1304 = inttoptr i64 %1303 to ptr
  %1305 = getelementptr inbounds nuw i8, ptr %1223, i64 88
  %1306 = load i64, ptr %1305, align 8
  %1307 = inttoptr i64 %1306 to ptr
  %1308 = getelementptr inbounds nuw i8, ptr %1223, i64 48
  %1309 = load i64, ptr %1308, align 8
  %1310 = inttoptr i64 %1309 to ptr
  %1311 = load i64, ptr %96, align 8
  %1312 = inttoptr i64 %1311 to ptr
  br i1 %996, label %1317, label %1313

1313:                                             ; preds = %1296
  %1314 = getelementptr inbounds nuw i8, ptr %1223, i64 40
  %1315 = load i64, ptr %1314, align 8
  %1316 = icmp eq i64 %1315, 0
  br label %1317

1317:                                             ; preds = %1313, %1296
  %1318 = phi i1 [ false, %1296 ], [ %1316, %1313 ]
  %1319 = icmp slt i64 %801, 1
  br i1 %1319, label %1773, label %1320

1320:                                             ; preds = %1317
  %1321 = getelementptr inbounds nuw i8, ptr %1223, i64 24
  %1322 = getelementptr inbounds nuw i8, ptr %1223, i64 104
  %1323 = icmp sgt i64 %1234, 0
  br label %1324

1324:                                             ; preds = %1441, %1320
  %1325 = phi i64 [ 0, %1320 ], [ %1442, %1441 ]
  %1326 = phi ptr [ %1312, %1320 ], [ %1443, %1441 ]
  %1327 = phi i64 [ 0, %1320 ], [ %1444, %1441 ]
  %1328 = getelementptr inbounds nuw i64, ptr %990, i64 %1327
  %1329 = load i64, ptr %1328, align 8
  %1330 = sub nsw i64 %1329, %1224
  %1331 = ashr i64 %1330, %1233
  %1332 = add nsw i64 %1331, %1234
  br i1 %1323, label %1333, label %1441

1333:                                             ; preds = %1324
  %1334 = load i64, ptr %1321, align 8
  %1335 = inttoptr i64 %1334 to ptr
  %1336 = mul nsw i64 %1331, 40
  %1337 = getelementptr inbounds i8, ptr %1335, i64 %1336
  %1338 = getelementptr inbounds nuw i64, ptr %800, i64 %1327
  %1339 = load i64, ptr %1338, align 8
  %1340 = getelementptr inbounds i64, ptr %1298, i64 %1339
  %1341 = getelementptr inbounds i64, ptr %1300, i64 %1339
  %1342 = getelementptr inbounds i64, ptr %1302, i64 %1339
  br label %1343

1343:                                             ; preds = %1431, %1333
  %1344 = phi i64 [ %1325, %1333 ], [ %1435, %1431 ]
  %1345 = phi ptr [ %1326, %1333 ], [ %1437, %1431 ]
  %1346 = phi i64 [ %1331, %1333 ], [ %1438, %1431 ]
  %1347 = phi ptr [ %1337, %1333 ], [ %1439, %1431 ]
  %1348 = getelementptr inbounds nuw i8, ptr %1347, i64 4
  %1349 = load i32, ptr %1348, align 4
  %1350 = icmp sgt i32 %1349, 0
  br i1 %1350, label %1355, label %1351

1351:                                             ; preds = %1343
  %1352 = getelementptr inbounds nuw i8, ptr %1347, i64 24
  %1353 = load i32, ptr %1352, align 4
  %1354 = icmp sgt i32 %1353, 0
  br i1 %1354, label %1355, label %1413

1355:                                             ; preds = %1351, %1343
  %1356 = load i64, ptr %1340, align 8
  %1357 = load i64, ptr %97, align 8
  %1358 = add nsw i64 %1357, %1356
  %1359 = load i64, ptr %1341, align 8
  %1360 = load i64, ptr %1342, align 8
  %1361 = load i64, ptr %61, align 8
  %1362 = mul nsw i64 %1361, %1360
  %1363 = getelementptr inbounds i32, ptr %1304, i64 %1362
  %1364 = load i32, ptr %1347, align 4
  %1365 = sext i32 %1364 to i64
  %1366 = icmp slt i32 %1349, 1
  br i1 %1366, label %1381, label %1367

1367:                                             ; preds = %1355
  %1368 = load i64, ptr %1322, align 8
  %1369 = icmp eq i64 %1368, 0
  br i1 %1369, label %1370, label %1375

1370:                                             ; preds = %1367
  %1371 = getelementptr inbounds nuw i8, ptr %1347, i64 8
  %1372 = load i32, ptr %1371, align 4
  %1373 = sext i32 %1372 to i64
  %1374 = icmp eq i64 %1358, %1373
  br i1 %1374, label %1375, label %1381

1375:                                             ; preds = %1370, %1367
  %1376 = icmp eq i64 %1359, %1365
  br i1 %1376, label %1381, label %1377

1377:                                             ; preds = %1375
  %1378 = getelementptr inbounds i32, ptr %1363, i64 %1365
  %1379 = load i32, ptr %1378, align 4
  %1380 = icmp sge i32 %1379, %1349
  br label %1381

1381:                                             ; preds = %1377, %1375, %1370, %1355
  %1382 = phi i1 [ %1380, %1377 ], [ true, %1355 ], [ true, %1375 ], [ false, %1370 ]
  %1383 = getelementptr inbounds nuw i8, ptr %1347, i64 20
  %1384 = load i32, ptr %1383, align 4
  %1385 = sext i32 %1384 to i64
  %1386 = getelementptr inbounds nuw i8, ptr %1347, i64 24
  %1387 = load i32, ptr %1386, align 4
  %1388 = icmp slt i32 %1387, 1
  br i1 %1388, label %1408, label %1389

1389:                                             ; preds = %1381
  %1390 = load i64, ptr %1322, align 8
  %1391 = icmp eq i64 %1390, 0
  br i1 %1391, label %1392, label %1401

1392:                                             ; preds = %1389
  %1393 = getelementptr inbounds nuw i8, ptr %1347, i64 28
  %1394 = load i32, ptr %1393, align 4
  %1395 = sext i32 %1394 to i64
  %1396 = icmp eq i64 %1358, %1395
  br i1 %1396, label %1401, label %1397

1397:                                             ; preds = %1392
  %1398 = load i64, ptr %98, align 8
  %1399 = icmp ne i64 %1398, 0
  %1400 = sext i1 %1399 to i32
  br label %1408

1401:                                             ; preds = %1392, %1389
  %1402 = icmp eq i64 %1359, %1385
  br i1 %1402, label %1408, label %1403

1403:                                             ; preds = %1401
  %1404 = getelementptr inbounds i32, ptr %1363, i64 %1385
  %1405 = load i32, ptr %1404, align 4
  %1406 = icmp sge i32 %1405, %1387
  %1407 = zext i1 %1406 to i32
  br label %1408

1408:                                             ; preds = %1403, %1401, %1397, %1381
  %1409 = phi i32 [ %1400, %1397 ], [ 1, %1381 ], [ 1, %1401 ], [ %1407, %1403 ]
  %1410 = icmp sgt i32 %1409, -1
  %1411 = select i1 %1382, i1 %1410, i1 false
  br i1 %1411, label %1412, label %1674

1412:                                             ; preds = %1408
  br i1 %996, label %1414, label %1420

1413:                                             ; preds = %1351
  br i1 %996, label %1416, label %1420

1414:                                             ; preds = %1412
  %1415 = icmp eq i32 %1409, 0
  br i1 %1415, label %1674, label %1416

1416:                                             ; preds = %1414, %1413
  %1417 = getelementptr inbounds i8, ptr %1307, i64 %1346
  %1418 = load i8, ptr %1417, align 1
  %1419 = icmp eq i8 %1418, 0
  br i1 %1419, label %1431, label %1674

1420:                                             ; preds = %1413, %1412
  %1421 = phi i32 [ 1, %1413 ], [ %1409, %1412 ]
  %1422 = getelementptr inbounds i8, ptr %1307, i64 %1346
  %1423 = load i8, ptr %1422, align 1
  %1424 = and i8 %1423, 2
  %1425 = icmp eq i8 %1424, 0
  br i1 %1425, label %1426, label %1674

1426:                                             ; preds = %1420
  br i1 %1318, label %1427, label %1431

1427:                                             ; preds = %1426
  %1428 = getelementptr inbounds i8, ptr %1310, i64 %1346
  %1429 = load i8, ptr %1428, align 1
  %1430 = icmp eq i8 %1429, 0
  br i1 %1430, label %1674, label %1431

1431:                                             ; preds = %1427, %1426, %1416
  %1432 = phi i32 [ %1421, %1427 ], [ %1421, %1426 ], [ 1, %1416 ]
  %1433 = icmp eq i32 %1432, 0
  %1434 = zext i1 %1433 to i64
  %1435 = add nsw i64 %1344, %1434
  %1436 = select i1 %1433, i8 2, i8 0
  %1437 = getelementptr inbounds nuw i8, ptr %1345, i64 1
  store i8 %1436, ptr %1345, align 1
  %1438 = add nsw i64 %1346, 1
  %1439 = getelementptr inbounds nuw i8, ptr %1347, i64 40
  %1440 = icmp slt i64 %1438, %1332
  br i1 %1440, label %1343, label %1441

1441:                                             ; preds = %1431, %1324
  %1442 = phi i64 [ %1325, %1324 ], [ %1435, %1431 ]
  %1443 = phi ptr [ %1326, %1324 ], [ %1437, %1431 ]
  %1444 = add nuw nsw i64 %1327, 1
  %1445 = icmp eq i64 %1444, %801
  br i1 %1445, label %1773, label %1324

1446:                                             ; preds = %1292, %1290, %1283
  %1447 = phi i64 [ 0, %1292 ], [ %1289, %1290 ], [ %1289, %1283 ]
  %1448 = phi i64 [ 0, %1292 ], [ 0, %1290 ], [ %1285, %1283 ]
  %1449 = load i64, ptr %42, align 8
  %1450 = inttoptr i64 %1449 to ptr
  %1451 = load i64, ptr %65, align 8
  %1452 = inttoptr i64 %1451 to ptr
  %1453 = load i64, ptr %46, align 8
  %1454 = inttoptr i64 %1453 to ptr
  %1455 = load i64, ptr %60, align 8
  %1456 = inttoptr i64 %1455 to ptr
  %1457 = getelementptr inbounds nuw i8, ptr %1223, i64 24
  %1458 = load i64, ptr %1457, align 8
  %1459 = inttoptr i64 %1458 to ptr
  %1460 = inttoptr i64 %1448 to ptr
  %1461 = inttoptr i64 %1447 to ptr
  %1462 = getelementptr inbounds nuw i8, ptr %1223, i64 72
  %1463 = load i64, ptr %1462, align 8
  %1464 = inttoptr i64 %1463 to ptr
  %1465 = getelementptr inbounds nuw i8, ptr %1223, i64 88
  %1466 = load i64, ptr %1465, align 8
  %1467 = inttoptr i64 %1466 to ptr
  %1468 = getelementptr inbounds nuw i8, ptr %1223, i64 48
  %1469 = load i64, ptr %1468, align 8
  %1470 = inttoptr i64 %1469 to ptr
  %1471 = getelementptr inbounds nuw i8, ptr %1223, i64 112
  %1472 = load i64, ptr %1471, align 8
  %1473 = inttoptr i64 %1472 to ptr
  %1474 = load i64, ptr %95, align 8
  %1475 = load i64, ptr %1229, align 8
  %1476 = load i64, ptr %96, align 8
  %1477 = inttoptr i64 %1476 to ptr
  %1478 = mul nsw i64 %1234, %801
  %1479 = add nsw i64 %1474, %1478
  store i64 %1479, ptr %95, align 8
  br i1 %1010, label %1480, label %1773

1480:                                             ; preds = %1446
  %1481 = icmp eq i64 %1448, 0
  %1482 = getelementptr inbounds nuw i8, ptr %1223, i64 104
  %1483 = getelementptr inbounds nuw i8, ptr %1223, i64 80
  %1484 = getelementptr inbounds nuw i8, ptr %1223, i64 40
  %1485 = icmp eq i64 %1447, 0
  %1486 = icmp slt i64 %1475, 1
  %1487 = select i1 %1485, i1 true, i1 %1486
  %1488 = icmp sgt i64 %1234, 0
  br label %1489

1489:                                             ; preds = %1668, %1480
  %1490 = phi i64 [ 0, %1480 ], [ %1669, %1668 ]
  %1491 = phi i64 [ 0, %1480 ], [ %1670, %1668 ]
  %1492 = phi i64 [ 0, %1480 ], [ %1672, %1668 ]
  %1493 = phi i64 [ 0, %1480 ], [ %1671, %1668 ]
  %1494 = getelementptr inbounds nuw i64, ptr %800, i64 %1492
  %1495 = load i64, ptr %1494, align 8
  %1496 = getelementptr inbounds nuw i64, ptr %990, i64 %1492
  %1497 = load i64, ptr %1496, align 8
  %1498 = sub nsw i64 %1497, %1224
  %1499 = ashr i64 %1498, %1233
  %1500 = getelementptr inbounds i64, ptr %1450, i64 %1495
  %1501 = load i64, ptr %1500, align 8
  %1502 = load i64, ptr %97, align 8
  %1503 = add nsw i64 %1502, %1501
  %1504 = getelementptr inbounds i64, ptr %1452, i64 %1495
  %1505 = load i64, ptr %1504, align 8
  %1506 = getelementptr inbounds i64, ptr %1454, i64 %1495
  %1507 = load i64, ptr %1506, align 8
  %1508 = load i64, ptr %61, align 8
  %1509 = mul nsw i64 %1508, %1507
  %1510 = getelementptr inbounds i32, ptr %1456, i64 %1509
  br i1 %1488, label %1511, label %1668

1511:                                             ; preds = %1489, %1657
  %1512 = phi i64 [ %1658, %1657 ], [ %1490, %1489 ]
  %1513 = phi i64 [ %1659, %1657 ], [ %1491, %1489 ]
  %1514 = phi i64 [ %1666, %1657 ], [ %1493, %1489 ]
  %1515 = phi i64 [ %1665, %1657 ], [ 0, %1489 ]
  %1516 = add nsw i64 %1515, %1499
  %1517 = mul nsw i64 %1516, 40
  %1518 = getelementptr inbounds i8, ptr %1459, i64 %1517
  br i1 %1481, label %1523, label %1519

1519:                                             ; preds = %1511
  %1520 = getelementptr inbounds i32, ptr %1460, i64 %1516
  %1521 = load i32, ptr %1520, align 4
  %1522 = icmp eq i32 %1521, 0
  br i1 %1522, label %1523, label %1674

1523:                                             ; preds = %1519, %1511
  %1524 = load i32, ptr %1518, align 4
  %1525 = sext i32 %1524 to i64
  %1526 = getelementptr inbounds nuw i8, ptr %1518, i64 4
  %1527 = load i32, ptr %1526, align 4
  %1528 = icmp slt i32 %1527, 1
  br i1 %1528, label %1543, label %1529

1529:                                             ; preds = %1523
  %1530 = load i64, ptr %1482, align 8
  %1531 = icmp eq i64 %1530, 0
  br i1 %1531, label %1532, label %1537

1532:                                             ; preds = %1529
  %1533 = getelementptr inbounds nuw i8, ptr %1518, i64 8
  %1534 = load i32, ptr %1533, align 4
  %1535 = sext i32 %1534 to i64
  %1536 = icmp eq i64 %1503, %1535
  br i1 %1536, label %1537, label %1543

1537:                                             ; preds = %1532, %1529
  %1538 = icmp eq i64 %1505, %1525
  br i1 %1538, label %1543, label %1539

1539:                                             ; preds = %1537
  %1540 = getelementptr inbounds i32, ptr %1510, i64 %1525
  %1541 = load i32, ptr %1540, align 4
  %1542 = icmp slt i32 %1541, %1527
  br label %1543

1543:                                             ; preds = %1539, %1537, %1532, %1523
  %1544 = phi i1 [ %1542, %1539 ], [ false, %1523 ], [ false, %1537 ], [ true, %1532 ]
  %1545 = getelementptr inbounds nuw i8, ptr %1518, i64 20
  %1546 = load i32, ptr %1545, align 4
  %1547 = sext i32 %1546 to i64
  %1548 = getelementptr inbounds nuw i8, ptr %1518, i64 24
  %1549 = load i32, ptr %1548, align 4
  %1550 = icmp slt i32 %1549, 1
  br i1 %1550, label %1570, label %1551

1551:                                             ; preds = %1543
  %1552 = load i64, ptr %1482, align 8
  %1553 = icmp eq i64 %1552, 0
  br i1 %1553, label %1554, label %1563

1554:                                             ; preds = %1551
  %1555 = getelementptr inbounds nuw i8, ptr %1518, i64 28
  %1556 = load i32, ptr %1555, align 4
  %1557 = sext i32 %1556 to i64
  %1558 = icmp eq i64 %1503, %1557
  br i1 %1558, label %1563, label %1559

1559:                                             ; preds = %1554
  %1560 = load i64, ptr %98, align 8
  %1561 = icmp ne i64 %1560, 0
  %1562 = sext i1 %1561 to i32
  br label %1570

1563:                                             ; preds = %1554, %1551
  %1564 = icmp eq i64 %1505, %1547
  br i1 %1564, label %1570, label %1565

1565:                                             ; preds = %1563
  %1566 = getelementptr inbounds i32, ptr %1510, i64 %1547
  %1567 = load i32, ptr %1566, align 4
  %1568 = icmp sge i32 %1567, %1549
  %1569 = zext i1 %1568 to i32
  br label %1570

1570:                                             ; preds = %1565, %1563, %1559, %1543
  %1571 = phi i32 [ %1562, %1559 ], [ 1, %1543 ], [ 1, %1563 ], [ %1569, %1565 ]
  %1572 = icmp slt i32 %1571, 0
  %1573 = select i1 %1544, i1 true, i1 %1572
  br i1 %1573, label %1674, label %1574

1574:                                             ; preds = %1570
  br i1 %996, label %1575, label %1618

1575:                                             ; preds = %1574
  %1576 = icmp eq i32 %1571, 0
  br i1 %1576, label %1674, label %1577

1577:                                             ; preds = %1575
  %1578 = getelementptr inbounds i8, ptr %1467, i64 %1516
  %1579 = load i8, ptr %1578, align 1
  %1580 = icmp eq i8 %1579, 0
  br i1 %1580, label %1581, label %1674

1581:                                             ; preds = %1577
  %1582 = getelementptr inbounds i64, ptr %1473, i64 %1516
  %1583 = load i64, ptr %1582, align 8
  %1584 = icmp slt i64 %1583, %1474
  br i1 %1584, label %1585, label %1674

1585:                                             ; preds = %1581
  %1586 = load i64, ptr %1483, align 8
  %1587 = icmp sgt i64 %1586, 0
  br i1 %1587, label %1588, label %1657

1588:                                             ; preds = %1585
  %1589 = mul nsw i64 %1516, 20
  br label %1590

1590:                                             ; preds = %1615, %1588
  %1591 = phi i64 [ 0, %1588 ], [ %1616, %1615 ]
  %1592 = getelementptr inbounds nuw i64, ptr %1464, i64 %1591
  %1593 = load i64, ptr %1592, align 8
  %1594 = inttoptr i64 %1593 to ptr
  %1595 = getelementptr inbounds i8, ptr %1594, i64 %1589
  %1596 = load i32, ptr %1595, align 4
  %1597 = sext i32 %1596 to i64
  %1598 = getelementptr inbounds nuw i8, ptr %1595, i64 4
  %1599 = load i32, ptr %1598, align 4
  %1600 = icmp slt i32 %1599, 1
  br i1 %1600, label %1615, label %1601

1601:                                             ; preds = %1590
  %1602 = load i64, ptr %1482, align 8
  %1603 = icmp eq i64 %1602, 0
  br i1 %1603, label %1604, label %1609

1604:                                             ; preds = %1601
  %1605 = getelementptr inbounds nuw i8, ptr %1595, i64 8
  %1606 = load i32, ptr %1605, align 4
  %1607 = sext i32 %1606 to i64
  %1608 = icmp eq i64 %1503, %1607
  br i1 %1608, label %1609, label %1674

1609:                                             ; preds = %1604, %1601
  %1610 = icmp eq i64 %1505, %1597
  br i1 %1610, label %1615, label %1611

1611:                                             ; preds = %1609
  %1612 = getelementptr inbounds i32, ptr %1510, i64 %1597
  %1613 = load i32, ptr %1612, align 4
  %1614 = icmp slt i32 %1613, %1599
  br i1 %1614, label %1674, label %1615

1615:                                             ; preds = %1611, %1609, %1590
  %1616 = add nuw nsw i64 %1591, 1
  %1617 = icmp eq i64 %1616, %1586
  br i1 %1617, label %1657, label %1590

1618:                                             ; preds = %1574
  %1619 = getelementptr inbounds i8, ptr %1467, i64 %1516
  %1620 = load i8, ptr %1619, align 1
  %1621 = and i8 %1620, 2
  %1622 = icmp eq i8 %1621, 0
  br i1 %1622, label %1623, label %1674

1623:                                             ; preds = %1618
  %1624 = load i64, ptr %1484, align 8
  %1625 = icmp eq i64 %1624, 0
  br i1 %1625, label %1626, label %1630

1626:                                             ; preds = %1623
  %1627 = getelementptr inbounds i8, ptr %1470, i64 %1516
  %1628 = load i8, ptr %1627, align 1
  %1629 = icmp eq i8 %1628, 0
  br i1 %1629, label %1674, label %1630

1630:                                             ; preds = %1626, %1623
  br i1 %1487, label %1642, label %1631

1631:                                             ; preds = %1630
  %1632 = mul nsw i64 %1516, %1475
  %1633 = getelementptr i32, ptr %1461, i64 %1632
  br label %1637

1634:                                             ; preds = %1637
  %1635 = add nuw nsw i64 %1638, 1
  %1636 = icmp eq i64 %1635, %1475
  br i1 %1636, label %1642, label %1637

1637:                                             ; preds = %1634, %1631
  %1638 = phi i64 [ 0, %1631 ], [ %1635, %1634 ]
  %1639 = getelementptr i32, ptr %1633, i64 %1638
  %1640 = load i32, ptr %1639, align 4
  %1641 = icmp eq i32 %1640, 0
  br i1 %1641, label %1634, label %1674

1642:                                             ; preds = %1634, %1630
  %1643 = icmp eq i32 %1571, 0
  %1644 = zext i1 %1643 to i64
  %1645 = add nsw i64 %1512, %1644
  %1646 = getelementptr inbounds i64, ptr %1473, i64 %1516
  %1647 = load i64, ptr %1646, align 8
  %1648 = icmp slt i64 %1647, %1474
  br i1 %1648, label %1657, label %1649

1649:                                             ; preds = %1642
  %1650 = sub nsw i64 %1647, %1474
  %1651 = getelementptr inbounds nuw i8, ptr %1477, i64 %1650
  %1652 = load i8, ptr %1651, align 1
  %1653 = icmp eq i8 %1652, 2
  %1654 = sext i1 %1653 to i64
  %1655 = add i64 %1645, %1654
  store i8 1, ptr %1651, align 1
  %1656 = add nsw i64 %1513, 1
  br label %1657

1657:                                             ; preds = %1615, %1649, %1642, %1585
  %1658 = phi i64 [ %1645, %1642 ], [ %1655, %1649 ], [ %1512, %1585 ], [ %1512, %1615 ]
  %1659 = phi i64 [ %1513, %1642 ], [ %1656, %1649 ], [ %1513, %1585 ], [ %1513, %1615 ]
  %1660 = icmp eq i32 %1571, 0
  %1661 = select i1 %1660, i8 2, i8 0
  %1662 = getelementptr inbounds i8, ptr %1477, i64 %1514
  store i8 %1661, ptr %1662, align 1
  %1663 = add nsw i64 %1514, %1474
  %1664 = getelementptr inbounds i64, ptr %1473, i64 %1516
  store i64 %1663, ptr %1664, align 8
  %1665 = add nuw nsw i64 %1515, 1
  %1666 = add nsw i64 %1514, 1
  %1667 = icmp eq i64 %1665, %1234
  br i1 %1667, label %1668, label %1511

1668:                                             ; preds = %1657, %1489
  %1669 = phi i64 [ %1490, %1489 ], [ %1658, %1657 ]
  %1670 = phi i64 [ %1491, %1489 ], [ %1659, %1657 ]
  %1671 = phi i64 [ %1493, %1489 ], [ %1666, %1657 ]
  %1672 = add nuw nsw i64 %1492, 1
  %1673 = icmp eq i64 %1672, %801
  br i1 %1673, label %1773, label %1489

1674:                                             ; preds = %1626, %1618, %1581, %1577, %1575, %1570, %1519, %1427, %1420, %1416, %1414, %1408, %1637, %1611, %1604
  %1675 = load i64, ptr %99, align 8
  %1676 = inttoptr i64 %1675 to ptr
  %1677 = getelementptr inbounds i64, ptr %1676, i64 %130
  %1678 = load i64, ptr %1677, align 8
  %1679 = load i64, ptr %1229, align 8
  %1680 = load i64, ptr %100, align 8
  %1681 = icmp slt i64 %1678, %1680
  br i1 %1681, label %4040, label %1682

1682:                                             ; preds = %1674
  %1683 = load i64, ptr %101, align 8
  %1684 = srem i64 %1678, %1683
  %1685 = icmp eq i64 %1684, 0
  br i1 %1685, label %4040, label %1686

1686:                                             ; preds = %1682
  br i1 %1252, label %1687, label %1691

1687:                                             ; preds = %1686
  %1688 = getelementptr inbounds nuw i8, ptr %1223, i64 104
  %1689 = load i64, ptr %1688, align 8
  %1690 = icmp eq i64 %1689, 0
  br i1 %1690, label %4040, label %1691

1691:                                             ; preds = %1687, %1686
  br i1 %996, label %1692, label %1724

1692:                                             ; preds = %1691
  %1693 = getelementptr inbounds nuw i8, ptr %1223, i64 88
  %1694 = load i64, ptr %1693, align 8
  %1695 = inttoptr i64 %1694 to ptr
  %1696 = getelementptr inbounds nuw i8, ptr %1223, i64 96
  %1697 = load i64, ptr %1696, align 8
  %1698 = inttoptr i64 %1697 to ptr
  %1699 = getelementptr inbounds nuw i8, ptr %1698, i64 8
  %1700 = load i64, ptr %1699, align 8
  %1701 = icmp eq i64 %1700, 0
  br i1 %1701, label %1724, label %1702

1702:                                             ; preds = %1692
  %1703 = icmp slt i64 %801, 1
  br i1 %1703, label %1771, label %1704

1704:                                             ; preds = %1702
  %1705 = icmp sgt i64 %1234, 0
  br label %1706

1706:                                             ; preds = %1721, %1704
  %1707 = phi i64 [ 0, %1704 ], [ %1722, %1721 ]
  %1708 = getelementptr inbounds nuw i64, ptr %990, i64 %1707
  %1709 = load i64, ptr %1708, align 8
  %1710 = sub nsw i64 %1709, %1224
  %1711 = ashr i64 %1710, %1233
  %1712 = add nsw i64 %1711, %1234
  br i1 %1705, label %1716, label %1721

1713:                                             ; preds = %1716
  %1714 = add nsw i64 %1717, 1
  %1715 = icmp slt i64 %1714, %1712
  br i1 %1715, label %1716, label %1721

1716:                                             ; preds = %1706, %1713
  %1717 = phi i64 [ %1714, %1713 ], [ %1711, %1706 ]
  %1718 = getelementptr inbounds i8, ptr %1695, i64 %1717
  %1719 = load i8, ptr %1718, align 1
  %1720 = icmp ugt i8 %1719, 1
  br i1 %1720, label %4040, label %1713

1721:                                             ; preds = %1713, %1706
  %1722 = add nuw nsw i64 %1707, 1
  %1723 = icmp eq i64 %801, %1722
  br i1 %1723, label %1724, label %1706

1724:                                             ; preds = %1721, %1692, %1691
  %1725 = getelementptr inbounds nuw i8, ptr %1223, i64 48
  %1726 = load i64, ptr %1725, align 8
  %1727 = inttoptr i64 %1726 to ptr
  %1728 = load i64, ptr %1288, align 8
  %1729 = inttoptr i64 %1728 to ptr
  br i1 %1010, label %1730, label %1771

1730:                                             ; preds = %1724
  %1731 = getelementptr inbounds nuw i8, ptr %1223, i64 40
  %1732 = icmp eq i64 %1728, 0
  %1733 = icmp slt i64 %1679, 1
  %1734 = select i1 %1732, i1 true, i1 %1733
  %1735 = icmp slt i64 %1234, 1
  %1736 = select i1 %996, i1 true, i1 %1735
  br label %1737

1737:                                             ; preds = %1768, %1730
  %1738 = phi i64 [ 0, %1730 ], [ %1769, %1768 ]
  %1739 = getelementptr inbounds nuw i64, ptr %990, i64 %1738
  %1740 = load i64, ptr %1739, align 8
  %1741 = sub nsw i64 %1740, %1224
  %1742 = ashr i64 %1741, %1233
  %1743 = add nsw i64 %1742, %1234
  br i1 %1736, label %1768, label %1744

1744:                                             ; preds = %1737
  %1745 = load i64, ptr %1731, align 8
  %1746 = icmp eq i64 %1745, 0
  br label %1747

1747:                                             ; preds = %1765, %1744
  %1748 = phi i64 [ %1742, %1744 ], [ %1766, %1765 ]
  br i1 %1746, label %1749, label %1753

1749:                                             ; preds = %1747
  %1750 = getelementptr inbounds i8, ptr %1727, i64 %1748
  %1751 = load i8, ptr %1750, align 1
  %1752 = icmp eq i8 %1751, 0
  br i1 %1752, label %4040, label %1753

1753:                                             ; preds = %1749, %1747
  br i1 %1734, label %1765, label %1754

1754:                                             ; preds = %1753
  %1755 = mul nsw i64 %1748, %1679
  %1756 = getelementptr i32, ptr %1729, i64 %1755
  br label %1760

1757:                                             ; preds = %1760
  %1758 = add nuw nsw i64 %1761, 1
  %1759 = icmp eq i64 %1758, %1679
  br i1 %1759, label %1765, label %1760

1760:                                             ; preds = %1757, %1754
  %1761 = phi i64 [ 0, %1754 ], [ %1758, %1757 ]
  %1762 = getelementptr i32, ptr %1756, i64 %1761
  %1763 = load i32, ptr %1762, align 4
  %1764 = icmp eq i32 %1763, 0
  br i1 %1764, label %1757, label %4040

1765:                                             ; preds = %1757, %1753
  %1766 = add nsw i64 %1748, 1
  %1767 = icmp slt i64 %1766, %1743
  br i1 %1767, label %1747, label %1768

1768:                                             ; preds = %1765, %1737
  %1769 = add nuw nsw i64 %1738, 1
  %1770 = icmp eq i64 %1769, %801
  br i1 %1770, label %1771, label %1737

1771:                                             ; preds = %1768, %1724, %1702
  %1772 = add nsw i64 %1678, 1
  store i64 %1772, ptr %1677, align 8
  br label %1773

1773:                                             ; preds = %1668, %1441, %1771, %1446, %1317
  %1774 = phi i1 [ true, %1771 ], [ false, %1317 ], [ false, %1441 ], [ false, %1446 ], [ false, %1668 ]
  %1775 = phi i1 [ %996, %1771 ], [ false, %1317 ], [ false, %1441 ], [ false, %1446 ], [ false, %1668 ]
  %1776 = phi i64 [ 0, %1771 ], [ 0, %1317 ], [ %1442, %1441 ], [ 0, %1446 ], [ %1669, %1668 ]
  %1777 = phi i64 [ 0, %1771 ], [ 0, %1317 ], [ 0, %1441 ], [ 0, %1446 ], [ %1670, %1668 ]
  %1778 = getelementptr inbounds nuw i8, ptr %1223, i64 96
  %1779 = load i64, ptr %1778, align 8
  %1780 = inttoptr i64 %1779 to ptr
  br i1 %996, label %1795, label %1781

1781:                                             ; preds = %1773
  %1782 = getelementptr inbounds nuw i8, ptr %1780, i64 8
  %1783 = load i64, ptr %1782, align 8
  %1784 = add i64 %1777, %1776
  %1785 = add i64 %1784, %1783
  %1786 = getelementptr inbounds nuw i8, ptr %1780, i64 16
  %1787 = load i64, ptr %1786, align 8
  %1788 = icmp sgt i64 %1785, %1787
  br i1 %1788, label %1789, label %1872

1789:                                             ; preds = %1781
  %1790 = getelementptr inbounds nuw i8, ptr %1780, i64 24
  store i64 %1785, ptr %1790, align 8
  %1791 = load i64, ptr %47, align 8
  %1792 = ptrtoint ptr %1223 to i64
  %1793 = sub i64 %1792, %1791
  %1794 = sdiv exact i64 %1793, 152
  store i64 %1794, ptr %91, align 8
  br label %4040

1795:                                             ; preds = %1773
  br i1 %1775, label %1796, label %1872

1796:                                             ; preds = %1795
  %1797 = getelementptr inbounds nuw i8, ptr %1223, i64 88
  %1798 = load i64, ptr %1797, align 8
  %1799 = inttoptr i64 %1798 to ptr
  %1800 = getelementptr inbounds nuw i8, ptr %1780, i64 8
  %1801 = load i64, ptr %1800, align 8
  %1802 = icmp eq i64 %1801, 0
  br i1 %1802, label %1872, label %1803

1803:                                             ; preds = %1796
  %1804 = icmp sgt i64 %1234, 0
  %1805 = call i64 @llvm.smax.i64(i64 %801, i64 0)
  br label %1806

1806:                                             ; preds = %1823, %1803
  %1807 = phi i64 [ %1824, %1823 ], [ %1801, %1803 ]
  %1808 = phi i64 [ %1825, %1823 ], [ 0, %1803 ]
  %1809 = phi i64 [ %1826, %1823 ], [ 0, %1803 ]
  %1810 = icmp eq i64 %1809, %1805
  br i1 %1810, label %1811, label %1815

1811:                                             ; preds = %1806
  %1812 = icmp eq i64 %1808, 0
  br i1 %1812, label %1872, label %1837

1813:                                             ; preds = %1823
  %1814 = icmp eq i64 %1825, 0
  br i1 %1814, label %1872, label %1841

1815:                                             ; preds = %1806
  %1816 = getelementptr inbounds nuw i64, ptr %990, i64 %1809
  %1817 = load i64, ptr %1816, align 8
  %1818 = sub nsw i64 %1817, %1224
  %1819 = ashr i64 %1818, %1233
  %1820 = add nsw i64 %1819, %1234
  br i1 %1804, label %1828, label %1823

1821:                                             ; preds = %1828
  %1822 = load i64, ptr %1800, align 8
  br label %1823

1823:                                             ; preds = %1821, %1815
  %1824 = phi i64 [ %1807, %1815 ], [ %1822, %1821 ]
  %1825 = phi i64 [ %1808, %1815 ], [ %1834, %1821 ]
  %1826 = add nuw i64 %1809, 1
  %1827 = icmp eq i64 %1824, 0
  br i1 %1827, label %1813, label %1806

1828:                                             ; preds = %1815, %1828
  %1829 = phi i64 [ %1834, %1828 ], [ %1808, %1815 ]
  %1830 = phi i64 [ %1835, %1828 ], [ %1819, %1815 ]
  %1831 = getelementptr inbounds i8, ptr %1799, i64 %1830
  %1832 = load i8, ptr %1831, align 1
  %1833 = zext i8 %1832 to i64
  %1834 = or i64 %1829, %1833
  store i8 0, ptr %1831, align 1
  %1835 = add nsw i64 %1830, 1
  %1836 = icmp slt i64 %1835, %1820
  br i1 %1836, label %1828, label %1821

1837:                                             ; preds = %1811
  %1838 = load i64, ptr %1780, align 8
  %1839 = inttoptr i64 %1838 to ptr
  %1840 = icmp sgt i64 %1807, 0
  br i1 %1840, label %1843, label %1841

1841:                                             ; preds = %1867, %1837, %1813
  %1842 = phi i64 [ 0, %1837 ], [ 0, %1813 ], [ %1869, %1867 ]
  store i64 %1842, ptr %1800, align 8
  br label %1872

1843:                                             ; preds = %1837, %1867
  %1844 = phi i64 [ %1868, %1867 ], [ %1807, %1837 ]
  %1845 = phi i64 [ %1870, %1867 ], [ 0, %1837 ]
  %1846 = phi i64 [ %1869, %1867 ], [ 0, %1837 ]
  %1847 = mul nuw nsw i64 %1845, 36
  %1848 = getelementptr inbounds nuw i8, ptr %1839, i64 %1847
  %1849 = load i32, ptr %1848, align 4
  %1850 = sext i32 %1849 to i64
  %1851 = getelementptr inbounds i8, ptr %1799, i64 %1850
  %1852 = load i8, ptr %1851, align 1
  %1853 = icmp eq i8 %1852, 0
  br i1 %1853, label %1867, label %1854

1854:                                             ; preds = %1843
  %1855 = mul i64 %1846, 36
  %1856 = getelementptr i8, ptr %1839, i64 %1855
  br label %1860

1857:                                             ; preds = %1860
  %1858 = add nsw i64 %1846, 1
  %1859 = load i64, ptr %1800, align 8
  br label %1867

1860:                                             ; preds = %1860, %1854
  %1861 = phi i64 [ 0, %1854 ], [ %1865, %1860 ]
  %1862 = getelementptr inbounds nuw i32, ptr %1848, i64 %1861
  %1863 = load i32, ptr %1862, align 4
  %1864 = getelementptr i32, ptr %1856, i64 %1861
  store i32 %1863, ptr %1864, align 4
  %1865 = add nuw nsw i64 %1861, 1
  %1866 = icmp eq i64 %1865, 9
  br i1 %1866, label %1857, label %1860

1867:                                             ; preds = %1857, %1843
  %1868 = phi i64 [ %1859, %1857 ], [ %1844, %1843 ]
  %1869 = phi i64 [ %1858, %1857 ], [ %1846, %1843 ]
  %1870 = add nuw nsw i64 %1845, 1
  %1871 = icmp slt i64 %1870, %1868
  br i1 %1871, label %1843, label %1841

1872:                                             ; preds = %1841, %1813, %1811, %1796, %1795, %1781
  %1873 = load i64, ptr %42, align 8
  %1874 = inttoptr i64 %1873 to ptr
  %1875 = load i64, ptr %65, align 8
  %1876 = inttoptr i64 %1875 to ptr
  %1877 = load i64, ptr %59, align 8
  %1878 = inttoptr i64 %1877 to ptr
  %1879 = load i64, ptr %96, align 8
  %1880 = inttoptr i64 %1879 to ptr
  %1881 = getelementptr inbounds nuw i8, ptr %1223, i64 24
  %1882 = load i64, ptr %1881, align 8
  %1883 = inttoptr i64 %1882 to ptr
  %1884 = load i64, ptr %1288, align 8
  %1885 = inttoptr i64 %1884 to ptr
  %1886 = getelementptr inbounds nuw i8, ptr %1223, i64 72
  %1887 = load i64, ptr %1886, align 8
  %1888 = inttoptr i64 %1887 to ptr
  %1889 = load i64, ptr %1229, align 8
  br i1 %1774, label %1893, label %1890

1890:                                             ; preds = %1872
  %1891 = getelementptr inbounds nuw i8, ptr %1223, i64 80
  %1892 = load i64, ptr %1891, align 8
  br label %1893

1893:                                             ; preds = %1890, %1872
  %1894 = phi i64 [ %1892, %1890 ], [ 0, %1872 ]
  br i1 %996, label %1895, label %1903

1895:                                             ; preds = %1893
  %1896 = getelementptr inbounds nuw i8, ptr %1223, i64 40
  %1897 = load i64, ptr %1896, align 8
  %1898 = icmp eq i64 %1897, 0
  br i1 %1898, label %1899, label %1903

1899:                                             ; preds = %1895
  %1900 = getelementptr inbounds nuw i8, ptr %1223, i64 48
  %1901 = load i64, ptr %1900, align 8
  %1902 = inttoptr i64 %1901 to ptr
  br label %1903

1903:                                             ; preds = %1899, %1895, %1893
  %1904 = phi ptr [ %1902, %1899 ], [ null, %1895 ], [ null, %1893 ]
  %1905 = icmp ne i64 %1776, 0
  %1906 = and i1 %1010, %1905
  br i1 %1906, label %1907, label %1909

1907:                                             ; preds = %1903
  %1908 = icmp sgt i64 %1234, 0
  br label %1920

1909:                                             ; preds = %1929, %1903
  br i1 %1010, label %1910, label %1948

1910:                                             ; preds = %1909
  %1911 = trunc i64 %130 to i32
  %1912 = icmp sgt i64 %1894, 0
  %1913 = icmp eq ptr %1904, null
  %1914 = icmp ne i64 %1884, 0
  %1915 = icmp sgt i64 %1889, 0
  %1916 = select i1 %1914, i1 %1915, i1 false
  %1917 = icmp sgt i64 %1234, 0
  %1918 = select i1 %996, i64 0, i64 5
  %1919 = shl i64 %1889, 2
  br label %1953

1920:                                             ; preds = %1929, %1907
  %1921 = phi i64 [ 0, %1907 ], [ %1930, %1929 ]
  %1922 = phi i64 [ 0, %1907 ], [ %1931, %1929 ]
  %1923 = getelementptr inbounds nuw i64, ptr %990, i64 %1922
  %1924 = load i64, ptr %1923, align 8
  %1925 = sub nsw i64 %1924, %1224
  %1926 = ashr i64 %1925, %1233
  br i1 %1908, label %1933, label %1929

1927:                                             ; preds = %1944
  %1928 = add i64 %1921, %1234
  br label %1929

1929:                                             ; preds = %1927, %1920
  %1930 = phi i64 [ %1921, %1920 ], [ %1928, %1927 ]
  %1931 = add nuw nsw i64 %1922, 1
  %1932 = icmp eq i64 %1931, %801
  br i1 %1932, label %1909, label %1920

1933:                                             ; preds = %1920, %1944
  %1934 = phi i64 [ %1946, %1944 ], [ %1921, %1920 ]
  %1935 = phi i64 [ %1945, %1944 ], [ 0, %1920 ]
  %1936 = getelementptr inbounds i8, ptr %1880, i64 %1934
  %1937 = load i8, ptr %1936, align 1
  %1938 = icmp eq i8 %1937, 2
  br i1 %1938, label %1939, label %1944

1939:                                             ; preds = %1933
  %1940 = add nsw i64 %1935, %1926
  %1941 = mul nsw i64 %1940, 40
  %1942 = getelementptr inbounds i8, ptr %1883, i64 %1941
  %1943 = getelementptr inbounds nuw i8, ptr %1942, i64 20
  call fastcc void @log_read(ptr noundef %1223, i64 noundef %1940, ptr noundef nonnull %1943)
  br label %1944

1944:                                             ; preds = %1939, %1933
  %1945 = add nuw nsw i64 %1935, 1
  %1946 = add nsw i64 %1934, 1
  %1947 = icmp eq i64 %1945, %1234
  br i1 %1947, label %1927, label %1933

1948:                                             ; preds = %1972, %1909
  %1949 = icmp eq i64 %1777, 0
  br i1 %1949, label %2043, label %1950

1950:                                             ; preds = %1948
  %1951 = trunc i64 %130 to i32
  %1952 = icmp sgt i64 %1234, 0
  br i1 %1952, label %2010, label %2043

1953:                                             ; preds = %1972, %1910
  %1954 = phi i64 [ 0, %1910 ], [ %1973, %1972 ]
  %1955 = getelementptr inbounds nuw i64, ptr %800, i64 %1954
  %1956 = load i64, ptr %1955, align 8
  %1957 = getelementptr inbounds nuw i64, ptr %990, i64 %1954
  %1958 = load i64, ptr %1957, align 8
  %1959 = sub nsw i64 %1958, %1224
  %1960 = ashr i64 %1959, %1233
  %1961 = getelementptr inbounds i64, ptr %1876, i64 %1956
  %1962 = load i64, ptr %1961, align 8
  %1963 = trunc i64 %1962 to i32
  %1964 = getelementptr inbounds i32, ptr %1878, i64 %1956
  %1965 = load i32, ptr %1964, align 4
  %1966 = getelementptr inbounds i64, ptr %1874, i64 %1956
  %1967 = load i64, ptr %1966, align 8
  %1968 = load i64, ptr %97, align 8
  %1969 = add nsw i64 %1968, %1967
  %1970 = trunc i64 %1969 to i32
  %1971 = add nsw i64 %1960, %1234
  br i1 %1917, label %1975, label %1972

1972:                                             ; preds = %2006, %1953
  %1973 = add nuw nsw i64 %1954, 1
  %1974 = icmp eq i64 %1973, %801
  br i1 %1974, label %1948, label %1953

1975:                                             ; preds = %1953, %2006
  %1976 = phi i64 [ %2009, %2006 ], [ 0, %1953 ]
  %1977 = phi i64 [ %2007, %2006 ], [ %1960, %1953 ]
  %1978 = add i64 %1976, %1960
  %1979 = mul i64 %1978, %1919
  %1980 = getelementptr i8, ptr %1885, i64 %1979
  %1981 = mul nsw i64 %1977, 40
  %1982 = getelementptr inbounds i8, ptr %1883, i64 %1981
  %1983 = getelementptr inbounds nuw i32, ptr %1982, i64 %1918
  store i32 %1963, ptr %1983, align 4
  %1984 = getelementptr inbounds nuw i8, ptr %1983, i64 4
  store i32 %1965, ptr %1984, align 4
  %1985 = getelementptr inbounds nuw i8, ptr %1983, i64 8
  store i32 %1970, ptr %1985, align 4
  %1986 = getelementptr inbounds nuw i8, ptr %1983, i64 12
  store i32 %1911, ptr %1986, align 4
  %1987 = getelementptr inbounds nuw i8, ptr %1983, i64 16
  store i32 1, ptr %1987, align 4
  br i1 %996, label %1988, label %2006

1988:                                             ; preds = %1975
  %1989 = getelementptr inbounds nuw i8, ptr %1982, i64 24
  store i32 0, ptr %1989, align 4
  br i1 %1912, label %1990, label %1992

1990:                                             ; preds = %1988
  %1991 = mul i64 %1977, 20
  br label %1993

1992:                                             ; preds = %1993, %1988
  br i1 %1913, label %2004, label %2002

1993:                                             ; preds = %1993, %1990
  %1994 = phi i64 [ 0, %1990 ], [ %2000, %1993 ]
  %1995 = getelementptr inbounds nuw i64, ptr %1888, i64 %1994
  %1996 = load i64, ptr %1995, align 8
  %1997 = inttoptr i64 %1996 to ptr
  %1998 = getelementptr i8, ptr %1997, i64 %1991
  %1999 = getelementptr i8, ptr %1998, i64 4
  store i32 0, ptr %1999, align 4
  %2000 = add nuw nsw i64 %1994, 1
  %2001 = icmp eq i64 %2000, %1894
  br i1 %2001, label %1992, label %1993

2002:                                             ; preds = %1992
  %2003 = getelementptr inbounds i8, ptr %1904, i64 %1977
  store i8 1, ptr %2003, align 1
  br label %2004

2004:                                             ; preds = %2002, %1992
  br i1 %1916, label %2005, label %2006

2005:                                             ; preds = %2004
  call void @llvm.memset.p0.i64(ptr align 4 %1980, i8 0, i64 %1919, i1 false)
  br label %2006

2006:                                             ; preds = %2005, %2004, %1975
  %2007 = add nsw i64 %1977, 1
  %2008 = icmp slt i64 %2007, %1971
  %2009 = add i64 %1976, 1
  br i1 %2008, label %1975, label %1972

2010:                                             ; preds = %1950, %2013
  %2011 = phi i64 [ %2014, %2013 ], [ 0, %1950 ]
  %2012 = getelementptr i8, ptr %1880, i64 %2011
  br i1 %1010, label %2016, label %2013

2013:                                             ; preds = %2040, %2010
  %2014 = add nuw nsw i64 %2011, 1
  %2015 = icmp eq i64 %2014, %1234
  br i1 %2015, label %2043, label %2010

2016:                                             ; preds = %2010, %2040
  %2017 = phi i64 [ %2041, %2040 ], [ 0, %2010 ]
  %2018 = mul nuw nsw i64 %2017, %1234
  %2019 = getelementptr i8, ptr %2012, i64 %2018
  %2020 = load i8, ptr %2019, align 1
  %2021 = icmp eq i8 %2020, 1
  br i1 %2021, label %2022, label %2040

2022:                                             ; preds = %2016
  %2023 = getelementptr inbounds nuw i64, ptr %800, i64 %2017
  %2024 = load i64, ptr %2023, align 8
  %2025 = getelementptr inbounds nuw i64, ptr %990, i64 %2017
  %2026 = load i64, ptr %2025, align 8
  %2027 = sub nsw i64 %2026, %1224
  %2028 = ashr i64 %2027, %1233
  %2029 = getelementptr inbounds i64, ptr %1874, i64 %2024
  %2030 = load i64, ptr %2029, align 8
  %2031 = load i64, ptr %97, align 8
  %2032 = add nsw i64 %2031, %2030
  %2033 = trunc i64 %2032 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %2034 = getelementptr inbounds i64, ptr %1876, i64 %2024
  %2035 = load i64, ptr %2034, align 8
  %2036 = trunc i64 %2035 to i32
  store i32 %2036, ptr %14, align 16
  %2037 = getelementptr inbounds i32, ptr %1878, i64 %2024
  %2038 = load i32, ptr %2037, align 4
  store i32 %2038, ptr %102, align 4
  store i32 %2033, ptr %103, align 8
  store i32 %1951, ptr %104, align 4
  store i32 1, ptr %105, align 16
  %2039 = add nsw i64 %2028, %2011
  call fastcc void @log_read(ptr noundef %1223, i64 noundef %2039, ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %2040

2040:                                             ; preds = %2022, %2016
  %2041 = add nuw nsw i64 %2017, 1
  %2042 = icmp eq i64 %2041, %801
  br i1 %2042, label %2013, label %2016

2043:                                             ; preds = %2013, %1950, %1948
  %2044 = icmp eq ptr %1275, null
  br i1 %2044, label %2070, label %2045

2045:                                             ; preds = %2043
  %2046 = getelementptr inbounds nuw i8, ptr %1223, i64 144
  %2047 = load i64, ptr %2046, align 8
  %2048 = inttoptr i64 %2047 to ptr
  br i1 %1010, label %2049, label %2070

2049:                                             ; preds = %2045
  %2050 = trunc i64 %130 to i32
  %2051 = icmp sgt i64 %1234, 0
  br label %2052

2052:                                             ; preds = %2058, %2049
  %2053 = phi i64 [ 0, %2049 ], [ %2059, %2058 ]
  %2054 = getelementptr inbounds nuw i64, ptr %990, i64 %2053
  %2055 = load i64, ptr %2054, align 8
  %2056 = sub nsw i64 %2055, %1224
  %2057 = ashr i64 %2056, %1233
  br i1 %2051, label %2061, label %2058

2058:                                             ; preds = %2067, %2052
  %2059 = add nuw nsw i64 %2053, 1
  %2060 = icmp eq i64 %2059, %801
  br i1 %2060, label %2070, label %2052

2061:                                             ; preds = %2052, %2067
  %2062 = phi i64 [ %2068, %2067 ], [ 0, %2052 ]
  %2063 = add nsw i64 %2062, %2057
  %2064 = getelementptr inbounds i8, ptr %1275, i64 %2063
  store i8 1, ptr %2064, align 1
  br i1 %996, label %2065, label %2067

2065:                                             ; preds = %2061
  %2066 = getelementptr inbounds i32, ptr %2048, i64 %2063
  store i32 %2050, ptr %2066, align 4
  br label %2067

2067:                                             ; preds = %2065, %2061
  %2068 = add nuw nsw i64 %2062, 1
  %2069 = icmp eq i64 %2068, %1234
  br i1 %2069, label %2058, label %2061

2070:                                             ; preds = %2058, %2045, %2043
  %2071 = load i64, ptr %20, align 8
  %2072 = inttoptr i64 %2071 to ptr
  %2073 = load i64, ptr %106, align 8
  %2074 = inttoptr i64 %2073 to ptr
  %2075 = load i64, ptr %993, align 8
  %2076 = icmp sgt i64 %2075, 0
  br i1 %2076, label %2077, label %2204

2077:                                             ; preds = %2070
  %2078 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %2079 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %2080 = getelementptr inbounds nuw i8, ptr %1223, i64 16
  br label %2081

2081:                                             ; preds = %2200, %2077
  %2082 = phi i64 [ %2075, %2077 ], [ %2201, %2200 ]
  %2083 = phi i64 [ 0, %2077 ], [ %2202, %2200 ]
  %2084 = load i64, ptr %2078, align 8
  %2085 = getelementptr i64, ptr %2074, i64 %2084
  %2086 = getelementptr i64, ptr %2085, i64 %2083
  %2087 = load i64, ptr %2086, align 8
  %2088 = icmp slt i64 %2087, 0
  br i1 %2088, label %2200, label %2089

2089:                                             ; preds = %2081
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2090 = getelementptr inbounds nuw %struct.operand, ptr %2072, i64 %2087
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2090, i64 16, i1 false)
  %2091 = load i64, ptr %2080, align 8
  %2092 = sub nsw i64 %2091, %1224
  %2093 = load i64, ptr %991, align 8
  %2094 = mul nsw i64 %2093, %2083
  %2095 = add nsw i64 %2094, %2092
  %2096 = load i64, ptr %107, align 8
  %2097 = icmp eq i64 %2096, %2093
  br i1 %2097, label %2099, label %2098

2098:                                             ; preds = %2089
  br i1 %1010, label %2168, label %2198

2099:                                             ; preds = %2089
  %2100 = load i64, ptr %12, align 8
  switch i64 %2093, label %2104 [
    i64 1, label %2103
    i64 2, label %2102
    i64 4, label %2101
  ]

2101:                                             ; preds = %2099
  br i1 %1010, label %2136, label %2198

2102:                                             ; preds = %2099
  br i1 %1010, label %2120, label %2198

2103:                                             ; preds = %2099
  br i1 %1010, label %2105, label %2198

2104:                                             ; preds = %2099
  br i1 %1010, label %2152, label %2198

2105:                                             ; preds = %2103, %2105
  %2106 = phi i64 [ %2118, %2105 ], [ 0, %2103 ]
  %2107 = getelementptr inbounds nuw i64, ptr %990, i64 %2106
  %2108 = load i64, ptr %2107, align 8
  %2109 = add i64 %2108, %2095
  %2110 = inttoptr i64 %2109 to ptr
  %2111 = getelementptr inbounds nuw i64, ptr %800, i64 %2106
  %2112 = load i64, ptr %2111, align 8
  %2113 = add nsw i64 %2112, %2100
  %2114 = inttoptr i64 %2113 to ptr
  %2115 = select i1 %996, ptr %2114, ptr %2110
  %2116 = select i1 %996, ptr %2110, ptr %2114
  %2117 = load i8, ptr %2115, align 1
  store i8 %2117, ptr %2116, align 1
  %2118 = add nuw nsw i64 %2106, 1
  %2119 = icmp eq i64 %2118, %801
  br i1 %2119, label %2198, label %2105

2120:                                             ; preds = %2102, %2120
  %2121 = phi i64 [ %2134, %2120 ], [ 0, %2102 ]
  %2122 = getelementptr inbounds nuw i64, ptr %990, i64 %2121
  %2123 = load i64, ptr %2122, align 8
  %2124 = add i64 %2123, %2095
  %2125 = inttoptr i64 %2124 to ptr
  %2126 = getelementptr inbounds nuw i64, ptr %800, i64 %2121
  %2127 = load i64, ptr %2126, align 8
  %2128 = shl nsw i64 %2127, 1
  %2129 = add nsw i64 %2128, %2100
  %2130 = inttoptr i64 %2129 to ptr
  %2131 = select i1 %996, ptr %2130, ptr %2125
  %2132 = select i1 %996, ptr %2125, ptr %2130
  %2133 = load i16, ptr %2131, align 2
  store i16 %2133, ptr %2132, align 2
  %2134 = add nuw nsw i64 %2121, 1
  %2135 = icmp eq i64 %2134, %801
  br i1 %2135, label %2198, label %2120

2136:                                             ; preds = %2101, %2136
  %2137 = phi i64 [ %2150, %2136 ], [ 0, %2101 ]
  %2138 = getelementptr inbounds nuw i64, ptr %990, i64 %2137
  %2139 = load i64, ptr %2138, align 8
  %2140 = add i64 %2139, %2095
  %2141 = inttoptr i64 %2140 to ptr
  %2142 = getelementptr inbounds nuw i64, ptr %800, i64 %2137
  %2143 = load i64, ptr %2142, align 8
  %2144 = shl nsw i64 %2143, 2
  %2145 = add nsw i64 %2144, %2100
  %2146 = inttoptr i64 %2145 to ptr
  %2147 = select i1 %996, ptr %2146, ptr %2141
  %2148 = select i1 %996, ptr %2141, ptr %2146
  %2149 = load i32, ptr %2147, align 4
  store i32 %2149, ptr %2148, align 4
  %2150 = add nuw nsw i64 %2137, 1
  %2151 = icmp eq i64 %2150, %801
  br i1 %2151, label %2198, label %2136

2152:                                             ; preds = %2104, %2152
  %2153 = phi i64 [ %2166, %2152 ], [ 0, %2104 ]
  %2154 = getelementptr inbounds nuw i64, ptr %990, i64 %2153
  %2155 = load i64, ptr %2154, align 8
  %2156 = add i64 %2155, %2095
  %2157 = inttoptr i64 %2156 to ptr
  %2158 = getelementptr inbounds nuw i64, ptr %800, i64 %2153
  %2159 = load i64, ptr %2158, align 8
  %2160 = mul nsw i64 %2159, %2093
  %2161 = add nsw i64 %2160, %2100
  %2162 = inttoptr i64 %2161 to ptr
  %2163 = select i1 %996, ptr %2162, ptr %2157
  %2164 = select i1 %996, ptr %2157, ptr %2162
  %2165 = load i64, ptr %2163, align 8
  store i64 %2165, ptr %2164, align 8
  %2166 = add nuw nsw i64 %2153, 1
  %2167 = icmp eq i64 %2166, %801
  br i1 %2167, label %2198, label %2152

2168:                                             ; preds = %2098, %2195
  %2169 = phi i64 [ %2196, %2195 ], [ 0, %2098 ]
  %2170 = getelementptr inbounds nuw i64, ptr %990, i64 %2169
  %2171 = load i64, ptr %2170, align 8
  %2172 = add i64 %2171, %2095
  br i1 %996, label %2173, label %2190

2173:                                             ; preds = %2168
  %2174 = load i64, ptr %2079, align 8
  %2175 = getelementptr inbounds nuw i64, ptr %800, i64 %2169
  %2176 = load i64, ptr %2175, align 8
  %2177 = call fastcc i64 @get(ptr noundef %12, i64 noundef %2174, i64 noundef %2176)
  %2178 = load i64, ptr %991, align 8
  switch i64 %2178, label %2188 [
    i64 1, label %2179
    i64 2, label %2182
    i64 4, label %2185
  ]

2179:                                             ; preds = %2173
  %2180 = trunc i64 %2177 to i8
  %2181 = inttoptr i64 %2172 to ptr
  store i8 %2180, ptr %2181, align 1
  br label %2195

2182:                                             ; preds = %2173
  %2183 = trunc i64 %2177 to i16
  %2184 = inttoptr i64 %2172 to ptr
  store i16 %2183, ptr %2184, align 2
  br label %2195

2185:                                             ; preds = %2173
  %2186 = trunc i64 %2177 to i32
  %2187 = inttoptr i64 %2172 to ptr
  store i32 %2186, ptr %2187, align 4
  br label %2195

2188:                                             ; preds = %2173
  %2189 = inttoptr i64 %2172 to ptr
  store i64 %2177, ptr %2189, align 8
  br label %2195

2190:                                             ; preds = %2168
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2172, ptr %13, align 8
  store i64 0, ptr %108, align 8
  %2191 = getelementptr inbounds nuw i64, ptr %800, i64 %2169
  %2192 = load i64, ptr %2191, align 8
  %2193 = load i64, ptr %2079, align 8
  %2194 = call fastcc i64 @get(ptr noundef %13, i64 noundef %2193, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2192, i64 noundef %2194)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2195

2195:                                             ; preds = %2190, %2188, %2185, %2182, %2179
  %2196 = add nuw nsw i64 %2169, 1
  %2197 = icmp eq i64 %2196, %801
  br i1 %2197, label %2198, label %2168

2198:                                             ; preds = %2195, %2136, %2120, %2105, %2152, %2104, %2103, %2102, %2101, %2098
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2199 = load i64, ptr %993, align 8
  br label %2200

2200:                                             ; preds = %2198, %2081
  %2201 = phi i64 [ %2082, %2081 ], [ %2199, %2198 ]
  %2202 = add nuw nsw i64 %2083, 1
  %2203 = icmp slt i64 %2202, %2201
  br i1 %2203, label %2081, label %2204

2204:                                             ; preds = %2200, %2070
  br i1 %996, label %2205, label %2208

2205:                                             ; preds = %2204
  %2206 = load i64, ptr %41, align 8
  %2207 = add nsw i64 %2206, 1
  store i64 %2207, ptr %41, align 8
  br label %2208

2208:                                             ; preds = %2205, %2204
  %2209 = icmp eq i64 %1222, 1
  br i1 %2209, label %2210, label %2214

2210:                                             ; preds = %2208
  %2211 = load i64, ptr %90, align 8
  %2212 = icmp eq i64 %2211, 0
  br i1 %2212, label %4014, label %2213

2213:                                             ; preds = %2210
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %130, i64 noundef %995, ptr noundef readonly %800, ptr noundef %990, i64 noundef %801)
  br label %4014

2214:                                             ; preds = %2208
  %2215 = load i64, ptr %109, align 8
  %2216 = inttoptr i64 %2215 to ptr
  %2217 = getelementptr inbounds i64, ptr %2216, i64 %130
  %2218 = load i64, ptr %2217, align 8
  %2219 = load i64, ptr %110, align 8
  %2220 = inttoptr i64 %2219 to ptr
  %2221 = getelementptr inbounds i8, ptr %2220, i64 %2218
  %2222 = load i8, ptr %2221, align 1
  %2223 = icmp eq i8 %2222, 1
  br i1 %2223, label %2254, label %2224

2224:                                             ; preds = %2214
  %2225 = load i64, ptr %65, align 8
  %2226 = inttoptr i64 %2225 to ptr
  br label %2227

2227:                                             ; preds = %2243, %2224
  %2228 = phi i64 [ 0, %2224 ], [ %2241, %2243 ]
  %2229 = icmp slt i64 %2228, %801
  br i1 %2229, label %2230, label %2251

2230:                                             ; preds = %2227
  %2231 = getelementptr inbounds i64, ptr %800, i64 %2228
  %2232 = load i64, ptr %2231, align 8
  %2233 = getelementptr inbounds i64, ptr %2226, i64 %2232
  %2234 = load i64, ptr %2233, align 8
  %2235 = load i64, ptr %45, align 8
  %2236 = sub nsw i64 %2235, %2234
  %2237 = call i64 @llvm.smin.i64(i64 %2236, i64 32)
  %2238 = and i64 %2234, 31
  %2239 = icmp eq i64 %2238, 0
  br i1 %2239, label %2240, label %2250

2240:                                             ; preds = %2230
  %2241 = add nsw i64 %2237, %2228
  %2242 = icmp sgt i64 %2241, %801
  br i1 %2242, label %2250, label %2243

2243:                                             ; preds = %2240
  %2244 = getelementptr i64, ptr %800, i64 %2241
  %2245 = getelementptr i8, ptr %2244, i64 -8
  %2246 = load i64, ptr %2245, align 8
  %2247 = add i64 %2232, -1
  %2248 = add i64 %2247, %2237
  %2249 = icmp eq i64 %2246, %2248
  br i1 %2249, label %2227, label %2250

2250:                                             ; preds = %2243, %2240, %2230
  store i8 1, ptr %2221, align 1
  br label %2254

2251:                                             ; preds = %2227
  store i8 0, ptr %2221, align 1
  %2252 = icmp eq i8 %2222, 0
  br i1 %2252, label %2253, label %2254

2253:                                             ; preds = %2251
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2218, i64 noundef %995, ptr noundef readonly %800, ptr noundef %990, i64 noundef %801)
  br label %4014

2254:                                             ; preds = %2251, %2250, %2214
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %130, i64 noundef %995, ptr noundef readonly %800, ptr noundef %990, i64 noundef %801)
  br label %4014

2255:                                             ; preds = %1194, %1209
  %2256 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1115, ptr %2256, align 8
  br label %4040

2257:                                             ; preds = %986
  %2258 = load i64, ptr %80, align 8
  %2259 = icmp eq i64 %2258, 0
  br i1 %2259, label %4040, label %2260

2260:                                             ; preds = %2257
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2261 = load i64, ptr %20, align 8
  %2262 = inttoptr i64 %2261 to ptr
  %2263 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %2264 = load i64, ptr %2263, align 8
  %2265 = getelementptr inbounds %struct.operand, ptr %2262, i64 %2264
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2265, i64 16, i1 false)
  %2266 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %2267 = load i64, ptr %2266, align 8
  %2268 = getelementptr inbounds %struct.operand, ptr %2262, i64 %2267
  %2269 = load i64, ptr %2268, align 8
  %2270 = getelementptr inbounds nuw i8, ptr %2268, i64 8
  %2271 = load i64, ptr %2270, align 8
  %2272 = load i64, ptr %81, align 8
  %2273 = inttoptr i64 %2272 to ptr
  %2274 = icmp sgt i64 %801, 0
  br i1 %2274, label %2275, label %2316

2275:                                             ; preds = %2260, %2295
  %2276 = phi i64 [ %2306, %2295 ], [ 0, %2260 ]
  %2277 = getelementptr inbounds nuw i64, ptr %800, i64 %2276
  %2278 = load i64, ptr %2277, align 8
  %2279 = load i64, ptr %80, align 8
  %2280 = inttoptr i64 %2279 to ptr
  %2281 = mul nsw i64 %2278, %2271
  %2282 = add i64 %2281, %2269
  %2283 = inttoptr i64 %2282 to ptr
  %2284 = load float, ptr %2283, align 4
  %2285 = call float @llvm.fabs.f32(float %2284)
  %2286 = fcmp olt float %2285, 0x3810000000000000
  %2287 = call float @llvm.copysign.f32(float 0.000000e+00, float %2284)
  %2288 = select i1 %2286, float %2287, float %2284
  %2289 = fpext float %2288 to double
  %2290 = call double %2280(double noundef %2289)
  %2291 = bitcast double %2290 to i64
  %2292 = and i64 %2291, 536870911
  %2293 = add nsw i64 %2292, -268435521
  %2294 = icmp ult i64 %2293, -129
  br i1 %2294, label %2295, label %2317

2295:                                             ; preds = %2275
  %2296 = fptrunc double %2290 to float
  %2297 = call float @llvm.fabs.f32(float %2296)
  %2298 = fcmp olt float %2297, 0x3810000000000000
  %2299 = call float @llvm.copysign.f32(float 0.000000e+00, float %2296)
  %2300 = select i1 %2298, float %2299, float %2296
  %2301 = fcmp uno float %2300, 0.000000e+00
  %2302 = bitcast float %2300 to i32
  %2303 = zext i32 %2302 to i64
  %2304 = select i1 %2301, i64 2147483647, i64 %2303
  %2305 = getelementptr inbounds nuw i64, ptr %2273, i64 %2276
  store i64 %2304, ptr %2305, align 8
  %2306 = add nuw nsw i64 %2276, 1
  %2307 = icmp eq i64 %2306, %801
  br i1 %2307, label %2308, label %2275

2308:                                             ; preds = %2295, %2308
  %2309 = phi i64 [ %2314, %2308 ], [ 0, %2295 ]
  %2310 = getelementptr inbounds nuw i64, ptr %800, i64 %2309
  %2311 = load i64, ptr %2310, align 8
  %2312 = getelementptr inbounds nuw i64, ptr %2273, i64 %2309
  %2313 = load i64, ptr %2312, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2311, i64 noundef %2313)
  %2314 = add nuw nsw i64 %2309, 1
  %2315 = icmp eq i64 %2314, %801
  br i1 %2315, label %2316, label %2308

2316:                                             ; preds = %2308, %2260
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4014

2317:                                             ; preds = %2275
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4040

2318:                                             ; preds = %986
  %2319 = icmp eq i64 %801, 0
  br i1 %2319, label %3929, label %2320

2320:                                             ; preds = %2318
  %2321 = getelementptr inbounds nuw i8, ptr %127, i64 8
  %2322 = getelementptr inbounds nuw i8, ptr %127, i64 64
  %2323 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %2324 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %2325 = getelementptr inbounds nuw i8, ptr %127, i64 48
  %2326 = getelementptr inbounds nuw i8, ptr %127, i64 56
  br label %2327

2327:                                             ; preds = %3925, %2320
  %2328 = phi ptr [ %800, %2320 ], [ %3926, %3925 ]
  %2329 = phi i64 [ %801, %2320 ], [ %3927, %3925 ]
  %2330 = call i64 @llvm.smin.i64(i64 %2329, i64 256)
  %2331 = getelementptr i64, ptr %2328, i64 %2330
  %2332 = getelementptr i8, ptr %2331, i64 -8
  %2333 = load i64, ptr %2332, align 8
  %2334 = load i64, ptr %2328, align 8
  %2335 = sub nsw i64 %2333, %2334
  %2336 = shl nsw i64 %2330, 1
  %2337 = icmp slt i64 %2335, %2336
  br i1 %2337, label %2338, label %2346

2338:                                             ; preds = %2327, %2338
  %2339 = phi i64 [ %2345, %2338 ], [ %2330, %2327 ]
  %2340 = getelementptr i64, ptr %2328, i64 %2339
  %2341 = getelementptr i8, ptr %2340, i64 -8
  %2342 = load i64, ptr %2341, align 8
  %2343 = sub i64 %2342, %2334
  %2344 = icmp sgt i64 %2343, 255
  %2345 = add nsw i64 %2339, -1
  br i1 %2344, label %2338, label %2368

2346:                                             ; preds = %2327
  %2347 = icmp sgt i64 %2329, 16
  br i1 %2347, label %2348, label %2372

2348:                                             ; preds = %2346
  %2349 = getelementptr inbounds nuw i8, ptr %2328, i64 120
  %2350 = load i64, ptr %2349, align 8
  %2351 = sub nsw i64 %2350, %2334
  %2352 = icmp eq i64 %2351, 15
  br i1 %2352, label %2353, label %2372

2353:                                             ; preds = %2348, %2356
  %2354 = phi i64 [ %2357, %2356 ], [ 16, %2348 ]
  %2355 = icmp eq i64 %2354, %2330
  br i1 %2355, label %2362, label %2356

2356:                                             ; preds = %2353
  %2357 = add nuw nsw i64 %2354, 1
  %2358 = getelementptr inbounds nuw i64, ptr %2328, i64 %2354
  %2359 = load i64, ptr %2358, align 8
  %2360 = sub nsw i64 %2359, %2334
  %2361 = icmp eq i64 %2360, %2354
  br i1 %2361, label %2353, label %2362

2362:                                             ; preds = %2356, %2353
  %2363 = phi i64 [ %2330, %2353 ], [ %2354, %2356 ]
  %2364 = getelementptr i64, ptr %2328, i64 %2363
  %2365 = getelementptr i8, ptr %2364, i64 -8
  %2366 = load i64, ptr %2365, align 8
  %2367 = sub i64 %2366, %2334
  br label %2368

2368:                                             ; preds = %2338, %2362
  %2369 = phi i64 [ %2367, %2362 ], [ %2343, %2338 ]
  %2370 = phi i64 [ %2363, %2362 ], [ %2339, %2338 ]
  %2371 = add i64 %2369, 1
  br label %2372

2372:                                             ; preds = %2368, %2348, %2346
  %2373 = phi i1 [ false, %2368 ], [ true, %2348 ], [ true, %2346 ]
  %2374 = phi i64 [ 1, %2368 ], [ 0, %2348 ], [ 0, %2346 ]
  %2375 = phi i1 [ true, %2368 ], [ false, %2348 ], [ false, %2346 ]
  %2376 = phi i64 [ %2370, %2368 ], [ %2330, %2348 ], [ %2330, %2346 ]
  %2377 = phi i64 [ %2371, %2368 ], [ %2330, %2348 ], [ %2330, %2346 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2328, ptr %10, align 8
  store i64 %2376, ptr %111, align 8
  store i64 %2377, ptr %112, align 8
  store i64 %2374, ptr %113, align 8
  %2378 = icmp eq i64 %2377, %2376
  %2379 = select i1 %2375, i1 %2378, i1 false
  %2380 = zext i1 %2379 to i64
  store i64 %2380, ptr %114, align 8
  %2381 = load i64, ptr %20, align 8
  %2382 = inttoptr i64 %2381 to ptr
  %2383 = load i64, ptr %106, align 8
  %2384 = inttoptr i64 %2383 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2385 = load i64, ptr %127, align 8
  switch i64 %2385, label %2495 [
    i64 26, label %2386
    i64 27, label %2427
  ]

2386:                                             ; preds = %2372
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2387 = load i64, ptr %2322, align 8
  %2388 = icmp sgt i64 %2387, 0
  br i1 %2388, label %2389, label %2421

2389:                                             ; preds = %2386
  %2390 = load i64, ptr %2323, align 8
  %2391 = getelementptr i64, ptr %2384, i64 %2390
  %2392 = load i64, ptr %2321, align 8
  %2393 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2392
  %2394 = icmp sgt i64 %2377, 0
  br label %2395

2395:                                             ; preds = %2408, %2389
  %2396 = phi i64 [ 0, %2389 ], [ %2409, %2408 ]
  %2397 = getelementptr i64, ptr %2391, i64 %2396
  %2398 = load i64, ptr %2397, align 8
  %2399 = getelementptr inbounds %struct.operand, ptr %2382, i64 %2398
  %2400 = load i64, ptr %2399, align 8
  %2401 = getelementptr inbounds nuw i8, ptr %2399, i64 8
  %2402 = load i64, ptr %2401, align 8
  call fastcc void @widen(i64 %2400, i64 %2402, i64 noundef %2392, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2394, label %2403, label %2408

2403:                                             ; preds = %2395
  %2404 = load i8, ptr %2393, align 1
  %2405 = zext i8 %2404 to i64
  %2406 = shl i64 %2396, 3
  %2407 = mul i64 %2406, %2405
  br label %2411

2408:                                             ; preds = %2411, %2395
  %2409 = add nuw nsw i64 %2396, 1
  %2410 = icmp eq i64 %2409, %2387
  br i1 %2410, label %2421, label %2395

2411:                                             ; preds = %2411, %2403
  %2412 = phi i64 [ 0, %2403 ], [ %2419, %2411 ]
  %2413 = getelementptr inbounds nuw i64, ptr %5, i64 %2412
  %2414 = load i64, ptr %2413, align 8
  %2415 = shl i64 %2414, %2407
  %2416 = getelementptr inbounds nuw i64, ptr %4, i64 %2412
  %2417 = load i64, ptr %2416, align 8
  %2418 = or i64 %2415, %2417
  store i64 %2418, ptr %2416, align 8
  %2419 = add nuw nsw i64 %2412, 1
  %2420 = icmp eq i64 %2419, %2377
  br i1 %2420, label %2408, label %2411

2421:                                             ; preds = %2408, %2386
  %2422 = load i64, ptr %2324, align 8
  %2423 = getelementptr inbounds %struct.operand, ptr %2382, i64 %2422
  %2424 = load i64, ptr %2423, align 8
  %2425 = getelementptr inbounds nuw i8, ptr %2423, i64 8
  %2426 = load i64, ptr %2425, align 8
  call fastcc void @narrow(i64 %2424, i64 %2426, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3925

2427:                                             ; preds = %2372
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2428 = load i64, ptr %2321, align 8
  %2429 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2428
  %2430 = load i8, ptr %2429, align 1
  %2431 = zext i8 %2430 to i64
  %2432 = shl nuw nsw i64 %2431, 3
  %2433 = load i64, ptr %2322, align 8
  %2434 = mul nsw i64 %2432, %2433
  %2435 = load i64, ptr %2323, align 8
  %2436 = getelementptr inbounds %struct.operand, ptr %2382, i64 %2435
  %2437 = icmp eq i64 %2434, 64
  %2438 = icmp eq i64 %2434, 32
  %2439 = select i1 %2438, i64 2, i64 1
  %2440 = select i1 %2437, i64 3, i64 %2439
  %2441 = load i64, ptr %2436, align 8
  %2442 = getelementptr inbounds nuw i8, ptr %2436, i64 8
  %2443 = load i64, ptr %2442, align 8
  call fastcc void @widen(i64 %2441, i64 %2443, i64 noundef %2440, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2444 = icmp sgt i64 %2433, 0
  br i1 %2444, label %2445, label %2494

2445:                                             ; preds = %2427
  %2446 = icmp sgt i64 %2377, 0
  br label %2447

2447:                                             ; preds = %2490, %2445
  %2448 = phi i64 [ %2433, %2445 ], [ %2491, %2490 ]
  %2449 = phi i64 [ 0, %2445 ], [ %2492, %2490 ]
  %2450 = load i64, ptr %2324, align 8
  %2451 = getelementptr i64, ptr %2384, i64 %2450
  %2452 = getelementptr i64, ptr %2451, i64 %2449
  %2453 = load i64, ptr %2452, align 8
  %2454 = icmp slt i64 %2453, 0
  br i1 %2454, label %2490, label %2455

2455:                                             ; preds = %2447
  br i1 %2446, label %2456, label %2459

2456:                                             ; preds = %2455
  %2457 = mul nuw nsw i64 %2449, %2432
  %2458 = load i64, ptr %2321, align 8
  br label %2465

2459:                                             ; preds = %2485, %2455
  %2460 = getelementptr inbounds nuw %struct.operand, ptr %2382, i64 %2453
  %2461 = load i64, ptr %2460, align 8
  %2462 = getelementptr inbounds nuw i8, ptr %2460, i64 8
  %2463 = load i64, ptr %2462, align 8
  call fastcc void @narrow(i64 %2461, i64 %2463, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2464 = load i64, ptr %2322, align 8
  br label %2490

2465:                                             ; preds = %2485, %2456
  %2466 = phi i64 [ 0, %2456 ], [ %2488, %2485 ]
  %2467 = getelementptr inbounds nuw i64, ptr %2, i64 %2466
  %2468 = load i64, ptr %2467, align 8
  %2469 = lshr i64 %2468, %2457
  switch i64 %2458, label %2485 [
    i64 0, label %2470
    i64 1, label %2472
    i64 2, label %2474
    i64 4, label %2476
    i64 5, label %2479
    i64 6, label %2482
  ]

2470:                                             ; preds = %2465
  %2471 = and i64 %2469, 255
  br label %2485

2472:                                             ; preds = %2465
  %2473 = and i64 %2469, 65535
  br label %2485

2474:                                             ; preds = %2465
  %2475 = and i64 %2469, 4294967295
  br label %2485

2476:                                             ; preds = %2465
  %2477 = shl i64 %2469, 56
  %2478 = ashr exact i64 %2477, 56
  br label %2485

2479:                                             ; preds = %2465
  %2480 = shl i64 %2469, 48
  %2481 = ashr exact i64 %2480, 48
  br label %2485

2482:                                             ; preds = %2465
  %2483 = shl i64 %2469, 32
  %2484 = ashr exact i64 %2483, 32
  br label %2485

2485:                                             ; preds = %2482, %2479, %2476, %2474, %2472, %2470, %2465
  %2486 = phi i64 [ %2484, %2482 ], [ %2471, %2470 ], [ %2473, %2472 ], [ %2475, %2474 ], [ %2478, %2476 ], [ %2481, %2479 ], [ %2469, %2465 ]
  %2487 = getelementptr inbounds nuw i64, ptr %3, i64 %2466
  store i64 %2486, ptr %2487, align 8
  %2488 = add nuw nsw i64 %2466, 1
  %2489 = icmp eq i64 %2488, %2377
  br i1 %2489, label %2459, label %2465

2490:                                             ; preds = %2459, %2447
  %2491 = phi i64 [ %2448, %2447 ], [ %2464, %2459 ]
  %2492 = add nuw nsw i64 %2449, 1
  %2493 = icmp slt i64 %2492, %2491
  br i1 %2493, label %2447, label %2494

2494:                                             ; preds = %2490, %2427
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3925

2495:                                             ; preds = %2372
  %2496 = load i64, ptr %2324, align 8
  %2497 = getelementptr inbounds %struct.operand, ptr %2382, i64 %2496
  %2498 = load i64, ptr %2497, align 8
  %2499 = getelementptr inbounds nuw i8, ptr %2497, i64 8
  %2500 = load i64, ptr %2499, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2501 = load i64, ptr %2321, align 8
  store i64 %2501, ptr %7, align 16
  %2502 = and i64 %2385, -2
  %2503 = icmp eq i64 %2502, 16
  %2504 = select i1 %2503, i64 2, i64 %2501
  store i64 %2504, ptr %115, align 8
  switch i64 %2385, label %2505 [
    i64 18, label %2510
    i64 11, label %2506
  ]

2505:                                             ; preds = %2495
  br label %2506

2506:                                             ; preds = %2505, %2495
  %2507 = phi i64 [ 8, %2505 ], [ 64, %2495 ]
  %2508 = getelementptr inbounds nuw i8, ptr %127, i64 %2507
  %2509 = load i64, ptr %2508, align 8
  br label %2510

2510:                                             ; preds = %2506, %2495
  %2511 = phi i64 [ 10, %2495 ], [ %2509, %2506 ]
  store i64 %2511, ptr %116, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2512 = load i64, ptr %2323, align 8
  store i64 %2512, ptr %8, align 16
  %2513 = load i64, ptr %2325, align 8
  store i64 %2513, ptr %117, align 8
  %2514 = load i64, ptr %2326, align 8
  store i64 %2514, ptr %118, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %120, ptr %119, align 8
  store ptr %122, ptr %121, align 16
  %2515 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2501
  %2516 = load i8, ptr %2515, align 1
  %2517 = zext i8 %2516 to i64
  %2518 = shl nuw i64 1, %2501
  %2519 = and i64 %2518, 1075
  %2520 = icmp eq i64 %2519, 0
  br i1 %2520, label %2521, label %2531

2521:                                             ; preds = %2510
  switch i64 %2385, label %2531 [
    i64 4, label %2522
    i64 5, label %2522
    i64 6, label %2522
    i64 7, label %2522
    i64 12, label %2522
    i64 13, label %2522
    i64 14, label %2522
    i64 18, label %2522
    i64 10, label %2522
    i64 16, label %2522
    i64 17, label %2522
    i64 25, label %2524
    i64 29, label %2524
    i64 21, label %2524
    i64 22, label %2524
  ]

2522:                                             ; preds = %2521, %2521, %2521, %2521, %2521, %2521, %2521, %2521, %2521, %2521, %2521
  %2523 = icmp eq i64 %2500, %2517
  br label %2528

2524:                                             ; preds = %2521, %2521, %2521, %2521
  %2525 = icmp eq i64 %2501, 8
  %2526 = icmp eq i64 %2500, %2517
  %2527 = select i1 %2525, i1 %2526, i1 false
  br label %2528

2528:                                             ; preds = %2524, %2522
  %2529 = phi i1 [ %2523, %2522 ], [ %2527, %2524 ]
  %2530 = xor i1 %2529, true
  br label %2536

2531:                                             ; preds = %2521, %2510
  %2532 = icmp eq i64 %2385, 19
  %2533 = and i64 %2518, 972
  %2534 = icmp ne i64 %2533, 0
  %2535 = and i1 %2532, %2534
  br label %2536

2536:                                             ; preds = %2531, %2528
  %2537 = phi i1 [ %2532, %2531 ], [ false, %2528 ]
  %2538 = phi i1 [ true, %2531 ], [ %2530, %2528 ]
  %2539 = phi i1 [ %2535, %2531 ], [ %2529, %2528 ]
  %2540 = phi i1 [ %2535, %2531 ], [ false, %2528 ]
  br label %2542

2541:                                             ; preds = %2566
  br i1 %2537, label %2569, label %2853

2542:                                             ; preds = %2566, %2536
  %2543 = phi i64 [ 0, %2536 ], [ %2567, %2566 ]
  %2544 = getelementptr inbounds nuw i64, ptr %8, i64 %2543
  %2545 = load i64, ptr %2544, align 8
  %2546 = icmp slt i64 %2545, 0
  br i1 %2546, label %2566, label %2547

2547:                                             ; preds = %2542
  %2548 = getelementptr inbounds nuw %struct.operand, ptr %2382, i64 %2545
  %2549 = getelementptr inbounds nuw i64, ptr %7, i64 %2543
  %2550 = load i64, ptr %2549, align 8
  br i1 %2539, label %2551, label %2561

2551:                                             ; preds = %2547
  %2552 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2550
  %2553 = load i8, ptr %2552, align 1
  %2554 = zext i8 %2553 to i64
  %2555 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2543
  %2556 = load i64, ptr %2548, align 8
  %2557 = getelementptr inbounds nuw i8, ptr %2548, i64 8
  %2558 = load i64, ptr %2557, align 8
  %2559 = call fastcc ptr @column(i64 %2556, i64 %2558, i64 noundef %2554, ptr noundef nonnull readonly %10, ptr noundef %2555)
  %2560 = getelementptr inbounds nuw ptr, ptr %9, i64 %2543
  store ptr %2559, ptr %2560, align 8
  br label %2566

2561:                                             ; preds = %2547
  %2562 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2543
  %2563 = load i64, ptr %2548, align 8
  %2564 = getelementptr inbounds nuw i8, ptr %2548, i64 8
  %2565 = load i64, ptr %2564, align 8
  call fastcc void @widen(i64 %2563, i64 %2565, i64 noundef %2550, ptr noundef nonnull readonly %10, ptr noundef %2562)
  br label %2566

2566:                                             ; preds = %2561, %2551, %2542
  %2567 = add nuw nsw i64 %2543, 1
  %2568 = icmp eq i64 %2567, 3
  br i1 %2568, label %2541, label %2542

2569:                                             ; preds = %2541
  %2570 = add nsw i64 %2498, %2334
  %2571 = inttoptr i64 %2570 to ptr
  %2572 = select i1 %2379, ptr %2571, ptr %123
  %2573 = load i64, ptr %2322, align 8
  %2574 = load ptr, ptr %9, align 16
  %2575 = load ptr, ptr %119, align 8
  br i1 %2540, label %2576, label %2731

2576:                                             ; preds = %2569
  %2577 = icmp sgt i64 %2501, 7
  br i1 %2577, label %2578, label %2731

2578:                                             ; preds = %2576
  %2579 = icmp eq i64 %2501, 9
  %2580 = icmp sgt i64 %2377, 0
  switch i64 %2573, label %2706 [
    i64 0, label %2581
    i64 1, label %2606
    i64 2, label %2631
    i64 3, label %2656
    i64 4, label %2681
  ]

2581:                                             ; preds = %2578
  br i1 %2579, label %2582, label %2583

2582:                                             ; preds = %2581
  br i1 %2580, label %2584, label %2827

2583:                                             ; preds = %2581
  br i1 %2580, label %2595, label %2827

2584:                                             ; preds = %2582, %2584
  %2585 = phi i64 [ %2593, %2584 ], [ 0, %2582 ]
  %2586 = getelementptr inbounds nuw double, ptr %2574, i64 %2585
  %2587 = load double, ptr %2586, align 8
  %2588 = getelementptr inbounds nuw double, ptr %2575, i64 %2585
  %2589 = load double, ptr %2588, align 8
  %2590 = fcmp oeq double %2587, %2589
  %2591 = zext i1 %2590 to i8
  %2592 = getelementptr inbounds nuw i8, ptr %2572, i64 %2585
  store i8 %2591, ptr %2592, align 1
  %2593 = add nuw nsw i64 %2585, 1
  %2594 = icmp eq i64 %2593, %2377
  br i1 %2594, label %2827, label %2584

2595:                                             ; preds = %2583, %2595
  %2596 = phi i64 [ %2604, %2595 ], [ 0, %2583 ]
  %2597 = getelementptr inbounds nuw float, ptr %2574, i64 %2596
  %2598 = load float, ptr %2597, align 4
  %2599 = getelementptr inbounds nuw float, ptr %2575, i64 %2596
  %2600 = load float, ptr %2599, align 4
  %2601 = fcmp oeq float %2598, %2600
  %2602 = zext i1 %2601 to i8
  %2603 = getelementptr inbounds nuw i8, ptr %2572, i64 %2596
  store i8 %2602, ptr %2603, align 1
  %2604 = add nuw nsw i64 %2596, 1
  %2605 = icmp eq i64 %2604, %2377
  br i1 %2605, label %2827, label %2595

2606:                                             ; preds = %2578
  br i1 %2579, label %2607, label %2608

2607:                                             ; preds = %2606
  br i1 %2580, label %2609, label %2827

2608:                                             ; preds = %2606
  br i1 %2580, label %2620, label %2827

2609:                                             ; preds = %2607, %2609
  %2610 = phi i64 [ %2618, %2609 ], [ 0, %2607 ]
  %2611 = getelementptr inbounds nuw double, ptr %2574, i64 %2610
  %2612 = load double, ptr %2611, align 8
  %2613 = getelementptr inbounds nuw double, ptr %2575, i64 %2610
  %2614 = load double, ptr %2613, align 8
  %2615 = fcmp one double %2612, %2614
  %2616 = zext i1 %2615 to i8
  %2617 = getelementptr inbounds nuw i8, ptr %2572, i64 %2610
  store i8 %2616, ptr %2617, align 1
  %2618 = add nuw nsw i64 %2610, 1
  %2619 = icmp eq i64 %2618, %2377
  br i1 %2619, label %2827, label %2609

2620:                                             ; preds = %2608, %2620
  %2621 = phi i64 [ %2629, %2620 ], [ 0, %2608 ]
  %2622 = getelementptr inbounds nuw float, ptr %2574, i64 %2621
  %2623 = load float, ptr %2622, align 4
  %2624 = getelementptr inbounds nuw float, ptr %2575, i64 %2621
  %2625 = load float, ptr %2624, align 4
  %2626 = fcmp one float %2623, %2625
  %2627 = zext i1 %2626 to i8
  %2628 = getelementptr inbounds nuw i8, ptr %2572, i64 %2621
  store i8 %2627, ptr %2628, align 1
  %2629 = add nuw nsw i64 %2621, 1
  %2630 = icmp eq i64 %2629, %2377
  br i1 %2630, label %2827, label %2620

2631:                                             ; preds = %2578
  br i1 %2579, label %2632, label %2633

2632:                                             ; preds = %2631
  br i1 %2580, label %2634, label %2827

2633:                                             ; preds = %2631
  br i1 %2580, label %2645, label %2827

2634:                                             ; preds = %2632, %2634
  %2635 = phi i64 [ %2643, %2634 ], [ 0, %2632 ]
  %2636 = getelementptr inbounds nuw double, ptr %2574, i64 %2635
  %2637 = load double, ptr %2636, align 8
  %2638 = getelementptr inbounds nuw double, ptr %2575, i64 %2635
  %2639 = load double, ptr %2638, align 8
  %2640 = fcmp olt double %2637, %2639
  %2641 = zext i1 %2640 to i8
  %2642 = getelementptr inbounds nuw i8, ptr %2572, i64 %2635
  store i8 %2641, ptr %2642, align 1
  %2643 = add nuw nsw i64 %2635, 1
  %2644 = icmp eq i64 %2643, %2377
  br i1 %2644, label %2827, label %2634

2645:                                             ; preds = %2633, %2645
  %2646 = phi i64 [ %2654, %2645 ], [ 0, %2633 ]
  %2647 = getelementptr inbounds nuw float, ptr %2574, i64 %2646
  %2648 = load float, ptr %2647, align 4
  %2649 = getelementptr inbounds nuw float, ptr %2575, i64 %2646
  %2650 = load float, ptr %2649, align 4
  %2651 = fcmp olt float %2648, %2650
  %2652 = zext i1 %2651 to i8
  %2653 = getelementptr inbounds nuw i8, ptr %2572, i64 %2646
  store i8 %2652, ptr %2653, align 1
  %2654 = add nuw nsw i64 %2646, 1
  %2655 = icmp eq i64 %2654, %2377
  br i1 %2655, label %2827, label %2645

2656:                                             ; preds = %2578
  br i1 %2579, label %2657, label %2658

2657:                                             ; preds = %2656
  br i1 %2580, label %2659, label %2827

2658:                                             ; preds = %2656
  br i1 %2580, label %2670, label %2827

2659:                                             ; preds = %2657, %2659
  %2660 = phi i64 [ %2668, %2659 ], [ 0, %2657 ]
  %2661 = getelementptr inbounds nuw double, ptr %2574, i64 %2660
  %2662 = load double, ptr %2661, align 8
  %2663 = getelementptr inbounds nuw double, ptr %2575, i64 %2660
  %2664 = load double, ptr %2663, align 8
  %2665 = fcmp ole double %2662, %2664
  %2666 = zext i1 %2665 to i8
  %2667 = getelementptr inbounds nuw i8, ptr %2572, i64 %2660
  store i8 %2666, ptr %2667, align 1
  %2668 = add nuw nsw i64 %2660, 1
  %2669 = icmp eq i64 %2668, %2377
  br i1 %2669, label %2827, label %2659

2670:                                             ; preds = %2658, %2670
  %2671 = phi i64 [ %2679, %2670 ], [ 0, %2658 ]
  %2672 = getelementptr inbounds nuw float, ptr %2574, i64 %2671
  %2673 = load float, ptr %2672, align 4
  %2674 = getelementptr inbounds nuw float, ptr %2575, i64 %2671
  %2675 = load float, ptr %2674, align 4
  %2676 = fcmp ole float %2673, %2675
  %2677 = zext i1 %2676 to i8
  %2678 = getelementptr inbounds nuw i8, ptr %2572, i64 %2671
  store i8 %2677, ptr %2678, align 1
  %2679 = add nuw nsw i64 %2671, 1
  %2680 = icmp eq i64 %2679, %2377
  br i1 %2680, label %2827, label %2670

2681:                                             ; preds = %2578
  br i1 %2579, label %2682, label %2683

2682:                                             ; preds = %2681
  br i1 %2580, label %2684, label %2827

2683:                                             ; preds = %2681
  br i1 %2580, label %2695, label %2827

2684:                                             ; preds = %2682, %2684
  %2685 = phi i64 [ %2693, %2684 ], [ 0, %2682 ]
  %2686 = getelementptr inbounds nuw double, ptr %2574, i64 %2685
  %2687 = load double, ptr %2686, align 8
  %2688 = getelementptr inbounds nuw double, ptr %2575, i64 %2685
  %2689 = load double, ptr %2688, align 8
  %2690 = fcmp ogt double %2687, %2689
  %2691 = zext i1 %2690 to i8
  %2692 = getelementptr inbounds nuw i8, ptr %2572, i64 %2685
  store i8 %2691, ptr %2692, align 1
  %2693 = add nuw nsw i64 %2685, 1
  %2694 = icmp eq i64 %2693, %2377
  br i1 %2694, label %2827, label %2684

2695:                                             ; preds = %2683, %2695
  %2696 = phi i64 [ %2704, %2695 ], [ 0, %2683 ]
  %2697 = getelementptr inbounds nuw float, ptr %2574, i64 %2696
  %2698 = load float, ptr %2697, align 4
  %2699 = getelementptr inbounds nuw float, ptr %2575, i64 %2696
  %2700 = load float, ptr %2699, align 4
  %2701 = fcmp ogt float %2698, %2700
  %2702 = zext i1 %2701 to i8
  %2703 = getelementptr inbounds nuw i8, ptr %2572, i64 %2696
  store i8 %2702, ptr %2703, align 1
  %2704 = add nuw nsw i64 %2696, 1
  %2705 = icmp eq i64 %2704, %2377
  br i1 %2705, label %2827, label %2695

2706:                                             ; preds = %2578
  br i1 %2579, label %2707, label %2708

2707:                                             ; preds = %2706
  br i1 %2580, label %2709, label %2827

2708:                                             ; preds = %2706
  br i1 %2580, label %2720, label %2827

2709:                                             ; preds = %2707, %2709
  %2710 = phi i64 [ %2718, %2709 ], [ 0, %2707 ]
  %2711 = getelementptr inbounds nuw double, ptr %2574, i64 %2710
  %2712 = load double, ptr %2711, align 8
  %2713 = getelementptr inbounds nuw double, ptr %2575, i64 %2710
  %2714 = load double, ptr %2713, align 8
  %2715 = fcmp oge double %2712, %2714
  %2716 = zext i1 %2715 to i8
  %2717 = getelementptr inbounds nuw i8, ptr %2572, i64 %2710
  store i8 %2716, ptr %2717, align 1
  %2718 = add nuw nsw i64 %2710, 1
  %2719 = icmp eq i64 %2718, %2377
  br i1 %2719, label %2827, label %2709

2720:                                             ; preds = %2708, %2720
  %2721 = phi i64 [ %2729, %2720 ], [ 0, %2708 ]
  %2722 = getelementptr inbounds nuw float, ptr %2574, i64 %2721
  %2723 = load float, ptr %2722, align 4
  %2724 = getelementptr inbounds nuw float, ptr %2575, i64 %2721
  %2725 = load float, ptr %2724, align 4
  %2726 = fcmp oge float %2723, %2725
  %2727 = zext i1 %2726 to i8
  %2728 = getelementptr inbounds nuw i8, ptr %2572, i64 %2721
  store i8 %2727, ptr %2728, align 1
  %2729 = add nuw nsw i64 %2721, 1
  %2730 = icmp eq i64 %2729, %2377
  br i1 %2730, label %2827, label %2720

2731:                                             ; preds = %2576, %2569
  %2732 = phi i64 [ %2501, %2576 ], [ 7, %2569 ]
  %2733 = and i64 %2573, -5
  %2734 = icmp eq i64 %2733, 1
  %2735 = icmp eq i64 %2573, 3
  %2736 = or i1 %2735, %2734
  %2737 = add i64 %2573, -3
  %2738 = icmp ult i64 %2737, 2
  %2739 = select i1 %2738, ptr %2574, ptr %2575
  %2740 = select i1 %2738, ptr %2575, ptr %2574
  %2741 = icmp ult i64 %2573, 2
  br i1 %2741, label %2742, label %2773

2742:                                             ; preds = %2731
  %2743 = shl nuw nsw i64 1, %2732
  %2744 = and i64 %2743, 324
  %2745 = icmp eq i64 %2744, 0
  %2746 = icmp sgt i64 %2377, 0
  br i1 %2745, label %2748, label %2747

2747:                                             ; preds = %2742
  br i1 %2746, label %2749, label %2827

2748:                                             ; preds = %2742
  br i1 %2746, label %2761, label %2827

2749:                                             ; preds = %2747, %2749
  %2750 = phi i64 [ %2759, %2749 ], [ 0, %2747 ]
  %2751 = getelementptr inbounds nuw i32, ptr %2574, i64 %2750
  %2752 = load i32, ptr %2751, align 4
  %2753 = getelementptr inbounds nuw i32, ptr %2575, i64 %2750
  %2754 = load i32, ptr %2753, align 4
  %2755 = icmp eq i32 %2752, %2754
  %2756 = xor i1 %2736, %2755
  %2757 = zext i1 %2756 to i8
  %2758 = getelementptr inbounds nuw i8, ptr %2572, i64 %2750
  store i8 %2757, ptr %2758, align 1
  %2759 = add nuw nsw i64 %2750, 1
  %2760 = icmp eq i64 %2759, %2377
  br i1 %2760, label %2827, label %2749

2761:                                             ; preds = %2748, %2761
  %2762 = phi i64 [ %2771, %2761 ], [ 0, %2748 ]
  %2763 = getelementptr inbounds nuw i64, ptr %2574, i64 %2762
  %2764 = load i64, ptr %2763, align 8
  %2765 = getelementptr inbounds nuw i64, ptr %2575, i64 %2762
  %2766 = load i64, ptr %2765, align 8
  %2767 = icmp eq i64 %2764, %2766
  %2768 = xor i1 %2736, %2767
  %2769 = zext i1 %2768 to i8
  %2770 = getelementptr inbounds nuw i8, ptr %2572, i64 %2762
  store i8 %2769, ptr %2770, align 1
  %2771 = add nuw nsw i64 %2762, 1
  %2772 = icmp eq i64 %2771, %2377
  br i1 %2772, label %2827, label %2761

2773:                                             ; preds = %2731
  %2774 = icmp sgt i64 %2377, 0
  switch i64 %2732, label %2778 [
    i64 2, label %2777
    i64 6, label %2776
    i64 3, label %2775
  ]

2775:                                             ; preds = %2773
  br i1 %2774, label %2803, label %2827

2776:                                             ; preds = %2773
  br i1 %2774, label %2791, label %2827

2777:                                             ; preds = %2773
  br i1 %2774, label %2779, label %2827

2778:                                             ; preds = %2773
  br i1 %2774, label %2815, label %2827

2779:                                             ; preds = %2777, %2779
  %2780 = phi i64 [ %2789, %2779 ], [ 0, %2777 ]
  %2781 = getelementptr inbounds nuw i32, ptr %2740, i64 %2780
  %2782 = load i32, ptr %2781, align 4
  %2783 = getelementptr inbounds nuw i32, ptr %2739, i64 %2780
  %2784 = load i32, ptr %2783, align 4
  %2785 = icmp ult i32 %2782, %2784
  %2786 = xor i1 %2736, %2785
  %2787 = zext i1 %2786 to i8
  %2788 = getelementptr inbounds nuw i8, ptr %2572, i64 %2780
  store i8 %2787, ptr %2788, align 1
  %2789 = add nuw nsw i64 %2780, 1
  %2790 = icmp eq i64 %2789, %2377
  br i1 %2790, label %2827, label %2779

2791:                                             ; preds = %2776, %2791
  %2792 = phi i64 [ %2801, %2791 ], [ 0, %2776 ]
  %2793 = getelementptr inbounds nuw i32, ptr %2740, i64 %2792
  %2794 = load i32, ptr %2793, align 4
  %2795 = getelementptr inbounds nuw i32, ptr %2739, i64 %2792
  %2796 = load i32, ptr %2795, align 4
  %2797 = icmp slt i32 %2794, %2796
  %2798 = xor i1 %2736, %2797
  %2799 = zext i1 %2798 to i8
  %2800 = getelementptr inbounds nuw i8, ptr %2572, i64 %2792
  store i8 %2799, ptr %2800, align 1
  %2801 = add nuw nsw i64 %2792, 1
  %2802 = icmp eq i64 %2801, %2377
  br i1 %2802, label %2827, label %2791

2803:                                             ; preds = %2775, %2803
  %2804 = phi i64 [ %2813, %2803 ], [ 0, %2775 ]
  %2805 = getelementptr inbounds nuw i64, ptr %2740, i64 %2804
  %2806 = load i64, ptr %2805, align 8
  %2807 = getelementptr inbounds nuw i64, ptr %2739, i64 %2804
  %2808 = load i64, ptr %2807, align 8
  %2809 = icmp ult i64 %2806, %2808
  %2810 = xor i1 %2736, %2809
  %2811 = zext i1 %2810 to i8
  %2812 = getelementptr inbounds nuw i8, ptr %2572, i64 %2804
  store i8 %2811, ptr %2812, align 1
  %2813 = add nuw nsw i64 %2804, 1
  %2814 = icmp eq i64 %2813, %2377
  br i1 %2814, label %2827, label %2803

2815:                                             ; preds = %2778, %2815
  %2816 = phi i64 [ %2825, %2815 ], [ 0, %2778 ]
  %2817 = getelementptr inbounds nuw i64, ptr %2740, i64 %2816
  %2818 = load i64, ptr %2817, align 8
  %2819 = getelementptr inbounds nuw i64, ptr %2739, i64 %2816
  %2820 = load i64, ptr %2819, align 8
  %2821 = icmp slt i64 %2818, %2820
  %2822 = xor i1 %2736, %2821
  %2823 = zext i1 %2822 to i8
  %2824 = getelementptr inbounds nuw i8, ptr %2572, i64 %2816
  store i8 %2823, ptr %2824, align 1
  %2825 = add nuw nsw i64 %2816, 1
  %2826 = icmp eq i64 %2825, %2377
  br i1 %2826, label %2827, label %2815

2827:                                             ; preds = %2803, %2791, %2779, %2815, %2749, %2761, %2695, %2684, %2670, %2659, %2645, %2634, %2620, %2609, %2595, %2584, %2720, %2709, %2778, %2777, %2776, %2775, %2748, %2747, %2708, %2707, %2683, %2682, %2658, %2657, %2633, %2632, %2608, %2607, %2583, %2582
  br i1 %2379, label %3924, label %2828

2828:                                             ; preds = %2827
  %2829 = inttoptr i64 %2498 to ptr
  %2830 = icmp sgt i64 %2376, 0
  br i1 %2373, label %2832, label %2831

2831:                                             ; preds = %2828
  br i1 %2830, label %2833, label %3924

2832:                                             ; preds = %2828
  br i1 %2830, label %2844, label %3924

2833:                                             ; preds = %2831, %2833
  %2834 = phi i64 [ %2842, %2833 ], [ 0, %2831 ]
  %2835 = getelementptr inbounds nuw i64, ptr %2328, i64 %2834
  %2836 = load i64, ptr %2835, align 8
  %2837 = load i64, ptr %2328, align 8
  %2838 = sub nsw i64 %2836, %2837
  %2839 = getelementptr inbounds i8, ptr %123, i64 %2838
  %2840 = load i8, ptr %2839, align 1
  %2841 = getelementptr inbounds i8, ptr %2829, i64 %2836
  store i8 %2840, ptr %2841, align 1
  %2842 = add nuw nsw i64 %2834, 1
  %2843 = icmp eq i64 %2842, %2376
  br i1 %2843, label %3924, label %2833

2844:                                             ; preds = %2832, %2844
  %2845 = phi i64 [ %2851, %2844 ], [ 0, %2832 ]
  %2846 = getelementptr inbounds nuw i8, ptr %123, i64 %2845
  %2847 = load i8, ptr %2846, align 1
  %2848 = getelementptr inbounds nuw i64, ptr %2328, i64 %2845
  %2849 = load i64, ptr %2848, align 8
  %2850 = getelementptr inbounds i8, ptr %2829, i64 %2849
  store i8 %2847, ptr %2850, align 1
  %2851 = add nuw nsw i64 %2845, 1
  %2852 = icmp eq i64 %2851, %2376
  br i1 %2852, label %3924, label %2844

2853:                                             ; preds = %2541
  br i1 %2538, label %3424, label %2854

2854:                                             ; preds = %2853
  %2855 = mul nsw i64 %2500, %2334
  %2856 = add nsw i64 %2855, %2498
  %2857 = inttoptr i64 %2856 to ptr
  %2858 = select i1 %2379, ptr %2857, ptr %123
  %2859 = load ptr, ptr %9, align 16
  %2860 = load ptr, ptr %119, align 8
  %2861 = load ptr, ptr %121, align 16
  switch i64 %2385, label %3093 [
    i64 4, label %2862
    i64 18, label %2882
    i64 14, label %3067
    i64 13, label %3041
    i64 12, label %3015
    i64 17, label %2914
    i64 16, label %2980
  ]

2862:                                             ; preds = %2854
  %2863 = and i64 %2518, 324
  %2864 = icmp eq i64 %2863, 0
  %2865 = icmp sgt i64 %2377, 0
  br i1 %2864, label %2867, label %2866

2866:                                             ; preds = %2862
  br i1 %2865, label %2868, label %3351

2867:                                             ; preds = %2862
  br i1 %2865, label %2875, label %3351

2868:                                             ; preds = %2866, %2868
  %2869 = phi i64 [ %2873, %2868 ], [ 0, %2866 ]
  %2870 = getelementptr inbounds nuw i32, ptr %2859, i64 %2869
  %2871 = load i32, ptr %2870, align 4
  %2872 = getelementptr inbounds nuw i32, ptr %2858, i64 %2869
  store i32 %2871, ptr %2872, align 4
  %2873 = add nuw nsw i64 %2869, 1
  %2874 = icmp eq i64 %2873, %2377
  br i1 %2874, label %3351, label %2868

2875:                                             ; preds = %2867, %2875
  %2876 = phi i64 [ %2880, %2875 ], [ 0, %2867 ]
  %2877 = getelementptr inbounds nuw i64, ptr %2859, i64 %2876
  %2878 = load i64, ptr %2877, align 8
  %2879 = getelementptr inbounds nuw i64, ptr %2858, i64 %2876
  store i64 %2878, ptr %2879, align 8
  %2880 = add nuw nsw i64 %2876, 1
  %2881 = icmp eq i64 %2880, %2377
  br i1 %2881, label %3351, label %2875

2882:                                             ; preds = %2854
  %2883 = and i64 %2518, 324
  %2884 = icmp eq i64 %2883, 0
  %2885 = icmp sgt i64 %2377, 0
  br i1 %2884, label %2887, label %2886

2886:                                             ; preds = %2882
  br i1 %2885, label %2888, label %3351

2887:                                             ; preds = %2882
  br i1 %2885, label %2901, label %3351

2888:                                             ; preds = %2886, %2888
  %2889 = phi i64 [ %2899, %2888 ], [ 0, %2886 ]
  %2890 = getelementptr inbounds nuw i32, ptr %2859, i64 %2889
  %2891 = load i32, ptr %2890, align 4
  %2892 = getelementptr inbounds nuw i32, ptr %2860, i64 %2889
  %2893 = load i32, ptr %2892, align 4
  %2894 = getelementptr inbounds nuw i8, ptr %2861, i64 %2889
  %2895 = load i8, ptr %2894, align 1
  %2896 = icmp eq i8 %2895, 0
  %2897 = select i1 %2896, i32 %2893, i32 %2891
  %2898 = getelementptr inbounds nuw i32, ptr %2858, i64 %2889
  store i32 %2897, ptr %2898, align 4
  %2899 = add nuw nsw i64 %2889, 1
  %2900 = icmp eq i64 %2899, %2377
  br i1 %2900, label %3351, label %2888

2901:                                             ; preds = %2887, %2901
  %2902 = phi i64 [ %2912, %2901 ], [ 0, %2887 ]
  %2903 = getelementptr inbounds nuw i64, ptr %2859, i64 %2902
  %2904 = load i64, ptr %2903, align 8
  %2905 = getelementptr inbounds nuw i64, ptr %2860, i64 %2902
  %2906 = load i64, ptr %2905, align 8
  %2907 = getelementptr inbounds nuw i8, ptr %2861, i64 %2902
  %2908 = load i8, ptr %2907, align 1
  %2909 = icmp eq i8 %2908, 0
  %2910 = select i1 %2909, i64 %2906, i64 %2904
  %2911 = getelementptr inbounds nuw i64, ptr %2858, i64 %2902
  store i64 %2910, ptr %2911, align 8
  %2912 = add nuw nsw i64 %2902, 1
  %2913 = icmp eq i64 %2912, %2377
  br i1 %2913, label %3351, label %2901

2914:                                             ; preds = %2854
  %2915 = and i64 %2501, -4
  %2916 = icmp eq i64 %2915, 4
  br i1 %2916, label %2917, label %2945

2917:                                             ; preds = %2914
  %2918 = icmp eq i64 %2501, 6
  %2919 = icmp sgt i64 %2377, 0
  br i1 %2918, label %2921, label %2920

2920:                                             ; preds = %2917
  br i1 %2919, label %2933, label %3351

2921:                                             ; preds = %2917
  br i1 %2919, label %2922, label %3351

2922:                                             ; preds = %2921, %2922
  %2923 = phi i64 [ %2931, %2922 ], [ 0, %2921 ]
  %2924 = getelementptr inbounds nuw i32, ptr %2859, i64 %2923
  %2925 = load i32, ptr %2924, align 4
  %2926 = getelementptr inbounds nuw i32, ptr %2860, i64 %2923
  %2927 = load i32, ptr %2926, align 4
  %2928 = call i32 @llvm.umin.i32(i32 %2927, i32 31)
  %2929 = ashr i32 %2925, %2928
  %2930 = getelementptr inbounds nuw i32, ptr %2858, i64 %2923
  store i32 %2929, ptr %2930, align 4
  %2931 = add nuw nsw i64 %2923, 1
  %2932 = icmp eq i64 %2931, %2377
  br i1 %2932, label %3351, label %2922

2933:                                             ; preds = %2920, %2933
  %2934 = phi i64 [ %2943, %2933 ], [ 0, %2920 ]
  %2935 = getelementptr inbounds nuw i64, ptr %2859, i64 %2934
  %2936 = load i64, ptr %2935, align 8
  %2937 = getelementptr inbounds nuw i32, ptr %2860, i64 %2934
  %2938 = load i32, ptr %2937, align 4
  %2939 = call i32 @llvm.umin.i32(i32 %2938, i32 63)
  %2940 = zext nneg i32 %2939 to i64
  %2941 = ashr i64 %2936, %2940
  %2942 = getelementptr inbounds nuw i64, ptr %2858, i64 %2934
  store i64 %2941, ptr %2942, align 8
  %2943 = add nuw nsw i64 %2934, 1
  %2944 = icmp eq i64 %2943, %2377
  br i1 %2944, label %3351, label %2933

2945:                                             ; preds = %2914
  %2946 = and i64 %2518, 324
  %2947 = icmp eq i64 %2946, 0
  %2948 = icmp sgt i64 %2377, 0
  br i1 %2947, label %2950, label %2949

2949:                                             ; preds = %2945
  br i1 %2948, label %2951, label %3351

2950:                                             ; preds = %2945
  br i1 %2948, label %2965, label %3351

2951:                                             ; preds = %2949, %2960
  %2952 = phi i64 [ %2963, %2960 ], [ 0, %2949 ]
  %2953 = getelementptr inbounds nuw i32, ptr %2860, i64 %2952
  %2954 = load i32, ptr %2953, align 4
  %2955 = icmp ugt i32 %2954, 31
  br i1 %2955, label %2960, label %2956

2956:                                             ; preds = %2951
  %2957 = getelementptr inbounds nuw i32, ptr %2859, i64 %2952
  %2958 = load i32, ptr %2957, align 4
  %2959 = lshr i32 %2958, %2954
  br label %2960

2960:                                             ; preds = %2956, %2951
  %2961 = phi i32 [ %2959, %2956 ], [ 0, %2951 ]
  %2962 = getelementptr inbounds nuw i32, ptr %2858, i64 %2952
  store i32 %2961, ptr %2962, align 4
  %2963 = add nuw nsw i64 %2952, 1
  %2964 = icmp eq i64 %2963, %2377
  br i1 %2964, label %3351, label %2951

2965:                                             ; preds = %2950, %2975
  %2966 = phi i64 [ %2978, %2975 ], [ 0, %2950 ]
  %2967 = getelementptr inbounds nuw i32, ptr %2860, i64 %2966
  %2968 = load i32, ptr %2967, align 4
  %2969 = icmp ugt i32 %2968, 63
  br i1 %2969, label %2975, label %2970

2970:                                             ; preds = %2965
  %2971 = getelementptr inbounds nuw i64, ptr %2859, i64 %2966
  %2972 = load i64, ptr %2971, align 8
  %2973 = zext nneg i32 %2968 to i64
  %2974 = lshr i64 %2972, %2973
  br label %2975

2975:                                             ; preds = %2970, %2965
  %2976 = phi i64 [ %2974, %2970 ], [ 0, %2965 ]
  %2977 = getelementptr inbounds nuw i64, ptr %2858, i64 %2966
  store i64 %2976, ptr %2977, align 8
  %2978 = add nuw nsw i64 %2966, 1
  %2979 = icmp eq i64 %2978, %2377
  br i1 %2979, label %3351, label %2965

2980:                                             ; preds = %2854
  %2981 = and i64 %2518, 324
  %2982 = icmp eq i64 %2981, 0
  %2983 = icmp sgt i64 %2377, 0
  br i1 %2982, label %2985, label %2984

2984:                                             ; preds = %2980
  br i1 %2983, label %2986, label %3351

2985:                                             ; preds = %2980
  br i1 %2983, label %3000, label %3351

2986:                                             ; preds = %2984, %2995
  %2987 = phi i64 [ %2998, %2995 ], [ 0, %2984 ]
  %2988 = getelementptr inbounds nuw i32, ptr %2860, i64 %2987
  %2989 = load i32, ptr %2988, align 4
  %2990 = icmp ugt i32 %2989, 31
  br i1 %2990, label %2995, label %2991

2991:                                             ; preds = %2986
  %2992 = getelementptr inbounds nuw i32, ptr %2859, i64 %2987
  %2993 = load i32, ptr %2992, align 4
  %2994 = shl i32 %2993, %2989
  br label %2995

2995:                                             ; preds = %2991, %2986
  %2996 = phi i32 [ %2994, %2991 ], [ 0, %2986 ]
  %2997 = getelementptr inbounds nuw i32, ptr %2858, i64 %2987
  store i32 %2996, ptr %2997, align 4
  %2998 = add nuw nsw i64 %2987, 1
  %2999 = icmp eq i64 %2998, %2377
  br i1 %2999, label %3351, label %2986

3000:                                             ; preds = %2985, %3010
  %3001 = phi i64 [ %3013, %3010 ], [ 0, %2985 ]
  %3002 = getelementptr inbounds nuw i32, ptr %2860, i64 %3001
  %3003 = load i32, ptr %3002, align 4
  %3004 = icmp ugt i32 %3003, 63
  br i1 %3004, label %3010, label %3005

3005:                                             ; preds = %3000
  %3006 = getelementptr inbounds nuw i64, ptr %2859, i64 %3001
  %3007 = load i64, ptr %3006, align 8
  %3008 = zext nneg i32 %3003 to i64
  %3009 = shl i64 %3007, %3008
  br label %3010

3010:                                             ; preds = %3005, %3000
  %3011 = phi i64 [ %3009, %3005 ], [ 0, %3000 ]
  %3012 = getelementptr inbounds nuw i64, ptr %2858, i64 %3001
  store i64 %3011, ptr %3012, align 8
  %3013 = add nuw nsw i64 %3001, 1
  %3014 = icmp eq i64 %3013, %2377
  br i1 %3014, label %3351, label %3000

3015:                                             ; preds = %2854
  %3016 = and i64 %2518, 324
  %3017 = icmp eq i64 %3016, 0
  %3018 = icmp sgt i64 %2377, 0
  br i1 %3017, label %3020, label %3019

3019:                                             ; preds = %3015
  br i1 %3018, label %3021, label %3351

3020:                                             ; preds = %3015
  br i1 %3018, label %3031, label %3351

3021:                                             ; preds = %3019, %3021
  %3022 = phi i64 [ %3029, %3021 ], [ 0, %3019 ]
  %3023 = getelementptr inbounds nuw i32, ptr %2859, i64 %3022
  %3024 = load i32, ptr %3023, align 4
  %3025 = getelementptr inbounds nuw i32, ptr %2860, i64 %3022
  %3026 = load i32, ptr %3025, align 4
  %3027 = and i32 %3026, %3024
  %3028 = getelementptr inbounds nuw i32, ptr %2858, i64 %3022
  store i32 %3027, ptr %3028, align 4
  %3029 = add nuw nsw i64 %3022, 1
  %3030 = icmp eq i64 %3029, %2377
  br i1 %3030, label %3351, label %3021

3031:                                             ; preds = %3020, %3031
  %3032 = phi i64 [ %3039, %3031 ], [ 0, %3020 ]
  %3033 = getelementptr inbounds nuw i64, ptr %2859, i64 %3032
  %3034 = load i64, ptr %3033, align 8
  %3035 = getelementptr inbounds nuw i64, ptr %2860, i64 %3032
  %3036 = load i64, ptr %3035, align 8
  %3037 = and i64 %3036, %3034
  %3038 = getelementptr inbounds nuw i64, ptr %2858, i64 %3032
  store i64 %3037, ptr %3038, align 8
  %3039 = add nuw nsw i64 %3032, 1
  %3040 = icmp eq i64 %3039, %2377
  br i1 %3040, label %3351, label %3031

3041:                                             ; preds = %2854
  %3042 = and i64 %2518, 324
  %3043 = icmp eq i64 %3042, 0
  %3044 = icmp sgt i64 %2377, 0
  br i1 %3043, label %3046, label %3045

3045:                                             ; preds = %3041
  br i1 %3044, label %3047, label %3351

3046:                                             ; preds = %3041
  br i1 %3044, label %3057, label %3351

3047:                                             ; preds = %3045, %3047
  %3048 = phi i64 [ %3055, %3047 ], [ 0, %3045 ]
  %3049 = getelementptr inbounds nuw i32, ptr %2859, i64 %3048
  %3050 = load i32, ptr %3049, align 4
  %3051 = getelementptr inbounds nuw i32, ptr %2860, i64 %3048
  %3052 = load i32, ptr %3051, align 4
  %3053 = or i32 %3052, %3050
  %3054 = getelementptr inbounds nuw i32, ptr %2858, i64 %3048
  store i32 %3053, ptr %3054, align 4
  %3055 = add nuw nsw i64 %3048, 1
  %3056 = icmp eq i64 %3055, %2377
  br i1 %3056, label %3351, label %3047

3057:                                             ; preds = %3046, %3057
  %3058 = phi i64 [ %3065, %3057 ], [ 0, %3046 ]
  %3059 = getelementptr inbounds nuw i64, ptr %2859, i64 %3058
  %3060 = load i64, ptr %3059, align 8
  %3061 = getelementptr inbounds nuw i64, ptr %2860, i64 %3058
  %3062 = load i64, ptr %3061, align 8
  %3063 = or i64 %3062, %3060
  %3064 = getelementptr inbounds nuw i64, ptr %2858, i64 %3058
  store i64 %3063, ptr %3064, align 8
  %3065 = add nuw nsw i64 %3058, 1
  %3066 = icmp eq i64 %3065, %2377
  br i1 %3066, label %3351, label %3057

3067:                                             ; preds = %2854
  %3068 = and i64 %2518, 324
  %3069 = icmp eq i64 %3068, 0
  %3070 = icmp sgt i64 %2377, 0
  br i1 %3069, label %3072, label %3071

3071:                                             ; preds = %3067
  br i1 %3070, label %3073, label %3351

3072:                                             ; preds = %3067
  br i1 %3070, label %3083, label %3351

3073:                                             ; preds = %3071, %3073
  %3074 = phi i64 [ %3081, %3073 ], [ 0, %3071 ]
  %3075 = getelementptr inbounds nuw i32, ptr %2859, i64 %3074
  %3076 = load i32, ptr %3075, align 4
  %3077 = getelementptr inbounds nuw i32, ptr %2860, i64 %3074
  %3078 = load i32, ptr %3077, align 4
  %3079 = xor i32 %3078, %3076
  %3080 = getelementptr inbounds nuw i32, ptr %2858, i64 %3074
  store i32 %3079, ptr %3080, align 4
  %3081 = add nuw nsw i64 %3074, 1
  %3082 = icmp eq i64 %3081, %2377
  br i1 %3082, label %3351, label %3073

3083:                                             ; preds = %3072, %3083
  %3084 = phi i64 [ %3091, %3083 ], [ 0, %3072 ]
  %3085 = getelementptr inbounds nuw i64, ptr %2859, i64 %3084
  %3086 = load i64, ptr %3085, align 8
  %3087 = getelementptr inbounds nuw i64, ptr %2860, i64 %3084
  %3088 = load i64, ptr %3087, align 8
  %3089 = xor i64 %3088, %3086
  %3090 = getelementptr inbounds nuw i64, ptr %2858, i64 %3084
  store i64 %3089, ptr %3090, align 8
  %3091 = add nuw nsw i64 %3084, 1
  %3092 = icmp eq i64 %3091, %2377
  br i1 %3092, label %3351, label %3083

3093:                                             ; preds = %2854
  %3094 = icmp eq i64 %2501, 8
  br i1 %3094, label %3095, label %3240

3095:                                             ; preds = %3093
  switch i64 %2385, label %3351 [
    i64 5, label %3106
    i64 6, label %3104
    i64 7, label %3102
    i64 25, label %3100
    i64 29, label %3158
    i64 21, label %3098
    i64 22, label %3096
  ]

3096:                                             ; preds = %3095
  %3097 = icmp sgt i64 %2377, 0
  br i1 %3097, label %3214, label %3351

3098:                                             ; preds = %3095
  %3099 = icmp sgt i64 %2377, 0
  br i1 %3099, label %3188, label %3351

3100:                                             ; preds = %3095
  %3101 = icmp sgt i64 %2377, 0
  br i1 %3101, label %3147, label %3351

3102:                                             ; preds = %3095
  %3103 = icmp sgt i64 %2377, 0
  br i1 %3103, label %3134, label %3351

3104:                                             ; preds = %3095
  %3105 = icmp sgt i64 %2377, 0
  br i1 %3105, label %3121, label %3351

3106:                                             ; preds = %3095
  %3107 = icmp sgt i64 %2377, 0
  br i1 %3107, label %3108, label %3351

3108:                                             ; preds = %3106, %3108
  %3109 = phi i64 [ %3119, %3108 ], [ 0, %3106 ]
  %3110 = getelementptr inbounds nuw float, ptr %2859, i64 %3109
  %3111 = load float, ptr %3110, align 4
  %3112 = getelementptr inbounds nuw float, ptr %2860, i64 %3109
  %3113 = load float, ptr %3112, align 4
  %3114 = fadd float %3111, %3113
  %3115 = fcmp uno float %3114, 0.000000e+00
  %3116 = bitcast float %3114 to i32
  %3117 = select i1 %3115, i32 2147483647, i32 %3116
  %3118 = getelementptr inbounds nuw i32, ptr %2858, i64 %3109
  store i32 %3117, ptr %3118, align 4
  %3119 = add nuw nsw i64 %3109, 1
  %3120 = icmp eq i64 %3119, %2377
  br i1 %3120, label %3351, label %3108

3121:                                             ; preds = %3104, %3121
  %3122 = phi i64 [ %3132, %3121 ], [ 0, %3104 ]
  %3123 = getelementptr inbounds nuw float, ptr %2859, i64 %3122
  %3124 = load float, ptr %3123, align 4
  %3125 = getelementptr inbounds nuw float, ptr %2860, i64 %3122
  %3126 = load float, ptr %3125, align 4
  %3127 = fsub float %3124, %3126
  %3128 = fcmp uno float %3127, 0.000000e+00
  %3129 = bitcast float %3127 to i32
  %3130 = select i1 %3128, i32 2147483647, i32 %3129
  %3131 = getelementptr inbounds nuw i32, ptr %2858, i64 %3122
  store i32 %3130, ptr %3131, align 4
  %3132 = add nuw nsw i64 %3122, 1
  %3133 = icmp eq i64 %3132, %2377
  br i1 %3133, label %3351, label %3121

3134:                                             ; preds = %3102, %3134
  %3135 = phi i64 [ %3145, %3134 ], [ 0, %3102 ]
  %3136 = getelementptr inbounds nuw float, ptr %2859, i64 %3135
  %3137 = load float, ptr %3136, align 4
  %3138 = getelementptr inbounds nuw float, ptr %2860, i64 %3135
  %3139 = load float, ptr %3138, align 4
  %3140 = fmul float %3137, %3139
  %3141 = fcmp uno float %3140, 0.000000e+00
  %3142 = bitcast float %3140 to i32
  %3143 = select i1 %3141, i32 2147483647, i32 %3142
  %3144 = getelementptr inbounds nuw i32, ptr %2858, i64 %3135
  store i32 %3143, ptr %3144, align 4
  %3145 = add nuw nsw i64 %3135, 1
  %3146 = icmp eq i64 %3145, %2377
  br i1 %3146, label %3351, label %3134

3147:                                             ; preds = %3100, %3147
  %3148 = phi i64 [ %3156, %3147 ], [ 0, %3100 ]
  %3149 = getelementptr inbounds nuw float, ptr %2859, i64 %3148
  %3150 = load float, ptr %3149, align 4
  %3151 = fneg float %3150
  %3152 = fcmp uno float %3150, 0.000000e+00
  %3153 = bitcast float %3151 to i32
  %3154 = select i1 %3152, i32 2147483647, i32 %3153
  %3155 = getelementptr inbounds nuw i32, ptr %2858, i64 %3148
  store i32 %3154, ptr %3155, align 4
  %3156 = add nuw nsw i64 %3148, 1
  %3157 = icmp eq i64 %3156, %2377
  br i1 %3157, label %3351, label %3147

3158:                                             ; preds = %3095
  %3159 = load i64, ptr %2322, align 8
  %3160 = and i64 %3159, 1
  %3161 = icmp eq i64 %3160, 0
  %3162 = and i64 %3159, 2
  %3163 = icmp eq i64 %3162, 0
  %3164 = and i64 %3159, 4
  %3165 = icmp eq i64 %3164, 0
  %3166 = icmp sgt i64 %2377, 0
  br i1 %3166, label %3167, label %3351

3167:                                             ; preds = %3158, %3167
  %3168 = phi i64 [ %3186, %3167 ], [ 0, %3158 ]
  %3169 = getelementptr inbounds nuw float, ptr %2859, i64 %3168
  %3170 = load float, ptr %3169, align 4
  %3171 = getelementptr inbounds nuw float, ptr %2860, i64 %3168
  %3172 = load float, ptr %3171, align 4
  %3173 = getelementptr inbounds nuw float, ptr %2861, i64 %3168
  %3174 = load float, ptr %3173, align 4
  %3175 = fneg float %3170
  %3176 = select i1 %3161, float %3170, float %3175
  %3177 = fneg float %3172
  %3178 = select i1 %3163, float %3172, float %3177
  %3179 = fneg float %3174
  %3180 = select i1 %3165, float %3174, float %3179
  %3181 = call float @llvm.fma.f32(float %3176, float %3178, float %3180)
  %3182 = fcmp uno float %3181, 0.000000e+00
  %3183 = bitcast float %3181 to i32
  %3184 = select i1 %3182, i32 2147483647, i32 %3183
  %3185 = getelementptr inbounds nuw i32, ptr %2858, i64 %3168
  store i32 %3184, ptr %3185, align 4
  %3186 = add nuw nsw i64 %3168, 1
  %3187 = icmp eq i64 %3186, %2377
  br i1 %3187, label %3351, label %3167

3188:                                             ; preds = %3098, %3206
  %3189 = phi i64 [ %3212, %3206 ], [ 0, %3098 ]
  %3190 = getelementptr inbounds nuw float, ptr %2859, i64 %3189
  %3191 = load float, ptr %3190, align 4
  %3192 = getelementptr inbounds nuw float, ptr %2860, i64 %3189
  %3193 = load float, ptr %3192, align 4
  %3194 = fcmp uno float %3191, 0.000000e+00
  br i1 %3194, label %3206, label %3195

3195:                                             ; preds = %3188
  %3196 = fcmp uno float %3193, 0.000000e+00
  br i1 %3196, label %3206, label %3197

3197:                                             ; preds = %3195
  %3198 = fcmp oeq float %3191, %3193
  br i1 %3198, label %3199, label %3203

3199:                                             ; preds = %3197
  %3200 = bitcast float %3191 to i32
  %3201 = icmp slt i32 %3200, 0
  %3202 = select i1 %3201, float %3191, float %3193
  br label %3206

3203:                                             ; preds = %3197
  %3204 = fcmp olt float %3191, %3193
  %3205 = select i1 %3204, float %3191, float %3193
  br label %3206

3206:                                             ; preds = %3203, %3199, %3195, %3188
  %3207 = phi float [ %3205, %3203 ], [ %3193, %3188 ], [ %3202, %3199 ], [ %3191, %3195 ]
  %3208 = fcmp uno float %3207, 0.000000e+00
  %3209 = bitcast float %3207 to i32
  %3210 = select i1 %3208, i32 2147483647, i32 %3209
  %3211 = getelementptr inbounds nuw i32, ptr %2858, i64 %3189
  store i32 %3210, ptr %3211, align 4
  %3212 = add nuw nsw i64 %3189, 1
  %3213 = icmp eq i64 %3212, %2377
  br i1 %3213, label %3351, label %3188

3214:                                             ; preds = %3096, %3232
  %3215 = phi i64 [ %3238, %3232 ], [ 0, %3096 ]
  %3216 = getelementptr inbounds nuw float, ptr %2859, i64 %3215
  %3217 = load float, ptr %3216, align 4
  %3218 = getelementptr inbounds nuw float, ptr %2860, i64 %3215
  %3219 = load float, ptr %3218, align 4
  %3220 = fcmp uno float %3217, 0.000000e+00
  br i1 %3220, label %3232, label %3221

3221:                                             ; preds = %3214
  %3222 = fcmp uno float %3219, 0.000000e+00
  br i1 %3222, label %3232, label %3223

3223:                                             ; preds = %3221
  %3224 = fcmp oeq float %3217, %3219
  br i1 %3224, label %3225, label %3229

3225:                                             ; preds = %3223
  %3226 = bitcast float %3217 to i32
  %3227 = icmp slt i32 %3226, 0
  %3228 = select i1 %3227, float %3219, float %3217
  br label %3232

3229:                                             ; preds = %3223
  %3230 = fcmp ogt float %3217, %3219
  %3231 = select i1 %3230, float %3217, float %3219
  br label %3232

3232:                                             ; preds = %3229, %3225, %3221, %3214
  %3233 = phi float [ %3231, %3229 ], [ %3219, %3214 ], [ %3228, %3225 ], [ %3217, %3221 ]
  %3234 = fcmp uno float %3233, 0.000000e+00
  %3235 = bitcast float %3233 to i32
  %3236 = select i1 %3234, i32 2147483647, i32 %3235
  %3237 = getelementptr inbounds nuw i32, ptr %2858, i64 %3215
  store i32 %3236, ptr %3237, align 4
  %3238 = add nuw nsw i64 %3215, 1
  %3239 = icmp eq i64 %3238, %2377
  br i1 %3239, label %3351, label %3214

3240:                                             ; preds = %3093
  switch i64 %2385, label %3351 [
    i64 5, label %3241
    i64 6, label %3267
    i64 7, label %3293
    i64 10, label %3319
  ]

3241:                                             ; preds = %3240
  %3242 = and i64 %2518, 324
  %3243 = icmp eq i64 %3242, 0
  %3244 = icmp sgt i64 %2377, 0
  br i1 %3243, label %3246, label %3245

3245:                                             ; preds = %3241
  br i1 %3244, label %3247, label %3351

3246:                                             ; preds = %3241
  br i1 %3244, label %3257, label %3351

3247:                                             ; preds = %3245, %3247
  %3248 = phi i64 [ %3255, %3247 ], [ 0, %3245 ]
  %3249 = getelementptr inbounds nuw i32, ptr %2859, i64 %3248
  %3250 = load i32, ptr %3249, align 4
  %3251 = getelementptr inbounds nuw i32, ptr %2860, i64 %3248
  %3252 = load i32, ptr %3251, align 4
  %3253 = add i32 %3252, %3250
  %3254 = getelementptr inbounds nuw i32, ptr %2858, i64 %3248
  store i32 %3253, ptr %3254, align 4
  %3255 = add nuw nsw i64 %3248, 1
  %3256 = icmp eq i64 %3255, %2377
  br i1 %3256, label %3351, label %3247

3257:                                             ; preds = %3246, %3257
  %3258 = phi i64 [ %3265, %3257 ], [ 0, %3246 ]
  %3259 = getelementptr inbounds nuw i64, ptr %2859, i64 %3258
  %3260 = load i64, ptr %3259, align 8
  %3261 = getelementptr inbounds nuw i64, ptr %2860, i64 %3258
  %3262 = load i64, ptr %3261, align 8
  %3263 = add i64 %3262, %3260
  %3264 = getelementptr inbounds nuw i64, ptr %2858, i64 %3258
  store i64 %3263, ptr %3264, align 8
  %3265 = add nuw nsw i64 %3258, 1
  %3266 = icmp eq i64 %3265, %2377
  br i1 %3266, label %3351, label %3257

3267:                                             ; preds = %3240
  %3268 = and i64 %2518, 324
  %3269 = icmp eq i64 %3268, 0
  %3270 = icmp sgt i64 %2377, 0
  br i1 %3269, label %3272, label %3271

3271:                                             ; preds = %3267
  br i1 %3270, label %3273, label %3351

3272:                                             ; preds = %3267
  br i1 %3270, label %3283, label %3351

3273:                                             ; preds = %3271, %3273
  %3274 = phi i64 [ %3281, %3273 ], [ 0, %3271 ]
  %3275 = getelementptr inbounds nuw i32, ptr %2859, i64 %3274
  %3276 = load i32, ptr %3275, align 4
  %3277 = getelementptr inbounds nuw i32, ptr %2860, i64 %3274
  %3278 = load i32, ptr %3277, align 4
  %3279 = sub i32 %3276, %3278
  %3280 = getelementptr inbounds nuw i32, ptr %2858, i64 %3274
  store i32 %3279, ptr %3280, align 4
  %3281 = add nuw nsw i64 %3274, 1
  %3282 = icmp eq i64 %3281, %2377
  br i1 %3282, label %3351, label %3273

3283:                                             ; preds = %3272, %3283
  %3284 = phi i64 [ %3291, %3283 ], [ 0, %3272 ]
  %3285 = getelementptr inbounds nuw i64, ptr %2859, i64 %3284
  %3286 = load i64, ptr %3285, align 8
  %3287 = getelementptr inbounds nuw i64, ptr %2860, i64 %3284
  %3288 = load i64, ptr %3287, align 8
  %3289 = sub i64 %3286, %3288
  %3290 = getelementptr inbounds nuw i64, ptr %2858, i64 %3284
  store i64 %3289, ptr %3290, align 8
  %3291 = add nuw nsw i64 %3284, 1
  %3292 = icmp eq i64 %3291, %2377
  br i1 %3292, label %3351, label %3283

3293:                                             ; preds = %3240
  %3294 = and i64 %2518, 324
  %3295 = icmp eq i64 %3294, 0
  %3296 = icmp sgt i64 %2377, 0
  br i1 %3295, label %3298, label %3297

3297:                                             ; preds = %3293
  br i1 %3296, label %3299, label %3351

3298:                                             ; preds = %3293
  br i1 %3296, label %3309, label %3351

3299:                                             ; preds = %3297, %3299
  %3300 = phi i64 [ %3307, %3299 ], [ 0, %3297 ]
  %3301 = getelementptr inbounds nuw i32, ptr %2859, i64 %3300
  %3302 = load i32, ptr %3301, align 4
  %3303 = getelementptr inbounds nuw i32, ptr %2860, i64 %3300
  %3304 = load i32, ptr %3303, align 4
  %3305 = mul i32 %3304, %3302
  %3306 = getelementptr inbounds nuw i32, ptr %2858, i64 %3300
  store i32 %3305, ptr %3306, align 4
  %3307 = add nuw nsw i64 %3300, 1
  %3308 = icmp eq i64 %3307, %2377
  br i1 %3308, label %3351, label %3299

3309:                                             ; preds = %3298, %3309
  %3310 = phi i64 [ %3317, %3309 ], [ 0, %3298 ]
  %3311 = getelementptr inbounds nuw i64, ptr %2859, i64 %3310
  %3312 = load i64, ptr %3311, align 8
  %3313 = getelementptr inbounds nuw i64, ptr %2860, i64 %3310
  %3314 = load i64, ptr %3313, align 8
  %3315 = mul i64 %3314, %3312
  %3316 = getelementptr inbounds nuw i64, ptr %2858, i64 %3310
  store i64 %3315, ptr %3316, align 8
  %3317 = add nuw nsw i64 %3310, 1
  %3318 = icmp eq i64 %3317, %2377
  br i1 %3318, label %3351, label %3309

3319:                                             ; preds = %3240
  %3320 = and i64 %2518, 324
  %3321 = icmp eq i64 %3320, 0
  %3322 = icmp sgt i64 %2377, 0
  br i1 %3321, label %3324, label %3323

3323:                                             ; preds = %3319
  br i1 %3322, label %3325, label %3351

3324:                                             ; preds = %3319
  br i1 %3322, label %3338, label %3351

3325:                                             ; preds = %3323, %3325
  %3326 = phi i64 [ %3336, %3325 ], [ 0, %3323 ]
  %3327 = getelementptr inbounds nuw i32, ptr %2859, i64 %3326
  %3328 = load i32, ptr %3327, align 4
  %3329 = getelementptr inbounds nuw i32, ptr %2860, i64 %3326
  %3330 = load i32, ptr %3329, align 4
  %3331 = getelementptr inbounds nuw i32, ptr %2861, i64 %3326
  %3332 = load i32, ptr %3331, align 4
  %3333 = mul i32 %3330, %3328
  %3334 = add i32 %3333, %3332
  %3335 = getelementptr inbounds nuw i32, ptr %2858, i64 %3326
  store i32 %3334, ptr %3335, align 4
  %3336 = add nuw nsw i64 %3326, 1
  %3337 = icmp eq i64 %3336, %2377
  br i1 %3337, label %3351, label %3325

3338:                                             ; preds = %3324, %3338
  %3339 = phi i64 [ %3349, %3338 ], [ 0, %3324 ]
  %3340 = getelementptr inbounds nuw i64, ptr %2859, i64 %3339
  %3341 = load i64, ptr %3340, align 8
  %3342 = getelementptr inbounds nuw i64, ptr %2860, i64 %3339
  %3343 = load i64, ptr %3342, align 8
  %3344 = getelementptr inbounds nuw i64, ptr %2861, i64 %3339
  %3345 = load i64, ptr %3344, align 8
  %3346 = mul i64 %3343, %3341
  %3347 = add i64 %3346, %3345
  %3348 = getelementptr inbounds nuw i64, ptr %2858, i64 %3339
  store i64 %3347, ptr %3348, align 8
  %3349 = add nuw nsw i64 %3339, 1
  %3350 = icmp eq i64 %3349, %2377
  br i1 %3350, label %3351, label %3338

3351:                                             ; preds = %2995, %3010, %2960, %2975, %2933, %2922, %3021, %3031, %3047, %3057, %3073, %3083, %2888, %2901, %2868, %2875, %3325, %3338, %3299, %3309, %3273, %3283, %3247, %3257, %3232, %3206, %3167, %3147, %3134, %3121, %3108, %3324, %3323, %3298, %3297, %3272, %3271, %3246, %3245, %3240, %3158, %3106, %3104, %3102, %3100, %3098, %3096, %3095, %3072, %3071, %3046, %3045, %3020, %3019, %2985, %2984, %2950, %2949, %2921, %2920, %2887, %2886, %2867, %2866
  br i1 %2379, label %3924, label %3352

3352:                                             ; preds = %3351
  %3353 = inttoptr i64 %2498 to ptr
  %3354 = icmp sgt i64 %2376, 0
  switch i64 %2500, label %3401 [
    i64 4, label %3355
    i64 8, label %3378
  ]

3355:                                             ; preds = %3352
  br i1 %2373, label %3357, label %3356

3356:                                             ; preds = %3355
  br i1 %3354, label %3358, label %3924

3357:                                             ; preds = %3355
  br i1 %3354, label %3369, label %3924

3358:                                             ; preds = %3356, %3358
  %3359 = phi i64 [ %3367, %3358 ], [ 0, %3356 ]
  %3360 = getelementptr inbounds nuw i64, ptr %2328, i64 %3359
  %3361 = load i64, ptr %3360, align 8
  %3362 = load i64, ptr %2328, align 8
  %3363 = sub nsw i64 %3361, %3362
  %3364 = getelementptr inbounds i32, ptr %123, i64 %3363
  %3365 = load i32, ptr %3364, align 4
  %3366 = getelementptr inbounds i32, ptr %3353, i64 %3361
  store i32 %3365, ptr %3366, align 4
  %3367 = add nuw nsw i64 %3359, 1
  %3368 = icmp eq i64 %3367, %2376
  br i1 %3368, label %3924, label %3358

3369:                                             ; preds = %3357, %3369
  %3370 = phi i64 [ %3376, %3369 ], [ 0, %3357 ]
  %3371 = getelementptr inbounds nuw i32, ptr %123, i64 %3370
  %3372 = load i32, ptr %3371, align 4
  %3373 = getelementptr inbounds nuw i64, ptr %2328, i64 %3370
  %3374 = load i64, ptr %3373, align 8
  %3375 = getelementptr inbounds i32, ptr %3353, i64 %3374
  store i32 %3372, ptr %3375, align 4
  %3376 = add nuw nsw i64 %3370, 1
  %3377 = icmp eq i64 %3376, %2376
  br i1 %3377, label %3924, label %3369

3378:                                             ; preds = %3352
  br i1 %2373, label %3380, label %3379

3379:                                             ; preds = %3378
  br i1 %3354, label %3381, label %3924

3380:                                             ; preds = %3378
  br i1 %3354, label %3392, label %3924

3381:                                             ; preds = %3379, %3381
  %3382 = phi i64 [ %3390, %3381 ], [ 0, %3379 ]
  %3383 = getelementptr inbounds nuw i64, ptr %2328, i64 %3382
  %3384 = load i64, ptr %3383, align 8
  %3385 = load i64, ptr %2328, align 8
  %3386 = sub nsw i64 %3384, %3385
  %3387 = getelementptr inbounds i64, ptr %123, i64 %3386
  %3388 = load i64, ptr %3387, align 8
  %3389 = getelementptr inbounds i64, ptr %3353, i64 %3384
  store i64 %3388, ptr %3389, align 8
  %3390 = add nuw nsw i64 %3382, 1
  %3391 = icmp eq i64 %3390, %2376
  br i1 %3391, label %3924, label %3381

3392:                                             ; preds = %3380, %3392
  %3393 = phi i64 [ %3399, %3392 ], [ 0, %3380 ]
  %3394 = getelementptr inbounds nuw i64, ptr %123, i64 %3393
  %3395 = load i64, ptr %3394, align 8
  %3396 = getelementptr inbounds nuw i64, ptr %2328, i64 %3393
  %3397 = load i64, ptr %3396, align 8
  %3398 = getelementptr inbounds i64, ptr %3353, i64 %3397
  store i64 %3395, ptr %3398, align 8
  %3399 = add nuw nsw i64 %3393, 1
  %3400 = icmp eq i64 %3399, %2376
  br i1 %3400, label %3924, label %3392

3401:                                             ; preds = %3352
  br i1 %2373, label %3403, label %3402

3402:                                             ; preds = %3401
  br i1 %3354, label %3404, label %3924

3403:                                             ; preds = %3401
  br i1 %3354, label %3415, label %3924

3404:                                             ; preds = %3402, %3404
  %3405 = phi i64 [ %3413, %3404 ], [ 0, %3402 ]
  %3406 = getelementptr inbounds nuw i64, ptr %2328, i64 %3405
  %3407 = load i64, ptr %3406, align 8
  %3408 = load i64, ptr %2328, align 8
  %3409 = sub nsw i64 %3407, %3408
  %3410 = getelementptr inbounds i8, ptr %123, i64 %3409
  %3411 = load i8, ptr %3410, align 1
  %3412 = getelementptr inbounds i8, ptr %3353, i64 %3407
  store i8 %3411, ptr %3412, align 1
  %3413 = add nuw nsw i64 %3405, 1
  %3414 = icmp eq i64 %3413, %2376
  br i1 %3414, label %3924, label %3404

3415:                                             ; preds = %3403, %3415
  %3416 = phi i64 [ %3422, %3415 ], [ 0, %3403 ]
  %3417 = getelementptr inbounds nuw i8, ptr %123, i64 %3416
  %3418 = load i8, ptr %3417, align 1
  %3419 = getelementptr inbounds nuw i64, ptr %2328, i64 %3416
  %3420 = load i64, ptr %3419, align 8
  %3421 = getelementptr inbounds i8, ptr %3353, i64 %3420
  store i8 %3418, ptr %3421, align 1
  %3422 = add nuw nsw i64 %3416, 1
  %3423 = icmp eq i64 %3422, %2376
  br i1 %3423, label %3924, label %3415

3424:                                             ; preds = %2853
  %3425 = shl nuw nsw i64 %2517, 3
  %3426 = icmp eq i64 %2501, 3
  %3427 = select i1 %3426, i64 -9223372036854775808, i64 0
  switch i64 %2385, label %3923 [
    i64 4, label %3474
    i64 5, label %3472
    i64 6, label %3470
    i64 7, label %3503
    i64 9, label %3503
    i64 12, label %3468
    i64 13, label %3466
    i64 14, label %3464
    i64 15, label %3545
    i64 25, label %3462
    i64 21, label %3460
    i64 22, label %3458
    i64 8, label %3601
    i64 10, label %3648
    i64 11, label %3648
    i64 16, label %3456
    i64 17, label %3675
    i64 18, label %3454
    i64 20, label %3450
    i64 23, label %3445
    i64 24, label %3440
    i64 28, label %3436
    i64 30, label %3434
    i64 31, label %3832
    i64 32, label %3832
    i64 33, label %3432
    i64 34, label %3430
    i64 35, label %3428
  ]

3428:                                             ; preds = %3424
  %3429 = icmp sgt i64 %2377, 0
  br i1 %3429, label %3890, label %3923

3430:                                             ; preds = %3424
  %3431 = icmp sgt i64 %2377, 0
  br i1 %3431, label %3871, label %3923

3432:                                             ; preds = %3424
  %3433 = icmp sgt i64 %2377, 0
  br i1 %3433, label %3863, label %3923

3434:                                             ; preds = %3424
  %3435 = icmp sgt i64 %2377, 0
  br i1 %3435, label %3824, label %3923

3436:                                             ; preds = %3424
  %3437 = icmp sgt i64 %2377, 0
  br i1 %3437, label %3438, label %3923

3438:                                             ; preds = %3436
  %3439 = load i64, ptr %2322, align 8
  br label %3788

3440:                                             ; preds = %3424
  %3441 = icmp sgt i64 %2377, 0
  br i1 %3441, label %3442, label %3923

3442:                                             ; preds = %3440
  %3443 = and i64 %2501, -4
  %3444 = icmp eq i64 %3443, 4
  br label %3763

3445:                                             ; preds = %3424
  %3446 = icmp sgt i64 %2377, 0
  br i1 %3446, label %3447, label %3923

3447:                                             ; preds = %3445
  %3448 = and i64 %2501, -4
  %3449 = icmp eq i64 %3448, 4
  br label %3742

3450:                                             ; preds = %3424
  %3451 = icmp sgt i64 %2377, 0
  br i1 %3451, label %3452, label %3923

3452:                                             ; preds = %3450
  %3453 = load i64, ptr %2322, align 8
  br label %3718

3454:                                             ; preds = %3424
  %3455 = icmp sgt i64 %2377, 0
  br i1 %3455, label %3705, label %3923

3456:                                             ; preds = %3424
  %3457 = icmp sgt i64 %2377, 0
  br i1 %3457, label %3663, label %3923

3458:                                             ; preds = %3424
  %3459 = icmp sgt i64 %2377, 0
  br i1 %3459, label %3588, label %3923

3460:                                             ; preds = %3424
  %3461 = icmp sgt i64 %2377, 0
  br i1 %3461, label %3575, label %3923

3462:                                             ; preds = %3424
  %3463 = icmp sgt i64 %2377, 0
  br i1 %3463, label %3567, label %3923

3464:                                             ; preds = %3424
  %3465 = icmp sgt i64 %2377, 0
  br i1 %3465, label %3535, label %3923

3466:                                             ; preds = %3424
  %3467 = icmp sgt i64 %2377, 0
  br i1 %3467, label %3525, label %3923

3468:                                             ; preds = %3424
  %3469 = icmp sgt i64 %2377, 0
  br i1 %3469, label %3515, label %3923

3470:                                             ; preds = %3424
  %3471 = icmp sgt i64 %2377, 0
  br i1 %3471, label %3493, label %3923

3472:                                             ; preds = %3424
  %3473 = icmp sgt i64 %2377, 0
  br i1 %3473, label %3483, label %3923

3474:                                             ; preds = %3424
  %3475 = icmp sgt i64 %2377, 0
  br i1 %3475, label %3476, label %3923

3476:                                             ; preds = %3474, %3476
  %3477 = phi i64 [ %3481, %3476 ], [ 0, %3474 ]
  %3478 = getelementptr inbounds nuw i64, ptr %6, i64 %3477
  %3479 = load i64, ptr %3478, align 8
  %3480 = getelementptr inbounds nuw i64, ptr %123, i64 %3477
  store i64 %3479, ptr %3480, align 8
  %3481 = add nuw nsw i64 %3477, 1
  %3482 = icmp eq i64 %3481, %2377
  br i1 %3482, label %3923, label %3476

3483:                                             ; preds = %3472, %3483
  %3484 = phi i64 [ %3491, %3483 ], [ 0, %3472 ]
  %3485 = getelementptr inbounds nuw i64, ptr %6, i64 %3484
  %3486 = load i64, ptr %3485, align 8
  %3487 = getelementptr inbounds nuw i64, ptr %120, i64 %3484
  %3488 = load i64, ptr %3487, align 8
  %3489 = add i64 %3488, %3486
  %3490 = getelementptr inbounds nuw i64, ptr %123, i64 %3484
  store i64 %3489, ptr %3490, align 8
  %3491 = add nuw nsw i64 %3484, 1
  %3492 = icmp eq i64 %3491, %2377
  br i1 %3492, label %3923, label %3483

3493:                                             ; preds = %3470, %3493
  %3494 = phi i64 [ %3501, %3493 ], [ 0, %3470 ]
  %3495 = getelementptr inbounds nuw i64, ptr %6, i64 %3494
  %3496 = load i64, ptr %3495, align 8
  %3497 = getelementptr inbounds nuw i64, ptr %120, i64 %3494
  %3498 = load i64, ptr %3497, align 8
  %3499 = sub i64 %3496, %3498
  %3500 = getelementptr inbounds nuw i64, ptr %123, i64 %3494
  store i64 %3499, ptr %3500, align 8
  %3501 = add nuw nsw i64 %3494, 1
  %3502 = icmp eq i64 %3501, %2377
  br i1 %3502, label %3923, label %3493

3503:                                             ; preds = %3424, %3424
  %3504 = icmp sgt i64 %2377, 0
  br i1 %3504, label %3505, label %3923

3505:                                             ; preds = %3503, %3505
  %3506 = phi i64 [ %3513, %3505 ], [ 0, %3503 ]
  %3507 = getelementptr inbounds nuw i64, ptr %6, i64 %3506
  %3508 = load i64, ptr %3507, align 8
  %3509 = getelementptr inbounds nuw i64, ptr %120, i64 %3506
  %3510 = load i64, ptr %3509, align 8
  %3511 = mul i64 %3510, %3508
  %3512 = getelementptr inbounds nuw i64, ptr %123, i64 %3506
  store i64 %3511, ptr %3512, align 8
  %3513 = add nuw nsw i64 %3506, 1
  %3514 = icmp eq i64 %3513, %2377
  br i1 %3514, label %3923, label %3505

3515:                                             ; preds = %3468, %3515
  %3516 = phi i64 [ %3523, %3515 ], [ 0, %3468 ]
  %3517 = getelementptr inbounds nuw i64, ptr %6, i64 %3516
  %3518 = load i64, ptr %3517, align 8
  %3519 = getelementptr inbounds nuw i64, ptr %120, i64 %3516
  %3520 = load i64, ptr %3519, align 8
  %3521 = and i64 %3520, %3518
  %3522 = getelementptr inbounds nuw i64, ptr %123, i64 %3516
  store i64 %3521, ptr %3522, align 8
  %3523 = add nuw nsw i64 %3516, 1
  %3524 = icmp eq i64 %3523, %2377
  br i1 %3524, label %3923, label %3515

3525:                                             ; preds = %3466, %3525
  %3526 = phi i64 [ %3533, %3525 ], [ 0, %3466 ]
  %3527 = getelementptr inbounds nuw i64, ptr %6, i64 %3526
  %3528 = load i64, ptr %3527, align 8
  %3529 = getelementptr inbounds nuw i64, ptr %120, i64 %3526
  %3530 = load i64, ptr %3529, align 8
  %3531 = or i64 %3530, %3528
  %3532 = getelementptr inbounds nuw i64, ptr %123, i64 %3526
  store i64 %3531, ptr %3532, align 8
  %3533 = add nuw nsw i64 %3526, 1
  %3534 = icmp eq i64 %3533, %2377
  br i1 %3534, label %3923, label %3525

3535:                                             ; preds = %3464, %3535
  %3536 = phi i64 [ %3543, %3535 ], [ 0, %3464 ]
  %3537 = getelementptr inbounds nuw i64, ptr %6, i64 %3536
  %3538 = load i64, ptr %3537, align 8
  %3539 = getelementptr inbounds nuw i64, ptr %120, i64 %3536
  %3540 = load i64, ptr %3539, align 8
  %3541 = xor i64 %3540, %3538
  %3542 = getelementptr inbounds nuw i64, ptr %123, i64 %3536
  store i64 %3541, ptr %3542, align 8
  %3543 = add nuw nsw i64 %3536, 1
  %3544 = icmp eq i64 %3543, %2377
  br i1 %3544, label %3923, label %3535

3545:                                             ; preds = %3424
  %3546 = icmp eq i64 %2501, 10
  %3547 = icmp sgt i64 %2377, 0
  br i1 %3546, label %3549, label %3548

3548:                                             ; preds = %3545
  br i1 %3547, label %3559, label %3923

3549:                                             ; preds = %3545
  br i1 %3547, label %3550, label %3923

3550:                                             ; preds = %3549, %3550
  %3551 = phi i64 [ %3557, %3550 ], [ 0, %3549 ]
  %3552 = getelementptr inbounds nuw i64, ptr %6, i64 %3551
  %3553 = load i64, ptr %3552, align 8
  %3554 = icmp eq i64 %3553, 0
  %3555 = zext i1 %3554 to i64
  %3556 = getelementptr inbounds nuw i64, ptr %123, i64 %3551
  store i64 %3555, ptr %3556, align 8
  %3557 = add nuw nsw i64 %3551, 1
  %3558 = icmp eq i64 %3557, %2377
  br i1 %3558, label %3923, label %3550

3559:                                             ; preds = %3548, %3559
  %3560 = phi i64 [ %3565, %3559 ], [ 0, %3548 ]
  %3561 = getelementptr inbounds nuw i64, ptr %6, i64 %3560
  %3562 = load i64, ptr %3561, align 8
  %3563 = xor i64 %3562, -1
  %3564 = getelementptr inbounds nuw i64, ptr %123, i64 %3560
  store i64 %3563, ptr %3564, align 8
  %3565 = add nuw nsw i64 %3560, 1
  %3566 = icmp eq i64 %3565, %2377
  br i1 %3566, label %3923, label %3559

3567:                                             ; preds = %3462, %3567
  %3568 = phi i64 [ %3573, %3567 ], [ 0, %3462 ]
  %3569 = getelementptr inbounds nuw i64, ptr %6, i64 %3568
  %3570 = load i64, ptr %3569, align 8
  %3571 = sub i64 0, %3570
  %3572 = getelementptr inbounds nuw i64, ptr %123, i64 %3568
  store i64 %3571, ptr %3572, align 8
  %3573 = add nuw nsw i64 %3568, 1
  %3574 = icmp eq i64 %3573, %2377
  br i1 %3574, label %3923, label %3567

3575:                                             ; preds = %3460, %3575
  %3576 = phi i64 [ %3586, %3575 ], [ 0, %3460 ]
  %3577 = getelementptr inbounds nuw i64, ptr %6, i64 %3576
  %3578 = load i64, ptr %3577, align 8
  %3579 = getelementptr inbounds nuw i64, ptr %120, i64 %3576
  %3580 = load i64, ptr %3579, align 8
  %3581 = xor i64 %3578, %3427
  %3582 = xor i64 %3580, %3427
  %3583 = icmp slt i64 %3581, %3582
  %3584 = select i1 %3583, i64 %3578, i64 %3580
  %3585 = getelementptr inbounds nuw i64, ptr %123, i64 %3576
  store i64 %3584, ptr %3585, align 8
  %3586 = add nuw nsw i64 %3576, 1
  %3587 = icmp eq i64 %3586, %2377
  br i1 %3587, label %3923, label %3575

3588:                                             ; preds = %3458, %3588
  %3589 = phi i64 [ %3599, %3588 ], [ 0, %3458 ]
  %3590 = getelementptr inbounds nuw i64, ptr %6, i64 %3589
  %3591 = load i64, ptr %3590, align 8
  %3592 = getelementptr inbounds nuw i64, ptr %120, i64 %3589
  %3593 = load i64, ptr %3592, align 8
  %3594 = xor i64 %3591, %3427
  %3595 = xor i64 %3593, %3427
  %3596 = icmp sgt i64 %3594, %3595
  %3597 = select i1 %3596, i64 %3591, i64 %3593
  %3598 = getelementptr inbounds nuw i64, ptr %123, i64 %3589
  store i64 %3597, ptr %3598, align 8
  %3599 = add nuw nsw i64 %3589, 1
  %3600 = icmp eq i64 %3599, %2377
  br i1 %3600, label %3923, label %3588

3601:                                             ; preds = %3424
  %3602 = and i64 %2518, 324
  %3603 = icmp eq i64 %3602, 0
  %3604 = icmp sgt i64 %2377, 0
  br i1 %3603, label %3617, label %3605

3605:                                             ; preds = %3601
  br i1 %3604, label %3606, label %3923

3606:                                             ; preds = %3605, %3606
  %3607 = phi i64 [ %3615, %3606 ], [ 0, %3605 ]
  %3608 = getelementptr inbounds nuw i64, ptr %6, i64 %3607
  %3609 = load i64, ptr %3608, align 8
  %3610 = getelementptr inbounds nuw i64, ptr %120, i64 %3607
  %3611 = load i64, ptr %3610, align 8
  %3612 = mul i64 %3611, %3609
  %3613 = lshr i64 %3612, 32
  %3614 = getelementptr inbounds nuw i64, ptr %123, i64 %3607
  store i64 %3613, ptr %3614, align 8
  %3615 = add nuw nsw i64 %3607, 1
  %3616 = icmp eq i64 %3615, %2377
  br i1 %3616, label %3923, label %3606

3617:                                             ; preds = %3601
  br i1 %3426, label %3619, label %3618

3618:                                             ; preds = %3617
  br i1 %3604, label %3634, label %3923

3619:                                             ; preds = %3617
  br i1 %3604, label %3620, label %3923

3620:                                             ; preds = %3619, %3620
  %3621 = phi i64 [ %3632, %3620 ], [ 0, %3619 ]
  %3622 = getelementptr inbounds nuw i64, ptr %6, i64 %3621
  %3623 = load i64, ptr %3622, align 8
  %3624 = getelementptr inbounds nuw i64, ptr %120, i64 %3621
  %3625 = load i64, ptr %3624, align 8
  %3626 = zext i64 %3623 to i128
  %3627 = zext i64 %3625 to i128
  %3628 = mul nuw i128 %3627, %3626
  %3629 = lshr i128 %3628, 64
  %3630 = trunc nuw i128 %3629 to i64
  %3631 = getelementptr inbounds nuw i64, ptr %123, i64 %3621
  store i64 %3630, ptr %3631, align 8
  %3632 = add nuw nsw i64 %3621, 1
  %3633 = icmp eq i64 %3632, %2377
  br i1 %3633, label %3923, label %3620

3634:                                             ; preds = %3618, %3634
  %3635 = phi i64 [ %3646, %3634 ], [ 0, %3618 ]
  %3636 = getelementptr inbounds nuw i64, ptr %6, i64 %3635
  %3637 = load i64, ptr %3636, align 8
  %3638 = getelementptr inbounds nuw i64, ptr %120, i64 %3635
  %3639 = load i64, ptr %3638, align 8
  %3640 = sext i64 %3637 to i128
  %3641 = sext i64 %3639 to i128
  %3642 = mul nsw i128 %3641, %3640
  %3643 = lshr i128 %3642, 64
  %3644 = trunc nuw i128 %3643 to i64
  %3645 = getelementptr inbounds nuw i64, ptr %123, i64 %3635
  store i64 %3644, ptr %3645, align 8
  %3646 = add nuw nsw i64 %3635, 1
  %3647 = icmp eq i64 %3646, %2377
  br i1 %3647, label %3923, label %3634

3648:                                             ; preds = %3424, %3424
  %3649 = icmp sgt i64 %2377, 0
  br i1 %3649, label %3650, label %3923

3650:                                             ; preds = %3648, %3650
  %3651 = phi i64 [ %3661, %3650 ], [ 0, %3648 ]
  %3652 = getelementptr inbounds nuw i64, ptr %6, i64 %3651
  %3653 = load i64, ptr %3652, align 8
  %3654 = getelementptr inbounds nuw i64, ptr %120, i64 %3651
  %3655 = load i64, ptr %3654, align 8
  %3656 = getelementptr inbounds nuw i64, ptr %122, i64 %3651
  %3657 = load i64, ptr %3656, align 8
  %3658 = mul i64 %3655, %3653
  %3659 = add i64 %3658, %3657
  %3660 = getelementptr inbounds nuw i64, ptr %123, i64 %3651
  store i64 %3659, ptr %3660, align 8
  %3661 = add nuw nsw i64 %3651, 1
  %3662 = icmp eq i64 %3661, %2377
  br i1 %3662, label %3923, label %3650

3663:                                             ; preds = %3456, %3663
  %3664 = phi i64 [ %3673, %3663 ], [ 0, %3456 ]
  %3665 = getelementptr inbounds nuw i64, ptr %6, i64 %3664
  %3666 = load i64, ptr %3665, align 8
  %3667 = getelementptr inbounds nuw i64, ptr %120, i64 %3664
  %3668 = load i64, ptr %3667, align 8
  %3669 = icmp ult i64 %3668, %3425
  %3670 = shl i64 %3666, %3668
  %3671 = select i1 %3669, i64 %3670, i64 0
  %3672 = getelementptr inbounds nuw i64, ptr %123, i64 %3664
  store i64 %3671, ptr %3672, align 8
  %3673 = add nuw nsw i64 %3664, 1
  %3674 = icmp eq i64 %3673, %2377
  br i1 %3674, label %3923, label %3663

3675:                                             ; preds = %3424
  %3676 = and i64 %2501, -4
  %3677 = icmp eq i64 %3676, 4
  %3678 = icmp sgt i64 %2377, 0
  br i1 %3677, label %3680, label %3679

3679:                                             ; preds = %3675
  br i1 %3678, label %3693, label %3923

3680:                                             ; preds = %3675
  br i1 %3678, label %3681, label %3923

3681:                                             ; preds = %3680, %3681
  %3682 = phi i64 [ %3691, %3681 ], [ 0, %3680 ]
  %3683 = getelementptr inbounds nuw i64, ptr %6, i64 %3682
  %3684 = load i64, ptr %3683, align 8
  %3685 = getelementptr inbounds nuw i64, ptr %120, i64 %3682
  %3686 = load i64, ptr %3685, align 8
  %3687 = icmp ult i64 %3686, %3425
  %3688 = select i1 %3687, i64 %3686, i64 63
  %3689 = ashr i64 %3684, %3688
  %3690 = getelementptr inbounds nuw i64, ptr %123, i64 %3682
  store i64 %3689, ptr %3690, align 8
  %3691 = add nuw nsw i64 %3682, 1
  %3692 = icmp eq i64 %3691, %2377
  br i1 %3692, label %3923, label %3681

3693:                                             ; preds = %3679, %3693
  %3694 = phi i64 [ %3703, %3693 ], [ 0, %3679 ]
  %3695 = getelementptr inbounds nuw i64, ptr %6, i64 %3694
  %3696 = load i64, ptr %3695, align 8
  %3697 = getelementptr inbounds nuw i64, ptr %120, i64 %3694
  %3698 = load i64, ptr %3697, align 8
  %3699 = icmp ult i64 %3698, %3425
  %3700 = lshr i64 %3696, %3698
  %3701 = select i1 %3699, i64 %3700, i64 0
  %3702 = getelementptr inbounds nuw i64, ptr %123, i64 %3694
  store i64 %3701, ptr %3702, align 8
  %3703 = add nuw nsw i64 %3694, 1
  %3704 = icmp eq i64 %3703, %2377
  br i1 %3704, label %3923, label %3693

3705:                                             ; preds = %3454, %3705
  %3706 = phi i64 [ %3716, %3705 ], [ 0, %3454 ]
  %3707 = getelementptr inbounds nuw i64, ptr %6, i64 %3706
  %3708 = load i64, ptr %3707, align 8
  %3709 = getelementptr inbounds nuw i64, ptr %120, i64 %3706
  %3710 = load i64, ptr %3709, align 8
  %3711 = getelementptr inbounds nuw i64, ptr %122, i64 %3706
  %3712 = load i64, ptr %3711, align 8
  %3713 = icmp eq i64 %3712, 0
  %3714 = select i1 %3713, i64 %3710, i64 %3708
  %3715 = getelementptr inbounds nuw i64, ptr %123, i64 %3706
  store i64 %3714, ptr %3715, align 8
  %3716 = add nuw nsw i64 %3706, 1
  %3717 = icmp eq i64 %3716, %2377
  br i1 %3717, label %3923, label %3705

3718:                                             ; preds = %3737, %3452
  %3719 = phi i64 [ 0, %3452 ], [ %3740, %3737 ]
  %3720 = getelementptr inbounds nuw i64, ptr %6, i64 %3719
  %3721 = load i64, ptr %3720, align 8
  switch i64 %3453, label %3737 [
    i64 0, label %3722
    i64 1, label %3724
    i64 2, label %3726
    i64 4, label %3728
    i64 5, label %3731
    i64 6, label %3734
  ]

3722:                                             ; preds = %3718
  %3723 = and i64 %3721, 255
  br label %3737

3724:                                             ; preds = %3718
  %3725 = and i64 %3721, 65535
  br label %3737

3726:                                             ; preds = %3718
  %3727 = and i64 %3721, 4294967295
  br label %3737

3728:                                             ; preds = %3718
  %3729 = shl i64 %3721, 56
  %3730 = ashr exact i64 %3729, 56
  br label %3737

3731:                                             ; preds = %3718
  %3732 = shl i64 %3721, 48
  %3733 = ashr exact i64 %3732, 48
  br label %3737

3734:                                             ; preds = %3718
  %3735 = shl i64 %3721, 32
  %3736 = ashr exact i64 %3735, 32
  br label %3737

3737:                                             ; preds = %3734, %3731, %3728, %3726, %3724, %3722, %3718
  %3738 = phi i64 [ %3736, %3734 ], [ %3723, %3722 ], [ %3725, %3724 ], [ %3727, %3726 ], [ %3730, %3728 ], [ %3733, %3731 ], [ %3721, %3718 ]
  %3739 = getelementptr inbounds nuw i64, ptr %123, i64 %3719
  store i64 %3738, ptr %3739, align 8
  %3740 = add nuw nsw i64 %3719, 1
  %3741 = icmp eq i64 %3740, %2377
  br i1 %3741, label %3923, label %3718

3742:                                             ; preds = %3758, %3447
  %3743 = phi i64 [ 0, %3447 ], [ %3761, %3758 ]
  %3744 = getelementptr inbounds nuw i64, ptr %6, i64 %3743
  %3745 = load i64, ptr %3744, align 8
  %3746 = getelementptr inbounds nuw i64, ptr %120, i64 %3743
  %3747 = load i64, ptr %3746, align 8
  %3748 = icmp eq i64 %3747, 0
  br i1 %3748, label %3758, label %3749

3749:                                             ; preds = %3742
  br i1 %3449, label %3752, label %3750

3750:                                             ; preds = %3749
  %3751 = udiv i64 %3745, %3747
  br label %3758

3752:                                             ; preds = %3749
  %3753 = icmp eq i64 %3747, -1
  br i1 %3753, label %3754, label %3756

3754:                                             ; preds = %3752
  %3755 = sub i64 0, %3745
  br label %3758

3756:                                             ; preds = %3752
  %3757 = sdiv i64 %3745, %3747
  br label %3758

3758:                                             ; preds = %3756, %3754, %3750, %3742
  %3759 = phi i64 [ %3751, %3750 ], [ %3755, %3754 ], [ %3757, %3756 ], [ -1, %3742 ]
  %3760 = getelementptr inbounds nuw i64, ptr %123, i64 %3743
  store i64 %3759, ptr %3760, align 8
  %3761 = add nuw nsw i64 %3743, 1
  %3762 = icmp eq i64 %3761, %2377
  br i1 %3762, label %3923, label %3742

3763:                                             ; preds = %3783, %3442
  %3764 = phi i64 [ 0, %3442 ], [ %3786, %3783 ]
  %3765 = getelementptr inbounds nuw i64, ptr %6, i64 %3764
  %3766 = load i64, ptr %3765, align 8
  %3767 = getelementptr inbounds nuw i64, ptr %120, i64 %3764
  %3768 = load i64, ptr %3767, align 8
  %3769 = icmp eq i64 %3768, 0
  br i1 %3769, label %3783, label %3770

3770:                                             ; preds = %3763
  br i1 %3444, label %3773, label %3771

3771:                                             ; preds = %3770
  %3772 = udiv i64 %3766, %3768
  br label %3779

3773:                                             ; preds = %3770
  %3774 = icmp eq i64 %3768, -1
  br i1 %3774, label %3775, label %3777

3775:                                             ; preds = %3773
  %3776 = sub i64 0, %3766
  br label %3779

3777:                                             ; preds = %3773
  %3778 = sdiv i64 %3766, %3768
  br label %3779

3779:                                             ; preds = %3777, %3775, %3771
  %3780 = phi i64 [ %3772, %3771 ], [ %3776, %3775 ], [ %3778, %3777 ]
  %3781 = mul i64 %3780, %3768
  %3782 = sub i64 %3766, %3781
  br label %3783

3783:                                             ; preds = %3779, %3763
  %3784 = phi i64 [ %3782, %3779 ], [ -1, %3763 ]
  %3785 = getelementptr inbounds nuw i64, ptr %123, i64 %3764
  store i64 %3784, ptr %3785, align 8
  %3786 = add nuw nsw i64 %3764, 1
  %3787 = icmp eq i64 %3786, %2377
  br i1 %3787, label %3923, label %3763

3788:                                             ; preds = %3796, %3438
  %3789 = phi i64 [ 0, %3438 ], [ %3798, %3796 ]
  %3790 = getelementptr inbounds nuw i64, ptr %6, i64 %3789
  %3791 = load i64, ptr %3790, align 8
  %3792 = getelementptr inbounds nuw i64, ptr %120, i64 %3789
  %3793 = load i64, ptr %3792, align 8
  %3794 = getelementptr inbounds nuw i64, ptr %122, i64 %3789
  %3795 = load i64, ptr %3794, align 8
  br label %3800

3796:                                             ; preds = %3820
  %3797 = getelementptr inbounds nuw i64, ptr %123, i64 %3789
  store i64 %3821, ptr %3797, align 8
  %3798 = add nuw nsw i64 %3789, 1
  %3799 = icmp eq i64 %3798, %2377
  br i1 %3799, label %3923, label %3788

3800:                                             ; preds = %3820, %3788
  %3801 = phi i64 [ 0, %3788 ], [ %3822, %3820 ]
  %3802 = phi i64 [ 0, %3788 ], [ %3821, %3820 ]
  %3803 = shl nuw nsw i64 1, %3801
  %3804 = and i64 %3803, %3439
  %3805 = icmp eq i64 %3804, 0
  br i1 %3805, label %3820, label %3806

3806:                                             ; preds = %3800
  %3807 = icmp samesign ult i64 %3801, 4
  %3808 = sext i1 %3807 to i64
  %3809 = xor i64 %3791, %3808
  %3810 = lshr i64 %3801, 1
  %3811 = and i64 %3810, 1
  %3812 = add nsw i64 %3811, -1
  %3813 = xor i64 %3812, %3793
  %3814 = and i64 %3801, 1
  %3815 = add nsw i64 %3814, -1
  %3816 = xor i64 %3815, %3795
  %3817 = and i64 %3816, %3809
  %3818 = and i64 %3817, %3813
  %3819 = or i64 %3818, %3802
  br label %3820

3820:                                             ; preds = %3806, %3800
  %3821 = phi i64 [ %3819, %3806 ], [ %3802, %3800 ]
  %3822 = add nuw nsw i64 %3801, 1
  %3823 = icmp eq i64 %3822, 8
  br i1 %3823, label %3796, label %3800

3824:                                             ; preds = %3434, %3824
  %3825 = phi i64 [ %3830, %3824 ], [ 0, %3434 ]
  %3826 = getelementptr inbounds nuw i64, ptr %6, i64 %3825
  %3827 = load i64, ptr %3826, align 8
  %3828 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3827)
  %3829 = getelementptr inbounds nuw i64, ptr %123, i64 %3825
  store i64 %3828, ptr %3829, align 8
  %3830 = add nuw nsw i64 %3825, 1
  %3831 = icmp eq i64 %3830, %2377
  br i1 %3831, label %3923, label %3824

3832:                                             ; preds = %3424, %3424
  %3833 = icmp sgt i64 %2377, 0
  br i1 %3833, label %3834, label %3923

3834:                                             ; preds = %3832
  %3835 = load i64, ptr %2322, align 8
  %3836 = icmp eq i64 %3835, 0
  %3837 = icmp eq i64 %2385, 32
  br label %3838

3838:                                             ; preds = %3858, %3834
  %3839 = phi i64 [ 0, %3834 ], [ %3861, %3858 ]
  %3840 = getelementptr inbounds nuw i64, ptr %120, i64 %3839
  %3841 = load i64, ptr %3840, align 8
  %3842 = shl i64 %3841, 32
  %3843 = getelementptr inbounds nuw i64, ptr %6, i64 %3839
  %3844 = load i64, ptr %3843, align 8
  %3845 = or i64 %3842, %3844
  %3846 = getelementptr inbounds nuw i64, ptr %122, i64 %3839
  %3847 = load i64, ptr %3846, align 8
  %3848 = and i64 %3847, 31
  %3849 = call i64 @llvm.umin.i64(i64 %3847, i64 32)
  %3850 = select i1 %3836, i64 %3849, i64 %3848
  br i1 %3837, label %3851, label %3853

3851:                                             ; preds = %3838
  %3852 = lshr i64 %3845, %3850
  br label %3858

3853:                                             ; preds = %3838
  %3854 = icmp eq i64 %3850, 32
  br i1 %3854, label %3858, label %3855

3855:                                             ; preds = %3853
  %3856 = shl i64 %3845, %3850
  %3857 = lshr i64 %3856, 32
  br label %3858

3858:                                             ; preds = %3855, %3853, %3851
  %3859 = phi i64 [ %3852, %3851 ], [ %3857, %3855 ], [ %3845, %3853 ]
  %3860 = getelementptr inbounds nuw i64, ptr %123, i64 %3839
  store i64 %3859, ptr %3860, align 8
  %3861 = add nuw nsw i64 %3839, 1
  %3862 = icmp eq i64 %3861, %2377
  br i1 %3862, label %3923, label %3838

3863:                                             ; preds = %3432, %3863
  %3864 = phi i64 [ %3869, %3863 ], [ 0, %3432 ]
  %3865 = getelementptr inbounds nuw i64, ptr %6, i64 %3864
  %3866 = load i64, ptr %3865, align 8
  %3867 = shl i64 %3866, 16
  %3868 = getelementptr inbounds nuw i64, ptr %123, i64 %3864
  store i64 %3867, ptr %3868, align 8
  %3869 = add nuw nsw i64 %3864, 1
  %3870 = icmp eq i64 %3869, %2377
  br i1 %3870, label %3923, label %3863

3871:                                             ; preds = %3430, %3885
  %3872 = phi i64 [ %3888, %3885 ], [ 0, %3430 ]
  %3873 = getelementptr inbounds nuw i64, ptr %6, i64 %3872
  %3874 = load i64, ptr %3873, align 8
  %3875 = trunc i64 %3874 to i32
  %3876 = bitcast i32 %3875 to float
  %3877 = fcmp uno float %3876, 0.000000e+00
  br i1 %3877, label %3885, label %3878

3878:                                             ; preds = %3871
  %3879 = add i64 %3874, 32767
  %3880 = lshr i64 %3874, 16
  %3881 = and i64 %3880, 1
  %3882 = add i64 %3879, %3881
  %3883 = lshr i64 %3882, 16
  %3884 = and i64 %3883, 65535
  br label %3885

3885:                                             ; preds = %3878, %3871
  %3886 = phi i64 [ %3884, %3878 ], [ 32767, %3871 ]
  %3887 = getelementptr inbounds nuw i64, ptr %123, i64 %3872
  store i64 %3886, ptr %3887, align 8
  %3888 = add nuw nsw i64 %3872, 1
  %3889 = icmp eq i64 %3888, %2377
  br i1 %3889, label %3923, label %3871

3890:                                             ; preds = %3428, %3916
  %3891 = phi i64 [ %3921, %3916 ], [ 0, %3428 ]
  %3892 = getelementptr inbounds nuw i64, ptr %6, i64 %3891
  %3893 = load i64, ptr %3892, align 8
  %3894 = getelementptr inbounds nuw i64, ptr %120, i64 %3891
  %3895 = load i64, ptr %3894, align 8
  %3896 = trunc i64 %3893 to i32
  %3897 = bitcast i32 %3896 to float
  %3898 = fcmp uno float %3897, 0.000000e+00
  br i1 %3898, label %3905, label %3899

3899:                                             ; preds = %3890
  %3900 = add i32 %3896, 32767
  %3901 = lshr i32 %3896, 16
  %3902 = and i32 %3901, 1
  %3903 = add i32 %3900, %3902
  %3904 = and i32 %3903, -65536
  br label %3905

3905:                                             ; preds = %3899, %3890
  %3906 = phi i32 [ %3904, %3899 ], [ 2147418112, %3890 ]
  %3907 = trunc i64 %3895 to i32
  %3908 = bitcast i32 %3907 to float
  %3909 = fcmp uno float %3908, 0.000000e+00
  br i1 %3909, label %3916, label %3910

3910:                                             ; preds = %3905
  %3911 = add i32 %3907, 32767
  %3912 = lshr i32 %3907, 16
  %3913 = and i32 %3912, 1
  %3914 = add i32 %3911, %3913
  %3915 = lshr i32 %3914, 16
  br label %3916

3916:                                             ; preds = %3910, %3905
  %3917 = phi i32 [ %3915, %3910 ], [ 32767, %3905 ]
  %3918 = or disjoint i32 %3917, %3906
  %3919 = zext i32 %3918 to i64
  %3920 = getelementptr inbounds nuw i64, ptr %123, i64 %3891
  store i64 %3919, ptr %3920, align 8
  %3921 = add nuw nsw i64 %3891, 1
  %3922 = icmp eq i64 %3921, %2377
  br i1 %3922, label %3923, label %3890

3923:                                             ; preds = %3916, %3885, %3863, %3858, %3824, %3796, %3783, %3758, %3737, %3705, %3693, %3681, %3663, %3650, %3606, %3634, %3620, %3588, %3575, %3567, %3559, %3550, %3535, %3525, %3515, %3505, %3493, %3483, %3476, %3832, %3680, %3679, %3648, %3619, %3618, %3605, %3549, %3548, %3503, %3474, %3472, %3470, %3468, %3466, %3464, %3462, %3460, %3458, %3456, %3454, %3450, %3445, %3440, %3436, %3434, %3432, %3430, %3428, %3424
  call fastcc void @narrow(i64 %2498, i64 %2500, ptr noundef nonnull readonly %10, ptr noundef %123)
  br label %3924

3924:                                             ; preds = %3381, %3392, %3358, %3369, %3404, %3415, %2833, %2844, %3403, %3402, %3380, %3379, %3357, %3356, %3923, %3351, %2832, %2831, %2827
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3925

3925:                                             ; preds = %3924, %2494, %2421
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3926 = getelementptr inbounds i64, ptr %2328, i64 %2376
  %3927 = sub nsw i64 %2329, %2376
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3928 = icmp eq i64 %3927, 0
  br i1 %3928, label %3929, label %2327

3929:                                             ; preds = %3925, %2318
  br i1 %204, label %4014, label %3930

3930:                                             ; preds = %3929
  %3931 = load i64, ptr %39, align 8
  %3932 = inttoptr i64 %3931 to ptr
  %3933 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %3934 = load i64, ptr %3933, align 8
  %3935 = getelementptr inbounds %struct.undefined, ptr %3932, i64 %3934
  %3936 = load i64, ptr %3935, align 8
  %3937 = inttoptr i64 %3936 to ptr
  %3938 = load i64, ptr %124, align 8
  %3939 = or i64 %3938, 1
  store i64 %3939, ptr %124, align 8
  %3940 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %3941 = load i64, ptr %3940, align 8
  %3942 = getelementptr inbounds %struct.undefined, ptr %3932, i64 %3941
  %3943 = getelementptr inbounds nuw i8, ptr %3942, i64 16
  %3944 = load i64, ptr %3943, align 8
  %3945 = icmp ne i64 %3944, 0
  %3946 = icmp sgt i64 %801, 0
  %3947 = and i1 %3946, %3945
  br i1 %3947, label %3948, label %3988

3948:                                             ; preds = %3930
  %3949 = load i64, ptr %3942, align 8
  %3950 = inttoptr i64 %3949 to ptr
  br label %3954

3951:                                             ; preds = %3954
  %3952 = add nuw nsw i64 %3955, 1
  %3953 = icmp eq i64 %3952, %801
  br i1 %3953, label %3988, label %3954

3954:                                             ; preds = %3951, %3948
  %3955 = phi i64 [ 0, %3948 ], [ %3952, %3951 ]
  %3956 = getelementptr inbounds nuw i64, ptr %800, i64 %3955
  %3957 = load i64, ptr %3956, align 8
  %3958 = getelementptr inbounds i64, ptr %3950, i64 %3957
  %3959 = load i64, ptr %3958, align 8
  %3960 = icmp eq i64 %3959, 0
  br i1 %3960, label %3951, label %3961

3961:                                             ; preds = %3954
  %3962 = getelementptr inbounds nuw i8, ptr %3942, i64 8
  %3963 = load i64, ptr %3962, align 8
  %3964 = inttoptr i64 %3963 to ptr
  %3965 = getelementptr inbounds nuw i8, ptr %3935, i64 16
  %3966 = load i64, ptr %3965, align 8
  %3967 = icmp eq i64 %3966, 0
  br i1 %3967, label %3968, label %3971

3968:                                             ; preds = %3961
  store i64 1, ptr %3965, align 8
  %3969 = load i64, ptr %124, align 8
  %3970 = or i64 %3969, 2
  store i64 %3970, ptr %124, align 8
  br label %3971

3971:                                             ; preds = %3968, %3961
  %3972 = getelementptr inbounds nuw i8, ptr %3935, i64 8
  br label %3973

3973:                                             ; preds = %3973, %3971
  %3974 = phi i64 [ 0, %3971 ], [ %3986, %3973 ]
  %3975 = getelementptr inbounds nuw i64, ptr %800, i64 %3974
  %3976 = load i64, ptr %3975, align 8
  %3977 = getelementptr inbounds i64, ptr %3950, i64 %3976
  %3978 = load i64, ptr %3977, align 8
  %3979 = getelementptr inbounds i64, ptr %3937, i64 %3976
  store i64 %3978, ptr %3979, align 8
  %3980 = load i64, ptr %3975, align 8
  %3981 = getelementptr inbounds i32, ptr %3964, i64 %3980
  %3982 = load i32, ptr %3981, align 4
  %3983 = load i64, ptr %3972, align 8
  %3984 = inttoptr i64 %3983 to ptr
  %3985 = getelementptr inbounds i32, ptr %3984, i64 %3980
  store i32 %3982, ptr %3985, align 4
  %3986 = add nuw nsw i64 %3974, 1
  %3987 = icmp eq i64 %3986, %801
  br i1 %3987, label %4014, label %3973

3988:                                             ; preds = %3951, %3930
  %3989 = getelementptr inbounds nuw i8, ptr %3935, i64 16
  %3990 = load i64, ptr %3989, align 8
  %3991 = icmp eq i64 %3990, 0
  br i1 %3991, label %4014, label %3992

3992:                                             ; preds = %3988
  br i1 %3946, label %3996, label %3993

3993:                                             ; preds = %3996, %3992
  %3994 = load i64, ptr %49, align 8
  %3995 = icmp sgt i64 %3994, 0
  br i1 %3995, label %4006, label %4011

3996:                                             ; preds = %3992, %3996
  %3997 = phi i64 [ %4001, %3996 ], [ 0, %3992 ]
  %3998 = getelementptr inbounds nuw i64, ptr %800, i64 %3997
  %3999 = load i64, ptr %3998, align 8
  %4000 = getelementptr inbounds i64, ptr %3937, i64 %3999
  store i64 0, ptr %4000, align 8
  %4001 = add nuw nsw i64 %3997, 1
  %4002 = icmp eq i64 %4001, %801
  br i1 %4002, label %3993, label %3996

4003:                                             ; preds = %4006
  %4004 = add nuw nsw i64 %4007, 1
  %4005 = icmp eq i64 %4004, %3994
  br i1 %4005, label %4011, label %4006

4006:                                             ; preds = %3993, %4003
  %4007 = phi i64 [ %4004, %4003 ], [ 0, %3993 ]
  %4008 = getelementptr inbounds nuw i64, ptr %3937, i64 %4007
  %4009 = load i64, ptr %4008, align 8
  %4010 = icmp eq i64 %4009, 0
  br i1 %4010, label %4003, label %4014

4011:                                             ; preds = %4003, %3993
  store i64 0, ptr %3989, align 8
  %4012 = load i64, ptr %124, align 8
  %4013 = or i64 %4012, 2
  store i64 %4013, ptr %124, align 8
  br label %4014

4014:                                             ; preds = %3973, %4006, %4011, %3988, %2316, %2254, %2253, %2210, %2213, %3929
  %4015 = getelementptr inbounds i8, ptr %31, i64 %130
  store i8 1, ptr %4015, align 1
  %4016 = load i64, ptr %37, align 8
  br label %4017

4017:                                             ; preds = %760, %4014, %797
  %4018 = phi i64 [ %131, %760 ], [ %4016, %4014 ], [ %131, %797 ]
  %4019 = add nsw i64 %4018, 1
  store i64 %4019, ptr %37, align 8
  %4020 = add nsw i64 %129, 256
  %4021 = load i64, ptr %66, align 8
  %4022 = add nsw i64 %4020, %4021
  store i64 %4022, ptr %66, align 8
  %4023 = add nsw i64 %130, 1
  store i64 %4023, ptr %27, align 8
  %4024 = getelementptr inbounds %struct.instruction, ptr %19, i64 %4023
  %4025 = getelementptr inbounds nuw i8, ptr %4024, i64 120
  %4026 = load i64, ptr %4025, align 8
  %4027 = icmp eq i64 %4026, 0
  br i1 %4027, label %4031, label %4028

4028:                                             ; preds = %4017
  %4029 = load i64, ptr %67, align 8
  %4030 = icmp eq i64 %4029, 0
  br i1 %4030, label %4031, label %4040

4031:                                             ; preds = %4017, %4028, %744, %753, %258, %264
  %4032 = phi i64 [ %748, %744 ], [ %259, %258 ], [ %259, %264 ], [ %748, %753 ], [ %4023, %4028 ], [ %4023, %4017 ]
  %4033 = phi i64 [ %747, %744 ], [ %129, %258 ], [ %129, %264 ], [ %747, %753 ], [ %129, %4028 ], [ %129, %4017 ]
  %4034 = phi ptr [ %746, %744 ], [ %128, %258 ], [ %128, %264 ], [ %746, %753 ], [ %128, %4028 ], [ %128, %4017 ]
  %4035 = getelementptr inbounds %struct.instruction, ptr %19, i64 %4032
  store i64 %4032, ptr %27, align 8
  %4036 = load i64, ptr %4035, align 8
  %4037 = icmp eq i64 %4036, 0
  br i1 %4037, label %4040, label %125

4038:                                             ; preds = %264
  br label %4040

4039:                                             ; preds = %753
  br label %4040

4040:                                             ; preds = %173, %735, %4028, %125, %4031, %267, %378, %359, %369, %366, %362, %381, %1276, %1099, %1110, %1228, %1161, %1219, %1212, %1674, %1687, %1682, %2257, %196, %314, %305, %1056, %1094, %1158, %332, %1065, %1716, %1749, %1760, %231, %1, %4038, %4039, %224, %1269, %1789, %2255, %2317, %880
  %4041 = phi i64 [ 0, %1094 ], [ 2, %231 ], [ 0, %1065 ], [ 0, %880 ], [ 0, %1716 ], [ 0, %2317 ], [ 0, %1749 ], [ 0, %332 ], [ 0, %1158 ], [ 0, %196 ], [ 3, %1269 ], [ 3, %1789 ], [ 4, %2255 ], [ 0, %1 ], [ 2, %224 ], [ 0, %1056 ], [ 0, %314 ], [ 0, %1760 ], [ 1, %4039 ], [ 1, %4038 ], [ 0, %305 ], [ 0, %1212 ], [ 0, %1219 ], [ 0, %1161 ], [ 0, %1228 ], [ 0, %1110 ], [ 0, %1099 ], [ 3, %1276 ], [ 0, %381 ], [ 0, %362 ], [ 0, %366 ], [ 0, %369 ], [ 0, %359 ], [ 0, %378 ], [ 0, %267 ], [ 0, %4031 ], [ 1, %4028 ], [ 5, %735 ], [ 0, %1682 ], [ 0, %125 ], [ 0, %173 ], [ 0, %1687 ], [ 0, %1674 ], [ 0, %2257 ]
  ret i64 %4041
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




; of stepper.c, 62768f42acfae09995c150b3bf9cc7d5889fe4e8e5ffb9c68cbe5b46e306a54d

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
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load i64, ptr %26, align 8
  store i64 0, ptr %0, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load i64, ptr %28, align 8
  %30 = inttoptr i64 %29 to ptr
  %31 = getelementptr inbounds %struct.instruction, ptr %18, i64 %27
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %4085, label %34

34:                                               ; preds = %1
  %35 = inttoptr i64 %23 to ptr
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 712
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %102 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %106 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 2048
  %116 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %117 = getelementptr inbounds nuw i8, ptr %6, i64 4096
  %118 = getelementptr inbounds nuw i8, ptr %6, i64 6144
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %120

120:                                              ; preds = %34, %4076
  %121 = phi i64 [ %32, %34 ], [ %4081, %4076 ]
  %122 = phi ptr [ %31, %34 ], [ %4080, %4076 ]
  %123 = phi ptr [ %35, %34 ], [ %4079, %4076 ]
  %124 = phi i64 [ %25, %34 ], [ %4078, %4076 ]
  %125 = phi i64 [ %27, %34 ], [ %4077, %4076 ]
  %126 = load i64, ptr %36, align 8
  %127 = and i64 %126, 255
  %128 = icmp eq i64 %127, 255
  br i1 %128, label %4085, label %129

129:                                              ; preds = %120
  %130 = load i64, ptr %37, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %198, label %132

132:                                              ; preds = %129
  %133 = inttoptr i64 %130 to ptr
  %134 = getelementptr inbounds i64, ptr %133, i64 %125
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr i8, ptr %134, i64 8
  %137 = load i64, ptr %136, align 8
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %139, label %198

139:                                              ; preds = %132
  %140 = load i64, ptr %38, align 8
  %141 = inttoptr i64 %140 to ptr
  %142 = icmp sgt i64 %124, 0
  br label %143

143:                                              ; preds = %165, %139
  %144 = phi i64 [ %135, %139 ], [ %166, %165 ]
  %145 = getelementptr inbounds i64, ptr %133, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds %struct.undefined, ptr %141, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load i64, ptr %148, align 8
  %150 = icmp ne i64 %149, 0
  %151 = and i1 %142, %150
  br i1 %151, label %152, label %165

152:                                              ; preds = %143
  %153 = load i64, ptr %147, align 8
  %154 = inttoptr i64 %153 to ptr
  br label %158

155:                                              ; preds = %158
  %156 = add nuw nsw i64 %159, 1
  %157 = icmp eq i64 %156, %124
  br i1 %157, label %165, label %158

158:                                              ; preds = %155, %152
  %159 = phi i64 [ 0, %152 ], [ %156, %155 ]
  %160 = getelementptr inbounds nuw i64, ptr %123, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds i64, ptr %154, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %155, label %168

165:                                              ; preds = %155, %143
  %166 = add i64 %144, 1
  %167 = icmp eq i64 %166, %137
  br i1 %167, label %198, label %143

168:                                              ; preds = %158
  %169 = getelementptr inbounds nuw i8, ptr %122, i64 128
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %4085, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds %struct.undefined, ptr %141, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %178, label %198

178:                                              ; preds = %172
  %179 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds %struct.undefined, ptr %141, i64 %180
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 16
  %183 = load i64, ptr %182, align 8
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %198, label %185

185:                                              ; preds = %178
  %186 = load i64, ptr %181, align 8
  %187 = inttoptr i64 %186 to ptr
  br label %191

188:                                              ; preds = %191
  %189 = add nuw nsw i64 %192, 1
  %190 = icmp eq i64 %189, %124
  br i1 %190, label %198, label %191

191:                                              ; preds = %188, %185
  %192 = phi i64 [ 0, %185 ], [ %189, %188 ]
  %193 = getelementptr inbounds nuw i64, ptr %123, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds i64, ptr %187, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %188, label %4085

198:                                              ; preds = %165, %188, %178, %172, %132, %129
  %199 = phi i1 [ false, %188 ], [ true, %129 ], [ true, %132 ], [ false, %172 ], [ false, %178 ], [ true, %165 ]
  switch i64 %121, label %751 [
    i64 1, label %200
    i64 37, label %262
  ]

200:                                              ; preds = %198
  %201 = add nsw i64 %126, 1
  store i64 %201, ptr %36, align 8
  %202 = add nsw i64 %124, 256
  %203 = load i64, ptr %65, align 8
  %204 = add nsw i64 %202, %203
  store i64 %204, ptr %65, align 8
  %205 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %205, align 1
  %206 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %207 = load i64, ptr %206, align 8
  %208 = icmp sgt i64 %207, -1
  br i1 %208, label %211, label %209

209:                                              ; preds = %200
  %210 = icmp eq i64 %124, 0
  br i1 %210, label %251, label %248

211:                                              ; preds = %200
  %212 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %207
  %213 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %214 = load i64, ptr %213, align 8
  %215 = call fastcc i64 @count_held(ptr noundef %212, i64 noundef %214, ptr noundef %123, i64 noundef %124)
  %216 = icmp ne i64 %215, 0
  %217 = icmp slt i64 %215, %124
  %218 = select i1 %216, i1 %217, i1 false
  br i1 %218, label %219, label %247

219:                                              ; preds = %211
  %220 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %221 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %223 = load i64, ptr %222, align 8
  %224 = inttoptr i64 %223 to ptr
  %225 = icmp sgt i64 %124, 0
  br i1 %225, label %226, label %4085

226:                                              ; preds = %219, %226
  %227 = phi i64 [ %245, %226 ], [ 0, %219 ]
  %228 = getelementptr inbounds nuw i64, ptr %123, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = load i64, ptr %220, align 8
  %231 = getelementptr inbounds %struct.operand, ptr %21, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %234 = load i64, ptr %233, align 8
  %235 = mul nsw i64 %234, %229
  %236 = add i64 %235, %232
  %237 = inttoptr i64 %236 to ptr
  %238 = load i8, ptr %237, align 1
  %239 = icmp ne i8 %238, 0
  %240 = zext i1 %239 to i64
  %241 = load i64, ptr %221, align 8
  %242 = icmp ne i64 %241, %240
  %243 = zext i1 %242 to i8
  %244 = getelementptr inbounds nuw i8, ptr %224, i64 %227
  store i8 %243, ptr %244, align 1
  %245 = add nuw nsw i64 %227, 1
  %246 = icmp eq i64 %245, %124
  br i1 %246, label %4085, label %226

247:                                              ; preds = %211
  br i1 %216, label %248, label %251

248:                                              ; preds = %209, %247
  %249 = getelementptr inbounds nuw i8, ptr %122, i64 64
  %250 = load i64, ptr %249, align 8
  br label %253

251:                                              ; preds = %209, %247
  %252 = add nsw i64 %125, 1
  br label %253

253:                                              ; preds = %251, %248
  %254 = phi i64 [ %250, %248 ], [ %252, %251 ]
  store i64 %254, ptr %26, align 8
  %255 = getelementptr inbounds %struct.instruction, ptr %18, i64 %254
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 120
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %4076, label %259

259:                                              ; preds = %253
  %260 = load i64, ptr %66, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %4076, label %4083

262:                                              ; preds = %198
  %263 = load i64, ptr %39, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %4085, label %265

265:                                              ; preds = %262
  %266 = icmp sgt i64 %124, 0
  br i1 %266, label %270, label %267

267:                                              ; preds = %265
  %268 = load i64, ptr %40, align 8
  %269 = add nsw i64 %268, 1
  store i64 %269, ptr %40, align 8
  br label %445

270:                                              ; preds = %265
  %271 = load i64, ptr %41, align 8
  %272 = inttoptr i64 %271 to ptr
  %273 = load i64, ptr %42, align 8
  %274 = inttoptr i64 %273 to ptr
  %275 = load i64, ptr %43, align 8
  %276 = inttoptr i64 %275 to ptr
  %277 = load i64, ptr %44, align 8
  %278 = icmp slt i64 %277, 2
  br label %279

279:                                              ; preds = %334, %270
  %280 = phi i64 [ 0, %270 ], [ %315, %334 ]
  %281 = phi i64 [ 0, %270 ], [ %337, %334 ]
  %282 = phi i64 [ 0, %270 ], [ %336, %334 ]
  %283 = phi i64 [ 0, %270 ], [ %335, %334 ]
  %284 = phi i64 [ 0, %270 ], [ %301, %334 ]
  %285 = getelementptr inbounds i64, ptr %123, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds i64, ptr %272, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds %struct.arrived, ptr %274, i64 %288
  br label %290

290:                                              ; preds = %297, %279
  %291 = phi i64 [ %284, %279 ], [ %298, %297 ]
  %292 = getelementptr inbounds i64, ptr %123, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = getelementptr inbounds i64, ptr %272, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = icmp eq i64 %295, %288
  br i1 %296, label %297, label %300

297:                                              ; preds = %290
  %298 = add i64 %291, 1
  %299 = icmp eq i64 %298, %124
  br i1 %299, label %300, label %290

300:                                              ; preds = %297, %290
  %301 = phi i64 [ %291, %290 ], [ %124, %297 ]
  %302 = getelementptr inbounds i64, ptr %276, i64 %288
  %303 = load i64, ptr %302, align 8
  %304 = icmp eq i64 %303, %277
  br i1 %304, label %305, label %4085

305:                                              ; preds = %300
  %306 = getelementptr inbounds nuw i8, ptr %289, i64 16
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %312, label %309

309:                                              ; preds = %305
  %310 = load i64, ptr %289, align 8
  %311 = icmp eq i64 %310, %125
  br i1 %311, label %312, label %4085

312:                                              ; preds = %309, %305
  %313 = add i64 %301, %281
  %314 = add i64 %313, %307
  %315 = add nsw i64 %314, %280
  %316 = icmp slt i64 %314, %277
  br i1 %316, label %334, label %317

317:                                              ; preds = %312
  %318 = mul nsw i64 %288, %277
  %319 = load i64, ptr %45, align 8
  %320 = inttoptr i64 %319 to ptr
  %321 = getelementptr inbounds i64, ptr %320, i64 %318
  br i1 %278, label %332, label %322

322:                                              ; preds = %317
  %323 = load i64, ptr %321, align 8
  br label %327

324:                                              ; preds = %327
  %325 = add nuw nsw i64 %328, 1
  %326 = icmp eq i64 %325, %277
  br i1 %326, label %332, label %327

327:                                              ; preds = %324, %322
  %328 = phi i64 [ 1, %322 ], [ %325, %324 ]
  %329 = getelementptr inbounds nuw i64, ptr %321, i64 %328
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, %323
  br i1 %331, label %324, label %4085

332:                                              ; preds = %324, %317
  %333 = add nsw i64 %283, 1
  br label %334

334:                                              ; preds = %332, %312
  %335 = phi i64 [ %283, %312 ], [ %333, %332 ]
  %336 = add nuw nsw i64 %282, 1
  %337 = sub i64 0, %301
  %338 = icmp slt i64 %301, %124
  br i1 %338, label %279, label %339

339:                                              ; preds = %334
  %340 = icmp eq i64 %335, 0
  br i1 %340, label %379, label %341

341:                                              ; preds = %339
  %342 = load i64, ptr %46, align 8
  %343 = inttoptr i64 %342 to ptr
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 104
  %345 = load i64, ptr %344, align 8
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %354, label %347

347:                                              ; preds = %341
  %348 = getelementptr inbounds nuw i8, ptr %343, i64 96
  %349 = load i64, ptr %348, align 8
  %350 = inttoptr i64 %349 to ptr
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 8
  %352 = load i64, ptr %351, align 8
  %353 = icmp ne i64 %352, 0
  br label %354

354:                                              ; preds = %347, %341
  %355 = phi i1 [ false, %341 ], [ %353, %347 ]
  %356 = icmp sgt i64 %335, %282
  br i1 %356, label %357, label %4085

357:                                              ; preds = %354
  %358 = load i64, ptr %47, align 8
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %4085, label %360

360:                                              ; preds = %357
  br i1 %355, label %361, label %364

361:                                              ; preds = %360
  %362 = load i64, ptr %48, align 8
  %363 = icmp slt i64 %315, %362
  br i1 %363, label %4085, label %364

364:                                              ; preds = %361, %360
  %365 = load i64, ptr %49, align 8
  %366 = inttoptr i64 %365 to ptr
  %367 = load i64, ptr %366, align 8
  %368 = add nsw i64 %367, %336
  %369 = load i64, ptr %50, align 8
  %370 = icmp sgt i64 %368, %369
  br i1 %370, label %4085, label %371

371:                                              ; preds = %364
  %372 = icmp sgt i64 %315, %124
  br i1 %372, label %373, label %379

373:                                              ; preds = %371
  %374 = load i64, ptr %51, align 8
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %4085, label %376

376:                                              ; preds = %373
  %377 = load i64, ptr %52, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %4085

379:                                              ; preds = %376, %371, %339
  %380 = phi i32 [ 1, %371 ], [ 2, %339 ], [ 1, %376 ]
  %381 = load i64, ptr %53, align 8
  %382 = inttoptr i64 %381 to ptr
  %383 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %384 = load i64, ptr %383, align 8
  %385 = load i64, ptr %48, align 8
  %386 = mul nsw i64 %385, %384
  %387 = getelementptr inbounds i32, ptr %382, i64 %386
  br label %391

388:                                              ; preds = %391
  %389 = load i64, ptr %40, align 8
  %390 = add nsw i64 %389, 1
  store i64 %390, ptr %40, align 8
  br i1 %340, label %400, label %449

391:                                              ; preds = %391, %379
  %392 = phi i64 [ %398, %391 ], [ 0, %379 ]
  %393 = getelementptr inbounds nuw i64, ptr %123, i64 %392
  %394 = load i64, ptr %393, align 8
  %395 = getelementptr inbounds i32, ptr %387, i64 %394
  %396 = load i32, ptr %395, align 4
  %397 = add nsw i32 %396, 1
  store i32 %397, ptr %395, align 4
  %398 = add nuw nsw i64 %392, 1
  %399 = icmp eq i64 %398, %124
  br i1 %399, label %388, label %391

400:                                              ; preds = %388
  %401 = load i64, ptr %57, align 8
  %402 = inttoptr i64 %401 to ptr
  br label %405

403:                                              ; preds = %438, %434
  %404 = icmp slt i64 %427, %124
  br i1 %404, label %405, label %445

405:                                              ; preds = %403, %400
  %406 = phi i64 [ 0, %400 ], [ %427, %403 ]
  %407 = load i64, ptr %42, align 8
  %408 = inttoptr i64 %407 to ptr
  %409 = load i64, ptr %41, align 8
  %410 = inttoptr i64 %409 to ptr
  %411 = getelementptr inbounds i64, ptr %123, i64 %406
  %412 = load i64, ptr %411, align 8
  %413 = getelementptr inbounds i64, ptr %410, i64 %412
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds %struct.arrived, ptr %408, i64 %414
  br label %416

416:                                              ; preds = %423, %405
  %417 = phi i64 [ %406, %405 ], [ %424, %423 ]
  %418 = getelementptr inbounds i64, ptr %123, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = getelementptr inbounds i64, ptr %410, i64 %419
  %421 = load i64, ptr %420, align 8
  %422 = icmp eq i64 %421, %414
  br i1 %422, label %423, label %426

423:                                              ; preds = %416
  %424 = add i64 %417, 1
  %425 = icmp eq i64 %424, %124
  br i1 %425, label %426, label %416

426:                                              ; preds = %423, %416
  %427 = phi i64 [ %417, %416 ], [ %124, %423 ]
  %428 = getelementptr inbounds nuw i8, ptr %415, i64 16
  %429 = load i64, ptr %428, align 8
  %430 = icmp eq i64 %429, 0
  br i1 %430, label %431, label %434

431:                                              ; preds = %426
  %432 = load i64, ptr %36, align 8
  %433 = getelementptr inbounds nuw i8, ptr %415, i64 8
  store i64 %432, ptr %433, align 8
  br label %434

434:                                              ; preds = %431, %426
  store i64 %125, ptr %415, align 8
  %435 = sub i64 %427, %406
  %436 = add nsw i64 %435, %429
  store i64 %436, ptr %428, align 8
  %437 = icmp slt i64 %406, %427
  br i1 %437, label %438, label %403

438:                                              ; preds = %434, %438
  %439 = phi i64 [ %443, %438 ], [ %406, %434 ]
  %440 = getelementptr inbounds i64, ptr %123, i64 %439
  %441 = load i64, ptr %440, align 8
  %442 = getelementptr inbounds i8, ptr %402, i64 %441
  store i8 1, ptr %442, align 1
  %443 = add nsw i64 %439, 1
  %444 = icmp eq i64 %443, %427
  br i1 %444, label %403, label %438

445:                                              ; preds = %403, %267
  %446 = phi i32 [ 2, %267 ], [ %380, %403 ]
  %447 = load i64, ptr %61, align 8
  %448 = add nsw i64 %447, %124
  store i64 %448, ptr %61, align 8
  br label %730

449:                                              ; preds = %388
  %450 = icmp sgt i64 %315, %124
  br i1 %450, label %451, label %462

451:                                              ; preds = %449
  %452 = load i64, ptr %54, align 8
  %453 = load i64, ptr %55, align 8
  %454 = inttoptr i64 %453 to ptr
  %455 = mul nsw i64 %452, 9
  %456 = load i64, ptr %48, align 8
  %457 = mul nsw i64 %455, %456
  %458 = getelementptr inbounds i64, ptr %454, i64 %457
  %459 = load i64, ptr %56, align 8
  %460 = getelementptr inbounds i64, ptr %458, i64 %459
  %461 = add nsw i64 %459, %315
  store i64 %461, ptr %56, align 8
  br label %462

462:                                              ; preds = %451, %449
  %463 = phi ptr [ %460, %451 ], [ null, %449 ]
  %464 = icmp eq ptr %463, null
  %465 = load i64, ptr %41, align 8
  %466 = load i64, ptr %44, align 8
  %467 = load i64, ptr %123, align 8
  %468 = inttoptr i64 %465 to ptr
  %469 = getelementptr inbounds i64, ptr %468, i64 %467
  %470 = load i64, ptr %469, align 8
  br label %566

471:                                              ; preds = %653, %650
  %472 = load i64, ptr %46, align 8
  %473 = inttoptr i64 %472 to ptr
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 104
  %475 = load i64, ptr %474, align 8
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %562, label %477

477:                                              ; preds = %471
  %478 = getelementptr inbounds nuw i8, ptr %473, i64 96
  %479 = load i64, ptr %478, align 8
  %480 = inttoptr i64 %479 to ptr
  %481 = load i64, ptr %480, align 8
  %482 = inttoptr i64 %481 to ptr
  %483 = getelementptr inbounds nuw i8, ptr %480, i64 8
  %484 = load i64, ptr %483, align 8
  %485 = icmp sgt i64 %484, 0
  br i1 %485, label %487, label %486

486:                                              ; preds = %477
  store i64 0, ptr %483, align 8
  br label %562

487:                                              ; preds = %477
  %488 = getelementptr inbounds nuw i8, ptr %473, i64 88
  br label %491

489:                                              ; preds = %528
  store i64 %529, ptr %483, align 8
  %490 = icmp sgt i64 %529, 0
  br i1 %490, label %533, label %562

491:                                              ; preds = %528, %487
  %492 = phi i64 [ 0, %487 ], [ %529, %528 ]
  %493 = phi i64 [ 0, %487 ], [ %530, %528 ]
  %494 = shl nsw i64 %493, 5
  %495 = getelementptr inbounds nuw i8, ptr %482, i64 %494
  %496 = load i64, ptr %488, align 8
  %497 = inttoptr i64 %496 to ptr
  %498 = load i32, ptr %495, align 4
  %499 = sext i32 %498 to i64
  %500 = getelementptr inbounds i8, ptr %497, i64 %499
  %501 = getelementptr inbounds nuw i8, ptr %495, i64 4
  %502 = load i32, ptr %501, align 4
  %503 = icmp sgt i32 %502, 0
  br i1 %503, label %512, label %504

504:                                              ; preds = %512, %491
  %505 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %506 = load i32, ptr %505, align 4
  %507 = and i32 %506, 3
  %508 = icmp eq i32 %507, 3
  br i1 %508, label %509, label %528

509:                                              ; preds = %504
  %510 = shl i64 %492, 5
  %511 = getelementptr i8, ptr %482, i64 %510
  br label %521

512:                                              ; preds = %491, %512
  %513 = phi i64 [ %515, %512 ], [ 0, %491 ]
  %514 = getelementptr inbounds nuw i8, ptr %500, i64 %513
  store i8 0, ptr %514, align 1
  %515 = add nuw nsw i64 %513, 1
  %516 = load i32, ptr %501, align 4
  %517 = sext i32 %516 to i64
  %518 = icmp slt i64 %515, %517
  br i1 %518, label %512, label %504

519:                                              ; preds = %521
  %520 = add nsw i64 %492, 1
  br label %528

521:                                              ; preds = %521, %509
  %522 = phi i64 [ 0, %509 ], [ %526, %521 ]
  %523 = getelementptr inbounds nuw i32, ptr %495, i64 %522
  %524 = load i32, ptr %523, align 4
  %525 = getelementptr i32, ptr %511, i64 %522
  store i32 %524, ptr %525, align 4
  %526 = add nuw nsw i64 %522, 1
  %527 = icmp eq i64 %526, 8
  br i1 %527, label %519, label %521

528:                                              ; preds = %519, %504
  %529 = phi i64 [ %520, %519 ], [ %492, %504 ]
  %530 = add nuw nsw i64 %493, 1
  %531 = load i64, ptr %483, align 8
  %532 = icmp slt i64 %530, %531
  br i1 %532, label %491, label %489

533:                                              ; preds = %489, %547
  %534 = phi i64 [ %548, %547 ], [ 0, %489 ]
  %535 = shl nsw i64 %534, 5
  %536 = getelementptr inbounds nuw i8, ptr %482, i64 %535
  %537 = load i64, ptr %488, align 8
  %538 = inttoptr i64 %537 to ptr
  %539 = load i32, ptr %536, align 4
  %540 = sext i32 %539 to i64
  %541 = getelementptr inbounds i8, ptr %538, i64 %540
  %542 = getelementptr inbounds nuw i8, ptr %536, i64 4
  %543 = load i32, ptr %542, align 4
  %544 = icmp sgt i32 %543, 0
  br i1 %544, label %545, label %547

545:                                              ; preds = %533
  %546 = getelementptr inbounds nuw i8, ptr %536, i64 28
  br label %550

547:                                              ; preds = %550, %533
  %548 = add nuw nsw i64 %534, 1
  %549 = icmp eq i64 %548, %529
  br i1 %549, label %562, label %533

550:                                              ; preds = %550, %545
  %551 = phi i64 [ 0, %545 ], [ %558, %550 ]
  %552 = load i32, ptr %546, align 4
  %553 = getelementptr inbounds nuw i8, ptr %541, i64 %551
  %554 = load i8, ptr %553, align 1
  %555 = trunc i32 %552 to i8
  %556 = or i8 %554, %555
  %557 = or i8 %556, 8
  store i8 %557, ptr %553, align 1
  %558 = add nuw nsw i64 %551, 1
  %559 = load i32, ptr %542, align 4
  %560 = sext i32 %559 to i64
  %561 = icmp slt i64 %558, %560
  br i1 %561, label %550, label %547

562:                                              ; preds = %547, %489, %486, %471
  %563 = sub i64 %124, %315
  %564 = load i64, ptr %61, align 8
  %565 = add i64 %563, %564
  store i64 %565, ptr %61, align 8
  br i1 %464, label %672, label %670

566:                                              ; preds = %653, %462
  %567 = phi i64 [ %470, %462 ], [ %648, %653 ]
  %568 = phi i64 [ %466, %462 ], [ %637, %653 ]
  %569 = phi i64 [ 0, %462 ], [ %581, %653 ]
  %570 = phi i64 [ 0, %462 ], [ %644, %653 ]
  %571 = getelementptr inbounds i64, ptr %123, i64 %570
  %572 = mul nsw i64 %568, %567
  %573 = load i64, ptr %42, align 8
  %574 = inttoptr i64 %573 to ptr
  %575 = getelementptr inbounds %struct.arrived, ptr %574, i64 %567
  %576 = getelementptr inbounds nuw i8, ptr %575, i64 16
  store i64 0, ptr %576, align 8
  %577 = load i64, ptr %44, align 8
  %578 = icmp sgt i64 %577, 0
  br i1 %578, label %655, label %579

579:                                              ; preds = %665, %566
  %580 = phi i64 [ %577, %566 ], [ %668, %665 ]
  %581 = phi i64 [ %569, %566 ], [ %666, %665 ]
  %582 = load i64, ptr %45, align 8
  %583 = inttoptr i64 %582 to ptr
  %584 = getelementptr inbounds i64, ptr %583, i64 %572
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %585, 0
  br i1 %586, label %594, label %587

587:                                              ; preds = %579
  %588 = load i64, ptr %58, align 8
  %589 = load i64, ptr %59, align 8
  %590 = inttoptr i64 %589 to ptr
  %591 = load i64, ptr %60, align 8
  %592 = mul nsw i64 %591, %585
  %593 = getelementptr inbounds i32, ptr %590, i64 %592
  br label %612

594:                                              ; preds = %579
  %595 = load i64, ptr %49, align 8
  %596 = inttoptr i64 %595 to ptr
  %597 = load i64, ptr %596, align 8
  %598 = add nsw i64 %597, 1
  store i64 %598, ptr %596, align 8
  %599 = load i64, ptr %584, align 8
  %600 = icmp eq i64 %599, 0
  %601 = load i64, ptr %58, align 8
  %602 = load i64, ptr %59, align 8
  %603 = inttoptr i64 %602 to ptr
  %604 = load i64, ptr %60, align 8
  %605 = mul nsw i64 %604, %597
  %606 = getelementptr inbounds i32, ptr %603, i64 %605
  %607 = load i64, ptr %44, align 8
  %608 = icmp slt i64 %607, %604
  %609 = select i1 %600, i1 %608, i1 false
  br i1 %609, label %620, label %612

610:                                              ; preds = %620
  %611 = load i64, ptr %44, align 8
  br label %612

612:                                              ; preds = %610, %594, %587
  %613 = phi i64 [ %611, %610 ], [ %607, %594 ], [ %580, %587 ]
  %614 = phi i64 [ %597, %610 ], [ %597, %594 ], [ %585, %587 ]
  %615 = phi i64 [ %601, %610 ], [ %601, %594 ], [ %588, %587 ]
  %616 = phi ptr [ %606, %610 ], [ %606, %594 ], [ %593, %587 ]
  %617 = inttoptr i64 %615 to ptr
  %618 = getelementptr inbounds i32, ptr %617, i64 %572
  %619 = icmp sgt i64 %613, 0
  br i1 %619, label %626, label %636

620:                                              ; preds = %594, %620
  %621 = phi i64 [ %623, %620 ], [ %607, %594 ]
  %622 = getelementptr inbounds i32, ptr %606, i64 %621
  store i32 0, ptr %622, align 4
  %623 = add nsw i64 %621, 1
  %624 = load i64, ptr %60, align 8
  %625 = icmp slt i64 %623, %624
  br i1 %625, label %620, label %610

626:                                              ; preds = %612, %626
  %627 = phi i64 [ %633, %626 ], [ 0, %612 ]
  %628 = getelementptr inbounds nuw i32, ptr %618, i64 %627
  %629 = load i32, ptr %628, align 4
  %630 = add nsw i32 %629, 1
  store i32 %630, ptr %628, align 4
  %631 = getelementptr inbounds nuw i32, ptr %616, i64 %627
  store i32 %629, ptr %631, align 4
  %632 = getelementptr inbounds nuw i64, ptr %584, i64 %627
  store i64 %614, ptr %632, align 8
  %633 = add nuw nsw i64 %627, 1
  %634 = load i64, ptr %44, align 8
  %635 = icmp slt i64 %633, %634
  br i1 %635, label %626, label %636

636:                                              ; preds = %626, %612
  %637 = phi i64 [ %613, %612 ], [ %634, %626 ]
  %638 = load i64, ptr %41, align 8
  %639 = inttoptr i64 %638 to ptr
  %640 = load i64, ptr %571, align 8
  %641 = getelementptr inbounds i64, ptr %639, i64 %640
  %642 = load i64, ptr %641, align 8
  br label %643

643:                                              ; preds = %650, %636
  %644 = phi i64 [ %570, %636 ], [ %651, %650 ]
  %645 = getelementptr inbounds i64, ptr %123, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds i64, ptr %639, i64 %646
  %648 = load i64, ptr %647, align 8
  %649 = icmp eq i64 %648, %642
  br i1 %649, label %650, label %653

650:                                              ; preds = %643
  %651 = add i64 %644, 1
  %652 = icmp eq i64 %651, %124
  br i1 %652, label %471, label %643

653:                                              ; preds = %643
  %654 = icmp slt i64 %644, %124
  br i1 %654, label %566, label %471

655:                                              ; preds = %566, %665
  %656 = phi i64 [ %667, %665 ], [ 0, %566 ]
  %657 = phi i64 [ %666, %665 ], [ %569, %566 ]
  %658 = load i64, ptr %57, align 8
  %659 = inttoptr i64 %658 to ptr
  %660 = add nsw i64 %656, %572
  %661 = getelementptr inbounds i8, ptr %659, i64 %660
  store i8 0, ptr %661, align 1
  br i1 %464, label %665, label %662

662:                                              ; preds = %655
  %663 = add nsw i64 %657, 1
  %664 = getelementptr inbounds i64, ptr %463, i64 %657
  store i64 %660, ptr %664, align 8
  br label %665

665:                                              ; preds = %662, %655
  %666 = phi i64 [ %663, %662 ], [ %657, %655 ]
  %667 = add nuw nsw i64 %656, 1
  %668 = load i64, ptr %44, align 8
  %669 = icmp slt i64 %667, %668
  br i1 %669, label %655, label %579

670:                                              ; preds = %562
  %671 = ptrtoint ptr %463 to i64
  store i64 %671, ptr %22, align 8
  store i64 %315, ptr %24, align 8
  br label %672

672:                                              ; preds = %670, %562
  br i1 %450, label %673, label %730

673:                                              ; preds = %672
  %674 = load i64, ptr %62, align 8
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %730, label %676

676:                                              ; preds = %673
  %677 = add nsw i64 %125, 1
  %678 = load i64, ptr %22, align 8
  %679 = inttoptr i64 %678 to ptr
  %680 = load i64, ptr %63, align 8
  %681 = icmp sgt i64 %680, 0
  br i1 %681, label %682, label %730

682:                                              ; preds = %676, %693
  %683 = phi i64 [ %704, %693 ], [ 0, %676 ]
  %684 = load i64, ptr %54, align 8
  %685 = load i64, ptr %55, align 8
  %686 = inttoptr i64 %685 to ptr
  %687 = mul nsw i64 %684, 9
  %688 = load i64, ptr %48, align 8
  %689 = mul nsw i64 %687, %688
  %690 = getelementptr inbounds i64, ptr %686, i64 %689
  %691 = load i64, ptr %56, align 8
  %692 = getelementptr inbounds i64, ptr %690, i64 %691
  br label %707

693:                                              ; preds = %726
  %694 = load i64, ptr %54, align 8
  %695 = load i64, ptr %55, align 8
  %696 = load i64, ptr %48, align 8
  %697 = load i64, ptr %56, align 8
  %698 = inttoptr i64 %695 to ptr
  %699 = mul nsw i64 %694, 9
  %700 = mul nsw i64 %699, %696
  %701 = getelementptr inbounds i64, ptr %698, i64 %700
  %702 = getelementptr inbounds i64, ptr %701, i64 %697
  %703 = add nsw i64 %727, %697
  store i64 %703, ptr %56, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %677, ptr noundef %702, i64 noundef %727)
  %704 = add nuw nsw i64 %683, 1
  %705 = load i64, ptr %63, align 8
  %706 = icmp slt i64 %704, %705
  br i1 %706, label %682, label %730

707:                                              ; preds = %682, %726
  %708 = phi i64 [ %728, %726 ], [ 0, %682 ]
  %709 = phi i64 [ %727, %726 ], [ 0, %682 ]
  %710 = getelementptr inbounds nuw i64, ptr %679, i64 %708
  %711 = load i64, ptr %710, align 8
  %712 = load i64, ptr %62, align 8
  %713 = icmp eq i64 %712, 0
  br i1 %713, label %720, label %714

714:                                              ; preds = %707
  %715 = load i64, ptr %64, align 8
  %716 = inttoptr i64 %715 to ptr
  %717 = getelementptr inbounds i64, ptr %716, i64 %711
  %718 = load i64, ptr %717, align 8
  %719 = sdiv i64 %718, 32
  br label %720

720:                                              ; preds = %714, %707
  %721 = phi i64 [ %719, %714 ], [ 0, %707 ]
  %722 = icmp eq i64 %721, %683
  br i1 %722, label %723, label %726

723:                                              ; preds = %720
  %724 = add nsw i64 %709, 1
  %725 = getelementptr inbounds i64, ptr %692, i64 %709
  store i64 %711, ptr %725, align 8
  br label %726

726:                                              ; preds = %723, %720
  %727 = phi i64 [ %724, %723 ], [ %709, %720 ]
  %728 = add nuw nsw i64 %708, 1
  %729 = icmp eq i64 %728, %315
  br i1 %729, label %693, label %707

730:                                              ; preds = %693, %676, %673, %672, %445
  %731 = phi i32 [ 3, %676 ], [ %446, %445 ], [ %380, %672 ], [ %380, %673 ], [ 3, %693 ]
  %732 = load i64, ptr %36, align 8
  %733 = add nsw i64 %732, 1
  store i64 %733, ptr %36, align 8
  %734 = add nsw i64 %124, 256
  %735 = load i64, ptr %65, align 8
  %736 = add nsw i64 %734, %735
  store i64 %736, ptr %65, align 8
  %737 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %737, align 1
  %738 = icmp eq i32 %731, 1
  br i1 %738, label %739, label %4085

739:                                              ; preds = %730
  %740 = load i64, ptr %22, align 8
  %741 = inttoptr i64 %740 to ptr
  %742 = load i64, ptr %24, align 8
  %743 = add nsw i64 %125, 1
  store i64 %743, ptr %26, align 8
  %744 = getelementptr inbounds %struct.instruction, ptr %18, i64 %743
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 120
  %746 = load i64, ptr %745, align 8
  %747 = icmp eq i64 %746, 0
  br i1 %747, label %4076, label %748

748:                                              ; preds = %739
  %749 = load i64, ptr %66, align 8
  %750 = icmp eq i64 %749, 0
  br i1 %750, label %4076, label %4084

751:                                              ; preds = %198
  %752 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %753 = load i64, ptr %752, align 8
  %754 = icmp sgt i64 %753, -1
  br i1 %754, label %755, label %792

755:                                              ; preds = %751
  %756 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %753
  %757 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %758 = load i64, ptr %757, align 8
  %759 = call fastcc i64 @count_held(ptr noundef %756, i64 noundef %758, ptr noundef %123, i64 noundef %124)
  %760 = icmp eq i64 %759, 0
  br i1 %760, label %4062, label %761

761:                                              ; preds = %755
  %762 = icmp slt i64 %759, %124
  br i1 %762, label %763, label %794

763:                                              ; preds = %761
  %764 = load i64, ptr %67, align 8
  %765 = inttoptr i64 %764 to ptr
  %766 = icmp sgt i64 %124, 0
  br i1 %766, label %767, label %794

767:                                              ; preds = %763, %788
  %768 = phi i64 [ %790, %788 ], [ 0, %763 ]
  %769 = phi i64 [ %789, %788 ], [ 0, %763 ]
  %770 = getelementptr inbounds nuw i64, ptr %123, i64 %768
  %771 = load i64, ptr %770, align 8
  %772 = load i64, ptr %752, align 8
  %773 = getelementptr inbounds %struct.operand, ptr %21, i64 %772
  %774 = load i64, ptr %773, align 8
  %775 = getelementptr inbounds nuw i8, ptr %773, i64 8
  %776 = load i64, ptr %775, align 8
  %777 = mul nsw i64 %776, %771
  %778 = add i64 %777, %774
  %779 = inttoptr i64 %778 to ptr
  %780 = load i8, ptr %779, align 1
  %781 = icmp ne i8 %780, 0
  %782 = zext i1 %781 to i64
  %783 = load i64, ptr %757, align 8
  %784 = icmp eq i64 %783, %782
  br i1 %784, label %788, label %785

785:                                              ; preds = %767
  %786 = add nsw i64 %769, 1
  %787 = getelementptr inbounds i64, ptr %765, i64 %769
  store i64 %771, ptr %787, align 8
  br label %788

788:                                              ; preds = %785, %767
  %789 = phi i64 [ %786, %785 ], [ %769, %767 ]
  %790 = add nuw nsw i64 %768, 1
  %791 = icmp eq i64 %790, %124
  br i1 %791, label %794, label %767

792:                                              ; preds = %751
  %793 = icmp eq i64 %124, 0
  br i1 %793, label %4062, label %794

794:                                              ; preds = %788, %763, %761, %792
  %795 = phi ptr [ %123, %792 ], [ %123, %761 ], [ %765, %763 ], [ %765, %788 ]
  %796 = phi i64 [ %124, %792 ], [ %124, %761 ], [ %759, %763 ], [ %759, %788 ]
  %797 = getelementptr inbounds nuw i8, ptr %122, i64 112
  %798 = load i64, ptr %797, align 8
  %799 = icmp eq i64 %798, 0
  br i1 %799, label %974, label %800

800:                                              ; preds = %794
  %801 = load i64, ptr %68, align 8
  %802 = inttoptr i64 %801 to ptr
  %803 = getelementptr inbounds i64, ptr %802, i64 %798
  %804 = getelementptr inbounds i8, ptr %803, i64 -8
  %805 = load i64, ptr %804, align 8
  %806 = load i64, ptr %803, align 8
  %807 = getelementptr inbounds nuw i8, ptr %803, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i64 0, ptr %14, align 8
  %808 = icmp sgt i64 %796, 0
  br i1 %808, label %810, label %809

809:                                              ; preds = %800
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  br label %973

810:                                              ; preds = %800
  %811 = icmp eq i64 %805, 0
  %812 = getelementptr inbounds nuw i8, ptr %803, i64 16
  %813 = icmp sgt i64 %806, 0
  br label %814

814:                                              ; preds = %872, %810
  %815 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %795, i64 noundef %796, ptr noundef %14)
  br i1 %811, label %816, label %826

816:                                              ; preds = %814
  br i1 %813, label %817, label %872

817:                                              ; preds = %816
  %818 = load i64, ptr %70, align 8
  %819 = inttoptr i64 %818 to ptr
  %820 = load i64, ptr %71, align 8
  %821 = getelementptr i64, ptr %819, i64 %815
  %822 = load i64, ptr %72, align 8
  %823 = inttoptr i64 %822 to ptr
  %824 = getelementptr inbounds i64, ptr %823, i64 %815
  %825 = load i64, ptr %824, align 8
  br label %864

826:                                              ; preds = %814
  %827 = load i64, ptr %807, align 8
  %828 = load i64, ptr %812, align 8
  %829 = load i64, ptr %69, align 8
  %830 = inttoptr i64 %829 to ptr
  %831 = load i64, ptr %70, align 8
  %832 = inttoptr i64 %831 to ptr
  %833 = load i64, ptr %71, align 8
  %834 = mul nsw i64 %833, %827
  %835 = getelementptr i64, ptr %832, i64 %834
  %836 = getelementptr i64, ptr %835, i64 %815
  %837 = load i64, ptr %836, align 8
  %838 = load i64, ptr %72, align 8
  %839 = inttoptr i64 %838 to ptr
  %840 = getelementptr inbounds i64, ptr %839, i64 %815
  %841 = load i64, ptr %840, align 8
  %842 = icmp sgt i64 %837, %841
  br i1 %842, label %843, label %872

843:                                              ; preds = %826
  %844 = getelementptr i8, ptr %830, i64 %834
  %845 = getelementptr i8, ptr %844, i64 %815
  %846 = load i8, ptr %845, align 1
  %847 = icmp eq i8 %846, 3
  br i1 %847, label %872, label %848

848:                                              ; preds = %843
  %849 = icmp eq i64 %828, -1
  br i1 %849, label %875, label %850

850:                                              ; preds = %848
  %851 = mul nsw i64 %833, %828
  %852 = getelementptr i64, ptr %832, i64 %851
  %853 = getelementptr i64, ptr %852, i64 %815
  %854 = load i64, ptr %853, align 8
  %855 = icmp sgt i64 %854, %841
  br i1 %855, label %856, label %875

856:                                              ; preds = %850
  %857 = getelementptr i8, ptr %830, i64 %851
  %858 = getelementptr i8, ptr %857, i64 %815
  %859 = load i8, ptr %858, align 1
  %860 = icmp eq i8 %859, 2
  br i1 %860, label %875, label %872

861:                                              ; preds = %864
  %862 = add nuw nsw i64 %865, 1
  %863 = icmp eq i64 %862, %806
  br i1 %863, label %872, label %864

864:                                              ; preds = %861, %817
  %865 = phi i64 [ 0, %817 ], [ %862, %861 ]
  %866 = getelementptr inbounds nuw i64, ptr %807, i64 %865
  %867 = load i64, ptr %866, align 8
  %868 = mul nsw i64 %867, %820
  %869 = getelementptr i64, ptr %821, i64 %868
  %870 = load i64, ptr %869, align 8
  %871 = icmp sgt i64 %870, %825
  br i1 %871, label %875, label %861

872:                                              ; preds = %861, %856, %843, %826, %816
  %873 = load i64, ptr %14, align 8
  %874 = icmp slt i64 %873, %796
  br i1 %874, label %814, label %876

875:                                              ; preds = %848, %850, %856, %864
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %4085

876:                                              ; preds = %872
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %877 = select i1 %811, i1 %813, i1 false
  %878 = trunc i64 %125 to i32
  br label %882

879:                                              ; preds = %954, %953
  %880 = load i64, ptr %15, align 8
  %881 = icmp slt i64 %880, %796
  br i1 %881, label %882, label %973

882:                                              ; preds = %879, %876
  %883 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %795, i64 noundef %796, ptr noundef %15)
  br i1 %811, label %953, label %884

884:                                              ; preds = %882
  %885 = load i64, ptr %807, align 8
  %886 = load i64, ptr %812, align 8
  %887 = load i64, ptr %71, align 8
  %888 = mul nsw i64 %887, %885
  %889 = add nsw i64 %888, %883
  %890 = mul nsw i64 %887, %886
  %891 = add nsw i64 %890, %883
  %892 = load i64, ptr %70, align 8
  %893 = inttoptr i64 %892 to ptr
  %894 = load i64, ptr %73, align 8
  %895 = inttoptr i64 %894 to ptr
  %896 = icmp eq i64 %886, -1
  br i1 %896, label %897, label %899

897:                                              ; preds = %884
  %898 = getelementptr inbounds i64, ptr %893, i64 %889
  store i64 0, ptr %898, align 8
  br label %949

899:                                              ; preds = %884
  %900 = load i64, ptr %74, align 8
  %901 = inttoptr i64 %900 to ptr
  %902 = getelementptr inbounds i32, ptr %901, i64 %891
  %903 = load i32, ptr %902, align 4
  %904 = getelementptr inbounds i32, ptr %901, i64 %889
  store i32 %903, ptr %904, align 4
  %905 = load i64, ptr %70, align 8
  %906 = inttoptr i64 %905 to ptr
  %907 = load i64, ptr %71, align 8
  %908 = mul nsw i64 %907, %886
  %909 = getelementptr i64, ptr %906, i64 %908
  %910 = getelementptr i64, ptr %909, i64 %883
  %911 = load i64, ptr %910, align 8
  %912 = load i64, ptr %72, align 8
  %913 = inttoptr i64 %912 to ptr
  %914 = getelementptr inbounds i64, ptr %913, i64 %883
  %915 = load i64, ptr %914, align 8
  %916 = icmp sgt i64 %911, %915
  br i1 %916, label %917, label %923

917:                                              ; preds = %899
  %918 = load i64, ptr %69, align 8
  %919 = inttoptr i64 %918 to ptr
  %920 = getelementptr inbounds i8, ptr %919, i64 %891
  %921 = load i8, ptr %920, align 1
  %922 = icmp eq i8 %921, 2
  br i1 %922, label %923, label %927

923:                                              ; preds = %917, %899
  %924 = getelementptr inbounds i64, ptr %893, i64 %889
  store i64 0, ptr %924, align 8
  %925 = getelementptr inbounds i64, ptr %895, i64 %891
  %926 = load i64, ptr %925, align 8
  br label %949

927:                                              ; preds = %917
  %928 = getelementptr inbounds i64, ptr %893, i64 %891
  %929 = load i64, ptr %928, align 8
  %930 = getelementptr inbounds i64, ptr %893, i64 %889
  store i64 %929, ptr %930, align 8
  %931 = getelementptr inbounds i64, ptr %895, i64 %889
  store i64 -1, ptr %931, align 8
  %932 = load i64, ptr %69, align 8
  %933 = inttoptr i64 %932 to ptr
  %934 = getelementptr inbounds i8, ptr %933, i64 %889
  store i8 3, ptr %934, align 1
  %935 = load i64, ptr %75, align 8
  %936 = inttoptr i64 %935 to ptr
  %937 = getelementptr inbounds i32, ptr %936, i64 %891
  %938 = load i32, ptr %937, align 4
  %939 = getelementptr inbounds i32, ptr %936, i64 %889
  store i32 %938, ptr %939, align 4
  %940 = load i64, ptr %76, align 8
  %941 = inttoptr i64 %940 to ptr
  %942 = getelementptr inbounds i32, ptr %941, i64 %891
  %943 = load i32, ptr %942, align 4
  %944 = getelementptr inbounds i32, ptr %941, i64 %889
  store i32 %943, ptr %944, align 4
  %945 = load i64, ptr %77, align 8
  %946 = inttoptr i64 %945 to ptr
  %947 = getelementptr inbounds i64, ptr %946, i64 %891
  %948 = load i64, ptr %947, align 8
  br label %949

949:                                              ; preds = %927, %923, %897
  %950 = phi ptr [ %946, %927 ], [ %895, %923 ], [ %895, %897 ]
  %951 = phi i64 [ %948, %927 ], [ %926, %923 ], [ -1, %897 ]
  %952 = getelementptr inbounds i64, ptr %950, i64 %889
  store i64 %951, ptr %952, align 8
  br label %953

953:                                              ; preds = %949, %882
  br i1 %877, label %954, label %879

954:                                              ; preds = %953, %954
  %955 = phi i64 [ %971, %954 ], [ 0, %953 ]
  %956 = getelementptr inbounds nuw i64, ptr %807, i64 %955
  %957 = load i64, ptr %956, align 8
  %958 = load i64, ptr %71, align 8
  %959 = mul nsw i64 %958, %957
  %960 = add nsw i64 %959, %883
  %961 = load i64, ptr %78, align 8
  %962 = inttoptr i64 %961 to ptr
  %963 = getelementptr inbounds i64, ptr %962, i64 %883
  %964 = load i64, ptr %963, align 8
  %965 = load i64, ptr %73, align 8
  %966 = inttoptr i64 %965 to ptr
  %967 = getelementptr inbounds i64, ptr %966, i64 %960
  store i64 %964, ptr %967, align 8
  %968 = load i64, ptr %74, align 8
  %969 = inttoptr i64 %968 to ptr
  %970 = getelementptr inbounds i32, ptr %969, i64 %960
  store i32 %878, ptr %970, align 4
  %971 = add nuw nsw i64 %955, 1
  %972 = icmp eq i64 %971, %806
  br i1 %972, label %879, label %954

973:                                              ; preds = %879, %809
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %974

974:                                              ; preds = %973, %794
  %975 = load i64, ptr %122, align 8
  switch i64 %975, label %2363 [
    i64 2, label %976
    i64 3, label %976
    i64 36, label %2302
  ]

976:                                              ; preds = %974, %974
  %977 = load i64, ptr %80, align 8
  %978 = inttoptr i64 %977 to ptr
  %979 = getelementptr inbounds nuw i8, ptr %122, i64 80
  %980 = load i64, ptr %979, align 8
  %981 = getelementptr inbounds nuw i8, ptr %122, i64 88
  %982 = load i64, ptr %981, align 8
  %983 = mul nsw i64 %982, %980
  %984 = icmp eq i64 %975, 3
  %985 = load i64, ptr %19, align 8
  %986 = inttoptr i64 %985 to ptr
  %987 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %988 = load i64, ptr %987, align 8
  %989 = getelementptr inbounds %struct.operand, ptr %986, i64 %988
  %990 = load i64, ptr %989, align 8
  %991 = getelementptr inbounds nuw i8, ptr %989, i64 8
  %992 = load i64, ptr %991, align 8
  %993 = getelementptr inbounds nuw i8, ptr %122, i64 96
  %994 = load i64, ptr %993, align 8
  %995 = getelementptr inbounds nuw i8, ptr %122, i64 104
  %996 = load i64, ptr %995, align 8
  %997 = icmp eq i64 %996, 0
  %998 = icmp sgt i64 %796, 0
  br i1 %997, label %1000, label %999

999:                                              ; preds = %976
  br i1 %998, label %1003, label %1028

1000:                                             ; preds = %976
  br i1 %998, label %1001, label %1028

1001:                                             ; preds = %1000
  %1002 = trunc i64 %994 to i32
  br label %1015

1003:                                             ; preds = %999, %1003
  %1004 = phi i64 [ %1013, %1003 ], [ 0, %999 ]
  %1005 = getelementptr inbounds nuw i64, ptr %795, i64 %1004
  %1006 = load i64, ptr %1005, align 8
  %1007 = mul nsw i64 %1006, %992
  %1008 = add i64 %1007, %990
  %1009 = inttoptr i64 %1008 to ptr
  %1010 = load i64, ptr %1009, align 8
  %1011 = add i64 %1010, %994
  %1012 = getelementptr inbounds nuw i64, ptr %978, i64 %1004
  store i64 %1011, ptr %1012, align 8
  %1013 = add nuw nsw i64 %1004, 1
  %1014 = icmp eq i64 %1013, %796
  br i1 %1014, label %1028, label %1003

1015:                                             ; preds = %1015, %1001
  %1016 = phi i64 [ 0, %1001 ], [ %1026, %1015 ]
  %1017 = getelementptr inbounds nuw i64, ptr %795, i64 %1016
  %1018 = load i64, ptr %1017, align 8
  %1019 = mul nsw i64 %1018, %992
  %1020 = add i64 %1019, %990
  %1021 = inttoptr i64 %1020 to ptr
  %1022 = load i32, ptr %1021, align 4
  %1023 = add i32 %1022, %1002
  %1024 = zext i32 %1023 to i64
  %1025 = getelementptr inbounds nuw i64, ptr %978, i64 %1016
  store i64 %1024, ptr %1025, align 8
  %1026 = add nuw nsw i64 %1016, 1
  %1027 = icmp eq i64 %1026, %796
  br i1 %1027, label %1028, label %1015

1028:                                             ; preds = %1003, %1015, %1000, %999
  %1029 = getelementptr inbounds nuw i8, ptr %122, i64 72
  %1030 = load i64, ptr %1029, align 8
  %1031 = icmp eq i64 %1030, 2
  br i1 %1031, label %1032, label %1087

1032:                                             ; preds = %1028
  %1033 = load i64, ptr %81, align 8
  %1034 = inttoptr i64 %1033 to ptr
  %1035 = load i64, ptr %978, align 8
  %1036 = lshr i64 %1035, 32
  %1037 = icmp sgt i64 %796, 1
  br i1 %1037, label %1038, label %1061

1038:                                             ; preds = %1032, %1058
  %1039 = phi i64 [ %1059, %1058 ], [ 1, %1032 ]
  %1040 = getelementptr inbounds nuw i64, ptr %978, i64 %1039
  %1041 = load i64, ptr %1040, align 8
  %1042 = lshr i64 %1041, 32
  %1043 = icmp eq i64 %1042, %1036
  br i1 %1043, label %1058, label %1044

1044:                                             ; preds = %1038
  %1045 = load i64, ptr %82, align 8
  %1046 = icmp eq i64 %1036, %1045
  br i1 %1046, label %4085, label %1047

1047:                                             ; preds = %1044
  %1048 = load i64, ptr %83, align 8
  %1049 = icmp sgt i64 %1048, 0
  br i1 %1049, label %1053, label %1058

1050:                                             ; preds = %1053
  %1051 = add nuw nsw i64 %1054, 1
  %1052 = icmp eq i64 %1051, %1048
  br i1 %1052, label %1058, label %1053

1053:                                             ; preds = %1047, %1050
  %1054 = phi i64 [ %1051, %1050 ], [ 0, %1047 ]
  %1055 = getelementptr inbounds nuw i64, ptr %1034, i64 %1054
  %1056 = load i64, ptr %1055, align 8
  %1057 = icmp eq i64 %1042, %1056
  br i1 %1057, label %4085, label %1050

1058:                                             ; preds = %1050, %1047, %1038
  %1059 = add nuw nsw i64 %1039, 1
  %1060 = icmp eq i64 %1059, %796
  br i1 %1060, label %1061, label %1038

1061:                                             ; preds = %1058, %1032
  %1062 = load i64, ptr %82, align 8
  %1063 = icmp eq i64 %1036, %1062
  br i1 %1063, label %1067, label %1064

1064:                                             ; preds = %1061
  %1065 = load i64, ptr %83, align 8
  %1066 = icmp sgt i64 %1065, 0
  br i1 %1066, label %1082, label %1089

1067:                                             ; preds = %1061
  br i1 %998, label %1068, label %1107

1068:                                             ; preds = %1067, %1068
  %1069 = phi i64 [ %1073, %1068 ], [ 0, %1067 ]
  %1070 = getelementptr inbounds nuw i64, ptr %978, i64 %1069
  %1071 = load i64, ptr %1070, align 8
  %1072 = and i64 %1071, 4294967295
  store i64 %1072, ptr %1070, align 8
  %1073 = add nuw nsw i64 %1069, 1
  %1074 = icmp eq i64 %1073, %796
  br i1 %1074, label %1075, label %1068

1075:                                             ; preds = %1068
  %1076 = load i64, ptr %80, align 8
  %1077 = inttoptr i64 %1076 to ptr
  %1078 = load i64, ptr %1077, align 8
  br label %1094

1079:                                             ; preds = %1082
  %1080 = add nuw nsw i64 %1083, 1
  %1081 = icmp eq i64 %1080, %1065
  br i1 %1081, label %1089, label %1082

1082:                                             ; preds = %1064, %1079
  %1083 = phi i64 [ %1080, %1079 ], [ 0, %1064 ]
  %1084 = getelementptr inbounds nuw i64, ptr %1034, i64 %1083
  %1085 = load i64, ptr %1084, align 8
  %1086 = icmp eq i64 %1036, %1085
  br i1 %1086, label %4085, label %1079

1087:                                             ; preds = %1028
  %1088 = icmp slt i64 %1030, 0
  br i1 %1088, label %4085, label %1089

1089:                                             ; preds = %1079, %1087, %1064
  %1090 = phi i64 [ %1030, %1087 ], [ 1, %1064 ], [ 1, %1079 ]
  %1091 = load i64, ptr %80, align 8
  %1092 = inttoptr i64 %1091 to ptr
  %1093 = load i64, ptr %1092, align 8
  br i1 %998, label %1094, label %1098

1094:                                             ; preds = %1089, %1075
  %1095 = phi i64 [ %1078, %1075 ], [ %1093, %1089 ]
  %1096 = phi ptr [ %1077, %1075 ], [ %1092, %1089 ]
  %1097 = phi i64 [ 0, %1075 ], [ %1090, %1089 ]
  br label %1111

1098:                                             ; preds = %1111, %1089
  %1099 = phi ptr [ %1092, %1089 ], [ %1096, %1111 ]
  %1100 = phi i64 [ %1090, %1089 ], [ %1097, %1111 ]
  %1101 = phi i64 [ %1093, %1089 ], [ %1119, %1111 ]
  %1102 = phi i64 [ 0, %1089 ], [ %1120, %1111 ]
  %1103 = phi i64 [ %1093, %1089 ], [ %1118, %1111 ]
  %1104 = add nsw i64 %983, -1
  %1105 = and i64 %1102, %1104
  %1106 = icmp eq i64 %1105, 0
  br i1 %1106, label %1123, label %4085

1107:                                             ; preds = %1067
  %1108 = load i64, ptr %80, align 8
  %1109 = inttoptr i64 %1108 to ptr
  %1110 = load i64, ptr %1109, align 8
  br label %1125

1111:                                             ; preds = %1111, %1094
  %1112 = phi i64 [ %1118, %1111 ], [ %1095, %1094 ]
  %1113 = phi i64 [ %1121, %1111 ], [ 0, %1094 ]
  %1114 = phi i64 [ %1120, %1111 ], [ 0, %1094 ]
  %1115 = phi i64 [ %1119, %1111 ], [ %1095, %1094 ]
  %1116 = getelementptr inbounds nuw i64, ptr %1096, i64 %1113
  %1117 = load i64, ptr %1116, align 8
  %1118 = call i64 @llvm.smin.i64(i64 %1117, i64 %1112)
  %1119 = call i64 @llvm.smax.i64(i64 %1117, i64 %1115)
  %1120 = or i64 %1117, %1114
  %1121 = add nuw nsw i64 %1113, 1
  %1122 = icmp eq i64 %1121, %796
  br i1 %1122, label %1098, label %1111

1123:                                             ; preds = %1098
  %1124 = icmp eq i64 %1100, 0
  br i1 %1124, label %1125, label %1169

1125:                                             ; preds = %1123, %1107
  %1126 = phi ptr [ %1109, %1107 ], [ %1099, %1123 ]
  %1127 = phi i64 [ %1110, %1107 ], [ %1101, %1123 ]
  %1128 = phi i64 [ %1110, %1107 ], [ %1103, %1123 ]
  %1129 = load i64, ptr %86, align 8
  %1130 = inttoptr i64 %1129 to ptr
  %1131 = load i64, ptr %41, align 8
  %1132 = inttoptr i64 %1131 to ptr
  %1133 = load i64, ptr %87, align 8
  %1134 = icmp sgt i64 %1133, 0
  br i1 %1134, label %1135, label %1149

1135:                                             ; preds = %1125, %1146
  %1136 = phi i64 [ %1147, %1146 ], [ 0, %1125 ]
  %1137 = shl nuw nsw i64 %1136, 4
  %1138 = getelementptr inbounds nuw i8, ptr %1130, i64 %1137
  %1139 = load i64, ptr %1138, align 8
  %1140 = icmp sgt i64 %1139, %1128
  br i1 %1140, label %1146, label %1141

1141:                                             ; preds = %1135
  %1142 = getelementptr inbounds nuw i8, ptr %1138, i64 8
  %1143 = load i64, ptr %1142, align 8
  %1144 = sub nsw i64 %1143, %983
  %1145 = icmp sgt i64 %1127, %1144
  br i1 %1145, label %1146, label %1149

1146:                                             ; preds = %1141, %1135
  %1147 = add nuw nsw i64 %1136, 1
  %1148 = icmp eq i64 %1147, %1133
  br i1 %1148, label %4085, label %1135

1149:                                             ; preds = %1141, %1125
  %1150 = phi i64 [ 0, %1125 ], [ %1136, %1141 ]
  %1151 = icmp eq i64 %1150, %1133
  br i1 %1151, label %4085, label %1152

1152:                                             ; preds = %1149
  br i1 %998, label %1156, label %1153

1153:                                             ; preds = %1156, %1152
  %1154 = load i64, ptr %46, align 8
  %1155 = inttoptr i64 %1154 to ptr
  br label %1207

1156:                                             ; preds = %1152, %1156
  %1157 = phi i64 [ %1167, %1156 ], [ 0, %1152 ]
  %1158 = getelementptr inbounds nuw i64, ptr %795, i64 %1157
  %1159 = load i64, ptr %1158, align 8
  %1160 = getelementptr inbounds i64, ptr %1132, i64 %1159
  %1161 = load i64, ptr %1160, align 8
  %1162 = load i64, ptr %88, align 8
  %1163 = mul nsw i64 %1162, %1161
  %1164 = getelementptr inbounds nuw i64, ptr %1126, i64 %1157
  %1165 = load i64, ptr %1164, align 8
  %1166 = add nsw i64 %1165, %1163
  store i64 %1166, ptr %1164, align 8
  %1167 = add nuw nsw i64 %1157, 1
  %1168 = icmp eq i64 %1167, %796
  br i1 %1168, label %1153, label %1156

1169:                                             ; preds = %1123
  %1170 = load i64, ptr %46, align 8
  %1171 = inttoptr i64 %1170 to ptr
  %1172 = load i64, ptr %84, align 8
  %1173 = icmp eq i64 %1172, 0
  br i1 %1173, label %1182, label %1174

1174:                                             ; preds = %1169
  %1175 = getelementptr inbounds %struct.region, ptr %1171, i64 %1172
  %1176 = load i64, ptr %1175, align 8
  %1177 = icmp sgt i64 %1176, %1103
  br i1 %1177, label %1182, label %1178

1178:                                             ; preds = %1174
  %1179 = getelementptr inbounds nuw i8, ptr %1175, i64 8
  %1180 = load i64, ptr %1179, align 8
  %1181 = icmp slt i64 %1103, %1180
  br i1 %1181, label %1200, label %1182

1182:                                             ; preds = %1178, %1174, %1169
  %1183 = load i64, ptr %85, align 8
  %1184 = icmp sgt i64 %1183, 1
  br i1 %1184, label %1185, label %2300

1185:                                             ; preds = %1182, %1197
  %1186 = phi i64 [ %1198, %1197 ], [ 1, %1182 ]
  %1187 = getelementptr inbounds nuw %struct.region, ptr %1171, i64 %1186
  %1188 = load i64, ptr %1187, align 8
  %1189 = icmp sgt i64 %1188, %1103
  br i1 %1189, label %1197, label %1190

1190:                                             ; preds = %1185
  %1191 = getelementptr inbounds nuw i8, ptr %1187, i64 8
  %1192 = load i64, ptr %1191, align 8
  %1193 = icmp slt i64 %1103, %1192
  br i1 %1193, label %1194, label %1197

1194:                                             ; preds = %1190
  %1195 = getelementptr inbounds nuw i8, ptr %1187, i64 8
  store i64 %1186, ptr %84, align 8
  %1196 = load i64, ptr %1195, align 8
  br label %1200

1197:                                             ; preds = %1190, %1185
  %1198 = add nuw nsw i64 %1186, 1
  %1199 = icmp eq i64 %1198, %1183
  br i1 %1199, label %2300, label %1185

1200:                                             ; preds = %1194, %1178
  %1201 = phi i64 [ %1180, %1178 ], [ %1196, %1194 ]
  %1202 = phi ptr [ %1175, %1178 ], [ %1187, %1194 ]
  %1203 = sub nsw i64 %1201, %983
  %1204 = icmp sgt i64 %1101, %1203
  br i1 %1204, label %4085, label %1205

1205:                                             ; preds = %1200
  %1206 = load i64, ptr %1202, align 8
  br label %1207

1207:                                             ; preds = %1205, %1153
  %1208 = phi i64 [ %1154, %1153 ], [ %1170, %1205 ]
  %1209 = phi ptr [ %1126, %1153 ], [ %1099, %1205 ]
  %1210 = phi i64 [ 0, %1153 ], [ %1100, %1205 ]
  %1211 = phi ptr [ %1155, %1153 ], [ %1202, %1205 ]
  %1212 = phi i64 [ 0, %1153 ], [ %1206, %1205 ]
  %1213 = getelementptr inbounds nuw i8, ptr %1211, i64 120
  %1214 = load i64, ptr %1213, align 8
  %1215 = icmp sgt i64 %1214, 1
  br i1 %1215, label %4085, label %1216

1216:                                             ; preds = %1207
  %1217 = getelementptr inbounds nuw i8, ptr %1211, i64 32
  %1218 = load i64, ptr %1217, align 8
  %1219 = icmp slt i64 %983, %1218
  br i1 %1219, label %4085, label %1220

1220:                                             ; preds = %1216
  %1221 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1218, i1 true)
  %1222 = ashr i64 %983, %1221
  %1223 = icmp sgt i64 %796, 1
  br i1 %1223, label %1224, label %1238

1224:                                             ; preds = %1220, %1224
  %1225 = phi i64 [ %1233, %1224 ], [ 1, %1220 ]
  %1226 = phi i64 [ %1234, %1224 ], [ 1, %1220 ]
  %1227 = getelementptr inbounds nuw i64, ptr %1209, i64 %1226
  %1228 = load i64, ptr %1227, align 8
  %1229 = getelementptr i8, ptr %1227, i64 -8
  %1230 = load i64, ptr %1229, align 8
  %1231 = sub nsw i64 %1228, %1230
  %1232 = icmp slt i64 %1231, %983
  %1233 = select i1 %1232, i64 0, i64 %1225
  %1234 = add nuw nsw i64 %1226, 1
  %1235 = icmp eq i64 %1234, %796
  br i1 %1235, label %1236, label %1224

1236:                                             ; preds = %1224
  %1237 = icmp ne i64 %1233, 0
  br label %1238

1238:                                             ; preds = %1236, %1220
  %1239 = phi i1 [ true, %1220 ], [ %1237, %1236 ]
  %1240 = icmp eq i64 %1210, 0
  br i1 %1240, label %1244, label %1241

1241:                                             ; preds = %1238
  %1242 = load i64, ptr %89, align 8
  %1243 = icmp ne i64 %1242, 0
  br label %1244

1244:                                             ; preds = %1241, %1238
  %1245 = phi i1 [ true, %1238 ], [ %1243, %1241 ]
  store i64 -1, ptr %90, align 8
  store i64 0, ptr %91, align 8
  %1246 = load i64, ptr %1213, align 8
  %1247 = icmp eq i64 %1246, 0
  br i1 %1247, label %1262, label %1248

1248:                                             ; preds = %1244
  %1249 = select i1 %984, i64 136, i64 128
  %1250 = getelementptr inbounds nuw i8, ptr %1211, i64 %1249
  %1251 = load i64, ptr %1250, align 8
  %1252 = inttoptr i64 %1251 to ptr
  %1253 = getelementptr inbounds i64, ptr %1252, i64 %125
  %1254 = load i64, ptr %1253, align 8
  %1255 = inttoptr i64 %1254 to ptr
  %1256 = icmp eq i64 %1254, 0
  br i1 %1256, label %1257, label %1262

1257:                                             ; preds = %1248
  %1258 = ptrtoint ptr %1211 to i64
  %1259 = sub i64 %1258, %1208
  %1260 = sdiv exact i64 %1259, 152
  store i64 %1260, ptr %90, align 8
  %1261 = select i1 %984, i64 2, i64 1
  store i64 %1261, ptr %91, align 8
  br label %4085

1262:                                             ; preds = %1248, %1244
  %1263 = phi ptr [ %1255, %1248 ], [ null, %1244 ]
  br i1 %1245, label %1264, label %1271

1264:                                             ; preds = %1262
  %1265 = load i64, ptr %92, align 8
  %1266 = shl nsw i64 %796, 1
  %1267 = add i64 %1266, 4
  %1268 = add i64 %1267, %1265
  %1269 = load i64, ptr %93, align 8
  %1270 = icmp sgt i64 %1268, %1269
  br i1 %1270, label %4085, label %1271

1271:                                             ; preds = %1264, %1262
  %1272 = getelementptr inbounds nuw i8, ptr %1211, i64 64
  %1273 = load i64, ptr %1272, align 8
  %1274 = icmp eq i64 %1273, 0
  %1275 = select i1 %1239, i1 %1274, i1 false
  %1276 = getelementptr inbounds nuw i8, ptr %1211, i64 56
  %1277 = load i64, ptr %1276, align 8
  br i1 %1275, label %1278, label %1434

1278:                                             ; preds = %1271
  %1279 = icmp eq i64 %1277, 0
  br i1 %1279, label %1280, label %1434

1280:                                             ; preds = %1278
  %1281 = getelementptr inbounds nuw i8, ptr %1211, i64 80
  %1282 = load i64, ptr %1281, align 8
  %1283 = icmp eq i64 %1282, 0
  br i1 %1283, label %1284, label %1434

1284:                                             ; preds = %1280
  %1285 = load i64, ptr %41, align 8
  %1286 = inttoptr i64 %1285 to ptr
  %1287 = load i64, ptr %64, align 8
  %1288 = inttoptr i64 %1287 to ptr
  %1289 = load i64, ptr %45, align 8
  %1290 = inttoptr i64 %1289 to ptr
  %1291 = load i64, ptr %59, align 8
  %1292 = inttoptr i64 %1291 to ptr
  %1293 = getelementptr inbounds nuw i8, ptr %1211, i64 88
  %1294 = load i64, ptr %1293, align 8
  %1295 = inttoptr i64 %1294 to ptr
  %1296 = getelementptr inbounds nuw i8, ptr %1211, i64 48
  %1297 = load i64, ptr %1296, align 8
  %1298 = inttoptr i64 %1297 to ptr
  %1299 = load i64, ptr %95, align 8
  %1300 = inttoptr i64 %1299 to ptr
  br i1 %984, label %1305, label %1301

1301:                                             ; preds = %1284
  %1302 = getelementptr inbounds nuw i8, ptr %1211, i64 40
  %1303 = load i64, ptr %1302, align 8
  %1304 = icmp eq i64 %1303, 0
  br label %1305

1305:                                             ; preds = %1301, %1284
  %1306 = phi i1 [ false, %1284 ], [ %1304, %1301 ]
  %1307 = icmp slt i64 %796, 1
  br i1 %1307, label %1759, label %1308

1308:                                             ; preds = %1305
  %1309 = getelementptr inbounds nuw i8, ptr %1211, i64 24
  %1310 = getelementptr inbounds nuw i8, ptr %1211, i64 104
  %1311 = icmp sgt i64 %1222, 0
  br label %1312

1312:                                             ; preds = %1429, %1308
  %1313 = phi i64 [ 0, %1308 ], [ %1430, %1429 ]
  %1314 = phi ptr [ %1300, %1308 ], [ %1431, %1429 ]
  %1315 = phi i64 [ 0, %1308 ], [ %1432, %1429 ]
  %1316 = getelementptr inbounds nuw i64, ptr %978, i64 %1315
  %1317 = load i64, ptr %1316, align 8
  %1318 = sub nsw i64 %1317, %1212
  %1319 = ashr i64 %1318, %1221
  %1320 = add nsw i64 %1319, %1222
  br i1 %1311, label %1321, label %1429

1321:                                             ; preds = %1312
  %1322 = load i64, ptr %1309, align 8
  %1323 = inttoptr i64 %1322 to ptr
  %1324 = mul nsw i64 %1319, 40
  %1325 = getelementptr inbounds i8, ptr %1323, i64 %1324
  %1326 = getelementptr inbounds nuw i64, ptr %795, i64 %1315
  %1327 = load i64, ptr %1326, align 8
  %1328 = getelementptr inbounds i64, ptr %1286, i64 %1327
  %1329 = getelementptr inbounds i64, ptr %1288, i64 %1327
  %1330 = getelementptr inbounds i64, ptr %1290, i64 %1327
  br label %1331

1331:                                             ; preds = %1419, %1321
  %1332 = phi i64 [ %1313, %1321 ], [ %1423, %1419 ]
  %1333 = phi ptr [ %1314, %1321 ], [ %1425, %1419 ]
  %1334 = phi i64 [ %1319, %1321 ], [ %1426, %1419 ]
  %1335 = phi ptr [ %1325, %1321 ], [ %1427, %1419 ]
  %1336 = getelementptr inbounds nuw i8, ptr %1335, i64 4
  %1337 = load i32, ptr %1336, align 4
  %1338 = icmp sgt i32 %1337, 0
  br i1 %1338, label %1343, label %1339

1339:                                             ; preds = %1331
  %1340 = getelementptr inbounds nuw i8, ptr %1335, i64 24
  %1341 = load i32, ptr %1340, align 4
  %1342 = icmp sgt i32 %1341, 0
  br i1 %1342, label %1343, label %1401

1343:                                             ; preds = %1339, %1331
  %1344 = load i64, ptr %1328, align 8
  %1345 = load i64, ptr %96, align 8
  %1346 = add nsw i64 %1345, %1344
  %1347 = load i64, ptr %1329, align 8
  %1348 = load i64, ptr %1330, align 8
  %1349 = load i64, ptr %60, align 8
  %1350 = mul nsw i64 %1349, %1348
  %1351 = getelementptr inbounds i32, ptr %1292, i64 %1350
  %1352 = load i32, ptr %1335, align 4
  %1353 = sext i32 %1352 to i64
  %1354 = icmp slt i32 %1337, 1
  br i1 %1354, label %1369, label %1355

1355:                                             ; preds = %1343
  %1356 = load i64, ptr %1310, align 8
  %1357 = icmp eq i64 %1356, 0
  br i1 %1357, label %1358, label %1363

1358:                                             ; preds = %1355
  %1359 = getelementptr inbounds nuw i8, ptr %1335, i64 8
  %1360 = load i32, ptr %1359, align 4
  %1361 = sext i32 %1360 to i64
  %1362 = icmp eq i64 %1346, %1361
  br i1 %1362, label %1363, label %1369

1363:                                             ; preds = %1358, %1355
  %1364 = icmp eq i64 %1347, %1353
  br i1 %1364, label %1369, label %1365

1365:                                             ; preds = %1363
  %1366 = getelementptr inbounds i32, ptr %1351, i64 %1353
  %1367 = load i32, ptr %1366, align 4
  %1368 = icmp sge i32 %1367, %1337
  br label %1369

1369:                                             ; preds = %1365, %1363, %1358, %1343
  %1370 = phi i1 [ %1368, %1365 ], [ true, %1343 ], [ true, %1363 ], [ false, %1358 ]
  %1371 = getelementptr inbounds nuw i8, ptr %1335, i64 20
  %1372 = load i32, ptr %1371, align 4
  %1373 = sext i32 %1372 to i64
  %1374 = getelementptr inbounds nuw i8, ptr %1335, i64 24
  %1375 = load i32, ptr %1374, align 4
  %1376 = icmp slt i32 %1375, 1
  br i1 %1376, label %1396, label %1377

1377:                                             ; preds = %1369
  %1378 = load i64, ptr %1310, align 8
  %1379 = icmp eq i64 %1378, 0
  br i1 %1379, label %1380, label %1389

1380:                                             ; preds = %1377
  %1381 = getelementptr inbounds nuw i8, ptr %1335, i64 28
  %1382 = load i32, ptr %1381, align 4
  %1383 = sext i32 %1382 to i64
  %1384 = icmp eq i64 %1346, %1383
  br i1 %1384, label %1389, label %1385

1385:                                             ; preds = %1380
  %1386 = load i64, ptr %97, align 8
  %1387 = icmp ne i64 %1386, 0
  %1388 = sext i1 %1387 to i32
  br label %1396

1389:                                             ; preds = %1380, %1377
  %1390 = icmp eq i64 %1347, %1373
  br i1 %1390, label %1396, label %1391

1391:                                             ; preds = %1389
  %1392 = getelementptr inbounds i32, ptr %1351, i64 %1373
  %1393 = load i32, ptr %1392, align 4
  %1394 = icmp sge i32 %1393, %1375
  %1395 = zext i1 %1394 to i32
  br label %1396

1396:                                             ; preds = %1391, %1389, %1385, %1369
  %1397 = phi i32 [ %1388, %1385 ], [ 1, %1369 ], [ 1, %1389 ], [ %1395, %1391 ]
  %1398 = icmp sgt i32 %1397, -1
  %1399 = select i1 %1370, i1 %1398, i1 false
  br i1 %1399, label %1400, label %1660

1400:                                             ; preds = %1396
  br i1 %984, label %1402, label %1408

1401:                                             ; preds = %1339
  br i1 %984, label %1404, label %1408

1402:                                             ; preds = %1400
  %1403 = icmp eq i32 %1397, 0
  br i1 %1403, label %1660, label %1404

1404:                                             ; preds = %1402, %1401
  %1405 = getelementptr inbounds i8, ptr %1295, i64 %1334
  %1406 = load i8, ptr %1405, align 1
  %1407 = icmp eq i8 %1406, 0
  br i1 %1407, label %1419, label %1660

1408:                                             ; preds = %1401, %1400
  %1409 = phi i32 [ 1, %1401 ], [ %1397, %1400 ]
  %1410 = getelementptr inbounds i8, ptr %1295, i64 %1334
  %1411 = load i8, ptr %1410, align 1
  %1412 = and i8 %1411, 2
  %1413 = icmp eq i8 %1412, 0
  br i1 %1413, label %1414, label %1660

1414:                                             ; preds = %1408
  br i1 %1306, label %1415, label %1419

1415:                                             ; preds = %1414
  %1416 = getelementptr inbounds i8, ptr %1298, i64 %1334
  %1417 = load i8, ptr %1416, align 1
  %1418 = icmp eq i8 %1417, 0
  br i1 %1418, label %1660, label %1419

1419:                                             ; preds = %1415, %1414, %1404
  %1420 = phi i32 [ %1409, %1415 ], [ %1409, %1414 ], [ 1, %1404 ]
  %1421 = icmp eq i32 %1420, 0
  %1422 = zext i1 %1421 to i64
  %1423 = add nsw i64 %1332, %1422
  %1424 = select i1 %1421, i8 2, i8 0
  %1425 = getelementptr inbounds nuw i8, ptr %1333, i64 1
  store i8 %1424, ptr %1333, align 1
  %1426 = add nsw i64 %1334, 1
  %1427 = getelementptr inbounds nuw i8, ptr %1335, i64 40
  %1428 = icmp slt i64 %1426, %1320
  br i1 %1428, label %1331, label %1429

1429:                                             ; preds = %1419, %1312
  %1430 = phi i64 [ %1313, %1312 ], [ %1423, %1419 ]
  %1431 = phi ptr [ %1314, %1312 ], [ %1425, %1419 ]
  %1432 = add nuw nsw i64 %1315, 1
  %1433 = icmp eq i64 %1432, %796
  br i1 %1433, label %1759, label %1312

1434:                                             ; preds = %1280, %1278, %1271
  %1435 = phi i64 [ 0, %1280 ], [ %1277, %1278 ], [ %1277, %1271 ]
  %1436 = phi i64 [ 0, %1280 ], [ 0, %1278 ], [ %1273, %1271 ]
  %1437 = load i64, ptr %41, align 8
  %1438 = inttoptr i64 %1437 to ptr
  %1439 = load i64, ptr %64, align 8
  %1440 = inttoptr i64 %1439 to ptr
  %1441 = load i64, ptr %45, align 8
  %1442 = inttoptr i64 %1441 to ptr
  %1443 = load i64, ptr %59, align 8
  %1444 = inttoptr i64 %1443 to ptr
  %1445 = getelementptr inbounds nuw i8, ptr %1211, i64 24
  %1446 = load i64, ptr %1445, align 8
  %1447 = inttoptr i64 %1446 to ptr
  %1448 = inttoptr i64 %1436 to ptr
  %1449 = inttoptr i64 %1435 to ptr
  %1450 = getelementptr inbounds nuw i8, ptr %1211, i64 72
  %1451 = load i64, ptr %1450, align 8
  %1452 = inttoptr i64 %1451 to ptr
  %1453 = getelementptr inbounds nuw i8, ptr %1211, i64 88
  %1454 = load i64, ptr %1453, align 8
  %1455 = inttoptr i64 %1454 to ptr
  %1456 = getelementptr inbounds nuw i8, ptr %1211, i64 48
  %1457 = load i64, ptr %1456, align 8
  %1458 = inttoptr i64 %1457 to ptr
  %1459 = getelementptr inbounds nuw i8, ptr %1211, i64 112
  %1460 = load i64, ptr %1459, align 8
  %1461 = inttoptr i64 %1460 to ptr
  %1462 = load i64, ptr %94, align 8
  %1463 = load i64, ptr %1217, align 8
  %1464 = load i64, ptr %95, align 8
  %1465 = inttoptr i64 %1464 to ptr
  %1466 = mul nsw i64 %1222, %796
  %1467 = add nsw i64 %1462, %1466
  store i64 %1467, ptr %94, align 8
  br i1 %998, label %1468, label %1759

1468:                                             ; preds = %1434
  %1469 = icmp eq i64 %1436, 0
  %1470 = getelementptr inbounds nuw i8, ptr %1211, i64 104
  %1471 = getelementptr inbounds nuw i8, ptr %1211, i64 80
  %1472 = getelementptr inbounds nuw i8, ptr %1211, i64 40
  %1473 = icmp eq i64 %1435, 0
  %1474 = icmp slt i64 %1463, 1
  %1475 = select i1 %1473, i1 true, i1 %1474
  %1476 = icmp sgt i64 %1222, 0
  br label %1477

1477:                                             ; preds = %1654, %1468
  %1478 = phi i64 [ 0, %1468 ], [ %1655, %1654 ]
  %1479 = phi i64 [ 0, %1468 ], [ %1656, %1654 ]
  %1480 = phi i64 [ 0, %1468 ], [ %1658, %1654 ]
  %1481 = phi i64 [ 0, %1468 ], [ %1657, %1654 ]
  %1482 = getelementptr inbounds nuw i64, ptr %795, i64 %1480
  %1483 = load i64, ptr %1482, align 8
  %1484 = getelementptr inbounds nuw i64, ptr %978, i64 %1480
  %1485 = load i64, ptr %1484, align 8
  %1486 = sub nsw i64 %1485, %1212
  %1487 = ashr i64 %1486, %1221
  %1488 = getelementptr inbounds i64, ptr %1438, i64 %1483
  %1489 = load i64, ptr %1488, align 8
  %1490 = load i64, ptr %96, align 8
  %1491 = add nsw i64 %1490, %1489
  %1492 = getelementptr inbounds i64, ptr %1440, i64 %1483
  %1493 = load i64, ptr %1492, align 8
  %1494 = getelementptr inbounds i64, ptr %1442, i64 %1483
  %1495 = load i64, ptr %1494, align 8
  %1496 = load i64, ptr %60, align 8
  %1497 = mul nsw i64 %1496, %1495
  %1498 = getelementptr inbounds i32, ptr %1444, i64 %1497
  br i1 %1476, label %1499, label %1654

1499:                                             ; preds = %1477, %1643
  %1500 = phi i64 [ %1644, %1643 ], [ %1478, %1477 ]
  %1501 = phi i64 [ %1645, %1643 ], [ %1479, %1477 ]
  %1502 = phi i64 [ %1652, %1643 ], [ %1481, %1477 ]
  %1503 = phi i64 [ %1651, %1643 ], [ 0, %1477 ]
  %1504 = add nsw i64 %1503, %1487
  %1505 = mul nsw i64 %1504, 40
  %1506 = getelementptr inbounds i8, ptr %1447, i64 %1505
  br i1 %1469, label %1511, label %1507

1507:                                             ; preds = %1499
  %1508 = getelementptr inbounds i32, ptr %1448, i64 %1504
  %1509 = load i32, ptr %1508, align 4
  %1510 = icmp eq i32 %1509, 0
  br i1 %1510, label %1511, label %1660

1511:                                             ; preds = %1507, %1499
  %1512 = load i32, ptr %1506, align 4
  %1513 = sext i32 %1512 to i64
  %1514 = getelementptr inbounds nuw i8, ptr %1506, i64 4
  %1515 = load i32, ptr %1514, align 4
  %1516 = icmp slt i32 %1515, 1
  br i1 %1516, label %1531, label %1517

1517:                                             ; preds = %1511
  %1518 = load i64, ptr %1470, align 8
  %1519 = icmp eq i64 %1518, 0
  br i1 %1519, label %1520, label %1525

1520:                                             ; preds = %1517
  %1521 = getelementptr inbounds nuw i8, ptr %1506, i64 8
  %1522 = load i32, ptr %1521, align 4
  %1523 = sext i32 %1522 to i64
  %1524 = icmp eq i64 %1491, %1523
  br i1 %1524, label %1525, label %1531

1525:                                             ; preds = %1520, %1517
  %1526 = icmp eq i64 %1493, %1513
  br i1 %1526, label %1531, label %1527

1527:                                             ; preds = %1525
  %1528 = getelementptr inbounds i32, ptr %1498, i64 %1513
  %1529 = load i32, ptr %1528, align 4
  %1530 = icmp slt i32 %1529, %1515
  br label %1531

1531:                                             ; preds = %1527, %1525, %1520, %1511
  %1532 = phi i1 [ %1530, %1527 ], [ false, %1511 ], [ false, %1525 ], [ true, %1520 ]
  %1533 = getelementptr inbounds nuw i8, ptr %1506, i64 20
  %1534 = load i32, ptr %1533, align 4
  %1535 = sext i32 %1534 to i64
  %1536 = getelementptr inbounds nuw i8, ptr %1506, i64 24
  %1537 = load i32, ptr %1536, align 4
  %1538 = icmp slt i32 %1537, 1
  br i1 %1538, label %1558, label %1539

1539:                                             ; preds = %1531
  %1540 = load i64, ptr %1470, align 8
  %1541 = icmp eq i64 %1540, 0
  br i1 %1541, label %1542, label %1551

1542:                                             ; preds = %1539
  %1543 = getelementptr inbounds nuw i8, ptr %1506, i64 28
  %1544 = load i32, ptr %1543, align 4
  %1545 = sext i32 %1544 to i64
  %1546 = icmp eq i64 %1491, %1545
  br i1 %1546, label %1551, label %1547

1547:                                             ; preds = %1542
  %1548 = load i64, ptr %97, align 8
  %1549 = icmp ne i64 %1548, 0
  %1550 = sext i1 %1549 to i32
  br label %1558

1551:                                             ; preds = %1542, %1539
  %1552 = icmp eq i64 %1493, %1535
  br i1 %1552, label %1558, label %1553

1553:                                             ; preds = %1551
  %1554 = getelementptr inbounds i32, ptr %1498, i64 %1535
  %1555 = load i32, ptr %1554, align 4
  %1556 = icmp sge i32 %1555, %1537
  %1557 = zext i1 %1556 to i32
  br label %1558

1558:                                             ; preds = %1553, %1551, %1547, %1531
  %1559 = phi i32 [ %1550, %1547 ], [ 1, %1531 ], [ 1, %1551 ], [ %1557, %1553 ]
  %1560 = icmp slt i32 %1559, 0
  %1561 = select i1 %1532, i1 true, i1 %1560
  br i1 %1561, label %1660, label %1562

1562:                                             ; preds = %1558
  br i1 %984, label %1563, label %1606

1563:                                             ; preds = %1562
  %1564 = icmp eq i32 %1559, 0
  br i1 %1564, label %1660, label %1565

1565:                                             ; preds = %1563
  %1566 = getelementptr inbounds i8, ptr %1455, i64 %1504
  %1567 = load i8, ptr %1566, align 1
  %1568 = icmp eq i8 %1567, 0
  br i1 %1568, label %1569, label %1660

1569:                                             ; preds = %1565
  %1570 = getelementptr inbounds i64, ptr %1461, i64 %1504
  %1571 = load i64, ptr %1570, align 8
  %1572 = icmp slt i64 %1571, %1462
  br i1 %1572, label %1573, label %1660

1573:                                             ; preds = %1569
  %1574 = load i64, ptr %1471, align 8
  %1575 = icmp sgt i64 %1574, 0
  br i1 %1575, label %1576, label %1643

1576:                                             ; preds = %1573
  %1577 = mul nsw i64 %1504, 20
  br label %1578

1578:                                             ; preds = %1603, %1576
  %1579 = phi i64 [ 0, %1576 ], [ %1604, %1603 ]
  %1580 = getelementptr inbounds nuw i64, ptr %1452, i64 %1579
  %1581 = load i64, ptr %1580, align 8
  %1582 = inttoptr i64 %1581 to ptr
  %1583 = getelementptr inbounds i8, ptr %1582, i64 %1577
  %1584 = load i32, ptr %1583, align 4
  %1585 = sext i32 %1584 to i64
  %1586 = getelementptr inbounds nuw i8, ptr %1583, i64 4
  %1587 = load i32, ptr %1586, align 4
  %1588 = icmp slt i32 %1587, 1
  br i1 %1588, label %1603, label %1589

1589:                                             ; preds = %1578
  %1590 = load i64, ptr %1470, align 8
  %1591 = icmp eq i64 %1590, 0
  br i1 %1591, label %1592, label %1597

1592:                                             ; preds = %1589
  %1593 = getelementptr inbounds nuw i8, ptr %1583, i64 8
  %1594 = load i32, ptr %1593, align 4
  %1595 = sext i32 %1594 to i64
  %1596 = icmp eq i64 %1491, %1595
  br i1 %1596, label %1597, label %1660

1597:                                             ; preds = %1592, %1589
  %1598 = icmp eq i64 %1493, %1585
  br i1 %1598, label %1603, label %1599

1599:                                             ; preds = %1597
  %1600 = getelementptr inbounds i32, ptr %1498, i64 %1585
  %1601 = load i32, ptr %1600, align 4
  %1602 = icmp slt i32 %1601, %1587
  br i1 %1602, label %1660, label %1603

1603:                                             ; preds = %1599, %1597, %1578
  %1604 = add nuw nsw i64 %1579, 1
  %1605 = icmp eq i64 %1604, %1574
  br i1 %1605, label %1643, label %1578

1606:                                             ; preds = %1562
  %1607 = getelementptr inbounds i8, ptr %1455, i64 %1504
  %1608 = load i8, ptr %1607, align 1
  %1609 = and i8 %1608, 2
  %1610 = icmp eq i8 %1609, 0
  br i1 %1610, label %1611, label %1660

1611:                                             ; preds = %1606
  %1612 = load i64, ptr %1472, align 8
  %1613 = icmp eq i64 %1612, 0
  br i1 %1613, label %1614, label %1618

1614:                                             ; preds = %1611
  %1615 = getelementptr inbounds i8, ptr %1458, i64 %1504
  %1616 = load i8, ptr %1615, align 1
  %1617 = icmp eq i8 %1616, 0
  br i1 %1617, label %1660, label %1618

1618:                                             ; preds = %1614, %1611
  br i1 %1475, label %1630, label %1619

1619:                                             ; preds = %1618
  %1620 = mul nsw i64 %1504, %1463
  %1621 = getelementptr i32, ptr %1449, i64 %1620
  br label %1625

1622:                                             ; preds = %1625
  %1623 = add nuw nsw i64 %1626, 1
  %1624 = icmp eq i64 %1623, %1463
  br i1 %1624, label %1630, label %1625

1625:                                             ; preds = %1622, %1619
  %1626 = phi i64 [ 0, %1619 ], [ %1623, %1622 ]
  %1627 = getelementptr i32, ptr %1621, i64 %1626
  %1628 = load i32, ptr %1627, align 4
  %1629 = icmp eq i32 %1628, 0
  br i1 %1629, label %1622, label %1660

1630:                                             ; preds = %1622, %1618
  %1631 = icmp eq i32 %1559, 0
  %1632 = zext i1 %1631 to i64
  %1633 = add nsw i64 %1500, %1632
  %1634 = getelementptr inbounds i64, ptr %1461, i64 %1504
  %1635 = load i64, ptr %1634, align 8
  %1636 = icmp slt i64 %1635, %1462
  br i1 %1636, label %1643, label %1637

1637:                                             ; preds = %1630
  %1638 = sub nsw i64 %1635, %1462
  %1639 = getelementptr inbounds nuw i8, ptr %1465, i64 %1638
  %1640 = load i8, ptr %1639, align 1
  %1641 = or i8 %1640, 1
  store i8 %1641, ptr %1639, align 1
  %1642 = add nsw i64 %1501, 1
  br label %1643

1643:                                             ; preds = %1603, %1637, %1630, %1573
  %1644 = phi i64 [ %1633, %1630 ], [ %1633, %1637 ], [ %1500, %1573 ], [ %1500, %1603 ]
  %1645 = phi i64 [ %1501, %1630 ], [ %1642, %1637 ], [ %1501, %1573 ], [ %1501, %1603 ]
  %1646 = icmp eq i32 %1559, 0
  %1647 = select i1 %1646, i8 2, i8 0
  %1648 = getelementptr inbounds i8, ptr %1465, i64 %1502
  store i8 %1647, ptr %1648, align 1
  %1649 = add nsw i64 %1502, %1462
  %1650 = getelementptr inbounds i64, ptr %1461, i64 %1504
  store i64 %1649, ptr %1650, align 8
  %1651 = add nuw nsw i64 %1503, 1
  %1652 = add nsw i64 %1502, 1
  %1653 = icmp eq i64 %1651, %1222
  br i1 %1653, label %1654, label %1499

1654:                                             ; preds = %1643, %1477
  %1655 = phi i64 [ %1478, %1477 ], [ %1644, %1643 ]
  %1656 = phi i64 [ %1479, %1477 ], [ %1645, %1643 ]
  %1657 = phi i64 [ %1481, %1477 ], [ %1652, %1643 ]
  %1658 = add nuw nsw i64 %1480, 1
  %1659 = icmp eq i64 %1658, %796
  br i1 %1659, label %1759, label %1477

1660:                                             ; preds = %1614, %1606, %1569, %1565, %1563, %1558, %1507, %1415, %1408, %1404, %1402, %1396, %1625, %1599, %1592
  %1661 = load i64, ptr %98, align 8
  %1662 = inttoptr i64 %1661 to ptr
  %1663 = getelementptr inbounds i64, ptr %1662, i64 %125
  %1664 = load i64, ptr %1663, align 8
  %1665 = load i64, ptr %1217, align 8
  %1666 = load i64, ptr %99, align 8
  %1667 = icmp slt i64 %1664, %1666
  br i1 %1667, label %4085, label %1668

1668:                                             ; preds = %1660
  %1669 = load i64, ptr %100, align 8
  %1670 = srem i64 %1664, %1669
  %1671 = icmp eq i64 %1670, 0
  br i1 %1671, label %4085, label %1672

1672:                                             ; preds = %1668
  br i1 %1240, label %1673, label %1677

1673:                                             ; preds = %1672
  %1674 = getelementptr inbounds nuw i8, ptr %1211, i64 104
  %1675 = load i64, ptr %1674, align 8
  %1676 = icmp eq i64 %1675, 0
  br i1 %1676, label %4085, label %1677

1677:                                             ; preds = %1673, %1672
  br i1 %984, label %1678, label %1710

1678:                                             ; preds = %1677
  %1679 = getelementptr inbounds nuw i8, ptr %1211, i64 88
  %1680 = load i64, ptr %1679, align 8
  %1681 = inttoptr i64 %1680 to ptr
  %1682 = getelementptr inbounds nuw i8, ptr %1211, i64 96
  %1683 = load i64, ptr %1682, align 8
  %1684 = inttoptr i64 %1683 to ptr
  %1685 = getelementptr inbounds nuw i8, ptr %1684, i64 8
  %1686 = load i64, ptr %1685, align 8
  %1687 = icmp eq i64 %1686, 0
  br i1 %1687, label %1710, label %1688

1688:                                             ; preds = %1678
  %1689 = icmp slt i64 %796, 1
  br i1 %1689, label %1757, label %1690

1690:                                             ; preds = %1688
  %1691 = icmp sgt i64 %1222, 0
  br label %1692

1692:                                             ; preds = %1707, %1690
  %1693 = phi i64 [ 0, %1690 ], [ %1708, %1707 ]
  %1694 = getelementptr inbounds nuw i64, ptr %978, i64 %1693
  %1695 = load i64, ptr %1694, align 8
  %1696 = sub nsw i64 %1695, %1212
  %1697 = ashr i64 %1696, %1221
  %1698 = add nsw i64 %1697, %1222
  br i1 %1691, label %1702, label %1707

1699:                                             ; preds = %1702
  %1700 = add nsw i64 %1703, 1
  %1701 = icmp slt i64 %1700, %1698
  br i1 %1701, label %1702, label %1707

1702:                                             ; preds = %1692, %1699
  %1703 = phi i64 [ %1700, %1699 ], [ %1697, %1692 ]
  %1704 = getelementptr inbounds i8, ptr %1681, i64 %1703
  %1705 = load i8, ptr %1704, align 1
  %1706 = icmp ugt i8 %1705, 1
  br i1 %1706, label %4085, label %1699

1707:                                             ; preds = %1699, %1692
  %1708 = add nuw nsw i64 %1693, 1
  %1709 = icmp eq i64 %796, %1708
  br i1 %1709, label %1710, label %1692

1710:                                             ; preds = %1707, %1678, %1677
  %1711 = getelementptr inbounds nuw i8, ptr %1211, i64 48
  %1712 = load i64, ptr %1711, align 8
  %1713 = inttoptr i64 %1712 to ptr
  %1714 = load i64, ptr %1276, align 8
  %1715 = inttoptr i64 %1714 to ptr
  br i1 %998, label %1716, label %1757

1716:                                             ; preds = %1710
  %1717 = getelementptr inbounds nuw i8, ptr %1211, i64 40
  %1718 = icmp eq i64 %1714, 0
  %1719 = icmp slt i64 %1665, 1
  %1720 = select i1 %1718, i1 true, i1 %1719
  %1721 = icmp slt i64 %1222, 1
  %1722 = select i1 %984, i1 true, i1 %1721
  br label %1723

1723:                                             ; preds = %1754, %1716
  %1724 = phi i64 [ 0, %1716 ], [ %1755, %1754 ]
  %1725 = getelementptr inbounds nuw i64, ptr %978, i64 %1724
  %1726 = load i64, ptr %1725, align 8
  %1727 = sub nsw i64 %1726, %1212
  %1728 = ashr i64 %1727, %1221
  %1729 = add nsw i64 %1728, %1222
  br i1 %1722, label %1754, label %1730

1730:                                             ; preds = %1723
  %1731 = load i64, ptr %1717, align 8
  %1732 = icmp eq i64 %1731, 0
  br label %1733

1733:                                             ; preds = %1751, %1730
  %1734 = phi i64 [ %1728, %1730 ], [ %1752, %1751 ]
  br i1 %1732, label %1735, label %1739

1735:                                             ; preds = %1733
  %1736 = getelementptr inbounds i8, ptr %1713, i64 %1734
  %1737 = load i8, ptr %1736, align 1
  %1738 = icmp eq i8 %1737, 0
  br i1 %1738, label %4085, label %1739

1739:                                             ; preds = %1735, %1733
  br i1 %1720, label %1751, label %1740

1740:                                             ; preds = %1739
  %1741 = mul nsw i64 %1734, %1665
  %1742 = getelementptr i32, ptr %1715, i64 %1741
  br label %1746

1743:                                             ; preds = %1746
  %1744 = add nuw nsw i64 %1747, 1
  %1745 = icmp eq i64 %1744, %1665
  br i1 %1745, label %1751, label %1746

1746:                                             ; preds = %1743, %1740
  %1747 = phi i64 [ 0, %1740 ], [ %1744, %1743 ]
  %1748 = getelementptr i32, ptr %1742, i64 %1747
  %1749 = load i32, ptr %1748, align 4
  %1750 = icmp eq i32 %1749, 0
  br i1 %1750, label %1743, label %4085

1751:                                             ; preds = %1743, %1739
  %1752 = add nsw i64 %1734, 1
  %1753 = icmp slt i64 %1752, %1729
  br i1 %1753, label %1733, label %1754

1754:                                             ; preds = %1751, %1723
  %1755 = add nuw nsw i64 %1724, 1
  %1756 = icmp eq i64 %1755, %796
  br i1 %1756, label %1757, label %1723

1757:                                             ; preds = %1754, %1710, %1688
  %1758 = add nsw i64 %1664, 1
  store i64 %1758, ptr %1663, align 8
  br label %1759

1759:                                             ; preds = %1654, %1429, %1757, %1434, %1305
  %1760 = phi i1 [ true, %1757 ], [ false, %1305 ], [ false, %1429 ], [ false, %1434 ], [ false, %1654 ]
  %1761 = phi i1 [ %984, %1757 ], [ false, %1305 ], [ false, %1429 ], [ false, %1434 ], [ false, %1654 ]
  %1762 = phi i64 [ 0, %1757 ], [ 0, %1305 ], [ %1430, %1429 ], [ 0, %1434 ], [ %1655, %1654 ]
  %1763 = phi i64 [ 0, %1757 ], [ 0, %1305 ], [ 0, %1429 ], [ 0, %1434 ], [ %1656, %1654 ]
  %1764 = getelementptr inbounds nuw i8, ptr %1211, i64 96
  %1765 = load i64, ptr %1764, align 8
  %1766 = inttoptr i64 %1765 to ptr
  br i1 %984, label %1781, label %1767

1767:                                             ; preds = %1759
  %1768 = getelementptr inbounds nuw i8, ptr %1766, i64 8
  %1769 = load i64, ptr %1768, align 8
  %1770 = add i64 %1763, %1762
  %1771 = add i64 %1770, %1769
  %1772 = getelementptr inbounds nuw i8, ptr %1766, i64 16
  %1773 = load i64, ptr %1772, align 8
  %1774 = icmp sgt i64 %1771, %1773
  br i1 %1774, label %1775, label %1858

1775:                                             ; preds = %1767
  %1776 = getelementptr inbounds nuw i8, ptr %1766, i64 24
  store i64 %1771, ptr %1776, align 8
  %1777 = load i64, ptr %46, align 8
  %1778 = ptrtoint ptr %1211 to i64
  %1779 = sub i64 %1778, %1777
  %1780 = sdiv exact i64 %1779, 152
  store i64 %1780, ptr %90, align 8
  br label %4085

1781:                                             ; preds = %1759
  br i1 %1761, label %1782, label %1858

1782:                                             ; preds = %1781
  %1783 = getelementptr inbounds nuw i8, ptr %1211, i64 88
  %1784 = load i64, ptr %1783, align 8
  %1785 = inttoptr i64 %1784 to ptr
  %1786 = getelementptr inbounds nuw i8, ptr %1766, i64 8
  %1787 = load i64, ptr %1786, align 8
  %1788 = icmp eq i64 %1787, 0
  br i1 %1788, label %1858, label %1789

1789:                                             ; preds = %1782
  %1790 = icmp sgt i64 %1222, 0
  %1791 = call i64 @llvm.smax.i64(i64 %796, i64 0)
  br label %1792

1792:                                             ; preds = %1809, %1789
  %1793 = phi i64 [ %1810, %1809 ], [ %1787, %1789 ]
  %1794 = phi i64 [ %1811, %1809 ], [ 0, %1789 ]
  %1795 = phi i64 [ %1812, %1809 ], [ 0, %1789 ]
  %1796 = icmp eq i64 %1795, %1791
  br i1 %1796, label %1797, label %1801

1797:                                             ; preds = %1792
  %1798 = icmp eq i64 %1794, 0
  br i1 %1798, label %1858, label %1823

1799:                                             ; preds = %1809
  %1800 = icmp eq i64 %1811, 0
  br i1 %1800, label %1858, label %1827

1801:                                             ; preds = %1792
  %1802 = getelementptr inbounds nuw i64, ptr %978, i64 %1795
  %1803 = load i64, ptr %1802, align 8
  %1804 = sub nsw i64 %1803, %1212
  %1805 = ashr i64 %1804, %1221
  %1806 = add nsw i64 %1805, %1222
  br i1 %1790, label %1814, label %1809

1807:                                             ; preds = %1814
  %1808 = load i64, ptr %1786, align 8
  br label %1809

1809:                                             ; preds = %1807, %1801
  %1810 = phi i64 [ %1793, %1801 ], [ %1808, %1807 ]
  %1811 = phi i64 [ %1794, %1801 ], [ %1820, %1807 ]
  %1812 = add nuw i64 %1795, 1
  %1813 = icmp eq i64 %1810, 0
  br i1 %1813, label %1799, label %1792

1814:                                             ; preds = %1801, %1814
  %1815 = phi i64 [ %1820, %1814 ], [ %1794, %1801 ]
  %1816 = phi i64 [ %1821, %1814 ], [ %1805, %1801 ]
  %1817 = getelementptr inbounds i8, ptr %1785, i64 %1816
  %1818 = load i8, ptr %1817, align 1
  %1819 = zext i8 %1818 to i64
  %1820 = or i64 %1815, %1819
  store i8 0, ptr %1817, align 1
  %1821 = add nsw i64 %1816, 1
  %1822 = icmp slt i64 %1821, %1806
  br i1 %1822, label %1814, label %1807

1823:                                             ; preds = %1797
  %1824 = load i64, ptr %1766, align 8
  %1825 = inttoptr i64 %1824 to ptr
  %1826 = icmp sgt i64 %1793, 0
  br i1 %1826, label %1829, label %1827

1827:                                             ; preds = %1853, %1823, %1799
  %1828 = phi i64 [ 0, %1823 ], [ 0, %1799 ], [ %1855, %1853 ]
  store i64 %1828, ptr %1786, align 8
  br label %1858

1829:                                             ; preds = %1823, %1853
  %1830 = phi i64 [ %1854, %1853 ], [ %1793, %1823 ]
  %1831 = phi i64 [ %1856, %1853 ], [ 0, %1823 ]
  %1832 = phi i64 [ %1855, %1853 ], [ 0, %1823 ]
  %1833 = shl nsw i64 %1831, 5
  %1834 = getelementptr inbounds nuw i8, ptr %1825, i64 %1833
  %1835 = load i32, ptr %1834, align 4
  %1836 = sext i32 %1835 to i64
  %1837 = getelementptr inbounds i8, ptr %1785, i64 %1836
  %1838 = load i8, ptr %1837, align 1
  %1839 = icmp eq i8 %1838, 0
  br i1 %1839, label %1853, label %1840

1840:                                             ; preds = %1829
  %1841 = shl i64 %1832, 5
  %1842 = getelementptr i8, ptr %1825, i64 %1841
  br label %1846

1843:                                             ; preds = %1846
  %1844 = add nsw i64 %1832, 1
  %1845 = load i64, ptr %1786, align 8
  br label %1853

1846:                                             ; preds = %1846, %1840
  %1847 = phi i64 [ 0, %1840 ], [ %1851, %1846 ]
  %1848 = getelementptr inbounds nuw i32, ptr %1834, i64 %1847
  %1849 = load i32, ptr %1848, align 4
  %1850 = getelementptr i32, ptr %1842, i64 %1847
  store i32 %1849, ptr %1850, align 4
  %1851 = add nuw nsw i64 %1847, 1
  %1852 = icmp eq i64 %1851, 8
  br i1 %1852, label %1843, label %1846

1853:                                             ; preds = %1843, %1829
  %1854 = phi i64 [ %1845, %1843 ], [ %1830, %1829 ]
  %1855 = phi i64 [ %1844, %1843 ], [ %1832, %1829 ]
  %1856 = add nuw nsw i64 %1831, 1
  %1857 = icmp slt i64 %1856, %1854
  br i1 %1857, label %1829, label %1827

1858:                                             ; preds = %1827, %1799, %1797, %1782, %1781, %1767
  %1859 = load i64, ptr %41, align 8
  %1860 = inttoptr i64 %1859 to ptr
  %1861 = load i64, ptr %64, align 8
  %1862 = inttoptr i64 %1861 to ptr
  %1863 = load i64, ptr %58, align 8
  %1864 = inttoptr i64 %1863 to ptr
  %1865 = load i64, ptr %95, align 8
  %1866 = inttoptr i64 %1865 to ptr
  %1867 = getelementptr inbounds nuw i8, ptr %1211, i64 24
  %1868 = load i64, ptr %1867, align 8
  %1869 = inttoptr i64 %1868 to ptr
  %1870 = load i64, ptr %1276, align 8
  %1871 = inttoptr i64 %1870 to ptr
  %1872 = getelementptr inbounds nuw i8, ptr %1211, i64 72
  %1873 = load i64, ptr %1872, align 8
  %1874 = inttoptr i64 %1873 to ptr
  %1875 = load i64, ptr %1217, align 8
  br i1 %1760, label %1879, label %1876

1876:                                             ; preds = %1858
  %1877 = getelementptr inbounds nuw i8, ptr %1211, i64 80
  %1878 = load i64, ptr %1877, align 8
  br label %1879

1879:                                             ; preds = %1876, %1858
  %1880 = phi i64 [ %1878, %1876 ], [ 0, %1858 ]
  br i1 %984, label %1881, label %1889

1881:                                             ; preds = %1879
  %1882 = getelementptr inbounds nuw i8, ptr %1211, i64 40
  %1883 = load i64, ptr %1882, align 8
  %1884 = icmp eq i64 %1883, 0
  br i1 %1884, label %1885, label %1889

1885:                                             ; preds = %1881
  %1886 = getelementptr inbounds nuw i8, ptr %1211, i64 48
  %1887 = load i64, ptr %1886, align 8
  %1888 = inttoptr i64 %1887 to ptr
  br label %1889

1889:                                             ; preds = %1885, %1881, %1879
  %1890 = phi ptr [ %1888, %1885 ], [ null, %1881 ], [ null, %1879 ]
  %1891 = icmp eq i64 %1762, 0
  br i1 %1891, label %1896, label %1892

1892:                                             ; preds = %1889
  %1893 = getelementptr inbounds nuw i8, ptr %1211, i64 88
  br i1 %998, label %1894, label %1962

1894:                                             ; preds = %1892
  %1895 = icmp sgt i64 %1222, 0
  br label %1907

1896:                                             ; preds = %1916, %1889
  br i1 %998, label %1897, label %1962

1897:                                             ; preds = %1896
  %1898 = trunc i64 %125 to i32
  %1899 = icmp sgt i64 %1880, 0
  %1900 = icmp eq ptr %1890, null
  %1901 = icmp ne i64 %1870, 0
  %1902 = icmp sgt i64 %1875, 0
  %1903 = select i1 %1901, i1 %1902, i1 false
  %1904 = icmp sgt i64 %1222, 0
  %1905 = select i1 %984, i64 0, i64 5
  %1906 = shl i64 %1875, 2
  br label %1969

1907:                                             ; preds = %1916, %1894
  %1908 = phi i64 [ 0, %1894 ], [ %1917, %1916 ]
  %1909 = phi i64 [ 0, %1894 ], [ %1918, %1916 ]
  %1910 = getelementptr inbounds nuw i64, ptr %978, i64 %1909
  %1911 = load i64, ptr %1910, align 8
  %1912 = sub nsw i64 %1911, %1212
  %1913 = ashr i64 %1912, %1221
  br i1 %1895, label %1920, label %1916

1914:                                             ; preds = %1958
  %1915 = add i64 %1908, %1222
  br label %1916

1916:                                             ; preds = %1914, %1907
  %1917 = phi i64 [ %1908, %1907 ], [ %1915, %1914 ]
  %1918 = add nuw nsw i64 %1909, 1
  %1919 = icmp eq i64 %1918, %796
  br i1 %1919, label %1896, label %1907

1920:                                             ; preds = %1907, %1958
  %1921 = phi i64 [ %1960, %1958 ], [ %1908, %1907 ]
  %1922 = phi i64 [ %1959, %1958 ], [ 0, %1907 ]
  %1923 = getelementptr inbounds i8, ptr %1866, i64 %1921
  %1924 = load i8, ptr %1923, align 1
  %1925 = and i8 %1924, 2
  %1926 = icmp eq i8 %1925, 0
  br i1 %1926, label %1958, label %1927

1927:                                             ; preds = %1920
  %1928 = add nsw i64 %1922, %1913
  %1929 = mul nsw i64 %1928, 40
  %1930 = getelementptr inbounds i8, ptr %1869, i64 %1929
  %1931 = getelementptr inbounds nuw i8, ptr %1930, i64 20
  %1932 = load i64, ptr %1764, align 8
  %1933 = inttoptr i64 %1932 to ptr
  %1934 = load i64, ptr %1933, align 8
  %1935 = inttoptr i64 %1934 to ptr
  %1936 = getelementptr inbounds nuw i8, ptr %1933, i64 8
  %1937 = load i64, ptr %1936, align 8
  %1938 = add nsw i64 %1937, 1
  store i64 %1938, ptr %1936, align 8
  %1939 = shl nsw i64 %1937, 5
  %1940 = getelementptr inbounds i8, ptr %1935, i64 %1939
  %1941 = trunc i64 %1928 to i32
  store i32 %1941, ptr %1940, align 4
  %1942 = getelementptr inbounds nuw i8, ptr %1940, i64 4
  store i32 1, ptr %1942, align 4
  %1943 = getelementptr inbounds nuw i8, ptr %1940, i64 28
  store i32 1, ptr %1943, align 4
  br label %1944

1944:                                             ; preds = %1944, %1927
  %1945 = phi i64 [ 0, %1927 ], [ %1950, %1944 ]
  %1946 = getelementptr inbounds nuw i32, ptr %1931, i64 %1945
  %1947 = load i32, ptr %1946, align 4
  %1948 = getelementptr inbounds nuw i32, ptr %1940, i64 %1945
  %1949 = getelementptr inbounds nuw i8, ptr %1948, i64 8
  store i32 %1947, ptr %1949, align 4
  %1950 = add nuw nsw i64 %1945, 1
  %1951 = icmp eq i64 %1950, 5
  br i1 %1951, label %1952, label %1944

1952:                                             ; preds = %1944
  %1953 = load i64, ptr %1893, align 8
  %1954 = inttoptr i64 %1953 to ptr
  %1955 = getelementptr inbounds i8, ptr %1954, i64 %1928
  %1956 = load i8, ptr %1955, align 1
  %1957 = or i8 %1956, 1
  store i8 %1957, ptr %1955, align 1
  br label %1958

1958:                                             ; preds = %1952, %1920
  %1959 = add nuw nsw i64 %1922, 1
  %1960 = add nsw i64 %1921, 1
  %1961 = icmp eq i64 %1959, %1222
  br i1 %1961, label %1914, label %1920

1962:                                             ; preds = %1988, %1896, %1892
  %1963 = icmp eq i64 %1763, 0
  br i1 %1963, label %2088, label %1964

1964:                                             ; preds = %1962
  %1965 = trunc i64 %125 to i32
  %1966 = getelementptr inbounds nuw i8, ptr %1211, i64 88
  br i1 %998, label %1967, label %2115

1967:                                             ; preds = %1964
  %1968 = icmp sgt i64 %1222, 0
  br label %2026

1969:                                             ; preds = %1988, %1897
  %1970 = phi i64 [ 0, %1897 ], [ %1989, %1988 ]
  %1971 = getelementptr inbounds nuw i64, ptr %795, i64 %1970
  %1972 = load i64, ptr %1971, align 8
  %1973 = getelementptr inbounds nuw i64, ptr %978, i64 %1970
  %1974 = load i64, ptr %1973, align 8
  %1975 = sub nsw i64 %1974, %1212
  %1976 = ashr i64 %1975, %1221
  %1977 = getelementptr inbounds i64, ptr %1862, i64 %1972
  %1978 = load i64, ptr %1977, align 8
  %1979 = trunc i64 %1978 to i32
  %1980 = getelementptr inbounds i32, ptr %1864, i64 %1972
  %1981 = load i32, ptr %1980, align 4
  %1982 = getelementptr inbounds i64, ptr %1860, i64 %1972
  %1983 = load i64, ptr %1982, align 8
  %1984 = load i64, ptr %96, align 8
  %1985 = add nsw i64 %1984, %1983
  %1986 = trunc i64 %1985 to i32
  %1987 = add nsw i64 %1976, %1222
  br i1 %1904, label %1991, label %1988

1988:                                             ; preds = %2022, %1969
  %1989 = add nuw nsw i64 %1970, 1
  %1990 = icmp eq i64 %1989, %796
  br i1 %1990, label %1962, label %1969

1991:                                             ; preds = %1969, %2022
  %1992 = phi i64 [ %2025, %2022 ], [ 0, %1969 ]
  %1993 = phi i64 [ %2023, %2022 ], [ %1976, %1969 ]
  %1994 = add i64 %1992, %1976
  %1995 = mul i64 %1994, %1906
  %1996 = getelementptr i8, ptr %1871, i64 %1995
  %1997 = mul nsw i64 %1993, 40
  %1998 = getelementptr inbounds i8, ptr %1869, i64 %1997
  %1999 = getelementptr inbounds nuw i32, ptr %1998, i64 %1905
  store i32 %1979, ptr %1999, align 4
  %2000 = getelementptr inbounds nuw i8, ptr %1999, i64 4
  store i32 %1981, ptr %2000, align 4
  %2001 = getelementptr inbounds nuw i8, ptr %1999, i64 8
  store i32 %1986, ptr %2001, align 4
  %2002 = getelementptr inbounds nuw i8, ptr %1999, i64 12
  store i32 %1898, ptr %2002, align 4
  %2003 = getelementptr inbounds nuw i8, ptr %1999, i64 16
  store i32 1, ptr %2003, align 4
  br i1 %984, label %2004, label %2022

2004:                                             ; preds = %1991
  %2005 = getelementptr inbounds nuw i8, ptr %1998, i64 24
  store i32 0, ptr %2005, align 4
  br i1 %1899, label %2006, label %2008

2006:                                             ; preds = %2004
  %2007 = mul i64 %1993, 20
  br label %2009

2008:                                             ; preds = %2009, %2004
  br i1 %1900, label %2020, label %2018

2009:                                             ; preds = %2009, %2006
  %2010 = phi i64 [ 0, %2006 ], [ %2016, %2009 ]
  %2011 = getelementptr inbounds nuw i64, ptr %1874, i64 %2010
  %2012 = load i64, ptr %2011, align 8
  %2013 = inttoptr i64 %2012 to ptr
  %2014 = getelementptr i8, ptr %2013, i64 %2007
  %2015 = getelementptr i8, ptr %2014, i64 4
  store i32 0, ptr %2015, align 4
  %2016 = add nuw nsw i64 %2010, 1
  %2017 = icmp eq i64 %2016, %1880
  br i1 %2017, label %2008, label %2009

2018:                                             ; preds = %2008
  %2019 = getelementptr inbounds i8, ptr %1890, i64 %1993
  store i8 1, ptr %2019, align 1
  br label %2020

2020:                                             ; preds = %2018, %2008
  br i1 %1903, label %2021, label %2022

2021:                                             ; preds = %2020
  call void @llvm.memset.p0.i64(ptr align 4 %1996, i8 0, i64 %1906, i1 false)
  br label %2022

2022:                                             ; preds = %2021, %2020, %1991
  %2023 = add nsw i64 %1993, 1
  %2024 = icmp slt i64 %2023, %1987
  %2025 = add i64 %1992, 1
  br i1 %2024, label %1991, label %1988

2026:                                             ; preds = %2041, %1967
  %2027 = phi i64 [ 0, %1967 ], [ %2043, %2041 ]
  %2028 = phi i64 [ 0, %1967 ], [ %2042, %2041 ]
  %2029 = getelementptr inbounds nuw i64, ptr %978, i64 %2027
  %2030 = load i64, ptr %2029, align 8
  %2031 = sub nsw i64 %2030, %1212
  %2032 = ashr i64 %2031, %1221
  br i1 %1968, label %2033, label %2041

2033:                                             ; preds = %2026
  %2034 = getelementptr inbounds nuw i64, ptr %795, i64 %2027
  %2035 = load i64, ptr %2034, align 8
  %2036 = getelementptr inbounds i64, ptr %1860, i64 %2035
  %2037 = getelementptr inbounds i64, ptr %1862, i64 %2035
  %2038 = getelementptr inbounds i32, ptr %1864, i64 %2035
  br label %2045

2039:                                             ; preds = %2084
  %2040 = add i64 %2028, %1222
  br label %2041

2041:                                             ; preds = %2039, %2026
  %2042 = phi i64 [ %2028, %2026 ], [ %2040, %2039 ]
  %2043 = add nuw nsw i64 %2027, 1
  %2044 = icmp eq i64 %2043, %796
  br i1 %2044, label %2088, label %2026

2045:                                             ; preds = %2084, %2033
  %2046 = phi i64 [ 0, %2033 ], [ %2085, %2084 ]
  %2047 = phi i64 [ %2028, %2033 ], [ %2086, %2084 ]
  %2048 = getelementptr inbounds i8, ptr %1866, i64 %2047
  %2049 = load i8, ptr %2048, align 1
  %2050 = and i8 %2049, 1
  %2051 = icmp eq i8 %2050, 0
  br i1 %2051, label %2084, label %2052

2052:                                             ; preds = %2045
  %2053 = load i64, ptr %2036, align 8
  %2054 = load i64, ptr %96, align 8
  %2055 = add nsw i64 %2054, %2053
  %2056 = trunc i64 %2055 to i32
  %2057 = load i64, ptr %2037, align 8
  %2058 = trunc i64 %2057 to i32
  %2059 = load i32, ptr %2038, align 4
  %2060 = add nsw i64 %2046, %2032
  %2061 = load i64, ptr %1764, align 8
  %2062 = inttoptr i64 %2061 to ptr
  %2063 = load i64, ptr %2062, align 8
  %2064 = inttoptr i64 %2063 to ptr
  %2065 = getelementptr inbounds nuw i8, ptr %2062, i64 8
  %2066 = load i64, ptr %2065, align 8
  %2067 = add nsw i64 %2066, 1
  store i64 %2067, ptr %2065, align 8
  %2068 = shl nsw i64 %2066, 5
  %2069 = getelementptr inbounds i8, ptr %2064, i64 %2068
  %2070 = trunc i64 %2060 to i32
  store i32 %2070, ptr %2069, align 4
  %2071 = getelementptr inbounds nuw i8, ptr %2069, i64 4
  store i32 1, ptr %2071, align 4
  %2072 = getelementptr inbounds nuw i8, ptr %2069, i64 28
  store i32 1, ptr %2072, align 4
  %2073 = getelementptr i8, ptr %2064, i64 8
  %2074 = getelementptr i8, ptr %2073, i64 %2068
  store i32 %2058, ptr %2074, align 4
  %2075 = getelementptr inbounds nuw i8, ptr %2074, i64 4
  store i32 %2059, ptr %2075, align 4
  %2076 = getelementptr inbounds nuw i8, ptr %2074, i64 8
  store i32 %2056, ptr %2076, align 4
  %2077 = getelementptr inbounds nuw i8, ptr %2074, i64 12
  store i32 %1965, ptr %2077, align 4
  %2078 = getelementptr inbounds nuw i8, ptr %2074, i64 16
  store i32 1, ptr %2078, align 4
  %2079 = load i64, ptr %1966, align 8
  %2080 = inttoptr i64 %2079 to ptr
  %2081 = getelementptr inbounds i8, ptr %2080, i64 %2060
  %2082 = load i8, ptr %2081, align 1
  %2083 = or i8 %2082, 1
  store i8 %2083, ptr %2081, align 1
  br label %2084

2084:                                             ; preds = %2052, %2045
  %2085 = add nuw nsw i64 %2046, 1
  %2086 = add nsw i64 %2047, 1
  %2087 = icmp eq i64 %2085, %1222
  br i1 %2087, label %2039, label %2045

2088:                                             ; preds = %2041, %1962
  %2089 = icmp eq ptr %1263, null
  br i1 %2089, label %2115, label %2090

2090:                                             ; preds = %2088
  %2091 = getelementptr inbounds nuw i8, ptr %1211, i64 144
  %2092 = load i64, ptr %2091, align 8
  %2093 = inttoptr i64 %2092 to ptr
  br i1 %998, label %2094, label %2115

2094:                                             ; preds = %2090
  %2095 = trunc i64 %125 to i32
  %2096 = icmp sgt i64 %1222, 0
  br label %2097

2097:                                             ; preds = %2103, %2094
  %2098 = phi i64 [ 0, %2094 ], [ %2104, %2103 ]
  %2099 = getelementptr inbounds nuw i64, ptr %978, i64 %2098
  %2100 = load i64, ptr %2099, align 8
  %2101 = sub nsw i64 %2100, %1212
  %2102 = ashr i64 %2101, %1221
  br i1 %2096, label %2106, label %2103

2103:                                             ; preds = %2112, %2097
  %2104 = add nuw nsw i64 %2098, 1
  %2105 = icmp eq i64 %2104, %796
  br i1 %2105, label %2115, label %2097

2106:                                             ; preds = %2097, %2112
  %2107 = phi i64 [ %2113, %2112 ], [ 0, %2097 ]
  %2108 = add nsw i64 %2107, %2102
  %2109 = getelementptr inbounds i8, ptr %1263, i64 %2108
  store i8 1, ptr %2109, align 1
  br i1 %984, label %2110, label %2112

2110:                                             ; preds = %2106
  %2111 = getelementptr inbounds i32, ptr %2093, i64 %2108
  store i32 %2095, ptr %2111, align 4
  br label %2112

2112:                                             ; preds = %2110, %2106
  %2113 = add nuw nsw i64 %2107, 1
  %2114 = icmp eq i64 %2113, %1222
  br i1 %2114, label %2103, label %2106

2115:                                             ; preds = %2103, %2090, %2088, %1964
  %2116 = load i64, ptr %19, align 8
  %2117 = inttoptr i64 %2116 to ptr
  %2118 = load i64, ptr %101, align 8
  %2119 = inttoptr i64 %2118 to ptr
  %2120 = load i64, ptr %981, align 8
  %2121 = icmp sgt i64 %2120, 0
  br i1 %2121, label %2122, label %2249

2122:                                             ; preds = %2115
  %2123 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2124 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %2125 = getelementptr inbounds nuw i8, ptr %1211, i64 16
  br label %2126

2126:                                             ; preds = %2245, %2122
  %2127 = phi i64 [ %2120, %2122 ], [ %2246, %2245 ]
  %2128 = phi i64 [ 0, %2122 ], [ %2247, %2245 ]
  %2129 = load i64, ptr %2123, align 8
  %2130 = getelementptr i64, ptr %2119, i64 %2129
  %2131 = getelementptr i64, ptr %2130, i64 %2128
  %2132 = load i64, ptr %2131, align 8
  %2133 = icmp slt i64 %2132, 0
  br i1 %2133, label %2245, label %2134

2134:                                             ; preds = %2126
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2135 = getelementptr inbounds nuw %struct.operand, ptr %2117, i64 %2132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2135, i64 16, i1 false)
  %2136 = load i64, ptr %2125, align 8
  %2137 = sub nsw i64 %2136, %1212
  %2138 = load i64, ptr %979, align 8
  %2139 = mul nsw i64 %2138, %2128
  %2140 = add nsw i64 %2139, %2137
  %2141 = load i64, ptr %102, align 8
  %2142 = icmp eq i64 %2141, %2138
  br i1 %2142, label %2144, label %2143

2143:                                             ; preds = %2134
  br i1 %998, label %2213, label %2243

2144:                                             ; preds = %2134
  %2145 = load i64, ptr %12, align 8
  switch i64 %2138, label %2149 [
    i64 1, label %2148
    i64 2, label %2147
    i64 4, label %2146
  ]

2146:                                             ; preds = %2144
  br i1 %998, label %2181, label %2243

2147:                                             ; preds = %2144
  br i1 %998, label %2165, label %2243

2148:                                             ; preds = %2144
  br i1 %998, label %2150, label %2243

2149:                                             ; preds = %2144
  br i1 %998, label %2197, label %2243

2150:                                             ; preds = %2148, %2150
  %2151 = phi i64 [ %2163, %2150 ], [ 0, %2148 ]
  %2152 = getelementptr inbounds nuw i64, ptr %978, i64 %2151
  %2153 = load i64, ptr %2152, align 8
  %2154 = add i64 %2153, %2140
  %2155 = inttoptr i64 %2154 to ptr
  %2156 = getelementptr inbounds nuw i64, ptr %795, i64 %2151
  %2157 = load i64, ptr %2156, align 8
  %2158 = add nsw i64 %2157, %2145
  %2159 = inttoptr i64 %2158 to ptr
  %2160 = select i1 %984, ptr %2159, ptr %2155
  %2161 = select i1 %984, ptr %2155, ptr %2159
  %2162 = load i8, ptr %2160, align 1
  store i8 %2162, ptr %2161, align 1
  %2163 = add nuw nsw i64 %2151, 1
  %2164 = icmp eq i64 %2163, %796
  br i1 %2164, label %2243, label %2150

2165:                                             ; preds = %2147, %2165
  %2166 = phi i64 [ %2179, %2165 ], [ 0, %2147 ]
  %2167 = getelementptr inbounds nuw i64, ptr %978, i64 %2166
  %2168 = load i64, ptr %2167, align 8
  %2169 = add i64 %2168, %2140
  %2170 = inttoptr i64 %2169 to ptr
  %2171 = getelementptr inbounds nuw i64, ptr %795, i64 %2166
  %2172 = load i64, ptr %2171, align 8
  %2173 = shl nsw i64 %2172, 1
  %2174 = add nsw i64 %2173, %2145
  %2175 = inttoptr i64 %2174 to ptr
  %2176 = select i1 %984, ptr %2175, ptr %2170
  %2177 = select i1 %984, ptr %2170, ptr %2175
  %2178 = load i16, ptr %2176, align 2
  store i16 %2178, ptr %2177, align 2
  %2179 = add nuw nsw i64 %2166, 1
  %2180 = icmp eq i64 %2179, %796
  br i1 %2180, label %2243, label %2165

2181:                                             ; preds = %2146, %2181
  %2182 = phi i64 [ %2195, %2181 ], [ 0, %2146 ]
  %2183 = getelementptr inbounds nuw i64, ptr %978, i64 %2182
  %2184 = load i64, ptr %2183, align 8
  %2185 = add i64 %2184, %2140
  %2186 = inttoptr i64 %2185 to ptr
  %2187 = getelementptr inbounds nuw i64, ptr %795, i64 %2182
  %2188 = load i64, ptr %2187, align 8
  %2189 = shl nsw i64 %2188, 2
  %2190 = add nsw i64 %2189, %2145
  %2191 = inttoptr i64 %2190 to ptr
  %2192 = select i1 %984, ptr %2191, ptr %2186
  %2193 = select i1 %984, ptr %2186, ptr %2191
  %2194 = load i32, ptr %2192, align 4
  store i32 %2194, ptr %2193, align 4
  %2195 = add nuw nsw i64 %2182, 1
  %2196 = icmp eq i64 %2195, %796
  br i1 %2196, label %2243, label %2181

2197:                                             ; preds = %2149, %2197
  %2198 = phi i64 [ %2211, %2197 ], [ 0, %2149 ]
  %2199 = getelementptr inbounds nuw i64, ptr %978, i64 %2198
  %2200 = load i64, ptr %2199, align 8
  %2201 = add i64 %2200, %2140
  %2202 = inttoptr i64 %2201 to ptr
  %2203 = getelementptr inbounds nuw i64, ptr %795, i64 %2198
  %2204 = load i64, ptr %2203, align 8
  %2205 = mul nsw i64 %2204, %2138
  %2206 = add nsw i64 %2205, %2145
  %2207 = inttoptr i64 %2206 to ptr
  %2208 = select i1 %984, ptr %2207, ptr %2202
  %2209 = select i1 %984, ptr %2202, ptr %2207
  %2210 = load i64, ptr %2208, align 8
  store i64 %2210, ptr %2209, align 8
  %2211 = add nuw nsw i64 %2198, 1
  %2212 = icmp eq i64 %2211, %796
  br i1 %2212, label %2243, label %2197

2213:                                             ; preds = %2143, %2240
  %2214 = phi i64 [ %2241, %2240 ], [ 0, %2143 ]
  %2215 = getelementptr inbounds nuw i64, ptr %978, i64 %2214
  %2216 = load i64, ptr %2215, align 8
  %2217 = add i64 %2216, %2140
  br i1 %984, label %2218, label %2235

2218:                                             ; preds = %2213
  %2219 = load i64, ptr %2124, align 8
  %2220 = getelementptr inbounds nuw i64, ptr %795, i64 %2214
  %2221 = load i64, ptr %2220, align 8
  %2222 = call fastcc i64 @get(ptr noundef %12, i64 noundef %2219, i64 noundef %2221)
  %2223 = load i64, ptr %979, align 8
  switch i64 %2223, label %2233 [
    i64 1, label %2224
    i64 2, label %2227
    i64 4, label %2230
  ]

2224:                                             ; preds = %2218
  %2225 = trunc i64 %2222 to i8
  %2226 = inttoptr i64 %2217 to ptr
  store i8 %2225, ptr %2226, align 1
  br label %2240

2227:                                             ; preds = %2218
  %2228 = trunc i64 %2222 to i16
  %2229 = inttoptr i64 %2217 to ptr
  store i16 %2228, ptr %2229, align 2
  br label %2240

2230:                                             ; preds = %2218
  %2231 = trunc i64 %2222 to i32
  %2232 = inttoptr i64 %2217 to ptr
  store i32 %2231, ptr %2232, align 4
  br label %2240

2233:                                             ; preds = %2218
  %2234 = inttoptr i64 %2217 to ptr
  store i64 %2222, ptr %2234, align 8
  br label %2240

2235:                                             ; preds = %2213
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2217, ptr %13, align 8
  store i64 0, ptr %103, align 8
  %2236 = getelementptr inbounds nuw i64, ptr %795, i64 %2214
  %2237 = load i64, ptr %2236, align 8
  %2238 = load i64, ptr %2124, align 8
  %2239 = call fastcc i64 @get(ptr noundef %13, i64 noundef %2238, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2237, i64 noundef %2239)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2240

2240:                                             ; preds = %2235, %2233, %2230, %2227, %2224
  %2241 = add nuw nsw i64 %2214, 1
  %2242 = icmp eq i64 %2241, %796
  br i1 %2242, label %2243, label %2213

2243:                                             ; preds = %2240, %2181, %2165, %2150, %2197, %2149, %2148, %2147, %2146, %2143
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2244 = load i64, ptr %981, align 8
  br label %2245

2245:                                             ; preds = %2243, %2126
  %2246 = phi i64 [ %2127, %2126 ], [ %2244, %2243 ]
  %2247 = add nuw nsw i64 %2128, 1
  %2248 = icmp slt i64 %2247, %2246
  br i1 %2248, label %2126, label %2249

2249:                                             ; preds = %2245, %2115
  br i1 %984, label %2250, label %2253

2250:                                             ; preds = %2249
  %2251 = load i64, ptr %40, align 8
  %2252 = add nsw i64 %2251, 1
  store i64 %2252, ptr %40, align 8
  br label %2253

2253:                                             ; preds = %2250, %2249
  %2254 = icmp eq i64 %1210, 1
  br i1 %2254, label %2255, label %2259

2255:                                             ; preds = %2253
  %2256 = load i64, ptr %89, align 8
  %2257 = icmp eq i64 %2256, 0
  br i1 %2257, label %4059, label %2258

2258:                                             ; preds = %2255
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %125, i64 noundef %983, ptr noundef readonly %795, ptr noundef %978, i64 noundef %796)
  br label %4059

2259:                                             ; preds = %2253
  %2260 = load i64, ptr %104, align 8
  %2261 = inttoptr i64 %2260 to ptr
  %2262 = getelementptr inbounds i64, ptr %2261, i64 %125
  %2263 = load i64, ptr %2262, align 8
  %2264 = load i64, ptr %105, align 8
  %2265 = inttoptr i64 %2264 to ptr
  %2266 = getelementptr inbounds i8, ptr %2265, i64 %2263
  %2267 = load i8, ptr %2266, align 1
  %2268 = icmp eq i8 %2267, 1
  br i1 %2268, label %2299, label %2269

2269:                                             ; preds = %2259
  %2270 = load i64, ptr %64, align 8
  %2271 = inttoptr i64 %2270 to ptr
  br label %2272

2272:                                             ; preds = %2288, %2269
  %2273 = phi i64 [ 0, %2269 ], [ %2286, %2288 ]
  %2274 = icmp slt i64 %2273, %796
  br i1 %2274, label %2275, label %2296

2275:                                             ; preds = %2272
  %2276 = getelementptr inbounds i64, ptr %795, i64 %2273
  %2277 = load i64, ptr %2276, align 8
  %2278 = getelementptr inbounds i64, ptr %2271, i64 %2277
  %2279 = load i64, ptr %2278, align 8
  %2280 = load i64, ptr %44, align 8
  %2281 = sub nsw i64 %2280, %2279
  %2282 = call i64 @llvm.smin.i64(i64 %2281, i64 32)
  %2283 = and i64 %2279, 31
  %2284 = icmp eq i64 %2283, 0
  br i1 %2284, label %2285, label %2295

2285:                                             ; preds = %2275
  %2286 = add nsw i64 %2282, %2273
  %2287 = icmp sgt i64 %2286, %796
  br i1 %2287, label %2295, label %2288

2288:                                             ; preds = %2285
  %2289 = getelementptr i64, ptr %795, i64 %2286
  %2290 = getelementptr i8, ptr %2289, i64 -8
  %2291 = load i64, ptr %2290, align 8
  %2292 = add i64 %2277, -1
  %2293 = add i64 %2292, %2282
  %2294 = icmp eq i64 %2291, %2293
  br i1 %2294, label %2272, label %2295

2295:                                             ; preds = %2288, %2285, %2275
  store i8 1, ptr %2266, align 1
  br label %2299

2296:                                             ; preds = %2272
  store i8 0, ptr %2266, align 1
  %2297 = icmp eq i8 %2267, 0
  br i1 %2297, label %2298, label %2299

2298:                                             ; preds = %2296
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2263, i64 noundef %983, ptr noundef readonly %795, ptr noundef %978, i64 noundef %796)
  br label %4059

2299:                                             ; preds = %2296, %2295, %2259
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %125, i64 noundef %983, ptr noundef readonly %795, ptr noundef %978, i64 noundef %796)
  br label %4059

2300:                                             ; preds = %1182, %1197
  %2301 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1103, ptr %2301, align 8
  br label %4085

2302:                                             ; preds = %974
  %2303 = load i64, ptr %79, align 8
  %2304 = icmp eq i64 %2303, 0
  br i1 %2304, label %4085, label %2305

2305:                                             ; preds = %2302
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2306 = load i64, ptr %19, align 8
  %2307 = inttoptr i64 %2306 to ptr
  %2308 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2309 = load i64, ptr %2308, align 8
  %2310 = getelementptr inbounds %struct.operand, ptr %2307, i64 %2309
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2310, i64 16, i1 false)
  %2311 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %2312 = load i64, ptr %2311, align 8
  %2313 = getelementptr inbounds %struct.operand, ptr %2307, i64 %2312
  %2314 = load i64, ptr %2313, align 8
  %2315 = getelementptr inbounds nuw i8, ptr %2313, i64 8
  %2316 = load i64, ptr %2315, align 8
  %2317 = load i64, ptr %80, align 8
  %2318 = inttoptr i64 %2317 to ptr
  %2319 = icmp sgt i64 %796, 0
  br i1 %2319, label %2320, label %2361

2320:                                             ; preds = %2305, %2340
  %2321 = phi i64 [ %2351, %2340 ], [ 0, %2305 ]
  %2322 = getelementptr inbounds nuw i64, ptr %795, i64 %2321
  %2323 = load i64, ptr %2322, align 8
  %2324 = load i64, ptr %79, align 8
  %2325 = inttoptr i64 %2324 to ptr
  %2326 = mul nsw i64 %2323, %2316
  %2327 = add i64 %2326, %2314
  %2328 = inttoptr i64 %2327 to ptr
  %2329 = load float, ptr %2328, align 4
  %2330 = call float @llvm.fabs.f32(float %2329)
  %2331 = fcmp olt float %2330, 0x3810000000000000
  %2332 = call float @llvm.copysign.f32(float 0.000000e+00, float %2329)
  %2333 = select i1 %2331, float %2332, float %2329
  %2334 = fpext float %2333 to double
  %2335 = call double %2325(double noundef %2334)
  %2336 = bitcast double %2335 to i64
  %2337 = and i64 %2336, 536870911
  %2338 = add nsw i64 %2337, -268435521
  %2339 = icmp ult i64 %2338, -129
  br i1 %2339, label %2340, label %2362

2340:                                             ; preds = %2320
  %2341 = fptrunc double %2335 to float
  %2342 = call float @llvm.fabs.f32(float %2341)
  %2343 = fcmp olt float %2342, 0x3810000000000000
  %2344 = call float @llvm.copysign.f32(float 0.000000e+00, float %2341)
  %2345 = select i1 %2343, float %2344, float %2341
  %2346 = fcmp uno float %2345, 0.000000e+00
  %2347 = bitcast float %2345 to i32
  %2348 = zext i32 %2347 to i64
  %2349 = select i1 %2346, i64 2147483647, i64 %2348
  %2350 = getelementptr inbounds nuw i64, ptr %2318, i64 %2321
  store i64 %2349, ptr %2350, align 8
  %2351 = add nuw nsw i64 %2321, 1
  %2352 = icmp eq i64 %2351, %796
  br i1 %2352, label %2353, label %2320

2353:                                             ; preds = %2340, %2353
  %2354 = phi i64 [ %2359, %2353 ], [ 0, %2340 ]
  %2355 = getelementptr inbounds nuw i64, ptr %795, i64 %2354
  %2356 = load i64, ptr %2355, align 8
  %2357 = getelementptr inbounds nuw i64, ptr %2318, i64 %2354
  %2358 = load i64, ptr %2357, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2356, i64 noundef %2358)
  %2359 = add nuw nsw i64 %2354, 1
  %2360 = icmp eq i64 %2359, %796
  br i1 %2360, label %2361, label %2353

2361:                                             ; preds = %2353, %2305
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4059

2362:                                             ; preds = %2320
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4085

2363:                                             ; preds = %974
  %2364 = icmp eq i64 %796, 0
  br i1 %2364, label %3974, label %2365

2365:                                             ; preds = %2363
  %2366 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %2367 = getelementptr inbounds nuw i8, ptr %122, i64 64
  %2368 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %2369 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2370 = getelementptr inbounds nuw i8, ptr %122, i64 48
  %2371 = getelementptr inbounds nuw i8, ptr %122, i64 56
  br label %2372

2372:                                             ; preds = %3970, %2365
  %2373 = phi ptr [ %795, %2365 ], [ %3971, %3970 ]
  %2374 = phi i64 [ %796, %2365 ], [ %3972, %3970 ]
  %2375 = call i64 @llvm.smin.i64(i64 %2374, i64 256)
  %2376 = getelementptr i64, ptr %2373, i64 %2375
  %2377 = getelementptr i8, ptr %2376, i64 -8
  %2378 = load i64, ptr %2377, align 8
  %2379 = load i64, ptr %2373, align 8
  %2380 = sub nsw i64 %2378, %2379
  %2381 = shl nsw i64 %2375, 1
  %2382 = icmp slt i64 %2380, %2381
  br i1 %2382, label %2383, label %2391

2383:                                             ; preds = %2372, %2383
  %2384 = phi i64 [ %2390, %2383 ], [ %2375, %2372 ]
  %2385 = getelementptr i64, ptr %2373, i64 %2384
  %2386 = getelementptr i8, ptr %2385, i64 -8
  %2387 = load i64, ptr %2386, align 8
  %2388 = sub i64 %2387, %2379
  %2389 = icmp sgt i64 %2388, 255
  %2390 = add nsw i64 %2384, -1
  br i1 %2389, label %2383, label %2413

2391:                                             ; preds = %2372
  %2392 = icmp sgt i64 %2374, 16
  br i1 %2392, label %2393, label %2417

2393:                                             ; preds = %2391
  %2394 = getelementptr inbounds nuw i8, ptr %2373, i64 120
  %2395 = load i64, ptr %2394, align 8
  %2396 = sub nsw i64 %2395, %2379
  %2397 = icmp eq i64 %2396, 15
  br i1 %2397, label %2398, label %2417

2398:                                             ; preds = %2393, %2401
  %2399 = phi i64 [ %2402, %2401 ], [ 16, %2393 ]
  %2400 = icmp eq i64 %2399, %2375
  br i1 %2400, label %2407, label %2401

2401:                                             ; preds = %2398
  %2402 = add nuw nsw i64 %2399, 1
  %2403 = getelementptr inbounds nuw i64, ptr %2373, i64 %2399
  %2404 = load i64, ptr %2403, align 8
  %2405 = sub nsw i64 %2404, %2379
  %2406 = icmp eq i64 %2405, %2399
  br i1 %2406, label %2398, label %2407

2407:                                             ; preds = %2401, %2398
  %2408 = phi i64 [ %2375, %2398 ], [ %2399, %2401 ]
  %2409 = getelementptr i64, ptr %2373, i64 %2408
  %2410 = getelementptr i8, ptr %2409, i64 -8
  %2411 = load i64, ptr %2410, align 8
  %2412 = sub i64 %2411, %2379
  br label %2413

2413:                                             ; preds = %2383, %2407
  %2414 = phi i64 [ %2412, %2407 ], [ %2388, %2383 ]
  %2415 = phi i64 [ %2408, %2407 ], [ %2384, %2383 ]
  %2416 = add i64 %2414, 1
  br label %2417

2417:                                             ; preds = %2413, %2393, %2391
  %2418 = phi i1 [ false, %2413 ], [ true, %2393 ], [ true, %2391 ]
  %2419 = phi i64 [ 1, %2413 ], [ 0, %2393 ], [ 0, %2391 ]
  %2420 = phi i1 [ true, %2413 ], [ false, %2393 ], [ false, %2391 ]
  %2421 = phi i64 [ %2415, %2413 ], [ %2375, %2393 ], [ %2375, %2391 ]
  %2422 = phi i64 [ %2416, %2413 ], [ %2375, %2393 ], [ %2375, %2391 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2373, ptr %10, align 8
  store i64 %2421, ptr %106, align 8
  store i64 %2422, ptr %107, align 8
  store i64 %2419, ptr %108, align 8
  %2423 = icmp eq i64 %2422, %2421
  %2424 = select i1 %2420, i1 %2423, i1 false
  %2425 = zext i1 %2424 to i64
  store i64 %2425, ptr %109, align 8
  %2426 = load i64, ptr %19, align 8
  %2427 = inttoptr i64 %2426 to ptr
  %2428 = load i64, ptr %101, align 8
  %2429 = inttoptr i64 %2428 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2430 = load i64, ptr %122, align 8
  switch i64 %2430, label %2540 [
    i64 26, label %2431
    i64 27, label %2472
  ]

2431:                                             ; preds = %2417
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2432 = load i64, ptr %2367, align 8
  %2433 = icmp sgt i64 %2432, 0
  br i1 %2433, label %2434, label %2466

2434:                                             ; preds = %2431
  %2435 = load i64, ptr %2368, align 8
  %2436 = getelementptr i64, ptr %2429, i64 %2435
  %2437 = load i64, ptr %2366, align 8
  %2438 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2437
  %2439 = icmp sgt i64 %2422, 0
  br label %2440

2440:                                             ; preds = %2453, %2434
  %2441 = phi i64 [ 0, %2434 ], [ %2454, %2453 ]
  %2442 = getelementptr i64, ptr %2436, i64 %2441
  %2443 = load i64, ptr %2442, align 8
  %2444 = getelementptr inbounds %struct.operand, ptr %2427, i64 %2443
  %2445 = load i64, ptr %2444, align 8
  %2446 = getelementptr inbounds nuw i8, ptr %2444, i64 8
  %2447 = load i64, ptr %2446, align 8
  call fastcc void @widen(i64 %2445, i64 %2447, i64 noundef %2437, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2439, label %2448, label %2453

2448:                                             ; preds = %2440
  %2449 = load i8, ptr %2438, align 1
  %2450 = zext i8 %2449 to i64
  %2451 = shl i64 %2441, 3
  %2452 = mul i64 %2451, %2450
  br label %2456

2453:                                             ; preds = %2456, %2440
  %2454 = add nuw nsw i64 %2441, 1
  %2455 = icmp eq i64 %2454, %2432
  br i1 %2455, label %2466, label %2440

2456:                                             ; preds = %2456, %2448
  %2457 = phi i64 [ 0, %2448 ], [ %2464, %2456 ]
  %2458 = getelementptr inbounds nuw i64, ptr %5, i64 %2457
  %2459 = load i64, ptr %2458, align 8
  %2460 = shl i64 %2459, %2452
  %2461 = getelementptr inbounds nuw i64, ptr %4, i64 %2457
  %2462 = load i64, ptr %2461, align 8
  %2463 = or i64 %2460, %2462
  store i64 %2463, ptr %2461, align 8
  %2464 = add nuw nsw i64 %2457, 1
  %2465 = icmp eq i64 %2464, %2422
  br i1 %2465, label %2453, label %2456

2466:                                             ; preds = %2453, %2431
  %2467 = load i64, ptr %2369, align 8
  %2468 = getelementptr inbounds %struct.operand, ptr %2427, i64 %2467
  %2469 = load i64, ptr %2468, align 8
  %2470 = getelementptr inbounds nuw i8, ptr %2468, i64 8
  %2471 = load i64, ptr %2470, align 8
  call fastcc void @narrow(i64 %2469, i64 %2471, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3970

2472:                                             ; preds = %2417
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2473 = load i64, ptr %2366, align 8
  %2474 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2473
  %2475 = load i8, ptr %2474, align 1
  %2476 = zext i8 %2475 to i64
  %2477 = shl nuw nsw i64 %2476, 3
  %2478 = load i64, ptr %2367, align 8
  %2479 = mul nsw i64 %2477, %2478
  %2480 = load i64, ptr %2368, align 8
  %2481 = getelementptr inbounds %struct.operand, ptr %2427, i64 %2480
  %2482 = icmp eq i64 %2479, 64
  %2483 = icmp eq i64 %2479, 32
  %2484 = select i1 %2483, i64 2, i64 1
  %2485 = select i1 %2482, i64 3, i64 %2484
  %2486 = load i64, ptr %2481, align 8
  %2487 = getelementptr inbounds nuw i8, ptr %2481, i64 8
  %2488 = load i64, ptr %2487, align 8
  call fastcc void @widen(i64 %2486, i64 %2488, i64 noundef %2485, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2489 = icmp sgt i64 %2478, 0
  br i1 %2489, label %2490, label %2539

2490:                                             ; preds = %2472
  %2491 = icmp sgt i64 %2422, 0
  br label %2492

2492:                                             ; preds = %2535, %2490
  %2493 = phi i64 [ %2478, %2490 ], [ %2536, %2535 ]
  %2494 = phi i64 [ 0, %2490 ], [ %2537, %2535 ]
  %2495 = load i64, ptr %2369, align 8
  %2496 = getelementptr i64, ptr %2429, i64 %2495
  %2497 = getelementptr i64, ptr %2496, i64 %2494
  %2498 = load i64, ptr %2497, align 8
  %2499 = icmp slt i64 %2498, 0
  br i1 %2499, label %2535, label %2500

2500:                                             ; preds = %2492
  br i1 %2491, label %2501, label %2504

2501:                                             ; preds = %2500
  %2502 = mul nuw nsw i64 %2494, %2477
  %2503 = load i64, ptr %2366, align 8
  br label %2510

2504:                                             ; preds = %2530, %2500
  %2505 = getelementptr inbounds nuw %struct.operand, ptr %2427, i64 %2498
  %2506 = load i64, ptr %2505, align 8
  %2507 = getelementptr inbounds nuw i8, ptr %2505, i64 8
  %2508 = load i64, ptr %2507, align 8
  call fastcc void @narrow(i64 %2506, i64 %2508, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2509 = load i64, ptr %2367, align 8
  br label %2535

2510:                                             ; preds = %2530, %2501
  %2511 = phi i64 [ 0, %2501 ], [ %2533, %2530 ]
  %2512 = getelementptr inbounds nuw i64, ptr %2, i64 %2511
  %2513 = load i64, ptr %2512, align 8
  %2514 = lshr i64 %2513, %2502
  switch i64 %2503, label %2530 [
    i64 0, label %2515
    i64 1, label %2517
    i64 2, label %2519
    i64 4, label %2521
    i64 5, label %2524
    i64 6, label %2527
  ]

2515:                                             ; preds = %2510
  %2516 = and i64 %2514, 255
  br label %2530

2517:                                             ; preds = %2510
  %2518 = and i64 %2514, 65535
  br label %2530

2519:                                             ; preds = %2510
  %2520 = and i64 %2514, 4294967295
  br label %2530

2521:                                             ; preds = %2510
  %2522 = shl i64 %2514, 56
  %2523 = ashr exact i64 %2522, 56
  br label %2530

2524:                                             ; preds = %2510
  %2525 = shl i64 %2514, 48
  %2526 = ashr exact i64 %2525, 48
  br label %2530

2527:                                             ; preds = %2510
  %2528 = shl i64 %2514, 32
  %2529 = ashr exact i64 %2528, 32
  br label %2530

2530:                                             ; preds = %2527, %2524, %2521, %2519, %2517, %2515, %2510
  %2531 = phi i64 [ %2529, %2527 ], [ %2516, %2515 ], [ %2518, %2517 ], [ %2520, %2519 ], [ %2523, %2521 ], [ %2526, %2524 ], [ %2514, %2510 ]
  %2532 = getelementptr inbounds nuw i64, ptr %3, i64 %2511
  store i64 %2531, ptr %2532, align 8
  %2533 = add nuw nsw i64 %2511, 1
  %2534 = icmp eq i64 %2533, %2422
  br i1 %2534, label %2504, label %2510

2535:                                             ; preds = %2504, %2492
  %2536 = phi i64 [ %2493, %2492 ], [ %2509, %2504 ]
  %2537 = add nuw nsw i64 %2494, 1
  %2538 = icmp slt i64 %2537, %2536
  br i1 %2538, label %2492, label %2539

2539:                                             ; preds = %2535, %2472
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3970

2540:                                             ; preds = %2417
  %2541 = load i64, ptr %2369, align 8
  %2542 = getelementptr inbounds %struct.operand, ptr %2427, i64 %2541
  %2543 = load i64, ptr %2542, align 8
  %2544 = getelementptr inbounds nuw i8, ptr %2542, i64 8
  %2545 = load i64, ptr %2544, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2546 = load i64, ptr %2366, align 8
  store i64 %2546, ptr %7, align 16
  %2547 = and i64 %2430, -2
  %2548 = icmp eq i64 %2547, 16
  %2549 = select i1 %2548, i64 2, i64 %2546
  store i64 %2549, ptr %110, align 8
  switch i64 %2430, label %2550 [
    i64 18, label %2555
    i64 11, label %2551
  ]

2550:                                             ; preds = %2540
  br label %2551

2551:                                             ; preds = %2550, %2540
  %2552 = phi i64 [ 8, %2550 ], [ 64, %2540 ]
  %2553 = getelementptr inbounds nuw i8, ptr %122, i64 %2552
  %2554 = load i64, ptr %2553, align 8
  br label %2555

2555:                                             ; preds = %2551, %2540
  %2556 = phi i64 [ 10, %2540 ], [ %2554, %2551 ]
  store i64 %2556, ptr %111, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2557 = load i64, ptr %2368, align 8
  store i64 %2557, ptr %8, align 16
  %2558 = load i64, ptr %2370, align 8
  store i64 %2558, ptr %112, align 8
  %2559 = load i64, ptr %2371, align 8
  store i64 %2559, ptr %113, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %115, ptr %114, align 8
  store ptr %117, ptr %116, align 16
  %2560 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2546
  %2561 = load i8, ptr %2560, align 1
  %2562 = zext i8 %2561 to i64
  %2563 = shl nuw i64 1, %2546
  %2564 = and i64 %2563, 1075
  %2565 = icmp eq i64 %2564, 0
  br i1 %2565, label %2566, label %2576

2566:                                             ; preds = %2555
  switch i64 %2430, label %2576 [
    i64 4, label %2567
    i64 5, label %2567
    i64 6, label %2567
    i64 7, label %2567
    i64 12, label %2567
    i64 13, label %2567
    i64 14, label %2567
    i64 18, label %2567
    i64 10, label %2567
    i64 16, label %2567
    i64 17, label %2567
    i64 25, label %2569
    i64 29, label %2569
    i64 21, label %2569
    i64 22, label %2569
  ]

2567:                                             ; preds = %2566, %2566, %2566, %2566, %2566, %2566, %2566, %2566, %2566, %2566, %2566
  %2568 = icmp eq i64 %2545, %2562
  br label %2573

2569:                                             ; preds = %2566, %2566, %2566, %2566
  %2570 = icmp eq i64 %2546, 8
  %2571 = icmp eq i64 %2545, %2562
  %2572 = select i1 %2570, i1 %2571, i1 false
  br label %2573

2573:                                             ; preds = %2569, %2567
  %2574 = phi i1 [ %2568, %2567 ], [ %2572, %2569 ]
  %2575 = xor i1 %2574, true
  br label %2581

2576:                                             ; preds = %2566, %2555
  %2577 = icmp eq i64 %2430, 19
  %2578 = and i64 %2563, 972
  %2579 = icmp ne i64 %2578, 0
  %2580 = and i1 %2577, %2579
  br label %2581

2581:                                             ; preds = %2576, %2573
  %2582 = phi i1 [ %2577, %2576 ], [ false, %2573 ]
  %2583 = phi i1 [ true, %2576 ], [ %2575, %2573 ]
  %2584 = phi i1 [ %2580, %2576 ], [ %2574, %2573 ]
  %2585 = phi i1 [ %2580, %2576 ], [ false, %2573 ]
  br label %2587

2586:                                             ; preds = %2611
  br i1 %2582, label %2614, label %2898

2587:                                             ; preds = %2611, %2581
  %2588 = phi i64 [ 0, %2581 ], [ %2612, %2611 ]
  %2589 = getelementptr inbounds nuw i64, ptr %8, i64 %2588
  %2590 = load i64, ptr %2589, align 8
  %2591 = icmp slt i64 %2590, 0
  br i1 %2591, label %2611, label %2592

2592:                                             ; preds = %2587
  %2593 = getelementptr inbounds nuw %struct.operand, ptr %2427, i64 %2590
  %2594 = getelementptr inbounds nuw i64, ptr %7, i64 %2588
  %2595 = load i64, ptr %2594, align 8
  br i1 %2584, label %2596, label %2606

2596:                                             ; preds = %2592
  %2597 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2595
  %2598 = load i8, ptr %2597, align 1
  %2599 = zext i8 %2598 to i64
  %2600 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2588
  %2601 = load i64, ptr %2593, align 8
  %2602 = getelementptr inbounds nuw i8, ptr %2593, i64 8
  %2603 = load i64, ptr %2602, align 8
  %2604 = call fastcc ptr @column(i64 %2601, i64 %2603, i64 noundef %2599, ptr noundef nonnull readonly %10, ptr noundef %2600)
  %2605 = getelementptr inbounds nuw ptr, ptr %9, i64 %2588
  store ptr %2604, ptr %2605, align 8
  br label %2611

2606:                                             ; preds = %2592
  %2607 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2588
  %2608 = load i64, ptr %2593, align 8
  %2609 = getelementptr inbounds nuw i8, ptr %2593, i64 8
  %2610 = load i64, ptr %2609, align 8
  call fastcc void @widen(i64 %2608, i64 %2610, i64 noundef %2595, ptr noundef nonnull readonly %10, ptr noundef %2607)
  br label %2611

2611:                                             ; preds = %2606, %2596, %2587
  %2612 = add nuw nsw i64 %2588, 1
  %2613 = icmp eq i64 %2612, 3
  br i1 %2613, label %2586, label %2587

2614:                                             ; preds = %2586
  %2615 = add nsw i64 %2543, %2379
  %2616 = inttoptr i64 %2615 to ptr
  %2617 = select i1 %2424, ptr %2616, ptr %118
  %2618 = load i64, ptr %2367, align 8
  %2619 = load ptr, ptr %9, align 16
  %2620 = load ptr, ptr %114, align 8
  br i1 %2585, label %2621, label %2776

2621:                                             ; preds = %2614
  %2622 = icmp sgt i64 %2546, 7
  br i1 %2622, label %2623, label %2776

2623:                                             ; preds = %2621
  %2624 = icmp eq i64 %2546, 9
  %2625 = icmp sgt i64 %2422, 0
  switch i64 %2618, label %2751 [
    i64 0, label %2626
    i64 1, label %2651
    i64 2, label %2676
    i64 3, label %2701
    i64 4, label %2726
  ]

2626:                                             ; preds = %2623
  br i1 %2624, label %2627, label %2628

2627:                                             ; preds = %2626
  br i1 %2625, label %2629, label %2872

2628:                                             ; preds = %2626
  br i1 %2625, label %2640, label %2872

2629:                                             ; preds = %2627, %2629
  %2630 = phi i64 [ %2638, %2629 ], [ 0, %2627 ]
  %2631 = getelementptr inbounds nuw double, ptr %2619, i64 %2630
  %2632 = load double, ptr %2631, align 8
  %2633 = getelementptr inbounds nuw double, ptr %2620, i64 %2630
  %2634 = load double, ptr %2633, align 8
  %2635 = fcmp oeq double %2632, %2634
  %2636 = zext i1 %2635 to i8
  %2637 = getelementptr inbounds nuw i8, ptr %2617, i64 %2630
  store i8 %2636, ptr %2637, align 1
  %2638 = add nuw nsw i64 %2630, 1
  %2639 = icmp eq i64 %2638, %2422
  br i1 %2639, label %2872, label %2629

2640:                                             ; preds = %2628, %2640
  %2641 = phi i64 [ %2649, %2640 ], [ 0, %2628 ]
  %2642 = getelementptr inbounds nuw float, ptr %2619, i64 %2641
  %2643 = load float, ptr %2642, align 4
  %2644 = getelementptr inbounds nuw float, ptr %2620, i64 %2641
  %2645 = load float, ptr %2644, align 4
  %2646 = fcmp oeq float %2643, %2645
  %2647 = zext i1 %2646 to i8
  %2648 = getelementptr inbounds nuw i8, ptr %2617, i64 %2641
  store i8 %2647, ptr %2648, align 1
  %2649 = add nuw nsw i64 %2641, 1
  %2650 = icmp eq i64 %2649, %2422
  br i1 %2650, label %2872, label %2640

2651:                                             ; preds = %2623
  br i1 %2624, label %2652, label %2653

2652:                                             ; preds = %2651
  br i1 %2625, label %2654, label %2872

2653:                                             ; preds = %2651
  br i1 %2625, label %2665, label %2872

2654:                                             ; preds = %2652, %2654
  %2655 = phi i64 [ %2663, %2654 ], [ 0, %2652 ]
  %2656 = getelementptr inbounds nuw double, ptr %2619, i64 %2655
  %2657 = load double, ptr %2656, align 8
  %2658 = getelementptr inbounds nuw double, ptr %2620, i64 %2655
  %2659 = load double, ptr %2658, align 8
  %2660 = fcmp one double %2657, %2659
  %2661 = zext i1 %2660 to i8
  %2662 = getelementptr inbounds nuw i8, ptr %2617, i64 %2655
  store i8 %2661, ptr %2662, align 1
  %2663 = add nuw nsw i64 %2655, 1
  %2664 = icmp eq i64 %2663, %2422
  br i1 %2664, label %2872, label %2654

2665:                                             ; preds = %2653, %2665
  %2666 = phi i64 [ %2674, %2665 ], [ 0, %2653 ]
  %2667 = getelementptr inbounds nuw float, ptr %2619, i64 %2666
  %2668 = load float, ptr %2667, align 4
  %2669 = getelementptr inbounds nuw float, ptr %2620, i64 %2666
  %2670 = load float, ptr %2669, align 4
  %2671 = fcmp one float %2668, %2670
  %2672 = zext i1 %2671 to i8
  %2673 = getelementptr inbounds nuw i8, ptr %2617, i64 %2666
  store i8 %2672, ptr %2673, align 1
  %2674 = add nuw nsw i64 %2666, 1
  %2675 = icmp eq i64 %2674, %2422
  br i1 %2675, label %2872, label %2665

2676:                                             ; preds = %2623
  br i1 %2624, label %2677, label %2678

2677:                                             ; preds = %2676
  br i1 %2625, label %2679, label %2872

2678:                                             ; preds = %2676
  br i1 %2625, label %2690, label %2872

2679:                                             ; preds = %2677, %2679
  %2680 = phi i64 [ %2688, %2679 ], [ 0, %2677 ]
  %2681 = getelementptr inbounds nuw double, ptr %2619, i64 %2680
  %2682 = load double, ptr %2681, align 8
  %2683 = getelementptr inbounds nuw double, ptr %2620, i64 %2680
  %2684 = load double, ptr %2683, align 8
  %2685 = fcmp olt double %2682, %2684
  %2686 = zext i1 %2685 to i8
  %2687 = getelementptr inbounds nuw i8, ptr %2617, i64 %2680
  store i8 %2686, ptr %2687, align 1
  %2688 = add nuw nsw i64 %2680, 1
  %2689 = icmp eq i64 %2688, %2422
  br i1 %2689, label %2872, label %2679

2690:                                             ; preds = %2678, %2690
  %2691 = phi i64 [ %2699, %2690 ], [ 0, %2678 ]
  %2692 = getelementptr inbounds nuw float, ptr %2619, i64 %2691
  %2693 = load float, ptr %2692, align 4
  %2694 = getelementptr inbounds nuw float, ptr %2620, i64 %2691
  %2695 = load float, ptr %2694, align 4
  %2696 = fcmp olt float %2693, %2695
  %2697 = zext i1 %2696 to i8
  %2698 = getelementptr inbounds nuw i8, ptr %2617, i64 %2691
  store i8 %2697, ptr %2698, align 1
  %2699 = add nuw nsw i64 %2691, 1
  %2700 = icmp eq i64 %2699, %2422
  br i1 %2700, label %2872, label %2690

2701:                                             ; preds = %2623
  br i1 %2624, label %2702, label %2703

2702:                                             ; preds = %2701
  br i1 %2625, label %2704, label %2872

2703:                                             ; preds = %2701
  br i1 %2625, label %2715, label %2872

2704:                                             ; preds = %2702, %2704
  %2705 = phi i64 [ %2713, %2704 ], [ 0, %2702 ]
  %2706 = getelementptr inbounds nuw double, ptr %2619, i64 %2705
  %2707 = load double, ptr %2706, align 8
  %2708 = getelementptr inbounds nuw double, ptr %2620, i64 %2705
  %2709 = load double, ptr %2708, align 8
  %2710 = fcmp ole double %2707, %2709
  %2711 = zext i1 %2710 to i8
  %2712 = getelementptr inbounds nuw i8, ptr %2617, i64 %2705
  store i8 %2711, ptr %2712, align 1
  %2713 = add nuw nsw i64 %2705, 1
  %2714 = icmp eq i64 %2713, %2422
  br i1 %2714, label %2872, label %2704

2715:                                             ; preds = %2703, %2715
  %2716 = phi i64 [ %2724, %2715 ], [ 0, %2703 ]
  %2717 = getelementptr inbounds nuw float, ptr %2619, i64 %2716
  %2718 = load float, ptr %2717, align 4
  %2719 = getelementptr inbounds nuw float, ptr %2620, i64 %2716
  %2720 = load float, ptr %2719, align 4
  %2721 = fcmp ole float %2718, %2720
  %2722 = zext i1 %2721 to i8
  %2723 = getelementptr inbounds nuw i8, ptr %2617, i64 %2716
  store i8 %2722, ptr %2723, align 1
  %2724 = add nuw nsw i64 %2716, 1
  %2725 = icmp eq i64 %2724, %2422
  br i1 %2725, label %2872, label %2715

2726:                                             ; preds = %2623
  br i1 %2624, label %2727, label %2728

2727:                                             ; preds = %2726
  br i1 %2625, label %2729, label %2872

2728:                                             ; preds = %2726
  br i1 %2625, label %2740, label %2872

2729:                                             ; preds = %2727, %2729
  %2730 = phi i64 [ %2738, %2729 ], [ 0, %2727 ]
  %2731 = getelementptr inbounds nuw double, ptr %2619, i64 %2730
  %2732 = load double, ptr %2731, align 8
  %2733 = getelementptr inbounds nuw double, ptr %2620, i64 %2730
  %2734 = load double, ptr %2733, align 8
  %2735 = fcmp ogt double %2732, %2734
  %2736 = zext i1 %2735 to i8
  %2737 = getelementptr inbounds nuw i8, ptr %2617, i64 %2730
  store i8 %2736, ptr %2737, align 1
  %2738 = add nuw nsw i64 %2730, 1
  %2739 = icmp eq i64 %2738, %2422
  br i1 %2739, label %2872, label %2729

2740:                                             ; preds = %2728, %2740
  %2741 = phi i64 [ %2749, %2740 ], [ 0, %2728 ]
  %2742 = getelementptr inbounds nuw float, ptr %2619, i64 %2741
  %2743 = load float, ptr %2742, align 4
  %2744 = getelementptr inbounds nuw float, ptr %2620, i64 %2741
  %2745 = load float, ptr %2744, align 4
  %2746 = fcmp ogt float %2743, %2745
  %2747 = zext i1 %2746 to i8
  %2748 = getelementptr inbounds nuw i8, ptr %2617, i64 %2741
  store i8 %2747, ptr %2748, align 1
  %2749 = add nuw nsw i64 %2741, 1
  %2750 = icmp eq i64 %2749, %2422
  br i1 %2750, label %2872, label %2740

2751:                                             ; preds = %2623
  br i1 %2624, label %2752, label %2753

2752:                                             ; preds = %2751
  br i1 %2625, label %2754, label %2872

2753:                                             ; preds = %2751
  br i1 %2625, label %2765, label %2872

2754:                                             ; preds = %2752, %2754
  %2755 = phi i64 [ %2763, %2754 ], [ 0, %2752 ]
  %2756 = getelementptr inbounds nuw double, ptr %2619, i64 %2755
  %2757 = load double, ptr %2756, align 8
  %2758 = getelementptr inbounds nuw double, ptr %2620, i64 %2755
  %2759 = load double, ptr %2758, align 8
  %2760 = fcmp oge double %2757, %2759
  %2761 = zext i1 %2760 to i8
  %2762 = getelementptr inbounds nuw i8, ptr %2617, i64 %2755
  store i8 %2761, ptr %2762, align 1
  %2763 = add nuw nsw i64 %2755, 1
  %2764 = icmp eq i64 %2763, %2422
  br i1 %2764, label %2872, label %2754

2765:                                             ; preds = %2753, %2765
  %2766 = phi i64 [ %2774, %2765 ], [ 0, %2753 ]
  %2767 = getelementptr inbounds nuw float, ptr %2619, i64 %2766
  %2768 = load float, ptr %2767, align 4
  %2769 = getelementptr inbounds nuw float, ptr %2620, i64 %2766
  %2770 = load float, ptr %2769, align 4
  %2771 = fcmp oge float %2768, %2770
  %2772 = zext i1 %2771 to i8
  %2773 = getelementptr inbounds nuw i8, ptr %2617, i64 %2766
  store i8 %2772, ptr %2773, align 1
  %2774 = add nuw nsw i64 %2766, 1
  %2775 = icmp eq i64 %2774, %2422
  br i1 %2775, label %2872, label %2765

2776:                                             ; preds = %2621, %2614
  %2777 = phi i64 [ %2546, %2621 ], [ 7, %2614 ]
  %2778 = and i64 %2618, -5
  %2779 = icmp eq i64 %2778, 1
  %2780 = icmp eq i64 %2618, 3
  %2781 = or i1 %2780, %2779
  %2782 = add i64 %2618, -3
  %2783 = icmp ult i64 %2782, 2
  %2784 = select i1 %2783, ptr %2619, ptr %2620
  %2785 = select i1 %2783, ptr %2620, ptr %2619
  %2786 = icmp ult i64 %2618, 2
  br i1 %2786, label %2787, label %2818

2787:                                             ; preds = %2776
  %2788 = shl nuw nsw i64 1, %2777
  %2789 = and i64 %2788, 324
  %2790 = icmp eq i64 %2789, 0
  %2791 = icmp sgt i64 %2422, 0
  br i1 %2790, label %2793, label %2792

2792:                                             ; preds = %2787
  br i1 %2791, label %2794, label %2872

2793:                                             ; preds = %2787
  br i1 %2791, label %2806, label %2872

2794:                                             ; preds = %2792, %2794
  %2795 = phi i64 [ %2804, %2794 ], [ 0, %2792 ]
  %2796 = getelementptr inbounds nuw i32, ptr %2619, i64 %2795
  %2797 = load i32, ptr %2796, align 4
  %2798 = getelementptr inbounds nuw i32, ptr %2620, i64 %2795
  %2799 = load i32, ptr %2798, align 4
  %2800 = icmp eq i32 %2797, %2799
  %2801 = xor i1 %2781, %2800
  %2802 = zext i1 %2801 to i8
  %2803 = getelementptr inbounds nuw i8, ptr %2617, i64 %2795
  store i8 %2802, ptr %2803, align 1
  %2804 = add nuw nsw i64 %2795, 1
  %2805 = icmp eq i64 %2804, %2422
  br i1 %2805, label %2872, label %2794

2806:                                             ; preds = %2793, %2806
  %2807 = phi i64 [ %2816, %2806 ], [ 0, %2793 ]
  %2808 = getelementptr inbounds nuw i64, ptr %2619, i64 %2807
  %2809 = load i64, ptr %2808, align 8
  %2810 = getelementptr inbounds nuw i64, ptr %2620, i64 %2807
  %2811 = load i64, ptr %2810, align 8
  %2812 = icmp eq i64 %2809, %2811
  %2813 = xor i1 %2781, %2812
  %2814 = zext i1 %2813 to i8
  %2815 = getelementptr inbounds nuw i8, ptr %2617, i64 %2807
  store i8 %2814, ptr %2815, align 1
  %2816 = add nuw nsw i64 %2807, 1
  %2817 = icmp eq i64 %2816, %2422
  br i1 %2817, label %2872, label %2806

2818:                                             ; preds = %2776
  %2819 = icmp sgt i64 %2422, 0
  switch i64 %2777, label %2823 [
    i64 2, label %2822
    i64 6, label %2821
    i64 3, label %2820
  ]

2820:                                             ; preds = %2818
  br i1 %2819, label %2848, label %2872

2821:                                             ; preds = %2818
  br i1 %2819, label %2836, label %2872

2822:                                             ; preds = %2818
  br i1 %2819, label %2824, label %2872

2823:                                             ; preds = %2818
  br i1 %2819, label %2860, label %2872

2824:                                             ; preds = %2822, %2824
  %2825 = phi i64 [ %2834, %2824 ], [ 0, %2822 ]
  %2826 = getelementptr inbounds nuw i32, ptr %2785, i64 %2825
  %2827 = load i32, ptr %2826, align 4
  %2828 = getelementptr inbounds nuw i32, ptr %2784, i64 %2825
  %2829 = load i32, ptr %2828, align 4
  %2830 = icmp ult i32 %2827, %2829
  %2831 = xor i1 %2781, %2830
  %2832 = zext i1 %2831 to i8
  %2833 = getelementptr inbounds nuw i8, ptr %2617, i64 %2825
  store i8 %2832, ptr %2833, align 1
  %2834 = add nuw nsw i64 %2825, 1
  %2835 = icmp eq i64 %2834, %2422
  br i1 %2835, label %2872, label %2824

2836:                                             ; preds = %2821, %2836
  %2837 = phi i64 [ %2846, %2836 ], [ 0, %2821 ]
  %2838 = getelementptr inbounds nuw i32, ptr %2785, i64 %2837
  %2839 = load i32, ptr %2838, align 4
  %2840 = getelementptr inbounds nuw i32, ptr %2784, i64 %2837
  %2841 = load i32, ptr %2840, align 4
  %2842 = icmp slt i32 %2839, %2841
  %2843 = xor i1 %2781, %2842
  %2844 = zext i1 %2843 to i8
  %2845 = getelementptr inbounds nuw i8, ptr %2617, i64 %2837
  store i8 %2844, ptr %2845, align 1
  %2846 = add nuw nsw i64 %2837, 1
  %2847 = icmp eq i64 %2846, %2422
  br i1 %2847, label %2872, label %2836

2848:                                             ; preds = %2820, %2848
  %2849 = phi i64 [ %2858, %2848 ], [ 0, %2820 ]
  %2850 = getelementptr inbounds nuw i64, ptr %2785, i64 %2849
  %2851 = load i64, ptr %2850, align 8
  %2852 = getelementptr inbounds nuw i64, ptr %2784, i64 %2849
  %2853 = load i64, ptr %2852, align 8
  %2854 = icmp ult i64 %2851, %2853
  %2855 = xor i1 %2781, %2854
  %2856 = zext i1 %2855 to i8
  %2857 = getelementptr inbounds nuw i8, ptr %2617, i64 %2849
  store i8 %2856, ptr %2857, align 1
  %2858 = add nuw nsw i64 %2849, 1
  %2859 = icmp eq i64 %2858, %2422
  br i1 %2859, label %2872, label %2848

2860:                                             ; preds = %2823, %2860
  %2861 = phi i64 [ %2870, %2860 ], [ 0, %2823 ]
  %2862 = getelementptr inbounds nuw i64, ptr %2785, i64 %2861
  %2863 = load i64, ptr %2862, align 8
  %2864 = getelementptr inbounds nuw i64, ptr %2784, i64 %2861
  %2865 = load i64, ptr %2864, align 8
  %2866 = icmp slt i64 %2863, %2865
  %2867 = xor i1 %2781, %2866
  %2868 = zext i1 %2867 to i8
  %2869 = getelementptr inbounds nuw i8, ptr %2617, i64 %2861
  store i8 %2868, ptr %2869, align 1
  %2870 = add nuw nsw i64 %2861, 1
  %2871 = icmp eq i64 %2870, %2422
  br i1 %2871, label %2872, label %2860

2872:                                             ; preds = %2848, %2836, %2824, %2860, %2794, %2806, %2740, %2729, %2715, %2704, %2690, %2679, %2665, %2654, %2640, %2629, %2765, %2754, %2823, %2822, %2821, %2820, %2793, %2792, %2753, %2752, %2728, %2727, %2703, %2702, %2678, %2677, %2653, %2652, %2628, %2627
  br i1 %2424, label %3969, label %2873

2873:                                             ; preds = %2872
  %2874 = inttoptr i64 %2543 to ptr
  %2875 = icmp sgt i64 %2421, 0
  br i1 %2418, label %2877, label %2876

2876:                                             ; preds = %2873
  br i1 %2875, label %2878, label %3969

2877:                                             ; preds = %2873
  br i1 %2875, label %2889, label %3969

2878:                                             ; preds = %2876, %2878
  %2879 = phi i64 [ %2887, %2878 ], [ 0, %2876 ]
  %2880 = getelementptr inbounds nuw i64, ptr %2373, i64 %2879
  %2881 = load i64, ptr %2880, align 8
  %2882 = load i64, ptr %2373, align 8
  %2883 = sub nsw i64 %2881, %2882
  %2884 = getelementptr inbounds i8, ptr %118, i64 %2883
  %2885 = load i8, ptr %2884, align 1
  %2886 = getelementptr inbounds i8, ptr %2874, i64 %2881
  store i8 %2885, ptr %2886, align 1
  %2887 = add nuw nsw i64 %2879, 1
  %2888 = icmp eq i64 %2887, %2421
  br i1 %2888, label %3969, label %2878

2889:                                             ; preds = %2877, %2889
  %2890 = phi i64 [ %2896, %2889 ], [ 0, %2877 ]
  %2891 = getelementptr inbounds nuw i8, ptr %118, i64 %2890
  %2892 = load i8, ptr %2891, align 1
  %2893 = getelementptr inbounds nuw i64, ptr %2373, i64 %2890
  %2894 = load i64, ptr %2893, align 8
  %2895 = getelementptr inbounds i8, ptr %2874, i64 %2894
  store i8 %2892, ptr %2895, align 1
  %2896 = add nuw nsw i64 %2890, 1
  %2897 = icmp eq i64 %2896, %2421
  br i1 %2897, label %3969, label %2889

2898:                                             ; preds = %2586
  br i1 %2583, label %3469, label %2899

2899:                                             ; preds = %2898
  %2900 = mul nsw i64 %2545, %2379
  %2901 = add nsw i64 %2900, %2543
  %2902 = inttoptr i64 %2901 to ptr
  %2903 = select i1 %2424, ptr %2902, ptr %118
  %2904 = load ptr, ptr %9, align 16
  %2905 = load ptr, ptr %114, align 8
  %2906 = load ptr, ptr %116, align 16
  switch i64 %2430, label %3138 [
    i64 4, label %2907
    i64 18, label %2927
    i64 14, label %3112
    i64 13, label %3086
    i64 12, label %3060
    i64 17, label %2959
    i64 16, label %3025
  ]

2907:                                             ; preds = %2899
  %2908 = and i64 %2563, 324
  %2909 = icmp eq i64 %2908, 0
  %2910 = icmp sgt i64 %2422, 0
  br i1 %2909, label %2912, label %2911

2911:                                             ; preds = %2907
  br i1 %2910, label %2913, label %3396

2912:                                             ; preds = %2907
  br i1 %2910, label %2920, label %3396

2913:                                             ; preds = %2911, %2913
  %2914 = phi i64 [ %2918, %2913 ], [ 0, %2911 ]
  %2915 = getelementptr inbounds nuw i32, ptr %2904, i64 %2914
  %2916 = load i32, ptr %2915, align 4
  %2917 = getelementptr inbounds nuw i32, ptr %2903, i64 %2914
  store i32 %2916, ptr %2917, align 4
  %2918 = add nuw nsw i64 %2914, 1
  %2919 = icmp eq i64 %2918, %2422
  br i1 %2919, label %3396, label %2913

2920:                                             ; preds = %2912, %2920
  %2921 = phi i64 [ %2925, %2920 ], [ 0, %2912 ]
  %2922 = getelementptr inbounds nuw i64, ptr %2904, i64 %2921
  %2923 = load i64, ptr %2922, align 8
  %2924 = getelementptr inbounds nuw i64, ptr %2903, i64 %2921
  store i64 %2923, ptr %2924, align 8
  %2925 = add nuw nsw i64 %2921, 1
  %2926 = icmp eq i64 %2925, %2422
  br i1 %2926, label %3396, label %2920

2927:                                             ; preds = %2899
  %2928 = and i64 %2563, 324
  %2929 = icmp eq i64 %2928, 0
  %2930 = icmp sgt i64 %2422, 0
  br i1 %2929, label %2932, label %2931

2931:                                             ; preds = %2927
  br i1 %2930, label %2933, label %3396

2932:                                             ; preds = %2927
  br i1 %2930, label %2946, label %3396

2933:                                             ; preds = %2931, %2933
  %2934 = phi i64 [ %2944, %2933 ], [ 0, %2931 ]
  %2935 = getelementptr inbounds nuw i32, ptr %2904, i64 %2934
  %2936 = load i32, ptr %2935, align 4
  %2937 = getelementptr inbounds nuw i32, ptr %2905, i64 %2934
  %2938 = load i32, ptr %2937, align 4
  %2939 = getelementptr inbounds nuw i8, ptr %2906, i64 %2934
  %2940 = load i8, ptr %2939, align 1
  %2941 = icmp eq i8 %2940, 0
  %2942 = select i1 %2941, i32 %2938, i32 %2936
  %2943 = getelementptr inbounds nuw i32, ptr %2903, i64 %2934
  store i32 %2942, ptr %2943, align 4
  %2944 = add nuw nsw i64 %2934, 1
  %2945 = icmp eq i64 %2944, %2422
  br i1 %2945, label %3396, label %2933

2946:                                             ; preds = %2932, %2946
  %2947 = phi i64 [ %2957, %2946 ], [ 0, %2932 ]
  %2948 = getelementptr inbounds nuw i64, ptr %2904, i64 %2947
  %2949 = load i64, ptr %2948, align 8
  %2950 = getelementptr inbounds nuw i64, ptr %2905, i64 %2947
  %2951 = load i64, ptr %2950, align 8
  %2952 = getelementptr inbounds nuw i8, ptr %2906, i64 %2947
  %2953 = load i8, ptr %2952, align 1
  %2954 = icmp eq i8 %2953, 0
  %2955 = select i1 %2954, i64 %2951, i64 %2949
  %2956 = getelementptr inbounds nuw i64, ptr %2903, i64 %2947
  store i64 %2955, ptr %2956, align 8
  %2957 = add nuw nsw i64 %2947, 1
  %2958 = icmp eq i64 %2957, %2422
  br i1 %2958, label %3396, label %2946

2959:                                             ; preds = %2899
  %2960 = and i64 %2546, -4
  %2961 = icmp eq i64 %2960, 4
  br i1 %2961, label %2962, label %2990

2962:                                             ; preds = %2959
  %2963 = icmp eq i64 %2546, 6
  %2964 = icmp sgt i64 %2422, 0
  br i1 %2963, label %2966, label %2965

2965:                                             ; preds = %2962
  br i1 %2964, label %2978, label %3396

2966:                                             ; preds = %2962
  br i1 %2964, label %2967, label %3396

2967:                                             ; preds = %2966, %2967
  %2968 = phi i64 [ %2976, %2967 ], [ 0, %2966 ]
  %2969 = getelementptr inbounds nuw i32, ptr %2904, i64 %2968
  %2970 = load i32, ptr %2969, align 4
  %2971 = getelementptr inbounds nuw i32, ptr %2905, i64 %2968
  %2972 = load i32, ptr %2971, align 4
  %2973 = call i32 @llvm.umin.i32(i32 %2972, i32 31)
  %2974 = ashr i32 %2970, %2973
  %2975 = getelementptr inbounds nuw i32, ptr %2903, i64 %2968
  store i32 %2974, ptr %2975, align 4
  %2976 = add nuw nsw i64 %2968, 1
  %2977 = icmp eq i64 %2976, %2422
  br i1 %2977, label %3396, label %2967

2978:                                             ; preds = %2965, %2978
  %2979 = phi i64 [ %2988, %2978 ], [ 0, %2965 ]
  %2980 = getelementptr inbounds nuw i64, ptr %2904, i64 %2979
  %2981 = load i64, ptr %2980, align 8
  %2982 = getelementptr inbounds nuw i32, ptr %2905, i64 %2979
  %2983 = load i32, ptr %2982, align 4
  %2984 = call i32 @llvm.umin.i32(i32 %2983, i32 63)
  %2985 = zext nneg i32 %2984 to i64
  %2986 = ashr i64 %2981, %2985
  %2987 = getelementptr inbounds nuw i64, ptr %2903, i64 %2979
  store i64 %2986, ptr %2987, align 8
  %2988 = add nuw nsw i64 %2979, 1
  %2989 = icmp eq i64 %2988, %2422
  br i1 %2989, label %3396, label %2978

2990:                                             ; preds = %2959
  %2991 = and i64 %2563, 324
  %2992 = icmp eq i64 %2991, 0
  %2993 = icmp sgt i64 %2422, 0
  br i1 %2992, label %2995, label %2994

2994:                                             ; preds = %2990
  br i1 %2993, label %2996, label %3396

2995:                                             ; preds = %2990
  br i1 %2993, label %3010, label %3396

2996:                                             ; preds = %2994, %3005
  %2997 = phi i64 [ %3008, %3005 ], [ 0, %2994 ]
  %2998 = getelementptr inbounds nuw i32, ptr %2905, i64 %2997
  %2999 = load i32, ptr %2998, align 4
  %3000 = icmp ugt i32 %2999, 31
  br i1 %3000, label %3005, label %3001

3001:                                             ; preds = %2996
  %3002 = getelementptr inbounds nuw i32, ptr %2904, i64 %2997
  %3003 = load i32, ptr %3002, align 4
  %3004 = lshr i32 %3003, %2999
  br label %3005

3005:                                             ; preds = %3001, %2996
  %3006 = phi i32 [ %3004, %3001 ], [ 0, %2996 ]
  %3007 = getelementptr inbounds nuw i32, ptr %2903, i64 %2997
  store i32 %3006, ptr %3007, align 4
  %3008 = add nuw nsw i64 %2997, 1
  %3009 = icmp eq i64 %3008, %2422
  br i1 %3009, label %3396, label %2996

3010:                                             ; preds = %2995, %3020
  %3011 = phi i64 [ %3023, %3020 ], [ 0, %2995 ]
  %3012 = getelementptr inbounds nuw i32, ptr %2905, i64 %3011
  %3013 = load i32, ptr %3012, align 4
  %3014 = icmp ugt i32 %3013, 63
  br i1 %3014, label %3020, label %3015

3015:                                             ; preds = %3010
  %3016 = getelementptr inbounds nuw i64, ptr %2904, i64 %3011
  %3017 = load i64, ptr %3016, align 8
  %3018 = zext nneg i32 %3013 to i64
  %3019 = lshr i64 %3017, %3018
  br label %3020

3020:                                             ; preds = %3015, %3010
  %3021 = phi i64 [ %3019, %3015 ], [ 0, %3010 ]
  %3022 = getelementptr inbounds nuw i64, ptr %2903, i64 %3011
  store i64 %3021, ptr %3022, align 8
  %3023 = add nuw nsw i64 %3011, 1
  %3024 = icmp eq i64 %3023, %2422
  br i1 %3024, label %3396, label %3010

3025:                                             ; preds = %2899
  %3026 = and i64 %2563, 324
  %3027 = icmp eq i64 %3026, 0
  %3028 = icmp sgt i64 %2422, 0
  br i1 %3027, label %3030, label %3029

3029:                                             ; preds = %3025
  br i1 %3028, label %3031, label %3396

3030:                                             ; preds = %3025
  br i1 %3028, label %3045, label %3396

3031:                                             ; preds = %3029, %3040
  %3032 = phi i64 [ %3043, %3040 ], [ 0, %3029 ]
  %3033 = getelementptr inbounds nuw i32, ptr %2905, i64 %3032
  %3034 = load i32, ptr %3033, align 4
  %3035 = icmp ugt i32 %3034, 31
  br i1 %3035, label %3040, label %3036

3036:                                             ; preds = %3031
  %3037 = getelementptr inbounds nuw i32, ptr %2904, i64 %3032
  %3038 = load i32, ptr %3037, align 4
  %3039 = shl i32 %3038, %3034
  br label %3040

3040:                                             ; preds = %3036, %3031
  %3041 = phi i32 [ %3039, %3036 ], [ 0, %3031 ]
  %3042 = getelementptr inbounds nuw i32, ptr %2903, i64 %3032
  store i32 %3041, ptr %3042, align 4
  %3043 = add nuw nsw i64 %3032, 1
  %3044 = icmp eq i64 %3043, %2422
  br i1 %3044, label %3396, label %3031

3045:                                             ; preds = %3030, %3055
  %3046 = phi i64 [ %3058, %3055 ], [ 0, %3030 ]
  %3047 = getelementptr inbounds nuw i32, ptr %2905, i64 %3046
  %3048 = load i32, ptr %3047, align 4
  %3049 = icmp ugt i32 %3048, 63
  br i1 %3049, label %3055, label %3050

3050:                                             ; preds = %3045
  %3051 = getelementptr inbounds nuw i64, ptr %2904, i64 %3046
  %3052 = load i64, ptr %3051, align 8
  %3053 = zext nneg i32 %3048 to i64
  %3054 = shl i64 %3052, %3053
  br label %3055

3055:                                             ; preds = %3050, %3045
  %3056 = phi i64 [ %3054, %3050 ], [ 0, %3045 ]
  %3057 = getelementptr inbounds nuw i64, ptr %2903, i64 %3046
  store i64 %3056, ptr %3057, align 8
  %3058 = add nuw nsw i64 %3046, 1
  %3059 = icmp eq i64 %3058, %2422
  br i1 %3059, label %3396, label %3045

3060:                                             ; preds = %2899
  %3061 = and i64 %2563, 324
  %3062 = icmp eq i64 %3061, 0
  %3063 = icmp sgt i64 %2422, 0
  br i1 %3062, label %3065, label %3064

3064:                                             ; preds = %3060
  br i1 %3063, label %3066, label %3396

3065:                                             ; preds = %3060
  br i1 %3063, label %3076, label %3396

3066:                                             ; preds = %3064, %3066
  %3067 = phi i64 [ %3074, %3066 ], [ 0, %3064 ]
  %3068 = getelementptr inbounds nuw i32, ptr %2904, i64 %3067
  %3069 = load i32, ptr %3068, align 4
  %3070 = getelementptr inbounds nuw i32, ptr %2905, i64 %3067
  %3071 = load i32, ptr %3070, align 4
  %3072 = and i32 %3071, %3069
  %3073 = getelementptr inbounds nuw i32, ptr %2903, i64 %3067
  store i32 %3072, ptr %3073, align 4
  %3074 = add nuw nsw i64 %3067, 1
  %3075 = icmp eq i64 %3074, %2422
  br i1 %3075, label %3396, label %3066

3076:                                             ; preds = %3065, %3076
  %3077 = phi i64 [ %3084, %3076 ], [ 0, %3065 ]
  %3078 = getelementptr inbounds nuw i64, ptr %2904, i64 %3077
  %3079 = load i64, ptr %3078, align 8
  %3080 = getelementptr inbounds nuw i64, ptr %2905, i64 %3077
  %3081 = load i64, ptr %3080, align 8
  %3082 = and i64 %3081, %3079
  %3083 = getelementptr inbounds nuw i64, ptr %2903, i64 %3077
  store i64 %3082, ptr %3083, align 8
  %3084 = add nuw nsw i64 %3077, 1
  %3085 = icmp eq i64 %3084, %2422
  br i1 %3085, label %3396, label %3076

3086:                                             ; preds = %2899
  %3087 = and i64 %2563, 324
  %3088 = icmp eq i64 %3087, 0
  %3089 = icmp sgt i64 %2422, 0
  br i1 %3088, label %3091, label %3090

3090:                                             ; preds = %3086
  br i1 %3089, label %3092, label %3396

3091:                                             ; preds = %3086
  br i1 %3089, label %3102, label %3396

3092:                                             ; preds = %3090, %3092
  %3093 = phi i64 [ %3100, %3092 ], [ 0, %3090 ]
  %3094 = getelementptr inbounds nuw i32, ptr %2904, i64 %3093
  %3095 = load i32, ptr %3094, align 4
  %3096 = getelementptr inbounds nuw i32, ptr %2905, i64 %3093
  %3097 = load i32, ptr %3096, align 4
  %3098 = or i32 %3097, %3095
  %3099 = getelementptr inbounds nuw i32, ptr %2903, i64 %3093
  store i32 %3098, ptr %3099, align 4
  %3100 = add nuw nsw i64 %3093, 1
  %3101 = icmp eq i64 %3100, %2422
  br i1 %3101, label %3396, label %3092

3102:                                             ; preds = %3091, %3102
  %3103 = phi i64 [ %3110, %3102 ], [ 0, %3091 ]
  %3104 = getelementptr inbounds nuw i64, ptr %2904, i64 %3103
  %3105 = load i64, ptr %3104, align 8
  %3106 = getelementptr inbounds nuw i64, ptr %2905, i64 %3103
  %3107 = load i64, ptr %3106, align 8
  %3108 = or i64 %3107, %3105
  %3109 = getelementptr inbounds nuw i64, ptr %2903, i64 %3103
  store i64 %3108, ptr %3109, align 8
  %3110 = add nuw nsw i64 %3103, 1
  %3111 = icmp eq i64 %3110, %2422
  br i1 %3111, label %3396, label %3102

3112:                                             ; preds = %2899
  %3113 = and i64 %2563, 324
  %3114 = icmp eq i64 %3113, 0
  %3115 = icmp sgt i64 %2422, 0
  br i1 %3114, label %3117, label %3116

3116:                                             ; preds = %3112
  br i1 %3115, label %3118, label %3396

3117:                                             ; preds = %3112
  br i1 %3115, label %3128, label %3396

3118:                                             ; preds = %3116, %3118
  %3119 = phi i64 [ %3126, %3118 ], [ 0, %3116 ]
  %3120 = getelementptr inbounds nuw i32, ptr %2904, i64 %3119
  %3121 = load i32, ptr %3120, align 4
  %3122 = getelementptr inbounds nuw i32, ptr %2905, i64 %3119
  %3123 = load i32, ptr %3122, align 4
  %3124 = xor i32 %3123, %3121
  %3125 = getelementptr inbounds nuw i32, ptr %2903, i64 %3119
  store i32 %3124, ptr %3125, align 4
  %3126 = add nuw nsw i64 %3119, 1
  %3127 = icmp eq i64 %3126, %2422
  br i1 %3127, label %3396, label %3118

3128:                                             ; preds = %3117, %3128
  %3129 = phi i64 [ %3136, %3128 ], [ 0, %3117 ]
  %3130 = getelementptr inbounds nuw i64, ptr %2904, i64 %3129
  %3131 = load i64, ptr %3130, align 8
  %3132 = getelementptr inbounds nuw i64, ptr %2905, i64 %3129
  %3133 = load i64, ptr %3132, align 8
  %3134 = xor i64 %3133, %3131
  %3135 = getelementptr inbounds nuw i64, ptr %2903, i64 %3129
  store i64 %3134, ptr %3135, align 8
  %3136 = add nuw nsw i64 %3129, 1
  %3137 = icmp eq i64 %3136, %2422
  br i1 %3137, label %3396, label %3128

3138:                                             ; preds = %2899
  %3139 = icmp eq i64 %2546, 8
  br i1 %3139, label %3140, label %3285

3140:                                             ; preds = %3138
  switch i64 %2430, label %3396 [
    i64 5, label %3151
    i64 6, label %3149
    i64 7, label %3147
    i64 25, label %3145
    i64 29, label %3203
    i64 21, label %3143
    i64 22, label %3141
  ]

3141:                                             ; preds = %3140
  %3142 = icmp sgt i64 %2422, 0
  br i1 %3142, label %3259, label %3396

3143:                                             ; preds = %3140
  %3144 = icmp sgt i64 %2422, 0
  br i1 %3144, label %3233, label %3396

3145:                                             ; preds = %3140
  %3146 = icmp sgt i64 %2422, 0
  br i1 %3146, label %3192, label %3396

3147:                                             ; preds = %3140
  %3148 = icmp sgt i64 %2422, 0
  br i1 %3148, label %3179, label %3396

3149:                                             ; preds = %3140
  %3150 = icmp sgt i64 %2422, 0
  br i1 %3150, label %3166, label %3396

3151:                                             ; preds = %3140
  %3152 = icmp sgt i64 %2422, 0
  br i1 %3152, label %3153, label %3396

3153:                                             ; preds = %3151, %3153
  %3154 = phi i64 [ %3164, %3153 ], [ 0, %3151 ]
  %3155 = getelementptr inbounds nuw float, ptr %2904, i64 %3154
  %3156 = load float, ptr %3155, align 4
  %3157 = getelementptr inbounds nuw float, ptr %2905, i64 %3154
  %3158 = load float, ptr %3157, align 4
  %3159 = fadd float %3156, %3158
  %3160 = fcmp uno float %3159, 0.000000e+00
  %3161 = bitcast float %3159 to i32
  %3162 = select i1 %3160, i32 2147483647, i32 %3161
  %3163 = getelementptr inbounds nuw i32, ptr %2903, i64 %3154
  store i32 %3162, ptr %3163, align 4
  %3164 = add nuw nsw i64 %3154, 1
  %3165 = icmp eq i64 %3164, %2422
  br i1 %3165, label %3396, label %3153

3166:                                             ; preds = %3149, %3166
  %3167 = phi i64 [ %3177, %3166 ], [ 0, %3149 ]
  %3168 = getelementptr inbounds nuw float, ptr %2904, i64 %3167
  %3169 = load float, ptr %3168, align 4
  %3170 = getelementptr inbounds nuw float, ptr %2905, i64 %3167
  %3171 = load float, ptr %3170, align 4
  %3172 = fsub float %3169, %3171
  %3173 = fcmp uno float %3172, 0.000000e+00
  %3174 = bitcast float %3172 to i32
  %3175 = select i1 %3173, i32 2147483647, i32 %3174
  %3176 = getelementptr inbounds nuw i32, ptr %2903, i64 %3167
  store i32 %3175, ptr %3176, align 4
  %3177 = add nuw nsw i64 %3167, 1
  %3178 = icmp eq i64 %3177, %2422
  br i1 %3178, label %3396, label %3166

3179:                                             ; preds = %3147, %3179
  %3180 = phi i64 [ %3190, %3179 ], [ 0, %3147 ]
  %3181 = getelementptr inbounds nuw float, ptr %2904, i64 %3180
  %3182 = load float, ptr %3181, align 4
  %3183 = getelementptr inbounds nuw float, ptr %2905, i64 %3180
  %3184 = load float, ptr %3183, align 4
  %3185 = fmul float %3182, %3184
  %3186 = fcmp uno float %3185, 0.000000e+00
  %3187 = bitcast float %3185 to i32
  %3188 = select i1 %3186, i32 2147483647, i32 %3187
  %3189 = getelementptr inbounds nuw i32, ptr %2903, i64 %3180
  store i32 %3188, ptr %3189, align 4
  %3190 = add nuw nsw i64 %3180, 1
  %3191 = icmp eq i64 %3190, %2422
  br i1 %3191, label %3396, label %3179

3192:                                             ; preds = %3145, %3192
  %3193 = phi i64 [ %3201, %3192 ], [ 0, %3145 ]
  %3194 = getelementptr inbounds nuw float, ptr %2904, i64 %3193
  %3195 = load float, ptr %3194, align 4
  %3196 = fneg float %3195
  %3197 = fcmp uno float %3195, 0.000000e+00
  %3198 = bitcast float %3196 to i32
  %3199 = select i1 %3197, i32 2147483647, i32 %3198
  %3200 = getelementptr inbounds nuw i32, ptr %2903, i64 %3193
  store i32 %3199, ptr %3200, align 4
  %3201 = add nuw nsw i64 %3193, 1
  %3202 = icmp eq i64 %3201, %2422
  br i1 %3202, label %3396, label %3192

3203:                                             ; preds = %3140
  %3204 = load i64, ptr %2367, align 8
  %3205 = and i64 %3204, 1
  %3206 = icmp eq i64 %3205, 0
  %3207 = and i64 %3204, 2
  %3208 = icmp eq i64 %3207, 0
  %3209 = and i64 %3204, 4
  %3210 = icmp eq i64 %3209, 0
  %3211 = icmp sgt i64 %2422, 0
  br i1 %3211, label %3212, label %3396

3212:                                             ; preds = %3203, %3212
  %3213 = phi i64 [ %3231, %3212 ], [ 0, %3203 ]
  %3214 = getelementptr inbounds nuw float, ptr %2904, i64 %3213
  %3215 = load float, ptr %3214, align 4
  %3216 = getelementptr inbounds nuw float, ptr %2905, i64 %3213
  %3217 = load float, ptr %3216, align 4
  %3218 = getelementptr inbounds nuw float, ptr %2906, i64 %3213
  %3219 = load float, ptr %3218, align 4
  %3220 = fneg float %3215
  %3221 = select i1 %3206, float %3215, float %3220
  %3222 = fneg float %3217
  %3223 = select i1 %3208, float %3217, float %3222
  %3224 = fneg float %3219
  %3225 = select i1 %3210, float %3219, float %3224
  %3226 = call float @llvm.fma.f32(float %3221, float %3223, float %3225)
  %3227 = fcmp uno float %3226, 0.000000e+00
  %3228 = bitcast float %3226 to i32
  %3229 = select i1 %3227, i32 2147483647, i32 %3228
  %3230 = getelementptr inbounds nuw i32, ptr %2903, i64 %3213
  store i32 %3229, ptr %3230, align 4
  %3231 = add nuw nsw i64 %3213, 1
  %3232 = icmp eq i64 %3231, %2422
  br i1 %3232, label %3396, label %3212

3233:                                             ; preds = %3143, %3251
  %3234 = phi i64 [ %3257, %3251 ], [ 0, %3143 ]
  %3235 = getelementptr inbounds nuw float, ptr %2904, i64 %3234
  %3236 = load float, ptr %3235, align 4
  %3237 = getelementptr inbounds nuw float, ptr %2905, i64 %3234
  %3238 = load float, ptr %3237, align 4
  %3239 = fcmp uno float %3236, 0.000000e+00
  br i1 %3239, label %3251, label %3240

3240:                                             ; preds = %3233
  %3241 = fcmp uno float %3238, 0.000000e+00
  br i1 %3241, label %3251, label %3242

3242:                                             ; preds = %3240
  %3243 = fcmp oeq float %3236, %3238
  br i1 %3243, label %3244, label %3248

3244:                                             ; preds = %3242
  %3245 = bitcast float %3236 to i32
  %3246 = icmp slt i32 %3245, 0
  %3247 = select i1 %3246, float %3236, float %3238
  br label %3251

3248:                                             ; preds = %3242
  %3249 = fcmp olt float %3236, %3238
  %3250 = select i1 %3249, float %3236, float %3238
  br label %3251

3251:                                             ; preds = %3248, %3244, %3240, %3233
  %3252 = phi float [ %3250, %3248 ], [ %3238, %3233 ], [ %3247, %3244 ], [ %3236, %3240 ]
  %3253 = fcmp uno float %3252, 0.000000e+00
  %3254 = bitcast float %3252 to i32
  %3255 = select i1 %3253, i32 2147483647, i32 %3254
  %3256 = getelementptr inbounds nuw i32, ptr %2903, i64 %3234
  store i32 %3255, ptr %3256, align 4
  %3257 = add nuw nsw i64 %3234, 1
  %3258 = icmp eq i64 %3257, %2422
  br i1 %3258, label %3396, label %3233

3259:                                             ; preds = %3141, %3277
  %3260 = phi i64 [ %3283, %3277 ], [ 0, %3141 ]
  %3261 = getelementptr inbounds nuw float, ptr %2904, i64 %3260
  %3262 = load float, ptr %3261, align 4
  %3263 = getelementptr inbounds nuw float, ptr %2905, i64 %3260
  %3264 = load float, ptr %3263, align 4
  %3265 = fcmp uno float %3262, 0.000000e+00
  br i1 %3265, label %3277, label %3266

3266:                                             ; preds = %3259
  %3267 = fcmp uno float %3264, 0.000000e+00
  br i1 %3267, label %3277, label %3268

3268:                                             ; preds = %3266
  %3269 = fcmp oeq float %3262, %3264
  br i1 %3269, label %3270, label %3274

3270:                                             ; preds = %3268
  %3271 = bitcast float %3262 to i32
  %3272 = icmp slt i32 %3271, 0
  %3273 = select i1 %3272, float %3264, float %3262
  br label %3277

3274:                                             ; preds = %3268
  %3275 = fcmp ogt float %3262, %3264
  %3276 = select i1 %3275, float %3262, float %3264
  br label %3277

3277:                                             ; preds = %3274, %3270, %3266, %3259
  %3278 = phi float [ %3276, %3274 ], [ %3264, %3259 ], [ %3273, %3270 ], [ %3262, %3266 ]
  %3279 = fcmp uno float %3278, 0.000000e+00
  %3280 = bitcast float %3278 to i32
  %3281 = select i1 %3279, i32 2147483647, i32 %3280
  %3282 = getelementptr inbounds nuw i32, ptr %2903, i64 %3260
  store i32 %3281, ptr %3282, align 4
  %3283 = add nuw nsw i64 %3260, 1
  %3284 = icmp eq i64 %3283, %2422
  br i1 %3284, label %3396, label %3259

3285:                                             ; preds = %3138
  switch i64 %2430, label %3396 [
    i64 5, label %3286
    i64 6, label %3312
    i64 7, label %3338
    i64 10, label %3364
  ]

3286:                                             ; preds = %3285
  %3287 = and i64 %2563, 324
  %3288 = icmp eq i64 %3287, 0
  %3289 = icmp sgt i64 %2422, 0
  br i1 %3288, label %3291, label %3290

3290:                                             ; preds = %3286
  br i1 %3289, label %3292, label %3396

3291:                                             ; preds = %3286
  br i1 %3289, label %3302, label %3396

3292:                                             ; preds = %3290, %3292
  %3293 = phi i64 [ %3300, %3292 ], [ 0, %3290 ]
  %3294 = getelementptr inbounds nuw i32, ptr %2904, i64 %3293
  %3295 = load i32, ptr %3294, align 4
  %3296 = getelementptr inbounds nuw i32, ptr %2905, i64 %3293
  %3297 = load i32, ptr %3296, align 4
  %3298 = add i32 %3297, %3295
  %3299 = getelementptr inbounds nuw i32, ptr %2903, i64 %3293
  store i32 %3298, ptr %3299, align 4
  %3300 = add nuw nsw i64 %3293, 1
  %3301 = icmp eq i64 %3300, %2422
  br i1 %3301, label %3396, label %3292

3302:                                             ; preds = %3291, %3302
  %3303 = phi i64 [ %3310, %3302 ], [ 0, %3291 ]
  %3304 = getelementptr inbounds nuw i64, ptr %2904, i64 %3303
  %3305 = load i64, ptr %3304, align 8
  %3306 = getelementptr inbounds nuw i64, ptr %2905, i64 %3303
  %3307 = load i64, ptr %3306, align 8
  %3308 = add i64 %3307, %3305
  %3309 = getelementptr inbounds nuw i64, ptr %2903, i64 %3303
  store i64 %3308, ptr %3309, align 8
  %3310 = add nuw nsw i64 %3303, 1
  %3311 = icmp eq i64 %3310, %2422
  br i1 %3311, label %3396, label %3302

3312:                                             ; preds = %3285
  %3313 = and i64 %2563, 324
  %3314 = icmp eq i64 %3313, 0
  %3315 = icmp sgt i64 %2422, 0
  br i1 %3314, label %3317, label %3316

3316:                                             ; preds = %3312
  br i1 %3315, label %3318, label %3396

3317:                                             ; preds = %3312
  br i1 %3315, label %3328, label %3396

3318:                                             ; preds = %3316, %3318
  %3319 = phi i64 [ %3326, %3318 ], [ 0, %3316 ]
  %3320 = getelementptr inbounds nuw i32, ptr %2904, i64 %3319
  %3321 = load i32, ptr %3320, align 4
  %3322 = getelementptr inbounds nuw i32, ptr %2905, i64 %3319
  %3323 = load i32, ptr %3322, align 4
  %3324 = sub i32 %3321, %3323
  %3325 = getelementptr inbounds nuw i32, ptr %2903, i64 %3319
  store i32 %3324, ptr %3325, align 4
  %3326 = add nuw nsw i64 %3319, 1
  %3327 = icmp eq i64 %3326, %2422
  br i1 %3327, label %3396, label %3318

3328:                                             ; preds = %3317, %3328
  %3329 = phi i64 [ %3336, %3328 ], [ 0, %3317 ]
  %3330 = getelementptr inbounds nuw i64, ptr %2904, i64 %3329
  %3331 = load i64, ptr %3330, align 8
  %3332 = getelementptr inbounds nuw i64, ptr %2905, i64 %3329
  %3333 = load i64, ptr %3332, align 8
  %3334 = sub i64 %3331, %3333
  %3335 = getelementptr inbounds nuw i64, ptr %2903, i64 %3329
  store i64 %3334, ptr %3335, align 8
  %3336 = add nuw nsw i64 %3329, 1
  %3337 = icmp eq i64 %3336, %2422
  br i1 %3337, label %3396, label %3328

3338:                                             ; preds = %3285
  %3339 = and i64 %2563, 324
  %3340 = icmp eq i64 %3339, 0
  %3341 = icmp sgt i64 %2422, 0
  br i1 %3340, label %3343, label %3342

3342:                                             ; preds = %3338
  br i1 %3341, label %3344, label %3396

3343:                                             ; preds = %3338
  br i1 %3341, label %3354, label %3396

3344:                                             ; preds = %3342, %3344
  %3345 = phi i64 [ %3352, %3344 ], [ 0, %3342 ]
  %3346 = getelementptr inbounds nuw i32, ptr %2904, i64 %3345
  %3347 = load i32, ptr %3346, align 4
  %3348 = getelementptr inbounds nuw i32, ptr %2905, i64 %3345
  %3349 = load i32, ptr %3348, align 4
  %3350 = mul i32 %3349, %3347
  %3351 = getelementptr inbounds nuw i32, ptr %2903, i64 %3345
  store i32 %3350, ptr %3351, align 4
  %3352 = add nuw nsw i64 %3345, 1
  %3353 = icmp eq i64 %3352, %2422
  br i1 %3353, label %3396, label %3344

3354:                                             ; preds = %3343, %3354
  %3355 = phi i64 [ %3362, %3354 ], [ 0, %3343 ]
  %3356 = getelementptr inbounds nuw i64, ptr %2904, i64 %3355
  %3357 = load i64, ptr %3356, align 8
  %3358 = getelementptr inbounds nuw i64, ptr %2905, i64 %3355
  %3359 = load i64, ptr %3358, align 8
  %3360 = mul i64 %3359, %3357
  %3361 = getelementptr inbounds nuw i64, ptr %2903, i64 %3355
  store i64 %3360, ptr %3361, align 8
  %3362 = add nuw nsw i64 %3355, 1
  %3363 = icmp eq i64 %3362, %2422
  br i1 %3363, label %3396, label %3354

3364:                                             ; preds = %3285
  %3365 = and i64 %2563, 324
  %3366 = icmp eq i64 %3365, 0
  %3367 = icmp sgt i64 %2422, 0
  br i1 %3366, label %3369, label %3368

3368:                                             ; preds = %3364
  br i1 %3367, label %3370, label %3396

3369:                                             ; preds = %3364
  br i1 %3367, label %3383, label %3396

3370:                                             ; preds = %3368, %3370
  %3371 = phi i64 [ %3381, %3370 ], [ 0, %3368 ]
  %3372 = getelementptr inbounds nuw i32, ptr %2904, i64 %3371
  %3373 = load i32, ptr %3372, align 4
  %3374 = getelementptr inbounds nuw i32, ptr %2905, i64 %3371
  %3375 = load i32, ptr %3374, align 4
  %3376 = getelementptr inbounds nuw i32, ptr %2906, i64 %3371
  %3377 = load i32, ptr %3376, align 4
  %3378 = mul i32 %3375, %3373
  %3379 = add i32 %3378, %3377
  %3380 = getelementptr inbounds nuw i32, ptr %2903, i64 %3371
  store i32 %3379, ptr %3380, align 4
  %3381 = add nuw nsw i64 %3371, 1
  %3382 = icmp eq i64 %3381, %2422
  br i1 %3382, label %3396, label %3370

3383:                                             ; preds = %3369, %3383
  %3384 = phi i64 [ %3394, %3383 ], [ 0, %3369 ]
  %3385 = getelementptr inbounds nuw i64, ptr %2904, i64 %3384
  %3386 = load i64, ptr %3385, align 8
  %3387 = getelementptr inbounds nuw i64, ptr %2905, i64 %3384
  %3388 = load i64, ptr %3387, align 8
  %3389 = getelementptr inbounds nuw i64, ptr %2906, i64 %3384
  %3390 = load i64, ptr %3389, align 8
  %3391 = mul i64 %3388, %3386
  %3392 = add i64 %3391, %3390
  %3393 = getelementptr inbounds nuw i64, ptr %2903, i64 %3384
  store i64 %3392, ptr %3393, align 8
  %3394 = add nuw nsw i64 %3384, 1
  %3395 = icmp eq i64 %3394, %2422
  br i1 %3395, label %3396, label %3383

3396:                                             ; preds = %3040, %3055, %3005, %3020, %2978, %2967, %3066, %3076, %3092, %3102, %3118, %3128, %2933, %2946, %2913, %2920, %3370, %3383, %3344, %3354, %3318, %3328, %3292, %3302, %3277, %3251, %3212, %3192, %3179, %3166, %3153, %3369, %3368, %3343, %3342, %3317, %3316, %3291, %3290, %3285, %3203, %3151, %3149, %3147, %3145, %3143, %3141, %3140, %3117, %3116, %3091, %3090, %3065, %3064, %3030, %3029, %2995, %2994, %2966, %2965, %2932, %2931, %2912, %2911
  br i1 %2424, label %3969, label %3397

3397:                                             ; preds = %3396
  %3398 = inttoptr i64 %2543 to ptr
  %3399 = icmp sgt i64 %2421, 0
  switch i64 %2545, label %3446 [
    i64 4, label %3400
    i64 8, label %3423
  ]

3400:                                             ; preds = %3397
  br i1 %2418, label %3402, label %3401

3401:                                             ; preds = %3400
  br i1 %3399, label %3403, label %3969

3402:                                             ; preds = %3400
  br i1 %3399, label %3414, label %3969

3403:                                             ; preds = %3401, %3403
  %3404 = phi i64 [ %3412, %3403 ], [ 0, %3401 ]
  %3405 = getelementptr inbounds nuw i64, ptr %2373, i64 %3404
  %3406 = load i64, ptr %3405, align 8
  %3407 = load i64, ptr %2373, align 8
  %3408 = sub nsw i64 %3406, %3407
  %3409 = getelementptr inbounds i32, ptr %118, i64 %3408
  %3410 = load i32, ptr %3409, align 4
  %3411 = getelementptr inbounds i32, ptr %3398, i64 %3406
  store i32 %3410, ptr %3411, align 4
  %3412 = add nuw nsw i64 %3404, 1
  %3413 = icmp eq i64 %3412, %2421
  br i1 %3413, label %3969, label %3403

3414:                                             ; preds = %3402, %3414
  %3415 = phi i64 [ %3421, %3414 ], [ 0, %3402 ]
  %3416 = getelementptr inbounds nuw i32, ptr %118, i64 %3415
  %3417 = load i32, ptr %3416, align 4
  %3418 = getelementptr inbounds nuw i64, ptr %2373, i64 %3415
  %3419 = load i64, ptr %3418, align 8
  %3420 = getelementptr inbounds i32, ptr %3398, i64 %3419
  store i32 %3417, ptr %3420, align 4
  %3421 = add nuw nsw i64 %3415, 1
  %3422 = icmp eq i64 %3421, %2421
  br i1 %3422, label %3969, label %3414

3423:                                             ; preds = %3397
  br i1 %2418, label %3425, label %3424

3424:                                             ; preds = %3423
  br i1 %3399, label %3426, label %3969

3425:                                             ; preds = %3423
  br i1 %3399, label %3437, label %3969

3426:                                             ; preds = %3424, %3426
  %3427 = phi i64 [ %3435, %3426 ], [ 0, %3424 ]
  %3428 = getelementptr inbounds nuw i64, ptr %2373, i64 %3427
  %3429 = load i64, ptr %3428, align 8
  %3430 = load i64, ptr %2373, align 8
  %3431 = sub nsw i64 %3429, %3430
  %3432 = getelementptr inbounds i64, ptr %118, i64 %3431
  %3433 = load i64, ptr %3432, align 8
  %3434 = getelementptr inbounds i64, ptr %3398, i64 %3429
  store i64 %3433, ptr %3434, align 8
  %3435 = add nuw nsw i64 %3427, 1
  %3436 = icmp eq i64 %3435, %2421
  br i1 %3436, label %3969, label %3426

3437:                                             ; preds = %3425, %3437
  %3438 = phi i64 [ %3444, %3437 ], [ 0, %3425 ]
  %3439 = getelementptr inbounds nuw i64, ptr %118, i64 %3438
  %3440 = load i64, ptr %3439, align 8
  %3441 = getelementptr inbounds nuw i64, ptr %2373, i64 %3438
  %3442 = load i64, ptr %3441, align 8
  %3443 = getelementptr inbounds i64, ptr %3398, i64 %3442
  store i64 %3440, ptr %3443, align 8
  %3444 = add nuw nsw i64 %3438, 1
  %3445 = icmp eq i64 %3444, %2421
  br i1 %3445, label %3969, label %3437

3446:                                             ; preds = %3397
  br i1 %2418, label %3448, label %3447

3447:                                             ; preds = %3446
  br i1 %3399, label %3449, label %3969

3448:                                             ; preds = %3446
  br i1 %3399, label %3460, label %3969

3449:                                             ; preds = %3447, %3449
  %3450 = phi i64 [ %3458, %3449 ], [ 0, %3447 ]
  %3451 = getelementptr inbounds nuw i64, ptr %2373, i64 %3450
  %3452 = load i64, ptr %3451, align 8
  %3453 = load i64, ptr %2373, align 8
  %3454 = sub nsw i64 %3452, %3453
  %3455 = getelementptr inbounds i8, ptr %118, i64 %3454
  %3456 = load i8, ptr %3455, align 1
  %3457 = getelementptr inbounds i8, ptr %3398, i64 %3452
  store i8 %3456, ptr %3457, align 1
  %3458 = add nuw nsw i64 %3450, 1
  %3459 = icmp eq i64 %3458, %2421
  br i1 %3459, label %3969, label %3449

3460:                                             ; preds = %3448, %3460
  %3461 = phi i64 [ %3467, %3460 ], [ 0, %3448 ]
  %3462 = getelementptr inbounds nuw i8, ptr %118, i64 %3461
  %3463 = load i8, ptr %3462, align 1
  %3464 = getelementptr inbounds nuw i64, ptr %2373, i64 %3461
  %3465 = load i64, ptr %3464, align 8
  %3466 = getelementptr inbounds i8, ptr %3398, i64 %3465
  store i8 %3463, ptr %3466, align 1
  %3467 = add nuw nsw i64 %3461, 1
  %3468 = icmp eq i64 %3467, %2421
  br i1 %3468, label %3969, label %3460

3469:                                             ; preds = %2898
  %3470 = shl nuw nsw i64 %2562, 3
  %3471 = icmp eq i64 %2546, 3
  %3472 = select i1 %3471, i64 -9223372036854775808, i64 0
  switch i64 %2430, label %3968 [
    i64 4, label %3519
    i64 5, label %3517
    i64 6, label %3515
    i64 7, label %3548
    i64 9, label %3548
    i64 12, label %3513
    i64 13, label %3511
    i64 14, label %3509
    i64 15, label %3590
    i64 25, label %3507
    i64 21, label %3505
    i64 22, label %3503
    i64 8, label %3646
    i64 10, label %3693
    i64 11, label %3693
    i64 16, label %3501
    i64 17, label %3720
    i64 18, label %3499
    i64 20, label %3495
    i64 23, label %3490
    i64 24, label %3485
    i64 28, label %3481
    i64 30, label %3479
    i64 31, label %3877
    i64 32, label %3877
    i64 33, label %3477
    i64 34, label %3475
    i64 35, label %3473
  ]

3473:                                             ; preds = %3469
  %3474 = icmp sgt i64 %2422, 0
  br i1 %3474, label %3935, label %3968

3475:                                             ; preds = %3469
  %3476 = icmp sgt i64 %2422, 0
  br i1 %3476, label %3916, label %3968

3477:                                             ; preds = %3469
  %3478 = icmp sgt i64 %2422, 0
  br i1 %3478, label %3908, label %3968

3479:                                             ; preds = %3469
  %3480 = icmp sgt i64 %2422, 0
  br i1 %3480, label %3869, label %3968

3481:                                             ; preds = %3469
  %3482 = icmp sgt i64 %2422, 0
  br i1 %3482, label %3483, label %3968

3483:                                             ; preds = %3481
  %3484 = load i64, ptr %2367, align 8
  br label %3833

3485:                                             ; preds = %3469
  %3486 = icmp sgt i64 %2422, 0
  br i1 %3486, label %3487, label %3968

3487:                                             ; preds = %3485
  %3488 = and i64 %2546, -4
  %3489 = icmp eq i64 %3488, 4
  br label %3808

3490:                                             ; preds = %3469
  %3491 = icmp sgt i64 %2422, 0
  br i1 %3491, label %3492, label %3968

3492:                                             ; preds = %3490
  %3493 = and i64 %2546, -4
  %3494 = icmp eq i64 %3493, 4
  br label %3787

3495:                                             ; preds = %3469
  %3496 = icmp sgt i64 %2422, 0
  br i1 %3496, label %3497, label %3968

3497:                                             ; preds = %3495
  %3498 = load i64, ptr %2367, align 8
  br label %3763

3499:                                             ; preds = %3469
  %3500 = icmp sgt i64 %2422, 0
  br i1 %3500, label %3750, label %3968

3501:                                             ; preds = %3469
  %3502 = icmp sgt i64 %2422, 0
  br i1 %3502, label %3708, label %3968

3503:                                             ; preds = %3469
  %3504 = icmp sgt i64 %2422, 0
  br i1 %3504, label %3633, label %3968

3505:                                             ; preds = %3469
  %3506 = icmp sgt i64 %2422, 0
  br i1 %3506, label %3620, label %3968

3507:                                             ; preds = %3469
  %3508 = icmp sgt i64 %2422, 0
  br i1 %3508, label %3612, label %3968

3509:                                             ; preds = %3469
  %3510 = icmp sgt i64 %2422, 0
  br i1 %3510, label %3580, label %3968

3511:                                             ; preds = %3469
  %3512 = icmp sgt i64 %2422, 0
  br i1 %3512, label %3570, label %3968

3513:                                             ; preds = %3469
  %3514 = icmp sgt i64 %2422, 0
  br i1 %3514, label %3560, label %3968

3515:                                             ; preds = %3469
  %3516 = icmp sgt i64 %2422, 0
  br i1 %3516, label %3538, label %3968

3517:                                             ; preds = %3469
  %3518 = icmp sgt i64 %2422, 0
  br i1 %3518, label %3528, label %3968

3519:                                             ; preds = %3469
  %3520 = icmp sgt i64 %2422, 0
  br i1 %3520, label %3521, label %3968

3521:                                             ; preds = %3519, %3521
  %3522 = phi i64 [ %3526, %3521 ], [ 0, %3519 ]
  %3523 = getelementptr inbounds nuw i64, ptr %6, i64 %3522
  %3524 = load i64, ptr %3523, align 8
  %3525 = getelementptr inbounds nuw i64, ptr %118, i64 %3522
  store i64 %3524, ptr %3525, align 8
  %3526 = add nuw nsw i64 %3522, 1
  %3527 = icmp eq i64 %3526, %2422
  br i1 %3527, label %3968, label %3521

3528:                                             ; preds = %3517, %3528
  %3529 = phi i64 [ %3536, %3528 ], [ 0, %3517 ]
  %3530 = getelementptr inbounds nuw i64, ptr %6, i64 %3529
  %3531 = load i64, ptr %3530, align 8
  %3532 = getelementptr inbounds nuw i64, ptr %115, i64 %3529
  %3533 = load i64, ptr %3532, align 8
  %3534 = add i64 %3533, %3531
  %3535 = getelementptr inbounds nuw i64, ptr %118, i64 %3529
  store i64 %3534, ptr %3535, align 8
  %3536 = add nuw nsw i64 %3529, 1
  %3537 = icmp eq i64 %3536, %2422
  br i1 %3537, label %3968, label %3528

3538:                                             ; preds = %3515, %3538
  %3539 = phi i64 [ %3546, %3538 ], [ 0, %3515 ]
  %3540 = getelementptr inbounds nuw i64, ptr %6, i64 %3539
  %3541 = load i64, ptr %3540, align 8
  %3542 = getelementptr inbounds nuw i64, ptr %115, i64 %3539
  %3543 = load i64, ptr %3542, align 8
  %3544 = sub i64 %3541, %3543
  %3545 = getelementptr inbounds nuw i64, ptr %118, i64 %3539
  store i64 %3544, ptr %3545, align 8
  %3546 = add nuw nsw i64 %3539, 1
  %3547 = icmp eq i64 %3546, %2422
  br i1 %3547, label %3968, label %3538

3548:                                             ; preds = %3469, %3469
  %3549 = icmp sgt i64 %2422, 0
  br i1 %3549, label %3550, label %3968

3550:                                             ; preds = %3548, %3550
  %3551 = phi i64 [ %3558, %3550 ], [ 0, %3548 ]
  %3552 = getelementptr inbounds nuw i64, ptr %6, i64 %3551
  %3553 = load i64, ptr %3552, align 8
  %3554 = getelementptr inbounds nuw i64, ptr %115, i64 %3551
  %3555 = load i64, ptr %3554, align 8
  %3556 = mul i64 %3555, %3553
  %3557 = getelementptr inbounds nuw i64, ptr %118, i64 %3551
  store i64 %3556, ptr %3557, align 8
  %3558 = add nuw nsw i64 %3551, 1
  %3559 = icmp eq i64 %3558, %2422
  br i1 %3559, label %3968, label %3550

3560:                                             ; preds = %3513, %3560
  %3561 = phi i64 [ %3568, %3560 ], [ 0, %3513 ]
  %3562 = getelementptr inbounds nuw i64, ptr %6, i64 %3561
  %3563 = load i64, ptr %3562, align 8
  %3564 = getelementptr inbounds nuw i64, ptr %115, i64 %3561
  %3565 = load i64, ptr %3564, align 8
  %3566 = and i64 %3565, %3563
  %3567 = getelementptr inbounds nuw i64, ptr %118, i64 %3561
  store i64 %3566, ptr %3567, align 8
  %3568 = add nuw nsw i64 %3561, 1
  %3569 = icmp eq i64 %3568, %2422
  br i1 %3569, label %3968, label %3560

3570:                                             ; preds = %3511, %3570
  %3571 = phi i64 [ %3578, %3570 ], [ 0, %3511 ]
  %3572 = getelementptr inbounds nuw i64, ptr %6, i64 %3571
  %3573 = load i64, ptr %3572, align 8
  %3574 = getelementptr inbounds nuw i64, ptr %115, i64 %3571
  %3575 = load i64, ptr %3574, align 8
  %3576 = or i64 %3575, %3573
  %3577 = getelementptr inbounds nuw i64, ptr %118, i64 %3571
  store i64 %3576, ptr %3577, align 8
  %3578 = add nuw nsw i64 %3571, 1
  %3579 = icmp eq i64 %3578, %2422
  br i1 %3579, label %3968, label %3570

3580:                                             ; preds = %3509, %3580
  %3581 = phi i64 [ %3588, %3580 ], [ 0, %3509 ]
  %3582 = getelementptr inbounds nuw i64, ptr %6, i64 %3581
  %3583 = load i64, ptr %3582, align 8
  %3584 = getelementptr inbounds nuw i64, ptr %115, i64 %3581
  %3585 = load i64, ptr %3584, align 8
  %3586 = xor i64 %3585, %3583
  %3587 = getelementptr inbounds nuw i64, ptr %118, i64 %3581
  store i64 %3586, ptr %3587, align 8
  %3588 = add nuw nsw i64 %3581, 1
  %3589 = icmp eq i64 %3588, %2422
  br i1 %3589, label %3968, label %3580

3590:                                             ; preds = %3469
  %3591 = icmp eq i64 %2546, 10
  %3592 = icmp sgt i64 %2422, 0
  br i1 %3591, label %3594, label %3593

3593:                                             ; preds = %3590
  br i1 %3592, label %3604, label %3968

3594:                                             ; preds = %3590
  br i1 %3592, label %3595, label %3968

3595:                                             ; preds = %3594, %3595
  %3596 = phi i64 [ %3602, %3595 ], [ 0, %3594 ]
  %3597 = getelementptr inbounds nuw i64, ptr %6, i64 %3596
  %3598 = load i64, ptr %3597, align 8
  %3599 = icmp eq i64 %3598, 0
  %3600 = zext i1 %3599 to i64
  %3601 = getelementptr inbounds nuw i64, ptr %118, i64 %3596
  store i64 %3600, ptr %3601, align 8
  %3602 = add nuw nsw i64 %3596, 1
  %3603 = icmp eq i64 %3602, %2422
  br i1 %3603, label %3968, label %3595

3604:                                             ; preds = %3593, %3604
  %3605 = phi i64 [ %3610, %3604 ], [ 0, %3593 ]
  %3606 = getelementptr inbounds nuw i64, ptr %6, i64 %3605
  %3607 = load i64, ptr %3606, align 8
  %3608 = xor i64 %3607, -1
  %3609 = getelementptr inbounds nuw i64, ptr %118, i64 %3605
  store i64 %3608, ptr %3609, align 8
  %3610 = add nuw nsw i64 %3605, 1
  %3611 = icmp eq i64 %3610, %2422
  br i1 %3611, label %3968, label %3604

3612:                                             ; preds = %3507, %3612
  %3613 = phi i64 [ %3618, %3612 ], [ 0, %3507 ]
  %3614 = getelementptr inbounds nuw i64, ptr %6, i64 %3613
  %3615 = load i64, ptr %3614, align 8
  %3616 = sub i64 0, %3615
  %3617 = getelementptr inbounds nuw i64, ptr %118, i64 %3613
  store i64 %3616, ptr %3617, align 8
  %3618 = add nuw nsw i64 %3613, 1
  %3619 = icmp eq i64 %3618, %2422
  br i1 %3619, label %3968, label %3612

3620:                                             ; preds = %3505, %3620
  %3621 = phi i64 [ %3631, %3620 ], [ 0, %3505 ]
  %3622 = getelementptr inbounds nuw i64, ptr %6, i64 %3621
  %3623 = load i64, ptr %3622, align 8
  %3624 = getelementptr inbounds nuw i64, ptr %115, i64 %3621
  %3625 = load i64, ptr %3624, align 8
  %3626 = xor i64 %3623, %3472
  %3627 = xor i64 %3625, %3472
  %3628 = icmp slt i64 %3626, %3627
  %3629 = select i1 %3628, i64 %3623, i64 %3625
  %3630 = getelementptr inbounds nuw i64, ptr %118, i64 %3621
  store i64 %3629, ptr %3630, align 8
  %3631 = add nuw nsw i64 %3621, 1
  %3632 = icmp eq i64 %3631, %2422
  br i1 %3632, label %3968, label %3620

3633:                                             ; preds = %3503, %3633
  %3634 = phi i64 [ %3644, %3633 ], [ 0, %3503 ]
  %3635 = getelementptr inbounds nuw i64, ptr %6, i64 %3634
  %3636 = load i64, ptr %3635, align 8
  %3637 = getelementptr inbounds nuw i64, ptr %115, i64 %3634
  %3638 = load i64, ptr %3637, align 8
  %3639 = xor i64 %3636, %3472
  %3640 = xor i64 %3638, %3472
  %3641 = icmp sgt i64 %3639, %3640
  %3642 = select i1 %3641, i64 %3636, i64 %3638
  %3643 = getelementptr inbounds nuw i64, ptr %118, i64 %3634
  store i64 %3642, ptr %3643, align 8
  %3644 = add nuw nsw i64 %3634, 1
  %3645 = icmp eq i64 %3644, %2422
  br i1 %3645, label %3968, label %3633

3646:                                             ; preds = %3469
  %3647 = and i64 %2563, 324
  %3648 = icmp eq i64 %3647, 0
  %3649 = icmp sgt i64 %2422, 0
  br i1 %3648, label %3662, label %3650

3650:                                             ; preds = %3646
  br i1 %3649, label %3651, label %3968

3651:                                             ; preds = %3650, %3651
  %3652 = phi i64 [ %3660, %3651 ], [ 0, %3650 ]
  %3653 = getelementptr inbounds nuw i64, ptr %6, i64 %3652
  %3654 = load i64, ptr %3653, align 8
  %3655 = getelementptr inbounds nuw i64, ptr %115, i64 %3652
  %3656 = load i64, ptr %3655, align 8
  %3657 = mul i64 %3656, %3654
  %3658 = lshr i64 %3657, 32
  %3659 = getelementptr inbounds nuw i64, ptr %118, i64 %3652
  store i64 %3658, ptr %3659, align 8
  %3660 = add nuw nsw i64 %3652, 1
  %3661 = icmp eq i64 %3660, %2422
  br i1 %3661, label %3968, label %3651

3662:                                             ; preds = %3646
  br i1 %3471, label %3664, label %3663

3663:                                             ; preds = %3662
  br i1 %3649, label %3679, label %3968

3664:                                             ; preds = %3662
  br i1 %3649, label %3665, label %3968

3665:                                             ; preds = %3664, %3665
  %3666 = phi i64 [ %3677, %3665 ], [ 0, %3664 ]
  %3667 = getelementptr inbounds nuw i64, ptr %6, i64 %3666
  %3668 = load i64, ptr %3667, align 8
  %3669 = getelementptr inbounds nuw i64, ptr %115, i64 %3666
  %3670 = load i64, ptr %3669, align 8
  %3671 = zext i64 %3668 to i128
  %3672 = zext i64 %3670 to i128
  %3673 = mul nuw i128 %3672, %3671
  %3674 = lshr i128 %3673, 64
  %3675 = trunc nuw i128 %3674 to i64
  %3676 = getelementptr inbounds nuw i64, ptr %118, i64 %3666
  store i64 %3675, ptr %3676, align 8
  %3677 = add nuw nsw i64 %3666, 1
  %3678 = icmp eq i64 %3677, %2422
  br i1 %3678, label %3968, label %3665

3679:                                             ; preds = %3663, %3679
  %3680 = phi i64 [ %3691, %3679 ], [ 0, %3663 ]
  %3681 = getelementptr inbounds nuw i64, ptr %6, i64 %3680
  %3682 = load i64, ptr %3681, align 8
  %3683 = getelementptr inbounds nuw i64, ptr %115, i64 %3680
  %3684 = load i64, ptr %3683, align 8
  %3685 = sext i64 %3682 to i128
  %3686 = sext i64 %3684 to i128
  %3687 = mul nsw i128 %3686, %3685
  %3688 = lshr i128 %3687, 64
  %3689 = trunc nuw i128 %3688 to i64
  %3690 = getelementptr inbounds nuw i64, ptr %118, i64 %3680
  store i64 %3689, ptr %3690, align 8
  %3691 = add nuw nsw i64 %3680, 1
  %3692 = icmp eq i64 %3691, %2422
  br i1 %3692, label %3968, label %3679

3693:                                             ; preds = %3469, %3469
  %3694 = icmp sgt i64 %2422, 0
  br i1 %3694, label %3695, label %3968

3695:                                             ; preds = %3693, %3695
  %3696 = phi i64 [ %3706, %3695 ], [ 0, %3693 ]
  %3697 = getelementptr inbounds nuw i64, ptr %6, i64 %3696
  %3698 = load i64, ptr %3697, align 8
  %3699 = getelementptr inbounds nuw i64, ptr %115, i64 %3696
  %3700 = load i64, ptr %3699, align 8
  %3701 = getelementptr inbounds nuw i64, ptr %117, i64 %3696
  %3702 = load i64, ptr %3701, align 8
  %3703 = mul i64 %3700, %3698
  %3704 = add i64 %3703, %3702
  %3705 = getelementptr inbounds nuw i64, ptr %118, i64 %3696
  store i64 %3704, ptr %3705, align 8
  %3706 = add nuw nsw i64 %3696, 1
  %3707 = icmp eq i64 %3706, %2422
  br i1 %3707, label %3968, label %3695

3708:                                             ; preds = %3501, %3708
  %3709 = phi i64 [ %3718, %3708 ], [ 0, %3501 ]
  %3710 = getelementptr inbounds nuw i64, ptr %6, i64 %3709
  %3711 = load i64, ptr %3710, align 8
  %3712 = getelementptr inbounds nuw i64, ptr %115, i64 %3709
  %3713 = load i64, ptr %3712, align 8
  %3714 = icmp ult i64 %3713, %3470
  %3715 = shl i64 %3711, %3713
  %3716 = select i1 %3714, i64 %3715, i64 0
  %3717 = getelementptr inbounds nuw i64, ptr %118, i64 %3709
  store i64 %3716, ptr %3717, align 8
  %3718 = add nuw nsw i64 %3709, 1
  %3719 = icmp eq i64 %3718, %2422
  br i1 %3719, label %3968, label %3708

3720:                                             ; preds = %3469
  %3721 = and i64 %2546, -4
  %3722 = icmp eq i64 %3721, 4
  %3723 = icmp sgt i64 %2422, 0
  br i1 %3722, label %3725, label %3724

3724:                                             ; preds = %3720
  br i1 %3723, label %3738, label %3968

3725:                                             ; preds = %3720
  br i1 %3723, label %3726, label %3968

3726:                                             ; preds = %3725, %3726
  %3727 = phi i64 [ %3736, %3726 ], [ 0, %3725 ]
  %3728 = getelementptr inbounds nuw i64, ptr %6, i64 %3727
  %3729 = load i64, ptr %3728, align 8
  %3730 = getelementptr inbounds nuw i64, ptr %115, i64 %3727
  %3731 = load i64, ptr %3730, align 8
  %3732 = icmp ult i64 %3731, %3470
  %3733 = select i1 %3732, i64 %3731, i64 63
  %3734 = ashr i64 %3729, %3733
  %3735 = getelementptr inbounds nuw i64, ptr %118, i64 %3727
  store i64 %3734, ptr %3735, align 8
  %3736 = add nuw nsw i64 %3727, 1
  %3737 = icmp eq i64 %3736, %2422
  br i1 %3737, label %3968, label %3726

3738:                                             ; preds = %3724, %3738
  %3739 = phi i64 [ %3748, %3738 ], [ 0, %3724 ]
  %3740 = getelementptr inbounds nuw i64, ptr %6, i64 %3739
  %3741 = load i64, ptr %3740, align 8
  %3742 = getelementptr inbounds nuw i64, ptr %115, i64 %3739
  %3743 = load i64, ptr %3742, align 8
  %3744 = icmp ult i64 %3743, %3470
  %3745 = lshr i64 %3741, %3743
  %3746 = select i1 %3744, i64 %3745, i64 0
  %3747 = getelementptr inbounds nuw i64, ptr %118, i64 %3739
  store i64 %3746, ptr %3747, align 8
  %3748 = add nuw nsw i64 %3739, 1
  %3749 = icmp eq i64 %3748, %2422
  br i1 %3749, label %3968, label %3738

3750:                                             ; preds = %3499, %3750
  %3751 = phi i64 [ %3761, %3750 ], [ 0, %3499 ]
  %3752 = getelementptr inbounds nuw i64, ptr %6, i64 %3751
  %3753 = load i64, ptr %3752, align 8
  %3754 = getelementptr inbounds nuw i64, ptr %115, i64 %3751
  %3755 = load i64, ptr %3754, align 8
  %3756 = getelementptr inbounds nuw i64, ptr %117, i64 %3751
  %3757 = load i64, ptr %3756, align 8
  %3758 = icmp eq i64 %3757, 0
  %3759 = select i1 %3758, i64 %3755, i64 %3753
  %3760 = getelementptr inbounds nuw i64, ptr %118, i64 %3751
  store i64 %3759, ptr %3760, align 8
  %3761 = add nuw nsw i64 %3751, 1
  %3762 = icmp eq i64 %3761, %2422
  br i1 %3762, label %3968, label %3750

3763:                                             ; preds = %3782, %3497
  %3764 = phi i64 [ 0, %3497 ], [ %3785, %3782 ]
  %3765 = getelementptr inbounds nuw i64, ptr %6, i64 %3764
  %3766 = load i64, ptr %3765, align 8
  switch i64 %3498, label %3782 [
    i64 0, label %3767
    i64 1, label %3769
    i64 2, label %3771
    i64 4, label %3773
    i64 5, label %3776
    i64 6, label %3779
  ]

3767:                                             ; preds = %3763
  %3768 = and i64 %3766, 255
  br label %3782

3769:                                             ; preds = %3763
  %3770 = and i64 %3766, 65535
  br label %3782

3771:                                             ; preds = %3763
  %3772 = and i64 %3766, 4294967295
  br label %3782

3773:                                             ; preds = %3763
  %3774 = shl i64 %3766, 56
  %3775 = ashr exact i64 %3774, 56
  br label %3782

3776:                                             ; preds = %3763
  %3777 = shl i64 %3766, 48
  %3778 = ashr exact i64 %3777, 48
  br label %3782

3779:                                             ; preds = %3763
  %3780 = shl i64 %3766, 32
  %3781 = ashr exact i64 %3780, 32
  br label %3782

3782:                                             ; preds = %3779, %3776, %3773, %3771, %3769, %3767, %3763
  %3783 = phi i64 [ %3781, %3779 ], [ %3768, %3767 ], [ %3770, %3769 ], [ %3772, %3771 ], [ %3775, %3773 ], [ %3778, %3776 ], [ %3766, %3763 ]
  %3784 = getelementptr inbounds nuw i64, ptr %118, i64 %3764
  store i64 %3783, ptr %3784, align 8
  %3785 = add nuw nsw i64 %3764, 1
  %3786 = icmp eq i64 %3785, %2422
  br i1 %3786, label %3968, label %3763

3787:                                             ; preds = %3803, %3492
  %3788 = phi i64 [ 0, %3492 ], [ %3806, %3803 ]
  %3789 = getelementptr inbounds nuw i64, ptr %6, i64 %3788
  %3790 = load i64, ptr %3789, align 8
  %3791 = getelementptr inbounds nuw i64, ptr %115, i64 %3788
  %3792 = load i64, ptr %3791, align 8
  %3793 = icmp eq i64 %3792, 0
  br i1 %3793, label %3803, label %3794

3794:                                             ; preds = %3787
  br i1 %3494, label %3797, label %3795

3795:                                             ; preds = %3794
  %3796 = udiv i64 %3790, %3792
  br label %3803

3797:                                             ; preds = %3794
  %3798 = icmp eq i64 %3792, -1
  br i1 %3798, label %3799, label %3801

3799:                                             ; preds = %3797
  %3800 = sub i64 0, %3790
  br label %3803

3801:                                             ; preds = %3797
  %3802 = sdiv i64 %3790, %3792
  br label %3803

3803:                                             ; preds = %3801, %3799, %3795, %3787
  %3804 = phi i64 [ %3796, %3795 ], [ %3800, %3799 ], [ %3802, %3801 ], [ -1, %3787 ]
  %3805 = getelementptr inbounds nuw i64, ptr %118, i64 %3788
  store i64 %3804, ptr %3805, align 8
  %3806 = add nuw nsw i64 %3788, 1
  %3807 = icmp eq i64 %3806, %2422
  br i1 %3807, label %3968, label %3787

3808:                                             ; preds = %3828, %3487
  %3809 = phi i64 [ 0, %3487 ], [ %3831, %3828 ]
  %3810 = getelementptr inbounds nuw i64, ptr %6, i64 %3809
  %3811 = load i64, ptr %3810, align 8
  %3812 = getelementptr inbounds nuw i64, ptr %115, i64 %3809
  %3813 = load i64, ptr %3812, align 8
  %3814 = icmp eq i64 %3813, 0
  br i1 %3814, label %3828, label %3815

3815:                                             ; preds = %3808
  br i1 %3489, label %3818, label %3816

3816:                                             ; preds = %3815
  %3817 = udiv i64 %3811, %3813
  br label %3824

3818:                                             ; preds = %3815
  %3819 = icmp eq i64 %3813, -1
  br i1 %3819, label %3820, label %3822

3820:                                             ; preds = %3818
  %3821 = sub i64 0, %3811
  br label %3824

3822:                                             ; preds = %3818
  %3823 = sdiv i64 %3811, %3813
  br label %3824

3824:                                             ; preds = %3822, %3820, %3816
  %3825 = phi i64 [ %3817, %3816 ], [ %3821, %3820 ], [ %3823, %3822 ]
  %3826 = mul i64 %3825, %3813
  %3827 = sub i64 %3811, %3826
  br label %3828

3828:                                             ; preds = %3824, %3808
  %3829 = phi i64 [ %3827, %3824 ], [ -1, %3808 ]
  %3830 = getelementptr inbounds nuw i64, ptr %118, i64 %3809
  store i64 %3829, ptr %3830, align 8
  %3831 = add nuw nsw i64 %3809, 1
  %3832 = icmp eq i64 %3831, %2422
  br i1 %3832, label %3968, label %3808

3833:                                             ; preds = %3841, %3483
  %3834 = phi i64 [ 0, %3483 ], [ %3843, %3841 ]
  %3835 = getelementptr inbounds nuw i64, ptr %6, i64 %3834
  %3836 = load i64, ptr %3835, align 8
  %3837 = getelementptr inbounds nuw i64, ptr %115, i64 %3834
  %3838 = load i64, ptr %3837, align 8
  %3839 = getelementptr inbounds nuw i64, ptr %117, i64 %3834
  %3840 = load i64, ptr %3839, align 8
  br label %3845

3841:                                             ; preds = %3865
  %3842 = getelementptr inbounds nuw i64, ptr %118, i64 %3834
  store i64 %3866, ptr %3842, align 8
  %3843 = add nuw nsw i64 %3834, 1
  %3844 = icmp eq i64 %3843, %2422
  br i1 %3844, label %3968, label %3833

3845:                                             ; preds = %3865, %3833
  %3846 = phi i64 [ 0, %3833 ], [ %3867, %3865 ]
  %3847 = phi i64 [ 0, %3833 ], [ %3866, %3865 ]
  %3848 = shl nuw nsw i64 1, %3846
  %3849 = and i64 %3848, %3484
  %3850 = icmp eq i64 %3849, 0
  br i1 %3850, label %3865, label %3851

3851:                                             ; preds = %3845
  %3852 = icmp samesign ult i64 %3846, 4
  %3853 = sext i1 %3852 to i64
  %3854 = xor i64 %3836, %3853
  %3855 = lshr i64 %3846, 1
  %3856 = and i64 %3855, 1
  %3857 = add nsw i64 %3856, -1
  %3858 = xor i64 %3857, %3838
  %3859 = and i64 %3846, 1
  %3860 = add nsw i64 %3859, -1
  %3861 = xor i64 %3860, %3840
  %3862 = and i64 %3861, %3854
  %3863 = and i64 %3862, %3858
  %3864 = or i64 %3863, %3847
  br label %3865

3865:                                             ; preds = %3851, %3845
  %3866 = phi i64 [ %3864, %3851 ], [ %3847, %3845 ]
  %3867 = add nuw nsw i64 %3846, 1
  %3868 = icmp eq i64 %3867, 8
  br i1 %3868, label %3841, label %3845

3869:                                             ; preds = %3479, %3869
  %3870 = phi i64 [ %3875, %3869 ], [ 0, %3479 ]
  %3871 = getelementptr inbounds nuw i64, ptr %6, i64 %3870
  %3872 = load i64, ptr %3871, align 8
  %3873 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3872)
  %3874 = getelementptr inbounds nuw i64, ptr %118, i64 %3870
  store i64 %3873, ptr %3874, align 8
  %3875 = add nuw nsw i64 %3870, 1
  %3876 = icmp eq i64 %3875, %2422
  br i1 %3876, label %3968, label %3869

3877:                                             ; preds = %3469, %3469
  %3878 = icmp sgt i64 %2422, 0
  br i1 %3878, label %3879, label %3968

3879:                                             ; preds = %3877
  %3880 = load i64, ptr %2367, align 8
  %3881 = icmp eq i64 %3880, 0
  %3882 = icmp eq i64 %2430, 32
  br label %3883

3883:                                             ; preds = %3903, %3879
  %3884 = phi i64 [ 0, %3879 ], [ %3906, %3903 ]
  %3885 = getelementptr inbounds nuw i64, ptr %115, i64 %3884
  %3886 = load i64, ptr %3885, align 8
  %3887 = shl i64 %3886, 32
  %3888 = getelementptr inbounds nuw i64, ptr %6, i64 %3884
  %3889 = load i64, ptr %3888, align 8
  %3890 = or i64 %3887, %3889
  %3891 = getelementptr inbounds nuw i64, ptr %117, i64 %3884
  %3892 = load i64, ptr %3891, align 8
  %3893 = and i64 %3892, 31
  %3894 = call i64 @llvm.umin.i64(i64 %3892, i64 32)
  %3895 = select i1 %3881, i64 %3894, i64 %3893
  br i1 %3882, label %3896, label %3898

3896:                                             ; preds = %3883
  %3897 = lshr i64 %3890, %3895
  br label %3903

3898:                                             ; preds = %3883
  %3899 = icmp eq i64 %3895, 32
  br i1 %3899, label %3903, label %3900

3900:                                             ; preds = %3898
  %3901 = shl i64 %3890, %3895
  %3902 = lshr i64 %3901, 32
  br label %3903

3903:                                             ; preds = %3900, %3898, %3896
  %3904 = phi i64 [ %3897, %3896 ], [ %3902, %3900 ], [ %3890, %3898 ]
  %3905 = getelementptr inbounds nuw i64, ptr %118, i64 %3884
  store i64 %3904, ptr %3905, align 8
  %3906 = add nuw nsw i64 %3884, 1
  %3907 = icmp eq i64 %3906, %2422
  br i1 %3907, label %3968, label %3883

3908:                                             ; preds = %3477, %3908
  %3909 = phi i64 [ %3914, %3908 ], [ 0, %3477 ]
  %3910 = getelementptr inbounds nuw i64, ptr %6, i64 %3909
  %3911 = load i64, ptr %3910, align 8
  %3912 = shl i64 %3911, 16
  %3913 = getelementptr inbounds nuw i64, ptr %118, i64 %3909
  store i64 %3912, ptr %3913, align 8
  %3914 = add nuw nsw i64 %3909, 1
  %3915 = icmp eq i64 %3914, %2422
  br i1 %3915, label %3968, label %3908

3916:                                             ; preds = %3475, %3930
  %3917 = phi i64 [ %3933, %3930 ], [ 0, %3475 ]
  %3918 = getelementptr inbounds nuw i64, ptr %6, i64 %3917
  %3919 = load i64, ptr %3918, align 8
  %3920 = trunc i64 %3919 to i32
  %3921 = bitcast i32 %3920 to float
  %3922 = fcmp uno float %3921, 0.000000e+00
  br i1 %3922, label %3930, label %3923

3923:                                             ; preds = %3916
  %3924 = add i64 %3919, 32767
  %3925 = lshr i64 %3919, 16
  %3926 = and i64 %3925, 1
  %3927 = add i64 %3924, %3926
  %3928 = lshr i64 %3927, 16
  %3929 = and i64 %3928, 65535
  br label %3930

3930:                                             ; preds = %3923, %3916
  %3931 = phi i64 [ %3929, %3923 ], [ 32767, %3916 ]
  %3932 = getelementptr inbounds nuw i64, ptr %118, i64 %3917
  store i64 %3931, ptr %3932, align 8
  %3933 = add nuw nsw i64 %3917, 1
  %3934 = icmp eq i64 %3933, %2422
  br i1 %3934, label %3968, label %3916

3935:                                             ; preds = %3473, %3961
  %3936 = phi i64 [ %3966, %3961 ], [ 0, %3473 ]
  %3937 = getelementptr inbounds nuw i64, ptr %6, i64 %3936
  %3938 = load i64, ptr %3937, align 8
  %3939 = getelementptr inbounds nuw i64, ptr %115, i64 %3936
  %3940 = load i64, ptr %3939, align 8
  %3941 = trunc i64 %3938 to i32
  %3942 = bitcast i32 %3941 to float
  %3943 = fcmp uno float %3942, 0.000000e+00
  br i1 %3943, label %3950, label %3944

3944:                                             ; preds = %3935
  %3945 = add i32 %3941, 32767
  %3946 = lshr i32 %3941, 16
  %3947 = and i32 %3946, 1
  %3948 = add i32 %3945, %3947
  %3949 = and i32 %3948, -65536
  br label %3950

3950:                                             ; preds = %3944, %3935
  %3951 = phi i32 [ %3949, %3944 ], [ 2147418112, %3935 ]
  %3952 = trunc i64 %3940 to i32
  %3953 = bitcast i32 %3952 to float
  %3954 = fcmp uno float %3953, 0.000000e+00
  br i1 %3954, label %3961, label %3955

3955:                                             ; preds = %3950
  %3956 = add i32 %3952, 32767
  %3957 = lshr i32 %3952, 16
  %3958 = and i32 %3957, 1
  %3959 = add i32 %3956, %3958
  %3960 = lshr i32 %3959, 16
  br label %3961

3961:                                             ; preds = %3955, %3950
  %3962 = phi i32 [ %3960, %3955 ], [ 32767, %3950 ]
  %3963 = or disjoint i32 %3962, %3951
  %3964 = zext i32 %3963 to i64
  %3965 = getelementptr inbounds nuw i64, ptr %118, i64 %3936
  store i64 %3964, ptr %3965, align 8
  %3966 = add nuw nsw i64 %3936, 1
  %3967 = icmp eq i64 %3966, %2422
  br i1 %3967, label %3968, label %3935

3968:                                             ; preds = %3961, %3930, %3908, %3903, %3869, %3841, %3828, %3803, %3782, %3750, %3738, %3726, %3708, %3695, %3651, %3679, %3665, %3633, %3620, %3612, %3604, %3595, %3580, %3570, %3560, %3550, %3538, %3528, %3521, %3877, %3725, %3724, %3693, %3664, %3663, %3650, %3594, %3593, %3548, %3519, %3517, %3515, %3513, %3511, %3509, %3507, %3505, %3503, %3501, %3499, %3495, %3490, %3485, %3481, %3479, %3477, %3475, %3473, %3469
  call fastcc void @narrow(i64 %2543, i64 %2545, ptr noundef nonnull readonly %10, ptr noundef %118)
  br label %3969

3969:                                             ; preds = %3426, %3437, %3403, %3414, %3449, %3460, %2878, %2889, %3448, %3447, %3425, %3424, %3402, %3401, %3968, %3396, %2877, %2876, %2872
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3970

3970:                                             ; preds = %3969, %2539, %2466
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3971 = getelementptr inbounds i64, ptr %2373, i64 %2421
  %3972 = sub nsw i64 %2374, %2421
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3973 = icmp eq i64 %3972, 0
  br i1 %3973, label %3974, label %2372

3974:                                             ; preds = %3970, %2363
  br i1 %199, label %4059, label %3975

3975:                                             ; preds = %3974
  %3976 = load i64, ptr %38, align 8
  %3977 = inttoptr i64 %3976 to ptr
  %3978 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %3979 = load i64, ptr %3978, align 8
  %3980 = getelementptr inbounds %struct.undefined, ptr %3977, i64 %3979
  %3981 = load i64, ptr %3980, align 8
  %3982 = inttoptr i64 %3981 to ptr
  %3983 = load i64, ptr %119, align 8
  %3984 = or i64 %3983, 1
  store i64 %3984, ptr %119, align 8
  %3985 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %3986 = load i64, ptr %3985, align 8
  %3987 = getelementptr inbounds %struct.undefined, ptr %3977, i64 %3986
  %3988 = getelementptr inbounds nuw i8, ptr %3987, i64 16
  %3989 = load i64, ptr %3988, align 8
  %3990 = icmp ne i64 %3989, 0
  %3991 = icmp sgt i64 %796, 0
  %3992 = and i1 %3991, %3990
  br i1 %3992, label %3993, label %4033

3993:                                             ; preds = %3975
  %3994 = load i64, ptr %3987, align 8
  %3995 = inttoptr i64 %3994 to ptr
  br label %3999

3996:                                             ; preds = %3999
  %3997 = add nuw nsw i64 %4000, 1
  %3998 = icmp eq i64 %3997, %796
  br i1 %3998, label %4033, label %3999

3999:                                             ; preds = %3996, %3993
  %4000 = phi i64 [ 0, %3993 ], [ %3997, %3996 ]
  %4001 = getelementptr inbounds nuw i64, ptr %795, i64 %4000
  %4002 = load i64, ptr %4001, align 8
  %4003 = getelementptr inbounds i64, ptr %3995, i64 %4002
  %4004 = load i64, ptr %4003, align 8
  %4005 = icmp eq i64 %4004, 0
  br i1 %4005, label %3996, label %4006

4006:                                             ; preds = %3999
  %4007 = getelementptr inbounds nuw i8, ptr %3987, i64 8
  %4008 = load i64, ptr %4007, align 8
  %4009 = inttoptr i64 %4008 to ptr
  %4010 = getelementptr inbounds nuw i8, ptr %3980, i64 16
  %4011 = load i64, ptr %4010, align 8
  %4012 = icmp eq i64 %4011, 0
  br i1 %4012, label %4013, label %4016

4013:                                             ; preds = %4006
  store i64 1, ptr %4010, align 8
  %4014 = load i64, ptr %119, align 8
  %4015 = or i64 %4014, 2
  store i64 %4015, ptr %119, align 8
  br label %4016

4016:                                             ; preds = %4013, %4006
  %4017 = getelementptr inbounds nuw i8, ptr %3980, i64 8
  br label %4018

4018:                                             ; preds = %4018, %4016
  %4019 = phi i64 [ 0, %4016 ], [ %4031, %4018 ]
  %4020 = getelementptr inbounds nuw i64, ptr %795, i64 %4019
  %4021 = load i64, ptr %4020, align 8
  %4022 = getelementptr inbounds i64, ptr %3995, i64 %4021
  %4023 = load i64, ptr %4022, align 8
  %4024 = getelementptr inbounds i64, ptr %3982, i64 %4021
  store i64 %4023, ptr %4024, align 8
  %4025 = load i64, ptr %4020, align 8
  %4026 = getelementptr inbounds i32, ptr %4009, i64 %4025
  %4027 = load i32, ptr %4026, align 4
  %4028 = load i64, ptr %4017, align 8
  %4029 = inttoptr i64 %4028 to ptr
  %4030 = getelementptr inbounds i32, ptr %4029, i64 %4025
  store i32 %4027, ptr %4030, align 4
  %4031 = add nuw nsw i64 %4019, 1
  %4032 = icmp eq i64 %4031, %796
  br i1 %4032, label %4059, label %4018

4033:                                             ; preds = %3996, %3975
  %4034 = getelementptr inbounds nuw i8, ptr %3980, i64 16
  %4035 = load i64, ptr %4034, align 8
  %4036 = icmp eq i64 %4035, 0
  br i1 %4036, label %4059, label %4037

4037:                                             ; preds = %4033
  br i1 %3991, label %4041, label %4038

4038:                                             ; preds = %4041, %4037
  %4039 = load i64, ptr %48, align 8
  %4040 = icmp sgt i64 %4039, 0
  br i1 %4040, label %4051, label %4056

4041:                                             ; preds = %4037, %4041
  %4042 = phi i64 [ %4046, %4041 ], [ 0, %4037 ]
  %4043 = getelementptr inbounds nuw i64, ptr %795, i64 %4042
  %4044 = load i64, ptr %4043, align 8
  %4045 = getelementptr inbounds i64, ptr %3982, i64 %4044
  store i64 0, ptr %4045, align 8
  %4046 = add nuw nsw i64 %4042, 1
  %4047 = icmp eq i64 %4046, %796
  br i1 %4047, label %4038, label %4041

4048:                                             ; preds = %4051
  %4049 = add nuw nsw i64 %4052, 1
  %4050 = icmp eq i64 %4049, %4039
  br i1 %4050, label %4056, label %4051

4051:                                             ; preds = %4038, %4048
  %4052 = phi i64 [ %4049, %4048 ], [ 0, %4038 ]
  %4053 = getelementptr inbounds nuw i64, ptr %3982, i64 %4052
  %4054 = load i64, ptr %4053, align 8
  %4055 = icmp eq i64 %4054, 0
  br i1 %4055, label %4048, label %4059

4056:                                             ; preds = %4048, %4038
  store i64 0, ptr %4034, align 8
  %4057 = load i64, ptr %119, align 8
  %4058 = or i64 %4057, 2
  store i64 %4058, ptr %119, align 8
  br label %4059

4059:                                             ; preds = %4018, %4051, %4056, %4033, %2361, %2299, %2298, %2255, %2258, %3974
  %4060 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %4060, align 1
  %4061 = load i64, ptr %36, align 8
  br label %4062

4062:                                             ; preds = %755, %4059, %792
  %4063 = phi i64 [ %126, %755 ], [ %4061, %4059 ], [ %126, %792 ]
  %4064 = add nsw i64 %4063, 1
  store i64 %4064, ptr %36, align 8
  %4065 = add nsw i64 %124, 256
  %4066 = load i64, ptr %65, align 8
  %4067 = add nsw i64 %4065, %4066
  store i64 %4067, ptr %65, align 8
  %4068 = add nsw i64 %125, 1
  store i64 %4068, ptr %26, align 8
  %4069 = getelementptr inbounds %struct.instruction, ptr %18, i64 %4068
  %4070 = getelementptr inbounds nuw i8, ptr %4069, i64 120
  %4071 = load i64, ptr %4070, align 8
  %4072 = icmp eq i64 %4071, 0
  br i1 %4072, label %4076, label %4073

4073:                                             ; preds = %4062
  %4074 = load i64, ptr %66, align 8
  %4075 = icmp eq i64 %4074, 0
  br i1 %4075, label %4076, label %4085

4076:                                             ; preds = %4062, %4073, %739, %748, %253, %259
  %4077 = phi i64 [ %743, %739 ], [ %254, %253 ], [ %254, %259 ], [ %743, %748 ], [ %4068, %4073 ], [ %4068, %4062 ]
  %4078 = phi i64 [ %742, %739 ], [ %124, %253 ], [ %124, %259 ], [ %742, %748 ], [ %124, %4073 ], [ %124, %4062 ]
  %4079 = phi ptr [ %741, %739 ], [ %123, %253 ], [ %123, %259 ], [ %741, %748 ], [ %123, %4073 ], [ %123, %4062 ]
  %4080 = getelementptr inbounds %struct.instruction, ptr %18, i64 %4077
  store i64 %4077, ptr %26, align 8
  %4081 = load i64, ptr %4080, align 8
  %4082 = icmp eq i64 %4081, 0
  br i1 %4082, label %4085, label %120

4083:                                             ; preds = %259
  br label %4085

4084:                                             ; preds = %748
  br label %4085

4085:                                             ; preds = %168, %730, %4073, %120, %4076, %262, %373, %354, %364, %361, %357, %376, %1264, %1087, %1098, %1216, %1149, %1207, %1200, %1660, %1673, %1668, %2302, %191, %309, %300, %1044, %1082, %1146, %327, %1053, %1702, %1735, %1746, %226, %1, %4083, %4084, %219, %1257, %1775, %2300, %2362, %875
  %4086 = phi i64 [ 0, %1082 ], [ 2, %226 ], [ 0, %1053 ], [ 0, %875 ], [ 0, %1702 ], [ 0, %2362 ], [ 0, %1735 ], [ 0, %327 ], [ 0, %1146 ], [ 0, %191 ], [ 3, %1257 ], [ 3, %1775 ], [ 4, %2300 ], [ 0, %1 ], [ 2, %219 ], [ 0, %1044 ], [ 0, %309 ], [ 0, %1746 ], [ 1, %4084 ], [ 1, %4083 ], [ 0, %300 ], [ 0, %1200 ], [ 0, %1207 ], [ 0, %1149 ], [ 0, %1216 ], [ 0, %1098 ], [ 0, %1087 ], [ 3, %1264 ], [ 0, %376 ], [ 0, %357 ], [ 0, %361 ], [ 0, %364 ], [ 0, %354 ], [ 0, %373 ], [ 0, %262 ], [ 0, %4076 ], [ 1, %4073 ], [ 5, %730 ], [ 0, %1668 ], [ 0, %120 ], [ 0, %168 ], [ 0, %1673 ], [ 0, %1660 ], [ 0, %2302 ]
  ret i64 %4086
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




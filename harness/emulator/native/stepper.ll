; of stepper.c, c4ef51048d948d6787c4d78990a6b0a0880af0572651af4a3c9ff4e982351576

%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 616
  br label %27

27:                                               ; preds = %475, %1
  %28 = phi i64 [ 2, %475 ], [ %2, %1 ]
  %29 = icmp eq i64 %28, 2
  br i1 %29, label %30, label %123

30:                                               ; preds = %27
  %31 = load i64, ptr %3, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %4, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %476, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %5, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %6, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %476

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
  br i1 %79, label %476, label %80

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
  br i1 %103, label %476, label %104

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
  br i1 %117, label %118, label %476

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
  %125 = icmp sgt i64 %124, 1
  br i1 %125, label %126, label %378

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
  %136 = shl i64 %128, 3
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
  %154 = shl nsw i64 %153, 6
  %155 = getelementptr inbounds i8, ptr %138, i64 %154
  %156 = icmp ugt ptr %155, %150
  br i1 %156, label %157, label %182

157:                                              ; preds = %152
  %158 = getelementptr inbounds nuw i8, ptr %147, i64 24
  %159 = load i64, ptr %158, align 8
  %160 = load i64, ptr %11, align 8
  %161 = load i64, ptr %12, align 8
  %162 = inttoptr i64 %161 to ptr
  %163 = shl i64 %153, 3
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
  %197 = and i64 %194, 15
  %198 = icmp eq i64 %197, 0
  %199 = select i1 %196, i1 true, i1 %198
  br i1 %199, label %338, label %200

200:                                              ; preds = %188
  %201 = load i64, ptr %13, align 8
  switch i64 %201, label %306 [
    i64 3, label %204
    i64 2, label %202
  ]

202:                                              ; preds = %200
  %203 = icmp sgt i64 %195, 0
  br i1 %203, label %328, label %324

204:                                              ; preds = %200
  %205 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %206 = load i64, ptr %205, align 8
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %208, label %338

208:                                              ; preds = %204
  %209 = load i64, ptr %7, align 8
  %210 = inttoptr i64 %209 to ptr
  %211 = load i64, ptr %14, align 8
  %212 = inttoptr i64 %211 to ptr
  %213 = load i64, ptr %210, align 8
  %214 = icmp sgt i64 %195, 1
  br i1 %214, label %223, label %215

215:                                              ; preds = %223, %208
  %216 = phi i64 [ %213, %208 ], [ %233, %223 ]
  %217 = load i64, ptr %15, align 8
  %218 = inttoptr i64 %217 to ptr
  %219 = load i64, ptr %16, align 8
  %220 = inttoptr i64 %219 to ptr
  %221 = tail call double %218(ptr noundef %220)
  %222 = fcmp olt double %221, 1.562500e-02
  br i1 %222, label %236, label %253

223:                                              ; preds = %208, %223
  %224 = phi i64 [ %234, %223 ], [ 1, %208 ]
  %225 = phi i64 [ %233, %223 ], [ %213, %208 ]
  %226 = getelementptr inbounds nuw %struct.ready, ptr %210, i64 %224
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %212, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds double, ptr %212, i64 %225
  %231 = load double, ptr %230, align 8
  %232 = fcmp ogt double %229, %231
  %233 = select i1 %232, i64 %227, i64 %225
  %234 = add nuw nsw i64 %224, 1
  %235 = icmp eq i64 %234, %195
  br i1 %235, label %215, label %223

236:                                              ; preds = %215
  %237 = load double, ptr %212, align 8
  %238 = load i64, ptr %17, align 8
  %239 = icmp sgt i64 %238, 1
  br i1 %239, label %244, label %240

240:                                              ; preds = %244, %236
  %241 = phi double [ %237, %236 ], [ %250, %244 ]
  %242 = fadd double %241, -1.000000e+00
  %243 = getelementptr inbounds double, ptr %212, i64 %216
  store double %242, ptr %243, align 8
  br label %253

244:                                              ; preds = %236, %244
  %245 = phi i64 [ %251, %244 ], [ 1, %236 ]
  %246 = phi double [ %250, %244 ], [ %237, %236 ]
  %247 = getelementptr inbounds nuw double, ptr %212, i64 %245
  %248 = load double, ptr %247, align 8
  %249 = fcmp olt double %248, %246
  %250 = select i1 %249, double %248, double %246
  %251 = add nuw nsw i64 %245, 1
  %252 = icmp eq i64 %251, %238
  br i1 %252, label %240, label %244

253:                                              ; preds = %240, %215
  %254 = load i64, ptr %7, align 8
  %255 = inttoptr i64 %254 to ptr
  %256 = load i64, ptr %4, align 8
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %275

258:                                              ; preds = %253, %258
  %259 = phi i64 [ %266, %258 ], [ 0, %253 ]
  %260 = phi i64 [ %265, %258 ], [ 0, %253 ]
  %261 = getelementptr inbounds nuw %struct.ready, ptr %255, i64 %259
  %262 = load i64, ptr %261, align 8
  %263 = icmp eq i64 %262, %216
  %264 = zext i1 %263 to i64
  %265 = add nuw nsw i64 %260, %264
  %266 = add nuw nsw i64 %259, 1
  %267 = icmp eq i64 %266, %256
  br i1 %267, label %268, label %258

268:                                              ; preds = %258
  %269 = icmp samesign ugt i64 %265, 4
  br i1 %269, label %270, label %272

270:                                              ; preds = %268
  %271 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %216, i32 noundef 0)
  br label %338

272:                                              ; preds = %268
  %273 = trunc nuw nsw i64 %265 to i32
  %274 = icmp eq i64 %265, 1
  br i1 %274, label %292, label %275

275:                                              ; preds = %272, %253
  %276 = phi i32 [ %273, %272 ], [ 0, %253 ]
  %277 = zext nneg i32 %276 to i64
  %278 = sub nsw i32 0, %276
  br label %279

279:                                              ; preds = %279, %275
  %280 = load i64, ptr %18, align 8
  %281 = inttoptr i64 %280 to ptr
  %282 = load i64, ptr %16, align 8
  %283 = inttoptr i64 %282 to ptr
  %284 = tail call i32 %281(ptr noundef %283)
  %285 = zext i32 %284 to i64
  %286 = mul nuw nsw i64 %285, %277
  %287 = trunc i64 %286 to i32
  %288 = urem i32 %278, %276
  %289 = icmp ugt i32 %288, %287
  br i1 %289, label %279, label %290

290:                                              ; preds = %279
  %291 = lshr i64 %286, 32
  br label %292

292:                                              ; preds = %290, %272
  %293 = phi i64 [ 0, %272 ], [ %291, %290 ]
  br label %294

294:                                              ; preds = %292, %303
  %295 = phi i64 [ %304, %303 ], [ %293, %292 ]
  %296 = phi i64 [ %305, %303 ], [ 0, %292 ]
  %297 = getelementptr inbounds nuw %struct.ready, ptr %210, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = icmp eq i64 %298, %216
  br i1 %299, label %300, label %303

300:                                              ; preds = %294
  %301 = add nsw i64 %295, -1
  %302 = icmp eq i64 %295, 0
  br i1 %302, label %336, label %303

303:                                              ; preds = %300, %294
  %304 = phi i64 [ %295, %294 ], [ %301, %300 ]
  %305 = add nuw nsw i64 %296, 1
  br label %294

306:                                              ; preds = %200
  %307 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %338

308:                                              ; preds = %328
  %309 = load i64, ptr %7, align 8
  %310 = inttoptr i64 %309 to ptr
  br label %311

311:                                              ; preds = %311, %308
  %312 = phi i64 [ %319, %311 ], [ 0, %308 ]
  %313 = phi i64 [ %318, %311 ], [ 0, %308 ]
  %314 = getelementptr inbounds nuw %struct.ready, ptr %310, i64 %312
  %315 = load i64, ptr %314, align 8
  %316 = icmp eq i64 %315, %333
  %317 = zext i1 %316 to i64
  %318 = add nuw nsw i64 %313, %317
  %319 = add nuw nsw i64 %312, 1
  %320 = icmp eq i64 %319, %195
  br i1 %320, label %321, label %311

321:                                              ; preds = %311
  %322 = icmp samesign ult i64 %318, 5
  %323 = zext i1 %322 to i32
  br label %324

324:                                              ; preds = %321, %202
  %325 = phi i64 [ %333, %321 ], [ 0, %202 ]
  %326 = phi i32 [ %323, %321 ], [ 1, %202 ]
  %327 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %325, i32 noundef %326)
  br label %338

328:                                              ; preds = %202, %328
  %329 = phi i64 [ %334, %328 ], [ 0, %202 ]
  %330 = phi i64 [ %333, %328 ], [ 0, %202 ]
  %331 = getelementptr inbounds nuw %struct.ready, ptr %190, i64 %329
  %332 = load i64, ptr %331, align 8
  %333 = tail call i64 @llvm.smax.i64(i64 %332, i64 %330)
  %334 = add nuw nsw i64 %329, 1
  %335 = icmp eq i64 %334, %195
  br i1 %335, label %308, label %328

336:                                              ; preds = %300
  %337 = load i64, ptr %4, align 8
  br label %338

338:                                              ; preds = %336, %324, %306, %270, %204, %188
  %339 = phi i64 [ %195, %324 ], [ %195, %188 ], [ %195, %306 ], [ %195, %204 ], [ %256, %270 ], [ %337, %336 ]
  %340 = phi i64 [ %327, %324 ], [ 0, %188 ], [ %307, %306 ], [ 0, %204 ], [ %271, %270 ], [ %296, %336 ]
  %341 = load i64, ptr %7, align 8
  %342 = inttoptr i64 %341 to ptr
  %343 = getelementptr inbounds %struct.ready, ptr %342, i64 %340
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 8
  %345 = load i64, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %343, i64 16
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %343, i64 24
  %349 = load i64, ptr %348, align 8
  %350 = add nsw i64 %339, -1
  store i64 %350, ptr %4, align 8
  %351 = icmp slt i64 %340, %350
  br i1 %351, label %352, label %359

352:                                              ; preds = %338, %352
  %353 = phi i64 [ %355, %352 ], [ %340, %338 ]
  %354 = getelementptr inbounds %struct.ready, ptr %342, i64 %353
  %355 = add nsw i64 %353, 1
  %356 = getelementptr inbounds %struct.ready, ptr %342, i64 %355
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %354, ptr noundef nonnull align 8 dereferenceable(32) %356, i64 32, i1 false)
  %357 = load i64, ptr %4, align 8
  %358 = icmp slt i64 %355, %357
  br i1 %358, label %352, label %359

359:                                              ; preds = %352, %338
  store i64 %345, ptr %19, align 8
  store i64 %347, ptr %20, align 8
  store i64 %349, ptr %21, align 8
  %360 = load i64, ptr %5, align 8
  %361 = inttoptr i64 %360 to ptr
  %362 = load i64, ptr %361, align 8
  %363 = icmp sgt i64 %362, -1
  %364 = icmp sgt i64 %349, 0
  %365 = select i1 %363, i1 %364, i1 false
  br i1 %365, label %366, label %378

366:                                              ; preds = %359
  %367 = getelementptr inbounds nuw i8, ptr %361, i64 16
  %368 = inttoptr i64 %347 to ptr
  br label %369

369:                                              ; preds = %369, %366
  %370 = phi i64 [ 0, %366 ], [ %376, %369 ]
  %371 = load i64, ptr %367, align 8
  %372 = inttoptr i64 %371 to ptr
  %373 = getelementptr inbounds nuw i64, ptr %368, i64 %370
  %374 = load i64, ptr %373, align 8
  %375 = getelementptr inbounds i8, ptr %372, i64 %374
  store i8 1, ptr %375, align 1
  %376 = add nuw nsw i64 %370, 1
  %377 = icmp eq i64 %376, %349
  br i1 %377, label %378, label %369

378:                                              ; preds = %369, %359, %123
  %379 = tail call fastcc i64 @step(ptr noundef nonnull %0)
  %380 = load i64, ptr %20, align 8
  %381 = inttoptr i64 %380 to ptr
  %382 = load i64, ptr %22, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %476, label %384

384:                                              ; preds = %378
  switch i64 %379, label %476 [
    i64 2, label %385
    i64 0, label %450
    i64 1, label %467
  ]

385:                                              ; preds = %384
  %386 = load i64, ptr %19, align 8
  %387 = load i64, ptr %25, align 8
  %388 = inttoptr i64 %387 to ptr
  %389 = getelementptr inbounds %struct.instruction, ptr %388, i64 %386
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 64
  %391 = load i64, ptr %390, align 8
  %392 = load i64, ptr %21, align 8
  %393 = load i64, ptr %26, align 8
  %394 = inttoptr i64 %393 to ptr
  %395 = load i64, ptr %9, align 8
  %396 = load i64, ptr %11, align 8
  %397 = load i64, ptr %12, align 8
  %398 = inttoptr i64 %397 to ptr
  %399 = shl nsw i64 %396, 3
  %400 = load i64, ptr %10, align 8
  %401 = mul nsw i64 %399, %400
  %402 = getelementptr inbounds i64, ptr %398, i64 %401
  %403 = getelementptr inbounds i64, ptr %402, i64 %395
  %404 = add nsw i64 %395, %392
  store i64 %404, ptr %9, align 8
  %405 = icmp sgt i64 %392, 0
  br i1 %405, label %408, label %423

406:                                              ; preds = %419
  %407 = getelementptr inbounds i64, ptr %403, i64 %420
  br label %429

408:                                              ; preds = %385, %419
  %409 = phi i64 [ %421, %419 ], [ 0, %385 ]
  %410 = phi i64 [ %420, %419 ], [ 0, %385 ]
  %411 = getelementptr inbounds nuw i8, ptr %394, i64 %409
  %412 = load i8, ptr %411, align 1
  %413 = icmp eq i8 %412, 0
  br i1 %413, label %419, label %414

414:                                              ; preds = %408
  %415 = getelementptr inbounds nuw i64, ptr %381, i64 %409
  %416 = load i64, ptr %415, align 8
  %417 = add nsw i64 %410, 1
  %418 = getelementptr inbounds i64, ptr %403, i64 %410
  store i64 %416, ptr %418, align 8
  br label %419

419:                                              ; preds = %414, %408
  %420 = phi i64 [ %417, %414 ], [ %410, %408 ]
  %421 = add nuw nsw i64 %409, 1
  %422 = icmp eq i64 %421, %392
  br i1 %422, label %406, label %408

423:                                              ; preds = %440, %385
  %424 = phi ptr [ %403, %385 ], [ %407, %440 ]
  %425 = phi i64 [ 0, %385 ], [ %420, %440 ]
  %426 = phi i64 [ 0, %385 ], [ %441, %440 ]
  %427 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %391, ptr noundef %403, i64 noundef %425)
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %444, label %448

429:                                              ; preds = %440, %406
  %430 = phi i64 [ %442, %440 ], [ 0, %406 ]
  %431 = phi i64 [ %441, %440 ], [ 0, %406 ]
  %432 = getelementptr inbounds nuw i8, ptr %394, i64 %430
  %433 = load i8, ptr %432, align 1
  %434 = icmp eq i8 %433, 0
  br i1 %434, label %435, label %440

435:                                              ; preds = %429
  %436 = getelementptr inbounds nuw i64, ptr %381, i64 %430
  %437 = load i64, ptr %436, align 8
  %438 = add nsw i64 %431, 1
  %439 = getelementptr inbounds i64, ptr %407, i64 %431
  store i64 %437, ptr %439, align 8
  br label %440

440:                                              ; preds = %435, %429
  %441 = phi i64 [ %431, %429 ], [ %438, %435 ]
  %442 = add nuw nsw i64 %430, 1
  %443 = icmp eq i64 %442, %392
  br i1 %443, label %423, label %429

444:                                              ; preds = %423
  %445 = add nsw i64 %386, 1
  %446 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %445, ptr noundef %424, i64 noundef %426)
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %449, label %448

448:                                              ; preds = %444, %423
  store i64 %395, ptr %9, align 8
  br label %476

449:                                              ; preds = %444
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %391, ptr noundef %403, i64 noundef %425)
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %445, ptr noundef %424, i64 noundef %426)
  br label %475

450:                                              ; preds = %384
  %451 = load i64, ptr %6, align 8
  %452 = and i64 %451, 255
  %453 = icmp eq i64 %452, 255
  br i1 %453, label %454, label %476

454:                                              ; preds = %450
  %455 = load i64, ptr %23, align 8
  %456 = add i64 %455, 256
  %457 = load i64, ptr %21, align 8
  %458 = add i64 %456, %457
  %459 = load i64, ptr %24, align 8
  %460 = icmp sgt i64 %458, %459
  br i1 %460, label %476, label %461

461:                                              ; preds = %454
  %462 = load i64, ptr %19, align 8
  %463 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %462, ptr noundef %381, i64 noundef %457)
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %465, label %476

465:                                              ; preds = %461
  %466 = add nsw i64 %451, 1
  store i64 %466, ptr %6, align 8
  store i64 %458, ptr %23, align 8
  br label %472

467:                                              ; preds = %384
  %468 = load i64, ptr %19, align 8
  %469 = load i64, ptr %21, align 8
  %470 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %468, ptr noundef %381, i64 noundef %469)
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %472, label %476

472:                                              ; preds = %467, %465
  %473 = phi i64 [ %469, %467 ], [ %457, %465 ]
  %474 = phi i64 [ %468, %467 ], [ %462, %465 ]
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %474, ptr noundef %381, i64 noundef %473)
  br label %475

475:                                              ; preds = %449, %472
  store i64 2, ptr %0, align 8
  br label %27

476:                                              ; preds = %467, %384, %378, %450, %461, %454, %35, %76, %115, %30, %101, %448
  %477 = phi i64 [ 5, %101 ], [ 2, %448 ], [ %379, %384 ], [ %379, %378 ], [ 0, %450 ], [ 0, %461 ], [ 0, %454 ], [ 1, %467 ], [ 5, %76 ], [ 5, %115 ], [ 5, %30 ], [ 5, %35 ]
  ret i64 %477
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: nounwind optsize uwtable
define internal fastcc range(i64 0, 5) i64 @step(ptr noundef %0) unnamed_addr {
  %2 = alloca %struct.operand, align 8
  %3 = alloca %struct.operand, align 8
  %4 = alloca %struct.operand, align 8
  %5 = alloca %struct.operand, align 8
  %6 = alloca %struct.operand, align 8
  %7 = alloca %struct.operand, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.operand, align 8
  %11 = alloca %struct.operand, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %18 = load i64, ptr %17, align 8
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = load i64, ptr %0, align 8
  %28 = icmp eq i64 %27, 1
  store i64 0, ptr %0, align 8
  br i1 %28, label %29, label %38

29:                                               ; preds = %1
  %30 = getelementptr inbounds %struct.instruction, ptr %16, i64 %26
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 136
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %3469

38:                                               ; preds = %34, %29, %1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load i64, ptr %39, align 8
  %41 = inttoptr i64 %40 to ptr
  %42 = getelementptr inbounds %struct.instruction, ptr %16, i64 %26
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %3469, label %45

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %48 = icmp slt i64 %24, 1
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = icmp sgt i64 %24, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %88 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %96 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %98 = add nsw i64 %24, 256
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %101 = icmp eq i64 %24, 0
  br label %102

102:                                              ; preds = %45, %3463
  %103 = phi i64 [ %43, %45 ], [ %3466, %3463 ]
  %104 = phi ptr [ %42, %45 ], [ %3465, %3463 ]
  %105 = phi i64 [ %26, %45 ], [ %3464, %3463 ]
  %106 = load i64, ptr %46, align 8
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %140, label %108

108:                                              ; preds = %102
  %109 = inttoptr i64 %106 to ptr
  %110 = getelementptr inbounds i64, ptr %109, i64 %105
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr i8, ptr %110, i64 8
  %113 = load i64, ptr %112, align 8
  %114 = icmp slt i64 %111, %113
  br i1 %114, label %115, label %140

115:                                              ; preds = %108
  %116 = load i64, ptr %47, align 8
  %117 = inttoptr i64 %116 to ptr
  br label %118

118:                                              ; preds = %137, %115
  %119 = phi i64 [ %111, %115 ], [ %138, %137 ]
  %120 = getelementptr inbounds i64, ptr %109, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %117, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = inttoptr i64 %123 to ptr
  %125 = icmp eq i64 %123, 0
  %126 = or i1 %48, %125
  br i1 %126, label %137, label %130

127:                                              ; preds = %130
  %128 = add nuw nsw i64 %131, 1
  %129 = icmp eq i64 %128, %24
  br i1 %129, label %137, label %130

130:                                              ; preds = %118, %127
  %131 = phi i64 [ %128, %127 ], [ 0, %118 ]
  %132 = getelementptr inbounds nuw i64, ptr %22, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds i64, ptr %124, i64 %133
  %135 = load i64, ptr %134, align 8
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %127, label %3469

137:                                              ; preds = %127, %118
  %138 = add i64 %119, 1
  %139 = icmp eq i64 %138, %113
  br i1 %139, label %140, label %118

140:                                              ; preds = %137, %102, %108
  %141 = load i64, ptr %49, align 8
  %142 = add nsw i64 %141, 1
  %143 = and i64 %142, 255
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %3469, label %145

145:                                              ; preds = %140
  %146 = icmp eq i64 %103, 1
  br i1 %146, label %147, label %225

147:                                              ; preds = %145
  store i64 %142, ptr %49, align 8
  %148 = load i64, ptr %99, align 8
  %149 = add nsw i64 %98, %148
  store i64 %149, ptr %99, align 8
  %150 = getelementptr inbounds i8, ptr %41, i64 %105
  store i8 1, ptr %150, align 1
  %151 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %152 = load i64, ptr %151, align 8
  %153 = icmp sgt i64 %152, -1
  br i1 %153, label %155, label %154

154:                                              ; preds = %147
  br i1 %101, label %214, label %211

155:                                              ; preds = %147
  %156 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %157 = load i64, ptr %156, align 8
  br i1 %50, label %158, label %179

158:                                              ; preds = %155
  %159 = getelementptr inbounds nuw %struct.operand, ptr %19, i64 %152
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %162 = load i64, ptr %161, align 8
  br label %163

163:                                              ; preds = %163, %158
  %164 = phi i64 [ 0, %158 ], [ %176, %163 ]
  %165 = phi i64 [ 0, %158 ], [ %177, %163 ]
  %166 = getelementptr inbounds nuw i64, ptr %22, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = mul nsw i64 %167, %162
  %169 = add i64 %168, %160
  %170 = inttoptr i64 %169 to ptr
  %171 = load i8, ptr %170, align 1
  %172 = icmp ne i8 %171, 0
  %173 = zext i1 %172 to i64
  %174 = icmp ne i64 %157, %173
  %175 = zext i1 %174 to i64
  %176 = add nuw nsw i64 %164, %175
  %177 = add nuw nsw i64 %165, 1
  %178 = icmp eq i64 %177, %24
  br i1 %178, label %179, label %163

179:                                              ; preds = %163, %155
  %180 = phi i64 [ 0, %155 ], [ %176, %163 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %180, ptr noundef %22, i64 noundef %24, ptr noundef null, i64 noundef 0)
  %181 = icmp ne i64 %180, 0
  %182 = icmp slt i64 %180, %24
  %183 = select i1 %181, i1 %182, i1 false
  br i1 %183, label %184, label %210

184:                                              ; preds = %179
  %185 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %186 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %187 = load i64, ptr %92, align 8
  %188 = inttoptr i64 %187 to ptr
  br i1 %50, label %189, label %3469

189:                                              ; preds = %184, %189
  %190 = phi i64 [ %208, %189 ], [ 0, %184 ]
  %191 = getelementptr inbounds nuw i64, ptr %22, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = load i64, ptr %185, align 8
  %194 = getelementptr inbounds %struct.operand, ptr %19, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds nuw i8, ptr %194, i64 8
  %197 = load i64, ptr %196, align 8
  %198 = mul nsw i64 %197, %192
  %199 = add i64 %198, %195
  %200 = inttoptr i64 %199 to ptr
  %201 = load i8, ptr %200, align 1
  %202 = icmp ne i8 %201, 0
  %203 = zext i1 %202 to i64
  %204 = load i64, ptr %186, align 8
  %205 = icmp ne i64 %204, %203
  %206 = zext i1 %205 to i8
  %207 = getelementptr inbounds nuw i8, ptr %188, i64 %190
  store i8 %206, ptr %207, align 1
  %208 = add nuw nsw i64 %190, 1
  %209 = icmp eq i64 %208, %24
  br i1 %209, label %3469, label %189

210:                                              ; preds = %179
  br i1 %181, label %211, label %214

211:                                              ; preds = %154, %210
  %212 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %213 = load i64, ptr %212, align 8
  br label %216

214:                                              ; preds = %154, %210
  %215 = add nsw i64 %105, 1
  br label %216

216:                                              ; preds = %214, %211
  %217 = phi i64 [ %213, %211 ], [ %215, %214 ]
  store i64 %217, ptr %25, align 8
  %218 = getelementptr inbounds %struct.instruction, ptr %16, i64 %217
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 136
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %3463, label %222

222:                                              ; preds = %216
  %223 = load i64, ptr %100, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %3463, label %3468

225:                                              ; preds = %145
  %226 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %227 = load i64, ptr %226, align 8
  %228 = icmp sgt i64 %227, -1
  br i1 %228, label %229, label %285

229:                                              ; preds = %225
  %230 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %231 = load i64, ptr %230, align 8
  br i1 %50, label %232, label %3444

232:                                              ; preds = %229
  %233 = getelementptr inbounds nuw %struct.operand, ptr %19, i64 %227
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %233, i64 8
  %236 = load i64, ptr %235, align 8
  br label %237

237:                                              ; preds = %237, %232
  %238 = phi i64 [ 0, %232 ], [ %250, %237 ]
  %239 = phi i64 [ 0, %232 ], [ %251, %237 ]
  %240 = getelementptr inbounds nuw i64, ptr %22, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = mul nsw i64 %241, %236
  %243 = add i64 %242, %234
  %244 = inttoptr i64 %243 to ptr
  %245 = load i8, ptr %244, align 1
  %246 = icmp ne i8 %245, 0
  %247 = zext i1 %246 to i64
  %248 = icmp ne i64 %231, %247
  %249 = zext i1 %248 to i64
  %250 = add nuw nsw i64 %238, %249
  %251 = add nuw nsw i64 %239, 1
  %252 = icmp eq i64 %251, %24
  br i1 %252, label %253, label %237

253:                                              ; preds = %237
  %254 = icmp eq i64 %250, 0
  br i1 %254, label %3444, label %255

255:                                              ; preds = %253
  %256 = icmp slt i64 %250, %24
  br i1 %256, label %257, label %289

257:                                              ; preds = %255
  %258 = load i64, ptr %51, align 8
  %259 = inttoptr i64 %258 to ptr
  br label %260

260:                                              ; preds = %257, %281
  %261 = phi i64 [ %283, %281 ], [ 0, %257 ]
  %262 = phi i64 [ %282, %281 ], [ 0, %257 ]
  %263 = getelementptr inbounds nuw i64, ptr %22, i64 %261
  %264 = load i64, ptr %263, align 8
  %265 = load i64, ptr %226, align 8
  %266 = getelementptr inbounds %struct.operand, ptr %19, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i8, ptr %266, i64 8
  %269 = load i64, ptr %268, align 8
  %270 = mul nsw i64 %269, %264
  %271 = add i64 %270, %267
  %272 = inttoptr i64 %271 to ptr
  %273 = load i8, ptr %272, align 1
  %274 = icmp ne i8 %273, 0
  %275 = zext i1 %274 to i64
  %276 = load i64, ptr %230, align 8
  %277 = icmp eq i64 %276, %275
  br i1 %277, label %281, label %278

278:                                              ; preds = %260
  %279 = add nsw i64 %262, 1
  %280 = getelementptr inbounds i64, ptr %259, i64 %262
  store i64 %264, ptr %280, align 8
  br label %281

281:                                              ; preds = %278, %260
  %282 = phi i64 [ %279, %278 ], [ %262, %260 ]
  %283 = add nuw nsw i64 %261, 1
  %284 = icmp eq i64 %283, %24
  br i1 %284, label %285, label %260

285:                                              ; preds = %281, %225
  %286 = phi i64 [ %24, %225 ], [ %250, %281 ]
  %287 = phi ptr [ %22, %225 ], [ %259, %281 ]
  %288 = icmp eq i64 %286, 0
  br i1 %288, label %3441, label %289

289:                                              ; preds = %255, %285
  %290 = phi ptr [ %287, %285 ], [ %22, %255 ]
  %291 = phi i64 [ %286, %285 ], [ %250, %255 ]
  %292 = phi i64 [ %286, %285 ], [ %24, %255 ]
  %293 = getelementptr inbounds nuw i8, ptr %104, i64 128
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %294, 0
  br i1 %295, label %470, label %296

296:                                              ; preds = %289
  %297 = load i64, ptr %52, align 8
  %298 = inttoptr i64 %297 to ptr
  %299 = getelementptr inbounds i64, ptr %298, i64 %294
  %300 = getelementptr inbounds i8, ptr %299, i64 -8
  %301 = load i64, ptr %300, align 8
  %302 = load i64, ptr %299, align 8
  %303 = getelementptr inbounds nuw i8, ptr %299, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i64 0, ptr %12, align 8
  %304 = icmp sgt i64 %292, 0
  br i1 %304, label %306, label %305

305:                                              ; preds = %296
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  br label %469

306:                                              ; preds = %296
  %307 = icmp eq i64 %301, 0
  %308 = getelementptr inbounds nuw i8, ptr %299, i64 16
  %309 = icmp sgt i64 %302, 0
  br label %310

310:                                              ; preds = %368, %306
  %311 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %290, i64 noundef %292, ptr noundef %12)
  br i1 %307, label %312, label %322

312:                                              ; preds = %310
  br i1 %309, label %313, label %368

313:                                              ; preds = %312
  %314 = load i64, ptr %54, align 8
  %315 = inttoptr i64 %314 to ptr
  %316 = load i64, ptr %55, align 8
  %317 = getelementptr i64, ptr %315, i64 %311
  %318 = load i64, ptr %56, align 8
  %319 = inttoptr i64 %318 to ptr
  %320 = getelementptr inbounds i64, ptr %319, i64 %311
  %321 = load i64, ptr %320, align 8
  br label %360

322:                                              ; preds = %310
  %323 = load i64, ptr %303, align 8
  %324 = load i64, ptr %308, align 8
  %325 = load i64, ptr %53, align 8
  %326 = inttoptr i64 %325 to ptr
  %327 = load i64, ptr %54, align 8
  %328 = inttoptr i64 %327 to ptr
  %329 = load i64, ptr %55, align 8
  %330 = mul nsw i64 %329, %323
  %331 = getelementptr i64, ptr %328, i64 %330
  %332 = getelementptr i64, ptr %331, i64 %311
  %333 = load i64, ptr %332, align 8
  %334 = load i64, ptr %56, align 8
  %335 = inttoptr i64 %334 to ptr
  %336 = getelementptr inbounds i64, ptr %335, i64 %311
  %337 = load i64, ptr %336, align 8
  %338 = icmp sgt i64 %333, %337
  br i1 %338, label %339, label %368

339:                                              ; preds = %322
  %340 = getelementptr i8, ptr %326, i64 %330
  %341 = getelementptr i8, ptr %340, i64 %311
  %342 = load i8, ptr %341, align 1
  %343 = icmp eq i8 %342, 3
  br i1 %343, label %368, label %344

344:                                              ; preds = %339
  %345 = icmp eq i64 %324, -1
  br i1 %345, label %371, label %346

346:                                              ; preds = %344
  %347 = mul nsw i64 %329, %324
  %348 = getelementptr i64, ptr %328, i64 %347
  %349 = getelementptr i64, ptr %348, i64 %311
  %350 = load i64, ptr %349, align 8
  %351 = icmp sgt i64 %350, %337
  br i1 %351, label %352, label %371

352:                                              ; preds = %346
  %353 = getelementptr i8, ptr %326, i64 %347
  %354 = getelementptr i8, ptr %353, i64 %311
  %355 = load i8, ptr %354, align 1
  %356 = icmp eq i8 %355, 2
  br i1 %356, label %371, label %368

357:                                              ; preds = %360
  %358 = add nuw nsw i64 %361, 1
  %359 = icmp eq i64 %358, %302
  br i1 %359, label %368, label %360

360:                                              ; preds = %357, %313
  %361 = phi i64 [ 0, %313 ], [ %358, %357 ]
  %362 = getelementptr inbounds nuw i64, ptr %303, i64 %361
  %363 = load i64, ptr %362, align 8
  %364 = mul nsw i64 %363, %316
  %365 = getelementptr i64, ptr %317, i64 %364
  %366 = load i64, ptr %365, align 8
  %367 = icmp sgt i64 %366, %321
  br i1 %367, label %371, label %357

368:                                              ; preds = %357, %352, %339, %322, %312
  %369 = load i64, ptr %12, align 8
  %370 = icmp slt i64 %369, %292
  br i1 %370, label %310, label %372

371:                                              ; preds = %344, %346, %352, %360
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %3469

372:                                              ; preds = %368
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 0, ptr %13, align 8
  %373 = select i1 %307, i1 %309, i1 false
  %374 = trunc i64 %105 to i32
  br label %378

375:                                              ; preds = %450, %449
  %376 = load i64, ptr %13, align 8
  %377 = icmp slt i64 %376, %292
  br i1 %377, label %378, label %469

378:                                              ; preds = %375, %372
  %379 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %290, i64 noundef %292, ptr noundef %13)
  br i1 %307, label %449, label %380

380:                                              ; preds = %378
  %381 = load i64, ptr %303, align 8
  %382 = load i64, ptr %308, align 8
  %383 = load i64, ptr %55, align 8
  %384 = mul nsw i64 %383, %381
  %385 = add nsw i64 %384, %379
  %386 = mul nsw i64 %383, %382
  %387 = add nsw i64 %386, %379
  %388 = load i64, ptr %54, align 8
  %389 = inttoptr i64 %388 to ptr
  %390 = load i64, ptr %57, align 8
  %391 = inttoptr i64 %390 to ptr
  %392 = icmp eq i64 %382, -1
  br i1 %392, label %393, label %395

393:                                              ; preds = %380
  %394 = getelementptr inbounds i64, ptr %389, i64 %385
  store i64 0, ptr %394, align 8
  br label %445

395:                                              ; preds = %380
  %396 = load i64, ptr %58, align 8
  %397 = inttoptr i64 %396 to ptr
  %398 = getelementptr inbounds i32, ptr %397, i64 %387
  %399 = load i32, ptr %398, align 4
  %400 = getelementptr inbounds i32, ptr %397, i64 %385
  store i32 %399, ptr %400, align 4
  %401 = load i64, ptr %54, align 8
  %402 = inttoptr i64 %401 to ptr
  %403 = load i64, ptr %55, align 8
  %404 = mul nsw i64 %403, %382
  %405 = getelementptr i64, ptr %402, i64 %404
  %406 = getelementptr i64, ptr %405, i64 %379
  %407 = load i64, ptr %406, align 8
  %408 = load i64, ptr %56, align 8
  %409 = inttoptr i64 %408 to ptr
  %410 = getelementptr inbounds i64, ptr %409, i64 %379
  %411 = load i64, ptr %410, align 8
  %412 = icmp sgt i64 %407, %411
  br i1 %412, label %413, label %419

413:                                              ; preds = %395
  %414 = load i64, ptr %53, align 8
  %415 = inttoptr i64 %414 to ptr
  %416 = getelementptr inbounds i8, ptr %415, i64 %387
  %417 = load i8, ptr %416, align 1
  %418 = icmp eq i8 %417, 2
  br i1 %418, label %419, label %423

419:                                              ; preds = %413, %395
  %420 = getelementptr inbounds i64, ptr %389, i64 %385
  store i64 0, ptr %420, align 8
  %421 = getelementptr inbounds i64, ptr %391, i64 %387
  %422 = load i64, ptr %421, align 8
  br label %445

423:                                              ; preds = %413
  %424 = getelementptr inbounds i64, ptr %389, i64 %387
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds i64, ptr %389, i64 %385
  store i64 %425, ptr %426, align 8
  %427 = getelementptr inbounds i64, ptr %391, i64 %385
  store i64 -1, ptr %427, align 8
  %428 = load i64, ptr %53, align 8
  %429 = inttoptr i64 %428 to ptr
  %430 = getelementptr inbounds i8, ptr %429, i64 %385
  store i8 3, ptr %430, align 1
  %431 = load i64, ptr %59, align 8
  %432 = inttoptr i64 %431 to ptr
  %433 = getelementptr inbounds i32, ptr %432, i64 %387
  %434 = load i32, ptr %433, align 4
  %435 = getelementptr inbounds i32, ptr %432, i64 %385
  store i32 %434, ptr %435, align 4
  %436 = load i64, ptr %60, align 8
  %437 = inttoptr i64 %436 to ptr
  %438 = getelementptr inbounds i32, ptr %437, i64 %387
  %439 = load i32, ptr %438, align 4
  %440 = getelementptr inbounds i32, ptr %437, i64 %385
  store i32 %439, ptr %440, align 4
  %441 = load i64, ptr %61, align 8
  %442 = inttoptr i64 %441 to ptr
  %443 = getelementptr inbounds i64, ptr %442, i64 %387
  %444 = load i64, ptr %443, align 8
  br label %445

445:                                              ; preds = %423, %419, %393
  %446 = phi ptr [ %442, %423 ], [ %391, %419 ], [ %391, %393 ]
  %447 = phi i64 [ %444, %423 ], [ %422, %419 ], [ -1, %393 ]
  %448 = getelementptr inbounds i64, ptr %446, i64 %385
  store i64 %447, ptr %448, align 8
  br label %449

449:                                              ; preds = %445, %378
  br i1 %373, label %450, label %375

450:                                              ; preds = %449, %450
  %451 = phi i64 [ %467, %450 ], [ 0, %449 ]
  %452 = getelementptr inbounds nuw i64, ptr %303, i64 %451
  %453 = load i64, ptr %452, align 8
  %454 = load i64, ptr %55, align 8
  %455 = mul nsw i64 %454, %453
  %456 = add nsw i64 %455, %379
  %457 = load i64, ptr %62, align 8
  %458 = inttoptr i64 %457 to ptr
  %459 = getelementptr inbounds i64, ptr %458, i64 %379
  %460 = load i64, ptr %459, align 8
  %461 = load i64, ptr %57, align 8
  %462 = inttoptr i64 %461 to ptr
  %463 = getelementptr inbounds i64, ptr %462, i64 %456
  store i64 %460, ptr %463, align 8
  %464 = load i64, ptr %58, align 8
  %465 = inttoptr i64 %464 to ptr
  %466 = getelementptr inbounds i32, ptr %465, i64 %456
  store i32 %374, ptr %466, align 4
  %467 = add nuw nsw i64 %451, 1
  %468 = icmp eq i64 %467, %302
  br i1 %468, label %375, label %450

469:                                              ; preds = %375, %305
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %470

470:                                              ; preds = %469, %289
  %471 = load i64, ptr %104, align 8
  switch i64 %471, label %1244 [
    i64 2, label %472
    i64 3, label %472
    i64 36, label %1183
  ]

472:                                              ; preds = %470, %470
  %473 = load i64, ptr %17, align 8
  %474 = inttoptr i64 %473 to ptr
  %475 = load i64, ptr %65, align 8
  %476 = inttoptr i64 %475 to ptr
  %477 = load i64, ptr %66, align 8
  %478 = inttoptr i64 %477 to ptr
  %479 = load i64, ptr %67, align 8
  %480 = inttoptr i64 %479 to ptr
  %481 = load i64, ptr %68, align 8
  %482 = inttoptr i64 %481 to ptr
  %483 = load i64, ptr %69, align 8
  %484 = inttoptr i64 %483 to ptr
  %485 = load i64, ptr %70, align 8
  %486 = inttoptr i64 %485 to ptr
  %487 = load i64, ptr %64, align 8
  %488 = inttoptr i64 %487 to ptr
  %489 = load i64, ptr %71, align 8
  %490 = inttoptr i64 %489 to ptr
  %491 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds %struct.operand, ptr %474, i64 %492
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds nuw i8, ptr %493, i64 8
  %496 = load i64, ptr %495, align 8
  %497 = getelementptr inbounds nuw i8, ptr %104, i64 96
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr inbounds nuw i8, ptr %104, i64 104
  %500 = load i64, ptr %499, align 8
  %501 = mul nsw i64 %500, %498
  %502 = icmp eq i64 %471, 3
  %503 = icmp sgt i64 %292, 0
  br i1 %503, label %504, label %507

504:                                              ; preds = %472
  %505 = getelementptr inbounds nuw i8, ptr %104, i64 120
  %506 = getelementptr inbounds nuw i8, ptr %104, i64 112
  br label %512

507:                                              ; preds = %530, %472
  %508 = getelementptr inbounds nuw i8, ptr %104, i64 88
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %509, 2
  %511 = load i64, ptr %488, align 8
  br i1 %510, label %535, label %589

512:                                              ; preds = %530, %504
  %513 = phi i64 [ 0, %504 ], [ %533, %530 ]
  %514 = getelementptr inbounds nuw i64, ptr %290, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = load i64, ptr %505, align 8
  %517 = icmp eq i64 %516, 0
  %518 = mul nsw i64 %515, %496
  %519 = add i64 %518, %494
  %520 = inttoptr i64 %519 to ptr
  %521 = load i64, ptr %506, align 8
  br i1 %517, label %525, label %522

522:                                              ; preds = %512
  %523 = load i64, ptr %520, align 8
  %524 = add i64 %523, %521
  br label %530

525:                                              ; preds = %512
  %526 = load i32, ptr %520, align 4
  %527 = trunc i64 %521 to i32
  %528 = add i32 %526, %527
  %529 = zext i32 %528 to i64
  br label %530

530:                                              ; preds = %525, %522
  %531 = phi i64 [ %524, %522 ], [ %529, %525 ]
  %532 = getelementptr inbounds nuw i64, ptr %488, i64 %513
  store i64 %531, ptr %532, align 8
  %533 = add nuw nsw i64 %513, 1
  %534 = icmp eq i64 %533, %292
  br i1 %534, label %507, label %512

535:                                              ; preds = %507
  %536 = lshr i64 %511, 32
  %537 = icmp sgt i64 %292, 1
  br i1 %537, label %538, label %563

538:                                              ; preds = %535, %560
  %539 = phi i64 [ %561, %560 ], [ 1, %535 ]
  %540 = getelementptr inbounds nuw i64, ptr %488, i64 %539
  %541 = load i64, ptr %540, align 8
  %542 = lshr i64 %541, 32
  %543 = icmp eq i64 %542, %536
  br i1 %543, label %560, label %544

544:                                              ; preds = %538
  %545 = load i64, ptr %72, align 8
  %546 = icmp eq i64 %536, %545
  br i1 %546, label %3469, label %547

547:                                              ; preds = %544
  %548 = load i64, ptr %73, align 8
  %549 = inttoptr i64 %548 to ptr
  %550 = load i64, ptr %74, align 8
  %551 = icmp sgt i64 %550, 0
  br i1 %551, label %555, label %560

552:                                              ; preds = %555
  %553 = add nuw nsw i64 %556, 1
  %554 = icmp eq i64 %553, %550
  br i1 %554, label %560, label %555

555:                                              ; preds = %547, %552
  %556 = phi i64 [ %553, %552 ], [ 0, %547 ]
  %557 = getelementptr inbounds nuw i64, ptr %549, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = icmp eq i64 %542, %558
  br i1 %559, label %3469, label %552

560:                                              ; preds = %552, %547, %538
  %561 = add nuw nsw i64 %539, 1
  %562 = icmp eq i64 %561, %292
  br i1 %562, label %563, label %538

563:                                              ; preds = %560, %535
  %564 = load i64, ptr %73, align 8
  %565 = inttoptr i64 %564 to ptr
  %566 = load i64, ptr %72, align 8
  %567 = icmp eq i64 %536, %566
  br i1 %567, label %571, label %568

568:                                              ; preds = %563
  %569 = load i64, ptr %74, align 8
  %570 = icmp sgt i64 %569, 0
  br i1 %570, label %582, label %589

571:                                              ; preds = %563
  br i1 %503, label %572, label %616

572:                                              ; preds = %571, %572
  %573 = phi i64 [ %577, %572 ], [ 0, %571 ]
  %574 = getelementptr inbounds nuw i64, ptr %488, i64 %573
  %575 = load i64, ptr %574, align 8
  %576 = and i64 %575, 4294967295
  store i64 %576, ptr %574, align 8
  %577 = add nuw nsw i64 %573, 1
  %578 = icmp eq i64 %577, %292
  br i1 %578, label %587, label %572

579:                                              ; preds = %582
  %580 = add nuw nsw i64 %583, 1
  %581 = icmp eq i64 %580, %569
  br i1 %581, label %589, label %582

582:                                              ; preds = %568, %579
  %583 = phi i64 [ %580, %579 ], [ 0, %568 ]
  %584 = getelementptr inbounds nuw i64, ptr %565, i64 %583
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %536, %585
  br i1 %586, label %3469, label %579

587:                                              ; preds = %572
  %588 = load i64, ptr %488, align 8
  br label %591

589:                                              ; preds = %579, %568, %507
  %590 = phi i64 [ %509, %507 ], [ 1, %568 ], [ 1, %579 ]
  br i1 %503, label %591, label %594

591:                                              ; preds = %589, %587
  %592 = phi i64 [ 0, %587 ], [ %590, %589 ]
  %593 = phi i64 [ %588, %587 ], [ %511, %589 ]
  br label %602

594:                                              ; preds = %602, %589
  %595 = phi i64 [ %590, %589 ], [ %592, %602 ]
  %596 = phi i64 [ 0, %589 ], [ %611, %602 ]
  %597 = phi i64 [ %511, %589 ], [ %610, %602 ]
  %598 = phi i64 [ %511, %589 ], [ %609, %602 ]
  %599 = add nsw i64 %501, -1
  %600 = and i64 %596, %599
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %614, label %3469

602:                                              ; preds = %602, %591
  %603 = phi i64 [ %609, %602 ], [ %593, %591 ]
  %604 = phi i64 [ %610, %602 ], [ %593, %591 ]
  %605 = phi i64 [ %611, %602 ], [ 0, %591 ]
  %606 = phi i64 [ %612, %602 ], [ 0, %591 ]
  %607 = getelementptr inbounds nuw i64, ptr %488, i64 %606
  %608 = load i64, ptr %607, align 8
  %609 = tail call i64 @llvm.smin.i64(i64 %608, i64 %603)
  %610 = tail call i64 @llvm.smax.i64(i64 %608, i64 %604)
  %611 = or i64 %608, %605
  %612 = add nuw nsw i64 %606, 1
  %613 = icmp eq i64 %612, %292
  br i1 %613, label %594, label %602

614:                                              ; preds = %594
  %615 = icmp eq i64 %595, 0
  br i1 %615, label %616, label %656

616:                                              ; preds = %614, %571
  %617 = phi i64 [ %597, %614 ], [ %511, %571 ]
  %618 = phi i64 [ %598, %614 ], [ %511, %571 ]
  %619 = load i64, ptr %75, align 8
  %620 = inttoptr i64 %619 to ptr
  %621 = load i64, ptr %78, align 8
  %622 = inttoptr i64 %621 to ptr
  %623 = load i64, ptr %79, align 8
  %624 = icmp sgt i64 %623, 0
  br i1 %624, label %625, label %639

625:                                              ; preds = %616, %636
  %626 = phi i64 [ %637, %636 ], [ 0, %616 ]
  %627 = shl nuw nsw i64 %626, 4
  %628 = getelementptr inbounds nuw i8, ptr %622, i64 %627
  %629 = load i64, ptr %628, align 8
  %630 = icmp sgt i64 %629, %618
  br i1 %630, label %636, label %631

631:                                              ; preds = %625
  %632 = getelementptr inbounds nuw i8, ptr %628, i64 8
  %633 = load i64, ptr %632, align 8
  %634 = sub nsw i64 %633, %501
  %635 = icmp sgt i64 %617, %634
  br i1 %635, label %636, label %639

636:                                              ; preds = %631, %625
  %637 = add nuw nsw i64 %626, 1
  %638 = icmp eq i64 %637, %623
  br i1 %638, label %3469, label %625

639:                                              ; preds = %631, %616
  %640 = phi i64 [ 0, %616 ], [ %626, %631 ]
  %641 = icmp eq i64 %640, %623
  br i1 %641, label %3469, label %642

642:                                              ; preds = %639
  br i1 %503, label %643, label %692

643:                                              ; preds = %642, %643
  %644 = phi i64 [ %654, %643 ], [ 0, %642 ]
  %645 = getelementptr inbounds nuw i64, ptr %290, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds i64, ptr %478, i64 %646
  %648 = load i64, ptr %647, align 8
  %649 = load i64, ptr %80, align 8
  %650 = mul nsw i64 %649, %648
  %651 = getelementptr inbounds nuw i64, ptr %488, i64 %644
  %652 = load i64, ptr %651, align 8
  %653 = add nsw i64 %652, %650
  store i64 %653, ptr %651, align 8
  %654 = add nuw nsw i64 %644, 1
  %655 = icmp eq i64 %654, %292
  br i1 %655, label %692, label %643

656:                                              ; preds = %614
  %657 = load i64, ptr %75, align 8
  %658 = inttoptr i64 %657 to ptr
  %659 = load i64, ptr %76, align 8
  %660 = icmp eq i64 %659, 0
  br i1 %660, label %669, label %661

661:                                              ; preds = %656
  %662 = getelementptr inbounds %struct.region, ptr %658, i64 %659
  %663 = load i64, ptr %662, align 8
  %664 = icmp sgt i64 %663, %598
  br i1 %664, label %669, label %665

665:                                              ; preds = %661
  %666 = getelementptr inbounds nuw i8, ptr %662, i64 8
  %667 = load i64, ptr %666, align 8
  %668 = icmp slt i64 %598, %667
  br i1 %668, label %687, label %669

669:                                              ; preds = %665, %661, %656
  %670 = load i64, ptr %77, align 8
  %671 = icmp sgt i64 %670, 1
  br i1 %671, label %672, label %1181

672:                                              ; preds = %669, %684
  %673 = phi i64 [ %685, %684 ], [ 1, %669 ]
  %674 = getelementptr inbounds nuw %struct.region, ptr %658, i64 %673
  %675 = load i64, ptr %674, align 8
  %676 = icmp sgt i64 %675, %598
  br i1 %676, label %684, label %677

677:                                              ; preds = %672
  %678 = getelementptr inbounds nuw i8, ptr %674, i64 8
  %679 = load i64, ptr %678, align 8
  %680 = icmp slt i64 %598, %679
  br i1 %680, label %681, label %684

681:                                              ; preds = %677
  %682 = getelementptr inbounds nuw i8, ptr %674, i64 8
  store i64 %673, ptr %76, align 8
  %683 = load i64, ptr %682, align 8
  br label %687

684:                                              ; preds = %677, %672
  %685 = add nuw nsw i64 %673, 1
  %686 = icmp eq i64 %685, %670
  br i1 %686, label %1181, label %672

687:                                              ; preds = %681, %665
  %688 = phi i64 [ %667, %665 ], [ %683, %681 ]
  %689 = phi ptr [ %662, %665 ], [ %674, %681 ]
  %690 = sub nsw i64 %688, %501
  %691 = icmp sgt i64 %597, %690
  br i1 %691, label %3469, label %692

692:                                              ; preds = %643, %687, %642
  %693 = phi i1 [ false, %687 ], [ true, %642 ], [ true, %643 ]
  %694 = phi i64 [ %595, %687 ], [ 0, %642 ], [ 0, %643 ]
  %695 = phi ptr [ %689, %687 ], [ %620, %642 ], [ %620, %643 ]
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 120
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %699, label %3469

699:                                              ; preds = %692
  %700 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %701 = load i64, ptr %700, align 8
  %702 = icmp slt i64 %501, %701
  br i1 %702, label %3469, label %703

703:                                              ; preds = %699
  %704 = icmp eq i64 %694, 1
  br i1 %704, label %705, label %715

705:                                              ; preds = %703
  %706 = load i64, ptr %83, align 8
  %707 = icmp eq i64 %706, 0
  br i1 %707, label %723, label %708

708:                                              ; preds = %705
  %709 = load i64, ptr %81, align 8
  %710 = shl nsw i64 %292, 1
  %711 = add i64 %710, 4
  %712 = add i64 %711, %709
  %713 = load i64, ptr %82, align 8
  %714 = icmp sgt i64 %712, %713
  br i1 %714, label %3469, label %723

715:                                              ; preds = %703
  br i1 %693, label %716, label %723

716:                                              ; preds = %715
  %717 = load i64, ptr %81, align 8
  %718 = shl nsw i64 %292, 1
  %719 = add i64 %718, 4
  %720 = add i64 %719, %717
  %721 = load i64, ptr %82, align 8
  %722 = icmp sgt i64 %720, %721
  br i1 %722, label %3469, label %725

723:                                              ; preds = %715, %708, %705
  %724 = load i64, ptr %695, align 8
  br label %725

725:                                              ; preds = %723, %716
  %726 = phi i64 [ %724, %723 ], [ 0, %716 ]
  %727 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %701, i1 true)
  %728 = ashr i64 %501, %727
  %729 = getelementptr inbounds nuw i8, ptr %695, i64 24
  %730 = load i64, ptr %729, align 8
  %731 = inttoptr i64 %730 to ptr
  %732 = getelementptr inbounds nuw i8, ptr %695, i64 112
  %733 = load i64, ptr %732, align 8
  %734 = inttoptr i64 %733 to ptr
  %735 = load i64, ptr %84, align 8
  %736 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %737 = load i64, ptr %736, align 8
  %738 = inttoptr i64 %737 to ptr
  %739 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %740 = load i64, ptr %739, align 8
  %741 = inttoptr i64 %740 to ptr
  %742 = getelementptr inbounds nuw i8, ptr %695, i64 64
  %743 = load i64, ptr %742, align 8
  %744 = inttoptr i64 %743 to ptr
  %745 = getelementptr inbounds nuw i8, ptr %695, i64 72
  %746 = load i64, ptr %745, align 8
  %747 = inttoptr i64 %746 to ptr
  %748 = getelementptr inbounds nuw i8, ptr %695, i64 88
  %749 = load i64, ptr %748, align 8
  %750 = inttoptr i64 %749 to ptr
  %751 = getelementptr inbounds nuw i8, ptr %695, i64 96
  %752 = load i64, ptr %751, align 8
  %753 = inttoptr i64 %752 to ptr
  %754 = mul nsw i64 %728, %292
  %755 = add nsw i64 %735, %754
  store i64 %755, ptr %84, align 8
  br i1 %503, label %756, label %921

756:                                              ; preds = %725
  %757 = icmp sgt i64 %728, 0
  %758 = icmp eq i64 %737, 0
  %759 = getelementptr inbounds nuw i8, ptr %695, i64 104
  %760 = getelementptr inbounds nuw i8, ptr %695, i64 40
  %761 = icmp eq i64 %740, 0
  %762 = icmp slt i64 %701, 1
  %763 = getelementptr inbounds nuw i8, ptr %695, i64 80
  %764 = or i1 %762, %761
  br label %765

765:                                              ; preds = %915, %756
  %766 = phi i64 [ 0, %756 ], [ %918, %915 ]
  %767 = phi i64 [ 0, %756 ], [ %917, %915 ]
  %768 = phi i64 [ 0, %756 ], [ %919, %915 ]
  %769 = phi i64 [ 0, %756 ], [ %916, %915 ]
  %770 = getelementptr inbounds nuw i64, ptr %290, i64 %768
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds nuw i64, ptr %488, i64 %768
  %773 = load i64, ptr %772, align 8
  %774 = sub nsw i64 %773, %726
  %775 = ashr i64 %774, %727
  %776 = getelementptr inbounds i64, ptr %478, i64 %771
  %777 = load i64, ptr %776, align 8
  %778 = load i64, ptr %85, align 8
  %779 = add nsw i64 %778, %777
  br i1 %757, label %780, label %915

780:                                              ; preds = %765
  %781 = getelementptr inbounds i64, ptr %482, i64 %771
  %782 = getelementptr inbounds i64, ptr %480, i64 %771
  br label %783

783:                                              ; preds = %905, %780
  %784 = phi i64 [ %766, %780 ], [ %906, %905 ]
  %785 = phi i64 [ %767, %780 ], [ %907, %905 ]
  %786 = phi i64 [ %769, %780 ], [ %913, %905 ]
  %787 = phi i64 [ 0, %780 ], [ %912, %905 ]
  %788 = add nsw i64 %787, %775
  %789 = mul nsw i64 %788, 40
  %790 = getelementptr inbounds i8, ptr %731, i64 %789
  br i1 %758, label %795, label %791

791:                                              ; preds = %783
  %792 = getelementptr inbounds i32, ptr %738, i64 %788
  %793 = load i32, ptr %792, align 4
  %794 = icmp eq i32 %793, 0
  br i1 %794, label %795, label %3469

795:                                              ; preds = %791, %783
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %796 = load i64, ptr %781, align 8
  %797 = load i64, ptr %86, align 8
  %798 = mul nsw i64 %797, %796
  %799 = getelementptr i32, ptr %486, i64 %798
  br label %800

800:                                              ; preds = %831, %795
  %801 = phi i1 [ true, %795 ], [ false, %831 ]
  %802 = phi ptr [ %8, %795 ], [ %9, %831 ]
  %803 = phi i64 [ 0, %795 ], [ 20, %831 ]
  %804 = getelementptr inbounds nuw i8, ptr %790, i64 %803
  %805 = load i32, ptr %804, align 4
  %806 = sext i32 %805 to i64
  %807 = getelementptr inbounds nuw i8, ptr %804, i64 4
  %808 = load i32, ptr %807, align 4
  %809 = getelementptr i32, ptr %799, i64 %806
  %810 = load i32, ptr %809, align 4
  %811 = icmp slt i32 %810, %808
  br i1 %811, label %812, label %816

812:                                              ; preds = %800
  %813 = load i64, ptr %782, align 8
  %814 = icmp eq i64 %813, %806
  %815 = zext i1 %814 to i32
  br label %816

816:                                              ; preds = %812, %800
  %817 = phi i32 [ 1, %800 ], [ %815, %812 ]
  store i32 %817, ptr %802, align 4
  %818 = load i64, ptr %759, align 8
  %819 = icmp eq i64 %818, 0
  %820 = icmp sgt i32 %808, 0
  %821 = and i1 %820, %819
  br i1 %821, label %822, label %831

822:                                              ; preds = %816
  %823 = getelementptr inbounds nuw i8, ptr %804, i64 8
  %824 = load i32, ptr %823, align 4
  %825 = sext i32 %824 to i64
  %826 = icmp eq i64 %779, %825
  br i1 %826, label %831, label %827

827:                                              ; preds = %822
  %828 = load i64, ptr %87, align 8
  %829 = icmp eq i64 %828, 0
  br i1 %829, label %830, label %901

830:                                              ; preds = %827
  store i32 0, ptr %802, align 4
  br label %831

831:                                              ; preds = %830, %822, %816
  br i1 %801, label %800, label %832

832:                                              ; preds = %831
  %833 = load i32, ptr %8, align 4
  %834 = icmp eq i32 %833, 0
  br i1 %834, label %901, label %835

835:                                              ; preds = %832
  br i1 %502, label %836, label %867

836:                                              ; preds = %835
  %837 = load i32, ptr %9, align 4
  %838 = icmp eq i32 %837, 0
  br i1 %838, label %901, label %839

839:                                              ; preds = %836
  %840 = getelementptr inbounds i8, ptr %750, i64 %788
  %841 = load i8, ptr %840, align 1
  %842 = icmp eq i8 %841, 0
  br i1 %842, label %843, label %901

843:                                              ; preds = %839
  %844 = mul nsw i64 %788, 5
  %845 = add nsw i64 %844, 1
  %846 = getelementptr inbounds i32, ptr %744, i64 %845
  %847 = load i32, ptr %846, align 4
  %848 = icmp eq i32 %847, 0
  br i1 %848, label %849, label %901

849:                                              ; preds = %843
  %850 = getelementptr inbounds i64, ptr %734, i64 %788
  %851 = load i64, ptr %850, align 8
  %852 = icmp slt i64 %851, %735
  br i1 %852, label %853, label %901

853:                                              ; preds = %849
  %854 = load i64, ptr %763, align 8
  %855 = icmp sgt i64 %854, 0
  br i1 %855, label %859, label %905

856:                                              ; preds = %859
  %857 = add nuw nsw i64 %860, 1
  %858 = icmp eq i64 %857, %854
  br i1 %858, label %905, label %859

859:                                              ; preds = %853, %856
  %860 = phi i64 [ %857, %856 ], [ 0, %853 ]
  %861 = getelementptr inbounds nuw i64, ptr %747, i64 %860
  %862 = load i64, ptr %861, align 8
  %863 = inttoptr i64 %862 to ptr
  %864 = getelementptr inbounds i32, ptr %863, i64 %845
  %865 = load i32, ptr %864, align 4
  %866 = icmp eq i32 %865, 0
  br i1 %866, label %856, label %901

867:                                              ; preds = %835
  %868 = load i64, ptr %760, align 8
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %870, label %874

870:                                              ; preds = %867
  %871 = getelementptr inbounds nuw i8, ptr %790, i64 16
  %872 = load i32, ptr %871, align 4
  %873 = icmp eq i32 %872, 0
  br i1 %873, label %901, label %874

874:                                              ; preds = %870, %867
  br i1 %764, label %886, label %875

875:                                              ; preds = %874
  %876 = mul nsw i64 %788, %701
  %877 = getelementptr i32, ptr %741, i64 %876
  br label %881

878:                                              ; preds = %881
  %879 = add nuw nsw i64 %882, 1
  %880 = icmp eq i64 %879, %701
  br i1 %880, label %886, label %881

881:                                              ; preds = %878, %875
  %882 = phi i64 [ 0, %875 ], [ %879, %878 ]
  %883 = getelementptr i32, ptr %877, i64 %882
  %884 = load i32, ptr %883, align 4
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %878, label %901

886:                                              ; preds = %878, %874
  %887 = load i32, ptr %9, align 4
  %888 = freeze i32 %887
  %889 = icmp eq i32 %888, 0
  %890 = zext i1 %889 to i64
  %891 = add nsw i64 %784, %890
  %892 = getelementptr inbounds i64, ptr %734, i64 %788
  %893 = load i64, ptr %892, align 8
  %894 = icmp slt i64 %893, %735
  br i1 %894, label %902, label %895

895:                                              ; preds = %886
  %896 = sub nsw i64 %893, %735
  %897 = getelementptr inbounds nuw i8, ptr %490, i64 %896
  %898 = load i8, ptr %897, align 1
  %899 = or i8 %898, 1
  store i8 %899, ptr %897, align 1
  %900 = add nsw i64 %785, 1
  br label %902

901:                                              ; preds = %870, %849, %843, %839, %836, %832, %827, %881, %859
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3469

902:                                              ; preds = %895, %886
  %903 = phi i64 [ %785, %886 ], [ %900, %895 ]
  %904 = select i1 %889, i8 2, i8 0
  br label %905

905:                                              ; preds = %856, %902, %853
  %906 = phi i64 [ %784, %853 ], [ %891, %902 ], [ %784, %856 ]
  %907 = phi i64 [ %785, %853 ], [ %903, %902 ], [ %785, %856 ]
  %908 = phi i8 [ 0, %853 ], [ %904, %902 ], [ 0, %856 ]
  %909 = getelementptr inbounds i8, ptr %490, i64 %786
  store i8 %908, ptr %909, align 1
  %910 = add nsw i64 %786, %735
  %911 = getelementptr inbounds i64, ptr %734, i64 %788
  store i64 %910, ptr %911, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %912 = add nuw nsw i64 %787, 1
  %913 = add nsw i64 %786, 1
  %914 = icmp eq i64 %912, %728
  br i1 %914, label %915, label %783

915:                                              ; preds = %905, %765
  %916 = phi i64 [ %769, %765 ], [ %913, %905 ]
  %917 = phi i64 [ %767, %765 ], [ %907, %905 ]
  %918 = phi i64 [ %766, %765 ], [ %906, %905 ]
  %919 = add nuw nsw i64 %768, 1
  %920 = icmp eq i64 %919, %292
  br i1 %920, label %921, label %765

921:                                              ; preds = %915, %725
  %922 = phi i64 [ 0, %725 ], [ %917, %915 ]
  %923 = phi i64 [ 0, %725 ], [ %918, %915 ]
  br i1 %502, label %934, label %924

924:                                              ; preds = %921
  %925 = getelementptr inbounds nuw i8, ptr %753, i64 8
  %926 = load i64, ptr %925, align 8
  %927 = add i64 %923, %922
  %928 = add i64 %927, %926
  %929 = getelementptr inbounds nuw i8, ptr %753, i64 16
  %930 = load i64, ptr %929, align 8
  %931 = icmp sgt i64 %928, %930
  br i1 %931, label %932, label %934

932:                                              ; preds = %924
  %933 = getelementptr inbounds nuw i8, ptr %753, i64 24
  store i64 %928, ptr %933, align 8
  br label %3469

934:                                              ; preds = %924, %921
  %935 = icmp ne i64 %923, 0
  %936 = and i1 %503, %935
  br i1 %936, label %937, label %940

937:                                              ; preds = %934
  %938 = icmp sgt i64 %728, 0
  %939 = getelementptr inbounds nuw i8, ptr %753, i64 8
  br label %948

940:                                              ; preds = %957, %934
  br i1 %503, label %941, label %1100

941:                                              ; preds = %940
  %942 = icmp sgt i64 %728, 0
  %943 = select i1 %502, i64 0, i64 5
  %944 = trunc i64 %105 to i32
  %945 = icmp eq i64 %740, 0
  %946 = icmp slt i64 %701, 1
  %947 = or i1 %946, %945
  br label %999

948:                                              ; preds = %957, %937
  %949 = phi i64 [ 0, %937 ], [ %958, %957 ]
  %950 = phi i64 [ 0, %937 ], [ %959, %957 ]
  %951 = getelementptr inbounds nuw i64, ptr %488, i64 %950
  %952 = load i64, ptr %951, align 8
  %953 = sub nsw i64 %952, %726
  %954 = ashr i64 %953, %727
  br i1 %938, label %961, label %957

955:                                              ; preds = %991
  %956 = add i64 %949, %728
  br label %957

957:                                              ; preds = %955, %948
  %958 = phi i64 [ %949, %948 ], [ %956, %955 ]
  %959 = add nuw nsw i64 %950, 1
  %960 = icmp eq i64 %959, %292
  br i1 %960, label %940, label %948

961:                                              ; preds = %948, %991
  %962 = phi i64 [ %992, %991 ], [ 0, %948 ]
  %963 = phi i64 [ %993, %991 ], [ %949, %948 ]
  %964 = getelementptr inbounds i8, ptr %490, i64 %963
  %965 = load i8, ptr %964, align 1
  %966 = and i8 %965, 2
  %967 = icmp eq i8 %966, 0
  br i1 %967, label %991, label %968

968:                                              ; preds = %961
  %969 = add nsw i64 %962, %954
  %970 = mul nsw i64 %969, 40
  %971 = getelementptr inbounds i8, ptr %731, i64 %970
  %972 = getelementptr inbounds nuw i8, ptr %971, i64 20
  %973 = load i64, ptr %753, align 8
  %974 = inttoptr i64 %973 to ptr
  %975 = load i64, ptr %939, align 8
  %976 = add nsw i64 %975, 1
  store i64 %976, ptr %939, align 8
  %977 = mul nsw i64 %975, 24
  %978 = getelementptr inbounds i8, ptr %974, i64 %977
  %979 = trunc i64 %969 to i32
  store i32 %979, ptr %978, align 4
  br label %984

980:                                              ; preds = %984
  %981 = load i64, ptr %748, align 8
  %982 = inttoptr i64 %981 to ptr
  %983 = getelementptr inbounds i8, ptr %982, i64 %969
  store i8 1, ptr %983, align 1
  br label %991

984:                                              ; preds = %984, %968
  %985 = phi i64 [ 0, %968 ], [ %988, %984 ]
  %986 = getelementptr inbounds nuw i32, ptr %972, i64 %985
  %987 = load i32, ptr %986, align 4
  %988 = add nuw nsw i64 %985, 1
  %989 = getelementptr inbounds nuw i32, ptr %978, i64 %988
  store i32 %987, ptr %989, align 4
  %990 = icmp eq i64 %988, 5
  br i1 %990, label %980, label %984

991:                                              ; preds = %980, %961
  %992 = add nuw nsw i64 %962, 1
  %993 = add nsw i64 %963, 1
  %994 = icmp eq i64 %992, %728
  br i1 %994, label %955, label %961

995:                                              ; preds = %1011
  %996 = icmp eq i64 %922, 0
  br i1 %996, label %1100, label %997

997:                                              ; preds = %995
  %998 = getelementptr inbounds nuw i8, ptr %753, i64 8
  br label %1046

999:                                              ; preds = %1011, %941
  %1000 = phi i64 [ 0, %941 ], [ %1012, %1011 ]
  %1001 = getelementptr inbounds nuw i64, ptr %488, i64 %1000
  %1002 = load i64, ptr %1001, align 8
  %1003 = sub nsw i64 %1002, %726
  %1004 = ashr i64 %1003, %727
  br i1 %942, label %1005, label %1011

1005:                                             ; preds = %999
  %1006 = getelementptr inbounds nuw i64, ptr %290, i64 %1000
  %1007 = load i64, ptr %1006, align 8
  %1008 = getelementptr inbounds i64, ptr %480, i64 %1007
  %1009 = getelementptr inbounds i32, ptr %484, i64 %1007
  %1010 = getelementptr inbounds i64, ptr %478, i64 %1007
  br label %1014

1011:                                             ; preds = %1043, %999
  %1012 = add nuw nsw i64 %1000, 1
  %1013 = icmp eq i64 %1012, %292
  br i1 %1013, label %995, label %999

1014:                                             ; preds = %1043, %1005
  %1015 = phi i64 [ 0, %1005 ], [ %1044, %1043 ]
  %1016 = add nsw i64 %1015, %1004
  %1017 = mul nsw i64 %1016, 40
  %1018 = getelementptr inbounds i8, ptr %731, i64 %1017
  %1019 = getelementptr inbounds nuw i32, ptr %1018, i64 %943
  %1020 = load i64, ptr %1008, align 8
  %1021 = trunc i64 %1020 to i32
  store i32 %1021, ptr %1019, align 4
  %1022 = load i32, ptr %1009, align 4
  %1023 = getelementptr inbounds nuw i8, ptr %1019, i64 4
  store i32 %1022, ptr %1023, align 4
  %1024 = load i64, ptr %1010, align 8
  %1025 = load i64, ptr %85, align 8
  %1026 = add nsw i64 %1025, %1024
  %1027 = trunc i64 %1026 to i32
  %1028 = getelementptr inbounds nuw i8, ptr %1019, i64 8
  store i32 %1027, ptr %1028, align 4
  %1029 = getelementptr inbounds nuw i8, ptr %1019, i64 12
  store i32 %944, ptr %1029, align 4
  %1030 = getelementptr inbounds nuw i8, ptr %1019, i64 16
  store i32 1, ptr %1030, align 4
  br i1 %502, label %1031, label %1043

1031:                                             ; preds = %1014
  %1032 = getelementptr i8, ptr %1018, i64 24
  store i32 0, ptr %1032, align 4
  br i1 %947, label %1043, label %1033

1033:                                             ; preds = %1031
  %1034 = mul nsw i64 %1016, %701
  br label %1035

1035:                                             ; preds = %1035, %1033
  %1036 = phi i64 [ 0, %1033 ], [ %1041, %1035 ]
  %1037 = load i64, ptr %739, align 8
  %1038 = inttoptr i64 %1037 to ptr
  %1039 = getelementptr i32, ptr %1038, i64 %1034
  %1040 = getelementptr i32, ptr %1039, i64 %1036
  store i32 0, ptr %1040, align 4
  %1041 = add nuw nsw i64 %1036, 1
  %1042 = icmp eq i64 %1041, %701
  br i1 %1042, label %1043, label %1035

1043:                                             ; preds = %1035, %1031, %1014
  %1044 = add nuw nsw i64 %1015, 1
  %1045 = icmp eq i64 %1044, %728
  br i1 %1045, label %1011, label %1014

1046:                                             ; preds = %1061, %997
  %1047 = phi i64 [ 0, %997 ], [ %1062, %1061 ]
  %1048 = phi i64 [ 0, %997 ], [ %1063, %1061 ]
  %1049 = getelementptr inbounds nuw i64, ptr %488, i64 %1048
  %1050 = load i64, ptr %1049, align 8
  %1051 = sub nsw i64 %1050, %726
  %1052 = ashr i64 %1051, %727
  br i1 %942, label %1053, label %1061

1053:                                             ; preds = %1046
  %1054 = getelementptr inbounds nuw i64, ptr %290, i64 %1048
  %1055 = load i64, ptr %1054, align 8
  %1056 = getelementptr inbounds i64, ptr %480, i64 %1055
  %1057 = getelementptr inbounds i32, ptr %484, i64 %1055
  %1058 = getelementptr inbounds i64, ptr %478, i64 %1055
  br label %1065

1059:                                             ; preds = %1096
  %1060 = add i64 %1047, %728
  br label %1061

1061:                                             ; preds = %1059, %1046
  %1062 = phi i64 [ %1047, %1046 ], [ %1060, %1059 ]
  %1063 = add nuw nsw i64 %1048, 1
  %1064 = icmp eq i64 %1063, %292
  br i1 %1064, label %1100, label %1046

1065:                                             ; preds = %1096, %1053
  %1066 = phi i64 [ 0, %1053 ], [ %1097, %1096 ]
  %1067 = phi i64 [ %1047, %1053 ], [ %1098, %1096 ]
  %1068 = getelementptr inbounds i8, ptr %490, i64 %1067
  %1069 = load i8, ptr %1068, align 1
  %1070 = and i8 %1069, 1
  %1071 = icmp eq i8 %1070, 0
  br i1 %1071, label %1096, label %1072

1072:                                             ; preds = %1065
  %1073 = load i64, ptr %753, align 8
  %1074 = inttoptr i64 %1073 to ptr
  %1075 = load i64, ptr %998, align 8
  %1076 = add nsw i64 %1075, 1
  store i64 %1076, ptr %998, align 8
  %1077 = mul nsw i64 %1075, 24
  %1078 = getelementptr inbounds i8, ptr %1074, i64 %1077
  %1079 = add nsw i64 %1066, %1052
  %1080 = trunc i64 %1079 to i32
  store i32 %1080, ptr %1078, align 4
  %1081 = load i64, ptr %1056, align 8
  %1082 = trunc i64 %1081 to i32
  %1083 = getelementptr inbounds nuw i8, ptr %1078, i64 4
  store i32 %1082, ptr %1083, align 4
  %1084 = load i32, ptr %1057, align 4
  %1085 = getelementptr inbounds nuw i8, ptr %1078, i64 8
  store i32 %1084, ptr %1085, align 4
  %1086 = load i64, ptr %1058, align 8
  %1087 = load i64, ptr %85, align 8
  %1088 = add nsw i64 %1087, %1086
  %1089 = trunc i64 %1088 to i32
  %1090 = getelementptr inbounds nuw i8, ptr %1078, i64 12
  store i32 %1089, ptr %1090, align 4
  %1091 = getelementptr inbounds nuw i8, ptr %1078, i64 16
  store i32 %944, ptr %1091, align 4
  %1092 = getelementptr inbounds nuw i8, ptr %1078, i64 20
  store i32 1, ptr %1092, align 4
  %1093 = load i64, ptr %748, align 8
  %1094 = inttoptr i64 %1093 to ptr
  %1095 = getelementptr inbounds i8, ptr %1094, i64 %1079
  store i8 1, ptr %1095, align 1
  br label %1096

1096:                                             ; preds = %1072, %1065
  %1097 = add nuw nsw i64 %1066, 1
  %1098 = add nsw i64 %1067, 1
  %1099 = icmp eq i64 %1097, %728
  br i1 %1099, label %1059, label %1065

1100:                                             ; preds = %1061, %995, %940
  %1101 = load i64, ptr %499, align 8
  %1102 = icmp sgt i64 %1101, 0
  br i1 %1102, label %1103, label %1107

1103:                                             ; preds = %1100
  %1104 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1105 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1106 = getelementptr inbounds nuw i8, ptr %104, i64 8
  br label %1108

1107:                                             ; preds = %1157, %1100
  br i1 %502, label %1162, label %1165

1108:                                             ; preds = %1157, %1103
  %1109 = phi i64 [ %1101, %1103 ], [ %1158, %1157 ]
  %1110 = phi i64 [ %1101, %1103 ], [ %1159, %1157 ]
  %1111 = phi i64 [ 0, %1103 ], [ %1160, %1157 ]
  %1112 = load i64, ptr %1104, align 8
  %1113 = getelementptr i64, ptr %476, i64 %1112
  %1114 = getelementptr i64, ptr %1113, i64 %1111
  %1115 = load i64, ptr %1114, align 8
  %1116 = icmp slt i64 %1115, 0
  br i1 %1116, label %1157, label %1117

1117:                                             ; preds = %1108
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %1118 = getelementptr inbounds nuw %struct.operand, ptr %474, i64 %1115
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %1118, i64 16, i1 false)
  br i1 %503, label %1123, label %1121

1119:                                             ; preds = %1154
  %1120 = load i64, ptr %499, align 8
  br label %1121

1121:                                             ; preds = %1119, %1117
  %1122 = phi i64 [ %1120, %1119 ], [ %1109, %1117 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %1157

1123:                                             ; preds = %1117, %1154
  %1124 = phi i64 [ %1155, %1154 ], [ 0, %1117 ]
  %1125 = load i64, ptr %1105, align 8
  %1126 = getelementptr inbounds nuw i64, ptr %488, i64 %1124
  %1127 = load i64, ptr %1126, align 8
  %1128 = load i64, ptr %497, align 8
  %1129 = mul nsw i64 %1128, %1111
  %1130 = sub i64 %1125, %726
  %1131 = add i64 %1130, %1127
  %1132 = add nsw i64 %1131, %1129
  br i1 %502, label %1133, label %1149

1133:                                             ; preds = %1123
  %1134 = load i64, ptr %1106, align 8
  %1135 = getelementptr inbounds nuw i64, ptr %290, i64 %1124
  %1136 = load i64, ptr %1135, align 8
  %1137 = call fastcc i64 @get(ptr noundef nonnull %10, i64 noundef %1134, i64 noundef %1136)
  switch i64 %1128, label %1147 [
    i64 1, label %1138
    i64 2, label %1141
    i64 4, label %1144
  ]

1138:                                             ; preds = %1133
  %1139 = trunc i64 %1137 to i8
  %1140 = inttoptr i64 %1132 to ptr
  store i8 %1139, ptr %1140, align 1
  br label %1154

1141:                                             ; preds = %1133
  %1142 = trunc i64 %1137 to i16
  %1143 = inttoptr i64 %1132 to ptr
  store i16 %1142, ptr %1143, align 2
  br label %1154

1144:                                             ; preds = %1133
  %1145 = trunc i64 %1137 to i32
  %1146 = inttoptr i64 %1132 to ptr
  store i32 %1145, ptr %1146, align 4
  br label %1154

1147:                                             ; preds = %1133
  %1148 = inttoptr i64 %1132 to ptr
  store i64 %1137, ptr %1148, align 8
  br label %1154

1149:                                             ; preds = %1123
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i64 %1132, ptr %11, align 8
  store i64 0, ptr %88, align 8
  %1150 = getelementptr inbounds nuw i64, ptr %290, i64 %1124
  %1151 = load i64, ptr %1150, align 8
  %1152 = load i64, ptr %1106, align 8
  %1153 = call fastcc i64 @get(ptr noundef nonnull %11, i64 noundef %1152, i64 noundef 0)
  call fastcc void @put(ptr noundef nonnull %10, i64 noundef %1151, i64 noundef %1153)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %1154

1154:                                             ; preds = %1149, %1147, %1144, %1141, %1138
  %1155 = add nuw nsw i64 %1124, 1
  %1156 = icmp eq i64 %1155, %292
  br i1 %1156, label %1119, label %1123

1157:                                             ; preds = %1121, %1108
  %1158 = phi i64 [ %1109, %1108 ], [ %1122, %1121 ]
  %1159 = phi i64 [ %1110, %1108 ], [ %1122, %1121 ]
  %1160 = add nuw nsw i64 %1111, 1
  %1161 = icmp slt i64 %1160, %1159
  br i1 %1161, label %1108, label %1107

1162:                                             ; preds = %1107
  %1163 = load i64, ptr %89, align 8
  %1164 = add nsw i64 %1163, 1
  store i64 %1164, ptr %89, align 8
  br label %1165

1165:                                             ; preds = %1162, %1107
  br i1 %704, label %1166, label %1170

1166:                                             ; preds = %1165
  %1167 = load i64, ptr %83, align 8
  %1168 = icmp eq i64 %1167, 0
  br i1 %1168, label %3438, label %1169

1169:                                             ; preds = %1166
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %105, i64 noundef %501, ptr noundef readonly %290, ptr noundef nonnull %488, i64 noundef %292)
  br label %3438

1170:                                             ; preds = %1165
  %1171 = load i64, ptr %90, align 8
  %1172 = inttoptr i64 %1171 to ptr
  %1173 = getelementptr inbounds i8, ptr %1172, i64 %105
  %1174 = load i8, ptr %1173, align 1
  %1175 = icmp eq i8 %1174, 0
  br i1 %1175, label %1176, label %1180

1176:                                             ; preds = %1170
  %1177 = tail call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %290, i64 noundef %292)
  %1178 = icmp eq i32 %1177, 0
  br i1 %1178, label %1180, label %1179

1179:                                             ; preds = %1176
  tail call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %501, ptr noundef readonly %290, ptr noundef nonnull %488, i64 noundef %292)
  br label %3438

1180:                                             ; preds = %1170, %1176
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %105, i64 noundef %501, ptr noundef readonly %290, ptr noundef nonnull %488, i64 noundef %292)
  br label %3438

1181:                                             ; preds = %669, %684
  %1182 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i64 %598, ptr %1182, align 8
  br label %3469

1183:                                             ; preds = %470
  %1184 = load i64, ptr %63, align 8
  %1185 = icmp eq i64 %1184, 0
  br i1 %1185, label %3469, label %1186

1186:                                             ; preds = %1183
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1187 = load i64, ptr %17, align 8
  %1188 = inttoptr i64 %1187 to ptr
  %1189 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1190 = load i64, ptr %1189, align 8
  %1191 = getelementptr inbounds %struct.operand, ptr %1188, i64 %1190
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %1191, i64 16, i1 false)
  %1192 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1193 = load i64, ptr %1192, align 8
  %1194 = getelementptr inbounds %struct.operand, ptr %1188, i64 %1193
  %1195 = load i64, ptr %1194, align 8
  %1196 = getelementptr inbounds nuw i8, ptr %1194, i64 8
  %1197 = load i64, ptr %1196, align 8
  %1198 = load i64, ptr %64, align 8
  %1199 = inttoptr i64 %1198 to ptr
  %1200 = icmp sgt i64 %292, 0
  br i1 %1200, label %1201, label %1242

1201:                                             ; preds = %1186, %1221
  %1202 = phi i64 [ %1232, %1221 ], [ 0, %1186 ]
  %1203 = getelementptr inbounds nuw i64, ptr %290, i64 %1202
  %1204 = load i64, ptr %1203, align 8
  %1205 = load i64, ptr %63, align 8
  %1206 = inttoptr i64 %1205 to ptr
  %1207 = mul nsw i64 %1204, %1197
  %1208 = add i64 %1207, %1195
  %1209 = inttoptr i64 %1208 to ptr
  %1210 = load float, ptr %1209, align 4
  %1211 = tail call float @llvm.fabs.f32(float %1210)
  %1212 = fcmp olt float %1211, 0x3810000000000000
  %1213 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1210)
  %1214 = select i1 %1212, float %1213, float %1210
  %1215 = fpext float %1214 to double
  %1216 = tail call double %1206(double noundef %1215)
  %1217 = bitcast double %1216 to i64
  %1218 = and i64 %1217, 536870911
  %1219 = add nsw i64 %1218, -268435521
  %1220 = icmp ult i64 %1219, -129
  br i1 %1220, label %1221, label %1243

1221:                                             ; preds = %1201
  %1222 = fptrunc double %1216 to float
  %1223 = tail call float @llvm.fabs.f32(float %1222)
  %1224 = fcmp olt float %1223, 0x3810000000000000
  %1225 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1222)
  %1226 = select i1 %1224, float %1225, float %1222
  %1227 = fcmp uno float %1226, 0.000000e+00
  %1228 = bitcast float %1226 to i32
  %1229 = zext i32 %1228 to i64
  %1230 = select i1 %1227, i64 2147483647, i64 %1229
  %1231 = getelementptr inbounds nuw i64, ptr %1199, i64 %1202
  store i64 %1230, ptr %1231, align 8
  %1232 = add nuw nsw i64 %1202, 1
  %1233 = icmp eq i64 %1232, %292
  br i1 %1233, label %1234, label %1201

1234:                                             ; preds = %1221, %1234
  %1235 = phi i64 [ %1240, %1234 ], [ 0, %1221 ]
  %1236 = getelementptr inbounds nuw i64, ptr %290, i64 %1235
  %1237 = load i64, ptr %1236, align 8
  %1238 = getelementptr inbounds nuw i64, ptr %1199, i64 %1235
  %1239 = load i64, ptr %1238, align 8
  call fastcc void @put(ptr noundef nonnull %7, i64 noundef %1237, i64 noundef %1239)
  %1240 = add nuw nsw i64 %1235, 1
  %1241 = icmp eq i64 %1240, %292
  br i1 %1241, label %1242, label %1234

1242:                                             ; preds = %1234, %1186
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3438

1243:                                             ; preds = %1201
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3469

1244:                                             ; preds = %470
  %1245 = getelementptr inbounds nuw i8, ptr %104, i64 80
  %1246 = load i64, ptr %1245, align 8
  %1247 = icmp eq i64 %1246, 2
  br i1 %1247, label %1248, label %1274

1248:                                             ; preds = %1244
  %1249 = icmp sgt i64 %292, 0
  br i1 %1249, label %1250, label %1271

1250:                                             ; preds = %1248
  %1251 = getelementptr inbounds nuw i8, ptr %104, i64 56
  %1252 = load i64, ptr %1251, align 8
  %1253 = getelementptr inbounds %struct.operand, ptr %19, i64 %1252
  %1254 = load i64, ptr %1253, align 8
  %1255 = getelementptr inbounds nuw i8, ptr %1253, i64 8
  %1256 = load i64, ptr %1255, align 8
  br label %1257

1257:                                             ; preds = %1257, %1250
  %1258 = phi i64 [ 0, %1250 ], [ %1268, %1257 ]
  %1259 = phi i64 [ 0, %1250 ], [ %1269, %1257 ]
  %1260 = getelementptr inbounds nuw i64, ptr %290, i64 %1259
  %1261 = load i64, ptr %1260, align 8
  %1262 = mul nsw i64 %1261, %1256
  %1263 = add i64 %1262, %1254
  %1264 = inttoptr i64 %1263 to ptr
  %1265 = load i8, ptr %1264, align 1
  %1266 = icmp ne i8 %1265, 0
  %1267 = zext i1 %1266 to i64
  %1268 = add nuw nsw i64 %1258, %1267
  %1269 = add nuw nsw i64 %1259, 1
  %1270 = icmp eq i64 %1269, %292
  br i1 %1270, label %1271, label %1257

1271:                                             ; preds = %1257, %1248
  %1272 = phi i64 [ 0, %1248 ], [ %1268, %1257 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %1272, ptr noundef %290, i64 noundef %292, ptr noundef null, i64 noundef 0)
  %1273 = load i64, ptr %1245, align 8
  br label %1274

1274:                                             ; preds = %1271, %1244
  %1275 = phi i64 [ %1273, %1271 ], [ %1246, %1244 ]
  %1276 = icmp eq i64 %1275, 1
  br i1 %1276, label %1277, label %1322

1277:                                             ; preds = %1274
  %1278 = load i64, ptr %91, align 8
  %1279 = inttoptr i64 %1278 to ptr
  %1280 = getelementptr inbounds i8, ptr %1279, i64 %105
  %1281 = load i8, ptr %1280, align 1
  %1282 = icmp eq i8 %1281, 3
  br i1 %1282, label %1322, label %1283

1283:                                             ; preds = %1277
  %1284 = load i64, ptr %92, align 8
  %1285 = getelementptr inbounds nuw i8, ptr %104, i64 72
  %1286 = load i64, ptr %1285, align 8
  switch i64 %1286, label %1287 [
    i64 0, label %1293
    i64 1, label %1288
  ]

1287:                                             ; preds = %1283
  br label %1288

1288:                                             ; preds = %1283, %1287
  %1289 = phi i64 [ 48, %1287 ], [ 40, %1283 ]
  %1290 = getelementptr inbounds nuw i8, ptr %104, i64 %1289
  %1291 = load i64, ptr %1290, align 8
  %1292 = getelementptr inbounds %struct.operand, ptr %19, i64 %1291
  br label %1293

1293:                                             ; preds = %1283, %1288
  %1294 = phi ptr [ %1292, %1288 ], [ null, %1283 ]
  %1295 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1296 = load i64, ptr %1295, align 8
  %1297 = getelementptr inbounds %struct.operand, ptr %19, i64 %1296
  %1298 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %1299 = load i64, ptr %1298, align 8
  %1300 = getelementptr inbounds %struct.operand, ptr %19, i64 %1299
  %1301 = load i64, ptr %1297, align 8
  %1302 = getelementptr inbounds nuw i8, ptr %1297, i64 8
  %1303 = load i64, ptr %1302, align 8
  tail call fastcc void @compare(ptr noundef nonnull %104, i64 %1284, i64 1, i64 %1301, i64 %1303, ptr noundef byval(%struct.operand) align 8 %1300, ptr noundef %290, i64 noundef %292)
  %1304 = icmp sgt i64 %292, 0
  br i1 %1304, label %1305, label %1318

1305:                                             ; preds = %1293, %1305
  %1306 = phi i64 [ %1315, %1305 ], [ 0, %1293 ]
  %1307 = phi i64 [ %1316, %1305 ], [ 0, %1293 ]
  %1308 = getelementptr inbounds nuw i64, ptr %290, i64 %1307
  %1309 = load i64, ptr %1308, align 8
  %1310 = add i64 %1309, %1284
  %1311 = inttoptr i64 %1310 to ptr
  %1312 = load i8, ptr %1311, align 1
  %1313 = icmp ne i8 %1312, 0
  %1314 = zext i1 %1313 to i64
  %1315 = add nuw nsw i64 %1306, %1314
  %1316 = add nuw nsw i64 %1307, 1
  %1317 = icmp eq i64 %1316, %292
  br i1 %1317, label %1318, label %1305

1318:                                             ; preds = %1305, %1293
  %1319 = phi i64 [ 0, %1293 ], [ %1315, %1305 ]
  %1320 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1321 = load i64, ptr %1320, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %1319, ptr noundef %290, i64 noundef %292, ptr noundef %1294, i64 noundef %1321)
  br label %1322

1322:                                             ; preds = %1318, %1277, %1274
  %1323 = load i64, ptr %17, align 8
  %1324 = inttoptr i64 %1323 to ptr
  %1325 = load i64, ptr %65, align 8
  %1326 = inttoptr i64 %1325 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1327 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1328 = load i64, ptr %1327, align 8
  %1329 = icmp sgt i64 %1328, -1
  br i1 %1329, label %1330, label %1335

1330:                                             ; preds = %1322
  %1331 = load i64, ptr %104, align 8
  %1332 = icmp eq i64 %1331, 27
  br i1 %1332, label %1335, label %1333

1333:                                             ; preds = %1330
  %1334 = getelementptr inbounds nuw %struct.operand, ptr %1324, i64 %1328
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1334, i64 16, i1 false)
  br label %1335

1335:                                             ; preds = %1333, %1330, %1322
  %1336 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1337 = load i64, ptr %1336, align 8
  %1338 = icmp sgt i64 %1337, -1
  br i1 %1338, label %1339, label %1344

1339:                                             ; preds = %1335
  %1340 = load i64, ptr %104, align 8
  %1341 = icmp eq i64 %1340, 26
  br i1 %1341, label %1344, label %1342

1342:                                             ; preds = %1339
  %1343 = getelementptr inbounds nuw %struct.operand, ptr %1324, i64 %1337
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1343, i64 16, i1 false)
  br label %1344

1344:                                             ; preds = %1342, %1339, %1335
  %1345 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %1346 = load i64, ptr %1345, align 8
  %1347 = icmp sgt i64 %1346, -1
  br i1 %1347, label %1348, label %1350

1348:                                             ; preds = %1344
  %1349 = getelementptr inbounds nuw %struct.operand, ptr %1324, i64 %1346
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1349, i64 16, i1 false)
  br label %1350

1350:                                             ; preds = %1348, %1344
  %1351 = getelementptr inbounds nuw i8, ptr %104, i64 56
  %1352 = load i64, ptr %1351, align 8
  %1353 = icmp sgt i64 %1352, -1
  br i1 %1353, label %1354, label %1356

1354:                                             ; preds = %1350
  %1355 = getelementptr inbounds nuw %struct.operand, ptr %1324, i64 %1352
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1355, i64 16, i1 false)
  br label %1356

1356:                                             ; preds = %1354, %1350
  %1357 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1358 = load i64, ptr %1357, align 8
  %1359 = icmp eq i64 %1358, 8
  %1360 = load i64, ptr %104, align 8
  br i1 %1359, label %1361, label %1620

1361:                                             ; preds = %1356
  switch i64 %1360, label %1362 [
    i64 19, label %1620
    i64 4, label %1620
    i64 18, label %1620
  ]

1362:                                             ; preds = %1361
  %1363 = load i64, ptr %3, align 8
  %1364 = load i64, ptr %96, align 8
  %1365 = load i64, ptr %4, align 8
  %1366 = load i64, ptr %93, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1367 = load i64, ptr %6, align 8
  %1368 = load i64, ptr %95, align 8
  %1369 = load i64, ptr %5, align 8
  %1370 = load i64, ptr %94, align 8
  store i64 %1363, ptr %2, align 8
  store i64 %1364, ptr %97, align 8
  switch i64 %1360, label %1619 [
    i64 5, label %1385
    i64 6, label %1383
    i64 7, label %1381
    i64 25, label %1379
    i64 29, label %1459
    i64 21, label %1377
    i64 22, label %1375
    i64 34, label %1373
    i64 35, label %1371
  ]

1371:                                             ; preds = %1362
  %1372 = icmp sgt i64 %292, 0
  br i1 %1372, label %1583, label %1619

1373:                                             ; preds = %1362
  %1374 = icmp sgt i64 %292, 0
  br i1 %1374, label %1562, label %1619

1375:                                             ; preds = %1362
  %1376 = icmp sgt i64 %292, 0
  br i1 %1376, label %1530, label %1619

1377:                                             ; preds = %1362
  %1378 = icmp sgt i64 %292, 0
  br i1 %1378, label %1498, label %1619

1379:                                             ; preds = %1362
  %1380 = icmp sgt i64 %292, 0
  br i1 %1380, label %1444, label %1619

1381:                                             ; preds = %1362
  %1382 = icmp sgt i64 %292, 0
  br i1 %1382, label %1425, label %1619

1383:                                             ; preds = %1362
  %1384 = icmp sgt i64 %292, 0
  br i1 %1384, label %1406, label %1619

1385:                                             ; preds = %1362
  %1386 = icmp sgt i64 %292, 0
  br i1 %1386, label %1387, label %1619

1387:                                             ; preds = %1385, %1387
  %1388 = phi i64 [ %1404, %1387 ], [ 0, %1385 ]
  %1389 = getelementptr inbounds nuw i64, ptr %290, i64 %1388
  %1390 = load i64, ptr %1389, align 8
  %1391 = mul nsw i64 %1390, %1366
  %1392 = add i64 %1391, %1365
  %1393 = inttoptr i64 %1392 to ptr
  %1394 = load float, ptr %1393, align 4
  %1395 = mul nsw i64 %1390, %1370
  %1396 = add i64 %1395, %1369
  %1397 = inttoptr i64 %1396 to ptr
  %1398 = load float, ptr %1397, align 4
  %1399 = fadd float %1394, %1398
  %1400 = fcmp uno float %1399, 0.000000e+00
  %1401 = bitcast float %1399 to i32
  %1402 = zext i32 %1401 to i64
  %1403 = select i1 %1400, i64 2147483647, i64 %1402
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1390, i64 noundef %1403)
  %1404 = add nuw nsw i64 %1388, 1
  %1405 = icmp eq i64 %1404, %292
  br i1 %1405, label %1619, label %1387

1406:                                             ; preds = %1383, %1406
  %1407 = phi i64 [ %1423, %1406 ], [ 0, %1383 ]
  %1408 = getelementptr inbounds nuw i64, ptr %290, i64 %1407
  %1409 = load i64, ptr %1408, align 8
  %1410 = mul nsw i64 %1409, %1366
  %1411 = add i64 %1410, %1365
  %1412 = inttoptr i64 %1411 to ptr
  %1413 = load float, ptr %1412, align 4
  %1414 = mul nsw i64 %1409, %1370
  %1415 = add i64 %1414, %1369
  %1416 = inttoptr i64 %1415 to ptr
  %1417 = load float, ptr %1416, align 4
  %1418 = fsub float %1413, %1417
  %1419 = fcmp uno float %1418, 0.000000e+00
  %1420 = bitcast float %1418 to i32
  %1421 = zext i32 %1420 to i64
  %1422 = select i1 %1419, i64 2147483647, i64 %1421
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1409, i64 noundef %1422)
  %1423 = add nuw nsw i64 %1407, 1
  %1424 = icmp eq i64 %1423, %292
  br i1 %1424, label %1619, label %1406

1425:                                             ; preds = %1381, %1425
  %1426 = phi i64 [ %1442, %1425 ], [ 0, %1381 ]
  %1427 = getelementptr inbounds nuw i64, ptr %290, i64 %1426
  %1428 = load i64, ptr %1427, align 8
  %1429 = mul nsw i64 %1428, %1366
  %1430 = add i64 %1429, %1365
  %1431 = inttoptr i64 %1430 to ptr
  %1432 = load float, ptr %1431, align 4
  %1433 = mul nsw i64 %1428, %1370
  %1434 = add i64 %1433, %1369
  %1435 = inttoptr i64 %1434 to ptr
  %1436 = load float, ptr %1435, align 4
  %1437 = fmul float %1432, %1436
  %1438 = fcmp uno float %1437, 0.000000e+00
  %1439 = bitcast float %1437 to i32
  %1440 = zext i32 %1439 to i64
  %1441 = select i1 %1438, i64 2147483647, i64 %1440
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1428, i64 noundef %1441)
  %1442 = add nuw nsw i64 %1426, 1
  %1443 = icmp eq i64 %1442, %292
  br i1 %1443, label %1619, label %1425

1444:                                             ; preds = %1379, %1444
  %1445 = phi i64 [ %1457, %1444 ], [ 0, %1379 ]
  %1446 = getelementptr inbounds nuw i64, ptr %290, i64 %1445
  %1447 = load i64, ptr %1446, align 8
  %1448 = mul nsw i64 %1447, %1366
  %1449 = add i64 %1448, %1365
  %1450 = inttoptr i64 %1449 to ptr
  %1451 = load float, ptr %1450, align 4
  %1452 = fneg float %1451
  %1453 = fcmp uno float %1451, 0.000000e+00
  %1454 = bitcast float %1452 to i32
  %1455 = zext i32 %1454 to i64
  %1456 = select i1 %1453, i64 2147483647, i64 %1455
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1447, i64 noundef %1456)
  %1457 = add nuw nsw i64 %1445, 1
  %1458 = icmp eq i64 %1457, %292
  br i1 %1458, label %1619, label %1444

1459:                                             ; preds = %1362
  %1460 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %1461 = load i64, ptr %1460, align 8
  %1462 = and i64 %1461, 1
  %1463 = icmp eq i64 %1462, 0
  %1464 = and i64 %1461, 2
  %1465 = icmp eq i64 %1464, 0
  %1466 = and i64 %1461, 4
  %1467 = icmp eq i64 %1466, 0
  %1468 = icmp sgt i64 %292, 0
  br i1 %1468, label %1469, label %1619

1469:                                             ; preds = %1459, %1469
  %1470 = phi i64 [ %1496, %1469 ], [ 0, %1459 ]
  %1471 = getelementptr inbounds nuw i64, ptr %290, i64 %1470
  %1472 = load i64, ptr %1471, align 8
  %1473 = mul nsw i64 %1472, %1366
  %1474 = add i64 %1473, %1365
  %1475 = inttoptr i64 %1474 to ptr
  %1476 = load float, ptr %1475, align 4
  %1477 = mul nsw i64 %1472, %1370
  %1478 = add i64 %1477, %1369
  %1479 = inttoptr i64 %1478 to ptr
  %1480 = load float, ptr %1479, align 4
  %1481 = mul nsw i64 %1472, %1368
  %1482 = add i64 %1481, %1367
  %1483 = inttoptr i64 %1482 to ptr
  %1484 = load float, ptr %1483, align 4
  %1485 = fneg float %1476
  %1486 = select i1 %1463, float %1476, float %1485
  %1487 = fneg float %1480
  %1488 = select i1 %1465, float %1480, float %1487
  %1489 = fneg float %1484
  %1490 = select i1 %1467, float %1484, float %1489
  %1491 = tail call float @llvm.fma.f32(float %1486, float %1488, float %1490)
  %1492 = fcmp uno float %1491, 0.000000e+00
  %1493 = bitcast float %1491 to i32
  %1494 = zext i32 %1493 to i64
  %1495 = select i1 %1492, i64 2147483647, i64 %1494
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1472, i64 noundef %1495)
  %1496 = add nuw nsw i64 %1470, 1
  %1497 = icmp eq i64 %1496, %292
  br i1 %1497, label %1619, label %1469

1498:                                             ; preds = %1377, %1522
  %1499 = phi i64 [ %1528, %1522 ], [ 0, %1377 ]
  %1500 = getelementptr inbounds nuw i64, ptr %290, i64 %1499
  %1501 = load i64, ptr %1500, align 8
  %1502 = mul nsw i64 %1501, %1366
  %1503 = add i64 %1502, %1365
  %1504 = inttoptr i64 %1503 to ptr
  %1505 = load float, ptr %1504, align 4
  %1506 = mul nsw i64 %1501, %1370
  %1507 = add i64 %1506, %1369
  %1508 = inttoptr i64 %1507 to ptr
  %1509 = load float, ptr %1508, align 4
  %1510 = fcmp uno float %1505, 0.000000e+00
  br i1 %1510, label %1522, label %1511

1511:                                             ; preds = %1498
  %1512 = fcmp uno float %1509, 0.000000e+00
  br i1 %1512, label %1522, label %1513

1513:                                             ; preds = %1511
  %1514 = fcmp oeq float %1505, %1509
  br i1 %1514, label %1515, label %1519

1515:                                             ; preds = %1513
  %1516 = bitcast float %1505 to i32
  %1517 = icmp slt i32 %1516, 0
  %1518 = select i1 %1517, float %1505, float %1509
  br label %1522

1519:                                             ; preds = %1513
  %1520 = fcmp olt float %1505, %1509
  %1521 = select i1 %1520, float %1505, float %1509
  br label %1522

1522:                                             ; preds = %1519, %1515, %1511, %1498
  %1523 = phi float [ %1521, %1519 ], [ %1509, %1498 ], [ %1518, %1515 ], [ %1505, %1511 ]
  %1524 = fcmp uno float %1523, 0.000000e+00
  %1525 = bitcast float %1523 to i32
  %1526 = zext i32 %1525 to i64
  %1527 = select i1 %1524, i64 2147483647, i64 %1526
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1501, i64 noundef %1527)
  %1528 = add nuw nsw i64 %1499, 1
  %1529 = icmp eq i64 %1528, %292
  br i1 %1529, label %1619, label %1498

1530:                                             ; preds = %1375, %1554
  %1531 = phi i64 [ %1560, %1554 ], [ 0, %1375 ]
  %1532 = getelementptr inbounds nuw i64, ptr %290, i64 %1531
  %1533 = load i64, ptr %1532, align 8
  %1534 = mul nsw i64 %1533, %1366
  %1535 = add i64 %1534, %1365
  %1536 = inttoptr i64 %1535 to ptr
  %1537 = load float, ptr %1536, align 4
  %1538 = mul nsw i64 %1533, %1370
  %1539 = add i64 %1538, %1369
  %1540 = inttoptr i64 %1539 to ptr
  %1541 = load float, ptr %1540, align 4
  %1542 = fcmp uno float %1537, 0.000000e+00
  br i1 %1542, label %1554, label %1543

1543:                                             ; preds = %1530
  %1544 = fcmp uno float %1541, 0.000000e+00
  br i1 %1544, label %1554, label %1545

1545:                                             ; preds = %1543
  %1546 = fcmp oeq float %1537, %1541
  br i1 %1546, label %1547, label %1551

1547:                                             ; preds = %1545
  %1548 = bitcast float %1537 to i32
  %1549 = icmp slt i32 %1548, 0
  %1550 = select i1 %1549, float %1541, float %1537
  br label %1554

1551:                                             ; preds = %1545
  %1552 = fcmp ogt float %1537, %1541
  %1553 = select i1 %1552, float %1537, float %1541
  br label %1554

1554:                                             ; preds = %1551, %1547, %1543, %1530
  %1555 = phi float [ %1553, %1551 ], [ %1541, %1530 ], [ %1550, %1547 ], [ %1537, %1543 ]
  %1556 = fcmp uno float %1555, 0.000000e+00
  %1557 = bitcast float %1555 to i32
  %1558 = zext i32 %1557 to i64
  %1559 = select i1 %1556, i64 2147483647, i64 %1558
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1533, i64 noundef %1559)
  %1560 = add nuw nsw i64 %1531, 1
  %1561 = icmp eq i64 %1560, %292
  br i1 %1561, label %1619, label %1530

1562:                                             ; preds = %1373, %1579
  %1563 = phi i64 [ %1581, %1579 ], [ 0, %1373 ]
  %1564 = getelementptr inbounds nuw i64, ptr %290, i64 %1563
  %1565 = load i64, ptr %1564, align 8
  %1566 = mul nsw i64 %1565, %1366
  %1567 = add i64 %1566, %1365
  %1568 = inttoptr i64 %1567 to ptr
  %1569 = load float, ptr %1568, align 4
  %1570 = fcmp uno float %1569, 0.000000e+00
  br i1 %1570, label %1579, label %1571

1571:                                             ; preds = %1562
  %1572 = bitcast float %1569 to i32
  %1573 = add i32 %1572, 32767
  %1574 = lshr i32 %1572, 16
  %1575 = and i32 %1574, 1
  %1576 = add i32 %1573, %1575
  %1577 = lshr i32 %1576, 16
  %1578 = zext nneg i32 %1577 to i64
  br label %1579

1579:                                             ; preds = %1571, %1562
  %1580 = phi i64 [ %1578, %1571 ], [ 32767, %1562 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1565, i64 noundef %1580)
  %1581 = add nuw nsw i64 %1563, 1
  %1582 = icmp eq i64 %1581, %292
  br i1 %1582, label %1619, label %1562

1583:                                             ; preds = %1371, %1613
  %1584 = phi i64 [ %1617, %1613 ], [ 0, %1371 ]
  %1585 = getelementptr inbounds nuw i64, ptr %290, i64 %1584
  %1586 = load i64, ptr %1585, align 8
  %1587 = mul nsw i64 %1586, %1366
  %1588 = add i64 %1587, %1365
  %1589 = inttoptr i64 %1588 to ptr
  %1590 = load float, ptr %1589, align 4
  %1591 = mul nsw i64 %1586, %1370
  %1592 = add i64 %1591, %1369
  %1593 = inttoptr i64 %1592 to ptr
  %1594 = load float, ptr %1593, align 4
  %1595 = fcmp uno float %1590, 0.000000e+00
  br i1 %1595, label %1603, label %1596

1596:                                             ; preds = %1583
  %1597 = bitcast float %1590 to i32
  %1598 = add i32 %1597, 32767
  %1599 = lshr i32 %1597, 16
  %1600 = and i32 %1599, 1
  %1601 = add i32 %1598, %1600
  %1602 = and i32 %1601, -65536
  br label %1603

1603:                                             ; preds = %1596, %1583
  %1604 = phi i32 [ %1602, %1596 ], [ 2147418112, %1583 ]
  %1605 = fcmp uno float %1594, 0.000000e+00
  br i1 %1605, label %1613, label %1606

1606:                                             ; preds = %1603
  %1607 = bitcast float %1594 to i32
  %1608 = add i32 %1607, 32767
  %1609 = lshr i32 %1607, 16
  %1610 = and i32 %1609, 1
  %1611 = add i32 %1608, %1610
  %1612 = lshr i32 %1611, 16
  br label %1613

1613:                                             ; preds = %1606, %1603
  %1614 = phi i32 [ %1612, %1606 ], [ 32767, %1603 ]
  %1615 = or disjoint i32 %1614, %1604
  %1616 = zext i32 %1615 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1586, i64 noundef %1616)
  %1617 = add nuw nsw i64 %1584, 1
  %1618 = icmp eq i64 %1617, %292
  br i1 %1618, label %1619, label %1583

1619:                                             ; preds = %1613, %1579, %1554, %1522, %1469, %1444, %1425, %1406, %1387, %1459, %1385, %1383, %1381, %1379, %1377, %1375, %1373, %1371, %1362
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3437

1620:                                             ; preds = %1361, %1361, %1361, %1356
  switch i64 %1360, label %3437 [
    i64 4, label %1648
    i64 5, label %1733
    i64 6, label %1860
    i64 7, label %1987
    i64 12, label %2114
    i64 13, label %2241
    i64 14, label %2368
    i64 15, label %2495
    i64 25, label %2601
    i64 21, label %2692
    i64 22, label %2818
    i64 19, label %2944
    i64 8, label %2949
    i64 9, label %1646
    i64 10, label %1644
    i64 11, label %1640
    i64 16, label %3094
    i64 17, label %3094
    i64 18, label %1635
    i64 20, label %1631
    i64 23, label %3189
    i64 24, label %3189
    i64 26, label %3233
    i64 27, label %3267
    i64 28, label %1625
    i64 30, label %1623
    i64 31, label %3373
    i64 32, label %3373
    i64 33, label %1621
  ]

1621:                                             ; preds = %1620
  %1622 = icmp sgt i64 %292, 0
  br i1 %1622, label %3423, label %3437

1623:                                             ; preds = %1620
  %1624 = icmp sgt i64 %292, 0
  br i1 %1624, label %3364, label %3437

1625:                                             ; preds = %1620
  %1626 = icmp sgt i64 %292, 0
  br i1 %1626, label %1627, label %3437

1627:                                             ; preds = %1625
  %1628 = load i64, ptr %6, align 8
  %1629 = load i64, ptr %95, align 8
  %1630 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3314

1631:                                             ; preds = %1620
  %1632 = icmp sgt i64 %292, 0
  br i1 %1632, label %1633, label %3437

1633:                                             ; preds = %1631
  %1634 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3163

1635:                                             ; preds = %1620
  %1636 = icmp sgt i64 %292, 0
  br i1 %1636, label %1637, label %3437

1637:                                             ; preds = %1635
  %1638 = load i64, ptr %6, align 8
  %1639 = load i64, ptr %95, align 8
  br label %3149

1640:                                             ; preds = %1620
  %1641 = icmp sgt i64 %292, 0
  br i1 %1641, label %1642, label %3437

1642:                                             ; preds = %1640
  %1643 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3081

1644:                                             ; preds = %1620
  %1645 = icmp sgt i64 %292, 0
  br i1 %1645, label %3055, label %3437

1646:                                             ; preds = %1620
  %1647 = icmp sgt i64 %292, 0
  br i1 %1647, label %3045, label %3437

1648:                                             ; preds = %1620
  %1649 = icmp sgt i64 %292, 0
  switch i64 %1358, label %1654 [
    i64 0, label %1655
    i64 4, label %1655
    i64 10, label %1655
    i64 1, label %1653
    i64 5, label %1652
    i64 2, label %1651
    i64 6, label %1650
  ]

1650:                                             ; preds = %1648
  br i1 %1649, label %1708, label %3437

1651:                                             ; preds = %1648
  br i1 %1649, label %1695, label %3437

1652:                                             ; preds = %1648
  br i1 %1649, label %1682, label %3437

1653:                                             ; preds = %1648
  br i1 %1649, label %1669, label %3437

1654:                                             ; preds = %1648
  br i1 %1649, label %1721, label %3437

1655:                                             ; preds = %1648, %1648, %1648
  br i1 %1649, label %1656, label %3437

1656:                                             ; preds = %1655, %1656
  %1657 = phi i64 [ %1667, %1656 ], [ 0, %1655 ]
  %1658 = getelementptr inbounds nuw i64, ptr %290, i64 %1657
  %1659 = load i64, ptr %1658, align 8
  %1660 = load i64, ptr %4, align 8
  %1661 = load i64, ptr %93, align 8
  %1662 = mul nsw i64 %1661, %1659
  %1663 = add i64 %1662, %1660
  %1664 = inttoptr i64 %1663 to ptr
  %1665 = load i8, ptr %1664, align 1
  %1666 = zext i8 %1665 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1659, i64 noundef %1666)
  %1667 = add nuw nsw i64 %1657, 1
  %1668 = icmp eq i64 %1667, %292
  br i1 %1668, label %3437, label %1656

1669:                                             ; preds = %1653, %1669
  %1670 = phi i64 [ %1680, %1669 ], [ 0, %1653 ]
  %1671 = getelementptr inbounds nuw i64, ptr %290, i64 %1670
  %1672 = load i64, ptr %1671, align 8
  %1673 = load i64, ptr %4, align 8
  %1674 = load i64, ptr %93, align 8
  %1675 = mul nsw i64 %1674, %1672
  %1676 = add i64 %1675, %1673
  %1677 = inttoptr i64 %1676 to ptr
  %1678 = load i16, ptr %1677, align 2
  %1679 = zext i16 %1678 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1672, i64 noundef %1679)
  %1680 = add nuw nsw i64 %1670, 1
  %1681 = icmp eq i64 %1680, %292
  br i1 %1681, label %3437, label %1669

1682:                                             ; preds = %1652, %1682
  %1683 = phi i64 [ %1693, %1682 ], [ 0, %1652 ]
  %1684 = getelementptr inbounds nuw i64, ptr %290, i64 %1683
  %1685 = load i64, ptr %1684, align 8
  %1686 = load i64, ptr %4, align 8
  %1687 = load i64, ptr %93, align 8
  %1688 = mul nsw i64 %1687, %1685
  %1689 = add i64 %1688, %1686
  %1690 = inttoptr i64 %1689 to ptr
  %1691 = load i16, ptr %1690, align 2
  %1692 = sext i16 %1691 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1685, i64 noundef %1692)
  %1693 = add nuw nsw i64 %1683, 1
  %1694 = icmp eq i64 %1693, %292
  br i1 %1694, label %3437, label %1682

1695:                                             ; preds = %1651, %1695
  %1696 = phi i64 [ %1706, %1695 ], [ 0, %1651 ]
  %1697 = getelementptr inbounds nuw i64, ptr %290, i64 %1696
  %1698 = load i64, ptr %1697, align 8
  %1699 = load i64, ptr %4, align 8
  %1700 = load i64, ptr %93, align 8
  %1701 = mul nsw i64 %1700, %1698
  %1702 = add i64 %1701, %1699
  %1703 = inttoptr i64 %1702 to ptr
  %1704 = load i32, ptr %1703, align 4
  %1705 = zext i32 %1704 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1698, i64 noundef %1705)
  %1706 = add nuw nsw i64 %1696, 1
  %1707 = icmp eq i64 %1706, %292
  br i1 %1707, label %3437, label %1695

1708:                                             ; preds = %1650, %1708
  %1709 = phi i64 [ %1719, %1708 ], [ 0, %1650 ]
  %1710 = getelementptr inbounds nuw i64, ptr %290, i64 %1709
  %1711 = load i64, ptr %1710, align 8
  %1712 = load i64, ptr %4, align 8
  %1713 = load i64, ptr %93, align 8
  %1714 = mul nsw i64 %1713, %1711
  %1715 = add i64 %1714, %1712
  %1716 = inttoptr i64 %1715 to ptr
  %1717 = load i32, ptr %1716, align 4
  %1718 = sext i32 %1717 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1711, i64 noundef %1718)
  %1719 = add nuw nsw i64 %1709, 1
  %1720 = icmp eq i64 %1719, %292
  br i1 %1720, label %3437, label %1708

1721:                                             ; preds = %1654, %1721
  %1722 = phi i64 [ %1731, %1721 ], [ 0, %1654 ]
  %1723 = getelementptr inbounds nuw i64, ptr %290, i64 %1722
  %1724 = load i64, ptr %1723, align 8
  %1725 = load i64, ptr %4, align 8
  %1726 = load i64, ptr %93, align 8
  %1727 = mul nsw i64 %1726, %1724
  %1728 = add i64 %1727, %1725
  %1729 = inttoptr i64 %1728 to ptr
  %1730 = load i64, ptr %1729, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1724, i64 noundef %1730)
  %1731 = add nuw nsw i64 %1722, 1
  %1732 = icmp eq i64 %1731, %292
  br i1 %1732, label %3437, label %1721

1733:                                             ; preds = %1620
  %1734 = icmp sgt i64 %292, 0
  switch i64 %1358, label %1739 [
    i64 0, label %1740
    i64 4, label %1740
    i64 10, label %1740
    i64 1, label %1738
    i64 5, label %1737
    i64 2, label %1736
    i64 6, label %1735
  ]

1735:                                             ; preds = %1733
  br i1 %1734, label %1821, label %3437

1736:                                             ; preds = %1733
  br i1 %1734, label %1801, label %3437

1737:                                             ; preds = %1733
  br i1 %1734, label %1781, label %3437

1738:                                             ; preds = %1733
  br i1 %1734, label %1761, label %3437

1739:                                             ; preds = %1733
  br i1 %1734, label %1841, label %3437

1740:                                             ; preds = %1733, %1733, %1733
  br i1 %1734, label %1741, label %3437

1741:                                             ; preds = %1740, %1741
  %1742 = phi i64 [ %1759, %1741 ], [ 0, %1740 ]
  %1743 = getelementptr inbounds nuw i64, ptr %290, i64 %1742
  %1744 = load i64, ptr %1743, align 8
  %1745 = load i64, ptr %4, align 8
  %1746 = load i64, ptr %93, align 8
  %1747 = mul nsw i64 %1746, %1744
  %1748 = add i64 %1747, %1745
  %1749 = inttoptr i64 %1748 to ptr
  %1750 = load i8, ptr %1749, align 1
  %1751 = load i64, ptr %5, align 8
  %1752 = load i64, ptr %94, align 8
  %1753 = mul nsw i64 %1752, %1744
  %1754 = add i64 %1753, %1751
  %1755 = inttoptr i64 %1754 to ptr
  %1756 = load i8, ptr %1755, align 1
  %1757 = add i8 %1756, %1750
  %1758 = zext i8 %1757 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1744, i64 noundef %1758)
  %1759 = add nuw nsw i64 %1742, 1
  %1760 = icmp eq i64 %1759, %292
  br i1 %1760, label %3437, label %1741

1761:                                             ; preds = %1738, %1761
  %1762 = phi i64 [ %1779, %1761 ], [ 0, %1738 ]
  %1763 = getelementptr inbounds nuw i64, ptr %290, i64 %1762
  %1764 = load i64, ptr %1763, align 8
  %1765 = load i64, ptr %4, align 8
  %1766 = load i64, ptr %93, align 8
  %1767 = mul nsw i64 %1766, %1764
  %1768 = add i64 %1767, %1765
  %1769 = inttoptr i64 %1768 to ptr
  %1770 = load i16, ptr %1769, align 2
  %1771 = load i64, ptr %5, align 8
  %1772 = load i64, ptr %94, align 8
  %1773 = mul nsw i64 %1772, %1764
  %1774 = add i64 %1773, %1771
  %1775 = inttoptr i64 %1774 to ptr
  %1776 = load i16, ptr %1775, align 2
  %1777 = add i16 %1776, %1770
  %1778 = zext i16 %1777 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1764, i64 noundef %1778)
  %1779 = add nuw nsw i64 %1762, 1
  %1780 = icmp eq i64 %1779, %292
  br i1 %1780, label %3437, label %1761

1781:                                             ; preds = %1737, %1781
  %1782 = phi i64 [ %1799, %1781 ], [ 0, %1737 ]
  %1783 = getelementptr inbounds nuw i64, ptr %290, i64 %1782
  %1784 = load i64, ptr %1783, align 8
  %1785 = load i64, ptr %4, align 8
  %1786 = load i64, ptr %93, align 8
  %1787 = mul nsw i64 %1786, %1784
  %1788 = add i64 %1787, %1785
  %1789 = inttoptr i64 %1788 to ptr
  %1790 = load i16, ptr %1789, align 2
  %1791 = load i64, ptr %5, align 8
  %1792 = load i64, ptr %94, align 8
  %1793 = mul nsw i64 %1792, %1784
  %1794 = add i64 %1793, %1791
  %1795 = inttoptr i64 %1794 to ptr
  %1796 = load i16, ptr %1795, align 2
  %1797 = add i16 %1796, %1790
  %1798 = sext i16 %1797 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1784, i64 noundef %1798)
  %1799 = add nuw nsw i64 %1782, 1
  %1800 = icmp eq i64 %1799, %292
  br i1 %1800, label %3437, label %1781

1801:                                             ; preds = %1736, %1801
  %1802 = phi i64 [ %1819, %1801 ], [ 0, %1736 ]
  %1803 = getelementptr inbounds nuw i64, ptr %290, i64 %1802
  %1804 = load i64, ptr %1803, align 8
  %1805 = load i64, ptr %4, align 8
  %1806 = load i64, ptr %93, align 8
  %1807 = mul nsw i64 %1806, %1804
  %1808 = add i64 %1807, %1805
  %1809 = inttoptr i64 %1808 to ptr
  %1810 = load i32, ptr %1809, align 4
  %1811 = load i64, ptr %5, align 8
  %1812 = load i64, ptr %94, align 8
  %1813 = mul nsw i64 %1812, %1804
  %1814 = add i64 %1813, %1811
  %1815 = inttoptr i64 %1814 to ptr
  %1816 = load i32, ptr %1815, align 4
  %1817 = add i32 %1816, %1810
  %1818 = zext i32 %1817 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1804, i64 noundef %1818)
  %1819 = add nuw nsw i64 %1802, 1
  %1820 = icmp eq i64 %1819, %292
  br i1 %1820, label %3437, label %1801

1821:                                             ; preds = %1735, %1821
  %1822 = phi i64 [ %1839, %1821 ], [ 0, %1735 ]
  %1823 = getelementptr inbounds nuw i64, ptr %290, i64 %1822
  %1824 = load i64, ptr %1823, align 8
  %1825 = load i64, ptr %4, align 8
  %1826 = load i64, ptr %93, align 8
  %1827 = mul nsw i64 %1826, %1824
  %1828 = add i64 %1827, %1825
  %1829 = inttoptr i64 %1828 to ptr
  %1830 = load i32, ptr %1829, align 4
  %1831 = load i64, ptr %5, align 8
  %1832 = load i64, ptr %94, align 8
  %1833 = mul nsw i64 %1832, %1824
  %1834 = add i64 %1833, %1831
  %1835 = inttoptr i64 %1834 to ptr
  %1836 = load i32, ptr %1835, align 4
  %1837 = add i32 %1836, %1830
  %1838 = sext i32 %1837 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1824, i64 noundef %1838)
  %1839 = add nuw nsw i64 %1822, 1
  %1840 = icmp eq i64 %1839, %292
  br i1 %1840, label %3437, label %1821

1841:                                             ; preds = %1739, %1841
  %1842 = phi i64 [ %1858, %1841 ], [ 0, %1739 ]
  %1843 = getelementptr inbounds nuw i64, ptr %290, i64 %1842
  %1844 = load i64, ptr %1843, align 8
  %1845 = load i64, ptr %4, align 8
  %1846 = load i64, ptr %93, align 8
  %1847 = mul nsw i64 %1846, %1844
  %1848 = add i64 %1847, %1845
  %1849 = inttoptr i64 %1848 to ptr
  %1850 = load i64, ptr %1849, align 8
  %1851 = load i64, ptr %5, align 8
  %1852 = load i64, ptr %94, align 8
  %1853 = mul nsw i64 %1852, %1844
  %1854 = add i64 %1853, %1851
  %1855 = inttoptr i64 %1854 to ptr
  %1856 = load i64, ptr %1855, align 8
  %1857 = add i64 %1856, %1850
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1844, i64 noundef %1857)
  %1858 = add nuw nsw i64 %1842, 1
  %1859 = icmp eq i64 %1858, %292
  br i1 %1859, label %3437, label %1841

1860:                                             ; preds = %1620
  %1861 = icmp sgt i64 %292, 0
  switch i64 %1358, label %1866 [
    i64 0, label %1867
    i64 4, label %1867
    i64 10, label %1867
    i64 1, label %1865
    i64 5, label %1864
    i64 2, label %1863
    i64 6, label %1862
  ]

1862:                                             ; preds = %1860
  br i1 %1861, label %1948, label %3437

1863:                                             ; preds = %1860
  br i1 %1861, label %1928, label %3437

1864:                                             ; preds = %1860
  br i1 %1861, label %1908, label %3437

1865:                                             ; preds = %1860
  br i1 %1861, label %1888, label %3437

1866:                                             ; preds = %1860
  br i1 %1861, label %1968, label %3437

1867:                                             ; preds = %1860, %1860, %1860
  br i1 %1861, label %1868, label %3437

1868:                                             ; preds = %1867, %1868
  %1869 = phi i64 [ %1886, %1868 ], [ 0, %1867 ]
  %1870 = getelementptr inbounds nuw i64, ptr %290, i64 %1869
  %1871 = load i64, ptr %1870, align 8
  %1872 = load i64, ptr %4, align 8
  %1873 = load i64, ptr %93, align 8
  %1874 = mul nsw i64 %1873, %1871
  %1875 = add i64 %1874, %1872
  %1876 = inttoptr i64 %1875 to ptr
  %1877 = load i8, ptr %1876, align 1
  %1878 = load i64, ptr %5, align 8
  %1879 = load i64, ptr %94, align 8
  %1880 = mul nsw i64 %1879, %1871
  %1881 = add i64 %1880, %1878
  %1882 = inttoptr i64 %1881 to ptr
  %1883 = load i8, ptr %1882, align 1
  %1884 = sub i8 %1877, %1883
  %1885 = zext i8 %1884 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1871, i64 noundef %1885)
  %1886 = add nuw nsw i64 %1869, 1
  %1887 = icmp eq i64 %1886, %292
  br i1 %1887, label %3437, label %1868

1888:                                             ; preds = %1865, %1888
  %1889 = phi i64 [ %1906, %1888 ], [ 0, %1865 ]
  %1890 = getelementptr inbounds nuw i64, ptr %290, i64 %1889
  %1891 = load i64, ptr %1890, align 8
  %1892 = load i64, ptr %4, align 8
  %1893 = load i64, ptr %93, align 8
  %1894 = mul nsw i64 %1893, %1891
  %1895 = add i64 %1894, %1892
  %1896 = inttoptr i64 %1895 to ptr
  %1897 = load i16, ptr %1896, align 2
  %1898 = load i64, ptr %5, align 8
  %1899 = load i64, ptr %94, align 8
  %1900 = mul nsw i64 %1899, %1891
  %1901 = add i64 %1900, %1898
  %1902 = inttoptr i64 %1901 to ptr
  %1903 = load i16, ptr %1902, align 2
  %1904 = sub i16 %1897, %1903
  %1905 = zext i16 %1904 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1891, i64 noundef %1905)
  %1906 = add nuw nsw i64 %1889, 1
  %1907 = icmp eq i64 %1906, %292
  br i1 %1907, label %3437, label %1888

1908:                                             ; preds = %1864, %1908
  %1909 = phi i64 [ %1926, %1908 ], [ 0, %1864 ]
  %1910 = getelementptr inbounds nuw i64, ptr %290, i64 %1909
  %1911 = load i64, ptr %1910, align 8
  %1912 = load i64, ptr %4, align 8
  %1913 = load i64, ptr %93, align 8
  %1914 = mul nsw i64 %1913, %1911
  %1915 = add i64 %1914, %1912
  %1916 = inttoptr i64 %1915 to ptr
  %1917 = load i16, ptr %1916, align 2
  %1918 = load i64, ptr %5, align 8
  %1919 = load i64, ptr %94, align 8
  %1920 = mul nsw i64 %1919, %1911
  %1921 = add i64 %1920, %1918
  %1922 = inttoptr i64 %1921 to ptr
  %1923 = load i16, ptr %1922, align 2
  %1924 = sub i16 %1917, %1923
  %1925 = sext i16 %1924 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1911, i64 noundef %1925)
  %1926 = add nuw nsw i64 %1909, 1
  %1927 = icmp eq i64 %1926, %292
  br i1 %1927, label %3437, label %1908

1928:                                             ; preds = %1863, %1928
  %1929 = phi i64 [ %1946, %1928 ], [ 0, %1863 ]
  %1930 = getelementptr inbounds nuw i64, ptr %290, i64 %1929
  %1931 = load i64, ptr %1930, align 8
  %1932 = load i64, ptr %4, align 8
  %1933 = load i64, ptr %93, align 8
  %1934 = mul nsw i64 %1933, %1931
  %1935 = add i64 %1934, %1932
  %1936 = inttoptr i64 %1935 to ptr
  %1937 = load i32, ptr %1936, align 4
  %1938 = load i64, ptr %5, align 8
  %1939 = load i64, ptr %94, align 8
  %1940 = mul nsw i64 %1939, %1931
  %1941 = add i64 %1940, %1938
  %1942 = inttoptr i64 %1941 to ptr
  %1943 = load i32, ptr %1942, align 4
  %1944 = sub i32 %1937, %1943
  %1945 = zext i32 %1944 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1931, i64 noundef %1945)
  %1946 = add nuw nsw i64 %1929, 1
  %1947 = icmp eq i64 %1946, %292
  br i1 %1947, label %3437, label %1928

1948:                                             ; preds = %1862, %1948
  %1949 = phi i64 [ %1966, %1948 ], [ 0, %1862 ]
  %1950 = getelementptr inbounds nuw i64, ptr %290, i64 %1949
  %1951 = load i64, ptr %1950, align 8
  %1952 = load i64, ptr %4, align 8
  %1953 = load i64, ptr %93, align 8
  %1954 = mul nsw i64 %1953, %1951
  %1955 = add i64 %1954, %1952
  %1956 = inttoptr i64 %1955 to ptr
  %1957 = load i32, ptr %1956, align 4
  %1958 = load i64, ptr %5, align 8
  %1959 = load i64, ptr %94, align 8
  %1960 = mul nsw i64 %1959, %1951
  %1961 = add i64 %1960, %1958
  %1962 = inttoptr i64 %1961 to ptr
  %1963 = load i32, ptr %1962, align 4
  %1964 = sub i32 %1957, %1963
  %1965 = sext i32 %1964 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1951, i64 noundef %1965)
  %1966 = add nuw nsw i64 %1949, 1
  %1967 = icmp eq i64 %1966, %292
  br i1 %1967, label %3437, label %1948

1968:                                             ; preds = %1866, %1968
  %1969 = phi i64 [ %1985, %1968 ], [ 0, %1866 ]
  %1970 = getelementptr inbounds nuw i64, ptr %290, i64 %1969
  %1971 = load i64, ptr %1970, align 8
  %1972 = load i64, ptr %4, align 8
  %1973 = load i64, ptr %93, align 8
  %1974 = mul nsw i64 %1973, %1971
  %1975 = add i64 %1974, %1972
  %1976 = inttoptr i64 %1975 to ptr
  %1977 = load i64, ptr %1976, align 8
  %1978 = load i64, ptr %5, align 8
  %1979 = load i64, ptr %94, align 8
  %1980 = mul nsw i64 %1979, %1971
  %1981 = add i64 %1980, %1978
  %1982 = inttoptr i64 %1981 to ptr
  %1983 = load i64, ptr %1982, align 8
  %1984 = sub i64 %1977, %1983
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1971, i64 noundef %1984)
  %1985 = add nuw nsw i64 %1969, 1
  %1986 = icmp eq i64 %1985, %292
  br i1 %1986, label %3437, label %1968

1987:                                             ; preds = %1620
  %1988 = icmp sgt i64 %292, 0
  switch i64 %1358, label %1993 [
    i64 0, label %1994
    i64 4, label %1994
    i64 10, label %1994
    i64 1, label %1992
    i64 5, label %1991
    i64 2, label %1990
    i64 6, label %1989
  ]

1989:                                             ; preds = %1987
  br i1 %1988, label %2075, label %3437

1990:                                             ; preds = %1987
  br i1 %1988, label %2055, label %3437

1991:                                             ; preds = %1987
  br i1 %1988, label %2035, label %3437

1992:                                             ; preds = %1987
  br i1 %1988, label %2015, label %3437

1993:                                             ; preds = %1987
  br i1 %1988, label %2095, label %3437

1994:                                             ; preds = %1987, %1987, %1987
  br i1 %1988, label %1995, label %3437

1995:                                             ; preds = %1994, %1995
  %1996 = phi i64 [ %2013, %1995 ], [ 0, %1994 ]
  %1997 = getelementptr inbounds nuw i64, ptr %290, i64 %1996
  %1998 = load i64, ptr %1997, align 8
  %1999 = load i64, ptr %4, align 8
  %2000 = load i64, ptr %93, align 8
  %2001 = mul nsw i64 %2000, %1998
  %2002 = add i64 %2001, %1999
  %2003 = inttoptr i64 %2002 to ptr
  %2004 = load i8, ptr %2003, align 1
  %2005 = load i64, ptr %5, align 8
  %2006 = load i64, ptr %94, align 8
  %2007 = mul nsw i64 %2006, %1998
  %2008 = add i64 %2007, %2005
  %2009 = inttoptr i64 %2008 to ptr
  %2010 = load i8, ptr %2009, align 1
  %2011 = mul i8 %2010, %2004
  %2012 = zext i8 %2011 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1998, i64 noundef %2012)
  %2013 = add nuw nsw i64 %1996, 1
  %2014 = icmp eq i64 %2013, %292
  br i1 %2014, label %3437, label %1995

2015:                                             ; preds = %1992, %2015
  %2016 = phi i64 [ %2033, %2015 ], [ 0, %1992 ]
  %2017 = getelementptr inbounds nuw i64, ptr %290, i64 %2016
  %2018 = load i64, ptr %2017, align 8
  %2019 = load i64, ptr %4, align 8
  %2020 = load i64, ptr %93, align 8
  %2021 = mul nsw i64 %2020, %2018
  %2022 = add i64 %2021, %2019
  %2023 = inttoptr i64 %2022 to ptr
  %2024 = load i16, ptr %2023, align 2
  %2025 = load i64, ptr %5, align 8
  %2026 = load i64, ptr %94, align 8
  %2027 = mul nsw i64 %2026, %2018
  %2028 = add i64 %2027, %2025
  %2029 = inttoptr i64 %2028 to ptr
  %2030 = load i16, ptr %2029, align 2
  %2031 = mul i16 %2030, %2024
  %2032 = zext i16 %2031 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2018, i64 noundef %2032)
  %2033 = add nuw nsw i64 %2016, 1
  %2034 = icmp eq i64 %2033, %292
  br i1 %2034, label %3437, label %2015

2035:                                             ; preds = %1991, %2035
  %2036 = phi i64 [ %2053, %2035 ], [ 0, %1991 ]
  %2037 = getelementptr inbounds nuw i64, ptr %290, i64 %2036
  %2038 = load i64, ptr %2037, align 8
  %2039 = load i64, ptr %4, align 8
  %2040 = load i64, ptr %93, align 8
  %2041 = mul nsw i64 %2040, %2038
  %2042 = add i64 %2041, %2039
  %2043 = inttoptr i64 %2042 to ptr
  %2044 = load i16, ptr %2043, align 2
  %2045 = load i64, ptr %5, align 8
  %2046 = load i64, ptr %94, align 8
  %2047 = mul nsw i64 %2046, %2038
  %2048 = add i64 %2047, %2045
  %2049 = inttoptr i64 %2048 to ptr
  %2050 = load i16, ptr %2049, align 2
  %2051 = mul i16 %2050, %2044
  %2052 = sext i16 %2051 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2038, i64 noundef %2052)
  %2053 = add nuw nsw i64 %2036, 1
  %2054 = icmp eq i64 %2053, %292
  br i1 %2054, label %3437, label %2035

2055:                                             ; preds = %1990, %2055
  %2056 = phi i64 [ %2073, %2055 ], [ 0, %1990 ]
  %2057 = getelementptr inbounds nuw i64, ptr %290, i64 %2056
  %2058 = load i64, ptr %2057, align 8
  %2059 = load i64, ptr %4, align 8
  %2060 = load i64, ptr %93, align 8
  %2061 = mul nsw i64 %2060, %2058
  %2062 = add i64 %2061, %2059
  %2063 = inttoptr i64 %2062 to ptr
  %2064 = load i32, ptr %2063, align 4
  %2065 = load i64, ptr %5, align 8
  %2066 = load i64, ptr %94, align 8
  %2067 = mul nsw i64 %2066, %2058
  %2068 = add i64 %2067, %2065
  %2069 = inttoptr i64 %2068 to ptr
  %2070 = load i32, ptr %2069, align 4
  %2071 = mul i32 %2070, %2064
  %2072 = zext i32 %2071 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2058, i64 noundef %2072)
  %2073 = add nuw nsw i64 %2056, 1
  %2074 = icmp eq i64 %2073, %292
  br i1 %2074, label %3437, label %2055

2075:                                             ; preds = %1989, %2075
  %2076 = phi i64 [ %2093, %2075 ], [ 0, %1989 ]
  %2077 = getelementptr inbounds nuw i64, ptr %290, i64 %2076
  %2078 = load i64, ptr %2077, align 8
  %2079 = load i64, ptr %4, align 8
  %2080 = load i64, ptr %93, align 8
  %2081 = mul nsw i64 %2080, %2078
  %2082 = add i64 %2081, %2079
  %2083 = inttoptr i64 %2082 to ptr
  %2084 = load i32, ptr %2083, align 4
  %2085 = load i64, ptr %5, align 8
  %2086 = load i64, ptr %94, align 8
  %2087 = mul nsw i64 %2086, %2078
  %2088 = add i64 %2087, %2085
  %2089 = inttoptr i64 %2088 to ptr
  %2090 = load i32, ptr %2089, align 4
  %2091 = mul i32 %2090, %2084
  %2092 = sext i32 %2091 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2078, i64 noundef %2092)
  %2093 = add nuw nsw i64 %2076, 1
  %2094 = icmp eq i64 %2093, %292
  br i1 %2094, label %3437, label %2075

2095:                                             ; preds = %1993, %2095
  %2096 = phi i64 [ %2112, %2095 ], [ 0, %1993 ]
  %2097 = getelementptr inbounds nuw i64, ptr %290, i64 %2096
  %2098 = load i64, ptr %2097, align 8
  %2099 = load i64, ptr %4, align 8
  %2100 = load i64, ptr %93, align 8
  %2101 = mul nsw i64 %2100, %2098
  %2102 = add i64 %2101, %2099
  %2103 = inttoptr i64 %2102 to ptr
  %2104 = load i64, ptr %2103, align 8
  %2105 = load i64, ptr %5, align 8
  %2106 = load i64, ptr %94, align 8
  %2107 = mul nsw i64 %2106, %2098
  %2108 = add i64 %2107, %2105
  %2109 = inttoptr i64 %2108 to ptr
  %2110 = load i64, ptr %2109, align 8
  %2111 = mul i64 %2110, %2104
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2098, i64 noundef %2111)
  %2112 = add nuw nsw i64 %2096, 1
  %2113 = icmp eq i64 %2112, %292
  br i1 %2113, label %3437, label %2095

2114:                                             ; preds = %1620
  %2115 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2120 [
    i64 0, label %2121
    i64 4, label %2121
    i64 10, label %2121
    i64 1, label %2119
    i64 5, label %2118
    i64 2, label %2117
    i64 6, label %2116
  ]

2116:                                             ; preds = %2114
  br i1 %2115, label %2202, label %3437

2117:                                             ; preds = %2114
  br i1 %2115, label %2182, label %3437

2118:                                             ; preds = %2114
  br i1 %2115, label %2162, label %3437

2119:                                             ; preds = %2114
  br i1 %2115, label %2142, label %3437

2120:                                             ; preds = %2114
  br i1 %2115, label %2222, label %3437

2121:                                             ; preds = %2114, %2114, %2114
  br i1 %2115, label %2122, label %3437

2122:                                             ; preds = %2121, %2122
  %2123 = phi i64 [ %2140, %2122 ], [ 0, %2121 ]
  %2124 = getelementptr inbounds nuw i64, ptr %290, i64 %2123
  %2125 = load i64, ptr %2124, align 8
  %2126 = load i64, ptr %4, align 8
  %2127 = load i64, ptr %93, align 8
  %2128 = mul nsw i64 %2127, %2125
  %2129 = add i64 %2128, %2126
  %2130 = inttoptr i64 %2129 to ptr
  %2131 = load i8, ptr %2130, align 1
  %2132 = load i64, ptr %5, align 8
  %2133 = load i64, ptr %94, align 8
  %2134 = mul nsw i64 %2133, %2125
  %2135 = add i64 %2134, %2132
  %2136 = inttoptr i64 %2135 to ptr
  %2137 = load i8, ptr %2136, align 1
  %2138 = and i8 %2137, %2131
  %2139 = zext i8 %2138 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2125, i64 noundef %2139)
  %2140 = add nuw nsw i64 %2123, 1
  %2141 = icmp eq i64 %2140, %292
  br i1 %2141, label %3437, label %2122

2142:                                             ; preds = %2119, %2142
  %2143 = phi i64 [ %2160, %2142 ], [ 0, %2119 ]
  %2144 = getelementptr inbounds nuw i64, ptr %290, i64 %2143
  %2145 = load i64, ptr %2144, align 8
  %2146 = load i64, ptr %4, align 8
  %2147 = load i64, ptr %93, align 8
  %2148 = mul nsw i64 %2147, %2145
  %2149 = add i64 %2148, %2146
  %2150 = inttoptr i64 %2149 to ptr
  %2151 = load i16, ptr %2150, align 2
  %2152 = load i64, ptr %5, align 8
  %2153 = load i64, ptr %94, align 8
  %2154 = mul nsw i64 %2153, %2145
  %2155 = add i64 %2154, %2152
  %2156 = inttoptr i64 %2155 to ptr
  %2157 = load i16, ptr %2156, align 2
  %2158 = and i16 %2157, %2151
  %2159 = zext i16 %2158 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2145, i64 noundef %2159)
  %2160 = add nuw nsw i64 %2143, 1
  %2161 = icmp eq i64 %2160, %292
  br i1 %2161, label %3437, label %2142

2162:                                             ; preds = %2118, %2162
  %2163 = phi i64 [ %2180, %2162 ], [ 0, %2118 ]
  %2164 = getelementptr inbounds nuw i64, ptr %290, i64 %2163
  %2165 = load i64, ptr %2164, align 8
  %2166 = load i64, ptr %4, align 8
  %2167 = load i64, ptr %93, align 8
  %2168 = mul nsw i64 %2167, %2165
  %2169 = add i64 %2168, %2166
  %2170 = inttoptr i64 %2169 to ptr
  %2171 = load i16, ptr %2170, align 2
  %2172 = load i64, ptr %5, align 8
  %2173 = load i64, ptr %94, align 8
  %2174 = mul nsw i64 %2173, %2165
  %2175 = add i64 %2174, %2172
  %2176 = inttoptr i64 %2175 to ptr
  %2177 = load i16, ptr %2176, align 2
  %2178 = and i16 %2177, %2171
  %2179 = sext i16 %2178 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2165, i64 noundef %2179)
  %2180 = add nuw nsw i64 %2163, 1
  %2181 = icmp eq i64 %2180, %292
  br i1 %2181, label %3437, label %2162

2182:                                             ; preds = %2117, %2182
  %2183 = phi i64 [ %2200, %2182 ], [ 0, %2117 ]
  %2184 = getelementptr inbounds nuw i64, ptr %290, i64 %2183
  %2185 = load i64, ptr %2184, align 8
  %2186 = load i64, ptr %4, align 8
  %2187 = load i64, ptr %93, align 8
  %2188 = mul nsw i64 %2187, %2185
  %2189 = add i64 %2188, %2186
  %2190 = inttoptr i64 %2189 to ptr
  %2191 = load i32, ptr %2190, align 4
  %2192 = load i64, ptr %5, align 8
  %2193 = load i64, ptr %94, align 8
  %2194 = mul nsw i64 %2193, %2185
  %2195 = add i64 %2194, %2192
  %2196 = inttoptr i64 %2195 to ptr
  %2197 = load i32, ptr %2196, align 4
  %2198 = and i32 %2197, %2191
  %2199 = zext i32 %2198 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2185, i64 noundef %2199)
  %2200 = add nuw nsw i64 %2183, 1
  %2201 = icmp eq i64 %2200, %292
  br i1 %2201, label %3437, label %2182

2202:                                             ; preds = %2116, %2202
  %2203 = phi i64 [ %2220, %2202 ], [ 0, %2116 ]
  %2204 = getelementptr inbounds nuw i64, ptr %290, i64 %2203
  %2205 = load i64, ptr %2204, align 8
  %2206 = load i64, ptr %4, align 8
  %2207 = load i64, ptr %93, align 8
  %2208 = mul nsw i64 %2207, %2205
  %2209 = add i64 %2208, %2206
  %2210 = inttoptr i64 %2209 to ptr
  %2211 = load i32, ptr %2210, align 4
  %2212 = load i64, ptr %5, align 8
  %2213 = load i64, ptr %94, align 8
  %2214 = mul nsw i64 %2213, %2205
  %2215 = add i64 %2214, %2212
  %2216 = inttoptr i64 %2215 to ptr
  %2217 = load i32, ptr %2216, align 4
  %2218 = and i32 %2217, %2211
  %2219 = sext i32 %2218 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2205, i64 noundef %2219)
  %2220 = add nuw nsw i64 %2203, 1
  %2221 = icmp eq i64 %2220, %292
  br i1 %2221, label %3437, label %2202

2222:                                             ; preds = %2120, %2222
  %2223 = phi i64 [ %2239, %2222 ], [ 0, %2120 ]
  %2224 = getelementptr inbounds nuw i64, ptr %290, i64 %2223
  %2225 = load i64, ptr %2224, align 8
  %2226 = load i64, ptr %4, align 8
  %2227 = load i64, ptr %93, align 8
  %2228 = mul nsw i64 %2227, %2225
  %2229 = add i64 %2228, %2226
  %2230 = inttoptr i64 %2229 to ptr
  %2231 = load i64, ptr %2230, align 8
  %2232 = load i64, ptr %5, align 8
  %2233 = load i64, ptr %94, align 8
  %2234 = mul nsw i64 %2233, %2225
  %2235 = add i64 %2234, %2232
  %2236 = inttoptr i64 %2235 to ptr
  %2237 = load i64, ptr %2236, align 8
  %2238 = and i64 %2237, %2231
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2225, i64 noundef %2238)
  %2239 = add nuw nsw i64 %2223, 1
  %2240 = icmp eq i64 %2239, %292
  br i1 %2240, label %3437, label %2222

2241:                                             ; preds = %1620
  %2242 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2247 [
    i64 0, label %2248
    i64 4, label %2248
    i64 10, label %2248
    i64 1, label %2246
    i64 5, label %2245
    i64 2, label %2244
    i64 6, label %2243
  ]

2243:                                             ; preds = %2241
  br i1 %2242, label %2329, label %3437

2244:                                             ; preds = %2241
  br i1 %2242, label %2309, label %3437

2245:                                             ; preds = %2241
  br i1 %2242, label %2289, label %3437

2246:                                             ; preds = %2241
  br i1 %2242, label %2269, label %3437

2247:                                             ; preds = %2241
  br i1 %2242, label %2349, label %3437

2248:                                             ; preds = %2241, %2241, %2241
  br i1 %2242, label %2249, label %3437

2249:                                             ; preds = %2248, %2249
  %2250 = phi i64 [ %2267, %2249 ], [ 0, %2248 ]
  %2251 = getelementptr inbounds nuw i64, ptr %290, i64 %2250
  %2252 = load i64, ptr %2251, align 8
  %2253 = load i64, ptr %4, align 8
  %2254 = load i64, ptr %93, align 8
  %2255 = mul nsw i64 %2254, %2252
  %2256 = add i64 %2255, %2253
  %2257 = inttoptr i64 %2256 to ptr
  %2258 = load i8, ptr %2257, align 1
  %2259 = load i64, ptr %5, align 8
  %2260 = load i64, ptr %94, align 8
  %2261 = mul nsw i64 %2260, %2252
  %2262 = add i64 %2261, %2259
  %2263 = inttoptr i64 %2262 to ptr
  %2264 = load i8, ptr %2263, align 1
  %2265 = or i8 %2264, %2258
  %2266 = zext i8 %2265 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2252, i64 noundef %2266)
  %2267 = add nuw nsw i64 %2250, 1
  %2268 = icmp eq i64 %2267, %292
  br i1 %2268, label %3437, label %2249

2269:                                             ; preds = %2246, %2269
  %2270 = phi i64 [ %2287, %2269 ], [ 0, %2246 ]
  %2271 = getelementptr inbounds nuw i64, ptr %290, i64 %2270
  %2272 = load i64, ptr %2271, align 8
  %2273 = load i64, ptr %4, align 8
  %2274 = load i64, ptr %93, align 8
  %2275 = mul nsw i64 %2274, %2272
  %2276 = add i64 %2275, %2273
  %2277 = inttoptr i64 %2276 to ptr
  %2278 = load i16, ptr %2277, align 2
  %2279 = load i64, ptr %5, align 8
  %2280 = load i64, ptr %94, align 8
  %2281 = mul nsw i64 %2280, %2272
  %2282 = add i64 %2281, %2279
  %2283 = inttoptr i64 %2282 to ptr
  %2284 = load i16, ptr %2283, align 2
  %2285 = or i16 %2284, %2278
  %2286 = zext i16 %2285 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2272, i64 noundef %2286)
  %2287 = add nuw nsw i64 %2270, 1
  %2288 = icmp eq i64 %2287, %292
  br i1 %2288, label %3437, label %2269

2289:                                             ; preds = %2245, %2289
  %2290 = phi i64 [ %2307, %2289 ], [ 0, %2245 ]
  %2291 = getelementptr inbounds nuw i64, ptr %290, i64 %2290
  %2292 = load i64, ptr %2291, align 8
  %2293 = load i64, ptr %4, align 8
  %2294 = load i64, ptr %93, align 8
  %2295 = mul nsw i64 %2294, %2292
  %2296 = add i64 %2295, %2293
  %2297 = inttoptr i64 %2296 to ptr
  %2298 = load i16, ptr %2297, align 2
  %2299 = load i64, ptr %5, align 8
  %2300 = load i64, ptr %94, align 8
  %2301 = mul nsw i64 %2300, %2292
  %2302 = add i64 %2301, %2299
  %2303 = inttoptr i64 %2302 to ptr
  %2304 = load i16, ptr %2303, align 2
  %2305 = or i16 %2304, %2298
  %2306 = sext i16 %2305 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2292, i64 noundef %2306)
  %2307 = add nuw nsw i64 %2290, 1
  %2308 = icmp eq i64 %2307, %292
  br i1 %2308, label %3437, label %2289

2309:                                             ; preds = %2244, %2309
  %2310 = phi i64 [ %2327, %2309 ], [ 0, %2244 ]
  %2311 = getelementptr inbounds nuw i64, ptr %290, i64 %2310
  %2312 = load i64, ptr %2311, align 8
  %2313 = load i64, ptr %4, align 8
  %2314 = load i64, ptr %93, align 8
  %2315 = mul nsw i64 %2314, %2312
  %2316 = add i64 %2315, %2313
  %2317 = inttoptr i64 %2316 to ptr
  %2318 = load i32, ptr %2317, align 4
  %2319 = load i64, ptr %5, align 8
  %2320 = load i64, ptr %94, align 8
  %2321 = mul nsw i64 %2320, %2312
  %2322 = add i64 %2321, %2319
  %2323 = inttoptr i64 %2322 to ptr
  %2324 = load i32, ptr %2323, align 4
  %2325 = or i32 %2324, %2318
  %2326 = zext i32 %2325 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2312, i64 noundef %2326)
  %2327 = add nuw nsw i64 %2310, 1
  %2328 = icmp eq i64 %2327, %292
  br i1 %2328, label %3437, label %2309

2329:                                             ; preds = %2243, %2329
  %2330 = phi i64 [ %2347, %2329 ], [ 0, %2243 ]
  %2331 = getelementptr inbounds nuw i64, ptr %290, i64 %2330
  %2332 = load i64, ptr %2331, align 8
  %2333 = load i64, ptr %4, align 8
  %2334 = load i64, ptr %93, align 8
  %2335 = mul nsw i64 %2334, %2332
  %2336 = add i64 %2335, %2333
  %2337 = inttoptr i64 %2336 to ptr
  %2338 = load i32, ptr %2337, align 4
  %2339 = load i64, ptr %5, align 8
  %2340 = load i64, ptr %94, align 8
  %2341 = mul nsw i64 %2340, %2332
  %2342 = add i64 %2341, %2339
  %2343 = inttoptr i64 %2342 to ptr
  %2344 = load i32, ptr %2343, align 4
  %2345 = or i32 %2344, %2338
  %2346 = sext i32 %2345 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2332, i64 noundef %2346)
  %2347 = add nuw nsw i64 %2330, 1
  %2348 = icmp eq i64 %2347, %292
  br i1 %2348, label %3437, label %2329

2349:                                             ; preds = %2247, %2349
  %2350 = phi i64 [ %2366, %2349 ], [ 0, %2247 ]
  %2351 = getelementptr inbounds nuw i64, ptr %290, i64 %2350
  %2352 = load i64, ptr %2351, align 8
  %2353 = load i64, ptr %4, align 8
  %2354 = load i64, ptr %93, align 8
  %2355 = mul nsw i64 %2354, %2352
  %2356 = add i64 %2355, %2353
  %2357 = inttoptr i64 %2356 to ptr
  %2358 = load i64, ptr %2357, align 8
  %2359 = load i64, ptr %5, align 8
  %2360 = load i64, ptr %94, align 8
  %2361 = mul nsw i64 %2360, %2352
  %2362 = add i64 %2361, %2359
  %2363 = inttoptr i64 %2362 to ptr
  %2364 = load i64, ptr %2363, align 8
  %2365 = or i64 %2364, %2358
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2352, i64 noundef %2365)
  %2366 = add nuw nsw i64 %2350, 1
  %2367 = icmp eq i64 %2366, %292
  br i1 %2367, label %3437, label %2349

2368:                                             ; preds = %1620
  %2369 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2374 [
    i64 0, label %2375
    i64 4, label %2375
    i64 10, label %2375
    i64 1, label %2373
    i64 5, label %2372
    i64 2, label %2371
    i64 6, label %2370
  ]

2370:                                             ; preds = %2368
  br i1 %2369, label %2456, label %3437

2371:                                             ; preds = %2368
  br i1 %2369, label %2436, label %3437

2372:                                             ; preds = %2368
  br i1 %2369, label %2416, label %3437

2373:                                             ; preds = %2368
  br i1 %2369, label %2396, label %3437

2374:                                             ; preds = %2368
  br i1 %2369, label %2476, label %3437

2375:                                             ; preds = %2368, %2368, %2368
  br i1 %2369, label %2376, label %3437

2376:                                             ; preds = %2375, %2376
  %2377 = phi i64 [ %2394, %2376 ], [ 0, %2375 ]
  %2378 = getelementptr inbounds nuw i64, ptr %290, i64 %2377
  %2379 = load i64, ptr %2378, align 8
  %2380 = load i64, ptr %4, align 8
  %2381 = load i64, ptr %93, align 8
  %2382 = mul nsw i64 %2381, %2379
  %2383 = add i64 %2382, %2380
  %2384 = inttoptr i64 %2383 to ptr
  %2385 = load i8, ptr %2384, align 1
  %2386 = load i64, ptr %5, align 8
  %2387 = load i64, ptr %94, align 8
  %2388 = mul nsw i64 %2387, %2379
  %2389 = add i64 %2388, %2386
  %2390 = inttoptr i64 %2389 to ptr
  %2391 = load i8, ptr %2390, align 1
  %2392 = xor i8 %2391, %2385
  %2393 = zext i8 %2392 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2379, i64 noundef %2393)
  %2394 = add nuw nsw i64 %2377, 1
  %2395 = icmp eq i64 %2394, %292
  br i1 %2395, label %3437, label %2376

2396:                                             ; preds = %2373, %2396
  %2397 = phi i64 [ %2414, %2396 ], [ 0, %2373 ]
  %2398 = getelementptr inbounds nuw i64, ptr %290, i64 %2397
  %2399 = load i64, ptr %2398, align 8
  %2400 = load i64, ptr %4, align 8
  %2401 = load i64, ptr %93, align 8
  %2402 = mul nsw i64 %2401, %2399
  %2403 = add i64 %2402, %2400
  %2404 = inttoptr i64 %2403 to ptr
  %2405 = load i16, ptr %2404, align 2
  %2406 = load i64, ptr %5, align 8
  %2407 = load i64, ptr %94, align 8
  %2408 = mul nsw i64 %2407, %2399
  %2409 = add i64 %2408, %2406
  %2410 = inttoptr i64 %2409 to ptr
  %2411 = load i16, ptr %2410, align 2
  %2412 = xor i16 %2411, %2405
  %2413 = zext i16 %2412 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2399, i64 noundef %2413)
  %2414 = add nuw nsw i64 %2397, 1
  %2415 = icmp eq i64 %2414, %292
  br i1 %2415, label %3437, label %2396

2416:                                             ; preds = %2372, %2416
  %2417 = phi i64 [ %2434, %2416 ], [ 0, %2372 ]
  %2418 = getelementptr inbounds nuw i64, ptr %290, i64 %2417
  %2419 = load i64, ptr %2418, align 8
  %2420 = load i64, ptr %4, align 8
  %2421 = load i64, ptr %93, align 8
  %2422 = mul nsw i64 %2421, %2419
  %2423 = add i64 %2422, %2420
  %2424 = inttoptr i64 %2423 to ptr
  %2425 = load i16, ptr %2424, align 2
  %2426 = load i64, ptr %5, align 8
  %2427 = load i64, ptr %94, align 8
  %2428 = mul nsw i64 %2427, %2419
  %2429 = add i64 %2428, %2426
  %2430 = inttoptr i64 %2429 to ptr
  %2431 = load i16, ptr %2430, align 2
  %2432 = xor i16 %2431, %2425
  %2433 = sext i16 %2432 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2419, i64 noundef %2433)
  %2434 = add nuw nsw i64 %2417, 1
  %2435 = icmp eq i64 %2434, %292
  br i1 %2435, label %3437, label %2416

2436:                                             ; preds = %2371, %2436
  %2437 = phi i64 [ %2454, %2436 ], [ 0, %2371 ]
  %2438 = getelementptr inbounds nuw i64, ptr %290, i64 %2437
  %2439 = load i64, ptr %2438, align 8
  %2440 = load i64, ptr %4, align 8
  %2441 = load i64, ptr %93, align 8
  %2442 = mul nsw i64 %2441, %2439
  %2443 = add i64 %2442, %2440
  %2444 = inttoptr i64 %2443 to ptr
  %2445 = load i32, ptr %2444, align 4
  %2446 = load i64, ptr %5, align 8
  %2447 = load i64, ptr %94, align 8
  %2448 = mul nsw i64 %2447, %2439
  %2449 = add i64 %2448, %2446
  %2450 = inttoptr i64 %2449 to ptr
  %2451 = load i32, ptr %2450, align 4
  %2452 = xor i32 %2451, %2445
  %2453 = zext i32 %2452 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2439, i64 noundef %2453)
  %2454 = add nuw nsw i64 %2437, 1
  %2455 = icmp eq i64 %2454, %292
  br i1 %2455, label %3437, label %2436

2456:                                             ; preds = %2370, %2456
  %2457 = phi i64 [ %2474, %2456 ], [ 0, %2370 ]
  %2458 = getelementptr inbounds nuw i64, ptr %290, i64 %2457
  %2459 = load i64, ptr %2458, align 8
  %2460 = load i64, ptr %4, align 8
  %2461 = load i64, ptr %93, align 8
  %2462 = mul nsw i64 %2461, %2459
  %2463 = add i64 %2462, %2460
  %2464 = inttoptr i64 %2463 to ptr
  %2465 = load i32, ptr %2464, align 4
  %2466 = load i64, ptr %5, align 8
  %2467 = load i64, ptr %94, align 8
  %2468 = mul nsw i64 %2467, %2459
  %2469 = add i64 %2468, %2466
  %2470 = inttoptr i64 %2469 to ptr
  %2471 = load i32, ptr %2470, align 4
  %2472 = xor i32 %2471, %2465
  %2473 = sext i32 %2472 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2459, i64 noundef %2473)
  %2474 = add nuw nsw i64 %2457, 1
  %2475 = icmp eq i64 %2474, %292
  br i1 %2475, label %3437, label %2456

2476:                                             ; preds = %2374, %2476
  %2477 = phi i64 [ %2493, %2476 ], [ 0, %2374 ]
  %2478 = getelementptr inbounds nuw i64, ptr %290, i64 %2477
  %2479 = load i64, ptr %2478, align 8
  %2480 = load i64, ptr %4, align 8
  %2481 = load i64, ptr %93, align 8
  %2482 = mul nsw i64 %2481, %2479
  %2483 = add i64 %2482, %2480
  %2484 = inttoptr i64 %2483 to ptr
  %2485 = load i64, ptr %2484, align 8
  %2486 = load i64, ptr %5, align 8
  %2487 = load i64, ptr %94, align 8
  %2488 = mul nsw i64 %2487, %2479
  %2489 = add i64 %2488, %2486
  %2490 = inttoptr i64 %2489 to ptr
  %2491 = load i64, ptr %2490, align 8
  %2492 = xor i64 %2491, %2485
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2479, i64 noundef %2492)
  %2493 = add nuw nsw i64 %2477, 1
  %2494 = icmp eq i64 %2493, %292
  br i1 %2494, label %3437, label %2476

2495:                                             ; preds = %1620
  %2496 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2502 [
    i64 10, label %2501
    i64 0, label %2517
    i64 4, label %2517
    i64 6, label %2500
    i64 1, label %2499
    i64 5, label %2498
    i64 2, label %2497
  ]

2497:                                             ; preds = %2495
  br i1 %2496, label %2560, label %3437

2498:                                             ; preds = %2495
  br i1 %2496, label %2546, label %3437

2499:                                             ; preds = %2495
  br i1 %2496, label %2532, label %3437

2500:                                             ; preds = %2495
  br i1 %2496, label %2574, label %3437

2501:                                             ; preds = %2495
  br i1 %2496, label %2503, label %3437

2502:                                             ; preds = %2495
  br i1 %2496, label %2588, label %3437

2503:                                             ; preds = %2501, %2503
  %2504 = phi i64 [ %2515, %2503 ], [ 0, %2501 ]
  %2505 = getelementptr inbounds nuw i64, ptr %290, i64 %2504
  %2506 = load i64, ptr %2505, align 8
  %2507 = load i64, ptr %4, align 8
  %2508 = load i64, ptr %93, align 8
  %2509 = mul nsw i64 %2508, %2506
  %2510 = add i64 %2509, %2507
  %2511 = inttoptr i64 %2510 to ptr
  %2512 = load i8, ptr %2511, align 1
  %2513 = icmp eq i8 %2512, 0
  %2514 = zext i1 %2513 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2506, i64 noundef %2514)
  %2515 = add nuw nsw i64 %2504, 1
  %2516 = icmp eq i64 %2515, %292
  br i1 %2516, label %3437, label %2503

2517:                                             ; preds = %2495, %2495
  br i1 %2496, label %2518, label %3437

2518:                                             ; preds = %2517, %2518
  %2519 = phi i64 [ %2530, %2518 ], [ 0, %2517 ]
  %2520 = getelementptr inbounds nuw i64, ptr %290, i64 %2519
  %2521 = load i64, ptr %2520, align 8
  %2522 = load i64, ptr %4, align 8
  %2523 = load i64, ptr %93, align 8
  %2524 = mul nsw i64 %2523, %2521
  %2525 = add i64 %2524, %2522
  %2526 = inttoptr i64 %2525 to ptr
  %2527 = load i8, ptr %2526, align 1
  %2528 = xor i8 %2527, -1
  %2529 = zext i8 %2528 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2521, i64 noundef %2529)
  %2530 = add nuw nsw i64 %2519, 1
  %2531 = icmp eq i64 %2530, %292
  br i1 %2531, label %3437, label %2518

2532:                                             ; preds = %2499, %2532
  %2533 = phi i64 [ %2544, %2532 ], [ 0, %2499 ]
  %2534 = getelementptr inbounds nuw i64, ptr %290, i64 %2533
  %2535 = load i64, ptr %2534, align 8
  %2536 = load i64, ptr %4, align 8
  %2537 = load i64, ptr %93, align 8
  %2538 = mul nsw i64 %2537, %2535
  %2539 = add i64 %2538, %2536
  %2540 = inttoptr i64 %2539 to ptr
  %2541 = load i16, ptr %2540, align 2
  %2542 = xor i16 %2541, -1
  %2543 = zext i16 %2542 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2535, i64 noundef %2543)
  %2544 = add nuw nsw i64 %2533, 1
  %2545 = icmp eq i64 %2544, %292
  br i1 %2545, label %3437, label %2532

2546:                                             ; preds = %2498, %2546
  %2547 = phi i64 [ %2558, %2546 ], [ 0, %2498 ]
  %2548 = getelementptr inbounds nuw i64, ptr %290, i64 %2547
  %2549 = load i64, ptr %2548, align 8
  %2550 = load i64, ptr %4, align 8
  %2551 = load i64, ptr %93, align 8
  %2552 = mul nsw i64 %2551, %2549
  %2553 = add i64 %2552, %2550
  %2554 = inttoptr i64 %2553 to ptr
  %2555 = load i16, ptr %2554, align 2
  %2556 = xor i16 %2555, -1
  %2557 = sext i16 %2556 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2549, i64 noundef %2557)
  %2558 = add nuw nsw i64 %2547, 1
  %2559 = icmp eq i64 %2558, %292
  br i1 %2559, label %3437, label %2546

2560:                                             ; preds = %2497, %2560
  %2561 = phi i64 [ %2572, %2560 ], [ 0, %2497 ]
  %2562 = getelementptr inbounds nuw i64, ptr %290, i64 %2561
  %2563 = load i64, ptr %2562, align 8
  %2564 = load i64, ptr %4, align 8
  %2565 = load i64, ptr %93, align 8
  %2566 = mul nsw i64 %2565, %2563
  %2567 = add i64 %2566, %2564
  %2568 = inttoptr i64 %2567 to ptr
  %2569 = load i32, ptr %2568, align 4
  %2570 = xor i32 %2569, -1
  %2571 = zext i32 %2570 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2563, i64 noundef %2571)
  %2572 = add nuw nsw i64 %2561, 1
  %2573 = icmp eq i64 %2572, %292
  br i1 %2573, label %3437, label %2560

2574:                                             ; preds = %2500, %2574
  %2575 = phi i64 [ %2586, %2574 ], [ 0, %2500 ]
  %2576 = getelementptr inbounds nuw i64, ptr %290, i64 %2575
  %2577 = load i64, ptr %2576, align 8
  %2578 = load i64, ptr %4, align 8
  %2579 = load i64, ptr %93, align 8
  %2580 = mul nsw i64 %2579, %2577
  %2581 = add i64 %2580, %2578
  %2582 = inttoptr i64 %2581 to ptr
  %2583 = load i32, ptr %2582, align 4
  %2584 = xor i32 %2583, -1
  %2585 = sext i32 %2584 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2577, i64 noundef %2585)
  %2586 = add nuw nsw i64 %2575, 1
  %2587 = icmp eq i64 %2586, %292
  br i1 %2587, label %3437, label %2574

2588:                                             ; preds = %2502, %2588
  %2589 = phi i64 [ %2599, %2588 ], [ 0, %2502 ]
  %2590 = getelementptr inbounds nuw i64, ptr %290, i64 %2589
  %2591 = load i64, ptr %2590, align 8
  %2592 = load i64, ptr %4, align 8
  %2593 = load i64, ptr %93, align 8
  %2594 = mul nsw i64 %2593, %2591
  %2595 = add i64 %2594, %2592
  %2596 = inttoptr i64 %2595 to ptr
  %2597 = load i64, ptr %2596, align 8
  %2598 = xor i64 %2597, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2591, i64 noundef %2598)
  %2599 = add nuw nsw i64 %2589, 1
  %2600 = icmp eq i64 %2599, %292
  br i1 %2600, label %3437, label %2588

2601:                                             ; preds = %1620
  %2602 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2607 [
    i64 0, label %2608
    i64 4, label %2608
    i64 10, label %2608
    i64 1, label %2606
    i64 5, label %2605
    i64 2, label %2604
    i64 6, label %2603
  ]

2603:                                             ; preds = %2601
  br i1 %2602, label %2665, label %3437

2604:                                             ; preds = %2601
  br i1 %2602, label %2651, label %3437

2605:                                             ; preds = %2601
  br i1 %2602, label %2637, label %3437

2606:                                             ; preds = %2601
  br i1 %2602, label %2623, label %3437

2607:                                             ; preds = %2601
  br i1 %2602, label %2679, label %3437

2608:                                             ; preds = %2601, %2601, %2601
  br i1 %2602, label %2609, label %3437

2609:                                             ; preds = %2608, %2609
  %2610 = phi i64 [ %2621, %2609 ], [ 0, %2608 ]
  %2611 = getelementptr inbounds nuw i64, ptr %290, i64 %2610
  %2612 = load i64, ptr %2611, align 8
  %2613 = load i64, ptr %4, align 8
  %2614 = load i64, ptr %93, align 8
  %2615 = mul nsw i64 %2614, %2612
  %2616 = add i64 %2615, %2613
  %2617 = inttoptr i64 %2616 to ptr
  %2618 = load i8, ptr %2617, align 1
  %2619 = sub i8 0, %2618
  %2620 = zext i8 %2619 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2612, i64 noundef %2620)
  %2621 = add nuw nsw i64 %2610, 1
  %2622 = icmp eq i64 %2621, %292
  br i1 %2622, label %3437, label %2609

2623:                                             ; preds = %2606, %2623
  %2624 = phi i64 [ %2635, %2623 ], [ 0, %2606 ]
  %2625 = getelementptr inbounds nuw i64, ptr %290, i64 %2624
  %2626 = load i64, ptr %2625, align 8
  %2627 = load i64, ptr %4, align 8
  %2628 = load i64, ptr %93, align 8
  %2629 = mul nsw i64 %2628, %2626
  %2630 = add i64 %2629, %2627
  %2631 = inttoptr i64 %2630 to ptr
  %2632 = load i16, ptr %2631, align 2
  %2633 = sub i16 0, %2632
  %2634 = zext i16 %2633 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2626, i64 noundef %2634)
  %2635 = add nuw nsw i64 %2624, 1
  %2636 = icmp eq i64 %2635, %292
  br i1 %2636, label %3437, label %2623

2637:                                             ; preds = %2605, %2637
  %2638 = phi i64 [ %2649, %2637 ], [ 0, %2605 ]
  %2639 = getelementptr inbounds nuw i64, ptr %290, i64 %2638
  %2640 = load i64, ptr %2639, align 8
  %2641 = load i64, ptr %4, align 8
  %2642 = load i64, ptr %93, align 8
  %2643 = mul nsw i64 %2642, %2640
  %2644 = add i64 %2643, %2641
  %2645 = inttoptr i64 %2644 to ptr
  %2646 = load i16, ptr %2645, align 2
  %2647 = sub i16 0, %2646
  %2648 = sext i16 %2647 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2640, i64 noundef %2648)
  %2649 = add nuw nsw i64 %2638, 1
  %2650 = icmp eq i64 %2649, %292
  br i1 %2650, label %3437, label %2637

2651:                                             ; preds = %2604, %2651
  %2652 = phi i64 [ %2663, %2651 ], [ 0, %2604 ]
  %2653 = getelementptr inbounds nuw i64, ptr %290, i64 %2652
  %2654 = load i64, ptr %2653, align 8
  %2655 = load i64, ptr %4, align 8
  %2656 = load i64, ptr %93, align 8
  %2657 = mul nsw i64 %2656, %2654
  %2658 = add i64 %2657, %2655
  %2659 = inttoptr i64 %2658 to ptr
  %2660 = load i32, ptr %2659, align 4
  %2661 = sub i32 0, %2660
  %2662 = zext i32 %2661 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2654, i64 noundef %2662)
  %2663 = add nuw nsw i64 %2652, 1
  %2664 = icmp eq i64 %2663, %292
  br i1 %2664, label %3437, label %2651

2665:                                             ; preds = %2603, %2665
  %2666 = phi i64 [ %2677, %2665 ], [ 0, %2603 ]
  %2667 = getelementptr inbounds nuw i64, ptr %290, i64 %2666
  %2668 = load i64, ptr %2667, align 8
  %2669 = load i64, ptr %4, align 8
  %2670 = load i64, ptr %93, align 8
  %2671 = mul nsw i64 %2670, %2668
  %2672 = add i64 %2671, %2669
  %2673 = inttoptr i64 %2672 to ptr
  %2674 = load i32, ptr %2673, align 4
  %2675 = sub i32 0, %2674
  %2676 = sext i32 %2675 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2668, i64 noundef %2676)
  %2677 = add nuw nsw i64 %2666, 1
  %2678 = icmp eq i64 %2677, %292
  br i1 %2678, label %3437, label %2665

2679:                                             ; preds = %2607, %2679
  %2680 = phi i64 [ %2690, %2679 ], [ 0, %2607 ]
  %2681 = getelementptr inbounds nuw i64, ptr %290, i64 %2680
  %2682 = load i64, ptr %2681, align 8
  %2683 = load i64, ptr %4, align 8
  %2684 = load i64, ptr %93, align 8
  %2685 = mul nsw i64 %2684, %2682
  %2686 = add i64 %2685, %2683
  %2687 = inttoptr i64 %2686 to ptr
  %2688 = load i64, ptr %2687, align 8
  %2689 = sub i64 0, %2688
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2682, i64 noundef %2689)
  %2690 = add nuw nsw i64 %2680, 1
  %2691 = icmp eq i64 %2690, %292
  br i1 %2691, label %3437, label %2679

2692:                                             ; preds = %1620
  %2693 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2699 [
    i64 1, label %2698
    i64 5, label %2697
    i64 2, label %2696
    i64 6, label %2695
    i64 3, label %2694
  ]

2694:                                             ; preds = %2692
  br i1 %2693, label %2780, label %3437

2695:                                             ; preds = %2692
  br i1 %2693, label %2760, label %3437

2696:                                             ; preds = %2692
  br i1 %2693, label %2740, label %3437

2697:                                             ; preds = %2692
  br i1 %2693, label %2720, label %3437

2698:                                             ; preds = %2692
  br i1 %2693, label %2700, label %3437

2699:                                             ; preds = %2692
  br i1 %2693, label %2799, label %3437

2700:                                             ; preds = %2698, %2700
  %2701 = phi i64 [ %2718, %2700 ], [ 0, %2698 ]
  %2702 = getelementptr inbounds nuw i64, ptr %290, i64 %2701
  %2703 = load i64, ptr %2702, align 8
  %2704 = load i64, ptr %4, align 8
  %2705 = load i64, ptr %93, align 8
  %2706 = mul nsw i64 %2705, %2703
  %2707 = add i64 %2706, %2704
  %2708 = inttoptr i64 %2707 to ptr
  %2709 = load i16, ptr %2708, align 2
  %2710 = load i64, ptr %5, align 8
  %2711 = load i64, ptr %94, align 8
  %2712 = mul nsw i64 %2711, %2703
  %2713 = add i64 %2712, %2710
  %2714 = inttoptr i64 %2713 to ptr
  %2715 = load i16, ptr %2714, align 2
  %2716 = tail call i16 @llvm.umin.i16(i16 %2709, i16 %2715)
  %2717 = zext i16 %2716 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2703, i64 noundef %2717)
  %2718 = add nuw nsw i64 %2701, 1
  %2719 = icmp eq i64 %2718, %292
  br i1 %2719, label %3437, label %2700

2720:                                             ; preds = %2697, %2720
  %2721 = phi i64 [ %2738, %2720 ], [ 0, %2697 ]
  %2722 = getelementptr inbounds nuw i64, ptr %290, i64 %2721
  %2723 = load i64, ptr %2722, align 8
  %2724 = load i64, ptr %4, align 8
  %2725 = load i64, ptr %93, align 8
  %2726 = mul nsw i64 %2725, %2723
  %2727 = add i64 %2726, %2724
  %2728 = inttoptr i64 %2727 to ptr
  %2729 = load i16, ptr %2728, align 2
  %2730 = load i64, ptr %5, align 8
  %2731 = load i64, ptr %94, align 8
  %2732 = mul nsw i64 %2731, %2723
  %2733 = add i64 %2732, %2730
  %2734 = inttoptr i64 %2733 to ptr
  %2735 = load i16, ptr %2734, align 2
  %2736 = tail call i16 @llvm.smin.i16(i16 %2729, i16 %2735)
  %2737 = sext i16 %2736 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2723, i64 noundef %2737)
  %2738 = add nuw nsw i64 %2721, 1
  %2739 = icmp eq i64 %2738, %292
  br i1 %2739, label %3437, label %2720

2740:                                             ; preds = %2696, %2740
  %2741 = phi i64 [ %2758, %2740 ], [ 0, %2696 ]
  %2742 = getelementptr inbounds nuw i64, ptr %290, i64 %2741
  %2743 = load i64, ptr %2742, align 8
  %2744 = load i64, ptr %4, align 8
  %2745 = load i64, ptr %93, align 8
  %2746 = mul nsw i64 %2745, %2743
  %2747 = add i64 %2746, %2744
  %2748 = inttoptr i64 %2747 to ptr
  %2749 = load i32, ptr %2748, align 4
  %2750 = load i64, ptr %5, align 8
  %2751 = load i64, ptr %94, align 8
  %2752 = mul nsw i64 %2751, %2743
  %2753 = add i64 %2752, %2750
  %2754 = inttoptr i64 %2753 to ptr
  %2755 = load i32, ptr %2754, align 4
  %2756 = tail call i32 @llvm.umin.i32(i32 %2749, i32 %2755)
  %2757 = zext i32 %2756 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2743, i64 noundef %2757)
  %2758 = add nuw nsw i64 %2741, 1
  %2759 = icmp eq i64 %2758, %292
  br i1 %2759, label %3437, label %2740

2760:                                             ; preds = %2695, %2760
  %2761 = phi i64 [ %2778, %2760 ], [ 0, %2695 ]
  %2762 = getelementptr inbounds nuw i64, ptr %290, i64 %2761
  %2763 = load i64, ptr %2762, align 8
  %2764 = load i64, ptr %4, align 8
  %2765 = load i64, ptr %93, align 8
  %2766 = mul nsw i64 %2765, %2763
  %2767 = add i64 %2766, %2764
  %2768 = inttoptr i64 %2767 to ptr
  %2769 = load i32, ptr %2768, align 4
  %2770 = load i64, ptr %5, align 8
  %2771 = load i64, ptr %94, align 8
  %2772 = mul nsw i64 %2771, %2763
  %2773 = add i64 %2772, %2770
  %2774 = inttoptr i64 %2773 to ptr
  %2775 = load i32, ptr %2774, align 4
  %2776 = tail call i32 @llvm.smin.i32(i32 %2769, i32 %2775)
  %2777 = sext i32 %2776 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2763, i64 noundef %2777)
  %2778 = add nuw nsw i64 %2761, 1
  %2779 = icmp eq i64 %2778, %292
  br i1 %2779, label %3437, label %2760

2780:                                             ; preds = %2694, %2780
  %2781 = phi i64 [ %2797, %2780 ], [ 0, %2694 ]
  %2782 = getelementptr inbounds nuw i64, ptr %290, i64 %2781
  %2783 = load i64, ptr %2782, align 8
  %2784 = load i64, ptr %4, align 8
  %2785 = load i64, ptr %93, align 8
  %2786 = mul nsw i64 %2785, %2783
  %2787 = add i64 %2786, %2784
  %2788 = inttoptr i64 %2787 to ptr
  %2789 = load i64, ptr %2788, align 8
  %2790 = load i64, ptr %5, align 8
  %2791 = load i64, ptr %94, align 8
  %2792 = mul nsw i64 %2791, %2783
  %2793 = add i64 %2792, %2790
  %2794 = inttoptr i64 %2793 to ptr
  %2795 = load i64, ptr %2794, align 8
  %2796 = tail call i64 @llvm.umin.i64(i64 %2789, i64 %2795)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2783, i64 noundef %2796)
  %2797 = add nuw nsw i64 %2781, 1
  %2798 = icmp eq i64 %2797, %292
  br i1 %2798, label %3437, label %2780

2799:                                             ; preds = %2699, %2799
  %2800 = phi i64 [ %2816, %2799 ], [ 0, %2699 ]
  %2801 = getelementptr inbounds nuw i64, ptr %290, i64 %2800
  %2802 = load i64, ptr %2801, align 8
  %2803 = load i64, ptr %4, align 8
  %2804 = load i64, ptr %93, align 8
  %2805 = mul nsw i64 %2804, %2802
  %2806 = add i64 %2805, %2803
  %2807 = inttoptr i64 %2806 to ptr
  %2808 = load i64, ptr %2807, align 8
  %2809 = load i64, ptr %5, align 8
  %2810 = load i64, ptr %94, align 8
  %2811 = mul nsw i64 %2810, %2802
  %2812 = add i64 %2811, %2809
  %2813 = inttoptr i64 %2812 to ptr
  %2814 = load i64, ptr %2813, align 8
  %2815 = tail call i64 @llvm.smin.i64(i64 %2808, i64 %2814)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2802, i64 noundef %2815)
  %2816 = add nuw nsw i64 %2800, 1
  %2817 = icmp eq i64 %2816, %292
  br i1 %2817, label %3437, label %2799

2818:                                             ; preds = %1620
  %2819 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2825 [
    i64 1, label %2824
    i64 5, label %2823
    i64 2, label %2822
    i64 6, label %2821
    i64 3, label %2820
  ]

2820:                                             ; preds = %2818
  br i1 %2819, label %2906, label %3437

2821:                                             ; preds = %2818
  br i1 %2819, label %2886, label %3437

2822:                                             ; preds = %2818
  br i1 %2819, label %2866, label %3437

2823:                                             ; preds = %2818
  br i1 %2819, label %2846, label %3437

2824:                                             ; preds = %2818
  br i1 %2819, label %2826, label %3437

2825:                                             ; preds = %2818
  br i1 %2819, label %2925, label %3437

2826:                                             ; preds = %2824, %2826
  %2827 = phi i64 [ %2844, %2826 ], [ 0, %2824 ]
  %2828 = getelementptr inbounds nuw i64, ptr %290, i64 %2827
  %2829 = load i64, ptr %2828, align 8
  %2830 = load i64, ptr %4, align 8
  %2831 = load i64, ptr %93, align 8
  %2832 = mul nsw i64 %2831, %2829
  %2833 = add i64 %2832, %2830
  %2834 = inttoptr i64 %2833 to ptr
  %2835 = load i16, ptr %2834, align 2
  %2836 = load i64, ptr %5, align 8
  %2837 = load i64, ptr %94, align 8
  %2838 = mul nsw i64 %2837, %2829
  %2839 = add i64 %2838, %2836
  %2840 = inttoptr i64 %2839 to ptr
  %2841 = load i16, ptr %2840, align 2
  %2842 = tail call i16 @llvm.umax.i16(i16 %2835, i16 %2841)
  %2843 = zext i16 %2842 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2829, i64 noundef %2843)
  %2844 = add nuw nsw i64 %2827, 1
  %2845 = icmp eq i64 %2844, %292
  br i1 %2845, label %3437, label %2826

2846:                                             ; preds = %2823, %2846
  %2847 = phi i64 [ %2864, %2846 ], [ 0, %2823 ]
  %2848 = getelementptr inbounds nuw i64, ptr %290, i64 %2847
  %2849 = load i64, ptr %2848, align 8
  %2850 = load i64, ptr %4, align 8
  %2851 = load i64, ptr %93, align 8
  %2852 = mul nsw i64 %2851, %2849
  %2853 = add i64 %2852, %2850
  %2854 = inttoptr i64 %2853 to ptr
  %2855 = load i16, ptr %2854, align 2
  %2856 = load i64, ptr %5, align 8
  %2857 = load i64, ptr %94, align 8
  %2858 = mul nsw i64 %2857, %2849
  %2859 = add i64 %2858, %2856
  %2860 = inttoptr i64 %2859 to ptr
  %2861 = load i16, ptr %2860, align 2
  %2862 = tail call i16 @llvm.smax.i16(i16 %2855, i16 %2861)
  %2863 = sext i16 %2862 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2849, i64 noundef %2863)
  %2864 = add nuw nsw i64 %2847, 1
  %2865 = icmp eq i64 %2864, %292
  br i1 %2865, label %3437, label %2846

2866:                                             ; preds = %2822, %2866
  %2867 = phi i64 [ %2884, %2866 ], [ 0, %2822 ]
  %2868 = getelementptr inbounds nuw i64, ptr %290, i64 %2867
  %2869 = load i64, ptr %2868, align 8
  %2870 = load i64, ptr %4, align 8
  %2871 = load i64, ptr %93, align 8
  %2872 = mul nsw i64 %2871, %2869
  %2873 = add i64 %2872, %2870
  %2874 = inttoptr i64 %2873 to ptr
  %2875 = load i32, ptr %2874, align 4
  %2876 = load i64, ptr %5, align 8
  %2877 = load i64, ptr %94, align 8
  %2878 = mul nsw i64 %2877, %2869
  %2879 = add i64 %2878, %2876
  %2880 = inttoptr i64 %2879 to ptr
  %2881 = load i32, ptr %2880, align 4
  %2882 = tail call i32 @llvm.umax.i32(i32 %2875, i32 %2881)
  %2883 = zext i32 %2882 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2869, i64 noundef %2883)
  %2884 = add nuw nsw i64 %2867, 1
  %2885 = icmp eq i64 %2884, %292
  br i1 %2885, label %3437, label %2866

2886:                                             ; preds = %2821, %2886
  %2887 = phi i64 [ %2904, %2886 ], [ 0, %2821 ]
  %2888 = getelementptr inbounds nuw i64, ptr %290, i64 %2887
  %2889 = load i64, ptr %2888, align 8
  %2890 = load i64, ptr %4, align 8
  %2891 = load i64, ptr %93, align 8
  %2892 = mul nsw i64 %2891, %2889
  %2893 = add i64 %2892, %2890
  %2894 = inttoptr i64 %2893 to ptr
  %2895 = load i32, ptr %2894, align 4
  %2896 = load i64, ptr %5, align 8
  %2897 = load i64, ptr %94, align 8
  %2898 = mul nsw i64 %2897, %2889
  %2899 = add i64 %2898, %2896
  %2900 = inttoptr i64 %2899 to ptr
  %2901 = load i32, ptr %2900, align 4
  %2902 = tail call i32 @llvm.smax.i32(i32 %2895, i32 %2901)
  %2903 = sext i32 %2902 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2889, i64 noundef %2903)
  %2904 = add nuw nsw i64 %2887, 1
  %2905 = icmp eq i64 %2904, %292
  br i1 %2905, label %3437, label %2886

2906:                                             ; preds = %2820, %2906
  %2907 = phi i64 [ %2923, %2906 ], [ 0, %2820 ]
  %2908 = getelementptr inbounds nuw i64, ptr %290, i64 %2907
  %2909 = load i64, ptr %2908, align 8
  %2910 = load i64, ptr %4, align 8
  %2911 = load i64, ptr %93, align 8
  %2912 = mul nsw i64 %2911, %2909
  %2913 = add i64 %2912, %2910
  %2914 = inttoptr i64 %2913 to ptr
  %2915 = load i64, ptr %2914, align 8
  %2916 = load i64, ptr %5, align 8
  %2917 = load i64, ptr %94, align 8
  %2918 = mul nsw i64 %2917, %2909
  %2919 = add i64 %2918, %2916
  %2920 = inttoptr i64 %2919 to ptr
  %2921 = load i64, ptr %2920, align 8
  %2922 = tail call i64 @llvm.umax.i64(i64 %2915, i64 %2921)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2909, i64 noundef %2922)
  %2923 = add nuw nsw i64 %2907, 1
  %2924 = icmp eq i64 %2923, %292
  br i1 %2924, label %3437, label %2906

2925:                                             ; preds = %2825, %2925
  %2926 = phi i64 [ %2942, %2925 ], [ 0, %2825 ]
  %2927 = getelementptr inbounds nuw i64, ptr %290, i64 %2926
  %2928 = load i64, ptr %2927, align 8
  %2929 = load i64, ptr %4, align 8
  %2930 = load i64, ptr %93, align 8
  %2931 = mul nsw i64 %2930, %2928
  %2932 = add i64 %2931, %2929
  %2933 = inttoptr i64 %2932 to ptr
  %2934 = load i64, ptr %2933, align 8
  %2935 = load i64, ptr %5, align 8
  %2936 = load i64, ptr %94, align 8
  %2937 = mul nsw i64 %2936, %2928
  %2938 = add i64 %2937, %2935
  %2939 = inttoptr i64 %2938 to ptr
  %2940 = load i64, ptr %2939, align 8
  %2941 = tail call i64 @llvm.smax.i64(i64 %2934, i64 %2940)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2928, i64 noundef %2941)
  %2942 = add nuw nsw i64 %2926, 1
  %2943 = icmp eq i64 %2942, %292
  br i1 %2943, label %3437, label %2925

2944:                                             ; preds = %1620
  %2945 = load i64, ptr %3, align 8
  %2946 = load i64, ptr %96, align 8
  %2947 = load i64, ptr %4, align 8
  %2948 = load i64, ptr %93, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %104, i64 %2945, i64 %2946, i64 %2947, i64 %2948, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %290, i64 noundef %292)
  br label %3437

2949:                                             ; preds = %1620
  %2950 = icmp sgt i64 %292, 0
  switch i64 %1358, label %2954 [
    i64 6, label %2953
    i64 2, label %2952
    i64 3, label %2951
  ]

2951:                                             ; preds = %2949
  br i1 %2950, label %2999, label %3437

2952:                                             ; preds = %2949
  br i1 %2950, label %2977, label %3437

2953:                                             ; preds = %2949
  br i1 %2950, label %2955, label %3437

2954:                                             ; preds = %2949
  br i1 %2950, label %3022, label %3437

2955:                                             ; preds = %2953, %2955
  %2956 = phi i64 [ %2975, %2955 ], [ 0, %2953 ]
  %2957 = getelementptr inbounds nuw i64, ptr %290, i64 %2956
  %2958 = load i64, ptr %2957, align 8
  %2959 = load i64, ptr %4, align 8
  %2960 = load i64, ptr %93, align 8
  %2961 = mul nsw i64 %2960, %2958
  %2962 = add i64 %2961, %2959
  %2963 = inttoptr i64 %2962 to ptr
  %2964 = load i32, ptr %2963, align 4
  %2965 = sext i32 %2964 to i64
  %2966 = load i64, ptr %5, align 8
  %2967 = load i64, ptr %94, align 8
  %2968 = mul nsw i64 %2967, %2958
  %2969 = add i64 %2968, %2966
  %2970 = inttoptr i64 %2969 to ptr
  %2971 = load i32, ptr %2970, align 4
  %2972 = sext i32 %2971 to i64
  %2973 = mul nsw i64 %2972, %2965
  %2974 = ashr i64 %2973, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2958, i64 noundef %2974)
  %2975 = add nuw nsw i64 %2956, 1
  %2976 = icmp eq i64 %2975, %292
  br i1 %2976, label %3437, label %2955

2977:                                             ; preds = %2952, %2977
  %2978 = phi i64 [ %2997, %2977 ], [ 0, %2952 ]
  %2979 = getelementptr inbounds nuw i64, ptr %290, i64 %2978
  %2980 = load i64, ptr %2979, align 8
  %2981 = load i64, ptr %4, align 8
  %2982 = load i64, ptr %93, align 8
  %2983 = mul nsw i64 %2982, %2980
  %2984 = add i64 %2983, %2981
  %2985 = inttoptr i64 %2984 to ptr
  %2986 = load i32, ptr %2985, align 4
  %2987 = zext i32 %2986 to i64
  %2988 = load i64, ptr %5, align 8
  %2989 = load i64, ptr %94, align 8
  %2990 = mul nsw i64 %2989, %2980
  %2991 = add i64 %2990, %2988
  %2992 = inttoptr i64 %2991 to ptr
  %2993 = load i32, ptr %2992, align 4
  %2994 = zext i32 %2993 to i64
  %2995 = mul nuw i64 %2994, %2987
  %2996 = lshr i64 %2995, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2980, i64 noundef %2996)
  %2997 = add nuw nsw i64 %2978, 1
  %2998 = icmp eq i64 %2997, %292
  br i1 %2998, label %3437, label %2977

2999:                                             ; preds = %2951, %2999
  %3000 = phi i64 [ %3020, %2999 ], [ 0, %2951 ]
  %3001 = getelementptr inbounds nuw i64, ptr %290, i64 %3000
  %3002 = load i64, ptr %3001, align 8
  %3003 = load i64, ptr %4, align 8
  %3004 = load i64, ptr %93, align 8
  %3005 = mul nsw i64 %3004, %3002
  %3006 = add i64 %3005, %3003
  %3007 = inttoptr i64 %3006 to ptr
  %3008 = load i64, ptr %3007, align 8
  %3009 = zext i64 %3008 to i128
  %3010 = load i64, ptr %5, align 8
  %3011 = load i64, ptr %94, align 8
  %3012 = mul nsw i64 %3011, %3002
  %3013 = add i64 %3012, %3010
  %3014 = inttoptr i64 %3013 to ptr
  %3015 = load i64, ptr %3014, align 8
  %3016 = zext i64 %3015 to i128
  %3017 = mul nuw i128 %3016, %3009
  %3018 = lshr i128 %3017, 64
  %3019 = trunc nuw i128 %3018 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3002, i64 noundef %3019)
  %3020 = add nuw nsw i64 %3000, 1
  %3021 = icmp eq i64 %3020, %292
  br i1 %3021, label %3437, label %2999

3022:                                             ; preds = %2954, %3022
  %3023 = phi i64 [ %3043, %3022 ], [ 0, %2954 ]
  %3024 = getelementptr inbounds nuw i64, ptr %290, i64 %3023
  %3025 = load i64, ptr %3024, align 8
  %3026 = load i64, ptr %4, align 8
  %3027 = load i64, ptr %93, align 8
  %3028 = mul nsw i64 %3027, %3025
  %3029 = add i64 %3028, %3026
  %3030 = inttoptr i64 %3029 to ptr
  %3031 = load i64, ptr %3030, align 8
  %3032 = sext i64 %3031 to i128
  %3033 = load i64, ptr %5, align 8
  %3034 = load i64, ptr %94, align 8
  %3035 = mul nsw i64 %3034, %3025
  %3036 = add i64 %3035, %3033
  %3037 = inttoptr i64 %3036 to ptr
  %3038 = load i64, ptr %3037, align 8
  %3039 = sext i64 %3038 to i128
  %3040 = mul nsw i128 %3039, %3032
  %3041 = lshr i128 %3040, 64
  %3042 = trunc nuw i128 %3041 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3025, i64 noundef %3042)
  %3043 = add nuw nsw i64 %3023, 1
  %3044 = icmp eq i64 %3043, %292
  br i1 %3044, label %3437, label %3022

3045:                                             ; preds = %1646, %3045
  %3046 = phi i64 [ %3053, %3045 ], [ 0, %1646 ]
  %3047 = getelementptr inbounds nuw i64, ptr %290, i64 %3046
  %3048 = load i64, ptr %3047, align 8
  %3049 = load i64, ptr %1357, align 8
  %3050 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3049, i64 noundef %3048)
  %3051 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3049, i64 noundef %3048)
  %3052 = mul i64 %3051, %3050
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3048, i64 noundef %3052)
  %3053 = add nuw nsw i64 %3046, 1
  %3054 = icmp eq i64 %3053, %292
  br i1 %3054, label %3437, label %3045

3055:                                             ; preds = %1644, %3077
  %3056 = phi i64 [ %3079, %3077 ], [ 0, %1644 ]
  %3057 = getelementptr inbounds nuw i64, ptr %290, i64 %3056
  %3058 = load i64, ptr %3057, align 8
  %3059 = load i64, ptr %1357, align 8
  %3060 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3059, i64 noundef %3058)
  %3061 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3059, i64 noundef %3058)
  %3062 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %3059, i64 noundef %3058)
  %3063 = mul i64 %3061, %3060
  %3064 = add i64 %3062, %3063
  switch i64 %3059, label %3073 [
    i64 6, label %3065
    i64 2, label %3068
    i64 5, label %3070
  ]

3065:                                             ; preds = %3055
  %3066 = shl i64 %3064, 32
  %3067 = ashr exact i64 %3066, 32
  br label %3077

3068:                                             ; preds = %3055
  %3069 = and i64 %3064, 4294967295
  br label %3077

3070:                                             ; preds = %3055
  %3071 = shl i64 %3064, 48
  %3072 = ashr exact i64 %3071, 48
  br label %3077

3073:                                             ; preds = %3055
  %3074 = icmp eq i64 %3059, 1
  %3075 = and i64 %3064, 65535
  %3076 = select i1 %3074, i64 %3075, i64 %3064
  br label %3077

3077:                                             ; preds = %3073, %3070, %3068, %3065
  %3078 = phi i64 [ %3067, %3065 ], [ %3069, %3068 ], [ %3072, %3070 ], [ %3076, %3073 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3058, i64 noundef %3078)
  %3079 = add nuw nsw i64 %3056, 1
  %3080 = icmp eq i64 %3079, %292
  br i1 %3080, label %3437, label %3055

3081:                                             ; preds = %3081, %1642
  %3082 = phi i64 [ 0, %1642 ], [ %3092, %3081 ]
  %3083 = getelementptr inbounds nuw i64, ptr %290, i64 %3082
  %3084 = load i64, ptr %3083, align 8
  %3085 = load i64, ptr %1357, align 8
  %3086 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3085, i64 noundef %3084)
  %3087 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3085, i64 noundef %3084)
  %3088 = mul i64 %3087, %3086
  %3089 = load i64, ptr %1643, align 8
  %3090 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %3089, i64 noundef %3084)
  %3091 = add i64 %3090, %3088
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3084, i64 noundef %3091)
  %3092 = add nuw nsw i64 %3082, 1
  %3093 = icmp eq i64 %3092, %292
  br i1 %3093, label %3437, label %3081

3094:                                             ; preds = %1620, %1620
  switch i64 %1358, label %3095 [
    i64 1, label %3098
    i64 5, label %3098
    i64 2, label %3096
    i64 6, label %3096
  ]

3095:                                             ; preds = %3094
  br label %3096

3096:                                             ; preds = %3095, %3094, %3094
  %3097 = phi i64 [ 32, %3094 ], [ 64, %3095 ], [ 32, %3094 ]
  br label %3098

3098:                                             ; preds = %3096, %3094, %3094
  %3099 = phi i64 [ %3097, %3096 ], [ 16, %3094 ], [ 16, %3094 ]
  %3100 = icmp sgt i64 %292, 0
  br i1 %3100, label %3101, label %3437

3101:                                             ; preds = %3098
  %3102 = icmp eq i64 %3099, 16
  %3103 = icmp eq i64 %3099, 32
  br label %3104

3104:                                             ; preds = %3145, %3101
  %3105 = phi i64 [ 0, %3101 ], [ %3147, %3145 ]
  %3106 = getelementptr inbounds nuw i64, ptr %290, i64 %3105
  %3107 = load i64, ptr %3106, align 8
  %3108 = load i64, ptr %1357, align 8
  %3109 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3108, i64 noundef %3107)
  %3110 = load i64, ptr %5, align 8
  %3111 = load i64, ptr %94, align 8
  %3112 = mul nsw i64 %3111, %3107
  %3113 = add i64 %3112, %3110
  %3114 = inttoptr i64 %3113 to ptr
  %3115 = load i32, ptr %3114, align 4
  %3116 = zext i32 %3115 to i64
  %3117 = load i64, ptr %104, align 8
  %3118 = icmp eq i64 %3117, 16
  br i1 %3118, label %3119, label %3135

3119:                                             ; preds = %3104
  %3120 = icmp ugt i64 %3099, %3116
  %3121 = shl i64 %3109, %3116
  %3122 = select i1 %3120, i64 %3121, i64 0
  %3123 = and i64 %3122, 65535
  %3124 = and i64 %3122, 4294967295
  %3125 = select i1 %3103, i64 %3124, i64 %3122
  %3126 = select i1 %3102, i64 %3123, i64 %3125
  %3127 = icmp eq i64 %3108, 6
  %3128 = shl i64 %3126, 32
  %3129 = ashr exact i64 %3128, 32
  %3130 = select i1 %3127, i64 %3129, i64 %3126
  %3131 = icmp eq i64 %3108, 5
  br i1 %3131, label %3132, label %3145

3132:                                             ; preds = %3119
  %3133 = shl i64 %3126, 48
  %3134 = ashr exact i64 %3133, 48
  br label %3145

3135:                                             ; preds = %3104
  %3136 = and i64 %3108, -4
  %3137 = icmp eq i64 %3136, 4
  %3138 = icmp ugt i64 %3099, %3116
  br i1 %3137, label %3139, label %3142

3139:                                             ; preds = %3135
  %3140 = select i1 %3138, i64 %3116, i64 63
  %3141 = ashr i64 %3109, %3140
  br label %3145

3142:                                             ; preds = %3135
  %3143 = lshr i64 %3109, %3116
  %3144 = select i1 %3138, i64 %3143, i64 0
  br label %3145

3145:                                             ; preds = %3142, %3139, %3132, %3119
  %3146 = phi i64 [ %3134, %3132 ], [ %3130, %3119 ], [ %3141, %3139 ], [ %3144, %3142 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3107, i64 noundef %3146)
  %3147 = add nuw nsw i64 %3105, 1
  %3148 = icmp eq i64 %3147, %292
  br i1 %3148, label %3437, label %3104

3149:                                             ; preds = %3149, %1637
  %3150 = phi i64 [ 0, %1637 ], [ %3161, %3149 ]
  %3151 = getelementptr inbounds nuw i64, ptr %290, i64 %3150
  %3152 = load i64, ptr %3151, align 8
  %3153 = mul nsw i64 %3152, %1639
  %3154 = add i64 %3153, %1638
  %3155 = inttoptr i64 %3154 to ptr
  %3156 = load i8, ptr %3155, align 1
  %3157 = icmp eq i8 %3156, 0
  %3158 = load i64, ptr %1357, align 8
  %3159 = select i1 %3157, ptr %5, ptr %4
  %3160 = call fastcc i64 @get(ptr noundef nonnull %3159, i64 noundef %3158, i64 noundef %3152)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3152, i64 noundef %3160)
  %3161 = add nuw nsw i64 %3150, 1
  %3162 = icmp eq i64 %3161, %292
  br i1 %3162, label %3437, label %3149

3163:                                             ; preds = %3185, %1633
  %3164 = phi i64 [ 0, %1633 ], [ %3187, %3185 ]
  %3165 = getelementptr inbounds nuw i64, ptr %290, i64 %3164
  %3166 = load i64, ptr %3165, align 8
  %3167 = load i64, ptr %1357, align 8
  %3168 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3167, i64 noundef %3166)
  %3169 = load i64, ptr %1634, align 8
  switch i64 %3169, label %3185 [
    i64 0, label %3170
    i64 1, label %3172
    i64 2, label %3174
    i64 4, label %3176
    i64 5, label %3179
    i64 6, label %3182
  ]

3170:                                             ; preds = %3163
  %3171 = and i64 %3168, 255
  br label %3185

3172:                                             ; preds = %3163
  %3173 = and i64 %3168, 65535
  br label %3185

3174:                                             ; preds = %3163
  %3175 = and i64 %3168, 4294967295
  br label %3185

3176:                                             ; preds = %3163
  %3177 = shl i64 %3168, 56
  %3178 = ashr exact i64 %3177, 56
  br label %3185

3179:                                             ; preds = %3163
  %3180 = shl i64 %3168, 48
  %3181 = ashr exact i64 %3180, 48
  br label %3185

3182:                                             ; preds = %3163
  %3183 = shl i64 %3168, 32
  %3184 = ashr exact i64 %3183, 32
  br label %3185

3185:                                             ; preds = %3182, %3179, %3176, %3174, %3172, %3170, %3163
  %3186 = phi i64 [ %3168, %3163 ], [ %3171, %3170 ], [ %3173, %3172 ], [ %3175, %3174 ], [ %3178, %3176 ], [ %3181, %3179 ], [ %3184, %3182 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3166, i64 noundef %3186)
  %3187 = add nuw nsw i64 %3164, 1
  %3188 = icmp eq i64 %3187, %292
  br i1 %3188, label %3437, label %3163

3189:                                             ; preds = %1620, %1620
  %3190 = icmp sgt i64 %292, 0
  br i1 %3190, label %3191, label %3437

3191:                                             ; preds = %3189, %3229
  %3192 = phi i64 [ %3231, %3229 ], [ 0, %3189 ]
  %3193 = getelementptr inbounds nuw i64, ptr %290, i64 %3192
  %3194 = load i64, ptr %3193, align 8
  %3195 = load i64, ptr %1357, align 8
  %3196 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3195, i64 noundef %3194)
  %3197 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3195, i64 noundef %3194)
  %3198 = icmp eq i64 %3197, 0
  br i1 %3198, label %3210, label %3199

3199:                                             ; preds = %3191
  %3200 = and i64 %3195, -4
  %3201 = icmp eq i64 %3200, 4
  br i1 %3201, label %3204, label %3202

3202:                                             ; preds = %3199
  %3203 = udiv i64 %3196, %3197
  br label %3210

3204:                                             ; preds = %3199
  %3205 = icmp eq i64 %3197, -1
  br i1 %3205, label %3206, label %3208

3206:                                             ; preds = %3204
  %3207 = sub i64 0, %3196
  br label %3210

3208:                                             ; preds = %3204
  %3209 = sdiv i64 %3196, %3197
  br label %3210

3210:                                             ; preds = %3208, %3206, %3202, %3191
  %3211 = phi i64 [ %3203, %3202 ], [ %3207, %3206 ], [ %3209, %3208 ], [ -1, %3191 ]
  %3212 = load i64, ptr %104, align 8
  %3213 = icmp eq i64 %3212, 24
  %3214 = icmp ne i64 %3197, 0
  %3215 = and i1 %3214, %3213
  %3216 = mul i64 %3211, %3197
  %3217 = sub i64 %3196, %3216
  %3218 = select i1 %3215, i64 %3217, i64 %3211
  switch i64 %3195, label %3229 [
    i64 1, label %3219
    i64 5, label %3221
    i64 2, label %3224
    i64 6, label %3226
  ]

3219:                                             ; preds = %3210
  %3220 = and i64 %3218, 65535
  br label %3229

3221:                                             ; preds = %3210
  %3222 = shl i64 %3218, 48
  %3223 = ashr exact i64 %3222, 48
  br label %3229

3224:                                             ; preds = %3210
  %3225 = and i64 %3218, 4294967295
  br label %3229

3226:                                             ; preds = %3210
  %3227 = shl i64 %3218, 32
  %3228 = ashr exact i64 %3227, 32
  br label %3229

3229:                                             ; preds = %3226, %3224, %3221, %3219, %3210
  %3230 = phi i64 [ %3218, %3210 ], [ %3220, %3219 ], [ %3223, %3221 ], [ %3225, %3224 ], [ %3228, %3226 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3194, i64 noundef %3230)
  %3231 = add nuw nsw i64 %3192, 1
  %3232 = icmp eq i64 %3231, %292
  br i1 %3232, label %3437, label %3191

3233:                                             ; preds = %1620
  %3234 = icmp sgt i64 %292, 0
  br i1 %3234, label %3235, label %3437

3235:                                             ; preds = %3233
  %3236 = icmp eq i64 %1358, 1
  %3237 = icmp eq i64 %1358, 0
  %3238 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %3239 = select i1 %3236, i64 4, i64 5
  %3240 = select i1 %3237, i64 3, i64 %3239
  br label %3241

3241:                                             ; preds = %3251, %3235
  %3242 = phi i64 [ 0, %3235 ], [ %3253, %3251 ]
  %3243 = getelementptr inbounds nuw i64, ptr %290, i64 %3242
  %3244 = load i64, ptr %3243, align 8
  %3245 = load i64, ptr %3238, align 8
  %3246 = icmp sgt i64 %3245, 0
  br i1 %3246, label %3247, label %3251

3247:                                             ; preds = %3241
  %3248 = load i64, ptr %1336, align 8
  %3249 = getelementptr i64, ptr %1326, i64 %3248
  %3250 = load i64, ptr %1357, align 8
  br label %3255

3251:                                             ; preds = %3255, %3241
  %3252 = phi i64 [ 0, %3241 ], [ %3264, %3255 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3244, i64 noundef %3252)
  %3253 = add nuw nsw i64 %3242, 1
  %3254 = icmp eq i64 %3253, %292
  br i1 %3254, label %3437, label %3241

3255:                                             ; preds = %3255, %3247
  %3256 = phi i64 [ 0, %3247 ], [ %3265, %3255 ]
  %3257 = phi i64 [ 0, %3247 ], [ %3264, %3255 ]
  %3258 = getelementptr i64, ptr %3249, i64 %3256
  %3259 = load i64, ptr %3258, align 8
  %3260 = getelementptr inbounds %struct.operand, ptr %1324, i64 %3259
  %3261 = tail call fastcc i64 @get(ptr noundef %3260, i64 noundef %3250, i64 noundef %3244)
  %3262 = shl nuw i64 %3256, %3240
  %3263 = shl i64 %3261, %3262
  %3264 = or i64 %3263, %3257
  %3265 = add nuw nsw i64 %3256, 1
  %3266 = icmp eq i64 %3265, %3245
  br i1 %3266, label %3251, label %3255

3267:                                             ; preds = %1620
  %3268 = icmp sgt i64 %292, 0
  br i1 %3268, label %3269, label %3437

3269:                                             ; preds = %3267
  %3270 = icmp eq i64 %1358, 1
  %3271 = icmp eq i64 %1358, 0
  %3272 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %3273 = select i1 %3270, i64 4, i64 5
  %3274 = select i1 %3271, i64 3, i64 %3273
  %3275 = select i1 %3270, i64 65535, i64 4294967295
  %3276 = select i1 %3271, i64 255, i64 %3275
  %3277 = load i64, ptr %3272, align 8
  br label %3278

3278:                                             ; preds = %3291, %3269
  %3279 = phi i64 [ %3277, %3269 ], [ %3292, %3291 ]
  %3280 = phi i64 [ %3277, %3269 ], [ %3293, %3291 ]
  %3281 = phi i64 [ 0, %3269 ], [ %3294, %3291 ]
  %3282 = getelementptr inbounds nuw i64, ptr %290, i64 %3281
  %3283 = load i64, ptr %3282, align 8
  %3284 = shl i64 %3280, %3274
  %3285 = icmp eq i64 %3284, 64
  %3286 = icmp eq i64 %3284, 32
  %3287 = select i1 %3286, i64 2, i64 1
  %3288 = select i1 %3285, i64 3, i64 %3287
  %3289 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3288, i64 noundef %3283)
  %3290 = icmp sgt i64 %3280, 0
  br i1 %3290, label %3296, label %3291

3291:                                             ; preds = %3310, %3278
  %3292 = phi i64 [ %3279, %3278 ], [ %3311, %3310 ]
  %3293 = phi i64 [ %3280, %3278 ], [ %3311, %3310 ]
  %3294 = add nuw nsw i64 %3281, 1
  %3295 = icmp eq i64 %3294, %292
  br i1 %3295, label %3437, label %3278

3296:                                             ; preds = %3278, %3310
  %3297 = phi i64 [ %3311, %3310 ], [ %3279, %3278 ]
  %3298 = phi i64 [ %3312, %3310 ], [ 0, %3278 ]
  %3299 = load i64, ptr %1327, align 8
  %3300 = getelementptr i64, ptr %1326, i64 %3299
  %3301 = getelementptr i64, ptr %3300, i64 %3298
  %3302 = load i64, ptr %3301, align 8
  %3303 = icmp sgt i64 %3302, -1
  br i1 %3303, label %3304, label %3310

3304:                                             ; preds = %3296
  %3305 = getelementptr inbounds nuw %struct.operand, ptr %1324, i64 %3302
  %3306 = shl nuw i64 %3298, %3274
  %3307 = lshr i64 %3289, %3306
  %3308 = and i64 %3307, %3276
  tail call fastcc void @put(ptr noundef %3305, i64 noundef %3283, i64 noundef %3308)
  %3309 = load i64, ptr %3272, align 8
  br label %3310

3310:                                             ; preds = %3304, %3296
  %3311 = phi i64 [ %3309, %3304 ], [ %3297, %3296 ]
  %3312 = add nuw nsw i64 %3298, 1
  %3313 = icmp slt i64 %3312, %3311
  br i1 %3313, label %3296, label %3291

3314:                                             ; preds = %3335, %1627
  %3315 = phi i64 [ 0, %1627 ], [ %3337, %3335 ]
  %3316 = getelementptr inbounds nuw i64, ptr %290, i64 %3315
  %3317 = load i64, ptr %3316, align 8
  %3318 = load i64, ptr %4, align 8
  %3319 = load i64, ptr %93, align 8
  %3320 = mul nsw i64 %3319, %3317
  %3321 = add i64 %3320, %3318
  %3322 = inttoptr i64 %3321 to ptr
  %3323 = load i32, ptr %3322, align 4
  %3324 = load i64, ptr %5, align 8
  %3325 = load i64, ptr %94, align 8
  %3326 = mul nsw i64 %3325, %3317
  %3327 = add i64 %3326, %3324
  %3328 = inttoptr i64 %3327 to ptr
  %3329 = load i32, ptr %3328, align 4
  %3330 = mul nsw i64 %3317, %1629
  %3331 = add i64 %3330, %1628
  %3332 = inttoptr i64 %3331 to ptr
  %3333 = load i32, ptr %3332, align 4
  %3334 = load i64, ptr %1630, align 8
  br label %3339

3335:                                             ; preds = %3360
  %3336 = zext i32 %3361 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3317, i64 noundef %3336)
  %3337 = add nuw nsw i64 %3315, 1
  %3338 = icmp eq i64 %3337, %292
  br i1 %3338, label %3437, label %3314

3339:                                             ; preds = %3360, %3314
  %3340 = phi i64 [ 0, %3314 ], [ %3362, %3360 ]
  %3341 = phi i32 [ 0, %3314 ], [ %3361, %3360 ]
  %3342 = shl nuw nsw i64 1, %3340
  %3343 = and i64 %3342, %3334
  %3344 = icmp eq i64 %3343, 0
  br i1 %3344, label %3360, label %3345

3345:                                             ; preds = %3339
  %3346 = icmp samesign ult i64 %3340, 4
  %3347 = sext i1 %3346 to i32
  %3348 = xor i32 %3323, %3347
  %3349 = trunc nuw nsw i64 %3340 to i32
  %3350 = lshr i32 %3349, 1
  %3351 = and i32 %3350, 1
  %3352 = add nsw i32 %3351, -1
  %3353 = xor i32 %3352, %3329
  %3354 = and i32 %3349, 1
  %3355 = add nsw i32 %3354, -1
  %3356 = xor i32 %3355, %3333
  %3357 = and i32 %3356, %3348
  %3358 = and i32 %3357, %3353
  %3359 = or i32 %3358, %3341
  br label %3360

3360:                                             ; preds = %3345, %3339
  %3361 = phi i32 [ %3359, %3345 ], [ %3341, %3339 ]
  %3362 = add nuw nsw i64 %3340, 1
  %3363 = icmp eq i64 %3362, 8
  br i1 %3363, label %3335, label %3339

3364:                                             ; preds = %1623, %3364
  %3365 = phi i64 [ %3371, %3364 ], [ 0, %1623 ]
  %3366 = getelementptr inbounds nuw i64, ptr %290, i64 %3365
  %3367 = load i64, ptr %3366, align 8
  %3368 = load i64, ptr %1357, align 8
  %3369 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3368, i64 noundef %3367)
  %3370 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3369)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3367, i64 noundef %3370)
  %3371 = add nuw nsw i64 %3365, 1
  %3372 = icmp eq i64 %3371, %292
  br i1 %3372, label %3437, label %3364

3373:                                             ; preds = %1620, %1620
  %3374 = icmp sgt i64 %292, 0
  br i1 %3374, label %3375, label %3437

3375:                                             ; preds = %3373
  %3376 = load i64, ptr %6, align 8
  %3377 = load i64, ptr %95, align 8
  %3378 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3379

3379:                                             ; preds = %3419, %3375
  %3380 = phi i64 [ 0, %3375 ], [ %3421, %3419 ]
  %3381 = getelementptr inbounds nuw i64, ptr %290, i64 %3380
  %3382 = load i64, ptr %3381, align 8
  %3383 = load i64, ptr %5, align 8
  %3384 = load i64, ptr %94, align 8
  %3385 = mul nsw i64 %3384, %3382
  %3386 = add i64 %3385, %3383
  %3387 = inttoptr i64 %3386 to ptr
  %3388 = load i32, ptr %3387, align 4
  %3389 = zext i32 %3388 to i64
  %3390 = shl nuw i64 %3389, 32
  %3391 = load i64, ptr %4, align 8
  %3392 = load i64, ptr %93, align 8
  %3393 = mul nsw i64 %3392, %3382
  %3394 = add i64 %3393, %3391
  %3395 = inttoptr i64 %3394 to ptr
  %3396 = load i32, ptr %3395, align 4
  %3397 = zext i32 %3396 to i64
  %3398 = or disjoint i64 %3390, %3397
  %3399 = mul nsw i64 %3382, %3377
  %3400 = add i64 %3399, %3376
  %3401 = inttoptr i64 %3400 to ptr
  %3402 = load i32, ptr %3401, align 4
  %3403 = zext i32 %3402 to i64
  %3404 = load i64, ptr %3378, align 8
  %3405 = icmp eq i64 %3404, 0
  %3406 = and i64 %3403, 31
  %3407 = tail call i64 @llvm.umin.i64(i64 %3403, i64 32)
  %3408 = select i1 %3405, i64 %3407, i64 %3406
  %3409 = load i64, ptr %104, align 8
  %3410 = icmp eq i64 %3409, 32
  br i1 %3410, label %3411, label %3414

3411:                                             ; preds = %3379
  %3412 = lshr i64 %3398, %3408
  %3413 = and i64 %3412, 4294967295
  br label %3419

3414:                                             ; preds = %3379
  %3415 = icmp eq i64 %3408, 32
  br i1 %3415, label %3419, label %3416

3416:                                             ; preds = %3414
  %3417 = shl i64 %3398, %3408
  %3418 = lshr i64 %3417, 32
  br label %3419

3419:                                             ; preds = %3416, %3414, %3411
  %3420 = phi i64 [ %3413, %3411 ], [ %3418, %3416 ], [ %3397, %3414 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3382, i64 noundef %3420)
  %3421 = add nuw nsw i64 %3380, 1
  %3422 = icmp eq i64 %3421, %292
  br i1 %3422, label %3437, label %3379

3423:                                             ; preds = %1621, %3423
  %3424 = phi i64 [ %3435, %3423 ], [ 0, %1621 ]
  %3425 = getelementptr inbounds nuw i64, ptr %290, i64 %3424
  %3426 = load i64, ptr %3425, align 8
  %3427 = load i64, ptr %4, align 8
  %3428 = load i64, ptr %93, align 8
  %3429 = mul nsw i64 %3428, %3426
  %3430 = add i64 %3429, %3427
  %3431 = inttoptr i64 %3430 to ptr
  %3432 = load i16, ptr %3431, align 2
  %3433 = zext i16 %3432 to i64
  %3434 = shl nuw nsw i64 %3433, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3426, i64 noundef %3434)
  %3435 = add nuw nsw i64 %3424, 1
  %3436 = icmp eq i64 %3435, %292
  br i1 %3436, label %3437, label %3423

3437:                                             ; preds = %3423, %3419, %3364, %3335, %3291, %3251, %3229, %3185, %3149, %3145, %3081, %3077, %3045, %2999, %2977, %2955, %3022, %2906, %2886, %2866, %2846, %2826, %2925, %2780, %2760, %2740, %2720, %2700, %2799, %2665, %2651, %2637, %2623, %2609, %2679, %2560, %2546, %2532, %2574, %2518, %2503, %2588, %2456, %2436, %2416, %2396, %2376, %2476, %2329, %2309, %2289, %2269, %2249, %2349, %2202, %2182, %2162, %2142, %2122, %2222, %2075, %2055, %2035, %2015, %1995, %2095, %1948, %1928, %1908, %1888, %1868, %1968, %1821, %1801, %1781, %1761, %1741, %1841, %1708, %1695, %1682, %1669, %1656, %1721, %1619, %1620, %1621, %1623, %1625, %1631, %1635, %1640, %1644, %1646, %1650, %1651, %1652, %1653, %1654, %1655, %1735, %1736, %1737, %1738, %1739, %1740, %1862, %1863, %1864, %1865, %1866, %1867, %1989, %1990, %1991, %1992, %1993, %1994, %2116, %2117, %2118, %2119, %2120, %2121, %2243, %2244, %2245, %2246, %2247, %2248, %2370, %2371, %2372, %2373, %2374, %2375, %2497, %2498, %2499, %2500, %2501, %2502, %2517, %2603, %2604, %2605, %2606, %2607, %2608, %2694, %2695, %2696, %2697, %2698, %2699, %2820, %2821, %2822, %2823, %2824, %2825, %2944, %2951, %2952, %2953, %2954, %3098, %3189, %3233, %3267, %3373
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3438

3438:                                             ; preds = %1179, %1169, %1166, %1242, %1180, %3437
  %3439 = phi i1 [ %1175, %1180 ], [ false, %1242 ], [ false, %3437 ], [ false, %1166 ], [ false, %1169 ], [ false, %1179 ]
  %3440 = getelementptr inbounds i8, ptr %41, i64 %105
  store i8 1, ptr %3440, align 1
  br label %3441

3441:                                             ; preds = %3438, %285
  %3442 = phi i64 [ %291, %3438 ], [ 0, %285 ]
  %3443 = phi i1 [ %3439, %3438 ], [ false, %285 ]
  br i1 %228, label %3444, label %3447

3444:                                             ; preds = %253, %229, %3441
  %3445 = phi i1 [ %3443, %3441 ], [ false, %229 ], [ false, %253 ]
  %3446 = phi i64 [ %3442, %3441 ], [ 0, %229 ], [ 0, %253 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %3446, ptr noundef %22, i64 noundef %24, ptr noundef null, i64 noundef 0)
  br label %3447

3447:                                             ; preds = %3444, %3441
  %3448 = phi i1 [ %3445, %3444 ], [ %3443, %3441 ]
  %3449 = load i64, ptr %49, align 8
  %3450 = add nsw i64 %3449, 1
  store i64 %3450, ptr %49, align 8
  %3451 = load i64, ptr %99, align 8
  %3452 = add nsw i64 %98, %3451
  store i64 %3452, ptr %99, align 8
  %3453 = add nsw i64 %105, 1
  store i64 %3453, ptr %25, align 8
  br i1 %3448, label %3454, label %3455

3454:                                             ; preds = %3447
  store i64 1, ptr %0, align 8
  br label %3469

3455:                                             ; preds = %3447
  %3456 = getelementptr inbounds %struct.instruction, ptr %16, i64 %3453
  %3457 = getelementptr inbounds nuw i8, ptr %3456, i64 136
  %3458 = load i64, ptr %3457, align 8
  %3459 = icmp eq i64 %3458, 0
  br i1 %3459, label %3463, label %3460

3460:                                             ; preds = %3455
  %3461 = load i64, ptr %100, align 8
  %3462 = icmp eq i64 %3461, 0
  br i1 %3462, label %3463, label %3469

3463:                                             ; preds = %3455, %3460, %216, %222
  %3464 = phi i64 [ %217, %216 ], [ %217, %222 ], [ %3453, %3460 ], [ %3453, %3455 ]
  %3465 = getelementptr inbounds %struct.instruction, ptr %16, i64 %3464
  store i64 %3464, ptr %25, align 8
  %3466 = load i64, ptr %3465, align 8
  %3467 = icmp eq i64 %3466, 0
  br i1 %3467, label %3469, label %102

3468:                                             ; preds = %222
  br label %3469

3469:                                             ; preds = %3463, %140, %3460, %716, %708, %639, %594, %687, %692, %699, %1183, %544, %582, %636, %130, %555, %791, %189, %38, %3468, %184, %901, %932, %371, %1243, %3454, %1181, %34
  %3470 = phi i64 [ 1, %34 ], [ 0, %130 ], [ 0, %636 ], [ 3, %932 ], [ 0, %582 ], [ 2, %184 ], [ 0, %371 ], [ 0, %1243 ], [ 3, %3454 ], [ 4, %1181 ], [ 2, %189 ], [ 0, %901 ], [ 0, %791 ], [ 0, %555 ], [ 0, %544 ], [ 0, %38 ], [ 1, %3468 ], [ 0, %692 ], [ 0, %687 ], [ 0, %594 ], [ 0, %639 ], [ 3, %708 ], [ 0, %3463 ], [ 0, %140 ], [ 0, %699 ], [ 1, %3460 ], [ 3, %716 ], [ 0, %1183 ]
  ret i64 %3470
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(address_is_null) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 440
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 448
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @compare(ptr noundef readonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr noundef readonly byval(%struct.operand) align 8 %5, ptr noundef readonly captures(none) %6, i64 noundef %7) unnamed_addr {
  %9 = alloca %struct.operand, align 8
  store i64 %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %7, 0
  switch i64 %12, label %905 [
    i64 1, label %16
    i64 5, label %143
    i64 2, label %270
    i64 6, label %397
    i64 3, label %524
    i64 7, label %651
    i64 8, label %778
  ]

16:                                               ; preds = %8
  switch i64 %14, label %32 [
    i64 0, label %29
    i64 1, label %26
    i64 2, label %23
    i64 3, label %20
    i64 4, label %17
  ]

17:                                               ; preds = %16
  br i1 %15, label %18, label %1032

18:                                               ; preds = %17
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %107

20:                                               ; preds = %16
  br i1 %15, label %21, label %1032

21:                                               ; preds = %20
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %89

23:                                               ; preds = %16
  br i1 %15, label %24, label %1032

24:                                               ; preds = %23
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %71

26:                                               ; preds = %16
  br i1 %15, label %27, label %1032

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %53

29:                                               ; preds = %16
  br i1 %15, label %30, label %1032

30:                                               ; preds = %29
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %35

32:                                               ; preds = %16
  br i1 %15, label %33, label %1032

33:                                               ; preds = %32
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %125

35:                                               ; preds = %30, %35
  %36 = phi i64 [ 0, %30 ], [ %51, %35 ]
  %37 = getelementptr inbounds nuw i64, ptr %6, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %4
  %40 = add i64 %39, %3
  %41 = inttoptr i64 %40 to ptr
  %42 = load i16, ptr %41, align 2
  %43 = load i64, ptr %5, align 8
  %44 = load i64, ptr %31, align 8
  %45 = mul nsw i64 %44, %38
  %46 = add i64 %45, %43
  %47 = inttoptr i64 %46 to ptr
  %48 = load i16, ptr %47, align 2
  %49 = icmp eq i16 %42, %48
  %50 = zext i1 %49 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %38, i64 noundef %50)
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %7
  br i1 %52, label %1032, label %35

53:                                               ; preds = %27, %53
  %54 = phi i64 [ 0, %27 ], [ %69, %53 ]
  %55 = getelementptr inbounds nuw i64, ptr %6, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %56, %4
  %58 = add i64 %57, %3
  %59 = inttoptr i64 %58 to ptr
  %60 = load i16, ptr %59, align 2
  %61 = load i64, ptr %5, align 8
  %62 = load i64, ptr %28, align 8
  %63 = mul nsw i64 %62, %56
  %64 = add i64 %63, %61
  %65 = inttoptr i64 %64 to ptr
  %66 = load i16, ptr %65, align 2
  %67 = icmp ne i16 %60, %66
  %68 = zext i1 %67 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %56, i64 noundef %68)
  %69 = add nuw nsw i64 %54, 1
  %70 = icmp eq i64 %69, %7
  br i1 %70, label %1032, label %53

71:                                               ; preds = %24, %71
  %72 = phi i64 [ 0, %24 ], [ %87, %71 ]
  %73 = getelementptr inbounds nuw i64, ptr %6, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = mul nsw i64 %74, %4
  %76 = add i64 %75, %3
  %77 = inttoptr i64 %76 to ptr
  %78 = load i16, ptr %77, align 2
  %79 = load i64, ptr %5, align 8
  %80 = load i64, ptr %25, align 8
  %81 = mul nsw i64 %80, %74
  %82 = add i64 %81, %79
  %83 = inttoptr i64 %82 to ptr
  %84 = load i16, ptr %83, align 2
  %85 = icmp ult i16 %78, %84
  %86 = zext i1 %85 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %74, i64 noundef %86)
  %87 = add nuw nsw i64 %72, 1
  %88 = icmp eq i64 %87, %7
  br i1 %88, label %1032, label %71

89:                                               ; preds = %21, %89
  %90 = phi i64 [ 0, %21 ], [ %105, %89 ]
  %91 = getelementptr inbounds nuw i64, ptr %6, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = mul nsw i64 %92, %4
  %94 = add i64 %93, %3
  %95 = inttoptr i64 %94 to ptr
  %96 = load i16, ptr %95, align 2
  %97 = load i64, ptr %5, align 8
  %98 = load i64, ptr %22, align 8
  %99 = mul nsw i64 %98, %92
  %100 = add i64 %99, %97
  %101 = inttoptr i64 %100 to ptr
  %102 = load i16, ptr %101, align 2
  %103 = icmp ule i16 %96, %102
  %104 = zext i1 %103 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %92, i64 noundef %104)
  %105 = add nuw nsw i64 %90, 1
  %106 = icmp eq i64 %105, %7
  br i1 %106, label %1032, label %89

107:                                              ; preds = %18, %107
  %108 = phi i64 [ 0, %18 ], [ %123, %107 ]
  %109 = getelementptr inbounds nuw i64, ptr %6, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = mul nsw i64 %110, %4
  %112 = add i64 %111, %3
  %113 = inttoptr i64 %112 to ptr
  %114 = load i16, ptr %113, align 2
  %115 = load i64, ptr %5, align 8
  %116 = load i64, ptr %19, align 8
  %117 = mul nsw i64 %116, %110
  %118 = add i64 %117, %115
  %119 = inttoptr i64 %118 to ptr
  %120 = load i16, ptr %119, align 2
  %121 = icmp ugt i16 %114, %120
  %122 = zext i1 %121 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %110, i64 noundef %122)
  %123 = add nuw nsw i64 %108, 1
  %124 = icmp eq i64 %123, %7
  br i1 %124, label %1032, label %107

125:                                              ; preds = %33, %125
  %126 = phi i64 [ 0, %33 ], [ %141, %125 ]
  %127 = getelementptr inbounds nuw i64, ptr %6, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %128, %4
  %130 = add i64 %129, %3
  %131 = inttoptr i64 %130 to ptr
  %132 = load i16, ptr %131, align 2
  %133 = load i64, ptr %5, align 8
  %134 = load i64, ptr %34, align 8
  %135 = mul nsw i64 %134, %128
  %136 = add i64 %135, %133
  %137 = inttoptr i64 %136 to ptr
  %138 = load i16, ptr %137, align 2
  %139 = icmp uge i16 %132, %138
  %140 = zext i1 %139 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %128, i64 noundef %140)
  %141 = add nuw nsw i64 %126, 1
  %142 = icmp eq i64 %141, %7
  br i1 %142, label %1032, label %125

143:                                              ; preds = %8
  switch i64 %14, label %159 [
    i64 0, label %156
    i64 1, label %153
    i64 2, label %150
    i64 3, label %147
    i64 4, label %144
  ]

144:                                              ; preds = %143
  br i1 %15, label %145, label %1032

145:                                              ; preds = %144
  %146 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %234

147:                                              ; preds = %143
  br i1 %15, label %148, label %1032

148:                                              ; preds = %147
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %216

150:                                              ; preds = %143
  br i1 %15, label %151, label %1032

151:                                              ; preds = %150
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %198

153:                                              ; preds = %143
  br i1 %15, label %154, label %1032

154:                                              ; preds = %153
  %155 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %180

156:                                              ; preds = %143
  br i1 %15, label %157, label %1032

157:                                              ; preds = %156
  %158 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %162

159:                                              ; preds = %143
  br i1 %15, label %160, label %1032

160:                                              ; preds = %159
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %252

162:                                              ; preds = %157, %162
  %163 = phi i64 [ 0, %157 ], [ %178, %162 ]
  %164 = getelementptr inbounds nuw i64, ptr %6, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = mul nsw i64 %165, %4
  %167 = add i64 %166, %3
  %168 = inttoptr i64 %167 to ptr
  %169 = load i16, ptr %168, align 2
  %170 = load i64, ptr %5, align 8
  %171 = load i64, ptr %158, align 8
  %172 = mul nsw i64 %171, %165
  %173 = add i64 %172, %170
  %174 = inttoptr i64 %173 to ptr
  %175 = load i16, ptr %174, align 2
  %176 = icmp eq i16 %169, %175
  %177 = zext i1 %176 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %165, i64 noundef %177)
  %178 = add nuw nsw i64 %163, 1
  %179 = icmp eq i64 %178, %7
  br i1 %179, label %1032, label %162

180:                                              ; preds = %154, %180
  %181 = phi i64 [ 0, %154 ], [ %196, %180 ]
  %182 = getelementptr inbounds nuw i64, ptr %6, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = mul nsw i64 %183, %4
  %185 = add i64 %184, %3
  %186 = inttoptr i64 %185 to ptr
  %187 = load i16, ptr %186, align 2
  %188 = load i64, ptr %5, align 8
  %189 = load i64, ptr %155, align 8
  %190 = mul nsw i64 %189, %183
  %191 = add i64 %190, %188
  %192 = inttoptr i64 %191 to ptr
  %193 = load i16, ptr %192, align 2
  %194 = icmp ne i16 %187, %193
  %195 = zext i1 %194 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %183, i64 noundef %195)
  %196 = add nuw nsw i64 %181, 1
  %197 = icmp eq i64 %196, %7
  br i1 %197, label %1032, label %180

198:                                              ; preds = %151, %198
  %199 = phi i64 [ 0, %151 ], [ %214, %198 ]
  %200 = getelementptr inbounds nuw i64, ptr %6, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = mul nsw i64 %201, %4
  %203 = add i64 %202, %3
  %204 = inttoptr i64 %203 to ptr
  %205 = load i16, ptr %204, align 2
  %206 = load i64, ptr %5, align 8
  %207 = load i64, ptr %152, align 8
  %208 = mul nsw i64 %207, %201
  %209 = add i64 %208, %206
  %210 = inttoptr i64 %209 to ptr
  %211 = load i16, ptr %210, align 2
  %212 = icmp slt i16 %205, %211
  %213 = zext i1 %212 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %201, i64 noundef %213)
  %214 = add nuw nsw i64 %199, 1
  %215 = icmp eq i64 %214, %7
  br i1 %215, label %1032, label %198

216:                                              ; preds = %148, %216
  %217 = phi i64 [ 0, %148 ], [ %232, %216 ]
  %218 = getelementptr inbounds nuw i64, ptr %6, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = mul nsw i64 %219, %4
  %221 = add i64 %220, %3
  %222 = inttoptr i64 %221 to ptr
  %223 = load i16, ptr %222, align 2
  %224 = load i64, ptr %5, align 8
  %225 = load i64, ptr %149, align 8
  %226 = mul nsw i64 %225, %219
  %227 = add i64 %226, %224
  %228 = inttoptr i64 %227 to ptr
  %229 = load i16, ptr %228, align 2
  %230 = icmp sle i16 %223, %229
  %231 = zext i1 %230 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %219, i64 noundef %231)
  %232 = add nuw nsw i64 %217, 1
  %233 = icmp eq i64 %232, %7
  br i1 %233, label %1032, label %216

234:                                              ; preds = %145, %234
  %235 = phi i64 [ 0, %145 ], [ %250, %234 ]
  %236 = getelementptr inbounds nuw i64, ptr %6, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = mul nsw i64 %237, %4
  %239 = add i64 %238, %3
  %240 = inttoptr i64 %239 to ptr
  %241 = load i16, ptr %240, align 2
  %242 = load i64, ptr %5, align 8
  %243 = load i64, ptr %146, align 8
  %244 = mul nsw i64 %243, %237
  %245 = add i64 %244, %242
  %246 = inttoptr i64 %245 to ptr
  %247 = load i16, ptr %246, align 2
  %248 = icmp sgt i16 %241, %247
  %249 = zext i1 %248 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %237, i64 noundef %249)
  %250 = add nuw nsw i64 %235, 1
  %251 = icmp eq i64 %250, %7
  br i1 %251, label %1032, label %234

252:                                              ; preds = %160, %252
  %253 = phi i64 [ 0, %160 ], [ %268, %252 ]
  %254 = getelementptr inbounds nuw i64, ptr %6, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = mul nsw i64 %255, %4
  %257 = add i64 %256, %3
  %258 = inttoptr i64 %257 to ptr
  %259 = load i16, ptr %258, align 2
  %260 = load i64, ptr %5, align 8
  %261 = load i64, ptr %161, align 8
  %262 = mul nsw i64 %261, %255
  %263 = add i64 %262, %260
  %264 = inttoptr i64 %263 to ptr
  %265 = load i16, ptr %264, align 2
  %266 = icmp sge i16 %259, %265
  %267 = zext i1 %266 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %255, i64 noundef %267)
  %268 = add nuw nsw i64 %253, 1
  %269 = icmp eq i64 %268, %7
  br i1 %269, label %1032, label %252

270:                                              ; preds = %8
  switch i64 %14, label %286 [
    i64 0, label %283
    i64 1, label %280
    i64 2, label %277
    i64 3, label %274
    i64 4, label %271
  ]

271:                                              ; preds = %270
  br i1 %15, label %272, label %1032

272:                                              ; preds = %271
  %273 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %361

274:                                              ; preds = %270
  br i1 %15, label %275, label %1032

275:                                              ; preds = %274
  %276 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %343

277:                                              ; preds = %270
  br i1 %15, label %278, label %1032

278:                                              ; preds = %277
  %279 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %325

280:                                              ; preds = %270
  br i1 %15, label %281, label %1032

281:                                              ; preds = %280
  %282 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %307

283:                                              ; preds = %270
  br i1 %15, label %284, label %1032

284:                                              ; preds = %283
  %285 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %289

286:                                              ; preds = %270
  br i1 %15, label %287, label %1032

287:                                              ; preds = %286
  %288 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %379

289:                                              ; preds = %284, %289
  %290 = phi i64 [ 0, %284 ], [ %305, %289 ]
  %291 = getelementptr inbounds nuw i64, ptr %6, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = mul nsw i64 %292, %4
  %294 = add i64 %293, %3
  %295 = inttoptr i64 %294 to ptr
  %296 = load i32, ptr %295, align 4
  %297 = load i64, ptr %5, align 8
  %298 = load i64, ptr %285, align 8
  %299 = mul nsw i64 %298, %292
  %300 = add i64 %299, %297
  %301 = inttoptr i64 %300 to ptr
  %302 = load i32, ptr %301, align 4
  %303 = icmp eq i32 %296, %302
  %304 = zext i1 %303 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %292, i64 noundef %304)
  %305 = add nuw nsw i64 %290, 1
  %306 = icmp eq i64 %305, %7
  br i1 %306, label %1032, label %289

307:                                              ; preds = %281, %307
  %308 = phi i64 [ 0, %281 ], [ %323, %307 ]
  %309 = getelementptr inbounds nuw i64, ptr %6, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = mul nsw i64 %310, %4
  %312 = add i64 %311, %3
  %313 = inttoptr i64 %312 to ptr
  %314 = load i32, ptr %313, align 4
  %315 = load i64, ptr %5, align 8
  %316 = load i64, ptr %282, align 8
  %317 = mul nsw i64 %316, %310
  %318 = add i64 %317, %315
  %319 = inttoptr i64 %318 to ptr
  %320 = load i32, ptr %319, align 4
  %321 = icmp ne i32 %314, %320
  %322 = zext i1 %321 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %310, i64 noundef %322)
  %323 = add nuw nsw i64 %308, 1
  %324 = icmp eq i64 %323, %7
  br i1 %324, label %1032, label %307

325:                                              ; preds = %278, %325
  %326 = phi i64 [ 0, %278 ], [ %341, %325 ]
  %327 = getelementptr inbounds nuw i64, ptr %6, i64 %326
  %328 = load i64, ptr %327, align 8
  %329 = mul nsw i64 %328, %4
  %330 = add i64 %329, %3
  %331 = inttoptr i64 %330 to ptr
  %332 = load i32, ptr %331, align 4
  %333 = load i64, ptr %5, align 8
  %334 = load i64, ptr %279, align 8
  %335 = mul nsw i64 %334, %328
  %336 = add i64 %335, %333
  %337 = inttoptr i64 %336 to ptr
  %338 = load i32, ptr %337, align 4
  %339 = icmp ult i32 %332, %338
  %340 = zext i1 %339 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %328, i64 noundef %340)
  %341 = add nuw nsw i64 %326, 1
  %342 = icmp eq i64 %341, %7
  br i1 %342, label %1032, label %325

343:                                              ; preds = %275, %343
  %344 = phi i64 [ 0, %275 ], [ %359, %343 ]
  %345 = getelementptr inbounds nuw i64, ptr %6, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = mul nsw i64 %346, %4
  %348 = add i64 %347, %3
  %349 = inttoptr i64 %348 to ptr
  %350 = load i32, ptr %349, align 4
  %351 = load i64, ptr %5, align 8
  %352 = load i64, ptr %276, align 8
  %353 = mul nsw i64 %352, %346
  %354 = add i64 %353, %351
  %355 = inttoptr i64 %354 to ptr
  %356 = load i32, ptr %355, align 4
  %357 = icmp ule i32 %350, %356
  %358 = zext i1 %357 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %346, i64 noundef %358)
  %359 = add nuw nsw i64 %344, 1
  %360 = icmp eq i64 %359, %7
  br i1 %360, label %1032, label %343

361:                                              ; preds = %272, %361
  %362 = phi i64 [ 0, %272 ], [ %377, %361 ]
  %363 = getelementptr inbounds nuw i64, ptr %6, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = mul nsw i64 %364, %4
  %366 = add i64 %365, %3
  %367 = inttoptr i64 %366 to ptr
  %368 = load i32, ptr %367, align 4
  %369 = load i64, ptr %5, align 8
  %370 = load i64, ptr %273, align 8
  %371 = mul nsw i64 %370, %364
  %372 = add i64 %371, %369
  %373 = inttoptr i64 %372 to ptr
  %374 = load i32, ptr %373, align 4
  %375 = icmp ugt i32 %368, %374
  %376 = zext i1 %375 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %364, i64 noundef %376)
  %377 = add nuw nsw i64 %362, 1
  %378 = icmp eq i64 %377, %7
  br i1 %378, label %1032, label %361

379:                                              ; preds = %287, %379
  %380 = phi i64 [ 0, %287 ], [ %395, %379 ]
  %381 = getelementptr inbounds nuw i64, ptr %6, i64 %380
  %382 = load i64, ptr %381, align 8
  %383 = mul nsw i64 %382, %4
  %384 = add i64 %383, %3
  %385 = inttoptr i64 %384 to ptr
  %386 = load i32, ptr %385, align 4
  %387 = load i64, ptr %5, align 8
  %388 = load i64, ptr %288, align 8
  %389 = mul nsw i64 %388, %382
  %390 = add i64 %389, %387
  %391 = inttoptr i64 %390 to ptr
  %392 = load i32, ptr %391, align 4
  %393 = icmp uge i32 %386, %392
  %394 = zext i1 %393 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %382, i64 noundef %394)
  %395 = add nuw nsw i64 %380, 1
  %396 = icmp eq i64 %395, %7
  br i1 %396, label %1032, label %379

397:                                              ; preds = %8
  switch i64 %14, label %413 [
    i64 0, label %410
    i64 1, label %407
    i64 2, label %404
    i64 3, label %401
    i64 4, label %398
  ]

398:                                              ; preds = %397
  br i1 %15, label %399, label %1032

399:                                              ; preds = %398
  %400 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %488

401:                                              ; preds = %397
  br i1 %15, label %402, label %1032

402:                                              ; preds = %401
  %403 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %470

404:                                              ; preds = %397
  br i1 %15, label %405, label %1032

405:                                              ; preds = %404
  %406 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %452

407:                                              ; preds = %397
  br i1 %15, label %408, label %1032

408:                                              ; preds = %407
  %409 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %434

410:                                              ; preds = %397
  br i1 %15, label %411, label %1032

411:                                              ; preds = %410
  %412 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %416

413:                                              ; preds = %397
  br i1 %15, label %414, label %1032

414:                                              ; preds = %413
  %415 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %506

416:                                              ; preds = %411, %416
  %417 = phi i64 [ 0, %411 ], [ %432, %416 ]
  %418 = getelementptr inbounds nuw i64, ptr %6, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = mul nsw i64 %419, %4
  %421 = add i64 %420, %3
  %422 = inttoptr i64 %421 to ptr
  %423 = load i32, ptr %422, align 4
  %424 = load i64, ptr %5, align 8
  %425 = load i64, ptr %412, align 8
  %426 = mul nsw i64 %425, %419
  %427 = add i64 %426, %424
  %428 = inttoptr i64 %427 to ptr
  %429 = load i32, ptr %428, align 4
  %430 = icmp eq i32 %423, %429
  %431 = zext i1 %430 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %419, i64 noundef %431)
  %432 = add nuw nsw i64 %417, 1
  %433 = icmp eq i64 %432, %7
  br i1 %433, label %1032, label %416

434:                                              ; preds = %408, %434
  %435 = phi i64 [ 0, %408 ], [ %450, %434 ]
  %436 = getelementptr inbounds nuw i64, ptr %6, i64 %435
  %437 = load i64, ptr %436, align 8
  %438 = mul nsw i64 %437, %4
  %439 = add i64 %438, %3
  %440 = inttoptr i64 %439 to ptr
  %441 = load i32, ptr %440, align 4
  %442 = load i64, ptr %5, align 8
  %443 = load i64, ptr %409, align 8
  %444 = mul nsw i64 %443, %437
  %445 = add i64 %444, %442
  %446 = inttoptr i64 %445 to ptr
  %447 = load i32, ptr %446, align 4
  %448 = icmp ne i32 %441, %447
  %449 = zext i1 %448 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %437, i64 noundef %449)
  %450 = add nuw nsw i64 %435, 1
  %451 = icmp eq i64 %450, %7
  br i1 %451, label %1032, label %434

452:                                              ; preds = %405, %452
  %453 = phi i64 [ 0, %405 ], [ %468, %452 ]
  %454 = getelementptr inbounds nuw i64, ptr %6, i64 %453
  %455 = load i64, ptr %454, align 8
  %456 = mul nsw i64 %455, %4
  %457 = add i64 %456, %3
  %458 = inttoptr i64 %457 to ptr
  %459 = load i32, ptr %458, align 4
  %460 = load i64, ptr %5, align 8
  %461 = load i64, ptr %406, align 8
  %462 = mul nsw i64 %461, %455
  %463 = add i64 %462, %460
  %464 = inttoptr i64 %463 to ptr
  %465 = load i32, ptr %464, align 4
  %466 = icmp slt i32 %459, %465
  %467 = zext i1 %466 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %455, i64 noundef %467)
  %468 = add nuw nsw i64 %453, 1
  %469 = icmp eq i64 %468, %7
  br i1 %469, label %1032, label %452

470:                                              ; preds = %402, %470
  %471 = phi i64 [ 0, %402 ], [ %486, %470 ]
  %472 = getelementptr inbounds nuw i64, ptr %6, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = mul nsw i64 %473, %4
  %475 = add i64 %474, %3
  %476 = inttoptr i64 %475 to ptr
  %477 = load i32, ptr %476, align 4
  %478 = load i64, ptr %5, align 8
  %479 = load i64, ptr %403, align 8
  %480 = mul nsw i64 %479, %473
  %481 = add i64 %480, %478
  %482 = inttoptr i64 %481 to ptr
  %483 = load i32, ptr %482, align 4
  %484 = icmp sle i32 %477, %483
  %485 = zext i1 %484 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %473, i64 noundef %485)
  %486 = add nuw nsw i64 %471, 1
  %487 = icmp eq i64 %486, %7
  br i1 %487, label %1032, label %470

488:                                              ; preds = %399, %488
  %489 = phi i64 [ 0, %399 ], [ %504, %488 ]
  %490 = getelementptr inbounds nuw i64, ptr %6, i64 %489
  %491 = load i64, ptr %490, align 8
  %492 = mul nsw i64 %491, %4
  %493 = add i64 %492, %3
  %494 = inttoptr i64 %493 to ptr
  %495 = load i32, ptr %494, align 4
  %496 = load i64, ptr %5, align 8
  %497 = load i64, ptr %400, align 8
  %498 = mul nsw i64 %497, %491
  %499 = add i64 %498, %496
  %500 = inttoptr i64 %499 to ptr
  %501 = load i32, ptr %500, align 4
  %502 = icmp sgt i32 %495, %501
  %503 = zext i1 %502 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %491, i64 noundef %503)
  %504 = add nuw nsw i64 %489, 1
  %505 = icmp eq i64 %504, %7
  br i1 %505, label %1032, label %488

506:                                              ; preds = %414, %506
  %507 = phi i64 [ 0, %414 ], [ %522, %506 ]
  %508 = getelementptr inbounds nuw i64, ptr %6, i64 %507
  %509 = load i64, ptr %508, align 8
  %510 = mul nsw i64 %509, %4
  %511 = add i64 %510, %3
  %512 = inttoptr i64 %511 to ptr
  %513 = load i32, ptr %512, align 4
  %514 = load i64, ptr %5, align 8
  %515 = load i64, ptr %415, align 8
  %516 = mul nsw i64 %515, %509
  %517 = add i64 %516, %514
  %518 = inttoptr i64 %517 to ptr
  %519 = load i32, ptr %518, align 4
  %520 = icmp sge i32 %513, %519
  %521 = zext i1 %520 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %509, i64 noundef %521)
  %522 = add nuw nsw i64 %507, 1
  %523 = icmp eq i64 %522, %7
  br i1 %523, label %1032, label %506

524:                                              ; preds = %8
  switch i64 %14, label %540 [
    i64 0, label %537
    i64 1, label %534
    i64 2, label %531
    i64 3, label %528
    i64 4, label %525
  ]

525:                                              ; preds = %524
  br i1 %15, label %526, label %1032

526:                                              ; preds = %525
  %527 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %615

528:                                              ; preds = %524
  br i1 %15, label %529, label %1032

529:                                              ; preds = %528
  %530 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %597

531:                                              ; preds = %524
  br i1 %15, label %532, label %1032

532:                                              ; preds = %531
  %533 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %579

534:                                              ; preds = %524
  br i1 %15, label %535, label %1032

535:                                              ; preds = %534
  %536 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %561

537:                                              ; preds = %524
  br i1 %15, label %538, label %1032

538:                                              ; preds = %537
  %539 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %543

540:                                              ; preds = %524
  br i1 %15, label %541, label %1032

541:                                              ; preds = %540
  %542 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %633

543:                                              ; preds = %538, %543
  %544 = phi i64 [ 0, %538 ], [ %559, %543 ]
  %545 = getelementptr inbounds nuw i64, ptr %6, i64 %544
  %546 = load i64, ptr %545, align 8
  %547 = mul nsw i64 %546, %4
  %548 = add i64 %547, %3
  %549 = inttoptr i64 %548 to ptr
  %550 = load i64, ptr %549, align 8
  %551 = load i64, ptr %5, align 8
  %552 = load i64, ptr %539, align 8
  %553 = mul nsw i64 %552, %546
  %554 = add i64 %553, %551
  %555 = inttoptr i64 %554 to ptr
  %556 = load i64, ptr %555, align 8
  %557 = icmp eq i64 %550, %556
  %558 = zext i1 %557 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %546, i64 noundef %558)
  %559 = add nuw nsw i64 %544, 1
  %560 = icmp eq i64 %559, %7
  br i1 %560, label %1032, label %543

561:                                              ; preds = %535, %561
  %562 = phi i64 [ 0, %535 ], [ %577, %561 ]
  %563 = getelementptr inbounds nuw i64, ptr %6, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = mul nsw i64 %564, %4
  %566 = add i64 %565, %3
  %567 = inttoptr i64 %566 to ptr
  %568 = load i64, ptr %567, align 8
  %569 = load i64, ptr %5, align 8
  %570 = load i64, ptr %536, align 8
  %571 = mul nsw i64 %570, %564
  %572 = add i64 %571, %569
  %573 = inttoptr i64 %572 to ptr
  %574 = load i64, ptr %573, align 8
  %575 = icmp ne i64 %568, %574
  %576 = zext i1 %575 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %564, i64 noundef %576)
  %577 = add nuw nsw i64 %562, 1
  %578 = icmp eq i64 %577, %7
  br i1 %578, label %1032, label %561

579:                                              ; preds = %532, %579
  %580 = phi i64 [ 0, %532 ], [ %595, %579 ]
  %581 = getelementptr inbounds nuw i64, ptr %6, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = mul nsw i64 %582, %4
  %584 = add i64 %583, %3
  %585 = inttoptr i64 %584 to ptr
  %586 = load i64, ptr %585, align 8
  %587 = load i64, ptr %5, align 8
  %588 = load i64, ptr %533, align 8
  %589 = mul nsw i64 %588, %582
  %590 = add i64 %589, %587
  %591 = inttoptr i64 %590 to ptr
  %592 = load i64, ptr %591, align 8
  %593 = icmp ult i64 %586, %592
  %594 = zext i1 %593 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %582, i64 noundef %594)
  %595 = add nuw nsw i64 %580, 1
  %596 = icmp eq i64 %595, %7
  br i1 %596, label %1032, label %579

597:                                              ; preds = %529, %597
  %598 = phi i64 [ 0, %529 ], [ %613, %597 ]
  %599 = getelementptr inbounds nuw i64, ptr %6, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = mul nsw i64 %600, %4
  %602 = add i64 %601, %3
  %603 = inttoptr i64 %602 to ptr
  %604 = load i64, ptr %603, align 8
  %605 = load i64, ptr %5, align 8
  %606 = load i64, ptr %530, align 8
  %607 = mul nsw i64 %606, %600
  %608 = add i64 %607, %605
  %609 = inttoptr i64 %608 to ptr
  %610 = load i64, ptr %609, align 8
  %611 = icmp ule i64 %604, %610
  %612 = zext i1 %611 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %600, i64 noundef %612)
  %613 = add nuw nsw i64 %598, 1
  %614 = icmp eq i64 %613, %7
  br i1 %614, label %1032, label %597

615:                                              ; preds = %526, %615
  %616 = phi i64 [ 0, %526 ], [ %631, %615 ]
  %617 = getelementptr inbounds nuw i64, ptr %6, i64 %616
  %618 = load i64, ptr %617, align 8
  %619 = mul nsw i64 %618, %4
  %620 = add i64 %619, %3
  %621 = inttoptr i64 %620 to ptr
  %622 = load i64, ptr %621, align 8
  %623 = load i64, ptr %5, align 8
  %624 = load i64, ptr %527, align 8
  %625 = mul nsw i64 %624, %618
  %626 = add i64 %625, %623
  %627 = inttoptr i64 %626 to ptr
  %628 = load i64, ptr %627, align 8
  %629 = icmp ugt i64 %622, %628
  %630 = zext i1 %629 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %618, i64 noundef %630)
  %631 = add nuw nsw i64 %616, 1
  %632 = icmp eq i64 %631, %7
  br i1 %632, label %1032, label %615

633:                                              ; preds = %541, %633
  %634 = phi i64 [ 0, %541 ], [ %649, %633 ]
  %635 = getelementptr inbounds nuw i64, ptr %6, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = mul nsw i64 %636, %4
  %638 = add i64 %637, %3
  %639 = inttoptr i64 %638 to ptr
  %640 = load i64, ptr %639, align 8
  %641 = load i64, ptr %5, align 8
  %642 = load i64, ptr %542, align 8
  %643 = mul nsw i64 %642, %636
  %644 = add i64 %643, %641
  %645 = inttoptr i64 %644 to ptr
  %646 = load i64, ptr %645, align 8
  %647 = icmp uge i64 %640, %646
  %648 = zext i1 %647 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %636, i64 noundef %648)
  %649 = add nuw nsw i64 %634, 1
  %650 = icmp eq i64 %649, %7
  br i1 %650, label %1032, label %633

651:                                              ; preds = %8
  switch i64 %14, label %667 [
    i64 0, label %664
    i64 1, label %661
    i64 2, label %658
    i64 3, label %655
    i64 4, label %652
  ]

652:                                              ; preds = %651
  br i1 %15, label %653, label %1032

653:                                              ; preds = %652
  %654 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %742

655:                                              ; preds = %651
  br i1 %15, label %656, label %1032

656:                                              ; preds = %655
  %657 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %724

658:                                              ; preds = %651
  br i1 %15, label %659, label %1032

659:                                              ; preds = %658
  %660 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %706

661:                                              ; preds = %651
  br i1 %15, label %662, label %1032

662:                                              ; preds = %661
  %663 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %688

664:                                              ; preds = %651
  br i1 %15, label %665, label %1032

665:                                              ; preds = %664
  %666 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %670

667:                                              ; preds = %651
  br i1 %15, label %668, label %1032

668:                                              ; preds = %667
  %669 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %760

670:                                              ; preds = %665, %670
  %671 = phi i64 [ 0, %665 ], [ %686, %670 ]
  %672 = getelementptr inbounds nuw i64, ptr %6, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = mul nsw i64 %673, %4
  %675 = add i64 %674, %3
  %676 = inttoptr i64 %675 to ptr
  %677 = load i64, ptr %676, align 8
  %678 = load i64, ptr %5, align 8
  %679 = load i64, ptr %666, align 8
  %680 = mul nsw i64 %679, %673
  %681 = add i64 %680, %678
  %682 = inttoptr i64 %681 to ptr
  %683 = load i64, ptr %682, align 8
  %684 = icmp eq i64 %677, %683
  %685 = zext i1 %684 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %673, i64 noundef %685)
  %686 = add nuw nsw i64 %671, 1
  %687 = icmp eq i64 %686, %7
  br i1 %687, label %1032, label %670

688:                                              ; preds = %662, %688
  %689 = phi i64 [ 0, %662 ], [ %704, %688 ]
  %690 = getelementptr inbounds nuw i64, ptr %6, i64 %689
  %691 = load i64, ptr %690, align 8
  %692 = mul nsw i64 %691, %4
  %693 = add i64 %692, %3
  %694 = inttoptr i64 %693 to ptr
  %695 = load i64, ptr %694, align 8
  %696 = load i64, ptr %5, align 8
  %697 = load i64, ptr %663, align 8
  %698 = mul nsw i64 %697, %691
  %699 = add i64 %698, %696
  %700 = inttoptr i64 %699 to ptr
  %701 = load i64, ptr %700, align 8
  %702 = icmp ne i64 %695, %701
  %703 = zext i1 %702 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %691, i64 noundef %703)
  %704 = add nuw nsw i64 %689, 1
  %705 = icmp eq i64 %704, %7
  br i1 %705, label %1032, label %688

706:                                              ; preds = %659, %706
  %707 = phi i64 [ 0, %659 ], [ %722, %706 ]
  %708 = getelementptr inbounds nuw i64, ptr %6, i64 %707
  %709 = load i64, ptr %708, align 8
  %710 = mul nsw i64 %709, %4
  %711 = add i64 %710, %3
  %712 = inttoptr i64 %711 to ptr
  %713 = load i64, ptr %712, align 8
  %714 = load i64, ptr %5, align 8
  %715 = load i64, ptr %660, align 8
  %716 = mul nsw i64 %715, %709
  %717 = add i64 %716, %714
  %718 = inttoptr i64 %717 to ptr
  %719 = load i64, ptr %718, align 8
  %720 = icmp slt i64 %713, %719
  %721 = zext i1 %720 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %709, i64 noundef %721)
  %722 = add nuw nsw i64 %707, 1
  %723 = icmp eq i64 %722, %7
  br i1 %723, label %1032, label %706

724:                                              ; preds = %656, %724
  %725 = phi i64 [ 0, %656 ], [ %740, %724 ]
  %726 = getelementptr inbounds nuw i64, ptr %6, i64 %725
  %727 = load i64, ptr %726, align 8
  %728 = mul nsw i64 %727, %4
  %729 = add i64 %728, %3
  %730 = inttoptr i64 %729 to ptr
  %731 = load i64, ptr %730, align 8
  %732 = load i64, ptr %5, align 8
  %733 = load i64, ptr %657, align 8
  %734 = mul nsw i64 %733, %727
  %735 = add i64 %734, %732
  %736 = inttoptr i64 %735 to ptr
  %737 = load i64, ptr %736, align 8
  %738 = icmp sle i64 %731, %737
  %739 = zext i1 %738 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %727, i64 noundef %739)
  %740 = add nuw nsw i64 %725, 1
  %741 = icmp eq i64 %740, %7
  br i1 %741, label %1032, label %724

742:                                              ; preds = %653, %742
  %743 = phi i64 [ 0, %653 ], [ %758, %742 ]
  %744 = getelementptr inbounds nuw i64, ptr %6, i64 %743
  %745 = load i64, ptr %744, align 8
  %746 = mul nsw i64 %745, %4
  %747 = add i64 %746, %3
  %748 = inttoptr i64 %747 to ptr
  %749 = load i64, ptr %748, align 8
  %750 = load i64, ptr %5, align 8
  %751 = load i64, ptr %654, align 8
  %752 = mul nsw i64 %751, %745
  %753 = add i64 %752, %750
  %754 = inttoptr i64 %753 to ptr
  %755 = load i64, ptr %754, align 8
  %756 = icmp sgt i64 %749, %755
  %757 = zext i1 %756 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %745, i64 noundef %757)
  %758 = add nuw nsw i64 %743, 1
  %759 = icmp eq i64 %758, %7
  br i1 %759, label %1032, label %742

760:                                              ; preds = %668, %760
  %761 = phi i64 [ 0, %668 ], [ %776, %760 ]
  %762 = getelementptr inbounds nuw i64, ptr %6, i64 %761
  %763 = load i64, ptr %762, align 8
  %764 = mul nsw i64 %763, %4
  %765 = add i64 %764, %3
  %766 = inttoptr i64 %765 to ptr
  %767 = load i64, ptr %766, align 8
  %768 = load i64, ptr %5, align 8
  %769 = load i64, ptr %669, align 8
  %770 = mul nsw i64 %769, %763
  %771 = add i64 %770, %768
  %772 = inttoptr i64 %771 to ptr
  %773 = load i64, ptr %772, align 8
  %774 = icmp sge i64 %767, %773
  %775 = zext i1 %774 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %763, i64 noundef %775)
  %776 = add nuw nsw i64 %761, 1
  %777 = icmp eq i64 %776, %7
  br i1 %777, label %1032, label %760

778:                                              ; preds = %8
  switch i64 %14, label %794 [
    i64 0, label %791
    i64 1, label %788
    i64 2, label %785
    i64 3, label %782
    i64 4, label %779
  ]

779:                                              ; preds = %778
  br i1 %15, label %780, label %1032

780:                                              ; preds = %779
  %781 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %869

782:                                              ; preds = %778
  br i1 %15, label %783, label %1032

783:                                              ; preds = %782
  %784 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %851

785:                                              ; preds = %778
  br i1 %15, label %786, label %1032

786:                                              ; preds = %785
  %787 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %833

788:                                              ; preds = %778
  br i1 %15, label %789, label %1032

789:                                              ; preds = %788
  %790 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %815

791:                                              ; preds = %778
  br i1 %15, label %792, label %1032

792:                                              ; preds = %791
  %793 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %797

794:                                              ; preds = %778
  br i1 %15, label %795, label %1032

795:                                              ; preds = %794
  %796 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %887

797:                                              ; preds = %792, %797
  %798 = phi i64 [ 0, %792 ], [ %813, %797 ]
  %799 = getelementptr inbounds nuw i64, ptr %6, i64 %798
  %800 = load i64, ptr %799, align 8
  %801 = mul nsw i64 %800, %4
  %802 = add i64 %801, %3
  %803 = inttoptr i64 %802 to ptr
  %804 = load float, ptr %803, align 4
  %805 = load i64, ptr %5, align 8
  %806 = load i64, ptr %793, align 8
  %807 = mul nsw i64 %806, %800
  %808 = add i64 %807, %805
  %809 = inttoptr i64 %808 to ptr
  %810 = load float, ptr %809, align 4
  %811 = fcmp oeq float %804, %810
  %812 = zext i1 %811 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %800, i64 noundef %812)
  %813 = add nuw nsw i64 %798, 1
  %814 = icmp eq i64 %813, %7
  br i1 %814, label %1032, label %797

815:                                              ; preds = %789, %815
  %816 = phi i64 [ 0, %789 ], [ %831, %815 ]
  %817 = getelementptr inbounds nuw i64, ptr %6, i64 %816
  %818 = load i64, ptr %817, align 8
  %819 = mul nsw i64 %818, %4
  %820 = add i64 %819, %3
  %821 = inttoptr i64 %820 to ptr
  %822 = load float, ptr %821, align 4
  %823 = load i64, ptr %5, align 8
  %824 = load i64, ptr %790, align 8
  %825 = mul nsw i64 %824, %818
  %826 = add i64 %825, %823
  %827 = inttoptr i64 %826 to ptr
  %828 = load float, ptr %827, align 4
  %829 = fcmp one float %822, %828
  %830 = zext i1 %829 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %818, i64 noundef %830)
  %831 = add nuw nsw i64 %816, 1
  %832 = icmp eq i64 %831, %7
  br i1 %832, label %1032, label %815

833:                                              ; preds = %786, %833
  %834 = phi i64 [ 0, %786 ], [ %849, %833 ]
  %835 = getelementptr inbounds nuw i64, ptr %6, i64 %834
  %836 = load i64, ptr %835, align 8
  %837 = mul nsw i64 %836, %4
  %838 = add i64 %837, %3
  %839 = inttoptr i64 %838 to ptr
  %840 = load float, ptr %839, align 4
  %841 = load i64, ptr %5, align 8
  %842 = load i64, ptr %787, align 8
  %843 = mul nsw i64 %842, %836
  %844 = add i64 %843, %841
  %845 = inttoptr i64 %844 to ptr
  %846 = load float, ptr %845, align 4
  %847 = fcmp olt float %840, %846
  %848 = zext i1 %847 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %836, i64 noundef %848)
  %849 = add nuw nsw i64 %834, 1
  %850 = icmp eq i64 %849, %7
  br i1 %850, label %1032, label %833

851:                                              ; preds = %783, %851
  %852 = phi i64 [ 0, %783 ], [ %867, %851 ]
  %853 = getelementptr inbounds nuw i64, ptr %6, i64 %852
  %854 = load i64, ptr %853, align 8
  %855 = mul nsw i64 %854, %4
  %856 = add i64 %855, %3
  %857 = inttoptr i64 %856 to ptr
  %858 = load float, ptr %857, align 4
  %859 = load i64, ptr %5, align 8
  %860 = load i64, ptr %784, align 8
  %861 = mul nsw i64 %860, %854
  %862 = add i64 %861, %859
  %863 = inttoptr i64 %862 to ptr
  %864 = load float, ptr %863, align 4
  %865 = fcmp ole float %858, %864
  %866 = zext i1 %865 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %854, i64 noundef %866)
  %867 = add nuw nsw i64 %852, 1
  %868 = icmp eq i64 %867, %7
  br i1 %868, label %1032, label %851

869:                                              ; preds = %780, %869
  %870 = phi i64 [ 0, %780 ], [ %885, %869 ]
  %871 = getelementptr inbounds nuw i64, ptr %6, i64 %870
  %872 = load i64, ptr %871, align 8
  %873 = mul nsw i64 %872, %4
  %874 = add i64 %873, %3
  %875 = inttoptr i64 %874 to ptr
  %876 = load float, ptr %875, align 4
  %877 = load i64, ptr %5, align 8
  %878 = load i64, ptr %781, align 8
  %879 = mul nsw i64 %878, %872
  %880 = add i64 %879, %877
  %881 = inttoptr i64 %880 to ptr
  %882 = load float, ptr %881, align 4
  %883 = fcmp ogt float %876, %882
  %884 = zext i1 %883 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %872, i64 noundef %884)
  %885 = add nuw nsw i64 %870, 1
  %886 = icmp eq i64 %885, %7
  br i1 %886, label %1032, label %869

887:                                              ; preds = %795, %887
  %888 = phi i64 [ 0, %795 ], [ %903, %887 ]
  %889 = getelementptr inbounds nuw i64, ptr %6, i64 %888
  %890 = load i64, ptr %889, align 8
  %891 = mul nsw i64 %890, %4
  %892 = add i64 %891, %3
  %893 = inttoptr i64 %892 to ptr
  %894 = load float, ptr %893, align 4
  %895 = load i64, ptr %5, align 8
  %896 = load i64, ptr %796, align 8
  %897 = mul nsw i64 %896, %890
  %898 = add i64 %897, %895
  %899 = inttoptr i64 %898 to ptr
  %900 = load float, ptr %899, align 4
  %901 = fcmp oge float %894, %900
  %902 = zext i1 %901 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %890, i64 noundef %902)
  %903 = add nuw nsw i64 %888, 1
  %904 = icmp eq i64 %903, %7
  br i1 %904, label %1032, label %887

905:                                              ; preds = %8
  switch i64 %14, label %921 [
    i64 0, label %918
    i64 1, label %915
    i64 2, label %912
    i64 3, label %909
    i64 4, label %906
  ]

906:                                              ; preds = %905
  br i1 %15, label %907, label %1032

907:                                              ; preds = %906
  %908 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %996

909:                                              ; preds = %905
  br i1 %15, label %910, label %1032

910:                                              ; preds = %909
  %911 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %978

912:                                              ; preds = %905
  br i1 %15, label %913, label %1032

913:                                              ; preds = %912
  %914 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %960

915:                                              ; preds = %905
  br i1 %15, label %916, label %1032

916:                                              ; preds = %915
  %917 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %942

918:                                              ; preds = %905
  br i1 %15, label %919, label %1032

919:                                              ; preds = %918
  %920 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %924

921:                                              ; preds = %905
  br i1 %15, label %922, label %1032

922:                                              ; preds = %921
  %923 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %1014

924:                                              ; preds = %919, %924
  %925 = phi i64 [ 0, %919 ], [ %940, %924 ]
  %926 = getelementptr inbounds nuw i64, ptr %6, i64 %925
  %927 = load i64, ptr %926, align 8
  %928 = mul nsw i64 %927, %4
  %929 = add i64 %928, %3
  %930 = inttoptr i64 %929 to ptr
  %931 = load double, ptr %930, align 8
  %932 = load i64, ptr %5, align 8
  %933 = load i64, ptr %920, align 8
  %934 = mul nsw i64 %933, %927
  %935 = add i64 %934, %932
  %936 = inttoptr i64 %935 to ptr
  %937 = load double, ptr %936, align 8
  %938 = fcmp oeq double %931, %937
  %939 = zext i1 %938 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %927, i64 noundef %939)
  %940 = add nuw nsw i64 %925, 1
  %941 = icmp eq i64 %940, %7
  br i1 %941, label %1032, label %924

942:                                              ; preds = %916, %942
  %943 = phi i64 [ 0, %916 ], [ %958, %942 ]
  %944 = getelementptr inbounds nuw i64, ptr %6, i64 %943
  %945 = load i64, ptr %944, align 8
  %946 = mul nsw i64 %945, %4
  %947 = add i64 %946, %3
  %948 = inttoptr i64 %947 to ptr
  %949 = load double, ptr %948, align 8
  %950 = load i64, ptr %5, align 8
  %951 = load i64, ptr %917, align 8
  %952 = mul nsw i64 %951, %945
  %953 = add i64 %952, %950
  %954 = inttoptr i64 %953 to ptr
  %955 = load double, ptr %954, align 8
  %956 = fcmp one double %949, %955
  %957 = zext i1 %956 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %945, i64 noundef %957)
  %958 = add nuw nsw i64 %943, 1
  %959 = icmp eq i64 %958, %7
  br i1 %959, label %1032, label %942

960:                                              ; preds = %913, %960
  %961 = phi i64 [ 0, %913 ], [ %976, %960 ]
  %962 = getelementptr inbounds nuw i64, ptr %6, i64 %961
  %963 = load i64, ptr %962, align 8
  %964 = mul nsw i64 %963, %4
  %965 = add i64 %964, %3
  %966 = inttoptr i64 %965 to ptr
  %967 = load double, ptr %966, align 8
  %968 = load i64, ptr %5, align 8
  %969 = load i64, ptr %914, align 8
  %970 = mul nsw i64 %969, %963
  %971 = add i64 %970, %968
  %972 = inttoptr i64 %971 to ptr
  %973 = load double, ptr %972, align 8
  %974 = fcmp olt double %967, %973
  %975 = zext i1 %974 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %963, i64 noundef %975)
  %976 = add nuw nsw i64 %961, 1
  %977 = icmp eq i64 %976, %7
  br i1 %977, label %1032, label %960

978:                                              ; preds = %910, %978
  %979 = phi i64 [ 0, %910 ], [ %994, %978 ]
  %980 = getelementptr inbounds nuw i64, ptr %6, i64 %979
  %981 = load i64, ptr %980, align 8
  %982 = mul nsw i64 %981, %4
  %983 = add i64 %982, %3
  %984 = inttoptr i64 %983 to ptr
  %985 = load double, ptr %984, align 8
  %986 = load i64, ptr %5, align 8
  %987 = load i64, ptr %911, align 8
  %988 = mul nsw i64 %987, %981
  %989 = add i64 %988, %986
  %990 = inttoptr i64 %989 to ptr
  %991 = load double, ptr %990, align 8
  %992 = fcmp ole double %985, %991
  %993 = zext i1 %992 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %981, i64 noundef %993)
  %994 = add nuw nsw i64 %979, 1
  %995 = icmp eq i64 %994, %7
  br i1 %995, label %1032, label %978

996:                                              ; preds = %907, %996
  %997 = phi i64 [ 0, %907 ], [ %1012, %996 ]
  %998 = getelementptr inbounds nuw i64, ptr %6, i64 %997
  %999 = load i64, ptr %998, align 8
  %1000 = mul nsw i64 %999, %4
  %1001 = add i64 %1000, %3
  %1002 = inttoptr i64 %1001 to ptr
  %1003 = load double, ptr %1002, align 8
  %1004 = load i64, ptr %5, align 8
  %1005 = load i64, ptr %908, align 8
  %1006 = mul nsw i64 %1005, %999
  %1007 = add i64 %1006, %1004
  %1008 = inttoptr i64 %1007 to ptr
  %1009 = load double, ptr %1008, align 8
  %1010 = fcmp ogt double %1003, %1009
  %1011 = zext i1 %1010 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %999, i64 noundef %1011)
  %1012 = add nuw nsw i64 %997, 1
  %1013 = icmp eq i64 %1012, %7
  br i1 %1013, label %1032, label %996

1014:                                             ; preds = %922, %1014
  %1015 = phi i64 [ 0, %922 ], [ %1030, %1014 ]
  %1016 = getelementptr inbounds nuw i64, ptr %6, i64 %1015
  %1017 = load i64, ptr %1016, align 8
  %1018 = mul nsw i64 %1017, %4
  %1019 = add i64 %1018, %3
  %1020 = inttoptr i64 %1019 to ptr
  %1021 = load double, ptr %1020, align 8
  %1022 = load i64, ptr %5, align 8
  %1023 = load i64, ptr %923, align 8
  %1024 = mul nsw i64 %1023, %1017
  %1025 = add i64 %1024, %1022
  %1026 = inttoptr i64 %1025 to ptr
  %1027 = load double, ptr %1026, align 8
  %1028 = fcmp oge double %1021, %1027
  %1029 = zext i1 %1028 to i64
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %1017, i64 noundef %1029)
  %1030 = add nuw nsw i64 %1015, 1
  %1031 = icmp eq i64 %1030, %7
  br i1 %1031, label %1032, label %1014

1032:                                             ; preds = %869, %851, %833, %815, %797, %887, %742, %724, %706, %688, %670, %760, %615, %597, %579, %561, %543, %633, %488, %470, %452, %434, %416, %506, %361, %343, %325, %307, %289, %379, %234, %216, %198, %180, %162, %252, %107, %89, %71, %53, %35, %125, %996, %978, %960, %942, %924, %1014, %779, %782, %785, %788, %791, %794, %652, %655, %658, %661, %664, %667, %525, %528, %531, %534, %537, %540, %398, %401, %404, %407, %410, %413, %271, %274, %277, %280, %283, %286, %144, %147, %150, %153, %156, %159, %17, %20, %23, %26, %29, %32, %906, %909, %912, %915, %918, %921
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 584
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg)

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @put(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @emit(ptr noundef captures(none) %0, i64 noundef range(i64 0, 2) %1, i64 noundef %2, i64 noundef %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 456
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

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16)




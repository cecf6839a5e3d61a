; of stepper.c, 1a998257e19b95583b10f208456919093764b2f9ce516636d2edfe2f24709b1e

%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: nounwind optsize uwtable
define range(i64 0, 6) i64 @run(ptr noundef %0) local_unnamed_addr {
  %2 = load i64, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 584
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i64 0, 5) i64 @step(ptr noundef %0) unnamed_addr {
  %2 = alloca %struct.operand, align 8
  %3 = alloca %struct.operand, align 8
  %4 = alloca %struct.operand, align 8
  %5 = alloca %struct.operand, align 8
  %6 = alloca %struct.operand, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.operand, align 8
  %10 = alloca %struct.operand, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %17 = load i64, ptr %16, align 8
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %20 = load i64, ptr %19, align 8
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = load i64, ptr %0, align 8
  %27 = icmp eq i64 %26, 1
  store i64 0, ptr %0, align 8
  br i1 %27, label %28, label %37

28:                                               ; preds = %1
  %29 = getelementptr inbounds %struct.instruction, ptr %15, i64 %25
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 136
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %37, label %33

33:                                               ; preds = %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %3303

37:                                               ; preds = %33, %28, %1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %39 = load i64, ptr %38, align 8
  %40 = inttoptr i64 %39 to ptr
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %42 = load i64, ptr %41, align 8
  %43 = inttoptr i64 %42 to ptr
  %44 = getelementptr inbounds %struct.instruction, ptr %15, i64 %25
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %3303, label %47

47:                                               ; preds = %37
  %48 = icmp eq i64 %42, 0
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = icmp sgt i64 %23, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %91 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %94 = add nsw i64 %23, 256
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %97 = icmp eq i64 %23, 0
  br label %98

98:                                               ; preds = %47, %3297
  %99 = phi i64 [ %45, %47 ], [ %3300, %3297 ]
  %100 = phi ptr [ %44, %47 ], [ %3299, %3297 ]
  %101 = phi i64 [ %25, %47 ], [ %3298, %3297 ]
  br i1 %48, label %106, label %102

102:                                              ; preds = %98
  %103 = getelementptr inbounds i8, ptr %43, i64 %101
  %104 = load i8, ptr %103, align 1
  %105 = icmp eq i8 %104, 0
  br i1 %105, label %106, label %3303

106:                                              ; preds = %102, %98
  %107 = load i64, ptr %49, align 8
  %108 = add nsw i64 %107, 1
  %109 = and i64 %108, 255
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %3303, label %111

111:                                              ; preds = %106
  %112 = icmp eq i64 %99, 1
  br i1 %112, label %113, label %191

113:                                              ; preds = %111
  store i64 %108, ptr %49, align 8
  %114 = load i64, ptr %95, align 8
  %115 = add nsw i64 %94, %114
  store i64 %115, ptr %95, align 8
  %116 = getelementptr inbounds i8, ptr %40, i64 %101
  store i8 1, ptr %116, align 1
  %117 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %118 = load i64, ptr %117, align 8
  %119 = icmp sgt i64 %118, -1
  br i1 %119, label %121, label %120

120:                                              ; preds = %113
  br i1 %97, label %180, label %177

121:                                              ; preds = %113
  %122 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %123 = load i64, ptr %122, align 8
  br i1 %50, label %124, label %145

124:                                              ; preds = %121
  %125 = getelementptr inbounds nuw %struct.operand, ptr %18, i64 %118
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %128 = load i64, ptr %127, align 8
  br label %129

129:                                              ; preds = %129, %124
  %130 = phi i64 [ 0, %124 ], [ %142, %129 ]
  %131 = phi i64 [ 0, %124 ], [ %143, %129 ]
  %132 = getelementptr inbounds nuw i64, ptr %21, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = mul nsw i64 %133, %128
  %135 = add i64 %134, %126
  %136 = inttoptr i64 %135 to ptr
  %137 = load i8, ptr %136, align 1
  %138 = icmp ne i8 %137, 0
  %139 = zext i1 %138 to i64
  %140 = icmp ne i64 %123, %139
  %141 = zext i1 %140 to i64
  %142 = add nuw nsw i64 %130, %141
  %143 = add nuw nsw i64 %131, 1
  %144 = icmp eq i64 %143, %23
  br i1 %144, label %145, label %129

145:                                              ; preds = %129, %121
  %146 = phi i64 [ 0, %121 ], [ %142, %129 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %101, i64 noundef %146, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  %147 = icmp ne i64 %146, 0
  %148 = icmp slt i64 %146, %23
  %149 = select i1 %147, i1 %148, i1 false
  br i1 %149, label %150, label %176

150:                                              ; preds = %145
  %151 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %152 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %153 = load i64, ptr %61, align 8
  %154 = inttoptr i64 %153 to ptr
  br i1 %50, label %155, label %3303

155:                                              ; preds = %150, %155
  %156 = phi i64 [ %174, %155 ], [ 0, %150 ]
  %157 = getelementptr inbounds nuw i64, ptr %21, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = load i64, ptr %151, align 8
  %160 = getelementptr inbounds %struct.operand, ptr %18, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %163 = load i64, ptr %162, align 8
  %164 = mul nsw i64 %163, %158
  %165 = add i64 %164, %161
  %166 = inttoptr i64 %165 to ptr
  %167 = load i8, ptr %166, align 1
  %168 = icmp ne i8 %167, 0
  %169 = zext i1 %168 to i64
  %170 = load i64, ptr %152, align 8
  %171 = icmp ne i64 %170, %169
  %172 = zext i1 %171 to i8
  %173 = getelementptr inbounds nuw i8, ptr %154, i64 %156
  store i8 %172, ptr %173, align 1
  %174 = add nuw nsw i64 %156, 1
  %175 = icmp eq i64 %174, %23
  br i1 %175, label %3303, label %155

176:                                              ; preds = %145
  br i1 %147, label %177, label %180

177:                                              ; preds = %120, %176
  %178 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %179 = load i64, ptr %178, align 8
  br label %182

180:                                              ; preds = %120, %176
  %181 = add nsw i64 %101, 1
  br label %182

182:                                              ; preds = %180, %177
  %183 = phi i64 [ %179, %177 ], [ %181, %180 ]
  store i64 %183, ptr %24, align 8
  %184 = getelementptr inbounds %struct.instruction, ptr %15, i64 %183
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 136
  %186 = load i64, ptr %185, align 8
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %3297, label %188

188:                                              ; preds = %182
  %189 = load i64, ptr %96, align 8
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %3297, label %3302

191:                                              ; preds = %111
  %192 = getelementptr inbounds nuw i8, ptr %100, i64 16
  %193 = load i64, ptr %192, align 8
  %194 = icmp sgt i64 %193, -1
  br i1 %194, label %195, label %251

195:                                              ; preds = %191
  %196 = getelementptr inbounds nuw i8, ptr %100, i64 24
  %197 = load i64, ptr %196, align 8
  br i1 %50, label %198, label %3278

198:                                              ; preds = %195
  %199 = getelementptr inbounds nuw %struct.operand, ptr %18, i64 %193
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %199, i64 8
  %202 = load i64, ptr %201, align 8
  br label %203

203:                                              ; preds = %203, %198
  %204 = phi i64 [ 0, %198 ], [ %216, %203 ]
  %205 = phi i64 [ 0, %198 ], [ %217, %203 ]
  %206 = getelementptr inbounds nuw i64, ptr %21, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = mul nsw i64 %207, %202
  %209 = add i64 %208, %200
  %210 = inttoptr i64 %209 to ptr
  %211 = load i8, ptr %210, align 1
  %212 = icmp ne i8 %211, 0
  %213 = zext i1 %212 to i64
  %214 = icmp ne i64 %197, %213
  %215 = zext i1 %214 to i64
  %216 = add nuw nsw i64 %204, %215
  %217 = add nuw nsw i64 %205, 1
  %218 = icmp eq i64 %217, %23
  br i1 %218, label %219, label %203

219:                                              ; preds = %203
  %220 = icmp eq i64 %216, 0
  br i1 %220, label %3278, label %221

221:                                              ; preds = %219
  %222 = icmp slt i64 %216, %23
  br i1 %222, label %223, label %255

223:                                              ; preds = %221
  %224 = load i64, ptr %51, align 8
  %225 = inttoptr i64 %224 to ptr
  br label %226

226:                                              ; preds = %223, %247
  %227 = phi i64 [ %249, %247 ], [ 0, %223 ]
  %228 = phi i64 [ %248, %247 ], [ 0, %223 ]
  %229 = getelementptr inbounds nuw i64, ptr %21, i64 %227
  %230 = load i64, ptr %229, align 8
  %231 = load i64, ptr %192, align 8
  %232 = getelementptr inbounds %struct.operand, ptr %18, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %235, %230
  %237 = add i64 %236, %233
  %238 = inttoptr i64 %237 to ptr
  %239 = load i8, ptr %238, align 1
  %240 = icmp ne i8 %239, 0
  %241 = zext i1 %240 to i64
  %242 = load i64, ptr %196, align 8
  %243 = icmp eq i64 %242, %241
  br i1 %243, label %247, label %244

244:                                              ; preds = %226
  %245 = add nsw i64 %228, 1
  %246 = getelementptr inbounds i64, ptr %225, i64 %228
  store i64 %230, ptr %246, align 8
  br label %247

247:                                              ; preds = %244, %226
  %248 = phi i64 [ %245, %244 ], [ %228, %226 ]
  %249 = add nuw nsw i64 %227, 1
  %250 = icmp eq i64 %249, %23
  br i1 %250, label %251, label %226

251:                                              ; preds = %247, %191
  %252 = phi i64 [ %23, %191 ], [ %216, %247 ]
  %253 = phi ptr [ %21, %191 ], [ %225, %247 ]
  %254 = icmp eq i64 %252, 0
  br i1 %254, label %3275, label %255

255:                                              ; preds = %221, %251
  %256 = phi ptr [ %253, %251 ], [ %21, %221 ]
  %257 = phi i64 [ %252, %251 ], [ %216, %221 ]
  %258 = phi i64 [ %252, %251 ], [ %23, %221 ]
  %259 = getelementptr inbounds nuw i8, ptr %100, i64 128
  %260 = load i64, ptr %259, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %363, label %262

262:                                              ; preds = %255
  %263 = load i64, ptr %52, align 8
  %264 = inttoptr i64 %263 to ptr
  %265 = getelementptr inbounds i64, ptr %264, i64 %260
  %266 = getelementptr inbounds i8, ptr %265, i64 -8
  %267 = load i64, ptr %53, align 8
  %268 = inttoptr i64 %267 to ptr
  %269 = load i64, ptr %54, align 8
  %270 = inttoptr i64 %269 to ptr
  %271 = load i64, ptr %55, align 8
  %272 = inttoptr i64 %271 to ptr
  %273 = load i64, ptr %56, align 8
  %274 = inttoptr i64 %273 to ptr
  %275 = load i64, ptr %57, align 8
  %276 = inttoptr i64 %275 to ptr
  %277 = load i64, ptr %58, align 8
  %278 = inttoptr i64 %277 to ptr
  %279 = load i64, ptr %266, align 8
  %280 = load i64, ptr %265, align 8
  %281 = load i64, ptr %59, align 8
  %282 = getelementptr inbounds nuw i8, ptr %265, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i64 0, ptr %11, align 8
  %283 = icmp sgt i64 %258, 0
  br i1 %283, label %285, label %284

284:                                              ; preds = %262
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %362

285:                                              ; preds = %262
  %286 = icmp sgt i64 %280, 0
  %287 = icmp ne i64 %279, 0
  br label %291

288:                                              ; preds = %314, %291
  %289 = load i64, ptr %11, align 8
  %290 = icmp slt i64 %289, %258
  br i1 %290, label %291, label %318

291:                                              ; preds = %288, %285
  %292 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %256, i64 noundef %258, ptr noundef %11)
  br i1 %286, label %293, label %288

293:                                              ; preds = %291
  %294 = getelementptr inbounds i64, ptr %272, i64 %292
  br label %295

295:                                              ; preds = %314, %293
  %296 = phi i64 [ 0, %293 ], [ %315, %314 ]
  %297 = getelementptr inbounds nuw i64, ptr %282, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = icmp eq i64 %298, -1
  br i1 %299, label %314, label %300

300:                                              ; preds = %295
  %301 = mul nsw i64 %298, %281
  %302 = add nsw i64 %301, %292
  %303 = getelementptr inbounds i64, ptr %268, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = load i64, ptr %294, align 8
  %306 = icmp sgt i64 %304, %305
  br i1 %306, label %307, label %314

307:                                              ; preds = %300
  %308 = icmp eq i64 %296, 0
  %309 = and i1 %287, %308
  br i1 %309, label %310, label %317

310:                                              ; preds = %307
  %311 = getelementptr inbounds i8, ptr %276, i64 %302
  %312 = load i8, ptr %311, align 1
  %313 = icmp eq i8 %312, 3
  br i1 %313, label %314, label %317

314:                                              ; preds = %310, %300, %295
  %315 = add nuw nsw i64 %296, 1
  %316 = icmp eq i64 %315, %280
  br i1 %316, label %288, label %295

317:                                              ; preds = %307, %310
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3303

318:                                              ; preds = %288
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i64 0, ptr %12, align 8
  %319 = icmp eq i64 %279, 0
  %320 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %321 = trunc i64 %101 to i32
  br label %322

322:                                              ; preds = %359, %318
  %323 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %256, i64 noundef %258, ptr noundef %12)
  br i1 %319, label %324, label %327

324:                                              ; preds = %322
  br i1 %286, label %325, label %359

325:                                              ; preds = %324
  %326 = getelementptr inbounds i64, ptr %274, i64 %323
  br label %348

327:                                              ; preds = %322
  %328 = load i64, ptr %282, align 8
  %329 = mul nsw i64 %328, %281
  %330 = add nsw i64 %329, %323
  %331 = getelementptr inbounds i64, ptr %268, i64 %330
  store i64 0, ptr %331, align 8
  %332 = load i64, ptr %320, align 8
  %333 = icmp eq i64 %332, -1
  br i1 %333, label %334, label %336

334:                                              ; preds = %327
  %335 = getelementptr inbounds i64, ptr %270, i64 %330
  store i64 -1, ptr %335, align 8
  br label %359

336:                                              ; preds = %327
  %337 = mul nsw i64 %332, %281
  %338 = getelementptr i64, ptr %270, i64 %337
  %339 = getelementptr i64, ptr %338, i64 %323
  %340 = load i64, ptr %339, align 8
  %341 = getelementptr inbounds i64, ptr %270, i64 %330
  store i64 %340, ptr %341, align 8
  %342 = load i64, ptr %320, align 8
  %343 = mul nsw i64 %342, %281
  %344 = getelementptr i32, ptr %278, i64 %343
  %345 = getelementptr i32, ptr %344, i64 %323
  %346 = load i32, ptr %345, align 4
  %347 = getelementptr inbounds i32, ptr %278, i64 %330
  store i32 %346, ptr %347, align 4
  br label %359

348:                                              ; preds = %348, %325
  %349 = phi i64 [ 0, %325 ], [ %357, %348 ]
  %350 = getelementptr inbounds nuw i64, ptr %282, i64 %349
  %351 = load i64, ptr %350, align 8
  %352 = mul nsw i64 %351, %281
  %353 = add nsw i64 %352, %323
  %354 = load i64, ptr %326, align 8
  %355 = getelementptr inbounds i64, ptr %270, i64 %353
  store i64 %354, ptr %355, align 8
  %356 = getelementptr inbounds i32, ptr %278, i64 %353
  store i32 %321, ptr %356, align 4
  %357 = add nuw nsw i64 %349, 1
  %358 = icmp eq i64 %357, %280
  br i1 %358, label %359, label %348

359:                                              ; preds = %348, %336, %334, %324
  %360 = load i64, ptr %12, align 8
  %361 = icmp slt i64 %360, %258
  br i1 %361, label %322, label %362

362:                                              ; preds = %359, %284
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %363

363:                                              ; preds = %362, %255
  %364 = load i64, ptr %100, align 8
  %365 = and i64 %364, -2
  %366 = icmp eq i64 %365, 2
  br i1 %366, label %367, label %1078

367:                                              ; preds = %363
  %368 = load i64, ptr %16, align 8
  %369 = inttoptr i64 %368 to ptr
  %370 = load i64, ptr %62, align 8
  %371 = inttoptr i64 %370 to ptr
  %372 = load i64, ptr %68, align 8
  %373 = inttoptr i64 %372 to ptr
  %374 = load i64, ptr %69, align 8
  %375 = inttoptr i64 %374 to ptr
  %376 = load i64, ptr %70, align 8
  %377 = inttoptr i64 %376 to ptr
  %378 = load i64, ptr %71, align 8
  %379 = inttoptr i64 %378 to ptr
  %380 = load i64, ptr %72, align 8
  %381 = inttoptr i64 %380 to ptr
  %382 = load i64, ptr %73, align 8
  %383 = inttoptr i64 %382 to ptr
  %384 = load i64, ptr %74, align 8
  %385 = inttoptr i64 %384 to ptr
  %386 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %387 = load i64, ptr %386, align 8
  %388 = getelementptr inbounds %struct.operand, ptr %369, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds nuw i8, ptr %388, i64 8
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr inbounds nuw i8, ptr %100, i64 96
  %393 = load i64, ptr %392, align 8
  %394 = getelementptr inbounds nuw i8, ptr %100, i64 104
  %395 = load i64, ptr %394, align 8
  %396 = mul nsw i64 %395, %393
  %397 = icmp eq i64 %364, 3
  %398 = icmp sgt i64 %258, 0
  br i1 %398, label %399, label %402

399:                                              ; preds = %367
  %400 = getelementptr inbounds nuw i8, ptr %100, i64 120
  %401 = getelementptr inbounds nuw i8, ptr %100, i64 112
  br label %407

402:                                              ; preds = %425, %367
  %403 = getelementptr inbounds nuw i8, ptr %100, i64 88
  %404 = load i64, ptr %403, align 8
  %405 = icmp eq i64 %404, 2
  %406 = load i64, ptr %383, align 8
  br i1 %405, label %430, label %484

407:                                              ; preds = %425, %399
  %408 = phi i64 [ 0, %399 ], [ %428, %425 ]
  %409 = getelementptr inbounds nuw i64, ptr %256, i64 %408
  %410 = load i64, ptr %409, align 8
  %411 = load i64, ptr %400, align 8
  %412 = icmp eq i64 %411, 0
  %413 = mul nsw i64 %410, %391
  %414 = add i64 %413, %389
  %415 = inttoptr i64 %414 to ptr
  %416 = load i64, ptr %401, align 8
  br i1 %412, label %420, label %417

417:                                              ; preds = %407
  %418 = load i64, ptr %415, align 8
  %419 = add i64 %418, %416
  br label %425

420:                                              ; preds = %407
  %421 = load i32, ptr %415, align 4
  %422 = trunc i64 %416 to i32
  %423 = add i32 %421, %422
  %424 = zext i32 %423 to i64
  br label %425

425:                                              ; preds = %420, %417
  %426 = phi i64 [ %419, %417 ], [ %424, %420 ]
  %427 = getelementptr inbounds nuw i64, ptr %383, i64 %408
  store i64 %426, ptr %427, align 8
  %428 = add nuw nsw i64 %408, 1
  %429 = icmp eq i64 %428, %258
  br i1 %429, label %402, label %407

430:                                              ; preds = %402
  %431 = lshr i64 %406, 32
  %432 = icmp sgt i64 %258, 1
  br i1 %432, label %433, label %458

433:                                              ; preds = %430, %455
  %434 = phi i64 [ %456, %455 ], [ 1, %430 ]
  %435 = getelementptr inbounds nuw i64, ptr %383, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = lshr i64 %436, 32
  %438 = icmp eq i64 %437, %431
  br i1 %438, label %455, label %439

439:                                              ; preds = %433
  %440 = load i64, ptr %75, align 8
  %441 = icmp eq i64 %431, %440
  br i1 %441, label %3303, label %442

442:                                              ; preds = %439
  %443 = load i64, ptr %76, align 8
  %444 = inttoptr i64 %443 to ptr
  %445 = load i64, ptr %77, align 8
  %446 = icmp sgt i64 %445, 0
  br i1 %446, label %450, label %455

447:                                              ; preds = %450
  %448 = add nuw nsw i64 %451, 1
  %449 = icmp eq i64 %448, %445
  br i1 %449, label %455, label %450

450:                                              ; preds = %442, %447
  %451 = phi i64 [ %448, %447 ], [ 0, %442 ]
  %452 = getelementptr inbounds nuw i64, ptr %444, i64 %451
  %453 = load i64, ptr %452, align 8
  %454 = icmp eq i64 %437, %453
  br i1 %454, label %3303, label %447

455:                                              ; preds = %447, %442, %433
  %456 = add nuw nsw i64 %434, 1
  %457 = icmp eq i64 %456, %258
  br i1 %457, label %458, label %433

458:                                              ; preds = %455, %430
  %459 = load i64, ptr %76, align 8
  %460 = inttoptr i64 %459 to ptr
  %461 = load i64, ptr %75, align 8
  %462 = icmp eq i64 %431, %461
  br i1 %462, label %466, label %463

463:                                              ; preds = %458
  %464 = load i64, ptr %77, align 8
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %477, label %484

466:                                              ; preds = %458
  br i1 %398, label %467, label %511

467:                                              ; preds = %466, %467
  %468 = phi i64 [ %472, %467 ], [ 0, %466 ]
  %469 = getelementptr inbounds nuw i64, ptr %383, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = and i64 %470, 4294967295
  store i64 %471, ptr %469, align 8
  %472 = add nuw nsw i64 %468, 1
  %473 = icmp eq i64 %472, %258
  br i1 %473, label %482, label %467

474:                                              ; preds = %477
  %475 = add nuw nsw i64 %478, 1
  %476 = icmp eq i64 %475, %464
  br i1 %476, label %484, label %477

477:                                              ; preds = %463, %474
  %478 = phi i64 [ %475, %474 ], [ 0, %463 ]
  %479 = getelementptr inbounds nuw i64, ptr %460, i64 %478
  %480 = load i64, ptr %479, align 8
  %481 = icmp eq i64 %431, %480
  br i1 %481, label %3303, label %474

482:                                              ; preds = %467
  %483 = load i64, ptr %383, align 8
  br label %486

484:                                              ; preds = %474, %463, %402
  %485 = phi i64 [ %404, %402 ], [ 1, %463 ], [ 1, %474 ]
  br i1 %398, label %486, label %489

486:                                              ; preds = %484, %482
  %487 = phi i64 [ 0, %482 ], [ %485, %484 ]
  %488 = phi i64 [ %483, %482 ], [ %406, %484 ]
  br label %497

489:                                              ; preds = %497, %484
  %490 = phi i64 [ %485, %484 ], [ %487, %497 ]
  %491 = phi i64 [ 0, %484 ], [ %506, %497 ]
  %492 = phi i64 [ %406, %484 ], [ %505, %497 ]
  %493 = phi i64 [ %406, %484 ], [ %504, %497 ]
  %494 = add nsw i64 %396, -1
  %495 = and i64 %491, %494
  %496 = icmp eq i64 %495, 0
  br i1 %496, label %509, label %3303

497:                                              ; preds = %497, %486
  %498 = phi i64 [ %504, %497 ], [ %488, %486 ]
  %499 = phi i64 [ %505, %497 ], [ %488, %486 ]
  %500 = phi i64 [ %506, %497 ], [ 0, %486 ]
  %501 = phi i64 [ %507, %497 ], [ 0, %486 ]
  %502 = getelementptr inbounds nuw i64, ptr %383, i64 %501
  %503 = load i64, ptr %502, align 8
  %504 = tail call i64 @llvm.smin.i64(i64 %503, i64 %498)
  %505 = tail call i64 @llvm.smax.i64(i64 %503, i64 %499)
  %506 = or i64 %503, %500
  %507 = add nuw nsw i64 %501, 1
  %508 = icmp eq i64 %507, %258
  br i1 %508, label %489, label %497

509:                                              ; preds = %489
  %510 = icmp eq i64 %490, 0
  br i1 %510, label %511, label %551

511:                                              ; preds = %509, %466
  %512 = phi i64 [ %492, %509 ], [ %406, %466 ]
  %513 = phi i64 [ %493, %509 ], [ %406, %466 ]
  %514 = load i64, ptr %78, align 8
  %515 = inttoptr i64 %514 to ptr
  %516 = load i64, ptr %81, align 8
  %517 = inttoptr i64 %516 to ptr
  %518 = load i64, ptr %82, align 8
  %519 = icmp sgt i64 %518, 0
  br i1 %519, label %520, label %534

520:                                              ; preds = %511, %531
  %521 = phi i64 [ %532, %531 ], [ 0, %511 ]
  %522 = shl nuw nsw i64 %521, 4
  %523 = getelementptr inbounds nuw i8, ptr %517, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = icmp sgt i64 %524, %513
  br i1 %525, label %531, label %526

526:                                              ; preds = %520
  %527 = getelementptr inbounds nuw i8, ptr %523, i64 8
  %528 = load i64, ptr %527, align 8
  %529 = sub nsw i64 %528, %396
  %530 = icmp sgt i64 %512, %529
  br i1 %530, label %531, label %534

531:                                              ; preds = %526, %520
  %532 = add nuw nsw i64 %521, 1
  %533 = icmp eq i64 %532, %518
  br i1 %533, label %3303, label %520

534:                                              ; preds = %526, %511
  %535 = phi i64 [ 0, %511 ], [ %521, %526 ]
  %536 = icmp eq i64 %535, %518
  br i1 %536, label %3303, label %537

537:                                              ; preds = %534
  br i1 %398, label %538, label %587

538:                                              ; preds = %537, %538
  %539 = phi i64 [ %549, %538 ], [ 0, %537 ]
  %540 = getelementptr inbounds nuw i64, ptr %256, i64 %539
  %541 = load i64, ptr %540, align 8
  %542 = getelementptr inbounds i64, ptr %373, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = load i64, ptr %83, align 8
  %545 = mul nsw i64 %544, %543
  %546 = getelementptr inbounds nuw i64, ptr %383, i64 %539
  %547 = load i64, ptr %546, align 8
  %548 = add nsw i64 %547, %545
  store i64 %548, ptr %546, align 8
  %549 = add nuw nsw i64 %539, 1
  %550 = icmp eq i64 %549, %258
  br i1 %550, label %587, label %538

551:                                              ; preds = %509
  %552 = load i64, ptr %78, align 8
  %553 = inttoptr i64 %552 to ptr
  %554 = load i64, ptr %79, align 8
  %555 = icmp eq i64 %554, 0
  br i1 %555, label %564, label %556

556:                                              ; preds = %551
  %557 = getelementptr inbounds %struct.region, ptr %553, i64 %554
  %558 = load i64, ptr %557, align 8
  %559 = icmp sgt i64 %558, %493
  br i1 %559, label %564, label %560

560:                                              ; preds = %556
  %561 = getelementptr inbounds nuw i8, ptr %557, i64 8
  %562 = load i64, ptr %561, align 8
  %563 = icmp slt i64 %493, %562
  br i1 %563, label %582, label %564

564:                                              ; preds = %560, %556, %551
  %565 = load i64, ptr %80, align 8
  %566 = icmp sgt i64 %565, 1
  br i1 %566, label %567, label %1076

567:                                              ; preds = %564, %579
  %568 = phi i64 [ %580, %579 ], [ 1, %564 ]
  %569 = getelementptr inbounds nuw %struct.region, ptr %553, i64 %568
  %570 = load i64, ptr %569, align 8
  %571 = icmp sgt i64 %570, %493
  br i1 %571, label %579, label %572

572:                                              ; preds = %567
  %573 = getelementptr inbounds nuw i8, ptr %569, i64 8
  %574 = load i64, ptr %573, align 8
  %575 = icmp slt i64 %493, %574
  br i1 %575, label %576, label %579

576:                                              ; preds = %572
  %577 = getelementptr inbounds nuw i8, ptr %569, i64 8
  store i64 %568, ptr %79, align 8
  %578 = load i64, ptr %577, align 8
  br label %582

579:                                              ; preds = %572, %567
  %580 = add nuw nsw i64 %568, 1
  %581 = icmp eq i64 %580, %565
  br i1 %581, label %1076, label %567

582:                                              ; preds = %576, %560
  %583 = phi i64 [ %562, %560 ], [ %578, %576 ]
  %584 = phi ptr [ %557, %560 ], [ %569, %576 ]
  %585 = sub nsw i64 %583, %396
  %586 = icmp sgt i64 %492, %585
  br i1 %586, label %3303, label %587

587:                                              ; preds = %538, %582, %537
  %588 = phi i1 [ false, %582 ], [ true, %537 ], [ true, %538 ]
  %589 = phi i64 [ %490, %582 ], [ 0, %537 ], [ 0, %538 ]
  %590 = phi ptr [ %584, %582 ], [ %515, %537 ], [ %515, %538 ]
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 120
  %592 = load i64, ptr %591, align 8
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %594, label %3303

594:                                              ; preds = %587
  %595 = getelementptr inbounds nuw i8, ptr %590, i64 32
  %596 = load i64, ptr %595, align 8
  %597 = icmp slt i64 %396, %596
  br i1 %597, label %3303, label %598

598:                                              ; preds = %594
  %599 = icmp eq i64 %589, 1
  br i1 %599, label %600, label %610

600:                                              ; preds = %598
  %601 = load i64, ptr %86, align 8
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %618, label %603

603:                                              ; preds = %600
  %604 = load i64, ptr %84, align 8
  %605 = shl nsw i64 %258, 1
  %606 = add i64 %605, 4
  %607 = add i64 %606, %604
  %608 = load i64, ptr %85, align 8
  %609 = icmp sgt i64 %607, %608
  br i1 %609, label %3303, label %618

610:                                              ; preds = %598
  br i1 %588, label %611, label %618

611:                                              ; preds = %610
  %612 = load i64, ptr %84, align 8
  %613 = shl nsw i64 %258, 1
  %614 = add i64 %613, 4
  %615 = add i64 %614, %612
  %616 = load i64, ptr %85, align 8
  %617 = icmp sgt i64 %615, %616
  br i1 %617, label %3303, label %620

618:                                              ; preds = %610, %603, %600
  %619 = load i64, ptr %590, align 8
  br label %620

620:                                              ; preds = %618, %611
  %621 = phi i64 [ %619, %618 ], [ 0, %611 ]
  %622 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %596, i1 true)
  %623 = ashr i64 %396, %622
  %624 = getelementptr inbounds nuw i8, ptr %590, i64 24
  %625 = load i64, ptr %624, align 8
  %626 = inttoptr i64 %625 to ptr
  %627 = getelementptr inbounds nuw i8, ptr %590, i64 112
  %628 = load i64, ptr %627, align 8
  %629 = inttoptr i64 %628 to ptr
  %630 = load i64, ptr %87, align 8
  %631 = getelementptr inbounds nuw i8, ptr %590, i64 56
  %632 = load i64, ptr %631, align 8
  %633 = inttoptr i64 %632 to ptr
  %634 = getelementptr inbounds nuw i8, ptr %590, i64 48
  %635 = load i64, ptr %634, align 8
  %636 = inttoptr i64 %635 to ptr
  %637 = getelementptr inbounds nuw i8, ptr %590, i64 64
  %638 = load i64, ptr %637, align 8
  %639 = inttoptr i64 %638 to ptr
  %640 = getelementptr inbounds nuw i8, ptr %590, i64 72
  %641 = load i64, ptr %640, align 8
  %642 = inttoptr i64 %641 to ptr
  %643 = getelementptr inbounds nuw i8, ptr %590, i64 88
  %644 = load i64, ptr %643, align 8
  %645 = inttoptr i64 %644 to ptr
  %646 = getelementptr inbounds nuw i8, ptr %590, i64 96
  %647 = load i64, ptr %646, align 8
  %648 = inttoptr i64 %647 to ptr
  %649 = mul nsw i64 %623, %258
  %650 = add nsw i64 %630, %649
  store i64 %650, ptr %87, align 8
  br i1 %398, label %651, label %816

651:                                              ; preds = %620
  %652 = icmp sgt i64 %623, 0
  %653 = icmp eq i64 %632, 0
  %654 = getelementptr inbounds nuw i8, ptr %590, i64 104
  %655 = getelementptr inbounds nuw i8, ptr %590, i64 40
  %656 = icmp eq i64 %635, 0
  %657 = icmp slt i64 %596, 1
  %658 = getelementptr inbounds nuw i8, ptr %590, i64 80
  %659 = or i1 %657, %656
  br label %660

660:                                              ; preds = %810, %651
  %661 = phi i64 [ 0, %651 ], [ %813, %810 ]
  %662 = phi i64 [ 0, %651 ], [ %812, %810 ]
  %663 = phi i64 [ 0, %651 ], [ %814, %810 ]
  %664 = phi i64 [ 0, %651 ], [ %811, %810 ]
  %665 = getelementptr inbounds nuw i64, ptr %256, i64 %663
  %666 = load i64, ptr %665, align 8
  %667 = getelementptr inbounds nuw i64, ptr %383, i64 %663
  %668 = load i64, ptr %667, align 8
  %669 = sub nsw i64 %668, %621
  %670 = ashr i64 %669, %622
  %671 = getelementptr inbounds i64, ptr %373, i64 %666
  %672 = load i64, ptr %671, align 8
  %673 = load i64, ptr %88, align 8
  %674 = add nsw i64 %673, %672
  br i1 %652, label %675, label %810

675:                                              ; preds = %660
  %676 = getelementptr inbounds i64, ptr %377, i64 %666
  %677 = getelementptr inbounds i64, ptr %375, i64 %666
  br label %678

678:                                              ; preds = %800, %675
  %679 = phi i64 [ %661, %675 ], [ %801, %800 ]
  %680 = phi i64 [ %662, %675 ], [ %802, %800 ]
  %681 = phi i64 [ %664, %675 ], [ %808, %800 ]
  %682 = phi i64 [ 0, %675 ], [ %807, %800 ]
  %683 = add nsw i64 %682, %670
  %684 = mul nsw i64 %683, 40
  %685 = getelementptr inbounds i8, ptr %626, i64 %684
  br i1 %653, label %690, label %686

686:                                              ; preds = %678
  %687 = getelementptr inbounds i32, ptr %633, i64 %683
  %688 = load i32, ptr %687, align 4
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %690, label %3303

690:                                              ; preds = %686, %678
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %691 = load i64, ptr %676, align 8
  %692 = load i64, ptr %89, align 8
  %693 = mul nsw i64 %692, %691
  %694 = getelementptr i32, ptr %381, i64 %693
  br label %695

695:                                              ; preds = %726, %690
  %696 = phi i1 [ true, %690 ], [ false, %726 ]
  %697 = phi ptr [ %7, %690 ], [ %8, %726 ]
  %698 = phi i64 [ 0, %690 ], [ 20, %726 ]
  %699 = getelementptr inbounds nuw i8, ptr %685, i64 %698
  %700 = load i32, ptr %699, align 4
  %701 = sext i32 %700 to i64
  %702 = getelementptr inbounds nuw i8, ptr %699, i64 4
  %703 = load i32, ptr %702, align 4
  %704 = getelementptr i32, ptr %694, i64 %701
  %705 = load i32, ptr %704, align 4
  %706 = icmp slt i32 %705, %703
  br i1 %706, label %707, label %711

707:                                              ; preds = %695
  %708 = load i64, ptr %677, align 8
  %709 = icmp eq i64 %708, %701
  %710 = zext i1 %709 to i32
  br label %711

711:                                              ; preds = %707, %695
  %712 = phi i32 [ 1, %695 ], [ %710, %707 ]
  store i32 %712, ptr %697, align 4
  %713 = load i64, ptr %654, align 8
  %714 = icmp eq i64 %713, 0
  %715 = icmp sgt i32 %703, 0
  %716 = and i1 %715, %714
  br i1 %716, label %717, label %726

717:                                              ; preds = %711
  %718 = getelementptr inbounds nuw i8, ptr %699, i64 8
  %719 = load i32, ptr %718, align 4
  %720 = sext i32 %719 to i64
  %721 = icmp eq i64 %674, %720
  br i1 %721, label %726, label %722

722:                                              ; preds = %717
  %723 = load i64, ptr %90, align 8
  %724 = icmp eq i64 %723, 0
  br i1 %724, label %725, label %796

725:                                              ; preds = %722
  store i32 0, ptr %697, align 4
  br label %726

726:                                              ; preds = %725, %717, %711
  br i1 %696, label %695, label %727

727:                                              ; preds = %726
  %728 = load i32, ptr %7, align 4
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %796, label %730

730:                                              ; preds = %727
  br i1 %397, label %731, label %762

731:                                              ; preds = %730
  %732 = load i32, ptr %8, align 4
  %733 = icmp eq i32 %732, 0
  br i1 %733, label %796, label %734

734:                                              ; preds = %731
  %735 = getelementptr inbounds i8, ptr %645, i64 %683
  %736 = load i8, ptr %735, align 1
  %737 = icmp eq i8 %736, 0
  br i1 %737, label %738, label %796

738:                                              ; preds = %734
  %739 = mul nsw i64 %683, 5
  %740 = add nsw i64 %739, 1
  %741 = getelementptr inbounds i32, ptr %639, i64 %740
  %742 = load i32, ptr %741, align 4
  %743 = icmp eq i32 %742, 0
  br i1 %743, label %744, label %796

744:                                              ; preds = %738
  %745 = getelementptr inbounds i64, ptr %629, i64 %683
  %746 = load i64, ptr %745, align 8
  %747 = icmp slt i64 %746, %630
  br i1 %747, label %748, label %796

748:                                              ; preds = %744
  %749 = load i64, ptr %658, align 8
  %750 = icmp sgt i64 %749, 0
  br i1 %750, label %754, label %800

751:                                              ; preds = %754
  %752 = add nuw nsw i64 %755, 1
  %753 = icmp eq i64 %752, %749
  br i1 %753, label %800, label %754

754:                                              ; preds = %748, %751
  %755 = phi i64 [ %752, %751 ], [ 0, %748 ]
  %756 = getelementptr inbounds nuw i64, ptr %642, i64 %755
  %757 = load i64, ptr %756, align 8
  %758 = inttoptr i64 %757 to ptr
  %759 = getelementptr inbounds i32, ptr %758, i64 %740
  %760 = load i32, ptr %759, align 4
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %751, label %796

762:                                              ; preds = %730
  %763 = load i64, ptr %655, align 8
  %764 = icmp eq i64 %763, 0
  br i1 %764, label %765, label %769

765:                                              ; preds = %762
  %766 = getelementptr inbounds nuw i8, ptr %685, i64 16
  %767 = load i32, ptr %766, align 4
  %768 = icmp eq i32 %767, 0
  br i1 %768, label %796, label %769

769:                                              ; preds = %765, %762
  br i1 %659, label %781, label %770

770:                                              ; preds = %769
  %771 = mul nsw i64 %683, %596
  %772 = getelementptr i32, ptr %636, i64 %771
  br label %776

773:                                              ; preds = %776
  %774 = add nuw nsw i64 %777, 1
  %775 = icmp eq i64 %774, %596
  br i1 %775, label %781, label %776

776:                                              ; preds = %773, %770
  %777 = phi i64 [ 0, %770 ], [ %774, %773 ]
  %778 = getelementptr i32, ptr %772, i64 %777
  %779 = load i32, ptr %778, align 4
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %773, label %796

781:                                              ; preds = %773, %769
  %782 = load i32, ptr %8, align 4
  %783 = freeze i32 %782
  %784 = icmp eq i32 %783, 0
  %785 = zext i1 %784 to i64
  %786 = add nsw i64 %679, %785
  %787 = getelementptr inbounds i64, ptr %629, i64 %683
  %788 = load i64, ptr %787, align 8
  %789 = icmp slt i64 %788, %630
  br i1 %789, label %797, label %790

790:                                              ; preds = %781
  %791 = sub nsw i64 %788, %630
  %792 = getelementptr inbounds nuw i8, ptr %385, i64 %791
  %793 = load i8, ptr %792, align 1
  %794 = or i8 %793, 1
  store i8 %794, ptr %792, align 1
  %795 = add nsw i64 %680, 1
  br label %797

796:                                              ; preds = %765, %744, %738, %734, %731, %727, %722, %776, %754
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %3303

797:                                              ; preds = %790, %781
  %798 = phi i64 [ %680, %781 ], [ %795, %790 ]
  %799 = select i1 %784, i8 2, i8 0
  br label %800

800:                                              ; preds = %751, %797, %748
  %801 = phi i64 [ %679, %748 ], [ %786, %797 ], [ %679, %751 ]
  %802 = phi i64 [ %680, %748 ], [ %798, %797 ], [ %680, %751 ]
  %803 = phi i8 [ 0, %748 ], [ %799, %797 ], [ 0, %751 ]
  %804 = getelementptr inbounds i8, ptr %385, i64 %681
  store i8 %803, ptr %804, align 1
  %805 = add nsw i64 %681, %630
  %806 = getelementptr inbounds i64, ptr %629, i64 %683
  store i64 %805, ptr %806, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %807 = add nuw nsw i64 %682, 1
  %808 = add nsw i64 %681, 1
  %809 = icmp eq i64 %807, %623
  br i1 %809, label %810, label %678

810:                                              ; preds = %800, %660
  %811 = phi i64 [ %664, %660 ], [ %808, %800 ]
  %812 = phi i64 [ %662, %660 ], [ %802, %800 ]
  %813 = phi i64 [ %661, %660 ], [ %801, %800 ]
  %814 = add nuw nsw i64 %663, 1
  %815 = icmp eq i64 %814, %258
  br i1 %815, label %816, label %660

816:                                              ; preds = %810, %620
  %817 = phi i64 [ 0, %620 ], [ %812, %810 ]
  %818 = phi i64 [ 0, %620 ], [ %813, %810 ]
  br i1 %397, label %829, label %819

819:                                              ; preds = %816
  %820 = getelementptr inbounds nuw i8, ptr %648, i64 8
  %821 = load i64, ptr %820, align 8
  %822 = add i64 %818, %817
  %823 = add i64 %822, %821
  %824 = getelementptr inbounds nuw i8, ptr %648, i64 16
  %825 = load i64, ptr %824, align 8
  %826 = icmp sgt i64 %823, %825
  br i1 %826, label %827, label %829

827:                                              ; preds = %819
  %828 = getelementptr inbounds nuw i8, ptr %648, i64 24
  store i64 %823, ptr %828, align 8
  br label %3303

829:                                              ; preds = %819, %816
  %830 = icmp ne i64 %818, 0
  %831 = and i1 %398, %830
  br i1 %831, label %832, label %835

832:                                              ; preds = %829
  %833 = icmp sgt i64 %623, 0
  %834 = getelementptr inbounds nuw i8, ptr %648, i64 8
  br label %843

835:                                              ; preds = %852, %829
  br i1 %398, label %836, label %995

836:                                              ; preds = %835
  %837 = icmp sgt i64 %623, 0
  %838 = select i1 %397, i64 0, i64 5
  %839 = trunc i64 %101 to i32
  %840 = icmp eq i64 %635, 0
  %841 = icmp slt i64 %596, 1
  %842 = or i1 %841, %840
  br label %894

843:                                              ; preds = %852, %832
  %844 = phi i64 [ 0, %832 ], [ %853, %852 ]
  %845 = phi i64 [ 0, %832 ], [ %854, %852 ]
  %846 = getelementptr inbounds nuw i64, ptr %383, i64 %845
  %847 = load i64, ptr %846, align 8
  %848 = sub nsw i64 %847, %621
  %849 = ashr i64 %848, %622
  br i1 %833, label %856, label %852

850:                                              ; preds = %886
  %851 = add i64 %844, %623
  br label %852

852:                                              ; preds = %850, %843
  %853 = phi i64 [ %844, %843 ], [ %851, %850 ]
  %854 = add nuw nsw i64 %845, 1
  %855 = icmp eq i64 %854, %258
  br i1 %855, label %835, label %843

856:                                              ; preds = %843, %886
  %857 = phi i64 [ %887, %886 ], [ 0, %843 ]
  %858 = phi i64 [ %888, %886 ], [ %844, %843 ]
  %859 = getelementptr inbounds i8, ptr %385, i64 %858
  %860 = load i8, ptr %859, align 1
  %861 = and i8 %860, 2
  %862 = icmp eq i8 %861, 0
  br i1 %862, label %886, label %863

863:                                              ; preds = %856
  %864 = add nsw i64 %857, %849
  %865 = mul nsw i64 %864, 40
  %866 = getelementptr inbounds i8, ptr %626, i64 %865
  %867 = getelementptr inbounds nuw i8, ptr %866, i64 20
  %868 = load i64, ptr %648, align 8
  %869 = inttoptr i64 %868 to ptr
  %870 = load i64, ptr %834, align 8
  %871 = add nsw i64 %870, 1
  store i64 %871, ptr %834, align 8
  %872 = mul nsw i64 %870, 24
  %873 = getelementptr inbounds i8, ptr %869, i64 %872
  %874 = trunc i64 %864 to i32
  store i32 %874, ptr %873, align 4
  br label %879

875:                                              ; preds = %879
  %876 = load i64, ptr %643, align 8
  %877 = inttoptr i64 %876 to ptr
  %878 = getelementptr inbounds i8, ptr %877, i64 %864
  store i8 1, ptr %878, align 1
  br label %886

879:                                              ; preds = %879, %863
  %880 = phi i64 [ 0, %863 ], [ %883, %879 ]
  %881 = getelementptr inbounds nuw i32, ptr %867, i64 %880
  %882 = load i32, ptr %881, align 4
  %883 = add nuw nsw i64 %880, 1
  %884 = getelementptr inbounds nuw i32, ptr %873, i64 %883
  store i32 %882, ptr %884, align 4
  %885 = icmp eq i64 %883, 5
  br i1 %885, label %875, label %879

886:                                              ; preds = %875, %856
  %887 = add nuw nsw i64 %857, 1
  %888 = add nsw i64 %858, 1
  %889 = icmp eq i64 %887, %623
  br i1 %889, label %850, label %856

890:                                              ; preds = %906
  %891 = icmp eq i64 %817, 0
  br i1 %891, label %995, label %892

892:                                              ; preds = %890
  %893 = getelementptr inbounds nuw i8, ptr %648, i64 8
  br label %941

894:                                              ; preds = %906, %836
  %895 = phi i64 [ 0, %836 ], [ %907, %906 ]
  %896 = getelementptr inbounds nuw i64, ptr %383, i64 %895
  %897 = load i64, ptr %896, align 8
  %898 = sub nsw i64 %897, %621
  %899 = ashr i64 %898, %622
  br i1 %837, label %900, label %906

900:                                              ; preds = %894
  %901 = getelementptr inbounds nuw i64, ptr %256, i64 %895
  %902 = load i64, ptr %901, align 8
  %903 = getelementptr inbounds i64, ptr %375, i64 %902
  %904 = getelementptr inbounds i32, ptr %379, i64 %902
  %905 = getelementptr inbounds i64, ptr %373, i64 %902
  br label %909

906:                                              ; preds = %938, %894
  %907 = add nuw nsw i64 %895, 1
  %908 = icmp eq i64 %907, %258
  br i1 %908, label %890, label %894

909:                                              ; preds = %938, %900
  %910 = phi i64 [ 0, %900 ], [ %939, %938 ]
  %911 = add nsw i64 %910, %899
  %912 = mul nsw i64 %911, 40
  %913 = getelementptr inbounds i8, ptr %626, i64 %912
  %914 = getelementptr inbounds nuw i32, ptr %913, i64 %838
  %915 = load i64, ptr %903, align 8
  %916 = trunc i64 %915 to i32
  store i32 %916, ptr %914, align 4
  %917 = load i32, ptr %904, align 4
  %918 = getelementptr inbounds nuw i8, ptr %914, i64 4
  store i32 %917, ptr %918, align 4
  %919 = load i64, ptr %905, align 8
  %920 = load i64, ptr %88, align 8
  %921 = add nsw i64 %920, %919
  %922 = trunc i64 %921 to i32
  %923 = getelementptr inbounds nuw i8, ptr %914, i64 8
  store i32 %922, ptr %923, align 4
  %924 = getelementptr inbounds nuw i8, ptr %914, i64 12
  store i32 %839, ptr %924, align 4
  %925 = getelementptr inbounds nuw i8, ptr %914, i64 16
  store i32 1, ptr %925, align 4
  br i1 %397, label %926, label %938

926:                                              ; preds = %909
  %927 = getelementptr i8, ptr %913, i64 24
  store i32 0, ptr %927, align 4
  br i1 %842, label %938, label %928

928:                                              ; preds = %926
  %929 = mul nsw i64 %911, %596
  br label %930

930:                                              ; preds = %930, %928
  %931 = phi i64 [ 0, %928 ], [ %936, %930 ]
  %932 = load i64, ptr %634, align 8
  %933 = inttoptr i64 %932 to ptr
  %934 = getelementptr i32, ptr %933, i64 %929
  %935 = getelementptr i32, ptr %934, i64 %931
  store i32 0, ptr %935, align 4
  %936 = add nuw nsw i64 %931, 1
  %937 = icmp eq i64 %936, %596
  br i1 %937, label %938, label %930

938:                                              ; preds = %930, %926, %909
  %939 = add nuw nsw i64 %910, 1
  %940 = icmp eq i64 %939, %623
  br i1 %940, label %906, label %909

941:                                              ; preds = %956, %892
  %942 = phi i64 [ 0, %892 ], [ %957, %956 ]
  %943 = phi i64 [ 0, %892 ], [ %958, %956 ]
  %944 = getelementptr inbounds nuw i64, ptr %383, i64 %943
  %945 = load i64, ptr %944, align 8
  %946 = sub nsw i64 %945, %621
  %947 = ashr i64 %946, %622
  br i1 %837, label %948, label %956

948:                                              ; preds = %941
  %949 = getelementptr inbounds nuw i64, ptr %256, i64 %943
  %950 = load i64, ptr %949, align 8
  %951 = getelementptr inbounds i64, ptr %375, i64 %950
  %952 = getelementptr inbounds i32, ptr %379, i64 %950
  %953 = getelementptr inbounds i64, ptr %373, i64 %950
  br label %960

954:                                              ; preds = %991
  %955 = add i64 %942, %623
  br label %956

956:                                              ; preds = %954, %941
  %957 = phi i64 [ %942, %941 ], [ %955, %954 ]
  %958 = add nuw nsw i64 %943, 1
  %959 = icmp eq i64 %958, %258
  br i1 %959, label %995, label %941

960:                                              ; preds = %991, %948
  %961 = phi i64 [ 0, %948 ], [ %992, %991 ]
  %962 = phi i64 [ %942, %948 ], [ %993, %991 ]
  %963 = getelementptr inbounds i8, ptr %385, i64 %962
  %964 = load i8, ptr %963, align 1
  %965 = and i8 %964, 1
  %966 = icmp eq i8 %965, 0
  br i1 %966, label %991, label %967

967:                                              ; preds = %960
  %968 = load i64, ptr %648, align 8
  %969 = inttoptr i64 %968 to ptr
  %970 = load i64, ptr %893, align 8
  %971 = add nsw i64 %970, 1
  store i64 %971, ptr %893, align 8
  %972 = mul nsw i64 %970, 24
  %973 = getelementptr inbounds i8, ptr %969, i64 %972
  %974 = add nsw i64 %961, %947
  %975 = trunc i64 %974 to i32
  store i32 %975, ptr %973, align 4
  %976 = load i64, ptr %951, align 8
  %977 = trunc i64 %976 to i32
  %978 = getelementptr inbounds nuw i8, ptr %973, i64 4
  store i32 %977, ptr %978, align 4
  %979 = load i32, ptr %952, align 4
  %980 = getelementptr inbounds nuw i8, ptr %973, i64 8
  store i32 %979, ptr %980, align 4
  %981 = load i64, ptr %953, align 8
  %982 = load i64, ptr %88, align 8
  %983 = add nsw i64 %982, %981
  %984 = trunc i64 %983 to i32
  %985 = getelementptr inbounds nuw i8, ptr %973, i64 12
  store i32 %984, ptr %985, align 4
  %986 = getelementptr inbounds nuw i8, ptr %973, i64 16
  store i32 %839, ptr %986, align 4
  %987 = getelementptr inbounds nuw i8, ptr %973, i64 20
  store i32 1, ptr %987, align 4
  %988 = load i64, ptr %643, align 8
  %989 = inttoptr i64 %988 to ptr
  %990 = getelementptr inbounds i8, ptr %989, i64 %974
  store i8 1, ptr %990, align 1
  br label %991

991:                                              ; preds = %967, %960
  %992 = add nuw nsw i64 %961, 1
  %993 = add nsw i64 %962, 1
  %994 = icmp eq i64 %992, %623
  br i1 %994, label %954, label %960

995:                                              ; preds = %956, %890, %835
  %996 = load i64, ptr %394, align 8
  %997 = icmp sgt i64 %996, 0
  br i1 %997, label %998, label %1002

998:                                              ; preds = %995
  %999 = getelementptr inbounds nuw i8, ptr %100, i64 32
  %1000 = getelementptr inbounds nuw i8, ptr %590, i64 16
  %1001 = getelementptr inbounds nuw i8, ptr %100, i64 8
  br label %1003

1002:                                             ; preds = %1052, %995
  br i1 %397, label %1057, label %1060

1003:                                             ; preds = %1052, %998
  %1004 = phi i64 [ %996, %998 ], [ %1053, %1052 ]
  %1005 = phi i64 [ %996, %998 ], [ %1054, %1052 ]
  %1006 = phi i64 [ 0, %998 ], [ %1055, %1052 ]
  %1007 = load i64, ptr %999, align 8
  %1008 = getelementptr i64, ptr %371, i64 %1007
  %1009 = getelementptr i64, ptr %1008, i64 %1006
  %1010 = load i64, ptr %1009, align 8
  %1011 = icmp slt i64 %1010, 0
  br i1 %1011, label %1052, label %1012

1012:                                             ; preds = %1003
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1013 = getelementptr inbounds nuw %struct.operand, ptr %369, i64 %1010
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %1013, i64 16, i1 false)
  br i1 %398, label %1018, label %1016

1014:                                             ; preds = %1049
  %1015 = load i64, ptr %394, align 8
  br label %1016

1016:                                             ; preds = %1014, %1012
  %1017 = phi i64 [ %1015, %1014 ], [ %1004, %1012 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %1052

1018:                                             ; preds = %1012, %1049
  %1019 = phi i64 [ %1050, %1049 ], [ 0, %1012 ]
  %1020 = load i64, ptr %1000, align 8
  %1021 = getelementptr inbounds nuw i64, ptr %383, i64 %1019
  %1022 = load i64, ptr %1021, align 8
  %1023 = load i64, ptr %392, align 8
  %1024 = mul nsw i64 %1023, %1006
  %1025 = sub i64 %1020, %621
  %1026 = add i64 %1025, %1022
  %1027 = add nsw i64 %1026, %1024
  br i1 %397, label %1028, label %1044

1028:                                             ; preds = %1018
  %1029 = load i64, ptr %1001, align 8
  %1030 = getelementptr inbounds nuw i64, ptr %256, i64 %1019
  %1031 = load i64, ptr %1030, align 8
  %1032 = call fastcc i64 @get(ptr noundef nonnull %9, i64 noundef %1029, i64 noundef %1031)
  switch i64 %1023, label %1042 [
    i64 1, label %1033
    i64 2, label %1036
    i64 4, label %1039
  ]

1033:                                             ; preds = %1028
  %1034 = trunc i64 %1032 to i8
  %1035 = inttoptr i64 %1027 to ptr
  store i8 %1034, ptr %1035, align 1
  br label %1049

1036:                                             ; preds = %1028
  %1037 = trunc i64 %1032 to i16
  %1038 = inttoptr i64 %1027 to ptr
  store i16 %1037, ptr %1038, align 2
  br label %1049

1039:                                             ; preds = %1028
  %1040 = trunc i64 %1032 to i32
  %1041 = inttoptr i64 %1027 to ptr
  store i32 %1040, ptr %1041, align 4
  br label %1049

1042:                                             ; preds = %1028
  %1043 = inttoptr i64 %1027 to ptr
  store i64 %1032, ptr %1043, align 8
  br label %1049

1044:                                             ; preds = %1018
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i64 %1027, ptr %10, align 8
  store i64 0, ptr %91, align 8
  %1045 = getelementptr inbounds nuw i64, ptr %256, i64 %1019
  %1046 = load i64, ptr %1045, align 8
  %1047 = load i64, ptr %1001, align 8
  %1048 = call fastcc i64 @get(ptr noundef nonnull %10, i64 noundef %1047, i64 noundef 0)
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %1046, i64 noundef %1048)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %1049

1049:                                             ; preds = %1044, %1042, %1039, %1036, %1033
  %1050 = add nuw nsw i64 %1019, 1
  %1051 = icmp eq i64 %1050, %258
  br i1 %1051, label %1014, label %1018

1052:                                             ; preds = %1016, %1003
  %1053 = phi i64 [ %1004, %1003 ], [ %1017, %1016 ]
  %1054 = phi i64 [ %1005, %1003 ], [ %1017, %1016 ]
  %1055 = add nuw nsw i64 %1006, 1
  %1056 = icmp slt i64 %1055, %1054
  br i1 %1056, label %1003, label %1002

1057:                                             ; preds = %1002
  %1058 = load i64, ptr %92, align 8
  %1059 = add nsw i64 %1058, 1
  store i64 %1059, ptr %92, align 8
  br label %1060

1060:                                             ; preds = %1057, %1002
  br i1 %599, label %1061, label %1065

1061:                                             ; preds = %1060
  %1062 = load i64, ptr %86, align 8
  %1063 = icmp eq i64 %1062, 0
  br i1 %1063, label %3272, label %1064

1064:                                             ; preds = %1061
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %101, i64 noundef %396, ptr noundef readonly %256, ptr noundef nonnull %383, i64 noundef %258)
  br label %3272

1065:                                             ; preds = %1060
  %1066 = load i64, ptr %93, align 8
  %1067 = inttoptr i64 %1066 to ptr
  %1068 = getelementptr inbounds i8, ptr %1067, i64 %101
  %1069 = load i8, ptr %1068, align 1
  %1070 = icmp eq i8 %1069, 0
  br i1 %1070, label %1071, label %1075

1071:                                             ; preds = %1065
  %1072 = tail call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %256, i64 noundef %258)
  %1073 = icmp eq i32 %1072, 0
  br i1 %1073, label %1075, label %1074

1074:                                             ; preds = %1071
  tail call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %101, i64 noundef %396, ptr noundef readonly %256, ptr noundef nonnull %383, i64 noundef %258)
  br label %3272

1075:                                             ; preds = %1065, %1071
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %101, i64 noundef %396, ptr noundef readonly %256, ptr noundef nonnull %383, i64 noundef %258)
  br label %3272

1076:                                             ; preds = %564, %579
  %1077 = getelementptr inbounds nuw i8, ptr %0, i64 424
  store i64 %493, ptr %1077, align 8
  br label %3303

1078:                                             ; preds = %363
  %1079 = getelementptr inbounds nuw i8, ptr %100, i64 80
  %1080 = load i64, ptr %1079, align 8
  %1081 = icmp eq i64 %1080, 2
  br i1 %1081, label %1082, label %1108

1082:                                             ; preds = %1078
  %1083 = icmp sgt i64 %258, 0
  br i1 %1083, label %1084, label %1105

1084:                                             ; preds = %1082
  %1085 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %1086 = load i64, ptr %1085, align 8
  %1087 = getelementptr inbounds %struct.operand, ptr %18, i64 %1086
  %1088 = load i64, ptr %1087, align 8
  %1089 = getelementptr inbounds nuw i8, ptr %1087, i64 8
  %1090 = load i64, ptr %1089, align 8
  br label %1091

1091:                                             ; preds = %1091, %1084
  %1092 = phi i64 [ 0, %1084 ], [ %1102, %1091 ]
  %1093 = phi i64 [ 0, %1084 ], [ %1103, %1091 ]
  %1094 = getelementptr inbounds nuw i64, ptr %256, i64 %1093
  %1095 = load i64, ptr %1094, align 8
  %1096 = mul nsw i64 %1095, %1090
  %1097 = add i64 %1096, %1088
  %1098 = inttoptr i64 %1097 to ptr
  %1099 = load i8, ptr %1098, align 1
  %1100 = icmp ne i8 %1099, 0
  %1101 = zext i1 %1100 to i64
  %1102 = add nuw nsw i64 %1092, %1101
  %1103 = add nuw nsw i64 %1093, 1
  %1104 = icmp eq i64 %1103, %258
  br i1 %1104, label %1105, label %1091

1105:                                             ; preds = %1091, %1082
  %1106 = phi i64 [ 0, %1082 ], [ %1102, %1091 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %101, i64 noundef %1106, ptr noundef %256, i64 noundef %258, ptr noundef null, i64 noundef 0)
  %1107 = load i64, ptr %1079, align 8
  br label %1108

1108:                                             ; preds = %1105, %1078
  %1109 = phi i64 [ %1107, %1105 ], [ %1080, %1078 ]
  %1110 = icmp eq i64 %1109, 1
  br i1 %1110, label %1111, label %1156

1111:                                             ; preds = %1108
  %1112 = load i64, ptr %60, align 8
  %1113 = inttoptr i64 %1112 to ptr
  %1114 = getelementptr inbounds i8, ptr %1113, i64 %101
  %1115 = load i8, ptr %1114, align 1
  %1116 = icmp eq i8 %1115, 3
  br i1 %1116, label %1156, label %1117

1117:                                             ; preds = %1111
  %1118 = load i64, ptr %61, align 8
  %1119 = getelementptr inbounds nuw i8, ptr %100, i64 72
  %1120 = load i64, ptr %1119, align 8
  switch i64 %1120, label %1121 [
    i64 0, label %1127
    i64 1, label %1122
  ]

1121:                                             ; preds = %1117
  br label %1122

1122:                                             ; preds = %1117, %1121
  %1123 = phi i64 [ 48, %1121 ], [ 40, %1117 ]
  %1124 = getelementptr inbounds nuw i8, ptr %100, i64 %1123
  %1125 = load i64, ptr %1124, align 8
  %1126 = getelementptr inbounds %struct.operand, ptr %18, i64 %1125
  br label %1127

1127:                                             ; preds = %1117, %1122
  %1128 = phi ptr [ %1126, %1122 ], [ null, %1117 ]
  %1129 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %1130 = load i64, ptr %1129, align 8
  %1131 = getelementptr inbounds %struct.operand, ptr %18, i64 %1130
  %1132 = getelementptr inbounds nuw i8, ptr %100, i64 48
  %1133 = load i64, ptr %1132, align 8
  %1134 = getelementptr inbounds %struct.operand, ptr %18, i64 %1133
  %1135 = load i64, ptr %1131, align 8
  %1136 = getelementptr inbounds nuw i8, ptr %1131, i64 8
  %1137 = load i64, ptr %1136, align 8
  tail call fastcc void @compare(ptr noundef nonnull %100, i64 %1118, i64 1, i64 %1135, i64 %1137, ptr noundef byval(%struct.operand) align 8 %1134, ptr noundef %256, i64 noundef %258)
  %1138 = icmp sgt i64 %258, 0
  br i1 %1138, label %1139, label %1152

1139:                                             ; preds = %1127, %1139
  %1140 = phi i64 [ %1149, %1139 ], [ 0, %1127 ]
  %1141 = phi i64 [ %1150, %1139 ], [ 0, %1127 ]
  %1142 = getelementptr inbounds nuw i64, ptr %256, i64 %1141
  %1143 = load i64, ptr %1142, align 8
  %1144 = add i64 %1143, %1118
  %1145 = inttoptr i64 %1144 to ptr
  %1146 = load i8, ptr %1145, align 1
  %1147 = icmp ne i8 %1146, 0
  %1148 = zext i1 %1147 to i64
  %1149 = add nuw nsw i64 %1140, %1148
  %1150 = add nuw nsw i64 %1141, 1
  %1151 = icmp eq i64 %1150, %258
  br i1 %1151, label %1152, label %1139

1152:                                             ; preds = %1139, %1127
  %1153 = phi i64 [ 0, %1127 ], [ %1149, %1139 ]
  %1154 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %1155 = load i64, ptr %1154, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %101, i64 noundef %1153, ptr noundef %256, i64 noundef %258, ptr noundef %1128, i64 noundef %1155)
  br label %1156

1156:                                             ; preds = %1152, %1111, %1108
  %1157 = load i64, ptr %16, align 8
  %1158 = inttoptr i64 %1157 to ptr
  %1159 = load i64, ptr %62, align 8
  %1160 = inttoptr i64 %1159 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1161 = getelementptr inbounds nuw i8, ptr %100, i64 32
  %1162 = load i64, ptr %1161, align 8
  %1163 = icmp sgt i64 %1162, -1
  br i1 %1163, label %1164, label %1169

1164:                                             ; preds = %1156
  %1165 = load i64, ptr %100, align 8
  %1166 = icmp eq i64 %1165, 27
  br i1 %1166, label %1169, label %1167

1167:                                             ; preds = %1164
  %1168 = getelementptr inbounds nuw %struct.operand, ptr %1158, i64 %1162
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1168, i64 16, i1 false)
  br label %1169

1169:                                             ; preds = %1167, %1164, %1156
  %1170 = getelementptr inbounds nuw i8, ptr %100, i64 40
  %1171 = load i64, ptr %1170, align 8
  %1172 = icmp sgt i64 %1171, -1
  br i1 %1172, label %1173, label %1178

1173:                                             ; preds = %1169
  %1174 = load i64, ptr %100, align 8
  %1175 = icmp eq i64 %1174, 26
  br i1 %1175, label %1178, label %1176

1176:                                             ; preds = %1173
  %1177 = getelementptr inbounds nuw %struct.operand, ptr %1158, i64 %1171
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1177, i64 16, i1 false)
  br label %1178

1178:                                             ; preds = %1176, %1173, %1169
  %1179 = getelementptr inbounds nuw i8, ptr %100, i64 48
  %1180 = load i64, ptr %1179, align 8
  %1181 = icmp sgt i64 %1180, -1
  br i1 %1181, label %1182, label %1184

1182:                                             ; preds = %1178
  %1183 = getelementptr inbounds nuw %struct.operand, ptr %1158, i64 %1180
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1183, i64 16, i1 false)
  br label %1184

1184:                                             ; preds = %1182, %1178
  %1185 = getelementptr inbounds nuw i8, ptr %100, i64 56
  %1186 = load i64, ptr %1185, align 8
  %1187 = icmp sgt i64 %1186, -1
  br i1 %1187, label %1188, label %1190

1188:                                             ; preds = %1184
  %1189 = getelementptr inbounds nuw %struct.operand, ptr %1158, i64 %1186
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1189, i64 16, i1 false)
  br label %1190

1190:                                             ; preds = %1188, %1184
  %1191 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %1192 = load i64, ptr %1191, align 8
  %1193 = icmp eq i64 %1192, 8
  %1194 = load i64, ptr %100, align 8
  br i1 %1193, label %1195, label %1454

1195:                                             ; preds = %1190
  switch i64 %1194, label %1196 [
    i64 19, label %1454
    i64 4, label %1454
    i64 18, label %1454
  ]

1196:                                             ; preds = %1195
  %1197 = load i64, ptr %3, align 8
  %1198 = load i64, ptr %66, align 8
  %1199 = load i64, ptr %4, align 8
  %1200 = load i64, ptr %63, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1201 = load i64, ptr %6, align 8
  %1202 = load i64, ptr %65, align 8
  %1203 = load i64, ptr %5, align 8
  %1204 = load i64, ptr %64, align 8
  store i64 %1197, ptr %2, align 8
  store i64 %1198, ptr %67, align 8
  switch i64 %1194, label %1453 [
    i64 5, label %1219
    i64 6, label %1217
    i64 7, label %1215
    i64 25, label %1213
    i64 29, label %1293
    i64 21, label %1211
    i64 22, label %1209
    i64 34, label %1207
    i64 35, label %1205
  ]

1205:                                             ; preds = %1196
  %1206 = icmp sgt i64 %258, 0
  br i1 %1206, label %1417, label %1453

1207:                                             ; preds = %1196
  %1208 = icmp sgt i64 %258, 0
  br i1 %1208, label %1396, label %1453

1209:                                             ; preds = %1196
  %1210 = icmp sgt i64 %258, 0
  br i1 %1210, label %1364, label %1453

1211:                                             ; preds = %1196
  %1212 = icmp sgt i64 %258, 0
  br i1 %1212, label %1332, label %1453

1213:                                             ; preds = %1196
  %1214 = icmp sgt i64 %258, 0
  br i1 %1214, label %1278, label %1453

1215:                                             ; preds = %1196
  %1216 = icmp sgt i64 %258, 0
  br i1 %1216, label %1259, label %1453

1217:                                             ; preds = %1196
  %1218 = icmp sgt i64 %258, 0
  br i1 %1218, label %1240, label %1453

1219:                                             ; preds = %1196
  %1220 = icmp sgt i64 %258, 0
  br i1 %1220, label %1221, label %1453

1221:                                             ; preds = %1219, %1221
  %1222 = phi i64 [ %1238, %1221 ], [ 0, %1219 ]
  %1223 = getelementptr inbounds nuw i64, ptr %256, i64 %1222
  %1224 = load i64, ptr %1223, align 8
  %1225 = mul nsw i64 %1224, %1200
  %1226 = add i64 %1225, %1199
  %1227 = inttoptr i64 %1226 to ptr
  %1228 = load float, ptr %1227, align 4
  %1229 = mul nsw i64 %1224, %1204
  %1230 = add i64 %1229, %1203
  %1231 = inttoptr i64 %1230 to ptr
  %1232 = load float, ptr %1231, align 4
  %1233 = fadd float %1228, %1232
  %1234 = fcmp uno float %1233, 0.000000e+00
  %1235 = bitcast float %1233 to i32
  %1236 = zext i32 %1235 to i64
  %1237 = select i1 %1234, i64 2147483647, i64 %1236
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1224, i64 noundef %1237)
  %1238 = add nuw nsw i64 %1222, 1
  %1239 = icmp eq i64 %1238, %258
  br i1 %1239, label %1453, label %1221

1240:                                             ; preds = %1217, %1240
  %1241 = phi i64 [ %1257, %1240 ], [ 0, %1217 ]
  %1242 = getelementptr inbounds nuw i64, ptr %256, i64 %1241
  %1243 = load i64, ptr %1242, align 8
  %1244 = mul nsw i64 %1243, %1200
  %1245 = add i64 %1244, %1199
  %1246 = inttoptr i64 %1245 to ptr
  %1247 = load float, ptr %1246, align 4
  %1248 = mul nsw i64 %1243, %1204
  %1249 = add i64 %1248, %1203
  %1250 = inttoptr i64 %1249 to ptr
  %1251 = load float, ptr %1250, align 4
  %1252 = fsub float %1247, %1251
  %1253 = fcmp uno float %1252, 0.000000e+00
  %1254 = bitcast float %1252 to i32
  %1255 = zext i32 %1254 to i64
  %1256 = select i1 %1253, i64 2147483647, i64 %1255
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1243, i64 noundef %1256)
  %1257 = add nuw nsw i64 %1241, 1
  %1258 = icmp eq i64 %1257, %258
  br i1 %1258, label %1453, label %1240

1259:                                             ; preds = %1215, %1259
  %1260 = phi i64 [ %1276, %1259 ], [ 0, %1215 ]
  %1261 = getelementptr inbounds nuw i64, ptr %256, i64 %1260
  %1262 = load i64, ptr %1261, align 8
  %1263 = mul nsw i64 %1262, %1200
  %1264 = add i64 %1263, %1199
  %1265 = inttoptr i64 %1264 to ptr
  %1266 = load float, ptr %1265, align 4
  %1267 = mul nsw i64 %1262, %1204
  %1268 = add i64 %1267, %1203
  %1269 = inttoptr i64 %1268 to ptr
  %1270 = load float, ptr %1269, align 4
  %1271 = fmul float %1266, %1270
  %1272 = fcmp uno float %1271, 0.000000e+00
  %1273 = bitcast float %1271 to i32
  %1274 = zext i32 %1273 to i64
  %1275 = select i1 %1272, i64 2147483647, i64 %1274
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1262, i64 noundef %1275)
  %1276 = add nuw nsw i64 %1260, 1
  %1277 = icmp eq i64 %1276, %258
  br i1 %1277, label %1453, label %1259

1278:                                             ; preds = %1213, %1278
  %1279 = phi i64 [ %1291, %1278 ], [ 0, %1213 ]
  %1280 = getelementptr inbounds nuw i64, ptr %256, i64 %1279
  %1281 = load i64, ptr %1280, align 8
  %1282 = mul nsw i64 %1281, %1200
  %1283 = add i64 %1282, %1199
  %1284 = inttoptr i64 %1283 to ptr
  %1285 = load float, ptr %1284, align 4
  %1286 = fneg float %1285
  %1287 = fcmp uno float %1285, 0.000000e+00
  %1288 = bitcast float %1286 to i32
  %1289 = zext i32 %1288 to i64
  %1290 = select i1 %1287, i64 2147483647, i64 %1289
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1281, i64 noundef %1290)
  %1291 = add nuw nsw i64 %1279, 1
  %1292 = icmp eq i64 %1291, %258
  br i1 %1292, label %1453, label %1278

1293:                                             ; preds = %1196
  %1294 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %1295 = load i64, ptr %1294, align 8
  %1296 = and i64 %1295, 1
  %1297 = icmp eq i64 %1296, 0
  %1298 = and i64 %1295, 2
  %1299 = icmp eq i64 %1298, 0
  %1300 = and i64 %1295, 4
  %1301 = icmp eq i64 %1300, 0
  %1302 = icmp sgt i64 %258, 0
  br i1 %1302, label %1303, label %1453

1303:                                             ; preds = %1293, %1303
  %1304 = phi i64 [ %1330, %1303 ], [ 0, %1293 ]
  %1305 = getelementptr inbounds nuw i64, ptr %256, i64 %1304
  %1306 = load i64, ptr %1305, align 8
  %1307 = mul nsw i64 %1306, %1200
  %1308 = add i64 %1307, %1199
  %1309 = inttoptr i64 %1308 to ptr
  %1310 = load float, ptr %1309, align 4
  %1311 = mul nsw i64 %1306, %1204
  %1312 = add i64 %1311, %1203
  %1313 = inttoptr i64 %1312 to ptr
  %1314 = load float, ptr %1313, align 4
  %1315 = mul nsw i64 %1306, %1202
  %1316 = add i64 %1315, %1201
  %1317 = inttoptr i64 %1316 to ptr
  %1318 = load float, ptr %1317, align 4
  %1319 = fneg float %1310
  %1320 = select i1 %1297, float %1310, float %1319
  %1321 = fneg float %1314
  %1322 = select i1 %1299, float %1314, float %1321
  %1323 = fneg float %1318
  %1324 = select i1 %1301, float %1318, float %1323
  %1325 = tail call float @llvm.fma.f32(float %1320, float %1322, float %1324)
  %1326 = fcmp uno float %1325, 0.000000e+00
  %1327 = bitcast float %1325 to i32
  %1328 = zext i32 %1327 to i64
  %1329 = select i1 %1326, i64 2147483647, i64 %1328
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1306, i64 noundef %1329)
  %1330 = add nuw nsw i64 %1304, 1
  %1331 = icmp eq i64 %1330, %258
  br i1 %1331, label %1453, label %1303

1332:                                             ; preds = %1211, %1356
  %1333 = phi i64 [ %1362, %1356 ], [ 0, %1211 ]
  %1334 = getelementptr inbounds nuw i64, ptr %256, i64 %1333
  %1335 = load i64, ptr %1334, align 8
  %1336 = mul nsw i64 %1335, %1200
  %1337 = add i64 %1336, %1199
  %1338 = inttoptr i64 %1337 to ptr
  %1339 = load float, ptr %1338, align 4
  %1340 = mul nsw i64 %1335, %1204
  %1341 = add i64 %1340, %1203
  %1342 = inttoptr i64 %1341 to ptr
  %1343 = load float, ptr %1342, align 4
  %1344 = fcmp uno float %1339, 0.000000e+00
  br i1 %1344, label %1356, label %1345

1345:                                             ; preds = %1332
  %1346 = fcmp uno float %1343, 0.000000e+00
  br i1 %1346, label %1356, label %1347

1347:                                             ; preds = %1345
  %1348 = fcmp oeq float %1339, %1343
  br i1 %1348, label %1349, label %1353

1349:                                             ; preds = %1347
  %1350 = bitcast float %1339 to i32
  %1351 = icmp slt i32 %1350, 0
  %1352 = select i1 %1351, float %1339, float %1343
  br label %1356

1353:                                             ; preds = %1347
  %1354 = fcmp olt float %1339, %1343
  %1355 = select i1 %1354, float %1339, float %1343
  br label %1356

1356:                                             ; preds = %1353, %1349, %1345, %1332
  %1357 = phi float [ %1355, %1353 ], [ %1343, %1332 ], [ %1352, %1349 ], [ %1339, %1345 ]
  %1358 = fcmp uno float %1357, 0.000000e+00
  %1359 = bitcast float %1357 to i32
  %1360 = zext i32 %1359 to i64
  %1361 = select i1 %1358, i64 2147483647, i64 %1360
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1335, i64 noundef %1361)
  %1362 = add nuw nsw i64 %1333, 1
  %1363 = icmp eq i64 %1362, %258
  br i1 %1363, label %1453, label %1332

1364:                                             ; preds = %1209, %1388
  %1365 = phi i64 [ %1394, %1388 ], [ 0, %1209 ]
  %1366 = getelementptr inbounds nuw i64, ptr %256, i64 %1365
  %1367 = load i64, ptr %1366, align 8
  %1368 = mul nsw i64 %1367, %1200
  %1369 = add i64 %1368, %1199
  %1370 = inttoptr i64 %1369 to ptr
  %1371 = load float, ptr %1370, align 4
  %1372 = mul nsw i64 %1367, %1204
  %1373 = add i64 %1372, %1203
  %1374 = inttoptr i64 %1373 to ptr
  %1375 = load float, ptr %1374, align 4
  %1376 = fcmp uno float %1371, 0.000000e+00
  br i1 %1376, label %1388, label %1377

1377:                                             ; preds = %1364
  %1378 = fcmp uno float %1375, 0.000000e+00
  br i1 %1378, label %1388, label %1379

1379:                                             ; preds = %1377
  %1380 = fcmp oeq float %1371, %1375
  br i1 %1380, label %1381, label %1385

1381:                                             ; preds = %1379
  %1382 = bitcast float %1371 to i32
  %1383 = icmp slt i32 %1382, 0
  %1384 = select i1 %1383, float %1375, float %1371
  br label %1388

1385:                                             ; preds = %1379
  %1386 = fcmp ogt float %1371, %1375
  %1387 = select i1 %1386, float %1371, float %1375
  br label %1388

1388:                                             ; preds = %1385, %1381, %1377, %1364
  %1389 = phi float [ %1387, %1385 ], [ %1375, %1364 ], [ %1384, %1381 ], [ %1371, %1377 ]
  %1390 = fcmp uno float %1389, 0.000000e+00
  %1391 = bitcast float %1389 to i32
  %1392 = zext i32 %1391 to i64
  %1393 = select i1 %1390, i64 2147483647, i64 %1392
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1367, i64 noundef %1393)
  %1394 = add nuw nsw i64 %1365, 1
  %1395 = icmp eq i64 %1394, %258
  br i1 %1395, label %1453, label %1364

1396:                                             ; preds = %1207, %1413
  %1397 = phi i64 [ %1415, %1413 ], [ 0, %1207 ]
  %1398 = getelementptr inbounds nuw i64, ptr %256, i64 %1397
  %1399 = load i64, ptr %1398, align 8
  %1400 = mul nsw i64 %1399, %1200
  %1401 = add i64 %1400, %1199
  %1402 = inttoptr i64 %1401 to ptr
  %1403 = load float, ptr %1402, align 4
  %1404 = fcmp uno float %1403, 0.000000e+00
  br i1 %1404, label %1413, label %1405

1405:                                             ; preds = %1396
  %1406 = bitcast float %1403 to i32
  %1407 = add i32 %1406, 32767
  %1408 = lshr i32 %1406, 16
  %1409 = and i32 %1408, 1
  %1410 = add i32 %1407, %1409
  %1411 = lshr i32 %1410, 16
  %1412 = zext nneg i32 %1411 to i64
  br label %1413

1413:                                             ; preds = %1405, %1396
  %1414 = phi i64 [ %1412, %1405 ], [ 32767, %1396 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1399, i64 noundef %1414)
  %1415 = add nuw nsw i64 %1397, 1
  %1416 = icmp eq i64 %1415, %258
  br i1 %1416, label %1453, label %1396

1417:                                             ; preds = %1205, %1447
  %1418 = phi i64 [ %1451, %1447 ], [ 0, %1205 ]
  %1419 = getelementptr inbounds nuw i64, ptr %256, i64 %1418
  %1420 = load i64, ptr %1419, align 8
  %1421 = mul nsw i64 %1420, %1200
  %1422 = add i64 %1421, %1199
  %1423 = inttoptr i64 %1422 to ptr
  %1424 = load float, ptr %1423, align 4
  %1425 = mul nsw i64 %1420, %1204
  %1426 = add i64 %1425, %1203
  %1427 = inttoptr i64 %1426 to ptr
  %1428 = load float, ptr %1427, align 4
  %1429 = fcmp uno float %1424, 0.000000e+00
  br i1 %1429, label %1437, label %1430

1430:                                             ; preds = %1417
  %1431 = bitcast float %1424 to i32
  %1432 = add i32 %1431, 32767
  %1433 = lshr i32 %1431, 16
  %1434 = and i32 %1433, 1
  %1435 = add i32 %1432, %1434
  %1436 = and i32 %1435, -65536
  br label %1437

1437:                                             ; preds = %1430, %1417
  %1438 = phi i32 [ %1436, %1430 ], [ 2147418112, %1417 ]
  %1439 = fcmp uno float %1428, 0.000000e+00
  br i1 %1439, label %1447, label %1440

1440:                                             ; preds = %1437
  %1441 = bitcast float %1428 to i32
  %1442 = add i32 %1441, 32767
  %1443 = lshr i32 %1441, 16
  %1444 = and i32 %1443, 1
  %1445 = add i32 %1442, %1444
  %1446 = lshr i32 %1445, 16
  br label %1447

1447:                                             ; preds = %1440, %1437
  %1448 = phi i32 [ %1446, %1440 ], [ 32767, %1437 ]
  %1449 = or disjoint i32 %1448, %1438
  %1450 = zext i32 %1449 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1420, i64 noundef %1450)
  %1451 = add nuw nsw i64 %1418, 1
  %1452 = icmp eq i64 %1451, %258
  br i1 %1452, label %1453, label %1417

1453:                                             ; preds = %1447, %1413, %1388, %1356, %1303, %1278, %1259, %1240, %1221, %1293, %1219, %1217, %1215, %1213, %1211, %1209, %1207, %1205, %1196
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3271

1454:                                             ; preds = %1195, %1195, %1195, %1190
  switch i64 %1194, label %3271 [
    i64 4, label %1482
    i64 5, label %1567
    i64 6, label %1694
    i64 7, label %1821
    i64 12, label %1948
    i64 13, label %2075
    i64 14, label %2202
    i64 15, label %2329
    i64 25, label %2435
    i64 21, label %2526
    i64 22, label %2652
    i64 19, label %2778
    i64 8, label %2783
    i64 9, label %1480
    i64 10, label %1478
    i64 11, label %1474
    i64 16, label %2928
    i64 17, label %2928
    i64 18, label %1469
    i64 20, label %1465
    i64 23, label %3023
    i64 24, label %3023
    i64 26, label %3067
    i64 27, label %3101
    i64 28, label %1459
    i64 30, label %1457
    i64 31, label %3207
    i64 32, label %3207
    i64 33, label %1455
  ]

1455:                                             ; preds = %1454
  %1456 = icmp sgt i64 %258, 0
  br i1 %1456, label %3257, label %3271

1457:                                             ; preds = %1454
  %1458 = icmp sgt i64 %258, 0
  br i1 %1458, label %3198, label %3271

1459:                                             ; preds = %1454
  %1460 = icmp sgt i64 %258, 0
  br i1 %1460, label %1461, label %3271

1461:                                             ; preds = %1459
  %1462 = load i64, ptr %6, align 8
  %1463 = load i64, ptr %65, align 8
  %1464 = getelementptr inbounds nuw i8, ptr %100, i64 64
  br label %3148

1465:                                             ; preds = %1454
  %1466 = icmp sgt i64 %258, 0
  br i1 %1466, label %1467, label %3271

1467:                                             ; preds = %1465
  %1468 = getelementptr inbounds nuw i8, ptr %100, i64 64
  br label %2997

1469:                                             ; preds = %1454
  %1470 = icmp sgt i64 %258, 0
  br i1 %1470, label %1471, label %3271

1471:                                             ; preds = %1469
  %1472 = load i64, ptr %6, align 8
  %1473 = load i64, ptr %65, align 8
  br label %2983

1474:                                             ; preds = %1454
  %1475 = icmp sgt i64 %258, 0
  br i1 %1475, label %1476, label %3271

1476:                                             ; preds = %1474
  %1477 = getelementptr inbounds nuw i8, ptr %100, i64 64
  br label %2915

1478:                                             ; preds = %1454
  %1479 = icmp sgt i64 %258, 0
  br i1 %1479, label %2889, label %3271

1480:                                             ; preds = %1454
  %1481 = icmp sgt i64 %258, 0
  br i1 %1481, label %2879, label %3271

1482:                                             ; preds = %1454
  %1483 = icmp sgt i64 %258, 0
  switch i64 %1192, label %1488 [
    i64 0, label %1489
    i64 4, label %1489
    i64 10, label %1489
    i64 1, label %1487
    i64 5, label %1486
    i64 2, label %1485
    i64 6, label %1484
  ]

1484:                                             ; preds = %1482
  br i1 %1483, label %1542, label %3271

1485:                                             ; preds = %1482
  br i1 %1483, label %1529, label %3271

1486:                                             ; preds = %1482
  br i1 %1483, label %1516, label %3271

1487:                                             ; preds = %1482
  br i1 %1483, label %1503, label %3271

1488:                                             ; preds = %1482
  br i1 %1483, label %1555, label %3271

1489:                                             ; preds = %1482, %1482, %1482
  br i1 %1483, label %1490, label %3271

1490:                                             ; preds = %1489, %1490
  %1491 = phi i64 [ %1501, %1490 ], [ 0, %1489 ]
  %1492 = getelementptr inbounds nuw i64, ptr %256, i64 %1491
  %1493 = load i64, ptr %1492, align 8
  %1494 = load i64, ptr %4, align 8
  %1495 = load i64, ptr %63, align 8
  %1496 = mul nsw i64 %1495, %1493
  %1497 = add i64 %1496, %1494
  %1498 = inttoptr i64 %1497 to ptr
  %1499 = load i8, ptr %1498, align 1
  %1500 = zext i8 %1499 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1493, i64 noundef %1500)
  %1501 = add nuw nsw i64 %1491, 1
  %1502 = icmp eq i64 %1501, %258
  br i1 %1502, label %3271, label %1490

1503:                                             ; preds = %1487, %1503
  %1504 = phi i64 [ %1514, %1503 ], [ 0, %1487 ]
  %1505 = getelementptr inbounds nuw i64, ptr %256, i64 %1504
  %1506 = load i64, ptr %1505, align 8
  %1507 = load i64, ptr %4, align 8
  %1508 = load i64, ptr %63, align 8
  %1509 = mul nsw i64 %1508, %1506
  %1510 = add i64 %1509, %1507
  %1511 = inttoptr i64 %1510 to ptr
  %1512 = load i16, ptr %1511, align 2
  %1513 = zext i16 %1512 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1506, i64 noundef %1513)
  %1514 = add nuw nsw i64 %1504, 1
  %1515 = icmp eq i64 %1514, %258
  br i1 %1515, label %3271, label %1503

1516:                                             ; preds = %1486, %1516
  %1517 = phi i64 [ %1527, %1516 ], [ 0, %1486 ]
  %1518 = getelementptr inbounds nuw i64, ptr %256, i64 %1517
  %1519 = load i64, ptr %1518, align 8
  %1520 = load i64, ptr %4, align 8
  %1521 = load i64, ptr %63, align 8
  %1522 = mul nsw i64 %1521, %1519
  %1523 = add i64 %1522, %1520
  %1524 = inttoptr i64 %1523 to ptr
  %1525 = load i16, ptr %1524, align 2
  %1526 = sext i16 %1525 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1519, i64 noundef %1526)
  %1527 = add nuw nsw i64 %1517, 1
  %1528 = icmp eq i64 %1527, %258
  br i1 %1528, label %3271, label %1516

1529:                                             ; preds = %1485, %1529
  %1530 = phi i64 [ %1540, %1529 ], [ 0, %1485 ]
  %1531 = getelementptr inbounds nuw i64, ptr %256, i64 %1530
  %1532 = load i64, ptr %1531, align 8
  %1533 = load i64, ptr %4, align 8
  %1534 = load i64, ptr %63, align 8
  %1535 = mul nsw i64 %1534, %1532
  %1536 = add i64 %1535, %1533
  %1537 = inttoptr i64 %1536 to ptr
  %1538 = load i32, ptr %1537, align 4
  %1539 = zext i32 %1538 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1532, i64 noundef %1539)
  %1540 = add nuw nsw i64 %1530, 1
  %1541 = icmp eq i64 %1540, %258
  br i1 %1541, label %3271, label %1529

1542:                                             ; preds = %1484, %1542
  %1543 = phi i64 [ %1553, %1542 ], [ 0, %1484 ]
  %1544 = getelementptr inbounds nuw i64, ptr %256, i64 %1543
  %1545 = load i64, ptr %1544, align 8
  %1546 = load i64, ptr %4, align 8
  %1547 = load i64, ptr %63, align 8
  %1548 = mul nsw i64 %1547, %1545
  %1549 = add i64 %1548, %1546
  %1550 = inttoptr i64 %1549 to ptr
  %1551 = load i32, ptr %1550, align 4
  %1552 = sext i32 %1551 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1545, i64 noundef %1552)
  %1553 = add nuw nsw i64 %1543, 1
  %1554 = icmp eq i64 %1553, %258
  br i1 %1554, label %3271, label %1542

1555:                                             ; preds = %1488, %1555
  %1556 = phi i64 [ %1565, %1555 ], [ 0, %1488 ]
  %1557 = getelementptr inbounds nuw i64, ptr %256, i64 %1556
  %1558 = load i64, ptr %1557, align 8
  %1559 = load i64, ptr %4, align 8
  %1560 = load i64, ptr %63, align 8
  %1561 = mul nsw i64 %1560, %1558
  %1562 = add i64 %1561, %1559
  %1563 = inttoptr i64 %1562 to ptr
  %1564 = load i64, ptr %1563, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1558, i64 noundef %1564)
  %1565 = add nuw nsw i64 %1556, 1
  %1566 = icmp eq i64 %1565, %258
  br i1 %1566, label %3271, label %1555

1567:                                             ; preds = %1454
  %1568 = icmp sgt i64 %258, 0
  switch i64 %1192, label %1573 [
    i64 0, label %1574
    i64 4, label %1574
    i64 10, label %1574
    i64 1, label %1572
    i64 5, label %1571
    i64 2, label %1570
    i64 6, label %1569
  ]

1569:                                             ; preds = %1567
  br i1 %1568, label %1655, label %3271

1570:                                             ; preds = %1567
  br i1 %1568, label %1635, label %3271

1571:                                             ; preds = %1567
  br i1 %1568, label %1615, label %3271

1572:                                             ; preds = %1567
  br i1 %1568, label %1595, label %3271

1573:                                             ; preds = %1567
  br i1 %1568, label %1675, label %3271

1574:                                             ; preds = %1567, %1567, %1567
  br i1 %1568, label %1575, label %3271

1575:                                             ; preds = %1574, %1575
  %1576 = phi i64 [ %1593, %1575 ], [ 0, %1574 ]
  %1577 = getelementptr inbounds nuw i64, ptr %256, i64 %1576
  %1578 = load i64, ptr %1577, align 8
  %1579 = load i64, ptr %4, align 8
  %1580 = load i64, ptr %63, align 8
  %1581 = mul nsw i64 %1580, %1578
  %1582 = add i64 %1581, %1579
  %1583 = inttoptr i64 %1582 to ptr
  %1584 = load i8, ptr %1583, align 1
  %1585 = load i64, ptr %5, align 8
  %1586 = load i64, ptr %64, align 8
  %1587 = mul nsw i64 %1586, %1578
  %1588 = add i64 %1587, %1585
  %1589 = inttoptr i64 %1588 to ptr
  %1590 = load i8, ptr %1589, align 1
  %1591 = add i8 %1590, %1584
  %1592 = zext i8 %1591 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1578, i64 noundef %1592)
  %1593 = add nuw nsw i64 %1576, 1
  %1594 = icmp eq i64 %1593, %258
  br i1 %1594, label %3271, label %1575

1595:                                             ; preds = %1572, %1595
  %1596 = phi i64 [ %1613, %1595 ], [ 0, %1572 ]
  %1597 = getelementptr inbounds nuw i64, ptr %256, i64 %1596
  %1598 = load i64, ptr %1597, align 8
  %1599 = load i64, ptr %4, align 8
  %1600 = load i64, ptr %63, align 8
  %1601 = mul nsw i64 %1600, %1598
  %1602 = add i64 %1601, %1599
  %1603 = inttoptr i64 %1602 to ptr
  %1604 = load i16, ptr %1603, align 2
  %1605 = load i64, ptr %5, align 8
  %1606 = load i64, ptr %64, align 8
  %1607 = mul nsw i64 %1606, %1598
  %1608 = add i64 %1607, %1605
  %1609 = inttoptr i64 %1608 to ptr
  %1610 = load i16, ptr %1609, align 2
  %1611 = add i16 %1610, %1604
  %1612 = zext i16 %1611 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1598, i64 noundef %1612)
  %1613 = add nuw nsw i64 %1596, 1
  %1614 = icmp eq i64 %1613, %258
  br i1 %1614, label %3271, label %1595

1615:                                             ; preds = %1571, %1615
  %1616 = phi i64 [ %1633, %1615 ], [ 0, %1571 ]
  %1617 = getelementptr inbounds nuw i64, ptr %256, i64 %1616
  %1618 = load i64, ptr %1617, align 8
  %1619 = load i64, ptr %4, align 8
  %1620 = load i64, ptr %63, align 8
  %1621 = mul nsw i64 %1620, %1618
  %1622 = add i64 %1621, %1619
  %1623 = inttoptr i64 %1622 to ptr
  %1624 = load i16, ptr %1623, align 2
  %1625 = load i64, ptr %5, align 8
  %1626 = load i64, ptr %64, align 8
  %1627 = mul nsw i64 %1626, %1618
  %1628 = add i64 %1627, %1625
  %1629 = inttoptr i64 %1628 to ptr
  %1630 = load i16, ptr %1629, align 2
  %1631 = add i16 %1630, %1624
  %1632 = sext i16 %1631 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1618, i64 noundef %1632)
  %1633 = add nuw nsw i64 %1616, 1
  %1634 = icmp eq i64 %1633, %258
  br i1 %1634, label %3271, label %1615

1635:                                             ; preds = %1570, %1635
  %1636 = phi i64 [ %1653, %1635 ], [ 0, %1570 ]
  %1637 = getelementptr inbounds nuw i64, ptr %256, i64 %1636
  %1638 = load i64, ptr %1637, align 8
  %1639 = load i64, ptr %4, align 8
  %1640 = load i64, ptr %63, align 8
  %1641 = mul nsw i64 %1640, %1638
  %1642 = add i64 %1641, %1639
  %1643 = inttoptr i64 %1642 to ptr
  %1644 = load i32, ptr %1643, align 4
  %1645 = load i64, ptr %5, align 8
  %1646 = load i64, ptr %64, align 8
  %1647 = mul nsw i64 %1646, %1638
  %1648 = add i64 %1647, %1645
  %1649 = inttoptr i64 %1648 to ptr
  %1650 = load i32, ptr %1649, align 4
  %1651 = add i32 %1650, %1644
  %1652 = zext i32 %1651 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1638, i64 noundef %1652)
  %1653 = add nuw nsw i64 %1636, 1
  %1654 = icmp eq i64 %1653, %258
  br i1 %1654, label %3271, label %1635

1655:                                             ; preds = %1569, %1655
  %1656 = phi i64 [ %1673, %1655 ], [ 0, %1569 ]
  %1657 = getelementptr inbounds nuw i64, ptr %256, i64 %1656
  %1658 = load i64, ptr %1657, align 8
  %1659 = load i64, ptr %4, align 8
  %1660 = load i64, ptr %63, align 8
  %1661 = mul nsw i64 %1660, %1658
  %1662 = add i64 %1661, %1659
  %1663 = inttoptr i64 %1662 to ptr
  %1664 = load i32, ptr %1663, align 4
  %1665 = load i64, ptr %5, align 8
  %1666 = load i64, ptr %64, align 8
  %1667 = mul nsw i64 %1666, %1658
  %1668 = add i64 %1667, %1665
  %1669 = inttoptr i64 %1668 to ptr
  %1670 = load i32, ptr %1669, align 4
  %1671 = add i32 %1670, %1664
  %1672 = sext i32 %1671 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1658, i64 noundef %1672)
  %1673 = add nuw nsw i64 %1656, 1
  %1674 = icmp eq i64 %1673, %258
  br i1 %1674, label %3271, label %1655

1675:                                             ; preds = %1573, %1675
  %1676 = phi i64 [ %1692, %1675 ], [ 0, %1573 ]
  %1677 = getelementptr inbounds nuw i64, ptr %256, i64 %1676
  %1678 = load i64, ptr %1677, align 8
  %1679 = load i64, ptr %4, align 8
  %1680 = load i64, ptr %63, align 8
  %1681 = mul nsw i64 %1680, %1678
  %1682 = add i64 %1681, %1679
  %1683 = inttoptr i64 %1682 to ptr
  %1684 = load i64, ptr %1683, align 8
  %1685 = load i64, ptr %5, align 8
  %1686 = load i64, ptr %64, align 8
  %1687 = mul nsw i64 %1686, %1678
  %1688 = add i64 %1687, %1685
  %1689 = inttoptr i64 %1688 to ptr
  %1690 = load i64, ptr %1689, align 8
  %1691 = add i64 %1690, %1684
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1678, i64 noundef %1691)
  %1692 = add nuw nsw i64 %1676, 1
  %1693 = icmp eq i64 %1692, %258
  br i1 %1693, label %3271, label %1675

1694:                                             ; preds = %1454
  %1695 = icmp sgt i64 %258, 0
  switch i64 %1192, label %1700 [
    i64 0, label %1701
    i64 4, label %1701
    i64 10, label %1701
    i64 1, label %1699
    i64 5, label %1698
    i64 2, label %1697
    i64 6, label %1696
  ]

1696:                                             ; preds = %1694
  br i1 %1695, label %1782, label %3271

1697:                                             ; preds = %1694
  br i1 %1695, label %1762, label %3271

1698:                                             ; preds = %1694
  br i1 %1695, label %1742, label %3271

1699:                                             ; preds = %1694
  br i1 %1695, label %1722, label %3271

1700:                                             ; preds = %1694
  br i1 %1695, label %1802, label %3271

1701:                                             ; preds = %1694, %1694, %1694
  br i1 %1695, label %1702, label %3271

1702:                                             ; preds = %1701, %1702
  %1703 = phi i64 [ %1720, %1702 ], [ 0, %1701 ]
  %1704 = getelementptr inbounds nuw i64, ptr %256, i64 %1703
  %1705 = load i64, ptr %1704, align 8
  %1706 = load i64, ptr %4, align 8
  %1707 = load i64, ptr %63, align 8
  %1708 = mul nsw i64 %1707, %1705
  %1709 = add i64 %1708, %1706
  %1710 = inttoptr i64 %1709 to ptr
  %1711 = load i8, ptr %1710, align 1
  %1712 = load i64, ptr %5, align 8
  %1713 = load i64, ptr %64, align 8
  %1714 = mul nsw i64 %1713, %1705
  %1715 = add i64 %1714, %1712
  %1716 = inttoptr i64 %1715 to ptr
  %1717 = load i8, ptr %1716, align 1
  %1718 = sub i8 %1711, %1717
  %1719 = zext i8 %1718 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1705, i64 noundef %1719)
  %1720 = add nuw nsw i64 %1703, 1
  %1721 = icmp eq i64 %1720, %258
  br i1 %1721, label %3271, label %1702

1722:                                             ; preds = %1699, %1722
  %1723 = phi i64 [ %1740, %1722 ], [ 0, %1699 ]
  %1724 = getelementptr inbounds nuw i64, ptr %256, i64 %1723
  %1725 = load i64, ptr %1724, align 8
  %1726 = load i64, ptr %4, align 8
  %1727 = load i64, ptr %63, align 8
  %1728 = mul nsw i64 %1727, %1725
  %1729 = add i64 %1728, %1726
  %1730 = inttoptr i64 %1729 to ptr
  %1731 = load i16, ptr %1730, align 2
  %1732 = load i64, ptr %5, align 8
  %1733 = load i64, ptr %64, align 8
  %1734 = mul nsw i64 %1733, %1725
  %1735 = add i64 %1734, %1732
  %1736 = inttoptr i64 %1735 to ptr
  %1737 = load i16, ptr %1736, align 2
  %1738 = sub i16 %1731, %1737
  %1739 = zext i16 %1738 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1725, i64 noundef %1739)
  %1740 = add nuw nsw i64 %1723, 1
  %1741 = icmp eq i64 %1740, %258
  br i1 %1741, label %3271, label %1722

1742:                                             ; preds = %1698, %1742
  %1743 = phi i64 [ %1760, %1742 ], [ 0, %1698 ]
  %1744 = getelementptr inbounds nuw i64, ptr %256, i64 %1743
  %1745 = load i64, ptr %1744, align 8
  %1746 = load i64, ptr %4, align 8
  %1747 = load i64, ptr %63, align 8
  %1748 = mul nsw i64 %1747, %1745
  %1749 = add i64 %1748, %1746
  %1750 = inttoptr i64 %1749 to ptr
  %1751 = load i16, ptr %1750, align 2
  %1752 = load i64, ptr %5, align 8
  %1753 = load i64, ptr %64, align 8
  %1754 = mul nsw i64 %1753, %1745
  %1755 = add i64 %1754, %1752
  %1756 = inttoptr i64 %1755 to ptr
  %1757 = load i16, ptr %1756, align 2
  %1758 = sub i16 %1751, %1757
  %1759 = sext i16 %1758 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1745, i64 noundef %1759)
  %1760 = add nuw nsw i64 %1743, 1
  %1761 = icmp eq i64 %1760, %258
  br i1 %1761, label %3271, label %1742

1762:                                             ; preds = %1697, %1762
  %1763 = phi i64 [ %1780, %1762 ], [ 0, %1697 ]
  %1764 = getelementptr inbounds nuw i64, ptr %256, i64 %1763
  %1765 = load i64, ptr %1764, align 8
  %1766 = load i64, ptr %4, align 8
  %1767 = load i64, ptr %63, align 8
  %1768 = mul nsw i64 %1767, %1765
  %1769 = add i64 %1768, %1766
  %1770 = inttoptr i64 %1769 to ptr
  %1771 = load i32, ptr %1770, align 4
  %1772 = load i64, ptr %5, align 8
  %1773 = load i64, ptr %64, align 8
  %1774 = mul nsw i64 %1773, %1765
  %1775 = add i64 %1774, %1772
  %1776 = inttoptr i64 %1775 to ptr
  %1777 = load i32, ptr %1776, align 4
  %1778 = sub i32 %1771, %1777
  %1779 = zext i32 %1778 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1765, i64 noundef %1779)
  %1780 = add nuw nsw i64 %1763, 1
  %1781 = icmp eq i64 %1780, %258
  br i1 %1781, label %3271, label %1762

1782:                                             ; preds = %1696, %1782
  %1783 = phi i64 [ %1800, %1782 ], [ 0, %1696 ]
  %1784 = getelementptr inbounds nuw i64, ptr %256, i64 %1783
  %1785 = load i64, ptr %1784, align 8
  %1786 = load i64, ptr %4, align 8
  %1787 = load i64, ptr %63, align 8
  %1788 = mul nsw i64 %1787, %1785
  %1789 = add i64 %1788, %1786
  %1790 = inttoptr i64 %1789 to ptr
  %1791 = load i32, ptr %1790, align 4
  %1792 = load i64, ptr %5, align 8
  %1793 = load i64, ptr %64, align 8
  %1794 = mul nsw i64 %1793, %1785
  %1795 = add i64 %1794, %1792
  %1796 = inttoptr i64 %1795 to ptr
  %1797 = load i32, ptr %1796, align 4
  %1798 = sub i32 %1791, %1797
  %1799 = sext i32 %1798 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1785, i64 noundef %1799)
  %1800 = add nuw nsw i64 %1783, 1
  %1801 = icmp eq i64 %1800, %258
  br i1 %1801, label %3271, label %1782

1802:                                             ; preds = %1700, %1802
  %1803 = phi i64 [ %1819, %1802 ], [ 0, %1700 ]
  %1804 = getelementptr inbounds nuw i64, ptr %256, i64 %1803
  %1805 = load i64, ptr %1804, align 8
  %1806 = load i64, ptr %4, align 8
  %1807 = load i64, ptr %63, align 8
  %1808 = mul nsw i64 %1807, %1805
  %1809 = add i64 %1808, %1806
  %1810 = inttoptr i64 %1809 to ptr
  %1811 = load i64, ptr %1810, align 8
  %1812 = load i64, ptr %5, align 8
  %1813 = load i64, ptr %64, align 8
  %1814 = mul nsw i64 %1813, %1805
  %1815 = add i64 %1814, %1812
  %1816 = inttoptr i64 %1815 to ptr
  %1817 = load i64, ptr %1816, align 8
  %1818 = sub i64 %1811, %1817
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1805, i64 noundef %1818)
  %1819 = add nuw nsw i64 %1803, 1
  %1820 = icmp eq i64 %1819, %258
  br i1 %1820, label %3271, label %1802

1821:                                             ; preds = %1454
  %1822 = icmp sgt i64 %258, 0
  switch i64 %1192, label %1827 [
    i64 0, label %1828
    i64 4, label %1828
    i64 10, label %1828
    i64 1, label %1826
    i64 5, label %1825
    i64 2, label %1824
    i64 6, label %1823
  ]

1823:                                             ; preds = %1821
  br i1 %1822, label %1909, label %3271

1824:                                             ; preds = %1821
  br i1 %1822, label %1889, label %3271

1825:                                             ; preds = %1821
  br i1 %1822, label %1869, label %3271

1826:                                             ; preds = %1821
  br i1 %1822, label %1849, label %3271

1827:                                             ; preds = %1821
  br i1 %1822, label %1929, label %3271

1828:                                             ; preds = %1821, %1821, %1821
  br i1 %1822, label %1829, label %3271

1829:                                             ; preds = %1828, %1829
  %1830 = phi i64 [ %1847, %1829 ], [ 0, %1828 ]
  %1831 = getelementptr inbounds nuw i64, ptr %256, i64 %1830
  %1832 = load i64, ptr %1831, align 8
  %1833 = load i64, ptr %4, align 8
  %1834 = load i64, ptr %63, align 8
  %1835 = mul nsw i64 %1834, %1832
  %1836 = add i64 %1835, %1833
  %1837 = inttoptr i64 %1836 to ptr
  %1838 = load i8, ptr %1837, align 1
  %1839 = load i64, ptr %5, align 8
  %1840 = load i64, ptr %64, align 8
  %1841 = mul nsw i64 %1840, %1832
  %1842 = add i64 %1841, %1839
  %1843 = inttoptr i64 %1842 to ptr
  %1844 = load i8, ptr %1843, align 1
  %1845 = mul i8 %1844, %1838
  %1846 = zext i8 %1845 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1832, i64 noundef %1846)
  %1847 = add nuw nsw i64 %1830, 1
  %1848 = icmp eq i64 %1847, %258
  br i1 %1848, label %3271, label %1829

1849:                                             ; preds = %1826, %1849
  %1850 = phi i64 [ %1867, %1849 ], [ 0, %1826 ]
  %1851 = getelementptr inbounds nuw i64, ptr %256, i64 %1850
  %1852 = load i64, ptr %1851, align 8
  %1853 = load i64, ptr %4, align 8
  %1854 = load i64, ptr %63, align 8
  %1855 = mul nsw i64 %1854, %1852
  %1856 = add i64 %1855, %1853
  %1857 = inttoptr i64 %1856 to ptr
  %1858 = load i16, ptr %1857, align 2
  %1859 = load i64, ptr %5, align 8
  %1860 = load i64, ptr %64, align 8
  %1861 = mul nsw i64 %1860, %1852
  %1862 = add i64 %1861, %1859
  %1863 = inttoptr i64 %1862 to ptr
  %1864 = load i16, ptr %1863, align 2
  %1865 = mul i16 %1864, %1858
  %1866 = zext i16 %1865 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1852, i64 noundef %1866)
  %1867 = add nuw nsw i64 %1850, 1
  %1868 = icmp eq i64 %1867, %258
  br i1 %1868, label %3271, label %1849

1869:                                             ; preds = %1825, %1869
  %1870 = phi i64 [ %1887, %1869 ], [ 0, %1825 ]
  %1871 = getelementptr inbounds nuw i64, ptr %256, i64 %1870
  %1872 = load i64, ptr %1871, align 8
  %1873 = load i64, ptr %4, align 8
  %1874 = load i64, ptr %63, align 8
  %1875 = mul nsw i64 %1874, %1872
  %1876 = add i64 %1875, %1873
  %1877 = inttoptr i64 %1876 to ptr
  %1878 = load i16, ptr %1877, align 2
  %1879 = load i64, ptr %5, align 8
  %1880 = load i64, ptr %64, align 8
  %1881 = mul nsw i64 %1880, %1872
  %1882 = add i64 %1881, %1879
  %1883 = inttoptr i64 %1882 to ptr
  %1884 = load i16, ptr %1883, align 2
  %1885 = mul i16 %1884, %1878
  %1886 = sext i16 %1885 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1872, i64 noundef %1886)
  %1887 = add nuw nsw i64 %1870, 1
  %1888 = icmp eq i64 %1887, %258
  br i1 %1888, label %3271, label %1869

1889:                                             ; preds = %1824, %1889
  %1890 = phi i64 [ %1907, %1889 ], [ 0, %1824 ]
  %1891 = getelementptr inbounds nuw i64, ptr %256, i64 %1890
  %1892 = load i64, ptr %1891, align 8
  %1893 = load i64, ptr %4, align 8
  %1894 = load i64, ptr %63, align 8
  %1895 = mul nsw i64 %1894, %1892
  %1896 = add i64 %1895, %1893
  %1897 = inttoptr i64 %1896 to ptr
  %1898 = load i32, ptr %1897, align 4
  %1899 = load i64, ptr %5, align 8
  %1900 = load i64, ptr %64, align 8
  %1901 = mul nsw i64 %1900, %1892
  %1902 = add i64 %1901, %1899
  %1903 = inttoptr i64 %1902 to ptr
  %1904 = load i32, ptr %1903, align 4
  %1905 = mul i32 %1904, %1898
  %1906 = zext i32 %1905 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1892, i64 noundef %1906)
  %1907 = add nuw nsw i64 %1890, 1
  %1908 = icmp eq i64 %1907, %258
  br i1 %1908, label %3271, label %1889

1909:                                             ; preds = %1823, %1909
  %1910 = phi i64 [ %1927, %1909 ], [ 0, %1823 ]
  %1911 = getelementptr inbounds nuw i64, ptr %256, i64 %1910
  %1912 = load i64, ptr %1911, align 8
  %1913 = load i64, ptr %4, align 8
  %1914 = load i64, ptr %63, align 8
  %1915 = mul nsw i64 %1914, %1912
  %1916 = add i64 %1915, %1913
  %1917 = inttoptr i64 %1916 to ptr
  %1918 = load i32, ptr %1917, align 4
  %1919 = load i64, ptr %5, align 8
  %1920 = load i64, ptr %64, align 8
  %1921 = mul nsw i64 %1920, %1912
  %1922 = add i64 %1921, %1919
  %1923 = inttoptr i64 %1922 to ptr
  %1924 = load i32, ptr %1923, align 4
  %1925 = mul i32 %1924, %1918
  %1926 = sext i32 %1925 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1912, i64 noundef %1926)
  %1927 = add nuw nsw i64 %1910, 1
  %1928 = icmp eq i64 %1927, %258
  br i1 %1928, label %3271, label %1909

1929:                                             ; preds = %1827, %1929
  %1930 = phi i64 [ %1946, %1929 ], [ 0, %1827 ]
  %1931 = getelementptr inbounds nuw i64, ptr %256, i64 %1930
  %1932 = load i64, ptr %1931, align 8
  %1933 = load i64, ptr %4, align 8
  %1934 = load i64, ptr %63, align 8
  %1935 = mul nsw i64 %1934, %1932
  %1936 = add i64 %1935, %1933
  %1937 = inttoptr i64 %1936 to ptr
  %1938 = load i64, ptr %1937, align 8
  %1939 = load i64, ptr %5, align 8
  %1940 = load i64, ptr %64, align 8
  %1941 = mul nsw i64 %1940, %1932
  %1942 = add i64 %1941, %1939
  %1943 = inttoptr i64 %1942 to ptr
  %1944 = load i64, ptr %1943, align 8
  %1945 = mul i64 %1944, %1938
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1932, i64 noundef %1945)
  %1946 = add nuw nsw i64 %1930, 1
  %1947 = icmp eq i64 %1946, %258
  br i1 %1947, label %3271, label %1929

1948:                                             ; preds = %1454
  %1949 = icmp sgt i64 %258, 0
  switch i64 %1192, label %1954 [
    i64 0, label %1955
    i64 4, label %1955
    i64 10, label %1955
    i64 1, label %1953
    i64 5, label %1952
    i64 2, label %1951
    i64 6, label %1950
  ]

1950:                                             ; preds = %1948
  br i1 %1949, label %2036, label %3271

1951:                                             ; preds = %1948
  br i1 %1949, label %2016, label %3271

1952:                                             ; preds = %1948
  br i1 %1949, label %1996, label %3271

1953:                                             ; preds = %1948
  br i1 %1949, label %1976, label %3271

1954:                                             ; preds = %1948
  br i1 %1949, label %2056, label %3271

1955:                                             ; preds = %1948, %1948, %1948
  br i1 %1949, label %1956, label %3271

1956:                                             ; preds = %1955, %1956
  %1957 = phi i64 [ %1974, %1956 ], [ 0, %1955 ]
  %1958 = getelementptr inbounds nuw i64, ptr %256, i64 %1957
  %1959 = load i64, ptr %1958, align 8
  %1960 = load i64, ptr %4, align 8
  %1961 = load i64, ptr %63, align 8
  %1962 = mul nsw i64 %1961, %1959
  %1963 = add i64 %1962, %1960
  %1964 = inttoptr i64 %1963 to ptr
  %1965 = load i8, ptr %1964, align 1
  %1966 = load i64, ptr %5, align 8
  %1967 = load i64, ptr %64, align 8
  %1968 = mul nsw i64 %1967, %1959
  %1969 = add i64 %1968, %1966
  %1970 = inttoptr i64 %1969 to ptr
  %1971 = load i8, ptr %1970, align 1
  %1972 = and i8 %1971, %1965
  %1973 = zext i8 %1972 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1959, i64 noundef %1973)
  %1974 = add nuw nsw i64 %1957, 1
  %1975 = icmp eq i64 %1974, %258
  br i1 %1975, label %3271, label %1956

1976:                                             ; preds = %1953, %1976
  %1977 = phi i64 [ %1994, %1976 ], [ 0, %1953 ]
  %1978 = getelementptr inbounds nuw i64, ptr %256, i64 %1977
  %1979 = load i64, ptr %1978, align 8
  %1980 = load i64, ptr %4, align 8
  %1981 = load i64, ptr %63, align 8
  %1982 = mul nsw i64 %1981, %1979
  %1983 = add i64 %1982, %1980
  %1984 = inttoptr i64 %1983 to ptr
  %1985 = load i16, ptr %1984, align 2
  %1986 = load i64, ptr %5, align 8
  %1987 = load i64, ptr %64, align 8
  %1988 = mul nsw i64 %1987, %1979
  %1989 = add i64 %1988, %1986
  %1990 = inttoptr i64 %1989 to ptr
  %1991 = load i16, ptr %1990, align 2
  %1992 = and i16 %1991, %1985
  %1993 = zext i16 %1992 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1979, i64 noundef %1993)
  %1994 = add nuw nsw i64 %1977, 1
  %1995 = icmp eq i64 %1994, %258
  br i1 %1995, label %3271, label %1976

1996:                                             ; preds = %1952, %1996
  %1997 = phi i64 [ %2014, %1996 ], [ 0, %1952 ]
  %1998 = getelementptr inbounds nuw i64, ptr %256, i64 %1997
  %1999 = load i64, ptr %1998, align 8
  %2000 = load i64, ptr %4, align 8
  %2001 = load i64, ptr %63, align 8
  %2002 = mul nsw i64 %2001, %1999
  %2003 = add i64 %2002, %2000
  %2004 = inttoptr i64 %2003 to ptr
  %2005 = load i16, ptr %2004, align 2
  %2006 = load i64, ptr %5, align 8
  %2007 = load i64, ptr %64, align 8
  %2008 = mul nsw i64 %2007, %1999
  %2009 = add i64 %2008, %2006
  %2010 = inttoptr i64 %2009 to ptr
  %2011 = load i16, ptr %2010, align 2
  %2012 = and i16 %2011, %2005
  %2013 = sext i16 %2012 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1999, i64 noundef %2013)
  %2014 = add nuw nsw i64 %1997, 1
  %2015 = icmp eq i64 %2014, %258
  br i1 %2015, label %3271, label %1996

2016:                                             ; preds = %1951, %2016
  %2017 = phi i64 [ %2034, %2016 ], [ 0, %1951 ]
  %2018 = getelementptr inbounds nuw i64, ptr %256, i64 %2017
  %2019 = load i64, ptr %2018, align 8
  %2020 = load i64, ptr %4, align 8
  %2021 = load i64, ptr %63, align 8
  %2022 = mul nsw i64 %2021, %2019
  %2023 = add i64 %2022, %2020
  %2024 = inttoptr i64 %2023 to ptr
  %2025 = load i32, ptr %2024, align 4
  %2026 = load i64, ptr %5, align 8
  %2027 = load i64, ptr %64, align 8
  %2028 = mul nsw i64 %2027, %2019
  %2029 = add i64 %2028, %2026
  %2030 = inttoptr i64 %2029 to ptr
  %2031 = load i32, ptr %2030, align 4
  %2032 = and i32 %2031, %2025
  %2033 = zext i32 %2032 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2019, i64 noundef %2033)
  %2034 = add nuw nsw i64 %2017, 1
  %2035 = icmp eq i64 %2034, %258
  br i1 %2035, label %3271, label %2016

2036:                                             ; preds = %1950, %2036
  %2037 = phi i64 [ %2054, %2036 ], [ 0, %1950 ]
  %2038 = getelementptr inbounds nuw i64, ptr %256, i64 %2037
  %2039 = load i64, ptr %2038, align 8
  %2040 = load i64, ptr %4, align 8
  %2041 = load i64, ptr %63, align 8
  %2042 = mul nsw i64 %2041, %2039
  %2043 = add i64 %2042, %2040
  %2044 = inttoptr i64 %2043 to ptr
  %2045 = load i32, ptr %2044, align 4
  %2046 = load i64, ptr %5, align 8
  %2047 = load i64, ptr %64, align 8
  %2048 = mul nsw i64 %2047, %2039
  %2049 = add i64 %2048, %2046
  %2050 = inttoptr i64 %2049 to ptr
  %2051 = load i32, ptr %2050, align 4
  %2052 = and i32 %2051, %2045
  %2053 = sext i32 %2052 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2039, i64 noundef %2053)
  %2054 = add nuw nsw i64 %2037, 1
  %2055 = icmp eq i64 %2054, %258
  br i1 %2055, label %3271, label %2036

2056:                                             ; preds = %1954, %2056
  %2057 = phi i64 [ %2073, %2056 ], [ 0, %1954 ]
  %2058 = getelementptr inbounds nuw i64, ptr %256, i64 %2057
  %2059 = load i64, ptr %2058, align 8
  %2060 = load i64, ptr %4, align 8
  %2061 = load i64, ptr %63, align 8
  %2062 = mul nsw i64 %2061, %2059
  %2063 = add i64 %2062, %2060
  %2064 = inttoptr i64 %2063 to ptr
  %2065 = load i64, ptr %2064, align 8
  %2066 = load i64, ptr %5, align 8
  %2067 = load i64, ptr %64, align 8
  %2068 = mul nsw i64 %2067, %2059
  %2069 = add i64 %2068, %2066
  %2070 = inttoptr i64 %2069 to ptr
  %2071 = load i64, ptr %2070, align 8
  %2072 = and i64 %2071, %2065
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2059, i64 noundef %2072)
  %2073 = add nuw nsw i64 %2057, 1
  %2074 = icmp eq i64 %2073, %258
  br i1 %2074, label %3271, label %2056

2075:                                             ; preds = %1454
  %2076 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2081 [
    i64 0, label %2082
    i64 4, label %2082
    i64 10, label %2082
    i64 1, label %2080
    i64 5, label %2079
    i64 2, label %2078
    i64 6, label %2077
  ]

2077:                                             ; preds = %2075
  br i1 %2076, label %2163, label %3271

2078:                                             ; preds = %2075
  br i1 %2076, label %2143, label %3271

2079:                                             ; preds = %2075
  br i1 %2076, label %2123, label %3271

2080:                                             ; preds = %2075
  br i1 %2076, label %2103, label %3271

2081:                                             ; preds = %2075
  br i1 %2076, label %2183, label %3271

2082:                                             ; preds = %2075, %2075, %2075
  br i1 %2076, label %2083, label %3271

2083:                                             ; preds = %2082, %2083
  %2084 = phi i64 [ %2101, %2083 ], [ 0, %2082 ]
  %2085 = getelementptr inbounds nuw i64, ptr %256, i64 %2084
  %2086 = load i64, ptr %2085, align 8
  %2087 = load i64, ptr %4, align 8
  %2088 = load i64, ptr %63, align 8
  %2089 = mul nsw i64 %2088, %2086
  %2090 = add i64 %2089, %2087
  %2091 = inttoptr i64 %2090 to ptr
  %2092 = load i8, ptr %2091, align 1
  %2093 = load i64, ptr %5, align 8
  %2094 = load i64, ptr %64, align 8
  %2095 = mul nsw i64 %2094, %2086
  %2096 = add i64 %2095, %2093
  %2097 = inttoptr i64 %2096 to ptr
  %2098 = load i8, ptr %2097, align 1
  %2099 = or i8 %2098, %2092
  %2100 = zext i8 %2099 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2086, i64 noundef %2100)
  %2101 = add nuw nsw i64 %2084, 1
  %2102 = icmp eq i64 %2101, %258
  br i1 %2102, label %3271, label %2083

2103:                                             ; preds = %2080, %2103
  %2104 = phi i64 [ %2121, %2103 ], [ 0, %2080 ]
  %2105 = getelementptr inbounds nuw i64, ptr %256, i64 %2104
  %2106 = load i64, ptr %2105, align 8
  %2107 = load i64, ptr %4, align 8
  %2108 = load i64, ptr %63, align 8
  %2109 = mul nsw i64 %2108, %2106
  %2110 = add i64 %2109, %2107
  %2111 = inttoptr i64 %2110 to ptr
  %2112 = load i16, ptr %2111, align 2
  %2113 = load i64, ptr %5, align 8
  %2114 = load i64, ptr %64, align 8
  %2115 = mul nsw i64 %2114, %2106
  %2116 = add i64 %2115, %2113
  %2117 = inttoptr i64 %2116 to ptr
  %2118 = load i16, ptr %2117, align 2
  %2119 = or i16 %2118, %2112
  %2120 = zext i16 %2119 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2106, i64 noundef %2120)
  %2121 = add nuw nsw i64 %2104, 1
  %2122 = icmp eq i64 %2121, %258
  br i1 %2122, label %3271, label %2103

2123:                                             ; preds = %2079, %2123
  %2124 = phi i64 [ %2141, %2123 ], [ 0, %2079 ]
  %2125 = getelementptr inbounds nuw i64, ptr %256, i64 %2124
  %2126 = load i64, ptr %2125, align 8
  %2127 = load i64, ptr %4, align 8
  %2128 = load i64, ptr %63, align 8
  %2129 = mul nsw i64 %2128, %2126
  %2130 = add i64 %2129, %2127
  %2131 = inttoptr i64 %2130 to ptr
  %2132 = load i16, ptr %2131, align 2
  %2133 = load i64, ptr %5, align 8
  %2134 = load i64, ptr %64, align 8
  %2135 = mul nsw i64 %2134, %2126
  %2136 = add i64 %2135, %2133
  %2137 = inttoptr i64 %2136 to ptr
  %2138 = load i16, ptr %2137, align 2
  %2139 = or i16 %2138, %2132
  %2140 = sext i16 %2139 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2126, i64 noundef %2140)
  %2141 = add nuw nsw i64 %2124, 1
  %2142 = icmp eq i64 %2141, %258
  br i1 %2142, label %3271, label %2123

2143:                                             ; preds = %2078, %2143
  %2144 = phi i64 [ %2161, %2143 ], [ 0, %2078 ]
  %2145 = getelementptr inbounds nuw i64, ptr %256, i64 %2144
  %2146 = load i64, ptr %2145, align 8
  %2147 = load i64, ptr %4, align 8
  %2148 = load i64, ptr %63, align 8
  %2149 = mul nsw i64 %2148, %2146
  %2150 = add i64 %2149, %2147
  %2151 = inttoptr i64 %2150 to ptr
  %2152 = load i32, ptr %2151, align 4
  %2153 = load i64, ptr %5, align 8
  %2154 = load i64, ptr %64, align 8
  %2155 = mul nsw i64 %2154, %2146
  %2156 = add i64 %2155, %2153
  %2157 = inttoptr i64 %2156 to ptr
  %2158 = load i32, ptr %2157, align 4
  %2159 = or i32 %2158, %2152
  %2160 = zext i32 %2159 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2146, i64 noundef %2160)
  %2161 = add nuw nsw i64 %2144, 1
  %2162 = icmp eq i64 %2161, %258
  br i1 %2162, label %3271, label %2143

2163:                                             ; preds = %2077, %2163
  %2164 = phi i64 [ %2181, %2163 ], [ 0, %2077 ]
  %2165 = getelementptr inbounds nuw i64, ptr %256, i64 %2164
  %2166 = load i64, ptr %2165, align 8
  %2167 = load i64, ptr %4, align 8
  %2168 = load i64, ptr %63, align 8
  %2169 = mul nsw i64 %2168, %2166
  %2170 = add i64 %2169, %2167
  %2171 = inttoptr i64 %2170 to ptr
  %2172 = load i32, ptr %2171, align 4
  %2173 = load i64, ptr %5, align 8
  %2174 = load i64, ptr %64, align 8
  %2175 = mul nsw i64 %2174, %2166
  %2176 = add i64 %2175, %2173
  %2177 = inttoptr i64 %2176 to ptr
  %2178 = load i32, ptr %2177, align 4
  %2179 = or i32 %2178, %2172
  %2180 = sext i32 %2179 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2166, i64 noundef %2180)
  %2181 = add nuw nsw i64 %2164, 1
  %2182 = icmp eq i64 %2181, %258
  br i1 %2182, label %3271, label %2163

2183:                                             ; preds = %2081, %2183
  %2184 = phi i64 [ %2200, %2183 ], [ 0, %2081 ]
  %2185 = getelementptr inbounds nuw i64, ptr %256, i64 %2184
  %2186 = load i64, ptr %2185, align 8
  %2187 = load i64, ptr %4, align 8
  %2188 = load i64, ptr %63, align 8
  %2189 = mul nsw i64 %2188, %2186
  %2190 = add i64 %2189, %2187
  %2191 = inttoptr i64 %2190 to ptr
  %2192 = load i64, ptr %2191, align 8
  %2193 = load i64, ptr %5, align 8
  %2194 = load i64, ptr %64, align 8
  %2195 = mul nsw i64 %2194, %2186
  %2196 = add i64 %2195, %2193
  %2197 = inttoptr i64 %2196 to ptr
  %2198 = load i64, ptr %2197, align 8
  %2199 = or i64 %2198, %2192
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2186, i64 noundef %2199)
  %2200 = add nuw nsw i64 %2184, 1
  %2201 = icmp eq i64 %2200, %258
  br i1 %2201, label %3271, label %2183

2202:                                             ; preds = %1454
  %2203 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2208 [
    i64 0, label %2209
    i64 4, label %2209
    i64 10, label %2209
    i64 1, label %2207
    i64 5, label %2206
    i64 2, label %2205
    i64 6, label %2204
  ]

2204:                                             ; preds = %2202
  br i1 %2203, label %2290, label %3271

2205:                                             ; preds = %2202
  br i1 %2203, label %2270, label %3271

2206:                                             ; preds = %2202
  br i1 %2203, label %2250, label %3271

2207:                                             ; preds = %2202
  br i1 %2203, label %2230, label %3271

2208:                                             ; preds = %2202
  br i1 %2203, label %2310, label %3271

2209:                                             ; preds = %2202, %2202, %2202
  br i1 %2203, label %2210, label %3271

2210:                                             ; preds = %2209, %2210
  %2211 = phi i64 [ %2228, %2210 ], [ 0, %2209 ]
  %2212 = getelementptr inbounds nuw i64, ptr %256, i64 %2211
  %2213 = load i64, ptr %2212, align 8
  %2214 = load i64, ptr %4, align 8
  %2215 = load i64, ptr %63, align 8
  %2216 = mul nsw i64 %2215, %2213
  %2217 = add i64 %2216, %2214
  %2218 = inttoptr i64 %2217 to ptr
  %2219 = load i8, ptr %2218, align 1
  %2220 = load i64, ptr %5, align 8
  %2221 = load i64, ptr %64, align 8
  %2222 = mul nsw i64 %2221, %2213
  %2223 = add i64 %2222, %2220
  %2224 = inttoptr i64 %2223 to ptr
  %2225 = load i8, ptr %2224, align 1
  %2226 = xor i8 %2225, %2219
  %2227 = zext i8 %2226 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2213, i64 noundef %2227)
  %2228 = add nuw nsw i64 %2211, 1
  %2229 = icmp eq i64 %2228, %258
  br i1 %2229, label %3271, label %2210

2230:                                             ; preds = %2207, %2230
  %2231 = phi i64 [ %2248, %2230 ], [ 0, %2207 ]
  %2232 = getelementptr inbounds nuw i64, ptr %256, i64 %2231
  %2233 = load i64, ptr %2232, align 8
  %2234 = load i64, ptr %4, align 8
  %2235 = load i64, ptr %63, align 8
  %2236 = mul nsw i64 %2235, %2233
  %2237 = add i64 %2236, %2234
  %2238 = inttoptr i64 %2237 to ptr
  %2239 = load i16, ptr %2238, align 2
  %2240 = load i64, ptr %5, align 8
  %2241 = load i64, ptr %64, align 8
  %2242 = mul nsw i64 %2241, %2233
  %2243 = add i64 %2242, %2240
  %2244 = inttoptr i64 %2243 to ptr
  %2245 = load i16, ptr %2244, align 2
  %2246 = xor i16 %2245, %2239
  %2247 = zext i16 %2246 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2233, i64 noundef %2247)
  %2248 = add nuw nsw i64 %2231, 1
  %2249 = icmp eq i64 %2248, %258
  br i1 %2249, label %3271, label %2230

2250:                                             ; preds = %2206, %2250
  %2251 = phi i64 [ %2268, %2250 ], [ 0, %2206 ]
  %2252 = getelementptr inbounds nuw i64, ptr %256, i64 %2251
  %2253 = load i64, ptr %2252, align 8
  %2254 = load i64, ptr %4, align 8
  %2255 = load i64, ptr %63, align 8
  %2256 = mul nsw i64 %2255, %2253
  %2257 = add i64 %2256, %2254
  %2258 = inttoptr i64 %2257 to ptr
  %2259 = load i16, ptr %2258, align 2
  %2260 = load i64, ptr %5, align 8
  %2261 = load i64, ptr %64, align 8
  %2262 = mul nsw i64 %2261, %2253
  %2263 = add i64 %2262, %2260
  %2264 = inttoptr i64 %2263 to ptr
  %2265 = load i16, ptr %2264, align 2
  %2266 = xor i16 %2265, %2259
  %2267 = sext i16 %2266 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2253, i64 noundef %2267)
  %2268 = add nuw nsw i64 %2251, 1
  %2269 = icmp eq i64 %2268, %258
  br i1 %2269, label %3271, label %2250

2270:                                             ; preds = %2205, %2270
  %2271 = phi i64 [ %2288, %2270 ], [ 0, %2205 ]
  %2272 = getelementptr inbounds nuw i64, ptr %256, i64 %2271
  %2273 = load i64, ptr %2272, align 8
  %2274 = load i64, ptr %4, align 8
  %2275 = load i64, ptr %63, align 8
  %2276 = mul nsw i64 %2275, %2273
  %2277 = add i64 %2276, %2274
  %2278 = inttoptr i64 %2277 to ptr
  %2279 = load i32, ptr %2278, align 4
  %2280 = load i64, ptr %5, align 8
  %2281 = load i64, ptr %64, align 8
  %2282 = mul nsw i64 %2281, %2273
  %2283 = add i64 %2282, %2280
  %2284 = inttoptr i64 %2283 to ptr
  %2285 = load i32, ptr %2284, align 4
  %2286 = xor i32 %2285, %2279
  %2287 = zext i32 %2286 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2273, i64 noundef %2287)
  %2288 = add nuw nsw i64 %2271, 1
  %2289 = icmp eq i64 %2288, %258
  br i1 %2289, label %3271, label %2270

2290:                                             ; preds = %2204, %2290
  %2291 = phi i64 [ %2308, %2290 ], [ 0, %2204 ]
  %2292 = getelementptr inbounds nuw i64, ptr %256, i64 %2291
  %2293 = load i64, ptr %2292, align 8
  %2294 = load i64, ptr %4, align 8
  %2295 = load i64, ptr %63, align 8
  %2296 = mul nsw i64 %2295, %2293
  %2297 = add i64 %2296, %2294
  %2298 = inttoptr i64 %2297 to ptr
  %2299 = load i32, ptr %2298, align 4
  %2300 = load i64, ptr %5, align 8
  %2301 = load i64, ptr %64, align 8
  %2302 = mul nsw i64 %2301, %2293
  %2303 = add i64 %2302, %2300
  %2304 = inttoptr i64 %2303 to ptr
  %2305 = load i32, ptr %2304, align 4
  %2306 = xor i32 %2305, %2299
  %2307 = sext i32 %2306 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2293, i64 noundef %2307)
  %2308 = add nuw nsw i64 %2291, 1
  %2309 = icmp eq i64 %2308, %258
  br i1 %2309, label %3271, label %2290

2310:                                             ; preds = %2208, %2310
  %2311 = phi i64 [ %2327, %2310 ], [ 0, %2208 ]
  %2312 = getelementptr inbounds nuw i64, ptr %256, i64 %2311
  %2313 = load i64, ptr %2312, align 8
  %2314 = load i64, ptr %4, align 8
  %2315 = load i64, ptr %63, align 8
  %2316 = mul nsw i64 %2315, %2313
  %2317 = add i64 %2316, %2314
  %2318 = inttoptr i64 %2317 to ptr
  %2319 = load i64, ptr %2318, align 8
  %2320 = load i64, ptr %5, align 8
  %2321 = load i64, ptr %64, align 8
  %2322 = mul nsw i64 %2321, %2313
  %2323 = add i64 %2322, %2320
  %2324 = inttoptr i64 %2323 to ptr
  %2325 = load i64, ptr %2324, align 8
  %2326 = xor i64 %2325, %2319
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2313, i64 noundef %2326)
  %2327 = add nuw nsw i64 %2311, 1
  %2328 = icmp eq i64 %2327, %258
  br i1 %2328, label %3271, label %2310

2329:                                             ; preds = %1454
  %2330 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2336 [
    i64 10, label %2335
    i64 0, label %2351
    i64 4, label %2351
    i64 6, label %2334
    i64 1, label %2333
    i64 5, label %2332
    i64 2, label %2331
  ]

2331:                                             ; preds = %2329
  br i1 %2330, label %2394, label %3271

2332:                                             ; preds = %2329
  br i1 %2330, label %2380, label %3271

2333:                                             ; preds = %2329
  br i1 %2330, label %2366, label %3271

2334:                                             ; preds = %2329
  br i1 %2330, label %2408, label %3271

2335:                                             ; preds = %2329
  br i1 %2330, label %2337, label %3271

2336:                                             ; preds = %2329
  br i1 %2330, label %2422, label %3271

2337:                                             ; preds = %2335, %2337
  %2338 = phi i64 [ %2349, %2337 ], [ 0, %2335 ]
  %2339 = getelementptr inbounds nuw i64, ptr %256, i64 %2338
  %2340 = load i64, ptr %2339, align 8
  %2341 = load i64, ptr %4, align 8
  %2342 = load i64, ptr %63, align 8
  %2343 = mul nsw i64 %2342, %2340
  %2344 = add i64 %2343, %2341
  %2345 = inttoptr i64 %2344 to ptr
  %2346 = load i8, ptr %2345, align 1
  %2347 = icmp eq i8 %2346, 0
  %2348 = zext i1 %2347 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2340, i64 noundef %2348)
  %2349 = add nuw nsw i64 %2338, 1
  %2350 = icmp eq i64 %2349, %258
  br i1 %2350, label %3271, label %2337

2351:                                             ; preds = %2329, %2329
  br i1 %2330, label %2352, label %3271

2352:                                             ; preds = %2351, %2352
  %2353 = phi i64 [ %2364, %2352 ], [ 0, %2351 ]
  %2354 = getelementptr inbounds nuw i64, ptr %256, i64 %2353
  %2355 = load i64, ptr %2354, align 8
  %2356 = load i64, ptr %4, align 8
  %2357 = load i64, ptr %63, align 8
  %2358 = mul nsw i64 %2357, %2355
  %2359 = add i64 %2358, %2356
  %2360 = inttoptr i64 %2359 to ptr
  %2361 = load i8, ptr %2360, align 1
  %2362 = xor i8 %2361, -1
  %2363 = zext i8 %2362 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2355, i64 noundef %2363)
  %2364 = add nuw nsw i64 %2353, 1
  %2365 = icmp eq i64 %2364, %258
  br i1 %2365, label %3271, label %2352

2366:                                             ; preds = %2333, %2366
  %2367 = phi i64 [ %2378, %2366 ], [ 0, %2333 ]
  %2368 = getelementptr inbounds nuw i64, ptr %256, i64 %2367
  %2369 = load i64, ptr %2368, align 8
  %2370 = load i64, ptr %4, align 8
  %2371 = load i64, ptr %63, align 8
  %2372 = mul nsw i64 %2371, %2369
  %2373 = add i64 %2372, %2370
  %2374 = inttoptr i64 %2373 to ptr
  %2375 = load i16, ptr %2374, align 2
  %2376 = xor i16 %2375, -1
  %2377 = zext i16 %2376 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2369, i64 noundef %2377)
  %2378 = add nuw nsw i64 %2367, 1
  %2379 = icmp eq i64 %2378, %258
  br i1 %2379, label %3271, label %2366

2380:                                             ; preds = %2332, %2380
  %2381 = phi i64 [ %2392, %2380 ], [ 0, %2332 ]
  %2382 = getelementptr inbounds nuw i64, ptr %256, i64 %2381
  %2383 = load i64, ptr %2382, align 8
  %2384 = load i64, ptr %4, align 8
  %2385 = load i64, ptr %63, align 8
  %2386 = mul nsw i64 %2385, %2383
  %2387 = add i64 %2386, %2384
  %2388 = inttoptr i64 %2387 to ptr
  %2389 = load i16, ptr %2388, align 2
  %2390 = xor i16 %2389, -1
  %2391 = sext i16 %2390 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2383, i64 noundef %2391)
  %2392 = add nuw nsw i64 %2381, 1
  %2393 = icmp eq i64 %2392, %258
  br i1 %2393, label %3271, label %2380

2394:                                             ; preds = %2331, %2394
  %2395 = phi i64 [ %2406, %2394 ], [ 0, %2331 ]
  %2396 = getelementptr inbounds nuw i64, ptr %256, i64 %2395
  %2397 = load i64, ptr %2396, align 8
  %2398 = load i64, ptr %4, align 8
  %2399 = load i64, ptr %63, align 8
  %2400 = mul nsw i64 %2399, %2397
  %2401 = add i64 %2400, %2398
  %2402 = inttoptr i64 %2401 to ptr
  %2403 = load i32, ptr %2402, align 4
  %2404 = xor i32 %2403, -1
  %2405 = zext i32 %2404 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2397, i64 noundef %2405)
  %2406 = add nuw nsw i64 %2395, 1
  %2407 = icmp eq i64 %2406, %258
  br i1 %2407, label %3271, label %2394

2408:                                             ; preds = %2334, %2408
  %2409 = phi i64 [ %2420, %2408 ], [ 0, %2334 ]
  %2410 = getelementptr inbounds nuw i64, ptr %256, i64 %2409
  %2411 = load i64, ptr %2410, align 8
  %2412 = load i64, ptr %4, align 8
  %2413 = load i64, ptr %63, align 8
  %2414 = mul nsw i64 %2413, %2411
  %2415 = add i64 %2414, %2412
  %2416 = inttoptr i64 %2415 to ptr
  %2417 = load i32, ptr %2416, align 4
  %2418 = xor i32 %2417, -1
  %2419 = sext i32 %2418 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2411, i64 noundef %2419)
  %2420 = add nuw nsw i64 %2409, 1
  %2421 = icmp eq i64 %2420, %258
  br i1 %2421, label %3271, label %2408

2422:                                             ; preds = %2336, %2422
  %2423 = phi i64 [ %2433, %2422 ], [ 0, %2336 ]
  %2424 = getelementptr inbounds nuw i64, ptr %256, i64 %2423
  %2425 = load i64, ptr %2424, align 8
  %2426 = load i64, ptr %4, align 8
  %2427 = load i64, ptr %63, align 8
  %2428 = mul nsw i64 %2427, %2425
  %2429 = add i64 %2428, %2426
  %2430 = inttoptr i64 %2429 to ptr
  %2431 = load i64, ptr %2430, align 8
  %2432 = xor i64 %2431, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2425, i64 noundef %2432)
  %2433 = add nuw nsw i64 %2423, 1
  %2434 = icmp eq i64 %2433, %258
  br i1 %2434, label %3271, label %2422

2435:                                             ; preds = %1454
  %2436 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2441 [
    i64 0, label %2442
    i64 4, label %2442
    i64 10, label %2442
    i64 1, label %2440
    i64 5, label %2439
    i64 2, label %2438
    i64 6, label %2437
  ]

2437:                                             ; preds = %2435
  br i1 %2436, label %2499, label %3271

2438:                                             ; preds = %2435
  br i1 %2436, label %2485, label %3271

2439:                                             ; preds = %2435
  br i1 %2436, label %2471, label %3271

2440:                                             ; preds = %2435
  br i1 %2436, label %2457, label %3271

2441:                                             ; preds = %2435
  br i1 %2436, label %2513, label %3271

2442:                                             ; preds = %2435, %2435, %2435
  br i1 %2436, label %2443, label %3271

2443:                                             ; preds = %2442, %2443
  %2444 = phi i64 [ %2455, %2443 ], [ 0, %2442 ]
  %2445 = getelementptr inbounds nuw i64, ptr %256, i64 %2444
  %2446 = load i64, ptr %2445, align 8
  %2447 = load i64, ptr %4, align 8
  %2448 = load i64, ptr %63, align 8
  %2449 = mul nsw i64 %2448, %2446
  %2450 = add i64 %2449, %2447
  %2451 = inttoptr i64 %2450 to ptr
  %2452 = load i8, ptr %2451, align 1
  %2453 = sub i8 0, %2452
  %2454 = zext i8 %2453 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2446, i64 noundef %2454)
  %2455 = add nuw nsw i64 %2444, 1
  %2456 = icmp eq i64 %2455, %258
  br i1 %2456, label %3271, label %2443

2457:                                             ; preds = %2440, %2457
  %2458 = phi i64 [ %2469, %2457 ], [ 0, %2440 ]
  %2459 = getelementptr inbounds nuw i64, ptr %256, i64 %2458
  %2460 = load i64, ptr %2459, align 8
  %2461 = load i64, ptr %4, align 8
  %2462 = load i64, ptr %63, align 8
  %2463 = mul nsw i64 %2462, %2460
  %2464 = add i64 %2463, %2461
  %2465 = inttoptr i64 %2464 to ptr
  %2466 = load i16, ptr %2465, align 2
  %2467 = sub i16 0, %2466
  %2468 = zext i16 %2467 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2460, i64 noundef %2468)
  %2469 = add nuw nsw i64 %2458, 1
  %2470 = icmp eq i64 %2469, %258
  br i1 %2470, label %3271, label %2457

2471:                                             ; preds = %2439, %2471
  %2472 = phi i64 [ %2483, %2471 ], [ 0, %2439 ]
  %2473 = getelementptr inbounds nuw i64, ptr %256, i64 %2472
  %2474 = load i64, ptr %2473, align 8
  %2475 = load i64, ptr %4, align 8
  %2476 = load i64, ptr %63, align 8
  %2477 = mul nsw i64 %2476, %2474
  %2478 = add i64 %2477, %2475
  %2479 = inttoptr i64 %2478 to ptr
  %2480 = load i16, ptr %2479, align 2
  %2481 = sub i16 0, %2480
  %2482 = sext i16 %2481 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2474, i64 noundef %2482)
  %2483 = add nuw nsw i64 %2472, 1
  %2484 = icmp eq i64 %2483, %258
  br i1 %2484, label %3271, label %2471

2485:                                             ; preds = %2438, %2485
  %2486 = phi i64 [ %2497, %2485 ], [ 0, %2438 ]
  %2487 = getelementptr inbounds nuw i64, ptr %256, i64 %2486
  %2488 = load i64, ptr %2487, align 8
  %2489 = load i64, ptr %4, align 8
  %2490 = load i64, ptr %63, align 8
  %2491 = mul nsw i64 %2490, %2488
  %2492 = add i64 %2491, %2489
  %2493 = inttoptr i64 %2492 to ptr
  %2494 = load i32, ptr %2493, align 4
  %2495 = sub i32 0, %2494
  %2496 = zext i32 %2495 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2488, i64 noundef %2496)
  %2497 = add nuw nsw i64 %2486, 1
  %2498 = icmp eq i64 %2497, %258
  br i1 %2498, label %3271, label %2485

2499:                                             ; preds = %2437, %2499
  %2500 = phi i64 [ %2511, %2499 ], [ 0, %2437 ]
  %2501 = getelementptr inbounds nuw i64, ptr %256, i64 %2500
  %2502 = load i64, ptr %2501, align 8
  %2503 = load i64, ptr %4, align 8
  %2504 = load i64, ptr %63, align 8
  %2505 = mul nsw i64 %2504, %2502
  %2506 = add i64 %2505, %2503
  %2507 = inttoptr i64 %2506 to ptr
  %2508 = load i32, ptr %2507, align 4
  %2509 = sub i32 0, %2508
  %2510 = sext i32 %2509 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2502, i64 noundef %2510)
  %2511 = add nuw nsw i64 %2500, 1
  %2512 = icmp eq i64 %2511, %258
  br i1 %2512, label %3271, label %2499

2513:                                             ; preds = %2441, %2513
  %2514 = phi i64 [ %2524, %2513 ], [ 0, %2441 ]
  %2515 = getelementptr inbounds nuw i64, ptr %256, i64 %2514
  %2516 = load i64, ptr %2515, align 8
  %2517 = load i64, ptr %4, align 8
  %2518 = load i64, ptr %63, align 8
  %2519 = mul nsw i64 %2518, %2516
  %2520 = add i64 %2519, %2517
  %2521 = inttoptr i64 %2520 to ptr
  %2522 = load i64, ptr %2521, align 8
  %2523 = sub i64 0, %2522
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2516, i64 noundef %2523)
  %2524 = add nuw nsw i64 %2514, 1
  %2525 = icmp eq i64 %2524, %258
  br i1 %2525, label %3271, label %2513

2526:                                             ; preds = %1454
  %2527 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2533 [
    i64 1, label %2532
    i64 5, label %2531
    i64 2, label %2530
    i64 6, label %2529
    i64 3, label %2528
  ]

2528:                                             ; preds = %2526
  br i1 %2527, label %2614, label %3271

2529:                                             ; preds = %2526
  br i1 %2527, label %2594, label %3271

2530:                                             ; preds = %2526
  br i1 %2527, label %2574, label %3271

2531:                                             ; preds = %2526
  br i1 %2527, label %2554, label %3271

2532:                                             ; preds = %2526
  br i1 %2527, label %2534, label %3271

2533:                                             ; preds = %2526
  br i1 %2527, label %2633, label %3271

2534:                                             ; preds = %2532, %2534
  %2535 = phi i64 [ %2552, %2534 ], [ 0, %2532 ]
  %2536 = getelementptr inbounds nuw i64, ptr %256, i64 %2535
  %2537 = load i64, ptr %2536, align 8
  %2538 = load i64, ptr %4, align 8
  %2539 = load i64, ptr %63, align 8
  %2540 = mul nsw i64 %2539, %2537
  %2541 = add i64 %2540, %2538
  %2542 = inttoptr i64 %2541 to ptr
  %2543 = load i16, ptr %2542, align 2
  %2544 = load i64, ptr %5, align 8
  %2545 = load i64, ptr %64, align 8
  %2546 = mul nsw i64 %2545, %2537
  %2547 = add i64 %2546, %2544
  %2548 = inttoptr i64 %2547 to ptr
  %2549 = load i16, ptr %2548, align 2
  %2550 = tail call i16 @llvm.umin.i16(i16 %2543, i16 %2549)
  %2551 = zext i16 %2550 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2537, i64 noundef %2551)
  %2552 = add nuw nsw i64 %2535, 1
  %2553 = icmp eq i64 %2552, %258
  br i1 %2553, label %3271, label %2534

2554:                                             ; preds = %2531, %2554
  %2555 = phi i64 [ %2572, %2554 ], [ 0, %2531 ]
  %2556 = getelementptr inbounds nuw i64, ptr %256, i64 %2555
  %2557 = load i64, ptr %2556, align 8
  %2558 = load i64, ptr %4, align 8
  %2559 = load i64, ptr %63, align 8
  %2560 = mul nsw i64 %2559, %2557
  %2561 = add i64 %2560, %2558
  %2562 = inttoptr i64 %2561 to ptr
  %2563 = load i16, ptr %2562, align 2
  %2564 = load i64, ptr %5, align 8
  %2565 = load i64, ptr %64, align 8
  %2566 = mul nsw i64 %2565, %2557
  %2567 = add i64 %2566, %2564
  %2568 = inttoptr i64 %2567 to ptr
  %2569 = load i16, ptr %2568, align 2
  %2570 = tail call i16 @llvm.smin.i16(i16 %2563, i16 %2569)
  %2571 = sext i16 %2570 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2557, i64 noundef %2571)
  %2572 = add nuw nsw i64 %2555, 1
  %2573 = icmp eq i64 %2572, %258
  br i1 %2573, label %3271, label %2554

2574:                                             ; preds = %2530, %2574
  %2575 = phi i64 [ %2592, %2574 ], [ 0, %2530 ]
  %2576 = getelementptr inbounds nuw i64, ptr %256, i64 %2575
  %2577 = load i64, ptr %2576, align 8
  %2578 = load i64, ptr %4, align 8
  %2579 = load i64, ptr %63, align 8
  %2580 = mul nsw i64 %2579, %2577
  %2581 = add i64 %2580, %2578
  %2582 = inttoptr i64 %2581 to ptr
  %2583 = load i32, ptr %2582, align 4
  %2584 = load i64, ptr %5, align 8
  %2585 = load i64, ptr %64, align 8
  %2586 = mul nsw i64 %2585, %2577
  %2587 = add i64 %2586, %2584
  %2588 = inttoptr i64 %2587 to ptr
  %2589 = load i32, ptr %2588, align 4
  %2590 = tail call i32 @llvm.umin.i32(i32 %2583, i32 %2589)
  %2591 = zext i32 %2590 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2577, i64 noundef %2591)
  %2592 = add nuw nsw i64 %2575, 1
  %2593 = icmp eq i64 %2592, %258
  br i1 %2593, label %3271, label %2574

2594:                                             ; preds = %2529, %2594
  %2595 = phi i64 [ %2612, %2594 ], [ 0, %2529 ]
  %2596 = getelementptr inbounds nuw i64, ptr %256, i64 %2595
  %2597 = load i64, ptr %2596, align 8
  %2598 = load i64, ptr %4, align 8
  %2599 = load i64, ptr %63, align 8
  %2600 = mul nsw i64 %2599, %2597
  %2601 = add i64 %2600, %2598
  %2602 = inttoptr i64 %2601 to ptr
  %2603 = load i32, ptr %2602, align 4
  %2604 = load i64, ptr %5, align 8
  %2605 = load i64, ptr %64, align 8
  %2606 = mul nsw i64 %2605, %2597
  %2607 = add i64 %2606, %2604
  %2608 = inttoptr i64 %2607 to ptr
  %2609 = load i32, ptr %2608, align 4
  %2610 = tail call i32 @llvm.smin.i32(i32 %2603, i32 %2609)
  %2611 = sext i32 %2610 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2597, i64 noundef %2611)
  %2612 = add nuw nsw i64 %2595, 1
  %2613 = icmp eq i64 %2612, %258
  br i1 %2613, label %3271, label %2594

2614:                                             ; preds = %2528, %2614
  %2615 = phi i64 [ %2631, %2614 ], [ 0, %2528 ]
  %2616 = getelementptr inbounds nuw i64, ptr %256, i64 %2615
  %2617 = load i64, ptr %2616, align 8
  %2618 = load i64, ptr %4, align 8
  %2619 = load i64, ptr %63, align 8
  %2620 = mul nsw i64 %2619, %2617
  %2621 = add i64 %2620, %2618
  %2622 = inttoptr i64 %2621 to ptr
  %2623 = load i64, ptr %2622, align 8
  %2624 = load i64, ptr %5, align 8
  %2625 = load i64, ptr %64, align 8
  %2626 = mul nsw i64 %2625, %2617
  %2627 = add i64 %2626, %2624
  %2628 = inttoptr i64 %2627 to ptr
  %2629 = load i64, ptr %2628, align 8
  %2630 = tail call i64 @llvm.umin.i64(i64 %2623, i64 %2629)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2617, i64 noundef %2630)
  %2631 = add nuw nsw i64 %2615, 1
  %2632 = icmp eq i64 %2631, %258
  br i1 %2632, label %3271, label %2614

2633:                                             ; preds = %2533, %2633
  %2634 = phi i64 [ %2650, %2633 ], [ 0, %2533 ]
  %2635 = getelementptr inbounds nuw i64, ptr %256, i64 %2634
  %2636 = load i64, ptr %2635, align 8
  %2637 = load i64, ptr %4, align 8
  %2638 = load i64, ptr %63, align 8
  %2639 = mul nsw i64 %2638, %2636
  %2640 = add i64 %2639, %2637
  %2641 = inttoptr i64 %2640 to ptr
  %2642 = load i64, ptr %2641, align 8
  %2643 = load i64, ptr %5, align 8
  %2644 = load i64, ptr %64, align 8
  %2645 = mul nsw i64 %2644, %2636
  %2646 = add i64 %2645, %2643
  %2647 = inttoptr i64 %2646 to ptr
  %2648 = load i64, ptr %2647, align 8
  %2649 = tail call i64 @llvm.smin.i64(i64 %2642, i64 %2648)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2636, i64 noundef %2649)
  %2650 = add nuw nsw i64 %2634, 1
  %2651 = icmp eq i64 %2650, %258
  br i1 %2651, label %3271, label %2633

2652:                                             ; preds = %1454
  %2653 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2659 [
    i64 1, label %2658
    i64 5, label %2657
    i64 2, label %2656
    i64 6, label %2655
    i64 3, label %2654
  ]

2654:                                             ; preds = %2652
  br i1 %2653, label %2740, label %3271

2655:                                             ; preds = %2652
  br i1 %2653, label %2720, label %3271

2656:                                             ; preds = %2652
  br i1 %2653, label %2700, label %3271

2657:                                             ; preds = %2652
  br i1 %2653, label %2680, label %3271

2658:                                             ; preds = %2652
  br i1 %2653, label %2660, label %3271

2659:                                             ; preds = %2652
  br i1 %2653, label %2759, label %3271

2660:                                             ; preds = %2658, %2660
  %2661 = phi i64 [ %2678, %2660 ], [ 0, %2658 ]
  %2662 = getelementptr inbounds nuw i64, ptr %256, i64 %2661
  %2663 = load i64, ptr %2662, align 8
  %2664 = load i64, ptr %4, align 8
  %2665 = load i64, ptr %63, align 8
  %2666 = mul nsw i64 %2665, %2663
  %2667 = add i64 %2666, %2664
  %2668 = inttoptr i64 %2667 to ptr
  %2669 = load i16, ptr %2668, align 2
  %2670 = load i64, ptr %5, align 8
  %2671 = load i64, ptr %64, align 8
  %2672 = mul nsw i64 %2671, %2663
  %2673 = add i64 %2672, %2670
  %2674 = inttoptr i64 %2673 to ptr
  %2675 = load i16, ptr %2674, align 2
  %2676 = tail call i16 @llvm.umax.i16(i16 %2669, i16 %2675)
  %2677 = zext i16 %2676 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2663, i64 noundef %2677)
  %2678 = add nuw nsw i64 %2661, 1
  %2679 = icmp eq i64 %2678, %258
  br i1 %2679, label %3271, label %2660

2680:                                             ; preds = %2657, %2680
  %2681 = phi i64 [ %2698, %2680 ], [ 0, %2657 ]
  %2682 = getelementptr inbounds nuw i64, ptr %256, i64 %2681
  %2683 = load i64, ptr %2682, align 8
  %2684 = load i64, ptr %4, align 8
  %2685 = load i64, ptr %63, align 8
  %2686 = mul nsw i64 %2685, %2683
  %2687 = add i64 %2686, %2684
  %2688 = inttoptr i64 %2687 to ptr
  %2689 = load i16, ptr %2688, align 2
  %2690 = load i64, ptr %5, align 8
  %2691 = load i64, ptr %64, align 8
  %2692 = mul nsw i64 %2691, %2683
  %2693 = add i64 %2692, %2690
  %2694 = inttoptr i64 %2693 to ptr
  %2695 = load i16, ptr %2694, align 2
  %2696 = tail call i16 @llvm.smax.i16(i16 %2689, i16 %2695)
  %2697 = sext i16 %2696 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2683, i64 noundef %2697)
  %2698 = add nuw nsw i64 %2681, 1
  %2699 = icmp eq i64 %2698, %258
  br i1 %2699, label %3271, label %2680

2700:                                             ; preds = %2656, %2700
  %2701 = phi i64 [ %2718, %2700 ], [ 0, %2656 ]
  %2702 = getelementptr inbounds nuw i64, ptr %256, i64 %2701
  %2703 = load i64, ptr %2702, align 8
  %2704 = load i64, ptr %4, align 8
  %2705 = load i64, ptr %63, align 8
  %2706 = mul nsw i64 %2705, %2703
  %2707 = add i64 %2706, %2704
  %2708 = inttoptr i64 %2707 to ptr
  %2709 = load i32, ptr %2708, align 4
  %2710 = load i64, ptr %5, align 8
  %2711 = load i64, ptr %64, align 8
  %2712 = mul nsw i64 %2711, %2703
  %2713 = add i64 %2712, %2710
  %2714 = inttoptr i64 %2713 to ptr
  %2715 = load i32, ptr %2714, align 4
  %2716 = tail call i32 @llvm.umax.i32(i32 %2709, i32 %2715)
  %2717 = zext i32 %2716 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2703, i64 noundef %2717)
  %2718 = add nuw nsw i64 %2701, 1
  %2719 = icmp eq i64 %2718, %258
  br i1 %2719, label %3271, label %2700

2720:                                             ; preds = %2655, %2720
  %2721 = phi i64 [ %2738, %2720 ], [ 0, %2655 ]
  %2722 = getelementptr inbounds nuw i64, ptr %256, i64 %2721
  %2723 = load i64, ptr %2722, align 8
  %2724 = load i64, ptr %4, align 8
  %2725 = load i64, ptr %63, align 8
  %2726 = mul nsw i64 %2725, %2723
  %2727 = add i64 %2726, %2724
  %2728 = inttoptr i64 %2727 to ptr
  %2729 = load i32, ptr %2728, align 4
  %2730 = load i64, ptr %5, align 8
  %2731 = load i64, ptr %64, align 8
  %2732 = mul nsw i64 %2731, %2723
  %2733 = add i64 %2732, %2730
  %2734 = inttoptr i64 %2733 to ptr
  %2735 = load i32, ptr %2734, align 4
  %2736 = tail call i32 @llvm.smax.i32(i32 %2729, i32 %2735)
  %2737 = sext i32 %2736 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2723, i64 noundef %2737)
  %2738 = add nuw nsw i64 %2721, 1
  %2739 = icmp eq i64 %2738, %258
  br i1 %2739, label %3271, label %2720

2740:                                             ; preds = %2654, %2740
  %2741 = phi i64 [ %2757, %2740 ], [ 0, %2654 ]
  %2742 = getelementptr inbounds nuw i64, ptr %256, i64 %2741
  %2743 = load i64, ptr %2742, align 8
  %2744 = load i64, ptr %4, align 8
  %2745 = load i64, ptr %63, align 8
  %2746 = mul nsw i64 %2745, %2743
  %2747 = add i64 %2746, %2744
  %2748 = inttoptr i64 %2747 to ptr
  %2749 = load i64, ptr %2748, align 8
  %2750 = load i64, ptr %5, align 8
  %2751 = load i64, ptr %64, align 8
  %2752 = mul nsw i64 %2751, %2743
  %2753 = add i64 %2752, %2750
  %2754 = inttoptr i64 %2753 to ptr
  %2755 = load i64, ptr %2754, align 8
  %2756 = tail call i64 @llvm.umax.i64(i64 %2749, i64 %2755)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2743, i64 noundef %2756)
  %2757 = add nuw nsw i64 %2741, 1
  %2758 = icmp eq i64 %2757, %258
  br i1 %2758, label %3271, label %2740

2759:                                             ; preds = %2659, %2759
  %2760 = phi i64 [ %2776, %2759 ], [ 0, %2659 ]
  %2761 = getelementptr inbounds nuw i64, ptr %256, i64 %2760
  %2762 = load i64, ptr %2761, align 8
  %2763 = load i64, ptr %4, align 8
  %2764 = load i64, ptr %63, align 8
  %2765 = mul nsw i64 %2764, %2762
  %2766 = add i64 %2765, %2763
  %2767 = inttoptr i64 %2766 to ptr
  %2768 = load i64, ptr %2767, align 8
  %2769 = load i64, ptr %5, align 8
  %2770 = load i64, ptr %64, align 8
  %2771 = mul nsw i64 %2770, %2762
  %2772 = add i64 %2771, %2769
  %2773 = inttoptr i64 %2772 to ptr
  %2774 = load i64, ptr %2773, align 8
  %2775 = tail call i64 @llvm.smax.i64(i64 %2768, i64 %2774)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2762, i64 noundef %2775)
  %2776 = add nuw nsw i64 %2760, 1
  %2777 = icmp eq i64 %2776, %258
  br i1 %2777, label %3271, label %2759

2778:                                             ; preds = %1454
  %2779 = load i64, ptr %3, align 8
  %2780 = load i64, ptr %66, align 8
  %2781 = load i64, ptr %4, align 8
  %2782 = load i64, ptr %63, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %100, i64 %2779, i64 %2780, i64 %2781, i64 %2782, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %256, i64 noundef %258)
  br label %3271

2783:                                             ; preds = %1454
  %2784 = icmp sgt i64 %258, 0
  switch i64 %1192, label %2788 [
    i64 6, label %2787
    i64 2, label %2786
    i64 3, label %2785
  ]

2785:                                             ; preds = %2783
  br i1 %2784, label %2833, label %3271

2786:                                             ; preds = %2783
  br i1 %2784, label %2811, label %3271

2787:                                             ; preds = %2783
  br i1 %2784, label %2789, label %3271

2788:                                             ; preds = %2783
  br i1 %2784, label %2856, label %3271

2789:                                             ; preds = %2787, %2789
  %2790 = phi i64 [ %2809, %2789 ], [ 0, %2787 ]
  %2791 = getelementptr inbounds nuw i64, ptr %256, i64 %2790
  %2792 = load i64, ptr %2791, align 8
  %2793 = load i64, ptr %4, align 8
  %2794 = load i64, ptr %63, align 8
  %2795 = mul nsw i64 %2794, %2792
  %2796 = add i64 %2795, %2793
  %2797 = inttoptr i64 %2796 to ptr
  %2798 = load i32, ptr %2797, align 4
  %2799 = sext i32 %2798 to i64
  %2800 = load i64, ptr %5, align 8
  %2801 = load i64, ptr %64, align 8
  %2802 = mul nsw i64 %2801, %2792
  %2803 = add i64 %2802, %2800
  %2804 = inttoptr i64 %2803 to ptr
  %2805 = load i32, ptr %2804, align 4
  %2806 = sext i32 %2805 to i64
  %2807 = mul nsw i64 %2806, %2799
  %2808 = ashr i64 %2807, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2792, i64 noundef %2808)
  %2809 = add nuw nsw i64 %2790, 1
  %2810 = icmp eq i64 %2809, %258
  br i1 %2810, label %3271, label %2789

2811:                                             ; preds = %2786, %2811
  %2812 = phi i64 [ %2831, %2811 ], [ 0, %2786 ]
  %2813 = getelementptr inbounds nuw i64, ptr %256, i64 %2812
  %2814 = load i64, ptr %2813, align 8
  %2815 = load i64, ptr %4, align 8
  %2816 = load i64, ptr %63, align 8
  %2817 = mul nsw i64 %2816, %2814
  %2818 = add i64 %2817, %2815
  %2819 = inttoptr i64 %2818 to ptr
  %2820 = load i32, ptr %2819, align 4
  %2821 = zext i32 %2820 to i64
  %2822 = load i64, ptr %5, align 8
  %2823 = load i64, ptr %64, align 8
  %2824 = mul nsw i64 %2823, %2814
  %2825 = add i64 %2824, %2822
  %2826 = inttoptr i64 %2825 to ptr
  %2827 = load i32, ptr %2826, align 4
  %2828 = zext i32 %2827 to i64
  %2829 = mul nuw i64 %2828, %2821
  %2830 = lshr i64 %2829, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2814, i64 noundef %2830)
  %2831 = add nuw nsw i64 %2812, 1
  %2832 = icmp eq i64 %2831, %258
  br i1 %2832, label %3271, label %2811

2833:                                             ; preds = %2785, %2833
  %2834 = phi i64 [ %2854, %2833 ], [ 0, %2785 ]
  %2835 = getelementptr inbounds nuw i64, ptr %256, i64 %2834
  %2836 = load i64, ptr %2835, align 8
  %2837 = load i64, ptr %4, align 8
  %2838 = load i64, ptr %63, align 8
  %2839 = mul nsw i64 %2838, %2836
  %2840 = add i64 %2839, %2837
  %2841 = inttoptr i64 %2840 to ptr
  %2842 = load i64, ptr %2841, align 8
  %2843 = zext i64 %2842 to i128
  %2844 = load i64, ptr %5, align 8
  %2845 = load i64, ptr %64, align 8
  %2846 = mul nsw i64 %2845, %2836
  %2847 = add i64 %2846, %2844
  %2848 = inttoptr i64 %2847 to ptr
  %2849 = load i64, ptr %2848, align 8
  %2850 = zext i64 %2849 to i128
  %2851 = mul nuw i128 %2850, %2843
  %2852 = lshr i128 %2851, 64
  %2853 = trunc nuw i128 %2852 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2836, i64 noundef %2853)
  %2854 = add nuw nsw i64 %2834, 1
  %2855 = icmp eq i64 %2854, %258
  br i1 %2855, label %3271, label %2833

2856:                                             ; preds = %2788, %2856
  %2857 = phi i64 [ %2877, %2856 ], [ 0, %2788 ]
  %2858 = getelementptr inbounds nuw i64, ptr %256, i64 %2857
  %2859 = load i64, ptr %2858, align 8
  %2860 = load i64, ptr %4, align 8
  %2861 = load i64, ptr %63, align 8
  %2862 = mul nsw i64 %2861, %2859
  %2863 = add i64 %2862, %2860
  %2864 = inttoptr i64 %2863 to ptr
  %2865 = load i64, ptr %2864, align 8
  %2866 = sext i64 %2865 to i128
  %2867 = load i64, ptr %5, align 8
  %2868 = load i64, ptr %64, align 8
  %2869 = mul nsw i64 %2868, %2859
  %2870 = add i64 %2869, %2867
  %2871 = inttoptr i64 %2870 to ptr
  %2872 = load i64, ptr %2871, align 8
  %2873 = sext i64 %2872 to i128
  %2874 = mul nsw i128 %2873, %2866
  %2875 = lshr i128 %2874, 64
  %2876 = trunc nuw i128 %2875 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2859, i64 noundef %2876)
  %2877 = add nuw nsw i64 %2857, 1
  %2878 = icmp eq i64 %2877, %258
  br i1 %2878, label %3271, label %2856

2879:                                             ; preds = %1480, %2879
  %2880 = phi i64 [ %2887, %2879 ], [ 0, %1480 ]
  %2881 = getelementptr inbounds nuw i64, ptr %256, i64 %2880
  %2882 = load i64, ptr %2881, align 8
  %2883 = load i64, ptr %1191, align 8
  %2884 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2883, i64 noundef %2882)
  %2885 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2883, i64 noundef %2882)
  %2886 = mul i64 %2885, %2884
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2882, i64 noundef %2886)
  %2887 = add nuw nsw i64 %2880, 1
  %2888 = icmp eq i64 %2887, %258
  br i1 %2888, label %3271, label %2879

2889:                                             ; preds = %1478, %2911
  %2890 = phi i64 [ %2913, %2911 ], [ 0, %1478 ]
  %2891 = getelementptr inbounds nuw i64, ptr %256, i64 %2890
  %2892 = load i64, ptr %2891, align 8
  %2893 = load i64, ptr %1191, align 8
  %2894 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2893, i64 noundef %2892)
  %2895 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2893, i64 noundef %2892)
  %2896 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2893, i64 noundef %2892)
  %2897 = mul i64 %2895, %2894
  %2898 = add i64 %2896, %2897
  switch i64 %2893, label %2907 [
    i64 6, label %2899
    i64 2, label %2902
    i64 5, label %2904
  ]

2899:                                             ; preds = %2889
  %2900 = shl i64 %2898, 32
  %2901 = ashr exact i64 %2900, 32
  br label %2911

2902:                                             ; preds = %2889
  %2903 = and i64 %2898, 4294967295
  br label %2911

2904:                                             ; preds = %2889
  %2905 = shl i64 %2898, 48
  %2906 = ashr exact i64 %2905, 48
  br label %2911

2907:                                             ; preds = %2889
  %2908 = icmp eq i64 %2893, 1
  %2909 = and i64 %2898, 65535
  %2910 = select i1 %2908, i64 %2909, i64 %2898
  br label %2911

2911:                                             ; preds = %2907, %2904, %2902, %2899
  %2912 = phi i64 [ %2901, %2899 ], [ %2903, %2902 ], [ %2906, %2904 ], [ %2910, %2907 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2892, i64 noundef %2912)
  %2913 = add nuw nsw i64 %2890, 1
  %2914 = icmp eq i64 %2913, %258
  br i1 %2914, label %3271, label %2889

2915:                                             ; preds = %2915, %1476
  %2916 = phi i64 [ 0, %1476 ], [ %2926, %2915 ]
  %2917 = getelementptr inbounds nuw i64, ptr %256, i64 %2916
  %2918 = load i64, ptr %2917, align 8
  %2919 = load i64, ptr %1191, align 8
  %2920 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2919, i64 noundef %2918)
  %2921 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2919, i64 noundef %2918)
  %2922 = mul i64 %2921, %2920
  %2923 = load i64, ptr %1477, align 8
  %2924 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2923, i64 noundef %2918)
  %2925 = add i64 %2924, %2922
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2918, i64 noundef %2925)
  %2926 = add nuw nsw i64 %2916, 1
  %2927 = icmp eq i64 %2926, %258
  br i1 %2927, label %3271, label %2915

2928:                                             ; preds = %1454, %1454
  switch i64 %1192, label %2929 [
    i64 1, label %2932
    i64 5, label %2932
    i64 2, label %2930
    i64 6, label %2930
  ]

2929:                                             ; preds = %2928
  br label %2930

2930:                                             ; preds = %2929, %2928, %2928
  %2931 = phi i64 [ 32, %2928 ], [ 64, %2929 ], [ 32, %2928 ]
  br label %2932

2932:                                             ; preds = %2930, %2928, %2928
  %2933 = phi i64 [ %2931, %2930 ], [ 16, %2928 ], [ 16, %2928 ]
  %2934 = icmp sgt i64 %258, 0
  br i1 %2934, label %2935, label %3271

2935:                                             ; preds = %2932
  %2936 = icmp eq i64 %2933, 16
  %2937 = icmp eq i64 %2933, 32
  br label %2938

2938:                                             ; preds = %2979, %2935
  %2939 = phi i64 [ 0, %2935 ], [ %2981, %2979 ]
  %2940 = getelementptr inbounds nuw i64, ptr %256, i64 %2939
  %2941 = load i64, ptr %2940, align 8
  %2942 = load i64, ptr %1191, align 8
  %2943 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2942, i64 noundef %2941)
  %2944 = load i64, ptr %5, align 8
  %2945 = load i64, ptr %64, align 8
  %2946 = mul nsw i64 %2945, %2941
  %2947 = add i64 %2946, %2944
  %2948 = inttoptr i64 %2947 to ptr
  %2949 = load i32, ptr %2948, align 4
  %2950 = zext i32 %2949 to i64
  %2951 = load i64, ptr %100, align 8
  %2952 = icmp eq i64 %2951, 16
  br i1 %2952, label %2953, label %2969

2953:                                             ; preds = %2938
  %2954 = icmp ugt i64 %2933, %2950
  %2955 = shl i64 %2943, %2950
  %2956 = select i1 %2954, i64 %2955, i64 0
  %2957 = and i64 %2956, 65535
  %2958 = and i64 %2956, 4294967295
  %2959 = select i1 %2937, i64 %2958, i64 %2956
  %2960 = select i1 %2936, i64 %2957, i64 %2959
  %2961 = icmp eq i64 %2942, 6
  %2962 = shl i64 %2960, 32
  %2963 = ashr exact i64 %2962, 32
  %2964 = select i1 %2961, i64 %2963, i64 %2960
  %2965 = icmp eq i64 %2942, 5
  br i1 %2965, label %2966, label %2979

2966:                                             ; preds = %2953
  %2967 = shl i64 %2960, 48
  %2968 = ashr exact i64 %2967, 48
  br label %2979

2969:                                             ; preds = %2938
  %2970 = and i64 %2942, -4
  %2971 = icmp eq i64 %2970, 4
  %2972 = icmp ugt i64 %2933, %2950
  br i1 %2971, label %2973, label %2976

2973:                                             ; preds = %2969
  %2974 = select i1 %2972, i64 %2950, i64 63
  %2975 = ashr i64 %2943, %2974
  br label %2979

2976:                                             ; preds = %2969
  %2977 = lshr i64 %2943, %2950
  %2978 = select i1 %2972, i64 %2977, i64 0
  br label %2979

2979:                                             ; preds = %2976, %2973, %2966, %2953
  %2980 = phi i64 [ %2968, %2966 ], [ %2964, %2953 ], [ %2975, %2973 ], [ %2978, %2976 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2941, i64 noundef %2980)
  %2981 = add nuw nsw i64 %2939, 1
  %2982 = icmp eq i64 %2981, %258
  br i1 %2982, label %3271, label %2938

2983:                                             ; preds = %2983, %1471
  %2984 = phi i64 [ 0, %1471 ], [ %2995, %2983 ]
  %2985 = getelementptr inbounds nuw i64, ptr %256, i64 %2984
  %2986 = load i64, ptr %2985, align 8
  %2987 = mul nsw i64 %2986, %1473
  %2988 = add i64 %2987, %1472
  %2989 = inttoptr i64 %2988 to ptr
  %2990 = load i8, ptr %2989, align 1
  %2991 = icmp eq i8 %2990, 0
  %2992 = load i64, ptr %1191, align 8
  %2993 = select i1 %2991, ptr %5, ptr %4
  %2994 = call fastcc i64 @get(ptr noundef nonnull %2993, i64 noundef %2992, i64 noundef %2986)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2986, i64 noundef %2994)
  %2995 = add nuw nsw i64 %2984, 1
  %2996 = icmp eq i64 %2995, %258
  br i1 %2996, label %3271, label %2983

2997:                                             ; preds = %3019, %1467
  %2998 = phi i64 [ 0, %1467 ], [ %3021, %3019 ]
  %2999 = getelementptr inbounds nuw i64, ptr %256, i64 %2998
  %3000 = load i64, ptr %2999, align 8
  %3001 = load i64, ptr %1191, align 8
  %3002 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3001, i64 noundef %3000)
  %3003 = load i64, ptr %1468, align 8
  switch i64 %3003, label %3019 [
    i64 0, label %3004
    i64 1, label %3006
    i64 2, label %3008
    i64 4, label %3010
    i64 5, label %3013
    i64 6, label %3016
  ]

3004:                                             ; preds = %2997
  %3005 = and i64 %3002, 255
  br label %3019

3006:                                             ; preds = %2997
  %3007 = and i64 %3002, 65535
  br label %3019

3008:                                             ; preds = %2997
  %3009 = and i64 %3002, 4294967295
  br label %3019

3010:                                             ; preds = %2997
  %3011 = shl i64 %3002, 56
  %3012 = ashr exact i64 %3011, 56
  br label %3019

3013:                                             ; preds = %2997
  %3014 = shl i64 %3002, 48
  %3015 = ashr exact i64 %3014, 48
  br label %3019

3016:                                             ; preds = %2997
  %3017 = shl i64 %3002, 32
  %3018 = ashr exact i64 %3017, 32
  br label %3019

3019:                                             ; preds = %3016, %3013, %3010, %3008, %3006, %3004, %2997
  %3020 = phi i64 [ %3002, %2997 ], [ %3005, %3004 ], [ %3007, %3006 ], [ %3009, %3008 ], [ %3012, %3010 ], [ %3015, %3013 ], [ %3018, %3016 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3000, i64 noundef %3020)
  %3021 = add nuw nsw i64 %2998, 1
  %3022 = icmp eq i64 %3021, %258
  br i1 %3022, label %3271, label %2997

3023:                                             ; preds = %1454, %1454
  %3024 = icmp sgt i64 %258, 0
  br i1 %3024, label %3025, label %3271

3025:                                             ; preds = %3023, %3063
  %3026 = phi i64 [ %3065, %3063 ], [ 0, %3023 ]
  %3027 = getelementptr inbounds nuw i64, ptr %256, i64 %3026
  %3028 = load i64, ptr %3027, align 8
  %3029 = load i64, ptr %1191, align 8
  %3030 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3029, i64 noundef %3028)
  %3031 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3029, i64 noundef %3028)
  %3032 = icmp eq i64 %3031, 0
  br i1 %3032, label %3044, label %3033

3033:                                             ; preds = %3025
  %3034 = and i64 %3029, -4
  %3035 = icmp eq i64 %3034, 4
  br i1 %3035, label %3038, label %3036

3036:                                             ; preds = %3033
  %3037 = udiv i64 %3030, %3031
  br label %3044

3038:                                             ; preds = %3033
  %3039 = icmp eq i64 %3031, -1
  br i1 %3039, label %3040, label %3042

3040:                                             ; preds = %3038
  %3041 = sub i64 0, %3030
  br label %3044

3042:                                             ; preds = %3038
  %3043 = sdiv i64 %3030, %3031
  br label %3044

3044:                                             ; preds = %3042, %3040, %3036, %3025
  %3045 = phi i64 [ %3037, %3036 ], [ %3041, %3040 ], [ %3043, %3042 ], [ -1, %3025 ]
  %3046 = load i64, ptr %100, align 8
  %3047 = icmp eq i64 %3046, 24
  %3048 = icmp ne i64 %3031, 0
  %3049 = and i1 %3048, %3047
  %3050 = mul i64 %3045, %3031
  %3051 = sub i64 %3030, %3050
  %3052 = select i1 %3049, i64 %3051, i64 %3045
  switch i64 %3029, label %3063 [
    i64 1, label %3053
    i64 5, label %3055
    i64 2, label %3058
    i64 6, label %3060
  ]

3053:                                             ; preds = %3044
  %3054 = and i64 %3052, 65535
  br label %3063

3055:                                             ; preds = %3044
  %3056 = shl i64 %3052, 48
  %3057 = ashr exact i64 %3056, 48
  br label %3063

3058:                                             ; preds = %3044
  %3059 = and i64 %3052, 4294967295
  br label %3063

3060:                                             ; preds = %3044
  %3061 = shl i64 %3052, 32
  %3062 = ashr exact i64 %3061, 32
  br label %3063

3063:                                             ; preds = %3060, %3058, %3055, %3053, %3044
  %3064 = phi i64 [ %3052, %3044 ], [ %3054, %3053 ], [ %3057, %3055 ], [ %3059, %3058 ], [ %3062, %3060 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3028, i64 noundef %3064)
  %3065 = add nuw nsw i64 %3026, 1
  %3066 = icmp eq i64 %3065, %258
  br i1 %3066, label %3271, label %3025

3067:                                             ; preds = %1454
  %3068 = icmp sgt i64 %258, 0
  br i1 %3068, label %3069, label %3271

3069:                                             ; preds = %3067
  %3070 = icmp eq i64 %1192, 1
  %3071 = icmp eq i64 %1192, 0
  %3072 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %3073 = select i1 %3070, i64 4, i64 5
  %3074 = select i1 %3071, i64 3, i64 %3073
  br label %3075

3075:                                             ; preds = %3085, %3069
  %3076 = phi i64 [ 0, %3069 ], [ %3087, %3085 ]
  %3077 = getelementptr inbounds nuw i64, ptr %256, i64 %3076
  %3078 = load i64, ptr %3077, align 8
  %3079 = load i64, ptr %3072, align 8
  %3080 = icmp sgt i64 %3079, 0
  br i1 %3080, label %3081, label %3085

3081:                                             ; preds = %3075
  %3082 = load i64, ptr %1170, align 8
  %3083 = getelementptr i64, ptr %1160, i64 %3082
  %3084 = load i64, ptr %1191, align 8
  br label %3089

3085:                                             ; preds = %3089, %3075
  %3086 = phi i64 [ 0, %3075 ], [ %3098, %3089 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3078, i64 noundef %3086)
  %3087 = add nuw nsw i64 %3076, 1
  %3088 = icmp eq i64 %3087, %258
  br i1 %3088, label %3271, label %3075

3089:                                             ; preds = %3089, %3081
  %3090 = phi i64 [ 0, %3081 ], [ %3099, %3089 ]
  %3091 = phi i64 [ 0, %3081 ], [ %3098, %3089 ]
  %3092 = getelementptr i64, ptr %3083, i64 %3090
  %3093 = load i64, ptr %3092, align 8
  %3094 = getelementptr inbounds %struct.operand, ptr %1158, i64 %3093
  %3095 = tail call fastcc i64 @get(ptr noundef %3094, i64 noundef %3084, i64 noundef %3078)
  %3096 = shl nuw i64 %3090, %3074
  %3097 = shl i64 %3095, %3096
  %3098 = or i64 %3097, %3091
  %3099 = add nuw nsw i64 %3090, 1
  %3100 = icmp eq i64 %3099, %3079
  br i1 %3100, label %3085, label %3089

3101:                                             ; preds = %1454
  %3102 = icmp sgt i64 %258, 0
  br i1 %3102, label %3103, label %3271

3103:                                             ; preds = %3101
  %3104 = icmp eq i64 %1192, 1
  %3105 = icmp eq i64 %1192, 0
  %3106 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %3107 = select i1 %3104, i64 4, i64 5
  %3108 = select i1 %3105, i64 3, i64 %3107
  %3109 = select i1 %3104, i64 65535, i64 4294967295
  %3110 = select i1 %3105, i64 255, i64 %3109
  %3111 = load i64, ptr %3106, align 8
  br label %3112

3112:                                             ; preds = %3125, %3103
  %3113 = phi i64 [ %3111, %3103 ], [ %3126, %3125 ]
  %3114 = phi i64 [ %3111, %3103 ], [ %3127, %3125 ]
  %3115 = phi i64 [ 0, %3103 ], [ %3128, %3125 ]
  %3116 = getelementptr inbounds nuw i64, ptr %256, i64 %3115
  %3117 = load i64, ptr %3116, align 8
  %3118 = shl i64 %3114, %3108
  %3119 = icmp eq i64 %3118, 64
  %3120 = icmp eq i64 %3118, 32
  %3121 = select i1 %3120, i64 2, i64 1
  %3122 = select i1 %3119, i64 3, i64 %3121
  %3123 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3122, i64 noundef %3117)
  %3124 = icmp sgt i64 %3114, 0
  br i1 %3124, label %3130, label %3125

3125:                                             ; preds = %3144, %3112
  %3126 = phi i64 [ %3113, %3112 ], [ %3145, %3144 ]
  %3127 = phi i64 [ %3114, %3112 ], [ %3145, %3144 ]
  %3128 = add nuw nsw i64 %3115, 1
  %3129 = icmp eq i64 %3128, %258
  br i1 %3129, label %3271, label %3112

3130:                                             ; preds = %3112, %3144
  %3131 = phi i64 [ %3145, %3144 ], [ %3113, %3112 ]
  %3132 = phi i64 [ %3146, %3144 ], [ 0, %3112 ]
  %3133 = load i64, ptr %1161, align 8
  %3134 = getelementptr i64, ptr %1160, i64 %3133
  %3135 = getelementptr i64, ptr %3134, i64 %3132
  %3136 = load i64, ptr %3135, align 8
  %3137 = icmp sgt i64 %3136, -1
  br i1 %3137, label %3138, label %3144

3138:                                             ; preds = %3130
  %3139 = getelementptr inbounds nuw %struct.operand, ptr %1158, i64 %3136
  %3140 = shl nuw i64 %3132, %3108
  %3141 = lshr i64 %3123, %3140
  %3142 = and i64 %3141, %3110
  tail call fastcc void @put(ptr noundef %3139, i64 noundef %3117, i64 noundef %3142)
  %3143 = load i64, ptr %3106, align 8
  br label %3144

3144:                                             ; preds = %3138, %3130
  %3145 = phi i64 [ %3143, %3138 ], [ %3131, %3130 ]
  %3146 = add nuw nsw i64 %3132, 1
  %3147 = icmp slt i64 %3146, %3145
  br i1 %3147, label %3130, label %3125

3148:                                             ; preds = %3169, %1461
  %3149 = phi i64 [ 0, %1461 ], [ %3171, %3169 ]
  %3150 = getelementptr inbounds nuw i64, ptr %256, i64 %3149
  %3151 = load i64, ptr %3150, align 8
  %3152 = load i64, ptr %4, align 8
  %3153 = load i64, ptr %63, align 8
  %3154 = mul nsw i64 %3153, %3151
  %3155 = add i64 %3154, %3152
  %3156 = inttoptr i64 %3155 to ptr
  %3157 = load i32, ptr %3156, align 4
  %3158 = load i64, ptr %5, align 8
  %3159 = load i64, ptr %64, align 8
  %3160 = mul nsw i64 %3159, %3151
  %3161 = add i64 %3160, %3158
  %3162 = inttoptr i64 %3161 to ptr
  %3163 = load i32, ptr %3162, align 4
  %3164 = mul nsw i64 %3151, %1463
  %3165 = add i64 %3164, %1462
  %3166 = inttoptr i64 %3165 to ptr
  %3167 = load i32, ptr %3166, align 4
  %3168 = load i64, ptr %1464, align 8
  br label %3173

3169:                                             ; preds = %3194
  %3170 = zext i32 %3195 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3151, i64 noundef %3170)
  %3171 = add nuw nsw i64 %3149, 1
  %3172 = icmp eq i64 %3171, %258
  br i1 %3172, label %3271, label %3148

3173:                                             ; preds = %3194, %3148
  %3174 = phi i64 [ 0, %3148 ], [ %3196, %3194 ]
  %3175 = phi i32 [ 0, %3148 ], [ %3195, %3194 ]
  %3176 = shl nuw nsw i64 1, %3174
  %3177 = and i64 %3176, %3168
  %3178 = icmp eq i64 %3177, 0
  br i1 %3178, label %3194, label %3179

3179:                                             ; preds = %3173
  %3180 = icmp samesign ult i64 %3174, 4
  %3181 = sext i1 %3180 to i32
  %3182 = xor i32 %3157, %3181
  %3183 = trunc nuw nsw i64 %3174 to i32
  %3184 = lshr i32 %3183, 1
  %3185 = and i32 %3184, 1
  %3186 = add nsw i32 %3185, -1
  %3187 = xor i32 %3186, %3163
  %3188 = and i32 %3183, 1
  %3189 = add nsw i32 %3188, -1
  %3190 = xor i32 %3189, %3167
  %3191 = and i32 %3190, %3182
  %3192 = and i32 %3191, %3187
  %3193 = or i32 %3192, %3175
  br label %3194

3194:                                             ; preds = %3179, %3173
  %3195 = phi i32 [ %3193, %3179 ], [ %3175, %3173 ]
  %3196 = add nuw nsw i64 %3174, 1
  %3197 = icmp eq i64 %3196, 8
  br i1 %3197, label %3169, label %3173

3198:                                             ; preds = %1457, %3198
  %3199 = phi i64 [ %3205, %3198 ], [ 0, %1457 ]
  %3200 = getelementptr inbounds nuw i64, ptr %256, i64 %3199
  %3201 = load i64, ptr %3200, align 8
  %3202 = load i64, ptr %1191, align 8
  %3203 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3202, i64 noundef %3201)
  %3204 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3203)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3201, i64 noundef %3204)
  %3205 = add nuw nsw i64 %3199, 1
  %3206 = icmp eq i64 %3205, %258
  br i1 %3206, label %3271, label %3198

3207:                                             ; preds = %1454, %1454
  %3208 = icmp sgt i64 %258, 0
  br i1 %3208, label %3209, label %3271

3209:                                             ; preds = %3207
  %3210 = load i64, ptr %6, align 8
  %3211 = load i64, ptr %65, align 8
  %3212 = getelementptr inbounds nuw i8, ptr %100, i64 64
  br label %3213

3213:                                             ; preds = %3253, %3209
  %3214 = phi i64 [ 0, %3209 ], [ %3255, %3253 ]
  %3215 = getelementptr inbounds nuw i64, ptr %256, i64 %3214
  %3216 = load i64, ptr %3215, align 8
  %3217 = load i64, ptr %5, align 8
  %3218 = load i64, ptr %64, align 8
  %3219 = mul nsw i64 %3218, %3216
  %3220 = add i64 %3219, %3217
  %3221 = inttoptr i64 %3220 to ptr
  %3222 = load i32, ptr %3221, align 4
  %3223 = zext i32 %3222 to i64
  %3224 = shl nuw i64 %3223, 32
  %3225 = load i64, ptr %4, align 8
  %3226 = load i64, ptr %63, align 8
  %3227 = mul nsw i64 %3226, %3216
  %3228 = add i64 %3227, %3225
  %3229 = inttoptr i64 %3228 to ptr
  %3230 = load i32, ptr %3229, align 4
  %3231 = zext i32 %3230 to i64
  %3232 = or disjoint i64 %3224, %3231
  %3233 = mul nsw i64 %3216, %3211
  %3234 = add i64 %3233, %3210
  %3235 = inttoptr i64 %3234 to ptr
  %3236 = load i32, ptr %3235, align 4
  %3237 = zext i32 %3236 to i64
  %3238 = load i64, ptr %3212, align 8
  %3239 = icmp eq i64 %3238, 0
  %3240 = and i64 %3237, 31
  %3241 = tail call i64 @llvm.umin.i64(i64 %3237, i64 32)
  %3242 = select i1 %3239, i64 %3241, i64 %3240
  %3243 = load i64, ptr %100, align 8
  %3244 = icmp eq i64 %3243, 32
  br i1 %3244, label %3245, label %3248

3245:                                             ; preds = %3213
  %3246 = lshr i64 %3232, %3242
  %3247 = and i64 %3246, 4294967295
  br label %3253

3248:                                             ; preds = %3213
  %3249 = icmp eq i64 %3242, 32
  br i1 %3249, label %3253, label %3250

3250:                                             ; preds = %3248
  %3251 = shl i64 %3232, %3242
  %3252 = lshr i64 %3251, 32
  br label %3253

3253:                                             ; preds = %3250, %3248, %3245
  %3254 = phi i64 [ %3247, %3245 ], [ %3252, %3250 ], [ %3231, %3248 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3216, i64 noundef %3254)
  %3255 = add nuw nsw i64 %3214, 1
  %3256 = icmp eq i64 %3255, %258
  br i1 %3256, label %3271, label %3213

3257:                                             ; preds = %1455, %3257
  %3258 = phi i64 [ %3269, %3257 ], [ 0, %1455 ]
  %3259 = getelementptr inbounds nuw i64, ptr %256, i64 %3258
  %3260 = load i64, ptr %3259, align 8
  %3261 = load i64, ptr %4, align 8
  %3262 = load i64, ptr %63, align 8
  %3263 = mul nsw i64 %3262, %3260
  %3264 = add i64 %3263, %3261
  %3265 = inttoptr i64 %3264 to ptr
  %3266 = load i16, ptr %3265, align 2
  %3267 = zext i16 %3266 to i64
  %3268 = shl nuw nsw i64 %3267, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3260, i64 noundef %3268)
  %3269 = add nuw nsw i64 %3258, 1
  %3270 = icmp eq i64 %3269, %258
  br i1 %3270, label %3271, label %3257

3271:                                             ; preds = %3257, %3253, %3198, %3169, %3125, %3085, %3063, %3019, %2983, %2979, %2915, %2911, %2879, %2833, %2811, %2789, %2856, %2740, %2720, %2700, %2680, %2660, %2759, %2614, %2594, %2574, %2554, %2534, %2633, %2499, %2485, %2471, %2457, %2443, %2513, %2394, %2380, %2366, %2408, %2352, %2337, %2422, %2290, %2270, %2250, %2230, %2210, %2310, %2163, %2143, %2123, %2103, %2083, %2183, %2036, %2016, %1996, %1976, %1956, %2056, %1909, %1889, %1869, %1849, %1829, %1929, %1782, %1762, %1742, %1722, %1702, %1802, %1655, %1635, %1615, %1595, %1575, %1675, %1542, %1529, %1516, %1503, %1490, %1555, %1453, %1454, %1455, %1457, %1459, %1465, %1469, %1474, %1478, %1480, %1484, %1485, %1486, %1487, %1488, %1489, %1569, %1570, %1571, %1572, %1573, %1574, %1696, %1697, %1698, %1699, %1700, %1701, %1823, %1824, %1825, %1826, %1827, %1828, %1950, %1951, %1952, %1953, %1954, %1955, %2077, %2078, %2079, %2080, %2081, %2082, %2204, %2205, %2206, %2207, %2208, %2209, %2331, %2332, %2333, %2334, %2335, %2336, %2351, %2437, %2438, %2439, %2440, %2441, %2442, %2528, %2529, %2530, %2531, %2532, %2533, %2654, %2655, %2656, %2657, %2658, %2659, %2778, %2785, %2786, %2787, %2788, %2932, %3023, %3067, %3101, %3207
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3272

3272:                                             ; preds = %1074, %1064, %1061, %1075, %3271
  %3273 = phi i1 [ %1070, %1075 ], [ false, %3271 ], [ false, %1061 ], [ false, %1064 ], [ false, %1074 ]
  %3274 = getelementptr inbounds i8, ptr %40, i64 %101
  store i8 1, ptr %3274, align 1
  br label %3275

3275:                                             ; preds = %3272, %251
  %3276 = phi i64 [ %257, %3272 ], [ 0, %251 ]
  %3277 = phi i1 [ %3273, %3272 ], [ false, %251 ]
  br i1 %194, label %3278, label %3281

3278:                                             ; preds = %219, %195, %3275
  %3279 = phi i1 [ %3277, %3275 ], [ false, %195 ], [ false, %219 ]
  %3280 = phi i64 [ %3276, %3275 ], [ 0, %195 ], [ 0, %219 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %101, i64 noundef %3280, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  br label %3281

3281:                                             ; preds = %3278, %3275
  %3282 = phi i1 [ %3279, %3278 ], [ %3277, %3275 ]
  %3283 = load i64, ptr %49, align 8
  %3284 = add nsw i64 %3283, 1
  store i64 %3284, ptr %49, align 8
  %3285 = load i64, ptr %95, align 8
  %3286 = add nsw i64 %94, %3285
  store i64 %3286, ptr %95, align 8
  %3287 = add nsw i64 %101, 1
  store i64 %3287, ptr %24, align 8
  br i1 %3282, label %3288, label %3289

3288:                                             ; preds = %3281
  store i64 1, ptr %0, align 8
  br label %3303

3289:                                             ; preds = %3281
  %3290 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3287
  %3291 = getelementptr inbounds nuw i8, ptr %3290, i64 136
  %3292 = load i64, ptr %3291, align 8
  %3293 = icmp eq i64 %3292, 0
  br i1 %3293, label %3297, label %3294

3294:                                             ; preds = %3289
  %3295 = load i64, ptr %96, align 8
  %3296 = icmp eq i64 %3295, 0
  br i1 %3296, label %3297, label %3303

3297:                                             ; preds = %3289, %3294, %182, %188
  %3298 = phi i64 [ %183, %182 ], [ %183, %188 ], [ %3287, %3294 ], [ %3287, %3289 ]
  %3299 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3298
  store i64 %3298, ptr %24, align 8
  %3300 = load i64, ptr %3299, align 8
  %3301 = icmp eq i64 %3300, 0
  br i1 %3301, label %3303, label %98

3302:                                             ; preds = %188
  br label %3303

3303:                                             ; preds = %3297, %106, %102, %3294, %611, %603, %534, %489, %582, %587, %594, %439, %477, %531, %450, %686, %155, %37, %3302, %150, %796, %827, %317, %3288, %1076, %33
  %3304 = phi i64 [ 1, %33 ], [ 0, %450 ], [ 3, %827 ], [ 0, %531 ], [ 0, %317 ], [ 2, %150 ], [ 3, %3288 ], [ 4, %1076 ], [ 0, %796 ], [ 0, %686 ], [ 0, %439 ], [ 2, %155 ], [ 0, %477 ], [ 0, %37 ], [ 1, %3302 ], [ 0, %587 ], [ 0, %582 ], [ 0, %489 ], [ 0, %534 ], [ 3, %603 ], [ 0, %3297 ], [ 0, %106 ], [ 0, %102 ], [ 1, %3294 ], [ 3, %611 ], [ 0, %594 ]
  ret i64 %3304
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @outermost(ptr noundef readonly captures(none) %0, i64 noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 144
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %24 = load i64, ptr %23, align 8
  %25 = inttoptr i64 %24 to ptr
  %26 = mul nsw i64 %1, 48
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 272
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = load i64, ptr %3, align 8
  %12 = getelementptr inbounds i64, ptr %1, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i64, ptr %10, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 552
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 480
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 296
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %10 = load i64, ptr %9, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_met_by_python(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %23, label %8

8:                                                ; preds = %4
  %9 = load i64, ptr %2, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %11 = load i64, ptr %10, align 8
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds i64, ptr %12, i64 %9
  %14 = load i64, ptr %13, align 8
  %15 = sdiv i64 %14, 32
  %16 = getelementptr i64, ptr %2, i64 %3
  %17 = getelementptr i8, ptr %16, i64 -8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i64, ptr %12, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = sdiv i64 %20, 32
  %22 = icmp eq i64 %15, %21
  br i1 %22, label %23, label %44

23:                                               ; preds = %4, %8
  %24 = phi i64 [ %15, %8 ], [ 0, %4 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %26 = load i64, ptr %25, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %29 = load i64, ptr %28, align 8
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %44

31:                                               ; preds = %23, %41
  %32 = phi i64 [ %42, %41 ], [ 0, %23 ]
  %33 = shl nuw nsw i64 %32, 4
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, %24
  br i1 %36, label %37, label %41

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %44, label %41

41:                                               ; preds = %31, %37
  %42 = add nuw nsw i64 %32, 1
  %43 = icmp eq i64 %42, %29
  br i1 %43, label %44, label %31

44:                                               ; preds = %37, %41, %23, %8
  %45 = phi i32 [ 1, %8 ], [ 0, %23 ], [ 1, %37 ], [ 0, %41 ]
  ret i32 %45
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @stand(ptr noundef captures(none) %0, i64 noundef %1, ptr noundef %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %4
  %12 = load i64, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds i64, ptr %15, i64 %12
  %17 = load i64, ptr %16, align 8
  %18 = sdiv i64 %17, 32
  br label %19

19:                                               ; preds = %4, %11
  %20 = phi i64 [ %18, %11 ], [ 0, %4 ]
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 144
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
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = load i64, ptr %42, align 8
  %44 = inttoptr i64 %43 to ptr
  %45 = shl nsw i64 %41, 3
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %45, %47
  %49 = getelementptr inbounds i64, ptr %44, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 184
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




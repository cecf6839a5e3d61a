; of stepper.c, 6811d06d1031593693dde81c78be2344f08a52fea0019bead098237abb3b4e00

%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.operand = type { i64, i64 }
%struct.region = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }

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
  br i1 %37, label %38, label %3478

38:                                               ; preds = %34, %29, %1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load i64, ptr %39, align 8
  %41 = inttoptr i64 %40 to ptr
  %42 = getelementptr inbounds %struct.instruction, ptr %16, i64 %26
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %3478, label %45

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

102:                                              ; preds = %45, %3472
  %103 = phi i64 [ %43, %45 ], [ %3475, %3472 ]
  %104 = phi ptr [ %42, %45 ], [ %3474, %3472 ]
  %105 = phi i64 [ %26, %45 ], [ %3473, %3472 ]
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
  br i1 %136, label %127, label %3478

137:                                              ; preds = %127, %118
  %138 = add i64 %119, 1
  %139 = icmp eq i64 %138, %113
  br i1 %139, label %140, label %118

140:                                              ; preds = %137, %102, %108
  %141 = load i64, ptr %49, align 8
  %142 = add nsw i64 %141, 1
  %143 = and i64 %142, 255
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %3478, label %145

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
  br i1 %50, label %189, label %3478

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
  br i1 %209, label %3478, label %189

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
  br i1 %221, label %3472, label %222

222:                                              ; preds = %216
  %223 = load i64, ptr %100, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %3472, label %3477

225:                                              ; preds = %145
  %226 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %227 = load i64, ptr %226, align 8
  %228 = icmp sgt i64 %227, -1
  br i1 %228, label %229, label %285

229:                                              ; preds = %225
  %230 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %231 = load i64, ptr %230, align 8
  br i1 %50, label %232, label %3453

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
  br i1 %254, label %3453, label %255

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
  br i1 %288, label %3450, label %289

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
  br label %3478

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
  switch i64 %471, label %1253 [
    i64 2, label %472
    i64 3, label %472
    i64 36, label %1192
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
  br i1 %546, label %3478, label %547

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
  br i1 %559, label %3478, label %552

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
  br i1 %586, label %3478, label %579

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
  br i1 %601, label %614, label %3478

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
  br i1 %638, label %3478, label %625

639:                                              ; preds = %631, %616
  %640 = phi i64 [ 0, %616 ], [ %626, %631 ]
  %641 = icmp eq i64 %640, %623
  br i1 %641, label %3478, label %642

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
  br i1 %671, label %672, label %1190

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
  br i1 %686, label %1190, label %672

687:                                              ; preds = %681, %665
  %688 = phi i64 [ %667, %665 ], [ %683, %681 ]
  %689 = phi ptr [ %662, %665 ], [ %674, %681 ]
  %690 = sub nsw i64 %688, %501
  %691 = icmp sgt i64 %597, %690
  br i1 %691, label %3478, label %692

692:                                              ; preds = %643, %687, %642
  %693 = phi i1 [ false, %687 ], [ true, %642 ], [ true, %643 ]
  %694 = phi i64 [ %595, %687 ], [ 0, %642 ], [ 0, %643 ]
  %695 = phi ptr [ %689, %687 ], [ %620, %642 ], [ %620, %643 ]
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 128
  %697 = load i64, ptr %696, align 8
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %699, label %3478

699:                                              ; preds = %692
  %700 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %701 = load i64, ptr %700, align 8
  %702 = icmp slt i64 %501, %701
  br i1 %702, label %3478, label %703

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
  br i1 %714, label %3478, label %723

715:                                              ; preds = %703
  br i1 %693, label %716, label %723

716:                                              ; preds = %715
  %717 = load i64, ptr %81, align 8
  %718 = shl nsw i64 %292, 1
  %719 = add i64 %718, 4
  %720 = add i64 %719, %717
  %721 = load i64, ptr %82, align 8
  %722 = icmp sgt i64 %720, %721
  br i1 %722, label %3478, label %725

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
  %732 = getelementptr inbounds nuw i8, ptr %695, i64 120
  %733 = load i64, ptr %732, align 8
  %734 = inttoptr i64 %733 to ptr
  %735 = load i64, ptr %84, align 8
  %736 = getelementptr inbounds nuw i8, ptr %695, i64 64
  %737 = load i64, ptr %736, align 8
  %738 = inttoptr i64 %737 to ptr
  %739 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %740 = load i64, ptr %739, align 8
  %741 = inttoptr i64 %740 to ptr
  %742 = getelementptr inbounds nuw i8, ptr %695, i64 72
  %743 = load i64, ptr %742, align 8
  %744 = inttoptr i64 %743 to ptr
  %745 = getelementptr inbounds nuw i8, ptr %695, i64 80
  %746 = load i64, ptr %745, align 8
  %747 = inttoptr i64 %746 to ptr
  %748 = getelementptr inbounds nuw i8, ptr %695, i64 96
  %749 = load i64, ptr %748, align 8
  %750 = inttoptr i64 %749 to ptr
  %751 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %752 = load i64, ptr %751, align 8
  %753 = inttoptr i64 %752 to ptr
  %754 = getelementptr inbounds nuw i8, ptr %695, i64 104
  %755 = load i64, ptr %754, align 8
  %756 = inttoptr i64 %755 to ptr
  %757 = mul nsw i64 %728, %292
  %758 = add nsw i64 %735, %757
  store i64 %758, ptr %84, align 8
  br i1 %503, label %759, label %924

759:                                              ; preds = %725
  %760 = icmp sgt i64 %728, 0
  %761 = icmp eq i64 %737, 0
  %762 = getelementptr inbounds nuw i8, ptr %695, i64 112
  %763 = getelementptr inbounds nuw i8, ptr %695, i64 40
  %764 = icmp eq i64 %740, 0
  %765 = icmp slt i64 %701, 1
  %766 = getelementptr inbounds nuw i8, ptr %695, i64 88
  %767 = or i1 %765, %764
  br label %768

768:                                              ; preds = %918, %759
  %769 = phi i64 [ 0, %759 ], [ %921, %918 ]
  %770 = phi i64 [ 0, %759 ], [ %920, %918 ]
  %771 = phi i64 [ 0, %759 ], [ %922, %918 ]
  %772 = phi i64 [ 0, %759 ], [ %919, %918 ]
  %773 = getelementptr inbounds nuw i64, ptr %290, i64 %771
  %774 = load i64, ptr %773, align 8
  %775 = getelementptr inbounds nuw i64, ptr %488, i64 %771
  %776 = load i64, ptr %775, align 8
  %777 = sub nsw i64 %776, %726
  %778 = ashr i64 %777, %727
  %779 = getelementptr inbounds i64, ptr %478, i64 %774
  %780 = load i64, ptr %779, align 8
  %781 = load i64, ptr %85, align 8
  %782 = add nsw i64 %781, %780
  br i1 %760, label %783, label %918

783:                                              ; preds = %768
  %784 = getelementptr inbounds i64, ptr %482, i64 %774
  %785 = getelementptr inbounds i64, ptr %480, i64 %774
  br label %786

786:                                              ; preds = %908, %783
  %787 = phi i64 [ %769, %783 ], [ %909, %908 ]
  %788 = phi i64 [ %770, %783 ], [ %910, %908 ]
  %789 = phi i64 [ %772, %783 ], [ %916, %908 ]
  %790 = phi i64 [ 0, %783 ], [ %915, %908 ]
  %791 = add nsw i64 %790, %778
  %792 = mul nsw i64 %791, 40
  %793 = getelementptr inbounds i8, ptr %731, i64 %792
  br i1 %761, label %798, label %794

794:                                              ; preds = %786
  %795 = getelementptr inbounds i32, ptr %738, i64 %791
  %796 = load i32, ptr %795, align 4
  %797 = icmp eq i32 %796, 0
  br i1 %797, label %798, label %3478

798:                                              ; preds = %794, %786
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %799 = load i64, ptr %784, align 8
  %800 = load i64, ptr %86, align 8
  %801 = mul nsw i64 %800, %799
  %802 = getelementptr i32, ptr %486, i64 %801
  br label %803

803:                                              ; preds = %834, %798
  %804 = phi i1 [ true, %798 ], [ false, %834 ]
  %805 = phi ptr [ %8, %798 ], [ %9, %834 ]
  %806 = phi i64 [ 0, %798 ], [ 20, %834 ]
  %807 = getelementptr inbounds nuw i8, ptr %793, i64 %806
  %808 = load i32, ptr %807, align 4
  %809 = sext i32 %808 to i64
  %810 = getelementptr inbounds nuw i8, ptr %807, i64 4
  %811 = load i32, ptr %810, align 4
  %812 = getelementptr i32, ptr %802, i64 %809
  %813 = load i32, ptr %812, align 4
  %814 = icmp slt i32 %813, %811
  br i1 %814, label %815, label %819

815:                                              ; preds = %803
  %816 = load i64, ptr %785, align 8
  %817 = icmp eq i64 %816, %809
  %818 = zext i1 %817 to i32
  br label %819

819:                                              ; preds = %815, %803
  %820 = phi i32 [ 1, %803 ], [ %818, %815 ]
  store i32 %820, ptr %805, align 4
  %821 = load i64, ptr %762, align 8
  %822 = icmp eq i64 %821, 0
  %823 = icmp sgt i32 %811, 0
  %824 = and i1 %823, %822
  br i1 %824, label %825, label %834

825:                                              ; preds = %819
  %826 = getelementptr inbounds nuw i8, ptr %807, i64 8
  %827 = load i32, ptr %826, align 4
  %828 = sext i32 %827 to i64
  %829 = icmp eq i64 %782, %828
  br i1 %829, label %834, label %830

830:                                              ; preds = %825
  %831 = load i64, ptr %87, align 8
  %832 = icmp eq i64 %831, 0
  br i1 %832, label %833, label %904

833:                                              ; preds = %830
  store i32 0, ptr %805, align 4
  br label %834

834:                                              ; preds = %833, %825, %819
  br i1 %804, label %803, label %835

835:                                              ; preds = %834
  %836 = load i32, ptr %8, align 4
  %837 = icmp eq i32 %836, 0
  br i1 %837, label %904, label %838

838:                                              ; preds = %835
  br i1 %502, label %839, label %870

839:                                              ; preds = %838
  %840 = load i32, ptr %9, align 4
  %841 = icmp eq i32 %840, 0
  br i1 %841, label %904, label %842

842:                                              ; preds = %839
  %843 = getelementptr inbounds i8, ptr %750, i64 %791
  %844 = load i8, ptr %843, align 1
  %845 = icmp eq i8 %844, 0
  br i1 %845, label %846, label %904

846:                                              ; preds = %842
  %847 = mul nsw i64 %791, 5
  %848 = add nsw i64 %847, 1
  %849 = getelementptr inbounds i32, ptr %744, i64 %848
  %850 = load i32, ptr %849, align 4
  %851 = icmp eq i32 %850, 0
  br i1 %851, label %852, label %904

852:                                              ; preds = %846
  %853 = getelementptr inbounds i64, ptr %734, i64 %791
  %854 = load i64, ptr %853, align 8
  %855 = icmp slt i64 %854, %735
  br i1 %855, label %856, label %904

856:                                              ; preds = %852
  %857 = load i64, ptr %766, align 8
  %858 = icmp sgt i64 %857, 0
  br i1 %858, label %862, label %908

859:                                              ; preds = %862
  %860 = add nuw nsw i64 %863, 1
  %861 = icmp eq i64 %860, %857
  br i1 %861, label %908, label %862

862:                                              ; preds = %856, %859
  %863 = phi i64 [ %860, %859 ], [ 0, %856 ]
  %864 = getelementptr inbounds nuw i64, ptr %747, i64 %863
  %865 = load i64, ptr %864, align 8
  %866 = inttoptr i64 %865 to ptr
  %867 = getelementptr inbounds i32, ptr %866, i64 %848
  %868 = load i32, ptr %867, align 4
  %869 = icmp eq i32 %868, 0
  br i1 %869, label %859, label %904

870:                                              ; preds = %838
  %871 = load i64, ptr %763, align 8
  %872 = icmp eq i64 %871, 0
  br i1 %872, label %873, label %877

873:                                              ; preds = %870
  %874 = getelementptr inbounds i8, ptr %753, i64 %791
  %875 = load i8, ptr %874, align 1
  %876 = icmp eq i8 %875, 0
  br i1 %876, label %904, label %877

877:                                              ; preds = %873, %870
  br i1 %767, label %889, label %878

878:                                              ; preds = %877
  %879 = mul nsw i64 %791, %701
  %880 = getelementptr i32, ptr %741, i64 %879
  br label %884

881:                                              ; preds = %884
  %882 = add nuw nsw i64 %885, 1
  %883 = icmp eq i64 %882, %701
  br i1 %883, label %889, label %884

884:                                              ; preds = %881, %878
  %885 = phi i64 [ 0, %878 ], [ %882, %881 ]
  %886 = getelementptr i32, ptr %880, i64 %885
  %887 = load i32, ptr %886, align 4
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %881, label %904

889:                                              ; preds = %881, %877
  %890 = load i32, ptr %9, align 4
  %891 = freeze i32 %890
  %892 = icmp eq i32 %891, 0
  %893 = zext i1 %892 to i64
  %894 = add nsw i64 %787, %893
  %895 = getelementptr inbounds i64, ptr %734, i64 %791
  %896 = load i64, ptr %895, align 8
  %897 = icmp slt i64 %896, %735
  br i1 %897, label %905, label %898

898:                                              ; preds = %889
  %899 = sub nsw i64 %896, %735
  %900 = getelementptr inbounds nuw i8, ptr %490, i64 %899
  %901 = load i8, ptr %900, align 1
  %902 = or i8 %901, 1
  store i8 %902, ptr %900, align 1
  %903 = add nsw i64 %788, 1
  br label %905

904:                                              ; preds = %873, %852, %846, %842, %839, %835, %830, %884, %862
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %3478

905:                                              ; preds = %898, %889
  %906 = phi i64 [ %788, %889 ], [ %903, %898 ]
  %907 = select i1 %892, i8 2, i8 0
  br label %908

908:                                              ; preds = %859, %905, %856
  %909 = phi i64 [ %787, %856 ], [ %894, %905 ], [ %787, %859 ]
  %910 = phi i64 [ %788, %856 ], [ %906, %905 ], [ %788, %859 ]
  %911 = phi i8 [ 0, %856 ], [ %907, %905 ], [ 0, %859 ]
  %912 = getelementptr inbounds i8, ptr %490, i64 %789
  store i8 %911, ptr %912, align 1
  %913 = add nsw i64 %789, %735
  %914 = getelementptr inbounds i64, ptr %734, i64 %791
  store i64 %913, ptr %914, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %915 = add nuw nsw i64 %790, 1
  %916 = add nsw i64 %789, 1
  %917 = icmp eq i64 %915, %728
  br i1 %917, label %918, label %786

918:                                              ; preds = %908, %768
  %919 = phi i64 [ %772, %768 ], [ %916, %908 ]
  %920 = phi i64 [ %770, %768 ], [ %910, %908 ]
  %921 = phi i64 [ %769, %768 ], [ %909, %908 ]
  %922 = add nuw nsw i64 %771, 1
  %923 = icmp eq i64 %922, %292
  br i1 %923, label %924, label %768

924:                                              ; preds = %918, %725
  %925 = phi i64 [ 0, %725 ], [ %920, %918 ]
  %926 = phi i64 [ 0, %725 ], [ %921, %918 ]
  br i1 %502, label %937, label %927

927:                                              ; preds = %924
  %928 = getelementptr inbounds nuw i8, ptr %756, i64 8
  %929 = load i64, ptr %928, align 8
  %930 = add i64 %926, %925
  %931 = add i64 %930, %929
  %932 = getelementptr inbounds nuw i8, ptr %756, i64 16
  %933 = load i64, ptr %932, align 8
  %934 = icmp sgt i64 %931, %933
  br i1 %934, label %935, label %937

935:                                              ; preds = %927
  %936 = getelementptr inbounds nuw i8, ptr %756, i64 24
  store i64 %931, ptr %936, align 8
  br label %3478

937:                                              ; preds = %927, %924
  %938 = icmp ne i64 %926, 0
  %939 = and i1 %503, %938
  br i1 %939, label %940, label %943

940:                                              ; preds = %937
  %941 = icmp sgt i64 %728, 0
  %942 = getelementptr inbounds nuw i8, ptr %756, i64 8
  br label %952

943:                                              ; preds = %961, %937
  br i1 %503, label %944, label %1109

944:                                              ; preds = %943
  %945 = icmp sgt i64 %728, 0
  %946 = select i1 %502, i64 0, i64 5
  %947 = trunc i64 %105 to i32
  %948 = getelementptr inbounds nuw i8, ptr %695, i64 40
  %949 = icmp eq i64 %740, 0
  %950 = icmp slt i64 %701, 1
  %951 = or i1 %950, %949
  br label %1003

952:                                              ; preds = %961, %940
  %953 = phi i64 [ 0, %940 ], [ %962, %961 ]
  %954 = phi i64 [ 0, %940 ], [ %963, %961 ]
  %955 = getelementptr inbounds nuw i64, ptr %488, i64 %954
  %956 = load i64, ptr %955, align 8
  %957 = sub nsw i64 %956, %726
  %958 = ashr i64 %957, %727
  br i1 %941, label %965, label %961

959:                                              ; preds = %995
  %960 = add i64 %953, %728
  br label %961

961:                                              ; preds = %959, %952
  %962 = phi i64 [ %953, %952 ], [ %960, %959 ]
  %963 = add nuw nsw i64 %954, 1
  %964 = icmp eq i64 %963, %292
  br i1 %964, label %943, label %952

965:                                              ; preds = %952, %995
  %966 = phi i64 [ %996, %995 ], [ 0, %952 ]
  %967 = phi i64 [ %997, %995 ], [ %953, %952 ]
  %968 = getelementptr inbounds i8, ptr %490, i64 %967
  %969 = load i8, ptr %968, align 1
  %970 = and i8 %969, 2
  %971 = icmp eq i8 %970, 0
  br i1 %971, label %995, label %972

972:                                              ; preds = %965
  %973 = add nsw i64 %966, %958
  %974 = mul nsw i64 %973, 40
  %975 = getelementptr inbounds i8, ptr %731, i64 %974
  %976 = getelementptr inbounds nuw i8, ptr %975, i64 20
  %977 = load i64, ptr %756, align 8
  %978 = inttoptr i64 %977 to ptr
  %979 = load i64, ptr %942, align 8
  %980 = add nsw i64 %979, 1
  store i64 %980, ptr %942, align 8
  %981 = mul nsw i64 %979, 24
  %982 = getelementptr inbounds i8, ptr %978, i64 %981
  %983 = trunc i64 %973 to i32
  store i32 %983, ptr %982, align 4
  br label %988

984:                                              ; preds = %988
  %985 = load i64, ptr %748, align 8
  %986 = inttoptr i64 %985 to ptr
  %987 = getelementptr inbounds i8, ptr %986, i64 %973
  store i8 1, ptr %987, align 1
  br label %995

988:                                              ; preds = %988, %972
  %989 = phi i64 [ 0, %972 ], [ %992, %988 ]
  %990 = getelementptr inbounds nuw i32, ptr %976, i64 %989
  %991 = load i32, ptr %990, align 4
  %992 = add nuw nsw i64 %989, 1
  %993 = getelementptr inbounds nuw i32, ptr %982, i64 %992
  store i32 %991, ptr %993, align 4
  %994 = icmp eq i64 %992, 5
  br i1 %994, label %984, label %988

995:                                              ; preds = %984, %965
  %996 = add nuw nsw i64 %966, 1
  %997 = add nsw i64 %967, 1
  %998 = icmp eq i64 %996, %728
  br i1 %998, label %959, label %965

999:                                              ; preds = %1015
  %1000 = icmp eq i64 %925, 0
  br i1 %1000, label %1109, label %1001

1001:                                             ; preds = %999
  %1002 = getelementptr inbounds nuw i8, ptr %756, i64 8
  br label %1055

1003:                                             ; preds = %1015, %944
  %1004 = phi i64 [ 0, %944 ], [ %1016, %1015 ]
  %1005 = getelementptr inbounds nuw i64, ptr %488, i64 %1004
  %1006 = load i64, ptr %1005, align 8
  %1007 = sub nsw i64 %1006, %726
  %1008 = ashr i64 %1007, %727
  br i1 %945, label %1009, label %1015

1009:                                             ; preds = %1003
  %1010 = getelementptr inbounds nuw i64, ptr %290, i64 %1004
  %1011 = load i64, ptr %1010, align 8
  %1012 = getelementptr inbounds i64, ptr %480, i64 %1011
  %1013 = getelementptr inbounds i32, ptr %484, i64 %1011
  %1014 = getelementptr inbounds i64, ptr %478, i64 %1011
  br label %1018

1015:                                             ; preds = %1052, %1003
  %1016 = add nuw nsw i64 %1004, 1
  %1017 = icmp eq i64 %1016, %292
  br i1 %1017, label %999, label %1003

1018:                                             ; preds = %1052, %1009
  %1019 = phi i64 [ 0, %1009 ], [ %1053, %1052 ]
  %1020 = add nsw i64 %1019, %1008
  %1021 = mul nsw i64 %1020, 40
  %1022 = getelementptr inbounds i8, ptr %731, i64 %1021
  %1023 = getelementptr inbounds nuw i32, ptr %1022, i64 %946
  %1024 = load i64, ptr %1012, align 8
  %1025 = trunc i64 %1024 to i32
  store i32 %1025, ptr %1023, align 4
  %1026 = load i32, ptr %1013, align 4
  %1027 = getelementptr inbounds nuw i8, ptr %1023, i64 4
  store i32 %1026, ptr %1027, align 4
  %1028 = load i64, ptr %1014, align 8
  %1029 = load i64, ptr %85, align 8
  %1030 = add nsw i64 %1029, %1028
  %1031 = trunc i64 %1030 to i32
  %1032 = getelementptr inbounds nuw i8, ptr %1023, i64 8
  store i32 %1031, ptr %1032, align 4
  %1033 = getelementptr inbounds nuw i8, ptr %1023, i64 12
  store i32 %947, ptr %1033, align 4
  %1034 = getelementptr inbounds nuw i8, ptr %1023, i64 16
  store i32 1, ptr %1034, align 4
  br i1 %502, label %1035, label %1052

1035:                                             ; preds = %1018
  %1036 = getelementptr i8, ptr %1022, i64 24
  store i32 0, ptr %1036, align 4
  %1037 = load i64, ptr %948, align 8
  %1038 = icmp eq i64 %1037, 0
  br i1 %1038, label %1039, label %1041

1039:                                             ; preds = %1035
  %1040 = getelementptr inbounds i8, ptr %753, i64 %1020
  store i8 1, ptr %1040, align 1
  br label %1041

1041:                                             ; preds = %1039, %1035
  br i1 %951, label %1052, label %1042

1042:                                             ; preds = %1041
  %1043 = mul nsw i64 %1020, %701
  br label %1044

1044:                                             ; preds = %1044, %1042
  %1045 = phi i64 [ 0, %1042 ], [ %1050, %1044 ]
  %1046 = load i64, ptr %739, align 8
  %1047 = inttoptr i64 %1046 to ptr
  %1048 = getelementptr i32, ptr %1047, i64 %1043
  %1049 = getelementptr i32, ptr %1048, i64 %1045
  store i32 0, ptr %1049, align 4
  %1050 = add nuw nsw i64 %1045, 1
  %1051 = icmp eq i64 %1050, %701
  br i1 %1051, label %1052, label %1044

1052:                                             ; preds = %1044, %1041, %1018
  %1053 = add nuw nsw i64 %1019, 1
  %1054 = icmp eq i64 %1053, %728
  br i1 %1054, label %1015, label %1018

1055:                                             ; preds = %1070, %1001
  %1056 = phi i64 [ 0, %1001 ], [ %1071, %1070 ]
  %1057 = phi i64 [ 0, %1001 ], [ %1072, %1070 ]
  %1058 = getelementptr inbounds nuw i64, ptr %488, i64 %1057
  %1059 = load i64, ptr %1058, align 8
  %1060 = sub nsw i64 %1059, %726
  %1061 = ashr i64 %1060, %727
  br i1 %945, label %1062, label %1070

1062:                                             ; preds = %1055
  %1063 = getelementptr inbounds nuw i64, ptr %290, i64 %1057
  %1064 = load i64, ptr %1063, align 8
  %1065 = getelementptr inbounds i64, ptr %480, i64 %1064
  %1066 = getelementptr inbounds i32, ptr %484, i64 %1064
  %1067 = getelementptr inbounds i64, ptr %478, i64 %1064
  br label %1074

1068:                                             ; preds = %1105
  %1069 = add i64 %1056, %728
  br label %1070

1070:                                             ; preds = %1068, %1055
  %1071 = phi i64 [ %1056, %1055 ], [ %1069, %1068 ]
  %1072 = add nuw nsw i64 %1057, 1
  %1073 = icmp eq i64 %1072, %292
  br i1 %1073, label %1109, label %1055

1074:                                             ; preds = %1105, %1062
  %1075 = phi i64 [ 0, %1062 ], [ %1106, %1105 ]
  %1076 = phi i64 [ %1056, %1062 ], [ %1107, %1105 ]
  %1077 = getelementptr inbounds i8, ptr %490, i64 %1076
  %1078 = load i8, ptr %1077, align 1
  %1079 = and i8 %1078, 1
  %1080 = icmp eq i8 %1079, 0
  br i1 %1080, label %1105, label %1081

1081:                                             ; preds = %1074
  %1082 = load i64, ptr %756, align 8
  %1083 = inttoptr i64 %1082 to ptr
  %1084 = load i64, ptr %1002, align 8
  %1085 = add nsw i64 %1084, 1
  store i64 %1085, ptr %1002, align 8
  %1086 = mul nsw i64 %1084, 24
  %1087 = getelementptr inbounds i8, ptr %1083, i64 %1086
  %1088 = add nsw i64 %1075, %1061
  %1089 = trunc i64 %1088 to i32
  store i32 %1089, ptr %1087, align 4
  %1090 = load i64, ptr %1065, align 8
  %1091 = trunc i64 %1090 to i32
  %1092 = getelementptr inbounds nuw i8, ptr %1087, i64 4
  store i32 %1091, ptr %1092, align 4
  %1093 = load i32, ptr %1066, align 4
  %1094 = getelementptr inbounds nuw i8, ptr %1087, i64 8
  store i32 %1093, ptr %1094, align 4
  %1095 = load i64, ptr %1067, align 8
  %1096 = load i64, ptr %85, align 8
  %1097 = add nsw i64 %1096, %1095
  %1098 = trunc i64 %1097 to i32
  %1099 = getelementptr inbounds nuw i8, ptr %1087, i64 12
  store i32 %1098, ptr %1099, align 4
  %1100 = getelementptr inbounds nuw i8, ptr %1087, i64 16
  store i32 %947, ptr %1100, align 4
  %1101 = getelementptr inbounds nuw i8, ptr %1087, i64 20
  store i32 1, ptr %1101, align 4
  %1102 = load i64, ptr %748, align 8
  %1103 = inttoptr i64 %1102 to ptr
  %1104 = getelementptr inbounds i8, ptr %1103, i64 %1088
  store i8 1, ptr %1104, align 1
  br label %1105

1105:                                             ; preds = %1081, %1074
  %1106 = add nuw nsw i64 %1075, 1
  %1107 = add nsw i64 %1076, 1
  %1108 = icmp eq i64 %1106, %728
  br i1 %1108, label %1068, label %1074

1109:                                             ; preds = %1070, %999, %943
  %1110 = load i64, ptr %499, align 8
  %1111 = icmp sgt i64 %1110, 0
  br i1 %1111, label %1112, label %1116

1112:                                             ; preds = %1109
  %1113 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1114 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1115 = getelementptr inbounds nuw i8, ptr %104, i64 8
  br label %1117

1116:                                             ; preds = %1166, %1109
  br i1 %502, label %1171, label %1174

1117:                                             ; preds = %1166, %1112
  %1118 = phi i64 [ %1110, %1112 ], [ %1167, %1166 ]
  %1119 = phi i64 [ %1110, %1112 ], [ %1168, %1166 ]
  %1120 = phi i64 [ 0, %1112 ], [ %1169, %1166 ]
  %1121 = load i64, ptr %1113, align 8
  %1122 = getelementptr i64, ptr %476, i64 %1121
  %1123 = getelementptr i64, ptr %1122, i64 %1120
  %1124 = load i64, ptr %1123, align 8
  %1125 = icmp slt i64 %1124, 0
  br i1 %1125, label %1166, label %1126

1126:                                             ; preds = %1117
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %1127 = getelementptr inbounds nuw %struct.operand, ptr %474, i64 %1124
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %1127, i64 16, i1 false)
  br i1 %503, label %1132, label %1130

1128:                                             ; preds = %1163
  %1129 = load i64, ptr %499, align 8
  br label %1130

1130:                                             ; preds = %1128, %1126
  %1131 = phi i64 [ %1129, %1128 ], [ %1118, %1126 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %1166

1132:                                             ; preds = %1126, %1163
  %1133 = phi i64 [ %1164, %1163 ], [ 0, %1126 ]
  %1134 = load i64, ptr %1114, align 8
  %1135 = getelementptr inbounds nuw i64, ptr %488, i64 %1133
  %1136 = load i64, ptr %1135, align 8
  %1137 = load i64, ptr %497, align 8
  %1138 = mul nsw i64 %1137, %1120
  %1139 = sub i64 %1134, %726
  %1140 = add i64 %1139, %1136
  %1141 = add nsw i64 %1140, %1138
  br i1 %502, label %1142, label %1158

1142:                                             ; preds = %1132
  %1143 = load i64, ptr %1115, align 8
  %1144 = getelementptr inbounds nuw i64, ptr %290, i64 %1133
  %1145 = load i64, ptr %1144, align 8
  %1146 = call fastcc i64 @get(ptr noundef nonnull %10, i64 noundef %1143, i64 noundef %1145)
  switch i64 %1137, label %1156 [
    i64 1, label %1147
    i64 2, label %1150
    i64 4, label %1153
  ]

1147:                                             ; preds = %1142
  %1148 = trunc i64 %1146 to i8
  %1149 = inttoptr i64 %1141 to ptr
  store i8 %1148, ptr %1149, align 1
  br label %1163

1150:                                             ; preds = %1142
  %1151 = trunc i64 %1146 to i16
  %1152 = inttoptr i64 %1141 to ptr
  store i16 %1151, ptr %1152, align 2
  br label %1163

1153:                                             ; preds = %1142
  %1154 = trunc i64 %1146 to i32
  %1155 = inttoptr i64 %1141 to ptr
  store i32 %1154, ptr %1155, align 4
  br label %1163

1156:                                             ; preds = %1142
  %1157 = inttoptr i64 %1141 to ptr
  store i64 %1146, ptr %1157, align 8
  br label %1163

1158:                                             ; preds = %1132
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i64 %1141, ptr %11, align 8
  store i64 0, ptr %88, align 8
  %1159 = getelementptr inbounds nuw i64, ptr %290, i64 %1133
  %1160 = load i64, ptr %1159, align 8
  %1161 = load i64, ptr %1115, align 8
  %1162 = call fastcc i64 @get(ptr noundef nonnull %11, i64 noundef %1161, i64 noundef 0)
  call fastcc void @put(ptr noundef nonnull %10, i64 noundef %1160, i64 noundef %1162)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %1163

1163:                                             ; preds = %1158, %1156, %1153, %1150, %1147
  %1164 = add nuw nsw i64 %1133, 1
  %1165 = icmp eq i64 %1164, %292
  br i1 %1165, label %1128, label %1132

1166:                                             ; preds = %1130, %1117
  %1167 = phi i64 [ %1118, %1117 ], [ %1131, %1130 ]
  %1168 = phi i64 [ %1119, %1117 ], [ %1131, %1130 ]
  %1169 = add nuw nsw i64 %1120, 1
  %1170 = icmp slt i64 %1169, %1168
  br i1 %1170, label %1117, label %1116

1171:                                             ; preds = %1116
  %1172 = load i64, ptr %89, align 8
  %1173 = add nsw i64 %1172, 1
  store i64 %1173, ptr %89, align 8
  br label %1174

1174:                                             ; preds = %1171, %1116
  br i1 %704, label %1175, label %1179

1175:                                             ; preds = %1174
  %1176 = load i64, ptr %83, align 8
  %1177 = icmp eq i64 %1176, 0
  br i1 %1177, label %3447, label %1178

1178:                                             ; preds = %1175
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %105, i64 noundef %501, ptr noundef readonly %290, ptr noundef nonnull %488, i64 noundef %292)
  br label %3447

1179:                                             ; preds = %1174
  %1180 = load i64, ptr %90, align 8
  %1181 = inttoptr i64 %1180 to ptr
  %1182 = getelementptr inbounds i8, ptr %1181, i64 %105
  %1183 = load i8, ptr %1182, align 1
  %1184 = icmp eq i8 %1183, 0
  br i1 %1184, label %1185, label %1189

1185:                                             ; preds = %1179
  %1186 = tail call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %290, i64 noundef %292)
  %1187 = icmp eq i32 %1186, 0
  br i1 %1187, label %1189, label %1188

1188:                                             ; preds = %1185
  tail call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %501, ptr noundef readonly %290, ptr noundef nonnull %488, i64 noundef %292)
  br label %3447

1189:                                             ; preds = %1179, %1185
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %105, i64 noundef %501, ptr noundef readonly %290, ptr noundef nonnull %488, i64 noundef %292)
  br label %3447

1190:                                             ; preds = %669, %684
  %1191 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i64 %598, ptr %1191, align 8
  br label %3478

1192:                                             ; preds = %470
  %1193 = load i64, ptr %63, align 8
  %1194 = icmp eq i64 %1193, 0
  br i1 %1194, label %3478, label %1195

1195:                                             ; preds = %1192
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1196 = load i64, ptr %17, align 8
  %1197 = inttoptr i64 %1196 to ptr
  %1198 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1199 = load i64, ptr %1198, align 8
  %1200 = getelementptr inbounds %struct.operand, ptr %1197, i64 %1199
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %1200, i64 16, i1 false)
  %1201 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1202 = load i64, ptr %1201, align 8
  %1203 = getelementptr inbounds %struct.operand, ptr %1197, i64 %1202
  %1204 = load i64, ptr %1203, align 8
  %1205 = getelementptr inbounds nuw i8, ptr %1203, i64 8
  %1206 = load i64, ptr %1205, align 8
  %1207 = load i64, ptr %64, align 8
  %1208 = inttoptr i64 %1207 to ptr
  %1209 = icmp sgt i64 %292, 0
  br i1 %1209, label %1210, label %1251

1210:                                             ; preds = %1195, %1230
  %1211 = phi i64 [ %1241, %1230 ], [ 0, %1195 ]
  %1212 = getelementptr inbounds nuw i64, ptr %290, i64 %1211
  %1213 = load i64, ptr %1212, align 8
  %1214 = load i64, ptr %63, align 8
  %1215 = inttoptr i64 %1214 to ptr
  %1216 = mul nsw i64 %1213, %1206
  %1217 = add i64 %1216, %1204
  %1218 = inttoptr i64 %1217 to ptr
  %1219 = load float, ptr %1218, align 4
  %1220 = tail call float @llvm.fabs.f32(float %1219)
  %1221 = fcmp olt float %1220, 0x3810000000000000
  %1222 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1219)
  %1223 = select i1 %1221, float %1222, float %1219
  %1224 = fpext float %1223 to double
  %1225 = tail call double %1215(double noundef %1224)
  %1226 = bitcast double %1225 to i64
  %1227 = and i64 %1226, 536870911
  %1228 = add nsw i64 %1227, -268435521
  %1229 = icmp ult i64 %1228, -129
  br i1 %1229, label %1230, label %1252

1230:                                             ; preds = %1210
  %1231 = fptrunc double %1225 to float
  %1232 = tail call float @llvm.fabs.f32(float %1231)
  %1233 = fcmp olt float %1232, 0x3810000000000000
  %1234 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1231)
  %1235 = select i1 %1233, float %1234, float %1231
  %1236 = fcmp uno float %1235, 0.000000e+00
  %1237 = bitcast float %1235 to i32
  %1238 = zext i32 %1237 to i64
  %1239 = select i1 %1236, i64 2147483647, i64 %1238
  %1240 = getelementptr inbounds nuw i64, ptr %1208, i64 %1211
  store i64 %1239, ptr %1240, align 8
  %1241 = add nuw nsw i64 %1211, 1
  %1242 = icmp eq i64 %1241, %292
  br i1 %1242, label %1243, label %1210

1243:                                             ; preds = %1230, %1243
  %1244 = phi i64 [ %1249, %1243 ], [ 0, %1230 ]
  %1245 = getelementptr inbounds nuw i64, ptr %290, i64 %1244
  %1246 = load i64, ptr %1245, align 8
  %1247 = getelementptr inbounds nuw i64, ptr %1208, i64 %1244
  %1248 = load i64, ptr %1247, align 8
  call fastcc void @put(ptr noundef nonnull %7, i64 noundef %1246, i64 noundef %1248)
  %1249 = add nuw nsw i64 %1244, 1
  %1250 = icmp eq i64 %1249, %292
  br i1 %1250, label %1251, label %1243

1251:                                             ; preds = %1243, %1195
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3447

1252:                                             ; preds = %1210
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3478

1253:                                             ; preds = %470
  %1254 = getelementptr inbounds nuw i8, ptr %104, i64 80
  %1255 = load i64, ptr %1254, align 8
  %1256 = icmp eq i64 %1255, 2
  br i1 %1256, label %1257, label %1283

1257:                                             ; preds = %1253
  %1258 = icmp sgt i64 %292, 0
  br i1 %1258, label %1259, label %1280

1259:                                             ; preds = %1257
  %1260 = getelementptr inbounds nuw i8, ptr %104, i64 56
  %1261 = load i64, ptr %1260, align 8
  %1262 = getelementptr inbounds %struct.operand, ptr %19, i64 %1261
  %1263 = load i64, ptr %1262, align 8
  %1264 = getelementptr inbounds nuw i8, ptr %1262, i64 8
  %1265 = load i64, ptr %1264, align 8
  br label %1266

1266:                                             ; preds = %1266, %1259
  %1267 = phi i64 [ 0, %1259 ], [ %1277, %1266 ]
  %1268 = phi i64 [ 0, %1259 ], [ %1278, %1266 ]
  %1269 = getelementptr inbounds nuw i64, ptr %290, i64 %1268
  %1270 = load i64, ptr %1269, align 8
  %1271 = mul nsw i64 %1270, %1265
  %1272 = add i64 %1271, %1263
  %1273 = inttoptr i64 %1272 to ptr
  %1274 = load i8, ptr %1273, align 1
  %1275 = icmp ne i8 %1274, 0
  %1276 = zext i1 %1275 to i64
  %1277 = add nuw nsw i64 %1267, %1276
  %1278 = add nuw nsw i64 %1268, 1
  %1279 = icmp eq i64 %1278, %292
  br i1 %1279, label %1280, label %1266

1280:                                             ; preds = %1266, %1257
  %1281 = phi i64 [ 0, %1257 ], [ %1277, %1266 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %1281, ptr noundef %290, i64 noundef %292, ptr noundef null, i64 noundef 0)
  %1282 = load i64, ptr %1254, align 8
  br label %1283

1283:                                             ; preds = %1280, %1253
  %1284 = phi i64 [ %1282, %1280 ], [ %1255, %1253 ]
  %1285 = icmp eq i64 %1284, 1
  br i1 %1285, label %1286, label %1331

1286:                                             ; preds = %1283
  %1287 = load i64, ptr %91, align 8
  %1288 = inttoptr i64 %1287 to ptr
  %1289 = getelementptr inbounds i8, ptr %1288, i64 %105
  %1290 = load i8, ptr %1289, align 1
  %1291 = icmp eq i8 %1290, 3
  br i1 %1291, label %1331, label %1292

1292:                                             ; preds = %1286
  %1293 = load i64, ptr %92, align 8
  %1294 = getelementptr inbounds nuw i8, ptr %104, i64 72
  %1295 = load i64, ptr %1294, align 8
  switch i64 %1295, label %1296 [
    i64 0, label %1302
    i64 1, label %1297
  ]

1296:                                             ; preds = %1292
  br label %1297

1297:                                             ; preds = %1292, %1296
  %1298 = phi i64 [ 48, %1296 ], [ 40, %1292 ]
  %1299 = getelementptr inbounds nuw i8, ptr %104, i64 %1298
  %1300 = load i64, ptr %1299, align 8
  %1301 = getelementptr inbounds %struct.operand, ptr %19, i64 %1300
  br label %1302

1302:                                             ; preds = %1292, %1297
  %1303 = phi ptr [ %1301, %1297 ], [ null, %1292 ]
  %1304 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1305 = load i64, ptr %1304, align 8
  %1306 = getelementptr inbounds %struct.operand, ptr %19, i64 %1305
  %1307 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %1308 = load i64, ptr %1307, align 8
  %1309 = getelementptr inbounds %struct.operand, ptr %19, i64 %1308
  %1310 = load i64, ptr %1306, align 8
  %1311 = getelementptr inbounds nuw i8, ptr %1306, i64 8
  %1312 = load i64, ptr %1311, align 8
  tail call fastcc void @compare(ptr noundef nonnull %104, i64 %1293, i64 1, i64 %1310, i64 %1312, ptr noundef byval(%struct.operand) align 8 %1309, ptr noundef %290, i64 noundef %292)
  %1313 = icmp sgt i64 %292, 0
  br i1 %1313, label %1314, label %1327

1314:                                             ; preds = %1302, %1314
  %1315 = phi i64 [ %1324, %1314 ], [ 0, %1302 ]
  %1316 = phi i64 [ %1325, %1314 ], [ 0, %1302 ]
  %1317 = getelementptr inbounds nuw i64, ptr %290, i64 %1316
  %1318 = load i64, ptr %1317, align 8
  %1319 = add i64 %1318, %1293
  %1320 = inttoptr i64 %1319 to ptr
  %1321 = load i8, ptr %1320, align 1
  %1322 = icmp ne i8 %1321, 0
  %1323 = zext i1 %1322 to i64
  %1324 = add nuw nsw i64 %1315, %1323
  %1325 = add nuw nsw i64 %1316, 1
  %1326 = icmp eq i64 %1325, %292
  br i1 %1326, label %1327, label %1314

1327:                                             ; preds = %1314, %1302
  %1328 = phi i64 [ 0, %1302 ], [ %1324, %1314 ]
  %1329 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1330 = load i64, ptr %1329, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %1328, ptr noundef %290, i64 noundef %292, ptr noundef %1303, i64 noundef %1330)
  br label %1331

1331:                                             ; preds = %1327, %1286, %1283
  %1332 = load i64, ptr %17, align 8
  %1333 = inttoptr i64 %1332 to ptr
  %1334 = load i64, ptr %65, align 8
  %1335 = inttoptr i64 %1334 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1336 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1337 = load i64, ptr %1336, align 8
  %1338 = icmp sgt i64 %1337, -1
  br i1 %1338, label %1339, label %1344

1339:                                             ; preds = %1331
  %1340 = load i64, ptr %104, align 8
  %1341 = icmp eq i64 %1340, 27
  br i1 %1341, label %1344, label %1342

1342:                                             ; preds = %1339
  %1343 = getelementptr inbounds nuw %struct.operand, ptr %1333, i64 %1337
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1343, i64 16, i1 false)
  br label %1344

1344:                                             ; preds = %1342, %1339, %1331
  %1345 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1346 = load i64, ptr %1345, align 8
  %1347 = icmp sgt i64 %1346, -1
  br i1 %1347, label %1348, label %1353

1348:                                             ; preds = %1344
  %1349 = load i64, ptr %104, align 8
  %1350 = icmp eq i64 %1349, 26
  br i1 %1350, label %1353, label %1351

1351:                                             ; preds = %1348
  %1352 = getelementptr inbounds nuw %struct.operand, ptr %1333, i64 %1346
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1352, i64 16, i1 false)
  br label %1353

1353:                                             ; preds = %1351, %1348, %1344
  %1354 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %1355 = load i64, ptr %1354, align 8
  %1356 = icmp sgt i64 %1355, -1
  br i1 %1356, label %1357, label %1359

1357:                                             ; preds = %1353
  %1358 = getelementptr inbounds nuw %struct.operand, ptr %1333, i64 %1355
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1358, i64 16, i1 false)
  br label %1359

1359:                                             ; preds = %1357, %1353
  %1360 = getelementptr inbounds nuw i8, ptr %104, i64 56
  %1361 = load i64, ptr %1360, align 8
  %1362 = icmp sgt i64 %1361, -1
  br i1 %1362, label %1363, label %1365

1363:                                             ; preds = %1359
  %1364 = getelementptr inbounds nuw %struct.operand, ptr %1333, i64 %1361
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1364, i64 16, i1 false)
  br label %1365

1365:                                             ; preds = %1363, %1359
  %1366 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1367 = load i64, ptr %1366, align 8
  %1368 = icmp eq i64 %1367, 8
  %1369 = load i64, ptr %104, align 8
  br i1 %1368, label %1370, label %1629

1370:                                             ; preds = %1365
  switch i64 %1369, label %1371 [
    i64 19, label %1629
    i64 4, label %1629
    i64 18, label %1629
  ]

1371:                                             ; preds = %1370
  %1372 = load i64, ptr %3, align 8
  %1373 = load i64, ptr %96, align 8
  %1374 = load i64, ptr %4, align 8
  %1375 = load i64, ptr %93, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1376 = load i64, ptr %6, align 8
  %1377 = load i64, ptr %95, align 8
  %1378 = load i64, ptr %5, align 8
  %1379 = load i64, ptr %94, align 8
  store i64 %1372, ptr %2, align 8
  store i64 %1373, ptr %97, align 8
  switch i64 %1369, label %1628 [
    i64 5, label %1394
    i64 6, label %1392
    i64 7, label %1390
    i64 25, label %1388
    i64 29, label %1468
    i64 21, label %1386
    i64 22, label %1384
    i64 34, label %1382
    i64 35, label %1380
  ]

1380:                                             ; preds = %1371
  %1381 = icmp sgt i64 %292, 0
  br i1 %1381, label %1592, label %1628

1382:                                             ; preds = %1371
  %1383 = icmp sgt i64 %292, 0
  br i1 %1383, label %1571, label %1628

1384:                                             ; preds = %1371
  %1385 = icmp sgt i64 %292, 0
  br i1 %1385, label %1539, label %1628

1386:                                             ; preds = %1371
  %1387 = icmp sgt i64 %292, 0
  br i1 %1387, label %1507, label %1628

1388:                                             ; preds = %1371
  %1389 = icmp sgt i64 %292, 0
  br i1 %1389, label %1453, label %1628

1390:                                             ; preds = %1371
  %1391 = icmp sgt i64 %292, 0
  br i1 %1391, label %1434, label %1628

1392:                                             ; preds = %1371
  %1393 = icmp sgt i64 %292, 0
  br i1 %1393, label %1415, label %1628

1394:                                             ; preds = %1371
  %1395 = icmp sgt i64 %292, 0
  br i1 %1395, label %1396, label %1628

1396:                                             ; preds = %1394, %1396
  %1397 = phi i64 [ %1413, %1396 ], [ 0, %1394 ]
  %1398 = getelementptr inbounds nuw i64, ptr %290, i64 %1397
  %1399 = load i64, ptr %1398, align 8
  %1400 = mul nsw i64 %1399, %1375
  %1401 = add i64 %1400, %1374
  %1402 = inttoptr i64 %1401 to ptr
  %1403 = load float, ptr %1402, align 4
  %1404 = mul nsw i64 %1399, %1379
  %1405 = add i64 %1404, %1378
  %1406 = inttoptr i64 %1405 to ptr
  %1407 = load float, ptr %1406, align 4
  %1408 = fadd float %1403, %1407
  %1409 = fcmp uno float %1408, 0.000000e+00
  %1410 = bitcast float %1408 to i32
  %1411 = zext i32 %1410 to i64
  %1412 = select i1 %1409, i64 2147483647, i64 %1411
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1399, i64 noundef %1412)
  %1413 = add nuw nsw i64 %1397, 1
  %1414 = icmp eq i64 %1413, %292
  br i1 %1414, label %1628, label %1396

1415:                                             ; preds = %1392, %1415
  %1416 = phi i64 [ %1432, %1415 ], [ 0, %1392 ]
  %1417 = getelementptr inbounds nuw i64, ptr %290, i64 %1416
  %1418 = load i64, ptr %1417, align 8
  %1419 = mul nsw i64 %1418, %1375
  %1420 = add i64 %1419, %1374
  %1421 = inttoptr i64 %1420 to ptr
  %1422 = load float, ptr %1421, align 4
  %1423 = mul nsw i64 %1418, %1379
  %1424 = add i64 %1423, %1378
  %1425 = inttoptr i64 %1424 to ptr
  %1426 = load float, ptr %1425, align 4
  %1427 = fsub float %1422, %1426
  %1428 = fcmp uno float %1427, 0.000000e+00
  %1429 = bitcast float %1427 to i32
  %1430 = zext i32 %1429 to i64
  %1431 = select i1 %1428, i64 2147483647, i64 %1430
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1418, i64 noundef %1431)
  %1432 = add nuw nsw i64 %1416, 1
  %1433 = icmp eq i64 %1432, %292
  br i1 %1433, label %1628, label %1415

1434:                                             ; preds = %1390, %1434
  %1435 = phi i64 [ %1451, %1434 ], [ 0, %1390 ]
  %1436 = getelementptr inbounds nuw i64, ptr %290, i64 %1435
  %1437 = load i64, ptr %1436, align 8
  %1438 = mul nsw i64 %1437, %1375
  %1439 = add i64 %1438, %1374
  %1440 = inttoptr i64 %1439 to ptr
  %1441 = load float, ptr %1440, align 4
  %1442 = mul nsw i64 %1437, %1379
  %1443 = add i64 %1442, %1378
  %1444 = inttoptr i64 %1443 to ptr
  %1445 = load float, ptr %1444, align 4
  %1446 = fmul float %1441, %1445
  %1447 = fcmp uno float %1446, 0.000000e+00
  %1448 = bitcast float %1446 to i32
  %1449 = zext i32 %1448 to i64
  %1450 = select i1 %1447, i64 2147483647, i64 %1449
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1437, i64 noundef %1450)
  %1451 = add nuw nsw i64 %1435, 1
  %1452 = icmp eq i64 %1451, %292
  br i1 %1452, label %1628, label %1434

1453:                                             ; preds = %1388, %1453
  %1454 = phi i64 [ %1466, %1453 ], [ 0, %1388 ]
  %1455 = getelementptr inbounds nuw i64, ptr %290, i64 %1454
  %1456 = load i64, ptr %1455, align 8
  %1457 = mul nsw i64 %1456, %1375
  %1458 = add i64 %1457, %1374
  %1459 = inttoptr i64 %1458 to ptr
  %1460 = load float, ptr %1459, align 4
  %1461 = fneg float %1460
  %1462 = fcmp uno float %1460, 0.000000e+00
  %1463 = bitcast float %1461 to i32
  %1464 = zext i32 %1463 to i64
  %1465 = select i1 %1462, i64 2147483647, i64 %1464
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1456, i64 noundef %1465)
  %1466 = add nuw nsw i64 %1454, 1
  %1467 = icmp eq i64 %1466, %292
  br i1 %1467, label %1628, label %1453

1468:                                             ; preds = %1371
  %1469 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %1470 = load i64, ptr %1469, align 8
  %1471 = and i64 %1470, 1
  %1472 = icmp eq i64 %1471, 0
  %1473 = and i64 %1470, 2
  %1474 = icmp eq i64 %1473, 0
  %1475 = and i64 %1470, 4
  %1476 = icmp eq i64 %1475, 0
  %1477 = icmp sgt i64 %292, 0
  br i1 %1477, label %1478, label %1628

1478:                                             ; preds = %1468, %1478
  %1479 = phi i64 [ %1505, %1478 ], [ 0, %1468 ]
  %1480 = getelementptr inbounds nuw i64, ptr %290, i64 %1479
  %1481 = load i64, ptr %1480, align 8
  %1482 = mul nsw i64 %1481, %1375
  %1483 = add i64 %1482, %1374
  %1484 = inttoptr i64 %1483 to ptr
  %1485 = load float, ptr %1484, align 4
  %1486 = mul nsw i64 %1481, %1379
  %1487 = add i64 %1486, %1378
  %1488 = inttoptr i64 %1487 to ptr
  %1489 = load float, ptr %1488, align 4
  %1490 = mul nsw i64 %1481, %1377
  %1491 = add i64 %1490, %1376
  %1492 = inttoptr i64 %1491 to ptr
  %1493 = load float, ptr %1492, align 4
  %1494 = fneg float %1485
  %1495 = select i1 %1472, float %1485, float %1494
  %1496 = fneg float %1489
  %1497 = select i1 %1474, float %1489, float %1496
  %1498 = fneg float %1493
  %1499 = select i1 %1476, float %1493, float %1498
  %1500 = tail call float @llvm.fma.f32(float %1495, float %1497, float %1499)
  %1501 = fcmp uno float %1500, 0.000000e+00
  %1502 = bitcast float %1500 to i32
  %1503 = zext i32 %1502 to i64
  %1504 = select i1 %1501, i64 2147483647, i64 %1503
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1481, i64 noundef %1504)
  %1505 = add nuw nsw i64 %1479, 1
  %1506 = icmp eq i64 %1505, %292
  br i1 %1506, label %1628, label %1478

1507:                                             ; preds = %1386, %1531
  %1508 = phi i64 [ %1537, %1531 ], [ 0, %1386 ]
  %1509 = getelementptr inbounds nuw i64, ptr %290, i64 %1508
  %1510 = load i64, ptr %1509, align 8
  %1511 = mul nsw i64 %1510, %1375
  %1512 = add i64 %1511, %1374
  %1513 = inttoptr i64 %1512 to ptr
  %1514 = load float, ptr %1513, align 4
  %1515 = mul nsw i64 %1510, %1379
  %1516 = add i64 %1515, %1378
  %1517 = inttoptr i64 %1516 to ptr
  %1518 = load float, ptr %1517, align 4
  %1519 = fcmp uno float %1514, 0.000000e+00
  br i1 %1519, label %1531, label %1520

1520:                                             ; preds = %1507
  %1521 = fcmp uno float %1518, 0.000000e+00
  br i1 %1521, label %1531, label %1522

1522:                                             ; preds = %1520
  %1523 = fcmp oeq float %1514, %1518
  br i1 %1523, label %1524, label %1528

1524:                                             ; preds = %1522
  %1525 = bitcast float %1514 to i32
  %1526 = icmp slt i32 %1525, 0
  %1527 = select i1 %1526, float %1514, float %1518
  br label %1531

1528:                                             ; preds = %1522
  %1529 = fcmp olt float %1514, %1518
  %1530 = select i1 %1529, float %1514, float %1518
  br label %1531

1531:                                             ; preds = %1528, %1524, %1520, %1507
  %1532 = phi float [ %1530, %1528 ], [ %1518, %1507 ], [ %1527, %1524 ], [ %1514, %1520 ]
  %1533 = fcmp uno float %1532, 0.000000e+00
  %1534 = bitcast float %1532 to i32
  %1535 = zext i32 %1534 to i64
  %1536 = select i1 %1533, i64 2147483647, i64 %1535
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1510, i64 noundef %1536)
  %1537 = add nuw nsw i64 %1508, 1
  %1538 = icmp eq i64 %1537, %292
  br i1 %1538, label %1628, label %1507

1539:                                             ; preds = %1384, %1563
  %1540 = phi i64 [ %1569, %1563 ], [ 0, %1384 ]
  %1541 = getelementptr inbounds nuw i64, ptr %290, i64 %1540
  %1542 = load i64, ptr %1541, align 8
  %1543 = mul nsw i64 %1542, %1375
  %1544 = add i64 %1543, %1374
  %1545 = inttoptr i64 %1544 to ptr
  %1546 = load float, ptr %1545, align 4
  %1547 = mul nsw i64 %1542, %1379
  %1548 = add i64 %1547, %1378
  %1549 = inttoptr i64 %1548 to ptr
  %1550 = load float, ptr %1549, align 4
  %1551 = fcmp uno float %1546, 0.000000e+00
  br i1 %1551, label %1563, label %1552

1552:                                             ; preds = %1539
  %1553 = fcmp uno float %1550, 0.000000e+00
  br i1 %1553, label %1563, label %1554

1554:                                             ; preds = %1552
  %1555 = fcmp oeq float %1546, %1550
  br i1 %1555, label %1556, label %1560

1556:                                             ; preds = %1554
  %1557 = bitcast float %1546 to i32
  %1558 = icmp slt i32 %1557, 0
  %1559 = select i1 %1558, float %1550, float %1546
  br label %1563

1560:                                             ; preds = %1554
  %1561 = fcmp ogt float %1546, %1550
  %1562 = select i1 %1561, float %1546, float %1550
  br label %1563

1563:                                             ; preds = %1560, %1556, %1552, %1539
  %1564 = phi float [ %1562, %1560 ], [ %1550, %1539 ], [ %1559, %1556 ], [ %1546, %1552 ]
  %1565 = fcmp uno float %1564, 0.000000e+00
  %1566 = bitcast float %1564 to i32
  %1567 = zext i32 %1566 to i64
  %1568 = select i1 %1565, i64 2147483647, i64 %1567
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1542, i64 noundef %1568)
  %1569 = add nuw nsw i64 %1540, 1
  %1570 = icmp eq i64 %1569, %292
  br i1 %1570, label %1628, label %1539

1571:                                             ; preds = %1382, %1588
  %1572 = phi i64 [ %1590, %1588 ], [ 0, %1382 ]
  %1573 = getelementptr inbounds nuw i64, ptr %290, i64 %1572
  %1574 = load i64, ptr %1573, align 8
  %1575 = mul nsw i64 %1574, %1375
  %1576 = add i64 %1575, %1374
  %1577 = inttoptr i64 %1576 to ptr
  %1578 = load float, ptr %1577, align 4
  %1579 = fcmp uno float %1578, 0.000000e+00
  br i1 %1579, label %1588, label %1580

1580:                                             ; preds = %1571
  %1581 = bitcast float %1578 to i32
  %1582 = add i32 %1581, 32767
  %1583 = lshr i32 %1581, 16
  %1584 = and i32 %1583, 1
  %1585 = add i32 %1582, %1584
  %1586 = lshr i32 %1585, 16
  %1587 = zext nneg i32 %1586 to i64
  br label %1588

1588:                                             ; preds = %1580, %1571
  %1589 = phi i64 [ %1587, %1580 ], [ 32767, %1571 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1574, i64 noundef %1589)
  %1590 = add nuw nsw i64 %1572, 1
  %1591 = icmp eq i64 %1590, %292
  br i1 %1591, label %1628, label %1571

1592:                                             ; preds = %1380, %1622
  %1593 = phi i64 [ %1626, %1622 ], [ 0, %1380 ]
  %1594 = getelementptr inbounds nuw i64, ptr %290, i64 %1593
  %1595 = load i64, ptr %1594, align 8
  %1596 = mul nsw i64 %1595, %1375
  %1597 = add i64 %1596, %1374
  %1598 = inttoptr i64 %1597 to ptr
  %1599 = load float, ptr %1598, align 4
  %1600 = mul nsw i64 %1595, %1379
  %1601 = add i64 %1600, %1378
  %1602 = inttoptr i64 %1601 to ptr
  %1603 = load float, ptr %1602, align 4
  %1604 = fcmp uno float %1599, 0.000000e+00
  br i1 %1604, label %1612, label %1605

1605:                                             ; preds = %1592
  %1606 = bitcast float %1599 to i32
  %1607 = add i32 %1606, 32767
  %1608 = lshr i32 %1606, 16
  %1609 = and i32 %1608, 1
  %1610 = add i32 %1607, %1609
  %1611 = and i32 %1610, -65536
  br label %1612

1612:                                             ; preds = %1605, %1592
  %1613 = phi i32 [ %1611, %1605 ], [ 2147418112, %1592 ]
  %1614 = fcmp uno float %1603, 0.000000e+00
  br i1 %1614, label %1622, label %1615

1615:                                             ; preds = %1612
  %1616 = bitcast float %1603 to i32
  %1617 = add i32 %1616, 32767
  %1618 = lshr i32 %1616, 16
  %1619 = and i32 %1618, 1
  %1620 = add i32 %1617, %1619
  %1621 = lshr i32 %1620, 16
  br label %1622

1622:                                             ; preds = %1615, %1612
  %1623 = phi i32 [ %1621, %1615 ], [ 32767, %1612 ]
  %1624 = or disjoint i32 %1623, %1613
  %1625 = zext i32 %1624 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1595, i64 noundef %1625)
  %1626 = add nuw nsw i64 %1593, 1
  %1627 = icmp eq i64 %1626, %292
  br i1 %1627, label %1628, label %1592

1628:                                             ; preds = %1622, %1588, %1563, %1531, %1478, %1453, %1434, %1415, %1396, %1468, %1394, %1392, %1390, %1388, %1386, %1384, %1382, %1380, %1371
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3446

1629:                                             ; preds = %1370, %1370, %1370, %1365
  switch i64 %1369, label %3446 [
    i64 4, label %1657
    i64 5, label %1742
    i64 6, label %1869
    i64 7, label %1996
    i64 12, label %2123
    i64 13, label %2250
    i64 14, label %2377
    i64 15, label %2504
    i64 25, label %2610
    i64 21, label %2701
    i64 22, label %2827
    i64 19, label %2953
    i64 8, label %2958
    i64 9, label %1655
    i64 10, label %1653
    i64 11, label %1649
    i64 16, label %3103
    i64 17, label %3103
    i64 18, label %1644
    i64 20, label %1640
    i64 23, label %3198
    i64 24, label %3198
    i64 26, label %3242
    i64 27, label %3276
    i64 28, label %1634
    i64 30, label %1632
    i64 31, label %3382
    i64 32, label %3382
    i64 33, label %1630
  ]

1630:                                             ; preds = %1629
  %1631 = icmp sgt i64 %292, 0
  br i1 %1631, label %3432, label %3446

1632:                                             ; preds = %1629
  %1633 = icmp sgt i64 %292, 0
  br i1 %1633, label %3373, label %3446

1634:                                             ; preds = %1629
  %1635 = icmp sgt i64 %292, 0
  br i1 %1635, label %1636, label %3446

1636:                                             ; preds = %1634
  %1637 = load i64, ptr %6, align 8
  %1638 = load i64, ptr %95, align 8
  %1639 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3323

1640:                                             ; preds = %1629
  %1641 = icmp sgt i64 %292, 0
  br i1 %1641, label %1642, label %3446

1642:                                             ; preds = %1640
  %1643 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3172

1644:                                             ; preds = %1629
  %1645 = icmp sgt i64 %292, 0
  br i1 %1645, label %1646, label %3446

1646:                                             ; preds = %1644
  %1647 = load i64, ptr %6, align 8
  %1648 = load i64, ptr %95, align 8
  br label %3158

1649:                                             ; preds = %1629
  %1650 = icmp sgt i64 %292, 0
  br i1 %1650, label %1651, label %3446

1651:                                             ; preds = %1649
  %1652 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3090

1653:                                             ; preds = %1629
  %1654 = icmp sgt i64 %292, 0
  br i1 %1654, label %3064, label %3446

1655:                                             ; preds = %1629
  %1656 = icmp sgt i64 %292, 0
  br i1 %1656, label %3054, label %3446

1657:                                             ; preds = %1629
  %1658 = icmp sgt i64 %292, 0
  switch i64 %1367, label %1663 [
    i64 0, label %1664
    i64 4, label %1664
    i64 10, label %1664
    i64 1, label %1662
    i64 5, label %1661
    i64 2, label %1660
    i64 6, label %1659
  ]

1659:                                             ; preds = %1657
  br i1 %1658, label %1717, label %3446

1660:                                             ; preds = %1657
  br i1 %1658, label %1704, label %3446

1661:                                             ; preds = %1657
  br i1 %1658, label %1691, label %3446

1662:                                             ; preds = %1657
  br i1 %1658, label %1678, label %3446

1663:                                             ; preds = %1657
  br i1 %1658, label %1730, label %3446

1664:                                             ; preds = %1657, %1657, %1657
  br i1 %1658, label %1665, label %3446

1665:                                             ; preds = %1664, %1665
  %1666 = phi i64 [ %1676, %1665 ], [ 0, %1664 ]
  %1667 = getelementptr inbounds nuw i64, ptr %290, i64 %1666
  %1668 = load i64, ptr %1667, align 8
  %1669 = load i64, ptr %4, align 8
  %1670 = load i64, ptr %93, align 8
  %1671 = mul nsw i64 %1670, %1668
  %1672 = add i64 %1671, %1669
  %1673 = inttoptr i64 %1672 to ptr
  %1674 = load i8, ptr %1673, align 1
  %1675 = zext i8 %1674 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1668, i64 noundef %1675)
  %1676 = add nuw nsw i64 %1666, 1
  %1677 = icmp eq i64 %1676, %292
  br i1 %1677, label %3446, label %1665

1678:                                             ; preds = %1662, %1678
  %1679 = phi i64 [ %1689, %1678 ], [ 0, %1662 ]
  %1680 = getelementptr inbounds nuw i64, ptr %290, i64 %1679
  %1681 = load i64, ptr %1680, align 8
  %1682 = load i64, ptr %4, align 8
  %1683 = load i64, ptr %93, align 8
  %1684 = mul nsw i64 %1683, %1681
  %1685 = add i64 %1684, %1682
  %1686 = inttoptr i64 %1685 to ptr
  %1687 = load i16, ptr %1686, align 2
  %1688 = zext i16 %1687 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1681, i64 noundef %1688)
  %1689 = add nuw nsw i64 %1679, 1
  %1690 = icmp eq i64 %1689, %292
  br i1 %1690, label %3446, label %1678

1691:                                             ; preds = %1661, %1691
  %1692 = phi i64 [ %1702, %1691 ], [ 0, %1661 ]
  %1693 = getelementptr inbounds nuw i64, ptr %290, i64 %1692
  %1694 = load i64, ptr %1693, align 8
  %1695 = load i64, ptr %4, align 8
  %1696 = load i64, ptr %93, align 8
  %1697 = mul nsw i64 %1696, %1694
  %1698 = add i64 %1697, %1695
  %1699 = inttoptr i64 %1698 to ptr
  %1700 = load i16, ptr %1699, align 2
  %1701 = sext i16 %1700 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1694, i64 noundef %1701)
  %1702 = add nuw nsw i64 %1692, 1
  %1703 = icmp eq i64 %1702, %292
  br i1 %1703, label %3446, label %1691

1704:                                             ; preds = %1660, %1704
  %1705 = phi i64 [ %1715, %1704 ], [ 0, %1660 ]
  %1706 = getelementptr inbounds nuw i64, ptr %290, i64 %1705
  %1707 = load i64, ptr %1706, align 8
  %1708 = load i64, ptr %4, align 8
  %1709 = load i64, ptr %93, align 8
  %1710 = mul nsw i64 %1709, %1707
  %1711 = add i64 %1710, %1708
  %1712 = inttoptr i64 %1711 to ptr
  %1713 = load i32, ptr %1712, align 4
  %1714 = zext i32 %1713 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1707, i64 noundef %1714)
  %1715 = add nuw nsw i64 %1705, 1
  %1716 = icmp eq i64 %1715, %292
  br i1 %1716, label %3446, label %1704

1717:                                             ; preds = %1659, %1717
  %1718 = phi i64 [ %1728, %1717 ], [ 0, %1659 ]
  %1719 = getelementptr inbounds nuw i64, ptr %290, i64 %1718
  %1720 = load i64, ptr %1719, align 8
  %1721 = load i64, ptr %4, align 8
  %1722 = load i64, ptr %93, align 8
  %1723 = mul nsw i64 %1722, %1720
  %1724 = add i64 %1723, %1721
  %1725 = inttoptr i64 %1724 to ptr
  %1726 = load i32, ptr %1725, align 4
  %1727 = sext i32 %1726 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1720, i64 noundef %1727)
  %1728 = add nuw nsw i64 %1718, 1
  %1729 = icmp eq i64 %1728, %292
  br i1 %1729, label %3446, label %1717

1730:                                             ; preds = %1663, %1730
  %1731 = phi i64 [ %1740, %1730 ], [ 0, %1663 ]
  %1732 = getelementptr inbounds nuw i64, ptr %290, i64 %1731
  %1733 = load i64, ptr %1732, align 8
  %1734 = load i64, ptr %4, align 8
  %1735 = load i64, ptr %93, align 8
  %1736 = mul nsw i64 %1735, %1733
  %1737 = add i64 %1736, %1734
  %1738 = inttoptr i64 %1737 to ptr
  %1739 = load i64, ptr %1738, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1733, i64 noundef %1739)
  %1740 = add nuw nsw i64 %1731, 1
  %1741 = icmp eq i64 %1740, %292
  br i1 %1741, label %3446, label %1730

1742:                                             ; preds = %1629
  %1743 = icmp sgt i64 %292, 0
  switch i64 %1367, label %1748 [
    i64 0, label %1749
    i64 4, label %1749
    i64 10, label %1749
    i64 1, label %1747
    i64 5, label %1746
    i64 2, label %1745
    i64 6, label %1744
  ]

1744:                                             ; preds = %1742
  br i1 %1743, label %1830, label %3446

1745:                                             ; preds = %1742
  br i1 %1743, label %1810, label %3446

1746:                                             ; preds = %1742
  br i1 %1743, label %1790, label %3446

1747:                                             ; preds = %1742
  br i1 %1743, label %1770, label %3446

1748:                                             ; preds = %1742
  br i1 %1743, label %1850, label %3446

1749:                                             ; preds = %1742, %1742, %1742
  br i1 %1743, label %1750, label %3446

1750:                                             ; preds = %1749, %1750
  %1751 = phi i64 [ %1768, %1750 ], [ 0, %1749 ]
  %1752 = getelementptr inbounds nuw i64, ptr %290, i64 %1751
  %1753 = load i64, ptr %1752, align 8
  %1754 = load i64, ptr %4, align 8
  %1755 = load i64, ptr %93, align 8
  %1756 = mul nsw i64 %1755, %1753
  %1757 = add i64 %1756, %1754
  %1758 = inttoptr i64 %1757 to ptr
  %1759 = load i8, ptr %1758, align 1
  %1760 = load i64, ptr %5, align 8
  %1761 = load i64, ptr %94, align 8
  %1762 = mul nsw i64 %1761, %1753
  %1763 = add i64 %1762, %1760
  %1764 = inttoptr i64 %1763 to ptr
  %1765 = load i8, ptr %1764, align 1
  %1766 = add i8 %1765, %1759
  %1767 = zext i8 %1766 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1753, i64 noundef %1767)
  %1768 = add nuw nsw i64 %1751, 1
  %1769 = icmp eq i64 %1768, %292
  br i1 %1769, label %3446, label %1750

1770:                                             ; preds = %1747, %1770
  %1771 = phi i64 [ %1788, %1770 ], [ 0, %1747 ]
  %1772 = getelementptr inbounds nuw i64, ptr %290, i64 %1771
  %1773 = load i64, ptr %1772, align 8
  %1774 = load i64, ptr %4, align 8
  %1775 = load i64, ptr %93, align 8
  %1776 = mul nsw i64 %1775, %1773
  %1777 = add i64 %1776, %1774
  %1778 = inttoptr i64 %1777 to ptr
  %1779 = load i16, ptr %1778, align 2
  %1780 = load i64, ptr %5, align 8
  %1781 = load i64, ptr %94, align 8
  %1782 = mul nsw i64 %1781, %1773
  %1783 = add i64 %1782, %1780
  %1784 = inttoptr i64 %1783 to ptr
  %1785 = load i16, ptr %1784, align 2
  %1786 = add i16 %1785, %1779
  %1787 = zext i16 %1786 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1773, i64 noundef %1787)
  %1788 = add nuw nsw i64 %1771, 1
  %1789 = icmp eq i64 %1788, %292
  br i1 %1789, label %3446, label %1770

1790:                                             ; preds = %1746, %1790
  %1791 = phi i64 [ %1808, %1790 ], [ 0, %1746 ]
  %1792 = getelementptr inbounds nuw i64, ptr %290, i64 %1791
  %1793 = load i64, ptr %1792, align 8
  %1794 = load i64, ptr %4, align 8
  %1795 = load i64, ptr %93, align 8
  %1796 = mul nsw i64 %1795, %1793
  %1797 = add i64 %1796, %1794
  %1798 = inttoptr i64 %1797 to ptr
  %1799 = load i16, ptr %1798, align 2
  %1800 = load i64, ptr %5, align 8
  %1801 = load i64, ptr %94, align 8
  %1802 = mul nsw i64 %1801, %1793
  %1803 = add i64 %1802, %1800
  %1804 = inttoptr i64 %1803 to ptr
  %1805 = load i16, ptr %1804, align 2
  %1806 = add i16 %1805, %1799
  %1807 = sext i16 %1806 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1793, i64 noundef %1807)
  %1808 = add nuw nsw i64 %1791, 1
  %1809 = icmp eq i64 %1808, %292
  br i1 %1809, label %3446, label %1790

1810:                                             ; preds = %1745, %1810
  %1811 = phi i64 [ %1828, %1810 ], [ 0, %1745 ]
  %1812 = getelementptr inbounds nuw i64, ptr %290, i64 %1811
  %1813 = load i64, ptr %1812, align 8
  %1814 = load i64, ptr %4, align 8
  %1815 = load i64, ptr %93, align 8
  %1816 = mul nsw i64 %1815, %1813
  %1817 = add i64 %1816, %1814
  %1818 = inttoptr i64 %1817 to ptr
  %1819 = load i32, ptr %1818, align 4
  %1820 = load i64, ptr %5, align 8
  %1821 = load i64, ptr %94, align 8
  %1822 = mul nsw i64 %1821, %1813
  %1823 = add i64 %1822, %1820
  %1824 = inttoptr i64 %1823 to ptr
  %1825 = load i32, ptr %1824, align 4
  %1826 = add i32 %1825, %1819
  %1827 = zext i32 %1826 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1813, i64 noundef %1827)
  %1828 = add nuw nsw i64 %1811, 1
  %1829 = icmp eq i64 %1828, %292
  br i1 %1829, label %3446, label %1810

1830:                                             ; preds = %1744, %1830
  %1831 = phi i64 [ %1848, %1830 ], [ 0, %1744 ]
  %1832 = getelementptr inbounds nuw i64, ptr %290, i64 %1831
  %1833 = load i64, ptr %1832, align 8
  %1834 = load i64, ptr %4, align 8
  %1835 = load i64, ptr %93, align 8
  %1836 = mul nsw i64 %1835, %1833
  %1837 = add i64 %1836, %1834
  %1838 = inttoptr i64 %1837 to ptr
  %1839 = load i32, ptr %1838, align 4
  %1840 = load i64, ptr %5, align 8
  %1841 = load i64, ptr %94, align 8
  %1842 = mul nsw i64 %1841, %1833
  %1843 = add i64 %1842, %1840
  %1844 = inttoptr i64 %1843 to ptr
  %1845 = load i32, ptr %1844, align 4
  %1846 = add i32 %1845, %1839
  %1847 = sext i32 %1846 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1833, i64 noundef %1847)
  %1848 = add nuw nsw i64 %1831, 1
  %1849 = icmp eq i64 %1848, %292
  br i1 %1849, label %3446, label %1830

1850:                                             ; preds = %1748, %1850
  %1851 = phi i64 [ %1867, %1850 ], [ 0, %1748 ]
  %1852 = getelementptr inbounds nuw i64, ptr %290, i64 %1851
  %1853 = load i64, ptr %1852, align 8
  %1854 = load i64, ptr %4, align 8
  %1855 = load i64, ptr %93, align 8
  %1856 = mul nsw i64 %1855, %1853
  %1857 = add i64 %1856, %1854
  %1858 = inttoptr i64 %1857 to ptr
  %1859 = load i64, ptr %1858, align 8
  %1860 = load i64, ptr %5, align 8
  %1861 = load i64, ptr %94, align 8
  %1862 = mul nsw i64 %1861, %1853
  %1863 = add i64 %1862, %1860
  %1864 = inttoptr i64 %1863 to ptr
  %1865 = load i64, ptr %1864, align 8
  %1866 = add i64 %1865, %1859
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1853, i64 noundef %1866)
  %1867 = add nuw nsw i64 %1851, 1
  %1868 = icmp eq i64 %1867, %292
  br i1 %1868, label %3446, label %1850

1869:                                             ; preds = %1629
  %1870 = icmp sgt i64 %292, 0
  switch i64 %1367, label %1875 [
    i64 0, label %1876
    i64 4, label %1876
    i64 10, label %1876
    i64 1, label %1874
    i64 5, label %1873
    i64 2, label %1872
    i64 6, label %1871
  ]

1871:                                             ; preds = %1869
  br i1 %1870, label %1957, label %3446

1872:                                             ; preds = %1869
  br i1 %1870, label %1937, label %3446

1873:                                             ; preds = %1869
  br i1 %1870, label %1917, label %3446

1874:                                             ; preds = %1869
  br i1 %1870, label %1897, label %3446

1875:                                             ; preds = %1869
  br i1 %1870, label %1977, label %3446

1876:                                             ; preds = %1869, %1869, %1869
  br i1 %1870, label %1877, label %3446

1877:                                             ; preds = %1876, %1877
  %1878 = phi i64 [ %1895, %1877 ], [ 0, %1876 ]
  %1879 = getelementptr inbounds nuw i64, ptr %290, i64 %1878
  %1880 = load i64, ptr %1879, align 8
  %1881 = load i64, ptr %4, align 8
  %1882 = load i64, ptr %93, align 8
  %1883 = mul nsw i64 %1882, %1880
  %1884 = add i64 %1883, %1881
  %1885 = inttoptr i64 %1884 to ptr
  %1886 = load i8, ptr %1885, align 1
  %1887 = load i64, ptr %5, align 8
  %1888 = load i64, ptr %94, align 8
  %1889 = mul nsw i64 %1888, %1880
  %1890 = add i64 %1889, %1887
  %1891 = inttoptr i64 %1890 to ptr
  %1892 = load i8, ptr %1891, align 1
  %1893 = sub i8 %1886, %1892
  %1894 = zext i8 %1893 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1880, i64 noundef %1894)
  %1895 = add nuw nsw i64 %1878, 1
  %1896 = icmp eq i64 %1895, %292
  br i1 %1896, label %3446, label %1877

1897:                                             ; preds = %1874, %1897
  %1898 = phi i64 [ %1915, %1897 ], [ 0, %1874 ]
  %1899 = getelementptr inbounds nuw i64, ptr %290, i64 %1898
  %1900 = load i64, ptr %1899, align 8
  %1901 = load i64, ptr %4, align 8
  %1902 = load i64, ptr %93, align 8
  %1903 = mul nsw i64 %1902, %1900
  %1904 = add i64 %1903, %1901
  %1905 = inttoptr i64 %1904 to ptr
  %1906 = load i16, ptr %1905, align 2
  %1907 = load i64, ptr %5, align 8
  %1908 = load i64, ptr %94, align 8
  %1909 = mul nsw i64 %1908, %1900
  %1910 = add i64 %1909, %1907
  %1911 = inttoptr i64 %1910 to ptr
  %1912 = load i16, ptr %1911, align 2
  %1913 = sub i16 %1906, %1912
  %1914 = zext i16 %1913 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1900, i64 noundef %1914)
  %1915 = add nuw nsw i64 %1898, 1
  %1916 = icmp eq i64 %1915, %292
  br i1 %1916, label %3446, label %1897

1917:                                             ; preds = %1873, %1917
  %1918 = phi i64 [ %1935, %1917 ], [ 0, %1873 ]
  %1919 = getelementptr inbounds nuw i64, ptr %290, i64 %1918
  %1920 = load i64, ptr %1919, align 8
  %1921 = load i64, ptr %4, align 8
  %1922 = load i64, ptr %93, align 8
  %1923 = mul nsw i64 %1922, %1920
  %1924 = add i64 %1923, %1921
  %1925 = inttoptr i64 %1924 to ptr
  %1926 = load i16, ptr %1925, align 2
  %1927 = load i64, ptr %5, align 8
  %1928 = load i64, ptr %94, align 8
  %1929 = mul nsw i64 %1928, %1920
  %1930 = add i64 %1929, %1927
  %1931 = inttoptr i64 %1930 to ptr
  %1932 = load i16, ptr %1931, align 2
  %1933 = sub i16 %1926, %1932
  %1934 = sext i16 %1933 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1920, i64 noundef %1934)
  %1935 = add nuw nsw i64 %1918, 1
  %1936 = icmp eq i64 %1935, %292
  br i1 %1936, label %3446, label %1917

1937:                                             ; preds = %1872, %1937
  %1938 = phi i64 [ %1955, %1937 ], [ 0, %1872 ]
  %1939 = getelementptr inbounds nuw i64, ptr %290, i64 %1938
  %1940 = load i64, ptr %1939, align 8
  %1941 = load i64, ptr %4, align 8
  %1942 = load i64, ptr %93, align 8
  %1943 = mul nsw i64 %1942, %1940
  %1944 = add i64 %1943, %1941
  %1945 = inttoptr i64 %1944 to ptr
  %1946 = load i32, ptr %1945, align 4
  %1947 = load i64, ptr %5, align 8
  %1948 = load i64, ptr %94, align 8
  %1949 = mul nsw i64 %1948, %1940
  %1950 = add i64 %1949, %1947
  %1951 = inttoptr i64 %1950 to ptr
  %1952 = load i32, ptr %1951, align 4
  %1953 = sub i32 %1946, %1952
  %1954 = zext i32 %1953 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1940, i64 noundef %1954)
  %1955 = add nuw nsw i64 %1938, 1
  %1956 = icmp eq i64 %1955, %292
  br i1 %1956, label %3446, label %1937

1957:                                             ; preds = %1871, %1957
  %1958 = phi i64 [ %1975, %1957 ], [ 0, %1871 ]
  %1959 = getelementptr inbounds nuw i64, ptr %290, i64 %1958
  %1960 = load i64, ptr %1959, align 8
  %1961 = load i64, ptr %4, align 8
  %1962 = load i64, ptr %93, align 8
  %1963 = mul nsw i64 %1962, %1960
  %1964 = add i64 %1963, %1961
  %1965 = inttoptr i64 %1964 to ptr
  %1966 = load i32, ptr %1965, align 4
  %1967 = load i64, ptr %5, align 8
  %1968 = load i64, ptr %94, align 8
  %1969 = mul nsw i64 %1968, %1960
  %1970 = add i64 %1969, %1967
  %1971 = inttoptr i64 %1970 to ptr
  %1972 = load i32, ptr %1971, align 4
  %1973 = sub i32 %1966, %1972
  %1974 = sext i32 %1973 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1960, i64 noundef %1974)
  %1975 = add nuw nsw i64 %1958, 1
  %1976 = icmp eq i64 %1975, %292
  br i1 %1976, label %3446, label %1957

1977:                                             ; preds = %1875, %1977
  %1978 = phi i64 [ %1994, %1977 ], [ 0, %1875 ]
  %1979 = getelementptr inbounds nuw i64, ptr %290, i64 %1978
  %1980 = load i64, ptr %1979, align 8
  %1981 = load i64, ptr %4, align 8
  %1982 = load i64, ptr %93, align 8
  %1983 = mul nsw i64 %1982, %1980
  %1984 = add i64 %1983, %1981
  %1985 = inttoptr i64 %1984 to ptr
  %1986 = load i64, ptr %1985, align 8
  %1987 = load i64, ptr %5, align 8
  %1988 = load i64, ptr %94, align 8
  %1989 = mul nsw i64 %1988, %1980
  %1990 = add i64 %1989, %1987
  %1991 = inttoptr i64 %1990 to ptr
  %1992 = load i64, ptr %1991, align 8
  %1993 = sub i64 %1986, %1992
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1980, i64 noundef %1993)
  %1994 = add nuw nsw i64 %1978, 1
  %1995 = icmp eq i64 %1994, %292
  br i1 %1995, label %3446, label %1977

1996:                                             ; preds = %1629
  %1997 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2002 [
    i64 0, label %2003
    i64 4, label %2003
    i64 10, label %2003
    i64 1, label %2001
    i64 5, label %2000
    i64 2, label %1999
    i64 6, label %1998
  ]

1998:                                             ; preds = %1996
  br i1 %1997, label %2084, label %3446

1999:                                             ; preds = %1996
  br i1 %1997, label %2064, label %3446

2000:                                             ; preds = %1996
  br i1 %1997, label %2044, label %3446

2001:                                             ; preds = %1996
  br i1 %1997, label %2024, label %3446

2002:                                             ; preds = %1996
  br i1 %1997, label %2104, label %3446

2003:                                             ; preds = %1996, %1996, %1996
  br i1 %1997, label %2004, label %3446

2004:                                             ; preds = %2003, %2004
  %2005 = phi i64 [ %2022, %2004 ], [ 0, %2003 ]
  %2006 = getelementptr inbounds nuw i64, ptr %290, i64 %2005
  %2007 = load i64, ptr %2006, align 8
  %2008 = load i64, ptr %4, align 8
  %2009 = load i64, ptr %93, align 8
  %2010 = mul nsw i64 %2009, %2007
  %2011 = add i64 %2010, %2008
  %2012 = inttoptr i64 %2011 to ptr
  %2013 = load i8, ptr %2012, align 1
  %2014 = load i64, ptr %5, align 8
  %2015 = load i64, ptr %94, align 8
  %2016 = mul nsw i64 %2015, %2007
  %2017 = add i64 %2016, %2014
  %2018 = inttoptr i64 %2017 to ptr
  %2019 = load i8, ptr %2018, align 1
  %2020 = mul i8 %2019, %2013
  %2021 = zext i8 %2020 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2007, i64 noundef %2021)
  %2022 = add nuw nsw i64 %2005, 1
  %2023 = icmp eq i64 %2022, %292
  br i1 %2023, label %3446, label %2004

2024:                                             ; preds = %2001, %2024
  %2025 = phi i64 [ %2042, %2024 ], [ 0, %2001 ]
  %2026 = getelementptr inbounds nuw i64, ptr %290, i64 %2025
  %2027 = load i64, ptr %2026, align 8
  %2028 = load i64, ptr %4, align 8
  %2029 = load i64, ptr %93, align 8
  %2030 = mul nsw i64 %2029, %2027
  %2031 = add i64 %2030, %2028
  %2032 = inttoptr i64 %2031 to ptr
  %2033 = load i16, ptr %2032, align 2
  %2034 = load i64, ptr %5, align 8
  %2035 = load i64, ptr %94, align 8
  %2036 = mul nsw i64 %2035, %2027
  %2037 = add i64 %2036, %2034
  %2038 = inttoptr i64 %2037 to ptr
  %2039 = load i16, ptr %2038, align 2
  %2040 = mul i16 %2039, %2033
  %2041 = zext i16 %2040 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2027, i64 noundef %2041)
  %2042 = add nuw nsw i64 %2025, 1
  %2043 = icmp eq i64 %2042, %292
  br i1 %2043, label %3446, label %2024

2044:                                             ; preds = %2000, %2044
  %2045 = phi i64 [ %2062, %2044 ], [ 0, %2000 ]
  %2046 = getelementptr inbounds nuw i64, ptr %290, i64 %2045
  %2047 = load i64, ptr %2046, align 8
  %2048 = load i64, ptr %4, align 8
  %2049 = load i64, ptr %93, align 8
  %2050 = mul nsw i64 %2049, %2047
  %2051 = add i64 %2050, %2048
  %2052 = inttoptr i64 %2051 to ptr
  %2053 = load i16, ptr %2052, align 2
  %2054 = load i64, ptr %5, align 8
  %2055 = load i64, ptr %94, align 8
  %2056 = mul nsw i64 %2055, %2047
  %2057 = add i64 %2056, %2054
  %2058 = inttoptr i64 %2057 to ptr
  %2059 = load i16, ptr %2058, align 2
  %2060 = mul i16 %2059, %2053
  %2061 = sext i16 %2060 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2047, i64 noundef %2061)
  %2062 = add nuw nsw i64 %2045, 1
  %2063 = icmp eq i64 %2062, %292
  br i1 %2063, label %3446, label %2044

2064:                                             ; preds = %1999, %2064
  %2065 = phi i64 [ %2082, %2064 ], [ 0, %1999 ]
  %2066 = getelementptr inbounds nuw i64, ptr %290, i64 %2065
  %2067 = load i64, ptr %2066, align 8
  %2068 = load i64, ptr %4, align 8
  %2069 = load i64, ptr %93, align 8
  %2070 = mul nsw i64 %2069, %2067
  %2071 = add i64 %2070, %2068
  %2072 = inttoptr i64 %2071 to ptr
  %2073 = load i32, ptr %2072, align 4
  %2074 = load i64, ptr %5, align 8
  %2075 = load i64, ptr %94, align 8
  %2076 = mul nsw i64 %2075, %2067
  %2077 = add i64 %2076, %2074
  %2078 = inttoptr i64 %2077 to ptr
  %2079 = load i32, ptr %2078, align 4
  %2080 = mul i32 %2079, %2073
  %2081 = zext i32 %2080 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2067, i64 noundef %2081)
  %2082 = add nuw nsw i64 %2065, 1
  %2083 = icmp eq i64 %2082, %292
  br i1 %2083, label %3446, label %2064

2084:                                             ; preds = %1998, %2084
  %2085 = phi i64 [ %2102, %2084 ], [ 0, %1998 ]
  %2086 = getelementptr inbounds nuw i64, ptr %290, i64 %2085
  %2087 = load i64, ptr %2086, align 8
  %2088 = load i64, ptr %4, align 8
  %2089 = load i64, ptr %93, align 8
  %2090 = mul nsw i64 %2089, %2087
  %2091 = add i64 %2090, %2088
  %2092 = inttoptr i64 %2091 to ptr
  %2093 = load i32, ptr %2092, align 4
  %2094 = load i64, ptr %5, align 8
  %2095 = load i64, ptr %94, align 8
  %2096 = mul nsw i64 %2095, %2087
  %2097 = add i64 %2096, %2094
  %2098 = inttoptr i64 %2097 to ptr
  %2099 = load i32, ptr %2098, align 4
  %2100 = mul i32 %2099, %2093
  %2101 = sext i32 %2100 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2087, i64 noundef %2101)
  %2102 = add nuw nsw i64 %2085, 1
  %2103 = icmp eq i64 %2102, %292
  br i1 %2103, label %3446, label %2084

2104:                                             ; preds = %2002, %2104
  %2105 = phi i64 [ %2121, %2104 ], [ 0, %2002 ]
  %2106 = getelementptr inbounds nuw i64, ptr %290, i64 %2105
  %2107 = load i64, ptr %2106, align 8
  %2108 = load i64, ptr %4, align 8
  %2109 = load i64, ptr %93, align 8
  %2110 = mul nsw i64 %2109, %2107
  %2111 = add i64 %2110, %2108
  %2112 = inttoptr i64 %2111 to ptr
  %2113 = load i64, ptr %2112, align 8
  %2114 = load i64, ptr %5, align 8
  %2115 = load i64, ptr %94, align 8
  %2116 = mul nsw i64 %2115, %2107
  %2117 = add i64 %2116, %2114
  %2118 = inttoptr i64 %2117 to ptr
  %2119 = load i64, ptr %2118, align 8
  %2120 = mul i64 %2119, %2113
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2107, i64 noundef %2120)
  %2121 = add nuw nsw i64 %2105, 1
  %2122 = icmp eq i64 %2121, %292
  br i1 %2122, label %3446, label %2104

2123:                                             ; preds = %1629
  %2124 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2129 [
    i64 0, label %2130
    i64 4, label %2130
    i64 10, label %2130
    i64 1, label %2128
    i64 5, label %2127
    i64 2, label %2126
    i64 6, label %2125
  ]

2125:                                             ; preds = %2123
  br i1 %2124, label %2211, label %3446

2126:                                             ; preds = %2123
  br i1 %2124, label %2191, label %3446

2127:                                             ; preds = %2123
  br i1 %2124, label %2171, label %3446

2128:                                             ; preds = %2123
  br i1 %2124, label %2151, label %3446

2129:                                             ; preds = %2123
  br i1 %2124, label %2231, label %3446

2130:                                             ; preds = %2123, %2123, %2123
  br i1 %2124, label %2131, label %3446

2131:                                             ; preds = %2130, %2131
  %2132 = phi i64 [ %2149, %2131 ], [ 0, %2130 ]
  %2133 = getelementptr inbounds nuw i64, ptr %290, i64 %2132
  %2134 = load i64, ptr %2133, align 8
  %2135 = load i64, ptr %4, align 8
  %2136 = load i64, ptr %93, align 8
  %2137 = mul nsw i64 %2136, %2134
  %2138 = add i64 %2137, %2135
  %2139 = inttoptr i64 %2138 to ptr
  %2140 = load i8, ptr %2139, align 1
  %2141 = load i64, ptr %5, align 8
  %2142 = load i64, ptr %94, align 8
  %2143 = mul nsw i64 %2142, %2134
  %2144 = add i64 %2143, %2141
  %2145 = inttoptr i64 %2144 to ptr
  %2146 = load i8, ptr %2145, align 1
  %2147 = and i8 %2146, %2140
  %2148 = zext i8 %2147 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2134, i64 noundef %2148)
  %2149 = add nuw nsw i64 %2132, 1
  %2150 = icmp eq i64 %2149, %292
  br i1 %2150, label %3446, label %2131

2151:                                             ; preds = %2128, %2151
  %2152 = phi i64 [ %2169, %2151 ], [ 0, %2128 ]
  %2153 = getelementptr inbounds nuw i64, ptr %290, i64 %2152
  %2154 = load i64, ptr %2153, align 8
  %2155 = load i64, ptr %4, align 8
  %2156 = load i64, ptr %93, align 8
  %2157 = mul nsw i64 %2156, %2154
  %2158 = add i64 %2157, %2155
  %2159 = inttoptr i64 %2158 to ptr
  %2160 = load i16, ptr %2159, align 2
  %2161 = load i64, ptr %5, align 8
  %2162 = load i64, ptr %94, align 8
  %2163 = mul nsw i64 %2162, %2154
  %2164 = add i64 %2163, %2161
  %2165 = inttoptr i64 %2164 to ptr
  %2166 = load i16, ptr %2165, align 2
  %2167 = and i16 %2166, %2160
  %2168 = zext i16 %2167 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2154, i64 noundef %2168)
  %2169 = add nuw nsw i64 %2152, 1
  %2170 = icmp eq i64 %2169, %292
  br i1 %2170, label %3446, label %2151

2171:                                             ; preds = %2127, %2171
  %2172 = phi i64 [ %2189, %2171 ], [ 0, %2127 ]
  %2173 = getelementptr inbounds nuw i64, ptr %290, i64 %2172
  %2174 = load i64, ptr %2173, align 8
  %2175 = load i64, ptr %4, align 8
  %2176 = load i64, ptr %93, align 8
  %2177 = mul nsw i64 %2176, %2174
  %2178 = add i64 %2177, %2175
  %2179 = inttoptr i64 %2178 to ptr
  %2180 = load i16, ptr %2179, align 2
  %2181 = load i64, ptr %5, align 8
  %2182 = load i64, ptr %94, align 8
  %2183 = mul nsw i64 %2182, %2174
  %2184 = add i64 %2183, %2181
  %2185 = inttoptr i64 %2184 to ptr
  %2186 = load i16, ptr %2185, align 2
  %2187 = and i16 %2186, %2180
  %2188 = sext i16 %2187 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2174, i64 noundef %2188)
  %2189 = add nuw nsw i64 %2172, 1
  %2190 = icmp eq i64 %2189, %292
  br i1 %2190, label %3446, label %2171

2191:                                             ; preds = %2126, %2191
  %2192 = phi i64 [ %2209, %2191 ], [ 0, %2126 ]
  %2193 = getelementptr inbounds nuw i64, ptr %290, i64 %2192
  %2194 = load i64, ptr %2193, align 8
  %2195 = load i64, ptr %4, align 8
  %2196 = load i64, ptr %93, align 8
  %2197 = mul nsw i64 %2196, %2194
  %2198 = add i64 %2197, %2195
  %2199 = inttoptr i64 %2198 to ptr
  %2200 = load i32, ptr %2199, align 4
  %2201 = load i64, ptr %5, align 8
  %2202 = load i64, ptr %94, align 8
  %2203 = mul nsw i64 %2202, %2194
  %2204 = add i64 %2203, %2201
  %2205 = inttoptr i64 %2204 to ptr
  %2206 = load i32, ptr %2205, align 4
  %2207 = and i32 %2206, %2200
  %2208 = zext i32 %2207 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2194, i64 noundef %2208)
  %2209 = add nuw nsw i64 %2192, 1
  %2210 = icmp eq i64 %2209, %292
  br i1 %2210, label %3446, label %2191

2211:                                             ; preds = %2125, %2211
  %2212 = phi i64 [ %2229, %2211 ], [ 0, %2125 ]
  %2213 = getelementptr inbounds nuw i64, ptr %290, i64 %2212
  %2214 = load i64, ptr %2213, align 8
  %2215 = load i64, ptr %4, align 8
  %2216 = load i64, ptr %93, align 8
  %2217 = mul nsw i64 %2216, %2214
  %2218 = add i64 %2217, %2215
  %2219 = inttoptr i64 %2218 to ptr
  %2220 = load i32, ptr %2219, align 4
  %2221 = load i64, ptr %5, align 8
  %2222 = load i64, ptr %94, align 8
  %2223 = mul nsw i64 %2222, %2214
  %2224 = add i64 %2223, %2221
  %2225 = inttoptr i64 %2224 to ptr
  %2226 = load i32, ptr %2225, align 4
  %2227 = and i32 %2226, %2220
  %2228 = sext i32 %2227 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2214, i64 noundef %2228)
  %2229 = add nuw nsw i64 %2212, 1
  %2230 = icmp eq i64 %2229, %292
  br i1 %2230, label %3446, label %2211

2231:                                             ; preds = %2129, %2231
  %2232 = phi i64 [ %2248, %2231 ], [ 0, %2129 ]
  %2233 = getelementptr inbounds nuw i64, ptr %290, i64 %2232
  %2234 = load i64, ptr %2233, align 8
  %2235 = load i64, ptr %4, align 8
  %2236 = load i64, ptr %93, align 8
  %2237 = mul nsw i64 %2236, %2234
  %2238 = add i64 %2237, %2235
  %2239 = inttoptr i64 %2238 to ptr
  %2240 = load i64, ptr %2239, align 8
  %2241 = load i64, ptr %5, align 8
  %2242 = load i64, ptr %94, align 8
  %2243 = mul nsw i64 %2242, %2234
  %2244 = add i64 %2243, %2241
  %2245 = inttoptr i64 %2244 to ptr
  %2246 = load i64, ptr %2245, align 8
  %2247 = and i64 %2246, %2240
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2234, i64 noundef %2247)
  %2248 = add nuw nsw i64 %2232, 1
  %2249 = icmp eq i64 %2248, %292
  br i1 %2249, label %3446, label %2231

2250:                                             ; preds = %1629
  %2251 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2256 [
    i64 0, label %2257
    i64 4, label %2257
    i64 10, label %2257
    i64 1, label %2255
    i64 5, label %2254
    i64 2, label %2253
    i64 6, label %2252
  ]

2252:                                             ; preds = %2250
  br i1 %2251, label %2338, label %3446

2253:                                             ; preds = %2250
  br i1 %2251, label %2318, label %3446

2254:                                             ; preds = %2250
  br i1 %2251, label %2298, label %3446

2255:                                             ; preds = %2250
  br i1 %2251, label %2278, label %3446

2256:                                             ; preds = %2250
  br i1 %2251, label %2358, label %3446

2257:                                             ; preds = %2250, %2250, %2250
  br i1 %2251, label %2258, label %3446

2258:                                             ; preds = %2257, %2258
  %2259 = phi i64 [ %2276, %2258 ], [ 0, %2257 ]
  %2260 = getelementptr inbounds nuw i64, ptr %290, i64 %2259
  %2261 = load i64, ptr %2260, align 8
  %2262 = load i64, ptr %4, align 8
  %2263 = load i64, ptr %93, align 8
  %2264 = mul nsw i64 %2263, %2261
  %2265 = add i64 %2264, %2262
  %2266 = inttoptr i64 %2265 to ptr
  %2267 = load i8, ptr %2266, align 1
  %2268 = load i64, ptr %5, align 8
  %2269 = load i64, ptr %94, align 8
  %2270 = mul nsw i64 %2269, %2261
  %2271 = add i64 %2270, %2268
  %2272 = inttoptr i64 %2271 to ptr
  %2273 = load i8, ptr %2272, align 1
  %2274 = or i8 %2273, %2267
  %2275 = zext i8 %2274 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2261, i64 noundef %2275)
  %2276 = add nuw nsw i64 %2259, 1
  %2277 = icmp eq i64 %2276, %292
  br i1 %2277, label %3446, label %2258

2278:                                             ; preds = %2255, %2278
  %2279 = phi i64 [ %2296, %2278 ], [ 0, %2255 ]
  %2280 = getelementptr inbounds nuw i64, ptr %290, i64 %2279
  %2281 = load i64, ptr %2280, align 8
  %2282 = load i64, ptr %4, align 8
  %2283 = load i64, ptr %93, align 8
  %2284 = mul nsw i64 %2283, %2281
  %2285 = add i64 %2284, %2282
  %2286 = inttoptr i64 %2285 to ptr
  %2287 = load i16, ptr %2286, align 2
  %2288 = load i64, ptr %5, align 8
  %2289 = load i64, ptr %94, align 8
  %2290 = mul nsw i64 %2289, %2281
  %2291 = add i64 %2290, %2288
  %2292 = inttoptr i64 %2291 to ptr
  %2293 = load i16, ptr %2292, align 2
  %2294 = or i16 %2293, %2287
  %2295 = zext i16 %2294 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2281, i64 noundef %2295)
  %2296 = add nuw nsw i64 %2279, 1
  %2297 = icmp eq i64 %2296, %292
  br i1 %2297, label %3446, label %2278

2298:                                             ; preds = %2254, %2298
  %2299 = phi i64 [ %2316, %2298 ], [ 0, %2254 ]
  %2300 = getelementptr inbounds nuw i64, ptr %290, i64 %2299
  %2301 = load i64, ptr %2300, align 8
  %2302 = load i64, ptr %4, align 8
  %2303 = load i64, ptr %93, align 8
  %2304 = mul nsw i64 %2303, %2301
  %2305 = add i64 %2304, %2302
  %2306 = inttoptr i64 %2305 to ptr
  %2307 = load i16, ptr %2306, align 2
  %2308 = load i64, ptr %5, align 8
  %2309 = load i64, ptr %94, align 8
  %2310 = mul nsw i64 %2309, %2301
  %2311 = add i64 %2310, %2308
  %2312 = inttoptr i64 %2311 to ptr
  %2313 = load i16, ptr %2312, align 2
  %2314 = or i16 %2313, %2307
  %2315 = sext i16 %2314 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2301, i64 noundef %2315)
  %2316 = add nuw nsw i64 %2299, 1
  %2317 = icmp eq i64 %2316, %292
  br i1 %2317, label %3446, label %2298

2318:                                             ; preds = %2253, %2318
  %2319 = phi i64 [ %2336, %2318 ], [ 0, %2253 ]
  %2320 = getelementptr inbounds nuw i64, ptr %290, i64 %2319
  %2321 = load i64, ptr %2320, align 8
  %2322 = load i64, ptr %4, align 8
  %2323 = load i64, ptr %93, align 8
  %2324 = mul nsw i64 %2323, %2321
  %2325 = add i64 %2324, %2322
  %2326 = inttoptr i64 %2325 to ptr
  %2327 = load i32, ptr %2326, align 4
  %2328 = load i64, ptr %5, align 8
  %2329 = load i64, ptr %94, align 8
  %2330 = mul nsw i64 %2329, %2321
  %2331 = add i64 %2330, %2328
  %2332 = inttoptr i64 %2331 to ptr
  %2333 = load i32, ptr %2332, align 4
  %2334 = or i32 %2333, %2327
  %2335 = zext i32 %2334 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2321, i64 noundef %2335)
  %2336 = add nuw nsw i64 %2319, 1
  %2337 = icmp eq i64 %2336, %292
  br i1 %2337, label %3446, label %2318

2338:                                             ; preds = %2252, %2338
  %2339 = phi i64 [ %2356, %2338 ], [ 0, %2252 ]
  %2340 = getelementptr inbounds nuw i64, ptr %290, i64 %2339
  %2341 = load i64, ptr %2340, align 8
  %2342 = load i64, ptr %4, align 8
  %2343 = load i64, ptr %93, align 8
  %2344 = mul nsw i64 %2343, %2341
  %2345 = add i64 %2344, %2342
  %2346 = inttoptr i64 %2345 to ptr
  %2347 = load i32, ptr %2346, align 4
  %2348 = load i64, ptr %5, align 8
  %2349 = load i64, ptr %94, align 8
  %2350 = mul nsw i64 %2349, %2341
  %2351 = add i64 %2350, %2348
  %2352 = inttoptr i64 %2351 to ptr
  %2353 = load i32, ptr %2352, align 4
  %2354 = or i32 %2353, %2347
  %2355 = sext i32 %2354 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2341, i64 noundef %2355)
  %2356 = add nuw nsw i64 %2339, 1
  %2357 = icmp eq i64 %2356, %292
  br i1 %2357, label %3446, label %2338

2358:                                             ; preds = %2256, %2358
  %2359 = phi i64 [ %2375, %2358 ], [ 0, %2256 ]
  %2360 = getelementptr inbounds nuw i64, ptr %290, i64 %2359
  %2361 = load i64, ptr %2360, align 8
  %2362 = load i64, ptr %4, align 8
  %2363 = load i64, ptr %93, align 8
  %2364 = mul nsw i64 %2363, %2361
  %2365 = add i64 %2364, %2362
  %2366 = inttoptr i64 %2365 to ptr
  %2367 = load i64, ptr %2366, align 8
  %2368 = load i64, ptr %5, align 8
  %2369 = load i64, ptr %94, align 8
  %2370 = mul nsw i64 %2369, %2361
  %2371 = add i64 %2370, %2368
  %2372 = inttoptr i64 %2371 to ptr
  %2373 = load i64, ptr %2372, align 8
  %2374 = or i64 %2373, %2367
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2361, i64 noundef %2374)
  %2375 = add nuw nsw i64 %2359, 1
  %2376 = icmp eq i64 %2375, %292
  br i1 %2376, label %3446, label %2358

2377:                                             ; preds = %1629
  %2378 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2383 [
    i64 0, label %2384
    i64 4, label %2384
    i64 10, label %2384
    i64 1, label %2382
    i64 5, label %2381
    i64 2, label %2380
    i64 6, label %2379
  ]

2379:                                             ; preds = %2377
  br i1 %2378, label %2465, label %3446

2380:                                             ; preds = %2377
  br i1 %2378, label %2445, label %3446

2381:                                             ; preds = %2377
  br i1 %2378, label %2425, label %3446

2382:                                             ; preds = %2377
  br i1 %2378, label %2405, label %3446

2383:                                             ; preds = %2377
  br i1 %2378, label %2485, label %3446

2384:                                             ; preds = %2377, %2377, %2377
  br i1 %2378, label %2385, label %3446

2385:                                             ; preds = %2384, %2385
  %2386 = phi i64 [ %2403, %2385 ], [ 0, %2384 ]
  %2387 = getelementptr inbounds nuw i64, ptr %290, i64 %2386
  %2388 = load i64, ptr %2387, align 8
  %2389 = load i64, ptr %4, align 8
  %2390 = load i64, ptr %93, align 8
  %2391 = mul nsw i64 %2390, %2388
  %2392 = add i64 %2391, %2389
  %2393 = inttoptr i64 %2392 to ptr
  %2394 = load i8, ptr %2393, align 1
  %2395 = load i64, ptr %5, align 8
  %2396 = load i64, ptr %94, align 8
  %2397 = mul nsw i64 %2396, %2388
  %2398 = add i64 %2397, %2395
  %2399 = inttoptr i64 %2398 to ptr
  %2400 = load i8, ptr %2399, align 1
  %2401 = xor i8 %2400, %2394
  %2402 = zext i8 %2401 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2388, i64 noundef %2402)
  %2403 = add nuw nsw i64 %2386, 1
  %2404 = icmp eq i64 %2403, %292
  br i1 %2404, label %3446, label %2385

2405:                                             ; preds = %2382, %2405
  %2406 = phi i64 [ %2423, %2405 ], [ 0, %2382 ]
  %2407 = getelementptr inbounds nuw i64, ptr %290, i64 %2406
  %2408 = load i64, ptr %2407, align 8
  %2409 = load i64, ptr %4, align 8
  %2410 = load i64, ptr %93, align 8
  %2411 = mul nsw i64 %2410, %2408
  %2412 = add i64 %2411, %2409
  %2413 = inttoptr i64 %2412 to ptr
  %2414 = load i16, ptr %2413, align 2
  %2415 = load i64, ptr %5, align 8
  %2416 = load i64, ptr %94, align 8
  %2417 = mul nsw i64 %2416, %2408
  %2418 = add i64 %2417, %2415
  %2419 = inttoptr i64 %2418 to ptr
  %2420 = load i16, ptr %2419, align 2
  %2421 = xor i16 %2420, %2414
  %2422 = zext i16 %2421 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2408, i64 noundef %2422)
  %2423 = add nuw nsw i64 %2406, 1
  %2424 = icmp eq i64 %2423, %292
  br i1 %2424, label %3446, label %2405

2425:                                             ; preds = %2381, %2425
  %2426 = phi i64 [ %2443, %2425 ], [ 0, %2381 ]
  %2427 = getelementptr inbounds nuw i64, ptr %290, i64 %2426
  %2428 = load i64, ptr %2427, align 8
  %2429 = load i64, ptr %4, align 8
  %2430 = load i64, ptr %93, align 8
  %2431 = mul nsw i64 %2430, %2428
  %2432 = add i64 %2431, %2429
  %2433 = inttoptr i64 %2432 to ptr
  %2434 = load i16, ptr %2433, align 2
  %2435 = load i64, ptr %5, align 8
  %2436 = load i64, ptr %94, align 8
  %2437 = mul nsw i64 %2436, %2428
  %2438 = add i64 %2437, %2435
  %2439 = inttoptr i64 %2438 to ptr
  %2440 = load i16, ptr %2439, align 2
  %2441 = xor i16 %2440, %2434
  %2442 = sext i16 %2441 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2428, i64 noundef %2442)
  %2443 = add nuw nsw i64 %2426, 1
  %2444 = icmp eq i64 %2443, %292
  br i1 %2444, label %3446, label %2425

2445:                                             ; preds = %2380, %2445
  %2446 = phi i64 [ %2463, %2445 ], [ 0, %2380 ]
  %2447 = getelementptr inbounds nuw i64, ptr %290, i64 %2446
  %2448 = load i64, ptr %2447, align 8
  %2449 = load i64, ptr %4, align 8
  %2450 = load i64, ptr %93, align 8
  %2451 = mul nsw i64 %2450, %2448
  %2452 = add i64 %2451, %2449
  %2453 = inttoptr i64 %2452 to ptr
  %2454 = load i32, ptr %2453, align 4
  %2455 = load i64, ptr %5, align 8
  %2456 = load i64, ptr %94, align 8
  %2457 = mul nsw i64 %2456, %2448
  %2458 = add i64 %2457, %2455
  %2459 = inttoptr i64 %2458 to ptr
  %2460 = load i32, ptr %2459, align 4
  %2461 = xor i32 %2460, %2454
  %2462 = zext i32 %2461 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2448, i64 noundef %2462)
  %2463 = add nuw nsw i64 %2446, 1
  %2464 = icmp eq i64 %2463, %292
  br i1 %2464, label %3446, label %2445

2465:                                             ; preds = %2379, %2465
  %2466 = phi i64 [ %2483, %2465 ], [ 0, %2379 ]
  %2467 = getelementptr inbounds nuw i64, ptr %290, i64 %2466
  %2468 = load i64, ptr %2467, align 8
  %2469 = load i64, ptr %4, align 8
  %2470 = load i64, ptr %93, align 8
  %2471 = mul nsw i64 %2470, %2468
  %2472 = add i64 %2471, %2469
  %2473 = inttoptr i64 %2472 to ptr
  %2474 = load i32, ptr %2473, align 4
  %2475 = load i64, ptr %5, align 8
  %2476 = load i64, ptr %94, align 8
  %2477 = mul nsw i64 %2476, %2468
  %2478 = add i64 %2477, %2475
  %2479 = inttoptr i64 %2478 to ptr
  %2480 = load i32, ptr %2479, align 4
  %2481 = xor i32 %2480, %2474
  %2482 = sext i32 %2481 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2468, i64 noundef %2482)
  %2483 = add nuw nsw i64 %2466, 1
  %2484 = icmp eq i64 %2483, %292
  br i1 %2484, label %3446, label %2465

2485:                                             ; preds = %2383, %2485
  %2486 = phi i64 [ %2502, %2485 ], [ 0, %2383 ]
  %2487 = getelementptr inbounds nuw i64, ptr %290, i64 %2486
  %2488 = load i64, ptr %2487, align 8
  %2489 = load i64, ptr %4, align 8
  %2490 = load i64, ptr %93, align 8
  %2491 = mul nsw i64 %2490, %2488
  %2492 = add i64 %2491, %2489
  %2493 = inttoptr i64 %2492 to ptr
  %2494 = load i64, ptr %2493, align 8
  %2495 = load i64, ptr %5, align 8
  %2496 = load i64, ptr %94, align 8
  %2497 = mul nsw i64 %2496, %2488
  %2498 = add i64 %2497, %2495
  %2499 = inttoptr i64 %2498 to ptr
  %2500 = load i64, ptr %2499, align 8
  %2501 = xor i64 %2500, %2494
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2488, i64 noundef %2501)
  %2502 = add nuw nsw i64 %2486, 1
  %2503 = icmp eq i64 %2502, %292
  br i1 %2503, label %3446, label %2485

2504:                                             ; preds = %1629
  %2505 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2511 [
    i64 10, label %2510
    i64 0, label %2526
    i64 4, label %2526
    i64 6, label %2509
    i64 1, label %2508
    i64 5, label %2507
    i64 2, label %2506
  ]

2506:                                             ; preds = %2504
  br i1 %2505, label %2569, label %3446

2507:                                             ; preds = %2504
  br i1 %2505, label %2555, label %3446

2508:                                             ; preds = %2504
  br i1 %2505, label %2541, label %3446

2509:                                             ; preds = %2504
  br i1 %2505, label %2583, label %3446

2510:                                             ; preds = %2504
  br i1 %2505, label %2512, label %3446

2511:                                             ; preds = %2504
  br i1 %2505, label %2597, label %3446

2512:                                             ; preds = %2510, %2512
  %2513 = phi i64 [ %2524, %2512 ], [ 0, %2510 ]
  %2514 = getelementptr inbounds nuw i64, ptr %290, i64 %2513
  %2515 = load i64, ptr %2514, align 8
  %2516 = load i64, ptr %4, align 8
  %2517 = load i64, ptr %93, align 8
  %2518 = mul nsw i64 %2517, %2515
  %2519 = add i64 %2518, %2516
  %2520 = inttoptr i64 %2519 to ptr
  %2521 = load i8, ptr %2520, align 1
  %2522 = icmp eq i8 %2521, 0
  %2523 = zext i1 %2522 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2515, i64 noundef %2523)
  %2524 = add nuw nsw i64 %2513, 1
  %2525 = icmp eq i64 %2524, %292
  br i1 %2525, label %3446, label %2512

2526:                                             ; preds = %2504, %2504
  br i1 %2505, label %2527, label %3446

2527:                                             ; preds = %2526, %2527
  %2528 = phi i64 [ %2539, %2527 ], [ 0, %2526 ]
  %2529 = getelementptr inbounds nuw i64, ptr %290, i64 %2528
  %2530 = load i64, ptr %2529, align 8
  %2531 = load i64, ptr %4, align 8
  %2532 = load i64, ptr %93, align 8
  %2533 = mul nsw i64 %2532, %2530
  %2534 = add i64 %2533, %2531
  %2535 = inttoptr i64 %2534 to ptr
  %2536 = load i8, ptr %2535, align 1
  %2537 = xor i8 %2536, -1
  %2538 = zext i8 %2537 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2530, i64 noundef %2538)
  %2539 = add nuw nsw i64 %2528, 1
  %2540 = icmp eq i64 %2539, %292
  br i1 %2540, label %3446, label %2527

2541:                                             ; preds = %2508, %2541
  %2542 = phi i64 [ %2553, %2541 ], [ 0, %2508 ]
  %2543 = getelementptr inbounds nuw i64, ptr %290, i64 %2542
  %2544 = load i64, ptr %2543, align 8
  %2545 = load i64, ptr %4, align 8
  %2546 = load i64, ptr %93, align 8
  %2547 = mul nsw i64 %2546, %2544
  %2548 = add i64 %2547, %2545
  %2549 = inttoptr i64 %2548 to ptr
  %2550 = load i16, ptr %2549, align 2
  %2551 = xor i16 %2550, -1
  %2552 = zext i16 %2551 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2544, i64 noundef %2552)
  %2553 = add nuw nsw i64 %2542, 1
  %2554 = icmp eq i64 %2553, %292
  br i1 %2554, label %3446, label %2541

2555:                                             ; preds = %2507, %2555
  %2556 = phi i64 [ %2567, %2555 ], [ 0, %2507 ]
  %2557 = getelementptr inbounds nuw i64, ptr %290, i64 %2556
  %2558 = load i64, ptr %2557, align 8
  %2559 = load i64, ptr %4, align 8
  %2560 = load i64, ptr %93, align 8
  %2561 = mul nsw i64 %2560, %2558
  %2562 = add i64 %2561, %2559
  %2563 = inttoptr i64 %2562 to ptr
  %2564 = load i16, ptr %2563, align 2
  %2565 = xor i16 %2564, -1
  %2566 = sext i16 %2565 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2558, i64 noundef %2566)
  %2567 = add nuw nsw i64 %2556, 1
  %2568 = icmp eq i64 %2567, %292
  br i1 %2568, label %3446, label %2555

2569:                                             ; preds = %2506, %2569
  %2570 = phi i64 [ %2581, %2569 ], [ 0, %2506 ]
  %2571 = getelementptr inbounds nuw i64, ptr %290, i64 %2570
  %2572 = load i64, ptr %2571, align 8
  %2573 = load i64, ptr %4, align 8
  %2574 = load i64, ptr %93, align 8
  %2575 = mul nsw i64 %2574, %2572
  %2576 = add i64 %2575, %2573
  %2577 = inttoptr i64 %2576 to ptr
  %2578 = load i32, ptr %2577, align 4
  %2579 = xor i32 %2578, -1
  %2580 = zext i32 %2579 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2572, i64 noundef %2580)
  %2581 = add nuw nsw i64 %2570, 1
  %2582 = icmp eq i64 %2581, %292
  br i1 %2582, label %3446, label %2569

2583:                                             ; preds = %2509, %2583
  %2584 = phi i64 [ %2595, %2583 ], [ 0, %2509 ]
  %2585 = getelementptr inbounds nuw i64, ptr %290, i64 %2584
  %2586 = load i64, ptr %2585, align 8
  %2587 = load i64, ptr %4, align 8
  %2588 = load i64, ptr %93, align 8
  %2589 = mul nsw i64 %2588, %2586
  %2590 = add i64 %2589, %2587
  %2591 = inttoptr i64 %2590 to ptr
  %2592 = load i32, ptr %2591, align 4
  %2593 = xor i32 %2592, -1
  %2594 = sext i32 %2593 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2586, i64 noundef %2594)
  %2595 = add nuw nsw i64 %2584, 1
  %2596 = icmp eq i64 %2595, %292
  br i1 %2596, label %3446, label %2583

2597:                                             ; preds = %2511, %2597
  %2598 = phi i64 [ %2608, %2597 ], [ 0, %2511 ]
  %2599 = getelementptr inbounds nuw i64, ptr %290, i64 %2598
  %2600 = load i64, ptr %2599, align 8
  %2601 = load i64, ptr %4, align 8
  %2602 = load i64, ptr %93, align 8
  %2603 = mul nsw i64 %2602, %2600
  %2604 = add i64 %2603, %2601
  %2605 = inttoptr i64 %2604 to ptr
  %2606 = load i64, ptr %2605, align 8
  %2607 = xor i64 %2606, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2600, i64 noundef %2607)
  %2608 = add nuw nsw i64 %2598, 1
  %2609 = icmp eq i64 %2608, %292
  br i1 %2609, label %3446, label %2597

2610:                                             ; preds = %1629
  %2611 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2616 [
    i64 0, label %2617
    i64 4, label %2617
    i64 10, label %2617
    i64 1, label %2615
    i64 5, label %2614
    i64 2, label %2613
    i64 6, label %2612
  ]

2612:                                             ; preds = %2610
  br i1 %2611, label %2674, label %3446

2613:                                             ; preds = %2610
  br i1 %2611, label %2660, label %3446

2614:                                             ; preds = %2610
  br i1 %2611, label %2646, label %3446

2615:                                             ; preds = %2610
  br i1 %2611, label %2632, label %3446

2616:                                             ; preds = %2610
  br i1 %2611, label %2688, label %3446

2617:                                             ; preds = %2610, %2610, %2610
  br i1 %2611, label %2618, label %3446

2618:                                             ; preds = %2617, %2618
  %2619 = phi i64 [ %2630, %2618 ], [ 0, %2617 ]
  %2620 = getelementptr inbounds nuw i64, ptr %290, i64 %2619
  %2621 = load i64, ptr %2620, align 8
  %2622 = load i64, ptr %4, align 8
  %2623 = load i64, ptr %93, align 8
  %2624 = mul nsw i64 %2623, %2621
  %2625 = add i64 %2624, %2622
  %2626 = inttoptr i64 %2625 to ptr
  %2627 = load i8, ptr %2626, align 1
  %2628 = sub i8 0, %2627
  %2629 = zext i8 %2628 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2621, i64 noundef %2629)
  %2630 = add nuw nsw i64 %2619, 1
  %2631 = icmp eq i64 %2630, %292
  br i1 %2631, label %3446, label %2618

2632:                                             ; preds = %2615, %2632
  %2633 = phi i64 [ %2644, %2632 ], [ 0, %2615 ]
  %2634 = getelementptr inbounds nuw i64, ptr %290, i64 %2633
  %2635 = load i64, ptr %2634, align 8
  %2636 = load i64, ptr %4, align 8
  %2637 = load i64, ptr %93, align 8
  %2638 = mul nsw i64 %2637, %2635
  %2639 = add i64 %2638, %2636
  %2640 = inttoptr i64 %2639 to ptr
  %2641 = load i16, ptr %2640, align 2
  %2642 = sub i16 0, %2641
  %2643 = zext i16 %2642 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2635, i64 noundef %2643)
  %2644 = add nuw nsw i64 %2633, 1
  %2645 = icmp eq i64 %2644, %292
  br i1 %2645, label %3446, label %2632

2646:                                             ; preds = %2614, %2646
  %2647 = phi i64 [ %2658, %2646 ], [ 0, %2614 ]
  %2648 = getelementptr inbounds nuw i64, ptr %290, i64 %2647
  %2649 = load i64, ptr %2648, align 8
  %2650 = load i64, ptr %4, align 8
  %2651 = load i64, ptr %93, align 8
  %2652 = mul nsw i64 %2651, %2649
  %2653 = add i64 %2652, %2650
  %2654 = inttoptr i64 %2653 to ptr
  %2655 = load i16, ptr %2654, align 2
  %2656 = sub i16 0, %2655
  %2657 = sext i16 %2656 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2649, i64 noundef %2657)
  %2658 = add nuw nsw i64 %2647, 1
  %2659 = icmp eq i64 %2658, %292
  br i1 %2659, label %3446, label %2646

2660:                                             ; preds = %2613, %2660
  %2661 = phi i64 [ %2672, %2660 ], [ 0, %2613 ]
  %2662 = getelementptr inbounds nuw i64, ptr %290, i64 %2661
  %2663 = load i64, ptr %2662, align 8
  %2664 = load i64, ptr %4, align 8
  %2665 = load i64, ptr %93, align 8
  %2666 = mul nsw i64 %2665, %2663
  %2667 = add i64 %2666, %2664
  %2668 = inttoptr i64 %2667 to ptr
  %2669 = load i32, ptr %2668, align 4
  %2670 = sub i32 0, %2669
  %2671 = zext i32 %2670 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2663, i64 noundef %2671)
  %2672 = add nuw nsw i64 %2661, 1
  %2673 = icmp eq i64 %2672, %292
  br i1 %2673, label %3446, label %2660

2674:                                             ; preds = %2612, %2674
  %2675 = phi i64 [ %2686, %2674 ], [ 0, %2612 ]
  %2676 = getelementptr inbounds nuw i64, ptr %290, i64 %2675
  %2677 = load i64, ptr %2676, align 8
  %2678 = load i64, ptr %4, align 8
  %2679 = load i64, ptr %93, align 8
  %2680 = mul nsw i64 %2679, %2677
  %2681 = add i64 %2680, %2678
  %2682 = inttoptr i64 %2681 to ptr
  %2683 = load i32, ptr %2682, align 4
  %2684 = sub i32 0, %2683
  %2685 = sext i32 %2684 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2677, i64 noundef %2685)
  %2686 = add nuw nsw i64 %2675, 1
  %2687 = icmp eq i64 %2686, %292
  br i1 %2687, label %3446, label %2674

2688:                                             ; preds = %2616, %2688
  %2689 = phi i64 [ %2699, %2688 ], [ 0, %2616 ]
  %2690 = getelementptr inbounds nuw i64, ptr %290, i64 %2689
  %2691 = load i64, ptr %2690, align 8
  %2692 = load i64, ptr %4, align 8
  %2693 = load i64, ptr %93, align 8
  %2694 = mul nsw i64 %2693, %2691
  %2695 = add i64 %2694, %2692
  %2696 = inttoptr i64 %2695 to ptr
  %2697 = load i64, ptr %2696, align 8
  %2698 = sub i64 0, %2697
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2691, i64 noundef %2698)
  %2699 = add nuw nsw i64 %2689, 1
  %2700 = icmp eq i64 %2699, %292
  br i1 %2700, label %3446, label %2688

2701:                                             ; preds = %1629
  %2702 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2708 [
    i64 1, label %2707
    i64 5, label %2706
    i64 2, label %2705
    i64 6, label %2704
    i64 3, label %2703
  ]

2703:                                             ; preds = %2701
  br i1 %2702, label %2789, label %3446

2704:                                             ; preds = %2701
  br i1 %2702, label %2769, label %3446

2705:                                             ; preds = %2701
  br i1 %2702, label %2749, label %3446

2706:                                             ; preds = %2701
  br i1 %2702, label %2729, label %3446

2707:                                             ; preds = %2701
  br i1 %2702, label %2709, label %3446

2708:                                             ; preds = %2701
  br i1 %2702, label %2808, label %3446

2709:                                             ; preds = %2707, %2709
  %2710 = phi i64 [ %2727, %2709 ], [ 0, %2707 ]
  %2711 = getelementptr inbounds nuw i64, ptr %290, i64 %2710
  %2712 = load i64, ptr %2711, align 8
  %2713 = load i64, ptr %4, align 8
  %2714 = load i64, ptr %93, align 8
  %2715 = mul nsw i64 %2714, %2712
  %2716 = add i64 %2715, %2713
  %2717 = inttoptr i64 %2716 to ptr
  %2718 = load i16, ptr %2717, align 2
  %2719 = load i64, ptr %5, align 8
  %2720 = load i64, ptr %94, align 8
  %2721 = mul nsw i64 %2720, %2712
  %2722 = add i64 %2721, %2719
  %2723 = inttoptr i64 %2722 to ptr
  %2724 = load i16, ptr %2723, align 2
  %2725 = tail call i16 @llvm.umin.i16(i16 %2718, i16 %2724)
  %2726 = zext i16 %2725 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2712, i64 noundef %2726)
  %2727 = add nuw nsw i64 %2710, 1
  %2728 = icmp eq i64 %2727, %292
  br i1 %2728, label %3446, label %2709

2729:                                             ; preds = %2706, %2729
  %2730 = phi i64 [ %2747, %2729 ], [ 0, %2706 ]
  %2731 = getelementptr inbounds nuw i64, ptr %290, i64 %2730
  %2732 = load i64, ptr %2731, align 8
  %2733 = load i64, ptr %4, align 8
  %2734 = load i64, ptr %93, align 8
  %2735 = mul nsw i64 %2734, %2732
  %2736 = add i64 %2735, %2733
  %2737 = inttoptr i64 %2736 to ptr
  %2738 = load i16, ptr %2737, align 2
  %2739 = load i64, ptr %5, align 8
  %2740 = load i64, ptr %94, align 8
  %2741 = mul nsw i64 %2740, %2732
  %2742 = add i64 %2741, %2739
  %2743 = inttoptr i64 %2742 to ptr
  %2744 = load i16, ptr %2743, align 2
  %2745 = tail call i16 @llvm.smin.i16(i16 %2738, i16 %2744)
  %2746 = sext i16 %2745 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2732, i64 noundef %2746)
  %2747 = add nuw nsw i64 %2730, 1
  %2748 = icmp eq i64 %2747, %292
  br i1 %2748, label %3446, label %2729

2749:                                             ; preds = %2705, %2749
  %2750 = phi i64 [ %2767, %2749 ], [ 0, %2705 ]
  %2751 = getelementptr inbounds nuw i64, ptr %290, i64 %2750
  %2752 = load i64, ptr %2751, align 8
  %2753 = load i64, ptr %4, align 8
  %2754 = load i64, ptr %93, align 8
  %2755 = mul nsw i64 %2754, %2752
  %2756 = add i64 %2755, %2753
  %2757 = inttoptr i64 %2756 to ptr
  %2758 = load i32, ptr %2757, align 4
  %2759 = load i64, ptr %5, align 8
  %2760 = load i64, ptr %94, align 8
  %2761 = mul nsw i64 %2760, %2752
  %2762 = add i64 %2761, %2759
  %2763 = inttoptr i64 %2762 to ptr
  %2764 = load i32, ptr %2763, align 4
  %2765 = tail call i32 @llvm.umin.i32(i32 %2758, i32 %2764)
  %2766 = zext i32 %2765 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2752, i64 noundef %2766)
  %2767 = add nuw nsw i64 %2750, 1
  %2768 = icmp eq i64 %2767, %292
  br i1 %2768, label %3446, label %2749

2769:                                             ; preds = %2704, %2769
  %2770 = phi i64 [ %2787, %2769 ], [ 0, %2704 ]
  %2771 = getelementptr inbounds nuw i64, ptr %290, i64 %2770
  %2772 = load i64, ptr %2771, align 8
  %2773 = load i64, ptr %4, align 8
  %2774 = load i64, ptr %93, align 8
  %2775 = mul nsw i64 %2774, %2772
  %2776 = add i64 %2775, %2773
  %2777 = inttoptr i64 %2776 to ptr
  %2778 = load i32, ptr %2777, align 4
  %2779 = load i64, ptr %5, align 8
  %2780 = load i64, ptr %94, align 8
  %2781 = mul nsw i64 %2780, %2772
  %2782 = add i64 %2781, %2779
  %2783 = inttoptr i64 %2782 to ptr
  %2784 = load i32, ptr %2783, align 4
  %2785 = tail call i32 @llvm.smin.i32(i32 %2778, i32 %2784)
  %2786 = sext i32 %2785 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2772, i64 noundef %2786)
  %2787 = add nuw nsw i64 %2770, 1
  %2788 = icmp eq i64 %2787, %292
  br i1 %2788, label %3446, label %2769

2789:                                             ; preds = %2703, %2789
  %2790 = phi i64 [ %2806, %2789 ], [ 0, %2703 ]
  %2791 = getelementptr inbounds nuw i64, ptr %290, i64 %2790
  %2792 = load i64, ptr %2791, align 8
  %2793 = load i64, ptr %4, align 8
  %2794 = load i64, ptr %93, align 8
  %2795 = mul nsw i64 %2794, %2792
  %2796 = add i64 %2795, %2793
  %2797 = inttoptr i64 %2796 to ptr
  %2798 = load i64, ptr %2797, align 8
  %2799 = load i64, ptr %5, align 8
  %2800 = load i64, ptr %94, align 8
  %2801 = mul nsw i64 %2800, %2792
  %2802 = add i64 %2801, %2799
  %2803 = inttoptr i64 %2802 to ptr
  %2804 = load i64, ptr %2803, align 8
  %2805 = tail call i64 @llvm.umin.i64(i64 %2798, i64 %2804)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2792, i64 noundef %2805)
  %2806 = add nuw nsw i64 %2790, 1
  %2807 = icmp eq i64 %2806, %292
  br i1 %2807, label %3446, label %2789

2808:                                             ; preds = %2708, %2808
  %2809 = phi i64 [ %2825, %2808 ], [ 0, %2708 ]
  %2810 = getelementptr inbounds nuw i64, ptr %290, i64 %2809
  %2811 = load i64, ptr %2810, align 8
  %2812 = load i64, ptr %4, align 8
  %2813 = load i64, ptr %93, align 8
  %2814 = mul nsw i64 %2813, %2811
  %2815 = add i64 %2814, %2812
  %2816 = inttoptr i64 %2815 to ptr
  %2817 = load i64, ptr %2816, align 8
  %2818 = load i64, ptr %5, align 8
  %2819 = load i64, ptr %94, align 8
  %2820 = mul nsw i64 %2819, %2811
  %2821 = add i64 %2820, %2818
  %2822 = inttoptr i64 %2821 to ptr
  %2823 = load i64, ptr %2822, align 8
  %2824 = tail call i64 @llvm.smin.i64(i64 %2817, i64 %2823)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2811, i64 noundef %2824)
  %2825 = add nuw nsw i64 %2809, 1
  %2826 = icmp eq i64 %2825, %292
  br i1 %2826, label %3446, label %2808

2827:                                             ; preds = %1629
  %2828 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2834 [
    i64 1, label %2833
    i64 5, label %2832
    i64 2, label %2831
    i64 6, label %2830
    i64 3, label %2829
  ]

2829:                                             ; preds = %2827
  br i1 %2828, label %2915, label %3446

2830:                                             ; preds = %2827
  br i1 %2828, label %2895, label %3446

2831:                                             ; preds = %2827
  br i1 %2828, label %2875, label %3446

2832:                                             ; preds = %2827
  br i1 %2828, label %2855, label %3446

2833:                                             ; preds = %2827
  br i1 %2828, label %2835, label %3446

2834:                                             ; preds = %2827
  br i1 %2828, label %2934, label %3446

2835:                                             ; preds = %2833, %2835
  %2836 = phi i64 [ %2853, %2835 ], [ 0, %2833 ]
  %2837 = getelementptr inbounds nuw i64, ptr %290, i64 %2836
  %2838 = load i64, ptr %2837, align 8
  %2839 = load i64, ptr %4, align 8
  %2840 = load i64, ptr %93, align 8
  %2841 = mul nsw i64 %2840, %2838
  %2842 = add i64 %2841, %2839
  %2843 = inttoptr i64 %2842 to ptr
  %2844 = load i16, ptr %2843, align 2
  %2845 = load i64, ptr %5, align 8
  %2846 = load i64, ptr %94, align 8
  %2847 = mul nsw i64 %2846, %2838
  %2848 = add i64 %2847, %2845
  %2849 = inttoptr i64 %2848 to ptr
  %2850 = load i16, ptr %2849, align 2
  %2851 = tail call i16 @llvm.umax.i16(i16 %2844, i16 %2850)
  %2852 = zext i16 %2851 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2838, i64 noundef %2852)
  %2853 = add nuw nsw i64 %2836, 1
  %2854 = icmp eq i64 %2853, %292
  br i1 %2854, label %3446, label %2835

2855:                                             ; preds = %2832, %2855
  %2856 = phi i64 [ %2873, %2855 ], [ 0, %2832 ]
  %2857 = getelementptr inbounds nuw i64, ptr %290, i64 %2856
  %2858 = load i64, ptr %2857, align 8
  %2859 = load i64, ptr %4, align 8
  %2860 = load i64, ptr %93, align 8
  %2861 = mul nsw i64 %2860, %2858
  %2862 = add i64 %2861, %2859
  %2863 = inttoptr i64 %2862 to ptr
  %2864 = load i16, ptr %2863, align 2
  %2865 = load i64, ptr %5, align 8
  %2866 = load i64, ptr %94, align 8
  %2867 = mul nsw i64 %2866, %2858
  %2868 = add i64 %2867, %2865
  %2869 = inttoptr i64 %2868 to ptr
  %2870 = load i16, ptr %2869, align 2
  %2871 = tail call i16 @llvm.smax.i16(i16 %2864, i16 %2870)
  %2872 = sext i16 %2871 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2858, i64 noundef %2872)
  %2873 = add nuw nsw i64 %2856, 1
  %2874 = icmp eq i64 %2873, %292
  br i1 %2874, label %3446, label %2855

2875:                                             ; preds = %2831, %2875
  %2876 = phi i64 [ %2893, %2875 ], [ 0, %2831 ]
  %2877 = getelementptr inbounds nuw i64, ptr %290, i64 %2876
  %2878 = load i64, ptr %2877, align 8
  %2879 = load i64, ptr %4, align 8
  %2880 = load i64, ptr %93, align 8
  %2881 = mul nsw i64 %2880, %2878
  %2882 = add i64 %2881, %2879
  %2883 = inttoptr i64 %2882 to ptr
  %2884 = load i32, ptr %2883, align 4
  %2885 = load i64, ptr %5, align 8
  %2886 = load i64, ptr %94, align 8
  %2887 = mul nsw i64 %2886, %2878
  %2888 = add i64 %2887, %2885
  %2889 = inttoptr i64 %2888 to ptr
  %2890 = load i32, ptr %2889, align 4
  %2891 = tail call i32 @llvm.umax.i32(i32 %2884, i32 %2890)
  %2892 = zext i32 %2891 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2878, i64 noundef %2892)
  %2893 = add nuw nsw i64 %2876, 1
  %2894 = icmp eq i64 %2893, %292
  br i1 %2894, label %3446, label %2875

2895:                                             ; preds = %2830, %2895
  %2896 = phi i64 [ %2913, %2895 ], [ 0, %2830 ]
  %2897 = getelementptr inbounds nuw i64, ptr %290, i64 %2896
  %2898 = load i64, ptr %2897, align 8
  %2899 = load i64, ptr %4, align 8
  %2900 = load i64, ptr %93, align 8
  %2901 = mul nsw i64 %2900, %2898
  %2902 = add i64 %2901, %2899
  %2903 = inttoptr i64 %2902 to ptr
  %2904 = load i32, ptr %2903, align 4
  %2905 = load i64, ptr %5, align 8
  %2906 = load i64, ptr %94, align 8
  %2907 = mul nsw i64 %2906, %2898
  %2908 = add i64 %2907, %2905
  %2909 = inttoptr i64 %2908 to ptr
  %2910 = load i32, ptr %2909, align 4
  %2911 = tail call i32 @llvm.smax.i32(i32 %2904, i32 %2910)
  %2912 = sext i32 %2911 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2898, i64 noundef %2912)
  %2913 = add nuw nsw i64 %2896, 1
  %2914 = icmp eq i64 %2913, %292
  br i1 %2914, label %3446, label %2895

2915:                                             ; preds = %2829, %2915
  %2916 = phi i64 [ %2932, %2915 ], [ 0, %2829 ]
  %2917 = getelementptr inbounds nuw i64, ptr %290, i64 %2916
  %2918 = load i64, ptr %2917, align 8
  %2919 = load i64, ptr %4, align 8
  %2920 = load i64, ptr %93, align 8
  %2921 = mul nsw i64 %2920, %2918
  %2922 = add i64 %2921, %2919
  %2923 = inttoptr i64 %2922 to ptr
  %2924 = load i64, ptr %2923, align 8
  %2925 = load i64, ptr %5, align 8
  %2926 = load i64, ptr %94, align 8
  %2927 = mul nsw i64 %2926, %2918
  %2928 = add i64 %2927, %2925
  %2929 = inttoptr i64 %2928 to ptr
  %2930 = load i64, ptr %2929, align 8
  %2931 = tail call i64 @llvm.umax.i64(i64 %2924, i64 %2930)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2918, i64 noundef %2931)
  %2932 = add nuw nsw i64 %2916, 1
  %2933 = icmp eq i64 %2932, %292
  br i1 %2933, label %3446, label %2915

2934:                                             ; preds = %2834, %2934
  %2935 = phi i64 [ %2951, %2934 ], [ 0, %2834 ]
  %2936 = getelementptr inbounds nuw i64, ptr %290, i64 %2935
  %2937 = load i64, ptr %2936, align 8
  %2938 = load i64, ptr %4, align 8
  %2939 = load i64, ptr %93, align 8
  %2940 = mul nsw i64 %2939, %2937
  %2941 = add i64 %2940, %2938
  %2942 = inttoptr i64 %2941 to ptr
  %2943 = load i64, ptr %2942, align 8
  %2944 = load i64, ptr %5, align 8
  %2945 = load i64, ptr %94, align 8
  %2946 = mul nsw i64 %2945, %2937
  %2947 = add i64 %2946, %2944
  %2948 = inttoptr i64 %2947 to ptr
  %2949 = load i64, ptr %2948, align 8
  %2950 = tail call i64 @llvm.smax.i64(i64 %2943, i64 %2949)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2937, i64 noundef %2950)
  %2951 = add nuw nsw i64 %2935, 1
  %2952 = icmp eq i64 %2951, %292
  br i1 %2952, label %3446, label %2934

2953:                                             ; preds = %1629
  %2954 = load i64, ptr %3, align 8
  %2955 = load i64, ptr %96, align 8
  %2956 = load i64, ptr %4, align 8
  %2957 = load i64, ptr %93, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %104, i64 %2954, i64 %2955, i64 %2956, i64 %2957, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %290, i64 noundef %292)
  br label %3446

2958:                                             ; preds = %1629
  %2959 = icmp sgt i64 %292, 0
  switch i64 %1367, label %2963 [
    i64 6, label %2962
    i64 2, label %2961
    i64 3, label %2960
  ]

2960:                                             ; preds = %2958
  br i1 %2959, label %3008, label %3446

2961:                                             ; preds = %2958
  br i1 %2959, label %2986, label %3446

2962:                                             ; preds = %2958
  br i1 %2959, label %2964, label %3446

2963:                                             ; preds = %2958
  br i1 %2959, label %3031, label %3446

2964:                                             ; preds = %2962, %2964
  %2965 = phi i64 [ %2984, %2964 ], [ 0, %2962 ]
  %2966 = getelementptr inbounds nuw i64, ptr %290, i64 %2965
  %2967 = load i64, ptr %2966, align 8
  %2968 = load i64, ptr %4, align 8
  %2969 = load i64, ptr %93, align 8
  %2970 = mul nsw i64 %2969, %2967
  %2971 = add i64 %2970, %2968
  %2972 = inttoptr i64 %2971 to ptr
  %2973 = load i32, ptr %2972, align 4
  %2974 = sext i32 %2973 to i64
  %2975 = load i64, ptr %5, align 8
  %2976 = load i64, ptr %94, align 8
  %2977 = mul nsw i64 %2976, %2967
  %2978 = add i64 %2977, %2975
  %2979 = inttoptr i64 %2978 to ptr
  %2980 = load i32, ptr %2979, align 4
  %2981 = sext i32 %2980 to i64
  %2982 = mul nsw i64 %2981, %2974
  %2983 = ashr i64 %2982, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2967, i64 noundef %2983)
  %2984 = add nuw nsw i64 %2965, 1
  %2985 = icmp eq i64 %2984, %292
  br i1 %2985, label %3446, label %2964

2986:                                             ; preds = %2961, %2986
  %2987 = phi i64 [ %3006, %2986 ], [ 0, %2961 ]
  %2988 = getelementptr inbounds nuw i64, ptr %290, i64 %2987
  %2989 = load i64, ptr %2988, align 8
  %2990 = load i64, ptr %4, align 8
  %2991 = load i64, ptr %93, align 8
  %2992 = mul nsw i64 %2991, %2989
  %2993 = add i64 %2992, %2990
  %2994 = inttoptr i64 %2993 to ptr
  %2995 = load i32, ptr %2994, align 4
  %2996 = zext i32 %2995 to i64
  %2997 = load i64, ptr %5, align 8
  %2998 = load i64, ptr %94, align 8
  %2999 = mul nsw i64 %2998, %2989
  %3000 = add i64 %2999, %2997
  %3001 = inttoptr i64 %3000 to ptr
  %3002 = load i32, ptr %3001, align 4
  %3003 = zext i32 %3002 to i64
  %3004 = mul nuw i64 %3003, %2996
  %3005 = lshr i64 %3004, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2989, i64 noundef %3005)
  %3006 = add nuw nsw i64 %2987, 1
  %3007 = icmp eq i64 %3006, %292
  br i1 %3007, label %3446, label %2986

3008:                                             ; preds = %2960, %3008
  %3009 = phi i64 [ %3029, %3008 ], [ 0, %2960 ]
  %3010 = getelementptr inbounds nuw i64, ptr %290, i64 %3009
  %3011 = load i64, ptr %3010, align 8
  %3012 = load i64, ptr %4, align 8
  %3013 = load i64, ptr %93, align 8
  %3014 = mul nsw i64 %3013, %3011
  %3015 = add i64 %3014, %3012
  %3016 = inttoptr i64 %3015 to ptr
  %3017 = load i64, ptr %3016, align 8
  %3018 = zext i64 %3017 to i128
  %3019 = load i64, ptr %5, align 8
  %3020 = load i64, ptr %94, align 8
  %3021 = mul nsw i64 %3020, %3011
  %3022 = add i64 %3021, %3019
  %3023 = inttoptr i64 %3022 to ptr
  %3024 = load i64, ptr %3023, align 8
  %3025 = zext i64 %3024 to i128
  %3026 = mul nuw i128 %3025, %3018
  %3027 = lshr i128 %3026, 64
  %3028 = trunc nuw i128 %3027 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3011, i64 noundef %3028)
  %3029 = add nuw nsw i64 %3009, 1
  %3030 = icmp eq i64 %3029, %292
  br i1 %3030, label %3446, label %3008

3031:                                             ; preds = %2963, %3031
  %3032 = phi i64 [ %3052, %3031 ], [ 0, %2963 ]
  %3033 = getelementptr inbounds nuw i64, ptr %290, i64 %3032
  %3034 = load i64, ptr %3033, align 8
  %3035 = load i64, ptr %4, align 8
  %3036 = load i64, ptr %93, align 8
  %3037 = mul nsw i64 %3036, %3034
  %3038 = add i64 %3037, %3035
  %3039 = inttoptr i64 %3038 to ptr
  %3040 = load i64, ptr %3039, align 8
  %3041 = sext i64 %3040 to i128
  %3042 = load i64, ptr %5, align 8
  %3043 = load i64, ptr %94, align 8
  %3044 = mul nsw i64 %3043, %3034
  %3045 = add i64 %3044, %3042
  %3046 = inttoptr i64 %3045 to ptr
  %3047 = load i64, ptr %3046, align 8
  %3048 = sext i64 %3047 to i128
  %3049 = mul nsw i128 %3048, %3041
  %3050 = lshr i128 %3049, 64
  %3051 = trunc nuw i128 %3050 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3034, i64 noundef %3051)
  %3052 = add nuw nsw i64 %3032, 1
  %3053 = icmp eq i64 %3052, %292
  br i1 %3053, label %3446, label %3031

3054:                                             ; preds = %1655, %3054
  %3055 = phi i64 [ %3062, %3054 ], [ 0, %1655 ]
  %3056 = getelementptr inbounds nuw i64, ptr %290, i64 %3055
  %3057 = load i64, ptr %3056, align 8
  %3058 = load i64, ptr %1366, align 8
  %3059 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3058, i64 noundef %3057)
  %3060 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3058, i64 noundef %3057)
  %3061 = mul i64 %3060, %3059
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3057, i64 noundef %3061)
  %3062 = add nuw nsw i64 %3055, 1
  %3063 = icmp eq i64 %3062, %292
  br i1 %3063, label %3446, label %3054

3064:                                             ; preds = %1653, %3086
  %3065 = phi i64 [ %3088, %3086 ], [ 0, %1653 ]
  %3066 = getelementptr inbounds nuw i64, ptr %290, i64 %3065
  %3067 = load i64, ptr %3066, align 8
  %3068 = load i64, ptr %1366, align 8
  %3069 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3068, i64 noundef %3067)
  %3070 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3068, i64 noundef %3067)
  %3071 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %3068, i64 noundef %3067)
  %3072 = mul i64 %3070, %3069
  %3073 = add i64 %3071, %3072
  switch i64 %3068, label %3082 [
    i64 6, label %3074
    i64 2, label %3077
    i64 5, label %3079
  ]

3074:                                             ; preds = %3064
  %3075 = shl i64 %3073, 32
  %3076 = ashr exact i64 %3075, 32
  br label %3086

3077:                                             ; preds = %3064
  %3078 = and i64 %3073, 4294967295
  br label %3086

3079:                                             ; preds = %3064
  %3080 = shl i64 %3073, 48
  %3081 = ashr exact i64 %3080, 48
  br label %3086

3082:                                             ; preds = %3064
  %3083 = icmp eq i64 %3068, 1
  %3084 = and i64 %3073, 65535
  %3085 = select i1 %3083, i64 %3084, i64 %3073
  br label %3086

3086:                                             ; preds = %3082, %3079, %3077, %3074
  %3087 = phi i64 [ %3076, %3074 ], [ %3078, %3077 ], [ %3081, %3079 ], [ %3085, %3082 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3067, i64 noundef %3087)
  %3088 = add nuw nsw i64 %3065, 1
  %3089 = icmp eq i64 %3088, %292
  br i1 %3089, label %3446, label %3064

3090:                                             ; preds = %3090, %1651
  %3091 = phi i64 [ 0, %1651 ], [ %3101, %3090 ]
  %3092 = getelementptr inbounds nuw i64, ptr %290, i64 %3091
  %3093 = load i64, ptr %3092, align 8
  %3094 = load i64, ptr %1366, align 8
  %3095 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3094, i64 noundef %3093)
  %3096 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3094, i64 noundef %3093)
  %3097 = mul i64 %3096, %3095
  %3098 = load i64, ptr %1652, align 8
  %3099 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %3098, i64 noundef %3093)
  %3100 = add i64 %3099, %3097
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3093, i64 noundef %3100)
  %3101 = add nuw nsw i64 %3091, 1
  %3102 = icmp eq i64 %3101, %292
  br i1 %3102, label %3446, label %3090

3103:                                             ; preds = %1629, %1629
  switch i64 %1367, label %3104 [
    i64 1, label %3107
    i64 5, label %3107
    i64 2, label %3105
    i64 6, label %3105
  ]

3104:                                             ; preds = %3103
  br label %3105

3105:                                             ; preds = %3104, %3103, %3103
  %3106 = phi i64 [ 32, %3103 ], [ 64, %3104 ], [ 32, %3103 ]
  br label %3107

3107:                                             ; preds = %3105, %3103, %3103
  %3108 = phi i64 [ %3106, %3105 ], [ 16, %3103 ], [ 16, %3103 ]
  %3109 = icmp sgt i64 %292, 0
  br i1 %3109, label %3110, label %3446

3110:                                             ; preds = %3107
  %3111 = icmp eq i64 %3108, 16
  %3112 = icmp eq i64 %3108, 32
  br label %3113

3113:                                             ; preds = %3154, %3110
  %3114 = phi i64 [ 0, %3110 ], [ %3156, %3154 ]
  %3115 = getelementptr inbounds nuw i64, ptr %290, i64 %3114
  %3116 = load i64, ptr %3115, align 8
  %3117 = load i64, ptr %1366, align 8
  %3118 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3117, i64 noundef %3116)
  %3119 = load i64, ptr %5, align 8
  %3120 = load i64, ptr %94, align 8
  %3121 = mul nsw i64 %3120, %3116
  %3122 = add i64 %3121, %3119
  %3123 = inttoptr i64 %3122 to ptr
  %3124 = load i32, ptr %3123, align 4
  %3125 = zext i32 %3124 to i64
  %3126 = load i64, ptr %104, align 8
  %3127 = icmp eq i64 %3126, 16
  br i1 %3127, label %3128, label %3144

3128:                                             ; preds = %3113
  %3129 = icmp ugt i64 %3108, %3125
  %3130 = shl i64 %3118, %3125
  %3131 = select i1 %3129, i64 %3130, i64 0
  %3132 = and i64 %3131, 65535
  %3133 = and i64 %3131, 4294967295
  %3134 = select i1 %3112, i64 %3133, i64 %3131
  %3135 = select i1 %3111, i64 %3132, i64 %3134
  %3136 = icmp eq i64 %3117, 6
  %3137 = shl i64 %3135, 32
  %3138 = ashr exact i64 %3137, 32
  %3139 = select i1 %3136, i64 %3138, i64 %3135
  %3140 = icmp eq i64 %3117, 5
  br i1 %3140, label %3141, label %3154

3141:                                             ; preds = %3128
  %3142 = shl i64 %3135, 48
  %3143 = ashr exact i64 %3142, 48
  br label %3154

3144:                                             ; preds = %3113
  %3145 = and i64 %3117, -4
  %3146 = icmp eq i64 %3145, 4
  %3147 = icmp ugt i64 %3108, %3125
  br i1 %3146, label %3148, label %3151

3148:                                             ; preds = %3144
  %3149 = select i1 %3147, i64 %3125, i64 63
  %3150 = ashr i64 %3118, %3149
  br label %3154

3151:                                             ; preds = %3144
  %3152 = lshr i64 %3118, %3125
  %3153 = select i1 %3147, i64 %3152, i64 0
  br label %3154

3154:                                             ; preds = %3151, %3148, %3141, %3128
  %3155 = phi i64 [ %3143, %3141 ], [ %3139, %3128 ], [ %3150, %3148 ], [ %3153, %3151 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3116, i64 noundef %3155)
  %3156 = add nuw nsw i64 %3114, 1
  %3157 = icmp eq i64 %3156, %292
  br i1 %3157, label %3446, label %3113

3158:                                             ; preds = %3158, %1646
  %3159 = phi i64 [ 0, %1646 ], [ %3170, %3158 ]
  %3160 = getelementptr inbounds nuw i64, ptr %290, i64 %3159
  %3161 = load i64, ptr %3160, align 8
  %3162 = mul nsw i64 %3161, %1648
  %3163 = add i64 %3162, %1647
  %3164 = inttoptr i64 %3163 to ptr
  %3165 = load i8, ptr %3164, align 1
  %3166 = icmp eq i8 %3165, 0
  %3167 = load i64, ptr %1366, align 8
  %3168 = select i1 %3166, ptr %5, ptr %4
  %3169 = call fastcc i64 @get(ptr noundef nonnull %3168, i64 noundef %3167, i64 noundef %3161)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3161, i64 noundef %3169)
  %3170 = add nuw nsw i64 %3159, 1
  %3171 = icmp eq i64 %3170, %292
  br i1 %3171, label %3446, label %3158

3172:                                             ; preds = %3194, %1642
  %3173 = phi i64 [ 0, %1642 ], [ %3196, %3194 ]
  %3174 = getelementptr inbounds nuw i64, ptr %290, i64 %3173
  %3175 = load i64, ptr %3174, align 8
  %3176 = load i64, ptr %1366, align 8
  %3177 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3176, i64 noundef %3175)
  %3178 = load i64, ptr %1643, align 8
  switch i64 %3178, label %3194 [
    i64 0, label %3179
    i64 1, label %3181
    i64 2, label %3183
    i64 4, label %3185
    i64 5, label %3188
    i64 6, label %3191
  ]

3179:                                             ; preds = %3172
  %3180 = and i64 %3177, 255
  br label %3194

3181:                                             ; preds = %3172
  %3182 = and i64 %3177, 65535
  br label %3194

3183:                                             ; preds = %3172
  %3184 = and i64 %3177, 4294967295
  br label %3194

3185:                                             ; preds = %3172
  %3186 = shl i64 %3177, 56
  %3187 = ashr exact i64 %3186, 56
  br label %3194

3188:                                             ; preds = %3172
  %3189 = shl i64 %3177, 48
  %3190 = ashr exact i64 %3189, 48
  br label %3194

3191:                                             ; preds = %3172
  %3192 = shl i64 %3177, 32
  %3193 = ashr exact i64 %3192, 32
  br label %3194

3194:                                             ; preds = %3191, %3188, %3185, %3183, %3181, %3179, %3172
  %3195 = phi i64 [ %3177, %3172 ], [ %3180, %3179 ], [ %3182, %3181 ], [ %3184, %3183 ], [ %3187, %3185 ], [ %3190, %3188 ], [ %3193, %3191 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3175, i64 noundef %3195)
  %3196 = add nuw nsw i64 %3173, 1
  %3197 = icmp eq i64 %3196, %292
  br i1 %3197, label %3446, label %3172

3198:                                             ; preds = %1629, %1629
  %3199 = icmp sgt i64 %292, 0
  br i1 %3199, label %3200, label %3446

3200:                                             ; preds = %3198, %3238
  %3201 = phi i64 [ %3240, %3238 ], [ 0, %3198 ]
  %3202 = getelementptr inbounds nuw i64, ptr %290, i64 %3201
  %3203 = load i64, ptr %3202, align 8
  %3204 = load i64, ptr %1366, align 8
  %3205 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3204, i64 noundef %3203)
  %3206 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3204, i64 noundef %3203)
  %3207 = icmp eq i64 %3206, 0
  br i1 %3207, label %3219, label %3208

3208:                                             ; preds = %3200
  %3209 = and i64 %3204, -4
  %3210 = icmp eq i64 %3209, 4
  br i1 %3210, label %3213, label %3211

3211:                                             ; preds = %3208
  %3212 = udiv i64 %3205, %3206
  br label %3219

3213:                                             ; preds = %3208
  %3214 = icmp eq i64 %3206, -1
  br i1 %3214, label %3215, label %3217

3215:                                             ; preds = %3213
  %3216 = sub i64 0, %3205
  br label %3219

3217:                                             ; preds = %3213
  %3218 = sdiv i64 %3205, %3206
  br label %3219

3219:                                             ; preds = %3217, %3215, %3211, %3200
  %3220 = phi i64 [ %3212, %3211 ], [ %3216, %3215 ], [ %3218, %3217 ], [ -1, %3200 ]
  %3221 = load i64, ptr %104, align 8
  %3222 = icmp eq i64 %3221, 24
  %3223 = icmp ne i64 %3206, 0
  %3224 = and i1 %3223, %3222
  %3225 = mul i64 %3220, %3206
  %3226 = sub i64 %3205, %3225
  %3227 = select i1 %3224, i64 %3226, i64 %3220
  switch i64 %3204, label %3238 [
    i64 1, label %3228
    i64 5, label %3230
    i64 2, label %3233
    i64 6, label %3235
  ]

3228:                                             ; preds = %3219
  %3229 = and i64 %3227, 65535
  br label %3238

3230:                                             ; preds = %3219
  %3231 = shl i64 %3227, 48
  %3232 = ashr exact i64 %3231, 48
  br label %3238

3233:                                             ; preds = %3219
  %3234 = and i64 %3227, 4294967295
  br label %3238

3235:                                             ; preds = %3219
  %3236 = shl i64 %3227, 32
  %3237 = ashr exact i64 %3236, 32
  br label %3238

3238:                                             ; preds = %3235, %3233, %3230, %3228, %3219
  %3239 = phi i64 [ %3227, %3219 ], [ %3229, %3228 ], [ %3232, %3230 ], [ %3234, %3233 ], [ %3237, %3235 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3203, i64 noundef %3239)
  %3240 = add nuw nsw i64 %3201, 1
  %3241 = icmp eq i64 %3240, %292
  br i1 %3241, label %3446, label %3200

3242:                                             ; preds = %1629
  %3243 = icmp sgt i64 %292, 0
  br i1 %3243, label %3244, label %3446

3244:                                             ; preds = %3242
  %3245 = icmp eq i64 %1367, 1
  %3246 = icmp eq i64 %1367, 0
  %3247 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %3248 = select i1 %3245, i64 4, i64 5
  %3249 = select i1 %3246, i64 3, i64 %3248
  br label %3250

3250:                                             ; preds = %3260, %3244
  %3251 = phi i64 [ 0, %3244 ], [ %3262, %3260 ]
  %3252 = getelementptr inbounds nuw i64, ptr %290, i64 %3251
  %3253 = load i64, ptr %3252, align 8
  %3254 = load i64, ptr %3247, align 8
  %3255 = icmp sgt i64 %3254, 0
  br i1 %3255, label %3256, label %3260

3256:                                             ; preds = %3250
  %3257 = load i64, ptr %1345, align 8
  %3258 = getelementptr i64, ptr %1335, i64 %3257
  %3259 = load i64, ptr %1366, align 8
  br label %3264

3260:                                             ; preds = %3264, %3250
  %3261 = phi i64 [ 0, %3250 ], [ %3273, %3264 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3253, i64 noundef %3261)
  %3262 = add nuw nsw i64 %3251, 1
  %3263 = icmp eq i64 %3262, %292
  br i1 %3263, label %3446, label %3250

3264:                                             ; preds = %3264, %3256
  %3265 = phi i64 [ 0, %3256 ], [ %3274, %3264 ]
  %3266 = phi i64 [ 0, %3256 ], [ %3273, %3264 ]
  %3267 = getelementptr i64, ptr %3258, i64 %3265
  %3268 = load i64, ptr %3267, align 8
  %3269 = getelementptr inbounds %struct.operand, ptr %1333, i64 %3268
  %3270 = tail call fastcc i64 @get(ptr noundef %3269, i64 noundef %3259, i64 noundef %3253)
  %3271 = shl nuw i64 %3265, %3249
  %3272 = shl i64 %3270, %3271
  %3273 = or i64 %3272, %3266
  %3274 = add nuw nsw i64 %3265, 1
  %3275 = icmp eq i64 %3274, %3254
  br i1 %3275, label %3260, label %3264

3276:                                             ; preds = %1629
  %3277 = icmp sgt i64 %292, 0
  br i1 %3277, label %3278, label %3446

3278:                                             ; preds = %3276
  %3279 = icmp eq i64 %1367, 1
  %3280 = icmp eq i64 %1367, 0
  %3281 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %3282 = select i1 %3279, i64 4, i64 5
  %3283 = select i1 %3280, i64 3, i64 %3282
  %3284 = select i1 %3279, i64 65535, i64 4294967295
  %3285 = select i1 %3280, i64 255, i64 %3284
  %3286 = load i64, ptr %3281, align 8
  br label %3287

3287:                                             ; preds = %3300, %3278
  %3288 = phi i64 [ %3286, %3278 ], [ %3301, %3300 ]
  %3289 = phi i64 [ %3286, %3278 ], [ %3302, %3300 ]
  %3290 = phi i64 [ 0, %3278 ], [ %3303, %3300 ]
  %3291 = getelementptr inbounds nuw i64, ptr %290, i64 %3290
  %3292 = load i64, ptr %3291, align 8
  %3293 = shl i64 %3289, %3283
  %3294 = icmp eq i64 %3293, 64
  %3295 = icmp eq i64 %3293, 32
  %3296 = select i1 %3295, i64 2, i64 1
  %3297 = select i1 %3294, i64 3, i64 %3296
  %3298 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3297, i64 noundef %3292)
  %3299 = icmp sgt i64 %3289, 0
  br i1 %3299, label %3305, label %3300

3300:                                             ; preds = %3319, %3287
  %3301 = phi i64 [ %3288, %3287 ], [ %3320, %3319 ]
  %3302 = phi i64 [ %3289, %3287 ], [ %3320, %3319 ]
  %3303 = add nuw nsw i64 %3290, 1
  %3304 = icmp eq i64 %3303, %292
  br i1 %3304, label %3446, label %3287

3305:                                             ; preds = %3287, %3319
  %3306 = phi i64 [ %3320, %3319 ], [ %3288, %3287 ]
  %3307 = phi i64 [ %3321, %3319 ], [ 0, %3287 ]
  %3308 = load i64, ptr %1336, align 8
  %3309 = getelementptr i64, ptr %1335, i64 %3308
  %3310 = getelementptr i64, ptr %3309, i64 %3307
  %3311 = load i64, ptr %3310, align 8
  %3312 = icmp sgt i64 %3311, -1
  br i1 %3312, label %3313, label %3319

3313:                                             ; preds = %3305
  %3314 = getelementptr inbounds nuw %struct.operand, ptr %1333, i64 %3311
  %3315 = shl nuw i64 %3307, %3283
  %3316 = lshr i64 %3298, %3315
  %3317 = and i64 %3316, %3285
  tail call fastcc void @put(ptr noundef %3314, i64 noundef %3292, i64 noundef %3317)
  %3318 = load i64, ptr %3281, align 8
  br label %3319

3319:                                             ; preds = %3313, %3305
  %3320 = phi i64 [ %3318, %3313 ], [ %3306, %3305 ]
  %3321 = add nuw nsw i64 %3307, 1
  %3322 = icmp slt i64 %3321, %3320
  br i1 %3322, label %3305, label %3300

3323:                                             ; preds = %3344, %1636
  %3324 = phi i64 [ 0, %1636 ], [ %3346, %3344 ]
  %3325 = getelementptr inbounds nuw i64, ptr %290, i64 %3324
  %3326 = load i64, ptr %3325, align 8
  %3327 = load i64, ptr %4, align 8
  %3328 = load i64, ptr %93, align 8
  %3329 = mul nsw i64 %3328, %3326
  %3330 = add i64 %3329, %3327
  %3331 = inttoptr i64 %3330 to ptr
  %3332 = load i32, ptr %3331, align 4
  %3333 = load i64, ptr %5, align 8
  %3334 = load i64, ptr %94, align 8
  %3335 = mul nsw i64 %3334, %3326
  %3336 = add i64 %3335, %3333
  %3337 = inttoptr i64 %3336 to ptr
  %3338 = load i32, ptr %3337, align 4
  %3339 = mul nsw i64 %3326, %1638
  %3340 = add i64 %3339, %1637
  %3341 = inttoptr i64 %3340 to ptr
  %3342 = load i32, ptr %3341, align 4
  %3343 = load i64, ptr %1639, align 8
  br label %3348

3344:                                             ; preds = %3369
  %3345 = zext i32 %3370 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3326, i64 noundef %3345)
  %3346 = add nuw nsw i64 %3324, 1
  %3347 = icmp eq i64 %3346, %292
  br i1 %3347, label %3446, label %3323

3348:                                             ; preds = %3369, %3323
  %3349 = phi i64 [ 0, %3323 ], [ %3371, %3369 ]
  %3350 = phi i32 [ 0, %3323 ], [ %3370, %3369 ]
  %3351 = shl nuw nsw i64 1, %3349
  %3352 = and i64 %3351, %3343
  %3353 = icmp eq i64 %3352, 0
  br i1 %3353, label %3369, label %3354

3354:                                             ; preds = %3348
  %3355 = icmp samesign ult i64 %3349, 4
  %3356 = sext i1 %3355 to i32
  %3357 = xor i32 %3332, %3356
  %3358 = trunc nuw nsw i64 %3349 to i32
  %3359 = lshr i32 %3358, 1
  %3360 = and i32 %3359, 1
  %3361 = add nsw i32 %3360, -1
  %3362 = xor i32 %3361, %3338
  %3363 = and i32 %3358, 1
  %3364 = add nsw i32 %3363, -1
  %3365 = xor i32 %3364, %3342
  %3366 = and i32 %3365, %3357
  %3367 = and i32 %3366, %3362
  %3368 = or i32 %3367, %3350
  br label %3369

3369:                                             ; preds = %3354, %3348
  %3370 = phi i32 [ %3368, %3354 ], [ %3350, %3348 ]
  %3371 = add nuw nsw i64 %3349, 1
  %3372 = icmp eq i64 %3371, 8
  br i1 %3372, label %3344, label %3348

3373:                                             ; preds = %1632, %3373
  %3374 = phi i64 [ %3380, %3373 ], [ 0, %1632 ]
  %3375 = getelementptr inbounds nuw i64, ptr %290, i64 %3374
  %3376 = load i64, ptr %3375, align 8
  %3377 = load i64, ptr %1366, align 8
  %3378 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3377, i64 noundef %3376)
  %3379 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3378)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3376, i64 noundef %3379)
  %3380 = add nuw nsw i64 %3374, 1
  %3381 = icmp eq i64 %3380, %292
  br i1 %3381, label %3446, label %3373

3382:                                             ; preds = %1629, %1629
  %3383 = icmp sgt i64 %292, 0
  br i1 %3383, label %3384, label %3446

3384:                                             ; preds = %3382
  %3385 = load i64, ptr %6, align 8
  %3386 = load i64, ptr %95, align 8
  %3387 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3388

3388:                                             ; preds = %3428, %3384
  %3389 = phi i64 [ 0, %3384 ], [ %3430, %3428 ]
  %3390 = getelementptr inbounds nuw i64, ptr %290, i64 %3389
  %3391 = load i64, ptr %3390, align 8
  %3392 = load i64, ptr %5, align 8
  %3393 = load i64, ptr %94, align 8
  %3394 = mul nsw i64 %3393, %3391
  %3395 = add i64 %3394, %3392
  %3396 = inttoptr i64 %3395 to ptr
  %3397 = load i32, ptr %3396, align 4
  %3398 = zext i32 %3397 to i64
  %3399 = shl nuw i64 %3398, 32
  %3400 = load i64, ptr %4, align 8
  %3401 = load i64, ptr %93, align 8
  %3402 = mul nsw i64 %3401, %3391
  %3403 = add i64 %3402, %3400
  %3404 = inttoptr i64 %3403 to ptr
  %3405 = load i32, ptr %3404, align 4
  %3406 = zext i32 %3405 to i64
  %3407 = or disjoint i64 %3399, %3406
  %3408 = mul nsw i64 %3391, %3386
  %3409 = add i64 %3408, %3385
  %3410 = inttoptr i64 %3409 to ptr
  %3411 = load i32, ptr %3410, align 4
  %3412 = zext i32 %3411 to i64
  %3413 = load i64, ptr %3387, align 8
  %3414 = icmp eq i64 %3413, 0
  %3415 = and i64 %3412, 31
  %3416 = tail call i64 @llvm.umin.i64(i64 %3412, i64 32)
  %3417 = select i1 %3414, i64 %3416, i64 %3415
  %3418 = load i64, ptr %104, align 8
  %3419 = icmp eq i64 %3418, 32
  br i1 %3419, label %3420, label %3423

3420:                                             ; preds = %3388
  %3421 = lshr i64 %3407, %3417
  %3422 = and i64 %3421, 4294967295
  br label %3428

3423:                                             ; preds = %3388
  %3424 = icmp eq i64 %3417, 32
  br i1 %3424, label %3428, label %3425

3425:                                             ; preds = %3423
  %3426 = shl i64 %3407, %3417
  %3427 = lshr i64 %3426, 32
  br label %3428

3428:                                             ; preds = %3425, %3423, %3420
  %3429 = phi i64 [ %3422, %3420 ], [ %3427, %3425 ], [ %3406, %3423 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3391, i64 noundef %3429)
  %3430 = add nuw nsw i64 %3389, 1
  %3431 = icmp eq i64 %3430, %292
  br i1 %3431, label %3446, label %3388

3432:                                             ; preds = %1630, %3432
  %3433 = phi i64 [ %3444, %3432 ], [ 0, %1630 ]
  %3434 = getelementptr inbounds nuw i64, ptr %290, i64 %3433
  %3435 = load i64, ptr %3434, align 8
  %3436 = load i64, ptr %4, align 8
  %3437 = load i64, ptr %93, align 8
  %3438 = mul nsw i64 %3437, %3435
  %3439 = add i64 %3438, %3436
  %3440 = inttoptr i64 %3439 to ptr
  %3441 = load i16, ptr %3440, align 2
  %3442 = zext i16 %3441 to i64
  %3443 = shl nuw nsw i64 %3442, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3435, i64 noundef %3443)
  %3444 = add nuw nsw i64 %3433, 1
  %3445 = icmp eq i64 %3444, %292
  br i1 %3445, label %3446, label %3432

3446:                                             ; preds = %3432, %3428, %3373, %3344, %3300, %3260, %3238, %3194, %3158, %3154, %3090, %3086, %3054, %3008, %2986, %2964, %3031, %2915, %2895, %2875, %2855, %2835, %2934, %2789, %2769, %2749, %2729, %2709, %2808, %2674, %2660, %2646, %2632, %2618, %2688, %2569, %2555, %2541, %2583, %2527, %2512, %2597, %2465, %2445, %2425, %2405, %2385, %2485, %2338, %2318, %2298, %2278, %2258, %2358, %2211, %2191, %2171, %2151, %2131, %2231, %2084, %2064, %2044, %2024, %2004, %2104, %1957, %1937, %1917, %1897, %1877, %1977, %1830, %1810, %1790, %1770, %1750, %1850, %1717, %1704, %1691, %1678, %1665, %1730, %1628, %1629, %1630, %1632, %1634, %1640, %1644, %1649, %1653, %1655, %1659, %1660, %1661, %1662, %1663, %1664, %1744, %1745, %1746, %1747, %1748, %1749, %1871, %1872, %1873, %1874, %1875, %1876, %1998, %1999, %2000, %2001, %2002, %2003, %2125, %2126, %2127, %2128, %2129, %2130, %2252, %2253, %2254, %2255, %2256, %2257, %2379, %2380, %2381, %2382, %2383, %2384, %2506, %2507, %2508, %2509, %2510, %2511, %2526, %2612, %2613, %2614, %2615, %2616, %2617, %2703, %2704, %2705, %2706, %2707, %2708, %2829, %2830, %2831, %2832, %2833, %2834, %2953, %2960, %2961, %2962, %2963, %3107, %3198, %3242, %3276, %3382
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3447

3447:                                             ; preds = %1188, %1178, %1175, %1251, %1189, %3446
  %3448 = phi i1 [ %1184, %1189 ], [ false, %1251 ], [ false, %3446 ], [ false, %1175 ], [ false, %1178 ], [ false, %1188 ]
  %3449 = getelementptr inbounds i8, ptr %41, i64 %105
  store i8 1, ptr %3449, align 1
  br label %3450

3450:                                             ; preds = %3447, %285
  %3451 = phi i64 [ %291, %3447 ], [ 0, %285 ]
  %3452 = phi i1 [ %3448, %3447 ], [ false, %285 ]
  br i1 %228, label %3453, label %3456

3453:                                             ; preds = %253, %229, %3450
  %3454 = phi i1 [ %3452, %3450 ], [ false, %229 ], [ false, %253 ]
  %3455 = phi i64 [ %3451, %3450 ], [ 0, %229 ], [ 0, %253 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %3455, ptr noundef %22, i64 noundef %24, ptr noundef null, i64 noundef 0)
  br label %3456

3456:                                             ; preds = %3453, %3450
  %3457 = phi i1 [ %3454, %3453 ], [ %3452, %3450 ]
  %3458 = load i64, ptr %49, align 8
  %3459 = add nsw i64 %3458, 1
  store i64 %3459, ptr %49, align 8
  %3460 = load i64, ptr %99, align 8
  %3461 = add nsw i64 %98, %3460
  store i64 %3461, ptr %99, align 8
  %3462 = add nsw i64 %105, 1
  store i64 %3462, ptr %25, align 8
  br i1 %3457, label %3463, label %3464

3463:                                             ; preds = %3456
  store i64 1, ptr %0, align 8
  br label %3478

3464:                                             ; preds = %3456
  %3465 = getelementptr inbounds %struct.instruction, ptr %16, i64 %3462
  %3466 = getelementptr inbounds nuw i8, ptr %3465, i64 136
  %3467 = load i64, ptr %3466, align 8
  %3468 = icmp eq i64 %3467, 0
  br i1 %3468, label %3472, label %3469

3469:                                             ; preds = %3464
  %3470 = load i64, ptr %100, align 8
  %3471 = icmp eq i64 %3470, 0
  br i1 %3471, label %3472, label %3478

3472:                                             ; preds = %3464, %3469, %216, %222
  %3473 = phi i64 [ %217, %216 ], [ %217, %222 ], [ %3462, %3469 ], [ %3462, %3464 ]
  %3474 = getelementptr inbounds %struct.instruction, ptr %16, i64 %3473
  store i64 %3473, ptr %25, align 8
  %3475 = load i64, ptr %3474, align 8
  %3476 = icmp eq i64 %3475, 0
  br i1 %3476, label %3478, label %102

3477:                                             ; preds = %222
  br label %3478

3478:                                             ; preds = %3472, %140, %3469, %716, %708, %639, %594, %687, %692, %699, %1192, %544, %582, %636, %130, %555, %794, %189, %38, %3477, %184, %904, %935, %371, %1252, %3463, %1190, %34
  %3479 = phi i64 [ 1, %34 ], [ 0, %130 ], [ 0, %636 ], [ 3, %935 ], [ 0, %582 ], [ 2, %184 ], [ 0, %371 ], [ 0, %1252 ], [ 3, %3463 ], [ 4, %1190 ], [ 2, %189 ], [ 0, %904 ], [ 0, %794 ], [ 0, %555 ], [ 0, %544 ], [ 0, %38 ], [ 1, %3477 ], [ 0, %692 ], [ 0, %687 ], [ 0, %594 ], [ 0, %639 ], [ 3, %708 ], [ 0, %3472 ], [ 0, %140 ], [ 0, %699 ], [ 1, %3469 ], [ 3, %716 ], [ 0, %1192 ]
  ret i64 %3479
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




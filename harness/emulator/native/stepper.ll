; of stepper.c, 814654a957b5bca22ee122723c0a8c87ae8f1bf965d39d27ceec1f53a0593e5b

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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 592
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 272
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %3332

37:                                               ; preds = %33, %28, %1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %39 = load i64, ptr %38, align 8
  %40 = inttoptr i64 %39 to ptr
  %41 = getelementptr inbounds %struct.instruction, ptr %15, i64 %25
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %3332, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %47 = icmp slt i64 %23, 1
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %49 = icmp sgt i64 %23, 0
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %93 = add nsw i64 %23, 256
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %96 = icmp eq i64 %23, 0
  br label %97

97:                                               ; preds = %44, %3326
  %98 = phi i64 [ %42, %44 ], [ %3329, %3326 ]
  %99 = phi ptr [ %41, %44 ], [ %3328, %3326 ]
  %100 = phi i64 [ %25, %44 ], [ %3327, %3326 ]
  %101 = load i64, ptr %45, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %135, label %103

103:                                              ; preds = %97
  %104 = inttoptr i64 %101 to ptr
  %105 = getelementptr inbounds i64, ptr %104, i64 %100
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr i8, ptr %105, i64 8
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %106, %108
  br i1 %109, label %110, label %135

110:                                              ; preds = %103
  %111 = load i64, ptr %46, align 8
  %112 = inttoptr i64 %111 to ptr
  br label %113

113:                                              ; preds = %132, %110
  %114 = phi i64 [ %106, %110 ], [ %133, %132 ]
  %115 = getelementptr inbounds i64, ptr %104, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = getelementptr inbounds i64, ptr %112, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = inttoptr i64 %118 to ptr
  %120 = icmp eq i64 %118, 0
  %121 = or i1 %47, %120
  br i1 %121, label %132, label %125

122:                                              ; preds = %125
  %123 = add nuw nsw i64 %126, 1
  %124 = icmp eq i64 %123, %23
  br i1 %124, label %132, label %125

125:                                              ; preds = %113, %122
  %126 = phi i64 [ %123, %122 ], [ 0, %113 ]
  %127 = getelementptr inbounds nuw i64, ptr %21, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds i64, ptr %119, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %122, label %3332

132:                                              ; preds = %122, %113
  %133 = add i64 %114, 1
  %134 = icmp eq i64 %133, %108
  br i1 %134, label %135, label %113

135:                                              ; preds = %132, %97, %103
  %136 = load i64, ptr %48, align 8
  %137 = add nsw i64 %136, 1
  %138 = and i64 %137, 255
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %3332, label %140

140:                                              ; preds = %135
  %141 = icmp eq i64 %98, 1
  br i1 %141, label %142, label %220

142:                                              ; preds = %140
  store i64 %137, ptr %48, align 8
  %143 = load i64, ptr %94, align 8
  %144 = add nsw i64 %93, %143
  store i64 %144, ptr %94, align 8
  %145 = getelementptr inbounds i8, ptr %40, i64 %100
  store i8 1, ptr %145, align 1
  %146 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, -1
  br i1 %148, label %150, label %149

149:                                              ; preds = %142
  br i1 %96, label %209, label %206

150:                                              ; preds = %142
  %151 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %152 = load i64, ptr %151, align 8
  br i1 %49, label %153, label %174

153:                                              ; preds = %150
  %154 = getelementptr inbounds nuw %struct.operand, ptr %18, i64 %147
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %157 = load i64, ptr %156, align 8
  br label %158

158:                                              ; preds = %158, %153
  %159 = phi i64 [ 0, %153 ], [ %171, %158 ]
  %160 = phi i64 [ 0, %153 ], [ %172, %158 ]
  %161 = getelementptr inbounds nuw i64, ptr %21, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = mul nsw i64 %162, %157
  %164 = add i64 %163, %155
  %165 = inttoptr i64 %164 to ptr
  %166 = load i8, ptr %165, align 1
  %167 = icmp ne i8 %166, 0
  %168 = zext i1 %167 to i64
  %169 = icmp ne i64 %152, %168
  %170 = zext i1 %169 to i64
  %171 = add nuw nsw i64 %159, %170
  %172 = add nuw nsw i64 %160, 1
  %173 = icmp eq i64 %172, %23
  br i1 %173, label %174, label %158

174:                                              ; preds = %158, %150
  %175 = phi i64 [ 0, %150 ], [ %171, %158 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %100, i64 noundef %175, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  %176 = icmp ne i64 %175, 0
  %177 = icmp slt i64 %175, %23
  %178 = select i1 %176, i1 %177, i1 false
  br i1 %178, label %179, label %205

179:                                              ; preds = %174
  %180 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %181 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %182 = load i64, ptr %60, align 8
  %183 = inttoptr i64 %182 to ptr
  br i1 %49, label %184, label %3332

184:                                              ; preds = %179, %184
  %185 = phi i64 [ %203, %184 ], [ 0, %179 ]
  %186 = getelementptr inbounds nuw i64, ptr %21, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = load i64, ptr %180, align 8
  %189 = getelementptr inbounds %struct.operand, ptr %18, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %192 = load i64, ptr %191, align 8
  %193 = mul nsw i64 %192, %187
  %194 = add i64 %193, %190
  %195 = inttoptr i64 %194 to ptr
  %196 = load i8, ptr %195, align 1
  %197 = icmp ne i8 %196, 0
  %198 = zext i1 %197 to i64
  %199 = load i64, ptr %181, align 8
  %200 = icmp ne i64 %199, %198
  %201 = zext i1 %200 to i8
  %202 = getelementptr inbounds nuw i8, ptr %183, i64 %185
  store i8 %201, ptr %202, align 1
  %203 = add nuw nsw i64 %185, 1
  %204 = icmp eq i64 %203, %23
  br i1 %204, label %3332, label %184

205:                                              ; preds = %174
  br i1 %176, label %206, label %209

206:                                              ; preds = %149, %205
  %207 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %208 = load i64, ptr %207, align 8
  br label %211

209:                                              ; preds = %149, %205
  %210 = add nsw i64 %100, 1
  br label %211

211:                                              ; preds = %209, %206
  %212 = phi i64 [ %208, %206 ], [ %210, %209 ]
  store i64 %212, ptr %24, align 8
  %213 = getelementptr inbounds %struct.instruction, ptr %15, i64 %212
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 136
  %215 = load i64, ptr %214, align 8
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %3326, label %217

217:                                              ; preds = %211
  %218 = load i64, ptr %95, align 8
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %3326, label %3331

220:                                              ; preds = %140
  %221 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %222 = load i64, ptr %221, align 8
  %223 = icmp sgt i64 %222, -1
  br i1 %223, label %224, label %280

224:                                              ; preds = %220
  %225 = getelementptr inbounds nuw i8, ptr %99, i64 24
  %226 = load i64, ptr %225, align 8
  br i1 %49, label %227, label %3307

227:                                              ; preds = %224
  %228 = getelementptr inbounds nuw %struct.operand, ptr %18, i64 %222
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %231 = load i64, ptr %230, align 8
  br label %232

232:                                              ; preds = %232, %227
  %233 = phi i64 [ 0, %227 ], [ %245, %232 ]
  %234 = phi i64 [ 0, %227 ], [ %246, %232 ]
  %235 = getelementptr inbounds nuw i64, ptr %21, i64 %234
  %236 = load i64, ptr %235, align 8
  %237 = mul nsw i64 %236, %231
  %238 = add i64 %237, %229
  %239 = inttoptr i64 %238 to ptr
  %240 = load i8, ptr %239, align 1
  %241 = icmp ne i8 %240, 0
  %242 = zext i1 %241 to i64
  %243 = icmp ne i64 %226, %242
  %244 = zext i1 %243 to i64
  %245 = add nuw nsw i64 %233, %244
  %246 = add nuw nsw i64 %234, 1
  %247 = icmp eq i64 %246, %23
  br i1 %247, label %248, label %232

248:                                              ; preds = %232
  %249 = icmp eq i64 %245, 0
  br i1 %249, label %3307, label %250

250:                                              ; preds = %248
  %251 = icmp slt i64 %245, %23
  br i1 %251, label %252, label %284

252:                                              ; preds = %250
  %253 = load i64, ptr %50, align 8
  %254 = inttoptr i64 %253 to ptr
  br label %255

255:                                              ; preds = %252, %276
  %256 = phi i64 [ %278, %276 ], [ 0, %252 ]
  %257 = phi i64 [ %277, %276 ], [ 0, %252 ]
  %258 = getelementptr inbounds nuw i64, ptr %21, i64 %256
  %259 = load i64, ptr %258, align 8
  %260 = load i64, ptr %221, align 8
  %261 = getelementptr inbounds %struct.operand, ptr %18, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %264 = load i64, ptr %263, align 8
  %265 = mul nsw i64 %264, %259
  %266 = add i64 %265, %262
  %267 = inttoptr i64 %266 to ptr
  %268 = load i8, ptr %267, align 1
  %269 = icmp ne i8 %268, 0
  %270 = zext i1 %269 to i64
  %271 = load i64, ptr %225, align 8
  %272 = icmp eq i64 %271, %270
  br i1 %272, label %276, label %273

273:                                              ; preds = %255
  %274 = add nsw i64 %257, 1
  %275 = getelementptr inbounds i64, ptr %254, i64 %257
  store i64 %259, ptr %275, align 8
  br label %276

276:                                              ; preds = %273, %255
  %277 = phi i64 [ %274, %273 ], [ %257, %255 ]
  %278 = add nuw nsw i64 %256, 1
  %279 = icmp eq i64 %278, %23
  br i1 %279, label %280, label %255

280:                                              ; preds = %276, %220
  %281 = phi i64 [ %23, %220 ], [ %245, %276 ]
  %282 = phi ptr [ %21, %220 ], [ %254, %276 ]
  %283 = icmp eq i64 %281, 0
  br i1 %283, label %3304, label %284

284:                                              ; preds = %250, %280
  %285 = phi ptr [ %282, %280 ], [ %21, %250 ]
  %286 = phi i64 [ %281, %280 ], [ %245, %250 ]
  %287 = phi i64 [ %281, %280 ], [ %23, %250 ]
  %288 = getelementptr inbounds nuw i8, ptr %99, i64 128
  %289 = load i64, ptr %288, align 8
  %290 = icmp eq i64 %289, 0
  br i1 %290, label %392, label %291

291:                                              ; preds = %284
  %292 = load i64, ptr %51, align 8
  %293 = inttoptr i64 %292 to ptr
  %294 = getelementptr inbounds i64, ptr %293, i64 %289
  %295 = getelementptr inbounds i8, ptr %294, i64 -8
  %296 = load i64, ptr %52, align 8
  %297 = inttoptr i64 %296 to ptr
  %298 = load i64, ptr %53, align 8
  %299 = inttoptr i64 %298 to ptr
  %300 = load i64, ptr %54, align 8
  %301 = inttoptr i64 %300 to ptr
  %302 = load i64, ptr %55, align 8
  %303 = inttoptr i64 %302 to ptr
  %304 = load i64, ptr %56, align 8
  %305 = inttoptr i64 %304 to ptr
  %306 = load i64, ptr %57, align 8
  %307 = inttoptr i64 %306 to ptr
  %308 = load i64, ptr %295, align 8
  %309 = load i64, ptr %294, align 8
  %310 = load i64, ptr %58, align 8
  %311 = getelementptr inbounds nuw i8, ptr %294, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store i64 0, ptr %11, align 8
  %312 = icmp sgt i64 %287, 0
  br i1 %312, label %314, label %313

313:                                              ; preds = %291
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  br label %391

314:                                              ; preds = %291
  %315 = icmp sgt i64 %309, 0
  %316 = icmp ne i64 %308, 0
  br label %320

317:                                              ; preds = %343, %320
  %318 = load i64, ptr %11, align 8
  %319 = icmp slt i64 %318, %287
  br i1 %319, label %320, label %347

320:                                              ; preds = %317, %314
  %321 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %285, i64 noundef %287, ptr noundef %11)
  br i1 %315, label %322, label %317

322:                                              ; preds = %320
  %323 = getelementptr inbounds i64, ptr %301, i64 %321
  br label %324

324:                                              ; preds = %343, %322
  %325 = phi i64 [ 0, %322 ], [ %344, %343 ]
  %326 = getelementptr inbounds nuw i64, ptr %311, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = icmp eq i64 %327, -1
  br i1 %328, label %343, label %329

329:                                              ; preds = %324
  %330 = mul nsw i64 %327, %310
  %331 = add nsw i64 %330, %321
  %332 = getelementptr inbounds i64, ptr %297, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = load i64, ptr %323, align 8
  %335 = icmp sgt i64 %333, %334
  br i1 %335, label %336, label %343

336:                                              ; preds = %329
  %337 = icmp eq i64 %325, 0
  %338 = and i1 %316, %337
  br i1 %338, label %339, label %346

339:                                              ; preds = %336
  %340 = getelementptr inbounds i8, ptr %305, i64 %331
  %341 = load i8, ptr %340, align 1
  %342 = icmp eq i8 %341, 3
  br i1 %342, label %343, label %346

343:                                              ; preds = %339, %329, %324
  %344 = add nuw nsw i64 %325, 1
  %345 = icmp eq i64 %344, %309
  br i1 %345, label %317, label %324

346:                                              ; preds = %336, %339
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3332

347:                                              ; preds = %317
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i64 0, ptr %12, align 8
  %348 = icmp eq i64 %308, 0
  %349 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %350 = trunc i64 %100 to i32
  br label %351

351:                                              ; preds = %388, %347
  %352 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %285, i64 noundef %287, ptr noundef %12)
  br i1 %348, label %353, label %356

353:                                              ; preds = %351
  br i1 %315, label %354, label %388

354:                                              ; preds = %353
  %355 = getelementptr inbounds i64, ptr %303, i64 %352
  br label %377

356:                                              ; preds = %351
  %357 = load i64, ptr %311, align 8
  %358 = mul nsw i64 %357, %310
  %359 = add nsw i64 %358, %352
  %360 = getelementptr inbounds i64, ptr %297, i64 %359
  store i64 0, ptr %360, align 8
  %361 = load i64, ptr %349, align 8
  %362 = icmp eq i64 %361, -1
  br i1 %362, label %363, label %365

363:                                              ; preds = %356
  %364 = getelementptr inbounds i64, ptr %299, i64 %359
  store i64 -1, ptr %364, align 8
  br label %388

365:                                              ; preds = %356
  %366 = mul nsw i64 %361, %310
  %367 = getelementptr i64, ptr %299, i64 %366
  %368 = getelementptr i64, ptr %367, i64 %352
  %369 = load i64, ptr %368, align 8
  %370 = getelementptr inbounds i64, ptr %299, i64 %359
  store i64 %369, ptr %370, align 8
  %371 = load i64, ptr %349, align 8
  %372 = mul nsw i64 %371, %310
  %373 = getelementptr i32, ptr %307, i64 %372
  %374 = getelementptr i32, ptr %373, i64 %352
  %375 = load i32, ptr %374, align 4
  %376 = getelementptr inbounds i32, ptr %307, i64 %359
  store i32 %375, ptr %376, align 4
  br label %388

377:                                              ; preds = %377, %354
  %378 = phi i64 [ 0, %354 ], [ %386, %377 ]
  %379 = getelementptr inbounds nuw i64, ptr %311, i64 %378
  %380 = load i64, ptr %379, align 8
  %381 = mul nsw i64 %380, %310
  %382 = add nsw i64 %381, %352
  %383 = load i64, ptr %355, align 8
  %384 = getelementptr inbounds i64, ptr %299, i64 %382
  store i64 %383, ptr %384, align 8
  %385 = getelementptr inbounds i32, ptr %307, i64 %382
  store i32 %350, ptr %385, align 4
  %386 = add nuw nsw i64 %378, 1
  %387 = icmp eq i64 %386, %309
  br i1 %387, label %388, label %377

388:                                              ; preds = %377, %365, %363, %353
  %389 = load i64, ptr %12, align 8
  %390 = icmp slt i64 %389, %287
  br i1 %390, label %351, label %391

391:                                              ; preds = %388, %313
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %392

392:                                              ; preds = %391, %284
  %393 = load i64, ptr %99, align 8
  %394 = and i64 %393, -2
  %395 = icmp eq i64 %394, 2
  br i1 %395, label %396, label %1107

396:                                              ; preds = %392
  %397 = load i64, ptr %16, align 8
  %398 = inttoptr i64 %397 to ptr
  %399 = load i64, ptr %61, align 8
  %400 = inttoptr i64 %399 to ptr
  %401 = load i64, ptr %67, align 8
  %402 = inttoptr i64 %401 to ptr
  %403 = load i64, ptr %68, align 8
  %404 = inttoptr i64 %403 to ptr
  %405 = load i64, ptr %69, align 8
  %406 = inttoptr i64 %405 to ptr
  %407 = load i64, ptr %70, align 8
  %408 = inttoptr i64 %407 to ptr
  %409 = load i64, ptr %71, align 8
  %410 = inttoptr i64 %409 to ptr
  %411 = load i64, ptr %72, align 8
  %412 = inttoptr i64 %411 to ptr
  %413 = load i64, ptr %73, align 8
  %414 = inttoptr i64 %413 to ptr
  %415 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds %struct.operand, ptr %398, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds nuw i8, ptr %417, i64 8
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i8, ptr %99, i64 96
  %422 = load i64, ptr %421, align 8
  %423 = getelementptr inbounds nuw i8, ptr %99, i64 104
  %424 = load i64, ptr %423, align 8
  %425 = mul nsw i64 %424, %422
  %426 = icmp eq i64 %393, 3
  %427 = icmp sgt i64 %287, 0
  br i1 %427, label %428, label %431

428:                                              ; preds = %396
  %429 = getelementptr inbounds nuw i8, ptr %99, i64 120
  %430 = getelementptr inbounds nuw i8, ptr %99, i64 112
  br label %436

431:                                              ; preds = %454, %396
  %432 = getelementptr inbounds nuw i8, ptr %99, i64 88
  %433 = load i64, ptr %432, align 8
  %434 = icmp eq i64 %433, 2
  %435 = load i64, ptr %412, align 8
  br i1 %434, label %459, label %513

436:                                              ; preds = %454, %428
  %437 = phi i64 [ 0, %428 ], [ %457, %454 ]
  %438 = getelementptr inbounds nuw i64, ptr %285, i64 %437
  %439 = load i64, ptr %438, align 8
  %440 = load i64, ptr %429, align 8
  %441 = icmp eq i64 %440, 0
  %442 = mul nsw i64 %439, %420
  %443 = add i64 %442, %418
  %444 = inttoptr i64 %443 to ptr
  %445 = load i64, ptr %430, align 8
  br i1 %441, label %449, label %446

446:                                              ; preds = %436
  %447 = load i64, ptr %444, align 8
  %448 = add i64 %447, %445
  br label %454

449:                                              ; preds = %436
  %450 = load i32, ptr %444, align 4
  %451 = trunc i64 %445 to i32
  %452 = add i32 %450, %451
  %453 = zext i32 %452 to i64
  br label %454

454:                                              ; preds = %449, %446
  %455 = phi i64 [ %448, %446 ], [ %453, %449 ]
  %456 = getelementptr inbounds nuw i64, ptr %412, i64 %437
  store i64 %455, ptr %456, align 8
  %457 = add nuw nsw i64 %437, 1
  %458 = icmp eq i64 %457, %287
  br i1 %458, label %431, label %436

459:                                              ; preds = %431
  %460 = lshr i64 %435, 32
  %461 = icmp sgt i64 %287, 1
  br i1 %461, label %462, label %487

462:                                              ; preds = %459, %484
  %463 = phi i64 [ %485, %484 ], [ 1, %459 ]
  %464 = getelementptr inbounds nuw i64, ptr %412, i64 %463
  %465 = load i64, ptr %464, align 8
  %466 = lshr i64 %465, 32
  %467 = icmp eq i64 %466, %460
  br i1 %467, label %484, label %468

468:                                              ; preds = %462
  %469 = load i64, ptr %74, align 8
  %470 = icmp eq i64 %460, %469
  br i1 %470, label %3332, label %471

471:                                              ; preds = %468
  %472 = load i64, ptr %75, align 8
  %473 = inttoptr i64 %472 to ptr
  %474 = load i64, ptr %76, align 8
  %475 = icmp sgt i64 %474, 0
  br i1 %475, label %479, label %484

476:                                              ; preds = %479
  %477 = add nuw nsw i64 %480, 1
  %478 = icmp eq i64 %477, %474
  br i1 %478, label %484, label %479

479:                                              ; preds = %471, %476
  %480 = phi i64 [ %477, %476 ], [ 0, %471 ]
  %481 = getelementptr inbounds nuw i64, ptr %473, i64 %480
  %482 = load i64, ptr %481, align 8
  %483 = icmp eq i64 %466, %482
  br i1 %483, label %3332, label %476

484:                                              ; preds = %476, %471, %462
  %485 = add nuw nsw i64 %463, 1
  %486 = icmp eq i64 %485, %287
  br i1 %486, label %487, label %462

487:                                              ; preds = %484, %459
  %488 = load i64, ptr %75, align 8
  %489 = inttoptr i64 %488 to ptr
  %490 = load i64, ptr %74, align 8
  %491 = icmp eq i64 %460, %490
  br i1 %491, label %495, label %492

492:                                              ; preds = %487
  %493 = load i64, ptr %76, align 8
  %494 = icmp sgt i64 %493, 0
  br i1 %494, label %506, label %513

495:                                              ; preds = %487
  br i1 %427, label %496, label %540

496:                                              ; preds = %495, %496
  %497 = phi i64 [ %501, %496 ], [ 0, %495 ]
  %498 = getelementptr inbounds nuw i64, ptr %412, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = and i64 %499, 4294967295
  store i64 %500, ptr %498, align 8
  %501 = add nuw nsw i64 %497, 1
  %502 = icmp eq i64 %501, %287
  br i1 %502, label %511, label %496

503:                                              ; preds = %506
  %504 = add nuw nsw i64 %507, 1
  %505 = icmp eq i64 %504, %493
  br i1 %505, label %513, label %506

506:                                              ; preds = %492, %503
  %507 = phi i64 [ %504, %503 ], [ 0, %492 ]
  %508 = getelementptr inbounds nuw i64, ptr %489, i64 %507
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %460, %509
  br i1 %510, label %3332, label %503

511:                                              ; preds = %496
  %512 = load i64, ptr %412, align 8
  br label %515

513:                                              ; preds = %503, %492, %431
  %514 = phi i64 [ %433, %431 ], [ 1, %492 ], [ 1, %503 ]
  br i1 %427, label %515, label %518

515:                                              ; preds = %513, %511
  %516 = phi i64 [ 0, %511 ], [ %514, %513 ]
  %517 = phi i64 [ %512, %511 ], [ %435, %513 ]
  br label %526

518:                                              ; preds = %526, %513
  %519 = phi i64 [ %514, %513 ], [ %516, %526 ]
  %520 = phi i64 [ 0, %513 ], [ %535, %526 ]
  %521 = phi i64 [ %435, %513 ], [ %534, %526 ]
  %522 = phi i64 [ %435, %513 ], [ %533, %526 ]
  %523 = add nsw i64 %425, -1
  %524 = and i64 %520, %523
  %525 = icmp eq i64 %524, 0
  br i1 %525, label %538, label %3332

526:                                              ; preds = %526, %515
  %527 = phi i64 [ %533, %526 ], [ %517, %515 ]
  %528 = phi i64 [ %534, %526 ], [ %517, %515 ]
  %529 = phi i64 [ %535, %526 ], [ 0, %515 ]
  %530 = phi i64 [ %536, %526 ], [ 0, %515 ]
  %531 = getelementptr inbounds nuw i64, ptr %412, i64 %530
  %532 = load i64, ptr %531, align 8
  %533 = tail call i64 @llvm.smin.i64(i64 %532, i64 %527)
  %534 = tail call i64 @llvm.smax.i64(i64 %532, i64 %528)
  %535 = or i64 %532, %529
  %536 = add nuw nsw i64 %530, 1
  %537 = icmp eq i64 %536, %287
  br i1 %537, label %518, label %526

538:                                              ; preds = %518
  %539 = icmp eq i64 %519, 0
  br i1 %539, label %540, label %580

540:                                              ; preds = %538, %495
  %541 = phi i64 [ %521, %538 ], [ %435, %495 ]
  %542 = phi i64 [ %522, %538 ], [ %435, %495 ]
  %543 = load i64, ptr %77, align 8
  %544 = inttoptr i64 %543 to ptr
  %545 = load i64, ptr %80, align 8
  %546 = inttoptr i64 %545 to ptr
  %547 = load i64, ptr %81, align 8
  %548 = icmp sgt i64 %547, 0
  br i1 %548, label %549, label %563

549:                                              ; preds = %540, %560
  %550 = phi i64 [ %561, %560 ], [ 0, %540 ]
  %551 = shl nuw nsw i64 %550, 4
  %552 = getelementptr inbounds nuw i8, ptr %546, i64 %551
  %553 = load i64, ptr %552, align 8
  %554 = icmp sgt i64 %553, %542
  br i1 %554, label %560, label %555

555:                                              ; preds = %549
  %556 = getelementptr inbounds nuw i8, ptr %552, i64 8
  %557 = load i64, ptr %556, align 8
  %558 = sub nsw i64 %557, %425
  %559 = icmp sgt i64 %541, %558
  br i1 %559, label %560, label %563

560:                                              ; preds = %555, %549
  %561 = add nuw nsw i64 %550, 1
  %562 = icmp eq i64 %561, %547
  br i1 %562, label %3332, label %549

563:                                              ; preds = %555, %540
  %564 = phi i64 [ 0, %540 ], [ %550, %555 ]
  %565 = icmp eq i64 %564, %547
  br i1 %565, label %3332, label %566

566:                                              ; preds = %563
  br i1 %427, label %567, label %616

567:                                              ; preds = %566, %567
  %568 = phi i64 [ %578, %567 ], [ 0, %566 ]
  %569 = getelementptr inbounds nuw i64, ptr %285, i64 %568
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds i64, ptr %402, i64 %570
  %572 = load i64, ptr %571, align 8
  %573 = load i64, ptr %82, align 8
  %574 = mul nsw i64 %573, %572
  %575 = getelementptr inbounds nuw i64, ptr %412, i64 %568
  %576 = load i64, ptr %575, align 8
  %577 = add nsw i64 %576, %574
  store i64 %577, ptr %575, align 8
  %578 = add nuw nsw i64 %568, 1
  %579 = icmp eq i64 %578, %287
  br i1 %579, label %616, label %567

580:                                              ; preds = %538
  %581 = load i64, ptr %77, align 8
  %582 = inttoptr i64 %581 to ptr
  %583 = load i64, ptr %78, align 8
  %584 = icmp eq i64 %583, 0
  br i1 %584, label %593, label %585

585:                                              ; preds = %580
  %586 = getelementptr inbounds %struct.region, ptr %582, i64 %583
  %587 = load i64, ptr %586, align 8
  %588 = icmp sgt i64 %587, %522
  br i1 %588, label %593, label %589

589:                                              ; preds = %585
  %590 = getelementptr inbounds nuw i8, ptr %586, i64 8
  %591 = load i64, ptr %590, align 8
  %592 = icmp slt i64 %522, %591
  br i1 %592, label %611, label %593

593:                                              ; preds = %589, %585, %580
  %594 = load i64, ptr %79, align 8
  %595 = icmp sgt i64 %594, 1
  br i1 %595, label %596, label %1105

596:                                              ; preds = %593, %608
  %597 = phi i64 [ %609, %608 ], [ 1, %593 ]
  %598 = getelementptr inbounds nuw %struct.region, ptr %582, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = icmp sgt i64 %599, %522
  br i1 %600, label %608, label %601

601:                                              ; preds = %596
  %602 = getelementptr inbounds nuw i8, ptr %598, i64 8
  %603 = load i64, ptr %602, align 8
  %604 = icmp slt i64 %522, %603
  br i1 %604, label %605, label %608

605:                                              ; preds = %601
  %606 = getelementptr inbounds nuw i8, ptr %598, i64 8
  store i64 %597, ptr %78, align 8
  %607 = load i64, ptr %606, align 8
  br label %611

608:                                              ; preds = %601, %596
  %609 = add nuw nsw i64 %597, 1
  %610 = icmp eq i64 %609, %594
  br i1 %610, label %1105, label %596

611:                                              ; preds = %605, %589
  %612 = phi i64 [ %591, %589 ], [ %607, %605 ]
  %613 = phi ptr [ %586, %589 ], [ %598, %605 ]
  %614 = sub nsw i64 %612, %425
  %615 = icmp sgt i64 %521, %614
  br i1 %615, label %3332, label %616

616:                                              ; preds = %567, %611, %566
  %617 = phi i1 [ false, %611 ], [ true, %566 ], [ true, %567 ]
  %618 = phi i64 [ %519, %611 ], [ 0, %566 ], [ 0, %567 ]
  %619 = phi ptr [ %613, %611 ], [ %544, %566 ], [ %544, %567 ]
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 120
  %621 = load i64, ptr %620, align 8
  %622 = icmp eq i64 %621, 0
  br i1 %622, label %623, label %3332

623:                                              ; preds = %616
  %624 = getelementptr inbounds nuw i8, ptr %619, i64 32
  %625 = load i64, ptr %624, align 8
  %626 = icmp slt i64 %425, %625
  br i1 %626, label %3332, label %627

627:                                              ; preds = %623
  %628 = icmp eq i64 %618, 1
  br i1 %628, label %629, label %639

629:                                              ; preds = %627
  %630 = load i64, ptr %85, align 8
  %631 = icmp eq i64 %630, 0
  br i1 %631, label %647, label %632

632:                                              ; preds = %629
  %633 = load i64, ptr %83, align 8
  %634 = shl nsw i64 %287, 1
  %635 = add i64 %634, 4
  %636 = add i64 %635, %633
  %637 = load i64, ptr %84, align 8
  %638 = icmp sgt i64 %636, %637
  br i1 %638, label %3332, label %647

639:                                              ; preds = %627
  br i1 %617, label %640, label %647

640:                                              ; preds = %639
  %641 = load i64, ptr %83, align 8
  %642 = shl nsw i64 %287, 1
  %643 = add i64 %642, 4
  %644 = add i64 %643, %641
  %645 = load i64, ptr %84, align 8
  %646 = icmp sgt i64 %644, %645
  br i1 %646, label %3332, label %649

647:                                              ; preds = %639, %632, %629
  %648 = load i64, ptr %619, align 8
  br label %649

649:                                              ; preds = %647, %640
  %650 = phi i64 [ %648, %647 ], [ 0, %640 ]
  %651 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %625, i1 true)
  %652 = ashr i64 %425, %651
  %653 = getelementptr inbounds nuw i8, ptr %619, i64 24
  %654 = load i64, ptr %653, align 8
  %655 = inttoptr i64 %654 to ptr
  %656 = getelementptr inbounds nuw i8, ptr %619, i64 112
  %657 = load i64, ptr %656, align 8
  %658 = inttoptr i64 %657 to ptr
  %659 = load i64, ptr %86, align 8
  %660 = getelementptr inbounds nuw i8, ptr %619, i64 56
  %661 = load i64, ptr %660, align 8
  %662 = inttoptr i64 %661 to ptr
  %663 = getelementptr inbounds nuw i8, ptr %619, i64 48
  %664 = load i64, ptr %663, align 8
  %665 = inttoptr i64 %664 to ptr
  %666 = getelementptr inbounds nuw i8, ptr %619, i64 64
  %667 = load i64, ptr %666, align 8
  %668 = inttoptr i64 %667 to ptr
  %669 = getelementptr inbounds nuw i8, ptr %619, i64 72
  %670 = load i64, ptr %669, align 8
  %671 = inttoptr i64 %670 to ptr
  %672 = getelementptr inbounds nuw i8, ptr %619, i64 88
  %673 = load i64, ptr %672, align 8
  %674 = inttoptr i64 %673 to ptr
  %675 = getelementptr inbounds nuw i8, ptr %619, i64 96
  %676 = load i64, ptr %675, align 8
  %677 = inttoptr i64 %676 to ptr
  %678 = mul nsw i64 %652, %287
  %679 = add nsw i64 %659, %678
  store i64 %679, ptr %86, align 8
  br i1 %427, label %680, label %845

680:                                              ; preds = %649
  %681 = icmp sgt i64 %652, 0
  %682 = icmp eq i64 %661, 0
  %683 = getelementptr inbounds nuw i8, ptr %619, i64 104
  %684 = getelementptr inbounds nuw i8, ptr %619, i64 40
  %685 = icmp eq i64 %664, 0
  %686 = icmp slt i64 %625, 1
  %687 = getelementptr inbounds nuw i8, ptr %619, i64 80
  %688 = or i1 %686, %685
  br label %689

689:                                              ; preds = %839, %680
  %690 = phi i64 [ 0, %680 ], [ %842, %839 ]
  %691 = phi i64 [ 0, %680 ], [ %841, %839 ]
  %692 = phi i64 [ 0, %680 ], [ %843, %839 ]
  %693 = phi i64 [ 0, %680 ], [ %840, %839 ]
  %694 = getelementptr inbounds nuw i64, ptr %285, i64 %692
  %695 = load i64, ptr %694, align 8
  %696 = getelementptr inbounds nuw i64, ptr %412, i64 %692
  %697 = load i64, ptr %696, align 8
  %698 = sub nsw i64 %697, %650
  %699 = ashr i64 %698, %651
  %700 = getelementptr inbounds i64, ptr %402, i64 %695
  %701 = load i64, ptr %700, align 8
  %702 = load i64, ptr %87, align 8
  %703 = add nsw i64 %702, %701
  br i1 %681, label %704, label %839

704:                                              ; preds = %689
  %705 = getelementptr inbounds i64, ptr %406, i64 %695
  %706 = getelementptr inbounds i64, ptr %404, i64 %695
  br label %707

707:                                              ; preds = %829, %704
  %708 = phi i64 [ %690, %704 ], [ %830, %829 ]
  %709 = phi i64 [ %691, %704 ], [ %831, %829 ]
  %710 = phi i64 [ %693, %704 ], [ %837, %829 ]
  %711 = phi i64 [ 0, %704 ], [ %836, %829 ]
  %712 = add nsw i64 %711, %699
  %713 = mul nsw i64 %712, 40
  %714 = getelementptr inbounds i8, ptr %655, i64 %713
  br i1 %682, label %719, label %715

715:                                              ; preds = %707
  %716 = getelementptr inbounds i32, ptr %662, i64 %712
  %717 = load i32, ptr %716, align 4
  %718 = icmp eq i32 %717, 0
  br i1 %718, label %719, label %3332

719:                                              ; preds = %715, %707
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %720 = load i64, ptr %705, align 8
  %721 = load i64, ptr %88, align 8
  %722 = mul nsw i64 %721, %720
  %723 = getelementptr i32, ptr %410, i64 %722
  br label %724

724:                                              ; preds = %755, %719
  %725 = phi i1 [ true, %719 ], [ false, %755 ]
  %726 = phi ptr [ %7, %719 ], [ %8, %755 ]
  %727 = phi i64 [ 0, %719 ], [ 20, %755 ]
  %728 = getelementptr inbounds nuw i8, ptr %714, i64 %727
  %729 = load i32, ptr %728, align 4
  %730 = sext i32 %729 to i64
  %731 = getelementptr inbounds nuw i8, ptr %728, i64 4
  %732 = load i32, ptr %731, align 4
  %733 = getelementptr i32, ptr %723, i64 %730
  %734 = load i32, ptr %733, align 4
  %735 = icmp slt i32 %734, %732
  br i1 %735, label %736, label %740

736:                                              ; preds = %724
  %737 = load i64, ptr %706, align 8
  %738 = icmp eq i64 %737, %730
  %739 = zext i1 %738 to i32
  br label %740

740:                                              ; preds = %736, %724
  %741 = phi i32 [ 1, %724 ], [ %739, %736 ]
  store i32 %741, ptr %726, align 4
  %742 = load i64, ptr %683, align 8
  %743 = icmp eq i64 %742, 0
  %744 = icmp sgt i32 %732, 0
  %745 = and i1 %744, %743
  br i1 %745, label %746, label %755

746:                                              ; preds = %740
  %747 = getelementptr inbounds nuw i8, ptr %728, i64 8
  %748 = load i32, ptr %747, align 4
  %749 = sext i32 %748 to i64
  %750 = icmp eq i64 %703, %749
  br i1 %750, label %755, label %751

751:                                              ; preds = %746
  %752 = load i64, ptr %89, align 8
  %753 = icmp eq i64 %752, 0
  br i1 %753, label %754, label %825

754:                                              ; preds = %751
  store i32 0, ptr %726, align 4
  br label %755

755:                                              ; preds = %754, %746, %740
  br i1 %725, label %724, label %756

756:                                              ; preds = %755
  %757 = load i32, ptr %7, align 4
  %758 = icmp eq i32 %757, 0
  br i1 %758, label %825, label %759

759:                                              ; preds = %756
  br i1 %426, label %760, label %791

760:                                              ; preds = %759
  %761 = load i32, ptr %8, align 4
  %762 = icmp eq i32 %761, 0
  br i1 %762, label %825, label %763

763:                                              ; preds = %760
  %764 = getelementptr inbounds i8, ptr %674, i64 %712
  %765 = load i8, ptr %764, align 1
  %766 = icmp eq i8 %765, 0
  br i1 %766, label %767, label %825

767:                                              ; preds = %763
  %768 = mul nsw i64 %712, 5
  %769 = add nsw i64 %768, 1
  %770 = getelementptr inbounds i32, ptr %668, i64 %769
  %771 = load i32, ptr %770, align 4
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %773, label %825

773:                                              ; preds = %767
  %774 = getelementptr inbounds i64, ptr %658, i64 %712
  %775 = load i64, ptr %774, align 8
  %776 = icmp slt i64 %775, %659
  br i1 %776, label %777, label %825

777:                                              ; preds = %773
  %778 = load i64, ptr %687, align 8
  %779 = icmp sgt i64 %778, 0
  br i1 %779, label %783, label %829

780:                                              ; preds = %783
  %781 = add nuw nsw i64 %784, 1
  %782 = icmp eq i64 %781, %778
  br i1 %782, label %829, label %783

783:                                              ; preds = %777, %780
  %784 = phi i64 [ %781, %780 ], [ 0, %777 ]
  %785 = getelementptr inbounds nuw i64, ptr %671, i64 %784
  %786 = load i64, ptr %785, align 8
  %787 = inttoptr i64 %786 to ptr
  %788 = getelementptr inbounds i32, ptr %787, i64 %769
  %789 = load i32, ptr %788, align 4
  %790 = icmp eq i32 %789, 0
  br i1 %790, label %780, label %825

791:                                              ; preds = %759
  %792 = load i64, ptr %684, align 8
  %793 = icmp eq i64 %792, 0
  br i1 %793, label %794, label %798

794:                                              ; preds = %791
  %795 = getelementptr inbounds nuw i8, ptr %714, i64 16
  %796 = load i32, ptr %795, align 4
  %797 = icmp eq i32 %796, 0
  br i1 %797, label %825, label %798

798:                                              ; preds = %794, %791
  br i1 %688, label %810, label %799

799:                                              ; preds = %798
  %800 = mul nsw i64 %712, %625
  %801 = getelementptr i32, ptr %665, i64 %800
  br label %805

802:                                              ; preds = %805
  %803 = add nuw nsw i64 %806, 1
  %804 = icmp eq i64 %803, %625
  br i1 %804, label %810, label %805

805:                                              ; preds = %802, %799
  %806 = phi i64 [ 0, %799 ], [ %803, %802 ]
  %807 = getelementptr i32, ptr %801, i64 %806
  %808 = load i32, ptr %807, align 4
  %809 = icmp eq i32 %808, 0
  br i1 %809, label %802, label %825

810:                                              ; preds = %802, %798
  %811 = load i32, ptr %8, align 4
  %812 = freeze i32 %811
  %813 = icmp eq i32 %812, 0
  %814 = zext i1 %813 to i64
  %815 = add nsw i64 %708, %814
  %816 = getelementptr inbounds i64, ptr %658, i64 %712
  %817 = load i64, ptr %816, align 8
  %818 = icmp slt i64 %817, %659
  br i1 %818, label %826, label %819

819:                                              ; preds = %810
  %820 = sub nsw i64 %817, %659
  %821 = getelementptr inbounds nuw i8, ptr %414, i64 %820
  %822 = load i8, ptr %821, align 1
  %823 = or i8 %822, 1
  store i8 %823, ptr %821, align 1
  %824 = add nsw i64 %709, 1
  br label %826

825:                                              ; preds = %794, %773, %767, %763, %760, %756, %751, %805, %783
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %3332

826:                                              ; preds = %819, %810
  %827 = phi i64 [ %709, %810 ], [ %824, %819 ]
  %828 = select i1 %813, i8 2, i8 0
  br label %829

829:                                              ; preds = %780, %826, %777
  %830 = phi i64 [ %708, %777 ], [ %815, %826 ], [ %708, %780 ]
  %831 = phi i64 [ %709, %777 ], [ %827, %826 ], [ %709, %780 ]
  %832 = phi i8 [ 0, %777 ], [ %828, %826 ], [ 0, %780 ]
  %833 = getelementptr inbounds i8, ptr %414, i64 %710
  store i8 %832, ptr %833, align 1
  %834 = add nsw i64 %710, %659
  %835 = getelementptr inbounds i64, ptr %658, i64 %712
  store i64 %834, ptr %835, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %836 = add nuw nsw i64 %711, 1
  %837 = add nsw i64 %710, 1
  %838 = icmp eq i64 %836, %652
  br i1 %838, label %839, label %707

839:                                              ; preds = %829, %689
  %840 = phi i64 [ %693, %689 ], [ %837, %829 ]
  %841 = phi i64 [ %691, %689 ], [ %831, %829 ]
  %842 = phi i64 [ %690, %689 ], [ %830, %829 ]
  %843 = add nuw nsw i64 %692, 1
  %844 = icmp eq i64 %843, %287
  br i1 %844, label %845, label %689

845:                                              ; preds = %839, %649
  %846 = phi i64 [ 0, %649 ], [ %841, %839 ]
  %847 = phi i64 [ 0, %649 ], [ %842, %839 ]
  br i1 %426, label %858, label %848

848:                                              ; preds = %845
  %849 = getelementptr inbounds nuw i8, ptr %677, i64 8
  %850 = load i64, ptr %849, align 8
  %851 = add i64 %847, %846
  %852 = add i64 %851, %850
  %853 = getelementptr inbounds nuw i8, ptr %677, i64 16
  %854 = load i64, ptr %853, align 8
  %855 = icmp sgt i64 %852, %854
  br i1 %855, label %856, label %858

856:                                              ; preds = %848
  %857 = getelementptr inbounds nuw i8, ptr %677, i64 24
  store i64 %852, ptr %857, align 8
  br label %3332

858:                                              ; preds = %848, %845
  %859 = icmp ne i64 %847, 0
  %860 = and i1 %427, %859
  br i1 %860, label %861, label %864

861:                                              ; preds = %858
  %862 = icmp sgt i64 %652, 0
  %863 = getelementptr inbounds nuw i8, ptr %677, i64 8
  br label %872

864:                                              ; preds = %881, %858
  br i1 %427, label %865, label %1024

865:                                              ; preds = %864
  %866 = icmp sgt i64 %652, 0
  %867 = select i1 %426, i64 0, i64 5
  %868 = trunc i64 %100 to i32
  %869 = icmp eq i64 %664, 0
  %870 = icmp slt i64 %625, 1
  %871 = or i1 %870, %869
  br label %923

872:                                              ; preds = %881, %861
  %873 = phi i64 [ 0, %861 ], [ %882, %881 ]
  %874 = phi i64 [ 0, %861 ], [ %883, %881 ]
  %875 = getelementptr inbounds nuw i64, ptr %412, i64 %874
  %876 = load i64, ptr %875, align 8
  %877 = sub nsw i64 %876, %650
  %878 = ashr i64 %877, %651
  br i1 %862, label %885, label %881

879:                                              ; preds = %915
  %880 = add i64 %873, %652
  br label %881

881:                                              ; preds = %879, %872
  %882 = phi i64 [ %873, %872 ], [ %880, %879 ]
  %883 = add nuw nsw i64 %874, 1
  %884 = icmp eq i64 %883, %287
  br i1 %884, label %864, label %872

885:                                              ; preds = %872, %915
  %886 = phi i64 [ %916, %915 ], [ 0, %872 ]
  %887 = phi i64 [ %917, %915 ], [ %873, %872 ]
  %888 = getelementptr inbounds i8, ptr %414, i64 %887
  %889 = load i8, ptr %888, align 1
  %890 = and i8 %889, 2
  %891 = icmp eq i8 %890, 0
  br i1 %891, label %915, label %892

892:                                              ; preds = %885
  %893 = add nsw i64 %886, %878
  %894 = mul nsw i64 %893, 40
  %895 = getelementptr inbounds i8, ptr %655, i64 %894
  %896 = getelementptr inbounds nuw i8, ptr %895, i64 20
  %897 = load i64, ptr %677, align 8
  %898 = inttoptr i64 %897 to ptr
  %899 = load i64, ptr %863, align 8
  %900 = add nsw i64 %899, 1
  store i64 %900, ptr %863, align 8
  %901 = mul nsw i64 %899, 24
  %902 = getelementptr inbounds i8, ptr %898, i64 %901
  %903 = trunc i64 %893 to i32
  store i32 %903, ptr %902, align 4
  br label %908

904:                                              ; preds = %908
  %905 = load i64, ptr %672, align 8
  %906 = inttoptr i64 %905 to ptr
  %907 = getelementptr inbounds i8, ptr %906, i64 %893
  store i8 1, ptr %907, align 1
  br label %915

908:                                              ; preds = %908, %892
  %909 = phi i64 [ 0, %892 ], [ %912, %908 ]
  %910 = getelementptr inbounds nuw i32, ptr %896, i64 %909
  %911 = load i32, ptr %910, align 4
  %912 = add nuw nsw i64 %909, 1
  %913 = getelementptr inbounds nuw i32, ptr %902, i64 %912
  store i32 %911, ptr %913, align 4
  %914 = icmp eq i64 %912, 5
  br i1 %914, label %904, label %908

915:                                              ; preds = %904, %885
  %916 = add nuw nsw i64 %886, 1
  %917 = add nsw i64 %887, 1
  %918 = icmp eq i64 %916, %652
  br i1 %918, label %879, label %885

919:                                              ; preds = %935
  %920 = icmp eq i64 %846, 0
  br i1 %920, label %1024, label %921

921:                                              ; preds = %919
  %922 = getelementptr inbounds nuw i8, ptr %677, i64 8
  br label %970

923:                                              ; preds = %935, %865
  %924 = phi i64 [ 0, %865 ], [ %936, %935 ]
  %925 = getelementptr inbounds nuw i64, ptr %412, i64 %924
  %926 = load i64, ptr %925, align 8
  %927 = sub nsw i64 %926, %650
  %928 = ashr i64 %927, %651
  br i1 %866, label %929, label %935

929:                                              ; preds = %923
  %930 = getelementptr inbounds nuw i64, ptr %285, i64 %924
  %931 = load i64, ptr %930, align 8
  %932 = getelementptr inbounds i64, ptr %404, i64 %931
  %933 = getelementptr inbounds i32, ptr %408, i64 %931
  %934 = getelementptr inbounds i64, ptr %402, i64 %931
  br label %938

935:                                              ; preds = %967, %923
  %936 = add nuw nsw i64 %924, 1
  %937 = icmp eq i64 %936, %287
  br i1 %937, label %919, label %923

938:                                              ; preds = %967, %929
  %939 = phi i64 [ 0, %929 ], [ %968, %967 ]
  %940 = add nsw i64 %939, %928
  %941 = mul nsw i64 %940, 40
  %942 = getelementptr inbounds i8, ptr %655, i64 %941
  %943 = getelementptr inbounds nuw i32, ptr %942, i64 %867
  %944 = load i64, ptr %932, align 8
  %945 = trunc i64 %944 to i32
  store i32 %945, ptr %943, align 4
  %946 = load i32, ptr %933, align 4
  %947 = getelementptr inbounds nuw i8, ptr %943, i64 4
  store i32 %946, ptr %947, align 4
  %948 = load i64, ptr %934, align 8
  %949 = load i64, ptr %87, align 8
  %950 = add nsw i64 %949, %948
  %951 = trunc i64 %950 to i32
  %952 = getelementptr inbounds nuw i8, ptr %943, i64 8
  store i32 %951, ptr %952, align 4
  %953 = getelementptr inbounds nuw i8, ptr %943, i64 12
  store i32 %868, ptr %953, align 4
  %954 = getelementptr inbounds nuw i8, ptr %943, i64 16
  store i32 1, ptr %954, align 4
  br i1 %426, label %955, label %967

955:                                              ; preds = %938
  %956 = getelementptr i8, ptr %942, i64 24
  store i32 0, ptr %956, align 4
  br i1 %871, label %967, label %957

957:                                              ; preds = %955
  %958 = mul nsw i64 %940, %625
  br label %959

959:                                              ; preds = %959, %957
  %960 = phi i64 [ 0, %957 ], [ %965, %959 ]
  %961 = load i64, ptr %663, align 8
  %962 = inttoptr i64 %961 to ptr
  %963 = getelementptr i32, ptr %962, i64 %958
  %964 = getelementptr i32, ptr %963, i64 %960
  store i32 0, ptr %964, align 4
  %965 = add nuw nsw i64 %960, 1
  %966 = icmp eq i64 %965, %625
  br i1 %966, label %967, label %959

967:                                              ; preds = %959, %955, %938
  %968 = add nuw nsw i64 %939, 1
  %969 = icmp eq i64 %968, %652
  br i1 %969, label %935, label %938

970:                                              ; preds = %985, %921
  %971 = phi i64 [ 0, %921 ], [ %986, %985 ]
  %972 = phi i64 [ 0, %921 ], [ %987, %985 ]
  %973 = getelementptr inbounds nuw i64, ptr %412, i64 %972
  %974 = load i64, ptr %973, align 8
  %975 = sub nsw i64 %974, %650
  %976 = ashr i64 %975, %651
  br i1 %866, label %977, label %985

977:                                              ; preds = %970
  %978 = getelementptr inbounds nuw i64, ptr %285, i64 %972
  %979 = load i64, ptr %978, align 8
  %980 = getelementptr inbounds i64, ptr %404, i64 %979
  %981 = getelementptr inbounds i32, ptr %408, i64 %979
  %982 = getelementptr inbounds i64, ptr %402, i64 %979
  br label %989

983:                                              ; preds = %1020
  %984 = add i64 %971, %652
  br label %985

985:                                              ; preds = %983, %970
  %986 = phi i64 [ %971, %970 ], [ %984, %983 ]
  %987 = add nuw nsw i64 %972, 1
  %988 = icmp eq i64 %987, %287
  br i1 %988, label %1024, label %970

989:                                              ; preds = %1020, %977
  %990 = phi i64 [ 0, %977 ], [ %1021, %1020 ]
  %991 = phi i64 [ %971, %977 ], [ %1022, %1020 ]
  %992 = getelementptr inbounds i8, ptr %414, i64 %991
  %993 = load i8, ptr %992, align 1
  %994 = and i8 %993, 1
  %995 = icmp eq i8 %994, 0
  br i1 %995, label %1020, label %996

996:                                              ; preds = %989
  %997 = load i64, ptr %677, align 8
  %998 = inttoptr i64 %997 to ptr
  %999 = load i64, ptr %922, align 8
  %1000 = add nsw i64 %999, 1
  store i64 %1000, ptr %922, align 8
  %1001 = mul nsw i64 %999, 24
  %1002 = getelementptr inbounds i8, ptr %998, i64 %1001
  %1003 = add nsw i64 %990, %976
  %1004 = trunc i64 %1003 to i32
  store i32 %1004, ptr %1002, align 4
  %1005 = load i64, ptr %980, align 8
  %1006 = trunc i64 %1005 to i32
  %1007 = getelementptr inbounds nuw i8, ptr %1002, i64 4
  store i32 %1006, ptr %1007, align 4
  %1008 = load i32, ptr %981, align 4
  %1009 = getelementptr inbounds nuw i8, ptr %1002, i64 8
  store i32 %1008, ptr %1009, align 4
  %1010 = load i64, ptr %982, align 8
  %1011 = load i64, ptr %87, align 8
  %1012 = add nsw i64 %1011, %1010
  %1013 = trunc i64 %1012 to i32
  %1014 = getelementptr inbounds nuw i8, ptr %1002, i64 12
  store i32 %1013, ptr %1014, align 4
  %1015 = getelementptr inbounds nuw i8, ptr %1002, i64 16
  store i32 %868, ptr %1015, align 4
  %1016 = getelementptr inbounds nuw i8, ptr %1002, i64 20
  store i32 1, ptr %1016, align 4
  %1017 = load i64, ptr %672, align 8
  %1018 = inttoptr i64 %1017 to ptr
  %1019 = getelementptr inbounds i8, ptr %1018, i64 %1003
  store i8 1, ptr %1019, align 1
  br label %1020

1020:                                             ; preds = %996, %989
  %1021 = add nuw nsw i64 %990, 1
  %1022 = add nsw i64 %991, 1
  %1023 = icmp eq i64 %1021, %652
  br i1 %1023, label %983, label %989

1024:                                             ; preds = %985, %919, %864
  %1025 = load i64, ptr %423, align 8
  %1026 = icmp sgt i64 %1025, 0
  br i1 %1026, label %1027, label %1031

1027:                                             ; preds = %1024
  %1028 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %1029 = getelementptr inbounds nuw i8, ptr %619, i64 16
  %1030 = getelementptr inbounds nuw i8, ptr %99, i64 8
  br label %1032

1031:                                             ; preds = %1081, %1024
  br i1 %426, label %1086, label %1089

1032:                                             ; preds = %1081, %1027
  %1033 = phi i64 [ %1025, %1027 ], [ %1082, %1081 ]
  %1034 = phi i64 [ %1025, %1027 ], [ %1083, %1081 ]
  %1035 = phi i64 [ 0, %1027 ], [ %1084, %1081 ]
  %1036 = load i64, ptr %1028, align 8
  %1037 = getelementptr i64, ptr %400, i64 %1036
  %1038 = getelementptr i64, ptr %1037, i64 %1035
  %1039 = load i64, ptr %1038, align 8
  %1040 = icmp slt i64 %1039, 0
  br i1 %1040, label %1081, label %1041

1041:                                             ; preds = %1032
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %1042 = getelementptr inbounds nuw %struct.operand, ptr %398, i64 %1039
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %1042, i64 16, i1 false)
  br i1 %427, label %1047, label %1045

1043:                                             ; preds = %1078
  %1044 = load i64, ptr %423, align 8
  br label %1045

1045:                                             ; preds = %1043, %1041
  %1046 = phi i64 [ %1044, %1043 ], [ %1033, %1041 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %1081

1047:                                             ; preds = %1041, %1078
  %1048 = phi i64 [ %1079, %1078 ], [ 0, %1041 ]
  %1049 = load i64, ptr %1029, align 8
  %1050 = getelementptr inbounds nuw i64, ptr %412, i64 %1048
  %1051 = load i64, ptr %1050, align 8
  %1052 = load i64, ptr %421, align 8
  %1053 = mul nsw i64 %1052, %1035
  %1054 = sub i64 %1049, %650
  %1055 = add i64 %1054, %1051
  %1056 = add nsw i64 %1055, %1053
  br i1 %426, label %1057, label %1073

1057:                                             ; preds = %1047
  %1058 = load i64, ptr %1030, align 8
  %1059 = getelementptr inbounds nuw i64, ptr %285, i64 %1048
  %1060 = load i64, ptr %1059, align 8
  %1061 = call fastcc i64 @get(ptr noundef nonnull %9, i64 noundef %1058, i64 noundef %1060)
  switch i64 %1052, label %1071 [
    i64 1, label %1062
    i64 2, label %1065
    i64 4, label %1068
  ]

1062:                                             ; preds = %1057
  %1063 = trunc i64 %1061 to i8
  %1064 = inttoptr i64 %1056 to ptr
  store i8 %1063, ptr %1064, align 1
  br label %1078

1065:                                             ; preds = %1057
  %1066 = trunc i64 %1061 to i16
  %1067 = inttoptr i64 %1056 to ptr
  store i16 %1066, ptr %1067, align 2
  br label %1078

1068:                                             ; preds = %1057
  %1069 = trunc i64 %1061 to i32
  %1070 = inttoptr i64 %1056 to ptr
  store i32 %1069, ptr %1070, align 4
  br label %1078

1071:                                             ; preds = %1057
  %1072 = inttoptr i64 %1056 to ptr
  store i64 %1061, ptr %1072, align 8
  br label %1078

1073:                                             ; preds = %1047
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store i64 %1056, ptr %10, align 8
  store i64 0, ptr %90, align 8
  %1074 = getelementptr inbounds nuw i64, ptr %285, i64 %1048
  %1075 = load i64, ptr %1074, align 8
  %1076 = load i64, ptr %1030, align 8
  %1077 = call fastcc i64 @get(ptr noundef nonnull %10, i64 noundef %1076, i64 noundef 0)
  call fastcc void @put(ptr noundef nonnull %9, i64 noundef %1075, i64 noundef %1077)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %1078

1078:                                             ; preds = %1073, %1071, %1068, %1065, %1062
  %1079 = add nuw nsw i64 %1048, 1
  %1080 = icmp eq i64 %1079, %287
  br i1 %1080, label %1043, label %1047

1081:                                             ; preds = %1045, %1032
  %1082 = phi i64 [ %1033, %1032 ], [ %1046, %1045 ]
  %1083 = phi i64 [ %1034, %1032 ], [ %1046, %1045 ]
  %1084 = add nuw nsw i64 %1035, 1
  %1085 = icmp slt i64 %1084, %1083
  br i1 %1085, label %1032, label %1031

1086:                                             ; preds = %1031
  %1087 = load i64, ptr %91, align 8
  %1088 = add nsw i64 %1087, 1
  store i64 %1088, ptr %91, align 8
  br label %1089

1089:                                             ; preds = %1086, %1031
  br i1 %628, label %1090, label %1094

1090:                                             ; preds = %1089
  %1091 = load i64, ptr %85, align 8
  %1092 = icmp eq i64 %1091, 0
  br i1 %1092, label %3301, label %1093

1093:                                             ; preds = %1090
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %100, i64 noundef %425, ptr noundef readonly %285, ptr noundef nonnull %412, i64 noundef %287)
  br label %3301

1094:                                             ; preds = %1089
  %1095 = load i64, ptr %92, align 8
  %1096 = inttoptr i64 %1095 to ptr
  %1097 = getelementptr inbounds i8, ptr %1096, i64 %100
  %1098 = load i8, ptr %1097, align 1
  %1099 = icmp eq i8 %1098, 0
  br i1 %1099, label %1100, label %1104

1100:                                             ; preds = %1094
  %1101 = tail call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %285, i64 noundef %287)
  %1102 = icmp eq i32 %1101, 0
  br i1 %1102, label %1104, label %1103

1103:                                             ; preds = %1100
  tail call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %100, i64 noundef %425, ptr noundef readonly %285, ptr noundef nonnull %412, i64 noundef %287)
  br label %3301

1104:                                             ; preds = %1094, %1100
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %100, i64 noundef %425, ptr noundef readonly %285, ptr noundef nonnull %412, i64 noundef %287)
  br label %3301

1105:                                             ; preds = %593, %608
  %1106 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i64 %522, ptr %1106, align 8
  br label %3332

1107:                                             ; preds = %392
  %1108 = getelementptr inbounds nuw i8, ptr %99, i64 80
  %1109 = load i64, ptr %1108, align 8
  %1110 = icmp eq i64 %1109, 2
  br i1 %1110, label %1111, label %1137

1111:                                             ; preds = %1107
  %1112 = icmp sgt i64 %287, 0
  br i1 %1112, label %1113, label %1134

1113:                                             ; preds = %1111
  %1114 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %1115 = load i64, ptr %1114, align 8
  %1116 = getelementptr inbounds %struct.operand, ptr %18, i64 %1115
  %1117 = load i64, ptr %1116, align 8
  %1118 = getelementptr inbounds nuw i8, ptr %1116, i64 8
  %1119 = load i64, ptr %1118, align 8
  br label %1120

1120:                                             ; preds = %1120, %1113
  %1121 = phi i64 [ 0, %1113 ], [ %1131, %1120 ]
  %1122 = phi i64 [ 0, %1113 ], [ %1132, %1120 ]
  %1123 = getelementptr inbounds nuw i64, ptr %285, i64 %1122
  %1124 = load i64, ptr %1123, align 8
  %1125 = mul nsw i64 %1124, %1119
  %1126 = add i64 %1125, %1117
  %1127 = inttoptr i64 %1126 to ptr
  %1128 = load i8, ptr %1127, align 1
  %1129 = icmp ne i8 %1128, 0
  %1130 = zext i1 %1129 to i64
  %1131 = add nuw nsw i64 %1121, %1130
  %1132 = add nuw nsw i64 %1122, 1
  %1133 = icmp eq i64 %1132, %287
  br i1 %1133, label %1134, label %1120

1134:                                             ; preds = %1120, %1111
  %1135 = phi i64 [ 0, %1111 ], [ %1131, %1120 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %100, i64 noundef %1135, ptr noundef %285, i64 noundef %287, ptr noundef null, i64 noundef 0)
  %1136 = load i64, ptr %1108, align 8
  br label %1137

1137:                                             ; preds = %1134, %1107
  %1138 = phi i64 [ %1136, %1134 ], [ %1109, %1107 ]
  %1139 = icmp eq i64 %1138, 1
  br i1 %1139, label %1140, label %1185

1140:                                             ; preds = %1137
  %1141 = load i64, ptr %59, align 8
  %1142 = inttoptr i64 %1141 to ptr
  %1143 = getelementptr inbounds i8, ptr %1142, i64 %100
  %1144 = load i8, ptr %1143, align 1
  %1145 = icmp eq i8 %1144, 3
  br i1 %1145, label %1185, label %1146

1146:                                             ; preds = %1140
  %1147 = load i64, ptr %60, align 8
  %1148 = getelementptr inbounds nuw i8, ptr %99, i64 72
  %1149 = load i64, ptr %1148, align 8
  switch i64 %1149, label %1150 [
    i64 0, label %1156
    i64 1, label %1151
  ]

1150:                                             ; preds = %1146
  br label %1151

1151:                                             ; preds = %1146, %1150
  %1152 = phi i64 [ 48, %1150 ], [ 40, %1146 ]
  %1153 = getelementptr inbounds nuw i8, ptr %99, i64 %1152
  %1154 = load i64, ptr %1153, align 8
  %1155 = getelementptr inbounds %struct.operand, ptr %18, i64 %1154
  br label %1156

1156:                                             ; preds = %1146, %1151
  %1157 = phi ptr [ %1155, %1151 ], [ null, %1146 ]
  %1158 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %1159 = load i64, ptr %1158, align 8
  %1160 = getelementptr inbounds %struct.operand, ptr %18, i64 %1159
  %1161 = getelementptr inbounds nuw i8, ptr %99, i64 48
  %1162 = load i64, ptr %1161, align 8
  %1163 = getelementptr inbounds %struct.operand, ptr %18, i64 %1162
  %1164 = load i64, ptr %1160, align 8
  %1165 = getelementptr inbounds nuw i8, ptr %1160, i64 8
  %1166 = load i64, ptr %1165, align 8
  tail call fastcc void @compare(ptr noundef nonnull %99, i64 %1147, i64 1, i64 %1164, i64 %1166, ptr noundef byval(%struct.operand) align 8 %1163, ptr noundef %285, i64 noundef %287)
  %1167 = icmp sgt i64 %287, 0
  br i1 %1167, label %1168, label %1181

1168:                                             ; preds = %1156, %1168
  %1169 = phi i64 [ %1178, %1168 ], [ 0, %1156 ]
  %1170 = phi i64 [ %1179, %1168 ], [ 0, %1156 ]
  %1171 = getelementptr inbounds nuw i64, ptr %285, i64 %1170
  %1172 = load i64, ptr %1171, align 8
  %1173 = add i64 %1172, %1147
  %1174 = inttoptr i64 %1173 to ptr
  %1175 = load i8, ptr %1174, align 1
  %1176 = icmp ne i8 %1175, 0
  %1177 = zext i1 %1176 to i64
  %1178 = add nuw nsw i64 %1169, %1177
  %1179 = add nuw nsw i64 %1170, 1
  %1180 = icmp eq i64 %1179, %287
  br i1 %1180, label %1181, label %1168

1181:                                             ; preds = %1168, %1156
  %1182 = phi i64 [ 0, %1156 ], [ %1178, %1168 ]
  %1183 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %1184 = load i64, ptr %1183, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %100, i64 noundef %1182, ptr noundef %285, i64 noundef %287, ptr noundef %1157, i64 noundef %1184)
  br label %1185

1185:                                             ; preds = %1181, %1140, %1137
  %1186 = load i64, ptr %16, align 8
  %1187 = inttoptr i64 %1186 to ptr
  %1188 = load i64, ptr %61, align 8
  %1189 = inttoptr i64 %1188 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1190 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %1191 = load i64, ptr %1190, align 8
  %1192 = icmp sgt i64 %1191, -1
  br i1 %1192, label %1193, label %1198

1193:                                             ; preds = %1185
  %1194 = load i64, ptr %99, align 8
  %1195 = icmp eq i64 %1194, 27
  br i1 %1195, label %1198, label %1196

1196:                                             ; preds = %1193
  %1197 = getelementptr inbounds nuw %struct.operand, ptr %1187, i64 %1191
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1197, i64 16, i1 false)
  br label %1198

1198:                                             ; preds = %1196, %1193, %1185
  %1199 = getelementptr inbounds nuw i8, ptr %99, i64 40
  %1200 = load i64, ptr %1199, align 8
  %1201 = icmp sgt i64 %1200, -1
  br i1 %1201, label %1202, label %1207

1202:                                             ; preds = %1198
  %1203 = load i64, ptr %99, align 8
  %1204 = icmp eq i64 %1203, 26
  br i1 %1204, label %1207, label %1205

1205:                                             ; preds = %1202
  %1206 = getelementptr inbounds nuw %struct.operand, ptr %1187, i64 %1200
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1206, i64 16, i1 false)
  br label %1207

1207:                                             ; preds = %1205, %1202, %1198
  %1208 = getelementptr inbounds nuw i8, ptr %99, i64 48
  %1209 = load i64, ptr %1208, align 8
  %1210 = icmp sgt i64 %1209, -1
  br i1 %1210, label %1211, label %1213

1211:                                             ; preds = %1207
  %1212 = getelementptr inbounds nuw %struct.operand, ptr %1187, i64 %1209
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1212, i64 16, i1 false)
  br label %1213

1213:                                             ; preds = %1211, %1207
  %1214 = getelementptr inbounds nuw i8, ptr %99, i64 56
  %1215 = load i64, ptr %1214, align 8
  %1216 = icmp sgt i64 %1215, -1
  br i1 %1216, label %1217, label %1219

1217:                                             ; preds = %1213
  %1218 = getelementptr inbounds nuw %struct.operand, ptr %1187, i64 %1215
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1218, i64 16, i1 false)
  br label %1219

1219:                                             ; preds = %1217, %1213
  %1220 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %1221 = load i64, ptr %1220, align 8
  %1222 = icmp eq i64 %1221, 8
  %1223 = load i64, ptr %99, align 8
  br i1 %1222, label %1224, label %1483

1224:                                             ; preds = %1219
  switch i64 %1223, label %1225 [
    i64 19, label %1483
    i64 4, label %1483
    i64 18, label %1483
  ]

1225:                                             ; preds = %1224
  %1226 = load i64, ptr %3, align 8
  %1227 = load i64, ptr %65, align 8
  %1228 = load i64, ptr %4, align 8
  %1229 = load i64, ptr %62, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1230 = load i64, ptr %6, align 8
  %1231 = load i64, ptr %64, align 8
  %1232 = load i64, ptr %5, align 8
  %1233 = load i64, ptr %63, align 8
  store i64 %1226, ptr %2, align 8
  store i64 %1227, ptr %66, align 8
  switch i64 %1223, label %1482 [
    i64 5, label %1248
    i64 6, label %1246
    i64 7, label %1244
    i64 25, label %1242
    i64 29, label %1322
    i64 21, label %1240
    i64 22, label %1238
    i64 34, label %1236
    i64 35, label %1234
  ]

1234:                                             ; preds = %1225
  %1235 = icmp sgt i64 %287, 0
  br i1 %1235, label %1446, label %1482

1236:                                             ; preds = %1225
  %1237 = icmp sgt i64 %287, 0
  br i1 %1237, label %1425, label %1482

1238:                                             ; preds = %1225
  %1239 = icmp sgt i64 %287, 0
  br i1 %1239, label %1393, label %1482

1240:                                             ; preds = %1225
  %1241 = icmp sgt i64 %287, 0
  br i1 %1241, label %1361, label %1482

1242:                                             ; preds = %1225
  %1243 = icmp sgt i64 %287, 0
  br i1 %1243, label %1307, label %1482

1244:                                             ; preds = %1225
  %1245 = icmp sgt i64 %287, 0
  br i1 %1245, label %1288, label %1482

1246:                                             ; preds = %1225
  %1247 = icmp sgt i64 %287, 0
  br i1 %1247, label %1269, label %1482

1248:                                             ; preds = %1225
  %1249 = icmp sgt i64 %287, 0
  br i1 %1249, label %1250, label %1482

1250:                                             ; preds = %1248, %1250
  %1251 = phi i64 [ %1267, %1250 ], [ 0, %1248 ]
  %1252 = getelementptr inbounds nuw i64, ptr %285, i64 %1251
  %1253 = load i64, ptr %1252, align 8
  %1254 = mul nsw i64 %1253, %1229
  %1255 = add i64 %1254, %1228
  %1256 = inttoptr i64 %1255 to ptr
  %1257 = load float, ptr %1256, align 4
  %1258 = mul nsw i64 %1253, %1233
  %1259 = add i64 %1258, %1232
  %1260 = inttoptr i64 %1259 to ptr
  %1261 = load float, ptr %1260, align 4
  %1262 = fadd float %1257, %1261
  %1263 = fcmp uno float %1262, 0.000000e+00
  %1264 = bitcast float %1262 to i32
  %1265 = zext i32 %1264 to i64
  %1266 = select i1 %1263, i64 2147483647, i64 %1265
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1253, i64 noundef %1266)
  %1267 = add nuw nsw i64 %1251, 1
  %1268 = icmp eq i64 %1267, %287
  br i1 %1268, label %1482, label %1250

1269:                                             ; preds = %1246, %1269
  %1270 = phi i64 [ %1286, %1269 ], [ 0, %1246 ]
  %1271 = getelementptr inbounds nuw i64, ptr %285, i64 %1270
  %1272 = load i64, ptr %1271, align 8
  %1273 = mul nsw i64 %1272, %1229
  %1274 = add i64 %1273, %1228
  %1275 = inttoptr i64 %1274 to ptr
  %1276 = load float, ptr %1275, align 4
  %1277 = mul nsw i64 %1272, %1233
  %1278 = add i64 %1277, %1232
  %1279 = inttoptr i64 %1278 to ptr
  %1280 = load float, ptr %1279, align 4
  %1281 = fsub float %1276, %1280
  %1282 = fcmp uno float %1281, 0.000000e+00
  %1283 = bitcast float %1281 to i32
  %1284 = zext i32 %1283 to i64
  %1285 = select i1 %1282, i64 2147483647, i64 %1284
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1272, i64 noundef %1285)
  %1286 = add nuw nsw i64 %1270, 1
  %1287 = icmp eq i64 %1286, %287
  br i1 %1287, label %1482, label %1269

1288:                                             ; preds = %1244, %1288
  %1289 = phi i64 [ %1305, %1288 ], [ 0, %1244 ]
  %1290 = getelementptr inbounds nuw i64, ptr %285, i64 %1289
  %1291 = load i64, ptr %1290, align 8
  %1292 = mul nsw i64 %1291, %1229
  %1293 = add i64 %1292, %1228
  %1294 = inttoptr i64 %1293 to ptr
  %1295 = load float, ptr %1294, align 4
  %1296 = mul nsw i64 %1291, %1233
  %1297 = add i64 %1296, %1232
  %1298 = inttoptr i64 %1297 to ptr
  %1299 = load float, ptr %1298, align 4
  %1300 = fmul float %1295, %1299
  %1301 = fcmp uno float %1300, 0.000000e+00
  %1302 = bitcast float %1300 to i32
  %1303 = zext i32 %1302 to i64
  %1304 = select i1 %1301, i64 2147483647, i64 %1303
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1291, i64 noundef %1304)
  %1305 = add nuw nsw i64 %1289, 1
  %1306 = icmp eq i64 %1305, %287
  br i1 %1306, label %1482, label %1288

1307:                                             ; preds = %1242, %1307
  %1308 = phi i64 [ %1320, %1307 ], [ 0, %1242 ]
  %1309 = getelementptr inbounds nuw i64, ptr %285, i64 %1308
  %1310 = load i64, ptr %1309, align 8
  %1311 = mul nsw i64 %1310, %1229
  %1312 = add i64 %1311, %1228
  %1313 = inttoptr i64 %1312 to ptr
  %1314 = load float, ptr %1313, align 4
  %1315 = fneg float %1314
  %1316 = fcmp uno float %1314, 0.000000e+00
  %1317 = bitcast float %1315 to i32
  %1318 = zext i32 %1317 to i64
  %1319 = select i1 %1316, i64 2147483647, i64 %1318
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1310, i64 noundef %1319)
  %1320 = add nuw nsw i64 %1308, 1
  %1321 = icmp eq i64 %1320, %287
  br i1 %1321, label %1482, label %1307

1322:                                             ; preds = %1225
  %1323 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %1324 = load i64, ptr %1323, align 8
  %1325 = and i64 %1324, 1
  %1326 = icmp eq i64 %1325, 0
  %1327 = and i64 %1324, 2
  %1328 = icmp eq i64 %1327, 0
  %1329 = and i64 %1324, 4
  %1330 = icmp eq i64 %1329, 0
  %1331 = icmp sgt i64 %287, 0
  br i1 %1331, label %1332, label %1482

1332:                                             ; preds = %1322, %1332
  %1333 = phi i64 [ %1359, %1332 ], [ 0, %1322 ]
  %1334 = getelementptr inbounds nuw i64, ptr %285, i64 %1333
  %1335 = load i64, ptr %1334, align 8
  %1336 = mul nsw i64 %1335, %1229
  %1337 = add i64 %1336, %1228
  %1338 = inttoptr i64 %1337 to ptr
  %1339 = load float, ptr %1338, align 4
  %1340 = mul nsw i64 %1335, %1233
  %1341 = add i64 %1340, %1232
  %1342 = inttoptr i64 %1341 to ptr
  %1343 = load float, ptr %1342, align 4
  %1344 = mul nsw i64 %1335, %1231
  %1345 = add i64 %1344, %1230
  %1346 = inttoptr i64 %1345 to ptr
  %1347 = load float, ptr %1346, align 4
  %1348 = fneg float %1339
  %1349 = select i1 %1326, float %1339, float %1348
  %1350 = fneg float %1343
  %1351 = select i1 %1328, float %1343, float %1350
  %1352 = fneg float %1347
  %1353 = select i1 %1330, float %1347, float %1352
  %1354 = tail call float @llvm.fma.f32(float %1349, float %1351, float %1353)
  %1355 = fcmp uno float %1354, 0.000000e+00
  %1356 = bitcast float %1354 to i32
  %1357 = zext i32 %1356 to i64
  %1358 = select i1 %1355, i64 2147483647, i64 %1357
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1335, i64 noundef %1358)
  %1359 = add nuw nsw i64 %1333, 1
  %1360 = icmp eq i64 %1359, %287
  br i1 %1360, label %1482, label %1332

1361:                                             ; preds = %1240, %1385
  %1362 = phi i64 [ %1391, %1385 ], [ 0, %1240 ]
  %1363 = getelementptr inbounds nuw i64, ptr %285, i64 %1362
  %1364 = load i64, ptr %1363, align 8
  %1365 = mul nsw i64 %1364, %1229
  %1366 = add i64 %1365, %1228
  %1367 = inttoptr i64 %1366 to ptr
  %1368 = load float, ptr %1367, align 4
  %1369 = mul nsw i64 %1364, %1233
  %1370 = add i64 %1369, %1232
  %1371 = inttoptr i64 %1370 to ptr
  %1372 = load float, ptr %1371, align 4
  %1373 = fcmp uno float %1368, 0.000000e+00
  br i1 %1373, label %1385, label %1374

1374:                                             ; preds = %1361
  %1375 = fcmp uno float %1372, 0.000000e+00
  br i1 %1375, label %1385, label %1376

1376:                                             ; preds = %1374
  %1377 = fcmp oeq float %1368, %1372
  br i1 %1377, label %1378, label %1382

1378:                                             ; preds = %1376
  %1379 = bitcast float %1368 to i32
  %1380 = icmp slt i32 %1379, 0
  %1381 = select i1 %1380, float %1368, float %1372
  br label %1385

1382:                                             ; preds = %1376
  %1383 = fcmp olt float %1368, %1372
  %1384 = select i1 %1383, float %1368, float %1372
  br label %1385

1385:                                             ; preds = %1382, %1378, %1374, %1361
  %1386 = phi float [ %1384, %1382 ], [ %1372, %1361 ], [ %1381, %1378 ], [ %1368, %1374 ]
  %1387 = fcmp uno float %1386, 0.000000e+00
  %1388 = bitcast float %1386 to i32
  %1389 = zext i32 %1388 to i64
  %1390 = select i1 %1387, i64 2147483647, i64 %1389
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1364, i64 noundef %1390)
  %1391 = add nuw nsw i64 %1362, 1
  %1392 = icmp eq i64 %1391, %287
  br i1 %1392, label %1482, label %1361

1393:                                             ; preds = %1238, %1417
  %1394 = phi i64 [ %1423, %1417 ], [ 0, %1238 ]
  %1395 = getelementptr inbounds nuw i64, ptr %285, i64 %1394
  %1396 = load i64, ptr %1395, align 8
  %1397 = mul nsw i64 %1396, %1229
  %1398 = add i64 %1397, %1228
  %1399 = inttoptr i64 %1398 to ptr
  %1400 = load float, ptr %1399, align 4
  %1401 = mul nsw i64 %1396, %1233
  %1402 = add i64 %1401, %1232
  %1403 = inttoptr i64 %1402 to ptr
  %1404 = load float, ptr %1403, align 4
  %1405 = fcmp uno float %1400, 0.000000e+00
  br i1 %1405, label %1417, label %1406

1406:                                             ; preds = %1393
  %1407 = fcmp uno float %1404, 0.000000e+00
  br i1 %1407, label %1417, label %1408

1408:                                             ; preds = %1406
  %1409 = fcmp oeq float %1400, %1404
  br i1 %1409, label %1410, label %1414

1410:                                             ; preds = %1408
  %1411 = bitcast float %1400 to i32
  %1412 = icmp slt i32 %1411, 0
  %1413 = select i1 %1412, float %1404, float %1400
  br label %1417

1414:                                             ; preds = %1408
  %1415 = fcmp ogt float %1400, %1404
  %1416 = select i1 %1415, float %1400, float %1404
  br label %1417

1417:                                             ; preds = %1414, %1410, %1406, %1393
  %1418 = phi float [ %1416, %1414 ], [ %1404, %1393 ], [ %1413, %1410 ], [ %1400, %1406 ]
  %1419 = fcmp uno float %1418, 0.000000e+00
  %1420 = bitcast float %1418 to i32
  %1421 = zext i32 %1420 to i64
  %1422 = select i1 %1419, i64 2147483647, i64 %1421
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1396, i64 noundef %1422)
  %1423 = add nuw nsw i64 %1394, 1
  %1424 = icmp eq i64 %1423, %287
  br i1 %1424, label %1482, label %1393

1425:                                             ; preds = %1236, %1442
  %1426 = phi i64 [ %1444, %1442 ], [ 0, %1236 ]
  %1427 = getelementptr inbounds nuw i64, ptr %285, i64 %1426
  %1428 = load i64, ptr %1427, align 8
  %1429 = mul nsw i64 %1428, %1229
  %1430 = add i64 %1429, %1228
  %1431 = inttoptr i64 %1430 to ptr
  %1432 = load float, ptr %1431, align 4
  %1433 = fcmp uno float %1432, 0.000000e+00
  br i1 %1433, label %1442, label %1434

1434:                                             ; preds = %1425
  %1435 = bitcast float %1432 to i32
  %1436 = add i32 %1435, 32767
  %1437 = lshr i32 %1435, 16
  %1438 = and i32 %1437, 1
  %1439 = add i32 %1436, %1438
  %1440 = lshr i32 %1439, 16
  %1441 = zext nneg i32 %1440 to i64
  br label %1442

1442:                                             ; preds = %1434, %1425
  %1443 = phi i64 [ %1441, %1434 ], [ 32767, %1425 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1428, i64 noundef %1443)
  %1444 = add nuw nsw i64 %1426, 1
  %1445 = icmp eq i64 %1444, %287
  br i1 %1445, label %1482, label %1425

1446:                                             ; preds = %1234, %1476
  %1447 = phi i64 [ %1480, %1476 ], [ 0, %1234 ]
  %1448 = getelementptr inbounds nuw i64, ptr %285, i64 %1447
  %1449 = load i64, ptr %1448, align 8
  %1450 = mul nsw i64 %1449, %1229
  %1451 = add i64 %1450, %1228
  %1452 = inttoptr i64 %1451 to ptr
  %1453 = load float, ptr %1452, align 4
  %1454 = mul nsw i64 %1449, %1233
  %1455 = add i64 %1454, %1232
  %1456 = inttoptr i64 %1455 to ptr
  %1457 = load float, ptr %1456, align 4
  %1458 = fcmp uno float %1453, 0.000000e+00
  br i1 %1458, label %1466, label %1459

1459:                                             ; preds = %1446
  %1460 = bitcast float %1453 to i32
  %1461 = add i32 %1460, 32767
  %1462 = lshr i32 %1460, 16
  %1463 = and i32 %1462, 1
  %1464 = add i32 %1461, %1463
  %1465 = and i32 %1464, -65536
  br label %1466

1466:                                             ; preds = %1459, %1446
  %1467 = phi i32 [ %1465, %1459 ], [ 2147418112, %1446 ]
  %1468 = fcmp uno float %1457, 0.000000e+00
  br i1 %1468, label %1476, label %1469

1469:                                             ; preds = %1466
  %1470 = bitcast float %1457 to i32
  %1471 = add i32 %1470, 32767
  %1472 = lshr i32 %1470, 16
  %1473 = and i32 %1472, 1
  %1474 = add i32 %1471, %1473
  %1475 = lshr i32 %1474, 16
  br label %1476

1476:                                             ; preds = %1469, %1466
  %1477 = phi i32 [ %1475, %1469 ], [ 32767, %1466 ]
  %1478 = or disjoint i32 %1477, %1467
  %1479 = zext i32 %1478 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1449, i64 noundef %1479)
  %1480 = add nuw nsw i64 %1447, 1
  %1481 = icmp eq i64 %1480, %287
  br i1 %1481, label %1482, label %1446

1482:                                             ; preds = %1476, %1442, %1417, %1385, %1332, %1307, %1288, %1269, %1250, %1322, %1248, %1246, %1244, %1242, %1240, %1238, %1236, %1234, %1225
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3300

1483:                                             ; preds = %1224, %1224, %1224, %1219
  switch i64 %1223, label %3300 [
    i64 4, label %1511
    i64 5, label %1596
    i64 6, label %1723
    i64 7, label %1850
    i64 12, label %1977
    i64 13, label %2104
    i64 14, label %2231
    i64 15, label %2358
    i64 25, label %2464
    i64 21, label %2555
    i64 22, label %2681
    i64 19, label %2807
    i64 8, label %2812
    i64 9, label %1509
    i64 10, label %1507
    i64 11, label %1503
    i64 16, label %2957
    i64 17, label %2957
    i64 18, label %1498
    i64 20, label %1494
    i64 23, label %3052
    i64 24, label %3052
    i64 26, label %3096
    i64 27, label %3130
    i64 28, label %1488
    i64 30, label %1486
    i64 31, label %3236
    i64 32, label %3236
    i64 33, label %1484
  ]

1484:                                             ; preds = %1483
  %1485 = icmp sgt i64 %287, 0
  br i1 %1485, label %3286, label %3300

1486:                                             ; preds = %1483
  %1487 = icmp sgt i64 %287, 0
  br i1 %1487, label %3227, label %3300

1488:                                             ; preds = %1483
  %1489 = icmp sgt i64 %287, 0
  br i1 %1489, label %1490, label %3300

1490:                                             ; preds = %1488
  %1491 = load i64, ptr %6, align 8
  %1492 = load i64, ptr %64, align 8
  %1493 = getelementptr inbounds nuw i8, ptr %99, i64 64
  br label %3177

1494:                                             ; preds = %1483
  %1495 = icmp sgt i64 %287, 0
  br i1 %1495, label %1496, label %3300

1496:                                             ; preds = %1494
  %1497 = getelementptr inbounds nuw i8, ptr %99, i64 64
  br label %3026

1498:                                             ; preds = %1483
  %1499 = icmp sgt i64 %287, 0
  br i1 %1499, label %1500, label %3300

1500:                                             ; preds = %1498
  %1501 = load i64, ptr %6, align 8
  %1502 = load i64, ptr %64, align 8
  br label %3012

1503:                                             ; preds = %1483
  %1504 = icmp sgt i64 %287, 0
  br i1 %1504, label %1505, label %3300

1505:                                             ; preds = %1503
  %1506 = getelementptr inbounds nuw i8, ptr %99, i64 64
  br label %2944

1507:                                             ; preds = %1483
  %1508 = icmp sgt i64 %287, 0
  br i1 %1508, label %2918, label %3300

1509:                                             ; preds = %1483
  %1510 = icmp sgt i64 %287, 0
  br i1 %1510, label %2908, label %3300

1511:                                             ; preds = %1483
  %1512 = icmp sgt i64 %287, 0
  switch i64 %1221, label %1517 [
    i64 0, label %1518
    i64 4, label %1518
    i64 10, label %1518
    i64 1, label %1516
    i64 5, label %1515
    i64 2, label %1514
    i64 6, label %1513
  ]

1513:                                             ; preds = %1511
  br i1 %1512, label %1571, label %3300

1514:                                             ; preds = %1511
  br i1 %1512, label %1558, label %3300

1515:                                             ; preds = %1511
  br i1 %1512, label %1545, label %3300

1516:                                             ; preds = %1511
  br i1 %1512, label %1532, label %3300

1517:                                             ; preds = %1511
  br i1 %1512, label %1584, label %3300

1518:                                             ; preds = %1511, %1511, %1511
  br i1 %1512, label %1519, label %3300

1519:                                             ; preds = %1518, %1519
  %1520 = phi i64 [ %1530, %1519 ], [ 0, %1518 ]
  %1521 = getelementptr inbounds nuw i64, ptr %285, i64 %1520
  %1522 = load i64, ptr %1521, align 8
  %1523 = load i64, ptr %4, align 8
  %1524 = load i64, ptr %62, align 8
  %1525 = mul nsw i64 %1524, %1522
  %1526 = add i64 %1525, %1523
  %1527 = inttoptr i64 %1526 to ptr
  %1528 = load i8, ptr %1527, align 1
  %1529 = zext i8 %1528 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1522, i64 noundef %1529)
  %1530 = add nuw nsw i64 %1520, 1
  %1531 = icmp eq i64 %1530, %287
  br i1 %1531, label %3300, label %1519

1532:                                             ; preds = %1516, %1532
  %1533 = phi i64 [ %1543, %1532 ], [ 0, %1516 ]
  %1534 = getelementptr inbounds nuw i64, ptr %285, i64 %1533
  %1535 = load i64, ptr %1534, align 8
  %1536 = load i64, ptr %4, align 8
  %1537 = load i64, ptr %62, align 8
  %1538 = mul nsw i64 %1537, %1535
  %1539 = add i64 %1538, %1536
  %1540 = inttoptr i64 %1539 to ptr
  %1541 = load i16, ptr %1540, align 2
  %1542 = zext i16 %1541 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1535, i64 noundef %1542)
  %1543 = add nuw nsw i64 %1533, 1
  %1544 = icmp eq i64 %1543, %287
  br i1 %1544, label %3300, label %1532

1545:                                             ; preds = %1515, %1545
  %1546 = phi i64 [ %1556, %1545 ], [ 0, %1515 ]
  %1547 = getelementptr inbounds nuw i64, ptr %285, i64 %1546
  %1548 = load i64, ptr %1547, align 8
  %1549 = load i64, ptr %4, align 8
  %1550 = load i64, ptr %62, align 8
  %1551 = mul nsw i64 %1550, %1548
  %1552 = add i64 %1551, %1549
  %1553 = inttoptr i64 %1552 to ptr
  %1554 = load i16, ptr %1553, align 2
  %1555 = sext i16 %1554 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1548, i64 noundef %1555)
  %1556 = add nuw nsw i64 %1546, 1
  %1557 = icmp eq i64 %1556, %287
  br i1 %1557, label %3300, label %1545

1558:                                             ; preds = %1514, %1558
  %1559 = phi i64 [ %1569, %1558 ], [ 0, %1514 ]
  %1560 = getelementptr inbounds nuw i64, ptr %285, i64 %1559
  %1561 = load i64, ptr %1560, align 8
  %1562 = load i64, ptr %4, align 8
  %1563 = load i64, ptr %62, align 8
  %1564 = mul nsw i64 %1563, %1561
  %1565 = add i64 %1564, %1562
  %1566 = inttoptr i64 %1565 to ptr
  %1567 = load i32, ptr %1566, align 4
  %1568 = zext i32 %1567 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1561, i64 noundef %1568)
  %1569 = add nuw nsw i64 %1559, 1
  %1570 = icmp eq i64 %1569, %287
  br i1 %1570, label %3300, label %1558

1571:                                             ; preds = %1513, %1571
  %1572 = phi i64 [ %1582, %1571 ], [ 0, %1513 ]
  %1573 = getelementptr inbounds nuw i64, ptr %285, i64 %1572
  %1574 = load i64, ptr %1573, align 8
  %1575 = load i64, ptr %4, align 8
  %1576 = load i64, ptr %62, align 8
  %1577 = mul nsw i64 %1576, %1574
  %1578 = add i64 %1577, %1575
  %1579 = inttoptr i64 %1578 to ptr
  %1580 = load i32, ptr %1579, align 4
  %1581 = sext i32 %1580 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1574, i64 noundef %1581)
  %1582 = add nuw nsw i64 %1572, 1
  %1583 = icmp eq i64 %1582, %287
  br i1 %1583, label %3300, label %1571

1584:                                             ; preds = %1517, %1584
  %1585 = phi i64 [ %1594, %1584 ], [ 0, %1517 ]
  %1586 = getelementptr inbounds nuw i64, ptr %285, i64 %1585
  %1587 = load i64, ptr %1586, align 8
  %1588 = load i64, ptr %4, align 8
  %1589 = load i64, ptr %62, align 8
  %1590 = mul nsw i64 %1589, %1587
  %1591 = add i64 %1590, %1588
  %1592 = inttoptr i64 %1591 to ptr
  %1593 = load i64, ptr %1592, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1587, i64 noundef %1593)
  %1594 = add nuw nsw i64 %1585, 1
  %1595 = icmp eq i64 %1594, %287
  br i1 %1595, label %3300, label %1584

1596:                                             ; preds = %1483
  %1597 = icmp sgt i64 %287, 0
  switch i64 %1221, label %1602 [
    i64 0, label %1603
    i64 4, label %1603
    i64 10, label %1603
    i64 1, label %1601
    i64 5, label %1600
    i64 2, label %1599
    i64 6, label %1598
  ]

1598:                                             ; preds = %1596
  br i1 %1597, label %1684, label %3300

1599:                                             ; preds = %1596
  br i1 %1597, label %1664, label %3300

1600:                                             ; preds = %1596
  br i1 %1597, label %1644, label %3300

1601:                                             ; preds = %1596
  br i1 %1597, label %1624, label %3300

1602:                                             ; preds = %1596
  br i1 %1597, label %1704, label %3300

1603:                                             ; preds = %1596, %1596, %1596
  br i1 %1597, label %1604, label %3300

1604:                                             ; preds = %1603, %1604
  %1605 = phi i64 [ %1622, %1604 ], [ 0, %1603 ]
  %1606 = getelementptr inbounds nuw i64, ptr %285, i64 %1605
  %1607 = load i64, ptr %1606, align 8
  %1608 = load i64, ptr %4, align 8
  %1609 = load i64, ptr %62, align 8
  %1610 = mul nsw i64 %1609, %1607
  %1611 = add i64 %1610, %1608
  %1612 = inttoptr i64 %1611 to ptr
  %1613 = load i8, ptr %1612, align 1
  %1614 = load i64, ptr %5, align 8
  %1615 = load i64, ptr %63, align 8
  %1616 = mul nsw i64 %1615, %1607
  %1617 = add i64 %1616, %1614
  %1618 = inttoptr i64 %1617 to ptr
  %1619 = load i8, ptr %1618, align 1
  %1620 = add i8 %1619, %1613
  %1621 = zext i8 %1620 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1607, i64 noundef %1621)
  %1622 = add nuw nsw i64 %1605, 1
  %1623 = icmp eq i64 %1622, %287
  br i1 %1623, label %3300, label %1604

1624:                                             ; preds = %1601, %1624
  %1625 = phi i64 [ %1642, %1624 ], [ 0, %1601 ]
  %1626 = getelementptr inbounds nuw i64, ptr %285, i64 %1625
  %1627 = load i64, ptr %1626, align 8
  %1628 = load i64, ptr %4, align 8
  %1629 = load i64, ptr %62, align 8
  %1630 = mul nsw i64 %1629, %1627
  %1631 = add i64 %1630, %1628
  %1632 = inttoptr i64 %1631 to ptr
  %1633 = load i16, ptr %1632, align 2
  %1634 = load i64, ptr %5, align 8
  %1635 = load i64, ptr %63, align 8
  %1636 = mul nsw i64 %1635, %1627
  %1637 = add i64 %1636, %1634
  %1638 = inttoptr i64 %1637 to ptr
  %1639 = load i16, ptr %1638, align 2
  %1640 = add i16 %1639, %1633
  %1641 = zext i16 %1640 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1627, i64 noundef %1641)
  %1642 = add nuw nsw i64 %1625, 1
  %1643 = icmp eq i64 %1642, %287
  br i1 %1643, label %3300, label %1624

1644:                                             ; preds = %1600, %1644
  %1645 = phi i64 [ %1662, %1644 ], [ 0, %1600 ]
  %1646 = getelementptr inbounds nuw i64, ptr %285, i64 %1645
  %1647 = load i64, ptr %1646, align 8
  %1648 = load i64, ptr %4, align 8
  %1649 = load i64, ptr %62, align 8
  %1650 = mul nsw i64 %1649, %1647
  %1651 = add i64 %1650, %1648
  %1652 = inttoptr i64 %1651 to ptr
  %1653 = load i16, ptr %1652, align 2
  %1654 = load i64, ptr %5, align 8
  %1655 = load i64, ptr %63, align 8
  %1656 = mul nsw i64 %1655, %1647
  %1657 = add i64 %1656, %1654
  %1658 = inttoptr i64 %1657 to ptr
  %1659 = load i16, ptr %1658, align 2
  %1660 = add i16 %1659, %1653
  %1661 = sext i16 %1660 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1647, i64 noundef %1661)
  %1662 = add nuw nsw i64 %1645, 1
  %1663 = icmp eq i64 %1662, %287
  br i1 %1663, label %3300, label %1644

1664:                                             ; preds = %1599, %1664
  %1665 = phi i64 [ %1682, %1664 ], [ 0, %1599 ]
  %1666 = getelementptr inbounds nuw i64, ptr %285, i64 %1665
  %1667 = load i64, ptr %1666, align 8
  %1668 = load i64, ptr %4, align 8
  %1669 = load i64, ptr %62, align 8
  %1670 = mul nsw i64 %1669, %1667
  %1671 = add i64 %1670, %1668
  %1672 = inttoptr i64 %1671 to ptr
  %1673 = load i32, ptr %1672, align 4
  %1674 = load i64, ptr %5, align 8
  %1675 = load i64, ptr %63, align 8
  %1676 = mul nsw i64 %1675, %1667
  %1677 = add i64 %1676, %1674
  %1678 = inttoptr i64 %1677 to ptr
  %1679 = load i32, ptr %1678, align 4
  %1680 = add i32 %1679, %1673
  %1681 = zext i32 %1680 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1667, i64 noundef %1681)
  %1682 = add nuw nsw i64 %1665, 1
  %1683 = icmp eq i64 %1682, %287
  br i1 %1683, label %3300, label %1664

1684:                                             ; preds = %1598, %1684
  %1685 = phi i64 [ %1702, %1684 ], [ 0, %1598 ]
  %1686 = getelementptr inbounds nuw i64, ptr %285, i64 %1685
  %1687 = load i64, ptr %1686, align 8
  %1688 = load i64, ptr %4, align 8
  %1689 = load i64, ptr %62, align 8
  %1690 = mul nsw i64 %1689, %1687
  %1691 = add i64 %1690, %1688
  %1692 = inttoptr i64 %1691 to ptr
  %1693 = load i32, ptr %1692, align 4
  %1694 = load i64, ptr %5, align 8
  %1695 = load i64, ptr %63, align 8
  %1696 = mul nsw i64 %1695, %1687
  %1697 = add i64 %1696, %1694
  %1698 = inttoptr i64 %1697 to ptr
  %1699 = load i32, ptr %1698, align 4
  %1700 = add i32 %1699, %1693
  %1701 = sext i32 %1700 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1687, i64 noundef %1701)
  %1702 = add nuw nsw i64 %1685, 1
  %1703 = icmp eq i64 %1702, %287
  br i1 %1703, label %3300, label %1684

1704:                                             ; preds = %1602, %1704
  %1705 = phi i64 [ %1721, %1704 ], [ 0, %1602 ]
  %1706 = getelementptr inbounds nuw i64, ptr %285, i64 %1705
  %1707 = load i64, ptr %1706, align 8
  %1708 = load i64, ptr %4, align 8
  %1709 = load i64, ptr %62, align 8
  %1710 = mul nsw i64 %1709, %1707
  %1711 = add i64 %1710, %1708
  %1712 = inttoptr i64 %1711 to ptr
  %1713 = load i64, ptr %1712, align 8
  %1714 = load i64, ptr %5, align 8
  %1715 = load i64, ptr %63, align 8
  %1716 = mul nsw i64 %1715, %1707
  %1717 = add i64 %1716, %1714
  %1718 = inttoptr i64 %1717 to ptr
  %1719 = load i64, ptr %1718, align 8
  %1720 = add i64 %1719, %1713
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1707, i64 noundef %1720)
  %1721 = add nuw nsw i64 %1705, 1
  %1722 = icmp eq i64 %1721, %287
  br i1 %1722, label %3300, label %1704

1723:                                             ; preds = %1483
  %1724 = icmp sgt i64 %287, 0
  switch i64 %1221, label %1729 [
    i64 0, label %1730
    i64 4, label %1730
    i64 10, label %1730
    i64 1, label %1728
    i64 5, label %1727
    i64 2, label %1726
    i64 6, label %1725
  ]

1725:                                             ; preds = %1723
  br i1 %1724, label %1811, label %3300

1726:                                             ; preds = %1723
  br i1 %1724, label %1791, label %3300

1727:                                             ; preds = %1723
  br i1 %1724, label %1771, label %3300

1728:                                             ; preds = %1723
  br i1 %1724, label %1751, label %3300

1729:                                             ; preds = %1723
  br i1 %1724, label %1831, label %3300

1730:                                             ; preds = %1723, %1723, %1723
  br i1 %1724, label %1731, label %3300

1731:                                             ; preds = %1730, %1731
  %1732 = phi i64 [ %1749, %1731 ], [ 0, %1730 ]
  %1733 = getelementptr inbounds nuw i64, ptr %285, i64 %1732
  %1734 = load i64, ptr %1733, align 8
  %1735 = load i64, ptr %4, align 8
  %1736 = load i64, ptr %62, align 8
  %1737 = mul nsw i64 %1736, %1734
  %1738 = add i64 %1737, %1735
  %1739 = inttoptr i64 %1738 to ptr
  %1740 = load i8, ptr %1739, align 1
  %1741 = load i64, ptr %5, align 8
  %1742 = load i64, ptr %63, align 8
  %1743 = mul nsw i64 %1742, %1734
  %1744 = add i64 %1743, %1741
  %1745 = inttoptr i64 %1744 to ptr
  %1746 = load i8, ptr %1745, align 1
  %1747 = sub i8 %1740, %1746
  %1748 = zext i8 %1747 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1734, i64 noundef %1748)
  %1749 = add nuw nsw i64 %1732, 1
  %1750 = icmp eq i64 %1749, %287
  br i1 %1750, label %3300, label %1731

1751:                                             ; preds = %1728, %1751
  %1752 = phi i64 [ %1769, %1751 ], [ 0, %1728 ]
  %1753 = getelementptr inbounds nuw i64, ptr %285, i64 %1752
  %1754 = load i64, ptr %1753, align 8
  %1755 = load i64, ptr %4, align 8
  %1756 = load i64, ptr %62, align 8
  %1757 = mul nsw i64 %1756, %1754
  %1758 = add i64 %1757, %1755
  %1759 = inttoptr i64 %1758 to ptr
  %1760 = load i16, ptr %1759, align 2
  %1761 = load i64, ptr %5, align 8
  %1762 = load i64, ptr %63, align 8
  %1763 = mul nsw i64 %1762, %1754
  %1764 = add i64 %1763, %1761
  %1765 = inttoptr i64 %1764 to ptr
  %1766 = load i16, ptr %1765, align 2
  %1767 = sub i16 %1760, %1766
  %1768 = zext i16 %1767 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1754, i64 noundef %1768)
  %1769 = add nuw nsw i64 %1752, 1
  %1770 = icmp eq i64 %1769, %287
  br i1 %1770, label %3300, label %1751

1771:                                             ; preds = %1727, %1771
  %1772 = phi i64 [ %1789, %1771 ], [ 0, %1727 ]
  %1773 = getelementptr inbounds nuw i64, ptr %285, i64 %1772
  %1774 = load i64, ptr %1773, align 8
  %1775 = load i64, ptr %4, align 8
  %1776 = load i64, ptr %62, align 8
  %1777 = mul nsw i64 %1776, %1774
  %1778 = add i64 %1777, %1775
  %1779 = inttoptr i64 %1778 to ptr
  %1780 = load i16, ptr %1779, align 2
  %1781 = load i64, ptr %5, align 8
  %1782 = load i64, ptr %63, align 8
  %1783 = mul nsw i64 %1782, %1774
  %1784 = add i64 %1783, %1781
  %1785 = inttoptr i64 %1784 to ptr
  %1786 = load i16, ptr %1785, align 2
  %1787 = sub i16 %1780, %1786
  %1788 = sext i16 %1787 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1774, i64 noundef %1788)
  %1789 = add nuw nsw i64 %1772, 1
  %1790 = icmp eq i64 %1789, %287
  br i1 %1790, label %3300, label %1771

1791:                                             ; preds = %1726, %1791
  %1792 = phi i64 [ %1809, %1791 ], [ 0, %1726 ]
  %1793 = getelementptr inbounds nuw i64, ptr %285, i64 %1792
  %1794 = load i64, ptr %1793, align 8
  %1795 = load i64, ptr %4, align 8
  %1796 = load i64, ptr %62, align 8
  %1797 = mul nsw i64 %1796, %1794
  %1798 = add i64 %1797, %1795
  %1799 = inttoptr i64 %1798 to ptr
  %1800 = load i32, ptr %1799, align 4
  %1801 = load i64, ptr %5, align 8
  %1802 = load i64, ptr %63, align 8
  %1803 = mul nsw i64 %1802, %1794
  %1804 = add i64 %1803, %1801
  %1805 = inttoptr i64 %1804 to ptr
  %1806 = load i32, ptr %1805, align 4
  %1807 = sub i32 %1800, %1806
  %1808 = zext i32 %1807 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1794, i64 noundef %1808)
  %1809 = add nuw nsw i64 %1792, 1
  %1810 = icmp eq i64 %1809, %287
  br i1 %1810, label %3300, label %1791

1811:                                             ; preds = %1725, %1811
  %1812 = phi i64 [ %1829, %1811 ], [ 0, %1725 ]
  %1813 = getelementptr inbounds nuw i64, ptr %285, i64 %1812
  %1814 = load i64, ptr %1813, align 8
  %1815 = load i64, ptr %4, align 8
  %1816 = load i64, ptr %62, align 8
  %1817 = mul nsw i64 %1816, %1814
  %1818 = add i64 %1817, %1815
  %1819 = inttoptr i64 %1818 to ptr
  %1820 = load i32, ptr %1819, align 4
  %1821 = load i64, ptr %5, align 8
  %1822 = load i64, ptr %63, align 8
  %1823 = mul nsw i64 %1822, %1814
  %1824 = add i64 %1823, %1821
  %1825 = inttoptr i64 %1824 to ptr
  %1826 = load i32, ptr %1825, align 4
  %1827 = sub i32 %1820, %1826
  %1828 = sext i32 %1827 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1814, i64 noundef %1828)
  %1829 = add nuw nsw i64 %1812, 1
  %1830 = icmp eq i64 %1829, %287
  br i1 %1830, label %3300, label %1811

1831:                                             ; preds = %1729, %1831
  %1832 = phi i64 [ %1848, %1831 ], [ 0, %1729 ]
  %1833 = getelementptr inbounds nuw i64, ptr %285, i64 %1832
  %1834 = load i64, ptr %1833, align 8
  %1835 = load i64, ptr %4, align 8
  %1836 = load i64, ptr %62, align 8
  %1837 = mul nsw i64 %1836, %1834
  %1838 = add i64 %1837, %1835
  %1839 = inttoptr i64 %1838 to ptr
  %1840 = load i64, ptr %1839, align 8
  %1841 = load i64, ptr %5, align 8
  %1842 = load i64, ptr %63, align 8
  %1843 = mul nsw i64 %1842, %1834
  %1844 = add i64 %1843, %1841
  %1845 = inttoptr i64 %1844 to ptr
  %1846 = load i64, ptr %1845, align 8
  %1847 = sub i64 %1840, %1846
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1834, i64 noundef %1847)
  %1848 = add nuw nsw i64 %1832, 1
  %1849 = icmp eq i64 %1848, %287
  br i1 %1849, label %3300, label %1831

1850:                                             ; preds = %1483
  %1851 = icmp sgt i64 %287, 0
  switch i64 %1221, label %1856 [
    i64 0, label %1857
    i64 4, label %1857
    i64 10, label %1857
    i64 1, label %1855
    i64 5, label %1854
    i64 2, label %1853
    i64 6, label %1852
  ]

1852:                                             ; preds = %1850
  br i1 %1851, label %1938, label %3300

1853:                                             ; preds = %1850
  br i1 %1851, label %1918, label %3300

1854:                                             ; preds = %1850
  br i1 %1851, label %1898, label %3300

1855:                                             ; preds = %1850
  br i1 %1851, label %1878, label %3300

1856:                                             ; preds = %1850
  br i1 %1851, label %1958, label %3300

1857:                                             ; preds = %1850, %1850, %1850
  br i1 %1851, label %1858, label %3300

1858:                                             ; preds = %1857, %1858
  %1859 = phi i64 [ %1876, %1858 ], [ 0, %1857 ]
  %1860 = getelementptr inbounds nuw i64, ptr %285, i64 %1859
  %1861 = load i64, ptr %1860, align 8
  %1862 = load i64, ptr %4, align 8
  %1863 = load i64, ptr %62, align 8
  %1864 = mul nsw i64 %1863, %1861
  %1865 = add i64 %1864, %1862
  %1866 = inttoptr i64 %1865 to ptr
  %1867 = load i8, ptr %1866, align 1
  %1868 = load i64, ptr %5, align 8
  %1869 = load i64, ptr %63, align 8
  %1870 = mul nsw i64 %1869, %1861
  %1871 = add i64 %1870, %1868
  %1872 = inttoptr i64 %1871 to ptr
  %1873 = load i8, ptr %1872, align 1
  %1874 = mul i8 %1873, %1867
  %1875 = zext i8 %1874 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1861, i64 noundef %1875)
  %1876 = add nuw nsw i64 %1859, 1
  %1877 = icmp eq i64 %1876, %287
  br i1 %1877, label %3300, label %1858

1878:                                             ; preds = %1855, %1878
  %1879 = phi i64 [ %1896, %1878 ], [ 0, %1855 ]
  %1880 = getelementptr inbounds nuw i64, ptr %285, i64 %1879
  %1881 = load i64, ptr %1880, align 8
  %1882 = load i64, ptr %4, align 8
  %1883 = load i64, ptr %62, align 8
  %1884 = mul nsw i64 %1883, %1881
  %1885 = add i64 %1884, %1882
  %1886 = inttoptr i64 %1885 to ptr
  %1887 = load i16, ptr %1886, align 2
  %1888 = load i64, ptr %5, align 8
  %1889 = load i64, ptr %63, align 8
  %1890 = mul nsw i64 %1889, %1881
  %1891 = add i64 %1890, %1888
  %1892 = inttoptr i64 %1891 to ptr
  %1893 = load i16, ptr %1892, align 2
  %1894 = mul i16 %1893, %1887
  %1895 = zext i16 %1894 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1881, i64 noundef %1895)
  %1896 = add nuw nsw i64 %1879, 1
  %1897 = icmp eq i64 %1896, %287
  br i1 %1897, label %3300, label %1878

1898:                                             ; preds = %1854, %1898
  %1899 = phi i64 [ %1916, %1898 ], [ 0, %1854 ]
  %1900 = getelementptr inbounds nuw i64, ptr %285, i64 %1899
  %1901 = load i64, ptr %1900, align 8
  %1902 = load i64, ptr %4, align 8
  %1903 = load i64, ptr %62, align 8
  %1904 = mul nsw i64 %1903, %1901
  %1905 = add i64 %1904, %1902
  %1906 = inttoptr i64 %1905 to ptr
  %1907 = load i16, ptr %1906, align 2
  %1908 = load i64, ptr %5, align 8
  %1909 = load i64, ptr %63, align 8
  %1910 = mul nsw i64 %1909, %1901
  %1911 = add i64 %1910, %1908
  %1912 = inttoptr i64 %1911 to ptr
  %1913 = load i16, ptr %1912, align 2
  %1914 = mul i16 %1913, %1907
  %1915 = sext i16 %1914 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1901, i64 noundef %1915)
  %1916 = add nuw nsw i64 %1899, 1
  %1917 = icmp eq i64 %1916, %287
  br i1 %1917, label %3300, label %1898

1918:                                             ; preds = %1853, %1918
  %1919 = phi i64 [ %1936, %1918 ], [ 0, %1853 ]
  %1920 = getelementptr inbounds nuw i64, ptr %285, i64 %1919
  %1921 = load i64, ptr %1920, align 8
  %1922 = load i64, ptr %4, align 8
  %1923 = load i64, ptr %62, align 8
  %1924 = mul nsw i64 %1923, %1921
  %1925 = add i64 %1924, %1922
  %1926 = inttoptr i64 %1925 to ptr
  %1927 = load i32, ptr %1926, align 4
  %1928 = load i64, ptr %5, align 8
  %1929 = load i64, ptr %63, align 8
  %1930 = mul nsw i64 %1929, %1921
  %1931 = add i64 %1930, %1928
  %1932 = inttoptr i64 %1931 to ptr
  %1933 = load i32, ptr %1932, align 4
  %1934 = mul i32 %1933, %1927
  %1935 = zext i32 %1934 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1921, i64 noundef %1935)
  %1936 = add nuw nsw i64 %1919, 1
  %1937 = icmp eq i64 %1936, %287
  br i1 %1937, label %3300, label %1918

1938:                                             ; preds = %1852, %1938
  %1939 = phi i64 [ %1956, %1938 ], [ 0, %1852 ]
  %1940 = getelementptr inbounds nuw i64, ptr %285, i64 %1939
  %1941 = load i64, ptr %1940, align 8
  %1942 = load i64, ptr %4, align 8
  %1943 = load i64, ptr %62, align 8
  %1944 = mul nsw i64 %1943, %1941
  %1945 = add i64 %1944, %1942
  %1946 = inttoptr i64 %1945 to ptr
  %1947 = load i32, ptr %1946, align 4
  %1948 = load i64, ptr %5, align 8
  %1949 = load i64, ptr %63, align 8
  %1950 = mul nsw i64 %1949, %1941
  %1951 = add i64 %1950, %1948
  %1952 = inttoptr i64 %1951 to ptr
  %1953 = load i32, ptr %1952, align 4
  %1954 = mul i32 %1953, %1947
  %1955 = sext i32 %1954 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1941, i64 noundef %1955)
  %1956 = add nuw nsw i64 %1939, 1
  %1957 = icmp eq i64 %1956, %287
  br i1 %1957, label %3300, label %1938

1958:                                             ; preds = %1856, %1958
  %1959 = phi i64 [ %1975, %1958 ], [ 0, %1856 ]
  %1960 = getelementptr inbounds nuw i64, ptr %285, i64 %1959
  %1961 = load i64, ptr %1960, align 8
  %1962 = load i64, ptr %4, align 8
  %1963 = load i64, ptr %62, align 8
  %1964 = mul nsw i64 %1963, %1961
  %1965 = add i64 %1964, %1962
  %1966 = inttoptr i64 %1965 to ptr
  %1967 = load i64, ptr %1966, align 8
  %1968 = load i64, ptr %5, align 8
  %1969 = load i64, ptr %63, align 8
  %1970 = mul nsw i64 %1969, %1961
  %1971 = add i64 %1970, %1968
  %1972 = inttoptr i64 %1971 to ptr
  %1973 = load i64, ptr %1972, align 8
  %1974 = mul i64 %1973, %1967
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1961, i64 noundef %1974)
  %1975 = add nuw nsw i64 %1959, 1
  %1976 = icmp eq i64 %1975, %287
  br i1 %1976, label %3300, label %1958

1977:                                             ; preds = %1483
  %1978 = icmp sgt i64 %287, 0
  switch i64 %1221, label %1983 [
    i64 0, label %1984
    i64 4, label %1984
    i64 10, label %1984
    i64 1, label %1982
    i64 5, label %1981
    i64 2, label %1980
    i64 6, label %1979
  ]

1979:                                             ; preds = %1977
  br i1 %1978, label %2065, label %3300

1980:                                             ; preds = %1977
  br i1 %1978, label %2045, label %3300

1981:                                             ; preds = %1977
  br i1 %1978, label %2025, label %3300

1982:                                             ; preds = %1977
  br i1 %1978, label %2005, label %3300

1983:                                             ; preds = %1977
  br i1 %1978, label %2085, label %3300

1984:                                             ; preds = %1977, %1977, %1977
  br i1 %1978, label %1985, label %3300

1985:                                             ; preds = %1984, %1985
  %1986 = phi i64 [ %2003, %1985 ], [ 0, %1984 ]
  %1987 = getelementptr inbounds nuw i64, ptr %285, i64 %1986
  %1988 = load i64, ptr %1987, align 8
  %1989 = load i64, ptr %4, align 8
  %1990 = load i64, ptr %62, align 8
  %1991 = mul nsw i64 %1990, %1988
  %1992 = add i64 %1991, %1989
  %1993 = inttoptr i64 %1992 to ptr
  %1994 = load i8, ptr %1993, align 1
  %1995 = load i64, ptr %5, align 8
  %1996 = load i64, ptr %63, align 8
  %1997 = mul nsw i64 %1996, %1988
  %1998 = add i64 %1997, %1995
  %1999 = inttoptr i64 %1998 to ptr
  %2000 = load i8, ptr %1999, align 1
  %2001 = and i8 %2000, %1994
  %2002 = zext i8 %2001 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1988, i64 noundef %2002)
  %2003 = add nuw nsw i64 %1986, 1
  %2004 = icmp eq i64 %2003, %287
  br i1 %2004, label %3300, label %1985

2005:                                             ; preds = %1982, %2005
  %2006 = phi i64 [ %2023, %2005 ], [ 0, %1982 ]
  %2007 = getelementptr inbounds nuw i64, ptr %285, i64 %2006
  %2008 = load i64, ptr %2007, align 8
  %2009 = load i64, ptr %4, align 8
  %2010 = load i64, ptr %62, align 8
  %2011 = mul nsw i64 %2010, %2008
  %2012 = add i64 %2011, %2009
  %2013 = inttoptr i64 %2012 to ptr
  %2014 = load i16, ptr %2013, align 2
  %2015 = load i64, ptr %5, align 8
  %2016 = load i64, ptr %63, align 8
  %2017 = mul nsw i64 %2016, %2008
  %2018 = add i64 %2017, %2015
  %2019 = inttoptr i64 %2018 to ptr
  %2020 = load i16, ptr %2019, align 2
  %2021 = and i16 %2020, %2014
  %2022 = zext i16 %2021 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2008, i64 noundef %2022)
  %2023 = add nuw nsw i64 %2006, 1
  %2024 = icmp eq i64 %2023, %287
  br i1 %2024, label %3300, label %2005

2025:                                             ; preds = %1981, %2025
  %2026 = phi i64 [ %2043, %2025 ], [ 0, %1981 ]
  %2027 = getelementptr inbounds nuw i64, ptr %285, i64 %2026
  %2028 = load i64, ptr %2027, align 8
  %2029 = load i64, ptr %4, align 8
  %2030 = load i64, ptr %62, align 8
  %2031 = mul nsw i64 %2030, %2028
  %2032 = add i64 %2031, %2029
  %2033 = inttoptr i64 %2032 to ptr
  %2034 = load i16, ptr %2033, align 2
  %2035 = load i64, ptr %5, align 8
  %2036 = load i64, ptr %63, align 8
  %2037 = mul nsw i64 %2036, %2028
  %2038 = add i64 %2037, %2035
  %2039 = inttoptr i64 %2038 to ptr
  %2040 = load i16, ptr %2039, align 2
  %2041 = and i16 %2040, %2034
  %2042 = sext i16 %2041 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2028, i64 noundef %2042)
  %2043 = add nuw nsw i64 %2026, 1
  %2044 = icmp eq i64 %2043, %287
  br i1 %2044, label %3300, label %2025

2045:                                             ; preds = %1980, %2045
  %2046 = phi i64 [ %2063, %2045 ], [ 0, %1980 ]
  %2047 = getelementptr inbounds nuw i64, ptr %285, i64 %2046
  %2048 = load i64, ptr %2047, align 8
  %2049 = load i64, ptr %4, align 8
  %2050 = load i64, ptr %62, align 8
  %2051 = mul nsw i64 %2050, %2048
  %2052 = add i64 %2051, %2049
  %2053 = inttoptr i64 %2052 to ptr
  %2054 = load i32, ptr %2053, align 4
  %2055 = load i64, ptr %5, align 8
  %2056 = load i64, ptr %63, align 8
  %2057 = mul nsw i64 %2056, %2048
  %2058 = add i64 %2057, %2055
  %2059 = inttoptr i64 %2058 to ptr
  %2060 = load i32, ptr %2059, align 4
  %2061 = and i32 %2060, %2054
  %2062 = zext i32 %2061 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2048, i64 noundef %2062)
  %2063 = add nuw nsw i64 %2046, 1
  %2064 = icmp eq i64 %2063, %287
  br i1 %2064, label %3300, label %2045

2065:                                             ; preds = %1979, %2065
  %2066 = phi i64 [ %2083, %2065 ], [ 0, %1979 ]
  %2067 = getelementptr inbounds nuw i64, ptr %285, i64 %2066
  %2068 = load i64, ptr %2067, align 8
  %2069 = load i64, ptr %4, align 8
  %2070 = load i64, ptr %62, align 8
  %2071 = mul nsw i64 %2070, %2068
  %2072 = add i64 %2071, %2069
  %2073 = inttoptr i64 %2072 to ptr
  %2074 = load i32, ptr %2073, align 4
  %2075 = load i64, ptr %5, align 8
  %2076 = load i64, ptr %63, align 8
  %2077 = mul nsw i64 %2076, %2068
  %2078 = add i64 %2077, %2075
  %2079 = inttoptr i64 %2078 to ptr
  %2080 = load i32, ptr %2079, align 4
  %2081 = and i32 %2080, %2074
  %2082 = sext i32 %2081 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2068, i64 noundef %2082)
  %2083 = add nuw nsw i64 %2066, 1
  %2084 = icmp eq i64 %2083, %287
  br i1 %2084, label %3300, label %2065

2085:                                             ; preds = %1983, %2085
  %2086 = phi i64 [ %2102, %2085 ], [ 0, %1983 ]
  %2087 = getelementptr inbounds nuw i64, ptr %285, i64 %2086
  %2088 = load i64, ptr %2087, align 8
  %2089 = load i64, ptr %4, align 8
  %2090 = load i64, ptr %62, align 8
  %2091 = mul nsw i64 %2090, %2088
  %2092 = add i64 %2091, %2089
  %2093 = inttoptr i64 %2092 to ptr
  %2094 = load i64, ptr %2093, align 8
  %2095 = load i64, ptr %5, align 8
  %2096 = load i64, ptr %63, align 8
  %2097 = mul nsw i64 %2096, %2088
  %2098 = add i64 %2097, %2095
  %2099 = inttoptr i64 %2098 to ptr
  %2100 = load i64, ptr %2099, align 8
  %2101 = and i64 %2100, %2094
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2088, i64 noundef %2101)
  %2102 = add nuw nsw i64 %2086, 1
  %2103 = icmp eq i64 %2102, %287
  br i1 %2103, label %3300, label %2085

2104:                                             ; preds = %1483
  %2105 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2110 [
    i64 0, label %2111
    i64 4, label %2111
    i64 10, label %2111
    i64 1, label %2109
    i64 5, label %2108
    i64 2, label %2107
    i64 6, label %2106
  ]

2106:                                             ; preds = %2104
  br i1 %2105, label %2192, label %3300

2107:                                             ; preds = %2104
  br i1 %2105, label %2172, label %3300

2108:                                             ; preds = %2104
  br i1 %2105, label %2152, label %3300

2109:                                             ; preds = %2104
  br i1 %2105, label %2132, label %3300

2110:                                             ; preds = %2104
  br i1 %2105, label %2212, label %3300

2111:                                             ; preds = %2104, %2104, %2104
  br i1 %2105, label %2112, label %3300

2112:                                             ; preds = %2111, %2112
  %2113 = phi i64 [ %2130, %2112 ], [ 0, %2111 ]
  %2114 = getelementptr inbounds nuw i64, ptr %285, i64 %2113
  %2115 = load i64, ptr %2114, align 8
  %2116 = load i64, ptr %4, align 8
  %2117 = load i64, ptr %62, align 8
  %2118 = mul nsw i64 %2117, %2115
  %2119 = add i64 %2118, %2116
  %2120 = inttoptr i64 %2119 to ptr
  %2121 = load i8, ptr %2120, align 1
  %2122 = load i64, ptr %5, align 8
  %2123 = load i64, ptr %63, align 8
  %2124 = mul nsw i64 %2123, %2115
  %2125 = add i64 %2124, %2122
  %2126 = inttoptr i64 %2125 to ptr
  %2127 = load i8, ptr %2126, align 1
  %2128 = or i8 %2127, %2121
  %2129 = zext i8 %2128 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2115, i64 noundef %2129)
  %2130 = add nuw nsw i64 %2113, 1
  %2131 = icmp eq i64 %2130, %287
  br i1 %2131, label %3300, label %2112

2132:                                             ; preds = %2109, %2132
  %2133 = phi i64 [ %2150, %2132 ], [ 0, %2109 ]
  %2134 = getelementptr inbounds nuw i64, ptr %285, i64 %2133
  %2135 = load i64, ptr %2134, align 8
  %2136 = load i64, ptr %4, align 8
  %2137 = load i64, ptr %62, align 8
  %2138 = mul nsw i64 %2137, %2135
  %2139 = add i64 %2138, %2136
  %2140 = inttoptr i64 %2139 to ptr
  %2141 = load i16, ptr %2140, align 2
  %2142 = load i64, ptr %5, align 8
  %2143 = load i64, ptr %63, align 8
  %2144 = mul nsw i64 %2143, %2135
  %2145 = add i64 %2144, %2142
  %2146 = inttoptr i64 %2145 to ptr
  %2147 = load i16, ptr %2146, align 2
  %2148 = or i16 %2147, %2141
  %2149 = zext i16 %2148 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2135, i64 noundef %2149)
  %2150 = add nuw nsw i64 %2133, 1
  %2151 = icmp eq i64 %2150, %287
  br i1 %2151, label %3300, label %2132

2152:                                             ; preds = %2108, %2152
  %2153 = phi i64 [ %2170, %2152 ], [ 0, %2108 ]
  %2154 = getelementptr inbounds nuw i64, ptr %285, i64 %2153
  %2155 = load i64, ptr %2154, align 8
  %2156 = load i64, ptr %4, align 8
  %2157 = load i64, ptr %62, align 8
  %2158 = mul nsw i64 %2157, %2155
  %2159 = add i64 %2158, %2156
  %2160 = inttoptr i64 %2159 to ptr
  %2161 = load i16, ptr %2160, align 2
  %2162 = load i64, ptr %5, align 8
  %2163 = load i64, ptr %63, align 8
  %2164 = mul nsw i64 %2163, %2155
  %2165 = add i64 %2164, %2162
  %2166 = inttoptr i64 %2165 to ptr
  %2167 = load i16, ptr %2166, align 2
  %2168 = or i16 %2167, %2161
  %2169 = sext i16 %2168 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2155, i64 noundef %2169)
  %2170 = add nuw nsw i64 %2153, 1
  %2171 = icmp eq i64 %2170, %287
  br i1 %2171, label %3300, label %2152

2172:                                             ; preds = %2107, %2172
  %2173 = phi i64 [ %2190, %2172 ], [ 0, %2107 ]
  %2174 = getelementptr inbounds nuw i64, ptr %285, i64 %2173
  %2175 = load i64, ptr %2174, align 8
  %2176 = load i64, ptr %4, align 8
  %2177 = load i64, ptr %62, align 8
  %2178 = mul nsw i64 %2177, %2175
  %2179 = add i64 %2178, %2176
  %2180 = inttoptr i64 %2179 to ptr
  %2181 = load i32, ptr %2180, align 4
  %2182 = load i64, ptr %5, align 8
  %2183 = load i64, ptr %63, align 8
  %2184 = mul nsw i64 %2183, %2175
  %2185 = add i64 %2184, %2182
  %2186 = inttoptr i64 %2185 to ptr
  %2187 = load i32, ptr %2186, align 4
  %2188 = or i32 %2187, %2181
  %2189 = zext i32 %2188 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2175, i64 noundef %2189)
  %2190 = add nuw nsw i64 %2173, 1
  %2191 = icmp eq i64 %2190, %287
  br i1 %2191, label %3300, label %2172

2192:                                             ; preds = %2106, %2192
  %2193 = phi i64 [ %2210, %2192 ], [ 0, %2106 ]
  %2194 = getelementptr inbounds nuw i64, ptr %285, i64 %2193
  %2195 = load i64, ptr %2194, align 8
  %2196 = load i64, ptr %4, align 8
  %2197 = load i64, ptr %62, align 8
  %2198 = mul nsw i64 %2197, %2195
  %2199 = add i64 %2198, %2196
  %2200 = inttoptr i64 %2199 to ptr
  %2201 = load i32, ptr %2200, align 4
  %2202 = load i64, ptr %5, align 8
  %2203 = load i64, ptr %63, align 8
  %2204 = mul nsw i64 %2203, %2195
  %2205 = add i64 %2204, %2202
  %2206 = inttoptr i64 %2205 to ptr
  %2207 = load i32, ptr %2206, align 4
  %2208 = or i32 %2207, %2201
  %2209 = sext i32 %2208 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2195, i64 noundef %2209)
  %2210 = add nuw nsw i64 %2193, 1
  %2211 = icmp eq i64 %2210, %287
  br i1 %2211, label %3300, label %2192

2212:                                             ; preds = %2110, %2212
  %2213 = phi i64 [ %2229, %2212 ], [ 0, %2110 ]
  %2214 = getelementptr inbounds nuw i64, ptr %285, i64 %2213
  %2215 = load i64, ptr %2214, align 8
  %2216 = load i64, ptr %4, align 8
  %2217 = load i64, ptr %62, align 8
  %2218 = mul nsw i64 %2217, %2215
  %2219 = add i64 %2218, %2216
  %2220 = inttoptr i64 %2219 to ptr
  %2221 = load i64, ptr %2220, align 8
  %2222 = load i64, ptr %5, align 8
  %2223 = load i64, ptr %63, align 8
  %2224 = mul nsw i64 %2223, %2215
  %2225 = add i64 %2224, %2222
  %2226 = inttoptr i64 %2225 to ptr
  %2227 = load i64, ptr %2226, align 8
  %2228 = or i64 %2227, %2221
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2215, i64 noundef %2228)
  %2229 = add nuw nsw i64 %2213, 1
  %2230 = icmp eq i64 %2229, %287
  br i1 %2230, label %3300, label %2212

2231:                                             ; preds = %1483
  %2232 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2237 [
    i64 0, label %2238
    i64 4, label %2238
    i64 10, label %2238
    i64 1, label %2236
    i64 5, label %2235
    i64 2, label %2234
    i64 6, label %2233
  ]

2233:                                             ; preds = %2231
  br i1 %2232, label %2319, label %3300

2234:                                             ; preds = %2231
  br i1 %2232, label %2299, label %3300

2235:                                             ; preds = %2231
  br i1 %2232, label %2279, label %3300

2236:                                             ; preds = %2231
  br i1 %2232, label %2259, label %3300

2237:                                             ; preds = %2231
  br i1 %2232, label %2339, label %3300

2238:                                             ; preds = %2231, %2231, %2231
  br i1 %2232, label %2239, label %3300

2239:                                             ; preds = %2238, %2239
  %2240 = phi i64 [ %2257, %2239 ], [ 0, %2238 ]
  %2241 = getelementptr inbounds nuw i64, ptr %285, i64 %2240
  %2242 = load i64, ptr %2241, align 8
  %2243 = load i64, ptr %4, align 8
  %2244 = load i64, ptr %62, align 8
  %2245 = mul nsw i64 %2244, %2242
  %2246 = add i64 %2245, %2243
  %2247 = inttoptr i64 %2246 to ptr
  %2248 = load i8, ptr %2247, align 1
  %2249 = load i64, ptr %5, align 8
  %2250 = load i64, ptr %63, align 8
  %2251 = mul nsw i64 %2250, %2242
  %2252 = add i64 %2251, %2249
  %2253 = inttoptr i64 %2252 to ptr
  %2254 = load i8, ptr %2253, align 1
  %2255 = xor i8 %2254, %2248
  %2256 = zext i8 %2255 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2242, i64 noundef %2256)
  %2257 = add nuw nsw i64 %2240, 1
  %2258 = icmp eq i64 %2257, %287
  br i1 %2258, label %3300, label %2239

2259:                                             ; preds = %2236, %2259
  %2260 = phi i64 [ %2277, %2259 ], [ 0, %2236 ]
  %2261 = getelementptr inbounds nuw i64, ptr %285, i64 %2260
  %2262 = load i64, ptr %2261, align 8
  %2263 = load i64, ptr %4, align 8
  %2264 = load i64, ptr %62, align 8
  %2265 = mul nsw i64 %2264, %2262
  %2266 = add i64 %2265, %2263
  %2267 = inttoptr i64 %2266 to ptr
  %2268 = load i16, ptr %2267, align 2
  %2269 = load i64, ptr %5, align 8
  %2270 = load i64, ptr %63, align 8
  %2271 = mul nsw i64 %2270, %2262
  %2272 = add i64 %2271, %2269
  %2273 = inttoptr i64 %2272 to ptr
  %2274 = load i16, ptr %2273, align 2
  %2275 = xor i16 %2274, %2268
  %2276 = zext i16 %2275 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2262, i64 noundef %2276)
  %2277 = add nuw nsw i64 %2260, 1
  %2278 = icmp eq i64 %2277, %287
  br i1 %2278, label %3300, label %2259

2279:                                             ; preds = %2235, %2279
  %2280 = phi i64 [ %2297, %2279 ], [ 0, %2235 ]
  %2281 = getelementptr inbounds nuw i64, ptr %285, i64 %2280
  %2282 = load i64, ptr %2281, align 8
  %2283 = load i64, ptr %4, align 8
  %2284 = load i64, ptr %62, align 8
  %2285 = mul nsw i64 %2284, %2282
  %2286 = add i64 %2285, %2283
  %2287 = inttoptr i64 %2286 to ptr
  %2288 = load i16, ptr %2287, align 2
  %2289 = load i64, ptr %5, align 8
  %2290 = load i64, ptr %63, align 8
  %2291 = mul nsw i64 %2290, %2282
  %2292 = add i64 %2291, %2289
  %2293 = inttoptr i64 %2292 to ptr
  %2294 = load i16, ptr %2293, align 2
  %2295 = xor i16 %2294, %2288
  %2296 = sext i16 %2295 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2282, i64 noundef %2296)
  %2297 = add nuw nsw i64 %2280, 1
  %2298 = icmp eq i64 %2297, %287
  br i1 %2298, label %3300, label %2279

2299:                                             ; preds = %2234, %2299
  %2300 = phi i64 [ %2317, %2299 ], [ 0, %2234 ]
  %2301 = getelementptr inbounds nuw i64, ptr %285, i64 %2300
  %2302 = load i64, ptr %2301, align 8
  %2303 = load i64, ptr %4, align 8
  %2304 = load i64, ptr %62, align 8
  %2305 = mul nsw i64 %2304, %2302
  %2306 = add i64 %2305, %2303
  %2307 = inttoptr i64 %2306 to ptr
  %2308 = load i32, ptr %2307, align 4
  %2309 = load i64, ptr %5, align 8
  %2310 = load i64, ptr %63, align 8
  %2311 = mul nsw i64 %2310, %2302
  %2312 = add i64 %2311, %2309
  %2313 = inttoptr i64 %2312 to ptr
  %2314 = load i32, ptr %2313, align 4
  %2315 = xor i32 %2314, %2308
  %2316 = zext i32 %2315 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2302, i64 noundef %2316)
  %2317 = add nuw nsw i64 %2300, 1
  %2318 = icmp eq i64 %2317, %287
  br i1 %2318, label %3300, label %2299

2319:                                             ; preds = %2233, %2319
  %2320 = phi i64 [ %2337, %2319 ], [ 0, %2233 ]
  %2321 = getelementptr inbounds nuw i64, ptr %285, i64 %2320
  %2322 = load i64, ptr %2321, align 8
  %2323 = load i64, ptr %4, align 8
  %2324 = load i64, ptr %62, align 8
  %2325 = mul nsw i64 %2324, %2322
  %2326 = add i64 %2325, %2323
  %2327 = inttoptr i64 %2326 to ptr
  %2328 = load i32, ptr %2327, align 4
  %2329 = load i64, ptr %5, align 8
  %2330 = load i64, ptr %63, align 8
  %2331 = mul nsw i64 %2330, %2322
  %2332 = add i64 %2331, %2329
  %2333 = inttoptr i64 %2332 to ptr
  %2334 = load i32, ptr %2333, align 4
  %2335 = xor i32 %2334, %2328
  %2336 = sext i32 %2335 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2322, i64 noundef %2336)
  %2337 = add nuw nsw i64 %2320, 1
  %2338 = icmp eq i64 %2337, %287
  br i1 %2338, label %3300, label %2319

2339:                                             ; preds = %2237, %2339
  %2340 = phi i64 [ %2356, %2339 ], [ 0, %2237 ]
  %2341 = getelementptr inbounds nuw i64, ptr %285, i64 %2340
  %2342 = load i64, ptr %2341, align 8
  %2343 = load i64, ptr %4, align 8
  %2344 = load i64, ptr %62, align 8
  %2345 = mul nsw i64 %2344, %2342
  %2346 = add i64 %2345, %2343
  %2347 = inttoptr i64 %2346 to ptr
  %2348 = load i64, ptr %2347, align 8
  %2349 = load i64, ptr %5, align 8
  %2350 = load i64, ptr %63, align 8
  %2351 = mul nsw i64 %2350, %2342
  %2352 = add i64 %2351, %2349
  %2353 = inttoptr i64 %2352 to ptr
  %2354 = load i64, ptr %2353, align 8
  %2355 = xor i64 %2354, %2348
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2342, i64 noundef %2355)
  %2356 = add nuw nsw i64 %2340, 1
  %2357 = icmp eq i64 %2356, %287
  br i1 %2357, label %3300, label %2339

2358:                                             ; preds = %1483
  %2359 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2365 [
    i64 10, label %2364
    i64 0, label %2380
    i64 4, label %2380
    i64 6, label %2363
    i64 1, label %2362
    i64 5, label %2361
    i64 2, label %2360
  ]

2360:                                             ; preds = %2358
  br i1 %2359, label %2423, label %3300

2361:                                             ; preds = %2358
  br i1 %2359, label %2409, label %3300

2362:                                             ; preds = %2358
  br i1 %2359, label %2395, label %3300

2363:                                             ; preds = %2358
  br i1 %2359, label %2437, label %3300

2364:                                             ; preds = %2358
  br i1 %2359, label %2366, label %3300

2365:                                             ; preds = %2358
  br i1 %2359, label %2451, label %3300

2366:                                             ; preds = %2364, %2366
  %2367 = phi i64 [ %2378, %2366 ], [ 0, %2364 ]
  %2368 = getelementptr inbounds nuw i64, ptr %285, i64 %2367
  %2369 = load i64, ptr %2368, align 8
  %2370 = load i64, ptr %4, align 8
  %2371 = load i64, ptr %62, align 8
  %2372 = mul nsw i64 %2371, %2369
  %2373 = add i64 %2372, %2370
  %2374 = inttoptr i64 %2373 to ptr
  %2375 = load i8, ptr %2374, align 1
  %2376 = icmp eq i8 %2375, 0
  %2377 = zext i1 %2376 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2369, i64 noundef %2377)
  %2378 = add nuw nsw i64 %2367, 1
  %2379 = icmp eq i64 %2378, %287
  br i1 %2379, label %3300, label %2366

2380:                                             ; preds = %2358, %2358
  br i1 %2359, label %2381, label %3300

2381:                                             ; preds = %2380, %2381
  %2382 = phi i64 [ %2393, %2381 ], [ 0, %2380 ]
  %2383 = getelementptr inbounds nuw i64, ptr %285, i64 %2382
  %2384 = load i64, ptr %2383, align 8
  %2385 = load i64, ptr %4, align 8
  %2386 = load i64, ptr %62, align 8
  %2387 = mul nsw i64 %2386, %2384
  %2388 = add i64 %2387, %2385
  %2389 = inttoptr i64 %2388 to ptr
  %2390 = load i8, ptr %2389, align 1
  %2391 = xor i8 %2390, -1
  %2392 = zext i8 %2391 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2384, i64 noundef %2392)
  %2393 = add nuw nsw i64 %2382, 1
  %2394 = icmp eq i64 %2393, %287
  br i1 %2394, label %3300, label %2381

2395:                                             ; preds = %2362, %2395
  %2396 = phi i64 [ %2407, %2395 ], [ 0, %2362 ]
  %2397 = getelementptr inbounds nuw i64, ptr %285, i64 %2396
  %2398 = load i64, ptr %2397, align 8
  %2399 = load i64, ptr %4, align 8
  %2400 = load i64, ptr %62, align 8
  %2401 = mul nsw i64 %2400, %2398
  %2402 = add i64 %2401, %2399
  %2403 = inttoptr i64 %2402 to ptr
  %2404 = load i16, ptr %2403, align 2
  %2405 = xor i16 %2404, -1
  %2406 = zext i16 %2405 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2398, i64 noundef %2406)
  %2407 = add nuw nsw i64 %2396, 1
  %2408 = icmp eq i64 %2407, %287
  br i1 %2408, label %3300, label %2395

2409:                                             ; preds = %2361, %2409
  %2410 = phi i64 [ %2421, %2409 ], [ 0, %2361 ]
  %2411 = getelementptr inbounds nuw i64, ptr %285, i64 %2410
  %2412 = load i64, ptr %2411, align 8
  %2413 = load i64, ptr %4, align 8
  %2414 = load i64, ptr %62, align 8
  %2415 = mul nsw i64 %2414, %2412
  %2416 = add i64 %2415, %2413
  %2417 = inttoptr i64 %2416 to ptr
  %2418 = load i16, ptr %2417, align 2
  %2419 = xor i16 %2418, -1
  %2420 = sext i16 %2419 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2412, i64 noundef %2420)
  %2421 = add nuw nsw i64 %2410, 1
  %2422 = icmp eq i64 %2421, %287
  br i1 %2422, label %3300, label %2409

2423:                                             ; preds = %2360, %2423
  %2424 = phi i64 [ %2435, %2423 ], [ 0, %2360 ]
  %2425 = getelementptr inbounds nuw i64, ptr %285, i64 %2424
  %2426 = load i64, ptr %2425, align 8
  %2427 = load i64, ptr %4, align 8
  %2428 = load i64, ptr %62, align 8
  %2429 = mul nsw i64 %2428, %2426
  %2430 = add i64 %2429, %2427
  %2431 = inttoptr i64 %2430 to ptr
  %2432 = load i32, ptr %2431, align 4
  %2433 = xor i32 %2432, -1
  %2434 = zext i32 %2433 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2426, i64 noundef %2434)
  %2435 = add nuw nsw i64 %2424, 1
  %2436 = icmp eq i64 %2435, %287
  br i1 %2436, label %3300, label %2423

2437:                                             ; preds = %2363, %2437
  %2438 = phi i64 [ %2449, %2437 ], [ 0, %2363 ]
  %2439 = getelementptr inbounds nuw i64, ptr %285, i64 %2438
  %2440 = load i64, ptr %2439, align 8
  %2441 = load i64, ptr %4, align 8
  %2442 = load i64, ptr %62, align 8
  %2443 = mul nsw i64 %2442, %2440
  %2444 = add i64 %2443, %2441
  %2445 = inttoptr i64 %2444 to ptr
  %2446 = load i32, ptr %2445, align 4
  %2447 = xor i32 %2446, -1
  %2448 = sext i32 %2447 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2440, i64 noundef %2448)
  %2449 = add nuw nsw i64 %2438, 1
  %2450 = icmp eq i64 %2449, %287
  br i1 %2450, label %3300, label %2437

2451:                                             ; preds = %2365, %2451
  %2452 = phi i64 [ %2462, %2451 ], [ 0, %2365 ]
  %2453 = getelementptr inbounds nuw i64, ptr %285, i64 %2452
  %2454 = load i64, ptr %2453, align 8
  %2455 = load i64, ptr %4, align 8
  %2456 = load i64, ptr %62, align 8
  %2457 = mul nsw i64 %2456, %2454
  %2458 = add i64 %2457, %2455
  %2459 = inttoptr i64 %2458 to ptr
  %2460 = load i64, ptr %2459, align 8
  %2461 = xor i64 %2460, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2454, i64 noundef %2461)
  %2462 = add nuw nsw i64 %2452, 1
  %2463 = icmp eq i64 %2462, %287
  br i1 %2463, label %3300, label %2451

2464:                                             ; preds = %1483
  %2465 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2470 [
    i64 0, label %2471
    i64 4, label %2471
    i64 10, label %2471
    i64 1, label %2469
    i64 5, label %2468
    i64 2, label %2467
    i64 6, label %2466
  ]

2466:                                             ; preds = %2464
  br i1 %2465, label %2528, label %3300

2467:                                             ; preds = %2464
  br i1 %2465, label %2514, label %3300

2468:                                             ; preds = %2464
  br i1 %2465, label %2500, label %3300

2469:                                             ; preds = %2464
  br i1 %2465, label %2486, label %3300

2470:                                             ; preds = %2464
  br i1 %2465, label %2542, label %3300

2471:                                             ; preds = %2464, %2464, %2464
  br i1 %2465, label %2472, label %3300

2472:                                             ; preds = %2471, %2472
  %2473 = phi i64 [ %2484, %2472 ], [ 0, %2471 ]
  %2474 = getelementptr inbounds nuw i64, ptr %285, i64 %2473
  %2475 = load i64, ptr %2474, align 8
  %2476 = load i64, ptr %4, align 8
  %2477 = load i64, ptr %62, align 8
  %2478 = mul nsw i64 %2477, %2475
  %2479 = add i64 %2478, %2476
  %2480 = inttoptr i64 %2479 to ptr
  %2481 = load i8, ptr %2480, align 1
  %2482 = sub i8 0, %2481
  %2483 = zext i8 %2482 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2475, i64 noundef %2483)
  %2484 = add nuw nsw i64 %2473, 1
  %2485 = icmp eq i64 %2484, %287
  br i1 %2485, label %3300, label %2472

2486:                                             ; preds = %2469, %2486
  %2487 = phi i64 [ %2498, %2486 ], [ 0, %2469 ]
  %2488 = getelementptr inbounds nuw i64, ptr %285, i64 %2487
  %2489 = load i64, ptr %2488, align 8
  %2490 = load i64, ptr %4, align 8
  %2491 = load i64, ptr %62, align 8
  %2492 = mul nsw i64 %2491, %2489
  %2493 = add i64 %2492, %2490
  %2494 = inttoptr i64 %2493 to ptr
  %2495 = load i16, ptr %2494, align 2
  %2496 = sub i16 0, %2495
  %2497 = zext i16 %2496 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2489, i64 noundef %2497)
  %2498 = add nuw nsw i64 %2487, 1
  %2499 = icmp eq i64 %2498, %287
  br i1 %2499, label %3300, label %2486

2500:                                             ; preds = %2468, %2500
  %2501 = phi i64 [ %2512, %2500 ], [ 0, %2468 ]
  %2502 = getelementptr inbounds nuw i64, ptr %285, i64 %2501
  %2503 = load i64, ptr %2502, align 8
  %2504 = load i64, ptr %4, align 8
  %2505 = load i64, ptr %62, align 8
  %2506 = mul nsw i64 %2505, %2503
  %2507 = add i64 %2506, %2504
  %2508 = inttoptr i64 %2507 to ptr
  %2509 = load i16, ptr %2508, align 2
  %2510 = sub i16 0, %2509
  %2511 = sext i16 %2510 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2503, i64 noundef %2511)
  %2512 = add nuw nsw i64 %2501, 1
  %2513 = icmp eq i64 %2512, %287
  br i1 %2513, label %3300, label %2500

2514:                                             ; preds = %2467, %2514
  %2515 = phi i64 [ %2526, %2514 ], [ 0, %2467 ]
  %2516 = getelementptr inbounds nuw i64, ptr %285, i64 %2515
  %2517 = load i64, ptr %2516, align 8
  %2518 = load i64, ptr %4, align 8
  %2519 = load i64, ptr %62, align 8
  %2520 = mul nsw i64 %2519, %2517
  %2521 = add i64 %2520, %2518
  %2522 = inttoptr i64 %2521 to ptr
  %2523 = load i32, ptr %2522, align 4
  %2524 = sub i32 0, %2523
  %2525 = zext i32 %2524 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2517, i64 noundef %2525)
  %2526 = add nuw nsw i64 %2515, 1
  %2527 = icmp eq i64 %2526, %287
  br i1 %2527, label %3300, label %2514

2528:                                             ; preds = %2466, %2528
  %2529 = phi i64 [ %2540, %2528 ], [ 0, %2466 ]
  %2530 = getelementptr inbounds nuw i64, ptr %285, i64 %2529
  %2531 = load i64, ptr %2530, align 8
  %2532 = load i64, ptr %4, align 8
  %2533 = load i64, ptr %62, align 8
  %2534 = mul nsw i64 %2533, %2531
  %2535 = add i64 %2534, %2532
  %2536 = inttoptr i64 %2535 to ptr
  %2537 = load i32, ptr %2536, align 4
  %2538 = sub i32 0, %2537
  %2539 = sext i32 %2538 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2531, i64 noundef %2539)
  %2540 = add nuw nsw i64 %2529, 1
  %2541 = icmp eq i64 %2540, %287
  br i1 %2541, label %3300, label %2528

2542:                                             ; preds = %2470, %2542
  %2543 = phi i64 [ %2553, %2542 ], [ 0, %2470 ]
  %2544 = getelementptr inbounds nuw i64, ptr %285, i64 %2543
  %2545 = load i64, ptr %2544, align 8
  %2546 = load i64, ptr %4, align 8
  %2547 = load i64, ptr %62, align 8
  %2548 = mul nsw i64 %2547, %2545
  %2549 = add i64 %2548, %2546
  %2550 = inttoptr i64 %2549 to ptr
  %2551 = load i64, ptr %2550, align 8
  %2552 = sub i64 0, %2551
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2545, i64 noundef %2552)
  %2553 = add nuw nsw i64 %2543, 1
  %2554 = icmp eq i64 %2553, %287
  br i1 %2554, label %3300, label %2542

2555:                                             ; preds = %1483
  %2556 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2562 [
    i64 1, label %2561
    i64 5, label %2560
    i64 2, label %2559
    i64 6, label %2558
    i64 3, label %2557
  ]

2557:                                             ; preds = %2555
  br i1 %2556, label %2643, label %3300

2558:                                             ; preds = %2555
  br i1 %2556, label %2623, label %3300

2559:                                             ; preds = %2555
  br i1 %2556, label %2603, label %3300

2560:                                             ; preds = %2555
  br i1 %2556, label %2583, label %3300

2561:                                             ; preds = %2555
  br i1 %2556, label %2563, label %3300

2562:                                             ; preds = %2555
  br i1 %2556, label %2662, label %3300

2563:                                             ; preds = %2561, %2563
  %2564 = phi i64 [ %2581, %2563 ], [ 0, %2561 ]
  %2565 = getelementptr inbounds nuw i64, ptr %285, i64 %2564
  %2566 = load i64, ptr %2565, align 8
  %2567 = load i64, ptr %4, align 8
  %2568 = load i64, ptr %62, align 8
  %2569 = mul nsw i64 %2568, %2566
  %2570 = add i64 %2569, %2567
  %2571 = inttoptr i64 %2570 to ptr
  %2572 = load i16, ptr %2571, align 2
  %2573 = load i64, ptr %5, align 8
  %2574 = load i64, ptr %63, align 8
  %2575 = mul nsw i64 %2574, %2566
  %2576 = add i64 %2575, %2573
  %2577 = inttoptr i64 %2576 to ptr
  %2578 = load i16, ptr %2577, align 2
  %2579 = tail call i16 @llvm.umin.i16(i16 %2572, i16 %2578)
  %2580 = zext i16 %2579 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2566, i64 noundef %2580)
  %2581 = add nuw nsw i64 %2564, 1
  %2582 = icmp eq i64 %2581, %287
  br i1 %2582, label %3300, label %2563

2583:                                             ; preds = %2560, %2583
  %2584 = phi i64 [ %2601, %2583 ], [ 0, %2560 ]
  %2585 = getelementptr inbounds nuw i64, ptr %285, i64 %2584
  %2586 = load i64, ptr %2585, align 8
  %2587 = load i64, ptr %4, align 8
  %2588 = load i64, ptr %62, align 8
  %2589 = mul nsw i64 %2588, %2586
  %2590 = add i64 %2589, %2587
  %2591 = inttoptr i64 %2590 to ptr
  %2592 = load i16, ptr %2591, align 2
  %2593 = load i64, ptr %5, align 8
  %2594 = load i64, ptr %63, align 8
  %2595 = mul nsw i64 %2594, %2586
  %2596 = add i64 %2595, %2593
  %2597 = inttoptr i64 %2596 to ptr
  %2598 = load i16, ptr %2597, align 2
  %2599 = tail call i16 @llvm.smin.i16(i16 %2592, i16 %2598)
  %2600 = sext i16 %2599 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2586, i64 noundef %2600)
  %2601 = add nuw nsw i64 %2584, 1
  %2602 = icmp eq i64 %2601, %287
  br i1 %2602, label %3300, label %2583

2603:                                             ; preds = %2559, %2603
  %2604 = phi i64 [ %2621, %2603 ], [ 0, %2559 ]
  %2605 = getelementptr inbounds nuw i64, ptr %285, i64 %2604
  %2606 = load i64, ptr %2605, align 8
  %2607 = load i64, ptr %4, align 8
  %2608 = load i64, ptr %62, align 8
  %2609 = mul nsw i64 %2608, %2606
  %2610 = add i64 %2609, %2607
  %2611 = inttoptr i64 %2610 to ptr
  %2612 = load i32, ptr %2611, align 4
  %2613 = load i64, ptr %5, align 8
  %2614 = load i64, ptr %63, align 8
  %2615 = mul nsw i64 %2614, %2606
  %2616 = add i64 %2615, %2613
  %2617 = inttoptr i64 %2616 to ptr
  %2618 = load i32, ptr %2617, align 4
  %2619 = tail call i32 @llvm.umin.i32(i32 %2612, i32 %2618)
  %2620 = zext i32 %2619 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2606, i64 noundef %2620)
  %2621 = add nuw nsw i64 %2604, 1
  %2622 = icmp eq i64 %2621, %287
  br i1 %2622, label %3300, label %2603

2623:                                             ; preds = %2558, %2623
  %2624 = phi i64 [ %2641, %2623 ], [ 0, %2558 ]
  %2625 = getelementptr inbounds nuw i64, ptr %285, i64 %2624
  %2626 = load i64, ptr %2625, align 8
  %2627 = load i64, ptr %4, align 8
  %2628 = load i64, ptr %62, align 8
  %2629 = mul nsw i64 %2628, %2626
  %2630 = add i64 %2629, %2627
  %2631 = inttoptr i64 %2630 to ptr
  %2632 = load i32, ptr %2631, align 4
  %2633 = load i64, ptr %5, align 8
  %2634 = load i64, ptr %63, align 8
  %2635 = mul nsw i64 %2634, %2626
  %2636 = add i64 %2635, %2633
  %2637 = inttoptr i64 %2636 to ptr
  %2638 = load i32, ptr %2637, align 4
  %2639 = tail call i32 @llvm.smin.i32(i32 %2632, i32 %2638)
  %2640 = sext i32 %2639 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2626, i64 noundef %2640)
  %2641 = add nuw nsw i64 %2624, 1
  %2642 = icmp eq i64 %2641, %287
  br i1 %2642, label %3300, label %2623

2643:                                             ; preds = %2557, %2643
  %2644 = phi i64 [ %2660, %2643 ], [ 0, %2557 ]
  %2645 = getelementptr inbounds nuw i64, ptr %285, i64 %2644
  %2646 = load i64, ptr %2645, align 8
  %2647 = load i64, ptr %4, align 8
  %2648 = load i64, ptr %62, align 8
  %2649 = mul nsw i64 %2648, %2646
  %2650 = add i64 %2649, %2647
  %2651 = inttoptr i64 %2650 to ptr
  %2652 = load i64, ptr %2651, align 8
  %2653 = load i64, ptr %5, align 8
  %2654 = load i64, ptr %63, align 8
  %2655 = mul nsw i64 %2654, %2646
  %2656 = add i64 %2655, %2653
  %2657 = inttoptr i64 %2656 to ptr
  %2658 = load i64, ptr %2657, align 8
  %2659 = tail call i64 @llvm.umin.i64(i64 %2652, i64 %2658)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2646, i64 noundef %2659)
  %2660 = add nuw nsw i64 %2644, 1
  %2661 = icmp eq i64 %2660, %287
  br i1 %2661, label %3300, label %2643

2662:                                             ; preds = %2562, %2662
  %2663 = phi i64 [ %2679, %2662 ], [ 0, %2562 ]
  %2664 = getelementptr inbounds nuw i64, ptr %285, i64 %2663
  %2665 = load i64, ptr %2664, align 8
  %2666 = load i64, ptr %4, align 8
  %2667 = load i64, ptr %62, align 8
  %2668 = mul nsw i64 %2667, %2665
  %2669 = add i64 %2668, %2666
  %2670 = inttoptr i64 %2669 to ptr
  %2671 = load i64, ptr %2670, align 8
  %2672 = load i64, ptr %5, align 8
  %2673 = load i64, ptr %63, align 8
  %2674 = mul nsw i64 %2673, %2665
  %2675 = add i64 %2674, %2672
  %2676 = inttoptr i64 %2675 to ptr
  %2677 = load i64, ptr %2676, align 8
  %2678 = tail call i64 @llvm.smin.i64(i64 %2671, i64 %2677)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2665, i64 noundef %2678)
  %2679 = add nuw nsw i64 %2663, 1
  %2680 = icmp eq i64 %2679, %287
  br i1 %2680, label %3300, label %2662

2681:                                             ; preds = %1483
  %2682 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2688 [
    i64 1, label %2687
    i64 5, label %2686
    i64 2, label %2685
    i64 6, label %2684
    i64 3, label %2683
  ]

2683:                                             ; preds = %2681
  br i1 %2682, label %2769, label %3300

2684:                                             ; preds = %2681
  br i1 %2682, label %2749, label %3300

2685:                                             ; preds = %2681
  br i1 %2682, label %2729, label %3300

2686:                                             ; preds = %2681
  br i1 %2682, label %2709, label %3300

2687:                                             ; preds = %2681
  br i1 %2682, label %2689, label %3300

2688:                                             ; preds = %2681
  br i1 %2682, label %2788, label %3300

2689:                                             ; preds = %2687, %2689
  %2690 = phi i64 [ %2707, %2689 ], [ 0, %2687 ]
  %2691 = getelementptr inbounds nuw i64, ptr %285, i64 %2690
  %2692 = load i64, ptr %2691, align 8
  %2693 = load i64, ptr %4, align 8
  %2694 = load i64, ptr %62, align 8
  %2695 = mul nsw i64 %2694, %2692
  %2696 = add i64 %2695, %2693
  %2697 = inttoptr i64 %2696 to ptr
  %2698 = load i16, ptr %2697, align 2
  %2699 = load i64, ptr %5, align 8
  %2700 = load i64, ptr %63, align 8
  %2701 = mul nsw i64 %2700, %2692
  %2702 = add i64 %2701, %2699
  %2703 = inttoptr i64 %2702 to ptr
  %2704 = load i16, ptr %2703, align 2
  %2705 = tail call i16 @llvm.umax.i16(i16 %2698, i16 %2704)
  %2706 = zext i16 %2705 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2692, i64 noundef %2706)
  %2707 = add nuw nsw i64 %2690, 1
  %2708 = icmp eq i64 %2707, %287
  br i1 %2708, label %3300, label %2689

2709:                                             ; preds = %2686, %2709
  %2710 = phi i64 [ %2727, %2709 ], [ 0, %2686 ]
  %2711 = getelementptr inbounds nuw i64, ptr %285, i64 %2710
  %2712 = load i64, ptr %2711, align 8
  %2713 = load i64, ptr %4, align 8
  %2714 = load i64, ptr %62, align 8
  %2715 = mul nsw i64 %2714, %2712
  %2716 = add i64 %2715, %2713
  %2717 = inttoptr i64 %2716 to ptr
  %2718 = load i16, ptr %2717, align 2
  %2719 = load i64, ptr %5, align 8
  %2720 = load i64, ptr %63, align 8
  %2721 = mul nsw i64 %2720, %2712
  %2722 = add i64 %2721, %2719
  %2723 = inttoptr i64 %2722 to ptr
  %2724 = load i16, ptr %2723, align 2
  %2725 = tail call i16 @llvm.smax.i16(i16 %2718, i16 %2724)
  %2726 = sext i16 %2725 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2712, i64 noundef %2726)
  %2727 = add nuw nsw i64 %2710, 1
  %2728 = icmp eq i64 %2727, %287
  br i1 %2728, label %3300, label %2709

2729:                                             ; preds = %2685, %2729
  %2730 = phi i64 [ %2747, %2729 ], [ 0, %2685 ]
  %2731 = getelementptr inbounds nuw i64, ptr %285, i64 %2730
  %2732 = load i64, ptr %2731, align 8
  %2733 = load i64, ptr %4, align 8
  %2734 = load i64, ptr %62, align 8
  %2735 = mul nsw i64 %2734, %2732
  %2736 = add i64 %2735, %2733
  %2737 = inttoptr i64 %2736 to ptr
  %2738 = load i32, ptr %2737, align 4
  %2739 = load i64, ptr %5, align 8
  %2740 = load i64, ptr %63, align 8
  %2741 = mul nsw i64 %2740, %2732
  %2742 = add i64 %2741, %2739
  %2743 = inttoptr i64 %2742 to ptr
  %2744 = load i32, ptr %2743, align 4
  %2745 = tail call i32 @llvm.umax.i32(i32 %2738, i32 %2744)
  %2746 = zext i32 %2745 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2732, i64 noundef %2746)
  %2747 = add nuw nsw i64 %2730, 1
  %2748 = icmp eq i64 %2747, %287
  br i1 %2748, label %3300, label %2729

2749:                                             ; preds = %2684, %2749
  %2750 = phi i64 [ %2767, %2749 ], [ 0, %2684 ]
  %2751 = getelementptr inbounds nuw i64, ptr %285, i64 %2750
  %2752 = load i64, ptr %2751, align 8
  %2753 = load i64, ptr %4, align 8
  %2754 = load i64, ptr %62, align 8
  %2755 = mul nsw i64 %2754, %2752
  %2756 = add i64 %2755, %2753
  %2757 = inttoptr i64 %2756 to ptr
  %2758 = load i32, ptr %2757, align 4
  %2759 = load i64, ptr %5, align 8
  %2760 = load i64, ptr %63, align 8
  %2761 = mul nsw i64 %2760, %2752
  %2762 = add i64 %2761, %2759
  %2763 = inttoptr i64 %2762 to ptr
  %2764 = load i32, ptr %2763, align 4
  %2765 = tail call i32 @llvm.smax.i32(i32 %2758, i32 %2764)
  %2766 = sext i32 %2765 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2752, i64 noundef %2766)
  %2767 = add nuw nsw i64 %2750, 1
  %2768 = icmp eq i64 %2767, %287
  br i1 %2768, label %3300, label %2749

2769:                                             ; preds = %2683, %2769
  %2770 = phi i64 [ %2786, %2769 ], [ 0, %2683 ]
  %2771 = getelementptr inbounds nuw i64, ptr %285, i64 %2770
  %2772 = load i64, ptr %2771, align 8
  %2773 = load i64, ptr %4, align 8
  %2774 = load i64, ptr %62, align 8
  %2775 = mul nsw i64 %2774, %2772
  %2776 = add i64 %2775, %2773
  %2777 = inttoptr i64 %2776 to ptr
  %2778 = load i64, ptr %2777, align 8
  %2779 = load i64, ptr %5, align 8
  %2780 = load i64, ptr %63, align 8
  %2781 = mul nsw i64 %2780, %2772
  %2782 = add i64 %2781, %2779
  %2783 = inttoptr i64 %2782 to ptr
  %2784 = load i64, ptr %2783, align 8
  %2785 = tail call i64 @llvm.umax.i64(i64 %2778, i64 %2784)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2772, i64 noundef %2785)
  %2786 = add nuw nsw i64 %2770, 1
  %2787 = icmp eq i64 %2786, %287
  br i1 %2787, label %3300, label %2769

2788:                                             ; preds = %2688, %2788
  %2789 = phi i64 [ %2805, %2788 ], [ 0, %2688 ]
  %2790 = getelementptr inbounds nuw i64, ptr %285, i64 %2789
  %2791 = load i64, ptr %2790, align 8
  %2792 = load i64, ptr %4, align 8
  %2793 = load i64, ptr %62, align 8
  %2794 = mul nsw i64 %2793, %2791
  %2795 = add i64 %2794, %2792
  %2796 = inttoptr i64 %2795 to ptr
  %2797 = load i64, ptr %2796, align 8
  %2798 = load i64, ptr %5, align 8
  %2799 = load i64, ptr %63, align 8
  %2800 = mul nsw i64 %2799, %2791
  %2801 = add i64 %2800, %2798
  %2802 = inttoptr i64 %2801 to ptr
  %2803 = load i64, ptr %2802, align 8
  %2804 = tail call i64 @llvm.smax.i64(i64 %2797, i64 %2803)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2791, i64 noundef %2804)
  %2805 = add nuw nsw i64 %2789, 1
  %2806 = icmp eq i64 %2805, %287
  br i1 %2806, label %3300, label %2788

2807:                                             ; preds = %1483
  %2808 = load i64, ptr %3, align 8
  %2809 = load i64, ptr %65, align 8
  %2810 = load i64, ptr %4, align 8
  %2811 = load i64, ptr %62, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %99, i64 %2808, i64 %2809, i64 %2810, i64 %2811, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %285, i64 noundef %287)
  br label %3300

2812:                                             ; preds = %1483
  %2813 = icmp sgt i64 %287, 0
  switch i64 %1221, label %2817 [
    i64 6, label %2816
    i64 2, label %2815
    i64 3, label %2814
  ]

2814:                                             ; preds = %2812
  br i1 %2813, label %2862, label %3300

2815:                                             ; preds = %2812
  br i1 %2813, label %2840, label %3300

2816:                                             ; preds = %2812
  br i1 %2813, label %2818, label %3300

2817:                                             ; preds = %2812
  br i1 %2813, label %2885, label %3300

2818:                                             ; preds = %2816, %2818
  %2819 = phi i64 [ %2838, %2818 ], [ 0, %2816 ]
  %2820 = getelementptr inbounds nuw i64, ptr %285, i64 %2819
  %2821 = load i64, ptr %2820, align 8
  %2822 = load i64, ptr %4, align 8
  %2823 = load i64, ptr %62, align 8
  %2824 = mul nsw i64 %2823, %2821
  %2825 = add i64 %2824, %2822
  %2826 = inttoptr i64 %2825 to ptr
  %2827 = load i32, ptr %2826, align 4
  %2828 = sext i32 %2827 to i64
  %2829 = load i64, ptr %5, align 8
  %2830 = load i64, ptr %63, align 8
  %2831 = mul nsw i64 %2830, %2821
  %2832 = add i64 %2831, %2829
  %2833 = inttoptr i64 %2832 to ptr
  %2834 = load i32, ptr %2833, align 4
  %2835 = sext i32 %2834 to i64
  %2836 = mul nsw i64 %2835, %2828
  %2837 = ashr i64 %2836, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2821, i64 noundef %2837)
  %2838 = add nuw nsw i64 %2819, 1
  %2839 = icmp eq i64 %2838, %287
  br i1 %2839, label %3300, label %2818

2840:                                             ; preds = %2815, %2840
  %2841 = phi i64 [ %2860, %2840 ], [ 0, %2815 ]
  %2842 = getelementptr inbounds nuw i64, ptr %285, i64 %2841
  %2843 = load i64, ptr %2842, align 8
  %2844 = load i64, ptr %4, align 8
  %2845 = load i64, ptr %62, align 8
  %2846 = mul nsw i64 %2845, %2843
  %2847 = add i64 %2846, %2844
  %2848 = inttoptr i64 %2847 to ptr
  %2849 = load i32, ptr %2848, align 4
  %2850 = zext i32 %2849 to i64
  %2851 = load i64, ptr %5, align 8
  %2852 = load i64, ptr %63, align 8
  %2853 = mul nsw i64 %2852, %2843
  %2854 = add i64 %2853, %2851
  %2855 = inttoptr i64 %2854 to ptr
  %2856 = load i32, ptr %2855, align 4
  %2857 = zext i32 %2856 to i64
  %2858 = mul nuw i64 %2857, %2850
  %2859 = lshr i64 %2858, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2843, i64 noundef %2859)
  %2860 = add nuw nsw i64 %2841, 1
  %2861 = icmp eq i64 %2860, %287
  br i1 %2861, label %3300, label %2840

2862:                                             ; preds = %2814, %2862
  %2863 = phi i64 [ %2883, %2862 ], [ 0, %2814 ]
  %2864 = getelementptr inbounds nuw i64, ptr %285, i64 %2863
  %2865 = load i64, ptr %2864, align 8
  %2866 = load i64, ptr %4, align 8
  %2867 = load i64, ptr %62, align 8
  %2868 = mul nsw i64 %2867, %2865
  %2869 = add i64 %2868, %2866
  %2870 = inttoptr i64 %2869 to ptr
  %2871 = load i64, ptr %2870, align 8
  %2872 = zext i64 %2871 to i128
  %2873 = load i64, ptr %5, align 8
  %2874 = load i64, ptr %63, align 8
  %2875 = mul nsw i64 %2874, %2865
  %2876 = add i64 %2875, %2873
  %2877 = inttoptr i64 %2876 to ptr
  %2878 = load i64, ptr %2877, align 8
  %2879 = zext i64 %2878 to i128
  %2880 = mul nuw i128 %2879, %2872
  %2881 = lshr i128 %2880, 64
  %2882 = trunc nuw i128 %2881 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2865, i64 noundef %2882)
  %2883 = add nuw nsw i64 %2863, 1
  %2884 = icmp eq i64 %2883, %287
  br i1 %2884, label %3300, label %2862

2885:                                             ; preds = %2817, %2885
  %2886 = phi i64 [ %2906, %2885 ], [ 0, %2817 ]
  %2887 = getelementptr inbounds nuw i64, ptr %285, i64 %2886
  %2888 = load i64, ptr %2887, align 8
  %2889 = load i64, ptr %4, align 8
  %2890 = load i64, ptr %62, align 8
  %2891 = mul nsw i64 %2890, %2888
  %2892 = add i64 %2891, %2889
  %2893 = inttoptr i64 %2892 to ptr
  %2894 = load i64, ptr %2893, align 8
  %2895 = sext i64 %2894 to i128
  %2896 = load i64, ptr %5, align 8
  %2897 = load i64, ptr %63, align 8
  %2898 = mul nsw i64 %2897, %2888
  %2899 = add i64 %2898, %2896
  %2900 = inttoptr i64 %2899 to ptr
  %2901 = load i64, ptr %2900, align 8
  %2902 = sext i64 %2901 to i128
  %2903 = mul nsw i128 %2902, %2895
  %2904 = lshr i128 %2903, 64
  %2905 = trunc nuw i128 %2904 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2888, i64 noundef %2905)
  %2906 = add nuw nsw i64 %2886, 1
  %2907 = icmp eq i64 %2906, %287
  br i1 %2907, label %3300, label %2885

2908:                                             ; preds = %1509, %2908
  %2909 = phi i64 [ %2916, %2908 ], [ 0, %1509 ]
  %2910 = getelementptr inbounds nuw i64, ptr %285, i64 %2909
  %2911 = load i64, ptr %2910, align 8
  %2912 = load i64, ptr %1220, align 8
  %2913 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2912, i64 noundef %2911)
  %2914 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2912, i64 noundef %2911)
  %2915 = mul i64 %2914, %2913
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2911, i64 noundef %2915)
  %2916 = add nuw nsw i64 %2909, 1
  %2917 = icmp eq i64 %2916, %287
  br i1 %2917, label %3300, label %2908

2918:                                             ; preds = %1507, %2940
  %2919 = phi i64 [ %2942, %2940 ], [ 0, %1507 ]
  %2920 = getelementptr inbounds nuw i64, ptr %285, i64 %2919
  %2921 = load i64, ptr %2920, align 8
  %2922 = load i64, ptr %1220, align 8
  %2923 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2922, i64 noundef %2921)
  %2924 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2922, i64 noundef %2921)
  %2925 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2922, i64 noundef %2921)
  %2926 = mul i64 %2924, %2923
  %2927 = add i64 %2925, %2926
  switch i64 %2922, label %2936 [
    i64 6, label %2928
    i64 2, label %2931
    i64 5, label %2933
  ]

2928:                                             ; preds = %2918
  %2929 = shl i64 %2927, 32
  %2930 = ashr exact i64 %2929, 32
  br label %2940

2931:                                             ; preds = %2918
  %2932 = and i64 %2927, 4294967295
  br label %2940

2933:                                             ; preds = %2918
  %2934 = shl i64 %2927, 48
  %2935 = ashr exact i64 %2934, 48
  br label %2940

2936:                                             ; preds = %2918
  %2937 = icmp eq i64 %2922, 1
  %2938 = and i64 %2927, 65535
  %2939 = select i1 %2937, i64 %2938, i64 %2927
  br label %2940

2940:                                             ; preds = %2936, %2933, %2931, %2928
  %2941 = phi i64 [ %2930, %2928 ], [ %2932, %2931 ], [ %2935, %2933 ], [ %2939, %2936 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2921, i64 noundef %2941)
  %2942 = add nuw nsw i64 %2919, 1
  %2943 = icmp eq i64 %2942, %287
  br i1 %2943, label %3300, label %2918

2944:                                             ; preds = %2944, %1505
  %2945 = phi i64 [ 0, %1505 ], [ %2955, %2944 ]
  %2946 = getelementptr inbounds nuw i64, ptr %285, i64 %2945
  %2947 = load i64, ptr %2946, align 8
  %2948 = load i64, ptr %1220, align 8
  %2949 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2948, i64 noundef %2947)
  %2950 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %2948, i64 noundef %2947)
  %2951 = mul i64 %2950, %2949
  %2952 = load i64, ptr %1506, align 8
  %2953 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %2952, i64 noundef %2947)
  %2954 = add i64 %2953, %2951
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2947, i64 noundef %2954)
  %2955 = add nuw nsw i64 %2945, 1
  %2956 = icmp eq i64 %2955, %287
  br i1 %2956, label %3300, label %2944

2957:                                             ; preds = %1483, %1483
  switch i64 %1221, label %2958 [
    i64 1, label %2961
    i64 5, label %2961
    i64 2, label %2959
    i64 6, label %2959
  ]

2958:                                             ; preds = %2957
  br label %2959

2959:                                             ; preds = %2958, %2957, %2957
  %2960 = phi i64 [ 32, %2957 ], [ 64, %2958 ], [ 32, %2957 ]
  br label %2961

2961:                                             ; preds = %2959, %2957, %2957
  %2962 = phi i64 [ %2960, %2959 ], [ 16, %2957 ], [ 16, %2957 ]
  %2963 = icmp sgt i64 %287, 0
  br i1 %2963, label %2964, label %3300

2964:                                             ; preds = %2961
  %2965 = icmp eq i64 %2962, 16
  %2966 = icmp eq i64 %2962, 32
  br label %2967

2967:                                             ; preds = %3008, %2964
  %2968 = phi i64 [ 0, %2964 ], [ %3010, %3008 ]
  %2969 = getelementptr inbounds nuw i64, ptr %285, i64 %2968
  %2970 = load i64, ptr %2969, align 8
  %2971 = load i64, ptr %1220, align 8
  %2972 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %2971, i64 noundef %2970)
  %2973 = load i64, ptr %5, align 8
  %2974 = load i64, ptr %63, align 8
  %2975 = mul nsw i64 %2974, %2970
  %2976 = add i64 %2975, %2973
  %2977 = inttoptr i64 %2976 to ptr
  %2978 = load i32, ptr %2977, align 4
  %2979 = zext i32 %2978 to i64
  %2980 = load i64, ptr %99, align 8
  %2981 = icmp eq i64 %2980, 16
  br i1 %2981, label %2982, label %2998

2982:                                             ; preds = %2967
  %2983 = icmp ugt i64 %2962, %2979
  %2984 = shl i64 %2972, %2979
  %2985 = select i1 %2983, i64 %2984, i64 0
  %2986 = and i64 %2985, 65535
  %2987 = and i64 %2985, 4294967295
  %2988 = select i1 %2966, i64 %2987, i64 %2985
  %2989 = select i1 %2965, i64 %2986, i64 %2988
  %2990 = icmp eq i64 %2971, 6
  %2991 = shl i64 %2989, 32
  %2992 = ashr exact i64 %2991, 32
  %2993 = select i1 %2990, i64 %2992, i64 %2989
  %2994 = icmp eq i64 %2971, 5
  br i1 %2994, label %2995, label %3008

2995:                                             ; preds = %2982
  %2996 = shl i64 %2989, 48
  %2997 = ashr exact i64 %2996, 48
  br label %3008

2998:                                             ; preds = %2967
  %2999 = and i64 %2971, -4
  %3000 = icmp eq i64 %2999, 4
  %3001 = icmp ugt i64 %2962, %2979
  br i1 %3000, label %3002, label %3005

3002:                                             ; preds = %2998
  %3003 = select i1 %3001, i64 %2979, i64 63
  %3004 = ashr i64 %2972, %3003
  br label %3008

3005:                                             ; preds = %2998
  %3006 = lshr i64 %2972, %2979
  %3007 = select i1 %3001, i64 %3006, i64 0
  br label %3008

3008:                                             ; preds = %3005, %3002, %2995, %2982
  %3009 = phi i64 [ %2997, %2995 ], [ %2993, %2982 ], [ %3004, %3002 ], [ %3007, %3005 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2970, i64 noundef %3009)
  %3010 = add nuw nsw i64 %2968, 1
  %3011 = icmp eq i64 %3010, %287
  br i1 %3011, label %3300, label %2967

3012:                                             ; preds = %3012, %1500
  %3013 = phi i64 [ 0, %1500 ], [ %3024, %3012 ]
  %3014 = getelementptr inbounds nuw i64, ptr %285, i64 %3013
  %3015 = load i64, ptr %3014, align 8
  %3016 = mul nsw i64 %3015, %1502
  %3017 = add i64 %3016, %1501
  %3018 = inttoptr i64 %3017 to ptr
  %3019 = load i8, ptr %3018, align 1
  %3020 = icmp eq i8 %3019, 0
  %3021 = load i64, ptr %1220, align 8
  %3022 = select i1 %3020, ptr %5, ptr %4
  %3023 = call fastcc i64 @get(ptr noundef nonnull %3022, i64 noundef %3021, i64 noundef %3015)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3015, i64 noundef %3023)
  %3024 = add nuw nsw i64 %3013, 1
  %3025 = icmp eq i64 %3024, %287
  br i1 %3025, label %3300, label %3012

3026:                                             ; preds = %3048, %1496
  %3027 = phi i64 [ 0, %1496 ], [ %3050, %3048 ]
  %3028 = getelementptr inbounds nuw i64, ptr %285, i64 %3027
  %3029 = load i64, ptr %3028, align 8
  %3030 = load i64, ptr %1220, align 8
  %3031 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3030, i64 noundef %3029)
  %3032 = load i64, ptr %1497, align 8
  switch i64 %3032, label %3048 [
    i64 0, label %3033
    i64 1, label %3035
    i64 2, label %3037
    i64 4, label %3039
    i64 5, label %3042
    i64 6, label %3045
  ]

3033:                                             ; preds = %3026
  %3034 = and i64 %3031, 255
  br label %3048

3035:                                             ; preds = %3026
  %3036 = and i64 %3031, 65535
  br label %3048

3037:                                             ; preds = %3026
  %3038 = and i64 %3031, 4294967295
  br label %3048

3039:                                             ; preds = %3026
  %3040 = shl i64 %3031, 56
  %3041 = ashr exact i64 %3040, 56
  br label %3048

3042:                                             ; preds = %3026
  %3043 = shl i64 %3031, 48
  %3044 = ashr exact i64 %3043, 48
  br label %3048

3045:                                             ; preds = %3026
  %3046 = shl i64 %3031, 32
  %3047 = ashr exact i64 %3046, 32
  br label %3048

3048:                                             ; preds = %3045, %3042, %3039, %3037, %3035, %3033, %3026
  %3049 = phi i64 [ %3031, %3026 ], [ %3034, %3033 ], [ %3036, %3035 ], [ %3038, %3037 ], [ %3041, %3039 ], [ %3044, %3042 ], [ %3047, %3045 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3029, i64 noundef %3049)
  %3050 = add nuw nsw i64 %3027, 1
  %3051 = icmp eq i64 %3050, %287
  br i1 %3051, label %3300, label %3026

3052:                                             ; preds = %1483, %1483
  %3053 = icmp sgt i64 %287, 0
  br i1 %3053, label %3054, label %3300

3054:                                             ; preds = %3052, %3092
  %3055 = phi i64 [ %3094, %3092 ], [ 0, %3052 ]
  %3056 = getelementptr inbounds nuw i64, ptr %285, i64 %3055
  %3057 = load i64, ptr %3056, align 8
  %3058 = load i64, ptr %1220, align 8
  %3059 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3058, i64 noundef %3057)
  %3060 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3058, i64 noundef %3057)
  %3061 = icmp eq i64 %3060, 0
  br i1 %3061, label %3073, label %3062

3062:                                             ; preds = %3054
  %3063 = and i64 %3058, -4
  %3064 = icmp eq i64 %3063, 4
  br i1 %3064, label %3067, label %3065

3065:                                             ; preds = %3062
  %3066 = udiv i64 %3059, %3060
  br label %3073

3067:                                             ; preds = %3062
  %3068 = icmp eq i64 %3060, -1
  br i1 %3068, label %3069, label %3071

3069:                                             ; preds = %3067
  %3070 = sub i64 0, %3059
  br label %3073

3071:                                             ; preds = %3067
  %3072 = sdiv i64 %3059, %3060
  br label %3073

3073:                                             ; preds = %3071, %3069, %3065, %3054
  %3074 = phi i64 [ %3066, %3065 ], [ %3070, %3069 ], [ %3072, %3071 ], [ -1, %3054 ]
  %3075 = load i64, ptr %99, align 8
  %3076 = icmp eq i64 %3075, 24
  %3077 = icmp ne i64 %3060, 0
  %3078 = and i1 %3077, %3076
  %3079 = mul i64 %3074, %3060
  %3080 = sub i64 %3059, %3079
  %3081 = select i1 %3078, i64 %3080, i64 %3074
  switch i64 %3058, label %3092 [
    i64 1, label %3082
    i64 5, label %3084
    i64 2, label %3087
    i64 6, label %3089
  ]

3082:                                             ; preds = %3073
  %3083 = and i64 %3081, 65535
  br label %3092

3084:                                             ; preds = %3073
  %3085 = shl i64 %3081, 48
  %3086 = ashr exact i64 %3085, 48
  br label %3092

3087:                                             ; preds = %3073
  %3088 = and i64 %3081, 4294967295
  br label %3092

3089:                                             ; preds = %3073
  %3090 = shl i64 %3081, 32
  %3091 = ashr exact i64 %3090, 32
  br label %3092

3092:                                             ; preds = %3089, %3087, %3084, %3082, %3073
  %3093 = phi i64 [ %3081, %3073 ], [ %3083, %3082 ], [ %3086, %3084 ], [ %3088, %3087 ], [ %3091, %3089 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3057, i64 noundef %3093)
  %3094 = add nuw nsw i64 %3055, 1
  %3095 = icmp eq i64 %3094, %287
  br i1 %3095, label %3300, label %3054

3096:                                             ; preds = %1483
  %3097 = icmp sgt i64 %287, 0
  br i1 %3097, label %3098, label %3300

3098:                                             ; preds = %3096
  %3099 = icmp eq i64 %1221, 1
  %3100 = icmp eq i64 %1221, 0
  %3101 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %3102 = select i1 %3099, i64 4, i64 5
  %3103 = select i1 %3100, i64 3, i64 %3102
  br label %3104

3104:                                             ; preds = %3114, %3098
  %3105 = phi i64 [ 0, %3098 ], [ %3116, %3114 ]
  %3106 = getelementptr inbounds nuw i64, ptr %285, i64 %3105
  %3107 = load i64, ptr %3106, align 8
  %3108 = load i64, ptr %3101, align 8
  %3109 = icmp sgt i64 %3108, 0
  br i1 %3109, label %3110, label %3114

3110:                                             ; preds = %3104
  %3111 = load i64, ptr %1199, align 8
  %3112 = getelementptr i64, ptr %1189, i64 %3111
  %3113 = load i64, ptr %1220, align 8
  br label %3118

3114:                                             ; preds = %3118, %3104
  %3115 = phi i64 [ 0, %3104 ], [ %3127, %3118 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3107, i64 noundef %3115)
  %3116 = add nuw nsw i64 %3105, 1
  %3117 = icmp eq i64 %3116, %287
  br i1 %3117, label %3300, label %3104

3118:                                             ; preds = %3118, %3110
  %3119 = phi i64 [ 0, %3110 ], [ %3128, %3118 ]
  %3120 = phi i64 [ 0, %3110 ], [ %3127, %3118 ]
  %3121 = getelementptr i64, ptr %3112, i64 %3119
  %3122 = load i64, ptr %3121, align 8
  %3123 = getelementptr inbounds %struct.operand, ptr %1187, i64 %3122
  %3124 = tail call fastcc i64 @get(ptr noundef %3123, i64 noundef %3113, i64 noundef %3107)
  %3125 = shl nuw i64 %3119, %3103
  %3126 = shl i64 %3124, %3125
  %3127 = or i64 %3126, %3120
  %3128 = add nuw nsw i64 %3119, 1
  %3129 = icmp eq i64 %3128, %3108
  br i1 %3129, label %3114, label %3118

3130:                                             ; preds = %1483
  %3131 = icmp sgt i64 %287, 0
  br i1 %3131, label %3132, label %3300

3132:                                             ; preds = %3130
  %3133 = icmp eq i64 %1221, 1
  %3134 = icmp eq i64 %1221, 0
  %3135 = getelementptr inbounds nuw i8, ptr %99, i64 64
  %3136 = select i1 %3133, i64 4, i64 5
  %3137 = select i1 %3134, i64 3, i64 %3136
  %3138 = select i1 %3133, i64 65535, i64 4294967295
  %3139 = select i1 %3134, i64 255, i64 %3138
  %3140 = load i64, ptr %3135, align 8
  br label %3141

3141:                                             ; preds = %3154, %3132
  %3142 = phi i64 [ %3140, %3132 ], [ %3155, %3154 ]
  %3143 = phi i64 [ %3140, %3132 ], [ %3156, %3154 ]
  %3144 = phi i64 [ 0, %3132 ], [ %3157, %3154 ]
  %3145 = getelementptr inbounds nuw i64, ptr %285, i64 %3144
  %3146 = load i64, ptr %3145, align 8
  %3147 = shl i64 %3143, %3137
  %3148 = icmp eq i64 %3147, 64
  %3149 = icmp eq i64 %3147, 32
  %3150 = select i1 %3149, i64 2, i64 1
  %3151 = select i1 %3148, i64 3, i64 %3150
  %3152 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3151, i64 noundef %3146)
  %3153 = icmp sgt i64 %3143, 0
  br i1 %3153, label %3159, label %3154

3154:                                             ; preds = %3173, %3141
  %3155 = phi i64 [ %3142, %3141 ], [ %3174, %3173 ]
  %3156 = phi i64 [ %3143, %3141 ], [ %3174, %3173 ]
  %3157 = add nuw nsw i64 %3144, 1
  %3158 = icmp eq i64 %3157, %287
  br i1 %3158, label %3300, label %3141

3159:                                             ; preds = %3141, %3173
  %3160 = phi i64 [ %3174, %3173 ], [ %3142, %3141 ]
  %3161 = phi i64 [ %3175, %3173 ], [ 0, %3141 ]
  %3162 = load i64, ptr %1190, align 8
  %3163 = getelementptr i64, ptr %1189, i64 %3162
  %3164 = getelementptr i64, ptr %3163, i64 %3161
  %3165 = load i64, ptr %3164, align 8
  %3166 = icmp sgt i64 %3165, -1
  br i1 %3166, label %3167, label %3173

3167:                                             ; preds = %3159
  %3168 = getelementptr inbounds nuw %struct.operand, ptr %1187, i64 %3165
  %3169 = shl nuw i64 %3161, %3137
  %3170 = lshr i64 %3152, %3169
  %3171 = and i64 %3170, %3139
  tail call fastcc void @put(ptr noundef %3168, i64 noundef %3146, i64 noundef %3171)
  %3172 = load i64, ptr %3135, align 8
  br label %3173

3173:                                             ; preds = %3167, %3159
  %3174 = phi i64 [ %3172, %3167 ], [ %3160, %3159 ]
  %3175 = add nuw nsw i64 %3161, 1
  %3176 = icmp slt i64 %3175, %3174
  br i1 %3176, label %3159, label %3154

3177:                                             ; preds = %3198, %1490
  %3178 = phi i64 [ 0, %1490 ], [ %3200, %3198 ]
  %3179 = getelementptr inbounds nuw i64, ptr %285, i64 %3178
  %3180 = load i64, ptr %3179, align 8
  %3181 = load i64, ptr %4, align 8
  %3182 = load i64, ptr %62, align 8
  %3183 = mul nsw i64 %3182, %3180
  %3184 = add i64 %3183, %3181
  %3185 = inttoptr i64 %3184 to ptr
  %3186 = load i32, ptr %3185, align 4
  %3187 = load i64, ptr %5, align 8
  %3188 = load i64, ptr %63, align 8
  %3189 = mul nsw i64 %3188, %3180
  %3190 = add i64 %3189, %3187
  %3191 = inttoptr i64 %3190 to ptr
  %3192 = load i32, ptr %3191, align 4
  %3193 = mul nsw i64 %3180, %1492
  %3194 = add i64 %3193, %1491
  %3195 = inttoptr i64 %3194 to ptr
  %3196 = load i32, ptr %3195, align 4
  %3197 = load i64, ptr %1493, align 8
  br label %3202

3198:                                             ; preds = %3223
  %3199 = zext i32 %3224 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3180, i64 noundef %3199)
  %3200 = add nuw nsw i64 %3178, 1
  %3201 = icmp eq i64 %3200, %287
  br i1 %3201, label %3300, label %3177

3202:                                             ; preds = %3223, %3177
  %3203 = phi i64 [ 0, %3177 ], [ %3225, %3223 ]
  %3204 = phi i32 [ 0, %3177 ], [ %3224, %3223 ]
  %3205 = shl nuw nsw i64 1, %3203
  %3206 = and i64 %3205, %3197
  %3207 = icmp eq i64 %3206, 0
  br i1 %3207, label %3223, label %3208

3208:                                             ; preds = %3202
  %3209 = icmp samesign ult i64 %3203, 4
  %3210 = sext i1 %3209 to i32
  %3211 = xor i32 %3186, %3210
  %3212 = trunc nuw nsw i64 %3203 to i32
  %3213 = lshr i32 %3212, 1
  %3214 = and i32 %3213, 1
  %3215 = add nsw i32 %3214, -1
  %3216 = xor i32 %3215, %3192
  %3217 = and i32 %3212, 1
  %3218 = add nsw i32 %3217, -1
  %3219 = xor i32 %3218, %3196
  %3220 = and i32 %3219, %3211
  %3221 = and i32 %3220, %3216
  %3222 = or i32 %3221, %3204
  br label %3223

3223:                                             ; preds = %3208, %3202
  %3224 = phi i32 [ %3222, %3208 ], [ %3204, %3202 ]
  %3225 = add nuw nsw i64 %3203, 1
  %3226 = icmp eq i64 %3225, 8
  br i1 %3226, label %3198, label %3202

3227:                                             ; preds = %1486, %3227
  %3228 = phi i64 [ %3234, %3227 ], [ 0, %1486 ]
  %3229 = getelementptr inbounds nuw i64, ptr %285, i64 %3228
  %3230 = load i64, ptr %3229, align 8
  %3231 = load i64, ptr %1220, align 8
  %3232 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3231, i64 noundef %3230)
  %3233 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3232)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3230, i64 noundef %3233)
  %3234 = add nuw nsw i64 %3228, 1
  %3235 = icmp eq i64 %3234, %287
  br i1 %3235, label %3300, label %3227

3236:                                             ; preds = %1483, %1483
  %3237 = icmp sgt i64 %287, 0
  br i1 %3237, label %3238, label %3300

3238:                                             ; preds = %3236
  %3239 = load i64, ptr %6, align 8
  %3240 = load i64, ptr %64, align 8
  %3241 = getelementptr inbounds nuw i8, ptr %99, i64 64
  br label %3242

3242:                                             ; preds = %3282, %3238
  %3243 = phi i64 [ 0, %3238 ], [ %3284, %3282 ]
  %3244 = getelementptr inbounds nuw i64, ptr %285, i64 %3243
  %3245 = load i64, ptr %3244, align 8
  %3246 = load i64, ptr %5, align 8
  %3247 = load i64, ptr %63, align 8
  %3248 = mul nsw i64 %3247, %3245
  %3249 = add i64 %3248, %3246
  %3250 = inttoptr i64 %3249 to ptr
  %3251 = load i32, ptr %3250, align 4
  %3252 = zext i32 %3251 to i64
  %3253 = shl nuw i64 %3252, 32
  %3254 = load i64, ptr %4, align 8
  %3255 = load i64, ptr %62, align 8
  %3256 = mul nsw i64 %3255, %3245
  %3257 = add i64 %3256, %3254
  %3258 = inttoptr i64 %3257 to ptr
  %3259 = load i32, ptr %3258, align 4
  %3260 = zext i32 %3259 to i64
  %3261 = or disjoint i64 %3253, %3260
  %3262 = mul nsw i64 %3245, %3240
  %3263 = add i64 %3262, %3239
  %3264 = inttoptr i64 %3263 to ptr
  %3265 = load i32, ptr %3264, align 4
  %3266 = zext i32 %3265 to i64
  %3267 = load i64, ptr %3241, align 8
  %3268 = icmp eq i64 %3267, 0
  %3269 = and i64 %3266, 31
  %3270 = tail call i64 @llvm.umin.i64(i64 %3266, i64 32)
  %3271 = select i1 %3268, i64 %3270, i64 %3269
  %3272 = load i64, ptr %99, align 8
  %3273 = icmp eq i64 %3272, 32
  br i1 %3273, label %3274, label %3277

3274:                                             ; preds = %3242
  %3275 = lshr i64 %3261, %3271
  %3276 = and i64 %3275, 4294967295
  br label %3282

3277:                                             ; preds = %3242
  %3278 = icmp eq i64 %3271, 32
  br i1 %3278, label %3282, label %3279

3279:                                             ; preds = %3277
  %3280 = shl i64 %3261, %3271
  %3281 = lshr i64 %3280, 32
  br label %3282

3282:                                             ; preds = %3279, %3277, %3274
  %3283 = phi i64 [ %3276, %3274 ], [ %3281, %3279 ], [ %3260, %3277 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3245, i64 noundef %3283)
  %3284 = add nuw nsw i64 %3243, 1
  %3285 = icmp eq i64 %3284, %287
  br i1 %3285, label %3300, label %3242

3286:                                             ; preds = %1484, %3286
  %3287 = phi i64 [ %3298, %3286 ], [ 0, %1484 ]
  %3288 = getelementptr inbounds nuw i64, ptr %285, i64 %3287
  %3289 = load i64, ptr %3288, align 8
  %3290 = load i64, ptr %4, align 8
  %3291 = load i64, ptr %62, align 8
  %3292 = mul nsw i64 %3291, %3289
  %3293 = add i64 %3292, %3290
  %3294 = inttoptr i64 %3293 to ptr
  %3295 = load i16, ptr %3294, align 2
  %3296 = zext i16 %3295 to i64
  %3297 = shl nuw nsw i64 %3296, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3289, i64 noundef %3297)
  %3298 = add nuw nsw i64 %3287, 1
  %3299 = icmp eq i64 %3298, %287
  br i1 %3299, label %3300, label %3286

3300:                                             ; preds = %3286, %3282, %3227, %3198, %3154, %3114, %3092, %3048, %3012, %3008, %2944, %2940, %2908, %2862, %2840, %2818, %2885, %2769, %2749, %2729, %2709, %2689, %2788, %2643, %2623, %2603, %2583, %2563, %2662, %2528, %2514, %2500, %2486, %2472, %2542, %2423, %2409, %2395, %2437, %2381, %2366, %2451, %2319, %2299, %2279, %2259, %2239, %2339, %2192, %2172, %2152, %2132, %2112, %2212, %2065, %2045, %2025, %2005, %1985, %2085, %1938, %1918, %1898, %1878, %1858, %1958, %1811, %1791, %1771, %1751, %1731, %1831, %1684, %1664, %1644, %1624, %1604, %1704, %1571, %1558, %1545, %1532, %1519, %1584, %1482, %1483, %1484, %1486, %1488, %1494, %1498, %1503, %1507, %1509, %1513, %1514, %1515, %1516, %1517, %1518, %1598, %1599, %1600, %1601, %1602, %1603, %1725, %1726, %1727, %1728, %1729, %1730, %1852, %1853, %1854, %1855, %1856, %1857, %1979, %1980, %1981, %1982, %1983, %1984, %2106, %2107, %2108, %2109, %2110, %2111, %2233, %2234, %2235, %2236, %2237, %2238, %2360, %2361, %2362, %2363, %2364, %2365, %2380, %2466, %2467, %2468, %2469, %2470, %2471, %2557, %2558, %2559, %2560, %2561, %2562, %2683, %2684, %2685, %2686, %2687, %2688, %2807, %2814, %2815, %2816, %2817, %2961, %3052, %3096, %3130, %3236
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3301

3301:                                             ; preds = %1103, %1093, %1090, %1104, %3300
  %3302 = phi i1 [ %1099, %1104 ], [ false, %3300 ], [ false, %1090 ], [ false, %1093 ], [ false, %1103 ]
  %3303 = getelementptr inbounds i8, ptr %40, i64 %100
  store i8 1, ptr %3303, align 1
  br label %3304

3304:                                             ; preds = %3301, %280
  %3305 = phi i64 [ %286, %3301 ], [ 0, %280 ]
  %3306 = phi i1 [ %3302, %3301 ], [ false, %280 ]
  br i1 %223, label %3307, label %3310

3307:                                             ; preds = %248, %224, %3304
  %3308 = phi i1 [ %3306, %3304 ], [ false, %224 ], [ false, %248 ]
  %3309 = phi i64 [ %3305, %3304 ], [ 0, %224 ], [ 0, %248 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %100, i64 noundef %3309, ptr noundef %21, i64 noundef %23, ptr noundef null, i64 noundef 0)
  br label %3310

3310:                                             ; preds = %3307, %3304
  %3311 = phi i1 [ %3308, %3307 ], [ %3306, %3304 ]
  %3312 = load i64, ptr %48, align 8
  %3313 = add nsw i64 %3312, 1
  store i64 %3313, ptr %48, align 8
  %3314 = load i64, ptr %94, align 8
  %3315 = add nsw i64 %93, %3314
  store i64 %3315, ptr %94, align 8
  %3316 = add nsw i64 %100, 1
  store i64 %3316, ptr %24, align 8
  br i1 %3311, label %3317, label %3318

3317:                                             ; preds = %3310
  store i64 1, ptr %0, align 8
  br label %3332

3318:                                             ; preds = %3310
  %3319 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3316
  %3320 = getelementptr inbounds nuw i8, ptr %3319, i64 136
  %3321 = load i64, ptr %3320, align 8
  %3322 = icmp eq i64 %3321, 0
  br i1 %3322, label %3326, label %3323

3323:                                             ; preds = %3318
  %3324 = load i64, ptr %95, align 8
  %3325 = icmp eq i64 %3324, 0
  br i1 %3325, label %3326, label %3332

3326:                                             ; preds = %3318, %3323, %211, %217
  %3327 = phi i64 [ %212, %211 ], [ %212, %217 ], [ %3316, %3323 ], [ %3316, %3318 ]
  %3328 = getelementptr inbounds %struct.instruction, ptr %15, i64 %3327
  store i64 %3327, ptr %24, align 8
  %3329 = load i64, ptr %3328, align 8
  %3330 = icmp eq i64 %3329, 0
  br i1 %3330, label %3332, label %97

3331:                                             ; preds = %217
  br label %3332

3332:                                             ; preds = %3326, %135, %3323, %640, %632, %563, %518, %611, %616, %623, %468, %506, %560, %125, %479, %715, %184, %37, %3331, %179, %825, %856, %346, %3317, %1105, %33
  %3333 = phi i64 [ 1, %33 ], [ 0, %506 ], [ 3, %856 ], [ 2, %179 ], [ 0, %346 ], [ 0, %825 ], [ 3, %3317 ], [ 4, %1105 ], [ 2, %184 ], [ 0, %125 ], [ 0, %715 ], [ 0, %479 ], [ 0, %560 ], [ 0, %37 ], [ 0, %468 ], [ 1, %3331 ], [ 0, %616 ], [ 0, %611 ], [ 0, %518 ], [ 0, %563 ], [ 3, %632 ], [ 0, %3326 ], [ 0, %135 ], [ 1, %3323 ], [ 3, %640 ], [ 0, %623 ]
  ret i64 %3333
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 560
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
declare i64 @llvm.ctpop.i64(i64)

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float)

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_met_by_python(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %23, label %8

8:                                                ; preds = %4
  %9 = load i64, ptr %2, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 280
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %26 = load i64, ptr %25, align 8
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 168
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




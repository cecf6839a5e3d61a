; of stepper.c, 574d7bbef049ee7b9ad16386193c0abbe381d66710618167f0b3d7dbdff6b6e7

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
  %8 = alloca %struct.operand, align 8
  %9 = alloca %struct.operand, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
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
  br i1 %37, label %38, label %3497

38:                                               ; preds = %34, %29, %1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = load i64, ptr %39, align 8
  %41 = inttoptr i64 %40 to ptr
  %42 = getelementptr inbounds %struct.instruction, ptr %16, i64 %26
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %3497, label %45

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
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %88 = getelementptr inbounds nuw i8, ptr %9, i64 8
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

102:                                              ; preds = %45, %3491
  %103 = phi i64 [ %43, %45 ], [ %3494, %3491 ]
  %104 = phi ptr [ %42, %45 ], [ %3493, %3491 ]
  %105 = phi i64 [ %26, %45 ], [ %3492, %3491 ]
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
  br i1 %136, label %127, label %3497

137:                                              ; preds = %127, %118
  %138 = add i64 %119, 1
  %139 = icmp eq i64 %138, %113
  br i1 %139, label %140, label %118

140:                                              ; preds = %137, %102, %108
  %141 = load i64, ptr %49, align 8
  %142 = add nsw i64 %141, 1
  %143 = and i64 %142, 255
  %144 = icmp eq i64 %143, 0
  br i1 %144, label %3497, label %145

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
  br i1 %50, label %189, label %3497

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
  br i1 %209, label %3497, label %189

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
  br i1 %221, label %3491, label %222

222:                                              ; preds = %216
  %223 = load i64, ptr %100, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %3491, label %3496

225:                                              ; preds = %145
  %226 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %227 = load i64, ptr %226, align 8
  %228 = icmp sgt i64 %227, -1
  br i1 %228, label %229, label %285

229:                                              ; preds = %225
  %230 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %231 = load i64, ptr %230, align 8
  br i1 %50, label %232, label %3472

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
  br i1 %254, label %3472, label %255

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
  br i1 %288, label %3469, label %289

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
  br label %3497

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
  switch i64 %471, label %1272 [
    i64 2, label %472
    i64 3, label %472
    i64 36, label %1211
  ]

472:                                              ; preds = %470, %470
  %473 = load i64, ptr %64, align 8
  %474 = inttoptr i64 %473 to ptr
  %475 = getelementptr inbounds nuw i8, ptr %104, i64 96
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr inbounds nuw i8, ptr %104, i64 104
  %478 = load i64, ptr %477, align 8
  %479 = mul nsw i64 %478, %476
  %480 = icmp eq i64 %471, 3
  %481 = load i64, ptr %17, align 8
  %482 = inttoptr i64 %481 to ptr
  %483 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %484 = load i64, ptr %483, align 8
  %485 = getelementptr inbounds %struct.operand, ptr %482, i64 %484
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds nuw i8, ptr %485, i64 8
  %488 = load i64, ptr %487, align 8
  %489 = icmp sgt i64 %292, 0
  br i1 %489, label %490, label %493

490:                                              ; preds = %472
  %491 = getelementptr inbounds nuw i8, ptr %104, i64 120
  %492 = getelementptr inbounds nuw i8, ptr %104, i64 112
  br label %497

493:                                              ; preds = %515, %472
  %494 = getelementptr inbounds nuw i8, ptr %104, i64 88
  %495 = load i64, ptr %494, align 8
  %496 = icmp eq i64 %495, 2
  br i1 %496, label %520, label %575

497:                                              ; preds = %515, %490
  %498 = phi i64 [ 0, %490 ], [ %518, %515 ]
  %499 = getelementptr inbounds nuw i64, ptr %290, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = load i64, ptr %491, align 8
  %502 = icmp eq i64 %501, 0
  %503 = mul nsw i64 %500, %488
  %504 = add i64 %503, %486
  %505 = inttoptr i64 %504 to ptr
  %506 = load i64, ptr %492, align 8
  br i1 %502, label %510, label %507

507:                                              ; preds = %497
  %508 = load i64, ptr %505, align 8
  %509 = add i64 %508, %506
  br label %515

510:                                              ; preds = %497
  %511 = load i32, ptr %505, align 4
  %512 = trunc i64 %506 to i32
  %513 = add i32 %511, %512
  %514 = zext i32 %513 to i64
  br label %515

515:                                              ; preds = %510, %507
  %516 = phi i64 [ %509, %507 ], [ %514, %510 ]
  %517 = getelementptr inbounds nuw i64, ptr %474, i64 %498
  store i64 %516, ptr %517, align 8
  %518 = add nuw nsw i64 %498, 1
  %519 = icmp eq i64 %518, %292
  br i1 %519, label %493, label %497

520:                                              ; preds = %493
  %521 = load i64, ptr %65, align 8
  %522 = inttoptr i64 %521 to ptr
  %523 = load i64, ptr %474, align 8
  %524 = lshr i64 %523, 32
  %525 = icmp sgt i64 %292, 1
  br i1 %525, label %526, label %549

526:                                              ; preds = %520, %546
  %527 = phi i64 [ %547, %546 ], [ 1, %520 ]
  %528 = getelementptr inbounds nuw i64, ptr %474, i64 %527
  %529 = load i64, ptr %528, align 8
  %530 = lshr i64 %529, 32
  %531 = icmp eq i64 %530, %524
  br i1 %531, label %546, label %532

532:                                              ; preds = %526
  %533 = load i64, ptr %66, align 8
  %534 = icmp eq i64 %524, %533
  br i1 %534, label %3497, label %535

535:                                              ; preds = %532
  %536 = load i64, ptr %67, align 8
  %537 = icmp sgt i64 %536, 0
  br i1 %537, label %541, label %546

538:                                              ; preds = %541
  %539 = add nuw nsw i64 %542, 1
  %540 = icmp eq i64 %539, %536
  br i1 %540, label %546, label %541

541:                                              ; preds = %535, %538
  %542 = phi i64 [ %539, %538 ], [ 0, %535 ]
  %543 = getelementptr inbounds nuw i64, ptr %522, i64 %542
  %544 = load i64, ptr %543, align 8
  %545 = icmp eq i64 %530, %544
  br i1 %545, label %3497, label %538

546:                                              ; preds = %538, %535, %526
  %547 = add nuw nsw i64 %527, 1
  %548 = icmp eq i64 %547, %292
  br i1 %548, label %549, label %526

549:                                              ; preds = %546, %520
  %550 = load i64, ptr %66, align 8
  %551 = icmp eq i64 %524, %550
  br i1 %551, label %555, label %552

552:                                              ; preds = %549
  %553 = load i64, ptr %67, align 8
  %554 = icmp sgt i64 %553, 0
  br i1 %554, label %570, label %577

555:                                              ; preds = %549
  br i1 %489, label %556, label %595

556:                                              ; preds = %555, %556
  %557 = phi i64 [ %561, %556 ], [ 0, %555 ]
  %558 = getelementptr inbounds nuw i64, ptr %474, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = and i64 %559, 4294967295
  store i64 %560, ptr %558, align 8
  %561 = add nuw nsw i64 %557, 1
  %562 = icmp eq i64 %561, %292
  br i1 %562, label %563, label %556

563:                                              ; preds = %556
  %564 = load i64, ptr %64, align 8
  %565 = inttoptr i64 %564 to ptr
  %566 = load i64, ptr %565, align 8
  br label %582

567:                                              ; preds = %570
  %568 = add nuw nsw i64 %571, 1
  %569 = icmp eq i64 %568, %553
  br i1 %569, label %577, label %570

570:                                              ; preds = %552, %567
  %571 = phi i64 [ %568, %567 ], [ 0, %552 ]
  %572 = getelementptr inbounds nuw i64, ptr %522, i64 %571
  %573 = load i64, ptr %572, align 8
  %574 = icmp eq i64 %524, %573
  br i1 %574, label %3497, label %567

575:                                              ; preds = %493
  %576 = icmp slt i64 %495, 0
  br i1 %576, label %3497, label %577

577:                                              ; preds = %567, %575, %552
  %578 = phi i64 [ %495, %575 ], [ 1, %552 ], [ 1, %567 ]
  %579 = load i64, ptr %64, align 8
  %580 = inttoptr i64 %579 to ptr
  %581 = load i64, ptr %580, align 8
  br i1 %489, label %582, label %586

582:                                              ; preds = %577, %563
  %583 = phi i64 [ %566, %563 ], [ %581, %577 ]
  %584 = phi ptr [ %565, %563 ], [ %580, %577 ]
  %585 = phi i64 [ 0, %563 ], [ %578, %577 ]
  br label %599

586:                                              ; preds = %599, %577
  %587 = phi ptr [ %580, %577 ], [ %584, %599 ]
  %588 = phi i64 [ %578, %577 ], [ %585, %599 ]
  %589 = phi i64 [ %581, %577 ], [ %607, %599 ]
  %590 = phi i64 [ 0, %577 ], [ %608, %599 ]
  %591 = phi i64 [ %581, %577 ], [ %606, %599 ]
  %592 = add nsw i64 %479, -1
  %593 = and i64 %590, %592
  %594 = icmp eq i64 %593, 0
  br i1 %594, label %611, label %3497

595:                                              ; preds = %555
  %596 = load i64, ptr %64, align 8
  %597 = inttoptr i64 %596 to ptr
  %598 = load i64, ptr %597, align 8
  br label %613

599:                                              ; preds = %599, %582
  %600 = phi i64 [ %606, %599 ], [ %583, %582 ]
  %601 = phi i64 [ %609, %599 ], [ 0, %582 ]
  %602 = phi i64 [ %608, %599 ], [ 0, %582 ]
  %603 = phi i64 [ %607, %599 ], [ %583, %582 ]
  %604 = getelementptr inbounds nuw i64, ptr %584, i64 %601
  %605 = load i64, ptr %604, align 8
  %606 = tail call i64 @llvm.smin.i64(i64 %605, i64 %600)
  %607 = tail call i64 @llvm.smax.i64(i64 %605, i64 %603)
  %608 = or i64 %605, %602
  %609 = add nuw nsw i64 %601, 1
  %610 = icmp eq i64 %609, %292
  br i1 %610, label %586, label %599

611:                                              ; preds = %586
  %612 = icmp eq i64 %588, 0
  br i1 %612, label %613, label %657

613:                                              ; preds = %611, %595
  %614 = phi ptr [ %597, %595 ], [ %587, %611 ]
  %615 = phi i64 [ %598, %595 ], [ %589, %611 ]
  %616 = phi i64 [ %598, %595 ], [ %591, %611 ]
  %617 = load i64, ptr %71, align 8
  %618 = inttoptr i64 %617 to ptr
  %619 = load i64, ptr %72, align 8
  %620 = inttoptr i64 %619 to ptr
  %621 = load i64, ptr %73, align 8
  %622 = icmp sgt i64 %621, 0
  br i1 %622, label %623, label %637

623:                                              ; preds = %613, %634
  %624 = phi i64 [ %635, %634 ], [ 0, %613 ]
  %625 = shl nuw nsw i64 %624, 4
  %626 = getelementptr inbounds nuw i8, ptr %618, i64 %625
  %627 = load i64, ptr %626, align 8
  %628 = icmp sgt i64 %627, %616
  br i1 %628, label %634, label %629

629:                                              ; preds = %623
  %630 = getelementptr inbounds nuw i8, ptr %626, i64 8
  %631 = load i64, ptr %630, align 8
  %632 = sub nsw i64 %631, %479
  %633 = icmp sgt i64 %615, %632
  br i1 %633, label %634, label %637

634:                                              ; preds = %629, %623
  %635 = add nuw nsw i64 %624, 1
  %636 = icmp eq i64 %635, %621
  br i1 %636, label %3497, label %623

637:                                              ; preds = %629, %613
  %638 = phi i64 [ 0, %613 ], [ %624, %629 ]
  %639 = icmp eq i64 %638, %621
  br i1 %639, label %3497, label %640

640:                                              ; preds = %637
  br i1 %489, label %644, label %641

641:                                              ; preds = %644, %640
  %642 = load i64, ptr %68, align 8
  %643 = inttoptr i64 %642 to ptr
  br label %695

644:                                              ; preds = %640, %644
  %645 = phi i64 [ %655, %644 ], [ 0, %640 ]
  %646 = getelementptr inbounds nuw i64, ptr %290, i64 %645
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr inbounds i64, ptr %620, i64 %647
  %649 = load i64, ptr %648, align 8
  %650 = load i64, ptr %74, align 8
  %651 = mul nsw i64 %650, %649
  %652 = getelementptr inbounds nuw i64, ptr %614, i64 %645
  %653 = load i64, ptr %652, align 8
  %654 = add nsw i64 %653, %651
  store i64 %654, ptr %652, align 8
  %655 = add nuw nsw i64 %645, 1
  %656 = icmp eq i64 %655, %292
  br i1 %656, label %641, label %644

657:                                              ; preds = %611
  %658 = load i64, ptr %68, align 8
  %659 = inttoptr i64 %658 to ptr
  %660 = load i64, ptr %69, align 8
  %661 = icmp eq i64 %660, 0
  br i1 %661, label %670, label %662

662:                                              ; preds = %657
  %663 = getelementptr inbounds %struct.region, ptr %659, i64 %660
  %664 = load i64, ptr %663, align 8
  %665 = icmp sgt i64 %664, %591
  br i1 %665, label %670, label %666

666:                                              ; preds = %662
  %667 = getelementptr inbounds nuw i8, ptr %663, i64 8
  %668 = load i64, ptr %667, align 8
  %669 = icmp slt i64 %591, %668
  br i1 %669, label %688, label %670

670:                                              ; preds = %666, %662, %657
  %671 = load i64, ptr %70, align 8
  %672 = icmp sgt i64 %671, 1
  br i1 %672, label %673, label %1209

673:                                              ; preds = %670, %685
  %674 = phi i64 [ %686, %685 ], [ 1, %670 ]
  %675 = getelementptr inbounds nuw %struct.region, ptr %659, i64 %674
  %676 = load i64, ptr %675, align 8
  %677 = icmp sgt i64 %676, %591
  br i1 %677, label %685, label %678

678:                                              ; preds = %673
  %679 = getelementptr inbounds nuw i8, ptr %675, i64 8
  %680 = load i64, ptr %679, align 8
  %681 = icmp slt i64 %591, %680
  br i1 %681, label %682, label %685

682:                                              ; preds = %678
  %683 = getelementptr inbounds nuw i8, ptr %675, i64 8
  store i64 %674, ptr %69, align 8
  %684 = load i64, ptr %683, align 8
  br label %688

685:                                              ; preds = %678, %673
  %686 = add nuw nsw i64 %674, 1
  %687 = icmp eq i64 %686, %671
  br i1 %687, label %1209, label %673

688:                                              ; preds = %682, %666
  %689 = phi i64 [ %668, %666 ], [ %684, %682 ]
  %690 = phi ptr [ %663, %666 ], [ %675, %682 ]
  %691 = sub nsw i64 %689, %479
  %692 = icmp sgt i64 %589, %691
  br i1 %692, label %3497, label %693

693:                                              ; preds = %688
  %694 = load i64, ptr %690, align 8
  br label %695

695:                                              ; preds = %693, %641
  %696 = phi i64 [ 0, %641 ], [ %588, %693 ]
  %697 = phi ptr [ %643, %641 ], [ %690, %693 ]
  %698 = phi i64 [ 0, %641 ], [ %694, %693 ]
  %699 = getelementptr inbounds nuw i8, ptr %697, i64 128
  %700 = load i64, ptr %699, align 8
  %701 = icmp eq i64 %700, 0
  br i1 %701, label %702, label %3497

702:                                              ; preds = %695
  %703 = getelementptr inbounds nuw i8, ptr %697, i64 32
  %704 = load i64, ptr %703, align 8
  %705 = icmp slt i64 %479, %704
  br i1 %705, label %3497, label %706

706:                                              ; preds = %702
  %707 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %704, i1 true)
  %708 = ashr i64 %479, %707
  %709 = icmp eq i64 %696, 0
  br i1 %709, label %713, label %710

710:                                              ; preds = %706
  %711 = load i64, ptr %75, align 8
  %712 = icmp eq i64 %711, 0
  br i1 %712, label %720, label %713

713:                                              ; preds = %710, %706
  %714 = load i64, ptr %76, align 8
  %715 = shl nsw i64 %292, 1
  %716 = add i64 %715, 4
  %717 = add i64 %716, %714
  %718 = load i64, ptr %77, align 8
  %719 = icmp sgt i64 %717, %718
  br i1 %719, label %3497, label %720

720:                                              ; preds = %713, %710
  %721 = load i64, ptr %72, align 8
  %722 = inttoptr i64 %721 to ptr
  %723 = load i64, ptr %78, align 8
  %724 = inttoptr i64 %723 to ptr
  %725 = load i64, ptr %79, align 8
  %726 = inttoptr i64 %725 to ptr
  %727 = load i64, ptr %80, align 8
  %728 = inttoptr i64 %727 to ptr
  %729 = getelementptr inbounds nuw i8, ptr %697, i64 24
  %730 = load i64, ptr %729, align 8
  %731 = inttoptr i64 %730 to ptr
  %732 = getelementptr inbounds nuw i8, ptr %697, i64 64
  %733 = load i64, ptr %732, align 8
  %734 = inttoptr i64 %733 to ptr
  %735 = getelementptr inbounds nuw i8, ptr %697, i64 56
  %736 = load i64, ptr %735, align 8
  %737 = inttoptr i64 %736 to ptr
  %738 = getelementptr inbounds nuw i8, ptr %697, i64 72
  %739 = load i64, ptr %738, align 8
  %740 = inttoptr i64 %739 to ptr
  %741 = getelementptr inbounds nuw i8, ptr %697, i64 80
  %742 = load i64, ptr %741, align 8
  %743 = inttoptr i64 %742 to ptr
  %744 = getelementptr inbounds nuw i8, ptr %697, i64 96
  %745 = load i64, ptr %744, align 8
  %746 = inttoptr i64 %745 to ptr
  %747 = getelementptr inbounds nuw i8, ptr %697, i64 48
  %748 = load i64, ptr %747, align 8
  %749 = inttoptr i64 %748 to ptr
  %750 = getelementptr inbounds nuw i8, ptr %697, i64 120
  %751 = load i64, ptr %750, align 8
  %752 = inttoptr i64 %751 to ptr
  %753 = load i64, ptr %81, align 8
  %754 = load i64, ptr %82, align 8
  %755 = inttoptr i64 %754 to ptr
  %756 = mul nsw i64 %708, %292
  %757 = add nsw i64 %753, %756
  store i64 %757, ptr %81, align 8
  br i1 %489, label %758, label %923

758:                                              ; preds = %720
  %759 = icmp eq i64 %733, 0
  %760 = getelementptr inbounds nuw i8, ptr %697, i64 112
  %761 = getelementptr inbounds nuw i8, ptr %697, i64 88
  %762 = getelementptr inbounds nuw i8, ptr %697, i64 40
  %763 = icmp eq i64 %736, 0
  %764 = icmp slt i64 %704, 1
  %765 = or i1 %764, %763
  %766 = icmp sgt i64 %708, 0
  br label %767

767:                                              ; preds = %917, %758
  %768 = phi i64 [ 0, %758 ], [ %918, %917 ]
  %769 = phi i64 [ 0, %758 ], [ %919, %917 ]
  %770 = phi i64 [ 0, %758 ], [ %921, %917 ]
  %771 = phi i64 [ 0, %758 ], [ %920, %917 ]
  %772 = getelementptr inbounds nuw i64, ptr %290, i64 %770
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds nuw i64, ptr %474, i64 %770
  %775 = load i64, ptr %774, align 8
  %776 = sub nsw i64 %775, %698
  %777 = ashr i64 %776, %707
  %778 = getelementptr inbounds i64, ptr %722, i64 %773
  %779 = load i64, ptr %778, align 8
  %780 = load i64, ptr %83, align 8
  %781 = add nsw i64 %780, %779
  br i1 %766, label %782, label %917

782:                                              ; preds = %767
  %783 = getelementptr inbounds i64, ptr %726, i64 %773
  %784 = getelementptr inbounds i64, ptr %724, i64 %773
  br label %785

785:                                              ; preds = %907, %782
  %786 = phi i64 [ %768, %782 ], [ %908, %907 ]
  %787 = phi i64 [ %769, %782 ], [ %909, %907 ]
  %788 = phi i64 [ %771, %782 ], [ %915, %907 ]
  %789 = phi i64 [ 0, %782 ], [ %914, %907 ]
  %790 = add nsw i64 %789, %777
  %791 = mul nsw i64 %790, 40
  %792 = getelementptr inbounds i8, ptr %731, i64 %791
  br i1 %759, label %797, label %793

793:                                              ; preds = %785
  %794 = getelementptr inbounds i32, ptr %734, i64 %790
  %795 = load i32, ptr %794, align 4
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %797, label %3497

797:                                              ; preds = %793, %785
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %798 = load i64, ptr %783, align 8
  %799 = load i64, ptr %84, align 8
  %800 = mul nsw i64 %799, %798
  %801 = getelementptr i32, ptr %728, i64 %800
  %802 = load i64, ptr %760, align 8
  %803 = icmp eq i64 %802, 0
  br label %804

804:                                              ; preds = %833, %797
  %805 = phi i1 [ true, %797 ], [ false, %833 ]
  %806 = phi ptr [ %10, %797 ], [ %11, %833 ]
  %807 = phi i64 [ 0, %797 ], [ 20, %833 ]
  %808 = getelementptr inbounds nuw i8, ptr %792, i64 %807
  %809 = load i32, ptr %808, align 4
  %810 = sext i32 %809 to i64
  %811 = getelementptr inbounds nuw i8, ptr %808, i64 4
  %812 = load i32, ptr %811, align 4
  %813 = getelementptr i32, ptr %801, i64 %810
  %814 = load i32, ptr %813, align 4
  %815 = icmp slt i32 %814, %812
  br i1 %815, label %816, label %820

816:                                              ; preds = %804
  %817 = load i64, ptr %784, align 8
  %818 = icmp eq i64 %817, %810
  %819 = zext i1 %818 to i32
  br label %820

820:                                              ; preds = %816, %804
  %821 = phi i32 [ 1, %804 ], [ %819, %816 ]
  store i32 %821, ptr %806, align 4
  %822 = icmp sgt i32 %812, 0
  %823 = and i1 %803, %822
  br i1 %823, label %824, label %833

824:                                              ; preds = %820
  %825 = getelementptr inbounds nuw i8, ptr %808, i64 8
  %826 = load i32, ptr %825, align 4
  %827 = sext i32 %826 to i64
  %828 = icmp eq i64 %781, %827
  br i1 %828, label %833, label %829

829:                                              ; preds = %824
  %830 = load i64, ptr %85, align 8
  %831 = icmp eq i64 %830, 0
  br i1 %831, label %832, label %903

832:                                              ; preds = %829
  store i32 0, ptr %806, align 4
  br label %833

833:                                              ; preds = %832, %824, %820
  br i1 %805, label %804, label %834

834:                                              ; preds = %833
  %835 = load i32, ptr %10, align 4
  %836 = icmp eq i32 %835, 0
  br i1 %836, label %903, label %837

837:                                              ; preds = %834
  br i1 %480, label %838, label %869

838:                                              ; preds = %837
  %839 = load i32, ptr %11, align 4
  %840 = icmp eq i32 %839, 0
  br i1 %840, label %903, label %841

841:                                              ; preds = %838
  %842 = getelementptr inbounds i8, ptr %746, i64 %790
  %843 = load i8, ptr %842, align 1
  %844 = icmp eq i8 %843, 0
  br i1 %844, label %845, label %903

845:                                              ; preds = %841
  %846 = mul nsw i64 %790, 5
  %847 = add nsw i64 %846, 1
  %848 = getelementptr inbounds i32, ptr %740, i64 %847
  %849 = load i32, ptr %848, align 4
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %903

851:                                              ; preds = %845
  %852 = getelementptr inbounds i64, ptr %752, i64 %790
  %853 = load i64, ptr %852, align 8
  %854 = icmp slt i64 %853, %753
  br i1 %854, label %855, label %903

855:                                              ; preds = %851
  %856 = load i64, ptr %761, align 8
  %857 = icmp sgt i64 %856, 0
  br i1 %857, label %861, label %907

858:                                              ; preds = %861
  %859 = add nuw nsw i64 %862, 1
  %860 = icmp eq i64 %859, %856
  br i1 %860, label %907, label %861

861:                                              ; preds = %855, %858
  %862 = phi i64 [ %859, %858 ], [ 0, %855 ]
  %863 = getelementptr inbounds nuw i64, ptr %743, i64 %862
  %864 = load i64, ptr %863, align 8
  %865 = inttoptr i64 %864 to ptr
  %866 = getelementptr inbounds i32, ptr %865, i64 %847
  %867 = load i32, ptr %866, align 4
  %868 = icmp eq i32 %867, 0
  br i1 %868, label %858, label %903

869:                                              ; preds = %837
  %870 = load i64, ptr %762, align 8
  %871 = icmp eq i64 %870, 0
  br i1 %871, label %872, label %876

872:                                              ; preds = %869
  %873 = getelementptr inbounds i8, ptr %749, i64 %790
  %874 = load i8, ptr %873, align 1
  %875 = icmp eq i8 %874, 0
  br i1 %875, label %903, label %876

876:                                              ; preds = %872, %869
  br i1 %765, label %888, label %877

877:                                              ; preds = %876
  %878 = mul nsw i64 %790, %704
  %879 = getelementptr i32, ptr %737, i64 %878
  br label %883

880:                                              ; preds = %883
  %881 = add nuw nsw i64 %884, 1
  %882 = icmp eq i64 %881, %704
  br i1 %882, label %888, label %883

883:                                              ; preds = %880, %877
  %884 = phi i64 [ 0, %877 ], [ %881, %880 ]
  %885 = getelementptr i32, ptr %879, i64 %884
  %886 = load i32, ptr %885, align 4
  %887 = icmp eq i32 %886, 0
  br i1 %887, label %880, label %903

888:                                              ; preds = %880, %876
  %889 = load i32, ptr %11, align 4
  %890 = freeze i32 %889
  %891 = icmp eq i32 %890, 0
  %892 = zext i1 %891 to i64
  %893 = add nsw i64 %786, %892
  %894 = getelementptr inbounds i64, ptr %752, i64 %790
  %895 = load i64, ptr %894, align 8
  %896 = icmp slt i64 %895, %753
  br i1 %896, label %904, label %897

897:                                              ; preds = %888
  %898 = sub nsw i64 %895, %753
  %899 = getelementptr inbounds nuw i8, ptr %755, i64 %898
  %900 = load i8, ptr %899, align 1
  %901 = or i8 %900, 1
  store i8 %901, ptr %899, align 1
  %902 = add nsw i64 %787, 1
  br label %904

903:                                              ; preds = %872, %851, %845, %841, %838, %834, %829, %883, %861
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3497

904:                                              ; preds = %897, %888
  %905 = phi i64 [ %787, %888 ], [ %902, %897 ]
  %906 = select i1 %891, i8 2, i8 0
  br label %907

907:                                              ; preds = %858, %904, %855
  %908 = phi i64 [ %893, %904 ], [ %786, %855 ], [ %786, %858 ]
  %909 = phi i64 [ %905, %904 ], [ %787, %855 ], [ %787, %858 ]
  %910 = phi i8 [ %906, %904 ], [ 0, %855 ], [ 0, %858 ]
  %911 = getelementptr inbounds i8, ptr %755, i64 %788
  store i8 %910, ptr %911, align 1
  %912 = add nsw i64 %788, %753
  %913 = getelementptr inbounds i64, ptr %752, i64 %790
  store i64 %912, ptr %913, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %914 = add nuw nsw i64 %789, 1
  %915 = add nsw i64 %788, 1
  %916 = icmp eq i64 %914, %708
  br i1 %916, label %917, label %785

917:                                              ; preds = %907, %767
  %918 = phi i64 [ %768, %767 ], [ %908, %907 ]
  %919 = phi i64 [ %769, %767 ], [ %909, %907 ]
  %920 = phi i64 [ %771, %767 ], [ %915, %907 ]
  %921 = add nuw nsw i64 %770, 1
  %922 = icmp eq i64 %921, %292
  br i1 %922, label %923, label %767

923:                                              ; preds = %917, %720
  %924 = phi i64 [ 0, %720 ], [ %918, %917 ]
  %925 = phi i64 [ 0, %720 ], [ %919, %917 ]
  %926 = getelementptr inbounds nuw i8, ptr %697, i64 104
  %927 = load i64, ptr %926, align 8
  %928 = inttoptr i64 %927 to ptr
  br i1 %480, label %939, label %929

929:                                              ; preds = %923
  %930 = getelementptr inbounds nuw i8, ptr %928, i64 8
  %931 = load i64, ptr %930, align 8
  %932 = add i64 %925, %924
  %933 = add i64 %932, %931
  %934 = getelementptr inbounds nuw i8, ptr %928, i64 16
  %935 = load i64, ptr %934, align 8
  %936 = icmp sgt i64 %933, %935
  br i1 %936, label %937, label %939

937:                                              ; preds = %929
  %938 = getelementptr inbounds nuw i8, ptr %928, i64 24
  store i64 %933, ptr %938, align 8
  br label %3497

939:                                              ; preds = %929, %923
  %940 = load i64, ptr %72, align 8
  %941 = inttoptr i64 %940 to ptr
  %942 = load i64, ptr %78, align 8
  %943 = inttoptr i64 %942 to ptr
  %944 = load i64, ptr %86, align 8
  %945 = inttoptr i64 %944 to ptr
  %946 = load i64, ptr %82, align 8
  %947 = inttoptr i64 %946 to ptr
  %948 = load i64, ptr %729, align 8
  %949 = inttoptr i64 %948 to ptr
  %950 = load i64, ptr %735, align 8
  %951 = inttoptr i64 %950 to ptr
  %952 = load i64, ptr %703, align 8
  %953 = icmp eq i64 %924, 0
  br i1 %953, label %958, label %954

954:                                              ; preds = %939
  %955 = getelementptr inbounds nuw i8, ptr %928, i64 8
  br i1 %489, label %956, label %1015

956:                                              ; preds = %954
  %957 = icmp sgt i64 %708, 0
  br label %968

958:                                              ; preds = %977, %939
  br i1 %489, label %959, label %1015

959:                                              ; preds = %958
  %960 = trunc i64 %105 to i32
  %961 = getelementptr inbounds nuw i8, ptr %697, i64 40
  %962 = icmp eq i64 %950, 0
  %963 = icmp slt i64 %952, 1
  %964 = shl i64 %952, 2
  %965 = select i1 %962, i1 true, i1 %963
  %966 = icmp sgt i64 %708, 0
  %967 = select i1 %480, i64 0, i64 5
  br label %1022

968:                                              ; preds = %977, %956
  %969 = phi i64 [ 0, %956 ], [ %978, %977 ]
  %970 = phi i64 [ 0, %956 ], [ %979, %977 ]
  %971 = getelementptr inbounds nuw i64, ptr %474, i64 %970
  %972 = load i64, ptr %971, align 8
  %973 = sub nsw i64 %972, %698
  %974 = ashr i64 %973, %707
  br i1 %957, label %981, label %977

975:                                              ; preds = %1011
  %976 = add i64 %969, %708
  br label %977

977:                                              ; preds = %975, %968
  %978 = phi i64 [ %969, %968 ], [ %976, %975 ]
  %979 = add nuw nsw i64 %970, 1
  %980 = icmp eq i64 %979, %292
  br i1 %980, label %958, label %968

981:                                              ; preds = %968, %1011
  %982 = phi i64 [ %1013, %1011 ], [ %969, %968 ]
  %983 = phi i64 [ %1012, %1011 ], [ 0, %968 ]
  %984 = getelementptr inbounds i8, ptr %947, i64 %982
  %985 = load i8, ptr %984, align 1
  %986 = and i8 %985, 2
  %987 = icmp eq i8 %986, 0
  br i1 %987, label %1011, label %988

988:                                              ; preds = %981
  %989 = add nsw i64 %983, %974
  %990 = mul nsw i64 %989, 40
  %991 = getelementptr inbounds i8, ptr %949, i64 %990
  %992 = getelementptr inbounds nuw i8, ptr %991, i64 20
  %993 = load i64, ptr %928, align 8
  %994 = inttoptr i64 %993 to ptr
  %995 = load i64, ptr %955, align 8
  %996 = add nsw i64 %995, 1
  store i64 %996, ptr %955, align 8
  %997 = mul nsw i64 %995, 24
  %998 = getelementptr inbounds i8, ptr %994, i64 %997
  %999 = trunc i64 %989 to i32
  store i32 %999, ptr %998, align 4
  br label %1004

1000:                                             ; preds = %1004
  %1001 = load i64, ptr %744, align 8
  %1002 = inttoptr i64 %1001 to ptr
  %1003 = getelementptr inbounds i8, ptr %1002, i64 %989
  store i8 1, ptr %1003, align 1
  br label %1011

1004:                                             ; preds = %1004, %988
  %1005 = phi i64 [ 0, %988 ], [ %1008, %1004 ]
  %1006 = getelementptr inbounds nuw i32, ptr %992, i64 %1005
  %1007 = load i32, ptr %1006, align 4
  %1008 = add nuw nsw i64 %1005, 1
  %1009 = getelementptr inbounds nuw i32, ptr %998, i64 %1008
  store i32 %1007, ptr %1009, align 4
  %1010 = icmp eq i64 %1008, 5
  br i1 %1010, label %1000, label %1004

1011:                                             ; preds = %1000, %981
  %1012 = add nuw nsw i64 %983, 1
  %1013 = add nsw i64 %982, 1
  %1014 = icmp eq i64 %1012, %708
  br i1 %1014, label %975, label %981

1015:                                             ; preds = %1034, %958, %954
  %1016 = icmp eq i64 %925, 0
  br i1 %1016, label %1123, label %1017

1017:                                             ; preds = %1015
  %1018 = getelementptr inbounds nuw i8, ptr %928, i64 8
  %1019 = trunc i64 %105 to i32
  br i1 %489, label %1020, label %1123

1020:                                             ; preds = %1017
  %1021 = icmp sgt i64 %708, 0
  br label %1069

1022:                                             ; preds = %1034, %959
  %1023 = phi i64 [ 0, %959 ], [ %1035, %1034 ]
  %1024 = getelementptr inbounds nuw i64, ptr %474, i64 %1023
  %1025 = load i64, ptr %1024, align 8
  %1026 = sub nsw i64 %1025, %698
  %1027 = ashr i64 %1026, %707
  br i1 %966, label %1028, label %1034

1028:                                             ; preds = %1022
  %1029 = getelementptr inbounds nuw i64, ptr %290, i64 %1023
  %1030 = load i64, ptr %1029, align 8
  %1031 = getelementptr inbounds i64, ptr %943, i64 %1030
  %1032 = getelementptr inbounds i32, ptr %945, i64 %1030
  %1033 = getelementptr inbounds i64, ptr %941, i64 %1030
  br label %1037

1034:                                             ; preds = %1066, %1022
  %1035 = add nuw nsw i64 %1023, 1
  %1036 = icmp eq i64 %1035, %292
  br i1 %1036, label %1015, label %1022

1037:                                             ; preds = %1066, %1028
  %1038 = phi i64 [ 0, %1028 ], [ %1067, %1066 ]
  %1039 = add i64 %1038, %1027
  %1040 = mul i64 %1039, %964
  %1041 = getelementptr i8, ptr %951, i64 %1040
  %1042 = mul nsw i64 %1039, 40
  %1043 = getelementptr inbounds i8, ptr %949, i64 %1042
  %1044 = getelementptr inbounds nuw i32, ptr %1043, i64 %967
  %1045 = load i64, ptr %1031, align 8
  %1046 = trunc i64 %1045 to i32
  store i32 %1046, ptr %1044, align 4
  %1047 = load i32, ptr %1032, align 4
  %1048 = getelementptr inbounds nuw i8, ptr %1044, i64 4
  store i32 %1047, ptr %1048, align 4
  %1049 = load i64, ptr %1033, align 8
  %1050 = load i64, ptr %83, align 8
  %1051 = add nsw i64 %1050, %1049
  %1052 = trunc i64 %1051 to i32
  %1053 = getelementptr inbounds nuw i8, ptr %1044, i64 8
  store i32 %1052, ptr %1053, align 4
  %1054 = getelementptr inbounds nuw i8, ptr %1044, i64 12
  store i32 %960, ptr %1054, align 4
  %1055 = getelementptr inbounds nuw i8, ptr %1044, i64 16
  store i32 1, ptr %1055, align 4
  br i1 %480, label %1056, label %1066

1056:                                             ; preds = %1037
  %1057 = getelementptr i8, ptr %1043, i64 24
  store i32 0, ptr %1057, align 4
  %1058 = load i64, ptr %961, align 8
  %1059 = icmp eq i64 %1058, 0
  br i1 %1059, label %1060, label %1064

1060:                                             ; preds = %1056
  %1061 = load i64, ptr %747, align 8
  %1062 = inttoptr i64 %1061 to ptr
  %1063 = getelementptr inbounds i8, ptr %1062, i64 %1039
  store i8 1, ptr %1063, align 1
  br label %1064

1064:                                             ; preds = %1060, %1056
  br i1 %965, label %1066, label %1065

1065:                                             ; preds = %1064
  tail call void @llvm.memset.p0.i64(ptr align 4 %1041, i8 0, i64 %964, i1 false)
  br label %1066

1066:                                             ; preds = %1065, %1064, %1037
  %1067 = add nuw nsw i64 %1038, 1
  %1068 = icmp eq i64 %1067, %708
  br i1 %1068, label %1034, label %1037

1069:                                             ; preds = %1084, %1020
  %1070 = phi i64 [ 0, %1020 ], [ %1086, %1084 ]
  %1071 = phi i64 [ 0, %1020 ], [ %1085, %1084 ]
  %1072 = getelementptr inbounds nuw i64, ptr %474, i64 %1070
  %1073 = load i64, ptr %1072, align 8
  %1074 = sub nsw i64 %1073, %698
  %1075 = ashr i64 %1074, %707
  br i1 %1021, label %1076, label %1084

1076:                                             ; preds = %1069
  %1077 = getelementptr inbounds nuw i64, ptr %290, i64 %1070
  %1078 = load i64, ptr %1077, align 8
  %1079 = getelementptr inbounds i64, ptr %943, i64 %1078
  %1080 = getelementptr inbounds i32, ptr %945, i64 %1078
  %1081 = getelementptr inbounds i64, ptr %941, i64 %1078
  br label %1088

1082:                                             ; preds = %1119
  %1083 = add i64 %1071, %708
  br label %1084

1084:                                             ; preds = %1082, %1069
  %1085 = phi i64 [ %1071, %1069 ], [ %1083, %1082 ]
  %1086 = add nuw nsw i64 %1070, 1
  %1087 = icmp eq i64 %1086, %292
  br i1 %1087, label %1123, label %1069

1088:                                             ; preds = %1119, %1076
  %1089 = phi i64 [ 0, %1076 ], [ %1120, %1119 ]
  %1090 = phi i64 [ %1071, %1076 ], [ %1121, %1119 ]
  %1091 = getelementptr inbounds i8, ptr %947, i64 %1090
  %1092 = load i8, ptr %1091, align 1
  %1093 = and i8 %1092, 1
  %1094 = icmp eq i8 %1093, 0
  br i1 %1094, label %1119, label %1095

1095:                                             ; preds = %1088
  %1096 = load i64, ptr %928, align 8
  %1097 = inttoptr i64 %1096 to ptr
  %1098 = load i64, ptr %1018, align 8
  %1099 = add nsw i64 %1098, 1
  store i64 %1099, ptr %1018, align 8
  %1100 = mul nsw i64 %1098, 24
  %1101 = getelementptr inbounds i8, ptr %1097, i64 %1100
  %1102 = add nsw i64 %1089, %1075
  %1103 = trunc i64 %1102 to i32
  store i32 %1103, ptr %1101, align 4
  %1104 = load i64, ptr %1079, align 8
  %1105 = trunc i64 %1104 to i32
  %1106 = getelementptr inbounds nuw i8, ptr %1101, i64 4
  store i32 %1105, ptr %1106, align 4
  %1107 = load i32, ptr %1080, align 4
  %1108 = getelementptr inbounds nuw i8, ptr %1101, i64 8
  store i32 %1107, ptr %1108, align 4
  %1109 = load i64, ptr %1081, align 8
  %1110 = load i64, ptr %83, align 8
  %1111 = add nsw i64 %1110, %1109
  %1112 = trunc i64 %1111 to i32
  %1113 = getelementptr inbounds nuw i8, ptr %1101, i64 12
  store i32 %1112, ptr %1113, align 4
  %1114 = getelementptr inbounds nuw i8, ptr %1101, i64 16
  store i32 %1019, ptr %1114, align 4
  %1115 = getelementptr inbounds nuw i8, ptr %1101, i64 20
  store i32 1, ptr %1115, align 4
  %1116 = load i64, ptr %744, align 8
  %1117 = inttoptr i64 %1116 to ptr
  %1118 = getelementptr inbounds i8, ptr %1117, i64 %1102
  store i8 1, ptr %1118, align 1
  br label %1119

1119:                                             ; preds = %1095, %1088
  %1120 = add nuw nsw i64 %1089, 1
  %1121 = add nsw i64 %1090, 1
  %1122 = icmp eq i64 %1120, %708
  br i1 %1122, label %1082, label %1088

1123:                                             ; preds = %1084, %1017, %1015
  %1124 = load i64, ptr %17, align 8
  %1125 = inttoptr i64 %1124 to ptr
  %1126 = load i64, ptr %87, align 8
  %1127 = inttoptr i64 %1126 to ptr
  %1128 = load i64, ptr %477, align 8
  %1129 = icmp sgt i64 %1128, 0
  br i1 %1129, label %1130, label %1188

1130:                                             ; preds = %1123
  %1131 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1132 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1133 = getelementptr inbounds nuw i8, ptr %697, i64 16
  br label %1134

1134:                                             ; preds = %1183, %1130
  %1135 = phi i64 [ %1128, %1130 ], [ %1184, %1183 ]
  %1136 = phi i64 [ %1128, %1130 ], [ %1185, %1183 ]
  %1137 = phi i64 [ 0, %1130 ], [ %1186, %1183 ]
  %1138 = load i64, ptr %1131, align 8
  %1139 = getelementptr i64, ptr %1127, i64 %1138
  %1140 = getelementptr i64, ptr %1139, i64 %1137
  %1141 = load i64, ptr %1140, align 8
  %1142 = icmp slt i64 %1141, 0
  br i1 %1142, label %1183, label %1143

1143:                                             ; preds = %1134
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %1144 = getelementptr inbounds nuw %struct.operand, ptr %1125, i64 %1141
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %1144, i64 16, i1 false)
  br i1 %489, label %1149, label %1147

1145:                                             ; preds = %1180
  %1146 = load i64, ptr %477, align 8
  br label %1147

1147:                                             ; preds = %1145, %1143
  %1148 = phi i64 [ %1146, %1145 ], [ %1135, %1143 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %1183

1149:                                             ; preds = %1143, %1180
  %1150 = phi i64 [ %1181, %1180 ], [ 0, %1143 ]
  %1151 = load i64, ptr %1133, align 8
  %1152 = getelementptr inbounds nuw i64, ptr %474, i64 %1150
  %1153 = load i64, ptr %1152, align 8
  %1154 = load i64, ptr %475, align 8
  %1155 = mul nsw i64 %1154, %1137
  %1156 = sub i64 %1151, %698
  %1157 = add i64 %1156, %1153
  %1158 = add nsw i64 %1157, %1155
  br i1 %480, label %1159, label %1175

1159:                                             ; preds = %1149
  %1160 = load i64, ptr %1132, align 8
  %1161 = getelementptr inbounds nuw i64, ptr %290, i64 %1150
  %1162 = load i64, ptr %1161, align 8
  %1163 = call fastcc i64 @get(ptr noundef nonnull %8, i64 noundef %1160, i64 noundef %1162)
  switch i64 %1154, label %1173 [
    i64 1, label %1164
    i64 2, label %1167
    i64 4, label %1170
  ]

1164:                                             ; preds = %1159
  %1165 = trunc i64 %1163 to i8
  %1166 = inttoptr i64 %1158 to ptr
  store i8 %1165, ptr %1166, align 1
  br label %1180

1167:                                             ; preds = %1159
  %1168 = trunc i64 %1163 to i16
  %1169 = inttoptr i64 %1158 to ptr
  store i16 %1168, ptr %1169, align 2
  br label %1180

1170:                                             ; preds = %1159
  %1171 = trunc i64 %1163 to i32
  %1172 = inttoptr i64 %1158 to ptr
  store i32 %1171, ptr %1172, align 4
  br label %1180

1173:                                             ; preds = %1159
  %1174 = inttoptr i64 %1158 to ptr
  store i64 %1163, ptr %1174, align 8
  br label %1180

1175:                                             ; preds = %1149
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 %1158, ptr %9, align 8
  store i64 0, ptr %88, align 8
  %1176 = getelementptr inbounds nuw i64, ptr %290, i64 %1150
  %1177 = load i64, ptr %1176, align 8
  %1178 = load i64, ptr %1132, align 8
  %1179 = call fastcc i64 @get(ptr noundef nonnull %9, i64 noundef %1178, i64 noundef 0)
  call fastcc void @put(ptr noundef nonnull %8, i64 noundef %1177, i64 noundef %1179)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %1180

1180:                                             ; preds = %1175, %1173, %1170, %1167, %1164
  %1181 = add nuw nsw i64 %1150, 1
  %1182 = icmp eq i64 %1181, %292
  br i1 %1182, label %1145, label %1149

1183:                                             ; preds = %1147, %1134
  %1184 = phi i64 [ %1135, %1134 ], [ %1148, %1147 ]
  %1185 = phi i64 [ %1136, %1134 ], [ %1148, %1147 ]
  %1186 = add nuw nsw i64 %1137, 1
  %1187 = icmp slt i64 %1186, %1185
  br i1 %1187, label %1134, label %1188

1188:                                             ; preds = %1183, %1123
  br i1 %480, label %1189, label %1192

1189:                                             ; preds = %1188
  %1190 = load i64, ptr %89, align 8
  %1191 = add nsw i64 %1190, 1
  store i64 %1191, ptr %89, align 8
  br label %1192

1192:                                             ; preds = %1189, %1188
  %1193 = icmp eq i64 %696, 1
  br i1 %1193, label %1194, label %1198

1194:                                             ; preds = %1192
  %1195 = load i64, ptr %75, align 8
  %1196 = icmp eq i64 %1195, 0
  br i1 %1196, label %3466, label %1197

1197:                                             ; preds = %1194
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %105, i64 noundef %479, ptr noundef readonly %290, ptr noundef %474, i64 noundef %292)
  br label %3466

1198:                                             ; preds = %1192
  %1199 = load i64, ptr %90, align 8
  %1200 = inttoptr i64 %1199 to ptr
  %1201 = getelementptr inbounds i8, ptr %1200, i64 %105
  %1202 = load i8, ptr %1201, align 1
  %1203 = icmp eq i8 %1202, 0
  br i1 %1203, label %1204, label %1208

1204:                                             ; preds = %1198
  %1205 = tail call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %290, i64 noundef %292)
  %1206 = icmp eq i32 %1205, 0
  br i1 %1206, label %1208, label %1207

1207:                                             ; preds = %1204
  tail call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %479, ptr noundef readonly %290, ptr noundef %474, i64 noundef %292)
  br label %3466

1208:                                             ; preds = %1198, %1204
  tail call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %105, i64 noundef %479, ptr noundef readonly %290, ptr noundef %474, i64 noundef %292)
  br label %3466

1209:                                             ; preds = %670, %685
  %1210 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i64 %591, ptr %1210, align 8
  br label %3497

1211:                                             ; preds = %470
  %1212 = load i64, ptr %63, align 8
  %1213 = icmp eq i64 %1212, 0
  br i1 %1213, label %3497, label %1214

1214:                                             ; preds = %1211
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %1215 = load i64, ptr %17, align 8
  %1216 = inttoptr i64 %1215 to ptr
  %1217 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1218 = load i64, ptr %1217, align 8
  %1219 = getelementptr inbounds %struct.operand, ptr %1216, i64 %1218
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %1219, i64 16, i1 false)
  %1220 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1221 = load i64, ptr %1220, align 8
  %1222 = getelementptr inbounds %struct.operand, ptr %1216, i64 %1221
  %1223 = load i64, ptr %1222, align 8
  %1224 = getelementptr inbounds nuw i8, ptr %1222, i64 8
  %1225 = load i64, ptr %1224, align 8
  %1226 = load i64, ptr %64, align 8
  %1227 = inttoptr i64 %1226 to ptr
  %1228 = icmp sgt i64 %292, 0
  br i1 %1228, label %1229, label %1270

1229:                                             ; preds = %1214, %1249
  %1230 = phi i64 [ %1260, %1249 ], [ 0, %1214 ]
  %1231 = getelementptr inbounds nuw i64, ptr %290, i64 %1230
  %1232 = load i64, ptr %1231, align 8
  %1233 = load i64, ptr %63, align 8
  %1234 = inttoptr i64 %1233 to ptr
  %1235 = mul nsw i64 %1232, %1225
  %1236 = add i64 %1235, %1223
  %1237 = inttoptr i64 %1236 to ptr
  %1238 = load float, ptr %1237, align 4
  %1239 = tail call float @llvm.fabs.f32(float %1238)
  %1240 = fcmp olt float %1239, 0x3810000000000000
  %1241 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1238)
  %1242 = select i1 %1240, float %1241, float %1238
  %1243 = fpext float %1242 to double
  %1244 = tail call double %1234(double noundef %1243)
  %1245 = bitcast double %1244 to i64
  %1246 = and i64 %1245, 536870911
  %1247 = add nsw i64 %1246, -268435521
  %1248 = icmp ult i64 %1247, -129
  br i1 %1248, label %1249, label %1271

1249:                                             ; preds = %1229
  %1250 = fptrunc double %1244 to float
  %1251 = tail call float @llvm.fabs.f32(float %1250)
  %1252 = fcmp olt float %1251, 0x3810000000000000
  %1253 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1250)
  %1254 = select i1 %1252, float %1253, float %1250
  %1255 = fcmp uno float %1254, 0.000000e+00
  %1256 = bitcast float %1254 to i32
  %1257 = zext i32 %1256 to i64
  %1258 = select i1 %1255, i64 2147483647, i64 %1257
  %1259 = getelementptr inbounds nuw i64, ptr %1227, i64 %1230
  store i64 %1258, ptr %1259, align 8
  %1260 = add nuw nsw i64 %1230, 1
  %1261 = icmp eq i64 %1260, %292
  br i1 %1261, label %1262, label %1229

1262:                                             ; preds = %1249, %1262
  %1263 = phi i64 [ %1268, %1262 ], [ 0, %1249 ]
  %1264 = getelementptr inbounds nuw i64, ptr %290, i64 %1263
  %1265 = load i64, ptr %1264, align 8
  %1266 = getelementptr inbounds nuw i64, ptr %1227, i64 %1263
  %1267 = load i64, ptr %1266, align 8
  call fastcc void @put(ptr noundef nonnull %7, i64 noundef %1265, i64 noundef %1267)
  %1268 = add nuw nsw i64 %1263, 1
  %1269 = icmp eq i64 %1268, %292
  br i1 %1269, label %1270, label %1262

1270:                                             ; preds = %1262, %1214
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3466

1271:                                             ; preds = %1229
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3497

1272:                                             ; preds = %470
  %1273 = getelementptr inbounds nuw i8, ptr %104, i64 80
  %1274 = load i64, ptr %1273, align 8
  %1275 = icmp eq i64 %1274, 2
  br i1 %1275, label %1276, label %1302

1276:                                             ; preds = %1272
  %1277 = icmp sgt i64 %292, 0
  br i1 %1277, label %1278, label %1299

1278:                                             ; preds = %1276
  %1279 = getelementptr inbounds nuw i8, ptr %104, i64 56
  %1280 = load i64, ptr %1279, align 8
  %1281 = getelementptr inbounds %struct.operand, ptr %19, i64 %1280
  %1282 = load i64, ptr %1281, align 8
  %1283 = getelementptr inbounds nuw i8, ptr %1281, i64 8
  %1284 = load i64, ptr %1283, align 8
  br label %1285

1285:                                             ; preds = %1285, %1278
  %1286 = phi i64 [ 0, %1278 ], [ %1296, %1285 ]
  %1287 = phi i64 [ 0, %1278 ], [ %1297, %1285 ]
  %1288 = getelementptr inbounds nuw i64, ptr %290, i64 %1287
  %1289 = load i64, ptr %1288, align 8
  %1290 = mul nsw i64 %1289, %1284
  %1291 = add i64 %1290, %1282
  %1292 = inttoptr i64 %1291 to ptr
  %1293 = load i8, ptr %1292, align 1
  %1294 = icmp ne i8 %1293, 0
  %1295 = zext i1 %1294 to i64
  %1296 = add nuw nsw i64 %1286, %1295
  %1297 = add nuw nsw i64 %1287, 1
  %1298 = icmp eq i64 %1297, %292
  br i1 %1298, label %1299, label %1285

1299:                                             ; preds = %1285, %1276
  %1300 = phi i64 [ 0, %1276 ], [ %1296, %1285 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %1300, ptr noundef %290, i64 noundef %292, ptr noundef null, i64 noundef 0)
  %1301 = load i64, ptr %1273, align 8
  br label %1302

1302:                                             ; preds = %1299, %1272
  %1303 = phi i64 [ %1301, %1299 ], [ %1274, %1272 ]
  %1304 = icmp eq i64 %1303, 1
  br i1 %1304, label %1305, label %1350

1305:                                             ; preds = %1302
  %1306 = load i64, ptr %91, align 8
  %1307 = inttoptr i64 %1306 to ptr
  %1308 = getelementptr inbounds i8, ptr %1307, i64 %105
  %1309 = load i8, ptr %1308, align 1
  %1310 = icmp eq i8 %1309, 3
  br i1 %1310, label %1350, label %1311

1311:                                             ; preds = %1305
  %1312 = load i64, ptr %92, align 8
  %1313 = getelementptr inbounds nuw i8, ptr %104, i64 72
  %1314 = load i64, ptr %1313, align 8
  switch i64 %1314, label %1315 [
    i64 0, label %1321
    i64 1, label %1316
  ]

1315:                                             ; preds = %1311
  br label %1316

1316:                                             ; preds = %1311, %1315
  %1317 = phi i64 [ 48, %1315 ], [ 40, %1311 ]
  %1318 = getelementptr inbounds nuw i8, ptr %104, i64 %1317
  %1319 = load i64, ptr %1318, align 8
  %1320 = getelementptr inbounds %struct.operand, ptr %19, i64 %1319
  br label %1321

1321:                                             ; preds = %1311, %1316
  %1322 = phi ptr [ %1320, %1316 ], [ null, %1311 ]
  %1323 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1324 = load i64, ptr %1323, align 8
  %1325 = getelementptr inbounds %struct.operand, ptr %19, i64 %1324
  %1326 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %1327 = load i64, ptr %1326, align 8
  %1328 = getelementptr inbounds %struct.operand, ptr %19, i64 %1327
  %1329 = load i64, ptr %1325, align 8
  %1330 = getelementptr inbounds nuw i8, ptr %1325, i64 8
  %1331 = load i64, ptr %1330, align 8
  tail call fastcc void @compare(ptr noundef nonnull %104, i64 %1312, i64 1, i64 %1329, i64 %1331, ptr noundef byval(%struct.operand) align 8 %1328, ptr noundef %290, i64 noundef %292)
  %1332 = icmp sgt i64 %292, 0
  br i1 %1332, label %1333, label %1346

1333:                                             ; preds = %1321, %1333
  %1334 = phi i64 [ %1343, %1333 ], [ 0, %1321 ]
  %1335 = phi i64 [ %1344, %1333 ], [ 0, %1321 ]
  %1336 = getelementptr inbounds nuw i64, ptr %290, i64 %1335
  %1337 = load i64, ptr %1336, align 8
  %1338 = add i64 %1337, %1312
  %1339 = inttoptr i64 %1338 to ptr
  %1340 = load i8, ptr %1339, align 1
  %1341 = icmp ne i8 %1340, 0
  %1342 = zext i1 %1341 to i64
  %1343 = add nuw nsw i64 %1334, %1342
  %1344 = add nuw nsw i64 %1335, 1
  %1345 = icmp eq i64 %1344, %292
  br i1 %1345, label %1346, label %1333

1346:                                             ; preds = %1333, %1321
  %1347 = phi i64 [ 0, %1321 ], [ %1343, %1333 ]
  %1348 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1349 = load i64, ptr %1348, align 8
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %1347, ptr noundef %290, i64 noundef %292, ptr noundef %1322, i64 noundef %1349)
  br label %1350

1350:                                             ; preds = %1346, %1305, %1302
  %1351 = load i64, ptr %17, align 8
  %1352 = inttoptr i64 %1351 to ptr
  %1353 = load i64, ptr %87, align 8
  %1354 = inttoptr i64 %1353 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  %1355 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %1356 = load i64, ptr %1355, align 8
  %1357 = icmp sgt i64 %1356, -1
  br i1 %1357, label %1358, label %1363

1358:                                             ; preds = %1350
  %1359 = load i64, ptr %104, align 8
  %1360 = icmp eq i64 %1359, 27
  br i1 %1360, label %1363, label %1361

1361:                                             ; preds = %1358
  %1362 = getelementptr inbounds nuw %struct.operand, ptr %1352, i64 %1356
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1362, i64 16, i1 false)
  br label %1363

1363:                                             ; preds = %1361, %1358, %1350
  %1364 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %1365 = load i64, ptr %1364, align 8
  %1366 = icmp sgt i64 %1365, -1
  br i1 %1366, label %1367, label %1372

1367:                                             ; preds = %1363
  %1368 = load i64, ptr %104, align 8
  %1369 = icmp eq i64 %1368, 26
  br i1 %1369, label %1372, label %1370

1370:                                             ; preds = %1367
  %1371 = getelementptr inbounds nuw %struct.operand, ptr %1352, i64 %1365
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %1371, i64 16, i1 false)
  br label %1372

1372:                                             ; preds = %1370, %1367, %1363
  %1373 = getelementptr inbounds nuw i8, ptr %104, i64 48
  %1374 = load i64, ptr %1373, align 8
  %1375 = icmp sgt i64 %1374, -1
  br i1 %1375, label %1376, label %1378

1376:                                             ; preds = %1372
  %1377 = getelementptr inbounds nuw %struct.operand, ptr %1352, i64 %1374
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %1377, i64 16, i1 false)
  br label %1378

1378:                                             ; preds = %1376, %1372
  %1379 = getelementptr inbounds nuw i8, ptr %104, i64 56
  %1380 = load i64, ptr %1379, align 8
  %1381 = icmp sgt i64 %1380, -1
  br i1 %1381, label %1382, label %1384

1382:                                             ; preds = %1378
  %1383 = getelementptr inbounds nuw %struct.operand, ptr %1352, i64 %1380
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %1383, i64 16, i1 false)
  br label %1384

1384:                                             ; preds = %1382, %1378
  %1385 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %1386 = load i64, ptr %1385, align 8
  %1387 = icmp eq i64 %1386, 8
  %1388 = load i64, ptr %104, align 8
  br i1 %1387, label %1389, label %1648

1389:                                             ; preds = %1384
  switch i64 %1388, label %1390 [
    i64 19, label %1648
    i64 4, label %1648
    i64 18, label %1648
  ]

1390:                                             ; preds = %1389
  %1391 = load i64, ptr %3, align 8
  %1392 = load i64, ptr %96, align 8
  %1393 = load i64, ptr %4, align 8
  %1394 = load i64, ptr %93, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1395 = load i64, ptr %6, align 8
  %1396 = load i64, ptr %95, align 8
  %1397 = load i64, ptr %5, align 8
  %1398 = load i64, ptr %94, align 8
  store i64 %1391, ptr %2, align 8
  store i64 %1392, ptr %97, align 8
  switch i64 %1388, label %1647 [
    i64 5, label %1413
    i64 6, label %1411
    i64 7, label %1409
    i64 25, label %1407
    i64 29, label %1487
    i64 21, label %1405
    i64 22, label %1403
    i64 34, label %1401
    i64 35, label %1399
  ]

1399:                                             ; preds = %1390
  %1400 = icmp sgt i64 %292, 0
  br i1 %1400, label %1611, label %1647

1401:                                             ; preds = %1390
  %1402 = icmp sgt i64 %292, 0
  br i1 %1402, label %1590, label %1647

1403:                                             ; preds = %1390
  %1404 = icmp sgt i64 %292, 0
  br i1 %1404, label %1558, label %1647

1405:                                             ; preds = %1390
  %1406 = icmp sgt i64 %292, 0
  br i1 %1406, label %1526, label %1647

1407:                                             ; preds = %1390
  %1408 = icmp sgt i64 %292, 0
  br i1 %1408, label %1472, label %1647

1409:                                             ; preds = %1390
  %1410 = icmp sgt i64 %292, 0
  br i1 %1410, label %1453, label %1647

1411:                                             ; preds = %1390
  %1412 = icmp sgt i64 %292, 0
  br i1 %1412, label %1434, label %1647

1413:                                             ; preds = %1390
  %1414 = icmp sgt i64 %292, 0
  br i1 %1414, label %1415, label %1647

1415:                                             ; preds = %1413, %1415
  %1416 = phi i64 [ %1432, %1415 ], [ 0, %1413 ]
  %1417 = getelementptr inbounds nuw i64, ptr %290, i64 %1416
  %1418 = load i64, ptr %1417, align 8
  %1419 = mul nsw i64 %1418, %1394
  %1420 = add i64 %1419, %1393
  %1421 = inttoptr i64 %1420 to ptr
  %1422 = load float, ptr %1421, align 4
  %1423 = mul nsw i64 %1418, %1398
  %1424 = add i64 %1423, %1397
  %1425 = inttoptr i64 %1424 to ptr
  %1426 = load float, ptr %1425, align 4
  %1427 = fadd float %1422, %1426
  %1428 = fcmp uno float %1427, 0.000000e+00
  %1429 = bitcast float %1427 to i32
  %1430 = zext i32 %1429 to i64
  %1431 = select i1 %1428, i64 2147483647, i64 %1430
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1418, i64 noundef %1431)
  %1432 = add nuw nsw i64 %1416, 1
  %1433 = icmp eq i64 %1432, %292
  br i1 %1433, label %1647, label %1415

1434:                                             ; preds = %1411, %1434
  %1435 = phi i64 [ %1451, %1434 ], [ 0, %1411 ]
  %1436 = getelementptr inbounds nuw i64, ptr %290, i64 %1435
  %1437 = load i64, ptr %1436, align 8
  %1438 = mul nsw i64 %1437, %1394
  %1439 = add i64 %1438, %1393
  %1440 = inttoptr i64 %1439 to ptr
  %1441 = load float, ptr %1440, align 4
  %1442 = mul nsw i64 %1437, %1398
  %1443 = add i64 %1442, %1397
  %1444 = inttoptr i64 %1443 to ptr
  %1445 = load float, ptr %1444, align 4
  %1446 = fsub float %1441, %1445
  %1447 = fcmp uno float %1446, 0.000000e+00
  %1448 = bitcast float %1446 to i32
  %1449 = zext i32 %1448 to i64
  %1450 = select i1 %1447, i64 2147483647, i64 %1449
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1437, i64 noundef %1450)
  %1451 = add nuw nsw i64 %1435, 1
  %1452 = icmp eq i64 %1451, %292
  br i1 %1452, label %1647, label %1434

1453:                                             ; preds = %1409, %1453
  %1454 = phi i64 [ %1470, %1453 ], [ 0, %1409 ]
  %1455 = getelementptr inbounds nuw i64, ptr %290, i64 %1454
  %1456 = load i64, ptr %1455, align 8
  %1457 = mul nsw i64 %1456, %1394
  %1458 = add i64 %1457, %1393
  %1459 = inttoptr i64 %1458 to ptr
  %1460 = load float, ptr %1459, align 4
  %1461 = mul nsw i64 %1456, %1398
  %1462 = add i64 %1461, %1397
  %1463 = inttoptr i64 %1462 to ptr
  %1464 = load float, ptr %1463, align 4
  %1465 = fmul float %1460, %1464
  %1466 = fcmp uno float %1465, 0.000000e+00
  %1467 = bitcast float %1465 to i32
  %1468 = zext i32 %1467 to i64
  %1469 = select i1 %1466, i64 2147483647, i64 %1468
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1456, i64 noundef %1469)
  %1470 = add nuw nsw i64 %1454, 1
  %1471 = icmp eq i64 %1470, %292
  br i1 %1471, label %1647, label %1453

1472:                                             ; preds = %1407, %1472
  %1473 = phi i64 [ %1485, %1472 ], [ 0, %1407 ]
  %1474 = getelementptr inbounds nuw i64, ptr %290, i64 %1473
  %1475 = load i64, ptr %1474, align 8
  %1476 = mul nsw i64 %1475, %1394
  %1477 = add i64 %1476, %1393
  %1478 = inttoptr i64 %1477 to ptr
  %1479 = load float, ptr %1478, align 4
  %1480 = fneg float %1479
  %1481 = fcmp uno float %1479, 0.000000e+00
  %1482 = bitcast float %1480 to i32
  %1483 = zext i32 %1482 to i64
  %1484 = select i1 %1481, i64 2147483647, i64 %1483
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1475, i64 noundef %1484)
  %1485 = add nuw nsw i64 %1473, 1
  %1486 = icmp eq i64 %1485, %292
  br i1 %1486, label %1647, label %1472

1487:                                             ; preds = %1390
  %1488 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %1489 = load i64, ptr %1488, align 8
  %1490 = and i64 %1489, 1
  %1491 = icmp eq i64 %1490, 0
  %1492 = and i64 %1489, 2
  %1493 = icmp eq i64 %1492, 0
  %1494 = and i64 %1489, 4
  %1495 = icmp eq i64 %1494, 0
  %1496 = icmp sgt i64 %292, 0
  br i1 %1496, label %1497, label %1647

1497:                                             ; preds = %1487, %1497
  %1498 = phi i64 [ %1524, %1497 ], [ 0, %1487 ]
  %1499 = getelementptr inbounds nuw i64, ptr %290, i64 %1498
  %1500 = load i64, ptr %1499, align 8
  %1501 = mul nsw i64 %1500, %1394
  %1502 = add i64 %1501, %1393
  %1503 = inttoptr i64 %1502 to ptr
  %1504 = load float, ptr %1503, align 4
  %1505 = mul nsw i64 %1500, %1398
  %1506 = add i64 %1505, %1397
  %1507 = inttoptr i64 %1506 to ptr
  %1508 = load float, ptr %1507, align 4
  %1509 = mul nsw i64 %1500, %1396
  %1510 = add i64 %1509, %1395
  %1511 = inttoptr i64 %1510 to ptr
  %1512 = load float, ptr %1511, align 4
  %1513 = fneg float %1504
  %1514 = select i1 %1491, float %1504, float %1513
  %1515 = fneg float %1508
  %1516 = select i1 %1493, float %1508, float %1515
  %1517 = fneg float %1512
  %1518 = select i1 %1495, float %1512, float %1517
  %1519 = tail call float @llvm.fma.f32(float %1514, float %1516, float %1518)
  %1520 = fcmp uno float %1519, 0.000000e+00
  %1521 = bitcast float %1519 to i32
  %1522 = zext i32 %1521 to i64
  %1523 = select i1 %1520, i64 2147483647, i64 %1522
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1500, i64 noundef %1523)
  %1524 = add nuw nsw i64 %1498, 1
  %1525 = icmp eq i64 %1524, %292
  br i1 %1525, label %1647, label %1497

1526:                                             ; preds = %1405, %1550
  %1527 = phi i64 [ %1556, %1550 ], [ 0, %1405 ]
  %1528 = getelementptr inbounds nuw i64, ptr %290, i64 %1527
  %1529 = load i64, ptr %1528, align 8
  %1530 = mul nsw i64 %1529, %1394
  %1531 = add i64 %1530, %1393
  %1532 = inttoptr i64 %1531 to ptr
  %1533 = load float, ptr %1532, align 4
  %1534 = mul nsw i64 %1529, %1398
  %1535 = add i64 %1534, %1397
  %1536 = inttoptr i64 %1535 to ptr
  %1537 = load float, ptr %1536, align 4
  %1538 = fcmp uno float %1533, 0.000000e+00
  br i1 %1538, label %1550, label %1539

1539:                                             ; preds = %1526
  %1540 = fcmp uno float %1537, 0.000000e+00
  br i1 %1540, label %1550, label %1541

1541:                                             ; preds = %1539
  %1542 = fcmp oeq float %1533, %1537
  br i1 %1542, label %1543, label %1547

1543:                                             ; preds = %1541
  %1544 = bitcast float %1533 to i32
  %1545 = icmp slt i32 %1544, 0
  %1546 = select i1 %1545, float %1533, float %1537
  br label %1550

1547:                                             ; preds = %1541
  %1548 = fcmp olt float %1533, %1537
  %1549 = select i1 %1548, float %1533, float %1537
  br label %1550

1550:                                             ; preds = %1547, %1543, %1539, %1526
  %1551 = phi float [ %1549, %1547 ], [ %1537, %1526 ], [ %1546, %1543 ], [ %1533, %1539 ]
  %1552 = fcmp uno float %1551, 0.000000e+00
  %1553 = bitcast float %1551 to i32
  %1554 = zext i32 %1553 to i64
  %1555 = select i1 %1552, i64 2147483647, i64 %1554
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1529, i64 noundef %1555)
  %1556 = add nuw nsw i64 %1527, 1
  %1557 = icmp eq i64 %1556, %292
  br i1 %1557, label %1647, label %1526

1558:                                             ; preds = %1403, %1582
  %1559 = phi i64 [ %1588, %1582 ], [ 0, %1403 ]
  %1560 = getelementptr inbounds nuw i64, ptr %290, i64 %1559
  %1561 = load i64, ptr %1560, align 8
  %1562 = mul nsw i64 %1561, %1394
  %1563 = add i64 %1562, %1393
  %1564 = inttoptr i64 %1563 to ptr
  %1565 = load float, ptr %1564, align 4
  %1566 = mul nsw i64 %1561, %1398
  %1567 = add i64 %1566, %1397
  %1568 = inttoptr i64 %1567 to ptr
  %1569 = load float, ptr %1568, align 4
  %1570 = fcmp uno float %1565, 0.000000e+00
  br i1 %1570, label %1582, label %1571

1571:                                             ; preds = %1558
  %1572 = fcmp uno float %1569, 0.000000e+00
  br i1 %1572, label %1582, label %1573

1573:                                             ; preds = %1571
  %1574 = fcmp oeq float %1565, %1569
  br i1 %1574, label %1575, label %1579

1575:                                             ; preds = %1573
  %1576 = bitcast float %1565 to i32
  %1577 = icmp slt i32 %1576, 0
  %1578 = select i1 %1577, float %1569, float %1565
  br label %1582

1579:                                             ; preds = %1573
  %1580 = fcmp ogt float %1565, %1569
  %1581 = select i1 %1580, float %1565, float %1569
  br label %1582

1582:                                             ; preds = %1579, %1575, %1571, %1558
  %1583 = phi float [ %1581, %1579 ], [ %1569, %1558 ], [ %1578, %1575 ], [ %1565, %1571 ]
  %1584 = fcmp uno float %1583, 0.000000e+00
  %1585 = bitcast float %1583 to i32
  %1586 = zext i32 %1585 to i64
  %1587 = select i1 %1584, i64 2147483647, i64 %1586
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1561, i64 noundef %1587)
  %1588 = add nuw nsw i64 %1559, 1
  %1589 = icmp eq i64 %1588, %292
  br i1 %1589, label %1647, label %1558

1590:                                             ; preds = %1401, %1607
  %1591 = phi i64 [ %1609, %1607 ], [ 0, %1401 ]
  %1592 = getelementptr inbounds nuw i64, ptr %290, i64 %1591
  %1593 = load i64, ptr %1592, align 8
  %1594 = mul nsw i64 %1593, %1394
  %1595 = add i64 %1594, %1393
  %1596 = inttoptr i64 %1595 to ptr
  %1597 = load float, ptr %1596, align 4
  %1598 = fcmp uno float %1597, 0.000000e+00
  br i1 %1598, label %1607, label %1599

1599:                                             ; preds = %1590
  %1600 = bitcast float %1597 to i32
  %1601 = add i32 %1600, 32767
  %1602 = lshr i32 %1600, 16
  %1603 = and i32 %1602, 1
  %1604 = add i32 %1601, %1603
  %1605 = lshr i32 %1604, 16
  %1606 = zext nneg i32 %1605 to i64
  br label %1607

1607:                                             ; preds = %1599, %1590
  %1608 = phi i64 [ %1606, %1599 ], [ 32767, %1590 ]
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1593, i64 noundef %1608)
  %1609 = add nuw nsw i64 %1591, 1
  %1610 = icmp eq i64 %1609, %292
  br i1 %1610, label %1647, label %1590

1611:                                             ; preds = %1399, %1641
  %1612 = phi i64 [ %1645, %1641 ], [ 0, %1399 ]
  %1613 = getelementptr inbounds nuw i64, ptr %290, i64 %1612
  %1614 = load i64, ptr %1613, align 8
  %1615 = mul nsw i64 %1614, %1394
  %1616 = add i64 %1615, %1393
  %1617 = inttoptr i64 %1616 to ptr
  %1618 = load float, ptr %1617, align 4
  %1619 = mul nsw i64 %1614, %1398
  %1620 = add i64 %1619, %1397
  %1621 = inttoptr i64 %1620 to ptr
  %1622 = load float, ptr %1621, align 4
  %1623 = fcmp uno float %1618, 0.000000e+00
  br i1 %1623, label %1631, label %1624

1624:                                             ; preds = %1611
  %1625 = bitcast float %1618 to i32
  %1626 = add i32 %1625, 32767
  %1627 = lshr i32 %1625, 16
  %1628 = and i32 %1627, 1
  %1629 = add i32 %1626, %1628
  %1630 = and i32 %1629, -65536
  br label %1631

1631:                                             ; preds = %1624, %1611
  %1632 = phi i32 [ %1630, %1624 ], [ 2147418112, %1611 ]
  %1633 = fcmp uno float %1622, 0.000000e+00
  br i1 %1633, label %1641, label %1634

1634:                                             ; preds = %1631
  %1635 = bitcast float %1622 to i32
  %1636 = add i32 %1635, 32767
  %1637 = lshr i32 %1635, 16
  %1638 = and i32 %1637, 1
  %1639 = add i32 %1636, %1638
  %1640 = lshr i32 %1639, 16
  br label %1641

1641:                                             ; preds = %1634, %1631
  %1642 = phi i32 [ %1640, %1634 ], [ 32767, %1631 ]
  %1643 = or disjoint i32 %1642, %1632
  %1644 = zext i32 %1643 to i64
  call fastcc void @put(ptr noundef nonnull %2, i64 noundef %1614, i64 noundef %1644)
  %1645 = add nuw nsw i64 %1612, 1
  %1646 = icmp eq i64 %1645, %292
  br i1 %1646, label %1647, label %1611

1647:                                             ; preds = %1641, %1607, %1582, %1550, %1497, %1472, %1453, %1434, %1415, %1487, %1413, %1411, %1409, %1407, %1405, %1403, %1401, %1399, %1390
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3465

1648:                                             ; preds = %1389, %1389, %1389, %1384
  switch i64 %1388, label %3465 [
    i64 4, label %1676
    i64 5, label %1761
    i64 6, label %1888
    i64 7, label %2015
    i64 12, label %2142
    i64 13, label %2269
    i64 14, label %2396
    i64 15, label %2523
    i64 25, label %2629
    i64 21, label %2720
    i64 22, label %2846
    i64 19, label %2972
    i64 8, label %2977
    i64 9, label %1674
    i64 10, label %1672
    i64 11, label %1668
    i64 16, label %3122
    i64 17, label %3122
    i64 18, label %1663
    i64 20, label %1659
    i64 23, label %3217
    i64 24, label %3217
    i64 26, label %3261
    i64 27, label %3295
    i64 28, label %1653
    i64 30, label %1651
    i64 31, label %3401
    i64 32, label %3401
    i64 33, label %1649
  ]

1649:                                             ; preds = %1648
  %1650 = icmp sgt i64 %292, 0
  br i1 %1650, label %3451, label %3465

1651:                                             ; preds = %1648
  %1652 = icmp sgt i64 %292, 0
  br i1 %1652, label %3392, label %3465

1653:                                             ; preds = %1648
  %1654 = icmp sgt i64 %292, 0
  br i1 %1654, label %1655, label %3465

1655:                                             ; preds = %1653
  %1656 = load i64, ptr %6, align 8
  %1657 = load i64, ptr %95, align 8
  %1658 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3342

1659:                                             ; preds = %1648
  %1660 = icmp sgt i64 %292, 0
  br i1 %1660, label %1661, label %3465

1661:                                             ; preds = %1659
  %1662 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3191

1663:                                             ; preds = %1648
  %1664 = icmp sgt i64 %292, 0
  br i1 %1664, label %1665, label %3465

1665:                                             ; preds = %1663
  %1666 = load i64, ptr %6, align 8
  %1667 = load i64, ptr %95, align 8
  br label %3177

1668:                                             ; preds = %1648
  %1669 = icmp sgt i64 %292, 0
  br i1 %1669, label %1670, label %3465

1670:                                             ; preds = %1668
  %1671 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3109

1672:                                             ; preds = %1648
  %1673 = icmp sgt i64 %292, 0
  br i1 %1673, label %3083, label %3465

1674:                                             ; preds = %1648
  %1675 = icmp sgt i64 %292, 0
  br i1 %1675, label %3073, label %3465

1676:                                             ; preds = %1648
  %1677 = icmp sgt i64 %292, 0
  switch i64 %1386, label %1682 [
    i64 0, label %1683
    i64 4, label %1683
    i64 10, label %1683
    i64 1, label %1681
    i64 5, label %1680
    i64 2, label %1679
    i64 6, label %1678
  ]

1678:                                             ; preds = %1676
  br i1 %1677, label %1736, label %3465

1679:                                             ; preds = %1676
  br i1 %1677, label %1723, label %3465

1680:                                             ; preds = %1676
  br i1 %1677, label %1710, label %3465

1681:                                             ; preds = %1676
  br i1 %1677, label %1697, label %3465

1682:                                             ; preds = %1676
  br i1 %1677, label %1749, label %3465

1683:                                             ; preds = %1676, %1676, %1676
  br i1 %1677, label %1684, label %3465

1684:                                             ; preds = %1683, %1684
  %1685 = phi i64 [ %1695, %1684 ], [ 0, %1683 ]
  %1686 = getelementptr inbounds nuw i64, ptr %290, i64 %1685
  %1687 = load i64, ptr %1686, align 8
  %1688 = load i64, ptr %4, align 8
  %1689 = load i64, ptr %93, align 8
  %1690 = mul nsw i64 %1689, %1687
  %1691 = add i64 %1690, %1688
  %1692 = inttoptr i64 %1691 to ptr
  %1693 = load i8, ptr %1692, align 1
  %1694 = zext i8 %1693 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1687, i64 noundef %1694)
  %1695 = add nuw nsw i64 %1685, 1
  %1696 = icmp eq i64 %1695, %292
  br i1 %1696, label %3465, label %1684

1697:                                             ; preds = %1681, %1697
  %1698 = phi i64 [ %1708, %1697 ], [ 0, %1681 ]
  %1699 = getelementptr inbounds nuw i64, ptr %290, i64 %1698
  %1700 = load i64, ptr %1699, align 8
  %1701 = load i64, ptr %4, align 8
  %1702 = load i64, ptr %93, align 8
  %1703 = mul nsw i64 %1702, %1700
  %1704 = add i64 %1703, %1701
  %1705 = inttoptr i64 %1704 to ptr
  %1706 = load i16, ptr %1705, align 2
  %1707 = zext i16 %1706 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1700, i64 noundef %1707)
  %1708 = add nuw nsw i64 %1698, 1
  %1709 = icmp eq i64 %1708, %292
  br i1 %1709, label %3465, label %1697

1710:                                             ; preds = %1680, %1710
  %1711 = phi i64 [ %1721, %1710 ], [ 0, %1680 ]
  %1712 = getelementptr inbounds nuw i64, ptr %290, i64 %1711
  %1713 = load i64, ptr %1712, align 8
  %1714 = load i64, ptr %4, align 8
  %1715 = load i64, ptr %93, align 8
  %1716 = mul nsw i64 %1715, %1713
  %1717 = add i64 %1716, %1714
  %1718 = inttoptr i64 %1717 to ptr
  %1719 = load i16, ptr %1718, align 2
  %1720 = sext i16 %1719 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1713, i64 noundef %1720)
  %1721 = add nuw nsw i64 %1711, 1
  %1722 = icmp eq i64 %1721, %292
  br i1 %1722, label %3465, label %1710

1723:                                             ; preds = %1679, %1723
  %1724 = phi i64 [ %1734, %1723 ], [ 0, %1679 ]
  %1725 = getelementptr inbounds nuw i64, ptr %290, i64 %1724
  %1726 = load i64, ptr %1725, align 8
  %1727 = load i64, ptr %4, align 8
  %1728 = load i64, ptr %93, align 8
  %1729 = mul nsw i64 %1728, %1726
  %1730 = add i64 %1729, %1727
  %1731 = inttoptr i64 %1730 to ptr
  %1732 = load i32, ptr %1731, align 4
  %1733 = zext i32 %1732 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1726, i64 noundef %1733)
  %1734 = add nuw nsw i64 %1724, 1
  %1735 = icmp eq i64 %1734, %292
  br i1 %1735, label %3465, label %1723

1736:                                             ; preds = %1678, %1736
  %1737 = phi i64 [ %1747, %1736 ], [ 0, %1678 ]
  %1738 = getelementptr inbounds nuw i64, ptr %290, i64 %1737
  %1739 = load i64, ptr %1738, align 8
  %1740 = load i64, ptr %4, align 8
  %1741 = load i64, ptr %93, align 8
  %1742 = mul nsw i64 %1741, %1739
  %1743 = add i64 %1742, %1740
  %1744 = inttoptr i64 %1743 to ptr
  %1745 = load i32, ptr %1744, align 4
  %1746 = sext i32 %1745 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1739, i64 noundef %1746)
  %1747 = add nuw nsw i64 %1737, 1
  %1748 = icmp eq i64 %1747, %292
  br i1 %1748, label %3465, label %1736

1749:                                             ; preds = %1682, %1749
  %1750 = phi i64 [ %1759, %1749 ], [ 0, %1682 ]
  %1751 = getelementptr inbounds nuw i64, ptr %290, i64 %1750
  %1752 = load i64, ptr %1751, align 8
  %1753 = load i64, ptr %4, align 8
  %1754 = load i64, ptr %93, align 8
  %1755 = mul nsw i64 %1754, %1752
  %1756 = add i64 %1755, %1753
  %1757 = inttoptr i64 %1756 to ptr
  %1758 = load i64, ptr %1757, align 8
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1752, i64 noundef %1758)
  %1759 = add nuw nsw i64 %1750, 1
  %1760 = icmp eq i64 %1759, %292
  br i1 %1760, label %3465, label %1749

1761:                                             ; preds = %1648
  %1762 = icmp sgt i64 %292, 0
  switch i64 %1386, label %1767 [
    i64 0, label %1768
    i64 4, label %1768
    i64 10, label %1768
    i64 1, label %1766
    i64 5, label %1765
    i64 2, label %1764
    i64 6, label %1763
  ]

1763:                                             ; preds = %1761
  br i1 %1762, label %1849, label %3465

1764:                                             ; preds = %1761
  br i1 %1762, label %1829, label %3465

1765:                                             ; preds = %1761
  br i1 %1762, label %1809, label %3465

1766:                                             ; preds = %1761
  br i1 %1762, label %1789, label %3465

1767:                                             ; preds = %1761
  br i1 %1762, label %1869, label %3465

1768:                                             ; preds = %1761, %1761, %1761
  br i1 %1762, label %1769, label %3465

1769:                                             ; preds = %1768, %1769
  %1770 = phi i64 [ %1787, %1769 ], [ 0, %1768 ]
  %1771 = getelementptr inbounds nuw i64, ptr %290, i64 %1770
  %1772 = load i64, ptr %1771, align 8
  %1773 = load i64, ptr %4, align 8
  %1774 = load i64, ptr %93, align 8
  %1775 = mul nsw i64 %1774, %1772
  %1776 = add i64 %1775, %1773
  %1777 = inttoptr i64 %1776 to ptr
  %1778 = load i8, ptr %1777, align 1
  %1779 = load i64, ptr %5, align 8
  %1780 = load i64, ptr %94, align 8
  %1781 = mul nsw i64 %1780, %1772
  %1782 = add i64 %1781, %1779
  %1783 = inttoptr i64 %1782 to ptr
  %1784 = load i8, ptr %1783, align 1
  %1785 = add i8 %1784, %1778
  %1786 = zext i8 %1785 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1772, i64 noundef %1786)
  %1787 = add nuw nsw i64 %1770, 1
  %1788 = icmp eq i64 %1787, %292
  br i1 %1788, label %3465, label %1769

1789:                                             ; preds = %1766, %1789
  %1790 = phi i64 [ %1807, %1789 ], [ 0, %1766 ]
  %1791 = getelementptr inbounds nuw i64, ptr %290, i64 %1790
  %1792 = load i64, ptr %1791, align 8
  %1793 = load i64, ptr %4, align 8
  %1794 = load i64, ptr %93, align 8
  %1795 = mul nsw i64 %1794, %1792
  %1796 = add i64 %1795, %1793
  %1797 = inttoptr i64 %1796 to ptr
  %1798 = load i16, ptr %1797, align 2
  %1799 = load i64, ptr %5, align 8
  %1800 = load i64, ptr %94, align 8
  %1801 = mul nsw i64 %1800, %1792
  %1802 = add i64 %1801, %1799
  %1803 = inttoptr i64 %1802 to ptr
  %1804 = load i16, ptr %1803, align 2
  %1805 = add i16 %1804, %1798
  %1806 = zext i16 %1805 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1792, i64 noundef %1806)
  %1807 = add nuw nsw i64 %1790, 1
  %1808 = icmp eq i64 %1807, %292
  br i1 %1808, label %3465, label %1789

1809:                                             ; preds = %1765, %1809
  %1810 = phi i64 [ %1827, %1809 ], [ 0, %1765 ]
  %1811 = getelementptr inbounds nuw i64, ptr %290, i64 %1810
  %1812 = load i64, ptr %1811, align 8
  %1813 = load i64, ptr %4, align 8
  %1814 = load i64, ptr %93, align 8
  %1815 = mul nsw i64 %1814, %1812
  %1816 = add i64 %1815, %1813
  %1817 = inttoptr i64 %1816 to ptr
  %1818 = load i16, ptr %1817, align 2
  %1819 = load i64, ptr %5, align 8
  %1820 = load i64, ptr %94, align 8
  %1821 = mul nsw i64 %1820, %1812
  %1822 = add i64 %1821, %1819
  %1823 = inttoptr i64 %1822 to ptr
  %1824 = load i16, ptr %1823, align 2
  %1825 = add i16 %1824, %1818
  %1826 = sext i16 %1825 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1812, i64 noundef %1826)
  %1827 = add nuw nsw i64 %1810, 1
  %1828 = icmp eq i64 %1827, %292
  br i1 %1828, label %3465, label %1809

1829:                                             ; preds = %1764, %1829
  %1830 = phi i64 [ %1847, %1829 ], [ 0, %1764 ]
  %1831 = getelementptr inbounds nuw i64, ptr %290, i64 %1830
  %1832 = load i64, ptr %1831, align 8
  %1833 = load i64, ptr %4, align 8
  %1834 = load i64, ptr %93, align 8
  %1835 = mul nsw i64 %1834, %1832
  %1836 = add i64 %1835, %1833
  %1837 = inttoptr i64 %1836 to ptr
  %1838 = load i32, ptr %1837, align 4
  %1839 = load i64, ptr %5, align 8
  %1840 = load i64, ptr %94, align 8
  %1841 = mul nsw i64 %1840, %1832
  %1842 = add i64 %1841, %1839
  %1843 = inttoptr i64 %1842 to ptr
  %1844 = load i32, ptr %1843, align 4
  %1845 = add i32 %1844, %1838
  %1846 = zext i32 %1845 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1832, i64 noundef %1846)
  %1847 = add nuw nsw i64 %1830, 1
  %1848 = icmp eq i64 %1847, %292
  br i1 %1848, label %3465, label %1829

1849:                                             ; preds = %1763, %1849
  %1850 = phi i64 [ %1867, %1849 ], [ 0, %1763 ]
  %1851 = getelementptr inbounds nuw i64, ptr %290, i64 %1850
  %1852 = load i64, ptr %1851, align 8
  %1853 = load i64, ptr %4, align 8
  %1854 = load i64, ptr %93, align 8
  %1855 = mul nsw i64 %1854, %1852
  %1856 = add i64 %1855, %1853
  %1857 = inttoptr i64 %1856 to ptr
  %1858 = load i32, ptr %1857, align 4
  %1859 = load i64, ptr %5, align 8
  %1860 = load i64, ptr %94, align 8
  %1861 = mul nsw i64 %1860, %1852
  %1862 = add i64 %1861, %1859
  %1863 = inttoptr i64 %1862 to ptr
  %1864 = load i32, ptr %1863, align 4
  %1865 = add i32 %1864, %1858
  %1866 = sext i32 %1865 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1852, i64 noundef %1866)
  %1867 = add nuw nsw i64 %1850, 1
  %1868 = icmp eq i64 %1867, %292
  br i1 %1868, label %3465, label %1849

1869:                                             ; preds = %1767, %1869
  %1870 = phi i64 [ %1886, %1869 ], [ 0, %1767 ]
  %1871 = getelementptr inbounds nuw i64, ptr %290, i64 %1870
  %1872 = load i64, ptr %1871, align 8
  %1873 = load i64, ptr %4, align 8
  %1874 = load i64, ptr %93, align 8
  %1875 = mul nsw i64 %1874, %1872
  %1876 = add i64 %1875, %1873
  %1877 = inttoptr i64 %1876 to ptr
  %1878 = load i64, ptr %1877, align 8
  %1879 = load i64, ptr %5, align 8
  %1880 = load i64, ptr %94, align 8
  %1881 = mul nsw i64 %1880, %1872
  %1882 = add i64 %1881, %1879
  %1883 = inttoptr i64 %1882 to ptr
  %1884 = load i64, ptr %1883, align 8
  %1885 = add i64 %1884, %1878
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1872, i64 noundef %1885)
  %1886 = add nuw nsw i64 %1870, 1
  %1887 = icmp eq i64 %1886, %292
  br i1 %1887, label %3465, label %1869

1888:                                             ; preds = %1648
  %1889 = icmp sgt i64 %292, 0
  switch i64 %1386, label %1894 [
    i64 0, label %1895
    i64 4, label %1895
    i64 10, label %1895
    i64 1, label %1893
    i64 5, label %1892
    i64 2, label %1891
    i64 6, label %1890
  ]

1890:                                             ; preds = %1888
  br i1 %1889, label %1976, label %3465

1891:                                             ; preds = %1888
  br i1 %1889, label %1956, label %3465

1892:                                             ; preds = %1888
  br i1 %1889, label %1936, label %3465

1893:                                             ; preds = %1888
  br i1 %1889, label %1916, label %3465

1894:                                             ; preds = %1888
  br i1 %1889, label %1996, label %3465

1895:                                             ; preds = %1888, %1888, %1888
  br i1 %1889, label %1896, label %3465

1896:                                             ; preds = %1895, %1896
  %1897 = phi i64 [ %1914, %1896 ], [ 0, %1895 ]
  %1898 = getelementptr inbounds nuw i64, ptr %290, i64 %1897
  %1899 = load i64, ptr %1898, align 8
  %1900 = load i64, ptr %4, align 8
  %1901 = load i64, ptr %93, align 8
  %1902 = mul nsw i64 %1901, %1899
  %1903 = add i64 %1902, %1900
  %1904 = inttoptr i64 %1903 to ptr
  %1905 = load i8, ptr %1904, align 1
  %1906 = load i64, ptr %5, align 8
  %1907 = load i64, ptr %94, align 8
  %1908 = mul nsw i64 %1907, %1899
  %1909 = add i64 %1908, %1906
  %1910 = inttoptr i64 %1909 to ptr
  %1911 = load i8, ptr %1910, align 1
  %1912 = sub i8 %1905, %1911
  %1913 = zext i8 %1912 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1899, i64 noundef %1913)
  %1914 = add nuw nsw i64 %1897, 1
  %1915 = icmp eq i64 %1914, %292
  br i1 %1915, label %3465, label %1896

1916:                                             ; preds = %1893, %1916
  %1917 = phi i64 [ %1934, %1916 ], [ 0, %1893 ]
  %1918 = getelementptr inbounds nuw i64, ptr %290, i64 %1917
  %1919 = load i64, ptr %1918, align 8
  %1920 = load i64, ptr %4, align 8
  %1921 = load i64, ptr %93, align 8
  %1922 = mul nsw i64 %1921, %1919
  %1923 = add i64 %1922, %1920
  %1924 = inttoptr i64 %1923 to ptr
  %1925 = load i16, ptr %1924, align 2
  %1926 = load i64, ptr %5, align 8
  %1927 = load i64, ptr %94, align 8
  %1928 = mul nsw i64 %1927, %1919
  %1929 = add i64 %1928, %1926
  %1930 = inttoptr i64 %1929 to ptr
  %1931 = load i16, ptr %1930, align 2
  %1932 = sub i16 %1925, %1931
  %1933 = zext i16 %1932 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1919, i64 noundef %1933)
  %1934 = add nuw nsw i64 %1917, 1
  %1935 = icmp eq i64 %1934, %292
  br i1 %1935, label %3465, label %1916

1936:                                             ; preds = %1892, %1936
  %1937 = phi i64 [ %1954, %1936 ], [ 0, %1892 ]
  %1938 = getelementptr inbounds nuw i64, ptr %290, i64 %1937
  %1939 = load i64, ptr %1938, align 8
  %1940 = load i64, ptr %4, align 8
  %1941 = load i64, ptr %93, align 8
  %1942 = mul nsw i64 %1941, %1939
  %1943 = add i64 %1942, %1940
  %1944 = inttoptr i64 %1943 to ptr
  %1945 = load i16, ptr %1944, align 2
  %1946 = load i64, ptr %5, align 8
  %1947 = load i64, ptr %94, align 8
  %1948 = mul nsw i64 %1947, %1939
  %1949 = add i64 %1948, %1946
  %1950 = inttoptr i64 %1949 to ptr
  %1951 = load i16, ptr %1950, align 2
  %1952 = sub i16 %1945, %1951
  %1953 = sext i16 %1952 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1939, i64 noundef %1953)
  %1954 = add nuw nsw i64 %1937, 1
  %1955 = icmp eq i64 %1954, %292
  br i1 %1955, label %3465, label %1936

1956:                                             ; preds = %1891, %1956
  %1957 = phi i64 [ %1974, %1956 ], [ 0, %1891 ]
  %1958 = getelementptr inbounds nuw i64, ptr %290, i64 %1957
  %1959 = load i64, ptr %1958, align 8
  %1960 = load i64, ptr %4, align 8
  %1961 = load i64, ptr %93, align 8
  %1962 = mul nsw i64 %1961, %1959
  %1963 = add i64 %1962, %1960
  %1964 = inttoptr i64 %1963 to ptr
  %1965 = load i32, ptr %1964, align 4
  %1966 = load i64, ptr %5, align 8
  %1967 = load i64, ptr %94, align 8
  %1968 = mul nsw i64 %1967, %1959
  %1969 = add i64 %1968, %1966
  %1970 = inttoptr i64 %1969 to ptr
  %1971 = load i32, ptr %1970, align 4
  %1972 = sub i32 %1965, %1971
  %1973 = zext i32 %1972 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1959, i64 noundef %1973)
  %1974 = add nuw nsw i64 %1957, 1
  %1975 = icmp eq i64 %1974, %292
  br i1 %1975, label %3465, label %1956

1976:                                             ; preds = %1890, %1976
  %1977 = phi i64 [ %1994, %1976 ], [ 0, %1890 ]
  %1978 = getelementptr inbounds nuw i64, ptr %290, i64 %1977
  %1979 = load i64, ptr %1978, align 8
  %1980 = load i64, ptr %4, align 8
  %1981 = load i64, ptr %93, align 8
  %1982 = mul nsw i64 %1981, %1979
  %1983 = add i64 %1982, %1980
  %1984 = inttoptr i64 %1983 to ptr
  %1985 = load i32, ptr %1984, align 4
  %1986 = load i64, ptr %5, align 8
  %1987 = load i64, ptr %94, align 8
  %1988 = mul nsw i64 %1987, %1979
  %1989 = add i64 %1988, %1986
  %1990 = inttoptr i64 %1989 to ptr
  %1991 = load i32, ptr %1990, align 4
  %1992 = sub i32 %1985, %1991
  %1993 = sext i32 %1992 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1979, i64 noundef %1993)
  %1994 = add nuw nsw i64 %1977, 1
  %1995 = icmp eq i64 %1994, %292
  br i1 %1995, label %3465, label %1976

1996:                                             ; preds = %1894, %1996
  %1997 = phi i64 [ %2013, %1996 ], [ 0, %1894 ]
  %1998 = getelementptr inbounds nuw i64, ptr %290, i64 %1997
  %1999 = load i64, ptr %1998, align 8
  %2000 = load i64, ptr %4, align 8
  %2001 = load i64, ptr %93, align 8
  %2002 = mul nsw i64 %2001, %1999
  %2003 = add i64 %2002, %2000
  %2004 = inttoptr i64 %2003 to ptr
  %2005 = load i64, ptr %2004, align 8
  %2006 = load i64, ptr %5, align 8
  %2007 = load i64, ptr %94, align 8
  %2008 = mul nsw i64 %2007, %1999
  %2009 = add i64 %2008, %2006
  %2010 = inttoptr i64 %2009 to ptr
  %2011 = load i64, ptr %2010, align 8
  %2012 = sub i64 %2005, %2011
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %1999, i64 noundef %2012)
  %2013 = add nuw nsw i64 %1997, 1
  %2014 = icmp eq i64 %2013, %292
  br i1 %2014, label %3465, label %1996

2015:                                             ; preds = %1648
  %2016 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2021 [
    i64 0, label %2022
    i64 4, label %2022
    i64 10, label %2022
    i64 1, label %2020
    i64 5, label %2019
    i64 2, label %2018
    i64 6, label %2017
  ]

2017:                                             ; preds = %2015
  br i1 %2016, label %2103, label %3465

2018:                                             ; preds = %2015
  br i1 %2016, label %2083, label %3465

2019:                                             ; preds = %2015
  br i1 %2016, label %2063, label %3465

2020:                                             ; preds = %2015
  br i1 %2016, label %2043, label %3465

2021:                                             ; preds = %2015
  br i1 %2016, label %2123, label %3465

2022:                                             ; preds = %2015, %2015, %2015
  br i1 %2016, label %2023, label %3465

2023:                                             ; preds = %2022, %2023
  %2024 = phi i64 [ %2041, %2023 ], [ 0, %2022 ]
  %2025 = getelementptr inbounds nuw i64, ptr %290, i64 %2024
  %2026 = load i64, ptr %2025, align 8
  %2027 = load i64, ptr %4, align 8
  %2028 = load i64, ptr %93, align 8
  %2029 = mul nsw i64 %2028, %2026
  %2030 = add i64 %2029, %2027
  %2031 = inttoptr i64 %2030 to ptr
  %2032 = load i8, ptr %2031, align 1
  %2033 = load i64, ptr %5, align 8
  %2034 = load i64, ptr %94, align 8
  %2035 = mul nsw i64 %2034, %2026
  %2036 = add i64 %2035, %2033
  %2037 = inttoptr i64 %2036 to ptr
  %2038 = load i8, ptr %2037, align 1
  %2039 = mul i8 %2038, %2032
  %2040 = zext i8 %2039 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2026, i64 noundef %2040)
  %2041 = add nuw nsw i64 %2024, 1
  %2042 = icmp eq i64 %2041, %292
  br i1 %2042, label %3465, label %2023

2043:                                             ; preds = %2020, %2043
  %2044 = phi i64 [ %2061, %2043 ], [ 0, %2020 ]
  %2045 = getelementptr inbounds nuw i64, ptr %290, i64 %2044
  %2046 = load i64, ptr %2045, align 8
  %2047 = load i64, ptr %4, align 8
  %2048 = load i64, ptr %93, align 8
  %2049 = mul nsw i64 %2048, %2046
  %2050 = add i64 %2049, %2047
  %2051 = inttoptr i64 %2050 to ptr
  %2052 = load i16, ptr %2051, align 2
  %2053 = load i64, ptr %5, align 8
  %2054 = load i64, ptr %94, align 8
  %2055 = mul nsw i64 %2054, %2046
  %2056 = add i64 %2055, %2053
  %2057 = inttoptr i64 %2056 to ptr
  %2058 = load i16, ptr %2057, align 2
  %2059 = mul i16 %2058, %2052
  %2060 = zext i16 %2059 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2046, i64 noundef %2060)
  %2061 = add nuw nsw i64 %2044, 1
  %2062 = icmp eq i64 %2061, %292
  br i1 %2062, label %3465, label %2043

2063:                                             ; preds = %2019, %2063
  %2064 = phi i64 [ %2081, %2063 ], [ 0, %2019 ]
  %2065 = getelementptr inbounds nuw i64, ptr %290, i64 %2064
  %2066 = load i64, ptr %2065, align 8
  %2067 = load i64, ptr %4, align 8
  %2068 = load i64, ptr %93, align 8
  %2069 = mul nsw i64 %2068, %2066
  %2070 = add i64 %2069, %2067
  %2071 = inttoptr i64 %2070 to ptr
  %2072 = load i16, ptr %2071, align 2
  %2073 = load i64, ptr %5, align 8
  %2074 = load i64, ptr %94, align 8
  %2075 = mul nsw i64 %2074, %2066
  %2076 = add i64 %2075, %2073
  %2077 = inttoptr i64 %2076 to ptr
  %2078 = load i16, ptr %2077, align 2
  %2079 = mul i16 %2078, %2072
  %2080 = sext i16 %2079 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2066, i64 noundef %2080)
  %2081 = add nuw nsw i64 %2064, 1
  %2082 = icmp eq i64 %2081, %292
  br i1 %2082, label %3465, label %2063

2083:                                             ; preds = %2018, %2083
  %2084 = phi i64 [ %2101, %2083 ], [ 0, %2018 ]
  %2085 = getelementptr inbounds nuw i64, ptr %290, i64 %2084
  %2086 = load i64, ptr %2085, align 8
  %2087 = load i64, ptr %4, align 8
  %2088 = load i64, ptr %93, align 8
  %2089 = mul nsw i64 %2088, %2086
  %2090 = add i64 %2089, %2087
  %2091 = inttoptr i64 %2090 to ptr
  %2092 = load i32, ptr %2091, align 4
  %2093 = load i64, ptr %5, align 8
  %2094 = load i64, ptr %94, align 8
  %2095 = mul nsw i64 %2094, %2086
  %2096 = add i64 %2095, %2093
  %2097 = inttoptr i64 %2096 to ptr
  %2098 = load i32, ptr %2097, align 4
  %2099 = mul i32 %2098, %2092
  %2100 = zext i32 %2099 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2086, i64 noundef %2100)
  %2101 = add nuw nsw i64 %2084, 1
  %2102 = icmp eq i64 %2101, %292
  br i1 %2102, label %3465, label %2083

2103:                                             ; preds = %2017, %2103
  %2104 = phi i64 [ %2121, %2103 ], [ 0, %2017 ]
  %2105 = getelementptr inbounds nuw i64, ptr %290, i64 %2104
  %2106 = load i64, ptr %2105, align 8
  %2107 = load i64, ptr %4, align 8
  %2108 = load i64, ptr %93, align 8
  %2109 = mul nsw i64 %2108, %2106
  %2110 = add i64 %2109, %2107
  %2111 = inttoptr i64 %2110 to ptr
  %2112 = load i32, ptr %2111, align 4
  %2113 = load i64, ptr %5, align 8
  %2114 = load i64, ptr %94, align 8
  %2115 = mul nsw i64 %2114, %2106
  %2116 = add i64 %2115, %2113
  %2117 = inttoptr i64 %2116 to ptr
  %2118 = load i32, ptr %2117, align 4
  %2119 = mul i32 %2118, %2112
  %2120 = sext i32 %2119 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2106, i64 noundef %2120)
  %2121 = add nuw nsw i64 %2104, 1
  %2122 = icmp eq i64 %2121, %292
  br i1 %2122, label %3465, label %2103

2123:                                             ; preds = %2021, %2123
  %2124 = phi i64 [ %2140, %2123 ], [ 0, %2021 ]
  %2125 = getelementptr inbounds nuw i64, ptr %290, i64 %2124
  %2126 = load i64, ptr %2125, align 8
  %2127 = load i64, ptr %4, align 8
  %2128 = load i64, ptr %93, align 8
  %2129 = mul nsw i64 %2128, %2126
  %2130 = add i64 %2129, %2127
  %2131 = inttoptr i64 %2130 to ptr
  %2132 = load i64, ptr %2131, align 8
  %2133 = load i64, ptr %5, align 8
  %2134 = load i64, ptr %94, align 8
  %2135 = mul nsw i64 %2134, %2126
  %2136 = add i64 %2135, %2133
  %2137 = inttoptr i64 %2136 to ptr
  %2138 = load i64, ptr %2137, align 8
  %2139 = mul i64 %2138, %2132
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2126, i64 noundef %2139)
  %2140 = add nuw nsw i64 %2124, 1
  %2141 = icmp eq i64 %2140, %292
  br i1 %2141, label %3465, label %2123

2142:                                             ; preds = %1648
  %2143 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2148 [
    i64 0, label %2149
    i64 4, label %2149
    i64 10, label %2149
    i64 1, label %2147
    i64 5, label %2146
    i64 2, label %2145
    i64 6, label %2144
  ]

2144:                                             ; preds = %2142
  br i1 %2143, label %2230, label %3465

2145:                                             ; preds = %2142
  br i1 %2143, label %2210, label %3465

2146:                                             ; preds = %2142
  br i1 %2143, label %2190, label %3465

2147:                                             ; preds = %2142
  br i1 %2143, label %2170, label %3465

2148:                                             ; preds = %2142
  br i1 %2143, label %2250, label %3465

2149:                                             ; preds = %2142, %2142, %2142
  br i1 %2143, label %2150, label %3465

2150:                                             ; preds = %2149, %2150
  %2151 = phi i64 [ %2168, %2150 ], [ 0, %2149 ]
  %2152 = getelementptr inbounds nuw i64, ptr %290, i64 %2151
  %2153 = load i64, ptr %2152, align 8
  %2154 = load i64, ptr %4, align 8
  %2155 = load i64, ptr %93, align 8
  %2156 = mul nsw i64 %2155, %2153
  %2157 = add i64 %2156, %2154
  %2158 = inttoptr i64 %2157 to ptr
  %2159 = load i8, ptr %2158, align 1
  %2160 = load i64, ptr %5, align 8
  %2161 = load i64, ptr %94, align 8
  %2162 = mul nsw i64 %2161, %2153
  %2163 = add i64 %2162, %2160
  %2164 = inttoptr i64 %2163 to ptr
  %2165 = load i8, ptr %2164, align 1
  %2166 = and i8 %2165, %2159
  %2167 = zext i8 %2166 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2153, i64 noundef %2167)
  %2168 = add nuw nsw i64 %2151, 1
  %2169 = icmp eq i64 %2168, %292
  br i1 %2169, label %3465, label %2150

2170:                                             ; preds = %2147, %2170
  %2171 = phi i64 [ %2188, %2170 ], [ 0, %2147 ]
  %2172 = getelementptr inbounds nuw i64, ptr %290, i64 %2171
  %2173 = load i64, ptr %2172, align 8
  %2174 = load i64, ptr %4, align 8
  %2175 = load i64, ptr %93, align 8
  %2176 = mul nsw i64 %2175, %2173
  %2177 = add i64 %2176, %2174
  %2178 = inttoptr i64 %2177 to ptr
  %2179 = load i16, ptr %2178, align 2
  %2180 = load i64, ptr %5, align 8
  %2181 = load i64, ptr %94, align 8
  %2182 = mul nsw i64 %2181, %2173
  %2183 = add i64 %2182, %2180
  %2184 = inttoptr i64 %2183 to ptr
  %2185 = load i16, ptr %2184, align 2
  %2186 = and i16 %2185, %2179
  %2187 = zext i16 %2186 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2173, i64 noundef %2187)
  %2188 = add nuw nsw i64 %2171, 1
  %2189 = icmp eq i64 %2188, %292
  br i1 %2189, label %3465, label %2170

2190:                                             ; preds = %2146, %2190
  %2191 = phi i64 [ %2208, %2190 ], [ 0, %2146 ]
  %2192 = getelementptr inbounds nuw i64, ptr %290, i64 %2191
  %2193 = load i64, ptr %2192, align 8
  %2194 = load i64, ptr %4, align 8
  %2195 = load i64, ptr %93, align 8
  %2196 = mul nsw i64 %2195, %2193
  %2197 = add i64 %2196, %2194
  %2198 = inttoptr i64 %2197 to ptr
  %2199 = load i16, ptr %2198, align 2
  %2200 = load i64, ptr %5, align 8
  %2201 = load i64, ptr %94, align 8
  %2202 = mul nsw i64 %2201, %2193
  %2203 = add i64 %2202, %2200
  %2204 = inttoptr i64 %2203 to ptr
  %2205 = load i16, ptr %2204, align 2
  %2206 = and i16 %2205, %2199
  %2207 = sext i16 %2206 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2193, i64 noundef %2207)
  %2208 = add nuw nsw i64 %2191, 1
  %2209 = icmp eq i64 %2208, %292
  br i1 %2209, label %3465, label %2190

2210:                                             ; preds = %2145, %2210
  %2211 = phi i64 [ %2228, %2210 ], [ 0, %2145 ]
  %2212 = getelementptr inbounds nuw i64, ptr %290, i64 %2211
  %2213 = load i64, ptr %2212, align 8
  %2214 = load i64, ptr %4, align 8
  %2215 = load i64, ptr %93, align 8
  %2216 = mul nsw i64 %2215, %2213
  %2217 = add i64 %2216, %2214
  %2218 = inttoptr i64 %2217 to ptr
  %2219 = load i32, ptr %2218, align 4
  %2220 = load i64, ptr %5, align 8
  %2221 = load i64, ptr %94, align 8
  %2222 = mul nsw i64 %2221, %2213
  %2223 = add i64 %2222, %2220
  %2224 = inttoptr i64 %2223 to ptr
  %2225 = load i32, ptr %2224, align 4
  %2226 = and i32 %2225, %2219
  %2227 = zext i32 %2226 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2213, i64 noundef %2227)
  %2228 = add nuw nsw i64 %2211, 1
  %2229 = icmp eq i64 %2228, %292
  br i1 %2229, label %3465, label %2210

2230:                                             ; preds = %2144, %2230
  %2231 = phi i64 [ %2248, %2230 ], [ 0, %2144 ]
  %2232 = getelementptr inbounds nuw i64, ptr %290, i64 %2231
  %2233 = load i64, ptr %2232, align 8
  %2234 = load i64, ptr %4, align 8
  %2235 = load i64, ptr %93, align 8
  %2236 = mul nsw i64 %2235, %2233
  %2237 = add i64 %2236, %2234
  %2238 = inttoptr i64 %2237 to ptr
  %2239 = load i32, ptr %2238, align 4
  %2240 = load i64, ptr %5, align 8
  %2241 = load i64, ptr %94, align 8
  %2242 = mul nsw i64 %2241, %2233
  %2243 = add i64 %2242, %2240
  %2244 = inttoptr i64 %2243 to ptr
  %2245 = load i32, ptr %2244, align 4
  %2246 = and i32 %2245, %2239
  %2247 = sext i32 %2246 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2233, i64 noundef %2247)
  %2248 = add nuw nsw i64 %2231, 1
  %2249 = icmp eq i64 %2248, %292
  br i1 %2249, label %3465, label %2230

2250:                                             ; preds = %2148, %2250
  %2251 = phi i64 [ %2267, %2250 ], [ 0, %2148 ]
  %2252 = getelementptr inbounds nuw i64, ptr %290, i64 %2251
  %2253 = load i64, ptr %2252, align 8
  %2254 = load i64, ptr %4, align 8
  %2255 = load i64, ptr %93, align 8
  %2256 = mul nsw i64 %2255, %2253
  %2257 = add i64 %2256, %2254
  %2258 = inttoptr i64 %2257 to ptr
  %2259 = load i64, ptr %2258, align 8
  %2260 = load i64, ptr %5, align 8
  %2261 = load i64, ptr %94, align 8
  %2262 = mul nsw i64 %2261, %2253
  %2263 = add i64 %2262, %2260
  %2264 = inttoptr i64 %2263 to ptr
  %2265 = load i64, ptr %2264, align 8
  %2266 = and i64 %2265, %2259
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2253, i64 noundef %2266)
  %2267 = add nuw nsw i64 %2251, 1
  %2268 = icmp eq i64 %2267, %292
  br i1 %2268, label %3465, label %2250

2269:                                             ; preds = %1648
  %2270 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2275 [
    i64 0, label %2276
    i64 4, label %2276
    i64 10, label %2276
    i64 1, label %2274
    i64 5, label %2273
    i64 2, label %2272
    i64 6, label %2271
  ]

2271:                                             ; preds = %2269
  br i1 %2270, label %2357, label %3465

2272:                                             ; preds = %2269
  br i1 %2270, label %2337, label %3465

2273:                                             ; preds = %2269
  br i1 %2270, label %2317, label %3465

2274:                                             ; preds = %2269
  br i1 %2270, label %2297, label %3465

2275:                                             ; preds = %2269
  br i1 %2270, label %2377, label %3465

2276:                                             ; preds = %2269, %2269, %2269
  br i1 %2270, label %2277, label %3465

2277:                                             ; preds = %2276, %2277
  %2278 = phi i64 [ %2295, %2277 ], [ 0, %2276 ]
  %2279 = getelementptr inbounds nuw i64, ptr %290, i64 %2278
  %2280 = load i64, ptr %2279, align 8
  %2281 = load i64, ptr %4, align 8
  %2282 = load i64, ptr %93, align 8
  %2283 = mul nsw i64 %2282, %2280
  %2284 = add i64 %2283, %2281
  %2285 = inttoptr i64 %2284 to ptr
  %2286 = load i8, ptr %2285, align 1
  %2287 = load i64, ptr %5, align 8
  %2288 = load i64, ptr %94, align 8
  %2289 = mul nsw i64 %2288, %2280
  %2290 = add i64 %2289, %2287
  %2291 = inttoptr i64 %2290 to ptr
  %2292 = load i8, ptr %2291, align 1
  %2293 = or i8 %2292, %2286
  %2294 = zext i8 %2293 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2280, i64 noundef %2294)
  %2295 = add nuw nsw i64 %2278, 1
  %2296 = icmp eq i64 %2295, %292
  br i1 %2296, label %3465, label %2277

2297:                                             ; preds = %2274, %2297
  %2298 = phi i64 [ %2315, %2297 ], [ 0, %2274 ]
  %2299 = getelementptr inbounds nuw i64, ptr %290, i64 %2298
  %2300 = load i64, ptr %2299, align 8
  %2301 = load i64, ptr %4, align 8
  %2302 = load i64, ptr %93, align 8
  %2303 = mul nsw i64 %2302, %2300
  %2304 = add i64 %2303, %2301
  %2305 = inttoptr i64 %2304 to ptr
  %2306 = load i16, ptr %2305, align 2
  %2307 = load i64, ptr %5, align 8
  %2308 = load i64, ptr %94, align 8
  %2309 = mul nsw i64 %2308, %2300
  %2310 = add i64 %2309, %2307
  %2311 = inttoptr i64 %2310 to ptr
  %2312 = load i16, ptr %2311, align 2
  %2313 = or i16 %2312, %2306
  %2314 = zext i16 %2313 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2300, i64 noundef %2314)
  %2315 = add nuw nsw i64 %2298, 1
  %2316 = icmp eq i64 %2315, %292
  br i1 %2316, label %3465, label %2297

2317:                                             ; preds = %2273, %2317
  %2318 = phi i64 [ %2335, %2317 ], [ 0, %2273 ]
  %2319 = getelementptr inbounds nuw i64, ptr %290, i64 %2318
  %2320 = load i64, ptr %2319, align 8
  %2321 = load i64, ptr %4, align 8
  %2322 = load i64, ptr %93, align 8
  %2323 = mul nsw i64 %2322, %2320
  %2324 = add i64 %2323, %2321
  %2325 = inttoptr i64 %2324 to ptr
  %2326 = load i16, ptr %2325, align 2
  %2327 = load i64, ptr %5, align 8
  %2328 = load i64, ptr %94, align 8
  %2329 = mul nsw i64 %2328, %2320
  %2330 = add i64 %2329, %2327
  %2331 = inttoptr i64 %2330 to ptr
  %2332 = load i16, ptr %2331, align 2
  %2333 = or i16 %2332, %2326
  %2334 = sext i16 %2333 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2320, i64 noundef %2334)
  %2335 = add nuw nsw i64 %2318, 1
  %2336 = icmp eq i64 %2335, %292
  br i1 %2336, label %3465, label %2317

2337:                                             ; preds = %2272, %2337
  %2338 = phi i64 [ %2355, %2337 ], [ 0, %2272 ]
  %2339 = getelementptr inbounds nuw i64, ptr %290, i64 %2338
  %2340 = load i64, ptr %2339, align 8
  %2341 = load i64, ptr %4, align 8
  %2342 = load i64, ptr %93, align 8
  %2343 = mul nsw i64 %2342, %2340
  %2344 = add i64 %2343, %2341
  %2345 = inttoptr i64 %2344 to ptr
  %2346 = load i32, ptr %2345, align 4
  %2347 = load i64, ptr %5, align 8
  %2348 = load i64, ptr %94, align 8
  %2349 = mul nsw i64 %2348, %2340
  %2350 = add i64 %2349, %2347
  %2351 = inttoptr i64 %2350 to ptr
  %2352 = load i32, ptr %2351, align 4
  %2353 = or i32 %2352, %2346
  %2354 = zext i32 %2353 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2340, i64 noundef %2354)
  %2355 = add nuw nsw i64 %2338, 1
  %2356 = icmp eq i64 %2355, %292
  br i1 %2356, label %3465, label %2337

2357:                                             ; preds = %2271, %2357
  %2358 = phi i64 [ %2375, %2357 ], [ 0, %2271 ]
  %2359 = getelementptr inbounds nuw i64, ptr %290, i64 %2358
  %2360 = load i64, ptr %2359, align 8
  %2361 = load i64, ptr %4, align 8
  %2362 = load i64, ptr %93, align 8
  %2363 = mul nsw i64 %2362, %2360
  %2364 = add i64 %2363, %2361
  %2365 = inttoptr i64 %2364 to ptr
  %2366 = load i32, ptr %2365, align 4
  %2367 = load i64, ptr %5, align 8
  %2368 = load i64, ptr %94, align 8
  %2369 = mul nsw i64 %2368, %2360
  %2370 = add i64 %2369, %2367
  %2371 = inttoptr i64 %2370 to ptr
  %2372 = load i32, ptr %2371, align 4
  %2373 = or i32 %2372, %2366
  %2374 = sext i32 %2373 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2360, i64 noundef %2374)
  %2375 = add nuw nsw i64 %2358, 1
  %2376 = icmp eq i64 %2375, %292
  br i1 %2376, label %3465, label %2357

2377:                                             ; preds = %2275, %2377
  %2378 = phi i64 [ %2394, %2377 ], [ 0, %2275 ]
  %2379 = getelementptr inbounds nuw i64, ptr %290, i64 %2378
  %2380 = load i64, ptr %2379, align 8
  %2381 = load i64, ptr %4, align 8
  %2382 = load i64, ptr %93, align 8
  %2383 = mul nsw i64 %2382, %2380
  %2384 = add i64 %2383, %2381
  %2385 = inttoptr i64 %2384 to ptr
  %2386 = load i64, ptr %2385, align 8
  %2387 = load i64, ptr %5, align 8
  %2388 = load i64, ptr %94, align 8
  %2389 = mul nsw i64 %2388, %2380
  %2390 = add i64 %2389, %2387
  %2391 = inttoptr i64 %2390 to ptr
  %2392 = load i64, ptr %2391, align 8
  %2393 = or i64 %2392, %2386
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2380, i64 noundef %2393)
  %2394 = add nuw nsw i64 %2378, 1
  %2395 = icmp eq i64 %2394, %292
  br i1 %2395, label %3465, label %2377

2396:                                             ; preds = %1648
  %2397 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2402 [
    i64 0, label %2403
    i64 4, label %2403
    i64 10, label %2403
    i64 1, label %2401
    i64 5, label %2400
    i64 2, label %2399
    i64 6, label %2398
  ]

2398:                                             ; preds = %2396
  br i1 %2397, label %2484, label %3465

2399:                                             ; preds = %2396
  br i1 %2397, label %2464, label %3465

2400:                                             ; preds = %2396
  br i1 %2397, label %2444, label %3465

2401:                                             ; preds = %2396
  br i1 %2397, label %2424, label %3465

2402:                                             ; preds = %2396
  br i1 %2397, label %2504, label %3465

2403:                                             ; preds = %2396, %2396, %2396
  br i1 %2397, label %2404, label %3465

2404:                                             ; preds = %2403, %2404
  %2405 = phi i64 [ %2422, %2404 ], [ 0, %2403 ]
  %2406 = getelementptr inbounds nuw i64, ptr %290, i64 %2405
  %2407 = load i64, ptr %2406, align 8
  %2408 = load i64, ptr %4, align 8
  %2409 = load i64, ptr %93, align 8
  %2410 = mul nsw i64 %2409, %2407
  %2411 = add i64 %2410, %2408
  %2412 = inttoptr i64 %2411 to ptr
  %2413 = load i8, ptr %2412, align 1
  %2414 = load i64, ptr %5, align 8
  %2415 = load i64, ptr %94, align 8
  %2416 = mul nsw i64 %2415, %2407
  %2417 = add i64 %2416, %2414
  %2418 = inttoptr i64 %2417 to ptr
  %2419 = load i8, ptr %2418, align 1
  %2420 = xor i8 %2419, %2413
  %2421 = zext i8 %2420 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2407, i64 noundef %2421)
  %2422 = add nuw nsw i64 %2405, 1
  %2423 = icmp eq i64 %2422, %292
  br i1 %2423, label %3465, label %2404

2424:                                             ; preds = %2401, %2424
  %2425 = phi i64 [ %2442, %2424 ], [ 0, %2401 ]
  %2426 = getelementptr inbounds nuw i64, ptr %290, i64 %2425
  %2427 = load i64, ptr %2426, align 8
  %2428 = load i64, ptr %4, align 8
  %2429 = load i64, ptr %93, align 8
  %2430 = mul nsw i64 %2429, %2427
  %2431 = add i64 %2430, %2428
  %2432 = inttoptr i64 %2431 to ptr
  %2433 = load i16, ptr %2432, align 2
  %2434 = load i64, ptr %5, align 8
  %2435 = load i64, ptr %94, align 8
  %2436 = mul nsw i64 %2435, %2427
  %2437 = add i64 %2436, %2434
  %2438 = inttoptr i64 %2437 to ptr
  %2439 = load i16, ptr %2438, align 2
  %2440 = xor i16 %2439, %2433
  %2441 = zext i16 %2440 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2427, i64 noundef %2441)
  %2442 = add nuw nsw i64 %2425, 1
  %2443 = icmp eq i64 %2442, %292
  br i1 %2443, label %3465, label %2424

2444:                                             ; preds = %2400, %2444
  %2445 = phi i64 [ %2462, %2444 ], [ 0, %2400 ]
  %2446 = getelementptr inbounds nuw i64, ptr %290, i64 %2445
  %2447 = load i64, ptr %2446, align 8
  %2448 = load i64, ptr %4, align 8
  %2449 = load i64, ptr %93, align 8
  %2450 = mul nsw i64 %2449, %2447
  %2451 = add i64 %2450, %2448
  %2452 = inttoptr i64 %2451 to ptr
  %2453 = load i16, ptr %2452, align 2
  %2454 = load i64, ptr %5, align 8
  %2455 = load i64, ptr %94, align 8
  %2456 = mul nsw i64 %2455, %2447
  %2457 = add i64 %2456, %2454
  %2458 = inttoptr i64 %2457 to ptr
  %2459 = load i16, ptr %2458, align 2
  %2460 = xor i16 %2459, %2453
  %2461 = sext i16 %2460 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2447, i64 noundef %2461)
  %2462 = add nuw nsw i64 %2445, 1
  %2463 = icmp eq i64 %2462, %292
  br i1 %2463, label %3465, label %2444

2464:                                             ; preds = %2399, %2464
  %2465 = phi i64 [ %2482, %2464 ], [ 0, %2399 ]
  %2466 = getelementptr inbounds nuw i64, ptr %290, i64 %2465
  %2467 = load i64, ptr %2466, align 8
  %2468 = load i64, ptr %4, align 8
  %2469 = load i64, ptr %93, align 8
  %2470 = mul nsw i64 %2469, %2467
  %2471 = add i64 %2470, %2468
  %2472 = inttoptr i64 %2471 to ptr
  %2473 = load i32, ptr %2472, align 4
  %2474 = load i64, ptr %5, align 8
  %2475 = load i64, ptr %94, align 8
  %2476 = mul nsw i64 %2475, %2467
  %2477 = add i64 %2476, %2474
  %2478 = inttoptr i64 %2477 to ptr
  %2479 = load i32, ptr %2478, align 4
  %2480 = xor i32 %2479, %2473
  %2481 = zext i32 %2480 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2467, i64 noundef %2481)
  %2482 = add nuw nsw i64 %2465, 1
  %2483 = icmp eq i64 %2482, %292
  br i1 %2483, label %3465, label %2464

2484:                                             ; preds = %2398, %2484
  %2485 = phi i64 [ %2502, %2484 ], [ 0, %2398 ]
  %2486 = getelementptr inbounds nuw i64, ptr %290, i64 %2485
  %2487 = load i64, ptr %2486, align 8
  %2488 = load i64, ptr %4, align 8
  %2489 = load i64, ptr %93, align 8
  %2490 = mul nsw i64 %2489, %2487
  %2491 = add i64 %2490, %2488
  %2492 = inttoptr i64 %2491 to ptr
  %2493 = load i32, ptr %2492, align 4
  %2494 = load i64, ptr %5, align 8
  %2495 = load i64, ptr %94, align 8
  %2496 = mul nsw i64 %2495, %2487
  %2497 = add i64 %2496, %2494
  %2498 = inttoptr i64 %2497 to ptr
  %2499 = load i32, ptr %2498, align 4
  %2500 = xor i32 %2499, %2493
  %2501 = sext i32 %2500 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2487, i64 noundef %2501)
  %2502 = add nuw nsw i64 %2485, 1
  %2503 = icmp eq i64 %2502, %292
  br i1 %2503, label %3465, label %2484

2504:                                             ; preds = %2402, %2504
  %2505 = phi i64 [ %2521, %2504 ], [ 0, %2402 ]
  %2506 = getelementptr inbounds nuw i64, ptr %290, i64 %2505
  %2507 = load i64, ptr %2506, align 8
  %2508 = load i64, ptr %4, align 8
  %2509 = load i64, ptr %93, align 8
  %2510 = mul nsw i64 %2509, %2507
  %2511 = add i64 %2510, %2508
  %2512 = inttoptr i64 %2511 to ptr
  %2513 = load i64, ptr %2512, align 8
  %2514 = load i64, ptr %5, align 8
  %2515 = load i64, ptr %94, align 8
  %2516 = mul nsw i64 %2515, %2507
  %2517 = add i64 %2516, %2514
  %2518 = inttoptr i64 %2517 to ptr
  %2519 = load i64, ptr %2518, align 8
  %2520 = xor i64 %2519, %2513
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2507, i64 noundef %2520)
  %2521 = add nuw nsw i64 %2505, 1
  %2522 = icmp eq i64 %2521, %292
  br i1 %2522, label %3465, label %2504

2523:                                             ; preds = %1648
  %2524 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2530 [
    i64 10, label %2529
    i64 0, label %2545
    i64 4, label %2545
    i64 6, label %2528
    i64 1, label %2527
    i64 5, label %2526
    i64 2, label %2525
  ]

2525:                                             ; preds = %2523
  br i1 %2524, label %2588, label %3465

2526:                                             ; preds = %2523
  br i1 %2524, label %2574, label %3465

2527:                                             ; preds = %2523
  br i1 %2524, label %2560, label %3465

2528:                                             ; preds = %2523
  br i1 %2524, label %2602, label %3465

2529:                                             ; preds = %2523
  br i1 %2524, label %2531, label %3465

2530:                                             ; preds = %2523
  br i1 %2524, label %2616, label %3465

2531:                                             ; preds = %2529, %2531
  %2532 = phi i64 [ %2543, %2531 ], [ 0, %2529 ]
  %2533 = getelementptr inbounds nuw i64, ptr %290, i64 %2532
  %2534 = load i64, ptr %2533, align 8
  %2535 = load i64, ptr %4, align 8
  %2536 = load i64, ptr %93, align 8
  %2537 = mul nsw i64 %2536, %2534
  %2538 = add i64 %2537, %2535
  %2539 = inttoptr i64 %2538 to ptr
  %2540 = load i8, ptr %2539, align 1
  %2541 = icmp eq i8 %2540, 0
  %2542 = zext i1 %2541 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2534, i64 noundef %2542)
  %2543 = add nuw nsw i64 %2532, 1
  %2544 = icmp eq i64 %2543, %292
  br i1 %2544, label %3465, label %2531

2545:                                             ; preds = %2523, %2523
  br i1 %2524, label %2546, label %3465

2546:                                             ; preds = %2545, %2546
  %2547 = phi i64 [ %2558, %2546 ], [ 0, %2545 ]
  %2548 = getelementptr inbounds nuw i64, ptr %290, i64 %2547
  %2549 = load i64, ptr %2548, align 8
  %2550 = load i64, ptr %4, align 8
  %2551 = load i64, ptr %93, align 8
  %2552 = mul nsw i64 %2551, %2549
  %2553 = add i64 %2552, %2550
  %2554 = inttoptr i64 %2553 to ptr
  %2555 = load i8, ptr %2554, align 1
  %2556 = xor i8 %2555, -1
  %2557 = zext i8 %2556 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2549, i64 noundef %2557)
  %2558 = add nuw nsw i64 %2547, 1
  %2559 = icmp eq i64 %2558, %292
  br i1 %2559, label %3465, label %2546

2560:                                             ; preds = %2527, %2560
  %2561 = phi i64 [ %2572, %2560 ], [ 0, %2527 ]
  %2562 = getelementptr inbounds nuw i64, ptr %290, i64 %2561
  %2563 = load i64, ptr %2562, align 8
  %2564 = load i64, ptr %4, align 8
  %2565 = load i64, ptr %93, align 8
  %2566 = mul nsw i64 %2565, %2563
  %2567 = add i64 %2566, %2564
  %2568 = inttoptr i64 %2567 to ptr
  %2569 = load i16, ptr %2568, align 2
  %2570 = xor i16 %2569, -1
  %2571 = zext i16 %2570 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2563, i64 noundef %2571)
  %2572 = add nuw nsw i64 %2561, 1
  %2573 = icmp eq i64 %2572, %292
  br i1 %2573, label %3465, label %2560

2574:                                             ; preds = %2526, %2574
  %2575 = phi i64 [ %2586, %2574 ], [ 0, %2526 ]
  %2576 = getelementptr inbounds nuw i64, ptr %290, i64 %2575
  %2577 = load i64, ptr %2576, align 8
  %2578 = load i64, ptr %4, align 8
  %2579 = load i64, ptr %93, align 8
  %2580 = mul nsw i64 %2579, %2577
  %2581 = add i64 %2580, %2578
  %2582 = inttoptr i64 %2581 to ptr
  %2583 = load i16, ptr %2582, align 2
  %2584 = xor i16 %2583, -1
  %2585 = sext i16 %2584 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2577, i64 noundef %2585)
  %2586 = add nuw nsw i64 %2575, 1
  %2587 = icmp eq i64 %2586, %292
  br i1 %2587, label %3465, label %2574

2588:                                             ; preds = %2525, %2588
  %2589 = phi i64 [ %2600, %2588 ], [ 0, %2525 ]
  %2590 = getelementptr inbounds nuw i64, ptr %290, i64 %2589
  %2591 = load i64, ptr %2590, align 8
  %2592 = load i64, ptr %4, align 8
  %2593 = load i64, ptr %93, align 8
  %2594 = mul nsw i64 %2593, %2591
  %2595 = add i64 %2594, %2592
  %2596 = inttoptr i64 %2595 to ptr
  %2597 = load i32, ptr %2596, align 4
  %2598 = xor i32 %2597, -1
  %2599 = zext i32 %2598 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2591, i64 noundef %2599)
  %2600 = add nuw nsw i64 %2589, 1
  %2601 = icmp eq i64 %2600, %292
  br i1 %2601, label %3465, label %2588

2602:                                             ; preds = %2528, %2602
  %2603 = phi i64 [ %2614, %2602 ], [ 0, %2528 ]
  %2604 = getelementptr inbounds nuw i64, ptr %290, i64 %2603
  %2605 = load i64, ptr %2604, align 8
  %2606 = load i64, ptr %4, align 8
  %2607 = load i64, ptr %93, align 8
  %2608 = mul nsw i64 %2607, %2605
  %2609 = add i64 %2608, %2606
  %2610 = inttoptr i64 %2609 to ptr
  %2611 = load i32, ptr %2610, align 4
  %2612 = xor i32 %2611, -1
  %2613 = sext i32 %2612 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2605, i64 noundef %2613)
  %2614 = add nuw nsw i64 %2603, 1
  %2615 = icmp eq i64 %2614, %292
  br i1 %2615, label %3465, label %2602

2616:                                             ; preds = %2530, %2616
  %2617 = phi i64 [ %2627, %2616 ], [ 0, %2530 ]
  %2618 = getelementptr inbounds nuw i64, ptr %290, i64 %2617
  %2619 = load i64, ptr %2618, align 8
  %2620 = load i64, ptr %4, align 8
  %2621 = load i64, ptr %93, align 8
  %2622 = mul nsw i64 %2621, %2619
  %2623 = add i64 %2622, %2620
  %2624 = inttoptr i64 %2623 to ptr
  %2625 = load i64, ptr %2624, align 8
  %2626 = xor i64 %2625, -1
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2619, i64 noundef %2626)
  %2627 = add nuw nsw i64 %2617, 1
  %2628 = icmp eq i64 %2627, %292
  br i1 %2628, label %3465, label %2616

2629:                                             ; preds = %1648
  %2630 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2635 [
    i64 0, label %2636
    i64 4, label %2636
    i64 10, label %2636
    i64 1, label %2634
    i64 5, label %2633
    i64 2, label %2632
    i64 6, label %2631
  ]

2631:                                             ; preds = %2629
  br i1 %2630, label %2693, label %3465

2632:                                             ; preds = %2629
  br i1 %2630, label %2679, label %3465

2633:                                             ; preds = %2629
  br i1 %2630, label %2665, label %3465

2634:                                             ; preds = %2629
  br i1 %2630, label %2651, label %3465

2635:                                             ; preds = %2629
  br i1 %2630, label %2707, label %3465

2636:                                             ; preds = %2629, %2629, %2629
  br i1 %2630, label %2637, label %3465

2637:                                             ; preds = %2636, %2637
  %2638 = phi i64 [ %2649, %2637 ], [ 0, %2636 ]
  %2639 = getelementptr inbounds nuw i64, ptr %290, i64 %2638
  %2640 = load i64, ptr %2639, align 8
  %2641 = load i64, ptr %4, align 8
  %2642 = load i64, ptr %93, align 8
  %2643 = mul nsw i64 %2642, %2640
  %2644 = add i64 %2643, %2641
  %2645 = inttoptr i64 %2644 to ptr
  %2646 = load i8, ptr %2645, align 1
  %2647 = sub i8 0, %2646
  %2648 = zext i8 %2647 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2640, i64 noundef %2648)
  %2649 = add nuw nsw i64 %2638, 1
  %2650 = icmp eq i64 %2649, %292
  br i1 %2650, label %3465, label %2637

2651:                                             ; preds = %2634, %2651
  %2652 = phi i64 [ %2663, %2651 ], [ 0, %2634 ]
  %2653 = getelementptr inbounds nuw i64, ptr %290, i64 %2652
  %2654 = load i64, ptr %2653, align 8
  %2655 = load i64, ptr %4, align 8
  %2656 = load i64, ptr %93, align 8
  %2657 = mul nsw i64 %2656, %2654
  %2658 = add i64 %2657, %2655
  %2659 = inttoptr i64 %2658 to ptr
  %2660 = load i16, ptr %2659, align 2
  %2661 = sub i16 0, %2660
  %2662 = zext i16 %2661 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2654, i64 noundef %2662)
  %2663 = add nuw nsw i64 %2652, 1
  %2664 = icmp eq i64 %2663, %292
  br i1 %2664, label %3465, label %2651

2665:                                             ; preds = %2633, %2665
  %2666 = phi i64 [ %2677, %2665 ], [ 0, %2633 ]
  %2667 = getelementptr inbounds nuw i64, ptr %290, i64 %2666
  %2668 = load i64, ptr %2667, align 8
  %2669 = load i64, ptr %4, align 8
  %2670 = load i64, ptr %93, align 8
  %2671 = mul nsw i64 %2670, %2668
  %2672 = add i64 %2671, %2669
  %2673 = inttoptr i64 %2672 to ptr
  %2674 = load i16, ptr %2673, align 2
  %2675 = sub i16 0, %2674
  %2676 = sext i16 %2675 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2668, i64 noundef %2676)
  %2677 = add nuw nsw i64 %2666, 1
  %2678 = icmp eq i64 %2677, %292
  br i1 %2678, label %3465, label %2665

2679:                                             ; preds = %2632, %2679
  %2680 = phi i64 [ %2691, %2679 ], [ 0, %2632 ]
  %2681 = getelementptr inbounds nuw i64, ptr %290, i64 %2680
  %2682 = load i64, ptr %2681, align 8
  %2683 = load i64, ptr %4, align 8
  %2684 = load i64, ptr %93, align 8
  %2685 = mul nsw i64 %2684, %2682
  %2686 = add i64 %2685, %2683
  %2687 = inttoptr i64 %2686 to ptr
  %2688 = load i32, ptr %2687, align 4
  %2689 = sub i32 0, %2688
  %2690 = zext i32 %2689 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2682, i64 noundef %2690)
  %2691 = add nuw nsw i64 %2680, 1
  %2692 = icmp eq i64 %2691, %292
  br i1 %2692, label %3465, label %2679

2693:                                             ; preds = %2631, %2693
  %2694 = phi i64 [ %2705, %2693 ], [ 0, %2631 ]
  %2695 = getelementptr inbounds nuw i64, ptr %290, i64 %2694
  %2696 = load i64, ptr %2695, align 8
  %2697 = load i64, ptr %4, align 8
  %2698 = load i64, ptr %93, align 8
  %2699 = mul nsw i64 %2698, %2696
  %2700 = add i64 %2699, %2697
  %2701 = inttoptr i64 %2700 to ptr
  %2702 = load i32, ptr %2701, align 4
  %2703 = sub i32 0, %2702
  %2704 = sext i32 %2703 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2696, i64 noundef %2704)
  %2705 = add nuw nsw i64 %2694, 1
  %2706 = icmp eq i64 %2705, %292
  br i1 %2706, label %3465, label %2693

2707:                                             ; preds = %2635, %2707
  %2708 = phi i64 [ %2718, %2707 ], [ 0, %2635 ]
  %2709 = getelementptr inbounds nuw i64, ptr %290, i64 %2708
  %2710 = load i64, ptr %2709, align 8
  %2711 = load i64, ptr %4, align 8
  %2712 = load i64, ptr %93, align 8
  %2713 = mul nsw i64 %2712, %2710
  %2714 = add i64 %2713, %2711
  %2715 = inttoptr i64 %2714 to ptr
  %2716 = load i64, ptr %2715, align 8
  %2717 = sub i64 0, %2716
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2710, i64 noundef %2717)
  %2718 = add nuw nsw i64 %2708, 1
  %2719 = icmp eq i64 %2718, %292
  br i1 %2719, label %3465, label %2707

2720:                                             ; preds = %1648
  %2721 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2727 [
    i64 1, label %2726
    i64 5, label %2725
    i64 2, label %2724
    i64 6, label %2723
    i64 3, label %2722
  ]

2722:                                             ; preds = %2720
  br i1 %2721, label %2808, label %3465

2723:                                             ; preds = %2720
  br i1 %2721, label %2788, label %3465

2724:                                             ; preds = %2720
  br i1 %2721, label %2768, label %3465

2725:                                             ; preds = %2720
  br i1 %2721, label %2748, label %3465

2726:                                             ; preds = %2720
  br i1 %2721, label %2728, label %3465

2727:                                             ; preds = %2720
  br i1 %2721, label %2827, label %3465

2728:                                             ; preds = %2726, %2728
  %2729 = phi i64 [ %2746, %2728 ], [ 0, %2726 ]
  %2730 = getelementptr inbounds nuw i64, ptr %290, i64 %2729
  %2731 = load i64, ptr %2730, align 8
  %2732 = load i64, ptr %4, align 8
  %2733 = load i64, ptr %93, align 8
  %2734 = mul nsw i64 %2733, %2731
  %2735 = add i64 %2734, %2732
  %2736 = inttoptr i64 %2735 to ptr
  %2737 = load i16, ptr %2736, align 2
  %2738 = load i64, ptr %5, align 8
  %2739 = load i64, ptr %94, align 8
  %2740 = mul nsw i64 %2739, %2731
  %2741 = add i64 %2740, %2738
  %2742 = inttoptr i64 %2741 to ptr
  %2743 = load i16, ptr %2742, align 2
  %2744 = tail call i16 @llvm.umin.i16(i16 %2737, i16 %2743)
  %2745 = zext i16 %2744 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2731, i64 noundef %2745)
  %2746 = add nuw nsw i64 %2729, 1
  %2747 = icmp eq i64 %2746, %292
  br i1 %2747, label %3465, label %2728

2748:                                             ; preds = %2725, %2748
  %2749 = phi i64 [ %2766, %2748 ], [ 0, %2725 ]
  %2750 = getelementptr inbounds nuw i64, ptr %290, i64 %2749
  %2751 = load i64, ptr %2750, align 8
  %2752 = load i64, ptr %4, align 8
  %2753 = load i64, ptr %93, align 8
  %2754 = mul nsw i64 %2753, %2751
  %2755 = add i64 %2754, %2752
  %2756 = inttoptr i64 %2755 to ptr
  %2757 = load i16, ptr %2756, align 2
  %2758 = load i64, ptr %5, align 8
  %2759 = load i64, ptr %94, align 8
  %2760 = mul nsw i64 %2759, %2751
  %2761 = add i64 %2760, %2758
  %2762 = inttoptr i64 %2761 to ptr
  %2763 = load i16, ptr %2762, align 2
  %2764 = tail call i16 @llvm.smin.i16(i16 %2757, i16 %2763)
  %2765 = sext i16 %2764 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2751, i64 noundef %2765)
  %2766 = add nuw nsw i64 %2749, 1
  %2767 = icmp eq i64 %2766, %292
  br i1 %2767, label %3465, label %2748

2768:                                             ; preds = %2724, %2768
  %2769 = phi i64 [ %2786, %2768 ], [ 0, %2724 ]
  %2770 = getelementptr inbounds nuw i64, ptr %290, i64 %2769
  %2771 = load i64, ptr %2770, align 8
  %2772 = load i64, ptr %4, align 8
  %2773 = load i64, ptr %93, align 8
  %2774 = mul nsw i64 %2773, %2771
  %2775 = add i64 %2774, %2772
  %2776 = inttoptr i64 %2775 to ptr
  %2777 = load i32, ptr %2776, align 4
  %2778 = load i64, ptr %5, align 8
  %2779 = load i64, ptr %94, align 8
  %2780 = mul nsw i64 %2779, %2771
  %2781 = add i64 %2780, %2778
  %2782 = inttoptr i64 %2781 to ptr
  %2783 = load i32, ptr %2782, align 4
  %2784 = tail call i32 @llvm.umin.i32(i32 %2777, i32 %2783)
  %2785 = zext i32 %2784 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2771, i64 noundef %2785)
  %2786 = add nuw nsw i64 %2769, 1
  %2787 = icmp eq i64 %2786, %292
  br i1 %2787, label %3465, label %2768

2788:                                             ; preds = %2723, %2788
  %2789 = phi i64 [ %2806, %2788 ], [ 0, %2723 ]
  %2790 = getelementptr inbounds nuw i64, ptr %290, i64 %2789
  %2791 = load i64, ptr %2790, align 8
  %2792 = load i64, ptr %4, align 8
  %2793 = load i64, ptr %93, align 8
  %2794 = mul nsw i64 %2793, %2791
  %2795 = add i64 %2794, %2792
  %2796 = inttoptr i64 %2795 to ptr
  %2797 = load i32, ptr %2796, align 4
  %2798 = load i64, ptr %5, align 8
  %2799 = load i64, ptr %94, align 8
  %2800 = mul nsw i64 %2799, %2791
  %2801 = add i64 %2800, %2798
  %2802 = inttoptr i64 %2801 to ptr
  %2803 = load i32, ptr %2802, align 4
  %2804 = tail call i32 @llvm.smin.i32(i32 %2797, i32 %2803)
  %2805 = sext i32 %2804 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2791, i64 noundef %2805)
  %2806 = add nuw nsw i64 %2789, 1
  %2807 = icmp eq i64 %2806, %292
  br i1 %2807, label %3465, label %2788

2808:                                             ; preds = %2722, %2808
  %2809 = phi i64 [ %2825, %2808 ], [ 0, %2722 ]
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
  %2824 = tail call i64 @llvm.umin.i64(i64 %2817, i64 %2823)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2811, i64 noundef %2824)
  %2825 = add nuw nsw i64 %2809, 1
  %2826 = icmp eq i64 %2825, %292
  br i1 %2826, label %3465, label %2808

2827:                                             ; preds = %2727, %2827
  %2828 = phi i64 [ %2844, %2827 ], [ 0, %2727 ]
  %2829 = getelementptr inbounds nuw i64, ptr %290, i64 %2828
  %2830 = load i64, ptr %2829, align 8
  %2831 = load i64, ptr %4, align 8
  %2832 = load i64, ptr %93, align 8
  %2833 = mul nsw i64 %2832, %2830
  %2834 = add i64 %2833, %2831
  %2835 = inttoptr i64 %2834 to ptr
  %2836 = load i64, ptr %2835, align 8
  %2837 = load i64, ptr %5, align 8
  %2838 = load i64, ptr %94, align 8
  %2839 = mul nsw i64 %2838, %2830
  %2840 = add i64 %2839, %2837
  %2841 = inttoptr i64 %2840 to ptr
  %2842 = load i64, ptr %2841, align 8
  %2843 = tail call i64 @llvm.smin.i64(i64 %2836, i64 %2842)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2830, i64 noundef %2843)
  %2844 = add nuw nsw i64 %2828, 1
  %2845 = icmp eq i64 %2844, %292
  br i1 %2845, label %3465, label %2827

2846:                                             ; preds = %1648
  %2847 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2853 [
    i64 1, label %2852
    i64 5, label %2851
    i64 2, label %2850
    i64 6, label %2849
    i64 3, label %2848
  ]

2848:                                             ; preds = %2846
  br i1 %2847, label %2934, label %3465

2849:                                             ; preds = %2846
  br i1 %2847, label %2914, label %3465

2850:                                             ; preds = %2846
  br i1 %2847, label %2894, label %3465

2851:                                             ; preds = %2846
  br i1 %2847, label %2874, label %3465

2852:                                             ; preds = %2846
  br i1 %2847, label %2854, label %3465

2853:                                             ; preds = %2846
  br i1 %2847, label %2953, label %3465

2854:                                             ; preds = %2852, %2854
  %2855 = phi i64 [ %2872, %2854 ], [ 0, %2852 ]
  %2856 = getelementptr inbounds nuw i64, ptr %290, i64 %2855
  %2857 = load i64, ptr %2856, align 8
  %2858 = load i64, ptr %4, align 8
  %2859 = load i64, ptr %93, align 8
  %2860 = mul nsw i64 %2859, %2857
  %2861 = add i64 %2860, %2858
  %2862 = inttoptr i64 %2861 to ptr
  %2863 = load i16, ptr %2862, align 2
  %2864 = load i64, ptr %5, align 8
  %2865 = load i64, ptr %94, align 8
  %2866 = mul nsw i64 %2865, %2857
  %2867 = add i64 %2866, %2864
  %2868 = inttoptr i64 %2867 to ptr
  %2869 = load i16, ptr %2868, align 2
  %2870 = tail call i16 @llvm.umax.i16(i16 %2863, i16 %2869)
  %2871 = zext i16 %2870 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2857, i64 noundef %2871)
  %2872 = add nuw nsw i64 %2855, 1
  %2873 = icmp eq i64 %2872, %292
  br i1 %2873, label %3465, label %2854

2874:                                             ; preds = %2851, %2874
  %2875 = phi i64 [ %2892, %2874 ], [ 0, %2851 ]
  %2876 = getelementptr inbounds nuw i64, ptr %290, i64 %2875
  %2877 = load i64, ptr %2876, align 8
  %2878 = load i64, ptr %4, align 8
  %2879 = load i64, ptr %93, align 8
  %2880 = mul nsw i64 %2879, %2877
  %2881 = add i64 %2880, %2878
  %2882 = inttoptr i64 %2881 to ptr
  %2883 = load i16, ptr %2882, align 2
  %2884 = load i64, ptr %5, align 8
  %2885 = load i64, ptr %94, align 8
  %2886 = mul nsw i64 %2885, %2877
  %2887 = add i64 %2886, %2884
  %2888 = inttoptr i64 %2887 to ptr
  %2889 = load i16, ptr %2888, align 2
  %2890 = tail call i16 @llvm.smax.i16(i16 %2883, i16 %2889)
  %2891 = sext i16 %2890 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2877, i64 noundef %2891)
  %2892 = add nuw nsw i64 %2875, 1
  %2893 = icmp eq i64 %2892, %292
  br i1 %2893, label %3465, label %2874

2894:                                             ; preds = %2850, %2894
  %2895 = phi i64 [ %2912, %2894 ], [ 0, %2850 ]
  %2896 = getelementptr inbounds nuw i64, ptr %290, i64 %2895
  %2897 = load i64, ptr %2896, align 8
  %2898 = load i64, ptr %4, align 8
  %2899 = load i64, ptr %93, align 8
  %2900 = mul nsw i64 %2899, %2897
  %2901 = add i64 %2900, %2898
  %2902 = inttoptr i64 %2901 to ptr
  %2903 = load i32, ptr %2902, align 4
  %2904 = load i64, ptr %5, align 8
  %2905 = load i64, ptr %94, align 8
  %2906 = mul nsw i64 %2905, %2897
  %2907 = add i64 %2906, %2904
  %2908 = inttoptr i64 %2907 to ptr
  %2909 = load i32, ptr %2908, align 4
  %2910 = tail call i32 @llvm.umax.i32(i32 %2903, i32 %2909)
  %2911 = zext i32 %2910 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2897, i64 noundef %2911)
  %2912 = add nuw nsw i64 %2895, 1
  %2913 = icmp eq i64 %2912, %292
  br i1 %2913, label %3465, label %2894

2914:                                             ; preds = %2849, %2914
  %2915 = phi i64 [ %2932, %2914 ], [ 0, %2849 ]
  %2916 = getelementptr inbounds nuw i64, ptr %290, i64 %2915
  %2917 = load i64, ptr %2916, align 8
  %2918 = load i64, ptr %4, align 8
  %2919 = load i64, ptr %93, align 8
  %2920 = mul nsw i64 %2919, %2917
  %2921 = add i64 %2920, %2918
  %2922 = inttoptr i64 %2921 to ptr
  %2923 = load i32, ptr %2922, align 4
  %2924 = load i64, ptr %5, align 8
  %2925 = load i64, ptr %94, align 8
  %2926 = mul nsw i64 %2925, %2917
  %2927 = add i64 %2926, %2924
  %2928 = inttoptr i64 %2927 to ptr
  %2929 = load i32, ptr %2928, align 4
  %2930 = tail call i32 @llvm.smax.i32(i32 %2923, i32 %2929)
  %2931 = sext i32 %2930 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2917, i64 noundef %2931)
  %2932 = add nuw nsw i64 %2915, 1
  %2933 = icmp eq i64 %2932, %292
  br i1 %2933, label %3465, label %2914

2934:                                             ; preds = %2848, %2934
  %2935 = phi i64 [ %2951, %2934 ], [ 0, %2848 ]
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
  %2950 = tail call i64 @llvm.umax.i64(i64 %2943, i64 %2949)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2937, i64 noundef %2950)
  %2951 = add nuw nsw i64 %2935, 1
  %2952 = icmp eq i64 %2951, %292
  br i1 %2952, label %3465, label %2934

2953:                                             ; preds = %2853, %2953
  %2954 = phi i64 [ %2970, %2953 ], [ 0, %2853 ]
  %2955 = getelementptr inbounds nuw i64, ptr %290, i64 %2954
  %2956 = load i64, ptr %2955, align 8
  %2957 = load i64, ptr %4, align 8
  %2958 = load i64, ptr %93, align 8
  %2959 = mul nsw i64 %2958, %2956
  %2960 = add i64 %2959, %2957
  %2961 = inttoptr i64 %2960 to ptr
  %2962 = load i64, ptr %2961, align 8
  %2963 = load i64, ptr %5, align 8
  %2964 = load i64, ptr %94, align 8
  %2965 = mul nsw i64 %2964, %2956
  %2966 = add i64 %2965, %2963
  %2967 = inttoptr i64 %2966 to ptr
  %2968 = load i64, ptr %2967, align 8
  %2969 = tail call i64 @llvm.smax.i64(i64 %2962, i64 %2968)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2956, i64 noundef %2969)
  %2970 = add nuw nsw i64 %2954, 1
  %2971 = icmp eq i64 %2970, %292
  br i1 %2971, label %3465, label %2953

2972:                                             ; preds = %1648
  %2973 = load i64, ptr %3, align 8
  %2974 = load i64, ptr %96, align 8
  %2975 = load i64, ptr %4, align 8
  %2976 = load i64, ptr %93, align 8
  tail call fastcc void @compare(ptr noundef nonnull readonly %104, i64 %2973, i64 %2974, i64 %2975, i64 %2976, ptr noundef nonnull byval(%struct.operand) align 8 %5, ptr noundef readonly %290, i64 noundef %292)
  br label %3465

2977:                                             ; preds = %1648
  %2978 = icmp sgt i64 %292, 0
  switch i64 %1386, label %2982 [
    i64 6, label %2981
    i64 2, label %2980
    i64 3, label %2979
  ]

2979:                                             ; preds = %2977
  br i1 %2978, label %3027, label %3465

2980:                                             ; preds = %2977
  br i1 %2978, label %3005, label %3465

2981:                                             ; preds = %2977
  br i1 %2978, label %2983, label %3465

2982:                                             ; preds = %2977
  br i1 %2978, label %3050, label %3465

2983:                                             ; preds = %2981, %2983
  %2984 = phi i64 [ %3003, %2983 ], [ 0, %2981 ]
  %2985 = getelementptr inbounds nuw i64, ptr %290, i64 %2984
  %2986 = load i64, ptr %2985, align 8
  %2987 = load i64, ptr %4, align 8
  %2988 = load i64, ptr %93, align 8
  %2989 = mul nsw i64 %2988, %2986
  %2990 = add i64 %2989, %2987
  %2991 = inttoptr i64 %2990 to ptr
  %2992 = load i32, ptr %2991, align 4
  %2993 = sext i32 %2992 to i64
  %2994 = load i64, ptr %5, align 8
  %2995 = load i64, ptr %94, align 8
  %2996 = mul nsw i64 %2995, %2986
  %2997 = add i64 %2996, %2994
  %2998 = inttoptr i64 %2997 to ptr
  %2999 = load i32, ptr %2998, align 4
  %3000 = sext i32 %2999 to i64
  %3001 = mul nsw i64 %3000, %2993
  %3002 = ashr i64 %3001, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %2986, i64 noundef %3002)
  %3003 = add nuw nsw i64 %2984, 1
  %3004 = icmp eq i64 %3003, %292
  br i1 %3004, label %3465, label %2983

3005:                                             ; preds = %2980, %3005
  %3006 = phi i64 [ %3025, %3005 ], [ 0, %2980 ]
  %3007 = getelementptr inbounds nuw i64, ptr %290, i64 %3006
  %3008 = load i64, ptr %3007, align 8
  %3009 = load i64, ptr %4, align 8
  %3010 = load i64, ptr %93, align 8
  %3011 = mul nsw i64 %3010, %3008
  %3012 = add i64 %3011, %3009
  %3013 = inttoptr i64 %3012 to ptr
  %3014 = load i32, ptr %3013, align 4
  %3015 = zext i32 %3014 to i64
  %3016 = load i64, ptr %5, align 8
  %3017 = load i64, ptr %94, align 8
  %3018 = mul nsw i64 %3017, %3008
  %3019 = add i64 %3018, %3016
  %3020 = inttoptr i64 %3019 to ptr
  %3021 = load i32, ptr %3020, align 4
  %3022 = zext i32 %3021 to i64
  %3023 = mul nuw i64 %3022, %3015
  %3024 = lshr i64 %3023, 32
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3008, i64 noundef %3024)
  %3025 = add nuw nsw i64 %3006, 1
  %3026 = icmp eq i64 %3025, %292
  br i1 %3026, label %3465, label %3005

3027:                                             ; preds = %2979, %3027
  %3028 = phi i64 [ %3048, %3027 ], [ 0, %2979 ]
  %3029 = getelementptr inbounds nuw i64, ptr %290, i64 %3028
  %3030 = load i64, ptr %3029, align 8
  %3031 = load i64, ptr %4, align 8
  %3032 = load i64, ptr %93, align 8
  %3033 = mul nsw i64 %3032, %3030
  %3034 = add i64 %3033, %3031
  %3035 = inttoptr i64 %3034 to ptr
  %3036 = load i64, ptr %3035, align 8
  %3037 = zext i64 %3036 to i128
  %3038 = load i64, ptr %5, align 8
  %3039 = load i64, ptr %94, align 8
  %3040 = mul nsw i64 %3039, %3030
  %3041 = add i64 %3040, %3038
  %3042 = inttoptr i64 %3041 to ptr
  %3043 = load i64, ptr %3042, align 8
  %3044 = zext i64 %3043 to i128
  %3045 = mul nuw i128 %3044, %3037
  %3046 = lshr i128 %3045, 64
  %3047 = trunc nuw i128 %3046 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3030, i64 noundef %3047)
  %3048 = add nuw nsw i64 %3028, 1
  %3049 = icmp eq i64 %3048, %292
  br i1 %3049, label %3465, label %3027

3050:                                             ; preds = %2982, %3050
  %3051 = phi i64 [ %3071, %3050 ], [ 0, %2982 ]
  %3052 = getelementptr inbounds nuw i64, ptr %290, i64 %3051
  %3053 = load i64, ptr %3052, align 8
  %3054 = load i64, ptr %4, align 8
  %3055 = load i64, ptr %93, align 8
  %3056 = mul nsw i64 %3055, %3053
  %3057 = add i64 %3056, %3054
  %3058 = inttoptr i64 %3057 to ptr
  %3059 = load i64, ptr %3058, align 8
  %3060 = sext i64 %3059 to i128
  %3061 = load i64, ptr %5, align 8
  %3062 = load i64, ptr %94, align 8
  %3063 = mul nsw i64 %3062, %3053
  %3064 = add i64 %3063, %3061
  %3065 = inttoptr i64 %3064 to ptr
  %3066 = load i64, ptr %3065, align 8
  %3067 = sext i64 %3066 to i128
  %3068 = mul nsw i128 %3067, %3060
  %3069 = lshr i128 %3068, 64
  %3070 = trunc nuw i128 %3069 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3053, i64 noundef %3070)
  %3071 = add nuw nsw i64 %3051, 1
  %3072 = icmp eq i64 %3071, %292
  br i1 %3072, label %3465, label %3050

3073:                                             ; preds = %1674, %3073
  %3074 = phi i64 [ %3081, %3073 ], [ 0, %1674 ]
  %3075 = getelementptr inbounds nuw i64, ptr %290, i64 %3074
  %3076 = load i64, ptr %3075, align 8
  %3077 = load i64, ptr %1385, align 8
  %3078 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3077, i64 noundef %3076)
  %3079 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3077, i64 noundef %3076)
  %3080 = mul i64 %3079, %3078
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3076, i64 noundef %3080)
  %3081 = add nuw nsw i64 %3074, 1
  %3082 = icmp eq i64 %3081, %292
  br i1 %3082, label %3465, label %3073

3083:                                             ; preds = %1672, %3105
  %3084 = phi i64 [ %3107, %3105 ], [ 0, %1672 ]
  %3085 = getelementptr inbounds nuw i64, ptr %290, i64 %3084
  %3086 = load i64, ptr %3085, align 8
  %3087 = load i64, ptr %1385, align 8
  %3088 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3087, i64 noundef %3086)
  %3089 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3087, i64 noundef %3086)
  %3090 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %3087, i64 noundef %3086)
  %3091 = mul i64 %3089, %3088
  %3092 = add i64 %3090, %3091
  switch i64 %3087, label %3101 [
    i64 6, label %3093
    i64 2, label %3096
    i64 5, label %3098
  ]

3093:                                             ; preds = %3083
  %3094 = shl i64 %3092, 32
  %3095 = ashr exact i64 %3094, 32
  br label %3105

3096:                                             ; preds = %3083
  %3097 = and i64 %3092, 4294967295
  br label %3105

3098:                                             ; preds = %3083
  %3099 = shl i64 %3092, 48
  %3100 = ashr exact i64 %3099, 48
  br label %3105

3101:                                             ; preds = %3083
  %3102 = icmp eq i64 %3087, 1
  %3103 = and i64 %3092, 65535
  %3104 = select i1 %3102, i64 %3103, i64 %3092
  br label %3105

3105:                                             ; preds = %3101, %3098, %3096, %3093
  %3106 = phi i64 [ %3095, %3093 ], [ %3097, %3096 ], [ %3100, %3098 ], [ %3104, %3101 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3086, i64 noundef %3106)
  %3107 = add nuw nsw i64 %3084, 1
  %3108 = icmp eq i64 %3107, %292
  br i1 %3108, label %3465, label %3083

3109:                                             ; preds = %3109, %1670
  %3110 = phi i64 [ 0, %1670 ], [ %3120, %3109 ]
  %3111 = getelementptr inbounds nuw i64, ptr %290, i64 %3110
  %3112 = load i64, ptr %3111, align 8
  %3113 = load i64, ptr %1385, align 8
  %3114 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3113, i64 noundef %3112)
  %3115 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3113, i64 noundef %3112)
  %3116 = mul i64 %3115, %3114
  %3117 = load i64, ptr %1671, align 8
  %3118 = call fastcc i64 @get(ptr noundef nonnull %6, i64 noundef %3117, i64 noundef %3112)
  %3119 = add i64 %3118, %3116
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3112, i64 noundef %3119)
  %3120 = add nuw nsw i64 %3110, 1
  %3121 = icmp eq i64 %3120, %292
  br i1 %3121, label %3465, label %3109

3122:                                             ; preds = %1648, %1648
  switch i64 %1386, label %3123 [
    i64 1, label %3126
    i64 5, label %3126
    i64 2, label %3124
    i64 6, label %3124
  ]

3123:                                             ; preds = %3122
  br label %3124

3124:                                             ; preds = %3123, %3122, %3122
  %3125 = phi i64 [ 32, %3122 ], [ 64, %3123 ], [ 32, %3122 ]
  br label %3126

3126:                                             ; preds = %3124, %3122, %3122
  %3127 = phi i64 [ %3125, %3124 ], [ 16, %3122 ], [ 16, %3122 ]
  %3128 = icmp sgt i64 %292, 0
  br i1 %3128, label %3129, label %3465

3129:                                             ; preds = %3126
  %3130 = icmp eq i64 %3127, 16
  %3131 = icmp eq i64 %3127, 32
  br label %3132

3132:                                             ; preds = %3173, %3129
  %3133 = phi i64 [ 0, %3129 ], [ %3175, %3173 ]
  %3134 = getelementptr inbounds nuw i64, ptr %290, i64 %3133
  %3135 = load i64, ptr %3134, align 8
  %3136 = load i64, ptr %1385, align 8
  %3137 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3136, i64 noundef %3135)
  %3138 = load i64, ptr %5, align 8
  %3139 = load i64, ptr %94, align 8
  %3140 = mul nsw i64 %3139, %3135
  %3141 = add i64 %3140, %3138
  %3142 = inttoptr i64 %3141 to ptr
  %3143 = load i32, ptr %3142, align 4
  %3144 = zext i32 %3143 to i64
  %3145 = load i64, ptr %104, align 8
  %3146 = icmp eq i64 %3145, 16
  br i1 %3146, label %3147, label %3163

3147:                                             ; preds = %3132
  %3148 = icmp ugt i64 %3127, %3144
  %3149 = shl i64 %3137, %3144
  %3150 = select i1 %3148, i64 %3149, i64 0
  %3151 = and i64 %3150, 65535
  %3152 = and i64 %3150, 4294967295
  %3153 = select i1 %3131, i64 %3152, i64 %3150
  %3154 = select i1 %3130, i64 %3151, i64 %3153
  %3155 = icmp eq i64 %3136, 6
  %3156 = shl i64 %3154, 32
  %3157 = ashr exact i64 %3156, 32
  %3158 = select i1 %3155, i64 %3157, i64 %3154
  %3159 = icmp eq i64 %3136, 5
  br i1 %3159, label %3160, label %3173

3160:                                             ; preds = %3147
  %3161 = shl i64 %3154, 48
  %3162 = ashr exact i64 %3161, 48
  br label %3173

3163:                                             ; preds = %3132
  %3164 = and i64 %3136, -4
  %3165 = icmp eq i64 %3164, 4
  %3166 = icmp ugt i64 %3127, %3144
  br i1 %3165, label %3167, label %3170

3167:                                             ; preds = %3163
  %3168 = select i1 %3166, i64 %3144, i64 63
  %3169 = ashr i64 %3137, %3168
  br label %3173

3170:                                             ; preds = %3163
  %3171 = lshr i64 %3137, %3144
  %3172 = select i1 %3166, i64 %3171, i64 0
  br label %3173

3173:                                             ; preds = %3170, %3167, %3160, %3147
  %3174 = phi i64 [ %3162, %3160 ], [ %3158, %3147 ], [ %3169, %3167 ], [ %3172, %3170 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3135, i64 noundef %3174)
  %3175 = add nuw nsw i64 %3133, 1
  %3176 = icmp eq i64 %3175, %292
  br i1 %3176, label %3465, label %3132

3177:                                             ; preds = %3177, %1665
  %3178 = phi i64 [ 0, %1665 ], [ %3189, %3177 ]
  %3179 = getelementptr inbounds nuw i64, ptr %290, i64 %3178
  %3180 = load i64, ptr %3179, align 8
  %3181 = mul nsw i64 %3180, %1667
  %3182 = add i64 %3181, %1666
  %3183 = inttoptr i64 %3182 to ptr
  %3184 = load i8, ptr %3183, align 1
  %3185 = icmp eq i8 %3184, 0
  %3186 = load i64, ptr %1385, align 8
  %3187 = select i1 %3185, ptr %5, ptr %4
  %3188 = call fastcc i64 @get(ptr noundef nonnull %3187, i64 noundef %3186, i64 noundef %3180)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3180, i64 noundef %3188)
  %3189 = add nuw nsw i64 %3178, 1
  %3190 = icmp eq i64 %3189, %292
  br i1 %3190, label %3465, label %3177

3191:                                             ; preds = %3213, %1661
  %3192 = phi i64 [ 0, %1661 ], [ %3215, %3213 ]
  %3193 = getelementptr inbounds nuw i64, ptr %290, i64 %3192
  %3194 = load i64, ptr %3193, align 8
  %3195 = load i64, ptr %1385, align 8
  %3196 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3195, i64 noundef %3194)
  %3197 = load i64, ptr %1662, align 8
  switch i64 %3197, label %3213 [
    i64 0, label %3198
    i64 1, label %3200
    i64 2, label %3202
    i64 4, label %3204
    i64 5, label %3207
    i64 6, label %3210
  ]

3198:                                             ; preds = %3191
  %3199 = and i64 %3196, 255
  br label %3213

3200:                                             ; preds = %3191
  %3201 = and i64 %3196, 65535
  br label %3213

3202:                                             ; preds = %3191
  %3203 = and i64 %3196, 4294967295
  br label %3213

3204:                                             ; preds = %3191
  %3205 = shl i64 %3196, 56
  %3206 = ashr exact i64 %3205, 56
  br label %3213

3207:                                             ; preds = %3191
  %3208 = shl i64 %3196, 48
  %3209 = ashr exact i64 %3208, 48
  br label %3213

3210:                                             ; preds = %3191
  %3211 = shl i64 %3196, 32
  %3212 = ashr exact i64 %3211, 32
  br label %3213

3213:                                             ; preds = %3210, %3207, %3204, %3202, %3200, %3198, %3191
  %3214 = phi i64 [ %3196, %3191 ], [ %3199, %3198 ], [ %3201, %3200 ], [ %3203, %3202 ], [ %3206, %3204 ], [ %3209, %3207 ], [ %3212, %3210 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3194, i64 noundef %3214)
  %3215 = add nuw nsw i64 %3192, 1
  %3216 = icmp eq i64 %3215, %292
  br i1 %3216, label %3465, label %3191

3217:                                             ; preds = %1648, %1648
  %3218 = icmp sgt i64 %292, 0
  br i1 %3218, label %3219, label %3465

3219:                                             ; preds = %3217, %3257
  %3220 = phi i64 [ %3259, %3257 ], [ 0, %3217 ]
  %3221 = getelementptr inbounds nuw i64, ptr %290, i64 %3220
  %3222 = load i64, ptr %3221, align 8
  %3223 = load i64, ptr %1385, align 8
  %3224 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3223, i64 noundef %3222)
  %3225 = call fastcc i64 @get(ptr noundef nonnull %5, i64 noundef %3223, i64 noundef %3222)
  %3226 = icmp eq i64 %3225, 0
  br i1 %3226, label %3238, label %3227

3227:                                             ; preds = %3219
  %3228 = and i64 %3223, -4
  %3229 = icmp eq i64 %3228, 4
  br i1 %3229, label %3232, label %3230

3230:                                             ; preds = %3227
  %3231 = udiv i64 %3224, %3225
  br label %3238

3232:                                             ; preds = %3227
  %3233 = icmp eq i64 %3225, -1
  br i1 %3233, label %3234, label %3236

3234:                                             ; preds = %3232
  %3235 = sub i64 0, %3224
  br label %3238

3236:                                             ; preds = %3232
  %3237 = sdiv i64 %3224, %3225
  br label %3238

3238:                                             ; preds = %3236, %3234, %3230, %3219
  %3239 = phi i64 [ %3231, %3230 ], [ %3235, %3234 ], [ %3237, %3236 ], [ -1, %3219 ]
  %3240 = load i64, ptr %104, align 8
  %3241 = icmp eq i64 %3240, 24
  %3242 = icmp ne i64 %3225, 0
  %3243 = and i1 %3242, %3241
  %3244 = mul i64 %3239, %3225
  %3245 = sub i64 %3224, %3244
  %3246 = select i1 %3243, i64 %3245, i64 %3239
  switch i64 %3223, label %3257 [
    i64 1, label %3247
    i64 5, label %3249
    i64 2, label %3252
    i64 6, label %3254
  ]

3247:                                             ; preds = %3238
  %3248 = and i64 %3246, 65535
  br label %3257

3249:                                             ; preds = %3238
  %3250 = shl i64 %3246, 48
  %3251 = ashr exact i64 %3250, 48
  br label %3257

3252:                                             ; preds = %3238
  %3253 = and i64 %3246, 4294967295
  br label %3257

3254:                                             ; preds = %3238
  %3255 = shl i64 %3246, 32
  %3256 = ashr exact i64 %3255, 32
  br label %3257

3257:                                             ; preds = %3254, %3252, %3249, %3247, %3238
  %3258 = phi i64 [ %3246, %3238 ], [ %3248, %3247 ], [ %3251, %3249 ], [ %3253, %3252 ], [ %3256, %3254 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3222, i64 noundef %3258)
  %3259 = add nuw nsw i64 %3220, 1
  %3260 = icmp eq i64 %3259, %292
  br i1 %3260, label %3465, label %3219

3261:                                             ; preds = %1648
  %3262 = icmp sgt i64 %292, 0
  br i1 %3262, label %3263, label %3465

3263:                                             ; preds = %3261
  %3264 = icmp eq i64 %1386, 1
  %3265 = icmp eq i64 %1386, 0
  %3266 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %3267 = select i1 %3264, i64 4, i64 5
  %3268 = select i1 %3265, i64 3, i64 %3267
  br label %3269

3269:                                             ; preds = %3279, %3263
  %3270 = phi i64 [ 0, %3263 ], [ %3281, %3279 ]
  %3271 = getelementptr inbounds nuw i64, ptr %290, i64 %3270
  %3272 = load i64, ptr %3271, align 8
  %3273 = load i64, ptr %3266, align 8
  %3274 = icmp sgt i64 %3273, 0
  br i1 %3274, label %3275, label %3279

3275:                                             ; preds = %3269
  %3276 = load i64, ptr %1364, align 8
  %3277 = getelementptr i64, ptr %1354, i64 %3276
  %3278 = load i64, ptr %1385, align 8
  br label %3283

3279:                                             ; preds = %3283, %3269
  %3280 = phi i64 [ 0, %3269 ], [ %3292, %3283 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3272, i64 noundef %3280)
  %3281 = add nuw nsw i64 %3270, 1
  %3282 = icmp eq i64 %3281, %292
  br i1 %3282, label %3465, label %3269

3283:                                             ; preds = %3283, %3275
  %3284 = phi i64 [ 0, %3275 ], [ %3293, %3283 ]
  %3285 = phi i64 [ 0, %3275 ], [ %3292, %3283 ]
  %3286 = getelementptr i64, ptr %3277, i64 %3284
  %3287 = load i64, ptr %3286, align 8
  %3288 = getelementptr inbounds %struct.operand, ptr %1352, i64 %3287
  %3289 = tail call fastcc i64 @get(ptr noundef %3288, i64 noundef %3278, i64 noundef %3272)
  %3290 = shl nuw i64 %3284, %3268
  %3291 = shl i64 %3289, %3290
  %3292 = or i64 %3291, %3285
  %3293 = add nuw nsw i64 %3284, 1
  %3294 = icmp eq i64 %3293, %3273
  br i1 %3294, label %3279, label %3283

3295:                                             ; preds = %1648
  %3296 = icmp sgt i64 %292, 0
  br i1 %3296, label %3297, label %3465

3297:                                             ; preds = %3295
  %3298 = icmp eq i64 %1386, 1
  %3299 = icmp eq i64 %1386, 0
  %3300 = getelementptr inbounds nuw i8, ptr %104, i64 64
  %3301 = select i1 %3298, i64 4, i64 5
  %3302 = select i1 %3299, i64 3, i64 %3301
  %3303 = select i1 %3298, i64 65535, i64 4294967295
  %3304 = select i1 %3299, i64 255, i64 %3303
  %3305 = load i64, ptr %3300, align 8
  br label %3306

3306:                                             ; preds = %3319, %3297
  %3307 = phi i64 [ %3305, %3297 ], [ %3320, %3319 ]
  %3308 = phi i64 [ %3305, %3297 ], [ %3321, %3319 ]
  %3309 = phi i64 [ 0, %3297 ], [ %3322, %3319 ]
  %3310 = getelementptr inbounds nuw i64, ptr %290, i64 %3309
  %3311 = load i64, ptr %3310, align 8
  %3312 = shl i64 %3308, %3302
  %3313 = icmp eq i64 %3312, 64
  %3314 = icmp eq i64 %3312, 32
  %3315 = select i1 %3314, i64 2, i64 1
  %3316 = select i1 %3313, i64 3, i64 %3315
  %3317 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3316, i64 noundef %3311)
  %3318 = icmp sgt i64 %3308, 0
  br i1 %3318, label %3324, label %3319

3319:                                             ; preds = %3338, %3306
  %3320 = phi i64 [ %3307, %3306 ], [ %3339, %3338 ]
  %3321 = phi i64 [ %3308, %3306 ], [ %3339, %3338 ]
  %3322 = add nuw nsw i64 %3309, 1
  %3323 = icmp eq i64 %3322, %292
  br i1 %3323, label %3465, label %3306

3324:                                             ; preds = %3306, %3338
  %3325 = phi i64 [ %3339, %3338 ], [ %3307, %3306 ]
  %3326 = phi i64 [ %3340, %3338 ], [ 0, %3306 ]
  %3327 = load i64, ptr %1355, align 8
  %3328 = getelementptr i64, ptr %1354, i64 %3327
  %3329 = getelementptr i64, ptr %3328, i64 %3326
  %3330 = load i64, ptr %3329, align 8
  %3331 = icmp sgt i64 %3330, -1
  br i1 %3331, label %3332, label %3338

3332:                                             ; preds = %3324
  %3333 = getelementptr inbounds nuw %struct.operand, ptr %1352, i64 %3330
  %3334 = shl nuw i64 %3326, %3302
  %3335 = lshr i64 %3317, %3334
  %3336 = and i64 %3335, %3304
  tail call fastcc void @put(ptr noundef %3333, i64 noundef %3311, i64 noundef %3336)
  %3337 = load i64, ptr %3300, align 8
  br label %3338

3338:                                             ; preds = %3332, %3324
  %3339 = phi i64 [ %3337, %3332 ], [ %3325, %3324 ]
  %3340 = add nuw nsw i64 %3326, 1
  %3341 = icmp slt i64 %3340, %3339
  br i1 %3341, label %3324, label %3319

3342:                                             ; preds = %3363, %1655
  %3343 = phi i64 [ 0, %1655 ], [ %3365, %3363 ]
  %3344 = getelementptr inbounds nuw i64, ptr %290, i64 %3343
  %3345 = load i64, ptr %3344, align 8
  %3346 = load i64, ptr %4, align 8
  %3347 = load i64, ptr %93, align 8
  %3348 = mul nsw i64 %3347, %3345
  %3349 = add i64 %3348, %3346
  %3350 = inttoptr i64 %3349 to ptr
  %3351 = load i32, ptr %3350, align 4
  %3352 = load i64, ptr %5, align 8
  %3353 = load i64, ptr %94, align 8
  %3354 = mul nsw i64 %3353, %3345
  %3355 = add i64 %3354, %3352
  %3356 = inttoptr i64 %3355 to ptr
  %3357 = load i32, ptr %3356, align 4
  %3358 = mul nsw i64 %3345, %1657
  %3359 = add i64 %3358, %1656
  %3360 = inttoptr i64 %3359 to ptr
  %3361 = load i32, ptr %3360, align 4
  %3362 = load i64, ptr %1658, align 8
  br label %3367

3363:                                             ; preds = %3388
  %3364 = zext i32 %3389 to i64
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3345, i64 noundef %3364)
  %3365 = add nuw nsw i64 %3343, 1
  %3366 = icmp eq i64 %3365, %292
  br i1 %3366, label %3465, label %3342

3367:                                             ; preds = %3388, %3342
  %3368 = phi i64 [ 0, %3342 ], [ %3390, %3388 ]
  %3369 = phi i32 [ 0, %3342 ], [ %3389, %3388 ]
  %3370 = shl nuw nsw i64 1, %3368
  %3371 = and i64 %3370, %3362
  %3372 = icmp eq i64 %3371, 0
  br i1 %3372, label %3388, label %3373

3373:                                             ; preds = %3367
  %3374 = icmp samesign ult i64 %3368, 4
  %3375 = sext i1 %3374 to i32
  %3376 = xor i32 %3351, %3375
  %3377 = trunc nuw nsw i64 %3368 to i32
  %3378 = lshr i32 %3377, 1
  %3379 = and i32 %3378, 1
  %3380 = add nsw i32 %3379, -1
  %3381 = xor i32 %3380, %3357
  %3382 = and i32 %3377, 1
  %3383 = add nsw i32 %3382, -1
  %3384 = xor i32 %3383, %3361
  %3385 = and i32 %3384, %3376
  %3386 = and i32 %3385, %3381
  %3387 = or i32 %3386, %3369
  br label %3388

3388:                                             ; preds = %3373, %3367
  %3389 = phi i32 [ %3387, %3373 ], [ %3369, %3367 ]
  %3390 = add nuw nsw i64 %3368, 1
  %3391 = icmp eq i64 %3390, 8
  br i1 %3391, label %3363, label %3367

3392:                                             ; preds = %1651, %3392
  %3393 = phi i64 [ %3399, %3392 ], [ 0, %1651 ]
  %3394 = getelementptr inbounds nuw i64, ptr %290, i64 %3393
  %3395 = load i64, ptr %3394, align 8
  %3396 = load i64, ptr %1385, align 8
  %3397 = call fastcc i64 @get(ptr noundef nonnull %4, i64 noundef %3396, i64 noundef %3395)
  %3398 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3397)
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3395, i64 noundef %3398)
  %3399 = add nuw nsw i64 %3393, 1
  %3400 = icmp eq i64 %3399, %292
  br i1 %3400, label %3465, label %3392

3401:                                             ; preds = %1648, %1648
  %3402 = icmp sgt i64 %292, 0
  br i1 %3402, label %3403, label %3465

3403:                                             ; preds = %3401
  %3404 = load i64, ptr %6, align 8
  %3405 = load i64, ptr %95, align 8
  %3406 = getelementptr inbounds nuw i8, ptr %104, i64 64
  br label %3407

3407:                                             ; preds = %3447, %3403
  %3408 = phi i64 [ 0, %3403 ], [ %3449, %3447 ]
  %3409 = getelementptr inbounds nuw i64, ptr %290, i64 %3408
  %3410 = load i64, ptr %3409, align 8
  %3411 = load i64, ptr %5, align 8
  %3412 = load i64, ptr %94, align 8
  %3413 = mul nsw i64 %3412, %3410
  %3414 = add i64 %3413, %3411
  %3415 = inttoptr i64 %3414 to ptr
  %3416 = load i32, ptr %3415, align 4
  %3417 = zext i32 %3416 to i64
  %3418 = shl nuw i64 %3417, 32
  %3419 = load i64, ptr %4, align 8
  %3420 = load i64, ptr %93, align 8
  %3421 = mul nsw i64 %3420, %3410
  %3422 = add i64 %3421, %3419
  %3423 = inttoptr i64 %3422 to ptr
  %3424 = load i32, ptr %3423, align 4
  %3425 = zext i32 %3424 to i64
  %3426 = or disjoint i64 %3418, %3425
  %3427 = mul nsw i64 %3410, %3405
  %3428 = add i64 %3427, %3404
  %3429 = inttoptr i64 %3428 to ptr
  %3430 = load i32, ptr %3429, align 4
  %3431 = zext i32 %3430 to i64
  %3432 = load i64, ptr %3406, align 8
  %3433 = icmp eq i64 %3432, 0
  %3434 = and i64 %3431, 31
  %3435 = tail call i64 @llvm.umin.i64(i64 %3431, i64 32)
  %3436 = select i1 %3433, i64 %3435, i64 %3434
  %3437 = load i64, ptr %104, align 8
  %3438 = icmp eq i64 %3437, 32
  br i1 %3438, label %3439, label %3442

3439:                                             ; preds = %3407
  %3440 = lshr i64 %3426, %3436
  %3441 = and i64 %3440, 4294967295
  br label %3447

3442:                                             ; preds = %3407
  %3443 = icmp eq i64 %3436, 32
  br i1 %3443, label %3447, label %3444

3444:                                             ; preds = %3442
  %3445 = shl i64 %3426, %3436
  %3446 = lshr i64 %3445, 32
  br label %3447

3447:                                             ; preds = %3444, %3442, %3439
  %3448 = phi i64 [ %3441, %3439 ], [ %3446, %3444 ], [ %3425, %3442 ]
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3410, i64 noundef %3448)
  %3449 = add nuw nsw i64 %3408, 1
  %3450 = icmp eq i64 %3449, %292
  br i1 %3450, label %3465, label %3407

3451:                                             ; preds = %1649, %3451
  %3452 = phi i64 [ %3463, %3451 ], [ 0, %1649 ]
  %3453 = getelementptr inbounds nuw i64, ptr %290, i64 %3452
  %3454 = load i64, ptr %3453, align 8
  %3455 = load i64, ptr %4, align 8
  %3456 = load i64, ptr %93, align 8
  %3457 = mul nsw i64 %3456, %3454
  %3458 = add i64 %3457, %3455
  %3459 = inttoptr i64 %3458 to ptr
  %3460 = load i16, ptr %3459, align 2
  %3461 = zext i16 %3460 to i64
  %3462 = shl nuw nsw i64 %3461, 16
  call fastcc void @put(ptr noundef nonnull %3, i64 noundef %3454, i64 noundef %3462)
  %3463 = add nuw nsw i64 %3452, 1
  %3464 = icmp eq i64 %3463, %292
  br i1 %3464, label %3465, label %3451

3465:                                             ; preds = %3451, %3447, %3392, %3363, %3319, %3279, %3257, %3213, %3177, %3173, %3109, %3105, %3073, %3027, %3005, %2983, %3050, %2934, %2914, %2894, %2874, %2854, %2953, %2808, %2788, %2768, %2748, %2728, %2827, %2693, %2679, %2665, %2651, %2637, %2707, %2588, %2574, %2560, %2602, %2546, %2531, %2616, %2484, %2464, %2444, %2424, %2404, %2504, %2357, %2337, %2317, %2297, %2277, %2377, %2230, %2210, %2190, %2170, %2150, %2250, %2103, %2083, %2063, %2043, %2023, %2123, %1976, %1956, %1936, %1916, %1896, %1996, %1849, %1829, %1809, %1789, %1769, %1869, %1736, %1723, %1710, %1697, %1684, %1749, %1647, %1648, %1649, %1651, %1653, %1659, %1663, %1668, %1672, %1674, %1678, %1679, %1680, %1681, %1682, %1683, %1763, %1764, %1765, %1766, %1767, %1768, %1890, %1891, %1892, %1893, %1894, %1895, %2017, %2018, %2019, %2020, %2021, %2022, %2144, %2145, %2146, %2147, %2148, %2149, %2271, %2272, %2273, %2274, %2275, %2276, %2398, %2399, %2400, %2401, %2402, %2403, %2525, %2526, %2527, %2528, %2529, %2530, %2545, %2631, %2632, %2633, %2634, %2635, %2636, %2722, %2723, %2724, %2725, %2726, %2727, %2848, %2849, %2850, %2851, %2852, %2853, %2972, %2979, %2980, %2981, %2982, %3126, %3217, %3261, %3295, %3401
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %3466

3466:                                             ; preds = %1194, %1207, %1197, %1270, %1208, %3465
  %3467 = phi i1 [ %1203, %1208 ], [ false, %1270 ], [ false, %3465 ], [ false, %1197 ], [ false, %1207 ], [ false, %1194 ]
  %3468 = getelementptr inbounds i8, ptr %41, i64 %105
  store i8 1, ptr %3468, align 1
  br label %3469

3469:                                             ; preds = %3466, %285
  %3470 = phi i64 [ %291, %3466 ], [ 0, %285 ]
  %3471 = phi i1 [ %3467, %3466 ], [ false, %285 ]
  br i1 %228, label %3472, label %3475

3472:                                             ; preds = %253, %229, %3469
  %3473 = phi i1 [ %3471, %3469 ], [ false, %229 ], [ false, %253 ]
  %3474 = phi i64 [ %3470, %3469 ], [ 0, %229 ], [ 0, %253 ]
  tail call fastcc void @note(ptr noundef nonnull %0, i64 noundef %105, i64 noundef %3474, ptr noundef %22, i64 noundef %24, ptr noundef null, i64 noundef 0)
  br label %3475

3475:                                             ; preds = %3472, %3469
  %3476 = phi i1 [ %3473, %3472 ], [ %3471, %3469 ]
  %3477 = load i64, ptr %49, align 8
  %3478 = add nsw i64 %3477, 1
  store i64 %3478, ptr %49, align 8
  %3479 = load i64, ptr %99, align 8
  %3480 = add nsw i64 %98, %3479
  store i64 %3480, ptr %99, align 8
  %3481 = add nsw i64 %105, 1
  store i64 %3481, ptr %25, align 8
  br i1 %3476, label %3482, label %3483

3482:                                             ; preds = %3475
  store i64 1, ptr %0, align 8
  br label %3497

3483:                                             ; preds = %3475
  %3484 = getelementptr inbounds %struct.instruction, ptr %16, i64 %3481
  %3485 = getelementptr inbounds nuw i8, ptr %3484, i64 136
  %3486 = load i64, ptr %3485, align 8
  %3487 = icmp eq i64 %3486, 0
  br i1 %3487, label %3491, label %3488

3488:                                             ; preds = %3483
  %3489 = load i64, ptr %100, align 8
  %3490 = icmp eq i64 %3489, 0
  br i1 %3490, label %3491, label %3497

3491:                                             ; preds = %3483, %3488, %216, %222
  %3492 = phi i64 [ %217, %216 ], [ %217, %222 ], [ %3481, %3488 ], [ %3481, %3483 ]
  %3493 = getelementptr inbounds %struct.instruction, ptr %16, i64 %3492
  store i64 %3492, ptr %25, align 8
  %3494 = load i64, ptr %3493, align 8
  %3495 = icmp eq i64 %3494, 0
  br i1 %3495, label %3497, label %102

3496:                                             ; preds = %222
  br label %3497

3497:                                             ; preds = %3491, %140, %3488, %713, %575, %702, %586, %695, %637, %688, %1211, %532, %570, %634, %130, %541, %793, %189, %38, %3496, %184, %903, %937, %1271, %3482, %1209, %371, %34
  %3498 = phi i64 [ 1, %34 ], [ 0, %130 ], [ 0, %634 ], [ 3, %937 ], [ 0, %570 ], [ 0, %1271 ], [ 3, %3482 ], [ 4, %1209 ], [ 2, %189 ], [ 0, %371 ], [ 0, %903 ], [ 0, %793 ], [ 0, %541 ], [ 2, %184 ], [ 1, %3496 ], [ 0, %532 ], [ 0, %38 ], [ 0, %637 ], [ 0, %695 ], [ 0, %586 ], [ 0, %702 ], [ 0, %575 ], [ 3, %713 ], [ 0, %3491 ], [ 0, %140 ], [ 0, %688 ], [ 1, %3488 ], [ 0, %1211 ]
  ret i64 %3498
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




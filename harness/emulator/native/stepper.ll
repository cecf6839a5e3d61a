; of stepper.c, 584f0297a139fb37a2280a921db53ee97eb8196f18c033a361cbb435ed307a86

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

27:                                               ; preds = %482, %1
  %28 = phi i64 [ 1, %482 ], [ %2, %1 ]
  %29 = icmp eq i64 %28, 1
  br i1 %29, label %30, label %123

30:                                               ; preds = %27
  %31 = load i64, ptr %3, align 8
  %32 = inttoptr i64 %31 to ptr
  %33 = load i64, ptr %4, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %483, label %35

35:                                               ; preds = %30
  %36 = load i64, ptr %5, align 8
  %37 = inttoptr i64 %36 to ptr
  %38 = load i64, ptr %6, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %483

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
  br i1 %79, label %483, label %80

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
  br i1 %103, label %483, label %104

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
  br i1 %117, label %118, label %483

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
  br i1 %125, label %126, label %385

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
  %197 = and i64 %194, 15
  %198 = icmp eq i64 %197, 0
  %199 = select i1 %196, i1 true, i1 %198
  br i1 %199, label %345, label %200

200:                                              ; preds = %188
  %201 = load i64, ptr %13, align 8
  switch i64 %201, label %306 [
    i64 3, label %202
    i64 0, label %304
  ]

202:                                              ; preds = %200
  %203 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %345

206:                                              ; preds = %202
  %207 = load i64, ptr %7, align 8
  %208 = inttoptr i64 %207 to ptr
  %209 = load i64, ptr %14, align 8
  %210 = inttoptr i64 %209 to ptr
  %211 = load i64, ptr %208, align 8
  %212 = icmp sgt i64 %195, 1
  br i1 %212, label %221, label %213

213:                                              ; preds = %221, %206
  %214 = phi i64 [ %211, %206 ], [ %231, %221 ]
  %215 = load i64, ptr %15, align 8
  %216 = inttoptr i64 %215 to ptr
  %217 = load i64, ptr %16, align 8
  %218 = inttoptr i64 %217 to ptr
  %219 = tail call double %216(ptr noundef %218)
  %220 = fcmp olt double %219, 1.562500e-02
  br i1 %220, label %234, label %251

221:                                              ; preds = %206, %221
  %222 = phi i64 [ %232, %221 ], [ 1, %206 ]
  %223 = phi i64 [ %231, %221 ], [ %211, %206 ]
  %224 = getelementptr inbounds nuw %struct.ready, ptr %208, i64 %222
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %210, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %210, i64 %223
  %229 = load double, ptr %228, align 8
  %230 = fcmp ogt double %227, %229
  %231 = select i1 %230, i64 %225, i64 %223
  %232 = add nuw nsw i64 %222, 1
  %233 = icmp eq i64 %232, %195
  br i1 %233, label %213, label %221

234:                                              ; preds = %213
  %235 = load double, ptr %210, align 8
  %236 = load i64, ptr %17, align 8
  %237 = icmp sgt i64 %236, 1
  br i1 %237, label %242, label %238

238:                                              ; preds = %242, %234
  %239 = phi double [ %235, %234 ], [ %248, %242 ]
  %240 = fadd double %239, -1.000000e+00
  %241 = getelementptr inbounds double, ptr %210, i64 %214
  store double %240, ptr %241, align 8
  br label %251

242:                                              ; preds = %234, %242
  %243 = phi i64 [ %249, %242 ], [ 1, %234 ]
  %244 = phi double [ %248, %242 ], [ %235, %234 ]
  %245 = getelementptr inbounds nuw double, ptr %210, i64 %243
  %246 = load double, ptr %245, align 8
  %247 = fcmp olt double %246, %244
  %248 = select i1 %247, double %246, double %244
  %249 = add nuw nsw i64 %243, 1
  %250 = icmp eq i64 %249, %236
  br i1 %250, label %238, label %242

251:                                              ; preds = %238, %213
  %252 = load i64, ptr %7, align 8
  %253 = inttoptr i64 %252 to ptr
  %254 = load i64, ptr %4, align 8
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %273

256:                                              ; preds = %251, %256
  %257 = phi i64 [ %264, %256 ], [ 0, %251 ]
  %258 = phi i64 [ %263, %256 ], [ 0, %251 ]
  %259 = getelementptr inbounds nuw %struct.ready, ptr %253, i64 %257
  %260 = load i64, ptr %259, align 8
  %261 = icmp eq i64 %260, %214
  %262 = zext i1 %261 to i64
  %263 = add nuw nsw i64 %258, %262
  %264 = add nuw nsw i64 %257, 1
  %265 = icmp eq i64 %264, %254
  br i1 %265, label %266, label %256

266:                                              ; preds = %256
  %267 = icmp samesign ugt i64 %263, 4
  br i1 %267, label %268, label %270

268:                                              ; preds = %266
  %269 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %214, i32 noundef 0)
  br label %345

270:                                              ; preds = %266
  %271 = trunc nuw nsw i64 %263 to i32
  %272 = icmp eq i64 %263, 1
  br i1 %272, label %290, label %273

273:                                              ; preds = %270, %251
  %274 = phi i32 [ %271, %270 ], [ 0, %251 ]
  %275 = zext nneg i32 %274 to i64
  %276 = sub nsw i32 0, %274
  br label %277

277:                                              ; preds = %277, %273
  %278 = load i64, ptr %18, align 8
  %279 = inttoptr i64 %278 to ptr
  %280 = load i64, ptr %16, align 8
  %281 = inttoptr i64 %280 to ptr
  %282 = tail call i32 %279(ptr noundef %281)
  %283 = zext i32 %282 to i64
  %284 = mul nuw nsw i64 %283, %275
  %285 = trunc i64 %284 to i32
  %286 = urem i32 %276, %274
  %287 = icmp ugt i32 %286, %285
  br i1 %287, label %277, label %288

288:                                              ; preds = %277
  %289 = lshr i64 %284, 32
  br label %290

290:                                              ; preds = %288, %270
  %291 = phi i64 [ 0, %270 ], [ %289, %288 ]
  br label %292

292:                                              ; preds = %290, %301
  %293 = phi i64 [ %302, %301 ], [ %291, %290 ]
  %294 = phi i64 [ %303, %301 ], [ 0, %290 ]
  %295 = getelementptr inbounds nuw %struct.ready, ptr %208, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = icmp eq i64 %296, %214
  br i1 %297, label %298, label %301

298:                                              ; preds = %292
  %299 = add nsw i64 %293, -1
  %300 = icmp eq i64 %293, 0
  br i1 %300, label %343, label %301

301:                                              ; preds = %298, %292
  %302 = phi i64 [ %293, %292 ], [ %299, %298 ]
  %303 = add nuw nsw i64 %294, 1
  br label %292

304:                                              ; preds = %200
  %305 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef 0, i32 noundef 0)
  br label %345

306:                                              ; preds = %200
  %307 = load i64, ptr %190, align 8
  %308 = icmp sgt i64 %195, 1
  br i1 %308, label %309, label %327

309:                                              ; preds = %306
  %310 = icmp ne i64 %201, 2
  br label %331

311:                                              ; preds = %331
  %312 = load i64, ptr %7, align 8
  %313 = inttoptr i64 %312 to ptr
  br label %314

314:                                              ; preds = %314, %311
  %315 = phi i64 [ %322, %314 ], [ 0, %311 ]
  %316 = phi i64 [ %321, %314 ], [ 0, %311 ]
  %317 = getelementptr inbounds nuw %struct.ready, ptr %313, i64 %315
  %318 = load i64, ptr %317, align 8
  %319 = icmp eq i64 %318, %340
  %320 = zext i1 %319 to i64
  %321 = add nuw nsw i64 %316, %320
  %322 = add nuw nsw i64 %315, 1
  %323 = icmp eq i64 %322, %195
  br i1 %323, label %324, label %314

324:                                              ; preds = %314
  %325 = icmp samesign ult i64 %321, 5
  %326 = zext i1 %325 to i32
  br label %327

327:                                              ; preds = %324, %306
  %328 = phi i64 [ %340, %324 ], [ %307, %306 ]
  %329 = phi i32 [ %326, %324 ], [ 1, %306 ]
  %330 = tail call fastcc i64 @outermost(ptr noundef nonnull readonly %0, i64 noundef %328, i32 noundef %329)
  br label %345

331:                                              ; preds = %331, %309
  %332 = phi i64 [ 1, %309 ], [ %341, %331 ]
  %333 = phi i64 [ %307, %309 ], [ %340, %331 ]
  %334 = getelementptr inbounds nuw %struct.ready, ptr %190, i64 %332
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, %333
  %337 = icmp sgt i64 %335, %333
  %338 = xor i1 %310, %337
  %339 = select i1 %338, i64 %335, i64 %333
  %340 = select i1 %336, i64 %333, i64 %339
  %341 = add nuw nsw i64 %332, 1
  %342 = icmp eq i64 %341, %195
  br i1 %342, label %311, label %331

343:                                              ; preds = %298
  %344 = load i64, ptr %4, align 8
  br label %345

345:                                              ; preds = %343, %327, %304, %268, %202, %188
  %346 = phi i64 [ %195, %327 ], [ %195, %188 ], [ %195, %304 ], [ %195, %202 ], [ %254, %268 ], [ %344, %343 ]
  %347 = phi i64 [ %330, %327 ], [ 0, %188 ], [ %305, %304 ], [ 0, %202 ], [ %269, %268 ], [ %294, %343 ]
  %348 = load i64, ptr %7, align 8
  %349 = inttoptr i64 %348 to ptr
  %350 = getelementptr inbounds %struct.ready, ptr %349, i64 %347
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 8
  %352 = load i64, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %350, i64 16
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds nuw i8, ptr %350, i64 24
  %356 = load i64, ptr %355, align 8
  %357 = add nsw i64 %346, -1
  store i64 %357, ptr %4, align 8
  %358 = icmp slt i64 %347, %357
  br i1 %358, label %359, label %366

359:                                              ; preds = %345, %359
  %360 = phi i64 [ %362, %359 ], [ %347, %345 ]
  %361 = getelementptr inbounds %struct.ready, ptr %349, i64 %360
  %362 = add nsw i64 %360, 1
  %363 = getelementptr inbounds %struct.ready, ptr %349, i64 %362
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %361, ptr noundef nonnull align 8 dereferenceable(32) %363, i64 32, i1 false)
  %364 = load i64, ptr %4, align 8
  %365 = icmp slt i64 %362, %364
  br i1 %365, label %359, label %366

366:                                              ; preds = %359, %345
  store i64 %352, ptr %19, align 8
  store i64 %354, ptr %20, align 8
  store i64 %356, ptr %21, align 8
  %367 = load i64, ptr %5, align 8
  %368 = inttoptr i64 %367 to ptr
  %369 = load i64, ptr %368, align 8
  %370 = icmp sgt i64 %369, -1
  %371 = icmp sgt i64 %356, 0
  %372 = select i1 %370, i1 %371, i1 false
  br i1 %372, label %373, label %385

373:                                              ; preds = %366
  %374 = getelementptr inbounds nuw i8, ptr %368, i64 16
  %375 = inttoptr i64 %354 to ptr
  br label %376

376:                                              ; preds = %376, %373
  %377 = phi i64 [ 0, %373 ], [ %383, %376 ]
  %378 = load i64, ptr %374, align 8
  %379 = inttoptr i64 %378 to ptr
  %380 = getelementptr inbounds nuw i64, ptr %375, i64 %377
  %381 = load i64, ptr %380, align 8
  %382 = getelementptr inbounds i8, ptr %379, i64 %381
  store i8 1, ptr %382, align 1
  %383 = add nuw nsw i64 %377, 1
  %384 = icmp eq i64 %383, %356
  br i1 %384, label %385, label %376

385:                                              ; preds = %376, %366, %123
  %386 = tail call fastcc i64 @step(ptr noundef nonnull %0)
  %387 = load i64, ptr %20, align 8
  %388 = inttoptr i64 %387 to ptr
  %389 = load i64, ptr %22, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %483, label %391

391:                                              ; preds = %385
  switch i64 %386, label %483 [
    i64 5, label %482
    i64 2, label %392
    i64 0, label %457
    i64 1, label %474
  ]

392:                                              ; preds = %391
  %393 = load i64, ptr %19, align 8
  %394 = load i64, ptr %25, align 8
  %395 = inttoptr i64 %394 to ptr
  %396 = getelementptr inbounds %struct.instruction, ptr %395, i64 %393
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 64
  %398 = load i64, ptr %397, align 8
  %399 = load i64, ptr %21, align 8
  %400 = load i64, ptr %26, align 8
  %401 = inttoptr i64 %400 to ptr
  %402 = load i64, ptr %9, align 8
  %403 = load i64, ptr %11, align 8
  %404 = load i64, ptr %12, align 8
  %405 = inttoptr i64 %404 to ptr
  %406 = mul nsw i64 %403, 9
  %407 = load i64, ptr %10, align 8
  %408 = mul nsw i64 %406, %407
  %409 = getelementptr inbounds i64, ptr %405, i64 %408
  %410 = getelementptr inbounds i64, ptr %409, i64 %402
  %411 = add nsw i64 %402, %399
  store i64 %411, ptr %9, align 8
  %412 = icmp sgt i64 %399, 0
  br i1 %412, label %415, label %430

413:                                              ; preds = %426
  %414 = getelementptr inbounds i64, ptr %410, i64 %427
  br label %436

415:                                              ; preds = %392, %426
  %416 = phi i64 [ %428, %426 ], [ 0, %392 ]
  %417 = phi i64 [ %427, %426 ], [ 0, %392 ]
  %418 = getelementptr inbounds nuw i8, ptr %401, i64 %416
  %419 = load i8, ptr %418, align 1
  %420 = icmp eq i8 %419, 0
  br i1 %420, label %426, label %421

421:                                              ; preds = %415
  %422 = getelementptr inbounds nuw i64, ptr %388, i64 %416
  %423 = load i64, ptr %422, align 8
  %424 = add nsw i64 %417, 1
  %425 = getelementptr inbounds i64, ptr %410, i64 %417
  store i64 %423, ptr %425, align 8
  br label %426

426:                                              ; preds = %421, %415
  %427 = phi i64 [ %424, %421 ], [ %417, %415 ]
  %428 = add nuw nsw i64 %416, 1
  %429 = icmp eq i64 %428, %399
  br i1 %429, label %413, label %415

430:                                              ; preds = %447, %392
  %431 = phi ptr [ %410, %392 ], [ %414, %447 ]
  %432 = phi i64 [ 0, %392 ], [ %427, %447 ]
  %433 = phi i64 [ 0, %392 ], [ %448, %447 ]
  %434 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %398, ptr noundef %410, i64 noundef %432)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %451, label %455

436:                                              ; preds = %447, %413
  %437 = phi i64 [ %449, %447 ], [ 0, %413 ]
  %438 = phi i64 [ %448, %447 ], [ 0, %413 ]
  %439 = getelementptr inbounds nuw i8, ptr %401, i64 %437
  %440 = load i8, ptr %439, align 1
  %441 = icmp eq i8 %440, 0
  br i1 %441, label %442, label %447

442:                                              ; preds = %436
  %443 = getelementptr inbounds nuw i64, ptr %388, i64 %437
  %444 = load i64, ptr %443, align 8
  %445 = add nsw i64 %438, 1
  %446 = getelementptr inbounds i64, ptr %414, i64 %438
  store i64 %444, ptr %446, align 8
  br label %447

447:                                              ; preds = %442, %436
  %448 = phi i64 [ %438, %436 ], [ %445, %442 ]
  %449 = add nuw nsw i64 %437, 1
  %450 = icmp eq i64 %449, %399
  br i1 %450, label %430, label %436

451:                                              ; preds = %430
  %452 = add nsw i64 %393, 1
  %453 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %452, ptr noundef %431, i64 noundef %433)
  %454 = icmp eq i32 %453, 0
  br i1 %454, label %456, label %455

455:                                              ; preds = %451, %430
  store i64 %402, ptr %9, align 8
  br label %483

456:                                              ; preds = %451
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %398, ptr noundef %410, i64 noundef %432)
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %452, ptr noundef %431, i64 noundef %433)
  br label %482

457:                                              ; preds = %391
  %458 = load i64, ptr %6, align 8
  %459 = and i64 %458, 255
  %460 = icmp eq i64 %459, 255
  br i1 %460, label %461, label %483

461:                                              ; preds = %457
  %462 = load i64, ptr %23, align 8
  %463 = add i64 %462, 256
  %464 = load i64, ptr %21, align 8
  %465 = add i64 %463, %464
  %466 = load i64, ptr %24, align 8
  %467 = icmp sgt i64 %465, %466
  br i1 %467, label %483, label %468

468:                                              ; preds = %461
  %469 = load i64, ptr %19, align 8
  %470 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %469, ptr noundef %388, i64 noundef %464)
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %472, label %483

472:                                              ; preds = %468
  %473 = add nsw i64 %458, 1
  store i64 %473, ptr %6, align 8
  store i64 %465, ptr %23, align 8
  br label %479

474:                                              ; preds = %391
  %475 = load i64, ptr %19, align 8
  %476 = load i64, ptr %21, align 8
  %477 = tail call fastcc i32 @is_met_by_python(ptr noundef nonnull %0, i64 noundef %475, ptr noundef %388, i64 noundef %476)
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %483

479:                                              ; preds = %474, %472
  %480 = phi i64 [ %476, %474 ], [ %464, %472 ]
  %481 = phi i64 [ %475, %474 ], [ %469, %472 ]
  tail call fastcc void @stand(ptr noundef nonnull %0, i64 noundef %481, ptr noundef %388, i64 noundef %480)
  br label %482

482:                                              ; preds = %391, %456, %479
  store i64 1, ptr %0, align 8
  br label %27

483:                                              ; preds = %385, %474, %457, %468, %461, %391, %35, %76, %115, %30, %101, %455
  %484 = phi i64 [ 2, %455 ], [ 5, %101 ], [ 1, %474 ], [ 0, %457 ], [ 0, %468 ], [ 0, %461 ], [ %386, %391 ], [ %386, %385 ], [ 5, %76 ], [ 5, %115 ], [ 5, %30 ], [ 5, %35 ]
  ret i64 %484
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
  br i1 %33, label %4084, label %34

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

120:                                              ; preds = %34, %4075
  %121 = phi i64 [ %32, %34 ], [ %4080, %4075 ]
  %122 = phi ptr [ %31, %34 ], [ %4079, %4075 ]
  %123 = phi ptr [ %35, %34 ], [ %4078, %4075 ]
  %124 = phi i64 [ %25, %34 ], [ %4077, %4075 ]
  %125 = phi i64 [ %27, %34 ], [ %4076, %4075 ]
  %126 = load i64, ptr %36, align 8
  %127 = and i64 %126, 255
  %128 = icmp eq i64 %127, 255
  br i1 %128, label %4084, label %129

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
  br i1 %171, label %4084, label %172

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
  br i1 %197, label %188, label %4084

198:                                              ; preds = %165, %188, %178, %172, %132, %129
  %199 = phi i1 [ false, %188 ], [ true, %129 ], [ true, %132 ], [ false, %172 ], [ false, %178 ], [ true, %165 ]
  switch i64 %121, label %750 [
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
  br i1 %225, label %226, label %4084

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
  br i1 %246, label %4084, label %226

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
  br i1 %258, label %4075, label %259

259:                                              ; preds = %253
  %260 = load i64, ptr %66, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %4075, label %4082

262:                                              ; preds = %198
  %263 = load i64, ptr %39, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %4084, label %265

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
  br i1 %304, label %305, label %4084

305:                                              ; preds = %300
  %306 = getelementptr inbounds nuw i8, ptr %289, i64 16
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %312, label %309

309:                                              ; preds = %305
  %310 = load i64, ptr %289, align 8
  %311 = icmp eq i64 %310, %125
  br i1 %311, label %312, label %4084

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
  br i1 %331, label %324, label %4084

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
  br i1 %356, label %357, label %4084

357:                                              ; preds = %354
  %358 = load i64, ptr %47, align 8
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %4084, label %360

360:                                              ; preds = %357
  br i1 %355, label %361, label %364

361:                                              ; preds = %360
  %362 = load i64, ptr %48, align 8
  %363 = icmp slt i64 %315, %362
  br i1 %363, label %4084, label %364

364:                                              ; preds = %361, %360
  %365 = load i64, ptr %49, align 8
  %366 = inttoptr i64 %365 to ptr
  %367 = load i64, ptr %366, align 8
  %368 = add nsw i64 %367, %336
  %369 = load i64, ptr %50, align 8
  %370 = icmp sgt i64 %368, %369
  br i1 %370, label %4084, label %371

371:                                              ; preds = %364
  %372 = icmp sgt i64 %315, %124
  br i1 %372, label %373, label %379

373:                                              ; preds = %371
  %374 = load i64, ptr %51, align 8
  %375 = icmp eq i64 %374, 0
  br i1 %375, label %4084, label %376

376:                                              ; preds = %373
  %377 = load i64, ptr %52, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %379, label %4084

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
  br label %729

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
  br label %565

471:                                              ; preds = %652, %649
  %472 = load i64, ptr %46, align 8
  %473 = inttoptr i64 %472 to ptr
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 104
  %475 = load i64, ptr %474, align 8
  %476 = icmp eq i64 %475, 0
  br i1 %476, label %561, label %477

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
  br label %561

487:                                              ; preds = %477
  %488 = getelementptr inbounds nuw i8, ptr %473, i64 88
  br label %491

489:                                              ; preds = %527
  store i64 %528, ptr %483, align 8
  %490 = icmp sgt i64 %528, 0
  br i1 %490, label %532, label %561

491:                                              ; preds = %527, %487
  %492 = phi i64 [ 0, %487 ], [ %528, %527 ]
  %493 = phi i64 [ 0, %487 ], [ %529, %527 ]
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
  br i1 %503, label %511, label %504

504:                                              ; preds = %511, %491
  %505 = getelementptr inbounds nuw i8, ptr %495, i64 24
  %506 = load i32, ptr %505, align 4
  %507 = icmp eq i32 %506, 3
  br i1 %507, label %508, label %527

508:                                              ; preds = %504
  %509 = shl i64 %492, 5
  %510 = getelementptr i8, ptr %482, i64 %509
  br label %520

511:                                              ; preds = %491, %511
  %512 = phi i64 [ %514, %511 ], [ 0, %491 ]
  %513 = getelementptr inbounds nuw i8, ptr %500, i64 %512
  store i8 0, ptr %513, align 1
  %514 = add nuw nsw i64 %512, 1
  %515 = load i32, ptr %501, align 4
  %516 = sext i32 %515 to i64
  %517 = icmp slt i64 %514, %516
  br i1 %517, label %511, label %504

518:                                              ; preds = %520
  %519 = add nsw i64 %492, 1
  br label %527

520:                                              ; preds = %520, %508
  %521 = phi i64 [ 0, %508 ], [ %525, %520 ]
  %522 = getelementptr inbounds nuw i32, ptr %495, i64 %521
  %523 = load i32, ptr %522, align 4
  %524 = getelementptr i32, ptr %510, i64 %521
  store i32 %523, ptr %524, align 4
  %525 = add nuw nsw i64 %521, 1
  %526 = icmp eq i64 %525, 8
  br i1 %526, label %518, label %520

527:                                              ; preds = %518, %504
  %528 = phi i64 [ %519, %518 ], [ %492, %504 ]
  %529 = add nuw nsw i64 %493, 1
  %530 = load i64, ptr %483, align 8
  %531 = icmp slt i64 %529, %530
  br i1 %531, label %491, label %489

532:                                              ; preds = %489, %546
  %533 = phi i64 [ %547, %546 ], [ 0, %489 ]
  %534 = shl nsw i64 %533, 5
  %535 = getelementptr inbounds nuw i8, ptr %482, i64 %534
  %536 = load i64, ptr %488, align 8
  %537 = inttoptr i64 %536 to ptr
  %538 = load i32, ptr %535, align 4
  %539 = sext i32 %538 to i64
  %540 = getelementptr inbounds i8, ptr %537, i64 %539
  %541 = getelementptr inbounds nuw i8, ptr %535, i64 4
  %542 = load i32, ptr %541, align 4
  %543 = icmp sgt i32 %542, 0
  br i1 %543, label %544, label %546

544:                                              ; preds = %532
  %545 = getelementptr inbounds nuw i8, ptr %535, i64 28
  br label %549

546:                                              ; preds = %549, %532
  %547 = add nuw nsw i64 %533, 1
  %548 = icmp eq i64 %547, %528
  br i1 %548, label %561, label %532

549:                                              ; preds = %549, %544
  %550 = phi i64 [ 0, %544 ], [ %557, %549 ]
  %551 = load i32, ptr %545, align 4
  %552 = getelementptr inbounds nuw i8, ptr %540, i64 %550
  %553 = load i8, ptr %552, align 1
  %554 = trunc i32 %551 to i8
  %555 = or i8 %553, %554
  %556 = or i8 %555, 8
  store i8 %556, ptr %552, align 1
  %557 = add nuw nsw i64 %550, 1
  %558 = load i32, ptr %541, align 4
  %559 = sext i32 %558 to i64
  %560 = icmp slt i64 %557, %559
  br i1 %560, label %549, label %546

561:                                              ; preds = %546, %489, %486, %471
  %562 = sub i64 %124, %315
  %563 = load i64, ptr %61, align 8
  %564 = add i64 %562, %563
  store i64 %564, ptr %61, align 8
  br i1 %464, label %671, label %669

565:                                              ; preds = %652, %462
  %566 = phi i64 [ %470, %462 ], [ %647, %652 ]
  %567 = phi i64 [ %466, %462 ], [ %636, %652 ]
  %568 = phi i64 [ 0, %462 ], [ %580, %652 ]
  %569 = phi i64 [ 0, %462 ], [ %643, %652 ]
  %570 = getelementptr inbounds i64, ptr %123, i64 %569
  %571 = mul nsw i64 %567, %566
  %572 = load i64, ptr %42, align 8
  %573 = inttoptr i64 %572 to ptr
  %574 = getelementptr inbounds %struct.arrived, ptr %573, i64 %566
  %575 = getelementptr inbounds nuw i8, ptr %574, i64 16
  store i64 0, ptr %575, align 8
  %576 = load i64, ptr %44, align 8
  %577 = icmp sgt i64 %576, 0
  br i1 %577, label %654, label %578

578:                                              ; preds = %664, %565
  %579 = phi i64 [ %576, %565 ], [ %667, %664 ]
  %580 = phi i64 [ %568, %565 ], [ %665, %664 ]
  %581 = load i64, ptr %45, align 8
  %582 = inttoptr i64 %581 to ptr
  %583 = getelementptr inbounds i64, ptr %582, i64 %571
  %584 = load i64, ptr %583, align 8
  %585 = icmp eq i64 %584, 0
  br i1 %585, label %593, label %586

586:                                              ; preds = %578
  %587 = load i64, ptr %58, align 8
  %588 = load i64, ptr %59, align 8
  %589 = inttoptr i64 %588 to ptr
  %590 = load i64, ptr %60, align 8
  %591 = mul nsw i64 %590, %584
  %592 = getelementptr inbounds i32, ptr %589, i64 %591
  br label %611

593:                                              ; preds = %578
  %594 = load i64, ptr %49, align 8
  %595 = inttoptr i64 %594 to ptr
  %596 = load i64, ptr %595, align 8
  %597 = add nsw i64 %596, 1
  store i64 %597, ptr %595, align 8
  %598 = load i64, ptr %583, align 8
  %599 = icmp eq i64 %598, 0
  %600 = load i64, ptr %58, align 8
  %601 = load i64, ptr %59, align 8
  %602 = inttoptr i64 %601 to ptr
  %603 = load i64, ptr %60, align 8
  %604 = mul nsw i64 %603, %596
  %605 = getelementptr inbounds i32, ptr %602, i64 %604
  %606 = load i64, ptr %44, align 8
  %607 = icmp slt i64 %606, %603
  %608 = select i1 %599, i1 %607, i1 false
  br i1 %608, label %619, label %611

609:                                              ; preds = %619
  %610 = load i64, ptr %44, align 8
  br label %611

611:                                              ; preds = %609, %593, %586
  %612 = phi i64 [ %610, %609 ], [ %606, %593 ], [ %579, %586 ]
  %613 = phi i64 [ %596, %609 ], [ %596, %593 ], [ %584, %586 ]
  %614 = phi i64 [ %600, %609 ], [ %600, %593 ], [ %587, %586 ]
  %615 = phi ptr [ %605, %609 ], [ %605, %593 ], [ %592, %586 ]
  %616 = inttoptr i64 %614 to ptr
  %617 = getelementptr inbounds i32, ptr %616, i64 %571
  %618 = icmp sgt i64 %612, 0
  br i1 %618, label %625, label %635

619:                                              ; preds = %593, %619
  %620 = phi i64 [ %622, %619 ], [ %606, %593 ]
  %621 = getelementptr inbounds i32, ptr %605, i64 %620
  store i32 0, ptr %621, align 4
  %622 = add nsw i64 %620, 1
  %623 = load i64, ptr %60, align 8
  %624 = icmp slt i64 %622, %623
  br i1 %624, label %619, label %609

625:                                              ; preds = %611, %625
  %626 = phi i64 [ %632, %625 ], [ 0, %611 ]
  %627 = getelementptr inbounds nuw i32, ptr %617, i64 %626
  %628 = load i32, ptr %627, align 4
  %629 = add nsw i32 %628, 1
  store i32 %629, ptr %627, align 4
  %630 = getelementptr inbounds nuw i32, ptr %615, i64 %626
  store i32 %628, ptr %630, align 4
  %631 = getelementptr inbounds nuw i64, ptr %583, i64 %626
  store i64 %613, ptr %631, align 8
  %632 = add nuw nsw i64 %626, 1
  %633 = load i64, ptr %44, align 8
  %634 = icmp slt i64 %632, %633
  br i1 %634, label %625, label %635

635:                                              ; preds = %625, %611
  %636 = phi i64 [ %612, %611 ], [ %633, %625 ]
  %637 = load i64, ptr %41, align 8
  %638 = inttoptr i64 %637 to ptr
  %639 = load i64, ptr %570, align 8
  %640 = getelementptr inbounds i64, ptr %638, i64 %639
  %641 = load i64, ptr %640, align 8
  br label %642

642:                                              ; preds = %649, %635
  %643 = phi i64 [ %569, %635 ], [ %650, %649 ]
  %644 = getelementptr inbounds i64, ptr %123, i64 %643
  %645 = load i64, ptr %644, align 8
  %646 = getelementptr inbounds i64, ptr %638, i64 %645
  %647 = load i64, ptr %646, align 8
  %648 = icmp eq i64 %647, %641
  br i1 %648, label %649, label %652

649:                                              ; preds = %642
  %650 = add i64 %643, 1
  %651 = icmp eq i64 %650, %124
  br i1 %651, label %471, label %642

652:                                              ; preds = %642
  %653 = icmp slt i64 %643, %124
  br i1 %653, label %565, label %471

654:                                              ; preds = %565, %664
  %655 = phi i64 [ %666, %664 ], [ 0, %565 ]
  %656 = phi i64 [ %665, %664 ], [ %568, %565 ]
  %657 = load i64, ptr %57, align 8
  %658 = inttoptr i64 %657 to ptr
  %659 = add nsw i64 %655, %571
  %660 = getelementptr inbounds i8, ptr %658, i64 %659
  store i8 0, ptr %660, align 1
  br i1 %464, label %664, label %661

661:                                              ; preds = %654
  %662 = add nsw i64 %656, 1
  %663 = getelementptr inbounds i64, ptr %463, i64 %656
  store i64 %659, ptr %663, align 8
  br label %664

664:                                              ; preds = %661, %654
  %665 = phi i64 [ %662, %661 ], [ %656, %654 ]
  %666 = add nuw nsw i64 %655, 1
  %667 = load i64, ptr %44, align 8
  %668 = icmp slt i64 %666, %667
  br i1 %668, label %654, label %578

669:                                              ; preds = %561
  %670 = ptrtoint ptr %463 to i64
  store i64 %670, ptr %22, align 8
  store i64 %315, ptr %24, align 8
  br label %671

671:                                              ; preds = %669, %561
  br i1 %450, label %672, label %729

672:                                              ; preds = %671
  %673 = load i64, ptr %62, align 8
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %729, label %675

675:                                              ; preds = %672
  %676 = add nsw i64 %125, 1
  %677 = load i64, ptr %22, align 8
  %678 = inttoptr i64 %677 to ptr
  %679 = load i64, ptr %63, align 8
  %680 = icmp sgt i64 %679, 0
  br i1 %680, label %681, label %729

681:                                              ; preds = %675, %692
  %682 = phi i64 [ %703, %692 ], [ 0, %675 ]
  %683 = load i64, ptr %54, align 8
  %684 = load i64, ptr %55, align 8
  %685 = inttoptr i64 %684 to ptr
  %686 = mul nsw i64 %683, 9
  %687 = load i64, ptr %48, align 8
  %688 = mul nsw i64 %686, %687
  %689 = getelementptr inbounds i64, ptr %685, i64 %688
  %690 = load i64, ptr %56, align 8
  %691 = getelementptr inbounds i64, ptr %689, i64 %690
  br label %706

692:                                              ; preds = %725
  %693 = load i64, ptr %54, align 8
  %694 = load i64, ptr %55, align 8
  %695 = load i64, ptr %48, align 8
  %696 = load i64, ptr %56, align 8
  %697 = inttoptr i64 %694 to ptr
  %698 = mul nsw i64 %693, 9
  %699 = mul nsw i64 %698, %695
  %700 = getelementptr inbounds i64, ptr %697, i64 %699
  %701 = getelementptr inbounds i64, ptr %700, i64 %696
  %702 = add nsw i64 %726, %696
  store i64 %702, ptr %56, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %676, ptr noundef %701, i64 noundef %726)
  %703 = add nuw nsw i64 %682, 1
  %704 = load i64, ptr %63, align 8
  %705 = icmp slt i64 %703, %704
  br i1 %705, label %681, label %729

706:                                              ; preds = %681, %725
  %707 = phi i64 [ %727, %725 ], [ 0, %681 ]
  %708 = phi i64 [ %726, %725 ], [ 0, %681 ]
  %709 = getelementptr inbounds nuw i64, ptr %678, i64 %707
  %710 = load i64, ptr %709, align 8
  %711 = load i64, ptr %62, align 8
  %712 = icmp eq i64 %711, 0
  br i1 %712, label %719, label %713

713:                                              ; preds = %706
  %714 = load i64, ptr %64, align 8
  %715 = inttoptr i64 %714 to ptr
  %716 = getelementptr inbounds i64, ptr %715, i64 %710
  %717 = load i64, ptr %716, align 8
  %718 = sdiv i64 %717, 32
  br label %719

719:                                              ; preds = %713, %706
  %720 = phi i64 [ %718, %713 ], [ 0, %706 ]
  %721 = icmp eq i64 %720, %682
  br i1 %721, label %722, label %725

722:                                              ; preds = %719
  %723 = add nsw i64 %708, 1
  %724 = getelementptr inbounds i64, ptr %691, i64 %708
  store i64 %710, ptr %724, align 8
  br label %725

725:                                              ; preds = %722, %719
  %726 = phi i64 [ %723, %722 ], [ %708, %719 ]
  %727 = add nuw nsw i64 %707, 1
  %728 = icmp eq i64 %727, %315
  br i1 %728, label %692, label %706

729:                                              ; preds = %692, %675, %672, %671, %445
  %730 = phi i32 [ 3, %675 ], [ %446, %445 ], [ %380, %671 ], [ %380, %672 ], [ 3, %692 ]
  %731 = load i64, ptr %36, align 8
  %732 = add nsw i64 %731, 1
  store i64 %732, ptr %36, align 8
  %733 = add nsw i64 %124, 256
  %734 = load i64, ptr %65, align 8
  %735 = add nsw i64 %733, %734
  store i64 %735, ptr %65, align 8
  %736 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %736, align 1
  %737 = icmp eq i32 %730, 1
  br i1 %737, label %738, label %4084

738:                                              ; preds = %729
  %739 = load i64, ptr %22, align 8
  %740 = inttoptr i64 %739 to ptr
  %741 = load i64, ptr %24, align 8
  %742 = add nsw i64 %125, 1
  store i64 %742, ptr %26, align 8
  %743 = getelementptr inbounds %struct.instruction, ptr %18, i64 %742
  %744 = getelementptr inbounds nuw i8, ptr %743, i64 120
  %745 = load i64, ptr %744, align 8
  %746 = icmp eq i64 %745, 0
  br i1 %746, label %4075, label %747

747:                                              ; preds = %738
  %748 = load i64, ptr %66, align 8
  %749 = icmp eq i64 %748, 0
  br i1 %749, label %4075, label %4083

750:                                              ; preds = %198
  %751 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %752 = load i64, ptr %751, align 8
  %753 = icmp sgt i64 %752, -1
  br i1 %753, label %754, label %791

754:                                              ; preds = %750
  %755 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %752
  %756 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %757 = load i64, ptr %756, align 8
  %758 = call fastcc i64 @count_held(ptr noundef %755, i64 noundef %757, ptr noundef %123, i64 noundef %124)
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %4061, label %760

760:                                              ; preds = %754
  %761 = icmp slt i64 %758, %124
  br i1 %761, label %762, label %793

762:                                              ; preds = %760
  %763 = load i64, ptr %67, align 8
  %764 = inttoptr i64 %763 to ptr
  %765 = icmp sgt i64 %124, 0
  br i1 %765, label %766, label %793

766:                                              ; preds = %762, %787
  %767 = phi i64 [ %789, %787 ], [ 0, %762 ]
  %768 = phi i64 [ %788, %787 ], [ 0, %762 ]
  %769 = getelementptr inbounds nuw i64, ptr %123, i64 %767
  %770 = load i64, ptr %769, align 8
  %771 = load i64, ptr %751, align 8
  %772 = getelementptr inbounds %struct.operand, ptr %21, i64 %771
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds nuw i8, ptr %772, i64 8
  %775 = load i64, ptr %774, align 8
  %776 = mul nsw i64 %775, %770
  %777 = add i64 %776, %773
  %778 = inttoptr i64 %777 to ptr
  %779 = load i8, ptr %778, align 1
  %780 = icmp ne i8 %779, 0
  %781 = zext i1 %780 to i64
  %782 = load i64, ptr %756, align 8
  %783 = icmp eq i64 %782, %781
  br i1 %783, label %787, label %784

784:                                              ; preds = %766
  %785 = add nsw i64 %768, 1
  %786 = getelementptr inbounds i64, ptr %764, i64 %768
  store i64 %770, ptr %786, align 8
  br label %787

787:                                              ; preds = %784, %766
  %788 = phi i64 [ %785, %784 ], [ %768, %766 ]
  %789 = add nuw nsw i64 %767, 1
  %790 = icmp eq i64 %789, %124
  br i1 %790, label %793, label %766

791:                                              ; preds = %750
  %792 = icmp eq i64 %124, 0
  br i1 %792, label %4061, label %793

793:                                              ; preds = %787, %762, %760, %791
  %794 = phi ptr [ %123, %791 ], [ %123, %760 ], [ %764, %762 ], [ %764, %787 ]
  %795 = phi i64 [ %124, %791 ], [ %124, %760 ], [ %758, %762 ], [ %758, %787 ]
  %796 = getelementptr inbounds nuw i8, ptr %122, i64 112
  %797 = load i64, ptr %796, align 8
  %798 = icmp eq i64 %797, 0
  br i1 %798, label %973, label %799

799:                                              ; preds = %793
  %800 = load i64, ptr %68, align 8
  %801 = inttoptr i64 %800 to ptr
  %802 = getelementptr inbounds i64, ptr %801, i64 %797
  %803 = getelementptr inbounds i8, ptr %802, i64 -8
  %804 = load i64, ptr %803, align 8
  %805 = load i64, ptr %802, align 8
  %806 = getelementptr inbounds nuw i8, ptr %802, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i64 0, ptr %14, align 8
  %807 = icmp sgt i64 %795, 0
  br i1 %807, label %809, label %808

808:                                              ; preds = %799
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  br label %972

809:                                              ; preds = %799
  %810 = icmp eq i64 %804, 0
  %811 = getelementptr inbounds nuw i8, ptr %802, i64 16
  %812 = icmp sgt i64 %805, 0
  br label %813

813:                                              ; preds = %871, %809
  %814 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %794, i64 noundef %795, ptr noundef %14)
  br i1 %810, label %815, label %825

815:                                              ; preds = %813
  br i1 %812, label %816, label %871

816:                                              ; preds = %815
  %817 = load i64, ptr %70, align 8
  %818 = inttoptr i64 %817 to ptr
  %819 = load i64, ptr %71, align 8
  %820 = getelementptr i64, ptr %818, i64 %814
  %821 = load i64, ptr %72, align 8
  %822 = inttoptr i64 %821 to ptr
  %823 = getelementptr inbounds i64, ptr %822, i64 %814
  %824 = load i64, ptr %823, align 8
  br label %863

825:                                              ; preds = %813
  %826 = load i64, ptr %806, align 8
  %827 = load i64, ptr %811, align 8
  %828 = load i64, ptr %69, align 8
  %829 = inttoptr i64 %828 to ptr
  %830 = load i64, ptr %70, align 8
  %831 = inttoptr i64 %830 to ptr
  %832 = load i64, ptr %71, align 8
  %833 = mul nsw i64 %832, %826
  %834 = getelementptr i64, ptr %831, i64 %833
  %835 = getelementptr i64, ptr %834, i64 %814
  %836 = load i64, ptr %835, align 8
  %837 = load i64, ptr %72, align 8
  %838 = inttoptr i64 %837 to ptr
  %839 = getelementptr inbounds i64, ptr %838, i64 %814
  %840 = load i64, ptr %839, align 8
  %841 = icmp sgt i64 %836, %840
  br i1 %841, label %842, label %871

842:                                              ; preds = %825
  %843 = getelementptr i8, ptr %829, i64 %833
  %844 = getelementptr i8, ptr %843, i64 %814
  %845 = load i8, ptr %844, align 1
  %846 = icmp eq i8 %845, 3
  br i1 %846, label %871, label %847

847:                                              ; preds = %842
  %848 = icmp eq i64 %827, -1
  br i1 %848, label %874, label %849

849:                                              ; preds = %847
  %850 = mul nsw i64 %832, %827
  %851 = getelementptr i64, ptr %831, i64 %850
  %852 = getelementptr i64, ptr %851, i64 %814
  %853 = load i64, ptr %852, align 8
  %854 = icmp sgt i64 %853, %840
  br i1 %854, label %855, label %874

855:                                              ; preds = %849
  %856 = getelementptr i8, ptr %829, i64 %850
  %857 = getelementptr i8, ptr %856, i64 %814
  %858 = load i8, ptr %857, align 1
  %859 = icmp eq i8 %858, 2
  br i1 %859, label %874, label %871

860:                                              ; preds = %863
  %861 = add nuw nsw i64 %864, 1
  %862 = icmp eq i64 %861, %805
  br i1 %862, label %871, label %863

863:                                              ; preds = %860, %816
  %864 = phi i64 [ 0, %816 ], [ %861, %860 ]
  %865 = getelementptr inbounds nuw i64, ptr %806, i64 %864
  %866 = load i64, ptr %865, align 8
  %867 = mul nsw i64 %866, %819
  %868 = getelementptr i64, ptr %820, i64 %867
  %869 = load i64, ptr %868, align 8
  %870 = icmp sgt i64 %869, %824
  br i1 %870, label %874, label %860

871:                                              ; preds = %860, %855, %842, %825, %815
  %872 = load i64, ptr %14, align 8
  %873 = icmp slt i64 %872, %795
  br i1 %873, label %813, label %875

874:                                              ; preds = %847, %849, %855, %863
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %4084

875:                                              ; preds = %871
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %876 = select i1 %810, i1 %812, i1 false
  %877 = trunc i64 %125 to i32
  br label %881

878:                                              ; preds = %953, %952
  %879 = load i64, ptr %15, align 8
  %880 = icmp slt i64 %879, %795
  br i1 %880, label %881, label %972

881:                                              ; preds = %878, %875
  %882 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %794, i64 noundef %795, ptr noundef %15)
  br i1 %810, label %952, label %883

883:                                              ; preds = %881
  %884 = load i64, ptr %806, align 8
  %885 = load i64, ptr %811, align 8
  %886 = load i64, ptr %71, align 8
  %887 = mul nsw i64 %886, %884
  %888 = add nsw i64 %887, %882
  %889 = mul nsw i64 %886, %885
  %890 = add nsw i64 %889, %882
  %891 = load i64, ptr %70, align 8
  %892 = inttoptr i64 %891 to ptr
  %893 = load i64, ptr %73, align 8
  %894 = inttoptr i64 %893 to ptr
  %895 = icmp eq i64 %885, -1
  br i1 %895, label %896, label %898

896:                                              ; preds = %883
  %897 = getelementptr inbounds i64, ptr %892, i64 %888
  store i64 0, ptr %897, align 8
  br label %948

898:                                              ; preds = %883
  %899 = load i64, ptr %74, align 8
  %900 = inttoptr i64 %899 to ptr
  %901 = getelementptr inbounds i32, ptr %900, i64 %890
  %902 = load i32, ptr %901, align 4
  %903 = getelementptr inbounds i32, ptr %900, i64 %888
  store i32 %902, ptr %903, align 4
  %904 = load i64, ptr %70, align 8
  %905 = inttoptr i64 %904 to ptr
  %906 = load i64, ptr %71, align 8
  %907 = mul nsw i64 %906, %885
  %908 = getelementptr i64, ptr %905, i64 %907
  %909 = getelementptr i64, ptr %908, i64 %882
  %910 = load i64, ptr %909, align 8
  %911 = load i64, ptr %72, align 8
  %912 = inttoptr i64 %911 to ptr
  %913 = getelementptr inbounds i64, ptr %912, i64 %882
  %914 = load i64, ptr %913, align 8
  %915 = icmp sgt i64 %910, %914
  br i1 %915, label %916, label %922

916:                                              ; preds = %898
  %917 = load i64, ptr %69, align 8
  %918 = inttoptr i64 %917 to ptr
  %919 = getelementptr inbounds i8, ptr %918, i64 %890
  %920 = load i8, ptr %919, align 1
  %921 = icmp eq i8 %920, 2
  br i1 %921, label %922, label %926

922:                                              ; preds = %916, %898
  %923 = getelementptr inbounds i64, ptr %892, i64 %888
  store i64 0, ptr %923, align 8
  %924 = getelementptr inbounds i64, ptr %894, i64 %890
  %925 = load i64, ptr %924, align 8
  br label %948

926:                                              ; preds = %916
  %927 = getelementptr inbounds i64, ptr %892, i64 %890
  %928 = load i64, ptr %927, align 8
  %929 = getelementptr inbounds i64, ptr %892, i64 %888
  store i64 %928, ptr %929, align 8
  %930 = getelementptr inbounds i64, ptr %894, i64 %888
  store i64 -1, ptr %930, align 8
  %931 = load i64, ptr %69, align 8
  %932 = inttoptr i64 %931 to ptr
  %933 = getelementptr inbounds i8, ptr %932, i64 %888
  store i8 3, ptr %933, align 1
  %934 = load i64, ptr %75, align 8
  %935 = inttoptr i64 %934 to ptr
  %936 = getelementptr inbounds i32, ptr %935, i64 %890
  %937 = load i32, ptr %936, align 4
  %938 = getelementptr inbounds i32, ptr %935, i64 %888
  store i32 %937, ptr %938, align 4
  %939 = load i64, ptr %76, align 8
  %940 = inttoptr i64 %939 to ptr
  %941 = getelementptr inbounds i32, ptr %940, i64 %890
  %942 = load i32, ptr %941, align 4
  %943 = getelementptr inbounds i32, ptr %940, i64 %888
  store i32 %942, ptr %943, align 4
  %944 = load i64, ptr %77, align 8
  %945 = inttoptr i64 %944 to ptr
  %946 = getelementptr inbounds i64, ptr %945, i64 %890
  %947 = load i64, ptr %946, align 8
  br label %948

948:                                              ; preds = %926, %922, %896
  %949 = phi ptr [ %945, %926 ], [ %894, %922 ], [ %894, %896 ]
  %950 = phi i64 [ %947, %926 ], [ %925, %922 ], [ -1, %896 ]
  %951 = getelementptr inbounds i64, ptr %949, i64 %888
  store i64 %950, ptr %951, align 8
  br label %952

952:                                              ; preds = %948, %881
  br i1 %876, label %953, label %878

953:                                              ; preds = %952, %953
  %954 = phi i64 [ %970, %953 ], [ 0, %952 ]
  %955 = getelementptr inbounds nuw i64, ptr %806, i64 %954
  %956 = load i64, ptr %955, align 8
  %957 = load i64, ptr %71, align 8
  %958 = mul nsw i64 %957, %956
  %959 = add nsw i64 %958, %882
  %960 = load i64, ptr %78, align 8
  %961 = inttoptr i64 %960 to ptr
  %962 = getelementptr inbounds i64, ptr %961, i64 %882
  %963 = load i64, ptr %962, align 8
  %964 = load i64, ptr %73, align 8
  %965 = inttoptr i64 %964 to ptr
  %966 = getelementptr inbounds i64, ptr %965, i64 %959
  store i64 %963, ptr %966, align 8
  %967 = load i64, ptr %74, align 8
  %968 = inttoptr i64 %967 to ptr
  %969 = getelementptr inbounds i32, ptr %968, i64 %959
  store i32 %877, ptr %969, align 4
  %970 = add nuw nsw i64 %954, 1
  %971 = icmp eq i64 %970, %805
  br i1 %971, label %878, label %953

972:                                              ; preds = %878, %808
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %973

973:                                              ; preds = %972, %793
  %974 = load i64, ptr %122, align 8
  switch i64 %974, label %2362 [
    i64 2, label %975
    i64 3, label %975
    i64 36, label %2301
  ]

975:                                              ; preds = %973, %973
  %976 = load i64, ptr %80, align 8
  %977 = inttoptr i64 %976 to ptr
  %978 = getelementptr inbounds nuw i8, ptr %122, i64 80
  %979 = load i64, ptr %978, align 8
  %980 = getelementptr inbounds nuw i8, ptr %122, i64 88
  %981 = load i64, ptr %980, align 8
  %982 = mul nsw i64 %981, %979
  %983 = icmp eq i64 %974, 3
  %984 = load i64, ptr %19, align 8
  %985 = inttoptr i64 %984 to ptr
  %986 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %987 = load i64, ptr %986, align 8
  %988 = getelementptr inbounds %struct.operand, ptr %985, i64 %987
  %989 = load i64, ptr %988, align 8
  %990 = getelementptr inbounds nuw i8, ptr %988, i64 8
  %991 = load i64, ptr %990, align 8
  %992 = getelementptr inbounds nuw i8, ptr %122, i64 96
  %993 = load i64, ptr %992, align 8
  %994 = getelementptr inbounds nuw i8, ptr %122, i64 104
  %995 = load i64, ptr %994, align 8
  %996 = icmp eq i64 %995, 0
  %997 = icmp sgt i64 %795, 0
  br i1 %996, label %999, label %998

998:                                              ; preds = %975
  br i1 %997, label %1002, label %1027

999:                                              ; preds = %975
  br i1 %997, label %1000, label %1027

1000:                                             ; preds = %999
  %1001 = trunc i64 %993 to i32
  br label %1014

1002:                                             ; preds = %998, %1002
  %1003 = phi i64 [ %1012, %1002 ], [ 0, %998 ]
  %1004 = getelementptr inbounds nuw i64, ptr %794, i64 %1003
  %1005 = load i64, ptr %1004, align 8
  %1006 = mul nsw i64 %1005, %991
  %1007 = add i64 %1006, %989
  %1008 = inttoptr i64 %1007 to ptr
  %1009 = load i64, ptr %1008, align 8
  %1010 = add i64 %1009, %993
  %1011 = getelementptr inbounds nuw i64, ptr %977, i64 %1003
  store i64 %1010, ptr %1011, align 8
  %1012 = add nuw nsw i64 %1003, 1
  %1013 = icmp eq i64 %1012, %795
  br i1 %1013, label %1027, label %1002

1014:                                             ; preds = %1014, %1000
  %1015 = phi i64 [ 0, %1000 ], [ %1025, %1014 ]
  %1016 = getelementptr inbounds nuw i64, ptr %794, i64 %1015
  %1017 = load i64, ptr %1016, align 8
  %1018 = mul nsw i64 %1017, %991
  %1019 = add i64 %1018, %989
  %1020 = inttoptr i64 %1019 to ptr
  %1021 = load i32, ptr %1020, align 4
  %1022 = add i32 %1021, %1001
  %1023 = zext i32 %1022 to i64
  %1024 = getelementptr inbounds nuw i64, ptr %977, i64 %1015
  store i64 %1023, ptr %1024, align 8
  %1025 = add nuw nsw i64 %1015, 1
  %1026 = icmp eq i64 %1025, %795
  br i1 %1026, label %1027, label %1014

1027:                                             ; preds = %1002, %1014, %999, %998
  %1028 = getelementptr inbounds nuw i8, ptr %122, i64 72
  %1029 = load i64, ptr %1028, align 8
  %1030 = icmp eq i64 %1029, 2
  br i1 %1030, label %1031, label %1086

1031:                                             ; preds = %1027
  %1032 = load i64, ptr %81, align 8
  %1033 = inttoptr i64 %1032 to ptr
  %1034 = load i64, ptr %977, align 8
  %1035 = lshr i64 %1034, 32
  %1036 = icmp sgt i64 %795, 1
  br i1 %1036, label %1037, label %1060

1037:                                             ; preds = %1031, %1057
  %1038 = phi i64 [ %1058, %1057 ], [ 1, %1031 ]
  %1039 = getelementptr inbounds nuw i64, ptr %977, i64 %1038
  %1040 = load i64, ptr %1039, align 8
  %1041 = lshr i64 %1040, 32
  %1042 = icmp eq i64 %1041, %1035
  br i1 %1042, label %1057, label %1043

1043:                                             ; preds = %1037
  %1044 = load i64, ptr %82, align 8
  %1045 = icmp eq i64 %1035, %1044
  br i1 %1045, label %4084, label %1046

1046:                                             ; preds = %1043
  %1047 = load i64, ptr %83, align 8
  %1048 = icmp sgt i64 %1047, 0
  br i1 %1048, label %1052, label %1057

1049:                                             ; preds = %1052
  %1050 = add nuw nsw i64 %1053, 1
  %1051 = icmp eq i64 %1050, %1047
  br i1 %1051, label %1057, label %1052

1052:                                             ; preds = %1046, %1049
  %1053 = phi i64 [ %1050, %1049 ], [ 0, %1046 ]
  %1054 = getelementptr inbounds nuw i64, ptr %1033, i64 %1053
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp eq i64 %1041, %1055
  br i1 %1056, label %4084, label %1049

1057:                                             ; preds = %1049, %1046, %1037
  %1058 = add nuw nsw i64 %1038, 1
  %1059 = icmp eq i64 %1058, %795
  br i1 %1059, label %1060, label %1037

1060:                                             ; preds = %1057, %1031
  %1061 = load i64, ptr %82, align 8
  %1062 = icmp eq i64 %1035, %1061
  br i1 %1062, label %1066, label %1063

1063:                                             ; preds = %1060
  %1064 = load i64, ptr %83, align 8
  %1065 = icmp sgt i64 %1064, 0
  br i1 %1065, label %1081, label %1088

1066:                                             ; preds = %1060
  br i1 %997, label %1067, label %1106

1067:                                             ; preds = %1066, %1067
  %1068 = phi i64 [ %1072, %1067 ], [ 0, %1066 ]
  %1069 = getelementptr inbounds nuw i64, ptr %977, i64 %1068
  %1070 = load i64, ptr %1069, align 8
  %1071 = and i64 %1070, 4294967295
  store i64 %1071, ptr %1069, align 8
  %1072 = add nuw nsw i64 %1068, 1
  %1073 = icmp eq i64 %1072, %795
  br i1 %1073, label %1074, label %1067

1074:                                             ; preds = %1067
  %1075 = load i64, ptr %80, align 8
  %1076 = inttoptr i64 %1075 to ptr
  %1077 = load i64, ptr %1076, align 8
  br label %1093

1078:                                             ; preds = %1081
  %1079 = add nuw nsw i64 %1082, 1
  %1080 = icmp eq i64 %1079, %1064
  br i1 %1080, label %1088, label %1081

1081:                                             ; preds = %1063, %1078
  %1082 = phi i64 [ %1079, %1078 ], [ 0, %1063 ]
  %1083 = getelementptr inbounds nuw i64, ptr %1033, i64 %1082
  %1084 = load i64, ptr %1083, align 8
  %1085 = icmp eq i64 %1035, %1084
  br i1 %1085, label %4084, label %1078

1086:                                             ; preds = %1027
  %1087 = icmp slt i64 %1029, 0
  br i1 %1087, label %4084, label %1088

1088:                                             ; preds = %1078, %1086, %1063
  %1089 = phi i64 [ %1029, %1086 ], [ 1, %1063 ], [ 1, %1078 ]
  %1090 = load i64, ptr %80, align 8
  %1091 = inttoptr i64 %1090 to ptr
  %1092 = load i64, ptr %1091, align 8
  br i1 %997, label %1093, label %1097

1093:                                             ; preds = %1088, %1074
  %1094 = phi i64 [ %1077, %1074 ], [ %1092, %1088 ]
  %1095 = phi ptr [ %1076, %1074 ], [ %1091, %1088 ]
  %1096 = phi i64 [ 0, %1074 ], [ %1089, %1088 ]
  br label %1110

1097:                                             ; preds = %1110, %1088
  %1098 = phi ptr [ %1091, %1088 ], [ %1095, %1110 ]
  %1099 = phi i64 [ %1089, %1088 ], [ %1096, %1110 ]
  %1100 = phi i64 [ %1092, %1088 ], [ %1118, %1110 ]
  %1101 = phi i64 [ 0, %1088 ], [ %1119, %1110 ]
  %1102 = phi i64 [ %1092, %1088 ], [ %1117, %1110 ]
  %1103 = add nsw i64 %982, -1
  %1104 = and i64 %1101, %1103
  %1105 = icmp eq i64 %1104, 0
  br i1 %1105, label %1122, label %4084

1106:                                             ; preds = %1066
  %1107 = load i64, ptr %80, align 8
  %1108 = inttoptr i64 %1107 to ptr
  %1109 = load i64, ptr %1108, align 8
  br label %1124

1110:                                             ; preds = %1110, %1093
  %1111 = phi i64 [ %1117, %1110 ], [ %1094, %1093 ]
  %1112 = phi i64 [ %1120, %1110 ], [ 0, %1093 ]
  %1113 = phi i64 [ %1119, %1110 ], [ 0, %1093 ]
  %1114 = phi i64 [ %1118, %1110 ], [ %1094, %1093 ]
  %1115 = getelementptr inbounds nuw i64, ptr %1095, i64 %1112
  %1116 = load i64, ptr %1115, align 8
  %1117 = call i64 @llvm.smin.i64(i64 %1116, i64 %1111)
  %1118 = call i64 @llvm.smax.i64(i64 %1116, i64 %1114)
  %1119 = or i64 %1116, %1113
  %1120 = add nuw nsw i64 %1112, 1
  %1121 = icmp eq i64 %1120, %795
  br i1 %1121, label %1097, label %1110

1122:                                             ; preds = %1097
  %1123 = icmp eq i64 %1099, 0
  br i1 %1123, label %1124, label %1168

1124:                                             ; preds = %1122, %1106
  %1125 = phi ptr [ %1108, %1106 ], [ %1098, %1122 ]
  %1126 = phi i64 [ %1109, %1106 ], [ %1100, %1122 ]
  %1127 = phi i64 [ %1109, %1106 ], [ %1102, %1122 ]
  %1128 = load i64, ptr %86, align 8
  %1129 = inttoptr i64 %1128 to ptr
  %1130 = load i64, ptr %41, align 8
  %1131 = inttoptr i64 %1130 to ptr
  %1132 = load i64, ptr %87, align 8
  %1133 = icmp sgt i64 %1132, 0
  br i1 %1133, label %1134, label %1148

1134:                                             ; preds = %1124, %1145
  %1135 = phi i64 [ %1146, %1145 ], [ 0, %1124 ]
  %1136 = shl nuw nsw i64 %1135, 4
  %1137 = getelementptr inbounds nuw i8, ptr %1129, i64 %1136
  %1138 = load i64, ptr %1137, align 8
  %1139 = icmp sgt i64 %1138, %1127
  br i1 %1139, label %1145, label %1140

1140:                                             ; preds = %1134
  %1141 = getelementptr inbounds nuw i8, ptr %1137, i64 8
  %1142 = load i64, ptr %1141, align 8
  %1143 = sub nsw i64 %1142, %982
  %1144 = icmp sgt i64 %1126, %1143
  br i1 %1144, label %1145, label %1148

1145:                                             ; preds = %1140, %1134
  %1146 = add nuw nsw i64 %1135, 1
  %1147 = icmp eq i64 %1146, %1132
  br i1 %1147, label %4084, label %1134

1148:                                             ; preds = %1140, %1124
  %1149 = phi i64 [ 0, %1124 ], [ %1135, %1140 ]
  %1150 = icmp eq i64 %1149, %1132
  br i1 %1150, label %4084, label %1151

1151:                                             ; preds = %1148
  br i1 %997, label %1155, label %1152

1152:                                             ; preds = %1155, %1151
  %1153 = load i64, ptr %46, align 8
  %1154 = inttoptr i64 %1153 to ptr
  br label %1206

1155:                                             ; preds = %1151, %1155
  %1156 = phi i64 [ %1166, %1155 ], [ 0, %1151 ]
  %1157 = getelementptr inbounds nuw i64, ptr %794, i64 %1156
  %1158 = load i64, ptr %1157, align 8
  %1159 = getelementptr inbounds i64, ptr %1131, i64 %1158
  %1160 = load i64, ptr %1159, align 8
  %1161 = load i64, ptr %88, align 8
  %1162 = mul nsw i64 %1161, %1160
  %1163 = getelementptr inbounds nuw i64, ptr %1125, i64 %1156
  %1164 = load i64, ptr %1163, align 8
  %1165 = add nsw i64 %1164, %1162
  store i64 %1165, ptr %1163, align 8
  %1166 = add nuw nsw i64 %1156, 1
  %1167 = icmp eq i64 %1166, %795
  br i1 %1167, label %1152, label %1155

1168:                                             ; preds = %1122
  %1169 = load i64, ptr %46, align 8
  %1170 = inttoptr i64 %1169 to ptr
  %1171 = load i64, ptr %84, align 8
  %1172 = icmp eq i64 %1171, 0
  br i1 %1172, label %1181, label %1173

1173:                                             ; preds = %1168
  %1174 = getelementptr inbounds %struct.region, ptr %1170, i64 %1171
  %1175 = load i64, ptr %1174, align 8
  %1176 = icmp sgt i64 %1175, %1102
  br i1 %1176, label %1181, label %1177

1177:                                             ; preds = %1173
  %1178 = getelementptr inbounds nuw i8, ptr %1174, i64 8
  %1179 = load i64, ptr %1178, align 8
  %1180 = icmp slt i64 %1102, %1179
  br i1 %1180, label %1199, label %1181

1181:                                             ; preds = %1177, %1173, %1168
  %1182 = load i64, ptr %85, align 8
  %1183 = icmp sgt i64 %1182, 1
  br i1 %1183, label %1184, label %2299

1184:                                             ; preds = %1181, %1196
  %1185 = phi i64 [ %1197, %1196 ], [ 1, %1181 ]
  %1186 = getelementptr inbounds nuw %struct.region, ptr %1170, i64 %1185
  %1187 = load i64, ptr %1186, align 8
  %1188 = icmp sgt i64 %1187, %1102
  br i1 %1188, label %1196, label %1189

1189:                                             ; preds = %1184
  %1190 = getelementptr inbounds nuw i8, ptr %1186, i64 8
  %1191 = load i64, ptr %1190, align 8
  %1192 = icmp slt i64 %1102, %1191
  br i1 %1192, label %1193, label %1196

1193:                                             ; preds = %1189
  %1194 = getelementptr inbounds nuw i8, ptr %1186, i64 8
  store i64 %1185, ptr %84, align 8
  %1195 = load i64, ptr %1194, align 8
  br label %1199

1196:                                             ; preds = %1189, %1184
  %1197 = add nuw nsw i64 %1185, 1
  %1198 = icmp eq i64 %1197, %1182
  br i1 %1198, label %2299, label %1184

1199:                                             ; preds = %1193, %1177
  %1200 = phi i64 [ %1179, %1177 ], [ %1195, %1193 ]
  %1201 = phi ptr [ %1174, %1177 ], [ %1186, %1193 ]
  %1202 = sub nsw i64 %1200, %982
  %1203 = icmp sgt i64 %1100, %1202
  br i1 %1203, label %4084, label %1204

1204:                                             ; preds = %1199
  %1205 = load i64, ptr %1201, align 8
  br label %1206

1206:                                             ; preds = %1204, %1152
  %1207 = phi i64 [ %1153, %1152 ], [ %1169, %1204 ]
  %1208 = phi ptr [ %1125, %1152 ], [ %1098, %1204 ]
  %1209 = phi i64 [ 0, %1152 ], [ %1099, %1204 ]
  %1210 = phi ptr [ %1154, %1152 ], [ %1201, %1204 ]
  %1211 = phi i64 [ 0, %1152 ], [ %1205, %1204 ]
  %1212 = getelementptr inbounds nuw i8, ptr %1210, i64 120
  %1213 = load i64, ptr %1212, align 8
  %1214 = icmp sgt i64 %1213, 1
  br i1 %1214, label %4084, label %1215

1215:                                             ; preds = %1206
  %1216 = getelementptr inbounds nuw i8, ptr %1210, i64 32
  %1217 = load i64, ptr %1216, align 8
  %1218 = icmp slt i64 %982, %1217
  br i1 %1218, label %4084, label %1219

1219:                                             ; preds = %1215
  %1220 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1217, i1 true)
  %1221 = ashr i64 %982, %1220
  %1222 = icmp sgt i64 %795, 1
  br i1 %1222, label %1223, label %1237

1223:                                             ; preds = %1219, %1223
  %1224 = phi i64 [ %1232, %1223 ], [ 1, %1219 ]
  %1225 = phi i64 [ %1233, %1223 ], [ 1, %1219 ]
  %1226 = getelementptr inbounds nuw i64, ptr %1208, i64 %1225
  %1227 = load i64, ptr %1226, align 8
  %1228 = getelementptr i8, ptr %1226, i64 -8
  %1229 = load i64, ptr %1228, align 8
  %1230 = sub nsw i64 %1227, %1229
  %1231 = icmp slt i64 %1230, %982
  %1232 = select i1 %1231, i64 0, i64 %1224
  %1233 = add nuw nsw i64 %1225, 1
  %1234 = icmp eq i64 %1233, %795
  br i1 %1234, label %1235, label %1223

1235:                                             ; preds = %1223
  %1236 = icmp ne i64 %1232, 0
  br label %1237

1237:                                             ; preds = %1235, %1219
  %1238 = phi i1 [ true, %1219 ], [ %1236, %1235 ]
  %1239 = icmp eq i64 %1209, 0
  br i1 %1239, label %1243, label %1240

1240:                                             ; preds = %1237
  %1241 = load i64, ptr %89, align 8
  %1242 = icmp ne i64 %1241, 0
  br label %1243

1243:                                             ; preds = %1240, %1237
  %1244 = phi i1 [ true, %1237 ], [ %1242, %1240 ]
  store i64 -1, ptr %90, align 8
  store i64 0, ptr %91, align 8
  %1245 = load i64, ptr %1212, align 8
  %1246 = icmp eq i64 %1245, 0
  br i1 %1246, label %1261, label %1247

1247:                                             ; preds = %1243
  %1248 = select i1 %983, i64 136, i64 128
  %1249 = getelementptr inbounds nuw i8, ptr %1210, i64 %1248
  %1250 = load i64, ptr %1249, align 8
  %1251 = inttoptr i64 %1250 to ptr
  %1252 = getelementptr inbounds i64, ptr %1251, i64 %125
  %1253 = load i64, ptr %1252, align 8
  %1254 = inttoptr i64 %1253 to ptr
  %1255 = icmp eq i64 %1253, 0
  br i1 %1255, label %1256, label %1261

1256:                                             ; preds = %1247
  %1257 = ptrtoint ptr %1210 to i64
  %1258 = sub i64 %1257, %1207
  %1259 = sdiv exact i64 %1258, 152
  store i64 %1259, ptr %90, align 8
  %1260 = select i1 %983, i64 2, i64 1
  store i64 %1260, ptr %91, align 8
  br label %4084

1261:                                             ; preds = %1247, %1243
  %1262 = phi ptr [ %1254, %1247 ], [ null, %1243 ]
  br i1 %1244, label %1263, label %1270

1263:                                             ; preds = %1261
  %1264 = load i64, ptr %92, align 8
  %1265 = shl nsw i64 %795, 1
  %1266 = add i64 %1265, 4
  %1267 = add i64 %1266, %1264
  %1268 = load i64, ptr %93, align 8
  %1269 = icmp sgt i64 %1267, %1268
  br i1 %1269, label %4084, label %1270

1270:                                             ; preds = %1263, %1261
  %1271 = getelementptr inbounds nuw i8, ptr %1210, i64 64
  %1272 = load i64, ptr %1271, align 8
  %1273 = icmp eq i64 %1272, 0
  %1274 = select i1 %1238, i1 %1273, i1 false
  %1275 = getelementptr inbounds nuw i8, ptr %1210, i64 56
  %1276 = load i64, ptr %1275, align 8
  br i1 %1274, label %1277, label %1433

1277:                                             ; preds = %1270
  %1278 = icmp eq i64 %1276, 0
  br i1 %1278, label %1279, label %1433

1279:                                             ; preds = %1277
  %1280 = getelementptr inbounds nuw i8, ptr %1210, i64 80
  %1281 = load i64, ptr %1280, align 8
  %1282 = icmp eq i64 %1281, 0
  br i1 %1282, label %1283, label %1433

1283:                                             ; preds = %1279
  %1284 = load i64, ptr %41, align 8
  %1285 = inttoptr i64 %1284 to ptr
  %1286 = load i64, ptr %64, align 8
  %1287 = inttoptr i64 %1286 to ptr
  %1288 = load i64, ptr %45, align 8
  %1289 = inttoptr i64 %1288 to ptr
  %1290 = load i64, ptr %59, align 8
  %1291 = inttoptr i64 %1290 to ptr
  %1292 = getelementptr inbounds nuw i8, ptr %1210, i64 88
  %1293 = load i64, ptr %1292, align 8
  %1294 = inttoptr i64 %1293 to ptr
  %1295 = getelementptr inbounds nuw i8, ptr %1210, i64 48
  %1296 = load i64, ptr %1295, align 8
  %1297 = inttoptr i64 %1296 to ptr
  %1298 = load i64, ptr %95, align 8
  %1299 = inttoptr i64 %1298 to ptr
  br i1 %983, label %1304, label %1300

1300:                                             ; preds = %1283
  %1301 = getelementptr inbounds nuw i8, ptr %1210, i64 40
  %1302 = load i64, ptr %1301, align 8
  %1303 = icmp eq i64 %1302, 0
  br label %1304

1304:                                             ; preds = %1300, %1283
  %1305 = phi i1 [ false, %1283 ], [ %1303, %1300 ]
  %1306 = icmp slt i64 %795, 1
  br i1 %1306, label %1758, label %1307

1307:                                             ; preds = %1304
  %1308 = getelementptr inbounds nuw i8, ptr %1210, i64 24
  %1309 = getelementptr inbounds nuw i8, ptr %1210, i64 104
  %1310 = icmp sgt i64 %1221, 0
  br label %1311

1311:                                             ; preds = %1428, %1307
  %1312 = phi i64 [ 0, %1307 ], [ %1429, %1428 ]
  %1313 = phi ptr [ %1299, %1307 ], [ %1430, %1428 ]
  %1314 = phi i64 [ 0, %1307 ], [ %1431, %1428 ]
  %1315 = getelementptr inbounds nuw i64, ptr %977, i64 %1314
  %1316 = load i64, ptr %1315, align 8
  %1317 = sub nsw i64 %1316, %1211
  %1318 = ashr i64 %1317, %1220
  %1319 = add nsw i64 %1318, %1221
  br i1 %1310, label %1320, label %1428

1320:                                             ; preds = %1311
  %1321 = load i64, ptr %1308, align 8
  %1322 = inttoptr i64 %1321 to ptr
  %1323 = mul nsw i64 %1318, 40
  %1324 = getelementptr inbounds i8, ptr %1322, i64 %1323
  %1325 = getelementptr inbounds nuw i64, ptr %794, i64 %1314
  %1326 = load i64, ptr %1325, align 8
  %1327 = getelementptr inbounds i64, ptr %1285, i64 %1326
  %1328 = getelementptr inbounds i64, ptr %1287, i64 %1326
  %1329 = getelementptr inbounds i64, ptr %1289, i64 %1326
  br label %1330

1330:                                             ; preds = %1418, %1320
  %1331 = phi i64 [ %1312, %1320 ], [ %1422, %1418 ]
  %1332 = phi ptr [ %1313, %1320 ], [ %1424, %1418 ]
  %1333 = phi i64 [ %1318, %1320 ], [ %1425, %1418 ]
  %1334 = phi ptr [ %1324, %1320 ], [ %1426, %1418 ]
  %1335 = getelementptr inbounds nuw i8, ptr %1334, i64 4
  %1336 = load i32, ptr %1335, align 4
  %1337 = icmp sgt i32 %1336, 0
  br i1 %1337, label %1342, label %1338

1338:                                             ; preds = %1330
  %1339 = getelementptr inbounds nuw i8, ptr %1334, i64 24
  %1340 = load i32, ptr %1339, align 4
  %1341 = icmp sgt i32 %1340, 0
  br i1 %1341, label %1342, label %1400

1342:                                             ; preds = %1338, %1330
  %1343 = load i64, ptr %1327, align 8
  %1344 = load i64, ptr %96, align 8
  %1345 = add nsw i64 %1344, %1343
  %1346 = load i64, ptr %1328, align 8
  %1347 = load i64, ptr %1329, align 8
  %1348 = load i64, ptr %60, align 8
  %1349 = mul nsw i64 %1348, %1347
  %1350 = getelementptr inbounds i32, ptr %1291, i64 %1349
  %1351 = load i32, ptr %1334, align 4
  %1352 = sext i32 %1351 to i64
  %1353 = icmp slt i32 %1336, 1
  br i1 %1353, label %1368, label %1354

1354:                                             ; preds = %1342
  %1355 = load i64, ptr %1309, align 8
  %1356 = icmp eq i64 %1355, 0
  br i1 %1356, label %1357, label %1362

1357:                                             ; preds = %1354
  %1358 = getelementptr inbounds nuw i8, ptr %1334, i64 8
  %1359 = load i32, ptr %1358, align 4
  %1360 = sext i32 %1359 to i64
  %1361 = icmp eq i64 %1345, %1360
  br i1 %1361, label %1362, label %1368

1362:                                             ; preds = %1357, %1354
  %1363 = icmp eq i64 %1346, %1352
  br i1 %1363, label %1368, label %1364

1364:                                             ; preds = %1362
  %1365 = getelementptr inbounds i32, ptr %1350, i64 %1352
  %1366 = load i32, ptr %1365, align 4
  %1367 = icmp sge i32 %1366, %1336
  br label %1368

1368:                                             ; preds = %1364, %1362, %1357, %1342
  %1369 = phi i1 [ %1367, %1364 ], [ true, %1342 ], [ true, %1362 ], [ false, %1357 ]
  %1370 = getelementptr inbounds nuw i8, ptr %1334, i64 20
  %1371 = load i32, ptr %1370, align 4
  %1372 = sext i32 %1371 to i64
  %1373 = getelementptr inbounds nuw i8, ptr %1334, i64 24
  %1374 = load i32, ptr %1373, align 4
  %1375 = icmp slt i32 %1374, 1
  br i1 %1375, label %1395, label %1376

1376:                                             ; preds = %1368
  %1377 = load i64, ptr %1309, align 8
  %1378 = icmp eq i64 %1377, 0
  br i1 %1378, label %1379, label %1388

1379:                                             ; preds = %1376
  %1380 = getelementptr inbounds nuw i8, ptr %1334, i64 28
  %1381 = load i32, ptr %1380, align 4
  %1382 = sext i32 %1381 to i64
  %1383 = icmp eq i64 %1345, %1382
  br i1 %1383, label %1388, label %1384

1384:                                             ; preds = %1379
  %1385 = load i64, ptr %97, align 8
  %1386 = icmp ne i64 %1385, 0
  %1387 = sext i1 %1386 to i32
  br label %1395

1388:                                             ; preds = %1379, %1376
  %1389 = icmp eq i64 %1346, %1372
  br i1 %1389, label %1395, label %1390

1390:                                             ; preds = %1388
  %1391 = getelementptr inbounds i32, ptr %1350, i64 %1372
  %1392 = load i32, ptr %1391, align 4
  %1393 = icmp sge i32 %1392, %1374
  %1394 = zext i1 %1393 to i32
  br label %1395

1395:                                             ; preds = %1390, %1388, %1384, %1368
  %1396 = phi i32 [ %1387, %1384 ], [ 1, %1368 ], [ 1, %1388 ], [ %1394, %1390 ]
  %1397 = icmp sgt i32 %1396, -1
  %1398 = select i1 %1369, i1 %1397, i1 false
  br i1 %1398, label %1399, label %1659

1399:                                             ; preds = %1395
  br i1 %983, label %1401, label %1407

1400:                                             ; preds = %1338
  br i1 %983, label %1403, label %1407

1401:                                             ; preds = %1399
  %1402 = icmp eq i32 %1396, 0
  br i1 %1402, label %1659, label %1403

1403:                                             ; preds = %1401, %1400
  %1404 = getelementptr inbounds i8, ptr %1294, i64 %1333
  %1405 = load i8, ptr %1404, align 1
  %1406 = icmp eq i8 %1405, 0
  br i1 %1406, label %1418, label %1659

1407:                                             ; preds = %1400, %1399
  %1408 = phi i32 [ 1, %1400 ], [ %1396, %1399 ]
  %1409 = getelementptr inbounds i8, ptr %1294, i64 %1333
  %1410 = load i8, ptr %1409, align 1
  %1411 = and i8 %1410, 2
  %1412 = icmp eq i8 %1411, 0
  br i1 %1412, label %1413, label %1659

1413:                                             ; preds = %1407
  br i1 %1305, label %1414, label %1418

1414:                                             ; preds = %1413
  %1415 = getelementptr inbounds i8, ptr %1297, i64 %1333
  %1416 = load i8, ptr %1415, align 1
  %1417 = icmp eq i8 %1416, 0
  br i1 %1417, label %1659, label %1418

1418:                                             ; preds = %1414, %1413, %1403
  %1419 = phi i32 [ %1408, %1414 ], [ %1408, %1413 ], [ 1, %1403 ]
  %1420 = icmp eq i32 %1419, 0
  %1421 = zext i1 %1420 to i64
  %1422 = add nsw i64 %1331, %1421
  %1423 = select i1 %1420, i8 2, i8 0
  %1424 = getelementptr inbounds nuw i8, ptr %1332, i64 1
  store i8 %1423, ptr %1332, align 1
  %1425 = add nsw i64 %1333, 1
  %1426 = getelementptr inbounds nuw i8, ptr %1334, i64 40
  %1427 = icmp slt i64 %1425, %1319
  br i1 %1427, label %1330, label %1428

1428:                                             ; preds = %1418, %1311
  %1429 = phi i64 [ %1312, %1311 ], [ %1422, %1418 ]
  %1430 = phi ptr [ %1313, %1311 ], [ %1424, %1418 ]
  %1431 = add nuw nsw i64 %1314, 1
  %1432 = icmp eq i64 %1431, %795
  br i1 %1432, label %1758, label %1311

1433:                                             ; preds = %1279, %1277, %1270
  %1434 = phi i64 [ 0, %1279 ], [ %1276, %1277 ], [ %1276, %1270 ]
  %1435 = phi i64 [ 0, %1279 ], [ 0, %1277 ], [ %1272, %1270 ]
  %1436 = load i64, ptr %41, align 8
  %1437 = inttoptr i64 %1436 to ptr
  %1438 = load i64, ptr %64, align 8
  %1439 = inttoptr i64 %1438 to ptr
  %1440 = load i64, ptr %45, align 8
  %1441 = inttoptr i64 %1440 to ptr
  %1442 = load i64, ptr %59, align 8
  %1443 = inttoptr i64 %1442 to ptr
  %1444 = getelementptr inbounds nuw i8, ptr %1210, i64 24
  %1445 = load i64, ptr %1444, align 8
  %1446 = inttoptr i64 %1445 to ptr
  %1447 = inttoptr i64 %1435 to ptr
  %1448 = inttoptr i64 %1434 to ptr
  %1449 = getelementptr inbounds nuw i8, ptr %1210, i64 72
  %1450 = load i64, ptr %1449, align 8
  %1451 = inttoptr i64 %1450 to ptr
  %1452 = getelementptr inbounds nuw i8, ptr %1210, i64 88
  %1453 = load i64, ptr %1452, align 8
  %1454 = inttoptr i64 %1453 to ptr
  %1455 = getelementptr inbounds nuw i8, ptr %1210, i64 48
  %1456 = load i64, ptr %1455, align 8
  %1457 = inttoptr i64 %1456 to ptr
  %1458 = getelementptr inbounds nuw i8, ptr %1210, i64 112
  %1459 = load i64, ptr %1458, align 8
  %1460 = inttoptr i64 %1459 to ptr
  %1461 = load i64, ptr %94, align 8
  %1462 = load i64, ptr %1216, align 8
  %1463 = load i64, ptr %95, align 8
  %1464 = inttoptr i64 %1463 to ptr
  %1465 = mul nsw i64 %1221, %795
  %1466 = add nsw i64 %1461, %1465
  store i64 %1466, ptr %94, align 8
  br i1 %997, label %1467, label %1758

1467:                                             ; preds = %1433
  %1468 = icmp eq i64 %1435, 0
  %1469 = getelementptr inbounds nuw i8, ptr %1210, i64 104
  %1470 = getelementptr inbounds nuw i8, ptr %1210, i64 80
  %1471 = getelementptr inbounds nuw i8, ptr %1210, i64 40
  %1472 = icmp eq i64 %1434, 0
  %1473 = icmp slt i64 %1462, 1
  %1474 = select i1 %1472, i1 true, i1 %1473
  %1475 = icmp sgt i64 %1221, 0
  br label %1476

1476:                                             ; preds = %1653, %1467
  %1477 = phi i64 [ 0, %1467 ], [ %1654, %1653 ]
  %1478 = phi i64 [ 0, %1467 ], [ %1655, %1653 ]
  %1479 = phi i64 [ 0, %1467 ], [ %1657, %1653 ]
  %1480 = phi i64 [ 0, %1467 ], [ %1656, %1653 ]
  %1481 = getelementptr inbounds nuw i64, ptr %794, i64 %1479
  %1482 = load i64, ptr %1481, align 8
  %1483 = getelementptr inbounds nuw i64, ptr %977, i64 %1479
  %1484 = load i64, ptr %1483, align 8
  %1485 = sub nsw i64 %1484, %1211
  %1486 = ashr i64 %1485, %1220
  %1487 = getelementptr inbounds i64, ptr %1437, i64 %1482
  %1488 = load i64, ptr %1487, align 8
  %1489 = load i64, ptr %96, align 8
  %1490 = add nsw i64 %1489, %1488
  %1491 = getelementptr inbounds i64, ptr %1439, i64 %1482
  %1492 = load i64, ptr %1491, align 8
  %1493 = getelementptr inbounds i64, ptr %1441, i64 %1482
  %1494 = load i64, ptr %1493, align 8
  %1495 = load i64, ptr %60, align 8
  %1496 = mul nsw i64 %1495, %1494
  %1497 = getelementptr inbounds i32, ptr %1443, i64 %1496
  br i1 %1475, label %1498, label %1653

1498:                                             ; preds = %1476, %1642
  %1499 = phi i64 [ %1643, %1642 ], [ %1477, %1476 ]
  %1500 = phi i64 [ %1644, %1642 ], [ %1478, %1476 ]
  %1501 = phi i64 [ %1651, %1642 ], [ %1480, %1476 ]
  %1502 = phi i64 [ %1650, %1642 ], [ 0, %1476 ]
  %1503 = add nsw i64 %1502, %1486
  %1504 = mul nsw i64 %1503, 40
  %1505 = getelementptr inbounds i8, ptr %1446, i64 %1504
  br i1 %1468, label %1510, label %1506

1506:                                             ; preds = %1498
  %1507 = getelementptr inbounds i32, ptr %1447, i64 %1503
  %1508 = load i32, ptr %1507, align 4
  %1509 = icmp eq i32 %1508, 0
  br i1 %1509, label %1510, label %1659

1510:                                             ; preds = %1506, %1498
  %1511 = load i32, ptr %1505, align 4
  %1512 = sext i32 %1511 to i64
  %1513 = getelementptr inbounds nuw i8, ptr %1505, i64 4
  %1514 = load i32, ptr %1513, align 4
  %1515 = icmp slt i32 %1514, 1
  br i1 %1515, label %1530, label %1516

1516:                                             ; preds = %1510
  %1517 = load i64, ptr %1469, align 8
  %1518 = icmp eq i64 %1517, 0
  br i1 %1518, label %1519, label %1524

1519:                                             ; preds = %1516
  %1520 = getelementptr inbounds nuw i8, ptr %1505, i64 8
  %1521 = load i32, ptr %1520, align 4
  %1522 = sext i32 %1521 to i64
  %1523 = icmp eq i64 %1490, %1522
  br i1 %1523, label %1524, label %1530

1524:                                             ; preds = %1519, %1516
  %1525 = icmp eq i64 %1492, %1512
  br i1 %1525, label %1530, label %1526

1526:                                             ; preds = %1524
  %1527 = getelementptr inbounds i32, ptr %1497, i64 %1512
  %1528 = load i32, ptr %1527, align 4
  %1529 = icmp slt i32 %1528, %1514
  br label %1530

1530:                                             ; preds = %1526, %1524, %1519, %1510
  %1531 = phi i1 [ %1529, %1526 ], [ false, %1510 ], [ false, %1524 ], [ true, %1519 ]
  %1532 = getelementptr inbounds nuw i8, ptr %1505, i64 20
  %1533 = load i32, ptr %1532, align 4
  %1534 = sext i32 %1533 to i64
  %1535 = getelementptr inbounds nuw i8, ptr %1505, i64 24
  %1536 = load i32, ptr %1535, align 4
  %1537 = icmp slt i32 %1536, 1
  br i1 %1537, label %1557, label %1538

1538:                                             ; preds = %1530
  %1539 = load i64, ptr %1469, align 8
  %1540 = icmp eq i64 %1539, 0
  br i1 %1540, label %1541, label %1550

1541:                                             ; preds = %1538
  %1542 = getelementptr inbounds nuw i8, ptr %1505, i64 28
  %1543 = load i32, ptr %1542, align 4
  %1544 = sext i32 %1543 to i64
  %1545 = icmp eq i64 %1490, %1544
  br i1 %1545, label %1550, label %1546

1546:                                             ; preds = %1541
  %1547 = load i64, ptr %97, align 8
  %1548 = icmp ne i64 %1547, 0
  %1549 = sext i1 %1548 to i32
  br label %1557

1550:                                             ; preds = %1541, %1538
  %1551 = icmp eq i64 %1492, %1534
  br i1 %1551, label %1557, label %1552

1552:                                             ; preds = %1550
  %1553 = getelementptr inbounds i32, ptr %1497, i64 %1534
  %1554 = load i32, ptr %1553, align 4
  %1555 = icmp sge i32 %1554, %1536
  %1556 = zext i1 %1555 to i32
  br label %1557

1557:                                             ; preds = %1552, %1550, %1546, %1530
  %1558 = phi i32 [ %1549, %1546 ], [ 1, %1530 ], [ 1, %1550 ], [ %1556, %1552 ]
  %1559 = icmp slt i32 %1558, 0
  %1560 = select i1 %1531, i1 true, i1 %1559
  br i1 %1560, label %1659, label %1561

1561:                                             ; preds = %1557
  br i1 %983, label %1562, label %1605

1562:                                             ; preds = %1561
  %1563 = icmp eq i32 %1558, 0
  br i1 %1563, label %1659, label %1564

1564:                                             ; preds = %1562
  %1565 = getelementptr inbounds i8, ptr %1454, i64 %1503
  %1566 = load i8, ptr %1565, align 1
  %1567 = icmp eq i8 %1566, 0
  br i1 %1567, label %1568, label %1659

1568:                                             ; preds = %1564
  %1569 = getelementptr inbounds i64, ptr %1460, i64 %1503
  %1570 = load i64, ptr %1569, align 8
  %1571 = icmp slt i64 %1570, %1461
  br i1 %1571, label %1572, label %1659

1572:                                             ; preds = %1568
  %1573 = load i64, ptr %1470, align 8
  %1574 = icmp sgt i64 %1573, 0
  br i1 %1574, label %1575, label %1642

1575:                                             ; preds = %1572
  %1576 = mul nsw i64 %1503, 20
  br label %1577

1577:                                             ; preds = %1602, %1575
  %1578 = phi i64 [ 0, %1575 ], [ %1603, %1602 ]
  %1579 = getelementptr inbounds nuw i64, ptr %1451, i64 %1578
  %1580 = load i64, ptr %1579, align 8
  %1581 = inttoptr i64 %1580 to ptr
  %1582 = getelementptr inbounds i8, ptr %1581, i64 %1576
  %1583 = load i32, ptr %1582, align 4
  %1584 = sext i32 %1583 to i64
  %1585 = getelementptr inbounds nuw i8, ptr %1582, i64 4
  %1586 = load i32, ptr %1585, align 4
  %1587 = icmp slt i32 %1586, 1
  br i1 %1587, label %1602, label %1588

1588:                                             ; preds = %1577
  %1589 = load i64, ptr %1469, align 8
  %1590 = icmp eq i64 %1589, 0
  br i1 %1590, label %1591, label %1596

1591:                                             ; preds = %1588
  %1592 = getelementptr inbounds nuw i8, ptr %1582, i64 8
  %1593 = load i32, ptr %1592, align 4
  %1594 = sext i32 %1593 to i64
  %1595 = icmp eq i64 %1490, %1594
  br i1 %1595, label %1596, label %1659

1596:                                             ; preds = %1591, %1588
  %1597 = icmp eq i64 %1492, %1584
  br i1 %1597, label %1602, label %1598

1598:                                             ; preds = %1596
  %1599 = getelementptr inbounds i32, ptr %1497, i64 %1584
  %1600 = load i32, ptr %1599, align 4
  %1601 = icmp slt i32 %1600, %1586
  br i1 %1601, label %1659, label %1602

1602:                                             ; preds = %1598, %1596, %1577
  %1603 = add nuw nsw i64 %1578, 1
  %1604 = icmp eq i64 %1603, %1573
  br i1 %1604, label %1642, label %1577

1605:                                             ; preds = %1561
  %1606 = getelementptr inbounds i8, ptr %1454, i64 %1503
  %1607 = load i8, ptr %1606, align 1
  %1608 = and i8 %1607, 2
  %1609 = icmp eq i8 %1608, 0
  br i1 %1609, label %1610, label %1659

1610:                                             ; preds = %1605
  %1611 = load i64, ptr %1471, align 8
  %1612 = icmp eq i64 %1611, 0
  br i1 %1612, label %1613, label %1617

1613:                                             ; preds = %1610
  %1614 = getelementptr inbounds i8, ptr %1457, i64 %1503
  %1615 = load i8, ptr %1614, align 1
  %1616 = icmp eq i8 %1615, 0
  br i1 %1616, label %1659, label %1617

1617:                                             ; preds = %1613, %1610
  br i1 %1474, label %1629, label %1618

1618:                                             ; preds = %1617
  %1619 = mul nsw i64 %1503, %1462
  %1620 = getelementptr i32, ptr %1448, i64 %1619
  br label %1624

1621:                                             ; preds = %1624
  %1622 = add nuw nsw i64 %1625, 1
  %1623 = icmp eq i64 %1622, %1462
  br i1 %1623, label %1629, label %1624

1624:                                             ; preds = %1621, %1618
  %1625 = phi i64 [ 0, %1618 ], [ %1622, %1621 ]
  %1626 = getelementptr i32, ptr %1620, i64 %1625
  %1627 = load i32, ptr %1626, align 4
  %1628 = icmp eq i32 %1627, 0
  br i1 %1628, label %1621, label %1659

1629:                                             ; preds = %1621, %1617
  %1630 = icmp eq i32 %1558, 0
  %1631 = zext i1 %1630 to i64
  %1632 = add nsw i64 %1499, %1631
  %1633 = getelementptr inbounds i64, ptr %1460, i64 %1503
  %1634 = load i64, ptr %1633, align 8
  %1635 = icmp slt i64 %1634, %1461
  br i1 %1635, label %1642, label %1636

1636:                                             ; preds = %1629
  %1637 = sub nsw i64 %1634, %1461
  %1638 = getelementptr inbounds nuw i8, ptr %1464, i64 %1637
  %1639 = load i8, ptr %1638, align 1
  %1640 = or i8 %1639, 1
  store i8 %1640, ptr %1638, align 1
  %1641 = add nsw i64 %1500, 1
  br label %1642

1642:                                             ; preds = %1602, %1636, %1629, %1572
  %1643 = phi i64 [ %1632, %1629 ], [ %1632, %1636 ], [ %1499, %1572 ], [ %1499, %1602 ]
  %1644 = phi i64 [ %1500, %1629 ], [ %1641, %1636 ], [ %1500, %1572 ], [ %1500, %1602 ]
  %1645 = icmp eq i32 %1558, 0
  %1646 = select i1 %1645, i8 2, i8 0
  %1647 = getelementptr inbounds i8, ptr %1464, i64 %1501
  store i8 %1646, ptr %1647, align 1
  %1648 = add nsw i64 %1501, %1461
  %1649 = getelementptr inbounds i64, ptr %1460, i64 %1503
  store i64 %1648, ptr %1649, align 8
  %1650 = add nuw nsw i64 %1502, 1
  %1651 = add nsw i64 %1501, 1
  %1652 = icmp eq i64 %1650, %1221
  br i1 %1652, label %1653, label %1498

1653:                                             ; preds = %1642, %1476
  %1654 = phi i64 [ %1477, %1476 ], [ %1643, %1642 ]
  %1655 = phi i64 [ %1478, %1476 ], [ %1644, %1642 ]
  %1656 = phi i64 [ %1480, %1476 ], [ %1651, %1642 ]
  %1657 = add nuw nsw i64 %1479, 1
  %1658 = icmp eq i64 %1657, %795
  br i1 %1658, label %1758, label %1476

1659:                                             ; preds = %1613, %1605, %1568, %1564, %1562, %1557, %1506, %1414, %1407, %1403, %1401, %1395, %1624, %1598, %1591
  %1660 = load i64, ptr %98, align 8
  %1661 = inttoptr i64 %1660 to ptr
  %1662 = getelementptr inbounds i64, ptr %1661, i64 %125
  %1663 = load i64, ptr %1662, align 8
  %1664 = load i64, ptr %1216, align 8
  %1665 = load i64, ptr %99, align 8
  %1666 = icmp slt i64 %1663, %1665
  br i1 %1666, label %4084, label %1667

1667:                                             ; preds = %1659
  %1668 = load i64, ptr %100, align 8
  %1669 = srem i64 %1663, %1668
  %1670 = icmp eq i64 %1669, 0
  br i1 %1670, label %4084, label %1671

1671:                                             ; preds = %1667
  br i1 %1239, label %1672, label %1676

1672:                                             ; preds = %1671
  %1673 = getelementptr inbounds nuw i8, ptr %1210, i64 104
  %1674 = load i64, ptr %1673, align 8
  %1675 = icmp eq i64 %1674, 0
  br i1 %1675, label %4084, label %1676

1676:                                             ; preds = %1672, %1671
  br i1 %983, label %1677, label %1709

1677:                                             ; preds = %1676
  %1678 = getelementptr inbounds nuw i8, ptr %1210, i64 88
  %1679 = load i64, ptr %1678, align 8
  %1680 = inttoptr i64 %1679 to ptr
  %1681 = getelementptr inbounds nuw i8, ptr %1210, i64 96
  %1682 = load i64, ptr %1681, align 8
  %1683 = inttoptr i64 %1682 to ptr
  %1684 = getelementptr inbounds nuw i8, ptr %1683, i64 8
  %1685 = load i64, ptr %1684, align 8
  %1686 = icmp eq i64 %1685, 0
  br i1 %1686, label %1709, label %1687

1687:                                             ; preds = %1677
  %1688 = icmp slt i64 %795, 1
  br i1 %1688, label %1756, label %1689

1689:                                             ; preds = %1687
  %1690 = icmp sgt i64 %1221, 0
  br label %1691

1691:                                             ; preds = %1706, %1689
  %1692 = phi i64 [ 0, %1689 ], [ %1707, %1706 ]
  %1693 = getelementptr inbounds nuw i64, ptr %977, i64 %1692
  %1694 = load i64, ptr %1693, align 8
  %1695 = sub nsw i64 %1694, %1211
  %1696 = ashr i64 %1695, %1220
  %1697 = add nsw i64 %1696, %1221
  br i1 %1690, label %1701, label %1706

1698:                                             ; preds = %1701
  %1699 = add nsw i64 %1702, 1
  %1700 = icmp slt i64 %1699, %1697
  br i1 %1700, label %1701, label %1706

1701:                                             ; preds = %1691, %1698
  %1702 = phi i64 [ %1699, %1698 ], [ %1696, %1691 ]
  %1703 = getelementptr inbounds i8, ptr %1680, i64 %1702
  %1704 = load i8, ptr %1703, align 1
  %1705 = icmp ugt i8 %1704, 1
  br i1 %1705, label %4084, label %1698

1706:                                             ; preds = %1698, %1691
  %1707 = add nuw nsw i64 %1692, 1
  %1708 = icmp eq i64 %795, %1707
  br i1 %1708, label %1709, label %1691

1709:                                             ; preds = %1706, %1677, %1676
  %1710 = getelementptr inbounds nuw i8, ptr %1210, i64 48
  %1711 = load i64, ptr %1710, align 8
  %1712 = inttoptr i64 %1711 to ptr
  %1713 = load i64, ptr %1275, align 8
  %1714 = inttoptr i64 %1713 to ptr
  br i1 %997, label %1715, label %1756

1715:                                             ; preds = %1709
  %1716 = getelementptr inbounds nuw i8, ptr %1210, i64 40
  %1717 = icmp eq i64 %1713, 0
  %1718 = icmp slt i64 %1664, 1
  %1719 = select i1 %1717, i1 true, i1 %1718
  %1720 = icmp slt i64 %1221, 1
  %1721 = select i1 %983, i1 true, i1 %1720
  br label %1722

1722:                                             ; preds = %1753, %1715
  %1723 = phi i64 [ 0, %1715 ], [ %1754, %1753 ]
  %1724 = getelementptr inbounds nuw i64, ptr %977, i64 %1723
  %1725 = load i64, ptr %1724, align 8
  %1726 = sub nsw i64 %1725, %1211
  %1727 = ashr i64 %1726, %1220
  %1728 = add nsw i64 %1727, %1221
  br i1 %1721, label %1753, label %1729

1729:                                             ; preds = %1722
  %1730 = load i64, ptr %1716, align 8
  %1731 = icmp eq i64 %1730, 0
  br label %1732

1732:                                             ; preds = %1750, %1729
  %1733 = phi i64 [ %1727, %1729 ], [ %1751, %1750 ]
  br i1 %1731, label %1734, label %1738

1734:                                             ; preds = %1732
  %1735 = getelementptr inbounds i8, ptr %1712, i64 %1733
  %1736 = load i8, ptr %1735, align 1
  %1737 = icmp eq i8 %1736, 0
  br i1 %1737, label %4084, label %1738

1738:                                             ; preds = %1734, %1732
  br i1 %1719, label %1750, label %1739

1739:                                             ; preds = %1738
  %1740 = mul nsw i64 %1733, %1664
  %1741 = getelementptr i32, ptr %1714, i64 %1740
  br label %1745

1742:                                             ; preds = %1745
  %1743 = add nuw nsw i64 %1746, 1
  %1744 = icmp eq i64 %1743, %1664
  br i1 %1744, label %1750, label %1745

1745:                                             ; preds = %1742, %1739
  %1746 = phi i64 [ 0, %1739 ], [ %1743, %1742 ]
  %1747 = getelementptr i32, ptr %1741, i64 %1746
  %1748 = load i32, ptr %1747, align 4
  %1749 = icmp eq i32 %1748, 0
  br i1 %1749, label %1742, label %4084

1750:                                             ; preds = %1742, %1738
  %1751 = add nsw i64 %1733, 1
  %1752 = icmp slt i64 %1751, %1728
  br i1 %1752, label %1732, label %1753

1753:                                             ; preds = %1750, %1722
  %1754 = add nuw nsw i64 %1723, 1
  %1755 = icmp eq i64 %1754, %795
  br i1 %1755, label %1756, label %1722

1756:                                             ; preds = %1753, %1709, %1687
  %1757 = add nsw i64 %1663, 1
  store i64 %1757, ptr %1662, align 8
  br label %1758

1758:                                             ; preds = %1653, %1428, %1756, %1433, %1304
  %1759 = phi i1 [ true, %1756 ], [ false, %1304 ], [ false, %1428 ], [ false, %1433 ], [ false, %1653 ]
  %1760 = phi i1 [ %983, %1756 ], [ false, %1304 ], [ false, %1428 ], [ false, %1433 ], [ false, %1653 ]
  %1761 = phi i64 [ 0, %1756 ], [ 0, %1304 ], [ %1429, %1428 ], [ 0, %1433 ], [ %1654, %1653 ]
  %1762 = phi i64 [ 0, %1756 ], [ 0, %1304 ], [ 0, %1428 ], [ 0, %1433 ], [ %1655, %1653 ]
  %1763 = getelementptr inbounds nuw i8, ptr %1210, i64 96
  %1764 = load i64, ptr %1763, align 8
  %1765 = inttoptr i64 %1764 to ptr
  br i1 %983, label %1780, label %1766

1766:                                             ; preds = %1758
  %1767 = getelementptr inbounds nuw i8, ptr %1765, i64 8
  %1768 = load i64, ptr %1767, align 8
  %1769 = add i64 %1762, %1761
  %1770 = add i64 %1769, %1768
  %1771 = getelementptr inbounds nuw i8, ptr %1765, i64 16
  %1772 = load i64, ptr %1771, align 8
  %1773 = icmp sgt i64 %1770, %1772
  br i1 %1773, label %1774, label %1857

1774:                                             ; preds = %1766
  %1775 = getelementptr inbounds nuw i8, ptr %1765, i64 24
  store i64 %1770, ptr %1775, align 8
  %1776 = load i64, ptr %46, align 8
  %1777 = ptrtoint ptr %1210 to i64
  %1778 = sub i64 %1777, %1776
  %1779 = sdiv exact i64 %1778, 152
  store i64 %1779, ptr %90, align 8
  br label %4084

1780:                                             ; preds = %1758
  br i1 %1760, label %1781, label %1857

1781:                                             ; preds = %1780
  %1782 = getelementptr inbounds nuw i8, ptr %1210, i64 88
  %1783 = load i64, ptr %1782, align 8
  %1784 = inttoptr i64 %1783 to ptr
  %1785 = getelementptr inbounds nuw i8, ptr %1765, i64 8
  %1786 = load i64, ptr %1785, align 8
  %1787 = icmp eq i64 %1786, 0
  br i1 %1787, label %1857, label %1788

1788:                                             ; preds = %1781
  %1789 = icmp sgt i64 %1221, 0
  %1790 = call i64 @llvm.smax.i64(i64 %795, i64 0)
  br label %1791

1791:                                             ; preds = %1808, %1788
  %1792 = phi i64 [ %1809, %1808 ], [ %1786, %1788 ]
  %1793 = phi i64 [ %1810, %1808 ], [ 0, %1788 ]
  %1794 = phi i64 [ %1811, %1808 ], [ 0, %1788 ]
  %1795 = icmp eq i64 %1794, %1790
  br i1 %1795, label %1796, label %1800

1796:                                             ; preds = %1791
  %1797 = icmp eq i64 %1793, 0
  br i1 %1797, label %1857, label %1822

1798:                                             ; preds = %1808
  %1799 = icmp eq i64 %1810, 0
  br i1 %1799, label %1857, label %1826

1800:                                             ; preds = %1791
  %1801 = getelementptr inbounds nuw i64, ptr %977, i64 %1794
  %1802 = load i64, ptr %1801, align 8
  %1803 = sub nsw i64 %1802, %1211
  %1804 = ashr i64 %1803, %1220
  %1805 = add nsw i64 %1804, %1221
  br i1 %1789, label %1813, label %1808

1806:                                             ; preds = %1813
  %1807 = load i64, ptr %1785, align 8
  br label %1808

1808:                                             ; preds = %1806, %1800
  %1809 = phi i64 [ %1792, %1800 ], [ %1807, %1806 ]
  %1810 = phi i64 [ %1793, %1800 ], [ %1819, %1806 ]
  %1811 = add nuw i64 %1794, 1
  %1812 = icmp eq i64 %1809, 0
  br i1 %1812, label %1798, label %1791

1813:                                             ; preds = %1800, %1813
  %1814 = phi i64 [ %1819, %1813 ], [ %1793, %1800 ]
  %1815 = phi i64 [ %1820, %1813 ], [ %1804, %1800 ]
  %1816 = getelementptr inbounds i8, ptr %1784, i64 %1815
  %1817 = load i8, ptr %1816, align 1
  %1818 = zext i8 %1817 to i64
  %1819 = or i64 %1814, %1818
  store i8 0, ptr %1816, align 1
  %1820 = add nsw i64 %1815, 1
  %1821 = icmp slt i64 %1820, %1805
  br i1 %1821, label %1813, label %1806

1822:                                             ; preds = %1796
  %1823 = load i64, ptr %1765, align 8
  %1824 = inttoptr i64 %1823 to ptr
  %1825 = icmp sgt i64 %1792, 0
  br i1 %1825, label %1828, label %1826

1826:                                             ; preds = %1852, %1822, %1798
  %1827 = phi i64 [ 0, %1822 ], [ 0, %1798 ], [ %1854, %1852 ]
  store i64 %1827, ptr %1785, align 8
  br label %1857

1828:                                             ; preds = %1822, %1852
  %1829 = phi i64 [ %1853, %1852 ], [ %1792, %1822 ]
  %1830 = phi i64 [ %1855, %1852 ], [ 0, %1822 ]
  %1831 = phi i64 [ %1854, %1852 ], [ 0, %1822 ]
  %1832 = shl nsw i64 %1830, 5
  %1833 = getelementptr inbounds nuw i8, ptr %1824, i64 %1832
  %1834 = load i32, ptr %1833, align 4
  %1835 = sext i32 %1834 to i64
  %1836 = getelementptr inbounds i8, ptr %1784, i64 %1835
  %1837 = load i8, ptr %1836, align 1
  %1838 = icmp eq i8 %1837, 0
  br i1 %1838, label %1852, label %1839

1839:                                             ; preds = %1828
  %1840 = shl i64 %1831, 5
  %1841 = getelementptr i8, ptr %1824, i64 %1840
  br label %1845

1842:                                             ; preds = %1845
  %1843 = add nsw i64 %1831, 1
  %1844 = load i64, ptr %1785, align 8
  br label %1852

1845:                                             ; preds = %1845, %1839
  %1846 = phi i64 [ 0, %1839 ], [ %1850, %1845 ]
  %1847 = getelementptr inbounds nuw i32, ptr %1833, i64 %1846
  %1848 = load i32, ptr %1847, align 4
  %1849 = getelementptr i32, ptr %1841, i64 %1846
  store i32 %1848, ptr %1849, align 4
  %1850 = add nuw nsw i64 %1846, 1
  %1851 = icmp eq i64 %1850, 8
  br i1 %1851, label %1842, label %1845

1852:                                             ; preds = %1842, %1828
  %1853 = phi i64 [ %1844, %1842 ], [ %1829, %1828 ]
  %1854 = phi i64 [ %1843, %1842 ], [ %1831, %1828 ]
  %1855 = add nuw nsw i64 %1830, 1
  %1856 = icmp slt i64 %1855, %1853
  br i1 %1856, label %1828, label %1826

1857:                                             ; preds = %1826, %1798, %1796, %1781, %1780, %1766
  %1858 = load i64, ptr %41, align 8
  %1859 = inttoptr i64 %1858 to ptr
  %1860 = load i64, ptr %64, align 8
  %1861 = inttoptr i64 %1860 to ptr
  %1862 = load i64, ptr %58, align 8
  %1863 = inttoptr i64 %1862 to ptr
  %1864 = load i64, ptr %95, align 8
  %1865 = inttoptr i64 %1864 to ptr
  %1866 = getelementptr inbounds nuw i8, ptr %1210, i64 24
  %1867 = load i64, ptr %1866, align 8
  %1868 = inttoptr i64 %1867 to ptr
  %1869 = load i64, ptr %1275, align 8
  %1870 = inttoptr i64 %1869 to ptr
  %1871 = getelementptr inbounds nuw i8, ptr %1210, i64 72
  %1872 = load i64, ptr %1871, align 8
  %1873 = inttoptr i64 %1872 to ptr
  %1874 = load i64, ptr %1216, align 8
  br i1 %1759, label %1878, label %1875

1875:                                             ; preds = %1857
  %1876 = getelementptr inbounds nuw i8, ptr %1210, i64 80
  %1877 = load i64, ptr %1876, align 8
  br label %1878

1878:                                             ; preds = %1875, %1857
  %1879 = phi i64 [ %1877, %1875 ], [ 0, %1857 ]
  br i1 %983, label %1880, label %1888

1880:                                             ; preds = %1878
  %1881 = getelementptr inbounds nuw i8, ptr %1210, i64 40
  %1882 = load i64, ptr %1881, align 8
  %1883 = icmp eq i64 %1882, 0
  br i1 %1883, label %1884, label %1888

1884:                                             ; preds = %1880
  %1885 = getelementptr inbounds nuw i8, ptr %1210, i64 48
  %1886 = load i64, ptr %1885, align 8
  %1887 = inttoptr i64 %1886 to ptr
  br label %1888

1888:                                             ; preds = %1884, %1880, %1878
  %1889 = phi ptr [ %1887, %1884 ], [ null, %1880 ], [ null, %1878 ]
  %1890 = icmp eq i64 %1761, 0
  br i1 %1890, label %1895, label %1891

1891:                                             ; preds = %1888
  %1892 = getelementptr inbounds nuw i8, ptr %1210, i64 88
  br i1 %997, label %1893, label %1961

1893:                                             ; preds = %1891
  %1894 = icmp sgt i64 %1221, 0
  br label %1906

1895:                                             ; preds = %1915, %1888
  br i1 %997, label %1896, label %1961

1896:                                             ; preds = %1895
  %1897 = trunc i64 %125 to i32
  %1898 = icmp sgt i64 %1879, 0
  %1899 = icmp eq ptr %1889, null
  %1900 = icmp ne i64 %1869, 0
  %1901 = icmp sgt i64 %1874, 0
  %1902 = select i1 %1900, i1 %1901, i1 false
  %1903 = icmp sgt i64 %1221, 0
  %1904 = select i1 %983, i64 0, i64 5
  %1905 = shl i64 %1874, 2
  br label %1968

1906:                                             ; preds = %1915, %1893
  %1907 = phi i64 [ 0, %1893 ], [ %1916, %1915 ]
  %1908 = phi i64 [ 0, %1893 ], [ %1917, %1915 ]
  %1909 = getelementptr inbounds nuw i64, ptr %977, i64 %1908
  %1910 = load i64, ptr %1909, align 8
  %1911 = sub nsw i64 %1910, %1211
  %1912 = ashr i64 %1911, %1220
  br i1 %1894, label %1919, label %1915

1913:                                             ; preds = %1957
  %1914 = add i64 %1907, %1221
  br label %1915

1915:                                             ; preds = %1913, %1906
  %1916 = phi i64 [ %1907, %1906 ], [ %1914, %1913 ]
  %1917 = add nuw nsw i64 %1908, 1
  %1918 = icmp eq i64 %1917, %795
  br i1 %1918, label %1895, label %1906

1919:                                             ; preds = %1906, %1957
  %1920 = phi i64 [ %1959, %1957 ], [ %1907, %1906 ]
  %1921 = phi i64 [ %1958, %1957 ], [ 0, %1906 ]
  %1922 = getelementptr inbounds i8, ptr %1865, i64 %1920
  %1923 = load i8, ptr %1922, align 1
  %1924 = and i8 %1923, 2
  %1925 = icmp eq i8 %1924, 0
  br i1 %1925, label %1957, label %1926

1926:                                             ; preds = %1919
  %1927 = add nsw i64 %1921, %1912
  %1928 = mul nsw i64 %1927, 40
  %1929 = getelementptr inbounds i8, ptr %1868, i64 %1928
  %1930 = getelementptr inbounds nuw i8, ptr %1929, i64 20
  %1931 = load i64, ptr %1763, align 8
  %1932 = inttoptr i64 %1931 to ptr
  %1933 = load i64, ptr %1932, align 8
  %1934 = inttoptr i64 %1933 to ptr
  %1935 = getelementptr inbounds nuw i8, ptr %1932, i64 8
  %1936 = load i64, ptr %1935, align 8
  %1937 = add nsw i64 %1936, 1
  store i64 %1937, ptr %1935, align 8
  %1938 = shl nsw i64 %1936, 5
  %1939 = getelementptr inbounds i8, ptr %1934, i64 %1938
  %1940 = trunc i64 %1927 to i32
  store i32 %1940, ptr %1939, align 4
  %1941 = getelementptr inbounds nuw i8, ptr %1939, i64 4
  store i32 1, ptr %1941, align 4
  %1942 = getelementptr inbounds nuw i8, ptr %1939, i64 28
  store i32 1, ptr %1942, align 4
  br label %1943

1943:                                             ; preds = %1943, %1926
  %1944 = phi i64 [ 0, %1926 ], [ %1949, %1943 ]
  %1945 = getelementptr inbounds nuw i32, ptr %1930, i64 %1944
  %1946 = load i32, ptr %1945, align 4
  %1947 = getelementptr inbounds nuw i32, ptr %1939, i64 %1944
  %1948 = getelementptr inbounds nuw i8, ptr %1947, i64 8
  store i32 %1946, ptr %1948, align 4
  %1949 = add nuw nsw i64 %1944, 1
  %1950 = icmp eq i64 %1949, 5
  br i1 %1950, label %1951, label %1943

1951:                                             ; preds = %1943
  %1952 = load i64, ptr %1892, align 8
  %1953 = inttoptr i64 %1952 to ptr
  %1954 = getelementptr inbounds i8, ptr %1953, i64 %1927
  %1955 = load i8, ptr %1954, align 1
  %1956 = or i8 %1955, 1
  store i8 %1956, ptr %1954, align 1
  br label %1957

1957:                                             ; preds = %1951, %1919
  %1958 = add nuw nsw i64 %1921, 1
  %1959 = add nsw i64 %1920, 1
  %1960 = icmp eq i64 %1958, %1221
  br i1 %1960, label %1913, label %1919

1961:                                             ; preds = %1987, %1895, %1891
  %1962 = icmp eq i64 %1762, 0
  br i1 %1962, label %2087, label %1963

1963:                                             ; preds = %1961
  %1964 = trunc i64 %125 to i32
  %1965 = getelementptr inbounds nuw i8, ptr %1210, i64 88
  br i1 %997, label %1966, label %2114

1966:                                             ; preds = %1963
  %1967 = icmp sgt i64 %1221, 0
  br label %2025

1968:                                             ; preds = %1987, %1896
  %1969 = phi i64 [ 0, %1896 ], [ %1988, %1987 ]
  %1970 = getelementptr inbounds nuw i64, ptr %794, i64 %1969
  %1971 = load i64, ptr %1970, align 8
  %1972 = getelementptr inbounds nuw i64, ptr %977, i64 %1969
  %1973 = load i64, ptr %1972, align 8
  %1974 = sub nsw i64 %1973, %1211
  %1975 = ashr i64 %1974, %1220
  %1976 = getelementptr inbounds i64, ptr %1861, i64 %1971
  %1977 = load i64, ptr %1976, align 8
  %1978 = trunc i64 %1977 to i32
  %1979 = getelementptr inbounds i32, ptr %1863, i64 %1971
  %1980 = load i32, ptr %1979, align 4
  %1981 = getelementptr inbounds i64, ptr %1859, i64 %1971
  %1982 = load i64, ptr %1981, align 8
  %1983 = load i64, ptr %96, align 8
  %1984 = add nsw i64 %1983, %1982
  %1985 = trunc i64 %1984 to i32
  %1986 = add nsw i64 %1975, %1221
  br i1 %1903, label %1990, label %1987

1987:                                             ; preds = %2021, %1968
  %1988 = add nuw nsw i64 %1969, 1
  %1989 = icmp eq i64 %1988, %795
  br i1 %1989, label %1961, label %1968

1990:                                             ; preds = %1968, %2021
  %1991 = phi i64 [ %2024, %2021 ], [ 0, %1968 ]
  %1992 = phi i64 [ %2022, %2021 ], [ %1975, %1968 ]
  %1993 = add i64 %1991, %1975
  %1994 = mul i64 %1993, %1905
  %1995 = getelementptr i8, ptr %1870, i64 %1994
  %1996 = mul nsw i64 %1992, 40
  %1997 = getelementptr inbounds i8, ptr %1868, i64 %1996
  %1998 = getelementptr inbounds nuw i32, ptr %1997, i64 %1904
  store i32 %1978, ptr %1998, align 4
  %1999 = getelementptr inbounds nuw i8, ptr %1998, i64 4
  store i32 %1980, ptr %1999, align 4
  %2000 = getelementptr inbounds nuw i8, ptr %1998, i64 8
  store i32 %1985, ptr %2000, align 4
  %2001 = getelementptr inbounds nuw i8, ptr %1998, i64 12
  store i32 %1897, ptr %2001, align 4
  %2002 = getelementptr inbounds nuw i8, ptr %1998, i64 16
  store i32 1, ptr %2002, align 4
  br i1 %983, label %2003, label %2021

2003:                                             ; preds = %1990
  %2004 = getelementptr inbounds nuw i8, ptr %1997, i64 24
  store i32 0, ptr %2004, align 4
  br i1 %1898, label %2005, label %2007

2005:                                             ; preds = %2003
  %2006 = mul i64 %1992, 20
  br label %2008

2007:                                             ; preds = %2008, %2003
  br i1 %1899, label %2019, label %2017

2008:                                             ; preds = %2008, %2005
  %2009 = phi i64 [ 0, %2005 ], [ %2015, %2008 ]
  %2010 = getelementptr inbounds nuw i64, ptr %1873, i64 %2009
  %2011 = load i64, ptr %2010, align 8
  %2012 = inttoptr i64 %2011 to ptr
  %2013 = getelementptr i8, ptr %2012, i64 %2006
  %2014 = getelementptr i8, ptr %2013, i64 4
  store i32 0, ptr %2014, align 4
  %2015 = add nuw nsw i64 %2009, 1
  %2016 = icmp eq i64 %2015, %1879
  br i1 %2016, label %2007, label %2008

2017:                                             ; preds = %2007
  %2018 = getelementptr inbounds i8, ptr %1889, i64 %1992
  store i8 1, ptr %2018, align 1
  br label %2019

2019:                                             ; preds = %2017, %2007
  br i1 %1902, label %2020, label %2021

2020:                                             ; preds = %2019
  call void @llvm.memset.p0.i64(ptr align 4 %1995, i8 0, i64 %1905, i1 false)
  br label %2021

2021:                                             ; preds = %2020, %2019, %1990
  %2022 = add nsw i64 %1992, 1
  %2023 = icmp slt i64 %2022, %1986
  %2024 = add i64 %1991, 1
  br i1 %2023, label %1990, label %1987

2025:                                             ; preds = %2040, %1966
  %2026 = phi i64 [ 0, %1966 ], [ %2042, %2040 ]
  %2027 = phi i64 [ 0, %1966 ], [ %2041, %2040 ]
  %2028 = getelementptr inbounds nuw i64, ptr %977, i64 %2026
  %2029 = load i64, ptr %2028, align 8
  %2030 = sub nsw i64 %2029, %1211
  %2031 = ashr i64 %2030, %1220
  br i1 %1967, label %2032, label %2040

2032:                                             ; preds = %2025
  %2033 = getelementptr inbounds nuw i64, ptr %794, i64 %2026
  %2034 = load i64, ptr %2033, align 8
  %2035 = getelementptr inbounds i64, ptr %1859, i64 %2034
  %2036 = getelementptr inbounds i64, ptr %1861, i64 %2034
  %2037 = getelementptr inbounds i32, ptr %1863, i64 %2034
  br label %2044

2038:                                             ; preds = %2083
  %2039 = add i64 %2027, %1221
  br label %2040

2040:                                             ; preds = %2038, %2025
  %2041 = phi i64 [ %2027, %2025 ], [ %2039, %2038 ]
  %2042 = add nuw nsw i64 %2026, 1
  %2043 = icmp eq i64 %2042, %795
  br i1 %2043, label %2087, label %2025

2044:                                             ; preds = %2083, %2032
  %2045 = phi i64 [ 0, %2032 ], [ %2084, %2083 ]
  %2046 = phi i64 [ %2027, %2032 ], [ %2085, %2083 ]
  %2047 = getelementptr inbounds i8, ptr %1865, i64 %2046
  %2048 = load i8, ptr %2047, align 1
  %2049 = and i8 %2048, 1
  %2050 = icmp eq i8 %2049, 0
  br i1 %2050, label %2083, label %2051

2051:                                             ; preds = %2044
  %2052 = load i64, ptr %2035, align 8
  %2053 = load i64, ptr %96, align 8
  %2054 = add nsw i64 %2053, %2052
  %2055 = trunc i64 %2054 to i32
  %2056 = load i64, ptr %2036, align 8
  %2057 = trunc i64 %2056 to i32
  %2058 = load i32, ptr %2037, align 4
  %2059 = add nsw i64 %2045, %2031
  %2060 = load i64, ptr %1763, align 8
  %2061 = inttoptr i64 %2060 to ptr
  %2062 = load i64, ptr %2061, align 8
  %2063 = inttoptr i64 %2062 to ptr
  %2064 = getelementptr inbounds nuw i8, ptr %2061, i64 8
  %2065 = load i64, ptr %2064, align 8
  %2066 = add nsw i64 %2065, 1
  store i64 %2066, ptr %2064, align 8
  %2067 = shl nsw i64 %2065, 5
  %2068 = getelementptr inbounds i8, ptr %2063, i64 %2067
  %2069 = trunc i64 %2059 to i32
  store i32 %2069, ptr %2068, align 4
  %2070 = getelementptr inbounds nuw i8, ptr %2068, i64 4
  store i32 1, ptr %2070, align 4
  %2071 = getelementptr inbounds nuw i8, ptr %2068, i64 28
  store i32 1, ptr %2071, align 4
  %2072 = getelementptr i8, ptr %2063, i64 8
  %2073 = getelementptr i8, ptr %2072, i64 %2067
  store i32 %2057, ptr %2073, align 4
  %2074 = getelementptr inbounds nuw i8, ptr %2073, i64 4
  store i32 %2058, ptr %2074, align 4
  %2075 = getelementptr inbounds nuw i8, ptr %2073, i64 8
  store i32 %2055, ptr %2075, align 4
  %2076 = getelementptr inbounds nuw i8, ptr %2073, i64 12
  store i32 %1964, ptr %2076, align 4
  %2077 = getelementptr inbounds nuw i8, ptr %2073, i64 16
  store i32 1, ptr %2077, align 4
  %2078 = load i64, ptr %1965, align 8
  %2079 = inttoptr i64 %2078 to ptr
  %2080 = getelementptr inbounds i8, ptr %2079, i64 %2059
  %2081 = load i8, ptr %2080, align 1
  %2082 = or i8 %2081, 1
  store i8 %2082, ptr %2080, align 1
  br label %2083

2083:                                             ; preds = %2051, %2044
  %2084 = add nuw nsw i64 %2045, 1
  %2085 = add nsw i64 %2046, 1
  %2086 = icmp eq i64 %2084, %1221
  br i1 %2086, label %2038, label %2044

2087:                                             ; preds = %2040, %1961
  %2088 = icmp eq ptr %1262, null
  br i1 %2088, label %2114, label %2089

2089:                                             ; preds = %2087
  %2090 = getelementptr inbounds nuw i8, ptr %1210, i64 144
  %2091 = load i64, ptr %2090, align 8
  %2092 = inttoptr i64 %2091 to ptr
  br i1 %997, label %2093, label %2114

2093:                                             ; preds = %2089
  %2094 = trunc i64 %125 to i32
  %2095 = icmp sgt i64 %1221, 0
  br label %2096

2096:                                             ; preds = %2102, %2093
  %2097 = phi i64 [ 0, %2093 ], [ %2103, %2102 ]
  %2098 = getelementptr inbounds nuw i64, ptr %977, i64 %2097
  %2099 = load i64, ptr %2098, align 8
  %2100 = sub nsw i64 %2099, %1211
  %2101 = ashr i64 %2100, %1220
  br i1 %2095, label %2105, label %2102

2102:                                             ; preds = %2111, %2096
  %2103 = add nuw nsw i64 %2097, 1
  %2104 = icmp eq i64 %2103, %795
  br i1 %2104, label %2114, label %2096

2105:                                             ; preds = %2096, %2111
  %2106 = phi i64 [ %2112, %2111 ], [ 0, %2096 ]
  %2107 = add nsw i64 %2106, %2101
  %2108 = getelementptr inbounds i8, ptr %1262, i64 %2107
  store i8 1, ptr %2108, align 1
  br i1 %983, label %2109, label %2111

2109:                                             ; preds = %2105
  %2110 = getelementptr inbounds i32, ptr %2092, i64 %2107
  store i32 %2094, ptr %2110, align 4
  br label %2111

2111:                                             ; preds = %2109, %2105
  %2112 = add nuw nsw i64 %2106, 1
  %2113 = icmp eq i64 %2112, %1221
  br i1 %2113, label %2102, label %2105

2114:                                             ; preds = %2102, %2089, %2087, %1963
  %2115 = load i64, ptr %19, align 8
  %2116 = inttoptr i64 %2115 to ptr
  %2117 = load i64, ptr %101, align 8
  %2118 = inttoptr i64 %2117 to ptr
  %2119 = load i64, ptr %980, align 8
  %2120 = icmp sgt i64 %2119, 0
  br i1 %2120, label %2121, label %2248

2121:                                             ; preds = %2114
  %2122 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %2124 = getelementptr inbounds nuw i8, ptr %1210, i64 16
  br label %2125

2125:                                             ; preds = %2244, %2121
  %2126 = phi i64 [ %2119, %2121 ], [ %2245, %2244 ]
  %2127 = phi i64 [ 0, %2121 ], [ %2246, %2244 ]
  %2128 = load i64, ptr %2122, align 8
  %2129 = getelementptr i64, ptr %2118, i64 %2128
  %2130 = getelementptr i64, ptr %2129, i64 %2127
  %2131 = load i64, ptr %2130, align 8
  %2132 = icmp slt i64 %2131, 0
  br i1 %2132, label %2244, label %2133

2133:                                             ; preds = %2125
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2134 = getelementptr inbounds nuw %struct.operand, ptr %2116, i64 %2131
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2134, i64 16, i1 false)
  %2135 = load i64, ptr %2124, align 8
  %2136 = sub nsw i64 %2135, %1211
  %2137 = load i64, ptr %978, align 8
  %2138 = mul nsw i64 %2137, %2127
  %2139 = add nsw i64 %2138, %2136
  %2140 = load i64, ptr %102, align 8
  %2141 = icmp eq i64 %2140, %2137
  br i1 %2141, label %2143, label %2142

2142:                                             ; preds = %2133
  br i1 %997, label %2212, label %2242

2143:                                             ; preds = %2133
  %2144 = load i64, ptr %12, align 8
  switch i64 %2137, label %2148 [
    i64 1, label %2147
    i64 2, label %2146
    i64 4, label %2145
  ]

2145:                                             ; preds = %2143
  br i1 %997, label %2180, label %2242

2146:                                             ; preds = %2143
  br i1 %997, label %2164, label %2242

2147:                                             ; preds = %2143
  br i1 %997, label %2149, label %2242

2148:                                             ; preds = %2143
  br i1 %997, label %2196, label %2242

2149:                                             ; preds = %2147, %2149
  %2150 = phi i64 [ %2162, %2149 ], [ 0, %2147 ]
  %2151 = getelementptr inbounds nuw i64, ptr %977, i64 %2150
  %2152 = load i64, ptr %2151, align 8
  %2153 = add i64 %2152, %2139
  %2154 = inttoptr i64 %2153 to ptr
  %2155 = getelementptr inbounds nuw i64, ptr %794, i64 %2150
  %2156 = load i64, ptr %2155, align 8
  %2157 = add nsw i64 %2156, %2144
  %2158 = inttoptr i64 %2157 to ptr
  %2159 = select i1 %983, ptr %2158, ptr %2154
  %2160 = select i1 %983, ptr %2154, ptr %2158
  %2161 = load i8, ptr %2159, align 1
  store i8 %2161, ptr %2160, align 1
  %2162 = add nuw nsw i64 %2150, 1
  %2163 = icmp eq i64 %2162, %795
  br i1 %2163, label %2242, label %2149

2164:                                             ; preds = %2146, %2164
  %2165 = phi i64 [ %2178, %2164 ], [ 0, %2146 ]
  %2166 = getelementptr inbounds nuw i64, ptr %977, i64 %2165
  %2167 = load i64, ptr %2166, align 8
  %2168 = add i64 %2167, %2139
  %2169 = inttoptr i64 %2168 to ptr
  %2170 = getelementptr inbounds nuw i64, ptr %794, i64 %2165
  %2171 = load i64, ptr %2170, align 8
  %2172 = shl nsw i64 %2171, 1
  %2173 = add nsw i64 %2172, %2144
  %2174 = inttoptr i64 %2173 to ptr
  %2175 = select i1 %983, ptr %2174, ptr %2169
  %2176 = select i1 %983, ptr %2169, ptr %2174
  %2177 = load i16, ptr %2175, align 2
  store i16 %2177, ptr %2176, align 2
  %2178 = add nuw nsw i64 %2165, 1
  %2179 = icmp eq i64 %2178, %795
  br i1 %2179, label %2242, label %2164

2180:                                             ; preds = %2145, %2180
  %2181 = phi i64 [ %2194, %2180 ], [ 0, %2145 ]
  %2182 = getelementptr inbounds nuw i64, ptr %977, i64 %2181
  %2183 = load i64, ptr %2182, align 8
  %2184 = add i64 %2183, %2139
  %2185 = inttoptr i64 %2184 to ptr
  %2186 = getelementptr inbounds nuw i64, ptr %794, i64 %2181
  %2187 = load i64, ptr %2186, align 8
  %2188 = shl nsw i64 %2187, 2
  %2189 = add nsw i64 %2188, %2144
  %2190 = inttoptr i64 %2189 to ptr
  %2191 = select i1 %983, ptr %2190, ptr %2185
  %2192 = select i1 %983, ptr %2185, ptr %2190
  %2193 = load i32, ptr %2191, align 4
  store i32 %2193, ptr %2192, align 4
  %2194 = add nuw nsw i64 %2181, 1
  %2195 = icmp eq i64 %2194, %795
  br i1 %2195, label %2242, label %2180

2196:                                             ; preds = %2148, %2196
  %2197 = phi i64 [ %2210, %2196 ], [ 0, %2148 ]
  %2198 = getelementptr inbounds nuw i64, ptr %977, i64 %2197
  %2199 = load i64, ptr %2198, align 8
  %2200 = add i64 %2199, %2139
  %2201 = inttoptr i64 %2200 to ptr
  %2202 = getelementptr inbounds nuw i64, ptr %794, i64 %2197
  %2203 = load i64, ptr %2202, align 8
  %2204 = mul nsw i64 %2203, %2137
  %2205 = add nsw i64 %2204, %2144
  %2206 = inttoptr i64 %2205 to ptr
  %2207 = select i1 %983, ptr %2206, ptr %2201
  %2208 = select i1 %983, ptr %2201, ptr %2206
  %2209 = load i64, ptr %2207, align 8
  store i64 %2209, ptr %2208, align 8
  %2210 = add nuw nsw i64 %2197, 1
  %2211 = icmp eq i64 %2210, %795
  br i1 %2211, label %2242, label %2196

2212:                                             ; preds = %2142, %2239
  %2213 = phi i64 [ %2240, %2239 ], [ 0, %2142 ]
  %2214 = getelementptr inbounds nuw i64, ptr %977, i64 %2213
  %2215 = load i64, ptr %2214, align 8
  %2216 = add i64 %2215, %2139
  br i1 %983, label %2217, label %2234

2217:                                             ; preds = %2212
  %2218 = load i64, ptr %2123, align 8
  %2219 = getelementptr inbounds nuw i64, ptr %794, i64 %2213
  %2220 = load i64, ptr %2219, align 8
  %2221 = call fastcc i64 @get(ptr noundef %12, i64 noundef %2218, i64 noundef %2220)
  %2222 = load i64, ptr %978, align 8
  switch i64 %2222, label %2232 [
    i64 1, label %2223
    i64 2, label %2226
    i64 4, label %2229
  ]

2223:                                             ; preds = %2217
  %2224 = trunc i64 %2221 to i8
  %2225 = inttoptr i64 %2216 to ptr
  store i8 %2224, ptr %2225, align 1
  br label %2239

2226:                                             ; preds = %2217
  %2227 = trunc i64 %2221 to i16
  %2228 = inttoptr i64 %2216 to ptr
  store i16 %2227, ptr %2228, align 2
  br label %2239

2229:                                             ; preds = %2217
  %2230 = trunc i64 %2221 to i32
  %2231 = inttoptr i64 %2216 to ptr
  store i32 %2230, ptr %2231, align 4
  br label %2239

2232:                                             ; preds = %2217
  %2233 = inttoptr i64 %2216 to ptr
  store i64 %2221, ptr %2233, align 8
  br label %2239

2234:                                             ; preds = %2212
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2216, ptr %13, align 8
  store i64 0, ptr %103, align 8
  %2235 = getelementptr inbounds nuw i64, ptr %794, i64 %2213
  %2236 = load i64, ptr %2235, align 8
  %2237 = load i64, ptr %2123, align 8
  %2238 = call fastcc i64 @get(ptr noundef %13, i64 noundef %2237, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2236, i64 noundef %2238)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2239

2239:                                             ; preds = %2234, %2232, %2229, %2226, %2223
  %2240 = add nuw nsw i64 %2213, 1
  %2241 = icmp eq i64 %2240, %795
  br i1 %2241, label %2242, label %2212

2242:                                             ; preds = %2239, %2180, %2164, %2149, %2196, %2148, %2147, %2146, %2145, %2142
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2243 = load i64, ptr %980, align 8
  br label %2244

2244:                                             ; preds = %2242, %2125
  %2245 = phi i64 [ %2126, %2125 ], [ %2243, %2242 ]
  %2246 = add nuw nsw i64 %2127, 1
  %2247 = icmp slt i64 %2246, %2245
  br i1 %2247, label %2125, label %2248

2248:                                             ; preds = %2244, %2114
  br i1 %983, label %2249, label %2252

2249:                                             ; preds = %2248
  %2250 = load i64, ptr %40, align 8
  %2251 = add nsw i64 %2250, 1
  store i64 %2251, ptr %40, align 8
  br label %2252

2252:                                             ; preds = %2249, %2248
  %2253 = icmp eq i64 %1209, 1
  br i1 %2253, label %2254, label %2258

2254:                                             ; preds = %2252
  %2255 = load i64, ptr %89, align 8
  %2256 = icmp eq i64 %2255, 0
  br i1 %2256, label %4058, label %2257

2257:                                             ; preds = %2254
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %125, i64 noundef %982, ptr noundef readonly %794, ptr noundef %977, i64 noundef %795)
  br label %4058

2258:                                             ; preds = %2252
  %2259 = load i64, ptr %104, align 8
  %2260 = inttoptr i64 %2259 to ptr
  %2261 = getelementptr inbounds i64, ptr %2260, i64 %125
  %2262 = load i64, ptr %2261, align 8
  %2263 = load i64, ptr %105, align 8
  %2264 = inttoptr i64 %2263 to ptr
  %2265 = getelementptr inbounds i8, ptr %2264, i64 %2262
  %2266 = load i8, ptr %2265, align 1
  %2267 = icmp eq i8 %2266, 1
  br i1 %2267, label %2298, label %2268

2268:                                             ; preds = %2258
  %2269 = load i64, ptr %64, align 8
  %2270 = inttoptr i64 %2269 to ptr
  br label %2271

2271:                                             ; preds = %2287, %2268
  %2272 = phi i64 [ 0, %2268 ], [ %2285, %2287 ]
  %2273 = icmp slt i64 %2272, %795
  br i1 %2273, label %2274, label %2295

2274:                                             ; preds = %2271
  %2275 = getelementptr inbounds i64, ptr %794, i64 %2272
  %2276 = load i64, ptr %2275, align 8
  %2277 = getelementptr inbounds i64, ptr %2270, i64 %2276
  %2278 = load i64, ptr %2277, align 8
  %2279 = load i64, ptr %44, align 8
  %2280 = sub nsw i64 %2279, %2278
  %2281 = call i64 @llvm.smin.i64(i64 %2280, i64 32)
  %2282 = and i64 %2278, 31
  %2283 = icmp eq i64 %2282, 0
  br i1 %2283, label %2284, label %2294

2284:                                             ; preds = %2274
  %2285 = add nsw i64 %2281, %2272
  %2286 = icmp sgt i64 %2285, %795
  br i1 %2286, label %2294, label %2287

2287:                                             ; preds = %2284
  %2288 = getelementptr i64, ptr %794, i64 %2285
  %2289 = getelementptr i8, ptr %2288, i64 -8
  %2290 = load i64, ptr %2289, align 8
  %2291 = add i64 %2276, -1
  %2292 = add i64 %2291, %2281
  %2293 = icmp eq i64 %2290, %2292
  br i1 %2293, label %2271, label %2294

2294:                                             ; preds = %2287, %2284, %2274
  store i8 1, ptr %2265, align 1
  br label %2298

2295:                                             ; preds = %2271
  store i8 0, ptr %2265, align 1
  %2296 = icmp eq i8 %2266, 0
  br i1 %2296, label %2297, label %2298

2297:                                             ; preds = %2295
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2262, i64 noundef %982, ptr noundef readonly %794, ptr noundef %977, i64 noundef %795)
  br label %4058

2298:                                             ; preds = %2295, %2294, %2258
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %125, i64 noundef %982, ptr noundef readonly %794, ptr noundef %977, i64 noundef %795)
  br label %4058

2299:                                             ; preds = %1181, %1196
  %2300 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1102, ptr %2300, align 8
  br label %4084

2301:                                             ; preds = %973
  %2302 = load i64, ptr %79, align 8
  %2303 = icmp eq i64 %2302, 0
  br i1 %2303, label %4084, label %2304

2304:                                             ; preds = %2301
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2305 = load i64, ptr %19, align 8
  %2306 = inttoptr i64 %2305 to ptr
  %2307 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2308 = load i64, ptr %2307, align 8
  %2309 = getelementptr inbounds %struct.operand, ptr %2306, i64 %2308
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2309, i64 16, i1 false)
  %2310 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %2311 = load i64, ptr %2310, align 8
  %2312 = getelementptr inbounds %struct.operand, ptr %2306, i64 %2311
  %2313 = load i64, ptr %2312, align 8
  %2314 = getelementptr inbounds nuw i8, ptr %2312, i64 8
  %2315 = load i64, ptr %2314, align 8
  %2316 = load i64, ptr %80, align 8
  %2317 = inttoptr i64 %2316 to ptr
  %2318 = icmp sgt i64 %795, 0
  br i1 %2318, label %2319, label %2360

2319:                                             ; preds = %2304, %2339
  %2320 = phi i64 [ %2350, %2339 ], [ 0, %2304 ]
  %2321 = getelementptr inbounds nuw i64, ptr %794, i64 %2320
  %2322 = load i64, ptr %2321, align 8
  %2323 = load i64, ptr %79, align 8
  %2324 = inttoptr i64 %2323 to ptr
  %2325 = mul nsw i64 %2322, %2315
  %2326 = add i64 %2325, %2313
  %2327 = inttoptr i64 %2326 to ptr
  %2328 = load float, ptr %2327, align 4
  %2329 = call float @llvm.fabs.f32(float %2328)
  %2330 = fcmp olt float %2329, 0x3810000000000000
  %2331 = call float @llvm.copysign.f32(float 0.000000e+00, float %2328)
  %2332 = select i1 %2330, float %2331, float %2328
  %2333 = fpext float %2332 to double
  %2334 = call double %2324(double noundef %2333)
  %2335 = bitcast double %2334 to i64
  %2336 = and i64 %2335, 536870911
  %2337 = add nsw i64 %2336, -268435521
  %2338 = icmp ult i64 %2337, -129
  br i1 %2338, label %2339, label %2361

2339:                                             ; preds = %2319
  %2340 = fptrunc double %2334 to float
  %2341 = call float @llvm.fabs.f32(float %2340)
  %2342 = fcmp olt float %2341, 0x3810000000000000
  %2343 = call float @llvm.copysign.f32(float 0.000000e+00, float %2340)
  %2344 = select i1 %2342, float %2343, float %2340
  %2345 = fcmp uno float %2344, 0.000000e+00
  %2346 = bitcast float %2344 to i32
  %2347 = zext i32 %2346 to i64
  %2348 = select i1 %2345, i64 2147483647, i64 %2347
  %2349 = getelementptr inbounds nuw i64, ptr %2317, i64 %2320
  store i64 %2348, ptr %2349, align 8
  %2350 = add nuw nsw i64 %2320, 1
  %2351 = icmp eq i64 %2350, %795
  br i1 %2351, label %2352, label %2319

2352:                                             ; preds = %2339, %2352
  %2353 = phi i64 [ %2358, %2352 ], [ 0, %2339 ]
  %2354 = getelementptr inbounds nuw i64, ptr %794, i64 %2353
  %2355 = load i64, ptr %2354, align 8
  %2356 = getelementptr inbounds nuw i64, ptr %2317, i64 %2353
  %2357 = load i64, ptr %2356, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2355, i64 noundef %2357)
  %2358 = add nuw nsw i64 %2353, 1
  %2359 = icmp eq i64 %2358, %795
  br i1 %2359, label %2360, label %2352

2360:                                             ; preds = %2352, %2304
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4058

2361:                                             ; preds = %2319
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4084

2362:                                             ; preds = %973
  %2363 = icmp eq i64 %795, 0
  br i1 %2363, label %3973, label %2364

2364:                                             ; preds = %2362
  %2365 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %2366 = getelementptr inbounds nuw i8, ptr %122, i64 64
  %2367 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %2368 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2369 = getelementptr inbounds nuw i8, ptr %122, i64 48
  %2370 = getelementptr inbounds nuw i8, ptr %122, i64 56
  br label %2371

2371:                                             ; preds = %3969, %2364
  %2372 = phi ptr [ %794, %2364 ], [ %3970, %3969 ]
  %2373 = phi i64 [ %795, %2364 ], [ %3971, %3969 ]
  %2374 = call i64 @llvm.smin.i64(i64 %2373, i64 256)
  %2375 = getelementptr i64, ptr %2372, i64 %2374
  %2376 = getelementptr i8, ptr %2375, i64 -8
  %2377 = load i64, ptr %2376, align 8
  %2378 = load i64, ptr %2372, align 8
  %2379 = sub nsw i64 %2377, %2378
  %2380 = shl nsw i64 %2374, 1
  %2381 = icmp slt i64 %2379, %2380
  br i1 %2381, label %2382, label %2390

2382:                                             ; preds = %2371, %2382
  %2383 = phi i64 [ %2389, %2382 ], [ %2374, %2371 ]
  %2384 = getelementptr i64, ptr %2372, i64 %2383
  %2385 = getelementptr i8, ptr %2384, i64 -8
  %2386 = load i64, ptr %2385, align 8
  %2387 = sub i64 %2386, %2378
  %2388 = icmp sgt i64 %2387, 255
  %2389 = add nsw i64 %2383, -1
  br i1 %2388, label %2382, label %2412

2390:                                             ; preds = %2371
  %2391 = icmp sgt i64 %2373, 16
  br i1 %2391, label %2392, label %2416

2392:                                             ; preds = %2390
  %2393 = getelementptr inbounds nuw i8, ptr %2372, i64 120
  %2394 = load i64, ptr %2393, align 8
  %2395 = sub nsw i64 %2394, %2378
  %2396 = icmp eq i64 %2395, 15
  br i1 %2396, label %2397, label %2416

2397:                                             ; preds = %2392, %2400
  %2398 = phi i64 [ %2401, %2400 ], [ 16, %2392 ]
  %2399 = icmp eq i64 %2398, %2374
  br i1 %2399, label %2406, label %2400

2400:                                             ; preds = %2397
  %2401 = add nuw nsw i64 %2398, 1
  %2402 = getelementptr inbounds nuw i64, ptr %2372, i64 %2398
  %2403 = load i64, ptr %2402, align 8
  %2404 = sub nsw i64 %2403, %2378
  %2405 = icmp eq i64 %2404, %2398
  br i1 %2405, label %2397, label %2406

2406:                                             ; preds = %2400, %2397
  %2407 = phi i64 [ %2374, %2397 ], [ %2398, %2400 ]
  %2408 = getelementptr i64, ptr %2372, i64 %2407
  %2409 = getelementptr i8, ptr %2408, i64 -8
  %2410 = load i64, ptr %2409, align 8
  %2411 = sub i64 %2410, %2378
  br label %2412

2412:                                             ; preds = %2382, %2406
  %2413 = phi i64 [ %2411, %2406 ], [ %2387, %2382 ]
  %2414 = phi i64 [ %2407, %2406 ], [ %2383, %2382 ]
  %2415 = add i64 %2413, 1
  br label %2416

2416:                                             ; preds = %2412, %2392, %2390
  %2417 = phi i1 [ false, %2412 ], [ true, %2392 ], [ true, %2390 ]
  %2418 = phi i64 [ 1, %2412 ], [ 0, %2392 ], [ 0, %2390 ]
  %2419 = phi i1 [ true, %2412 ], [ false, %2392 ], [ false, %2390 ]
  %2420 = phi i64 [ %2414, %2412 ], [ %2374, %2392 ], [ %2374, %2390 ]
  %2421 = phi i64 [ %2415, %2412 ], [ %2374, %2392 ], [ %2374, %2390 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2372, ptr %10, align 8
  store i64 %2420, ptr %106, align 8
  store i64 %2421, ptr %107, align 8
  store i64 %2418, ptr %108, align 8
  %2422 = icmp eq i64 %2421, %2420
  %2423 = select i1 %2419, i1 %2422, i1 false
  %2424 = zext i1 %2423 to i64
  store i64 %2424, ptr %109, align 8
  %2425 = load i64, ptr %19, align 8
  %2426 = inttoptr i64 %2425 to ptr
  %2427 = load i64, ptr %101, align 8
  %2428 = inttoptr i64 %2427 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2429 = load i64, ptr %122, align 8
  switch i64 %2429, label %2539 [
    i64 26, label %2430
    i64 27, label %2471
  ]

2430:                                             ; preds = %2416
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2431 = load i64, ptr %2366, align 8
  %2432 = icmp sgt i64 %2431, 0
  br i1 %2432, label %2433, label %2465

2433:                                             ; preds = %2430
  %2434 = load i64, ptr %2367, align 8
  %2435 = getelementptr i64, ptr %2428, i64 %2434
  %2436 = load i64, ptr %2365, align 8
  %2437 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2436
  %2438 = icmp sgt i64 %2421, 0
  br label %2439

2439:                                             ; preds = %2452, %2433
  %2440 = phi i64 [ 0, %2433 ], [ %2453, %2452 ]
  %2441 = getelementptr i64, ptr %2435, i64 %2440
  %2442 = load i64, ptr %2441, align 8
  %2443 = getelementptr inbounds %struct.operand, ptr %2426, i64 %2442
  %2444 = load i64, ptr %2443, align 8
  %2445 = getelementptr inbounds nuw i8, ptr %2443, i64 8
  %2446 = load i64, ptr %2445, align 8
  call fastcc void @widen(i64 %2444, i64 %2446, i64 noundef %2436, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2438, label %2447, label %2452

2447:                                             ; preds = %2439
  %2448 = load i8, ptr %2437, align 1
  %2449 = zext i8 %2448 to i64
  %2450 = shl i64 %2440, 3
  %2451 = mul i64 %2450, %2449
  br label %2455

2452:                                             ; preds = %2455, %2439
  %2453 = add nuw nsw i64 %2440, 1
  %2454 = icmp eq i64 %2453, %2431
  br i1 %2454, label %2465, label %2439

2455:                                             ; preds = %2455, %2447
  %2456 = phi i64 [ 0, %2447 ], [ %2463, %2455 ]
  %2457 = getelementptr inbounds nuw i64, ptr %5, i64 %2456
  %2458 = load i64, ptr %2457, align 8
  %2459 = shl i64 %2458, %2451
  %2460 = getelementptr inbounds nuw i64, ptr %4, i64 %2456
  %2461 = load i64, ptr %2460, align 8
  %2462 = or i64 %2459, %2461
  store i64 %2462, ptr %2460, align 8
  %2463 = add nuw nsw i64 %2456, 1
  %2464 = icmp eq i64 %2463, %2421
  br i1 %2464, label %2452, label %2455

2465:                                             ; preds = %2452, %2430
  %2466 = load i64, ptr %2368, align 8
  %2467 = getelementptr inbounds %struct.operand, ptr %2426, i64 %2466
  %2468 = load i64, ptr %2467, align 8
  %2469 = getelementptr inbounds nuw i8, ptr %2467, i64 8
  %2470 = load i64, ptr %2469, align 8
  call fastcc void @narrow(i64 %2468, i64 %2470, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3969

2471:                                             ; preds = %2416
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2472 = load i64, ptr %2365, align 8
  %2473 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2472
  %2474 = load i8, ptr %2473, align 1
  %2475 = zext i8 %2474 to i64
  %2476 = shl nuw nsw i64 %2475, 3
  %2477 = load i64, ptr %2366, align 8
  %2478 = mul nsw i64 %2476, %2477
  %2479 = load i64, ptr %2367, align 8
  %2480 = getelementptr inbounds %struct.operand, ptr %2426, i64 %2479
  %2481 = icmp eq i64 %2478, 64
  %2482 = icmp eq i64 %2478, 32
  %2483 = select i1 %2482, i64 2, i64 1
  %2484 = select i1 %2481, i64 3, i64 %2483
  %2485 = load i64, ptr %2480, align 8
  %2486 = getelementptr inbounds nuw i8, ptr %2480, i64 8
  %2487 = load i64, ptr %2486, align 8
  call fastcc void @widen(i64 %2485, i64 %2487, i64 noundef %2484, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2488 = icmp sgt i64 %2477, 0
  br i1 %2488, label %2489, label %2538

2489:                                             ; preds = %2471
  %2490 = icmp sgt i64 %2421, 0
  br label %2491

2491:                                             ; preds = %2534, %2489
  %2492 = phi i64 [ %2477, %2489 ], [ %2535, %2534 ]
  %2493 = phi i64 [ 0, %2489 ], [ %2536, %2534 ]
  %2494 = load i64, ptr %2368, align 8
  %2495 = getelementptr i64, ptr %2428, i64 %2494
  %2496 = getelementptr i64, ptr %2495, i64 %2493
  %2497 = load i64, ptr %2496, align 8
  %2498 = icmp slt i64 %2497, 0
  br i1 %2498, label %2534, label %2499

2499:                                             ; preds = %2491
  br i1 %2490, label %2500, label %2503

2500:                                             ; preds = %2499
  %2501 = mul nuw nsw i64 %2493, %2476
  %2502 = load i64, ptr %2365, align 8
  br label %2509

2503:                                             ; preds = %2529, %2499
  %2504 = getelementptr inbounds nuw %struct.operand, ptr %2426, i64 %2497
  %2505 = load i64, ptr %2504, align 8
  %2506 = getelementptr inbounds nuw i8, ptr %2504, i64 8
  %2507 = load i64, ptr %2506, align 8
  call fastcc void @narrow(i64 %2505, i64 %2507, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2508 = load i64, ptr %2366, align 8
  br label %2534

2509:                                             ; preds = %2529, %2500
  %2510 = phi i64 [ 0, %2500 ], [ %2532, %2529 ]
  %2511 = getelementptr inbounds nuw i64, ptr %2, i64 %2510
  %2512 = load i64, ptr %2511, align 8
  %2513 = lshr i64 %2512, %2501
  switch i64 %2502, label %2529 [
    i64 0, label %2514
    i64 1, label %2516
    i64 2, label %2518
    i64 4, label %2520
    i64 5, label %2523
    i64 6, label %2526
  ]

2514:                                             ; preds = %2509
  %2515 = and i64 %2513, 255
  br label %2529

2516:                                             ; preds = %2509
  %2517 = and i64 %2513, 65535
  br label %2529

2518:                                             ; preds = %2509
  %2519 = and i64 %2513, 4294967295
  br label %2529

2520:                                             ; preds = %2509
  %2521 = shl i64 %2513, 56
  %2522 = ashr exact i64 %2521, 56
  br label %2529

2523:                                             ; preds = %2509
  %2524 = shl i64 %2513, 48
  %2525 = ashr exact i64 %2524, 48
  br label %2529

2526:                                             ; preds = %2509
  %2527 = shl i64 %2513, 32
  %2528 = ashr exact i64 %2527, 32
  br label %2529

2529:                                             ; preds = %2526, %2523, %2520, %2518, %2516, %2514, %2509
  %2530 = phi i64 [ %2528, %2526 ], [ %2515, %2514 ], [ %2517, %2516 ], [ %2519, %2518 ], [ %2522, %2520 ], [ %2525, %2523 ], [ %2513, %2509 ]
  %2531 = getelementptr inbounds nuw i64, ptr %3, i64 %2510
  store i64 %2530, ptr %2531, align 8
  %2532 = add nuw nsw i64 %2510, 1
  %2533 = icmp eq i64 %2532, %2421
  br i1 %2533, label %2503, label %2509

2534:                                             ; preds = %2503, %2491
  %2535 = phi i64 [ %2492, %2491 ], [ %2508, %2503 ]
  %2536 = add nuw nsw i64 %2493, 1
  %2537 = icmp slt i64 %2536, %2535
  br i1 %2537, label %2491, label %2538

2538:                                             ; preds = %2534, %2471
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3969

2539:                                             ; preds = %2416
  %2540 = load i64, ptr %2368, align 8
  %2541 = getelementptr inbounds %struct.operand, ptr %2426, i64 %2540
  %2542 = load i64, ptr %2541, align 8
  %2543 = getelementptr inbounds nuw i8, ptr %2541, i64 8
  %2544 = load i64, ptr %2543, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2545 = load i64, ptr %2365, align 8
  store i64 %2545, ptr %7, align 16
  %2546 = and i64 %2429, -2
  %2547 = icmp eq i64 %2546, 16
  %2548 = select i1 %2547, i64 2, i64 %2545
  store i64 %2548, ptr %110, align 8
  switch i64 %2429, label %2549 [
    i64 18, label %2554
    i64 11, label %2550
  ]

2549:                                             ; preds = %2539
  br label %2550

2550:                                             ; preds = %2549, %2539
  %2551 = phi i64 [ 8, %2549 ], [ 64, %2539 ]
  %2552 = getelementptr inbounds nuw i8, ptr %122, i64 %2551
  %2553 = load i64, ptr %2552, align 8
  br label %2554

2554:                                             ; preds = %2550, %2539
  %2555 = phi i64 [ 10, %2539 ], [ %2553, %2550 ]
  store i64 %2555, ptr %111, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2556 = load i64, ptr %2367, align 8
  store i64 %2556, ptr %8, align 16
  %2557 = load i64, ptr %2369, align 8
  store i64 %2557, ptr %112, align 8
  %2558 = load i64, ptr %2370, align 8
  store i64 %2558, ptr %113, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %115, ptr %114, align 8
  store ptr %117, ptr %116, align 16
  %2559 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2545
  %2560 = load i8, ptr %2559, align 1
  %2561 = zext i8 %2560 to i64
  %2562 = shl nuw i64 1, %2545
  %2563 = and i64 %2562, 1075
  %2564 = icmp eq i64 %2563, 0
  br i1 %2564, label %2565, label %2575

2565:                                             ; preds = %2554
  switch i64 %2429, label %2575 [
    i64 4, label %2566
    i64 5, label %2566
    i64 6, label %2566
    i64 7, label %2566
    i64 12, label %2566
    i64 13, label %2566
    i64 14, label %2566
    i64 18, label %2566
    i64 10, label %2566
    i64 16, label %2566
    i64 17, label %2566
    i64 25, label %2568
    i64 29, label %2568
    i64 21, label %2568
    i64 22, label %2568
  ]

2566:                                             ; preds = %2565, %2565, %2565, %2565, %2565, %2565, %2565, %2565, %2565, %2565, %2565
  %2567 = icmp eq i64 %2544, %2561
  br label %2572

2568:                                             ; preds = %2565, %2565, %2565, %2565
  %2569 = icmp eq i64 %2545, 8
  %2570 = icmp eq i64 %2544, %2561
  %2571 = select i1 %2569, i1 %2570, i1 false
  br label %2572

2572:                                             ; preds = %2568, %2566
  %2573 = phi i1 [ %2567, %2566 ], [ %2571, %2568 ]
  %2574 = xor i1 %2573, true
  br label %2580

2575:                                             ; preds = %2565, %2554
  %2576 = icmp eq i64 %2429, 19
  %2577 = and i64 %2562, 972
  %2578 = icmp ne i64 %2577, 0
  %2579 = and i1 %2576, %2578
  br label %2580

2580:                                             ; preds = %2575, %2572
  %2581 = phi i1 [ %2576, %2575 ], [ false, %2572 ]
  %2582 = phi i1 [ true, %2575 ], [ %2574, %2572 ]
  %2583 = phi i1 [ %2579, %2575 ], [ %2573, %2572 ]
  %2584 = phi i1 [ %2579, %2575 ], [ false, %2572 ]
  br label %2586

2585:                                             ; preds = %2610
  br i1 %2581, label %2613, label %2897

2586:                                             ; preds = %2610, %2580
  %2587 = phi i64 [ 0, %2580 ], [ %2611, %2610 ]
  %2588 = getelementptr inbounds nuw i64, ptr %8, i64 %2587
  %2589 = load i64, ptr %2588, align 8
  %2590 = icmp slt i64 %2589, 0
  br i1 %2590, label %2610, label %2591

2591:                                             ; preds = %2586
  %2592 = getelementptr inbounds nuw %struct.operand, ptr %2426, i64 %2589
  %2593 = getelementptr inbounds nuw i64, ptr %7, i64 %2587
  %2594 = load i64, ptr %2593, align 8
  br i1 %2583, label %2595, label %2605

2595:                                             ; preds = %2591
  %2596 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2594
  %2597 = load i8, ptr %2596, align 1
  %2598 = zext i8 %2597 to i64
  %2599 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2587
  %2600 = load i64, ptr %2592, align 8
  %2601 = getelementptr inbounds nuw i8, ptr %2592, i64 8
  %2602 = load i64, ptr %2601, align 8
  %2603 = call fastcc ptr @column(i64 %2600, i64 %2602, i64 noundef %2598, ptr noundef nonnull readonly %10, ptr noundef %2599)
  %2604 = getelementptr inbounds nuw ptr, ptr %9, i64 %2587
  store ptr %2603, ptr %2604, align 8
  br label %2610

2605:                                             ; preds = %2591
  %2606 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2587
  %2607 = load i64, ptr %2592, align 8
  %2608 = getelementptr inbounds nuw i8, ptr %2592, i64 8
  %2609 = load i64, ptr %2608, align 8
  call fastcc void @widen(i64 %2607, i64 %2609, i64 noundef %2594, ptr noundef nonnull readonly %10, ptr noundef %2606)
  br label %2610

2610:                                             ; preds = %2605, %2595, %2586
  %2611 = add nuw nsw i64 %2587, 1
  %2612 = icmp eq i64 %2611, 3
  br i1 %2612, label %2585, label %2586

2613:                                             ; preds = %2585
  %2614 = add nsw i64 %2542, %2378
  %2615 = inttoptr i64 %2614 to ptr
  %2616 = select i1 %2423, ptr %2615, ptr %118
  %2617 = load i64, ptr %2366, align 8
  %2618 = load ptr, ptr %9, align 16
  %2619 = load ptr, ptr %114, align 8
  br i1 %2584, label %2620, label %2775

2620:                                             ; preds = %2613
  %2621 = icmp sgt i64 %2545, 7
  br i1 %2621, label %2622, label %2775

2622:                                             ; preds = %2620
  %2623 = icmp eq i64 %2545, 9
  %2624 = icmp sgt i64 %2421, 0
  switch i64 %2617, label %2750 [
    i64 0, label %2625
    i64 1, label %2650
    i64 2, label %2675
    i64 3, label %2700
    i64 4, label %2725
  ]

2625:                                             ; preds = %2622
  br i1 %2623, label %2626, label %2627

2626:                                             ; preds = %2625
  br i1 %2624, label %2628, label %2871

2627:                                             ; preds = %2625
  br i1 %2624, label %2639, label %2871

2628:                                             ; preds = %2626, %2628
  %2629 = phi i64 [ %2637, %2628 ], [ 0, %2626 ]
  %2630 = getelementptr inbounds nuw double, ptr %2618, i64 %2629
  %2631 = load double, ptr %2630, align 8
  %2632 = getelementptr inbounds nuw double, ptr %2619, i64 %2629
  %2633 = load double, ptr %2632, align 8
  %2634 = fcmp oeq double %2631, %2633
  %2635 = zext i1 %2634 to i8
  %2636 = getelementptr inbounds nuw i8, ptr %2616, i64 %2629
  store i8 %2635, ptr %2636, align 1
  %2637 = add nuw nsw i64 %2629, 1
  %2638 = icmp eq i64 %2637, %2421
  br i1 %2638, label %2871, label %2628

2639:                                             ; preds = %2627, %2639
  %2640 = phi i64 [ %2648, %2639 ], [ 0, %2627 ]
  %2641 = getelementptr inbounds nuw float, ptr %2618, i64 %2640
  %2642 = load float, ptr %2641, align 4
  %2643 = getelementptr inbounds nuw float, ptr %2619, i64 %2640
  %2644 = load float, ptr %2643, align 4
  %2645 = fcmp oeq float %2642, %2644
  %2646 = zext i1 %2645 to i8
  %2647 = getelementptr inbounds nuw i8, ptr %2616, i64 %2640
  store i8 %2646, ptr %2647, align 1
  %2648 = add nuw nsw i64 %2640, 1
  %2649 = icmp eq i64 %2648, %2421
  br i1 %2649, label %2871, label %2639

2650:                                             ; preds = %2622
  br i1 %2623, label %2651, label %2652

2651:                                             ; preds = %2650
  br i1 %2624, label %2653, label %2871

2652:                                             ; preds = %2650
  br i1 %2624, label %2664, label %2871

2653:                                             ; preds = %2651, %2653
  %2654 = phi i64 [ %2662, %2653 ], [ 0, %2651 ]
  %2655 = getelementptr inbounds nuw double, ptr %2618, i64 %2654
  %2656 = load double, ptr %2655, align 8
  %2657 = getelementptr inbounds nuw double, ptr %2619, i64 %2654
  %2658 = load double, ptr %2657, align 8
  %2659 = fcmp one double %2656, %2658
  %2660 = zext i1 %2659 to i8
  %2661 = getelementptr inbounds nuw i8, ptr %2616, i64 %2654
  store i8 %2660, ptr %2661, align 1
  %2662 = add nuw nsw i64 %2654, 1
  %2663 = icmp eq i64 %2662, %2421
  br i1 %2663, label %2871, label %2653

2664:                                             ; preds = %2652, %2664
  %2665 = phi i64 [ %2673, %2664 ], [ 0, %2652 ]
  %2666 = getelementptr inbounds nuw float, ptr %2618, i64 %2665
  %2667 = load float, ptr %2666, align 4
  %2668 = getelementptr inbounds nuw float, ptr %2619, i64 %2665
  %2669 = load float, ptr %2668, align 4
  %2670 = fcmp one float %2667, %2669
  %2671 = zext i1 %2670 to i8
  %2672 = getelementptr inbounds nuw i8, ptr %2616, i64 %2665
  store i8 %2671, ptr %2672, align 1
  %2673 = add nuw nsw i64 %2665, 1
  %2674 = icmp eq i64 %2673, %2421
  br i1 %2674, label %2871, label %2664

2675:                                             ; preds = %2622
  br i1 %2623, label %2676, label %2677

2676:                                             ; preds = %2675
  br i1 %2624, label %2678, label %2871

2677:                                             ; preds = %2675
  br i1 %2624, label %2689, label %2871

2678:                                             ; preds = %2676, %2678
  %2679 = phi i64 [ %2687, %2678 ], [ 0, %2676 ]
  %2680 = getelementptr inbounds nuw double, ptr %2618, i64 %2679
  %2681 = load double, ptr %2680, align 8
  %2682 = getelementptr inbounds nuw double, ptr %2619, i64 %2679
  %2683 = load double, ptr %2682, align 8
  %2684 = fcmp olt double %2681, %2683
  %2685 = zext i1 %2684 to i8
  %2686 = getelementptr inbounds nuw i8, ptr %2616, i64 %2679
  store i8 %2685, ptr %2686, align 1
  %2687 = add nuw nsw i64 %2679, 1
  %2688 = icmp eq i64 %2687, %2421
  br i1 %2688, label %2871, label %2678

2689:                                             ; preds = %2677, %2689
  %2690 = phi i64 [ %2698, %2689 ], [ 0, %2677 ]
  %2691 = getelementptr inbounds nuw float, ptr %2618, i64 %2690
  %2692 = load float, ptr %2691, align 4
  %2693 = getelementptr inbounds nuw float, ptr %2619, i64 %2690
  %2694 = load float, ptr %2693, align 4
  %2695 = fcmp olt float %2692, %2694
  %2696 = zext i1 %2695 to i8
  %2697 = getelementptr inbounds nuw i8, ptr %2616, i64 %2690
  store i8 %2696, ptr %2697, align 1
  %2698 = add nuw nsw i64 %2690, 1
  %2699 = icmp eq i64 %2698, %2421
  br i1 %2699, label %2871, label %2689

2700:                                             ; preds = %2622
  br i1 %2623, label %2701, label %2702

2701:                                             ; preds = %2700
  br i1 %2624, label %2703, label %2871

2702:                                             ; preds = %2700
  br i1 %2624, label %2714, label %2871

2703:                                             ; preds = %2701, %2703
  %2704 = phi i64 [ %2712, %2703 ], [ 0, %2701 ]
  %2705 = getelementptr inbounds nuw double, ptr %2618, i64 %2704
  %2706 = load double, ptr %2705, align 8
  %2707 = getelementptr inbounds nuw double, ptr %2619, i64 %2704
  %2708 = load double, ptr %2707, align 8
  %2709 = fcmp ole double %2706, %2708
  %2710 = zext i1 %2709 to i8
  %2711 = getelementptr inbounds nuw i8, ptr %2616, i64 %2704
  store i8 %2710, ptr %2711, align 1
  %2712 = add nuw nsw i64 %2704, 1
  %2713 = icmp eq i64 %2712, %2421
  br i1 %2713, label %2871, label %2703

2714:                                             ; preds = %2702, %2714
  %2715 = phi i64 [ %2723, %2714 ], [ 0, %2702 ]
  %2716 = getelementptr inbounds nuw float, ptr %2618, i64 %2715
  %2717 = load float, ptr %2716, align 4
  %2718 = getelementptr inbounds nuw float, ptr %2619, i64 %2715
  %2719 = load float, ptr %2718, align 4
  %2720 = fcmp ole float %2717, %2719
  %2721 = zext i1 %2720 to i8
  %2722 = getelementptr inbounds nuw i8, ptr %2616, i64 %2715
  store i8 %2721, ptr %2722, align 1
  %2723 = add nuw nsw i64 %2715, 1
  %2724 = icmp eq i64 %2723, %2421
  br i1 %2724, label %2871, label %2714

2725:                                             ; preds = %2622
  br i1 %2623, label %2726, label %2727

2726:                                             ; preds = %2725
  br i1 %2624, label %2728, label %2871

2727:                                             ; preds = %2725
  br i1 %2624, label %2739, label %2871

2728:                                             ; preds = %2726, %2728
  %2729 = phi i64 [ %2737, %2728 ], [ 0, %2726 ]
  %2730 = getelementptr inbounds nuw double, ptr %2618, i64 %2729
  %2731 = load double, ptr %2730, align 8
  %2732 = getelementptr inbounds nuw double, ptr %2619, i64 %2729
  %2733 = load double, ptr %2732, align 8
  %2734 = fcmp ogt double %2731, %2733
  %2735 = zext i1 %2734 to i8
  %2736 = getelementptr inbounds nuw i8, ptr %2616, i64 %2729
  store i8 %2735, ptr %2736, align 1
  %2737 = add nuw nsw i64 %2729, 1
  %2738 = icmp eq i64 %2737, %2421
  br i1 %2738, label %2871, label %2728

2739:                                             ; preds = %2727, %2739
  %2740 = phi i64 [ %2748, %2739 ], [ 0, %2727 ]
  %2741 = getelementptr inbounds nuw float, ptr %2618, i64 %2740
  %2742 = load float, ptr %2741, align 4
  %2743 = getelementptr inbounds nuw float, ptr %2619, i64 %2740
  %2744 = load float, ptr %2743, align 4
  %2745 = fcmp ogt float %2742, %2744
  %2746 = zext i1 %2745 to i8
  %2747 = getelementptr inbounds nuw i8, ptr %2616, i64 %2740
  store i8 %2746, ptr %2747, align 1
  %2748 = add nuw nsw i64 %2740, 1
  %2749 = icmp eq i64 %2748, %2421
  br i1 %2749, label %2871, label %2739

2750:                                             ; preds = %2622
  br i1 %2623, label %2751, label %2752

2751:                                             ; preds = %2750
  br i1 %2624, label %2753, label %2871

2752:                                             ; preds = %2750
  br i1 %2624, label %2764, label %2871

2753:                                             ; preds = %2751, %2753
  %2754 = phi i64 [ %2762, %2753 ], [ 0, %2751 ]
  %2755 = getelementptr inbounds nuw double, ptr %2618, i64 %2754
  %2756 = load double, ptr %2755, align 8
  %2757 = getelementptr inbounds nuw double, ptr %2619, i64 %2754
  %2758 = load double, ptr %2757, align 8
  %2759 = fcmp oge double %2756, %2758
  %2760 = zext i1 %2759 to i8
  %2761 = getelementptr inbounds nuw i8, ptr %2616, i64 %2754
  store i8 %2760, ptr %2761, align 1
  %2762 = add nuw nsw i64 %2754, 1
  %2763 = icmp eq i64 %2762, %2421
  br i1 %2763, label %2871, label %2753

2764:                                             ; preds = %2752, %2764
  %2765 = phi i64 [ %2773, %2764 ], [ 0, %2752 ]
  %2766 = getelementptr inbounds nuw float, ptr %2618, i64 %2765
  %2767 = load float, ptr %2766, align 4
  %2768 = getelementptr inbounds nuw float, ptr %2619, i64 %2765
  %2769 = load float, ptr %2768, align 4
  %2770 = fcmp oge float %2767, %2769
  %2771 = zext i1 %2770 to i8
  %2772 = getelementptr inbounds nuw i8, ptr %2616, i64 %2765
  store i8 %2771, ptr %2772, align 1
  %2773 = add nuw nsw i64 %2765, 1
  %2774 = icmp eq i64 %2773, %2421
  br i1 %2774, label %2871, label %2764

2775:                                             ; preds = %2620, %2613
  %2776 = phi i64 [ %2545, %2620 ], [ 7, %2613 ]
  %2777 = and i64 %2617, -5
  %2778 = icmp eq i64 %2777, 1
  %2779 = icmp eq i64 %2617, 3
  %2780 = or i1 %2779, %2778
  %2781 = add i64 %2617, -3
  %2782 = icmp ult i64 %2781, 2
  %2783 = select i1 %2782, ptr %2618, ptr %2619
  %2784 = select i1 %2782, ptr %2619, ptr %2618
  %2785 = icmp ult i64 %2617, 2
  br i1 %2785, label %2786, label %2817

2786:                                             ; preds = %2775
  %2787 = shl nuw nsw i64 1, %2776
  %2788 = and i64 %2787, 324
  %2789 = icmp eq i64 %2788, 0
  %2790 = icmp sgt i64 %2421, 0
  br i1 %2789, label %2792, label %2791

2791:                                             ; preds = %2786
  br i1 %2790, label %2793, label %2871

2792:                                             ; preds = %2786
  br i1 %2790, label %2805, label %2871

2793:                                             ; preds = %2791, %2793
  %2794 = phi i64 [ %2803, %2793 ], [ 0, %2791 ]
  %2795 = getelementptr inbounds nuw i32, ptr %2618, i64 %2794
  %2796 = load i32, ptr %2795, align 4
  %2797 = getelementptr inbounds nuw i32, ptr %2619, i64 %2794
  %2798 = load i32, ptr %2797, align 4
  %2799 = icmp eq i32 %2796, %2798
  %2800 = xor i1 %2780, %2799
  %2801 = zext i1 %2800 to i8
  %2802 = getelementptr inbounds nuw i8, ptr %2616, i64 %2794
  store i8 %2801, ptr %2802, align 1
  %2803 = add nuw nsw i64 %2794, 1
  %2804 = icmp eq i64 %2803, %2421
  br i1 %2804, label %2871, label %2793

2805:                                             ; preds = %2792, %2805
  %2806 = phi i64 [ %2815, %2805 ], [ 0, %2792 ]
  %2807 = getelementptr inbounds nuw i64, ptr %2618, i64 %2806
  %2808 = load i64, ptr %2807, align 8
  %2809 = getelementptr inbounds nuw i64, ptr %2619, i64 %2806
  %2810 = load i64, ptr %2809, align 8
  %2811 = icmp eq i64 %2808, %2810
  %2812 = xor i1 %2780, %2811
  %2813 = zext i1 %2812 to i8
  %2814 = getelementptr inbounds nuw i8, ptr %2616, i64 %2806
  store i8 %2813, ptr %2814, align 1
  %2815 = add nuw nsw i64 %2806, 1
  %2816 = icmp eq i64 %2815, %2421
  br i1 %2816, label %2871, label %2805

2817:                                             ; preds = %2775
  %2818 = icmp sgt i64 %2421, 0
  switch i64 %2776, label %2822 [
    i64 2, label %2821
    i64 6, label %2820
    i64 3, label %2819
  ]

2819:                                             ; preds = %2817
  br i1 %2818, label %2847, label %2871

2820:                                             ; preds = %2817
  br i1 %2818, label %2835, label %2871

2821:                                             ; preds = %2817
  br i1 %2818, label %2823, label %2871

2822:                                             ; preds = %2817
  br i1 %2818, label %2859, label %2871

2823:                                             ; preds = %2821, %2823
  %2824 = phi i64 [ %2833, %2823 ], [ 0, %2821 ]
  %2825 = getelementptr inbounds nuw i32, ptr %2784, i64 %2824
  %2826 = load i32, ptr %2825, align 4
  %2827 = getelementptr inbounds nuw i32, ptr %2783, i64 %2824
  %2828 = load i32, ptr %2827, align 4
  %2829 = icmp ult i32 %2826, %2828
  %2830 = xor i1 %2780, %2829
  %2831 = zext i1 %2830 to i8
  %2832 = getelementptr inbounds nuw i8, ptr %2616, i64 %2824
  store i8 %2831, ptr %2832, align 1
  %2833 = add nuw nsw i64 %2824, 1
  %2834 = icmp eq i64 %2833, %2421
  br i1 %2834, label %2871, label %2823

2835:                                             ; preds = %2820, %2835
  %2836 = phi i64 [ %2845, %2835 ], [ 0, %2820 ]
  %2837 = getelementptr inbounds nuw i32, ptr %2784, i64 %2836
  %2838 = load i32, ptr %2837, align 4
  %2839 = getelementptr inbounds nuw i32, ptr %2783, i64 %2836
  %2840 = load i32, ptr %2839, align 4
  %2841 = icmp slt i32 %2838, %2840
  %2842 = xor i1 %2780, %2841
  %2843 = zext i1 %2842 to i8
  %2844 = getelementptr inbounds nuw i8, ptr %2616, i64 %2836
  store i8 %2843, ptr %2844, align 1
  %2845 = add nuw nsw i64 %2836, 1
  %2846 = icmp eq i64 %2845, %2421
  br i1 %2846, label %2871, label %2835

2847:                                             ; preds = %2819, %2847
  %2848 = phi i64 [ %2857, %2847 ], [ 0, %2819 ]
  %2849 = getelementptr inbounds nuw i64, ptr %2784, i64 %2848
  %2850 = load i64, ptr %2849, align 8
  %2851 = getelementptr inbounds nuw i64, ptr %2783, i64 %2848
  %2852 = load i64, ptr %2851, align 8
  %2853 = icmp ult i64 %2850, %2852
  %2854 = xor i1 %2780, %2853
  %2855 = zext i1 %2854 to i8
  %2856 = getelementptr inbounds nuw i8, ptr %2616, i64 %2848
  store i8 %2855, ptr %2856, align 1
  %2857 = add nuw nsw i64 %2848, 1
  %2858 = icmp eq i64 %2857, %2421
  br i1 %2858, label %2871, label %2847

2859:                                             ; preds = %2822, %2859
  %2860 = phi i64 [ %2869, %2859 ], [ 0, %2822 ]
  %2861 = getelementptr inbounds nuw i64, ptr %2784, i64 %2860
  %2862 = load i64, ptr %2861, align 8
  %2863 = getelementptr inbounds nuw i64, ptr %2783, i64 %2860
  %2864 = load i64, ptr %2863, align 8
  %2865 = icmp slt i64 %2862, %2864
  %2866 = xor i1 %2780, %2865
  %2867 = zext i1 %2866 to i8
  %2868 = getelementptr inbounds nuw i8, ptr %2616, i64 %2860
  store i8 %2867, ptr %2868, align 1
  %2869 = add nuw nsw i64 %2860, 1
  %2870 = icmp eq i64 %2869, %2421
  br i1 %2870, label %2871, label %2859

2871:                                             ; preds = %2847, %2835, %2823, %2859, %2793, %2805, %2739, %2728, %2714, %2703, %2689, %2678, %2664, %2653, %2639, %2628, %2764, %2753, %2822, %2821, %2820, %2819, %2792, %2791, %2752, %2751, %2727, %2726, %2702, %2701, %2677, %2676, %2652, %2651, %2627, %2626
  br i1 %2423, label %3968, label %2872

2872:                                             ; preds = %2871
  %2873 = inttoptr i64 %2542 to ptr
  %2874 = icmp sgt i64 %2420, 0
  br i1 %2417, label %2876, label %2875

2875:                                             ; preds = %2872
  br i1 %2874, label %2877, label %3968

2876:                                             ; preds = %2872
  br i1 %2874, label %2888, label %3968

2877:                                             ; preds = %2875, %2877
  %2878 = phi i64 [ %2886, %2877 ], [ 0, %2875 ]
  %2879 = getelementptr inbounds nuw i64, ptr %2372, i64 %2878
  %2880 = load i64, ptr %2879, align 8
  %2881 = load i64, ptr %2372, align 8
  %2882 = sub nsw i64 %2880, %2881
  %2883 = getelementptr inbounds i8, ptr %118, i64 %2882
  %2884 = load i8, ptr %2883, align 1
  %2885 = getelementptr inbounds i8, ptr %2873, i64 %2880
  store i8 %2884, ptr %2885, align 1
  %2886 = add nuw nsw i64 %2878, 1
  %2887 = icmp eq i64 %2886, %2420
  br i1 %2887, label %3968, label %2877

2888:                                             ; preds = %2876, %2888
  %2889 = phi i64 [ %2895, %2888 ], [ 0, %2876 ]
  %2890 = getelementptr inbounds nuw i8, ptr %118, i64 %2889
  %2891 = load i8, ptr %2890, align 1
  %2892 = getelementptr inbounds nuw i64, ptr %2372, i64 %2889
  %2893 = load i64, ptr %2892, align 8
  %2894 = getelementptr inbounds i8, ptr %2873, i64 %2893
  store i8 %2891, ptr %2894, align 1
  %2895 = add nuw nsw i64 %2889, 1
  %2896 = icmp eq i64 %2895, %2420
  br i1 %2896, label %3968, label %2888

2897:                                             ; preds = %2585
  br i1 %2582, label %3468, label %2898

2898:                                             ; preds = %2897
  %2899 = mul nsw i64 %2544, %2378
  %2900 = add nsw i64 %2899, %2542
  %2901 = inttoptr i64 %2900 to ptr
  %2902 = select i1 %2423, ptr %2901, ptr %118
  %2903 = load ptr, ptr %9, align 16
  %2904 = load ptr, ptr %114, align 8
  %2905 = load ptr, ptr %116, align 16
  switch i64 %2429, label %3137 [
    i64 4, label %2906
    i64 18, label %2926
    i64 14, label %3111
    i64 13, label %3085
    i64 12, label %3059
    i64 17, label %2958
    i64 16, label %3024
  ]

2906:                                             ; preds = %2898
  %2907 = and i64 %2562, 324
  %2908 = icmp eq i64 %2907, 0
  %2909 = icmp sgt i64 %2421, 0
  br i1 %2908, label %2911, label %2910

2910:                                             ; preds = %2906
  br i1 %2909, label %2912, label %3395

2911:                                             ; preds = %2906
  br i1 %2909, label %2919, label %3395

2912:                                             ; preds = %2910, %2912
  %2913 = phi i64 [ %2917, %2912 ], [ 0, %2910 ]
  %2914 = getelementptr inbounds nuw i32, ptr %2903, i64 %2913
  %2915 = load i32, ptr %2914, align 4
  %2916 = getelementptr inbounds nuw i32, ptr %2902, i64 %2913
  store i32 %2915, ptr %2916, align 4
  %2917 = add nuw nsw i64 %2913, 1
  %2918 = icmp eq i64 %2917, %2421
  br i1 %2918, label %3395, label %2912

2919:                                             ; preds = %2911, %2919
  %2920 = phi i64 [ %2924, %2919 ], [ 0, %2911 ]
  %2921 = getelementptr inbounds nuw i64, ptr %2903, i64 %2920
  %2922 = load i64, ptr %2921, align 8
  %2923 = getelementptr inbounds nuw i64, ptr %2902, i64 %2920
  store i64 %2922, ptr %2923, align 8
  %2924 = add nuw nsw i64 %2920, 1
  %2925 = icmp eq i64 %2924, %2421
  br i1 %2925, label %3395, label %2919

2926:                                             ; preds = %2898
  %2927 = and i64 %2562, 324
  %2928 = icmp eq i64 %2927, 0
  %2929 = icmp sgt i64 %2421, 0
  br i1 %2928, label %2931, label %2930

2930:                                             ; preds = %2926
  br i1 %2929, label %2932, label %3395

2931:                                             ; preds = %2926
  br i1 %2929, label %2945, label %3395

2932:                                             ; preds = %2930, %2932
  %2933 = phi i64 [ %2943, %2932 ], [ 0, %2930 ]
  %2934 = getelementptr inbounds nuw i32, ptr %2903, i64 %2933
  %2935 = load i32, ptr %2934, align 4
  %2936 = getelementptr inbounds nuw i32, ptr %2904, i64 %2933
  %2937 = load i32, ptr %2936, align 4
  %2938 = getelementptr inbounds nuw i8, ptr %2905, i64 %2933
  %2939 = load i8, ptr %2938, align 1
  %2940 = icmp eq i8 %2939, 0
  %2941 = select i1 %2940, i32 %2937, i32 %2935
  %2942 = getelementptr inbounds nuw i32, ptr %2902, i64 %2933
  store i32 %2941, ptr %2942, align 4
  %2943 = add nuw nsw i64 %2933, 1
  %2944 = icmp eq i64 %2943, %2421
  br i1 %2944, label %3395, label %2932

2945:                                             ; preds = %2931, %2945
  %2946 = phi i64 [ %2956, %2945 ], [ 0, %2931 ]
  %2947 = getelementptr inbounds nuw i64, ptr %2903, i64 %2946
  %2948 = load i64, ptr %2947, align 8
  %2949 = getelementptr inbounds nuw i64, ptr %2904, i64 %2946
  %2950 = load i64, ptr %2949, align 8
  %2951 = getelementptr inbounds nuw i8, ptr %2905, i64 %2946
  %2952 = load i8, ptr %2951, align 1
  %2953 = icmp eq i8 %2952, 0
  %2954 = select i1 %2953, i64 %2950, i64 %2948
  %2955 = getelementptr inbounds nuw i64, ptr %2902, i64 %2946
  store i64 %2954, ptr %2955, align 8
  %2956 = add nuw nsw i64 %2946, 1
  %2957 = icmp eq i64 %2956, %2421
  br i1 %2957, label %3395, label %2945

2958:                                             ; preds = %2898
  %2959 = and i64 %2545, -4
  %2960 = icmp eq i64 %2959, 4
  br i1 %2960, label %2961, label %2989

2961:                                             ; preds = %2958
  %2962 = icmp eq i64 %2545, 6
  %2963 = icmp sgt i64 %2421, 0
  br i1 %2962, label %2965, label %2964

2964:                                             ; preds = %2961
  br i1 %2963, label %2977, label %3395

2965:                                             ; preds = %2961
  br i1 %2963, label %2966, label %3395

2966:                                             ; preds = %2965, %2966
  %2967 = phi i64 [ %2975, %2966 ], [ 0, %2965 ]
  %2968 = getelementptr inbounds nuw i32, ptr %2903, i64 %2967
  %2969 = load i32, ptr %2968, align 4
  %2970 = getelementptr inbounds nuw i32, ptr %2904, i64 %2967
  %2971 = load i32, ptr %2970, align 4
  %2972 = call i32 @llvm.umin.i32(i32 %2971, i32 31)
  %2973 = ashr i32 %2969, %2972
  %2974 = getelementptr inbounds nuw i32, ptr %2902, i64 %2967
  store i32 %2973, ptr %2974, align 4
  %2975 = add nuw nsw i64 %2967, 1
  %2976 = icmp eq i64 %2975, %2421
  br i1 %2976, label %3395, label %2966

2977:                                             ; preds = %2964, %2977
  %2978 = phi i64 [ %2987, %2977 ], [ 0, %2964 ]
  %2979 = getelementptr inbounds nuw i64, ptr %2903, i64 %2978
  %2980 = load i64, ptr %2979, align 8
  %2981 = getelementptr inbounds nuw i32, ptr %2904, i64 %2978
  %2982 = load i32, ptr %2981, align 4
  %2983 = call i32 @llvm.umin.i32(i32 %2982, i32 63)
  %2984 = zext nneg i32 %2983 to i64
  %2985 = ashr i64 %2980, %2984
  %2986 = getelementptr inbounds nuw i64, ptr %2902, i64 %2978
  store i64 %2985, ptr %2986, align 8
  %2987 = add nuw nsw i64 %2978, 1
  %2988 = icmp eq i64 %2987, %2421
  br i1 %2988, label %3395, label %2977

2989:                                             ; preds = %2958
  %2990 = and i64 %2562, 324
  %2991 = icmp eq i64 %2990, 0
  %2992 = icmp sgt i64 %2421, 0
  br i1 %2991, label %2994, label %2993

2993:                                             ; preds = %2989
  br i1 %2992, label %2995, label %3395

2994:                                             ; preds = %2989
  br i1 %2992, label %3009, label %3395

2995:                                             ; preds = %2993, %3004
  %2996 = phi i64 [ %3007, %3004 ], [ 0, %2993 ]
  %2997 = getelementptr inbounds nuw i32, ptr %2904, i64 %2996
  %2998 = load i32, ptr %2997, align 4
  %2999 = icmp ugt i32 %2998, 31
  br i1 %2999, label %3004, label %3000

3000:                                             ; preds = %2995
  %3001 = getelementptr inbounds nuw i32, ptr %2903, i64 %2996
  %3002 = load i32, ptr %3001, align 4
  %3003 = lshr i32 %3002, %2998
  br label %3004

3004:                                             ; preds = %3000, %2995
  %3005 = phi i32 [ %3003, %3000 ], [ 0, %2995 ]
  %3006 = getelementptr inbounds nuw i32, ptr %2902, i64 %2996
  store i32 %3005, ptr %3006, align 4
  %3007 = add nuw nsw i64 %2996, 1
  %3008 = icmp eq i64 %3007, %2421
  br i1 %3008, label %3395, label %2995

3009:                                             ; preds = %2994, %3019
  %3010 = phi i64 [ %3022, %3019 ], [ 0, %2994 ]
  %3011 = getelementptr inbounds nuw i32, ptr %2904, i64 %3010
  %3012 = load i32, ptr %3011, align 4
  %3013 = icmp ugt i32 %3012, 63
  br i1 %3013, label %3019, label %3014

3014:                                             ; preds = %3009
  %3015 = getelementptr inbounds nuw i64, ptr %2903, i64 %3010
  %3016 = load i64, ptr %3015, align 8
  %3017 = zext nneg i32 %3012 to i64
  %3018 = lshr i64 %3016, %3017
  br label %3019

3019:                                             ; preds = %3014, %3009
  %3020 = phi i64 [ %3018, %3014 ], [ 0, %3009 ]
  %3021 = getelementptr inbounds nuw i64, ptr %2902, i64 %3010
  store i64 %3020, ptr %3021, align 8
  %3022 = add nuw nsw i64 %3010, 1
  %3023 = icmp eq i64 %3022, %2421
  br i1 %3023, label %3395, label %3009

3024:                                             ; preds = %2898
  %3025 = and i64 %2562, 324
  %3026 = icmp eq i64 %3025, 0
  %3027 = icmp sgt i64 %2421, 0
  br i1 %3026, label %3029, label %3028

3028:                                             ; preds = %3024
  br i1 %3027, label %3030, label %3395

3029:                                             ; preds = %3024
  br i1 %3027, label %3044, label %3395

3030:                                             ; preds = %3028, %3039
  %3031 = phi i64 [ %3042, %3039 ], [ 0, %3028 ]
  %3032 = getelementptr inbounds nuw i32, ptr %2904, i64 %3031
  %3033 = load i32, ptr %3032, align 4
  %3034 = icmp ugt i32 %3033, 31
  br i1 %3034, label %3039, label %3035

3035:                                             ; preds = %3030
  %3036 = getelementptr inbounds nuw i32, ptr %2903, i64 %3031
  %3037 = load i32, ptr %3036, align 4
  %3038 = shl i32 %3037, %3033
  br label %3039

3039:                                             ; preds = %3035, %3030
  %3040 = phi i32 [ %3038, %3035 ], [ 0, %3030 ]
  %3041 = getelementptr inbounds nuw i32, ptr %2902, i64 %3031
  store i32 %3040, ptr %3041, align 4
  %3042 = add nuw nsw i64 %3031, 1
  %3043 = icmp eq i64 %3042, %2421
  br i1 %3043, label %3395, label %3030

3044:                                             ; preds = %3029, %3054
  %3045 = phi i64 [ %3057, %3054 ], [ 0, %3029 ]
  %3046 = getelementptr inbounds nuw i32, ptr %2904, i64 %3045
  %3047 = load i32, ptr %3046, align 4
  %3048 = icmp ugt i32 %3047, 63
  br i1 %3048, label %3054, label %3049

3049:                                             ; preds = %3044
  %3050 = getelementptr inbounds nuw i64, ptr %2903, i64 %3045
  %3051 = load i64, ptr %3050, align 8
  %3052 = zext nneg i32 %3047 to i64
  %3053 = shl i64 %3051, %3052
  br label %3054

3054:                                             ; preds = %3049, %3044
  %3055 = phi i64 [ %3053, %3049 ], [ 0, %3044 ]
  %3056 = getelementptr inbounds nuw i64, ptr %2902, i64 %3045
  store i64 %3055, ptr %3056, align 8
  %3057 = add nuw nsw i64 %3045, 1
  %3058 = icmp eq i64 %3057, %2421
  br i1 %3058, label %3395, label %3044

3059:                                             ; preds = %2898
  %3060 = and i64 %2562, 324
  %3061 = icmp eq i64 %3060, 0
  %3062 = icmp sgt i64 %2421, 0
  br i1 %3061, label %3064, label %3063

3063:                                             ; preds = %3059
  br i1 %3062, label %3065, label %3395

3064:                                             ; preds = %3059
  br i1 %3062, label %3075, label %3395

3065:                                             ; preds = %3063, %3065
  %3066 = phi i64 [ %3073, %3065 ], [ 0, %3063 ]
  %3067 = getelementptr inbounds nuw i32, ptr %2903, i64 %3066
  %3068 = load i32, ptr %3067, align 4
  %3069 = getelementptr inbounds nuw i32, ptr %2904, i64 %3066
  %3070 = load i32, ptr %3069, align 4
  %3071 = and i32 %3070, %3068
  %3072 = getelementptr inbounds nuw i32, ptr %2902, i64 %3066
  store i32 %3071, ptr %3072, align 4
  %3073 = add nuw nsw i64 %3066, 1
  %3074 = icmp eq i64 %3073, %2421
  br i1 %3074, label %3395, label %3065

3075:                                             ; preds = %3064, %3075
  %3076 = phi i64 [ %3083, %3075 ], [ 0, %3064 ]
  %3077 = getelementptr inbounds nuw i64, ptr %2903, i64 %3076
  %3078 = load i64, ptr %3077, align 8
  %3079 = getelementptr inbounds nuw i64, ptr %2904, i64 %3076
  %3080 = load i64, ptr %3079, align 8
  %3081 = and i64 %3080, %3078
  %3082 = getelementptr inbounds nuw i64, ptr %2902, i64 %3076
  store i64 %3081, ptr %3082, align 8
  %3083 = add nuw nsw i64 %3076, 1
  %3084 = icmp eq i64 %3083, %2421
  br i1 %3084, label %3395, label %3075

3085:                                             ; preds = %2898
  %3086 = and i64 %2562, 324
  %3087 = icmp eq i64 %3086, 0
  %3088 = icmp sgt i64 %2421, 0
  br i1 %3087, label %3090, label %3089

3089:                                             ; preds = %3085
  br i1 %3088, label %3091, label %3395

3090:                                             ; preds = %3085
  br i1 %3088, label %3101, label %3395

3091:                                             ; preds = %3089, %3091
  %3092 = phi i64 [ %3099, %3091 ], [ 0, %3089 ]
  %3093 = getelementptr inbounds nuw i32, ptr %2903, i64 %3092
  %3094 = load i32, ptr %3093, align 4
  %3095 = getelementptr inbounds nuw i32, ptr %2904, i64 %3092
  %3096 = load i32, ptr %3095, align 4
  %3097 = or i32 %3096, %3094
  %3098 = getelementptr inbounds nuw i32, ptr %2902, i64 %3092
  store i32 %3097, ptr %3098, align 4
  %3099 = add nuw nsw i64 %3092, 1
  %3100 = icmp eq i64 %3099, %2421
  br i1 %3100, label %3395, label %3091

3101:                                             ; preds = %3090, %3101
  %3102 = phi i64 [ %3109, %3101 ], [ 0, %3090 ]
  %3103 = getelementptr inbounds nuw i64, ptr %2903, i64 %3102
  %3104 = load i64, ptr %3103, align 8
  %3105 = getelementptr inbounds nuw i64, ptr %2904, i64 %3102
  %3106 = load i64, ptr %3105, align 8
  %3107 = or i64 %3106, %3104
  %3108 = getelementptr inbounds nuw i64, ptr %2902, i64 %3102
  store i64 %3107, ptr %3108, align 8
  %3109 = add nuw nsw i64 %3102, 1
  %3110 = icmp eq i64 %3109, %2421
  br i1 %3110, label %3395, label %3101

3111:                                             ; preds = %2898
  %3112 = and i64 %2562, 324
  %3113 = icmp eq i64 %3112, 0
  %3114 = icmp sgt i64 %2421, 0
  br i1 %3113, label %3116, label %3115

3115:                                             ; preds = %3111
  br i1 %3114, label %3117, label %3395

3116:                                             ; preds = %3111
  br i1 %3114, label %3127, label %3395

3117:                                             ; preds = %3115, %3117
  %3118 = phi i64 [ %3125, %3117 ], [ 0, %3115 ]
  %3119 = getelementptr inbounds nuw i32, ptr %2903, i64 %3118
  %3120 = load i32, ptr %3119, align 4
  %3121 = getelementptr inbounds nuw i32, ptr %2904, i64 %3118
  %3122 = load i32, ptr %3121, align 4
  %3123 = xor i32 %3122, %3120
  %3124 = getelementptr inbounds nuw i32, ptr %2902, i64 %3118
  store i32 %3123, ptr %3124, align 4
  %3125 = add nuw nsw i64 %3118, 1
  %3126 = icmp eq i64 %3125, %2421
  br i1 %3126, label %3395, label %3117

3127:                                             ; preds = %3116, %3127
  %3128 = phi i64 [ %3135, %3127 ], [ 0, %3116 ]
  %3129 = getelementptr inbounds nuw i64, ptr %2903, i64 %3128
  %3130 = load i64, ptr %3129, align 8
  %3131 = getelementptr inbounds nuw i64, ptr %2904, i64 %3128
  %3132 = load i64, ptr %3131, align 8
  %3133 = xor i64 %3132, %3130
  %3134 = getelementptr inbounds nuw i64, ptr %2902, i64 %3128
  store i64 %3133, ptr %3134, align 8
  %3135 = add nuw nsw i64 %3128, 1
  %3136 = icmp eq i64 %3135, %2421
  br i1 %3136, label %3395, label %3127

3137:                                             ; preds = %2898
  %3138 = icmp eq i64 %2545, 8
  br i1 %3138, label %3139, label %3284

3139:                                             ; preds = %3137
  switch i64 %2429, label %3395 [
    i64 5, label %3150
    i64 6, label %3148
    i64 7, label %3146
    i64 25, label %3144
    i64 29, label %3202
    i64 21, label %3142
    i64 22, label %3140
  ]

3140:                                             ; preds = %3139
  %3141 = icmp sgt i64 %2421, 0
  br i1 %3141, label %3258, label %3395

3142:                                             ; preds = %3139
  %3143 = icmp sgt i64 %2421, 0
  br i1 %3143, label %3232, label %3395

3144:                                             ; preds = %3139
  %3145 = icmp sgt i64 %2421, 0
  br i1 %3145, label %3191, label %3395

3146:                                             ; preds = %3139
  %3147 = icmp sgt i64 %2421, 0
  br i1 %3147, label %3178, label %3395

3148:                                             ; preds = %3139
  %3149 = icmp sgt i64 %2421, 0
  br i1 %3149, label %3165, label %3395

3150:                                             ; preds = %3139
  %3151 = icmp sgt i64 %2421, 0
  br i1 %3151, label %3152, label %3395

3152:                                             ; preds = %3150, %3152
  %3153 = phi i64 [ %3163, %3152 ], [ 0, %3150 ]
  %3154 = getelementptr inbounds nuw float, ptr %2903, i64 %3153
  %3155 = load float, ptr %3154, align 4
  %3156 = getelementptr inbounds nuw float, ptr %2904, i64 %3153
  %3157 = load float, ptr %3156, align 4
  %3158 = fadd float %3155, %3157
  %3159 = fcmp uno float %3158, 0.000000e+00
  %3160 = bitcast float %3158 to i32
  %3161 = select i1 %3159, i32 2147483647, i32 %3160
  %3162 = getelementptr inbounds nuw i32, ptr %2902, i64 %3153
  store i32 %3161, ptr %3162, align 4
  %3163 = add nuw nsw i64 %3153, 1
  %3164 = icmp eq i64 %3163, %2421
  br i1 %3164, label %3395, label %3152

3165:                                             ; preds = %3148, %3165
  %3166 = phi i64 [ %3176, %3165 ], [ 0, %3148 ]
  %3167 = getelementptr inbounds nuw float, ptr %2903, i64 %3166
  %3168 = load float, ptr %3167, align 4
  %3169 = getelementptr inbounds nuw float, ptr %2904, i64 %3166
  %3170 = load float, ptr %3169, align 4
  %3171 = fsub float %3168, %3170
  %3172 = fcmp uno float %3171, 0.000000e+00
  %3173 = bitcast float %3171 to i32
  %3174 = select i1 %3172, i32 2147483647, i32 %3173
  %3175 = getelementptr inbounds nuw i32, ptr %2902, i64 %3166
  store i32 %3174, ptr %3175, align 4
  %3176 = add nuw nsw i64 %3166, 1
  %3177 = icmp eq i64 %3176, %2421
  br i1 %3177, label %3395, label %3165

3178:                                             ; preds = %3146, %3178
  %3179 = phi i64 [ %3189, %3178 ], [ 0, %3146 ]
  %3180 = getelementptr inbounds nuw float, ptr %2903, i64 %3179
  %3181 = load float, ptr %3180, align 4
  %3182 = getelementptr inbounds nuw float, ptr %2904, i64 %3179
  %3183 = load float, ptr %3182, align 4
  %3184 = fmul float %3181, %3183
  %3185 = fcmp uno float %3184, 0.000000e+00
  %3186 = bitcast float %3184 to i32
  %3187 = select i1 %3185, i32 2147483647, i32 %3186
  %3188 = getelementptr inbounds nuw i32, ptr %2902, i64 %3179
  store i32 %3187, ptr %3188, align 4
  %3189 = add nuw nsw i64 %3179, 1
  %3190 = icmp eq i64 %3189, %2421
  br i1 %3190, label %3395, label %3178

3191:                                             ; preds = %3144, %3191
  %3192 = phi i64 [ %3200, %3191 ], [ 0, %3144 ]
  %3193 = getelementptr inbounds nuw float, ptr %2903, i64 %3192
  %3194 = load float, ptr %3193, align 4
  %3195 = fneg float %3194
  %3196 = fcmp uno float %3194, 0.000000e+00
  %3197 = bitcast float %3195 to i32
  %3198 = select i1 %3196, i32 2147483647, i32 %3197
  %3199 = getelementptr inbounds nuw i32, ptr %2902, i64 %3192
  store i32 %3198, ptr %3199, align 4
  %3200 = add nuw nsw i64 %3192, 1
  %3201 = icmp eq i64 %3200, %2421
  br i1 %3201, label %3395, label %3191

3202:                                             ; preds = %3139
  %3203 = load i64, ptr %2366, align 8
  %3204 = and i64 %3203, 1
  %3205 = icmp eq i64 %3204, 0
  %3206 = and i64 %3203, 2
  %3207 = icmp eq i64 %3206, 0
  %3208 = and i64 %3203, 4
  %3209 = icmp eq i64 %3208, 0
  %3210 = icmp sgt i64 %2421, 0
  br i1 %3210, label %3211, label %3395

3211:                                             ; preds = %3202, %3211
  %3212 = phi i64 [ %3230, %3211 ], [ 0, %3202 ]
  %3213 = getelementptr inbounds nuw float, ptr %2903, i64 %3212
  %3214 = load float, ptr %3213, align 4
  %3215 = getelementptr inbounds nuw float, ptr %2904, i64 %3212
  %3216 = load float, ptr %3215, align 4
  %3217 = getelementptr inbounds nuw float, ptr %2905, i64 %3212
  %3218 = load float, ptr %3217, align 4
  %3219 = fneg float %3214
  %3220 = select i1 %3205, float %3214, float %3219
  %3221 = fneg float %3216
  %3222 = select i1 %3207, float %3216, float %3221
  %3223 = fneg float %3218
  %3224 = select i1 %3209, float %3218, float %3223
  %3225 = call float @llvm.fma.f32(float %3220, float %3222, float %3224)
  %3226 = fcmp uno float %3225, 0.000000e+00
  %3227 = bitcast float %3225 to i32
  %3228 = select i1 %3226, i32 2147483647, i32 %3227
  %3229 = getelementptr inbounds nuw i32, ptr %2902, i64 %3212
  store i32 %3228, ptr %3229, align 4
  %3230 = add nuw nsw i64 %3212, 1
  %3231 = icmp eq i64 %3230, %2421
  br i1 %3231, label %3395, label %3211

3232:                                             ; preds = %3142, %3250
  %3233 = phi i64 [ %3256, %3250 ], [ 0, %3142 ]
  %3234 = getelementptr inbounds nuw float, ptr %2903, i64 %3233
  %3235 = load float, ptr %3234, align 4
  %3236 = getelementptr inbounds nuw float, ptr %2904, i64 %3233
  %3237 = load float, ptr %3236, align 4
  %3238 = fcmp uno float %3235, 0.000000e+00
  br i1 %3238, label %3250, label %3239

3239:                                             ; preds = %3232
  %3240 = fcmp uno float %3237, 0.000000e+00
  br i1 %3240, label %3250, label %3241

3241:                                             ; preds = %3239
  %3242 = fcmp oeq float %3235, %3237
  br i1 %3242, label %3243, label %3247

3243:                                             ; preds = %3241
  %3244 = bitcast float %3235 to i32
  %3245 = icmp slt i32 %3244, 0
  %3246 = select i1 %3245, float %3235, float %3237
  br label %3250

3247:                                             ; preds = %3241
  %3248 = fcmp olt float %3235, %3237
  %3249 = select i1 %3248, float %3235, float %3237
  br label %3250

3250:                                             ; preds = %3247, %3243, %3239, %3232
  %3251 = phi float [ %3249, %3247 ], [ %3237, %3232 ], [ %3246, %3243 ], [ %3235, %3239 ]
  %3252 = fcmp uno float %3251, 0.000000e+00
  %3253 = bitcast float %3251 to i32
  %3254 = select i1 %3252, i32 2147483647, i32 %3253
  %3255 = getelementptr inbounds nuw i32, ptr %2902, i64 %3233
  store i32 %3254, ptr %3255, align 4
  %3256 = add nuw nsw i64 %3233, 1
  %3257 = icmp eq i64 %3256, %2421
  br i1 %3257, label %3395, label %3232

3258:                                             ; preds = %3140, %3276
  %3259 = phi i64 [ %3282, %3276 ], [ 0, %3140 ]
  %3260 = getelementptr inbounds nuw float, ptr %2903, i64 %3259
  %3261 = load float, ptr %3260, align 4
  %3262 = getelementptr inbounds nuw float, ptr %2904, i64 %3259
  %3263 = load float, ptr %3262, align 4
  %3264 = fcmp uno float %3261, 0.000000e+00
  br i1 %3264, label %3276, label %3265

3265:                                             ; preds = %3258
  %3266 = fcmp uno float %3263, 0.000000e+00
  br i1 %3266, label %3276, label %3267

3267:                                             ; preds = %3265
  %3268 = fcmp oeq float %3261, %3263
  br i1 %3268, label %3269, label %3273

3269:                                             ; preds = %3267
  %3270 = bitcast float %3261 to i32
  %3271 = icmp slt i32 %3270, 0
  %3272 = select i1 %3271, float %3263, float %3261
  br label %3276

3273:                                             ; preds = %3267
  %3274 = fcmp ogt float %3261, %3263
  %3275 = select i1 %3274, float %3261, float %3263
  br label %3276

3276:                                             ; preds = %3273, %3269, %3265, %3258
  %3277 = phi float [ %3275, %3273 ], [ %3263, %3258 ], [ %3272, %3269 ], [ %3261, %3265 ]
  %3278 = fcmp uno float %3277, 0.000000e+00
  %3279 = bitcast float %3277 to i32
  %3280 = select i1 %3278, i32 2147483647, i32 %3279
  %3281 = getelementptr inbounds nuw i32, ptr %2902, i64 %3259
  store i32 %3280, ptr %3281, align 4
  %3282 = add nuw nsw i64 %3259, 1
  %3283 = icmp eq i64 %3282, %2421
  br i1 %3283, label %3395, label %3258

3284:                                             ; preds = %3137
  switch i64 %2429, label %3395 [
    i64 5, label %3285
    i64 6, label %3311
    i64 7, label %3337
    i64 10, label %3363
  ]

3285:                                             ; preds = %3284
  %3286 = and i64 %2562, 324
  %3287 = icmp eq i64 %3286, 0
  %3288 = icmp sgt i64 %2421, 0
  br i1 %3287, label %3290, label %3289

3289:                                             ; preds = %3285
  br i1 %3288, label %3291, label %3395

3290:                                             ; preds = %3285
  br i1 %3288, label %3301, label %3395

3291:                                             ; preds = %3289, %3291
  %3292 = phi i64 [ %3299, %3291 ], [ 0, %3289 ]
  %3293 = getelementptr inbounds nuw i32, ptr %2903, i64 %3292
  %3294 = load i32, ptr %3293, align 4
  %3295 = getelementptr inbounds nuw i32, ptr %2904, i64 %3292
  %3296 = load i32, ptr %3295, align 4
  %3297 = add i32 %3296, %3294
  %3298 = getelementptr inbounds nuw i32, ptr %2902, i64 %3292
  store i32 %3297, ptr %3298, align 4
  %3299 = add nuw nsw i64 %3292, 1
  %3300 = icmp eq i64 %3299, %2421
  br i1 %3300, label %3395, label %3291

3301:                                             ; preds = %3290, %3301
  %3302 = phi i64 [ %3309, %3301 ], [ 0, %3290 ]
  %3303 = getelementptr inbounds nuw i64, ptr %2903, i64 %3302
  %3304 = load i64, ptr %3303, align 8
  %3305 = getelementptr inbounds nuw i64, ptr %2904, i64 %3302
  %3306 = load i64, ptr %3305, align 8
  %3307 = add i64 %3306, %3304
  %3308 = getelementptr inbounds nuw i64, ptr %2902, i64 %3302
  store i64 %3307, ptr %3308, align 8
  %3309 = add nuw nsw i64 %3302, 1
  %3310 = icmp eq i64 %3309, %2421
  br i1 %3310, label %3395, label %3301

3311:                                             ; preds = %3284
  %3312 = and i64 %2562, 324
  %3313 = icmp eq i64 %3312, 0
  %3314 = icmp sgt i64 %2421, 0
  br i1 %3313, label %3316, label %3315

3315:                                             ; preds = %3311
  br i1 %3314, label %3317, label %3395

3316:                                             ; preds = %3311
  br i1 %3314, label %3327, label %3395

3317:                                             ; preds = %3315, %3317
  %3318 = phi i64 [ %3325, %3317 ], [ 0, %3315 ]
  %3319 = getelementptr inbounds nuw i32, ptr %2903, i64 %3318
  %3320 = load i32, ptr %3319, align 4
  %3321 = getelementptr inbounds nuw i32, ptr %2904, i64 %3318
  %3322 = load i32, ptr %3321, align 4
  %3323 = sub i32 %3320, %3322
  %3324 = getelementptr inbounds nuw i32, ptr %2902, i64 %3318
  store i32 %3323, ptr %3324, align 4
  %3325 = add nuw nsw i64 %3318, 1
  %3326 = icmp eq i64 %3325, %2421
  br i1 %3326, label %3395, label %3317

3327:                                             ; preds = %3316, %3327
  %3328 = phi i64 [ %3335, %3327 ], [ 0, %3316 ]
  %3329 = getelementptr inbounds nuw i64, ptr %2903, i64 %3328
  %3330 = load i64, ptr %3329, align 8
  %3331 = getelementptr inbounds nuw i64, ptr %2904, i64 %3328
  %3332 = load i64, ptr %3331, align 8
  %3333 = sub i64 %3330, %3332
  %3334 = getelementptr inbounds nuw i64, ptr %2902, i64 %3328
  store i64 %3333, ptr %3334, align 8
  %3335 = add nuw nsw i64 %3328, 1
  %3336 = icmp eq i64 %3335, %2421
  br i1 %3336, label %3395, label %3327

3337:                                             ; preds = %3284
  %3338 = and i64 %2562, 324
  %3339 = icmp eq i64 %3338, 0
  %3340 = icmp sgt i64 %2421, 0
  br i1 %3339, label %3342, label %3341

3341:                                             ; preds = %3337
  br i1 %3340, label %3343, label %3395

3342:                                             ; preds = %3337
  br i1 %3340, label %3353, label %3395

3343:                                             ; preds = %3341, %3343
  %3344 = phi i64 [ %3351, %3343 ], [ 0, %3341 ]
  %3345 = getelementptr inbounds nuw i32, ptr %2903, i64 %3344
  %3346 = load i32, ptr %3345, align 4
  %3347 = getelementptr inbounds nuw i32, ptr %2904, i64 %3344
  %3348 = load i32, ptr %3347, align 4
  %3349 = mul i32 %3348, %3346
  %3350 = getelementptr inbounds nuw i32, ptr %2902, i64 %3344
  store i32 %3349, ptr %3350, align 4
  %3351 = add nuw nsw i64 %3344, 1
  %3352 = icmp eq i64 %3351, %2421
  br i1 %3352, label %3395, label %3343

3353:                                             ; preds = %3342, %3353
  %3354 = phi i64 [ %3361, %3353 ], [ 0, %3342 ]
  %3355 = getelementptr inbounds nuw i64, ptr %2903, i64 %3354
  %3356 = load i64, ptr %3355, align 8
  %3357 = getelementptr inbounds nuw i64, ptr %2904, i64 %3354
  %3358 = load i64, ptr %3357, align 8
  %3359 = mul i64 %3358, %3356
  %3360 = getelementptr inbounds nuw i64, ptr %2902, i64 %3354
  store i64 %3359, ptr %3360, align 8
  %3361 = add nuw nsw i64 %3354, 1
  %3362 = icmp eq i64 %3361, %2421
  br i1 %3362, label %3395, label %3353

3363:                                             ; preds = %3284
  %3364 = and i64 %2562, 324
  %3365 = icmp eq i64 %3364, 0
  %3366 = icmp sgt i64 %2421, 0
  br i1 %3365, label %3368, label %3367

3367:                                             ; preds = %3363
  br i1 %3366, label %3369, label %3395

3368:                                             ; preds = %3363
  br i1 %3366, label %3382, label %3395

3369:                                             ; preds = %3367, %3369
  %3370 = phi i64 [ %3380, %3369 ], [ 0, %3367 ]
  %3371 = getelementptr inbounds nuw i32, ptr %2903, i64 %3370
  %3372 = load i32, ptr %3371, align 4
  %3373 = getelementptr inbounds nuw i32, ptr %2904, i64 %3370
  %3374 = load i32, ptr %3373, align 4
  %3375 = getelementptr inbounds nuw i32, ptr %2905, i64 %3370
  %3376 = load i32, ptr %3375, align 4
  %3377 = mul i32 %3374, %3372
  %3378 = add i32 %3377, %3376
  %3379 = getelementptr inbounds nuw i32, ptr %2902, i64 %3370
  store i32 %3378, ptr %3379, align 4
  %3380 = add nuw nsw i64 %3370, 1
  %3381 = icmp eq i64 %3380, %2421
  br i1 %3381, label %3395, label %3369

3382:                                             ; preds = %3368, %3382
  %3383 = phi i64 [ %3393, %3382 ], [ 0, %3368 ]
  %3384 = getelementptr inbounds nuw i64, ptr %2903, i64 %3383
  %3385 = load i64, ptr %3384, align 8
  %3386 = getelementptr inbounds nuw i64, ptr %2904, i64 %3383
  %3387 = load i64, ptr %3386, align 8
  %3388 = getelementptr inbounds nuw i64, ptr %2905, i64 %3383
  %3389 = load i64, ptr %3388, align 8
  %3390 = mul i64 %3387, %3385
  %3391 = add i64 %3390, %3389
  %3392 = getelementptr inbounds nuw i64, ptr %2902, i64 %3383
  store i64 %3391, ptr %3392, align 8
  %3393 = add nuw nsw i64 %3383, 1
  %3394 = icmp eq i64 %3393, %2421
  br i1 %3394, label %3395, label %3382

3395:                                             ; preds = %3039, %3054, %3004, %3019, %2977, %2966, %3065, %3075, %3091, %3101, %3117, %3127, %2932, %2945, %2912, %2919, %3369, %3382, %3343, %3353, %3317, %3327, %3291, %3301, %3276, %3250, %3211, %3191, %3178, %3165, %3152, %3368, %3367, %3342, %3341, %3316, %3315, %3290, %3289, %3284, %3202, %3150, %3148, %3146, %3144, %3142, %3140, %3139, %3116, %3115, %3090, %3089, %3064, %3063, %3029, %3028, %2994, %2993, %2965, %2964, %2931, %2930, %2911, %2910
  br i1 %2423, label %3968, label %3396

3396:                                             ; preds = %3395
  %3397 = inttoptr i64 %2542 to ptr
  %3398 = icmp sgt i64 %2420, 0
  switch i64 %2544, label %3445 [
    i64 4, label %3399
    i64 8, label %3422
  ]

3399:                                             ; preds = %3396
  br i1 %2417, label %3401, label %3400

3400:                                             ; preds = %3399
  br i1 %3398, label %3402, label %3968

3401:                                             ; preds = %3399
  br i1 %3398, label %3413, label %3968

3402:                                             ; preds = %3400, %3402
  %3403 = phi i64 [ %3411, %3402 ], [ 0, %3400 ]
  %3404 = getelementptr inbounds nuw i64, ptr %2372, i64 %3403
  %3405 = load i64, ptr %3404, align 8
  %3406 = load i64, ptr %2372, align 8
  %3407 = sub nsw i64 %3405, %3406
  %3408 = getelementptr inbounds i32, ptr %118, i64 %3407
  %3409 = load i32, ptr %3408, align 4
  %3410 = getelementptr inbounds i32, ptr %3397, i64 %3405
  store i32 %3409, ptr %3410, align 4
  %3411 = add nuw nsw i64 %3403, 1
  %3412 = icmp eq i64 %3411, %2420
  br i1 %3412, label %3968, label %3402

3413:                                             ; preds = %3401, %3413
  %3414 = phi i64 [ %3420, %3413 ], [ 0, %3401 ]
  %3415 = getelementptr inbounds nuw i32, ptr %118, i64 %3414
  %3416 = load i32, ptr %3415, align 4
  %3417 = getelementptr inbounds nuw i64, ptr %2372, i64 %3414
  %3418 = load i64, ptr %3417, align 8
  %3419 = getelementptr inbounds i32, ptr %3397, i64 %3418
  store i32 %3416, ptr %3419, align 4
  %3420 = add nuw nsw i64 %3414, 1
  %3421 = icmp eq i64 %3420, %2420
  br i1 %3421, label %3968, label %3413

3422:                                             ; preds = %3396
  br i1 %2417, label %3424, label %3423

3423:                                             ; preds = %3422
  br i1 %3398, label %3425, label %3968

3424:                                             ; preds = %3422
  br i1 %3398, label %3436, label %3968

3425:                                             ; preds = %3423, %3425
  %3426 = phi i64 [ %3434, %3425 ], [ 0, %3423 ]
  %3427 = getelementptr inbounds nuw i64, ptr %2372, i64 %3426
  %3428 = load i64, ptr %3427, align 8
  %3429 = load i64, ptr %2372, align 8
  %3430 = sub nsw i64 %3428, %3429
  %3431 = getelementptr inbounds i64, ptr %118, i64 %3430
  %3432 = load i64, ptr %3431, align 8
  %3433 = getelementptr inbounds i64, ptr %3397, i64 %3428
  store i64 %3432, ptr %3433, align 8
  %3434 = add nuw nsw i64 %3426, 1
  %3435 = icmp eq i64 %3434, %2420
  br i1 %3435, label %3968, label %3425

3436:                                             ; preds = %3424, %3436
  %3437 = phi i64 [ %3443, %3436 ], [ 0, %3424 ]
  %3438 = getelementptr inbounds nuw i64, ptr %118, i64 %3437
  %3439 = load i64, ptr %3438, align 8
  %3440 = getelementptr inbounds nuw i64, ptr %2372, i64 %3437
  %3441 = load i64, ptr %3440, align 8
  %3442 = getelementptr inbounds i64, ptr %3397, i64 %3441
  store i64 %3439, ptr %3442, align 8
  %3443 = add nuw nsw i64 %3437, 1
  %3444 = icmp eq i64 %3443, %2420
  br i1 %3444, label %3968, label %3436

3445:                                             ; preds = %3396
  br i1 %2417, label %3447, label %3446

3446:                                             ; preds = %3445
  br i1 %3398, label %3448, label %3968

3447:                                             ; preds = %3445
  br i1 %3398, label %3459, label %3968

3448:                                             ; preds = %3446, %3448
  %3449 = phi i64 [ %3457, %3448 ], [ 0, %3446 ]
  %3450 = getelementptr inbounds nuw i64, ptr %2372, i64 %3449
  %3451 = load i64, ptr %3450, align 8
  %3452 = load i64, ptr %2372, align 8
  %3453 = sub nsw i64 %3451, %3452
  %3454 = getelementptr inbounds i8, ptr %118, i64 %3453
  %3455 = load i8, ptr %3454, align 1
  %3456 = getelementptr inbounds i8, ptr %3397, i64 %3451
  store i8 %3455, ptr %3456, align 1
  %3457 = add nuw nsw i64 %3449, 1
  %3458 = icmp eq i64 %3457, %2420
  br i1 %3458, label %3968, label %3448

3459:                                             ; preds = %3447, %3459
  %3460 = phi i64 [ %3466, %3459 ], [ 0, %3447 ]
  %3461 = getelementptr inbounds nuw i8, ptr %118, i64 %3460
  %3462 = load i8, ptr %3461, align 1
  %3463 = getelementptr inbounds nuw i64, ptr %2372, i64 %3460
  %3464 = load i64, ptr %3463, align 8
  %3465 = getelementptr inbounds i8, ptr %3397, i64 %3464
  store i8 %3462, ptr %3465, align 1
  %3466 = add nuw nsw i64 %3460, 1
  %3467 = icmp eq i64 %3466, %2420
  br i1 %3467, label %3968, label %3459

3468:                                             ; preds = %2897
  %3469 = shl nuw nsw i64 %2561, 3
  %3470 = icmp eq i64 %2545, 3
  %3471 = select i1 %3470, i64 -9223372036854775808, i64 0
  switch i64 %2429, label %3967 [
    i64 4, label %3518
    i64 5, label %3516
    i64 6, label %3514
    i64 7, label %3547
    i64 9, label %3547
    i64 12, label %3512
    i64 13, label %3510
    i64 14, label %3508
    i64 15, label %3589
    i64 25, label %3506
    i64 21, label %3504
    i64 22, label %3502
    i64 8, label %3645
    i64 10, label %3692
    i64 11, label %3692
    i64 16, label %3500
    i64 17, label %3719
    i64 18, label %3498
    i64 20, label %3494
    i64 23, label %3489
    i64 24, label %3484
    i64 28, label %3480
    i64 30, label %3478
    i64 31, label %3876
    i64 32, label %3876
    i64 33, label %3476
    i64 34, label %3474
    i64 35, label %3472
  ]

3472:                                             ; preds = %3468
  %3473 = icmp sgt i64 %2421, 0
  br i1 %3473, label %3934, label %3967

3474:                                             ; preds = %3468
  %3475 = icmp sgt i64 %2421, 0
  br i1 %3475, label %3915, label %3967

3476:                                             ; preds = %3468
  %3477 = icmp sgt i64 %2421, 0
  br i1 %3477, label %3907, label %3967

3478:                                             ; preds = %3468
  %3479 = icmp sgt i64 %2421, 0
  br i1 %3479, label %3868, label %3967

3480:                                             ; preds = %3468
  %3481 = icmp sgt i64 %2421, 0
  br i1 %3481, label %3482, label %3967

3482:                                             ; preds = %3480
  %3483 = load i64, ptr %2366, align 8
  br label %3832

3484:                                             ; preds = %3468
  %3485 = icmp sgt i64 %2421, 0
  br i1 %3485, label %3486, label %3967

3486:                                             ; preds = %3484
  %3487 = and i64 %2545, -4
  %3488 = icmp eq i64 %3487, 4
  br label %3807

3489:                                             ; preds = %3468
  %3490 = icmp sgt i64 %2421, 0
  br i1 %3490, label %3491, label %3967

3491:                                             ; preds = %3489
  %3492 = and i64 %2545, -4
  %3493 = icmp eq i64 %3492, 4
  br label %3786

3494:                                             ; preds = %3468
  %3495 = icmp sgt i64 %2421, 0
  br i1 %3495, label %3496, label %3967

3496:                                             ; preds = %3494
  %3497 = load i64, ptr %2366, align 8
  br label %3762

3498:                                             ; preds = %3468
  %3499 = icmp sgt i64 %2421, 0
  br i1 %3499, label %3749, label %3967

3500:                                             ; preds = %3468
  %3501 = icmp sgt i64 %2421, 0
  br i1 %3501, label %3707, label %3967

3502:                                             ; preds = %3468
  %3503 = icmp sgt i64 %2421, 0
  br i1 %3503, label %3632, label %3967

3504:                                             ; preds = %3468
  %3505 = icmp sgt i64 %2421, 0
  br i1 %3505, label %3619, label %3967

3506:                                             ; preds = %3468
  %3507 = icmp sgt i64 %2421, 0
  br i1 %3507, label %3611, label %3967

3508:                                             ; preds = %3468
  %3509 = icmp sgt i64 %2421, 0
  br i1 %3509, label %3579, label %3967

3510:                                             ; preds = %3468
  %3511 = icmp sgt i64 %2421, 0
  br i1 %3511, label %3569, label %3967

3512:                                             ; preds = %3468
  %3513 = icmp sgt i64 %2421, 0
  br i1 %3513, label %3559, label %3967

3514:                                             ; preds = %3468
  %3515 = icmp sgt i64 %2421, 0
  br i1 %3515, label %3537, label %3967

3516:                                             ; preds = %3468
  %3517 = icmp sgt i64 %2421, 0
  br i1 %3517, label %3527, label %3967

3518:                                             ; preds = %3468
  %3519 = icmp sgt i64 %2421, 0
  br i1 %3519, label %3520, label %3967

3520:                                             ; preds = %3518, %3520
  %3521 = phi i64 [ %3525, %3520 ], [ 0, %3518 ]
  %3522 = getelementptr inbounds nuw i64, ptr %6, i64 %3521
  %3523 = load i64, ptr %3522, align 8
  %3524 = getelementptr inbounds nuw i64, ptr %118, i64 %3521
  store i64 %3523, ptr %3524, align 8
  %3525 = add nuw nsw i64 %3521, 1
  %3526 = icmp eq i64 %3525, %2421
  br i1 %3526, label %3967, label %3520

3527:                                             ; preds = %3516, %3527
  %3528 = phi i64 [ %3535, %3527 ], [ 0, %3516 ]
  %3529 = getelementptr inbounds nuw i64, ptr %6, i64 %3528
  %3530 = load i64, ptr %3529, align 8
  %3531 = getelementptr inbounds nuw i64, ptr %115, i64 %3528
  %3532 = load i64, ptr %3531, align 8
  %3533 = add i64 %3532, %3530
  %3534 = getelementptr inbounds nuw i64, ptr %118, i64 %3528
  store i64 %3533, ptr %3534, align 8
  %3535 = add nuw nsw i64 %3528, 1
  %3536 = icmp eq i64 %3535, %2421
  br i1 %3536, label %3967, label %3527

3537:                                             ; preds = %3514, %3537
  %3538 = phi i64 [ %3545, %3537 ], [ 0, %3514 ]
  %3539 = getelementptr inbounds nuw i64, ptr %6, i64 %3538
  %3540 = load i64, ptr %3539, align 8
  %3541 = getelementptr inbounds nuw i64, ptr %115, i64 %3538
  %3542 = load i64, ptr %3541, align 8
  %3543 = sub i64 %3540, %3542
  %3544 = getelementptr inbounds nuw i64, ptr %118, i64 %3538
  store i64 %3543, ptr %3544, align 8
  %3545 = add nuw nsw i64 %3538, 1
  %3546 = icmp eq i64 %3545, %2421
  br i1 %3546, label %3967, label %3537

3547:                                             ; preds = %3468, %3468
  %3548 = icmp sgt i64 %2421, 0
  br i1 %3548, label %3549, label %3967

3549:                                             ; preds = %3547, %3549
  %3550 = phi i64 [ %3557, %3549 ], [ 0, %3547 ]
  %3551 = getelementptr inbounds nuw i64, ptr %6, i64 %3550
  %3552 = load i64, ptr %3551, align 8
  %3553 = getelementptr inbounds nuw i64, ptr %115, i64 %3550
  %3554 = load i64, ptr %3553, align 8
  %3555 = mul i64 %3554, %3552
  %3556 = getelementptr inbounds nuw i64, ptr %118, i64 %3550
  store i64 %3555, ptr %3556, align 8
  %3557 = add nuw nsw i64 %3550, 1
  %3558 = icmp eq i64 %3557, %2421
  br i1 %3558, label %3967, label %3549

3559:                                             ; preds = %3512, %3559
  %3560 = phi i64 [ %3567, %3559 ], [ 0, %3512 ]
  %3561 = getelementptr inbounds nuw i64, ptr %6, i64 %3560
  %3562 = load i64, ptr %3561, align 8
  %3563 = getelementptr inbounds nuw i64, ptr %115, i64 %3560
  %3564 = load i64, ptr %3563, align 8
  %3565 = and i64 %3564, %3562
  %3566 = getelementptr inbounds nuw i64, ptr %118, i64 %3560
  store i64 %3565, ptr %3566, align 8
  %3567 = add nuw nsw i64 %3560, 1
  %3568 = icmp eq i64 %3567, %2421
  br i1 %3568, label %3967, label %3559

3569:                                             ; preds = %3510, %3569
  %3570 = phi i64 [ %3577, %3569 ], [ 0, %3510 ]
  %3571 = getelementptr inbounds nuw i64, ptr %6, i64 %3570
  %3572 = load i64, ptr %3571, align 8
  %3573 = getelementptr inbounds nuw i64, ptr %115, i64 %3570
  %3574 = load i64, ptr %3573, align 8
  %3575 = or i64 %3574, %3572
  %3576 = getelementptr inbounds nuw i64, ptr %118, i64 %3570
  store i64 %3575, ptr %3576, align 8
  %3577 = add nuw nsw i64 %3570, 1
  %3578 = icmp eq i64 %3577, %2421
  br i1 %3578, label %3967, label %3569

3579:                                             ; preds = %3508, %3579
  %3580 = phi i64 [ %3587, %3579 ], [ 0, %3508 ]
  %3581 = getelementptr inbounds nuw i64, ptr %6, i64 %3580
  %3582 = load i64, ptr %3581, align 8
  %3583 = getelementptr inbounds nuw i64, ptr %115, i64 %3580
  %3584 = load i64, ptr %3583, align 8
  %3585 = xor i64 %3584, %3582
  %3586 = getelementptr inbounds nuw i64, ptr %118, i64 %3580
  store i64 %3585, ptr %3586, align 8
  %3587 = add nuw nsw i64 %3580, 1
  %3588 = icmp eq i64 %3587, %2421
  br i1 %3588, label %3967, label %3579

3589:                                             ; preds = %3468
  %3590 = icmp eq i64 %2545, 10
  %3591 = icmp sgt i64 %2421, 0
  br i1 %3590, label %3593, label %3592

3592:                                             ; preds = %3589
  br i1 %3591, label %3603, label %3967

3593:                                             ; preds = %3589
  br i1 %3591, label %3594, label %3967

3594:                                             ; preds = %3593, %3594
  %3595 = phi i64 [ %3601, %3594 ], [ 0, %3593 ]
  %3596 = getelementptr inbounds nuw i64, ptr %6, i64 %3595
  %3597 = load i64, ptr %3596, align 8
  %3598 = icmp eq i64 %3597, 0
  %3599 = zext i1 %3598 to i64
  %3600 = getelementptr inbounds nuw i64, ptr %118, i64 %3595
  store i64 %3599, ptr %3600, align 8
  %3601 = add nuw nsw i64 %3595, 1
  %3602 = icmp eq i64 %3601, %2421
  br i1 %3602, label %3967, label %3594

3603:                                             ; preds = %3592, %3603
  %3604 = phi i64 [ %3609, %3603 ], [ 0, %3592 ]
  %3605 = getelementptr inbounds nuw i64, ptr %6, i64 %3604
  %3606 = load i64, ptr %3605, align 8
  %3607 = xor i64 %3606, -1
  %3608 = getelementptr inbounds nuw i64, ptr %118, i64 %3604
  store i64 %3607, ptr %3608, align 8
  %3609 = add nuw nsw i64 %3604, 1
  %3610 = icmp eq i64 %3609, %2421
  br i1 %3610, label %3967, label %3603

3611:                                             ; preds = %3506, %3611
  %3612 = phi i64 [ %3617, %3611 ], [ 0, %3506 ]
  %3613 = getelementptr inbounds nuw i64, ptr %6, i64 %3612
  %3614 = load i64, ptr %3613, align 8
  %3615 = sub i64 0, %3614
  %3616 = getelementptr inbounds nuw i64, ptr %118, i64 %3612
  store i64 %3615, ptr %3616, align 8
  %3617 = add nuw nsw i64 %3612, 1
  %3618 = icmp eq i64 %3617, %2421
  br i1 %3618, label %3967, label %3611

3619:                                             ; preds = %3504, %3619
  %3620 = phi i64 [ %3630, %3619 ], [ 0, %3504 ]
  %3621 = getelementptr inbounds nuw i64, ptr %6, i64 %3620
  %3622 = load i64, ptr %3621, align 8
  %3623 = getelementptr inbounds nuw i64, ptr %115, i64 %3620
  %3624 = load i64, ptr %3623, align 8
  %3625 = xor i64 %3622, %3471
  %3626 = xor i64 %3624, %3471
  %3627 = icmp slt i64 %3625, %3626
  %3628 = select i1 %3627, i64 %3622, i64 %3624
  %3629 = getelementptr inbounds nuw i64, ptr %118, i64 %3620
  store i64 %3628, ptr %3629, align 8
  %3630 = add nuw nsw i64 %3620, 1
  %3631 = icmp eq i64 %3630, %2421
  br i1 %3631, label %3967, label %3619

3632:                                             ; preds = %3502, %3632
  %3633 = phi i64 [ %3643, %3632 ], [ 0, %3502 ]
  %3634 = getelementptr inbounds nuw i64, ptr %6, i64 %3633
  %3635 = load i64, ptr %3634, align 8
  %3636 = getelementptr inbounds nuw i64, ptr %115, i64 %3633
  %3637 = load i64, ptr %3636, align 8
  %3638 = xor i64 %3635, %3471
  %3639 = xor i64 %3637, %3471
  %3640 = icmp sgt i64 %3638, %3639
  %3641 = select i1 %3640, i64 %3635, i64 %3637
  %3642 = getelementptr inbounds nuw i64, ptr %118, i64 %3633
  store i64 %3641, ptr %3642, align 8
  %3643 = add nuw nsw i64 %3633, 1
  %3644 = icmp eq i64 %3643, %2421
  br i1 %3644, label %3967, label %3632

3645:                                             ; preds = %3468
  %3646 = and i64 %2562, 324
  %3647 = icmp eq i64 %3646, 0
  %3648 = icmp sgt i64 %2421, 0
  br i1 %3647, label %3661, label %3649

3649:                                             ; preds = %3645
  br i1 %3648, label %3650, label %3967

3650:                                             ; preds = %3649, %3650
  %3651 = phi i64 [ %3659, %3650 ], [ 0, %3649 ]
  %3652 = getelementptr inbounds nuw i64, ptr %6, i64 %3651
  %3653 = load i64, ptr %3652, align 8
  %3654 = getelementptr inbounds nuw i64, ptr %115, i64 %3651
  %3655 = load i64, ptr %3654, align 8
  %3656 = mul i64 %3655, %3653
  %3657 = lshr i64 %3656, 32
  %3658 = getelementptr inbounds nuw i64, ptr %118, i64 %3651
  store i64 %3657, ptr %3658, align 8
  %3659 = add nuw nsw i64 %3651, 1
  %3660 = icmp eq i64 %3659, %2421
  br i1 %3660, label %3967, label %3650

3661:                                             ; preds = %3645
  br i1 %3470, label %3663, label %3662

3662:                                             ; preds = %3661
  br i1 %3648, label %3678, label %3967

3663:                                             ; preds = %3661
  br i1 %3648, label %3664, label %3967

3664:                                             ; preds = %3663, %3664
  %3665 = phi i64 [ %3676, %3664 ], [ 0, %3663 ]
  %3666 = getelementptr inbounds nuw i64, ptr %6, i64 %3665
  %3667 = load i64, ptr %3666, align 8
  %3668 = getelementptr inbounds nuw i64, ptr %115, i64 %3665
  %3669 = load i64, ptr %3668, align 8
  %3670 = zext i64 %3667 to i128
  %3671 = zext i64 %3669 to i128
  %3672 = mul nuw i128 %3671, %3670
  %3673 = lshr i128 %3672, 64
  %3674 = trunc nuw i128 %3673 to i64
  %3675 = getelementptr inbounds nuw i64, ptr %118, i64 %3665
  store i64 %3674, ptr %3675, align 8
  %3676 = add nuw nsw i64 %3665, 1
  %3677 = icmp eq i64 %3676, %2421
  br i1 %3677, label %3967, label %3664

3678:                                             ; preds = %3662, %3678
  %3679 = phi i64 [ %3690, %3678 ], [ 0, %3662 ]
  %3680 = getelementptr inbounds nuw i64, ptr %6, i64 %3679
  %3681 = load i64, ptr %3680, align 8
  %3682 = getelementptr inbounds nuw i64, ptr %115, i64 %3679
  %3683 = load i64, ptr %3682, align 8
  %3684 = sext i64 %3681 to i128
  %3685 = sext i64 %3683 to i128
  %3686 = mul nsw i128 %3685, %3684
  %3687 = lshr i128 %3686, 64
  %3688 = trunc nuw i128 %3687 to i64
  %3689 = getelementptr inbounds nuw i64, ptr %118, i64 %3679
  store i64 %3688, ptr %3689, align 8
  %3690 = add nuw nsw i64 %3679, 1
  %3691 = icmp eq i64 %3690, %2421
  br i1 %3691, label %3967, label %3678

3692:                                             ; preds = %3468, %3468
  %3693 = icmp sgt i64 %2421, 0
  br i1 %3693, label %3694, label %3967

3694:                                             ; preds = %3692, %3694
  %3695 = phi i64 [ %3705, %3694 ], [ 0, %3692 ]
  %3696 = getelementptr inbounds nuw i64, ptr %6, i64 %3695
  %3697 = load i64, ptr %3696, align 8
  %3698 = getelementptr inbounds nuw i64, ptr %115, i64 %3695
  %3699 = load i64, ptr %3698, align 8
  %3700 = getelementptr inbounds nuw i64, ptr %117, i64 %3695
  %3701 = load i64, ptr %3700, align 8
  %3702 = mul i64 %3699, %3697
  %3703 = add i64 %3702, %3701
  %3704 = getelementptr inbounds nuw i64, ptr %118, i64 %3695
  store i64 %3703, ptr %3704, align 8
  %3705 = add nuw nsw i64 %3695, 1
  %3706 = icmp eq i64 %3705, %2421
  br i1 %3706, label %3967, label %3694

3707:                                             ; preds = %3500, %3707
  %3708 = phi i64 [ %3717, %3707 ], [ 0, %3500 ]
  %3709 = getelementptr inbounds nuw i64, ptr %6, i64 %3708
  %3710 = load i64, ptr %3709, align 8
  %3711 = getelementptr inbounds nuw i64, ptr %115, i64 %3708
  %3712 = load i64, ptr %3711, align 8
  %3713 = icmp ult i64 %3712, %3469
  %3714 = shl i64 %3710, %3712
  %3715 = select i1 %3713, i64 %3714, i64 0
  %3716 = getelementptr inbounds nuw i64, ptr %118, i64 %3708
  store i64 %3715, ptr %3716, align 8
  %3717 = add nuw nsw i64 %3708, 1
  %3718 = icmp eq i64 %3717, %2421
  br i1 %3718, label %3967, label %3707

3719:                                             ; preds = %3468
  %3720 = and i64 %2545, -4
  %3721 = icmp eq i64 %3720, 4
  %3722 = icmp sgt i64 %2421, 0
  br i1 %3721, label %3724, label %3723

3723:                                             ; preds = %3719
  br i1 %3722, label %3737, label %3967

3724:                                             ; preds = %3719
  br i1 %3722, label %3725, label %3967

3725:                                             ; preds = %3724, %3725
  %3726 = phi i64 [ %3735, %3725 ], [ 0, %3724 ]
  %3727 = getelementptr inbounds nuw i64, ptr %6, i64 %3726
  %3728 = load i64, ptr %3727, align 8
  %3729 = getelementptr inbounds nuw i64, ptr %115, i64 %3726
  %3730 = load i64, ptr %3729, align 8
  %3731 = icmp ult i64 %3730, %3469
  %3732 = select i1 %3731, i64 %3730, i64 63
  %3733 = ashr i64 %3728, %3732
  %3734 = getelementptr inbounds nuw i64, ptr %118, i64 %3726
  store i64 %3733, ptr %3734, align 8
  %3735 = add nuw nsw i64 %3726, 1
  %3736 = icmp eq i64 %3735, %2421
  br i1 %3736, label %3967, label %3725

3737:                                             ; preds = %3723, %3737
  %3738 = phi i64 [ %3747, %3737 ], [ 0, %3723 ]
  %3739 = getelementptr inbounds nuw i64, ptr %6, i64 %3738
  %3740 = load i64, ptr %3739, align 8
  %3741 = getelementptr inbounds nuw i64, ptr %115, i64 %3738
  %3742 = load i64, ptr %3741, align 8
  %3743 = icmp ult i64 %3742, %3469
  %3744 = lshr i64 %3740, %3742
  %3745 = select i1 %3743, i64 %3744, i64 0
  %3746 = getelementptr inbounds nuw i64, ptr %118, i64 %3738
  store i64 %3745, ptr %3746, align 8
  %3747 = add nuw nsw i64 %3738, 1
  %3748 = icmp eq i64 %3747, %2421
  br i1 %3748, label %3967, label %3737

3749:                                             ; preds = %3498, %3749
  %3750 = phi i64 [ %3760, %3749 ], [ 0, %3498 ]
  %3751 = getelementptr inbounds nuw i64, ptr %6, i64 %3750
  %3752 = load i64, ptr %3751, align 8
  %3753 = getelementptr inbounds nuw i64, ptr %115, i64 %3750
  %3754 = load i64, ptr %3753, align 8
  %3755 = getelementptr inbounds nuw i64, ptr %117, i64 %3750
  %3756 = load i64, ptr %3755, align 8
  %3757 = icmp eq i64 %3756, 0
  %3758 = select i1 %3757, i64 %3754, i64 %3752
  %3759 = getelementptr inbounds nuw i64, ptr %118, i64 %3750
  store i64 %3758, ptr %3759, align 8
  %3760 = add nuw nsw i64 %3750, 1
  %3761 = icmp eq i64 %3760, %2421
  br i1 %3761, label %3967, label %3749

3762:                                             ; preds = %3781, %3496
  %3763 = phi i64 [ 0, %3496 ], [ %3784, %3781 ]
  %3764 = getelementptr inbounds nuw i64, ptr %6, i64 %3763
  %3765 = load i64, ptr %3764, align 8
  switch i64 %3497, label %3781 [
    i64 0, label %3766
    i64 1, label %3768
    i64 2, label %3770
    i64 4, label %3772
    i64 5, label %3775
    i64 6, label %3778
  ]

3766:                                             ; preds = %3762
  %3767 = and i64 %3765, 255
  br label %3781

3768:                                             ; preds = %3762
  %3769 = and i64 %3765, 65535
  br label %3781

3770:                                             ; preds = %3762
  %3771 = and i64 %3765, 4294967295
  br label %3781

3772:                                             ; preds = %3762
  %3773 = shl i64 %3765, 56
  %3774 = ashr exact i64 %3773, 56
  br label %3781

3775:                                             ; preds = %3762
  %3776 = shl i64 %3765, 48
  %3777 = ashr exact i64 %3776, 48
  br label %3781

3778:                                             ; preds = %3762
  %3779 = shl i64 %3765, 32
  %3780 = ashr exact i64 %3779, 32
  br label %3781

3781:                                             ; preds = %3778, %3775, %3772, %3770, %3768, %3766, %3762
  %3782 = phi i64 [ %3780, %3778 ], [ %3767, %3766 ], [ %3769, %3768 ], [ %3771, %3770 ], [ %3774, %3772 ], [ %3777, %3775 ], [ %3765, %3762 ]
  %3783 = getelementptr inbounds nuw i64, ptr %118, i64 %3763
  store i64 %3782, ptr %3783, align 8
  %3784 = add nuw nsw i64 %3763, 1
  %3785 = icmp eq i64 %3784, %2421
  br i1 %3785, label %3967, label %3762

3786:                                             ; preds = %3802, %3491
  %3787 = phi i64 [ 0, %3491 ], [ %3805, %3802 ]
  %3788 = getelementptr inbounds nuw i64, ptr %6, i64 %3787
  %3789 = load i64, ptr %3788, align 8
  %3790 = getelementptr inbounds nuw i64, ptr %115, i64 %3787
  %3791 = load i64, ptr %3790, align 8
  %3792 = icmp eq i64 %3791, 0
  br i1 %3792, label %3802, label %3793

3793:                                             ; preds = %3786
  br i1 %3493, label %3796, label %3794

3794:                                             ; preds = %3793
  %3795 = udiv i64 %3789, %3791
  br label %3802

3796:                                             ; preds = %3793
  %3797 = icmp eq i64 %3791, -1
  br i1 %3797, label %3798, label %3800

3798:                                             ; preds = %3796
  %3799 = sub i64 0, %3789
  br label %3802

3800:                                             ; preds = %3796
  %3801 = sdiv i64 %3789, %3791
  br label %3802

3802:                                             ; preds = %3800, %3798, %3794, %3786
  %3803 = phi i64 [ %3795, %3794 ], [ %3799, %3798 ], [ %3801, %3800 ], [ -1, %3786 ]
  %3804 = getelementptr inbounds nuw i64, ptr %118, i64 %3787
  store i64 %3803, ptr %3804, align 8
  %3805 = add nuw nsw i64 %3787, 1
  %3806 = icmp eq i64 %3805, %2421
  br i1 %3806, label %3967, label %3786

3807:                                             ; preds = %3827, %3486
  %3808 = phi i64 [ 0, %3486 ], [ %3830, %3827 ]
  %3809 = getelementptr inbounds nuw i64, ptr %6, i64 %3808
  %3810 = load i64, ptr %3809, align 8
  %3811 = getelementptr inbounds nuw i64, ptr %115, i64 %3808
  %3812 = load i64, ptr %3811, align 8
  %3813 = icmp eq i64 %3812, 0
  br i1 %3813, label %3827, label %3814

3814:                                             ; preds = %3807
  br i1 %3488, label %3817, label %3815

3815:                                             ; preds = %3814
  %3816 = udiv i64 %3810, %3812
  br label %3823

3817:                                             ; preds = %3814
  %3818 = icmp eq i64 %3812, -1
  br i1 %3818, label %3819, label %3821

3819:                                             ; preds = %3817
  %3820 = sub i64 0, %3810
  br label %3823

3821:                                             ; preds = %3817
  %3822 = sdiv i64 %3810, %3812
  br label %3823

3823:                                             ; preds = %3821, %3819, %3815
  %3824 = phi i64 [ %3816, %3815 ], [ %3820, %3819 ], [ %3822, %3821 ]
  %3825 = mul i64 %3824, %3812
  %3826 = sub i64 %3810, %3825
  br label %3827

3827:                                             ; preds = %3823, %3807
  %3828 = phi i64 [ %3826, %3823 ], [ -1, %3807 ]
  %3829 = getelementptr inbounds nuw i64, ptr %118, i64 %3808
  store i64 %3828, ptr %3829, align 8
  %3830 = add nuw nsw i64 %3808, 1
  %3831 = icmp eq i64 %3830, %2421
  br i1 %3831, label %3967, label %3807

3832:                                             ; preds = %3840, %3482
  %3833 = phi i64 [ 0, %3482 ], [ %3842, %3840 ]
  %3834 = getelementptr inbounds nuw i64, ptr %6, i64 %3833
  %3835 = load i64, ptr %3834, align 8
  %3836 = getelementptr inbounds nuw i64, ptr %115, i64 %3833
  %3837 = load i64, ptr %3836, align 8
  %3838 = getelementptr inbounds nuw i64, ptr %117, i64 %3833
  %3839 = load i64, ptr %3838, align 8
  br label %3844

3840:                                             ; preds = %3864
  %3841 = getelementptr inbounds nuw i64, ptr %118, i64 %3833
  store i64 %3865, ptr %3841, align 8
  %3842 = add nuw nsw i64 %3833, 1
  %3843 = icmp eq i64 %3842, %2421
  br i1 %3843, label %3967, label %3832

3844:                                             ; preds = %3864, %3832
  %3845 = phi i64 [ 0, %3832 ], [ %3866, %3864 ]
  %3846 = phi i64 [ 0, %3832 ], [ %3865, %3864 ]
  %3847 = shl nuw nsw i64 1, %3845
  %3848 = and i64 %3847, %3483
  %3849 = icmp eq i64 %3848, 0
  br i1 %3849, label %3864, label %3850

3850:                                             ; preds = %3844
  %3851 = icmp samesign ult i64 %3845, 4
  %3852 = sext i1 %3851 to i64
  %3853 = xor i64 %3835, %3852
  %3854 = lshr i64 %3845, 1
  %3855 = and i64 %3854, 1
  %3856 = add nsw i64 %3855, -1
  %3857 = xor i64 %3856, %3837
  %3858 = and i64 %3845, 1
  %3859 = add nsw i64 %3858, -1
  %3860 = xor i64 %3859, %3839
  %3861 = and i64 %3860, %3853
  %3862 = and i64 %3861, %3857
  %3863 = or i64 %3862, %3846
  br label %3864

3864:                                             ; preds = %3850, %3844
  %3865 = phi i64 [ %3863, %3850 ], [ %3846, %3844 ]
  %3866 = add nuw nsw i64 %3845, 1
  %3867 = icmp eq i64 %3866, 8
  br i1 %3867, label %3840, label %3844

3868:                                             ; preds = %3478, %3868
  %3869 = phi i64 [ %3874, %3868 ], [ 0, %3478 ]
  %3870 = getelementptr inbounds nuw i64, ptr %6, i64 %3869
  %3871 = load i64, ptr %3870, align 8
  %3872 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3871)
  %3873 = getelementptr inbounds nuw i64, ptr %118, i64 %3869
  store i64 %3872, ptr %3873, align 8
  %3874 = add nuw nsw i64 %3869, 1
  %3875 = icmp eq i64 %3874, %2421
  br i1 %3875, label %3967, label %3868

3876:                                             ; preds = %3468, %3468
  %3877 = icmp sgt i64 %2421, 0
  br i1 %3877, label %3878, label %3967

3878:                                             ; preds = %3876
  %3879 = load i64, ptr %2366, align 8
  %3880 = icmp eq i64 %3879, 0
  %3881 = icmp eq i64 %2429, 32
  br label %3882

3882:                                             ; preds = %3902, %3878
  %3883 = phi i64 [ 0, %3878 ], [ %3905, %3902 ]
  %3884 = getelementptr inbounds nuw i64, ptr %115, i64 %3883
  %3885 = load i64, ptr %3884, align 8
  %3886 = shl i64 %3885, 32
  %3887 = getelementptr inbounds nuw i64, ptr %6, i64 %3883
  %3888 = load i64, ptr %3887, align 8
  %3889 = or i64 %3886, %3888
  %3890 = getelementptr inbounds nuw i64, ptr %117, i64 %3883
  %3891 = load i64, ptr %3890, align 8
  %3892 = and i64 %3891, 31
  %3893 = call i64 @llvm.umin.i64(i64 %3891, i64 32)
  %3894 = select i1 %3880, i64 %3893, i64 %3892
  br i1 %3881, label %3895, label %3897

3895:                                             ; preds = %3882
  %3896 = lshr i64 %3889, %3894
  br label %3902

3897:                                             ; preds = %3882
  %3898 = icmp eq i64 %3894, 32
  br i1 %3898, label %3902, label %3899

3899:                                             ; preds = %3897
  %3900 = shl i64 %3889, %3894
  %3901 = lshr i64 %3900, 32
  br label %3902

3902:                                             ; preds = %3899, %3897, %3895
  %3903 = phi i64 [ %3896, %3895 ], [ %3901, %3899 ], [ %3889, %3897 ]
  %3904 = getelementptr inbounds nuw i64, ptr %118, i64 %3883
  store i64 %3903, ptr %3904, align 8
  %3905 = add nuw nsw i64 %3883, 1
  %3906 = icmp eq i64 %3905, %2421
  br i1 %3906, label %3967, label %3882

3907:                                             ; preds = %3476, %3907
  %3908 = phi i64 [ %3913, %3907 ], [ 0, %3476 ]
  %3909 = getelementptr inbounds nuw i64, ptr %6, i64 %3908
  %3910 = load i64, ptr %3909, align 8
  %3911 = shl i64 %3910, 16
  %3912 = getelementptr inbounds nuw i64, ptr %118, i64 %3908
  store i64 %3911, ptr %3912, align 8
  %3913 = add nuw nsw i64 %3908, 1
  %3914 = icmp eq i64 %3913, %2421
  br i1 %3914, label %3967, label %3907

3915:                                             ; preds = %3474, %3929
  %3916 = phi i64 [ %3932, %3929 ], [ 0, %3474 ]
  %3917 = getelementptr inbounds nuw i64, ptr %6, i64 %3916
  %3918 = load i64, ptr %3917, align 8
  %3919 = trunc i64 %3918 to i32
  %3920 = bitcast i32 %3919 to float
  %3921 = fcmp uno float %3920, 0.000000e+00
  br i1 %3921, label %3929, label %3922

3922:                                             ; preds = %3915
  %3923 = add i64 %3918, 32767
  %3924 = lshr i64 %3918, 16
  %3925 = and i64 %3924, 1
  %3926 = add i64 %3923, %3925
  %3927 = lshr i64 %3926, 16
  %3928 = and i64 %3927, 65535
  br label %3929

3929:                                             ; preds = %3922, %3915
  %3930 = phi i64 [ %3928, %3922 ], [ 32767, %3915 ]
  %3931 = getelementptr inbounds nuw i64, ptr %118, i64 %3916
  store i64 %3930, ptr %3931, align 8
  %3932 = add nuw nsw i64 %3916, 1
  %3933 = icmp eq i64 %3932, %2421
  br i1 %3933, label %3967, label %3915

3934:                                             ; preds = %3472, %3960
  %3935 = phi i64 [ %3965, %3960 ], [ 0, %3472 ]
  %3936 = getelementptr inbounds nuw i64, ptr %6, i64 %3935
  %3937 = load i64, ptr %3936, align 8
  %3938 = getelementptr inbounds nuw i64, ptr %115, i64 %3935
  %3939 = load i64, ptr %3938, align 8
  %3940 = trunc i64 %3937 to i32
  %3941 = bitcast i32 %3940 to float
  %3942 = fcmp uno float %3941, 0.000000e+00
  br i1 %3942, label %3949, label %3943

3943:                                             ; preds = %3934
  %3944 = add i32 %3940, 32767
  %3945 = lshr i32 %3940, 16
  %3946 = and i32 %3945, 1
  %3947 = add i32 %3944, %3946
  %3948 = and i32 %3947, -65536
  br label %3949

3949:                                             ; preds = %3943, %3934
  %3950 = phi i32 [ %3948, %3943 ], [ 2147418112, %3934 ]
  %3951 = trunc i64 %3939 to i32
  %3952 = bitcast i32 %3951 to float
  %3953 = fcmp uno float %3952, 0.000000e+00
  br i1 %3953, label %3960, label %3954

3954:                                             ; preds = %3949
  %3955 = add i32 %3951, 32767
  %3956 = lshr i32 %3951, 16
  %3957 = and i32 %3956, 1
  %3958 = add i32 %3955, %3957
  %3959 = lshr i32 %3958, 16
  br label %3960

3960:                                             ; preds = %3954, %3949
  %3961 = phi i32 [ %3959, %3954 ], [ 32767, %3949 ]
  %3962 = or disjoint i32 %3961, %3950
  %3963 = zext i32 %3962 to i64
  %3964 = getelementptr inbounds nuw i64, ptr %118, i64 %3935
  store i64 %3963, ptr %3964, align 8
  %3965 = add nuw nsw i64 %3935, 1
  %3966 = icmp eq i64 %3965, %2421
  br i1 %3966, label %3967, label %3934

3967:                                             ; preds = %3960, %3929, %3907, %3902, %3868, %3840, %3827, %3802, %3781, %3749, %3737, %3725, %3707, %3694, %3650, %3678, %3664, %3632, %3619, %3611, %3603, %3594, %3579, %3569, %3559, %3549, %3537, %3527, %3520, %3876, %3724, %3723, %3692, %3663, %3662, %3649, %3593, %3592, %3547, %3518, %3516, %3514, %3512, %3510, %3508, %3506, %3504, %3502, %3500, %3498, %3494, %3489, %3484, %3480, %3478, %3476, %3474, %3472, %3468
  call fastcc void @narrow(i64 %2542, i64 %2544, ptr noundef nonnull readonly %10, ptr noundef %118)
  br label %3968

3968:                                             ; preds = %3425, %3436, %3402, %3413, %3448, %3459, %2877, %2888, %3447, %3446, %3424, %3423, %3401, %3400, %3967, %3395, %2876, %2875, %2871
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3969

3969:                                             ; preds = %3968, %2538, %2465
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3970 = getelementptr inbounds i64, ptr %2372, i64 %2420
  %3971 = sub nsw i64 %2373, %2420
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3972 = icmp eq i64 %3971, 0
  br i1 %3972, label %3973, label %2371

3973:                                             ; preds = %3969, %2362
  br i1 %199, label %4058, label %3974

3974:                                             ; preds = %3973
  %3975 = load i64, ptr %38, align 8
  %3976 = inttoptr i64 %3975 to ptr
  %3977 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %3978 = load i64, ptr %3977, align 8
  %3979 = getelementptr inbounds %struct.undefined, ptr %3976, i64 %3978
  %3980 = load i64, ptr %3979, align 8
  %3981 = inttoptr i64 %3980 to ptr
  %3982 = load i64, ptr %119, align 8
  %3983 = or i64 %3982, 1
  store i64 %3983, ptr %119, align 8
  %3984 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %3985 = load i64, ptr %3984, align 8
  %3986 = getelementptr inbounds %struct.undefined, ptr %3976, i64 %3985
  %3987 = getelementptr inbounds nuw i8, ptr %3986, i64 16
  %3988 = load i64, ptr %3987, align 8
  %3989 = icmp ne i64 %3988, 0
  %3990 = icmp sgt i64 %795, 0
  %3991 = and i1 %3990, %3989
  br i1 %3991, label %3992, label %4032

3992:                                             ; preds = %3974
  %3993 = load i64, ptr %3986, align 8
  %3994 = inttoptr i64 %3993 to ptr
  br label %3998

3995:                                             ; preds = %3998
  %3996 = add nuw nsw i64 %3999, 1
  %3997 = icmp eq i64 %3996, %795
  br i1 %3997, label %4032, label %3998

3998:                                             ; preds = %3995, %3992
  %3999 = phi i64 [ 0, %3992 ], [ %3996, %3995 ]
  %4000 = getelementptr inbounds nuw i64, ptr %794, i64 %3999
  %4001 = load i64, ptr %4000, align 8
  %4002 = getelementptr inbounds i64, ptr %3994, i64 %4001
  %4003 = load i64, ptr %4002, align 8
  %4004 = icmp eq i64 %4003, 0
  br i1 %4004, label %3995, label %4005

4005:                                             ; preds = %3998
  %4006 = getelementptr inbounds nuw i8, ptr %3986, i64 8
  %4007 = load i64, ptr %4006, align 8
  %4008 = inttoptr i64 %4007 to ptr
  %4009 = getelementptr inbounds nuw i8, ptr %3979, i64 16
  %4010 = load i64, ptr %4009, align 8
  %4011 = icmp eq i64 %4010, 0
  br i1 %4011, label %4012, label %4015

4012:                                             ; preds = %4005
  store i64 1, ptr %4009, align 8
  %4013 = load i64, ptr %119, align 8
  %4014 = or i64 %4013, 2
  store i64 %4014, ptr %119, align 8
  br label %4015

4015:                                             ; preds = %4012, %4005
  %4016 = getelementptr inbounds nuw i8, ptr %3979, i64 8
  br label %4017

4017:                                             ; preds = %4017, %4015
  %4018 = phi i64 [ 0, %4015 ], [ %4030, %4017 ]
  %4019 = getelementptr inbounds nuw i64, ptr %794, i64 %4018
  %4020 = load i64, ptr %4019, align 8
  %4021 = getelementptr inbounds i64, ptr %3994, i64 %4020
  %4022 = load i64, ptr %4021, align 8
  %4023 = getelementptr inbounds i64, ptr %3981, i64 %4020
  store i64 %4022, ptr %4023, align 8
  %4024 = load i64, ptr %4019, align 8
  %4025 = getelementptr inbounds i32, ptr %4008, i64 %4024
  %4026 = load i32, ptr %4025, align 4
  %4027 = load i64, ptr %4016, align 8
  %4028 = inttoptr i64 %4027 to ptr
  %4029 = getelementptr inbounds i32, ptr %4028, i64 %4024
  store i32 %4026, ptr %4029, align 4
  %4030 = add nuw nsw i64 %4018, 1
  %4031 = icmp eq i64 %4030, %795
  br i1 %4031, label %4058, label %4017

4032:                                             ; preds = %3995, %3974
  %4033 = getelementptr inbounds nuw i8, ptr %3979, i64 16
  %4034 = load i64, ptr %4033, align 8
  %4035 = icmp eq i64 %4034, 0
  br i1 %4035, label %4058, label %4036

4036:                                             ; preds = %4032
  br i1 %3990, label %4040, label %4037

4037:                                             ; preds = %4040, %4036
  %4038 = load i64, ptr %48, align 8
  %4039 = icmp sgt i64 %4038, 0
  br i1 %4039, label %4050, label %4055

4040:                                             ; preds = %4036, %4040
  %4041 = phi i64 [ %4045, %4040 ], [ 0, %4036 ]
  %4042 = getelementptr inbounds nuw i64, ptr %794, i64 %4041
  %4043 = load i64, ptr %4042, align 8
  %4044 = getelementptr inbounds i64, ptr %3981, i64 %4043
  store i64 0, ptr %4044, align 8
  %4045 = add nuw nsw i64 %4041, 1
  %4046 = icmp eq i64 %4045, %795
  br i1 %4046, label %4037, label %4040

4047:                                             ; preds = %4050
  %4048 = add nuw nsw i64 %4051, 1
  %4049 = icmp eq i64 %4048, %4038
  br i1 %4049, label %4055, label %4050

4050:                                             ; preds = %4037, %4047
  %4051 = phi i64 [ %4048, %4047 ], [ 0, %4037 ]
  %4052 = getelementptr inbounds nuw i64, ptr %3981, i64 %4051
  %4053 = load i64, ptr %4052, align 8
  %4054 = icmp eq i64 %4053, 0
  br i1 %4054, label %4047, label %4058

4055:                                             ; preds = %4047, %4037
  store i64 0, ptr %4033, align 8
  %4056 = load i64, ptr %119, align 8
  %4057 = or i64 %4056, 2
  store i64 %4057, ptr %119, align 8
  br label %4058

4058:                                             ; preds = %4017, %4050, %4055, %4032, %2360, %2298, %2297, %2254, %2257, %3973
  %4059 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %4059, align 1
  %4060 = load i64, ptr %36, align 8
  br label %4061

4061:                                             ; preds = %754, %4058, %791
  %4062 = phi i64 [ %126, %754 ], [ %4060, %4058 ], [ %126, %791 ]
  %4063 = add nsw i64 %4062, 1
  store i64 %4063, ptr %36, align 8
  %4064 = add nsw i64 %124, 256
  %4065 = load i64, ptr %65, align 8
  %4066 = add nsw i64 %4064, %4065
  store i64 %4066, ptr %65, align 8
  %4067 = add nsw i64 %125, 1
  store i64 %4067, ptr %26, align 8
  %4068 = getelementptr inbounds %struct.instruction, ptr %18, i64 %4067
  %4069 = getelementptr inbounds nuw i8, ptr %4068, i64 120
  %4070 = load i64, ptr %4069, align 8
  %4071 = icmp eq i64 %4070, 0
  br i1 %4071, label %4075, label %4072

4072:                                             ; preds = %4061
  %4073 = load i64, ptr %66, align 8
  %4074 = icmp eq i64 %4073, 0
  br i1 %4074, label %4075, label %4084

4075:                                             ; preds = %4061, %4072, %738, %747, %253, %259
  %4076 = phi i64 [ %742, %738 ], [ %254, %253 ], [ %254, %259 ], [ %742, %747 ], [ %4067, %4072 ], [ %4067, %4061 ]
  %4077 = phi i64 [ %741, %738 ], [ %124, %253 ], [ %124, %259 ], [ %741, %747 ], [ %124, %4072 ], [ %124, %4061 ]
  %4078 = phi ptr [ %740, %738 ], [ %123, %253 ], [ %123, %259 ], [ %740, %747 ], [ %123, %4072 ], [ %123, %4061 ]
  %4079 = getelementptr inbounds %struct.instruction, ptr %18, i64 %4076
  store i64 %4076, ptr %26, align 8
  %4080 = load i64, ptr %4079, align 8
  %4081 = icmp eq i64 %4080, 0
  br i1 %4081, label %4084, label %120

4082:                                             ; preds = %259
  br label %4084

4083:                                             ; preds = %747
  br label %4084

4084:                                             ; preds = %168, %729, %4072, %120, %4075, %262, %373, %354, %364, %361, %357, %376, %1263, %1086, %1097, %1215, %1148, %1206, %1199, %1659, %1672, %1667, %2301, %191, %309, %300, %1043, %1081, %1145, %327, %1052, %1701, %1734, %1745, %226, %1, %4082, %4083, %219, %1256, %1774, %2299, %2361, %874
  %4085 = phi i64 [ 0, %1081 ], [ 2, %226 ], [ 0, %1052 ], [ 0, %874 ], [ 0, %1701 ], [ 0, %2361 ], [ 0, %1734 ], [ 0, %327 ], [ 0, %1145 ], [ 0, %191 ], [ 3, %1256 ], [ 3, %1774 ], [ 4, %2299 ], [ 0, %1 ], [ 2, %219 ], [ 0, %1043 ], [ 0, %309 ], [ 0, %1745 ], [ 1, %4083 ], [ 1, %4082 ], [ 0, %300 ], [ 0, %1199 ], [ 0, %1206 ], [ 0, %1148 ], [ 0, %1215 ], [ 0, %1097 ], [ 0, %1086 ], [ 3, %1263 ], [ 0, %376 ], [ 0, %357 ], [ 0, %361 ], [ 0, %364 ], [ 0, %354 ], [ 0, %373 ], [ 0, %262 ], [ 0, %4075 ], [ 1, %4072 ], [ 5, %729 ], [ 0, %1667 ], [ 0, %120 ], [ 0, %168 ], [ 0, %1672 ], [ 0, %1659 ], [ 0, %2301 ]
  ret i64 %4085
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




; of stepper.c, 70fe8977d02873807e0349ed2e14c1e62c91de10aaee35383982c9ff50189619

%struct.ready = type { i64, i64, i64, i64 }
%struct.instruction = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 736
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
  br i1 %33, label %4035, label %34

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
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 712
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %103 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %110 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %113 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %116 = getelementptr inbounds nuw i8, ptr %6, i64 2048
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %118 = getelementptr inbounds nuw i8, ptr %6, i64 4096
  %119 = getelementptr inbounds nuw i8, ptr %6, i64 6144
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %121

121:                                              ; preds = %34, %4026
  %122 = phi i64 [ %32, %34 ], [ %4031, %4026 ]
  %123 = phi ptr [ %31, %34 ], [ %4030, %4026 ]
  %124 = phi ptr [ %35, %34 ], [ %4029, %4026 ]
  %125 = phi i64 [ %25, %34 ], [ %4028, %4026 ]
  %126 = phi i64 [ %27, %34 ], [ %4027, %4026 ]
  %127 = load i64, ptr %36, align 8
  %128 = and i64 %127, 255
  %129 = icmp eq i64 %128, 255
  br i1 %129, label %4035, label %130

130:                                              ; preds = %121
  %131 = load i64, ptr %37, align 8
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %199, label %133

133:                                              ; preds = %130
  %134 = inttoptr i64 %131 to ptr
  %135 = getelementptr inbounds i64, ptr %134, i64 %126
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr i8, ptr %135, i64 8
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %136, %138
  br i1 %139, label %140, label %199

140:                                              ; preds = %133
  %141 = load i64, ptr %38, align 8
  %142 = inttoptr i64 %141 to ptr
  %143 = icmp sgt i64 %125, 0
  br label %144

144:                                              ; preds = %166, %140
  %145 = phi i64 [ %136, %140 ], [ %167, %166 ]
  %146 = getelementptr inbounds i64, ptr %134, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds %struct.undefined, ptr %142, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 16
  %150 = load i64, ptr %149, align 8
  %151 = icmp ne i64 %150, 0
  %152 = and i1 %143, %151
  br i1 %152, label %153, label %166

153:                                              ; preds = %144
  %154 = load i64, ptr %148, align 8
  %155 = inttoptr i64 %154 to ptr
  br label %159

156:                                              ; preds = %159
  %157 = add nuw nsw i64 %160, 1
  %158 = icmp eq i64 %157, %125
  br i1 %158, label %166, label %159

159:                                              ; preds = %156, %153
  %160 = phi i64 [ 0, %153 ], [ %157, %156 ]
  %161 = getelementptr inbounds nuw i64, ptr %124, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = getelementptr inbounds i64, ptr %155, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %156, label %169

166:                                              ; preds = %156, %144
  %167 = add i64 %145, 1
  %168 = icmp eq i64 %167, %138
  br i1 %168, label %199, label %144

169:                                              ; preds = %159
  %170 = getelementptr inbounds nuw i8, ptr %123, i64 144
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %4035, label %173

173:                                              ; preds = %169
  %174 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds %struct.undefined, ptr %142, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %179, label %199

179:                                              ; preds = %173
  %180 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds %struct.undefined, ptr %142, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 16
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %199, label %186

186:                                              ; preds = %179
  %187 = load i64, ptr %182, align 8
  %188 = inttoptr i64 %187 to ptr
  br label %192

189:                                              ; preds = %192
  %190 = add nuw nsw i64 %193, 1
  %191 = icmp eq i64 %190, %125
  br i1 %191, label %199, label %192

192:                                              ; preds = %189, %186
  %193 = phi i64 [ 0, %186 ], [ %190, %189 ]
  %194 = getelementptr inbounds nuw i64, ptr %124, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = getelementptr inbounds i64, ptr %188, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %189, label %4035

199:                                              ; preds = %166, %189, %179, %173, %133, %130
  %200 = phi i1 [ false, %189 ], [ true, %130 ], [ true, %133 ], [ false, %173 ], [ false, %179 ], [ true, %166 ]
  switch i64 %122, label %680 [
    i64 1, label %201
    i64 37, label %263
  ]

201:                                              ; preds = %199
  %202 = add nsw i64 %127, 1
  store i64 %202, ptr %36, align 8
  %203 = add nsw i64 %125, 256
  %204 = load i64, ptr %65, align 8
  %205 = add nsw i64 %203, %204
  store i64 %205, ptr %65, align 8
  %206 = getelementptr inbounds i8, ptr %30, i64 %126
  store i8 1, ptr %206, align 1
  %207 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %208 = load i64, ptr %207, align 8
  %209 = icmp sgt i64 %208, -1
  br i1 %209, label %212, label %210

210:                                              ; preds = %201
  %211 = icmp eq i64 %125, 0
  br i1 %211, label %252, label %249

212:                                              ; preds = %201
  %213 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %208
  %214 = getelementptr inbounds nuw i8, ptr %123, i64 24
  %215 = load i64, ptr %214, align 8
  %216 = call fastcc i64 @count_held(ptr noundef %213, i64 noundef %215, ptr noundef %124, i64 noundef %125)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %126, i64 noundef %216, ptr noundef %124, i64 noundef %125, ptr noundef null, i64 noundef 0)
  %217 = icmp ne i64 %216, 0
  %218 = icmp slt i64 %216, %125
  %219 = select i1 %217, i1 %218, i1 false
  br i1 %219, label %220, label %248

220:                                              ; preds = %212
  %221 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %222 = getelementptr inbounds nuw i8, ptr %123, i64 24
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 736
  %224 = load i64, ptr %223, align 8
  %225 = inttoptr i64 %224 to ptr
  %226 = icmp sgt i64 %125, 0
  br i1 %226, label %227, label %4035

227:                                              ; preds = %220, %227
  %228 = phi i64 [ %246, %227 ], [ 0, %220 ]
  %229 = getelementptr inbounds nuw i64, ptr %124, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = load i64, ptr %221, align 8
  %232 = getelementptr inbounds %struct.operand, ptr %21, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %235 = load i64, ptr %234, align 8
  %236 = mul nsw i64 %235, %230
  %237 = add i64 %236, %233
  %238 = inttoptr i64 %237 to ptr
  %239 = load i8, ptr %238, align 1
  %240 = icmp ne i8 %239, 0
  %241 = zext i1 %240 to i64
  %242 = load i64, ptr %222, align 8
  %243 = icmp ne i64 %242, %241
  %244 = zext i1 %243 to i8
  %245 = getelementptr inbounds nuw i8, ptr %225, i64 %228
  store i8 %244, ptr %245, align 1
  %246 = add nuw nsw i64 %228, 1
  %247 = icmp eq i64 %246, %125
  br i1 %247, label %4035, label %227

248:                                              ; preds = %212
  br i1 %217, label %249, label %252

249:                                              ; preds = %210, %248
  %250 = getelementptr inbounds nuw i8, ptr %123, i64 64
  %251 = load i64, ptr %250, align 8
  br label %254

252:                                              ; preds = %210, %248
  %253 = add nsw i64 %126, 1
  br label %254

254:                                              ; preds = %252, %249
  %255 = phi i64 [ %251, %249 ], [ %253, %252 ]
  store i64 %255, ptr %26, align 8
  %256 = getelementptr inbounds %struct.instruction, ptr %18, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 136
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %4026, label %260

260:                                              ; preds = %254
  %261 = load i64, ptr %66, align 8
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %4026, label %4033

263:                                              ; preds = %199
  %264 = load i64, ptr %39, align 8
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %4035, label %266

266:                                              ; preds = %263
  %267 = icmp sgt i64 %125, 0
  br i1 %267, label %271, label %268

268:                                              ; preds = %266
  %269 = load i64, ptr %40, align 8
  %270 = add nsw i64 %269, 1
  store i64 %270, ptr %40, align 8
  br label %440

271:                                              ; preds = %266
  %272 = load i64, ptr %41, align 8
  %273 = inttoptr i64 %272 to ptr
  %274 = load i64, ptr %42, align 8
  %275 = inttoptr i64 %274 to ptr
  %276 = load i64, ptr %43, align 8
  %277 = inttoptr i64 %276 to ptr
  %278 = load i64, ptr %44, align 8
  %279 = icmp slt i64 %278, 2
  br label %280

280:                                              ; preds = %335, %271
  %281 = phi i64 [ 0, %271 ], [ %316, %335 ]
  %282 = phi i64 [ 0, %271 ], [ %338, %335 ]
  %283 = phi i64 [ 0, %271 ], [ %337, %335 ]
  %284 = phi i64 [ 0, %271 ], [ %336, %335 ]
  %285 = phi i64 [ 0, %271 ], [ %302, %335 ]
  %286 = getelementptr inbounds i64, ptr %124, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds i64, ptr %273, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds %struct.arrived, ptr %275, i64 %289
  br label %291

291:                                              ; preds = %298, %280
  %292 = phi i64 [ %285, %280 ], [ %299, %298 ]
  %293 = getelementptr inbounds i64, ptr %124, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds i64, ptr %273, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = icmp eq i64 %296, %289
  br i1 %297, label %298, label %301

298:                                              ; preds = %291
  %299 = add i64 %292, 1
  %300 = icmp eq i64 %299, %125
  br i1 %300, label %301, label %291

301:                                              ; preds = %298, %291
  %302 = phi i64 [ %292, %291 ], [ %125, %298 ]
  %303 = getelementptr inbounds i64, ptr %277, i64 %289
  %304 = load i64, ptr %303, align 8
  %305 = icmp eq i64 %304, %278
  br i1 %305, label %306, label %4035

306:                                              ; preds = %301
  %307 = getelementptr inbounds nuw i8, ptr %290, i64 16
  %308 = load i64, ptr %307, align 8
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %313, label %310

310:                                              ; preds = %306
  %311 = load i64, ptr %290, align 8
  %312 = icmp eq i64 %311, %126
  br i1 %312, label %313, label %4035

313:                                              ; preds = %310, %306
  %314 = add i64 %302, %282
  %315 = add i64 %314, %308
  %316 = add nsw i64 %315, %281
  %317 = icmp slt i64 %315, %278
  br i1 %317, label %335, label %318

318:                                              ; preds = %313
  %319 = mul nsw i64 %289, %278
  %320 = load i64, ptr %45, align 8
  %321 = inttoptr i64 %320 to ptr
  %322 = getelementptr inbounds i64, ptr %321, i64 %319
  br i1 %279, label %333, label %323

323:                                              ; preds = %318
  %324 = load i64, ptr %322, align 8
  br label %328

325:                                              ; preds = %328
  %326 = add nuw nsw i64 %329, 1
  %327 = icmp eq i64 %326, %278
  br i1 %327, label %333, label %328

328:                                              ; preds = %325, %323
  %329 = phi i64 [ 1, %323 ], [ %326, %325 ]
  %330 = getelementptr inbounds nuw i64, ptr %322, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = icmp eq i64 %331, %324
  br i1 %332, label %325, label %4035

333:                                              ; preds = %325, %318
  %334 = add nsw i64 %284, 1
  br label %335

335:                                              ; preds = %333, %313
  %336 = phi i64 [ %284, %313 ], [ %334, %333 ]
  %337 = add nuw nsw i64 %283, 1
  %338 = sub i64 0, %302
  %339 = icmp slt i64 %302, %125
  br i1 %339, label %280, label %340

340:                                              ; preds = %335
  %341 = icmp eq i64 %336, 0
  br i1 %341, label %374, label %342

342:                                              ; preds = %340
  %343 = load i64, ptr %46, align 8
  %344 = inttoptr i64 %343 to ptr
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 96
  %346 = load i64, ptr %345, align 8
  %347 = inttoptr i64 %346 to ptr
  %348 = icmp sgt i64 %336, %283
  br i1 %348, label %349, label %4035

349:                                              ; preds = %342
  %350 = load i64, ptr %47, align 8
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %4035, label %352

352:                                              ; preds = %349
  %353 = getelementptr inbounds nuw i8, ptr %347, i64 8
  %354 = load i64, ptr %353, align 8
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %359, label %356

356:                                              ; preds = %352
  %357 = load i64, ptr %48, align 8
  %358 = icmp slt i64 %316, %357
  br i1 %358, label %4035, label %359

359:                                              ; preds = %356, %352
  %360 = load i64, ptr %49, align 8
  %361 = inttoptr i64 %360 to ptr
  %362 = load i64, ptr %361, align 8
  %363 = add nsw i64 %362, %337
  %364 = load i64, ptr %50, align 8
  %365 = icmp sgt i64 %363, %364
  br i1 %365, label %4035, label %366

366:                                              ; preds = %359
  %367 = icmp sgt i64 %316, %125
  br i1 %367, label %368, label %374

368:                                              ; preds = %366
  %369 = load i64, ptr %51, align 8
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %4035, label %371

371:                                              ; preds = %368
  %372 = load i64, ptr %52, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %374, label %4035

374:                                              ; preds = %371, %366, %340
  %375 = phi i32 [ 1, %366 ], [ 2, %340 ], [ 1, %371 ]
  %376 = load i64, ptr %53, align 8
  %377 = inttoptr i64 %376 to ptr
  %378 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %379 = load i64, ptr %378, align 8
  %380 = load i64, ptr %48, align 8
  %381 = mul nsw i64 %380, %379
  %382 = getelementptr inbounds i32, ptr %377, i64 %381
  br label %386

383:                                              ; preds = %386
  %384 = load i64, ptr %40, align 8
  %385 = add nsw i64 %384, 1
  store i64 %385, ptr %40, align 8
  br i1 %341, label %395, label %444

386:                                              ; preds = %386, %374
  %387 = phi i64 [ %393, %386 ], [ 0, %374 ]
  %388 = getelementptr inbounds nuw i64, ptr %124, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr inbounds i32, ptr %382, i64 %389
  %391 = load i32, ptr %390, align 4
  %392 = add nsw i32 %391, 1
  store i32 %392, ptr %390, align 4
  %393 = add nuw nsw i64 %387, 1
  %394 = icmp eq i64 %393, %125
  br i1 %394, label %383, label %386

395:                                              ; preds = %383
  %396 = load i64, ptr %57, align 8
  %397 = inttoptr i64 %396 to ptr
  br label %400

398:                                              ; preds = %433, %429
  %399 = icmp slt i64 %422, %125
  br i1 %399, label %400, label %440

400:                                              ; preds = %398, %395
  %401 = phi i64 [ 0, %395 ], [ %422, %398 ]
  %402 = load i64, ptr %42, align 8
  %403 = inttoptr i64 %402 to ptr
  %404 = load i64, ptr %41, align 8
  %405 = inttoptr i64 %404 to ptr
  %406 = getelementptr inbounds i64, ptr %124, i64 %401
  %407 = load i64, ptr %406, align 8
  %408 = getelementptr inbounds i64, ptr %405, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr inbounds %struct.arrived, ptr %403, i64 %409
  br label %411

411:                                              ; preds = %418, %400
  %412 = phi i64 [ %401, %400 ], [ %419, %418 ]
  %413 = getelementptr inbounds i64, ptr %124, i64 %412
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr inbounds i64, ptr %405, i64 %414
  %416 = load i64, ptr %415, align 8
  %417 = icmp eq i64 %416, %409
  br i1 %417, label %418, label %421

418:                                              ; preds = %411
  %419 = add i64 %412, 1
  %420 = icmp eq i64 %419, %125
  br i1 %420, label %421, label %411

421:                                              ; preds = %418, %411
  %422 = phi i64 [ %412, %411 ], [ %125, %418 ]
  %423 = getelementptr inbounds nuw i8, ptr %410, i64 16
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %426, label %429

426:                                              ; preds = %421
  %427 = load i64, ptr %36, align 8
  %428 = getelementptr inbounds nuw i8, ptr %410, i64 8
  store i64 %427, ptr %428, align 8
  br label %429

429:                                              ; preds = %426, %421
  store i64 %126, ptr %410, align 8
  %430 = sub i64 %422, %401
  %431 = add nsw i64 %430, %424
  store i64 %431, ptr %423, align 8
  %432 = icmp slt i64 %401, %422
  br i1 %432, label %433, label %398

433:                                              ; preds = %429, %433
  %434 = phi i64 [ %438, %433 ], [ %401, %429 ]
  %435 = getelementptr inbounds i64, ptr %124, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds i8, ptr %397, i64 %436
  store i8 1, ptr %437, align 1
  %438 = add nsw i64 %434, 1
  %439 = icmp eq i64 %438, %422
  br i1 %439, label %398, label %433

440:                                              ; preds = %398, %268
  %441 = phi i32 [ 2, %268 ], [ %375, %398 ]
  %442 = load i64, ptr %61, align 8
  %443 = add nsw i64 %442, %125
  store i64 %443, ptr %61, align 8
  br label %659

444:                                              ; preds = %383
  %445 = icmp sgt i64 %316, %125
  br i1 %445, label %446, label %457

446:                                              ; preds = %444
  %447 = load i64, ptr %54, align 8
  %448 = load i64, ptr %55, align 8
  %449 = inttoptr i64 %448 to ptr
  %450 = mul nsw i64 %447, 9
  %451 = load i64, ptr %48, align 8
  %452 = mul nsw i64 %450, %451
  %453 = getelementptr inbounds i64, ptr %449, i64 %452
  %454 = load i64, ptr %56, align 8
  %455 = getelementptr inbounds i64, ptr %453, i64 %454
  %456 = add nsw i64 %454, %316
  store i64 %456, ptr %56, align 8
  br label %457

457:                                              ; preds = %446, %444
  %458 = phi ptr [ %455, %446 ], [ null, %444 ]
  %459 = icmp eq ptr %458, null
  %460 = load i64, ptr %41, align 8
  %461 = load i64, ptr %44, align 8
  %462 = load i64, ptr %124, align 8
  %463 = inttoptr i64 %460 to ptr
  %464 = getelementptr inbounds i64, ptr %463, i64 %462
  %465 = load i64, ptr %464, align 8
  br label %495

466:                                              ; preds = %582, %579
  %467 = load i64, ptr %46, align 8
  %468 = inttoptr i64 %467 to ptr
  %469 = getelementptr inbounds nuw i8, ptr %468, i64 96
  %470 = load i64, ptr %469, align 8
  %471 = inttoptr i64 %470 to ptr
  %472 = getelementptr inbounds nuw i8, ptr %471, i64 8
  %473 = load i64, ptr %472, align 8
  %474 = icmp sgt i64 %473, 0
  br i1 %474, label %475, label %491

475:                                              ; preds = %466
  %476 = getelementptr inbounds nuw i8, ptr %468, i64 88
  br label %477

477:                                              ; preds = %477, %475
  %478 = phi i64 [ 0, %475 ], [ %488, %477 ]
  %479 = load i64, ptr %476, align 8
  %480 = inttoptr i64 %479 to ptr
  %481 = load i64, ptr %471, align 8
  %482 = inttoptr i64 %481 to ptr
  %483 = mul nuw nsw i64 %478, 24
  %484 = getelementptr inbounds nuw i8, ptr %482, i64 %483
  %485 = load i32, ptr %484, align 4
  %486 = sext i32 %485 to i64
  %487 = getelementptr inbounds i8, ptr %480, i64 %486
  store i8 0, ptr %487, align 1
  %488 = add nuw nsw i64 %478, 1
  %489 = load i64, ptr %472, align 8
  %490 = icmp slt i64 %488, %489
  br i1 %490, label %477, label %491

491:                                              ; preds = %477, %466
  store i64 0, ptr %472, align 8
  %492 = sub i64 %125, %316
  %493 = load i64, ptr %61, align 8
  %494 = add i64 %492, %493
  store i64 %494, ptr %61, align 8
  br i1 %459, label %601, label %599

495:                                              ; preds = %582, %457
  %496 = phi i64 [ %465, %457 ], [ %577, %582 ]
  %497 = phi i64 [ %461, %457 ], [ %566, %582 ]
  %498 = phi i64 [ 0, %457 ], [ %510, %582 ]
  %499 = phi i64 [ 0, %457 ], [ %573, %582 ]
  %500 = getelementptr inbounds i64, ptr %124, i64 %499
  %501 = mul nsw i64 %497, %496
  %502 = load i64, ptr %42, align 8
  %503 = inttoptr i64 %502 to ptr
  %504 = getelementptr inbounds %struct.arrived, ptr %503, i64 %496
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 16
  store i64 0, ptr %505, align 8
  %506 = load i64, ptr %44, align 8
  %507 = icmp sgt i64 %506, 0
  br i1 %507, label %584, label %508

508:                                              ; preds = %594, %495
  %509 = phi i64 [ %506, %495 ], [ %597, %594 ]
  %510 = phi i64 [ %498, %495 ], [ %595, %594 ]
  %511 = load i64, ptr %45, align 8
  %512 = inttoptr i64 %511 to ptr
  %513 = getelementptr inbounds i64, ptr %512, i64 %501
  %514 = load i64, ptr %513, align 8
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %523, label %516

516:                                              ; preds = %508
  %517 = load i64, ptr %58, align 8
  %518 = load i64, ptr %59, align 8
  %519 = inttoptr i64 %518 to ptr
  %520 = load i64, ptr %60, align 8
  %521 = mul nsw i64 %520, %514
  %522 = getelementptr inbounds i32, ptr %519, i64 %521
  br label %541

523:                                              ; preds = %508
  %524 = load i64, ptr %49, align 8
  %525 = inttoptr i64 %524 to ptr
  %526 = load i64, ptr %525, align 8
  %527 = add nsw i64 %526, 1
  store i64 %527, ptr %525, align 8
  %528 = load i64, ptr %513, align 8
  %529 = icmp eq i64 %528, 0
  %530 = load i64, ptr %58, align 8
  %531 = load i64, ptr %59, align 8
  %532 = inttoptr i64 %531 to ptr
  %533 = load i64, ptr %60, align 8
  %534 = mul nsw i64 %533, %526
  %535 = getelementptr inbounds i32, ptr %532, i64 %534
  %536 = load i64, ptr %44, align 8
  %537 = icmp slt i64 %536, %533
  %538 = select i1 %529, i1 %537, i1 false
  br i1 %538, label %549, label %541

539:                                              ; preds = %549
  %540 = load i64, ptr %44, align 8
  br label %541

541:                                              ; preds = %539, %523, %516
  %542 = phi i64 [ %540, %539 ], [ %536, %523 ], [ %509, %516 ]
  %543 = phi i64 [ %526, %539 ], [ %526, %523 ], [ %514, %516 ]
  %544 = phi i64 [ %530, %539 ], [ %530, %523 ], [ %517, %516 ]
  %545 = phi ptr [ %535, %539 ], [ %535, %523 ], [ %522, %516 ]
  %546 = inttoptr i64 %544 to ptr
  %547 = getelementptr inbounds i32, ptr %546, i64 %501
  %548 = icmp sgt i64 %542, 0
  br i1 %548, label %555, label %565

549:                                              ; preds = %523, %549
  %550 = phi i64 [ %552, %549 ], [ %536, %523 ]
  %551 = getelementptr inbounds i32, ptr %535, i64 %550
  store i32 0, ptr %551, align 4
  %552 = add nsw i64 %550, 1
  %553 = load i64, ptr %60, align 8
  %554 = icmp slt i64 %552, %553
  br i1 %554, label %549, label %539

555:                                              ; preds = %541, %555
  %556 = phi i64 [ %562, %555 ], [ 0, %541 ]
  %557 = getelementptr inbounds nuw i32, ptr %547, i64 %556
  %558 = load i32, ptr %557, align 4
  %559 = add nsw i32 %558, 1
  store i32 %559, ptr %557, align 4
  %560 = getelementptr inbounds nuw i32, ptr %545, i64 %556
  store i32 %558, ptr %560, align 4
  %561 = getelementptr inbounds nuw i64, ptr %513, i64 %556
  store i64 %543, ptr %561, align 8
  %562 = add nuw nsw i64 %556, 1
  %563 = load i64, ptr %44, align 8
  %564 = icmp slt i64 %562, %563
  br i1 %564, label %555, label %565

565:                                              ; preds = %555, %541
  %566 = phi i64 [ %542, %541 ], [ %563, %555 ]
  %567 = load i64, ptr %41, align 8
  %568 = inttoptr i64 %567 to ptr
  %569 = load i64, ptr %500, align 8
  %570 = getelementptr inbounds i64, ptr %568, i64 %569
  %571 = load i64, ptr %570, align 8
  br label %572

572:                                              ; preds = %579, %565
  %573 = phi i64 [ %499, %565 ], [ %580, %579 ]
  %574 = getelementptr inbounds i64, ptr %124, i64 %573
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr inbounds i64, ptr %568, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = icmp eq i64 %577, %571
  br i1 %578, label %579, label %582

579:                                              ; preds = %572
  %580 = add i64 %573, 1
  %581 = icmp eq i64 %580, %125
  br i1 %581, label %466, label %572

582:                                              ; preds = %572
  %583 = icmp slt i64 %573, %125
  br i1 %583, label %495, label %466

584:                                              ; preds = %495, %594
  %585 = phi i64 [ %596, %594 ], [ 0, %495 ]
  %586 = phi i64 [ %595, %594 ], [ %498, %495 ]
  %587 = load i64, ptr %57, align 8
  %588 = inttoptr i64 %587 to ptr
  %589 = add nsw i64 %585, %501
  %590 = getelementptr inbounds i8, ptr %588, i64 %589
  store i8 0, ptr %590, align 1
  br i1 %459, label %594, label %591

591:                                              ; preds = %584
  %592 = add nsw i64 %586, 1
  %593 = getelementptr inbounds i64, ptr %458, i64 %586
  store i64 %589, ptr %593, align 8
  br label %594

594:                                              ; preds = %591, %584
  %595 = phi i64 [ %592, %591 ], [ %586, %584 ]
  %596 = add nuw nsw i64 %585, 1
  %597 = load i64, ptr %44, align 8
  %598 = icmp slt i64 %596, %597
  br i1 %598, label %584, label %508

599:                                              ; preds = %491
  %600 = ptrtoint ptr %458 to i64
  store i64 %600, ptr %22, align 8
  store i64 %316, ptr %24, align 8
  br label %601

601:                                              ; preds = %599, %491
  br i1 %445, label %602, label %659

602:                                              ; preds = %601
  %603 = load i64, ptr %62, align 8
  %604 = icmp eq i64 %603, 0
  br i1 %604, label %659, label %605

605:                                              ; preds = %602
  %606 = add nsw i64 %126, 1
  %607 = load i64, ptr %22, align 8
  %608 = inttoptr i64 %607 to ptr
  %609 = load i64, ptr %63, align 8
  %610 = icmp sgt i64 %609, 0
  br i1 %610, label %611, label %659

611:                                              ; preds = %605, %622
  %612 = phi i64 [ %633, %622 ], [ 0, %605 ]
  %613 = load i64, ptr %54, align 8
  %614 = load i64, ptr %55, align 8
  %615 = inttoptr i64 %614 to ptr
  %616 = mul nsw i64 %613, 9
  %617 = load i64, ptr %48, align 8
  %618 = mul nsw i64 %616, %617
  %619 = getelementptr inbounds i64, ptr %615, i64 %618
  %620 = load i64, ptr %56, align 8
  %621 = getelementptr inbounds i64, ptr %619, i64 %620
  br label %636

622:                                              ; preds = %655
  %623 = load i64, ptr %54, align 8
  %624 = load i64, ptr %55, align 8
  %625 = load i64, ptr %48, align 8
  %626 = load i64, ptr %56, align 8
  %627 = inttoptr i64 %624 to ptr
  %628 = mul nsw i64 %623, 9
  %629 = mul nsw i64 %628, %625
  %630 = getelementptr inbounds i64, ptr %627, i64 %629
  %631 = getelementptr inbounds i64, ptr %630, i64 %626
  %632 = add nsw i64 %656, %626
  store i64 %632, ptr %56, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %606, ptr noundef %631, i64 noundef %656)
  %633 = add nuw nsw i64 %612, 1
  %634 = load i64, ptr %63, align 8
  %635 = icmp slt i64 %633, %634
  br i1 %635, label %611, label %659

636:                                              ; preds = %611, %655
  %637 = phi i64 [ %657, %655 ], [ 0, %611 ]
  %638 = phi i64 [ %656, %655 ], [ 0, %611 ]
  %639 = getelementptr inbounds nuw i64, ptr %608, i64 %637
  %640 = load i64, ptr %639, align 8
  %641 = load i64, ptr %62, align 8
  %642 = icmp eq i64 %641, 0
  br i1 %642, label %649, label %643

643:                                              ; preds = %636
  %644 = load i64, ptr %64, align 8
  %645 = inttoptr i64 %644 to ptr
  %646 = getelementptr inbounds i64, ptr %645, i64 %640
  %647 = load i64, ptr %646, align 8
  %648 = sdiv i64 %647, 32
  br label %649

649:                                              ; preds = %643, %636
  %650 = phi i64 [ %648, %643 ], [ 0, %636 ]
  %651 = icmp eq i64 %650, %612
  br i1 %651, label %652, label %655

652:                                              ; preds = %649
  %653 = add nsw i64 %638, 1
  %654 = getelementptr inbounds i64, ptr %621, i64 %638
  store i64 %640, ptr %654, align 8
  br label %655

655:                                              ; preds = %652, %649
  %656 = phi i64 [ %653, %652 ], [ %638, %649 ]
  %657 = add nuw nsw i64 %637, 1
  %658 = icmp eq i64 %657, %316
  br i1 %658, label %622, label %636

659:                                              ; preds = %622, %605, %602, %601, %440
  %660 = phi i32 [ 3, %605 ], [ %441, %440 ], [ %375, %601 ], [ %375, %602 ], [ 3, %622 ]
  %661 = load i64, ptr %36, align 8
  %662 = add nsw i64 %661, 1
  store i64 %662, ptr %36, align 8
  %663 = add nsw i64 %125, 256
  %664 = load i64, ptr %65, align 8
  %665 = add nsw i64 %663, %664
  store i64 %665, ptr %65, align 8
  %666 = getelementptr inbounds i8, ptr %30, i64 %126
  store i8 1, ptr %666, align 1
  %667 = icmp eq i32 %660, 1
  br i1 %667, label %668, label %4035

668:                                              ; preds = %659
  %669 = load i64, ptr %22, align 8
  %670 = inttoptr i64 %669 to ptr
  %671 = load i64, ptr %24, align 8
  %672 = add nsw i64 %126, 1
  store i64 %672, ptr %26, align 8
  %673 = getelementptr inbounds %struct.instruction, ptr %18, i64 %672
  %674 = getelementptr inbounds nuw i8, ptr %673, i64 136
  %675 = load i64, ptr %674, align 8
  %676 = icmp eq i64 %675, 0
  br i1 %676, label %4026, label %677

677:                                              ; preds = %668
  %678 = load i64, ptr %66, align 8
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %4026, label %4034

680:                                              ; preds = %199
  %681 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %682 = load i64, ptr %681, align 8
  %683 = icmp sgt i64 %682, -1
  br i1 %683, label %684, label %721

684:                                              ; preds = %680
  %685 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %682
  %686 = getelementptr inbounds nuw i8, ptr %123, i64 24
  %687 = load i64, ptr %686, align 8
  %688 = call fastcc i64 @count_held(ptr noundef %685, i64 noundef %687, ptr noundef %124, i64 noundef %125)
  %689 = icmp eq i64 %688, 0
  br i1 %689, label %4010, label %690

690:                                              ; preds = %684
  %691 = icmp slt i64 %688, %125
  br i1 %691, label %692, label %725

692:                                              ; preds = %690
  %693 = load i64, ptr %67, align 8
  %694 = inttoptr i64 %693 to ptr
  %695 = icmp sgt i64 %125, 0
  br i1 %695, label %696, label %725

696:                                              ; preds = %692, %717
  %697 = phi i64 [ %719, %717 ], [ 0, %692 ]
  %698 = phi i64 [ %718, %717 ], [ 0, %692 ]
  %699 = getelementptr inbounds nuw i64, ptr %124, i64 %697
  %700 = load i64, ptr %699, align 8
  %701 = load i64, ptr %681, align 8
  %702 = getelementptr inbounds %struct.operand, ptr %21, i64 %701
  %703 = load i64, ptr %702, align 8
  %704 = getelementptr inbounds nuw i8, ptr %702, i64 8
  %705 = load i64, ptr %704, align 8
  %706 = mul nsw i64 %705, %700
  %707 = add i64 %706, %703
  %708 = inttoptr i64 %707 to ptr
  %709 = load i8, ptr %708, align 1
  %710 = icmp ne i8 %709, 0
  %711 = zext i1 %710 to i64
  %712 = load i64, ptr %686, align 8
  %713 = icmp eq i64 %712, %711
  br i1 %713, label %717, label %714

714:                                              ; preds = %696
  %715 = add nsw i64 %698, 1
  %716 = getelementptr inbounds i64, ptr %694, i64 %698
  store i64 %700, ptr %716, align 8
  br label %717

717:                                              ; preds = %714, %696
  %718 = phi i64 [ %715, %714 ], [ %698, %696 ]
  %719 = add nuw nsw i64 %697, 1
  %720 = icmp eq i64 %719, %125
  br i1 %720, label %721, label %696

721:                                              ; preds = %717, %680
  %722 = phi i64 [ %125, %680 ], [ %688, %717 ]
  %723 = phi ptr [ %124, %680 ], [ %694, %717 ]
  %724 = icmp eq i64 %722, 0
  br i1 %724, label %4008, label %725

725:                                              ; preds = %692, %690, %721
  %726 = phi i64 [ %722, %721 ], [ %688, %690 ], [ %688, %692 ]
  %727 = phi ptr [ %723, %721 ], [ %124, %690 ], [ %694, %692 ]
  %728 = phi i64 [ %722, %721 ], [ %125, %690 ], [ %688, %692 ]
  %729 = getelementptr inbounds nuw i8, ptr %123, i64 128
  %730 = load i64, ptr %729, align 8
  %731 = icmp eq i64 %730, 0
  br i1 %731, label %906, label %732

732:                                              ; preds = %725
  %733 = load i64, ptr %68, align 8
  %734 = inttoptr i64 %733 to ptr
  %735 = getelementptr inbounds i64, ptr %734, i64 %730
  %736 = getelementptr inbounds i8, ptr %735, i64 -8
  %737 = load i64, ptr %736, align 8
  %738 = load i64, ptr %735, align 8
  %739 = getelementptr inbounds nuw i8, ptr %735, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i64 0, ptr %14, align 8
  %740 = icmp sgt i64 %728, 0
  br i1 %740, label %742, label %741

741:                                              ; preds = %732
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  br label %905

742:                                              ; preds = %732
  %743 = icmp eq i64 %737, 0
  %744 = getelementptr inbounds nuw i8, ptr %735, i64 16
  %745 = icmp sgt i64 %738, 0
  br label %746

746:                                              ; preds = %804, %742
  %747 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %727, i64 noundef %728, ptr noundef %14)
  br i1 %743, label %748, label %758

748:                                              ; preds = %746
  br i1 %745, label %749, label %804

749:                                              ; preds = %748
  %750 = load i64, ptr %70, align 8
  %751 = inttoptr i64 %750 to ptr
  %752 = load i64, ptr %71, align 8
  %753 = getelementptr i64, ptr %751, i64 %747
  %754 = load i64, ptr %72, align 8
  %755 = inttoptr i64 %754 to ptr
  %756 = getelementptr inbounds i64, ptr %755, i64 %747
  %757 = load i64, ptr %756, align 8
  br label %796

758:                                              ; preds = %746
  %759 = load i64, ptr %739, align 8
  %760 = load i64, ptr %744, align 8
  %761 = load i64, ptr %69, align 8
  %762 = inttoptr i64 %761 to ptr
  %763 = load i64, ptr %70, align 8
  %764 = inttoptr i64 %763 to ptr
  %765 = load i64, ptr %71, align 8
  %766 = mul nsw i64 %765, %759
  %767 = getelementptr i64, ptr %764, i64 %766
  %768 = getelementptr i64, ptr %767, i64 %747
  %769 = load i64, ptr %768, align 8
  %770 = load i64, ptr %72, align 8
  %771 = inttoptr i64 %770 to ptr
  %772 = getelementptr inbounds i64, ptr %771, i64 %747
  %773 = load i64, ptr %772, align 8
  %774 = icmp sgt i64 %769, %773
  br i1 %774, label %775, label %804

775:                                              ; preds = %758
  %776 = getelementptr i8, ptr %762, i64 %766
  %777 = getelementptr i8, ptr %776, i64 %747
  %778 = load i8, ptr %777, align 1
  %779 = icmp eq i8 %778, 3
  br i1 %779, label %804, label %780

780:                                              ; preds = %775
  %781 = icmp eq i64 %760, -1
  br i1 %781, label %807, label %782

782:                                              ; preds = %780
  %783 = mul nsw i64 %765, %760
  %784 = getelementptr i64, ptr %764, i64 %783
  %785 = getelementptr i64, ptr %784, i64 %747
  %786 = load i64, ptr %785, align 8
  %787 = icmp sgt i64 %786, %773
  br i1 %787, label %788, label %807

788:                                              ; preds = %782
  %789 = getelementptr i8, ptr %762, i64 %783
  %790 = getelementptr i8, ptr %789, i64 %747
  %791 = load i8, ptr %790, align 1
  %792 = icmp eq i8 %791, 2
  br i1 %792, label %807, label %804

793:                                              ; preds = %796
  %794 = add nuw nsw i64 %797, 1
  %795 = icmp eq i64 %794, %738
  br i1 %795, label %804, label %796

796:                                              ; preds = %793, %749
  %797 = phi i64 [ 0, %749 ], [ %794, %793 ]
  %798 = getelementptr inbounds nuw i64, ptr %739, i64 %797
  %799 = load i64, ptr %798, align 8
  %800 = mul nsw i64 %799, %752
  %801 = getelementptr i64, ptr %753, i64 %800
  %802 = load i64, ptr %801, align 8
  %803 = icmp sgt i64 %802, %757
  br i1 %803, label %807, label %793

804:                                              ; preds = %793, %788, %775, %758, %748
  %805 = load i64, ptr %14, align 8
  %806 = icmp slt i64 %805, %728
  br i1 %806, label %746, label %808

807:                                              ; preds = %780, %782, %788, %796
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %4035

808:                                              ; preds = %804
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %809 = select i1 %743, i1 %745, i1 false
  %810 = trunc i64 %126 to i32
  br label %814

811:                                              ; preds = %886, %885
  %812 = load i64, ptr %15, align 8
  %813 = icmp slt i64 %812, %728
  br i1 %813, label %814, label %905

814:                                              ; preds = %811, %808
  %815 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %727, i64 noundef %728, ptr noundef %15)
  br i1 %743, label %885, label %816

816:                                              ; preds = %814
  %817 = load i64, ptr %739, align 8
  %818 = load i64, ptr %744, align 8
  %819 = load i64, ptr %71, align 8
  %820 = mul nsw i64 %819, %817
  %821 = add nsw i64 %820, %815
  %822 = mul nsw i64 %819, %818
  %823 = add nsw i64 %822, %815
  %824 = load i64, ptr %70, align 8
  %825 = inttoptr i64 %824 to ptr
  %826 = load i64, ptr %73, align 8
  %827 = inttoptr i64 %826 to ptr
  %828 = icmp eq i64 %818, -1
  br i1 %828, label %829, label %831

829:                                              ; preds = %816
  %830 = getelementptr inbounds i64, ptr %825, i64 %821
  store i64 0, ptr %830, align 8
  br label %881

831:                                              ; preds = %816
  %832 = load i64, ptr %74, align 8
  %833 = inttoptr i64 %832 to ptr
  %834 = getelementptr inbounds i32, ptr %833, i64 %823
  %835 = load i32, ptr %834, align 4
  %836 = getelementptr inbounds i32, ptr %833, i64 %821
  store i32 %835, ptr %836, align 4
  %837 = load i64, ptr %70, align 8
  %838 = inttoptr i64 %837 to ptr
  %839 = load i64, ptr %71, align 8
  %840 = mul nsw i64 %839, %818
  %841 = getelementptr i64, ptr %838, i64 %840
  %842 = getelementptr i64, ptr %841, i64 %815
  %843 = load i64, ptr %842, align 8
  %844 = load i64, ptr %72, align 8
  %845 = inttoptr i64 %844 to ptr
  %846 = getelementptr inbounds i64, ptr %845, i64 %815
  %847 = load i64, ptr %846, align 8
  %848 = icmp sgt i64 %843, %847
  br i1 %848, label %849, label %855

849:                                              ; preds = %831
  %850 = load i64, ptr %69, align 8
  %851 = inttoptr i64 %850 to ptr
  %852 = getelementptr inbounds i8, ptr %851, i64 %823
  %853 = load i8, ptr %852, align 1
  %854 = icmp eq i8 %853, 2
  br i1 %854, label %855, label %859

855:                                              ; preds = %849, %831
  %856 = getelementptr inbounds i64, ptr %825, i64 %821
  store i64 0, ptr %856, align 8
  %857 = getelementptr inbounds i64, ptr %827, i64 %823
  %858 = load i64, ptr %857, align 8
  br label %881

859:                                              ; preds = %849
  %860 = getelementptr inbounds i64, ptr %825, i64 %823
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr inbounds i64, ptr %825, i64 %821
  store i64 %861, ptr %862, align 8
  %863 = getelementptr inbounds i64, ptr %827, i64 %821
  store i64 -1, ptr %863, align 8
  %864 = load i64, ptr %69, align 8
  %865 = inttoptr i64 %864 to ptr
  %866 = getelementptr inbounds i8, ptr %865, i64 %821
  store i8 3, ptr %866, align 1
  %867 = load i64, ptr %75, align 8
  %868 = inttoptr i64 %867 to ptr
  %869 = getelementptr inbounds i32, ptr %868, i64 %823
  %870 = load i32, ptr %869, align 4
  %871 = getelementptr inbounds i32, ptr %868, i64 %821
  store i32 %870, ptr %871, align 4
  %872 = load i64, ptr %76, align 8
  %873 = inttoptr i64 %872 to ptr
  %874 = getelementptr inbounds i32, ptr %873, i64 %823
  %875 = load i32, ptr %874, align 4
  %876 = getelementptr inbounds i32, ptr %873, i64 %821
  store i32 %875, ptr %876, align 4
  %877 = load i64, ptr %77, align 8
  %878 = inttoptr i64 %877 to ptr
  %879 = getelementptr inbounds i64, ptr %878, i64 %823
  %880 = load i64, ptr %879, align 8
  br label %881

881:                                              ; preds = %859, %855, %829
  %882 = phi ptr [ %878, %859 ], [ %827, %855 ], [ %827, %829 ]
  %883 = phi i64 [ %880, %859 ], [ %858, %855 ], [ -1, %829 ]
  %884 = getelementptr inbounds i64, ptr %882, i64 %821
  store i64 %883, ptr %884, align 8
  br label %885

885:                                              ; preds = %881, %814
  br i1 %809, label %886, label %811

886:                                              ; preds = %885, %886
  %887 = phi i64 [ %903, %886 ], [ 0, %885 ]
  %888 = getelementptr inbounds nuw i64, ptr %739, i64 %887
  %889 = load i64, ptr %888, align 8
  %890 = load i64, ptr %71, align 8
  %891 = mul nsw i64 %890, %889
  %892 = add nsw i64 %891, %815
  %893 = load i64, ptr %78, align 8
  %894 = inttoptr i64 %893 to ptr
  %895 = getelementptr inbounds i64, ptr %894, i64 %815
  %896 = load i64, ptr %895, align 8
  %897 = load i64, ptr %73, align 8
  %898 = inttoptr i64 %897 to ptr
  %899 = getelementptr inbounds i64, ptr %898, i64 %892
  store i64 %896, ptr %899, align 8
  %900 = load i64, ptr %74, align 8
  %901 = inttoptr i64 %900 to ptr
  %902 = getelementptr inbounds i32, ptr %901, i64 %892
  store i32 %810, ptr %902, align 4
  %903 = add nuw nsw i64 %887, 1
  %904 = icmp eq i64 %903, %738
  br i1 %904, label %811, label %886

905:                                              ; preds = %811, %741
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %906

906:                                              ; preds = %905, %725
  %907 = getelementptr inbounds nuw i8, ptr %123, i64 168
  %908 = load i64, ptr %907, align 8
  %909 = icmp eq i64 %908, 0
  br i1 %909, label %941, label %910

910:                                              ; preds = %906
  %911 = getelementptr inbounds nuw i8, ptr %123, i64 152
  %912 = load i64, ptr %911, align 8
  %913 = getelementptr inbounds %struct.operand, ptr %21, i64 %912
  %914 = load i64, ptr %79, align 8
  %915 = inttoptr i64 %914 to ptr
  %916 = getelementptr inbounds i8, ptr %915, i64 %126
  %917 = load i8, ptr %916, align 1
  %918 = and i8 %917, 2
  %919 = icmp eq i8 %918, 0
  br i1 %919, label %920, label %941

920:                                              ; preds = %910
  %921 = icmp sgt i64 %728, 0
  %922 = getelementptr inbounds nuw i8, ptr %123, i64 160
  %923 = load i64, ptr %922, align 8
  br i1 %921, label %924, label %926

924:                                              ; preds = %920
  %925 = sub nsw i64 0, %908
  br label %928

926:                                              ; preds = %928, %920
  %927 = phi i64 [ 0, %920 ], [ %938, %928 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %126, i64 noundef %927, ptr noundef readonly %727, i64 noundef %728, ptr noundef readonly %913, i64 noundef %923)
  br label %941

928:                                              ; preds = %928, %924
  %929 = phi i64 [ 0, %924 ], [ %938, %928 ]
  %930 = phi i64 [ 0, %924 ], [ %939, %928 ]
  %931 = getelementptr inbounds nuw i64, ptr %727, i64 %930
  %932 = load i64, ptr %931, align 8
  %933 = call fastcc i64 @get(ptr noundef readonly %913, i64 noundef %923, i64 noundef %932)
  %934 = icmp sge i64 %933, %925
  %935 = icmp slt i64 %933, %908
  %936 = and i1 %934, %935
  %937 = zext i1 %936 to i64
  %938 = add nuw nsw i64 %929, %937
  %939 = add nuw nsw i64 %930, 1
  %940 = icmp eq i64 %939, %728
  br i1 %940, label %926, label %928

941:                                              ; preds = %926, %910, %906
  %942 = load i64, ptr %123, align 8
  switch i64 %942, label %2275 [
    i64 2, label %943
    i64 3, label %943
    i64 36, label %2214
  ]

943:                                              ; preds = %941, %941
  %944 = load i64, ptr %81, align 8
  %945 = inttoptr i64 %944 to ptr
  %946 = getelementptr inbounds nuw i8, ptr %123, i64 96
  %947 = load i64, ptr %946, align 8
  %948 = getelementptr inbounds nuw i8, ptr %123, i64 104
  %949 = load i64, ptr %948, align 8
  %950 = mul nsw i64 %949, %947
  %951 = icmp eq i64 %942, 3
  %952 = load i64, ptr %19, align 8
  %953 = inttoptr i64 %952 to ptr
  %954 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %955 = load i64, ptr %954, align 8
  %956 = getelementptr inbounds %struct.operand, ptr %953, i64 %955
  %957 = load i64, ptr %956, align 8
  %958 = getelementptr inbounds nuw i8, ptr %956, i64 8
  %959 = load i64, ptr %958, align 8
  %960 = getelementptr inbounds nuw i8, ptr %123, i64 112
  %961 = load i64, ptr %960, align 8
  %962 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %963 = load i64, ptr %962, align 8
  %964 = icmp eq i64 %963, 0
  %965 = icmp sgt i64 %728, 0
  br i1 %964, label %967, label %966

966:                                              ; preds = %943
  br i1 %965, label %970, label %995

967:                                              ; preds = %943
  br i1 %965, label %968, label %995

968:                                              ; preds = %967
  %969 = trunc i64 %961 to i32
  br label %982

970:                                              ; preds = %966, %970
  %971 = phi i64 [ %980, %970 ], [ 0, %966 ]
  %972 = getelementptr inbounds nuw i64, ptr %727, i64 %971
  %973 = load i64, ptr %972, align 8
  %974 = mul nsw i64 %973, %959
  %975 = add i64 %974, %957
  %976 = inttoptr i64 %975 to ptr
  %977 = load i64, ptr %976, align 8
  %978 = add i64 %977, %961
  %979 = getelementptr inbounds nuw i64, ptr %945, i64 %971
  store i64 %978, ptr %979, align 8
  %980 = add nuw nsw i64 %971, 1
  %981 = icmp eq i64 %980, %728
  br i1 %981, label %995, label %970

982:                                              ; preds = %982, %968
  %983 = phi i64 [ 0, %968 ], [ %993, %982 ]
  %984 = getelementptr inbounds nuw i64, ptr %727, i64 %983
  %985 = load i64, ptr %984, align 8
  %986 = mul nsw i64 %985, %959
  %987 = add i64 %986, %957
  %988 = inttoptr i64 %987 to ptr
  %989 = load i32, ptr %988, align 4
  %990 = add i32 %989, %969
  %991 = zext i32 %990 to i64
  %992 = getelementptr inbounds nuw i64, ptr %945, i64 %983
  store i64 %991, ptr %992, align 8
  %993 = add nuw nsw i64 %983, 1
  %994 = icmp eq i64 %993, %728
  br i1 %994, label %995, label %982

995:                                              ; preds = %970, %982, %967, %966
  %996 = getelementptr inbounds nuw i8, ptr %123, i64 88
  %997 = load i64, ptr %996, align 8
  %998 = icmp eq i64 %997, 2
  br i1 %998, label %999, label %1054

999:                                              ; preds = %995
  %1000 = load i64, ptr %82, align 8
  %1001 = inttoptr i64 %1000 to ptr
  %1002 = load i64, ptr %945, align 8
  %1003 = lshr i64 %1002, 32
  %1004 = icmp sgt i64 %728, 1
  br i1 %1004, label %1005, label %1028

1005:                                             ; preds = %999, %1025
  %1006 = phi i64 [ %1026, %1025 ], [ 1, %999 ]
  %1007 = getelementptr inbounds nuw i64, ptr %945, i64 %1006
  %1008 = load i64, ptr %1007, align 8
  %1009 = lshr i64 %1008, 32
  %1010 = icmp eq i64 %1009, %1003
  br i1 %1010, label %1025, label %1011

1011:                                             ; preds = %1005
  %1012 = load i64, ptr %83, align 8
  %1013 = icmp eq i64 %1003, %1012
  br i1 %1013, label %4035, label %1014

1014:                                             ; preds = %1011
  %1015 = load i64, ptr %84, align 8
  %1016 = icmp sgt i64 %1015, 0
  br i1 %1016, label %1020, label %1025

1017:                                             ; preds = %1020
  %1018 = add nuw nsw i64 %1021, 1
  %1019 = icmp eq i64 %1018, %1015
  br i1 %1019, label %1025, label %1020

1020:                                             ; preds = %1014, %1017
  %1021 = phi i64 [ %1018, %1017 ], [ 0, %1014 ]
  %1022 = getelementptr inbounds nuw i64, ptr %1001, i64 %1021
  %1023 = load i64, ptr %1022, align 8
  %1024 = icmp eq i64 %1009, %1023
  br i1 %1024, label %4035, label %1017

1025:                                             ; preds = %1017, %1014, %1005
  %1026 = add nuw nsw i64 %1006, 1
  %1027 = icmp eq i64 %1026, %728
  br i1 %1027, label %1028, label %1005

1028:                                             ; preds = %1025, %999
  %1029 = load i64, ptr %83, align 8
  %1030 = icmp eq i64 %1003, %1029
  br i1 %1030, label %1034, label %1031

1031:                                             ; preds = %1028
  %1032 = load i64, ptr %84, align 8
  %1033 = icmp sgt i64 %1032, 0
  br i1 %1033, label %1049, label %1056

1034:                                             ; preds = %1028
  br i1 %965, label %1035, label %1074

1035:                                             ; preds = %1034, %1035
  %1036 = phi i64 [ %1040, %1035 ], [ 0, %1034 ]
  %1037 = getelementptr inbounds nuw i64, ptr %945, i64 %1036
  %1038 = load i64, ptr %1037, align 8
  %1039 = and i64 %1038, 4294967295
  store i64 %1039, ptr %1037, align 8
  %1040 = add nuw nsw i64 %1036, 1
  %1041 = icmp eq i64 %1040, %728
  br i1 %1041, label %1042, label %1035

1042:                                             ; preds = %1035
  %1043 = load i64, ptr %81, align 8
  %1044 = inttoptr i64 %1043 to ptr
  %1045 = load i64, ptr %1044, align 8
  br label %1061

1046:                                             ; preds = %1049
  %1047 = add nuw nsw i64 %1050, 1
  %1048 = icmp eq i64 %1047, %1032
  br i1 %1048, label %1056, label %1049

1049:                                             ; preds = %1031, %1046
  %1050 = phi i64 [ %1047, %1046 ], [ 0, %1031 ]
  %1051 = getelementptr inbounds nuw i64, ptr %1001, i64 %1050
  %1052 = load i64, ptr %1051, align 8
  %1053 = icmp eq i64 %1003, %1052
  br i1 %1053, label %4035, label %1046

1054:                                             ; preds = %995
  %1055 = icmp slt i64 %997, 0
  br i1 %1055, label %4035, label %1056

1056:                                             ; preds = %1046, %1054, %1031
  %1057 = phi i64 [ %997, %1054 ], [ 1, %1031 ], [ 1, %1046 ]
  %1058 = load i64, ptr %81, align 8
  %1059 = inttoptr i64 %1058 to ptr
  %1060 = load i64, ptr %1059, align 8
  br i1 %965, label %1061, label %1065

1061:                                             ; preds = %1056, %1042
  %1062 = phi i64 [ %1045, %1042 ], [ %1060, %1056 ]
  %1063 = phi ptr [ %1044, %1042 ], [ %1059, %1056 ]
  %1064 = phi i64 [ 0, %1042 ], [ %1057, %1056 ]
  br label %1078

1065:                                             ; preds = %1078, %1056
  %1066 = phi ptr [ %1059, %1056 ], [ %1063, %1078 ]
  %1067 = phi i64 [ %1057, %1056 ], [ %1064, %1078 ]
  %1068 = phi i64 [ %1060, %1056 ], [ %1086, %1078 ]
  %1069 = phi i64 [ 0, %1056 ], [ %1087, %1078 ]
  %1070 = phi i64 [ %1060, %1056 ], [ %1085, %1078 ]
  %1071 = add nsw i64 %950, -1
  %1072 = and i64 %1069, %1071
  %1073 = icmp eq i64 %1072, 0
  br i1 %1073, label %1090, label %4035

1074:                                             ; preds = %1034
  %1075 = load i64, ptr %81, align 8
  %1076 = inttoptr i64 %1075 to ptr
  %1077 = load i64, ptr %1076, align 8
  br label %1092

1078:                                             ; preds = %1078, %1061
  %1079 = phi i64 [ %1085, %1078 ], [ %1062, %1061 ]
  %1080 = phi i64 [ %1088, %1078 ], [ 0, %1061 ]
  %1081 = phi i64 [ %1087, %1078 ], [ 0, %1061 ]
  %1082 = phi i64 [ %1086, %1078 ], [ %1062, %1061 ]
  %1083 = getelementptr inbounds nuw i64, ptr %1063, i64 %1080
  %1084 = load i64, ptr %1083, align 8
  %1085 = call i64 @llvm.smin.i64(i64 %1084, i64 %1079)
  %1086 = call i64 @llvm.smax.i64(i64 %1084, i64 %1082)
  %1087 = or i64 %1084, %1081
  %1088 = add nuw nsw i64 %1080, 1
  %1089 = icmp eq i64 %1088, %728
  br i1 %1089, label %1065, label %1078

1090:                                             ; preds = %1065
  %1091 = icmp eq i64 %1067, 0
  br i1 %1091, label %1092, label %1136

1092:                                             ; preds = %1090, %1074
  %1093 = phi ptr [ %1076, %1074 ], [ %1066, %1090 ]
  %1094 = phi i64 [ %1077, %1074 ], [ %1068, %1090 ]
  %1095 = phi i64 [ %1077, %1074 ], [ %1070, %1090 ]
  %1096 = load i64, ptr %87, align 8
  %1097 = inttoptr i64 %1096 to ptr
  %1098 = load i64, ptr %41, align 8
  %1099 = inttoptr i64 %1098 to ptr
  %1100 = load i64, ptr %88, align 8
  %1101 = icmp sgt i64 %1100, 0
  br i1 %1101, label %1102, label %1116

1102:                                             ; preds = %1092, %1113
  %1103 = phi i64 [ %1114, %1113 ], [ 0, %1092 ]
  %1104 = shl nuw nsw i64 %1103, 4
  %1105 = getelementptr inbounds nuw i8, ptr %1097, i64 %1104
  %1106 = load i64, ptr %1105, align 8
  %1107 = icmp sgt i64 %1106, %1095
  br i1 %1107, label %1113, label %1108

1108:                                             ; preds = %1102
  %1109 = getelementptr inbounds nuw i8, ptr %1105, i64 8
  %1110 = load i64, ptr %1109, align 8
  %1111 = sub nsw i64 %1110, %950
  %1112 = icmp sgt i64 %1094, %1111
  br i1 %1112, label %1113, label %1116

1113:                                             ; preds = %1108, %1102
  %1114 = add nuw nsw i64 %1103, 1
  %1115 = icmp eq i64 %1114, %1100
  br i1 %1115, label %4035, label %1102

1116:                                             ; preds = %1108, %1092
  %1117 = phi i64 [ 0, %1092 ], [ %1103, %1108 ]
  %1118 = icmp eq i64 %1117, %1100
  br i1 %1118, label %4035, label %1119

1119:                                             ; preds = %1116
  br i1 %965, label %1123, label %1120

1120:                                             ; preds = %1123, %1119
  %1121 = load i64, ptr %46, align 8
  %1122 = inttoptr i64 %1121 to ptr
  br label %1174

1123:                                             ; preds = %1119, %1123
  %1124 = phi i64 [ %1134, %1123 ], [ 0, %1119 ]
  %1125 = getelementptr inbounds nuw i64, ptr %727, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = getelementptr inbounds i64, ptr %1099, i64 %1126
  %1128 = load i64, ptr %1127, align 8
  %1129 = load i64, ptr %89, align 8
  %1130 = mul nsw i64 %1129, %1128
  %1131 = getelementptr inbounds nuw i64, ptr %1093, i64 %1124
  %1132 = load i64, ptr %1131, align 8
  %1133 = add nsw i64 %1132, %1130
  store i64 %1133, ptr %1131, align 8
  %1134 = add nuw nsw i64 %1124, 1
  %1135 = icmp eq i64 %1134, %728
  br i1 %1135, label %1120, label %1123

1136:                                             ; preds = %1090
  %1137 = load i64, ptr %46, align 8
  %1138 = inttoptr i64 %1137 to ptr
  %1139 = load i64, ptr %85, align 8
  %1140 = icmp eq i64 %1139, 0
  br i1 %1140, label %1149, label %1141

1141:                                             ; preds = %1136
  %1142 = getelementptr inbounds %struct.region, ptr %1138, i64 %1139
  %1143 = load i64, ptr %1142, align 8
  %1144 = icmp sgt i64 %1143, %1070
  br i1 %1144, label %1149, label %1145

1145:                                             ; preds = %1141
  %1146 = getelementptr inbounds nuw i8, ptr %1142, i64 8
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp slt i64 %1070, %1147
  br i1 %1148, label %1167, label %1149

1149:                                             ; preds = %1145, %1141, %1136
  %1150 = load i64, ptr %86, align 8
  %1151 = icmp sgt i64 %1150, 1
  br i1 %1151, label %1152, label %2212

1152:                                             ; preds = %1149, %1164
  %1153 = phi i64 [ %1165, %1164 ], [ 1, %1149 ]
  %1154 = getelementptr inbounds nuw %struct.region, ptr %1138, i64 %1153
  %1155 = load i64, ptr %1154, align 8
  %1156 = icmp sgt i64 %1155, %1070
  br i1 %1156, label %1164, label %1157

1157:                                             ; preds = %1152
  %1158 = getelementptr inbounds nuw i8, ptr %1154, i64 8
  %1159 = load i64, ptr %1158, align 8
  %1160 = icmp slt i64 %1070, %1159
  br i1 %1160, label %1161, label %1164

1161:                                             ; preds = %1157
  %1162 = getelementptr inbounds nuw i8, ptr %1154, i64 8
  store i64 %1153, ptr %85, align 8
  %1163 = load i64, ptr %1162, align 8
  br label %1167

1164:                                             ; preds = %1157, %1152
  %1165 = add nuw nsw i64 %1153, 1
  %1166 = icmp eq i64 %1165, %1150
  br i1 %1166, label %2212, label %1152

1167:                                             ; preds = %1161, %1145
  %1168 = phi i64 [ %1147, %1145 ], [ %1163, %1161 ]
  %1169 = phi ptr [ %1142, %1145 ], [ %1154, %1161 ]
  %1170 = sub nsw i64 %1168, %950
  %1171 = icmp sgt i64 %1068, %1170
  br i1 %1171, label %4035, label %1172

1172:                                             ; preds = %1167
  %1173 = load i64, ptr %1169, align 8
  br label %1174

1174:                                             ; preds = %1172, %1120
  %1175 = phi i64 [ %1121, %1120 ], [ %1137, %1172 ]
  %1176 = phi ptr [ %1093, %1120 ], [ %1066, %1172 ]
  %1177 = phi i64 [ 0, %1120 ], [ %1067, %1172 ]
  %1178 = phi ptr [ %1122, %1120 ], [ %1169, %1172 ]
  %1179 = phi i64 [ 0, %1120 ], [ %1173, %1172 ]
  %1180 = getelementptr inbounds nuw i8, ptr %1178, i64 120
  %1181 = load i64, ptr %1180, align 8
  %1182 = icmp sgt i64 %1181, 1
  br i1 %1182, label %4035, label %1183

1183:                                             ; preds = %1174
  %1184 = getelementptr inbounds nuw i8, ptr %1178, i64 32
  %1185 = load i64, ptr %1184, align 8
  %1186 = icmp slt i64 %950, %1185
  br i1 %1186, label %4035, label %1187

1187:                                             ; preds = %1183
  %1188 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1185, i1 true)
  %1189 = ashr i64 %950, %1188
  %1190 = icmp sgt i64 %728, 1
  br i1 %1190, label %1191, label %1205

1191:                                             ; preds = %1187, %1191
  %1192 = phi i64 [ %1200, %1191 ], [ 1, %1187 ]
  %1193 = phi i64 [ %1201, %1191 ], [ 1, %1187 ]
  %1194 = getelementptr inbounds nuw i64, ptr %1176, i64 %1193
  %1195 = load i64, ptr %1194, align 8
  %1196 = getelementptr i8, ptr %1194, i64 -8
  %1197 = load i64, ptr %1196, align 8
  %1198 = sub nsw i64 %1195, %1197
  %1199 = icmp slt i64 %1198, %950
  %1200 = select i1 %1199, i64 0, i64 %1192
  %1201 = add nuw nsw i64 %1193, 1
  %1202 = icmp eq i64 %1201, %728
  br i1 %1202, label %1203, label %1191

1203:                                             ; preds = %1191
  %1204 = icmp ne i64 %1200, 0
  br label %1205

1205:                                             ; preds = %1203, %1187
  %1206 = phi i1 [ true, %1187 ], [ %1204, %1203 ]
  %1207 = icmp eq i64 %1177, 0
  br i1 %1207, label %1211, label %1208

1208:                                             ; preds = %1205
  %1209 = load i64, ptr %90, align 8
  %1210 = icmp ne i64 %1209, 0
  br label %1211

1211:                                             ; preds = %1208, %1205
  %1212 = phi i1 [ true, %1205 ], [ %1210, %1208 ]
  store i64 -1, ptr %91, align 8
  store i64 0, ptr %92, align 8
  %1213 = load i64, ptr %1180, align 8
  %1214 = icmp eq i64 %1213, 0
  br i1 %1214, label %1229, label %1215

1215:                                             ; preds = %1211
  %1216 = select i1 %951, i64 136, i64 128
  %1217 = getelementptr inbounds nuw i8, ptr %1178, i64 %1216
  %1218 = load i64, ptr %1217, align 8
  %1219 = inttoptr i64 %1218 to ptr
  %1220 = getelementptr inbounds i64, ptr %1219, i64 %126
  %1221 = load i64, ptr %1220, align 8
  %1222 = inttoptr i64 %1221 to ptr
  %1223 = icmp eq i64 %1221, 0
  br i1 %1223, label %1224, label %1229

1224:                                             ; preds = %1215
  %1225 = ptrtoint ptr %1178 to i64
  %1226 = sub i64 %1225, %1175
  %1227 = sdiv exact i64 %1226, 152
  store i64 %1227, ptr %91, align 8
  %1228 = select i1 %951, i64 2, i64 1
  store i64 %1228, ptr %92, align 8
  br label %4035

1229:                                             ; preds = %1215, %1211
  %1230 = phi ptr [ %1222, %1215 ], [ null, %1211 ]
  br i1 %1212, label %1231, label %1238

1231:                                             ; preds = %1229
  %1232 = load i64, ptr %93, align 8
  %1233 = shl nsw i64 %728, 1
  %1234 = add i64 %1233, 4
  %1235 = add i64 %1234, %1232
  %1236 = load i64, ptr %94, align 8
  %1237 = icmp sgt i64 %1235, %1236
  br i1 %1237, label %4035, label %1238

1238:                                             ; preds = %1231, %1229
  %1239 = getelementptr inbounds nuw i8, ptr %1178, i64 64
  %1240 = load i64, ptr %1239, align 8
  %1241 = icmp eq i64 %1240, 0
  %1242 = select i1 %1206, i1 %1241, i1 false
  %1243 = getelementptr inbounds nuw i8, ptr %1178, i64 56
  %1244 = load i64, ptr %1243, align 8
  br i1 %1242, label %1245, label %1396

1245:                                             ; preds = %1238
  %1246 = icmp eq i64 %1244, 0
  br i1 %1246, label %1247, label %1396

1247:                                             ; preds = %1245
  %1248 = getelementptr inbounds nuw i8, ptr %1178, i64 80
  %1249 = load i64, ptr %1248, align 8
  %1250 = icmp eq i64 %1249, 0
  br i1 %1250, label %1251, label %1396

1251:                                             ; preds = %1247
  %1252 = load i64, ptr %41, align 8
  %1253 = inttoptr i64 %1252 to ptr
  %1254 = load i64, ptr %64, align 8
  %1255 = inttoptr i64 %1254 to ptr
  %1256 = load i64, ptr %45, align 8
  %1257 = inttoptr i64 %1256 to ptr
  %1258 = load i64, ptr %59, align 8
  %1259 = inttoptr i64 %1258 to ptr
  %1260 = getelementptr inbounds nuw i8, ptr %1178, i64 88
  %1261 = load i64, ptr %1260, align 8
  %1262 = inttoptr i64 %1261 to ptr
  %1263 = getelementptr inbounds nuw i8, ptr %1178, i64 48
  %1264 = load i64, ptr %1263, align 8
  %1265 = inttoptr i64 %1264 to ptr
  %1266 = load i64, ptr %96, align 8
  %1267 = inttoptr i64 %1266 to ptr
  br i1 %951, label %1272, label %1268

1268:                                             ; preds = %1251
  %1269 = getelementptr inbounds nuw i8, ptr %1178, i64 40
  %1270 = load i64, ptr %1269, align 8
  %1271 = icmp eq i64 %1270, 0
  br label %1272

1272:                                             ; preds = %1268, %1251
  %1273 = phi i1 [ false, %1251 ], [ %1271, %1268 ]
  %1274 = icmp slt i64 %728, 1
  br i1 %1274, label %1683, label %1275

1275:                                             ; preds = %1272
  %1276 = getelementptr inbounds nuw i8, ptr %1178, i64 24
  %1277 = getelementptr inbounds nuw i8, ptr %1178, i64 104
  %1278 = icmp sgt i64 %1189, 0
  br label %1279

1279:                                             ; preds = %1391, %1275
  %1280 = phi i64 [ 0, %1275 ], [ %1392, %1391 ]
  %1281 = phi ptr [ %1267, %1275 ], [ %1393, %1391 ]
  %1282 = phi i64 [ 0, %1275 ], [ %1394, %1391 ]
  %1283 = getelementptr inbounds nuw i64, ptr %945, i64 %1282
  %1284 = load i64, ptr %1283, align 8
  %1285 = sub nsw i64 %1284, %1179
  %1286 = ashr i64 %1285, %1188
  %1287 = add nsw i64 %1286, %1189
  br i1 %1278, label %1288, label %1391

1288:                                             ; preds = %1279
  %1289 = load i64, ptr %1276, align 8
  %1290 = inttoptr i64 %1289 to ptr
  %1291 = mul nsw i64 %1286, 40
  %1292 = getelementptr inbounds i8, ptr %1290, i64 %1291
  %1293 = getelementptr inbounds nuw i64, ptr %727, i64 %1282
  %1294 = load i64, ptr %1293, align 8
  %1295 = getelementptr inbounds i64, ptr %1253, i64 %1294
  %1296 = getelementptr inbounds i64, ptr %1255, i64 %1294
  %1297 = getelementptr inbounds i64, ptr %1257, i64 %1294
  br label %1298

1298:                                             ; preds = %1381, %1288
  %1299 = phi i64 [ %1280, %1288 ], [ %1385, %1381 ]
  %1300 = phi ptr [ %1281, %1288 ], [ %1387, %1381 ]
  %1301 = phi i64 [ %1286, %1288 ], [ %1388, %1381 ]
  %1302 = phi ptr [ %1292, %1288 ], [ %1389, %1381 ]
  %1303 = getelementptr inbounds nuw i8, ptr %1302, i64 4
  %1304 = load i32, ptr %1303, align 4
  %1305 = icmp sgt i32 %1304, 0
  br i1 %1305, label %1310, label %1306

1306:                                             ; preds = %1298
  %1307 = getelementptr inbounds nuw i8, ptr %1302, i64 24
  %1308 = load i32, ptr %1307, align 4
  %1309 = icmp sgt i32 %1308, 0
  br i1 %1309, label %1310, label %1368

1310:                                             ; preds = %1306, %1298
  %1311 = load i64, ptr %1295, align 8
  %1312 = load i64, ptr %97, align 8
  %1313 = add nsw i64 %1312, %1311
  %1314 = load i64, ptr %1296, align 8
  %1315 = load i64, ptr %1297, align 8
  %1316 = load i64, ptr %60, align 8
  %1317 = mul nsw i64 %1316, %1315
  %1318 = getelementptr inbounds i32, ptr %1259, i64 %1317
  %1319 = load i32, ptr %1302, align 4
  %1320 = sext i32 %1319 to i64
  %1321 = icmp slt i32 %1304, 1
  br i1 %1321, label %1336, label %1322

1322:                                             ; preds = %1310
  %1323 = load i64, ptr %1277, align 8
  %1324 = icmp eq i64 %1323, 0
  br i1 %1324, label %1325, label %1330

1325:                                             ; preds = %1322
  %1326 = getelementptr inbounds nuw i8, ptr %1302, i64 8
  %1327 = load i32, ptr %1326, align 4
  %1328 = sext i32 %1327 to i64
  %1329 = icmp eq i64 %1313, %1328
  br i1 %1329, label %1330, label %1336

1330:                                             ; preds = %1325, %1322
  %1331 = icmp eq i64 %1314, %1320
  br i1 %1331, label %1336, label %1332

1332:                                             ; preds = %1330
  %1333 = getelementptr inbounds i32, ptr %1318, i64 %1320
  %1334 = load i32, ptr %1333, align 4
  %1335 = icmp sge i32 %1334, %1304
  br label %1336

1336:                                             ; preds = %1332, %1330, %1325, %1310
  %1337 = phi i1 [ %1335, %1332 ], [ true, %1310 ], [ true, %1330 ], [ false, %1325 ]
  %1338 = getelementptr inbounds nuw i8, ptr %1302, i64 20
  %1339 = load i32, ptr %1338, align 4
  %1340 = sext i32 %1339 to i64
  %1341 = getelementptr inbounds nuw i8, ptr %1302, i64 24
  %1342 = load i32, ptr %1341, align 4
  %1343 = icmp slt i32 %1342, 1
  br i1 %1343, label %1363, label %1344

1344:                                             ; preds = %1336
  %1345 = load i64, ptr %1277, align 8
  %1346 = icmp eq i64 %1345, 0
  br i1 %1346, label %1347, label %1356

1347:                                             ; preds = %1344
  %1348 = getelementptr inbounds nuw i8, ptr %1302, i64 28
  %1349 = load i32, ptr %1348, align 4
  %1350 = sext i32 %1349 to i64
  %1351 = icmp eq i64 %1313, %1350
  br i1 %1351, label %1356, label %1352

1352:                                             ; preds = %1347
  %1353 = load i64, ptr %98, align 8
  %1354 = icmp ne i64 %1353, 0
  %1355 = sext i1 %1354 to i32
  br label %1363

1356:                                             ; preds = %1347, %1344
  %1357 = icmp eq i64 %1314, %1340
  br i1 %1357, label %1363, label %1358

1358:                                             ; preds = %1356
  %1359 = getelementptr inbounds i32, ptr %1318, i64 %1340
  %1360 = load i32, ptr %1359, align 4
  %1361 = icmp sge i32 %1360, %1342
  %1362 = zext i1 %1361 to i32
  br label %1363

1363:                                             ; preds = %1358, %1356, %1352, %1336
  %1364 = phi i32 [ %1355, %1352 ], [ 1, %1336 ], [ 1, %1356 ], [ %1362, %1358 ]
  %1365 = icmp sgt i32 %1364, -1
  %1366 = select i1 %1337, i1 %1365, i1 false
  br i1 %1366, label %1367, label %1617

1367:                                             ; preds = %1363
  br i1 %951, label %1369, label %1375

1368:                                             ; preds = %1306
  br i1 %951, label %1371, label %1375

1369:                                             ; preds = %1367
  %1370 = icmp eq i32 %1364, 0
  br i1 %1370, label %1617, label %1371

1371:                                             ; preds = %1369, %1368
  %1372 = getelementptr inbounds i8, ptr %1262, i64 %1301
  %1373 = load i8, ptr %1372, align 1
  %1374 = icmp eq i8 %1373, 0
  br i1 %1374, label %1381, label %1617

1375:                                             ; preds = %1368, %1367
  %1376 = phi i32 [ 1, %1368 ], [ %1364, %1367 ]
  br i1 %1273, label %1377, label %1381

1377:                                             ; preds = %1375
  %1378 = getelementptr inbounds i8, ptr %1265, i64 %1301
  %1379 = load i8, ptr %1378, align 1
  %1380 = icmp eq i8 %1379, 0
  br i1 %1380, label %1617, label %1381

1381:                                             ; preds = %1377, %1375, %1371
  %1382 = phi i32 [ %1376, %1377 ], [ %1376, %1375 ], [ 1, %1371 ]
  %1383 = icmp eq i32 %1382, 0
  %1384 = zext i1 %1383 to i64
  %1385 = add nsw i64 %1299, %1384
  %1386 = select i1 %1383, i8 2, i8 0
  %1387 = getelementptr inbounds nuw i8, ptr %1300, i64 1
  store i8 %1386, ptr %1300, align 1
  %1388 = add nsw i64 %1301, 1
  %1389 = getelementptr inbounds nuw i8, ptr %1302, i64 40
  %1390 = icmp slt i64 %1388, %1287
  br i1 %1390, label %1298, label %1391

1391:                                             ; preds = %1381, %1279
  %1392 = phi i64 [ %1280, %1279 ], [ %1385, %1381 ]
  %1393 = phi ptr [ %1281, %1279 ], [ %1387, %1381 ]
  %1394 = add nuw nsw i64 %1282, 1
  %1395 = icmp eq i64 %1394, %728
  br i1 %1395, label %1683, label %1279

1396:                                             ; preds = %1247, %1245, %1238
  %1397 = phi i64 [ 0, %1247 ], [ %1244, %1245 ], [ %1244, %1238 ]
  %1398 = phi i64 [ 0, %1247 ], [ 0, %1245 ], [ %1240, %1238 ]
  %1399 = load i64, ptr %41, align 8
  %1400 = inttoptr i64 %1399 to ptr
  %1401 = load i64, ptr %64, align 8
  %1402 = inttoptr i64 %1401 to ptr
  %1403 = load i64, ptr %45, align 8
  %1404 = inttoptr i64 %1403 to ptr
  %1405 = load i64, ptr %59, align 8
  %1406 = inttoptr i64 %1405 to ptr
  %1407 = getelementptr inbounds nuw i8, ptr %1178, i64 24
  %1408 = load i64, ptr %1407, align 8
  %1409 = inttoptr i64 %1408 to ptr
  %1410 = inttoptr i64 %1398 to ptr
  %1411 = inttoptr i64 %1397 to ptr
  %1412 = getelementptr inbounds nuw i8, ptr %1178, i64 72
  %1413 = load i64, ptr %1412, align 8
  %1414 = inttoptr i64 %1413 to ptr
  %1415 = getelementptr inbounds nuw i8, ptr %1178, i64 88
  %1416 = load i64, ptr %1415, align 8
  %1417 = inttoptr i64 %1416 to ptr
  %1418 = getelementptr inbounds nuw i8, ptr %1178, i64 48
  %1419 = load i64, ptr %1418, align 8
  %1420 = inttoptr i64 %1419 to ptr
  %1421 = getelementptr inbounds nuw i8, ptr %1178, i64 112
  %1422 = load i64, ptr %1421, align 8
  %1423 = inttoptr i64 %1422 to ptr
  %1424 = load i64, ptr %95, align 8
  %1425 = load i64, ptr %1184, align 8
  %1426 = load i64, ptr %96, align 8
  %1427 = inttoptr i64 %1426 to ptr
  %1428 = mul nsw i64 %1189, %728
  %1429 = add nsw i64 %1424, %1428
  store i64 %1429, ptr %95, align 8
  br i1 %965, label %1430, label %1683

1430:                                             ; preds = %1396
  %1431 = icmp eq i64 %1398, 0
  %1432 = getelementptr inbounds nuw i8, ptr %1178, i64 104
  %1433 = getelementptr inbounds nuw i8, ptr %1178, i64 80
  %1434 = getelementptr inbounds nuw i8, ptr %1178, i64 40
  %1435 = icmp eq i64 %1397, 0
  %1436 = icmp slt i64 %1425, 1
  %1437 = select i1 %1435, i1 true, i1 %1436
  %1438 = icmp sgt i64 %1189, 0
  br label %1439

1439:                                             ; preds = %1611, %1430
  %1440 = phi i64 [ 0, %1430 ], [ %1612, %1611 ]
  %1441 = phi i64 [ 0, %1430 ], [ %1613, %1611 ]
  %1442 = phi i64 [ 0, %1430 ], [ %1615, %1611 ]
  %1443 = phi i64 [ 0, %1430 ], [ %1614, %1611 ]
  %1444 = getelementptr inbounds nuw i64, ptr %727, i64 %1442
  %1445 = load i64, ptr %1444, align 8
  %1446 = getelementptr inbounds nuw i64, ptr %945, i64 %1442
  %1447 = load i64, ptr %1446, align 8
  %1448 = sub nsw i64 %1447, %1179
  %1449 = ashr i64 %1448, %1188
  %1450 = getelementptr inbounds i64, ptr %1400, i64 %1445
  %1451 = load i64, ptr %1450, align 8
  %1452 = load i64, ptr %97, align 8
  %1453 = add nsw i64 %1452, %1451
  %1454 = getelementptr inbounds i64, ptr %1402, i64 %1445
  %1455 = load i64, ptr %1454, align 8
  %1456 = getelementptr inbounds i64, ptr %1404, i64 %1445
  %1457 = load i64, ptr %1456, align 8
  %1458 = load i64, ptr %60, align 8
  %1459 = mul nsw i64 %1458, %1457
  %1460 = getelementptr inbounds i32, ptr %1406, i64 %1459
  br i1 %1438, label %1461, label %1611

1461:                                             ; preds = %1439, %1600
  %1462 = phi i64 [ %1601, %1600 ], [ %1440, %1439 ]
  %1463 = phi i64 [ %1602, %1600 ], [ %1441, %1439 ]
  %1464 = phi i64 [ %1609, %1600 ], [ %1443, %1439 ]
  %1465 = phi i64 [ %1608, %1600 ], [ 0, %1439 ]
  %1466 = add nsw i64 %1465, %1449
  %1467 = mul nsw i64 %1466, 40
  %1468 = getelementptr inbounds i8, ptr %1409, i64 %1467
  br i1 %1431, label %1473, label %1469

1469:                                             ; preds = %1461
  %1470 = getelementptr inbounds i32, ptr %1410, i64 %1466
  %1471 = load i32, ptr %1470, align 4
  %1472 = icmp eq i32 %1471, 0
  br i1 %1472, label %1473, label %1617

1473:                                             ; preds = %1469, %1461
  %1474 = load i32, ptr %1468, align 4
  %1475 = sext i32 %1474 to i64
  %1476 = getelementptr inbounds nuw i8, ptr %1468, i64 4
  %1477 = load i32, ptr %1476, align 4
  %1478 = icmp slt i32 %1477, 1
  br i1 %1478, label %1493, label %1479

1479:                                             ; preds = %1473
  %1480 = load i64, ptr %1432, align 8
  %1481 = icmp eq i64 %1480, 0
  br i1 %1481, label %1482, label %1487

1482:                                             ; preds = %1479
  %1483 = getelementptr inbounds nuw i8, ptr %1468, i64 8
  %1484 = load i32, ptr %1483, align 4
  %1485 = sext i32 %1484 to i64
  %1486 = icmp eq i64 %1453, %1485
  br i1 %1486, label %1487, label %1493

1487:                                             ; preds = %1482, %1479
  %1488 = icmp eq i64 %1455, %1475
  br i1 %1488, label %1493, label %1489

1489:                                             ; preds = %1487
  %1490 = getelementptr inbounds i32, ptr %1460, i64 %1475
  %1491 = load i32, ptr %1490, align 4
  %1492 = icmp slt i32 %1491, %1477
  br label %1493

1493:                                             ; preds = %1489, %1487, %1482, %1473
  %1494 = phi i1 [ %1492, %1489 ], [ false, %1473 ], [ false, %1487 ], [ true, %1482 ]
  %1495 = getelementptr inbounds nuw i8, ptr %1468, i64 20
  %1496 = load i32, ptr %1495, align 4
  %1497 = sext i32 %1496 to i64
  %1498 = getelementptr inbounds nuw i8, ptr %1468, i64 24
  %1499 = load i32, ptr %1498, align 4
  %1500 = icmp slt i32 %1499, 1
  br i1 %1500, label %1520, label %1501

1501:                                             ; preds = %1493
  %1502 = load i64, ptr %1432, align 8
  %1503 = icmp eq i64 %1502, 0
  br i1 %1503, label %1504, label %1513

1504:                                             ; preds = %1501
  %1505 = getelementptr inbounds nuw i8, ptr %1468, i64 28
  %1506 = load i32, ptr %1505, align 4
  %1507 = sext i32 %1506 to i64
  %1508 = icmp eq i64 %1453, %1507
  br i1 %1508, label %1513, label %1509

1509:                                             ; preds = %1504
  %1510 = load i64, ptr %98, align 8
  %1511 = icmp ne i64 %1510, 0
  %1512 = sext i1 %1511 to i32
  br label %1520

1513:                                             ; preds = %1504, %1501
  %1514 = icmp eq i64 %1455, %1497
  br i1 %1514, label %1520, label %1515

1515:                                             ; preds = %1513
  %1516 = getelementptr inbounds i32, ptr %1460, i64 %1497
  %1517 = load i32, ptr %1516, align 4
  %1518 = icmp sge i32 %1517, %1499
  %1519 = zext i1 %1518 to i32
  br label %1520

1520:                                             ; preds = %1515, %1513, %1509, %1493
  %1521 = phi i32 [ %1512, %1509 ], [ 1, %1493 ], [ 1, %1513 ], [ %1519, %1515 ]
  %1522 = icmp slt i32 %1521, 0
  %1523 = select i1 %1494, i1 true, i1 %1522
  br i1 %1523, label %1617, label %1524

1524:                                             ; preds = %1520
  br i1 %951, label %1525, label %1568

1525:                                             ; preds = %1524
  %1526 = icmp eq i32 %1521, 0
  br i1 %1526, label %1617, label %1527

1527:                                             ; preds = %1525
  %1528 = getelementptr inbounds i8, ptr %1417, i64 %1466
  %1529 = load i8, ptr %1528, align 1
  %1530 = icmp eq i8 %1529, 0
  br i1 %1530, label %1531, label %1617

1531:                                             ; preds = %1527
  %1532 = getelementptr inbounds i64, ptr %1423, i64 %1466
  %1533 = load i64, ptr %1532, align 8
  %1534 = icmp slt i64 %1533, %1424
  br i1 %1534, label %1535, label %1617

1535:                                             ; preds = %1531
  %1536 = load i64, ptr %1433, align 8
  %1537 = icmp sgt i64 %1536, 0
  br i1 %1537, label %1538, label %1600

1538:                                             ; preds = %1535
  %1539 = mul nsw i64 %1466, 20
  br label %1540

1540:                                             ; preds = %1565, %1538
  %1541 = phi i64 [ 0, %1538 ], [ %1566, %1565 ]
  %1542 = getelementptr inbounds nuw i64, ptr %1414, i64 %1541
  %1543 = load i64, ptr %1542, align 8
  %1544 = inttoptr i64 %1543 to ptr
  %1545 = getelementptr inbounds i8, ptr %1544, i64 %1539
  %1546 = load i32, ptr %1545, align 4
  %1547 = sext i32 %1546 to i64
  %1548 = getelementptr inbounds nuw i8, ptr %1545, i64 4
  %1549 = load i32, ptr %1548, align 4
  %1550 = icmp slt i32 %1549, 1
  br i1 %1550, label %1565, label %1551

1551:                                             ; preds = %1540
  %1552 = load i64, ptr %1432, align 8
  %1553 = icmp eq i64 %1552, 0
  br i1 %1553, label %1554, label %1559

1554:                                             ; preds = %1551
  %1555 = getelementptr inbounds nuw i8, ptr %1545, i64 8
  %1556 = load i32, ptr %1555, align 4
  %1557 = sext i32 %1556 to i64
  %1558 = icmp eq i64 %1453, %1557
  br i1 %1558, label %1559, label %1617

1559:                                             ; preds = %1554, %1551
  %1560 = icmp eq i64 %1455, %1547
  br i1 %1560, label %1565, label %1561

1561:                                             ; preds = %1559
  %1562 = getelementptr inbounds i32, ptr %1460, i64 %1547
  %1563 = load i32, ptr %1562, align 4
  %1564 = icmp slt i32 %1563, %1549
  br i1 %1564, label %1617, label %1565

1565:                                             ; preds = %1561, %1559, %1540
  %1566 = add nuw nsw i64 %1541, 1
  %1567 = icmp eq i64 %1566, %1536
  br i1 %1567, label %1600, label %1540

1568:                                             ; preds = %1524
  %1569 = load i64, ptr %1434, align 8
  %1570 = icmp eq i64 %1569, 0
  br i1 %1570, label %1571, label %1575

1571:                                             ; preds = %1568
  %1572 = getelementptr inbounds i8, ptr %1420, i64 %1466
  %1573 = load i8, ptr %1572, align 1
  %1574 = icmp eq i8 %1573, 0
  br i1 %1574, label %1617, label %1575

1575:                                             ; preds = %1571, %1568
  br i1 %1437, label %1587, label %1576

1576:                                             ; preds = %1575
  %1577 = mul nsw i64 %1466, %1425
  %1578 = getelementptr i32, ptr %1411, i64 %1577
  br label %1582

1579:                                             ; preds = %1582
  %1580 = add nuw nsw i64 %1583, 1
  %1581 = icmp eq i64 %1580, %1425
  br i1 %1581, label %1587, label %1582

1582:                                             ; preds = %1579, %1576
  %1583 = phi i64 [ 0, %1576 ], [ %1580, %1579 ]
  %1584 = getelementptr i32, ptr %1578, i64 %1583
  %1585 = load i32, ptr %1584, align 4
  %1586 = icmp eq i32 %1585, 0
  br i1 %1586, label %1579, label %1617

1587:                                             ; preds = %1579, %1575
  %1588 = icmp eq i32 %1521, 0
  %1589 = zext i1 %1588 to i64
  %1590 = add nsw i64 %1462, %1589
  %1591 = getelementptr inbounds i64, ptr %1423, i64 %1466
  %1592 = load i64, ptr %1591, align 8
  %1593 = icmp slt i64 %1592, %1424
  br i1 %1593, label %1600, label %1594

1594:                                             ; preds = %1587
  %1595 = sub nsw i64 %1592, %1424
  %1596 = getelementptr inbounds nuw i8, ptr %1427, i64 %1595
  %1597 = load i8, ptr %1596, align 1
  %1598 = or i8 %1597, 1
  store i8 %1598, ptr %1596, align 1
  %1599 = add nsw i64 %1463, 1
  br label %1600

1600:                                             ; preds = %1565, %1594, %1587, %1535
  %1601 = phi i64 [ %1590, %1587 ], [ %1590, %1594 ], [ %1462, %1535 ], [ %1462, %1565 ]
  %1602 = phi i64 [ %1463, %1587 ], [ %1599, %1594 ], [ %1463, %1535 ], [ %1463, %1565 ]
  %1603 = icmp eq i32 %1521, 0
  %1604 = select i1 %1603, i8 2, i8 0
  %1605 = getelementptr inbounds i8, ptr %1427, i64 %1464
  store i8 %1604, ptr %1605, align 1
  %1606 = add nsw i64 %1464, %1424
  %1607 = getelementptr inbounds i64, ptr %1423, i64 %1466
  store i64 %1606, ptr %1607, align 8
  %1608 = add nuw nsw i64 %1465, 1
  %1609 = add nsw i64 %1464, 1
  %1610 = icmp eq i64 %1608, %1189
  br i1 %1610, label %1611, label %1461

1611:                                             ; preds = %1600, %1439
  %1612 = phi i64 [ %1440, %1439 ], [ %1601, %1600 ]
  %1613 = phi i64 [ %1441, %1439 ], [ %1602, %1600 ]
  %1614 = phi i64 [ %1443, %1439 ], [ %1609, %1600 ]
  %1615 = add nuw nsw i64 %1442, 1
  %1616 = icmp eq i64 %1615, %728
  br i1 %1616, label %1683, label %1439

1617:                                             ; preds = %1571, %1531, %1527, %1525, %1520, %1469, %1377, %1371, %1369, %1363, %1582, %1561, %1554
  %1618 = load i64, ptr %99, align 8
  %1619 = inttoptr i64 %1618 to ptr
  %1620 = getelementptr inbounds i64, ptr %1619, i64 %126
  %1621 = load i64, ptr %1620, align 8
  %1622 = load i64, ptr %1184, align 8
  %1623 = load i64, ptr %100, align 8
  %1624 = icmp slt i64 %1621, %1623
  br i1 %1624, label %4035, label %1625

1625:                                             ; preds = %1617
  %1626 = load i64, ptr %101, align 8
  %1627 = srem i64 %1621, %1626
  %1628 = icmp eq i64 %1627, 0
  br i1 %1628, label %4035, label %1629

1629:                                             ; preds = %1625
  br i1 %1207, label %1630, label %1634

1630:                                             ; preds = %1629
  %1631 = getelementptr inbounds nuw i8, ptr %1178, i64 104
  %1632 = load i64, ptr %1631, align 8
  %1633 = icmp eq i64 %1632, 0
  br i1 %1633, label %4035, label %1634

1634:                                             ; preds = %1630, %1629
  %1635 = getelementptr inbounds nuw i8, ptr %1178, i64 48
  %1636 = load i64, ptr %1635, align 8
  %1637 = inttoptr i64 %1636 to ptr
  %1638 = load i64, ptr %1243, align 8
  %1639 = inttoptr i64 %1638 to ptr
  br i1 %965, label %1640, label %1681

1640:                                             ; preds = %1634
  %1641 = getelementptr inbounds nuw i8, ptr %1178, i64 40
  %1642 = icmp eq i64 %1638, 0
  %1643 = icmp slt i64 %1622, 1
  %1644 = select i1 %1642, i1 true, i1 %1643
  %1645 = icmp slt i64 %1189, 1
  %1646 = select i1 %951, i1 true, i1 %1645
  br label %1647

1647:                                             ; preds = %1678, %1640
  %1648 = phi i64 [ 0, %1640 ], [ %1679, %1678 ]
  %1649 = getelementptr inbounds nuw i64, ptr %945, i64 %1648
  %1650 = load i64, ptr %1649, align 8
  %1651 = sub nsw i64 %1650, %1179
  %1652 = ashr i64 %1651, %1188
  %1653 = add nsw i64 %1652, %1189
  br i1 %1646, label %1678, label %1654

1654:                                             ; preds = %1647
  %1655 = load i64, ptr %1641, align 8
  %1656 = icmp eq i64 %1655, 0
  br label %1657

1657:                                             ; preds = %1675, %1654
  %1658 = phi i64 [ %1652, %1654 ], [ %1676, %1675 ]
  br i1 %1656, label %1659, label %1663

1659:                                             ; preds = %1657
  %1660 = getelementptr inbounds i8, ptr %1637, i64 %1658
  %1661 = load i8, ptr %1660, align 1
  %1662 = icmp eq i8 %1661, 0
  br i1 %1662, label %4035, label %1663

1663:                                             ; preds = %1659, %1657
  br i1 %1644, label %1675, label %1664

1664:                                             ; preds = %1663
  %1665 = mul nsw i64 %1658, %1622
  %1666 = getelementptr i32, ptr %1639, i64 %1665
  br label %1670

1667:                                             ; preds = %1670
  %1668 = add nuw nsw i64 %1671, 1
  %1669 = icmp eq i64 %1668, %1622
  br i1 %1669, label %1675, label %1670

1670:                                             ; preds = %1667, %1664
  %1671 = phi i64 [ 0, %1664 ], [ %1668, %1667 ]
  %1672 = getelementptr i32, ptr %1666, i64 %1671
  %1673 = load i32, ptr %1672, align 4
  %1674 = icmp eq i32 %1673, 0
  br i1 %1674, label %1667, label %4035

1675:                                             ; preds = %1667, %1663
  %1676 = add nsw i64 %1658, 1
  %1677 = icmp slt i64 %1676, %1653
  br i1 %1677, label %1657, label %1678

1678:                                             ; preds = %1675, %1647
  %1679 = add nuw nsw i64 %1648, 1
  %1680 = icmp eq i64 %1679, %728
  br i1 %1680, label %1681, label %1647

1681:                                             ; preds = %1678, %1634
  %1682 = add nsw i64 %1621, 1
  store i64 %1682, ptr %1620, align 8
  br label %1683

1683:                                             ; preds = %1611, %1391, %1681, %1396, %1272
  %1684 = phi i1 [ true, %1681 ], [ false, %1272 ], [ false, %1391 ], [ false, %1396 ], [ false, %1611 ]
  %1685 = phi i1 [ %951, %1681 ], [ false, %1272 ], [ false, %1391 ], [ false, %1396 ], [ false, %1611 ]
  %1686 = phi i64 [ 0, %1681 ], [ 0, %1272 ], [ %1392, %1391 ], [ 0, %1396 ], [ %1612, %1611 ]
  %1687 = phi i64 [ 0, %1681 ], [ 0, %1272 ], [ 0, %1391 ], [ 0, %1396 ], [ %1613, %1611 ]
  %1688 = getelementptr inbounds nuw i8, ptr %1178, i64 96
  %1689 = load i64, ptr %1688, align 8
  %1690 = inttoptr i64 %1689 to ptr
  br i1 %951, label %1705, label %1691

1691:                                             ; preds = %1683
  %1692 = getelementptr inbounds nuw i8, ptr %1690, i64 8
  %1693 = load i64, ptr %1692, align 8
  %1694 = add i64 %1687, %1686
  %1695 = add i64 %1694, %1693
  %1696 = getelementptr inbounds nuw i8, ptr %1690, i64 16
  %1697 = load i64, ptr %1696, align 8
  %1698 = icmp sgt i64 %1695, %1697
  br i1 %1698, label %1699, label %1782

1699:                                             ; preds = %1691
  %1700 = getelementptr inbounds nuw i8, ptr %1690, i64 24
  store i64 %1695, ptr %1700, align 8
  %1701 = load i64, ptr %46, align 8
  %1702 = ptrtoint ptr %1178 to i64
  %1703 = sub i64 %1702, %1701
  %1704 = sdiv exact i64 %1703, 152
  store i64 %1704, ptr %91, align 8
  br label %4035

1705:                                             ; preds = %1683
  br i1 %1685, label %1706, label %1782

1706:                                             ; preds = %1705
  %1707 = getelementptr inbounds nuw i8, ptr %1178, i64 88
  %1708 = load i64, ptr %1707, align 8
  %1709 = inttoptr i64 %1708 to ptr
  %1710 = getelementptr inbounds nuw i8, ptr %1690, i64 8
  %1711 = load i64, ptr %1710, align 8
  %1712 = icmp eq i64 %1711, 0
  br i1 %1712, label %1782, label %1713

1713:                                             ; preds = %1706
  %1714 = icmp sgt i64 %1189, 0
  %1715 = call i64 @llvm.smax.i64(i64 %728, i64 0)
  br label %1716

1716:                                             ; preds = %1733, %1713
  %1717 = phi i64 [ %1734, %1733 ], [ %1711, %1713 ]
  %1718 = phi i64 [ %1735, %1733 ], [ 0, %1713 ]
  %1719 = phi i64 [ %1736, %1733 ], [ 0, %1713 ]
  %1720 = icmp eq i64 %1719, %1715
  br i1 %1720, label %1721, label %1725

1721:                                             ; preds = %1716
  %1722 = icmp eq i64 %1718, 0
  br i1 %1722, label %1782, label %1747

1723:                                             ; preds = %1733
  %1724 = icmp eq i64 %1735, 0
  br i1 %1724, label %1782, label %1751

1725:                                             ; preds = %1716
  %1726 = getelementptr inbounds nuw i64, ptr %945, i64 %1719
  %1727 = load i64, ptr %1726, align 8
  %1728 = sub nsw i64 %1727, %1179
  %1729 = ashr i64 %1728, %1188
  %1730 = add nsw i64 %1729, %1189
  br i1 %1714, label %1738, label %1733

1731:                                             ; preds = %1738
  %1732 = load i64, ptr %1710, align 8
  br label %1733

1733:                                             ; preds = %1731, %1725
  %1734 = phi i64 [ %1717, %1725 ], [ %1732, %1731 ]
  %1735 = phi i64 [ %1718, %1725 ], [ %1744, %1731 ]
  %1736 = add nuw i64 %1719, 1
  %1737 = icmp eq i64 %1734, 0
  br i1 %1737, label %1723, label %1716

1738:                                             ; preds = %1725, %1738
  %1739 = phi i64 [ %1744, %1738 ], [ %1718, %1725 ]
  %1740 = phi i64 [ %1745, %1738 ], [ %1729, %1725 ]
  %1741 = getelementptr inbounds i8, ptr %1709, i64 %1740
  %1742 = load i8, ptr %1741, align 1
  %1743 = zext i8 %1742 to i64
  %1744 = or i64 %1739, %1743
  store i8 0, ptr %1741, align 1
  %1745 = add nsw i64 %1740, 1
  %1746 = icmp slt i64 %1745, %1730
  br i1 %1746, label %1738, label %1731

1747:                                             ; preds = %1721
  %1748 = load i64, ptr %1690, align 8
  %1749 = inttoptr i64 %1748 to ptr
  %1750 = icmp sgt i64 %1717, 0
  br i1 %1750, label %1753, label %1751

1751:                                             ; preds = %1777, %1747, %1723
  %1752 = phi i64 [ 0, %1747 ], [ 0, %1723 ], [ %1779, %1777 ]
  store i64 %1752, ptr %1710, align 8
  br label %1782

1753:                                             ; preds = %1747, %1777
  %1754 = phi i64 [ %1778, %1777 ], [ %1717, %1747 ]
  %1755 = phi i64 [ %1780, %1777 ], [ 0, %1747 ]
  %1756 = phi i64 [ %1779, %1777 ], [ 0, %1747 ]
  %1757 = mul nuw nsw i64 %1755, 24
  %1758 = getelementptr inbounds nuw i8, ptr %1749, i64 %1757
  %1759 = load i32, ptr %1758, align 4
  %1760 = sext i32 %1759 to i64
  %1761 = getelementptr inbounds i8, ptr %1709, i64 %1760
  %1762 = load i8, ptr %1761, align 1
  %1763 = icmp eq i8 %1762, 0
  br i1 %1763, label %1777, label %1764

1764:                                             ; preds = %1753
  %1765 = mul i64 %1756, 24
  %1766 = getelementptr i8, ptr %1749, i64 %1765
  br label %1770

1767:                                             ; preds = %1770
  %1768 = add nsw i64 %1756, 1
  %1769 = load i64, ptr %1710, align 8
  br label %1777

1770:                                             ; preds = %1770, %1764
  %1771 = phi i64 [ 0, %1764 ], [ %1775, %1770 ]
  %1772 = getelementptr inbounds nuw i32, ptr %1758, i64 %1771
  %1773 = load i32, ptr %1772, align 4
  %1774 = getelementptr i32, ptr %1766, i64 %1771
  store i32 %1773, ptr %1774, align 4
  %1775 = add nuw nsw i64 %1771, 1
  %1776 = icmp eq i64 %1775, 6
  br i1 %1776, label %1767, label %1770

1777:                                             ; preds = %1767, %1753
  %1778 = phi i64 [ %1769, %1767 ], [ %1754, %1753 ]
  %1779 = phi i64 [ %1768, %1767 ], [ %1756, %1753 ]
  %1780 = add nuw nsw i64 %1755, 1
  %1781 = icmp slt i64 %1780, %1778
  br i1 %1781, label %1753, label %1751

1782:                                             ; preds = %1751, %1723, %1721, %1706, %1705, %1691
  %1783 = load i64, ptr %41, align 8
  %1784 = inttoptr i64 %1783 to ptr
  %1785 = load i64, ptr %64, align 8
  %1786 = inttoptr i64 %1785 to ptr
  %1787 = load i64, ptr %58, align 8
  %1788 = inttoptr i64 %1787 to ptr
  %1789 = load i64, ptr %96, align 8
  %1790 = inttoptr i64 %1789 to ptr
  %1791 = load i64, ptr %1688, align 8
  %1792 = inttoptr i64 %1791 to ptr
  %1793 = getelementptr inbounds nuw i8, ptr %1178, i64 24
  %1794 = load i64, ptr %1793, align 8
  %1795 = inttoptr i64 %1794 to ptr
  %1796 = load i64, ptr %1243, align 8
  %1797 = inttoptr i64 %1796 to ptr
  %1798 = getelementptr inbounds nuw i8, ptr %1178, i64 72
  %1799 = load i64, ptr %1798, align 8
  %1800 = inttoptr i64 %1799 to ptr
  %1801 = load i64, ptr %1184, align 8
  br i1 %1684, label %1805, label %1802

1802:                                             ; preds = %1782
  %1803 = getelementptr inbounds nuw i8, ptr %1178, i64 80
  %1804 = load i64, ptr %1803, align 8
  br label %1805

1805:                                             ; preds = %1802, %1782
  %1806 = phi i64 [ %1804, %1802 ], [ 0, %1782 ]
  br i1 %951, label %1807, label %1815

1807:                                             ; preds = %1805
  %1808 = getelementptr inbounds nuw i8, ptr %1178, i64 40
  %1809 = load i64, ptr %1808, align 8
  %1810 = icmp eq i64 %1809, 0
  br i1 %1810, label %1811, label %1815

1811:                                             ; preds = %1807
  %1812 = getelementptr inbounds nuw i8, ptr %1178, i64 48
  %1813 = load i64, ptr %1812, align 8
  %1814 = inttoptr i64 %1813 to ptr
  br label %1815

1815:                                             ; preds = %1811, %1807, %1805
  %1816 = phi ptr [ %1814, %1811 ], [ null, %1807 ], [ null, %1805 ]
  %1817 = icmp eq i64 %1686, 0
  br i1 %1817, label %1823, label %1818

1818:                                             ; preds = %1815
  %1819 = getelementptr inbounds nuw i8, ptr %1792, i64 8
  %1820 = getelementptr inbounds nuw i8, ptr %1178, i64 88
  br i1 %965, label %1821, label %1881

1821:                                             ; preds = %1818
  %1822 = icmp sgt i64 %1189, 0
  br label %1834

1823:                                             ; preds = %1843, %1815
  br i1 %965, label %1824, label %1881

1824:                                             ; preds = %1823
  %1825 = trunc i64 %126 to i32
  %1826 = icmp sgt i64 %1806, 0
  %1827 = icmp eq ptr %1816, null
  %1828 = icmp ne i64 %1796, 0
  %1829 = icmp sgt i64 %1801, 0
  %1830 = select i1 %1828, i1 %1829, i1 false
  %1831 = icmp sgt i64 %1189, 0
  %1832 = select i1 %951, i64 0, i64 5
  %1833 = shl i64 %1801, 2
  br label %1889

1834:                                             ; preds = %1843, %1821
  %1835 = phi i64 [ 0, %1821 ], [ %1844, %1843 ]
  %1836 = phi i64 [ 0, %1821 ], [ %1845, %1843 ]
  %1837 = getelementptr inbounds nuw i64, ptr %945, i64 %1836
  %1838 = load i64, ptr %1837, align 8
  %1839 = sub nsw i64 %1838, %1179
  %1840 = ashr i64 %1839, %1188
  br i1 %1822, label %1847, label %1843

1841:                                             ; preds = %1877
  %1842 = add i64 %1835, %1189
  br label %1843

1843:                                             ; preds = %1841, %1834
  %1844 = phi i64 [ %1835, %1834 ], [ %1842, %1841 ]
  %1845 = add nuw nsw i64 %1836, 1
  %1846 = icmp eq i64 %1845, %728
  br i1 %1846, label %1823, label %1834

1847:                                             ; preds = %1834, %1877
  %1848 = phi i64 [ %1879, %1877 ], [ %1835, %1834 ]
  %1849 = phi i64 [ %1878, %1877 ], [ 0, %1834 ]
  %1850 = getelementptr inbounds i8, ptr %1790, i64 %1848
  %1851 = load i8, ptr %1850, align 1
  %1852 = and i8 %1851, 2
  %1853 = icmp eq i8 %1852, 0
  br i1 %1853, label %1877, label %1854

1854:                                             ; preds = %1847
  %1855 = add nsw i64 %1849, %1840
  %1856 = mul nsw i64 %1855, 40
  %1857 = getelementptr inbounds i8, ptr %1795, i64 %1856
  %1858 = getelementptr inbounds nuw i8, ptr %1857, i64 20
  %1859 = load i64, ptr %1792, align 8
  %1860 = inttoptr i64 %1859 to ptr
  %1861 = load i64, ptr %1819, align 8
  %1862 = add nsw i64 %1861, 1
  store i64 %1862, ptr %1819, align 8
  %1863 = mul nsw i64 %1861, 24
  %1864 = getelementptr inbounds i8, ptr %1860, i64 %1863
  %1865 = trunc i64 %1855 to i32
  store i32 %1865, ptr %1864, align 4
  br label %1870

1866:                                             ; preds = %1870
  %1867 = load i64, ptr %1820, align 8
  %1868 = inttoptr i64 %1867 to ptr
  %1869 = getelementptr inbounds i8, ptr %1868, i64 %1855
  store i8 1, ptr %1869, align 1
  br label %1877

1870:                                             ; preds = %1870, %1854
  %1871 = phi i64 [ 0, %1854 ], [ %1874, %1870 ]
  %1872 = getelementptr inbounds nuw i32, ptr %1858, i64 %1871
  %1873 = load i32, ptr %1872, align 4
  %1874 = add nuw nsw i64 %1871, 1
  %1875 = getelementptr inbounds nuw i32, ptr %1864, i64 %1874
  store i32 %1873, ptr %1875, align 4
  %1876 = icmp eq i64 %1874, 5
  br i1 %1876, label %1866, label %1870

1877:                                             ; preds = %1866, %1847
  %1878 = add nuw nsw i64 %1849, 1
  %1879 = add nsw i64 %1848, 1
  %1880 = icmp eq i64 %1878, %1189
  br i1 %1880, label %1841, label %1847

1881:                                             ; preds = %1908, %1823, %1818
  %1882 = icmp eq i64 %1687, 0
  br i1 %1882, label %2000, label %1883

1883:                                             ; preds = %1881
  %1884 = getelementptr inbounds nuw i8, ptr %1792, i64 8
  %1885 = trunc i64 %126 to i32
  %1886 = getelementptr inbounds nuw i8, ptr %1178, i64 88
  br i1 %965, label %1887, label %2027

1887:                                             ; preds = %1883
  %1888 = icmp sgt i64 %1189, 0
  br label %1946

1889:                                             ; preds = %1908, %1824
  %1890 = phi i64 [ 0, %1824 ], [ %1909, %1908 ]
  %1891 = getelementptr inbounds nuw i64, ptr %727, i64 %1890
  %1892 = load i64, ptr %1891, align 8
  %1893 = getelementptr inbounds nuw i64, ptr %945, i64 %1890
  %1894 = load i64, ptr %1893, align 8
  %1895 = sub nsw i64 %1894, %1179
  %1896 = ashr i64 %1895, %1188
  %1897 = getelementptr inbounds i64, ptr %1786, i64 %1892
  %1898 = load i64, ptr %1897, align 8
  %1899 = trunc i64 %1898 to i32
  %1900 = getelementptr inbounds i32, ptr %1788, i64 %1892
  %1901 = load i32, ptr %1900, align 4
  %1902 = getelementptr inbounds i64, ptr %1784, i64 %1892
  %1903 = load i64, ptr %1902, align 8
  %1904 = load i64, ptr %97, align 8
  %1905 = add nsw i64 %1904, %1903
  %1906 = trunc i64 %1905 to i32
  %1907 = add nsw i64 %1896, %1189
  br i1 %1831, label %1911, label %1908

1908:                                             ; preds = %1942, %1889
  %1909 = add nuw nsw i64 %1890, 1
  %1910 = icmp eq i64 %1909, %728
  br i1 %1910, label %1881, label %1889

1911:                                             ; preds = %1889, %1942
  %1912 = phi i64 [ %1945, %1942 ], [ 0, %1889 ]
  %1913 = phi i64 [ %1943, %1942 ], [ %1896, %1889 ]
  %1914 = add i64 %1912, %1896
  %1915 = mul i64 %1914, %1833
  %1916 = getelementptr i8, ptr %1797, i64 %1915
  %1917 = mul nsw i64 %1913, 40
  %1918 = getelementptr inbounds i8, ptr %1795, i64 %1917
  %1919 = getelementptr inbounds nuw i32, ptr %1918, i64 %1832
  store i32 %1899, ptr %1919, align 4
  %1920 = getelementptr inbounds nuw i8, ptr %1919, i64 4
  store i32 %1901, ptr %1920, align 4
  %1921 = getelementptr inbounds nuw i8, ptr %1919, i64 8
  store i32 %1906, ptr %1921, align 4
  %1922 = getelementptr inbounds nuw i8, ptr %1919, i64 12
  store i32 %1825, ptr %1922, align 4
  %1923 = getelementptr inbounds nuw i8, ptr %1919, i64 16
  store i32 1, ptr %1923, align 4
  br i1 %951, label %1924, label %1942

1924:                                             ; preds = %1911
  %1925 = getelementptr inbounds nuw i8, ptr %1918, i64 24
  store i32 0, ptr %1925, align 4
  br i1 %1826, label %1926, label %1928

1926:                                             ; preds = %1924
  %1927 = mul i64 %1913, 20
  br label %1929

1928:                                             ; preds = %1929, %1924
  br i1 %1827, label %1940, label %1938

1929:                                             ; preds = %1929, %1926
  %1930 = phi i64 [ 0, %1926 ], [ %1936, %1929 ]
  %1931 = getelementptr inbounds nuw i64, ptr %1800, i64 %1930
  %1932 = load i64, ptr %1931, align 8
  %1933 = inttoptr i64 %1932 to ptr
  %1934 = getelementptr i8, ptr %1933, i64 %1927
  %1935 = getelementptr i8, ptr %1934, i64 4
  store i32 0, ptr %1935, align 4
  %1936 = add nuw nsw i64 %1930, 1
  %1937 = icmp eq i64 %1936, %1806
  br i1 %1937, label %1928, label %1929

1938:                                             ; preds = %1928
  %1939 = getelementptr inbounds i8, ptr %1816, i64 %1913
  store i8 1, ptr %1939, align 1
  br label %1940

1940:                                             ; preds = %1938, %1928
  br i1 %1830, label %1941, label %1942

1941:                                             ; preds = %1940
  call void @llvm.memset.p0.i64(ptr align 4 %1916, i8 0, i64 %1833, i1 false)
  br label %1942

1942:                                             ; preds = %1941, %1940, %1911
  %1943 = add nsw i64 %1913, 1
  %1944 = icmp slt i64 %1943, %1907
  %1945 = add i64 %1912, 1
  br i1 %1944, label %1911, label %1908

1946:                                             ; preds = %1961, %1887
  %1947 = phi i64 [ 0, %1887 ], [ %1963, %1961 ]
  %1948 = phi i64 [ 0, %1887 ], [ %1962, %1961 ]
  %1949 = getelementptr inbounds nuw i64, ptr %945, i64 %1947
  %1950 = load i64, ptr %1949, align 8
  %1951 = sub nsw i64 %1950, %1179
  %1952 = ashr i64 %1951, %1188
  br i1 %1888, label %1953, label %1961

1953:                                             ; preds = %1946
  %1954 = getelementptr inbounds nuw i64, ptr %727, i64 %1947
  %1955 = load i64, ptr %1954, align 8
  %1956 = getelementptr inbounds i64, ptr %1786, i64 %1955
  %1957 = getelementptr inbounds i32, ptr %1788, i64 %1955
  %1958 = getelementptr inbounds i64, ptr %1784, i64 %1955
  br label %1965

1959:                                             ; preds = %1996
  %1960 = add i64 %1948, %1189
  br label %1961

1961:                                             ; preds = %1959, %1946
  %1962 = phi i64 [ %1948, %1946 ], [ %1960, %1959 ]
  %1963 = add nuw nsw i64 %1947, 1
  %1964 = icmp eq i64 %1963, %728
  br i1 %1964, label %2000, label %1946

1965:                                             ; preds = %1996, %1953
  %1966 = phi i64 [ 0, %1953 ], [ %1997, %1996 ]
  %1967 = phi i64 [ %1948, %1953 ], [ %1998, %1996 ]
  %1968 = getelementptr inbounds i8, ptr %1790, i64 %1967
  %1969 = load i8, ptr %1968, align 1
  %1970 = and i8 %1969, 1
  %1971 = icmp eq i8 %1970, 0
  br i1 %1971, label %1996, label %1972

1972:                                             ; preds = %1965
  %1973 = load i64, ptr %1792, align 8
  %1974 = inttoptr i64 %1973 to ptr
  %1975 = load i64, ptr %1884, align 8
  %1976 = add nsw i64 %1975, 1
  store i64 %1976, ptr %1884, align 8
  %1977 = mul nsw i64 %1975, 24
  %1978 = getelementptr inbounds i8, ptr %1974, i64 %1977
  %1979 = add nsw i64 %1966, %1952
  %1980 = trunc i64 %1979 to i32
  store i32 %1980, ptr %1978, align 4
  %1981 = load i64, ptr %1956, align 8
  %1982 = trunc i64 %1981 to i32
  %1983 = getelementptr inbounds nuw i8, ptr %1978, i64 4
  store i32 %1982, ptr %1983, align 4
  %1984 = load i32, ptr %1957, align 4
  %1985 = getelementptr inbounds nuw i8, ptr %1978, i64 8
  store i32 %1984, ptr %1985, align 4
  %1986 = load i64, ptr %1958, align 8
  %1987 = load i64, ptr %97, align 8
  %1988 = add nsw i64 %1987, %1986
  %1989 = trunc i64 %1988 to i32
  %1990 = getelementptr inbounds nuw i8, ptr %1978, i64 12
  store i32 %1989, ptr %1990, align 4
  %1991 = getelementptr inbounds nuw i8, ptr %1978, i64 16
  store i32 %1885, ptr %1991, align 4
  %1992 = getelementptr inbounds nuw i8, ptr %1978, i64 20
  store i32 1, ptr %1992, align 4
  %1993 = load i64, ptr %1886, align 8
  %1994 = inttoptr i64 %1993 to ptr
  %1995 = getelementptr inbounds i8, ptr %1994, i64 %1979
  store i8 1, ptr %1995, align 1
  br label %1996

1996:                                             ; preds = %1972, %1965
  %1997 = add nuw nsw i64 %1966, 1
  %1998 = add nsw i64 %1967, 1
  %1999 = icmp eq i64 %1997, %1189
  br i1 %1999, label %1959, label %1965

2000:                                             ; preds = %1961, %1881
  %2001 = icmp eq ptr %1230, null
  br i1 %2001, label %2027, label %2002

2002:                                             ; preds = %2000
  %2003 = getelementptr inbounds nuw i8, ptr %1178, i64 144
  %2004 = load i64, ptr %2003, align 8
  %2005 = inttoptr i64 %2004 to ptr
  br i1 %965, label %2006, label %2027

2006:                                             ; preds = %2002
  %2007 = trunc i64 %126 to i32
  %2008 = icmp sgt i64 %1189, 0
  br label %2009

2009:                                             ; preds = %2015, %2006
  %2010 = phi i64 [ 0, %2006 ], [ %2016, %2015 ]
  %2011 = getelementptr inbounds nuw i64, ptr %945, i64 %2010
  %2012 = load i64, ptr %2011, align 8
  %2013 = sub nsw i64 %2012, %1179
  %2014 = ashr i64 %2013, %1188
  br i1 %2008, label %2018, label %2015

2015:                                             ; preds = %2024, %2009
  %2016 = add nuw nsw i64 %2010, 1
  %2017 = icmp eq i64 %2016, %728
  br i1 %2017, label %2027, label %2009

2018:                                             ; preds = %2009, %2024
  %2019 = phi i64 [ %2025, %2024 ], [ 0, %2009 ]
  %2020 = add nsw i64 %2019, %2014
  %2021 = getelementptr inbounds i8, ptr %1230, i64 %2020
  store i8 1, ptr %2021, align 1
  br i1 %951, label %2022, label %2024

2022:                                             ; preds = %2018
  %2023 = getelementptr inbounds i32, ptr %2005, i64 %2020
  store i32 %2007, ptr %2023, align 4
  br label %2024

2024:                                             ; preds = %2022, %2018
  %2025 = add nuw nsw i64 %2019, 1
  %2026 = icmp eq i64 %2025, %1189
  br i1 %2026, label %2015, label %2018

2027:                                             ; preds = %2015, %2002, %2000, %1883
  %2028 = load i64, ptr %19, align 8
  %2029 = inttoptr i64 %2028 to ptr
  %2030 = load i64, ptr %102, align 8
  %2031 = inttoptr i64 %2030 to ptr
  %2032 = load i64, ptr %948, align 8
  %2033 = icmp sgt i64 %2032, 0
  br i1 %2033, label %2034, label %2161

2034:                                             ; preds = %2027
  %2035 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %2036 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %2037 = getelementptr inbounds nuw i8, ptr %1178, i64 16
  br label %2038

2038:                                             ; preds = %2157, %2034
  %2039 = phi i64 [ %2032, %2034 ], [ %2158, %2157 ]
  %2040 = phi i64 [ 0, %2034 ], [ %2159, %2157 ]
  %2041 = load i64, ptr %2035, align 8
  %2042 = getelementptr i64, ptr %2031, i64 %2041
  %2043 = getelementptr i64, ptr %2042, i64 %2040
  %2044 = load i64, ptr %2043, align 8
  %2045 = icmp slt i64 %2044, 0
  br i1 %2045, label %2157, label %2046

2046:                                             ; preds = %2038
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2047 = getelementptr inbounds nuw %struct.operand, ptr %2029, i64 %2044
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2047, i64 16, i1 false)
  %2048 = load i64, ptr %2037, align 8
  %2049 = sub nsw i64 %2048, %1179
  %2050 = load i64, ptr %946, align 8
  %2051 = mul nsw i64 %2050, %2040
  %2052 = add nsw i64 %2051, %2049
  %2053 = load i64, ptr %103, align 8
  %2054 = icmp eq i64 %2053, %2050
  br i1 %2054, label %2056, label %2055

2055:                                             ; preds = %2046
  br i1 %965, label %2125, label %2155

2056:                                             ; preds = %2046
  %2057 = load i64, ptr %12, align 8
  switch i64 %2050, label %2061 [
    i64 1, label %2060
    i64 2, label %2059
    i64 4, label %2058
  ]

2058:                                             ; preds = %2056
  br i1 %965, label %2093, label %2155

2059:                                             ; preds = %2056
  br i1 %965, label %2077, label %2155

2060:                                             ; preds = %2056
  br i1 %965, label %2062, label %2155

2061:                                             ; preds = %2056
  br i1 %965, label %2109, label %2155

2062:                                             ; preds = %2060, %2062
  %2063 = phi i64 [ %2075, %2062 ], [ 0, %2060 ]
  %2064 = getelementptr inbounds nuw i64, ptr %945, i64 %2063
  %2065 = load i64, ptr %2064, align 8
  %2066 = add i64 %2065, %2052
  %2067 = inttoptr i64 %2066 to ptr
  %2068 = getelementptr inbounds nuw i64, ptr %727, i64 %2063
  %2069 = load i64, ptr %2068, align 8
  %2070 = add nsw i64 %2069, %2057
  %2071 = inttoptr i64 %2070 to ptr
  %2072 = select i1 %951, ptr %2071, ptr %2067
  %2073 = select i1 %951, ptr %2067, ptr %2071
  %2074 = load i8, ptr %2072, align 1
  store i8 %2074, ptr %2073, align 1
  %2075 = add nuw nsw i64 %2063, 1
  %2076 = icmp eq i64 %2075, %728
  br i1 %2076, label %2155, label %2062

2077:                                             ; preds = %2059, %2077
  %2078 = phi i64 [ %2091, %2077 ], [ 0, %2059 ]
  %2079 = getelementptr inbounds nuw i64, ptr %945, i64 %2078
  %2080 = load i64, ptr %2079, align 8
  %2081 = add i64 %2080, %2052
  %2082 = inttoptr i64 %2081 to ptr
  %2083 = getelementptr inbounds nuw i64, ptr %727, i64 %2078
  %2084 = load i64, ptr %2083, align 8
  %2085 = shl nsw i64 %2084, 1
  %2086 = add nsw i64 %2085, %2057
  %2087 = inttoptr i64 %2086 to ptr
  %2088 = select i1 %951, ptr %2087, ptr %2082
  %2089 = select i1 %951, ptr %2082, ptr %2087
  %2090 = load i16, ptr %2088, align 2
  store i16 %2090, ptr %2089, align 2
  %2091 = add nuw nsw i64 %2078, 1
  %2092 = icmp eq i64 %2091, %728
  br i1 %2092, label %2155, label %2077

2093:                                             ; preds = %2058, %2093
  %2094 = phi i64 [ %2107, %2093 ], [ 0, %2058 ]
  %2095 = getelementptr inbounds nuw i64, ptr %945, i64 %2094
  %2096 = load i64, ptr %2095, align 8
  %2097 = add i64 %2096, %2052
  %2098 = inttoptr i64 %2097 to ptr
  %2099 = getelementptr inbounds nuw i64, ptr %727, i64 %2094
  %2100 = load i64, ptr %2099, align 8
  %2101 = shl nsw i64 %2100, 2
  %2102 = add nsw i64 %2101, %2057
  %2103 = inttoptr i64 %2102 to ptr
  %2104 = select i1 %951, ptr %2103, ptr %2098
  %2105 = select i1 %951, ptr %2098, ptr %2103
  %2106 = load i32, ptr %2104, align 4
  store i32 %2106, ptr %2105, align 4
  %2107 = add nuw nsw i64 %2094, 1
  %2108 = icmp eq i64 %2107, %728
  br i1 %2108, label %2155, label %2093

2109:                                             ; preds = %2061, %2109
  %2110 = phi i64 [ %2123, %2109 ], [ 0, %2061 ]
  %2111 = getelementptr inbounds nuw i64, ptr %945, i64 %2110
  %2112 = load i64, ptr %2111, align 8
  %2113 = add i64 %2112, %2052
  %2114 = inttoptr i64 %2113 to ptr
  %2115 = getelementptr inbounds nuw i64, ptr %727, i64 %2110
  %2116 = load i64, ptr %2115, align 8
  %2117 = mul nsw i64 %2116, %2050
  %2118 = add nsw i64 %2117, %2057
  %2119 = inttoptr i64 %2118 to ptr
  %2120 = select i1 %951, ptr %2119, ptr %2114
  %2121 = select i1 %951, ptr %2114, ptr %2119
  %2122 = load i64, ptr %2120, align 8
  store i64 %2122, ptr %2121, align 8
  %2123 = add nuw nsw i64 %2110, 1
  %2124 = icmp eq i64 %2123, %728
  br i1 %2124, label %2155, label %2109

2125:                                             ; preds = %2055, %2152
  %2126 = phi i64 [ %2153, %2152 ], [ 0, %2055 ]
  %2127 = getelementptr inbounds nuw i64, ptr %945, i64 %2126
  %2128 = load i64, ptr %2127, align 8
  %2129 = add i64 %2128, %2052
  br i1 %951, label %2130, label %2147

2130:                                             ; preds = %2125
  %2131 = load i64, ptr %2036, align 8
  %2132 = getelementptr inbounds nuw i64, ptr %727, i64 %2126
  %2133 = load i64, ptr %2132, align 8
  %2134 = call fastcc i64 @get(ptr noundef nonnull %12, i64 noundef %2131, i64 noundef %2133)
  %2135 = load i64, ptr %946, align 8
  switch i64 %2135, label %2145 [
    i64 1, label %2136
    i64 2, label %2139
    i64 4, label %2142
  ]

2136:                                             ; preds = %2130
  %2137 = trunc i64 %2134 to i8
  %2138 = inttoptr i64 %2129 to ptr
  store i8 %2137, ptr %2138, align 1
  br label %2152

2139:                                             ; preds = %2130
  %2140 = trunc i64 %2134 to i16
  %2141 = inttoptr i64 %2129 to ptr
  store i16 %2140, ptr %2141, align 2
  br label %2152

2142:                                             ; preds = %2130
  %2143 = trunc i64 %2134 to i32
  %2144 = inttoptr i64 %2129 to ptr
  store i32 %2143, ptr %2144, align 4
  br label %2152

2145:                                             ; preds = %2130
  %2146 = inttoptr i64 %2129 to ptr
  store i64 %2134, ptr %2146, align 8
  br label %2152

2147:                                             ; preds = %2125
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2129, ptr %13, align 8
  store i64 0, ptr %104, align 8
  %2148 = getelementptr inbounds nuw i64, ptr %727, i64 %2126
  %2149 = load i64, ptr %2148, align 8
  %2150 = load i64, ptr %2036, align 8
  %2151 = call fastcc i64 @get(ptr noundef nonnull %13, i64 noundef %2150, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2149, i64 noundef %2151)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2152

2152:                                             ; preds = %2147, %2145, %2142, %2139, %2136
  %2153 = add nuw nsw i64 %2126, 1
  %2154 = icmp eq i64 %2153, %728
  br i1 %2154, label %2155, label %2125

2155:                                             ; preds = %2152, %2093, %2077, %2062, %2109, %2061, %2060, %2059, %2058, %2055
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2156 = load i64, ptr %948, align 8
  br label %2157

2157:                                             ; preds = %2155, %2038
  %2158 = phi i64 [ %2039, %2038 ], [ %2156, %2155 ]
  %2159 = add nuw nsw i64 %2040, 1
  %2160 = icmp slt i64 %2159, %2158
  br i1 %2160, label %2038, label %2161

2161:                                             ; preds = %2157, %2027
  br i1 %951, label %2162, label %2165

2162:                                             ; preds = %2161
  %2163 = load i64, ptr %40, align 8
  %2164 = add nsw i64 %2163, 1
  store i64 %2164, ptr %40, align 8
  br label %2165

2165:                                             ; preds = %2162, %2161
  %2166 = icmp eq i64 %1177, 1
  br i1 %2166, label %2167, label %2171

2167:                                             ; preds = %2165
  %2168 = load i64, ptr %90, align 8
  %2169 = icmp eq i64 %2168, 0
  br i1 %2169, label %4006, label %2170

2170:                                             ; preds = %2167
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %126, i64 noundef %950, ptr noundef readonly %727, ptr noundef %945, i64 noundef %728)
  br label %4006

2171:                                             ; preds = %2165
  %2172 = load i64, ptr %105, align 8
  %2173 = inttoptr i64 %2172 to ptr
  %2174 = getelementptr inbounds i64, ptr %2173, i64 %126
  %2175 = load i64, ptr %2174, align 8
  %2176 = load i64, ptr %106, align 8
  %2177 = inttoptr i64 %2176 to ptr
  %2178 = getelementptr inbounds i8, ptr %2177, i64 %2175
  %2179 = load i8, ptr %2178, align 1
  %2180 = icmp eq i8 %2179, 1
  br i1 %2180, label %2211, label %2181

2181:                                             ; preds = %2171
  %2182 = load i64, ptr %64, align 8
  %2183 = inttoptr i64 %2182 to ptr
  br label %2184

2184:                                             ; preds = %2200, %2181
  %2185 = phi i64 [ 0, %2181 ], [ %2198, %2200 ]
  %2186 = icmp slt i64 %2185, %728
  br i1 %2186, label %2187, label %2208

2187:                                             ; preds = %2184
  %2188 = getelementptr inbounds i64, ptr %727, i64 %2185
  %2189 = load i64, ptr %2188, align 8
  %2190 = getelementptr inbounds i64, ptr %2183, i64 %2189
  %2191 = load i64, ptr %2190, align 8
  %2192 = load i64, ptr %44, align 8
  %2193 = sub nsw i64 %2192, %2191
  %2194 = call i64 @llvm.smin.i64(i64 %2193, i64 32)
  %2195 = and i64 %2191, 31
  %2196 = icmp eq i64 %2195, 0
  br i1 %2196, label %2197, label %2207

2197:                                             ; preds = %2187
  %2198 = add nsw i64 %2194, %2185
  %2199 = icmp sgt i64 %2198, %728
  br i1 %2199, label %2207, label %2200

2200:                                             ; preds = %2197
  %2201 = getelementptr i64, ptr %727, i64 %2198
  %2202 = getelementptr i8, ptr %2201, i64 -8
  %2203 = load i64, ptr %2202, align 8
  %2204 = add i64 %2189, -1
  %2205 = add i64 %2204, %2194
  %2206 = icmp eq i64 %2203, %2205
  br i1 %2206, label %2184, label %2207

2207:                                             ; preds = %2200, %2197, %2187
  store i8 1, ptr %2178, align 1
  br label %2211

2208:                                             ; preds = %2184
  store i8 0, ptr %2178, align 1
  %2209 = icmp eq i8 %2179, 0
  br i1 %2209, label %2210, label %2211

2210:                                             ; preds = %2208
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2175, i64 noundef %950, ptr noundef readonly %727, ptr noundef %945, i64 noundef %728)
  br label %4006

2211:                                             ; preds = %2208, %2207, %2171
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %126, i64 noundef %950, ptr noundef readonly %727, ptr noundef %945, i64 noundef %728)
  br label %4006

2212:                                             ; preds = %1149, %1164
  %2213 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1070, ptr %2213, align 8
  br label %4035

2214:                                             ; preds = %941
  %2215 = load i64, ptr %80, align 8
  %2216 = icmp eq i64 %2215, 0
  br i1 %2216, label %4035, label %2217

2217:                                             ; preds = %2214
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2218 = load i64, ptr %19, align 8
  %2219 = inttoptr i64 %2218 to ptr
  %2220 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %2221 = load i64, ptr %2220, align 8
  %2222 = getelementptr inbounds %struct.operand, ptr %2219, i64 %2221
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2222, i64 16, i1 false)
  %2223 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %2224 = load i64, ptr %2223, align 8
  %2225 = getelementptr inbounds %struct.operand, ptr %2219, i64 %2224
  %2226 = load i64, ptr %2225, align 8
  %2227 = getelementptr inbounds nuw i8, ptr %2225, i64 8
  %2228 = load i64, ptr %2227, align 8
  %2229 = load i64, ptr %81, align 8
  %2230 = inttoptr i64 %2229 to ptr
  %2231 = icmp sgt i64 %728, 0
  br i1 %2231, label %2232, label %2273

2232:                                             ; preds = %2217, %2252
  %2233 = phi i64 [ %2263, %2252 ], [ 0, %2217 ]
  %2234 = getelementptr inbounds nuw i64, ptr %727, i64 %2233
  %2235 = load i64, ptr %2234, align 8
  %2236 = load i64, ptr %80, align 8
  %2237 = inttoptr i64 %2236 to ptr
  %2238 = mul nsw i64 %2235, %2228
  %2239 = add i64 %2238, %2226
  %2240 = inttoptr i64 %2239 to ptr
  %2241 = load float, ptr %2240, align 4
  %2242 = call float @llvm.fabs.f32(float %2241)
  %2243 = fcmp olt float %2242, 0x3810000000000000
  %2244 = call float @llvm.copysign.f32(float 0.000000e+00, float %2241)
  %2245 = select i1 %2243, float %2244, float %2241
  %2246 = fpext float %2245 to double
  %2247 = call double %2237(double noundef %2246)
  %2248 = bitcast double %2247 to i64
  %2249 = and i64 %2248, 536870911
  %2250 = add nsw i64 %2249, -268435521
  %2251 = icmp ult i64 %2250, -129
  br i1 %2251, label %2252, label %2274

2252:                                             ; preds = %2232
  %2253 = fptrunc double %2247 to float
  %2254 = call float @llvm.fabs.f32(float %2253)
  %2255 = fcmp olt float %2254, 0x3810000000000000
  %2256 = call float @llvm.copysign.f32(float 0.000000e+00, float %2253)
  %2257 = select i1 %2255, float %2256, float %2253
  %2258 = fcmp uno float %2257, 0.000000e+00
  %2259 = bitcast float %2257 to i32
  %2260 = zext i32 %2259 to i64
  %2261 = select i1 %2258, i64 2147483647, i64 %2260
  %2262 = getelementptr inbounds nuw i64, ptr %2230, i64 %2233
  store i64 %2261, ptr %2262, align 8
  %2263 = add nuw nsw i64 %2233, 1
  %2264 = icmp eq i64 %2263, %728
  br i1 %2264, label %2265, label %2232

2265:                                             ; preds = %2252, %2265
  %2266 = phi i64 [ %2271, %2265 ], [ 0, %2252 ]
  %2267 = getelementptr inbounds nuw i64, ptr %727, i64 %2266
  %2268 = load i64, ptr %2267, align 8
  %2269 = getelementptr inbounds nuw i64, ptr %2230, i64 %2266
  %2270 = load i64, ptr %2269, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2268, i64 noundef %2270)
  %2271 = add nuw nsw i64 %2266, 1
  %2272 = icmp eq i64 %2271, %728
  br i1 %2272, label %2273, label %2265

2273:                                             ; preds = %2265, %2217
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4006

2274:                                             ; preds = %2232
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %4035

2275:                                             ; preds = %941
  %2276 = getelementptr inbounds nuw i8, ptr %123, i64 80
  %2277 = load i64, ptr %2276, align 8
  %2278 = icmp eq i64 %2277, 2
  br i1 %2278, label %2279, label %2284

2279:                                             ; preds = %2275
  %2280 = getelementptr inbounds nuw i8, ptr %123, i64 56
  %2281 = load i64, ptr %2280, align 8
  %2282 = getelementptr inbounds %struct.operand, ptr %21, i64 %2281
  %2283 = call fastcc i64 @count_held(ptr noundef %2282, i64 noundef 0, ptr noundef %727, i64 noundef %728)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %126, i64 noundef %2283, ptr noundef %727, i64 noundef %728, ptr noundef null, i64 noundef 0)
  br label %2284

2284:                                             ; preds = %2279, %2275
  %2285 = icmp eq i64 %728, 0
  br i1 %2285, label %3895, label %2286

2286:                                             ; preds = %2284
  %2287 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %2288 = getelementptr inbounds nuw i8, ptr %123, i64 64
  %2289 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %2290 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %2291 = getelementptr inbounds nuw i8, ptr %123, i64 48
  %2292 = getelementptr inbounds nuw i8, ptr %123, i64 56
  br label %2293

2293:                                             ; preds = %3891, %2286
  %2294 = phi ptr [ %727, %2286 ], [ %3892, %3891 ]
  %2295 = phi i64 [ %728, %2286 ], [ %3893, %3891 ]
  %2296 = call i64 @llvm.smin.i64(i64 %2295, i64 256)
  %2297 = getelementptr i64, ptr %2294, i64 %2296
  %2298 = getelementptr i8, ptr %2297, i64 -8
  %2299 = load i64, ptr %2298, align 8
  %2300 = load i64, ptr %2294, align 8
  %2301 = sub nsw i64 %2299, %2300
  %2302 = shl nsw i64 %2296, 1
  %2303 = icmp slt i64 %2301, %2302
  br i1 %2303, label %2304, label %2312

2304:                                             ; preds = %2293, %2304
  %2305 = phi i64 [ %2311, %2304 ], [ %2296, %2293 ]
  %2306 = getelementptr i64, ptr %2294, i64 %2305
  %2307 = getelementptr i8, ptr %2306, i64 -8
  %2308 = load i64, ptr %2307, align 8
  %2309 = sub i64 %2308, %2300
  %2310 = icmp sgt i64 %2309, 255
  %2311 = add nsw i64 %2305, -1
  br i1 %2310, label %2304, label %2334

2312:                                             ; preds = %2293
  %2313 = icmp sgt i64 %2295, 16
  br i1 %2313, label %2314, label %2338

2314:                                             ; preds = %2312
  %2315 = getelementptr inbounds nuw i8, ptr %2294, i64 120
  %2316 = load i64, ptr %2315, align 8
  %2317 = sub nsw i64 %2316, %2300
  %2318 = icmp eq i64 %2317, 15
  br i1 %2318, label %2319, label %2338

2319:                                             ; preds = %2314, %2322
  %2320 = phi i64 [ %2323, %2322 ], [ 16, %2314 ]
  %2321 = icmp eq i64 %2320, %2296
  br i1 %2321, label %2328, label %2322

2322:                                             ; preds = %2319
  %2323 = add nuw nsw i64 %2320, 1
  %2324 = getelementptr inbounds nuw i64, ptr %2294, i64 %2320
  %2325 = load i64, ptr %2324, align 8
  %2326 = sub nsw i64 %2325, %2300
  %2327 = icmp eq i64 %2326, %2320
  br i1 %2327, label %2319, label %2328

2328:                                             ; preds = %2322, %2319
  %2329 = phi i64 [ %2296, %2319 ], [ %2320, %2322 ]
  %2330 = getelementptr i64, ptr %2294, i64 %2329
  %2331 = getelementptr i8, ptr %2330, i64 -8
  %2332 = load i64, ptr %2331, align 8
  %2333 = sub i64 %2332, %2300
  br label %2334

2334:                                             ; preds = %2304, %2328
  %2335 = phi i64 [ %2333, %2328 ], [ %2309, %2304 ]
  %2336 = phi i64 [ %2329, %2328 ], [ %2305, %2304 ]
  %2337 = add i64 %2335, 1
  br label %2338

2338:                                             ; preds = %2334, %2314, %2312
  %2339 = phi i1 [ false, %2334 ], [ true, %2314 ], [ true, %2312 ]
  %2340 = phi i64 [ 1, %2334 ], [ 0, %2314 ], [ 0, %2312 ]
  %2341 = phi i1 [ true, %2334 ], [ false, %2314 ], [ false, %2312 ]
  %2342 = phi i64 [ %2336, %2334 ], [ %2296, %2314 ], [ %2296, %2312 ]
  %2343 = phi i64 [ %2337, %2334 ], [ %2296, %2314 ], [ %2296, %2312 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2294, ptr %10, align 8
  store i64 %2342, ptr %107, align 8
  store i64 %2343, ptr %108, align 8
  store i64 %2340, ptr %109, align 8
  %2344 = icmp eq i64 %2343, %2342
  %2345 = select i1 %2341, i1 %2344, i1 false
  %2346 = zext i1 %2345 to i64
  store i64 %2346, ptr %110, align 8
  %2347 = load i64, ptr %19, align 8
  %2348 = inttoptr i64 %2347 to ptr
  %2349 = load i64, ptr %102, align 8
  %2350 = inttoptr i64 %2349 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2351 = load i64, ptr %123, align 8
  switch i64 %2351, label %2461 [
    i64 26, label %2352
    i64 27, label %2393
  ]

2352:                                             ; preds = %2338
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2353 = load i64, ptr %2288, align 8
  %2354 = icmp sgt i64 %2353, 0
  br i1 %2354, label %2355, label %2387

2355:                                             ; preds = %2352
  %2356 = load i64, ptr %2289, align 8
  %2357 = getelementptr i64, ptr %2350, i64 %2356
  %2358 = load i64, ptr %2287, align 8
  %2359 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2358
  %2360 = icmp sgt i64 %2343, 0
  br label %2361

2361:                                             ; preds = %2374, %2355
  %2362 = phi i64 [ 0, %2355 ], [ %2375, %2374 ]
  %2363 = getelementptr i64, ptr %2357, i64 %2362
  %2364 = load i64, ptr %2363, align 8
  %2365 = getelementptr inbounds %struct.operand, ptr %2348, i64 %2364
  %2366 = load i64, ptr %2365, align 8
  %2367 = getelementptr inbounds nuw i8, ptr %2365, i64 8
  %2368 = load i64, ptr %2367, align 8
  call fastcc void @widen(i64 %2366, i64 %2368, i64 noundef %2358, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2360, label %2369, label %2374

2369:                                             ; preds = %2361
  %2370 = load i8, ptr %2359, align 1
  %2371 = zext i8 %2370 to i64
  %2372 = shl i64 %2362, 3
  %2373 = mul i64 %2372, %2371
  br label %2377

2374:                                             ; preds = %2377, %2361
  %2375 = add nuw nsw i64 %2362, 1
  %2376 = icmp eq i64 %2375, %2353
  br i1 %2376, label %2387, label %2361

2377:                                             ; preds = %2377, %2369
  %2378 = phi i64 [ 0, %2369 ], [ %2385, %2377 ]
  %2379 = getelementptr inbounds nuw i64, ptr %5, i64 %2378
  %2380 = load i64, ptr %2379, align 8
  %2381 = shl i64 %2380, %2373
  %2382 = getelementptr inbounds nuw i64, ptr %4, i64 %2378
  %2383 = load i64, ptr %2382, align 8
  %2384 = or i64 %2381, %2383
  store i64 %2384, ptr %2382, align 8
  %2385 = add nuw nsw i64 %2378, 1
  %2386 = icmp eq i64 %2385, %2343
  br i1 %2386, label %2374, label %2377

2387:                                             ; preds = %2374, %2352
  %2388 = load i64, ptr %2290, align 8
  %2389 = getelementptr inbounds %struct.operand, ptr %2348, i64 %2388
  %2390 = load i64, ptr %2389, align 8
  %2391 = getelementptr inbounds nuw i8, ptr %2389, i64 8
  %2392 = load i64, ptr %2391, align 8
  call fastcc void @narrow(i64 %2390, i64 %2392, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3891

2393:                                             ; preds = %2338
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2394 = load i64, ptr %2287, align 8
  %2395 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2394
  %2396 = load i8, ptr %2395, align 1
  %2397 = zext i8 %2396 to i64
  %2398 = shl nuw nsw i64 %2397, 3
  %2399 = load i64, ptr %2288, align 8
  %2400 = mul nsw i64 %2398, %2399
  %2401 = load i64, ptr %2289, align 8
  %2402 = getelementptr inbounds %struct.operand, ptr %2348, i64 %2401
  %2403 = icmp eq i64 %2400, 64
  %2404 = icmp eq i64 %2400, 32
  %2405 = select i1 %2404, i64 2, i64 1
  %2406 = select i1 %2403, i64 3, i64 %2405
  %2407 = load i64, ptr %2402, align 8
  %2408 = getelementptr inbounds nuw i8, ptr %2402, i64 8
  %2409 = load i64, ptr %2408, align 8
  call fastcc void @widen(i64 %2407, i64 %2409, i64 noundef %2406, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2410 = icmp sgt i64 %2399, 0
  br i1 %2410, label %2411, label %2460

2411:                                             ; preds = %2393
  %2412 = icmp sgt i64 %2343, 0
  br label %2413

2413:                                             ; preds = %2456, %2411
  %2414 = phi i64 [ %2399, %2411 ], [ %2457, %2456 ]
  %2415 = phi i64 [ 0, %2411 ], [ %2458, %2456 ]
  %2416 = load i64, ptr %2290, align 8
  %2417 = getelementptr i64, ptr %2350, i64 %2416
  %2418 = getelementptr i64, ptr %2417, i64 %2415
  %2419 = load i64, ptr %2418, align 8
  %2420 = icmp slt i64 %2419, 0
  br i1 %2420, label %2456, label %2421

2421:                                             ; preds = %2413
  br i1 %2412, label %2422, label %2425

2422:                                             ; preds = %2421
  %2423 = mul nuw nsw i64 %2415, %2398
  %2424 = load i64, ptr %2287, align 8
  br label %2431

2425:                                             ; preds = %2451, %2421
  %2426 = getelementptr inbounds nuw %struct.operand, ptr %2348, i64 %2419
  %2427 = load i64, ptr %2426, align 8
  %2428 = getelementptr inbounds nuw i8, ptr %2426, i64 8
  %2429 = load i64, ptr %2428, align 8
  call fastcc void @narrow(i64 %2427, i64 %2429, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2430 = load i64, ptr %2288, align 8
  br label %2456

2431:                                             ; preds = %2451, %2422
  %2432 = phi i64 [ 0, %2422 ], [ %2454, %2451 ]
  %2433 = getelementptr inbounds nuw i64, ptr %2, i64 %2432
  %2434 = load i64, ptr %2433, align 8
  %2435 = lshr i64 %2434, %2423
  switch i64 %2424, label %2451 [
    i64 0, label %2436
    i64 1, label %2438
    i64 2, label %2440
    i64 4, label %2442
    i64 5, label %2445
    i64 6, label %2448
  ]

2436:                                             ; preds = %2431
  %2437 = and i64 %2435, 255
  br label %2451

2438:                                             ; preds = %2431
  %2439 = and i64 %2435, 65535
  br label %2451

2440:                                             ; preds = %2431
  %2441 = and i64 %2435, 4294967295
  br label %2451

2442:                                             ; preds = %2431
  %2443 = shl i64 %2435, 56
  %2444 = ashr exact i64 %2443, 56
  br label %2451

2445:                                             ; preds = %2431
  %2446 = shl i64 %2435, 48
  %2447 = ashr exact i64 %2446, 48
  br label %2451

2448:                                             ; preds = %2431
  %2449 = shl i64 %2435, 32
  %2450 = ashr exact i64 %2449, 32
  br label %2451

2451:                                             ; preds = %2448, %2445, %2442, %2440, %2438, %2436, %2431
  %2452 = phi i64 [ %2450, %2448 ], [ %2437, %2436 ], [ %2439, %2438 ], [ %2441, %2440 ], [ %2444, %2442 ], [ %2447, %2445 ], [ %2435, %2431 ]
  %2453 = getelementptr inbounds nuw i64, ptr %3, i64 %2432
  store i64 %2452, ptr %2453, align 8
  %2454 = add nuw nsw i64 %2432, 1
  %2455 = icmp eq i64 %2454, %2343
  br i1 %2455, label %2425, label %2431

2456:                                             ; preds = %2425, %2413
  %2457 = phi i64 [ %2414, %2413 ], [ %2430, %2425 ]
  %2458 = add nuw nsw i64 %2415, 1
  %2459 = icmp slt i64 %2458, %2457
  br i1 %2459, label %2413, label %2460

2460:                                             ; preds = %2456, %2393
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3891

2461:                                             ; preds = %2338
  %2462 = load i64, ptr %2290, align 8
  %2463 = getelementptr inbounds %struct.operand, ptr %2348, i64 %2462
  %2464 = load i64, ptr %2463, align 8
  %2465 = getelementptr inbounds nuw i8, ptr %2463, i64 8
  %2466 = load i64, ptr %2465, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2467 = load i64, ptr %2287, align 8
  store i64 %2467, ptr %7, align 16
  %2468 = and i64 %2351, -2
  %2469 = icmp eq i64 %2468, 16
  %2470 = select i1 %2469, i64 2, i64 %2467
  store i64 %2470, ptr %111, align 8
  switch i64 %2351, label %2471 [
    i64 18, label %2476
    i64 11, label %2472
  ]

2471:                                             ; preds = %2461
  br label %2472

2472:                                             ; preds = %2471, %2461
  %2473 = phi i64 [ 8, %2471 ], [ 64, %2461 ]
  %2474 = getelementptr inbounds nuw i8, ptr %123, i64 %2473
  %2475 = load i64, ptr %2474, align 8
  br label %2476

2476:                                             ; preds = %2472, %2461
  %2477 = phi i64 [ 10, %2461 ], [ %2475, %2472 ]
  store i64 %2477, ptr %112, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2478 = load i64, ptr %2289, align 8
  store i64 %2478, ptr %8, align 16
  %2479 = load i64, ptr %2291, align 8
  store i64 %2479, ptr %113, align 8
  %2480 = load i64, ptr %2292, align 8
  store i64 %2480, ptr %114, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %116, ptr %115, align 8
  store ptr %118, ptr %117, align 16
  %2481 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2467
  %2482 = load i8, ptr %2481, align 1
  %2483 = zext i8 %2482 to i64
  %2484 = shl nuw i64 1, %2467
  %2485 = and i64 %2484, 1075
  %2486 = icmp eq i64 %2485, 0
  br i1 %2486, label %2487, label %2497

2487:                                             ; preds = %2476
  switch i64 %2351, label %2497 [
    i64 4, label %2488
    i64 5, label %2488
    i64 6, label %2488
    i64 7, label %2488
    i64 12, label %2488
    i64 13, label %2488
    i64 14, label %2488
    i64 18, label %2488
    i64 10, label %2488
    i64 16, label %2488
    i64 17, label %2488
    i64 25, label %2490
    i64 29, label %2490
    i64 21, label %2490
    i64 22, label %2490
  ]

2488:                                             ; preds = %2487, %2487, %2487, %2487, %2487, %2487, %2487, %2487, %2487, %2487, %2487
  %2489 = icmp eq i64 %2466, %2483
  br label %2494

2490:                                             ; preds = %2487, %2487, %2487, %2487
  %2491 = icmp eq i64 %2467, 8
  %2492 = icmp eq i64 %2466, %2483
  %2493 = select i1 %2491, i1 %2492, i1 false
  br label %2494

2494:                                             ; preds = %2490, %2488
  %2495 = phi i1 [ %2489, %2488 ], [ %2493, %2490 ]
  %2496 = xor i1 %2495, true
  br label %2502

2497:                                             ; preds = %2487, %2476
  %2498 = icmp eq i64 %2351, 19
  %2499 = and i64 %2484, 972
  %2500 = icmp ne i64 %2499, 0
  %2501 = and i1 %2498, %2500
  br label %2502

2502:                                             ; preds = %2497, %2494
  %2503 = phi i1 [ %2498, %2497 ], [ false, %2494 ]
  %2504 = phi i1 [ true, %2497 ], [ %2496, %2494 ]
  %2505 = phi i1 [ %2501, %2497 ], [ %2495, %2494 ]
  %2506 = phi i1 [ %2501, %2497 ], [ false, %2494 ]
  br label %2508

2507:                                             ; preds = %2532
  br i1 %2503, label %2535, label %2819

2508:                                             ; preds = %2532, %2502
  %2509 = phi i64 [ 0, %2502 ], [ %2533, %2532 ]
  %2510 = getelementptr inbounds nuw i64, ptr %8, i64 %2509
  %2511 = load i64, ptr %2510, align 8
  %2512 = icmp slt i64 %2511, 0
  br i1 %2512, label %2532, label %2513

2513:                                             ; preds = %2508
  %2514 = getelementptr inbounds nuw %struct.operand, ptr %2348, i64 %2511
  %2515 = getelementptr inbounds nuw i64, ptr %7, i64 %2509
  %2516 = load i64, ptr %2515, align 8
  br i1 %2505, label %2517, label %2527

2517:                                             ; preds = %2513
  %2518 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2516
  %2519 = load i8, ptr %2518, align 1
  %2520 = zext i8 %2519 to i64
  %2521 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2509
  %2522 = load i64, ptr %2514, align 8
  %2523 = getelementptr inbounds nuw i8, ptr %2514, i64 8
  %2524 = load i64, ptr %2523, align 8
  %2525 = call fastcc ptr @column(i64 %2522, i64 %2524, i64 noundef %2520, ptr noundef nonnull readonly %10, ptr noundef %2521)
  %2526 = getelementptr inbounds nuw ptr, ptr %9, i64 %2509
  store ptr %2525, ptr %2526, align 8
  br label %2532

2527:                                             ; preds = %2513
  %2528 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2509
  %2529 = load i64, ptr %2514, align 8
  %2530 = getelementptr inbounds nuw i8, ptr %2514, i64 8
  %2531 = load i64, ptr %2530, align 8
  call fastcc void @widen(i64 %2529, i64 %2531, i64 noundef %2516, ptr noundef nonnull readonly %10, ptr noundef %2528)
  br label %2532

2532:                                             ; preds = %2527, %2517, %2508
  %2533 = add nuw nsw i64 %2509, 1
  %2534 = icmp eq i64 %2533, 3
  br i1 %2534, label %2507, label %2508

2535:                                             ; preds = %2507
  %2536 = add nsw i64 %2464, %2300
  %2537 = inttoptr i64 %2536 to ptr
  %2538 = select i1 %2345, ptr %2537, ptr %119
  %2539 = load i64, ptr %2288, align 8
  %2540 = load ptr, ptr %9, align 16
  %2541 = load ptr, ptr %115, align 8
  br i1 %2506, label %2542, label %2697

2542:                                             ; preds = %2535
  %2543 = icmp sgt i64 %2467, 7
  br i1 %2543, label %2544, label %2697

2544:                                             ; preds = %2542
  %2545 = icmp eq i64 %2467, 9
  %2546 = icmp sgt i64 %2343, 0
  switch i64 %2539, label %2672 [
    i64 0, label %2547
    i64 1, label %2572
    i64 2, label %2597
    i64 3, label %2622
    i64 4, label %2647
  ]

2547:                                             ; preds = %2544
  br i1 %2545, label %2548, label %2549

2548:                                             ; preds = %2547
  br i1 %2546, label %2550, label %2793

2549:                                             ; preds = %2547
  br i1 %2546, label %2561, label %2793

2550:                                             ; preds = %2548, %2550
  %2551 = phi i64 [ %2559, %2550 ], [ 0, %2548 ]
  %2552 = getelementptr inbounds nuw double, ptr %2540, i64 %2551
  %2553 = load double, ptr %2552, align 8
  %2554 = getelementptr inbounds nuw double, ptr %2541, i64 %2551
  %2555 = load double, ptr %2554, align 8
  %2556 = fcmp oeq double %2553, %2555
  %2557 = zext i1 %2556 to i8
  %2558 = getelementptr inbounds nuw i8, ptr %2538, i64 %2551
  store i8 %2557, ptr %2558, align 1
  %2559 = add nuw nsw i64 %2551, 1
  %2560 = icmp eq i64 %2559, %2343
  br i1 %2560, label %2793, label %2550

2561:                                             ; preds = %2549, %2561
  %2562 = phi i64 [ %2570, %2561 ], [ 0, %2549 ]
  %2563 = getelementptr inbounds nuw float, ptr %2540, i64 %2562
  %2564 = load float, ptr %2563, align 4
  %2565 = getelementptr inbounds nuw float, ptr %2541, i64 %2562
  %2566 = load float, ptr %2565, align 4
  %2567 = fcmp oeq float %2564, %2566
  %2568 = zext i1 %2567 to i8
  %2569 = getelementptr inbounds nuw i8, ptr %2538, i64 %2562
  store i8 %2568, ptr %2569, align 1
  %2570 = add nuw nsw i64 %2562, 1
  %2571 = icmp eq i64 %2570, %2343
  br i1 %2571, label %2793, label %2561

2572:                                             ; preds = %2544
  br i1 %2545, label %2573, label %2574

2573:                                             ; preds = %2572
  br i1 %2546, label %2575, label %2793

2574:                                             ; preds = %2572
  br i1 %2546, label %2586, label %2793

2575:                                             ; preds = %2573, %2575
  %2576 = phi i64 [ %2584, %2575 ], [ 0, %2573 ]
  %2577 = getelementptr inbounds nuw double, ptr %2540, i64 %2576
  %2578 = load double, ptr %2577, align 8
  %2579 = getelementptr inbounds nuw double, ptr %2541, i64 %2576
  %2580 = load double, ptr %2579, align 8
  %2581 = fcmp one double %2578, %2580
  %2582 = zext i1 %2581 to i8
  %2583 = getelementptr inbounds nuw i8, ptr %2538, i64 %2576
  store i8 %2582, ptr %2583, align 1
  %2584 = add nuw nsw i64 %2576, 1
  %2585 = icmp eq i64 %2584, %2343
  br i1 %2585, label %2793, label %2575

2586:                                             ; preds = %2574, %2586
  %2587 = phi i64 [ %2595, %2586 ], [ 0, %2574 ]
  %2588 = getelementptr inbounds nuw float, ptr %2540, i64 %2587
  %2589 = load float, ptr %2588, align 4
  %2590 = getelementptr inbounds nuw float, ptr %2541, i64 %2587
  %2591 = load float, ptr %2590, align 4
  %2592 = fcmp one float %2589, %2591
  %2593 = zext i1 %2592 to i8
  %2594 = getelementptr inbounds nuw i8, ptr %2538, i64 %2587
  store i8 %2593, ptr %2594, align 1
  %2595 = add nuw nsw i64 %2587, 1
  %2596 = icmp eq i64 %2595, %2343
  br i1 %2596, label %2793, label %2586

2597:                                             ; preds = %2544
  br i1 %2545, label %2598, label %2599

2598:                                             ; preds = %2597
  br i1 %2546, label %2600, label %2793

2599:                                             ; preds = %2597
  br i1 %2546, label %2611, label %2793

2600:                                             ; preds = %2598, %2600
  %2601 = phi i64 [ %2609, %2600 ], [ 0, %2598 ]
  %2602 = getelementptr inbounds nuw double, ptr %2540, i64 %2601
  %2603 = load double, ptr %2602, align 8
  %2604 = getelementptr inbounds nuw double, ptr %2541, i64 %2601
  %2605 = load double, ptr %2604, align 8
  %2606 = fcmp olt double %2603, %2605
  %2607 = zext i1 %2606 to i8
  %2608 = getelementptr inbounds nuw i8, ptr %2538, i64 %2601
  store i8 %2607, ptr %2608, align 1
  %2609 = add nuw nsw i64 %2601, 1
  %2610 = icmp eq i64 %2609, %2343
  br i1 %2610, label %2793, label %2600

2611:                                             ; preds = %2599, %2611
  %2612 = phi i64 [ %2620, %2611 ], [ 0, %2599 ]
  %2613 = getelementptr inbounds nuw float, ptr %2540, i64 %2612
  %2614 = load float, ptr %2613, align 4
  %2615 = getelementptr inbounds nuw float, ptr %2541, i64 %2612
  %2616 = load float, ptr %2615, align 4
  %2617 = fcmp olt float %2614, %2616
  %2618 = zext i1 %2617 to i8
  %2619 = getelementptr inbounds nuw i8, ptr %2538, i64 %2612
  store i8 %2618, ptr %2619, align 1
  %2620 = add nuw nsw i64 %2612, 1
  %2621 = icmp eq i64 %2620, %2343
  br i1 %2621, label %2793, label %2611

2622:                                             ; preds = %2544
  br i1 %2545, label %2623, label %2624

2623:                                             ; preds = %2622
  br i1 %2546, label %2625, label %2793

2624:                                             ; preds = %2622
  br i1 %2546, label %2636, label %2793

2625:                                             ; preds = %2623, %2625
  %2626 = phi i64 [ %2634, %2625 ], [ 0, %2623 ]
  %2627 = getelementptr inbounds nuw double, ptr %2540, i64 %2626
  %2628 = load double, ptr %2627, align 8
  %2629 = getelementptr inbounds nuw double, ptr %2541, i64 %2626
  %2630 = load double, ptr %2629, align 8
  %2631 = fcmp ole double %2628, %2630
  %2632 = zext i1 %2631 to i8
  %2633 = getelementptr inbounds nuw i8, ptr %2538, i64 %2626
  store i8 %2632, ptr %2633, align 1
  %2634 = add nuw nsw i64 %2626, 1
  %2635 = icmp eq i64 %2634, %2343
  br i1 %2635, label %2793, label %2625

2636:                                             ; preds = %2624, %2636
  %2637 = phi i64 [ %2645, %2636 ], [ 0, %2624 ]
  %2638 = getelementptr inbounds nuw float, ptr %2540, i64 %2637
  %2639 = load float, ptr %2638, align 4
  %2640 = getelementptr inbounds nuw float, ptr %2541, i64 %2637
  %2641 = load float, ptr %2640, align 4
  %2642 = fcmp ole float %2639, %2641
  %2643 = zext i1 %2642 to i8
  %2644 = getelementptr inbounds nuw i8, ptr %2538, i64 %2637
  store i8 %2643, ptr %2644, align 1
  %2645 = add nuw nsw i64 %2637, 1
  %2646 = icmp eq i64 %2645, %2343
  br i1 %2646, label %2793, label %2636

2647:                                             ; preds = %2544
  br i1 %2545, label %2648, label %2649

2648:                                             ; preds = %2647
  br i1 %2546, label %2650, label %2793

2649:                                             ; preds = %2647
  br i1 %2546, label %2661, label %2793

2650:                                             ; preds = %2648, %2650
  %2651 = phi i64 [ %2659, %2650 ], [ 0, %2648 ]
  %2652 = getelementptr inbounds nuw double, ptr %2540, i64 %2651
  %2653 = load double, ptr %2652, align 8
  %2654 = getelementptr inbounds nuw double, ptr %2541, i64 %2651
  %2655 = load double, ptr %2654, align 8
  %2656 = fcmp ogt double %2653, %2655
  %2657 = zext i1 %2656 to i8
  %2658 = getelementptr inbounds nuw i8, ptr %2538, i64 %2651
  store i8 %2657, ptr %2658, align 1
  %2659 = add nuw nsw i64 %2651, 1
  %2660 = icmp eq i64 %2659, %2343
  br i1 %2660, label %2793, label %2650

2661:                                             ; preds = %2649, %2661
  %2662 = phi i64 [ %2670, %2661 ], [ 0, %2649 ]
  %2663 = getelementptr inbounds nuw float, ptr %2540, i64 %2662
  %2664 = load float, ptr %2663, align 4
  %2665 = getelementptr inbounds nuw float, ptr %2541, i64 %2662
  %2666 = load float, ptr %2665, align 4
  %2667 = fcmp ogt float %2664, %2666
  %2668 = zext i1 %2667 to i8
  %2669 = getelementptr inbounds nuw i8, ptr %2538, i64 %2662
  store i8 %2668, ptr %2669, align 1
  %2670 = add nuw nsw i64 %2662, 1
  %2671 = icmp eq i64 %2670, %2343
  br i1 %2671, label %2793, label %2661

2672:                                             ; preds = %2544
  br i1 %2545, label %2673, label %2674

2673:                                             ; preds = %2672
  br i1 %2546, label %2675, label %2793

2674:                                             ; preds = %2672
  br i1 %2546, label %2686, label %2793

2675:                                             ; preds = %2673, %2675
  %2676 = phi i64 [ %2684, %2675 ], [ 0, %2673 ]
  %2677 = getelementptr inbounds nuw double, ptr %2540, i64 %2676
  %2678 = load double, ptr %2677, align 8
  %2679 = getelementptr inbounds nuw double, ptr %2541, i64 %2676
  %2680 = load double, ptr %2679, align 8
  %2681 = fcmp oge double %2678, %2680
  %2682 = zext i1 %2681 to i8
  %2683 = getelementptr inbounds nuw i8, ptr %2538, i64 %2676
  store i8 %2682, ptr %2683, align 1
  %2684 = add nuw nsw i64 %2676, 1
  %2685 = icmp eq i64 %2684, %2343
  br i1 %2685, label %2793, label %2675

2686:                                             ; preds = %2674, %2686
  %2687 = phi i64 [ %2695, %2686 ], [ 0, %2674 ]
  %2688 = getelementptr inbounds nuw float, ptr %2540, i64 %2687
  %2689 = load float, ptr %2688, align 4
  %2690 = getelementptr inbounds nuw float, ptr %2541, i64 %2687
  %2691 = load float, ptr %2690, align 4
  %2692 = fcmp oge float %2689, %2691
  %2693 = zext i1 %2692 to i8
  %2694 = getelementptr inbounds nuw i8, ptr %2538, i64 %2687
  store i8 %2693, ptr %2694, align 1
  %2695 = add nuw nsw i64 %2687, 1
  %2696 = icmp eq i64 %2695, %2343
  br i1 %2696, label %2793, label %2686

2697:                                             ; preds = %2542, %2535
  %2698 = phi i64 [ %2467, %2542 ], [ 7, %2535 ]
  %2699 = and i64 %2539, -5
  %2700 = icmp eq i64 %2699, 1
  %2701 = icmp eq i64 %2539, 3
  %2702 = or i1 %2701, %2700
  %2703 = add i64 %2539, -3
  %2704 = icmp ult i64 %2703, 2
  %2705 = select i1 %2704, ptr %2540, ptr %2541
  %2706 = select i1 %2704, ptr %2541, ptr %2540
  %2707 = icmp ult i64 %2539, 2
  br i1 %2707, label %2708, label %2739

2708:                                             ; preds = %2697
  %2709 = shl nuw nsw i64 1, %2698
  %2710 = and i64 %2709, 324
  %2711 = icmp eq i64 %2710, 0
  %2712 = icmp sgt i64 %2343, 0
  br i1 %2711, label %2714, label %2713

2713:                                             ; preds = %2708
  br i1 %2712, label %2715, label %2793

2714:                                             ; preds = %2708
  br i1 %2712, label %2727, label %2793

2715:                                             ; preds = %2713, %2715
  %2716 = phi i64 [ %2725, %2715 ], [ 0, %2713 ]
  %2717 = getelementptr inbounds nuw i32, ptr %2540, i64 %2716
  %2718 = load i32, ptr %2717, align 4
  %2719 = getelementptr inbounds nuw i32, ptr %2541, i64 %2716
  %2720 = load i32, ptr %2719, align 4
  %2721 = icmp eq i32 %2718, %2720
  %2722 = xor i1 %2702, %2721
  %2723 = zext i1 %2722 to i8
  %2724 = getelementptr inbounds nuw i8, ptr %2538, i64 %2716
  store i8 %2723, ptr %2724, align 1
  %2725 = add nuw nsw i64 %2716, 1
  %2726 = icmp eq i64 %2725, %2343
  br i1 %2726, label %2793, label %2715

2727:                                             ; preds = %2714, %2727
  %2728 = phi i64 [ %2737, %2727 ], [ 0, %2714 ]
  %2729 = getelementptr inbounds nuw i64, ptr %2540, i64 %2728
  %2730 = load i64, ptr %2729, align 8
  %2731 = getelementptr inbounds nuw i64, ptr %2541, i64 %2728
  %2732 = load i64, ptr %2731, align 8
  %2733 = icmp eq i64 %2730, %2732
  %2734 = xor i1 %2702, %2733
  %2735 = zext i1 %2734 to i8
  %2736 = getelementptr inbounds nuw i8, ptr %2538, i64 %2728
  store i8 %2735, ptr %2736, align 1
  %2737 = add nuw nsw i64 %2728, 1
  %2738 = icmp eq i64 %2737, %2343
  br i1 %2738, label %2793, label %2727

2739:                                             ; preds = %2697
  %2740 = icmp sgt i64 %2343, 0
  switch i64 %2698, label %2744 [
    i64 2, label %2743
    i64 6, label %2742
    i64 3, label %2741
  ]

2741:                                             ; preds = %2739
  br i1 %2740, label %2769, label %2793

2742:                                             ; preds = %2739
  br i1 %2740, label %2757, label %2793

2743:                                             ; preds = %2739
  br i1 %2740, label %2745, label %2793

2744:                                             ; preds = %2739
  br i1 %2740, label %2781, label %2793

2745:                                             ; preds = %2743, %2745
  %2746 = phi i64 [ %2755, %2745 ], [ 0, %2743 ]
  %2747 = getelementptr inbounds nuw i32, ptr %2706, i64 %2746
  %2748 = load i32, ptr %2747, align 4
  %2749 = getelementptr inbounds nuw i32, ptr %2705, i64 %2746
  %2750 = load i32, ptr %2749, align 4
  %2751 = icmp ult i32 %2748, %2750
  %2752 = xor i1 %2702, %2751
  %2753 = zext i1 %2752 to i8
  %2754 = getelementptr inbounds nuw i8, ptr %2538, i64 %2746
  store i8 %2753, ptr %2754, align 1
  %2755 = add nuw nsw i64 %2746, 1
  %2756 = icmp eq i64 %2755, %2343
  br i1 %2756, label %2793, label %2745

2757:                                             ; preds = %2742, %2757
  %2758 = phi i64 [ %2767, %2757 ], [ 0, %2742 ]
  %2759 = getelementptr inbounds nuw i32, ptr %2706, i64 %2758
  %2760 = load i32, ptr %2759, align 4
  %2761 = getelementptr inbounds nuw i32, ptr %2705, i64 %2758
  %2762 = load i32, ptr %2761, align 4
  %2763 = icmp slt i32 %2760, %2762
  %2764 = xor i1 %2702, %2763
  %2765 = zext i1 %2764 to i8
  %2766 = getelementptr inbounds nuw i8, ptr %2538, i64 %2758
  store i8 %2765, ptr %2766, align 1
  %2767 = add nuw nsw i64 %2758, 1
  %2768 = icmp eq i64 %2767, %2343
  br i1 %2768, label %2793, label %2757

2769:                                             ; preds = %2741, %2769
  %2770 = phi i64 [ %2779, %2769 ], [ 0, %2741 ]
  %2771 = getelementptr inbounds nuw i64, ptr %2706, i64 %2770
  %2772 = load i64, ptr %2771, align 8
  %2773 = getelementptr inbounds nuw i64, ptr %2705, i64 %2770
  %2774 = load i64, ptr %2773, align 8
  %2775 = icmp ult i64 %2772, %2774
  %2776 = xor i1 %2702, %2775
  %2777 = zext i1 %2776 to i8
  %2778 = getelementptr inbounds nuw i8, ptr %2538, i64 %2770
  store i8 %2777, ptr %2778, align 1
  %2779 = add nuw nsw i64 %2770, 1
  %2780 = icmp eq i64 %2779, %2343
  br i1 %2780, label %2793, label %2769

2781:                                             ; preds = %2744, %2781
  %2782 = phi i64 [ %2791, %2781 ], [ 0, %2744 ]
  %2783 = getelementptr inbounds nuw i64, ptr %2706, i64 %2782
  %2784 = load i64, ptr %2783, align 8
  %2785 = getelementptr inbounds nuw i64, ptr %2705, i64 %2782
  %2786 = load i64, ptr %2785, align 8
  %2787 = icmp slt i64 %2784, %2786
  %2788 = xor i1 %2702, %2787
  %2789 = zext i1 %2788 to i8
  %2790 = getelementptr inbounds nuw i8, ptr %2538, i64 %2782
  store i8 %2789, ptr %2790, align 1
  %2791 = add nuw nsw i64 %2782, 1
  %2792 = icmp eq i64 %2791, %2343
  br i1 %2792, label %2793, label %2781

2793:                                             ; preds = %2769, %2757, %2745, %2781, %2715, %2727, %2661, %2650, %2636, %2625, %2611, %2600, %2586, %2575, %2561, %2550, %2686, %2675, %2744, %2743, %2742, %2741, %2714, %2713, %2674, %2673, %2649, %2648, %2624, %2623, %2599, %2598, %2574, %2573, %2549, %2548
  br i1 %2345, label %3890, label %2794

2794:                                             ; preds = %2793
  %2795 = inttoptr i64 %2464 to ptr
  %2796 = icmp sgt i64 %2342, 0
  br i1 %2339, label %2798, label %2797

2797:                                             ; preds = %2794
  br i1 %2796, label %2799, label %3890

2798:                                             ; preds = %2794
  br i1 %2796, label %2810, label %3890

2799:                                             ; preds = %2797, %2799
  %2800 = phi i64 [ %2808, %2799 ], [ 0, %2797 ]
  %2801 = getelementptr inbounds nuw i64, ptr %2294, i64 %2800
  %2802 = load i64, ptr %2801, align 8
  %2803 = load i64, ptr %2294, align 8
  %2804 = sub nsw i64 %2802, %2803
  %2805 = getelementptr inbounds i8, ptr %119, i64 %2804
  %2806 = load i8, ptr %2805, align 1
  %2807 = getelementptr inbounds i8, ptr %2795, i64 %2802
  store i8 %2806, ptr %2807, align 1
  %2808 = add nuw nsw i64 %2800, 1
  %2809 = icmp eq i64 %2808, %2342
  br i1 %2809, label %3890, label %2799

2810:                                             ; preds = %2798, %2810
  %2811 = phi i64 [ %2817, %2810 ], [ 0, %2798 ]
  %2812 = getelementptr inbounds nuw i8, ptr %119, i64 %2811
  %2813 = load i8, ptr %2812, align 1
  %2814 = getelementptr inbounds nuw i64, ptr %2294, i64 %2811
  %2815 = load i64, ptr %2814, align 8
  %2816 = getelementptr inbounds i8, ptr %2795, i64 %2815
  store i8 %2813, ptr %2816, align 1
  %2817 = add nuw nsw i64 %2811, 1
  %2818 = icmp eq i64 %2817, %2342
  br i1 %2818, label %3890, label %2810

2819:                                             ; preds = %2507
  br i1 %2504, label %3390, label %2820

2820:                                             ; preds = %2819
  %2821 = mul nsw i64 %2466, %2300
  %2822 = add nsw i64 %2821, %2464
  %2823 = inttoptr i64 %2822 to ptr
  %2824 = select i1 %2345, ptr %2823, ptr %119
  %2825 = load ptr, ptr %9, align 16
  %2826 = load ptr, ptr %115, align 8
  %2827 = load ptr, ptr %117, align 16
  switch i64 %2351, label %3059 [
    i64 4, label %2828
    i64 18, label %2848
    i64 14, label %3033
    i64 13, label %3007
    i64 12, label %2981
    i64 17, label %2880
    i64 16, label %2946
  ]

2828:                                             ; preds = %2820
  %2829 = and i64 %2484, 324
  %2830 = icmp eq i64 %2829, 0
  %2831 = icmp sgt i64 %2343, 0
  br i1 %2830, label %2833, label %2832

2832:                                             ; preds = %2828
  br i1 %2831, label %2834, label %3317

2833:                                             ; preds = %2828
  br i1 %2831, label %2841, label %3317

2834:                                             ; preds = %2832, %2834
  %2835 = phi i64 [ %2839, %2834 ], [ 0, %2832 ]
  %2836 = getelementptr inbounds nuw i32, ptr %2825, i64 %2835
  %2837 = load i32, ptr %2836, align 4
  %2838 = getelementptr inbounds nuw i32, ptr %2824, i64 %2835
  store i32 %2837, ptr %2838, align 4
  %2839 = add nuw nsw i64 %2835, 1
  %2840 = icmp eq i64 %2839, %2343
  br i1 %2840, label %3317, label %2834

2841:                                             ; preds = %2833, %2841
  %2842 = phi i64 [ %2846, %2841 ], [ 0, %2833 ]
  %2843 = getelementptr inbounds nuw i64, ptr %2825, i64 %2842
  %2844 = load i64, ptr %2843, align 8
  %2845 = getelementptr inbounds nuw i64, ptr %2824, i64 %2842
  store i64 %2844, ptr %2845, align 8
  %2846 = add nuw nsw i64 %2842, 1
  %2847 = icmp eq i64 %2846, %2343
  br i1 %2847, label %3317, label %2841

2848:                                             ; preds = %2820
  %2849 = and i64 %2484, 324
  %2850 = icmp eq i64 %2849, 0
  %2851 = icmp sgt i64 %2343, 0
  br i1 %2850, label %2853, label %2852

2852:                                             ; preds = %2848
  br i1 %2851, label %2854, label %3317

2853:                                             ; preds = %2848
  br i1 %2851, label %2867, label %3317

2854:                                             ; preds = %2852, %2854
  %2855 = phi i64 [ %2865, %2854 ], [ 0, %2852 ]
  %2856 = getelementptr inbounds nuw i32, ptr %2825, i64 %2855
  %2857 = load i32, ptr %2856, align 4
  %2858 = getelementptr inbounds nuw i32, ptr %2826, i64 %2855
  %2859 = load i32, ptr %2858, align 4
  %2860 = getelementptr inbounds nuw i8, ptr %2827, i64 %2855
  %2861 = load i8, ptr %2860, align 1
  %2862 = icmp eq i8 %2861, 0
  %2863 = select i1 %2862, i32 %2859, i32 %2857
  %2864 = getelementptr inbounds nuw i32, ptr %2824, i64 %2855
  store i32 %2863, ptr %2864, align 4
  %2865 = add nuw nsw i64 %2855, 1
  %2866 = icmp eq i64 %2865, %2343
  br i1 %2866, label %3317, label %2854

2867:                                             ; preds = %2853, %2867
  %2868 = phi i64 [ %2878, %2867 ], [ 0, %2853 ]
  %2869 = getelementptr inbounds nuw i64, ptr %2825, i64 %2868
  %2870 = load i64, ptr %2869, align 8
  %2871 = getelementptr inbounds nuw i64, ptr %2826, i64 %2868
  %2872 = load i64, ptr %2871, align 8
  %2873 = getelementptr inbounds nuw i8, ptr %2827, i64 %2868
  %2874 = load i8, ptr %2873, align 1
  %2875 = icmp eq i8 %2874, 0
  %2876 = select i1 %2875, i64 %2872, i64 %2870
  %2877 = getelementptr inbounds nuw i64, ptr %2824, i64 %2868
  store i64 %2876, ptr %2877, align 8
  %2878 = add nuw nsw i64 %2868, 1
  %2879 = icmp eq i64 %2878, %2343
  br i1 %2879, label %3317, label %2867

2880:                                             ; preds = %2820
  %2881 = and i64 %2467, -4
  %2882 = icmp eq i64 %2881, 4
  br i1 %2882, label %2883, label %2911

2883:                                             ; preds = %2880
  %2884 = icmp eq i64 %2467, 6
  %2885 = icmp sgt i64 %2343, 0
  br i1 %2884, label %2887, label %2886

2886:                                             ; preds = %2883
  br i1 %2885, label %2899, label %3317

2887:                                             ; preds = %2883
  br i1 %2885, label %2888, label %3317

2888:                                             ; preds = %2887, %2888
  %2889 = phi i64 [ %2897, %2888 ], [ 0, %2887 ]
  %2890 = getelementptr inbounds nuw i32, ptr %2825, i64 %2889
  %2891 = load i32, ptr %2890, align 4
  %2892 = getelementptr inbounds nuw i32, ptr %2826, i64 %2889
  %2893 = load i32, ptr %2892, align 4
  %2894 = call i32 @llvm.umin.i32(i32 %2893, i32 31)
  %2895 = ashr i32 %2891, %2894
  %2896 = getelementptr inbounds nuw i32, ptr %2824, i64 %2889
  store i32 %2895, ptr %2896, align 4
  %2897 = add nuw nsw i64 %2889, 1
  %2898 = icmp eq i64 %2897, %2343
  br i1 %2898, label %3317, label %2888

2899:                                             ; preds = %2886, %2899
  %2900 = phi i64 [ %2909, %2899 ], [ 0, %2886 ]
  %2901 = getelementptr inbounds nuw i64, ptr %2825, i64 %2900
  %2902 = load i64, ptr %2901, align 8
  %2903 = getelementptr inbounds nuw i32, ptr %2826, i64 %2900
  %2904 = load i32, ptr %2903, align 4
  %2905 = call i32 @llvm.umin.i32(i32 %2904, i32 63)
  %2906 = zext nneg i32 %2905 to i64
  %2907 = ashr i64 %2902, %2906
  %2908 = getelementptr inbounds nuw i64, ptr %2824, i64 %2900
  store i64 %2907, ptr %2908, align 8
  %2909 = add nuw nsw i64 %2900, 1
  %2910 = icmp eq i64 %2909, %2343
  br i1 %2910, label %3317, label %2899

2911:                                             ; preds = %2880
  %2912 = and i64 %2484, 324
  %2913 = icmp eq i64 %2912, 0
  %2914 = icmp sgt i64 %2343, 0
  br i1 %2913, label %2916, label %2915

2915:                                             ; preds = %2911
  br i1 %2914, label %2917, label %3317

2916:                                             ; preds = %2911
  br i1 %2914, label %2931, label %3317

2917:                                             ; preds = %2915, %2926
  %2918 = phi i64 [ %2929, %2926 ], [ 0, %2915 ]
  %2919 = getelementptr inbounds nuw i32, ptr %2826, i64 %2918
  %2920 = load i32, ptr %2919, align 4
  %2921 = icmp ugt i32 %2920, 31
  br i1 %2921, label %2926, label %2922

2922:                                             ; preds = %2917
  %2923 = getelementptr inbounds nuw i32, ptr %2825, i64 %2918
  %2924 = load i32, ptr %2923, align 4
  %2925 = lshr i32 %2924, %2920
  br label %2926

2926:                                             ; preds = %2922, %2917
  %2927 = phi i32 [ %2925, %2922 ], [ 0, %2917 ]
  %2928 = getelementptr inbounds nuw i32, ptr %2824, i64 %2918
  store i32 %2927, ptr %2928, align 4
  %2929 = add nuw nsw i64 %2918, 1
  %2930 = icmp eq i64 %2929, %2343
  br i1 %2930, label %3317, label %2917

2931:                                             ; preds = %2916, %2941
  %2932 = phi i64 [ %2944, %2941 ], [ 0, %2916 ]
  %2933 = getelementptr inbounds nuw i32, ptr %2826, i64 %2932
  %2934 = load i32, ptr %2933, align 4
  %2935 = icmp ugt i32 %2934, 63
  br i1 %2935, label %2941, label %2936

2936:                                             ; preds = %2931
  %2937 = getelementptr inbounds nuw i64, ptr %2825, i64 %2932
  %2938 = load i64, ptr %2937, align 8
  %2939 = zext nneg i32 %2934 to i64
  %2940 = lshr i64 %2938, %2939
  br label %2941

2941:                                             ; preds = %2936, %2931
  %2942 = phi i64 [ %2940, %2936 ], [ 0, %2931 ]
  %2943 = getelementptr inbounds nuw i64, ptr %2824, i64 %2932
  store i64 %2942, ptr %2943, align 8
  %2944 = add nuw nsw i64 %2932, 1
  %2945 = icmp eq i64 %2944, %2343
  br i1 %2945, label %3317, label %2931

2946:                                             ; preds = %2820
  %2947 = and i64 %2484, 324
  %2948 = icmp eq i64 %2947, 0
  %2949 = icmp sgt i64 %2343, 0
  br i1 %2948, label %2951, label %2950

2950:                                             ; preds = %2946
  br i1 %2949, label %2952, label %3317

2951:                                             ; preds = %2946
  br i1 %2949, label %2966, label %3317

2952:                                             ; preds = %2950, %2961
  %2953 = phi i64 [ %2964, %2961 ], [ 0, %2950 ]
  %2954 = getelementptr inbounds nuw i32, ptr %2826, i64 %2953
  %2955 = load i32, ptr %2954, align 4
  %2956 = icmp ugt i32 %2955, 31
  br i1 %2956, label %2961, label %2957

2957:                                             ; preds = %2952
  %2958 = getelementptr inbounds nuw i32, ptr %2825, i64 %2953
  %2959 = load i32, ptr %2958, align 4
  %2960 = shl i32 %2959, %2955
  br label %2961

2961:                                             ; preds = %2957, %2952
  %2962 = phi i32 [ %2960, %2957 ], [ 0, %2952 ]
  %2963 = getelementptr inbounds nuw i32, ptr %2824, i64 %2953
  store i32 %2962, ptr %2963, align 4
  %2964 = add nuw nsw i64 %2953, 1
  %2965 = icmp eq i64 %2964, %2343
  br i1 %2965, label %3317, label %2952

2966:                                             ; preds = %2951, %2976
  %2967 = phi i64 [ %2979, %2976 ], [ 0, %2951 ]
  %2968 = getelementptr inbounds nuw i32, ptr %2826, i64 %2967
  %2969 = load i32, ptr %2968, align 4
  %2970 = icmp ugt i32 %2969, 63
  br i1 %2970, label %2976, label %2971

2971:                                             ; preds = %2966
  %2972 = getelementptr inbounds nuw i64, ptr %2825, i64 %2967
  %2973 = load i64, ptr %2972, align 8
  %2974 = zext nneg i32 %2969 to i64
  %2975 = shl i64 %2973, %2974
  br label %2976

2976:                                             ; preds = %2971, %2966
  %2977 = phi i64 [ %2975, %2971 ], [ 0, %2966 ]
  %2978 = getelementptr inbounds nuw i64, ptr %2824, i64 %2967
  store i64 %2977, ptr %2978, align 8
  %2979 = add nuw nsw i64 %2967, 1
  %2980 = icmp eq i64 %2979, %2343
  br i1 %2980, label %3317, label %2966

2981:                                             ; preds = %2820
  %2982 = and i64 %2484, 324
  %2983 = icmp eq i64 %2982, 0
  %2984 = icmp sgt i64 %2343, 0
  br i1 %2983, label %2986, label %2985

2985:                                             ; preds = %2981
  br i1 %2984, label %2987, label %3317

2986:                                             ; preds = %2981
  br i1 %2984, label %2997, label %3317

2987:                                             ; preds = %2985, %2987
  %2988 = phi i64 [ %2995, %2987 ], [ 0, %2985 ]
  %2989 = getelementptr inbounds nuw i32, ptr %2825, i64 %2988
  %2990 = load i32, ptr %2989, align 4
  %2991 = getelementptr inbounds nuw i32, ptr %2826, i64 %2988
  %2992 = load i32, ptr %2991, align 4
  %2993 = and i32 %2992, %2990
  %2994 = getelementptr inbounds nuw i32, ptr %2824, i64 %2988
  store i32 %2993, ptr %2994, align 4
  %2995 = add nuw nsw i64 %2988, 1
  %2996 = icmp eq i64 %2995, %2343
  br i1 %2996, label %3317, label %2987

2997:                                             ; preds = %2986, %2997
  %2998 = phi i64 [ %3005, %2997 ], [ 0, %2986 ]
  %2999 = getelementptr inbounds nuw i64, ptr %2825, i64 %2998
  %3000 = load i64, ptr %2999, align 8
  %3001 = getelementptr inbounds nuw i64, ptr %2826, i64 %2998
  %3002 = load i64, ptr %3001, align 8
  %3003 = and i64 %3002, %3000
  %3004 = getelementptr inbounds nuw i64, ptr %2824, i64 %2998
  store i64 %3003, ptr %3004, align 8
  %3005 = add nuw nsw i64 %2998, 1
  %3006 = icmp eq i64 %3005, %2343
  br i1 %3006, label %3317, label %2997

3007:                                             ; preds = %2820
  %3008 = and i64 %2484, 324
  %3009 = icmp eq i64 %3008, 0
  %3010 = icmp sgt i64 %2343, 0
  br i1 %3009, label %3012, label %3011

3011:                                             ; preds = %3007
  br i1 %3010, label %3013, label %3317

3012:                                             ; preds = %3007
  br i1 %3010, label %3023, label %3317

3013:                                             ; preds = %3011, %3013
  %3014 = phi i64 [ %3021, %3013 ], [ 0, %3011 ]
  %3015 = getelementptr inbounds nuw i32, ptr %2825, i64 %3014
  %3016 = load i32, ptr %3015, align 4
  %3017 = getelementptr inbounds nuw i32, ptr %2826, i64 %3014
  %3018 = load i32, ptr %3017, align 4
  %3019 = or i32 %3018, %3016
  %3020 = getelementptr inbounds nuw i32, ptr %2824, i64 %3014
  store i32 %3019, ptr %3020, align 4
  %3021 = add nuw nsw i64 %3014, 1
  %3022 = icmp eq i64 %3021, %2343
  br i1 %3022, label %3317, label %3013

3023:                                             ; preds = %3012, %3023
  %3024 = phi i64 [ %3031, %3023 ], [ 0, %3012 ]
  %3025 = getelementptr inbounds nuw i64, ptr %2825, i64 %3024
  %3026 = load i64, ptr %3025, align 8
  %3027 = getelementptr inbounds nuw i64, ptr %2826, i64 %3024
  %3028 = load i64, ptr %3027, align 8
  %3029 = or i64 %3028, %3026
  %3030 = getelementptr inbounds nuw i64, ptr %2824, i64 %3024
  store i64 %3029, ptr %3030, align 8
  %3031 = add nuw nsw i64 %3024, 1
  %3032 = icmp eq i64 %3031, %2343
  br i1 %3032, label %3317, label %3023

3033:                                             ; preds = %2820
  %3034 = and i64 %2484, 324
  %3035 = icmp eq i64 %3034, 0
  %3036 = icmp sgt i64 %2343, 0
  br i1 %3035, label %3038, label %3037

3037:                                             ; preds = %3033
  br i1 %3036, label %3039, label %3317

3038:                                             ; preds = %3033
  br i1 %3036, label %3049, label %3317

3039:                                             ; preds = %3037, %3039
  %3040 = phi i64 [ %3047, %3039 ], [ 0, %3037 ]
  %3041 = getelementptr inbounds nuw i32, ptr %2825, i64 %3040
  %3042 = load i32, ptr %3041, align 4
  %3043 = getelementptr inbounds nuw i32, ptr %2826, i64 %3040
  %3044 = load i32, ptr %3043, align 4
  %3045 = xor i32 %3044, %3042
  %3046 = getelementptr inbounds nuw i32, ptr %2824, i64 %3040
  store i32 %3045, ptr %3046, align 4
  %3047 = add nuw nsw i64 %3040, 1
  %3048 = icmp eq i64 %3047, %2343
  br i1 %3048, label %3317, label %3039

3049:                                             ; preds = %3038, %3049
  %3050 = phi i64 [ %3057, %3049 ], [ 0, %3038 ]
  %3051 = getelementptr inbounds nuw i64, ptr %2825, i64 %3050
  %3052 = load i64, ptr %3051, align 8
  %3053 = getelementptr inbounds nuw i64, ptr %2826, i64 %3050
  %3054 = load i64, ptr %3053, align 8
  %3055 = xor i64 %3054, %3052
  %3056 = getelementptr inbounds nuw i64, ptr %2824, i64 %3050
  store i64 %3055, ptr %3056, align 8
  %3057 = add nuw nsw i64 %3050, 1
  %3058 = icmp eq i64 %3057, %2343
  br i1 %3058, label %3317, label %3049

3059:                                             ; preds = %2820
  %3060 = icmp eq i64 %2467, 8
  br i1 %3060, label %3061, label %3206

3061:                                             ; preds = %3059
  switch i64 %2351, label %3317 [
    i64 5, label %3072
    i64 6, label %3070
    i64 7, label %3068
    i64 25, label %3066
    i64 29, label %3124
    i64 21, label %3064
    i64 22, label %3062
  ]

3062:                                             ; preds = %3061
  %3063 = icmp sgt i64 %2343, 0
  br i1 %3063, label %3180, label %3317

3064:                                             ; preds = %3061
  %3065 = icmp sgt i64 %2343, 0
  br i1 %3065, label %3154, label %3317

3066:                                             ; preds = %3061
  %3067 = icmp sgt i64 %2343, 0
  br i1 %3067, label %3113, label %3317

3068:                                             ; preds = %3061
  %3069 = icmp sgt i64 %2343, 0
  br i1 %3069, label %3100, label %3317

3070:                                             ; preds = %3061
  %3071 = icmp sgt i64 %2343, 0
  br i1 %3071, label %3087, label %3317

3072:                                             ; preds = %3061
  %3073 = icmp sgt i64 %2343, 0
  br i1 %3073, label %3074, label %3317

3074:                                             ; preds = %3072, %3074
  %3075 = phi i64 [ %3085, %3074 ], [ 0, %3072 ]
  %3076 = getelementptr inbounds nuw float, ptr %2825, i64 %3075
  %3077 = load float, ptr %3076, align 4
  %3078 = getelementptr inbounds nuw float, ptr %2826, i64 %3075
  %3079 = load float, ptr %3078, align 4
  %3080 = fadd float %3077, %3079
  %3081 = fcmp uno float %3080, 0.000000e+00
  %3082 = bitcast float %3080 to i32
  %3083 = select i1 %3081, i32 2147483647, i32 %3082
  %3084 = getelementptr inbounds nuw i32, ptr %2824, i64 %3075
  store i32 %3083, ptr %3084, align 4
  %3085 = add nuw nsw i64 %3075, 1
  %3086 = icmp eq i64 %3085, %2343
  br i1 %3086, label %3317, label %3074

3087:                                             ; preds = %3070, %3087
  %3088 = phi i64 [ %3098, %3087 ], [ 0, %3070 ]
  %3089 = getelementptr inbounds nuw float, ptr %2825, i64 %3088
  %3090 = load float, ptr %3089, align 4
  %3091 = getelementptr inbounds nuw float, ptr %2826, i64 %3088
  %3092 = load float, ptr %3091, align 4
  %3093 = fsub float %3090, %3092
  %3094 = fcmp uno float %3093, 0.000000e+00
  %3095 = bitcast float %3093 to i32
  %3096 = select i1 %3094, i32 2147483647, i32 %3095
  %3097 = getelementptr inbounds nuw i32, ptr %2824, i64 %3088
  store i32 %3096, ptr %3097, align 4
  %3098 = add nuw nsw i64 %3088, 1
  %3099 = icmp eq i64 %3098, %2343
  br i1 %3099, label %3317, label %3087

3100:                                             ; preds = %3068, %3100
  %3101 = phi i64 [ %3111, %3100 ], [ 0, %3068 ]
  %3102 = getelementptr inbounds nuw float, ptr %2825, i64 %3101
  %3103 = load float, ptr %3102, align 4
  %3104 = getelementptr inbounds nuw float, ptr %2826, i64 %3101
  %3105 = load float, ptr %3104, align 4
  %3106 = fmul float %3103, %3105
  %3107 = fcmp uno float %3106, 0.000000e+00
  %3108 = bitcast float %3106 to i32
  %3109 = select i1 %3107, i32 2147483647, i32 %3108
  %3110 = getelementptr inbounds nuw i32, ptr %2824, i64 %3101
  store i32 %3109, ptr %3110, align 4
  %3111 = add nuw nsw i64 %3101, 1
  %3112 = icmp eq i64 %3111, %2343
  br i1 %3112, label %3317, label %3100

3113:                                             ; preds = %3066, %3113
  %3114 = phi i64 [ %3122, %3113 ], [ 0, %3066 ]
  %3115 = getelementptr inbounds nuw float, ptr %2825, i64 %3114
  %3116 = load float, ptr %3115, align 4
  %3117 = fneg float %3116
  %3118 = fcmp uno float %3116, 0.000000e+00
  %3119 = bitcast float %3117 to i32
  %3120 = select i1 %3118, i32 2147483647, i32 %3119
  %3121 = getelementptr inbounds nuw i32, ptr %2824, i64 %3114
  store i32 %3120, ptr %3121, align 4
  %3122 = add nuw nsw i64 %3114, 1
  %3123 = icmp eq i64 %3122, %2343
  br i1 %3123, label %3317, label %3113

3124:                                             ; preds = %3061
  %3125 = load i64, ptr %2288, align 8
  %3126 = and i64 %3125, 1
  %3127 = icmp eq i64 %3126, 0
  %3128 = and i64 %3125, 2
  %3129 = icmp eq i64 %3128, 0
  %3130 = and i64 %3125, 4
  %3131 = icmp eq i64 %3130, 0
  %3132 = icmp sgt i64 %2343, 0
  br i1 %3132, label %3133, label %3317

3133:                                             ; preds = %3124, %3133
  %3134 = phi i64 [ %3152, %3133 ], [ 0, %3124 ]
  %3135 = getelementptr inbounds nuw float, ptr %2825, i64 %3134
  %3136 = load float, ptr %3135, align 4
  %3137 = getelementptr inbounds nuw float, ptr %2826, i64 %3134
  %3138 = load float, ptr %3137, align 4
  %3139 = getelementptr inbounds nuw float, ptr %2827, i64 %3134
  %3140 = load float, ptr %3139, align 4
  %3141 = fneg float %3136
  %3142 = select i1 %3127, float %3136, float %3141
  %3143 = fneg float %3138
  %3144 = select i1 %3129, float %3138, float %3143
  %3145 = fneg float %3140
  %3146 = select i1 %3131, float %3140, float %3145
  %3147 = call float @llvm.fma.f32(float %3142, float %3144, float %3146)
  %3148 = fcmp uno float %3147, 0.000000e+00
  %3149 = bitcast float %3147 to i32
  %3150 = select i1 %3148, i32 2147483647, i32 %3149
  %3151 = getelementptr inbounds nuw i32, ptr %2824, i64 %3134
  store i32 %3150, ptr %3151, align 4
  %3152 = add nuw nsw i64 %3134, 1
  %3153 = icmp eq i64 %3152, %2343
  br i1 %3153, label %3317, label %3133

3154:                                             ; preds = %3064, %3172
  %3155 = phi i64 [ %3178, %3172 ], [ 0, %3064 ]
  %3156 = getelementptr inbounds nuw float, ptr %2825, i64 %3155
  %3157 = load float, ptr %3156, align 4
  %3158 = getelementptr inbounds nuw float, ptr %2826, i64 %3155
  %3159 = load float, ptr %3158, align 4
  %3160 = fcmp uno float %3157, 0.000000e+00
  br i1 %3160, label %3172, label %3161

3161:                                             ; preds = %3154
  %3162 = fcmp uno float %3159, 0.000000e+00
  br i1 %3162, label %3172, label %3163

3163:                                             ; preds = %3161
  %3164 = fcmp oeq float %3157, %3159
  br i1 %3164, label %3165, label %3169

3165:                                             ; preds = %3163
  %3166 = bitcast float %3157 to i32
  %3167 = icmp slt i32 %3166, 0
  %3168 = select i1 %3167, float %3157, float %3159
  br label %3172

3169:                                             ; preds = %3163
  %3170 = fcmp olt float %3157, %3159
  %3171 = select i1 %3170, float %3157, float %3159
  br label %3172

3172:                                             ; preds = %3169, %3165, %3161, %3154
  %3173 = phi float [ %3171, %3169 ], [ %3159, %3154 ], [ %3168, %3165 ], [ %3157, %3161 ]
  %3174 = fcmp uno float %3173, 0.000000e+00
  %3175 = bitcast float %3173 to i32
  %3176 = select i1 %3174, i32 2147483647, i32 %3175
  %3177 = getelementptr inbounds nuw i32, ptr %2824, i64 %3155
  store i32 %3176, ptr %3177, align 4
  %3178 = add nuw nsw i64 %3155, 1
  %3179 = icmp eq i64 %3178, %2343
  br i1 %3179, label %3317, label %3154

3180:                                             ; preds = %3062, %3198
  %3181 = phi i64 [ %3204, %3198 ], [ 0, %3062 ]
  %3182 = getelementptr inbounds nuw float, ptr %2825, i64 %3181
  %3183 = load float, ptr %3182, align 4
  %3184 = getelementptr inbounds nuw float, ptr %2826, i64 %3181
  %3185 = load float, ptr %3184, align 4
  %3186 = fcmp uno float %3183, 0.000000e+00
  br i1 %3186, label %3198, label %3187

3187:                                             ; preds = %3180
  %3188 = fcmp uno float %3185, 0.000000e+00
  br i1 %3188, label %3198, label %3189

3189:                                             ; preds = %3187
  %3190 = fcmp oeq float %3183, %3185
  br i1 %3190, label %3191, label %3195

3191:                                             ; preds = %3189
  %3192 = bitcast float %3183 to i32
  %3193 = icmp slt i32 %3192, 0
  %3194 = select i1 %3193, float %3185, float %3183
  br label %3198

3195:                                             ; preds = %3189
  %3196 = fcmp ogt float %3183, %3185
  %3197 = select i1 %3196, float %3183, float %3185
  br label %3198

3198:                                             ; preds = %3195, %3191, %3187, %3180
  %3199 = phi float [ %3197, %3195 ], [ %3185, %3180 ], [ %3194, %3191 ], [ %3183, %3187 ]
  %3200 = fcmp uno float %3199, 0.000000e+00
  %3201 = bitcast float %3199 to i32
  %3202 = select i1 %3200, i32 2147483647, i32 %3201
  %3203 = getelementptr inbounds nuw i32, ptr %2824, i64 %3181
  store i32 %3202, ptr %3203, align 4
  %3204 = add nuw nsw i64 %3181, 1
  %3205 = icmp eq i64 %3204, %2343
  br i1 %3205, label %3317, label %3180

3206:                                             ; preds = %3059
  switch i64 %2351, label %3317 [
    i64 5, label %3207
    i64 6, label %3233
    i64 7, label %3259
    i64 10, label %3285
  ]

3207:                                             ; preds = %3206
  %3208 = and i64 %2484, 324
  %3209 = icmp eq i64 %3208, 0
  %3210 = icmp sgt i64 %2343, 0
  br i1 %3209, label %3212, label %3211

3211:                                             ; preds = %3207
  br i1 %3210, label %3213, label %3317

3212:                                             ; preds = %3207
  br i1 %3210, label %3223, label %3317

3213:                                             ; preds = %3211, %3213
  %3214 = phi i64 [ %3221, %3213 ], [ 0, %3211 ]
  %3215 = getelementptr inbounds nuw i32, ptr %2825, i64 %3214
  %3216 = load i32, ptr %3215, align 4
  %3217 = getelementptr inbounds nuw i32, ptr %2826, i64 %3214
  %3218 = load i32, ptr %3217, align 4
  %3219 = add i32 %3218, %3216
  %3220 = getelementptr inbounds nuw i32, ptr %2824, i64 %3214
  store i32 %3219, ptr %3220, align 4
  %3221 = add nuw nsw i64 %3214, 1
  %3222 = icmp eq i64 %3221, %2343
  br i1 %3222, label %3317, label %3213

3223:                                             ; preds = %3212, %3223
  %3224 = phi i64 [ %3231, %3223 ], [ 0, %3212 ]
  %3225 = getelementptr inbounds nuw i64, ptr %2825, i64 %3224
  %3226 = load i64, ptr %3225, align 8
  %3227 = getelementptr inbounds nuw i64, ptr %2826, i64 %3224
  %3228 = load i64, ptr %3227, align 8
  %3229 = add i64 %3228, %3226
  %3230 = getelementptr inbounds nuw i64, ptr %2824, i64 %3224
  store i64 %3229, ptr %3230, align 8
  %3231 = add nuw nsw i64 %3224, 1
  %3232 = icmp eq i64 %3231, %2343
  br i1 %3232, label %3317, label %3223

3233:                                             ; preds = %3206
  %3234 = and i64 %2484, 324
  %3235 = icmp eq i64 %3234, 0
  %3236 = icmp sgt i64 %2343, 0
  br i1 %3235, label %3238, label %3237

3237:                                             ; preds = %3233
  br i1 %3236, label %3239, label %3317

3238:                                             ; preds = %3233
  br i1 %3236, label %3249, label %3317

3239:                                             ; preds = %3237, %3239
  %3240 = phi i64 [ %3247, %3239 ], [ 0, %3237 ]
  %3241 = getelementptr inbounds nuw i32, ptr %2825, i64 %3240
  %3242 = load i32, ptr %3241, align 4
  %3243 = getelementptr inbounds nuw i32, ptr %2826, i64 %3240
  %3244 = load i32, ptr %3243, align 4
  %3245 = sub i32 %3242, %3244
  %3246 = getelementptr inbounds nuw i32, ptr %2824, i64 %3240
  store i32 %3245, ptr %3246, align 4
  %3247 = add nuw nsw i64 %3240, 1
  %3248 = icmp eq i64 %3247, %2343
  br i1 %3248, label %3317, label %3239

3249:                                             ; preds = %3238, %3249
  %3250 = phi i64 [ %3257, %3249 ], [ 0, %3238 ]
  %3251 = getelementptr inbounds nuw i64, ptr %2825, i64 %3250
  %3252 = load i64, ptr %3251, align 8
  %3253 = getelementptr inbounds nuw i64, ptr %2826, i64 %3250
  %3254 = load i64, ptr %3253, align 8
  %3255 = sub i64 %3252, %3254
  %3256 = getelementptr inbounds nuw i64, ptr %2824, i64 %3250
  store i64 %3255, ptr %3256, align 8
  %3257 = add nuw nsw i64 %3250, 1
  %3258 = icmp eq i64 %3257, %2343
  br i1 %3258, label %3317, label %3249

3259:                                             ; preds = %3206
  %3260 = and i64 %2484, 324
  %3261 = icmp eq i64 %3260, 0
  %3262 = icmp sgt i64 %2343, 0
  br i1 %3261, label %3264, label %3263

3263:                                             ; preds = %3259
  br i1 %3262, label %3265, label %3317

3264:                                             ; preds = %3259
  br i1 %3262, label %3275, label %3317

3265:                                             ; preds = %3263, %3265
  %3266 = phi i64 [ %3273, %3265 ], [ 0, %3263 ]
  %3267 = getelementptr inbounds nuw i32, ptr %2825, i64 %3266
  %3268 = load i32, ptr %3267, align 4
  %3269 = getelementptr inbounds nuw i32, ptr %2826, i64 %3266
  %3270 = load i32, ptr %3269, align 4
  %3271 = mul i32 %3270, %3268
  %3272 = getelementptr inbounds nuw i32, ptr %2824, i64 %3266
  store i32 %3271, ptr %3272, align 4
  %3273 = add nuw nsw i64 %3266, 1
  %3274 = icmp eq i64 %3273, %2343
  br i1 %3274, label %3317, label %3265

3275:                                             ; preds = %3264, %3275
  %3276 = phi i64 [ %3283, %3275 ], [ 0, %3264 ]
  %3277 = getelementptr inbounds nuw i64, ptr %2825, i64 %3276
  %3278 = load i64, ptr %3277, align 8
  %3279 = getelementptr inbounds nuw i64, ptr %2826, i64 %3276
  %3280 = load i64, ptr %3279, align 8
  %3281 = mul i64 %3280, %3278
  %3282 = getelementptr inbounds nuw i64, ptr %2824, i64 %3276
  store i64 %3281, ptr %3282, align 8
  %3283 = add nuw nsw i64 %3276, 1
  %3284 = icmp eq i64 %3283, %2343
  br i1 %3284, label %3317, label %3275

3285:                                             ; preds = %3206
  %3286 = and i64 %2484, 324
  %3287 = icmp eq i64 %3286, 0
  %3288 = icmp sgt i64 %2343, 0
  br i1 %3287, label %3290, label %3289

3289:                                             ; preds = %3285
  br i1 %3288, label %3291, label %3317

3290:                                             ; preds = %3285
  br i1 %3288, label %3304, label %3317

3291:                                             ; preds = %3289, %3291
  %3292 = phi i64 [ %3302, %3291 ], [ 0, %3289 ]
  %3293 = getelementptr inbounds nuw i32, ptr %2825, i64 %3292
  %3294 = load i32, ptr %3293, align 4
  %3295 = getelementptr inbounds nuw i32, ptr %2826, i64 %3292
  %3296 = load i32, ptr %3295, align 4
  %3297 = getelementptr inbounds nuw i32, ptr %2827, i64 %3292
  %3298 = load i32, ptr %3297, align 4
  %3299 = mul i32 %3296, %3294
  %3300 = add i32 %3299, %3298
  %3301 = getelementptr inbounds nuw i32, ptr %2824, i64 %3292
  store i32 %3300, ptr %3301, align 4
  %3302 = add nuw nsw i64 %3292, 1
  %3303 = icmp eq i64 %3302, %2343
  br i1 %3303, label %3317, label %3291

3304:                                             ; preds = %3290, %3304
  %3305 = phi i64 [ %3315, %3304 ], [ 0, %3290 ]
  %3306 = getelementptr inbounds nuw i64, ptr %2825, i64 %3305
  %3307 = load i64, ptr %3306, align 8
  %3308 = getelementptr inbounds nuw i64, ptr %2826, i64 %3305
  %3309 = load i64, ptr %3308, align 8
  %3310 = getelementptr inbounds nuw i64, ptr %2827, i64 %3305
  %3311 = load i64, ptr %3310, align 8
  %3312 = mul i64 %3309, %3307
  %3313 = add i64 %3312, %3311
  %3314 = getelementptr inbounds nuw i64, ptr %2824, i64 %3305
  store i64 %3313, ptr %3314, align 8
  %3315 = add nuw nsw i64 %3305, 1
  %3316 = icmp eq i64 %3315, %2343
  br i1 %3316, label %3317, label %3304

3317:                                             ; preds = %2961, %2976, %2926, %2941, %2899, %2888, %2987, %2997, %3013, %3023, %3039, %3049, %2854, %2867, %2834, %2841, %3291, %3304, %3265, %3275, %3239, %3249, %3213, %3223, %3198, %3172, %3133, %3113, %3100, %3087, %3074, %3290, %3289, %3264, %3263, %3238, %3237, %3212, %3211, %3206, %3124, %3072, %3070, %3068, %3066, %3064, %3062, %3061, %3038, %3037, %3012, %3011, %2986, %2985, %2951, %2950, %2916, %2915, %2887, %2886, %2853, %2852, %2833, %2832
  br i1 %2345, label %3890, label %3318

3318:                                             ; preds = %3317
  %3319 = inttoptr i64 %2464 to ptr
  %3320 = icmp sgt i64 %2342, 0
  switch i64 %2466, label %3367 [
    i64 4, label %3321
    i64 8, label %3344
  ]

3321:                                             ; preds = %3318
  br i1 %2339, label %3323, label %3322

3322:                                             ; preds = %3321
  br i1 %3320, label %3324, label %3890

3323:                                             ; preds = %3321
  br i1 %3320, label %3335, label %3890

3324:                                             ; preds = %3322, %3324
  %3325 = phi i64 [ %3333, %3324 ], [ 0, %3322 ]
  %3326 = getelementptr inbounds nuw i64, ptr %2294, i64 %3325
  %3327 = load i64, ptr %3326, align 8
  %3328 = load i64, ptr %2294, align 8
  %3329 = sub nsw i64 %3327, %3328
  %3330 = getelementptr inbounds i32, ptr %119, i64 %3329
  %3331 = load i32, ptr %3330, align 4
  %3332 = getelementptr inbounds i32, ptr %3319, i64 %3327
  store i32 %3331, ptr %3332, align 4
  %3333 = add nuw nsw i64 %3325, 1
  %3334 = icmp eq i64 %3333, %2342
  br i1 %3334, label %3890, label %3324

3335:                                             ; preds = %3323, %3335
  %3336 = phi i64 [ %3342, %3335 ], [ 0, %3323 ]
  %3337 = getelementptr inbounds nuw i32, ptr %119, i64 %3336
  %3338 = load i32, ptr %3337, align 4
  %3339 = getelementptr inbounds nuw i64, ptr %2294, i64 %3336
  %3340 = load i64, ptr %3339, align 8
  %3341 = getelementptr inbounds i32, ptr %3319, i64 %3340
  store i32 %3338, ptr %3341, align 4
  %3342 = add nuw nsw i64 %3336, 1
  %3343 = icmp eq i64 %3342, %2342
  br i1 %3343, label %3890, label %3335

3344:                                             ; preds = %3318
  br i1 %2339, label %3346, label %3345

3345:                                             ; preds = %3344
  br i1 %3320, label %3347, label %3890

3346:                                             ; preds = %3344
  br i1 %3320, label %3358, label %3890

3347:                                             ; preds = %3345, %3347
  %3348 = phi i64 [ %3356, %3347 ], [ 0, %3345 ]
  %3349 = getelementptr inbounds nuw i64, ptr %2294, i64 %3348
  %3350 = load i64, ptr %3349, align 8
  %3351 = load i64, ptr %2294, align 8
  %3352 = sub nsw i64 %3350, %3351
  %3353 = getelementptr inbounds i64, ptr %119, i64 %3352
  %3354 = load i64, ptr %3353, align 8
  %3355 = getelementptr inbounds i64, ptr %3319, i64 %3350
  store i64 %3354, ptr %3355, align 8
  %3356 = add nuw nsw i64 %3348, 1
  %3357 = icmp eq i64 %3356, %2342
  br i1 %3357, label %3890, label %3347

3358:                                             ; preds = %3346, %3358
  %3359 = phi i64 [ %3365, %3358 ], [ 0, %3346 ]
  %3360 = getelementptr inbounds nuw i64, ptr %119, i64 %3359
  %3361 = load i64, ptr %3360, align 8
  %3362 = getelementptr inbounds nuw i64, ptr %2294, i64 %3359
  %3363 = load i64, ptr %3362, align 8
  %3364 = getelementptr inbounds i64, ptr %3319, i64 %3363
  store i64 %3361, ptr %3364, align 8
  %3365 = add nuw nsw i64 %3359, 1
  %3366 = icmp eq i64 %3365, %2342
  br i1 %3366, label %3890, label %3358

3367:                                             ; preds = %3318
  br i1 %2339, label %3369, label %3368

3368:                                             ; preds = %3367
  br i1 %3320, label %3370, label %3890

3369:                                             ; preds = %3367
  br i1 %3320, label %3381, label %3890

3370:                                             ; preds = %3368, %3370
  %3371 = phi i64 [ %3379, %3370 ], [ 0, %3368 ]
  %3372 = getelementptr inbounds nuw i64, ptr %2294, i64 %3371
  %3373 = load i64, ptr %3372, align 8
  %3374 = load i64, ptr %2294, align 8
  %3375 = sub nsw i64 %3373, %3374
  %3376 = getelementptr inbounds i8, ptr %119, i64 %3375
  %3377 = load i8, ptr %3376, align 1
  %3378 = getelementptr inbounds i8, ptr %3319, i64 %3373
  store i8 %3377, ptr %3378, align 1
  %3379 = add nuw nsw i64 %3371, 1
  %3380 = icmp eq i64 %3379, %2342
  br i1 %3380, label %3890, label %3370

3381:                                             ; preds = %3369, %3381
  %3382 = phi i64 [ %3388, %3381 ], [ 0, %3369 ]
  %3383 = getelementptr inbounds nuw i8, ptr %119, i64 %3382
  %3384 = load i8, ptr %3383, align 1
  %3385 = getelementptr inbounds nuw i64, ptr %2294, i64 %3382
  %3386 = load i64, ptr %3385, align 8
  %3387 = getelementptr inbounds i8, ptr %3319, i64 %3386
  store i8 %3384, ptr %3387, align 1
  %3388 = add nuw nsw i64 %3382, 1
  %3389 = icmp eq i64 %3388, %2342
  br i1 %3389, label %3890, label %3381

3390:                                             ; preds = %2819
  %3391 = shl nuw nsw i64 %2483, 3
  %3392 = icmp eq i64 %2467, 3
  %3393 = select i1 %3392, i64 -9223372036854775808, i64 0
  switch i64 %2351, label %3889 [
    i64 4, label %3440
    i64 5, label %3438
    i64 6, label %3436
    i64 7, label %3469
    i64 9, label %3469
    i64 12, label %3434
    i64 13, label %3432
    i64 14, label %3430
    i64 15, label %3511
    i64 25, label %3428
    i64 21, label %3426
    i64 22, label %3424
    i64 8, label %3567
    i64 10, label %3614
    i64 11, label %3614
    i64 16, label %3422
    i64 17, label %3641
    i64 18, label %3420
    i64 20, label %3416
    i64 23, label %3411
    i64 24, label %3406
    i64 28, label %3402
    i64 30, label %3400
    i64 31, label %3798
    i64 32, label %3798
    i64 33, label %3398
    i64 34, label %3396
    i64 35, label %3394
  ]

3394:                                             ; preds = %3390
  %3395 = icmp sgt i64 %2343, 0
  br i1 %3395, label %3856, label %3889

3396:                                             ; preds = %3390
  %3397 = icmp sgt i64 %2343, 0
  br i1 %3397, label %3837, label %3889

3398:                                             ; preds = %3390
  %3399 = icmp sgt i64 %2343, 0
  br i1 %3399, label %3829, label %3889

3400:                                             ; preds = %3390
  %3401 = icmp sgt i64 %2343, 0
  br i1 %3401, label %3790, label %3889

3402:                                             ; preds = %3390
  %3403 = icmp sgt i64 %2343, 0
  br i1 %3403, label %3404, label %3889

3404:                                             ; preds = %3402
  %3405 = load i64, ptr %2288, align 8
  br label %3754

3406:                                             ; preds = %3390
  %3407 = icmp sgt i64 %2343, 0
  br i1 %3407, label %3408, label %3889

3408:                                             ; preds = %3406
  %3409 = and i64 %2467, -4
  %3410 = icmp eq i64 %3409, 4
  br label %3729

3411:                                             ; preds = %3390
  %3412 = icmp sgt i64 %2343, 0
  br i1 %3412, label %3413, label %3889

3413:                                             ; preds = %3411
  %3414 = and i64 %2467, -4
  %3415 = icmp eq i64 %3414, 4
  br label %3708

3416:                                             ; preds = %3390
  %3417 = icmp sgt i64 %2343, 0
  br i1 %3417, label %3418, label %3889

3418:                                             ; preds = %3416
  %3419 = load i64, ptr %2288, align 8
  br label %3684

3420:                                             ; preds = %3390
  %3421 = icmp sgt i64 %2343, 0
  br i1 %3421, label %3671, label %3889

3422:                                             ; preds = %3390
  %3423 = icmp sgt i64 %2343, 0
  br i1 %3423, label %3629, label %3889

3424:                                             ; preds = %3390
  %3425 = icmp sgt i64 %2343, 0
  br i1 %3425, label %3554, label %3889

3426:                                             ; preds = %3390
  %3427 = icmp sgt i64 %2343, 0
  br i1 %3427, label %3541, label %3889

3428:                                             ; preds = %3390
  %3429 = icmp sgt i64 %2343, 0
  br i1 %3429, label %3533, label %3889

3430:                                             ; preds = %3390
  %3431 = icmp sgt i64 %2343, 0
  br i1 %3431, label %3501, label %3889

3432:                                             ; preds = %3390
  %3433 = icmp sgt i64 %2343, 0
  br i1 %3433, label %3491, label %3889

3434:                                             ; preds = %3390
  %3435 = icmp sgt i64 %2343, 0
  br i1 %3435, label %3481, label %3889

3436:                                             ; preds = %3390
  %3437 = icmp sgt i64 %2343, 0
  br i1 %3437, label %3459, label %3889

3438:                                             ; preds = %3390
  %3439 = icmp sgt i64 %2343, 0
  br i1 %3439, label %3449, label %3889

3440:                                             ; preds = %3390
  %3441 = icmp sgt i64 %2343, 0
  br i1 %3441, label %3442, label %3889

3442:                                             ; preds = %3440, %3442
  %3443 = phi i64 [ %3447, %3442 ], [ 0, %3440 ]
  %3444 = getelementptr inbounds nuw i64, ptr %6, i64 %3443
  %3445 = load i64, ptr %3444, align 8
  %3446 = getelementptr inbounds nuw i64, ptr %119, i64 %3443
  store i64 %3445, ptr %3446, align 8
  %3447 = add nuw nsw i64 %3443, 1
  %3448 = icmp eq i64 %3447, %2343
  br i1 %3448, label %3889, label %3442

3449:                                             ; preds = %3438, %3449
  %3450 = phi i64 [ %3457, %3449 ], [ 0, %3438 ]
  %3451 = getelementptr inbounds nuw i64, ptr %6, i64 %3450
  %3452 = load i64, ptr %3451, align 8
  %3453 = getelementptr inbounds nuw i64, ptr %116, i64 %3450
  %3454 = load i64, ptr %3453, align 8
  %3455 = add i64 %3454, %3452
  %3456 = getelementptr inbounds nuw i64, ptr %119, i64 %3450
  store i64 %3455, ptr %3456, align 8
  %3457 = add nuw nsw i64 %3450, 1
  %3458 = icmp eq i64 %3457, %2343
  br i1 %3458, label %3889, label %3449

3459:                                             ; preds = %3436, %3459
  %3460 = phi i64 [ %3467, %3459 ], [ 0, %3436 ]
  %3461 = getelementptr inbounds nuw i64, ptr %6, i64 %3460
  %3462 = load i64, ptr %3461, align 8
  %3463 = getelementptr inbounds nuw i64, ptr %116, i64 %3460
  %3464 = load i64, ptr %3463, align 8
  %3465 = sub i64 %3462, %3464
  %3466 = getelementptr inbounds nuw i64, ptr %119, i64 %3460
  store i64 %3465, ptr %3466, align 8
  %3467 = add nuw nsw i64 %3460, 1
  %3468 = icmp eq i64 %3467, %2343
  br i1 %3468, label %3889, label %3459

3469:                                             ; preds = %3390, %3390
  %3470 = icmp sgt i64 %2343, 0
  br i1 %3470, label %3471, label %3889

3471:                                             ; preds = %3469, %3471
  %3472 = phi i64 [ %3479, %3471 ], [ 0, %3469 ]
  %3473 = getelementptr inbounds nuw i64, ptr %6, i64 %3472
  %3474 = load i64, ptr %3473, align 8
  %3475 = getelementptr inbounds nuw i64, ptr %116, i64 %3472
  %3476 = load i64, ptr %3475, align 8
  %3477 = mul i64 %3476, %3474
  %3478 = getelementptr inbounds nuw i64, ptr %119, i64 %3472
  store i64 %3477, ptr %3478, align 8
  %3479 = add nuw nsw i64 %3472, 1
  %3480 = icmp eq i64 %3479, %2343
  br i1 %3480, label %3889, label %3471

3481:                                             ; preds = %3434, %3481
  %3482 = phi i64 [ %3489, %3481 ], [ 0, %3434 ]
  %3483 = getelementptr inbounds nuw i64, ptr %6, i64 %3482
  %3484 = load i64, ptr %3483, align 8
  %3485 = getelementptr inbounds nuw i64, ptr %116, i64 %3482
  %3486 = load i64, ptr %3485, align 8
  %3487 = and i64 %3486, %3484
  %3488 = getelementptr inbounds nuw i64, ptr %119, i64 %3482
  store i64 %3487, ptr %3488, align 8
  %3489 = add nuw nsw i64 %3482, 1
  %3490 = icmp eq i64 %3489, %2343
  br i1 %3490, label %3889, label %3481

3491:                                             ; preds = %3432, %3491
  %3492 = phi i64 [ %3499, %3491 ], [ 0, %3432 ]
  %3493 = getelementptr inbounds nuw i64, ptr %6, i64 %3492
  %3494 = load i64, ptr %3493, align 8
  %3495 = getelementptr inbounds nuw i64, ptr %116, i64 %3492
  %3496 = load i64, ptr %3495, align 8
  %3497 = or i64 %3496, %3494
  %3498 = getelementptr inbounds nuw i64, ptr %119, i64 %3492
  store i64 %3497, ptr %3498, align 8
  %3499 = add nuw nsw i64 %3492, 1
  %3500 = icmp eq i64 %3499, %2343
  br i1 %3500, label %3889, label %3491

3501:                                             ; preds = %3430, %3501
  %3502 = phi i64 [ %3509, %3501 ], [ 0, %3430 ]
  %3503 = getelementptr inbounds nuw i64, ptr %6, i64 %3502
  %3504 = load i64, ptr %3503, align 8
  %3505 = getelementptr inbounds nuw i64, ptr %116, i64 %3502
  %3506 = load i64, ptr %3505, align 8
  %3507 = xor i64 %3506, %3504
  %3508 = getelementptr inbounds nuw i64, ptr %119, i64 %3502
  store i64 %3507, ptr %3508, align 8
  %3509 = add nuw nsw i64 %3502, 1
  %3510 = icmp eq i64 %3509, %2343
  br i1 %3510, label %3889, label %3501

3511:                                             ; preds = %3390
  %3512 = icmp eq i64 %2467, 10
  %3513 = icmp sgt i64 %2343, 0
  br i1 %3512, label %3515, label %3514

3514:                                             ; preds = %3511
  br i1 %3513, label %3525, label %3889

3515:                                             ; preds = %3511
  br i1 %3513, label %3516, label %3889

3516:                                             ; preds = %3515, %3516
  %3517 = phi i64 [ %3523, %3516 ], [ 0, %3515 ]
  %3518 = getelementptr inbounds nuw i64, ptr %6, i64 %3517
  %3519 = load i64, ptr %3518, align 8
  %3520 = icmp eq i64 %3519, 0
  %3521 = zext i1 %3520 to i64
  %3522 = getelementptr inbounds nuw i64, ptr %119, i64 %3517
  store i64 %3521, ptr %3522, align 8
  %3523 = add nuw nsw i64 %3517, 1
  %3524 = icmp eq i64 %3523, %2343
  br i1 %3524, label %3889, label %3516

3525:                                             ; preds = %3514, %3525
  %3526 = phi i64 [ %3531, %3525 ], [ 0, %3514 ]
  %3527 = getelementptr inbounds nuw i64, ptr %6, i64 %3526
  %3528 = load i64, ptr %3527, align 8
  %3529 = xor i64 %3528, -1
  %3530 = getelementptr inbounds nuw i64, ptr %119, i64 %3526
  store i64 %3529, ptr %3530, align 8
  %3531 = add nuw nsw i64 %3526, 1
  %3532 = icmp eq i64 %3531, %2343
  br i1 %3532, label %3889, label %3525

3533:                                             ; preds = %3428, %3533
  %3534 = phi i64 [ %3539, %3533 ], [ 0, %3428 ]
  %3535 = getelementptr inbounds nuw i64, ptr %6, i64 %3534
  %3536 = load i64, ptr %3535, align 8
  %3537 = sub i64 0, %3536
  %3538 = getelementptr inbounds nuw i64, ptr %119, i64 %3534
  store i64 %3537, ptr %3538, align 8
  %3539 = add nuw nsw i64 %3534, 1
  %3540 = icmp eq i64 %3539, %2343
  br i1 %3540, label %3889, label %3533

3541:                                             ; preds = %3426, %3541
  %3542 = phi i64 [ %3552, %3541 ], [ 0, %3426 ]
  %3543 = getelementptr inbounds nuw i64, ptr %6, i64 %3542
  %3544 = load i64, ptr %3543, align 8
  %3545 = getelementptr inbounds nuw i64, ptr %116, i64 %3542
  %3546 = load i64, ptr %3545, align 8
  %3547 = xor i64 %3544, %3393
  %3548 = xor i64 %3546, %3393
  %3549 = icmp slt i64 %3547, %3548
  %3550 = select i1 %3549, i64 %3544, i64 %3546
  %3551 = getelementptr inbounds nuw i64, ptr %119, i64 %3542
  store i64 %3550, ptr %3551, align 8
  %3552 = add nuw nsw i64 %3542, 1
  %3553 = icmp eq i64 %3552, %2343
  br i1 %3553, label %3889, label %3541

3554:                                             ; preds = %3424, %3554
  %3555 = phi i64 [ %3565, %3554 ], [ 0, %3424 ]
  %3556 = getelementptr inbounds nuw i64, ptr %6, i64 %3555
  %3557 = load i64, ptr %3556, align 8
  %3558 = getelementptr inbounds nuw i64, ptr %116, i64 %3555
  %3559 = load i64, ptr %3558, align 8
  %3560 = xor i64 %3557, %3393
  %3561 = xor i64 %3559, %3393
  %3562 = icmp sgt i64 %3560, %3561
  %3563 = select i1 %3562, i64 %3557, i64 %3559
  %3564 = getelementptr inbounds nuw i64, ptr %119, i64 %3555
  store i64 %3563, ptr %3564, align 8
  %3565 = add nuw nsw i64 %3555, 1
  %3566 = icmp eq i64 %3565, %2343
  br i1 %3566, label %3889, label %3554

3567:                                             ; preds = %3390
  %3568 = and i64 %2484, 324
  %3569 = icmp eq i64 %3568, 0
  %3570 = icmp sgt i64 %2343, 0
  br i1 %3569, label %3583, label %3571

3571:                                             ; preds = %3567
  br i1 %3570, label %3572, label %3889

3572:                                             ; preds = %3571, %3572
  %3573 = phi i64 [ %3581, %3572 ], [ 0, %3571 ]
  %3574 = getelementptr inbounds nuw i64, ptr %6, i64 %3573
  %3575 = load i64, ptr %3574, align 8
  %3576 = getelementptr inbounds nuw i64, ptr %116, i64 %3573
  %3577 = load i64, ptr %3576, align 8
  %3578 = mul i64 %3577, %3575
  %3579 = lshr i64 %3578, 32
  %3580 = getelementptr inbounds nuw i64, ptr %119, i64 %3573
  store i64 %3579, ptr %3580, align 8
  %3581 = add nuw nsw i64 %3573, 1
  %3582 = icmp eq i64 %3581, %2343
  br i1 %3582, label %3889, label %3572

3583:                                             ; preds = %3567
  br i1 %3392, label %3585, label %3584

3584:                                             ; preds = %3583
  br i1 %3570, label %3600, label %3889

3585:                                             ; preds = %3583
  br i1 %3570, label %3586, label %3889

3586:                                             ; preds = %3585, %3586
  %3587 = phi i64 [ %3598, %3586 ], [ 0, %3585 ]
  %3588 = getelementptr inbounds nuw i64, ptr %6, i64 %3587
  %3589 = load i64, ptr %3588, align 8
  %3590 = getelementptr inbounds nuw i64, ptr %116, i64 %3587
  %3591 = load i64, ptr %3590, align 8
  %3592 = zext i64 %3589 to i128
  %3593 = zext i64 %3591 to i128
  %3594 = mul nuw i128 %3593, %3592
  %3595 = lshr i128 %3594, 64
  %3596 = trunc nuw i128 %3595 to i64
  %3597 = getelementptr inbounds nuw i64, ptr %119, i64 %3587
  store i64 %3596, ptr %3597, align 8
  %3598 = add nuw nsw i64 %3587, 1
  %3599 = icmp eq i64 %3598, %2343
  br i1 %3599, label %3889, label %3586

3600:                                             ; preds = %3584, %3600
  %3601 = phi i64 [ %3612, %3600 ], [ 0, %3584 ]
  %3602 = getelementptr inbounds nuw i64, ptr %6, i64 %3601
  %3603 = load i64, ptr %3602, align 8
  %3604 = getelementptr inbounds nuw i64, ptr %116, i64 %3601
  %3605 = load i64, ptr %3604, align 8
  %3606 = sext i64 %3603 to i128
  %3607 = sext i64 %3605 to i128
  %3608 = mul nsw i128 %3607, %3606
  %3609 = lshr i128 %3608, 64
  %3610 = trunc nuw i128 %3609 to i64
  %3611 = getelementptr inbounds nuw i64, ptr %119, i64 %3601
  store i64 %3610, ptr %3611, align 8
  %3612 = add nuw nsw i64 %3601, 1
  %3613 = icmp eq i64 %3612, %2343
  br i1 %3613, label %3889, label %3600

3614:                                             ; preds = %3390, %3390
  %3615 = icmp sgt i64 %2343, 0
  br i1 %3615, label %3616, label %3889

3616:                                             ; preds = %3614, %3616
  %3617 = phi i64 [ %3627, %3616 ], [ 0, %3614 ]
  %3618 = getelementptr inbounds nuw i64, ptr %6, i64 %3617
  %3619 = load i64, ptr %3618, align 8
  %3620 = getelementptr inbounds nuw i64, ptr %116, i64 %3617
  %3621 = load i64, ptr %3620, align 8
  %3622 = getelementptr inbounds nuw i64, ptr %118, i64 %3617
  %3623 = load i64, ptr %3622, align 8
  %3624 = mul i64 %3621, %3619
  %3625 = add i64 %3624, %3623
  %3626 = getelementptr inbounds nuw i64, ptr %119, i64 %3617
  store i64 %3625, ptr %3626, align 8
  %3627 = add nuw nsw i64 %3617, 1
  %3628 = icmp eq i64 %3627, %2343
  br i1 %3628, label %3889, label %3616

3629:                                             ; preds = %3422, %3629
  %3630 = phi i64 [ %3639, %3629 ], [ 0, %3422 ]
  %3631 = getelementptr inbounds nuw i64, ptr %6, i64 %3630
  %3632 = load i64, ptr %3631, align 8
  %3633 = getelementptr inbounds nuw i64, ptr %116, i64 %3630
  %3634 = load i64, ptr %3633, align 8
  %3635 = icmp ult i64 %3634, %3391
  %3636 = shl i64 %3632, %3634
  %3637 = select i1 %3635, i64 %3636, i64 0
  %3638 = getelementptr inbounds nuw i64, ptr %119, i64 %3630
  store i64 %3637, ptr %3638, align 8
  %3639 = add nuw nsw i64 %3630, 1
  %3640 = icmp eq i64 %3639, %2343
  br i1 %3640, label %3889, label %3629

3641:                                             ; preds = %3390
  %3642 = and i64 %2467, -4
  %3643 = icmp eq i64 %3642, 4
  %3644 = icmp sgt i64 %2343, 0
  br i1 %3643, label %3646, label %3645

3645:                                             ; preds = %3641
  br i1 %3644, label %3659, label %3889

3646:                                             ; preds = %3641
  br i1 %3644, label %3647, label %3889

3647:                                             ; preds = %3646, %3647
  %3648 = phi i64 [ %3657, %3647 ], [ 0, %3646 ]
  %3649 = getelementptr inbounds nuw i64, ptr %6, i64 %3648
  %3650 = load i64, ptr %3649, align 8
  %3651 = getelementptr inbounds nuw i64, ptr %116, i64 %3648
  %3652 = load i64, ptr %3651, align 8
  %3653 = icmp ult i64 %3652, %3391
  %3654 = select i1 %3653, i64 %3652, i64 63
  %3655 = ashr i64 %3650, %3654
  %3656 = getelementptr inbounds nuw i64, ptr %119, i64 %3648
  store i64 %3655, ptr %3656, align 8
  %3657 = add nuw nsw i64 %3648, 1
  %3658 = icmp eq i64 %3657, %2343
  br i1 %3658, label %3889, label %3647

3659:                                             ; preds = %3645, %3659
  %3660 = phi i64 [ %3669, %3659 ], [ 0, %3645 ]
  %3661 = getelementptr inbounds nuw i64, ptr %6, i64 %3660
  %3662 = load i64, ptr %3661, align 8
  %3663 = getelementptr inbounds nuw i64, ptr %116, i64 %3660
  %3664 = load i64, ptr %3663, align 8
  %3665 = icmp ult i64 %3664, %3391
  %3666 = lshr i64 %3662, %3664
  %3667 = select i1 %3665, i64 %3666, i64 0
  %3668 = getelementptr inbounds nuw i64, ptr %119, i64 %3660
  store i64 %3667, ptr %3668, align 8
  %3669 = add nuw nsw i64 %3660, 1
  %3670 = icmp eq i64 %3669, %2343
  br i1 %3670, label %3889, label %3659

3671:                                             ; preds = %3420, %3671
  %3672 = phi i64 [ %3682, %3671 ], [ 0, %3420 ]
  %3673 = getelementptr inbounds nuw i64, ptr %6, i64 %3672
  %3674 = load i64, ptr %3673, align 8
  %3675 = getelementptr inbounds nuw i64, ptr %116, i64 %3672
  %3676 = load i64, ptr %3675, align 8
  %3677 = getelementptr inbounds nuw i64, ptr %118, i64 %3672
  %3678 = load i64, ptr %3677, align 8
  %3679 = icmp eq i64 %3678, 0
  %3680 = select i1 %3679, i64 %3676, i64 %3674
  %3681 = getelementptr inbounds nuw i64, ptr %119, i64 %3672
  store i64 %3680, ptr %3681, align 8
  %3682 = add nuw nsw i64 %3672, 1
  %3683 = icmp eq i64 %3682, %2343
  br i1 %3683, label %3889, label %3671

3684:                                             ; preds = %3703, %3418
  %3685 = phi i64 [ 0, %3418 ], [ %3706, %3703 ]
  %3686 = getelementptr inbounds nuw i64, ptr %6, i64 %3685
  %3687 = load i64, ptr %3686, align 8
  switch i64 %3419, label %3703 [
    i64 0, label %3688
    i64 1, label %3690
    i64 2, label %3692
    i64 4, label %3694
    i64 5, label %3697
    i64 6, label %3700
  ]

3688:                                             ; preds = %3684
  %3689 = and i64 %3687, 255
  br label %3703

3690:                                             ; preds = %3684
  %3691 = and i64 %3687, 65535
  br label %3703

3692:                                             ; preds = %3684
  %3693 = and i64 %3687, 4294967295
  br label %3703

3694:                                             ; preds = %3684
  %3695 = shl i64 %3687, 56
  %3696 = ashr exact i64 %3695, 56
  br label %3703

3697:                                             ; preds = %3684
  %3698 = shl i64 %3687, 48
  %3699 = ashr exact i64 %3698, 48
  br label %3703

3700:                                             ; preds = %3684
  %3701 = shl i64 %3687, 32
  %3702 = ashr exact i64 %3701, 32
  br label %3703

3703:                                             ; preds = %3700, %3697, %3694, %3692, %3690, %3688, %3684
  %3704 = phi i64 [ %3702, %3700 ], [ %3689, %3688 ], [ %3691, %3690 ], [ %3693, %3692 ], [ %3696, %3694 ], [ %3699, %3697 ], [ %3687, %3684 ]
  %3705 = getelementptr inbounds nuw i64, ptr %119, i64 %3685
  store i64 %3704, ptr %3705, align 8
  %3706 = add nuw nsw i64 %3685, 1
  %3707 = icmp eq i64 %3706, %2343
  br i1 %3707, label %3889, label %3684

3708:                                             ; preds = %3724, %3413
  %3709 = phi i64 [ 0, %3413 ], [ %3727, %3724 ]
  %3710 = getelementptr inbounds nuw i64, ptr %6, i64 %3709
  %3711 = load i64, ptr %3710, align 8
  %3712 = getelementptr inbounds nuw i64, ptr %116, i64 %3709
  %3713 = load i64, ptr %3712, align 8
  %3714 = icmp eq i64 %3713, 0
  br i1 %3714, label %3724, label %3715

3715:                                             ; preds = %3708
  br i1 %3415, label %3718, label %3716

3716:                                             ; preds = %3715
  %3717 = udiv i64 %3711, %3713
  br label %3724

3718:                                             ; preds = %3715
  %3719 = icmp eq i64 %3713, -1
  br i1 %3719, label %3720, label %3722

3720:                                             ; preds = %3718
  %3721 = sub i64 0, %3711
  br label %3724

3722:                                             ; preds = %3718
  %3723 = sdiv i64 %3711, %3713
  br label %3724

3724:                                             ; preds = %3722, %3720, %3716, %3708
  %3725 = phi i64 [ %3717, %3716 ], [ %3721, %3720 ], [ %3723, %3722 ], [ -1, %3708 ]
  %3726 = getelementptr inbounds nuw i64, ptr %119, i64 %3709
  store i64 %3725, ptr %3726, align 8
  %3727 = add nuw nsw i64 %3709, 1
  %3728 = icmp eq i64 %3727, %2343
  br i1 %3728, label %3889, label %3708

3729:                                             ; preds = %3749, %3408
  %3730 = phi i64 [ 0, %3408 ], [ %3752, %3749 ]
  %3731 = getelementptr inbounds nuw i64, ptr %6, i64 %3730
  %3732 = load i64, ptr %3731, align 8
  %3733 = getelementptr inbounds nuw i64, ptr %116, i64 %3730
  %3734 = load i64, ptr %3733, align 8
  %3735 = icmp eq i64 %3734, 0
  br i1 %3735, label %3749, label %3736

3736:                                             ; preds = %3729
  br i1 %3410, label %3739, label %3737

3737:                                             ; preds = %3736
  %3738 = udiv i64 %3732, %3734
  br label %3745

3739:                                             ; preds = %3736
  %3740 = icmp eq i64 %3734, -1
  br i1 %3740, label %3741, label %3743

3741:                                             ; preds = %3739
  %3742 = sub i64 0, %3732
  br label %3745

3743:                                             ; preds = %3739
  %3744 = sdiv i64 %3732, %3734
  br label %3745

3745:                                             ; preds = %3743, %3741, %3737
  %3746 = phi i64 [ %3738, %3737 ], [ %3742, %3741 ], [ %3744, %3743 ]
  %3747 = mul i64 %3746, %3734
  %3748 = sub i64 %3732, %3747
  br label %3749

3749:                                             ; preds = %3745, %3729
  %3750 = phi i64 [ %3748, %3745 ], [ -1, %3729 ]
  %3751 = getelementptr inbounds nuw i64, ptr %119, i64 %3730
  store i64 %3750, ptr %3751, align 8
  %3752 = add nuw nsw i64 %3730, 1
  %3753 = icmp eq i64 %3752, %2343
  br i1 %3753, label %3889, label %3729

3754:                                             ; preds = %3762, %3404
  %3755 = phi i64 [ 0, %3404 ], [ %3764, %3762 ]
  %3756 = getelementptr inbounds nuw i64, ptr %6, i64 %3755
  %3757 = load i64, ptr %3756, align 8
  %3758 = getelementptr inbounds nuw i64, ptr %116, i64 %3755
  %3759 = load i64, ptr %3758, align 8
  %3760 = getelementptr inbounds nuw i64, ptr %118, i64 %3755
  %3761 = load i64, ptr %3760, align 8
  br label %3766

3762:                                             ; preds = %3786
  %3763 = getelementptr inbounds nuw i64, ptr %119, i64 %3755
  store i64 %3787, ptr %3763, align 8
  %3764 = add nuw nsw i64 %3755, 1
  %3765 = icmp eq i64 %3764, %2343
  br i1 %3765, label %3889, label %3754

3766:                                             ; preds = %3786, %3754
  %3767 = phi i64 [ 0, %3754 ], [ %3788, %3786 ]
  %3768 = phi i64 [ 0, %3754 ], [ %3787, %3786 ]
  %3769 = shl nuw nsw i64 1, %3767
  %3770 = and i64 %3769, %3405
  %3771 = icmp eq i64 %3770, 0
  br i1 %3771, label %3786, label %3772

3772:                                             ; preds = %3766
  %3773 = icmp samesign ult i64 %3767, 4
  %3774 = sext i1 %3773 to i64
  %3775 = xor i64 %3757, %3774
  %3776 = lshr i64 %3767, 1
  %3777 = and i64 %3776, 1
  %3778 = add nsw i64 %3777, -1
  %3779 = xor i64 %3778, %3759
  %3780 = and i64 %3767, 1
  %3781 = add nsw i64 %3780, -1
  %3782 = xor i64 %3781, %3761
  %3783 = and i64 %3782, %3775
  %3784 = and i64 %3783, %3779
  %3785 = or i64 %3784, %3768
  br label %3786

3786:                                             ; preds = %3772, %3766
  %3787 = phi i64 [ %3785, %3772 ], [ %3768, %3766 ]
  %3788 = add nuw nsw i64 %3767, 1
  %3789 = icmp eq i64 %3788, 8
  br i1 %3789, label %3762, label %3766

3790:                                             ; preds = %3400, %3790
  %3791 = phi i64 [ %3796, %3790 ], [ 0, %3400 ]
  %3792 = getelementptr inbounds nuw i64, ptr %6, i64 %3791
  %3793 = load i64, ptr %3792, align 8
  %3794 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3793)
  %3795 = getelementptr inbounds nuw i64, ptr %119, i64 %3791
  store i64 %3794, ptr %3795, align 8
  %3796 = add nuw nsw i64 %3791, 1
  %3797 = icmp eq i64 %3796, %2343
  br i1 %3797, label %3889, label %3790

3798:                                             ; preds = %3390, %3390
  %3799 = icmp sgt i64 %2343, 0
  br i1 %3799, label %3800, label %3889

3800:                                             ; preds = %3798
  %3801 = load i64, ptr %2288, align 8
  %3802 = icmp eq i64 %3801, 0
  %3803 = icmp eq i64 %2351, 32
  br label %3804

3804:                                             ; preds = %3824, %3800
  %3805 = phi i64 [ 0, %3800 ], [ %3827, %3824 ]
  %3806 = getelementptr inbounds nuw i64, ptr %116, i64 %3805
  %3807 = load i64, ptr %3806, align 8
  %3808 = shl i64 %3807, 32
  %3809 = getelementptr inbounds nuw i64, ptr %6, i64 %3805
  %3810 = load i64, ptr %3809, align 8
  %3811 = or i64 %3808, %3810
  %3812 = getelementptr inbounds nuw i64, ptr %118, i64 %3805
  %3813 = load i64, ptr %3812, align 8
  %3814 = and i64 %3813, 31
  %3815 = call i64 @llvm.umin.i64(i64 %3813, i64 32)
  %3816 = select i1 %3802, i64 %3815, i64 %3814
  br i1 %3803, label %3817, label %3819

3817:                                             ; preds = %3804
  %3818 = lshr i64 %3811, %3816
  br label %3824

3819:                                             ; preds = %3804
  %3820 = icmp eq i64 %3816, 32
  br i1 %3820, label %3824, label %3821

3821:                                             ; preds = %3819
  %3822 = shl i64 %3811, %3816
  %3823 = lshr i64 %3822, 32
  br label %3824

3824:                                             ; preds = %3821, %3819, %3817
  %3825 = phi i64 [ %3818, %3817 ], [ %3823, %3821 ], [ %3811, %3819 ]
  %3826 = getelementptr inbounds nuw i64, ptr %119, i64 %3805
  store i64 %3825, ptr %3826, align 8
  %3827 = add nuw nsw i64 %3805, 1
  %3828 = icmp eq i64 %3827, %2343
  br i1 %3828, label %3889, label %3804

3829:                                             ; preds = %3398, %3829
  %3830 = phi i64 [ %3835, %3829 ], [ 0, %3398 ]
  %3831 = getelementptr inbounds nuw i64, ptr %6, i64 %3830
  %3832 = load i64, ptr %3831, align 8
  %3833 = shl i64 %3832, 16
  %3834 = getelementptr inbounds nuw i64, ptr %119, i64 %3830
  store i64 %3833, ptr %3834, align 8
  %3835 = add nuw nsw i64 %3830, 1
  %3836 = icmp eq i64 %3835, %2343
  br i1 %3836, label %3889, label %3829

3837:                                             ; preds = %3396, %3851
  %3838 = phi i64 [ %3854, %3851 ], [ 0, %3396 ]
  %3839 = getelementptr inbounds nuw i64, ptr %6, i64 %3838
  %3840 = load i64, ptr %3839, align 8
  %3841 = trunc i64 %3840 to i32
  %3842 = bitcast i32 %3841 to float
  %3843 = fcmp uno float %3842, 0.000000e+00
  br i1 %3843, label %3851, label %3844

3844:                                             ; preds = %3837
  %3845 = add i64 %3840, 32767
  %3846 = lshr i64 %3840, 16
  %3847 = and i64 %3846, 1
  %3848 = add i64 %3845, %3847
  %3849 = lshr i64 %3848, 16
  %3850 = and i64 %3849, 65535
  br label %3851

3851:                                             ; preds = %3844, %3837
  %3852 = phi i64 [ %3850, %3844 ], [ 32767, %3837 ]
  %3853 = getelementptr inbounds nuw i64, ptr %119, i64 %3838
  store i64 %3852, ptr %3853, align 8
  %3854 = add nuw nsw i64 %3838, 1
  %3855 = icmp eq i64 %3854, %2343
  br i1 %3855, label %3889, label %3837

3856:                                             ; preds = %3394, %3882
  %3857 = phi i64 [ %3887, %3882 ], [ 0, %3394 ]
  %3858 = getelementptr inbounds nuw i64, ptr %6, i64 %3857
  %3859 = load i64, ptr %3858, align 8
  %3860 = getelementptr inbounds nuw i64, ptr %116, i64 %3857
  %3861 = load i64, ptr %3860, align 8
  %3862 = trunc i64 %3859 to i32
  %3863 = bitcast i32 %3862 to float
  %3864 = fcmp uno float %3863, 0.000000e+00
  br i1 %3864, label %3871, label %3865

3865:                                             ; preds = %3856
  %3866 = add i32 %3862, 32767
  %3867 = lshr i32 %3862, 16
  %3868 = and i32 %3867, 1
  %3869 = add i32 %3866, %3868
  %3870 = and i32 %3869, -65536
  br label %3871

3871:                                             ; preds = %3865, %3856
  %3872 = phi i32 [ %3870, %3865 ], [ 2147418112, %3856 ]
  %3873 = trunc i64 %3861 to i32
  %3874 = bitcast i32 %3873 to float
  %3875 = fcmp uno float %3874, 0.000000e+00
  br i1 %3875, label %3882, label %3876

3876:                                             ; preds = %3871
  %3877 = add i32 %3873, 32767
  %3878 = lshr i32 %3873, 16
  %3879 = and i32 %3878, 1
  %3880 = add i32 %3877, %3879
  %3881 = lshr i32 %3880, 16
  br label %3882

3882:                                             ; preds = %3876, %3871
  %3883 = phi i32 [ %3881, %3876 ], [ 32767, %3871 ]
  %3884 = or disjoint i32 %3883, %3872
  %3885 = zext i32 %3884 to i64
  %3886 = getelementptr inbounds nuw i64, ptr %119, i64 %3857
  store i64 %3885, ptr %3886, align 8
  %3887 = add nuw nsw i64 %3857, 1
  %3888 = icmp eq i64 %3887, %2343
  br i1 %3888, label %3889, label %3856

3889:                                             ; preds = %3882, %3851, %3829, %3824, %3790, %3762, %3749, %3724, %3703, %3671, %3659, %3647, %3629, %3616, %3572, %3600, %3586, %3554, %3541, %3533, %3525, %3516, %3501, %3491, %3481, %3471, %3459, %3449, %3442, %3798, %3646, %3645, %3614, %3585, %3584, %3571, %3515, %3514, %3469, %3440, %3438, %3436, %3434, %3432, %3430, %3428, %3426, %3424, %3422, %3420, %3416, %3411, %3406, %3402, %3400, %3398, %3396, %3394, %3390
  call fastcc void @narrow(i64 %2464, i64 %2466, ptr noundef nonnull readonly %10, ptr noundef %119)
  br label %3890

3890:                                             ; preds = %3347, %3358, %3324, %3335, %3370, %3381, %2799, %2810, %3369, %3368, %3346, %3345, %3323, %3322, %3889, %3317, %2798, %2797, %2793
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3891

3891:                                             ; preds = %3890, %2460, %2387
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3892 = getelementptr inbounds i64, ptr %2294, i64 %2342
  %3893 = sub nsw i64 %2295, %2342
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3894 = icmp eq i64 %3893, 0
  br i1 %3894, label %3895, label %2293

3895:                                             ; preds = %3891, %2284
  br i1 %200, label %3980, label %3896

3896:                                             ; preds = %3895
  %3897 = load i64, ptr %38, align 8
  %3898 = inttoptr i64 %3897 to ptr
  %3899 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %3900 = load i64, ptr %3899, align 8
  %3901 = getelementptr inbounds %struct.undefined, ptr %3898, i64 %3900
  %3902 = load i64, ptr %3901, align 8
  %3903 = inttoptr i64 %3902 to ptr
  %3904 = load i64, ptr %120, align 8
  %3905 = or i64 %3904, 1
  store i64 %3905, ptr %120, align 8
  %3906 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %3907 = load i64, ptr %3906, align 8
  %3908 = getelementptr inbounds %struct.undefined, ptr %3898, i64 %3907
  %3909 = getelementptr inbounds nuw i8, ptr %3908, i64 16
  %3910 = load i64, ptr %3909, align 8
  %3911 = icmp ne i64 %3910, 0
  %3912 = icmp sgt i64 %728, 0
  %3913 = and i1 %3912, %3911
  br i1 %3913, label %3914, label %3954

3914:                                             ; preds = %3896
  %3915 = load i64, ptr %3908, align 8
  %3916 = inttoptr i64 %3915 to ptr
  br label %3920

3917:                                             ; preds = %3920
  %3918 = add nuw nsw i64 %3921, 1
  %3919 = icmp eq i64 %3918, %728
  br i1 %3919, label %3954, label %3920

3920:                                             ; preds = %3917, %3914
  %3921 = phi i64 [ 0, %3914 ], [ %3918, %3917 ]
  %3922 = getelementptr inbounds nuw i64, ptr %727, i64 %3921
  %3923 = load i64, ptr %3922, align 8
  %3924 = getelementptr inbounds i64, ptr %3916, i64 %3923
  %3925 = load i64, ptr %3924, align 8
  %3926 = icmp eq i64 %3925, 0
  br i1 %3926, label %3917, label %3927

3927:                                             ; preds = %3920
  %3928 = getelementptr inbounds nuw i8, ptr %3908, i64 8
  %3929 = load i64, ptr %3928, align 8
  %3930 = inttoptr i64 %3929 to ptr
  %3931 = getelementptr inbounds nuw i8, ptr %3901, i64 16
  %3932 = load i64, ptr %3931, align 8
  %3933 = icmp eq i64 %3932, 0
  br i1 %3933, label %3934, label %3937

3934:                                             ; preds = %3927
  store i64 1, ptr %3931, align 8
  %3935 = load i64, ptr %120, align 8
  %3936 = or i64 %3935, 2
  store i64 %3936, ptr %120, align 8
  br label %3937

3937:                                             ; preds = %3934, %3927
  %3938 = getelementptr inbounds nuw i8, ptr %3901, i64 8
  br label %3939

3939:                                             ; preds = %3939, %3937
  %3940 = phi i64 [ 0, %3937 ], [ %3952, %3939 ]
  %3941 = getelementptr inbounds nuw i64, ptr %727, i64 %3940
  %3942 = load i64, ptr %3941, align 8
  %3943 = getelementptr inbounds i64, ptr %3916, i64 %3942
  %3944 = load i64, ptr %3943, align 8
  %3945 = getelementptr inbounds i64, ptr %3903, i64 %3942
  store i64 %3944, ptr %3945, align 8
  %3946 = load i64, ptr %3941, align 8
  %3947 = getelementptr inbounds i32, ptr %3930, i64 %3946
  %3948 = load i32, ptr %3947, align 4
  %3949 = load i64, ptr %3938, align 8
  %3950 = inttoptr i64 %3949 to ptr
  %3951 = getelementptr inbounds i32, ptr %3950, i64 %3946
  store i32 %3948, ptr %3951, align 4
  %3952 = add nuw nsw i64 %3940, 1
  %3953 = icmp eq i64 %3952, %728
  br i1 %3953, label %3980, label %3939

3954:                                             ; preds = %3917, %3896
  %3955 = getelementptr inbounds nuw i8, ptr %3901, i64 16
  %3956 = load i64, ptr %3955, align 8
  %3957 = icmp eq i64 %3956, 0
  br i1 %3957, label %3980, label %3958

3958:                                             ; preds = %3954
  br i1 %3912, label %3962, label %3959

3959:                                             ; preds = %3962, %3958
  %3960 = load i64, ptr %48, align 8
  %3961 = icmp sgt i64 %3960, 0
  br i1 %3961, label %3972, label %3977

3962:                                             ; preds = %3958, %3962
  %3963 = phi i64 [ %3967, %3962 ], [ 0, %3958 ]
  %3964 = getelementptr inbounds nuw i64, ptr %727, i64 %3963
  %3965 = load i64, ptr %3964, align 8
  %3966 = getelementptr inbounds i64, ptr %3903, i64 %3965
  store i64 0, ptr %3966, align 8
  %3967 = add nuw nsw i64 %3963, 1
  %3968 = icmp eq i64 %3967, %728
  br i1 %3968, label %3959, label %3962

3969:                                             ; preds = %3972
  %3970 = add nuw nsw i64 %3973, 1
  %3971 = icmp eq i64 %3970, %3960
  br i1 %3971, label %3977, label %3972

3972:                                             ; preds = %3959, %3969
  %3973 = phi i64 [ %3970, %3969 ], [ 0, %3959 ]
  %3974 = getelementptr inbounds nuw i64, ptr %3903, i64 %3973
  %3975 = load i64, ptr %3974, align 8
  %3976 = icmp eq i64 %3975, 0
  br i1 %3976, label %3969, label %3980

3977:                                             ; preds = %3969, %3959
  store i64 0, ptr %3955, align 8
  %3978 = load i64, ptr %120, align 8
  %3979 = or i64 %3978, 2
  store i64 %3979, ptr %120, align 8
  br label %3980

3980:                                             ; preds = %3939, %3972, %3977, %3954, %3895
  %3981 = load i64, ptr %2276, align 8
  %3982 = icmp eq i64 %3981, 1
  br i1 %3982, label %3983, label %4006

3983:                                             ; preds = %3980
  %3984 = load i64, ptr %79, align 8
  %3985 = inttoptr i64 %3984 to ptr
  %3986 = getelementptr inbounds i8, ptr %3985, i64 %126
  %3987 = load i8, ptr %3986, align 1
  %3988 = icmp eq i8 %3987, 3
  br i1 %3988, label %4006, label %3989

3989:                                             ; preds = %3983
  %3990 = getelementptr inbounds nuw i8, ptr %123, i64 72
  %3991 = load i64, ptr %3990, align 8
  switch i64 %3991, label %3992 [
    i64 0, label %3998
    i64 1, label %3993
  ]

3992:                                             ; preds = %3989
  br label %3993

3993:                                             ; preds = %3989, %3992
  %3994 = phi i64 [ 48, %3992 ], [ 40, %3989 ]
  %3995 = getelementptr inbounds nuw i8, ptr %123, i64 %3994
  %3996 = load i64, ptr %3995, align 8
  %3997 = getelementptr inbounds %struct.operand, ptr %21, i64 %3996
  br label %3998

3998:                                             ; preds = %3989, %3993
  %3999 = phi ptr [ %3997, %3993 ], [ null, %3989 ]
  %4000 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %4001 = load i64, ptr %4000, align 8
  %4002 = getelementptr inbounds %struct.operand, ptr %21, i64 %4001
  %4003 = call fastcc i64 @count_held(ptr noundef %4002, i64 noundef 0, ptr noundef %727, i64 noundef %728)
  %4004 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %4005 = load i64, ptr %4004, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %126, i64 noundef %4003, ptr noundef %727, i64 noundef %728, ptr noundef %3999, i64 noundef %4005)
  br label %4006

4006:                                             ; preds = %2273, %2211, %2210, %2167, %2170, %3998, %3983, %3980
  %4007 = getelementptr inbounds i8, ptr %30, i64 %126
  store i8 1, ptr %4007, align 1
  br label %4008

4008:                                             ; preds = %4006, %721
  %4009 = phi i64 [ %726, %4006 ], [ 0, %721 ]
  br i1 %683, label %4010, label %4012

4010:                                             ; preds = %684, %4008
  %4011 = phi i64 [ %4009, %4008 ], [ 0, %684 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %126, i64 noundef %4011, ptr noundef %124, i64 noundef %125, ptr noundef null, i64 noundef 0)
  br label %4012

4012:                                             ; preds = %4010, %4008
  %4013 = load i64, ptr %36, align 8
  %4014 = add nsw i64 %4013, 1
  store i64 %4014, ptr %36, align 8
  %4015 = add nsw i64 %125, 256
  %4016 = load i64, ptr %65, align 8
  %4017 = add nsw i64 %4015, %4016
  store i64 %4017, ptr %65, align 8
  %4018 = add nsw i64 %126, 1
  store i64 %4018, ptr %26, align 8
  %4019 = getelementptr inbounds %struct.instruction, ptr %18, i64 %4018
  %4020 = getelementptr inbounds nuw i8, ptr %4019, i64 136
  %4021 = load i64, ptr %4020, align 8
  %4022 = icmp eq i64 %4021, 0
  br i1 %4022, label %4026, label %4023

4023:                                             ; preds = %4012
  %4024 = load i64, ptr %66, align 8
  %4025 = icmp eq i64 %4024, 0
  br i1 %4025, label %4026, label %4035

4026:                                             ; preds = %4012, %4023, %668, %677, %254, %260
  %4027 = phi i64 [ %672, %668 ], [ %255, %254 ], [ %255, %260 ], [ %672, %677 ], [ %4018, %4023 ], [ %4018, %4012 ]
  %4028 = phi i64 [ %671, %668 ], [ %125, %254 ], [ %125, %260 ], [ %671, %677 ], [ %125, %4023 ], [ %125, %4012 ]
  %4029 = phi ptr [ %670, %668 ], [ %124, %254 ], [ %124, %260 ], [ %670, %677 ], [ %124, %4023 ], [ %124, %4012 ]
  %4030 = getelementptr inbounds %struct.instruction, ptr %18, i64 %4027
  store i64 %4027, ptr %26, align 8
  %4031 = load i64, ptr %4030, align 8
  %4032 = icmp eq i64 %4031, 0
  br i1 %4032, label %4035, label %121

4033:                                             ; preds = %260
  br label %4035

4034:                                             ; preds = %677
  br label %4035

4035:                                             ; preds = %169, %659, %4023, %121, %4026, %263, %368, %342, %359, %356, %349, %371, %1231, %1054, %1065, %1183, %1116, %1174, %1167, %1617, %1630, %1625, %2214, %192, %310, %301, %1011, %1049, %1113, %328, %1020, %1659, %1670, %227, %1, %4033, %4034, %220, %1224, %1699, %2212, %2274, %807
  %4036 = phi i64 [ 0, %1011 ], [ 0, %192 ], [ 0, %1 ], [ 0, %807 ], [ 0, %1113 ], [ 0, %2274 ], [ 0, %1670 ], [ 0, %328 ], [ 0, %1020 ], [ 0, %1659 ], [ 0, %1049 ], [ 3, %1224 ], [ 3, %1699 ], [ 4, %2212 ], [ 2, %220 ], [ 0, %310 ], [ 2, %227 ], [ 1, %4034 ], [ 1, %4033 ], [ 0, %301 ], [ 0, %1167 ], [ 0, %1174 ], [ 0, %1116 ], [ 0, %1183 ], [ 0, %1065 ], [ 0, %1054 ], [ 3, %1231 ], [ 0, %371 ], [ 0, %349 ], [ 0, %356 ], [ 0, %359 ], [ 0, %342 ], [ 0, %368 ], [ 0, %263 ], [ 0, %4026 ], [ 1, %4023 ], [ 5, %659 ], [ 0, %1625 ], [ 0, %121 ], [ 0, %169 ], [ 0, %1630 ], [ 0, %1617 ], [ 0, %2214 ]
  ret i64 %4036
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
define internal fastcc void @note(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef readonly captures(none) %3, i64 noundef %4, ptr noundef readonly captures(address_is_null) %5, i64 noundef %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 528
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 536
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 704
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 608
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 552
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




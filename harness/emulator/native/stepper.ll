; of stepper.c, 7c89e12e684f34c3e8cc4bf56b63f9b68e48069c6bc1dd2355feff012b860b4e

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
  br i1 %33, label %3958, label %34

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

120:                                              ; preds = %34, %3949
  %121 = phi i64 [ %32, %34 ], [ %3954, %3949 ]
  %122 = phi ptr [ %31, %34 ], [ %3953, %3949 ]
  %123 = phi ptr [ %35, %34 ], [ %3952, %3949 ]
  %124 = phi i64 [ %25, %34 ], [ %3951, %3949 ]
  %125 = phi i64 [ %27, %34 ], [ %3950, %3949 ]
  %126 = load i64, ptr %36, align 8
  %127 = and i64 %126, 255
  %128 = icmp eq i64 %127, 255
  br i1 %128, label %3958, label %129

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
  br i1 %171, label %3958, label %172

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
  br i1 %197, label %188, label %3958

198:                                              ; preds = %165, %188, %178, %172, %132, %129
  %199 = phi i1 [ false, %188 ], [ true, %129 ], [ true, %132 ], [ false, %172 ], [ false, %178 ], [ true, %165 ]
  switch i64 %121, label %679 [
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
  br i1 %225, label %226, label %3958

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
  br i1 %246, label %3958, label %226

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
  br i1 %258, label %3949, label %259

259:                                              ; preds = %253
  %260 = load i64, ptr %66, align 8
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %3949, label %3956

262:                                              ; preds = %198
  %263 = load i64, ptr %39, align 8
  %264 = icmp eq i64 %263, 0
  br i1 %264, label %3958, label %265

265:                                              ; preds = %262
  %266 = icmp sgt i64 %124, 0
  br i1 %266, label %270, label %267

267:                                              ; preds = %265
  %268 = load i64, ptr %40, align 8
  %269 = add nsw i64 %268, 1
  store i64 %269, ptr %40, align 8
  br label %439

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
  br i1 %304, label %305, label %3958

305:                                              ; preds = %300
  %306 = getelementptr inbounds nuw i8, ptr %289, i64 16
  %307 = load i64, ptr %306, align 8
  %308 = icmp eq i64 %307, 0
  br i1 %308, label %312, label %309

309:                                              ; preds = %305
  %310 = load i64, ptr %289, align 8
  %311 = icmp eq i64 %310, %125
  br i1 %311, label %312, label %3958

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
  br i1 %331, label %324, label %3958

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
  br i1 %340, label %373, label %341

341:                                              ; preds = %339
  %342 = load i64, ptr %46, align 8
  %343 = inttoptr i64 %342 to ptr
  %344 = getelementptr inbounds nuw i8, ptr %343, i64 96
  %345 = load i64, ptr %344, align 8
  %346 = inttoptr i64 %345 to ptr
  %347 = icmp sgt i64 %335, %282
  br i1 %347, label %348, label %3958

348:                                              ; preds = %341
  %349 = load i64, ptr %47, align 8
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %3958, label %351

351:                                              ; preds = %348
  %352 = getelementptr inbounds nuw i8, ptr %346, i64 8
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %358, label %355

355:                                              ; preds = %351
  %356 = load i64, ptr %48, align 8
  %357 = icmp slt i64 %315, %356
  br i1 %357, label %3958, label %358

358:                                              ; preds = %355, %351
  %359 = load i64, ptr %49, align 8
  %360 = inttoptr i64 %359 to ptr
  %361 = load i64, ptr %360, align 8
  %362 = add nsw i64 %361, %336
  %363 = load i64, ptr %50, align 8
  %364 = icmp sgt i64 %362, %363
  br i1 %364, label %3958, label %365

365:                                              ; preds = %358
  %366 = icmp sgt i64 %315, %124
  br i1 %366, label %367, label %373

367:                                              ; preds = %365
  %368 = load i64, ptr %51, align 8
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %3958, label %370

370:                                              ; preds = %367
  %371 = load i64, ptr %52, align 8
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %373, label %3958

373:                                              ; preds = %370, %365, %339
  %374 = phi i32 [ 1, %365 ], [ 2, %339 ], [ 1, %370 ]
  %375 = load i64, ptr %53, align 8
  %376 = inttoptr i64 %375 to ptr
  %377 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %378 = load i64, ptr %377, align 8
  %379 = load i64, ptr %48, align 8
  %380 = mul nsw i64 %379, %378
  %381 = getelementptr inbounds i32, ptr %376, i64 %380
  br label %385

382:                                              ; preds = %385
  %383 = load i64, ptr %40, align 8
  %384 = add nsw i64 %383, 1
  store i64 %384, ptr %40, align 8
  br i1 %340, label %394, label %443

385:                                              ; preds = %385, %373
  %386 = phi i64 [ %392, %385 ], [ 0, %373 ]
  %387 = getelementptr inbounds nuw i64, ptr %123, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds i32, ptr %381, i64 %388
  %390 = load i32, ptr %389, align 4
  %391 = add nsw i32 %390, 1
  store i32 %391, ptr %389, align 4
  %392 = add nuw nsw i64 %386, 1
  %393 = icmp eq i64 %392, %124
  br i1 %393, label %382, label %385

394:                                              ; preds = %382
  %395 = load i64, ptr %57, align 8
  %396 = inttoptr i64 %395 to ptr
  br label %399

397:                                              ; preds = %432, %428
  %398 = icmp slt i64 %421, %124
  br i1 %398, label %399, label %439

399:                                              ; preds = %397, %394
  %400 = phi i64 [ 0, %394 ], [ %421, %397 ]
  %401 = load i64, ptr %42, align 8
  %402 = inttoptr i64 %401 to ptr
  %403 = load i64, ptr %41, align 8
  %404 = inttoptr i64 %403 to ptr
  %405 = getelementptr inbounds i64, ptr %123, i64 %400
  %406 = load i64, ptr %405, align 8
  %407 = getelementptr inbounds i64, ptr %404, i64 %406
  %408 = load i64, ptr %407, align 8
  %409 = getelementptr inbounds %struct.arrived, ptr %402, i64 %408
  br label %410

410:                                              ; preds = %417, %399
  %411 = phi i64 [ %400, %399 ], [ %418, %417 ]
  %412 = getelementptr inbounds i64, ptr %123, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr inbounds i64, ptr %404, i64 %413
  %415 = load i64, ptr %414, align 8
  %416 = icmp eq i64 %415, %408
  br i1 %416, label %417, label %420

417:                                              ; preds = %410
  %418 = add i64 %411, 1
  %419 = icmp eq i64 %418, %124
  br i1 %419, label %420, label %410

420:                                              ; preds = %417, %410
  %421 = phi i64 [ %411, %410 ], [ %124, %417 ]
  %422 = getelementptr inbounds nuw i8, ptr %409, i64 16
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %423, 0
  br i1 %424, label %425, label %428

425:                                              ; preds = %420
  %426 = load i64, ptr %36, align 8
  %427 = getelementptr inbounds nuw i8, ptr %409, i64 8
  store i64 %426, ptr %427, align 8
  br label %428

428:                                              ; preds = %425, %420
  store i64 %125, ptr %409, align 8
  %429 = sub i64 %421, %400
  %430 = add nsw i64 %429, %423
  store i64 %430, ptr %422, align 8
  %431 = icmp slt i64 %400, %421
  br i1 %431, label %432, label %397

432:                                              ; preds = %428, %432
  %433 = phi i64 [ %437, %432 ], [ %400, %428 ]
  %434 = getelementptr inbounds i64, ptr %123, i64 %433
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds i8, ptr %396, i64 %435
  store i8 1, ptr %436, align 1
  %437 = add nsw i64 %433, 1
  %438 = icmp eq i64 %437, %421
  br i1 %438, label %397, label %432

439:                                              ; preds = %397, %267
  %440 = phi i32 [ 2, %267 ], [ %374, %397 ]
  %441 = load i64, ptr %61, align 8
  %442 = add nsw i64 %441, %124
  store i64 %442, ptr %61, align 8
  br label %658

443:                                              ; preds = %382
  %444 = icmp sgt i64 %315, %124
  br i1 %444, label %445, label %456

445:                                              ; preds = %443
  %446 = load i64, ptr %54, align 8
  %447 = load i64, ptr %55, align 8
  %448 = inttoptr i64 %447 to ptr
  %449 = mul nsw i64 %446, 9
  %450 = load i64, ptr %48, align 8
  %451 = mul nsw i64 %449, %450
  %452 = getelementptr inbounds i64, ptr %448, i64 %451
  %453 = load i64, ptr %56, align 8
  %454 = getelementptr inbounds i64, ptr %452, i64 %453
  %455 = add nsw i64 %453, %315
  store i64 %455, ptr %56, align 8
  br label %456

456:                                              ; preds = %445, %443
  %457 = phi ptr [ %454, %445 ], [ null, %443 ]
  %458 = icmp eq ptr %457, null
  %459 = load i64, ptr %41, align 8
  %460 = load i64, ptr %44, align 8
  %461 = load i64, ptr %123, align 8
  %462 = inttoptr i64 %459 to ptr
  %463 = getelementptr inbounds i64, ptr %462, i64 %461
  %464 = load i64, ptr %463, align 8
  br label %494

465:                                              ; preds = %581, %578
  %466 = load i64, ptr %46, align 8
  %467 = inttoptr i64 %466 to ptr
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 96
  %469 = load i64, ptr %468, align 8
  %470 = inttoptr i64 %469 to ptr
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 8
  %472 = load i64, ptr %471, align 8
  %473 = icmp sgt i64 %472, 0
  br i1 %473, label %474, label %490

474:                                              ; preds = %465
  %475 = getelementptr inbounds nuw i8, ptr %467, i64 88
  br label %476

476:                                              ; preds = %476, %474
  %477 = phi i64 [ 0, %474 ], [ %487, %476 ]
  %478 = load i64, ptr %475, align 8
  %479 = inttoptr i64 %478 to ptr
  %480 = load i64, ptr %470, align 8
  %481 = inttoptr i64 %480 to ptr
  %482 = mul nuw nsw i64 %477, 24
  %483 = getelementptr inbounds nuw i8, ptr %481, i64 %482
  %484 = load i32, ptr %483, align 4
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds i8, ptr %479, i64 %485
  store i8 0, ptr %486, align 1
  %487 = add nuw nsw i64 %477, 1
  %488 = load i64, ptr %471, align 8
  %489 = icmp slt i64 %487, %488
  br i1 %489, label %476, label %490

490:                                              ; preds = %476, %465
  store i64 0, ptr %471, align 8
  %491 = sub i64 %124, %315
  %492 = load i64, ptr %61, align 8
  %493 = add i64 %491, %492
  store i64 %493, ptr %61, align 8
  br i1 %458, label %600, label %598

494:                                              ; preds = %581, %456
  %495 = phi i64 [ %464, %456 ], [ %576, %581 ]
  %496 = phi i64 [ %460, %456 ], [ %565, %581 ]
  %497 = phi i64 [ 0, %456 ], [ %509, %581 ]
  %498 = phi i64 [ 0, %456 ], [ %572, %581 ]
  %499 = getelementptr inbounds i64, ptr %123, i64 %498
  %500 = mul nsw i64 %496, %495
  %501 = load i64, ptr %42, align 8
  %502 = inttoptr i64 %501 to ptr
  %503 = getelementptr inbounds %struct.arrived, ptr %502, i64 %495
  %504 = getelementptr inbounds nuw i8, ptr %503, i64 16
  store i64 0, ptr %504, align 8
  %505 = load i64, ptr %44, align 8
  %506 = icmp sgt i64 %505, 0
  br i1 %506, label %583, label %507

507:                                              ; preds = %593, %494
  %508 = phi i64 [ %505, %494 ], [ %596, %593 ]
  %509 = phi i64 [ %497, %494 ], [ %594, %593 ]
  %510 = load i64, ptr %45, align 8
  %511 = inttoptr i64 %510 to ptr
  %512 = getelementptr inbounds i64, ptr %511, i64 %500
  %513 = load i64, ptr %512, align 8
  %514 = icmp eq i64 %513, 0
  br i1 %514, label %522, label %515

515:                                              ; preds = %507
  %516 = load i64, ptr %58, align 8
  %517 = load i64, ptr %59, align 8
  %518 = inttoptr i64 %517 to ptr
  %519 = load i64, ptr %60, align 8
  %520 = mul nsw i64 %519, %513
  %521 = getelementptr inbounds i32, ptr %518, i64 %520
  br label %540

522:                                              ; preds = %507
  %523 = load i64, ptr %49, align 8
  %524 = inttoptr i64 %523 to ptr
  %525 = load i64, ptr %524, align 8
  %526 = add nsw i64 %525, 1
  store i64 %526, ptr %524, align 8
  %527 = load i64, ptr %512, align 8
  %528 = icmp eq i64 %527, 0
  %529 = load i64, ptr %58, align 8
  %530 = load i64, ptr %59, align 8
  %531 = inttoptr i64 %530 to ptr
  %532 = load i64, ptr %60, align 8
  %533 = mul nsw i64 %532, %525
  %534 = getelementptr inbounds i32, ptr %531, i64 %533
  %535 = load i64, ptr %44, align 8
  %536 = icmp slt i64 %535, %532
  %537 = select i1 %528, i1 %536, i1 false
  br i1 %537, label %548, label %540

538:                                              ; preds = %548
  %539 = load i64, ptr %44, align 8
  br label %540

540:                                              ; preds = %538, %522, %515
  %541 = phi i64 [ %539, %538 ], [ %535, %522 ], [ %508, %515 ]
  %542 = phi i64 [ %525, %538 ], [ %525, %522 ], [ %513, %515 ]
  %543 = phi i64 [ %529, %538 ], [ %529, %522 ], [ %516, %515 ]
  %544 = phi ptr [ %534, %538 ], [ %534, %522 ], [ %521, %515 ]
  %545 = inttoptr i64 %543 to ptr
  %546 = getelementptr inbounds i32, ptr %545, i64 %500
  %547 = icmp sgt i64 %541, 0
  br i1 %547, label %554, label %564

548:                                              ; preds = %522, %548
  %549 = phi i64 [ %551, %548 ], [ %535, %522 ]
  %550 = getelementptr inbounds i32, ptr %534, i64 %549
  store i32 0, ptr %550, align 4
  %551 = add nsw i64 %549, 1
  %552 = load i64, ptr %60, align 8
  %553 = icmp slt i64 %551, %552
  br i1 %553, label %548, label %538

554:                                              ; preds = %540, %554
  %555 = phi i64 [ %561, %554 ], [ 0, %540 ]
  %556 = getelementptr inbounds nuw i32, ptr %546, i64 %555
  %557 = load i32, ptr %556, align 4
  %558 = add nsw i32 %557, 1
  store i32 %558, ptr %556, align 4
  %559 = getelementptr inbounds nuw i32, ptr %544, i64 %555
  store i32 %557, ptr %559, align 4
  %560 = getelementptr inbounds nuw i64, ptr %512, i64 %555
  store i64 %542, ptr %560, align 8
  %561 = add nuw nsw i64 %555, 1
  %562 = load i64, ptr %44, align 8
  %563 = icmp slt i64 %561, %562
  br i1 %563, label %554, label %564

564:                                              ; preds = %554, %540
  %565 = phi i64 [ %541, %540 ], [ %562, %554 ]
  %566 = load i64, ptr %41, align 8
  %567 = inttoptr i64 %566 to ptr
  %568 = load i64, ptr %499, align 8
  %569 = getelementptr inbounds i64, ptr %567, i64 %568
  %570 = load i64, ptr %569, align 8
  br label %571

571:                                              ; preds = %578, %564
  %572 = phi i64 [ %498, %564 ], [ %579, %578 ]
  %573 = getelementptr inbounds i64, ptr %123, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = getelementptr inbounds i64, ptr %567, i64 %574
  %576 = load i64, ptr %575, align 8
  %577 = icmp eq i64 %576, %570
  br i1 %577, label %578, label %581

578:                                              ; preds = %571
  %579 = add i64 %572, 1
  %580 = icmp eq i64 %579, %124
  br i1 %580, label %465, label %571

581:                                              ; preds = %571
  %582 = icmp slt i64 %572, %124
  br i1 %582, label %494, label %465

583:                                              ; preds = %494, %593
  %584 = phi i64 [ %595, %593 ], [ 0, %494 ]
  %585 = phi i64 [ %594, %593 ], [ %497, %494 ]
  %586 = load i64, ptr %57, align 8
  %587 = inttoptr i64 %586 to ptr
  %588 = add nsw i64 %584, %500
  %589 = getelementptr inbounds i8, ptr %587, i64 %588
  store i8 0, ptr %589, align 1
  br i1 %458, label %593, label %590

590:                                              ; preds = %583
  %591 = add nsw i64 %585, 1
  %592 = getelementptr inbounds i64, ptr %457, i64 %585
  store i64 %588, ptr %592, align 8
  br label %593

593:                                              ; preds = %590, %583
  %594 = phi i64 [ %591, %590 ], [ %585, %583 ]
  %595 = add nuw nsw i64 %584, 1
  %596 = load i64, ptr %44, align 8
  %597 = icmp slt i64 %595, %596
  br i1 %597, label %583, label %507

598:                                              ; preds = %490
  %599 = ptrtoint ptr %457 to i64
  store i64 %599, ptr %22, align 8
  store i64 %315, ptr %24, align 8
  br label %600

600:                                              ; preds = %598, %490
  br i1 %444, label %601, label %658

601:                                              ; preds = %600
  %602 = load i64, ptr %62, align 8
  %603 = icmp eq i64 %602, 0
  br i1 %603, label %658, label %604

604:                                              ; preds = %601
  %605 = add nsw i64 %125, 1
  %606 = load i64, ptr %22, align 8
  %607 = inttoptr i64 %606 to ptr
  %608 = load i64, ptr %63, align 8
  %609 = icmp sgt i64 %608, 0
  br i1 %609, label %610, label %658

610:                                              ; preds = %604, %621
  %611 = phi i64 [ %632, %621 ], [ 0, %604 ]
  %612 = load i64, ptr %54, align 8
  %613 = load i64, ptr %55, align 8
  %614 = inttoptr i64 %613 to ptr
  %615 = mul nsw i64 %612, 9
  %616 = load i64, ptr %48, align 8
  %617 = mul nsw i64 %615, %616
  %618 = getelementptr inbounds i64, ptr %614, i64 %617
  %619 = load i64, ptr %56, align 8
  %620 = getelementptr inbounds i64, ptr %618, i64 %619
  br label %635

621:                                              ; preds = %654
  %622 = load i64, ptr %54, align 8
  %623 = load i64, ptr %55, align 8
  %624 = load i64, ptr %48, align 8
  %625 = load i64, ptr %56, align 8
  %626 = inttoptr i64 %623 to ptr
  %627 = mul nsw i64 %622, 9
  %628 = mul nsw i64 %627, %624
  %629 = getelementptr inbounds i64, ptr %626, i64 %628
  %630 = getelementptr inbounds i64, ptr %629, i64 %625
  %631 = add nsw i64 %655, %625
  store i64 %631, ptr %56, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %605, ptr noundef %630, i64 noundef %655)
  %632 = add nuw nsw i64 %611, 1
  %633 = load i64, ptr %63, align 8
  %634 = icmp slt i64 %632, %633
  br i1 %634, label %610, label %658

635:                                              ; preds = %610, %654
  %636 = phi i64 [ %656, %654 ], [ 0, %610 ]
  %637 = phi i64 [ %655, %654 ], [ 0, %610 ]
  %638 = getelementptr inbounds nuw i64, ptr %607, i64 %636
  %639 = load i64, ptr %638, align 8
  %640 = load i64, ptr %62, align 8
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %648, label %642

642:                                              ; preds = %635
  %643 = load i64, ptr %64, align 8
  %644 = inttoptr i64 %643 to ptr
  %645 = getelementptr inbounds i64, ptr %644, i64 %639
  %646 = load i64, ptr %645, align 8
  %647 = sdiv i64 %646, 32
  br label %648

648:                                              ; preds = %642, %635
  %649 = phi i64 [ %647, %642 ], [ 0, %635 ]
  %650 = icmp eq i64 %649, %611
  br i1 %650, label %651, label %654

651:                                              ; preds = %648
  %652 = add nsw i64 %637, 1
  %653 = getelementptr inbounds i64, ptr %620, i64 %637
  store i64 %639, ptr %653, align 8
  br label %654

654:                                              ; preds = %651, %648
  %655 = phi i64 [ %652, %651 ], [ %637, %648 ]
  %656 = add nuw nsw i64 %636, 1
  %657 = icmp eq i64 %656, %315
  br i1 %657, label %621, label %635

658:                                              ; preds = %621, %604, %601, %600, %439
  %659 = phi i32 [ 3, %604 ], [ %440, %439 ], [ %374, %600 ], [ %374, %601 ], [ 3, %621 ]
  %660 = load i64, ptr %36, align 8
  %661 = add nsw i64 %660, 1
  store i64 %661, ptr %36, align 8
  %662 = add nsw i64 %124, 256
  %663 = load i64, ptr %65, align 8
  %664 = add nsw i64 %662, %663
  store i64 %664, ptr %65, align 8
  %665 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %665, align 1
  %666 = icmp eq i32 %659, 1
  br i1 %666, label %667, label %3958

667:                                              ; preds = %658
  %668 = load i64, ptr %22, align 8
  %669 = inttoptr i64 %668 to ptr
  %670 = load i64, ptr %24, align 8
  %671 = add nsw i64 %125, 1
  store i64 %671, ptr %26, align 8
  %672 = getelementptr inbounds %struct.instruction, ptr %18, i64 %671
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 120
  %674 = load i64, ptr %673, align 8
  %675 = icmp eq i64 %674, 0
  br i1 %675, label %3949, label %676

676:                                              ; preds = %667
  %677 = load i64, ptr %66, align 8
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %3949, label %3957

679:                                              ; preds = %198
  %680 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %681 = load i64, ptr %680, align 8
  %682 = icmp sgt i64 %681, -1
  br i1 %682, label %683, label %720

683:                                              ; preds = %679
  %684 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %681
  %685 = getelementptr inbounds nuw i8, ptr %122, i64 24
  %686 = load i64, ptr %685, align 8
  %687 = call fastcc i64 @count_held(ptr noundef %684, i64 noundef %686, ptr noundef %123, i64 noundef %124)
  %688 = icmp eq i64 %687, 0
  br i1 %688, label %3935, label %689

689:                                              ; preds = %683
  %690 = icmp slt i64 %687, %124
  br i1 %690, label %691, label %722

691:                                              ; preds = %689
  %692 = load i64, ptr %67, align 8
  %693 = inttoptr i64 %692 to ptr
  %694 = icmp sgt i64 %124, 0
  br i1 %694, label %695, label %722

695:                                              ; preds = %691, %716
  %696 = phi i64 [ %718, %716 ], [ 0, %691 ]
  %697 = phi i64 [ %717, %716 ], [ 0, %691 ]
  %698 = getelementptr inbounds nuw i64, ptr %123, i64 %696
  %699 = load i64, ptr %698, align 8
  %700 = load i64, ptr %680, align 8
  %701 = getelementptr inbounds %struct.operand, ptr %21, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr inbounds nuw i8, ptr %701, i64 8
  %704 = load i64, ptr %703, align 8
  %705 = mul nsw i64 %704, %699
  %706 = add i64 %705, %702
  %707 = inttoptr i64 %706 to ptr
  %708 = load i8, ptr %707, align 1
  %709 = icmp ne i8 %708, 0
  %710 = zext i1 %709 to i64
  %711 = load i64, ptr %685, align 8
  %712 = icmp eq i64 %711, %710
  br i1 %712, label %716, label %713

713:                                              ; preds = %695
  %714 = add nsw i64 %697, 1
  %715 = getelementptr inbounds i64, ptr %693, i64 %697
  store i64 %699, ptr %715, align 8
  br label %716

716:                                              ; preds = %713, %695
  %717 = phi i64 [ %714, %713 ], [ %697, %695 ]
  %718 = add nuw nsw i64 %696, 1
  %719 = icmp eq i64 %718, %124
  br i1 %719, label %722, label %695

720:                                              ; preds = %679
  %721 = icmp eq i64 %124, 0
  br i1 %721, label %3935, label %722

722:                                              ; preds = %716, %691, %689, %720
  %723 = phi ptr [ %123, %720 ], [ %123, %689 ], [ %693, %691 ], [ %693, %716 ]
  %724 = phi i64 [ %124, %720 ], [ %124, %689 ], [ %687, %691 ], [ %687, %716 ]
  %725 = getelementptr inbounds nuw i8, ptr %122, i64 112
  %726 = load i64, ptr %725, align 8
  %727 = icmp eq i64 %726, 0
  br i1 %727, label %902, label %728

728:                                              ; preds = %722
  %729 = load i64, ptr %68, align 8
  %730 = inttoptr i64 %729 to ptr
  %731 = getelementptr inbounds i64, ptr %730, i64 %726
  %732 = getelementptr inbounds i8, ptr %731, i64 -8
  %733 = load i64, ptr %732, align 8
  %734 = load i64, ptr %731, align 8
  %735 = getelementptr inbounds nuw i8, ptr %731, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i64 0, ptr %14, align 8
  %736 = icmp sgt i64 %724, 0
  br i1 %736, label %738, label %737

737:                                              ; preds = %728
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  br label %901

738:                                              ; preds = %728
  %739 = icmp eq i64 %733, 0
  %740 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %741 = icmp sgt i64 %734, 0
  br label %742

742:                                              ; preds = %800, %738
  %743 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %723, i64 noundef %724, ptr noundef %14)
  br i1 %739, label %744, label %754

744:                                              ; preds = %742
  br i1 %741, label %745, label %800

745:                                              ; preds = %744
  %746 = load i64, ptr %70, align 8
  %747 = inttoptr i64 %746 to ptr
  %748 = load i64, ptr %71, align 8
  %749 = getelementptr i64, ptr %747, i64 %743
  %750 = load i64, ptr %72, align 8
  %751 = inttoptr i64 %750 to ptr
  %752 = getelementptr inbounds i64, ptr %751, i64 %743
  %753 = load i64, ptr %752, align 8
  br label %792

754:                                              ; preds = %742
  %755 = load i64, ptr %735, align 8
  %756 = load i64, ptr %740, align 8
  %757 = load i64, ptr %69, align 8
  %758 = inttoptr i64 %757 to ptr
  %759 = load i64, ptr %70, align 8
  %760 = inttoptr i64 %759 to ptr
  %761 = load i64, ptr %71, align 8
  %762 = mul nsw i64 %761, %755
  %763 = getelementptr i64, ptr %760, i64 %762
  %764 = getelementptr i64, ptr %763, i64 %743
  %765 = load i64, ptr %764, align 8
  %766 = load i64, ptr %72, align 8
  %767 = inttoptr i64 %766 to ptr
  %768 = getelementptr inbounds i64, ptr %767, i64 %743
  %769 = load i64, ptr %768, align 8
  %770 = icmp sgt i64 %765, %769
  br i1 %770, label %771, label %800

771:                                              ; preds = %754
  %772 = getelementptr i8, ptr %758, i64 %762
  %773 = getelementptr i8, ptr %772, i64 %743
  %774 = load i8, ptr %773, align 1
  %775 = icmp eq i8 %774, 3
  br i1 %775, label %800, label %776

776:                                              ; preds = %771
  %777 = icmp eq i64 %756, -1
  br i1 %777, label %803, label %778

778:                                              ; preds = %776
  %779 = mul nsw i64 %761, %756
  %780 = getelementptr i64, ptr %760, i64 %779
  %781 = getelementptr i64, ptr %780, i64 %743
  %782 = load i64, ptr %781, align 8
  %783 = icmp sgt i64 %782, %769
  br i1 %783, label %784, label %803

784:                                              ; preds = %778
  %785 = getelementptr i8, ptr %758, i64 %779
  %786 = getelementptr i8, ptr %785, i64 %743
  %787 = load i8, ptr %786, align 1
  %788 = icmp eq i8 %787, 2
  br i1 %788, label %803, label %800

789:                                              ; preds = %792
  %790 = add nuw nsw i64 %793, 1
  %791 = icmp eq i64 %790, %734
  br i1 %791, label %800, label %792

792:                                              ; preds = %789, %745
  %793 = phi i64 [ 0, %745 ], [ %790, %789 ]
  %794 = getelementptr inbounds nuw i64, ptr %735, i64 %793
  %795 = load i64, ptr %794, align 8
  %796 = mul nsw i64 %795, %748
  %797 = getelementptr i64, ptr %749, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = icmp sgt i64 %798, %753
  br i1 %799, label %803, label %789

800:                                              ; preds = %789, %784, %771, %754, %744
  %801 = load i64, ptr %14, align 8
  %802 = icmp slt i64 %801, %724
  br i1 %802, label %742, label %804

803:                                              ; preds = %776, %778, %784, %792
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %3958

804:                                              ; preds = %800
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %805 = select i1 %739, i1 %741, i1 false
  %806 = trunc i64 %125 to i32
  br label %810

807:                                              ; preds = %882, %881
  %808 = load i64, ptr %15, align 8
  %809 = icmp slt i64 %808, %724
  br i1 %809, label %810, label %901

810:                                              ; preds = %807, %804
  %811 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %723, i64 noundef %724, ptr noundef %15)
  br i1 %739, label %881, label %812

812:                                              ; preds = %810
  %813 = load i64, ptr %735, align 8
  %814 = load i64, ptr %740, align 8
  %815 = load i64, ptr %71, align 8
  %816 = mul nsw i64 %815, %813
  %817 = add nsw i64 %816, %811
  %818 = mul nsw i64 %815, %814
  %819 = add nsw i64 %818, %811
  %820 = load i64, ptr %70, align 8
  %821 = inttoptr i64 %820 to ptr
  %822 = load i64, ptr %73, align 8
  %823 = inttoptr i64 %822 to ptr
  %824 = icmp eq i64 %814, -1
  br i1 %824, label %825, label %827

825:                                              ; preds = %812
  %826 = getelementptr inbounds i64, ptr %821, i64 %817
  store i64 0, ptr %826, align 8
  br label %877

827:                                              ; preds = %812
  %828 = load i64, ptr %74, align 8
  %829 = inttoptr i64 %828 to ptr
  %830 = getelementptr inbounds i32, ptr %829, i64 %819
  %831 = load i32, ptr %830, align 4
  %832 = getelementptr inbounds i32, ptr %829, i64 %817
  store i32 %831, ptr %832, align 4
  %833 = load i64, ptr %70, align 8
  %834 = inttoptr i64 %833 to ptr
  %835 = load i64, ptr %71, align 8
  %836 = mul nsw i64 %835, %814
  %837 = getelementptr i64, ptr %834, i64 %836
  %838 = getelementptr i64, ptr %837, i64 %811
  %839 = load i64, ptr %838, align 8
  %840 = load i64, ptr %72, align 8
  %841 = inttoptr i64 %840 to ptr
  %842 = getelementptr inbounds i64, ptr %841, i64 %811
  %843 = load i64, ptr %842, align 8
  %844 = icmp sgt i64 %839, %843
  br i1 %844, label %845, label %851

845:                                              ; preds = %827
  %846 = load i64, ptr %69, align 8
  %847 = inttoptr i64 %846 to ptr
  %848 = getelementptr inbounds i8, ptr %847, i64 %819
  %849 = load i8, ptr %848, align 1
  %850 = icmp eq i8 %849, 2
  br i1 %850, label %851, label %855

851:                                              ; preds = %845, %827
  %852 = getelementptr inbounds i64, ptr %821, i64 %817
  store i64 0, ptr %852, align 8
  %853 = getelementptr inbounds i64, ptr %823, i64 %819
  %854 = load i64, ptr %853, align 8
  br label %877

855:                                              ; preds = %845
  %856 = getelementptr inbounds i64, ptr %821, i64 %819
  %857 = load i64, ptr %856, align 8
  %858 = getelementptr inbounds i64, ptr %821, i64 %817
  store i64 %857, ptr %858, align 8
  %859 = getelementptr inbounds i64, ptr %823, i64 %817
  store i64 -1, ptr %859, align 8
  %860 = load i64, ptr %69, align 8
  %861 = inttoptr i64 %860 to ptr
  %862 = getelementptr inbounds i8, ptr %861, i64 %817
  store i8 3, ptr %862, align 1
  %863 = load i64, ptr %75, align 8
  %864 = inttoptr i64 %863 to ptr
  %865 = getelementptr inbounds i32, ptr %864, i64 %819
  %866 = load i32, ptr %865, align 4
  %867 = getelementptr inbounds i32, ptr %864, i64 %817
  store i32 %866, ptr %867, align 4
  %868 = load i64, ptr %76, align 8
  %869 = inttoptr i64 %868 to ptr
  %870 = getelementptr inbounds i32, ptr %869, i64 %819
  %871 = load i32, ptr %870, align 4
  %872 = getelementptr inbounds i32, ptr %869, i64 %817
  store i32 %871, ptr %872, align 4
  %873 = load i64, ptr %77, align 8
  %874 = inttoptr i64 %873 to ptr
  %875 = getelementptr inbounds i64, ptr %874, i64 %819
  %876 = load i64, ptr %875, align 8
  br label %877

877:                                              ; preds = %855, %851, %825
  %878 = phi ptr [ %874, %855 ], [ %823, %851 ], [ %823, %825 ]
  %879 = phi i64 [ %876, %855 ], [ %854, %851 ], [ -1, %825 ]
  %880 = getelementptr inbounds i64, ptr %878, i64 %817
  store i64 %879, ptr %880, align 8
  br label %881

881:                                              ; preds = %877, %810
  br i1 %805, label %882, label %807

882:                                              ; preds = %881, %882
  %883 = phi i64 [ %899, %882 ], [ 0, %881 ]
  %884 = getelementptr inbounds nuw i64, ptr %735, i64 %883
  %885 = load i64, ptr %884, align 8
  %886 = load i64, ptr %71, align 8
  %887 = mul nsw i64 %886, %885
  %888 = add nsw i64 %887, %811
  %889 = load i64, ptr %78, align 8
  %890 = inttoptr i64 %889 to ptr
  %891 = getelementptr inbounds i64, ptr %890, i64 %811
  %892 = load i64, ptr %891, align 8
  %893 = load i64, ptr %73, align 8
  %894 = inttoptr i64 %893 to ptr
  %895 = getelementptr inbounds i64, ptr %894, i64 %888
  store i64 %892, ptr %895, align 8
  %896 = load i64, ptr %74, align 8
  %897 = inttoptr i64 %896 to ptr
  %898 = getelementptr inbounds i32, ptr %897, i64 %888
  store i32 %806, ptr %898, align 4
  %899 = add nuw nsw i64 %883, 1
  %900 = icmp eq i64 %899, %734
  br i1 %900, label %807, label %882

901:                                              ; preds = %807, %737
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %902

902:                                              ; preds = %901, %722
  %903 = load i64, ptr %122, align 8
  switch i64 %903, label %2236 [
    i64 2, label %904
    i64 3, label %904
    i64 36, label %2175
  ]

904:                                              ; preds = %902, %902
  %905 = load i64, ptr %80, align 8
  %906 = inttoptr i64 %905 to ptr
  %907 = getelementptr inbounds nuw i8, ptr %122, i64 80
  %908 = load i64, ptr %907, align 8
  %909 = getelementptr inbounds nuw i8, ptr %122, i64 88
  %910 = load i64, ptr %909, align 8
  %911 = mul nsw i64 %910, %908
  %912 = icmp eq i64 %903, 3
  %913 = load i64, ptr %19, align 8
  %914 = inttoptr i64 %913 to ptr
  %915 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %916 = load i64, ptr %915, align 8
  %917 = getelementptr inbounds %struct.operand, ptr %914, i64 %916
  %918 = load i64, ptr %917, align 8
  %919 = getelementptr inbounds nuw i8, ptr %917, i64 8
  %920 = load i64, ptr %919, align 8
  %921 = getelementptr inbounds nuw i8, ptr %122, i64 96
  %922 = load i64, ptr %921, align 8
  %923 = getelementptr inbounds nuw i8, ptr %122, i64 104
  %924 = load i64, ptr %923, align 8
  %925 = icmp eq i64 %924, 0
  %926 = icmp sgt i64 %724, 0
  br i1 %925, label %928, label %927

927:                                              ; preds = %904
  br i1 %926, label %931, label %956

928:                                              ; preds = %904
  br i1 %926, label %929, label %956

929:                                              ; preds = %928
  %930 = trunc i64 %922 to i32
  br label %943

931:                                              ; preds = %927, %931
  %932 = phi i64 [ %941, %931 ], [ 0, %927 ]
  %933 = getelementptr inbounds nuw i64, ptr %723, i64 %932
  %934 = load i64, ptr %933, align 8
  %935 = mul nsw i64 %934, %920
  %936 = add i64 %935, %918
  %937 = inttoptr i64 %936 to ptr
  %938 = load i64, ptr %937, align 8
  %939 = add i64 %938, %922
  %940 = getelementptr inbounds nuw i64, ptr %906, i64 %932
  store i64 %939, ptr %940, align 8
  %941 = add nuw nsw i64 %932, 1
  %942 = icmp eq i64 %941, %724
  br i1 %942, label %956, label %931

943:                                              ; preds = %943, %929
  %944 = phi i64 [ 0, %929 ], [ %954, %943 ]
  %945 = getelementptr inbounds nuw i64, ptr %723, i64 %944
  %946 = load i64, ptr %945, align 8
  %947 = mul nsw i64 %946, %920
  %948 = add i64 %947, %918
  %949 = inttoptr i64 %948 to ptr
  %950 = load i32, ptr %949, align 4
  %951 = add i32 %950, %930
  %952 = zext i32 %951 to i64
  %953 = getelementptr inbounds nuw i64, ptr %906, i64 %944
  store i64 %952, ptr %953, align 8
  %954 = add nuw nsw i64 %944, 1
  %955 = icmp eq i64 %954, %724
  br i1 %955, label %956, label %943

956:                                              ; preds = %931, %943, %928, %927
  %957 = getelementptr inbounds nuw i8, ptr %122, i64 72
  %958 = load i64, ptr %957, align 8
  %959 = icmp eq i64 %958, 2
  br i1 %959, label %960, label %1015

960:                                              ; preds = %956
  %961 = load i64, ptr %81, align 8
  %962 = inttoptr i64 %961 to ptr
  %963 = load i64, ptr %906, align 8
  %964 = lshr i64 %963, 32
  %965 = icmp sgt i64 %724, 1
  br i1 %965, label %966, label %989

966:                                              ; preds = %960, %986
  %967 = phi i64 [ %987, %986 ], [ 1, %960 ]
  %968 = getelementptr inbounds nuw i64, ptr %906, i64 %967
  %969 = load i64, ptr %968, align 8
  %970 = lshr i64 %969, 32
  %971 = icmp eq i64 %970, %964
  br i1 %971, label %986, label %972

972:                                              ; preds = %966
  %973 = load i64, ptr %82, align 8
  %974 = icmp eq i64 %964, %973
  br i1 %974, label %3958, label %975

975:                                              ; preds = %972
  %976 = load i64, ptr %83, align 8
  %977 = icmp sgt i64 %976, 0
  br i1 %977, label %981, label %986

978:                                              ; preds = %981
  %979 = add nuw nsw i64 %982, 1
  %980 = icmp eq i64 %979, %976
  br i1 %980, label %986, label %981

981:                                              ; preds = %975, %978
  %982 = phi i64 [ %979, %978 ], [ 0, %975 ]
  %983 = getelementptr inbounds nuw i64, ptr %962, i64 %982
  %984 = load i64, ptr %983, align 8
  %985 = icmp eq i64 %970, %984
  br i1 %985, label %3958, label %978

986:                                              ; preds = %978, %975, %966
  %987 = add nuw nsw i64 %967, 1
  %988 = icmp eq i64 %987, %724
  br i1 %988, label %989, label %966

989:                                              ; preds = %986, %960
  %990 = load i64, ptr %82, align 8
  %991 = icmp eq i64 %964, %990
  br i1 %991, label %995, label %992

992:                                              ; preds = %989
  %993 = load i64, ptr %83, align 8
  %994 = icmp sgt i64 %993, 0
  br i1 %994, label %1010, label %1017

995:                                              ; preds = %989
  br i1 %926, label %996, label %1035

996:                                              ; preds = %995, %996
  %997 = phi i64 [ %1001, %996 ], [ 0, %995 ]
  %998 = getelementptr inbounds nuw i64, ptr %906, i64 %997
  %999 = load i64, ptr %998, align 8
  %1000 = and i64 %999, 4294967295
  store i64 %1000, ptr %998, align 8
  %1001 = add nuw nsw i64 %997, 1
  %1002 = icmp eq i64 %1001, %724
  br i1 %1002, label %1003, label %996

1003:                                             ; preds = %996
  %1004 = load i64, ptr %80, align 8
  %1005 = inttoptr i64 %1004 to ptr
  %1006 = load i64, ptr %1005, align 8
  br label %1022

1007:                                             ; preds = %1010
  %1008 = add nuw nsw i64 %1011, 1
  %1009 = icmp eq i64 %1008, %993
  br i1 %1009, label %1017, label %1010

1010:                                             ; preds = %992, %1007
  %1011 = phi i64 [ %1008, %1007 ], [ 0, %992 ]
  %1012 = getelementptr inbounds nuw i64, ptr %962, i64 %1011
  %1013 = load i64, ptr %1012, align 8
  %1014 = icmp eq i64 %964, %1013
  br i1 %1014, label %3958, label %1007

1015:                                             ; preds = %956
  %1016 = icmp slt i64 %958, 0
  br i1 %1016, label %3958, label %1017

1017:                                             ; preds = %1007, %1015, %992
  %1018 = phi i64 [ %958, %1015 ], [ 1, %992 ], [ 1, %1007 ]
  %1019 = load i64, ptr %80, align 8
  %1020 = inttoptr i64 %1019 to ptr
  %1021 = load i64, ptr %1020, align 8
  br i1 %926, label %1022, label %1026

1022:                                             ; preds = %1017, %1003
  %1023 = phi i64 [ %1006, %1003 ], [ %1021, %1017 ]
  %1024 = phi ptr [ %1005, %1003 ], [ %1020, %1017 ]
  %1025 = phi i64 [ 0, %1003 ], [ %1018, %1017 ]
  br label %1039

1026:                                             ; preds = %1039, %1017
  %1027 = phi ptr [ %1020, %1017 ], [ %1024, %1039 ]
  %1028 = phi i64 [ %1018, %1017 ], [ %1025, %1039 ]
  %1029 = phi i64 [ %1021, %1017 ], [ %1047, %1039 ]
  %1030 = phi i64 [ 0, %1017 ], [ %1048, %1039 ]
  %1031 = phi i64 [ %1021, %1017 ], [ %1046, %1039 ]
  %1032 = add nsw i64 %911, -1
  %1033 = and i64 %1030, %1032
  %1034 = icmp eq i64 %1033, 0
  br i1 %1034, label %1051, label %3958

1035:                                             ; preds = %995
  %1036 = load i64, ptr %80, align 8
  %1037 = inttoptr i64 %1036 to ptr
  %1038 = load i64, ptr %1037, align 8
  br label %1053

1039:                                             ; preds = %1039, %1022
  %1040 = phi i64 [ %1046, %1039 ], [ %1023, %1022 ]
  %1041 = phi i64 [ %1049, %1039 ], [ 0, %1022 ]
  %1042 = phi i64 [ %1048, %1039 ], [ 0, %1022 ]
  %1043 = phi i64 [ %1047, %1039 ], [ %1023, %1022 ]
  %1044 = getelementptr inbounds nuw i64, ptr %1024, i64 %1041
  %1045 = load i64, ptr %1044, align 8
  %1046 = call i64 @llvm.smin.i64(i64 %1045, i64 %1040)
  %1047 = call i64 @llvm.smax.i64(i64 %1045, i64 %1043)
  %1048 = or i64 %1045, %1042
  %1049 = add nuw nsw i64 %1041, 1
  %1050 = icmp eq i64 %1049, %724
  br i1 %1050, label %1026, label %1039

1051:                                             ; preds = %1026
  %1052 = icmp eq i64 %1028, 0
  br i1 %1052, label %1053, label %1097

1053:                                             ; preds = %1051, %1035
  %1054 = phi ptr [ %1037, %1035 ], [ %1027, %1051 ]
  %1055 = phi i64 [ %1038, %1035 ], [ %1029, %1051 ]
  %1056 = phi i64 [ %1038, %1035 ], [ %1031, %1051 ]
  %1057 = load i64, ptr %86, align 8
  %1058 = inttoptr i64 %1057 to ptr
  %1059 = load i64, ptr %41, align 8
  %1060 = inttoptr i64 %1059 to ptr
  %1061 = load i64, ptr %87, align 8
  %1062 = icmp sgt i64 %1061, 0
  br i1 %1062, label %1063, label %1077

1063:                                             ; preds = %1053, %1074
  %1064 = phi i64 [ %1075, %1074 ], [ 0, %1053 ]
  %1065 = shl nuw nsw i64 %1064, 4
  %1066 = getelementptr inbounds nuw i8, ptr %1058, i64 %1065
  %1067 = load i64, ptr %1066, align 8
  %1068 = icmp sgt i64 %1067, %1056
  br i1 %1068, label %1074, label %1069

1069:                                             ; preds = %1063
  %1070 = getelementptr inbounds nuw i8, ptr %1066, i64 8
  %1071 = load i64, ptr %1070, align 8
  %1072 = sub nsw i64 %1071, %911
  %1073 = icmp sgt i64 %1055, %1072
  br i1 %1073, label %1074, label %1077

1074:                                             ; preds = %1069, %1063
  %1075 = add nuw nsw i64 %1064, 1
  %1076 = icmp eq i64 %1075, %1061
  br i1 %1076, label %3958, label %1063

1077:                                             ; preds = %1069, %1053
  %1078 = phi i64 [ 0, %1053 ], [ %1064, %1069 ]
  %1079 = icmp eq i64 %1078, %1061
  br i1 %1079, label %3958, label %1080

1080:                                             ; preds = %1077
  br i1 %926, label %1084, label %1081

1081:                                             ; preds = %1084, %1080
  %1082 = load i64, ptr %46, align 8
  %1083 = inttoptr i64 %1082 to ptr
  br label %1135

1084:                                             ; preds = %1080, %1084
  %1085 = phi i64 [ %1095, %1084 ], [ 0, %1080 ]
  %1086 = getelementptr inbounds nuw i64, ptr %723, i64 %1085
  %1087 = load i64, ptr %1086, align 8
  %1088 = getelementptr inbounds i64, ptr %1060, i64 %1087
  %1089 = load i64, ptr %1088, align 8
  %1090 = load i64, ptr %88, align 8
  %1091 = mul nsw i64 %1090, %1089
  %1092 = getelementptr inbounds nuw i64, ptr %1054, i64 %1085
  %1093 = load i64, ptr %1092, align 8
  %1094 = add nsw i64 %1093, %1091
  store i64 %1094, ptr %1092, align 8
  %1095 = add nuw nsw i64 %1085, 1
  %1096 = icmp eq i64 %1095, %724
  br i1 %1096, label %1081, label %1084

1097:                                             ; preds = %1051
  %1098 = load i64, ptr %46, align 8
  %1099 = inttoptr i64 %1098 to ptr
  %1100 = load i64, ptr %84, align 8
  %1101 = icmp eq i64 %1100, 0
  br i1 %1101, label %1110, label %1102

1102:                                             ; preds = %1097
  %1103 = getelementptr inbounds %struct.region, ptr %1099, i64 %1100
  %1104 = load i64, ptr %1103, align 8
  %1105 = icmp sgt i64 %1104, %1031
  br i1 %1105, label %1110, label %1106

1106:                                             ; preds = %1102
  %1107 = getelementptr inbounds nuw i8, ptr %1103, i64 8
  %1108 = load i64, ptr %1107, align 8
  %1109 = icmp slt i64 %1031, %1108
  br i1 %1109, label %1128, label %1110

1110:                                             ; preds = %1106, %1102, %1097
  %1111 = load i64, ptr %85, align 8
  %1112 = icmp sgt i64 %1111, 1
  br i1 %1112, label %1113, label %2173

1113:                                             ; preds = %1110, %1125
  %1114 = phi i64 [ %1126, %1125 ], [ 1, %1110 ]
  %1115 = getelementptr inbounds nuw %struct.region, ptr %1099, i64 %1114
  %1116 = load i64, ptr %1115, align 8
  %1117 = icmp sgt i64 %1116, %1031
  br i1 %1117, label %1125, label %1118

1118:                                             ; preds = %1113
  %1119 = getelementptr inbounds nuw i8, ptr %1115, i64 8
  %1120 = load i64, ptr %1119, align 8
  %1121 = icmp slt i64 %1031, %1120
  br i1 %1121, label %1122, label %1125

1122:                                             ; preds = %1118
  %1123 = getelementptr inbounds nuw i8, ptr %1115, i64 8
  store i64 %1114, ptr %84, align 8
  %1124 = load i64, ptr %1123, align 8
  br label %1128

1125:                                             ; preds = %1118, %1113
  %1126 = add nuw nsw i64 %1114, 1
  %1127 = icmp eq i64 %1126, %1111
  br i1 %1127, label %2173, label %1113

1128:                                             ; preds = %1122, %1106
  %1129 = phi i64 [ %1108, %1106 ], [ %1124, %1122 ]
  %1130 = phi ptr [ %1103, %1106 ], [ %1115, %1122 ]
  %1131 = sub nsw i64 %1129, %911
  %1132 = icmp sgt i64 %1029, %1131
  br i1 %1132, label %3958, label %1133

1133:                                             ; preds = %1128
  %1134 = load i64, ptr %1130, align 8
  br label %1135

1135:                                             ; preds = %1133, %1081
  %1136 = phi i64 [ %1082, %1081 ], [ %1098, %1133 ]
  %1137 = phi ptr [ %1054, %1081 ], [ %1027, %1133 ]
  %1138 = phi i64 [ 0, %1081 ], [ %1028, %1133 ]
  %1139 = phi ptr [ %1083, %1081 ], [ %1130, %1133 ]
  %1140 = phi i64 [ 0, %1081 ], [ %1134, %1133 ]
  %1141 = getelementptr inbounds nuw i8, ptr %1139, i64 120
  %1142 = load i64, ptr %1141, align 8
  %1143 = icmp sgt i64 %1142, 1
  br i1 %1143, label %3958, label %1144

1144:                                             ; preds = %1135
  %1145 = getelementptr inbounds nuw i8, ptr %1139, i64 32
  %1146 = load i64, ptr %1145, align 8
  %1147 = icmp slt i64 %911, %1146
  br i1 %1147, label %3958, label %1148

1148:                                             ; preds = %1144
  %1149 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1146, i1 true)
  %1150 = ashr i64 %911, %1149
  %1151 = icmp sgt i64 %724, 1
  br i1 %1151, label %1152, label %1166

1152:                                             ; preds = %1148, %1152
  %1153 = phi i64 [ %1161, %1152 ], [ 1, %1148 ]
  %1154 = phi i64 [ %1162, %1152 ], [ 1, %1148 ]
  %1155 = getelementptr inbounds nuw i64, ptr %1137, i64 %1154
  %1156 = load i64, ptr %1155, align 8
  %1157 = getelementptr i8, ptr %1155, i64 -8
  %1158 = load i64, ptr %1157, align 8
  %1159 = sub nsw i64 %1156, %1158
  %1160 = icmp slt i64 %1159, %911
  %1161 = select i1 %1160, i64 0, i64 %1153
  %1162 = add nuw nsw i64 %1154, 1
  %1163 = icmp eq i64 %1162, %724
  br i1 %1163, label %1164, label %1152

1164:                                             ; preds = %1152
  %1165 = icmp ne i64 %1161, 0
  br label %1166

1166:                                             ; preds = %1164, %1148
  %1167 = phi i1 [ true, %1148 ], [ %1165, %1164 ]
  %1168 = icmp eq i64 %1138, 0
  br i1 %1168, label %1172, label %1169

1169:                                             ; preds = %1166
  %1170 = load i64, ptr %89, align 8
  %1171 = icmp ne i64 %1170, 0
  br label %1172

1172:                                             ; preds = %1169, %1166
  %1173 = phi i1 [ true, %1166 ], [ %1171, %1169 ]
  store i64 -1, ptr %90, align 8
  store i64 0, ptr %91, align 8
  %1174 = load i64, ptr %1141, align 8
  %1175 = icmp eq i64 %1174, 0
  br i1 %1175, label %1190, label %1176

1176:                                             ; preds = %1172
  %1177 = select i1 %912, i64 136, i64 128
  %1178 = getelementptr inbounds nuw i8, ptr %1139, i64 %1177
  %1179 = load i64, ptr %1178, align 8
  %1180 = inttoptr i64 %1179 to ptr
  %1181 = getelementptr inbounds i64, ptr %1180, i64 %125
  %1182 = load i64, ptr %1181, align 8
  %1183 = inttoptr i64 %1182 to ptr
  %1184 = icmp eq i64 %1182, 0
  br i1 %1184, label %1185, label %1190

1185:                                             ; preds = %1176
  %1186 = ptrtoint ptr %1139 to i64
  %1187 = sub i64 %1186, %1136
  %1188 = sdiv exact i64 %1187, 152
  store i64 %1188, ptr %90, align 8
  %1189 = select i1 %912, i64 2, i64 1
  store i64 %1189, ptr %91, align 8
  br label %3958

1190:                                             ; preds = %1176, %1172
  %1191 = phi ptr [ %1183, %1176 ], [ null, %1172 ]
  br i1 %1173, label %1192, label %1199

1192:                                             ; preds = %1190
  %1193 = load i64, ptr %92, align 8
  %1194 = shl nsw i64 %724, 1
  %1195 = add i64 %1194, 4
  %1196 = add i64 %1195, %1193
  %1197 = load i64, ptr %93, align 8
  %1198 = icmp sgt i64 %1196, %1197
  br i1 %1198, label %3958, label %1199

1199:                                             ; preds = %1192, %1190
  %1200 = getelementptr inbounds nuw i8, ptr %1139, i64 64
  %1201 = load i64, ptr %1200, align 8
  %1202 = icmp eq i64 %1201, 0
  %1203 = select i1 %1167, i1 %1202, i1 false
  %1204 = getelementptr inbounds nuw i8, ptr %1139, i64 56
  %1205 = load i64, ptr %1204, align 8
  br i1 %1203, label %1206, label %1357

1206:                                             ; preds = %1199
  %1207 = icmp eq i64 %1205, 0
  br i1 %1207, label %1208, label %1357

1208:                                             ; preds = %1206
  %1209 = getelementptr inbounds nuw i8, ptr %1139, i64 80
  %1210 = load i64, ptr %1209, align 8
  %1211 = icmp eq i64 %1210, 0
  br i1 %1211, label %1212, label %1357

1212:                                             ; preds = %1208
  %1213 = load i64, ptr %41, align 8
  %1214 = inttoptr i64 %1213 to ptr
  %1215 = load i64, ptr %64, align 8
  %1216 = inttoptr i64 %1215 to ptr
  %1217 = load i64, ptr %45, align 8
  %1218 = inttoptr i64 %1217 to ptr
  %1219 = load i64, ptr %59, align 8
  %1220 = inttoptr i64 %1219 to ptr
  %1221 = getelementptr inbounds nuw i8, ptr %1139, i64 88
  %1222 = load i64, ptr %1221, align 8
  %1223 = inttoptr i64 %1222 to ptr
  %1224 = getelementptr inbounds nuw i8, ptr %1139, i64 48
  %1225 = load i64, ptr %1224, align 8
  %1226 = inttoptr i64 %1225 to ptr
  %1227 = load i64, ptr %95, align 8
  %1228 = inttoptr i64 %1227 to ptr
  br i1 %912, label %1233, label %1229

1229:                                             ; preds = %1212
  %1230 = getelementptr inbounds nuw i8, ptr %1139, i64 40
  %1231 = load i64, ptr %1230, align 8
  %1232 = icmp eq i64 %1231, 0
  br label %1233

1233:                                             ; preds = %1229, %1212
  %1234 = phi i1 [ false, %1212 ], [ %1232, %1229 ]
  %1235 = icmp slt i64 %724, 1
  br i1 %1235, label %1644, label %1236

1236:                                             ; preds = %1233
  %1237 = getelementptr inbounds nuw i8, ptr %1139, i64 24
  %1238 = getelementptr inbounds nuw i8, ptr %1139, i64 104
  %1239 = icmp sgt i64 %1150, 0
  br label %1240

1240:                                             ; preds = %1352, %1236
  %1241 = phi i64 [ 0, %1236 ], [ %1353, %1352 ]
  %1242 = phi ptr [ %1228, %1236 ], [ %1354, %1352 ]
  %1243 = phi i64 [ 0, %1236 ], [ %1355, %1352 ]
  %1244 = getelementptr inbounds nuw i64, ptr %906, i64 %1243
  %1245 = load i64, ptr %1244, align 8
  %1246 = sub nsw i64 %1245, %1140
  %1247 = ashr i64 %1246, %1149
  %1248 = add nsw i64 %1247, %1150
  br i1 %1239, label %1249, label %1352

1249:                                             ; preds = %1240
  %1250 = load i64, ptr %1237, align 8
  %1251 = inttoptr i64 %1250 to ptr
  %1252 = mul nsw i64 %1247, 40
  %1253 = getelementptr inbounds i8, ptr %1251, i64 %1252
  %1254 = getelementptr inbounds nuw i64, ptr %723, i64 %1243
  %1255 = load i64, ptr %1254, align 8
  %1256 = getelementptr inbounds i64, ptr %1214, i64 %1255
  %1257 = getelementptr inbounds i64, ptr %1216, i64 %1255
  %1258 = getelementptr inbounds i64, ptr %1218, i64 %1255
  br label %1259

1259:                                             ; preds = %1342, %1249
  %1260 = phi i64 [ %1241, %1249 ], [ %1346, %1342 ]
  %1261 = phi ptr [ %1242, %1249 ], [ %1348, %1342 ]
  %1262 = phi i64 [ %1247, %1249 ], [ %1349, %1342 ]
  %1263 = phi ptr [ %1253, %1249 ], [ %1350, %1342 ]
  %1264 = getelementptr inbounds nuw i8, ptr %1263, i64 4
  %1265 = load i32, ptr %1264, align 4
  %1266 = icmp sgt i32 %1265, 0
  br i1 %1266, label %1271, label %1267

1267:                                             ; preds = %1259
  %1268 = getelementptr inbounds nuw i8, ptr %1263, i64 24
  %1269 = load i32, ptr %1268, align 4
  %1270 = icmp sgt i32 %1269, 0
  br i1 %1270, label %1271, label %1329

1271:                                             ; preds = %1267, %1259
  %1272 = load i64, ptr %1256, align 8
  %1273 = load i64, ptr %96, align 8
  %1274 = add nsw i64 %1273, %1272
  %1275 = load i64, ptr %1257, align 8
  %1276 = load i64, ptr %1258, align 8
  %1277 = load i64, ptr %60, align 8
  %1278 = mul nsw i64 %1277, %1276
  %1279 = getelementptr inbounds i32, ptr %1220, i64 %1278
  %1280 = load i32, ptr %1263, align 4
  %1281 = sext i32 %1280 to i64
  %1282 = icmp slt i32 %1265, 1
  br i1 %1282, label %1297, label %1283

1283:                                             ; preds = %1271
  %1284 = load i64, ptr %1238, align 8
  %1285 = icmp eq i64 %1284, 0
  br i1 %1285, label %1286, label %1291

1286:                                             ; preds = %1283
  %1287 = getelementptr inbounds nuw i8, ptr %1263, i64 8
  %1288 = load i32, ptr %1287, align 4
  %1289 = sext i32 %1288 to i64
  %1290 = icmp eq i64 %1274, %1289
  br i1 %1290, label %1291, label %1297

1291:                                             ; preds = %1286, %1283
  %1292 = icmp eq i64 %1275, %1281
  br i1 %1292, label %1297, label %1293

1293:                                             ; preds = %1291
  %1294 = getelementptr inbounds i32, ptr %1279, i64 %1281
  %1295 = load i32, ptr %1294, align 4
  %1296 = icmp sge i32 %1295, %1265
  br label %1297

1297:                                             ; preds = %1293, %1291, %1286, %1271
  %1298 = phi i1 [ %1296, %1293 ], [ true, %1271 ], [ true, %1291 ], [ false, %1286 ]
  %1299 = getelementptr inbounds nuw i8, ptr %1263, i64 20
  %1300 = load i32, ptr %1299, align 4
  %1301 = sext i32 %1300 to i64
  %1302 = getelementptr inbounds nuw i8, ptr %1263, i64 24
  %1303 = load i32, ptr %1302, align 4
  %1304 = icmp slt i32 %1303, 1
  br i1 %1304, label %1324, label %1305

1305:                                             ; preds = %1297
  %1306 = load i64, ptr %1238, align 8
  %1307 = icmp eq i64 %1306, 0
  br i1 %1307, label %1308, label %1317

1308:                                             ; preds = %1305
  %1309 = getelementptr inbounds nuw i8, ptr %1263, i64 28
  %1310 = load i32, ptr %1309, align 4
  %1311 = sext i32 %1310 to i64
  %1312 = icmp eq i64 %1274, %1311
  br i1 %1312, label %1317, label %1313

1313:                                             ; preds = %1308
  %1314 = load i64, ptr %97, align 8
  %1315 = icmp ne i64 %1314, 0
  %1316 = sext i1 %1315 to i32
  br label %1324

1317:                                             ; preds = %1308, %1305
  %1318 = icmp eq i64 %1275, %1301
  br i1 %1318, label %1324, label %1319

1319:                                             ; preds = %1317
  %1320 = getelementptr inbounds i32, ptr %1279, i64 %1301
  %1321 = load i32, ptr %1320, align 4
  %1322 = icmp sge i32 %1321, %1303
  %1323 = zext i1 %1322 to i32
  br label %1324

1324:                                             ; preds = %1319, %1317, %1313, %1297
  %1325 = phi i32 [ %1316, %1313 ], [ 1, %1297 ], [ 1, %1317 ], [ %1323, %1319 ]
  %1326 = icmp sgt i32 %1325, -1
  %1327 = select i1 %1298, i1 %1326, i1 false
  br i1 %1327, label %1328, label %1578

1328:                                             ; preds = %1324
  br i1 %912, label %1330, label %1336

1329:                                             ; preds = %1267
  br i1 %912, label %1332, label %1336

1330:                                             ; preds = %1328
  %1331 = icmp eq i32 %1325, 0
  br i1 %1331, label %1578, label %1332

1332:                                             ; preds = %1330, %1329
  %1333 = getelementptr inbounds i8, ptr %1223, i64 %1262
  %1334 = load i8, ptr %1333, align 1
  %1335 = icmp eq i8 %1334, 0
  br i1 %1335, label %1342, label %1578

1336:                                             ; preds = %1329, %1328
  %1337 = phi i32 [ 1, %1329 ], [ %1325, %1328 ]
  br i1 %1234, label %1338, label %1342

1338:                                             ; preds = %1336
  %1339 = getelementptr inbounds i8, ptr %1226, i64 %1262
  %1340 = load i8, ptr %1339, align 1
  %1341 = icmp eq i8 %1340, 0
  br i1 %1341, label %1578, label %1342

1342:                                             ; preds = %1338, %1336, %1332
  %1343 = phi i32 [ %1337, %1338 ], [ %1337, %1336 ], [ 1, %1332 ]
  %1344 = icmp eq i32 %1343, 0
  %1345 = zext i1 %1344 to i64
  %1346 = add nsw i64 %1260, %1345
  %1347 = select i1 %1344, i8 2, i8 0
  %1348 = getelementptr inbounds nuw i8, ptr %1261, i64 1
  store i8 %1347, ptr %1261, align 1
  %1349 = add nsw i64 %1262, 1
  %1350 = getelementptr inbounds nuw i8, ptr %1263, i64 40
  %1351 = icmp slt i64 %1349, %1248
  br i1 %1351, label %1259, label %1352

1352:                                             ; preds = %1342, %1240
  %1353 = phi i64 [ %1241, %1240 ], [ %1346, %1342 ]
  %1354 = phi ptr [ %1242, %1240 ], [ %1348, %1342 ]
  %1355 = add nuw nsw i64 %1243, 1
  %1356 = icmp eq i64 %1355, %724
  br i1 %1356, label %1644, label %1240

1357:                                             ; preds = %1208, %1206, %1199
  %1358 = phi i64 [ 0, %1208 ], [ %1205, %1206 ], [ %1205, %1199 ]
  %1359 = phi i64 [ 0, %1208 ], [ 0, %1206 ], [ %1201, %1199 ]
  %1360 = load i64, ptr %41, align 8
  %1361 = inttoptr i64 %1360 to ptr
  %1362 = load i64, ptr %64, align 8
  %1363 = inttoptr i64 %1362 to ptr
  %1364 = load i64, ptr %45, align 8
  %1365 = inttoptr i64 %1364 to ptr
  %1366 = load i64, ptr %59, align 8
  %1367 = inttoptr i64 %1366 to ptr
  %1368 = getelementptr inbounds nuw i8, ptr %1139, i64 24
  %1369 = load i64, ptr %1368, align 8
  %1370 = inttoptr i64 %1369 to ptr
  %1371 = inttoptr i64 %1359 to ptr
  %1372 = inttoptr i64 %1358 to ptr
  %1373 = getelementptr inbounds nuw i8, ptr %1139, i64 72
  %1374 = load i64, ptr %1373, align 8
  %1375 = inttoptr i64 %1374 to ptr
  %1376 = getelementptr inbounds nuw i8, ptr %1139, i64 88
  %1377 = load i64, ptr %1376, align 8
  %1378 = inttoptr i64 %1377 to ptr
  %1379 = getelementptr inbounds nuw i8, ptr %1139, i64 48
  %1380 = load i64, ptr %1379, align 8
  %1381 = inttoptr i64 %1380 to ptr
  %1382 = getelementptr inbounds nuw i8, ptr %1139, i64 112
  %1383 = load i64, ptr %1382, align 8
  %1384 = inttoptr i64 %1383 to ptr
  %1385 = load i64, ptr %94, align 8
  %1386 = load i64, ptr %1145, align 8
  %1387 = load i64, ptr %95, align 8
  %1388 = inttoptr i64 %1387 to ptr
  %1389 = mul nsw i64 %1150, %724
  %1390 = add nsw i64 %1385, %1389
  store i64 %1390, ptr %94, align 8
  br i1 %926, label %1391, label %1644

1391:                                             ; preds = %1357
  %1392 = icmp eq i64 %1359, 0
  %1393 = getelementptr inbounds nuw i8, ptr %1139, i64 104
  %1394 = getelementptr inbounds nuw i8, ptr %1139, i64 80
  %1395 = getelementptr inbounds nuw i8, ptr %1139, i64 40
  %1396 = icmp eq i64 %1358, 0
  %1397 = icmp slt i64 %1386, 1
  %1398 = select i1 %1396, i1 true, i1 %1397
  %1399 = icmp sgt i64 %1150, 0
  br label %1400

1400:                                             ; preds = %1572, %1391
  %1401 = phi i64 [ 0, %1391 ], [ %1573, %1572 ]
  %1402 = phi i64 [ 0, %1391 ], [ %1574, %1572 ]
  %1403 = phi i64 [ 0, %1391 ], [ %1576, %1572 ]
  %1404 = phi i64 [ 0, %1391 ], [ %1575, %1572 ]
  %1405 = getelementptr inbounds nuw i64, ptr %723, i64 %1403
  %1406 = load i64, ptr %1405, align 8
  %1407 = getelementptr inbounds nuw i64, ptr %906, i64 %1403
  %1408 = load i64, ptr %1407, align 8
  %1409 = sub nsw i64 %1408, %1140
  %1410 = ashr i64 %1409, %1149
  %1411 = getelementptr inbounds i64, ptr %1361, i64 %1406
  %1412 = load i64, ptr %1411, align 8
  %1413 = load i64, ptr %96, align 8
  %1414 = add nsw i64 %1413, %1412
  %1415 = getelementptr inbounds i64, ptr %1363, i64 %1406
  %1416 = load i64, ptr %1415, align 8
  %1417 = getelementptr inbounds i64, ptr %1365, i64 %1406
  %1418 = load i64, ptr %1417, align 8
  %1419 = load i64, ptr %60, align 8
  %1420 = mul nsw i64 %1419, %1418
  %1421 = getelementptr inbounds i32, ptr %1367, i64 %1420
  br i1 %1399, label %1422, label %1572

1422:                                             ; preds = %1400, %1561
  %1423 = phi i64 [ %1562, %1561 ], [ %1401, %1400 ]
  %1424 = phi i64 [ %1563, %1561 ], [ %1402, %1400 ]
  %1425 = phi i64 [ %1570, %1561 ], [ %1404, %1400 ]
  %1426 = phi i64 [ %1569, %1561 ], [ 0, %1400 ]
  %1427 = add nsw i64 %1426, %1410
  %1428 = mul nsw i64 %1427, 40
  %1429 = getelementptr inbounds i8, ptr %1370, i64 %1428
  br i1 %1392, label %1434, label %1430

1430:                                             ; preds = %1422
  %1431 = getelementptr inbounds i32, ptr %1371, i64 %1427
  %1432 = load i32, ptr %1431, align 4
  %1433 = icmp eq i32 %1432, 0
  br i1 %1433, label %1434, label %1578

1434:                                             ; preds = %1430, %1422
  %1435 = load i32, ptr %1429, align 4
  %1436 = sext i32 %1435 to i64
  %1437 = getelementptr inbounds nuw i8, ptr %1429, i64 4
  %1438 = load i32, ptr %1437, align 4
  %1439 = icmp slt i32 %1438, 1
  br i1 %1439, label %1454, label %1440

1440:                                             ; preds = %1434
  %1441 = load i64, ptr %1393, align 8
  %1442 = icmp eq i64 %1441, 0
  br i1 %1442, label %1443, label %1448

1443:                                             ; preds = %1440
  %1444 = getelementptr inbounds nuw i8, ptr %1429, i64 8
  %1445 = load i32, ptr %1444, align 4
  %1446 = sext i32 %1445 to i64
  %1447 = icmp eq i64 %1414, %1446
  br i1 %1447, label %1448, label %1454

1448:                                             ; preds = %1443, %1440
  %1449 = icmp eq i64 %1416, %1436
  br i1 %1449, label %1454, label %1450

1450:                                             ; preds = %1448
  %1451 = getelementptr inbounds i32, ptr %1421, i64 %1436
  %1452 = load i32, ptr %1451, align 4
  %1453 = icmp slt i32 %1452, %1438
  br label %1454

1454:                                             ; preds = %1450, %1448, %1443, %1434
  %1455 = phi i1 [ %1453, %1450 ], [ false, %1434 ], [ false, %1448 ], [ true, %1443 ]
  %1456 = getelementptr inbounds nuw i8, ptr %1429, i64 20
  %1457 = load i32, ptr %1456, align 4
  %1458 = sext i32 %1457 to i64
  %1459 = getelementptr inbounds nuw i8, ptr %1429, i64 24
  %1460 = load i32, ptr %1459, align 4
  %1461 = icmp slt i32 %1460, 1
  br i1 %1461, label %1481, label %1462

1462:                                             ; preds = %1454
  %1463 = load i64, ptr %1393, align 8
  %1464 = icmp eq i64 %1463, 0
  br i1 %1464, label %1465, label %1474

1465:                                             ; preds = %1462
  %1466 = getelementptr inbounds nuw i8, ptr %1429, i64 28
  %1467 = load i32, ptr %1466, align 4
  %1468 = sext i32 %1467 to i64
  %1469 = icmp eq i64 %1414, %1468
  br i1 %1469, label %1474, label %1470

1470:                                             ; preds = %1465
  %1471 = load i64, ptr %97, align 8
  %1472 = icmp ne i64 %1471, 0
  %1473 = sext i1 %1472 to i32
  br label %1481

1474:                                             ; preds = %1465, %1462
  %1475 = icmp eq i64 %1416, %1458
  br i1 %1475, label %1481, label %1476

1476:                                             ; preds = %1474
  %1477 = getelementptr inbounds i32, ptr %1421, i64 %1458
  %1478 = load i32, ptr %1477, align 4
  %1479 = icmp sge i32 %1478, %1460
  %1480 = zext i1 %1479 to i32
  br label %1481

1481:                                             ; preds = %1476, %1474, %1470, %1454
  %1482 = phi i32 [ %1473, %1470 ], [ 1, %1454 ], [ 1, %1474 ], [ %1480, %1476 ]
  %1483 = icmp slt i32 %1482, 0
  %1484 = select i1 %1455, i1 true, i1 %1483
  br i1 %1484, label %1578, label %1485

1485:                                             ; preds = %1481
  br i1 %912, label %1486, label %1529

1486:                                             ; preds = %1485
  %1487 = icmp eq i32 %1482, 0
  br i1 %1487, label %1578, label %1488

1488:                                             ; preds = %1486
  %1489 = getelementptr inbounds i8, ptr %1378, i64 %1427
  %1490 = load i8, ptr %1489, align 1
  %1491 = icmp eq i8 %1490, 0
  br i1 %1491, label %1492, label %1578

1492:                                             ; preds = %1488
  %1493 = getelementptr inbounds i64, ptr %1384, i64 %1427
  %1494 = load i64, ptr %1493, align 8
  %1495 = icmp slt i64 %1494, %1385
  br i1 %1495, label %1496, label %1578

1496:                                             ; preds = %1492
  %1497 = load i64, ptr %1394, align 8
  %1498 = icmp sgt i64 %1497, 0
  br i1 %1498, label %1499, label %1561

1499:                                             ; preds = %1496
  %1500 = mul nsw i64 %1427, 20
  br label %1501

1501:                                             ; preds = %1526, %1499
  %1502 = phi i64 [ 0, %1499 ], [ %1527, %1526 ]
  %1503 = getelementptr inbounds nuw i64, ptr %1375, i64 %1502
  %1504 = load i64, ptr %1503, align 8
  %1505 = inttoptr i64 %1504 to ptr
  %1506 = getelementptr inbounds i8, ptr %1505, i64 %1500
  %1507 = load i32, ptr %1506, align 4
  %1508 = sext i32 %1507 to i64
  %1509 = getelementptr inbounds nuw i8, ptr %1506, i64 4
  %1510 = load i32, ptr %1509, align 4
  %1511 = icmp slt i32 %1510, 1
  br i1 %1511, label %1526, label %1512

1512:                                             ; preds = %1501
  %1513 = load i64, ptr %1393, align 8
  %1514 = icmp eq i64 %1513, 0
  br i1 %1514, label %1515, label %1520

1515:                                             ; preds = %1512
  %1516 = getelementptr inbounds nuw i8, ptr %1506, i64 8
  %1517 = load i32, ptr %1516, align 4
  %1518 = sext i32 %1517 to i64
  %1519 = icmp eq i64 %1414, %1518
  br i1 %1519, label %1520, label %1578

1520:                                             ; preds = %1515, %1512
  %1521 = icmp eq i64 %1416, %1508
  br i1 %1521, label %1526, label %1522

1522:                                             ; preds = %1520
  %1523 = getelementptr inbounds i32, ptr %1421, i64 %1508
  %1524 = load i32, ptr %1523, align 4
  %1525 = icmp slt i32 %1524, %1510
  br i1 %1525, label %1578, label %1526

1526:                                             ; preds = %1522, %1520, %1501
  %1527 = add nuw nsw i64 %1502, 1
  %1528 = icmp eq i64 %1527, %1497
  br i1 %1528, label %1561, label %1501

1529:                                             ; preds = %1485
  %1530 = load i64, ptr %1395, align 8
  %1531 = icmp eq i64 %1530, 0
  br i1 %1531, label %1532, label %1536

1532:                                             ; preds = %1529
  %1533 = getelementptr inbounds i8, ptr %1381, i64 %1427
  %1534 = load i8, ptr %1533, align 1
  %1535 = icmp eq i8 %1534, 0
  br i1 %1535, label %1578, label %1536

1536:                                             ; preds = %1532, %1529
  br i1 %1398, label %1548, label %1537

1537:                                             ; preds = %1536
  %1538 = mul nsw i64 %1427, %1386
  %1539 = getelementptr i32, ptr %1372, i64 %1538
  br label %1543

1540:                                             ; preds = %1543
  %1541 = add nuw nsw i64 %1544, 1
  %1542 = icmp eq i64 %1541, %1386
  br i1 %1542, label %1548, label %1543

1543:                                             ; preds = %1540, %1537
  %1544 = phi i64 [ 0, %1537 ], [ %1541, %1540 ]
  %1545 = getelementptr i32, ptr %1539, i64 %1544
  %1546 = load i32, ptr %1545, align 4
  %1547 = icmp eq i32 %1546, 0
  br i1 %1547, label %1540, label %1578

1548:                                             ; preds = %1540, %1536
  %1549 = icmp eq i32 %1482, 0
  %1550 = zext i1 %1549 to i64
  %1551 = add nsw i64 %1423, %1550
  %1552 = getelementptr inbounds i64, ptr %1384, i64 %1427
  %1553 = load i64, ptr %1552, align 8
  %1554 = icmp slt i64 %1553, %1385
  br i1 %1554, label %1561, label %1555

1555:                                             ; preds = %1548
  %1556 = sub nsw i64 %1553, %1385
  %1557 = getelementptr inbounds nuw i8, ptr %1388, i64 %1556
  %1558 = load i8, ptr %1557, align 1
  %1559 = or i8 %1558, 1
  store i8 %1559, ptr %1557, align 1
  %1560 = add nsw i64 %1424, 1
  br label %1561

1561:                                             ; preds = %1526, %1555, %1548, %1496
  %1562 = phi i64 [ %1551, %1548 ], [ %1551, %1555 ], [ %1423, %1496 ], [ %1423, %1526 ]
  %1563 = phi i64 [ %1424, %1548 ], [ %1560, %1555 ], [ %1424, %1496 ], [ %1424, %1526 ]
  %1564 = icmp eq i32 %1482, 0
  %1565 = select i1 %1564, i8 2, i8 0
  %1566 = getelementptr inbounds i8, ptr %1388, i64 %1425
  store i8 %1565, ptr %1566, align 1
  %1567 = add nsw i64 %1425, %1385
  %1568 = getelementptr inbounds i64, ptr %1384, i64 %1427
  store i64 %1567, ptr %1568, align 8
  %1569 = add nuw nsw i64 %1426, 1
  %1570 = add nsw i64 %1425, 1
  %1571 = icmp eq i64 %1569, %1150
  br i1 %1571, label %1572, label %1422

1572:                                             ; preds = %1561, %1400
  %1573 = phi i64 [ %1401, %1400 ], [ %1562, %1561 ]
  %1574 = phi i64 [ %1402, %1400 ], [ %1563, %1561 ]
  %1575 = phi i64 [ %1404, %1400 ], [ %1570, %1561 ]
  %1576 = add nuw nsw i64 %1403, 1
  %1577 = icmp eq i64 %1576, %724
  br i1 %1577, label %1644, label %1400

1578:                                             ; preds = %1532, %1492, %1488, %1486, %1481, %1430, %1338, %1332, %1330, %1324, %1543, %1522, %1515
  %1579 = load i64, ptr %98, align 8
  %1580 = inttoptr i64 %1579 to ptr
  %1581 = getelementptr inbounds i64, ptr %1580, i64 %125
  %1582 = load i64, ptr %1581, align 8
  %1583 = load i64, ptr %1145, align 8
  %1584 = load i64, ptr %99, align 8
  %1585 = icmp slt i64 %1582, %1584
  br i1 %1585, label %3958, label %1586

1586:                                             ; preds = %1578
  %1587 = load i64, ptr %100, align 8
  %1588 = srem i64 %1582, %1587
  %1589 = icmp eq i64 %1588, 0
  br i1 %1589, label %3958, label %1590

1590:                                             ; preds = %1586
  br i1 %1168, label %1591, label %1595

1591:                                             ; preds = %1590
  %1592 = getelementptr inbounds nuw i8, ptr %1139, i64 104
  %1593 = load i64, ptr %1592, align 8
  %1594 = icmp eq i64 %1593, 0
  br i1 %1594, label %3958, label %1595

1595:                                             ; preds = %1591, %1590
  %1596 = getelementptr inbounds nuw i8, ptr %1139, i64 48
  %1597 = load i64, ptr %1596, align 8
  %1598 = inttoptr i64 %1597 to ptr
  %1599 = load i64, ptr %1204, align 8
  %1600 = inttoptr i64 %1599 to ptr
  br i1 %926, label %1601, label %1642

1601:                                             ; preds = %1595
  %1602 = getelementptr inbounds nuw i8, ptr %1139, i64 40
  %1603 = icmp eq i64 %1599, 0
  %1604 = icmp slt i64 %1583, 1
  %1605 = select i1 %1603, i1 true, i1 %1604
  %1606 = icmp slt i64 %1150, 1
  %1607 = select i1 %912, i1 true, i1 %1606
  br label %1608

1608:                                             ; preds = %1639, %1601
  %1609 = phi i64 [ 0, %1601 ], [ %1640, %1639 ]
  %1610 = getelementptr inbounds nuw i64, ptr %906, i64 %1609
  %1611 = load i64, ptr %1610, align 8
  %1612 = sub nsw i64 %1611, %1140
  %1613 = ashr i64 %1612, %1149
  %1614 = add nsw i64 %1613, %1150
  br i1 %1607, label %1639, label %1615

1615:                                             ; preds = %1608
  %1616 = load i64, ptr %1602, align 8
  %1617 = icmp eq i64 %1616, 0
  br label %1618

1618:                                             ; preds = %1636, %1615
  %1619 = phi i64 [ %1613, %1615 ], [ %1637, %1636 ]
  br i1 %1617, label %1620, label %1624

1620:                                             ; preds = %1618
  %1621 = getelementptr inbounds i8, ptr %1598, i64 %1619
  %1622 = load i8, ptr %1621, align 1
  %1623 = icmp eq i8 %1622, 0
  br i1 %1623, label %3958, label %1624

1624:                                             ; preds = %1620, %1618
  br i1 %1605, label %1636, label %1625

1625:                                             ; preds = %1624
  %1626 = mul nsw i64 %1619, %1583
  %1627 = getelementptr i32, ptr %1600, i64 %1626
  br label %1631

1628:                                             ; preds = %1631
  %1629 = add nuw nsw i64 %1632, 1
  %1630 = icmp eq i64 %1629, %1583
  br i1 %1630, label %1636, label %1631

1631:                                             ; preds = %1628, %1625
  %1632 = phi i64 [ 0, %1625 ], [ %1629, %1628 ]
  %1633 = getelementptr i32, ptr %1627, i64 %1632
  %1634 = load i32, ptr %1633, align 4
  %1635 = icmp eq i32 %1634, 0
  br i1 %1635, label %1628, label %3958

1636:                                             ; preds = %1628, %1624
  %1637 = add nsw i64 %1619, 1
  %1638 = icmp slt i64 %1637, %1614
  br i1 %1638, label %1618, label %1639

1639:                                             ; preds = %1636, %1608
  %1640 = add nuw nsw i64 %1609, 1
  %1641 = icmp eq i64 %1640, %724
  br i1 %1641, label %1642, label %1608

1642:                                             ; preds = %1639, %1595
  %1643 = add nsw i64 %1582, 1
  store i64 %1643, ptr %1581, align 8
  br label %1644

1644:                                             ; preds = %1572, %1352, %1642, %1357, %1233
  %1645 = phi i1 [ true, %1642 ], [ false, %1233 ], [ false, %1352 ], [ false, %1357 ], [ false, %1572 ]
  %1646 = phi i1 [ %912, %1642 ], [ false, %1233 ], [ false, %1352 ], [ false, %1357 ], [ false, %1572 ]
  %1647 = phi i64 [ 0, %1642 ], [ 0, %1233 ], [ %1353, %1352 ], [ 0, %1357 ], [ %1573, %1572 ]
  %1648 = phi i64 [ 0, %1642 ], [ 0, %1233 ], [ 0, %1352 ], [ 0, %1357 ], [ %1574, %1572 ]
  %1649 = getelementptr inbounds nuw i8, ptr %1139, i64 96
  %1650 = load i64, ptr %1649, align 8
  %1651 = inttoptr i64 %1650 to ptr
  br i1 %912, label %1666, label %1652

1652:                                             ; preds = %1644
  %1653 = getelementptr inbounds nuw i8, ptr %1651, i64 8
  %1654 = load i64, ptr %1653, align 8
  %1655 = add i64 %1648, %1647
  %1656 = add i64 %1655, %1654
  %1657 = getelementptr inbounds nuw i8, ptr %1651, i64 16
  %1658 = load i64, ptr %1657, align 8
  %1659 = icmp sgt i64 %1656, %1658
  br i1 %1659, label %1660, label %1743

1660:                                             ; preds = %1652
  %1661 = getelementptr inbounds nuw i8, ptr %1651, i64 24
  store i64 %1656, ptr %1661, align 8
  %1662 = load i64, ptr %46, align 8
  %1663 = ptrtoint ptr %1139 to i64
  %1664 = sub i64 %1663, %1662
  %1665 = sdiv exact i64 %1664, 152
  store i64 %1665, ptr %90, align 8
  br label %3958

1666:                                             ; preds = %1644
  br i1 %1646, label %1667, label %1743

1667:                                             ; preds = %1666
  %1668 = getelementptr inbounds nuw i8, ptr %1139, i64 88
  %1669 = load i64, ptr %1668, align 8
  %1670 = inttoptr i64 %1669 to ptr
  %1671 = getelementptr inbounds nuw i8, ptr %1651, i64 8
  %1672 = load i64, ptr %1671, align 8
  %1673 = icmp eq i64 %1672, 0
  br i1 %1673, label %1743, label %1674

1674:                                             ; preds = %1667
  %1675 = icmp sgt i64 %1150, 0
  %1676 = call i64 @llvm.smax.i64(i64 %724, i64 0)
  br label %1677

1677:                                             ; preds = %1694, %1674
  %1678 = phi i64 [ %1695, %1694 ], [ %1672, %1674 ]
  %1679 = phi i64 [ %1696, %1694 ], [ 0, %1674 ]
  %1680 = phi i64 [ %1697, %1694 ], [ 0, %1674 ]
  %1681 = icmp eq i64 %1680, %1676
  br i1 %1681, label %1682, label %1686

1682:                                             ; preds = %1677
  %1683 = icmp eq i64 %1679, 0
  br i1 %1683, label %1743, label %1708

1684:                                             ; preds = %1694
  %1685 = icmp eq i64 %1696, 0
  br i1 %1685, label %1743, label %1712

1686:                                             ; preds = %1677
  %1687 = getelementptr inbounds nuw i64, ptr %906, i64 %1680
  %1688 = load i64, ptr %1687, align 8
  %1689 = sub nsw i64 %1688, %1140
  %1690 = ashr i64 %1689, %1149
  %1691 = add nsw i64 %1690, %1150
  br i1 %1675, label %1699, label %1694

1692:                                             ; preds = %1699
  %1693 = load i64, ptr %1671, align 8
  br label %1694

1694:                                             ; preds = %1692, %1686
  %1695 = phi i64 [ %1678, %1686 ], [ %1693, %1692 ]
  %1696 = phi i64 [ %1679, %1686 ], [ %1705, %1692 ]
  %1697 = add nuw i64 %1680, 1
  %1698 = icmp eq i64 %1695, 0
  br i1 %1698, label %1684, label %1677

1699:                                             ; preds = %1686, %1699
  %1700 = phi i64 [ %1705, %1699 ], [ %1679, %1686 ]
  %1701 = phi i64 [ %1706, %1699 ], [ %1690, %1686 ]
  %1702 = getelementptr inbounds i8, ptr %1670, i64 %1701
  %1703 = load i8, ptr %1702, align 1
  %1704 = zext i8 %1703 to i64
  %1705 = or i64 %1700, %1704
  store i8 0, ptr %1702, align 1
  %1706 = add nsw i64 %1701, 1
  %1707 = icmp slt i64 %1706, %1691
  br i1 %1707, label %1699, label %1692

1708:                                             ; preds = %1682
  %1709 = load i64, ptr %1651, align 8
  %1710 = inttoptr i64 %1709 to ptr
  %1711 = icmp sgt i64 %1678, 0
  br i1 %1711, label %1714, label %1712

1712:                                             ; preds = %1738, %1708, %1684
  %1713 = phi i64 [ 0, %1708 ], [ 0, %1684 ], [ %1740, %1738 ]
  store i64 %1713, ptr %1671, align 8
  br label %1743

1714:                                             ; preds = %1708, %1738
  %1715 = phi i64 [ %1739, %1738 ], [ %1678, %1708 ]
  %1716 = phi i64 [ %1741, %1738 ], [ 0, %1708 ]
  %1717 = phi i64 [ %1740, %1738 ], [ 0, %1708 ]
  %1718 = mul nuw nsw i64 %1716, 24
  %1719 = getelementptr inbounds nuw i8, ptr %1710, i64 %1718
  %1720 = load i32, ptr %1719, align 4
  %1721 = sext i32 %1720 to i64
  %1722 = getelementptr inbounds i8, ptr %1670, i64 %1721
  %1723 = load i8, ptr %1722, align 1
  %1724 = icmp eq i8 %1723, 0
  br i1 %1724, label %1738, label %1725

1725:                                             ; preds = %1714
  %1726 = mul i64 %1717, 24
  %1727 = getelementptr i8, ptr %1710, i64 %1726
  br label %1731

1728:                                             ; preds = %1731
  %1729 = add nsw i64 %1717, 1
  %1730 = load i64, ptr %1671, align 8
  br label %1738

1731:                                             ; preds = %1731, %1725
  %1732 = phi i64 [ 0, %1725 ], [ %1736, %1731 ]
  %1733 = getelementptr inbounds nuw i32, ptr %1719, i64 %1732
  %1734 = load i32, ptr %1733, align 4
  %1735 = getelementptr i32, ptr %1727, i64 %1732
  store i32 %1734, ptr %1735, align 4
  %1736 = add nuw nsw i64 %1732, 1
  %1737 = icmp eq i64 %1736, 6
  br i1 %1737, label %1728, label %1731

1738:                                             ; preds = %1728, %1714
  %1739 = phi i64 [ %1730, %1728 ], [ %1715, %1714 ]
  %1740 = phi i64 [ %1729, %1728 ], [ %1717, %1714 ]
  %1741 = add nuw nsw i64 %1716, 1
  %1742 = icmp slt i64 %1741, %1739
  br i1 %1742, label %1714, label %1712

1743:                                             ; preds = %1712, %1684, %1682, %1667, %1666, %1652
  %1744 = load i64, ptr %41, align 8
  %1745 = inttoptr i64 %1744 to ptr
  %1746 = load i64, ptr %64, align 8
  %1747 = inttoptr i64 %1746 to ptr
  %1748 = load i64, ptr %58, align 8
  %1749 = inttoptr i64 %1748 to ptr
  %1750 = load i64, ptr %95, align 8
  %1751 = inttoptr i64 %1750 to ptr
  %1752 = load i64, ptr %1649, align 8
  %1753 = inttoptr i64 %1752 to ptr
  %1754 = getelementptr inbounds nuw i8, ptr %1139, i64 24
  %1755 = load i64, ptr %1754, align 8
  %1756 = inttoptr i64 %1755 to ptr
  %1757 = load i64, ptr %1204, align 8
  %1758 = inttoptr i64 %1757 to ptr
  %1759 = getelementptr inbounds nuw i8, ptr %1139, i64 72
  %1760 = load i64, ptr %1759, align 8
  %1761 = inttoptr i64 %1760 to ptr
  %1762 = load i64, ptr %1145, align 8
  br i1 %1645, label %1766, label %1763

1763:                                             ; preds = %1743
  %1764 = getelementptr inbounds nuw i8, ptr %1139, i64 80
  %1765 = load i64, ptr %1764, align 8
  br label %1766

1766:                                             ; preds = %1763, %1743
  %1767 = phi i64 [ %1765, %1763 ], [ 0, %1743 ]
  br i1 %912, label %1768, label %1776

1768:                                             ; preds = %1766
  %1769 = getelementptr inbounds nuw i8, ptr %1139, i64 40
  %1770 = load i64, ptr %1769, align 8
  %1771 = icmp eq i64 %1770, 0
  br i1 %1771, label %1772, label %1776

1772:                                             ; preds = %1768
  %1773 = getelementptr inbounds nuw i8, ptr %1139, i64 48
  %1774 = load i64, ptr %1773, align 8
  %1775 = inttoptr i64 %1774 to ptr
  br label %1776

1776:                                             ; preds = %1772, %1768, %1766
  %1777 = phi ptr [ %1775, %1772 ], [ null, %1768 ], [ null, %1766 ]
  %1778 = icmp eq i64 %1647, 0
  br i1 %1778, label %1784, label %1779

1779:                                             ; preds = %1776
  %1780 = getelementptr inbounds nuw i8, ptr %1753, i64 8
  %1781 = getelementptr inbounds nuw i8, ptr %1139, i64 88
  br i1 %926, label %1782, label %1842

1782:                                             ; preds = %1779
  %1783 = icmp sgt i64 %1150, 0
  br label %1795

1784:                                             ; preds = %1804, %1776
  br i1 %926, label %1785, label %1842

1785:                                             ; preds = %1784
  %1786 = trunc i64 %125 to i32
  %1787 = icmp sgt i64 %1767, 0
  %1788 = icmp eq ptr %1777, null
  %1789 = icmp ne i64 %1757, 0
  %1790 = icmp sgt i64 %1762, 0
  %1791 = select i1 %1789, i1 %1790, i1 false
  %1792 = icmp sgt i64 %1150, 0
  %1793 = select i1 %912, i64 0, i64 5
  %1794 = shl i64 %1762, 2
  br label %1850

1795:                                             ; preds = %1804, %1782
  %1796 = phi i64 [ 0, %1782 ], [ %1805, %1804 ]
  %1797 = phi i64 [ 0, %1782 ], [ %1806, %1804 ]
  %1798 = getelementptr inbounds nuw i64, ptr %906, i64 %1797
  %1799 = load i64, ptr %1798, align 8
  %1800 = sub nsw i64 %1799, %1140
  %1801 = ashr i64 %1800, %1149
  br i1 %1783, label %1808, label %1804

1802:                                             ; preds = %1838
  %1803 = add i64 %1796, %1150
  br label %1804

1804:                                             ; preds = %1802, %1795
  %1805 = phi i64 [ %1796, %1795 ], [ %1803, %1802 ]
  %1806 = add nuw nsw i64 %1797, 1
  %1807 = icmp eq i64 %1806, %724
  br i1 %1807, label %1784, label %1795

1808:                                             ; preds = %1795, %1838
  %1809 = phi i64 [ %1840, %1838 ], [ %1796, %1795 ]
  %1810 = phi i64 [ %1839, %1838 ], [ 0, %1795 ]
  %1811 = getelementptr inbounds i8, ptr %1751, i64 %1809
  %1812 = load i8, ptr %1811, align 1
  %1813 = and i8 %1812, 2
  %1814 = icmp eq i8 %1813, 0
  br i1 %1814, label %1838, label %1815

1815:                                             ; preds = %1808
  %1816 = add nsw i64 %1810, %1801
  %1817 = mul nsw i64 %1816, 40
  %1818 = getelementptr inbounds i8, ptr %1756, i64 %1817
  %1819 = getelementptr inbounds nuw i8, ptr %1818, i64 20
  %1820 = load i64, ptr %1753, align 8
  %1821 = inttoptr i64 %1820 to ptr
  %1822 = load i64, ptr %1780, align 8
  %1823 = add nsw i64 %1822, 1
  store i64 %1823, ptr %1780, align 8
  %1824 = mul nsw i64 %1822, 24
  %1825 = getelementptr inbounds i8, ptr %1821, i64 %1824
  %1826 = trunc i64 %1816 to i32
  store i32 %1826, ptr %1825, align 4
  br label %1831

1827:                                             ; preds = %1831
  %1828 = load i64, ptr %1781, align 8
  %1829 = inttoptr i64 %1828 to ptr
  %1830 = getelementptr inbounds i8, ptr %1829, i64 %1816
  store i8 1, ptr %1830, align 1
  br label %1838

1831:                                             ; preds = %1831, %1815
  %1832 = phi i64 [ 0, %1815 ], [ %1835, %1831 ]
  %1833 = getelementptr inbounds nuw i32, ptr %1819, i64 %1832
  %1834 = load i32, ptr %1833, align 4
  %1835 = add nuw nsw i64 %1832, 1
  %1836 = getelementptr inbounds nuw i32, ptr %1825, i64 %1835
  store i32 %1834, ptr %1836, align 4
  %1837 = icmp eq i64 %1835, 5
  br i1 %1837, label %1827, label %1831

1838:                                             ; preds = %1827, %1808
  %1839 = add nuw nsw i64 %1810, 1
  %1840 = add nsw i64 %1809, 1
  %1841 = icmp eq i64 %1839, %1150
  br i1 %1841, label %1802, label %1808

1842:                                             ; preds = %1869, %1784, %1779
  %1843 = icmp eq i64 %1648, 0
  br i1 %1843, label %1961, label %1844

1844:                                             ; preds = %1842
  %1845 = getelementptr inbounds nuw i8, ptr %1753, i64 8
  %1846 = trunc i64 %125 to i32
  %1847 = getelementptr inbounds nuw i8, ptr %1139, i64 88
  br i1 %926, label %1848, label %1988

1848:                                             ; preds = %1844
  %1849 = icmp sgt i64 %1150, 0
  br label %1907

1850:                                             ; preds = %1869, %1785
  %1851 = phi i64 [ 0, %1785 ], [ %1870, %1869 ]
  %1852 = getelementptr inbounds nuw i64, ptr %723, i64 %1851
  %1853 = load i64, ptr %1852, align 8
  %1854 = getelementptr inbounds nuw i64, ptr %906, i64 %1851
  %1855 = load i64, ptr %1854, align 8
  %1856 = sub nsw i64 %1855, %1140
  %1857 = ashr i64 %1856, %1149
  %1858 = getelementptr inbounds i64, ptr %1747, i64 %1853
  %1859 = load i64, ptr %1858, align 8
  %1860 = trunc i64 %1859 to i32
  %1861 = getelementptr inbounds i32, ptr %1749, i64 %1853
  %1862 = load i32, ptr %1861, align 4
  %1863 = getelementptr inbounds i64, ptr %1745, i64 %1853
  %1864 = load i64, ptr %1863, align 8
  %1865 = load i64, ptr %96, align 8
  %1866 = add nsw i64 %1865, %1864
  %1867 = trunc i64 %1866 to i32
  %1868 = add nsw i64 %1857, %1150
  br i1 %1792, label %1872, label %1869

1869:                                             ; preds = %1903, %1850
  %1870 = add nuw nsw i64 %1851, 1
  %1871 = icmp eq i64 %1870, %724
  br i1 %1871, label %1842, label %1850

1872:                                             ; preds = %1850, %1903
  %1873 = phi i64 [ %1906, %1903 ], [ 0, %1850 ]
  %1874 = phi i64 [ %1904, %1903 ], [ %1857, %1850 ]
  %1875 = add i64 %1873, %1857
  %1876 = mul i64 %1875, %1794
  %1877 = getelementptr i8, ptr %1758, i64 %1876
  %1878 = mul nsw i64 %1874, 40
  %1879 = getelementptr inbounds i8, ptr %1756, i64 %1878
  %1880 = getelementptr inbounds nuw i32, ptr %1879, i64 %1793
  store i32 %1860, ptr %1880, align 4
  %1881 = getelementptr inbounds nuw i8, ptr %1880, i64 4
  store i32 %1862, ptr %1881, align 4
  %1882 = getelementptr inbounds nuw i8, ptr %1880, i64 8
  store i32 %1867, ptr %1882, align 4
  %1883 = getelementptr inbounds nuw i8, ptr %1880, i64 12
  store i32 %1786, ptr %1883, align 4
  %1884 = getelementptr inbounds nuw i8, ptr %1880, i64 16
  store i32 1, ptr %1884, align 4
  br i1 %912, label %1885, label %1903

1885:                                             ; preds = %1872
  %1886 = getelementptr inbounds nuw i8, ptr %1879, i64 24
  store i32 0, ptr %1886, align 4
  br i1 %1787, label %1887, label %1889

1887:                                             ; preds = %1885
  %1888 = mul i64 %1874, 20
  br label %1890

1889:                                             ; preds = %1890, %1885
  br i1 %1788, label %1901, label %1899

1890:                                             ; preds = %1890, %1887
  %1891 = phi i64 [ 0, %1887 ], [ %1897, %1890 ]
  %1892 = getelementptr inbounds nuw i64, ptr %1761, i64 %1891
  %1893 = load i64, ptr %1892, align 8
  %1894 = inttoptr i64 %1893 to ptr
  %1895 = getelementptr i8, ptr %1894, i64 %1888
  %1896 = getelementptr i8, ptr %1895, i64 4
  store i32 0, ptr %1896, align 4
  %1897 = add nuw nsw i64 %1891, 1
  %1898 = icmp eq i64 %1897, %1767
  br i1 %1898, label %1889, label %1890

1899:                                             ; preds = %1889
  %1900 = getelementptr inbounds i8, ptr %1777, i64 %1874
  store i8 1, ptr %1900, align 1
  br label %1901

1901:                                             ; preds = %1899, %1889
  br i1 %1791, label %1902, label %1903

1902:                                             ; preds = %1901
  call void @llvm.memset.p0.i64(ptr align 4 %1877, i8 0, i64 %1794, i1 false)
  br label %1903

1903:                                             ; preds = %1902, %1901, %1872
  %1904 = add nsw i64 %1874, 1
  %1905 = icmp slt i64 %1904, %1868
  %1906 = add i64 %1873, 1
  br i1 %1905, label %1872, label %1869

1907:                                             ; preds = %1922, %1848
  %1908 = phi i64 [ 0, %1848 ], [ %1924, %1922 ]
  %1909 = phi i64 [ 0, %1848 ], [ %1923, %1922 ]
  %1910 = getelementptr inbounds nuw i64, ptr %906, i64 %1908
  %1911 = load i64, ptr %1910, align 8
  %1912 = sub nsw i64 %1911, %1140
  %1913 = ashr i64 %1912, %1149
  br i1 %1849, label %1914, label %1922

1914:                                             ; preds = %1907
  %1915 = getelementptr inbounds nuw i64, ptr %723, i64 %1908
  %1916 = load i64, ptr %1915, align 8
  %1917 = getelementptr inbounds i64, ptr %1747, i64 %1916
  %1918 = getelementptr inbounds i32, ptr %1749, i64 %1916
  %1919 = getelementptr inbounds i64, ptr %1745, i64 %1916
  br label %1926

1920:                                             ; preds = %1957
  %1921 = add i64 %1909, %1150
  br label %1922

1922:                                             ; preds = %1920, %1907
  %1923 = phi i64 [ %1909, %1907 ], [ %1921, %1920 ]
  %1924 = add nuw nsw i64 %1908, 1
  %1925 = icmp eq i64 %1924, %724
  br i1 %1925, label %1961, label %1907

1926:                                             ; preds = %1957, %1914
  %1927 = phi i64 [ 0, %1914 ], [ %1958, %1957 ]
  %1928 = phi i64 [ %1909, %1914 ], [ %1959, %1957 ]
  %1929 = getelementptr inbounds i8, ptr %1751, i64 %1928
  %1930 = load i8, ptr %1929, align 1
  %1931 = and i8 %1930, 1
  %1932 = icmp eq i8 %1931, 0
  br i1 %1932, label %1957, label %1933

1933:                                             ; preds = %1926
  %1934 = load i64, ptr %1753, align 8
  %1935 = inttoptr i64 %1934 to ptr
  %1936 = load i64, ptr %1845, align 8
  %1937 = add nsw i64 %1936, 1
  store i64 %1937, ptr %1845, align 8
  %1938 = mul nsw i64 %1936, 24
  %1939 = getelementptr inbounds i8, ptr %1935, i64 %1938
  %1940 = add nsw i64 %1927, %1913
  %1941 = trunc i64 %1940 to i32
  store i32 %1941, ptr %1939, align 4
  %1942 = load i64, ptr %1917, align 8
  %1943 = trunc i64 %1942 to i32
  %1944 = getelementptr inbounds nuw i8, ptr %1939, i64 4
  store i32 %1943, ptr %1944, align 4
  %1945 = load i32, ptr %1918, align 4
  %1946 = getelementptr inbounds nuw i8, ptr %1939, i64 8
  store i32 %1945, ptr %1946, align 4
  %1947 = load i64, ptr %1919, align 8
  %1948 = load i64, ptr %96, align 8
  %1949 = add nsw i64 %1948, %1947
  %1950 = trunc i64 %1949 to i32
  %1951 = getelementptr inbounds nuw i8, ptr %1939, i64 12
  store i32 %1950, ptr %1951, align 4
  %1952 = getelementptr inbounds nuw i8, ptr %1939, i64 16
  store i32 %1846, ptr %1952, align 4
  %1953 = getelementptr inbounds nuw i8, ptr %1939, i64 20
  store i32 1, ptr %1953, align 4
  %1954 = load i64, ptr %1847, align 8
  %1955 = inttoptr i64 %1954 to ptr
  %1956 = getelementptr inbounds i8, ptr %1955, i64 %1940
  store i8 1, ptr %1956, align 1
  br label %1957

1957:                                             ; preds = %1933, %1926
  %1958 = add nuw nsw i64 %1927, 1
  %1959 = add nsw i64 %1928, 1
  %1960 = icmp eq i64 %1958, %1150
  br i1 %1960, label %1920, label %1926

1961:                                             ; preds = %1922, %1842
  %1962 = icmp eq ptr %1191, null
  br i1 %1962, label %1988, label %1963

1963:                                             ; preds = %1961
  %1964 = getelementptr inbounds nuw i8, ptr %1139, i64 144
  %1965 = load i64, ptr %1964, align 8
  %1966 = inttoptr i64 %1965 to ptr
  br i1 %926, label %1967, label %1988

1967:                                             ; preds = %1963
  %1968 = trunc i64 %125 to i32
  %1969 = icmp sgt i64 %1150, 0
  br label %1970

1970:                                             ; preds = %1976, %1967
  %1971 = phi i64 [ 0, %1967 ], [ %1977, %1976 ]
  %1972 = getelementptr inbounds nuw i64, ptr %906, i64 %1971
  %1973 = load i64, ptr %1972, align 8
  %1974 = sub nsw i64 %1973, %1140
  %1975 = ashr i64 %1974, %1149
  br i1 %1969, label %1979, label %1976

1976:                                             ; preds = %1985, %1970
  %1977 = add nuw nsw i64 %1971, 1
  %1978 = icmp eq i64 %1977, %724
  br i1 %1978, label %1988, label %1970

1979:                                             ; preds = %1970, %1985
  %1980 = phi i64 [ %1986, %1985 ], [ 0, %1970 ]
  %1981 = add nsw i64 %1980, %1975
  %1982 = getelementptr inbounds i8, ptr %1191, i64 %1981
  store i8 1, ptr %1982, align 1
  br i1 %912, label %1983, label %1985

1983:                                             ; preds = %1979
  %1984 = getelementptr inbounds i32, ptr %1966, i64 %1981
  store i32 %1968, ptr %1984, align 4
  br label %1985

1985:                                             ; preds = %1983, %1979
  %1986 = add nuw nsw i64 %1980, 1
  %1987 = icmp eq i64 %1986, %1150
  br i1 %1987, label %1976, label %1979

1988:                                             ; preds = %1976, %1963, %1961, %1844
  %1989 = load i64, ptr %19, align 8
  %1990 = inttoptr i64 %1989 to ptr
  %1991 = load i64, ptr %101, align 8
  %1992 = inttoptr i64 %1991 to ptr
  %1993 = load i64, ptr %909, align 8
  %1994 = icmp sgt i64 %1993, 0
  br i1 %1994, label %1995, label %2122

1995:                                             ; preds = %1988
  %1996 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %1997 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %1998 = getelementptr inbounds nuw i8, ptr %1139, i64 16
  br label %1999

1999:                                             ; preds = %2118, %1995
  %2000 = phi i64 [ %1993, %1995 ], [ %2119, %2118 ]
  %2001 = phi i64 [ 0, %1995 ], [ %2120, %2118 ]
  %2002 = load i64, ptr %1996, align 8
  %2003 = getelementptr i64, ptr %1992, i64 %2002
  %2004 = getelementptr i64, ptr %2003, i64 %2001
  %2005 = load i64, ptr %2004, align 8
  %2006 = icmp slt i64 %2005, 0
  br i1 %2006, label %2118, label %2007

2007:                                             ; preds = %1999
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %2008 = getelementptr inbounds nuw %struct.operand, ptr %1990, i64 %2005
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %2008, i64 16, i1 false)
  %2009 = load i64, ptr %1998, align 8
  %2010 = sub nsw i64 %2009, %1140
  %2011 = load i64, ptr %907, align 8
  %2012 = mul nsw i64 %2011, %2001
  %2013 = add nsw i64 %2012, %2010
  %2014 = load i64, ptr %102, align 8
  %2015 = icmp eq i64 %2014, %2011
  br i1 %2015, label %2017, label %2016

2016:                                             ; preds = %2007
  br i1 %926, label %2086, label %2116

2017:                                             ; preds = %2007
  %2018 = load i64, ptr %12, align 8
  switch i64 %2011, label %2022 [
    i64 1, label %2021
    i64 2, label %2020
    i64 4, label %2019
  ]

2019:                                             ; preds = %2017
  br i1 %926, label %2054, label %2116

2020:                                             ; preds = %2017
  br i1 %926, label %2038, label %2116

2021:                                             ; preds = %2017
  br i1 %926, label %2023, label %2116

2022:                                             ; preds = %2017
  br i1 %926, label %2070, label %2116

2023:                                             ; preds = %2021, %2023
  %2024 = phi i64 [ %2036, %2023 ], [ 0, %2021 ]
  %2025 = getelementptr inbounds nuw i64, ptr %906, i64 %2024
  %2026 = load i64, ptr %2025, align 8
  %2027 = add i64 %2026, %2013
  %2028 = inttoptr i64 %2027 to ptr
  %2029 = getelementptr inbounds nuw i64, ptr %723, i64 %2024
  %2030 = load i64, ptr %2029, align 8
  %2031 = add nsw i64 %2030, %2018
  %2032 = inttoptr i64 %2031 to ptr
  %2033 = select i1 %912, ptr %2032, ptr %2028
  %2034 = select i1 %912, ptr %2028, ptr %2032
  %2035 = load i8, ptr %2033, align 1
  store i8 %2035, ptr %2034, align 1
  %2036 = add nuw nsw i64 %2024, 1
  %2037 = icmp eq i64 %2036, %724
  br i1 %2037, label %2116, label %2023

2038:                                             ; preds = %2020, %2038
  %2039 = phi i64 [ %2052, %2038 ], [ 0, %2020 ]
  %2040 = getelementptr inbounds nuw i64, ptr %906, i64 %2039
  %2041 = load i64, ptr %2040, align 8
  %2042 = add i64 %2041, %2013
  %2043 = inttoptr i64 %2042 to ptr
  %2044 = getelementptr inbounds nuw i64, ptr %723, i64 %2039
  %2045 = load i64, ptr %2044, align 8
  %2046 = shl nsw i64 %2045, 1
  %2047 = add nsw i64 %2046, %2018
  %2048 = inttoptr i64 %2047 to ptr
  %2049 = select i1 %912, ptr %2048, ptr %2043
  %2050 = select i1 %912, ptr %2043, ptr %2048
  %2051 = load i16, ptr %2049, align 2
  store i16 %2051, ptr %2050, align 2
  %2052 = add nuw nsw i64 %2039, 1
  %2053 = icmp eq i64 %2052, %724
  br i1 %2053, label %2116, label %2038

2054:                                             ; preds = %2019, %2054
  %2055 = phi i64 [ %2068, %2054 ], [ 0, %2019 ]
  %2056 = getelementptr inbounds nuw i64, ptr %906, i64 %2055
  %2057 = load i64, ptr %2056, align 8
  %2058 = add i64 %2057, %2013
  %2059 = inttoptr i64 %2058 to ptr
  %2060 = getelementptr inbounds nuw i64, ptr %723, i64 %2055
  %2061 = load i64, ptr %2060, align 8
  %2062 = shl nsw i64 %2061, 2
  %2063 = add nsw i64 %2062, %2018
  %2064 = inttoptr i64 %2063 to ptr
  %2065 = select i1 %912, ptr %2064, ptr %2059
  %2066 = select i1 %912, ptr %2059, ptr %2064
  %2067 = load i32, ptr %2065, align 4
  store i32 %2067, ptr %2066, align 4
  %2068 = add nuw nsw i64 %2055, 1
  %2069 = icmp eq i64 %2068, %724
  br i1 %2069, label %2116, label %2054

2070:                                             ; preds = %2022, %2070
  %2071 = phi i64 [ %2084, %2070 ], [ 0, %2022 ]
  %2072 = getelementptr inbounds nuw i64, ptr %906, i64 %2071
  %2073 = load i64, ptr %2072, align 8
  %2074 = add i64 %2073, %2013
  %2075 = inttoptr i64 %2074 to ptr
  %2076 = getelementptr inbounds nuw i64, ptr %723, i64 %2071
  %2077 = load i64, ptr %2076, align 8
  %2078 = mul nsw i64 %2077, %2011
  %2079 = add nsw i64 %2078, %2018
  %2080 = inttoptr i64 %2079 to ptr
  %2081 = select i1 %912, ptr %2080, ptr %2075
  %2082 = select i1 %912, ptr %2075, ptr %2080
  %2083 = load i64, ptr %2081, align 8
  store i64 %2083, ptr %2082, align 8
  %2084 = add nuw nsw i64 %2071, 1
  %2085 = icmp eq i64 %2084, %724
  br i1 %2085, label %2116, label %2070

2086:                                             ; preds = %2016, %2113
  %2087 = phi i64 [ %2114, %2113 ], [ 0, %2016 ]
  %2088 = getelementptr inbounds nuw i64, ptr %906, i64 %2087
  %2089 = load i64, ptr %2088, align 8
  %2090 = add i64 %2089, %2013
  br i1 %912, label %2091, label %2108

2091:                                             ; preds = %2086
  %2092 = load i64, ptr %1997, align 8
  %2093 = getelementptr inbounds nuw i64, ptr %723, i64 %2087
  %2094 = load i64, ptr %2093, align 8
  %2095 = call fastcc i64 @get(ptr noundef %12, i64 noundef %2092, i64 noundef %2094)
  %2096 = load i64, ptr %907, align 8
  switch i64 %2096, label %2106 [
    i64 1, label %2097
    i64 2, label %2100
    i64 4, label %2103
  ]

2097:                                             ; preds = %2091
  %2098 = trunc i64 %2095 to i8
  %2099 = inttoptr i64 %2090 to ptr
  store i8 %2098, ptr %2099, align 1
  br label %2113

2100:                                             ; preds = %2091
  %2101 = trunc i64 %2095 to i16
  %2102 = inttoptr i64 %2090 to ptr
  store i16 %2101, ptr %2102, align 2
  br label %2113

2103:                                             ; preds = %2091
  %2104 = trunc i64 %2095 to i32
  %2105 = inttoptr i64 %2090 to ptr
  store i32 %2104, ptr %2105, align 4
  br label %2113

2106:                                             ; preds = %2091
  %2107 = inttoptr i64 %2090 to ptr
  store i64 %2095, ptr %2107, align 8
  br label %2113

2108:                                             ; preds = %2086
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %2090, ptr %13, align 8
  store i64 0, ptr %103, align 8
  %2109 = getelementptr inbounds nuw i64, ptr %723, i64 %2087
  %2110 = load i64, ptr %2109, align 8
  %2111 = load i64, ptr %1997, align 8
  %2112 = call fastcc i64 @get(ptr noundef %13, i64 noundef %2111, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %2110, i64 noundef %2112)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %2113

2113:                                             ; preds = %2108, %2106, %2103, %2100, %2097
  %2114 = add nuw nsw i64 %2087, 1
  %2115 = icmp eq i64 %2114, %724
  br i1 %2115, label %2116, label %2086

2116:                                             ; preds = %2113, %2054, %2038, %2023, %2070, %2022, %2021, %2020, %2019, %2016
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2117 = load i64, ptr %909, align 8
  br label %2118

2118:                                             ; preds = %2116, %1999
  %2119 = phi i64 [ %2000, %1999 ], [ %2117, %2116 ]
  %2120 = add nuw nsw i64 %2001, 1
  %2121 = icmp slt i64 %2120, %2119
  br i1 %2121, label %1999, label %2122

2122:                                             ; preds = %2118, %1988
  br i1 %912, label %2123, label %2126

2123:                                             ; preds = %2122
  %2124 = load i64, ptr %40, align 8
  %2125 = add nsw i64 %2124, 1
  store i64 %2125, ptr %40, align 8
  br label %2126

2126:                                             ; preds = %2123, %2122
  %2127 = icmp eq i64 %1138, 1
  br i1 %2127, label %2128, label %2132

2128:                                             ; preds = %2126
  %2129 = load i64, ptr %89, align 8
  %2130 = icmp eq i64 %2129, 0
  br i1 %2130, label %3932, label %2131

2131:                                             ; preds = %2128
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %125, i64 noundef %911, ptr noundef readonly %723, ptr noundef %906, i64 noundef %724)
  br label %3932

2132:                                             ; preds = %2126
  %2133 = load i64, ptr %104, align 8
  %2134 = inttoptr i64 %2133 to ptr
  %2135 = getelementptr inbounds i64, ptr %2134, i64 %125
  %2136 = load i64, ptr %2135, align 8
  %2137 = load i64, ptr %105, align 8
  %2138 = inttoptr i64 %2137 to ptr
  %2139 = getelementptr inbounds i8, ptr %2138, i64 %2136
  %2140 = load i8, ptr %2139, align 1
  %2141 = icmp eq i8 %2140, 1
  br i1 %2141, label %2172, label %2142

2142:                                             ; preds = %2132
  %2143 = load i64, ptr %64, align 8
  %2144 = inttoptr i64 %2143 to ptr
  br label %2145

2145:                                             ; preds = %2161, %2142
  %2146 = phi i64 [ 0, %2142 ], [ %2159, %2161 ]
  %2147 = icmp slt i64 %2146, %724
  br i1 %2147, label %2148, label %2169

2148:                                             ; preds = %2145
  %2149 = getelementptr inbounds i64, ptr %723, i64 %2146
  %2150 = load i64, ptr %2149, align 8
  %2151 = getelementptr inbounds i64, ptr %2144, i64 %2150
  %2152 = load i64, ptr %2151, align 8
  %2153 = load i64, ptr %44, align 8
  %2154 = sub nsw i64 %2153, %2152
  %2155 = call i64 @llvm.smin.i64(i64 %2154, i64 32)
  %2156 = and i64 %2152, 31
  %2157 = icmp eq i64 %2156, 0
  br i1 %2157, label %2158, label %2168

2158:                                             ; preds = %2148
  %2159 = add nsw i64 %2155, %2146
  %2160 = icmp sgt i64 %2159, %724
  br i1 %2160, label %2168, label %2161

2161:                                             ; preds = %2158
  %2162 = getelementptr i64, ptr %723, i64 %2159
  %2163 = getelementptr i8, ptr %2162, i64 -8
  %2164 = load i64, ptr %2163, align 8
  %2165 = add i64 %2150, -1
  %2166 = add i64 %2165, %2155
  %2167 = icmp eq i64 %2164, %2166
  br i1 %2167, label %2145, label %2168

2168:                                             ; preds = %2161, %2158, %2148
  store i8 1, ptr %2139, align 1
  br label %2172

2169:                                             ; preds = %2145
  store i8 0, ptr %2139, align 1
  %2170 = icmp eq i8 %2140, 0
  br i1 %2170, label %2171, label %2172

2171:                                             ; preds = %2169
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2136, i64 noundef %911, ptr noundef readonly %723, ptr noundef %906, i64 noundef %724)
  br label %3932

2172:                                             ; preds = %2169, %2168, %2132
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %125, i64 noundef %911, ptr noundef readonly %723, ptr noundef %906, i64 noundef %724)
  br label %3932

2173:                                             ; preds = %1110, %1125
  %2174 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1031, ptr %2174, align 8
  br label %3958

2175:                                             ; preds = %902
  %2176 = load i64, ptr %79, align 8
  %2177 = icmp eq i64 %2176, 0
  br i1 %2177, label %3958, label %2178

2178:                                             ; preds = %2175
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2179 = load i64, ptr %19, align 8
  %2180 = inttoptr i64 %2179 to ptr
  %2181 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2182 = load i64, ptr %2181, align 8
  %2183 = getelementptr inbounds %struct.operand, ptr %2180, i64 %2182
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2183, i64 16, i1 false)
  %2184 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %2185 = load i64, ptr %2184, align 8
  %2186 = getelementptr inbounds %struct.operand, ptr %2180, i64 %2185
  %2187 = load i64, ptr %2186, align 8
  %2188 = getelementptr inbounds nuw i8, ptr %2186, i64 8
  %2189 = load i64, ptr %2188, align 8
  %2190 = load i64, ptr %80, align 8
  %2191 = inttoptr i64 %2190 to ptr
  %2192 = icmp sgt i64 %724, 0
  br i1 %2192, label %2193, label %2234

2193:                                             ; preds = %2178, %2213
  %2194 = phi i64 [ %2224, %2213 ], [ 0, %2178 ]
  %2195 = getelementptr inbounds nuw i64, ptr %723, i64 %2194
  %2196 = load i64, ptr %2195, align 8
  %2197 = load i64, ptr %79, align 8
  %2198 = inttoptr i64 %2197 to ptr
  %2199 = mul nsw i64 %2196, %2189
  %2200 = add i64 %2199, %2187
  %2201 = inttoptr i64 %2200 to ptr
  %2202 = load float, ptr %2201, align 4
  %2203 = call float @llvm.fabs.f32(float %2202)
  %2204 = fcmp olt float %2203, 0x3810000000000000
  %2205 = call float @llvm.copysign.f32(float 0.000000e+00, float %2202)
  %2206 = select i1 %2204, float %2205, float %2202
  %2207 = fpext float %2206 to double
  %2208 = call double %2198(double noundef %2207)
  %2209 = bitcast double %2208 to i64
  %2210 = and i64 %2209, 536870911
  %2211 = add nsw i64 %2210, -268435521
  %2212 = icmp ult i64 %2211, -129
  br i1 %2212, label %2213, label %2235

2213:                                             ; preds = %2193
  %2214 = fptrunc double %2208 to float
  %2215 = call float @llvm.fabs.f32(float %2214)
  %2216 = fcmp olt float %2215, 0x3810000000000000
  %2217 = call float @llvm.copysign.f32(float 0.000000e+00, float %2214)
  %2218 = select i1 %2216, float %2217, float %2214
  %2219 = fcmp uno float %2218, 0.000000e+00
  %2220 = bitcast float %2218 to i32
  %2221 = zext i32 %2220 to i64
  %2222 = select i1 %2219, i64 2147483647, i64 %2221
  %2223 = getelementptr inbounds nuw i64, ptr %2191, i64 %2194
  store i64 %2222, ptr %2223, align 8
  %2224 = add nuw nsw i64 %2194, 1
  %2225 = icmp eq i64 %2224, %724
  br i1 %2225, label %2226, label %2193

2226:                                             ; preds = %2213, %2226
  %2227 = phi i64 [ %2232, %2226 ], [ 0, %2213 ]
  %2228 = getelementptr inbounds nuw i64, ptr %723, i64 %2227
  %2229 = load i64, ptr %2228, align 8
  %2230 = getelementptr inbounds nuw i64, ptr %2191, i64 %2227
  %2231 = load i64, ptr %2230, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2229, i64 noundef %2231)
  %2232 = add nuw nsw i64 %2227, 1
  %2233 = icmp eq i64 %2232, %724
  br i1 %2233, label %2234, label %2226

2234:                                             ; preds = %2226, %2178
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3932

2235:                                             ; preds = %2193
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3958

2236:                                             ; preds = %902
  %2237 = icmp eq i64 %724, 0
  br i1 %2237, label %3847, label %2238

2238:                                             ; preds = %2236
  %2239 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %2240 = getelementptr inbounds nuw i8, ptr %122, i64 64
  %2241 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %2242 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %2243 = getelementptr inbounds nuw i8, ptr %122, i64 48
  %2244 = getelementptr inbounds nuw i8, ptr %122, i64 56
  br label %2245

2245:                                             ; preds = %3843, %2238
  %2246 = phi ptr [ %723, %2238 ], [ %3844, %3843 ]
  %2247 = phi i64 [ %724, %2238 ], [ %3845, %3843 ]
  %2248 = call i64 @llvm.smin.i64(i64 %2247, i64 256)
  %2249 = getelementptr i64, ptr %2246, i64 %2248
  %2250 = getelementptr i8, ptr %2249, i64 -8
  %2251 = load i64, ptr %2250, align 8
  %2252 = load i64, ptr %2246, align 8
  %2253 = sub nsw i64 %2251, %2252
  %2254 = shl nsw i64 %2248, 1
  %2255 = icmp slt i64 %2253, %2254
  br i1 %2255, label %2256, label %2264

2256:                                             ; preds = %2245, %2256
  %2257 = phi i64 [ %2263, %2256 ], [ %2248, %2245 ]
  %2258 = getelementptr i64, ptr %2246, i64 %2257
  %2259 = getelementptr i8, ptr %2258, i64 -8
  %2260 = load i64, ptr %2259, align 8
  %2261 = sub i64 %2260, %2252
  %2262 = icmp sgt i64 %2261, 255
  %2263 = add nsw i64 %2257, -1
  br i1 %2262, label %2256, label %2286

2264:                                             ; preds = %2245
  %2265 = icmp sgt i64 %2247, 16
  br i1 %2265, label %2266, label %2290

2266:                                             ; preds = %2264
  %2267 = getelementptr inbounds nuw i8, ptr %2246, i64 120
  %2268 = load i64, ptr %2267, align 8
  %2269 = sub nsw i64 %2268, %2252
  %2270 = icmp eq i64 %2269, 15
  br i1 %2270, label %2271, label %2290

2271:                                             ; preds = %2266, %2274
  %2272 = phi i64 [ %2275, %2274 ], [ 16, %2266 ]
  %2273 = icmp eq i64 %2272, %2248
  br i1 %2273, label %2280, label %2274

2274:                                             ; preds = %2271
  %2275 = add nuw nsw i64 %2272, 1
  %2276 = getelementptr inbounds nuw i64, ptr %2246, i64 %2272
  %2277 = load i64, ptr %2276, align 8
  %2278 = sub nsw i64 %2277, %2252
  %2279 = icmp eq i64 %2278, %2272
  br i1 %2279, label %2271, label %2280

2280:                                             ; preds = %2274, %2271
  %2281 = phi i64 [ %2248, %2271 ], [ %2272, %2274 ]
  %2282 = getelementptr i64, ptr %2246, i64 %2281
  %2283 = getelementptr i8, ptr %2282, i64 -8
  %2284 = load i64, ptr %2283, align 8
  %2285 = sub i64 %2284, %2252
  br label %2286

2286:                                             ; preds = %2256, %2280
  %2287 = phi i64 [ %2285, %2280 ], [ %2261, %2256 ]
  %2288 = phi i64 [ %2281, %2280 ], [ %2257, %2256 ]
  %2289 = add i64 %2287, 1
  br label %2290

2290:                                             ; preds = %2286, %2266, %2264
  %2291 = phi i1 [ false, %2286 ], [ true, %2266 ], [ true, %2264 ]
  %2292 = phi i64 [ 1, %2286 ], [ 0, %2266 ], [ 0, %2264 ]
  %2293 = phi i1 [ true, %2286 ], [ false, %2266 ], [ false, %2264 ]
  %2294 = phi i64 [ %2288, %2286 ], [ %2248, %2266 ], [ %2248, %2264 ]
  %2295 = phi i64 [ %2289, %2286 ], [ %2248, %2266 ], [ %2248, %2264 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2246, ptr %10, align 8
  store i64 %2294, ptr %106, align 8
  store i64 %2295, ptr %107, align 8
  store i64 %2292, ptr %108, align 8
  %2296 = icmp eq i64 %2295, %2294
  %2297 = select i1 %2293, i1 %2296, i1 false
  %2298 = zext i1 %2297 to i64
  store i64 %2298, ptr %109, align 8
  %2299 = load i64, ptr %19, align 8
  %2300 = inttoptr i64 %2299 to ptr
  %2301 = load i64, ptr %101, align 8
  %2302 = inttoptr i64 %2301 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2303 = load i64, ptr %122, align 8
  switch i64 %2303, label %2413 [
    i64 26, label %2304
    i64 27, label %2345
  ]

2304:                                             ; preds = %2290
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2305 = load i64, ptr %2240, align 8
  %2306 = icmp sgt i64 %2305, 0
  br i1 %2306, label %2307, label %2339

2307:                                             ; preds = %2304
  %2308 = load i64, ptr %2241, align 8
  %2309 = getelementptr i64, ptr %2302, i64 %2308
  %2310 = load i64, ptr %2239, align 8
  %2311 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2310
  %2312 = icmp sgt i64 %2295, 0
  br label %2313

2313:                                             ; preds = %2326, %2307
  %2314 = phi i64 [ 0, %2307 ], [ %2327, %2326 ]
  %2315 = getelementptr i64, ptr %2309, i64 %2314
  %2316 = load i64, ptr %2315, align 8
  %2317 = getelementptr inbounds %struct.operand, ptr %2300, i64 %2316
  %2318 = load i64, ptr %2317, align 8
  %2319 = getelementptr inbounds nuw i8, ptr %2317, i64 8
  %2320 = load i64, ptr %2319, align 8
  call fastcc void @widen(i64 %2318, i64 %2320, i64 noundef %2310, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2312, label %2321, label %2326

2321:                                             ; preds = %2313
  %2322 = load i8, ptr %2311, align 1
  %2323 = zext i8 %2322 to i64
  %2324 = shl i64 %2314, 3
  %2325 = mul i64 %2324, %2323
  br label %2329

2326:                                             ; preds = %2329, %2313
  %2327 = add nuw nsw i64 %2314, 1
  %2328 = icmp eq i64 %2327, %2305
  br i1 %2328, label %2339, label %2313

2329:                                             ; preds = %2329, %2321
  %2330 = phi i64 [ 0, %2321 ], [ %2337, %2329 ]
  %2331 = getelementptr inbounds nuw i64, ptr %5, i64 %2330
  %2332 = load i64, ptr %2331, align 8
  %2333 = shl i64 %2332, %2325
  %2334 = getelementptr inbounds nuw i64, ptr %4, i64 %2330
  %2335 = load i64, ptr %2334, align 8
  %2336 = or i64 %2333, %2335
  store i64 %2336, ptr %2334, align 8
  %2337 = add nuw nsw i64 %2330, 1
  %2338 = icmp eq i64 %2337, %2295
  br i1 %2338, label %2326, label %2329

2339:                                             ; preds = %2326, %2304
  %2340 = load i64, ptr %2242, align 8
  %2341 = getelementptr inbounds %struct.operand, ptr %2300, i64 %2340
  %2342 = load i64, ptr %2341, align 8
  %2343 = getelementptr inbounds nuw i8, ptr %2341, i64 8
  %2344 = load i64, ptr %2343, align 8
  call fastcc void @narrow(i64 %2342, i64 %2344, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3843

2345:                                             ; preds = %2290
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2346 = load i64, ptr %2239, align 8
  %2347 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2346
  %2348 = load i8, ptr %2347, align 1
  %2349 = zext i8 %2348 to i64
  %2350 = shl nuw nsw i64 %2349, 3
  %2351 = load i64, ptr %2240, align 8
  %2352 = mul nsw i64 %2350, %2351
  %2353 = load i64, ptr %2241, align 8
  %2354 = getelementptr inbounds %struct.operand, ptr %2300, i64 %2353
  %2355 = icmp eq i64 %2352, 64
  %2356 = icmp eq i64 %2352, 32
  %2357 = select i1 %2356, i64 2, i64 1
  %2358 = select i1 %2355, i64 3, i64 %2357
  %2359 = load i64, ptr %2354, align 8
  %2360 = getelementptr inbounds nuw i8, ptr %2354, i64 8
  %2361 = load i64, ptr %2360, align 8
  call fastcc void @widen(i64 %2359, i64 %2361, i64 noundef %2358, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2362 = icmp sgt i64 %2351, 0
  br i1 %2362, label %2363, label %2412

2363:                                             ; preds = %2345
  %2364 = icmp sgt i64 %2295, 0
  br label %2365

2365:                                             ; preds = %2408, %2363
  %2366 = phi i64 [ %2351, %2363 ], [ %2409, %2408 ]
  %2367 = phi i64 [ 0, %2363 ], [ %2410, %2408 ]
  %2368 = load i64, ptr %2242, align 8
  %2369 = getelementptr i64, ptr %2302, i64 %2368
  %2370 = getelementptr i64, ptr %2369, i64 %2367
  %2371 = load i64, ptr %2370, align 8
  %2372 = icmp slt i64 %2371, 0
  br i1 %2372, label %2408, label %2373

2373:                                             ; preds = %2365
  br i1 %2364, label %2374, label %2377

2374:                                             ; preds = %2373
  %2375 = mul nuw nsw i64 %2367, %2350
  %2376 = load i64, ptr %2239, align 8
  br label %2383

2377:                                             ; preds = %2403, %2373
  %2378 = getelementptr inbounds nuw %struct.operand, ptr %2300, i64 %2371
  %2379 = load i64, ptr %2378, align 8
  %2380 = getelementptr inbounds nuw i8, ptr %2378, i64 8
  %2381 = load i64, ptr %2380, align 8
  call fastcc void @narrow(i64 %2379, i64 %2381, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2382 = load i64, ptr %2240, align 8
  br label %2408

2383:                                             ; preds = %2403, %2374
  %2384 = phi i64 [ 0, %2374 ], [ %2406, %2403 ]
  %2385 = getelementptr inbounds nuw i64, ptr %2, i64 %2384
  %2386 = load i64, ptr %2385, align 8
  %2387 = lshr i64 %2386, %2375
  switch i64 %2376, label %2403 [
    i64 0, label %2388
    i64 1, label %2390
    i64 2, label %2392
    i64 4, label %2394
    i64 5, label %2397
    i64 6, label %2400
  ]

2388:                                             ; preds = %2383
  %2389 = and i64 %2387, 255
  br label %2403

2390:                                             ; preds = %2383
  %2391 = and i64 %2387, 65535
  br label %2403

2392:                                             ; preds = %2383
  %2393 = and i64 %2387, 4294967295
  br label %2403

2394:                                             ; preds = %2383
  %2395 = shl i64 %2387, 56
  %2396 = ashr exact i64 %2395, 56
  br label %2403

2397:                                             ; preds = %2383
  %2398 = shl i64 %2387, 48
  %2399 = ashr exact i64 %2398, 48
  br label %2403

2400:                                             ; preds = %2383
  %2401 = shl i64 %2387, 32
  %2402 = ashr exact i64 %2401, 32
  br label %2403

2403:                                             ; preds = %2400, %2397, %2394, %2392, %2390, %2388, %2383
  %2404 = phi i64 [ %2402, %2400 ], [ %2389, %2388 ], [ %2391, %2390 ], [ %2393, %2392 ], [ %2396, %2394 ], [ %2399, %2397 ], [ %2387, %2383 ]
  %2405 = getelementptr inbounds nuw i64, ptr %3, i64 %2384
  store i64 %2404, ptr %2405, align 8
  %2406 = add nuw nsw i64 %2384, 1
  %2407 = icmp eq i64 %2406, %2295
  br i1 %2407, label %2377, label %2383

2408:                                             ; preds = %2377, %2365
  %2409 = phi i64 [ %2366, %2365 ], [ %2382, %2377 ]
  %2410 = add nuw nsw i64 %2367, 1
  %2411 = icmp slt i64 %2410, %2409
  br i1 %2411, label %2365, label %2412

2412:                                             ; preds = %2408, %2345
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3843

2413:                                             ; preds = %2290
  %2414 = load i64, ptr %2242, align 8
  %2415 = getelementptr inbounds %struct.operand, ptr %2300, i64 %2414
  %2416 = load i64, ptr %2415, align 8
  %2417 = getelementptr inbounds nuw i8, ptr %2415, i64 8
  %2418 = load i64, ptr %2417, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2419 = load i64, ptr %2239, align 8
  store i64 %2419, ptr %7, align 16
  %2420 = and i64 %2303, -2
  %2421 = icmp eq i64 %2420, 16
  %2422 = select i1 %2421, i64 2, i64 %2419
  store i64 %2422, ptr %110, align 8
  switch i64 %2303, label %2423 [
    i64 18, label %2428
    i64 11, label %2424
  ]

2423:                                             ; preds = %2413
  br label %2424

2424:                                             ; preds = %2423, %2413
  %2425 = phi i64 [ 8, %2423 ], [ 64, %2413 ]
  %2426 = getelementptr inbounds nuw i8, ptr %122, i64 %2425
  %2427 = load i64, ptr %2426, align 8
  br label %2428

2428:                                             ; preds = %2424, %2413
  %2429 = phi i64 [ 10, %2413 ], [ %2427, %2424 ]
  store i64 %2429, ptr %111, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2430 = load i64, ptr %2241, align 8
  store i64 %2430, ptr %8, align 16
  %2431 = load i64, ptr %2243, align 8
  store i64 %2431, ptr %112, align 8
  %2432 = load i64, ptr %2244, align 8
  store i64 %2432, ptr %113, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %115, ptr %114, align 8
  store ptr %117, ptr %116, align 16
  %2433 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2419
  %2434 = load i8, ptr %2433, align 1
  %2435 = zext i8 %2434 to i64
  %2436 = shl nuw i64 1, %2419
  %2437 = and i64 %2436, 1075
  %2438 = icmp eq i64 %2437, 0
  br i1 %2438, label %2439, label %2449

2439:                                             ; preds = %2428
  switch i64 %2303, label %2449 [
    i64 4, label %2440
    i64 5, label %2440
    i64 6, label %2440
    i64 7, label %2440
    i64 12, label %2440
    i64 13, label %2440
    i64 14, label %2440
    i64 18, label %2440
    i64 10, label %2440
    i64 16, label %2440
    i64 17, label %2440
    i64 25, label %2442
    i64 29, label %2442
    i64 21, label %2442
    i64 22, label %2442
  ]

2440:                                             ; preds = %2439, %2439, %2439, %2439, %2439, %2439, %2439, %2439, %2439, %2439, %2439
  %2441 = icmp eq i64 %2418, %2435
  br label %2446

2442:                                             ; preds = %2439, %2439, %2439, %2439
  %2443 = icmp eq i64 %2419, 8
  %2444 = icmp eq i64 %2418, %2435
  %2445 = select i1 %2443, i1 %2444, i1 false
  br label %2446

2446:                                             ; preds = %2442, %2440
  %2447 = phi i1 [ %2441, %2440 ], [ %2445, %2442 ]
  %2448 = xor i1 %2447, true
  br label %2454

2449:                                             ; preds = %2439, %2428
  %2450 = icmp eq i64 %2303, 19
  %2451 = and i64 %2436, 972
  %2452 = icmp ne i64 %2451, 0
  %2453 = and i1 %2450, %2452
  br label %2454

2454:                                             ; preds = %2449, %2446
  %2455 = phi i1 [ %2450, %2449 ], [ false, %2446 ]
  %2456 = phi i1 [ true, %2449 ], [ %2448, %2446 ]
  %2457 = phi i1 [ %2453, %2449 ], [ %2447, %2446 ]
  %2458 = phi i1 [ %2453, %2449 ], [ false, %2446 ]
  br label %2460

2459:                                             ; preds = %2484
  br i1 %2455, label %2487, label %2771

2460:                                             ; preds = %2484, %2454
  %2461 = phi i64 [ 0, %2454 ], [ %2485, %2484 ]
  %2462 = getelementptr inbounds nuw i64, ptr %8, i64 %2461
  %2463 = load i64, ptr %2462, align 8
  %2464 = icmp slt i64 %2463, 0
  br i1 %2464, label %2484, label %2465

2465:                                             ; preds = %2460
  %2466 = getelementptr inbounds nuw %struct.operand, ptr %2300, i64 %2463
  %2467 = getelementptr inbounds nuw i64, ptr %7, i64 %2461
  %2468 = load i64, ptr %2467, align 8
  br i1 %2457, label %2469, label %2479

2469:                                             ; preds = %2465
  %2470 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2468
  %2471 = load i8, ptr %2470, align 1
  %2472 = zext i8 %2471 to i64
  %2473 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2461
  %2474 = load i64, ptr %2466, align 8
  %2475 = getelementptr inbounds nuw i8, ptr %2466, i64 8
  %2476 = load i64, ptr %2475, align 8
  %2477 = call fastcc ptr @column(i64 %2474, i64 %2476, i64 noundef %2472, ptr noundef nonnull readonly %10, ptr noundef %2473)
  %2478 = getelementptr inbounds nuw ptr, ptr %9, i64 %2461
  store ptr %2477, ptr %2478, align 8
  br label %2484

2479:                                             ; preds = %2465
  %2480 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2461
  %2481 = load i64, ptr %2466, align 8
  %2482 = getelementptr inbounds nuw i8, ptr %2466, i64 8
  %2483 = load i64, ptr %2482, align 8
  call fastcc void @widen(i64 %2481, i64 %2483, i64 noundef %2468, ptr noundef nonnull readonly %10, ptr noundef %2480)
  br label %2484

2484:                                             ; preds = %2479, %2469, %2460
  %2485 = add nuw nsw i64 %2461, 1
  %2486 = icmp eq i64 %2485, 3
  br i1 %2486, label %2459, label %2460

2487:                                             ; preds = %2459
  %2488 = add nsw i64 %2416, %2252
  %2489 = inttoptr i64 %2488 to ptr
  %2490 = select i1 %2297, ptr %2489, ptr %118
  %2491 = load i64, ptr %2240, align 8
  %2492 = load ptr, ptr %9, align 16
  %2493 = load ptr, ptr %114, align 8
  br i1 %2458, label %2494, label %2649

2494:                                             ; preds = %2487
  %2495 = icmp sgt i64 %2419, 7
  br i1 %2495, label %2496, label %2649

2496:                                             ; preds = %2494
  %2497 = icmp eq i64 %2419, 9
  %2498 = icmp sgt i64 %2295, 0
  switch i64 %2491, label %2624 [
    i64 0, label %2499
    i64 1, label %2524
    i64 2, label %2549
    i64 3, label %2574
    i64 4, label %2599
  ]

2499:                                             ; preds = %2496
  br i1 %2497, label %2500, label %2501

2500:                                             ; preds = %2499
  br i1 %2498, label %2502, label %2745

2501:                                             ; preds = %2499
  br i1 %2498, label %2513, label %2745

2502:                                             ; preds = %2500, %2502
  %2503 = phi i64 [ %2511, %2502 ], [ 0, %2500 ]
  %2504 = getelementptr inbounds nuw double, ptr %2492, i64 %2503
  %2505 = load double, ptr %2504, align 8
  %2506 = getelementptr inbounds nuw double, ptr %2493, i64 %2503
  %2507 = load double, ptr %2506, align 8
  %2508 = fcmp oeq double %2505, %2507
  %2509 = zext i1 %2508 to i8
  %2510 = getelementptr inbounds nuw i8, ptr %2490, i64 %2503
  store i8 %2509, ptr %2510, align 1
  %2511 = add nuw nsw i64 %2503, 1
  %2512 = icmp eq i64 %2511, %2295
  br i1 %2512, label %2745, label %2502

2513:                                             ; preds = %2501, %2513
  %2514 = phi i64 [ %2522, %2513 ], [ 0, %2501 ]
  %2515 = getelementptr inbounds nuw float, ptr %2492, i64 %2514
  %2516 = load float, ptr %2515, align 4
  %2517 = getelementptr inbounds nuw float, ptr %2493, i64 %2514
  %2518 = load float, ptr %2517, align 4
  %2519 = fcmp oeq float %2516, %2518
  %2520 = zext i1 %2519 to i8
  %2521 = getelementptr inbounds nuw i8, ptr %2490, i64 %2514
  store i8 %2520, ptr %2521, align 1
  %2522 = add nuw nsw i64 %2514, 1
  %2523 = icmp eq i64 %2522, %2295
  br i1 %2523, label %2745, label %2513

2524:                                             ; preds = %2496
  br i1 %2497, label %2525, label %2526

2525:                                             ; preds = %2524
  br i1 %2498, label %2527, label %2745

2526:                                             ; preds = %2524
  br i1 %2498, label %2538, label %2745

2527:                                             ; preds = %2525, %2527
  %2528 = phi i64 [ %2536, %2527 ], [ 0, %2525 ]
  %2529 = getelementptr inbounds nuw double, ptr %2492, i64 %2528
  %2530 = load double, ptr %2529, align 8
  %2531 = getelementptr inbounds nuw double, ptr %2493, i64 %2528
  %2532 = load double, ptr %2531, align 8
  %2533 = fcmp one double %2530, %2532
  %2534 = zext i1 %2533 to i8
  %2535 = getelementptr inbounds nuw i8, ptr %2490, i64 %2528
  store i8 %2534, ptr %2535, align 1
  %2536 = add nuw nsw i64 %2528, 1
  %2537 = icmp eq i64 %2536, %2295
  br i1 %2537, label %2745, label %2527

2538:                                             ; preds = %2526, %2538
  %2539 = phi i64 [ %2547, %2538 ], [ 0, %2526 ]
  %2540 = getelementptr inbounds nuw float, ptr %2492, i64 %2539
  %2541 = load float, ptr %2540, align 4
  %2542 = getelementptr inbounds nuw float, ptr %2493, i64 %2539
  %2543 = load float, ptr %2542, align 4
  %2544 = fcmp one float %2541, %2543
  %2545 = zext i1 %2544 to i8
  %2546 = getelementptr inbounds nuw i8, ptr %2490, i64 %2539
  store i8 %2545, ptr %2546, align 1
  %2547 = add nuw nsw i64 %2539, 1
  %2548 = icmp eq i64 %2547, %2295
  br i1 %2548, label %2745, label %2538

2549:                                             ; preds = %2496
  br i1 %2497, label %2550, label %2551

2550:                                             ; preds = %2549
  br i1 %2498, label %2552, label %2745

2551:                                             ; preds = %2549
  br i1 %2498, label %2563, label %2745

2552:                                             ; preds = %2550, %2552
  %2553 = phi i64 [ %2561, %2552 ], [ 0, %2550 ]
  %2554 = getelementptr inbounds nuw double, ptr %2492, i64 %2553
  %2555 = load double, ptr %2554, align 8
  %2556 = getelementptr inbounds nuw double, ptr %2493, i64 %2553
  %2557 = load double, ptr %2556, align 8
  %2558 = fcmp olt double %2555, %2557
  %2559 = zext i1 %2558 to i8
  %2560 = getelementptr inbounds nuw i8, ptr %2490, i64 %2553
  store i8 %2559, ptr %2560, align 1
  %2561 = add nuw nsw i64 %2553, 1
  %2562 = icmp eq i64 %2561, %2295
  br i1 %2562, label %2745, label %2552

2563:                                             ; preds = %2551, %2563
  %2564 = phi i64 [ %2572, %2563 ], [ 0, %2551 ]
  %2565 = getelementptr inbounds nuw float, ptr %2492, i64 %2564
  %2566 = load float, ptr %2565, align 4
  %2567 = getelementptr inbounds nuw float, ptr %2493, i64 %2564
  %2568 = load float, ptr %2567, align 4
  %2569 = fcmp olt float %2566, %2568
  %2570 = zext i1 %2569 to i8
  %2571 = getelementptr inbounds nuw i8, ptr %2490, i64 %2564
  store i8 %2570, ptr %2571, align 1
  %2572 = add nuw nsw i64 %2564, 1
  %2573 = icmp eq i64 %2572, %2295
  br i1 %2573, label %2745, label %2563

2574:                                             ; preds = %2496
  br i1 %2497, label %2575, label %2576

2575:                                             ; preds = %2574
  br i1 %2498, label %2577, label %2745

2576:                                             ; preds = %2574
  br i1 %2498, label %2588, label %2745

2577:                                             ; preds = %2575, %2577
  %2578 = phi i64 [ %2586, %2577 ], [ 0, %2575 ]
  %2579 = getelementptr inbounds nuw double, ptr %2492, i64 %2578
  %2580 = load double, ptr %2579, align 8
  %2581 = getelementptr inbounds nuw double, ptr %2493, i64 %2578
  %2582 = load double, ptr %2581, align 8
  %2583 = fcmp ole double %2580, %2582
  %2584 = zext i1 %2583 to i8
  %2585 = getelementptr inbounds nuw i8, ptr %2490, i64 %2578
  store i8 %2584, ptr %2585, align 1
  %2586 = add nuw nsw i64 %2578, 1
  %2587 = icmp eq i64 %2586, %2295
  br i1 %2587, label %2745, label %2577

2588:                                             ; preds = %2576, %2588
  %2589 = phi i64 [ %2597, %2588 ], [ 0, %2576 ]
  %2590 = getelementptr inbounds nuw float, ptr %2492, i64 %2589
  %2591 = load float, ptr %2590, align 4
  %2592 = getelementptr inbounds nuw float, ptr %2493, i64 %2589
  %2593 = load float, ptr %2592, align 4
  %2594 = fcmp ole float %2591, %2593
  %2595 = zext i1 %2594 to i8
  %2596 = getelementptr inbounds nuw i8, ptr %2490, i64 %2589
  store i8 %2595, ptr %2596, align 1
  %2597 = add nuw nsw i64 %2589, 1
  %2598 = icmp eq i64 %2597, %2295
  br i1 %2598, label %2745, label %2588

2599:                                             ; preds = %2496
  br i1 %2497, label %2600, label %2601

2600:                                             ; preds = %2599
  br i1 %2498, label %2602, label %2745

2601:                                             ; preds = %2599
  br i1 %2498, label %2613, label %2745

2602:                                             ; preds = %2600, %2602
  %2603 = phi i64 [ %2611, %2602 ], [ 0, %2600 ]
  %2604 = getelementptr inbounds nuw double, ptr %2492, i64 %2603
  %2605 = load double, ptr %2604, align 8
  %2606 = getelementptr inbounds nuw double, ptr %2493, i64 %2603
  %2607 = load double, ptr %2606, align 8
  %2608 = fcmp ogt double %2605, %2607
  %2609 = zext i1 %2608 to i8
  %2610 = getelementptr inbounds nuw i8, ptr %2490, i64 %2603
  store i8 %2609, ptr %2610, align 1
  %2611 = add nuw nsw i64 %2603, 1
  %2612 = icmp eq i64 %2611, %2295
  br i1 %2612, label %2745, label %2602

2613:                                             ; preds = %2601, %2613
  %2614 = phi i64 [ %2622, %2613 ], [ 0, %2601 ]
  %2615 = getelementptr inbounds nuw float, ptr %2492, i64 %2614
  %2616 = load float, ptr %2615, align 4
  %2617 = getelementptr inbounds nuw float, ptr %2493, i64 %2614
  %2618 = load float, ptr %2617, align 4
  %2619 = fcmp ogt float %2616, %2618
  %2620 = zext i1 %2619 to i8
  %2621 = getelementptr inbounds nuw i8, ptr %2490, i64 %2614
  store i8 %2620, ptr %2621, align 1
  %2622 = add nuw nsw i64 %2614, 1
  %2623 = icmp eq i64 %2622, %2295
  br i1 %2623, label %2745, label %2613

2624:                                             ; preds = %2496
  br i1 %2497, label %2625, label %2626

2625:                                             ; preds = %2624
  br i1 %2498, label %2627, label %2745

2626:                                             ; preds = %2624
  br i1 %2498, label %2638, label %2745

2627:                                             ; preds = %2625, %2627
  %2628 = phi i64 [ %2636, %2627 ], [ 0, %2625 ]
  %2629 = getelementptr inbounds nuw double, ptr %2492, i64 %2628
  %2630 = load double, ptr %2629, align 8
  %2631 = getelementptr inbounds nuw double, ptr %2493, i64 %2628
  %2632 = load double, ptr %2631, align 8
  %2633 = fcmp oge double %2630, %2632
  %2634 = zext i1 %2633 to i8
  %2635 = getelementptr inbounds nuw i8, ptr %2490, i64 %2628
  store i8 %2634, ptr %2635, align 1
  %2636 = add nuw nsw i64 %2628, 1
  %2637 = icmp eq i64 %2636, %2295
  br i1 %2637, label %2745, label %2627

2638:                                             ; preds = %2626, %2638
  %2639 = phi i64 [ %2647, %2638 ], [ 0, %2626 ]
  %2640 = getelementptr inbounds nuw float, ptr %2492, i64 %2639
  %2641 = load float, ptr %2640, align 4
  %2642 = getelementptr inbounds nuw float, ptr %2493, i64 %2639
  %2643 = load float, ptr %2642, align 4
  %2644 = fcmp oge float %2641, %2643
  %2645 = zext i1 %2644 to i8
  %2646 = getelementptr inbounds nuw i8, ptr %2490, i64 %2639
  store i8 %2645, ptr %2646, align 1
  %2647 = add nuw nsw i64 %2639, 1
  %2648 = icmp eq i64 %2647, %2295
  br i1 %2648, label %2745, label %2638

2649:                                             ; preds = %2494, %2487
  %2650 = phi i64 [ %2419, %2494 ], [ 7, %2487 ]
  %2651 = and i64 %2491, -5
  %2652 = icmp eq i64 %2651, 1
  %2653 = icmp eq i64 %2491, 3
  %2654 = or i1 %2653, %2652
  %2655 = add i64 %2491, -3
  %2656 = icmp ult i64 %2655, 2
  %2657 = select i1 %2656, ptr %2492, ptr %2493
  %2658 = select i1 %2656, ptr %2493, ptr %2492
  %2659 = icmp ult i64 %2491, 2
  br i1 %2659, label %2660, label %2691

2660:                                             ; preds = %2649
  %2661 = shl nuw nsw i64 1, %2650
  %2662 = and i64 %2661, 324
  %2663 = icmp eq i64 %2662, 0
  %2664 = icmp sgt i64 %2295, 0
  br i1 %2663, label %2666, label %2665

2665:                                             ; preds = %2660
  br i1 %2664, label %2667, label %2745

2666:                                             ; preds = %2660
  br i1 %2664, label %2679, label %2745

2667:                                             ; preds = %2665, %2667
  %2668 = phi i64 [ %2677, %2667 ], [ 0, %2665 ]
  %2669 = getelementptr inbounds nuw i32, ptr %2492, i64 %2668
  %2670 = load i32, ptr %2669, align 4
  %2671 = getelementptr inbounds nuw i32, ptr %2493, i64 %2668
  %2672 = load i32, ptr %2671, align 4
  %2673 = icmp eq i32 %2670, %2672
  %2674 = xor i1 %2654, %2673
  %2675 = zext i1 %2674 to i8
  %2676 = getelementptr inbounds nuw i8, ptr %2490, i64 %2668
  store i8 %2675, ptr %2676, align 1
  %2677 = add nuw nsw i64 %2668, 1
  %2678 = icmp eq i64 %2677, %2295
  br i1 %2678, label %2745, label %2667

2679:                                             ; preds = %2666, %2679
  %2680 = phi i64 [ %2689, %2679 ], [ 0, %2666 ]
  %2681 = getelementptr inbounds nuw i64, ptr %2492, i64 %2680
  %2682 = load i64, ptr %2681, align 8
  %2683 = getelementptr inbounds nuw i64, ptr %2493, i64 %2680
  %2684 = load i64, ptr %2683, align 8
  %2685 = icmp eq i64 %2682, %2684
  %2686 = xor i1 %2654, %2685
  %2687 = zext i1 %2686 to i8
  %2688 = getelementptr inbounds nuw i8, ptr %2490, i64 %2680
  store i8 %2687, ptr %2688, align 1
  %2689 = add nuw nsw i64 %2680, 1
  %2690 = icmp eq i64 %2689, %2295
  br i1 %2690, label %2745, label %2679

2691:                                             ; preds = %2649
  %2692 = icmp sgt i64 %2295, 0
  switch i64 %2650, label %2696 [
    i64 2, label %2695
    i64 6, label %2694
    i64 3, label %2693
  ]

2693:                                             ; preds = %2691
  br i1 %2692, label %2721, label %2745

2694:                                             ; preds = %2691
  br i1 %2692, label %2709, label %2745

2695:                                             ; preds = %2691
  br i1 %2692, label %2697, label %2745

2696:                                             ; preds = %2691
  br i1 %2692, label %2733, label %2745

2697:                                             ; preds = %2695, %2697
  %2698 = phi i64 [ %2707, %2697 ], [ 0, %2695 ]
  %2699 = getelementptr inbounds nuw i32, ptr %2658, i64 %2698
  %2700 = load i32, ptr %2699, align 4
  %2701 = getelementptr inbounds nuw i32, ptr %2657, i64 %2698
  %2702 = load i32, ptr %2701, align 4
  %2703 = icmp ult i32 %2700, %2702
  %2704 = xor i1 %2654, %2703
  %2705 = zext i1 %2704 to i8
  %2706 = getelementptr inbounds nuw i8, ptr %2490, i64 %2698
  store i8 %2705, ptr %2706, align 1
  %2707 = add nuw nsw i64 %2698, 1
  %2708 = icmp eq i64 %2707, %2295
  br i1 %2708, label %2745, label %2697

2709:                                             ; preds = %2694, %2709
  %2710 = phi i64 [ %2719, %2709 ], [ 0, %2694 ]
  %2711 = getelementptr inbounds nuw i32, ptr %2658, i64 %2710
  %2712 = load i32, ptr %2711, align 4
  %2713 = getelementptr inbounds nuw i32, ptr %2657, i64 %2710
  %2714 = load i32, ptr %2713, align 4
  %2715 = icmp slt i32 %2712, %2714
  %2716 = xor i1 %2654, %2715
  %2717 = zext i1 %2716 to i8
  %2718 = getelementptr inbounds nuw i8, ptr %2490, i64 %2710
  store i8 %2717, ptr %2718, align 1
  %2719 = add nuw nsw i64 %2710, 1
  %2720 = icmp eq i64 %2719, %2295
  br i1 %2720, label %2745, label %2709

2721:                                             ; preds = %2693, %2721
  %2722 = phi i64 [ %2731, %2721 ], [ 0, %2693 ]
  %2723 = getelementptr inbounds nuw i64, ptr %2658, i64 %2722
  %2724 = load i64, ptr %2723, align 8
  %2725 = getelementptr inbounds nuw i64, ptr %2657, i64 %2722
  %2726 = load i64, ptr %2725, align 8
  %2727 = icmp ult i64 %2724, %2726
  %2728 = xor i1 %2654, %2727
  %2729 = zext i1 %2728 to i8
  %2730 = getelementptr inbounds nuw i8, ptr %2490, i64 %2722
  store i8 %2729, ptr %2730, align 1
  %2731 = add nuw nsw i64 %2722, 1
  %2732 = icmp eq i64 %2731, %2295
  br i1 %2732, label %2745, label %2721

2733:                                             ; preds = %2696, %2733
  %2734 = phi i64 [ %2743, %2733 ], [ 0, %2696 ]
  %2735 = getelementptr inbounds nuw i64, ptr %2658, i64 %2734
  %2736 = load i64, ptr %2735, align 8
  %2737 = getelementptr inbounds nuw i64, ptr %2657, i64 %2734
  %2738 = load i64, ptr %2737, align 8
  %2739 = icmp slt i64 %2736, %2738
  %2740 = xor i1 %2654, %2739
  %2741 = zext i1 %2740 to i8
  %2742 = getelementptr inbounds nuw i8, ptr %2490, i64 %2734
  store i8 %2741, ptr %2742, align 1
  %2743 = add nuw nsw i64 %2734, 1
  %2744 = icmp eq i64 %2743, %2295
  br i1 %2744, label %2745, label %2733

2745:                                             ; preds = %2721, %2709, %2697, %2733, %2667, %2679, %2613, %2602, %2588, %2577, %2563, %2552, %2538, %2527, %2513, %2502, %2638, %2627, %2696, %2695, %2694, %2693, %2666, %2665, %2626, %2625, %2601, %2600, %2576, %2575, %2551, %2550, %2526, %2525, %2501, %2500
  br i1 %2297, label %3842, label %2746

2746:                                             ; preds = %2745
  %2747 = inttoptr i64 %2416 to ptr
  %2748 = icmp sgt i64 %2294, 0
  br i1 %2291, label %2750, label %2749

2749:                                             ; preds = %2746
  br i1 %2748, label %2751, label %3842

2750:                                             ; preds = %2746
  br i1 %2748, label %2762, label %3842

2751:                                             ; preds = %2749, %2751
  %2752 = phi i64 [ %2760, %2751 ], [ 0, %2749 ]
  %2753 = getelementptr inbounds nuw i64, ptr %2246, i64 %2752
  %2754 = load i64, ptr %2753, align 8
  %2755 = load i64, ptr %2246, align 8
  %2756 = sub nsw i64 %2754, %2755
  %2757 = getelementptr inbounds i8, ptr %118, i64 %2756
  %2758 = load i8, ptr %2757, align 1
  %2759 = getelementptr inbounds i8, ptr %2747, i64 %2754
  store i8 %2758, ptr %2759, align 1
  %2760 = add nuw nsw i64 %2752, 1
  %2761 = icmp eq i64 %2760, %2294
  br i1 %2761, label %3842, label %2751

2762:                                             ; preds = %2750, %2762
  %2763 = phi i64 [ %2769, %2762 ], [ 0, %2750 ]
  %2764 = getelementptr inbounds nuw i8, ptr %118, i64 %2763
  %2765 = load i8, ptr %2764, align 1
  %2766 = getelementptr inbounds nuw i64, ptr %2246, i64 %2763
  %2767 = load i64, ptr %2766, align 8
  %2768 = getelementptr inbounds i8, ptr %2747, i64 %2767
  store i8 %2765, ptr %2768, align 1
  %2769 = add nuw nsw i64 %2763, 1
  %2770 = icmp eq i64 %2769, %2294
  br i1 %2770, label %3842, label %2762

2771:                                             ; preds = %2459
  br i1 %2456, label %3342, label %2772

2772:                                             ; preds = %2771
  %2773 = mul nsw i64 %2418, %2252
  %2774 = add nsw i64 %2773, %2416
  %2775 = inttoptr i64 %2774 to ptr
  %2776 = select i1 %2297, ptr %2775, ptr %118
  %2777 = load ptr, ptr %9, align 16
  %2778 = load ptr, ptr %114, align 8
  %2779 = load ptr, ptr %116, align 16
  switch i64 %2303, label %3011 [
    i64 4, label %2780
    i64 18, label %2800
    i64 14, label %2985
    i64 13, label %2959
    i64 12, label %2933
    i64 17, label %2832
    i64 16, label %2898
  ]

2780:                                             ; preds = %2772
  %2781 = and i64 %2436, 324
  %2782 = icmp eq i64 %2781, 0
  %2783 = icmp sgt i64 %2295, 0
  br i1 %2782, label %2785, label %2784

2784:                                             ; preds = %2780
  br i1 %2783, label %2786, label %3269

2785:                                             ; preds = %2780
  br i1 %2783, label %2793, label %3269

2786:                                             ; preds = %2784, %2786
  %2787 = phi i64 [ %2791, %2786 ], [ 0, %2784 ]
  %2788 = getelementptr inbounds nuw i32, ptr %2777, i64 %2787
  %2789 = load i32, ptr %2788, align 4
  %2790 = getelementptr inbounds nuw i32, ptr %2776, i64 %2787
  store i32 %2789, ptr %2790, align 4
  %2791 = add nuw nsw i64 %2787, 1
  %2792 = icmp eq i64 %2791, %2295
  br i1 %2792, label %3269, label %2786

2793:                                             ; preds = %2785, %2793
  %2794 = phi i64 [ %2798, %2793 ], [ 0, %2785 ]
  %2795 = getelementptr inbounds nuw i64, ptr %2777, i64 %2794
  %2796 = load i64, ptr %2795, align 8
  %2797 = getelementptr inbounds nuw i64, ptr %2776, i64 %2794
  store i64 %2796, ptr %2797, align 8
  %2798 = add nuw nsw i64 %2794, 1
  %2799 = icmp eq i64 %2798, %2295
  br i1 %2799, label %3269, label %2793

2800:                                             ; preds = %2772
  %2801 = and i64 %2436, 324
  %2802 = icmp eq i64 %2801, 0
  %2803 = icmp sgt i64 %2295, 0
  br i1 %2802, label %2805, label %2804

2804:                                             ; preds = %2800
  br i1 %2803, label %2806, label %3269

2805:                                             ; preds = %2800
  br i1 %2803, label %2819, label %3269

2806:                                             ; preds = %2804, %2806
  %2807 = phi i64 [ %2817, %2806 ], [ 0, %2804 ]
  %2808 = getelementptr inbounds nuw i32, ptr %2777, i64 %2807
  %2809 = load i32, ptr %2808, align 4
  %2810 = getelementptr inbounds nuw i32, ptr %2778, i64 %2807
  %2811 = load i32, ptr %2810, align 4
  %2812 = getelementptr inbounds nuw i8, ptr %2779, i64 %2807
  %2813 = load i8, ptr %2812, align 1
  %2814 = icmp eq i8 %2813, 0
  %2815 = select i1 %2814, i32 %2811, i32 %2809
  %2816 = getelementptr inbounds nuw i32, ptr %2776, i64 %2807
  store i32 %2815, ptr %2816, align 4
  %2817 = add nuw nsw i64 %2807, 1
  %2818 = icmp eq i64 %2817, %2295
  br i1 %2818, label %3269, label %2806

2819:                                             ; preds = %2805, %2819
  %2820 = phi i64 [ %2830, %2819 ], [ 0, %2805 ]
  %2821 = getelementptr inbounds nuw i64, ptr %2777, i64 %2820
  %2822 = load i64, ptr %2821, align 8
  %2823 = getelementptr inbounds nuw i64, ptr %2778, i64 %2820
  %2824 = load i64, ptr %2823, align 8
  %2825 = getelementptr inbounds nuw i8, ptr %2779, i64 %2820
  %2826 = load i8, ptr %2825, align 1
  %2827 = icmp eq i8 %2826, 0
  %2828 = select i1 %2827, i64 %2824, i64 %2822
  %2829 = getelementptr inbounds nuw i64, ptr %2776, i64 %2820
  store i64 %2828, ptr %2829, align 8
  %2830 = add nuw nsw i64 %2820, 1
  %2831 = icmp eq i64 %2830, %2295
  br i1 %2831, label %3269, label %2819

2832:                                             ; preds = %2772
  %2833 = and i64 %2419, -4
  %2834 = icmp eq i64 %2833, 4
  br i1 %2834, label %2835, label %2863

2835:                                             ; preds = %2832
  %2836 = icmp eq i64 %2419, 6
  %2837 = icmp sgt i64 %2295, 0
  br i1 %2836, label %2839, label %2838

2838:                                             ; preds = %2835
  br i1 %2837, label %2851, label %3269

2839:                                             ; preds = %2835
  br i1 %2837, label %2840, label %3269

2840:                                             ; preds = %2839, %2840
  %2841 = phi i64 [ %2849, %2840 ], [ 0, %2839 ]
  %2842 = getelementptr inbounds nuw i32, ptr %2777, i64 %2841
  %2843 = load i32, ptr %2842, align 4
  %2844 = getelementptr inbounds nuw i32, ptr %2778, i64 %2841
  %2845 = load i32, ptr %2844, align 4
  %2846 = call i32 @llvm.umin.i32(i32 %2845, i32 31)
  %2847 = ashr i32 %2843, %2846
  %2848 = getelementptr inbounds nuw i32, ptr %2776, i64 %2841
  store i32 %2847, ptr %2848, align 4
  %2849 = add nuw nsw i64 %2841, 1
  %2850 = icmp eq i64 %2849, %2295
  br i1 %2850, label %3269, label %2840

2851:                                             ; preds = %2838, %2851
  %2852 = phi i64 [ %2861, %2851 ], [ 0, %2838 ]
  %2853 = getelementptr inbounds nuw i64, ptr %2777, i64 %2852
  %2854 = load i64, ptr %2853, align 8
  %2855 = getelementptr inbounds nuw i32, ptr %2778, i64 %2852
  %2856 = load i32, ptr %2855, align 4
  %2857 = call i32 @llvm.umin.i32(i32 %2856, i32 63)
  %2858 = zext nneg i32 %2857 to i64
  %2859 = ashr i64 %2854, %2858
  %2860 = getelementptr inbounds nuw i64, ptr %2776, i64 %2852
  store i64 %2859, ptr %2860, align 8
  %2861 = add nuw nsw i64 %2852, 1
  %2862 = icmp eq i64 %2861, %2295
  br i1 %2862, label %3269, label %2851

2863:                                             ; preds = %2832
  %2864 = and i64 %2436, 324
  %2865 = icmp eq i64 %2864, 0
  %2866 = icmp sgt i64 %2295, 0
  br i1 %2865, label %2868, label %2867

2867:                                             ; preds = %2863
  br i1 %2866, label %2869, label %3269

2868:                                             ; preds = %2863
  br i1 %2866, label %2883, label %3269

2869:                                             ; preds = %2867, %2878
  %2870 = phi i64 [ %2881, %2878 ], [ 0, %2867 ]
  %2871 = getelementptr inbounds nuw i32, ptr %2778, i64 %2870
  %2872 = load i32, ptr %2871, align 4
  %2873 = icmp ugt i32 %2872, 31
  br i1 %2873, label %2878, label %2874

2874:                                             ; preds = %2869
  %2875 = getelementptr inbounds nuw i32, ptr %2777, i64 %2870
  %2876 = load i32, ptr %2875, align 4
  %2877 = lshr i32 %2876, %2872
  br label %2878

2878:                                             ; preds = %2874, %2869
  %2879 = phi i32 [ %2877, %2874 ], [ 0, %2869 ]
  %2880 = getelementptr inbounds nuw i32, ptr %2776, i64 %2870
  store i32 %2879, ptr %2880, align 4
  %2881 = add nuw nsw i64 %2870, 1
  %2882 = icmp eq i64 %2881, %2295
  br i1 %2882, label %3269, label %2869

2883:                                             ; preds = %2868, %2893
  %2884 = phi i64 [ %2896, %2893 ], [ 0, %2868 ]
  %2885 = getelementptr inbounds nuw i32, ptr %2778, i64 %2884
  %2886 = load i32, ptr %2885, align 4
  %2887 = icmp ugt i32 %2886, 63
  br i1 %2887, label %2893, label %2888

2888:                                             ; preds = %2883
  %2889 = getelementptr inbounds nuw i64, ptr %2777, i64 %2884
  %2890 = load i64, ptr %2889, align 8
  %2891 = zext nneg i32 %2886 to i64
  %2892 = lshr i64 %2890, %2891
  br label %2893

2893:                                             ; preds = %2888, %2883
  %2894 = phi i64 [ %2892, %2888 ], [ 0, %2883 ]
  %2895 = getelementptr inbounds nuw i64, ptr %2776, i64 %2884
  store i64 %2894, ptr %2895, align 8
  %2896 = add nuw nsw i64 %2884, 1
  %2897 = icmp eq i64 %2896, %2295
  br i1 %2897, label %3269, label %2883

2898:                                             ; preds = %2772
  %2899 = and i64 %2436, 324
  %2900 = icmp eq i64 %2899, 0
  %2901 = icmp sgt i64 %2295, 0
  br i1 %2900, label %2903, label %2902

2902:                                             ; preds = %2898
  br i1 %2901, label %2904, label %3269

2903:                                             ; preds = %2898
  br i1 %2901, label %2918, label %3269

2904:                                             ; preds = %2902, %2913
  %2905 = phi i64 [ %2916, %2913 ], [ 0, %2902 ]
  %2906 = getelementptr inbounds nuw i32, ptr %2778, i64 %2905
  %2907 = load i32, ptr %2906, align 4
  %2908 = icmp ugt i32 %2907, 31
  br i1 %2908, label %2913, label %2909

2909:                                             ; preds = %2904
  %2910 = getelementptr inbounds nuw i32, ptr %2777, i64 %2905
  %2911 = load i32, ptr %2910, align 4
  %2912 = shl i32 %2911, %2907
  br label %2913

2913:                                             ; preds = %2909, %2904
  %2914 = phi i32 [ %2912, %2909 ], [ 0, %2904 ]
  %2915 = getelementptr inbounds nuw i32, ptr %2776, i64 %2905
  store i32 %2914, ptr %2915, align 4
  %2916 = add nuw nsw i64 %2905, 1
  %2917 = icmp eq i64 %2916, %2295
  br i1 %2917, label %3269, label %2904

2918:                                             ; preds = %2903, %2928
  %2919 = phi i64 [ %2931, %2928 ], [ 0, %2903 ]
  %2920 = getelementptr inbounds nuw i32, ptr %2778, i64 %2919
  %2921 = load i32, ptr %2920, align 4
  %2922 = icmp ugt i32 %2921, 63
  br i1 %2922, label %2928, label %2923

2923:                                             ; preds = %2918
  %2924 = getelementptr inbounds nuw i64, ptr %2777, i64 %2919
  %2925 = load i64, ptr %2924, align 8
  %2926 = zext nneg i32 %2921 to i64
  %2927 = shl i64 %2925, %2926
  br label %2928

2928:                                             ; preds = %2923, %2918
  %2929 = phi i64 [ %2927, %2923 ], [ 0, %2918 ]
  %2930 = getelementptr inbounds nuw i64, ptr %2776, i64 %2919
  store i64 %2929, ptr %2930, align 8
  %2931 = add nuw nsw i64 %2919, 1
  %2932 = icmp eq i64 %2931, %2295
  br i1 %2932, label %3269, label %2918

2933:                                             ; preds = %2772
  %2934 = and i64 %2436, 324
  %2935 = icmp eq i64 %2934, 0
  %2936 = icmp sgt i64 %2295, 0
  br i1 %2935, label %2938, label %2937

2937:                                             ; preds = %2933
  br i1 %2936, label %2939, label %3269

2938:                                             ; preds = %2933
  br i1 %2936, label %2949, label %3269

2939:                                             ; preds = %2937, %2939
  %2940 = phi i64 [ %2947, %2939 ], [ 0, %2937 ]
  %2941 = getelementptr inbounds nuw i32, ptr %2777, i64 %2940
  %2942 = load i32, ptr %2941, align 4
  %2943 = getelementptr inbounds nuw i32, ptr %2778, i64 %2940
  %2944 = load i32, ptr %2943, align 4
  %2945 = and i32 %2944, %2942
  %2946 = getelementptr inbounds nuw i32, ptr %2776, i64 %2940
  store i32 %2945, ptr %2946, align 4
  %2947 = add nuw nsw i64 %2940, 1
  %2948 = icmp eq i64 %2947, %2295
  br i1 %2948, label %3269, label %2939

2949:                                             ; preds = %2938, %2949
  %2950 = phi i64 [ %2957, %2949 ], [ 0, %2938 ]
  %2951 = getelementptr inbounds nuw i64, ptr %2777, i64 %2950
  %2952 = load i64, ptr %2951, align 8
  %2953 = getelementptr inbounds nuw i64, ptr %2778, i64 %2950
  %2954 = load i64, ptr %2953, align 8
  %2955 = and i64 %2954, %2952
  %2956 = getelementptr inbounds nuw i64, ptr %2776, i64 %2950
  store i64 %2955, ptr %2956, align 8
  %2957 = add nuw nsw i64 %2950, 1
  %2958 = icmp eq i64 %2957, %2295
  br i1 %2958, label %3269, label %2949

2959:                                             ; preds = %2772
  %2960 = and i64 %2436, 324
  %2961 = icmp eq i64 %2960, 0
  %2962 = icmp sgt i64 %2295, 0
  br i1 %2961, label %2964, label %2963

2963:                                             ; preds = %2959
  br i1 %2962, label %2965, label %3269

2964:                                             ; preds = %2959
  br i1 %2962, label %2975, label %3269

2965:                                             ; preds = %2963, %2965
  %2966 = phi i64 [ %2973, %2965 ], [ 0, %2963 ]
  %2967 = getelementptr inbounds nuw i32, ptr %2777, i64 %2966
  %2968 = load i32, ptr %2967, align 4
  %2969 = getelementptr inbounds nuw i32, ptr %2778, i64 %2966
  %2970 = load i32, ptr %2969, align 4
  %2971 = or i32 %2970, %2968
  %2972 = getelementptr inbounds nuw i32, ptr %2776, i64 %2966
  store i32 %2971, ptr %2972, align 4
  %2973 = add nuw nsw i64 %2966, 1
  %2974 = icmp eq i64 %2973, %2295
  br i1 %2974, label %3269, label %2965

2975:                                             ; preds = %2964, %2975
  %2976 = phi i64 [ %2983, %2975 ], [ 0, %2964 ]
  %2977 = getelementptr inbounds nuw i64, ptr %2777, i64 %2976
  %2978 = load i64, ptr %2977, align 8
  %2979 = getelementptr inbounds nuw i64, ptr %2778, i64 %2976
  %2980 = load i64, ptr %2979, align 8
  %2981 = or i64 %2980, %2978
  %2982 = getelementptr inbounds nuw i64, ptr %2776, i64 %2976
  store i64 %2981, ptr %2982, align 8
  %2983 = add nuw nsw i64 %2976, 1
  %2984 = icmp eq i64 %2983, %2295
  br i1 %2984, label %3269, label %2975

2985:                                             ; preds = %2772
  %2986 = and i64 %2436, 324
  %2987 = icmp eq i64 %2986, 0
  %2988 = icmp sgt i64 %2295, 0
  br i1 %2987, label %2990, label %2989

2989:                                             ; preds = %2985
  br i1 %2988, label %2991, label %3269

2990:                                             ; preds = %2985
  br i1 %2988, label %3001, label %3269

2991:                                             ; preds = %2989, %2991
  %2992 = phi i64 [ %2999, %2991 ], [ 0, %2989 ]
  %2993 = getelementptr inbounds nuw i32, ptr %2777, i64 %2992
  %2994 = load i32, ptr %2993, align 4
  %2995 = getelementptr inbounds nuw i32, ptr %2778, i64 %2992
  %2996 = load i32, ptr %2995, align 4
  %2997 = xor i32 %2996, %2994
  %2998 = getelementptr inbounds nuw i32, ptr %2776, i64 %2992
  store i32 %2997, ptr %2998, align 4
  %2999 = add nuw nsw i64 %2992, 1
  %3000 = icmp eq i64 %2999, %2295
  br i1 %3000, label %3269, label %2991

3001:                                             ; preds = %2990, %3001
  %3002 = phi i64 [ %3009, %3001 ], [ 0, %2990 ]
  %3003 = getelementptr inbounds nuw i64, ptr %2777, i64 %3002
  %3004 = load i64, ptr %3003, align 8
  %3005 = getelementptr inbounds nuw i64, ptr %2778, i64 %3002
  %3006 = load i64, ptr %3005, align 8
  %3007 = xor i64 %3006, %3004
  %3008 = getelementptr inbounds nuw i64, ptr %2776, i64 %3002
  store i64 %3007, ptr %3008, align 8
  %3009 = add nuw nsw i64 %3002, 1
  %3010 = icmp eq i64 %3009, %2295
  br i1 %3010, label %3269, label %3001

3011:                                             ; preds = %2772
  %3012 = icmp eq i64 %2419, 8
  br i1 %3012, label %3013, label %3158

3013:                                             ; preds = %3011
  switch i64 %2303, label %3269 [
    i64 5, label %3024
    i64 6, label %3022
    i64 7, label %3020
    i64 25, label %3018
    i64 29, label %3076
    i64 21, label %3016
    i64 22, label %3014
  ]

3014:                                             ; preds = %3013
  %3015 = icmp sgt i64 %2295, 0
  br i1 %3015, label %3132, label %3269

3016:                                             ; preds = %3013
  %3017 = icmp sgt i64 %2295, 0
  br i1 %3017, label %3106, label %3269

3018:                                             ; preds = %3013
  %3019 = icmp sgt i64 %2295, 0
  br i1 %3019, label %3065, label %3269

3020:                                             ; preds = %3013
  %3021 = icmp sgt i64 %2295, 0
  br i1 %3021, label %3052, label %3269

3022:                                             ; preds = %3013
  %3023 = icmp sgt i64 %2295, 0
  br i1 %3023, label %3039, label %3269

3024:                                             ; preds = %3013
  %3025 = icmp sgt i64 %2295, 0
  br i1 %3025, label %3026, label %3269

3026:                                             ; preds = %3024, %3026
  %3027 = phi i64 [ %3037, %3026 ], [ 0, %3024 ]
  %3028 = getelementptr inbounds nuw float, ptr %2777, i64 %3027
  %3029 = load float, ptr %3028, align 4
  %3030 = getelementptr inbounds nuw float, ptr %2778, i64 %3027
  %3031 = load float, ptr %3030, align 4
  %3032 = fadd float %3029, %3031
  %3033 = fcmp uno float %3032, 0.000000e+00
  %3034 = bitcast float %3032 to i32
  %3035 = select i1 %3033, i32 2147483647, i32 %3034
  %3036 = getelementptr inbounds nuw i32, ptr %2776, i64 %3027
  store i32 %3035, ptr %3036, align 4
  %3037 = add nuw nsw i64 %3027, 1
  %3038 = icmp eq i64 %3037, %2295
  br i1 %3038, label %3269, label %3026

3039:                                             ; preds = %3022, %3039
  %3040 = phi i64 [ %3050, %3039 ], [ 0, %3022 ]
  %3041 = getelementptr inbounds nuw float, ptr %2777, i64 %3040
  %3042 = load float, ptr %3041, align 4
  %3043 = getelementptr inbounds nuw float, ptr %2778, i64 %3040
  %3044 = load float, ptr %3043, align 4
  %3045 = fsub float %3042, %3044
  %3046 = fcmp uno float %3045, 0.000000e+00
  %3047 = bitcast float %3045 to i32
  %3048 = select i1 %3046, i32 2147483647, i32 %3047
  %3049 = getelementptr inbounds nuw i32, ptr %2776, i64 %3040
  store i32 %3048, ptr %3049, align 4
  %3050 = add nuw nsw i64 %3040, 1
  %3051 = icmp eq i64 %3050, %2295
  br i1 %3051, label %3269, label %3039

3052:                                             ; preds = %3020, %3052
  %3053 = phi i64 [ %3063, %3052 ], [ 0, %3020 ]
  %3054 = getelementptr inbounds nuw float, ptr %2777, i64 %3053
  %3055 = load float, ptr %3054, align 4
  %3056 = getelementptr inbounds nuw float, ptr %2778, i64 %3053
  %3057 = load float, ptr %3056, align 4
  %3058 = fmul float %3055, %3057
  %3059 = fcmp uno float %3058, 0.000000e+00
  %3060 = bitcast float %3058 to i32
  %3061 = select i1 %3059, i32 2147483647, i32 %3060
  %3062 = getelementptr inbounds nuw i32, ptr %2776, i64 %3053
  store i32 %3061, ptr %3062, align 4
  %3063 = add nuw nsw i64 %3053, 1
  %3064 = icmp eq i64 %3063, %2295
  br i1 %3064, label %3269, label %3052

3065:                                             ; preds = %3018, %3065
  %3066 = phi i64 [ %3074, %3065 ], [ 0, %3018 ]
  %3067 = getelementptr inbounds nuw float, ptr %2777, i64 %3066
  %3068 = load float, ptr %3067, align 4
  %3069 = fneg float %3068
  %3070 = fcmp uno float %3068, 0.000000e+00
  %3071 = bitcast float %3069 to i32
  %3072 = select i1 %3070, i32 2147483647, i32 %3071
  %3073 = getelementptr inbounds nuw i32, ptr %2776, i64 %3066
  store i32 %3072, ptr %3073, align 4
  %3074 = add nuw nsw i64 %3066, 1
  %3075 = icmp eq i64 %3074, %2295
  br i1 %3075, label %3269, label %3065

3076:                                             ; preds = %3013
  %3077 = load i64, ptr %2240, align 8
  %3078 = and i64 %3077, 1
  %3079 = icmp eq i64 %3078, 0
  %3080 = and i64 %3077, 2
  %3081 = icmp eq i64 %3080, 0
  %3082 = and i64 %3077, 4
  %3083 = icmp eq i64 %3082, 0
  %3084 = icmp sgt i64 %2295, 0
  br i1 %3084, label %3085, label %3269

3085:                                             ; preds = %3076, %3085
  %3086 = phi i64 [ %3104, %3085 ], [ 0, %3076 ]
  %3087 = getelementptr inbounds nuw float, ptr %2777, i64 %3086
  %3088 = load float, ptr %3087, align 4
  %3089 = getelementptr inbounds nuw float, ptr %2778, i64 %3086
  %3090 = load float, ptr %3089, align 4
  %3091 = getelementptr inbounds nuw float, ptr %2779, i64 %3086
  %3092 = load float, ptr %3091, align 4
  %3093 = fneg float %3088
  %3094 = select i1 %3079, float %3088, float %3093
  %3095 = fneg float %3090
  %3096 = select i1 %3081, float %3090, float %3095
  %3097 = fneg float %3092
  %3098 = select i1 %3083, float %3092, float %3097
  %3099 = call float @llvm.fma.f32(float %3094, float %3096, float %3098)
  %3100 = fcmp uno float %3099, 0.000000e+00
  %3101 = bitcast float %3099 to i32
  %3102 = select i1 %3100, i32 2147483647, i32 %3101
  %3103 = getelementptr inbounds nuw i32, ptr %2776, i64 %3086
  store i32 %3102, ptr %3103, align 4
  %3104 = add nuw nsw i64 %3086, 1
  %3105 = icmp eq i64 %3104, %2295
  br i1 %3105, label %3269, label %3085

3106:                                             ; preds = %3016, %3124
  %3107 = phi i64 [ %3130, %3124 ], [ 0, %3016 ]
  %3108 = getelementptr inbounds nuw float, ptr %2777, i64 %3107
  %3109 = load float, ptr %3108, align 4
  %3110 = getelementptr inbounds nuw float, ptr %2778, i64 %3107
  %3111 = load float, ptr %3110, align 4
  %3112 = fcmp uno float %3109, 0.000000e+00
  br i1 %3112, label %3124, label %3113

3113:                                             ; preds = %3106
  %3114 = fcmp uno float %3111, 0.000000e+00
  br i1 %3114, label %3124, label %3115

3115:                                             ; preds = %3113
  %3116 = fcmp oeq float %3109, %3111
  br i1 %3116, label %3117, label %3121

3117:                                             ; preds = %3115
  %3118 = bitcast float %3109 to i32
  %3119 = icmp slt i32 %3118, 0
  %3120 = select i1 %3119, float %3109, float %3111
  br label %3124

3121:                                             ; preds = %3115
  %3122 = fcmp olt float %3109, %3111
  %3123 = select i1 %3122, float %3109, float %3111
  br label %3124

3124:                                             ; preds = %3121, %3117, %3113, %3106
  %3125 = phi float [ %3123, %3121 ], [ %3111, %3106 ], [ %3120, %3117 ], [ %3109, %3113 ]
  %3126 = fcmp uno float %3125, 0.000000e+00
  %3127 = bitcast float %3125 to i32
  %3128 = select i1 %3126, i32 2147483647, i32 %3127
  %3129 = getelementptr inbounds nuw i32, ptr %2776, i64 %3107
  store i32 %3128, ptr %3129, align 4
  %3130 = add nuw nsw i64 %3107, 1
  %3131 = icmp eq i64 %3130, %2295
  br i1 %3131, label %3269, label %3106

3132:                                             ; preds = %3014, %3150
  %3133 = phi i64 [ %3156, %3150 ], [ 0, %3014 ]
  %3134 = getelementptr inbounds nuw float, ptr %2777, i64 %3133
  %3135 = load float, ptr %3134, align 4
  %3136 = getelementptr inbounds nuw float, ptr %2778, i64 %3133
  %3137 = load float, ptr %3136, align 4
  %3138 = fcmp uno float %3135, 0.000000e+00
  br i1 %3138, label %3150, label %3139

3139:                                             ; preds = %3132
  %3140 = fcmp uno float %3137, 0.000000e+00
  br i1 %3140, label %3150, label %3141

3141:                                             ; preds = %3139
  %3142 = fcmp oeq float %3135, %3137
  br i1 %3142, label %3143, label %3147

3143:                                             ; preds = %3141
  %3144 = bitcast float %3135 to i32
  %3145 = icmp slt i32 %3144, 0
  %3146 = select i1 %3145, float %3137, float %3135
  br label %3150

3147:                                             ; preds = %3141
  %3148 = fcmp ogt float %3135, %3137
  %3149 = select i1 %3148, float %3135, float %3137
  br label %3150

3150:                                             ; preds = %3147, %3143, %3139, %3132
  %3151 = phi float [ %3149, %3147 ], [ %3137, %3132 ], [ %3146, %3143 ], [ %3135, %3139 ]
  %3152 = fcmp uno float %3151, 0.000000e+00
  %3153 = bitcast float %3151 to i32
  %3154 = select i1 %3152, i32 2147483647, i32 %3153
  %3155 = getelementptr inbounds nuw i32, ptr %2776, i64 %3133
  store i32 %3154, ptr %3155, align 4
  %3156 = add nuw nsw i64 %3133, 1
  %3157 = icmp eq i64 %3156, %2295
  br i1 %3157, label %3269, label %3132

3158:                                             ; preds = %3011
  switch i64 %2303, label %3269 [
    i64 5, label %3159
    i64 6, label %3185
    i64 7, label %3211
    i64 10, label %3237
  ]

3159:                                             ; preds = %3158
  %3160 = and i64 %2436, 324
  %3161 = icmp eq i64 %3160, 0
  %3162 = icmp sgt i64 %2295, 0
  br i1 %3161, label %3164, label %3163

3163:                                             ; preds = %3159
  br i1 %3162, label %3165, label %3269

3164:                                             ; preds = %3159
  br i1 %3162, label %3175, label %3269

3165:                                             ; preds = %3163, %3165
  %3166 = phi i64 [ %3173, %3165 ], [ 0, %3163 ]
  %3167 = getelementptr inbounds nuw i32, ptr %2777, i64 %3166
  %3168 = load i32, ptr %3167, align 4
  %3169 = getelementptr inbounds nuw i32, ptr %2778, i64 %3166
  %3170 = load i32, ptr %3169, align 4
  %3171 = add i32 %3170, %3168
  %3172 = getelementptr inbounds nuw i32, ptr %2776, i64 %3166
  store i32 %3171, ptr %3172, align 4
  %3173 = add nuw nsw i64 %3166, 1
  %3174 = icmp eq i64 %3173, %2295
  br i1 %3174, label %3269, label %3165

3175:                                             ; preds = %3164, %3175
  %3176 = phi i64 [ %3183, %3175 ], [ 0, %3164 ]
  %3177 = getelementptr inbounds nuw i64, ptr %2777, i64 %3176
  %3178 = load i64, ptr %3177, align 8
  %3179 = getelementptr inbounds nuw i64, ptr %2778, i64 %3176
  %3180 = load i64, ptr %3179, align 8
  %3181 = add i64 %3180, %3178
  %3182 = getelementptr inbounds nuw i64, ptr %2776, i64 %3176
  store i64 %3181, ptr %3182, align 8
  %3183 = add nuw nsw i64 %3176, 1
  %3184 = icmp eq i64 %3183, %2295
  br i1 %3184, label %3269, label %3175

3185:                                             ; preds = %3158
  %3186 = and i64 %2436, 324
  %3187 = icmp eq i64 %3186, 0
  %3188 = icmp sgt i64 %2295, 0
  br i1 %3187, label %3190, label %3189

3189:                                             ; preds = %3185
  br i1 %3188, label %3191, label %3269

3190:                                             ; preds = %3185
  br i1 %3188, label %3201, label %3269

3191:                                             ; preds = %3189, %3191
  %3192 = phi i64 [ %3199, %3191 ], [ 0, %3189 ]
  %3193 = getelementptr inbounds nuw i32, ptr %2777, i64 %3192
  %3194 = load i32, ptr %3193, align 4
  %3195 = getelementptr inbounds nuw i32, ptr %2778, i64 %3192
  %3196 = load i32, ptr %3195, align 4
  %3197 = sub i32 %3194, %3196
  %3198 = getelementptr inbounds nuw i32, ptr %2776, i64 %3192
  store i32 %3197, ptr %3198, align 4
  %3199 = add nuw nsw i64 %3192, 1
  %3200 = icmp eq i64 %3199, %2295
  br i1 %3200, label %3269, label %3191

3201:                                             ; preds = %3190, %3201
  %3202 = phi i64 [ %3209, %3201 ], [ 0, %3190 ]
  %3203 = getelementptr inbounds nuw i64, ptr %2777, i64 %3202
  %3204 = load i64, ptr %3203, align 8
  %3205 = getelementptr inbounds nuw i64, ptr %2778, i64 %3202
  %3206 = load i64, ptr %3205, align 8
  %3207 = sub i64 %3204, %3206
  %3208 = getelementptr inbounds nuw i64, ptr %2776, i64 %3202
  store i64 %3207, ptr %3208, align 8
  %3209 = add nuw nsw i64 %3202, 1
  %3210 = icmp eq i64 %3209, %2295
  br i1 %3210, label %3269, label %3201

3211:                                             ; preds = %3158
  %3212 = and i64 %2436, 324
  %3213 = icmp eq i64 %3212, 0
  %3214 = icmp sgt i64 %2295, 0
  br i1 %3213, label %3216, label %3215

3215:                                             ; preds = %3211
  br i1 %3214, label %3217, label %3269

3216:                                             ; preds = %3211
  br i1 %3214, label %3227, label %3269

3217:                                             ; preds = %3215, %3217
  %3218 = phi i64 [ %3225, %3217 ], [ 0, %3215 ]
  %3219 = getelementptr inbounds nuw i32, ptr %2777, i64 %3218
  %3220 = load i32, ptr %3219, align 4
  %3221 = getelementptr inbounds nuw i32, ptr %2778, i64 %3218
  %3222 = load i32, ptr %3221, align 4
  %3223 = mul i32 %3222, %3220
  %3224 = getelementptr inbounds nuw i32, ptr %2776, i64 %3218
  store i32 %3223, ptr %3224, align 4
  %3225 = add nuw nsw i64 %3218, 1
  %3226 = icmp eq i64 %3225, %2295
  br i1 %3226, label %3269, label %3217

3227:                                             ; preds = %3216, %3227
  %3228 = phi i64 [ %3235, %3227 ], [ 0, %3216 ]
  %3229 = getelementptr inbounds nuw i64, ptr %2777, i64 %3228
  %3230 = load i64, ptr %3229, align 8
  %3231 = getelementptr inbounds nuw i64, ptr %2778, i64 %3228
  %3232 = load i64, ptr %3231, align 8
  %3233 = mul i64 %3232, %3230
  %3234 = getelementptr inbounds nuw i64, ptr %2776, i64 %3228
  store i64 %3233, ptr %3234, align 8
  %3235 = add nuw nsw i64 %3228, 1
  %3236 = icmp eq i64 %3235, %2295
  br i1 %3236, label %3269, label %3227

3237:                                             ; preds = %3158
  %3238 = and i64 %2436, 324
  %3239 = icmp eq i64 %3238, 0
  %3240 = icmp sgt i64 %2295, 0
  br i1 %3239, label %3242, label %3241

3241:                                             ; preds = %3237
  br i1 %3240, label %3243, label %3269

3242:                                             ; preds = %3237
  br i1 %3240, label %3256, label %3269

3243:                                             ; preds = %3241, %3243
  %3244 = phi i64 [ %3254, %3243 ], [ 0, %3241 ]
  %3245 = getelementptr inbounds nuw i32, ptr %2777, i64 %3244
  %3246 = load i32, ptr %3245, align 4
  %3247 = getelementptr inbounds nuw i32, ptr %2778, i64 %3244
  %3248 = load i32, ptr %3247, align 4
  %3249 = getelementptr inbounds nuw i32, ptr %2779, i64 %3244
  %3250 = load i32, ptr %3249, align 4
  %3251 = mul i32 %3248, %3246
  %3252 = add i32 %3251, %3250
  %3253 = getelementptr inbounds nuw i32, ptr %2776, i64 %3244
  store i32 %3252, ptr %3253, align 4
  %3254 = add nuw nsw i64 %3244, 1
  %3255 = icmp eq i64 %3254, %2295
  br i1 %3255, label %3269, label %3243

3256:                                             ; preds = %3242, %3256
  %3257 = phi i64 [ %3267, %3256 ], [ 0, %3242 ]
  %3258 = getelementptr inbounds nuw i64, ptr %2777, i64 %3257
  %3259 = load i64, ptr %3258, align 8
  %3260 = getelementptr inbounds nuw i64, ptr %2778, i64 %3257
  %3261 = load i64, ptr %3260, align 8
  %3262 = getelementptr inbounds nuw i64, ptr %2779, i64 %3257
  %3263 = load i64, ptr %3262, align 8
  %3264 = mul i64 %3261, %3259
  %3265 = add i64 %3264, %3263
  %3266 = getelementptr inbounds nuw i64, ptr %2776, i64 %3257
  store i64 %3265, ptr %3266, align 8
  %3267 = add nuw nsw i64 %3257, 1
  %3268 = icmp eq i64 %3267, %2295
  br i1 %3268, label %3269, label %3256

3269:                                             ; preds = %2913, %2928, %2878, %2893, %2851, %2840, %2939, %2949, %2965, %2975, %2991, %3001, %2806, %2819, %2786, %2793, %3243, %3256, %3217, %3227, %3191, %3201, %3165, %3175, %3150, %3124, %3085, %3065, %3052, %3039, %3026, %3242, %3241, %3216, %3215, %3190, %3189, %3164, %3163, %3158, %3076, %3024, %3022, %3020, %3018, %3016, %3014, %3013, %2990, %2989, %2964, %2963, %2938, %2937, %2903, %2902, %2868, %2867, %2839, %2838, %2805, %2804, %2785, %2784
  br i1 %2297, label %3842, label %3270

3270:                                             ; preds = %3269
  %3271 = inttoptr i64 %2416 to ptr
  %3272 = icmp sgt i64 %2294, 0
  switch i64 %2418, label %3319 [
    i64 4, label %3273
    i64 8, label %3296
  ]

3273:                                             ; preds = %3270
  br i1 %2291, label %3275, label %3274

3274:                                             ; preds = %3273
  br i1 %3272, label %3276, label %3842

3275:                                             ; preds = %3273
  br i1 %3272, label %3287, label %3842

3276:                                             ; preds = %3274, %3276
  %3277 = phi i64 [ %3285, %3276 ], [ 0, %3274 ]
  %3278 = getelementptr inbounds nuw i64, ptr %2246, i64 %3277
  %3279 = load i64, ptr %3278, align 8
  %3280 = load i64, ptr %2246, align 8
  %3281 = sub nsw i64 %3279, %3280
  %3282 = getelementptr inbounds i32, ptr %118, i64 %3281
  %3283 = load i32, ptr %3282, align 4
  %3284 = getelementptr inbounds i32, ptr %3271, i64 %3279
  store i32 %3283, ptr %3284, align 4
  %3285 = add nuw nsw i64 %3277, 1
  %3286 = icmp eq i64 %3285, %2294
  br i1 %3286, label %3842, label %3276

3287:                                             ; preds = %3275, %3287
  %3288 = phi i64 [ %3294, %3287 ], [ 0, %3275 ]
  %3289 = getelementptr inbounds nuw i32, ptr %118, i64 %3288
  %3290 = load i32, ptr %3289, align 4
  %3291 = getelementptr inbounds nuw i64, ptr %2246, i64 %3288
  %3292 = load i64, ptr %3291, align 8
  %3293 = getelementptr inbounds i32, ptr %3271, i64 %3292
  store i32 %3290, ptr %3293, align 4
  %3294 = add nuw nsw i64 %3288, 1
  %3295 = icmp eq i64 %3294, %2294
  br i1 %3295, label %3842, label %3287

3296:                                             ; preds = %3270
  br i1 %2291, label %3298, label %3297

3297:                                             ; preds = %3296
  br i1 %3272, label %3299, label %3842

3298:                                             ; preds = %3296
  br i1 %3272, label %3310, label %3842

3299:                                             ; preds = %3297, %3299
  %3300 = phi i64 [ %3308, %3299 ], [ 0, %3297 ]
  %3301 = getelementptr inbounds nuw i64, ptr %2246, i64 %3300
  %3302 = load i64, ptr %3301, align 8
  %3303 = load i64, ptr %2246, align 8
  %3304 = sub nsw i64 %3302, %3303
  %3305 = getelementptr inbounds i64, ptr %118, i64 %3304
  %3306 = load i64, ptr %3305, align 8
  %3307 = getelementptr inbounds i64, ptr %3271, i64 %3302
  store i64 %3306, ptr %3307, align 8
  %3308 = add nuw nsw i64 %3300, 1
  %3309 = icmp eq i64 %3308, %2294
  br i1 %3309, label %3842, label %3299

3310:                                             ; preds = %3298, %3310
  %3311 = phi i64 [ %3317, %3310 ], [ 0, %3298 ]
  %3312 = getelementptr inbounds nuw i64, ptr %118, i64 %3311
  %3313 = load i64, ptr %3312, align 8
  %3314 = getelementptr inbounds nuw i64, ptr %2246, i64 %3311
  %3315 = load i64, ptr %3314, align 8
  %3316 = getelementptr inbounds i64, ptr %3271, i64 %3315
  store i64 %3313, ptr %3316, align 8
  %3317 = add nuw nsw i64 %3311, 1
  %3318 = icmp eq i64 %3317, %2294
  br i1 %3318, label %3842, label %3310

3319:                                             ; preds = %3270
  br i1 %2291, label %3321, label %3320

3320:                                             ; preds = %3319
  br i1 %3272, label %3322, label %3842

3321:                                             ; preds = %3319
  br i1 %3272, label %3333, label %3842

3322:                                             ; preds = %3320, %3322
  %3323 = phi i64 [ %3331, %3322 ], [ 0, %3320 ]
  %3324 = getelementptr inbounds nuw i64, ptr %2246, i64 %3323
  %3325 = load i64, ptr %3324, align 8
  %3326 = load i64, ptr %2246, align 8
  %3327 = sub nsw i64 %3325, %3326
  %3328 = getelementptr inbounds i8, ptr %118, i64 %3327
  %3329 = load i8, ptr %3328, align 1
  %3330 = getelementptr inbounds i8, ptr %3271, i64 %3325
  store i8 %3329, ptr %3330, align 1
  %3331 = add nuw nsw i64 %3323, 1
  %3332 = icmp eq i64 %3331, %2294
  br i1 %3332, label %3842, label %3322

3333:                                             ; preds = %3321, %3333
  %3334 = phi i64 [ %3340, %3333 ], [ 0, %3321 ]
  %3335 = getelementptr inbounds nuw i8, ptr %118, i64 %3334
  %3336 = load i8, ptr %3335, align 1
  %3337 = getelementptr inbounds nuw i64, ptr %2246, i64 %3334
  %3338 = load i64, ptr %3337, align 8
  %3339 = getelementptr inbounds i8, ptr %3271, i64 %3338
  store i8 %3336, ptr %3339, align 1
  %3340 = add nuw nsw i64 %3334, 1
  %3341 = icmp eq i64 %3340, %2294
  br i1 %3341, label %3842, label %3333

3342:                                             ; preds = %2771
  %3343 = shl nuw nsw i64 %2435, 3
  %3344 = icmp eq i64 %2419, 3
  %3345 = select i1 %3344, i64 -9223372036854775808, i64 0
  switch i64 %2303, label %3841 [
    i64 4, label %3392
    i64 5, label %3390
    i64 6, label %3388
    i64 7, label %3421
    i64 9, label %3421
    i64 12, label %3386
    i64 13, label %3384
    i64 14, label %3382
    i64 15, label %3463
    i64 25, label %3380
    i64 21, label %3378
    i64 22, label %3376
    i64 8, label %3519
    i64 10, label %3566
    i64 11, label %3566
    i64 16, label %3374
    i64 17, label %3593
    i64 18, label %3372
    i64 20, label %3368
    i64 23, label %3363
    i64 24, label %3358
    i64 28, label %3354
    i64 30, label %3352
    i64 31, label %3750
    i64 32, label %3750
    i64 33, label %3350
    i64 34, label %3348
    i64 35, label %3346
  ]

3346:                                             ; preds = %3342
  %3347 = icmp sgt i64 %2295, 0
  br i1 %3347, label %3808, label %3841

3348:                                             ; preds = %3342
  %3349 = icmp sgt i64 %2295, 0
  br i1 %3349, label %3789, label %3841

3350:                                             ; preds = %3342
  %3351 = icmp sgt i64 %2295, 0
  br i1 %3351, label %3781, label %3841

3352:                                             ; preds = %3342
  %3353 = icmp sgt i64 %2295, 0
  br i1 %3353, label %3742, label %3841

3354:                                             ; preds = %3342
  %3355 = icmp sgt i64 %2295, 0
  br i1 %3355, label %3356, label %3841

3356:                                             ; preds = %3354
  %3357 = load i64, ptr %2240, align 8
  br label %3706

3358:                                             ; preds = %3342
  %3359 = icmp sgt i64 %2295, 0
  br i1 %3359, label %3360, label %3841

3360:                                             ; preds = %3358
  %3361 = and i64 %2419, -4
  %3362 = icmp eq i64 %3361, 4
  br label %3681

3363:                                             ; preds = %3342
  %3364 = icmp sgt i64 %2295, 0
  br i1 %3364, label %3365, label %3841

3365:                                             ; preds = %3363
  %3366 = and i64 %2419, -4
  %3367 = icmp eq i64 %3366, 4
  br label %3660

3368:                                             ; preds = %3342
  %3369 = icmp sgt i64 %2295, 0
  br i1 %3369, label %3370, label %3841

3370:                                             ; preds = %3368
  %3371 = load i64, ptr %2240, align 8
  br label %3636

3372:                                             ; preds = %3342
  %3373 = icmp sgt i64 %2295, 0
  br i1 %3373, label %3623, label %3841

3374:                                             ; preds = %3342
  %3375 = icmp sgt i64 %2295, 0
  br i1 %3375, label %3581, label %3841

3376:                                             ; preds = %3342
  %3377 = icmp sgt i64 %2295, 0
  br i1 %3377, label %3506, label %3841

3378:                                             ; preds = %3342
  %3379 = icmp sgt i64 %2295, 0
  br i1 %3379, label %3493, label %3841

3380:                                             ; preds = %3342
  %3381 = icmp sgt i64 %2295, 0
  br i1 %3381, label %3485, label %3841

3382:                                             ; preds = %3342
  %3383 = icmp sgt i64 %2295, 0
  br i1 %3383, label %3453, label %3841

3384:                                             ; preds = %3342
  %3385 = icmp sgt i64 %2295, 0
  br i1 %3385, label %3443, label %3841

3386:                                             ; preds = %3342
  %3387 = icmp sgt i64 %2295, 0
  br i1 %3387, label %3433, label %3841

3388:                                             ; preds = %3342
  %3389 = icmp sgt i64 %2295, 0
  br i1 %3389, label %3411, label %3841

3390:                                             ; preds = %3342
  %3391 = icmp sgt i64 %2295, 0
  br i1 %3391, label %3401, label %3841

3392:                                             ; preds = %3342
  %3393 = icmp sgt i64 %2295, 0
  br i1 %3393, label %3394, label %3841

3394:                                             ; preds = %3392, %3394
  %3395 = phi i64 [ %3399, %3394 ], [ 0, %3392 ]
  %3396 = getelementptr inbounds nuw i64, ptr %6, i64 %3395
  %3397 = load i64, ptr %3396, align 8
  %3398 = getelementptr inbounds nuw i64, ptr %118, i64 %3395
  store i64 %3397, ptr %3398, align 8
  %3399 = add nuw nsw i64 %3395, 1
  %3400 = icmp eq i64 %3399, %2295
  br i1 %3400, label %3841, label %3394

3401:                                             ; preds = %3390, %3401
  %3402 = phi i64 [ %3409, %3401 ], [ 0, %3390 ]
  %3403 = getelementptr inbounds nuw i64, ptr %6, i64 %3402
  %3404 = load i64, ptr %3403, align 8
  %3405 = getelementptr inbounds nuw i64, ptr %115, i64 %3402
  %3406 = load i64, ptr %3405, align 8
  %3407 = add i64 %3406, %3404
  %3408 = getelementptr inbounds nuw i64, ptr %118, i64 %3402
  store i64 %3407, ptr %3408, align 8
  %3409 = add nuw nsw i64 %3402, 1
  %3410 = icmp eq i64 %3409, %2295
  br i1 %3410, label %3841, label %3401

3411:                                             ; preds = %3388, %3411
  %3412 = phi i64 [ %3419, %3411 ], [ 0, %3388 ]
  %3413 = getelementptr inbounds nuw i64, ptr %6, i64 %3412
  %3414 = load i64, ptr %3413, align 8
  %3415 = getelementptr inbounds nuw i64, ptr %115, i64 %3412
  %3416 = load i64, ptr %3415, align 8
  %3417 = sub i64 %3414, %3416
  %3418 = getelementptr inbounds nuw i64, ptr %118, i64 %3412
  store i64 %3417, ptr %3418, align 8
  %3419 = add nuw nsw i64 %3412, 1
  %3420 = icmp eq i64 %3419, %2295
  br i1 %3420, label %3841, label %3411

3421:                                             ; preds = %3342, %3342
  %3422 = icmp sgt i64 %2295, 0
  br i1 %3422, label %3423, label %3841

3423:                                             ; preds = %3421, %3423
  %3424 = phi i64 [ %3431, %3423 ], [ 0, %3421 ]
  %3425 = getelementptr inbounds nuw i64, ptr %6, i64 %3424
  %3426 = load i64, ptr %3425, align 8
  %3427 = getelementptr inbounds nuw i64, ptr %115, i64 %3424
  %3428 = load i64, ptr %3427, align 8
  %3429 = mul i64 %3428, %3426
  %3430 = getelementptr inbounds nuw i64, ptr %118, i64 %3424
  store i64 %3429, ptr %3430, align 8
  %3431 = add nuw nsw i64 %3424, 1
  %3432 = icmp eq i64 %3431, %2295
  br i1 %3432, label %3841, label %3423

3433:                                             ; preds = %3386, %3433
  %3434 = phi i64 [ %3441, %3433 ], [ 0, %3386 ]
  %3435 = getelementptr inbounds nuw i64, ptr %6, i64 %3434
  %3436 = load i64, ptr %3435, align 8
  %3437 = getelementptr inbounds nuw i64, ptr %115, i64 %3434
  %3438 = load i64, ptr %3437, align 8
  %3439 = and i64 %3438, %3436
  %3440 = getelementptr inbounds nuw i64, ptr %118, i64 %3434
  store i64 %3439, ptr %3440, align 8
  %3441 = add nuw nsw i64 %3434, 1
  %3442 = icmp eq i64 %3441, %2295
  br i1 %3442, label %3841, label %3433

3443:                                             ; preds = %3384, %3443
  %3444 = phi i64 [ %3451, %3443 ], [ 0, %3384 ]
  %3445 = getelementptr inbounds nuw i64, ptr %6, i64 %3444
  %3446 = load i64, ptr %3445, align 8
  %3447 = getelementptr inbounds nuw i64, ptr %115, i64 %3444
  %3448 = load i64, ptr %3447, align 8
  %3449 = or i64 %3448, %3446
  %3450 = getelementptr inbounds nuw i64, ptr %118, i64 %3444
  store i64 %3449, ptr %3450, align 8
  %3451 = add nuw nsw i64 %3444, 1
  %3452 = icmp eq i64 %3451, %2295
  br i1 %3452, label %3841, label %3443

3453:                                             ; preds = %3382, %3453
  %3454 = phi i64 [ %3461, %3453 ], [ 0, %3382 ]
  %3455 = getelementptr inbounds nuw i64, ptr %6, i64 %3454
  %3456 = load i64, ptr %3455, align 8
  %3457 = getelementptr inbounds nuw i64, ptr %115, i64 %3454
  %3458 = load i64, ptr %3457, align 8
  %3459 = xor i64 %3458, %3456
  %3460 = getelementptr inbounds nuw i64, ptr %118, i64 %3454
  store i64 %3459, ptr %3460, align 8
  %3461 = add nuw nsw i64 %3454, 1
  %3462 = icmp eq i64 %3461, %2295
  br i1 %3462, label %3841, label %3453

3463:                                             ; preds = %3342
  %3464 = icmp eq i64 %2419, 10
  %3465 = icmp sgt i64 %2295, 0
  br i1 %3464, label %3467, label %3466

3466:                                             ; preds = %3463
  br i1 %3465, label %3477, label %3841

3467:                                             ; preds = %3463
  br i1 %3465, label %3468, label %3841

3468:                                             ; preds = %3467, %3468
  %3469 = phi i64 [ %3475, %3468 ], [ 0, %3467 ]
  %3470 = getelementptr inbounds nuw i64, ptr %6, i64 %3469
  %3471 = load i64, ptr %3470, align 8
  %3472 = icmp eq i64 %3471, 0
  %3473 = zext i1 %3472 to i64
  %3474 = getelementptr inbounds nuw i64, ptr %118, i64 %3469
  store i64 %3473, ptr %3474, align 8
  %3475 = add nuw nsw i64 %3469, 1
  %3476 = icmp eq i64 %3475, %2295
  br i1 %3476, label %3841, label %3468

3477:                                             ; preds = %3466, %3477
  %3478 = phi i64 [ %3483, %3477 ], [ 0, %3466 ]
  %3479 = getelementptr inbounds nuw i64, ptr %6, i64 %3478
  %3480 = load i64, ptr %3479, align 8
  %3481 = xor i64 %3480, -1
  %3482 = getelementptr inbounds nuw i64, ptr %118, i64 %3478
  store i64 %3481, ptr %3482, align 8
  %3483 = add nuw nsw i64 %3478, 1
  %3484 = icmp eq i64 %3483, %2295
  br i1 %3484, label %3841, label %3477

3485:                                             ; preds = %3380, %3485
  %3486 = phi i64 [ %3491, %3485 ], [ 0, %3380 ]
  %3487 = getelementptr inbounds nuw i64, ptr %6, i64 %3486
  %3488 = load i64, ptr %3487, align 8
  %3489 = sub i64 0, %3488
  %3490 = getelementptr inbounds nuw i64, ptr %118, i64 %3486
  store i64 %3489, ptr %3490, align 8
  %3491 = add nuw nsw i64 %3486, 1
  %3492 = icmp eq i64 %3491, %2295
  br i1 %3492, label %3841, label %3485

3493:                                             ; preds = %3378, %3493
  %3494 = phi i64 [ %3504, %3493 ], [ 0, %3378 ]
  %3495 = getelementptr inbounds nuw i64, ptr %6, i64 %3494
  %3496 = load i64, ptr %3495, align 8
  %3497 = getelementptr inbounds nuw i64, ptr %115, i64 %3494
  %3498 = load i64, ptr %3497, align 8
  %3499 = xor i64 %3496, %3345
  %3500 = xor i64 %3498, %3345
  %3501 = icmp slt i64 %3499, %3500
  %3502 = select i1 %3501, i64 %3496, i64 %3498
  %3503 = getelementptr inbounds nuw i64, ptr %118, i64 %3494
  store i64 %3502, ptr %3503, align 8
  %3504 = add nuw nsw i64 %3494, 1
  %3505 = icmp eq i64 %3504, %2295
  br i1 %3505, label %3841, label %3493

3506:                                             ; preds = %3376, %3506
  %3507 = phi i64 [ %3517, %3506 ], [ 0, %3376 ]
  %3508 = getelementptr inbounds nuw i64, ptr %6, i64 %3507
  %3509 = load i64, ptr %3508, align 8
  %3510 = getelementptr inbounds nuw i64, ptr %115, i64 %3507
  %3511 = load i64, ptr %3510, align 8
  %3512 = xor i64 %3509, %3345
  %3513 = xor i64 %3511, %3345
  %3514 = icmp sgt i64 %3512, %3513
  %3515 = select i1 %3514, i64 %3509, i64 %3511
  %3516 = getelementptr inbounds nuw i64, ptr %118, i64 %3507
  store i64 %3515, ptr %3516, align 8
  %3517 = add nuw nsw i64 %3507, 1
  %3518 = icmp eq i64 %3517, %2295
  br i1 %3518, label %3841, label %3506

3519:                                             ; preds = %3342
  %3520 = and i64 %2436, 324
  %3521 = icmp eq i64 %3520, 0
  %3522 = icmp sgt i64 %2295, 0
  br i1 %3521, label %3535, label %3523

3523:                                             ; preds = %3519
  br i1 %3522, label %3524, label %3841

3524:                                             ; preds = %3523, %3524
  %3525 = phi i64 [ %3533, %3524 ], [ 0, %3523 ]
  %3526 = getelementptr inbounds nuw i64, ptr %6, i64 %3525
  %3527 = load i64, ptr %3526, align 8
  %3528 = getelementptr inbounds nuw i64, ptr %115, i64 %3525
  %3529 = load i64, ptr %3528, align 8
  %3530 = mul i64 %3529, %3527
  %3531 = lshr i64 %3530, 32
  %3532 = getelementptr inbounds nuw i64, ptr %118, i64 %3525
  store i64 %3531, ptr %3532, align 8
  %3533 = add nuw nsw i64 %3525, 1
  %3534 = icmp eq i64 %3533, %2295
  br i1 %3534, label %3841, label %3524

3535:                                             ; preds = %3519
  br i1 %3344, label %3537, label %3536

3536:                                             ; preds = %3535
  br i1 %3522, label %3552, label %3841

3537:                                             ; preds = %3535
  br i1 %3522, label %3538, label %3841

3538:                                             ; preds = %3537, %3538
  %3539 = phi i64 [ %3550, %3538 ], [ 0, %3537 ]
  %3540 = getelementptr inbounds nuw i64, ptr %6, i64 %3539
  %3541 = load i64, ptr %3540, align 8
  %3542 = getelementptr inbounds nuw i64, ptr %115, i64 %3539
  %3543 = load i64, ptr %3542, align 8
  %3544 = zext i64 %3541 to i128
  %3545 = zext i64 %3543 to i128
  %3546 = mul nuw i128 %3545, %3544
  %3547 = lshr i128 %3546, 64
  %3548 = trunc nuw i128 %3547 to i64
  %3549 = getelementptr inbounds nuw i64, ptr %118, i64 %3539
  store i64 %3548, ptr %3549, align 8
  %3550 = add nuw nsw i64 %3539, 1
  %3551 = icmp eq i64 %3550, %2295
  br i1 %3551, label %3841, label %3538

3552:                                             ; preds = %3536, %3552
  %3553 = phi i64 [ %3564, %3552 ], [ 0, %3536 ]
  %3554 = getelementptr inbounds nuw i64, ptr %6, i64 %3553
  %3555 = load i64, ptr %3554, align 8
  %3556 = getelementptr inbounds nuw i64, ptr %115, i64 %3553
  %3557 = load i64, ptr %3556, align 8
  %3558 = sext i64 %3555 to i128
  %3559 = sext i64 %3557 to i128
  %3560 = mul nsw i128 %3559, %3558
  %3561 = lshr i128 %3560, 64
  %3562 = trunc nuw i128 %3561 to i64
  %3563 = getelementptr inbounds nuw i64, ptr %118, i64 %3553
  store i64 %3562, ptr %3563, align 8
  %3564 = add nuw nsw i64 %3553, 1
  %3565 = icmp eq i64 %3564, %2295
  br i1 %3565, label %3841, label %3552

3566:                                             ; preds = %3342, %3342
  %3567 = icmp sgt i64 %2295, 0
  br i1 %3567, label %3568, label %3841

3568:                                             ; preds = %3566, %3568
  %3569 = phi i64 [ %3579, %3568 ], [ 0, %3566 ]
  %3570 = getelementptr inbounds nuw i64, ptr %6, i64 %3569
  %3571 = load i64, ptr %3570, align 8
  %3572 = getelementptr inbounds nuw i64, ptr %115, i64 %3569
  %3573 = load i64, ptr %3572, align 8
  %3574 = getelementptr inbounds nuw i64, ptr %117, i64 %3569
  %3575 = load i64, ptr %3574, align 8
  %3576 = mul i64 %3573, %3571
  %3577 = add i64 %3576, %3575
  %3578 = getelementptr inbounds nuw i64, ptr %118, i64 %3569
  store i64 %3577, ptr %3578, align 8
  %3579 = add nuw nsw i64 %3569, 1
  %3580 = icmp eq i64 %3579, %2295
  br i1 %3580, label %3841, label %3568

3581:                                             ; preds = %3374, %3581
  %3582 = phi i64 [ %3591, %3581 ], [ 0, %3374 ]
  %3583 = getelementptr inbounds nuw i64, ptr %6, i64 %3582
  %3584 = load i64, ptr %3583, align 8
  %3585 = getelementptr inbounds nuw i64, ptr %115, i64 %3582
  %3586 = load i64, ptr %3585, align 8
  %3587 = icmp ult i64 %3586, %3343
  %3588 = shl i64 %3584, %3586
  %3589 = select i1 %3587, i64 %3588, i64 0
  %3590 = getelementptr inbounds nuw i64, ptr %118, i64 %3582
  store i64 %3589, ptr %3590, align 8
  %3591 = add nuw nsw i64 %3582, 1
  %3592 = icmp eq i64 %3591, %2295
  br i1 %3592, label %3841, label %3581

3593:                                             ; preds = %3342
  %3594 = and i64 %2419, -4
  %3595 = icmp eq i64 %3594, 4
  %3596 = icmp sgt i64 %2295, 0
  br i1 %3595, label %3598, label %3597

3597:                                             ; preds = %3593
  br i1 %3596, label %3611, label %3841

3598:                                             ; preds = %3593
  br i1 %3596, label %3599, label %3841

3599:                                             ; preds = %3598, %3599
  %3600 = phi i64 [ %3609, %3599 ], [ 0, %3598 ]
  %3601 = getelementptr inbounds nuw i64, ptr %6, i64 %3600
  %3602 = load i64, ptr %3601, align 8
  %3603 = getelementptr inbounds nuw i64, ptr %115, i64 %3600
  %3604 = load i64, ptr %3603, align 8
  %3605 = icmp ult i64 %3604, %3343
  %3606 = select i1 %3605, i64 %3604, i64 63
  %3607 = ashr i64 %3602, %3606
  %3608 = getelementptr inbounds nuw i64, ptr %118, i64 %3600
  store i64 %3607, ptr %3608, align 8
  %3609 = add nuw nsw i64 %3600, 1
  %3610 = icmp eq i64 %3609, %2295
  br i1 %3610, label %3841, label %3599

3611:                                             ; preds = %3597, %3611
  %3612 = phi i64 [ %3621, %3611 ], [ 0, %3597 ]
  %3613 = getelementptr inbounds nuw i64, ptr %6, i64 %3612
  %3614 = load i64, ptr %3613, align 8
  %3615 = getelementptr inbounds nuw i64, ptr %115, i64 %3612
  %3616 = load i64, ptr %3615, align 8
  %3617 = icmp ult i64 %3616, %3343
  %3618 = lshr i64 %3614, %3616
  %3619 = select i1 %3617, i64 %3618, i64 0
  %3620 = getelementptr inbounds nuw i64, ptr %118, i64 %3612
  store i64 %3619, ptr %3620, align 8
  %3621 = add nuw nsw i64 %3612, 1
  %3622 = icmp eq i64 %3621, %2295
  br i1 %3622, label %3841, label %3611

3623:                                             ; preds = %3372, %3623
  %3624 = phi i64 [ %3634, %3623 ], [ 0, %3372 ]
  %3625 = getelementptr inbounds nuw i64, ptr %6, i64 %3624
  %3626 = load i64, ptr %3625, align 8
  %3627 = getelementptr inbounds nuw i64, ptr %115, i64 %3624
  %3628 = load i64, ptr %3627, align 8
  %3629 = getelementptr inbounds nuw i64, ptr %117, i64 %3624
  %3630 = load i64, ptr %3629, align 8
  %3631 = icmp eq i64 %3630, 0
  %3632 = select i1 %3631, i64 %3628, i64 %3626
  %3633 = getelementptr inbounds nuw i64, ptr %118, i64 %3624
  store i64 %3632, ptr %3633, align 8
  %3634 = add nuw nsw i64 %3624, 1
  %3635 = icmp eq i64 %3634, %2295
  br i1 %3635, label %3841, label %3623

3636:                                             ; preds = %3655, %3370
  %3637 = phi i64 [ 0, %3370 ], [ %3658, %3655 ]
  %3638 = getelementptr inbounds nuw i64, ptr %6, i64 %3637
  %3639 = load i64, ptr %3638, align 8
  switch i64 %3371, label %3655 [
    i64 0, label %3640
    i64 1, label %3642
    i64 2, label %3644
    i64 4, label %3646
    i64 5, label %3649
    i64 6, label %3652
  ]

3640:                                             ; preds = %3636
  %3641 = and i64 %3639, 255
  br label %3655

3642:                                             ; preds = %3636
  %3643 = and i64 %3639, 65535
  br label %3655

3644:                                             ; preds = %3636
  %3645 = and i64 %3639, 4294967295
  br label %3655

3646:                                             ; preds = %3636
  %3647 = shl i64 %3639, 56
  %3648 = ashr exact i64 %3647, 56
  br label %3655

3649:                                             ; preds = %3636
  %3650 = shl i64 %3639, 48
  %3651 = ashr exact i64 %3650, 48
  br label %3655

3652:                                             ; preds = %3636
  %3653 = shl i64 %3639, 32
  %3654 = ashr exact i64 %3653, 32
  br label %3655

3655:                                             ; preds = %3652, %3649, %3646, %3644, %3642, %3640, %3636
  %3656 = phi i64 [ %3654, %3652 ], [ %3641, %3640 ], [ %3643, %3642 ], [ %3645, %3644 ], [ %3648, %3646 ], [ %3651, %3649 ], [ %3639, %3636 ]
  %3657 = getelementptr inbounds nuw i64, ptr %118, i64 %3637
  store i64 %3656, ptr %3657, align 8
  %3658 = add nuw nsw i64 %3637, 1
  %3659 = icmp eq i64 %3658, %2295
  br i1 %3659, label %3841, label %3636

3660:                                             ; preds = %3676, %3365
  %3661 = phi i64 [ 0, %3365 ], [ %3679, %3676 ]
  %3662 = getelementptr inbounds nuw i64, ptr %6, i64 %3661
  %3663 = load i64, ptr %3662, align 8
  %3664 = getelementptr inbounds nuw i64, ptr %115, i64 %3661
  %3665 = load i64, ptr %3664, align 8
  %3666 = icmp eq i64 %3665, 0
  br i1 %3666, label %3676, label %3667

3667:                                             ; preds = %3660
  br i1 %3367, label %3670, label %3668

3668:                                             ; preds = %3667
  %3669 = udiv i64 %3663, %3665
  br label %3676

3670:                                             ; preds = %3667
  %3671 = icmp eq i64 %3665, -1
  br i1 %3671, label %3672, label %3674

3672:                                             ; preds = %3670
  %3673 = sub i64 0, %3663
  br label %3676

3674:                                             ; preds = %3670
  %3675 = sdiv i64 %3663, %3665
  br label %3676

3676:                                             ; preds = %3674, %3672, %3668, %3660
  %3677 = phi i64 [ %3669, %3668 ], [ %3673, %3672 ], [ %3675, %3674 ], [ -1, %3660 ]
  %3678 = getelementptr inbounds nuw i64, ptr %118, i64 %3661
  store i64 %3677, ptr %3678, align 8
  %3679 = add nuw nsw i64 %3661, 1
  %3680 = icmp eq i64 %3679, %2295
  br i1 %3680, label %3841, label %3660

3681:                                             ; preds = %3701, %3360
  %3682 = phi i64 [ 0, %3360 ], [ %3704, %3701 ]
  %3683 = getelementptr inbounds nuw i64, ptr %6, i64 %3682
  %3684 = load i64, ptr %3683, align 8
  %3685 = getelementptr inbounds nuw i64, ptr %115, i64 %3682
  %3686 = load i64, ptr %3685, align 8
  %3687 = icmp eq i64 %3686, 0
  br i1 %3687, label %3701, label %3688

3688:                                             ; preds = %3681
  br i1 %3362, label %3691, label %3689

3689:                                             ; preds = %3688
  %3690 = udiv i64 %3684, %3686
  br label %3697

3691:                                             ; preds = %3688
  %3692 = icmp eq i64 %3686, -1
  br i1 %3692, label %3693, label %3695

3693:                                             ; preds = %3691
  %3694 = sub i64 0, %3684
  br label %3697

3695:                                             ; preds = %3691
  %3696 = sdiv i64 %3684, %3686
  br label %3697

3697:                                             ; preds = %3695, %3693, %3689
  %3698 = phi i64 [ %3690, %3689 ], [ %3694, %3693 ], [ %3696, %3695 ]
  %3699 = mul i64 %3698, %3686
  %3700 = sub i64 %3684, %3699
  br label %3701

3701:                                             ; preds = %3697, %3681
  %3702 = phi i64 [ %3700, %3697 ], [ -1, %3681 ]
  %3703 = getelementptr inbounds nuw i64, ptr %118, i64 %3682
  store i64 %3702, ptr %3703, align 8
  %3704 = add nuw nsw i64 %3682, 1
  %3705 = icmp eq i64 %3704, %2295
  br i1 %3705, label %3841, label %3681

3706:                                             ; preds = %3714, %3356
  %3707 = phi i64 [ 0, %3356 ], [ %3716, %3714 ]
  %3708 = getelementptr inbounds nuw i64, ptr %6, i64 %3707
  %3709 = load i64, ptr %3708, align 8
  %3710 = getelementptr inbounds nuw i64, ptr %115, i64 %3707
  %3711 = load i64, ptr %3710, align 8
  %3712 = getelementptr inbounds nuw i64, ptr %117, i64 %3707
  %3713 = load i64, ptr %3712, align 8
  br label %3718

3714:                                             ; preds = %3738
  %3715 = getelementptr inbounds nuw i64, ptr %118, i64 %3707
  store i64 %3739, ptr %3715, align 8
  %3716 = add nuw nsw i64 %3707, 1
  %3717 = icmp eq i64 %3716, %2295
  br i1 %3717, label %3841, label %3706

3718:                                             ; preds = %3738, %3706
  %3719 = phi i64 [ 0, %3706 ], [ %3740, %3738 ]
  %3720 = phi i64 [ 0, %3706 ], [ %3739, %3738 ]
  %3721 = shl nuw nsw i64 1, %3719
  %3722 = and i64 %3721, %3357
  %3723 = icmp eq i64 %3722, 0
  br i1 %3723, label %3738, label %3724

3724:                                             ; preds = %3718
  %3725 = icmp samesign ult i64 %3719, 4
  %3726 = sext i1 %3725 to i64
  %3727 = xor i64 %3709, %3726
  %3728 = lshr i64 %3719, 1
  %3729 = and i64 %3728, 1
  %3730 = add nsw i64 %3729, -1
  %3731 = xor i64 %3730, %3711
  %3732 = and i64 %3719, 1
  %3733 = add nsw i64 %3732, -1
  %3734 = xor i64 %3733, %3713
  %3735 = and i64 %3734, %3727
  %3736 = and i64 %3735, %3731
  %3737 = or i64 %3736, %3720
  br label %3738

3738:                                             ; preds = %3724, %3718
  %3739 = phi i64 [ %3737, %3724 ], [ %3720, %3718 ]
  %3740 = add nuw nsw i64 %3719, 1
  %3741 = icmp eq i64 %3740, 8
  br i1 %3741, label %3714, label %3718

3742:                                             ; preds = %3352, %3742
  %3743 = phi i64 [ %3748, %3742 ], [ 0, %3352 ]
  %3744 = getelementptr inbounds nuw i64, ptr %6, i64 %3743
  %3745 = load i64, ptr %3744, align 8
  %3746 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3745)
  %3747 = getelementptr inbounds nuw i64, ptr %118, i64 %3743
  store i64 %3746, ptr %3747, align 8
  %3748 = add nuw nsw i64 %3743, 1
  %3749 = icmp eq i64 %3748, %2295
  br i1 %3749, label %3841, label %3742

3750:                                             ; preds = %3342, %3342
  %3751 = icmp sgt i64 %2295, 0
  br i1 %3751, label %3752, label %3841

3752:                                             ; preds = %3750
  %3753 = load i64, ptr %2240, align 8
  %3754 = icmp eq i64 %3753, 0
  %3755 = icmp eq i64 %2303, 32
  br label %3756

3756:                                             ; preds = %3776, %3752
  %3757 = phi i64 [ 0, %3752 ], [ %3779, %3776 ]
  %3758 = getelementptr inbounds nuw i64, ptr %115, i64 %3757
  %3759 = load i64, ptr %3758, align 8
  %3760 = shl i64 %3759, 32
  %3761 = getelementptr inbounds nuw i64, ptr %6, i64 %3757
  %3762 = load i64, ptr %3761, align 8
  %3763 = or i64 %3760, %3762
  %3764 = getelementptr inbounds nuw i64, ptr %117, i64 %3757
  %3765 = load i64, ptr %3764, align 8
  %3766 = and i64 %3765, 31
  %3767 = call i64 @llvm.umin.i64(i64 %3765, i64 32)
  %3768 = select i1 %3754, i64 %3767, i64 %3766
  br i1 %3755, label %3769, label %3771

3769:                                             ; preds = %3756
  %3770 = lshr i64 %3763, %3768
  br label %3776

3771:                                             ; preds = %3756
  %3772 = icmp eq i64 %3768, 32
  br i1 %3772, label %3776, label %3773

3773:                                             ; preds = %3771
  %3774 = shl i64 %3763, %3768
  %3775 = lshr i64 %3774, 32
  br label %3776

3776:                                             ; preds = %3773, %3771, %3769
  %3777 = phi i64 [ %3770, %3769 ], [ %3775, %3773 ], [ %3763, %3771 ]
  %3778 = getelementptr inbounds nuw i64, ptr %118, i64 %3757
  store i64 %3777, ptr %3778, align 8
  %3779 = add nuw nsw i64 %3757, 1
  %3780 = icmp eq i64 %3779, %2295
  br i1 %3780, label %3841, label %3756

3781:                                             ; preds = %3350, %3781
  %3782 = phi i64 [ %3787, %3781 ], [ 0, %3350 ]
  %3783 = getelementptr inbounds nuw i64, ptr %6, i64 %3782
  %3784 = load i64, ptr %3783, align 8
  %3785 = shl i64 %3784, 16
  %3786 = getelementptr inbounds nuw i64, ptr %118, i64 %3782
  store i64 %3785, ptr %3786, align 8
  %3787 = add nuw nsw i64 %3782, 1
  %3788 = icmp eq i64 %3787, %2295
  br i1 %3788, label %3841, label %3781

3789:                                             ; preds = %3348, %3803
  %3790 = phi i64 [ %3806, %3803 ], [ 0, %3348 ]
  %3791 = getelementptr inbounds nuw i64, ptr %6, i64 %3790
  %3792 = load i64, ptr %3791, align 8
  %3793 = trunc i64 %3792 to i32
  %3794 = bitcast i32 %3793 to float
  %3795 = fcmp uno float %3794, 0.000000e+00
  br i1 %3795, label %3803, label %3796

3796:                                             ; preds = %3789
  %3797 = add i64 %3792, 32767
  %3798 = lshr i64 %3792, 16
  %3799 = and i64 %3798, 1
  %3800 = add i64 %3797, %3799
  %3801 = lshr i64 %3800, 16
  %3802 = and i64 %3801, 65535
  br label %3803

3803:                                             ; preds = %3796, %3789
  %3804 = phi i64 [ %3802, %3796 ], [ 32767, %3789 ]
  %3805 = getelementptr inbounds nuw i64, ptr %118, i64 %3790
  store i64 %3804, ptr %3805, align 8
  %3806 = add nuw nsw i64 %3790, 1
  %3807 = icmp eq i64 %3806, %2295
  br i1 %3807, label %3841, label %3789

3808:                                             ; preds = %3346, %3834
  %3809 = phi i64 [ %3839, %3834 ], [ 0, %3346 ]
  %3810 = getelementptr inbounds nuw i64, ptr %6, i64 %3809
  %3811 = load i64, ptr %3810, align 8
  %3812 = getelementptr inbounds nuw i64, ptr %115, i64 %3809
  %3813 = load i64, ptr %3812, align 8
  %3814 = trunc i64 %3811 to i32
  %3815 = bitcast i32 %3814 to float
  %3816 = fcmp uno float %3815, 0.000000e+00
  br i1 %3816, label %3823, label %3817

3817:                                             ; preds = %3808
  %3818 = add i32 %3814, 32767
  %3819 = lshr i32 %3814, 16
  %3820 = and i32 %3819, 1
  %3821 = add i32 %3818, %3820
  %3822 = and i32 %3821, -65536
  br label %3823

3823:                                             ; preds = %3817, %3808
  %3824 = phi i32 [ %3822, %3817 ], [ 2147418112, %3808 ]
  %3825 = trunc i64 %3813 to i32
  %3826 = bitcast i32 %3825 to float
  %3827 = fcmp uno float %3826, 0.000000e+00
  br i1 %3827, label %3834, label %3828

3828:                                             ; preds = %3823
  %3829 = add i32 %3825, 32767
  %3830 = lshr i32 %3825, 16
  %3831 = and i32 %3830, 1
  %3832 = add i32 %3829, %3831
  %3833 = lshr i32 %3832, 16
  br label %3834

3834:                                             ; preds = %3828, %3823
  %3835 = phi i32 [ %3833, %3828 ], [ 32767, %3823 ]
  %3836 = or disjoint i32 %3835, %3824
  %3837 = zext i32 %3836 to i64
  %3838 = getelementptr inbounds nuw i64, ptr %118, i64 %3809
  store i64 %3837, ptr %3838, align 8
  %3839 = add nuw nsw i64 %3809, 1
  %3840 = icmp eq i64 %3839, %2295
  br i1 %3840, label %3841, label %3808

3841:                                             ; preds = %3834, %3803, %3781, %3776, %3742, %3714, %3701, %3676, %3655, %3623, %3611, %3599, %3581, %3568, %3524, %3552, %3538, %3506, %3493, %3485, %3477, %3468, %3453, %3443, %3433, %3423, %3411, %3401, %3394, %3750, %3598, %3597, %3566, %3537, %3536, %3523, %3467, %3466, %3421, %3392, %3390, %3388, %3386, %3384, %3382, %3380, %3378, %3376, %3374, %3372, %3368, %3363, %3358, %3354, %3352, %3350, %3348, %3346, %3342
  call fastcc void @narrow(i64 %2416, i64 %2418, ptr noundef nonnull readonly %10, ptr noundef %118)
  br label %3842

3842:                                             ; preds = %3299, %3310, %3276, %3287, %3322, %3333, %2751, %2762, %3321, %3320, %3298, %3297, %3275, %3274, %3841, %3269, %2750, %2749, %2745
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3843

3843:                                             ; preds = %3842, %2412, %2339
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3844 = getelementptr inbounds i64, ptr %2246, i64 %2294
  %3845 = sub nsw i64 %2247, %2294
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3846 = icmp eq i64 %3845, 0
  br i1 %3846, label %3847, label %2245

3847:                                             ; preds = %3843, %2236
  br i1 %199, label %3932, label %3848

3848:                                             ; preds = %3847
  %3849 = load i64, ptr %38, align 8
  %3850 = inttoptr i64 %3849 to ptr
  %3851 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %3852 = load i64, ptr %3851, align 8
  %3853 = getelementptr inbounds %struct.undefined, ptr %3850, i64 %3852
  %3854 = load i64, ptr %3853, align 8
  %3855 = inttoptr i64 %3854 to ptr
  %3856 = load i64, ptr %119, align 8
  %3857 = or i64 %3856, 1
  store i64 %3857, ptr %119, align 8
  %3858 = getelementptr inbounds nuw i8, ptr %122, i64 40
  %3859 = load i64, ptr %3858, align 8
  %3860 = getelementptr inbounds %struct.undefined, ptr %3850, i64 %3859
  %3861 = getelementptr inbounds nuw i8, ptr %3860, i64 16
  %3862 = load i64, ptr %3861, align 8
  %3863 = icmp ne i64 %3862, 0
  %3864 = icmp sgt i64 %724, 0
  %3865 = and i1 %3864, %3863
  br i1 %3865, label %3866, label %3906

3866:                                             ; preds = %3848
  %3867 = load i64, ptr %3860, align 8
  %3868 = inttoptr i64 %3867 to ptr
  br label %3872

3869:                                             ; preds = %3872
  %3870 = add nuw nsw i64 %3873, 1
  %3871 = icmp eq i64 %3870, %724
  br i1 %3871, label %3906, label %3872

3872:                                             ; preds = %3869, %3866
  %3873 = phi i64 [ 0, %3866 ], [ %3870, %3869 ]
  %3874 = getelementptr inbounds nuw i64, ptr %723, i64 %3873
  %3875 = load i64, ptr %3874, align 8
  %3876 = getelementptr inbounds i64, ptr %3868, i64 %3875
  %3877 = load i64, ptr %3876, align 8
  %3878 = icmp eq i64 %3877, 0
  br i1 %3878, label %3869, label %3879

3879:                                             ; preds = %3872
  %3880 = getelementptr inbounds nuw i8, ptr %3860, i64 8
  %3881 = load i64, ptr %3880, align 8
  %3882 = inttoptr i64 %3881 to ptr
  %3883 = getelementptr inbounds nuw i8, ptr %3853, i64 16
  %3884 = load i64, ptr %3883, align 8
  %3885 = icmp eq i64 %3884, 0
  br i1 %3885, label %3886, label %3889

3886:                                             ; preds = %3879
  store i64 1, ptr %3883, align 8
  %3887 = load i64, ptr %119, align 8
  %3888 = or i64 %3887, 2
  store i64 %3888, ptr %119, align 8
  br label %3889

3889:                                             ; preds = %3886, %3879
  %3890 = getelementptr inbounds nuw i8, ptr %3853, i64 8
  br label %3891

3891:                                             ; preds = %3891, %3889
  %3892 = phi i64 [ 0, %3889 ], [ %3904, %3891 ]
  %3893 = getelementptr inbounds nuw i64, ptr %723, i64 %3892
  %3894 = load i64, ptr %3893, align 8
  %3895 = getelementptr inbounds i64, ptr %3868, i64 %3894
  %3896 = load i64, ptr %3895, align 8
  %3897 = getelementptr inbounds i64, ptr %3855, i64 %3894
  store i64 %3896, ptr %3897, align 8
  %3898 = load i64, ptr %3893, align 8
  %3899 = getelementptr inbounds i32, ptr %3882, i64 %3898
  %3900 = load i32, ptr %3899, align 4
  %3901 = load i64, ptr %3890, align 8
  %3902 = inttoptr i64 %3901 to ptr
  %3903 = getelementptr inbounds i32, ptr %3902, i64 %3898
  store i32 %3900, ptr %3903, align 4
  %3904 = add nuw nsw i64 %3892, 1
  %3905 = icmp eq i64 %3904, %724
  br i1 %3905, label %3932, label %3891

3906:                                             ; preds = %3869, %3848
  %3907 = getelementptr inbounds nuw i8, ptr %3853, i64 16
  %3908 = load i64, ptr %3907, align 8
  %3909 = icmp eq i64 %3908, 0
  br i1 %3909, label %3932, label %3910

3910:                                             ; preds = %3906
  br i1 %3864, label %3914, label %3911

3911:                                             ; preds = %3914, %3910
  %3912 = load i64, ptr %48, align 8
  %3913 = icmp sgt i64 %3912, 0
  br i1 %3913, label %3924, label %3929

3914:                                             ; preds = %3910, %3914
  %3915 = phi i64 [ %3919, %3914 ], [ 0, %3910 ]
  %3916 = getelementptr inbounds nuw i64, ptr %723, i64 %3915
  %3917 = load i64, ptr %3916, align 8
  %3918 = getelementptr inbounds i64, ptr %3855, i64 %3917
  store i64 0, ptr %3918, align 8
  %3919 = add nuw nsw i64 %3915, 1
  %3920 = icmp eq i64 %3919, %724
  br i1 %3920, label %3911, label %3914

3921:                                             ; preds = %3924
  %3922 = add nuw nsw i64 %3925, 1
  %3923 = icmp eq i64 %3922, %3912
  br i1 %3923, label %3929, label %3924

3924:                                             ; preds = %3911, %3921
  %3925 = phi i64 [ %3922, %3921 ], [ 0, %3911 ]
  %3926 = getelementptr inbounds nuw i64, ptr %3855, i64 %3925
  %3927 = load i64, ptr %3926, align 8
  %3928 = icmp eq i64 %3927, 0
  br i1 %3928, label %3921, label %3932

3929:                                             ; preds = %3921, %3911
  store i64 0, ptr %3907, align 8
  %3930 = load i64, ptr %119, align 8
  %3931 = or i64 %3930, 2
  store i64 %3931, ptr %119, align 8
  br label %3932

3932:                                             ; preds = %3891, %3924, %3929, %3906, %2234, %2172, %2171, %2128, %2131, %3847
  %3933 = getelementptr inbounds i8, ptr %30, i64 %125
  store i8 1, ptr %3933, align 1
  %3934 = load i64, ptr %36, align 8
  br label %3935

3935:                                             ; preds = %683, %3932, %720
  %3936 = phi i64 [ %126, %683 ], [ %3934, %3932 ], [ %126, %720 ]
  %3937 = add nsw i64 %3936, 1
  store i64 %3937, ptr %36, align 8
  %3938 = add nsw i64 %124, 256
  %3939 = load i64, ptr %65, align 8
  %3940 = add nsw i64 %3938, %3939
  store i64 %3940, ptr %65, align 8
  %3941 = add nsw i64 %125, 1
  store i64 %3941, ptr %26, align 8
  %3942 = getelementptr inbounds %struct.instruction, ptr %18, i64 %3941
  %3943 = getelementptr inbounds nuw i8, ptr %3942, i64 120
  %3944 = load i64, ptr %3943, align 8
  %3945 = icmp eq i64 %3944, 0
  br i1 %3945, label %3949, label %3946

3946:                                             ; preds = %3935
  %3947 = load i64, ptr %66, align 8
  %3948 = icmp eq i64 %3947, 0
  br i1 %3948, label %3949, label %3958

3949:                                             ; preds = %3935, %3946, %667, %676, %253, %259
  %3950 = phi i64 [ %671, %667 ], [ %254, %253 ], [ %254, %259 ], [ %671, %676 ], [ %3941, %3946 ], [ %3941, %3935 ]
  %3951 = phi i64 [ %670, %667 ], [ %124, %253 ], [ %124, %259 ], [ %670, %676 ], [ %124, %3946 ], [ %124, %3935 ]
  %3952 = phi ptr [ %669, %667 ], [ %123, %253 ], [ %123, %259 ], [ %669, %676 ], [ %123, %3946 ], [ %123, %3935 ]
  %3953 = getelementptr inbounds %struct.instruction, ptr %18, i64 %3950
  store i64 %3950, ptr %26, align 8
  %3954 = load i64, ptr %3953, align 8
  %3955 = icmp eq i64 %3954, 0
  br i1 %3955, label %3958, label %120

3956:                                             ; preds = %259
  br label %3958

3957:                                             ; preds = %676
  br label %3958

3958:                                             ; preds = %168, %658, %3946, %120, %3949, %262, %367, %341, %358, %355, %348, %370, %1192, %1015, %1026, %1144, %1077, %1135, %1128, %1578, %1591, %1586, %2175, %191, %309, %300, %972, %1010, %1074, %327, %981, %1620, %1631, %226, %1, %3956, %3957, %219, %1185, %1660, %2173, %2235, %803
  %3959 = phi i64 [ 0, %972 ], [ 0, %191 ], [ 0, %1 ], [ 0, %803 ], [ 0, %1074 ], [ 0, %2235 ], [ 0, %1631 ], [ 0, %327 ], [ 0, %981 ], [ 0, %1620 ], [ 0, %1010 ], [ 3, %1185 ], [ 3, %1660 ], [ 4, %2173 ], [ 2, %219 ], [ 0, %309 ], [ 2, %226 ], [ 1, %3957 ], [ 1, %3956 ], [ 0, %300 ], [ 0, %1128 ], [ 0, %1135 ], [ 0, %1077 ], [ 0, %1144 ], [ 0, %1026 ], [ 0, %1015 ], [ 3, %1192 ], [ 0, %370 ], [ 0, %348 ], [ 0, %355 ], [ 0, %358 ], [ 0, %341 ], [ 0, %367 ], [ 0, %262 ], [ 0, %3949 ], [ 1, %3946 ], [ 5, %658 ], [ 0, %1586 ], [ 0, %120 ], [ 0, %168 ], [ 0, %1591 ], [ 0, %1578 ], [ 0, %2175 ]
  ret i64 %3959
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




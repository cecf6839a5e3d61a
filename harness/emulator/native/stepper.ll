; of stepper.c, 6d36a0cf6d777f1a946a6c36d420ce2eeb7c556b19bb7ec8e5bef401a7c299e6

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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 712
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
  br i1 %33, label %3860, label %34

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
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 608
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 600
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 696
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
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %100 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %101 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %104 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %105 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %109 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %110 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %111 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 2048
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 4096
  %116 = getelementptr inbounds nuw i8, ptr %6, i64 6144
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %118

118:                                              ; preds = %34, %3851
  %119 = phi i64 [ %32, %34 ], [ %3856, %3851 ]
  %120 = phi ptr [ %31, %34 ], [ %3855, %3851 ]
  %121 = phi ptr [ %35, %34 ], [ %3854, %3851 ]
  %122 = phi i64 [ %25, %34 ], [ %3853, %3851 ]
  %123 = phi i64 [ %27, %34 ], [ %3852, %3851 ]
  %124 = load i64, ptr %36, align 8
  %125 = and i64 %124, 255
  %126 = icmp eq i64 %125, 255
  br i1 %126, label %3860, label %127

127:                                              ; preds = %118
  %128 = load i64, ptr %37, align 8
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %196, label %130

130:                                              ; preds = %127
  %131 = inttoptr i64 %128 to ptr
  %132 = getelementptr inbounds i64, ptr %131, i64 %123
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr i8, ptr %132, i64 8
  %135 = load i64, ptr %134, align 8
  %136 = icmp slt i64 %133, %135
  br i1 %136, label %137, label %196

137:                                              ; preds = %130
  %138 = load i64, ptr %38, align 8
  %139 = inttoptr i64 %138 to ptr
  %140 = icmp sgt i64 %122, 0
  br label %141

141:                                              ; preds = %163, %137
  %142 = phi i64 [ %133, %137 ], [ %164, %163 ]
  %143 = getelementptr inbounds i64, ptr %131, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds %struct.undefined, ptr %139, i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 16
  %147 = load i64, ptr %146, align 8
  %148 = icmp ne i64 %147, 0
  %149 = and i1 %140, %148
  br i1 %149, label %150, label %163

150:                                              ; preds = %141
  %151 = load i64, ptr %145, align 8
  %152 = inttoptr i64 %151 to ptr
  br label %156

153:                                              ; preds = %156
  %154 = add nuw nsw i64 %157, 1
  %155 = icmp eq i64 %154, %122
  br i1 %155, label %163, label %156

156:                                              ; preds = %153, %150
  %157 = phi i64 [ 0, %150 ], [ %154, %153 ]
  %158 = getelementptr inbounds nuw i64, ptr %121, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i64, ptr %152, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %153, label %166

163:                                              ; preds = %153, %141
  %164 = add i64 %142, 1
  %165 = icmp eq i64 %164, %135
  br i1 %165, label %196, label %141

166:                                              ; preds = %156
  %167 = getelementptr inbounds nuw i8, ptr %120, i64 144
  %168 = load i64, ptr %167, align 8
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %3860, label %170

170:                                              ; preds = %166
  %171 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds %struct.undefined, ptr %139, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %176, label %196

176:                                              ; preds = %170
  %177 = getelementptr inbounds nuw i8, ptr %120, i64 40
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds %struct.undefined, ptr %139, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %196, label %183

183:                                              ; preds = %176
  %184 = load i64, ptr %179, align 8
  %185 = inttoptr i64 %184 to ptr
  br label %189

186:                                              ; preds = %189
  %187 = add nuw nsw i64 %190, 1
  %188 = icmp eq i64 %187, %122
  br i1 %188, label %196, label %189

189:                                              ; preds = %186, %183
  %190 = phi i64 [ 0, %183 ], [ %187, %186 ]
  %191 = getelementptr inbounds nuw i64, ptr %121, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds i64, ptr %185, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %186, label %3860

196:                                              ; preds = %163, %186, %176, %170, %130, %127
  %197 = phi i1 [ false, %186 ], [ true, %127 ], [ true, %130 ], [ false, %170 ], [ false, %176 ], [ true, %163 ]
  switch i64 %119, label %677 [
    i64 1, label %198
    i64 37, label %260
  ]

198:                                              ; preds = %196
  %199 = add nsw i64 %124, 1
  store i64 %199, ptr %36, align 8
  %200 = add nsw i64 %122, 256
  %201 = load i64, ptr %65, align 8
  %202 = add nsw i64 %200, %201
  store i64 %202, ptr %65, align 8
  %203 = getelementptr inbounds i8, ptr %30, i64 %123
  store i8 1, ptr %203, align 1
  %204 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %205, -1
  br i1 %206, label %209, label %207

207:                                              ; preds = %198
  %208 = icmp eq i64 %122, 0
  br i1 %208, label %249, label %246

209:                                              ; preds = %198
  %210 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %205
  %211 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %212 = load i64, ptr %211, align 8
  %213 = call fastcc i64 @count_held(ptr noundef %210, i64 noundef %212, ptr noundef %121, i64 noundef %122)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %123, i64 noundef %213, ptr noundef %121, i64 noundef %122, ptr noundef null, i64 noundef 0)
  %214 = icmp ne i64 %213, 0
  %215 = icmp slt i64 %213, %122
  %216 = select i1 %214, i1 %215, i1 false
  br i1 %216, label %217, label %245

217:                                              ; preds = %209
  %218 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %219 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 712
  %221 = load i64, ptr %220, align 8
  %222 = inttoptr i64 %221 to ptr
  %223 = icmp sgt i64 %122, 0
  br i1 %223, label %224, label %3860

224:                                              ; preds = %217, %224
  %225 = phi i64 [ %243, %224 ], [ 0, %217 ]
  %226 = getelementptr inbounds nuw i64, ptr %121, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = load i64, ptr %218, align 8
  %229 = getelementptr inbounds %struct.operand, ptr %21, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %232 = load i64, ptr %231, align 8
  %233 = mul nsw i64 %232, %227
  %234 = add i64 %233, %230
  %235 = inttoptr i64 %234 to ptr
  %236 = load i8, ptr %235, align 1
  %237 = icmp ne i8 %236, 0
  %238 = zext i1 %237 to i64
  %239 = load i64, ptr %219, align 8
  %240 = icmp ne i64 %239, %238
  %241 = zext i1 %240 to i8
  %242 = getelementptr inbounds nuw i8, ptr %222, i64 %225
  store i8 %241, ptr %242, align 1
  %243 = add nuw nsw i64 %225, 1
  %244 = icmp eq i64 %243, %122
  br i1 %244, label %3860, label %224

245:                                              ; preds = %209
  br i1 %214, label %246, label %249

246:                                              ; preds = %207, %245
  %247 = getelementptr inbounds nuw i8, ptr %120, i64 64
  %248 = load i64, ptr %247, align 8
  br label %251

249:                                              ; preds = %207, %245
  %250 = add nsw i64 %123, 1
  br label %251

251:                                              ; preds = %249, %246
  %252 = phi i64 [ %248, %246 ], [ %250, %249 ]
  store i64 %252, ptr %26, align 8
  %253 = getelementptr inbounds %struct.instruction, ptr %18, i64 %252
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 136
  %255 = load i64, ptr %254, align 8
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %3851, label %257

257:                                              ; preds = %251
  %258 = load i64, ptr %66, align 8
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %3851, label %3858

260:                                              ; preds = %196
  %261 = load i64, ptr %39, align 8
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %3860, label %263

263:                                              ; preds = %260
  %264 = icmp sgt i64 %122, 0
  br i1 %264, label %268, label %265

265:                                              ; preds = %263
  %266 = load i64, ptr %40, align 8
  %267 = add nsw i64 %266, 1
  store i64 %267, ptr %40, align 8
  br label %437

268:                                              ; preds = %263
  %269 = load i64, ptr %41, align 8
  %270 = inttoptr i64 %269 to ptr
  %271 = load i64, ptr %42, align 8
  %272 = inttoptr i64 %271 to ptr
  %273 = load i64, ptr %43, align 8
  %274 = inttoptr i64 %273 to ptr
  %275 = load i64, ptr %44, align 8
  %276 = icmp slt i64 %275, 2
  br label %277

277:                                              ; preds = %332, %268
  %278 = phi i64 [ 0, %268 ], [ %313, %332 ]
  %279 = phi i64 [ 0, %268 ], [ %335, %332 ]
  %280 = phi i64 [ 0, %268 ], [ %334, %332 ]
  %281 = phi i64 [ 0, %268 ], [ %333, %332 ]
  %282 = phi i64 [ 0, %268 ], [ %299, %332 ]
  %283 = getelementptr inbounds i64, ptr %121, i64 %282
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds i64, ptr %270, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds %struct.arrived, ptr %272, i64 %286
  br label %288

288:                                              ; preds = %295, %277
  %289 = phi i64 [ %282, %277 ], [ %296, %295 ]
  %290 = getelementptr inbounds i64, ptr %121, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds i64, ptr %270, i64 %291
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, %286
  br i1 %294, label %295, label %298

295:                                              ; preds = %288
  %296 = add i64 %289, 1
  %297 = icmp eq i64 %296, %122
  br i1 %297, label %298, label %288

298:                                              ; preds = %295, %288
  %299 = phi i64 [ %289, %288 ], [ %122, %295 ]
  %300 = getelementptr inbounds i64, ptr %274, i64 %286
  %301 = load i64, ptr %300, align 8
  %302 = icmp eq i64 %301, %275
  br i1 %302, label %303, label %3860

303:                                              ; preds = %298
  %304 = getelementptr inbounds nuw i8, ptr %287, i64 16
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %310, label %307

307:                                              ; preds = %303
  %308 = load i64, ptr %287, align 8
  %309 = icmp eq i64 %308, %123
  br i1 %309, label %310, label %3860

310:                                              ; preds = %307, %303
  %311 = add i64 %299, %279
  %312 = add i64 %311, %305
  %313 = add nsw i64 %312, %278
  %314 = icmp slt i64 %312, %275
  br i1 %314, label %332, label %315

315:                                              ; preds = %310
  %316 = mul nsw i64 %286, %275
  %317 = load i64, ptr %45, align 8
  %318 = inttoptr i64 %317 to ptr
  %319 = getelementptr inbounds i64, ptr %318, i64 %316
  br i1 %276, label %330, label %320

320:                                              ; preds = %315
  %321 = load i64, ptr %319, align 8
  br label %325

322:                                              ; preds = %325
  %323 = add nuw nsw i64 %326, 1
  %324 = icmp eq i64 %323, %275
  br i1 %324, label %330, label %325

325:                                              ; preds = %322, %320
  %326 = phi i64 [ 1, %320 ], [ %323, %322 ]
  %327 = getelementptr inbounds nuw i64, ptr %319, i64 %326
  %328 = load i64, ptr %327, align 8
  %329 = icmp eq i64 %328, %321
  br i1 %329, label %322, label %3860

330:                                              ; preds = %322, %315
  %331 = add nsw i64 %281, 1
  br label %332

332:                                              ; preds = %330, %310
  %333 = phi i64 [ %281, %310 ], [ %331, %330 ]
  %334 = add nuw nsw i64 %280, 1
  %335 = sub i64 0, %299
  %336 = icmp slt i64 %299, %122
  br i1 %336, label %277, label %337

337:                                              ; preds = %332
  %338 = icmp eq i64 %333, 0
  br i1 %338, label %371, label %339

339:                                              ; preds = %337
  %340 = load i64, ptr %46, align 8
  %341 = inttoptr i64 %340 to ptr
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 96
  %343 = load i64, ptr %342, align 8
  %344 = inttoptr i64 %343 to ptr
  %345 = icmp sgt i64 %333, %280
  br i1 %345, label %346, label %3860

346:                                              ; preds = %339
  %347 = load i64, ptr %47, align 8
  %348 = icmp eq i64 %347, 0
  br i1 %348, label %3860, label %349

349:                                              ; preds = %346
  %350 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %351 = load i64, ptr %350, align 8
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %356, label %353

353:                                              ; preds = %349
  %354 = load i64, ptr %48, align 8
  %355 = icmp slt i64 %313, %354
  br i1 %355, label %3860, label %356

356:                                              ; preds = %353, %349
  %357 = load i64, ptr %49, align 8
  %358 = inttoptr i64 %357 to ptr
  %359 = load i64, ptr %358, align 8
  %360 = add nsw i64 %359, %334
  %361 = load i64, ptr %50, align 8
  %362 = icmp sgt i64 %360, %361
  br i1 %362, label %3860, label %363

363:                                              ; preds = %356
  %364 = icmp sgt i64 %313, %122
  br i1 %364, label %365, label %371

365:                                              ; preds = %363
  %366 = load i64, ptr %51, align 8
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %3860, label %368

368:                                              ; preds = %365
  %369 = load i64, ptr %52, align 8
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %371, label %3860

371:                                              ; preds = %368, %363, %337
  %372 = phi i32 [ 1, %363 ], [ 2, %337 ], [ 1, %368 ]
  %373 = load i64, ptr %53, align 8
  %374 = inttoptr i64 %373 to ptr
  %375 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %376 = load i64, ptr %375, align 8
  %377 = load i64, ptr %48, align 8
  %378 = mul nsw i64 %377, %376
  %379 = getelementptr inbounds i32, ptr %374, i64 %378
  br label %383

380:                                              ; preds = %383
  %381 = load i64, ptr %40, align 8
  %382 = add nsw i64 %381, 1
  store i64 %382, ptr %40, align 8
  br i1 %338, label %392, label %441

383:                                              ; preds = %383, %371
  %384 = phi i64 [ %390, %383 ], [ 0, %371 ]
  %385 = getelementptr inbounds nuw i64, ptr %121, i64 %384
  %386 = load i64, ptr %385, align 8
  %387 = getelementptr inbounds i32, ptr %379, i64 %386
  %388 = load i32, ptr %387, align 4
  %389 = add nsw i32 %388, 1
  store i32 %389, ptr %387, align 4
  %390 = add nuw nsw i64 %384, 1
  %391 = icmp eq i64 %390, %122
  br i1 %391, label %380, label %383

392:                                              ; preds = %380
  %393 = load i64, ptr %57, align 8
  %394 = inttoptr i64 %393 to ptr
  br label %397

395:                                              ; preds = %430, %426
  %396 = icmp slt i64 %419, %122
  br i1 %396, label %397, label %437

397:                                              ; preds = %395, %392
  %398 = phi i64 [ 0, %392 ], [ %419, %395 ]
  %399 = load i64, ptr %42, align 8
  %400 = inttoptr i64 %399 to ptr
  %401 = load i64, ptr %41, align 8
  %402 = inttoptr i64 %401 to ptr
  %403 = getelementptr inbounds i64, ptr %121, i64 %398
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr inbounds i64, ptr %402, i64 %404
  %406 = load i64, ptr %405, align 8
  %407 = getelementptr inbounds %struct.arrived, ptr %400, i64 %406
  br label %408

408:                                              ; preds = %415, %397
  %409 = phi i64 [ %398, %397 ], [ %416, %415 ]
  %410 = getelementptr inbounds i64, ptr %121, i64 %409
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds i64, ptr %402, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = icmp eq i64 %413, %406
  br i1 %414, label %415, label %418

415:                                              ; preds = %408
  %416 = add i64 %409, 1
  %417 = icmp eq i64 %416, %122
  br i1 %417, label %418, label %408

418:                                              ; preds = %415, %408
  %419 = phi i64 [ %409, %408 ], [ %122, %415 ]
  %420 = getelementptr inbounds nuw i8, ptr %407, i64 16
  %421 = load i64, ptr %420, align 8
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %423, label %426

423:                                              ; preds = %418
  %424 = load i64, ptr %36, align 8
  %425 = getelementptr inbounds nuw i8, ptr %407, i64 8
  store i64 %424, ptr %425, align 8
  br label %426

426:                                              ; preds = %423, %418
  store i64 %123, ptr %407, align 8
  %427 = sub i64 %419, %398
  %428 = add nsw i64 %427, %421
  store i64 %428, ptr %420, align 8
  %429 = icmp slt i64 %398, %419
  br i1 %429, label %430, label %395

430:                                              ; preds = %426, %430
  %431 = phi i64 [ %435, %430 ], [ %398, %426 ]
  %432 = getelementptr inbounds i64, ptr %121, i64 %431
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds i8, ptr %394, i64 %433
  store i8 1, ptr %434, align 1
  %435 = add nsw i64 %431, 1
  %436 = icmp eq i64 %435, %419
  br i1 %436, label %395, label %430

437:                                              ; preds = %395, %265
  %438 = phi i32 [ 2, %265 ], [ %372, %395 ]
  %439 = load i64, ptr %61, align 8
  %440 = add nsw i64 %439, %122
  store i64 %440, ptr %61, align 8
  br label %656

441:                                              ; preds = %380
  %442 = icmp sgt i64 %313, %122
  br i1 %442, label %443, label %454

443:                                              ; preds = %441
  %444 = load i64, ptr %54, align 8
  %445 = load i64, ptr %55, align 8
  %446 = inttoptr i64 %445 to ptr
  %447 = mul nsw i64 %444, 9
  %448 = load i64, ptr %48, align 8
  %449 = mul nsw i64 %447, %448
  %450 = getelementptr inbounds i64, ptr %446, i64 %449
  %451 = load i64, ptr %56, align 8
  %452 = getelementptr inbounds i64, ptr %450, i64 %451
  %453 = add nsw i64 %451, %313
  store i64 %453, ptr %56, align 8
  br label %454

454:                                              ; preds = %443, %441
  %455 = phi ptr [ %452, %443 ], [ null, %441 ]
  %456 = icmp eq ptr %455, null
  %457 = load i64, ptr %41, align 8
  %458 = load i64, ptr %44, align 8
  %459 = load i64, ptr %121, align 8
  %460 = inttoptr i64 %457 to ptr
  %461 = getelementptr inbounds i64, ptr %460, i64 %459
  %462 = load i64, ptr %461, align 8
  br label %492

463:                                              ; preds = %579, %576
  %464 = load i64, ptr %46, align 8
  %465 = inttoptr i64 %464 to ptr
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 96
  %467 = load i64, ptr %466, align 8
  %468 = inttoptr i64 %467 to ptr
  %469 = getelementptr inbounds nuw i8, ptr %468, i64 8
  %470 = load i64, ptr %469, align 8
  %471 = icmp sgt i64 %470, 0
  br i1 %471, label %472, label %488

472:                                              ; preds = %463
  %473 = getelementptr inbounds nuw i8, ptr %465, i64 88
  br label %474

474:                                              ; preds = %474, %472
  %475 = phi i64 [ 0, %472 ], [ %485, %474 ]
  %476 = load i64, ptr %473, align 8
  %477 = inttoptr i64 %476 to ptr
  %478 = load i64, ptr %468, align 8
  %479 = inttoptr i64 %478 to ptr
  %480 = mul nuw nsw i64 %475, 24
  %481 = getelementptr inbounds nuw i8, ptr %479, i64 %480
  %482 = load i32, ptr %481, align 4
  %483 = sext i32 %482 to i64
  %484 = getelementptr inbounds i8, ptr %477, i64 %483
  store i8 0, ptr %484, align 1
  %485 = add nuw nsw i64 %475, 1
  %486 = load i64, ptr %469, align 8
  %487 = icmp slt i64 %485, %486
  br i1 %487, label %474, label %488

488:                                              ; preds = %474, %463
  store i64 0, ptr %469, align 8
  %489 = sub i64 %122, %313
  %490 = load i64, ptr %61, align 8
  %491 = add i64 %489, %490
  store i64 %491, ptr %61, align 8
  br i1 %456, label %598, label %596

492:                                              ; preds = %579, %454
  %493 = phi i64 [ %462, %454 ], [ %574, %579 ]
  %494 = phi i64 [ %458, %454 ], [ %563, %579 ]
  %495 = phi i64 [ 0, %454 ], [ %507, %579 ]
  %496 = phi i64 [ 0, %454 ], [ %570, %579 ]
  %497 = getelementptr inbounds i64, ptr %121, i64 %496
  %498 = mul nsw i64 %494, %493
  %499 = load i64, ptr %42, align 8
  %500 = inttoptr i64 %499 to ptr
  %501 = getelementptr inbounds %struct.arrived, ptr %500, i64 %493
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 16
  store i64 0, ptr %502, align 8
  %503 = load i64, ptr %44, align 8
  %504 = icmp sgt i64 %503, 0
  br i1 %504, label %581, label %505

505:                                              ; preds = %591, %492
  %506 = phi i64 [ %503, %492 ], [ %594, %591 ]
  %507 = phi i64 [ %495, %492 ], [ %592, %591 ]
  %508 = load i64, ptr %45, align 8
  %509 = inttoptr i64 %508 to ptr
  %510 = getelementptr inbounds i64, ptr %509, i64 %498
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %520, label %513

513:                                              ; preds = %505
  %514 = load i64, ptr %58, align 8
  %515 = load i64, ptr %59, align 8
  %516 = inttoptr i64 %515 to ptr
  %517 = load i64, ptr %60, align 8
  %518 = mul nsw i64 %517, %511
  %519 = getelementptr inbounds i32, ptr %516, i64 %518
  br label %538

520:                                              ; preds = %505
  %521 = load i64, ptr %49, align 8
  %522 = inttoptr i64 %521 to ptr
  %523 = load i64, ptr %522, align 8
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %522, align 8
  %525 = load i64, ptr %510, align 8
  %526 = icmp eq i64 %525, 0
  %527 = load i64, ptr %58, align 8
  %528 = load i64, ptr %59, align 8
  %529 = inttoptr i64 %528 to ptr
  %530 = load i64, ptr %60, align 8
  %531 = mul nsw i64 %530, %523
  %532 = getelementptr inbounds i32, ptr %529, i64 %531
  %533 = load i64, ptr %44, align 8
  %534 = icmp slt i64 %533, %530
  %535 = select i1 %526, i1 %534, i1 false
  br i1 %535, label %546, label %538

536:                                              ; preds = %546
  %537 = load i64, ptr %44, align 8
  br label %538

538:                                              ; preds = %536, %520, %513
  %539 = phi i64 [ %537, %536 ], [ %533, %520 ], [ %506, %513 ]
  %540 = phi i64 [ %523, %536 ], [ %523, %520 ], [ %511, %513 ]
  %541 = phi i64 [ %527, %536 ], [ %527, %520 ], [ %514, %513 ]
  %542 = phi ptr [ %532, %536 ], [ %532, %520 ], [ %519, %513 ]
  %543 = inttoptr i64 %541 to ptr
  %544 = getelementptr inbounds i32, ptr %543, i64 %498
  %545 = icmp sgt i64 %539, 0
  br i1 %545, label %552, label %562

546:                                              ; preds = %520, %546
  %547 = phi i64 [ %549, %546 ], [ %533, %520 ]
  %548 = getelementptr inbounds i32, ptr %532, i64 %547
  store i32 0, ptr %548, align 4
  %549 = add nsw i64 %547, 1
  %550 = load i64, ptr %60, align 8
  %551 = icmp slt i64 %549, %550
  br i1 %551, label %546, label %536

552:                                              ; preds = %538, %552
  %553 = phi i64 [ %559, %552 ], [ 0, %538 ]
  %554 = getelementptr inbounds nuw i32, ptr %544, i64 %553
  %555 = load i32, ptr %554, align 4
  %556 = add nsw i32 %555, 1
  store i32 %556, ptr %554, align 4
  %557 = getelementptr inbounds nuw i32, ptr %542, i64 %553
  store i32 %555, ptr %557, align 4
  %558 = getelementptr inbounds nuw i64, ptr %510, i64 %553
  store i64 %540, ptr %558, align 8
  %559 = add nuw nsw i64 %553, 1
  %560 = load i64, ptr %44, align 8
  %561 = icmp slt i64 %559, %560
  br i1 %561, label %552, label %562

562:                                              ; preds = %552, %538
  %563 = phi i64 [ %539, %538 ], [ %560, %552 ]
  %564 = load i64, ptr %41, align 8
  %565 = inttoptr i64 %564 to ptr
  %566 = load i64, ptr %497, align 8
  %567 = getelementptr inbounds i64, ptr %565, i64 %566
  %568 = load i64, ptr %567, align 8
  br label %569

569:                                              ; preds = %576, %562
  %570 = phi i64 [ %496, %562 ], [ %577, %576 ]
  %571 = getelementptr inbounds i64, ptr %121, i64 %570
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr inbounds i64, ptr %565, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = icmp eq i64 %574, %568
  br i1 %575, label %576, label %579

576:                                              ; preds = %569
  %577 = add i64 %570, 1
  %578 = icmp eq i64 %577, %122
  br i1 %578, label %463, label %569

579:                                              ; preds = %569
  %580 = icmp slt i64 %570, %122
  br i1 %580, label %492, label %463

581:                                              ; preds = %492, %591
  %582 = phi i64 [ %593, %591 ], [ 0, %492 ]
  %583 = phi i64 [ %592, %591 ], [ %495, %492 ]
  %584 = load i64, ptr %57, align 8
  %585 = inttoptr i64 %584 to ptr
  %586 = add nsw i64 %582, %498
  %587 = getelementptr inbounds i8, ptr %585, i64 %586
  store i8 0, ptr %587, align 1
  br i1 %456, label %591, label %588

588:                                              ; preds = %581
  %589 = add nsw i64 %583, 1
  %590 = getelementptr inbounds i64, ptr %455, i64 %583
  store i64 %586, ptr %590, align 8
  br label %591

591:                                              ; preds = %588, %581
  %592 = phi i64 [ %589, %588 ], [ %583, %581 ]
  %593 = add nuw nsw i64 %582, 1
  %594 = load i64, ptr %44, align 8
  %595 = icmp slt i64 %593, %594
  br i1 %595, label %581, label %505

596:                                              ; preds = %488
  %597 = ptrtoint ptr %455 to i64
  store i64 %597, ptr %22, align 8
  store i64 %313, ptr %24, align 8
  br label %598

598:                                              ; preds = %596, %488
  br i1 %442, label %599, label %656

599:                                              ; preds = %598
  %600 = load i64, ptr %62, align 8
  %601 = icmp eq i64 %600, 0
  br i1 %601, label %656, label %602

602:                                              ; preds = %599
  %603 = add nsw i64 %123, 1
  %604 = load i64, ptr %22, align 8
  %605 = inttoptr i64 %604 to ptr
  %606 = load i64, ptr %63, align 8
  %607 = icmp sgt i64 %606, 0
  br i1 %607, label %608, label %656

608:                                              ; preds = %602, %619
  %609 = phi i64 [ %630, %619 ], [ 0, %602 ]
  %610 = load i64, ptr %54, align 8
  %611 = load i64, ptr %55, align 8
  %612 = inttoptr i64 %611 to ptr
  %613 = mul nsw i64 %610, 9
  %614 = load i64, ptr %48, align 8
  %615 = mul nsw i64 %613, %614
  %616 = getelementptr inbounds i64, ptr %612, i64 %615
  %617 = load i64, ptr %56, align 8
  %618 = getelementptr inbounds i64, ptr %616, i64 %617
  br label %633

619:                                              ; preds = %652
  %620 = load i64, ptr %54, align 8
  %621 = load i64, ptr %55, align 8
  %622 = load i64, ptr %48, align 8
  %623 = load i64, ptr %56, align 8
  %624 = inttoptr i64 %621 to ptr
  %625 = mul nsw i64 %620, 9
  %626 = mul nsw i64 %625, %622
  %627 = getelementptr inbounds i64, ptr %624, i64 %626
  %628 = getelementptr inbounds i64, ptr %627, i64 %623
  %629 = add nsw i64 %653, %623
  store i64 %629, ptr %56, align 8
  call fastcc void @stand(ptr noundef nonnull %0, i64 noundef range(i64 -9223372036854775807, -9223372036854775808) %603, ptr noundef %628, i64 noundef %653)
  %630 = add nuw nsw i64 %609, 1
  %631 = load i64, ptr %63, align 8
  %632 = icmp slt i64 %630, %631
  br i1 %632, label %608, label %656

633:                                              ; preds = %608, %652
  %634 = phi i64 [ %654, %652 ], [ 0, %608 ]
  %635 = phi i64 [ %653, %652 ], [ 0, %608 ]
  %636 = getelementptr inbounds nuw i64, ptr %605, i64 %634
  %637 = load i64, ptr %636, align 8
  %638 = load i64, ptr %62, align 8
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %646, label %640

640:                                              ; preds = %633
  %641 = load i64, ptr %64, align 8
  %642 = inttoptr i64 %641 to ptr
  %643 = getelementptr inbounds i64, ptr %642, i64 %637
  %644 = load i64, ptr %643, align 8
  %645 = sdiv i64 %644, 32
  br label %646

646:                                              ; preds = %640, %633
  %647 = phi i64 [ %645, %640 ], [ 0, %633 ]
  %648 = icmp eq i64 %647, %609
  br i1 %648, label %649, label %652

649:                                              ; preds = %646
  %650 = add nsw i64 %635, 1
  %651 = getelementptr inbounds i64, ptr %618, i64 %635
  store i64 %637, ptr %651, align 8
  br label %652

652:                                              ; preds = %649, %646
  %653 = phi i64 [ %650, %649 ], [ %635, %646 ]
  %654 = add nuw nsw i64 %634, 1
  %655 = icmp eq i64 %654, %313
  br i1 %655, label %619, label %633

656:                                              ; preds = %619, %602, %599, %598, %437
  %657 = phi i32 [ 3, %602 ], [ %438, %437 ], [ %372, %598 ], [ %372, %599 ], [ 3, %619 ]
  %658 = load i64, ptr %36, align 8
  %659 = add nsw i64 %658, 1
  store i64 %659, ptr %36, align 8
  %660 = add nsw i64 %122, 256
  %661 = load i64, ptr %65, align 8
  %662 = add nsw i64 %660, %661
  store i64 %662, ptr %65, align 8
  %663 = getelementptr inbounds i8, ptr %30, i64 %123
  store i8 1, ptr %663, align 1
  %664 = icmp eq i32 %657, 1
  br i1 %664, label %665, label %3860

665:                                              ; preds = %656
  %666 = load i64, ptr %22, align 8
  %667 = inttoptr i64 %666 to ptr
  %668 = load i64, ptr %24, align 8
  %669 = add nsw i64 %123, 1
  store i64 %669, ptr %26, align 8
  %670 = getelementptr inbounds %struct.instruction, ptr %18, i64 %669
  %671 = getelementptr inbounds nuw i8, ptr %670, i64 136
  %672 = load i64, ptr %671, align 8
  %673 = icmp eq i64 %672, 0
  br i1 %673, label %3851, label %674

674:                                              ; preds = %665
  %675 = load i64, ptr %66, align 8
  %676 = icmp eq i64 %675, 0
  br i1 %676, label %3851, label %3859

677:                                              ; preds = %196
  %678 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %679 = load i64, ptr %678, align 8
  %680 = icmp sgt i64 %679, -1
  br i1 %680, label %681, label %718

681:                                              ; preds = %677
  %682 = getelementptr inbounds nuw %struct.operand, ptr %21, i64 %679
  %683 = getelementptr inbounds nuw i8, ptr %120, i64 24
  %684 = load i64, ptr %683, align 8
  %685 = call fastcc i64 @count_held(ptr noundef %682, i64 noundef %684, ptr noundef %121, i64 noundef %122)
  %686 = icmp eq i64 %685, 0
  br i1 %686, label %3835, label %687

687:                                              ; preds = %681
  %688 = icmp slt i64 %685, %122
  br i1 %688, label %689, label %722

689:                                              ; preds = %687
  %690 = load i64, ptr %67, align 8
  %691 = inttoptr i64 %690 to ptr
  %692 = icmp sgt i64 %122, 0
  br i1 %692, label %693, label %722

693:                                              ; preds = %689, %714
  %694 = phi i64 [ %716, %714 ], [ 0, %689 ]
  %695 = phi i64 [ %715, %714 ], [ 0, %689 ]
  %696 = getelementptr inbounds nuw i64, ptr %121, i64 %694
  %697 = load i64, ptr %696, align 8
  %698 = load i64, ptr %678, align 8
  %699 = getelementptr inbounds %struct.operand, ptr %21, i64 %698
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds nuw i8, ptr %699, i64 8
  %702 = load i64, ptr %701, align 8
  %703 = mul nsw i64 %702, %697
  %704 = add i64 %703, %700
  %705 = inttoptr i64 %704 to ptr
  %706 = load i8, ptr %705, align 1
  %707 = icmp ne i8 %706, 0
  %708 = zext i1 %707 to i64
  %709 = load i64, ptr %683, align 8
  %710 = icmp eq i64 %709, %708
  br i1 %710, label %714, label %711

711:                                              ; preds = %693
  %712 = add nsw i64 %695, 1
  %713 = getelementptr inbounds i64, ptr %691, i64 %695
  store i64 %697, ptr %713, align 8
  br label %714

714:                                              ; preds = %711, %693
  %715 = phi i64 [ %712, %711 ], [ %695, %693 ]
  %716 = add nuw nsw i64 %694, 1
  %717 = icmp eq i64 %716, %122
  br i1 %717, label %718, label %693

718:                                              ; preds = %714, %677
  %719 = phi i64 [ %122, %677 ], [ %685, %714 ]
  %720 = phi ptr [ %121, %677 ], [ %691, %714 ]
  %721 = icmp eq i64 %719, 0
  br i1 %721, label %3833, label %722

722:                                              ; preds = %689, %687, %718
  %723 = phi i64 [ %719, %718 ], [ %685, %687 ], [ %685, %689 ]
  %724 = phi ptr [ %720, %718 ], [ %121, %687 ], [ %691, %689 ]
  %725 = phi i64 [ %719, %718 ], [ %122, %687 ], [ %685, %689 ]
  %726 = getelementptr inbounds nuw i8, ptr %120, i64 128
  %727 = load i64, ptr %726, align 8
  %728 = icmp eq i64 %727, 0
  br i1 %728, label %903, label %729

729:                                              ; preds = %722
  %730 = load i64, ptr %68, align 8
  %731 = inttoptr i64 %730 to ptr
  %732 = getelementptr inbounds i64, ptr %731, i64 %727
  %733 = getelementptr inbounds i8, ptr %732, i64 -8
  %734 = load i64, ptr %733, align 8
  %735 = load i64, ptr %732, align 8
  %736 = getelementptr inbounds nuw i8, ptr %732, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store i64 0, ptr %14, align 8
  %737 = icmp sgt i64 %725, 0
  br i1 %737, label %739, label %738

738:                                              ; preds = %729
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  br label %902

739:                                              ; preds = %729
  %740 = icmp eq i64 %734, 0
  %741 = getelementptr inbounds nuw i8, ptr %732, i64 16
  %742 = icmp sgt i64 %735, 0
  br label %743

743:                                              ; preds = %801, %739
  %744 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %724, i64 noundef %725, ptr noundef %14)
  br i1 %740, label %745, label %755

745:                                              ; preds = %743
  br i1 %742, label %746, label %801

746:                                              ; preds = %745
  %747 = load i64, ptr %70, align 8
  %748 = inttoptr i64 %747 to ptr
  %749 = load i64, ptr %71, align 8
  %750 = getelementptr i64, ptr %748, i64 %744
  %751 = load i64, ptr %72, align 8
  %752 = inttoptr i64 %751 to ptr
  %753 = getelementptr inbounds i64, ptr %752, i64 %744
  %754 = load i64, ptr %753, align 8
  br label %793

755:                                              ; preds = %743
  %756 = load i64, ptr %736, align 8
  %757 = load i64, ptr %741, align 8
  %758 = load i64, ptr %69, align 8
  %759 = inttoptr i64 %758 to ptr
  %760 = load i64, ptr %70, align 8
  %761 = inttoptr i64 %760 to ptr
  %762 = load i64, ptr %71, align 8
  %763 = mul nsw i64 %762, %756
  %764 = getelementptr i64, ptr %761, i64 %763
  %765 = getelementptr i64, ptr %764, i64 %744
  %766 = load i64, ptr %765, align 8
  %767 = load i64, ptr %72, align 8
  %768 = inttoptr i64 %767 to ptr
  %769 = getelementptr inbounds i64, ptr %768, i64 %744
  %770 = load i64, ptr %769, align 8
  %771 = icmp sgt i64 %766, %770
  br i1 %771, label %772, label %801

772:                                              ; preds = %755
  %773 = getelementptr i8, ptr %759, i64 %763
  %774 = getelementptr i8, ptr %773, i64 %744
  %775 = load i8, ptr %774, align 1
  %776 = icmp eq i8 %775, 3
  br i1 %776, label %801, label %777

777:                                              ; preds = %772
  %778 = icmp eq i64 %757, -1
  br i1 %778, label %804, label %779

779:                                              ; preds = %777
  %780 = mul nsw i64 %762, %757
  %781 = getelementptr i64, ptr %761, i64 %780
  %782 = getelementptr i64, ptr %781, i64 %744
  %783 = load i64, ptr %782, align 8
  %784 = icmp sgt i64 %783, %770
  br i1 %784, label %785, label %804

785:                                              ; preds = %779
  %786 = getelementptr i8, ptr %759, i64 %780
  %787 = getelementptr i8, ptr %786, i64 %744
  %788 = load i8, ptr %787, align 1
  %789 = icmp eq i8 %788, 2
  br i1 %789, label %804, label %801

790:                                              ; preds = %793
  %791 = add nuw nsw i64 %794, 1
  %792 = icmp eq i64 %791, %735
  br i1 %792, label %801, label %793

793:                                              ; preds = %790, %746
  %794 = phi i64 [ 0, %746 ], [ %791, %790 ]
  %795 = getelementptr inbounds nuw i64, ptr %736, i64 %794
  %796 = load i64, ptr %795, align 8
  %797 = mul nsw i64 %796, %749
  %798 = getelementptr i64, ptr %750, i64 %797
  %799 = load i64, ptr %798, align 8
  %800 = icmp sgt i64 %799, %754
  br i1 %800, label %804, label %790

801:                                              ; preds = %790, %785, %772, %755, %745
  %802 = load i64, ptr %14, align 8
  %803 = icmp slt i64 %802, %725
  br i1 %803, label %743, label %805

804:                                              ; preds = %777, %779, %785, %793
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %3860

805:                                              ; preds = %801
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store i64 0, ptr %15, align 8
  %806 = select i1 %740, i1 %742, i1 false
  %807 = trunc i64 %123 to i32
  br label %811

808:                                              ; preds = %883, %882
  %809 = load i64, ptr %15, align 8
  %810 = icmp slt i64 %809, %725
  br i1 %810, label %811, label %902

811:                                              ; preds = %808, %805
  %812 = call fastcc i64 @next_warpgroup(ptr noundef nonnull readonly %0, ptr noundef readonly %724, i64 noundef %725, ptr noundef %15)
  br i1 %740, label %882, label %813

813:                                              ; preds = %811
  %814 = load i64, ptr %736, align 8
  %815 = load i64, ptr %741, align 8
  %816 = load i64, ptr %71, align 8
  %817 = mul nsw i64 %816, %814
  %818 = add nsw i64 %817, %812
  %819 = mul nsw i64 %816, %815
  %820 = add nsw i64 %819, %812
  %821 = load i64, ptr %70, align 8
  %822 = inttoptr i64 %821 to ptr
  %823 = load i64, ptr %73, align 8
  %824 = inttoptr i64 %823 to ptr
  %825 = icmp eq i64 %815, -1
  br i1 %825, label %826, label %828

826:                                              ; preds = %813
  %827 = getelementptr inbounds i64, ptr %822, i64 %818
  store i64 0, ptr %827, align 8
  br label %878

828:                                              ; preds = %813
  %829 = load i64, ptr %74, align 8
  %830 = inttoptr i64 %829 to ptr
  %831 = getelementptr inbounds i32, ptr %830, i64 %820
  %832 = load i32, ptr %831, align 4
  %833 = getelementptr inbounds i32, ptr %830, i64 %818
  store i32 %832, ptr %833, align 4
  %834 = load i64, ptr %70, align 8
  %835 = inttoptr i64 %834 to ptr
  %836 = load i64, ptr %71, align 8
  %837 = mul nsw i64 %836, %815
  %838 = getelementptr i64, ptr %835, i64 %837
  %839 = getelementptr i64, ptr %838, i64 %812
  %840 = load i64, ptr %839, align 8
  %841 = load i64, ptr %72, align 8
  %842 = inttoptr i64 %841 to ptr
  %843 = getelementptr inbounds i64, ptr %842, i64 %812
  %844 = load i64, ptr %843, align 8
  %845 = icmp sgt i64 %840, %844
  br i1 %845, label %846, label %852

846:                                              ; preds = %828
  %847 = load i64, ptr %69, align 8
  %848 = inttoptr i64 %847 to ptr
  %849 = getelementptr inbounds i8, ptr %848, i64 %820
  %850 = load i8, ptr %849, align 1
  %851 = icmp eq i8 %850, 2
  br i1 %851, label %852, label %856

852:                                              ; preds = %846, %828
  %853 = getelementptr inbounds i64, ptr %822, i64 %818
  store i64 0, ptr %853, align 8
  %854 = getelementptr inbounds i64, ptr %824, i64 %820
  %855 = load i64, ptr %854, align 8
  br label %878

856:                                              ; preds = %846
  %857 = getelementptr inbounds i64, ptr %822, i64 %820
  %858 = load i64, ptr %857, align 8
  %859 = getelementptr inbounds i64, ptr %822, i64 %818
  store i64 %858, ptr %859, align 8
  %860 = getelementptr inbounds i64, ptr %824, i64 %818
  store i64 -1, ptr %860, align 8
  %861 = load i64, ptr %69, align 8
  %862 = inttoptr i64 %861 to ptr
  %863 = getelementptr inbounds i8, ptr %862, i64 %818
  store i8 3, ptr %863, align 1
  %864 = load i64, ptr %75, align 8
  %865 = inttoptr i64 %864 to ptr
  %866 = getelementptr inbounds i32, ptr %865, i64 %820
  %867 = load i32, ptr %866, align 4
  %868 = getelementptr inbounds i32, ptr %865, i64 %818
  store i32 %867, ptr %868, align 4
  %869 = load i64, ptr %76, align 8
  %870 = inttoptr i64 %869 to ptr
  %871 = getelementptr inbounds i32, ptr %870, i64 %820
  %872 = load i32, ptr %871, align 4
  %873 = getelementptr inbounds i32, ptr %870, i64 %818
  store i32 %872, ptr %873, align 4
  %874 = load i64, ptr %77, align 8
  %875 = inttoptr i64 %874 to ptr
  %876 = getelementptr inbounds i64, ptr %875, i64 %820
  %877 = load i64, ptr %876, align 8
  br label %878

878:                                              ; preds = %856, %852, %826
  %879 = phi ptr [ %875, %856 ], [ %824, %852 ], [ %824, %826 ]
  %880 = phi i64 [ %877, %856 ], [ %855, %852 ], [ -1, %826 ]
  %881 = getelementptr inbounds i64, ptr %879, i64 %818
  store i64 %880, ptr %881, align 8
  br label %882

882:                                              ; preds = %878, %811
  br i1 %806, label %883, label %808

883:                                              ; preds = %882, %883
  %884 = phi i64 [ %900, %883 ], [ 0, %882 ]
  %885 = getelementptr inbounds nuw i64, ptr %736, i64 %884
  %886 = load i64, ptr %885, align 8
  %887 = load i64, ptr %71, align 8
  %888 = mul nsw i64 %887, %886
  %889 = add nsw i64 %888, %812
  %890 = load i64, ptr %78, align 8
  %891 = inttoptr i64 %890 to ptr
  %892 = getelementptr inbounds i64, ptr %891, i64 %812
  %893 = load i64, ptr %892, align 8
  %894 = load i64, ptr %73, align 8
  %895 = inttoptr i64 %894 to ptr
  %896 = getelementptr inbounds i64, ptr %895, i64 %889
  store i64 %893, ptr %896, align 8
  %897 = load i64, ptr %74, align 8
  %898 = inttoptr i64 %897 to ptr
  %899 = getelementptr inbounds i32, ptr %898, i64 %889
  store i32 %807, ptr %899, align 4
  %900 = add nuw nsw i64 %884, 1
  %901 = icmp eq i64 %900, %735
  br i1 %901, label %808, label %883

902:                                              ; preds = %808, %738
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %903

903:                                              ; preds = %902, %722
  %904 = getelementptr inbounds nuw i8, ptr %120, i64 168
  %905 = load i64, ptr %904, align 8
  %906 = icmp eq i64 %905, 0
  br i1 %906, label %938, label %907

907:                                              ; preds = %903
  %908 = getelementptr inbounds nuw i8, ptr %120, i64 152
  %909 = load i64, ptr %908, align 8
  %910 = getelementptr inbounds %struct.operand, ptr %21, i64 %909
  %911 = load i64, ptr %79, align 8
  %912 = inttoptr i64 %911 to ptr
  %913 = getelementptr inbounds i8, ptr %912, i64 %123
  %914 = load i8, ptr %913, align 1
  %915 = and i8 %914, 2
  %916 = icmp eq i8 %915, 0
  br i1 %916, label %917, label %938

917:                                              ; preds = %907
  %918 = icmp sgt i64 %725, 0
  %919 = getelementptr inbounds nuw i8, ptr %120, i64 160
  %920 = load i64, ptr %919, align 8
  br i1 %918, label %921, label %923

921:                                              ; preds = %917
  %922 = sub nsw i64 0, %905
  br label %925

923:                                              ; preds = %925, %917
  %924 = phi i64 [ 0, %917 ], [ %935, %925 ]
  call fastcc void @note(ptr noundef nonnull readonly %0, i64 noundef %123, i64 noundef %924, ptr noundef readonly %724, i64 noundef %725, ptr noundef readonly %910, i64 noundef %920)
  br label %938

925:                                              ; preds = %925, %921
  %926 = phi i64 [ 0, %921 ], [ %935, %925 ]
  %927 = phi i64 [ 0, %921 ], [ %936, %925 ]
  %928 = getelementptr inbounds nuw i64, ptr %724, i64 %927
  %929 = load i64, ptr %928, align 8
  %930 = call fastcc i64 @get(ptr noundef readonly %910, i64 noundef %920, i64 noundef %929)
  %931 = icmp sge i64 %930, %922
  %932 = icmp slt i64 %930, %905
  %933 = and i1 %931, %932
  %934 = zext i1 %933 to i64
  %935 = add nuw nsw i64 %926, %934
  %936 = add nuw nsw i64 %927, 1
  %937 = icmp eq i64 %936, %725
  br i1 %937, label %923, label %925

938:                                              ; preds = %923, %907, %903
  %939 = load i64, ptr %120, align 8
  switch i64 %939, label %2100 [
    i64 2, label %940
    i64 3, label %940
    i64 36, label %2039
  ]

940:                                              ; preds = %938, %938
  %941 = load i64, ptr %81, align 8
  %942 = inttoptr i64 %941 to ptr
  %943 = getelementptr inbounds nuw i8, ptr %120, i64 96
  %944 = load i64, ptr %943, align 8
  %945 = getelementptr inbounds nuw i8, ptr %120, i64 104
  %946 = load i64, ptr %945, align 8
  %947 = mul nsw i64 %946, %944
  %948 = icmp eq i64 %939, 3
  %949 = load i64, ptr %19, align 8
  %950 = inttoptr i64 %949 to ptr
  %951 = getelementptr inbounds nuw i8, ptr %120, i64 40
  %952 = load i64, ptr %951, align 8
  %953 = getelementptr inbounds %struct.operand, ptr %950, i64 %952
  %954 = load i64, ptr %953, align 8
  %955 = getelementptr inbounds nuw i8, ptr %953, i64 8
  %956 = load i64, ptr %955, align 8
  %957 = getelementptr inbounds nuw i8, ptr %120, i64 112
  %958 = load i64, ptr %957, align 8
  %959 = getelementptr inbounds nuw i8, ptr %120, i64 120
  %960 = load i64, ptr %959, align 8
  %961 = icmp eq i64 %960, 0
  %962 = icmp sgt i64 %725, 0
  br i1 %961, label %964, label %963

963:                                              ; preds = %940
  br i1 %962, label %967, label %992

964:                                              ; preds = %940
  br i1 %962, label %965, label %992

965:                                              ; preds = %964
  %966 = trunc i64 %958 to i32
  br label %979

967:                                              ; preds = %963, %967
  %968 = phi i64 [ %977, %967 ], [ 0, %963 ]
  %969 = getelementptr inbounds nuw i64, ptr %724, i64 %968
  %970 = load i64, ptr %969, align 8
  %971 = mul nsw i64 %970, %956
  %972 = add i64 %971, %954
  %973 = inttoptr i64 %972 to ptr
  %974 = load i64, ptr %973, align 8
  %975 = add i64 %974, %958
  %976 = getelementptr inbounds nuw i64, ptr %942, i64 %968
  store i64 %975, ptr %976, align 8
  %977 = add nuw nsw i64 %968, 1
  %978 = icmp eq i64 %977, %725
  br i1 %978, label %992, label %967

979:                                              ; preds = %979, %965
  %980 = phi i64 [ 0, %965 ], [ %990, %979 ]
  %981 = getelementptr inbounds nuw i64, ptr %724, i64 %980
  %982 = load i64, ptr %981, align 8
  %983 = mul nsw i64 %982, %956
  %984 = add i64 %983, %954
  %985 = inttoptr i64 %984 to ptr
  %986 = load i32, ptr %985, align 4
  %987 = add i32 %986, %966
  %988 = zext i32 %987 to i64
  %989 = getelementptr inbounds nuw i64, ptr %942, i64 %980
  store i64 %988, ptr %989, align 8
  %990 = add nuw nsw i64 %980, 1
  %991 = icmp eq i64 %990, %725
  br i1 %991, label %992, label %979

992:                                              ; preds = %967, %979, %964, %963
  %993 = getelementptr inbounds nuw i8, ptr %120, i64 88
  %994 = load i64, ptr %993, align 8
  %995 = icmp eq i64 %994, 2
  br i1 %995, label %996, label %1051

996:                                              ; preds = %992
  %997 = load i64, ptr %82, align 8
  %998 = inttoptr i64 %997 to ptr
  %999 = load i64, ptr %942, align 8
  %1000 = lshr i64 %999, 32
  %1001 = icmp sgt i64 %725, 1
  br i1 %1001, label %1002, label %1025

1002:                                             ; preds = %996, %1022
  %1003 = phi i64 [ %1023, %1022 ], [ 1, %996 ]
  %1004 = getelementptr inbounds nuw i64, ptr %942, i64 %1003
  %1005 = load i64, ptr %1004, align 8
  %1006 = lshr i64 %1005, 32
  %1007 = icmp eq i64 %1006, %1000
  br i1 %1007, label %1022, label %1008

1008:                                             ; preds = %1002
  %1009 = load i64, ptr %83, align 8
  %1010 = icmp eq i64 %1000, %1009
  br i1 %1010, label %3860, label %1011

1011:                                             ; preds = %1008
  %1012 = load i64, ptr %84, align 8
  %1013 = icmp sgt i64 %1012, 0
  br i1 %1013, label %1017, label %1022

1014:                                             ; preds = %1017
  %1015 = add nuw nsw i64 %1018, 1
  %1016 = icmp eq i64 %1015, %1012
  br i1 %1016, label %1022, label %1017

1017:                                             ; preds = %1011, %1014
  %1018 = phi i64 [ %1015, %1014 ], [ 0, %1011 ]
  %1019 = getelementptr inbounds nuw i64, ptr %998, i64 %1018
  %1020 = load i64, ptr %1019, align 8
  %1021 = icmp eq i64 %1006, %1020
  br i1 %1021, label %3860, label %1014

1022:                                             ; preds = %1014, %1011, %1002
  %1023 = add nuw nsw i64 %1003, 1
  %1024 = icmp eq i64 %1023, %725
  br i1 %1024, label %1025, label %1002

1025:                                             ; preds = %1022, %996
  %1026 = load i64, ptr %83, align 8
  %1027 = icmp eq i64 %1000, %1026
  br i1 %1027, label %1031, label %1028

1028:                                             ; preds = %1025
  %1029 = load i64, ptr %84, align 8
  %1030 = icmp sgt i64 %1029, 0
  br i1 %1030, label %1046, label %1053

1031:                                             ; preds = %1025
  br i1 %962, label %1032, label %1071

1032:                                             ; preds = %1031, %1032
  %1033 = phi i64 [ %1037, %1032 ], [ 0, %1031 ]
  %1034 = getelementptr inbounds nuw i64, ptr %942, i64 %1033
  %1035 = load i64, ptr %1034, align 8
  %1036 = and i64 %1035, 4294967295
  store i64 %1036, ptr %1034, align 8
  %1037 = add nuw nsw i64 %1033, 1
  %1038 = icmp eq i64 %1037, %725
  br i1 %1038, label %1039, label %1032

1039:                                             ; preds = %1032
  %1040 = load i64, ptr %81, align 8
  %1041 = inttoptr i64 %1040 to ptr
  %1042 = load i64, ptr %1041, align 8
  br label %1058

1043:                                             ; preds = %1046
  %1044 = add nuw nsw i64 %1047, 1
  %1045 = icmp eq i64 %1044, %1029
  br i1 %1045, label %1053, label %1046

1046:                                             ; preds = %1028, %1043
  %1047 = phi i64 [ %1044, %1043 ], [ 0, %1028 ]
  %1048 = getelementptr inbounds nuw i64, ptr %998, i64 %1047
  %1049 = load i64, ptr %1048, align 8
  %1050 = icmp eq i64 %1000, %1049
  br i1 %1050, label %3860, label %1043

1051:                                             ; preds = %992
  %1052 = icmp slt i64 %994, 0
  br i1 %1052, label %3860, label %1053

1053:                                             ; preds = %1043, %1051, %1028
  %1054 = phi i64 [ %994, %1051 ], [ 1, %1028 ], [ 1, %1043 ]
  %1055 = load i64, ptr %81, align 8
  %1056 = inttoptr i64 %1055 to ptr
  %1057 = load i64, ptr %1056, align 8
  br i1 %962, label %1058, label %1062

1058:                                             ; preds = %1053, %1039
  %1059 = phi i64 [ %1042, %1039 ], [ %1057, %1053 ]
  %1060 = phi ptr [ %1041, %1039 ], [ %1056, %1053 ]
  %1061 = phi i64 [ 0, %1039 ], [ %1054, %1053 ]
  br label %1075

1062:                                             ; preds = %1075, %1053
  %1063 = phi ptr [ %1056, %1053 ], [ %1060, %1075 ]
  %1064 = phi i64 [ %1054, %1053 ], [ %1061, %1075 ]
  %1065 = phi i64 [ %1057, %1053 ], [ %1083, %1075 ]
  %1066 = phi i64 [ 0, %1053 ], [ %1084, %1075 ]
  %1067 = phi i64 [ %1057, %1053 ], [ %1082, %1075 ]
  %1068 = add nsw i64 %947, -1
  %1069 = and i64 %1066, %1068
  %1070 = icmp eq i64 %1069, 0
  br i1 %1070, label %1087, label %3860

1071:                                             ; preds = %1031
  %1072 = load i64, ptr %81, align 8
  %1073 = inttoptr i64 %1072 to ptr
  %1074 = load i64, ptr %1073, align 8
  br label %1089

1075:                                             ; preds = %1075, %1058
  %1076 = phi i64 [ %1082, %1075 ], [ %1059, %1058 ]
  %1077 = phi i64 [ %1085, %1075 ], [ 0, %1058 ]
  %1078 = phi i64 [ %1084, %1075 ], [ 0, %1058 ]
  %1079 = phi i64 [ %1083, %1075 ], [ %1059, %1058 ]
  %1080 = getelementptr inbounds nuw i64, ptr %1060, i64 %1077
  %1081 = load i64, ptr %1080, align 8
  %1082 = call i64 @llvm.smin.i64(i64 %1081, i64 %1076)
  %1083 = call i64 @llvm.smax.i64(i64 %1081, i64 %1079)
  %1084 = or i64 %1081, %1078
  %1085 = add nuw nsw i64 %1077, 1
  %1086 = icmp eq i64 %1085, %725
  br i1 %1086, label %1062, label %1075

1087:                                             ; preds = %1062
  %1088 = icmp eq i64 %1064, 0
  br i1 %1088, label %1089, label %1133

1089:                                             ; preds = %1087, %1071
  %1090 = phi ptr [ %1073, %1071 ], [ %1063, %1087 ]
  %1091 = phi i64 [ %1074, %1071 ], [ %1065, %1087 ]
  %1092 = phi i64 [ %1074, %1071 ], [ %1067, %1087 ]
  %1093 = load i64, ptr %87, align 8
  %1094 = inttoptr i64 %1093 to ptr
  %1095 = load i64, ptr %41, align 8
  %1096 = inttoptr i64 %1095 to ptr
  %1097 = load i64, ptr %88, align 8
  %1098 = icmp sgt i64 %1097, 0
  br i1 %1098, label %1099, label %1113

1099:                                             ; preds = %1089, %1110
  %1100 = phi i64 [ %1111, %1110 ], [ 0, %1089 ]
  %1101 = shl nuw nsw i64 %1100, 4
  %1102 = getelementptr inbounds nuw i8, ptr %1094, i64 %1101
  %1103 = load i64, ptr %1102, align 8
  %1104 = icmp sgt i64 %1103, %1092
  br i1 %1104, label %1110, label %1105

1105:                                             ; preds = %1099
  %1106 = getelementptr inbounds nuw i8, ptr %1102, i64 8
  %1107 = load i64, ptr %1106, align 8
  %1108 = sub nsw i64 %1107, %947
  %1109 = icmp sgt i64 %1091, %1108
  br i1 %1109, label %1110, label %1113

1110:                                             ; preds = %1105, %1099
  %1111 = add nuw nsw i64 %1100, 1
  %1112 = icmp eq i64 %1111, %1097
  br i1 %1112, label %3860, label %1099

1113:                                             ; preds = %1105, %1089
  %1114 = phi i64 [ 0, %1089 ], [ %1100, %1105 ]
  %1115 = icmp eq i64 %1114, %1097
  br i1 %1115, label %3860, label %1116

1116:                                             ; preds = %1113
  br i1 %962, label %1120, label %1117

1117:                                             ; preds = %1120, %1116
  %1118 = load i64, ptr %46, align 8
  %1119 = inttoptr i64 %1118 to ptr
  br label %1171

1120:                                             ; preds = %1116, %1120
  %1121 = phi i64 [ %1131, %1120 ], [ 0, %1116 ]
  %1122 = getelementptr inbounds nuw i64, ptr %724, i64 %1121
  %1123 = load i64, ptr %1122, align 8
  %1124 = getelementptr inbounds i64, ptr %1096, i64 %1123
  %1125 = load i64, ptr %1124, align 8
  %1126 = load i64, ptr %89, align 8
  %1127 = mul nsw i64 %1126, %1125
  %1128 = getelementptr inbounds nuw i64, ptr %1090, i64 %1121
  %1129 = load i64, ptr %1128, align 8
  %1130 = add nsw i64 %1129, %1127
  store i64 %1130, ptr %1128, align 8
  %1131 = add nuw nsw i64 %1121, 1
  %1132 = icmp eq i64 %1131, %725
  br i1 %1132, label %1117, label %1120

1133:                                             ; preds = %1087
  %1134 = load i64, ptr %46, align 8
  %1135 = inttoptr i64 %1134 to ptr
  %1136 = load i64, ptr %85, align 8
  %1137 = icmp eq i64 %1136, 0
  br i1 %1137, label %1146, label %1138

1138:                                             ; preds = %1133
  %1139 = getelementptr inbounds %struct.region, ptr %1135, i64 %1136
  %1140 = load i64, ptr %1139, align 8
  %1141 = icmp sgt i64 %1140, %1067
  br i1 %1141, label %1146, label %1142

1142:                                             ; preds = %1138
  %1143 = getelementptr inbounds nuw i8, ptr %1139, i64 8
  %1144 = load i64, ptr %1143, align 8
  %1145 = icmp slt i64 %1067, %1144
  br i1 %1145, label %1164, label %1146

1146:                                             ; preds = %1142, %1138, %1133
  %1147 = load i64, ptr %86, align 8
  %1148 = icmp sgt i64 %1147, 1
  br i1 %1148, label %1149, label %2037

1149:                                             ; preds = %1146, %1161
  %1150 = phi i64 [ %1162, %1161 ], [ 1, %1146 ]
  %1151 = getelementptr inbounds nuw %struct.region, ptr %1135, i64 %1150
  %1152 = load i64, ptr %1151, align 8
  %1153 = icmp sgt i64 %1152, %1067
  br i1 %1153, label %1161, label %1154

1154:                                             ; preds = %1149
  %1155 = getelementptr inbounds nuw i8, ptr %1151, i64 8
  %1156 = load i64, ptr %1155, align 8
  %1157 = icmp slt i64 %1067, %1156
  br i1 %1157, label %1158, label %1161

1158:                                             ; preds = %1154
  %1159 = getelementptr inbounds nuw i8, ptr %1151, i64 8
  store i64 %1150, ptr %85, align 8
  %1160 = load i64, ptr %1159, align 8
  br label %1164

1161:                                             ; preds = %1154, %1149
  %1162 = add nuw nsw i64 %1150, 1
  %1163 = icmp eq i64 %1162, %1147
  br i1 %1163, label %2037, label %1149

1164:                                             ; preds = %1158, %1142
  %1165 = phi i64 [ %1144, %1142 ], [ %1160, %1158 ]
  %1166 = phi ptr [ %1139, %1142 ], [ %1151, %1158 ]
  %1167 = sub nsw i64 %1165, %947
  %1168 = icmp sgt i64 %1065, %1167
  br i1 %1168, label %3860, label %1169

1169:                                             ; preds = %1164
  %1170 = load i64, ptr %1166, align 8
  br label %1171

1171:                                             ; preds = %1169, %1117
  %1172 = phi i64 [ %1118, %1117 ], [ %1134, %1169 ]
  %1173 = phi ptr [ %1090, %1117 ], [ %1063, %1169 ]
  %1174 = phi i64 [ 0, %1117 ], [ %1064, %1169 ]
  %1175 = phi ptr [ %1119, %1117 ], [ %1166, %1169 ]
  %1176 = phi i64 [ 0, %1117 ], [ %1170, %1169 ]
  %1177 = getelementptr inbounds nuw i8, ptr %1175, i64 120
  %1178 = load i64, ptr %1177, align 8
  %1179 = icmp sgt i64 %1178, 1
  br i1 %1179, label %3860, label %1180

1180:                                             ; preds = %1171
  %1181 = getelementptr inbounds nuw i8, ptr %1175, i64 32
  %1182 = load i64, ptr %1181, align 8
  %1183 = icmp slt i64 %947, %1182
  br i1 %1183, label %3860, label %1184

1184:                                             ; preds = %1180
  %1185 = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %1182, i1 true)
  %1186 = ashr i64 %947, %1185
  %1187 = icmp sgt i64 %725, 1
  br i1 %1187, label %1188, label %1202

1188:                                             ; preds = %1184, %1188
  %1189 = phi i64 [ %1197, %1188 ], [ 1, %1184 ]
  %1190 = phi i64 [ %1198, %1188 ], [ 1, %1184 ]
  %1191 = getelementptr inbounds nuw i64, ptr %1173, i64 %1190
  %1192 = load i64, ptr %1191, align 8
  %1193 = getelementptr i8, ptr %1191, i64 -8
  %1194 = load i64, ptr %1193, align 8
  %1195 = sub nsw i64 %1192, %1194
  %1196 = icmp slt i64 %1195, %947
  %1197 = select i1 %1196, i64 0, i64 %1189
  %1198 = add nuw nsw i64 %1190, 1
  %1199 = icmp eq i64 %1198, %725
  br i1 %1199, label %1200, label %1188

1200:                                             ; preds = %1188
  %1201 = icmp ne i64 %1197, 0
  br label %1202

1202:                                             ; preds = %1200, %1184
  %1203 = phi i1 [ true, %1184 ], [ %1201, %1200 ]
  %1204 = icmp eq i64 %1174, 0
  br i1 %1204, label %1208, label %1205

1205:                                             ; preds = %1202
  %1206 = load i64, ptr %90, align 8
  %1207 = icmp ne i64 %1206, 0
  br label %1208

1208:                                             ; preds = %1205, %1202
  %1209 = phi i1 [ true, %1202 ], [ %1207, %1205 ]
  store i64 -1, ptr %91, align 8
  store i64 0, ptr %92, align 8
  %1210 = load i64, ptr %1177, align 8
  %1211 = icmp eq i64 %1210, 0
  br i1 %1211, label %1226, label %1212

1212:                                             ; preds = %1208
  %1213 = select i1 %948, i64 136, i64 128
  %1214 = getelementptr inbounds nuw i8, ptr %1175, i64 %1213
  %1215 = load i64, ptr %1214, align 8
  %1216 = inttoptr i64 %1215 to ptr
  %1217 = getelementptr inbounds i64, ptr %1216, i64 %123
  %1218 = load i64, ptr %1217, align 8
  %1219 = inttoptr i64 %1218 to ptr
  %1220 = icmp eq i64 %1218, 0
  br i1 %1220, label %1221, label %1226

1221:                                             ; preds = %1212
  %1222 = ptrtoint ptr %1175 to i64
  %1223 = sub i64 %1222, %1172
  %1224 = sdiv exact i64 %1223, 152
  store i64 %1224, ptr %91, align 8
  %1225 = select i1 %948, i64 2, i64 1
  store i64 %1225, ptr %92, align 8
  br label %3860

1226:                                             ; preds = %1212, %1208
  %1227 = phi ptr [ %1219, %1212 ], [ null, %1208 ]
  br i1 %1209, label %1228, label %1235

1228:                                             ; preds = %1226
  %1229 = load i64, ptr %93, align 8
  %1230 = shl nsw i64 %725, 1
  %1231 = add i64 %1230, 4
  %1232 = add i64 %1231, %1229
  %1233 = load i64, ptr %94, align 8
  %1234 = icmp sgt i64 %1232, %1233
  br i1 %1234, label %3860, label %1235

1235:                                             ; preds = %1228, %1226
  %1236 = getelementptr inbounds nuw i8, ptr %1175, i64 64
  %1237 = load i64, ptr %1236, align 8
  %1238 = icmp eq i64 %1237, 0
  %1239 = select i1 %1203, i1 %1238, i1 false
  %1240 = getelementptr inbounds nuw i8, ptr %1175, i64 56
  %1241 = load i64, ptr %1240, align 8
  br i1 %1239, label %1242, label %1393

1242:                                             ; preds = %1235
  %1243 = icmp eq i64 %1241, 0
  br i1 %1243, label %1244, label %1393

1244:                                             ; preds = %1242
  %1245 = getelementptr inbounds nuw i8, ptr %1175, i64 80
  %1246 = load i64, ptr %1245, align 8
  %1247 = icmp eq i64 %1246, 0
  br i1 %1247, label %1248, label %1393

1248:                                             ; preds = %1244
  %1249 = load i64, ptr %41, align 8
  %1250 = inttoptr i64 %1249 to ptr
  %1251 = load i64, ptr %64, align 8
  %1252 = inttoptr i64 %1251 to ptr
  %1253 = load i64, ptr %45, align 8
  %1254 = inttoptr i64 %1253 to ptr
  %1255 = load i64, ptr %59, align 8
  %1256 = inttoptr i64 %1255 to ptr
  %1257 = getelementptr inbounds nuw i8, ptr %1175, i64 88
  %1258 = load i64, ptr %1257, align 8
  %1259 = inttoptr i64 %1258 to ptr
  %1260 = getelementptr inbounds nuw i8, ptr %1175, i64 48
  %1261 = load i64, ptr %1260, align 8
  %1262 = inttoptr i64 %1261 to ptr
  %1263 = load i64, ptr %96, align 8
  %1264 = inttoptr i64 %1263 to ptr
  br i1 %948, label %1269, label %1265

1265:                                             ; preds = %1248
  %1266 = getelementptr inbounds nuw i8, ptr %1175, i64 40
  %1267 = load i64, ptr %1266, align 8
  %1268 = icmp eq i64 %1267, 0
  br label %1269

1269:                                             ; preds = %1265, %1248
  %1270 = phi i1 [ false, %1248 ], [ %1268, %1265 ]
  %1271 = icmp slt i64 %725, 1
  br i1 %1271, label %1614, label %1272

1272:                                             ; preds = %1269
  %1273 = getelementptr inbounds nuw i8, ptr %1175, i64 24
  %1274 = getelementptr inbounds nuw i8, ptr %1175, i64 104
  %1275 = icmp sgt i64 %1186, 0
  br label %1276

1276:                                             ; preds = %1388, %1272
  %1277 = phi i64 [ 0, %1272 ], [ %1389, %1388 ]
  %1278 = phi ptr [ %1264, %1272 ], [ %1390, %1388 ]
  %1279 = phi i64 [ 0, %1272 ], [ %1391, %1388 ]
  %1280 = getelementptr inbounds nuw i64, ptr %942, i64 %1279
  %1281 = load i64, ptr %1280, align 8
  %1282 = sub nsw i64 %1281, %1176
  %1283 = ashr i64 %1282, %1185
  %1284 = add nsw i64 %1283, %1186
  br i1 %1275, label %1285, label %1388

1285:                                             ; preds = %1276
  %1286 = load i64, ptr %1273, align 8
  %1287 = inttoptr i64 %1286 to ptr
  %1288 = mul nsw i64 %1283, 40
  %1289 = getelementptr inbounds i8, ptr %1287, i64 %1288
  %1290 = getelementptr inbounds nuw i64, ptr %724, i64 %1279
  %1291 = load i64, ptr %1290, align 8
  %1292 = getelementptr inbounds i64, ptr %1250, i64 %1291
  %1293 = getelementptr inbounds i64, ptr %1252, i64 %1291
  %1294 = getelementptr inbounds i64, ptr %1254, i64 %1291
  br label %1295

1295:                                             ; preds = %1378, %1285
  %1296 = phi i64 [ %1277, %1285 ], [ %1382, %1378 ]
  %1297 = phi ptr [ %1278, %1285 ], [ %1384, %1378 ]
  %1298 = phi i64 [ %1283, %1285 ], [ %1385, %1378 ]
  %1299 = phi ptr [ %1289, %1285 ], [ %1386, %1378 ]
  %1300 = getelementptr inbounds nuw i8, ptr %1299, i64 4
  %1301 = load i32, ptr %1300, align 4
  %1302 = icmp sgt i32 %1301, 0
  br i1 %1302, label %1307, label %1303

1303:                                             ; preds = %1295
  %1304 = getelementptr inbounds nuw i8, ptr %1299, i64 24
  %1305 = load i32, ptr %1304, align 4
  %1306 = icmp sgt i32 %1305, 0
  br i1 %1306, label %1307, label %1365

1307:                                             ; preds = %1303, %1295
  %1308 = load i64, ptr %1292, align 8
  %1309 = load i64, ptr %97, align 8
  %1310 = add nsw i64 %1309, %1308
  %1311 = load i64, ptr %1293, align 8
  %1312 = load i64, ptr %1294, align 8
  %1313 = load i64, ptr %60, align 8
  %1314 = mul nsw i64 %1313, %1312
  %1315 = getelementptr inbounds i32, ptr %1256, i64 %1314
  %1316 = load i32, ptr %1299, align 4
  %1317 = sext i32 %1316 to i64
  %1318 = icmp slt i32 %1301, 1
  br i1 %1318, label %1333, label %1319

1319:                                             ; preds = %1307
  %1320 = load i64, ptr %1274, align 8
  %1321 = icmp eq i64 %1320, 0
  br i1 %1321, label %1322, label %1327

1322:                                             ; preds = %1319
  %1323 = getelementptr inbounds nuw i8, ptr %1299, i64 8
  %1324 = load i32, ptr %1323, align 4
  %1325 = sext i32 %1324 to i64
  %1326 = icmp eq i64 %1310, %1325
  br i1 %1326, label %1327, label %1333

1327:                                             ; preds = %1322, %1319
  %1328 = icmp eq i64 %1311, %1317
  br i1 %1328, label %1333, label %1329

1329:                                             ; preds = %1327
  %1330 = getelementptr inbounds i32, ptr %1315, i64 %1317
  %1331 = load i32, ptr %1330, align 4
  %1332 = icmp sge i32 %1331, %1301
  br label %1333

1333:                                             ; preds = %1329, %1327, %1322, %1307
  %1334 = phi i1 [ %1332, %1329 ], [ true, %1307 ], [ true, %1327 ], [ false, %1322 ]
  %1335 = getelementptr inbounds nuw i8, ptr %1299, i64 20
  %1336 = load i32, ptr %1335, align 4
  %1337 = sext i32 %1336 to i64
  %1338 = getelementptr inbounds nuw i8, ptr %1299, i64 24
  %1339 = load i32, ptr %1338, align 4
  %1340 = icmp slt i32 %1339, 1
  br i1 %1340, label %1360, label %1341

1341:                                             ; preds = %1333
  %1342 = load i64, ptr %1274, align 8
  %1343 = icmp eq i64 %1342, 0
  br i1 %1343, label %1344, label %1353

1344:                                             ; preds = %1341
  %1345 = getelementptr inbounds nuw i8, ptr %1299, i64 28
  %1346 = load i32, ptr %1345, align 4
  %1347 = sext i32 %1346 to i64
  %1348 = icmp eq i64 %1310, %1347
  br i1 %1348, label %1353, label %1349

1349:                                             ; preds = %1344
  %1350 = load i64, ptr %98, align 8
  %1351 = icmp ne i64 %1350, 0
  %1352 = sext i1 %1351 to i32
  br label %1360

1353:                                             ; preds = %1344, %1341
  %1354 = icmp eq i64 %1311, %1337
  br i1 %1354, label %1360, label %1355

1355:                                             ; preds = %1353
  %1356 = getelementptr inbounds i32, ptr %1315, i64 %1337
  %1357 = load i32, ptr %1356, align 4
  %1358 = icmp sge i32 %1357, %1339
  %1359 = zext i1 %1358 to i32
  br label %1360

1360:                                             ; preds = %1355, %1353, %1349, %1333
  %1361 = phi i32 [ %1352, %1349 ], [ 1, %1333 ], [ 1, %1353 ], [ %1359, %1355 ]
  %1362 = icmp sgt i32 %1361, -1
  %1363 = select i1 %1334, i1 %1362, i1 false
  br i1 %1363, label %1364, label %3860

1364:                                             ; preds = %1360
  br i1 %948, label %1366, label %1372

1365:                                             ; preds = %1303
  br i1 %948, label %1368, label %1372

1366:                                             ; preds = %1364
  %1367 = icmp eq i32 %1361, 0
  br i1 %1367, label %3860, label %1368

1368:                                             ; preds = %1366, %1365
  %1369 = getelementptr inbounds i8, ptr %1259, i64 %1298
  %1370 = load i8, ptr %1369, align 1
  %1371 = icmp eq i8 %1370, 0
  br i1 %1371, label %1378, label %3860

1372:                                             ; preds = %1365, %1364
  %1373 = phi i32 [ 1, %1365 ], [ %1361, %1364 ]
  br i1 %1270, label %1374, label %1378

1374:                                             ; preds = %1372
  %1375 = getelementptr inbounds i8, ptr %1262, i64 %1298
  %1376 = load i8, ptr %1375, align 1
  %1377 = icmp eq i8 %1376, 0
  br i1 %1377, label %3860, label %1378

1378:                                             ; preds = %1374, %1372, %1368
  %1379 = phi i32 [ %1373, %1374 ], [ %1373, %1372 ], [ 1, %1368 ]
  %1380 = icmp eq i32 %1379, 0
  %1381 = zext i1 %1380 to i64
  %1382 = add nsw i64 %1296, %1381
  %1383 = select i1 %1380, i8 2, i8 0
  %1384 = getelementptr inbounds nuw i8, ptr %1297, i64 1
  store i8 %1383, ptr %1297, align 1
  %1385 = add nsw i64 %1298, 1
  %1386 = getelementptr inbounds nuw i8, ptr %1299, i64 40
  %1387 = icmp slt i64 %1385, %1284
  br i1 %1387, label %1295, label %1388

1388:                                             ; preds = %1378, %1276
  %1389 = phi i64 [ %1277, %1276 ], [ %1382, %1378 ]
  %1390 = phi ptr [ %1278, %1276 ], [ %1384, %1378 ]
  %1391 = add nuw nsw i64 %1279, 1
  %1392 = icmp eq i64 %1391, %725
  br i1 %1392, label %1614, label %1276

1393:                                             ; preds = %1244, %1242, %1235
  %1394 = phi i64 [ 0, %1244 ], [ %1241, %1242 ], [ %1241, %1235 ]
  %1395 = phi i64 [ 0, %1244 ], [ 0, %1242 ], [ %1237, %1235 ]
  %1396 = load i64, ptr %41, align 8
  %1397 = inttoptr i64 %1396 to ptr
  %1398 = load i64, ptr %64, align 8
  %1399 = inttoptr i64 %1398 to ptr
  %1400 = load i64, ptr %45, align 8
  %1401 = inttoptr i64 %1400 to ptr
  %1402 = load i64, ptr %59, align 8
  %1403 = inttoptr i64 %1402 to ptr
  %1404 = getelementptr inbounds nuw i8, ptr %1175, i64 24
  %1405 = load i64, ptr %1404, align 8
  %1406 = inttoptr i64 %1405 to ptr
  %1407 = inttoptr i64 %1395 to ptr
  %1408 = inttoptr i64 %1394 to ptr
  %1409 = getelementptr inbounds nuw i8, ptr %1175, i64 72
  %1410 = load i64, ptr %1409, align 8
  %1411 = inttoptr i64 %1410 to ptr
  %1412 = getelementptr inbounds nuw i8, ptr %1175, i64 88
  %1413 = load i64, ptr %1412, align 8
  %1414 = inttoptr i64 %1413 to ptr
  %1415 = getelementptr inbounds nuw i8, ptr %1175, i64 48
  %1416 = load i64, ptr %1415, align 8
  %1417 = inttoptr i64 %1416 to ptr
  %1418 = getelementptr inbounds nuw i8, ptr %1175, i64 112
  %1419 = load i64, ptr %1418, align 8
  %1420 = inttoptr i64 %1419 to ptr
  %1421 = load i64, ptr %95, align 8
  %1422 = load i64, ptr %1181, align 8
  %1423 = load i64, ptr %96, align 8
  %1424 = inttoptr i64 %1423 to ptr
  %1425 = mul nsw i64 %1186, %725
  %1426 = add nsw i64 %1421, %1425
  store i64 %1426, ptr %95, align 8
  br i1 %962, label %1427, label %1614

1427:                                             ; preds = %1393
  %1428 = icmp eq i64 %1395, 0
  %1429 = getelementptr inbounds nuw i8, ptr %1175, i64 104
  %1430 = getelementptr inbounds nuw i8, ptr %1175, i64 80
  %1431 = getelementptr inbounds nuw i8, ptr %1175, i64 40
  %1432 = icmp eq i64 %1394, 0
  %1433 = icmp slt i64 %1422, 1
  %1434 = select i1 %1432, i1 true, i1 %1433
  %1435 = icmp sgt i64 %1186, 0
  br label %1436

1436:                                             ; preds = %1608, %1427
  %1437 = phi i64 [ 0, %1427 ], [ %1609, %1608 ]
  %1438 = phi i64 [ 0, %1427 ], [ %1610, %1608 ]
  %1439 = phi i64 [ 0, %1427 ], [ %1612, %1608 ]
  %1440 = phi i64 [ 0, %1427 ], [ %1611, %1608 ]
  %1441 = getelementptr inbounds nuw i64, ptr %724, i64 %1439
  %1442 = load i64, ptr %1441, align 8
  %1443 = getelementptr inbounds nuw i64, ptr %942, i64 %1439
  %1444 = load i64, ptr %1443, align 8
  %1445 = sub nsw i64 %1444, %1176
  %1446 = ashr i64 %1445, %1185
  %1447 = getelementptr inbounds i64, ptr %1397, i64 %1442
  %1448 = load i64, ptr %1447, align 8
  %1449 = load i64, ptr %97, align 8
  %1450 = add nsw i64 %1449, %1448
  %1451 = getelementptr inbounds i64, ptr %1399, i64 %1442
  %1452 = load i64, ptr %1451, align 8
  %1453 = getelementptr inbounds i64, ptr %1401, i64 %1442
  %1454 = load i64, ptr %1453, align 8
  %1455 = load i64, ptr %60, align 8
  %1456 = mul nsw i64 %1455, %1454
  %1457 = getelementptr inbounds i32, ptr %1403, i64 %1456
  br i1 %1435, label %1458, label %1608

1458:                                             ; preds = %1436, %1597
  %1459 = phi i64 [ %1598, %1597 ], [ %1437, %1436 ]
  %1460 = phi i64 [ %1599, %1597 ], [ %1438, %1436 ]
  %1461 = phi i64 [ %1606, %1597 ], [ %1440, %1436 ]
  %1462 = phi i64 [ %1605, %1597 ], [ 0, %1436 ]
  %1463 = add nsw i64 %1462, %1446
  %1464 = mul nsw i64 %1463, 40
  %1465 = getelementptr inbounds i8, ptr %1406, i64 %1464
  br i1 %1428, label %1470, label %1466

1466:                                             ; preds = %1458
  %1467 = getelementptr inbounds i32, ptr %1407, i64 %1463
  %1468 = load i32, ptr %1467, align 4
  %1469 = icmp eq i32 %1468, 0
  br i1 %1469, label %1470, label %3860

1470:                                             ; preds = %1466, %1458
  %1471 = load i32, ptr %1465, align 4
  %1472 = sext i32 %1471 to i64
  %1473 = getelementptr inbounds nuw i8, ptr %1465, i64 4
  %1474 = load i32, ptr %1473, align 4
  %1475 = icmp slt i32 %1474, 1
  br i1 %1475, label %1490, label %1476

1476:                                             ; preds = %1470
  %1477 = load i64, ptr %1429, align 8
  %1478 = icmp eq i64 %1477, 0
  br i1 %1478, label %1479, label %1484

1479:                                             ; preds = %1476
  %1480 = getelementptr inbounds nuw i8, ptr %1465, i64 8
  %1481 = load i32, ptr %1480, align 4
  %1482 = sext i32 %1481 to i64
  %1483 = icmp eq i64 %1450, %1482
  br i1 %1483, label %1484, label %1490

1484:                                             ; preds = %1479, %1476
  %1485 = icmp eq i64 %1452, %1472
  br i1 %1485, label %1490, label %1486

1486:                                             ; preds = %1484
  %1487 = getelementptr inbounds i32, ptr %1457, i64 %1472
  %1488 = load i32, ptr %1487, align 4
  %1489 = icmp slt i32 %1488, %1474
  br label %1490

1490:                                             ; preds = %1486, %1484, %1479, %1470
  %1491 = phi i1 [ %1489, %1486 ], [ false, %1470 ], [ false, %1484 ], [ true, %1479 ]
  %1492 = getelementptr inbounds nuw i8, ptr %1465, i64 20
  %1493 = load i32, ptr %1492, align 4
  %1494 = sext i32 %1493 to i64
  %1495 = getelementptr inbounds nuw i8, ptr %1465, i64 24
  %1496 = load i32, ptr %1495, align 4
  %1497 = icmp slt i32 %1496, 1
  br i1 %1497, label %1517, label %1498

1498:                                             ; preds = %1490
  %1499 = load i64, ptr %1429, align 8
  %1500 = icmp eq i64 %1499, 0
  br i1 %1500, label %1501, label %1510

1501:                                             ; preds = %1498
  %1502 = getelementptr inbounds nuw i8, ptr %1465, i64 28
  %1503 = load i32, ptr %1502, align 4
  %1504 = sext i32 %1503 to i64
  %1505 = icmp eq i64 %1450, %1504
  br i1 %1505, label %1510, label %1506

1506:                                             ; preds = %1501
  %1507 = load i64, ptr %98, align 8
  %1508 = icmp ne i64 %1507, 0
  %1509 = sext i1 %1508 to i32
  br label %1517

1510:                                             ; preds = %1501, %1498
  %1511 = icmp eq i64 %1452, %1494
  br i1 %1511, label %1517, label %1512

1512:                                             ; preds = %1510
  %1513 = getelementptr inbounds i32, ptr %1457, i64 %1494
  %1514 = load i32, ptr %1513, align 4
  %1515 = icmp sge i32 %1514, %1496
  %1516 = zext i1 %1515 to i32
  br label %1517

1517:                                             ; preds = %1512, %1510, %1506, %1490
  %1518 = phi i32 [ %1509, %1506 ], [ 1, %1490 ], [ 1, %1510 ], [ %1516, %1512 ]
  %1519 = icmp slt i32 %1518, 0
  %1520 = select i1 %1491, i1 true, i1 %1519
  br i1 %1520, label %3860, label %1521

1521:                                             ; preds = %1517
  br i1 %948, label %1522, label %1565

1522:                                             ; preds = %1521
  %1523 = icmp eq i32 %1518, 0
  br i1 %1523, label %3860, label %1524

1524:                                             ; preds = %1522
  %1525 = getelementptr inbounds i8, ptr %1414, i64 %1463
  %1526 = load i8, ptr %1525, align 1
  %1527 = icmp eq i8 %1526, 0
  br i1 %1527, label %1528, label %3860

1528:                                             ; preds = %1524
  %1529 = getelementptr inbounds i64, ptr %1420, i64 %1463
  %1530 = load i64, ptr %1529, align 8
  %1531 = icmp slt i64 %1530, %1421
  br i1 %1531, label %1532, label %3860

1532:                                             ; preds = %1528
  %1533 = load i64, ptr %1430, align 8
  %1534 = icmp sgt i64 %1533, 0
  br i1 %1534, label %1535, label %1597

1535:                                             ; preds = %1532
  %1536 = mul nsw i64 %1463, 20
  br label %1537

1537:                                             ; preds = %1562, %1535
  %1538 = phi i64 [ 0, %1535 ], [ %1563, %1562 ]
  %1539 = getelementptr inbounds nuw i64, ptr %1411, i64 %1538
  %1540 = load i64, ptr %1539, align 8
  %1541 = inttoptr i64 %1540 to ptr
  %1542 = getelementptr inbounds i8, ptr %1541, i64 %1536
  %1543 = load i32, ptr %1542, align 4
  %1544 = sext i32 %1543 to i64
  %1545 = getelementptr inbounds nuw i8, ptr %1542, i64 4
  %1546 = load i32, ptr %1545, align 4
  %1547 = icmp slt i32 %1546, 1
  br i1 %1547, label %1562, label %1548

1548:                                             ; preds = %1537
  %1549 = load i64, ptr %1429, align 8
  %1550 = icmp eq i64 %1549, 0
  br i1 %1550, label %1551, label %1556

1551:                                             ; preds = %1548
  %1552 = getelementptr inbounds nuw i8, ptr %1542, i64 8
  %1553 = load i32, ptr %1552, align 4
  %1554 = sext i32 %1553 to i64
  %1555 = icmp eq i64 %1450, %1554
  br i1 %1555, label %1556, label %3860

1556:                                             ; preds = %1551, %1548
  %1557 = icmp eq i64 %1452, %1544
  br i1 %1557, label %1562, label %1558

1558:                                             ; preds = %1556
  %1559 = getelementptr inbounds i32, ptr %1457, i64 %1544
  %1560 = load i32, ptr %1559, align 4
  %1561 = icmp slt i32 %1560, %1546
  br i1 %1561, label %3860, label %1562

1562:                                             ; preds = %1558, %1556, %1537
  %1563 = add nuw nsw i64 %1538, 1
  %1564 = icmp eq i64 %1563, %1533
  br i1 %1564, label %1597, label %1537

1565:                                             ; preds = %1521
  %1566 = load i64, ptr %1431, align 8
  %1567 = icmp eq i64 %1566, 0
  br i1 %1567, label %1568, label %1572

1568:                                             ; preds = %1565
  %1569 = getelementptr inbounds i8, ptr %1417, i64 %1463
  %1570 = load i8, ptr %1569, align 1
  %1571 = icmp eq i8 %1570, 0
  br i1 %1571, label %3860, label %1572

1572:                                             ; preds = %1568, %1565
  br i1 %1434, label %1584, label %1573

1573:                                             ; preds = %1572
  %1574 = mul nsw i64 %1463, %1422
  %1575 = getelementptr i32, ptr %1408, i64 %1574
  br label %1579

1576:                                             ; preds = %1579
  %1577 = add nuw nsw i64 %1580, 1
  %1578 = icmp eq i64 %1577, %1422
  br i1 %1578, label %1584, label %1579

1579:                                             ; preds = %1576, %1573
  %1580 = phi i64 [ 0, %1573 ], [ %1577, %1576 ]
  %1581 = getelementptr i32, ptr %1575, i64 %1580
  %1582 = load i32, ptr %1581, align 4
  %1583 = icmp eq i32 %1582, 0
  br i1 %1583, label %1576, label %3860

1584:                                             ; preds = %1576, %1572
  %1585 = icmp eq i32 %1518, 0
  %1586 = zext i1 %1585 to i64
  %1587 = add nsw i64 %1459, %1586
  %1588 = getelementptr inbounds i64, ptr %1420, i64 %1463
  %1589 = load i64, ptr %1588, align 8
  %1590 = icmp slt i64 %1589, %1421
  br i1 %1590, label %1597, label %1591

1591:                                             ; preds = %1584
  %1592 = sub nsw i64 %1589, %1421
  %1593 = getelementptr inbounds nuw i8, ptr %1424, i64 %1592
  %1594 = load i8, ptr %1593, align 1
  %1595 = or i8 %1594, 1
  store i8 %1595, ptr %1593, align 1
  %1596 = add nsw i64 %1460, 1
  br label %1597

1597:                                             ; preds = %1562, %1591, %1584, %1532
  %1598 = phi i64 [ %1587, %1584 ], [ %1587, %1591 ], [ %1459, %1532 ], [ %1459, %1562 ]
  %1599 = phi i64 [ %1460, %1584 ], [ %1596, %1591 ], [ %1460, %1532 ], [ %1460, %1562 ]
  %1600 = icmp eq i32 %1518, 0
  %1601 = select i1 %1600, i8 2, i8 0
  %1602 = getelementptr inbounds i8, ptr %1424, i64 %1461
  store i8 %1601, ptr %1602, align 1
  %1603 = add nsw i64 %1461, %1421
  %1604 = getelementptr inbounds i64, ptr %1420, i64 %1463
  store i64 %1603, ptr %1604, align 8
  %1605 = add nuw nsw i64 %1462, 1
  %1606 = add nsw i64 %1461, 1
  %1607 = icmp eq i64 %1605, %1186
  br i1 %1607, label %1608, label %1458

1608:                                             ; preds = %1597, %1436
  %1609 = phi i64 [ %1437, %1436 ], [ %1598, %1597 ]
  %1610 = phi i64 [ %1438, %1436 ], [ %1599, %1597 ]
  %1611 = phi i64 [ %1440, %1436 ], [ %1606, %1597 ]
  %1612 = add nuw nsw i64 %1439, 1
  %1613 = icmp eq i64 %1612, %725
  br i1 %1613, label %1614, label %1436

1614:                                             ; preds = %1608, %1388, %1393, %1269
  %1615 = phi i64 [ 0, %1269 ], [ %1389, %1388 ], [ 0, %1393 ], [ %1609, %1608 ]
  %1616 = phi i64 [ 0, %1269 ], [ 0, %1388 ], [ 0, %1393 ], [ %1610, %1608 ]
  %1617 = getelementptr inbounds nuw i8, ptr %1175, i64 96
  %1618 = load i64, ptr %1617, align 8
  %1619 = inttoptr i64 %1618 to ptr
  br i1 %948, label %1634, label %1620

1620:                                             ; preds = %1614
  %1621 = getelementptr inbounds nuw i8, ptr %1619, i64 8
  %1622 = load i64, ptr %1621, align 8
  %1623 = add i64 %1616, %1615
  %1624 = add i64 %1623, %1622
  %1625 = getelementptr inbounds nuw i8, ptr %1619, i64 16
  %1626 = load i64, ptr %1625, align 8
  %1627 = icmp sgt i64 %1624, %1626
  br i1 %1627, label %1628, label %1634

1628:                                             ; preds = %1620
  %1629 = getelementptr inbounds nuw i8, ptr %1619, i64 24
  store i64 %1624, ptr %1629, align 8
  %1630 = load i64, ptr %46, align 8
  %1631 = ptrtoint ptr %1175 to i64
  %1632 = sub i64 %1631, %1630
  %1633 = sdiv exact i64 %1632, 152
  store i64 %1633, ptr %91, align 8
  br label %3860

1634:                                             ; preds = %1620, %1614
  %1635 = load i64, ptr %41, align 8
  %1636 = inttoptr i64 %1635 to ptr
  %1637 = load i64, ptr %64, align 8
  %1638 = inttoptr i64 %1637 to ptr
  %1639 = load i64, ptr %58, align 8
  %1640 = inttoptr i64 %1639 to ptr
  %1641 = load i64, ptr %96, align 8
  %1642 = inttoptr i64 %1641 to ptr
  %1643 = getelementptr inbounds nuw i8, ptr %1175, i64 24
  %1644 = load i64, ptr %1643, align 8
  %1645 = inttoptr i64 %1644 to ptr
  %1646 = load i64, ptr %1240, align 8
  %1647 = inttoptr i64 %1646 to ptr
  %1648 = getelementptr inbounds nuw i8, ptr %1175, i64 72
  %1649 = load i64, ptr %1648, align 8
  %1650 = inttoptr i64 %1649 to ptr
  %1651 = load i64, ptr %1181, align 8
  %1652 = getelementptr inbounds nuw i8, ptr %1175, i64 80
  %1653 = load i64, ptr %1652, align 8
  br i1 %948, label %1654, label %1662

1654:                                             ; preds = %1634
  %1655 = getelementptr inbounds nuw i8, ptr %1175, i64 40
  %1656 = load i64, ptr %1655, align 8
  %1657 = icmp eq i64 %1656, 0
  br i1 %1657, label %1658, label %1662

1658:                                             ; preds = %1654
  %1659 = getelementptr inbounds nuw i8, ptr %1175, i64 48
  %1660 = load i64, ptr %1659, align 8
  %1661 = inttoptr i64 %1660 to ptr
  br label %1662

1662:                                             ; preds = %1658, %1654, %1634
  %1663 = phi ptr [ %1661, %1658 ], [ null, %1654 ], [ null, %1634 ]
  %1664 = icmp eq i64 %1615, 0
  br i1 %1664, label %1670, label %1665

1665:                                             ; preds = %1662
  %1666 = getelementptr inbounds nuw i8, ptr %1619, i64 8
  %1667 = getelementptr inbounds nuw i8, ptr %1175, i64 88
  br i1 %962, label %1668, label %1728

1668:                                             ; preds = %1665
  %1669 = icmp sgt i64 %1186, 0
  br label %1681

1670:                                             ; preds = %1690, %1662
  br i1 %962, label %1671, label %1728

1671:                                             ; preds = %1670
  %1672 = trunc i64 %123 to i32
  %1673 = icmp sgt i64 %1653, 0
  %1674 = icmp eq ptr %1663, null
  %1675 = icmp ne i64 %1646, 0
  %1676 = icmp sgt i64 %1651, 0
  %1677 = select i1 %1675, i1 %1676, i1 false
  %1678 = icmp sgt i64 %1186, 0
  %1679 = select i1 %948, i64 0, i64 5
  %1680 = shl i64 %1651, 2
  br label %1736

1681:                                             ; preds = %1690, %1668
  %1682 = phi i64 [ 0, %1668 ], [ %1691, %1690 ]
  %1683 = phi i64 [ 0, %1668 ], [ %1692, %1690 ]
  %1684 = getelementptr inbounds nuw i64, ptr %942, i64 %1683
  %1685 = load i64, ptr %1684, align 8
  %1686 = sub nsw i64 %1685, %1176
  %1687 = ashr i64 %1686, %1185
  br i1 %1669, label %1694, label %1690

1688:                                             ; preds = %1724
  %1689 = add i64 %1682, %1186
  br label %1690

1690:                                             ; preds = %1688, %1681
  %1691 = phi i64 [ %1682, %1681 ], [ %1689, %1688 ]
  %1692 = add nuw nsw i64 %1683, 1
  %1693 = icmp eq i64 %1692, %725
  br i1 %1693, label %1670, label %1681

1694:                                             ; preds = %1681, %1724
  %1695 = phi i64 [ %1726, %1724 ], [ %1682, %1681 ]
  %1696 = phi i64 [ %1725, %1724 ], [ 0, %1681 ]
  %1697 = getelementptr inbounds i8, ptr %1642, i64 %1695
  %1698 = load i8, ptr %1697, align 1
  %1699 = and i8 %1698, 2
  %1700 = icmp eq i8 %1699, 0
  br i1 %1700, label %1724, label %1701

1701:                                             ; preds = %1694
  %1702 = add nsw i64 %1696, %1687
  %1703 = mul nsw i64 %1702, 40
  %1704 = getelementptr inbounds i8, ptr %1645, i64 %1703
  %1705 = getelementptr inbounds nuw i8, ptr %1704, i64 20
  %1706 = load i64, ptr %1619, align 8
  %1707 = inttoptr i64 %1706 to ptr
  %1708 = load i64, ptr %1666, align 8
  %1709 = add nsw i64 %1708, 1
  store i64 %1709, ptr %1666, align 8
  %1710 = mul nsw i64 %1708, 24
  %1711 = getelementptr inbounds i8, ptr %1707, i64 %1710
  %1712 = trunc i64 %1702 to i32
  store i32 %1712, ptr %1711, align 4
  br label %1717

1713:                                             ; preds = %1717
  %1714 = load i64, ptr %1667, align 8
  %1715 = inttoptr i64 %1714 to ptr
  %1716 = getelementptr inbounds i8, ptr %1715, i64 %1702
  store i8 1, ptr %1716, align 1
  br label %1724

1717:                                             ; preds = %1717, %1701
  %1718 = phi i64 [ 0, %1701 ], [ %1721, %1717 ]
  %1719 = getelementptr inbounds nuw i32, ptr %1705, i64 %1718
  %1720 = load i32, ptr %1719, align 4
  %1721 = add nuw nsw i64 %1718, 1
  %1722 = getelementptr inbounds nuw i32, ptr %1711, i64 %1721
  store i32 %1720, ptr %1722, align 4
  %1723 = icmp eq i64 %1721, 5
  br i1 %1723, label %1713, label %1717

1724:                                             ; preds = %1713, %1694
  %1725 = add nuw nsw i64 %1696, 1
  %1726 = add nsw i64 %1695, 1
  %1727 = icmp eq i64 %1725, %1186
  br i1 %1727, label %1688, label %1694

1728:                                             ; preds = %1755, %1670, %1665
  %1729 = icmp eq i64 %1616, 0
  br i1 %1729, label %1847, label %1730

1730:                                             ; preds = %1728
  %1731 = getelementptr inbounds nuw i8, ptr %1619, i64 8
  %1732 = trunc i64 %123 to i32
  %1733 = getelementptr inbounds nuw i8, ptr %1175, i64 88
  br i1 %962, label %1734, label %1874

1734:                                             ; preds = %1730
  %1735 = icmp sgt i64 %1186, 0
  br label %1793

1736:                                             ; preds = %1755, %1671
  %1737 = phi i64 [ 0, %1671 ], [ %1756, %1755 ]
  %1738 = getelementptr inbounds nuw i64, ptr %724, i64 %1737
  %1739 = load i64, ptr %1738, align 8
  %1740 = getelementptr inbounds nuw i64, ptr %942, i64 %1737
  %1741 = load i64, ptr %1740, align 8
  %1742 = sub nsw i64 %1741, %1176
  %1743 = ashr i64 %1742, %1185
  %1744 = getelementptr inbounds i64, ptr %1638, i64 %1739
  %1745 = load i64, ptr %1744, align 8
  %1746 = trunc i64 %1745 to i32
  %1747 = getelementptr inbounds i32, ptr %1640, i64 %1739
  %1748 = load i32, ptr %1747, align 4
  %1749 = getelementptr inbounds i64, ptr %1636, i64 %1739
  %1750 = load i64, ptr %1749, align 8
  %1751 = load i64, ptr %97, align 8
  %1752 = add nsw i64 %1751, %1750
  %1753 = trunc i64 %1752 to i32
  %1754 = add nsw i64 %1743, %1186
  br i1 %1678, label %1758, label %1755

1755:                                             ; preds = %1789, %1736
  %1756 = add nuw nsw i64 %1737, 1
  %1757 = icmp eq i64 %1756, %725
  br i1 %1757, label %1728, label %1736

1758:                                             ; preds = %1736, %1789
  %1759 = phi i64 [ %1792, %1789 ], [ 0, %1736 ]
  %1760 = phi i64 [ %1790, %1789 ], [ %1743, %1736 ]
  %1761 = add i64 %1759, %1743
  %1762 = mul i64 %1761, %1680
  %1763 = getelementptr i8, ptr %1647, i64 %1762
  %1764 = mul nsw i64 %1760, 40
  %1765 = getelementptr inbounds i8, ptr %1645, i64 %1764
  %1766 = getelementptr inbounds nuw i32, ptr %1765, i64 %1679
  store i32 %1746, ptr %1766, align 4
  %1767 = getelementptr inbounds nuw i8, ptr %1766, i64 4
  store i32 %1748, ptr %1767, align 4
  %1768 = getelementptr inbounds nuw i8, ptr %1766, i64 8
  store i32 %1753, ptr %1768, align 4
  %1769 = getelementptr inbounds nuw i8, ptr %1766, i64 12
  store i32 %1672, ptr %1769, align 4
  %1770 = getelementptr inbounds nuw i8, ptr %1766, i64 16
  store i32 1, ptr %1770, align 4
  br i1 %948, label %1771, label %1789

1771:                                             ; preds = %1758
  %1772 = getelementptr inbounds nuw i8, ptr %1765, i64 24
  store i32 0, ptr %1772, align 4
  br i1 %1673, label %1773, label %1775

1773:                                             ; preds = %1771
  %1774 = mul i64 %1760, 20
  br label %1776

1775:                                             ; preds = %1776, %1771
  br i1 %1674, label %1787, label %1785

1776:                                             ; preds = %1776, %1773
  %1777 = phi i64 [ 0, %1773 ], [ %1783, %1776 ]
  %1778 = getelementptr inbounds nuw i64, ptr %1650, i64 %1777
  %1779 = load i64, ptr %1778, align 8
  %1780 = inttoptr i64 %1779 to ptr
  %1781 = getelementptr i8, ptr %1780, i64 %1774
  %1782 = getelementptr i8, ptr %1781, i64 4
  store i32 0, ptr %1782, align 4
  %1783 = add nuw nsw i64 %1777, 1
  %1784 = icmp eq i64 %1783, %1653
  br i1 %1784, label %1775, label %1776

1785:                                             ; preds = %1775
  %1786 = getelementptr inbounds i8, ptr %1663, i64 %1760
  store i8 1, ptr %1786, align 1
  br label %1787

1787:                                             ; preds = %1785, %1775
  br i1 %1677, label %1788, label %1789

1788:                                             ; preds = %1787
  call void @llvm.memset.p0.i64(ptr align 4 %1763, i8 0, i64 %1680, i1 false)
  br label %1789

1789:                                             ; preds = %1788, %1787, %1758
  %1790 = add nsw i64 %1760, 1
  %1791 = icmp slt i64 %1790, %1754
  %1792 = add i64 %1759, 1
  br i1 %1791, label %1758, label %1755

1793:                                             ; preds = %1808, %1734
  %1794 = phi i64 [ 0, %1734 ], [ %1810, %1808 ]
  %1795 = phi i64 [ 0, %1734 ], [ %1809, %1808 ]
  %1796 = getelementptr inbounds nuw i64, ptr %942, i64 %1794
  %1797 = load i64, ptr %1796, align 8
  %1798 = sub nsw i64 %1797, %1176
  %1799 = ashr i64 %1798, %1185
  br i1 %1735, label %1800, label %1808

1800:                                             ; preds = %1793
  %1801 = getelementptr inbounds nuw i64, ptr %724, i64 %1794
  %1802 = load i64, ptr %1801, align 8
  %1803 = getelementptr inbounds i64, ptr %1638, i64 %1802
  %1804 = getelementptr inbounds i32, ptr %1640, i64 %1802
  %1805 = getelementptr inbounds i64, ptr %1636, i64 %1802
  br label %1812

1806:                                             ; preds = %1843
  %1807 = add i64 %1795, %1186
  br label %1808

1808:                                             ; preds = %1806, %1793
  %1809 = phi i64 [ %1795, %1793 ], [ %1807, %1806 ]
  %1810 = add nuw nsw i64 %1794, 1
  %1811 = icmp eq i64 %1810, %725
  br i1 %1811, label %1847, label %1793

1812:                                             ; preds = %1843, %1800
  %1813 = phi i64 [ 0, %1800 ], [ %1844, %1843 ]
  %1814 = phi i64 [ %1795, %1800 ], [ %1845, %1843 ]
  %1815 = getelementptr inbounds i8, ptr %1642, i64 %1814
  %1816 = load i8, ptr %1815, align 1
  %1817 = and i8 %1816, 1
  %1818 = icmp eq i8 %1817, 0
  br i1 %1818, label %1843, label %1819

1819:                                             ; preds = %1812
  %1820 = load i64, ptr %1619, align 8
  %1821 = inttoptr i64 %1820 to ptr
  %1822 = load i64, ptr %1731, align 8
  %1823 = add nsw i64 %1822, 1
  store i64 %1823, ptr %1731, align 8
  %1824 = mul nsw i64 %1822, 24
  %1825 = getelementptr inbounds i8, ptr %1821, i64 %1824
  %1826 = add nsw i64 %1813, %1799
  %1827 = trunc i64 %1826 to i32
  store i32 %1827, ptr %1825, align 4
  %1828 = load i64, ptr %1803, align 8
  %1829 = trunc i64 %1828 to i32
  %1830 = getelementptr inbounds nuw i8, ptr %1825, i64 4
  store i32 %1829, ptr %1830, align 4
  %1831 = load i32, ptr %1804, align 4
  %1832 = getelementptr inbounds nuw i8, ptr %1825, i64 8
  store i32 %1831, ptr %1832, align 4
  %1833 = load i64, ptr %1805, align 8
  %1834 = load i64, ptr %97, align 8
  %1835 = add nsw i64 %1834, %1833
  %1836 = trunc i64 %1835 to i32
  %1837 = getelementptr inbounds nuw i8, ptr %1825, i64 12
  store i32 %1836, ptr %1837, align 4
  %1838 = getelementptr inbounds nuw i8, ptr %1825, i64 16
  store i32 %1732, ptr %1838, align 4
  %1839 = getelementptr inbounds nuw i8, ptr %1825, i64 20
  store i32 1, ptr %1839, align 4
  %1840 = load i64, ptr %1733, align 8
  %1841 = inttoptr i64 %1840 to ptr
  %1842 = getelementptr inbounds i8, ptr %1841, i64 %1826
  store i8 1, ptr %1842, align 1
  br label %1843

1843:                                             ; preds = %1819, %1812
  %1844 = add nuw nsw i64 %1813, 1
  %1845 = add nsw i64 %1814, 1
  %1846 = icmp eq i64 %1844, %1186
  br i1 %1846, label %1806, label %1812

1847:                                             ; preds = %1808, %1728
  %1848 = icmp eq ptr %1227, null
  br i1 %1848, label %1874, label %1849

1849:                                             ; preds = %1847
  %1850 = getelementptr inbounds nuw i8, ptr %1175, i64 144
  %1851 = load i64, ptr %1850, align 8
  %1852 = inttoptr i64 %1851 to ptr
  br i1 %962, label %1853, label %1874

1853:                                             ; preds = %1849
  %1854 = trunc i64 %123 to i32
  %1855 = icmp sgt i64 %1186, 0
  br label %1856

1856:                                             ; preds = %1862, %1853
  %1857 = phi i64 [ 0, %1853 ], [ %1863, %1862 ]
  %1858 = getelementptr inbounds nuw i64, ptr %942, i64 %1857
  %1859 = load i64, ptr %1858, align 8
  %1860 = sub nsw i64 %1859, %1176
  %1861 = ashr i64 %1860, %1185
  br i1 %1855, label %1865, label %1862

1862:                                             ; preds = %1871, %1856
  %1863 = add nuw nsw i64 %1857, 1
  %1864 = icmp eq i64 %1863, %725
  br i1 %1864, label %1874, label %1856

1865:                                             ; preds = %1856, %1871
  %1866 = phi i64 [ %1872, %1871 ], [ 0, %1856 ]
  %1867 = add nsw i64 %1866, %1861
  %1868 = getelementptr inbounds i8, ptr %1227, i64 %1867
  store i8 1, ptr %1868, align 1
  br i1 %948, label %1869, label %1871

1869:                                             ; preds = %1865
  %1870 = getelementptr inbounds i32, ptr %1852, i64 %1867
  store i32 %1854, ptr %1870, align 4
  br label %1871

1871:                                             ; preds = %1869, %1865
  %1872 = add nuw nsw i64 %1866, 1
  %1873 = icmp eq i64 %1872, %1186
  br i1 %1873, label %1862, label %1865

1874:                                             ; preds = %1862, %1849, %1847, %1730
  %1875 = load i64, ptr %19, align 8
  %1876 = inttoptr i64 %1875 to ptr
  %1877 = load i64, ptr %99, align 8
  %1878 = inttoptr i64 %1877 to ptr
  %1879 = load i64, ptr %945, align 8
  %1880 = icmp sgt i64 %1879, 0
  br i1 %1880, label %1881, label %2008

1881:                                             ; preds = %1874
  %1882 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %1883 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %1884 = getelementptr inbounds nuw i8, ptr %1175, i64 16
  br label %1885

1885:                                             ; preds = %2004, %1881
  %1886 = phi i64 [ %1879, %1881 ], [ %2005, %2004 ]
  %1887 = phi i64 [ 0, %1881 ], [ %2006, %2004 ]
  %1888 = load i64, ptr %1882, align 8
  %1889 = getelementptr i64, ptr %1878, i64 %1888
  %1890 = getelementptr i64, ptr %1889, i64 %1887
  %1891 = load i64, ptr %1890, align 8
  %1892 = icmp slt i64 %1891, 0
  br i1 %1892, label %2004, label %1893

1893:                                             ; preds = %1885
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %1894 = getelementptr inbounds nuw %struct.operand, ptr %1876, i64 %1891
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %1894, i64 16, i1 false)
  %1895 = load i64, ptr %1884, align 8
  %1896 = sub nsw i64 %1895, %1176
  %1897 = load i64, ptr %943, align 8
  %1898 = mul nsw i64 %1897, %1887
  %1899 = add nsw i64 %1898, %1896
  %1900 = load i64, ptr %100, align 8
  %1901 = icmp eq i64 %1900, %1897
  br i1 %1901, label %1903, label %1902

1902:                                             ; preds = %1893
  br i1 %962, label %1972, label %2002

1903:                                             ; preds = %1893
  %1904 = load i64, ptr %12, align 8
  switch i64 %1897, label %1908 [
    i64 1, label %1907
    i64 2, label %1906
    i64 4, label %1905
  ]

1905:                                             ; preds = %1903
  br i1 %962, label %1940, label %2002

1906:                                             ; preds = %1903
  br i1 %962, label %1924, label %2002

1907:                                             ; preds = %1903
  br i1 %962, label %1909, label %2002

1908:                                             ; preds = %1903
  br i1 %962, label %1956, label %2002

1909:                                             ; preds = %1907, %1909
  %1910 = phi i64 [ %1922, %1909 ], [ 0, %1907 ]
  %1911 = getelementptr inbounds nuw i64, ptr %942, i64 %1910
  %1912 = load i64, ptr %1911, align 8
  %1913 = add i64 %1912, %1899
  %1914 = inttoptr i64 %1913 to ptr
  %1915 = getelementptr inbounds nuw i64, ptr %724, i64 %1910
  %1916 = load i64, ptr %1915, align 8
  %1917 = add nsw i64 %1916, %1904
  %1918 = inttoptr i64 %1917 to ptr
  %1919 = select i1 %948, ptr %1918, ptr %1914
  %1920 = select i1 %948, ptr %1914, ptr %1918
  %1921 = load i8, ptr %1919, align 1
  store i8 %1921, ptr %1920, align 1
  %1922 = add nuw nsw i64 %1910, 1
  %1923 = icmp eq i64 %1922, %725
  br i1 %1923, label %2002, label %1909

1924:                                             ; preds = %1906, %1924
  %1925 = phi i64 [ %1938, %1924 ], [ 0, %1906 ]
  %1926 = getelementptr inbounds nuw i64, ptr %942, i64 %1925
  %1927 = load i64, ptr %1926, align 8
  %1928 = add i64 %1927, %1899
  %1929 = inttoptr i64 %1928 to ptr
  %1930 = getelementptr inbounds nuw i64, ptr %724, i64 %1925
  %1931 = load i64, ptr %1930, align 8
  %1932 = shl nsw i64 %1931, 1
  %1933 = add nsw i64 %1932, %1904
  %1934 = inttoptr i64 %1933 to ptr
  %1935 = select i1 %948, ptr %1934, ptr %1929
  %1936 = select i1 %948, ptr %1929, ptr %1934
  %1937 = load i16, ptr %1935, align 2
  store i16 %1937, ptr %1936, align 2
  %1938 = add nuw nsw i64 %1925, 1
  %1939 = icmp eq i64 %1938, %725
  br i1 %1939, label %2002, label %1924

1940:                                             ; preds = %1905, %1940
  %1941 = phi i64 [ %1954, %1940 ], [ 0, %1905 ]
  %1942 = getelementptr inbounds nuw i64, ptr %942, i64 %1941
  %1943 = load i64, ptr %1942, align 8
  %1944 = add i64 %1943, %1899
  %1945 = inttoptr i64 %1944 to ptr
  %1946 = getelementptr inbounds nuw i64, ptr %724, i64 %1941
  %1947 = load i64, ptr %1946, align 8
  %1948 = shl nsw i64 %1947, 2
  %1949 = add nsw i64 %1948, %1904
  %1950 = inttoptr i64 %1949 to ptr
  %1951 = select i1 %948, ptr %1950, ptr %1945
  %1952 = select i1 %948, ptr %1945, ptr %1950
  %1953 = load i32, ptr %1951, align 4
  store i32 %1953, ptr %1952, align 4
  %1954 = add nuw nsw i64 %1941, 1
  %1955 = icmp eq i64 %1954, %725
  br i1 %1955, label %2002, label %1940

1956:                                             ; preds = %1908, %1956
  %1957 = phi i64 [ %1970, %1956 ], [ 0, %1908 ]
  %1958 = getelementptr inbounds nuw i64, ptr %942, i64 %1957
  %1959 = load i64, ptr %1958, align 8
  %1960 = add i64 %1959, %1899
  %1961 = inttoptr i64 %1960 to ptr
  %1962 = getelementptr inbounds nuw i64, ptr %724, i64 %1957
  %1963 = load i64, ptr %1962, align 8
  %1964 = mul nsw i64 %1963, %1897
  %1965 = add nsw i64 %1964, %1904
  %1966 = inttoptr i64 %1965 to ptr
  %1967 = select i1 %948, ptr %1966, ptr %1961
  %1968 = select i1 %948, ptr %1961, ptr %1966
  %1969 = load i64, ptr %1967, align 8
  store i64 %1969, ptr %1968, align 8
  %1970 = add nuw nsw i64 %1957, 1
  %1971 = icmp eq i64 %1970, %725
  br i1 %1971, label %2002, label %1956

1972:                                             ; preds = %1902, %1999
  %1973 = phi i64 [ %2000, %1999 ], [ 0, %1902 ]
  %1974 = getelementptr inbounds nuw i64, ptr %942, i64 %1973
  %1975 = load i64, ptr %1974, align 8
  %1976 = add i64 %1975, %1899
  br i1 %948, label %1977, label %1994

1977:                                             ; preds = %1972
  %1978 = load i64, ptr %1883, align 8
  %1979 = getelementptr inbounds nuw i64, ptr %724, i64 %1973
  %1980 = load i64, ptr %1979, align 8
  %1981 = call fastcc i64 @get(ptr noundef nonnull %12, i64 noundef %1978, i64 noundef %1980)
  %1982 = load i64, ptr %943, align 8
  switch i64 %1982, label %1992 [
    i64 1, label %1983
    i64 2, label %1986
    i64 4, label %1989
  ]

1983:                                             ; preds = %1977
  %1984 = trunc i64 %1981 to i8
  %1985 = inttoptr i64 %1976 to ptr
  store i8 %1984, ptr %1985, align 1
  br label %1999

1986:                                             ; preds = %1977
  %1987 = trunc i64 %1981 to i16
  %1988 = inttoptr i64 %1976 to ptr
  store i16 %1987, ptr %1988, align 2
  br label %1999

1989:                                             ; preds = %1977
  %1990 = trunc i64 %1981 to i32
  %1991 = inttoptr i64 %1976 to ptr
  store i32 %1990, ptr %1991, align 4
  br label %1999

1992:                                             ; preds = %1977
  %1993 = inttoptr i64 %1976 to ptr
  store i64 %1981, ptr %1993, align 8
  br label %1999

1994:                                             ; preds = %1972
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i64 %1976, ptr %13, align 8
  store i64 0, ptr %101, align 8
  %1995 = getelementptr inbounds nuw i64, ptr %724, i64 %1973
  %1996 = load i64, ptr %1995, align 8
  %1997 = load i64, ptr %1883, align 8
  %1998 = call fastcc i64 @get(ptr noundef nonnull %13, i64 noundef %1997, i64 noundef 0)
  call fastcc void @put(ptr noundef %12, i64 noundef %1996, i64 noundef %1998)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %1999

1999:                                             ; preds = %1994, %1992, %1989, %1986, %1983
  %2000 = add nuw nsw i64 %1973, 1
  %2001 = icmp eq i64 %2000, %725
  br i1 %2001, label %2002, label %1972

2002:                                             ; preds = %1999, %1940, %1924, %1909, %1956, %1908, %1907, %1906, %1905, %1902
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %2003 = load i64, ptr %945, align 8
  br label %2004

2004:                                             ; preds = %2002, %1885
  %2005 = phi i64 [ %1886, %1885 ], [ %2003, %2002 ]
  %2006 = add nuw nsw i64 %1887, 1
  %2007 = icmp slt i64 %2006, %2005
  br i1 %2007, label %1885, label %2008

2008:                                             ; preds = %2004, %1874
  br i1 %948, label %2009, label %2012

2009:                                             ; preds = %2008
  %2010 = load i64, ptr %40, align 8
  %2011 = add nsw i64 %2010, 1
  store i64 %2011, ptr %40, align 8
  br label %2012

2012:                                             ; preds = %2009, %2008
  %2013 = icmp eq i64 %1174, 1
  br i1 %2013, label %2014, label %2018

2014:                                             ; preds = %2012
  %2015 = load i64, ptr %90, align 8
  %2016 = icmp eq i64 %2015, 0
  br i1 %2016, label %3831, label %2017

2017:                                             ; preds = %2014
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 1, i64 noundef %123, i64 noundef %947, ptr noundef readonly %724, ptr noundef %942, i64 noundef %725)
  br label %3831

2018:                                             ; preds = %2012
  %2019 = load i64, ptr %102, align 8
  %2020 = inttoptr i64 %2019 to ptr
  %2021 = getelementptr inbounds i64, ptr %2020, i64 %123
  %2022 = load i64, ptr %2021, align 8
  %2023 = load i64, ptr %103, align 8
  %2024 = inttoptr i64 %2023 to ptr
  %2025 = getelementptr inbounds i8, ptr %2024, i64 %2022
  %2026 = load i8, ptr %2025, align 1
  %2027 = icmp eq i8 %2026, 1
  br i1 %2027, label %2036, label %2028

2028:                                             ; preds = %2018
  %2029 = call fastcc i32 @whole_warps(ptr noundef nonnull %0, ptr noundef readonly %724, i64 noundef %725)
  %2030 = trunc nuw nsw i32 %2029 to i8
  %2031 = xor i8 %2030, 1
  store i8 %2031, ptr %2025, align 1
  %2032 = icmp eq i8 %2026, 0
  %2033 = icmp ne i32 %2029, 0
  %2034 = select i1 %2032, i1 %2033, i1 false
  br i1 %2034, label %2035, label %2036

2035:                                             ; preds = %2028
  call fastcc void @count_banks(ptr noundef nonnull %0, i64 noundef %2022, i64 noundef %947, ptr noundef readonly %724, ptr noundef %942, i64 noundef %725)
  br label %3831

2036:                                             ; preds = %2028, %2018
  call fastcc void @emit(ptr noundef nonnull %0, i64 noundef 0, i64 noundef %123, i64 noundef %947, ptr noundef readonly %724, ptr noundef %942, i64 noundef %725)
  br label %3831

2037:                                             ; preds = %1146, %1161
  %2038 = getelementptr inbounds nuw i8, ptr %0, i64 448
  store i64 %1067, ptr %2038, align 8
  br label %3860

2039:                                             ; preds = %938
  %2040 = load i64, ptr %80, align 8
  %2041 = icmp eq i64 %2040, 0
  br i1 %2041, label %3860, label %2042

2042:                                             ; preds = %2039
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %2043 = load i64, ptr %19, align 8
  %2044 = inttoptr i64 %2043 to ptr
  %2045 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %2046 = load i64, ptr %2045, align 8
  %2047 = getelementptr inbounds %struct.operand, ptr %2044, i64 %2046
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %2047, i64 16, i1 false)
  %2048 = getelementptr inbounds nuw i8, ptr %120, i64 40
  %2049 = load i64, ptr %2048, align 8
  %2050 = getelementptr inbounds %struct.operand, ptr %2044, i64 %2049
  %2051 = load i64, ptr %2050, align 8
  %2052 = getelementptr inbounds nuw i8, ptr %2050, i64 8
  %2053 = load i64, ptr %2052, align 8
  %2054 = load i64, ptr %81, align 8
  %2055 = inttoptr i64 %2054 to ptr
  %2056 = icmp sgt i64 %725, 0
  br i1 %2056, label %2057, label %2098

2057:                                             ; preds = %2042, %2077
  %2058 = phi i64 [ %2088, %2077 ], [ 0, %2042 ]
  %2059 = getelementptr inbounds nuw i64, ptr %724, i64 %2058
  %2060 = load i64, ptr %2059, align 8
  %2061 = load i64, ptr %80, align 8
  %2062 = inttoptr i64 %2061 to ptr
  %2063 = mul nsw i64 %2060, %2053
  %2064 = add i64 %2063, %2051
  %2065 = inttoptr i64 %2064 to ptr
  %2066 = load float, ptr %2065, align 4
  %2067 = call float @llvm.fabs.f32(float %2066)
  %2068 = fcmp olt float %2067, 0x3810000000000000
  %2069 = call float @llvm.copysign.f32(float 0.000000e+00, float %2066)
  %2070 = select i1 %2068, float %2069, float %2066
  %2071 = fpext float %2070 to double
  %2072 = call double %2062(double noundef %2071)
  %2073 = bitcast double %2072 to i64
  %2074 = and i64 %2073, 536870911
  %2075 = add nsw i64 %2074, -268435521
  %2076 = icmp ult i64 %2075, -129
  br i1 %2076, label %2077, label %2099

2077:                                             ; preds = %2057
  %2078 = fptrunc double %2072 to float
  %2079 = call float @llvm.fabs.f32(float %2078)
  %2080 = fcmp olt float %2079, 0x3810000000000000
  %2081 = call float @llvm.copysign.f32(float 0.000000e+00, float %2078)
  %2082 = select i1 %2080, float %2081, float %2078
  %2083 = fcmp uno float %2082, 0.000000e+00
  %2084 = bitcast float %2082 to i32
  %2085 = zext i32 %2084 to i64
  %2086 = select i1 %2083, i64 2147483647, i64 %2085
  %2087 = getelementptr inbounds nuw i64, ptr %2055, i64 %2058
  store i64 %2086, ptr %2087, align 8
  %2088 = add nuw nsw i64 %2058, 1
  %2089 = icmp eq i64 %2088, %725
  br i1 %2089, label %2090, label %2057

2090:                                             ; preds = %2077, %2090
  %2091 = phi i64 [ %2096, %2090 ], [ 0, %2077 ]
  %2092 = getelementptr inbounds nuw i64, ptr %724, i64 %2091
  %2093 = load i64, ptr %2092, align 8
  %2094 = getelementptr inbounds nuw i64, ptr %2055, i64 %2091
  %2095 = load i64, ptr %2094, align 8
  call fastcc void @put(ptr noundef %11, i64 noundef %2093, i64 noundef %2095)
  %2096 = add nuw nsw i64 %2091, 1
  %2097 = icmp eq i64 %2096, %725
  br i1 %2097, label %2098, label %2090

2098:                                             ; preds = %2090, %2042
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3831

2099:                                             ; preds = %2057
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %3860

2100:                                             ; preds = %938
  %2101 = getelementptr inbounds nuw i8, ptr %120, i64 80
  %2102 = load i64, ptr %2101, align 8
  %2103 = icmp eq i64 %2102, 2
  br i1 %2103, label %2104, label %2109

2104:                                             ; preds = %2100
  %2105 = getelementptr inbounds nuw i8, ptr %120, i64 56
  %2106 = load i64, ptr %2105, align 8
  %2107 = getelementptr inbounds %struct.operand, ptr %21, i64 %2106
  %2108 = call fastcc i64 @count_held(ptr noundef %2107, i64 noundef 0, ptr noundef %724, i64 noundef %725)
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %123, i64 noundef %2108, ptr noundef %724, i64 noundef %725, ptr noundef null, i64 noundef 0)
  br label %2109

2109:                                             ; preds = %2104, %2100
  %2110 = icmp eq i64 %725, 0
  br i1 %2110, label %3720, label %2111

2111:                                             ; preds = %2109
  %2112 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %2113 = getelementptr inbounds nuw i8, ptr %120, i64 64
  %2114 = getelementptr inbounds nuw i8, ptr %120, i64 40
  %2115 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %2116 = getelementptr inbounds nuw i8, ptr %120, i64 48
  %2117 = getelementptr inbounds nuw i8, ptr %120, i64 56
  br label %2118

2118:                                             ; preds = %3716, %2111
  %2119 = phi ptr [ %724, %2111 ], [ %3717, %3716 ]
  %2120 = phi i64 [ %725, %2111 ], [ %3718, %3716 ]
  %2121 = call i64 @llvm.smin.i64(i64 %2120, i64 256)
  %2122 = getelementptr i64, ptr %2119, i64 %2121
  %2123 = getelementptr i8, ptr %2122, i64 -8
  %2124 = load i64, ptr %2123, align 8
  %2125 = load i64, ptr %2119, align 8
  %2126 = sub nsw i64 %2124, %2125
  %2127 = shl nsw i64 %2121, 1
  %2128 = icmp slt i64 %2126, %2127
  br i1 %2128, label %2129, label %2137

2129:                                             ; preds = %2118, %2129
  %2130 = phi i64 [ %2136, %2129 ], [ %2121, %2118 ]
  %2131 = getelementptr i64, ptr %2119, i64 %2130
  %2132 = getelementptr i8, ptr %2131, i64 -8
  %2133 = load i64, ptr %2132, align 8
  %2134 = sub i64 %2133, %2125
  %2135 = icmp sgt i64 %2134, 255
  %2136 = add nsw i64 %2130, -1
  br i1 %2135, label %2129, label %2159

2137:                                             ; preds = %2118
  %2138 = icmp sgt i64 %2120, 16
  br i1 %2138, label %2139, label %2163

2139:                                             ; preds = %2137
  %2140 = getelementptr inbounds nuw i8, ptr %2119, i64 120
  %2141 = load i64, ptr %2140, align 8
  %2142 = sub nsw i64 %2141, %2125
  %2143 = icmp eq i64 %2142, 15
  br i1 %2143, label %2144, label %2163

2144:                                             ; preds = %2139, %2147
  %2145 = phi i64 [ %2148, %2147 ], [ 16, %2139 ]
  %2146 = icmp eq i64 %2145, %2121
  br i1 %2146, label %2153, label %2147

2147:                                             ; preds = %2144
  %2148 = add nuw nsw i64 %2145, 1
  %2149 = getelementptr inbounds nuw i64, ptr %2119, i64 %2145
  %2150 = load i64, ptr %2149, align 8
  %2151 = sub nsw i64 %2150, %2125
  %2152 = icmp eq i64 %2151, %2145
  br i1 %2152, label %2144, label %2153

2153:                                             ; preds = %2147, %2144
  %2154 = phi i64 [ %2121, %2144 ], [ %2145, %2147 ]
  %2155 = getelementptr i64, ptr %2119, i64 %2154
  %2156 = getelementptr i8, ptr %2155, i64 -8
  %2157 = load i64, ptr %2156, align 8
  %2158 = sub i64 %2157, %2125
  br label %2159

2159:                                             ; preds = %2129, %2153
  %2160 = phi i64 [ %2158, %2153 ], [ %2134, %2129 ]
  %2161 = phi i64 [ %2154, %2153 ], [ %2130, %2129 ]
  %2162 = add i64 %2160, 1
  br label %2163

2163:                                             ; preds = %2159, %2139, %2137
  %2164 = phi i1 [ false, %2159 ], [ true, %2139 ], [ true, %2137 ]
  %2165 = phi i64 [ 1, %2159 ], [ 0, %2139 ], [ 0, %2137 ]
  %2166 = phi i1 [ true, %2159 ], [ false, %2139 ], [ false, %2137 ]
  %2167 = phi i64 [ %2161, %2159 ], [ %2121, %2139 ], [ %2121, %2137 ]
  %2168 = phi i64 [ %2162, %2159 ], [ %2121, %2139 ], [ %2121, %2137 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store ptr %2119, ptr %10, align 8
  store i64 %2167, ptr %104, align 8
  store i64 %2168, ptr %105, align 8
  store i64 %2165, ptr %106, align 8
  %2169 = icmp eq i64 %2168, %2167
  %2170 = select i1 %2166, i1 %2169, i1 false
  %2171 = zext i1 %2170 to i64
  store i64 %2171, ptr %107, align 8
  %2172 = load i64, ptr %19, align 8
  %2173 = inttoptr i64 %2172 to ptr
  %2174 = load i64, ptr %99, align 8
  %2175 = inttoptr i64 %2174 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %2176 = load i64, ptr %120, align 8
  switch i64 %2176, label %2286 [
    i64 26, label %2177
    i64 27, label %2218
  ]

2177:                                             ; preds = %2163
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2048) %4, i8 0, i64 2048, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %2178 = load i64, ptr %2113, align 8
  %2179 = icmp sgt i64 %2178, 0
  br i1 %2179, label %2180, label %2212

2180:                                             ; preds = %2177
  %2181 = load i64, ptr %2114, align 8
  %2182 = getelementptr i64, ptr %2175, i64 %2181
  %2183 = load i64, ptr %2112, align 8
  %2184 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2183
  %2185 = icmp sgt i64 %2168, 0
  br label %2186

2186:                                             ; preds = %2199, %2180
  %2187 = phi i64 [ 0, %2180 ], [ %2200, %2199 ]
  %2188 = getelementptr i64, ptr %2182, i64 %2187
  %2189 = load i64, ptr %2188, align 8
  %2190 = getelementptr inbounds %struct.operand, ptr %2173, i64 %2189
  %2191 = load i64, ptr %2190, align 8
  %2192 = getelementptr inbounds nuw i8, ptr %2190, i64 8
  %2193 = load i64, ptr %2192, align 8
  call fastcc void @widen(i64 %2191, i64 %2193, i64 noundef %2183, ptr noundef nonnull readonly %10, ptr noundef %5)
  br i1 %2185, label %2194, label %2199

2194:                                             ; preds = %2186
  %2195 = load i8, ptr %2184, align 1
  %2196 = zext i8 %2195 to i64
  %2197 = shl i64 %2187, 3
  %2198 = mul i64 %2197, %2196
  br label %2202

2199:                                             ; preds = %2202, %2186
  %2200 = add nuw nsw i64 %2187, 1
  %2201 = icmp eq i64 %2200, %2178
  br i1 %2201, label %2212, label %2186

2202:                                             ; preds = %2202, %2194
  %2203 = phi i64 [ 0, %2194 ], [ %2210, %2202 ]
  %2204 = getelementptr inbounds nuw i64, ptr %5, i64 %2203
  %2205 = load i64, ptr %2204, align 8
  %2206 = shl i64 %2205, %2198
  %2207 = getelementptr inbounds nuw i64, ptr %4, i64 %2203
  %2208 = load i64, ptr %2207, align 8
  %2209 = or i64 %2206, %2208
  store i64 %2209, ptr %2207, align 8
  %2210 = add nuw nsw i64 %2203, 1
  %2211 = icmp eq i64 %2210, %2168
  br i1 %2211, label %2199, label %2202

2212:                                             ; preds = %2199, %2177
  %2213 = load i64, ptr %2115, align 8
  %2214 = getelementptr inbounds %struct.operand, ptr %2173, i64 %2213
  %2215 = load i64, ptr %2214, align 8
  %2216 = getelementptr inbounds nuw i8, ptr %2214, i64 8
  %2217 = load i64, ptr %2216, align 8
  call fastcc void @narrow(i64 %2215, i64 %2217, ptr noundef nonnull readonly %10, ptr noundef %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %3716

2218:                                             ; preds = %2163
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %2219 = load i64, ptr %2112, align 8
  %2220 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2219
  %2221 = load i8, ptr %2220, align 1
  %2222 = zext i8 %2221 to i64
  %2223 = shl nuw nsw i64 %2222, 3
  %2224 = load i64, ptr %2113, align 8
  %2225 = mul nsw i64 %2223, %2224
  %2226 = load i64, ptr %2114, align 8
  %2227 = getelementptr inbounds %struct.operand, ptr %2173, i64 %2226
  %2228 = icmp eq i64 %2225, 64
  %2229 = icmp eq i64 %2225, 32
  %2230 = select i1 %2229, i64 2, i64 1
  %2231 = select i1 %2228, i64 3, i64 %2230
  %2232 = load i64, ptr %2227, align 8
  %2233 = getelementptr inbounds nuw i8, ptr %2227, i64 8
  %2234 = load i64, ptr %2233, align 8
  call fastcc void @widen(i64 %2232, i64 %2234, i64 noundef %2231, ptr noundef nonnull readonly %10, ptr noundef %2)
  %2235 = icmp sgt i64 %2224, 0
  br i1 %2235, label %2236, label %2285

2236:                                             ; preds = %2218
  %2237 = icmp sgt i64 %2168, 0
  br label %2238

2238:                                             ; preds = %2281, %2236
  %2239 = phi i64 [ %2224, %2236 ], [ %2282, %2281 ]
  %2240 = phi i64 [ 0, %2236 ], [ %2283, %2281 ]
  %2241 = load i64, ptr %2115, align 8
  %2242 = getelementptr i64, ptr %2175, i64 %2241
  %2243 = getelementptr i64, ptr %2242, i64 %2240
  %2244 = load i64, ptr %2243, align 8
  %2245 = icmp slt i64 %2244, 0
  br i1 %2245, label %2281, label %2246

2246:                                             ; preds = %2238
  br i1 %2237, label %2247, label %2250

2247:                                             ; preds = %2246
  %2248 = mul nuw nsw i64 %2240, %2223
  %2249 = load i64, ptr %2112, align 8
  br label %2256

2250:                                             ; preds = %2276, %2246
  %2251 = getelementptr inbounds nuw %struct.operand, ptr %2173, i64 %2244
  %2252 = load i64, ptr %2251, align 8
  %2253 = getelementptr inbounds nuw i8, ptr %2251, i64 8
  %2254 = load i64, ptr %2253, align 8
  call fastcc void @narrow(i64 %2252, i64 %2254, ptr noundef nonnull readonly %10, ptr noundef %3)
  %2255 = load i64, ptr %2113, align 8
  br label %2281

2256:                                             ; preds = %2276, %2247
  %2257 = phi i64 [ 0, %2247 ], [ %2279, %2276 ]
  %2258 = getelementptr inbounds nuw i64, ptr %2, i64 %2257
  %2259 = load i64, ptr %2258, align 8
  %2260 = lshr i64 %2259, %2248
  switch i64 %2249, label %2276 [
    i64 0, label %2261
    i64 1, label %2263
    i64 2, label %2265
    i64 4, label %2267
    i64 5, label %2270
    i64 6, label %2273
  ]

2261:                                             ; preds = %2256
  %2262 = and i64 %2260, 255
  br label %2276

2263:                                             ; preds = %2256
  %2264 = and i64 %2260, 65535
  br label %2276

2265:                                             ; preds = %2256
  %2266 = and i64 %2260, 4294967295
  br label %2276

2267:                                             ; preds = %2256
  %2268 = shl i64 %2260, 56
  %2269 = ashr exact i64 %2268, 56
  br label %2276

2270:                                             ; preds = %2256
  %2271 = shl i64 %2260, 48
  %2272 = ashr exact i64 %2271, 48
  br label %2276

2273:                                             ; preds = %2256
  %2274 = shl i64 %2260, 32
  %2275 = ashr exact i64 %2274, 32
  br label %2276

2276:                                             ; preds = %2273, %2270, %2267, %2265, %2263, %2261, %2256
  %2277 = phi i64 [ %2275, %2273 ], [ %2262, %2261 ], [ %2264, %2263 ], [ %2266, %2265 ], [ %2269, %2267 ], [ %2272, %2270 ], [ %2260, %2256 ]
  %2278 = getelementptr inbounds nuw i64, ptr %3, i64 %2257
  store i64 %2277, ptr %2278, align 8
  %2279 = add nuw nsw i64 %2257, 1
  %2280 = icmp eq i64 %2279, %2168
  br i1 %2280, label %2250, label %2256

2281:                                             ; preds = %2250, %2238
  %2282 = phi i64 [ %2239, %2238 ], [ %2255, %2250 ]
  %2283 = add nuw nsw i64 %2240, 1
  %2284 = icmp slt i64 %2283, %2282
  br i1 %2284, label %2238, label %2285

2285:                                             ; preds = %2281, %2218
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %3716

2286:                                             ; preds = %2163
  %2287 = load i64, ptr %2115, align 8
  %2288 = getelementptr inbounds %struct.operand, ptr %2173, i64 %2287
  %2289 = load i64, ptr %2288, align 8
  %2290 = getelementptr inbounds nuw i8, ptr %2288, i64 8
  %2291 = load i64, ptr %2290, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %2292 = load i64, ptr %2112, align 8
  store i64 %2292, ptr %7, align 16
  %2293 = and i64 %2176, -2
  %2294 = icmp eq i64 %2293, 16
  %2295 = select i1 %2294, i64 2, i64 %2292
  store i64 %2295, ptr %108, align 8
  switch i64 %2176, label %2296 [
    i64 18, label %2301
    i64 11, label %2297
  ]

2296:                                             ; preds = %2286
  br label %2297

2297:                                             ; preds = %2296, %2286
  %2298 = phi i64 [ 8, %2296 ], [ 64, %2286 ]
  %2299 = getelementptr inbounds nuw i8, ptr %120, i64 %2298
  %2300 = load i64, ptr %2299, align 8
  br label %2301

2301:                                             ; preds = %2297, %2286
  %2302 = phi i64 [ 10, %2286 ], [ %2300, %2297 ]
  store i64 %2302, ptr %109, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %2303 = load i64, ptr %2114, align 8
  store i64 %2303, ptr %8, align 16
  %2304 = load i64, ptr %2116, align 8
  store i64 %2304, ptr %110, align 8
  %2305 = load i64, ptr %2117, align 8
  store i64 %2305, ptr %111, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  store ptr %113, ptr %112, align 8
  store ptr %115, ptr %114, align 16
  %2306 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2292
  %2307 = load i8, ptr %2306, align 1
  %2308 = zext i8 %2307 to i64
  %2309 = shl nuw i64 1, %2292
  %2310 = and i64 %2309, 1075
  %2311 = icmp eq i64 %2310, 0
  br i1 %2311, label %2312, label %2322

2312:                                             ; preds = %2301
  switch i64 %2176, label %2322 [
    i64 4, label %2313
    i64 5, label %2313
    i64 6, label %2313
    i64 7, label %2313
    i64 12, label %2313
    i64 13, label %2313
    i64 14, label %2313
    i64 18, label %2313
    i64 10, label %2313
    i64 16, label %2313
    i64 17, label %2313
    i64 25, label %2315
    i64 29, label %2315
    i64 21, label %2315
    i64 22, label %2315
  ]

2313:                                             ; preds = %2312, %2312, %2312, %2312, %2312, %2312, %2312, %2312, %2312, %2312, %2312
  %2314 = icmp eq i64 %2291, %2308
  br label %2319

2315:                                             ; preds = %2312, %2312, %2312, %2312
  %2316 = icmp eq i64 %2292, 8
  %2317 = icmp eq i64 %2291, %2308
  %2318 = select i1 %2316, i1 %2317, i1 false
  br label %2319

2319:                                             ; preds = %2315, %2313
  %2320 = phi i1 [ %2314, %2313 ], [ %2318, %2315 ]
  %2321 = xor i1 %2320, true
  br label %2327

2322:                                             ; preds = %2312, %2301
  %2323 = icmp eq i64 %2176, 19
  %2324 = and i64 %2309, 972
  %2325 = icmp ne i64 %2324, 0
  %2326 = and i1 %2323, %2325
  br label %2327

2327:                                             ; preds = %2322, %2319
  %2328 = phi i1 [ %2323, %2322 ], [ false, %2319 ]
  %2329 = phi i1 [ true, %2322 ], [ %2321, %2319 ]
  %2330 = phi i1 [ %2326, %2322 ], [ %2320, %2319 ]
  %2331 = phi i1 [ %2326, %2322 ], [ false, %2319 ]
  br label %2333

2332:                                             ; preds = %2357
  br i1 %2328, label %2360, label %2644

2333:                                             ; preds = %2357, %2327
  %2334 = phi i64 [ 0, %2327 ], [ %2358, %2357 ]
  %2335 = getelementptr inbounds nuw i64, ptr %8, i64 %2334
  %2336 = load i64, ptr %2335, align 8
  %2337 = icmp slt i64 %2336, 0
  br i1 %2337, label %2357, label %2338

2338:                                             ; preds = %2333
  %2339 = getelementptr inbounds nuw %struct.operand, ptr %2173, i64 %2336
  %2340 = getelementptr inbounds nuw i64, ptr %7, i64 %2334
  %2341 = load i64, ptr %2340, align 8
  br i1 %2330, label %2342, label %2352

2342:                                             ; preds = %2338
  %2343 = getelementptr inbounds i8, ptr @bytes_of.sizes, i64 %2341
  %2344 = load i8, ptr %2343, align 1
  %2345 = zext i8 %2344 to i64
  %2346 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2334
  %2347 = load i64, ptr %2339, align 8
  %2348 = getelementptr inbounds nuw i8, ptr %2339, i64 8
  %2349 = load i64, ptr %2348, align 8
  %2350 = call fastcc ptr @column(i64 %2347, i64 %2349, i64 noundef %2345, ptr noundef nonnull readonly %10, ptr noundef %2346)
  %2351 = getelementptr inbounds nuw ptr, ptr %9, i64 %2334
  store ptr %2350, ptr %2351, align 8
  br label %2357

2352:                                             ; preds = %2338
  %2353 = getelementptr inbounds nuw [256 x i64], ptr %6, i64 %2334
  %2354 = load i64, ptr %2339, align 8
  %2355 = getelementptr inbounds nuw i8, ptr %2339, i64 8
  %2356 = load i64, ptr %2355, align 8
  call fastcc void @widen(i64 %2354, i64 %2356, i64 noundef %2341, ptr noundef nonnull readonly %10, ptr noundef %2353)
  br label %2357

2357:                                             ; preds = %2352, %2342, %2333
  %2358 = add nuw nsw i64 %2334, 1
  %2359 = icmp eq i64 %2358, 3
  br i1 %2359, label %2332, label %2333

2360:                                             ; preds = %2332
  %2361 = add nsw i64 %2289, %2125
  %2362 = inttoptr i64 %2361 to ptr
  %2363 = select i1 %2170, ptr %2362, ptr %116
  %2364 = load i64, ptr %2113, align 8
  %2365 = load ptr, ptr %9, align 16
  %2366 = load ptr, ptr %112, align 8
  br i1 %2331, label %2367, label %2522

2367:                                             ; preds = %2360
  %2368 = icmp sgt i64 %2292, 7
  br i1 %2368, label %2369, label %2522

2369:                                             ; preds = %2367
  %2370 = icmp eq i64 %2292, 9
  %2371 = icmp sgt i64 %2168, 0
  switch i64 %2364, label %2497 [
    i64 0, label %2372
    i64 1, label %2397
    i64 2, label %2422
    i64 3, label %2447
    i64 4, label %2472
  ]

2372:                                             ; preds = %2369
  br i1 %2370, label %2373, label %2374

2373:                                             ; preds = %2372
  br i1 %2371, label %2375, label %2618

2374:                                             ; preds = %2372
  br i1 %2371, label %2386, label %2618

2375:                                             ; preds = %2373, %2375
  %2376 = phi i64 [ %2384, %2375 ], [ 0, %2373 ]
  %2377 = getelementptr inbounds nuw double, ptr %2365, i64 %2376
  %2378 = load double, ptr %2377, align 8
  %2379 = getelementptr inbounds nuw double, ptr %2366, i64 %2376
  %2380 = load double, ptr %2379, align 8
  %2381 = fcmp oeq double %2378, %2380
  %2382 = zext i1 %2381 to i8
  %2383 = getelementptr inbounds nuw i8, ptr %2363, i64 %2376
  store i8 %2382, ptr %2383, align 1
  %2384 = add nuw nsw i64 %2376, 1
  %2385 = icmp eq i64 %2384, %2168
  br i1 %2385, label %2618, label %2375

2386:                                             ; preds = %2374, %2386
  %2387 = phi i64 [ %2395, %2386 ], [ 0, %2374 ]
  %2388 = getelementptr inbounds nuw float, ptr %2365, i64 %2387
  %2389 = load float, ptr %2388, align 4
  %2390 = getelementptr inbounds nuw float, ptr %2366, i64 %2387
  %2391 = load float, ptr %2390, align 4
  %2392 = fcmp oeq float %2389, %2391
  %2393 = zext i1 %2392 to i8
  %2394 = getelementptr inbounds nuw i8, ptr %2363, i64 %2387
  store i8 %2393, ptr %2394, align 1
  %2395 = add nuw nsw i64 %2387, 1
  %2396 = icmp eq i64 %2395, %2168
  br i1 %2396, label %2618, label %2386

2397:                                             ; preds = %2369
  br i1 %2370, label %2398, label %2399

2398:                                             ; preds = %2397
  br i1 %2371, label %2400, label %2618

2399:                                             ; preds = %2397
  br i1 %2371, label %2411, label %2618

2400:                                             ; preds = %2398, %2400
  %2401 = phi i64 [ %2409, %2400 ], [ 0, %2398 ]
  %2402 = getelementptr inbounds nuw double, ptr %2365, i64 %2401
  %2403 = load double, ptr %2402, align 8
  %2404 = getelementptr inbounds nuw double, ptr %2366, i64 %2401
  %2405 = load double, ptr %2404, align 8
  %2406 = fcmp one double %2403, %2405
  %2407 = zext i1 %2406 to i8
  %2408 = getelementptr inbounds nuw i8, ptr %2363, i64 %2401
  store i8 %2407, ptr %2408, align 1
  %2409 = add nuw nsw i64 %2401, 1
  %2410 = icmp eq i64 %2409, %2168
  br i1 %2410, label %2618, label %2400

2411:                                             ; preds = %2399, %2411
  %2412 = phi i64 [ %2420, %2411 ], [ 0, %2399 ]
  %2413 = getelementptr inbounds nuw float, ptr %2365, i64 %2412
  %2414 = load float, ptr %2413, align 4
  %2415 = getelementptr inbounds nuw float, ptr %2366, i64 %2412
  %2416 = load float, ptr %2415, align 4
  %2417 = fcmp one float %2414, %2416
  %2418 = zext i1 %2417 to i8
  %2419 = getelementptr inbounds nuw i8, ptr %2363, i64 %2412
  store i8 %2418, ptr %2419, align 1
  %2420 = add nuw nsw i64 %2412, 1
  %2421 = icmp eq i64 %2420, %2168
  br i1 %2421, label %2618, label %2411

2422:                                             ; preds = %2369
  br i1 %2370, label %2423, label %2424

2423:                                             ; preds = %2422
  br i1 %2371, label %2425, label %2618

2424:                                             ; preds = %2422
  br i1 %2371, label %2436, label %2618

2425:                                             ; preds = %2423, %2425
  %2426 = phi i64 [ %2434, %2425 ], [ 0, %2423 ]
  %2427 = getelementptr inbounds nuw double, ptr %2365, i64 %2426
  %2428 = load double, ptr %2427, align 8
  %2429 = getelementptr inbounds nuw double, ptr %2366, i64 %2426
  %2430 = load double, ptr %2429, align 8
  %2431 = fcmp olt double %2428, %2430
  %2432 = zext i1 %2431 to i8
  %2433 = getelementptr inbounds nuw i8, ptr %2363, i64 %2426
  store i8 %2432, ptr %2433, align 1
  %2434 = add nuw nsw i64 %2426, 1
  %2435 = icmp eq i64 %2434, %2168
  br i1 %2435, label %2618, label %2425

2436:                                             ; preds = %2424, %2436
  %2437 = phi i64 [ %2445, %2436 ], [ 0, %2424 ]
  %2438 = getelementptr inbounds nuw float, ptr %2365, i64 %2437
  %2439 = load float, ptr %2438, align 4
  %2440 = getelementptr inbounds nuw float, ptr %2366, i64 %2437
  %2441 = load float, ptr %2440, align 4
  %2442 = fcmp olt float %2439, %2441
  %2443 = zext i1 %2442 to i8
  %2444 = getelementptr inbounds nuw i8, ptr %2363, i64 %2437
  store i8 %2443, ptr %2444, align 1
  %2445 = add nuw nsw i64 %2437, 1
  %2446 = icmp eq i64 %2445, %2168
  br i1 %2446, label %2618, label %2436

2447:                                             ; preds = %2369
  br i1 %2370, label %2448, label %2449

2448:                                             ; preds = %2447
  br i1 %2371, label %2450, label %2618

2449:                                             ; preds = %2447
  br i1 %2371, label %2461, label %2618

2450:                                             ; preds = %2448, %2450
  %2451 = phi i64 [ %2459, %2450 ], [ 0, %2448 ]
  %2452 = getelementptr inbounds nuw double, ptr %2365, i64 %2451
  %2453 = load double, ptr %2452, align 8
  %2454 = getelementptr inbounds nuw double, ptr %2366, i64 %2451
  %2455 = load double, ptr %2454, align 8
  %2456 = fcmp ole double %2453, %2455
  %2457 = zext i1 %2456 to i8
  %2458 = getelementptr inbounds nuw i8, ptr %2363, i64 %2451
  store i8 %2457, ptr %2458, align 1
  %2459 = add nuw nsw i64 %2451, 1
  %2460 = icmp eq i64 %2459, %2168
  br i1 %2460, label %2618, label %2450

2461:                                             ; preds = %2449, %2461
  %2462 = phi i64 [ %2470, %2461 ], [ 0, %2449 ]
  %2463 = getelementptr inbounds nuw float, ptr %2365, i64 %2462
  %2464 = load float, ptr %2463, align 4
  %2465 = getelementptr inbounds nuw float, ptr %2366, i64 %2462
  %2466 = load float, ptr %2465, align 4
  %2467 = fcmp ole float %2464, %2466
  %2468 = zext i1 %2467 to i8
  %2469 = getelementptr inbounds nuw i8, ptr %2363, i64 %2462
  store i8 %2468, ptr %2469, align 1
  %2470 = add nuw nsw i64 %2462, 1
  %2471 = icmp eq i64 %2470, %2168
  br i1 %2471, label %2618, label %2461

2472:                                             ; preds = %2369
  br i1 %2370, label %2473, label %2474

2473:                                             ; preds = %2472
  br i1 %2371, label %2475, label %2618

2474:                                             ; preds = %2472
  br i1 %2371, label %2486, label %2618

2475:                                             ; preds = %2473, %2475
  %2476 = phi i64 [ %2484, %2475 ], [ 0, %2473 ]
  %2477 = getelementptr inbounds nuw double, ptr %2365, i64 %2476
  %2478 = load double, ptr %2477, align 8
  %2479 = getelementptr inbounds nuw double, ptr %2366, i64 %2476
  %2480 = load double, ptr %2479, align 8
  %2481 = fcmp ogt double %2478, %2480
  %2482 = zext i1 %2481 to i8
  %2483 = getelementptr inbounds nuw i8, ptr %2363, i64 %2476
  store i8 %2482, ptr %2483, align 1
  %2484 = add nuw nsw i64 %2476, 1
  %2485 = icmp eq i64 %2484, %2168
  br i1 %2485, label %2618, label %2475

2486:                                             ; preds = %2474, %2486
  %2487 = phi i64 [ %2495, %2486 ], [ 0, %2474 ]
  %2488 = getelementptr inbounds nuw float, ptr %2365, i64 %2487
  %2489 = load float, ptr %2488, align 4
  %2490 = getelementptr inbounds nuw float, ptr %2366, i64 %2487
  %2491 = load float, ptr %2490, align 4
  %2492 = fcmp ogt float %2489, %2491
  %2493 = zext i1 %2492 to i8
  %2494 = getelementptr inbounds nuw i8, ptr %2363, i64 %2487
  store i8 %2493, ptr %2494, align 1
  %2495 = add nuw nsw i64 %2487, 1
  %2496 = icmp eq i64 %2495, %2168
  br i1 %2496, label %2618, label %2486

2497:                                             ; preds = %2369
  br i1 %2370, label %2498, label %2499

2498:                                             ; preds = %2497
  br i1 %2371, label %2500, label %2618

2499:                                             ; preds = %2497
  br i1 %2371, label %2511, label %2618

2500:                                             ; preds = %2498, %2500
  %2501 = phi i64 [ %2509, %2500 ], [ 0, %2498 ]
  %2502 = getelementptr inbounds nuw double, ptr %2365, i64 %2501
  %2503 = load double, ptr %2502, align 8
  %2504 = getelementptr inbounds nuw double, ptr %2366, i64 %2501
  %2505 = load double, ptr %2504, align 8
  %2506 = fcmp oge double %2503, %2505
  %2507 = zext i1 %2506 to i8
  %2508 = getelementptr inbounds nuw i8, ptr %2363, i64 %2501
  store i8 %2507, ptr %2508, align 1
  %2509 = add nuw nsw i64 %2501, 1
  %2510 = icmp eq i64 %2509, %2168
  br i1 %2510, label %2618, label %2500

2511:                                             ; preds = %2499, %2511
  %2512 = phi i64 [ %2520, %2511 ], [ 0, %2499 ]
  %2513 = getelementptr inbounds nuw float, ptr %2365, i64 %2512
  %2514 = load float, ptr %2513, align 4
  %2515 = getelementptr inbounds nuw float, ptr %2366, i64 %2512
  %2516 = load float, ptr %2515, align 4
  %2517 = fcmp oge float %2514, %2516
  %2518 = zext i1 %2517 to i8
  %2519 = getelementptr inbounds nuw i8, ptr %2363, i64 %2512
  store i8 %2518, ptr %2519, align 1
  %2520 = add nuw nsw i64 %2512, 1
  %2521 = icmp eq i64 %2520, %2168
  br i1 %2521, label %2618, label %2511

2522:                                             ; preds = %2367, %2360
  %2523 = phi i64 [ %2292, %2367 ], [ 7, %2360 ]
  %2524 = and i64 %2364, -5
  %2525 = icmp eq i64 %2524, 1
  %2526 = icmp eq i64 %2364, 3
  %2527 = or i1 %2526, %2525
  %2528 = add i64 %2364, -3
  %2529 = icmp ult i64 %2528, 2
  %2530 = select i1 %2529, ptr %2365, ptr %2366
  %2531 = select i1 %2529, ptr %2366, ptr %2365
  %2532 = icmp ult i64 %2364, 2
  br i1 %2532, label %2533, label %2564

2533:                                             ; preds = %2522
  %2534 = shl nuw nsw i64 1, %2523
  %2535 = and i64 %2534, 324
  %2536 = icmp eq i64 %2535, 0
  %2537 = icmp sgt i64 %2168, 0
  br i1 %2536, label %2539, label %2538

2538:                                             ; preds = %2533
  br i1 %2537, label %2540, label %2618

2539:                                             ; preds = %2533
  br i1 %2537, label %2552, label %2618

2540:                                             ; preds = %2538, %2540
  %2541 = phi i64 [ %2550, %2540 ], [ 0, %2538 ]
  %2542 = getelementptr inbounds nuw i32, ptr %2365, i64 %2541
  %2543 = load i32, ptr %2542, align 4
  %2544 = getelementptr inbounds nuw i32, ptr %2366, i64 %2541
  %2545 = load i32, ptr %2544, align 4
  %2546 = icmp eq i32 %2543, %2545
  %2547 = xor i1 %2527, %2546
  %2548 = zext i1 %2547 to i8
  %2549 = getelementptr inbounds nuw i8, ptr %2363, i64 %2541
  store i8 %2548, ptr %2549, align 1
  %2550 = add nuw nsw i64 %2541, 1
  %2551 = icmp eq i64 %2550, %2168
  br i1 %2551, label %2618, label %2540

2552:                                             ; preds = %2539, %2552
  %2553 = phi i64 [ %2562, %2552 ], [ 0, %2539 ]
  %2554 = getelementptr inbounds nuw i64, ptr %2365, i64 %2553
  %2555 = load i64, ptr %2554, align 8
  %2556 = getelementptr inbounds nuw i64, ptr %2366, i64 %2553
  %2557 = load i64, ptr %2556, align 8
  %2558 = icmp eq i64 %2555, %2557
  %2559 = xor i1 %2527, %2558
  %2560 = zext i1 %2559 to i8
  %2561 = getelementptr inbounds nuw i8, ptr %2363, i64 %2553
  store i8 %2560, ptr %2561, align 1
  %2562 = add nuw nsw i64 %2553, 1
  %2563 = icmp eq i64 %2562, %2168
  br i1 %2563, label %2618, label %2552

2564:                                             ; preds = %2522
  %2565 = icmp sgt i64 %2168, 0
  switch i64 %2523, label %2569 [
    i64 2, label %2568
    i64 6, label %2567
    i64 3, label %2566
  ]

2566:                                             ; preds = %2564
  br i1 %2565, label %2594, label %2618

2567:                                             ; preds = %2564
  br i1 %2565, label %2582, label %2618

2568:                                             ; preds = %2564
  br i1 %2565, label %2570, label %2618

2569:                                             ; preds = %2564
  br i1 %2565, label %2606, label %2618

2570:                                             ; preds = %2568, %2570
  %2571 = phi i64 [ %2580, %2570 ], [ 0, %2568 ]
  %2572 = getelementptr inbounds nuw i32, ptr %2531, i64 %2571
  %2573 = load i32, ptr %2572, align 4
  %2574 = getelementptr inbounds nuw i32, ptr %2530, i64 %2571
  %2575 = load i32, ptr %2574, align 4
  %2576 = icmp ult i32 %2573, %2575
  %2577 = xor i1 %2527, %2576
  %2578 = zext i1 %2577 to i8
  %2579 = getelementptr inbounds nuw i8, ptr %2363, i64 %2571
  store i8 %2578, ptr %2579, align 1
  %2580 = add nuw nsw i64 %2571, 1
  %2581 = icmp eq i64 %2580, %2168
  br i1 %2581, label %2618, label %2570

2582:                                             ; preds = %2567, %2582
  %2583 = phi i64 [ %2592, %2582 ], [ 0, %2567 ]
  %2584 = getelementptr inbounds nuw i32, ptr %2531, i64 %2583
  %2585 = load i32, ptr %2584, align 4
  %2586 = getelementptr inbounds nuw i32, ptr %2530, i64 %2583
  %2587 = load i32, ptr %2586, align 4
  %2588 = icmp slt i32 %2585, %2587
  %2589 = xor i1 %2527, %2588
  %2590 = zext i1 %2589 to i8
  %2591 = getelementptr inbounds nuw i8, ptr %2363, i64 %2583
  store i8 %2590, ptr %2591, align 1
  %2592 = add nuw nsw i64 %2583, 1
  %2593 = icmp eq i64 %2592, %2168
  br i1 %2593, label %2618, label %2582

2594:                                             ; preds = %2566, %2594
  %2595 = phi i64 [ %2604, %2594 ], [ 0, %2566 ]
  %2596 = getelementptr inbounds nuw i64, ptr %2531, i64 %2595
  %2597 = load i64, ptr %2596, align 8
  %2598 = getelementptr inbounds nuw i64, ptr %2530, i64 %2595
  %2599 = load i64, ptr %2598, align 8
  %2600 = icmp ult i64 %2597, %2599
  %2601 = xor i1 %2527, %2600
  %2602 = zext i1 %2601 to i8
  %2603 = getelementptr inbounds nuw i8, ptr %2363, i64 %2595
  store i8 %2602, ptr %2603, align 1
  %2604 = add nuw nsw i64 %2595, 1
  %2605 = icmp eq i64 %2604, %2168
  br i1 %2605, label %2618, label %2594

2606:                                             ; preds = %2569, %2606
  %2607 = phi i64 [ %2616, %2606 ], [ 0, %2569 ]
  %2608 = getelementptr inbounds nuw i64, ptr %2531, i64 %2607
  %2609 = load i64, ptr %2608, align 8
  %2610 = getelementptr inbounds nuw i64, ptr %2530, i64 %2607
  %2611 = load i64, ptr %2610, align 8
  %2612 = icmp slt i64 %2609, %2611
  %2613 = xor i1 %2527, %2612
  %2614 = zext i1 %2613 to i8
  %2615 = getelementptr inbounds nuw i8, ptr %2363, i64 %2607
  store i8 %2614, ptr %2615, align 1
  %2616 = add nuw nsw i64 %2607, 1
  %2617 = icmp eq i64 %2616, %2168
  br i1 %2617, label %2618, label %2606

2618:                                             ; preds = %2594, %2582, %2570, %2606, %2540, %2552, %2486, %2475, %2461, %2450, %2436, %2425, %2411, %2400, %2386, %2375, %2511, %2500, %2569, %2568, %2567, %2566, %2539, %2538, %2499, %2498, %2474, %2473, %2449, %2448, %2424, %2423, %2399, %2398, %2374, %2373
  br i1 %2170, label %3715, label %2619

2619:                                             ; preds = %2618
  %2620 = inttoptr i64 %2289 to ptr
  %2621 = icmp sgt i64 %2167, 0
  br i1 %2164, label %2623, label %2622

2622:                                             ; preds = %2619
  br i1 %2621, label %2624, label %3715

2623:                                             ; preds = %2619
  br i1 %2621, label %2635, label %3715

2624:                                             ; preds = %2622, %2624
  %2625 = phi i64 [ %2633, %2624 ], [ 0, %2622 ]
  %2626 = getelementptr inbounds nuw i64, ptr %2119, i64 %2625
  %2627 = load i64, ptr %2626, align 8
  %2628 = load i64, ptr %2119, align 8
  %2629 = sub nsw i64 %2627, %2628
  %2630 = getelementptr inbounds i8, ptr %116, i64 %2629
  %2631 = load i8, ptr %2630, align 1
  %2632 = getelementptr inbounds i8, ptr %2620, i64 %2627
  store i8 %2631, ptr %2632, align 1
  %2633 = add nuw nsw i64 %2625, 1
  %2634 = icmp eq i64 %2633, %2167
  br i1 %2634, label %3715, label %2624

2635:                                             ; preds = %2623, %2635
  %2636 = phi i64 [ %2642, %2635 ], [ 0, %2623 ]
  %2637 = getelementptr inbounds nuw i8, ptr %116, i64 %2636
  %2638 = load i8, ptr %2637, align 1
  %2639 = getelementptr inbounds nuw i64, ptr %2119, i64 %2636
  %2640 = load i64, ptr %2639, align 8
  %2641 = getelementptr inbounds i8, ptr %2620, i64 %2640
  store i8 %2638, ptr %2641, align 1
  %2642 = add nuw nsw i64 %2636, 1
  %2643 = icmp eq i64 %2642, %2167
  br i1 %2643, label %3715, label %2635

2644:                                             ; preds = %2332
  br i1 %2329, label %3215, label %2645

2645:                                             ; preds = %2644
  %2646 = mul nsw i64 %2291, %2125
  %2647 = add nsw i64 %2646, %2289
  %2648 = inttoptr i64 %2647 to ptr
  %2649 = select i1 %2170, ptr %2648, ptr %116
  %2650 = load ptr, ptr %9, align 16
  %2651 = load ptr, ptr %112, align 8
  %2652 = load ptr, ptr %114, align 16
  switch i64 %2176, label %2884 [
    i64 4, label %2653
    i64 18, label %2673
    i64 14, label %2858
    i64 13, label %2832
    i64 12, label %2806
    i64 17, label %2705
    i64 16, label %2771
  ]

2653:                                             ; preds = %2645
  %2654 = and i64 %2309, 324
  %2655 = icmp eq i64 %2654, 0
  %2656 = icmp sgt i64 %2168, 0
  br i1 %2655, label %2658, label %2657

2657:                                             ; preds = %2653
  br i1 %2656, label %2659, label %3142

2658:                                             ; preds = %2653
  br i1 %2656, label %2666, label %3142

2659:                                             ; preds = %2657, %2659
  %2660 = phi i64 [ %2664, %2659 ], [ 0, %2657 ]
  %2661 = getelementptr inbounds nuw i32, ptr %2650, i64 %2660
  %2662 = load i32, ptr %2661, align 4
  %2663 = getelementptr inbounds nuw i32, ptr %2649, i64 %2660
  store i32 %2662, ptr %2663, align 4
  %2664 = add nuw nsw i64 %2660, 1
  %2665 = icmp eq i64 %2664, %2168
  br i1 %2665, label %3142, label %2659

2666:                                             ; preds = %2658, %2666
  %2667 = phi i64 [ %2671, %2666 ], [ 0, %2658 ]
  %2668 = getelementptr inbounds nuw i64, ptr %2650, i64 %2667
  %2669 = load i64, ptr %2668, align 8
  %2670 = getelementptr inbounds nuw i64, ptr %2649, i64 %2667
  store i64 %2669, ptr %2670, align 8
  %2671 = add nuw nsw i64 %2667, 1
  %2672 = icmp eq i64 %2671, %2168
  br i1 %2672, label %3142, label %2666

2673:                                             ; preds = %2645
  %2674 = and i64 %2309, 324
  %2675 = icmp eq i64 %2674, 0
  %2676 = icmp sgt i64 %2168, 0
  br i1 %2675, label %2678, label %2677

2677:                                             ; preds = %2673
  br i1 %2676, label %2679, label %3142

2678:                                             ; preds = %2673
  br i1 %2676, label %2692, label %3142

2679:                                             ; preds = %2677, %2679
  %2680 = phi i64 [ %2690, %2679 ], [ 0, %2677 ]
  %2681 = getelementptr inbounds nuw i32, ptr %2650, i64 %2680
  %2682 = load i32, ptr %2681, align 4
  %2683 = getelementptr inbounds nuw i32, ptr %2651, i64 %2680
  %2684 = load i32, ptr %2683, align 4
  %2685 = getelementptr inbounds nuw i8, ptr %2652, i64 %2680
  %2686 = load i8, ptr %2685, align 1
  %2687 = icmp eq i8 %2686, 0
  %2688 = select i1 %2687, i32 %2684, i32 %2682
  %2689 = getelementptr inbounds nuw i32, ptr %2649, i64 %2680
  store i32 %2688, ptr %2689, align 4
  %2690 = add nuw nsw i64 %2680, 1
  %2691 = icmp eq i64 %2690, %2168
  br i1 %2691, label %3142, label %2679

2692:                                             ; preds = %2678, %2692
  %2693 = phi i64 [ %2703, %2692 ], [ 0, %2678 ]
  %2694 = getelementptr inbounds nuw i64, ptr %2650, i64 %2693
  %2695 = load i64, ptr %2694, align 8
  %2696 = getelementptr inbounds nuw i64, ptr %2651, i64 %2693
  %2697 = load i64, ptr %2696, align 8
  %2698 = getelementptr inbounds nuw i8, ptr %2652, i64 %2693
  %2699 = load i8, ptr %2698, align 1
  %2700 = icmp eq i8 %2699, 0
  %2701 = select i1 %2700, i64 %2697, i64 %2695
  %2702 = getelementptr inbounds nuw i64, ptr %2649, i64 %2693
  store i64 %2701, ptr %2702, align 8
  %2703 = add nuw nsw i64 %2693, 1
  %2704 = icmp eq i64 %2703, %2168
  br i1 %2704, label %3142, label %2692

2705:                                             ; preds = %2645
  %2706 = and i64 %2292, -4
  %2707 = icmp eq i64 %2706, 4
  br i1 %2707, label %2708, label %2736

2708:                                             ; preds = %2705
  %2709 = icmp eq i64 %2292, 6
  %2710 = icmp sgt i64 %2168, 0
  br i1 %2709, label %2712, label %2711

2711:                                             ; preds = %2708
  br i1 %2710, label %2724, label %3142

2712:                                             ; preds = %2708
  br i1 %2710, label %2713, label %3142

2713:                                             ; preds = %2712, %2713
  %2714 = phi i64 [ %2722, %2713 ], [ 0, %2712 ]
  %2715 = getelementptr inbounds nuw i32, ptr %2650, i64 %2714
  %2716 = load i32, ptr %2715, align 4
  %2717 = getelementptr inbounds nuw i32, ptr %2651, i64 %2714
  %2718 = load i32, ptr %2717, align 4
  %2719 = call i32 @llvm.umin.i32(i32 %2718, i32 31)
  %2720 = ashr i32 %2716, %2719
  %2721 = getelementptr inbounds nuw i32, ptr %2649, i64 %2714
  store i32 %2720, ptr %2721, align 4
  %2722 = add nuw nsw i64 %2714, 1
  %2723 = icmp eq i64 %2722, %2168
  br i1 %2723, label %3142, label %2713

2724:                                             ; preds = %2711, %2724
  %2725 = phi i64 [ %2734, %2724 ], [ 0, %2711 ]
  %2726 = getelementptr inbounds nuw i64, ptr %2650, i64 %2725
  %2727 = load i64, ptr %2726, align 8
  %2728 = getelementptr inbounds nuw i32, ptr %2651, i64 %2725
  %2729 = load i32, ptr %2728, align 4
  %2730 = call i32 @llvm.umin.i32(i32 %2729, i32 63)
  %2731 = zext nneg i32 %2730 to i64
  %2732 = ashr i64 %2727, %2731
  %2733 = getelementptr inbounds nuw i64, ptr %2649, i64 %2725
  store i64 %2732, ptr %2733, align 8
  %2734 = add nuw nsw i64 %2725, 1
  %2735 = icmp eq i64 %2734, %2168
  br i1 %2735, label %3142, label %2724

2736:                                             ; preds = %2705
  %2737 = and i64 %2309, 324
  %2738 = icmp eq i64 %2737, 0
  %2739 = icmp sgt i64 %2168, 0
  br i1 %2738, label %2741, label %2740

2740:                                             ; preds = %2736
  br i1 %2739, label %2742, label %3142

2741:                                             ; preds = %2736
  br i1 %2739, label %2756, label %3142

2742:                                             ; preds = %2740, %2751
  %2743 = phi i64 [ %2754, %2751 ], [ 0, %2740 ]
  %2744 = getelementptr inbounds nuw i32, ptr %2651, i64 %2743
  %2745 = load i32, ptr %2744, align 4
  %2746 = icmp ugt i32 %2745, 31
  br i1 %2746, label %2751, label %2747

2747:                                             ; preds = %2742
  %2748 = getelementptr inbounds nuw i32, ptr %2650, i64 %2743
  %2749 = load i32, ptr %2748, align 4
  %2750 = lshr i32 %2749, %2745
  br label %2751

2751:                                             ; preds = %2747, %2742
  %2752 = phi i32 [ %2750, %2747 ], [ 0, %2742 ]
  %2753 = getelementptr inbounds nuw i32, ptr %2649, i64 %2743
  store i32 %2752, ptr %2753, align 4
  %2754 = add nuw nsw i64 %2743, 1
  %2755 = icmp eq i64 %2754, %2168
  br i1 %2755, label %3142, label %2742

2756:                                             ; preds = %2741, %2766
  %2757 = phi i64 [ %2769, %2766 ], [ 0, %2741 ]
  %2758 = getelementptr inbounds nuw i32, ptr %2651, i64 %2757
  %2759 = load i32, ptr %2758, align 4
  %2760 = icmp ugt i32 %2759, 63
  br i1 %2760, label %2766, label %2761

2761:                                             ; preds = %2756
  %2762 = getelementptr inbounds nuw i64, ptr %2650, i64 %2757
  %2763 = load i64, ptr %2762, align 8
  %2764 = zext nneg i32 %2759 to i64
  %2765 = lshr i64 %2763, %2764
  br label %2766

2766:                                             ; preds = %2761, %2756
  %2767 = phi i64 [ %2765, %2761 ], [ 0, %2756 ]
  %2768 = getelementptr inbounds nuw i64, ptr %2649, i64 %2757
  store i64 %2767, ptr %2768, align 8
  %2769 = add nuw nsw i64 %2757, 1
  %2770 = icmp eq i64 %2769, %2168
  br i1 %2770, label %3142, label %2756

2771:                                             ; preds = %2645
  %2772 = and i64 %2309, 324
  %2773 = icmp eq i64 %2772, 0
  %2774 = icmp sgt i64 %2168, 0
  br i1 %2773, label %2776, label %2775

2775:                                             ; preds = %2771
  br i1 %2774, label %2777, label %3142

2776:                                             ; preds = %2771
  br i1 %2774, label %2791, label %3142

2777:                                             ; preds = %2775, %2786
  %2778 = phi i64 [ %2789, %2786 ], [ 0, %2775 ]
  %2779 = getelementptr inbounds nuw i32, ptr %2651, i64 %2778
  %2780 = load i32, ptr %2779, align 4
  %2781 = icmp ugt i32 %2780, 31
  br i1 %2781, label %2786, label %2782

2782:                                             ; preds = %2777
  %2783 = getelementptr inbounds nuw i32, ptr %2650, i64 %2778
  %2784 = load i32, ptr %2783, align 4
  %2785 = shl i32 %2784, %2780
  br label %2786

2786:                                             ; preds = %2782, %2777
  %2787 = phi i32 [ %2785, %2782 ], [ 0, %2777 ]
  %2788 = getelementptr inbounds nuw i32, ptr %2649, i64 %2778
  store i32 %2787, ptr %2788, align 4
  %2789 = add nuw nsw i64 %2778, 1
  %2790 = icmp eq i64 %2789, %2168
  br i1 %2790, label %3142, label %2777

2791:                                             ; preds = %2776, %2801
  %2792 = phi i64 [ %2804, %2801 ], [ 0, %2776 ]
  %2793 = getelementptr inbounds nuw i32, ptr %2651, i64 %2792
  %2794 = load i32, ptr %2793, align 4
  %2795 = icmp ugt i32 %2794, 63
  br i1 %2795, label %2801, label %2796

2796:                                             ; preds = %2791
  %2797 = getelementptr inbounds nuw i64, ptr %2650, i64 %2792
  %2798 = load i64, ptr %2797, align 8
  %2799 = zext nneg i32 %2794 to i64
  %2800 = shl i64 %2798, %2799
  br label %2801

2801:                                             ; preds = %2796, %2791
  %2802 = phi i64 [ %2800, %2796 ], [ 0, %2791 ]
  %2803 = getelementptr inbounds nuw i64, ptr %2649, i64 %2792
  store i64 %2802, ptr %2803, align 8
  %2804 = add nuw nsw i64 %2792, 1
  %2805 = icmp eq i64 %2804, %2168
  br i1 %2805, label %3142, label %2791

2806:                                             ; preds = %2645
  %2807 = and i64 %2309, 324
  %2808 = icmp eq i64 %2807, 0
  %2809 = icmp sgt i64 %2168, 0
  br i1 %2808, label %2811, label %2810

2810:                                             ; preds = %2806
  br i1 %2809, label %2812, label %3142

2811:                                             ; preds = %2806
  br i1 %2809, label %2822, label %3142

2812:                                             ; preds = %2810, %2812
  %2813 = phi i64 [ %2820, %2812 ], [ 0, %2810 ]
  %2814 = getelementptr inbounds nuw i32, ptr %2650, i64 %2813
  %2815 = load i32, ptr %2814, align 4
  %2816 = getelementptr inbounds nuw i32, ptr %2651, i64 %2813
  %2817 = load i32, ptr %2816, align 4
  %2818 = and i32 %2817, %2815
  %2819 = getelementptr inbounds nuw i32, ptr %2649, i64 %2813
  store i32 %2818, ptr %2819, align 4
  %2820 = add nuw nsw i64 %2813, 1
  %2821 = icmp eq i64 %2820, %2168
  br i1 %2821, label %3142, label %2812

2822:                                             ; preds = %2811, %2822
  %2823 = phi i64 [ %2830, %2822 ], [ 0, %2811 ]
  %2824 = getelementptr inbounds nuw i64, ptr %2650, i64 %2823
  %2825 = load i64, ptr %2824, align 8
  %2826 = getelementptr inbounds nuw i64, ptr %2651, i64 %2823
  %2827 = load i64, ptr %2826, align 8
  %2828 = and i64 %2827, %2825
  %2829 = getelementptr inbounds nuw i64, ptr %2649, i64 %2823
  store i64 %2828, ptr %2829, align 8
  %2830 = add nuw nsw i64 %2823, 1
  %2831 = icmp eq i64 %2830, %2168
  br i1 %2831, label %3142, label %2822

2832:                                             ; preds = %2645
  %2833 = and i64 %2309, 324
  %2834 = icmp eq i64 %2833, 0
  %2835 = icmp sgt i64 %2168, 0
  br i1 %2834, label %2837, label %2836

2836:                                             ; preds = %2832
  br i1 %2835, label %2838, label %3142

2837:                                             ; preds = %2832
  br i1 %2835, label %2848, label %3142

2838:                                             ; preds = %2836, %2838
  %2839 = phi i64 [ %2846, %2838 ], [ 0, %2836 ]
  %2840 = getelementptr inbounds nuw i32, ptr %2650, i64 %2839
  %2841 = load i32, ptr %2840, align 4
  %2842 = getelementptr inbounds nuw i32, ptr %2651, i64 %2839
  %2843 = load i32, ptr %2842, align 4
  %2844 = or i32 %2843, %2841
  %2845 = getelementptr inbounds nuw i32, ptr %2649, i64 %2839
  store i32 %2844, ptr %2845, align 4
  %2846 = add nuw nsw i64 %2839, 1
  %2847 = icmp eq i64 %2846, %2168
  br i1 %2847, label %3142, label %2838

2848:                                             ; preds = %2837, %2848
  %2849 = phi i64 [ %2856, %2848 ], [ 0, %2837 ]
  %2850 = getelementptr inbounds nuw i64, ptr %2650, i64 %2849
  %2851 = load i64, ptr %2850, align 8
  %2852 = getelementptr inbounds nuw i64, ptr %2651, i64 %2849
  %2853 = load i64, ptr %2852, align 8
  %2854 = or i64 %2853, %2851
  %2855 = getelementptr inbounds nuw i64, ptr %2649, i64 %2849
  store i64 %2854, ptr %2855, align 8
  %2856 = add nuw nsw i64 %2849, 1
  %2857 = icmp eq i64 %2856, %2168
  br i1 %2857, label %3142, label %2848

2858:                                             ; preds = %2645
  %2859 = and i64 %2309, 324
  %2860 = icmp eq i64 %2859, 0
  %2861 = icmp sgt i64 %2168, 0
  br i1 %2860, label %2863, label %2862

2862:                                             ; preds = %2858
  br i1 %2861, label %2864, label %3142

2863:                                             ; preds = %2858
  br i1 %2861, label %2874, label %3142

2864:                                             ; preds = %2862, %2864
  %2865 = phi i64 [ %2872, %2864 ], [ 0, %2862 ]
  %2866 = getelementptr inbounds nuw i32, ptr %2650, i64 %2865
  %2867 = load i32, ptr %2866, align 4
  %2868 = getelementptr inbounds nuw i32, ptr %2651, i64 %2865
  %2869 = load i32, ptr %2868, align 4
  %2870 = xor i32 %2869, %2867
  %2871 = getelementptr inbounds nuw i32, ptr %2649, i64 %2865
  store i32 %2870, ptr %2871, align 4
  %2872 = add nuw nsw i64 %2865, 1
  %2873 = icmp eq i64 %2872, %2168
  br i1 %2873, label %3142, label %2864

2874:                                             ; preds = %2863, %2874
  %2875 = phi i64 [ %2882, %2874 ], [ 0, %2863 ]
  %2876 = getelementptr inbounds nuw i64, ptr %2650, i64 %2875
  %2877 = load i64, ptr %2876, align 8
  %2878 = getelementptr inbounds nuw i64, ptr %2651, i64 %2875
  %2879 = load i64, ptr %2878, align 8
  %2880 = xor i64 %2879, %2877
  %2881 = getelementptr inbounds nuw i64, ptr %2649, i64 %2875
  store i64 %2880, ptr %2881, align 8
  %2882 = add nuw nsw i64 %2875, 1
  %2883 = icmp eq i64 %2882, %2168
  br i1 %2883, label %3142, label %2874

2884:                                             ; preds = %2645
  %2885 = icmp eq i64 %2292, 8
  br i1 %2885, label %2886, label %3031

2886:                                             ; preds = %2884
  switch i64 %2176, label %3142 [
    i64 5, label %2897
    i64 6, label %2895
    i64 7, label %2893
    i64 25, label %2891
    i64 29, label %2949
    i64 21, label %2889
    i64 22, label %2887
  ]

2887:                                             ; preds = %2886
  %2888 = icmp sgt i64 %2168, 0
  br i1 %2888, label %3005, label %3142

2889:                                             ; preds = %2886
  %2890 = icmp sgt i64 %2168, 0
  br i1 %2890, label %2979, label %3142

2891:                                             ; preds = %2886
  %2892 = icmp sgt i64 %2168, 0
  br i1 %2892, label %2938, label %3142

2893:                                             ; preds = %2886
  %2894 = icmp sgt i64 %2168, 0
  br i1 %2894, label %2925, label %3142

2895:                                             ; preds = %2886
  %2896 = icmp sgt i64 %2168, 0
  br i1 %2896, label %2912, label %3142

2897:                                             ; preds = %2886
  %2898 = icmp sgt i64 %2168, 0
  br i1 %2898, label %2899, label %3142

2899:                                             ; preds = %2897, %2899
  %2900 = phi i64 [ %2910, %2899 ], [ 0, %2897 ]
  %2901 = getelementptr inbounds nuw float, ptr %2650, i64 %2900
  %2902 = load float, ptr %2901, align 4
  %2903 = getelementptr inbounds nuw float, ptr %2651, i64 %2900
  %2904 = load float, ptr %2903, align 4
  %2905 = fadd float %2902, %2904
  %2906 = fcmp uno float %2905, 0.000000e+00
  %2907 = bitcast float %2905 to i32
  %2908 = select i1 %2906, i32 2147483647, i32 %2907
  %2909 = getelementptr inbounds nuw i32, ptr %2649, i64 %2900
  store i32 %2908, ptr %2909, align 4
  %2910 = add nuw nsw i64 %2900, 1
  %2911 = icmp eq i64 %2910, %2168
  br i1 %2911, label %3142, label %2899

2912:                                             ; preds = %2895, %2912
  %2913 = phi i64 [ %2923, %2912 ], [ 0, %2895 ]
  %2914 = getelementptr inbounds nuw float, ptr %2650, i64 %2913
  %2915 = load float, ptr %2914, align 4
  %2916 = getelementptr inbounds nuw float, ptr %2651, i64 %2913
  %2917 = load float, ptr %2916, align 4
  %2918 = fsub float %2915, %2917
  %2919 = fcmp uno float %2918, 0.000000e+00
  %2920 = bitcast float %2918 to i32
  %2921 = select i1 %2919, i32 2147483647, i32 %2920
  %2922 = getelementptr inbounds nuw i32, ptr %2649, i64 %2913
  store i32 %2921, ptr %2922, align 4
  %2923 = add nuw nsw i64 %2913, 1
  %2924 = icmp eq i64 %2923, %2168
  br i1 %2924, label %3142, label %2912

2925:                                             ; preds = %2893, %2925
  %2926 = phi i64 [ %2936, %2925 ], [ 0, %2893 ]
  %2927 = getelementptr inbounds nuw float, ptr %2650, i64 %2926
  %2928 = load float, ptr %2927, align 4
  %2929 = getelementptr inbounds nuw float, ptr %2651, i64 %2926
  %2930 = load float, ptr %2929, align 4
  %2931 = fmul float %2928, %2930
  %2932 = fcmp uno float %2931, 0.000000e+00
  %2933 = bitcast float %2931 to i32
  %2934 = select i1 %2932, i32 2147483647, i32 %2933
  %2935 = getelementptr inbounds nuw i32, ptr %2649, i64 %2926
  store i32 %2934, ptr %2935, align 4
  %2936 = add nuw nsw i64 %2926, 1
  %2937 = icmp eq i64 %2936, %2168
  br i1 %2937, label %3142, label %2925

2938:                                             ; preds = %2891, %2938
  %2939 = phi i64 [ %2947, %2938 ], [ 0, %2891 ]
  %2940 = getelementptr inbounds nuw float, ptr %2650, i64 %2939
  %2941 = load float, ptr %2940, align 4
  %2942 = fneg float %2941
  %2943 = fcmp uno float %2941, 0.000000e+00
  %2944 = bitcast float %2942 to i32
  %2945 = select i1 %2943, i32 2147483647, i32 %2944
  %2946 = getelementptr inbounds nuw i32, ptr %2649, i64 %2939
  store i32 %2945, ptr %2946, align 4
  %2947 = add nuw nsw i64 %2939, 1
  %2948 = icmp eq i64 %2947, %2168
  br i1 %2948, label %3142, label %2938

2949:                                             ; preds = %2886
  %2950 = load i64, ptr %2113, align 8
  %2951 = and i64 %2950, 1
  %2952 = icmp eq i64 %2951, 0
  %2953 = and i64 %2950, 2
  %2954 = icmp eq i64 %2953, 0
  %2955 = and i64 %2950, 4
  %2956 = icmp eq i64 %2955, 0
  %2957 = icmp sgt i64 %2168, 0
  br i1 %2957, label %2958, label %3142

2958:                                             ; preds = %2949, %2958
  %2959 = phi i64 [ %2977, %2958 ], [ 0, %2949 ]
  %2960 = getelementptr inbounds nuw float, ptr %2650, i64 %2959
  %2961 = load float, ptr %2960, align 4
  %2962 = getelementptr inbounds nuw float, ptr %2651, i64 %2959
  %2963 = load float, ptr %2962, align 4
  %2964 = getelementptr inbounds nuw float, ptr %2652, i64 %2959
  %2965 = load float, ptr %2964, align 4
  %2966 = fneg float %2961
  %2967 = select i1 %2952, float %2961, float %2966
  %2968 = fneg float %2963
  %2969 = select i1 %2954, float %2963, float %2968
  %2970 = fneg float %2965
  %2971 = select i1 %2956, float %2965, float %2970
  %2972 = call float @llvm.fma.f32(float %2967, float %2969, float %2971)
  %2973 = fcmp uno float %2972, 0.000000e+00
  %2974 = bitcast float %2972 to i32
  %2975 = select i1 %2973, i32 2147483647, i32 %2974
  %2976 = getelementptr inbounds nuw i32, ptr %2649, i64 %2959
  store i32 %2975, ptr %2976, align 4
  %2977 = add nuw nsw i64 %2959, 1
  %2978 = icmp eq i64 %2977, %2168
  br i1 %2978, label %3142, label %2958

2979:                                             ; preds = %2889, %2997
  %2980 = phi i64 [ %3003, %2997 ], [ 0, %2889 ]
  %2981 = getelementptr inbounds nuw float, ptr %2650, i64 %2980
  %2982 = load float, ptr %2981, align 4
  %2983 = getelementptr inbounds nuw float, ptr %2651, i64 %2980
  %2984 = load float, ptr %2983, align 4
  %2985 = fcmp uno float %2982, 0.000000e+00
  br i1 %2985, label %2997, label %2986

2986:                                             ; preds = %2979
  %2987 = fcmp uno float %2984, 0.000000e+00
  br i1 %2987, label %2997, label %2988

2988:                                             ; preds = %2986
  %2989 = fcmp oeq float %2982, %2984
  br i1 %2989, label %2990, label %2994

2990:                                             ; preds = %2988
  %2991 = bitcast float %2982 to i32
  %2992 = icmp slt i32 %2991, 0
  %2993 = select i1 %2992, float %2982, float %2984
  br label %2997

2994:                                             ; preds = %2988
  %2995 = fcmp olt float %2982, %2984
  %2996 = select i1 %2995, float %2982, float %2984
  br label %2997

2997:                                             ; preds = %2994, %2990, %2986, %2979
  %2998 = phi float [ %2996, %2994 ], [ %2984, %2979 ], [ %2993, %2990 ], [ %2982, %2986 ]
  %2999 = fcmp uno float %2998, 0.000000e+00
  %3000 = bitcast float %2998 to i32
  %3001 = select i1 %2999, i32 2147483647, i32 %3000
  %3002 = getelementptr inbounds nuw i32, ptr %2649, i64 %2980
  store i32 %3001, ptr %3002, align 4
  %3003 = add nuw nsw i64 %2980, 1
  %3004 = icmp eq i64 %3003, %2168
  br i1 %3004, label %3142, label %2979

3005:                                             ; preds = %2887, %3023
  %3006 = phi i64 [ %3029, %3023 ], [ 0, %2887 ]
  %3007 = getelementptr inbounds nuw float, ptr %2650, i64 %3006
  %3008 = load float, ptr %3007, align 4
  %3009 = getelementptr inbounds nuw float, ptr %2651, i64 %3006
  %3010 = load float, ptr %3009, align 4
  %3011 = fcmp uno float %3008, 0.000000e+00
  br i1 %3011, label %3023, label %3012

3012:                                             ; preds = %3005
  %3013 = fcmp uno float %3010, 0.000000e+00
  br i1 %3013, label %3023, label %3014

3014:                                             ; preds = %3012
  %3015 = fcmp oeq float %3008, %3010
  br i1 %3015, label %3016, label %3020

3016:                                             ; preds = %3014
  %3017 = bitcast float %3008 to i32
  %3018 = icmp slt i32 %3017, 0
  %3019 = select i1 %3018, float %3010, float %3008
  br label %3023

3020:                                             ; preds = %3014
  %3021 = fcmp ogt float %3008, %3010
  %3022 = select i1 %3021, float %3008, float %3010
  br label %3023

3023:                                             ; preds = %3020, %3016, %3012, %3005
  %3024 = phi float [ %3022, %3020 ], [ %3010, %3005 ], [ %3019, %3016 ], [ %3008, %3012 ]
  %3025 = fcmp uno float %3024, 0.000000e+00
  %3026 = bitcast float %3024 to i32
  %3027 = select i1 %3025, i32 2147483647, i32 %3026
  %3028 = getelementptr inbounds nuw i32, ptr %2649, i64 %3006
  store i32 %3027, ptr %3028, align 4
  %3029 = add nuw nsw i64 %3006, 1
  %3030 = icmp eq i64 %3029, %2168
  br i1 %3030, label %3142, label %3005

3031:                                             ; preds = %2884
  switch i64 %2176, label %3142 [
    i64 5, label %3032
    i64 6, label %3058
    i64 7, label %3084
    i64 10, label %3110
  ]

3032:                                             ; preds = %3031
  %3033 = and i64 %2309, 324
  %3034 = icmp eq i64 %3033, 0
  %3035 = icmp sgt i64 %2168, 0
  br i1 %3034, label %3037, label %3036

3036:                                             ; preds = %3032
  br i1 %3035, label %3038, label %3142

3037:                                             ; preds = %3032
  br i1 %3035, label %3048, label %3142

3038:                                             ; preds = %3036, %3038
  %3039 = phi i64 [ %3046, %3038 ], [ 0, %3036 ]
  %3040 = getelementptr inbounds nuw i32, ptr %2650, i64 %3039
  %3041 = load i32, ptr %3040, align 4
  %3042 = getelementptr inbounds nuw i32, ptr %2651, i64 %3039
  %3043 = load i32, ptr %3042, align 4
  %3044 = add i32 %3043, %3041
  %3045 = getelementptr inbounds nuw i32, ptr %2649, i64 %3039
  store i32 %3044, ptr %3045, align 4
  %3046 = add nuw nsw i64 %3039, 1
  %3047 = icmp eq i64 %3046, %2168
  br i1 %3047, label %3142, label %3038

3048:                                             ; preds = %3037, %3048
  %3049 = phi i64 [ %3056, %3048 ], [ 0, %3037 ]
  %3050 = getelementptr inbounds nuw i64, ptr %2650, i64 %3049
  %3051 = load i64, ptr %3050, align 8
  %3052 = getelementptr inbounds nuw i64, ptr %2651, i64 %3049
  %3053 = load i64, ptr %3052, align 8
  %3054 = add i64 %3053, %3051
  %3055 = getelementptr inbounds nuw i64, ptr %2649, i64 %3049
  store i64 %3054, ptr %3055, align 8
  %3056 = add nuw nsw i64 %3049, 1
  %3057 = icmp eq i64 %3056, %2168
  br i1 %3057, label %3142, label %3048

3058:                                             ; preds = %3031
  %3059 = and i64 %2309, 324
  %3060 = icmp eq i64 %3059, 0
  %3061 = icmp sgt i64 %2168, 0
  br i1 %3060, label %3063, label %3062

3062:                                             ; preds = %3058
  br i1 %3061, label %3064, label %3142

3063:                                             ; preds = %3058
  br i1 %3061, label %3074, label %3142

3064:                                             ; preds = %3062, %3064
  %3065 = phi i64 [ %3072, %3064 ], [ 0, %3062 ]
  %3066 = getelementptr inbounds nuw i32, ptr %2650, i64 %3065
  %3067 = load i32, ptr %3066, align 4
  %3068 = getelementptr inbounds nuw i32, ptr %2651, i64 %3065
  %3069 = load i32, ptr %3068, align 4
  %3070 = sub i32 %3067, %3069
  %3071 = getelementptr inbounds nuw i32, ptr %2649, i64 %3065
  store i32 %3070, ptr %3071, align 4
  %3072 = add nuw nsw i64 %3065, 1
  %3073 = icmp eq i64 %3072, %2168
  br i1 %3073, label %3142, label %3064

3074:                                             ; preds = %3063, %3074
  %3075 = phi i64 [ %3082, %3074 ], [ 0, %3063 ]
  %3076 = getelementptr inbounds nuw i64, ptr %2650, i64 %3075
  %3077 = load i64, ptr %3076, align 8
  %3078 = getelementptr inbounds nuw i64, ptr %2651, i64 %3075
  %3079 = load i64, ptr %3078, align 8
  %3080 = sub i64 %3077, %3079
  %3081 = getelementptr inbounds nuw i64, ptr %2649, i64 %3075
  store i64 %3080, ptr %3081, align 8
  %3082 = add nuw nsw i64 %3075, 1
  %3083 = icmp eq i64 %3082, %2168
  br i1 %3083, label %3142, label %3074

3084:                                             ; preds = %3031
  %3085 = and i64 %2309, 324
  %3086 = icmp eq i64 %3085, 0
  %3087 = icmp sgt i64 %2168, 0
  br i1 %3086, label %3089, label %3088

3088:                                             ; preds = %3084
  br i1 %3087, label %3090, label %3142

3089:                                             ; preds = %3084
  br i1 %3087, label %3100, label %3142

3090:                                             ; preds = %3088, %3090
  %3091 = phi i64 [ %3098, %3090 ], [ 0, %3088 ]
  %3092 = getelementptr inbounds nuw i32, ptr %2650, i64 %3091
  %3093 = load i32, ptr %3092, align 4
  %3094 = getelementptr inbounds nuw i32, ptr %2651, i64 %3091
  %3095 = load i32, ptr %3094, align 4
  %3096 = mul i32 %3095, %3093
  %3097 = getelementptr inbounds nuw i32, ptr %2649, i64 %3091
  store i32 %3096, ptr %3097, align 4
  %3098 = add nuw nsw i64 %3091, 1
  %3099 = icmp eq i64 %3098, %2168
  br i1 %3099, label %3142, label %3090

3100:                                             ; preds = %3089, %3100
  %3101 = phi i64 [ %3108, %3100 ], [ 0, %3089 ]
  %3102 = getelementptr inbounds nuw i64, ptr %2650, i64 %3101
  %3103 = load i64, ptr %3102, align 8
  %3104 = getelementptr inbounds nuw i64, ptr %2651, i64 %3101
  %3105 = load i64, ptr %3104, align 8
  %3106 = mul i64 %3105, %3103
  %3107 = getelementptr inbounds nuw i64, ptr %2649, i64 %3101
  store i64 %3106, ptr %3107, align 8
  %3108 = add nuw nsw i64 %3101, 1
  %3109 = icmp eq i64 %3108, %2168
  br i1 %3109, label %3142, label %3100

3110:                                             ; preds = %3031
  %3111 = and i64 %2309, 324
  %3112 = icmp eq i64 %3111, 0
  %3113 = icmp sgt i64 %2168, 0
  br i1 %3112, label %3115, label %3114

3114:                                             ; preds = %3110
  br i1 %3113, label %3116, label %3142

3115:                                             ; preds = %3110
  br i1 %3113, label %3129, label %3142

3116:                                             ; preds = %3114, %3116
  %3117 = phi i64 [ %3127, %3116 ], [ 0, %3114 ]
  %3118 = getelementptr inbounds nuw i32, ptr %2650, i64 %3117
  %3119 = load i32, ptr %3118, align 4
  %3120 = getelementptr inbounds nuw i32, ptr %2651, i64 %3117
  %3121 = load i32, ptr %3120, align 4
  %3122 = getelementptr inbounds nuw i32, ptr %2652, i64 %3117
  %3123 = load i32, ptr %3122, align 4
  %3124 = mul i32 %3121, %3119
  %3125 = add i32 %3124, %3123
  %3126 = getelementptr inbounds nuw i32, ptr %2649, i64 %3117
  store i32 %3125, ptr %3126, align 4
  %3127 = add nuw nsw i64 %3117, 1
  %3128 = icmp eq i64 %3127, %2168
  br i1 %3128, label %3142, label %3116

3129:                                             ; preds = %3115, %3129
  %3130 = phi i64 [ %3140, %3129 ], [ 0, %3115 ]
  %3131 = getelementptr inbounds nuw i64, ptr %2650, i64 %3130
  %3132 = load i64, ptr %3131, align 8
  %3133 = getelementptr inbounds nuw i64, ptr %2651, i64 %3130
  %3134 = load i64, ptr %3133, align 8
  %3135 = getelementptr inbounds nuw i64, ptr %2652, i64 %3130
  %3136 = load i64, ptr %3135, align 8
  %3137 = mul i64 %3134, %3132
  %3138 = add i64 %3137, %3136
  %3139 = getelementptr inbounds nuw i64, ptr %2649, i64 %3130
  store i64 %3138, ptr %3139, align 8
  %3140 = add nuw nsw i64 %3130, 1
  %3141 = icmp eq i64 %3140, %2168
  br i1 %3141, label %3142, label %3129

3142:                                             ; preds = %2786, %2801, %2751, %2766, %2724, %2713, %2812, %2822, %2838, %2848, %2864, %2874, %2679, %2692, %2659, %2666, %3116, %3129, %3090, %3100, %3064, %3074, %3038, %3048, %3023, %2997, %2958, %2938, %2925, %2912, %2899, %3115, %3114, %3089, %3088, %3063, %3062, %3037, %3036, %3031, %2949, %2897, %2895, %2893, %2891, %2889, %2887, %2886, %2863, %2862, %2837, %2836, %2811, %2810, %2776, %2775, %2741, %2740, %2712, %2711, %2678, %2677, %2658, %2657
  br i1 %2170, label %3715, label %3143

3143:                                             ; preds = %3142
  %3144 = inttoptr i64 %2289 to ptr
  %3145 = icmp sgt i64 %2167, 0
  switch i64 %2291, label %3192 [
    i64 4, label %3146
    i64 8, label %3169
  ]

3146:                                             ; preds = %3143
  br i1 %2164, label %3148, label %3147

3147:                                             ; preds = %3146
  br i1 %3145, label %3149, label %3715

3148:                                             ; preds = %3146
  br i1 %3145, label %3160, label %3715

3149:                                             ; preds = %3147, %3149
  %3150 = phi i64 [ %3158, %3149 ], [ 0, %3147 ]
  %3151 = getelementptr inbounds nuw i64, ptr %2119, i64 %3150
  %3152 = load i64, ptr %3151, align 8
  %3153 = load i64, ptr %2119, align 8
  %3154 = sub nsw i64 %3152, %3153
  %3155 = getelementptr inbounds i32, ptr %116, i64 %3154
  %3156 = load i32, ptr %3155, align 4
  %3157 = getelementptr inbounds i32, ptr %3144, i64 %3152
  store i32 %3156, ptr %3157, align 4
  %3158 = add nuw nsw i64 %3150, 1
  %3159 = icmp eq i64 %3158, %2167
  br i1 %3159, label %3715, label %3149

3160:                                             ; preds = %3148, %3160
  %3161 = phi i64 [ %3167, %3160 ], [ 0, %3148 ]
  %3162 = getelementptr inbounds nuw i32, ptr %116, i64 %3161
  %3163 = load i32, ptr %3162, align 4
  %3164 = getelementptr inbounds nuw i64, ptr %2119, i64 %3161
  %3165 = load i64, ptr %3164, align 8
  %3166 = getelementptr inbounds i32, ptr %3144, i64 %3165
  store i32 %3163, ptr %3166, align 4
  %3167 = add nuw nsw i64 %3161, 1
  %3168 = icmp eq i64 %3167, %2167
  br i1 %3168, label %3715, label %3160

3169:                                             ; preds = %3143
  br i1 %2164, label %3171, label %3170

3170:                                             ; preds = %3169
  br i1 %3145, label %3172, label %3715

3171:                                             ; preds = %3169
  br i1 %3145, label %3183, label %3715

3172:                                             ; preds = %3170, %3172
  %3173 = phi i64 [ %3181, %3172 ], [ 0, %3170 ]
  %3174 = getelementptr inbounds nuw i64, ptr %2119, i64 %3173
  %3175 = load i64, ptr %3174, align 8
  %3176 = load i64, ptr %2119, align 8
  %3177 = sub nsw i64 %3175, %3176
  %3178 = getelementptr inbounds i64, ptr %116, i64 %3177
  %3179 = load i64, ptr %3178, align 8
  %3180 = getelementptr inbounds i64, ptr %3144, i64 %3175
  store i64 %3179, ptr %3180, align 8
  %3181 = add nuw nsw i64 %3173, 1
  %3182 = icmp eq i64 %3181, %2167
  br i1 %3182, label %3715, label %3172

3183:                                             ; preds = %3171, %3183
  %3184 = phi i64 [ %3190, %3183 ], [ 0, %3171 ]
  %3185 = getelementptr inbounds nuw i64, ptr %116, i64 %3184
  %3186 = load i64, ptr %3185, align 8
  %3187 = getelementptr inbounds nuw i64, ptr %2119, i64 %3184
  %3188 = load i64, ptr %3187, align 8
  %3189 = getelementptr inbounds i64, ptr %3144, i64 %3188
  store i64 %3186, ptr %3189, align 8
  %3190 = add nuw nsw i64 %3184, 1
  %3191 = icmp eq i64 %3190, %2167
  br i1 %3191, label %3715, label %3183

3192:                                             ; preds = %3143
  br i1 %2164, label %3194, label %3193

3193:                                             ; preds = %3192
  br i1 %3145, label %3195, label %3715

3194:                                             ; preds = %3192
  br i1 %3145, label %3206, label %3715

3195:                                             ; preds = %3193, %3195
  %3196 = phi i64 [ %3204, %3195 ], [ 0, %3193 ]
  %3197 = getelementptr inbounds nuw i64, ptr %2119, i64 %3196
  %3198 = load i64, ptr %3197, align 8
  %3199 = load i64, ptr %2119, align 8
  %3200 = sub nsw i64 %3198, %3199
  %3201 = getelementptr inbounds i8, ptr %116, i64 %3200
  %3202 = load i8, ptr %3201, align 1
  %3203 = getelementptr inbounds i8, ptr %3144, i64 %3198
  store i8 %3202, ptr %3203, align 1
  %3204 = add nuw nsw i64 %3196, 1
  %3205 = icmp eq i64 %3204, %2167
  br i1 %3205, label %3715, label %3195

3206:                                             ; preds = %3194, %3206
  %3207 = phi i64 [ %3213, %3206 ], [ 0, %3194 ]
  %3208 = getelementptr inbounds nuw i8, ptr %116, i64 %3207
  %3209 = load i8, ptr %3208, align 1
  %3210 = getelementptr inbounds nuw i64, ptr %2119, i64 %3207
  %3211 = load i64, ptr %3210, align 8
  %3212 = getelementptr inbounds i8, ptr %3144, i64 %3211
  store i8 %3209, ptr %3212, align 1
  %3213 = add nuw nsw i64 %3207, 1
  %3214 = icmp eq i64 %3213, %2167
  br i1 %3214, label %3715, label %3206

3215:                                             ; preds = %2644
  %3216 = shl nuw nsw i64 %2308, 3
  %3217 = icmp eq i64 %2292, 3
  %3218 = select i1 %3217, i64 -9223372036854775808, i64 0
  switch i64 %2176, label %3714 [
    i64 4, label %3265
    i64 5, label %3263
    i64 6, label %3261
    i64 7, label %3294
    i64 9, label %3294
    i64 12, label %3259
    i64 13, label %3257
    i64 14, label %3255
    i64 15, label %3336
    i64 25, label %3253
    i64 21, label %3251
    i64 22, label %3249
    i64 8, label %3392
    i64 10, label %3439
    i64 11, label %3439
    i64 16, label %3247
    i64 17, label %3466
    i64 18, label %3245
    i64 20, label %3241
    i64 23, label %3236
    i64 24, label %3231
    i64 28, label %3227
    i64 30, label %3225
    i64 31, label %3623
    i64 32, label %3623
    i64 33, label %3223
    i64 34, label %3221
    i64 35, label %3219
  ]

3219:                                             ; preds = %3215
  %3220 = icmp sgt i64 %2168, 0
  br i1 %3220, label %3681, label %3714

3221:                                             ; preds = %3215
  %3222 = icmp sgt i64 %2168, 0
  br i1 %3222, label %3662, label %3714

3223:                                             ; preds = %3215
  %3224 = icmp sgt i64 %2168, 0
  br i1 %3224, label %3654, label %3714

3225:                                             ; preds = %3215
  %3226 = icmp sgt i64 %2168, 0
  br i1 %3226, label %3615, label %3714

3227:                                             ; preds = %3215
  %3228 = icmp sgt i64 %2168, 0
  br i1 %3228, label %3229, label %3714

3229:                                             ; preds = %3227
  %3230 = load i64, ptr %2113, align 8
  br label %3579

3231:                                             ; preds = %3215
  %3232 = icmp sgt i64 %2168, 0
  br i1 %3232, label %3233, label %3714

3233:                                             ; preds = %3231
  %3234 = and i64 %2292, -4
  %3235 = icmp eq i64 %3234, 4
  br label %3554

3236:                                             ; preds = %3215
  %3237 = icmp sgt i64 %2168, 0
  br i1 %3237, label %3238, label %3714

3238:                                             ; preds = %3236
  %3239 = and i64 %2292, -4
  %3240 = icmp eq i64 %3239, 4
  br label %3533

3241:                                             ; preds = %3215
  %3242 = icmp sgt i64 %2168, 0
  br i1 %3242, label %3243, label %3714

3243:                                             ; preds = %3241
  %3244 = load i64, ptr %2113, align 8
  br label %3509

3245:                                             ; preds = %3215
  %3246 = icmp sgt i64 %2168, 0
  br i1 %3246, label %3496, label %3714

3247:                                             ; preds = %3215
  %3248 = icmp sgt i64 %2168, 0
  br i1 %3248, label %3454, label %3714

3249:                                             ; preds = %3215
  %3250 = icmp sgt i64 %2168, 0
  br i1 %3250, label %3379, label %3714

3251:                                             ; preds = %3215
  %3252 = icmp sgt i64 %2168, 0
  br i1 %3252, label %3366, label %3714

3253:                                             ; preds = %3215
  %3254 = icmp sgt i64 %2168, 0
  br i1 %3254, label %3358, label %3714

3255:                                             ; preds = %3215
  %3256 = icmp sgt i64 %2168, 0
  br i1 %3256, label %3326, label %3714

3257:                                             ; preds = %3215
  %3258 = icmp sgt i64 %2168, 0
  br i1 %3258, label %3316, label %3714

3259:                                             ; preds = %3215
  %3260 = icmp sgt i64 %2168, 0
  br i1 %3260, label %3306, label %3714

3261:                                             ; preds = %3215
  %3262 = icmp sgt i64 %2168, 0
  br i1 %3262, label %3284, label %3714

3263:                                             ; preds = %3215
  %3264 = icmp sgt i64 %2168, 0
  br i1 %3264, label %3274, label %3714

3265:                                             ; preds = %3215
  %3266 = icmp sgt i64 %2168, 0
  br i1 %3266, label %3267, label %3714

3267:                                             ; preds = %3265, %3267
  %3268 = phi i64 [ %3272, %3267 ], [ 0, %3265 ]
  %3269 = getelementptr inbounds nuw i64, ptr %6, i64 %3268
  %3270 = load i64, ptr %3269, align 8
  %3271 = getelementptr inbounds nuw i64, ptr %116, i64 %3268
  store i64 %3270, ptr %3271, align 8
  %3272 = add nuw nsw i64 %3268, 1
  %3273 = icmp eq i64 %3272, %2168
  br i1 %3273, label %3714, label %3267

3274:                                             ; preds = %3263, %3274
  %3275 = phi i64 [ %3282, %3274 ], [ 0, %3263 ]
  %3276 = getelementptr inbounds nuw i64, ptr %6, i64 %3275
  %3277 = load i64, ptr %3276, align 8
  %3278 = getelementptr inbounds nuw i64, ptr %113, i64 %3275
  %3279 = load i64, ptr %3278, align 8
  %3280 = add i64 %3279, %3277
  %3281 = getelementptr inbounds nuw i64, ptr %116, i64 %3275
  store i64 %3280, ptr %3281, align 8
  %3282 = add nuw nsw i64 %3275, 1
  %3283 = icmp eq i64 %3282, %2168
  br i1 %3283, label %3714, label %3274

3284:                                             ; preds = %3261, %3284
  %3285 = phi i64 [ %3292, %3284 ], [ 0, %3261 ]
  %3286 = getelementptr inbounds nuw i64, ptr %6, i64 %3285
  %3287 = load i64, ptr %3286, align 8
  %3288 = getelementptr inbounds nuw i64, ptr %113, i64 %3285
  %3289 = load i64, ptr %3288, align 8
  %3290 = sub i64 %3287, %3289
  %3291 = getelementptr inbounds nuw i64, ptr %116, i64 %3285
  store i64 %3290, ptr %3291, align 8
  %3292 = add nuw nsw i64 %3285, 1
  %3293 = icmp eq i64 %3292, %2168
  br i1 %3293, label %3714, label %3284

3294:                                             ; preds = %3215, %3215
  %3295 = icmp sgt i64 %2168, 0
  br i1 %3295, label %3296, label %3714

3296:                                             ; preds = %3294, %3296
  %3297 = phi i64 [ %3304, %3296 ], [ 0, %3294 ]
  %3298 = getelementptr inbounds nuw i64, ptr %6, i64 %3297
  %3299 = load i64, ptr %3298, align 8
  %3300 = getelementptr inbounds nuw i64, ptr %113, i64 %3297
  %3301 = load i64, ptr %3300, align 8
  %3302 = mul i64 %3301, %3299
  %3303 = getelementptr inbounds nuw i64, ptr %116, i64 %3297
  store i64 %3302, ptr %3303, align 8
  %3304 = add nuw nsw i64 %3297, 1
  %3305 = icmp eq i64 %3304, %2168
  br i1 %3305, label %3714, label %3296

3306:                                             ; preds = %3259, %3306
  %3307 = phi i64 [ %3314, %3306 ], [ 0, %3259 ]
  %3308 = getelementptr inbounds nuw i64, ptr %6, i64 %3307
  %3309 = load i64, ptr %3308, align 8
  %3310 = getelementptr inbounds nuw i64, ptr %113, i64 %3307
  %3311 = load i64, ptr %3310, align 8
  %3312 = and i64 %3311, %3309
  %3313 = getelementptr inbounds nuw i64, ptr %116, i64 %3307
  store i64 %3312, ptr %3313, align 8
  %3314 = add nuw nsw i64 %3307, 1
  %3315 = icmp eq i64 %3314, %2168
  br i1 %3315, label %3714, label %3306

3316:                                             ; preds = %3257, %3316
  %3317 = phi i64 [ %3324, %3316 ], [ 0, %3257 ]
  %3318 = getelementptr inbounds nuw i64, ptr %6, i64 %3317
  %3319 = load i64, ptr %3318, align 8
  %3320 = getelementptr inbounds nuw i64, ptr %113, i64 %3317
  %3321 = load i64, ptr %3320, align 8
  %3322 = or i64 %3321, %3319
  %3323 = getelementptr inbounds nuw i64, ptr %116, i64 %3317
  store i64 %3322, ptr %3323, align 8
  %3324 = add nuw nsw i64 %3317, 1
  %3325 = icmp eq i64 %3324, %2168
  br i1 %3325, label %3714, label %3316

3326:                                             ; preds = %3255, %3326
  %3327 = phi i64 [ %3334, %3326 ], [ 0, %3255 ]
  %3328 = getelementptr inbounds nuw i64, ptr %6, i64 %3327
  %3329 = load i64, ptr %3328, align 8
  %3330 = getelementptr inbounds nuw i64, ptr %113, i64 %3327
  %3331 = load i64, ptr %3330, align 8
  %3332 = xor i64 %3331, %3329
  %3333 = getelementptr inbounds nuw i64, ptr %116, i64 %3327
  store i64 %3332, ptr %3333, align 8
  %3334 = add nuw nsw i64 %3327, 1
  %3335 = icmp eq i64 %3334, %2168
  br i1 %3335, label %3714, label %3326

3336:                                             ; preds = %3215
  %3337 = icmp eq i64 %2292, 10
  %3338 = icmp sgt i64 %2168, 0
  br i1 %3337, label %3340, label %3339

3339:                                             ; preds = %3336
  br i1 %3338, label %3350, label %3714

3340:                                             ; preds = %3336
  br i1 %3338, label %3341, label %3714

3341:                                             ; preds = %3340, %3341
  %3342 = phi i64 [ %3348, %3341 ], [ 0, %3340 ]
  %3343 = getelementptr inbounds nuw i64, ptr %6, i64 %3342
  %3344 = load i64, ptr %3343, align 8
  %3345 = icmp eq i64 %3344, 0
  %3346 = zext i1 %3345 to i64
  %3347 = getelementptr inbounds nuw i64, ptr %116, i64 %3342
  store i64 %3346, ptr %3347, align 8
  %3348 = add nuw nsw i64 %3342, 1
  %3349 = icmp eq i64 %3348, %2168
  br i1 %3349, label %3714, label %3341

3350:                                             ; preds = %3339, %3350
  %3351 = phi i64 [ %3356, %3350 ], [ 0, %3339 ]
  %3352 = getelementptr inbounds nuw i64, ptr %6, i64 %3351
  %3353 = load i64, ptr %3352, align 8
  %3354 = xor i64 %3353, -1
  %3355 = getelementptr inbounds nuw i64, ptr %116, i64 %3351
  store i64 %3354, ptr %3355, align 8
  %3356 = add nuw nsw i64 %3351, 1
  %3357 = icmp eq i64 %3356, %2168
  br i1 %3357, label %3714, label %3350

3358:                                             ; preds = %3253, %3358
  %3359 = phi i64 [ %3364, %3358 ], [ 0, %3253 ]
  %3360 = getelementptr inbounds nuw i64, ptr %6, i64 %3359
  %3361 = load i64, ptr %3360, align 8
  %3362 = sub i64 0, %3361
  %3363 = getelementptr inbounds nuw i64, ptr %116, i64 %3359
  store i64 %3362, ptr %3363, align 8
  %3364 = add nuw nsw i64 %3359, 1
  %3365 = icmp eq i64 %3364, %2168
  br i1 %3365, label %3714, label %3358

3366:                                             ; preds = %3251, %3366
  %3367 = phi i64 [ %3377, %3366 ], [ 0, %3251 ]
  %3368 = getelementptr inbounds nuw i64, ptr %6, i64 %3367
  %3369 = load i64, ptr %3368, align 8
  %3370 = getelementptr inbounds nuw i64, ptr %113, i64 %3367
  %3371 = load i64, ptr %3370, align 8
  %3372 = xor i64 %3369, %3218
  %3373 = xor i64 %3371, %3218
  %3374 = icmp slt i64 %3372, %3373
  %3375 = select i1 %3374, i64 %3369, i64 %3371
  %3376 = getelementptr inbounds nuw i64, ptr %116, i64 %3367
  store i64 %3375, ptr %3376, align 8
  %3377 = add nuw nsw i64 %3367, 1
  %3378 = icmp eq i64 %3377, %2168
  br i1 %3378, label %3714, label %3366

3379:                                             ; preds = %3249, %3379
  %3380 = phi i64 [ %3390, %3379 ], [ 0, %3249 ]
  %3381 = getelementptr inbounds nuw i64, ptr %6, i64 %3380
  %3382 = load i64, ptr %3381, align 8
  %3383 = getelementptr inbounds nuw i64, ptr %113, i64 %3380
  %3384 = load i64, ptr %3383, align 8
  %3385 = xor i64 %3382, %3218
  %3386 = xor i64 %3384, %3218
  %3387 = icmp sgt i64 %3385, %3386
  %3388 = select i1 %3387, i64 %3382, i64 %3384
  %3389 = getelementptr inbounds nuw i64, ptr %116, i64 %3380
  store i64 %3388, ptr %3389, align 8
  %3390 = add nuw nsw i64 %3380, 1
  %3391 = icmp eq i64 %3390, %2168
  br i1 %3391, label %3714, label %3379

3392:                                             ; preds = %3215
  %3393 = and i64 %2309, 324
  %3394 = icmp eq i64 %3393, 0
  %3395 = icmp sgt i64 %2168, 0
  br i1 %3394, label %3408, label %3396

3396:                                             ; preds = %3392
  br i1 %3395, label %3397, label %3714

3397:                                             ; preds = %3396, %3397
  %3398 = phi i64 [ %3406, %3397 ], [ 0, %3396 ]
  %3399 = getelementptr inbounds nuw i64, ptr %6, i64 %3398
  %3400 = load i64, ptr %3399, align 8
  %3401 = getelementptr inbounds nuw i64, ptr %113, i64 %3398
  %3402 = load i64, ptr %3401, align 8
  %3403 = mul i64 %3402, %3400
  %3404 = lshr i64 %3403, 32
  %3405 = getelementptr inbounds nuw i64, ptr %116, i64 %3398
  store i64 %3404, ptr %3405, align 8
  %3406 = add nuw nsw i64 %3398, 1
  %3407 = icmp eq i64 %3406, %2168
  br i1 %3407, label %3714, label %3397

3408:                                             ; preds = %3392
  br i1 %3217, label %3410, label %3409

3409:                                             ; preds = %3408
  br i1 %3395, label %3425, label %3714

3410:                                             ; preds = %3408
  br i1 %3395, label %3411, label %3714

3411:                                             ; preds = %3410, %3411
  %3412 = phi i64 [ %3423, %3411 ], [ 0, %3410 ]
  %3413 = getelementptr inbounds nuw i64, ptr %6, i64 %3412
  %3414 = load i64, ptr %3413, align 8
  %3415 = getelementptr inbounds nuw i64, ptr %113, i64 %3412
  %3416 = load i64, ptr %3415, align 8
  %3417 = zext i64 %3414 to i128
  %3418 = zext i64 %3416 to i128
  %3419 = mul nuw i128 %3418, %3417
  %3420 = lshr i128 %3419, 64
  %3421 = trunc nuw i128 %3420 to i64
  %3422 = getelementptr inbounds nuw i64, ptr %116, i64 %3412
  store i64 %3421, ptr %3422, align 8
  %3423 = add nuw nsw i64 %3412, 1
  %3424 = icmp eq i64 %3423, %2168
  br i1 %3424, label %3714, label %3411

3425:                                             ; preds = %3409, %3425
  %3426 = phi i64 [ %3437, %3425 ], [ 0, %3409 ]
  %3427 = getelementptr inbounds nuw i64, ptr %6, i64 %3426
  %3428 = load i64, ptr %3427, align 8
  %3429 = getelementptr inbounds nuw i64, ptr %113, i64 %3426
  %3430 = load i64, ptr %3429, align 8
  %3431 = sext i64 %3428 to i128
  %3432 = sext i64 %3430 to i128
  %3433 = mul nsw i128 %3432, %3431
  %3434 = lshr i128 %3433, 64
  %3435 = trunc nuw i128 %3434 to i64
  %3436 = getelementptr inbounds nuw i64, ptr %116, i64 %3426
  store i64 %3435, ptr %3436, align 8
  %3437 = add nuw nsw i64 %3426, 1
  %3438 = icmp eq i64 %3437, %2168
  br i1 %3438, label %3714, label %3425

3439:                                             ; preds = %3215, %3215
  %3440 = icmp sgt i64 %2168, 0
  br i1 %3440, label %3441, label %3714

3441:                                             ; preds = %3439, %3441
  %3442 = phi i64 [ %3452, %3441 ], [ 0, %3439 ]
  %3443 = getelementptr inbounds nuw i64, ptr %6, i64 %3442
  %3444 = load i64, ptr %3443, align 8
  %3445 = getelementptr inbounds nuw i64, ptr %113, i64 %3442
  %3446 = load i64, ptr %3445, align 8
  %3447 = getelementptr inbounds nuw i64, ptr %115, i64 %3442
  %3448 = load i64, ptr %3447, align 8
  %3449 = mul i64 %3446, %3444
  %3450 = add i64 %3449, %3448
  %3451 = getelementptr inbounds nuw i64, ptr %116, i64 %3442
  store i64 %3450, ptr %3451, align 8
  %3452 = add nuw nsw i64 %3442, 1
  %3453 = icmp eq i64 %3452, %2168
  br i1 %3453, label %3714, label %3441

3454:                                             ; preds = %3247, %3454
  %3455 = phi i64 [ %3464, %3454 ], [ 0, %3247 ]
  %3456 = getelementptr inbounds nuw i64, ptr %6, i64 %3455
  %3457 = load i64, ptr %3456, align 8
  %3458 = getelementptr inbounds nuw i64, ptr %113, i64 %3455
  %3459 = load i64, ptr %3458, align 8
  %3460 = icmp ult i64 %3459, %3216
  %3461 = shl i64 %3457, %3459
  %3462 = select i1 %3460, i64 %3461, i64 0
  %3463 = getelementptr inbounds nuw i64, ptr %116, i64 %3455
  store i64 %3462, ptr %3463, align 8
  %3464 = add nuw nsw i64 %3455, 1
  %3465 = icmp eq i64 %3464, %2168
  br i1 %3465, label %3714, label %3454

3466:                                             ; preds = %3215
  %3467 = and i64 %2292, -4
  %3468 = icmp eq i64 %3467, 4
  %3469 = icmp sgt i64 %2168, 0
  br i1 %3468, label %3471, label %3470

3470:                                             ; preds = %3466
  br i1 %3469, label %3484, label %3714

3471:                                             ; preds = %3466
  br i1 %3469, label %3472, label %3714

3472:                                             ; preds = %3471, %3472
  %3473 = phi i64 [ %3482, %3472 ], [ 0, %3471 ]
  %3474 = getelementptr inbounds nuw i64, ptr %6, i64 %3473
  %3475 = load i64, ptr %3474, align 8
  %3476 = getelementptr inbounds nuw i64, ptr %113, i64 %3473
  %3477 = load i64, ptr %3476, align 8
  %3478 = icmp ult i64 %3477, %3216
  %3479 = select i1 %3478, i64 %3477, i64 63
  %3480 = ashr i64 %3475, %3479
  %3481 = getelementptr inbounds nuw i64, ptr %116, i64 %3473
  store i64 %3480, ptr %3481, align 8
  %3482 = add nuw nsw i64 %3473, 1
  %3483 = icmp eq i64 %3482, %2168
  br i1 %3483, label %3714, label %3472

3484:                                             ; preds = %3470, %3484
  %3485 = phi i64 [ %3494, %3484 ], [ 0, %3470 ]
  %3486 = getelementptr inbounds nuw i64, ptr %6, i64 %3485
  %3487 = load i64, ptr %3486, align 8
  %3488 = getelementptr inbounds nuw i64, ptr %113, i64 %3485
  %3489 = load i64, ptr %3488, align 8
  %3490 = icmp ult i64 %3489, %3216
  %3491 = lshr i64 %3487, %3489
  %3492 = select i1 %3490, i64 %3491, i64 0
  %3493 = getelementptr inbounds nuw i64, ptr %116, i64 %3485
  store i64 %3492, ptr %3493, align 8
  %3494 = add nuw nsw i64 %3485, 1
  %3495 = icmp eq i64 %3494, %2168
  br i1 %3495, label %3714, label %3484

3496:                                             ; preds = %3245, %3496
  %3497 = phi i64 [ %3507, %3496 ], [ 0, %3245 ]
  %3498 = getelementptr inbounds nuw i64, ptr %6, i64 %3497
  %3499 = load i64, ptr %3498, align 8
  %3500 = getelementptr inbounds nuw i64, ptr %113, i64 %3497
  %3501 = load i64, ptr %3500, align 8
  %3502 = getelementptr inbounds nuw i64, ptr %115, i64 %3497
  %3503 = load i64, ptr %3502, align 8
  %3504 = icmp eq i64 %3503, 0
  %3505 = select i1 %3504, i64 %3501, i64 %3499
  %3506 = getelementptr inbounds nuw i64, ptr %116, i64 %3497
  store i64 %3505, ptr %3506, align 8
  %3507 = add nuw nsw i64 %3497, 1
  %3508 = icmp eq i64 %3507, %2168
  br i1 %3508, label %3714, label %3496

3509:                                             ; preds = %3528, %3243
  %3510 = phi i64 [ 0, %3243 ], [ %3531, %3528 ]
  %3511 = getelementptr inbounds nuw i64, ptr %6, i64 %3510
  %3512 = load i64, ptr %3511, align 8
  switch i64 %3244, label %3528 [
    i64 0, label %3513
    i64 1, label %3515
    i64 2, label %3517
    i64 4, label %3519
    i64 5, label %3522
    i64 6, label %3525
  ]

3513:                                             ; preds = %3509
  %3514 = and i64 %3512, 255
  br label %3528

3515:                                             ; preds = %3509
  %3516 = and i64 %3512, 65535
  br label %3528

3517:                                             ; preds = %3509
  %3518 = and i64 %3512, 4294967295
  br label %3528

3519:                                             ; preds = %3509
  %3520 = shl i64 %3512, 56
  %3521 = ashr exact i64 %3520, 56
  br label %3528

3522:                                             ; preds = %3509
  %3523 = shl i64 %3512, 48
  %3524 = ashr exact i64 %3523, 48
  br label %3528

3525:                                             ; preds = %3509
  %3526 = shl i64 %3512, 32
  %3527 = ashr exact i64 %3526, 32
  br label %3528

3528:                                             ; preds = %3525, %3522, %3519, %3517, %3515, %3513, %3509
  %3529 = phi i64 [ %3527, %3525 ], [ %3514, %3513 ], [ %3516, %3515 ], [ %3518, %3517 ], [ %3521, %3519 ], [ %3524, %3522 ], [ %3512, %3509 ]
  %3530 = getelementptr inbounds nuw i64, ptr %116, i64 %3510
  store i64 %3529, ptr %3530, align 8
  %3531 = add nuw nsw i64 %3510, 1
  %3532 = icmp eq i64 %3531, %2168
  br i1 %3532, label %3714, label %3509

3533:                                             ; preds = %3549, %3238
  %3534 = phi i64 [ 0, %3238 ], [ %3552, %3549 ]
  %3535 = getelementptr inbounds nuw i64, ptr %6, i64 %3534
  %3536 = load i64, ptr %3535, align 8
  %3537 = getelementptr inbounds nuw i64, ptr %113, i64 %3534
  %3538 = load i64, ptr %3537, align 8
  %3539 = icmp eq i64 %3538, 0
  br i1 %3539, label %3549, label %3540

3540:                                             ; preds = %3533
  br i1 %3240, label %3543, label %3541

3541:                                             ; preds = %3540
  %3542 = udiv i64 %3536, %3538
  br label %3549

3543:                                             ; preds = %3540
  %3544 = icmp eq i64 %3538, -1
  br i1 %3544, label %3545, label %3547

3545:                                             ; preds = %3543
  %3546 = sub i64 0, %3536
  br label %3549

3547:                                             ; preds = %3543
  %3548 = sdiv i64 %3536, %3538
  br label %3549

3549:                                             ; preds = %3547, %3545, %3541, %3533
  %3550 = phi i64 [ %3542, %3541 ], [ %3546, %3545 ], [ %3548, %3547 ], [ -1, %3533 ]
  %3551 = getelementptr inbounds nuw i64, ptr %116, i64 %3534
  store i64 %3550, ptr %3551, align 8
  %3552 = add nuw nsw i64 %3534, 1
  %3553 = icmp eq i64 %3552, %2168
  br i1 %3553, label %3714, label %3533

3554:                                             ; preds = %3574, %3233
  %3555 = phi i64 [ 0, %3233 ], [ %3577, %3574 ]
  %3556 = getelementptr inbounds nuw i64, ptr %6, i64 %3555
  %3557 = load i64, ptr %3556, align 8
  %3558 = getelementptr inbounds nuw i64, ptr %113, i64 %3555
  %3559 = load i64, ptr %3558, align 8
  %3560 = icmp eq i64 %3559, 0
  br i1 %3560, label %3574, label %3561

3561:                                             ; preds = %3554
  br i1 %3235, label %3564, label %3562

3562:                                             ; preds = %3561
  %3563 = udiv i64 %3557, %3559
  br label %3570

3564:                                             ; preds = %3561
  %3565 = icmp eq i64 %3559, -1
  br i1 %3565, label %3566, label %3568

3566:                                             ; preds = %3564
  %3567 = sub i64 0, %3557
  br label %3570

3568:                                             ; preds = %3564
  %3569 = sdiv i64 %3557, %3559
  br label %3570

3570:                                             ; preds = %3568, %3566, %3562
  %3571 = phi i64 [ %3563, %3562 ], [ %3567, %3566 ], [ %3569, %3568 ]
  %3572 = mul i64 %3571, %3559
  %3573 = sub i64 %3557, %3572
  br label %3574

3574:                                             ; preds = %3570, %3554
  %3575 = phi i64 [ %3573, %3570 ], [ -1, %3554 ]
  %3576 = getelementptr inbounds nuw i64, ptr %116, i64 %3555
  store i64 %3575, ptr %3576, align 8
  %3577 = add nuw nsw i64 %3555, 1
  %3578 = icmp eq i64 %3577, %2168
  br i1 %3578, label %3714, label %3554

3579:                                             ; preds = %3587, %3229
  %3580 = phi i64 [ 0, %3229 ], [ %3589, %3587 ]
  %3581 = getelementptr inbounds nuw i64, ptr %6, i64 %3580
  %3582 = load i64, ptr %3581, align 8
  %3583 = getelementptr inbounds nuw i64, ptr %113, i64 %3580
  %3584 = load i64, ptr %3583, align 8
  %3585 = getelementptr inbounds nuw i64, ptr %115, i64 %3580
  %3586 = load i64, ptr %3585, align 8
  br label %3591

3587:                                             ; preds = %3611
  %3588 = getelementptr inbounds nuw i64, ptr %116, i64 %3580
  store i64 %3612, ptr %3588, align 8
  %3589 = add nuw nsw i64 %3580, 1
  %3590 = icmp eq i64 %3589, %2168
  br i1 %3590, label %3714, label %3579

3591:                                             ; preds = %3611, %3579
  %3592 = phi i64 [ 0, %3579 ], [ %3613, %3611 ]
  %3593 = phi i64 [ 0, %3579 ], [ %3612, %3611 ]
  %3594 = shl nuw nsw i64 1, %3592
  %3595 = and i64 %3594, %3230
  %3596 = icmp eq i64 %3595, 0
  br i1 %3596, label %3611, label %3597

3597:                                             ; preds = %3591
  %3598 = icmp samesign ult i64 %3592, 4
  %3599 = sext i1 %3598 to i64
  %3600 = xor i64 %3582, %3599
  %3601 = lshr i64 %3592, 1
  %3602 = and i64 %3601, 1
  %3603 = add nsw i64 %3602, -1
  %3604 = xor i64 %3603, %3584
  %3605 = and i64 %3592, 1
  %3606 = add nsw i64 %3605, -1
  %3607 = xor i64 %3606, %3586
  %3608 = and i64 %3607, %3600
  %3609 = and i64 %3608, %3604
  %3610 = or i64 %3609, %3593
  br label %3611

3611:                                             ; preds = %3597, %3591
  %3612 = phi i64 [ %3610, %3597 ], [ %3593, %3591 ]
  %3613 = add nuw nsw i64 %3592, 1
  %3614 = icmp eq i64 %3613, 8
  br i1 %3614, label %3587, label %3591

3615:                                             ; preds = %3225, %3615
  %3616 = phi i64 [ %3621, %3615 ], [ 0, %3225 ]
  %3617 = getelementptr inbounds nuw i64, ptr %6, i64 %3616
  %3618 = load i64, ptr %3617, align 8
  %3619 = call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3618)
  %3620 = getelementptr inbounds nuw i64, ptr %116, i64 %3616
  store i64 %3619, ptr %3620, align 8
  %3621 = add nuw nsw i64 %3616, 1
  %3622 = icmp eq i64 %3621, %2168
  br i1 %3622, label %3714, label %3615

3623:                                             ; preds = %3215, %3215
  %3624 = icmp sgt i64 %2168, 0
  br i1 %3624, label %3625, label %3714

3625:                                             ; preds = %3623
  %3626 = load i64, ptr %2113, align 8
  %3627 = icmp eq i64 %3626, 0
  %3628 = icmp eq i64 %2176, 32
  br label %3629

3629:                                             ; preds = %3649, %3625
  %3630 = phi i64 [ 0, %3625 ], [ %3652, %3649 ]
  %3631 = getelementptr inbounds nuw i64, ptr %113, i64 %3630
  %3632 = load i64, ptr %3631, align 8
  %3633 = shl i64 %3632, 32
  %3634 = getelementptr inbounds nuw i64, ptr %6, i64 %3630
  %3635 = load i64, ptr %3634, align 8
  %3636 = or i64 %3633, %3635
  %3637 = getelementptr inbounds nuw i64, ptr %115, i64 %3630
  %3638 = load i64, ptr %3637, align 8
  %3639 = and i64 %3638, 31
  %3640 = call i64 @llvm.umin.i64(i64 %3638, i64 32)
  %3641 = select i1 %3627, i64 %3640, i64 %3639
  br i1 %3628, label %3642, label %3644

3642:                                             ; preds = %3629
  %3643 = lshr i64 %3636, %3641
  br label %3649

3644:                                             ; preds = %3629
  %3645 = icmp eq i64 %3641, 32
  br i1 %3645, label %3649, label %3646

3646:                                             ; preds = %3644
  %3647 = shl i64 %3636, %3641
  %3648 = lshr i64 %3647, 32
  br label %3649

3649:                                             ; preds = %3646, %3644, %3642
  %3650 = phi i64 [ %3643, %3642 ], [ %3648, %3646 ], [ %3636, %3644 ]
  %3651 = getelementptr inbounds nuw i64, ptr %116, i64 %3630
  store i64 %3650, ptr %3651, align 8
  %3652 = add nuw nsw i64 %3630, 1
  %3653 = icmp eq i64 %3652, %2168
  br i1 %3653, label %3714, label %3629

3654:                                             ; preds = %3223, %3654
  %3655 = phi i64 [ %3660, %3654 ], [ 0, %3223 ]
  %3656 = getelementptr inbounds nuw i64, ptr %6, i64 %3655
  %3657 = load i64, ptr %3656, align 8
  %3658 = shl i64 %3657, 16
  %3659 = getelementptr inbounds nuw i64, ptr %116, i64 %3655
  store i64 %3658, ptr %3659, align 8
  %3660 = add nuw nsw i64 %3655, 1
  %3661 = icmp eq i64 %3660, %2168
  br i1 %3661, label %3714, label %3654

3662:                                             ; preds = %3221, %3676
  %3663 = phi i64 [ %3679, %3676 ], [ 0, %3221 ]
  %3664 = getelementptr inbounds nuw i64, ptr %6, i64 %3663
  %3665 = load i64, ptr %3664, align 8
  %3666 = trunc i64 %3665 to i32
  %3667 = bitcast i32 %3666 to float
  %3668 = fcmp uno float %3667, 0.000000e+00
  br i1 %3668, label %3676, label %3669

3669:                                             ; preds = %3662
  %3670 = add i64 %3665, 32767
  %3671 = lshr i64 %3665, 16
  %3672 = and i64 %3671, 1
  %3673 = add i64 %3670, %3672
  %3674 = lshr i64 %3673, 16
  %3675 = and i64 %3674, 65535
  br label %3676

3676:                                             ; preds = %3669, %3662
  %3677 = phi i64 [ %3675, %3669 ], [ 32767, %3662 ]
  %3678 = getelementptr inbounds nuw i64, ptr %116, i64 %3663
  store i64 %3677, ptr %3678, align 8
  %3679 = add nuw nsw i64 %3663, 1
  %3680 = icmp eq i64 %3679, %2168
  br i1 %3680, label %3714, label %3662

3681:                                             ; preds = %3219, %3707
  %3682 = phi i64 [ %3712, %3707 ], [ 0, %3219 ]
  %3683 = getelementptr inbounds nuw i64, ptr %6, i64 %3682
  %3684 = load i64, ptr %3683, align 8
  %3685 = getelementptr inbounds nuw i64, ptr %113, i64 %3682
  %3686 = load i64, ptr %3685, align 8
  %3687 = trunc i64 %3684 to i32
  %3688 = bitcast i32 %3687 to float
  %3689 = fcmp uno float %3688, 0.000000e+00
  br i1 %3689, label %3696, label %3690

3690:                                             ; preds = %3681
  %3691 = add i32 %3687, 32767
  %3692 = lshr i32 %3687, 16
  %3693 = and i32 %3692, 1
  %3694 = add i32 %3691, %3693
  %3695 = and i32 %3694, -65536
  br label %3696

3696:                                             ; preds = %3690, %3681
  %3697 = phi i32 [ %3695, %3690 ], [ 2147418112, %3681 ]
  %3698 = trunc i64 %3686 to i32
  %3699 = bitcast i32 %3698 to float
  %3700 = fcmp uno float %3699, 0.000000e+00
  br i1 %3700, label %3707, label %3701

3701:                                             ; preds = %3696
  %3702 = add i32 %3698, 32767
  %3703 = lshr i32 %3698, 16
  %3704 = and i32 %3703, 1
  %3705 = add i32 %3702, %3704
  %3706 = lshr i32 %3705, 16
  br label %3707

3707:                                             ; preds = %3701, %3696
  %3708 = phi i32 [ %3706, %3701 ], [ 32767, %3696 ]
  %3709 = or disjoint i32 %3708, %3697
  %3710 = zext i32 %3709 to i64
  %3711 = getelementptr inbounds nuw i64, ptr %116, i64 %3682
  store i64 %3710, ptr %3711, align 8
  %3712 = add nuw nsw i64 %3682, 1
  %3713 = icmp eq i64 %3712, %2168
  br i1 %3713, label %3714, label %3681

3714:                                             ; preds = %3707, %3676, %3654, %3649, %3615, %3587, %3574, %3549, %3528, %3496, %3484, %3472, %3454, %3441, %3397, %3425, %3411, %3379, %3366, %3358, %3350, %3341, %3326, %3316, %3306, %3296, %3284, %3274, %3267, %3623, %3471, %3470, %3439, %3410, %3409, %3396, %3340, %3339, %3294, %3265, %3263, %3261, %3259, %3257, %3255, %3253, %3251, %3249, %3247, %3245, %3241, %3236, %3231, %3227, %3225, %3223, %3221, %3219, %3215
  call fastcc void @narrow(i64 %2289, i64 %2291, ptr noundef nonnull readonly %10, ptr noundef %116)
  br label %3715

3715:                                             ; preds = %3172, %3183, %3149, %3160, %3195, %3206, %2624, %2635, %3194, %3193, %3171, %3170, %3148, %3147, %3714, %3142, %2623, %2622, %2618
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %3716

3716:                                             ; preds = %3715, %2285, %2212
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %3717 = getelementptr inbounds i64, ptr %2119, i64 %2167
  %3718 = sub nsw i64 %2120, %2167
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %3719 = icmp eq i64 %3718, 0
  br i1 %3719, label %3720, label %2118

3720:                                             ; preds = %3716, %2109
  br i1 %197, label %3805, label %3721

3721:                                             ; preds = %3720
  %3722 = load i64, ptr %38, align 8
  %3723 = inttoptr i64 %3722 to ptr
  %3724 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %3725 = load i64, ptr %3724, align 8
  %3726 = getelementptr inbounds %struct.undefined, ptr %3723, i64 %3725
  %3727 = load i64, ptr %3726, align 8
  %3728 = inttoptr i64 %3727 to ptr
  %3729 = load i64, ptr %117, align 8
  %3730 = or i64 %3729, 1
  store i64 %3730, ptr %117, align 8
  %3731 = getelementptr inbounds nuw i8, ptr %120, i64 40
  %3732 = load i64, ptr %3731, align 8
  %3733 = getelementptr inbounds %struct.undefined, ptr %3723, i64 %3732
  %3734 = getelementptr inbounds nuw i8, ptr %3733, i64 16
  %3735 = load i64, ptr %3734, align 8
  %3736 = icmp ne i64 %3735, 0
  %3737 = icmp sgt i64 %725, 0
  %3738 = and i1 %3737, %3736
  br i1 %3738, label %3739, label %3779

3739:                                             ; preds = %3721
  %3740 = load i64, ptr %3733, align 8
  %3741 = inttoptr i64 %3740 to ptr
  br label %3745

3742:                                             ; preds = %3745
  %3743 = add nuw nsw i64 %3746, 1
  %3744 = icmp eq i64 %3743, %725
  br i1 %3744, label %3779, label %3745

3745:                                             ; preds = %3742, %3739
  %3746 = phi i64 [ 0, %3739 ], [ %3743, %3742 ]
  %3747 = getelementptr inbounds nuw i64, ptr %724, i64 %3746
  %3748 = load i64, ptr %3747, align 8
  %3749 = getelementptr inbounds i64, ptr %3741, i64 %3748
  %3750 = load i64, ptr %3749, align 8
  %3751 = icmp eq i64 %3750, 0
  br i1 %3751, label %3742, label %3752

3752:                                             ; preds = %3745
  %3753 = getelementptr inbounds nuw i8, ptr %3733, i64 8
  %3754 = load i64, ptr %3753, align 8
  %3755 = inttoptr i64 %3754 to ptr
  %3756 = getelementptr inbounds nuw i8, ptr %3726, i64 16
  %3757 = load i64, ptr %3756, align 8
  %3758 = icmp eq i64 %3757, 0
  br i1 %3758, label %3759, label %3762

3759:                                             ; preds = %3752
  store i64 1, ptr %3756, align 8
  %3760 = load i64, ptr %117, align 8
  %3761 = or i64 %3760, 2
  store i64 %3761, ptr %117, align 8
  br label %3762

3762:                                             ; preds = %3759, %3752
  %3763 = getelementptr inbounds nuw i8, ptr %3726, i64 8
  br label %3764

3764:                                             ; preds = %3764, %3762
  %3765 = phi i64 [ 0, %3762 ], [ %3777, %3764 ]
  %3766 = getelementptr inbounds nuw i64, ptr %724, i64 %3765
  %3767 = load i64, ptr %3766, align 8
  %3768 = getelementptr inbounds i64, ptr %3741, i64 %3767
  %3769 = load i64, ptr %3768, align 8
  %3770 = getelementptr inbounds i64, ptr %3728, i64 %3767
  store i64 %3769, ptr %3770, align 8
  %3771 = load i64, ptr %3766, align 8
  %3772 = getelementptr inbounds i32, ptr %3755, i64 %3771
  %3773 = load i32, ptr %3772, align 4
  %3774 = load i64, ptr %3763, align 8
  %3775 = inttoptr i64 %3774 to ptr
  %3776 = getelementptr inbounds i32, ptr %3775, i64 %3771
  store i32 %3773, ptr %3776, align 4
  %3777 = add nuw nsw i64 %3765, 1
  %3778 = icmp eq i64 %3777, %725
  br i1 %3778, label %3805, label %3764

3779:                                             ; preds = %3742, %3721
  %3780 = getelementptr inbounds nuw i8, ptr %3726, i64 16
  %3781 = load i64, ptr %3780, align 8
  %3782 = icmp eq i64 %3781, 0
  br i1 %3782, label %3805, label %3783

3783:                                             ; preds = %3779
  br i1 %3737, label %3787, label %3784

3784:                                             ; preds = %3787, %3783
  %3785 = load i64, ptr %48, align 8
  %3786 = icmp sgt i64 %3785, 0
  br i1 %3786, label %3797, label %3802

3787:                                             ; preds = %3783, %3787
  %3788 = phi i64 [ %3792, %3787 ], [ 0, %3783 ]
  %3789 = getelementptr inbounds nuw i64, ptr %724, i64 %3788
  %3790 = load i64, ptr %3789, align 8
  %3791 = getelementptr inbounds i64, ptr %3728, i64 %3790
  store i64 0, ptr %3791, align 8
  %3792 = add nuw nsw i64 %3788, 1
  %3793 = icmp eq i64 %3792, %725
  br i1 %3793, label %3784, label %3787

3794:                                             ; preds = %3797
  %3795 = add nuw nsw i64 %3798, 1
  %3796 = icmp eq i64 %3795, %3785
  br i1 %3796, label %3802, label %3797

3797:                                             ; preds = %3784, %3794
  %3798 = phi i64 [ %3795, %3794 ], [ 0, %3784 ]
  %3799 = getelementptr inbounds nuw i64, ptr %3728, i64 %3798
  %3800 = load i64, ptr %3799, align 8
  %3801 = icmp eq i64 %3800, 0
  br i1 %3801, label %3794, label %3805

3802:                                             ; preds = %3794, %3784
  store i64 0, ptr %3780, align 8
  %3803 = load i64, ptr %117, align 8
  %3804 = or i64 %3803, 2
  store i64 %3804, ptr %117, align 8
  br label %3805

3805:                                             ; preds = %3764, %3797, %3802, %3779, %3720
  %3806 = load i64, ptr %2101, align 8
  %3807 = icmp eq i64 %3806, 1
  br i1 %3807, label %3808, label %3831

3808:                                             ; preds = %3805
  %3809 = load i64, ptr %79, align 8
  %3810 = inttoptr i64 %3809 to ptr
  %3811 = getelementptr inbounds i8, ptr %3810, i64 %123
  %3812 = load i8, ptr %3811, align 1
  %3813 = icmp eq i8 %3812, 3
  br i1 %3813, label %3831, label %3814

3814:                                             ; preds = %3808
  %3815 = getelementptr inbounds nuw i8, ptr %120, i64 72
  %3816 = load i64, ptr %3815, align 8
  switch i64 %3816, label %3817 [
    i64 0, label %3823
    i64 1, label %3818
  ]

3817:                                             ; preds = %3814
  br label %3818

3818:                                             ; preds = %3814, %3817
  %3819 = phi i64 [ 48, %3817 ], [ 40, %3814 ]
  %3820 = getelementptr inbounds nuw i8, ptr %120, i64 %3819
  %3821 = load i64, ptr %3820, align 8
  %3822 = getelementptr inbounds %struct.operand, ptr %21, i64 %3821
  br label %3823

3823:                                             ; preds = %3814, %3818
  %3824 = phi ptr [ %3822, %3818 ], [ null, %3814 ]
  %3825 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %3826 = load i64, ptr %3825, align 8
  %3827 = getelementptr inbounds %struct.operand, ptr %21, i64 %3826
  %3828 = call fastcc i64 @count_held(ptr noundef %3827, i64 noundef 0, ptr noundef %724, i64 noundef %725)
  %3829 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %3830 = load i64, ptr %3829, align 8
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %123, i64 noundef %3828, ptr noundef %724, i64 noundef %725, ptr noundef %3824, i64 noundef %3830)
  br label %3831

3831:                                             ; preds = %2098, %2036, %2035, %2014, %2017, %3823, %3808, %3805
  %3832 = getelementptr inbounds i8, ptr %30, i64 %123
  store i8 1, ptr %3832, align 1
  br label %3833

3833:                                             ; preds = %3831, %718
  %3834 = phi i64 [ %723, %3831 ], [ 0, %718 ]
  br i1 %680, label %3835, label %3837

3835:                                             ; preds = %681, %3833
  %3836 = phi i64 [ %3834, %3833 ], [ 0, %681 ]
  call fastcc void @note(ptr noundef nonnull %0, i64 noundef %123, i64 noundef %3836, ptr noundef %121, i64 noundef %122, ptr noundef null, i64 noundef 0)
  br label %3837

3837:                                             ; preds = %3835, %3833
  %3838 = load i64, ptr %36, align 8
  %3839 = add nsw i64 %3838, 1
  store i64 %3839, ptr %36, align 8
  %3840 = add nsw i64 %122, 256
  %3841 = load i64, ptr %65, align 8
  %3842 = add nsw i64 %3840, %3841
  store i64 %3842, ptr %65, align 8
  %3843 = add nsw i64 %123, 1
  store i64 %3843, ptr %26, align 8
  %3844 = getelementptr inbounds %struct.instruction, ptr %18, i64 %3843
  %3845 = getelementptr inbounds nuw i8, ptr %3844, i64 136
  %3846 = load i64, ptr %3845, align 8
  %3847 = icmp eq i64 %3846, 0
  br i1 %3847, label %3851, label %3848

3848:                                             ; preds = %3837
  %3849 = load i64, ptr %66, align 8
  %3850 = icmp eq i64 %3849, 0
  br i1 %3850, label %3851, label %3860

3851:                                             ; preds = %3837, %3848, %665, %674, %251, %257
  %3852 = phi i64 [ %669, %665 ], [ %252, %251 ], [ %252, %257 ], [ %669, %674 ], [ %3843, %3848 ], [ %3843, %3837 ]
  %3853 = phi i64 [ %668, %665 ], [ %122, %251 ], [ %122, %257 ], [ %668, %674 ], [ %122, %3848 ], [ %122, %3837 ]
  %3854 = phi ptr [ %667, %665 ], [ %121, %251 ], [ %121, %257 ], [ %667, %674 ], [ %121, %3848 ], [ %121, %3837 ]
  %3855 = getelementptr inbounds %struct.instruction, ptr %18, i64 %3852
  store i64 %3852, ptr %26, align 8
  %3856 = load i64, ptr %3855, align 8
  %3857 = icmp eq i64 %3856, 0
  br i1 %3857, label %3860, label %118

3858:                                             ; preds = %257
  br label %3860

3859:                                             ; preds = %674
  br label %3860

3860:                                             ; preds = %166, %656, %3848, %118, %3851, %260, %365, %339, %356, %353, %346, %368, %1228, %1051, %1062, %1180, %1113, %1171, %1164, %2039, %189, %307, %298, %1008, %1046, %1110, %325, %1017, %1517, %1528, %1524, %1568, %1466, %1522, %1366, %1360, %1374, %1368, %1579, %1558, %1551, %224, %1, %3858, %3859, %217, %1221, %1628, %2037, %2099, %804
  %3861 = phi i64 [ 0, %1008 ], [ 0, %189 ], [ 0, %1366 ], [ 0, %804 ], [ 2, %217 ], [ 0, %2099 ], [ 0, %1110 ], [ 0, %1579 ], [ 0, %1517 ], [ 2, %224 ], [ 3, %1221 ], [ 3, %1628 ], [ 4, %2037 ], [ 0, %1046 ], [ 0, %1 ], [ 0, %325 ], [ 0, %1558 ], [ 1, %3859 ], [ 0, %1017 ], [ 1, %3858 ], [ 0, %307 ], [ 0, %1551 ], [ 0, %1368 ], [ 0, %1374 ], [ 0, %1360 ], [ 0, %1522 ], [ 0, %1466 ], [ 0, %1568 ], [ 0, %1524 ], [ 0, %1528 ], [ 0, %298 ], [ 0, %1062 ], [ 0, %1051 ], [ 3, %1228 ], [ 0, %368 ], [ 0, %346 ], [ 0, %353 ], [ 0, %356 ], [ 0, %339 ], [ 0, %365 ], [ 0, %118 ], [ 0, %260 ], [ 5, %656 ], [ 0, %1171 ], [ 0, %1113 ], [ 0, %166 ], [ 0, %2039 ], [ 1, %3848 ], [ 0, %1164 ], [ 0, %1180 ], [ 0, %3851 ]
  ret i64 %3861
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 680
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 584
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




; of products.c, c871333ca10721be2aab20b6accc56f0ea8745fe04e83c8ae68d3170cc1c744d

%struct.numbers = type { ptr, ptr, i64, i64, i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i64 0, 2) i64 @issue(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 216
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i64, ptr %7, i64 %4
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %211, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %13 = load i64, ptr %12, align 8
  %14 = inttoptr i64 %13 to ptr
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %19 = load i64, ptr %18, align 8
  %20 = inttoptr i64 %19 to ptr
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %22 = load i64, ptr %21, align 8
  %23 = inttoptr i64 %22 to ptr
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 624
  %25 = load i64, ptr %24, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %37

30:                                               ; preds = %11
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 680
  br label %47

37:                                               ; preds = %82, %11
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %39 = load i64, ptr %38, align 8
  %40 = icmp slt i64 %39, 1
  br i1 %40, label %124, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %43 = load i64, ptr %42, align 8
  %44 = sub nsw i64 -2, %9
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 680
  br label %85

47:                                               ; preds = %82, %30
  %48 = phi i64 [ 0, %30 ], [ %83, %82 ]
  %49 = getelementptr inbounds nuw i64, ptr %14, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = mul nsw i64 %50, %32
  %52 = add nsw i64 %51, %4
  %53 = getelementptr inbounds i64, ptr %20, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, %9
  br i1 %55, label %211, label %56

56:                                               ; preds = %47
  %57 = getelementptr inbounds i8, ptr %26, i64 %52
  %58 = load i8, ptr %57, align 1
  switch i8 %58, label %82 [
    i8 2, label %67
    i8 1, label %59
  ]

59:                                               ; preds = %56
  %60 = load i64, ptr %33, align 8
  %61 = inttoptr i64 %60 to ptr
  %62 = getelementptr inbounds i32, ptr %61, i64 %52
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = load i64, ptr %34, align 8
  %66 = icmp eq i64 %65, %64
  br i1 %66, label %82, label %67

67:                                               ; preds = %59, %56
  %68 = getelementptr inbounds i64, ptr %23, i64 %52
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, %9
  br i1 %70, label %71, label %82

71:                                               ; preds = %67
  %72 = load i64, ptr %35, align 8
  %73 = inttoptr i64 %72 to ptr
  %74 = getelementptr i64, ptr %73, i64 %51
  %75 = getelementptr i64, ptr %74, i64 %4
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %36, align 8
  %78 = inttoptr i64 %77 to ptr
  %79 = getelementptr inbounds i64, ptr %78, i64 %4
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %76, %80
  br i1 %81, label %211, label %82

82:                                               ; preds = %71, %67, %59, %56
  %83 = add nuw nsw i64 %48, 1
  %84 = icmp eq i64 %83, %28
  br i1 %84, label %37, label %47

85:                                               ; preds = %111, %41
  %86 = phi i64 [ 0, %41 ], [ %112, %111 ]
  %87 = getelementptr inbounds nuw i64, ptr %17, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %88, %43
  %90 = add nsw i64 %89, %4
  %91 = getelementptr inbounds i64, ptr %20, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, %44
  %94 = icmp eq i64 %92, %9
  %95 = or i1 %93, %94
  br i1 %95, label %211, label %96

96:                                               ; preds = %85
  %97 = load i64, ptr %45, align 8
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr i64, ptr %98, i64 %89
  %100 = getelementptr i64, ptr %99, i64 %4
  %101 = load i64, ptr %100, align 8
  %102 = load i64, ptr %46, align 8
  %103 = inttoptr i64 %102 to ptr
  %104 = getelementptr inbounds i64, ptr %103, i64 %4
  %105 = load i64, ptr %104, align 8
  %106 = icmp sgt i64 %101, %105
  br i1 %106, label %107, label %111

107:                                              ; preds = %96
  %108 = getelementptr inbounds i8, ptr %26, i64 %90
  %109 = load i8, ptr %108, align 1
  %110 = icmp eq i8 %109, 2
  br i1 %110, label %111, label %211

111:                                              ; preds = %107, %96
  %112 = add nuw nsw i64 %86, 1
  %113 = icmp eq i64 %112, %39
  br i1 %113, label %114, label %85

114:                                              ; preds = %111
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %135

122:                                              ; preds = %135
  %123 = load i64, ptr %27, align 8
  br label %124

124:                                              ; preds = %37, %122
  %125 = phi i64 [ %123, %122 ], [ %28, %37 ]
  %126 = icmp sgt i64 %125, 0
  br i1 %126, label %127, label %211

127:                                              ; preds = %124
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %173

135:                                              ; preds = %114, %135
  %136 = phi i64 [ 0, %114 ], [ %170, %135 ]
  %137 = load i64, ptr %15, align 8
  %138 = inttoptr i64 %137 to ptr
  %139 = getelementptr inbounds nuw i64, ptr %138, i64 %136
  %140 = load i64, ptr %139, align 8
  %141 = load i64, ptr %115, align 8
  %142 = mul nsw i64 %141, %140
  %143 = load i64, ptr %3, align 8
  %144 = add nsw i64 %142, %143
  %145 = load i64, ptr %116, align 8
  %146 = load i64, ptr %117, align 8
  %147 = inttoptr i64 %146 to ptr
  %148 = getelementptr inbounds i64, ptr %147, i64 %144
  store i64 %145, ptr %148, align 8
  %149 = load i64, ptr %24, align 8
  %150 = inttoptr i64 %149 to ptr
  %151 = getelementptr inbounds i8, ptr %150, i64 %144
  store i8 2, ptr %151, align 1
  %152 = load i64, ptr %118, align 8
  %153 = trunc i64 %152 to i32
  %154 = load i64, ptr %119, align 8
  %155 = inttoptr i64 %154 to ptr
  %156 = getelementptr inbounds i32, ptr %155, i64 %144
  store i32 %153, ptr %156, align 4
  %157 = load i64, ptr %120, align 8
  %158 = trunc i64 %157 to i32
  %159 = load i64, ptr %121, align 8
  %160 = inttoptr i64 %159 to ptr
  %161 = getelementptr inbounds i32, ptr %160, i64 %144
  store i32 %158, ptr %161, align 4
  %162 = load i64, ptr %5, align 8
  %163 = inttoptr i64 %162 to ptr
  %164 = load i64, ptr %3, align 8
  %165 = getelementptr inbounds i64, ptr %163, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = load i64, ptr %21, align 8
  %168 = inttoptr i64 %167 to ptr
  %169 = getelementptr inbounds i64, ptr %168, i64 %144
  store i64 %166, ptr %169, align 8
  %170 = add nuw nsw i64 %136, 1
  %171 = load i64, ptr %38, align 8
  %172 = icmp slt i64 %170, %171
  br i1 %172, label %135, label %122

173:                                              ; preds = %127, %173
  %174 = phi i64 [ 0, %127 ], [ %208, %173 ]
  %175 = load i64, ptr %12, align 8
  %176 = inttoptr i64 %175 to ptr
  %177 = getelementptr inbounds nuw i64, ptr %176, i64 %174
  %178 = load i64, ptr %177, align 8
  %179 = load i64, ptr %128, align 8
  %180 = mul nsw i64 %179, %178
  %181 = load i64, ptr %3, align 8
  %182 = add nsw i64 %180, %181
  %183 = load i64, ptr %129, align 8
  %184 = load i64, ptr %130, align 8
  %185 = inttoptr i64 %184 to ptr
  %186 = getelementptr inbounds i64, ptr %185, i64 %182
  store i64 %183, ptr %186, align 8
  %187 = load i64, ptr %24, align 8
  %188 = inttoptr i64 %187 to ptr
  %189 = getelementptr inbounds i8, ptr %188, i64 %182
  store i8 1, ptr %189, align 1
  %190 = load i64, ptr %131, align 8
  %191 = trunc i64 %190 to i32
  %192 = load i64, ptr %132, align 8
  %193 = inttoptr i64 %192 to ptr
  %194 = getelementptr inbounds i32, ptr %193, i64 %182
  store i32 %191, ptr %194, align 4
  %195 = load i64, ptr %133, align 8
  %196 = trunc i64 %195 to i32
  %197 = load i64, ptr %134, align 8
  %198 = inttoptr i64 %197 to ptr
  %199 = getelementptr inbounds i32, ptr %198, i64 %182
  store i32 %196, ptr %199, align 4
  %200 = load i64, ptr %5, align 8
  %201 = inttoptr i64 %200 to ptr
  %202 = load i64, ptr %3, align 8
  %203 = getelementptr inbounds i64, ptr %201, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = load i64, ptr %21, align 8
  %206 = inttoptr i64 %205 to ptr
  %207 = getelementptr inbounds i64, ptr %206, i64 %182
  store i64 %204, ptr %207, align 8
  %208 = add nuw nsw i64 %174, 1
  %209 = load i64, ptr %27, align 8
  %210 = icmp slt i64 %208, %209
  br i1 %210, label %173, label %211

211:                                              ; preds = %71, %47, %107, %85, %173, %124, %2
  %212 = phi i64 [ 0, %107 ], [ 0, %2 ], [ 1, %124 ], [ 1, %173 ], [ 0, %85 ], [ 0, %47 ], [ 0, %71 ]
  ret i64 %212
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i64 0, 2) i64 @reads_matrices(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %4 = load i64, ptr %3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %7 = load i64, ptr %6, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc i32 @is_there(ptr noundef %0, ptr noundef %1, ptr noundef %5, i64 noundef %10)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %20, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %15 = load i64, ptr %14, align 8
  %16 = tail call fastcc i32 @is_there(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %8, i64 noundef %15)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %20, label %18

18:                                               ; preds = %13
  tail call fastcc void @note_read(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %5, i64 noundef %10)
  %19 = load i64, ptr %14, align 8
  tail call fastcc void @note_read(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %8, i64 noundef %19)
  br label %20

20:                                               ; preds = %2, %13, %18
  %21 = phi i64 [ 1, %18 ], [ 0, %13 ], [ 0, %2 ]
  ret i64 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @is_there(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %12 = load i64, ptr %11, align 8
  %13 = inttoptr i64 %12 to ptr
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %15 = load i64, ptr %14, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %18, 16
  br i1 %19, label %20, label %22

20:                                               ; preds = %4
  %21 = sdiv i64 16, %18
  br label %22

22:                                               ; preds = %4, %20
  %23 = phi i64 [ %21, %20 ], [ 1, %4 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %25 = load i64, ptr %24, align 8
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i64, ptr %26, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %32 = load i64, ptr %31, align 8
  %33 = add nsw i64 %32, %30
  %34 = icmp slt i64 %3, 1
  br i1 %34, label %164, label %35

35:                                               ; preds = %22
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %12, 0
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %42 = icmp eq i64 %15, 0
  %43 = icmp slt i64 %18, 1
  %44 = or i1 %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %48 = icmp sgt i64 %23, 0
  br label %49

49:                                               ; preds = %35, %160
  %50 = phi ptr [ null, %35 ], [ %161, %160 ]
  %51 = phi i64 [ 0, %35 ], [ %162, %160 ]
  %52 = getelementptr inbounds nuw i64, ptr %2, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %37, %53
  %55 = sdiv i64 %54, %18
  %56 = add nsw i64 %55, %23
  br i1 %48, label %57, label %160

57:                                               ; preds = %49, %156
  %58 = phi ptr [ %157, %156 ], [ %50, %49 ]
  %59 = phi i64 [ %158, %156 ], [ %55, %49 ]
  br i1 %38, label %64, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds i32, ptr %13, i64 %59
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %164

64:                                               ; preds = %60, %57
  %65 = load i64, ptr %39, align 8
  %66 = inttoptr i64 %65 to ptr
  %67 = getelementptr inbounds i8, ptr %66, i64 %59
  %68 = load i8, ptr %67, align 1
  %69 = and i8 %68, 2
  %70 = icmp eq i8 %69, 0
  br i1 %70, label %71, label %164

71:                                               ; preds = %64
  %72 = load i64, ptr %40, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %80

74:                                               ; preds = %71
  %75 = load i64, ptr %41, align 8
  %76 = inttoptr i64 %75 to ptr
  %77 = getelementptr inbounds i8, ptr %76, i64 %59
  %78 = load i8, ptr %77, align 1
  %79 = icmp eq i8 %78, 0
  br i1 %79, label %164, label %80

80:                                               ; preds = %74, %71
  br i1 %44, label %92, label %81

81:                                               ; preds = %80
  %82 = mul nsw i64 %59, %18
  %83 = getelementptr i32, ptr %16, i64 %82
  br label %87

84:                                               ; preds = %87
  %85 = add nuw nsw i64 %88, 1
  %86 = icmp slt i64 %85, %18
  br i1 %86, label %87, label %92

87:                                               ; preds = %81, %84
  %88 = phi i64 [ 0, %81 ], [ %85, %84 ]
  %89 = getelementptr i32, ptr %83, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %84, label %164

92:                                               ; preds = %84, %80
  %93 = mul nsw i64 %59, 40
  %94 = getelementptr inbounds i8, ptr %10, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 16
  %96 = load i32, ptr %95, align 4
  %97 = icmp eq ptr %58, null
  br i1 %97, label %118, label %98

98:                                               ; preds = %92
  %99 = load i32, ptr %94, align 4
  %100 = load i32, ptr %58, align 4
  %101 = icmp eq i32 %99, %100
  br i1 %101, label %102, label %118

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %106 = load i32, ptr %105, align 4
  %107 = icmp eq i32 %104, %106
  br i1 %107, label %108, label %118

108:                                              ; preds = %102
  %109 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %112 = load i32, ptr %111, align 4
  %113 = icmp eq i32 %110, %112
  br i1 %113, label %114, label %118

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %116 = load i32, ptr %115, align 4
  %117 = icmp eq i32 %96, %116
  br i1 %117, label %156, label %118

118:                                              ; preds = %114, %108, %102, %98, %92
  switch i32 %96, label %164 [
    i32 3, label %119
    i32 0, label %119
  ]

119:                                              ; preds = %118, %118
  %120 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %121 = load i32, ptr %120, align 4
  %122 = icmp sgt i32 %121, 0
  br i1 %122, label %123, label %156

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %125 = load i32, ptr %124, align 4
  %126 = sext i32 %125 to i64
  %127 = icmp eq i64 %33, %126
  br i1 %127, label %128, label %164

128:                                              ; preds = %123
  %129 = load i32, ptr %94, align 4
  %130 = sext i32 %129 to i64
  %131 = load i64, ptr %45, align 8
  %132 = inttoptr i64 %131 to ptr
  %133 = getelementptr inbounds i64, ptr %132, i64 %28
  %134 = load i64, ptr %46, align 8
  %135 = inttoptr i64 %134 to ptr
  %136 = load i64, ptr %47, align 8
  %137 = getelementptr i32, ptr %135, i64 %130
  br label %138

138:                                              ; preds = %153, %128
  %139 = phi i64 [ 0, %128 ], [ %154, %153 ]
  %140 = shl nuw nsw i64 %139, 8
  %141 = getelementptr inbounds nuw i8, ptr %133, i64 %140
  br label %142

142:                                              ; preds = %150, %138
  %143 = phi i64 [ 0, %138 ], [ %151, %150 ]
  %144 = getelementptr inbounds nuw i64, ptr %141, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = mul nsw i64 %145, %136
  %147 = getelementptr i32, ptr %137, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = icmp sgt i32 %121, %148
  br i1 %149, label %150, label %153

150:                                              ; preds = %142
  %151 = add nuw nsw i64 %143, 1
  %152 = icmp eq i64 %151, 32
  br i1 %152, label %164, label %142

153:                                              ; preds = %142
  %154 = add nuw nsw i64 %139, 1
  %155 = icmp eq i64 %154, 4
  br i1 %155, label %156, label %138

156:                                              ; preds = %153, %114, %119
  %157 = phi ptr [ %94, %119 ], [ %58, %114 ], [ %94, %153 ]
  %158 = add nsw i64 %59, 1
  %159 = icmp slt i64 %158, %56
  br i1 %159, label %57, label %160

160:                                              ; preds = %156, %49
  %161 = phi ptr [ %50, %49 ], [ %157, %156 ]
  %162 = add nuw nsw i64 %51, 1
  %163 = icmp eq i64 %162, %3
  br i1 %163, label %164, label %49

164:                                              ; preds = %160, %123, %118, %64, %60, %74, %87, %150, %22
  %165 = phi i32 [ 0, %150 ], [ 0, %123 ], [ 0, %87 ], [ 1, %22 ], [ 0, %74 ], [ 0, %60 ], [ 0, %64 ], [ 0, %118 ], [ 1, %160 ]
  ret i32 %165
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @note_read(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i64 noundef %3) unnamed_addr {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %9, 16
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = sdiv i64 16, %9
  br label %13

13:                                               ; preds = %4, %11
  %14 = phi i64 [ %12, %11 ], [ 1, %4 ]
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %16 = load i64, ptr %15, align 8
  %17 = inttoptr i64 %16 to ptr
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i64, ptr %17, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %23 = load i64, ptr %22, align 8
  %24 = add nsw i64 %23, %21
  %25 = trunc i64 %24 to i32
  %26 = icmp sgt i64 %3, 0
  br i1 %26, label %27, label %34

27:                                               ; preds = %13
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 248
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %33 = icmp sgt i64 %14, 0
  br label %35

34:                                               ; preds = %43, %13
  ret void

35:                                               ; preds = %27, %43
  %36 = phi i64 [ 0, %27 ], [ %44, %43 ]
  %37 = getelementptr inbounds nuw i64, ptr %2, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = load i64, ptr %28, align 8
  %40 = add nsw i64 %39, %38
  %41 = sdiv i64 %40, %9
  %42 = add nsw i64 %41, %14
  br i1 %33, label %46, label %43

43:                                               ; preds = %46, %35
  %44 = add nuw nsw i64 %36, 1
  %45 = icmp eq i64 %44, %3
  br i1 %45, label %34, label %35

46:                                               ; preds = %35, %46
  %47 = phi i64 [ %62, %46 ], [ %41, %35 ]
  %48 = load i64, ptr %29, align 8
  %49 = inttoptr i64 %48 to ptr
  %50 = mul nsw i64 %47, 20
  %51 = getelementptr inbounds i8, ptr %49, i64 %50
  %52 = load i64, ptr %30, align 8
  %53 = trunc i64 %52 to i32
  store i32 %53, ptr %51, align 4
  %54 = load i64, ptr %31, align 8
  %55 = trunc i64 %54 to i32
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 4
  store i32 %55, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %51, i64 8
  store i32 %25, ptr %57, align 4
  %58 = load i64, ptr %32, align 8
  %59 = trunc i64 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %51, i64 12
  store i32 %59, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %51, i64 16
  store i32 3, ptr %61, align 4
  %62 = add nsw i64 %47, 1
  %63 = icmp slt i64 %62, %42
  br i1 %63, label %46, label %43
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i64 0, 2) i64 @multiply(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr {
  %3 = alloca %struct.numbers, align 8
  %4 = alloca %struct.numbers, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 304
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store ptr %7, ptr %3, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %9, align 8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %18 = load i64, ptr %17, align 8
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 1, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 16384
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store ptr %20, ptr %4, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 1, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i64, ptr %1, align 8
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %28 = load i64, ptr %27, align 8
  store i64 %28, ptr %26, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 81920
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 147456
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 212992
  store ptr %32, ptr %8, align 8
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 217088
  store ptr %33, ptr %21, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %164, label %37

37:                                               ; preds = %2
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 3
  %41 = icmp eq i64 %39, 2
  %42 = select i1 %41, i64 1, i64 2
  %43 = select i1 %40, i64 4, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %45 = load i64, ptr %44, align 8
  %46 = inttoptr i64 %45 to ptr
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %48 = load i64, ptr %47, align 8
  %49 = inttoptr i64 %48 to ptr
  %50 = icmp sgt i64 %35, 0
  br i1 %50, label %51, label %177

51:                                               ; preds = %37
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %53 = select i1 %41, i64 2, i64 1
  %54 = select i1 %40, i64 0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %56 = sitofp i64 %15 to double
  br label %57

57:                                               ; preds = %66, %51
  %58 = phi i64 [ 1, %51 ], [ %154, %66 ]
  %59 = phi i64 [ 0, %51 ], [ %67, %66 ]
  %60 = phi i64 [ 0, %51 ], [ %162, %66 ]
  %61 = getelementptr inbounds nuw i64, ptr %49, i64 %59
  br label %62

62:                                               ; preds = %70, %57
  %63 = phi i64 [ %58, %57 ], [ %154, %70 ]
  %64 = phi i64 [ 0, %57 ], [ %71, %70 ]
  %65 = phi i64 [ %60, %57 ], [ %162, %70 ]
  br label %73

66:                                               ; preds = %70
  %67 = add nuw nsw i64 %59, 1
  %68 = load i64, ptr %34, align 8
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %57, label %177

70:                                               ; preds = %152
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, 128
  br i1 %72, label %66, label %62

73:                                               ; preds = %152, %62
  %74 = phi i64 [ %63, %62 ], [ %154, %152 ]
  %75 = phi i64 [ 0, %62 ], [ %161, %152 ]
  %76 = phi i64 [ %65, %62 ], [ %162, %152 ]
  %77 = load i64, ptr %61, align 8
  %78 = load i64, ptr %52, align 8
  %79 = add nsw i64 %78, %64
  %80 = shl nsw i64 %79, 2
  %81 = shl nuw i64 %75, %54
  %82 = add i64 %77, %81
  %83 = add i64 %82, %80
  %84 = getelementptr inbounds i64, ptr %46, i64 %76
  %85 = load i64, ptr %84, align 8
  %86 = load i64, ptr %10, align 8
  %87 = sdiv i64 %85, %86
  %88 = srem i64 %85, %86
  %89 = load i64, ptr %38, align 8
  switch i64 %89, label %127 [
    i64 0, label %90
    i64 1, label %96
    i64 2, label %122
  ]

90:                                               ; preds = %73
  %91 = inttoptr i64 %83 to ptr
  %92 = load i16, ptr %91, align 2
  %93 = zext i16 %92 to i32
  %94 = shl nuw i32 %93, 16
  %95 = bitcast i32 %94 to float
  br label %135

96:                                               ; preds = %73
  %97 = inttoptr i64 %83 to ptr
  %98 = load i16, ptr %97, align 2
  %99 = zext i16 %98 to i32
  %100 = sext i16 %98 to i32
  %101 = and i32 %100, -2147483648
  %102 = and i32 %99, 32767
  %103 = icmp samesign ugt i32 %102, 31743
  br i1 %103, label %104, label %108

104:                                              ; preds = %96
  %105 = shl nuw nsw i32 %99, 13
  %106 = or disjoint i32 %101, %105
  %107 = or i32 %106, 2139095040
  br label %119

108:                                              ; preds = %96
  %109 = icmp samesign ult i32 %102, 1024
  br i1 %109, label %110, label %115

110:                                              ; preds = %108
  %111 = uitofp nneg i32 %102 to float
  %112 = fmul float %111, 0x3E70000000000000
  %113 = bitcast float %112 to i32
  %114 = or disjoint i32 %101, %113
  br label %119

115:                                              ; preds = %108
  %116 = shl nuw nsw i32 %102, 13
  %117 = add nuw nsw i32 %116, 939524096
  %118 = or disjoint i32 %117, %101
  br label %119

119:                                              ; preds = %115, %110, %104
  %120 = phi i32 [ %107, %104 ], [ %114, %110 ], [ %118, %115 ]
  %121 = bitcast i32 %120 to float
  br label %135

122:                                              ; preds = %73
  %123 = inttoptr i64 %83 to ptr
  %124 = load i32, ptr %123, align 4
  %125 = and i32 %124, -8192
  %126 = bitcast i32 %125 to float
  br label %135

127:                                              ; preds = %73
  %128 = load i64, ptr %55, align 8
  %129 = inttoptr i64 %128 to ptr
  %130 = inttoptr i64 %83 to ptr
  %131 = load i8, ptr %130, align 1
  %132 = zext i8 %131 to i64
  %133 = getelementptr inbounds nuw float, ptr %129, i64 %132
  %134 = load float, ptr %133, align 4
  br label %135

135:                                              ; preds = %127, %122, %119, %90
  %136 = phi float [ %134, %127 ], [ %95, %90 ], [ %121, %119 ], [ %126, %122 ]
  %137 = tail call float @llvm.fabs.f32(float %136)
  %138 = bitcast float %137 to i32
  %139 = icmp samesign ugt i32 %138, 2139095039
  br i1 %139, label %152, label %140

140:                                              ; preds = %135
  %141 = icmp eq i32 %138, 0
  br i1 %141, label %152, label %142

142:                                              ; preds = %140
  %143 = lshr i32 %138, 23
  %144 = add nsw i32 %143, -127
  %145 = sext i32 %144 to i64
  %146 = tail call i64 @llvm.smax.i64(i64 %18, i64 %145)
  %147 = freeze i64 %146
  %148 = and i64 %147, 4294967295
  %149 = icmp eq i64 %148, 16384
  %150 = select i1 %149, i64 0, i64 %74
  %151 = trunc i64 %147 to i16
  br label %152

152:                                              ; preds = %140, %142, %135
  %153 = phi i16 [ 16384, %135 ], [ %151, %142 ], [ -266, %140 ]
  %154 = phi i64 [ 0, %135 ], [ %150, %142 ], [ %74, %140 ]
  %155 = mul nsw i64 %87, %11
  %156 = add nsw i64 %88, %155
  %157 = fpext float %136 to double
  %158 = fmul double %56, %157
  %159 = getelementptr inbounds double, ptr %7, i64 %156
  store double %158, ptr %159, align 8
  %160 = getelementptr inbounds i16, ptr %32, i64 %156
  store i16 %153, ptr %160, align 2
  %161 = add nuw nsw i64 %75, 1
  %162 = add nsw i64 %76, 1
  %163 = icmp eq i64 %161, %43
  br i1 %163, label %70, label %73

164:                                              ; preds = %2
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 272
  %166 = load i64, ptr %165, align 8
  %167 = inttoptr i64 %166 to ptr
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %175 = load i64, ptr %174, align 8
  call fastcc void @from_units(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %3, ptr noundef %167, i64 noundef %169, i64 noundef %171, i64 noundef %173, i64 noundef %175)
  %176 = load i64, ptr %19, align 8
  br label %177

177:                                              ; preds = %66, %37, %164
  %178 = phi i64 [ %176, %164 ], [ 1, %37 ], [ %154, %66 ]
  %179 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %180 = load i64, ptr %179, align 8
  %181 = inttoptr i64 %180 to ptr
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %189 = load i64, ptr %188, align 8
  call fastcc void @from_units(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %4, ptr noundef %181, i64 noundef %183, i64 noundef %185, i64 noundef %187, i64 noundef %189)
  %190 = icmp ne i64 %178, 0
  %191 = load i64, ptr %29, align 8
  %192 = icmp ne i64 %191, 0
  %193 = select i1 %190, i1 %192, i1 false
  br i1 %193, label %194, label %537

194:                                              ; preds = %177
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %196 = load i64, ptr %195, align 8
  %197 = icmp ne i64 %196, 0
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %199 = load i64, ptr %198, align 8
  %200 = inttoptr i64 %199 to ptr
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %202 = load i64, ptr %201, align 8
  %203 = inttoptr i64 %202 to ptr
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %295

207:                                              ; preds = %194
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %211

211:                                              ; preds = %216, %207
  %212 = phi i32 [ 1, %207 ], [ %287, %216 ]
  %213 = phi i64 [ 0, %207 ], [ %217, %216 ]
  %214 = phi i64 [ 0, %207 ], [ %291, %216 ]
  %215 = getelementptr inbounds nuw i64, ptr %203, i64 %213
  br label %220

216:                                              ; preds = %231
  %217 = add nuw nsw i64 %213, 1
  %218 = load i64, ptr %204, align 8
  %219 = icmp slt i64 %217, %218
  br i1 %219, label %211, label %293

220:                                              ; preds = %231, %211
  %221 = phi i32 [ %212, %211 ], [ %287, %231 ]
  %222 = phi i64 [ 0, %211 ], [ %232, %231 ]
  %223 = phi i64 [ %214, %211 ], [ %291, %231 ]
  %224 = load i64, ptr %215, align 8
  %225 = inttoptr i64 %224 to ptr
  %226 = load i64, ptr %208, align 8
  %227 = getelementptr i32, ptr %225, i64 %226
  %228 = getelementptr i32, ptr %227, i64 %222
  %229 = load i32, ptr %228, align 4
  %230 = bitcast i32 %229 to float
  br label %234

231:                                              ; preds = %286
  %232 = add nuw nsw i64 %222, 1
  %233 = icmp eq i64 %232, 128
  br i1 %233, label %216, label %220

234:                                              ; preds = %286, %220
  %235 = phi i32 [ %221, %220 ], [ %287, %286 ]
  %236 = phi i1 [ true, %220 ], [ false, %286 ]
  %237 = phi i32 [ 0, %220 ], [ 16, %286 ]
  %238 = phi i64 [ %223, %220 ], [ %291, %286 ]
  %239 = load i64, ptr %209, align 8
  %240 = icmp eq i64 %239, 0
  br i1 %240, label %269, label %241

241:                                              ; preds = %234
  %242 = load i64, ptr %195, align 8
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %269, label %244

244:                                              ; preds = %241
  %245 = lshr i32 %229, %237
  %246 = and i32 %245, 65535
  %247 = shl nuw i32 %246, 16
  %248 = and i32 %247, -2147483648
  %249 = and i32 %245, 32767
  %250 = icmp samesign ugt i32 %249, 31743
  br i1 %250, label %251, label %255

251:                                              ; preds = %244
  %252 = shl nuw nsw i32 %246, 13
  %253 = or disjoint i32 %248, %252
  %254 = or i32 %253, 2139095040
  br label %266

255:                                              ; preds = %244
  %256 = icmp samesign ult i32 %249, 1024
  br i1 %256, label %257, label %262

257:                                              ; preds = %255
  %258 = uitofp nneg i32 %249 to float
  %259 = fmul float %258, 0x3E70000000000000
  %260 = bitcast float %259 to i32
  %261 = or disjoint i32 %248, %260
  br label %266

262:                                              ; preds = %255
  %263 = shl nuw nsw i32 %249, 13
  %264 = add nuw nsw i32 %263, 939524096
  %265 = or disjoint i32 %264, %248
  br label %266

266:                                              ; preds = %262, %257, %251
  %267 = phi i32 [ %254, %251 ], [ %261, %257 ], [ %265, %262 ]
  %268 = bitcast i32 %267 to float
  br label %269

269:                                              ; preds = %266, %241, %234
  %270 = phi float [ 0.000000e+00, %234 ], [ %268, %266 ], [ %230, %241 ]
  %271 = load i64, ptr %210, align 8
  %272 = tail call float @llvm.fabs.f32(float %270)
  %273 = bitcast float %272 to i32
  %274 = icmp samesign ugt i32 %273, 2139095039
  br i1 %274, label %285, label %275

275:                                              ; preds = %269
  %276 = icmp eq i32 %273, 0
  br i1 %276, label %286, label %277

277:                                              ; preds = %275
  %278 = lshr i32 %273, 23
  %279 = add nsw i32 %278, -127
  %280 = sext i32 %279 to i64
  %281 = tail call i64 @llvm.smax.i64(i64 %271, i64 %280)
  %282 = freeze i64 %281
  %283 = and i64 %282, 4294967295
  %284 = icmp eq i64 %283, 16384
  br i1 %284, label %285, label %286

285:                                              ; preds = %277, %269
  br label %286

286:                                              ; preds = %285, %277, %275
  %287 = phi i32 [ 0, %285 ], [ %235, %277 ], [ %235, %275 ]
  %288 = getelementptr inbounds i64, ptr %200, i64 %238
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds float, ptr %30, i64 %289
  store float %270, ptr %290, align 4
  %291 = add nsw i64 %238, 1
  %292 = and i1 %197, %236
  br i1 %292, label %234, label %231

293:                                              ; preds = %216
  %294 = icmp eq i32 %287, 0
  br i1 %294, label %537, label %295

295:                                              ; preds = %194, %293
  %296 = phi i64 [ %205, %194 ], [ %218, %293 ]
  %297 = load i64, ptr %1, align 8
  %298 = load i64, ptr %10, align 8
  %299 = icmp sgt i64 %297, 0
  br i1 %299, label %300, label %492

300:                                              ; preds = %295
  %301 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %302 = icmp sgt i64 %298, 0
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %304 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %305 = load ptr, ptr %21, align 8
  %306 = load ptr, ptr %8, align 8
  %307 = load ptr, ptr %4, align 8
  %308 = load ptr, ptr %3, align 8
  br label %309

309:                                              ; preds = %324, %300
  %310 = phi i64 [ 0, %300 ], [ %325, %324 ]
  %311 = phi <8 x i16> [ undef, %300 ], [ %358, %324 ]
  %312 = phi <8 x double> [ undef, %300 ], [ %395, %324 ]
  %313 = getelementptr float, ptr %30, i64 %310
  %314 = getelementptr i32, ptr %31, i64 %310
  %315 = getelementptr i16, ptr %305, i64 %310
  %316 = getelementptr double, ptr %307, i64 %310
  br label %317

317:                                              ; preds = %419, %309
  %318 = phi i64 [ 0, %309 ], [ %420, %419 ]
  %319 = phi <8 x i16> [ %311, %309 ], [ %358, %419 ]
  %320 = phi <8 x double> [ %312, %309 ], [ %395, %419 ]
  %321 = mul nuw nsw i64 %318, %297
  %322 = getelementptr float, ptr %313, i64 %321
  %323 = load i64, ptr %301, align 8
  br label %331

324:                                              ; preds = %419
  %325 = add nuw nsw i64 %310, 8
  %326 = icmp slt i64 %325, %297
  br i1 %326, label %309, label %490

327:                                              ; preds = %350
  br i1 %302, label %328, label %357

328:                                              ; preds = %327
  %329 = mul nuw nsw i64 %318, %298
  %330 = getelementptr i16, ptr %306, i64 %329
  br label %375

331:                                              ; preds = %350, %317
  %332 = phi <8 x i16> [ %319, %317 ], [ %352, %350 ]
  %333 = phi <8 x double> [ %320, %317 ], [ %354, %350 ]
  %334 = phi i64 [ 0, %317 ], [ %355, %350 ]
  %335 = getelementptr float, ptr %322, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = tail call float @llvm.fabs.f32(float %336)
  %338 = bitcast float %337 to i32
  %339 = icmp samesign ugt i32 %338, 2139095039
  br i1 %339, label %350, label %340

340:                                              ; preds = %331
  %341 = icmp eq i32 %338, 0
  br i1 %341, label %350, label %342

342:                                              ; preds = %340
  %343 = lshr i32 %338, 23
  %344 = add nsw i32 %343, -127
  %345 = sext i32 %344 to i64
  %346 = tail call i64 @llvm.smax.i64(i64 %323, i64 %345)
  %347 = trunc i64 %346 to i32
  %348 = tail call i32 @llvm.smax.i32(i32 %347, i32 -133)
  %349 = trunc i32 %348 to i16
  br label %350

350:                                              ; preds = %342, %340, %331
  %351 = phi i16 [ 16384, %331 ], [ %349, %342 ], [ -133, %340 ]
  %352 = insertelement <8 x i16> %332, i16 %351, i64 %334
  %353 = fpext float %336 to double
  %354 = insertelement <8 x double> %333, double %353, i64 %334
  %355 = add nuw nsw i64 %334, 1
  %356 = icmp eq i64 %355, 8
  br i1 %356, label %327, label %331

357:                                              ; preds = %375, %327
  %358 = phi <8 x i16> [ %352, %327 ], [ %386, %375 ]
  %359 = zext <8 x i16> %358 to <8 x i64>
  %360 = load i64, ptr %303, align 8
  %361 = insertelement <8 x i64> poison, i64 %360, i64 0
  %362 = shufflevector <8 x i64> %361, <8 x i64> poison, <8 x i32> zeroinitializer
  %363 = sub <8 x i64> %359, %362
  %364 = shl <8 x i64> %363, splat (i64 52)
  %365 = sub <8 x i64> splat (i64 4607182418800017408), %364
  %366 = bitcast <8 x i64> %365 to <8 x double>
  %367 = add <8 x i64> %364, splat (i64 4607182418800017408)
  %368 = bitcast <8 x i64> %367 to <8 x double>
  %369 = fmul <8 x double> %354, %366
  %370 = fptosi <8 x double> %369 to <8 x i32>
  %371 = sitofp <8 x i32> %370 to <8 x double>
  br i1 %302, label %372, label %393

372:                                              ; preds = %357
  %373 = mul nuw nsw i64 %318, %298
  %374 = getelementptr double, ptr %308, i64 %373
  br label %389

375:                                              ; preds = %375, %328
  %376 = phi <8 x i16> [ %352, %328 ], [ %386, %375 ]
  %377 = phi i64 [ 0, %328 ], [ %387, %375 ]
  %378 = mul nuw nsw i64 %377, %297
  %379 = getelementptr i16, ptr %315, i64 %378
  %380 = load <8 x i16>, ptr %379, align 2
  %381 = getelementptr i16, ptr %330, i64 %377
  %382 = load i16, ptr %381, align 2
  %383 = insertelement <8 x i16> poison, i16 %382, i64 0
  %384 = shufflevector <8 x i16> %383, <8 x i16> poison, <8 x i32> zeroinitializer
  %385 = add <8 x i16> %384, %380
  %386 = tail call <8 x i16> @llvm.smax.v8i16(<8 x i16> %376, <8 x i16> %385)
  %387 = add nuw nsw i64 %377, 1
  %388 = icmp eq i64 %387, %298
  br i1 %388, label %357, label %375

389:                                              ; preds = %397, %372
  %390 = phi i64 [ 8, %372 ], [ %402, %397 ]
  %391 = phi i64 [ 0, %372 ], [ %398, %397 ]
  %392 = phi <8 x double> [ %371, %372 ], [ %400, %397 ]
  br label %403

393:                                              ; preds = %397, %357
  %394 = phi <8 x double> [ %371, %357 ], [ %400, %397 ]
  %395 = fmul <8 x double> %394, %368
  %396 = getelementptr i32, ptr %314, i64 %321
  br label %422

397:                                              ; preds = %403
  %398 = add nuw nsw i64 %391, 8
  %399 = sitofp <8 x i32> %416 to <8 x double>
  %400 = fadd <8 x double> %392, %399
  %401 = icmp slt i64 %398, %298
  %402 = add nuw i64 %390, 8
  br i1 %401, label %389, label %393

403:                                              ; preds = %403, %389
  %404 = phi i64 [ %391, %389 ], [ %417, %403 ]
  %405 = phi <8 x i32> [ zeroinitializer, %389 ], [ %416, %403 ]
  %406 = mul nuw nsw i64 %404, %297
  %407 = getelementptr double, ptr %316, i64 %406
  %408 = load <8 x double>, ptr %407, align 8
  %409 = getelementptr double, ptr %374, i64 %404
  %410 = load double, ptr %409, align 8
  %411 = insertelement <8 x double> poison, double %410, i64 0
  %412 = shufflevector <8 x double> %411, <8 x double> poison, <8 x i32> zeroinitializer
  %413 = fmul <8 x double> %408, %412
  %414 = fmul <8 x double> %413, %366
  %415 = fptosi <8 x double> %414 to <8 x i32>
  %416 = add <8 x i32> %405, %415
  %417 = add nuw nsw i64 %404, 1
  %418 = icmp eq i64 %417, %390
  br i1 %418, label %397, label %403

419:                                              ; preds = %485
  %420 = add nuw nsw i64 %318, 1
  %421 = icmp eq i64 %420, 64
  br i1 %421, label %324, label %317

422:                                              ; preds = %485, %393
  %423 = phi i64 [ 0, %393 ], [ %488, %485 ]
  %424 = load i64, ptr %195, align 8
  %425 = icmp eq i64 %424, 0
  %426 = extractelement <8 x double> %395, i64 %423
  %427 = tail call double @llvm.fabs.f64(double %426)
  br i1 %425, label %468, label %428

428:                                              ; preds = %422
  %429 = bitcast double %426 to i64
  %430 = bitcast double %427 to i64
  %431 = fcmp olt double %427, 0x3F10000000000000
  br i1 %431, label %432, label %437

432:                                              ; preds = %428
  %433 = fmul double %427, 0x4170000000000000
  %434 = fadd double %433, 0x4330000000000000
  %435 = fadd double %434, 0xC330000000000000
  %436 = fptoui double %435 to i32
  br label %459

437:                                              ; preds = %428
  %438 = fcmp ult double %427, 6.552000e+04
  br i1 %438, label %444, label %439

439:                                              ; preds = %437
  %440 = lshr i64 %429, 48
  %441 = trunc nuw nsw i64 %440 to i32
  %442 = and i32 %441, 32768
  %443 = or disjoint i32 %442, 31744
  br label %485

444:                                              ; preds = %437
  %445 = and i64 %429, 4398046511103
  %446 = lshr i64 %430, 42
  %447 = trunc nuw nsw i64 %446 to i32
  %448 = add nsw i32 %447, -1032192
  %449 = icmp samesign ugt i64 %445, 2199023255552
  br i1 %449, label %456, label %450

450:                                              ; preds = %444
  %451 = icmp eq i64 %445, 2199023255552
  %452 = and i32 %447, 1
  %453 = icmp ne i32 %452, 0
  %454 = select i1 %451, i1 %453, i1 false
  %455 = zext i1 %454 to i32
  br label %456

456:                                              ; preds = %450, %444
  %457 = phi i32 [ 1, %444 ], [ %455, %450 ]
  %458 = add nsw i32 %448, %457
  br label %459

459:                                              ; preds = %456, %432
  %460 = phi i32 [ %436, %432 ], [ %458, %456 ]
  %461 = freeze i32 %460
  %462 = lshr i64 %429, 48
  %463 = trunc nuw nsw i64 %462 to i32
  %464 = and i32 %463, 32768
  %465 = icmp eq i32 %461, 0
  %466 = or i32 %461, %464
  %467 = select i1 %465, i32 0, i32 %466
  br label %485

468:                                              ; preds = %422
  %469 = load i64, ptr %304, align 8
  %470 = fptrunc double %426 to float
  %471 = bitcast float %470 to i32
  %472 = tail call float @llvm.fabs.f32(float %470)
  %473 = fpext float %472 to double
  %474 = fcmp olt double %427, %473
  %475 = fcmp olt double %427, 0x47F0000000000000
  %476 = and i1 %475, %474
  %477 = sext i1 %476 to i32
  %478 = add i32 %477, %471
  %479 = trunc i64 %469 to i32
  %480 = sub i32 23, %479
  %481 = shl nsw i32 -1, %480
  %482 = and i32 %481, %478
  %483 = icmp eq i32 %482, -2147483648
  %484 = select i1 %483, i32 0, i32 %482
  br label %485

485:                                              ; preds = %468, %459, %439
  %486 = phi i32 [ %484, %468 ], [ %443, %439 ], [ %467, %459 ]
  %487 = getelementptr i32, ptr %396, i64 %423
  store i32 %486, ptr %487, align 4
  %488 = add nuw nsw i64 %423, 1
  %489 = icmp eq i64 %488, 8
  br i1 %489, label %419, label %422

490:                                              ; preds = %324
  %491 = load i64, ptr %204, align 8
  br label %492

492:                                              ; preds = %490, %295
  %493 = phi i64 [ %491, %490 ], [ %296, %295 ]
  %494 = load i64, ptr %198, align 8
  %495 = inttoptr i64 %494 to ptr
  %496 = load i64, ptr %201, align 8
  %497 = inttoptr i64 %496 to ptr
  %498 = icmp sgt i64 %493, 0
  br i1 %498, label %499, label %537

499:                                              ; preds = %492
  %500 = getelementptr inbounds nuw i8, ptr %1, i64 224
  br label %501

501:                                              ; preds = %499, %505
  %502 = phi i64 [ 0, %499 ], [ %535, %505 ]
  %503 = phi i64 [ 0, %499 ], [ %506, %505 ]
  %504 = getelementptr inbounds nuw i64, ptr %497, i64 %503
  br label %509

505:                                              ; preds = %526
  %506 = add nuw nsw i64 %503, 1
  %507 = load i64, ptr %204, align 8
  %508 = icmp slt i64 %506, %507
  br i1 %508, label %501, label %537

509:                                              ; preds = %501, %526
  %510 = phi i64 [ 0, %501 ], [ %534, %526 ]
  %511 = phi i64 [ %502, %501 ], [ %535, %526 ]
  %512 = getelementptr inbounds i64, ptr %495, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr inbounds i32, ptr %31, i64 %513
  %515 = load i32, ptr %514, align 4
  %516 = load i64, ptr %195, align 8
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %526, label %518

518:                                              ; preds = %509
  %519 = add nsw i64 %511, 1
  %520 = getelementptr inbounds i64, ptr %495, i64 %519
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds i32, ptr %31, i64 %521
  %523 = load i32, ptr %522, align 4
  %524 = shl i32 %523, 16
  %525 = or i32 %524, %515
  br label %526

526:                                              ; preds = %518, %509
  %527 = phi i64 [ %519, %518 ], [ %511, %509 ]
  %528 = phi i32 [ %525, %518 ], [ %515, %509 ]
  %529 = load i64, ptr %504, align 8
  %530 = inttoptr i64 %529 to ptr
  %531 = load i64, ptr %500, align 8
  %532 = getelementptr i32, ptr %530, i64 %531
  %533 = getelementptr i32, ptr %532, i64 %510
  store i32 %528, ptr %533, align 4
  %534 = add nuw nsw i64 %510, 1
  %535 = add nsw i64 %527, 1
  %536 = icmp eq i64 %534, 128
  br i1 %536, label %505, label %509

537:                                              ; preds = %505, %492, %177, %293
  %538 = phi i64 [ 0, %177 ], [ 0, %293 ], [ 1, %492 ], [ 1, %505 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i64 %538
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @from_units(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull captures(none) %2, ptr noundef readonly captures(none) %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr {
  %9 = icmp eq i64 %6, 3
  %10 = icmp eq i64 %6, 2
  %11 = select i1 %10, i64 4, i64 8
  %12 = select i1 %9, i64 16, i64 %11
  %13 = icmp eq i64 %5, 0
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i64, ptr %14, align 8
  br i1 %13, label %18, label %16

16:                                               ; preds = %8
  %17 = sdiv i64 %15, %12
  br label %18

18:                                               ; preds = %8, %16
  %19 = phi i64 [ %17, %16 ], [ %15, %8 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %21 = load i64, ptr %20, align 8
  %22 = inttoptr i64 %21 to ptr
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, %24
  %28 = icmp sgt i64 %4, 0
  br i1 %28, label %29, label %41

29:                                               ; preds = %18
  %30 = select i1 %10, i64 2, i64 1
  %31 = select i1 %9, i64 0, i64 %30
  %32 = inttoptr i64 %7 to ptr
  %33 = select i1 %10, i64 2, i64 3
  %34 = select i1 %9, i64 4, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %42

41:                                               ; preds = %49, %18
  ret void

42:                                               ; preds = %29, %49
  %43 = phi i64 [ 0, %29 ], [ %50, %49 ]
  %44 = sdiv i64 %43, %19
  %45 = srem i64 %43, %19
  %46 = getelementptr inbounds nuw i64, ptr %3, i64 %43
  %47 = shl nuw i64 %45, %34
  %48 = shl i64 %44, %34
  br label %52

49:                                               ; preds = %144
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %4
  br i1 %51, label %41, label %42

52:                                               ; preds = %42, %144
  %53 = phi i64 [ 0, %42 ], [ %160, %144 ]
  %54 = load i64, ptr %46, align 8
  %55 = shl nuw i64 %53, %31
  %56 = add i64 %27, %55
  %57 = add i64 %56, %54
  %58 = inttoptr i64 %57 to ptr
  switch i64 %6, label %93 [
    i64 0, label %59
    i64 1, label %64
    i64 2, label %89
  ]

59:                                               ; preds = %52
  %60 = load i16, ptr %58, align 2
  %61 = zext i16 %60 to i32
  %62 = shl nuw i32 %61, 16
  %63 = bitcast i32 %62 to float
  br label %98

64:                                               ; preds = %52
  %65 = load i16, ptr %58, align 2
  %66 = zext i16 %65 to i32
  %67 = sext i16 %65 to i32
  %68 = and i32 %67, -2147483648
  %69 = and i32 %66, 32767
  %70 = icmp samesign ugt i32 %69, 31743
  br i1 %70, label %71, label %75

71:                                               ; preds = %64
  %72 = shl nuw nsw i32 %66, 13
  %73 = or disjoint i32 %68, %72
  %74 = or i32 %73, 2139095040
  br label %86

75:                                               ; preds = %64
  %76 = icmp samesign ult i32 %69, 1024
  br i1 %76, label %77, label %82

77:                                               ; preds = %75
  %78 = uitofp nneg i32 %69 to float
  %79 = fmul float %78, 0x3E70000000000000
  %80 = bitcast float %79 to i32
  %81 = or disjoint i32 %68, %80
  br label %86

82:                                               ; preds = %75
  %83 = shl nuw nsw i32 %69, 13
  %84 = add nuw nsw i32 %83, 939524096
  %85 = or disjoint i32 %84, %68
  br label %86

86:                                               ; preds = %82, %77, %71
  %87 = phi i32 [ %74, %71 ], [ %81, %77 ], [ %85, %82 ]
  %88 = bitcast i32 %87 to float
  br label %98

89:                                               ; preds = %52
  %90 = load i32, ptr %58, align 4
  %91 = and i32 %90, -8192
  %92 = bitcast i32 %91 to float
  br label %98

93:                                               ; preds = %52
  %94 = load i8, ptr %58, align 1
  %95 = zext i8 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr %32, i64 %95
  %97 = load float, ptr %96, align 4
  br label %98

98:                                               ; preds = %59, %86, %89, %93
  %99 = phi float [ %97, %93 ], [ %63, %59 ], [ %88, %86 ], [ %92, %89 ]
  %100 = load i64, ptr %35, align 8
  %101 = load i64, ptr %36, align 8
  %102 = load i64, ptr %37, align 8
  %103 = tail call float @llvm.fabs.f32(float %99)
  %104 = bitcast float %103 to i32
  %105 = icmp samesign ugt i32 %104, 2139095039
  br i1 %13, label %125, label %106

106:                                              ; preds = %98
  %107 = add nuw nsw i64 %53, %47
  br i1 %105, label %144, label %108

108:                                              ; preds = %106
  %109 = icmp eq i32 %104, 0
  br i1 %109, label %110, label %113

110:                                              ; preds = %108
  %111 = load i64, ptr %38, align 8
  %112 = and i64 %111, 1
  br label %144

113:                                              ; preds = %108
  %114 = lshr i32 %104, 23
  %115 = add nsw i32 %114, -127
  %116 = sext i32 %115 to i64
  %117 = tail call i64 @llvm.smax.i64(i64 %102, i64 %116)
  %118 = freeze i64 %117
  %119 = and i64 %118, 4294967295
  %120 = icmp eq i64 %119, 16384
  %121 = load i64, ptr %38, align 8
  %122 = and i64 %121, 1
  %123 = select i1 %120, i64 0, i64 %122
  %124 = trunc i64 %118 to i16
  br label %144

125:                                              ; preds = %98
  %126 = add nsw i64 %53, %48
  br i1 %105, label %144, label %127

127:                                              ; preds = %125
  %128 = icmp eq i32 %104, 0
  br i1 %128, label %129, label %132

129:                                              ; preds = %127
  %130 = load i64, ptr %38, align 8
  %131 = and i64 %130, 1
  br label %144

132:                                              ; preds = %127
  %133 = lshr i32 %104, 23
  %134 = add nsw i32 %133, -127
  %135 = sext i32 %134 to i64
  %136 = tail call i64 @llvm.smax.i64(i64 %102, i64 %135)
  %137 = freeze i64 %136
  %138 = and i64 %137, 4294967295
  %139 = icmp eq i64 %138, 16384
  %140 = load i64, ptr %38, align 8
  %141 = and i64 %140, 1
  %142 = select i1 %139, i64 0, i64 %141
  %143 = trunc i64 %137 to i16
  br label %144

144:                                              ; preds = %132, %129, %125, %113, %110, %106
  %145 = phi i64 [ %44, %113 ], [ %44, %106 ], [ %44, %110 ], [ %126, %125 ], [ %126, %129 ], [ %126, %132 ]
  %146 = phi i64 [ %107, %113 ], [ %107, %106 ], [ %107, %110 ], [ %45, %125 ], [ %45, %129 ], [ %45, %132 ]
  %147 = phi i64 [ %123, %113 ], [ 0, %106 ], [ %112, %110 ], [ 0, %125 ], [ %131, %129 ], [ %142, %132 ]
  %148 = phi i16 [ %124, %113 ], [ 16384, %106 ], [ -266, %110 ], [ 16384, %125 ], [ -266, %129 ], [ %143, %132 ]
  %149 = mul nsw i64 %100, %145
  %150 = mul nsw i64 %101, %146
  %151 = add nsw i64 %150, %149
  store i64 %147, ptr %38, align 8
  %152 = load i64, ptr %39, align 8
  %153 = sitofp i64 %152 to double
  %154 = fpext float %99 to double
  %155 = fmul double %154, %153
  %156 = load ptr, ptr %2, align 8
  %157 = getelementptr inbounds double, ptr %156, i64 %151
  store double %155, ptr %157, align 8
  %158 = load ptr, ptr %40, align 8
  %159 = getelementptr inbounds i16, ptr %158, i64 %151
  store i16 %148, ptr %159, align 2
  %160 = add nuw nsw i64 %53, 1
  %161 = icmp eq i64 %160, %12
  br i1 %161, label %49, label %52
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i16> @llvm.smax.v8i16(<8 x i16>, <8 x i16>)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double)




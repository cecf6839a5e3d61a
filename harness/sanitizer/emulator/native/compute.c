/* What instructions compute for the threads at `places`. A stretch of them is taken at once: of each
   operand their values as a column, one behind the other, which lies in the register itself where
   the threads follow one another. What kernels spend their time in has a loop of its own for its
   type; all else is computed in 64 bits, of which the lowest are kept. */

static __attribute__((noinline)) u64 get(const struct operand *o, i64 type, i64 place) {
  u64 where = (u64)o->address + (u64)(place * o->step);
  switch (type) {
    case U8: case PRED: return *AT(u8, where);
    case U16: return *AT(u16, where);
    case U32: case F32: return *AT(u32, where);
    case S8: return (u64)(i64)*AT(i8, where);
    case S16: return (u64)(i64)*AT(i16, where);
    case S32: return (u64)(i64)*AT(i32, where);
    default: return *AT(u64, where);
  }
}

static __attribute__((noinline)) void put(const struct operand *o, i64 place, u64 value) {
  u64 where = (u64)o->address + (u64)(place * o->step);
  switch (o->step) {
    case 1: *AT(u8, where) = (u8)value; break;
    case 2: *AT(u16, where) = (u16)value; break;
    case 4: *AT(u32, where) = (u32)value; break;
    default: *AT(u64, where) = value;
  }
}

static inline int is_signed(i64 type) { return type >= S8 && type <= S64; }
static inline i64 bytes_of(i64 type) {
  static const u8 sizes[] = {1, 2, 4, 8, 1, 2, 4, 8, 4, 8, 1};
  return sizes[type];
}

#define EACH for (i64 k = 0; k < n; k++) { i64 p = places[k];
#define SOURCE(T, o) (*AT(T, (u64)(o).address + (u64)(p * (o).step)))

static inline u32 bits_of(float x) { u32 b; __builtin_memcpy(&b, &x, 4); return b; }
static inline float float_of(u32 bits) { float x; __builtin_memcpy(&x, &bits, 4); return x; }
static inline u32 half_of(float x) {  /* bf16, rounded to the nearest, of two to the even one */
  u32 b = bits_of(x);
  return x != x ? 0x7fff : (b + 0x7fff + (b >> 16 & 1)) >> 16;
}
static inline u32 one_nan(float x) { return x != x ? 0x7fffffffu : bits_of(x); }

/* ex2.approx.ftz: in f64, rounded once, as Python has it. Two libraries' exp2 differ in the last
   bits at most, which matter only where the result is about halfway between two of f32: such a one
   is for Python, as is all where there is no exp2. 0: nothing was done. */
enum { ROUNDED_BITS = 29, ABOUT_HALFWAY = 64 };

static inline float flushed(float x) {
  return __builtin_fabsf(x) < 0x1p-126f ? __builtin_copysignf(0, x) : x;
}

static int power_of_two(const struct context *c, const struct instruction *in, const i64 *places,
                        i64 n) {
  if (!c->power_of_two) return 0;
  struct operand d = AT(struct operand, c->operands)[in->target];
  struct operand a = AT(struct operand, c->operands)[in->a];
  i64 *results = AT(i64, c->addresses);
  for (i64 k = 0; k < n; k++) {
    i64 p = places[k];
    double power = AT(of_a_double, c->power_of_two)(flushed(SOURCE(float, a)));
    i64 bits, half = 1ll << (ROUNDED_BITS - 1);
    __builtin_memcpy(&bits, &power, 8);
    i64 beyond_half = (bits & (2 * half - 1)) - half;
    if (-ABOUT_HALFWAY <= beyond_half && beyond_half <= ABOUT_HALFWAY) return 0;
    results[k] = one_nan(flushed((float)power));
  }
  for (i64 k = 0; k < n; k++) put(&d, places[k], (u64)results[k]);
  return 1;
}

static inline u64 quotient(u64 x, u64 y, i64 type) {
  if (y == 0) return ~0ull;
  if (!is_signed(type)) return x / y;
  if (y == ~0ull) return 0 - x;
  return (u64)((i64)x / (i64)y);
}


/* -- columns */

enum { TILE = 256, SHORT = 16 };

/* The threads at `places`, `count` of them. Where they lie `close`, columns are of all `n` places from
   the first of theirs to the last, and what is computed for those between them is dropped; else of
   theirs alone. */
struct tile { const i64 *places; i64 count, n, close, follow; };

static inline int follow(const i64 *places, i64 n) { return places[n - 1] - places[0] == n - 1; }

#define GATHER(T) { T *to = room;                                                                 \
    if (!o.step) for (i64 k = 0; k < t->n; k++) to[k] = *AT(T, o.address);                        \
    else if (t->close) for (i64 k = 0; k < t->n; k++) to[k] = *AT(T, o.address + (t->places[0] + k) * o.step); \
    else if (o.step == sizeof(T)) for (i64 k = 0; k < t->n; k++) to[k] = AT(T, o.address)[t->places[k]]; \
    else for (i64 k = 0; k < t->n; k++) to[k] = *AT(T, o.address + t->places[k] * o.step);        \
    return room; }

static const void *column(struct operand o, i64 size, const struct tile *t, void *room) {
  if (t->close && o.step == size) return AT(void, o.address + t->places[0] * size);
  switch (size) {
    case 1: GATHER(u8) case 2: GATHER(u16) case 4: GATHER(u32) default: GATHER(u64)
  }
}

#define WIDEN(T) { const T *x = from; for (i64 k = 0; k < t->n; k++) to[k] = (u64)(i64)x[k]; return; }

/* Of values of `type`, by their sign. */
static void widen(struct operand o, i64 type, const struct tile *t, u64 *to) {
  u64 room[TILE];
  const void *from = column(o, bytes_of(type), t, room);
  switch (type) {
    case U8: case PRED: WIDEN(u8) case U16: WIDEN(u16) case U32: case F32: WIDEN(u32)
    case S8: WIDEN(i8) case S16: WIDEN(i16) case S32: WIDEN(i32) default: WIDEN(u64)
  }
}

#define SCATTER(T) { T *to = AT(T, o.address);                                                    \
    if (t->close) for (i64 k = 0; k < t->count; k++) to[t->places[k]] = (T)from[t->places[k] - t->places[0]]; \
    else for (i64 k = 0; k < t->count; k++) to[t->places[k]] = (T)from[k];                        \
    return; }

/* The lowest bits of each, as many as the register has. */
static void narrow(struct operand o, const struct tile *t, const u64 *from) {
  switch (o.step) {
    case 1: SCATTER(u8) case 2: SCATTER(u16) case 4: SCATTER(u32) default: SCATTER(u64)
  }
}

static void put_back(struct operand o, i64 size, const struct tile *t, const void *column) {
  if (size == 4) { const u32 *from = column; SCATTER(u32) }
  if (size == 8) { const u64 *from = column; SCATTER(u64) }
  const u8 *from = column;
  SCATTER(u8)
}

/* -- loops of a type's own */

#define LOOP(T, E) for (i64 k = 0; k < n; k++) { T x = ((const T *)a)[k]; ((T *)d)[k] = (T)(E); } return;
#define LOOP2(T, E) for (i64 k = 0; k < n; k++) {                                                 \
    T x = ((const T *)a)[k], y = ((const T *)b)[k]; ((T *)d)[k] = (T)(E); } return;
#define LOOP3(T, E) for (i64 k = 0; k < n; k++) {                                                 \
    T x = ((const T *)a)[k], y = ((const T *)b)[k], z = ((const T *)c)[k]; ((T *)d)[k] = (T)(E); } return;
#define BY_SIZE(KIND, E) if (bytes_of(in->type) == 4) { KIND(u32, E) } KIND(u64, E)
#define FLOAT(E) for (i64 k = 0; k < n; k++) {                                                    \
    float x = ((const float *)a)[k], y = ((const float *)b)[k]; ((u32 *)d)[k] = one_nan(E); } return;
#define ASK(T, E) for (i64 k = 0; k < n; k++) {                                                   \
    T x = ((const T *)a)[k], y = ((const T *)b)[k]; ((u8 *)d)[k] = (u8)((E) ^ turned); } return;

static void compare_floats(i64 how, i64 is_wide, u8 *d, const void *a, const void *b, i64 n) {
  const u8 turned = 0;
  switch (how) {
    case EQ: if (is_wide) { ASK(double, x == y) } ASK(float, x == y)
    case NE: if (is_wide) { ASK(double, (x < y) | (x > y)) } ASK(float, (x < y) | (x > y))
    case LT: if (is_wide) { ASK(double, x < y) } ASK(float, x < y)
    case LE: if (is_wide) { ASK(double, x <= y) } ASK(float, x <= y)
    case GT: if (is_wide) { ASK(double, x > y) } ASK(float, x > y)
    default: if (is_wide) { ASK(double, x >= y) } ASK(float, x >= y)
  }
}

static void compare_columns(i64 how, i64 type, u8 *d, const void *a, const void *b, i64 n) {
  if (type >= F32) { compare_floats(how, type == F64, d, a, b, n); return; }
  const u8 turned = how == NE || how == GE || how == LE;
  if (how == GT || how == LE) { const void *first = a; a = b; b = first; }
  if (how == EQ || how == NE) {
    if (bytes_of(type) == 4) { ASK(u32, x == y) }
    ASK(u64, x == y)
  }
  switch (type) {
    case U32: ASK(u32, x < y) case S32: ASK(i32, x < y)
    case U64: ASK(u64, x < y) default: ASK(i64, x < y)
  }
}

/* Whether an instruction has a loop of its own, for all that it reads and writes. */
static int has_own_loop(const struct instruction *in, struct operand d) {
  i64 size = bytes_of(in->type);
  if (size < 4) return 0;
  switch (in->op) {
    case MOVE: case ADD: case SUBTRACT: case MULTIPLY: case AND: case OR: case XOR: case SELECT:
    case MULTIPLY_ADD: case SHIFT_LEFT: case SHIFT_RIGHT: return d.step == size;
    case NEGATE: case FMA: case MINIMUM: case MAXIMUM: return in->type == F32 && d.step == size;
    default: return 0;
  }
}

static void floats(const struct instruction *in, void *d, const void *a, const void *b,
                   const void *c, i64 n) {
  switch (in->op) {
    case ADD: FLOAT(x + y)
    case SUBTRACT: FLOAT(x - y)
    case MULTIPLY: FLOAT(x * y)
    case NEGATE: for (i64 k = 0; k < n; k++) ((u32 *)d)[k] = one_nan(-((const float *)a)[k]); return;
    case FMA: {  /* detail: a bit for each operand whose sign is turned */
      float sx = in->detail & 1 ? -1 : 1, sy = in->detail & 2 ? -1 : 1, sz = in->detail & 4 ? -1 : 1;
      for (i64 k = 0; k < n; k++) {
        float x = ((const float *)a)[k], y = ((const float *)b)[k], z = ((const float *)c)[k];
        ((u32 *)d)[k] = one_nan(__builtin_fmaf(sx * x, sy * y, sz * z));
      }
      return;
    }
    case MINIMUM: FLOAT(x != x ? y : y != y ? x : x == y ? (bits_of(x) >> 31 ? x : y) : x < y ? x : y)
    case MAXIMUM: FLOAT(x != x ? y : y != y ? x : x == y ? (bits_of(x) >> 31 ? y : x) : x > y ? x : y)
  }
}

static void own_loop(const struct instruction *in, void *d, const void *a, const void *b,
                     const void *c, i64 n) {
  switch (in->op) {
    case MOVE: BY_SIZE(LOOP, x)
    case SELECT: {
      const u8 *z = c;
      if (bytes_of(in->type) == 4) { LOOP2(u32, z[k] ? x : y) }
      LOOP2(u64, z[k] ? x : y)
    }
    case SHIFT_LEFT: case SHIFT_RIGHT: {
      const u32 *by = b;
      if (in->op == SHIFT_RIGHT && is_signed(in->type)) {
        if (bytes_of(in->type) == 4) { LOOP(i32, x >> (by[k] >= 32 ? 31 : by[k])) }
        LOOP(i64, x >> (by[k] >= 64 ? 63 : by[k]))
      }
      if (in->op == SHIFT_RIGHT) {
        if (bytes_of(in->type) == 4) { LOOP(u32, by[k] >= 32 ? 0 : x >> by[k]) }
        LOOP(u64, by[k] >= 64 ? 0 : x >> by[k])
      }
      if (bytes_of(in->type) == 4) { LOOP(u32, by[k] >= 32 ? 0 : x << by[k]) }
      LOOP(u64, by[k] >= 64 ? 0 : x << by[k])
    }
    case AND: BY_SIZE(LOOP2, x & y)
    case OR: BY_SIZE(LOOP2, x | y)
    case XOR: BY_SIZE(LOOP2, x ^ y)
  }
  if (in->type == F32) { floats(in, d, a, b, c, n); return; }
  switch (in->op) {
    case ADD: BY_SIZE(LOOP2, x + y)
    case SUBTRACT: BY_SIZE(LOOP2, x - y)
    case MULTIPLY: BY_SIZE(LOOP2, x * y)
    case MULTIPLY_ADD: BY_SIZE(LOOP3, x * y + z)
  }
}

/* -- all else, in 64 bits */

#define WIDE(E) for (i64 k = 0; k < n; k++) { u64 x = a[k]; d[k] = (u64)(E); } return;
#define WIDE2(E) for (i64 k = 0; k < n; k++) { u64 x = a[k], y = b[k]; d[k] = (u64)(E); } return;
#define WIDE3(E) for (i64 k = 0; k < n; k++) { u64 x = a[k], y = b[k], z = c[k]; d[k] = (u64)(E); } return;

static inline u64 truncated(u64 x, i64 type) {
  switch (type) {
    case U8: return (u8)x; case U16: return (u16)x; case U32: return (u32)x;
    case S8: return (u64)(i64)(i8)x; case S16: return (u64)(i64)(i16)x; case S32: return (u64)(i64)(i32)x;
    default: return x;
  }
}

static void in_64_bits(const struct instruction *in, u64 *d, const u64 *a, const u64 *b,
                       const u64 *c, i64 n) {
  i64 type = in->type, bits = 8 * bytes_of(type), unlike = type == U64 ? 1ll << 63 : 0;
  switch (in->op) {
    case MOVE: WIDE(x)
    case ADD: WIDE2(x + y)
    case SUBTRACT: WIDE2(x - y)
    case MULTIPLY: case WIDE_PRODUCT: WIDE2(x * y)
    case AND: WIDE2(x & y)
    case OR: WIDE2(x | y)
    case XOR: WIDE2(x ^ y)
    case NOT: if (type == PRED) { WIDE(!x) } WIDE(~x)
    case NEGATE: WIDE(0 - x)
    case MINIMUM: WIDE2(((i64)x ^ unlike) < ((i64)y ^ unlike) ? x : y)
    case MAXIMUM: WIDE2(((i64)x ^ unlike) > ((i64)y ^ unlike) ? x : y)
    case HIGH_PRODUCT:
      if (bits == 32) { WIDE2((x * y) >> 32) }
      if (type == U64) { WIDE2(((unsigned __int128)x * y) >> 64) }
      WIDE2(((__int128)(i64)x * (i64)y) >> 64)
    case MULTIPLY_ADD: case WIDE_MULTIPLY_ADD: WIDE3(x * y + z)
    case SHIFT_LEFT: WIDE2(y >= (u64)bits ? 0 : x << y)
    case SHIFT_RIGHT:
      if (is_signed(type)) { WIDE2((i64)x >> (y >= (u64)bits ? 63 : y)) }
      WIDE2(y >= (u64)bits ? 0 : x >> y)
    case SELECT: WIDE3(z ? x : y)
    case CONVERT: WIDE(truncated(x, in->detail))
    case QUOTIENT: WIDE2(quotient(x, y, type))
    case REMAINDER: WIDE2(y ? x - quotient(x, y, type) * y : quotient(x, y, type))
    case LOOKUP:
      for (i64 k = 0; k < n; k++) {
        u64 x = a[k], y = b[k], z = c[k], r = 0;
        for (i64 row = 0; row < 8; row++)
          if (in->detail >> row & 1)
            r |= (row & 4 ? x : ~x) & (row & 2 ? y : ~y) & (row & 1 ? z : ~z);
        d[k] = r;
      }
      return;
    case POPULATION: WIDE(__builtin_popcountll(x))
    case FUNNEL_LEFT: case FUNNEL_RIGHT:  /* detail: the amount wraps */
      for (i64 k = 0; k < n; k++) {
        u64 both = b[k] << 32 | a[k], by = in->detail ? c[k] & 31 : c[k] < 32 ? c[k] : 32;
        d[k] = in->op == FUNNEL_RIGHT ? both >> by : by == 32 ? both : (both << by) >> 32;
      }
      return;
    case WIDEN_HALF: WIDE(x << 16)  /* bf16 is the upper half of an f32 */
    case NARROW_HALF: WIDE(half_of(float_of((u32)x)))
    case NARROW_HALVES: WIDE2(half_of(float_of((u32)x)) << 16 | half_of(float_of((u32)y)))
  }
}

/* The types of the second and the third source. */
static i64 second_type(const struct instruction *in) {
  return in->op == SHIFT_LEFT || in->op == SHIFT_RIGHT ? U32 : in->type;
}
static i64 third_type(const struct instruction *in) {
  return in->op == SELECT ? PRED : in->op == WIDE_MULTIPLY_ADD ? in->detail : in->type;
}

/* Vectors: `detail` elements of `type`, the first lowest. */
static void pack(const struct instruction *in, const struct operand *all, const i64 *sources,
                 const struct tile *t) {
  u64 sum[TILE] = {0}, one[TILE];
  for (i64 e = 0; e < in->detail; e++) {
    widen(all[sources[in->a + e]], in->type, t, one);
    for (i64 k = 0; k < t->n; k++) sum[k] |= one[k] << (8 * bytes_of(in->type) * e);
  }
  narrow(all[in->target], t, sum);
}

static void unpack(const struct instruction *in, const struct operand *all, const i64 *targets,
                   const struct tile *t) {
  u64 whole[TILE], one[TILE];
  i64 bits = 8 * bytes_of(in->type), wide = in->detail * bits;
  widen(all[in->a], wide == 64 ? U64 : wide == 32 ? U32 : U16, t, whole);
  for (i64 e = 0; e < in->detail; e++) {
    if (targets[in->target + e] < 0) continue;
    for (i64 k = 0; k < t->n; k++) one[k] = truncated(whole[k] >> (bits * e), in->type);
    narrow(all[targets[in->target + e]], t, one);
  }
}

static void compute_tile(const struct context *c_, const struct instruction *in,
                         const struct tile *t) {
  const struct operand *all = AT(struct operand, c_->operands);
  const i64 *elements = AT(i64, c_->elements);
  u64 rooms[4][TILE];
  if (in->op == PACK) { pack(in, all, elements, t); return; }
  if (in->op == UNPACK) { unpack(in, all, elements, t); return; }
  struct operand d = all[in->target];
  i64 types[3] = {in->type, second_type(in), third_type(in)}, sources[3] = {in->a, in->b, in->c};
  const void *columns[3] = {rooms[0], rooms[1], rooms[2]};
  int own = has_own_loop(in, d);
  i64 compares = in->op == COMPARE && bytes_of(in->type) >= 4;
  for (int s = 0; s < 3; s++) {
    if (sources[s] < 0) continue;
    if (own || compares) columns[s] = column(all[sources[s]], bytes_of(types[s]), t, rooms[s]);
    else widen(all[sources[s]], types[s], t, rooms[s]);
  }
  if (in->op == COMPARE) {
    u8 *result = t->follow ? AT(u8, d.address + t->places[0]) : (u8 *)rooms[3];
    compare_columns(in->detail, compares ? in->type : S64, result, columns[0], columns[1], t->n);
    if (!t->follow) put_back(d, 1, t, result);
  } else if (own) {
    void *result = t->follow ? AT(void, d.address + t->places[0] * d.step) : (void *)rooms[3];
    own_loop(in, result, columns[0], columns[1], columns[2], t->n);
    if (!t->follow) put_back(d, d.step, t, result);
  } else {
    in_64_bits(in, rooms[3], rooms[0], rooms[1], rooms[2], t->n);
    narrow(d, t, rooms[3]);
  }
}

static void compute(const struct context *c, const struct instruction *in, const i64 *places, i64 n) {
  while (n) {
    i64 count = n < TILE ? n : TILE, span = places[count - 1] - places[0] + 1;
    i64 close = span <= 2 * count;
    if (close) {
      while (places[count - 1] - places[0] >= TILE) count--;
    } else if (count > SHORT && follow(places, SHORT)) {  /* a warp, of each block */
      i64 most = count;
      for (count = SHORT; count < most && follow(places, count + 1); count++);
      close = 1;
    }
    span = close ? places[count - 1] - places[0] + 1 : count;
    struct tile t = {places, count, span, close, close && span == count};
    compute_tile(c, in, &t);
    places += count, n -= count;
  }
}

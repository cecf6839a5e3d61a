/* What instructions compute: one after the other for each of the threads at `places`. */

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

#define EACH for (i64 k = 0; k < n; k++) { i64 p = places[k];
#define PUT(T, value) put(&d, p, (u64)(T)(value)); }
#define SOURCE(T, o) (*AT(T, (u64)(o).address + (u64)(p * (o).step)))
#define UNARY(T, E) EACH T x = SOURCE(T, a); PUT(T, E) return;
#define BINARY(T, E) EACH T x = SOURCE(T, a), y = SOURCE(T, b); PUT(T, E) return;
#define BY_BITS(KIND, E)                                                                          \
  switch (in->type) {                                                                             \
    case U8: case S8: case PRED: KIND(u8, E)                                                      \
    case U16: KIND(u16, E) case S16: KIND(i16, E)                                                 \
    case U32: KIND(u32, E) case S32: KIND(i32, E)                                                 \
    default: KIND(u64, E)                                                                         \
  }
#define BY_TYPE(KIND, E)                                                                          \
  switch (in->type) {                                                                             \
    case U16: KIND(u16, E) case S16: KIND(i16, E)                                                 \
    case U32: KIND(u32, E) case S32: KIND(i32, E)                                                 \
    case U64: KIND(u64, E) default: KIND(i64, E)                                                  \
  }

static inline u32 bits_of(float x) { u32 b; __builtin_memcpy(&b, &x, 4); return b; }
static inline u32 half_of(float x) {  /* bf16, rounded to the nearest, of two to the even one */
  u32 b = bits_of(x);
  return x != x ? 0x7fff : (b + 0x7fff + (b >> 16 & 1)) >> 16;
}
static inline u32 one_nan(float x) { return x != x ? 0x7fffffffu : bits_of(x); }

#define FLOATS(E) EACH float x = SOURCE(float, a), y = SOURCE(float, b); (void)y; PUT(u32, one_nan(E)) return;

static void floats(const struct instruction *in, struct operand d, struct operand a,
                   struct operand b, struct operand c, const i64 *places, i64 n) {
  switch (in->op) {
    case ADD: FLOATS(x + y)
    case SUBTRACT: FLOATS(x - y)
    case MULTIPLY: FLOATS(x * y)
    case NEGATE: FLOATS(-x)
    case FMA: {  /* detail: a bit for each operand whose sign is turned */
      float sx = in->detail & 1 ? -1 : 1, sy = in->detail & 2 ? -1 : 1, sz = in->detail & 4 ? -1 : 1;
      EACH float x = SOURCE(float, a), y = SOURCE(float, b), z = SOURCE(float, c);
      PUT(u32, one_nan(__builtin_fmaf(sx * x, sy * y, sz * z))) return;
    }
    case MINIMUM: FLOATS(x != x ? y : y != y ? x : x == y ? (bits_of(x) >> 31 ? x : y) : x < y ? x : y)
    case MAXIMUM: FLOATS(x != x ? y : y != y ? x : x == y ? (bits_of(x) >> 31 ? y : x) : x > y ? x : y)
    case NARROW_HALF: EACH float x = SOURCE(float, a); PUT(u16, half_of(x)) return;
    case NARROW_HALVES: EACH float x = SOURCE(float, a), y = SOURCE(float, b);
      PUT(u32, half_of(x) << 16 | half_of(y)) return;
  }
}

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

#define COMPARES(T)                                                                               \
  switch (in->detail) {                                                                           \
    case EQ: EACH put(&d, p, SOURCE(T, a) == SOURCE(T, b)); } return;                             \
    case NE: EACH T x = SOURCE(T, a), y = SOURCE(T, b); put(&d, p, (x < y) | (x > y)); } return;  \
    case LT: EACH put(&d, p, SOURCE(T, a) < SOURCE(T, b)); } return;                              \
    case LE: EACH put(&d, p, SOURCE(T, a) <= SOURCE(T, b)); } return;                             \
    case GT: EACH put(&d, p, SOURCE(T, a) > SOURCE(T, b)); } return;                              \
    default: EACH put(&d, p, SOURCE(T, a) >= SOURCE(T, b)); } return;                             \
  }

static void compare(const struct instruction *in, struct operand d, struct operand a,
                    struct operand b, const i64 *places, i64 n) {
  switch (in->type) {
    case U16: COMPARES(u16) case S16: COMPARES(i16)
    case U32: COMPARES(u32) case S32: COMPARES(i32)
    case U64: COMPARES(u64) case S64: COMPARES(i64)
    case F32: COMPARES(float) default: COMPARES(double)
  }
}

static inline u64 quotient(u64 x, u64 y, i64 type) {
  if (y == 0) return ~0ull;
  if (!is_signed(type)) return x / y;
  if (y == ~0ull) return 0 - x;
  return (u64)((i64)x / (i64)y);
}

static void compute(struct context *c_, const struct instruction *in, const i64 *places, i64 n) {
  const struct operand *all = AT(struct operand, c_->operands);
  const i64 *elements = AT(i64, c_->elements);
  struct operand d = {0, 0}, a = {0, 0}, b = {0, 0}, c = {0, 0};
  if (in->target >= 0 && in->op != UNPACK) d = all[in->target];
  if (in->a >= 0 && in->op != PACK) a = all[in->a];
  if (in->b >= 0) b = all[in->b];
  if (in->c >= 0) c = all[in->c];
  if (in->type == F32 && in->op != COMPARE && in->op != MOVE && in->op != SELECT) {
    floats(in, d, a, b, c, places, n);
    return;
  }
  switch (in->op) {
    case MOVE: BY_BITS(UNARY, x)
    case ADD: BY_BITS(BINARY, (u64)x + (u64)y)
    case SUBTRACT: BY_BITS(BINARY, (u64)x - (u64)y)
    case MULTIPLY: BY_BITS(BINARY, (u64)x * (u64)y)
    case AND: BY_BITS(BINARY, x & y)
    case OR: BY_BITS(BINARY, x | y)
    case XOR: BY_BITS(BINARY, x ^ y)
    case NOT: if (in->type == PRED) { UNARY(u8, !x) } BY_BITS(UNARY, ~x)
    case NEGATE: BY_BITS(UNARY, 0 - (u64)x)
    case MINIMUM: BY_TYPE(BINARY, x < y ? x : y)
    case MAXIMUM: BY_TYPE(BINARY, x > y ? x : y)
    case COMPARE: compare(in, d, a, b, places, n); return;
    case HIGH_PRODUCT:
      if (in->type == S32) { EACH i64 x = SOURCE(i32, a), y = SOURCE(i32, b); PUT(i32, (x * y) >> 32) }
      else if (in->type == U32) { EACH u64 x = SOURCE(u32, a), y = SOURCE(u32, b); PUT(u32, (x * y) >> 32) }
      else if (in->type == U64) {
        EACH unsigned __int128 x = SOURCE(u64, a), y = SOURCE(u64, b); PUT(u64, (x * y) >> 64) }
      else { EACH __int128 x = SOURCE(i64, a), y = SOURCE(i64, b); PUT(u64, (x * y) >> 64) }
      return;
    case WIDE_PRODUCT:
      EACH u64 x = get(&a, in->type, p), y = get(&b, in->type, p); put(&d, p, x * y); } return;
    case MULTIPLY_ADD:
      EACH u64 x = get(&a, in->type, p), y = get(&b, in->type, p);
      u64 z = get(&c, in->type, p) + x * y;
      u64 wide = in->type == S32 ? (u64)(i64)(i32)z : in->type == U32 ? (u32)z
               : in->type == S16 ? (u64)(i64)(i16)z : in->type == U16 ? (u16)z : z;
      put(&d, p, wide); } return;
    case WIDE_MULTIPLY_ADD:
      EACH u64 x = get(&a, in->type, p), y = get(&b, in->type, p);
      put(&d, p, x * y + get(&c, in->detail, p)); } return;
    case SHIFT_LEFT: case SHIFT_RIGHT: {
      i64 bits = in->type == U16 || in->type == S16 ? 16 : in->type == U32 || in->type == S32 ? 32 : 64;
      EACH u64 x = get(&a, in->type, p); u64 by = SOURCE(u32, b);
      u64 r;
      if (in->op == SHIFT_LEFT) {
        r = by >= (u64)bits ? 0 : x << by;
        r = bits == 16 ? (u16)r : bits == 32 ? (u32)r : r;
        if (in->type == S32) r = (u64)(i64)(i32)r;
        if (in->type == S16) r = (u64)(i64)(i16)r;
      } else if (is_signed(in->type)) {
        r = (u64)((i64)x >> (by >= (u64)bits ? 63 : by));
      } else {
        r = by >= (u64)bits ? 0 : x >> by;
      }
      put(&d, p, r); } return;
    }
    case SELECT:
      EACH put(&d, p, SOURCE(u8, c) ? get(&a, in->type, p) : get(&b, in->type, p)); } return;
    case CONVERT:
      EACH u64 x = get(&a, in->type, p);
      switch (in->detail) {
        case U8: x = (u8)x; break; case U16: x = (u16)x; break; case U32: x = (u32)x; break;
        case S8: x = (u64)(i64)(i8)x; break; case S16: x = (u64)(i64)(i16)x; break;
        case S32: x = (u64)(i64)(i32)x; break;
      }
      put(&d, p, x); } return;
    case QUOTIENT: case REMAINDER:
      EACH u64 x = get(&a, in->type, p), y = get(&b, in->type, p);
      u64 q = quotient(x, y, in->type);
      if (in->op == REMAINDER && y != 0) q = x - q * y;
      switch (in->type) {
        case U16: q = (u16)q; break; case S16: q = (u64)(i64)(i16)q; break;
        case U32: q = (u32)q; break; case S32: q = (u64)(i64)(i32)q; break;
      }
      put(&d, p, q); } return;
    case PACK: {  /* detail elements of `type`, the first lowest */
      i64 bits = in->type == U8 ? 8 : in->type == U16 ? 16 : 32;
      EACH u64 x = 0;
      for (i64 e = 0; e < in->detail; e++) x |= get(&all[elements[in->a + e]], in->type, p) << (bits * e);
      put(&d, p, x); } return;
    }
    case UNPACK: {
      i64 bits = in->type == U8 ? 8 : in->type == U16 ? 16 : 32;
      EACH u64 x = get(&a, in->detail * bits == 64 ? U64 : in->detail * bits == 32 ? U32 : U16, p);
      u64 mask = (1ull << bits) - 1;
      for (i64 e = 0; e < in->detail; e++) {
        i64 to = elements[in->target + e];
        if (to >= 0) put(&all[to], p, (x >> (bits * e)) & mask);
      } } return;
    }
    case LOOKUP:
      EACH u32 x = SOURCE(u32, a), y = SOURCE(u32, b), z = SOURCE(u32, c), r = 0;
      for (i64 row = 0; row < 8; row++)
        if (in->detail >> row & 1)
          r |= (row & 4 ? x : ~x) & (row & 2 ? y : ~y) & (row & 1 ? z : ~z);
      put(&d, p, r); } return;
    case POPULATION:
      EACH put(&d, p, (u64)__builtin_popcountll(get(&a, in->type, p))); } return;
    case FUNNEL_LEFT: case FUNNEL_RIGHT:  /* detail: the amount wraps */
      EACH u64 both = (u64)SOURCE(u32, b) << 32 | SOURCE(u32, a);
      u64 by = SOURCE(u32, c);
      by = in->detail ? by & 31 : by < 32 ? by : 32;
      u64 r = in->op == FUNNEL_RIGHT ? both >> by : by == 32 ? both : (both << by) >> 32;
      put(&d, p, (u32)r); } return;
    case WIDEN_HALF:  /* bf16 is the upper half of an f32 */
      EACH put(&d, p, (u64)SOURCE(u16, a) << 16); } return;
  }
}

/* Steps threads of a wave through the usual instructions: those that compute, branches, and weak
   loads and stores that are in order. What is not usual it leaves to Python, untouched: it ends at
   that instruction, before anything of it has happened.

   All memory is Python's: `struct context` has the addresses. Integers there are 64 bits wide, so
   that Python fills it as one array (`harness.emulator.native.layout` names the places).
   Its text as LLVM reads it, stepper.ll, is made of this file by
   `python -m harness.emulator.native.text`. */

#include <stdint.h>

typedef int64_t i64; typedef uint64_t u64;
typedef int32_t i32; typedef uint32_t u32;
typedef int16_t i16; typedef uint16_t u16;
typedef int8_t i8; typedef uint8_t u8;

enum { ENDED_AT_STEP, ENDED_READY, ENDED_SPLIT, ENDED_FULL, ENDED_AT_UNKNOWN_MEMORY };

enum { UNKNOWN, BRANCH, LOAD, STORE, MOVE, ADD, SUBTRACT, MULTIPLY, HIGH_PRODUCT, WIDE_PRODUCT,
       MULTIPLY_ADD, WIDE_MULTIPLY_ADD, AND, OR, XOR, NOT, SHIFT_LEFT, SHIFT_RIGHT, SELECT, COMPARE,
       CONVERT, MINIMUM, MAXIMUM, QUOTIENT, REMAINDER, NEGATE, PACK, UNPACK, LOOKUP, FMA, POPULATION,
       FUNNEL_LEFT, FUNNEL_RIGHT, WIDEN_HALF, NARROW_HALF, NARROW_HALVES };

enum { U8, U16, U32, U64, S8, S16, S32, S64, F32, F64, PRED };

enum { EQ, NE, LT, LE, GT, GE };

enum { SHARED, GLOBAL, GENERIC };

enum { HELD = 1, FAILED = 2, BOTH = 3 };

/* Of an instruction. Operands are numbers of rows of `operands`. */
struct instruction {
  i64 op, type, guard, negated;
  i64 target, a, b, c, detail;   /* detail: a comparison, a table, a label, the other type */
  i64 compared;                  /* 1 + which source is noted beside a constant; 0: none */
  i64 notes;                     /* 1: the result is a decision; 2: the third source is */
  i64 space, size, count, offset;/* of accesses; `target` on are the elements, in `elements` */
  i64 wide;                      /* the address is of 64 bits */
  i64 check;                     /* 1 + where its registers that wgmma uses stand in `checks` */
  i64 leads;                     /* somebody may come here from elsewhere */
};

struct operand { i64 address, step; };  /* bytes from one thread's value to the next; 0: one for all */

struct log { i64 rows, count, room, wanted; };  /* int32[room][6] */

/* A memory with its shadow (`harness.emulator.ordering.shadow`). */
struct region {
  i64 start, end;                /* addresses; of shared memory unused */
  i64 data, cells, granule_bytes, begins_defined;
  i64 origins, objects;          /* 0: none */
  i64 copy_read, others, others_count; /* records of asynchronous reads: addresses of their cells */
  i64 logged, log, is_private, marks, is_watched;
};

struct context {
  /* in and out */
  i64 pc, steps, work, progress, serial;
  /* the group */
  i64 places, count;
  /* the machine */
  i64 has_ready, blocked, executed, sites;
  /* the kernel */
  i64 instructions, elements, checks;
  /* the wave */
  i64 operands, thread_of, block_of, first_block, threads, warps;
  i64 known, own, table, columns, knows_far;
  i64 shared_bytes, extents, extents_count, shared_slot, slots, slots_count;
  i64 regions, regions_count, last_region, unknown;
  /* decisions: uint8[sites]; int64[sites][6]: lowest and highest thread, 1 where they are known,
     lowest and highest number compared, 1 where those are known (2: of unsigned 64 bits) */
  i64 ways, ranges;
  /* bank conflicts: int64[sites][3], uint8[sites]: 1 where they are counted by `events` */
  i64 banks, apart, listens_global;
  /* events: int64 words */
  i64 events, events_used, events_room;
  /* of registers that wgmma uses: [row][warpgroup] */
  i64 groups, roles, touched, touched_sites, epochs, waited, warpgroups, per_block;
  /* scratch: int64[threads] twice, uint8[16 * threads], uint8[threads] */
  i64 part, addresses, flags, taken;
};

#define AT(T, address) ((T *)(uintptr_t)(address))

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

/* -- what instructions compute */

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

/* -- which ways conditions go */

static void note(struct context *c, i64 site, i64 held, const i64 *places, i64 n,
                 const struct operand *compared, i64 type) {
  u8 *way = AT(u8, c->ways) + site;
  if (*way == BOTH) return;
  *way |= (held ? HELD : 0) | (held < n ? FAILED : 0);
  if (*way == BOTH) return;
  i64 *range = AT(i64, c->ranges) + 6 * site;
  const i64 *thread_of = AT(i64, c->thread_of);
  if (!range[2]) {
    i64 low = thread_of[places[0]], high = low;
    for (i64 k = 1; k < n; k++) {
      i64 t = thread_of[places[k]];
      low = t < low ? t : low;
      high = t > high ? t : high;
    }
    range[0] = low, range[1] = high, range[2] = 1;
  }
  if (!compared) return;
  i64 m = compared->step ? n : 1;
  for (i64 k = 0; k < m; k++) {
    u64 x = get(compared, type, places[k]);
    if (!range[5]) {
      range[3] = range[4] = (i64)x, range[5] = type == U64 ? 2 : 1;
    } else if (type == U64) {
      if (x < (u64)range[3]) range[3] = (i64)x;
      if (x > (u64)range[4]) range[4] = (i64)x;
    } else {
      if ((i64)x < range[3]) range[3] = (i64)x;
      if ((i64)x > range[4]) range[4] = (i64)x;
    }
  }
}

static i64 count_held(const struct operand *o, i64 negated, const i64 *places, i64 n) {
  i64 held = 0;
  for (i64 k = 0; k < n; k++) {
    i64 p = places[k];
    held += (SOURCE(u8, *o) != 0) != negated;
  }
  return held;
}

/* -- registers that wgmma uses: `harness.emulator.ordering.register_order` */

enum { NO_SOURCE = -1, LEFT = 2, COPY = 3, NEVER_TOUCHED = -1 };

static i64 next_warpgroup(struct context *c, const i64 *places, i64 n, i64 *k) {
  const i64 *thread_of = AT(i64, c->thread_of), *block_of = AT(i64, c->block_of);
  i64 p = places[*k], number = block_of[p] * c->per_block + thread_of[p] / 128;
  while (++*k < n) {
    p = places[*k];
    if (block_of[p] * c->per_block + thread_of[p] / 128 != number) break;
  }
  return number;
}

static int registers_free(struct context *c, i64 site, const i64 *check, const i64 *places, i64 n) {
  i64 *groups = AT(i64, c->groups), *touched = AT(i64, c->touched);
  const i64 *waited = AT(i64, c->waited), *epochs = AT(i64, c->epochs);
  const i8 *roles = AT(i8, c->roles);
  i32 *sites = AT(i32, c->touched_sites);
  i64 moves = check[0], count = check[1], width = c->warpgroups;
  const i64 *rows = check + 2;
  for (i64 k = 0; k < n;) {
    i64 w = next_warpgroup(c, places, n, &k);
    for (i64 r = 0; r < count; r++) {
      if (rows[r] == NO_SOURCE) continue;
      i64 at = rows[r] * width + w;
      if (groups[at] > waited[w] && !(moves && r == 0 && roles[at] == COPY)) return 0;
    }
  }
  for (i64 k = 0; k < n;) {
    i64 w = next_warpgroup(c, places, n, &k);
    if (moves) {
      i64 at = rows[0] * width + w;
      groups[at] = 0;
      if (rows[1] == NO_SOURCE) { touched[at] = NEVER_TOUCHED; continue; }
      touched[at] = touched[rows[1] * width + w];
      sites[at] = sites[rows[1] * width + w];
    } else {
      for (i64 r = 0; r < count; r++) {
        i64 at = rows[r] * width + w;
        touched[at] = epochs[w];
        sites[at] = (i32)site;
      }
    }
  }
  return 1;
}

/* -- accesses */

enum { FIELDS = 5, GENERIC_KIND = 1 };
enum { IS_LOST = 1, IS_GONE = 2 };  /* a later thread reads the same; an earlier read is displaced */

static struct region *region_of(struct context *c, i64 address) {
  struct region *all = AT(struct region, c->regions);
  if (c->last_region) {
    struct region *last = all + c->last_region;
    if (last->start <= address && address < last->end) return last;
  }
  for (i64 r = 1; r < c->regions_count; r++)
    if (all[r].start <= address && address < all[r].end) {
      c->last_region = r;
      return all + r;
    }
  return 0;
}

static int whole_warps(struct context *c, const i64 *places, i64 n) {
  const i64 *thread_of = AT(i64, c->thread_of);
  for (i64 k = 0; k < n;) {
    i64 t = thread_of[places[k]], rest = c->threads - t, size = rest < 32 ? rest : 32;
    if (t % 32 || k + size > n || places[k + size - 1] != places[k] + size - 1) return 0;
    k += size;
  }
  return 1;
}

/* `harness.emulator.memory.banks`, of whole warps. */
static void count_banks(struct context *c, i64 site, i64 size, const i64 *places, const i64 *offsets,
                        i64 n) {
  const i64 *thread_of = AT(i64, c->thread_of);
  i64 *counts = AT(i64, c->banks) + 3 * site;
  i64 words = size / 4 < 1 ? 1 : size / 4, lanes = 32 / words;
  for (i64 k = 0; k < n;) {
    if (thread_of[places[k]] % 32 == 0) counts[0]++;
    i64 end = k + 1;
    while (end < n && end - k < lanes && thread_of[places[end]] % lanes != 0) end++;
    i64 used[32][32], depth[32] = {0}, busiest = 0;
    for (i64 j = k; j < end; j++)
      for (i64 w = 0; w < words; w++) {
        i64 word = (offsets[j] >> 2) + w, bank = word & 31, at = 0;
        while (at < depth[bank] && used[bank][at] != word) at++;
        if (at == depth[bank]) used[bank][depth[bank]++] = word;
        if (depth[bank] > busiest) busiest = depth[bank];
      }
    counts[1] += busiest;
    counts[2]++;
    k = end;
  }
}

/* Remembers an access for those who count; `kind` 0 is of shared memory. */
static void emit(struct context *c, i64 kind, i64 site, i64 size, const i64 *places,
                 const i64 *where, i64 n) {
  i64 *event = AT(i64, c->events) + c->events_used;
  *event++ = kind, *event++ = site, *event++ = size, *event++ = n;
  for (i64 k = 0; k < n; k++) event[k] = places[k];
  for (i64 k = 0; k < n; k++) event[n + k] = where[k];
  c->events_used += 4 + 2 * n;
}

/* 0: untouched, it is for Python; 1: done; 2: untouched, there is no room to note what has to be;
   3: done, and the warp came apart here; 4: untouched, and `unknown` is in no region so far. */
static int access(struct context *c, const struct instruction *in, i64 site, const i64 *places, i64 n) {
  const struct operand *all = AT(struct operand, c->operands);
  const i64 *elements = AT(i64, c->elements), *block_of = AT(i64, c->block_of);
  const i64 *thread_of = AT(i64, c->thread_of), *known = AT(i64, c->known);
  const i32 *own = AT(i32, c->own), *table = AT(i32, c->table);
  i64 *where = AT(i64, c->addresses);
  u8 *flags = AT(u8, c->flags);
  struct operand base = all[in->a];
  i64 bytes = in->size * in->count, writes = in->op == STORE;
  for (i64 k = 0; k < n; k++) {
    i64 p = places[k];
    where[k] = in->wide ? (i64)(SOURCE(u64, base) + (u64)in->offset)
                        : (i64)(((u64)SOURCE(u32, base) + (u64)in->offset) & 0xffffffffull);
  }
  i64 space = in->space;
  if (space == GENERIC) {
    i64 slot = (i64)((u64)where[0] >> 32);
    for (i64 k = 1; k < n; k++) if ((i64)((u64)where[k] >> 32) != slot) {
      if (slot == c->shared_slot) return 0;
      const i64 *slots = AT(i64, c->slots);
      for (i64 s = 0; s < c->slots_count; s++) if ((i64)((u64)where[k] >> 32) == slots[s]) return 0;
    }
    const i64 *slots = AT(i64, c->slots);
    space = GLOBAL;
    if (slot == c->shared_slot) {
      space = SHARED;
      for (i64 k = 0; k < n; k++) where[k] &= 0xffffffffll;
    } else {
      for (i64 s = 0; s < c->slots_count; s++) if (slot == slots[s]) return 0;
    }
  }
  i64 low = where[0], high = where[0], crooked = 0;
  for (i64 k = 0; k < n; k++) {
    low = where[k] < low ? where[k] : low;
    high = where[k] > high ? where[k] : high;
    crooked |= where[k];
  }
  if (crooked & (bytes - 1)) return 0;
  struct region *region;
  if (space == SHARED) {
    region = AT(struct region, c->regions);
    const i64 *extents = AT(i64, c->extents);
    i64 e = 0;
    while (e < c->extents_count && !(extents[2 * e] <= low && high <= extents[2 * e + 1] - bytes)) e++;
    if (e == c->extents_count) return 0;
    for (i64 k = 0; k < n; k++) where[k] += block_of[places[k]] * c->shared_bytes;
  } else {
    region = region_of(c, low);
    if (!region) {
      c->unknown = low;
      return 4;
    }
    if (high > region->end - bytes) return 0;
  }
  if (region->is_watched || bytes < region->granule_bytes) return 0;
  if (space == GLOBAL && c->listens_global && c->events_used + 4 + 2 * n > c->events_room) return 2;
  if (space == SHARED && c->events_used + 4 + 2 * n > c->events_room) return 2;
  i64 start = space == SHARED ? 0 : region->start;
  i64 granule = region->granule_bytes, shift = __builtin_ctzll((u64)granule), width = bytes >> shift;
  i32 *cells = AT(i32, region->cells);
  i64 *marks = AT(i64, region->marks), serial = c->serial, gone = 0, shared_by = 0;
  const i32 *objects = AT(i32, region->objects), *origins = AT(i32, region->origins);
  const i32 *copy_read = AT(i32, region->copy_read);
  const i64 *others = AT(i64, region->others);
  const u8 *logged = AT(u8, region->logged);
  struct log *log = AT(struct log, region->log);
  c->serial += n * width;
  /* may it be done at all? */
  for (i64 k = 0, entry = 0; k < n; k++) {
    i64 p = places[k], first = (where[k] - start) >> shift, block = block_of[p] + c->first_block;
    for (i64 j = 0; j < width; j++, entry++) {
      i64 g = first + j;
      const i32 *cell = cells + 2 * FIELDS * g;
      if (objects && objects[g]) return 0;
      int in_order[2];
      for (int r = 0; r < 2; r++) {
        const i32 *record = cell + FIELDS * r;
        i64 column = record[0], clock = record[1];
        in_order[r] = table[known[p] * c->columns + column] >= clock || column == thread_of[p];
        if (!region->is_private && clock > 0 && record[2] != block) {
          if (c->knows_far) return 0;
          in_order[r] = 0;
        }
      }
      if (!in_order[0]) return 0;
      if (writes) {
        if (!in_order[1] || logged[g] || copy_read[FIELDS * g + 1] || marks[g] >= serial) return 0;
        for (i64 o = 0; o < region->others_count; o++)
          if (AT(i32, others[o])[FIELDS * g + 1]) return 0;
      } else {
        if (!region->begins_defined && !cell[FIELDS - 1]) return 0;
        if (origins)
          for (i64 o = 0; o < granule; o++) if (origins[g * granule + o]) return 0;
        gone += !in_order[1];
        if (marks[g] >= serial) {
          flags[marks[g] - serial] |= IS_LOST;
          shared_by++;
        }
      }
      flags[entry] = in_order[1] ? 0 : IS_GONE;
      marks[g] = serial + entry;
    }
  }
  if (!writes && log->count + gone + shared_by > log->room) {
    log->wanted = log->count + gone + shared_by;
    return 2;
  }
  /* it is in order: note it */
  for (i64 k = 0, entry = 0; gone && k < n; k++) {
    i64 first = (where[k] - start) >> shift;
    for (i64 j = 0; j < width; j++, entry++) {
      if (!(flags[entry] & IS_GONE)) continue;
      i64 g = first + j;
      const i32 *record = cells + 2 * FIELDS * g + FIELDS;
      i32 *row = AT(i32, log->rows) + 6 * log->count++;
      row[0] = (i32)g;
      for (int field = 0; field < FIELDS; field++) row[1 + field] = record[field];
      AT(u8, region->logged)[g] = 1;
    }
  }
  for (i64 k = 0; k < n; k++) {
    i64 p = places[k], first = (where[k] - start) >> shift;
    for (i64 j = 0; j < width; j++) {
      i64 g = first + j;
      i32 *record = cells + 2 * FIELDS * g + (writes ? 0 : FIELDS);
      record[0] = (i32)thread_of[p], record[1] = own[p];
      record[2] = (i32)(block_of[p] + c->first_block), record[3] = (i32)site;
      record[4] = GENERIC_KIND;
      if (writes) {
        cells[2 * FIELDS * g + FIELDS + 1] = 0;
        if (origins)
          for (i64 o = 0; o < granule; o++) AT(i32, region->origins)[g * granule + o] = 0;
      }
    }
  }
  if (shared_by) {
    for (i64 k = 0, entry = 0; k < n; k++) {
      i64 p = places[k], first = (where[k] - start) >> shift;
      for (i64 j = 0; j < width; j++, entry++) {
        if (!(flags[entry] & IS_LOST)) continue;
        i32 *row = AT(i32, log->rows) + 6 * log->count++;
        row[0] = (i32)(first + j), row[1] = (i32)thread_of[p], row[2] = own[p];
        row[3] = (i32)(block_of[p] + c->first_block), row[4] = (i32)site, row[5] = GENERIC_KIND;
        AT(u8, region->logged)[first + j] = 1;
      }
    }
  }
  /* the bytes; offsets first, as they may be in the registers that a load writes */
  for (i64 e = 0; e < in->count; e++) {
    i64 number = elements[in->target + e];
    if (number < 0) continue;
    struct operand o = all[number];
    for (i64 k = 0; k < n; k++) {
      u64 at = (u64)(region->data + where[k] - start + e * in->size);
      if (writes) {
        u64 value = get(&o, in->type, places[k]);
        switch (in->size) {
          case 1: *AT(u8, at) = (u8)value; break;
          case 2: *AT(u16, at) = (u16)value; break;
          case 4: *AT(u32, at) = (u32)value; break;
          default: *AT(u64, at) = value;
        }
      } else {
        struct operand m = {(i64)at, 0};
        put(&o, places[k], get(&m, in->type, 0));
      }
    }
  }
  if (writes) c->progress++;
  if (space == GLOBAL) {
    if (c->listens_global) emit(c, 1, site, bytes, places, where, n);
  } else if (AT(u8, c->apart)[site] || !whole_warps(c, places, n)) {
    i64 fresh = !AT(u8, c->apart)[site];
    emit(c, 0, site, bytes, places, where, n);
    return fresh ? 3 : 1;
  } else {
    count_banks(c, site, bytes, places, where, n);
  }
  return 1;
}

/* -- the machine */

enum { WORK_OF_A_STEP = 256, STRETCH = 256 };

i64 run(struct context *c) {
  const struct instruction *instructions = AT(struct instruction, c->instructions);
  const struct operand *all = AT(struct operand, c->operands);
  const i64 *group = AT(i64, c->places);
  i64 n = c->count, site = c->pc;
  u8 *executed = AT(u8, c->executed);
  const u8 *blocked = AT(u8, c->blocked);
  for (;; ) {
    const struct instruction *in = instructions + site;
    c->pc = site;
    if (in->op == UNKNOWN || (blocked && blocked[site]) || (c->steps + 1) % STRETCH == 0)
      return ENDED_AT_STEP;
    const i64 *places = group;
    i64 m = n;
    if (in->op == BRANCH) {
      c->steps++;
      c->work += WORK_OF_A_STEP + n;
      executed[site] = 1;
      i64 held = n;
      if (in->guard >= 0) {
        held = count_held(all + in->guard, in->negated, places, n);
        note(c, site, held, places, n, 0, 0);
      }
      if (held && held < n) {
        u8 *taken = AT(u8, c->taken);
        for (i64 k = 0; k < n; k++) {
          i64 p = places[k];
          taken[k] = (SOURCE(u8, all[in->guard]) != 0) != in->negated;
        }
        return ENDED_SPLIT;
      }
      site = held ? in->detail : site + 1;
      c->pc = site;
      if (instructions[site].leads && c->has_ready) return ENDED_READY;
      continue;
    }
    i64 held = n, noted = in->guard >= 0;
    if (noted) {
      held = count_held(all + in->guard, in->negated, places, n);
      if (held && held < n) {
        i64 *part = AT(i64, c->part);
        i64 at = 0;
        for (i64 k = 0; k < n; k++) {
          i64 p = places[k];
          if ((SOURCE(u8, all[in->guard]) != 0) != in->negated) part[at++] = p;
        }
        places = part;
        m = held;
      }
    }
    int done = 1;
    if (held) {
      if (in->check && !registers_free(c, site, AT(i64, c->checks) + in->check - 1, places, m))
        return ENDED_AT_STEP;
      if (in->op == LOAD || in->op == STORE) {
        done = access(c, in, site, places, m);
        if (!done) return ENDED_AT_STEP;
        if (done == 2) return ENDED_FULL;
        if (done == 4) return ENDED_AT_UNKNOWN_MEMORY;
      } else {
        if (in->notes == 2)
          note(c, site, count_held(all + in->c, 0, places, m), places, m, 0, 0);
        if (in->notes == 1 && AT(u8, c->ways)[site] != BOTH) {
          /* before the result, which may take the place of an operand */
          struct operand holds = {c->taken, 1};
          const struct operand *number = in->compared ? all + (in->compared == 1 ? in->a : in->b) : 0;
          compare(in, holds, all[in->a], all[in->b], places, m);
          note(c, site, count_held(&holds, 0, places, m), places, m, number, in->type);
        }
        compute(c, in, places, m);
      }
      executed[site] = 1;
    }
    if (noted) note(c, site, held, group, n, 0, 0);
    c->steps++;
    c->work += WORK_OF_A_STEP + n;
    site++;
    c->pc = site;
    if (instructions[site].leads && c->has_ready) return ENDED_READY;
    if (done == 3) return ENDED_FULL;
  }
}

/* wgmma, of one warpgroup: whether its registers are free and what it reads is there, and the
   product. `harness.sanitizer.emulator.ops.wgmma` has all of it, too, and what is not usual is left to it.

   The text of all this as LLVM reads it is products.ll. */

#include "context.h"
#include "compute.c"
#include "access.c"

enum { BF_16, F_16, TF_32, F_8 };

enum { ACCUMULATOR = 1 };

struct product {
  /* of the instruction: types of A and B, and of those of 8 bits what each code stands for, float32;
     the least exponents of A's, B's and D's types */
  i64 n, k, a_type, b_type, a_numbers, b_numbers, least_a, least_b, least_d;
  i64 is_half, fraction_bits, kept_bits, a_sign;    /* of D and of the sum */
  i64 a_is_k_major, b_is_k_major;
  /* of each element in registers its place in the matrix; addresses of the registers */
  i64 a_places, a_registers, a_count, d_places, d_registers, d_count;
  i64 rows, left_rows, rows_count, left_count, shape;  /* `RegisterOrder` */
  i64 site;
  /* of the warpgroup: the places of its threads begin at `place` */
  i64 warpgroup, place, open, column, reads;           /* reads: the cells of its records */
  i64 keeps, base;                                     /* base: where its block's memory begins */
  i64 a_units, b_units, a_units_count, b_units_count;  /* int64: bytes, within the block's */
  i64 scratch;                                         /* SCRATCH_WORDS */
};

enum { UNIT = 16, M = 64, MOST_K = 32, MOST_N = 256, WIDTH = 8, WARPS = 4, LANES = 32 };
enum { SCRATCH_WORDS = 29184 };

/* -- registers: `RegisterOrder.issue` */

static int may_issue(const struct context *c, const struct product *p) {
  i64 w = p->warpgroup, now = AT(i64, c->epochs)[w];
  if (now == 0) return 0;
  const i64 *rows = AT(i64, p->rows), *left = AT(i64, p->left_rows);
  const i64 *touched = AT(i64, c->touched), *issued = AT(i64, c->issued);
  const i8 *roles = AT(i8, c->roles);
  for (i64 r = 0; r < p->rows_count; r++) {
    i64 at = rows[r] * c->warpgroups + w;
    if (touched[at] == now) return 0;
    int other = roles[at] == LEFT || (roles[at] == ACCUMULATOR && AT(i32, c->shapes)[at] != p->shape);
    if (other && issued[at] == now && is_in_flight(c, rows[r], w)) return 0;
  }
  for (i64 r = 0; r < p->left_count; r++) {
    i64 at = left[r] * c->warpgroups + w;
    if (touched[at] == AS_CONSTANT(now)) return 0;
    if (touched[at] == now || (is_in_flight(c, left[r], w) && roles[at] != LEFT)) return 0;
  }
  return 1;
}

static void note_issued(struct context *c, const struct product *p, i64 row, i64 role) {
  i64 at = row * c->warpgroups + p->warpgroup;
  AT(i64, c->groups)[at] = p->open;
  AT(i8, c->roles)[at] = (i8)role;
  AT(i32, c->shapes)[at] = (i32)p->shape;
  AT(i32, c->used_at)[at] = (i32)p->site;
  AT(i64, c->issued)[at] = AT(i64, c->epochs)[p->warpgroup];
}

/* Whether the wgmma may use its registers: then that is noted. */
i64 issue(struct context *c, const struct product *p) {
  if (!may_issue(c, p)) return 0;
  for (i64 r = 0; r < p->left_count; r++) note_issued(c, p, AT(i64, p->left_rows)[r], LEFT);
  for (i64 r = 0; r < p->rows_count; r++) note_issued(c, p, AT(i64, p->rows)[r], ACCUMULATOR);
  return 1;
}

/* -- shared memory: `Races.matrix_read` */

/* Whether a lane of each warp is ordered behind what was stamped so. */
static int warps_know(const struct context *c, const struct product *p, i64 column, i64 clock) {
  const i64 *known = AT(i64, c->known) + p->place;
  const i32 *table = AT(i32, c->table);
  for (i64 warp = 0; warp < WARPS; warp++) {
    i64 lane = 0;
    while (lane < LANES && table[known[warp * LANES + lane] * c->columns + column] < clock) lane++;
    if (lane == LANES) return 0;
  }
  return 1;
}

static int is_there(const struct context *c, const struct product *p, const i64 *units, i64 count) {
  const struct region *region = AT(struct region, c->regions);
  const i32 *cells = AT(i32, region->cells), *objects = AT(i32, region->objects);
  const i32 *origins = AT(i32, region->origins), *last = 0;
  i64 granule = region->granule_bytes, width = granule < UNIT ? UNIT / granule : 1;
  i64 block = AT(i64, c->block_of)[p->place] + c->first_block;
  for (i64 u = 0; u < count; u++)
    for (i64 g = (units[u] + p->base) / granule, end = g + width; g < end; g++) {
      if ((objects && objects[g]) || AT(u8, region->logged)[g] & WRITE) return 0;
      if (!region->begins_defined && !AT(u8, region->written)[g]) return 0;
      for (i64 o = 0; origins && o < granule; o++) if (origins[g * granule + o]) return 0;
      const i32 *record = cells + 2 * FIELDS * g;
      i32 kind = record[4];
      if (last && record[0] == last[0] && record[1] == last[1] && record[2] == last[2] && kind == last[4])
        continue;
      if (kind != NOTHING_KIND && kind != ASYNC_KIND) return 0;
      if (record[1] > 0 && (record[2] != block || !warps_know(c, p, record[0], record[1]))) return 0;
      last = record;
    }
  return 1;
}

static void note_read(const struct context *c, const struct product *p, const i64 *units, i64 count) {
  i64 granule = AT(struct region, c->regions)->granule_bytes, width = granule < UNIT ? UNIT / granule : 1;
  i32 block = (i32)(AT(i64, c->block_of)[p->place] + c->first_block);
  for (i64 u = 0; u < count; u++)
    for (i64 g = (units[u] + p->base) / granule, end = g + width; g < end; g++) {
      i32 *record = AT(i32, p->reads) + FIELDS * g;
      record[0] = (i32)p->column, record[1] = (i32)p->open, record[2] = block;
      record[3] = (i32)p->site, record[4] = ASYNC_KIND;
    }
}

/* Whether what it reads was copied there, and the copies have arrived: then that is noted. */
i64 reads_matrices(struct context *c, const struct product *p) {
  const i64 *a = AT(i64, p->a_units), *b = AT(i64, p->b_units);
  if (!is_there(c, p, a, p->a_units_count) || !is_there(c, p, b, p->b_units_count)) return 0;
  note_read(c, p, a, p->a_units_count);
  note_read(c, p, b, p->b_units_count);
  return 1;
}

/* -- numbers */

enum { NOT_FINITE = 1 << 14, OF_A_ZERO = -266, LOWEST_TOP = -133 };

static inline double double_of(u64 bits) { double x; __builtin_memcpy(&x, &bits, 8); return x; }
static inline u64 bits_of_double(double x) { u64 b; __builtin_memcpy(&b, &x, 8); return b; }

static inline float of_half(u32 bits) {
  u32 sign = (bits & 0x8000) << 16, rest = bits & 0x7fff;
  if (rest >= 0x7c00) return float_of(sign | 0x7f800000 | rest << 13);
  if (rest < 0x400) return float_of(sign | bits_of((float)rest * 0x1p-24f));
  return float_of(sign | ((rest << 13) + (112u << 23)));
}

static inline u32 to_half(double x) {  /* to the nearest, of two to the even one; finite */
  u64 bits = bits_of_double(x), size = bits & ~(1ull << 63);
  u32 sign = (u32)(bits >> 63) << 15, code;
  if (double_of(size) < 0x1p-14) {
    code = (u32)((double_of(size) * 0x1p24 + 0x1p52) - 0x1p52);
  } else if (double_of(size) >= 65520) {
    code = 0x7c00;
  } else {
    u64 rest = size & ((1ull << 42) - 1), half = 1ull << 41;
    code = (u32)(size >> 42) - (1008u << 10);
    code += rest > half || (rest == half && (code & 1));
  }
  return code ? sign | code : 0;  /* a zero is never negative */
}

static inline u32 to_float(double x, i64 kept_bits) {  /* toward zero */
  double size = double_of(bits_of_double(x) & ~(1ull << 63));
  u32 bits = bits_of((float)x);
  if ((double)float_of(bits & 0x7fffffff) > size && size < 0x1p128) bits--;
  bits &= 0xffffffffu << (23 - kept_bits);
  return bits == 0x80000000u ? 0 : bits;
}

static inline i32 exponent_of(float x, i64 least) {
  u32 bits = bits_of(x) & 0x7fffffff;
  if (bits >= 0x7f800000) return NOT_FINITE;
  i32 exponent = (i32)(bits >> 23) - 127;
  return bits == 0 ? OF_A_ZERO : exponent < least ? (i32)least : exponent;
}

static inline float number(i64 type, i64 numbers, u64 at) {
  switch (type) {
    case BF_16: return float_of((u32)*AT(u16, at) << 16);
    case F_16: return of_half(*AT(u16, at));
    case TF_32: return float_of(*AT(u32, at) & 0xffffe000);
    default: return AT(float, numbers)[*AT(u8, at)];
  }
}

static inline i64 size_of(i64 type) { return type == F_8 ? 1 : type == TF_32 ? 4 : 2; }

/* A matrix as numbers and their exponents. Element [row, k] comes to row * by_row + k * by_k. */
struct numbers {
  double *values;
  i16 *exponents;
  i64 by_row, by_k, sign, least, finite;
};

static inline void place_number(struct numbers *to, i64 row, i64 k, float x) {
  i64 at = row * to->by_row + k * to->by_k;
  i32 exponent = exponent_of(x, to->least);
  to->finite &= exponent != NOT_FINITE;
  to->values[at] = to->sign * (double)x;
  to->exponents[at] = (i16)exponent;
}

/* Of shared memory. K-major: units [rows][units of k]; else [units of rows][k]. */
static void from_units(const struct context *c, const struct product *p, struct numbers *to,
                       const i64 *units, i64 count, i64 is_k_major, i64 type, i64 codes) {
  i64 size = size_of(type), in_unit = UNIT / size, in_row = is_k_major ? p->k / in_unit : p->k;
  i64 data = AT(struct region, c->regions)->data + p->base;
  for (i64 u = 0; u < count; u++) {
    i64 i = u / in_row, j = u % in_row;
    for (i64 e = 0; e < in_unit; e++) {
      float x = number(type, codes, (u64)(data + units[u] + e * size));
      if (is_k_major) place_number(to, i, j * in_unit + e, x);
      else place_number(to, i * in_unit + e, j, x);
    }
  }
}

static void from_registers(const struct product *p, struct numbers *to) {
  i64 size = size_of(p->a_type), in_register = 4 / size;
  const i64 *place_of = AT(i64, p->a_places), *registers = AT(i64, p->a_registers);
  for (i64 r = 0, at = 0; r < p->a_count; r++)
    for (i64 t = 0; t < WARPS * LANES; t++)
      for (i64 e = 0; e < in_register; e++, at++) {
        u64 where = (u64)(registers[r] + 4 * (p->place + t) + e * size);
        place_number(to, place_of[at] / p->k, place_of[at] % p->k, number(p->a_type, p->a_numbers, where));
      }
}

static int accumulators(const struct product *p, float *sums) {
  i64 in_register = p->is_half ? 2 : 1, finite = 1;
  const i64 *place_of = AT(i64, p->d_places), *registers = AT(i64, p->d_registers);
  for (i64 r = 0, at = 0; r < p->d_count; r++)
    for (i64 t = 0; t < WARPS * LANES; t++) {
      u32 bits = AT(u32, registers[r])[p->place + t];
      for (i64 e = 0; e < in_register; e++, at++) {
        float x = !p->keeps ? 0 : p->is_half ? of_half(bits >> (16 * e) & 0xffff) : float_of(bits);
        finite &= exponent_of(x, p->least_d) != NOT_FINITE;
        sums[place_of[at]] = x;
      }
    }
  return (int)finite;
}

/* -- the sum: `harness.sanitizer.emulator.numerics.dot_products` */

typedef double doubles __attribute__((vector_size(64), aligned(8)));
typedef i64 words __attribute__((vector_size(64), aligned(8)));
typedef i32 integers __attribute__((vector_size(32), aligned(4)));
typedef i16 shorts __attribute__((vector_size(16), aligned(2)));

enum { AT_A_TIME = 8 };  /* products that an int32 can hold, each below 2**(fraction_bits + 2) */

static void add_products(const struct product *p, const struct numbers *a, const struct numbers *b,
                         const float *sums, u32 *results) {
  i64 n = p->n, k = p->k;
  for (i64 column = 0; column < n; column += WIDTH)
    for (i64 row = 0; row < M; row++) {
      shorts top;
      doubles total;
      for (i64 e = 0; e < WIDTH; e++) {
        float x = sums[row * n + column + e];
        i32 exponent = exponent_of(x, p->least_d);
        top[e] = (i16)(exponent < LOWEST_TOP ? LOWEST_TOP : exponent);
        total[e] = x;
      }
      for (i64 i = 0; i < k; i++) {
        shorts of_b = *(const shorts *)(b->exponents + i * n + column);
        top = __builtin_elementwise_max(top, of_b + a->exponents[row * k + i]);
      }
      words places = __builtin_convertvector(top, words) - p->fraction_bits;
      doubles scale = (doubles)((1023 - places) << 52), unscale = (doubles)((1023 + places) << 52);
      total = __builtin_convertvector(__builtin_convertvector(total * scale, integers), doubles);
      for (i64 begin = 0; begin < k; begin += AT_A_TIME) {
        integers some = {0};
        for (i64 i = begin; i < begin + AT_A_TIME; i++) {
          doubles term = *(const doubles *)(b->values + i * n + column) * a->values[row * k + i];
          some += __builtin_convertvector(term * scale, integers);
        }
        total += __builtin_convertvector(some, doubles);
      }
      total *= unscale;
      for (i64 e = 0; e < WIDTH; e++)
        results[row * n + column + e] = p->is_half ? to_half(total[e]) : to_float(total[e], p->kept_bits);
    }
}

/* Whether the product is in its registers now: untouched, where not all of its numbers are finite. */
i64 multiply(struct context *c, const struct product *p) {
  double *space = AT(double, p->scratch);
  struct numbers a = { .values = space, .by_row = p->k, .by_k = 1, .sign = p->a_sign, .least = p->least_a, .finite = 1 };
  space += M * MOST_K;
  struct numbers b = { .values = space, .by_row = 1, .by_k = p->n, .sign = 1, .least = p->least_b, .finite = 1 };
  space += MOST_N * MOST_K;
  float *sums = (float *)space;
  u32 *results = (u32 *)(sums + M * MOST_N);
  a.exponents = (i16 *)(results + M * MOST_N);
  b.exponents = a.exponents + M * MOST_K;
  if (p->a_count) from_registers(p, &a);
  else from_units(c, p, &a, AT(i64, p->a_units), p->a_units_count, p->a_is_k_major, p->a_type, p->a_numbers);
  from_units(c, p, &b, AT(i64, p->b_units), p->b_units_count, p->b_is_k_major, p->b_type, p->b_numbers);
  if (!a.finite || !b.finite || !accumulators(p, sums)) return 0;
  add_products(p, &a, &b, sums, results);
  const i64 *place_of = AT(i64, p->d_places), *registers = AT(i64, p->d_registers);
  for (i64 r = 0, at = 0; r < p->d_count; r++)
    for (i64 t = 0; t < WARPS * LANES; t++, at++) {
      u32 bits = results[place_of[at]];
      if (p->is_half) bits |= results[place_of[++at]] << 16;
      AT(u32, registers[r])[p->place + t] = bits;
    }
  return 1;
}

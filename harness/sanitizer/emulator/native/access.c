/* Weak loads and stores that are in order, and the registers that wgmma uses. What is not is left to
   Python, before anything of it has happened. */

/* -- registers: `harness.sanitizer.emulator.ordering.register_order` */

enum { NO_SOURCE = -1, LEFT = 2, COPY = 3, NEVER_TOUCHED = -1 };
#define AS_CONSTANT(epoch) (NEVER_TOUCHED - 1 - (epoch))

/* Of one warpgroup, among `places` from `*k` on, which then stands behind them. */
static i64 next_warpgroup(struct context *c, const i64 *places, i64 n, i64 *k) {
  const i64 *thread_of = AT(i64, c->thread_of), *block_of = AT(i64, c->block_of);
  i64 p = places[*k], number = block_of[p] * c->per_block + thread_of[p] / 128;
  while (++*k < n) {
    p = places[*k];
    if (block_of[p] * c->per_block + thread_of[p] / 128 != number) break;
  }
  return number;
}

static int is_in_flight(const struct context *c, i64 row, i64 w) {
  return AT(i64, c->groups)[row * c->warpgroups + w] > AT(i64, c->waited)[w];
}

/* What is in flight is no hazard to copy, nor is a copy of it to overwrite. */
static int may_move(const struct context *c, i64 row, i64 source, i64 w) {
  const i8 *roles = AT(i8, c->roles);
  if (!is_in_flight(c, row, w) || roles[row * c->warpgroups + w] == COPY) return 1;
  return source != NO_SOURCE && is_in_flight(c, source, w)
      && roles[source * c->warpgroups + w] != LEFT;
}

static void note_move(struct context *c, i64 site, i64 row, i64 source, i64 w) {
  i64 to = row * c->warpgroups + w, from = source * c->warpgroups + w;
  i64 *groups = AT(i64, c->groups), *touched = AT(i64, c->touched);
  if (source == NO_SOURCE) {
    groups[to] = 0, touched[to] = AS_CONSTANT(AT(i64, c->epochs)[w]);
    AT(i32, c->touched_sites)[to] = (i32)site;
    return;
  }
  AT(i32, c->touched_sites)[to] = AT(i32, c->touched_sites)[from];
  if (!is_in_flight(c, source, w) || AT(i8, c->roles)[from] == LEFT) {
    groups[to] = 0, touched[to] = touched[from];
    return;
  }
  groups[to] = groups[from], touched[to] = NEVER_TOUCHED;
  AT(i8, c->roles)[to] = COPY;
  AT(i32, c->shapes)[to] = AT(i32, c->shapes)[from];
  AT(i32, c->used_at)[to] = AT(i32, c->used_at)[from];
  AT(i64, c->issued)[to] = AT(i64, c->issued)[from];
}

static void note_touch(struct context *c, i64 site, i64 row, i64 w) {
  i64 at = row * c->warpgroups + w;
  AT(i64, c->touched)[at] = AT(i64, c->epochs)[w];
  AT(i32, c->touched_sites)[at] = (i32)site;
}

/* Whether the instruction at `site` may use its registers now: then that is noted. `check`: whether
   it moves one, how many rows there are, and which. */
static int registers_free(struct context *c, i64 site, const i64 *check, const i64 *places, i64 n) {
  i64 moves = check[0], count = check[1];
  const i64 *rows = check + 2;
  for (i64 k = 0; k < n;) {
    i64 w = next_warpgroup(c, places, n, &k);
    if (moves) {
      if (!may_move(c, rows[0], rows[1], w)) return 0;
    } else {
      for (i64 r = 0; r < count; r++)
        if (is_in_flight(c, rows[r], w)) return 0;
    }
  }
  for (i64 k = 0; k < n;) {
    i64 w = next_warpgroup(c, places, n, &k);
    if (moves) note_move(c, site, rows[0], rows[1], w);
    for (i64 r = 0; !moves && r < count; r++) note_touch(c, site, rows[r], w);
  }
  return 1;
}

/* -- accesses */

enum { FIELDS = 5, NOTHING_KIND = 0, GENERIC_KIND = 1, ASYNC_KIND = 3, BASIC = 3 };
/* `harness.sanitizer.emulator.ordering.shadow`: bits of `logged`, and fields of a row of the log. */
enum { READ = 1, WRITE = 2, COPY_READ = 4, MIXED = 8 };
enum { LOG_WHERE, LOG_LENGTH, LOG_RECORD, LOG_ROLE = LOG_RECORD + FIELDS, LOG_AGENTS, LOG_WIDTH };
enum { LOG_COLUMN = LOG_RECORD, LOG_CLOCK, LOG_BLOCK, LOG_SITE, LOG_KIND };
/* A later thread reads the same; or this read stays, and displaces an earlier one. */
enum { IS_LOST = 1, IS_GONE = 2 };

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

/* `harness.sanitizer.emulator.memory.banks`, of whole warps. */
static void count_banks(struct context *c, i64 line, i64 size, const i64 *places, const i64 *offsets,
                        i64 n) {
  const i64 *thread_of = AT(i64, c->thread_of);
  i64 *counts = AT(i64, c->banks) + 3 * line;
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

/* What is the same in all parts of one access. Its places are `places`, n of them, and where[k] is
   the address, in shared memory behind the bytes of the blocks before it. */
struct reach {
  const i64 *places, *where;
  i64 n, bytes, writes, space, start;
  struct region *region;
  i64 shift, width;            /* of a granule; granules that a thread touches */
  i64 ascends;                 /* each thread's behind those before it: no granule is touched twice */
};

enum { FOR_PYTHON = 0, DONE = 1, NO_ROOM = 2, UNKNOWN_PLACE = 3 };

/* Fills `where`; the state space, or -1 where not all are in one that is known here. */
static i64 addresses(struct context *c, const struct instruction *in, const i64 *places, i64 n) {
  i64 *where = AT(i64, c->addresses);
  struct operand base = AT(struct operand, c->operands)[in->a];
  u64 offset = (u64)in->offset;
  if (in->wide) EACH where[k] = (i64)(SOURCE(u64, base) + offset); }
  else EACH where[k] = (i64)((SOURCE(u32, base) + offset) & 0xffffffffull); }
  if (in->space != GENERIC) return in->space;
  const i64 *slots = AT(i64, c->slots);
  i64 slot = (i64)((u64)where[0] >> 32);
  for (i64 k = 1; k < n; k++) if ((i64)((u64)where[k] >> 32) != slot) {
    if (slot == c->shared_slot) return -1;
    for (i64 s = 0; s < c->slots_count; s++) if ((i64)((u64)where[k] >> 32) == slots[s]) return -1;
  }
  if (slot == c->shared_slot) {
    for (i64 k = 0; k < n; k++) where[k] &= 0xffffffffll;
    return SHARED;
  }
  for (i64 s = 0; s < c->slots_count; s++) if (slot == slots[s]) return -1;
  return GLOBAL;
}

/* Whether all of it lies in one variable or allocation, aligned: DONE where it does. */
static int find_region(struct context *c, struct reach *r) {
  i64 *where = AT(i64, c->addresses), n = r->n, bytes = r->bytes;
  i64 low = where[0], high = where[0], crooked = 0;
  for (i64 k = 0; k < n; k++) {
    low = where[k] < low ? where[k] : low;
    high = where[k] > high ? where[k] : high;
    crooked |= where[k];
  }
  if (crooked & (bytes - 1)) return FOR_PYTHON;
  if (r->space == SHARED) {
    const i64 *extents = AT(i64, c->extents), *block_of = AT(i64, c->block_of);
    i64 e = 0;
    while (e < c->extents_count && !(extents[2 * e] <= low && high <= extents[2 * e + 1] - bytes)) e++;
    if (e == c->extents_count) return FOR_PYTHON;
    for (i64 k = 0; k < n; k++) where[k] += block_of[r->places[k]] * c->shared_bytes;
    r->region = AT(struct region, c->regions);
    r->start = 0;
  } else {
    r->region = region_of(c, low);
    if (!r->region) {
      c->unknown = low;
      return UNKNOWN_PLACE;
    }
    if (high > r->region->end - bytes) return FOR_PYTHON;
    r->start = r->region->start;
  }
  if (r->region->is_watched > 1 || bytes < r->region->granule_bytes) return FOR_PYTHON;
  r->shift = __builtin_ctzll((u64)r->region->granule_bytes);
  r->width = bytes >> r->shift;
  r->ascends = 1;
  for (i64 k = 1; k < n; k++) r->ascends &= where[k] - where[k - 1] >= bytes;
  return DONE;
}

/* Whether one who knows `row` is ordered behind a recorded access; -1: Python can say. */
static inline int knows(const struct context *c, const struct region *region, const i32 *record,
                        const i32 *row, i64 thread, i64 block) {
  i64 column = record[0], clock = record[1];
  if (clock <= 0) return 1;
  if (!region->is_private && record[2] != block) return c->knows_far ? -1 : 0;
  return column == thread || row[column] >= clock;
}

/* `in_order`, where no granule is touched twice, and nothing but loads and stores was there. */
static int in_usual_order(struct context *c, const struct reach *r, i64 *gone) {
  const i64 *block_of = AT(i64, c->block_of), *thread_of = AT(i64, c->thread_of);
  const i64 *known = AT(i64, c->known);
  const i32 *table = AT(i32, c->table);
  const struct region *region = r->region;
  const u8 *logged = AT(u8, region->logged), *written = AT(u8, region->written);
  u8 *flags = AT(u8, c->flags);
  i64 writes = r->writes, may_be_undefined = !writes && !region->begins_defined;
  for (i64 k = 0; k < r->n; k++) {
    i64 p = r->places[k], g = (r->where[k] - r->start) >> r->shift;
    const i32 *cell = AT(i32, region->cells) + 2 * FIELDS * g;
    for (i64 end = g + r->width; g < end; g++, cell += 2 * FIELDS) {
      int knows_read = 1;
      if (cell[1] > 0 || cell[FIELDS + 1] > 0) {
        i64 block = block_of[p] + c->first_block, thread = thread_of[p];
        const i32 *row = table + known[p] * c->columns;
        int knows_write = knows(c, region, cell, row, thread, block);
        knows_read = knows(c, region, cell + FIELDS, row, thread, block);
        if (knows_write <= 0 || knows_read < 0) return FOR_PYTHON;
      }
      if (writes ? !knows_read || logged[g] : logged[g] & WRITE || (may_be_undefined && !written[g]))
        return FOR_PYTHON;
      *gone += !knows_read;
      *flags++ = knows_read ? 0 : IS_GONE;
    }
  }
  return DONE;
}

/* Whether everything that was done there before is known to who comes now: DONE where it is.
   `flags` then say of each granule what becomes of the read that stood there, or of this one; of
   reads that are displaced there are `*gone`, of those that others share `*shared_by`. */
static int in_order(struct context *c, const struct reach *r, i64 *gone, i64 *shared_by) {
  i64 is_usual = r->ascends && !r->region->objects && !r->region->origins && !r->region->readers_count;
  if (is_usual) return in_usual_order(c, r, gone);
  const i64 *block_of = AT(i64, c->block_of), *thread_of = AT(i64, c->thread_of);
  const i64 *known = AT(i64, c->known);
  const i32 *table = AT(i32, c->table);
  const struct region *region = r->region;
  const i32 *cells = AT(i32, region->cells), *objects = AT(i32, region->objects);
  const i32 *origins = AT(i32, region->origins);
  const i64 *readers = AT(i64, region->readers);
  const u8 *logged = AT(u8, region->logged), *written = AT(u8, region->written);
  i64 *marks = AT(i64, region->marks), serial = c->serial, granule = region->granule_bytes;
  u8 *flags = AT(u8, c->flags);
  c->serial += r->n * r->width;
  for (i64 k = 0, entry = 0; k < r->n; k++) {
    i64 p = r->places[k], first = (r->where[k] - r->start) >> r->shift;
    i64 block = block_of[p] + c->first_block, thread = thread_of[p];
    const i32 *row = table + known[p] * c->columns;
    for (i64 j = 0; j < r->width; j++, entry++) {
      i64 g = first + j;
      const i32 *cell = cells + 2 * FIELDS * g;
      if (objects && objects[g]) return FOR_PYTHON;
      int knows_write = knows(c, region, cell, row, thread, block);
      int knows_read = knows(c, region, cell + FIELDS, row, thread, block);
      if (knows_write <= 0 || knows_read < 0) return FOR_PYTHON;
      if (r->writes) {
        if (!knows_read || logged[g] || marks[g] >= serial)
          return FOR_PYTHON;
        for (i64 o = 0; o < region->readers_count; o++)
          if (knows(c, region, AT(i32, readers[o]) + FIELDS * g, row, thread, block) <= 0)
            return FOR_PYTHON;
      } else {
        if (logged[g] & WRITE || (!region->begins_defined && !written[g])) return FOR_PYTHON;
        if (origins)
          for (i64 o = 0; o < granule; o++) if (origins[g * granule + o]) return FOR_PYTHON;
        *gone += !knows_read;
        if (marks[g] >= serial) {
          /* Whether the read before is displaced is up to the thread whose read stays. */
          u8 *lost = flags + (marks[g] - serial);
          *gone -= *lost == IS_GONE, *lost = IS_LOST;
          ++*shared_by;
        }
      }
      flags[entry] = knows_read ? 0 : IS_GONE;
      marks[g] = serial + entry;
    }
  }
  return DONE;
}

/* Whether anything but reads of the granules that a write touches is in the log. */
static int log_has_more_than_reads(const struct reach *r) {
  const u8 *logged = AT(u8, r->region->logged);
  for (i64 k = 0; AT(struct log, r->region->log)->count && k < r->n; k++) {
    i64 g = (r->where[k] - r->start) >> r->shift;
    for (i64 end = g + r->width; g < end; g++) if (logged[g] & ~READ) return 1;
  }
  return 0;
}

/* Whether this access, which is not in order, is recorded without being compared, as enough
   executions of its instruction raced: `Races._is_passed_over`, which counts the others. */
static int is_passed_over(struct context *c, const struct reach *r, i64 site) {
  const struct region *region = r->region;
  i64 raced = AT(i64, c->racing)[site], granule = region->granule_bytes;
  if (raced < c->many_races || raced % c->race_sample == 0) return 0;
  /* Of another block's shared memory Python asks whether that block still runs. */
  if (r->space == SHARED && !region->is_private) return 0;
  if (r->writes && log_has_more_than_reads(r)) return 0;
  const u8 *written = AT(u8, region->written);
  const i32 *origins = AT(i32, region->origins);
  for (i64 k = 0; k < r->n; k++) {
    i64 g = (r->where[k] - r->start) >> r->shift;
    for (i64 end = g + r->width; !r->writes && g < end; g++) {
      if (!region->begins_defined && !written[g]) return 0;
      for (i64 o = 0; origins && o < granule; o++) if (origins[g * granule + o]) return 0;
    }
  }
  AT(i64, c->racing)[site]++;
  return 1;
}

/* Removes the reads of the granules that a write touches from the log. */
static void forget_reads_of(const struct reach *r) {
  struct log *log = AT(struct log, r->region->log);
  u8 *logged = AT(u8, r->region->logged);
  i64 some = 0, kept = 0;
  for (i64 k = 0; log->count && k < r->n; k++) {
    i64 g = (r->where[k] - r->start) >> r->shift;
    for (i64 end = g + r->width; g < end; g++) some |= logged[g], logged[g] = 0;
  }
  if (!some) return;
  i32 *rows = AT(i32, log->rows);
  for (i64 n = 0; n < log->count; n++) {
    const i32 *row = rows + LOG_WIDTH * n;
    if (!logged[row[LOG_WHERE]]) continue;
    for (int field = 0; field < LOG_WIDTH; field++) rows[LOG_WIDTH * kept + field] = row[field];
    kept++;
  }
  log->count = kept;
}

/* Whether a row of the log is of the same read by the thread before this one. */
static int is_of_neighbor(const i32 *row, i64 g, const i32 *record) {
  if (row[LOG_WHERE] != g || row[LOG_ROLE] != READ || row[LOG_LENGTH] != 1) return 0;
  if (row[LOG_COLUMN] + row[LOG_AGENTS] != record[0]) return 0;
  for (int field = 1; field < FIELDS; field++) if (row[LOG_RECORD + field] != record[field]) return 0;
  return 1;
}

/* A read of granule `g` that is in no record. */
static void log_read(const struct region *region, i64 g, const i32 *record) {
  struct log *log = AT(struct log, region->log);
  i32 *row = AT(i32, log->rows) + LOG_WIDTH * log->count;
  if (log->count && is_of_neighbor(row - LOG_WIDTH, g, record)) {
    row[LOG_AGENTS - LOG_WIDTH]++;
    return;
  }
  log->count++;
  row[LOG_WHERE] = (i32)g, row[LOG_LENGTH] = 1, row[LOG_ROLE] = READ, row[LOG_AGENTS] = 1;
  for (int field = 0; field < FIELDS; field++) row[LOG_RECORD + field] = record[field];
  AT(u8, region->logged)[g] |= READ;
}

/* Puts the access into the granules' records, and reads that they no longer show into the log.
   `replaces`: later accesses need to be ordered after this write alone, not after the asynchronous
   reads before it. */
static void keep(struct context *c, const struct reach *r, i64 site, i64 gone, i64 shared_by,
                 int replaces) {
  const i64 *block_of = AT(i64, c->block_of), *thread_of = AT(i64, c->thread_of);
  const i32 *own = AT(i32, c->own);
  const u8 *flags = AT(u8, c->flags);
  struct region *region = r->region;
  i32 *cells = AT(i32, region->cells), *origins = AT(i32, region->origins);
  const i64 *readers = AT(i64, region->readers);
  i64 granule = region->granule_bytes, readers_count = replaces ? region->readers_count : 0;
  u8 *written = r->writes && !region->begins_defined ? AT(u8, region->written) : 0;
  for (i64 k = 0, entry = 0; gone && k < r->n; k++) {
    i64 first = (r->where[k] - r->start) >> r->shift;
    for (i64 j = 0; j < r->width; j++, entry++) {
      if (flags[entry] != IS_GONE) continue;
      i64 g = first + j;
      log_read(region, g, cells + 2 * FIELDS * g + FIELDS);
    }
  }
  for (i64 k = 0; k < r->n; k++) {
    i64 p = r->places[k], g = (r->where[k] - r->start) >> r->shift;
    i32 thread = (i32)thread_of[p], clock = own[p], block = (i32)(block_of[p] + c->first_block);
    for (i64 end = g + r->width; g < end; g++) {
      i32 *cell = cells + 2 * FIELDS * g, *record = cell + (r->writes ? 0 : FIELDS);
      record[0] = thread, record[1] = clock, record[2] = block, record[3] = (i32)site;
      record[4] = GENERIC_KIND;
      if (!r->writes) continue;
      cell[FIELDS + 1] = 0;
      for (i64 o = 0; o < readers_count; o++) AT(i32, readers[o])[FIELDS * g + 1] = 0;
      if (written) written[g] = 1;
      for (i64 o = 0; origins && o < granule; o++) origins[g * granule + o] = 0;
    }
  }
  for (i64 j = 0; shared_by && j < r->width; j++)
    for (i64 k = 0; k < r->n; k++) {
      if (flags[k * r->width + j] != IS_LOST) continue;
      i64 p = r->places[k], first = (r->where[k] - r->start) >> r->shift;
      i32 block = (i32)(block_of[p] + c->first_block);
      const i32 record[FIELDS] = {(i32)thread_of[p], own[p], block, (i32)site, GENERIC_KIND};
      log_read(region, first + j, record);
    }
}

/* Of an allocation that is watched: which instruction used what. */
static void show(const struct reach *r, u8 *mask, i64 site) {
  i32 *last = AT(i32, r->region->last_writer);
  for (i64 k = 0; k < r->n; k++) {
    i64 first = (r->where[k] - r->start) >> r->shift;
    for (i64 j = 0; j < r->width; j++) {
      mask[first + j] = 1;
      if (r->writes) last[first + j] = (i32)site;
    }
  }
}

#define MOVE_EACH(T) {                                                                            \
    for (i64 k = 0; k < n; k++) {                                                                 \
      T *there = AT(T, at + where[k]), *here = AT(T, o.address + places[k] * o.step);             \
      if (r->writes) *there = *here; else *here = *there;                                         \
    }                                                                                             \
    return; }

/* Of a register that is as wide as the element. */
static void move_alike(const struct reach *r, struct operand o, i64 size, u64 at) {
  const i64 *places = r->places, *where = r->where, n = r->n;
  switch (size) {
    case 1: MOVE_EACH(u8) case 2: MOVE_EACH(u16) case 4: MOVE_EACH(u32) default: MOVE_EACH(u64)
  }
}

/* The bytes, between registers and memory. */
static void move(struct context *c, const struct instruction *in, const struct reach *r) {
  const struct operand *all = AT(struct operand, c->operands);
  const i64 *elements = AT(i64, c->elements);
  for (i64 e = 0; e < in->count; e++) {
    i64 number = elements[in->target + e];
    if (number < 0) continue;
    struct operand o = all[number];
    u64 data = (u64)(r->region->data - r->start + e * in->size);
    if (o.step == in->size) {
      move_alike(r, o, in->size, data);
      continue;
    }
    for (i64 k = 0; k < r->n; k++) {
      u64 at = data + (u64)r->where[k];
      if (r->writes) {
        u64 value = get(&o, in->type, r->places[k]);
        switch (in->size) {
          case 1: *AT(u8, at) = (u8)value; break;
          case 2: *AT(u16, at) = (u16)value; break;
          case 4: *AT(u32, at) = (u32)value; break;
          default: *AT(u64, at) = value;
        }
      } else {
        struct operand m = {(i64)at, 0};
        put(&o, r->places[k], get(&m, in->type, 0));
      }
    }
  }
}

/* FOR_PYTHON: untouched; NO_ROOM: untouched, there is none to note what has to be; UNKNOWN_PLACE:
   untouched, and `unknown` is in no region so far. */
static int access(struct context *c, const struct instruction *in, i64 site, const i64 *places, i64 n) {
  struct reach r = {
    .places = places, .where = AT(i64, c->addresses), .n = n,
    .bytes = in->size * in->count, .writes = in->op == STORE,
  };
  i64 gone = 0, shared_by = 0;
  r.space = addresses(c, in, places, n);
  if (r.space < 0) return FOR_PYTHON;
  int found = find_region(c, &r);
  if (found != DONE) return found;
  i64 tells = r.space == SHARED ? c->listens_shared : c->listens_global;
  c->wanting = -1, c->unseen = 0;
  u8 *mask = 0;
  if (r.region->is_watched) {
    mask = AT(u8, AT(i64, r.writes ? r.region->written_by : r.region->read_by)[site]);
    if (!mask) {
      c->wanting = r.region - AT(struct region, c->regions), c->unseen = r.writes ? 2 : 1;
      return NO_ROOM;
    }
  }
  if (tells && c->events_used + 4 + 2 * n > c->events_room) return NO_ROOM;
  int is_in_order = in_order(c, &r, &gone, &shared_by) == DONE;
  if (!is_in_order) {
    if (!is_passed_over(c, &r, site)) return FOR_PYTHON;
    gone = shared_by = 0;
  }
  struct log *log = AT(struct log, r.region->log);
  if (!r.writes && log->count + gone + shared_by > log->room) {
    log->wanted = log->count + gone + shared_by;
    c->wanting = r.region - AT(struct region, c->regions);
    return NO_ROOM;
  }
  if (!is_in_order && r.writes) forget_reads_of(&r);
  keep(c, &r, site, gone, shared_by, is_in_order);
  if (mask) show(&r, mask, site);
  move(c, in, &r);
  if (r.writes) c->progress++;
  if (r.space == GLOBAL) {
    if (c->listens_global) emit(c, 1, site, r.bytes, places, r.where, n);
    return DONE;
  }
  if (!c->listens_shared) return DONE;
  i64 line = AT(i64, c->lines)[site];
  u8 *requests = AT(u8, c->requests) + line, before = *requests;
  if (before != APART) *requests = whole_warps(c, places, n) ? WHOLE : APART;
  if (before == WHOLE && *requests == WHOLE) count_banks(c, line, r.bytes, places, r.where, n);
  else emit(c, 0, site, r.bytes, places, r.where, n);
  return DONE;
}

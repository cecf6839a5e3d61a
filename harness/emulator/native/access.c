/* Weak loads and stores that are in order, and the registers that wgmma uses. What is not is left to
   Python, before anything of it has happened. */

/* -- registers: `harness.emulator.ordering.register_order` */

enum { NO_SOURCE = -1, LEFT = 2, COPY = 3, NEVER_TOUCHED = -1 };

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

static void note_move(struct context *c, i64 row, i64 source, i64 w) {
  i64 to = row * c->warpgroups + w, from = source * c->warpgroups + w;
  i64 *groups = AT(i64, c->groups), *touched = AT(i64, c->touched);
  if (source == NO_SOURCE) {
    groups[to] = 0, touched[to] = NEVER_TOUCHED;
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
    if (moves) note_move(c, rows[0], rows[1], w);
    for (i64 r = 0; !moves && r < count; r++) note_touch(c, site, rows[r], w);
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
  u8 *written = AT(u8, region->written);
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
        if (!region->begins_defined && !written[g]) return 0;
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
        if (!region->begins_defined) written[g] = 1;
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

/* Barriers of a block at which all of its threads wait: `harness.sanitizer.emulator.barriers.block_barriers`,
   where nothing is unusual. Who comes and lacks others is noted here until Python asks for it; where
   all have come, they learn what the others know (`harness.sanitizer.emulator.ordering.clocks`). */

enum { WAITS = DONE + 1, PARTED };  /* beside FOR_PYTHON and DONE */

/* Those of `places` that are of one block, from `first` on: where they end. */
static i64 end_of_block(const struct context *c, const i64 *places, i64 n, i64 first) {
  const i64 *block_of = AT(i64, c->block_of);
  i64 end = first;
  while (end < n && block_of[places[end]] == block_of[places[first]]) end++;
  return end;
}

/* Whether the threads of a block know the same, but for their own clocks. */
static int know_the_same(const struct context *c, i64 first) {
  const i64 *known = AT(i64, c->known) + first;
  for (i64 t = 1; t < c->threads; t++) if (known[t] != known[0]) return 0;
  return 1;
}

/* What comes of it that these come to the barrier at `site`; of WAITS and DONE, `*met` are all who are
   there now, of these blocks. */
static int comes_of(const struct context *c, i64 site, const i64 *places, i64 n, i64 *met) {
  i64 blocks = 0, complete = 0;
  *met = 0;
  for (i64 k = 0, end; k < n; k = end, blocks++) {
    i64 block = AT(i64, c->block_of)[places[k]];
    const struct arrived *before = AT(struct arrived, c->arrived) + block;
    end = end_of_block(c, places, n, k);
    if (AT(i64, c->live)[block] != c->threads) return FOR_PYTHON;
    if (before->count && before->site != site) return FOR_PYTHON;
    *met += before->count + end - k;
    if (before->count + end - k < c->threads) continue;
    if (!know_the_same(c, block * c->threads)) return FOR_PYTHON;
    complete++;
  }
  if (!complete) return WAITS;
  const struct region *shared = AT(struct region, c->regions);
  int is_logged = shared->is_private && AT(struct log, shared->log)->count;
  if (complete < blocks || !c->may_meet || (is_logged && *met < c->size)) return FOR_PYTHON;
  if (AT(i64, c->rows_used)[0] + blocks > c->rows_count) return FOR_PYTHON;
  if (*met > n && (!c->takes_turns || c->parked_count)) return FOR_PYTHON;
  return DONE;
}

static void wait_for_others(struct context *c, i64 site, const i64 *places, i64 n) {
  u8 *waits = AT(u8, c->waits);
  for (i64 k = 0, end; k < n; k = end) {
    struct arrived *all = AT(struct arrived, c->arrived) + AT(i64, c->block_of)[places[k]];
    end = end_of_block(c, places, n, k);
    if (!all->count) all->since = c->steps;
    all->site = site, all->count += end - k;
    for (i64 j = k; j < end; j++) waits[places[j]] = 1;
  }
  c->waiting += n;
}

/* Nobody else holds the row that they know, unless it is the one of those who know nothing: then it
   changes, and is the one that they know from here on. */
static void join(struct context *c, i64 first) {
  i64 *known = AT(i64, c->known) + first, number = known[0];
  if (!number) number = AT(i64, c->rows_used)[0]++;
  i32 *own = AT(i32, c->own) + first, *row = AT(i32, c->table) + number * c->columns;
  for (i64 k = known[0] ? c->columns : c->threads; k < c->columns; k++) row[k] = 0;
  for (i64 t = 0; t < c->threads; t++) row[t] = own[t]++, known[t] = number;
}

/* What the threads of a block did is ordered before what they do from here on, in memory that no
   other block reaches. Copies may still be under way. */
static void forget_accesses(struct context *c) {
  const struct region *shared = AT(struct region, c->regions);
  struct log *log = AT(struct log, shared->log);
  if (!shared->is_private) return;
  i32 *rows = AT(i32, log->rows);
  i64 kept = 0;
  for (i64 r = 0; r < log->count; r++) {
    const i32 *row = rows + LOG_WIDTH * r;
    u8 *logged = AT(u8, shared->logged) + row[LOG_WHERE];
    for (i64 g = 0; g < row[LOG_LENGTH]; g++) logged[g] = 0;
    if ((row[LOG_KIND] & BASIC) != ASYNC_KIND) continue;
    for (int field = 0; field < LOG_WIDTH; field++) rows[LOG_WIDTH * kept + field] = row[field];
    kept++;
  }
  log->count = kept;
  for (i64 r = 0; r < kept; r++) {
    const i32 *row = rows + LOG_WIDTH * r;
    u8 *logged = AT(u8, shared->logged) + row[LOG_WHERE];
    for (i64 g = 0; g < row[LOG_LENGTH]; g++) logged[g] |= (u8)row[LOG_ROLE] | MIXED;
  }
}

/* All threads of these blocks are the group now. */
static void meet(struct context *c, const i64 *places, i64 n, i64 met) {
  i64 *everyone = met > n ? room_for(c, met) : 0, at = 0;
  for (i64 k = 0; k < n; k = end_of_block(c, places, n, k)) {
    i64 block = AT(i64, c->block_of)[places[k]], first = block * c->threads;
    AT(struct arrived, c->arrived)[block].count = 0;
    for (i64 t = 0; t < c->threads; t++) {
      AT(u8, c->waits)[first + t] = 0;
      if (everyone) everyone[at++] = first + t;
    }
    join(c, first);
  }
  forget_accesses(c);
  c->waiting -= met - n;
  if (everyone) c->places = (i64)(uintptr_t)everyone, c->count = met;
}

/* They stand at `pc`, each warp by itself. */
static void stand_by_warp(struct context *c, i64 pc, const i64 *places, i64 n) {
  for (i64 w = 0; w < c->warps; w++) {
    i64 *mine = room_for(c, 0), count = 0;
    for (i64 k = 0; k < n; k++) if (warp_of(c, places[k]) == w) mine[count++] = places[k];
    stand(c, pc, room_for(c, count), count);
  }
}

/* WAITS where others are to come first; DONE where the group, which others may have joined, goes on;
   PARTED where all of them stand behind the barrier; FOR_PYTHON: untouched. */
static int arrive(struct context *c, const struct instruction *in, i64 site, const i64 *places, i64 n) {
  i64 met;
  int comes = c->may_arrive ? comes_of(c, site, places, n, &met) : FOR_PYTHON;
  if (comes == FOR_PYTHON) return comes;
  i32 *deeds = AT(i32, c->deeds) + in->target * c->size;
  for (i64 k = 0; k < n; k++) deeds[places[k]]++;
  c->progress++;
  if (comes == WAITS) {
    wait_for_others(c, site, places, n);
  } else {
    meet(c, places, n, met);
    if (met > n && c->by_warp) {
      stand_by_warp(c, site + 1, AT(i64, c->places), met);
      return PARTED;
    }
  }
  return comes;
}

/* Which threads run next: `harness.sanitizer.emulator.scheduler`, choice by choice, and what
   `harness.sanitizer.emulator.exec.machine` asks before each turn. Where threads part and meet again, a wave
   need not go back to Python.

   The threads that can run stand in a table, oldest first. Its rows lie where Python put them or,
   once they have parted or met here, in one of two halves of `rooms`: when that is full, those that
   are still in use move to the other. */

enum { LATE_COPIES, EARLY_COPIES, WARPS_APART, RANDOM };
enum { TAKEN, IN_TURN, SINCE_ARRIVAL, INSISTS };  /* of `turns` */
enum { TURN = 16, PARTS = 4, STEPS_AHEAD = 64, TURNS_TO_ARRIVE = 64, SHARE_IN_TURN = 8 };
enum { ROOM = 9, A_TURN = 4 };  /* waves that a half holds, and that a turn can fill */

static inline i64 warp_of(const struct context *c, i64 place) {
  return c->by_warp ? AT(i64, c->thread_of)[place] / 32 : 0;
}

static i64 *half(const struct context *c, i64 which) {
  return AT(i64, c->rooms) + which * ROOM * c->size;
}

static i64 *room_for(struct context *c, i64 n) {
  i64 *free = half(c, c->room) + c->room_used;
  c->room_used += n;
  return free;
}

static void make_room(struct context *c) {
  if (c->room_used <= (ROOM - A_TURN) * c->size) return;
  i64 *old = half(c, c->room);
  c->room = !c->room;
  c->room_used = 0;
  struct ready *all = AT(struct ready, c->ready);
  for (i64 r = 0; r < c->ready_count; r++) {
    const i64 *places = AT(i64, all[r].places);
    if (places < old || places >= old + ROOM * c->size) continue;
    i64 *moved = room_for(c, all[r].count);
    for (i64 k = 0; k < all[r].count; k++) moved[k] = places[k];
    all[r].places = (i64)(uintptr_t)moved;
  }
}

/* -- where threads stand */

static void remove_row(struct context *c, i64 r) {
  struct ready *all = AT(struct ready, c->ready);
  c->ready_count--;
  for (; r < c->ready_count; r++) all[r] = all[r + 1];
}

static struct ready merged(struct context *c, struct ready one, struct ready other) {
  const i64 *a = AT(i64, one.places), *b = AT(i64, other.places);
  i64 n = one.count + other.count, i = 0, j = 0;
  i64 *places = room_for(c, n);
  for (i64 k = 0; k < n; k++)
    places[k] = j == other.count || (i < one.count && a[i] < b[j]) ? a[i++] : b[j++];
  one.places = (i64)(uintptr_t)places;
  one.count = n;
  return one;
}

/* Whether Python must say what becomes of threads that come to `pc`: others are parked there, or
   they are of several warps that run apart. */
static int is_met_by_python(const struct context *c, i64 pc, const i64 *places, i64 n) {
  i64 warp = warp_of(c, places[0]);
  if (warp != warp_of(c, places[n - 1])) return 1;
  if (AT(i64, c->block_of)[places[0]] != AT(i64, c->block_of)[places[n - 1]])
    for (i64 k = 0; c->by_warp && k < n; k++)  /* a block's places ascend, and so do its warps */
      if (warp_of(c, places[k]) != warp) return 1;
  const i64 *parked = AT(i64, c->parked);  /* (warp, pc) */
  for (i64 k = 0; k < c->parked_count; k++)
    if (parked[2 * k] == warp && parked[2 * k + 1] == pc) return 1;
  return 0;
}

/* They stand at `pc` and can run. */
static void stand(struct context *c, i64 pc, const i64 *places, i64 n) {
  struct ready *all = AT(struct ready, c->ready);
  struct ready mine = {warp_of(c, places[0]), pc, (i64)(uintptr_t)places, n};
  for (i64 r = 0; r < c->ready_count; r++)
    if (all[r].warp == mine.warp && all[r].pc == pc) {
      mine = merged(c, all[r], mine);
      remove_row(c, r);
      break;
    }
  all[c->ready_count++] = mine;
}

/* A branch at `pc` parted a group, as `taken` says. 0: untouched, it is for Python. */
static int stand_parted(struct context *c, i64 pc, i64 target, const i64 *places, i64 n) {
  const u8 *taken = AT(u8, c->taken);
  i64 used = c->room_used, there = 0, following = 0;
  i64 *takes = room_for(c, n);
  for (i64 k = 0; k < n; k++) if (taken[k]) takes[there++] = places[k];
  i64 *goes_on = takes + there;
  for (i64 k = 0; k < n; k++) if (!taken[k]) goes_on[following++] = places[k];
  if (is_met_by_python(c, target, takes, there) || is_met_by_python(c, pc + 1, goes_on, following)) {
    c->room_used = used;
    return 0;
  }
  stand(c, target, takes, there);
  stand(c, pc + 1, goes_on, following);
  return 1;
}

/* -- whose turn it is */

/* The same numbers as `numpy.random.Generator.random` and `.integers` draw: the latter as D. Lemire
   has it ("Fast Random Integer Generation in an Interval", 2019). */
static double drawn(const struct context *c) {
  return AT(draws_double, c->next_double)(AT(void, c->random));
}

static i64 drawn_below(const struct context *c, u32 n) {
  if (n == 1) return 0;
  u64 product;
  do product = (u64)AT(draws_word, c->next_word)(AT(void, c->random)) * n;
  while ((u32)product < -n % n);
  return (i64)(product >> 32);
}

/* Of a warp's rows: how many there are, and the one that stands first or last in the program. */
static i64 rows_of(const struct context *c, i64 warp) {
  const struct ready *all = AT(struct ready, c->ready);
  i64 n = 0;
  for (i64 r = 0; r < c->ready_count; r++) n += all[r].warp == warp;
  return n;
}

static i64 outermost(const struct context *c, i64 warp, int is_last) {
  const struct ready *all = AT(struct ready, c->ready);
  i64 found = -1;
  for (i64 r = 0; r < c->ready_count; r++)
    if (all[r].warp == warp && (found < 0 || (all[r].pc > all[found].pc) == is_last)) found = r;
  return found;
}

static i64 of_the_first_warp(struct context *c) {
  const struct ready *all = AT(struct ready, c->ready);
  double *priorities = AT(double, c->priorities);
  i64 first = all[0].warp;
  for (i64 r = 1; r < c->ready_count; r++)
    if (priorities[all[r].warp] > priorities[first]) first = all[r].warp;
  if (drawn(c) < 1.0 / STEPS_AHEAD) {
    double least = priorities[0];
    for (i64 w = 1; w < c->warps; w++) least = priorities[w] < least ? priorities[w] : least;
    priorities[first] = least - 1;
  }
  i64 n = rows_of(c, first);
  if (n > PARTS) return outermost(c, first, 0);
  i64 which = drawn_below(c, (u32)n), r = 0;
  while (all[r].warp != first || which--) r++;
  return r;
}

static i64 choice(struct context *c) {
  const struct ready *all = AT(struct ready, c->ready);
  i64 *turns = AT(i64, c->turns);
  turns[TAKEN]++;
  if (c->ready_count == 1) return 0;
  if (turns[TAKEN] % TURN == 0) {
    if (!turns[INSISTS]) return 0;
    turns[INSISTS]--;
  }
  if (c->schedule == RANDOM) return turns[IN_TURN] ? 0 : of_the_first_warp(c);
  if (c->schedule == LATE_COPIES) return outermost(c, 0, 0);
  i64 warp = all[0].warp, is_last_first = c->schedule == WARPS_APART;
  for (i64 r = 1; r < c->ready_count; r++)
    if (all[r].warp != warp && (all[r].warp > warp) == is_last_first) warp = all[r].warp;
  return outermost(c, warp, rows_of(c, warp) <= PARTS);
}

/* The group that goes on. */
static void next(struct context *c) {
  make_room(c);
  i64 r = choice(c);
  struct ready chosen = AT(struct ready, c->ready)[r];
  remove_row(c, r);
  c->pc = chosen.pc, c->places = chosen.places, c->count = chosen.count;
  const struct remembered *state = AT(struct remembered, c->remembered);
  if (state->since >= 0)
    for (i64 k = 0; k < chosen.count; k++) AT(u8, state->ran)[AT(i64, chosen.places)[k]] = 1;
}

/* -- before a turn */

/* Whether the state may be the one that was remembered: then Python compares it. It does not as long
   as threads stand elsewhere, or the register that differed when it was last compared still does. */
static int may_have_come_again(struct context *c) {
  const struct remembered *state = AT(struct remembered, c->remembered);
  if (c->steps >= state->next) return 1;
  if (c->steps > state->since + state->since / SHARE_IN_TURN) AT(i64, c->turns)[IN_TURN] = 0;
  if (state->since < 0 || c->ready_count != state->stands_count || c->steps == state->since) return 0;
  const struct ready *all = AT(struct ready, c->ready);
  const i64 *stands = AT(i64, state->stands);  /* (warp, pc) */
  for (i64 r = 0; r < c->ready_count; r++) {
    i64 k = 0;
    while (k < state->stands_count && (stands[2 * k] != all[r].warp || stands[2 * k + 1] != all[r].pc))
      k++;
    if (k == state->stands_count) return 0;
  }
  for (i64 b = 0; b < state->bytes; b++)
    if (AT(u8, state->now)[b] != AT(u8, state->then)[b]) return 0;
  return 1;
}

/* Whether the next turn is for threads, and nothing else is due. */
static int takes_turn(struct context *c) {
  i64 *turns = AT(i64, c->turns);
  if (!c->ready_count || may_have_come_again(c)) return 0;
  if (!c->copies_under_way) {
    turns[SINCE_ARRIVAL] = 0;
  } else if (turns[SINCE_ARRIVAL] + 1 < TURNS_TO_ARRIVE) {
    turns[SINCE_ARRIVAL]++;
  } else {
    return 0;
  }
  return 1;
}

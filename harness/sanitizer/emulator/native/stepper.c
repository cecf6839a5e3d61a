/* Steps threads of a wave through the usual instructions: those that compute, branches, and weak
   loads and stores that are in order. What is not usual it leaves to Python, untouched: it ends at
   that instruction, before anything of it has happened.

   The text of all this as LLVM reads it, stepper.ll, is made by
   `python -m quality.native`. */

#include "context.h"
#include "compute.c"
#include "access.c"
#include "scheduler.c"
#include "barriers.c"

/* -- predicates */

static i64 count_held(const struct operand *o, i64 negated, const i64 *places, i64 n) {
  i64 held = 0;
  if (follow(places, n) && o->step == 1) {
    const u8 *first = AT(u8, o->address + places[0]);
    for (i64 k = 0; k < n; k++) held += first[k] != 0;
  } else {
    for (i64 k = 0; k < n; k++) { i64 p = places[k]; held += SOURCE(u8, *o) != 0; }
  }
  return negated ? n - held : held;
}

/* -- the machine */

enum { WORK_OF_A_STEP = 256, STRETCH = 256 };

/* `harness.sanitizer.emulator.ordering.undefined_registers` */
static int is_undefined(const struct context *c, i64 number, const i64 *places, i64 n) {
  const struct undefined *of = AT(struct undefined, c->undefined) + number;
  for (i64 k = 0; of->any && k < n; k++)
    if (AT(u64, of->bits)[places[k]]) return 1;
  return 0;
}

static int names_undefined(const struct context *c, i64 site, const i64 *places, i64 n) {
  if (!c->named) return 0;
  const i64 *named = AT(i64, c->named);
  for (i64 k = named[site]; k < named[site + 1]; k++)
    if (is_undefined(c, named[k], places, n)) return 1;
  return 0;
}

/* Whether there is a place for what is undefined of the copy. */
static int may_copy_undefined(const struct context *c, const struct instruction *in,
                              const i64 *places, i64 n) {
  if (!in->copies) return 0;
  return AT(struct undefined, c->undefined)[in->target].bits || !is_undefined(c, in->a, places, n);
}

static void copy_undefined(struct context *c, const struct instruction *in, const i64 *places, i64 n) {
  struct undefined *all = AT(struct undefined, c->undefined), *to = all + in->target;
  u64 *bits = AT(u64, to->bits);
  c->undefined_changed |= CHANGED;
  if (is_undefined(c, in->a, places, n)) {
    const u64 *from = AT(u64, all[in->a].bits);
    const i32 *origins = AT(i32, all[in->a].origins);
    if (!to->any) to->any = 1, c->undefined_changed |= OTHERS;
    for (i64 k = 0; k < n; k++) {
      bits[places[k]] = from[places[k]];
      AT(i32, to->origins)[places[k]] = origins[places[k]];
    }
    return;
  }
  if (!to->any) return;
  for (i64 k = 0; k < n; k++) bits[places[k]] = 0;
  for (i64 p = 0; p < c->size; p++) if (bits[p]) return;
  to->any = 0, c->undefined_changed |= OTHERS;
}

/* Steps the group until it parts, waits, or may meet others. */
static i64 step(struct context *c) {
  const struct instruction *instructions = AT(struct instruction, c->instructions);
  const struct operand *all = AT(struct operand, c->operands);
  const i64 *group = AT(i64, c->places);
  i64 n = c->count, site = c->pc;
  c->begins = BEGIN_IN_GROUP;
  u8 *executed = AT(u8, c->executed);
  for (;; ) {
    const struct instruction *in = instructions + site;
    c->pc = site;
    if (in->op == UNKNOWN || (c->steps + 1) % STRETCH == 0) return ENDED_AT_STEP;
    int undefined = names_undefined(c, site, group, n);
    if (undefined && !may_copy_undefined(c, in, group, n)) return ENDED_AT_STEP;
    const i64 *places = group;
    i64 m = n;
    if (in->op == BRANCH) {
      c->steps++;
      c->work += WORK_OF_A_STEP + n;
      executed[site] = 1;
      i64 held = n;
      if (in->guard >= 0) held = count_held(all + in->guard, in->negated, places, n);
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
      if (instructions[site].leads && c->ready_count) return ENDED_READY;
      continue;
    }
    if (in->op == BARRIER) {
      int came = arrive(c, in, site, group, n);
      if (came == FOR_PYTHON) return ENDED_AT_STEP;
      c->steps++;
      c->work += WORK_OF_A_STEP + n;
      executed[site] = 1;
      if (came != DONE) return ENDED_AT_TURN;
      group = AT(i64, c->places), n = c->count;
      site++;
      c->pc = site;
      if (instructions[site].leads && c->ready_count) return ENDED_READY;
      continue;
    }
    i64 held = n;
    if (in->guard >= 0) {
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
    if (held) {
      if (in->check && !registers_free(c, site, AT(i64, c->checks) + in->check - 1, places, m))
        return ENDED_AT_STEP;
      if (in->op == LOAD || in->op == STORE) {
        int done = access(c, in, site, places, m);
        if (done == FOR_PYTHON) return ENDED_AT_STEP;
        if (done == NO_ROOM) return ENDED_FULL;
        if (done == UNKNOWN_PLACE) return ENDED_AT_UNKNOWN_MEMORY;
      } else if (in->op == POWER_OF_TWO) {
        if (!power_of_two(c, in, places, m)) return ENDED_AT_STEP;
      } else {
        compute(c, in, places, m);
        if (undefined) copy_undefined(c, in, places, m);
      }
      executed[site] = 1;
    }
    c->steps++;
    c->work += WORK_OF_A_STEP + n;
    site++;
    c->pc = site;
    if (instructions[site].leads && c->ready_count) return ENDED_READY;
  }
}

/* A group has ended so: whether it stands in the table now, and the next turn can begin. */
static int ends_turn(struct context *c, i64 ended) {
  const i64 *places = AT(i64, c->places);
  if (!c->takes_turns) return 0;
  switch (ended) {
    case ENDED_AT_TURN:  /* they wait, or stand in the table */
      return 1;
    case ENDED_SPLIT:
      return stand_parted(c, c->pc, AT(struct instruction, c->instructions)[c->pc].detail, places, c->count);
    case ENDED_AT_STEP:  /* at the end of a stretch, unless it ends the launch */
      if ((c->steps + 1) % STRETCH || c->work + WORK_OF_A_STEP + c->count > c->limit) return 0;
      if (is_met_by_python(c, c->pc, places, c->count)) return 0;
      c->steps++;
      c->work += WORK_OF_A_STEP + c->count;
      break;
    case ENDED_READY:
      if (is_met_by_python(c, c->pc, places, c->count)) return 0;
      break;
    default: return 0;
  }
  stand(c, c->pc, places, c->count);
  return 1;
}

i64 run(struct context *c) {
  for (;;) {
    if (c->begins == BEGIN_AT_TURN && !takes_turn(c)) return ENDED_AT_TURN;
    if (c->begins >= BEGIN_AT_TURN) next(c);
    i64 ended = step(c);
    if (!ends_turn(c, ended)) return ended;
    c->begins = BEGIN_AT_TURN;
  }
}

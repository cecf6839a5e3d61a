/* What stepper.c works on. All of it is Python's memory, and of a struct all fields are 64 bits wide,
   so that Python fills it as one array (c_layout.py, generated from this, has the places). */

#include <stdint.h>

typedef int64_t i64; typedef uint64_t u64;
typedef int32_t i32; typedef uint32_t u32;
typedef int16_t i16; typedef uint16_t u16;
typedef int8_t i8; typedef uint8_t u8;

enum { ENDED_AT_STEP, ENDED_READY, ENDED_SPLIT, ENDED_FULL, ENDED_AT_UNKNOWN_MEMORY, ENDED_AT_TURN };

enum { BEGIN_IN_GROUP, BEGIN_AT_TURN, BEGIN_AT_CHOICE };

enum { UNKNOWN, BRANCH, LOAD, STORE, MOVE, ADD, SUBTRACT, MULTIPLY, HIGH_PRODUCT, WIDE_PRODUCT,
       MULTIPLY_ADD, WIDE_MULTIPLY_ADD, AND, OR, XOR, NOT, SHIFT_LEFT, SHIFT_RIGHT, SELECT, COMPARE,
       CONVERT, MINIMUM, MAXIMUM, QUOTIENT, REMAINDER, NEGATE, PACK, UNPACK, LOOKUP, FMA, POPULATION,
       FUNNEL_LEFT, FUNNEL_RIGHT, WIDEN_HALF, NARROW_HALF, NARROW_HALVES, POWER_OF_TWO, BARRIER };

enum { U8, U16, U32, U64, S8, S16, S32, S64, F32, F64, PRED };

enum { EQ, NE, LT, LE, GT, GE };

enum { SHARED, GLOBAL, GENERIC };

enum { CHANGED = 1, OTHERS = 2 };

/* Of a line, the requests that its warps make: harness.sanitizer.emulator.memory.requests. */
enum { WHOLE, APART, UNSEEN };

/* Of an instruction. Operands are numbers of rows of `operands`. */
struct instruction {
  i64 op, type, guard, negated;
  i64 target, a, b, c, detail;   /* detail: a comparison, a table, a label, the other type */
  i64 space, size, count, offset;/* of accesses; `target` on are the elements, in `elements` */
  i64 wide;                      /* the address is of 64 bits */
  i64 check;                     /* 1 + where its registers that wgmma uses stand in `checks` */
  i64 leads;                     /* somebody may come here from elsewhere */
  i64 copies;                    /* 1: its source, a register as wide, with what of it is undefined */
};

struct operand { i64 address, step; };  /* bytes from one thread's value to the next; 0: one for all */

struct log { i64 rows, count, room, wanted; };  /* int32[room][LOG_WIDTH] */

/* A memory with its shadow (`harness.sanitizer.emulator.ordering.shadow`). */
struct region {
  i64 start, end;                /* addresses; of shared memory unused */
  i64 data, cells, granule_bytes, begins_defined;
  i64 written;                   /* of interest where not all begins defined */
  i64 origins, objects;          /* 0: none */
  i64 readers, readers_count;    /* records of asynchronous reads: addresses of their cells */
  i64 logged, log, is_private, marks;
  i64 is_watched, read_by, written_by, last_writer; /* harness.sanitizer.emulator.provenance; 2: for Python */
};

/* Of a register: uint64[threads] and int32[threads], where they have a place, and whether a bit is. */
struct undefined { i64 bits, origins, any; };

/* Threads that can run: of which warp (0 where warps go together), where they stand, which. */
struct ready { i64 warp, pc, places, count; };

/* Of a block, those who wait at a barrier for others of it: by which instruction, since which step,
   how many. */
struct arrived { i64 site, since, count; };

/* A state that may come again (`harness.sanitizer.emulator.exec.recurrence`): the step at which it was
   remembered, -1: none is, and that at which the next is; a byte a thread that has run since then;
   where its threads stood; a register that differed when a later state was compared with it, as it
   is and as it was. */
struct remembered { i64 since, next, ran, stands, stands_count, now, then, bytes; };

struct context {
  /* in and out */
  i64 begins, pc, steps, work, progress, serial;
  /* the group */
  i64 places, count;
  /* the machine */
  i64 limit, executed;
  /* undefined bits: of each register; of each instruction, the registers that it names, or 0 where
     no bit is; and whether bits have changed, and those of other registers are undefined now */
  i64 undefined, named, undefined_changed;
  /* the scheduler; takes_turns: 0 where each turn is for Python to begin */
  i64 takes_turns, schedule, by_warp, turns, copies_under_way;
  i64 ready, ready_count, parked, parked_count, rooms, room, room_used, size;
  i64 priorities, random, next_double, next_word, remembered;
  /* the kernel */
  i64 instructions, elements, checks;
  /* the wave */
  i64 operands, thread_of, block_of, first_block, threads, warps;
  i64 known, own, table, columns, rows_count, rows_used, knows_far;
  i64 shared_bytes, extents, extents_count, shared_slot, slots, slots_count;
  i64 regions, regions_count, last_region, unknown;
  i64 wanting, unseen;           /* the region whose log is full, or which this instruction has not
                                    used so far; -1: none */
  /* barriers: whether threads may come to them, and meet there; of each block, who has come and how
     many live; uint8[threads], those that wait, and how many do; how often each thread executed which
     of them, int32[][threads] */
  i64 may_arrive, may_meet, arrived, live, waits, waiting, deeds;
  /* bank conflicts: int64[sites], of which line each is; int64[lines][3]; uint8[lines]: WHOLE where
     they are counted here, else by `events` */
  i64 lines, banks, requests, listens_shared, listens_global;
  /* races: int64[sites], the executions of each weak access that raced; after `many_races` of them
     only each `race_sample`-th execution is compared */
  i64 racing, many_races, race_sample;
  /* events: int64 words */
  i64 events, events_used, events_room;
  /* of registers that wgmma uses: [row][warpgroup] */
  i64 groups, roles, shapes, used_at, issued, touched, touched_sites;
  i64 epochs, waited, warpgroups, per_block;
  /* scratch: int64[threads] twice, uint8[16 * threads], uint8[threads] */
  i64 part, addresses, flags, taken;
  /* of the C library; 0 where it is not known */
  i64 power_of_two;
};

typedef double draws_double(void *); typedef u32 draws_word(void *); typedef double of_a_double(double);

#define AT(T, address) ((T *)(uintptr_t)(address))

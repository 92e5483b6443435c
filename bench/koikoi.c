// Random Koi-Koi rounds on 64-bit masks: the limit that the other rows of the benchmark are measured against.
// Card n is bit n, and the four cards of a month are one nibble. The rules of the round are in round.ts.
//
//   gcc -O3 -march=native koikoi.c -o koikoi && ./koikoi <base seed> <rounds>

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t Cards;

#define BIT(n) (UINT64_C(1) << (n))
#define COUNT(cards) __builtin_popcountll(cards)
#define FIRST(cards) __builtin_ctzll(cards)

static const Cards RAIN_MAN = BIT(40);
static const Cards BRIGHTS = BIT(0) | BIT(8) | BIT(28) | BIT(40) | BIT(44);
static const Cards ANIMALS = BIT(4) | BIT(12) | BIT(16) | BIT(20) | BIT(24) | BIT(29) | BIT(32) | BIT(36) | BIT(41);
static const Cards RIBBONS = BIT(1) | BIT(5) | BIT(9) | BIT(13) | BIT(17) | BIT(21) | BIT(25) | BIT(33) | BIT(37) | BIT(42);
static const Cards BOAR_DEER_BUTTERFLIES = BIT(20) | BIT(24) | BIT(36);
static const Cards RED_POEMS = BIT(1) | BIT(5) | BIT(9);
static const Cards BLUE_POEMS = BIT(21) | BIT(33) | BIT(37);

// ---------------------------------------------------------------------------------------------- randomness: sfc32
typedef struct { uint32_t a, b, c, counter; } Random;

static uint32_t next(Random *r) {
  uint32_t out = r->a + r->b + r->counter++;
  r->a = r->b ^ r->b >> 9;
  r->b = r->c + (r->c << 3);
  r->c = (r->c << 21 | r->c >> 11) + out;
  return out;
}

static uint32_t splitmix32(uint32_t x) {
  x += 0x9e3779b9;
  x = (x ^ x >> 16) * 0x21f0aaad;
  x = (x ^ x >> 15) * 0x735a2d97;
  return x ^ x >> 15;
}

static Random seeded(uint32_t seed) {
  Random r = {splitmix32(seed), splitmix32(seed + 0x9e3779b9), splitmix32(seed + 0x3c6ef372), 1};
  for (int i = 0; i < 8; i++) next(&r);
  return r;
}

// Uniform in 0..n-1 without bias (Lemire).
static uint32_t below(Random *r, uint32_t n) {
  uint64_t product = (uint64_t)next(r) * n;
  if ((uint32_t)product < n) {
    uint32_t threshold = -n % n;
    while ((uint32_t)product < threshold) product = (uint64_t)next(r) * n;
  }
  return product >> 32;
}

// ---------------------------------------------------------------------------------------------- cards
static Cards month_of(int card) { return UINT64_C(15) << (card & ~3); }

// In each nibble, how many cards of that month are in the set.
static Cards month_counts(Cards cards) {
  cards -= cards >> 1 & 0x5555555555555555;
  return (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333);
}

static bool has_whole_month(Cards cards) { return month_counts(cards) & 0x4444444444444444; }

// Every card, here or elsewhere, of the months that are in the set exactly twice.
static Cards months_seen_twice(Cards cards) {
  Cards counts = month_counts(cards);
  return (counts >> 1 & ~counts & 0x1111111111111111) * 15;
}

static int at_least(int least, int count) { return count < least ? 0 : count - least + 1; }

static int yaku_points(Cards captured) {
  int dry = COUNT(captured & BRIGHTS & ~RAIN_MAN);
  int points = captured & RAIN_MAN ? (int[]){0, 0, 0, 8, 15}[dry] : (int[]){0, 0, 0, 6, 10}[dry];
  points += 5 * ((captured & BOAR_DEER_BUTTERFLIES) == BOAR_DEER_BUTTERFLIES);
  points += 5 * ((captured & RED_POEMS) == RED_POEMS);
  points += 5 * ((captured & BLUE_POEMS) == BLUE_POEMS);
  points += at_least(5, COUNT(captured & ANIMALS));
  points += at_least(5, COUNT(captured & RIBBONS));
  return points + at_least(10, COUNT(captured & ~(BRIGHTS | ANIMALS | RIBBONS)));
}

// ---------------------------------------------------------------------------------------------- the round
typedef struct { int winner, points; } Outcome;
static const Outcome DRAW = {-1, 0};

typedef struct { Cards hand[2], captured[2], field; } Table;

static Cards dealt(const uint8_t *deck) {
  Cards cards = 0;
  for (int i = 0; i < 8; i++) cards |= BIT(deck[i]);
  return cards;
}

// The card takes `taken` from the field; if that is nothing, it stays there.
static void place(Table *table, int seat, int card, Cards taken) {
  if (taken) table->captured[seat] |= taken | BIT(card);
  else table->field |= BIT(card);
  table->field &= ~taken;
}

static void play_hand_card(Table *table, int seat, Random *random) {
  Cards hand = table->hand[seat], choices = months_seen_twice(table->field);
  int action = below(random, COUNT(hand) + COUNT(hand & choices)), card = FIRST(hand);
  while (action > (int)(choices >> card & 1)) {
    action -= 1 + (choices >> card & 1);
    hand &= hand - 1;
    card = FIRST(hand);
  }
  Cards taken = table->field & month_of(card);
  if (choices & BIT(card)) taken = action ? taken & (taken - 1) : taken & -taken;
  table->hand[seat] &= ~BIT(card);
  place(table, seat, card, taken);
}

// Returns whether the player had to choose between two cards.
static bool flip(Table *table, int seat, int card, Random *random) {
  Cards taken = table->field & month_of(card);
  bool choice = COUNT(taken) == 2;
  if (choice) taken = below(random, 2) ? taken & (taken - 1) : taken & -taken;
  place(table, seat, card, taken);
  return choice;
}

static Outcome play_round(Random *random, uint64_t *actions) {
  uint8_t deck[48];
  for (int i = 0; i < 48; i++) deck[i] = i;
  for (int i = 47; i > 0; i--) {
    int j = below(random, i + 1);
    uint8_t card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  Table table = {.hand = {dealt(deck), dealt(deck + 8)}, .field = dealt(deck + 16)};

  bool teshi[2] = {has_whole_month(table.hand[0]), has_whole_month(table.hand[1])};
  if (teshi[0] != teshi[1]) return (Outcome){teshi[1], 6};
  if (teshi[0] || has_whole_month(table.field)) return DRAW;

  int called_at[2] = {0, 0};  // the yaku points at the last koi-koi; 0 before the first
  int seat = 0;
  for (const uint8_t *top = deck + 24; table.hand[seat]; top++, seat = !seat) {
    play_hand_card(&table, seat, random);
    *actions += 1 + flip(&table, seat, *top, random);

    int points = yaku_points(table.captured[seat]);
    if (points <= called_at[seat]) continue;
    bool last_card = !(table.hand[0] | table.hand[1]);
    bool stops = last_card || (++*actions, below(random, 2) == 1);
    if (stops) return (Outcome){seat, points * (points >= 7 ? 2 : 1) * (called_at[!seat] ? 2 : 1)};
    called_at[seat] = points;
  }
  return DRAW;
}

static uint32_t mix(uint32_t hash, uint32_t value) {
  hash = (hash ^ value) * 0x9e3779b1;
  return hash ^ hash >> 15;
}

int main(int argc, char **argv) {
  if (argc != 3) return fputs("usage: koikoi <base seed> <rounds>\n", stderr), 2;
  uint32_t base = strtoul(argv[1], NULL, 10), rounds = strtoul(argv[2], NULL, 10);
  uint32_t checksum = 0x811c9dc5;
  uint64_t actions = 0;

  clock_t start = clock();
  for (uint32_t i = 0; i < rounds; i++) {
    Random random = seeded(base + i);
    Outcome outcome = play_round(&random, &actions);
    checksum = mix(checksum, (outcome.winner + 2) * 100 + outcome.points);
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;

  printf("{\"rounds\":%" PRIu32 ",\"actions\":%" PRIu64 ",\"checksum\":%" PRIu32 ",\"cpuSeconds\":%.6f}\n",
         rounds, actions, checksum, seconds);
}

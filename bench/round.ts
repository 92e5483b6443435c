/**
 * What the rows of the benchmark have in common, so that all of them play the very same rounds.
 *
 * - Cards sorted by MMTI id are numbered 0..47, so a card's month is `card >> 2`.
 * - Round `i` is drawn from `Random` seeded with `baseSeed + i`: first the deck (`shuffle`), then the choices.
 * - The first eight cards go to the dealer, who is seat 0 and begins; eight to seat 1, eight to the field, the rest is the stock.
 * - Four of a month in a hand win 6 (in both hands: drawn); otherwise four of a month on the field: drawn.
 * - Every action is `legal[random.below(legal.length)]`, also where only one is legal. Legal actions ascend by
 *   (card, target); a decision lists koi-koi before stop.
 * - Yaku points beyond those of this seat's last koi-koi call bring a decision, or win at once when both hands are empty.
 * - Hands that run out otherwise: drawn. Points double from 7 on, and again if the opponent has called koi-koi.
 */

export interface Played {
  readonly rounds: number;
  readonly actions: number;
  /** The same for every row that played the same rounds to the same ends. */
  readonly checksum: number;
  readonly cpuSeconds: number;
}

/** Who won and how much; winner -1 for a drawn round. */
export interface Outcome {
  readonly winner: number;
  readonly points: number;
}

/** Plays one round of the seeded generator, and adds the actions it took to the tally. */
export type PlayRound = (random: Random, tally: { actions: number }) => Outcome;

export function playRounds(baseSeed: number, rounds: number, playRound: PlayRound): Played {
  const random = new Random();
  const tally = { actions: 0 };
  let checksum = 0x811c9dc5;
  const start = process.cpuUsage();
  for (let i = 0; i < rounds; i++) {
    random.reseed(baseSeed + i);
    const { winner, points } = playRound(random, tally);
    checksum = mix(checksum, (winner + 2) * 100 + points);
  }
  const { user, system } = process.cpuUsage(start);
  return { rounds, actions: tally.actions, checksum: checksum >>> 0, cpuSeconds: (user + system) / 1e6 };
}

function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** sfc32, seeded through splitmix32: 32-bit integer operations only, the same in JavaScript and in C. */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  reseed(seed: number): void {
    this.a = splitmix32(seed);
    this.b = splitmix32(seed + 0x9e3779b9);
    this.c = splitmix32(seed + 0x3c6ef372);
    this.counter = 1;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** Uniform in 0..n-1 without bias (Lemire). The product is exact in a double while n <= 2^21. */
  below(n: number): number {
    let product = (this.next() >>> 0) * n;
    if (product >>> 0 < n) {
      const threshold = (0x100000000 - n) % n;
      while (product >>> 0 < threshold) product = (this.next() >>> 0) * n;
    }
    return (product / 0x100000000) | 0;
  }

  /** A fresh deck, Fisher-Yates from the top. */
  shuffle(): number[] {
    const deck = PACK.slice();
    for (let i = deck.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = deck[i] as number;
      deck[i] = deck[j] as number;
      deck[j] = card;
    }
    return deck;
  }

  private next(): number {
    const out = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + out) | 0;
    return out;
  }
}

const PACK: readonly number[] = Array.from({ length: 48 }, (_, card) => card);

function splitmix32(seed: number): number {
  let x = (seed + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

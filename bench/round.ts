/**
 * What the rows of the benchmark have in common, so that all of them play the very same rounds.
 *
 * - Cards sorted by MMTI id are numbered 0..47, so a card's month is `card >> 2`.
 * - Round `i` is drawn from `FastRandom` seeded with `baseSeed + i`: first the deck (`shuffledPack`), then the choices.
 * - The first eight cards go to the dealer, who is seat 0 and begins; eight to seat 1, eight to the field, the rest is the stock.
 * - Four of a month in a hand win 6 (in both hands: drawn); otherwise four of a month on the field: drawn.
 * - Every action is `legal[random.below(legal.length)]`, also where only one is legal. Legal actions ascend by
 *   (card, target); a decision lists koi-koi before stop.
 * - Yaku points beyond those of this seat's last koi-koi call bring a decision, or win at once when both hands are empty.
 * - Hands that run out otherwise: drawn. Points double from 7 on, and again if the opponent has called koi-koi.
 */
import { FastRandom } from '@madang/engine';
import { mix, shuffle } from '@madang/engine/internal';

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
export type PlayRound = (random: FastRandom, tally: { actions: number }) => Outcome;

export function playRounds(baseSeed: number, rounds: number, playRound: PlayRound): Played {
  const random = new FastRandom(baseSeed);
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

/** Each window has thousands of rounds, or hundreds of a slow program. */
const windowsOf = (rounds: number): number => (rounds >= 100_000 ? 12 : 4);

/**
 * The best of some windows of a few tenths of a second. Other programs slow a window down for seconds at a time; nothing
 * speeds one up.
 */
export function bestOf(run: (first: number, rounds: number) => Played, seed: number, rounds: number): Played {
  const windows = windowsOf(rounds);
  const some = Math.ceil(rounds / windows);
  const played = Array.from({ length: windows }, (_, i) => run(seed + i * some, some));
  return played.reduce((best, each) => (rateOf(each) > rateOf(best) ? each : best));
}

/** Rounds per CPU-second. */
export function rateOf({ rounds, cpuSeconds }: Played): number {
  return rounds / cpuSeconds;
}

/** A fresh pack of Koi-Koi in random order. */
export function shuffledPack(random: FastRandom): number[] {
  const deck = PACK.slice();
  shuffle(deck, random);
  return deck;
}

const PACK: readonly number[] = Array.from({ length: 48 }, (_, card) => card);

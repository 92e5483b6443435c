import { FastRandom } from '@madang/engine';
import type { RaceForm } from './game-match.ts';
import { gridClasses, linesOf } from './grid-classes.ts';
import type { RaceTable } from './table-file.ts';

/** One hand of a race, by seats from the dealer. */
export interface Hand {
  readonly points: readonly number[];
  /** Who scores also on the barrel; -1: nobody. */
  readonly declarer: number;
}

/** For each cell so many matches, times the seats that may deal first. */
const PATHS = 1500;
/** A match is given up after so many hands. */
const MOST_HANDS = 500;

/**
 * The chances from each cell of the grid, by matches put together from simulated hands. All cells meet the same hands in
 * the same order, so neighbours differ by their scores and not by luck.
 */
export function raceTable(form: RaceForm, hands: readonly Hand[], seats: number, seed: number): RaceTable {
  const { lines } = form;
  const shares = new Map<string, readonly number[]>();
  const chances: number[] = [];
  for (const [cell, at] of gridClasses(lines.length, seats).entries()) {
    if (at < chances.length) continue;
    const scores = linesOf(cell, lines.length, seats).map((line) => lines[line]);
    const sorted = scores.toSorted((a, b) => a - b);
    const key = sorted.join();
    const known = shares.get(key) ?? sharesFrom(form, hands, sorted, seed);
    shares.set(key, known);
    const same = known.filter((_, seat) => sorted[seat] === scores[0]);
    chances.push(same.reduce((sum, share) => sum + share, 0) / same.length);
  }
  return { lines, chances: Float64Array.from(chances) };
}

/** What part of the matches from these scores each seat wins. */
function sharesFrom(
  form: RaceForm,
  hands: readonly Hand[],
  scores: readonly number[],
  seed: number,
): readonly number[] {
  const won = scores.map(() => 0);
  const random = new FastRandom(0);
  for (let path = 0; path < PATHS; path++)
    for (let dealer = 0; dealer < scores.length; dealer++) {
      random.reseed(seed, path);
      const arrived = winnersFrom(form, hands, scores.slice(), dealer, random);
      for (const seat of arrived) won[seat] += 1 / arrived.length;
    }
  return won.map((all) => all / (PATHS * scores.length));
}

function winnersFrom(
  { target, barrel }: RaceForm,
  hands: readonly Hand[],
  scores: number[],
  dealer: number,
  random: FastRandom,
): readonly number[] {
  const seats = scores.length;
  for (let count = 0; count < MOST_HANDS; count++) {
    const { points, declarer } = hands[random.below(hands.length)];
    let isOver = false;
    for (let place = 0; place < seats; place++) {
      const seat = (dealer + count + place) % seats;
      if (barrel === 0 || scores[seat] < barrel || place === declarer) scores[seat] += points[place];
      if (scores[seat] >= target) isOver = true;
    }
    if (isOver) return [...scores.keys()].filter((seat) => scores[seat] >= target);
  }
  const best = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === best);
}

import type { Seat } from '@madang/engine';
import type { Account } from './account.ts';
import { exactly, sumOf } from './measured.ts';
import type { RoundReview } from './review.ts';

/** What a seat could expect of the match so far, after an action or a deal. */
export interface CurvePoint {
  /** The number of the last action. */
  readonly n: number;
  /** Results of earlier rounds, and what the current one is worth now. */
  readonly expected: number;
  /** The part of it that is average deals and luck. */
  readonly luck: number;
}

/** The expected result over a match. Where it leaves the luck, decisions made the difference. */
export function curveOf(rounds: readonly RoundReview[], seat: Seat): readonly CurvePoint[] {
  const points: CurvePoint[] = [];
  let [results, lucks, n] = [0, 0, 0];
  for (const { dealt, changes, accounts } of rounds) {
    let [expected, luck] = [results + dealt[seat], lucks + dealt[seat]];
    points.push({ n, expected, luck });
    for (const change of changes) {
      n = change.n;
      expected = results + change.worth[seat];
      luck += change.draw[seat] + change.hidden[seat];
      points.push({ n, expected, luck });
    }
    results += accounts?.[seat].result ?? 0;
    lucks = luck;
  }
  return points;
}

/** The accounts of a seat over all finished rounds, added up. */
export function totalOf(rounds: readonly RoundReview[], seat: Seat): Account {
  const accounts = rounds.flatMap((round) => (round.accounts ? [round.accounts[seat]] : []));
  const sum = (part: Exclude<keyof Account, 'result'>) => sumOf(accounts.map((account) => account[part]));
  return {
    result: sumOf(accounts.map(({ result }) => exactly(result))).value,
    ...{ average: sum('average'), deal: sum('deal'), draws: sum('draws'), hidden: sum('hidden') },
    ...{ own: sum('own'), others: sum('others'), rest: sum('rest') },
  };
}

import type { DailyResult, DailyRound } from '@madang/protocol';
import type { DailyEntry, DailyPoints } from '../store/daily.ts';

// What the field of a day's deals made of them.

interface Finished extends DailyEntry {
  readonly result: DailyPoints;
}

export function finishedIn(field: readonly DailyEntry[]): readonly Finished[] {
  return field.flatMap((entry) => (entry.result ? [{ ...entry, result: entry.result }] : []));
}

/** Of a deal, for those who have finished it; null where nobody has. */
export function meanOf(finished: readonly Finished[]): number | null {
  return finished.length === 0 ? null : finished.reduce((sum, { result }) => sum + result.points, 0) / finished.length;
}

/** Everybody's points above the mean of their own deal, the best first. Equal ones share the better rank. */
export function resultsOf(field: readonly DailyEntry[], isOver: boolean): DailyResult[] {
  const finished = finishedIn(field);
  const means = new Map(
    [...Map.groupBy(finished, ({ deal }) => deal)].map(([deal, played]) => [deal, meanOf(played) ?? 0]),
  );
  const results = finished
    .map((entry) => ({ entry, points: entry.result.points, above: entry.result.points - (means.get(entry.deal) ?? 0) }))
    .sort((a, b) => b.above - a.above);
  const ranks = new Ranks(results.flatMap(({ entry, above }) => (entry.isRanked ? [above] : [])));
  return results.map(({ entry, points, above }) => ({
    person_id: entry.person,
    name: entry.name,
    deal: entry.deal,
    points,
    above,
    rank: entry.isRanked ? ranks.rank(above) : null,
    percentile: entry.isRanked ? ranks.percentile(above) : null,
    table_id: isOver ? entry.tableId : null,
  }));
}

/** So many rows a board has from its top, and around the reader's own on either side. */
const TOP = 100;
const AROUND = 5;

/** What is shown of the results to a reader: a board of thousands would be read by nobody. */
export function shownTo(person: string | null, results: readonly DailyResult[]): DailyResult[] {
  const own = results.findIndex(({ person_id }) => person_id === person);
  return results.filter((_, place) => place < TOP || (own >= 0 && Math.abs(place - own) <= AROUND));
}

/** Where values stand among all of them. */
class Ranks {
  private readonly all: number;
  private readonly places = new Map<number, { readonly better: number; equal: number }>();

  /** The largest first. */
  constructor(values: readonly number[]) {
    this.all = values.length;
    for (const [better, value] of values.entries()) {
      const place = this.places.get(value);
      if (place) place.equal++;
      else this.places.set(value, { better, equal: 1 });
    }
  }

  rank(value: number): number {
    return 1 + (this.places.get(value)?.better ?? 0);
  }

  /** How many percent are below; equal ones count half. */
  percentile(value: number): number {
    const { better, equal } = this.places.get(value) ?? { better: 0, equal: 0 };
    return (100 * (this.all - better - equal / 2)) / this.all;
  }
}

/** How each round went for the field of one deal. */
export function roundsOf(finished: readonly Finished[]): DailyRound[] {
  const rounds = Map.groupBy(
    finished.flatMap(({ result }) => result.rounds),
    ({ round }) => round,
  );
  return [...rounds]
    .sort(([a], [b]) => a - b)
    .map(([round, played]) => {
      const calls: Record<string, number> = {};
      for (const call of played.flatMap((each) => each.calls)) calls[call] = (calls[call] ?? 0) + 1;
      const points = played.map((each) => each.points);
      const mean = points.reduce((sum, each) => sum + each, 0) / played.length;
      const least = points.reduce((a, b) => Math.min(a, b));
      const most = points.reduce((a, b) => Math.max(a, b));
      return { round, players: played.length, mean, least, most, calls };
    });
}

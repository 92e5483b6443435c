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
  const means = new Map<number, number>();
  for (const { deal } of finished)
    means.set(deal, means.get(deal) ?? meanOf(finished.filter((each) => each.deal === deal)) ?? 0);
  const above = ({ deal, result }: Finished): number => result.points - (means.get(deal) ?? 0);
  const ranked = finished.filter(({ isRanked }) => isRanked).map(above);
  return finished
    .toSorted((a, b) => above(b) - above(a))
    .map((entry) => ({
      person_id: entry.person,
      name: entry.name,
      deal: entry.deal,
      points: entry.result.points,
      above: above(entry),
      rank: entry.isRanked ? 1 + ranked.filter((other) => other > above(entry)).length : null,
      percentile: entry.isRanked ? percentile(above(entry), ranked) : null,
      table_id: isOver ? entry.tableId : null,
    }));
}

/** How many percent are below; equal ones count half. */
function percentile(own: number, all: readonly number[]): number {
  const below = all.filter((other) => other < own).length;
  const equal = all.filter((other) => other === own).length;
  return (100 * (below + equal / 2)) / all.length;
}

/** How each round went for the field of one deal. */
export function roundsOf(finished: readonly Finished[]): DailyRound[] {
  const rounds = finished.flatMap(({ result }) => result.rounds);
  const numbers = [...new Set(rounds.map(({ round }) => round))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const played = rounds.filter(({ round }) => round === number);
    const points = played.map((each) => each.points);
    const calls: Record<string, number> = {};
    for (const call of played.flatMap((each) => each.calls)) calls[call] = (calls[call] ?? 0) + 1;
    return {
      round: number,
      players: played.length,
      mean: points.reduce((sum, each) => sum + each, 0) / played.length,
      least: Math.min(...points),
      most: Math.max(...points),
      calls,
    };
  });
}

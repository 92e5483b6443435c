import type { Kibo, RoundRecord } from '@madang/engine';
import { personIn } from './challenge.ts';

/** A round of two matches from the same seeds. */
export interface ComparedRound {
  readonly number: number;
  /** What the person of each match won or lost in it; null where that match was over before. */
  readonly points: readonly [number | null, number | null];
}

/** Round by round. A deal that was void counts for nothing, and was dealt again. */
export function comparedRounds(one: Kibo, other: Kibo): readonly ComparedRound[] {
  const [own, others] = [pointsByRound(one), pointsByRound(other)];
  const last = Math.max(...own.keys(), ...others.keys());
  return Array.from({ length: last }, (_, i) => {
    const number = i + 1;
    return { number, points: [own.get(number) ?? null, others.get(number) ?? null] };
  });
}

function pointsByRound(kibo: Kibo): ReadonlyMap<number, number> {
  const person = personIn(kibo);
  const points = ({ outcome }: RoundRecord): number => outcome?.points[person] ?? 0;
  return new Map(kibo.rounds.map((round) => [round.number, points(round)]));
}

import { DEALER, type Kibo, type Seat } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import type { DailyPoints } from '../store/daily.ts';

/** How a person played; null where a bot or the clock has played for them. */
export function pointsIn({ rounds, scores }: Kibo, person: Seat): DailyPoints | null {
  const own = rounds.flatMap(({ actions }) => actions).filter(({ seat }) => seat === person && seat !== DEALER);
  if (own.some(({ by }) => by !== undefined)) return null;
  const finished = rounds.filter(({ outcome }) => outcome && !outcome.void);
  return {
    points: scores[person] ?? 0,
    rounds: finished.map(({ number, actions, outcome }) => ({
      round: number,
      points: outcome?.points[person] ?? 0,
      calls: [...new Set(actions.filter(({ seat }) => seat === person).flatMap(({ action }) => callIn(action)))],
    })),
  };
}

/** An action without a card or a number is a call: koi-koi, go, stop, check, pass. */
function callIn(action: unknown): readonly string[] {
  const isCall = isRecord(action) && typeof action.type === 'string' && Object.keys(action).length === 1;
  return isCall ? [String(action.type)] : [];
}

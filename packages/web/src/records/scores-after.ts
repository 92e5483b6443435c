import type { RoundLog } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';

/** The scores after this round; null when its log does not contain them. */
export function scoresAfter({ kibo, carry }: RoundLog): readonly number[] | null {
  const end = kibo.at(-1);
  if (end?.type !== 'round_end') return null;
  if (isRecord(end.gold)) return Object.values(end.gold).map(Number);
  const before = isRecord(carry) ? carry.scores : null;
  if (!Array.isArray(before) || !Array.isArray(end.points)) return null;
  const { points } = end;
  return before.map((score, seat) => Number(score) + Number(points[seat]));
}

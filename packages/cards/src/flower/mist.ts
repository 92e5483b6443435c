import { path } from '../drawing/shape.ts';
import { INK } from '../ink.ts';

/** The stepped band behind every animal. */
export function mist(top: number, rising: 'left' | 'right' = 'left'): string {
  const [edge, high, step, low, far] = rising === 'left' ? [0, 48, 57, 66, 100] : [100, 52, 43, 34, 0];
  const [back, turn, foot] = rising === 'left' ? [40, 31, 22] : [60, 69, 78];
  const upper = `M${edge} ${top}H${high}Q${step} ${top} ${step} ${top + 8}T${low} ${top + 16}H${far}`;
  const lower = `V${top + 40}H${back}Q${turn} ${top + 40} ${turn} ${top + 32}T${foot} ${top + 24}H${edge}Z`;
  return path(upper + lower, INK.mist);
}

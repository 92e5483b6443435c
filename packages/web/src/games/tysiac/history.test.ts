import { describe, expect, it } from 'vitest';
import { handRows, noted, type Totals } from './history.ts';

const after = (...totals: Totals[]): readonly Totals[] =>
  totals.reduce<readonly Totals[]>((known, news) => noted(known, news), []);

describe('what each hand gave', () => {
  it('is the difference between totals that follow one another', () => {
    const known = after({ round: 1, scores: [0, 0] }, { round: 2, scores: [120, 30] }, { round: 3, scores: [20, 60] });
    expect(handRows(known)).toEqual([
      { round: 1, points: [120, 30] },
      { round: 2, points: [-100, 30] },
    ]);
  });

  it('is told once, at the end of the hand and again when the next is dealt', () => {
    const known = after({ round: 1, scores: [0, 0] }, { round: 2, scores: [120, 30] });
    expect(noted(known, { round: 2, scores: [120, 30] })).toBe(known);
  });

  it('is nothing for a deal that was thrown in: the same hand is dealt again', () => {
    const known = after({ round: 1, scores: [0, 0] }, { round: 2, scores: [0, 0] }, { round: 1, scores: [0, 0] });
    expect(handRows(known)).toEqual([]);
  });

  it('begins where the page came in', () => {
    expect(handRows(after({ round: 5, scores: [400, 300] }))).toEqual([]);
  });
});

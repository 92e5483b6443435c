import { describe, expect, it } from 'vitest';
import { legalIn } from './legal.ts';

const places = [
  { seat: 0, slot: 0 },
  { seat: 0, slot: 1 },
  { seat: 3, slot: 2 },
];
const command = 'GameAct';
const SKIP = { command, action: { type: 'resolveSpecialAbility', skip: true } } as const;

describe('what one may do', () => {
  it('is what is listed', () => {
    expect(legalIn({ your_turn: true, legal: [SKIP] })).toEqual([SKIP.action]);
  });

  it('is also every swap of two positions where the swaps are not listed', () => {
    const swaps = legalIn({ your_turn: true, legal: [SKIP], swap_any_two: places }).slice(1);
    expect(swaps.map(({ swap }) => swap)).toEqual([
      [places[0], places[1]],
      [places[0], places[2]],
      [places[1], places[2]],
    ]);
  });

  it('names no swap twice', () => {
    const swap = { command, action: { type: 'resolveSpecialAbility', swap: places.slice(0, 2) } } as const;
    expect(legalIn({ your_turn: true, legal: [SKIP, swap], swap_any_two: places.slice(0, 2) })).toHaveLength(2);
  });
});

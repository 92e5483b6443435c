import { type Card, NONE } from '@madang/engine';
import { koikoi, play, type Round } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { SparseRows } from '../kernels/index.ts';
import { slotsOf } from './slots.ts';
import { Splits } from './splits.ts';

const rules = koikoi.configure();
const HANDS = [20, 24, 28, 32, 36, 40, 2, 3, 6, 7, 10, 11, 14, 15, 17];
const FIELD = [0, 1, 4, 5, 8, 9, 12, 13];

/** The dealer lays one card from its hand on the field and flips another; neither finds a match. */
function afterFirstTurn(played: Card, flipped: Card): Round {
  const first = [played, ...HANDS, ...FIELD, flipped];
  const deck = [...first, ...koikoi.pack(rules, 2).filter((card) => !first.includes(card))];
  const carry = { scores: [0, 0], dealer: 0, result: null };
  const round = koikoi.deal(deck, { rules, seats: 2, number: 1, carry });
  koikoi.step(round, 0, play(played, NONE));
  return round;
}

function inputsOf(round: Round): Set<number> {
  const row = new SparseRows();
  slotsOf(rules, 2).position(round, 1, row);
  return new Set(row.indices.subarray(0, row.size));
}

describe('the inputs of Koi-Koi', () => {
  it('tell a card that the other left lying from one that was flipped', () => {
    const [pine, paulownia] = [16, 44];
    const one = inputsOf(afterFirstTurn(pine, paulownia));
    const two = inputsOf(afterFirstTurn(paulownia, pine));
    // The card that was given, and its month.
    expect(one.difference(two).size).toBe(2);
    expect(two.difference(one).size).toBe(2);
  });
});

describe('splits', () => {
  it('have a number for each way to lay up to three cards at four places', () => {
    const splits = new Splits(4, 3);
    const numbers = new Set<number>();
    for (let key = 0; key < 4 ** 4; key++) {
      const [a, b, c, d] = [key >> 6, (key >> 4) & 3, (key >> 2) & 3, key & 3];
      if (a + b + c + d <= 3) numbers.add(splits.ofFour(a, b, c, d));
    }
    expect([...numbers].toSorted((x, y) => x - y)).toEqual(Array.from({ length: splits.count }, (_, i) => i));
    expect(splits.count).toBe(35);
  });
});

import { describe, expect, it } from 'vitest';
import { CardSet } from './cards.ts';
import { Table } from './table.ts';

const table = (): Table => Table.of([CardSet.of(0, 1, 30), CardSet.of(40), CardSet.EMPTY]);

describe('a table', () => {
  it('moves a card from where it lies', () => {
    const moved = table();
    moved.move(30, 0, 2);
    expect([0, 1, 2].map((zone) => moved.at(zone).toArray())).toEqual([[0, 1], [40], [30]]);
  });

  it('does not move a card from where it is not', () => {
    expect(() => table().move(40, 0, 2)).toThrow('cards 40 are not in zone 0');
    expect(() => table().moveAll(CardSet.of(0, 40), 0, 2)).toThrow('cards 40 are not in zone 0');
  });

  it('has no card in two zones', () => {
    expect(() => Table.of([CardSet.of(1), CardSet.of(1)])).toThrow('cards 1 are in two zones');
  });

  it('is copied whole', () => {
    const [original, copy] = [table(), table().clone()];
    copy.move(0, 0, 1);
    expect(original.has(0, 0)).toBe(true);
    expect(copy.has(1, 0)).toBe(true);
    expect(copy.hash(1)).not.toBe(original.hash(1));
  });

  it('takes other faces, zone by zone', () => {
    const faces = Array.from({ length: 56 }, (_, card) => (card === 0 ? 40 : card === 40 ? 0 : card));
    const relabelled = table().relabel(faces, CardSet.of(0, 40));
    expect([0, 1].map((zone) => relabelled.at(zone).toArray())).toEqual([[1, 30, 40], [0]]);
  });
});

import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('the positions A to F (docs/rules/matgo.md 84)', () => {
  const after = (table: string, card: string, flip: string) => {
    const hands = [`${card} 0311 0331`, '1211 1221'];
    const p = position('house', { hands, table, stock: flip, captured: ['', '0141 0142'], turnNo: 1 }).plays(card);
    const { jjob, ppuk, ttak } = p.round.tallies[0];
    const counts = { jjob, ppuk, ttak, ddadak: p.count('ddadak'), stole: p.count('stole'), gold: p.count('gold') * 3 };
    return { took: p.pile(0), table: p.table, ...counts };
  };
  const nothing = { jjob: 0, ppuk: 0, ttak: 0, ddadak: 0, stole: 0, gold: 0 };

  it('A', () => {
    expect(after('0531 0811', '0521', '0541')).toEqual({
      ...{ ...nothing, took: '0141 0521 0531', table: '0541 0811', jjob: 1, stole: 1 },
    });
  });
  it('C', () => {
    expect(after('0541 0542 0811', '0521', '0531')).toEqual({
      ...{ ...nothing, took: '0141 0521 0531 0541 0542', table: '0811', ddadak: 1, stole: 1 },
    });
  });
  it('D', () => {
    expect(after('0541 0542 0811', '0221', '0531')).toEqual({
      ...{ ...nothing, took: '0531 0541', table: '0221 0542 0811', ppuk: 1, gold: 3 },
    });
  });
  it('B', () => {
    expect(after('0811', '0521', '0531')).toEqual({ ...nothing, took: '0521 0531', table: '0811' });
  });
  it('E', () => {
    expect(after('0521 0541 0542 0811', '0221', '0531')).toEqual({
      ...{ ...nothing, took: '0521 0531 0541 0542', table: '0221 0811', ttak: 1, ppuk: 1, gold: 3 },
    });
  });
  it('F', () => {
    expect(after('0521 0541 0542 0811', '0531', '1041')).toEqual({
      ...{ ...nothing, took: '0521 0531 0541 0542', table: '0811 1041', ttak: 1 },
    });
  });
});

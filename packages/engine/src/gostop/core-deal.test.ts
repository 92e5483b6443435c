import { describe, expect, it } from 'vitest';
import { dealt } from './position.ts';

// What the deal of `kr-gostop-core-v1` itself may bring (docs/rules/gostop.md 2, 18, 19).

describe('the deal', () => {
  it('총통: four of a month in the dealt hand win 10, or play on', () => {
    const hands = [
      '0111 0131 0141 0142 0221 0331 0421 0521 0621 0721',
      '0241 0341 0441 0541 0641 0741 0811 0841 0921 0941',
    ];
    const table = '1021 1031 1041 1111 1141 1142 1211 1221';
    const ended = dealt('core', { hands, table, carry: { multiplier: 2 } }).president(false);
    expect(ended.claims).toEqual(['1→0: (president 10) × nagari 2 = 20']);
    const held = dealt('core', { hands, table }).president(true);
    expect([held.round.stage, held.round.seat]).toEqual(['play', 0]);
  });

  it('총통: two quads in one hand are one choice', () => {
    const hands = [
      '0111 0131 0141 0142 0221 0231 0241 0242 0621 0721',
      '0311 0341 0441 0541 0641 0741 0811 0841 0921 0941',
    ];
    const p = dealt('core', { hands, table: '1021 1031 1041 1111 1141 1142 1211 1221' });
    expect(p.round.shown.size).toBe(8);
    p.president(true);
    expect([p.round.stage, p.count('president')]).toEqual(['play', 1]);
  });

  it('총통: asked in turn order from the starter, who then begins', () => {
    const hands = [
      '0111 0131 0141 0142 0331 0421 0521',
      '0621 0631 0641 0642 0341 0441 0541',
      '0221 0231 0241 0242 0342 0442 0542',
    ];
    const p = dealt('three', { hands, table: '1021 1031 1041 1111 1141 1142', carry: { starter: 1 } });
    const asked: number[] = [];
    for (; p.round.stage === 'president'; p.president(true)) asked.push(p.round.asked);
    expect([asked, p.round.seat]).toEqual([[1, 2, 0], 1]);
    expect([p.count('president'), p.count('president_shown')]).toEqual([3, 2]); // the first is told with the deal
  });

  it('three players: the bonus pack is two 쌍피 and a 삼피; bonus cards of the deal are captured and replaced', () => {
    const rules = { bonusCards: 3 };
    const hands = [
      'bonus-2a 0131 0141 0221 0331 0421 0521',
      'bonus-3 0631 0641 0241 0341 0441 0541',
      '0111 0231 0242 0311 0342 0442 0542',
    ];
    const p = dealt('three', { rules, hands, table: 'bonus-2b 1031 1041 1111 1141 1142', stock: '0811 0821 0841' });
    expect(p.round.deck).toHaveLength(51);
    expect([p.pile(0), p.pile(1), p.pile(2)]).toEqual(['bonus-2a bonus-2b', 'bonus-3', '']);
    expect(p.hand(0).split(' ')).toHaveLength(7);
    expect([p.round.deck.length - p.round.drawn, p.table.split(' ').length]).toEqual([21, 6]);
  });

  it('four of a month on the opening table: dealt again, and nothing doubles', () => {
    const hands = [
      '0111 0131 0141 0221 0331 0421 0521 0621 0721 0821',
      '0241 0341 0441 0541 0641 0741 0811 0841 0921 0941',
    ];
    const p = dealt('core', { hands, table: '1021 1031 1041 1042 1141 1142 1211 1221' });
    expect(p.outcome).toMatchObject({ reason: 'FIELD_PRESIDENT', void: true });
    expect(p.carry).toMatchObject({ multiplier: 1, result: null });
  });
});

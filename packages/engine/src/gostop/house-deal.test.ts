import { describe, expect, it } from 'vitest';
import { dealt, position, setupOf } from './position.ts';

// docs/rules/matgo.md 1 to 12: a title begins with the number of its decision.

const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541'; // nine plain junk cards

describe('the deal', () => {
  it('1. bonus cards: one 쌍피, one 삼피, 50 cards', () => {
    const { rules } = setupOf('house', {});
    const { game } = dealt('house', {});
    const pack = game.pack(rules, 2).map((card) => game.cardIds[card]);
    expect(pack).toHaveLength(50);
    expect(pack.slice(48)).toEqual(['bonus-2a', 'bonus-3']);
    const { round } = position('house', { captured: ['bonus-2a bonus-3 0141'] });
    expect(round.score(0)).toBe(0);
    expect(position('house', { captured: ['bonus-2a bonus-3 1141 1241 0141'] }).round.score(0)).toBe(1); // 2+3+2+2+1
  });

  it('2. deals 10, 10 and 8; the stock has 22', () => {
    const { round } = dealt('house', {});
    expect([round.hand(0).size, round.hand(1).size, round.layout()[1].length]).toEqual([10, 10, 8]);
    expect(round.deck.length - round.drawn).toBe(22);
  });

  const first = (one: string, two: string) => [
    `${one} 0141 0241 0341 0441 0541 0641 0741 0841 0941`,
    `${two} 0142 0242 0342 0442 0542 0642 0742 0842 0942`,
  ];
  it.each([
    [12, '0111', '0311', 1],
    [12, '1211', '0311', 0],
    [6, '0111', '0311', 1],
    [17, '0111', '0311', 1],
    [18, '0111', '0311', 0],
    [5, '0111', '0311', 0],
    [23, '1211', '0311', 1],
  ])('3. 밤일낮장: at %i:00 with %s against %s seat %i begins', (hour, one, two, starter) => {
    const table = '1021 1031 1041 1111 1141 1142 0521 0531';
    const { round } = dealt('house', { hands: first(one, two), table, carry: { hour, lots: [1, 0] } });
    expect(round.starter).toBe(starter);
    expect(round.seat).toBe(starter);
  });

  it('3. 밤일낮장: a tie is drawn from the seed, and a bonus card is skipped over', () => {
    const table = '1021 1031 1041 1111 1141 1142 0521 0531';
    const tie = (lots: readonly number[]) =>
      dealt('house', { hands: first('0111', '0131'), table, carry: { lots } }).round.starter;
    expect([tie([0, 1]), tie([1, 0])]).toEqual([0, 1]);
    const [, other] = first('0111', '0311');
    const hands = ['bonus-2a 0141 0241 0341 0441 0541 0641 0741 0841 0941', other];
    expect(dealt('house', { hands, table, carry: { lots: [0, 1], hour: 0 } }).round.starter).toBe(0);
  });

  it('3. the hour is a recorded input, noon by default, and refused when it is not an hour', () => {
    const { game } = dealt('house', {});
    const { rules } = setupOf('house', {});
    const opening = (inputs: Record<string, number>) =>
      game.opening({ rules, seats: 2, inputs, random: { next: () => 0, below: () => 0 } });
    expect(opening({ hour: 3 }).hour).toBe(3);
    expect(opening({}).hour).toBe(12);
    expect(() => opening({ hour: 24 })).toThrow(/hour/);
  });

  it('4. the winner starts the next round; after a 나가리 the starter stays', () => {
    const won = position('house', { hands: ['0111', '0221'], seat: 1, carry: { starter: 0 } });
    won.round.ending = { reason: 'STOPPED', winner: 1, resigned: null };
    expect(won.carry.starter).toBe(1);
    won.round.ending = { reason: 'NAGARI_TIE', winner: null, resigned: null };
    expect(won.carry.starter).toBe(0);
  });

  it('5. bonus cards in the dealt hand are captured and refilled, without a steal', () => {
    const hands = [
      'bonus-2a 0111 0141 0241 0341 0441 0541 0641 0741 0841',
      '0131 0142 0242 0342 0442 0542 0642 0742 0842 0942',
    ];
    const table = '1021 1031 1041 1111 1141 1142 0521 0531';
    const p = dealt('house', { hands, table, stock: 'bonus-3 1211' });
    expect(p.hand(0).split(' ')).toHaveLength(10);
    expect(p.hand(0)).toContain('1211');
    expect(p.pile(0)).toBe('bonus-2a bonus-3');
    expect(p.round.deck.length - p.round.drawn).toBe(20);
  });

  it('6. bonus cards on the dealt table go to the starter, refilled to 8, without a steal', () => {
    const hands = [
      '0111 0141 0241 0341 0441 0541 0641 0741 0841 0941',
      '0131 0142 0242 0342 0442 0542 0642 0742 0842 0942',
    ];
    const table = 'bonus-2a bonus-3 1021 1031 1041 1111 1141 1142';
    const p = dealt('house', { hands, table, stock: '0521 0531', carry: { starter: 1 } });
    expect(p.pile(1)).toBe('bonus-2a bonus-3');
    expect(p.table.split(' ')).toHaveLength(8);
    expect(p.table).toContain('0521 0531');
  });
});

describe('대통령 and 나가리', () => {
  const QUAD = '0111 0131 0141 0142 0241 0341 0441 0541 0641 0741';
  const PLAIN = '0221 0242 0342 0442 0542 0642 0742 0821 0842 0942';
  const TABLE = '1021 1031 1041 1111 1141 1142 0521 0531';

  it('7. 대통령 in hand forces the choice at the own first turn, and entering it shows the four to all', () => {
    const p = dealt('house', { hands: [PLAIN, QUAD], table: TABLE, stock: '0931' });
    expect(p.round.stage).toBe('play');
    expect(p.round.hidden(0)).toHaveLength(10 + 22);
    p.plays('0942');
    expect(p.round.snapshot(0)).toMatchObject({
      phase: 'president-choice',
      requiredFollowUpAction: { player: '1', type: 'DECLARE_PRESIDENT' },
    });
    expect(p.round.snapshot('table')).toMatchObject({
      hands: { 1: ['0111', '0131', '0141', '0142', '?', '?', '?', '?', '?', '?'] },
    });
    expect(p.legalTypes).toEqual(['DECLARE_PRESIDENT']);
    expect(p.count('president_shown')).toBe(1);
  });

  it('7. with two presidents the starter decides first, the other at its own first turn', () => {
    const mine = '0111 0131 0141 0142 0931 0341 0441 0541 0641 0741';
    const yours = '0221 0231 0241 0242 0342 0442 0542 0642 0742 0842';
    const hands = [mine, yours];
    const p = dealt('house', { hands, table: TABLE, stock: '1211' });
    expect([p.round.stage, p.round.seat]).toEqual(['president', 0]);
    p.president(true).plays('0931');
    expect([p.round.stage, p.round.seat]).toEqual(['president', 1]);
    expect(p.president(true).count('president')).toBe(2); // one for each, whenever it was shown
  });

  it('8. 10점 종료 wins 10 × carry at once', () => {
    const p = dealt('house', { hands: [QUAD, PLAIN], table: TABLE, carry: { multiplier: 4 } }).president(false);
    expect(p.claims).toEqual(['1→0: (president 10) × nagari 4 × gold 100 = 4000']);
    expect(p.outcome.reason).toBe('PRESIDENT');
  });

  it('9. 들고치기: winning with a shake or a bomb multiplies by 4', () => {
    const captured = [`${PI} 0641 0642 0741 0742 0841 0842 0941`, '0111'];
    const paid = (tally: object) =>
      position('house', { captured, hands: ['0131', '0231'], tallies: [{ holds: true, ...tally }] }).payout;
    expect(paid({})).toBe(7 * 2 * 100); // 피박
    expect(paid({ shakes: 1 })).toBe(7 * 2 * 2 * 4 * 100);
    expect(paid({ bombs: 1 })).toBe(7 * 2 * 2 * 4 * 100);
    expect(paid({ holds: false, shakes: 1 })).toBe(7 * 2 * 2 * 100);
  });

  it('10. president chain: the held month played with three left, in a turn that captures, is a shake, a bomb and a steal', () => {
    const captured = ['', '0941'];
    const layout = {
      hands: [QUAD, PLAIN],
      table: '1021 0521',
      captured,
      turnNo: 1,
      tallies: [{ president: 1, holds: true }],
    };
    const chained = position('house', { ...layout, stock: '1041' }).plays('0111');
    expect(chained.round.tallies[0]).toMatchObject({ shakes: 1, bombs: 1 });
    expect(chained.pile(0)).toBe('0941 1021 1041');
    expect(chained.round.snapshot()).toMatchObject({
      stackEvents: [{ type: 'shake', month: 1 }, { type: 'bomb', month: 1 }, { type: 'steal' }],
    });
    const missed = position('house', { ...layout, stock: '1111' }).plays('0111');
    expect(missed.round.tallies[0]).toMatchObject({ shakes: 0, bombs: 0 });
    expect(missed.pile(0)).toBe('');
  });

  it('10. the chain counts beside an earlier shake of that month', () => {
    const layout = { hands: [QUAD, PLAIN], table: '1021 0521', stock: '1041', captured: ['', '0941'], turnNo: 1 };
    const p = position('house', { ...layout, tallies: [{ president: 1, holds: true }] });
    p.declares('SHAKE', 1).plays('0111');
    expect(p.round.tallies[0]).toMatchObject({ shakes: 2, bombs: 1 });
  });

  it('10. 쿵 is no capture for the chain', () => {
    const hands = ['0111 0131 0141 0142 0811 0841 0842 0441', '0241 0342 0442 0542'];
    const layout = { hands, table: '0821 0521', stock: '1111', turnNo: 1, tallies: [{ president: 1, holds: true }] };
    const p = position('house', layout).declares('KUNG', 8).plays('0111');
    expect([p.count('chained'), p.round.tallies[0].bombs]).toEqual([0, 0]);
  });

  it('11. 바닥 대통령: four of a month on the dealt table void the deal, and the next counts ×2, cumulative', () => {
    const hands = [PLAIN, '0111 0131 0141 0341 0441 0541 0641 0741 0841 0941'];
    const table = '1021 1031 1041 1042 1141 1142 0521 0531';
    const p = dealt('house', { hands, table, carry: { multiplier: 2, starter: 1 } });
    expect(p.outcome).toMatchObject({ reason: 'FIELD_PRESIDENT', void: true, points: [0, 0] });
    expect(p.carry).toMatchObject({ multiplier: 4, starter: 1, result: null });
  });

  it('11. the table is looked at after its bonus cards are refilled', () => {
    const hands = [PLAIN, '0111 0131 0141 0341 0441 0541 0641 0741 0841 0941'];
    const table = '1021 1031 1041 bonus-2a 1141 1142 0521 0531';
    expect(dealt('house', { hands, table, stock: '1042' }).outcome.reason).toBe('FIELD_PRESIDENT');
  });

  it.each([
    ['a tie', { captured: ['0131 0231 0331', '0631 0931 1031'] }, 'NAGARI_TIE'],
    ['nobody scored', { captured: ['0111', '0311'] }, 'NAGARI_NO_SCORE'],
    [
      'a go without a rise, the opponent under 7',
      { captured: [`${PI} 0641`, '0131'], tallies: [{ goCount: 1, lastGoBase: 7 }] },
      'NAGARI_GO_FAILED',
    ],
  ])('12. 나가리: %s; no winner, the next round ×2', (_, layout, reason) => {
    const p = position('house', {
      hands: ['', '1211'],
      seat: 1,
      table: '0821',
      stock: '1041',
      carry: { multiplier: 4 },
      ...layout,
    });
    p.plays('1211');
    expect(p.outcome).toMatchObject({ reason, winners: [], points: [0, 0] });
    expect(p.carry.multiplier).toBe(8);
  });

  it('12. a go with a rise is no failure, also a rise off turn: 국진 turned 열 by a void steal', () => {
    const captured = ['0221 0421 0821 0131 0231 0331 0521 0921', '']; // 고도리 5, 홍단 3; with 국진 five animals
    const layout = {
      hands: ['', '1021'],
      seat: 1,
      table: '1031 0631',
      stock: '0641',
      captured,
      cup: 'ssangpi',
    } as const;
    const tallies = [{ goCount: 1, lastGoBase: 8 }, { ppukOpen: true }];
    const p = position('house', { ...layout, tallies }).plays('1021');
    expect([p.count('steal_void'), p.round.score(0)]).toEqual([1, 9]);
    expect(p.outcome).toMatchObject({ reason: 'EXHAUSTED', winners: [0] });
  });
});

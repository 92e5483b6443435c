import { describe, expect, it } from 'vitest';
import { dealt, position, setupOf, type TableName } from './position.ts';
import { goFactor } from './scoring.ts';

const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541'; // nine plain junk cards
const RICH = '1141 1241 1041 1042 1142 1143'; // junk worth 8

/** What the first seat's claims are when it stops with these piles. */
const stopped = (name: TableName, captured: readonly string[], tallies: readonly object[] = [], multiplier = 1) => {
  const p = position(name, { captured, tallies, cup: 'yeol', carry: { multiplier } });
  p.round.stage = 'decision';
  return p.stops().claims;
};

describe('points and factors (docs/rules/gostop.md 25 to 29)', () => {
  const { rules } = setupOf('core', {});

  it('go: +1 each, from the third the total doubles per go', () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => goFactor(rules, count))).toEqual([1, 1, 1, 2, 4, 8]);
    const paid = (captured: string, goCount: number) => stopped('core', [captured, `1111 ${RICH}`], [{ goCount }]);
    expect(paid('0221 0421 0821 0521 0621 0131 0231 0331 0431 0631', 3)).toEqual([
      '1→0: (YEOL 1, TTI 1, GODORI 5, HONGDAN 3, go 3) × go 2 = 26',
    ]);
    expect(paid('0111 0311 0811 1211 0131 0231 0331 0431 0531 0731', 5)).toEqual([
      '1→0: (SAGWANG 4, TTI 2, HONGDAN 3, CHODAN 3, go 5) × go 8 = 136',
    ]);
    expect(paid('0111 0311 0811 1211', 3)).toEqual(['1→0: (SAGWANG 4, go 3) × go 2 = 14']);
  });

  it('shake, bomb, 피박, 광박, 고박 and one 나가리 together: ×64', () => {
    const captured = [`0111 0311 0811 ${PI} 0641 0642 0741 0742`, '1041'];
    const tallies = [{ shakes: 1, bombs: 1 }, { goCount: 1 }];
    expect(stopped('core', captured, tallies, 2)).toEqual([
      '1→0: (SAMGWANG 3, PI 4) × shake 2 × bomb 2 × gwangbak 2 × pibak 2 × gobak 2 × nagari 2 = 448',
    ]);
    expect(448).toBe(7 * 64);
  });

  it('피박: 1 to 7 for two, 1 to 5 for three, and none for a loser without junk', () => {
    const SEVEN = `${PI} 0641 0642 0741 0742 0841 0842 0941`;
    const isBak = (name: TableName, junk: string) => stopped(name, [SEVEN, junk])[0].includes('pibak');
    const core = ['', '1041', '1141 1241 1041 1042 1142', RICH].map((junk) => isBak('core', junk)); // 0, 1, 7, 8
    expect(core).toEqual([false, true, true, false]);
    const three = ['', '1041', '1141 1241 1041', '1141 1241 1041 1042'].map((junk) => isBak('three', junk)); // 0, 1, 5, 6
    expect(three).toEqual([false, true, true, false]);
  });

  it('광박: the loser has no bright and the winner scored brights', () => {
    expect(stopped('core', ['0111 0311 0811', RICH])).toEqual(['1→0: (SAMGWANG 3) × gwangbak 2 = 6']);
    expect(stopped('core', ['0111 0311 0811', '1211'])).toEqual(['1→0: (SAMGWANG 3) = 3']);
  });

  it('멍따: seven animals double, whatever the loser has', () => {
    const animals = '0421 0521 0621 0721 0921 1021 1221';
    expect(stopped('core', [animals, '0221'])).toEqual(['1→0: (YEOL 3) × mongbak 2 = 6']);
  });

  it('(base 7: 홍단 3, 피 4 + go 2) × 흔들기 2 × 피박 2 = 36', () => {
    const captured = [`0131 0231 0331 ${PI} 0641 0642 0741 0742`, '1041'];
    expect(stopped('core', captured, [{ goCount: 2, shakes: 1 }])).toEqual([
      '1→0: (HONGDAN 3, PI 4, go 2) × shake 2 × pibak 2 = 36',
    ]);
  });
});

describe('three players', () => {
  it('each loser pays with the multipliers that apply to it', () => {
    const claims = stopped('three', ['0111 0311 0811', '1211', RICH]);
    expect(claims).toEqual(['1→0: (SAMGWANG 3) = 3', '2→0: (SAMGWANG 3) × gwangbak 2 = 6']);
  });

  it("독박: the last loser who had called go pays the other's share too, with the other's multipliers", () => {
    const called = [{}, { goCount: 1, lastGoTurn: 4 }, { goCount: 1, lastGoTurn: 8 }];
    expect(stopped('three', ['0111 0311 0811', RICH, '1211'], called)).toEqual([
      '2→0: (SAMGWANG 3) × gwangbak 2 × dokbak 1 = 6',
      '2→0: (SAMGWANG 3) = 3',
    ]);
    expect(stopped('three', ['0131 0231 0331', '', ''], [{}, { goCount: 1, lastGoTurn: 4 }, {}])).toEqual([
      '1→0: (HONGDAN 3) = 3',
      '1→0: (HONGDAN 3) × dokbak 1 = 3',
    ]);
  });

  it('every steal takes from each opponent', () => {
    const captured = ['', '0341 0342', '0441 0442'];
    const p = position('three', { hands: ['0111 0221', '1211', '1221'], table: '0811', stock: '0131', captured });
    expect(p.plays('0111').pile(0)).toBe('0111 0131 0341 0441');
  });

  it('자뻑 steals one from each', () => {
    const hands = ['0111 0142 0221', '1211 0331', '1221 0531'];
    const captured = ['', '0341 0342', '0441 0442'];
    const p = position('three', { hands, table: '0131', stock: '0141 1021 1111 0921', captured });
    p.plays('0111', '1211', '1221', '0142');
    expect(p.count('stole')).toBe(2);
  });

  it('총통 in a dealt hand wins 5 from each', () => {
    const hands = [
      '0141 0241 0341 0441 0541 0641 0741',
      '0142 0242 0342 0442 0542 0642 0742',
      '0811 0821 0841 0842 0111 0221 0311',
    ];
    const p = dealt('three', { hands, table: '1021 1031 1041 1111 1141 1142' }).president(false);
    expect([p.outcome.reason, p.outcome.points]).toEqual(['PRESIDENT', [-5, -5, 10]]);
  });

  it('3뻑 wins 3 from each', () => {
    const p = position('three', {
      hands: ['0111 0221', '1211', '1221'],
      table: '0131',
      stock: '0141',
      tallies: [{ ppuk: 2 }],
    });
    expect(p.plays('0111').outcome.points).toEqual([6, -3, -3]);
  });

  it('the threshold is 3', () => {
    const layout = { hands: ['0331 0111', '1211', '1221'], table: '0341 0821', stock: '1041', captured: ['0131 0231'] };
    expect(position('three', layout).plays('0331').round.stage).toBe('decision');
  });

  it('turns go round in ascending order', () => {
    const p = position('three', {
      hands: ['0111 0221', '0311 0421', '0521 0621'],
      table: '1211',
      stock: '1041 1111 0821',
    });
    p.plays('0111', '0311', '0521');
    expect(p.round.seat).toBe(0);
  });
});

describe('RESIGN', () => {
  it('two players: the opponent wins its score, and the threshold at least, with its multipliers', () => {
    const poor = position('core', { captured: ['', '0131 0231 0331'], carry: { multiplier: 2 } }).does({
      type: 'RESIGN',
    });
    expect(poor.claims).toEqual(['0→1: (resigned 7) × nagari 2 = 14']);
    const captured = ['0141', '0131 0231 0331 0221 0421 0821'];
    const rich = position('core', { captured, tallies: [{ goCount: 1 }, { goCount: 1, shakes: 1 }] });
    rich.does({ type: 'RESIGN' });
    expect(rich.claims).toEqual(['0→1: (GODORI 5, HONGDAN 3, go 1) × shake 2 × gobak 2 = 36']);
    expect(rich.carry.result).toEqual({ winners: [1], reason: 'resigned' });
  });

  it('three players: both opponents are paid that way', () => {
    const p = position('three', { captured: ['', '0131 0231 0331 0221 0421 0821', '0111 0311 0811'] });
    p.does({ type: 'RESIGN' }, 0);
    expect(p.claims).toEqual(['0→1: (GODORI 5, HONGDAN 3) = 8', '0→2: (SAMGWANG 3) × gwangbak 2 = 6']);
    expect(p.carry.result?.winners).toEqual([1]);
  });

  it('is possible off turn', () => {
    expect(position('core', {}).does({ type: 'RESIGN' }, 1).outcome.winners).toEqual([0]);
  });
});

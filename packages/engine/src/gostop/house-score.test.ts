import { describe, expect, it } from 'vitest';
import { position, setupOf } from './position.ts';
import { goFactor } from './scoring.ts';

// docs/rules/matgo.md 30 to 33 and 41 to 66: a title begins with the number of its decision.

const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541'; // nine plain junk cards

describe('gold', () => {
  const WON = { captured: [`${PI} 0641 0642 0741 0742 0841 0842 0941`, '1141 1241 1041 1042 1142 1143'] }; // 7 against 8
  const over = (scores: readonly number[]) => {
    const p = position('house', { ...WON, hands: ['0111', '0311'], carry: { scores } });
    p.round.stage = 'decision';
    return p.stops();
  };

  it('30. everybody starts with 1,000,000', () => {
    expect(setupOf('house', {}).carry.scores).toEqual([1_000_000, 1_000_000]);
  });

  it('31. the winner gets the final score × 100', () => {
    expect(over([1_000_000, 1_000_000]).carry.scores).toEqual([1_000_700, 999_300]);
  });

  it('32. the loser pays what it has, never below 0; 33. at 0 it starts again with 1,000,000, recorded as an event', () => {
    const p = over([1_999_800, 200]);
    expect(p.claims).toEqual(['1→0: (PI 7) × gold 100 = 200', 'bank→1: (refill 1000000) = 1000000']);
    expect(p.carry.scores).toEqual([2_000_000, 1_000_000]);
    expect(p.events).toContainEqual({ type: 'refilled', seat: 1, amount: 1_000_000 });
  });

  it('33. also when a 뻑 takes the last gold', () => {
    const p = position('house', {
      hands: ['0221 0521', '1211 1221'],
      table: '0541 0542 0811',
      stock: '0531',
      turnNo: 1,
      carry: { scores: [1_999_998, 2] },
    }).plays('0221');
    expect(p.events).toContainEqual({ type: 'gold', seat: 0, from: 1, amount: 2, why: 'first_ppuk' });
    expect(p.events).toContainEqual({ type: 'refilled', seat: 1, amount: 1_000_000 });
    expect(p.round.snapshot()).toMatchObject({ totals: { 0: 2_000_000, 1: 1_000_000 } });
  });
});

describe('the score', () => {
  const score = (captured: string, tally = {}) =>
    position('house', { captured: [captured], tallies: [tally] }).round.score(0);

  it('41. final = (base + go) × multipliers', () => {
    const captured = [`${PI} 0641 0642 0741 0742 0841 0842 0941`, '1141 1241 1041 1042 1142 1143'];
    expect(position('house', { captured, tallies: [{ goCount: 3, shakes: 1 }] }).payout).toBe((7 + 3) * 2 * 2 * 100);
  });

  it.each([
    ['42. 3광 without the rain bright', '0111 0311 0811', 3],
    ['42. 3광 with the rain bright', '0111 0311 1211', 2],
    ['42. 4광', '0111 0311 0811 1211', 4],
    ['42. 5광', '0111 0311 0811 1111 1211', 15],
    ['43. 4 animals', '0221 0521 0621 0721', 0],
    ['43. 5 animals', '0221 0521 0621 0721 1021', 1],
    ['43. 7 animals', '0221 0521 0621 0721 0821 1021 1221', 3],
    ['44. 5 ribbons', '0131 0231 0431 0531 0631', 1],
    ['44. 6 ribbons', '0131 0231 0431 0531 0631 1231', 2],
    ['45. junk 10', `${PI} 0542`, 1],
    ['45. junk 12 with a 쌍피', `${PI} 0542 1141`, 3],
    ['46. 홍단', '0131 0231 0331', 3],
    ['47. 청단', '0631 0931 1031', 3],
    ['48. 초단', '0431 0531 0731', 3],
    ['49. 고도리', '0221 0421 0821', 5],
  ])('%s', (_, captured, points) => {
    expect(score(captured)).toBe(points);
  });

  it('50. ttak, ppuk and jjob are worth 1 each, and count toward 7', () => {
    expect(score('', { ttak: 1, ppuk: 2, jjob: 3 })).toBe(6);
    const captured = ['0131 0231 0331', ''];
    const layout = { captured, hands: ['0521 0221', '1211 1221'], table: '0531 0811', stock: '0541' };
    expect(position('house', { ...layout, tallies: [{ ppuk: 2, jjob: 1 }] }).plays('0521').round.stage).toBe(
      'decision',
    );
  });

  it('51. go +1 each; 52. 3 go ×2, 4 go ×3, 5 go ×4', () => {
    const { rules } = setupOf('house', {});
    expect([1, 2, 3, 4, 5, 6].map((count) => goFactor(rules, count))).toEqual([1, 1, 2, 3, 4, 5]);
    const captured = [`${PI} 0641 0642 0741 0742 0841 0842 0941`, '1141 1241 1041 1042 1142 1143'];
    const paid = (goCount: number) => position('house', { captured, tallies: [{ goCount }] }).payout;
    expect([0, 1, 2, 3, 4].map(paid)).toEqual([700, 800, 900, 2000, 3300]);
  });

  const seven = (mine: string, yours: string, tally = {}) =>
    position('house', { captured: [mine, yours], tallies: [{}, tally], cup: 'yeol' }).payout / 100;
  const RICH = '1141 1241 1041 1042 1142 1143'; // junk 8

  it('53. 고박: the loser had called go: ×2, also at exhaustion', () => {
    expect(seven('0221 0421 0821 0131 0231 0331', RICH, { goCount: 1 })).toBe(8 * 2);
    const captured = [
      `${PI} 0641 0642 0741 0742 0841 0842 0941`,
      '0221 0421 0821 0131 0231 0331 1141 1142 1143 1241 1041 1042',
    ];
    const p = position('house', {
      ...{ hands: ['', '1211'], seat: 1, table: '0621', stock: '0721', captured },
      tallies: [
        { goCount: 1, lastGoBase: 7 },
        { goCount: 1, lastGoBase: 8 },
      ],
    }).plays('1211');
    expect(p.outcome.reason).toBe('EXHAUSTED');
    expect(p.claims).toEqual(['0→1: (GODORI 5, HONGDAN 3, go 1) × gobak 2 × gold 100 = 1800']);
  });

  it('54. 광박: the loser has no bright and the winner three or more', () => {
    expect(seven('0111 0311 0811', RICH)).toBe(3 * 2);
    expect(seven('0111 0311 0811', `${RICH} 1111`)).toBe(3);
  });

  it("55. 피박: the loser's junk is 7 or less, 0 included, and the winner scored junk", () => {
    expect(seven(`${PI} 0641`, '1141 1241 1041 1042 1142')).toBe(1 * 2);
    expect(seven(`${PI} 0641`, '')).toBe(1 * 2);
    expect(seven(`${PI} 0641`, RICH)).toBe(1);
    expect(seven('0131 0231 0331', '')).toBe(3);
  });

  it('56. 멍박: the loser has no animal and the winner seven or more', () => {
    const animals = '0421 0521 0621 0721 0921 1021 1221';
    expect(seven(animals, RICH)).toBe(3 * 2);
    expect(seven(animals, `${RICH} 0221`)).toBe(3);
  });

  it('54–56. each 박 multiplies by `bakMultipliers`', () => {
    const rules = { bakMultipliers: { gwang: 3, pi: 4, mongBak: 5 } };
    const captured = [`0111 0311 0811 ${PI} 0641 0421 0521 0621 0721 0921 1021 1221`, ''];
    expect(position('house', { rules, captured, cup: 'yeol' }).payout).toBe((3 + 1 + 3) * 3 * 4 * 5 * 100);
  });
});

describe('go and stop, and the end', () => {
  const SEVEN = '0131 0231 0331 0221 0421 0821'; // 홍단 3, 고도리 5
  const turn = { hands: ['0521 0621', '1211 1221'], table: '0531 1021', stock: '0311' };

  it('57. Go/Stop at 7 or more and above lastGoBase, compared without the go bonus', () => {
    const decides = (tally: object) =>
      position('house', { ...turn, captured: [SEVEN], tallies: [tally] }).plays('0521').round.stage === 'decision';
    expect(decides({})).toBe(true);
    expect(decides({ goCount: 1, lastGoBase: 7 })).toBe(true);
    expect(decides({ goCount: 1, lastGoBase: 8 })).toBe(false);
    expect(position('house', { ...turn, captured: ['0131 0231 0331'] }).plays('0521').round.stage).toBe('play');
  });

  it('57. go counts and raises lastGoBase, stop ends the round', () => {
    const p = position('house', { ...turn, captured: [SEVEN] })
      .plays('0521')
      .goes();
    expect(p.round.tallies[0]).toMatchObject({ goCount: 1, lastGoBase: 8 });
    expect(p.round.seat).toBe(1);
    expect(
      position('house', { ...turn, captured: [SEVEN] })
        .plays('0521')
        .stops().outcome.reason,
    ).toBe('STOPPED');
  });

  it('57. a threshold reached with the last card stops automatically', () => {
    const p = position('house', { ...turn, hands: ['0521', '1211 1221'], captured: [SEVEN] }).plays('0521');
    expect(p.outcome).toMatchObject({ reason: 'LAST_CARD', winners: [0] });
  });

  it('57. also after a bomb', () => {
    const layout = { table: '0542 1021', stock: '0311', captured: ['0131 0231 0331 0221 0421 0821'] };
    const p = position('house', { ...layout, hands: ['0521 0531 0541', '1211 1221'] }).declares('BOMB', 5);
    expect(p.outcome).toMatchObject({ reason: 'LAST_CARD', winners: [0] });
  });

  it('58. both hands empty ends it, whatever the stock holds: base scores are compared, then multipliers and carry', () => {
    const captured = ['0131 0231 0331', '0221 0421 0821'];
    const p = position('house', {
      hands: ['', '1211'],
      seat: 1,
      table: '0621',
      stock: '0721',
      captured,
      carry: { multiplier: 2 },
    });
    p.plays('1211');
    expect(p.round.deck.length - p.round.drawn).toBeGreaterThan(0);
    expect(p.claims).toEqual(['0→1: (GODORI 5) × nagari 2 × gold 100 = 1000']);
  });

  it('59. any two players: everybody acts through the same actions', () => {
    const p = position('house', turn);
    expect(p.game.actors(p.round)).toEqual([0]);
    expect(p.game.actors(p.plays('0521').round)).toEqual([1]);
  });

  it('64. goMinScore 7; ttak, ppuk, jjob 1; bak 2/2/2', () => {
    expect(setupOf('house', {}).rules).toMatchObject({
      goMinScore: 7,
      ...{ ttakBonus: 1, ppukBonus: 1, jjobBonus: 1 },
      bakMultipliers: { gwang: 2, pi: 2, mongBak: 2 },
    });
  });

  it('66. a match is a session of `rounds`, 10 by default', () => {
    expect(setupOf('house', {}).rules.rounds).toBe(10);
    const ends = (number: number) => {
      const p = position('house', { ...turn, captured: [SEVEN], number })
        .plays('0521')
        .stops();
      return p.carry.result !== null;
    };
    expect([ends(1), ends(9), ends(10)]).toEqual([false, false, true]);
  });

  it('RESIGN ends the session without gold for the running round', () => {
    const p = position('house', {
      ...turn,
      table: '0541 0542 0811',
      stock: '0531',
      turnNo: 1,
      hands: ['0221 0621', '1211'],
    });
    p.plays('0221').does({ type: 'RESIGN' }, 1);
    expect(p.outcome).toMatchObject({ reason: 'RESIGNED', winners: [0], points: [0, 0], claims: [] });
    expect(p.carry.result).toEqual({ winners: [0], reason: 'resigned' });
  });
});

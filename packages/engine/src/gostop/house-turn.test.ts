import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

// docs/rules/matgo.md 13 to 29 and 34 to 40: a title begins with the number of its decision.

const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541'; // nine plain junk cards

describe('the turn', () => {
  const TWO = ['0521 0221', '1211 1221'];

  it('13. a turn: play, match, flip, match', () => {
    const p = position('house', { hands: TWO, table: '0531 0811 0311', stock: '0821' }).plays('0521');
    expect(p.events.map(({ type }) => type)).toEqual(['played', 'flipped', 'captured', 'captured', 'turn']);
    expect(p.pile(0)).toBe('0521 0531 0811 0821');
    expect(p.round.seat).toBe(1);
  });

  it('14. 0 matches place, 1 match takes the pair', () => {
    const p = position('house', { hands: TWO, table: '0811 0311', stock: '0821' }).plays('0521');
    expect(p.table).toBe('0311 0521');
    expect(p.pile(0)).toBe('0811 0821');
  });

  it('15. 2 matches of different kinds ask; of the same kind the higher junk value, then the lower id', () => {
    const asks = position('house', { hands: TWO, table: '0531 0541', stock: '0811' }).plays('0521');
    expect(asks.round.stage).toBe('target');
    expect(asks.takes('0541').pile(0)).toBe('0521 0541');
    const same = position('house', { hands: TWO, table: '0541 0542', stock: '0811' }).plays('0521');
    expect(same.pile(0)).toBe('0521 0541');
    const double = position('house', { hands: ['1111 0221', TWO[1]], table: '1142 1141', stock: '0811' }).plays('1111');
    expect(double.pile(0)).toBe('1111 1141');
  });

  it('15. flips too', () => {
    const asks = position('house', { hands: TWO, table: '0811 0841', stock: '0842' }).plays('0521');
    expect(asks.round.stage).toBe('flipTarget');
    expect(asks.takes('0811').pile(0)).toBe('0811 0842');
    const same = position('house', { hands: TWO, table: '0841 0842', stock: '0811' }).plays('0521');
    expect(same.pile(0)).toBe('0811 0841');
  });

  it('16. 3 matches, from hand or flip: take all, ttak +1, no steal', () => {
    const captured = ['', '0141'];
    const table = '0531 0541 0542';
    const hand = position('house', { hands: TWO, table, stock: '0811', captured }).plays('0521');
    expect([hand.pile(0), hand.round.tallies[0].ttak, hand.pile(1)]).toEqual(['0521 0531 0541 0542', 1, '0141']);
    const flip = position('house', { hands: ['0221 0621', TWO[1]], table, stock: '0521', captured }).plays('0221');
    expect([flip.pile(0), flip.round.tallies[0].ttak, flip.pile(1)]).toEqual(['0521 0531 0541 0542', 1, '0141']);
  });

  it('17. 쪽: the flipped card lay down without a match and has the month of the card just played: +1, steal 1', () => {
    const p = position('house', { hands: TWO, table: '0531 0811', stock: '0541', captured: ['', '0141'] }).plays(
      '0521',
    );
    expect([p.pile(0), p.table]).toEqual(['0141 0521 0531', '0541 0811']); // position A
    expect([p.round.tallies[0].jjob, p.count('jjob'), p.count('stole')]).toEqual([1, 1, 1]);
  });

  it('18. 뻑: a flip resolved with 2 or more matches: +1, and it captures', () => {
    const p = position('house', { hands: TWO, table: '0541 0542 0811', stock: '0531' }).plays('0221');
    expect([p.pile(0), p.round.tallies[0].ppuk]).toEqual(['0531 0541', 1]);
  });

  it('19. a flipped bonus card is captured and the next is flipped; it steals 1', () => {
    const captured = ['', '0141 0142'];
    const p = position('house', { hands: TWO, table: '0811', stock: 'bonus-2a bonus-3 0311', captured }).plays('0521');
    expect([p.pile(0), p.pile(1)]).toEqual(['0141 0142 bonus-2a bonus-3', '']);
    expect(p.table).toBe('0311 0521 0811');
  });

  it('19. a bonus card stolen from the opponent does not steal again', () => {
    const captured = ['', 'bonus-2a bonus-3'];
    const p = position('house', { hands: TWO, table: '0531 0811', stock: '0541', captured }).plays('0521');
    expect([p.pile(0), p.pile(1)]).toEqual(['0521 0531 bonus-2a', 'bonus-3']);
  });

  it('20. 흔들기: 3 of a month in hand and none on the table; another card may be played; ×2 each', () => {
    const hands = ['0111 0131 0141 0311 0331 0341 0811', TWO[1]];
    const p = position('house', { hands, table: '1021', stock: '0921' });
    p.declares('SHAKE', 1).declares('SHAKE', 3);
    expect(p.refusal({ type: 'DECLARE_SHAKE', month: 1 })).toMatchObject({ code: 'NO_SHAKE' });
    p.plays('0811');
    expect(p.round.tallies[0].shakes).toBe(2);
    const captured = [`${PI} 0641 0642 0741 0742 0841 0842 0941`, '1041 1042 1142 1143 1241'];
    expect(position('house', { captured, tallies: [{ shakes: 2 }] }).payout).toBe(7 * 4 * 2 * 100);
  });

  it('21. the shaken three are shown to all, for 2 seconds with input locked', () => {
    const hands = ['0111 0131 0141 0142 0811', TWO[1]];
    const p = position('house', { hands, table: '1021' }).declares('SHAKE', 1);
    expect(p.events).toMatchObject([{ type: 'shook', month: 1, seconds: 2 }]);
    expect(p.round.snapshot(1)).toMatchObject({ hands: { 0: ['0111', '0131', '0141', '?', '?'] } });
    expect(p.round.hidden(1).map(({ card }) => card)).not.toContain(0);
  });

  it('22. 폭탄: 3 in hand and 1 on the table: take all, steal 1, ×2; a shaken month bombed later counts for both', () => {
    const hands = ['0111 0131 0141 0811', TWO[1]];
    const tallies = [{ shaken: 1, shakes: 1 }];
    const layout = { hands, table: '0142 1021', stock: '0921', captured: ['', '0241'], tallies };
    const p = position('house', layout).declares('BOMB', 1);
    expect(p.pile(0)).toBe('0111 0131 0141 0142 0241');
    expect(p.round.tallies[0]).toMatchObject({ shakes: 1, bombs: 1, tokens: 0 });
    expect(p.count('flipped')).toBe(1);
  });

  it('23. several 쿵 in one turn, each with its steal', () => {
    const hands = ['0111 0131 0141 0311 0331 0341 0811', TWO[1]];
    const layout = { hands, table: '0142 0342 1021', stock: '0921', captured: ['', '0241 0242 0441'], turnNo: 1 };
    const p = position('house', layout).declares('KUNG', 1).declares('KUNG', 3).plays('0811');
    expect([p.count('kung'), p.count('stole'), p.pile(1)]).toEqual([2, 2, '0441']);
  });

  it("23. 쿵: the starter's first turn takes the four, steals 1, and the turn goes on", () => {
    const hands = ['0111 0131 0141 0811', TWO[1]];
    const layout = { hands, table: '0142 1021', stock: '0921', captured: ['', '0241'], turnNo: 1 };
    const p = position('house', layout);
    expect(p.legalTypes).toEqual(['PLAY_HAND_CARD', 'DECLARE_BOMB', 'DECLARE_KUNG']);
    p.declares('KUNG', 1);
    expect([p.round.stage, p.round.seat, p.pile(0)]).toEqual(['play', 0, '0111 0131 0141 0142']);
    p.plays('0811');
    expect(p.pile(0)).toBe('0111 0131 0141 0142 0241');
    expect(position('house', { ...layout, turnNo: 3 }).legalTypes).not.toContain('DECLARE_KUNG');
  });

  it('24. 따닥: two lay there, the played card took one and the flip the other: steal 1', () => {
    const p = position('house', { hands: TWO, table: '0541 0542 0811', stock: '0531', captured: ['', '0141'] }).plays(
      '0521',
    );
    expect([p.pile(0), p.count('ddadak')]).toEqual(['0141 0521 0531 0541 0542', 1]);
  });

  it('25. 쓸: the table is cleared: steal 1, at the end of the turn', () => {
    const p = position('house', { hands: TWO, table: '0531 0811', stock: '0821', captured: ['', '0141'] }).plays(
      '0521',
    );
    expect([p.table, p.count('ssul'), p.pile(1)]).toEqual(['', 1, '']);
    const types = p.events.map(({ type }) => type);
    expect(types.indexOf('stole')).toBeGreaterThan(types.indexOf('ssul'));
  });

  it("26. 자뻑: the next capturing turn after one's own 뻑 steals 1", () => {
    const layout = { hands: TWO, table: '0531 1021', captured: ['', '0141'], tallies: [{ ppukOpen: true, ppuk: 1 }] };
    const eaten = position('house', { ...layout, stock: '0811' }).plays('0521');
    expect([eaten.pile(1), eaten.round.tallies[0].ppukOpen, eaten.count('ppuk_eaten')]).toEqual(['', false, 1]);
    const nothing = position('house', { ...layout, stock: 'bonus-2a 0811' }).plays('0221');
    expect(nothing.round.tallies[0].ppukOpen).toBe(true); // a bonus card alone is no capture
  });

  it("27. 첫뻑: 뻑 in one's first turn brings 3 gold from the opponent", () => {
    const p = position('house', { hands: TWO, table: '0541 0542 0811', stock: '0531', turnNo: 1 }).plays('0221');
    expect(p.events).toContainEqual({ type: 'gold', seat: 0, from: 1, amount: 3, why: 'first_ppuk' });
    expect(p.round.snapshot()).toMatchObject({ totals: { 0: 1_000_003, 1: 999_997 } });
  });

  it('28. 연뻑: in the own next turn 3 gold more', () => {
    const layout = { hands: TWO, table: '0541 0542 0811', stock: '0531', turnNo: 3 };
    const next = position('house', { ...layout, tallies: [{ ppuk: 1, lastPpukTurn: 1 }] }).plays('0221');
    expect(next.events).toContainEqual({ type: 'gold', seat: 0, from: 1, amount: 3, why: 'next_ppuk' });
    const later = position('house', { ...layout, turnNo: 5, tallies: [{ ppuk: 1, lastPpukTurn: 1 }] }).plays('0221');
    expect(later.count('gold')).toBe(0);
  });

  it('29. 3뻑: immediate win, base 7 × carry, no other multiplier, after its gold and without its steals', () => {
    const tallies = [{ ppuk: 2, lastPpukTurn: 3, shakes: 1, ppukOpen: true }];
    const layout = { hands: TWO, table: '0541 0542 0811', stock: '0531', turnNo: 5, captured: ['', '0141'], tallies };
    const p = position('house', { ...layout, carry: { multiplier: 2 } }).plays('0221');
    expect(p.claims).toEqual(['1→0: (next_ppuk 3) = 3', '1→0: (three_ppuk 7) × nagari 2 × gold 100 = 1400']);
    expect(p.pile(1)).toBe('0141');
  });
});

describe('the last cards', () => {
  it.each([
    ['ppuk', '0541 0542 0811', '0221', '0531'],
    ['ssul', '0531 0811', '0521', '0821'],
    ['jjob', '0531 0811', '0521', '0541'],
    ['ddadak', '0541 0542 0811', '0521', '0531'],
  ] as const)('34. on the own last hand card: no %s', (event, table, card, flip) => {
    const layout = { table, stock: flip, captured: ['', '0141'] };
    expect(
      position('house', { ...layout, hands: [card, '1211 1221'] })
        .plays(card)
        .count(event),
    ).toBe(0);
    expect(
      position('house', { ...layout, hands: [`${card} 0311`, '1211 1221'] })
        .plays(card)
        .count(event),
    ).toBe(1);
  });

  it('34. a bomb with the last three is no last card', () => {
    const p = position('house', { hands: ['0111 0131 0141', '1211'], table: '0142 0811', stock: '0821' });
    expect(p.declares('BOMB', 1).count('ssul')).toBe(1);
  });

  it('35. an empty hand that must take a turn gets a Pass, which does not flip and never asks', () => {
    const p = position('house', {
      hands: ['', '1211 1221'],
      table: '0811',
      captured: [`${PI} 0641 0642 0741 0742 0841 0842 0941`],
    });
    expect(p.legalTypes).toEqual(['PASS']);
    const stock = p.round.drawn;
    p.does({ type: 'PASS' });
    expect([p.round.drawn, p.round.seat, p.round.stage]).toEqual([stock, 1, 'play']);
  });

  it('36. bonus cards flipped before a 뻑 are held; 37. a later 자뻑 takes them all, with all their steals', () => {
    const p = position('house', {
      hands: ['0221 0521 0921', '1211 1221 1231'],
      table: '0541 0542 0811 0931 0311',
      stock: 'bonus-2a bonus-3 0531 1041 0331 0341',
      captured: ['', '0141 0142 0241 0242'],
    }).plays('0221');
    expect([p.pile(0), p.count('bonus_held'), p.count('stole')]).toEqual(['0531 0541', 2, 0]);
    p.plays('1211');
    p.plays('0921').readsCupAs('yeol');
    expect([p.count('bonus_released'), p.count('stole')]).toEqual([2, 3]);
    expect(p.pile(1)).toBe('0242');
  });

  const TWO_PPUK = {
    hands: ['0221 0721 0731', '1211 1221 1231'],
    table: '0541 0542 0811 0641 0642',
    stock: 'bonus-2a 0531 1041 bonus-3 0621',
    captured: ['', '0141 0142 0241 0242'],
  };

  it('37. a new 뻑 that captures eats the earlier one: its bonus is released, and that of the new one held', () => {
    const p = position('house', TWO_PPUK).plays('0221', '1211', '0721');
    expect([p.count('ppuk'), p.count('ppuk_eaten')]).toEqual([2, 1]);
    expect(p.round.snapshot()).toMatchObject({ heldBonus: [{ card: 'bonus-3', for: 0 }] });
    expect(p.pile(0)).toContain('bonus-2a');
    expect([p.count('stole'), p.round.tallies[0].ppukOpen]).toEqual([2, true]); // 자뻑 1, its bonus card 1
  });

  it('37. a held bonus card that nobody claims counts for nobody', () => {
    const hands = ['0221 0721', '1211'];
    const nine = '0141 0142 0241 0242 0341 0342 0441 0442 0841';
    const p = position('house', { ...TWO_PPUK, hands, stock: 'bonus-2a 0531 1041 0931', captured: [nine] });
    p.plays('0221', '1211', '0721');
    expect(p.round.snapshot()).toMatchObject({ phase: 'finished', heldBonus: [{ card: 'bonus-2a', for: 0 }] });
    expect(p.round.score(0)).toBe(2); // the 뻑 and ten junk cards: the bonus 쌍피 would bring two more
  });
});

describe('국진', () => {
  const layout = { hands: ['0941 0111', '1211 1221'], table: '0921 0811', stock: '0311' };

  it('38. asked once, on first owning it, after the flip; irrevocable', () => {
    const p = position('house', layout).plays('0941');
    expect([p.round.stage, p.legalTypes]).toEqual(['gukjin', ['CHOOSE_GUKJIN']]);
    p.readsCupAs('ssangpi');
    expect([p.round.cup, p.round.seat]).toEqual(['ssangpi', 1]);
    expect(p.refusal({ type: 'CHOOSE_GUKJIN', as: 'yeol' })).toMatchObject({ code: 'WRONG_STAGE' });
  });

  it('39. as 열 it counts for animals and 멍박, as 쌍피 as junk 2 and no animal', () => {
    const animals = '0221 0421 0521 0621 0921';
    expect(position('house', { captured: [animals], cup: 'yeol' }).round.score(0)).toBe(1);
    expect(position('house', { captured: [animals], cup: 'ssangpi' }).round.score(0)).toBe(0);
    expect(position('house', { captured: [`${PI} 0921`], cup: 'ssangpi' }).round.score(0)).toBe(2);
  });

  it('40. a steal that would take it as 쌍피 is void and turns it into 열; it is the last junk to be stolen', () => {
    const steal = { hands: ['0521 0221', '1211 1221'], table: '0531 0811', stock: '0541', cup: 'ssangpi' } as const;
    const other = position('house', { ...steal, captured: ['', '1141 0921'] }).plays('0521');
    expect([other.pile(1), other.round.cup]).toEqual(['0921', 'ssangpi']);
    const alone = position('house', { ...steal, captured: ['', '0921'] }).plays('0521');
    expect([alone.pile(1), alone.round.cup, alone.count('steal_void')]).toEqual(['0921', 'yeol', 1]);
  });
});

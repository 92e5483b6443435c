import { describe, expect, it } from 'vitest';
import { cardOf, position } from './position.ts';

// Normal play and edge cases of `kr-gostop-core-v1`, for two and for three (docs/rules/gostop.md 4 to 17, 20, 31, 32).

const PI = '0141 0142 0241 0242 0341 0342 0441 0442 0541'; // nine plain junk cards
const REST = '1211 1221'; // what the others hold
const two = (...hand: readonly string[]) => [hand.join(' '), REST];

describe('normal play', () => {
  it('lays a card that matches nothing on the table', () => {
    const p = position('core', { hands: two('0111', '0221'), table: '0811', stock: '0311' }).plays('0111');
    expect([p.table, p.pile(0), p.round.seat]).toEqual(['0111 0311 0811', '', 1]);
  });

  it('takes the pair when one matches', () => {
    const p = position('core', { hands: two('0111', '0221'), table: '0131 0811', stock: '0311' }).plays('0111');
    expect([p.table, p.pile(0)]).toEqual(['0311 0811', '0111 0131']);
  });

  it('asks between two matches, also between two plain junk cards', () => {
    const p = position('core', { hands: two('0111', '0221'), table: '0141 0142 0811', stock: '0311' }).plays('0111');
    expect(p.round.snapshot(0)).toMatchObject({
      turnStage: 'resolve_capture',
      requiredFollowUpAction: { player: '0', type: 'CHOOSE_CAPTURE_TARGET', options: ['0141', '0142'] },
    });
    expect(p.takes('0142').pile(0)).toBe('0111 0142');
  });

  it('takes all four when three of the month lie on the table, and steals nothing for dealt ones', () => {
    const layout = { hands: two('0111', '0221'), table: '0131 0141 0142 0811', stock: '0311', captured: ['', '0241'] };
    const p = position('core', layout).plays('0111');
    expect([p.pile(0), p.pile(1)]).toEqual(['0111 0131 0141 0142', '0241']);
  });

  it('flips by the same rules, and asks there too', () => {
    const p = position('core', { hands: two('0111', '0221'), table: '0821 0841', stock: '0811' }).plays('0111');
    expect(p.round.snapshot(0)).toMatchObject({ turnStage: 'draw_and_resolve', turn: { waiting: '0811' } });
    expect(p.takes('0821').pile(0)).toBe('0811 0821');
  });

  it('쪽: the flip matches the card just laid: takes both, steals one', () => {
    const layout = { hands: two('0111', '0221'), table: '0811', stock: '0131', captured: ['', '0241 0242'] };
    const p = position('core', layout).plays('0111');
    expect([p.pile(0), p.pile(1), p.count('jjob')]).toEqual(['0111 0131 0241', '0242', 1]);
  });

  it('따닥: the flip takes the other of two: all four, steals one', () => {
    const layout = { hands: two('0111', '0221'), table: '0141 0142 0811', stock: '0131', captured: ['', '0241'] };
    const p = position('core', layout).plays('0111').takes('0141');
    expect([p.pile(0), p.count('ddadak')]).toEqual(['0111 0131 0141 0142 0241', 1]);
  });

  it('판쓸: the table is cleared: steals one', () => {
    const layout = { hands: two('0111', '0221'), table: '0131 0811', stock: '0821', captured: ['', '0241'] };
    const p = position('core', layout).plays('0111');
    expect([p.table, p.count('ssul'), p.pile(1)]).toEqual(['', 1, '']);
  });

  it('뻑: the flip has the month of the pair: all three stay as a pile', () => {
    const p = position('core', { hands: two('0111', '0221'), table: '0131 0811', stock: '0141' }).plays('0111');
    expect([p.table, p.pile(0), p.count('ppuk')]).toEqual(['0111 0131 0141 0811', '', 1]);
    expect(p.round.snapshot()).toMatchObject({ ppukPiles: [{ month: 1, player: '0' }] });
  });

  it("taking one's own pile (자뻑) steals two", () => {
    const hands = ['0111 0221 0142', '0811 1211'];
    const layout = { hands, table: '0131 0931', stock: '0141 1021 1111', captured: ['', '0341 0342 0441'] };
    const p = position('core', layout).plays('0111', '0811', '0142');
    expect([p.pile(0), p.pile(1)]).toEqual(['0111 0131 0141 0142 0341 0342', '0441']);
    expect(p.events).toContainEqual({ type: 'ppuk_eaten', seat: 0, own: true });
  });

  it("taking another's pile steals one", () => {
    const hands = ['0111 0221', '0142 1211'];
    const layout = { hands, table: '0131 0931', stock: '0141 1021', captured: ['0241 0242', ''] };
    const p = position('core', layout).plays('0111', '0142');
    expect([p.pile(0), p.pile(1)]).toEqual(['0242', '0111 0131 0141 0142 0241']);
  });

  it('폭탄: three from the hand, one on the table: four cards, a steal, ×2, two flip tokens', () => {
    const layout = {
      hands: two('0111', '0131', '0141', '0221'),
      table: '0142 0811',
      stock: '0311',
      captured: ['', '0241'],
    };
    const p = position('core', layout).declares('BOMB', 1);
    expect(p.pile(0)).toBe('0111 0131 0141 0142 0241');
    expect(p.round.tallies[0]).toMatchObject({ bombs: 1, tokens: 2 });
  });

  it('a flip token is a turn with a flip only', () => {
    const p = position('core', { hands: two('0111'), table: '0811', stock: '0821', tallies: [{ tokens: 2 }] });
    p.does({ type: 'PLAY_FLIP_TOKEN' });
    expect([p.hand(0), p.pile(0), p.round.tallies[0].tokens, p.round.seat]).toEqual(['0111', '0811 0821', 1, 1]);
  });

  it('흔들기: the three are shown to all, and one of them is played', () => {
    const p = position('core', { hands: two('0111', '0131', '0141', '0221'), table: '0811', stock: '0311' });
    p.declares('SHAKE', 1);
    expect(p.round.snapshot(1)).toMatchObject({ hands: { 0: ['0111', '0131', '0141', '?'] } });
    expect(p.game.legal(p.round, 0)).toHaveLength(3);
    p.plays('0131');
    expect(p.round.snapshot(1)).toMatchObject({ hands: { 0: ['0111', '0141', '?'] } });
  });

  it('go, go on, stop: the decision comes again when the score has risen', () => {
    const hands = ['0521 0621 0721', '1211 1221 1231'];
    const captured = ['0131 0231 0331 0221 0421 0821', ''];
    const stock = '0921 1041';
    const p = position('core', { hands, table: '0531 0641 1142', stock: `${stock} 1111`, captured }).plays('0521');
    expect(p.round.snapshot(0)).toMatchObject({
      phase: 'score_decision',
      requiredFollowUpAction: { type: 'SCORE_DECISION', options: ['DECLARE_GO', 'DECLARE_STOP'] },
    });
    p.goes().plays('1211').plays('0621');
    expect([p.round.stage, p.round.score(0)]).toEqual(['decision', 9]); // the fifth animal
    expect(p.stops().claims).toEqual(['1→0: (YEOL 1, GODORI 5, HONGDAN 3, go 1) = 10']);
  });
});

describe('edges', () => {
  it('the last hand card: no 쪽, 따닥 or 판쓸, and a would-be 뻑 takes all three', () => {
    const captured = ['', '0241'];
    const last = (table: string, flip: string) =>
      position('core', { hands: ['0111', REST], table, stock: flip, captured }).plays('0111');
    const jjob = last('0811', '0131');
    expect([jjob.pile(0), jjob.count('jjob')]).toEqual(['0111 0131', 0]);
    expect(last('0131 0811', '0821').count('ssul')).toBe(0);
    const ppuk = last('0131 0811', '0141');
    expect([ppuk.pile(0), ppuk.table, ppuk.count('ppuk')]).toEqual(['0111 0131 0141', '0811', 0]);
    expect(ppuk.events.filter(({ type }) => type === 'captured')).toMatchObject([
      { source: 'hand', cards: ['0111', '0131'].map(cardOf) },
      { source: 'flip', cards: [cardOf('0141')] },
    ]);
    const ddadak = last('0141 0142 0811', '0131').takes('0141');
    expect([ddadak.pile(0), ddadak.pile(1)]).toEqual(['0111 0131 0141 0142', '0241']);
  });

  it('a bomb that empties the hand is a last hand card too, though tokens remain', () => {
    const p = position('core', { hands: two('0111', '0131', '0141'), table: '0142 0811', stock: '0821' });
    p.declares('BOMB', 1);
    expect([p.table, p.count('ssul'), p.round.isOut(0)]).toEqual(['', 0, false]);
  });

  it('3뻑 wins the threshold at once, without multipliers and without carry', () => {
    const layout = { hands: two('0111', '0221'), table: '0131', stock: '0141', tallies: [{ ppuk: 2, shakes: 1 }] };
    const p = position('core', { ...layout, carry: { multiplier: 4 } }).plays('0111');
    expect(p.claims).toEqual(['1→0: (three_ppuk 7) = 7']);
  });

  it('hands exhausted and nobody stopped: 나가리, and the next game counts double', () => {
    const layout = { hands: ['', '1211'], seat: 1, table: '0811', stock: '0311', captured: [`${PI} 0542`, ''] };
    const p = position('core', { ...layout, rules: { rounds: 3 } }).plays('1211');
    expect(p.outcome).toMatchObject({ reason: 'NAGARI', winners: [], points: [0, 0] });
    expect(p.carry).toMatchObject({ multiplier: 2, result: null });
  });

  it('the option `nagariCap` bounds what 나가리 add up to', () => {
    const after = (multiplier: number, nagariCap: number) => {
      const layout = { hands: ['', '1211'], seat: 1, table: '0811', stock: '0311', carry: { multiplier } };
      return position('core', { ...layout, rules: { nagariCap } }).plays('1211').carry.multiplier;
    };
    expect([after(8, 0), after(4, 8), after(8, 8)]).toEqual([16, 8, 8]);
    expect(after(2 ** 20, 0)).toBe(2 ** 20); // no bound of its own
  });

  it('the last card that reaches the threshold stops automatically', () => {
    const captured = ['0131 0231 0331 0221 0421', ''];
    const p = position('core', { hands: ['0821', '1211'], table: '0841', stock: '0311', captured }).plays('0821');
    expect(p.outcome).toMatchObject({ reason: 'LAST_CARD', winners: [0], points: [8, -8] });
  });

  it('the last card with tokens left still asks', () => {
    const captured = ['0131 0231 0331 0221 0421', ''];
    const layout = { hands: ['0821', '1211'], table: '0841', stock: '0311', captured, tallies: [{ tokens: 1 }] };
    expect(position('core', layout).plays('0821').round.stage).toBe('decision');
  });

  it('after a go the same score asks nothing, and a lower one after a steal neither', () => {
    const captured = ['0131 0231 0331 0221 0421 0821', ''];
    const layout = { hands: two('0111', '0621'), table: '0341', stock: '0531', captured };
    const p = position('core', { ...layout, tallies: [{ goCount: 1, lastGoBase: 8 }] }).plays('0111');
    expect([p.round.stage, p.round.seat]).toEqual(['play', 1]);
  });

  it('steals the lowest value first, of equal ones the lowest id', () => {
    const stolen = (captured: string) => {
      const p = position('core', {
        hands: two('0111', '0221'),
        table: '0811',
        stock: '0131',
        captured: ['', captured],
      });
      return p.plays('0111').events.find(({ type }) => type === 'stole');
    };
    expect(stolen('1141 1142 0242')).toMatchObject({ card: 6 + 1 }); // 0242
    expect(stolen('1241 1141')).toMatchObject({ card: 41 }); // 1141
    expect(stolen('0311')).toBeUndefined();
  });

  it('국진 undecided and alone: its owner is asked, and 열 saves it', () => {
    const steal = () =>
      position('core', { hands: two('0111', '0221'), table: '0811', stock: '0131', captured: ['', '0921'] }).plays(
        '0111',
      );
    const asked = steal();
    expect(asked.round.snapshot(0)).toMatchObject({ requiredFollowUpAction: { player: '1', type: 'CHOOSE_GUKJIN' } });
    expect(asked.game.actors(asked.round)).toEqual([1]);
    expect(asked.readsCupAs('yeol').pile(1)).toBe('0921');
    const lost = steal().readsCupAs('ssangpi');
    expect([lost.pile(0), lost.round.cup]).toEqual(['0111 0131 0921', 'ssangpi']);
  });

  it('국진 undecided: asked when either reading reaches the threshold, before the decision', () => {
    const captured = [`${PI} 0542 0641 0642 0741 0921`, ''];
    const p = position('core', { hands: two('0111', '0221'), table: '0131', stock: '0311', captured }).plays('0111');
    expect(p.round.stage).toBe('play'); // 13 junk: 4, with the cup 6
    const more = [`${PI} 0542 0641 0642 0741 0742 0921`, ''];
    const asked = () =>
      position('core', { hands: two('0111', '0221'), table: '0131', stock: '0311', captured: more }).plays('0111');
    expect(asked().round.stage).toBe('gukjin'); // 14 junk: 5, with the cup 7
    expect(asked().readsCupAs('yeol').round.stage).toBe('play');
    expect(asked().readsCupAs('ssangpi').round.stage).toBe('decision');
  });

  it('국진 that comes after a go: asked when either reading reaches the threshold, though neither beats the go', () => {
    const captured = ['0221 0421 0821 0131 0231 0331', '']; // 고도리 5, 홍단 3
    const layout = { hands: two('0921', '0621'), table: '0941', stock: '0531', captured };
    const p = position('core', { ...layout, tallies: [{ goCount: 1, lastGoBase: 8 }] }).plays('0921');
    expect(p.round.snapshot(0)).toMatchObject({ requiredFollowUpAction: { player: '0', type: 'CHOOSE_GUKJIN' } });
    p.readsCupAs('ssangpi'); // still 8: no second decision
    expect([p.round.stage, p.round.seat]).toEqual(['play', 1]);
  });

  it('a bonus card on a 뻑 pile goes with the pile, with its steal', () => {
    const hands = ['0111 0221', '0142 1211'];
    const stock = 'bonus-2a 0141 1021';
    const p = position('core', { hands, table: '0131', stock, captured: ['0241 0242', ''], rules: { bonusCards: 2 } });
    p.plays('0111');
    expect(p.round.snapshot()).toMatchObject({ heldBonus: [{ card: 'bonus-2a', for: 0 }] });
    p.plays('0142');
    expect([p.pile(0), p.pile(1)]).toEqual(['', '0111 0131 0141 0142 0241 0242 bonus-2a']);
  });

  it('with `autoDraw: false` the draw is an action', () => {
    const layout = { hands: two('0111', '0221'), table: '0131 0811', stock: '0141', rules: { autoDraw: false } };
    const p = position('core', layout).plays('0111');
    expect(p.round.snapshot(1)).toMatchObject({
      turnStage: 'draw_and_resolve',
      requiredFollowUpAction: { player: '0', type: 'DRAW_FROM_PILE' },
      turn: { taking: ['0111', '0131'] },
    });
    expect(p.does({ type: 'DRAW_FROM_PILE' }).count('ppuk')).toBe(1);
  });

  it('a shake and a later bomb of one month both count', () => {
    const hands = two('0111', '0131', '0141', '0142', '0221');
    const p = position('core', { hands, table: '0811', stock: '0311 1041' });
    p.declares('SHAKE', 1).plays('0142').plays('1211').declares('BOMB', 1);
    expect(p.round.tallies[0]).toMatchObject({ shakes: 1, bombs: 1 });
  });
});

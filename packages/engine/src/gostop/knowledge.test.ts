import { describe, expect, it } from 'vitest';
import { KOREAN } from '../hwatu/deck.ts';
import { FastRandom } from '../kernel/random.ts';
import { determinize } from '../kernel/worlds.ts';
import { dealt, position } from './position.ts';
import { fullMonths } from './round.ts';

const HANDS = [
  '0111 0131 0141 0241 0341 0441 0541 0641 0741 0841',
  '0221 0242 0342 0442 0542 0642 0742 0821 0842 0942',
];
const TABLE = '1021 1031 1041 1111 1141 1142 0521 0531';

describe('what a seat knows', () => {
  it("sees its own hand, the table and the piles; not the other's hand, not the stock", () => {
    const { round } = dealt('house', { hands: HANDS, table: TABLE });
    const view = round.snapshot(0);
    expect(view).toMatchObject({ hands: { 0: HANDS[0].split(' '), 1: new Array(10).fill('?') } });
    expect(JSON.stringify(view)).not.toContain('0942');
    expect(round.hidden('table')).toHaveLength(10 + 10 + 22);
  });

  it('knows that no hand holds a bonus card', () => {
    const { round } = dealt('house', { hands: HANDS, table: TABLE });
    const places = round.hidden(0);
    const mayHoldBonus = places.map(({ may }) => may.countIn(KOREAN.bonus) > 0);
    expect(mayHoldBonus.slice(0, 10)).not.toContain(true);
    expect(mayHoldBonus.slice(10)).not.toContain(false);
  });

  it('knows, from the first turn on, that a seat that was not asked was not dealt a president', () => {
    const { round } = dealt('house', { hands: HANDS, table: TABLE, stock: '0931' }).plays('0841');
    const random = new FastRandom(1);
    for (let i = 0; i < 300; i++) expect(fullMonths(determinize(round, 0, random).hand(1))).toBe(0);
  });

  it('thinks a president possible before that', () => {
    const { round } = dealt('house', { hands: HANDS, table: TABLE });
    const random = new FastRandom(1);
    const presidents = Array.from({ length: 2000 }, () => fullMonths(determinize(round, 0, random).hand(1))).filter(
      Boolean,
    );
    expect(presidents.length).toBeGreaterThan(0);
  });

  it('remembers the shaken cards until they are played', () => {
    const hands = ['0111 0131 0141 0221', '1211 1221'];
    const p = position('house', { hands, table: '0811', stock: '1041 1111' })
      .declares('SHAKE', 1)
      .plays('0221', '1211');
    expect(p.round.snapshot(1)).toMatchObject({
      shown: ['0111', '0131', '0141'],
      hands: { 0: ['0111', '0131', '0141'] },
    });
    expect(p.plays('0131').round.snapshot(1)).toMatchObject({ shown: ['0111', '0141'] });
  });

  it('knows that of a shaken month only the highest card can be held beside the three that were shown', () => {
    const mayHold = (hand: string, fourth: string) => {
      const hands = [hand, '1211 1221'];
      const { round } = position('house', { hands, table: '0811', stock: '1041 1111' }).declares('SHAKE', 1);
      const [card] = KOREAN.set(fourth).toArray();
      return round.hidden(1).some(({ card: lying, may }) => round.hand(0).has(lying) && may.has(card));
    };
    expect(mayHold('0111 0131 0141 0221', '0142')).toBe(true);
    expect(mayHold('0111 0141 0142 0221', '0131')).toBe(false);
    expect(mayHold('0131 0141 0142 0221', '0111')).toBe(false);
  });

  it('does not see the options of another player', () => {
    const hands = ['0111 0131 0141 0221', '1211 1221'];
    const { round } = position('core', { hands, table: '0811' }).declares('SHAKE', 1);
    expect(round.snapshot(0)).toMatchObject({ requiredFollowUpAction: { options: ['0111', '0131', '0141'] } });
    expect(round.snapshot(1)).toMatchObject({ requiredFollowUpAction: { player: '0', type: 'PLAY_HAND_CARD' } });
    expect(JSON.stringify(round.snapshot(1))).not.toContain('options');
  });
});

describe('the view of a position (docs/rules/gostop.md 36)', () => {
  it('has its fields under their names', () => {
    const hands = ['0111 0131 0141 0221', '1211 1221'];
    const p = position('core', { hands, table: '0142 0811', stock: '0311', captured: ['', '0241'] }).declares(
      'BOMB',
      1,
    );
    expect(p.round.snapshot()).toMatchObject({
      ...{ gameId: 'gostop', rulesetVersion: 'kr-gostop-core-v1', mode: 'matgo_2p' },
      tableCards: ['0311', '0811'],
      hands: { 0: ['0221'], 1: ['1211', '1221'] },
      captured: { 0: ['0111', '0131', '0141', '0142', '0241'], 1: [] },
      ...{ scores: { 0: 0, 1: 0 }, goCount: { 0: 0, 1: 0 } },
      ...{ phase: 'main_turn', turnStage: 'play_hand', lastCapturerId: '0' },
      stackEvents: [
        { type: 'bomb', player: '0', month: 1 },
        { type: 'steal', player: '0', card: '0241', from: '1' },
      ],
      ...{ requiredFollowUpAction: null, actionCounter: 1 },
    });
  });

  it('names three players and the house', () => {
    expect(dealt('three', {}).round.snapshot()).toMatchObject({ gameId: 'gostop', mode: 'gostop_3p' });
    expect(dealt('house', {}).round.snapshot()).toMatchObject({ gameId: 'matgo', rulesetVersion: 'kr-matgo-house-v1' });
  });

  it('the record carries them too', () => {
    const { carry } = dealt('core', {}).round.setup;
    expect(carry).toMatchObject({ gameId: 'gostop', rulesetVersion: 'kr-gostop-core-v1' });
  });
});

describe('the clock plays', () => {
  const fallback = (p: ReturnType<typeof position>) => p.game.fallback(p.round, p.round.asked);

  it('the lowest card, the lowest target, a stop', () => {
    const p = position('core', { hands: ['0111 0221', '1211'], table: '0141 0142', stock: '0311' });
    expect(fallback(p)).toMatchObject({ type: 'PLAY_HAND_CARD', cardId: 0 });
    expect(fallback(p.plays('0111'))).toMatchObject({ type: 'CHOOSE_CAPTURE_TARGET', fromTableCardId: 2 });
    p.round.stage = 'decision';
    expect(fallback(p)).toMatchObject({ type: 'DECLARE_STOP' });
  });

  it('국진 as what scores more, an animal when both are equal', () => {
    const reads = (captured: string) => {
      const p = position('core', { captured: [captured] });
      p.round.stage = 'gukjin';
      return fallback(p);
    };
    expect(reads('0921 0141 0142 0241 0242 0341 0342 0441 0442')).toMatchObject({ as: 'ssangpi' });
    expect(reads('0921 0221 0421 0521 0621')).toMatchObject({ as: 'yeol' });
    expect(reads('0921')).toMatchObject({ as: 'yeol' });
  });
});

import { describe, expect, it } from 'vitest';
import { JAPANESE } from '../hwatu/deck.ts';
import { apply, RESIGN, type Seat } from '../kernel/game.ts';
import { Match } from '../kernel/match.ts';
import { seedFrom } from '../kernel/random.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { type Action, KOIKOI, STOP } from './actions.ts';
import { deal } from './deal.ts';
import { koikoi } from './game.ts';
import { type Position, position } from './position.ts';
import type { Round } from './round.ts';

const step = (round: Round, action: Action): Round => apply(koikoi, round, round.seat, action);
const first = (round: Round): Round => step(round, koikoi.legal(round, round.seat)[0]);

/** Seat 0 completes the red ribbons with its next card; whatever else is on the table is the test's. */
const reds: Position = { hands: ['0331 0241', '0941 0942'], field: '0341', stock: '0441', piles: ['0131 0231', ''] };
const redsFormed = (extra: Position = {}): Round => {
  const round = position({ ...reds, ...extra });
  return step(round, koikoi.legal(round, 0)[1]);
};
const calledOnce = (seat: Seat): NonNullable<Position['calls']> =>
  [0, 1].map((other) => ({ count: other === seat ? 1 : 0, points: 0, pile: [] }));

const BOTH_CALLED = [0, 1].map(() => ({ count: 1, points: 0, pile: [] }));

/** A deal that begins with these cards, the dealer's hand first. */
function dealt(ids: string, dealer: Seat = 0): Round {
  const begin = ids.split(' ').map((id) => JAPANESE.ids.indexOf(id));
  const rest = JAPANESE.ids.map((_, card) => card).filter((card) => !begin.includes(card));
  const setup = { rules: koikoi.configure(), seats: 2, number: 1, carry: { scores: [0, 0], dealer, result: null } };
  return deal([...begin, ...rest], setup);
}
const PLAIN = '0111 0221 0311 0421 0521 0621 0721 0811';
const OTHER = '0131 0231 0331 0431 0531 0631 0731 0821';
const QUAD = '0921 0931 0941 0942';
const QUAD_AND_FOUR = `${QUAD} 0111 0221 0311 0421`;

describe('stopping', () => {
  it('wins the sum of all yaku', () => {
    const round = step(redsFormed(), STOP);
    expect(koikoi.outcome(round)).toEqual({
      reason: 'STOPPED',
      winners: [0],
      points: [5, 0],
      claims: [{ seat: 0, from: null, items: [{ name: 'AKATAN', points: 5 }], factors: [], total: 5 }],
    });
  });

  it('doubles a base of seven or more', () => {
    const piles = ['0131 0231 0431 0531 0631 0731 0931 1131', ''] as const;
    const outcome = koikoi.outcome(step(redsFormed({ piles }), STOP));
    expect(outcome?.claims[0].items).toEqual([
      { name: 'AKATAN', points: 5 },
      { name: 'TANZAKU', points: 5 },
    ]);
    expect(outcome?.points).toEqual([20, 0]);
  });

  it('doubles once more when the opponent has called koi-koi', () => {
    const piles = ['0131 0231 0431 0531 0631 0731 0931 1131', ''] as const;
    const outcome = koikoi.outcome(step(redsFormed({ piles, calls: calledOnce(1), lastCaller: 1 }), STOP));
    expect(outcome?.claims[0].factors).toEqual([
      { name: 'seven_plus', factor: 2 },
      { name: 'opponent_koi', factor: 2 },
    ]);
    expect(outcome?.points).toEqual([40, 0]);
  });

  it('gains nothing from its own calls, and no more from a second call of the opponent', () => {
    const own = koikoi.outcome(step(redsFormed({ calls: calledOnce(0), lastCaller: 0 }), STOP));
    expect(own?.points).toEqual([5, 0]);
    const twice = calledOnce(1).map((call) => ({ ...call, count: call.count * 2 }));
    expect(koikoi.outcome(step(redsFormed({ calls: twice, lastCaller: 1 }), STOP))?.points).toEqual([10, 0]);
  });

  it.each([
    ['seven_point_double off', { seven_point_double: false }, calledOnce(1), 20],
    ['koi_koi_multiplier 3', { koi_koi_multiplier: 3 }, calledOnce(1), 60],
    ['koikoi_japan: each call of either player adds one', 'koikoi_japan', BOTH_CALLED, 30],
  ])('%s', (_, rules, calls, points) => {
    const piles = ['0131 0231 0431 0531 0631 0731 0931 1131', ''] as const;
    const outcome = koikoi.outcome(step(redsFormed({ rules, piles, calls, lastCaller: 1 }), STOP));
    expect(outcome?.points).toEqual([points, 0]);
  });
});

describe('the last card', () => {
  it('that forms a yaku wins at once, without a decision', () => {
    const round = first(position({ seat: 1, dealer: 0, hands: ['', '0331'], field: '0341', piles: ['', '0131 0231'] }));
    expect(koikoi.outcome(round)).toMatchObject({ reason: 'LAST_CARD', winners: [1], points: [0, 5] });
  });

  it('is the last of both hands: the dealer still decides with an empty one', () => {
    const round = first(position({ hands: ['0331', '0941'], field: '0341', stock: '0441', piles: ['0131 0231', ''] }));
    expect(round.phase).toBe('decision');
    expect(step(round, KOIKOI).seat).toBe(1);
  });
});

describe('hands exhausted', () => {
  const last = (extra: Position): Round =>
    first(position({ seat: 1, dealer: 0, hands: ['', '0341'], field: '', stock: '0441', ...extra }));
  const afterKoi: Position = {
    piles: ['0131 0231 0331', ''],
    calls: [
      { count: 1, points: 5, pile: ['0131', '0231', '0331'] },
      { count: 0, points: 0, pile: [] },
    ],
    lastCaller: 0,
  };

  it('without any yaku is a draw', () =>
    expect(koikoi.outcome(last({}))).toMatchObject({ reason: 'NO_YAKU', points: [0, 0], winners: [] }));
  it('after a koi-koi is a draw as well', () =>
    expect(koikoi.outcome(last(afterKoi))).toMatchObject({ reason: 'NO_YAKU', points: [0, 0] }));
  it('exhausted_after_koi: the last caller gets what it had', () =>
    expect(koikoi.outcome(last({ ...afterKoi, rules: { exhausted_after_koi: true } }))).toMatchObject({
      reason: 'EXHAUSTED_AFTER_KOI',
      points: [5, 0],
    }));
  it('dealer_privilege: the dealer gets its points when nobody has a yaku', () =>
    expect(koikoi.outcome(last({ rules: { dealer_privilege: 6 } }))).toMatchObject({
      reason: 'DEALER_PRIVILEGE',
      points: [6, 0],
    }));
  it('dealer_privilege: not after a koi-koi', () =>
    expect(koikoi.outcome(last({ ...afterKoi, rules: { dealer_privilege: 6 } }))?.points).toEqual([0, 0]));
  it('koikoi_japan: the dealer gets 1 at any exhaustion', () => {
    expect(koikoi.outcome(last({ rules: 'koikoi_japan' }))?.points).toEqual([1, 0]);
    expect(koikoi.outcome(last({ ...afterKoi, rules: 'koikoi_japan' }))?.points).toEqual([1, 0]);
  });
});

describe('instant endings', () => {
  it('TESHI: four of a month in a dealt hand win 6', () => {
    const round = dealt(`${QUAD_AND_FOUR} ${OTHER}`, 1);
    expect(koikoi.outcome(round)).toMatchObject({ reason: 'TESHI', winners: [1], points: [0, 6] });
    expect(koikoi.actors(round)).toEqual([]);
  });

  it('TESHI: two quads in one hand are still 6', () => {
    const round = dealt(`0921 0931 0941 0942 1211 1241 1242 1243 ${OTHER}`);
    expect(koikoi.outcome(round)).toMatchObject({ winners: [0], points: [6, 0] });
  });

  it('TESHI in both hands is a draw', () => {
    const round = dealt(`${QUAD_AND_FOUR} 1211 1241 1242 1243 0131 0231 0331 0431`);
    expect(koikoi.outcome(round)).toMatchObject({ reason: 'TESHI', winners: [], points: [0, 0] });
  });

  it('FIELD_KUTTSUKI: four of a month on the field end the round 0–0', () => {
    const round = dealt(`${PLAIN} ${OTHER} ${QUAD} 0141 0241 0341 0441`);
    expect(koikoi.outcome(round)).toMatchObject({ reason: 'FIELD_KUTTSUKI', winners: [], points: [0, 0] });
  });

  it('TESHI is looked at before the field', () => {
    const round = dealt(`${QUAD_AND_FOUR} ${OTHER} 1211 1241 1242 1243 0141 0241 0341 0441`);
    expect(koikoi.outcome(round)).toMatchObject({ reason: 'TESHI', winners: [0] });
  });
});

describe('the match', () => {
  it('deals the dealer eight, the other eight, the field eight, and leaves 24', () => {
    const round = dealt(`${PLAIN} ${OTHER}`, 1).snapshot();
    expect(round.hands[1]).toEqual(PLAIN.split(' '));
    expect(round.hands[0]).toEqual(OTHER.split(' '));
    expect(round.stock).toHaveLength(24);
    expect(round.seat).toBe(1);
  });

  it('lets the winner deal next', () => {
    const won = step(redsFormed({ dealer: 1 }), STOP);
    expect(koikoi.carry(won)).toEqual({ scores: [5, 0], dealer: 0, result: null });
  });

  it('keeps the dealer after a draw, or changes it by option', () => {
    const drawn = (rules: unknown): Seat =>
      koikoi.carry(first(position({ seat: 1, dealer: 0, hands: ['', '0341'], stock: '0441', rules }))).dealer;
    expect(drawn({})).toBe(0);
    expect(drawn({ draw_dealer: 'alternate' })).toBe(1);
  });

  it('ends after total_rounds; a tie is shared', () => {
    const round = redsFormed({ number: 12, scores: [0, 5] });
    expect(koikoi.carry(step(round, STOP)).result).toEqual({ winners: [0, 1], reason: 'played' });
    const ahead = redsFormed({ number: 12, scores: [1, 5] });
    expect(koikoi.carry(step(ahead, STOP)).result).toEqual({ winners: [0], reason: 'played' });
  });

  it('goes to the opponent of the player who resigns; scores stay', () => {
    const { match } = Match.start(koikoi, { rules: koikoi.configure(), seats: 2, seed: seedFrom('resign') });
    const over = match.act(1, RESIGN);
    if (isRefusal(over)) throw new Error(over.code);
    expect(over.match.result).toEqual({ winners: [0], reason: 'resigned' });
    expect(over.match.scores).toEqual(match.scores);
    expect(over.match.act(0, RESIGN)).toEqual({ code: 'MATCH_OVER' });
  });
});

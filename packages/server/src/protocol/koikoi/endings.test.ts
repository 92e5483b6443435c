import type { Body } from '@madang/protocol/koikoi';
import { describe, expect, it } from 'vitest';
import { type Deal, deal, PLAYERS, type Position, position, send } from './testing/position.ts';
import { translate } from './translate.ts';

const HANDS: Deal = {
  dealerHand: ['0931', '0111', '0331', '0431', '0531', '0631', '1031', '1131'],
  otherHand: ['0141', '0241', '0441', '0541', '0641', '0741', '0941', '1141'],
  field: ['0841', '0342', '0221', '0142', '1041', '0442', '0542', '0742'],
};
const NO_CALL = { count: 0, points: 0, pile: [] };
const changes = (p1: number, p2: number) => [
  { player_id: 'p1', change: p1 },
  { player_id: 'p2', change: p2 },
];
const scores = (p1: number, p2: number) => [
  { player_id: 'p1', score: p1 },
  { player_id: 'p2', score: p2 },
];
const tell = (cards: Deal, viewer = 0): Body[] => translate(deal(cards), PLAYERS, viewer);
const play = (card: string, target: string | null = null) => ({ command: 'TurnPlayHandCard', card, target });
const decide = (decision: string) => ({ command: 'RoundMakeDecision', decision });

describe('a deal that ends the round', () => {
  const quad = ['0111', '0131', '0141', '0142'];

  it('gives 6 for four of a month in hand', () => {
    const cards = { ...HANDS, number: 2, scores: [0, 15] };
    const dealerHand = [...quad, '0331', '0431', '0531', '0631'];
    const otherHand = HANDS.otherHand.with(0, '1131');
    const [dealt, ended] = tell({ ...cards, dealerHand, otherHand, field: HANDS.field.with(3, '0931') }, 1);
    expect(dealt).toMatchObject({ event: 'RoundDealt', next_state: null });
    expect(ended).toStrictEqual({
      event: 'RoundEndedInstantly',
      reason: 'TESHI',
      winner: 'p1',
      score_changes: changes(6, 0),
      cumulative_scores: scores(6, 15),
    });
  });

  it('gives nothing when both have one', () => {
    const dealerHand = [...quad, '0331', '0431', '0531', '0631'];
    const otherHand = ['1211', '1241', '1242', '1243', '0641', '0741', '0941', '1141'];
    const events = tell({ ...HANDS, number: 2, dealerHand, otherHand, field: HANDS.field.with(3, '0931') });
    expect(events[1]).toMatchObject({ reason: 'TESHI', winner: null, score_changes: changes(0, 0) });
  });

  it('draws with four of a month on the field', () => {
    const field = ['1211', '1241', '1242', '1243', '1041', '0442', '0542', '0742'];
    const events = tell({ ...HANDS, number: 2, field });
    expect(events).toMatchObject([
      { event: 'RoundDealt', next_state: null },
      { event: 'RoundEndedInstantly', reason: 'FIELD_KUTTSUKI', winner: null, score_changes: changes(0, 0) },
    ]);
  });

  it('can be the last of the match', () => {
    const field = ['1211', '1241', '1242', '1243', '1041', '0442', '0542', '0742'];
    const events = tell({ ...HANDS, number: 12, field, scores: [156, 142] });
    expect(events.at(-1)).toStrictEqual({ event: 'GameFinished', final_scores: scores(156, 142), winner: 'p1' });
  });
});

describe('a scored round', () => {
  const SANKOU: Position = {
    hands: [['0431'], ['0542']],
    field: [],
    phase: 'decision',
    round: 2,
    scores: [0, 15],
    piles: [['0111', '0311', '0811'], []],
  };
  const opponentCalled = { calls: [NO_CALL, { count: 2, points: 1, pile: [] }], lastCaller: 1 };

  it('multiplies by both factors', () => {
    const ribbons = ['0131', '0231', '0331', '0431', '0531', '0631', '0731', '0931', '1131'];
    const round = position({ ...SANKOU, ...opponentCalled, hands: [['0441'], ['0542']], piles: [ribbons, []] });
    expect(send(round, 0, decide('END_ROUND')).events[1]).toStrictEqual({
      event: 'RoundScored',
      winner: 'p1',
      yakus: [
        { type: 'AKATAN', base_points: 5 },
        { type: 'TANZAKU', base_points: 5 },
      ],
      base_total: 10,
      multipliers: { seven_plus: 2, opponent_koi: 2 },
      final_points: 40,
      score_changes: changes(40, 0),
      cumulative_scores: scores(40, 15),
    });
  });

  it('always says both factors', () => {
    expect(send(position(SANKOU), 0, decide('END_ROUND')).events[1]).toMatchObject({
      multipliers: { seven_plus: 1, opponent_koi: 1 },
      final_points: 6,
    });
  });

  it('names the factor of all calls where each call adds', () => {
    const round = position({ ...SANKOU, ...opponentCalled, rules: { ruleset: 'koikoi_japan' } });
    expect(send(round, 0, decide('END_ROUND')).events[1]).toMatchObject({
      multipliers: { seven_plus: 1, opponent_koi: 1, koi_calls: 3 },
      final_points: 18,
    });
  });

  it('finishes the match after the last round', () => {
    const round = position({ ...SANKOU, round: 12 });
    expect(send(round, 0, decide('END_ROUND')).events.at(-1)).toStrictEqual({
      event: 'GameFinished',
      final_scores: scores(6, 15),
      winner: 'p2',
    });
  });

  it('has no winner when the match is tied', () => {
    const round = position({ ...SANKOU, round: 12, scores: [9, 15] });
    expect(send(round, 0, decide('END_ROUND')).events.at(-1)).toMatchObject({ event: 'GameFinished', winner: null });
  });
});

describe('the last card', () => {
  const lastCard: Position = {
    hands: [['0431'], []],
    field: ['0441', '0641'],
    stock: ['0811'],
    piles: [['0111', '0311'], []],
  };

  it('forms a yaku without a decision', () => {
    const round = position({ ...lastCard, field: ['0441', '0841'] });
    expect(send(round, 0, play('0431')).events).toMatchObject([
      { event: 'TurnCompleted', yaku_update: { new: [{ type: 'SANKOU' }], total_base: 6 }, next_state: null },
      { event: 'RoundScored', winner: 'p1', base_total: 6, final_points: 6 },
    ]);
  });

  it('does so after a selection as well', () => {
    const flipped = send(position({ ...lastCard, field: ['0841', '0842'] }), 0, play('0431'));
    expect(
      send(flipped.round, 0, { command: 'TurnSelectTarget', source: '0811', target: '0841' }).events,
    ).toMatchObject([
      { event: 'TurnProgressAfterSelection', yaku_update: { total_base: 6 }, next_state: null },
      { event: 'RoundScored', winner: 'p1' },
    ]);
  });

  it('without a yaku draws the round', () => {
    expect(send(position({ ...lastCard, scores: [3, 4] }), 0, play('0431')).events).toMatchObject([
      { event: 'TurnCompleted', yaku_update: null, next_state: null },
      { event: 'RoundDrawn', reason: 'NO_YAKU', score_changes: changes(0, 0), cumulative_scores: scores(3, 4) },
    ]);
  });

  const sankou = ['0111', '0311', '0811'];
  const called: Position = {
    ...lastCard,
    piles: [sankou, []],
    stock: ['0842'],
    calls: [{ count: 1, points: 6, pile: sankou }, NO_CALL],
    lastCaller: 0,
  };

  it('draws after a koi-koi that brought nothing', () => {
    expect(send(position(called), 0, play('0431')).events[1]).toMatchObject({ event: 'RoundDrawn', reason: 'NO_YAKU' });
  });

  it('scores for the last caller by option', () => {
    const round = position({ ...called, rules: { exhausted_after_koi: true } });
    expect(send(round, 0, play('0431')).events[1]).toStrictEqual({
      event: 'RoundScored',
      winner: 'p1',
      yakus: [{ type: 'SANKOU', base_points: 6 }],
      base_total: 6,
      multipliers: { seven_plus: 1, opponent_koi: 1 },
      final_points: 6,
      score_changes: changes(6, 0),
      cumulative_scores: scores(6, 0),
      reason: 'EXHAUSTED_AFTER_KOI',
    });
  });

  it("scores the dealer's privilege by option, without a yaku", () => {
    const round = position({ ...lastCard, dealer: 1, rules: { dealer_privilege: 6 } });
    expect(send(round, 0, play('0431')).events[1]).toStrictEqual({
      event: 'RoundScored',
      winner: 'p2',
      yakus: [],
      base_total: 6,
      multipliers: { seven_plus: 1, opponent_koi: 1 },
      final_points: 6,
      score_changes: changes(0, 6),
      cumulative_scores: scores(0, 6),
      reason: 'DEALER_PRIVILEGE',
    });
  });
});

describe('resigning', () => {
  it('ends the match at any time: the scores stay, the opponent wins', () => {
    const round = position({ hands: [['0431'], ['0542']], field: [], scores: [30, 2] });
    for (const seat of [0, 1])
      expect(send(round, seat, { command: 'GameResign' }).events).toStrictEqual([
        { event: 'PlayerResigned', player: PLAYERS[seat].id, next_state: null },
        { event: 'GameFinished', final_scores: scores(30, 2), winner: PLAYERS[1 - seat].id },
      ]);
  });
});

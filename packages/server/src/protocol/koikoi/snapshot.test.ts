import type { Viewer } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import type { Round } from '@madang/engine/koikoi';
import { describe, expect, it } from 'vitest';
import { type CardOrder, cardOrderAfter } from './card-order.ts';
import { snapshot } from './snapshot.ts';
import { deal, PLAYERS, position, send } from './testing/position.ts';

const card = (id: string): number => JAPANESE.ids.indexOf(id);
const cards = (...ids: readonly string[]): number[] => ids.map(card);
const scene = (round: Round, order: CardOrder) => ({ gameId: 'game_abc', players: PLAYERS, round, order });
const show = (round: Round, order: CardOrder, viewer: Viewer = 0) => snapshot(scene(round, order), viewer);

const HANDS = [
  ['0431', '0631'],
  ['0542', '0142', '0242'],
];
const MIDDLE = position({
  hands: HANDS,
  field: ['0341', '0441'],
  piles: [
    ['0342', '0331'],
    ['0111', '0811', '0311'],
  ],
  calls: [
    { count: 0, points: 0, pile: [] },
    { count: 1, points: 6, pile: ['0111', '0811', '0311'] },
  ],
  lastCaller: 1,
  round: 4,
  dealer: 1,
  scores: [28, 15],
});
const LYING: CardOrder = {
  field: cards('0441', '0341'),
  piles: [cards('0342', '0331'), cards('0811', '0111', '0311')],
};

describe('a snapshot', () => {
  it('has its fixed fields, with the cards in the order in which they were laid down', () => {
    expect(show(MIDDLE, LYING)).toStrictEqual({
      event: 'GameSnapshotRestore',
      my_player_id: 'p1',
      game: {
        id: 'game_abc',
        ruleset: { total_rounds: 12, koi_koi_multiplier: 2, seven_point_double: true },
        cumulative_scores: [
          { player_id: 'p1', score: 28 },
          { player_id: 'p2', score: 15 },
        ],
        rounds_played: 3,
      },
      round: {
        dealer: 'p2',
        koi_status: [
          { player_id: 'p1', multiplier: 1, called_count: 0 },
          { player_id: 'p2', multiplier: 2, called_count: 1 },
        ],
      },
      cards: {
        field: ['0441', '0341'],
        my_hand: ['0431', '0631'],
        opponent_hand_count: 3,
        my_depository: ['0342', '0331'],
        opponent_depository: ['0811', '0111', '0311'],
        deck_remaining: 13,
      },
      flow_state: { type: 'AWAITING_HAND_PLAY', active_player: 'p1', context: null },
    });
  });

  it('is the other way round for the opponent', () => {
    expect(show(MIDDLE, LYING, 1)).toMatchObject({
      my_player_id: 'p2',
      cards: { my_hand: ['0142', '0242', '0542'], opponent_hand_count: 2, opponent_depository: ['0342', '0331'] },
    });
  });

  it('shows a spectator both piles and no hand', () => {
    const { my_player_id, cards } = show(MIDDLE, LYING, 'table');
    expect(my_player_id).toBeNull();
    expect(cards).toStrictEqual({
      field: ['0441', '0341'],
      hands: [
        { player_id: 'p1', count: 2 },
        { player_id: 'p2', count: 3 },
      ],
      depositories: [
        { player_id: 'p1', cards: ['0342', '0331'] },
        { player_id: 'p2', cards: ['0811', '0111', '0311'] },
      ],
      deck_remaining: 13,
    });
  });

  it('holds the selection that is awaited, and the flipped card nowhere else', () => {
    const round = position({ hands: HANDS, field: ['0821', '0842'], phase: 'selection', flipped: '0841' });
    const shown = show(round, { field: cards('0842', '0821'), piles: [[], []] });
    expect(shown.flow_state).toStrictEqual({
      type: 'AWAITING_SELECTION',
      active_player: 'p1',
      context: { selection: { source: '0841', options: ['0821', '0842'] } },
    });
    expect(shown.cards).toMatchObject({ field: ['0842', '0821'], deck_remaining: 13 });
  });

  it('holds the yaku that a decision is awaited for', () => {
    const sankou = ['0111', '0311', '0811'];
    const round = position({ hands: HANDS, field: [], phase: 'decision', piles: [sankou, []] });
    expect(show(round, { field: [], piles: [cards(...sankou), []] }).flow_state).toStrictEqual({
      type: 'AWAITING_DECISION',
      active_player: 'p1',
      context: { yaku_update: { new: [{ type: 'SANKOU', base_points: 6 }], total_base: 6 } },
    });
  });

  it('has no flow state when the match is over, and counts the rounds that were played', () => {
    const { round } = send(MIDDLE, 0, { command: 'GameResign' });
    expect(show(round, LYING)).toMatchObject({ flow_state: null, game: { rounds_played: 3 } });
    const last = position({
      hands: HANDS,
      field: [],
      phase: 'decision',
      piles: [['0111', '0311', '0811'], []],
      round: 12,
    });
    const ended = send(last, 0, { command: 'RoundMakeDecision', decision: 'END_ROUND' }).round;
    expect(show(ended, LYING)).toMatchObject({
      flow_state: null,
      game: { rounds_played: 12, cumulative_scores: [{ score: 6 }, { score: 0 }] },
    });
  });
});

describe('the order of cards', () => {
  const field = ['0841', '0342', '0221', '0142', '1041', '0442', '0542', '0742'];
  const dealt = deal({
    dealerHand: ['0931', '0111', '0331', '0431', '0531', '0631', '1031', '1131'],
    otherHand: ['0141', '0241', '0441', '0541', '0641', '0741', '0941', '1141'],
    field,
  });
  // The stock begins with 0131.
  const order = cardOrderAfter(dealt);
  const [{ state }] = dealt;

  it('is that of the deal', () => {
    expect(order).toEqual({ field: cards(...field), piles: [[], []] });
  });

  it('puts the played card first on the pile, then the captured; the rest of the field keeps its order', () => {
    const { happenings } = send(state, 0, { command: 'TurnPlayHandCard', card: '0331', target: '0342' });
    expect(cardOrderAfter(happenings, order)).toEqual({
      field: cards('0841', '0221', '1041', '0442', '0542', '0742'),
      piles: [cards('0331', '0342', '0131', '0142'), []],
    });
  });

  it('appends to the field what takes nothing', () => {
    const { happenings } = send(state, 0, { command: 'TurnPlayHandCard', card: '0931', target: null });
    expect(cardOrderAfter(happenings, order).field).toEqual(
      cards('0841', '0342', '0221', '1041', '0442', '0542', '0742', '0931'),
    );
  });

  it('keeps on the field a flipped card that was given up before it took anything', () => {
    const round = position({ hands: HANDS, field: ['0821', '0842'], phase: 'selection', flipped: '0841' });
    const { happenings } = send(round, 1, { command: 'GameResign' });
    expect(cardOrderAfter(happenings, { field: cards('0842', '0821'), piles: [[], []] }).field).toEqual(
      cards('0842', '0821', '0841'),
    );
  });
});

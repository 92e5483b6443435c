import { describe, expect, it } from 'vitest';
import { type Position, position, send } from './testing/position.ts';

// How commands and events follow one another in a turn (docs/protocol.md 4 to 6).

const toP1 = { type: 'depository', player_id: 'p1' };
const p2Plays = { type: 'AWAITING_HAND_PLAY', active_player: 'p2' };
const p1Decides = { type: 'AWAITING_DECISION', active_player: 'p1' };

const FIRST_TURN: Position = {
  hands: [
    ['0341', '0111', '0131', '0431', '0531', '0631', '0731', '0931'],
    ['0142', '0241', '0311', '0442', '0542', '0642', '0742', '0942'],
  ],
  field: ['0342', '0441', '0541', '0641', '0741', '0941', '1041', '1141'],
  stock: ['0221'],
};

const oneTakesAndTheFlippedStays = {
  event: 'TurnCompleted',
  player: 'p1',
  hand_play: { played: '0341', captured: ['0342'], to: toP1 },
  deck_flip: { flipped: '0221', captured: [], to: { type: 'field' }, deck_remaining: 23 },
  yaku_update: null,
  next_state: p2Plays,
};

describe('the sequences of events in a turn', () => {
  it('example 1: a whole turn without interruption', () => {
    const { events } = send(position(FIRST_TURN), 0, { command: 'TurnPlayHandCard', card: '0341', target: '0342' });
    expect(events).toStrictEqual([oneTakesAndTheFlippedStays]);
  });

  it('example 2: two matches for a hand card, chosen in the command', () => {
    const field = FIRST_TURN.field.with(7, '0331');
    const { events } = send(position({ ...FIRST_TURN, field }), 0, {
      command: 'TurnPlayHandCard',
      card: '0341',
      target: '0342',
    });
    expect(events).toStrictEqual([oneTakesAndTheFlippedStays]);
  });

  it('example 3: two matches for the flipped card interrupt the turn', () => {
    const { hands, field } = FIRST_TURN;
    const later = position({
      hands: [hands[0], hands[1].slice(1)],
      field: field.with(6, '0821').with(7, '0842'),
      piles: [[], ['0142', '0141']],
      stock: ['0841'],
    });
    const played = send(later, 0, { command: 'TurnPlayHandCard', card: '0341', target: '0342' });
    expect(played.events).toStrictEqual([
      {
        event: 'SelectionRequired',
        player: 'p1',
        phase: 'deck_flip',
        completed: { hand_play: { played: '0341', captured: ['0342'], to: toP1 } },
        selection: { source: '0841', options: ['0821', '0842'] },
        deck_remaining: 22,
        next_state: { type: 'AWAITING_SELECTION', active_player: 'p1' },
      },
    ]);
    const selected = send(played.round, 0, { command: 'TurnSelectTarget', source: '0841', target: '0842' });
    expect(selected.events).toStrictEqual([
      {
        event: 'TurnProgressAfterSelection',
        player: 'p1',
        selected_capture: { source: '0841', captured: ['0842'], to: toP1 },
        deck_remaining: 22,
        yaku_update: null,
        next_state: p2Plays,
      },
    ]);
  });

  it('example 4: a yaku asks for a decision, and the player calls koi-koi', () => {
    const almostAkatan = position({
      hands: [['0331', '0431'], ['0542']],
      field: ['0341', '0441'],
      piles: [['0131', '0141', '0231', '0241'], []],
      stock: ['0842'],
    });
    const played = send(almostAkatan, 0, { command: 'TurnPlayHandCard', card: '0331', target: null });
    expect(played.events).toStrictEqual([
      {
        event: 'DecisionRequired',
        player: 'p1',
        hand_play: { played: '0331', captured: ['0341'], to: toP1 },
        deck_flip: { flipped: '0842', captured: [], to: { type: 'field' }, deck_remaining: 10 },
        deck_remaining: 10,
        yaku_update: { new: [{ type: 'AKATAN', base_points: 5 }], total_base: 5 },
        next_state: p1Decides,
      },
    ]);
    const called = send(played.round, 0, { command: 'RoundMakeDecision', decision: 'KOI_KOI' });
    expect(called.events).toStrictEqual([
      { event: 'DecisionMade', player: 'p1', decision: 'KOI_KOI', koi_multiplier_update: 2, next_state: p2Plays },
    ]);
  });

  it('example 5: a yaku that grew, and the player ends the round', () => {
    const eightRibbons = ['0131', '0231', '0331', '0431', '0531', '0631', '0731', '0931'];
    const called = { count: 1, points: 9, pile: eightRibbons };
    const koikoiCalled = position({
      hands: [['1131', '0641'], ['0542']],
      field: ['1141', '0441'],
      piles: [eightRibbons, []],
      stock: ['0842'],
      calls: [called, { count: 0, points: 0, pile: [] }],
      lastCaller: 0,
    });
    const played = send(koikoiCalled, 0, { command: 'TurnPlayHandCard', card: '1131', target: '1141' });
    expect(played.events).toMatchObject([
      {
        event: 'DecisionRequired',
        player: 'p1',
        yaku_update: { new: [{ type: 'TANZAKU', base_points: 5 }], total_base: 10 },
        next_state: p1Decides,
      },
    ]);
    const ended = send(played.round, 0, { command: 'RoundMakeDecision', decision: 'END_ROUND' });
    expect(ended.events).toStrictEqual([
      { event: 'DecisionMade', player: 'p1', decision: 'END_ROUND', next_state: null },
      {
        event: 'RoundScored',
        winner: 'p1',
        yakus: [
          { type: 'AKATAN', base_points: 5 },
          { type: 'TANZAKU', base_points: 5 },
        ],
        base_total: 10,
        multipliers: { seven_plus: 2, opponent_koi: 1 },
        final_points: 20,
        score_changes: [
          { player_id: 'p1', change: 20 },
          { player_id: 'p2', change: 0 },
        ],
        cumulative_scores: [
          { player_id: 'p1', score: 20 },
          { player_id: 'p2', score: 0 },
        ],
      },
    ]);
  });
});

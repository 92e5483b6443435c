import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CommandType, ExtensionEvent, GameLevelEvent, ReconnectionEvent, TurnLevelEvent } from './constants.ts';
import { Event } from './events.ts';

// An example of every event, with its fixed names and fields (docs/protocol.md 1).

const toP1 = { type: 'depository', player_id: 'p1' };
const p2Plays = { type: 'AWAITING_HAND_PLAY', active_player: 'p2' };
const score_changes = [
  { player_id: 'p1', change: 40 },
  { player_id: 'p2', change: 0 },
];
const cumulative_scores = [
  { player_id: 'p1', score: 40 },
  { player_id: 'p2', score: 15 },
];
const ruleset = { total_rounds: 12, koi_koi_multiplier: 2, seven_point_double: true };
const hand_play = { played: '0341', captured: ['0342'], to: toP1 };

const PRINTED = [
  {
    event: 'GameStarted',
    my_player_id: 'p1',
    players: [
      { id: 'p1', name: 'Player1' },
      { id: 'p2', name: 'Player2' },
    ],
    ruleset,
  },
  {
    event: 'RoundDealt',
    dealer: 'p1',
    field: ['0341', '0342', '0221', '0841', '1041', '0441', '0541', '0741'],
    hands: [
      { player_id: 'p1', cards: ['0111', '0331', '0431', '0531', '0631', '0931', '1031', '1131'] },
      { player_id: 'p2', count: 8 },
    ],
    deck_remaining: 24,
    first_player: 'p1',
    next_state: { type: 'AWAITING_HAND_PLAY', active_player: 'p1' },
  },
  { event: 'RoundEndedInstantly', reason: 'TESHI', winner: 'p1', score_changes, cumulative_scores },
  {
    event: 'RoundScored',
    winner: 'p1',
    yakus: [
      { type: 'AKATAN', base_points: 5 },
      { type: 'TANZAKU', base_points: 5 },
    ],
    base_total: 10,
    multipliers: { seven_plus: 2, opponent_koi: 2 },
    final_points: 40,
    score_changes,
    cumulative_scores,
  },
  { event: 'RoundDrawn', reason: 'NO_YAKU', score_changes },
  { event: 'GameFinished', final_scores: cumulative_scores, winner: 'p1' },
  {
    event: 'TurnCompleted',
    player: 'p1',
    hand_play: { played: '0341', captured: ['0342', '0331'], to: toP1 },
    deck_flip: { flipped: '0221', captured: ['0231'], to: toP1, deck_remaining: 23 },
    yaku_update: null,
    next_state: p2Plays,
  },
  {
    event: 'SelectionRequired',
    player: 'p1',
    phase: 'deck_flip',
    completed: { hand_play },
    selection: { source: '0841', options: ['0842', '0821'] },
    next_state: { type: 'AWAITING_SELECTION', active_player: 'p1' },
  },
  {
    event: 'TurnProgressAfterSelection',
    selected_capture: { source: '0841', captured: ['0842'], to: toP1 },
    deck_remaining: 22,
    yaku_update: null,
    next_state: p2Plays,
  },
  {
    event: 'DecisionRequired',
    player: 'p1',
    yaku_update: { new: [{ type: 'AKATAN', base_points: 5 }], total_base: 5 },
    next_state: { type: 'AWAITING_DECISION', active_player: 'p1' },
  },
  { event: 'DecisionMade', player: 'p1', decision: 'KOI_KOI', koi_multiplier_update: 2, next_state: p2Plays },
  {
    event: 'TurnError',
    error_code: 'INVALID_CARD',
    message: "Card 0341 not in player's hand",
    retry_allowed: true,
  },
  {
    event: 'GameSnapshotRestore',
    my_player_id: 'p1',
    game: { id: 'game_abc', ruleset, cumulative_scores, rounds_played: 3 },
    round: {
      dealer: 'p2',
      koi_status: [
        { player_id: 'p1', multiplier: 1, called_count: 0 },
        { player_id: 'p2', multiplier: 2, called_count: 1 },
      ],
    },
    cards: {
      field: ['0341', '0441'],
      my_hand: ['0111', '0331', '0531'],
      opponent_hand_count: 5,
      my_depository: ['0342', '0311', '0221'],
      opponent_depository: ['0841', '0842', '0231'],
      deck_remaining: 18,
    },
    flow_state: { type: 'AWAITING_HAND_PLAY', active_player: 'p1', context: null },
  },
].map((event) => ({ event_id: 'evt_123', timestamp: 1678901234567, ...event }));

describe('the events of Koi-Koi', () => {
  it.each(PRINTED)('$event', (printed) => {
    expect(Event.parse(printed)).toStrictEqual(printed);
  });

  it('have no other fields, no other cards and no missing envelope', () => {
    const [started, dealt] = PRINTED;
    const { timestamp: _, ...untimed } = started;
    for (const wrong of [{ ...started, seed: 'x' }, { ...dealt, dealer: 1 }, { ...dealt, field: ['0343'] }, untimed])
      expect(Event.safeParse(wrong).success).toBe(false);
  });

  it('are all there, under their fixed names', () => {
    const named = [GameLevelEvent, TurnLevelEvent, ReconnectionEvent, ExtensionEvent].flatMap((names) =>
      Object.values<string>(names),
    );
    expect(Event.options.map((schema) => schema.shape.event.value).toSorted()).toEqual(named.toSorted());
    expect(Object.values(CommandType)).toHaveLength(5);
  });

  it('can be written down as a JSON schema', () => {
    expect(z.toJSONSchema(Event)).toHaveProperty('oneOf');
  });
});

import type { Viewer } from '@madang/engine';
import type { Body } from '@madang/protocol/koikoi';
import { describe, expect, it } from 'vitest';
import { type Deal, deal, PLAYERS, position, send } from './testing/position.ts';
import { translate } from './translate.ts';

const HANDS: Deal = {
  dealerHand: ['0931', '0111', '0331', '0431', '0531', '0631', '1031', '1131'],
  otherHand: ['0141', '0241', '0441', '0541', '0641', '0741', '0941', '1141'],
  field: ['0841', '0342', '0221', '0142', '1041', '0442', '0542', '0742'],
};
const NO_CALL = { count: 0, points: 0, pile: [] };
const tell = (cards: Deal, viewer: Viewer = 0): Body[] => translate(deal(cards), PLAYERS, viewer);
const play = (card: string, target: string | null = null) => ({ command: 'TurnPlayHandCard', card, target });
const decide = (decision: string) => ({ command: 'RoundMakeDecision', decision });

describe('the deal', () => {
  it('starts the game before the first round', () => {
    expect(tell(HANDS)[0]).toStrictEqual({
      event: 'GameStarted',
      my_player_id: 'p1',
      players: [
        { id: 'p1', name: 'Player1' },
        { id: 'p2', name: 'Player2' },
      ],
      ruleset: { total_rounds: 12, koi_koi_multiplier: 2, seven_point_double: true },
    });
    expect(tell({ ...HANDS, number: 2 }).map(({ event }) => event)).toEqual(['RoundDealt']);
  });

  it('shows a player its own hand, the field as it was dealt, and how many cards the opponent holds', () => {
    expect(tell(HANDS, 0)[1]).toStrictEqual({
      event: 'RoundDealt',
      dealer: 'p1',
      field: HANDS.field,
      hands: [
        { player_id: 'p1', cards: HANDS.dealerHand.toSorted() },
        { player_id: 'p2', count: 8 },
      ],
      deck_remaining: 24,
      first_player: 'p1',
      next_state: { type: 'AWAITING_HAND_PLAY', active_player: 'p1' },
    });
    expect(tell(HANDS, 1)[1]).toMatchObject({ hands: [{ count: 8 }, { cards: HANDS.otherHand.toSorted() }] });
  });

  it('gives the dealer the first eight cards, whichever seat deals', () => {
    expect(tell({ ...HANDS, dealer: 1 }, 1)[1]).toMatchObject({
      dealer: 'p2',
      first_player: 'p2',
      hands: [{ count: 8 }, { cards: HANDS.dealerHand.toSorted() }],
    });
  });

  it('shows a spectator no hand', () => {
    const [started, dealt] = tell(HANDS, 'table');
    expect(started).toMatchObject({ my_player_id: null });
    expect(dealt).toMatchObject({
      hands: [
        { player_id: 'p1', count: 8 },
        { player_id: 'p2', count: 8 },
      ],
    });
  });

  it('names the other options of the ruleset only where they differ from the default', () => {
    const rules = { total_rounds: 3, draw_dealer: 'alternate', dealer_privilege: 6 };
    expect(tell({ ...HANDS, rules })[0]).toMatchObject({
      ruleset: {
        total_rounds: 3,
        koi_koi_multiplier: 2,
        seven_point_double: true,
        draw_dealer: 'alternate',
        dealer_privilege: 6,
      },
    });
  });
});

describe('a turn', () => {
  it('takes all three of the month on the field', () => {
    const round = position({
      hands: [['1211', '0431'], ['0542']],
      field: ['1241', '0441', '1242', '1243'],
      stock: ['0442'],
    });
    for (const target of [null, '1242'])
      expect(send(round, 0, play('1211', target)).events).toMatchObject([
        {
          event: 'TurnCompleted',
          hand_play: { played: '1211', captured: ['1241', '1242', '1243'] },
          deck_flip: { flipped: '0442', captured: ['0441'], to: { type: 'depository', player_id: 'p1' } },
        },
      ]);
  });

  it('tells a yaku that a selection formed in the same event, without a DecisionRequired', () => {
    const round = position({
      hands: [['0431'], ['0542']],
      field: ['0841', '0842'],
      piles: [['0111', '0311'], []],
      stock: ['0811'],
    });
    const flipped = send(round, 0, play('0431'));
    expect(
      send(flipped.round, 0, { command: 'TurnSelectTarget', source: '0811', target: '0842' }).events,
    ).toMatchObject([
      {
        event: 'TurnProgressAfterSelection',
        player: 'p1',
        yaku_update: { new: [{ type: 'SANKOU', base_points: 6 }], total_base: 6 },
        next_state: { type: 'AWAITING_DECISION', active_player: 'p1' },
      },
    ]);
  });

  it('costs the caller the same after the second call', () => {
    const round = position({
      hands: [['0431'], ['0542']],
      field: [],
      phase: 'decision',
      piles: [['0111', '0311', '0811', '1211'], []],
      calls: [{ count: 1, points: 6, pile: ['0111', '0311', '0811'] }, NO_CALL],
      lastCaller: 0,
    });
    expect(send(round, 0, decide('KOI_KOI')).events).toMatchObject([{ koi_multiplier_update: 2 }]);
  });

  it('costs one more with each call at tables where each call adds', () => {
    const round = position({
      hands: [['0431'], ['0542']],
      field: [],
      phase: 'decision',
      piles: [['0111', '0311', '0811', '1211'], []],
      calls: [{ count: 1, points: 6, pile: ['0111', '0311', '0811'] }, NO_CALL],
      lastCaller: 0,
      rules: { ruleset: 'koikoi_japan' },
    });
    expect(send(round, 0, decide('KOI_KOI')).events).toMatchObject([{ koi_multiplier_update: 3 }]);
  });
});

import type { Viewer } from '@madang/engine';
import { koikoi, type Round } from '@madang/engine/koikoi';
import { type Body, FlowStateType, ReconnectionEvent } from '@madang/protocol/koikoi';
import type { CardOrder } from './card-order.ts';
import {
  callCost,
  handOf,
  handsFor,
  idsOf,
  ofSeat,
  type Players,
  rulesetOf,
  scoresOf,
  selectionOf,
  yakuUpdate,
} from './words.ts';

type Snapshot = Body<'GameSnapshotRestore'>;

/** A match at one moment. */
interface Scene {
  readonly gameId: string;
  readonly players: Players;
  readonly round: Round;
  readonly order: CardOrder;
}

/** Everything this viewer may know, enough to continue from. It accounts for all 48 cards (docs/protocol.md 13). */
export function snapshot({ gameId, players, round, order }: Scene, viewer: Viewer): Snapshot {
  const { dealer, rules, calls } = round;
  return {
    event: ReconnectionEvent.GAME_SNAPSHOT_RESTORE,
    my_player_id: viewer === 'table' ? null : ofSeat(players, viewer).id,
    game: {
      id: gameId,
      ruleset: rulesetOf(rules),
      cumulative_scores: scoresOf(players, koikoi.carry(round).scores),
      rounds_played: roundsPlayed(round),
    },
    round: {
      dealer: ofSeat(players, dealer).id,
      koi_status: players.map(({ id }, seat) => ({
        player_id: id,
        multiplier: callCost(rules, ofSeat(calls, seat).count),
        called_count: ofSeat(calls, seat).count,
      })),
    },
    cards: cards(round, order, players, viewer),
    flow_state: flowState(round, players),
  };
}

/** A round that ended by a resignation does not count. */
function roundsPlayed({ ending, setup }: Round): number {
  return ending && ending.reason !== 'RESIGNED' ? setup.number : setup.number - 1;
}

function cards(round: Round, order: CardOrder, players: Players, viewer: Viewer): Snapshot['cards'] {
  const field = idsOf(order.field);
  const piles = order.piles.map(idsOf);
  const deck_remaining = round.stockSize;
  if (viewer === 'table') {
    const depositories = players.map(({ id }, seat) => ({ player_id: id, cards: ofSeat(piles, seat) }));
    return { field, hands: handsFor(round, players, viewer), depositories, deck_remaining };
  }
  const opponent = 1 - viewer;
  return {
    field,
    my_hand: handOf(round, viewer),
    opponent_hand_count: handOf(round, opponent).length,
    my_depository: ofSeat(piles, viewer),
    opponent_depository: ofSeat(piles, opponent),
    deck_remaining,
  };
}

/** A flipped card that waits for its target is in the context and nowhere else. */
function flowState(round: Round, players: Players): Snapshot['flow_state'] {
  const { phase, seat } = round;
  const active_player = ofSeat(players, seat).id;
  switch (phase) {
    case 'hand':
      return { type: FlowStateType.AWAITING_HAND_PLAY, active_player, context: null };
    case 'selection':
      return { type: FlowStateType.AWAITING_SELECTION, active_player, context: { selection: selectionOf(round) } };
    case 'decision': {
      const yaku_update = yakuUpdate(round.formed(seat), round.points(seat));
      return { type: FlowStateType.AWAITING_DECISION, active_player, context: { yaku_update } };
    }
    case 'ended':
      return null;
  }
}

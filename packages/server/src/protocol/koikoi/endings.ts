import type { Claim, Seat } from '@madang/engine';
import type { Carry, Round } from '@madang/engine/koikoi';
import { type Body, GameLevelEvent } from '@madang/protocol/koikoi';
import type { Happening } from './card-order.ts';
import { ofSeat, type Players, scoresOf } from './words.ts';

type Ended = Extract<Happening, { kind: 'ended' }>;

/** How the round ended; null after a resignation, which ends the match and scores no round. */
export function roundEnded({ outcome, carry, state }: Ended, players: Players): Body | null {
  const { ending } = state;
  const scores = {
    score_changes: players.map(({ id }, seat) => ({ player_id: id, change: ofSeat(outcome.points, seat) })),
    cumulative_scores: scoresOf(players, carry.scores),
  };
  switch (ending?.reason) {
    case 'TESHI':
    case 'FIELD_KUTTSUKI': {
      const winner = soleWinner(outcome.winners, players);
      return { event: GameLevelEvent.ROUND_ENDED_INSTANTLY, reason: ending.reason, winner, ...scores };
    }
    case 'NO_YAKU':
      return { event: GameLevelEvent.ROUND_DRAWN, reason: ending.reason, ...scores };
    case 'STOPPED':
    case 'LAST_CARD':
      return { ...scored(outcome.claims, state, players), ...scores };
    case 'EXHAUSTED_AFTER_KOI':
    case 'DEALER_PRIVILEGE':
      return { ...scored(outcome.claims, state, players), ...scores, reason: ending.reason };
    default:
      return null;
  }
}

type Scored = Omit<Body<'RoundScored'>, 'score_changes' | 'cumulative_scores'>;

function scored([claim]: readonly Claim[], state: Round, players: Players): Scored {
  if (!claim) throw new Error('nobody claims the points of the round');
  const yakus = state.ending?.reason === 'DEALER_PRIVILEGE' ? [] : state.yaku(claim.seat);
  return {
    event: GameLevelEvent.ROUND_SCORED,
    winner: ofSeat(players, claim.seat).id,
    yakus: yakus.map(({ type, points }) => ({ type, base_points: points })),
    base_total: claim.items.reduce((sum, { points }) => sum + points, 0),
    // These two are always there; the engine names its factors as the wire does.
    multipliers: {
      seven_plus: 1,
      opponent_koi: 1,
      ...Object.fromEntries(claim.factors.map(({ name, factor }) => [name, factor])),
    },
    final_points: claim.total,
  };
}

/** Null while the match goes on. */
export function gameFinished({ scores, result }: Carry, players: Players): Body<'GameFinished'> | null {
  return (
    result && {
      event: GameLevelEvent.GAME_FINISHED,
      final_scores: scoresOf(players, scores),
      winner: soleWinner(result.winners, players),
    }
  );
}

function soleWinner(winners: readonly Seat[], players: Players): string | null {
  const [winner, ...others] = winners;
  return winner === undefined || others.length > 0 ? null : ofSeat(players, winner).id;
}

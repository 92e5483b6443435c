import type { Card, Seat, Viewer } from '@madang/engine';
import { JAPANESE } from '@madang/engine/hwatu';
import { HAND, koikoi, type Phase, type Round, type Rules, type Yaku } from '@madang/engine/koikoi';
import type { Score } from '@madang/protocol';
import type * as part from '@madang/protocol/koikoi';
import { CardDestinationType, FlowStateType } from '@madang/protocol/koikoi';

// The engine's values as Koi-Koi's events write them.

/** Who sits at the table, by seat. */
export type Players = readonly [part.Player, part.Player];

/** A seat's entry in a list that has one for each seat. */
export function ofSeat<T>(list: readonly T[], seat: Seat): T {
  const entry = list[seat];
  if (entry === undefined) throw new Error(`there is no seat ${seat}`);
  return entry;
}

export function idOf(card: Card): string {
  const id = JAPANESE.ids[card];
  if (id === undefined) throw new Error(`there is no card ${card}`);
  return id;
}

export function idsOf(cards: readonly Card[]): string[] {
  return cards.map(idOf);
}

/** A hand has no order of its own: sorted by id. */
export function handOf(round: Round, seat: Seat): string[] {
  return idsOf(round.table.at(ofSeat(HAND, seat)).toArray());
}

/** The cards of the viewer's own hand, and how many cards another hand has. */
export function handsFor(round: Round, players: Players, viewer: Viewer): part.Hand[] {
  return players.map(({ id }, seat) => {
    const cards = handOf(round, seat);
    return seat === viewer ? { player_id: id, cards } : { player_id: id, count: cards.length };
  });
}

export function destination(players: Players, seat: Seat, captured: readonly Card[]): part.CardDestination {
  return captured.length === 0
    ? { type: CardDestinationType.FIELD }
    : { type: CardDestinationType.DEPOSITORY, player_id: ofSeat(players, seat).id };
}

const FLOW_STATES: Readonly<Record<Exclude<Phase, 'ended'>, FlowStateType>> = {
  hand: FlowStateType.AWAITING_HAND_PLAY,
  selection: FlowStateType.AWAITING_SELECTION,
  decision: FlowStateType.AWAITING_DECISION,
};

/** Null when the round is over. */
export function nextState(players: Players, round: Round): part.NextState | null {
  return round.phase === 'ended' ? null : awaited(players, round.phase, round.seat);
}

export function awaited(players: Players, phase: Exclude<Phase, 'ended'>, seat: Seat): part.NextState {
  return { type: FLOW_STATES[phase], active_player: ofSeat(players, seat).id };
}

export function selectionOf(round: Round): part.Selection {
  return { source: idOf(round.flipped), options: idsOf(round.options.cards) };
}

export function yakuUpdate(formed: readonly Yaku[], total: number): part.YakuUpdate {
  return { new: formed.map(({ type, points }) => ({ type, base_points: points })), total_base: total };
}

export function scoresOf(players: Players, scores: readonly number[]): Score[] {
  return players.map(({ id }, seat) => ({ player_id: id, score: ofSeat(scores, seat) }));
}

/** What a player's calls so far would cost it; 1 before the first (docs/protocol.md 8). */
export function callCost({ each_call_adds, koi_koi_multiplier }: Rules, calls: number): number {
  if (each_call_adds) return 1 + calls;
  return calls > 0 ? koi_koi_multiplier : 1;
}

const DEFAULTS: ReadonlyMap<string, unknown> = new Map(Object.entries(koikoi.configure()));

/** The ruleset as it is sent; `configure` turns it into the same rules again. */
export function rulesetOf(rules: Rules): part.Ruleset {
  const others = Object.entries(rules).filter(([option, value]) => DEFAULTS.get(option) !== value);
  const { total_rounds, koi_koi_multiplier, seven_point_double } = rules;
  return { total_rounds, koi_koi_multiplier, seven_point_double, ...Object.fromEntries(others) };
}

import { CardSet, type Seat } from '@madang/engine';
import { JAPANESE, matching } from '@madang/engine/hwatu';
import {
  type Action,
  type Event,
  FIELD,
  HAND,
  KOIKOI,
  koiFactor,
  koikoi,
  type Pattern,
  PILE,
  type Round,
  STOP,
  yakuPoints,
} from '@madang/engine/koikoi';
import type { Player } from '../player.ts';

/** Tuned by duplicate-deal comparison of this player with itself, one number after the other. */
export interface Weights {
  /** What a card is worth for itself: brights, animals, ribbons, dregs. */
  readonly kinds: readonly number[];
  /** Coming nearer to a yaku, against completing it. */
  readonly progress: number;
  /** What the opponent then cannot have, against what oneself has. */
  readonly denial: number;
  /** What the opponent could take of what lies open afterwards. */
  readonly exposure: number;
  /** Koi-koi only below so many final points … */
  readonly enough: number;
  /** … with at least so many cards in hand … */
  readonly cardsLeft: number;
  /** … while the opponent is at least so many cards short of every yaku. */
  readonly safety: number;
}

export const TUNED: Weights = {
  kinds: [2, 1, 1, 0.4],
  progress: 1,
  denial: 0.6,
  exposure: 0.5,
  enough: 8,
  cardsLeft: 2,
  safety: 2,
};

const KINDS = [JAPANESE.brights, JAPANESE.animals, JAPANESE.ribbons, JAPANESE.dregs];

/** Takes what is worth most to it and to the opponent, and stops when it has enough. Looks one card ahead. */
export function greedyPlayer(weights: Weights): Player<Round, Action, Event> {
  return {
    name: 'greedy',
    choose: ({ world, seat }) => {
      if (world.phase === 'decision') return wantsMore(world, seat, weights) ? KOIKOI : STOP;
      return best(koikoi.legal(world, seat), (action) => worthOf(world, seat, action, weights));
    },
  };
}

export const greedy: Player<Round, Action, Event> = greedyPlayer(TUNED);

function best(actions: readonly Action[], worth: (action: Action) => number): Action {
  let chosen = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const here = worth(action);
    if (here > most) {
      most = here;
      chosen = action;
    }
  }
  return chosen;
}

/** What the position is worth after the action, as far as open cards tell. */
function worthOf(round: Round, seat: Seat, action: Action, weights: Weights): number {
  if (action.type !== 'play' && action.type !== 'select') return 0;
  const field = round.table.at(FIELD);
  const card = action.type === 'play' ? action.card : round.flipped;
  const taken = action.target >= 0 ? CardSet.of(action.target) : matching(field, card).set;
  const gained = taken.isEmpty ? CardSet.EMPTY : taken.with(card);
  const lying = taken.isEmpty ? field.with(card) : field.minus(taken);
  const mine = round.table.at(PILE[seat]);
  const theirs = round.table.at(PILE[1 - seat]);
  const gain = value(round, mine.union(gained), theirs, weights) - value(round, mine, theirs, weights);
  const denied = value(round, theirs.union(gained), mine, weights) - value(round, theirs, mine, weights);
  const hand = action.type === 'play' ? round.table.at(HAND[seat]).without(card) : round.table.at(HAND[seat]);
  return (
    gain + weights.denial * denied - weights.exposure * exposed(round, lying, hand, mine.union(gained), theirs, weights)
  );
}

/** The most that the opponent could gain from the field, by how likely it is to hold the month. */
function exposed(
  round: Round,
  lying: CardSet,
  hand: CardSet,
  mine: CardSet,
  theirs: CardSet,
  weights: Weights,
): number {
  const now = value(round, theirs, mine, weights);
  let most = 0;
  for (let card = lying.first; card >= 0; card = lying.after(card)) {
    const unseen = 4 - bits(lying, card) - bits(hand, card) - bits(mine, card) - bits(theirs, card);
    if (unseen <= 0) continue;
    const likely = 1 - 0.65 ** unseen;
    most = Math.max(most, likely * (value(round, theirs.with(card), mine, weights) - now));
  }
  return most;
}

function bits(set: CardSet, card: number): number {
  return matching(set, card).cards.length;
}

/** What a pile is worth: its yaku, the way towards others that the opponent has not closed, its cards. */
function value(round: Round, pile: CardSet, opposing: CardSet, weights: Weights): number {
  const { brights, others, viewing } = round.patterns;
  let worth = yakuPoints(round.patterns, pile);
  for (const pattern of brights) worth += weights.progress * progress(pattern, pile, opposing);
  for (const pattern of others) worth += weights.progress * progress(pattern, pile, opposing);
  for (const pattern of viewing) worth += weights.progress * progress(pattern, pile, opposing);
  for (let kind = 0; kind < KINDS.length; kind++) worth += weights.kinds[kind] * pile.countIn(KINDS[kind]);
  return worth;
}

function progress({ points, need, of }: Pattern, pile: CardSet, opposing: CardSet): number {
  if (of.size - opposing.countIn(of) < need) return 0;
  const share = Math.min(1, pile.countIn(of) / need);
  return points * share * share;
}

function wantsMore(round: Round, seat: Seat, weights: Weights): boolean {
  const points = round.points(seat);
  const final = points * (points >= 7 && round.rules.seven_point_double ? 2 : 1) * koiFactor(round, seat);
  if (final >= weights.enough) return false;
  if (round.table.at(HAND[seat]).size < weights.cardsLeft) return false;
  return shortOfYaku(round, 1 - seat) >= weights.safety;
}

/** How many more cards the seat needs for its nearest yaku that is still open. */
function shortOfYaku(round: Round, seat: Seat): number {
  const pile = round.table.at(PILE[seat]);
  const opposing = round.table.at(PILE[1 - seat]);
  const { brights, others, viewing } = round.patterns;
  let least = 99;
  for (const { need, of } of [...brights, ...others, ...viewing])
    if (of.size - opposing.countIn(of) >= need) least = Math.min(least, Math.max(1, need - pile.countIn(of)));
  return least;
}

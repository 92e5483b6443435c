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
  PILE,
  type Round,
  STOP,
  yakuPoints,
} from '@madang/engine/koikoi';
import { best } from '../best.ts';
import { chanceToHold, countOf, progress } from '../hwatu/open-cards.ts';
import type { Player } from '../player.ts';

/** Tuned one by one, by duplicate deals of this player against itself. */
export const WEIGHTS = {
  /** What a card is worth for itself: brights, animals, ribbons, dregs. */
  kinds: [2, 1, 1, 0.4],
  /** Coming nearer to a yaku, against completing it. */
  progress: 1,
  /** What the opponent then cannot have, against what the player gets. */
  denial: 0.6,
  /** What the opponent could take of the open cards afterwards. */
  exposure: 0.5,
  /** Koi-koi only below this number of final points, */
  enough: 8,
  /** with at least this number of cards in hand, */
  cardsLeft: 2,
  /** and while the opponent lacks at least this number of cards for every yaku. */
  safety: 2,
};

const KINDS = [JAPANESE.brights, JAPANESE.animals, JAPANESE.ribbons, JAPANESE.dregs];

/** Takes what is worth most to itself and to the opponent, and stops when it has enough. Looks one card ahead. */
export const greedy: Player<Round, Action, Event> = {
  name: 'greedy',
  choose: ({ world, seat }) => {
    if (world.phase === 'decision') return wantsMore(world, seat) ? KOIKOI : STOP;
    return best(koikoi.legal(world, seat), (action) => worthOf(world, seat, action));
  },
};

/** What the position is worth after the action, by the open cards. */
function worthOf(round: Round, seat: Seat, action: Action): number {
  if (action.type !== 'play' && action.type !== 'select') return 0;
  const field = round.table.at(FIELD);
  const card = action.type === 'play' ? action.card : round.flipped;
  const taken = action.target >= 0 ? CardSet.of(action.target) : matching(field, card).set;
  const gained = taken.isEmpty ? CardSet.EMPTY : taken.with(card);
  const lying = taken.isEmpty ? field.with(card) : field.minus(taken);
  const mine = round.table.at(PILE[seat]);
  const theirs = round.table.at(PILE[1 - seat]);
  const gain = value(round, mine.union(gained), theirs) - value(round, mine, theirs);
  const denied = value(round, theirs.union(gained), mine) - value(round, theirs, mine);
  const hand = action.type === 'play' ? round.table.at(HAND[seat]).without(card) : round.table.at(HAND[seat]);
  return gain + WEIGHTS.denial * denied - WEIGHTS.exposure * exposed(round, lying, hand, mine.union(gained), theirs);
}

/** The most that the opponent could gain from the field, by how likely it is to hold the month. */
function exposed(round: Round, lying: CardSet, hand: CardSet, mine: CardSet, theirs: CardSet): number {
  const now = value(round, theirs, mine);
  let most = 0;
  for (let card = lying.first; card >= 0; card = lying.after(card)) {
    const likely = chanceToHold(
      4 - countOf(lying, card) - countOf(hand, card) - countOf(mine, card) - countOf(theirs, card),
    );
    if (likely > 0) most = Math.max(most, likely * (value(round, theirs.with(card), mine) - now));
  }
  return most;
}

/** What a pile is worth: its yaku, the progress towards yaku that are still possible, its cards. */
function value(round: Round, pile: CardSet, opposing: CardSet): number {
  const { brights, others, viewing } = round.patterns;
  let worth = yakuPoints(round.patterns, pile);
  for (const pattern of brights) worth += WEIGHTS.progress * progress(pattern, pile, opposing);
  for (const pattern of others) worth += WEIGHTS.progress * progress(pattern, pile, opposing);
  for (const pattern of viewing) worth += WEIGHTS.progress * progress(pattern, pile, opposing);
  for (let kind = 0; kind < KINDS.length; kind++) worth += WEIGHTS.kinds[kind] * pile.countIn(KINDS[kind]);
  return worth;
}

function wantsMore(round: Round, seat: Seat): boolean {
  const points = round.points(seat);
  const final = points * (points >= 7 && round.rules.seven_point_double ? 2 : 1) * koiFactor(round, seat);
  if (final >= WEIGHTS.enough) return false;
  if (round.table.at(HAND[seat]).size < WEIGHTS.cardsLeft) return false;
  return shortOfYaku(round, 1 - seat) >= WEIGHTS.safety;
}

/** How many more cards the seat needs for its nearest possible yaku. */
function shortOfYaku(round: Round, seat: Seat): number {
  const pile = round.table.at(PILE[seat]);
  const opposing = round.table.at(PILE[1 - seat]);
  const { brights, others, viewing } = round.patterns;
  let least = 99;
  for (const { need, of } of [...brights, ...others, ...viewing])
    if (of.size - opposing.countIn(of) >= need) least = Math.min(least, Math.max(1, need - pile.countIn(of)));
  return least;
}

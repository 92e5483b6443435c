import { type Card, CardSet, type Seat } from '@madang/engine';
import {
  type Action,
  type ChooseGukjin,
  type Event,
  FIELD,
  GO,
  GUKJIN_SSANGPI,
  GUKJIN_YEOL,
  HELD,
  junkValue,
  matgo,
  offers,
  PRESIDENT_ENDS,
  type Round,
  STOP,
  setPoints,
  TAKING,
} from '@madang/engine/gostop';
import { KOREAN, matching, monthOf } from '@madang/engine/hwatu';
import { best } from '../best.ts';
import { chanceToHold, countOf, progress } from '../hwatu/open-cards.ts';
import type { Player } from '../player.ts';

/** Tuned one by one, by duplicate deals of this player against itself. */
export const WEIGHTS = {
  /** What a card is worth for itself: brights, animals, ribbons, each junk. */
  kinds: [3, 0.6, 0.6, 1],
  /** Coming nearer to a set, against completing it. */
  progress: 1,
  /** What the opponents then cannot have, against what the player gets. */
  denial: 0.5,
  /** What the opponents could take of the open cards afterwards. */
  exposure: 0.5,
  /** A junk card taken from each opponent. */
  steal: 1,
  /** Doubling the win: a shake, a bomb. */
  doubling: 1,
  /** Go while every opponent has less than this share of the points for a decision of its own. */
  daring: 0.5,
};

const { brights, animals, ribbons } = KOREAN;

/** Takes what is worth most to itself and to the others, and calls go while that is safe. Looks one card ahead. */
export const greedy: Player<Round, Action, Event> = {
  name: 'greedy',
  choose: ({ world, seat }) => {
    switch (world.stage) {
      case 'decision':
        return wantsMore(world, seat) ? GO : STOP;
      case 'president':
        return PRESIDENT_ENDS;
      case 'gukjin':
        return readingOf(world, seat);
      default:
        return best(matgo.legal(world, seat), (action) => worthOf(world, seat, action));
    }
  },
};

/** What an action is worth, by the open cards. */
function worthOf(round: Round, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'PLAY_HAND_CARD':
      return worthOfCard(round, seat, action.cardId, offers(round, action.cardId).cards);
    case 'CHOOSE_CAPTURE_TARGET':
      return worthOfTaking(round, seat, round.waiting, CardSet.of(action.fromTableCardId));
    case 'DECLARE_BOMB':
      return worthOfMonth(round, seat, action.month - 1) + WEIGHTS.doubling;
    case 'DECLARE_KUNG':
      return worthOfMonth(round, seat, action.month - 1);
    case 'DECLARE_SHAKE':
      return WEIGHTS.doubling + worthOfShaken(round, seat, action.month - 1);
    default:
      return 0;
  }
}

/** The best use of a hand card: with two matches it can choose. */
function worthOfCard(round: Round, seat: Seat, card: Card, matches: readonly Card[]): number {
  if (matches.length === 2)
    return Math.max(...matches.map((target) => worthOfTaking(round, seat, card, CardSet.of(target))));
  const taken = worthOfTaking(round, seat, card, CardSet.from(matches));
  const ppukPile = matches.length === 3 && round.piles[monthOf(card)] >= 0;
  return ppukPile ? taken + WEIGHTS.steal * (1 + round.table.at(HELD).size) : taken;
}

/** The three of a month in hand with the one on the table, and a steal. */
function worthOfMonth(round: Round, seat: Seat, month: number): number {
  const field = round.table.at(FIELD);
  const onTable = matching(field, month * 4);
  const cards = matching(round.hand(seat), month * 4).set.union(onTable.set);
  return gainOf(round, seat, cards) + WEIGHTS.steal - exposed(round, seat, field.minus(onTable.set));
}

/** By some rules a card of the shaken month must be played at once. */
function worthOfShaken(round: Round, seat: Seat, month: number): number {
  const plays = round.rules.shakenMonthIsPlayed
    ? matching(round.hand(seat), month * 4).cards
    : round.hand(seat).toArray();
  return Math.max(...plays.map((card) => worthOfCard(round, seat, card, offers(round, card).cards)));
}

function worthOfTaking(round: Round, seat: Seat, card: Card, taken: CardSet): number {
  const field = round.table.at(FIELD);
  const lying = taken.isEmpty ? field.with(card) : field.minus(taken);
  const gain = taken.isEmpty ? 0 : gainOf(round, seat, taken.with(card));
  return gain - exposed(round, seat, lying);
}

/** What these cards add to the player's pile, and would add to the others'. */
function gainOf(round: Round, seat: Seat, cards: CardSet): number {
  const mine = round.pile(seat).union(round.table.at(TAKING));
  let theirs = CardSet.EMPTY;
  let denied = 0;
  for (let other = 0; other < round.seats; other++) {
    if (other === seat) continue;
    const pile = round.pile(other);
    theirs = theirs.union(pile);
    denied = Math.max(denied, value(round, pile.union(cards), mine) - value(round, pile, mine));
  }
  const gained = value(round, mine.union(cards), theirs) - value(round, mine, theirs);
  return gained + WEIGHTS.denial * denied;
}

/** The most that an opponent could gain from the table, by how likely it is to hold the month. */
function exposed(round: Round, seat: Seat, lying: CardSet): number {
  const mine = round.pile(seat).union(round.table.at(TAKING));
  const known = mine.union(round.hand(seat));
  let most = 0;
  for (let other = 0; other < round.seats; other++) {
    if (other === seat) continue;
    const theirs = round.pile(other);
    const now = value(round, theirs, mine);
    for (let card = lying.first; card >= 0; card = lying.after(card)) {
      const likely = chanceToHold(4 - countOf(lying, card) - countOf(known, card) - countOf(theirs, card));
      if (likely > 0) most = Math.max(most, likely * (value(round, theirs.with(card), mine) - now));
    }
  }
  return WEIGHTS.exposure * most;
}

/** What a pile is worth: its sets, the progress towards sets that are still possible, its cards. */
function value(round: Round, pile: CardSet, opposing: CardSet, cupIsJunk = round.cupIsJunk): number {
  const { brights: brightSets, growing, complete } = round.patterns;
  let worth = setPoints(round.patterns, pile, cupIsJunk);
  for (const pattern of brightSets) worth += WEIGHTS.progress * progress(pattern, pile, opposing);
  for (const pattern of growing) worth += WEIGHTS.progress * progress(pattern, pile, opposing);
  for (const pattern of complete) worth += WEIGHTS.progress * progress(pattern, pile, opposing);
  const [bright, animal, ribbon, junk] = WEIGHTS.kinds;
  worth += bright * pile.countIn(brights) + animal * pile.countIn(animals) + ribbon * pile.countIn(ribbons);
  return worth + junk * junkValue(pile, cupIsJunk);
}

/** 국진 as what makes the pile worth more; an animal when it would be stolen as junk. */
function readingOf(round: Round, seat: Seat): ChooseGukjin {
  if (seat !== round.seat) return GUKJIN_YEOL;
  const pile = round.pile(seat);
  const worth = (cupIsJunk: boolean): number => value(round, pile, CardSet.EMPTY, cupIsJunk);
  return worth(true) > worth(false) ? GUKJIN_SSANGPI : GUKJIN_YEOL;
}

function wantsMore(round: Round, seat: Seat): boolean {
  const few = round.rules.goMinScore * WEIGHTS.daring;
  for (let other = 0; other < round.seats; other++) if (other !== seat && round.score(other) >= few) return false;
  return true;
}

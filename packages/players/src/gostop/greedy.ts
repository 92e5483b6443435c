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
  type Pattern,
  PRESIDENT_ENDS,
  type Round,
  STOP,
  setPoints,
  TAKING,
} from '@madang/engine/gostop';
import { KOREAN, matching, monthOf } from '@madang/engine/hwatu';
import type { Player } from '../player.ts';

/** Tuned by duplicate-deal comparison of this player with itself, one number after the other. */
export interface Weights {
  /** What a card is worth for itself: brights, animals, ribbons, each junk. */
  readonly kinds: readonly number[];
  /** Coming nearer to a set, against completing it. */
  readonly progress: number;
  /** What the opponents then cannot have, against what oneself has. */
  readonly denial: number;
  /** What the opponents could take of what lies open afterwards. */
  readonly exposure: number;
  /** A junk card taken from each opponent. */
  readonly steal: number;
  /** Doubling the win: a shake, a bomb. */
  readonly doubling: number;
  /** Go while every opponent has less than this share of the points for a decision of its own. */
  readonly daring: number;
}

export const TUNED: Weights = {
  kinds: [3, 0.6, 0.6, 1],
  progress: 1,
  denial: 0.5,
  exposure: 0.5,
  steal: 1,
  doubling: 1,
  daring: 0.5,
};

const { brights, animals, ribbons } = KOREAN;

/** Takes what is worth most to it and to the others, and goes while that is safe. Looks one card ahead. */
export function greedyPlayer(weights: Weights): Player<Round, Action, Event> {
  return {
    name: 'greedy',
    choose: ({ world, seat }) => {
      switch (world.stage) {
        case 'decision':
          return wantsMore(world, seat, weights) ? GO : STOP;
        case 'president':
          return PRESIDENT_ENDS;
        case 'gukjin':
          return readingOf(world, seat, weights);
        default:
          return best(matgo.legal(world, seat), (action) => worthOf(world, seat, action, weights));
      }
    },
  };
}

export const greedy: Player<Round, Action, Event> = greedyPlayer(TUNED);

function best(actions: readonly Action[], worth: (action: Action) => number): Action {
  let chosen = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const here = actions.length === 1 ? 0 : worth(action);
    if (here > most) {
      most = here;
      chosen = action;
    }
  }
  return chosen;
}

/** What an action brings, as far as open cards tell. */
function worthOf(round: Round, seat: Seat, action: Action, weights: Weights): number {
  switch (action.type) {
    case 'PLAY_HAND_CARD':
      return worthOfCard(round, seat, action.cardId, offers(round, action.cardId).cards, weights);
    case 'CHOOSE_CAPTURE_TARGET':
      return worthOfTaking(round, seat, round.waiting, CardSet.of(action.fromTableCardId), weights);
    case 'DECLARE_BOMB':
      return worthOfMonth(round, seat, action.month - 1, weights) + weights.doubling;
    case 'DECLARE_KUNG':
      return worthOfMonth(round, seat, action.month - 1, weights);
    case 'DECLARE_SHAKE':
      return weights.doubling + worthOfShaken(round, seat, action.month - 1, weights);
    default:
      return 0;
  }
}

/** The best that a hand card can do: taking one of two is a choice. */
function worthOfCard(round: Round, seat: Seat, card: Card, matches: readonly Card[], weights: Weights): number {
  if (matches.length === 2)
    return Math.max(...matches.map((target) => worthOfTaking(round, seat, card, CardSet.of(target), weights)));
  const taken = worthOfTaking(round, seat, card, CardSet.from(matches), weights);
  const ppukPile = matches.length === 3 && round.piles[monthOf(card)] >= 0;
  return ppukPile ? taken + weights.steal * (1 + round.table.at(HELD).size) : taken;
}

/** The three of a month in hand with the one on the table, and a steal. */
function worthOfMonth(round: Round, seat: Seat, month: number, weights: Weights): number {
  const field = round.table.at(FIELD);
  const onTable = matching(field, month * 4);
  const cards = matching(round.hand(seat), month * 4).set.union(onTable.set);
  return gainOf(round, seat, cards, weights) + weights.steal - exposed(round, seat, field.minus(onTable.set), weights);
}

/** Some tables want a card of the shaken month played at once. */
function worthOfShaken(round: Round, seat: Seat, month: number, weights: Weights): number {
  const plays = round.rules.shakenMonthIsPlayed
    ? matching(round.hand(seat), month * 4).cards
    : round.hand(seat).toArray();
  return Math.max(...plays.map((card) => worthOfCard(round, seat, card, offers(round, card).cards, weights)));
}

function worthOfTaking(round: Round, seat: Seat, card: Card, taken: CardSet, weights: Weights): number {
  const field = round.table.at(FIELD);
  const lying = taken.isEmpty ? field.with(card) : field.minus(taken);
  const gain = taken.isEmpty ? 0 : gainOf(round, seat, taken.with(card), weights);
  return gain - exposed(round, seat, lying, weights);
}

/** What these cards add to one's own pile, and would have added to the others'. */
function gainOf(round: Round, seat: Seat, cards: CardSet, weights: Weights): number {
  const mine = round.pile(seat).union(round.table.at(TAKING));
  let theirs = CardSet.EMPTY;
  let denied = 0;
  for (let other = 0; other < round.seats; other++) {
    if (other === seat) continue;
    const pile = round.pile(other);
    theirs = theirs.union(pile);
    denied = Math.max(denied, value(round, pile.union(cards), mine, weights) - value(round, pile, mine, weights));
  }
  const gained = value(round, mine.union(cards), theirs, weights) - value(round, mine, theirs, weights);
  return gained + weights.denial * denied;
}

/** The most that an opponent could gain from the table, by how likely it is to hold the month. */
function exposed(round: Round, seat: Seat, lying: CardSet, weights: Weights): number {
  const mine = round.pile(seat).union(round.table.at(TAKING));
  const known = mine.union(round.hand(seat));
  let most = 0;
  for (let other = 0; other < round.seats; other++) {
    if (other === seat) continue;
    const theirs = round.pile(other);
    const now = value(round, theirs, mine, weights);
    for (let card = lying.first; card >= 0; card = lying.after(card)) {
      const unseen = 4 - countOf(lying, card) - countOf(known, card) - countOf(theirs, card);
      if (unseen <= 0) continue;
      const likely = 1 - 0.65 ** unseen;
      most = Math.max(most, likely * (value(round, theirs.with(card), mine, weights) - now));
    }
  }
  return weights.exposure * most;
}

function countOf(set: CardSet, card: Card): number {
  return matching(set, card).cards.length;
}

/** What a pile is worth: its sets, the way towards others that nobody has closed, its cards. */
function value(round: Round, pile: CardSet, opposing: CardSet, weights: Weights, cupIsJunk = round.cupIsJunk): number {
  const { brights: brightSets, growing, complete } = round.patterns;
  let worth = setPoints(round.patterns, pile, cupIsJunk);
  for (const pattern of brightSets) worth += weights.progress * progress(pattern, pile, opposing);
  for (const pattern of growing) worth += weights.progress * progress(pattern, pile, opposing);
  for (const pattern of complete) worth += weights.progress * progress(pattern, pile, opposing);
  const [bright, animal, ribbon, junk] = weights.kinds;
  worth += bright * pile.countIn(brights) + animal * pile.countIn(animals) + ribbon * pile.countIn(ribbons);
  return worth + junk * junkValue(pile, cupIsJunk);
}

function progress({ points, need, of }: Pattern, pile: CardSet, opposing: CardSet): number {
  if (of.size - opposing.countIn(of) < need) return 0;
  const share = Math.min(1, pile.countIn(of) / need);
  return points * share * share;
}

/** 국진 as what makes the pile worth more; an animal when it would only be lost as junk. */
function readingOf(round: Round, seat: Seat, weights: Weights): ChooseGukjin {
  if (seat !== round.seat) return GUKJIN_YEOL;
  const pile = round.pile(seat);
  const worth = (cupIsJunk: boolean): number => value(round, pile, CardSet.EMPTY, weights, cupIsJunk);
  return worth(true) > worth(false) ? GUKJIN_SSANGPI : GUKJIN_YEOL;
}

function wantsMore(round: Round, seat: Seat, weights: Weights): boolean {
  const few = round.rules.goMinScore * weights.daring;
  for (let other = 0; other < round.seats; other++) if (other !== seat && round.score(other) >= few) return false;
  return true;
}

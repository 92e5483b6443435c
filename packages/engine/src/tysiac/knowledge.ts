import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { HiddenPlace, Seat, Viewer } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import { above, NINES, OF_SUIT, otherHalf, suitOf } from './cards.ts';
import type { Round } from './round.ts';
import { type Trick, tricksOf } from './tricks.ts';
import { DISCARDS, HAND, MUSIK } from './zones.ts';

/** What play has shown to everybody about the hand of one seat. */
interface Shown {
  /** All it has played. */
  played: CardSet;
  /**
   * What it cannot hold: a suit it did not follow, and by option higher cards or trumps that it would have had to play.
   */
  lacks: CardSet;
  /** What it certainly holds: the other half of an announced marriage, or the four nines of a redeal. */
  holds: CardSet;
}

function shownBy(round: Round): readonly Shown[] {
  const shown = Array.from({ length: round.setup.seats }, () => ({
    played: CardSet.EMPTY,
    lacks: CardSet.EMPTY,
    holds: CardSet.EMPTY,
  }));
  for (const trick of tricksOf(round)) showTrick(round, trick, shown);
  const { ending } = round;
  if (ending?.reason === 'redealt' && ending.seat !== null) shown[ending.seat].holds = NINES;
  for (const [seat, hand] of shown.entries()) hand.holds = hand.holds.intersect(round.table.at(HAND[seat]));
  return shown;
}

function showTrick(round: Round, trick: Trick, shown: readonly Shown[]): void {
  let highest = trick.plays[0].card;
  for (const { seat, card, announcedMarriage } of trick.plays) {
    const hand = shown[seat];
    hand.played = hand.played.with(card);
    if (announcedMarriage !== null) hand.holds = hand.holds.with(otherHalf(card));
    if (suitOf(card) !== trick.ledSuit) hand.lacks = hand.lacks.union(lackedByVoid(round, trick, card));
    else if (card > highest) highest = card;
    else if (card < highest && round.rules.mustBeat) hand.lacks = hand.lacks.union(above(highest));
  }
}

function lackedByVoid(round: Round, { ledSuit, trump }: Trick, card: Card): CardSet {
  const led = OF_SUIT[ledSuit];
  return round.rules.mustTrump && trump !== null && suitOf(card) !== trump ? led.union(OF_SUIT[trump]) : led;
}

/**
 * The hidden places: hands by seat, the musiks, the discards. Within a hand, the place of the declarer's gift comes
 * first.
 *
 * Exact for voids, marriages, passed cards and the shown musik, and for what `mustBeat` and `mustTrump` exclude. A bid
 * over 120 under `marriageAbove120` shows that the bidder has some marriage. That cannot be expressed place by place,
 * so it excludes nothing.
 */
export function hiddenPlaces(round: Round, viewer: Viewer): readonly HiddenPlace[] {
  const { table, setup } = round;
  const shown = shownBy(round);
  const gifts = possibleGifts(round, viewer, shown);
  const hands: CardSet[] = [];
  let unseen = CardSet.EMPTY;
  for (let seat = 0; seat < setup.seats; seat++) {
    const hand = table.at(HAND[seat]);
    hands.push(seat === viewer ? CardSet.EMPTY : hand.minus(knownIn(round, seat, viewer, shown, gifts)));
    unseen = unseen.union(hands[seat]);
  }
  const down = [MUSIK[0], MUSIK[1]].map((zone) => table.at(zone));
  if (viewer !== round.declarer) down.push(table.at(DISCARDS));
  for (const cards of down) unseen = unseen.union(cards);

  const places: HiddenPlace[] = [];
  for (const [seat, cards] of hands.entries()) {
    const may = unseen.minus(shown[seat].lacks);
    if (seat === round.declarer) pushPlaces(places, cards, may);
    else pushDefender(places, cards, may, round.shownMusik, gifts[seat]);
  }
  for (const cards of down) pushPlaces(places, cards, unseen);
  return places;
}

function pushPlaces(places: HiddenPlace[], cards: CardSet, may: CardSet): void {
  for (let card = cards.first; card >= 0; card = cards.after(card)) places.push({ card, may });
}

/** Of the shown musik a defender can have got one card at most. */
function pushDefender(places: HiddenPlace[], cards: CardSet, may: CardSet, musik: CardSet, gift: CardSet): void {
  const original = may.minus(musik);
  if (gift.isEmpty || cards.isEmpty) return pushPlaces(places, cards, original);
  const fromMusik = cards.intersect(musik);
  const card = fromMusik.isEmpty ? cards.first : fromMusik.first;
  places.push({ card, may: original.union(gift.intersect(may)) });
  pushPlaces(places, cards.without(card), original);
}

/**
 * For each seat, the cards of the shown musik that it may have got from the declarer, as far as the viewer knows: none
 * when it has shown such a card, when it got no card yet, or when the viewer gave or got the card.
 */
function possibleGifts(round: Round, viewer: Viewer, shown: readonly Shown[]): readonly CardSet[] {
  let left = round.shownMusik;
  for (const { played, holds } of shown) left = left.minus(played).minus(holds);
  if (viewer !== 'table') left = left.minus(round.table.at(HAND[viewer]));
  return shown.map(({ played, holds, lacks }, seat) => {
    const known = seat === viewer || viewer === round.declarer || round.gifts[seat] === NONE;
    return known || played.union(holds).countIn(round.shownMusik) > 0 ? CardSet.EMPTY : left.minus(lacks);
  });
}

/** The cards that the viewer knows to be in another hand. */
function knownIn(
  round: Round,
  seat: Seat,
  viewer: Viewer,
  shown: readonly Shown[],
  gifts: readonly CardSet[],
): CardSet {
  const { holds } = shown[seat];
  if (seat === round.declarer) {
    // Cards of the shown musik that nobody else can have got are still with the declarer.
    let kept = round.shownMusik;
    for (const gift of gifts) kept = kept.minus(gift);
    return holds.union(kept);
  }
  const gift = round.gifts[seat];
  return viewer === round.declarer && gift !== NONE ? holds.with(gift) : holds;
}

/**
 * Which card each seat got, drawn for a viewer who neither gave nor got it: a card of the shown musik that it has or
 * had, otherwise any card that it has or had.
 */
export function redrawnGifts(round: Round, viewer: Viewer, random: Random): readonly Card[] {
  if (viewer === round.declarer || round.shape.exchange === 'discard' || round.exchanged === 0) return round.gifts;
  const shown = shownBy(round);
  return round.gifts.map((gift, seat) => {
    if (gift === NONE || seat === viewer) return gift;
    const held = round.table.at(HAND[seat]).union(shown[seat].played);
    const fromMusik = held.intersect(round.shownMusik);
    const candidates = (fromMusik.isEmpty ? held : fromMusik).toArray();
    return candidates[random.below(candidates.length)];
  });
}

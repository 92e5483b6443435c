import { marriageValue, type Rules, type Snapshot, SUIT_SIGNS, SUITS } from '@madang/engine/tysiac';
import { suitName } from '@madang/narrators/french';
import { may, type Note as NoteOf, type Occasion as OccasionOf } from '../../../learn/note.ts';
import { ME } from '../../../learn/reading.ts';
import type { TysiacLessonWords } from './words/index.ts';

type Occasion = OccasionOf<Snapshot, Rules, TysiacLessonWords>;
type Note = NoteOf<Snapshot, Rules, TysiacLessonWords>;

const FEW_CARDS = 2;

function handOf({ moment }: Occasion): readonly string[] {
  return moment.scene.view.hands[ME];
}

/** The most valuable marriage in hand. */
function coupleOf(occasion: Occasion): { readonly cards: string; readonly points: number } | null {
  const hand = handOf(occasion);
  const couples = SUITS.flatMap((suit) => {
    const ids = [`K${SUIT_SIGNS[suit]}`, `Q${SUIT_SIGNS[suit]}`];
    return ids.every((id) => hand.includes(id)) ? [{ cards: occasion.cards(...ids), points: marriageValue(suit) }] : [];
  });
  return couples.toSorted((one, two) => two.points - one.points)[0] ?? null;
}

/** The cards of the trick that is being played. */
function trickOf({ moment, names }: Occasion): readonly string[] {
  const { plays } = moment.scene.view;
  return plays.slice(plays.length - (plays.length % names.length)).map(({ card }) => card);
}

const welcome: Note = {
  id: 'welcome',
  say: ({ moment, own, others }) => (moment.turn === 0 ? own.welcome(others) : null),
};

const ranks: Note = { id: 'ranks', say: ({ moment, own }) => (moment.turn === 0 ? own.ranks : null) };

const couple: Note = {
  id: 'couple',
  say: (occasion) => {
    const held = occasion.moment.turn === 0 ? coupleOf(occasion) : null;
    return held && occasion.own.couple(held.cards, held.points);
  },
};

const bidding: Note = { id: 'bidding', say: ({ moment, own }) => (may(moment, 'bid') ? own.bidding : null) };

const give: Note = { id: 'give', say: ({ moment, own }) => (may(moment, 'passCard') ? own.give : null) };

const theyDeclare: Note = {
  id: 'theyDeclare',
  say: ({ moment, own, names }) => {
    const { declarer, highestBid } = moment.scene.view;
    return declarer === null || declarer === ME ? null : own.theyDeclare(names[declarer], highestBid);
  },
};

const announce: Note = {
  id: 'announce',
  isRepeated: true,
  say: (occasion) => {
    const held = occasion.moment.scene.legal.some(({ marriage }) => marriage === true) ? coupleOf(occasion) : null;
    return held && occasion.own.announce(held.cards, held.points);
  },
};

const lead: Note = {
  id: 'lead',
  say: (occasion) => (occasion.isOwnTurn && trickOf(occasion).length === 0 ? occasion.own.lead : null),
};

const follow: Note = {
  id: 'follow',
  say: (occasion) => {
    const [led] = occasion.isOwnTurn ? trickOf(occasion) : [];
    return led === undefined ? null : occasion.own.follow(occasion.cards(led));
  },
};

const trump: Note = {
  id: 'trump',
  say: ({ moment, isOwnTurn, own, language }) => {
    const { trump: suit } = moment.scene.view;
    return suit !== null && isOwnTurn ? own.trump(suitName(SUIT_SIGNS[suit], language)) : null;
  },
};

const trick: Note = {
  id: 'trick',
  say: ({ moment, own, names }) => {
    const taken = moment.since.find(({ type }) => type === 'trick');
    return taken ? own.trick(names[Number(taken.seat)], Number(taken.seat) === ME, Number(taken.points)) : null;
  },
};

const lastCards: Note = {
  id: 'lastCards',
  say: (occasion) => (occasion.isOwnTurn && handOf(occasion).length <= FEW_CARDS ? occasion.own.lastCards : null),
};

/** What the reader has to decide now comes first, but not before the welcome. */
export const notes: readonly Note[] = [
  welcome,
  ranks,
  couple,
  bidding,
  give,
  announce,
  theyDeclare,
  lead,
  follow,
  trump,
  trick,
  lastCards,
];

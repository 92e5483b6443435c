import type { Json } from '@madang/engine';
import type { EndingWords } from './lesson.ts';
import { nearest } from './nearest.ts';
import type { Note, Occasion } from './note.ts';
import { ME, OTHER } from './reading.ts';
import { turnOf } from './turns.ts';

const monthOf = (id: string): string => id.slice(0, 2);

/** A hand card and a matching card on the field; of several pairs the most memorable, brights and animals first. */
function pairOf({ table: { hand, field } }: Occasion): readonly [string, string] | null {
  const pairs = hand.flatMap((card) =>
    field.filter((id) => monthOf(id) === monthOf(card)).map((match) => [card, match] as const),
  );
  return pairs.toSorted((one, two) => plainness(one) - plainness(two))[0] ?? null;
}

/** From the third digit of the ids: 1 is a bright, 4 is plain. */
function plainness([card, match]: readonly [string, string]): number {
  return Number(card[2]) + Number(match[2]);
}

function nearestOwn({ table: { sets, mine, theirs }, words, term, cards }: Occasion): string | null {
  const near = nearest(sets, mine, theirs);
  return near && words.near(term(near.name), near.have, near.need, cards(...near.missing));
}

const hand: Note = {
  id: 'hand',
  say: ({ moment, table, words }) => (moment.turn === 0 ? words.hand(table.hand.length) : null),
};

const months: Note = {
  id: 'months',
  say: (occasion) => {
    const pair = occasion.moment.turn === 0 ? pairOf(occasion) : null;
    return pair && occasion.words.months(occasion.cards(pair[0]), occasion.cards(pair[1]));
  },
};

const howToPlay: Note = {
  id: 'howToPlay',
  say: ({ moment, words }) => (moment.turn === 0 ? words.howToPlay : null),
};

export const choice: Note = {
  id: 'choice',
  isRepeated: true,
  say: ({ isChoosing, words }) => (isChoosing ? words.chooseTarget : null),
};

const took: Note = {
  id: 'took',
  say: ({ moment, words, cards }) => {
    const { played } = turnOf(moment.since, ME);
    return played && played.took.length > 0 ? words.took(cards(played.card), cards(...played.took)) : null;
  },
};

const laid: Note = {
  id: 'laid',
  say: ({ moment, words, cards }) => {
    const { played } = turnOf(moment.since, ME);
    return played && played.took.length === 0 ? words.laid(cards(played.card)) : null;
  },
};

const flipped: Note = {
  id: 'flipped',
  say: ({ moment, isChoosing, words, cards }) => {
    const { flipped } = turnOf(moment.since, ME);
    if (!flipped || isChoosing) return null;
    if (flipped.took.length === 0) return words.flipLaid(cards(flipped.card));
    return words.flipTook(cards(flipped.card), cards(...flipped.took));
  },
};

const theirTurn: Note = {
  id: 'theirTurn',
  say: ({ moment, isOwnTurn, words, other }) =>
    isOwnTurn && turnOf(moment.since, OTHER).played ? words.theirTurn(other) : null,
};

const whereTheyLie: Note = {
  id: 'whereTheyLie',
  say: ({ isOwnTurn, table, words }) => (isOwnTurn && table.mine.length > 0 ? words.whereTheyLie : null),
};

const near: Note = { id: 'near', say: (occasion) => (occasion.isOwnTurn ? nearestOwn(occasion) : null) };

const theirNear: Note = {
  id: 'theirNear',
  say: ({ isOwnTurn, table, words, other, term, cards }) => {
    const threat = nearest(table.sets, table.theirs, table.mine);
    if (!isOwnTurn || !threat || threat.need - threat.have > 1) return null;
    return words.theirNear(other, term(threat.name), cards(...threat.missing));
  },
};

const nothingMatches: Note = {
  id: 'nothingMatches',
  say: (occasion) =>
    occasion.isOwnTurn && occasion.table.hand.length > 0 && pairOf(occasion) === null
      ? occasion.words.nothingMatches
      : null,
};

/** Notes for the first turn, for what happened in it, and on sets within reach. */
export const beginning: readonly Note[] = [hand, months, howToPlay];
export const happenings: readonly Note[] = [took, laid, flipped, theirTurn, whereTheyLie, nothingMatches];
export const aims: readonly Note[] = [near, theirNear];

/** When everything has been said: the nearest set, or an encouragement. */
export function standing(occasion: Occasion<Json, object, EndingWords>): string {
  return nearestOwn(occasion) ?? occasion.own.yourTurn ?? occasion.words.yourTurn;
}

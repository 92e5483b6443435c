import { type Card, CardSet, type Language, type Seat, type State } from '@madang/engine';
import { monthOf, type Pattern } from '@madang/engine/hwatu';
import { chanceThat, percent } from '../review/chance.ts';
import type { Explain } from '../review/explain.ts';
import { FLOWER_REVIEW, type FlowerReviewWords } from './review-words.ts';

/** A set that scores, by its name in the reader's language. */
export interface NamedSet extends Pick<Pattern, 'need' | 'of' | 'points'> {
  readonly name: string;
}

/** What an action does with cards: the card from the hand, and those that it takes from the field. */
export interface Laid {
  readonly card: Card | null;
  readonly takes: CardSet;
}

export const NOTHING_LAID: Laid = { card: null, takes: CardSet.EMPTY };

/** What the explanations read of a game with flower cards. */
interface FlowerGame<S, A> {
  readonly piles: (state: S) => readonly CardSet[];
  readonly hands: (state: S) => readonly CardSet[];
  /** What stopping now would bring; null where that is not the question. */
  readonly stopping: (state: S, seat: Seat) => number | null;
  readonly laid: (state: S, action: A) => Laid;
  readonly sets: (state: S, language: Language) => readonly NamedSet[];
  readonly card: (card: Card, language: Language) => string;
}

export function explainFlower<S extends State<S>, A>(game: FlowerGame<S, A>): Explain<S, A> {
  return ({ state, seat, chosen, best, names }, language) => {
    const words = FLOWER_REVIEW[language];
    const sets = game.sets(state, language);
    const piles = game.piles(state);
    const missing = missingSentences(words, sets, piles, names);
    const stopping = game.stopping(state, seat);
    if (stopping !== null)
      return [words.stopping(stopping), ...missing, words.cardsLeft(game.hands(state)[seat]?.size ?? 0)];
    const [played, better] = [game.laid(state, chosen), game.laid(state, best)];
    const completed = completedInstead(sets, piles[seat] ?? CardSet.EMPTY, played, better);
    const holdsMonth = (world: S, month: number): boolean =>
      game.hands(world).some((hand, of) => of !== seat && hand.toArray().some((card) => monthOf(card) === month));
    return [
      ...(completed.length > 0 ? [words.completes(completed.join(words.comma))] : []),
      ...laidSentences({
        ...{ words, chosen: played, best: better },
        card: (card) => game.card(card, language),
        heldByOthers: (month) => chanceThat(state, seat, (world) => holdsMonth(world, month)),
      }),
      ...missing,
    ];
  };
}

interface LaidFacts {
  readonly words: FlowerReviewWords;
  readonly chosen: Laid;
  readonly best: Laid;
  readonly card: (card: Card) => string;
  /** How likely another seat holds a card of this month. */
  readonly heldByOthers: (month: number) => number;
}

/** What was taken or left lying, and how likely somebody else could take it. */
function laidSentences({ words, chosen, best, card, heldByOthers }: LaidFacts): readonly string[] {
  const left = best.takes.minus(chosen.takes);
  const told: string[] = [];
  if (left.size > 0) {
    const names = left.toArray().map(card).join(words.comma);
    told.push(words.left(names, percent(heldByOthers(monthOf(left.first)))));
  }
  const put = putOnField(chosen);
  if (put !== null && put !== putOnField(best)) told.push(words.put(card(put), percent(heldByOthers(monthOf(put)))));
  return told;
}

function putOnField({ card, takes }: Laid): Card | null {
  return takes.size === 0 ? card : null;
}

/** Sets that the better action makes and the one that was played does not. */
function completedInstead(sets: readonly NamedSet[], pile: CardSet, chosen: Laid, best: Laid): readonly string[] {
  const made = newSets(sets, pile, chosen);
  return newSets(sets, pile, best).filter((name) => !made.includes(name));
}

function newSets(sets: readonly NamedSet[], pile: CardSet, { card, takes }: Laid): readonly string[] {
  if (takes.size === 0) return [];
  const after = card === null ? pile.union(takes) : pile.union(takes).with(card);
  return sets.flatMap(({ name, need, of }) => (pile.countIn(of) < need && after.countIn(of) >= need ? [name] : []));
}

/** Further away than this, a set says nothing. */
const NEAR = 2;

/** The set that a pile is nearest to, if it is near and others have not taken too much of it. */
function nearestSet(
  sets: readonly NamedSet[],
  pile: CardSet,
  taken: CardSet,
): { readonly name: string; readonly missing: number } | null {
  const open = sets
    .map(({ name, need, of, points }) => ({
      name,
      points,
      missing: need - pile.countIn(of),
      left: of.minus(taken).size - need,
    }))
    .filter(({ missing, left }) => missing > 0 && missing <= NEAR && left >= 0)
    .sort((a, b) => a.missing - b.missing || b.points - a.points);
  return open[0] ?? null;
}

/** Who is how far from a set, for every seat that is near one. */
function missingSentences(
  words: FlowerReviewWords,
  sets: readonly NamedSet[],
  piles: readonly CardSet[],
  names: readonly string[],
): readonly string[] {
  return piles.flatMap((pile, seat) => {
    const taken = piles.reduce((all, other) => (other === pile ? all : all.union(other)), CardSet.EMPTY);
    const nearest = nearestSet(sets, pile, taken);
    return nearest ? [words.missing(names[seat] ?? '', nearest.name, nearest.missing)] : [];
  });
}

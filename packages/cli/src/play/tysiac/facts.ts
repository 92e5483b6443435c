import {
  cardOf,
  marriagesIn,
  marriageValue,
  Rank,
  type Rules,
  type SeenCard,
  type Snapshot,
  SUIT_SIGNS,
  type Suit,
  suitOf,
  tricksIn,
} from '@madang/engine/tysiac';
import type { Scene } from '../screen.ts';
import { type TysiacWords, tysiacWords } from './words.ts';

/** What everybody at the table knows of the hand, beside cards and points. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

export function factsOf(scene: Scene, round: Snapshot): readonly Fact[] {
  const words = tysiacWords(scene.language);
  const { declarer, trump } = round;
  if (declarer === null) return [];
  const facts: Fact[] = [
    { name: '', value: words.contract(round.highestBid, scene.names[declarer]) },
    { name: '', value: progressText(words, round, round.highestBid - round.points[declarer]) },
    { name: words.trump, value: trump === null ? words.none : `${SUIT_SIGNS[trump]} ${suitName(scene, trump)}` },
  ];
  const marriages = marriagesIn(tricksIn(round, scene.round.rules as Rules));
  if (marriages.length > 0)
    facts.push({ name: words.marriages, value: marriages.map((one) => marriageText(scene, one)).join(', ') });
  if (round.shownMusik.length > 0) facts.push({ name: words.musik, value: round.shownMusik.join(' ') });
  const tableCards = round.discards.length + round.musiks.flat().length;
  if (round.phase === 'Play' && tableCards > 0) facts.push({ name: '', value: words.tableCards(tableCards) });
  return facts;
}

function progressText(words: TysiacWords, { phase }: Snapshot, missing: number): string {
  if (missing <= 0) return words.madeIt;
  return phase === 'HandEnd' ? words.failedBy(missing) : words.stillNeeds(missing);
}

function marriageText({ game, names }: Scene, { seat, id }: SeenCard): string {
  const suit = suitOf(game.cardIds.indexOf(id));
  return `${names[seat]} ${SUIT_SIGNS[suit]}${marriageValue(suit)}`;
}

/** The narrator's word for a suit is the last of its cards' names. */
function suitName({ game, cardName }: Scene, suit: Suit): string {
  return cardName(game.cardIds[cardOf(suit, Rank.Ace)]).split(' ').at(-1) ?? '';
}

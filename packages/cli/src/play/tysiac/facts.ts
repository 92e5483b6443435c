import { entryOf } from '@madang/engine/internal';
import {
  cardOf,
  marriagesIn,
  marriageValue,
  Rank,
  type SeenCard,
  type Snapshot,
  SUIT_SIGNS,
  type Suit,
  suitOf,
  tricksIn,
} from '@madang/engine/tysiac';
import type { TysiacScene } from './scene.ts';
import { type TysiacWords, tysiacWords } from './words.ts';

/** A public fact about the hand, beside cards and points. */
interface Fact {
  readonly name: string;
  readonly value: string;
}

export function factsOf(scene: TysiacScene, round: Snapshot): readonly Fact[] {
  const words = tysiacWords(scene.language);
  const { declarer, trump } = round;
  if (declarer === null) return [];
  const facts: Fact[] = [
    { name: '', value: words.contract(round.highestBid, entryOf(scene.names, declarer)) },
    { name: '', value: progressText(words, round, round.highestBid - entryOf(round.points, declarer)) },
    { name: words.trump, value: trump === null ? words.none : `${SUIT_SIGNS[trump]} ${suitName(scene, trump)}` },
  ];
  const marriages = marriagesIn(tricksIn(round, scene.round.rules));
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

function marriageText({ game, names }: TysiacScene, { seat, id }: SeenCard): string {
  const suit = suitOf(game.cardIds.indexOf(id));
  return `${names[seat]} ${SUIT_SIGNS[suit]}${marriageValue(suit)}`;
}

/** The narrator's word for a suit is the last word of a card's name. */
function suitName({ game, cardName }: TysiacScene, suit: Suit): string {
  const ace = entryOf(game.cardIds, cardOf(suit, Rank.Ace));
  return cardName(ace).split(' ').at(-1) ?? '';
}

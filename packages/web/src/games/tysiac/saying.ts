import { CARD_IDS, cardWithId, pointsOf, SUIT_SIGNS } from '@madang/engine/tysiac';
import { suitName } from '@madang/narrators/french';
import { dutyAgainst, higherUnseen, type Preview, previewOf } from './preview.ts';
import type { BoardProps } from './props.ts';
import { type CardChoice, cardChoices, type Reading, receiverOf } from './reading.ts';
import { type TysiacWords, tysiacWords } from './words/index.ts';

/** The text for a previewed card. */
export interface Saying {
  readonly title: string;
  readonly note: string;
  /** The reader wins points with it. */
  readonly isGood: boolean;
}

type Told = Pick<BoardProps, 'narrator' | 'names' | 'cardName' | 'language'>;

export function sayingOf(
  props: Told,
  reading: Reading,
  id: string,
  choice: CardChoice | null,
  announces: boolean,
): Saying {
  const words = tysiacWords[props.language];
  if (!choice) return { title: reasonOf(props, reading, id, words), note: '', isGood: false };
  if (choice.plain.type !== 'play') return givenAway(props, reading, id, words);
  const preview = previewOf(reading.view, reading.rules, reading.own, id, announces && choice.marriage !== null);
  return {
    title: fateOf(props, reading, id, preview, words),
    note: sumOf(preview, words),
    isGood: preview.fate === 'takes',
  };
}

/** The rules' reason, if it is the reader's turn. */
function reasonOf(
  { narrator, names }: Told,
  { view, rules, own, legal }: Reading,
  id: string,
  words: TysiacWords,
): string {
  if (legal.length === 0) return words.cardPoints(pointsOf(cardWithId(id)));
  const duty = dutyAgainst(view, rules, own, id, new Set(cardChoices(legal).keys()));
  return duty ? narrator.refusal(duty, names) : words.cardPoints(pointsOf(cardWithId(id)));
}

function givenAway({ names }: Told, { legal }: Reading, id: string, words: TysiacWords): Saying {
  const to = receiverOf(legal);
  const title = to === null ? words.discardsCard : words.givesCard(names[to]);
  return { title, note: words.cardPoints(pointsOf(cardWithId(id))), isGood: false };
}

function fateOf(
  { names, language }: Told,
  { view, own }: Reading,
  id: string,
  preview: Preview,
  words: TysiacWords,
): string {
  const { fate, marriage, after, winner, isHighest } = preview;
  if (marriage) return words.announces(marriage.points, suitName(SUIT_SIGNS[marriage.suit], language));
  switch (fate) {
    case 'takes':
      return words.takes;
    case 'holds':
      return words.holds(after.map((seat) => names[seat]).join(', '));
    case 'loses':
      return words.goesTo(names[winner]);
    case 'leads': {
      if (!isHighest)
        return words.beatable(
          higherUnseen(view, own, id)
            .toArray()
            .map((card) => CARD_IDS[card])
            .join(' '),
        );
      const isTrump = view.trump !== null && id.endsWith(SUIT_SIGNS[view.trump]);
      return view.trump === null || isTrump ? words.highest : words.onlyTrump;
    }
  }
}

/** `4 + 0 + 11 = 15 points`. */
function sumOf({ points, sum }: Preview, words: TysiacWords): string {
  return points.length > 1 ? `${points.join(' + ')} = ${words.cardPoints(sum)}` : words.cardPoints(sum);
}

import type { Json } from '@madang/engine';
import type { Language } from '@madang/narrators/language';
import { LANGUAGE_TAGS } from '../app/settings.ts';
import type { BoardProps } from '../games/ui.ts';
import type { EndingWords, LessonParts } from './lesson.ts';
import type { Moment } from './moment.ts';
import { NO_CARDS, OTHER, type Reading } from './reading.ts';
import { type LessonWords, lessonWords } from './words/index.ts';

/** What a note is made of: the moment, and the reader's language. */
export interface Occasion<V extends Json = Json, R extends object = object, W = unknown> {
  readonly moment: Moment<V, R>;
  readonly language: Language;
  readonly table: Reading;
  /** The words of every lesson, and those of this game's. */
  readonly words: LessonWords;
  readonly own: W;
  /** The reader may play a card, or choose what it takes. */
  readonly isOwnTurn: boolean;
  readonly isChoosing: boolean;
  /** The names by seat, the first opponent's, and those of all opponents in a row. */
  readonly names: readonly string[];
  readonly other: string;
  readonly others: string;
  /** Cards by name, as they stand in a sentence. */
  readonly cards: (...ids: readonly string[]) => string;
  /** A set by name. */
  readonly term: (name: string) => string;
}

/** A text that is said when it fits the position: once, or every time if it is a question. */
export interface Note<V extends Json = Json, R extends object = object, W = unknown> {
  readonly id: string;
  readonly isRepeated?: true;
  /** Null when there is no occasion for it. */
  say(occasion: Occasion<V, R, W>): string | null;
}

export type Speaker = Pick<BoardProps, 'narrator' | 'names' | 'cardName'>;

export function occasionOf<V extends Json, R extends object, W extends EndingWords>(
  { words: own, read = () => NO_CARDS, playType, chooseType = '' }: LessonParts<V, R, W>,
  moment: Moment<V, R>,
  language: Language,
  { narrator, names, cardName }: Speaker,
): Occasion<V, R, W> {
  const words = lessonWords[language];
  return {
    moment,
    language,
    table: read(moment.scene),
    words,
    own: own[language],
    isOwnTurn: may(moment, playType),
    isChoosing: may(moment, chooseType),
    names,
    other: names[OTHER],
    others: new Intl.ListFormat(LANGUAGE_TAGS[language]).format(names.slice(OTHER)),
    cards: (...ids) => ids.map((id) => words.quoted(cardName(id))).join(words.comma),
    term: (name) => narrator.term(name),
  };
}

/** The texts of a lesson that need no facts. */
type PlainText<W> = { [K in keyof W]-?: W[K] extends string ? K : never }[keyof W] & string;

/** Notes of a lesson with these words that are said on one sign. */
export function plainNotes<V extends Json, R extends object, W>() {
  const noteOf = (id: PlainText<W>, isTime: (moment: Moment<V, R>) => boolean): Note<V, R, W> => ({
    id,
    say: ({ moment, own }) => (isTime(moment) ? String(own[id]) : null),
  });
  return {
    /** Said when an action of this type is offered. */
    offered: (id: PlainText<W>, type: string) => noteOf(id, (moment) => may(moment, type)),
    /** Said when an event of this type has happened, at any seat. */
    happened: (id: PlainText<W>, type: string) => noteOf(id, ({ since }) => since.some((event) => event.type === type)),
  };
}

/** Whether the reader may do something of this type now. */
export function may({ scene }: Pick<Moment<Json, object>, 'scene'>, type: string): boolean {
  return scene.legal.some((action) => action.type === type);
}

import type { BoardProps } from '../games/ui.ts';
import type { LessonGame } from './deals.ts';
import type { Moment } from './moment.ts';
import { OTHER, type Reading, readingOf } from './reading.ts';
import type { LessonWords } from './words/index.ts';

/** What a note is made of: the moment, and the reader's language. */
export interface Occasion {
  readonly moment: Moment;
  readonly table: Reading;
  readonly words: LessonWords;
  /** The opponent's name. */
  readonly other: string;
  /** Cards by name, as they stand in a sentence. */
  readonly cards: (...ids: readonly string[]) => string;
  /** A set by name. */
  readonly term: (name: string) => string;
}

/** Something that the teacher says when it fits what the reader sees: once, or where it is a question every time. */
export interface Note {
  readonly id: string;
  readonly isRepeated?: true;
  /** Null when there is no occasion for it. */
  readonly say: (occasion: Occasion) => string | null;
}

export type Speaker = Pick<BoardProps, 'narrator' | 'names' | 'cardName'>;

export function occasionOf(game: LessonGame, moment: Moment, words: LessonWords, speaker: Speaker): Occasion {
  const { narrator, names, cardName } = speaker;
  return {
    moment,
    table: readingOf(game, moment.scene),
    words,
    other: names[OTHER],
    cards: (...ids) => ids.map((id) => words.quoted(cardName(id))).join(words.comma),
    term: (name) => narrator.term(name),
  };
}

/** Whether the reader may do something of this kind now. */
export function may({ scene }: Moment, ...types: readonly string[]): boolean {
  return scene.legal.some(({ type }) => types.includes(type));
}

import type { Json } from '@madang/engine';
import { type Language, sentenceCase } from '@madang/narrators/language';
import type { Words } from '../app/words.ts';
import type { LocalSetup } from '../play/local/setup.ts';
import type { Scene } from '../play/presenter.ts';
import type { Told } from '../play/told.ts';
import { type Moment, momentOf } from './moment.ts';
import { type Note, occasionOf, type Speaker } from './note.ts';
import { ME, NO_CARDS, type Reading } from './reading.ts';
import { standing } from './shared-notes.ts';
import { lessonWords } from './words/index.ts';

/** What every game's lesson says at its end. */
export interface EndingWords {
  readonly won: string;
  readonly nobody: string;
  /** How points are paid, where that is worth a sentence. */
  readonly payment?: string;
  readonly after: string;
  /** Instead of the words of the flower games: how it is counted, who won, and when there is nothing new to say. */
  readonly count?: string;
  readonly lost?: (other: string) => string;
  readonly yourTurn?: string;
}

/** What a game brings for its first lesson: a prepared deal, and what the teacher says. */
export interface LessonParts<V extends Json, R extends object, W extends EndingWords> {
  /**
   * Found by search: the reader begins, has several cards that match and some that do not, and a set is within reach. What
   * the bot plays is not prepared.
   */
  readonly deal: Pick<LocalSetup, 'game' | 'rules' | 'seed'>;
  /** The number of opponents, by default one. */
  readonly opponents?: number;
  readonly words: Words<W>;
  /** The types of the actions with which the reader plays a card, and chooses what it takes. */
  readonly playType: string;
  readonly chooseType?: string;
  /** For the notes that flower games share. */
  readonly read?: (scene: Scene<V, R>) => Reading;
  /** The first that fits is said first. */
  readonly notes: readonly Note<V, R, W>[];
}

/** Something that was said, and when: its text follows in any language. */
export interface Said<V extends Json = Json, R extends object = object> {
  readonly id: string;
  readonly moment: Moment<V, R>;
}

/** A game's first lesson, as the page uses it. */
export interface Lesson<V extends Json = Json, R extends object = object> {
  /** A one-round match against a beginner. */
  setup(name: string): LocalSetup;
  read(scene: Scene<V, R>): Reading;
  /** The point of the lesson that this scene is at; null while nothing can be said. */
  moment(scene: Scene<V, R>, tolds: readonly Told[]): Moment<V, R> | null;
  /** What is still to be said at this moment, in order. */
  pending(
    moment: Moment<V, R>,
    said: readonly Said<V, R>[],
    language: Language,
    speaker: Speaker,
  ): readonly Said<V, R>[];
  text(said: Said<V, R>, language: Language, speaker: Speaker): string;
  /** How the round ended, and how that is counted. */
  ending(ended: Scene['ended'], language: Language, other: string): readonly string[];
}

const BOTS = ['Aiko', 'Dohyun'];

/** What the reader is told when there is nothing new. */
export const STANDING = 'standing';

export function lessonOf<V extends Json, R extends object, W extends EndingWords>(
  parts: LessonParts<V, R, W>,
): Lesson<V, R> {
  const { deal, opponents = 1, words, playType, notes, read = () => NO_CARDS } = parts;
  const occasion = (moment: Moment<V, R>, language: Language, speaker: Speaker) =>
    occasionOf(parts, moment, language, speaker);
  return {
    // The hour decides who begins at Matgo.
    setup: (name) => ({
      ...deal,
      sitters: [
        { name: name || '—', kind: 'human' },
        ...BOTS.slice(0, opponents).map((bot) => ({ name: bot, kind: 'bot' as const, level: 'beginner' })),
      ],
      inputs: { hour: 12 },
    }),
    read,
    moment: (scene, tolds) => momentOf(scene, tolds, playType),
    pending: (moment, said, language, speaker) =>
      notes
        .filter((note) => !said.some((each) => isSaid(note, each, moment)))
        .filter((note) => note.say(occasion(moment, language, speaker)) !== null)
        .map(({ id }) => ({ id, moment })),
    text: ({ id, moment }, language, speaker) => {
      const now = occasion(moment, language, speaker);
      return sentenceCase(notes.find((note) => note.id === id)?.say(now) ?? standing(now));
    },
    ending: (ended, language, other) => endingOf(ended, words[language], language, other),
  };
}

/** A question is asked again when it comes again. */
function isSaid<V extends Json, R extends object, W>(
  { id, isRepeated }: Note<V, R, W>,
  said: Said<V, R>,
  moment: Moment<V, R>,
): boolean {
  return said.id === id && (!isRepeated || said.moment.scene.view === moment.scene.view);
}

function endingOf(ended: Scene['ended'], own: EndingWords, language: Language, other: string): readonly string[] {
  if (!ended) return [];
  const { winners, claims } = ended.outcome;
  const { won, nobody, payment, after, count, lost } = { ...lessonWords[language], ...own };
  return [
    winners.length === 0 ? nobody : winners.includes(ME) ? won : lost(other),
    ...(claims.length > 0 ? [count] : []),
    ...(claims.length > 0 && payment !== undefined ? [payment] : []),
    after,
  ];
}

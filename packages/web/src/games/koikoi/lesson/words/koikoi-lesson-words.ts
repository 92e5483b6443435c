import type { EndingWords } from '../../../../learn/lesson.ts';

/** The texts of Koi-Koi's lesson. */
export interface KoikoiLessonWords extends EndingWords {
  readonly welcome: (other: string, brings: string) => string;
  readonly yaku: string;
  readonly decide: (points: number, left: number) => string;
  readonly decideAgain: (points: number) => string;
  readonly decideEmpty: (points: number) => string;
  readonly theyCalled: (other: string, factor: number) => string;
  readonly lastCards: string;
}

import type { EndingWords } from '../../../../learn/lesson.ts';

/** The texts of the lesson. Cards are quoted already. */
export interface GostopLessonWords extends EndingWords {
  readonly welcome: (others: string, threshold: number) => string;
  readonly theirTurn: string;
  readonly junk: (from: number) => string;
  readonly score: (points: number, threshold: number) => string;
  readonly decide: (points: number) => string;
  readonly theyWent: (other: string) => string;
  readonly cup: string;
  readonly shake: string;
  readonly bomb: string;
  readonly president: string;
  readonly jjok: string;
  readonly ppuk: string;
  readonly ddadak: string;
  readonly sweep: string;
  readonly stole: (card: string) => string;
  readonly stolen: (other: string, card: string) => string;
}

import type { EndingWords } from '../../../../learn/lesson.ts';

/** The texts of Matgo's lesson. */
export interface MatgoLessonWords extends EndingWords {
  readonly payment: string;
  readonly welcome: (other: string, threshold: number) => string;
  readonly junk: (from: number) => string;
  readonly score: (points: number, threshold: number) => string;
  readonly decide: (points: number) => string;
  readonly theyWent: (other: string) => string;
  readonly cup: string;
  readonly shake: string;
  readonly bomb: string;
  readonly kung: string;
  readonly president: string;
  readonly pass: string;
  readonly bonus: (card: string) => string;
  readonly jjok: string;
  readonly ppuk: string;
  readonly ddadak: string;
  readonly sweep: string;
  readonly ttak: string;
  readonly stole: (card: string) => string;
  readonly stolen: (other: string, card: string) => string;
}

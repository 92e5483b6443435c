import type { EndingWords } from '../../../../learn/lesson.ts';

/** The texts of the lesson. Cards are quoted already. */
export interface CheckLessonWords extends EndingWords {
  readonly peek: (other: string, cards: string) => string;
  readonly values: string;
  readonly draw: string;
  readonly drawn: (card: string, points: string) => string;
  readonly matching: (card: string) => string;
  readonly ability: string;
  readonly misfired: string;
  readonly matched: (other: string, isMine: boolean) => string;
  readonly looked: (other: string) => string;
  readonly endTurn: string;
  readonly callCheck: string;
  readonly theyCalled: (other: string) => string;
  readonly yourTurn: string;
  readonly count: string;
  readonly lost: (other: string) => string;
}

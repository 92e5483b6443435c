import type { EndingWords } from '../../../../learn/lesson.ts';

/** The texts of the lesson. Cards are quoted already. */
export interface TysiacLessonWords extends EndingWords {
  readonly welcome: (others: string) => string;
  readonly ranks: string;
  readonly couple: (cards: string, points: number) => string;
  readonly bidding: string;
  readonly give: string;
  readonly theyDeclare: (other: string, bid: number) => string;
  readonly announce: (cards: string, points: number) => string;
  readonly lead: string;
  readonly follow: (card: string) => string;
  readonly trump: (suit: string) => string;
  readonly trick: (other: string, isMine: boolean, points: number) => string;
  readonly lastCards: string;
  readonly yourTurn: string;
  readonly count: string;
  readonly lost: (other: string) => string;
}

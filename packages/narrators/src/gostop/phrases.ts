import type { Language } from '@madang/engine';
import type { CupReading, EndReason, FactorName, ItemName, Rules, Special, Stage } from '@madang/engine/gostop';
import type { OptionNames } from '../common/option-names.ts';

/** Items that are not sets of cards. */
export type PlainItem = Extract<ItemName, Lowercase<ItemName>>;

/** The phrases of one language. Names, lists of cards and months are text. */
export interface Phrases {
  readonly language: Language;
  readonly options: OptionNames<Rules>;
  readonly unseen: string;
  /** A card's name inside a sentence. */
  readonly quoted: (card: string) => string;
  readonly comma: string;
  readonly or: string;

  readonly dealt: (round: number, rounds: number, starter: string) => string;
  /** The factor of this round's points by earlier 나가리. */
  readonly multiplied: (factor: number) => string;
  readonly placed: (who: string, card: string) => string;
  readonly onto: (who: string, card: string, onto: string) => string;
  readonly flipped: (who: string, card: string) => string;
  readonly flippedOnto: (who: string, card: string, onto: string) => string;
  readonly choosing: (who: string, card: string, options: string) => string;
  readonly chose: (who: string, onto: string) => string;
  readonly captured: (who: string, cards: string) => string;
  readonly bonus: (who: string, card: string) => string;
  readonly bonus_gained: (who: string, card: string) => string;
  readonly bonus_held: (who: string, card: string) => string;
  readonly bonus_released: (who: string, card: string) => string;
  readonly shook: (who: string, month: string, cards: string) => string;
  readonly bombed: (who: string, month: string) => string;
  readonly tokens: (who: string, count: number) => string;
  readonly kung: (who: string, month: string) => string;
  readonly token: (who: string, left: number) => string;
  readonly passed: (who: string) => string;
  readonly specials: Readonly<Record<Special, (who: string) => string>>;
  readonly ssul: (who: string) => string;
  readonly ppukEaten: (who: string) => string;
  readonly ownPpukEaten: (who: string) => string;
  readonly chained: (who: string, month: string) => string;
  readonly stole: (who: string, from: string, card: string) => string;
  readonly stealVoid: (who: string, card: string) => string;
  readonly gukjinAsked: (who: string) => string;
  readonly gukjin: Readonly<Record<CupReading, (who: string) => string>>;
  readonly presidentShown: (who: string, cards: string) => string;
  readonly presidentEnds: (who: string) => string;
  readonly presidentPlaysOn: (who: string) => string;
  readonly gold: (who: string, from: string, amount: string, why: string) => string;
  readonly refilled: (who: string, amount: string) => string;
  readonly deciding: (who: string, score: number) => string;
  readonly go: (who: string, count: number) => string;
  readonly stopped: (who: string, score: number) => string;
  readonly stoppedByLastCard: (who: string, score: number) => string;
  readonly resigned: (who: string) => string;
  readonly won: Readonly<Record<Exclude<EndReason, Nobody | 'RESIGNED'>, (winner: string) => string>>;
  readonly nobody: Readonly<Record<Nobody | 'RESIGNED', string>>;

  readonly items: Readonly<Record<PlainItem, string>>;
  readonly factors: Readonly<Record<FactorName, string>>;
  readonly base: string;
  readonly pays: (from: string, to: string) => string;
  readonly paidOnly: (paid: string) => string;
  readonly amount: (count: number, isGold: boolean) => string;
  readonly nothingPaid: string;
  readonly matchWon: (winner: string, scores: string) => string;
  readonly matchTied: (scores: string) => string;
  readonly matchResigned: (winners: readonly string[], scores: string) => string;

  readonly choices: {
    readonly place: (card: string) => string;
    readonly capture: (card: string, captured: string) => string;
    readonly target: (card: string) => string;
    readonly DRAW_FROM_PILE: string;
    readonly PLAY_FLIP_TOKEN: string;
    readonly PASS: string;
    readonly DECLARE_GO: string;
    readonly stop: (amount: string) => string;
    readonly DECLARE_SHAKE: (month: string) => string;
    readonly DECLARE_BOMB: (month: string) => string;
    readonly DECLARE_KUNG: (month: string) => string;
    readonly presidentEnds: (points: number) => string;
    readonly presidentPlaysOn: string;
    readonly gukjin: Readonly<Record<CupReading, string>>;
    readonly resign: string;
  };

  readonly phases: Readonly<Record<Asking, string>>;
  /** Prompts by stage. */
  readonly prompts: Readonly<Record<Asking, string>>;
  readonly playShaken: (month: string) => string;
  /** With an empty hand: a flip only, or a pass. */
  readonly flipOnly: string;
  readonly pass: string;
  readonly stopBrings: (amount: string) => string;
  readonly refusals: Readonly<Record<PlainRefusal, string>>;
  readonly threshold: (points: number) => string;
}

/** The stages that wait for somebody. */
export type Asking = Exclude<Stage, 'finished'>;

/** Refusals without facts. */
export type PlainRefusal =
  | ('NO_SCORE_DECISION' | 'SHAKEN_MONTH_MUST_BE_PLAYED' | 'NO_CAPTURE_CHOICE' | 'STALE_ACTION')
  | ('TARGET_DOES_NOT_MATCH' | 'TARGET_NOT_ON_TABLE' | 'THREE_NOT_IN_HAND')
  | ('NO_SHAKE' | 'NO_BOMB' | 'NO_KUNG' | 'NO_FLIP_TOKEN' | 'CARDS_LEFT');

/** Ends without a winner. */
export type Nobody = 'NAGARI' | 'NAGARI_TIE' | 'NAGARI_NO_SCORE' | 'NAGARI_GO_FAILED' | 'FIELD_PRESIDENT';

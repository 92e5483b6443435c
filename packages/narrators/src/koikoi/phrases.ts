import type { Language } from '@madang/engine';
import type { EndReason, FactorName, Phase, PlainItem, Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../common/option-names.ts';

type Draw = 'TESHI' | 'FIELD_KUTTSUKI' | 'NO_YAKU';

/** The phrases of one language. Names, cards and lists are text; cards in sentences are already quoted. */
export interface Phrases {
  readonly language: Language;
  readonly options: OptionNames<Rules>;
  /** A card's name inside a sentence. */
  readonly quoted: (card: string) => string;
  readonly comma: string;
  readonly or: string;
  /** `Ribbons (5)` in a list of formed yaku. */
  readonly worth: (name: string, points: number) => string;

  readonly dealt: (round: number, rounds: number, dealer: string) => string;
  readonly placed: (who: string, card: string) => string;
  readonly captured: (who: string, card: string, captured: string) => string;
  readonly flippedAndPlaced: (who: string, card: string) => string;
  readonly flippedAndCaptured: (who: string, card: string, captured: string) => string;
  readonly selecting: (who: string, card: string, options: string) => string;
  readonly selected: (who: string, captured: string) => string;
  readonly yaku: (who: string, formed: string, total: number) => string;
  readonly deciding: (who: string) => string;
  readonly called: (who: string) => string;
  readonly calledAgain: (who: string, count: number) => string;
  readonly stopped: (who: string) => string;
  readonly resigned: (who: string) => string;
  readonly won: Readonly<Record<Exclude<EndReason, 'FIELD_KUTTSUKI' | 'NO_YAKU'>, (winner: string) => string>>;
  readonly drawn: Readonly<Record<Draw, string>>;

  readonly items: Readonly<Record<PlainItem, string>>;
  /** Why the points are multiplied. */
  readonly factors: Readonly<Record<FactorName, (factor: number) => string>>;
  readonly scored: (who: string, points: number) => string;
  readonly nothingScored: string;
  readonly matchWon: (winner: string, scores: string) => string;
  readonly matchTied: (scores: string) => string;
  readonly matchResigned: (winner: string, loser: string, scores: string) => string;

  readonly choices: {
    readonly capture: (card: string, captured: string) => string;
    readonly place: (card: string) => string;
    readonly select: (card: string) => string;
    readonly koikoi: string;
    readonly stop: (points: number) => string;
    readonly resign: string;
  };

  readonly phases: Readonly<Record<Exclude<Phase, 'ended'>, string>>;
  /** Prompts by phase. */
  readonly prompts: Readonly<Record<Exclude<Phase, 'ended'>, string>>;
  readonly stopBrings: (points: number) => string;
  readonly refusals: {
    /** The cards that the played one can take. */
    readonly chooseOf: (options: string) => string;
    readonly noMatch: string;
    readonly notOffered: string;
  };
}

import type { Language } from '@madang/engine';
import type { ItemName, Phase, Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../common/option-names.ts';

/** The phases in which a round waits. */
export type RestingPhase = Extract<Phase, 'Auction' | 'TalonExchange' | 'Play' | 'HandEnd'>;

/** The phrases of one language. Names and lists are text; cards in sentences already have their case and article. */
export interface Phrases {
  readonly language: Language;
  readonly options: OptionNames<Rules>;
  readonly unseen: string;
  readonly unseenObject: string;
  readonly comma: string;

  readonly dealt: (hand: number, dealer: string, sitsOut: boolean) => string;
  readonly bid: (who: string, value: number) => string;
  readonly passed: (who: string) => string;
  readonly declarer: (who: string, value: number) => string;
  readonly tookMusik: (who: string, musik: number, cards: string) => string;
  readonly tookHiddenMusik: (who: string, musik: number) => string;
  readonly raised: (who: string, value: number) => string;
  readonly gave: (who: string, card: string, to: string) => string;
  readonly discarded: (who: string, card: string) => string;
  readonly played: (who: string, card: string) => string;
  /** The suit by its sign. */
  readonly marriage: (who: string, suit: string, points: number) => string;
  readonly trick: (who: string, points: number) => string;
  readonly tableCards: (who: string, points: number) => string;
  readonly bombed: (who: string) => string;
  readonly redealt: (who: string) => string;
  readonly resigned: (who: string) => string;

  readonly items: Readonly<Record<ItemName, string>>;
  readonly scored: (who: string, points: number) => string;
  readonly newDeal: string;
  readonly nothingScored: string;
  readonly gameWon: (winner: string, scores: string) => string;
  readonly gameShared: (winners: readonly string[], scores: string) => string;

  readonly choices: {
    readonly pass: string;
    readonly bid: (value: number) => string;
    readonly raise: (value: number) => string;
    readonly onlyMusik: string;
    readonly musik: (number: number) => string;
    readonly giveTo: (card: string, to: string) => string;
    /** Without names. */
    readonly give: (card: string, seat: number) => string;
    readonly discard: (card: string) => string;
    readonly play: (card: string) => string;
    readonly marry: (card: string, points: number) => string;
    readonly bomb: string;
    readonly redeal: string;
    readonly resign: string;
  };

  readonly phases: Readonly<Record<RestingPhase, string>>;
  readonly prompts: {
    /** The lowest bid; null when nobody can bid more. */
    readonly bid: (lowest: number | null) => string;
    readonly open: (value: number) => string;
    readonly onlyMusik: string;
    readonly musik: string;
    readonly give: (to: string) => string;
    readonly discard: (left: number) => string;
    readonly lead: string;
    /** The led suit by its sign. */
    readonly follow: (suit: string) => string;
  };
  readonly refusals: Refusals;
}

/** Refusals. Suits are signs; a missing fact is null. */
interface Refusals {
  /** The current phase. */
  readonly phase: Readonly<Record<RestingPhase, string>>;
  readonly bid: string;
  readonly bidBetween: (from: number, to: number) => string;
  readonly raiseBetween: (from: number, to: number, step: number) => string;
  readonly onlyPass: string;
  readonly mustOpen: (value: number) => string;
  readonly mustFollow: string;
  readonly duties: Readonly<Record<'follow' | 'beat' | 'trump', (suit: string) => string>>;
  readonly marriage: string;
  readonly marriageLeads: string;
  readonly musik: string;
  readonly musikTaken: string;
  readonly noMusikYet: string;
  readonly cardsArePassed: string;
  readonly cardsAreDiscarded: string;
  readonly discard: string;
  readonly pass: string;
  readonly anotherIsNext: (who: string) => string;
  readonly bomb: string;
  readonly redeal: string;
}

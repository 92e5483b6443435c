import type { Language } from '@madang/engine';
import type { EndReason, Rules, Slot, Stage } from '@madang/engine/check';
import type { OptionNames } from '../common/option-names.ts';

/** A card on the table: its owner and its slot. */
export interface Spot {
  readonly owner: string;
  readonly slot: Slot;
}

type By = (who: string) => string;

/** The phrases of one language. Names are text, cards are ids, ranks are signs, abilities are ranks. */
export interface Phrases {
  readonly language: Language;
  readonly options: OptionNames<Rules>;
  readonly card: (id: string) => string;
  readonly unseen: string;
  readonly noCard: string;
  readonly list: (words: readonly string[]) => string;

  readonly dealt: (round: number, starter: string) => string;
  /** The card as text. */
  readonly peeked: (who: string, card: string, spot: Spot) => string;
  readonly confirmed: By;
  readonly turn: By;
  readonly finalTurn: By;
  readonly drew: By;
  readonly drewCard: (who: string, id: string) => string;
  readonly tookDiscard: (who: string, id: string) => string;
  readonly discarded: (who: string, id: string) => string;
  /** The drawn card replaced the card in the slot. */
  readonly kept: (who: string, slot: Slot, id: string) => string;
  readonly passed: By;
  readonly matched: (who: string, id: string, slot: Slot) => string;
  readonly misfired: (who: string, slot: Slot, rank: string) => string;
  readonly penalised: (who: string, slot: Slot) => string;
  readonly mayUse: (who: string, rank: string) => string;
  readonly fizzled: (who: string, rank: string) => string;
  readonly looked: (who: string, spot: Spot) => string;
  readonly exchanged: (who: string, one: Spot, other: Spot) => string;
  readonly skipped: Readonly<Record<'peek' | 'swap', By>>;
  readonly called: By;
  readonly calledEmpty: By;
  readonly locked: By;
  readonly reshuffled: (count: number) => string;
  readonly resigned: By;
  /** The cards as one text; null for an empty hand. */
  readonly revealed: (who: string, cards: string | null, total: number) => string;
  readonly ends: Readonly<Record<EndReason, string>>;
  readonly won: Readonly<Record<Won, By>>;
  /** By several, as one list. */
  readonly shared: Readonly<Record<Won, (winners: readonly string[]) => string>>;

  readonly noCards: string;
  readonly hand: (who: string, sum: string, isLowest: boolean) => string;
  readonly win: string;
  readonly result: (sentence: string, standing: string) => string;
  readonly standing: (who: string, score: number) => string;
  readonly comma: string;

  readonly choices: Choices;
  readonly phases: Readonly<Record<Stage, string>>;
  readonly prompts: Readonly<Record<Asking | 'peek' | 'swap' | 'finalDraw' | 'mustKeep', string>>;
  readonly another: (rank: string) => string;
  readonly refusals: Readonly<Record<PlainRefusal, string>>;
}

interface Choices {
  readonly confirmPeek: string;
  readonly drawFromDeck: string;
  readonly takeDiscard: (id: string) => string;
  readonly swapAndDiscard: (slot: Slot) => string;
  readonly discardDrawn: string;
  readonly attemptMatch: (slot: Slot) => string;
  readonly passMatch: string;
  readonly callCheck: string;
  readonly endTurn: string;
  readonly reshuffle: string;
  readonly closeMatching: string;
  readonly resign: string;
  /** A card as a choice of an ability: the player's own, of a named player, of a seat without a name. */
  readonly own: (slot: Slot) => string;
  readonly others: (spot: Spot) => string;
  readonly ofPlayer: (number: number, slot: Slot) => string;
  readonly look: (card: string) => string;
  readonly swap: (one: string, other: string) => string;
  readonly skip: Readonly<Record<'peek' | 'swap', string>>;
}

export type Won = 'round' | 'match';

/** The stages that wait for somebody. */
export type Asking = Exclude<Stage, 'reshuffle' | 'scoringPhase'>;

export type PlainRefusal =
  | ('ALREADY_CONFIRMED' | 'MUST_SWAP' | 'EMPTY_SLOT' | 'DISCARD_PILE_EMPTY' | 'PILE_SEALED' | 'SPECIAL_CARD')
  | ('MATCH_CLOSED' | 'LOCKED' | 'HAND_FULL' | 'ALREADY_ATTEMPTED' | 'ALREADY_PASSED')
  | ('CHECK_ALREADY_CALLED' | 'ALREADY_PEEKED' | 'HAND_LOCKED' | 'SAME_CARD');

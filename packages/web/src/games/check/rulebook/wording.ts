import type { Rules } from '@madang/engine/check';
import type { Language } from '@madang/narrators/language';

type Text = readonly string[];
type Count = (count: number) => string;

/** The sentences about Check's rules in one language. Which of them apply at a table is the same in all languages. */
export interface Wording {
  readonly language: Language;
  readonly goal: { readonly title: string; readonly text: Text };
  readonly cards: { readonly title: string; readonly text: Text; readonly ace: string; readonly number: string };
  readonly faces: Readonly<Record<'J' | 'Q' | 'K', string>>;
  readonly deal: {
    readonly title: string;
    readonly text: Text;
    readonly order: Readonly<Record<Rules['direction'], string>>;
  };
  readonly turn: { readonly title: string; readonly text: Text };
  readonly matching: {
    readonly title: string;
    readonly text: Text;
    readonly failed: string;
    readonly free: string;
    readonly penalty: Count;
  };
  readonly abilities: {
    readonly title: string;
    readonly text: Text;
    readonly looks: Count;
    readonly swaps: string;
  };
  readonly check: { readonly title: string; readonly text: Text };
  readonly end: {
    readonly title: string;
    readonly lowest: string;
    /** How often the discard pile becomes a new draw pile. */
    readonly reshuffles: Count;
    readonly maxTurns: Count;
    readonly oneRound: string;
    readonly series: Readonly<Record<Rules['count'], Count>>;
    readonly next: string;
    readonly resign: string;
  };
}

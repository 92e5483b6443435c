import type { Language } from '@madang/narrators/language';

type Text = readonly string[];
type Count = (count: number) => string;

/** The sentences about Tysiąc's rules in one language. Which of them apply at a table is the same in all languages. */
export interface Wording {
  readonly language: Language;
  readonly goal: { readonly title: string; readonly text: (target: number) => Text };
  readonly cards: {
    readonly title: string;
    readonly text: Text;
    /** From the strongest: A 10 K Q J 9. */
    readonly ranks: readonly [string, string, string, string, string, string];
  };
  readonly marriages: {
    readonly title: string;
    readonly text: Text;
    readonly suits: Readonly<Record<'♠' | '♣' | '♦' | '♥', string>>;
  };
  readonly deal: {
    readonly title: string;
    readonly text: string;
    readonly players: Count;
    readonly two: string;
    readonly three: string;
    readonly four: Readonly<Record<'sitsOut' | 'allPlay', string>>;
    readonly sitOutBonus: string;
    readonly fourNines: string;
  };
  readonly auction: {
    readonly title: string;
    readonly text: (lowest: number, raise: number, highest: number) => Text;
    readonly opening: Readonly<Record<'free' | 'forced', Count>>;
    readonly above: Count;
  };
  readonly musik: {
    readonly title: string;
    readonly open: string;
    readonly hidden: string;
    readonly raise: Count;
    readonly bomb: (times: number, points: number) => string;
  };
  readonly play: {
    readonly title: string;
    readonly text: Text;
    readonly follow: string;
    readonly free: string;
    readonly mustBeat: string;
    readonly mustTrump: string;
    readonly trick: string;
  };
  readonly scoring: {
    readonly title: string;
    readonly made: Readonly<Record<'taken' | 'bid', string>>;
    readonly failed: string;
    readonly others: Readonly<Record<'exact' | 'rounded', string>>;
    readonly barrel: Count;
  };
  readonly end: { readonly title: string; readonly text: Count; readonly maxHands: Count; readonly resign: string };
}

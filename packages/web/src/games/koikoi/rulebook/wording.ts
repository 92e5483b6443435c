import type { YakuType } from '@madang/engine/koikoi';
import type { Language } from '@madang/narrators/language';

type Text = readonly string[];

/** The sentences about Koi-Koi's rules in one language. Which of them apply at a table is the same in all languages. */
export interface Wording {
  readonly language: Language;
  readonly comma: string;
  /** `Four Brights: without the rain man`. */
  readonly colon: string;
  readonly points: (count: number) => string;

  readonly goal: { readonly title: string; readonly text: Text; readonly rounds: (count: number) => string };
  readonly cards: { readonly title: string; readonly text: Text };
  readonly deal: {
    readonly title: string;
    readonly text: Text;
    readonly teshi: (points: number) => string;
    readonly kuttsuki: string;
  };
  readonly turn: { readonly title: string; readonly text: Text };
  readonly koi: { readonly title: string; readonly text: Text };
  readonly yaku: {
    readonly title: string;
    readonly text: Text;
    readonly made: Readonly<Record<YakuType, string>>;
    /** A number of points, and one more for each further card. */
    readonly growing: (points: number) => string;
    readonly viewingAlone: (points: number) => string;
    readonly cupIsPlain: string;
  };
  readonly count: {
    readonly title: string;
    readonly sum: string;
    readonly seven: string;
    readonly loserCalled: (factor: number) => string;
    readonly both: (factor: number) => string;
    readonly sevenIsPlain: string;
    readonly callsAreFree: string;
    readonly eachCall: string;
  };
  readonly end: {
    readonly title: string;
    readonly draw: string;
    readonly lastCaller: string;
    /** The dealer's points; `always`: also after a koi-koi. */
    readonly dealer: (points: number, always: boolean) => string;
    readonly next: Readonly<Record<'keep' | 'alternate', string>>;
    readonly match: string;
  };
}

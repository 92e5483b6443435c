import type { Rules, SetId } from '@madang/engine/gostop';
import type { Language } from '@madang/narrators/language';

type Text = readonly string[];
type Count = (count: number) => string;
type Part = 'goal' | 'cards' | 'deal' | 'turn' | 'specials' | 'sets' | 'goStop' | 'factors' | 'end';
type Special =
  | ('ppuk' | 'housePpuk' | 'ppukTaken' | 'jaPpuk' | 'houseJaPpuk' | 'jjok' | 'houseJjok')
  | ('ddadak' | 'sweep' | 'ttak' | 'bonus' | 'shake' | 'bomb' | 'kung');
type Factor = 'shake' | 'bomb' | 'gwangBak' | 'goBak' | 'nagari' | 'heldPresident';

/** The sentences about the rules of Go-Stop and Matgo in one language. Which apply at a table is the same in all. */
export interface Wording {
  readonly language: Language;
  readonly comma: string;
  readonly colon: string;
  readonly titles: Readonly<Record<Part, string>>;

  readonly points: Count;
  /** A number of points, and one more for each further card. */
  readonly growing: Count;
  /** Short texts for effects. */
  readonly brings: {
    readonly points: Count;
    readonly steal: Count;
    readonly flipTurns: Count;
    readonly stays: string;
    readonly captures: string;
    readonly anotherFlip: string;
    readonly turnGoesOn: string;
    readonly nothing: string;
  };

  readonly goal: { readonly text: (seats: number) => Text; readonly threshold: Count; readonly rounds: Count };
  readonly cards: {
    readonly text: Text;
    /** One: a double. Two: and a triple. Three: and another double. */
    readonly bonus: Count;
    readonly cup: Readonly<Record<Rules['gukjin'], string>>;
    readonly cupStolen: Readonly<Record<Rules['gukjinStolen'], string>>;
  };
  readonly deal: {
    readonly cards: (hand: number, table: number) => string;
    readonly bonus: string;
    readonly first: Readonly<Record<Rules['firstStarter'], string>>;
    readonly later: string;
    readonly fieldRedealt: string;
    readonly fieldDoubles: Count;
  };
  readonly president: {
    readonly asked: Readonly<Record<Rules['president'], string>>;
    readonly ends: Count;
    readonly playsOn: string;
    readonly held: Count;
    readonly chain: Count;
  };
  readonly turn: {
    readonly text: Text;
    readonly twoMatches: Readonly<Record<Rules['twoMatches'], string>>;
    readonly threeMatches: string;
    /** Whether the hand card's capture waits for the flip. */
    readonly certain: Readonly<Record<'before' | 'after', string>>;
    readonly flipByHand: string;
  };
  /** `Jjok: the flip matches the card you have just laid down`. */
  readonly specials: Readonly<Record<Special, string>>;
  readonly aboutSpecials: {
    readonly steal: (seats: number) => string;
    readonly lastCard: Readonly<Record<'oneCard' | 'bombToo', string>>;
    readonly shakenIsPlayed: Count;
    readonly shakeFrees: Count;
    readonly bonusHeld: string;
    readonly threePpuk: Count;
    readonly threePpukCarries: string;
  };
  readonly sets: { readonly text: Text; readonly made: (set: SetId, from: number) => string };
  readonly goStop: {
    readonly choice: Count;
    readonly go: Count;
    readonly thirdGo: Readonly<Record<Rules['goFactor'], string>>;
    readonly lastCard: string;
    readonly exhaustion: Readonly<Record<Rules['exhaustion'], string>>;
    readonly nagari: (factor: number, cap: number) => string;
  };
  readonly factors: Readonly<Record<Factor, string>> & {
    readonly text: string;
    readonly piBak: (most: number, sparesNone: boolean) => string;
    readonly mongBak: (from: number, needsNone: boolean) => string;
  };
  readonly end: {
    readonly pays: (seats: number) => string;
    readonly dokbak: string;
    readonly gold: (start: string, perPoint: string) => string;
    readonly playMoney: string;
    readonly broke: (start: string) => string;
    readonly ppukGold: (first: string, next: string) => string;
    readonly match: string;
    readonly resign: Readonly<Record<'pays' | 'free', string>>;
  };
}

/** A place on the table: a spot by its name (`hand-0`, `stock`, `field`, `pile-1`), or a card by its id. */
export type Spot = { readonly spot: string } | { readonly card: string };

export type Sound = 'tap' | 'paper' | 'flip' | 'capture' | 'steal' | 'yaku' | 'drum' | 'turn' | 'tick' | 'win' | 'loss';

/** A card that is taken, and the spot of its pile. */
export interface Taken {
  readonly card: string;
  readonly to: string;
}

/** One movement of an event's animation. The new view is shown after the last. */
export type Beat =
  /** Moves a card and leaves it there, above the table, until the new view. `flip`: it turns face up. */
  | { readonly do: 'move'; readonly card: string; readonly from?: Spot; readonly to: Spot; readonly flip?: boolean }
  /** Stacks cards, holds them for a moment, and moves them to their piles. A card not yet visible comes `from` there. */
  | { readonly do: 'take'; readonly cards: readonly Taken[]; readonly from?: Spot }
  /**
   * Shows cards in the middle of the table. `stay`: until they are taken. `isRule`: the time is set by the rules, and neither
   * a click nor a speed setting shortens it.
   */
  | {
      readonly do: 'show';
      readonly cards: readonly string[];
      readonly from?: Spot;
      readonly ms: number;
      readonly stay?: boolean;
      readonly isRule?: boolean;
    }
  /** Lifts the cards of a set where they lie. */
  | { readonly do: 'rise'; readonly cards: readonly string[]; readonly ms: number }
  /** Highlights a spot. */
  | { readonly do: 'light'; readonly spot: string; readonly ms: number }
  /** A text in a seal at a seat: a yaku, a go. */
  | { readonly do: 'stamp'; readonly text: string; readonly seat: number; readonly note?: string }
  /** Several movements at the same time: gathering a trick, swapping two cards. */
  | { readonly do: 'together'; readonly beats: readonly Beat[] }
  | { readonly do: 'hold'; readonly ms: number }
  | { readonly do: 'sound'; readonly sound: Sound };

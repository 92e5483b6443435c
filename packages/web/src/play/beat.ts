/** Where something is on the table: a spot by its name (`hand-0`, `stock`, `field`, `pile-1`), or a card by its id. */
export type Spot = { readonly spot: string } | { readonly card: string };

export type Sound = 'tap' | 'paper' | 'flip' | 'capture' | 'steal' | 'yaku' | 'drum' | 'turn' | 'tick' | 'win' | 'loss';

/** A card that is taken, and the spot of its pile. */
export interface Taken {
  readonly card: string;
  readonly to: string;
}

/** One movement of the choreography that goes with an event. The table changes to its new view after the last. */
export type Beat =
  /** The card goes there and stays, lying over the table, until the new view takes it over. `flip`: it turns its face up. */
  | { readonly do: 'move'; readonly card: string; readonly from?: Spot; readonly to: Spot; readonly flip?: boolean }
  /** Cards square up with each other, stay for a moment, and go to their piles. One that is not seen yet comes `from` there. */
  | { readonly do: 'take'; readonly cards: readonly Taken[]; readonly from?: Spot }
  /**
   * Cards are shown to everybody in the middle of the table. `stay`: they lie there until something takes them. `isRule`: for
   * so long nobody may play, by the rules; neither a click nor any speed shortens it.
   */
  | {
      readonly do: 'show';
      readonly cards: readonly string[];
      readonly from?: Spot;
      readonly ms: number;
      readonly stay?: boolean;
      readonly isRule?: boolean;
    }
  /** The cards of a set stand up together where they lie. */
  | { readonly do: 'rise'; readonly cards: readonly string[]; readonly ms: number }
  /** A spot is pointed at. */
  | { readonly do: 'light'; readonly spot: string; readonly ms: number }
  /** A word in a seal at a seat: a yaku, a go. */
  | { readonly do: 'stamp'; readonly text: string; readonly seat: number; readonly note?: string }
  /** Several at the same time: a trick is gathered, two cards change places. */
  | { readonly do: 'together'; readonly beats: readonly Beat[] }
  | { readonly do: 'hold'; readonly ms: number }
  | { readonly do: 'sound'; readonly sound: Sound };

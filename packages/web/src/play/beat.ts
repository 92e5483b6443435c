/** Where something is on the table: a spot by its name (`hand-0`, `stock`, `field`, `pile-1`), or a card by its id. */
export type Spot = { readonly spot: string } | { readonly card: string };

export type Sound = 'tap' | 'paper' | 'flip' | 'capture' | 'steal' | 'yaku' | 'drum' | 'turn' | 'tick' | 'win' | 'loss';

/** One movement of the choreography that goes with an event. The table changes to its new view after the last. */
export type Beat =
  /** The card goes there and stays, lying over the table, until the new view takes it over. `flip`: it turns its face up. */
  | { readonly do: 'move'; readonly card: string; readonly from?: Spot; readonly to: Spot; readonly flip?: boolean }
  /** Cards rise and are shown to everybody. */
  | { readonly do: 'show'; readonly cards: readonly string[]; readonly from?: Spot; readonly ms: number }
  /** A word in a seal at a seat: a yaku, a go. */
  | { readonly do: 'stamp'; readonly text: string; readonly seat: number; readonly note?: string }
  /** Several at the same time: a trick is gathered, two cards change places. */
  | { readonly do: 'together'; readonly beats: readonly Beat[] }
  | { readonly do: 'hold'; readonly ms: number }
  | { readonly do: 'sound'; readonly sound: Sound };

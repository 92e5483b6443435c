import type { z } from 'zod';

export type Shapes = Readonly<Record<string, z.ZodType>>;

/** The schemas of all that is sent on the socket in one dialect. */
export interface Vocabulary {
  /** The channel in AsyncAPI. */
  readonly name: string;
  /** By their own names. */
  readonly commands: Shapes;
  readonly events: Shapes;
  /** What the events are made of, for references. */
  readonly parts: Shapes;
}

/** What a game adds to the protocol. */
export interface GameSchemas {
  readonly game: string;
  /** The game's own dialect; several games may share one. */
  readonly own: Vocabulary;
  /** The plain dialect with the game's own actions, events and view. */
  readonly plain: Vocabulary;
}

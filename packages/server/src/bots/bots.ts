import type { Json, Seat } from '@madang/engine';
import type { Logged, TableCard } from '../table/log.ts';

/** A bot's turn: which table, where its log stands, and who is to move. */
export interface BotTurn {
  readonly card: TableCard;
  /** How many entries the table has followed. */
  readonly n: number;
  /** The last of them, as many as are at hand. */
  readonly news: readonly Logged[];
  readonly seat: Seat;
  readonly level: string;
  readonly budget: number;
}

/** Those who choose for bots. Slow thinking is theirs: whoever asks only waits. */
export interface Bots {
  /** The action as the log writes it; 'behind' when the news do not follow what is known of the table. */
  choose(turn: BotTurn): Promise<Json | 'behind'>;
  close(): Promise<void>;
}

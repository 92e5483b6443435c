import type { Json, Seat } from '@madang/engine';
import type { Checkpoint } from '../store/store.ts';
import type { Logged, TableCard } from '../table/log.ts';

/** A bot's turn: which table, where its log stands, and who is to move. */
export interface BotTurn {
  readonly card: TableCard;
  /** How many entries the table's log has. */
  readonly n: number;
  /** The last of them, as many as are in memory. */
  readonly entries: readonly Logged[];
  /** A checkpoint to begin with; then `entries` begin with the checkpoint's own entry. */
  readonly checkpoint?: Checkpoint | null;
  readonly seat: Seat;
  readonly level: string;
  /** The longest time that the bot may think, in milliseconds; infinite where everybody must get the same answers. */
  readonly within: number;
}

/** Chooses actions for bots, without blocking the event loop. */
export interface Bots {
  /** The action as the log writes it; 'behind' when entries are missing between those given and those known here. */
  choose(turn: BotTurn): Promise<Json | 'behind'>;
  close(): Promise<void>;
}

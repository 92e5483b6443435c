import type { Json, Seat } from '@madang/engine';
import type { Checkpoint } from '../store/store.ts';
import type { Logged, TableCard } from '../table/log.ts';

/** A bot's turn: which table, where its log stands, and who is to move. */
export interface BotTurn {
  readonly card: TableCard;
  /** How many entries the table has followed. */
  readonly n: number;
  /** The last of them, as many as are at hand. */
  readonly news: readonly Logged[];
  /** Where the table can be followed from without the whole log; then the news begin with its own entry. */
  readonly checkpoint?: Checkpoint | null;
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

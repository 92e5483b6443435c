import type { Services } from '../server/services.ts';
import { checkpointOf, type Notes } from '../table/checkpoint.ts';
import type { TableState } from '../table/table.ts';
import type { EventCounts } from './channels.ts';
import type { KeptTiming } from './timing.ts';

/** What a room knows beside the table, as a checkpoint keeps it. */
export interface RoomNotes extends Notes, KeptTiming {
  readonly told: EventCounts;
}

/** Keeps the checkpoints of a table, so that a room need not replay earlier rounds when it is opened again. */
export class Checkpoints {
  private readonly services: Pick<Services, 'store' | 'log'>;
  /** The last deal, of which no checkpoint was made yet. */
  private dealt: { readonly table: TableState; readonly notes: RoomNotes } | null = null;

  constructor(services: Checkpoints['services']) {
    this.services = services;
  }

  note(table: TableState, notes: RoomNotes): void {
    this.dealt = { table, notes };
  }

  /** Another node has written the last deal: its checkpoint too. */
  leave(): void {
    this.dealt = null;
  }

  /** Writes the checkpoint of the last deal. Nobody waits for it: without it, the whole log is replayed. */
  keep(): void {
    const { dealt } = this;
    const { store, log } = this.services;
    this.dealt = null;
    if (!dealt) return;
    const { id } = dealt.table.card;
    store
      .keepCheckpoint(id, checkpointOf(dealt.table, dealt.notes))
      .catch((error: unknown) => log.debug({ err: error, table: id }, 'a checkpoint was not kept'));
  }
}

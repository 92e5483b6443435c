import type { Wire } from '../protocol/wire.ts';
import type { TableState } from '../table/table.ts';
import type { Moment } from './due.ts';
import type { Step } from './follow-log.ts';

/** The timing of a table, as a checkpoint keeps it. */
export type KeptTiming = Pick<Moment, 'lockedUntil' | 'window'>;

/** When players may act at a table: what neither its log nor the rules of its game say. */
export class Timing {
  /** When this server began to run the table's clocks. */
  readonly upSince: number;
  private readonly wire: Wire;
  private lockedUntil = 0;
  private window: Moment['window'] = null;

  constructor(wire: Wire, upSince: number) {
    this.wire = wire;
    this.upSince = upSince;
  }

  get kept(): KeptTiming {
    const { lockedUntil, window } = this;
    return { lockedUntil, window };
  }

  resume({ lockedUntil, window }: KeptTiming): void {
    this.lockedUntil = lockedUntil;
    this.window = window;
  }

  at(table: TableState): Moment {
    const { upSince, lockedUntil, window } = this;
    return { table, upSince, lockedUntil, window };
  }

  /** Whether cards are being shown, so that nobody may act yet. */
  isLocked(now: number): boolean {
    return now < this.lockedUntil;
  }

  /** How long a window stays open in which several seats may act at once; null when there is none. */
  windowOf(table: TableState): number | null {
    return this.wire.window(table);
  }

  /** After a step of the match. */
  follow({ happenings, table, logged: { at } }: Step): void {
    this.lockedUntil = at + this.wire.pause(happenings);
    const length = this.windowOf(table);
    const isAnother = happenings.some(({ kind }) => kind === 'dealt') || length !== this.window?.length;
    if (length === null) this.window = null;
    else if (isAnother) this.window = { since: at, length };
  }
}

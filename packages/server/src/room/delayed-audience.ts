import type { Alarm, Time } from '../server/time.ts';
import type { Logged } from '../table/log.ts';
import { newTable, type TableState } from '../table/table.ts';
import { Announcer } from './announcer.ts';
import { Channels, type EventCounts } from './channels.ts';
import type { Step } from './follow-log.ts';
import type { Timing } from './timing.ts';

/** What spectators see of a table whose players asked for a delay: everything that happened until so long ago, and nothing later. */
export class DelayedAudience {
  readonly channels: Channels;
  readonly announcer: Announcer;
  /** The table as spectators may know it. */
  table: TableState;
  private readonly delay: number;
  private readonly time: Time;
  private readonly later: Step[] = [];
  private alarm: Alarm | null = null;

  /** @param delay in milliseconds */
  constructor({ card, game }: TableState, delay: number, timing: Timing, time: Time) {
    this.table = newTable(card);
    this.delay = delay;
    this.time = time;
    this.channels = new Channels(game, card.seats);
    this.announcer = new Announcer(this.channels, timing, time);
  }

  /** Whether spectators may not see this entry yet: then they need the log before it. */
  isTooEarly(logged: Logged | undefined): boolean {
    return logged !== undefined && logged.at + this.delay > this.time.now();
  }

  /** Continues from a checkpoint. */
  resume(table: TableState, counts: EventCounts, happenings: Step['happenings']): void {
    this.table = table;
    this.channels.resume(counts, happenings);
  }

  /** The next entry of the table's log: it is shown when its time has come. */
  follow(step: Step): void {
    this.later.push(step);
    if (this.alarm === null) this.show();
  }

  private show(): void {
    this.alarm = null;
    for (let [step] = this.later; step; [step] = this.later) {
      const wait = step.logged.at + this.delay - this.time.now();
      if (wait > 0) {
        this.alarm = this.time.after(wait, () => this.show());
        return;
      }
      this.later.shift();
      this.table = step.table;
      this.announcer.announce(step);
    }
  }

  close(): void {
    this.alarm?.cancel();
    this.channels.disconnectAll();
  }
}

import type { AnyGame, Seat, Viewer } from '@madang/engine';
import { plainWireOf, wireOf } from '../protocol/index.ts';
import type { TableState } from '../table/table.ts';
import { Audience, type Connection, type Counts } from './audience.ts';
import type { Step } from './follow-log.ts';

/** What each viewer has been told in each dialect, as a checkpoint keeps it. */
export interface ToldCounts {
  readonly own: Counts;
  readonly plain: Counts;
}

/** So many steps are kept for players who were connected to another node, or to this one before it was started again. */
const STEPS_KEPT = 16;

/** Everybody who listens at a table: in the game's own dialect, and in the plain one. */
export class Audiences {
  private readonly own: Audience;
  private readonly plain: Audience;
  /** The last steps, until all who play here have come. */
  private recent: Step[] = [];

  constructor(game: AnyGame, seats: number) {
    this.own = new Audience(wireOf(game), seats);
    this.plain = new Audience(plainWireOf(game), seats);
  }

  get all(): readonly Audience[] {
    return [this.own, this.plain];
  }

  get size(): number {
    return this.own.size + this.plain.size;
  }

  get counts(): ToldCounts {
    return { own: this.own.counts, plain: this.plain.counts };
  }

  resume({ own, plain }: ToldCounts): void {
    this.own.resume(own);
    this.plain.resume(plain);
  }

  /** Whether somebody listens as this seat. */
  hears(seat: Seat): boolean {
    return this.own.hears(seat) || this.plain.hears(seat);
  }

  /** Where this dialect is heard. From now on what the viewer is told is kept. */
  follow(dialect: 'own' | 'plain' | undefined, viewer: Viewer): Audience {
    const audience = dialect === 'plain' ? this.plain : this.own;
    audience.follow(viewer, this.recent);
    return audience;
  }

  /** Among whom this connection listens; who listens nowhere speaks the game's own dialect. */
  of(connection: Connection): Audience {
    return this.plain.viewerOf(connection) === undefined ? this.own : this.plain;
  }

  /** What happened, to everybody. `told` is called for each viewer who was told something. */
  hear(step: Step, told: (audience: Audience, viewer: Viewer) => void): void {
    for (const audience of this.all) audience.hear(step, (viewer) => told(audience, viewer));
    if (!this.isAwaiting(step.table)) this.recent = [];
    else if (this.recent.push(step) > STEPS_KEPT) this.recent.shift();
  }

  private isAwaiting({ sitters }: TableState): boolean {
    return sitters.some(
      (sitter, seat) => sitter && sitter.kind !== 'bot' && !this.own.follows(seat) && !this.plain.follows(seat),
    );
  }

  dismissAll(): void {
    for (const audience of this.all) audience.dismissAll();
  }
}

import type { Json, Seat } from '@madang/engine';
import { NO_NOTICES, type Notices, noticeListener } from './notices.ts';
import type { Ended, LogLine } from './scene.ts';
import type { ConnectionState, Hint, Listener, Refused, Session, TableActions } from './session.ts';
import type { Show } from './show.ts';
import type { Passage, Standing, Told, Written } from './told.ts';

export type { Ended, LogLine } from './scene.ts';

/** Everything that a table's page shows: the table, and its notices. */
export interface Scene<V extends Json = Json, R extends object = object> extends Notices, TableScene<V, R> {}

/** What is shown step by step, as the cards move. */
interface TableScene<V extends Json = Json, R extends object = object> extends Standing<V, R> {
  /** The events of the last action that have been shown so far. */
  readonly events: readonly Written[];
  readonly log: readonly LogLine[];
  /** The result of the last round, until the reader continues. */
  readonly ended: Ended<V> | null;
  /** Why the last action was refused. */
  readonly refused: Refused | null;
  /** Cards are moving. */
  readonly isBusy: boolean;
}

/** Shows what a session tells, one thing after another, and only then lets the player act. */
export class Presenter {
  private readonly session: Session;
  private readonly show: Show;
  private readonly listeners = new Set<() => void>();
  private readonly queue: Told[] = [];
  private isWorking = false;
  private isClosed = false;
  private lines = 0;
  /** The legal actions when the player last acted: restored when that action is refused. */
  private tried: readonly Written[] = [];
  private goOn: (() => void) | null = null;
  private table: TableScene | null = null;
  /** Both combined; replaced when one of them changes. */
  private current: Scene | null = null;
  private notices: Notices = NO_NOTICES;

  constructor(session: Session, show: Show) {
    this.session = session;
    this.show = show;
  }

  open(): void {
    const listener: Listener = {
      told: (told) => {
        this.queue.push(told);
        void this.work();
      },
      ...noticeListener((change) => this.note(change(this.notices))),
      refused: (refused) => this.set({ refused, legal: this.tried }),
      broken: (error) => this.broke(error),
    };
    this.session.open(listener);
  }

  close(): void {
    this.isClosed = true;
    this.session.close();
  }

  // ---------------------------------------------------------------------------------------------- for the page

  /** Null until the match has begun; the connection state is known before. */
  get scene(): Scene | null {
    return this.current;
  }

  get line(): ConnectionState {
    return this.notices.line;
  }

  get isBroken(): boolean {
    return this.notices.isBroken;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  act(action: Written): void {
    if (!this.current || this.current.legal.length === 0) return;
    this.tried = this.current.legal;
    this.set({ legal: [], refused: null });
    try {
      this.session.act(action);
    } catch (error) {
      this.broke(error);
      this.set({ legal: this.tried });
    }
  }

  /** An unexpected error: shown at the table, so that nobody waits in vain. */
  broke(error: unknown): void {
    console.error('the table', error);
    this.note({ isBroken: true });
  }

  /** The next person at this screen has confirmed. */
  take(seat: Seat): void {
    this.note({ handOver: null });
    this.set({ refused: null });
    this.session.look?.(seat);
  }

  resign(): void {
    this.session.resign();
  }

  /** Takes the last move back, and says so in the log. */
  takeBack(text: string): void {
    if (!this.current?.wayBack || this.current.legal.length === 0) return;
    this.note({ wayBack: null });
    this.set({ legal: [], refused: null });
    this.write(text);
    this.session.takeBack?.();
  }

  /** What one may do about the others, at a table of the server. */
  get tableActions(): TableActions | null {
    return this.session.table ?? null;
  }

  hint(): Promise<Hint | null> {
    return this.session.hint?.() ?? Promise.resolve(null);
  }

  get canHint(): boolean {
    return this.session.hint !== undefined;
  }

  /** Continues after a result. */
  continue(): void {
    this.goOn?.();
  }

  /** Stops the automatic continuation after a result. */
  stay(): void {
    const { ended } = this.current ?? {};
    if (ended) this.set({ ended: { ...ended, isPassing: false } });
  }

  // ------------------------------------------------------------------------------------------------- what happens

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    await null; // the caller may be rendering
    for (let told = this.queue.shift(); told && !this.isClosed; told = this.queue.shift())
      await this.follow(told).then(
        () => this.notices.isBroken && this.note({ isBroken: false }),
        (error: unknown) => this.recover(told, error),
      );
    this.isWorking = false;
    if (this.isClosed) return;
    this.set({ isBusy: false });
    this.session.ready();
  }

  private async follow(told: Told): Promise<void> {
    switch (told.kind) {
      case 'restored':
        return this.restore(told);
      case 'dealt': {
        const { round, scores, view, legal } = told;
        const dealt = { round, scores, view, legal: [], events: [], ended: null, isBusy: true };
        await this.show.change(() => this.set(dealt), 'deal');
        return this.allow(legal);
      }
      case 'acted':
        return this.acted(told);
      case 'ended':
        return this.ended(told);
    }
  }

  /** After an error in the animation: shows the current view and the legal actions. */
  private recover(told: Told, error: unknown): void {
    this.broke(error);
    if (told.kind !== 'ended') this.set({ view: told.view, events: [] });
    if (told.kind !== 'ended') this.allow(told.legal);
  }

  private async restore({ kind: _, before, ...standing }: Extract<Told, { kind: 'restored' }>): Promise<void> {
    // The reason of a refusal stays: after a refusal the table is requested again at once.
    const { log = [], ended = null, refused = null } = this.table ?? {};
    const isBusy = this.queue.length > 0;
    const table = { log, ended, refused, events: [], ...standing, isBusy, ...(isBusy ? { legal: [] } : {}) };
    const told = before ? { ...table, log: this.logOf(before, { ...this.notices, ...table }) } : table;
    await this.show.change(() => this.put(told), 'none');
  }

  /** The log lines of earlier events. */
  private logOf(before: readonly Passage[], scene: Scene): readonly LogLine[] {
    const lines = before.flatMap(({ round, events }) =>
      events.flatMap((event) => {
        const text = this.show.say(event, scene);
        return text === null ? [] : [{ round, text }];
      }),
    );
    this.lines = lines.length;
    return lines.map((line, i) => ({ id: i + 1, ...line }));
  }

  private async acted({ events, view, legal }: Extract<Told, { kind: 'acted' }>): Promise<void> {
    this.set({ isBusy: true, legal: [], events: [] });
    for (const event of events) {
      if (!this.current) return;
      // The log line comes after the animation: it would reveal a card before it has turned.
      const text = this.show.say(event, this.current);
      await this.show.perform(this.show.beats(event, this.current));
      if (this.isClosed) return;
      if (text !== null) this.write(text);
      this.set({ events: [...this.current.events, event] });
    }
    await this.show.change(() => this.set({ view, refused: null }), 'move');
    this.allow(legal);
  }

  /** Offers actions after the animation, unless there is news to show first. */
  private allow(legal: readonly Written[]): void {
    if (this.queue.length === 0) this.set({ legal });
  }

  private async ended({ outcome, scores, past, result, isPassing }: Extract<Told, { kind: 'ended' }>): Promise<void> {
    if (!this.table) return;
    const { round, view } = this.table;
    if (isPassing) return this.set({ scores, past, result });
    const goesOn = this.session.isWatched === true && result === null;
    this.set({ ended: { round, outcome, scores, view, isPassing: goesOn }, past, result, legal: [], isBusy: false });
    await new Promise<void>((resolve) => {
      this.goOn = resolve;
      if (goesOn) void this.show.rest().then(() => this.current?.ended?.isPassing && resolve());
    });
    this.goOn = null;
    this.set({ ended: null });
  }

  private write(text: string): void {
    if (!this.table) return;
    const { log, round } = this.table;
    this.set({ log: [...log, { id: ++this.lines, round, text }] });
  }

  private note(news: Partial<Notices>): void {
    this.notices = { ...this.notices, ...news };
    this.changed();
  }

  private set(news: Partial<TableScene>): void {
    if (this.table) this.put({ ...this.table, ...news });
  }

  private put(table: TableScene): void {
    this.table = table;
    this.changed();
  }

  private changed(): void {
    this.current = this.table && { ...this.table, ...this.notices };
    for (const listener of this.listeners) listener();
  }
}

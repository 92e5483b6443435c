import { type AnyTurned, isRefusal, type Seat } from '@madang/engine';
import { type Assets, hasHumanReaction } from '@madang/players';
import type { Hint } from '../session.ts';
import type { Eyes, Written } from '../told.ts';
import { type ActionWindow, windowOf } from '../window.ts';
import { LocalHost } from './host.ts';
import { lockAfter } from './lock.ts';
import type { Answer, Ask, ViewerOptions } from './messages.ts';
import type { LeftMatch } from './unfinished.ts';

/** The pause before a bot's move at normal speed, in milliseconds. */
const BOT_PAUSE: readonly [number, number] = [250, 600];
/** A bot's reaction time when people may act at the same time; from the level `strong` on it is as quick as ever. */
const BOT_REACTION: readonly [number, number] = [1200, 4200];

/** The same refusal as the server's. */
const LOCKED = { code: 'LOCKED' };

/** Runs a match in the worker: answers the page, moves bots when the page is ready, closes windows by the clock. */
export class LocalMatch {
  private readonly answer: (answer: Answer) => void;
  private readonly assets: Assets;
  private host: LocalHost | null = null;
  private eyes: Eyes = 0;
  private window: ActionWindow | undefined;
  private pace = 1;
  private isReady = false;
  private isRace = false;
  private canTakeBack = false;
  /** Play is locked until then: cards are being shown, by the rules. */
  private lockedUntil = 0;
  private readonly timers = new Map<Seat, ReturnType<typeof setTimeout>>();
  private closing: { readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(answer: (answer: Answer) => void, assets: Assets) {
    this.answer = answer;
    this.assets = assets;
  }

  hear(ask: Ask): void {
    switch (ask.ask) {
      case 'begin':
        return this.begin(ask);
      case 'act':
        return typeof this.eyes === 'number' ? this.act(this.eyes, ask.action) : undefined;
      case 'ready':
        this.isReady = true;
        this.pace = ask.pace;
        return this.goOn();
      case 'look':
        this.eyes = ask.eyes;
        return this.restore();
      case 'take back':
        return this.takeBack();
      case 'hint':
        return this.later(this.hint().then((hint) => this.answer({ answer: 'hint', id: ask.id, hint })));
    }
  }

  private begin({ setup, left, canTakeBack, ...viewer }: Extract<Ask, { ask: 'begin' }>): void {
    const resumed = left && resume(left);
    if (resumed) return this.open(resumed, viewer, canTakeBack);
    const { host, started } = LocalHost.begin(setup);
    this.open(host, viewer, canTakeBack);
    for (const told of host.tell(started, this.eyes)) this.answer({ answer: 'told', told });
  }

  /** Shows a match where it stands. */
  open(host: LocalHost, { eyes, pace, window }: ViewerOptions, canTakeBack: boolean): void {
    this.host = host;
    this.canTakeBack = canTakeBack;
    this.window = window;
    // Hot seat: no hand is shown before a person confirms.
    this.eyes = host.people > 1 ? 'table' : eyes;
    this.pace = pace;
    this.restore();
    this.save();
    if (!host.isLoaded) this.later(host.load(this.assets).then(() => this.goOn()));
  }

  /** What fails later is reported to the page, as a worker's errors are. */
  private later(work: Promise<void>): void {
    work.catch((error: unknown) => this.answer({ answer: 'broken', message: String(error) }));
  }

  private restore(): void {
    if (this.host) this.answer({ answer: 'told', told: { kind: 'restored', ...this.host.standing(this.eyes) } });
  }

  private save(): void {
    if (this.host) this.answer({ answer: 'saved', kibo: this.host.kibo(), carry: this.host.carry() });
  }

  /** Sends the whole record once a round, otherwise only what was played. */
  private saveTurn(host: LocalHost, turned: AnyTurned): void {
    if (turned.happenings.some(({ kind }) => kind !== 'acted')) this.save();
    else this.answer({ answer: 'moved', moves: host.movesIn(turned), hash: host.hash });
  }

  private async hint(): Promise<Hint | null> {
    const { host, eyes } = this;
    if (!host || typeof eyes !== 'number' || !host.actors.includes(eyes)) return null;
    return host.hint(eyes, this.assets);
  }

  private takeBack(): void {
    if (!this.canTakeBack || !this.host?.wayBack) return;
    this.host = this.host.back();
    this.isReady = false;
    this.restore();
    this.save();
  }

  private act(seat: Seat, action: Written): void {
    if (!this.host) return;
    if (this.locked > 0 && action.type !== 'resign') return this.answer({ answer: 'refused', refusal: LOCKED });
    this.took(this.host.act(seat, action));
  }

  /** The remaining time of the lock. */
  private get locked(): number {
    return Math.max(0, this.lockedUntil - Date.now());
  }

  private took(turned: ReturnType<LocalHost['act']>): void {
    const { host } = this;
    if (!host) return;
    if (isRefusal(turned)) return this.answer({ answer: 'refused', refusal: turned });
    this.saveTurn(host, turned);
    this.lockedUntil = Date.now() + lockAfter(turned);
    this.isReady = false;
    const tellings = host.tell(turned, this.eyes);
    for (const told of tellings) this.answer({ answer: 'told', told });
    // Nothing to show: no need to wait for the page.
    if (tellings.length === 0) this.isReady = true;
    this.goOn();
  }

  /** Starts the timers of bots and windows once the page has shown everything. */
  private goOn(): void {
    const { host } = this;
    if (!host || !this.isReady) return;
    if (this.canTakeBack) this.answer({ answer: 'way back', way: host.wayBack });
    const people = host.actors.filter((seat) => !host.isBot(seat));
    if (host.people > 1 && people.length > 0 && !people.some((seat) => seat === this.eyes)) this.handOver(people[0]);
    const isRace = this.minded(people);
    // When no person can act any more, bots wait only their usual time.
    for (const [seat, timer] of this.timers)
      if (!host.actors.includes(seat) || (this.isRace && !isRace)) {
        clearTimeout(timer);
        this.timers.delete(seat);
      }
    this.isRace = isRace;
    if (!host.isLoaded) return;
    for (const seat of host.actors)
      if (host.isBot(seat) && !this.timers.has(seat)) {
        const pause = Math.max(this.locked, this.pauseOf(host, seat));
        this.timers.set(
          seat,
          setTimeout(() => this.botMoves(seat), pause),
        );
      }
  }

  private pauseOf(host: LocalHost, seat: Seat): number {
    const share = host.pauseShare(seat);
    if (this.isRace && hasHumanReaction(host.levelOf(seat))) return between(BOT_REACTION, share);
    return this.pace * host.pace * between(BOT_PAUSE, share);
  }

  /** Another person's turn at this screen: until that person confirms, no hand is in the page. */
  private handOver(seat: Seat): void {
    if (this.eyes !== 'table') {
      this.eyes = 'table';
      this.restore();
    }
    this.answer({ answer: 'hand over', seat });
  }

  private botMoves(seat: Seat): void {
    this.timers.delete(seat);
    if (this.host?.actors.includes(seat)) this.took(this.host.think(seat));
  }

  /** Starts or ends the timer of the window in which several seats may act; whether a person is in one. */
  private minded(people: readonly Seat[]): boolean {
    const { host } = this;
    const length = host && people.length > 0 ? windowOf(this.window, host.standing(this.eyes).view) : null;
    if (length === null) {
      if (this.closing) clearTimeout(this.closing.timer);
      if (this.closing) this.answer({ answer: 'window', until: null });
      this.closing = null;
      return false;
    }
    if (!this.closing) {
      this.closing = { since: Date.now(), timer: setTimeout(() => this.closeWindow(), length) };
      this.answer({ answer: 'window', until: Date.now() + length });
    }
    return true;
  }

  private closeWindow(): void {
    this.closing = null;
    this.answer({ answer: 'window', until: null });
    const { host } = this;
    for (const seat of host?.actors.filter((actor) => !host.isBot(actor)) ?? [])
      if (host) this.took(host.fallback(seat));
  }
}

function between([least, most]: readonly [number, number], share: number): number {
  return least + share * (most - least);
}

/** Null when the record cannot be replayed by the current rules. */
function resume(left: LeftMatch): LocalHost | null {
  try {
    return LocalHost.resume(left);
  } catch {
    return null;
  }
}

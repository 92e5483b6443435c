import { dropKept, keep, readKept } from '../../app/kept.ts';
import { freshId } from './setup.ts';

// A match on this device is stored in one place, and two tabs playing it would overwrite each other's moves. So one tab
// holds the match at a time. The holder's id is stored beside the match; a new tab asks the holder, which may be gone, and
// waits for its answer before it reads the match. Web Locks would do the same, but need a secure context.

const TAB = freshId();
const PATIENCE = 1000;

interface Word {
  readonly say: 'who holds it' | 'I do' | 'give it to me' | 'it is yours';
  readonly match: string;
  readonly from: string;
}

export type TabLockState = 'asking' | 'mine' | 'elsewhere';

/** Whether this tab holds a match. */
export class TabLock {
  private readonly match: string;
  private readonly changed: (state: TabLockState) => void;
  private readonly channel: BroadcastChannel | null;
  private state: TabLockState = 'asking';
  private answered: ((word: Word) => void) | null = null;

  /** `match`: the storage key of the match. */
  constructor(match: string, changed: (state: TabLockState) => void) {
    this.match = match;
    this.changed = changed;
    this.channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('madang.tenure') : null;
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Word>) => this.hear(data);
    addEventListener('storage', this.look);
    addEventListener('pagehide', this.leave);
    addEventListener('pageshow', this.comeBack);
    void this.ask();
  }

  /** Takes the match from the tab that has it. */
  async take(): Promise<void> {
    await this.answer('give it to me', 'it is yours');
    this.hold();
  }

  close(): void {
    this.leave();
    this.channel?.close();
    removeEventListener('storage', this.look);
    removeEventListener('pagehide', this.leave);
    removeEventListener('pageshow', this.comeBack);
  }

  /** Checked before every write: a suspended tab may have missed that another tab took the match. */
  get isMine(): boolean {
    this.look();
    return this.state === 'mine';
  }

  private async ask(): Promise<void> {
    const holder = this.holder();
    if (holder === null || holder === TAB) return this.hold();
    if (await this.answer('who holds it', 'I do')) this.become('elsewhere');
    else this.hold(); // the holder crashed or was closed without releasing it
  }

  private hold(): void {
    keep(this.key, TAB);
    this.become('mine');
  }

  private become(state: TabLockState): void {
    if (state === this.state) return;
    this.state = state;
    this.changed(state);
  }

  private hear(word: Word): void {
    if (word.match !== this.match || word.from === TAB) return;
    this.answered?.(word);
    if (this.state !== 'mine') return;
    if (word.say === 'who holds it') this.tell('I do');
    if (word.say !== 'give it to me') return;
    // What was played here is stored already; from now on this tab writes nothing.
    this.become('elsewhere');
    this.tell('it is yours');
  }

  private tell(say: Word['say']): void {
    const word: Word = { say, match: this.match, from: TAB };
    this.channel?.postMessage(word);
  }

  /** Asks the other tabs; whether the expected answer came in time. */
  private answer(question: Word['say'], expected: Word['say']): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isAnswered: boolean) => {
        clearTimeout(timer);
        this.answered = null;
        resolve(isAnswered);
      };
      const timer = setTimeout(() => done(false), this.channel ? PATIENCE : 0);
      this.answered = ({ say }) => say === expected && done(true);
      this.tell(question);
    });
  }

  private get key(): string {
    return `${this.match}.tab`;
  }

  private holder(): string | null {
    return readKept(this.key, (kept) => (typeof kept === 'string' ? kept : null));
  }

  private readonly look = (): void => {
    const holder = this.holder();
    if (this.state === 'mine' && holder !== null && holder !== TAB) this.become('elsewhere');
  };

  private readonly leave = (): void => {
    if (this.state === 'mine' && this.holder() === TAB) dropKept(this.key);
  };

  /** Restored from the back/forward cache: another tab may have played on meanwhile. */
  private readonly comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) location.reload();
  };
}

import type { Kibo } from '@madang/engine';
import type { BranchAsk } from '../../branch/messages.ts';
import type { Hint, Listener, Session } from '../session.ts';
import type { Eyes, Written } from '../told.ts';
import type { ActionWindow } from '../window.ts';
import type { Answer, Ask, ViewerOptions } from './messages.ts';
import type { LocalSetup } from './setup.ts';
import type { Move, Moves } from './unfinished.ts';

/** What a worker is asked first: to begin or resume a match, or to go on from a position of a record. */
type Beginning = Omit<Extract<Ask, { ask: 'begin' }>, keyof ViewerOptions> | BranchAsk;

export interface LocalOptions {
  readonly eyes: Eyes;
  /** The game's window in which several seats may act at once. */
  readonly window: ActionWindow | undefined;
  /** How slow bots are: 1 is normal, 0 at once. */
  pace(): number;
  /** Called after every round with the record so far; with what carries over to the next match, once this one is over. */
  saved(kibo: Kibo, carry: LocalSetup['inputs'] | null): void;
  /** Called after every other action with what was played since the record was saved. */
  moved(kibo: Kibo, moves: Moves): void;
}

/** A match in a web worker: it needs no server, and bots do not block the page. */
export class LocalSession implements Session {
  private readonly options: LocalOptions;
  private readonly worker: Worker;
  private readonly beginning: Beginning;
  private readonly hints = new Map<number, (hint: Hint | null) => void>();
  private asked = 0;
  private kibo: Kibo | null = null;
  /** Since the record was saved. */
  private moves: Move[] = [];

  /** Bots alone. */
  readonly isWatched: boolean;

  constructor(worker: Worker, beginning: Beginning, options: LocalOptions) {
    this.options = options;
    this.worker = worker;
    this.beginning = beginning;
    this.isWatched = options.eyes === 'open';
  }

  open(listener: Listener): void {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => this.hear(data, listener);
    this.worker.onerror = (event) => {
      event.preventDefault();
      listener.broken?.(event.error ?? event.message);
    };
    const { eyes, window } = this.options;
    this.worker.postMessage({ ...this.beginning, eyes, window, pace: this.options.pace() });
    listener.line({ state: 'open' });
  }

  private hear(answer: Answer, listener: Listener): void {
    switch (answer.answer) {
      case 'told':
        return listener.told(answer.told);
      case 'refused':
        return listener.refused(answer.refusal);
      case 'window':
        return listener.window?.(answer.until);
      case 'hand over':
        return listener.handOver?.(answer.seat);
      case 'way back':
        return listener.wayBack?.(answer.way);
      case 'saved':
        this.kibo = answer.kibo;
        this.moves = [];
        return this.options.saved(answer.kibo, answer.carry);
      case 'moved':
        this.moves.push(...answer.moves);
        return this.kibo
          ? this.options.moved(this.kibo, { after: this.kibo.checksum, actions: this.moves, hash: answer.hash })
          : undefined;
      case 'broken':
        return listener.broken?.(answer.message);
      case 'hint':
        this.hints.get(answer.id)?.(answer.hint);
        this.hints.delete(answer.id);
    }
  }

  private ask(ask: Ask): void {
    this.worker.postMessage(ask);
  }

  act(action: Written): void {
    this.ask({ ask: 'act', action });
  }

  resign(): void {
    this.act({ type: 'resign' });
  }

  ready(): void {
    this.ask({ ask: 'ready', pace: this.options.pace() });
  }

  look(eyes: Eyes): void {
    this.ask({ ask: 'look', eyes });
  }

  takeBack(): void {
    this.ask({ ask: 'take back' });
  }

  hint(): Promise<Hint | null> {
    const id = ++this.asked;
    return new Promise((resolve) => {
      this.hints.set(id, resolve);
      this.ask({ ask: 'hint', id });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

import { Worker } from 'node:worker_threads';
import type { Json } from '@madang/engine';
import type { Alarm, Time } from '../server/time.ts';
import type { BotTurn } from './bots.ts';

export type Answered = { readonly choice: Json | 'behind' } | { readonly problem: string };

/** Somebody who thinks about one turn at a time. */
export interface Thinking {
  begin(turn: BotTurn): void;
  end(): Promise<unknown>;
}

/** `heard` is told of each answer, `broke` of the end of a thinker that can answer no more. */
export type StartThinking = (heard: (answer: Answered) => void, broke: (problem: Error) => void) => Thinking;

interface Waiting {
  readonly turn: BotTurn;
  readonly resolve: (choice: Json | 'behind') => void;
  readonly reject: (problem: Error) => void;
}

/** Who thinks longer than this about one move is stuck. */
const PATIENCE = 20_000;

/**
 * A thinker that is started when it is first needed, and again after it broke. It is given one turn at a time, so that a turn's
 * patience begins with the thinking and not while others are thought about, and a turn on which it breaks fails alone.
 */
export class Thread {
  private readonly start: StartThinking;
  private readonly time: Time;
  private thinking: Thinking | null = null;
  private readonly waiting: Waiting[] = [];
  private current: Waiting | null = null;
  private alarm: Alarm | null = null;

  constructor(start: StartThinking, time: Time) {
    this.start = start;
    this.time = time;
  }

  ask(turn: BotTurn): Promise<Json | 'behind'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ turn, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.current) return;
    const next = this.waiting.shift();
    if (!next) return;
    this.current = next;
    const thinking = this.thinking ?? this.started();
    this.alarm = this.time.after(PATIENCE, () => this.broke(thinking, new Error('a bot is stuck')));
    thinking.begin(next.turn);
  }

  private started(): Thinking {
    const thinking = this.start(
      (answer) => {
        if (this.thinking === thinking) this.answered(answer);
      },
      (problem) => this.broke(thinking, problem),
    );
    this.thinking = thinking;
    return thinking;
  }

  private answered(answer: Answered): void {
    const done = this.finished();
    if ('problem' in answer) done?.reject(new Error(answer.problem));
    else done?.resolve(answer.choice);
    this.next();
  }

  /** Only the turn that was thought about fails; those that wait are given to a new thinker. */
  private broke(thinking: Thinking, problem: Error): void {
    if (this.thinking !== thinking) return;
    this.thinking = null;
    void thinking.end();
    this.finished()?.reject(problem);
    this.next();
  }

  private finished(): Waiting | null {
    const { current } = this;
    this.alarm?.cancel();
    this.alarm = null;
    this.current = null;
    return current;
  }

  async close(): Promise<void> {
    const { thinking } = this;
    this.thinking = null;
    const closing = new Error('the bots are closing');
    this.finished()?.reject(closing);
    for (const { reject } of this.waiting.splice(0)) reject(closing);
    await thinking?.end();
  }
}

/** Thinkers in worker threads, each with a seed of its own. */
export function thinkingIn(seed: () => number): StartThinking {
  return (heard, broke) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: seed() });
    worker.unref();
    worker.on('message', heard);
    worker.on('error', broke);
    worker.on('exit', (code) => broke(new Error(`a bot's thread ended with ${code}`)));
    return { begin: (turn) => worker.postMessage(turn), end: () => worker.terminate() };
  };
}

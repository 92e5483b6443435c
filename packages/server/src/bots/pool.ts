import { Worker } from 'node:worker_threads';
import type { Json } from '@madang/engine';
import type { Bots, BotTurn } from './bots.ts';

export interface Asked {
  readonly id: number;
  readonly turn: BotTurn;
}
type Answered =
  | { readonly id: number; readonly choice: Json | 'behind' }
  | { readonly id: number; readonly problem: string };

interface Pending {
  readonly alarm: NodeJS.Timeout;
  readonly resolve: (choice: Json | 'behind') => void;
  readonly reject: (problem: Error) => void;
}

/** Whoever thinks longer than this is stuck. */
const PATIENCE = 20_000;

/** Bots in threads of their own. A table keeps to one thread, which follows it. */
export class BotPool implements Bots {
  private readonly threads: Thread[];

  constructor(threads: number, seed: () => number) {
    this.threads = Array.from({ length: threads }, () => new Thread(seed));
  }

  choose(turn: BotTurn): Promise<Json | 'behind'> {
    return this.threads[place(turn.card.id, this.threads.length)].ask(turn);
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

function place(text: string, places: number): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % places;
}

/** A worker that is started when it is first needed, and again after it broke. */
class Thread {
  private worker: Worker | null = null;
  private readonly pending = new Map<number, Pending>();
  private asked = 0;
  private readonly seed: () => number;

  constructor(seed: () => number) {
    this.seed = seed;
  }

  ask(turn: BotTurn): Promise<Json | 'behind'> {
    const id = ++this.asked;
    const worker = this.worker ?? this.started();
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => this.broken(worker, new Error('a bot is stuck')), PATIENCE).unref();
      this.pending.set(id, { resolve, reject, alarm });
      worker.postMessage({ id, turn } satisfies Asked);
    });
  }

  private started(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.seed() });
    worker.unref();
    worker.on('message', (answer: Answered) => this.answered(answer));
    worker.on('error', (problem: Error) => this.broken(worker, problem));
    this.worker = worker;
    return worker;
  }

  private answered(answer: Answered): void {
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    clearTimeout(pending?.alarm);
    if ('problem' in answer) pending?.reject(new Error(answer.problem));
    else pending?.resolve(answer.choice);
  }

  private broken(worker: Worker, problem: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    void worker.terminate();
    for (const { reject, alarm } of this.pending.values()) {
      clearTimeout(alarm);
      reject(problem);
    }
    this.pending.clear();
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    this.broken(worker, new Error('the bots are closing'));
    await worker.terminate();
  }
}

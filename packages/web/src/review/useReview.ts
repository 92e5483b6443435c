import type { RoundReview } from '@madang/lab/review';
import { useEffect, useState } from 'react';
import type { Source } from '../replay/replayed-match.ts';
import { type KeptReview, keepReview, keptReview } from './kept-reviews.ts';
import type { ReviewAnswer, ReviewAsk, Unit } from './messages.ts';

/** A review as far as it is. */
export interface ReviewState {
  readonly rounds: readonly RoundReview[];
  readonly unit: Unit;
  /** From 0 to 1; null before it has begun. */
  readonly progress: number | null;
  readonly isDone: boolean;
  /** Its files could not be loaded. */
  readonly problem: string | null;
}

const NOTHING: ReviewState = { rounds: [], unit: 'points', progress: null, isDone: false, problem: null };

/** Reviews a record in a worker of its own, from where an earlier visit has left it. */
export function useReview(source: Source): ReviewState {
  const [state, setState] = useState(NOTHING);
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const running = new RunningReview(source, worker, setState);
    running.start();
    return () => worker.terminate();
  }, [source]);
  return state;
}

/** Follows the worker's answers. */
class RunningReview {
  private readonly source: Source;
  private readonly worker: Worker;
  private readonly show: (state: ReviewState) => void;
  private state = NOTHING;
  private hash: string | null = null;

  constructor(source: Source, worker: Worker, show: (state: ReviewState) => void) {
    this.source = source;
    this.worker = worker;
    this.show = show;
  }

  start(): void {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => this.hear(data));
    this.worker.addEventListener('error', ({ message }) => this.change({ problem: message }));
    keptReview(this.source).then((kept) => this.begin(kept));
  }

  private begin(kept: KeptReview | null): void {
    if (kept?.isDone) return this.change({ ...kept, progress: 1 });
    const ask: ReviewAsk = { source: this.source, done: kept?.rounds ?? [], hash: kept?.hash ?? null };
    this.worker.postMessage(ask);
  }

  private hear(answer: ReviewAnswer): void {
    switch (answer.answer) {
      case 'begun':
        this.hash = answer.hash;
        return this.change({ unit: answer.unit, progress: 0 });
      case 'progress':
        return this.change({ progress: answer.done / Math.max(1, answer.total) });
      case 'round':
        this.change({ rounds: [...this.state.rounds, answer.round] });
        return this.keep();
      case 'done':
        this.change({ progress: 1, isDone: true });
        return this.keep();
      case 'failed':
        return this.change({ problem: answer.message });
    }
  }

  private keep(): void {
    const { unit, isDone, rounds } = this.state;
    keepReview(this.source, { version: 3, hash: this.hash, unit, isDone, rounds });
  }

  private change(news: Partial<ReviewState>): void {
    this.state = { ...this.state, ...news };
    this.show(this.state);
  }
}

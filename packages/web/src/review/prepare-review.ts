import type { Kibo } from '@madang/engine';
import type { ReviewAnswer, ReviewAsk } from './messages.ts';

/** Loads what a review of this match needs, so that it can be reviewed offline too: the service worker keeps the files. */
export function prepareReview(kibo: Kibo): void {
  if (!navigator.onLine) return;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
    if (data.answer === 'begun' || data.answer === 'failed') worker.terminate();
  };
  const ask: ReviewAsk = { source: { kind: 'kibo', kibo }, done: [], hash: null, isOnlyPrepared: true };
  worker.postMessage(ask);
}

import { replayLogs } from '@madang/engine';
import { BUDGETS, type ReviewedRecord, recordOfKibo, recordOfLogs, review, seatingOf } from '@madang/lab/review';
import { loadJudge } from '@madang/players/judge';
import { pageAssets } from '../play/assets.ts';
import { gameOf, type Source } from '../replay/replayed-match.ts';
import type { ReviewAnswer, ReviewAsk } from './messages.ts';

const say = (answer: ReviewAnswer): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<ReviewAsk>) => {
  reviewed(data).catch((error: unknown) => say({ answer: 'failed', message: String(error) }));
});

async function reviewed({ source, done, hash, isOnlyPrepared }: ReviewAsk): Promise<void> {
  const record = recordOf(source);
  const judge = await loadJudge(seatingOf(record), pageAssets);
  say({ answer: 'begun', unit: judge.unit, hash: judge.hash });
  if (isOnlyPrepared) return;
  const steps = review(record, { judge, budget: BUDGETS.fast, done: hash === judge.hash ? done : [] });
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      for (const round of step.value.rounds.slice(told)) say({ answer: 'round', round });
      return say({ answer: 'done' });
    }
    const { done: actions, total, round } = step.value;
    if (round) {
      say({ answer: 'round', round });
      told++;
    }
    say({ answer: 'progress', done: actions, total });
  }
}

function recordOf(source: Source): ReviewedRecord {
  if (source.kind === 'logs') return recordOfLogs(replayLogs(source.logs));
  return recordOfKibo(gameOf(source), source.kibo);
}

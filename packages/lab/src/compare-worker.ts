import { type Duplicate, playDuplicate } from './compare.ts';
import { type Contest, comparisonOf } from './compare-on-workers.ts';
import { serveBatches } from './worker-side.ts';

serveBatches<Contest, readonly Duplicate[]>(async (contest) => {
  const comparison = await comparisonOf(contest);
  return ({ from, to }, shouldStop) => {
    const played: Duplicate[] = [];
    for (let deal = from; deal < to && !shouldStop(); deal++) played.push(playDuplicate(comparison, deal));
    return played;
  };
});

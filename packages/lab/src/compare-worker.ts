import { type Duplicate, playDuplicate } from './compare.ts';
import { type Contest, comparisonOf } from './compare-together.ts';
import { serveBatches } from './worker-batches.ts';

serveBatches<Contest, readonly Duplicate[]>((contest) => {
  const comparison = comparisonOf(contest);
  return ({ from, to }, isOver) => {
    const played: Duplicate[] = [];
    for (let deal = from; deal < to && !isOver(); deal++) played.push(playDuplicate(comparison, deal));
    return played;
  };
});

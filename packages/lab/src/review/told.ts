import type { Action, AnyState, Language, Seat } from '@madang/engine';
import { narratorOf } from '@madang/narrators';
import { reviewNarrator } from '@madang/narrators/review';
import type { Decision, Mark } from './decision.ts';
import type { Review, ReviewedRecord } from './review.ts';

/** A marked decision in words. */
export interface ToldDecision {
  readonly n: number;
  /** The number of the round. */
  readonly round: number;
  readonly seat: Seat;
  readonly mark: Mark;
  readonly sentence: string;
}

/** Replays the record and says what there is to say about its marked decisions. */
export async function tellDecisions(
  record: ReviewedRecord,
  { rounds, unit }: Pick<Review, 'rounds' | 'unit'>,
  names: readonly string[],
  language: Language,
): Promise<readonly ToldDecision[]> {
  const marked = new Map(
    rounds.flatMap(({ decisions }) => decisions.map((decision) => [decision.n, decision] as const)),
  );
  const tell = await decisionTeller(record, unit, names, language);
  const told: ToldDecision[] = [];
  let n = 0;
  for (const { happenings } of record.turns)
    for (const happening of happenings) {
      if (happening.kind !== 'acted') continue;
      const decision = marked.get(++n);
      if (!decision?.mark) continue;
      const { seat, mark } = decision;
      const sentence = tell(decision, happening.before, happening.action);
      told.push({ n, round: happening.round.number, seat, mark, sentence });
    }
  return told;
}

/** Says why a decision was marked; empty for one that was not. */
export async function decisionTeller(
  { game }: Pick<ReviewedRecord, 'game'>,
  unit: Review['unit'],
  names: readonly string[],
  language: Language,
): Promise<(decision: Decision, before: AnyState, chosen: Action) => string> {
  const say = await reviewNarrator(game, language);
  const narrator = narratorOf(game, language);
  return (decision, before, chosen) => {
    const { seat, mark } = decision;
    const { best: bestIndex, cost } = decision.match ?? decision.round;
    const best = game.legal(before, seat).find(({ index }) => index === bestIndex);
    if (!mark || !best) return '';
    const [played, better] = [chosen, best].map((action) => narrator.choice(action, before, names));
    const inUnit = decision.match ? 'wins' : unit;
    return say({ state: before, seat, chosen, best, names }, { mark, played, better, cost: cost.value, unit: inUnit });
  };
}

import { JAPANESE } from '@madang/engine/hwatu';
import type { Action, Event, Round } from '@madang/engine/koikoi';
import { cardName } from '@madang/narrators/hwatu';
import type { Analysis, RoundEvents } from '../analysis.ts';
import { CallCount, callEfficiency } from '../hwatu/calls.ts';
import { kindOfId, luckAndSkill, SourceCount } from '../hwatu/sources.ts';

/** Where both hands are empty, the turn does not pass any more. */
const EXHAUSTED: readonly string[] = ['NO_YAKU', 'DEALER_PRIVILEGE', 'EXHAUSTED_AFTER_KOI'];

/** Every played card brings a flip, which asks for a selection or not; then yaku bring a decision, or the turn passes. */
const roundEvents: RoundEvents<Round> = {
  types: [
    ...(['played', 'flipped', 'selecting', 'selected'] as const),
    ...(['yaku', 'deciding', 'called', 'stopped', 'turn', 'ended'] as const),
  ] satisfies readonly Event['type'][],
  count(round, { reason }, actions, counts) {
    const played = round.flips;
    const called = round.calls[0].count + round.calls[1].count;
    const stopped = reason === 'STOPPED' ? 1 : 0;
    const deciding = called + stopped;
    const selected = actions - played - deciding;
    const yaku = deciding + (reason === 'LAST_CARD' ? 1 : 0);
    counts[0] = played;
    counts[1] = played - selected;
    counts[2] = selected;
    counts[3] = selected;
    counts[4] = yaku;
    counts[5] = deciding;
    counts[6] = called;
    counts[7] = stopped;
    counts[8] = played + called - yaku - (EXHAUSTED.includes(reason) ? 1 : 0);
    counts[9] = actions > 0 ? 1 : 0; // else it ended with the deal
  },
};

export const koikoiAnalysis: Analysis<Round, Action, Event> = {
  roundEvents,
  starter: (round) => round.dealer,
  standing: (round) => [round.points(0), round.points(1)],
  card: (id) => ({ name: cardName('japanese', id, 'en'), month: Number(id.slice(0, 2)), kind: kindOfId(id) }),
  stock: (round) => round.stock,
  observe: (estimates) => {
    const sources = new SourceCount(estimates, JAPANESE.ids);
    const calls = new CallCount(estimates);
    return {
      event: (event) => {
        if (event.type === 'called') calls.called(event.seat);
        if (event.type === 'stopped') calls.stopped(event.seat);
        if (
          (event.type === 'played' || event.type === 'flipped' || event.type === 'selected') &&
          event.captured.length > 0
        ) {
          const source = event.type === 'played' ? 'hand' : 'flip';
          sources.match(source);
          sources.card(source, event.card);
          sources.cards(source, event.captured);
        }
      },
      ended: ({ winners, points }) => calls.ended(winners, [points[0] - points[1], points[1] - points[0]]),
    };
  },
  section: (estimates) => ({ koikoiEfficiency: callEfficiency(estimates), luckAndSkill: luckAndSkill(estimates) }),
};

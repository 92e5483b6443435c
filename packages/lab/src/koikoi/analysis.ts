import { JAPANESE } from '@madang/engine/hwatu';
import type { Action, Event, Round } from '@madang/engine/koikoi';
import { cardName } from '@madang/narrators/hwatu';
import type { Analysis } from '../analysis.ts';
import { CallCount, callEfficiency } from '../hwatu/calls.ts';
import { kindOfId, luckAndSkill, SourceCount } from '../hwatu/sources.ts';

export const koikoiAnalysis: Analysis<Round, Action, Event> = {
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

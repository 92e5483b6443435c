import type { Outcome } from '@madang/engine';
import {
  type Action,
  type Event,
  gainedBy,
  junkValue,
  MatchSources,
  type Round,
  type Rules,
} from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { cardName } from '@madang/narrators/hwatu';
import type { Analysis } from '../analysis.ts';
import { CallCount, callEfficiency } from '../hwatu/calls.ts';
import { kindOfId, luckAndSkill, SourceCount } from '../hwatu/sources.ts';

const PRESIDENT_SHOWN: readonly Event['type'][] = ['president_shown'];
const NONE: readonly Event['type'][] = [];

export const gostopAnalysis: Analysis<Round, Action, Event, Rules> = {
  scoredIn: ({ gold }) => (gold ? 'gold' : 'points'),
  /** 밤일낮장: the hour decides who starts. */
  asksHour: ({ firstStarter }) => firstStarter === 'nightAndDay',
  /** The first 총통 is shown with the deal. */
  dealtEvents: ({ stage }) => (stage === 'president' ? PRESIDENT_SHOWN : NONE),
  starter: (round) => round.starter,
  standing: (round) => round.tallies.map((_, seat) => round.score(seat)),
  card: (id) => ({
    name: cardName('korean', id, 'en'),
    month: id.startsWith('bonus') ? null : Number(id.slice(0, 2)),
    kind: kindOfId(id),
    junk: junkValue(KOREAN.set(id), false),
  }),
  stock: ({ deck, drawn }) => deck.slice(drawn),
  observe: (estimates) => {
    const sources = new SourceCount(estimates, KOREAN.ids);
    const calls = new CallCount(estimates);
    let turn = new MatchSources();
    return {
      event: (event) => {
        if (event.type === 'go') calls.called(event.seat);
        if (event.type === 'stopped' && !event.automatic) calls.stopped(event.seat);
        if (event.type === 'turn') turn = new MatchSources();
        const match = turn.hear(event);
        if (match) sources.match(match.source);
        const gained = gainedBy(event);
        if (gained) sources.cards(gained.source, gained.cards);
      },
      ended: (outcome, round) => {
        turn = new MatchSources();
        calls.ended(outcome.winners, gainsOf(outcome, round.seats));
        if (!outcome.void) estimates.noteWhether('nagari', outcome.winners.length === 0);
      },
    };
  },
  section: (estimates) => ({
    goEfficiency: callEfficiency(estimates),
    luckAndSkill: luckAndSkill(estimates),
    nagari: estimates.share('nagari'),
  }),
};

/** In points, or in gold at a table that plays for gold. A refill after bankruptcy is not a gain. */
function gainsOf({ claims }: Outcome, seats: number): readonly number[] {
  const gains = new Array<number>(seats).fill(0);
  for (const { seat, from, total, paid = total } of claims) {
    if (from === null) continue;
    gains[seat] += paid;
    gains[from] -= paid;
  }
  return gains;
}

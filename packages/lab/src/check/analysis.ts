import { type Action, cardValue, type Event, findCard, handTotal, type Round } from '@madang/engine/check';
import { frenchName } from '@madang/narrators/french';
import type { Analysis } from '../analysis.ts';

export const checkAnalysis: Analysis<Round, Action, Event> = {
  starter: (round) => round.setup.carry.starter,
  standing: (round) => Array.from({ length: round.seats }, (_, seat) => handTotal(round.grid.hand(seat))),
  card: (id) => ({
    name: frenchName(id, 'en'),
    suit: id.slice(-1),
    rank: id.slice(0, -1),
    value: cardValue(findCard(id) ?? 0),
  }),
  observe: (estimates) => ({
    event: (event) => {
      if (event.type === 'matched' || event.type === 'misfired')
        estimates.noteWhether('matches', event.type === 'matched');
    },
    ended: ({ winners }, round) => {
      const caller = round.playerWhoCalledCheck;
      for (let seat = 0; seat < round.seats; seat++) estimates.note('hand', handTotal(round.grid.hand(seat)));
      estimates.note('turns', round.turns);
      if (caller === null) return;
      estimates.noteWhether('caller/won', winners.includes(caller));
      estimates.note('caller/hand', handTotal(round.grid.hand(caller)));
    },
  }),
  section: (estimates) => ({
    checkCaller: { won: estimates.share('caller/won'), hand: estimates.mean('caller/hand') },
    attemptedMatches: estimates.share('matches'),
    hand: estimates.mean('hand'),
    turns: estimates.mean('turns'),
  }),
};

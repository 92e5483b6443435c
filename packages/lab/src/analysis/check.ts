import { type Action, cardValue, type Event, findCard, handTotal, type Round } from '@madang/engine/check';
import { frenchName } from '@madang/narrators/french';
import type { Analysis } from './analysis.ts';

export const checkAnalysis: Analysis<Round, Action, Event> = {
  starter: (round) => round.setup.carry.starter,
  standing: (round) => Array.from({ length: round.seats }, (_, seat) => handTotal(round.grid.hand(seat))),
  card: (id) => ({
    name: frenchName(id, 'en'),
    suit: id.slice(-1),
    rank: id.slice(0, -1),
    value: cardValue(findCard(id) ?? 0),
  }),
  watch: (ledger) => ({
    event: (event) => {
      if (event.type === 'matched' || event.type === 'misfired')
        ledger.noteWhether('matches', event.type === 'matched');
    },
    ended: ({ winners }, round) => {
      const caller = round.playerWhoCalledCheck;
      for (let seat = 0; seat < round.seats; seat++) ledger.note('hand', handTotal(round.grid.hand(seat)));
      ledger.note('turns', round.turns);
      if (caller === null) return;
      ledger.noteWhether('caller/won', winners.includes(caller));
      ledger.note('caller/hand', handTotal(round.grid.hand(caller)));
    },
  }),
  section: (ledger) => ({
    checkCaller: { won: ledger.share('caller/won'), hand: ledger.mean('caller/hand') },
    attemptedMatches: ledger.share('matches'),
    hand: ledger.mean('hand'),
    turns: ledger.mean('turns'),
  }),
};

import { type Action, type Event, findCard, madeBid, pointsOf, type Round } from '@madang/engine/tysiac';
import { frenchName } from '@madang/narrators/french';
import type { Analysis } from './analysis.ts';

export const tysiacAnalysis: Analysis<Round, Action, Event> = {
  /** Who bids first: the player after the dealer. */
  starter: (round) => round.after(round.dealer),
  standing: (round) => round.points,
  card: (id) => ({
    name: frenchName(id, 'en'),
    suit: id.slice(-1),
    rank: id.slice(0, -1),
    points: pointsOf(findCard(id) ?? 0),
  }),
  watch: (ledger) => ({
    ended: ({ reason, points }, round) => {
      const { declarer } = round;
      if (reason !== 'played' || declarer === null) return;
      const group = bidGroup(round.highestBid);
      ledger.noteWhether(`bid/${group}/made`, madeBid(round));
      ledger.note(`bid/${group}/points`, points[declarer]);
      for (const [seat, taken] of points.entries()) if (seat !== declarer) ledger.note('defender/points', taken);
    },
  }),
  section: (ledger) => ({
    bids: Object.fromEntries(
      ledger
        .namesUnder('bid/')
        .filter((name) => name.endsWith('/made'))
        .map((name) => name.slice(0, -'/made'.length))
        .map((group) => [
          group,
          {
            rounds: ledger.count(`bid/${group}/made`),
            made: ledger.share(`bid/${group}/made`),
            declarerPoints: ledger.mean(`bid/${group}/points`),
          },
        ]),
    ),
    defenderPoints: ledger.mean('defender/points'),
  }),
};

function bidGroup(bid: number): string {
  if (bid <= 100) return '100';
  if (bid <= 120) return '101-120';
  return bid <= 200 ? '121-200' : '201-400';
}

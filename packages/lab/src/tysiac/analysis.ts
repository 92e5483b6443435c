import { type Action, type Event, findCard, madeBid, pointsOf, type Round } from '@madang/engine/tysiac';
import { frenchName } from '@madang/narrators/french';
import type { Analysis } from '../analysis.ts';

export const tysiacAnalysis: Analysis<Round, Action, Event> = {
  /** The player after the dealer bids first. */
  starter: (round) => round.after(round.dealer),
  standing: (round) => round.points,
  card: (id) => ({
    name: frenchName(id, 'en'),
    suit: id.slice(-1),
    rank: id.slice(0, -1),
    points: pointsOf(findCard(id) ?? 0),
  }),
  observe: (estimates) => ({
    ended: ({ reason, points }, round) => {
      const { declarer } = round;
      if (reason !== 'played' || declarer === null) return;
      const group = bidGroup(round.highestBid);
      estimates.noteWhether(`bid/${group}/made`, madeBid(round));
      estimates.note(`bid/${group}/points`, points[declarer]);
      for (const [seat, taken] of points.entries()) if (seat !== declarer) estimates.note('defender/points', taken);
    },
  }),
  section: (estimates) => ({
    bids: Object.fromEntries(
      estimates
        .namesUnder('bid/')
        .filter((name) => name.endsWith('/made'))
        .map((name) => name.slice(0, -'/made'.length))
        .map((group) => [
          group,
          {
            rounds: estimates.count(`bid/${group}/made`),
            made: estimates.share(`bid/${group}/made`),
            declarerPoints: estimates.mean(`bid/${group}/points`),
          },
        ]),
    ),
    defenderPoints: estimates.mean('defender/points'),
  }),
};

function bidGroup(bid: number): string {
  if (bid <= 100) return '100';
  if (bid <= 120) return '101-120';
  return bid <= 200 ? '121-200' : '201-400';
}

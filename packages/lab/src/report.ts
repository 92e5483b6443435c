import { ENGINE_VERSION, findGame } from '@madang/engine';
import type { Reported, ScoredIn } from './analysis/analysis.ts';
import { analysisOf, scoredIn } from './analysis/index.ts';
import { type Estimates, shareOf } from './estimates.ts';
import type { Simulation } from './simulate.ts';
import type { Totals } from './tally.ts';

export const REPORT_FORMAT = 'madang-report-1';

/** What many games were like. Rates are per round that counted, with 95 % intervals. */
export interface Report extends Simulation {
  readonly format: typeof REPORT_FORMAT;
  readonly engine: string;
  /** What `points` and gains are counted in. */
  readonly scoredIn: ScoredIn;
  readonly games: number;
  readonly rounds: number;
  readonly voids: number;
  readonly actionsPerRound: number | null;
  /** How often each kind of event happened in a round. */
  readonly eventsPerRound: { readonly [type: string]: Reported };
  /** How deals ended, as shares of all of them. */
  readonly endings: { readonly [reason: string]: Reported };
  readonly bySeat: readonly { readonly player: string; readonly points: Reported; readonly won: Reported }[];
  /** Of rounds with a winner, those that the seat which began has won. */
  readonly wonByStarter: Reported;
  readonly withoutWinner: Reported;
  readonly voidDeals: Reported;
  /** What the game adds. */
  readonly own: { readonly [name: string]: Reported };
}

export function reportOf(simulation: Simulation, totals: Totals, ledger: Estimates): Report {
  const { games, rounds, voids, actions, events, reasons } = totals;
  const game = findGame(simulation.game);
  if (!game) throw new Error(`there is no game ${simulation.game}`);
  const each = <T>(counts: Readonly<Record<string, number>>, of: (name: string) => T): Record<string, T> =>
    Object.fromEntries(Object.keys(counts).map((name) => [name, of(name)]));
  return {
    format: REPORT_FORMAT,
    engine: ENGINE_VERSION,
    scoredIn: scoredIn(game, simulation.rules),
    ...simulation,
    ...{ games, rounds, voids },
    actionsPerRound: rounds === 0 ? null : actions / rounds,
    eventsPerRound: each(events, (type) => ledger.rate(`event/${type}`, rounds)),
    endings: each(reasons, (reason) => shareOf(reasons[reason], rounds + voids)),
    bySeat: simulation.players.map((player, seat) => ({
      player,
      points: ledger.mean(`points/${seat}`),
      won: ledger.share(`won/${seat}`),
    })),
    wonByStarter: ledger.share('starter/won'),
    withoutWinner: shareOf(ledger.count('decided') - ledger.sum('decided'), ledger.count('decided')),
    voidDeals: ledger.share('void'),
    own: analysisOf(game)?.section(ledger) ?? {},
  };
}

import { ENGINE_VERSION } from '@madang/engine';
import type { Reported, ScoredIn } from './analysis.ts';
import { type Distributions, distributionsOf } from './distributions.ts';
import { type Estimates, shareOf } from './estimates.ts';
import { analysisOf, gameOf, scoredIn } from './games.ts';
import type { Simulation } from './simulate.ts';
import { totalsOf } from './tally.ts';

export const REPORT_FORMAT = 'madang-report-2';

/** Rates and means over many rounds, with 95 % intervals. Rates are per round, void deals not counted. */
export interface Report extends Simulation {
  readonly format: typeof REPORT_FORMAT;
  readonly engine: string;
  /** The unit of `points` and gains. */
  readonly scoredIn: ScoredIn;
  readonly matches: number;
  /** Matches that were cut after the last round that was asked for: one or none. */
  readonly partMatches: number;
  readonly rounds: number;
  readonly voids: number;
  readonly actionsPerRound: number | null;
  /** How often each type of event happened in a round. */
  readonly eventsPerRound: { readonly [type: string]: Reported };
  /** How deals ended, as shares of all deals. */
  readonly endings: { readonly [reason: string]: Reported };
  readonly bySeat: readonly { readonly player: string; readonly points: Reported; readonly won: Reported }[];
  /** Of the rounds with a winner, the share won by the seat that began. */
  readonly wonByStarter: Reported;
  readonly withoutWinner: Reported;
  readonly voidDeals: Reported;
  /** Null in a report without rounds; absent in reports of older versions. */
  readonly distributions?: Distributions | null;
  /** The game's own section. */
  readonly own: { readonly [name: string]: Reported };
}

export function reportOf(simulation: Simulation, estimates: Estimates): Report {
  const { matches, partMatches, rounds, voids, actions, events, reasons } = totalsOf(estimates, simulation.seats);
  const game = gameOf(simulation.game);
  const each = <T>(counts: Readonly<Record<string, number>>, of: (name: string, count: number) => T) =>
    Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, of(name, count)]));
  return {
    format: REPORT_FORMAT,
    engine: ENGINE_VERSION,
    scoredIn: scoredIn(game, simulation.rules),
    ...simulation,
    ...{ matches, partMatches, rounds, voids },
    actionsPerRound: rounds === 0 ? null : actions / rounds,
    eventsPerRound: each(events, (type) => estimates.rate(`event/${type}`, rounds)),
    endings: each(reasons, (_, count) => shareOf(count, rounds + voids)),
    bySeat: simulation.players.map((player, seat) => ({
      player,
      points: estimates.mean(`points/${seat}`),
      won: estimates.share(`won/${seat}`),
    })),
    wonByStarter: estimates.share('starter/won'),
    withoutWinner: shareOf(estimates.count('decided') - estimates.sum('decided'), estimates.count('decided')),
    voidDeals: estimates.share('void'),
    distributions: distributionsOf(estimates, simulation.seats),
    own: analysisOf(game)?.section(estimates) ?? {},
  };
}

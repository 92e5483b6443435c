import { type AnyTurned, FastRandom, findGame, KiboWriter, type Outcome, playMatch, seedFrom } from '@madang/engine';
import { exportMatgoKibo, type MatgoLog, type Round } from '@madang/engine/gostop';
import { decide, playerOf } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { Estimates } from './estimates.ts';
import { playerRandom } from './lineup.ts';
import { type Report, reportOf } from './report.ts';
import { type Simulation, simulate } from './simulate.ts';
import { totalsOf } from './tally.ts';

const GAMES = 12;
const SIMULATION: Simulation = {
  game: 'matgo',
  rules: { rounds: 4 },
  seats: 2,
  players: ['greedy', 'random'],
  seed: 'report',
  budget: 0,
  inputs: {},
};

interface RoundEnd {
  readonly outcome: Outcome;
  readonly state: Round;
}

/** The same matches, played as a `Match`, recorded, and exported as logs (docs/rules/matgo.md 60). */
function fromRecords(): { logs: MatgoLog[]; ends: RoundEnd[] } {
  const game = findGame('matgo');
  if (!game) throw new Error('matgo');
  const table = SIMULATION.players.map((name) => playerOf(game, name) ?? fail(name));
  const logs: MatgoLog[] = [];
  const ends: RoundEnd[] = [];
  for (let number = 0; number < GAMES; number++) {
    const setup = { rules: game.configure(SIMULATION.rules), seats: 2, seed: seedFrom(`report/${number}`), inputs: {} };
    const generators = [0, 1].map((seat) => playerRandom('report', number, seat));
    // Neither player looks at the history, and at Matgo one seat acts at a time.
    const [started, ...turns]: AnyTurned[] = [
      ...playMatch(game, setup, new FastRandom(0), (state, seat) =>
        decide(table[seat], { game, state, seat, random: generators[seat] }),
      ),
    ];
    const writer = new KiboWriter(
      started,
      ['a', 'b'].map((name) => ({ name, kind: 'bot' })),
    );
    for (const turned of turns) writer.add(turned);
    logs.push(...exportMatgoKibo(writer.kibo()));
    for (const { happenings } of [started, ...turns])
      for (const happening of happenings)
        if (happening.kind === 'ended') ends.push({ outcome: happening.outcome, state: happening.state as Round });
  }
  return { logs, ends };
}

function fail(name: string): never {
  throw new Error(name);
}

describe('a report of Matgo agrees with the records of the same games', () => {
  const report: Report = reportOf(SIMULATION, simulate(SIMULATION, 0, GAMES, { withReport: true }).estimates);
  const { logs, ends } = fromRecords();
  const played = ends.filter(({ outcome }) => !outcome.void);
  const turns = logs.flatMap(({ kibo }) => kibo).filter((entry) => entry.type === 'turn_end');
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const share = (values: readonly boolean[]): number => mean(values.map(Number));

  it('in the number of rounds and the events per round', () => {
    expect(report).toMatchObject({ matches: GAMES, rounds: GAMES * 4, voids: ends.length - played.length });
    const ppuk = turns.reduce((sum, { events }) => sum + (events.ppuk ?? 0), 0);
    const stolen = turns.reduce((sum, { steals }) => sum + steals.pi, 0);
    expect(report.eventsPerRound).toMatchObject({
      ppuk: { n: played.length, mean: ppuk / played.length },
      stole: { n: played.length, mean: stolen / played.length },
    });
  });

  it('in every 총통: each one was shown, also with the deal', () => {
    const rules = { ruleset: 'kr-gostop-core-v1', rounds: 1 };
    const { estimates } = simulate({ ...SIMULATION, rules, players: ['random', 'random'] }, 0, 600);
    const { events, reasons } = totalsOf(estimates, 2);
    expect(reasons.PRESIDENT).toBeGreaterThan(0);
    expect(events.president_shown).toBe(events.president);
  });

  it('in the event proxy: the share of match events from the hand', () => {
    const sources = turns.flatMap(({ action }) => action.matchEvents.map(({ source }) => source));
    const hand = sources.filter((source) => source === 'hand').length;
    expect(report.own.luckAndSkill).toMatchObject({
      eventProxy: { hand, flip: sources.length - hand, skill: { n: sources.length, mean: hand / sources.length } },
    });
  });

  it('in the capture proxy: captured cards by 광 6, 열 4, 띠 2, 피 1', () => {
    const weigh = (ids: readonly string[]): number =>
      ids.reduce((sum, id) => sum + (id.startsWith('bonus') ? 1 : [6, 4, 2, 1][Number(id[2]) - 1]), 0);
    const sumOf = (source: 'hand' | 'flip'): number =>
      turns.reduce((sum, { action }) => sum + weigh(action.captureBySource[source]), 0);
    const [hand, flip] = [sumOf('hand'), sumOf('flip')];
    expect(report.own.luckAndSkill).toMatchObject({ captureProxy: { hand, flip, skill: hand / (hand + flip) } });
  });

  it('in go efficiency: by the number of go, the wins, the losses after a go, and the gold', () => {
    const callers = played.flatMap(({ outcome, state }) =>
      state.tallies.map(({ goCount }, seat) => ({ goCount, seat, outcome })),
    );
    const rows = { once: 1, twice: 2, threeOrMore: 3 } as const;
    for (const [name, count] of Object.entries(rows)) {
      const group = callers.filter(({ goCount }) => Math.min(goCount, 3) === count);
      expect(group.length).toBeGreaterThan(0);
      const row = (report.own.goEfficiency as Record<string, object>)[name];
      expect(row).toMatchObject({
        rounds: group.length,
        won: { mean: share(group.map(({ seat, outcome }) => outcome.winners.includes(seat))) },
        turnedOver: { mean: share(group.map(({ seat, outcome }) => outcome.winners.includes(1 - seat))) },
        gain: { mean: expect.closeTo(mean(group.map(({ seat, outcome }) => outcome.points[seat])), 6) },
      });
    }
  });

  it('in the rounds of those who stopped at once', () => {
    const stopped = played.filter(
      ({ outcome, state }) => outcome.reason === 'STOPPED' && state.tallies[outcome.winners[0]].goCount === 0,
    );
    expect(report.own.goEfficiency).toMatchObject({ stoppedAtOnce: { rounds: stopped.length, won: { mean: 1 } } });
  });

  it('in the wins of the starter and the rounds without a winner', () => {
    const decided = played.filter(({ outcome }) => outcome.winners.length > 0);
    const byStarter = share(decided.map(({ outcome, state }) => outcome.winners[0] === state.starter));
    expect(report.wonByStarter).toMatchObject({ n: decided.length, mean: byStarter });
    expect(report.own.nagari).toMatchObject({ n: played.length, mean: 1 - decided.length / played.length });
  });
});

describe('estimates', () => {
  it('give means and shares with their intervals', () => {
    const estimates = new Estimates();
    for (const value of [1, 2, 3, 6]) estimates.note('x', value);
    expect(estimates.mean('x')).toEqual({
      ...{ n: 4, mean: 3 },
      low: expect.closeTo(3 - 1.96 * Math.sqrt(14 / 3 / 4), 9),
      high: expect.closeTo(3 + 1.96 * Math.sqrt(14 / 3 / 4), 9),
    });
    estimates.noteWhether('y', false);
    expect(estimates.share('y')).toEqual({ n: 1, mean: 0, low: 0, high: expect.closeTo(0.7935, 4) });
    expect(estimates.rate('x', 8)?.mean).toBe(1.5);
    expect(estimates.mean('nothing')).toBeNull();
  });

  it('add up with those of another worker', () => {
    const [one, two, both] = [new Estimates(), new Estimates(), new Estimates()];
    for (const [i, value] of [4, -1, 2.5, 7].entries()) {
      (i % 2 === 0 ? one : two).note('x', value);
      both.note('x', value);
    }
    one.add(two.entries());
    expect(one.mean('x')).toEqual(both.mean('x'));
  });
});

import { describe, expect, it } from 'vitest';
import type { Action, AnyGame, AnyState, Carry, Event } from './game.ts';
import { KiboWriter, kiboText } from './kibo.ts';
import * as laws from './laws/index.ts';
import { FastRandom, type Random, seedFrom } from './random.ts';
import { type AnyTurned, type Choose, playMatch } from './random-match.ts';
import { readKibo } from './read-kibo.ts';
import { replay } from './replay.ts';

export interface GameTrial {
  /** Random matches for each ruleset and seat count. */
  readonly matches?: number;
  /** Further rules to test: random options. */
  readonly options?: (random: Random) => unknown;
  /** How a seat plays, where uniformly random play would end too early. */
  readonly choose?: Choose;
  /** The recorded inputs of the match: the hour of the day. */
  readonly inputs?: Readonly<Record<string, string | number>>;
}

const MOST_ACTIONS = 20_000;
const RUBBISH: readonly unknown[] = [
  ...[null, undefined, 0, 'play', [], {}, true],
  ...['constructor', '__proto__', 'play', 'resign', 7].map((type) => ({ type })),
  { type: 'play', card: '9999', target: null },
  { type: 'play', card: { id: 1 }, target: [] },
];

/** The laws of the kernel, over random matches of every ruleset and seat count. */
export function describeGame(game: AnyGame, trial: GameTrial = {}): void {
  describe(`${game.id} keeps the laws`, () => {
    for (const [ruleset, rules] of Object.entries(game.rulesets))
      for (const seats of game.seats)
        it(`${ruleset}, ${seats} players`, () => {
          keepsTheLaws(game, rules, seats, `${game.id}/${ruleset}/${seats}`, trial);
        });
    const { options } = trial;
    if (options)
      for (const seats of game.seats)
        it(`options at random, ${seats} players`, () => {
          const random = new FastRandom(seats, 7);
          for (let i = 0; i < (trial.matches ?? 12); i++) {
            const rules = game.configure(options(random));
            keepsTheLaws(game, rules, seats, `${game.id}/options/${seats}/${i}`, { ...trial, matches: 1 });
          }
        });
    it('refuses options it does not have', () => {
      expect(() => game.configure({ no_such_option: 1 })).toThrow(/no_such_option/);
      expect(() => game.configure('no such ruleset')).toThrow(/no such ruleset/);
      expect(() => game.configure(7)).toThrow(/rules/);
    });
  });
}

/** Tests the laws on some matches; throws a LawBroken. */
export function keepsTheLaws(game: AnyGame, rules: object, seats: number, name: string, trial: GameTrial = {}): void {
  const { matches = 12, choose, inputs = {} } = trial;
  const tested: Tested = { uniformity: 0 };
  for (let i = 0; i < matches; i++) {
    const setup = { rules, seats, seed: seedFrom(`${name}/${i}`), inputs };
    const judge = new FastRandom(i, 2);
    const turns: AnyTurned[] = [];
    const hashes = new Map<AnyState, number>();
    for (const turned of playMatch(game, setup, new FastRandom(i, 1), choose)) {
      turns.push(turned);
      if (turns.length > MOST_ACTIONS)
        throw new laws.LawBroken('every match ends', `not after ${MOST_ACTIONS} actions`);
      for (const { round, state } of turned.happenings) {
        laws.cardsAreConserved(game, round, state);
        hashes.set(state, state.hash());
      }
    }
    laws.oldStatesStayed(hashes);
    for (const turned of turns) judgeTurn(game, turned, judge, tested);
    laws.oldStatesStayed(hashes);
    replayEqualsPlay(game, turns);
    laws.inPlaceEqualsMatch(game, setup, turns);
  }
  if (tested.uniformity === 0) throw new laws.LawBroken('determinizing is uniform', 'was never tested');
}

/** How often a law was tested that needs a suitable position. */
interface Tested {
  uniformity: number;
}

function judgeTurn(game: AnyGame, { happenings }: AnyTurned, random: Random, tested: Tested): void {
  for (const happening of happenings) {
    const { round, state } = happening;
    laws.pointsAreTheOutcomes(game, state);
    if (happening.kind === 'ended') laws.pointsAreAccounted(happening.outcome, round.carry, happening.carry);
    else judgeState(game, round, state, random, tested);
    if (happening.kind === 'acted')
      for (const viewer of laws.viewersOf(round.seats)) {
        const { before, seat, action, events } = happening;
        laws.nothingLeaks(game, round, { before, seat, action, after: state, events }, viewer, random);
      }
  }
}

function judgeState(game: AnyGame, round: laws.AnySetup, state: AnyState, random: Random, tested: Tested): void {
  laws.legalIsNotRefused(game, round, state);
  laws.rubbishIsRefused(game, round, state, RUBBISH);
  laws.snapshotRestores(game, round, state);
  const viewers = laws.viewersOf(round.seats);
  laws.viewRebuilds(game, round, state, viewers[random.below(viewers.length)]);
  for (const viewer of viewers) {
    laws.hiddenIsSound(game, state, viewer);
    laws.determinizingPeeksNot(state, viewer, random);
    if (random.below(4) === 0 && laws.determinizingIsUniform(state, viewer, random)) tested.uniformity++;
    if ((tested.uniformity === 0 || random.below(40) === 0) && laws.determinizingIsEven(state, viewer, random))
      tested.uniformity++;
  }
  if (game.outcome(state) === null) laws.resigningEndsTheMatch(game, state, random.below(round.seats));
}

/** The record of the match, written, read and played again, gives the same record. */
function replayEqualsPlay(game: AnyGame, turns: readonly AnyTurned[]): void {
  const [started, ...rest] = turns;
  const seats = Array.from({ length: started.match.setup.seats }, (_, i) => ({
    name: `seat ${i}`,
    kind: 'bot' as const,
  }));
  const writer = new KiboWriter(started, seats);
  for (const turned of rest) writer.add(turned);
  const text = kiboText(writer.kibo());
  let again: KiboWriter<AnyState, Action, Event, object, Carry> | null = null;
  for (const turned of replay(game, readKibo(text)))
    if (again) again.add(turned);
    else again = new KiboWriter(turned, seats);
  if (!again || kiboText(again.kibo()) !== text) throw new laws.LawBroken('replay equals play', 'the record differs');
}

import { type AnyGame, GAMES, seedFrom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { randomPlayer } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { cardCatalog } from './catalog.ts';
import { analysisOf, asksHour, scoredIn } from './games.ts';
import { playerRandom, playLineup } from './lineup.ts';
import { DeltaLog } from './log/delta.ts';
import { simulate } from './simulate.ts';
import { Tally, totalsOf } from './tally.ts';

/** A game that nobody has added to the lab's list. `constructor` is a name that every object has. */
const unlisted: readonly AnyGame[] = ['unlisted', 'constructor'].map((id) => ({ ...koikoi, id }) as AnyGame);

it('every game of the engine is listed', () => {
  for (const game of GAMES) expect(analysisOf(game)).toBeDefined();
});

it('events are the same, counted one by one for a report or by round without one', () => {
  const rules = [
    {},
    { ruleset: 'koikoi_japan' },
    { exhausted_after_koi: true, viewing_yaku: 5 },
    { dealer_privilege: 1 },
  ];
  for (const each of rules) {
    const table = { game: 'koikoi', rules: each, seats: 2, players: ['random', 'random'] };
    const simulation = { ...table, seed: 'events', budget: 0, inputs: {} };
    const [built, told] = [true, false].map((withReport) => simulate(simulation, 0, 20, { withReport }).estimates);
    expect(totalsOf(told, 2)).toEqual(totalsOf(built, 2));
    for (const type of built.namesUnder('event/'))
      expect(told.rate(`event/${type}`, 240)).toEqual(built.rate(`event/${type}`, 240));
  }
});

describe.each(unlisted)('a game that is not listed ($id)', (game) => {
  it('has points and no hour', () => {
    expect(analysisOf(game)).toBeUndefined();
    expect(scoredIn(game, {})).toBe('points');
    expect(asksHour(game, {})).toBe(false);
  });

  it('has totals and the common estimates', () => {
    const tally = new Tally(game, 2, { withReport: true });
    const log = new DeltaLog(game);
    const generators = [0, 1].map((seat) => playerRandom('unlisted', 0, seat));
    const setup = { rules: game.configure({ total_rounds: 2 }), seats: 2, seed: seedFrom('unlisted') };
    const carry = playLineup({ game, players: [randomPlayer, randomPlayer], generators, budget: 0 }, setup, {
      dealt: (state) => log.dealt(state),
      ...tally.hears,
      acted: (seat, action, state) => {
        log.acted(seat, action, state);
        tally.acted(seat, action, state);
      },
      ended: (outcome, state) => {
        log.ended(outcome);
        tally.ended(outcome, state);
      },
    });
    tally.finished(carry);
    expect(totalsOf(tally.estimates, 2)).toMatchObject({ matches: 1, rounds: 2, points: carry.scores });
    expect(tally.estimates.share('starter/won')).toBeNull();
    const { r: rounds } = log.line(0, carry, null);
    expect(rounds.flatMap(({ t }) => t).filter(({ v }) => v !== undefined)).toEqual([]);
  });

  it('has a catalogue of bare card ids', () => {
    expect(JSON.parse(cardCatalog(game)).cards['0111']).toEqual({});
  });
});

import { GAMES } from '@madang/engine';
import { LANGUAGES } from '@madang/narrators/language';
import { LEVELS, levelNear as levelNearOf, levelsAt as levelsAtOf, placeOf } from '@madang/players';
import { expect, it } from 'vitest';
import { entryOf, GAME_IDS, gameName, isGame, levelNear, levelsAt, levelsOf, seatsOf, usualLevel } from './list.ts';

it('lists every game of the engine, the five with entries first', () => {
  expect(GAME_IDS.slice(0, 5)).toEqual(['koikoi', 'gostop', 'matgo', 'tysiac', 'check']);
  expect([...GAME_IDS].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

it('offers the numbers of players of the rules, the usual one first, and the levels of bots', () => {
  for (const { id, seats } of GAMES) expect([...seatsOf(id)].sort()).toEqual([...seats].sort());
  expect(GAME_IDS.map((id) => seatsOf(id)[0])).toEqual([2, 3, 2, 3, 4]);
  for (const id of GAME_IDS) expect(levelsOf(id)).toContain(usualLevel(id));
});

it('offers at every table the levels that are not missing there', () => {
  for (const game of GAMES.filter(({ id }) => isGame(id)))
    for (const ruleset of [undefined, ...Object.keys(game.rulesets)])
      for (const seats of game.seats) {
        const place = placeOf(seats, game.configure(ruleset && { ruleset }));
        const table = { seats, rules: ruleset === undefined ? {} : { ruleset } };
        expect(levelsAt(game.id, table)).toEqual(levelsAtOf(game, place));
        for (const level of LEVELS) expect(levelNear(game.id, level, table)).toBe(levelNearOf(game, level, place));
      }
});

it('has a first lesson in every game', () => {
  expect(GAME_IDS.filter((id) => entryOf(id)?.lesson)).toEqual(['koikoi', 'gostop', 'matgo', 'tysiac', 'check']);
});

it('calls a game without an entry by its id, and does not know a game without rules', () => {
  for (const language of LANGUAGES) expect(gameName('highcard', language)).toBe('Highcard');
  for (const id of ['highcard', 'toString', '']) expect(isGame(id) || entryOf(id) !== null).toBe(false);
});

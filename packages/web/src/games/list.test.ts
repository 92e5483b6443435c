import { GAMES } from '@madang/engine';
import { LANGUAGES } from '@madang/narrators/language';
import { expect, it } from 'vitest';
import { entryOf, GAME_IDS, gameName, isGame, levelsOf, seatsOf, usualLevel } from './list.ts';

it('lists every game of the engine, the five with entries first', () => {
  expect(GAME_IDS.slice(0, 5)).toEqual(['koikoi', 'gostop', 'matgo', 'tysiac', 'check']);
  expect([...GAME_IDS].sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

it('offers the numbers of players of the rules, the usual one first, and the levels of bots', () => {
  for (const { id, seats } of GAMES) expect([...seatsOf(id)].sort()).toEqual([...seats].sort());
  expect(GAME_IDS.map((id) => seatsOf(id)[0])).toEqual([2, 3, 2, 3, 4]);
  for (const id of GAME_IDS) expect(levelsOf(id)).toContain(usualLevel(id));
});

it('has a first lesson in every game', () => {
  expect(GAME_IDS.filter((id) => entryOf(id)?.lesson)).toEqual(['koikoi', 'gostop', 'matgo', 'tysiac', 'check']);
});

it('calls a game without an entry by its id, and does not know a game without rules', () => {
  for (const language of LANGUAGES) expect(gameName('highcard', language)).toBe('Highcard');
  for (const id of ['highcard', 'toString', '']) expect(isGame(id) || entryOf(id) !== null).toBe(false);
});

import { findGame } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { setupOf } from './options.ts';

const asked = (game: string, query: string, ...names: readonly string[]) => {
  const found = findGame(game);
  if (!found) throw new Error(`there is no game ${game}`);
  return setupOf(found, new URLSearchParams(query), names);
};

describe('the address of a match on this device', () => {
  it('defaults to the reader against easy bots', () => {
    const setup = asked('gostop', '', 'Mina');
    expect(setup?.sitters.map(({ name, level }) => level ?? name)).toEqual(['Mina', 'easy', 'easy']);
    expect(setup?.rules).toEqual({});
  });

  it('names seats, people and the level', () => {
    const setup = asked('check', 'seats=3&humans=2&level=beginner');
    expect(setup?.sitters.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot']);
    expect(setup?.sitters[2].level).toBe('beginner');
  });

  it('seats a second person by name, and one without a name as a guest', () => {
    const names = (...given: readonly string[]) =>
      asked('koikoi', 'humans=2', ...given)?.sitters.map(({ name }) => name);
    expect(names('Mina', 'Jun')).toEqual(['Mina', 'Jun']);
    expect(names('Mina', '')).toEqual(['Mina', 'Guest 2']);
  });

  it('can contain a ruleset and single options', () => {
    const rules = encodeURIComponent('{"total_rounds":1}');
    expect(asked('koikoi', `ruleset=nintendo&rules=${rules}`)?.rules).toEqual({ ruleset: 'nintendo', total_rounds: 1 });
  });

  it.each(['ruleset=nobody', 'rules=not+JSON', 'rules=[1]', 'rules={"total_rounds":0}', 'rules={"no_such":1}'])(
    'opens nothing with %s',
    (query) => expect(asked('koikoi', query)).toBeNull(),
  );

  it('repeats a deal by its seed, and ignores an invalid seed', () => {
    const seed = '0123456789abcdef'.repeat(4);
    expect(asked('koikoi', `seed=${seed}`)?.seed).toBe(seed);
    expect(asked('koikoi', 'seed=short')?.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});

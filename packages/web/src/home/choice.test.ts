import { describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../testing/local-storage.ts';
import { choiceOf, lastGame, playHref, rememberChoice, rememberGame } from './choice.ts';

const kept = stubLocalStorage();

describe('the options of the next match', () => {
  it('default to an easy bot and the usual number of players', () => {
    expect(choiceOf('tysiac', 'en')).toEqual({ level: 'easy', seats: 3, clock: 'off', rules: {} });
    expect(lastGame()).toBe('koikoi');
  });

  it('are remembered for each game', () => {
    rememberChoice('tysiac', { level: 'beginner', seats: 4, clock: 'quick', rules: { ruleset: 'polish' } });
    rememberGame('check');
    expect(choiceOf('tysiac', 'en')).toEqual({
      level: 'beginner',
      seats: 4,
      clock: 'quick',
      rules: { ruleset: 'polish' },
    });
    expect(choiceOf('check', 'en')).toEqual({ level: 'easy', seats: 4, clock: 'off', rules: {} });
    expect(lastGame()).toBe('check');
  });

  it('fall back to the default where the stored value is invalid', () => {
    kept.set('madang.choices', '{"choices":{"koikoi":{"level":"grandmaster","seats":9,"clock":"egg"}}}');
    expect(choiceOf('koikoi', 'en')).toEqual({ level: 'easy', seats: 2, clock: 'off', rules: {} });
    kept.set('madang.choices', '{"choices":{"koikoi":null}}');
    expect(choiceOf('koikoi', 'en')).toEqual({ level: 'easy', seats: 2, clock: 'off', rules: {} });
    kept.set('madang.choices', 'null');
    expect(choiceOf('koikoi', 'en')).toEqual({ level: 'easy', seats: 2, clock: 'off', rules: {} });
    kept.set('madang.choices', '{');
    expect(lastGame()).toBe('koikoi');
  });

  it.each([
    ['pl', 'tysiac', { ruleset: 'polish' }],
    ['ja', 'koikoi', { ruleset: 'nintendo' }],
    ['pl', 'koikoi', {}],
    ['en', 'tysiac', {}],
  ] as const)('begin with the rules that readers of %s know: %s', (language, game, rules) => {
    expect(choiceOf(game, language).rules).toEqual(rules);
    rememberChoice(game, { ...choiceOf(game, language), rules: {} });
    expect(choiceOf(game, language).rules).toEqual({});
  });

  it('are in the address of the match', () => {
    expect(playHref('tysiac', { level: 'easy', seats: 4, rules: {} })).toBe('/play/tysiac?level=easy&seats=4&new=1');
    expect(playHref('koikoi', { level: 'easy', seats: 2, rules: {} }, 0)).toBe(
      '/play/koikoi?level=easy&seats=2&new=1&humans=0',
    );
  });
});

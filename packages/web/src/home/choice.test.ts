import { describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../testing/local-storage.ts';
import { choiceOf, lastGame, playHref, rememberChoice, rememberGame } from './choice.ts';

const kept = stubLocalStorage();

describe('the options of the next match', () => {
  it('default to an easy bot and the usual number of players', () => {
    expect(choiceOf('tysiac')).toEqual({ level: 'easy', seats: 3, clock: 'off' });
    expect(lastGame()).toBe('koikoi');
  });

  it('are remembered for each game', () => {
    rememberChoice('tysiac', { level: 'beginner', seats: 4, clock: 'quick' });
    rememberGame('check');
    expect(choiceOf('tysiac')).toEqual({ level: 'beginner', seats: 4, clock: 'quick' });
    expect(choiceOf('check')).toEqual({ level: 'easy', seats: 4, clock: 'off' });
    expect(lastGame()).toBe('check');
  });

  it('fall back to the default where the stored value is invalid', () => {
    kept.set('madang.choices', '{"choices":{"koikoi":{"level":"grandmaster","seats":9,"clock":"egg"}}}');
    expect(choiceOf('koikoi')).toEqual({ level: 'easy', seats: 2, clock: 'off' });
    kept.set('madang.choices', '{"choices":{"koikoi":null}}');
    expect(choiceOf('koikoi')).toEqual({ level: 'easy', seats: 2, clock: 'off' });
    kept.set('madang.choices', 'null');
    expect(choiceOf('koikoi')).toEqual({ level: 'easy', seats: 2, clock: 'off' });
    kept.set('madang.choices', '{');
    expect(lastGame()).toBe('koikoi');
  });

  it('are in the address of the match', () => {
    expect(playHref('tysiac', { level: 'easy', seats: 4 })).toBe('/play/tysiac?level=easy&seats=4&new=1');
    expect(playHref('koikoi', { level: 'easy', seats: 2 }, 0)).toBe('/play/koikoi?level=easy&seats=2&new=1&humans=0');
  });
});

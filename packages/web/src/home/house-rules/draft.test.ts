import { type AnyGame, findGame, GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { changed, linesOf, rulesetsOf, withRuleset } from './draft.ts';

function game(id: string): AnyGame {
  const found = findGame(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

describe('house rules', () => {
  it.each(GAMES)('$id: every option has a row of the form', (each) => {
    for (const { option, value } of linesOf(each, {})) {
      expect(option.field).toBeDefined();
      expect(option.accepts(value)).toBe(true);
    }
  });

  it('contain only what differs from the default', () => {
    const three = changed(game('koikoi'), {}, 'total_rounds', 3);
    expect(three).toEqual({ total_rounds: 3 });
    expect(changed(game('koikoi'), three, 'total_rounds', 12)).toEqual({});
  });

  it('set each of the three bak factors separately', () => {
    const gostop = game('gostop');
    const chosen = changed(gostop, changed(gostop, {}, 'bakMultipliers.gwang', 3), 'bakMultipliers.pi', 1);
    expect(gostop.configure(chosen)).toMatchObject({ bakMultipliers: { gwang: 3, pi: 1, mongBak: 2 } });
    expect(linesOf(gostop, chosen).find(({ name }) => name === 'bakMultipliers.gwang')?.value).toBe(3);
  });

  it('ignore a value that an option does not accept', () => {
    expect(changed(game('gostop'), {}, 'bakMultipliers.gwang', 10)).toEqual({});
    expect(changed(game('gostop'), {}, 'nobody', 1)).toEqual({});
  });

  it('are reset by choosing another ruleset', () => {
    const check = game('check');
    expect(rulesetsOf(check)).toContain('strict');
    expect(check.configure(withRuleset(check, 'strict'))).toMatchObject({ misfirePenalty: true });
    expect(withRuleset(check, rulesetsOf(check)[0])).toEqual({});
  });
});

import { type AnyGame, findGame, GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { changed, linesOf, rulesetsOf, withRuleset } from './draft.ts';

function game(id: string): AnyGame {
  const found = findGame(id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

describe('house rules', () => {
  it.each(GAMES)('$id: every option has a line that a form can ask for', (each) => {
    for (const { option, value } of linesOf(each, {})) {
      expect(option.field).toBeDefined();
      expect(option.accepts(value)).toBe(true);
    }
  });

  it('name only what is not as usual, so that the usual table stays the usual table', () => {
    const three = changed(game('koikoi'), {}, 'total_rounds', 3);
    expect(three).toEqual({ total_rounds: 3 });
    expect(changed(game('koikoi'), three, 'total_rounds', 12)).toEqual({});
  });

  it('set each of the three 박 alone, and a table takes them', () => {
    const gostop = game('gostop');
    const chosen = changed(gostop, changed(gostop, {}, 'bakMultipliers.gwang', 3), 'bakMultipliers.pi', 1);
    expect(gostop.configure(chosen)).toMatchObject({ bakMultipliers: { gwang: 3, pi: 1, mongBak: 2 } });
    expect(linesOf(gostop, chosen).find(({ name }) => name === 'bakMultipliers.gwang')?.value).toBe(3);
  });

  it('leave what an option does not take', () => {
    expect(changed(game('gostop'), {}, 'bakMultipliers.gwang', 10)).toEqual({});
    expect(changed(game('gostop'), {}, 'nobody', 1)).toEqual({});
  });

  it('begin anew with another ruleset: strict Check is one press', () => {
    const check = game('check');
    expect(rulesetsOf(check)).toContain('strict');
    expect(check.configure(withRuleset(check, 'strict'))).toMatchObject({ misfirePenalty: true });
    expect(withRuleset(check, rulesetsOf(check)[0])).toEqual({});
  });
});

import type { ListedTable } from '@madang/protocol';
import { loadOnce } from '../app/loading.ts';
import { defaultRuleset, entryOf } from '../games/list.ts';
import type { Rules } from '../play/told.ts';

/** The named rules of a game. */
export const loadNamedRules = loadOnce((game: string) => entryOf(game)?.tableRules?.() ?? null);

export function isSameRules(one: Rules, two: Rules): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(two).length && names.every((name) => one[name] === two[name]);
}

/** Whether a listed table plays by these rules, which are written as what they change of the default ones. */
export function plays(
  { game, ruleset, rules }: Pick<ListedTable, 'game' | 'ruleset' | 'rules'>,
  named: Rules,
): boolean {
  const { ruleset: base = defaultRuleset(game), ...changes } = named;
  return base === ruleset && isSameRules(rules, changes);
}

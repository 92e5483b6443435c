import type { ListedTable } from '@madang/protocol';
import { defaultRuleset, entryOf } from '../games/list.ts';
import type { TableRules } from '../games/table-rules.ts';
import type { Rules } from '../play/told.ts';

const loaded = new Map<string, Promise<readonly TableRules[]>>();

/** The named rules of a game. The same promise every time, so that a component can wait for it. */
export function loadNamedRules(game: string): Promise<readonly TableRules[]> | null {
  const known = loaded.get(game) ?? entryOf(game)?.tableRules?.() ?? null;
  if (known) loaded.set(game, known);
  return known;
}

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

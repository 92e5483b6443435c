import type { AnyGame } from '@madang/engine';
import { storedRules } from '@madang/engine/internal';
import type { TableCard } from './log.ts';

/** So many sets of rules are kept in memory; most tables play by the same few. */
const MOST = 1000;
const shared = new Map<string, object>();

/**
 * The rules of a table. Tables with the same rules share one object: a game prepares its tables once per object, which takes
 * longer than opening a table.
 */
export function tableRules(game: AnyGame, { rules }: Pick<TableCard, 'rules'>): object {
  const key = `${game.id} ${JSON.stringify(rules)}`;
  const known = shared.get(key);
  if (known) return known;
  if (shared.size >= MOST) shared.clear();
  const configured = storedRules(game, rules);
  shared.set(key, configured);
  return configured;
}

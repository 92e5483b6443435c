import { FastRandom } from '@madang/engine';
import { act, type Decision, sit, start } from '../../table/decide.ts';
import type { Logged, TableCard } from '../../table/log.ts';
import { follow, type TableState } from '../../table/table.ts';
import { newcomer, type Occasion, openTable, randomMove } from './tables.ts';

/** A match of random actions as a store has it: card and log. */
export function playedLog(occasion: Occasion): { readonly card: TableCard; readonly log: readonly Logged[] } {
  const random = new FastRandom(occasion.number ?? 0);
  let table: TableState = openTable(occasion);
  const log: Logged[] = [];
  const add = (decided: Decision | { readonly code: string }): void => {
    if ('code' in decided) throw new Error(decided.code);
    const { entry } = decided;
    const logged: Logged = { n: table.n + 1, at: 1_000 + table.n, entry: JSON.parse(JSON.stringify(entry)) };
    log.push(logged);
    table = follow(table, logged).table;
  };
  for (const seat of table.sitters.keys()) add(sit(table, newcomer(seat)));
  add(start(table, { hour: 12 }));
  while (table.match && !table.match.result) {
    const { seat, action } = randomMove(table, table.match.actors, random);
    add(act(table, seat, action, { by: null, commandId: `c${table.n}`, now: 1, upSince: 1 }));
  }
  return { card: table.card, log };
}

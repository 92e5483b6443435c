import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyState,
  ENGINE_VERSION,
  FastRandom,
  type Json,
  type Random,
  RESIGN,
  type Seat,
  seedFrom,
} from '@madang/engine';
import { toHex } from '@madang/engine/internal';
import { act, type Decision, decision, type Newcomer, sit, start } from '../../table/decide.ts';
import type { Entry, TableCard } from '../../table/log.ts';
import { type Followed, follow, newTable, type TableState } from '../../table/table.ts';

// Tables made from a log, as the server makes them.

export interface Occasion {
  readonly game: AnyGame;
  readonly rules?: unknown;
  readonly seats?: number;
  readonly number?: number;
}

export function openTable({ game, rules, seats = game.seats[0], number = 0 }: Occasion): TableState {
  const card: TableCard = {
    id: `table_${number}`,
    game: game.id,
    rules: game.configure(rules) as Readonly<Record<string, Json>>,
    seats,
    isPublic: true,
    clock: null,
    seed: toHex(seedFrom(`${game.id}/${seats}/${number}`)),
    engine: ENGINE_VERSION,
    createdAt: 1,
    rematchOf: null,
  };
  return newTable(card);
}

const NAMES = ['Ala', 'Boram', 'Chiyo', 'Darek', 'Eun', 'Fumi'];

export function newcomer(seat: Seat): Newcomer {
  return { kind: 'human', name: NAMES[seat], playerId: `p${seat + 1}`, tokenHash: null, level: null };
}

/** The table after an entry that was found possible. */
export function after(table: TableState, decided: Decision | Entry | { readonly code: string } | null): Followed {
  if (!decided || 'code' in decided) throw new Error(`refused: ${decided?.code}`);
  const { entry, turned } = 'entry' in decided ? decided : decision(decided);
  return follow(table, { n: table.n + 1, at: 1, entry }, turned);
}

export function fullTable(occasion: Occasion): TableState {
  let table = openTable(occasion);
  for (const seat of table.sitters.keys()) table = after(table, sit(table, newcomer(seat))).table;
  return after(table, { type: 'seeded', seat: 1, clientSeed: 'wind' }).table;
}

export function startedTable(occasion: Occasion): Followed {
  const table = fullTable(occasion);
  return after(table, start(table, { hour: 12 }));
}

export function acted(table: TableState, seat: Seat, action: Action): Followed {
  return after(table, act(table, seat, action, { by: null, commandId: null, now: 1, upSince: 1 }));
}

/** What a seat did at a table, null at the start, and what followed from it. */
export interface Turn {
  readonly before: TableState;
  readonly moved: { readonly seat: Seat; readonly action: Action } | null;
  readonly happenings: readonly AnyHappening[];
  readonly table: TableState;
}

/** A match of random actions, with a resignation now and then. */
export function* randomTurns(occasion: Occasion): Generator<Turn, void, undefined> {
  const random = new FastRandom(occasion.number ?? 0);
  const before = fullTable(occasion);
  let { table, happenings } = startedTable(occasion);
  yield { before, moved: null, happenings, table };
  while (table.match && !table.match.result) {
    const moved = randomMove(table, table.match.actors, random);
    const previous = table;
    ({ table, happenings } = acted(table, moved.seat, moved.action));
    yield { before: previous, moved, happenings, table };
  }
}

const ACTIONS_PER_RESIGNATION = 500;

export function randomMove(
  { game, match, card }: TableState,
  actors: readonly Seat[],
  random: Random,
): NonNullable<Turn['moved']> {
  if (!match) throw new Error('the match has not begun');
  if (random.below(ACTIONS_PER_RESIGNATION) === 0) return { seat: random.below(card.seats), action: RESIGN };
  const seat = actors[random.below(actors.length)];
  const legal = game.legal(match.state, seat);
  return { seat, action: legal[random.below(legal.length)] };
}

/** The same table with another position on it. */
export function withState(table: TableState, state: AnyState): TableState {
  const { match } = table;
  if (!match) return table;
  return { ...table, match: Object.assign(Object.create(Object.getPrototypeOf(match)), match, { state }) };
}

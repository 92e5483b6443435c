import { type AnyGame, ConfigError, ENGINE_VERSION, findGame, type Json, Match, seedFrom } from '@madang/engine';
import { isRecord, storedRules } from '@madang/engine/internal';
import { LabError } from '../failure.ts';
import type { Simulation } from '../simulate.ts';
import { COMPACT_FORMAT } from './compact.ts';
import { damaged, isCount, isText } from './damage.ts';
import { DELTA_FORMAT } from './delta.ts';

interface Header {
  readonly format: string;
  readonly simulation: Simulation;
}

/** Whether a text begins as the first line of a log does. */
export function beginsLog(text: string): boolean {
  return [COMPACT_FORMAT, DELTA_FORMAT].some((format) => text.startsWith(`{"format":"${format}"`));
}

/** Reads the first line of a log and checks it against the rules of its game. */
export function readHeader(where: string, header: unknown): Header {
  const format = isRecord(header) ? header.format : null;
  if (!isRecord(header) || (format !== COMPACT_FORMAT && format !== DELTA_FORMAT))
    throw new LabError(`${where}: not a log of games: the first line has no known format`);
  const { game: id, seats, players, seed, budget = 0, inputs = {}, hour } = header;
  const game = isText(id) ? findGame(id) : undefined;
  if (!game) throw damaged(where, 'game', 'expected the id of a game', id);
  if (!isCount(seats) || !game.seats.includes(seats))
    throw damaged(where, 'seats', `expected ${game.seats.join(' or ')}, the seats of ${game.id}`, seats);
  if (!Array.isArray(players) || players.length !== seats || !players.every(isText))
    throw damaged(where, 'players', `expected ${seats} names, one for each seat`, players);
  if (!isText(seed)) throw damaged(where, 'seed', 'expected a text', seed);
  if (!isCount(budget)) throw damaged(where, 'budget', 'expected a whole number, 0 or more', budget);
  if (!isRecord(inputs)) throw damaged(where, 'inputs', 'expected an object', inputs);
  if (hour !== undefined && hour !== 'spread') throw damaged(where, 'hour', 'expected "spread"', hour);
  const rules = rulesFrom(where, game, header);
  refuseInputs(where, game, { rules, seats, inputs: inputs as Simulation['inputs'] });
  return {
    format,
    simulation: {
      ...{ game: game.id, rules: rules as Json, seats, players, seed, budget },
      inputs: inputs as Simulation['inputs'],
      ...(hour === undefined ? {} : { hour }),
    },
  };
}

/** A log has all options of its rules, because a default may differ between versions. */
function rulesFrom(where: string, game: AnyGame, { rules, engine }: Readonly<Record<string, unknown>>): object {
  if (!isRecord(rules)) throw damaged(where, 'rules', 'expected the rules of the table', rules);
  const configured = withPlace(`${where}: rules: `, () => storedRules(game, rules));
  // The log may be older than an option.
  const names = engine === ENGINE_VERSION ? Object.keys(configured) : ['ruleset'];
  const missing = names.filter((name) => !Object.hasOwn(rules, name));
  if (missing.length > 0) throw new LabError(`${where}: rules: ${missing[0]} is missing`);
  return configured;
}

function refuseInputs(where: string, game: AnyGame, setup: Setup): void {
  withPlace(`${where}: inputs: `, () => Match.start(game, { ...setup, seed: seedFrom('inputs') }));
}

interface Setup {
  readonly rules: object;
  readonly seats: number;
  readonly inputs: Simulation['inputs'];
}

function withPlace<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ConfigError ? new LabError(place + error.message) : error;
  }
}

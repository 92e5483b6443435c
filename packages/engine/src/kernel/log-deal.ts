import type { AnyGame, Carry } from './game.ts';
import { isRecord } from './json.ts';
import { FastRandom } from './random.ts';
import { KiboError } from './read-kibo.ts';
import { type DealtRound, orderOf } from './replay-log.ts';
import type { LogForm, RoundLog } from './round-log.ts';
import { storedRules } from './stored-rules.ts';

/** How the round was dealt; null for a log of an older version, which does not say it. */
export function dealOfLog(game: AnyGame, form: LogForm, log: RoundLog): DealtRound | null {
  const ids = form.pack(log.kibo);
  if (ids === null || log.rules === undefined || log.carry === undefined) return null;
  const seats = seatsOf(game, log);
  const rules = rulesOf(game, log, log.rules);
  const pack = orderOf(game, ids, game.pack(rules, seats), 'kibo[0]');
  const carry = carryFrom(log.carry, anyOpening(game, rules, seats));
  return { rules, seats, number: log.round, carry, pack };
}

export function seatsOf(game: AnyGame, { players }: RoundLog): number {
  const seats = Object.keys(players).length;
  if (!game.seats.includes(seats)) throw new KiboError('players', `${game.id} is not played by ${seats}`);
  return seats;
}

/** The rules of the round; without a revision they are of the first one. */
export function rulesOf(game: AnyGame, log: RoundLog, options: object): object {
  let rules: object;
  try {
    rules = storedRules(game, options);
  } catch (error) {
    throw new KiboError('rules', error instanceof Error ? error.message : String(error));
  }
  if ('ruleset' in rules && rules.ruleset !== log.ruleset)
    throw new KiboError('ruleset', 'is not the ruleset of the rules');
  return rules;
}

/** An opening by the same rules, to compare with. */
export function anyOpening(game: AnyGame, rules: object, seats: number): Carry {
  return game.opening({ rules, seats, inputs: {}, random: new FastRandom(0) });
}

const SEATS: readonly string[] = ['dealer', 'starter'];
const HOURS = 24;

/** What a round inherited, from a log: it must have the form of an opening, and possible numbers. */
export function carryFrom(json: unknown, opening: Carry): Carry {
  mustBeCarry(json, opening);
  return json;
}

function mustBeCarry(json: unknown, opening: Carry): asserts json is Carry {
  if (!isRecord(json)) throw new KiboError('carry', 'expected an object');
  const seats = opening.scores.length;
  for (const name of new Set([...Object.keys(json), ...Object.keys(opening)])) {
    const expected: unknown = Reflect.get(opening, name);
    if (!canBe(name, json[name], expected, seats)) throw new KiboError(`carry.${name}`, 'is not possible');
  }
}

function canBe(name: string, value: unknown, expected: unknown, seats: number): boolean {
  if (name === 'result') return value === null;
  if (name === 'lots') return value === null || isOrderOfSeats(value, seats);
  if (Array.isArray(expected))
    return Array.isArray(value) && value.length === expected.length && value.every(Number.isSafeInteger);
  if (typeof expected !== 'number') return value === expected && value !== undefined;
  if (!Number.isSafeInteger(value) || Number(value) < 0) return false;
  const most = SEATS.includes(name) ? seats : name === 'hour' ? HOURS : Number.POSITIVE_INFINITY;
  return Number(value) < most;
}

function isOrderOfSeats(value: unknown, seats: number): boolean {
  return Array.isArray(value) && value.length === seats && value.toSorted().every((seat, i) => seat === i);
}

import { findGame, GAMES } from './games.ts';
import type { AnyGame, Carry } from './kernel/game.ts';
import { canonical, isRecord, type Json } from './kernel/json.ts';
import type { Kibo, SeatRecord } from './kernel/kibo.ts';
import { anyOpening, carryFrom, dealOfLog, rulesOf, seatsOf } from './kernel/log-deal.ts';
import { KiboError } from './kernel/read-kibo.ts';
import { replay } from './kernel/replay.ts';
import { type DealtRound, orderOf, type Ply, playLog } from './kernel/replay-log.ts';
import {
  finishedRounds,
  happeningsByRound,
  type LogForm,
  type LogHappening,
  matchOfLog,
  plainForm,
  type RoundLog,
} from './kernel/round-log.ts';

// Logs of single rounds (docs/records.md#logs-of-rounds): written while a match is running, and replayed one by one.

function formOf(game: AnyGame): LogForm {
  return game.log ?? plainForm(game);
}

/** The finished rounds of a record that `isWanted`, oldest first. */
export function roundLogs(kibo: Kibo, at: number, isWanted: (id: string) => boolean): readonly RoundLog[] {
  const wanted = finishedRounds(kibo).filter(({ id }) => isWanted(id));
  if (wanted.length === 0) return [];
  const game = gameOf(kibo.game);
  const rounds = happeningsByRound(replay(game, kibo));
  const players = Object.fromEntries(kibo.seats.map(({ name }, seat) => [String(seat), name]));
  const { engine, ruleset, rules, seats, commitment } = kibo;
  return wanted.map(({ id, place, round }) => ({
    ...{ id, game: game.id, at, round: round.number, ruleset, players },
    kibo: formOf(game).entries(rounds[place], round.actions[0]?.n ?? 1),
    ...{ engine, rules, seats, commitment },
    carry: JSON.parse(JSON.stringify(rounds[place][0].round.carry)),
    matchResult: carryAfter(rounds[place])?.result ?? null,
  }));
}

/** What a log does not contain, so that it cannot be checked. */
export type Unchecked = 'shuffle' | 'deal order' | 'starter' | 'options';

/** Rounds of one match, replayed. */
export interface ReplayedLogs {
  readonly game: AnyGame;
  readonly seats: readonly SeatRecord[];
  readonly commitment: string | null;
  readonly plies: readonly Ply[];
  readonly rounds: number;
  readonly actions: number;
  readonly unchecked: readonly Unchecked[];
}

/** The matches in a file of logs, each with its rounds in order. */
export function matchesOf(logs: readonly RoundLog[]): readonly (readonly RoundLog[])[] {
  return [...Map.groupBy(logs, (log) => `${gameIdOf(log)} ${matchOfLog(log)}`).values()];
}

/** Replays rounds of one match and compares them with their logs. A KiboError names the first place that differs. */
export function replayLogs(logs: readonly RoundLog[]): ReplayedLogs {
  const game = gameOf(gameIdOf(logs[0]));
  const plies: Ply[] = [];
  const unchecked = new Set<Unchecked>(['shuffle']);
  let before: { readonly log: RoundLog; readonly carry: Carry | null } | null = null;
  for (const [i, log] of logs.entries()) {
    const round = inPlace(`rounds[${i}]`, () => replayed(game, log));
    for (const gap of round.unchecked) unchecked.add(gap);
    if (before?.carry && log.carry !== undefined && isNext(before.log, log) && !isSame(before.carry, log.carry))
      throw new KiboError(`rounds[${i}].carry`, 'does not follow from the round before', 'differs');
    before = { log, carry: carryAfter(round.plies.flatMap(({ happenings }) => happenings)) };
    add(plies, round.plies);
  }
  const actions = plies.flatMap(({ happenings }) => happenings).filter(({ kind }) => kind === 'acted').length;
  const { seats, players, commitment = null } = logs[0];
  const names = Object.values(players).map((name): SeatRecord => ({ name, kind: 'human' }));
  return { game, seats: seats ?? names, commitment, plies, rounds: logs.length, actions, unchecked: [...unchecked] };
}

/** As in a match, the next deal belongs to the ply that ended the round before. */
function add(plies: Ply[], round: readonly Ply[]): void {
  const [deal, ...rest] = round;
  const end = plies.pop();
  plies.push(end ? { match: deal.match, happenings: [...end.happenings, ...deal.happenings] } : deal, ...rest);
}

interface ReplayedRound {
  readonly plies: readonly Ply[];
  readonly unchecked: readonly Unchecked[];
}

function replayed(game: AnyGame, log: RoundLog): ReplayedRound {
  const form = formOf(game);
  const dealt = dealOfLog(game, form, log);
  if (!dealt) return replayedOld(game, form, log);
  const plies = playLog(game, form, log, dealt);
  compare(form, log, plies, isSame);
  return { plies, unchecked: [] };
}

/** Older logs do not say how the round was dealt: the first possible deal that leads to all their entries. */
function replayedOld(game: AnyGame, form: LogForm, log: RoundLog): ReplayedRound {
  const seats = seatsOf(game, log);
  const rules = rulesOf(game, log, log.rules ?? { ruleset: log.ruleset });
  let failure: unknown = new KiboError('kibo[0]', 'has no deal');
  for (const dealt of dealsFor(game, form, log, rules, seats))
    try {
      const plies = playLog(game, form, log, dealt);
      compare(form, log, plies, (computed, recorded) => agrees(computed, recorded));
      return { plies, unchecked: form.oldDeal ? ['deal order', 'starter', 'options'] : ['starter', 'options'] };
    } catch (error) {
      failure = error;
    }
  throw failure;
}

function dealsFor(game: AnyGame, form: LogForm, log: RoundLog, rules: object, seats: number): readonly DealtRound[] {
  const opening = anyOpening(game, rules, seats);
  const round = { rules, seats, number: log.round };
  if (form.oldDeal) {
    const { pack, carry } = form.oldDeal(log, opening);
    const cards = orderOf(
      game,
      pack.map((card) => game.cardIds[card]),
      game.pack(rules, seats),
      'kibo[0]',
    );
    return [{ ...round, pack: cards, carry: carryFrom(carry, opening) }];
  }
  const pack = orderOf(game, form.pack(log.kibo), game.pack(rules, seats), 'kibo[0].deck');
  const first = 'dealer' in opening ? 'dealer' : 'starter';
  return Array.from({ length: seats }, (_, seat) => ({ ...round, pack, carry: { ...opening, [first]: seat } }));
}

function compare(form: LogForm, log: RoundLog, plies: readonly Ply[], isRight: typeof isSame): void {
  const { kibo } = log;
  const firstN = Number(kibo.find(({ type }) => type === 'action')?.n ?? 1);
  const entries = form.entries(
    plies.flatMap(({ happenings }) => happenings),
    firstN,
  );
  for (let i = 0; i < Math.max(entries.length, kibo.length); i++) {
    if (!kibo[i]) throw new KiboError(`kibo[${i}]`, 'missing: the round was not over', 'differs');
    if (!entries[i]) throw new KiboError(`kibo[${i}]`, 'is not in the replay: the round was over', 'differs');
    if (!isRight(entries[i] as Json, kibo[i]))
      throw new KiboError(`kibo[${i}]`, 'differs from what the rules give', 'differs');
  }
}

function isSame(computed: unknown, recorded: unknown): boolean {
  return canonical(computed) === canonical(recorded);
}

/** The deal of an older log may list fewer fields, and its cards in another order. All other entries must be equal. */
function agrees(computed: unknown, recorded: unknown): boolean {
  if (!isRecord(computed) || !isRecord(recorded) || recorded.type !== 'initial_deal') return isSame(computed, recorded);
  return Object.entries(recorded).every(([name, value]) => isSame(sorted(computed[name]), sorted(value)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted();
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sorted(each)]))
    : value;
}

function carryAfter(happenings: readonly LogHappening[]): Carry | null {
  const last = happenings.at(-1);
  return last?.kind === 'ended' ? last.carry : null;
}

/** The second part of an id is the number of the deal in the match. */
function isNext(before: RoundLog, log: RoundLog): boolean {
  return Number(before.id.split('-')[1]) + 1 === Number(log.id.split('-')[1]);
}

function gameIdOf({ game, players }: RoundLog): string {
  if (game !== undefined) return game;
  const seats = Object.keys(players).length;
  const unnamed = GAMES.filter(({ log }) => log?.canBeUnnamed);
  return (unnamed.find((each) => each.seats.includes(seats)) ?? unnamed[0]).id;
}

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new KiboError('game', `there is no game ${JSON.stringify(id)}`);
  return game;
}

/** Adds the round to the place of an error. An exception of the rules on a foreign log is an error of the log. */
function inPlace<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof KiboError)
      throw new KiboError(`${place}.${error.place}`, error.message.slice(error.place.length + 2), error.kind);
    throw new KiboError(place, `cannot be replayed (${error instanceof Error ? error.message : error})`);
  }
}

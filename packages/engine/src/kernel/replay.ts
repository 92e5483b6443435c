import { fromHex } from './bytes.ts';
import { commit } from './fairness.ts';
import { type AnyGame, RESIGN, type Result, type Viewer } from './game.ts';
import { canonical, isRecord, type Json } from './json.ts';
import { actionFrom, hashText, type Kibo, type SeatRecord } from './kibo.ts';
import { encodeCards } from './knowledge.ts';
import { type MaskedRound, MaskedRounds } from './masked-rounds.ts';
import { Match, type MatchSetup } from './match.ts';
import { ConfigError } from './options.ts';
import type { AnyHappening, AnyTurned } from './random-match.ts';
import { KiboError } from './read-kibo.ts';
import { isRefusal } from './refusal.ts';
import { recordedRules } from './stored-rules.ts';

/** Replays a record from its seed. A KiboError names the first place that differs. */
export function* replay(game: AnyGame, kibo: Kibo): Generator<AnyTurned, void, undefined> {
  const { rules, ...setup } = setupOf(game, kibo);
  let turned = started(game, { rules, ...setup });
  same('opening', turned.match.opening, kibo.opening);

  const at = { round: -1, action: 0, n: 0 };
  for (const happening of turned.happenings) compare(game, kibo, at, happening);
  yield turned;
  const catalogue = game.actions(rules, kibo.seats.length);
  for (
    let record = kibo.rounds[at.round]?.actions[at.action];
    record;
    record = kibo.rounds[at.round]?.actions[at.action]
  ) {
    const place = placeOf(at);
    const json = record.action;
    const action = isRecord(json) && json.type === 'resign' ? RESIGN : actionFrom(game, catalogue, json);
    if (!action) throw new KiboError(`${place}.action`, 'is not an action of this game', 'not an action');
    const next = turned.match.act(record.seat, action);
    if (isRefusal(next)) throw new KiboError(place, `may not be played here (${next.code})`, 'refused');
    turned = next;
    for (const happening of turned.happenings) compare(game, kibo, at, happening);
    yield turned;
  }
  if (at.round + 1 < kibo.rounds.length)
    throw new KiboError(`rounds[${at.round + 1}]`, 'the match did not get this far', 'differs');
  if (!turned.match.result) same(`rounds[${at.round}].outcome`, null, kibo.rounds[at.round].outcome);
  same('result', turned.match.result, kibo.result);
  same('scores', turned.match.scores, kibo.scores);
}

/** Checks that the deal was fair and the play legal: the commitment fits the seed, and the record replays from it. */
export function verify(game: AnyGame, kibo: Kibo): { readonly rounds: number; readonly actions: number } {
  if (commit(fromHex(kibo.seed) ?? new Uint8Array()) !== kibo.commitment)
    throw new KiboError('commitment', 'does not fit the seed: the deal was not the one promised', 'differs');
  let actions = 0;
  for (const { happenings } of replay(game, kibo)) actions += happenings.filter(({ kind }) => kind === 'acted').length;
  return { rounds: kibo.rounds.length, actions };
}

/** What one viewer saw of a match: no seed, no pack, its own view of each deal and its own events. */
export interface MaskedKibo {
  readonly format: 'madang-kibo-masked-1';
  readonly game: string;
  readonly engine: string;
  readonly rules: Json;
  readonly seats: readonly SeatRecord[];
  readonly viewer: Viewer;
  readonly commitment: string;
  readonly clientSeeds: readonly string[];
  readonly inputs: Readonly<Record<string, Json>>;
  readonly rounds: readonly MaskedRound[];
  readonly scores: readonly number[];
  readonly result: Result | null;
  readonly takenBack?: number;
}

/** The record as one viewer saw it: without the seed, the packs and the cards it did not know. */
export function maskKibo(game: AnyGame, kibo: Kibo, viewer: Viewer): MaskedKibo {
  const masked = new MaskedRounds(game, viewer);
  for (const { happenings } of replay(game, kibo)) masked.add(happenings);
  return maskedKibo(game, kibo, viewer, masked.rounds);
}

/** The masked record from a record and the rounds as a viewer saw them. */
export function maskedKibo(game: AnyGame, kibo: Kibo, viewer: Viewer, rounds: readonly MaskedRound[]): MaskedKibo {
  const { engine, rules, seats, commitment, clientSeeds, inputs, scores, result, takenBack } = kibo;
  const known = { engine, rules, seats, viewer, commitment, clientSeeds, inputs, rounds, scores, result };
  const marked = takenBack === undefined ? known : { ...known, takenBack };
  return { format: 'madang-kibo-masked-1', game: game.id, ...marked };
}

interface Place {
  round: number;
  action: number;
  n: number;
}

function placeOf({ round, action }: Place): string {
  return `rounds[${round}].actions[${action}]`;
}

/** Compares one happening with its place in the record, and moves on to the next place. */
function compare(game: AnyGame, kibo: Kibo, at: Place, happening: AnyHappening): void {
  const hash = hashText(happening.state.hash());
  if (happening.kind === 'dealt') {
    at.round++;
    at.action = 0;
    const round = `rounds[${at.round}]`;
    const record = recordOf(kibo.rounds, at.round, round);
    same(`${round}.number`, happening.round.number, record.number);
    same(
      `${round}.deck`,
      happening.deck.map((card) => game.cardIds[card]),
      record.deck,
    );
    same(`${round}.hash`, hash, record.hash);
    return;
  }
  const round = recordOf(kibo.rounds, at.round, `rounds[${at.round}]`);
  const place = placeOf(at);
  if (happening.kind === 'ended') {
    if (at.action < round.actions.length) throw new KiboError(place, 'comes after the end of the round', 'differs');
    return same(`rounds[${at.round}].outcome`, happening.outcome, round.outcome);
  }
  const record = recordOf(round.actions, at.action, place);
  same(`${place}.n`, ++at.n, record.n);
  same(`${place}.seat`, happening.seat, record.seat);
  same(`${place}.action`, encodeCards(game, happening.action), record.action);
  same(`${place}.hash`, hash, record.hash);
  at.action++;
}

function recordOf<T>(list: readonly T[], index: number, place: string): T {
  const record = list[index];
  if (record === undefined) throw new KiboError(place, 'missing: the match was not over', 'differs');
  return record;
}

function same(place: string, played: unknown, recorded: unknown): void {
  if (canonical(played) !== canonical(recorded))
    throw new KiboError(place, 'differs from what the rules give', 'differs');
}

/** The inputs come from the record: an impossible hour or inheritance is an error of the record. */
function started(game: AnyGame, setup: MatchSetup<object>): AnyTurned {
  try {
    return Match.start(game, setup);
  } catch (error) {
    throw error instanceof ConfigError ? new KiboError('inputs', error.message) : error;
  }
}

/** The setup of the match, from the record. */
function setupOf(game: AnyGame, kibo: Kibo): MatchSetup<object> {
  const { clientSeeds, inputs } = kibo;
  const seats = kibo.seats.length;
  if (kibo.game !== game.id) throw new KiboError('game', `is ${JSON.stringify(kibo.game)}, not ${game.id}`);
  const rules = recordedRules(game, kibo);
  const seed = fromHex(kibo.seed);
  if (seed === null) throw new KiboError('seed', 'expected hexadecimal digits');
  if (!game.seats.includes(seats)) throw new KiboError('seats', `${game.id} is not played by ${seats}`);
  mustBeInputs(inputs);
  if (clientSeeds.length > seats)
    throw new KiboError('clientSeeds', `there are ${clientSeeds.length} for ${seats} seats`);
  return { rules, seats, seed, clientSeeds, inputs };
}

function mustBeInputs({ hour, carry: _, ...others }: Kibo['inputs']): void {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new KiboError(`inputs.${unknown.slice(0, 40)}`, 'is not an input of a match');
  const isHour = Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) < 24;
  if (hour !== undefined && !isHour) throw new KiboError('inputs.hour', 'expected a whole number from 0 to 23');
}

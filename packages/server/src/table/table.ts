import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyMatch,
  type AnyTurned,
  findGame,
  isRefusal,
  type Json,
  Match,
  RESIGN,
  type Seat,
} from '@madang/engine';
import { actionFrom, fromHex, hashText, isRecord, type PastRound, pastRounds } from '@madang/engine/internal';
import type { Entry, Logged, TableCard } from './log.ts';
import type { Sitter } from './seat.ts';
import { tableRules } from './table-rules.ts';

/** A table at one moment: a value computed from its card and its log, the same on every node and after every restart. */
export interface TableState {
  readonly card: TableCard;
  readonly game: AnyGame;
  /** How many entries of the log were applied. */
  readonly n: number;
  readonly sitters: readonly (Sitter | null)[];
  /** Null until every seat is taken and every person has connected. */
  readonly match: AnyMatch | null;
  /** The results of the rounds before this one. */
  readonly past: readonly PastRound[];
  /** Whether an action was played: until then the match can be called off. */
  readonly hasMoved: boolean;
  /** Since when the seats that may act now have been able to. */
  readonly turnSince: number;
  /** Why the match was ended without a result; null: it was not. */
  readonly voided: string | null;
  /** The seat that has called the match off. */
  readonly abortedBy: Seat | null;
  readonly rematch: Rematch | null;
}

/** The table of the rematch, and the players' ids there. */
export interface Rematch {
  readonly tableId: string;
  readonly playerIds: readonly (string | null)[];
  /** Who has offered it, where that is known. */
  readonly by: Seat | null;
}

/** A table after an entry, and what the entry did in the match. */
export interface Followed {
  readonly table: TableState;
  readonly happenings: readonly AnyHappening[];
}

export function newTable(card: TableCard): TableState {
  const game = findGame(card.game);
  if (!game) throw new Error(`there is no game ${card.game}`);
  return {
    card,
    game,
    n: 0,
    sitters: new Array<null>(card.seats).fill(null),
    match: null,
    past: [],
    hasMoved: false,
    turnSince: card.createdAt,
    voided: null,
    abortedBy: null,
    rematch: null,
  };
}

export function isOver(table: TableState): boolean {
  return table.voided !== null || table.match?.result != null;
}

/** The replay of a stored log leads to another position than the one that was stored: the rules have changed since. */
export class Diverged extends Error {
  readonly n: number;

  constructor(n: number, problem: string) {
    super(`entry ${n}: ${problem}`);
    this.name = 'Diverged';
    this.n = n;
  }
}

/**
 * The table after the next entry of its log. Entries were checked before they were written; here they are only applied.
 * @param turned what the entry leads to, from whoever has just decided on it; a stored entry is played again
 */
export function follow(table: TableState, { n, at, entry }: Logged, turned: AnyTurned | null = null): Followed {
  if (n !== table.n + 1) throw new Error(`entry ${n} does not follow entry ${table.n}`);
  const next = { ...table, n };
  switch (entry.type) {
    case 'started':
      return started(next, turned ?? firstStoredDeal(next, entry, n), at);
    case 'acted':
      return acted(next, entry, turned ?? replayed(next, entry, n), at);
    case 'voided':
      return quiet({ ...next, voided: entry.reason, abortedBy: entry.by ?? null });
    case 'rematched': {
      const { tableId, playerIds, by = null } = entry;
      return quiet({ ...next, rematch: { tableId, playerIds, by } });
    }
    default:
      return quiet(withSitter(next, entry));
  }
}

export function followAll(table: TableState, log: readonly Logged[]): Followed {
  const happenings: AnyHappening[] = [];
  let now = table;
  for (const logged of log) {
    const followed = follow(now, logged);
    now = followed.table;
    happenings.push(...followed.happenings);
  }
  return { table: now, happenings };
}

function quiet(table: TableState): Followed {
  return { table, happenings: [] };
}

type SeatEntry = Exclude<Entry, { type: 'started' | 'acted' | 'voided' | 'rematched' }>;

function withSitter(table: TableState, entry: SeatEntry): TableState {
  const sitter = sitterAfter(table.sitters[entry.seat] ?? null, entry, table.card, table.match !== null);
  return { ...table, sitters: table.sitters.with(entry.seat, sitter) };
}

function sitterAfter(before: Sitter | null, entry: SeatEntry, card: TableCard, hasBegun: boolean): Sitter | null {
  if (entry.type === 'sat') {
    const { kind, name, playerId, tokenHash, level, person } = entry;
    const bank = card.clock?.bank ?? null;
    const owner = person === undefined ? {} : { person };
    const absent = { isAway: false, hasLeft: false, hasArrived: false, isElsewhere: false };
    const fresh = { clientSeed: null, commandIds: new Set<string>() };
    return { kind, name, playerId, tokenHash, ...owner, level, bank, ...absent, ...fresh };
  }
  if (!before) throw new Error(`nobody sits in seat ${entry.seat}`);
  switch (entry.type) {
    case 'left':
      return hasBegun ? { ...before, hasLeft: true } : null;
    case 'seeded':
      return {
        ...before,
        clientSeed: entry.clientSeed ?? before.clientSeed,
        hasArrived: true,
        isElsewhere: entry.isReady === false,
      };
    case 'takenOver':
      return { ...before, isAway: true, level: entry.level };
    case 'takenBack':
      return { ...before, isAway: false };
  }
}

/** Who sits where after this log, without a replay of the match. */
export function sittersAfter(card: TableCard, log: readonly Logged[]): readonly (Sitter | null)[] {
  const sitters = new Array<Sitter | null>(card.seats).fill(null);
  let hasBegun = false;
  for (const { entry } of log) {
    if (entry.type === 'started') hasBegun = true;
    else if ('seat' in entry && entry.type !== 'acted')
      sitters[entry.seat] = sitterAfter(sitters[entry.seat] ?? null, entry, card, hasBegun);
  }
  return sitters;
}

function started(table: TableState, { match, happenings }: AnyTurned, at: number): Followed {
  return { table: { ...table, match, past: pastRounds([], happenings), turnSince: at }, happenings };
}

type Started = Extract<Entry, { type: 'started' }>;

function firstStoredDeal(table: TableState, { clientSeeds, inputs, dealt }: Started, n: number): AnyTurned {
  const turned = firstDeal(table, clientSeeds, inputs);
  mustBeDealt(turned.match, dealt, n);
  return turned;
}

/** The match as it begins: all of it follows from the seeds. */
export function firstDeal(
  { card, game }: TableState,
  clientSeeds: readonly string[],
  inputs: Readonly<Record<string, Json>>,
): AnyTurned {
  const seed = fromHex(card.seed);
  if (!seed) throw new Error(`table ${card.id} has no seed`);
  return Match.start(game, { rules: tableRules(game, card), seats: card.seats, seed, clientSeeds, inputs });
}

function mustBeDealt({ state }: AnyMatch, dealt: string, n: number): void {
  if (hashText(state.hash()) !== dealt) throw new Diverged(n, 'the round is dealt in another way now');
}

type Acted = Extract<Entry, { type: 'acted' }>;

function acted(table: TableState, entry: Acted, turned: AnyTurned, at: number): Followed {
  return {
    table: {
      ...table,
      match: turned.match,
      past: pastRounds(table.past, turned.happenings),
      sitters: sittersAfterAction(table.sitters, entry),
      hasMoved: true,
      turnSince: at,
    },
    happenings: turned.happenings,
  };
}

/** What a stored action leads to: it must be the position that was stored with it. */
function replayed(table: TableState, { seat, action: json, hash, dealt }: Acted, n: number): AnyTurned {
  const { match } = table;
  if (!match) throw new Error(`entry ${n}: the match has not begun`);
  const action = actionOf(table, json);
  if (!action) throw new Diverged(n, 'there is no such action any more');
  const turned = match.act(seat, action);
  if (isRefusal(turned)) throw new Diverged(n, `the action is refused now (${turned.code})`);
  if (hashText(positionAfter(turned.happenings).hash()) !== hash)
    throw new Diverged(n, 'the action leads to another position now');
  if (dealt !== undefined) mustBeDealt(turned.match, dealt, n);
  return turned;
}

/** The position after the action itself, before any deal that followed. */
export function positionAfter(happenings: readonly AnyHappening[]): AnyHappening['state'] {
  const [first] = happenings;
  if (!first) throw new Error('nothing happened');
  return first.state;
}

const COMMANDS_REMEMBERED = 64;

/** The bank is that of the seat that acted; the command may be that of a seat that has claimed the match. */
function sittersAfterAction(sitters: TableState['sitters'], entry: Acted): TableState['sitters'] {
  const { seat, claimedBy = seat, commandId, bank } = entry;
  const acted = sitters[seat];
  const after = acted ? sitters.with(seat, { ...acted, bank }) : sitters;
  const sender = after[claimedBy];
  if (!sender || commandId === null) return after;
  const commandIds = new Set([...sender.commandIds, commandId].slice(-COMMANDS_REMEMBERED));
  return after.with(claimedBy, { ...sender, commandIds });
}

/** Reads an action as the log keeps it. */
export function actionOf({ game, card, match }: TableState, json: Json): Action | undefined {
  if (isRecord(json) && json.type === 'resign') return RESIGN;
  const rules = match?.setup.rules ?? tableRules(game, card);
  return actionFrom(game, game.actions(rules, card.seats), json);
}

export function seatOfPlayer(table: TableState, playerId: string): Seat | null {
  const seat = table.sitters.findIndex((sitter) => sitter?.playerId === playerId);
  return seat < 0 ? null : seat;
}

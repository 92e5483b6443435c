import { type Action, type AnyTurned, isRefusal, type Json, RESIGN, type Refusal, type Seat } from '@madang/engine';
import { encodeCards, hashText } from '@madang/engine/internal';
import { bankAfter } from './clock.ts';
import type { Entry, SeatKind, StandIn, TableCard } from './log.ts';
import type { Sitter } from './seat.ts';
import { firstDeal, isOver, positionAfter, type TableState } from './table.ts';

// Checks a request against the table as it is: the entry to write, or why it is refused. Nothing changes here.

/** An entry that may be written to the log of the table that it was decided for. */
export interface Decision {
  readonly entry: Entry;
  /** What the entry leads to in the match, which had to be played to check it; null when the match stays as it is. */
  readonly turned: AnyTurned | null;
}

/** Whether something is to be written; otherwise it is a refusal, or there is nothing to write. */
export function isDecision<Decided extends object | null>(decided: Decided): decided is Decided & Decision {
  return decided !== null && 'entry' in decided;
}

/** A decision that leaves the match as it is. */
export function decision(entry: Entry): Decision {
  return { entry, turned: null };
}

export type TableRefusal =
  | { readonly code: 'TABLE_FULL' }
  | { readonly code: 'SEAT_TAKEN' }
  | { readonly code: 'ALREADY_STARTED' }
  | { readonly code: 'NOT_STARTED' }
  | { readonly code: 'MATCH_OVER' }
  | { readonly code: 'NOT_OVER' }
  | { readonly code: 'REMATCH_GONE' };

export interface Newcomer {
  readonly kind: SeatKind;
  readonly name: string;
  readonly playerId: string;
  readonly tokenHash: string | null;
  readonly level: string | null;
  readonly person?: string;
}

export function freeSeats({ sitters }: TableState): readonly Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
}

/** Takes a seat, the first free one unless another is wanted. */
export function sit(table: TableState, who: Newcomer, wanted?: Seat): Decision | TableRefusal {
  if (table.match) return { code: 'ALREADY_STARTED' };
  const free = freeSeats(table);
  const seat = wanted ?? free[0];
  if (seat === undefined) return { code: 'TABLE_FULL' };
  return free.includes(seat) ? decision({ type: 'sat', seat, ...who }) : { code: 'SEAT_TAKEN' };
}

export function leave(table: TableState, seat: Seat): Decision | TableRefusal {
  return isOver(table) ? { code: 'MATCH_OVER' } : decision({ type: 'left', seat });
}

/** The seat's person has connected, or does so again with news. A client seed is accepted until the first card is dealt. */
export function arrive(table: TableState, seat: Seat, clientSeed: string | null, isReady: boolean): Decision | null {
  const sitter = table.sitters[seat];
  const isNews = !sitter?.hasArrived || clientSeed !== null || sitter.isElsewhere === isReady;
  if (table.match || !isNews) return null;
  return decision({ type: 'seeded', seat, clientSeed, ...(isReady ? {} : { isReady }) });
}

/** Whether the first round can be dealt: every seat is taken, and every person is here. */
export function isReady({ sitters, match, voided }: TableState): boolean {
  const isHere = (sitter: Sitter) => sitter.kind === 'bot' || (sitter.hasArrived && !sitter.isElsewhere);
  return !match && voided === null && sitters.every((sitter) => sitter && isHere(sitter));
}

/** The hour of the day for the one who opened the table; the server's where that is not known. A daily deal is the same at every hour. */
export function hourAt({ utcOffset, daily }: TableCard, now: number): number {
  if (daily) return DAILY_HOUR;
  return utcOffset === undefined ? new Date(now).getHours() : new Date(now + utcOffset * 60_000).getUTCHours();
}

const DAILY_HOUR = 12;

/** Deals the first round, once every seat is taken. The seeds of clients would make a daily deal another one. */
export function start(table: TableState, inputs: Readonly<Record<string, Json>>): Decision | TableRefusal {
  if (table.match) return { code: 'ALREADY_STARTED' };
  if (freeSeats(table).length > 0) return { code: 'NOT_STARTED' };
  const clientSeeds = table.card.daily ? [] : table.sitters.flatMap((sitter) => sitter?.clientSeed ?? []);
  const turned = firstDeal(table, clientSeeds, inputs);
  return { entry: { type: 'started', clientSeeds, inputs, dealt: hashText(turned.match.state.hash()) }, turned };
}

interface ActionContext {
  readonly by: StandIn | null;
  readonly commandId: string | null;
  /** The seat that claims the match against this one. */
  readonly claimedBy?: Seat;
  readonly now: number;
  /** When this server began to run the table's clocks. */
  readonly upSince: number;
}

/** Plays an action, by the rules. */
export function act(
  table: TableState,
  seat: Seat,
  action: Action,
  { by, commandId, claimedBy, now, upSince }: ActionContext,
): Decision | TableRefusal | Refusal {
  if (!table.match) return { code: 'NOT_STARTED' };
  if (isOver(table)) return { code: 'MATCH_OVER' };
  const turned = table.match.act(seat, action);
  if (isRefusal(turned)) return turned;
  const entry: Entry = {
    type: 'acted',
    seat,
    action: action === RESIGN ? { type: RESIGN.type } : encodeCards(table.game, action),
    by,
    commandId,
    hash: hashText(positionAfter(turned.happenings).hash()),
    ...dealtAfter(turned),
    bank: bankAfter(table, seat, now, upSince),
    ...(claimedBy === undefined ? {} : { claimedBy }),
  };
  return { entry, turned };
}

function dealtAfter({ match, happenings }: AnyTurned): { readonly dealt?: string } {
  return happenings.some(({ kind }) => kind === 'dealt') ? { dealt: hashText(match.state.hash()) } : {};
}

/** Whether this command was carried out before: then it is not carried out again. */
export function hasActed(table: TableState, seat: Seat, commandId: string | undefined): boolean {
  return commandId !== undefined && (table.sitters[seat]?.commandIds.has(commandId) ?? false);
}

export function takeOver(table: TableState, seat: Seat, level: string): Decision | null {
  const sitter = table.sitters[seat];
  if (!table.match || isOver(table) || !sitter || sitter.kind === 'bot' || sitter.isAway || sitter.hasLeft) return null;
  return decision({ type: 'takenOver', seat, level });
}

export function takeBack(table: TableState, seat: Seat): Decision | null {
  const sitter = table.sitters[seat];
  return sitter?.isAway && !sitter.hasLeft && !isOver(table) ? decision({ type: 'takenBack', seat }) : null;
}

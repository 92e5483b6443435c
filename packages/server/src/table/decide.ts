import { type Action, type AnyTurned, isRefusal, type Json, RESIGN, type Refusal, type Seat } from '@madang/engine';
import { encodeCards, hashText } from '@madang/engine/internal';
import { bankAfter } from './clock.ts';
import { foresee } from './foresight.ts';
import type { Entry, SeatKind, Stand } from './log.ts';
import { firstDeal, isOver, positionAfter, type TableState } from './table.ts';

// What somebody wants, against the table as it is: the entries that would make it so, or why not. Nothing changes here.

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
}

export function freeSeats({ sitters }: TableState): readonly Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []));
}

/** Takes a seat, the first free one unless another is wanted. */
export function sit(table: TableState, who: Newcomer, wanted?: Seat): Entry | TableRefusal {
  if (table.match) return { code: 'ALREADY_STARTED' };
  const free = freeSeats(table);
  const seat = wanted ?? free[0];
  if (seat === undefined) return { code: 'TABLE_FULL' };
  return free.includes(seat) ? { type: 'sat', seat, ...who } : { code: 'SEAT_TAKEN' };
}

export function leave(table: TableState, seat: Seat): Entry | TableRefusal {
  return isOver(table) ? { code: 'MATCH_OVER' } : { type: 'left', seat };
}

/** The seat's person is here. A client seed counts until the first card is dealt. */
export function arrive(table: TableState, seat: Seat, clientSeed: string | null): Entry | TableRefusal {
  return table.match ? { code: 'ALREADY_STARTED' } : { type: 'seeded', seat, clientSeed };
}

/** The first card, once every seat is taken. */
export function start(table: TableState, inputs: Readonly<Record<string, Json>>): Entry | TableRefusal {
  if (table.match) return { code: 'ALREADY_STARTED' };
  if (freeSeats(table).length > 0) return { code: 'NOT_STARTED' };
  const clientSeeds = table.sitters.flatMap((sitter) => sitter?.clientSeed ?? []);
  const turned = firstDeal(table, clientSeeds, inputs);
  const entry: Entry = { type: 'started', clientSeeds, inputs, dealt: hashText(turned.match.state.hash()) };
  foresee(entry, null, turned);
  return entry;
}

export interface ActionContext {
  readonly by: Stand | null;
  readonly commandId: string | null;
  readonly now: number;
  /** When this server began to run the table's clocks. */
  readonly upSince: number;
}

/** Plays an action, by the rules. */
export function act(
  table: TableState,
  seat: Seat,
  action: Action,
  manner: ActionContext,
): Entry | TableRefusal | Refusal {
  if (!table.match) return { code: 'NOT_STARTED' };
  if (isOver(table)) return { code: 'MATCH_OVER' };
  const turned = table.match.act(seat, action);
  if (isRefusal(turned)) return turned;
  const { by, commandId, now, upSince } = manner;
  const entry: Entry = {
    type: 'acted',
    seat,
    action: action === RESIGN ? { type: RESIGN.type } : encodeCards(table.game, action),
    by,
    commandId,
    hash: hashText(positionAfter(turned.happenings).hash()),
    ...dealtAfter(turned),
    bank: bankAfter(table, seat, now, upSince),
  };
  foresee(entry, table.match, turned);
  return entry;
}

function dealtAfter({ match, happenings }: AnyTurned): { readonly dealt?: string } {
  return happenings.some(({ kind }) => kind === 'dealt') ? { dealt: hashText(match.state.hash()) } : {};
}

/** Whether this command has acted already: then sending it again is harmless. */
export function hasActed(table: TableState, seat: Seat, commandId: string | undefined): boolean {
  return commandId !== undefined && (table.sitters[seat]?.commandIds.has(commandId) ?? false);
}

export function takeOver(table: TableState, seat: Seat, level: string): Entry | null {
  const sitter = table.sitters[seat];
  if (!table.match || isOver(table) || !sitter || sitter.kind === 'bot' || sitter.isAway || sitter.hasLeft) return null;
  return { type: 'takenOver', seat, level };
}

export function takeBack(table: TableState, seat: Seat): Entry | null {
  const sitter = table.sitters[seat];
  return sitter?.isAway && !sitter.hasLeft && !isOver(table) ? { type: 'takenBack', seat } : null;
}

import { type AnyGame, ENGINE_VERSION, type Json, type Seat } from '@madang/engine';
import type { SeatRequest } from '@madang/protocol';
import { summaryOf } from '../room/summary.ts';
import { hashToken, newPlayerId, newTableId, newToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { Newcomer } from '../table/decide.ts';
import type { ClockRules, DailyCard, Logged, TableCard } from '../table/log.ts';
import { followAll, newTable, type TableState } from '../table/table.ts';

export interface Opening {
  readonly game: AnyGame;
  /** Complete, as `configure` returned them. */
  readonly rules: object;
  /** The first seat that is not a bot's belongs to whoever opens the table; the others of these are free. */
  readonly seats: readonly SeatRequest[];
  readonly clock: ClockRules | null;
  readonly isPublic: boolean;
  /** Minutes by which the opener's clock is ahead of UTC, where they say. */
  readonly utcOffset?: number | undefined;
  /** How much later spectators see everything, in milliseconds. */
  readonly spectatorDelay?: number | undefined;
  /** Who opens the table, if they have a key. */
  readonly owner?: SeatOwner | null;
  /** A daily deal is opened with what was kept for it. */
  readonly prepared?: PreparedTable | undefined;
}

/** What is known of a table before it is opened, so that it can be opened again. */
export interface PreparedTable {
  readonly id: string;
  readonly seed: string;
  readonly token: string;
  readonly daily: DailyCard;
}

/** The person whose key a seat is taken with. */
export interface SeatOwner {
  readonly person: string;
  /** What they are called where they do not say. */
  readonly name: string;
  /** A program says that it is one. */
  readonly isProgram: boolean;
}

/** A player's seat with its token, which is given out only here. */
export interface OwnSeat {
  readonly table: TableState;
  readonly playerId: string;
  readonly token: string;
}

type Needed = Pick<Services, 'store' | 'time' | 'bytes' | 'log'>;

/** Creates a table with its opener and its bots in their seats. */
export async function openTable(services: Needed, opening: Opening): Promise<OwnSeat> {
  const card = newCard(services, opening);
  const own = opening.seats.findIndex(({ kind }) => kind !== 'bot');
  const request = opening.seats[own];
  if (!request) throw new Error('no seat is for the opener');
  const opener = newPerson(services, card.id, own, request, opening.owner, opening.prepared?.token);
  const sitters = opening.seats.map((request, seat) => {
    if (seat === own) return opener.newcomer;
    return request.kind === 'bot' ? newBot(services, card.id, seat, request.level) : null;
  });
  const table = await createTable(services, card, sitters);
  return { table, playerId: opener.newcomer.playerId, token: opener.token };
}

/** Creates a table with a bot in every seat. */
export function openBotOnlyTable(services: Needed, opening: Opening): Promise<TableState> {
  const card = newCard(services, opening);
  const bots = opening.seats.map((request, seat) =>
    request.kind === 'bot' ? newBot(services, card.id, seat, request.level) : null,
  );
  return createTable(services, card, bots);
}

function newCard({ bytes, time }: Needed, opening: Opening): TableCard {
  const { game, rules, seats, clock, isPublic, utcOffset, spectatorDelay, prepared } = opening;
  return {
    id: prepared?.id ?? newTableId(bytes),
    game: game.id,
    rules: rules as Readonly<Record<string, Json>>,
    seats: seats.length,
    isPublic,
    clock,
    seed: prepared?.seed ?? bytes(32).toString('hex'),
    engine: ENGINE_VERSION,
    createdAt: time.now(),
    rematchOf: null,
    ...(utcOffset === undefined ? {} : { utcOffset }),
    ...(spectatorDelay === undefined ? {} : { spectatorDelay }),
    ...(prepared ? { daily: prepared.daily } : {}),
  };
}

/** Writes a new table with its first players; null is a free seat. */
async function createTable(
  { store, log: lines }: Needed,
  card: TableCard,
  sitters: readonly (Newcomer | null)[],
): Promise<TableState> {
  const { table, log, summary } = withSitters(card, sitters);
  await store.create(card, log, summary);
  lines.info({ table: card.id, game: card.game, seats: card.seats }, 'table created');
  return table;
}

/** A new table, with the log and the summary to write. */
export function withSitters(card: TableCard, sitters: readonly (Newcomer | null)[]) {
  const seated = sitters.flatMap((newcomer, seat) => (newcomer ? [{ seat, newcomer }] : []));
  const log = seated.map(
    ({ seat, newcomer }, i): Logged => ({ n: i + 1, at: card.createdAt, entry: { type: 'sat', seat, ...newcomer } }),
  );
  const { table } = followAll(newTable(card), log);
  return { table, log, summary: summaryOf(table, card.createdAt) };
}

export function newPerson(
  { bytes }: Pick<Services, 'bytes'>,
  tableId: string,
  seat: Seat,
  { kind, name }: { readonly kind: SeatRequest['kind']; readonly name?: string | undefined },
  owner: SeatOwner | null = null,
  token: string = newToken(bytes),
): { readonly newcomer: Newcomer; readonly token: string } {
  const playerId = newPlayerId(bytes, tableId);
  const newcomer = {
    kind: owner?.isProgram ? 'external' : kind,
    name: name ?? (owner?.name || `Player ${seat + 1}`),
    playerId,
    tokenHash: hashToken(token),
    level: null,
    ...(owner ? { person: owner.person } : {}),
  };
  return { newcomer, token };
}

export function newBot({ bytes }: Pick<Services, 'bytes'>, tableId: string, seat: Seat, level: string): Newcomer {
  return { kind: 'bot', name: `Bot ${seat + 1}`, playerId: newPlayerId(bytes, tableId), tokenHash: null, level };
}

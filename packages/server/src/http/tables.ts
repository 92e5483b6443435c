import { maskKibo, type Seat } from '@madang/engine';
import { levelsOf } from '@madang/players';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seatOfToken } from '../lobby/admission.ts';
import { inviteUrl } from '../lobby/invite.ts';
import { type OwnSeat, openExhibition, openTable } from '../lobby/open-table.ts';
import { quickAgainstBots, quickAmongPeople } from '../lobby/quick.ts';
import { rematch } from '../lobby/rematch.ts';
import { fillWithBots, leaveSeat, takeSeat } from '../lobby/seats.ts';
import { commitmentOf } from '../protocol/fairness.ts';
import {
  CreateTable,
  FillWithBots,
  JoinTable,
  ListTables,
  QuickPlay,
  type Seated,
  type TableCreated,
  type TableToWatch,
} from '../protocol/http.ts';
import { playerIdAt } from '../protocol/players.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { House } from '../server/house.ts';
import { recordOf } from '../table/record.ts';
import { Diverged, isOver, type Table } from '../table/table.ts';
import { ALL_GAMES } from './describe-game.ts';
import { listedTable, tableDetail } from './describe-table.ts';
import { BAD_BEARER, conflict, NO_TABLE, Problem } from './problem.ts';
import { bearerOf, gameOf, levelOf, openingOf, readBody, seatCountOf } from './requests.ts';

const LISTED = 50;

/** The lobby: opening, finding, joining and leaving tables, and their records. */
export function tableRoutes(app: FastifyInstance, house: House, rooms: Rooms): void {
  app.get('/api/games', () => ({ games: ALL_GAMES }));

  app.get('/api/tables', async ({ query }) => {
    const { game, status = 'open', limit = LISTED } = readBody(ListTables, query);
    const listed = await house.store.list({ status, publicOnly: true, limit, ...(game === undefined ? {} : { game }) });
    return { tables: listed.map(listedTable) };
  });

  app.post('/api/tables', async (request, reply) => {
    const asked = readBody(CreateTable, request.body);
    reply.code(201);
    if (!asked.watch) return created(request, await openTable(house, openingOf(asked)));
    const table = await openExhibition(house, openingOf(asked));
    await rooms.find(table.card.id); // the first card is dealt there
    return toWatch(request, table);
  });

  app.post('/api/quick', async (request, reply) => {
    const { level, human, name, ...asked } = readBody(QuickPlay, request.body);
    const game = gameOf(asked.game);
    const wish = { game, name, seats: seatCountOf(game, asked.seats ?? game.seats[0]) };
    reply.code(201);
    if (human) return created(request, await quickAmongPeople(house, rooms, wish));
    const bots = levelOf(game, level ?? levelsOf(game).at(-1) ?? '', 'level');
    return created(request, await quickAgainstBots(house, wish, bots));
  });

  app.get('/api/tables/:id', async (request) => tableDetail((await roomOf(request)).table));

  app.post('/api/tables/:id/join', async (request, reply) => {
    const { name, kind = 'human' } = readBody(JoinTable, request.body);
    const seat = await takeSeat(house, await roomOf(request), { name, kind });
    if ('code' in seat) throw conflict(seat);
    reply.code(201);
    return seated(seat);
  });

  app.post('/api/tables/:id/bots', async (request) => {
    const { room } = await ownSeatOf(request);
    const { level } = readBody(FillWithBots, request.body);
    const refusal = await fillWithBots(house, room, levelOf(room.table.game, level, 'level'));
    if (refusal) throw conflict(refusal);
    return tableDetail(room.table);
  });

  app.post('/api/tables/:id/leave', async (request) => {
    const { room, seat } = await ownSeatOf(request);
    const refusal = await leaveSeat(room, seat);
    if (refusal) throw conflict(refusal);
    return tableDetail(room.table);
  });

  app.post('/api/tables/:id/rematch', async (request, reply): Promise<Seated> => {
    const { room, seat, token } = await ownSeatOf(request);
    const next = await rematch(house, rooms, room, seat);
    if ('code' in next) throw conflict(next);
    reply.code(201);
    return { table_id: next.card.id, player_id: playerIdAt(next, seat), session_token: token };
  });

  app.get('/api/tables/:id/kibo', async (request) => {
    const { table } = await roomOf(request);
    const token = bearerOf(request.headers.authorization);
    const seat = token === undefined ? null : seatOfToken(table, token);
    if (token !== undefined && seat === null) throw BAD_BEARER();
    const kibo = await recordOfTable(table.card.id);
    return isOver(table) ? kibo : maskKibo(table.game, kibo, seat ?? 'table');
  });

  async function recordOfTable(id: string) {
    const { store } = house;
    const [card, log] = [await store.card(id), await store.log(id)];
    const kibo = card && recorded(() => recordOf(card, log));
    if (!kibo) throw new Problem(409, 'NOT_STARTED', 'The match has not begun');
    return kibo;
  }

  async function roomOf({ params }: FastifyRequest): Promise<Room> {
    const room = await rooms.find((params as { id: string }).id);
    if (!room) throw NO_TABLE();
    return room;
  }

  async function ownSeatOf(request: FastifyRequest): Promise<{ room: Room; seat: Seat; token: string }> {
    const token = bearerOf(request.headers.authorization) ?? '';
    const room = await rooms.find((request.params as { id: string }).id);
    const seat = room && seatOfToken(room.table, token);
    if (!room || seat === null) throw BAD_BEARER();
    return { room, seat, token };
  }
}

function recorded<T>(record: () => T): T {
  try {
    return record();
  } catch (error) {
    if (!(error instanceof Diverged)) throw error;
    throw new Problem(410, 'VOIDED', `The match was played by other rules (${error.message})`);
  }
}

function seated({ table, playerId, token }: OwnSeat): Seated {
  return { table_id: table.card.id, player_id: playerId, session_token: token };
}

function created(request: FastifyRequest, own: OwnSeat): TableCreated {
  return { ...seated(own), ...toWatch(request, own.table) };
}

function toWatch({ protocol, host }: FastifyRequest, table: Table): TableToWatch {
  const { id } = table.card;
  return { table_id: id, invite_url: inviteUrl(`${protocol}://${host}`, id), commitment: commitmentOf(table) };
}

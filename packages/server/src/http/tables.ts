import type { Seat } from '@madang/engine';
import { levelsOf } from '@madang/players';
import { LISTED, type Seated, type TableCreated, type TableToWatch } from '@madang/protocol';
import { CreateTable, FillWithBots, JoinTable, ListTables, QuickPlay } from '@madang/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seatOfToken } from '../lobby/admission.ts';
import { inviteUrl } from '../lobby/invite.ts';
import { type OwnSeat, openExhibition, openTable } from '../lobby/open-table.ts';
import { QuickPairs, quickAgainstBots } from '../lobby/quick.ts';
import { rematch } from '../lobby/rematch.ts';
import { fillWithBots, leaveSeat, takeSeat } from '../lobby/seats.ts';
import { commitmentOf } from '../protocol/fairness.ts';
import { playerIdAt } from '../protocol/players.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import { addressOf } from '../socket/addresses.ts';
import type { TableState } from '../table/table.ts';
import { ALL_GAMES } from './describe-game.ts';
import { cursorText, listedTable, readCursor, storedDetail, tableDetail } from './describe-table.ts';
import { foundTable } from './find-table.ts';
import { BAD_BEARER, conflict, NO_TABLE, Problem } from './problem.ts';
import { recordRoute } from './record.ts';
import { bearerOf, gameOf, idOf, levelOf, openingOf, readBody, seatCountOf } from './requests.ts';

/** The lobby: opening, finding, joining and leaving tables, and their records. */
export function tableRoutes(app: FastifyInstance, services: Services, rooms: Rooms): void {
  const quick = new QuickPairs(services, rooms);
  app.get('/api/games', () => ({ games: ALL_GAMES }));

  app.get('/api/tables', async ({ query }) => {
    const { game, status = 'open', limit = LISTED.usual, cursor } = readBody(ListTables, query);
    const after = cursor === undefined ? undefined : readCursor(cursor);
    if (after === null) throw new Problem(400, 'BAD_REQUEST', 'cursor: no list has given this', 'cursor');
    const filter = { status, publicOnly: true, ...(game === undefined ? {} : { game }), ...(after ? { after } : {}) };
    const found = await services.store.list({ ...filter, limit: limit + 1 });
    const listed = found.slice(0, limit);
    const last = listed.at(-1);
    return { tables: listed.map(listedTable), next_cursor: last && found.length > limit ? cursorText(last) : null };
  });

  app.post('/api/tables', async (request, reply) => {
    const asked = readBody(CreateTable, request.body);
    reply.code(201);
    if (!asked.watch) return created(request, await held(request, () => openTable(services, openingOf(asked))));
    const table = await openExhibition(services, openingOf(asked));
    await rooms.find(table.card.id); // the first card is dealt there
    return toWatch(request, table);
  });

  app.post('/api/quick', async (request, reply) => {
    const { level, human, name, ...asked } = readBody(QuickPlay, request.body);
    const game = gameOf(asked.game);
    const wish = { game, name, seats: seatCountOf(game, asked.seats ?? game.seats[0]) };
    reply.code(201);
    if (human) return created(request, await held(request, () => quick.seat(wish)));
    const bots = levelOf(game, level ?? levelsOf(game).at(-1) ?? '', 'level');
    return created(request, await held(request, () => quickAgainstBots(services, wish, bots)));
  });

  app.get('/api/tables/:table_id', async (request) => {
    const id = idOf(request);
    const room = await rooms.peek(id);
    if (room) return tableDetail(room.table);
    return storedDetail(await foundTable(services.store, id));
  });

  app.post('/api/tables/:table_id/join', async (request, reply) => {
    const { name, kind = 'human' } = readBody(JoinTable, request.body);
    const room = await roomOf(request);
    reply.code(201);
    return seated(
      await held(request, async () => {
        const seat = await takeSeat(services, room, { name, kind });
        if ('code' in seat) throw conflict(seat);
        return seat;
      }),
    );
  });

  app.post('/api/tables/:table_id/bots', async (request) => {
    const { room } = await ownSeatOf(request);
    const { level } = readBody(FillWithBots, request.body);
    const refusal = await fillWithBots(services, room, levelOf(room.table.game, level, 'level'));
    if (refusal) throw conflict(refusal);
    return tableDetail(room.table);
  });

  app.post('/api/tables/:table_id/leave', async (request) => {
    const { room, seat } = await ownSeatOf(request);
    const refusal = await leaveSeat(room, seat);
    if (refusal) throw conflict(refusal);
    return tableDetail(room.table);
  });

  app.post('/api/tables/:table_id/rematch', async (request, reply): Promise<Seated> => {
    const { room, seat, token } = await ownSeatOf(request);
    const next = await rematch(services, rooms, room, seat);
    if ('code' in next) throw conflict(next);
    reply.code(201);
    return { table_id: next.card.id, player_id: playerIdAt(next, seat), session_token: token };
  });

  recordRoute(app, services, rooms);

  /** A seat counts for the address that asks until somebody connects to it. */
  async function held(request: FastifyRequest, take: () => Promise<OwnSeat>): Promise<OwnSeat> {
    const { openSeats, settings, time } = services;
    const hold = openSeats.take(addressOf(request.raw, settings.trustProxy), time.now());
    if (!hold) throw new Problem(429, 'TOO_MANY_OPEN_SEATS', 'Connect to the seats that you have asked for first');
    try {
      const seat = await take();
      hold.keep(seat.playerId);
      return seat;
    } catch (error) {
      hold.release();
      throw error;
    }
  }

  async function roomOf(request: FastifyRequest): Promise<Room> {
    const room = await rooms.find(idOf(request));
    if (!room) throw NO_TABLE();
    return room;
  }

  async function ownSeatOf(request: FastifyRequest): Promise<{ room: Room; seat: Seat; token: string }> {
    const token = bearerOf(request.headers.authorization) ?? '';
    const room = await rooms.find(idOf(request));
    const seat = room && seatOfToken(room.table, token);
    if (!room || seat === null) throw BAD_BEARER();
    return { room, seat, token };
  }
}

function seated({ table, playerId, token }: OwnSeat): Seated {
  return { table_id: table.card.id, player_id: playerId, session_token: token };
}

function created(request: FastifyRequest, own: OwnSeat): TableCreated {
  return { ...seated(own), ...toWatch(request, own.table) };
}

function toWatch({ protocol, host }: FastifyRequest, table: TableState): TableToWatch {
  const { id } = table.card;
  return { table_id: id, invite_url: inviteUrl(`${protocol}://${host}`, id), commitment: commitmentOf(table) };
}

import type { IncomingMessage } from 'node:http';
import type { Seat } from '@madang/engine';
import { usualLevel } from '@madang/players';
import { LISTED, type Seated, type TableCreated, type TableToWatch } from '@madang/protocol';
import type { FastifyRequest } from 'fastify';
import { freeReachedSeats, seatOfToken } from '../lobby/admission.ts';
import { inviteUrl } from '../lobby/invite.ts';
import { type OwnSeat, openBotOnlyTable, openTable, type SeatOwner } from '../lobby/open-table.ts';
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
import { allGames } from './describe-game.ts';
import { cursorText, listedTable, readCursor, storedDetail, tableDetail } from './describe-table.ts';
import { foundTable } from './find-table.ts';
import { ownerOf } from './key-holder.ts';
import { BAD_BEARER, conflict, NO_TABLE, Problem } from './problem.ts';
import { bearerOf, clockOf, gameOf, levelOf, openingOf, rulesOf, seatCountOf } from './requests.ts';
import { type Api, bound } from './routes.ts';

/** Listing and reading: what can be played, and which tables there are. */
export function listingRoutes(api: Api, { store, models }: Services, rooms: Rooms): void {
  api.route({ ...bound('listGames'), handler: () => ({ games: allGames(models) }) });

  api.route({
    ...bound('listTables'),
    handler: async ({ query: { game, status = 'open', limit = LISTED.usual, cursor } }) => {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      if (after === null) throw new Problem('BAD_REQUEST', 'cursor: no list has given this', 'cursor');
      const filter = { status, publicOnly: true, ...(game === undefined ? {} : { game }), ...(after ? { after } : {}) };
      const found = await store.list({ ...filter, limit: limit + 1 });
      const listed = found.slice(0, limit);
      const last = listed.at(-1);
      return { tables: listed.map(listedTable), next_cursor: last && found.length > limit ? cursorText(last) : null };
    },
  });

  api.route({
    ...bound('getTable'),
    handler: async ({ params: { table_id } }) => {
      const room = await rooms.peek(table_id);
      if (room) return tableDetail(room.table);
      return storedDetail(await foundTable(store, table_id));
    },
  });
}

/** Routes that give a seat to the caller. */
export function seatRoutes(api: Api, services: Services, rooms: Rooms): void {
  const quick = new QuickPairs(services, rooms);

  api.route({
    ...bound('createTable'),
    handler: async (request, reply) => {
      const asked = request.body;
      const opening = openingOf(asked, services.models);
      const owner = await ownerOf(services, request.headers.authorization);
      reply.code(201);
      if (!asked.watch)
        return created(request, await held(request.raw, () => openTable(services, { ...opening, owner })));
      const table = await openBotOnlyTable(services, opening);
      await rooms.find(table.card.id); // deals the first card
      return toWatch(request, table);
    },
  });

  api.route({
    ...bound('quickPlay'),
    handler: async (request, reply) => {
      const { level, human, name, utc_offset: utcOffset, ...asked } = request.body;
      const game = gameOf(asked.game);
      const owner = await ownerOf(services, request.headers.authorization);
      const isGone = () => request.raw.socket.destroyed;
      const terms = { game, seats: seatCountOf(game, asked.seats), rules: rulesOf(game, asked), clock: clockOf(asked) };
      const wish = { ...terms, name, owner, utcOffset, isGone };
      reply.code(201);
      if (human) return created(request, await held(request.raw, () => quick.seat(wish)));
      const bots = levelOf(terms, level ?? usualLevel(game), 'level', services.models);
      return created(request, await held(request.raw, () => quickAgainstBots(services, wish, bots)));
    },
  });

  api.route({
    ...bound('joinTable'),
    handler: async ({ raw, params, headers, body: { name, kind = 'human' } }, reply) => {
      const owner = await ownerOf(services, headers.authorization);
      const room = await rooms.find(params.table_id);
      if (!room) throw NO_TABLE();
      await mustNotBeParted(services, room.table, owner);
      reply.code(201);
      return seated(
        await held(raw, async () => {
          const seat = await takeSeat(services, room, { name, kind, owner });
          if ('code' in seat) throw conflict(seat);
          return seat;
        }),
      );
    },
  });

  /** A seat counts for the address that asks until somebody connects to it. */
  async function held(request: IncomingMessage, take: () => Promise<OwnSeat>): Promise<OwnSeat> {
    const { openSeats, settings, time } = services;
    const address = addressOf(request, settings.trustProxy);
    let hold = openSeats.take(address, time.now());
    if (!hold && settings.isShared) {
      await freeReachedSeats(openSeats, address, rooms);
      hold = openSeats.take(address, time.now());
    }
    if (!hold) throw new Problem('TOO_MANY_OPEN_SEATS', 'Connect to the seats that you have asked for first');
    try {
      const seat = await take();
      hold.keep(seat.playerId);
      return seat;
    } catch (error) {
      hold.release();
      throw error;
    }
  }
}

/** Routes for players who have a seat, by their token. */
export function ownSeatRoutes(api: Api, services: Services, rooms: Rooms): void {
  api.route({
    ...bound('fillWithBots'),
    // A wrong token is answered before a wrong body.
    attachValidation: true,
    handler: async ({ params, headers, body, validationError }) => {
      const { room } = await ownSeat(params.table_id, headers.authorization);
      if (validationError) throw validationError;
      const { game, card } = room.table;
      const level = levelOf({ ...card, game }, body.level, 'level', services.models);
      const refusal = await fillWithBots(services, room, level);
      if (refusal) throw conflict(refusal);
      return tableDetail(room.table);
    },
  });

  api.route({
    ...bound('leaveTable'),
    handler: async ({ params, headers }) => {
      const { room, seat } = await ownSeat(params.table_id, headers.authorization);
      const refusal = await leaveSeat(room, seat);
      if (refusal) throw conflict(refusal);
      return tableDetail(room.table);
    },
  });

  api.route({
    ...bound('rematch'),
    handler: async ({ params, headers }, reply) => {
      const { room, seat, token } = await ownSeat(params.table_id, headers.authorization);
      const next = await rematch(services, rooms, room, seat);
      if ('code' in next) throw conflict(next);
      reply.code(201);
      return { table_id: next.card.id, player_id: playerIdAt(next, seat), session_token: token };
    },
  });

  async function ownSeat(tableId: string, authorization: string | undefined): Promise<SeatOfToken> {
    const token = bearerOf(authorization) ?? '';
    const room = await rooms.find(tableId);
    const seat = room && seatOfToken(room.table, token);
    if (!room || seat === null) throw BAD_BEARER();
    return { room, seat, token };
  }
}

/** Whoever has blocked somebody does not meet them at a public table. A link to a private one is given to friends. */
async function mustNotBeParted({ conduct }: Services, table: TableState, owner: SeatOwner | null): Promise<void> {
  const people = table.sitters.flatMap((sitter) => sitter?.person ?? []);
  if (!owner || !table.card.isPublic || people.length === 0) return;
  const parted = await conduct.parted(owner.person);
  if (people.some((person) => parted.has(person)))
    throw new Problem('NOT_ALLOWED', 'You and somebody at this table do not play with each other');
}

interface SeatOfToken {
  readonly room: Room;
  readonly seat: Seat;
  readonly token: string;
}

function seated({ table, playerId, token }: OwnSeat): Seated {
  return { table_id: table.card.id, player_id: playerId, session_token: token };
}

type Asked = Pick<FastifyRequest, 'protocol' | 'host'>;

function created(request: Asked, own: OwnSeat): TableCreated {
  return { ...seated(own), ...toWatch(request, own.table) };
}

function toWatch({ protocol, host }: Asked, table: TableState): TableToWatch {
  const { id } = table.card;
  return { table_id: id, invite_url: inviteUrl(`${protocol}://${host}`, id), commitment: commitmentOf(table) };
}

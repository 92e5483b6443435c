import { LISTED, MOST_KEYS, TRANSFER_MS } from '@madang/protocol';
import { leaveSeat } from '../lobby/seats.ts';
import type { PasskeyGuard } from '../passkey/guard.ts';
import { siteOf } from '../passkey/site.ts';
import type { Rooms } from '../room/rooms.ts';
import { hashToken, newPersonId, newToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import { newCode, readCode } from '../server/words.ts';
import { cursorText, listedMatch, readCursor } from './describe-table.ts';
import { keyHashIn, personOf } from './key-holder.ts';
import { meOf, newKey } from './me.ts';
import { Problem, TOO_MANY_KEYS } from './problem.ts';
import { type Api, bound } from './routes.ts';

/** What people may do with their key, apart from playing. */
export function peopleRoutes(api: Api, services: Services, rooms: Rooms, guard: PasskeyGuard): void {
  ownRoutes(api, services, rooms, guard);
  keyRoutes(api, services, guard);
}

function ownRoutes(api: Api, services: Services, rooms: Rooms, guard: PasskeyGuard): void {
  const { people, store, time, bytes } = services;

  api.route({
    ...bound('register'),
    handler: async ({ headers, body: { name } }) => {
      const hash = keyHashIn(headers.authorization);
      const createdAt = time.now();
      const known = await people.holderOf(hash);
      if (known?.key.kind === 'program') await personOf(services, headers.authorization); // which refuses it
      const person = { id: newPersonId(bytes), name: name ?? '', createdAt };
      const holder = known ?? (await people.register(person, newKey(services, hash, 'person', '')));
      if (name === undefined || holder.person.name === name) return meOf(services, holder);
      await people.rename(holder.person.id, name);
      return meOf(services, { ...holder, person: { ...holder.person, name } });
    },
  });

  api.route({
    ...bound('getMe'),
    handler: async ({ headers }) => meOf(services, await personOf(services, headers.authorization)),
  });

  api.route({
    ...bound('listMyMatches'),
    handler: async ({ headers, query: { cursor, limit = LISTED.usual, ...filter } }) => {
      const { person } = await personOf(services, headers.authorization);
      const after = afterOf(cursor);
      const found = await store.list({ ...defined({ ...filter, after }), person: person.id, limit: limit + 1 });
      const listed = found.slice(0, limit);
      const last = listed.at(-1);
      const next_cursor = last && found.length > limit ? cursorText(last) : null;
      return { matches: listed.map((one) => listedMatch(one, person.id)), next_cursor };
    },
  });

  api.route({
    ...bound('eraseMe'),
    handler: async (request) => {
      const { confirm, signed } = request.body;
      const { person } = await personOf(services, request.headers.authorization);
      if (confirm !== person.id) throw new Problem('BAD_REQUEST', 'confirm: must be your own person_id', 'confirm');
      await guard.mustBeSigned(person.id, signed, siteOf(request));
      for (const status of ['open', 'playing'] as const)
        for (const { card } of await store.list({ person: person.id, status })) await leave(card.id, person.id);
      await people.erase(person.id, time.now());
      return { erased: true as const };
    },
  });

  /** Leaves every seat of the person at this table. */
  async function leave(tableId: string, personId: string): Promise<void> {
    const room = await rooms.find(tableId);
    for (const [seat, sitter] of (room?.table.sitters ?? []).entries())
      if (room && sitter?.person === personId && !sitter.hasLeft) await leaveSeat(room, seat);
  }
}

function keyRoutes(api: Api, services: Services, guard: PasskeyGuard): void {
  const { people, time, bytes } = services;

  api.route({
    ...bound('offerTransfer'),
    handler: async (request, reply) => {
      const { person } = await personOf(services, request.headers.authorization);
      await guard.mustBeSigned(person.id, request.body.signed, siteOf(request));
      if ((await people.keys(person.id)).length >= MOST_KEYS) throw TOO_MANY_KEYS();
      const code = newCode(bytes);
      const until = time.now() + TRANSFER_MS;
      await people.offerTransfer({ codeHash: hashToken(code), personId: person.id, until });
      reply.code(201);
      return { code, expires_at: until };
    },
  });

  api.route({
    ...bound('takeTransfer'),
    handler: async ({ headers, body: { code, device = '' } }, reply) => {
      const key = newKey(services, keyHashIn(headers.authorization), 'person', device);
      const holder = await people.takeTransfer(hashToken(readCode(code)), time.now(), key, MOST_KEYS);
      if (!holder) throw new Problem('BAD_CODE', 'code: it is wrong, was used, or is too old', 'code');
      reply.code(201);
      return meOf(services, holder);
    },
  });

  api.route({
    ...bound('createToken'),
    handler: async (request, reply) => {
      const { name, signed } = request.body;
      const { person } = await personOf(services, request.headers.authorization);
      await guard.mustBeSigned(person.id, signed, siteOf(request));
      const token = newToken(bytes);
      const key = newKey(services, hashToken(token), 'program', name);
      if (!(await people.addKey(person.id, key, MOST_KEYS))) throw TOO_MANY_KEYS();
      reply.code(201);
      return { key_id: key.id, token };
    },
  });

  api.route({
    ...bound('revokeKey'),
    handler: async (request) => {
      const { key_id, signed } = request.body;
      const holder = await personOf(services, request.headers.authorization);
      await guard.mustBeSigned(holder.person.id, signed, siteOf(request));
      if (!(await people.removeKey(holder.person.id, key_id)))
        throw new Problem('NO_KEY', 'You have no such key, or it is your last one', 'key_id');
      return meOf(services, holder);
    },
  });
}

/** The place in a list that a cursor means. */
export function afterOf(cursor: string | undefined) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after === null) throw new Problem('BAD_REQUEST', 'cursor: no list has given this', 'cursor');
  return after;
}

type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the fields that are undefined. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}

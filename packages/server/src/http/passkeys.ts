import { MOST_KEYS } from '@madang/protocol';
import type { PasskeyGuard } from '../passkey/guard.ts';
import { siteOf } from '../passkey/site.ts';
import type { Services } from '../server/services.ts';
import { keyHashIn, personOf } from './key-holder.ts';
import { meOf, newKey } from './me.ts';
import { BAD_KEY, Problem, TOO_MANY_KEYS } from './problem.ts';
import { type Api, bound } from './routes.ts';

/** Passkeys: to guard a key, and to be the same person on another device. */
export function passkeyRoutes(api: Api, services: Services, guard: PasskeyGuard): void {
  const { people, passkeys } = services;

  api.route({
    ...bound('newPasskey'),
    handler: async (request) => {
      const { person } = await personOf(services, request.headers.authorization);
      return guard.creation(person, siteOf(request));
    },
  });

  api.route({
    ...bound('addPasskey'),
    handler: async (request, reply) => {
      const { passkey, signed } = request.body;
      const holder = await personOf(services, request.headers.authorization);
      await guard.mustBeSigned(holder.person.id, signed, siteOf(request));
      await guard.add(holder.person.id, passkey, siteOf(request));
      reply.code(201);
      return meOf(services, holder);
    },
  });

  api.route({
    ...bound('removePasskey'),
    handler: async (request) => {
      const { passkey_id, signed } = request.body;
      const holder = await personOf(services, request.headers.authorization);
      await guard.mustBeSigned(holder.person.id, signed, siteOf(request));
      if (!(await passkeys.remove(holder.person.id, passkey_id)))
        throw new Problem('NO_KEY', 'You have no such passkey', 'passkey_id');
      return meOf(services, holder);
    },
  });

  api.route({
    ...bound('askPasskey'),
    handler: async (request) => {
      const { authorization } = request.headers;
      const holder = authorization === undefined ? null : await personOf(services, authorization);
      return guard.request(holder?.person.id ?? null, siteOf(request));
    },
  });

  api.route({
    ...bound('usePasskey'),
    handler: async (request, reply) => {
      const { signed, device = '' } = request.body;
      const hash = keyHashIn(request.headers.authorization);
      if (await people.holderOf(hash)) throw new Problem('BAD_KEY', 'The key is somebody’s already: send a new one');
      const personId = await guard.signer(signed, siteOf(request), null);
      if (!(await people.addKey(personId, newKey(services, hash, 'person', device), MOST_KEYS))) throw TOO_MANY_KEYS();
      const holder = await people.holderOf(hash);
      if (!holder) throw BAD_KEY(); // erased at this moment
      reply.code(201);
      return meOf(services, holder);
    },
  });
}

import { MOST_BLOCKED, REPORTS } from '@madang/protocol';
import type { Services } from '../server/services.ts';
import { Addresses, addressOf } from '../socket/addresses.ts';
import { foundTable } from './find-table.ts';
import { personOf } from './key-holder.ts';
import { meOf } from './me.ts';
import { NO_TABLE, Problem } from './problem.ts';
import { type Api, bound } from './routes.ts';

const DAY_S = 86_400;

/** What people may do about others: block them, and report them to the operator. */
export function conductRoutes(api: Api, services: Services): void {
  const { conduct, store, time, settings, log } = services;
  const perAddress = { addressBurst: REPORTS.perAddress, addressPerSecond: REPORTS.perAddress / DAY_S };
  const addresses = new Addresses({ ...settings.limits, ...perAddress });

  api.route({
    ...bound('blockPerson'),
    handler: async ({ headers, body: { person_id } }) => {
      const holder = await personOf(services, headers.authorization);
      const { person } = holder;
      if (person_id === person.id) throw new Problem('BAD_REQUEST', 'person_id: this is you', 'person_id');
      if (!(await services.people.person(person_id))) throw new Problem('NO_PERSON', 'There is no such person');
      if (!(await conduct.block(person.id, person_id, time.now(), MOST_BLOCKED)))
        throw new Problem('TOO_MANY_BLOCKED', `A person may block ${MOST_BLOCKED} others: unblock one first`);
      return meOf(services, holder);
    },
  });

  api.route({
    ...bound('unblockPerson'),
    handler: async ({ headers, body: { person_id } }) => {
      const holder = await personOf(services, headers.authorization);
      await conduct.unblock(holder.person.id, person_id);
      return meOf(services, holder);
    },
  });

  api.route({
    ...bound('reportPlayer'),
    handler: async ({ raw, headers, body: { table_id, seat, reason } }, reply) => {
      const { person } = await personOf(services, headers.authorization);
      const reported = await seatBeside(person.id, table_id, seat);
      const now = time.now();
      const wait = addresses.take(addressOf(raw, settings.trustProxy), now);
      const report = { tableId: table_id, seat, reporter: person.id, ...reported, reason, at: now };
      const limits = { most: REPORTS.perPerson, since: now - DAY_S * 1000 };
      if (wait > 0 || !(await conduct.report(report, limits)))
        throw new Problem('TOO_MANY_REPORTS', 'You have made many reports: try again tomorrow');
      log.info({ table: table_id, seat, reason }, 'a player was reported');
      reply.code(201);
      return { reported: true as const };
    },
  });

  /** Who sits in another seat of a table where this person has one. To others the table says nothing. */
  async function seatBeside(personId: string, tableId: string, seat: number) {
    const { summary } = await foundTable(store, tableId);
    const seats = summary.detail?.seats ?? [];
    const other = seats[seat];
    if (!other || other.kind === 'bot' || other.person === personId) throw NO_TABLE();
    if (!seats.some((own) => own?.person === personId)) throw NO_TABLE();
    return { reported: other.person ?? null, name: other.name };
  }
}

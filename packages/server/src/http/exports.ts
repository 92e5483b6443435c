import { Readable } from 'node:stream';
import type { Seat } from '@madang/engine';
import { EXPORTED, LISTED } from '@madang/protocol';
import { isSecret } from '../daily/day.ts';
import { RecordsBusy } from '../record/records.ts';
import type { Services } from '../server/services.ts';
import type { Listed } from '../store/store.ts';
import { cursorText, listedMatch } from './describe-table.ts';
import { personOf } from './key-holder.ts';
import { afterOf, defined } from './people.ts';
import { Problem } from './problem.ts';
import { type Api, bound, boundRaw } from './routes.ts';

/** More than anybody plays. */
const EVERY_POINT = 1_000_000;
const NDJSON = 'application/x-ndjson; charset=utf-8';

/** Finished matches, and what is kept of a person: a line of JSON each. */
export function exportRoutes(api: Api, services: Services): void {
  const { store } = services;

  api.route({
    ...bound('listMatches'),
    handler: async ({ query: { cursor, limit = LISTED.usual, ...filter } }) => {
      const found = await finished({ ...filter, cursor, limit: limit + 1 });
      const listed = found.slice(0, limit);
      const last = listed.at(-1);
      const next_cursor = last && found.length > limit ? cursorText(last) : null;
      return { matches: listed.map((one) => listedMatch(one, filter.person ?? null)), next_cursor };
    },
  });

  api.route({
    ...boundRaw('exportMatches'),
    handler: async ({ query: { cursor, limit = EXPORTED, ...filter } }, reply) => {
      const most = Math.min(limit, EXPORTED);
      const found = await finished({ ...filter, cursor, limit: most + 1 });
      const last = found.slice(0, most).at(-1);
      if (last && found.length > most) reply.header('x-next-cursor', cursorText(last));
      const lines = exported(found.slice(0, most), filter.person ?? null);
      return reply.type(NDJSON).send(Readable.from(lines));
    },
  });

  api.route({
    ...boundRaw('exportMine'),
    handler: async ({ headers }, reply) => {
      const { person } = await personOf(services, headers.authorization);
      return reply.type(NDJSON).send(Readable.from(everythingOf(person.id)));
    },
  });

  function finished({ cursor, ...filter }: { readonly cursor: string | undefined; readonly limit: number }) {
    return store.list({ ...defined({ ...filter, after: afterOf(cursor) }), status: 'finished', publicOnly: true });
  }

  async function* everythingOf(personId: string): AsyncGenerator<string> {
    const person = await services.people.person(personId);
    const ratings = await services.ratingStore.ratingsOf(personId, EVERY_POINT);
    const keys = await services.people.keys(personId);
    const blocked = await services.conduct.blocked(personId);
    const reports = await services.conduct.reportsBy(personId);
    const passkeys = await services.passkeys.ofPerson(personId);
    yield line({ person, keys, ratings, blocked, reports, passkeys });
    for (let after: { createdAt: number; id: string } | undefined; ; ) {
      const page = await store.list({ ...defined({ after }), person: personId, limit: EXPORTED });
      yield* exported(page, personId);
      const last = page.at(-1);
      if (!last || page.length < EXPORTED) return;
      after = { createdAt: last.card.createdAt, id: last.card.id };
    }
  }

  async function* exported(page: readonly Listed[], personId: string | null): AsyncGenerator<string> {
    for (const listed of page) {
      const match = listedMatch(listed, personId);
      yield line({ ...match, kibo: await recordOf(listed, match.seat) });
    }
  }

  /** The record: whole after the match, before that what the seat has seen; null where there is none. */
  async function recordOf({ card, summary }: Listed, seat: Seat | null): Promise<unknown> {
    const isOpen = summary.status === 'finished' && !isSecret(card, services.time.now());
    const viewer = isOpen ? null : (seat ?? 'table');
    const log = await store.log(card.id);
    const key = viewer === null ? `${card.id}/whole` : `${card.id}/${log.length}/${viewer}`;
    const made = await services.records
      .get(key, async () => ({ card, log, viewer }), new AbortController().signal)
      .catch((error: unknown) => {
        throw error instanceof RecordsBusy ? new Problem('BUSY', 'Too many records are asked for: try again') : error;
      });
    return 'text' in made ? JSON.parse(made.text) : null;
  }
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

import type { ServerResponse } from 'node:http';
import type { Seat } from '@madang/engine';
import { isSecret } from '../daily/day.ts';
import { seatOfToken } from '../lobby/admission.ts';
import type { RecordMade, RecordOrder } from '../record/make-record.ts';
import { RecordsBusy } from '../record/records.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import type { Logged, TableCard } from '../table/log.ts';
import { isOver, sittersAfter, type TableState } from '../table/table.ts';
import { foundTable } from './find-table.ts';
import { BAD_BEARER, Problem } from './problem.ts';
import { Recent } from './recent.ts';
import { bearerOf } from './requests.ts';
import { type Api, boundRaw } from './routes.ts';

/** A table that is not in memory is read again after this many milliseconds. */
const READ_AGAIN = 1000;

/** What is needed of a table to choose its record. */
interface Recorded {
  readonly sitters: TableState['sitters'];
  /** Whether everything may be known: the match is over, and so is the day of a daily deal. */
  readonly isOpen: boolean;
  /** Whether spectators know it later than it is. */
  readonly isDelayed: boolean;
  /** The length of its log. */
  readonly n: number;
  order(seat: Seat | 'table' | null): Promise<RecordOrder>;
}

/** The part of a log that this viewer may know by now. */
function knownTo(
  viewer: RecordOrder['viewer'],
  { spectatorDelay = 0 }: TableCard,
  log: readonly Logged[],
  now: number,
) {
  return viewer === 'table' ? log.filter(({ at }) => at + spectatorDelay <= now) : log;
}

/** `GET /api/tables/{table_id}/kibo`: the whole record once the match is over, before that what the asking seat may know. */
export function recordRoute(api: Api, services: Services, rooms: Rooms): void {
  const { records, store, time } = services;
  // For a table that is not in memory, reading its whole log for every request would be most of the work.
  const stored = new Recent<Recorded>(READ_AGAIN, () => time.now());

  api.route({
    ...boundRaw('getRecord'),
    handler: async ({ params: { table_id }, headers }, reply) => {
      const token = bearerOf(headers.authorization);
      const known = token === undefined ? records.known(wholeKey(table_id)) : undefined;
      const made = known ?? (await make(table_id, token, disconnected(reply.raw)));
      return reply.type('application/json; charset=utf-8').send(textOf(made));
    },
  });

  async function make(id: string, token: string | undefined, gone: AbortSignal): Promise<RecordMade> {
    const table = await recorded(id);
    const seat = token === undefined ? null : seatOfToken(table, token);
    if (token !== undefined && seat === null) throw BAD_BEARER();
    const viewer = table.isOpen ? null : (seat ?? 'table');
    const since = viewer === 'table' && table.isDelayed ? Math.floor(time.now() / READ_AGAIN) : 0;
    const key = viewer === null ? wholeKey(id) : `${id}/${table.n}/${viewer}/${since}`;
    return records
      .get(key, () => table.order(viewer), gone)
      .catch((error: unknown) => {
        throw error instanceof RecordsBusy ? new Problem('BUSY', 'Too many records are asked for: try again') : error;
      });
  }

  async function recorded(id: string): Promise<Recorded> {
    const room = await rooms.peek(id);
    if (room) {
      const { table } = room;
      const order = async (viewer: RecordOrder['viewer']) => {
        const log = (await store.log(id)).slice(0, table.n);
        return { card: table.card, log: knownTo(viewer, table.card, log, time.now()), viewer };
      };
      const isOpen = isOver(table) && !isSecret(table.card, time.now());
      return { sitters: table.sitters, isOpen, isDelayed: isDelayed(table.card), n: table.n, order };
    }
    return stored.get(id, () => readRecorded(services, id));
  }
}

async function readRecorded({ store, time }: Services, id: string): Promise<Recorded> {
  const { card, summary } = await foundTable(store, id);
  const log = await store.log(id);
  const order = async (viewer: RecordOrder['viewer']) => ({
    card,
    log: knownTo(viewer, card, log, time.now()),
    viewer,
  });
  return {
    sitters: sittersAfter(card, log),
    isOpen: summary.status === 'finished' && !isSecret(card, time.now()),
    isDelayed: isDelayed(card),
    n: log.length,
    order,
  };
}

function isDelayed({ spectatorDelay = 0 }: TableCard): boolean {
  return spectatorDelay > 0;
}

/** A whole record no longer changes. */
function wholeKey(id: string): string {
  return `${id}/whole`;
}

function textOf(made: RecordMade): string {
  if ('text' in made) return made.text;
  if (made.problem === 'NOT_STARTED') throw new Problem('NOT_STARTED', 'The match has not begun');
  throw new Problem('VOIDED', `The match was played by other rules (${made.reason})`);
}

/** Aborted when the client disconnects before the answer. */
function disconnected(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new Problem('REQUEST_TIMEOUT', 'The client has disconnected'));
  if (response.destroyed) abort();
  else response.once('close', abort);
  return gone.signal;
}

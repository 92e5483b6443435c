import type { Seat } from '@madang/engine';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { seatOfToken } from '../lobby/admission.ts';
import type { RecordMade, RecordOrder } from '../record/make-record.ts';
import { RecordsBusy } from '../record/records.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import { isOver, sittersAfter, type TableState } from '../table/table.ts';
import { foundTable } from './find-table.ts';
import { BAD_BEARER, Problem } from './problem.ts';
import { Recent } from './recent.ts';
import { bearerOf, idOf } from './requests.ts';

/** A table that is not in memory is read again after so many milliseconds. */
const READ_AGAIN = 1000;

/** What has to be known of a table to say which record is wanted. */
interface Recorded {
  readonly sitters: TableState['sitters'];
  readonly isOver: boolean;
  /** How long its log is. */
  readonly n: number;
  order(seat: Seat | 'table' | null): Promise<RecordOrder>;
}

/** `GET /api/tables/{table_id}/kibo`: the whole record once the match is over, before that what the asking seat has seen. */
export function recordRoute(app: FastifyInstance, services: Services, rooms: Rooms): void {
  const { records, store, time } = services;
  // Nobody is at such a table here: to read its whole log for every request would be most of the work.
  const stored = new Recent<Recorded>(READ_AGAIN, () => time.now());

  app.get('/api/tables/:table_id/kibo', async (request, reply) => {
    const id = idOf(request);
    const token = bearerOf(request.headers.authorization);
    const finished = wholeKey(id);
    const known = token === undefined ? records.known(finished) : undefined;
    const made = known ?? (await make(id, token, hungUp(reply)));
    return reply.type('application/json; charset=utf-8').send(textOf(made));
  });

  async function make(id: string, token: string | undefined, gone: AbortSignal): Promise<RecordMade> {
    const table = await recorded(id);
    const seat = token === undefined ? null : seatOfToken(table, token);
    if (token !== undefined && seat === null) throw BAD_BEARER();
    const viewer = table.isOver ? null : (seat ?? 'table');
    const key = viewer === null ? wholeKey(id) : `${id}/${table.n}/${viewer}`;
    return records
      .get(key, () => table.order(viewer), gone)
      .catch((error: unknown) => {
        throw error instanceof RecordsBusy
          ? new Problem(503, 'BUSY', 'Too many records are asked for: try again')
          : error;
      });
  }

  async function recorded(id: string): Promise<Recorded> {
    const room = await rooms.peek(id);
    if (room) {
      const { table } = room;
      const order = async (viewer: RecordOrder['viewer']) => {
        const log = (await store.log(id)).slice(0, table.n);
        return { card: table.card, log, viewer };
      };
      return { sitters: table.sitters, isOver: isOver(table), n: table.n, order };
    }
    return stored.get(id, () => readRecorded(store, id));
  }
}

async function readRecorded(store: Services['store'], id: string): Promise<Recorded> {
  const { card, summary } = await foundTable(store, id);
  const log = await store.log(id);
  const order = async (viewer: RecordOrder['viewer']) => ({ card, log, viewer });
  return { sitters: sittersAfter(card, log), isOver: summary.status === 'finished', n: log.length, order };
}

/** A record that is whole does not change any more. */
function wholeKey(id: string): string {
  return `${id}/whole`;
}

function textOf(made: RecordMade): string {
  if ('text' in made) return made.text;
  if (made.problem === 'NOT_STARTED') throw new Problem(409, 'NOT_STARTED', 'The match has not begun');
  throw new Problem(410, 'VOIDED', `The match was played by other rules (${made.reason})`);
}

/** Whether the client is still there for the answer. */
function hungUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new Problem(499, 'HUNG_UP', 'The client has gone'));
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}

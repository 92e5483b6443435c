import { z } from 'zod';
import { DAILY_ROUTES } from './daily-routes.ts';
import { ENDPOINTS, type Endpoint, type OperationId } from './endpoints.ts';
import type { HttpErrorCode } from './errors.ts';
import {
  CreateTable,
  FillWithBots,
  GameList,
  Health,
  JoinTable,
  KiboDocument,
  ListTables,
  NetworkAddresses,
  QuickPlay,
  Seated,
  TableCreated,
  TableDetail,
  TableId,
  TableList,
  TableToWatch,
} from './http.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';

// The routes of the HTTP interface and the schemas they are bound to.

export interface Route extends Endpoint {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Whether the answer is lines of JSON (NDJSON) instead of one value. */
  readonly lines?: true;
  readonly status: 200 | 201;
  /** The codes of its own. Those of `EVERY_ROUTE` and `WITH_BODY` come on top. */
  readonly errors: readonly HttpErrorCode[];
}

/** What can go wrong at every route. */
const EVERY_ROUTE = ['BAD_REQUEST', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const satisfies HttpErrorCode[];
/** What can go wrong with a request body. */
const WITH_BODY = ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const satisfies HttpErrorCode[];

const params = z.object({ table_id: TableId });

export const ROUTES = {
  listGames: {
    ...ENDPOINTS.listGames,
    summary: 'The games, their rulesets, options and levels of bots',
    answer: GameList,
    status: 200,
    errors: [],
  },
  listTables: {
    ...ENDPOINTS.listTables,
    summary: 'Public tables, the newest first',
    query: ListTables,
    answer: TableList,
    status: 200,
    errors: [],
  },
  createTable: {
    ...ENDPOINTS.createTable,
    summary: 'Open a table and take its first free seat, or watch where bots have all of them',
    body: CreateTable,
    answer: z.union([TableCreated, TableToWatch]),
    status: 201,
    errors: ['BAD_NAME', 'BAD_RULES', 'BAD_SEATS', 'NO_LEVEL', 'BAD_KEY', 'TOO_MANY_OPEN_SEATS'],
  },
  getTable: {
    ...ENDPOINTS.getTable,
    summary: 'One table',
    params,
    answer: TableDetail,
    status: 200,
    errors: ['NO_TABLE'],
  },
  joinTable: {
    ...ENDPOINTS.joinTable,
    summary: 'Take a free seat',
    params,
    body: JoinTable,
    answer: Seated,
    status: 201,
    errors: [
      'BAD_NAME',
      'BAD_KEY',
      'NOT_ALLOWED',
      'NO_TABLE',
      'TABLE_FULL',
      'SEAT_TAKEN',
      'ALREADY_STARTED',
      'TOO_MANY_OPEN_SEATS',
    ],
  },
  fillWithBots: {
    ...ENDPOINTS.fillWithBots,
    summary: 'Let bots take the free seats',
    params,
    body: FillWithBots,
    answer: TableDetail,
    status: 200,
    errors: ['NO_LEVEL', 'BAD_TOKEN', 'NO_TABLE', 'ALREADY_STARTED'],
  },
  leaveTable: {
    ...ENDPOINTS.leaveTable,
    summary: 'Leave for good: before the match the seat becomes free, during it a bot plays on',
    params,
    answer: TableDetail,
    status: 200,
    errors: ['BAD_TOKEN', 'NO_TABLE', 'MATCH_OVER'],
  },
  rematch: {
    ...ENDPOINTS.rematch,
    summary: 'Another match of the same players; the same token is valid there',
    params,
    answer: Seated,
    status: 201,
    errors: ['BAD_TOKEN', 'NO_TABLE', 'NOT_OVER', 'REMATCH_GONE'],
  },
  getRecord: {
    ...ENDPOINTS.getRecord,
    summary: 'The record: whole after the match, before that what the asking seat has seen',
    params,
    answer: KiboDocument,
    status: 200,
    errors: ['BAD_TOKEN', 'NO_TABLE', 'NOT_STARTED', 'VOIDED', 'BUSY'],
  },
  quickPlay: {
    ...ENDPOINTS.quickPlay,
    summary: 'A seat at once, against bots or with the next person who waits',
    body: QuickPlay,
    answer: TableCreated,
    status: 201,
    errors: ['BAD_NAME', 'BAD_SEATS', 'BAD_RULES', 'NO_LEVEL', 'BAD_KEY', 'TOO_MANY_OPEN_SEATS'],
  },
  ...PEOPLE_ROUTES,
  ...DAILY_ROUTES,
  listAddresses: {
    ...ENDPOINTS.listAddresses,
    summary: 'Where the network reaches this server, for the machine on which it runs; an empty list for others',
    answer: NetworkAddresses,
    status: 200,
    errors: [],
  },
  getHealth: {
    ...ENDPOINTS.getHealth,
    summary: 'Whether this node serves',
    answer: Health,
    status: 200,
    errors: ['NO_STORE'],
  },
} as const satisfies Readonly<Record<OperationId, Route>>;

/** Every code that the route can answer with. */
export function errorCodesOf({ body, errors }: Route): readonly HttpErrorCode[] {
  return [...EVERY_ROUTE, ...(body ? WITH_BODY : []), ...errors];
}

type Sent<R, Part extends 'body' | 'query'> =
  R extends Readonly<Record<Part, infer S extends z.ZodType>> ? z.input<S> : undefined;

/** What each operation takes and gives. */
export type Api = {
  readonly [Id in OperationId]: {
    readonly body: Sent<(typeof ROUTES)[Id], 'body'>;
    readonly query: Sent<(typeof ROUTES)[Id], 'query'>;
    readonly answer: z.output<(typeof ROUTES)[Id]['answer']>;
  };
};

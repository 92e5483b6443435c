import { StoreDown } from '../server/store-calls.ts';
import type { TableRefusal } from '../table/decide.ts';

interface More {
  /** In how many milliseconds the same request is worth another try. */
  readonly retryAfter?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is answered with an error: a code for programs, a sentence for people, the field where there is one. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, field?: string, { retryAfter, headers = {} }: More = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
    this.headers =
      retryAfter === undefined ? headers : { ...headers, 'retry-after': String(Math.ceil(retryAfter / 1000)) };
  }

  get body() {
    const { code, message, field, retryAfter } = this;
    return {
      error: {
        code,
        message,
        ...(field === undefined ? {} : { field }),
        ...(retryAfter === undefined ? {} : { retry_after_ms: retryAfter }),
      },
    };
  }
}

/** The codes of what Fastify and Node refuse by themselves. */
const CODES: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  417: 'EXPECTATION_FAILED',
  431: 'HEADERS_TOO_LARGE',
};

export function problemWithStatus(status: number, message: string): Problem {
  return new Problem(status, CODES[status] ?? 'BAD_REQUEST', message);
}

/** Fastify's own errors keep their status; whatever else is thrown is a bug, and is told to nobody. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreDown) return STORE_DOWN();
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status >= 400 && status < 500) return problemWithStatus(status, error.message);
  return new Problem(500, 'INTERNAL', 'The server could not do this; try again');
}

const SENTENCES: Readonly<Record<TableRefusal['code'], string>> = {
  TABLE_FULL: 'No seat is free',
  SEAT_TAKEN: 'The seat is taken',
  ALREADY_STARTED: 'The match has begun',
  NOT_STARTED: 'The match has not begun',
  MATCH_OVER: 'The match is over',
  NOT_OVER: 'The match is not over',
  REMATCH_GONE: 'The rematch was not taken up in time',
};

export function conflict({ code }: TableRefusal): Problem {
  return new Problem(409, code, SENTENCES[code]);
}

export const NO_TABLE = () => new Problem(404, 'NO_TABLE', 'There is no such table');
export const BAD_BEARER = () => new Problem(401, 'BAD_TOKEN', 'Unknown player or token');
export const RATE_LIMITED = (retryAfter: number) =>
  new Problem(429, 'RATE_LIMITED', 'Too many requests: slow down', undefined, { retryAfter });
export const CLOSING = () =>
  new Problem(503, 'UNAVAILABLE', 'The server closes; try again', undefined, { retryAfter: 1000 });
export const STORE_DOWN = () =>
  new Problem(503, 'UNAVAILABLE', 'The store does not answer; try again', undefined, { retryAfter: 1000 });

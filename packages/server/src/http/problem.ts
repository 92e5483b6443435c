import { HTTP_ERRORS, type HttpError, type HttpErrorCode, MOST_KEYS, MOST_PASSKEYS } from '@madang/protocol';
import { StoreDown } from '../server/store-calls.ts';
import type { TableRefusal } from '../table/decide.ts';

interface More {
  /** After how many milliseconds the same request may be tried again. */
  readonly retryAfter?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that is answered with an error (`HttpError`). */
export class Problem extends Error {
  readonly status: number;
  readonly code: HttpErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: HttpErrorCode, message: string, field?: string, { retryAfter, headers = {} }: More = {}) {
    super(message);
    this.name = 'Problem';
    this.status = HTTP_ERRORS[code].status;
    this.code = code;
    this.field = field;
    this.retryAfter = retryAfter;
    this.headers =
      retryAfter === undefined ? headers : { ...headers, 'retry-after': String(Math.ceil(retryAfter / 1000)) };
  }

  get body(): HttpError {
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

/** The codes of requests that Fastify and Node refuse by themselves. */
const CODES: Readonly<Record<number, HttpErrorCode>> = {
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
  return new Problem(CODES[status] ?? 'BAD_REQUEST', message);
}

/** Fastify's own errors keep their status. Whatever else is thrown is a bug, and its message is not sent. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreDown) return STORE_DOWN();
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status >= 400 && status < 500) return problemWithStatus(status, error.message);
  return new Problem('INTERNAL', 'The server could not do this; try again');
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
  return new Problem(code, SENTENCES[code]);
}

export const NO_TABLE = () => new Problem('NO_TABLE', 'There is no such table');
export const BAD_BEARER = () => new Problem('BAD_TOKEN', 'Unknown player or token');
export const BAD_KEY = () => new Problem('BAD_KEY', 'Unknown key: make it known with POST /api/me first');
export const TOO_MANY_KEYS = () =>
  new Problem('TOO_MANY_KEYS', `A person may have ${MOST_KEYS} keys and ${MOST_PASSKEYS} passkeys: revoke one first`);
export const RATE_LIMITED = (retryAfter: number) =>
  new Problem('RATE_LIMITED', 'Too many requests: slow down', undefined, { retryAfter });
export const CLOSING = () =>
  new Problem('UNAVAILABLE', 'The server closes; try again', undefined, { retryAfter: 1000 });
const STORE_DOWN = () =>
  new Problem('UNAVAILABLE', 'The store does not answer; try again', undefined, { retryAfter: 1000 });

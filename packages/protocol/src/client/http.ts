import { ENDPOINTS, type OperationId } from '../endpoints.ts';
import type { HttpError } from '../http.ts';
import type { Api } from '../routes.ts';

/** What a request of this operation needs; parts that it does not have are left out. */
export type RequestOf<Id extends OperationId> = {
  readonly [Part in 'body' | 'query' as undefined extends Api[Id][Part] ? never : Part]: Api[Id][Part];
} & {
  readonly query?: Api[Id]['query'];
  readonly table_id?: string;
  readonly person_id?: string;
  /** The session token of one's own seat, or the key of a person. */
  readonly token?: string | undefined;
};

/** The server refused a request, or could not be reached. */
export class RequestError extends Error {
  /** One of `HTTP_ERRORS`; `OFFLINE` when there was no answer that this protocol knows. */
  readonly code: string;
  /** The field or option that is wrong, where one is. */
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;
  /** The same request may succeed later. */
  readonly isTemporary: boolean;

  constructor(code: string, message: string, status?: number, field?: string, retryAfterMs?: number) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.field = field;
    this.retryAfterMs = retryAfterMs;
    this.isTemporary = status === undefined || isTemporary(status);
  }
}

/** One request to the server, typed by its operation id. `server` is its origin, or '' for the page's own. */
export async function request<Id extends OperationId>(
  server: string,
  id: Id,
  options: RequestOf<Id>,
): Promise<Api[Id]['answer']> {
  const { body, query, table_id, person_id, token } = options as RequestOf<Id> & { readonly body?: unknown };
  const { method, path } = ENDPOINTS[id];
  const place = path
    .replace('{table_id}', encodeURIComponent(table_id ?? ''))
    .replace('{person_id}', encodeURIComponent(person_id ?? ''));
  const address = `${server}${place}${queryText(query)}`;
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (answer?.ok && isLines(answer)) return text as Api[Id]['answer'];
  const json = parsed(text);
  if (answer?.ok && json !== undefined) return json as Api[Id]['answer'];
  throw errorIn(json, answer?.status);
}

/** Lines of JSON are given as they are. */
function isLines({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/x-ndjson') ?? false;
}

function queryText(query: object | undefined): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) fields.set(name, String(value));
  return fields.size === 0 ? '' : `?${fields}`;
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The same request may succeed later. `HTTP_ERRORS` says the same of each code, but a page need not load that table for it. */
function isTemporary(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

function errorIn(json: unknown, status: number | undefined): RequestError {
  if (!isHttpError(json)) return new RequestError('OFFLINE', 'the server does not answer');
  const { code, message, field, retry_after_ms } = json.error;
  return new RequestError(code, message, status, field, retry_after_ms);
}

function isHttpError(json: unknown): json is HttpError {
  const error = typeof json === 'object' && json !== null && 'error' in json ? json.error : null;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

import { ENDPOINTS, type OperationId } from '../endpoints.ts';
import { HTTP_ERRORS, isHttpErrorCode } from '../errors.ts';
import type { Api } from '../routes.ts';

/** What a request of this operation needs; parts that it does not have are left out. */
export type RequestOf<Id extends OperationId> = {
  readonly [Part in 'body' | 'query' as undefined extends Api[Id][Part] ? never : Part]: Api[Id][Part];
} & {
  readonly query?: Api[Id]['query'];
  readonly table_id?: string;
  /** The session token of one's own seat. */
  readonly token?: string | undefined;
};

/** The server refused a request, or could not be reached. */
export class RequestError extends Error {
  /** One of `HTTP_ERRORS`; `OFFLINE` when there was no answer that this protocol knows. */
  readonly code: string;
  /** The field or option that is wrong, where one is. */
  readonly field: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, field?: string, retryAfterMs?: number) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.field = field;
    this.retryAfterMs = retryAfterMs;
  }

  /** The same request may succeed later. */
  get isTemporary(): boolean {
    return !isHttpErrorCode(this.code) || HTTP_ERRORS[this.code].advice === 'retry';
  }
}

/** One request to the server, typed by its operation id. `server` is its origin, or '' for the page's own. */
export async function request<Id extends OperationId>(
  server: string,
  id: Id,
  options: RequestOf<Id>,
): Promise<Api[Id]['answer']> {
  const { body, query, table_id, token } = options as RequestOf<Id> & { readonly body?: unknown };
  const { method, path } = ENDPOINTS[id];
  const address = `${server}${path.replace('{table_id}', encodeURIComponent(table_id ?? ''))}${queryText(query)}`;
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  const json = parsed(text);
  if (answer?.ok && json !== undefined) return json as Api[Id]['answer'];
  throw errorIn(json);
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

interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string; field?: string; retry_after_ms?: number };
}

function errorIn(json: unknown): RequestError {
  if (!isErrorBody(json)) return new RequestError('OFFLINE', 'the server does not answer');
  const { code, message, field, retry_after_ms } = json.error;
  return new RequestError(code, message, field, retry_after_ms);
}

function isErrorBody(json: unknown): json is ErrorBody {
  const error = typeof json === 'object' && json !== null && 'error' in json ? json.error : null;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

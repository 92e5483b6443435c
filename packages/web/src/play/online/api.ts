import type { OwnSeat } from './seats.ts';

/** Why the server did not do it; `OFFLINE` when nobody answered. */
export class ApiError extends Error {
  readonly code: string;
  /** A little later the same may be done: nobody answered, or the server has no time. */
  readonly isPassing: boolean;

  constructor(code: string, status: number | null) {
    super(code);
    this.code = code;
    this.isPassing = status === null || status === 429 || status >= 500;
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new ApiError('OFFLINE', null);
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(body?.error?.code ?? 'OFFLINE', body?.error?.code ? answer.status : null);
  return body as T;
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path);
}

export async function post<T = OwnSeat>(path: string, body: object, token?: string): Promise<T> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const send = (text: string) => ask<T>(path, { method: 'POST', headers, body: text });
  try {
    return await send(JSON.stringify(body));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'BAD_NAME') throw error;
    // A name that the server does not take keeps nobody from the table: there they are "Player 2".
    return send(JSON.stringify(body, (key, value: unknown) => (key === 'name' ? undefined : value)));
  }
}

/** Gives a seat up, where that can still be done. */
export async function leave(tableId: string, { session_token }: Pick<OwnSeat, 'session_token'>): Promise<void> {
  await post(`/api/tables/${encodeURIComponent(tableId)}/leave`, {}, session_token).catch(() => null);
}

export interface TableDetail {
  readonly table_id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly seats: readonly ({ readonly name: string } | null)[];
}

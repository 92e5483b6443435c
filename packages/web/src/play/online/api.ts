import type { OwnSeat } from './seats.ts';

/** Why the server did not do it; `offline` when nobody answered. */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new ApiError('OFFLINE');
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(body?.error?.code ?? 'OFFLINE');
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

export interface TableDetail {
  readonly table_id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly seats: readonly ({ readonly name: string } | null)[];
}

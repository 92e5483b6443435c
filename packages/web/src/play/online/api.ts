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

export function post<T = OwnSeat>(path: string, body: object, token?: string): Promise<T> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
}

export interface TableDetail {
  readonly table_id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'finished';
  readonly seats: readonly ({ readonly name: string } | null)[];
}

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Parameters in braces, as OpenAPI writes them. */
  readonly path: string;
  /** What a request costs its address (`LIMITS.addressBurst`); `COSTS.request` without it. */
  readonly cost?: number;
  /** Whether it reads `Authorization: Bearer <session_token>`. */
  readonly token?: 'required' | 'optional';
}

/** The routes of the HTTP interface by operation id. Requests that make the server write, replay or search cost more. */
export const ENDPOINTS = {
  listGames: { method: 'GET', path: '/api/games' },
  listTables: { method: 'GET', path: '/api/tables', cost: 3 },
  createTable: { method: 'POST', path: '/api/tables', cost: 10 },
  getTable: { method: 'GET', path: '/api/tables/{table_id}' },
  joinTable: { method: 'POST', path: '/api/tables/{table_id}/join', cost: 5 },
  fillWithBots: { method: 'POST', path: '/api/tables/{table_id}/bots', cost: 5, token: 'required' },
  leaveTable: { method: 'POST', path: '/api/tables/{table_id}/leave', cost: 5, token: 'required' },
  rematch: { method: 'POST', path: '/api/tables/{table_id}/rematch', cost: 10, token: 'required' },
  getRecord: { method: 'GET', path: '/api/tables/{table_id}/kibo', cost: 10, token: 'optional' },
  quickPlay: { method: 'POST', path: '/api/quick', cost: 10 },
  listAddresses: { method: 'GET', path: '/api/addresses' },
  getHealth: { method: 'GET', path: '/healthz', cost: 1 },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type OperationId = keyof typeof ENDPOINTS;

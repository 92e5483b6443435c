export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Parameters in braces, as OpenAPI writes them. */
  readonly path: string;
  /** What a request costs its address (`LIMITS.addressBurst`); `COSTS.request` without it. */
  readonly cost?: number;
  /** Whether it reads `Authorization: Bearer` with a session token, or with the key of a person. */
  readonly token?: 'required' | 'optional';
}

/** The routes of the HTTP interface by operation id. Requests that make the server write, replay or search cost more. */
export const ENDPOINTS = {
  listGames: { method: 'GET', path: '/api/games' },
  listTables: { method: 'GET', path: '/api/tables', cost: 3 },
  createTable: { method: 'POST', path: '/api/tables', cost: 10, token: 'optional' },
  getTable: { method: 'GET', path: '/api/tables/{table_id}' },
  joinTable: { method: 'POST', path: '/api/tables/{table_id}/join', cost: 5, token: 'optional' },
  fillWithBots: { method: 'POST', path: '/api/tables/{table_id}/bots', cost: 5, token: 'required' },
  leaveTable: { method: 'POST', path: '/api/tables/{table_id}/leave', cost: 5, token: 'required' },
  rematch: { method: 'POST', path: '/api/tables/{table_id}/rematch', cost: 10, token: 'required' },
  getRecord: { method: 'GET', path: '/api/tables/{table_id}/kibo', cost: 10, token: 'optional' },
  quickPlay: { method: 'POST', path: '/api/quick', cost: 10, token: 'optional' },
  register: { method: 'POST', path: '/api/me', cost: 10, token: 'required' },
  getMe: { method: 'GET', path: '/api/me', token: 'required' },
  listMyMatches: { method: 'GET', path: '/api/me/matches', cost: 3, token: 'required' },
  exportMine: { method: 'GET', path: '/api/me/export', cost: 30, token: 'required' },
  eraseMe: { method: 'POST', path: '/api/me/erase', cost: 30, token: 'required' },
  offerTransfer: { method: 'POST', path: '/api/me/transfer', cost: 10, token: 'required' },
  takeTransfer: { method: 'POST', path: '/api/transfer', cost: 30, token: 'required' },
  createToken: { method: 'POST', path: '/api/me/tokens', cost: 10, token: 'required' },
  revokeKey: { method: 'POST', path: '/api/me/revoke', cost: 10, token: 'required' },
  blockPerson: { method: 'POST', path: '/api/me/block', cost: 10, token: 'required' },
  unblockPerson: { method: 'POST', path: '/api/me/unblock', cost: 10, token: 'required' },
  reportPlayer: { method: 'POST', path: '/api/me/reports', cost: 30, token: 'required' },
  newPasskey: { method: 'POST', path: '/api/me/passkeys/options', cost: 10, token: 'required' },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', cost: 30, token: 'required' },
  removePasskey: { method: 'POST', path: '/api/me/passkeys/remove', cost: 10, token: 'required' },
  askPasskey: { method: 'POST', path: '/api/passkey/options', cost: 10, token: 'optional' },
  usePasskey: { method: 'POST', path: '/api/passkey', cost: 30, token: 'required' },
  getPerson: { method: 'GET', path: '/api/people/{person_id}', cost: 3 },
  listRatings: { method: 'GET', path: '/api/ratings', cost: 3 },
  listMatches: { method: 'GET', path: '/api/matches', cost: 3 },
  exportMatches: { method: 'GET', path: '/api/matches/export', cost: 30 },
  playDaily: { method: 'POST', path: '/api/daily', cost: 10, token: 'required' },
  getDaily: { method: 'GET', path: '/api/daily', cost: 5, token: 'optional' },
  listAddresses: { method: 'GET', path: '/api/addresses' },
  getHealth: { method: 'GET', path: '/healthz', cost: 1 },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type OperationId = keyof typeof ENDPOINTS;

// The client: typed requests, and a place at a table that survives lost connections. It needs `fetch` and `WebSocket`,
// which browsers and Node have.

export { Backoff } from './backoff.ts';
export { Connection, socketAddress, type TableEvent } from './connection.ts';
export { RequestError, type RequestOf, request } from './http.ts';
export { LastShown } from './last-shown.ts';
export type { ConnectOptions, Listener, OwnSeat, SocketLike } from './options.ts';

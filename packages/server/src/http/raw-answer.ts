import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from './problem.ts';

/** How long a client may take to read the last answer on its connection, in milliseconds. */
const LINGER = 1000;

/** An error on a connection that Fastify does not serve. The connection is closed after it, read or not. */
export function refuse(socket: Duplex, problem: Problem): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problem.body);
  const headers = Object.entries({ connection: 'close', ...headersOf(problem, body) });
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  const alarm = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once('close', () => clearTimeout(alarm));
  socket.once('finish', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** An error where there is a response, but no route. */
export function respond(response: ServerResponse, problem: Problem, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(problem.body);
  response.writeHead(problem.status, { ...headers, ...headersOf(problem, body) }).end(body);
}

function headersOf({ headers }: Problem, body: string): Readonly<Record<string, string>> {
  return {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
}

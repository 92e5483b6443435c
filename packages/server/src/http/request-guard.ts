import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { ENDPOINTS } from '@madang/protocol';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import { type Addresses, addressOf } from '../socket/addresses.ts';
import { networkOf } from '../socket/network.ts';
import { corsHeaders } from './cors.ts';
import { costOf } from './costs.ts';
import { CLOSING, Problem, problemWithStatus, RATE_LIMITED } from './problem.ts';
import { refuse } from './raw-answer.ts';

// What happens to every request before its route: limits, headers, and errors for requests that reach no route.

export interface HttpOptions {
  readonly services: Services;
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  /** Whether the server shuts down. */
  isClosing(): boolean;
  /** Whether the balancer should send nobody here any more. */
  isDraining(): boolean;
}

/** Only the server's own files, no frames, no content sniffing. Strong bots of the page are WebAssembly. */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

export function headersFor(request: IncomingMessage, { settings }: Services): Readonly<Record<string, string>> {
  return { ...SECURITY_HEADERS, ...corsHeaders(pathOf(request), request.headers.origin, settings) };
}

/** Why the request is refused; null when it is not, and its cost was taken from its address. */
export function problemWith(
  request: IncomingMessage,
  route: string | undefined,
  { services, addresses, isClosing }: HttpOptions,
): Problem | null {
  if (isClosing()) return CLOSING();
  const address = addressOf(request, services.settings.trustProxy);
  const wait = addresses.take(address, services.time.now(), costOf(request.method ?? '', route, pathOf(request)));
  if (wait > 0) return noted(address, RATE_LIMITED(wait), services);
  if (!request.headers.host) return new Problem('BAD_REQUEST', 'The header Host is missing');
  return null;
}

/** Requests that are too large are refused before they are read; their address is logged. */
export function noteOversized(request: IncomingMessage, problem: Problem, services: Services): void {
  if (OVERSIZED.has(problem.status)) noted(addressOf(request, services.settings.trustProxy), problem, services);
}

const OVERSIZED: ReadonlySet<number> = new Set([413, 414, 431]);

function noted(address: string, problem: Problem, { journal }: Services): Problem {
  const { status, code } = problem;
  journal.note(address, 'a request was refused', { status, code });
  return problem;
}

const BROKEN: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/** Answers what the HTTP parser could not read. There is no request, only a connection. */
export function refuseBroken(services: Services, error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy();
    return;
  }
  const [status, message] = BROKEN[error.code ?? ''] ?? [400, 'The request could not be read'];
  const address = networkOf(socket.remoteAddress ?? '') ?? 'unknown';
  refuse(socket, noted(address, problemWithStatus(status, message), services));
}

/** 404 or 405 for a path or method without a route. */
export function nothingAt(method: string, url: string): Problem {
  const path = pathIn(url);
  const allowed = Object.values(ENDPOINTS)
    .filter((endpoint) => patternOf(endpoint.path).test(path))
    .map(({ method }) => method);
  if (allowed.length === 0) return new Problem('NOT_FOUND', 'There is nothing here');
  return new Problem('METHOD_NOT_ALLOWED', `${path} is not for ${method}`, undefined, {
    headers: { allow: [...new Set(allowed)].join(', ') },
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}

function pathOf({ url = '' }: IncomingMessage): string {
  return pathIn(url);
}

function pathIn(url: string): string {
  return url.replace(/\?.*/s, '');
}

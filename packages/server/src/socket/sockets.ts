import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSE, MAX_FRAGMENTS } from '@madang/protocol';
import { type ServerOptions, WebSocketServer } from 'ws';
import { CLOSING, Problem, problemWithStatus, RATE_LIMITED } from '../http/problem.ts';
import { refuse } from '../http/raw-answer.ts';
import type { Settings } from '../server/settings.ts';
import type { Alarm } from '../server/time.ts';
import { addressOf, urlOf } from './addresses.ts';
import { Client, type SocketContext } from './client.ts';
import { COMPRESSION } from './compression.ts';

/** Parts of messages that are buffered: each takes more memory than its bytes. */
const MOST_CHUNKS = 1024;
/** When the server stops, so many clients are told every so many milliseconds: 200 a second, or all in ten seconds. */
const TOLD_AT_ONCE = 10;
const TOLD_MS = 50;
const MOST_TIMES = 200;
/** How long the last of them may take to move to another node, in milliseconds. */
const MOVE_WITHIN = 3000;
/** How long a closing handshake may take, in milliseconds. */
const HANDSHAKE = 2000;

/** The WebSocket at /ws. */
export class Sockets {
  private readonly around: SocketContext;
  private readonly server: WebSocketServer;
  private readonly clients = new Set<Client>();
  private beating: Alarm | null = null;
  private isClosed = false;

  constructor(around: SocketContext) {
    this.around = around;
    this.server = new WebSocketServer(optionsOf(around.services.settings));
    this.server.on('wsClientError', ({ message }, socket, request) =>
      this.refuse(request, socket, problemWithStatus(400, message)),
    );
    this.beatLater();
  }

  listenTo(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { services, addresses } = this.around;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, services.settings.trustProxy);
    const problem = this.problemWith(request, address);
    if (problem) return this.refuse(request, socket, problem);
    let isOpen = false;
    socket.once('close', () => {
      if (!isOpen) addresses.close(address);
    });
    this.server.handleUpgrade(request, socket, head, (ws) => {
      isOpen = true;
      const client = new Client(
        ws,
        socket,
        { address, url: urlOf(request, services.settings.trustProxy) },
        this.around,
      );
      this.clients.add(client);
      this.count();
      ws.on('close', () => {
        this.clients.delete(client);
        this.count();
      });
    });
  }

  /** Why no socket is opened; null when one is, and it is counted for its address. */
  private problemWith(request: IncomingMessage, address: string): Problem | null {
    const { services, addresses } = this.around;
    if (this.isClosed) return CLOSING();
    const wait = addresses.open(address, services.time.now());
    if (wait > 0) return RATE_LIMITED(wait);
    const problem = problemIn(request, services.settings);
    if (problem) addresses.close(address);
    return problem;
  }

  private refuse(request: IncomingMessage, socket: Duplex, problem: Problem): void {
    const { journal, settings } = this.around.services;
    const { status, code } = problem;
    journal.note(addressOf(request, settings.trustProxy), 'a socket was refused', { status, code });
    refuse(socket, problem);
  }

  private count(): void {
    this.around.services.metrics.sockets.set(this.clients.size);
  }

  private beatLater(): void {
    const { time, settings } = this.around.services;
    this.beating = time.after(settings.limits.silence, () => {
      for (const client of this.clients) client.beat();
      this.beatLater();
    });
  }

  /** Closes the sockets of an address. How many. */
  disconnect(address: string): number {
    const theirs = [...this.clients].filter((client) => client.address === address);
    for (const client of theirs) client.end(CLOSE.POLICY, 'not welcome here');
    return theirs.length;
  }

  /**
   * Sends every client to another node, some at a time, so that it can take them up. Who can connects there first and plays on here
   * until then; the others are closed, and so is everybody where there is no other node.
   */
  async close(): Promise<void> {
    this.isClosed = true;
    this.beating?.cancel();
    const { isShared } = this.around.services.settings;
    const clients = [...this.clients];
    const some = Math.max(TOLD_AT_ONCE, Math.ceil(clients.length / MOST_TIMES));
    while (clients.length > 0) {
      for (const client of clients.splice(0, some)) isShared ? client.stop() : client.restart();
      if (clients.length > 0) await sleep(TOLD_MS);
    }
    const end = performance.now() + MOVE_WITHIN;
    while (this.isAnybodyMoving && performance.now() < end) await sleep(TOLD_MS);
    for (const client of this.clients) client.restart();
  }

  private get isAnybodyMoving(): boolean {
    for (const { isMoving } of this.clients) if (isMoving) return true;
    return false;
  }
}

function optionsOf({ limits, compresses }: Settings): ServerOptions {
  const options: ServerOptions & { readonly closeTimeout: number } = {
    noServer: true,
    maxPayload: limits.message,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    closeTimeout: HANDSHAKE,
    perMessageDeflate: compresses ? COMPRESSION : false,
    clientTracking: false,
    // A ping costs, so it is counted before it is answered.
    autoPong: false,
  };
  return options;
}

function problemIn(request: IncomingMessage, settings: Settings): Problem | null {
  if (request.url?.split('?')[0] !== '/ws') return new Problem('NOT_FOUND', 'Sockets are at /ws');
  if (!isAllowedOrigin(request, settings))
    return new Problem('BAD_ORIGIN', 'Pages of this origin may not open sockets here');
  return null;
}

/** A page of another site may not open sockets for its visitors. Programs send no Origin. */
function isAllowedOrigin({ headers }: IncomingMessage, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

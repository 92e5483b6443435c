import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Settings } from '../server/settings.ts';
import type { Alarm } from '../server/time.ts';
import { addressOf, urlOf } from './addresses.ts';
import { CLOSE, Client, type Surroundings } from './client.ts';

/** The WebSocket at /ws. */
export class Sockets {
  private readonly around: Surroundings;
  private readonly server: WebSocketServer;
  private readonly clients = new Set<Client>();
  private beating: Alarm | null = null;
  private isClosed = false;

  constructor(around: Surroundings) {
    this.around = around;
    const maxPayload = around.house.settings.limits.message;
    this.server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false, clientTracking: false });
    this.beatLater();
  }

  listenTo(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { house, addresses } = this.around;
    socket.on('error', () => socket.destroy());
    const address = addressOf(request, house.settings.trustProxy);
    if (this.isClosed) return refuse(socket, '503 Service Unavailable');
    if (request.url?.split('?')[0] !== '/ws') return refuse(socket, '404 Not Found');
    if (!isWelcome(request, house.settings)) return refuse(socket, '403 Forbidden');
    if (!addresses.open(address, house.time.now())) return refuse(socket, '429 Too Many Requests');
    let isOpen = false;
    socket.once('close', () => {
      if (!isOpen) addresses.close(address);
    });
    this.server.handleUpgrade(request, socket, head, (ws) => {
      isOpen = true;
      const client = new Client(ws, socket, { address, url: urlOf(request, house.settings.trustProxy) }, this.around);
      this.clients.add(client);
      this.count();
      ws.on('close', () => {
        this.clients.delete(client);
        this.count();
      });
    });
  }

  private count(): void {
    this.around.house.metrics.sockets.set(this.clients.size);
  }

  private beatLater(): void {
    const { time, settings } = this.around.house;
    this.beating = time.after(settings.limits.silence, () => {
      for (const client of this.clients) client.beat();
      this.beatLater();
    });
  }

  /** Tells everybody to come back in a moment. */
  close(): void {
    this.isClosed = true;
    this.beating?.cancel();
    for (const client of this.clients) client.end(CLOSE.RESTART, 'the server restarts');
  }
}

/** A page of another site may not open sockets in its visitors' names; a program sends no Origin. */
function isWelcome({ headers }: IncomingMessage, { origins }: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

import { connect, type Socket } from 'node:net';

/** Opcodes of RFC 6455. */
export const FRAME = { more: 0, text: 1, ping: 9, pong: 10 } as const;

/** A frame as a client sends it, under a mask of zeros. */
export function frame(opcode: number, payload = '', isLast = true): Buffer {
  const body = Buffer.from(payload);
  if (body.length > 125) throw new Error('a short frame');
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** A client that sends raw bytes and reads only when it is told to, which `ws` cannot do. */
export class RawSocket {
  readonly closed: Promise<void>;
  heard = '';
  private readonly socket: Socket;
  private readonly listeners = new Set<() => void>();
  private hasEnded = false;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    // It stays open when the server closes its side.
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.socket.on('error', () => this.socket.destroy());
    this.socket.on('data', (data) => {
      this.heard += data.toString('latin1');
      for (const listener of this.listeners) listener();
    });
    this.socket.on('end', () => {
      this.hasEnded = true;
      for (const listener of this.listeners) listener();
    });
    this.closed = new Promise((resolve) => this.socket.on('close', () => resolve()));
  }

  /** An open WebSocket. */
  static async open(url: string): Promise<RawSocket> {
    const raw = new RawSocket(url);
    raw.ask('/ws', UPGRADE);
    await raw.until(() => raw.heard.includes('\r\n\r\n'));
    if (!raw.heard.startsWith('HTTP/1.1 101')) throw new Error(raw.heard);
    return raw;
  }

  /** Asks for a path by a GET with these headers. */
  ask(path: string, headers: readonly string[] = []): void {
    this.write([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n'));
  }

  write(bytes: string | Buffer): void {
    this.socket.write(bytes);
  }

  /** Reads no more. */
  pause(): void {
    this.socket.pause();
  }

  /** Resolves when the server has closed its side. */
  async ended(): Promise<void> {
    await this.until(() => this.hasEnded);
  }

  until(found: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!found()) return;
        this.listeners.delete(look);
        resolve();
      };
      this.listeners.add(look);
      look();
    });
  }

  /** The same bytes again and again, as fast as they are taken, until the server closes. */
  async flood(bytes: Buffer): Promise<void> {
    const chunk = Buffer.concat(Array.from({ length: Math.ceil(65_536 / bytes.length) }, () => bytes));
    const send = (): void => {
      while (!this.socket.destroyed && this.socket.write(chunk));
    };
    this.socket.on('drain', send);
    send();
    await this.closed;
  }

  /** Sends bytes until they are refused: then the server has no connection any more, not even half of one. */
  async isGone(): Promise<void> {
    const sending = setInterval(() => this.socket.write('x'), 10);
    await this.closed;
    clearInterval(sending);
  }

  destroy(): void {
    this.socket.destroy();
  }
}

const UPGRADE: readonly string[] = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

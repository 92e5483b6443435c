import type { IncomingMessage } from 'node:http';
import type { Limits } from '../server/settings.ts';
import { Bucket } from './bucket.ts';

interface Guest {
  readonly bucket: Bucket;
  sockets: number;
}

const TIDY_ABOVE = 10_000;

/** What each address may still do, over all its sockets and requests. */
export class Addresses {
  private readonly limits: Limits;
  private readonly guests = new Map<string, Guest>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Whether the address may do one thing more. */
  take(address: string, now: number): boolean {
    return this.guest(address, now).bucket.take(now);
  }

  /** Whether the address may open one more socket; it has then. */
  open(address: string, now: number): boolean {
    const guest = this.guest(address, now);
    if (guest.sockets >= this.limits.socketsPerAddress || !guest.bucket.take(now)) return false;
    guest.sockets++;
    return true;
  }

  close(address: string): void {
    const guest = this.guests.get(address);
    if (guest) guest.sockets--;
  }

  private guest(address: string, now: number): Guest {
    const known = this.guests.get(address);
    if (known) return known;
    if (this.guests.size > TIDY_ABOVE) this.tidy(now);
    const { addressBurst, addressPerSecond } = this.limits;
    const guest = { bucket: new Bucket(addressBurst, addressPerSecond, now), sockets: 0 };
    this.guests.set(address, guest);
    return guest;
  }

  /** Who has done nothing for a while is like one who was never here. */
  private tidy(now: number): void {
    for (const [address, { bucket, sockets }] of this.guests)
      if (sockets === 0 && bucket.isFull(now)) this.guests.delete(address);
  }
}

/** Where a request comes from; behind a proxy, what the nearest proxy says. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (!trustProxy || forwarded === undefined) return direct;
  return String(forwarded).split(',').at(-1)?.trim() || direct;
}

/** Under which address the client reaches the server; behind a proxy, what the proxy was asked for. */
export function urlOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const said = (name: string) =>
    trustProxy
      ? String(headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  const scheme = said('x-forwarded-proto') || ('encrypted' in socket ? 'https' : 'http');
  return `${scheme}://${said('x-forwarded-host') || headers.host || 'localhost'}`;
}

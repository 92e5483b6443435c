import type { IncomingMessage } from 'node:http';
import type { Limits } from '../server/settings.ts';
import { Bucket } from './bucket.ts';
import { networkOf } from './network.ts';

interface Guest {
  readonly bucket: Bucket;
  sockets: number;
}

const TIDY_ABOVE = 10_000;

/** What each address may still do, over all its sockets and requests. */
export class Addresses {
  private readonly limits: Limits;
  private readonly guests = new Map<string, Guest>();
  private tidyAbove = TIDY_ABOVE;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Takes the cost from the address. 0 when it may do this; else in how many milliseconds it could. */
  take(address: string, now: number, cost = 1): number {
    return this.guest(address, now).bucket.take(now, cost);
  }

  /** For what an address has done already, beyond what it may. */
  charge(address: string, now: number, cost: number): void {
    this.guest(address, now).bucket.charge(now, cost);
  }

  /** Opens one more socket of the address. 0 when it may; else in how many milliseconds it is worth another try. */
  open(address: string, now: number): number {
    const guest = this.guest(address, now);
    const wait = guest.bucket.take(now);
    if (wait > 0) return wait;
    if (guest.sockets >= this.limits.socketsPerAddress) return FULL;
    guest.sockets++;
    return 0;
  }

  close(address: string): void {
    const guest = this.guests.get(address);
    if (guest) guest.sockets--;
  }

  private guest(address: string, now: number): Guest {
    const known = this.guests.get(address);
    if (known) return known;
    if (this.guests.size > this.tidyAbove) this.tidy(now);
    const { addressBurst, addressPerSecond } = this.limits;
    const guest = { bucket: new Bucket(addressBurst, addressPerSecond, now), sockets: 0 };
    this.guests.set(address, guest);
    return guest;
  }

  /** Who has done nothing for a while is like one who was never here. Many who have must not mean a search for each. */
  private tidy(now: number): void {
    for (const [address, { bucket, sockets }] of this.guests)
      if (sockets === 0 && bucket.isFull(now)) this.guests.delete(address);
    this.tidyAbove = Math.max(TIDY_ABOVE, 2 * this.guests.size);
  }
}

/** Nobody knows when an address with all its sockets open closes one. */
const FULL = 5000;

/** Where a request comes from, as limits and the log count it; behind a proxy, what the nearest proxy says. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = networkOf(request.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (!trustProxy || forwarded === undefined) return direct;
  return networkOf(withoutPort(String(forwarded).split(',').at(-1)?.trim() ?? '')) ?? direct;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
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

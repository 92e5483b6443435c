import type { IncomingMessage } from 'node:http';
import type { Limits } from '../server/settings.ts';
import { Bucket } from './bucket.ts';
import { networkOf } from './network.ts';

interface Usage {
  readonly bucket: Bucket;
  sockets: number;
}

const TIDY_ABOVE = 10_000;

/** The rate limit of each address, over all its sockets and requests. */
export class Addresses {
  private readonly limits: Limits;
  private readonly usages = new Map<string, Usage>();
  private tidyAbove = TIDY_ABOVE;
  /** Until when an address is refused. */
  private readonly banned = new Map<string, number>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Takes the cost from the address. 0 when it may do this; else after how many milliseconds. */
  take(address: string, now: number, cost = 1): number {
    return this.bannedFor(address, now) || this.usage(address, now).bucket.take(now, cost);
  }

  /** Takes the cost of what the address has done already, into debt if need be. */
  charge(address: string, now: number, cost: number): void {
    this.usage(address, now).bucket.charge(now, cost);
  }

  /** Counts one more socket of the address. 0 when it may open one; else after how many milliseconds to try again. */
  open(address: string, now: number): number {
    const usage = this.usage(address, now);
    const wait = this.bannedFor(address, now) || usage.bucket.take(now);
    if (wait > 0) return wait;
    if (usage.sockets >= this.limits.socketsPerAddress) return FULL;
    usage.sockets++;
    return 0;
  }

  close(address: string): void {
    const usage = this.usages.get(address);
    if (usage) usage.sockets--;
  }

  ban(address: string, until: number): void {
    this.banned.set(address, until);
  }

  unban(address: string): boolean {
    return this.banned.delete(address);
  }

  /** For how many milliseconds the address is still refused. */
  private bannedFor(address: string, now: number): number {
    if (this.banned.size === 0) return 0;
    const left = (this.banned.get(address) ?? now) - now;
    if (left <= 0) this.banned.delete(address);
    return Math.max(0, left);
  }

  /** Addresses with open sockets and banned ones, for the operator. */
  overview(now: number): { address: string; sockets: number; banned_minutes: number }[] {
    const open = [...this.usages].flatMap(([address, { sockets }]) => (sockets > 0 ? [address] : []));
    return [...new Set([...open, ...this.banned.keys()])].map((address) => ({
      address,
      sockets: this.usages.get(address)?.sockets ?? 0,
      banned_minutes: Math.ceil(this.bannedFor(address, now) / 60_000),
    }));
  }

  private usage(address: string, now: number): Usage {
    const known = this.usages.get(address);
    if (known) return known;
    if (this.usages.size > this.tidyAbove) this.tidy(now);
    const { addressBurst, addressPerSecond } = this.limits;
    const usage = { bucket: new Bucket(addressBurst, addressPerSecond, now), sockets: 0 };
    this.usages.set(address, usage);
    return usage;
  }

  /** Forgets addresses with a full bucket and no sockets. The threshold grows with the rest, so that a search stays rare. */
  private tidy(now: number): void {
    for (const [address, { bucket, sockets }] of this.usages)
      if (sockets === 0 && bucket.isFull(now)) this.usages.delete(address);
    this.tidyAbove = Math.max(TIDY_ABOVE, 2 * this.usages.size);
  }
}

/** `retry_after_ms` for an address with all its sockets open: nobody knows when one closes. */
const FULL = 5000;

/** What is read of a request to find its address. */
interface Asking {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingMessage['headers'];
}

/** The address of a request, as limits and the log count it; behind a proxy, what the nearest proxy says. */
export function addressOf(request: Asking, trustProxy: boolean): string {
  const direct = networkOf(request.socket.remoteAddress ?? '') ?? 'unknown';
  const forwarded = request.headers['x-forwarded-for'];
  if (!trustProxy || forwarded === undefined) return direct;
  return networkOf(withoutPort(String(forwarded).split(',').at(-1)?.trim() ?? '')) ?? direct;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

/** The URL by which the client reaches the server; behind a proxy, the proxy's. */
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

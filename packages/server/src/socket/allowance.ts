import { COSTS } from '@madang/protocol';
import type { Limits } from '../server/settings.ts';
import type { Addresses } from './addresses.ts';
import { Bucket } from './bucket.ts';

/** What a flood costs its address, so that it cannot go on with the next socket: it was read before it was refused. */
const FLOOD_COST = 50;
/** How many warnings a socket may get per second, beyond the first burst. */
const WARNINGS_PER_SECOND = 1;

export function messageCost(bytes: number): number {
  return COSTS.message + Math.floor(bytes / COSTS.bytesPerExtra);
}

/** The rate limit of one socket: messages and control frames cost both the socket and its address. */
export class Allowance {
  private readonly addresses: Addresses;
  private readonly address: string;
  private readonly own: Bucket;
  private readonly warnings: Bucket;

  constructor(limits: Limits, addresses: Addresses, address: string, now: number) {
    this.addresses = addresses;
    this.address = address;
    this.own = new Bucket(limits.burst, limits.perSecond, now);
    this.warnings = new Bucket(limits.burst, WARNINGS_PER_SECOND, now);
  }

  /** 0 when it may be sent; else after how many milliseconds it may. */
  take(now: number, cost: number): number {
    return this.own.take(now, cost) || this.addresses.take(this.address, now, cost);
  }

  charge(now: number, cost: number): void {
    this.own.charge(now, cost);
    this.addresses.charge(this.address, now, cost);
  }

  /** Counts a warning. False when the socket has had too many and must be closed. */
  warn(now: number): boolean {
    return this.warnings.take(now) === 0;
  }

  penalize(now: number): void {
    this.addresses.charge(this.address, now, FLOOD_COST);
  }
}

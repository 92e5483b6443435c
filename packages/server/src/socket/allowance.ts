import { COSTS } from '@madang/protocol';
import type { Limits } from '../server/settings.ts';
import type { Addresses } from './addresses.ts';
import { Bucket } from './bucket.ts';

/** A flood was read before it was refused: its address pays, so that the next socket does not go on with it. */
const FLOOD_COST = 50;
/** How soon the patience with one who was told to slow down comes back. */
const PATIENCE_PER_SECOND = 1;

export function messageCost(bytes: number): number {
  return COSTS.message + Math.floor(bytes / COSTS.bytesPerExtra);
}

/** What one socket may still send: messages and control frames by their cost, out of its own and its address's share. */
export class Allowance {
  private readonly addresses: Addresses;
  private readonly address: string;
  private readonly own: Bucket;
  private readonly patience: Bucket;

  constructor(limits: Limits, addresses: Addresses, address: string, now: number) {
    this.addresses = addresses;
    this.address = address;
    this.own = new Bucket(limits.burst, limits.perSecond, now);
    this.patience = new Bucket(limits.burst, PATIENCE_PER_SECOND, now);
  }

  /** 0 when it may be sent; else in how many milliseconds it could be. */
  take(now: number, cost: number): number {
    return this.own.take(now, cost) || this.addresses.take(this.address, now, cost);
  }

  charge(now: number, cost: number): void {
    this.own.charge(now, cost);
    this.addresses.charge(this.address, now, cost);
  }

  /** Whether one who sends too much may stay: it was told so few times. */
  bears(now: number): boolean {
    return this.patience.take(now) === 0;
  }

  penalize(now: number): void {
    this.addresses.charge(this.address, now, FLOOD_COST);
  }
}

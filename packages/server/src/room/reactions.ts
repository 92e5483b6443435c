import type { Seat } from '@madang/engine';
import { REACTION_LIMIT } from '@madang/protocol';
import { Bucket } from '../socket/bucket.ts';

/** How often each seat may say a set phrase. It is counted by seat and not by socket: a second tab gives no more of them. */
export class Reactions {
  private readonly buckets = new Map<Seat, Bucket>();

  /** Counts one more; 0 when it may be said, else after how many milliseconds it could be. */
  take(seat: Seat, now: number): number {
    const { burst, every } = REACTION_LIMIT;
    const bucket = this.buckets.get(seat) ?? new Bucket(burst, 1000 / every, now);
    this.buckets.set(seat, bucket);
    return bucket.take(now);
  }
}

import type { Listener } from './store.ts';

interface Lease {
  readonly node: string;
  readonly until: number;
}

/** What is the same in all stores that one process has for itself: leases end with it, and no other node writes. */
export abstract class SingleProcessStore {
  private readonly leases = new Map<string, Lease>();

  protected abstract mustBeOpen(): void;

  async lease(tableId: string, node: string, forMs: number): Promise<boolean> {
    this.mustBeOpen();
    const now = performance.now();
    const lease = this.leases.get(tableId);
    if (lease && lease.node !== node && lease.until > now) return false;
    this.leases.set(tableId, { node, until: now + forMs });
    return true;
  }

  async release(tableId: string, node: string): Promise<void> {
    this.mustBeOpen();
    if (this.leases.get(tableId)?.node === node) this.leases.delete(tableId);
  }

  async host(_tableId: string): Promise<void> {
    this.mustBeOpen();
  }

  async unhost(_tableId: string): Promise<void> {
    this.mustBeOpen();
  }

  async tell(_tableId: string, _text: string): Promise<void> {
    this.mustBeOpen();
  }

  async listen(_listener: Listener): Promise<() => Promise<void>> {
    this.mustBeOpen();
    return async () => undefined;
  }
}

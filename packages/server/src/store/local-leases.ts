interface Lease {
  readonly node: string;
  readonly until: number;
}

/** Leases for a store that one process has for itself: they end with it. */
export class LocalLeases {
  private readonly held = new Map<string, Lease>();

  lease(tableId: string, node: string, forMs: number): boolean {
    const now = performance.now();
    const held = this.held.get(tableId);
    if (held && held.node !== node && held.until > now) return false;
    this.held.set(tableId, { node, until: now + forMs });
    return true;
  }

  release(tableId: string, node: string): void {
    if (this.held.get(tableId)?.node === node) this.held.delete(tableId);
  }
}

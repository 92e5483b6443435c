/** A seat that was given to an address and that nobody has connected to yet. */
interface Hold {
  /** Says which player the seat belongs to. */
  keep(playerId: string): void;
  release(): void;
}

interface Held extends Hold {
  readonly until: number;
  playerId: string | null;
}

/**
 * Seats that were asked for and that nobody has connected to yet, by the address that asked. They are limited: clients that never
 * connect would otherwise keep others waiting at any number of tables.
 */
export class OpenSeats {
  private readonly most: number;
  private readonly patience: number;
  private readonly byAddress = new Map<string, Set<Held>>();
  private readonly byPlayer = new Map<string, Held>();

  /** @param patience after so many milliseconds a seat no longer counts: its table has expired by then */
  constructor(most: number, patience: number) {
    this.most = most;
    this.patience = patience;
  }

  /** Counts one more seat for this address; null when it has too many. */
  take(address: string, now: number): Hold | null {
    const held = this.byAddress.get(address) ?? new Set<Held>();
    for (const one of held) if (one.until <= now) one.release();
    if (held.size >= this.most) return null;
    const hold = this.newHold(address, now + this.patience);
    this.byAddress.set(address, held.add(hold));
    return hold;
  }

  /** Somebody has connected as this player. */
  reached(playerId: string): void {
    this.byPlayer.get(playerId)?.release();
  }

  /** The players whose seats count for this address. */
  playersOf(address: string): readonly string[] {
    return Array.from(this.byAddress.get(address) ?? []).flatMap(({ playerId }) => playerId ?? []);
  }

  private newHold(address: string, until: number): Held {
    const hold: Held = {
      until,
      playerId: null,
      keep: (playerId) => {
        hold.playerId = playerId;
        this.byPlayer.set(playerId, hold);
      },
      release: () => {
        if (hold.playerId !== null) this.byPlayer.delete(hold.playerId);
        const held = this.byAddress.get(address);
        held?.delete(hold);
        if (held?.size === 0) this.byAddress.delete(address);
      },
    };
    return hold;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastRandom } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import type { Encoded } from '@madang/protocol';
import { Connection, socketAddress, type TableEvent } from '@madang/protocol/client';
import { WebSocket } from 'ws';
import type { Seated } from './api.ts';

/** The connection is cut within so many moments, at each of which something is heard or a command is sent. */
const CUT_WITHIN = 11;

/** Plays at random with the client of the protocol, as the page does, and loses its connection at random moments. */
export class CutPlayer {
  /** What its owner was told, in order. */
  readonly told: TableEvent[] = [];
  cuts = 0;
  private readonly connection: Connection;
  private readonly random: FastRandom;
  private socket: WebSocket | null = null;
  private momentsLeft: number;

  constructor(url: string, as: Seated, random: FastRandom) {
    this.random = random;
    this.momentsLeft = random.below(CUT_WITHIN);
    const open = (address: string) => {
      this.socket = new WebSocket(address);
      return this.socket;
    };
    this.connection = new Connection(
      { address: socketAddress(url), as, open },
      {
        event: (event) => this.hear(event),
        // The page asks for what it may do after a refusal, too.
        refused: (_, what) => what === 'command' && this.connection.refresh(),
        lost: () => this.connection.retryNow(),
      },
    );
  }

  get isFinished(): boolean {
    return this.told.some(
      (event) => event.event === 'GameFinished' || (event.event === 'GameSnapshotRestore' && event.result !== null),
    );
  }

  private hear(event: TableEvent): void {
    this.told.push(event);
    if ('next_state' in event && event.next_state) void this.act(event.next_state.legal.map(({ action }) => action));
    this.cutPerhaps();
  }

  private async act(legal: readonly Encoded[]): Promise<void> {
    if (legal.length === 0) return;
    await sleep(this.random.below(4));
    this.connection.act(entryOf(legal, this.random.below(legal.length)));
    this.cutPerhaps();
  }

  /** Now, or when what was sent may have arrived. */
  private cutPerhaps(): void {
    if (this.momentsLeft-- > 0) return;
    this.momentsLeft = this.random.below(CUT_WITHIN);
    this.cuts++;
    const { socket } = this;
    if (this.random.below(2) === 0) socket?.terminate();
    else setTimeout(() => socket?.terminate(), this.random.below(3));
  }

  close(): void {
    this.connection.close();
  }
}

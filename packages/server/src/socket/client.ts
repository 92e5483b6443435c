import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { admit } from '../lobby/admission.ts';
import { inviteUrl } from '../lobby/invite.ts';
import { type GameRequestJoin, isSpectatorJoin, readSession, type SpectatorRequestJoin } from '../protocol/commands.ts';
import { seal } from '../protocol/envelope.ts';
import { BAD_TOKEN, isTurnError, NOT_JOINED, NOT_JSON, TOO_MANY_COMMANDS, turnError } from '../protocol/errors.ts';
import type { Body } from '../protocol/wire.ts';
import type { Connection } from '../room/audience.ts';
import { Queue } from '../room/queue.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { House } from '../server/house.ts';
import type { Addresses } from './addresses.ts';
import { Bucket } from './bucket.ts';
import { readMessage } from './read-message.ts';

/** RFC 6455 and its registry. */
export const CLOSE = { POLICY: 1008, RESTART: 1012 } as const;

const FAILED = Object.freeze(turnError('INVALID_STATE', 'The server could not do this; try again'));

export interface Surroundings {
  readonly house: House;
  readonly rooms: Rooms;
  readonly addresses: Addresses;
}

/** Who calls: from where, and by which address of this server. */
export interface Caller {
  readonly address: string;
  readonly url: string;
}

/** One socket: what it sends, in its order, and what it is told. */
export class Client implements Connection {
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Duplex;
  private readonly address: string;
  private readonly url: string;
  private readonly around: Surroundings;
  private readonly bucket: Bucket;
  private readonly queue = new Queue();
  private room: Room | null = null;
  /** The last event's number, where the table has shown the client out. */
  private last = 0;
  private overruns = 0;
  private isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, { address, url }: Caller, around: Surroundings) {
    this.socket = socket;
    this.stream = stream;
    this.address = address;
    this.url = url;
    this.around = around;
    const { limits } = around.house.settings;
    this.bucket = new Bucket(limits.burst, limits.perSecond, around.house.time.now());
    socket.on('message', (data, isBinary) => this.receive(isBinary ? null : String(data)));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.closed());
    socket.on('error', (error) => around.house.log.debug({ err: error }, 'a socket broke'));
  }

  // ------------------------------------------------------------------------------------------------- sending

  /** In one packet, where they fit: the system's part of sending costs more than ours. */
  send(...texts: readonly string[]): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.around.house.settings.limits.unsent) return this.cut('slow');
    if (texts.length > 1) this.stream.cork();
    for (const text of texts) this.socket.send(text);
    if (texts.length > 1) this.stream.uncork();
  }

  /** The table has shown it out; another may be joined. */
  leave(last: number): void {
    this.room = null;
    this.last = last;
  }

  invite(tableId: string): string {
    return inviteUrl(this.url, tableId);
  }

  private answer(body: Body): void {
    this.around.house.metrics.refusals.inc({ code: String(body.error_code) });
    if (this.room) this.room.answer(this, body);
    else this.send(JSON.stringify(seal(body, this.last, this.around.house.time.now())));
  }

  // ----------------------------------------------------------------------------------------------- receiving

  private receive(text: string | null): void {
    const { house, addresses } = this.around;
    const now = house.time.now();
    if (!this.bucket.take(now) || !addresses.take(this.address, now)) return this.overrun();
    const json = text === null ? undefined : readMessage(text, house.settings.limits.depth);
    this.queue
      .run(() => this.handle(json))
      .catch((error: unknown) => {
        house.log.error({ err: error }, 'a command failed');
        this.answer(FAILED);
      });
  }

  /** Who does not slow down when told so is shown out. */
  private overrun(): void {
    if (++this.overruns > this.around.house.settings.limits.burst)
      return this.end(CLOSE.POLICY, 'too many commands', 'flood');
    this.answer(TOO_MANY_COMMANDS);
  }

  private async handle(json: unknown): Promise<void> {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return this.answer(NOT_JSON);
    const session = readSession(json);
    if (session === null) return this.room ? this.room.command(this, json) : this.answer(NOT_JOINED);
    if (isTurnError(session)) return this.answer(session);
    if (session.command === 'GameRequestJoin') return this.join(session);
  }

  private async join(join: GameRequestJoin | SpectatorRequestJoin): Promise<void> {
    if (isSpectatorJoin(join)) {
      const room = await this.around.rooms.find(join.table_id);
      return room
        ? this.enter(room, () => room.watch(this, { lastEventId: join.last_event_id, dialect: join.dialect }))
        : this.answer(BAD_TOKEN);
    }
    const admitted = await admit(this.around.rooms, join.player_id, join.session_token);
    if (!admitted) return this.answer(BAD_TOKEN);
    const { room, seat } = admitted;
    const { last_event_id: lastEventId, client_seed: clientSeed, dialect } = join;
    const arrival = { lastEventId, clientSeed, dialect };
    return this.enter(room, () => room.join(this, seat, arrival));
  }

  private async enter(room: Room, join: () => Promise<void>): Promise<void> {
    if (this.room !== room) this.room?.drop(this);
    this.room = room;
    await join();
    // It may have hung up while the table was opened.
    if (this.socket.readyState !== this.socket.OPEN) room.drop(this);
  }

  // ---------------------------------------------------------------------------------------------------- ending

  /** Called from time to time: who did not answer the last ping is gone. */
  beat(): void {
    if (!this.isAlive) return this.cut('silent');
    this.isAlive = false;
    this.socket.ping();
  }

  private cut(why: string): void {
    this.around.house.metrics.dropped.inc({ why });
    this.socket.terminate();
  }

  end(code: number, reason: string, why = 'closing'): void {
    this.around.house.metrics.dropped.inc({ why });
    this.socket.close(code, reason);
  }

  private closed(): void {
    this.around.addresses.close(this.address);
    this.room?.drop(this);
    this.room = null;
  }
}

import type { Duplex } from 'node:stream';
import { CLOSE, COSTS, type GameRequestJoin, type SpectatorRequestJoin } from '@madang/protocol';
import type { RawData, WebSocket } from 'ws';
import { admit } from '../lobby/admission.ts';
import { inviteUrl } from '../lobby/invite.ts';
import { isSpectatorJoin, readSession } from '../protocol/commands.ts';
import { seal } from '../protocol/envelope.ts';
import { BAD_TOKEN, isTurnError, NOT_JOINED, NOT_JSON, rateLimited, UNAVAILABLE } from '../protocol/errors.ts';
import { serverStopping } from '../protocol/notices.ts';
import type { Body } from '../protocol/wire.ts';
import { grantedTo } from '../room/arrival.ts';
import type { Connection } from '../room/connection.ts';
import { Queue } from '../room/queue.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import type { Alarm } from '../server/time.ts';
import type { Addresses } from './addresses.ts';
import { Allowance, messageCost } from './allowance.ts';
import type { Bucket } from './bucket.ts';
import { readMessage, sizeOf } from './read-message.ts';
import { type Why, whyRefused } from './why.ts';

/** How long a client that sent too much has to read the close code, in milliseconds. Nothing more of it is read. */
const LINGER = 250;
/** `retry_after_ms` while the store hangs and twice as many messages wait as may be sent at once. */
const STORE_HANGS = 1000;
/** Log lines about the sockets of one address in ten seconds. */
const LINES = 20;

/** Where compression was agreed on. For spectators it does not pay: there may be thousands, each compressed apart. */
const COMPRESSED = { compress: true };
const AS_IT_IS = { compress: false };

export interface SocketContext {
  readonly services: Services;
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  /** Errors that are sent to sockets at no table, all together: a flood from many addresses is closed unanswered. */
  readonly strangers: Bucket;
}

/** Where a client connects from, and by which URL it reaches this server. */
interface Caller {
  readonly address: string;
  readonly url: string;
}

/** One socket: reads its messages in order, and sends events to it. */
export class Client implements Connection {
  private readonly socket: WebSocket;
  /** The stream that the socket writes to. */
  private readonly stream: Duplex;
  readonly address: string;
  private readonly url: string;
  private readonly around: SocketContext;
  private readonly allowance: Allowance;
  private readonly queue = new Queue();
  /** Messages that were read and are not handled yet. */
  private waiting = 0;
  private deadline: Alarm | null = null;
  private room: Room | null = null;
  /** The number of the last event, after the table has disconnected the client. */
  private last = 0;
  private isWatching = false;
  /** Whether it can move to another node before it is closed. */
  private canMove = false;
  /** This node stops: the client was asked to move. */
  isMoving = false;
  private isAlive = true;
  private isHeldBack = false;
  /** Set once, when the server closes the socket: later messages are ignored. */
  private why: Why | null = null;
  /** The close frame that the server sent; the code that the client answers with says less. */
  private closeFrame: { readonly code: number; readonly reason: string } | null = null;

  constructor(socket: WebSocket, stream: Duplex, { address, url }: Caller, around: SocketContext) {
    this.socket = socket;
    this.stream = stream;
    this.address = address;
    this.url = url;
    this.around = around;
    const { settings, time, journal } = around.services;
    this.allowance = new Allowance(settings.limits, around.addresses, address, time.now());
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('ping', (data) => this.pinged(data));
    socket.on('pong', () => this.ponged());
    socket.on('close', (code, reason) => this.closed(code, String(reason)));
    socket.on('error', (error) => this.broke(error));
    journal.note(address, 'socket opened', {}, LINES);
    this.expectJoin();
  }

  send(...texts: readonly string[]): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.around.services.settings.limits.unsent) return this.cut('slow');
    this.holdBack();
    for (const text of texts) this.socket.send(text, this.isWatching ? AS_IT_IS : COMPRESSED);
  }

  /** What is sent at once goes out together, in one packet where it fits: a system call costs more than the rest of sending. */
  private holdBack(): void {
    if (this.isHeldBack) return;
    this.isHeldBack = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isHeldBack = false;
      this.stream.uncork();
    });
  }

  /** The table has disconnected it; another may be joined. */
  leave(last: number): void {
    this.room = null;
    this.last = last;
    this.expectJoin();
  }

  invite(tableId: string): string {
    return inviteUrl(this.url, tableId);
  }

  private answer(body: Body): void {
    if (this.why) return;
    const { services, strangers } = this.around;
    const now = services.time.now();
    services.metrics.refusals.inc({ code: String(body.error_code) });
    if (this.room) this.room.answer(this, body);
    else if (strangers.take(now) === 0) this.send(JSON.stringify(seal(body, this.last, now)));
    else this.turnAway('the server is busy');
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.why) return;
    const { services } = this.around;
    const wait = this.take(messageCost(sizeOf(data)));
    if (wait > 0) return this.answer(rateLimited(wait));
    this.waiting++;
    // Read when it is its turn: a socket that is closed before has cost nothing.
    this.queue
      .run(() => this.handle(isBinary ? null : String(data)))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'a command failed');
        this.answer(UNAVAILABLE);
      })
      .finally(() => this.waiting--);
  }

  private pinged(data: Buffer): void {
    if (this.why || this.take(COSTS.message) > 0) return;
    if (this.socket.bufferedAmount > this.around.services.settings.limits.unsent) return this.cut('slow');
    this.socket.pong(data);
  }

  private ponged(): void {
    if (!this.why && this.take(COSTS.message) === 0) this.isAlive = true;
  }

  /** 0 when the message may be read; else after how many milliseconds. A client that does not slow down is closed. */
  private take(cost: number): number {
    const { services } = this.around;
    const now = services.time.now();
    const wait =
      this.allowance.take(now, cost) || (this.waiting < 2 * services.settings.limits.burst ? 0 : STORE_HANGS);
    if (wait === 0) return 0;
    services.journal.note(this.address, 'a socket was told to slow down');
    if (!this.allowance.warn(now)) this.flooded();
    return wait;
  }

  /** @param text null for bytes */
  private async handle(text: string | null): Promise<void> {
    if (this.why) return;
    const json = text === null ? undefined : readMessage(text, this.around.services.settings.limits.depth);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return this.answer(NOT_JSON);
    const session = readSession(json);
    if (session === null) return this.room ? this.room.command(this, json) : this.answer(NOT_JOINED);
    if (isTurnError(session)) return this.answer(session);
    if (session.command !== 'GameRequestJoin') return;
    this.allowance.charge(this.around.services.time.now(), COSTS.join);
    return this.join(session);
  }

  private async join(join: GameRequestJoin | SpectatorRequestJoin): Promise<void> {
    const { last_event_id: lastEventId, dialect, version, capabilities } = join;
    const said = { lastEventId, dialect, version, capabilities };
    this.isWatching = isSpectatorJoin(join);
    this.canMove = grantedTo(said)?.includes('moves') ?? false;
    if (isSpectatorJoin(join)) {
      const room = await this.around.rooms.find(join.table_id);
      return room ? this.enter(room, () => room.watch(this, said)) : this.answer(BAD_TOKEN);
    }
    const admitted = await admit(this.around.rooms, join.player_id, join.session_token);
    if (!admitted) return this.answer(BAD_TOKEN);
    const { room, seat } = admitted;
    const { client_seed: clientSeed, ready: isReady } = join;
    return this.enter(room, () => room.join(this, seat, { ...said, clientSeed, isReady }));
  }

  private async enter(room: Room, join: () => Promise<void>): Promise<void> {
    if (this.room !== room) this.room?.drop(this);
    this.room = room;
    this.deadline?.cancel();
    await join();
    // It may have disconnected while the table was opened.
    if (this.socket.readyState !== this.socket.OPEN) room.drop(this);
  }

  /** Closes the socket unless it joins a table in time. */
  private expectJoin(): void {
    const { time, settings } = this.around.services;
    this.deadline?.cancel();
    this.deadline = time.after(settings.limits.joinWithin, () => {
      if (this.waiting > 0) this.expectJoin();
      else this.end(CLOSE.POLICY, 'not joined in time', 'unjoined');
    });
  }

  /** The heartbeat: cuts a client that did not answer the last ping, else pings it again. */
  beat(): void {
    if (this.why) return;
    if (!this.isAlive) return this.cut('silent');
    this.isAlive = false;
    this.socket.ping();
  }

  private cut(why: Why): void {
    this.drop(why);
    this.socket.terminate();
  }

  end(code: number, reason: string, why: Why = 'closing'): void {
    if (this.why) return;
    this.drop(why);
    this.closeFrame = { code, reason };
    this.socket.close(code, reason);
  }

  /** The node stops. A client that can moves to another one in its own time; the others are asked to reconnect. */
  stop(): void {
    if (this.why) return;
    if (!this.room || !this.canMove) return this.restart();
    this.isMoving = true;
    this.room.answer(this, serverStopping());
  }

  /** Asks the client to reconnect. */
  restart(): void {
    this.end(CLOSE.RESTART, 'the server restarts');
  }

  /** It has sent too much, which its address pays for. */
  private flooded(): void {
    this.turnAway('too many messages');
    this.penalize();
  }

  /** Stops reading; the client has a moment to read the close code. */
  private turnAway(reason: string): void {
    this.end(CLOSE.POLICY, reason, 'flood');
    this.socket.pause();
    this.linger();
  }

  /** `ws` itself has answered what it refuses with a close frame. */
  private broke(error: Error): void {
    const why = whyRefused(error);
    if (!why) return this.around.services.log.debug({ err: error }, 'a socket broke');
    this.drop(why);
    this.linger();
    this.penalize();
  }

  private linger(): void {
    this.around.services.time.after(LINGER, () => this.socket.terminate());
  }

  private penalize(): void {
    this.allowance.penalize(this.around.services.time.now());
  }

  /** Counted once for each socket. */
  private drop(why: Why): void {
    if (this.why) return;
    this.why = why;
    this.around.services.metrics.dropped.inc({ why });
  }

  private closed(code: number, reason: string): void {
    const { services, addresses } = this.around;
    this.deadline?.cancel();
    addresses.close(this.address);
    const how = { code, reason, ...this.closeFrame, ...(this.why ? { why: this.why } : {}) };
    services.journal.note(this.address, 'socket closed', how, LINES);
    this.room?.drop(this, this.isMoving || this.closeFrame?.code === CLOSE.RESTART);
    this.room = null;
  }
}

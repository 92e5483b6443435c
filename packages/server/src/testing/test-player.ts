import { FastRandom } from '@madang/engine';
import { type AnyCommand, ServerErrorCode, type TurnError } from '@madang/protocol';
import { WebSocket } from 'ws';
import { LOCKED } from '../protocol/errors.ts';
import type { Seated } from './api.ts';
import { CommonMind, KoikoiMind, type Message, type Mind } from './mind.ts';

const PATIENCE = 20_000;
/** How long a client waits before it tries again, unless the server says. */
const A_WHILE = 250;

/** A client for tests: keeps all messages, sends what a test wants, or plays by itself. */
export class TestPlayer {
  readonly messages: Message[] = [];
  /** The same as text. */
  readonly texts: string[] = [];
  readonly mind: Mind;
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  private readonly socket: WebSocket;
  private readonly listeners = new Set<() => void>();
  private readonly random = new FastRandom(1, 2);
  private isPlaying = false;
  private delay = 0;

  constructor(url: string, mind: Mind = new CommonMind(), headers: Record<string, string> = {}) {
    this.mind = mind;
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    this.socket.on('error', () => {});
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', () => resolve());
      this.socket.on('error', reject);
    });
    this.opened.catch(() => {});
    this.closed = new Promise((resolve) => this.socket.on('close', (code) => resolve(code)));
    this.socket.on('message', (data) => this.hear(String(data)));
  }

  /** Connected and joined; the answer is still to come. */
  static async join(url: string, seat: Seated, fields: object = {}, game = 'koikoi'): Promise<TestPlayer> {
    const player = new TestPlayer(url, game === 'koikoi' ? new KoikoiMind(seat.player_id) : new CommonMind());
    await player.opened;
    const { player_id, session_token } = seat;
    player.say({ command: 'GameRequestJoin', player_id, session_token, ...fields });
    return player;
  }

  static async watch(url: string, table_id: string, fields: object = {}): Promise<TestPlayer> {
    const player = new TestPlayer(url);
    await player.opened;
    player.say({ command: 'GameRequestJoin', table_id, ...fields });
    return player;
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Message;
    this.texts.push(text);
    this.messages.push(message);
    this.mind.see(message);
    if (this.isPlaying && message.event !== 'TurnError') this.moveSoon();
    if (message.event === 'TurnError' && isWorthAnotherTry(message))
      setTimeout(() => this.isPlaying && this.move(), message.retry_after_ms ?? A_WHILE);
    for (const listener of this.listeners) listener();
  }

  say(command: unknown): void {
    this.socket.send(JSON.stringify(command));
  }

  sayText(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Any of the moves it may make; undefined when there is none. */
  move(fields: object = {}): AnyCommand | undefined {
    const { moves } = this.mind;
    const move = moves[this.random.below(Math.max(1, moves.length))];
    if (move) this.say({ ...move, ...fields });
    return move;
  }

  /** From now on it moves whenever it can, after so many milliseconds. */
  play(delay = 0): void {
    this.isPlaying = true;
    this.delay = delay;
    this.moveSoon();
  }

  private moveSoon(): void {
    if (this.mind.moves.length === 0) return;
    if (this.delay === 0) this.move();
    else setTimeout(() => this.isPlaying && this.move(), this.delay);
  }

  rest(): void {
    this.isPlaying = false;
  }

  /** The first message like this, from the given one on; it may have come already. */
  heard<Name extends Message['event']>(wanted: Name, from?: number): Promise<Extract<Message, { event: Name }>>;
  heard(wanted: (message: Message) => boolean, from?: number): Promise<Message>;
  async heard(wanted: string | ((message: Message) => boolean), from = 0): Promise<Message> {
    const isWanted = typeof wanted === 'string' ? (message: Message) => message.event === wanted : wanted;
    return this.until(() => this.messages.slice(from).find(isWanted), String(wanted));
  }

  /** Waits until something is true, of the messages or otherwise. */
  until<T>(found: () => T | undefined | false, what = String(found)): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const value = found();
        if (value === undefined || value === false) return;
        done();
        resolve(value);
      };
      const alarm = setTimeout(() => {
        done();
        reject(
          new Error(
            `never heard ${what}; heard ${this.messages.map(({ event }) => event).slice(-8)} ${this.texts.at(-1)?.slice(0, 300)}`,
          ),
        );
      }, PATIENCE);
      // What is waited for may depend on another client.
      const again = setInterval(look, 20);
      const done = (): void => {
        clearTimeout(alarm);
        clearInterval(again);
        this.listeners.delete(look);
      };
      this.listeners.add(look);
      look();
    });
  }

  get errors(): readonly TurnError[] {
    return this.messages.filter((message) => message.event === 'TurnError');
  }

  get last(): Message | undefined {
    return this.messages.at(-1);
  }

  close(): void {
    this.socket.close();
  }

  /** Breaks the connection without a closing handshake. */
  cut(): void {
    this.socket.terminate();
  }
}

function isWorthAnotherTry({ error_code, message }: TurnError): boolean {
  return message === LOCKED.message || error_code in ServerErrorCode;
}

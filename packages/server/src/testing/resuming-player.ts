import { setTimeout as sleep } from 'node:timers/promises';
import type { Seated } from './api.ts';
import { CommonMind, KoikoiMind, type Message, type Mind } from './mind.ts';
import { TestPlayer } from './test-player.ts';

/** A client that reconnects by itself with the id of its last event, and plays on. */
export class ResumingPlayer {
  readonly heard: Message[] = [];
  readonly texts: string[] = [];
  resumptions = 0;
  private readonly seat: Seated;
  private readonly mind: Mind;
  private urls: readonly string[];
  private isDone = false;
  private current: TestPlayer | null = null;
  private readonly life: Promise<void>;

  /** Several addresses are several nodes: when one does not answer the next is tried. */
  constructor(urls: readonly string[], seat: Seated, game: string) {
    this.urls = urls;
    this.seat = seat;
    this.mind = game === 'koikoi' ? new KoikoiMind(seat.player_id) : new CommonMind();
    this.life = this.live();
  }

  get isFinished(): boolean {
    return this.heard.some(({ event }) => event === 'GameFinished');
  }

  private async live(): Promise<void> {
    while (!this.isDone) {
      const player = new TestPlayer(this.urls[0], this.mind);
      this.current = player;
      const isOpen = await player.opened.then(
        () => true,
        () => false,
      );
      if (isOpen) {
        this.join(player);
        await player.closed;
        this.keep(player);
      } else {
        this.urls = [...this.urls.slice(1), this.urls[0]];
        await sleep(20);
      }
    }
  }

  private join(player: TestPlayer): void {
    const { player_id, session_token } = this.seat;
    const last = this.heard.findLast(({ event }) => event !== 'TurnError');
    const seen = last ? { last_event_id: last.event_id } : {};
    if (last) this.resumptions++;
    player.say({ command: 'GameRequestJoin', player_id, session_token, ...seen });
    player.play(5);
  }

  private keep(player: TestPlayer): void {
    this.heard.push(...player.messages);
    this.texts.push(...player.texts);
  }

  async until(found: () => boolean, ms = 30_000): Promise<void> {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) {
      if (found()) return;
    }
    throw new Error(
      `never: ${found}; heard ${this.all.slice(-4).map(({ event, event_id }) => `${event_id} ${event}`)}`,
    );
  }

  /** All messages so far, of the open connection too. */
  get all(): readonly Message[] {
    return [
      ...this.heard,
      ...(this.current && !this.heard.includes(this.current.messages[0]) ? this.current.messages : []),
    ];
  }

  async stop(): Promise<void> {
    this.isDone = true;
    this.current?.cut();
    await this.life;
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { entryOf } from '@madang/engine/internal';
import type { Seated } from '@madang/protocol';
import type { Noticed, Waits } from './figures.ts';

const PROCESS = fileURLToPath(new URL('crowd-process.ts', import.meta.url));

export type Asked =
  | { readonly ask: 'sit'; readonly url: string; readonly players: number }
  | { readonly ask: 'sitAt'; readonly url: string; readonly seats: readonly Seated[] }
  | { readonly ask: 'play'; readonly pace: number }
  | { readonly ask: 'measure'; readonly seconds: number }
  | { readonly ask: 'drop' }
  | { readonly ask: 'leave' }
  | { readonly ask: 'comeBack'; readonly patience: number; readonly pace: number }
  | { readonly ask: 'playOn'; readonly patience: number };

export type Told = { readonly value: unknown } | { readonly problem: string };

/** Honest players of Koi-Koi in another process, so that the attacker's own work does not slow them down. */
export class Crowd {
  private readonly process: ChildProcess;

  /** Processes whose players have left. They are used again, because starting one takes time. */
  private static readonly idle: ChildProcess[] = [];

  private constructor() {
    this.process = Crowd.idle.pop() ?? fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  }

  /** All of them sit, two a table, connected. */
  static async seated(url: string, players: number): Promise<Crowd> {
    const crowd = new Crowd();
    await crowd.ask({ ask: 'sit', url, players });
    return crowd;
  }

  /** The two seats of each table one after the other, at tables that are there already; all join. */
  static async returned(url: string, seats: readonly Seated[]): Promise<Crowd> {
    const crowd = new Crowd();
    await crowd.ask({ ask: 'sitAt', url, seats });
    return crowd;
  }

  /** Ends the processes of all who have left. */
  static async end(): Promise<void> {
    for (const idle of Crowd.idle.splice(0)) {
      const gone = once(idle, 'exit');
      idle.kill('SIGKILL');
      await gone;
    }
  }

  /** From now on everybody moves about `pace` milliseconds after the turn has begun. */
  async play(pace: number): Promise<void> {
    await this.ask({ ask: 'play', pace });
  }

  async measure(seconds: number): Promise<Noticed> {
    return (await this.ask({ ask: 'measure', seconds })) as Noticed;
  }

  /** All sockets are cut. */
  async drop(): Promise<void> {
    await this.ask({ ask: 'drop' });
  }

  /** All join again at once, and then move at this pace: the time until each was shown its match. */
  async comeBack(patience: number, pace: number): Promise<Waits> {
    return (await this.ask({ ask: 'comeBack', patience, pace })) as Waits;
  }

  /** All join again at once and play: the time until each table heard of its first move. */
  async playOn(patience: number): Promise<Waits> {
    return (await this.ask({ ask: 'playOn', patience })) as Waits;
  }

  async leave(): Promise<void> {
    await this.ask({ ask: 'leave' });
    Crowd.idle.push(this.process);
  }

  private async ask(asked: Asked): Promise<unknown> {
    const answered = once(this.process, 'message');
    this.process.send(asked);
    const told = entryOf<Told>(await answered, 0);
    if ('problem' in told) throw new Error(`honest players: ${told.problem}`);
    return told.value;
  }
}

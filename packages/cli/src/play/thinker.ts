import { Worker } from 'node:worker_threads';
import type { Action, AnyGame, Json, MatchSetup, Seat } from '@madang/engine';
import { actionFrom, encodeCards } from '@madang/engine/internal';
import type { Advice, NextBest } from '@madang/players';
import type { Move } from './player-interface.ts';

/** By seat: the level of a bot; null for a person. */
export type Levels = readonly (string | null)[];

/** The match of a thread, as plain data. */
export interface Thought {
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly seed: Uint8Array;
  readonly inputs: Readonly<Record<string, Json>>;
  readonly clientSeeds: readonly string[];
  readonly levels: Levels;
}

/** A question to the thread, with what was played since the one before. */
export interface Question {
  readonly moves: readonly { readonly seat: Seat; readonly action: Json }[];
  readonly seat: Seat;
  /** Whether a person asks for advice; otherwise a bot of this seat moves. */
  readonly isHint: boolean;
}

/** The answer, with card ids. */
export interface Answer {
  readonly action: Json;
  readonly next: (Omit<NextBest, 'action'> & { readonly action: Json }) | null;
}

/** Thinks in a thread of its own, so that the terminal answers keys meanwhile. The thread starts with the first question. */
export class Thinker {
  private readonly game: AnyGame;
  private readonly setup: MatchSetup<object>;
  private readonly levels: Levels;
  private worker: Worker | null = null;
  private unsent: Question['moves'][number][] = [];

  constructor(game: AnyGame, setup: MatchSetup<object>, levels: Levels) {
    this.game = game;
    this.setup = setup;
    this.levels = levels;
  }

  follow({ seat, action }: Move): void {
    this.unsent.push({ seat, action: encodeCards(this.game, action) });
  }

  /** A bot's choice. */
  async choose(seat: Seat): Promise<Action> {
    return (await this.ask(seat, false)).action;
  }

  /** What a strong player would do. */
  advise(seat: Seat): Promise<Advice> {
    return this.ask(seat, true);
  }

  private async ask(seat: Seat, isHint: boolean): Promise<Advice> {
    const worker = this.worker ?? this.start();
    const question: Question = { moves: this.unsent, seat, isHint };
    this.unsent = [];
    // Only these listeners are removed again: the worker has some of its own.
    const { action, next } = await new Promise<Answer>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer: Answer) => {
        worker.off('error', reject);
        resolve(answer);
      });
      worker.postMessage(question);
    });
    return { action: this.actionOf(action), next: next && { ...next, action: this.actionOf(next.action) } };
  }

  private start(): Worker {
    const { rules, seats, seed, clientSeeds = [], inputs = {} } = this.setup;
    const workerData: Thought = {
      ...{ game: this.game.id, rules: rules as Json, seats, seed, clientSeeds, levels: this.levels },
      inputs: inputs as Thought['inputs'],
    };
    this.worker = new Worker(new URL('./think-worker.ts', import.meta.url), { workerData });
    return this.worker;
  }

  private actionOf(json: Json): Action {
    const { rules, seats } = this.setup;
    const action = actionFrom(this.game, this.game.actions(rules, seats), json);
    if (!action) throw new Error(`the thinking thread chose ${JSON.stringify(json)}`);
    return action;
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }
}

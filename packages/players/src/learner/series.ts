import type { AnyGame, AnyState, Carry, FastRandom, Outcome } from '@madang/engine';
import { shuffle } from '@madang/engine/internal';
import type { Task } from './task.ts';

/** A match is given up after this many rounds: an untrained network may never finish one. */
const MOST_ROUNDS = 30;

/** The state of a series between two rounds, as plain data. */
export interface SeriesPoint {
  readonly carry: Carry;
  /** Of the next round, from 1. */
  readonly number: number;
}

/** Deals the rounds of one match after another. Scores, dealer and stakes carry over from round to round. */
export class Series {
  private readonly task: Task;
  private readonly pack: readonly number[];
  private point: SeriesPoint | null;

  constructor(task: Task, point: SeriesPoint | null = null) {
    this.task = task;
    this.pack = task.game.pack(task.rules, task.seats);
    this.point = point;
  }

  deal(random: FastRandom): AnyState {
    const { game, rules, seats } = this.task;
    this.point ??= { carry: this.opening(game, random), number: 1 };
    const deck = this.pack.slice();
    shuffle(deck, random);
    return game.deal(deck, { rules, seats, ...this.point });
  }

  private opening(game: AnyGame, random: FastRandom): Carry {
    const { rules, seats } = this.task;
    return game.opening({ rules, seats, inputs: { hour: random.below(24) }, random });
  }

  ended(state: AnyState, outcome: Outcome): void {
    const carry = this.task.game.carry(state);
    const number = (this.point?.number ?? 1) + (outcome.void ? 0 : 1);
    this.point = carry.result || number > MOST_ROUNDS ? null : { carry, number };
  }

  get next(): SeriesPoint | null {
    return this.point;
  }
}

import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyState,
  determinize,
  type Event,
  type Random,
  redact,
  type Seat,
} from '@madang/engine';
import type { AnyPlayer, Turn } from './player.ts';

/** A player's choice in this state, of which it sees its legal actions and a world that could be. */
export function decide(
  game: AnyGame,
  player: AnyPlayer,
  state: AnyState,
  seat: Seat,
  history: readonly Event[],
  random: Random,
  budget: number,
): Action {
  return player.choose(new DeterminizedTurn(game, state, seat, history, random, budget));
}

/** A turn without the state: its world is drawn when it is asked for, from the player's own generator. */
class DeterminizedTurn implements Turn<AnyState, Action, Event> {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly history: readonly Event[];
  readonly random: Random;
  readonly budget: number;
  readonly #state: AnyState;
  #world: AnyState | null = null;

  constructor(game: AnyGame, state: AnyState, seat: Seat, history: readonly Event[], random: Random, budget: number) {
    this.seat = seat;
    this.legal = game.legal(state, seat);
    this.history = history;
    this.random = random;
    this.budget = budget;
    this.#state = state;
  }

  get world(): AnyState {
    this.#world ??= determinize(this.#state, this.seat, this.random);
    return this.#world;
  }
}

/** What each seat has been told in this round: the history that players get. */
export class Histories {
  private readonly game: AnyGame;
  private readonly heard: Event[] = [];
  private told: Event[][];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.told = Array.from({ length: seats }, () => []);
  }

  follow(happenings: readonly AnyHappening[]): void {
    for (const happening of happenings) {
      if (happening.kind === 'dealt') this.forget();
      if (happening.kind !== 'acted') continue;
      for (const event of happening.events) this.hear(event);
      this.tell(happening.state);
    }
  }

  /** An event of the step that is under way. */
  hear(event: Event): void {
    this.heard.push(event);
  }

  /** The step is done: each seat is told what it may know now. */
  tell(after: AnyState): void {
    for (const [seat, history] of this.told.entries())
      for (const event of this.heard) {
        const redacted = redact(this.game, event, seat, after);
        if (redacted) history.push(redacted);
      }
    this.heard.length = 0;
  }

  /** A new round. */
  forget(): void {
    this.heard.length = 0;
    this.told = this.told.map(() => []);
  }

  of(seat: Seat): readonly Event[] {
    return this.told[seat];
  }
}

import {
  type Action,
  type AnyGame,
  type AnyHappening,
  type AnyState,
  type Event,
  type Random,
  redact,
  type Seat,
  Worlds,
} from '@madang/engine';
import type { AnyPlayer, Turn } from './player.ts';

/** A player's choice. It sees its legal actions and a determinized position, never this state. */
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

/** A turn without the true state: its world is determinized on first use, with the player's generator. */
class DeterminizedTurn implements Turn<AnyState, Action, Event> {
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly history: readonly Event[];
  readonly random: Random;
  readonly budget: number;
  readonly #state: AnyState;
  #worlds: Worlds<AnyState> | null = null;
  #world: AnyState | null = null;

  constructor(game: AnyGame, state: AnyState, seat: Seat, history: readonly Event[], random: Random, budget: number) {
    this.seat = seat;
    this.legal = game.legal(state, seat);
    this.history = history;
    this.random = random;
    this.budget = budget;
    this.#state = state;
  }

  get worlds(): Pick<Worlds<AnyState>, 'draw'> {
    this.#worlds ??= new Worlds(this.#state, this.seat);
    return this.#worlds;
  }

  get world(): AnyState {
    this.#world ??= this.worlds.draw(this.random);
    return this.#world;
  }
}

/** The events that each seat got in this round: the history of players. */
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

  /** Adds an event of the current step. */
  hear(event: Event): void {
    this.heard.push(event);
  }

  /** Ends the step: each seat gets the events as it may know them now. */
  tell(after: AnyState): void {
    for (const [seat, history] of this.told.entries())
      for (const event of this.heard) {
        const redacted = redact(this.game, event, seat, after);
        if (redacted) history.push(redacted);
      }
    this.heard.length = 0;
  }

  /** Starts a new round. */
  forget(): void {
    this.heard.length = 0;
    this.told = this.told.map(() => []);
  }

  of(seat: Seat): readonly Event[] {
    return this.told[seat];
  }
}

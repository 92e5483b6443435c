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
import type { AnyPlayer } from './player.ts';

/** A player's choice in this state. Only a world that could be is shown to it, drawn from its own generator. */
export function decide(
  player: AnyPlayer,
  state: AnyState,
  seat: Seat,
  history: readonly Event[],
  random: Random,
  budget: number,
): Action {
  return player.choose({ world: determinize(state, seat, random), seat, history, random, budget });
}

/** What each seat has been told in this round: the history that players get. */
export class Histories {
  private readonly game: AnyGame;
  private told: Event[][];

  constructor(game: AnyGame, seats: number) {
    this.game = game;
    this.told = Array.from({ length: seats }, () => []);
  }

  follow(happenings: readonly AnyHappening[]): void {
    for (const happening of happenings) {
      if (happening.kind === 'dealt') this.told = this.told.map(() => []);
      if (happening.kind !== 'acted') continue;
      for (const [seat, history] of this.told.entries())
        for (const event of happening.events) {
          const redacted = redact(this.game, event, seat, happening.state);
          if (redacted) history.push(redacted);
        }
    }
  }

  of(seat: Seat): readonly Event[] {
    return this.told[seat];
  }
}

import type { Action, AnyState, Outcome, Seat } from '@madang/engine';
import type { Seating } from '@madang/players';
import { LabError } from '../failure.ts';
import type { LoggedMatch, LoggedRound } from '../log/read.ts';

/** Replays a logged match and checks that the log agrees with the rules. */
export class LogReplay {
  private readonly seating: Seating;
  private readonly catalogue: readonly Action[];
  private readonly match: LoggedMatch;
  private round = 0;
  private action = 0;

  constructor(seating: Seating, match: LoggedMatch) {
    this.seating = seating;
    this.catalogue = seating.game.actions(seating.rules, seating.seats);
    this.match = match;
  }

  /** The next action of the log. */
  next(state: AnyState, seat: Seat): Action {
    const { actions } = this.current;
    if (this.action >= actions.length) throw this.wrong('its actions end before it does');
    const index = actions[this.action++];
    const action = this.catalogue[index];
    if (!action || this.seating.game.refuse(state, seat, action))
      throw this.wrong(`action ${this.action} (${index} in the catalogue) cannot be played`);
    return action;
  }

  ended({ reason, points }: Outcome): void {
    const { actions, ...logged } = this.current;
    if (this.action < actions.length) throw this.wrong('its actions go on after its end');
    if (logged.reason !== reason)
      throw this.wrong(`it ended as ${JSON.stringify(logged.reason)}, by the rules as ${reason}`);
    if (!sameNumbers(logged.points, points))
      throw this.wrong(`its points are ${logged.points}, by the rules ${points}`);
    this.round++;
    this.action = 0;
  }

  over(scores: readonly number[]): void {
    if (this.round < this.match.rounds.length) throw this.problem('its deals go on after its end');
    if (!sameNumbers(this.match.scores, scores))
      throw this.problem(`its scores are ${this.match.scores}, by the rules ${scores}`);
  }

  private get current(): LoggedRound {
    const round = this.match.rounds[this.round];
    if (!round) throw this.problem('its deals end before it does');
    return round;
  }

  private wrong(problem: string): LabError {
    return this.problem(`deal ${this.round + 1}: ${problem}`);
  }

  private problem(problem: string): LabError {
    return new LabError(`${this.match.where}: ${problem}; was it written by another version?`);
  }
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

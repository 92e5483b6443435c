import {
  type Action,
  type AnyState,
  type Carry,
  type MatchSetup,
  type Observer,
  type Outcome,
  playInPlace,
  type Seat,
  seedFrom,
} from '@madang/engine';
import type { Seating } from '@madang/players';
import { LabError } from '../failure.ts';
import { gameOf } from '../games.ts';
import type { Log, LoggedMatch, LoggedRound } from './read.ts';

/** The table of a log. */
export function seatingOf({ simulation }: Log): Seating {
  const game = gameOf(simulation.game);
  return { game, rules: game.configure(simulation.rules), seats: simulation.seats };
}

interface ReplayObserver extends Observer {
  /** Called before each action of a seat. */
  chosen?(state: AnyState, seat: Seat, action: Action): void;
}

/** Plays a logged match again. A log that does not agree with the rules is a LabError. */
export function replayMatch(log: Log, seating: Seating, match: LoggedMatch, observer: ReplayObserver): Carry {
  const replay = new LogReplay(seating, match);
  const choose = (state: AnyState, seat: Seat): Action => {
    const action = replay.next(state, seat);
    observer.chosen?.(state, seat, action);
    return action;
  };
  const carry = playInPlace(seating.game, setupOf(log, seating, match), choose, {
    ...observer,
    ended: (outcome, state) => {
      replay.ended(outcome);
      observer.ended?.(outcome, state);
    },
    stopsAfter: () => replay.isAtCut,
  });
  replay.over(carry.scores);
  return carry;
}

/** What the match began with. */
export function setupOf(
  { simulation }: Log,
  { rules, seats }: Seating,
  { game, hour }: LoggedMatch,
): MatchSetup<object> {
  const inputs = hour === undefined ? simulation.inputs : { ...simulation.inputs, hour };
  return { rules, seats, seed: seedFrom(`${simulation.seed}/${game}`), inputs };
}

/** Replays a logged match and checks that the log agrees with the rules. */
class LogReplay {
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

  /** Whether the log has no more of this match, because it was cut here. */
  get isAtCut(): boolean {
    return this.match.isCut && this.round === this.match.rounds.length;
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

import { type AnyState, findGame, type Outcome, playInPlace, type Seat, seedFrom } from '@madang/engine';
import { Encoder, type ModelKind, type Seating, Sparse } from '@madang/players';
import { LabError } from '../failure.ts';
import type { Log, LoggedMatch } from '../log/read.ts';
import { Retelling } from './retelling.ts';

/** One thing to learn: a position, the outputs that matter there, and what is right. */
export interface Sample {
  readonly input: Sparse;
  readonly rows: readonly number[];
  /** For a policy which of the rows was chosen; for a value what the seat has gained. */
  readonly answer: number;
  readonly weight: number;
}

/** What winners did is more worth learning than what losers did. */
const WEIGHT = { winner: 1, nobodyWon: 0.5, loser: 0.25 } as const;
const VALUE_ROWS: readonly number[] = [0];

export function seatingOf({ simulation }: Log): Seating {
  const game = findGame(simulation.game);
  if (!game) throw new LabError(`there is no game ${simulation.game}`);
  return { game, rules: game.configure(simulation.rules), seats: simulation.seats };
}

/** Plays logged matches again, and takes samples on the way. */
export class Sampler {
  private readonly seating: Seating;
  private readonly encoder: Encoder;
  private readonly log: Log;
  private readonly take: (samples: Taken) => Onlooking;

  constructor(kind: ModelKind, log: Log) {
    this.log = log;
    this.seating = seatingOf(log);
    this.encoder = new Encoder(this.seating);
    this.take = kind === 'policy' ? (taken) => this.choices(taken) : (taken) => this.positions(taken);
  }

  samplesOf(match: LoggedMatch): readonly Sample[] {
    const { game, rules, seats } = this.seating;
    const { seed, inputs } = this.log.simulation;
    const retelling = new Retelling(this.seating, match);
    const taken = new Taken();
    const { chosen, acted } = this.take(taken);
    const hour = match.hour === undefined ? {} : { hour: match.hour };
    const setup = { rules, seats, seed: seedFrom(`${seed}/${match.game}`), inputs: { ...inputs, ...hour } };
    const { scores } = playInPlace(
      game,
      setup,
      (state, seat) => {
        const action = retelling.next(state, seat);
        chosen?.(state, seat, action.index);
        return action;
      },
      {
        acted: (seat, _action, state) => acted?.(state, seat),
        ended: (outcome, state) => {
          retelling.ended(outcome);
          taken.settle(outcome, (seat) => this.encoder.gain(outcome, state, seat));
        },
      },
    );
    retelling.over(scores);
    return taken.samples;
  }

  /** What was chosen where there was a choice. */
  private choices(taken: Taken): Onlooking {
    const { encoder, seating } = this;
    const input = new Sparse();
    return {
      chosen: (state, seat, index) => {
        const legal = seating.game.legal(state, seat);
        if (legal.length < 2) return;
        encoder.encode(state, seat, input);
        const rows = legal.map((action) => encoder.output(state, seat, action));
        const answer = legal.findIndex((action) => action.index === index);
        taken.choice(seat, { input: input.copy(), rows, answer });
      },
    };
  }

  /** Where each action led, as seen by who acted: the positions among which a value has to choose. */
  private positions(taken: Taken): Onlooking {
    const { encoder, seating } = this;
    const input = new Sparse();
    return {
      acted: (state, seat) => {
        if (seat < 0 || seating.game.outcome(state)) return;
        encoder.encode(state, seat, input);
        taken.position(seat, input.copy());
      },
    };
  }
}

interface Onlooking {
  readonly chosen?: (state: AnyState, seat: Seat, index: number) => void;
  readonly acted?: (state: AnyState, seat: Seat) => void;
}

/** Samples of the running round wait for its outcome. */
class Taken {
  readonly samples: Sample[] = [];
  private waiting: ((outcome: Outcome, gain: (seat: Seat) => number) => Sample)[] = [];

  choice(seat: Seat, sample: Omit<Sample, 'weight'>): void {
    this.waiting.push(({ winners }) => {
      const weight = winners.length === 0 ? WEIGHT.nobodyWon : winners.includes(seat) ? WEIGHT.winner : WEIGHT.loser;
      return { ...sample, weight };
    });
  }

  position(seat: Seat, input: Sparse): void {
    this.waiting.push((_, gain) => ({ input, rows: VALUE_ROWS, answer: gain(seat), weight: 1 }));
  }

  settle(outcome: Outcome, gain: (seat: Seat) => number): void {
    for (const finish of this.waiting) this.samples.push(finish(outcome, gain));
    this.waiting = [];
  }
}

import type { AnyState, Outcome, Seat } from '@madang/engine';
import { Encoder, type LogModelKind, type Seating, Sparse } from '@madang/players';
import type { Log, LoggedMatch } from '../log/read.ts';
import { replayMatch, seatingOf } from '../log/replay.ts';

/** A training sample: a position, the outputs that matter there, and the target. */
export interface Sample {
  readonly input: Sparse;
  readonly rows: readonly number[];
  /** For a policy the index of the chosen row; for a value what the seat gained. */
  readonly answer: number;
  readonly weight: number;
}

/** Choices of winners weigh more than choices of losers. */
const WEIGHT = { winner: 1, nobodyWon: 0.5, loser: 0.25 } as const;
const VALUE_ROWS: readonly number[] = [0];

/** Replays logged matches and collects samples. */
export class Sampler {
  private readonly seating: Seating;
  private readonly encoder: Encoder;
  private readonly log: Log;
  private readonly hooksFor: (collector: SampleCollector) => ReplayHooks;

  constructor(kind: LogModelKind, log: Log) {
    this.log = log;
    this.seating = seatingOf(log);
    this.encoder = new Encoder(this.seating);
    this.hooksFor =
      kind === 'policy' ? (collector) => this.choices(collector) : (collector) => this.positions(collector);
  }

  samplesOf(match: LoggedMatch): readonly Sample[] {
    const collector = new SampleCollector();
    const { chosen, acted } = this.hooksFor(collector);
    replayMatch(this.log, this.seating, match, {
      chosen: (state, seat, action) => chosen?.(state, seat, action.index),
      acted: (seat, _action, state) => acted?.(state, seat),
      ended: (outcome, state) => collector.endRound(outcome, (seat) => this.encoder.gain(outcome, state, seat)),
    });
    return collector.samples;
  }

  /** Samples of a policy: the choices, where there was more than one legal action. */
  private choices(collector: SampleCollector): ReplayHooks {
    const { encoder, seating } = this;
    const input = new Sparse();
    return {
      chosen: (state, seat, index) => {
        const legal = seating.game.legal(state, seat);
        if (legal.length < 2) return;
        encoder.encode(state, seat, input);
        const rows = legal.map((action) => encoder.output(state, seat, action));
        const answer = legal.findIndex((action) => action.index === index);
        collector.choice(seat, { input: input.copy(), rows, answer });
      },
    };
  }

  /** Samples of a value: the position after each action, as the seat that acted sees it. */
  private positions(collector: SampleCollector): ReplayHooks {
    const { encoder, seating } = this;
    const input = new Sparse();
    return {
      acted: (state, seat) => {
        if (seat < 0 || seating.game.outcome(state)) return;
        encoder.encode(state, seat, input);
        collector.position(seat, input.copy());
      },
    };
  }
}

interface ReplayHooks {
  readonly chosen?: (state: AnyState, seat: Seat, index: number) => void;
  readonly acted?: (state: AnyState, seat: Seat) => void;
}

/** Collects samples. Those of the running round wait for its outcome. */
class SampleCollector {
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

  endRound(outcome: Outcome, gain: (seat: Seat) => number): void {
    for (const finish of this.waiting) this.samples.push(finish(outcome, gain));
    this.waiting = [];
  }
}

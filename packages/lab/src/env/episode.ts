import {
  type Action,
  type AnyMatch,
  type AnyTurned,
  isRefusal,
  Match,
  type MatchSetup,
  type Seat,
} from '@madang/engine';
import type { Encoder, Seating } from '@madang/players';

/** An episode is the first round of a match, void deals dealt again, or the whole match. */
export const UNITS = ['round', 'match'] as const;
export type Unit = (typeof UNITS)[number];

/** The seat of an episode that is over. */
const NOBODY: Seat = -1;

/** An action that is legal now, by its number in the action space. */
interface Choice {
  readonly number: number;
  readonly action: Action;
}

/** One episode. The caller plays all seats. */
export class Episode {
  readonly number: number;
  /** By seat: what it has gained since the episode began, as training counts it. */
  readonly returns: number[];
  private readonly unit: Unit;
  private readonly encoder: Encoder;
  private match: AnyMatch;
  private choices: readonly Choice[] = [];
  private hasEnded = false;

  constructor(number: number, unit: Unit, seating: Seating, encoder: Encoder, setup: MatchSetup<object>) {
    this.number = number;
    this.unit = unit;
    this.encoder = encoder;
    this.returns = new Array<number>(seating.seats).fill(0);
    const turned: AnyTurned = Match.start(seating.game, setup);
    this.match = turned.match;
    this.follow(turned);
  }

  get isOver(): boolean {
    return this.hasEnded;
  }

  /** Whose turn it is. If several seats may act, the first in the game's order acts, as in `simulate`. */
  get seat(): Seat {
    return this.hasEnded ? NOBODY : (this.match.actors[0] ?? NOBODY);
  }

  get legal(): readonly Choice[] {
    return this.choices;
  }

  get state(): AnyMatch['state'] {
    return this.match.state;
  }

  /** Undefined if no legal action has this number. */
  actionOf(number: number): Action | undefined {
    return this.choices.find((choice) => choice.number === number)?.action;
  }

  act(action: Action): void {
    const turned = this.match.act(this.seat, action);
    if (isRefusal(turned)) throw new Error(`a legal action was refused: ${turned.code}`);
    this.follow(turned);
  }

  private follow({ match, happenings }: AnyTurned): void {
    this.match = match;
    for (const happening of happenings) {
      if (happening.kind !== 'ended' || happening.outcome.void) continue;
      const { outcome, state } = happening;
      for (let seat = 0; seat < this.returns.length; seat++)
        this.returns[seat] += this.encoder.gain(outcome, state, seat);
      if (this.unit === 'round') {
        this.hasEnded = true;
        break;
      }
    }
    this.hasEnded ||= match.result !== null;
    this.choices = this.hasEnded ? [] : this.listed();
  }

  private listed(): readonly Choice[] {
    const { match, seat, encoder } = this;
    return match.game
      .legal(match.state, seat)
      .map((action) => ({ number: encoder.output(match.state, seat, action), action }));
  }
}

import type { AnyGame, AnyState, Carry, Seat } from '@madang/engine';
import { lead } from '../lead.ts';
import { type Curvature, curvatureOf } from './curvature.ts';
import type { GameMatch, MatchForm } from './game-match.ts';
import { LeadChances } from './lead-chances.ts';
import { RaceChances } from './race-chances.ts';
import { SampledChances } from './sampled-chances.ts';
import { after, type StandingChances, standingOf } from './standing.ts';
import type { MatchTable } from './table-file.ts';

/** The chances to win a match, by its score alone: no card has a part in them. A win that is shared counts in parts. */
export interface MatchChances {
  /** The chance that this seat wins the match, given what the next round inherits, and its number. */
  chance(carry: Carry, number: number, seat: Seat): number;
  /** The chance that this seat wins the match after the round that is over in this state. */
  after(state: AnyState, seat: Seat): number;
  /**
   * Whether this seat should play the round of this state for the match rather than for points: whether its chance is
   * far from linear in the points of the round. It looks at the score when the round began, so once per turn is enough.
   */
  matters(state: AnyState, seat: Seat): boolean;
}

/** Points decide as well as chances do when a straight line explains all but this part of the chance's variance. */
const UNEXPLAINED = 0.2;
/** With less at stake than this, points are what is left to play for. */
const SPREAD = 0.004;

export class TableChances implements MatchChances {
  private readonly game: AnyGame;
  private readonly match: GameMatch;
  private readonly form: MatchForm;
  private readonly table: MatchTable;
  private readonly chances: StandingChances;

  constructor(game: AnyGame, match: GameMatch, form: MatchForm, table: MatchTable) {
    this.game = game;
    this.match = match;
    this.form = form;
    this.table = table;
    this.chances = chancesOf(form, table);
  }

  chance(carry: Carry, number: number, seat: Seat): number {
    const { result } = carry;
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
    return this.chances.of(standingOf(this.form, carry, number), seat);
  }

  after(state: AnyState, seat: Seat): number {
    const { number } = this.match.setupOf(state);
    const isVoid = this.game.outcome(state)?.void === true;
    return this.chance(this.game.carry(state), isVoid ? number : number + 1, seat);
  }

  matters(state: AnyState, seat: Seat): boolean {
    const { spread, unexplained } = this.curvature(state, seat);
    return spread > SPREAD && unexplained > UNEXPLAINED;
  }

  /** How the chance bends over what the round of this state may bring. */
  private curvature(state: AnyState, seat: Seat): Curvature {
    const { carry, number } = this.match.setupOf(state);
    const standing = standingOf(this.form, carry, number);
    const seats = standing.scores.length;
    return curvatureOf(
      this.table.results.map(({ count, points }) => ({
        weight: count,
        points: lead({ points }, (seat - standing.starter + seats) % seats),
        chance: this.chances.of(after(this.form, standing, points), seat),
      })),
    );
  }
}

function chancesOf(form: MatchForm, { seats, results, race }: MatchTable): StandingChances {
  if (form.kind === 'series') return seats === 2 ? new LeadChances(form, results) : new SampledChances(form, results);
  if (!race) throw new Error('the table has no chances of a race');
  return new RaceChances(form, race, seats);
}

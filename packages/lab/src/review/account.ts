import { type AnyState, DEALER, type Seat } from '@madang/engine';
import type { Judge } from '@madang/players/judge';
import { type Decision, isClear } from './decision.ts';
import { difference, type Measured, NOTHING, sumOf, times } from './measured.ts';
import type { Act, PositionValue, Worths } from './position-value.ts';
import { UnknownCards } from './unknown-cards.ts';

/** Where a round's result came from, for one seat. The parts add up to the result exactly. */
export interface Account {
  readonly result: number;
  /** What a seat in this place has of the deals on average. */
  readonly average: Measured;
  /** What this deal was worth, less that. */
  readonly deal: Measured;
  /** Cards that nobody knew: drawn, turned over or looked at. */
  readonly draws: Measured;
  /** What the hidden cards of the deal made of choices, against what could be expected of them. */
  readonly hidden: Measured;
  /** What the own decisions lost: 0 or less. */
  readonly own: Measured;
  /** What the decisions of the others lost, in equal parts. */
  readonly others: Measured;
  /** What is left over: how the judge would have played, and where it is wrong. */
  readonly rest: Measured;
}

/** How an action changed what a seat could expect. */
export interface Change {
  readonly n: number;
  readonly seat: Seat;
  /** By seat: the luck of what was drawn, and of what was hidden. */
  readonly draw: readonly number[];
  readonly hidden: readonly number[];
  /** By seat: what the round is worth after it. */
  readonly worth: readonly number[];
}

interface Sums {
  /** What the judge could expect of the choices, less their costs: what is left over. */
  rest: Measured;
  draws: Measured;
  hidden: Measured;
  own: Measured;
  others: Measured;
}

/** Keeps the accounts of a round while it is replayed. */
export class RoundAccounts {
  readonly changes: Change[] = [];
  private readonly judge: Judge;
  private readonly value: PositionValue;
  private readonly average: Worths;
  private readonly dealt: Worths;
  private readonly sums: readonly Sums[];
  /** What the round is worth now; the number of the last action, which numbers the luck of this value. */
  private now: Worths;
  private number: number;

  constructor(judge: Judge, value: PositionValue, average: Worths, dealt: Worths, number: number) {
    this.judge = judge;
    this.value = value;
    this.average = average;
    this.number = number;
    this.dealt = dealt;
    this.now = this.dealt;
    this.sums = average.map(() => ({ rest: NOTHING, draws: NOTHING, hidden: NOTHING, own: NOTHING, others: NOTHING }));
  }

  /** `decision` is what was found of the action, where there was a choice. */
  acted(n: number, act: Act, before: AnyState, state: AnyState, decision: Decision | null): void {
    const chosen = this.afterChoice(act, before);
    const next = this.afterDraw(n, before, state, chosen);
    const draw = next.map((worth, seat) => (worth === chosen[seat] ? NOTHING : difference(worth, chosen[seat])));
    const expected = this.expectedOf(act, before, chosen);
    const hidden = chosen.map((worth, seat) => hiddenIn(worth, this.now[seat], expected[seat]));
    const lost = lostBy(decision, expected[act.seat]);
    for (const [seat, sums] of this.sums.entries()) {
      sums.hidden = sumOf([sums.hidden, hidden[seat]]);
      sums.draws = sumOf([sums.draws, draw[seat]]);
      const made = difference(chosen[seat], this.now[seat]);
      const cost = act.action.type === 'resign' ? made : this.costFor(seat, act.seat, lost);
      sums.rest = sumOf([sums.rest, expected[seat], times(cost, -1)]);
      if (seat === act.seat) sums.own = sumOf([sums.own, cost]);
      else sums.others = sumOf([sums.others, cost]);
    }
    const values = (list: Worths): readonly number[] => list.map(({ value }) => value);
    this.changes.push({ n, seat: act.seat, draw: values(draw), hidden: values(hidden), worth: values(next) });
    this.now = next;
    this.number = n;
  }

  /** By seat, when the round is over. */
  closed(result: readonly number[]): readonly Account[] {
    return this.sums.map(({ draws, hidden, own, others, rest: { error } }, seat) => {
      const average = this.average[seat];
      const deal = difference(this.dealt[seat], average);
      const parts = [average, deal, draws, hidden, own, others];
      const known = parts.reduce((sum, { value }) => sum + value, 0);
      const rest = { value: result[seat] - known, error };
      return { result: result[seat], average, deal, draws, hidden, own, others, rest };
    });
  }

  /** What the round is worth after the choice, before anything is drawn. */
  private afterChoice(act: Act, before: AnyState): Worths {
    return this.isJudgesChoice(act, before) ? this.now : this.value.after(before, act, this.number);
  }

  /** Where nothing became known, nothing has changed. */
  private afterDraw(n: number, before: AnyState, state: AnyState, chosen: Worths): Worths {
    const { seats, game } = this.judge;
    if (game.actors(state).length === 0 && game.outcome(state)) return this.value.of(state, n);
    const known = new UnknownCards(before, seats).cards.equals(new UnknownCards(state, seats).cards);
    return known ? chosen : this.value.of(state, n);
  }

  /** What the seat that acts could expect of its choice, against the judge's, for each seat. */
  private expectedOf(act: Act, before: AnyState, chosen: Worths): Worths {
    if (chosen === this.now) return this.now.map(() => NOTHING);
    if (act.action.type === 'resign') return chosen.map((worth, seat) => difference(worth, this.now[seat]));
    const other = this.value.choice(before, act.seat, this.number);
    return this.value.advantage(before, act.seat, act.action, other, this.number);
  }

  /** What a loss of some seat is to this one: the others share it. */
  private costFor(seat: Seat, actor: Seat, lost: Measured): Measured {
    return times(lost, seat === actor ? -1 : 1 / (this.judge.seats - 1));
  }

  private isJudgesChoice({ seat, action }: Act, before: AnyState): boolean {
    if (seat === DEALER) return true;
    const { game, isSteady } = this.judge;
    if (game.legal(before, seat).length === 1) return true;
    return isSteady && this.value.choice(before, seat, this.number) === action;
  }
}

/**
 * What a decision has lost of the position's value: its cost, if that is clear, but no more than the value fell by what could be
 * expected. Where the judge would have made the same mistake, the value had reckoned with it.
 */
function lostBy(decision: Decision | null, expected: Measured | undefined): Measured {
  if (!decision || !expected || expected.value >= 0) return NOTHING;
  const { cost } = decision.round;
  if (!isClear(cost)) return NOTHING;
  return cost.value < -expected.value ? cost : times(expected, -1);
}

/** What the hidden cards made of a choice: what it changed, less what could be expected of it. */
function hiddenIn(chosen: Measured, before: Measured, expected: Measured): Measured {
  return chosen === before ? NOTHING : difference(difference(chosen, before), expected);
}

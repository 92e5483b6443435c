import type { Seat } from '@madang/engine';
import type { Reported } from '../analysis.ts';
import type { Estimates } from '../estimates.ts';

/** By how often a seat called go or koi-koi in a round: never (it stopped at once), once, twice, or more often. */
const GROUPS = ['stoppedAtOnce', 'once', 'twice', 'threeOrMore'] as const;
type Group = (typeof GROUPS)[number];

/** Counts, in one round, who called go or koi-koi and who stopped at once. */
export class CallCount {
  private readonly estimates: Estimates;
  private readonly calls = new Map<Seat, number>();
  private stoppedAtOnce: Seat | null = null;

  constructor(estimates: Estimates) {
    this.estimates = estimates;
  }

  called(seat: Seat): void {
    this.calls.set(seat, (this.calls.get(seat) ?? 0) + 1);
  }

  stopped(seat: Seat): void {
    if (!this.calls.has(seat)) this.stoppedAtOnce = seat;
  }

  /** The round is over. `gains` is what each seat gained. */
  ended(winners: readonly Seat[], gains: readonly number[]): void {
    for (const [seat, count] of this.calls) this.note(GROUPS[Math.min(count, 3)], seat, winners, gains[seat]);
    if (this.stoppedAtOnce !== null) this.note('stoppedAtOnce', this.stoppedAtOnce, winners, gains[this.stoppedAtOnce]);
    this.calls.clear();
    this.stoppedAtOnce = null;
  }

  private note(group: Group, seat: Seat, winners: readonly Seat[], gain: number): void {
    const won = winners.includes(seat);
    this.estimates.noteWhether(`calls/${group}/won`, won);
    this.estimates.noteWhether(`calls/${group}/turnedOver`, !won && winners.length > 0);
    this.estimates.noteWhether(`calls/${group}/nobody`, winners.length === 0);
    this.estimates.note(`calls/${group}/gain`, gain);
  }
}

/** By the number of calls: how often the caller won, how often somebody else won after the call, and the mean gain. */
export function callEfficiency(estimates: Estimates): Reported {
  return Object.fromEntries(
    GROUPS.map((group) => [
      group,
      {
        rounds: estimates.count(`calls/${group}/won`),
        won: estimates.share(`calls/${group}/won`),
        turnedOver: estimates.share(`calls/${group}/turnedOver`),
        nobodyWon: estimates.share(`calls/${group}/nobody`),
        gain: estimates.mean(`calls/${group}/gain`),
      },
    ]),
  );
}

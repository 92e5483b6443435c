import type { Carry, Event, Outcome } from '@madang/engine';

/** What many games add up to. Plain data, so that workers can send theirs. */
export interface Totals {
  readonly games: number;
  readonly rounds: number;
  readonly voids: number;
  readonly actions: number;
  /** How often each kind of event happened. */
  readonly events: Readonly<Record<string, number>>;
  /** How rounds ended. */
  readonly reasons: Readonly<Record<string, number>>;
  /** By seat: points won over all rounds, rounds won, games won (a shared win in equal parts). */
  readonly points: readonly number[];
  readonly roundsWon: readonly number[];
  readonly gamesWon: readonly number[];
}

export class Tally {
  games = 0;
  rounds = 0;
  voids = 0;
  actions = 0;
  private readonly events = new Map<string, number>();
  private readonly reasons = new Map<string, number>();
  private readonly points: number[];
  private readonly roundsWon: number[];
  private readonly gamesWon: number[];

  constructor(seats: number) {
    this.points = new Array(seats).fill(0);
    this.roundsWon = new Array(seats).fill(0);
    this.gamesWon = new Array(seats).fill(0);
  }

  event({ type }: Pick<Event, 'type'>): void {
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
  }

  round({ reason, points, winners, void: isVoid }: Outcome): void {
    if (isVoid) this.voids++;
    else this.rounds++;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    for (let seat = 0; seat < points.length; seat++) this.points[seat] += points[seat];
    for (const seat of winners) this.roundsWon[seat] += 1 / winners.length;
  }

  game({ result }: Carry): void {
    this.games++;
    for (const seat of result?.winners ?? []) this.gamesWon[seat] += 1 / (result?.winners.length ?? 1);
  }

  add(totals: Totals): void {
    this.games += totals.games;
    this.rounds += totals.rounds;
    this.voids += totals.voids;
    this.actions += totals.actions;
    for (const [type, count] of Object.entries(totals.events))
      this.events.set(type, (this.events.get(type) ?? 0) + count);
    for (const [reason, count] of Object.entries(totals.reasons))
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + count);
    for (const [seat, points] of totals.points.entries()) {
      this.points[seat] += points;
      this.roundsWon[seat] += totals.roundsWon[seat];
      this.gamesWon[seat] += totals.gamesWon[seat];
    }
  }

  totals(): Totals {
    const { games, rounds, voids, actions, points, roundsWon, gamesWon } = this;
    const sorted = (counts: ReadonlyMap<string, number>): Record<string, number> =>
      Object.fromEntries([...counts].sort(([one], [two]) => (one < two ? -1 : 1)));
    return {
      games,
      rounds,
      voids,
      actions,
      events: sorted(this.events),
      reasons: sorted(this.reasons),
      points,
      roundsWon,
      gamesWon,
    };
  }
}

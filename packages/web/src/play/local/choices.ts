import { type AnyState, type AnyTurned, DEALER, type Seat } from '@madang/engine';

/** A choice that the person has made in this round. */
interface Choice {
  readonly state: AnyState;
  /** How many actions of the round came before it. */
  readonly after: number;
}

/** The choices of the person in this round, so that moves can be taken back. */
export class Choices {
  private list: Choice[] = [];
  /** The number of actions in this round. */
  private played = 0;

  get last(): Choice | undefined {
    return this.list.at(-1);
  }

  /** `state`: before the turn. */
  follow(state: AnyState, { happenings }: AnyTurned, isPerson: (seat: Seat) => boolean): void {
    const [first] = happenings;
    if (first?.kind === 'acted' && first.seat !== DEALER && isPerson(first.seat))
      this.list.push({ state, after: this.played });
    for (const { kind } of happenings) this.played = kind === 'dealt' ? 0 : this.played + (kind === 'acted' ? 1 : 0);
    if (happenings.some(({ kind }) => kind === 'dealt')) this.list = [];
  }
}

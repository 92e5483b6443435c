import { type AnyState, type AnyTurned, DEALER, type Seat } from '@madang/engine';

/** A choice that the person has made in this round. */
interface Choice {
  readonly state: AnyState;
  /** How many moves came before it. */
  readonly after: number;
}

/** The choices of the person in this round, so that moves can be taken back. */
export class Choices {
  private list: Choice[] = [];

  get last(): Choice | undefined {
    return this.list.at(-1);
  }

  /** `before`: the choice, if the turn began with one of the person. */
  follow(before: Choice, { happenings }: AnyTurned, isPerson: (seat: Seat) => boolean): void {
    const [first] = happenings;
    if (first?.kind === 'acted' && first.seat !== DEALER && isPerson(first.seat)) this.list.push(before);
    if (happenings.some(({ kind }) => kind === 'dealt')) this.list = [];
  }
}

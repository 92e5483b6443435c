import type { Action, AnyGame, AnyState, Carry, Event, RoundSetup, Seat, Viewer } from '../game.ts';
import { canonical } from '../json.ts';
import { encodeCards } from '../knowledge.ts';

// What the laws share. A law that is broken throws a LawBroken with what it saw.

export class LawBroken extends Error {
  readonly law: string;

  constructor(law: string, what: string) {
    super(`${law}: ${what}`);
    this.name = 'LawBroken';
    this.law = law;
  }
}

export function hold(condition: boolean, law: string, what: () => string): asserts condition {
  if (!condition) throw new LawBroken(law, what());
}

/** A step of a match: the position before and after it. */
export interface Step {
  readonly before: AnyState;
  readonly seat: Seat;
  readonly action: Action;
  readonly after: AnyState;
  readonly events: readonly Event[];
}

export type AnySetup = RoundSetup<object, Carry>;

export const show = (game: AnyGame, action: Action): string => canonical(encodeCards(game, action));

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
}

export function sameActions(one: readonly Action[], two: readonly Action[]): boolean {
  return one.length === two.length && one.every((action, i) => action === two[i]);
}

export function same(law: string, what: () => string, one: unknown, two: unknown): void {
  if (isAlike(one, two)) return;
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  hold(a === b, law, () => `${what()}\n  ${a}\n  ${b}`);
}

/** Whether two values have the same JSON, found without writing it: most values that are compared do. */
function isAlike(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (!isParent(one) || !isParent(two) || Array.isArray(one) !== Array.isArray(two)) return false;
  const [names, others] = [Object.keys(one), Object.keys(two)];
  return (
    names.length === others.length && names.every((name, i) => name === others[i] && isAlike(one[name], two[name]))
  );
}

function isParent(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import type { Kind } from './kinds.ts';

/** A set of cards that scores: `need` of them are enough. */
export interface Goal {
  /** As a claim's item names it. */
  readonly name: string;
  /** The kind it is listed under. */
  readonly kind: Kind;
  readonly points: number;
  readonly need: number;
  readonly of: readonly string[];
  /** Each of its cards is shown; otherwise only their number matters. */
  readonly isNamed: boolean;
  /** The weight of a card, if not 1: double junk. */
  readonly weight?: (id: string) => number;
  /** Higher sets of the same cards, with their points. */
  readonly further?: readonly { readonly name: string; readonly points: number }[];
}

/** Who has which cards. */
export interface Holding {
  readonly mine: ReadonlySet<string>;
  /** The cards that the previewed play would bring. */
  readonly adds: ReadonlySet<string>;
  readonly theirs: ReadonlySet<string>;
}

export type PipState = 'mine' | 'adds' | 'gone' | 'open';

export interface Progress {
  readonly goal: Goal;
  readonly have: number;
  readonly will: number;
  readonly state: 'made' | 'completes' | 'open' | 'dead';
  /** Its points: where only the number counts, each card beyond the need adds one. */
  readonly worth: number;
  readonly pips: readonly { readonly card: string; readonly state: PipState }[];
}

/** The progress of a goal: filled cards are mine, dashed ones come with this play, struck ones are lost. */
export function progressOf(goal: Goal, { mine, adds, theirs }: Holding): Progress {
  const { of, need, weight = () => 1 } = goal;
  const count = (has: (id: string) => boolean): number => of.reduce((sum, id) => sum + (has(id) ? weight(id) : 0), 0);
  const have = count((id) => mine.has(id));
  const will = count((id) => mine.has(id) || adds.has(id));
  const reachable = count((id) => !theirs.has(id));
  return {
    goal,
    have,
    will,
    worth: goal.points + (goal.isNamed ? 0 : Math.max(0, will - need)),
    state: have >= need ? 'made' : will >= need ? 'completes' : reachable < need ? 'dead' : 'open',
    pips: goal.isNamed ? of.map((card) => ({ card, state: pipOf(card, mine, adds, theirs) })) : [],
  };
}

function pipOf(
  card: string,
  mine: ReadonlySet<string>,
  adds: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): PipState {
  if (mine.has(card)) return 'mine';
  if (adds.has(card)) return 'adds';
  return theirs.has(card) ? 'gone' : 'open';
}

/** The goals that a play advances, completed ones first. */
export function advances(goals: readonly Goal[], holding: Holding): readonly Progress[] {
  const rank = { completes: 0, made: 1, open: 2, dead: 3 } as const;
  return goals
    .map((goal) => progressOf(goal, holding))
    .filter(({ have, will, state }) => will > have && state !== 'dead')
    .toSorted((one, two) => rank[one.state] - rank[two.state] || closeness(two) - closeness(one));
}

function closeness({ will, goal }: Progress): number {
  return will / goal.need + (goal.isNamed ? 0.5 : 0);
}

import type { Kind } from './kinds.ts';

/** A set of cards that scores: `need` of them are enough. */
export interface Goal {
  /** As a claim's item names it. */
  readonly name: string;
  /** Under which kind it is listed. */
  readonly kind: Kind;
  readonly points: number;
  readonly need: number;
  readonly of: readonly string[];
  /** Each of its cards is shown; otherwise only their number matters. */
  readonly isNamed: boolean;
  /** What a card counts here, where not one: double junk. */
  readonly weight?: (id: string) => number;
  /** Higher ones that the same cards lead to, with their points. */
  readonly further?: readonly { readonly name: string; readonly points: number }[];
}

/** Whose cards are whose, for who looks at a goal. */
export interface Holding {
  readonly mine: ReadonlySet<string>;
  /** What the play that is being looked at would bring. */
  readonly adds: ReadonlySet<string>;
  readonly theirs: ReadonlySet<string>;
}

export type PipState = 'mine' | 'adds' | 'gone' | 'open';

export interface Progress {
  readonly goal: Goal;
  readonly have: number;
  readonly will: number;
  readonly state: 'made' | 'completes' | 'open' | 'dead';
  /** What it gives, or would give: where only the number counts, each card beyond the need gives one more. */
  readonly worth: number;
  readonly pips: readonly { readonly card: string; readonly state: PipState }[];
}

/** How far a goal is: filled what is mine, dashed what this play would add, struck what the other side has. */
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

/** What a play would change, the most interesting first. */
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

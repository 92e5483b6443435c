import type { Plan } from './plan.ts';

/** How a network of `weights/` is made: the tables it learns, and how long. */
export interface Recipe {
  /** The file's name, without its ending: `koikoi-seed-2`. */
  readonly name: string;
  /** The id of the game. */
  readonly game: string;
  /** Rulesets by their names. Several tables have the same inputs; their rounds are played in turns. */
  readonly tables: readonly LearnedTable[];
  readonly rounds: number;
  /** What differs from the usual plan. */
  readonly plan?: Partial<Omit<Plan, 'task' | 'also' | 'length'>>;
}

export interface LearnedTable {
  readonly rules: string;
  readonly seats: number;
}

/**
 * The name of the network to use: one that learned this ruleset with so many seats; otherwise the first that learned to play
 * with so many. Rules with options of their own have the name of the ruleset that they began from.
 */
export function networkFor(recipes: readonly Recipe[], ruleset: string, seats: number): string | undefined {
  const withSeats = recipes.filter(({ tables }) => tables.some((table) => table.seats === seats));
  const learned = withSeats.find(({ tables }) =>
    tables.some((table) => table.seats === seats && table.rules === ruleset),
  );
  return (learned ?? withSeats[0])?.name;
}

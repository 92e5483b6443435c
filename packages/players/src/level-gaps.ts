import type { Level } from './levels.ts';

/** A table, as far as its levels depend on it. */
export interface LevelPlace {
  readonly seats: number;
  /** The named set that its rules began from. */
  readonly ruleset: string;
}

/** The place of a table with these rules, as `configure` gives them. */
export function placeOf(seats: number, rules: object): LevelPlace {
  return { seats, ruleset: 'ruleset' in rules ? String(rules.ruleset) : '' };
}

/** Tables at which levels are not offered: nothing measured shows that they are stronger than the level below them. */
export interface LevelGap {
  readonly levels: readonly Level[];
  readonly seats: readonly number[];
  /** Only by these sets of rules; by default by all. */
  readonly rulesets?: readonly string[];
}

/** The levels that are offered at a table, of all that the game has. */
export function offeredLevels(
  levels: readonly string[],
  gaps: readonly LevelGap[],
  { seats, ruleset }: LevelPlace,
): readonly string[] {
  const missing: readonly string[] = gaps
    .filter((gap) => gap.seats.includes(seats) && (gap.rulesets?.includes(ruleset) ?? true))
    .flatMap((gap) => gap.levels);
  return levels.filter((level) => !missing.includes(level));
}

/** The level itself where it is offered, otherwise the next weaker one; undefined where the game has no such level. */
export function nearestLevel(level: string, levels: readonly string[], offered: readonly string[]): string | undefined {
  return levels
    .slice(0, levels.indexOf(level) + 1)
    .filter((each) => offered.includes(each))
    .at(-1);
}

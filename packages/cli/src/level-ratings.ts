import { type ContestResult, type LevelResults, levelRows } from '@madang/lab';
import { type LevelContest, levelSkills, ratingOf } from '@madang/server';

/** The ratings of the levels that follow from their whole matches: the text of `packages/players/src/level-ratings.json`. */
export function levelRatingsFile({ contests }: LevelResults): string {
  const measured = levelRows()
    .filter(({ question }) => question === 'rated')
    .flatMap((row) => {
      const result = contests.find(({ name }) => name === row.name);
      return result ? [{ row, result }] : [];
    });
  const pools = Map.groupBy(measured, ({ row }) => `${row.game}/${row.table.seats}/${row.rules.ruleset}`);
  const lines = [...pools.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { game, table, rules } = first.row;
    const skills = levelSkills(rows.map((one) => contestOf(one.row.players, table.seats, one.result)));
    const levels = Array.from(skills, ([level, { skill, uncertainty }]) => ({
      ...{ level, rating: tenths(ratingOf(skill)), uncertainty: tenths(uncertainty) },
    })).sort((a, b) => a.rating - b.rating);
    return [JSON.stringify({ game, seats: table.seats, ruleset: rules.ruleset, levels })];
  });
  return `{\n"format": "madang-level-ratings-1",\n"pools": [\n${lines.join(',\n')}\n]\n}\n`;
}

/** Matches, not deals: each deal was played once with the first level in every seat. */
function contestOf(
  [first, second]: readonly [string, string],
  seats: number,
  { deals, decided, wins }: ContestResult,
): LevelContest {
  const matches = deals * seats;
  const withWinner = Math.round(matches * decided);
  return { first, second, seats, matches, won: Math.round(withWinner * wins.mean), drawn: matches - withWinner };
}

/** As they are shown: the home page loads this file. */
function tenths(value: number): number {
  return Number(value.toFixed(1));
}

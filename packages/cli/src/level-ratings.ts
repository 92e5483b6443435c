import { type ContestResult, type LevelResults, type LevelRow, levelRows } from '@madang/lab';
import { type LevelContest, levelSkills, ratingOf } from '@madang/server';

/** The ratings of the levels that follow from their whole matches: by game, the text of its file in `packages/players/src/level-ratings`. */
export function levelRatingsFiles({ contests }: LevelResults): ReadonlyMap<string, string> {
  const measured = levelRows()
    .filter(({ question }) => question === 'rated')
    .flatMap((row) => {
      const result = contests.find(({ name }) => name === row.name);
      return result ? [{ row, result }] : [];
    });
  const games = Map.groupBy(measured, ({ row }) => row.game);
  return new Map(Array.from(games, ([game, rows]) => [game, fileOf(rows)]));
}

interface Measured {
  readonly row: LevelRow;
  readonly result: ContestResult;
}

function fileOf(measured: readonly Measured[]): string {
  const pools = Map.groupBy(measured, ({ row }) => `${row.table.seats}/${row.rules.ruleset}`);
  const lines = [...pools.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { table, rules } = first.row;
    const skills = levelSkills(rows.map((one) => contestOf(one.row.players, table.seats, one.result)));
    const levels = Array.from(skills, ([level, { skill, uncertainty }]) => ({
      ...{ level, rating: tenths(ratingOf(skill)), uncertainty: tenths(uncertainty) },
    })).sort((a, b) => a.rating - b.rating);
    return [JSON.stringify({ seats: table.seats, ruleset: rules.ruleset, levels })];
  });
  return `{\n"pools": [\n${lines.join(',\n')}\n]\n}\n`;
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

/** As they are shown: the door of a game loads its file. */
function tenths(value: number): number {
  return Number(value.toFixed(1));
}

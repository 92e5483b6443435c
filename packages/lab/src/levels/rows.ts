import { type AnyGame, GAMES } from '@madang/engine';
import { LEVELS, ratedAs } from '@madang/players';
import { levelTablesOf } from '../games.ts';
import type { Deals, LevelTable } from './level-table.ts';

/** Which question a contest answers. */
type Question = 'against easy' | 'neighbours' | 'network' | 'generation' | 'rulesets' | 'matches' | 'fresh' | 'rated';

/** A contest of two players at a table: one line of the results. */
export interface LevelRow {
  /** `koikoi/seed/2/round/strong-easy` */
  readonly name: string;
  readonly question: Question;
  readonly game: string;
  readonly table: LevelTable;
  readonly rules: LevelTable['rules'];
  readonly unit: 'round' | 'match';
  /** The player that is measured, and the player in all other seats. */
  readonly players: readonly [string, string];
  readonly deals: number;
  /** The deals follow from it. */
  readonly seed: string;
  /** A row with the same contest, if its players are made alike. It is not played again. */
  readonly same?: string;
  /** What the lower end of the interval should reach. */
  readonly goal: number | null;
}

/** No training and no choice between players may use these deals. */
export const LEVELS_SEED = 'levels';
/** Of deals that are played once, by the finished players: nobody changes a player after looking at them. */
const FRESH_SEED = 'levels-fresh';

/** The levels that have a goal against easy. */
const GOALS = ['medium', 'strong', 'master'] as const;

/** The players whose moves are timed. */
export const TIMED = ['easy', 'medium', 'strong', 'master'] as const;

/** All rows, in the order of the page. */
export function levelRows(): readonly LevelRow[] {
  return [...levelTables().flatMap(({ game, table }) => rowsOf(game, table)), ...GAMES.flatMap(ratedRows)];
}

/** The moves that are timed: at every table with goals. */
export function timedTables(): readonly { readonly game: string; readonly table: LevelTable }[] {
  return levelTables().filter(({ table }) => table.goals);
}

/** The moves of one player that are timed. */
export type SpeedRow = Pick<LevelRow, 'name' | 'game' | 'rules' | 'table'> & { readonly players: readonly string[] };

export function speedRows(): readonly SpeedRow[] {
  return timedTables().flatMap(({ game, table }) =>
    TIMED.map((player) => ({
      ...{ name: speedName(game, table, player), game, rules: table.rules, table, players: [player] },
    })),
  );
}

export function speedName(game: string, { rules, seats }: LevelTable, player: string): string {
  return `${game}/${rules.ruleset}/${seats}/speed/${player}`;
}

function levelTables(): readonly { readonly game: string; readonly table: LevelTable }[] {
  return GAMES.flatMap((game) => levelTablesOf(game).map((table) => ({ game: game.id, table })));
}

/** What the name of a row says about its deals. */
type Part = 'round' | 'fresh' | 'match' | 'rated';

function nameOf(
  game: string,
  { ruleset }: LevelTable['rules'],
  seats: number,
  part: Part,
  players: readonly string[],
): string {
  return `${game}/${ruleset}/${seats}/${part}/${players.join('-')}`;
}

interface Special extends Partial<Pick<LevelRow, 'rules' | 'goal' | 'same'>> {
  readonly part?: Part;
}

function rowsOf(game: string, table: LevelTable): readonly LevelRow[] {
  const { goals, deals, fresh, matches, seats } = table;
  const row = (
    question: Question,
    players: readonly [string, string],
    count: number,
    { rules = table.rules, part = 'round', goal = null, ...rest }: Special = {},
  ): LevelRow => ({
    ...{ name: nameOf(game, rules, seats, part, players), question, game, table, rules, players, deals: count, goal },
    ...{ unit: part === 'match' ? 'match' : 'round', seed: part === 'fresh' ? FRESH_SEED : LEVELS_SEED, ...rest },
  });
  if (!goals) return [row('rulesets', ['strong', 'easy'], deals.strong)];
  const againstEasy = (question: Question, counts: Deals, part: Part): readonly LevelRow[] =>
    GOALS.map((level) => row(question, [level, 'easy'], counts[level], { goal: goals[level], part }));
  return [
    ...againstEasy('against easy', deals, 'round'),
    row('neighbours', ['easy', 'beginner'], deals.medium),
    row('neighbours', ['strong', 'medium'], deals.strong),
    row('neighbours', ['master', 'strong'], deals.master),
    // A level without a search is the network alone.
    row('network', ['strong', 'network'], deals.strong, {
      same: nameOf(game, table.rules, seats, 'round', ['strong', 'medium']),
    }),
    row('generation', ['strong', 'earlier'], deals.strong),
    ...(matches ? [row('matches', ['strong', 'easy'], matches.deals, { rules: matches.rules, part: 'match' })] : []),
    ...(fresh ? againstEasy('fresh', fresh, 'fresh') : []),
  ];
}

/** Deals of whole matches in which this level is the stronger player. */
const RATED_DEALS: Readonly<Record<string, number>> = { easy: 100, medium: 100, strong: 30, master: 12 };
/** A level plays against so many of the levels below it. */
const LEVELS_BELOW = 2;

/** Whole matches as they are rated on a server: by each set of rules with a rating of its own, with each number of seats. */
function ratedRows(game: AnyGame): readonly LevelRow[] {
  const tables = levelTablesOf(game);
  const usual = tables.find(({ goals }) => goals);
  if (!usual) return [];
  return ratedSets(game).flatMap((ruleset) => {
    const own = tables.find(({ rules, rated }) => rules.ruleset === ruleset && rated);
    const { changes = {}, deals = RATED_DEALS } = (own ?? usual).rated ?? {};
    const rules = { ruleset, ...changes };
    const named = (part: Part, seats: number, players: readonly string[]) =>
      nameOf(game.id, rules, seats, part, players);
    return game.seats.flatMap((seats) =>
      levelPairs().map((players) => ({
        ...{ name: named('rated', seats, players), question: 'rated' as const, game: game.id },
        ...{ table: { ...usual, seats }, rules, unit: 'match' as const, players },
        ...{ deals: deals[players[0]] ?? 0, seed: LEVELS_SEED, goal: null },
        ...(isOneRound(game, rules) ? { same: named('round', seats, players) } : {}),
      })),
    );
  });
}

function isOneRound(game: AnyGame, rules: LevelTable['rules']): boolean {
  const configured = game.configure(rules);
  return 'rounds' in configured && configured.rounds === 1;
}

function ratedSets(game: AnyGame): readonly string[] {
  return Object.keys(game.rulesets).filter((ruleset) => ratedAs(game, ruleset) === ruleset);
}

/** The stronger one first. */
function levelPairs(): readonly (readonly [string, string])[] {
  return LEVELS.flatMap((level, i) =>
    LEVELS.slice(Math.max(0, i - LEVELS_BELOW), i)
      .toReversed()
      .map((below): readonly [string, string] => [level, below]),
  );
}

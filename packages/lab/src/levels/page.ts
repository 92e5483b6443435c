import { readFileSync } from 'node:fs';
import { GAMES } from '@madang/engine';
import { levelGapsOf } from '@madang/players';
import type { Interval } from '../running-mean.ts';
import type { ContestResult, LevelResults, SpeedResult } from './results.ts';
import { type LevelRow, levelRows, speedName, TIMED, timedTables } from './rows.ts';

const TEMPLATE = new URL('page.template.md', import.meta.url);
const NOT_MEASURED = '*not measured*';
/** CPU time is counted in steps: less of it cannot be told from none. */
const SMALLEST = 0.01;
/** The levels that search at every table. */
const SEARCHING = ['strong', 'master'] as const;

/** The page of the players' strength: the template with the tables of these results. */
export function levelsPage({ contests, speeds, networks }: LevelResults): string {
  const of = (row: LevelRow): ContestResult | undefined => contests.find(({ name }) => name === row.name);
  const asked = (...questions: readonly LevelRow['question'][]): readonly LevelRow[] =>
    levelRows().filter(({ question }) => questions.includes(question));
  const tables: Readonly<Record<string, string>> = {
    when: whenMeasured([...contests, ...speeds], speeds),
    gaps: gapsTable(),
    'against easy': goalTable(asked('against easy'), of),
    fresh: goalTable(asked('fresh'), of),
    neighbours: contestTable(neighbours(asked('against easy', 'neighbours')), of),
    network: contestTable(asked('network'), of),
    generation: contestTable(asked('generation'), of),
    rulesets: contestTable(asked('rulesets'), of),
    matches: table(
      ['table', 'length', 'deals', 'wins', '95 %', 'lead a match', '95 %'],
      asked('matches').map((row) => matchCells(row, of(row))),
    ),
    speed: table(
      ['table', ...TIMED],
      timedTables().map(({ game, table: at }) => [
        at.title,
        ...TIMED.map((player) => speedCell(speeds.find(({ name }) => name === speedName(game, at, player)))),
      ]),
    ),
    iterations: table(
      ['table', ...SEARCHING],
      timedTables().map(({ game, table: at }) => [
        at.title,
        ...SEARCHING.map((player) => iterationsCell(speeds.find(({ name }) => name === speedName(game, at, player)))),
      ]),
    ),
    networks: table(
      ['network', 'rounds of self-play', 'examples', 'minutes of one core', 'examples a second', 'kB', 'hash'],
      networks.map(({ name, rounds, examples, cpuMinutes, bytes, hash }) => [
        ...[`\`${name}\``, whole(rounds), whole(examples), cpuMinutes.toFixed(1)],
        ...[whole(examples / cpuMinutes / 60), whole(bytes / 1000), `\`${hash}\``],
      ]),
    ),
    luck: table(
      ['table', 'points', 'wins', 'luck, 95 %'],
      asked('against easy')
        .filter(({ players: [first] }) => first === 'strong')
        .flatMap((row) => luckCells(row, of(row))),
    ),
  };
  return readFileSync(TEMPLATE, 'utf8').replaceAll(/\{\{([a-z ]+)\}\}/g, (whole, name) => tables[name] ?? whole);
}

function whenMeasured(results: readonly { readonly date: string }[], speeds: readonly SpeedResult[]): string {
  const dates = [...new Set(results.map(({ date }) => date))].sort();
  if (dates.length === 0) return 'Nothing was measured yet.';
  const [first, last] = [dates[0], dates[dates.length - 1]];
  const machines = [...new Set(speeds.map(({ machine }) => machine))];
  const where = machines.length === 0 ? '' : ` Times: ${machines.join('; ')}.`;
  return `Measured ${first === last ? `on ${first}` : `from ${first} to ${last}`}.${where}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

function gapsTable(): string {
  const rows = GAMES.flatMap((game) =>
    levelGapsOf(game).map(({ levels, seats, rulesets }) => [
      ...[
        game.id,
        seats.toSorted((a, b) => a - b).join(', '),
        rulesets?.map((name) => `\`${name}\``).join(', ') ?? 'all',
      ],
      levels.map((level) => `\`${level}\``).join(', '),
    ]),
  );
  return rows.length === 0 ? 'None is missing.' : table(['game', 'players', 'rules', 'without'], rows);
}

/** From the weakest level on, table by table. */
function neighbours(rows: readonly LevelRow[]): readonly LevelRow[] {
  const pairs = ['easy-beginner', 'medium-easy', 'strong-medium', 'master-strong'];
  const place = ({ players }: LevelRow): number => pairs.indexOf(players.join('-'));
  const tables = [...new Set(rows.map((row) => row.table))];
  return tables.flatMap((each) =>
    rows.filter((row) => row.table === each && place(row) >= 0).toSorted((one, two) => place(one) - place(two)),
  );
}

function contestTable(rows: readonly LevelRow[], of: (row: LevelRow) => ContestResult | undefined): string {
  return table(
    ['table', 'players', 'deals', 'result', '95 %', 'duplicate deals alone', 'stronger'],
    rows.map((row) => {
      const [first, second] = row.players;
      return [row.table.title, `${first} against ${second}`, ...figures(row, of(row)), stronger(row, of(row))];
    }),
  );
}

function goalTable(rows: readonly LevelRow[], of: (row: LevelRow) => ContestResult | undefined): string {
  return table(
    ['table', 'level', 'deals', 'result', '95 %', 'duplicate deals alone', 'goal', 'reached'],
    rows.map((row) => [row.table.title, row.players[0], ...figures(row, of(row)), ...goal(row, of(row))]),
  );
}

/** Deals, result, interval, and the interval of duplicate deals alone. */
function figures(row: LevelRow, result: ContestResult | undefined): readonly string[] {
  if (!result) return ['', NOT_MEASURED, '', ''];
  const { by } = row.table;
  const best = intervalOf(row, result);
  const plain = result.corrected ? `${shown(by, result[by].mean)} (${between(by, result[by])})` : '';
  return [dealsOf(row, result), shown(by, best.mean), between(by, best), plain];
}

function dealsOf({ deals }: LevelRow, result: ContestResult): string {
  return result.deals >= deals ? whole(result.deals) : `${whole(result.deals)} of ${whole(deals)}`;
}

/** Without the luck of draws where that was measured. */
function intervalOf({ table: { by } }: LevelRow, result: ContestResult): Interval {
  return result.corrected ? result.corrected[by] : result[by];
}

function goal(row: LevelRow, result: ContestResult | undefined): readonly [string, string] {
  if (row.goal === null) return ['', ''];
  const { by } = row.table;
  const wanted = `≥ ${shown(by, row.goal)}`;
  if (!result) return [wanted, ''];
  const { low } = intervalOf(row, result);
  return [wanted, low >= row.goal ? 'yes' : `no, ${shown(by, row.goal - low).replace('+', '')} short`];
}

/** Whether the interval excludes equal strength. */
function stronger(row: LevelRow, result: ContestResult | undefined): string {
  if (!result) return '';
  const { low, high } = intervalOf(row, result);
  const even = row.table.by === 'points' ? 0 : 1 / row.table.seats;
  if (low > even) return 'yes';
  return high < even ? 'no: weaker' : 'cannot be told';
}

function matchCells(row: LevelRow, result: ContestResult | undefined): readonly string[] {
  const names = [row.table.title, row.table.matches?.length ?? ''];
  if (!result) return [...names, '', NOT_MEASURED, '', '', ''];
  const { wins, points } = result;
  return [
    ...[...names, dealsOf(row, result)],
    ...[shown('wins', wins.mean), between('wins', wins), shown('points', points.mean), between('points', points)],
  ];
}

function luckCells(row: LevelRow, result: ContestResult | undefined): readonly (readonly string[])[] {
  if (!result?.corrected) return [];
  const { gain, luck } = result.corrected;
  return [[row.table.title, `${gain.points.toFixed(2)} ×`, `${gain.wins.toFixed(2)} ×`, between('luck', luck)]];
}

function speedCell(speed: SpeedResult | undefined): string {
  if (!speed) return NOT_MEASURED;
  const { milliseconds, worlds, iterations } = speed;
  const tried = iterations === undefined ? '' : `; ${whole(iterations)} in ${whole(worlds)}`;
  return `${twoDigits(milliseconds.mean)} ms (${twoDigits(milliseconds.most)})${tried}`;
}

/** In thousands a second of CPU time. */
function iterationsCell(speed: SpeedResult | undefined): string {
  if (!speed?.iterations) return NOT_MEASURED;
  return twoDigits(speed.iterations / speed.milliseconds.mean);
}

function twoDigits(value: number): string {
  if (value < SMALLEST) return `under ${SMALLEST}`;
  return value < 100 ? value.toPrecision(2) : whole(value);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

type Unit = 'points' | 'wins' | 'luck';

function between(unit: Unit, { low, high }: Interval): string {
  return `${shown(unit, low)} … ${shown(unit, high)}`;
}

/** `+1.32`, `+26.7`, `61.2 %` */
function shown(unit: Unit, value: number): string {
  if (unit === 'wins') return `${(100 * value).toFixed(1)} %`;
  const size = Math.abs(value);
  const digits = unit === 'luck' ? 3 : size < 10 ? 2 : size < 1000 ? 1 : 0;
  return `${value < 0 ? '−' : '+'}${size.toFixed(digits)}`;
}

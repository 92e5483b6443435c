// node packages/lab/scripts/review-rounds.ts FILE PART ROUNDS [BUDGET [GAME [DEALS]]]: plays rounds of every game (or of GAME), reviews
// them and adds a line for each to FILE. `review-figures.ts` makes the tables of docs/review.md from it. Deals follow from the text DEALS.
import { appendFileSync } from 'node:fs';
import {
  type AnyGame,
  type AnyTurned,
  FastRandom,
  GAMES,
  isRefusal,
  type Kibo,
  KiboWriter,
  Match,
  seedFrom,
} from '@madang/engine';
import { BUDGETS, type BudgetName, recordOfKibo, review } from '@madang/lab/review';
import { type AnyPlayer, decide, Histories, loadPlayer } from '@madang/players';
import { type Judge, loadJudge } from '@madang/players/judge';
import { nodeAssets } from '@madang/players/node';
import { levelTablesOf } from '../src/games.ts';
import { AskedLevels } from './asked-levels.ts';
import type { RoundLine } from './round-line.ts';

/** Who sits at the table in each part. Seats change from round to round. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'self-play': ['strong'],
  levels: ['beginner', 'easy', 'medium', 'strong'],
  'strong-easy': ['strong', 'easy'],
};

const [file, part = '', rounds = '0', budget = 'fast', only = 'all', deals = 'review'] = process.argv.slice(2);
const levels = PARTS[part];
if (file === undefined || !levels || !isBudget(budget))
  throw new Error('usage: review-rounds.ts FILE PART ROUNDS [BUDGET [GAME [DEALS]]]');

for (const game of GAMES) {
  const [table] = levelTablesOf(game);
  if (!table || (only !== 'all' && only !== game.id)) continue;
  const { seats } = table;
  const rules = inAMatch(game, table.rules);
  const seating = { game, rules, seats };
  const judge = await loadJudge(seating, nodeAssets);
  const players = new Map<string, AnyPlayer>();
  for (const level of levels) {
    const player = await loadPlayer(seating, level, nodeAssets);
    if (player) players.set(level, player);
  }
  for (let n = 0; n < Number(rounds); n++) {
    const seated = Array.from({ length: seats }, (_, seat) => levels[(seat + n) % levels.length]);
    const asked = part === 'levels' ? new AskedLevels(game, players) : null;
    const kibo = playRound(seating, seated, players, n, asked);
    for (const line of reviewed(judge, kibo, seated, budget, asked)) appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}

/** Rounds of a match in which points are what counts, not the last ones. */
function inAMatch(game: AnyGame, rules: unknown): object {
  const configured = game.configure(rules);
  const length = Object.keys(game.options).find((name) => ['total_rounds', 'rounds'].includes(name));
  return length === undefined ? configured : game.configure({ ...configured, [length]: 12 });
}

function playRound(
  { game, rules, seats }: { readonly game: AnyGame; readonly rules: object; readonly seats: number },
  seated: readonly string[],
  players: ReadonlyMap<string, AnyPlayer>,
  n: number,
  asked: AskedLevels | null,
): Kibo {
  const seed = seedFrom(`${deals}/${n}`);
  let turned: AnyTurned = Match.start(game, { rules, seats, seed, inputs: { hour: 12 } });
  const writer = new KiboWriter(
    turned,
    seated.map((name) => ({ name, kind: 'bot', level: name })),
  );
  const histories = new Histories(game, seats);
  histories.follow(turned.happenings);
  const random = new FastRandom(n, 1);
  while (!turned.happenings.some(({ kind }) => kind === 'ended')) {
    const { actors, state } = turned.match;
    const seat = actors[random.below(actors.length)];
    const player = players.get(seated[seat]);
    if (!player) throw new Error(`${game.id} has no ${seated[seat]}`);
    const action = decide(player, { game, state, seat, random, history: histories.of(seat) });
    asked?.ask(state, seat, histories.of(seat), { level: seated[seat], action });
    const next = turned.match.act(seat, action);
    if (isRefusal(next)) throw new Error(`${game.id} refused ${next.code}`);
    turned = next;
    histories.follow(turned.happenings);
    writer.add(turned);
  }
  return writer.kibo();
}

function* reviewed(
  plain: Judge,
  kibo: Kibo,
  seated: readonly string[],
  name: BudgetName,
  asked: AskedLevels | null,
): Generator<RoundLine> {
  const judge = asked?.judge(plain) ?? plain;
  const record = recordOfKibo(judge.game, kibo);
  const started = process.cpuUsage().user;
  // Costs of decisions need no accounts.
  const budget = part === 'levels' ? { ...BUDGETS[name], samples: 1 } : BUDGETS[name];
  const steps = review(record, { judge, budget });
  let step = steps.next();
  while (!step.done) step = steps.next();
  const cpu = (process.cpuUsage().user - started) / 1e6;
  for (const round of step.value.rounds) {
    const { accounts, decisions, changes, dealt } = round;
    if (!accounts) continue;
    const costs = asked?.costs(record, round);
    yield {
      ...{ part, budget: name, game: judge.game.id, seats: seated, hash: judge.hash, unit: judge.unit, cpu },
      record: kibo.checksum,
      accounts,
      decisions: decisions.map(({ n, seat, round: { cost, best }, chosen, mark }) => ({
        n,
        seat,
        cost,
        mark,
        isBest: best === chosen,
        costs: costs?.get(n) ?? {},
      })),
      worths: [dealt, ...changes.map(({ worth }) => worth)].map(([first]) => first),
    };
  }
}

function isBudget(name: string): name is BudgetName {
  return Object.hasOwn(BUDGETS, name);
}

import { readFileSync } from 'node:fs';
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
import { koikoi } from '@madang/engine/koikoi';
import { type AnyPlayer, decide, loadPlayer, playerOf } from '@madang/players';
import { type Judge, loadJudge } from '@madang/players/judge';
import { nodeAssets } from '@madang/players/node';
import { describe, expect, it } from 'vitest';
import type { Budget } from './budget.ts';
import { isClear } from './decision.ts';
import { type Review, type ReviewProgress, recordOfKibo, review } from './review.ts';

/** Parts add up and luck is 0 on average whatever the budget is. */
const SMALL: Budget = { name: 'small', worlds: 40, samples: 12 };
const INDEX = readFileSync(new URL('../../../players/weights/index.jsonl', import.meta.url), 'utf8');

/** A few rounds in a match that is far from its end. */
function rulesOf(game: AnyGame): object {
  const rounds = Object.keys(game.options).find((name) => ['total_rounds', 'rounds'].includes(name));
  return game.configure(rounds === undefined ? {} : { [rounds]: 24 });
}

function played(game: AnyGame, player: AnyPlayer, rounds: number, seed: string): Kibo {
  const [seats] = game.seats;
  let turned: AnyTurned = Match.start(game, {
    rules: rulesOf(game),
    seats,
    seed: seedFrom(seed),
    inputs: { hour: 12 },
  });
  const writer = new KiboWriter(
    turned,
    Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'bot' })),
  );
  const random = new FastRandom(1);
  for (let ended = 0; ended < rounds && !turned.match.result; ) {
    const { actors, state } = turned.match;
    const seat = actors[random.below(actors.length)];
    const next = turned.match.act(seat, decide(player, { game, state, seat, random }));
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
    writer.add(turned);
    ended += turned.happenings.filter(({ kind }) => kind === 'ended').length;
  }
  return writer.kibo();
}

function reviewed(game: AnyGame, judge: Judge, kibo: Kibo): { review: Review; steps: readonly ReviewProgress[] } {
  const steps: ReviewProgress[] = [];
  const generator = review(recordOfKibo(game, kibo), { judge, budget: SMALL });
  for (;;) {
    const step = generator.next();
    if (step.done) return { review: step.value, steps };
    steps.push(step.value);
  }
}

async function judgeOf(game: AnyGame): Promise<Judge> {
  return loadJudge({ game, rules: rulesOf(game), seats: game.seats[0] }, nodeAssets);
}

const PARTS = ['average', 'deal', 'draws', 'hidden', 'own', 'others', 'rest'] as const;
const LUCK = ['deal', 'draws', 'hidden'] as const;

describe.each(GAMES)('the account of a round of $id', async (game) => {
  const judge = await judgeOf(game);
  const seats = game.seats[0];
  const network = await loadPlayer({ game, rules: rulesOf(game), seats }, 'network', nodeAssets);
  if (!network) throw new Error('there is no network');
  const rounds = 12;
  const { review: found, steps } = reviewed(game, judge, played(game, network, rounds, `account/${game.id}`));
  const accounts = found.rounds.flatMap((round) => round.accounts ?? []);

  it('adds up to the result', () => {
    expect(accounts.length).toBeGreaterThanOrEqual(8 * seats);
    for (const account of accounts) {
      const sum = PARTS.reduce((all, part) => all + account[part].value, 0);
      expect(sum).toBeCloseTo(account.result, 6);
      for (const part of PARTS) expect(account[part].error).toBeGreaterThanOrEqual(0);
    }
  });

  it('has the result of the record', () => {
    for (const { accounts: seatAccounts } of found.rounds.filter((round) => round.accounts))
      expect(seatAccounts?.reduce((sum, { result }) => sum + result, 0)).toBeCloseTo(0, 6);
  });

  it('has luck that is 0 on average', () => {
    const luck = accounts.map((account) => LUCK.reduce((sum, part) => sum + account[part].value, 0));
    const first = luck.filter((_, i) => i % seats === 0);
    const mean = first.reduce((sum, value) => sum + value, 0) / first.length;
    const spread = Math.sqrt(first.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (first.length - 1));
    // Twice the width of a 95 % interval: chance alone, or other weights, do not leave it.
    expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(first.length));
  });

  it('names the value function by its hash', () => {
    expect(INDEX).toContain(`"hash":"${found.judge.hash}"`);
  });

  it('reports progress action by action', () => {
    expect(steps.filter(({ decision }) => decision).length).toBe(
      found.rounds.reduce((sum, { decisions }) => sum + decisions.length, 0),
    );
    expect(steps.at(-1)?.done).toBe(steps.at(-1)?.total);
  });
});

describe('a review at Koi-Koi', async () => {
  const judge = await judgeOf(koikoi);
  const easy = playerOf(koikoi, 'random');
  if (!easy) throw new Error('there is no such player');
  const kibo = played(koikoi, easy, 2, 'resume');
  const { review: whole } = reviewed(koikoi, judge, kibo);

  it('is the same again, and continues after the rounds that are done', () => {
    expect(reviewed(koikoi, judge, kibo).review).toEqual(whole);
    const done = whole.rounds.slice(0, 1);
    const generator = review(recordOfKibo(koikoi, kibo), { judge, budget: SMALL, done });
    let step = generator.next();
    while (!step.done) step = generator.next();
    expect(step.value).toEqual(whole);
    expect(step.value.rounds[0]).toBe(done[0]);
  });

  it('marks what clearly costs, and only that', () => {
    const decisions = whole.rounds.flatMap((round) => round.decisions);
    const marked = decisions.filter(({ mark }) => mark);
    expect(marked.length).toBeGreaterThan(0);
    for (const { round, chosen } of marked) {
      expect(round.best).not.toBe(chosen);
      expect(round.cost.value).toBeGreaterThan(2 * round.cost.error);
    }
    const bounds = judge.bounds(
      Match.start(koikoi, { rules: rulesOf(koikoi), seats: 2, seed: seedFrom('1') }).match.state,
    );
    for (const { mark, round } of decisions)
      if (!mark && bounds && round.cost.value >= bounds.inaccuracy)
        expect(round.cost.value).toBeLessThan(2 * round.cost.error);
  });

  it('counts in the account what clear mistakes have lost, and never more than they cost', () => {
    const lost: number[] = [];
    for (const { accounts, decisions } of whole.rounds)
      for (const [seat, { own }] of accounts?.entries() ?? []) {
        const clear = decisions.filter(({ round: { cost }, ...each }) => each.seat === seat && isClear(cost));
        expect(own.value).toBeLessThanOrEqual(0);
        expect(-own.value).toBeLessThanOrEqual(clear.reduce((sum, { round }) => sum + round.cost.value, 1e-9));
        lost.push(-own.value);
      }
    expect(Math.max(...lost)).toBeGreaterThan(0);
  });

  it('has every action that was legal, and the one that was played among them', () => {
    for (const { chosen, round } of whole.rounds.flatMap(({ decisions }) => decisions)) {
      expect(round.actions.map(({ action }) => action)).toContain(chosen);
      expect(round.actions.map(({ action }) => action)).toContain(round.best);
      expect(round.actions.length).toBeGreaterThan(1);
    }
  });

  it('says what every action costs, and how a decision for it is called', () => {
    for (const { chosen, round, mark } of whole.rounds.flatMap(({ decisions }) => decisions)) {
      for (const { action, cost, mark: name } of round.actions)
        if (name) expect([action === round.best, cost.value >= 2 * cost.error]).toEqual([false, true]);
      expect(round.actions.find(({ action }) => action === chosen)).toMatchObject({ cost: round.cost, mark });
    }
  });
});

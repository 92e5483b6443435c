import { FastRandom, findGame, isRefusal, type Kibo, KiboWriter, Match, seedFrom } from '@madang/engine';
import { BUDGETS, recordOfKibo, review, seatingOf } from '@madang/lab/review';
import { decide, Histories, loadPlayer } from '@madang/players';
import { loadJudge } from '@madang/players/judge';
import { pageAssets } from '../src/play/assets.ts';

interface ReviewTimes {
  readonly rounds: number;
  readonly decisions: number;
  /** Until the first decision is told, in seconds by the clock. */
  readonly first: number;
}

// Waits to be called by scripts/browser-reviews.ts: plays some rounds between bots, then reviews them.

async function playRounds(id: string, rounds: number, seed: string): Promise<Kibo> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const [seats] = game.seats;
  const length = Object.keys(game.options).find((name) => ['total_rounds', 'rounds'].includes(name));
  const rules = game.configure(length === undefined ? {} : { [length]: 12 });
  const player = await loadPlayer({ game, rules, seats }, 'easy', pageAssets);
  if (!player) throw new Error(`${id} has no such player`);
  const random = new FastRandom(1);
  const histories = new Histories(game, seats);
  let turned = Match.start(game, { rules, seats, seed: seedFrom(seed), inputs: { hour: 12 } });
  const sitters = Array.from({ length: seats }, () => ({ name: 'Bot', kind: 'bot' as const, level: 'easy' }));
  const writer = new KiboWriter(turned, sitters);
  for (let ended = 0; ended < rounds && !turned.match.result; ) {
    histories.follow(turned.happenings);
    const { state, actors } = turned.match;
    const [seat] = actors;
    const next = turned.match.act(seat, decide(player, { game, state, seat, history: histories.of(seat), random }));
    if (isRefusal(next)) throw new Error(next.code);
    turned = next;
    writer.add(turned);
    ended += turned.happenings.filter(({ kind }) => kind === 'ended').length;
  }
  return writer.kibo();
}

async function reviewRounds(kibo: Kibo): Promise<ReviewTimes> {
  const began = performance.now();
  const game = findGame(kibo.game);
  if (!game) throw new Error(`no game ${kibo.game}`);
  const record = recordOfKibo(game, kibo);
  const judge = await loadJudge(seatingOf(record), pageAssets);
  let [first, decisions, rounds] = [0, 0, 0];
  for (const { decision, round } of review(record, { judge, budget: BUDGETS.fast })) {
    if (decision && decisions++ === 0) first = (performance.now() - began) / 1000;
    if (round) rounds++;
  }
  return { rounds, decisions, first };
}
Object.assign(globalThis, { playRounds, reviewRounds });

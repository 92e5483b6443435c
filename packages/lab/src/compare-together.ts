import { findGame, type Json } from '@madang/engine';
import { type Compared, type Comparison, type Duplicate, ScoreSheet } from './compare.ts';
import { playerAt } from './find-player.ts';
import { runOnWorkers } from './worker-pool.ts';

/** Who is compared with whom, as plain data: it goes to workers. */
export interface Contest {
  readonly game: string;
  /** As `configure` takes it. */
  readonly rules: Json;
  readonly seats: number;
  /** The one that is measured, and the one in all the other seats. */
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly unit: 'round' | 'match';
  readonly budget: number;
}

export interface Evaluation {
  readonly contest: Contest;
  readonly deals: number;
  readonly workers?: number;
  readonly progress?: (deals: number) => void;
  /** Stops early; what is done counts. */
  readonly signal?: AbortSignal;
}

const MOST_A_SHIFT = 100;

/** Compares by duplicate deals on all cores. The result does not depend on how many there are. */
export async function compareTogether({ contest, deals, workers, progress, signal }: Evaluation): Promise<Compared> {
  const scores = new ScoreSheet();
  await runOnWorkers<Contest, readonly Duplicate[]>({
    module: new URL('./compare-worker.ts', import.meta.url),
    work: contest,
    count: deals,
    most: MOST_A_SHIFT,
    ...(workers === undefined ? {} : { workers }),
    ...(signal ? { signal } : {}),
    finish: (played) => {
      for (const deal of played) scores.add(deal);
      progress?.(scores.soFar().deals);
    },
  });
  return scores.soFar();
}

/** The comparison that a contest stands for. */
export function comparisonOf(contest: Contest): Omit<Comparison, 'deals'> {
  const game = findGame(contest.game);
  if (!game) throw new Error(`there is no game ${contest.game}`);
  const seating = { game, rules: game.configure(contest.rules), seats: contest.seats };
  const [first, second] = contest.players;
  const players = [playerAt(seating, first), playerAt(seating, second)] as const;
  return { ...contest, ...seating, players };
}

import type { Json } from '@madang/engine';
import { type Compared, type Comparison, type Duplicate, ScoreSheet } from './compare.ts';
import { playerAt } from './find-player.ts';
import { gameOf } from './games.ts';
import { runOnWorkers } from './worker-pool.ts';

/** A comparison as plain data, to be sent to workers. */
export interface Contest {
  readonly game: string;
  /** As `configure` takes it. */
  readonly rules: Json;
  readonly seats: number;
  /** The player that is measured, and the player in all other seats. */
  readonly players: readonly [string, string];
  readonly seed: string;
  readonly unit: 'round' | 'match';
  readonly budget: number;
}

interface Evaluation {
  readonly contest: Contest;
  readonly deals: number;
  readonly workers?: number;
  readonly progress?: (deals: number) => void;
  /** Stops early; finished deals count. */
  readonly signal?: AbortSignal;
}

const MAX_BATCH = 100;

/** Compares by duplicate deals on all cores. The result does not depend on the number of cores. */
export async function compareOnWorkers({ contest, deals, workers, progress, signal }: Evaluation): Promise<Compared> {
  const scores = new ScoreSheet();
  await runOnWorkers<Contest, readonly Duplicate[]>({
    module: new URL('./compare-worker.ts', import.meta.url),
    task: contest,
    count: deals,
    maxBatch: MAX_BATCH,
    ...(workers === undefined ? {} : { workers }),
    ...(signal ? { signal } : {}),
    onResult: (played) => {
      for (const deal of played) scores.add(deal);
      progress?.(scores.result().deals);
    },
  });
  return scores.result();
}

/** The comparison with the game and the players themselves. */
export function comparisonOf(contest: Contest): Omit<Comparison, 'deals'> {
  const game = gameOf(contest.game);
  const seating = { game, rules: game.configure(contest.rules), seats: contest.seats };
  const [first, second] = contest.players;
  const players = [playerAt(seating, first), playerAt(seating, second)] as const;
  return { ...contest, ...seating, players };
}

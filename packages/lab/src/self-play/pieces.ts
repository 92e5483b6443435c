import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { CurvePoint } from '@madang/players/learner';
import type { Pool } from '../batches.ts';
import { writing } from '../output.ts';
import type { SelfPlayed, SelfPlayPlan } from './plan.ts';

/** A piece of a training as plain data. Each begins with the checkpoint of the one before. */
export interface TrainingPiece {
  readonly plan: SelfPlayPlan;
  /** The text of the model that the training goes on from. */
  readonly start: string | null;
  /** Null for the first piece. */
  readonly checkpoint: Uint8Array | null;
  /** It ends after so many milliseconds. Where it ends makes no difference to the model. */
  readonly ms: number;
}

export interface TrainedPiece {
  /** As far as it was trained. */
  readonly played: SelfPlayed;
  /** The points of the curve that were added. */
  readonly points: readonly CurvePoint[];
  /** Null when the training is complete. */
  readonly checkpoint: Uint8Array | null;
}

/** What a worker that dies can lose of a training. */
const PIECE_MS = 60_000;

interface PoolTraining {
  readonly plan: SelfPlayPlan;
  readonly pool: Pool;
  /** The file of the checkpoint: the same as of a training on this machine, which can go on from it. */
  readonly checkpoint: string;
  /** For tests. */
  readonly ms?: number;
  readonly tell?: (point: CurvePoint) => void;
  readonly signal?: AbortSignal;
}

/** Trains piece after piece on other workers, to the model of a training on this machine. Null if not even one was done. */
export async function trainOnPool(training: PoolTraining): Promise<SelfPlayed | null> {
  const { plan, pool, checkpoint, ms = PIECE_MS, tell, signal } = training;
  const start = plan.start === undefined ? null : readFileSync(plan.start, 'utf8');
  let kept: Uint8Array | null = existsSync(checkpoint) ? readFileSync(checkpoint) : null;
  let last: SelfPlayed | null = null;
  do {
    const task: TrainingPiece = { plan, start, checkpoint: kept, ms };
    await pool.run<TrainingPiece, TrainedPiece>({
      ...{ work: 'train', task, to: 1, size: 1 },
      ...(signal ? { signal } : {}),
      onResult: (piece) => {
        last = piece.played;
        kept = piece.checkpoint;
        keep(checkpoint, kept);
        for (const point of piece.points) tell?.(point);
      },
    });
  } while (kept !== null && !signal?.aborted);
  return last;
}

/** In one move: an interruption leaves the whole checkpoint before this one. */
function keep(file: string, bytes: Uint8Array | null): void {
  writing(file, () => {
    if (bytes === null) return rmSync(file, { force: true });
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
  });
}

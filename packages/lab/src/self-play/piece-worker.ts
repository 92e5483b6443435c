import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeKernels } from '@madang/players/kernels/node';
import type { CurvePoint } from '@madang/players/learner';
import { trainKept } from '@madang/players/learner/node';
import { scratchFolder } from '../scratch.ts';
import { serveBatches } from '../worker-side.ts';
import { learnerPlan } from './learner-plan.ts';
import type { TrainedPiece, TrainingPiece } from './pieces.ts';
import { playedOf } from './played.ts';

/** The next piece of a training that may have begun on another machine, and may go on there. */
serveBatches<TrainingPiece, TrainedPiece>(async ({ plan, start, checkpoint, ms }) => {
  const folder = scratchFolder();
  const [model, file] = ['start.json', 'training'].map((name) => join(folder, name));
  if (start !== null) writeFileSync(model, start);
  if (checkpoint) writeFileSync(file, checkpoint);
  const here = { ...plan, ...(start === null ? {} : { start: model }) };
  const [learning, kernels] = [await learnerPlan(here), await nodeKernels()];
  return () => {
    const points: CurvePoint[] = [];
    const from = performance.now();
    const trained = trainKept(
      learning,
      kernels,
      file,
      (point) => points.push(point),
      () => performance.now() - from >= ms,
    );
    const piece = {
      played: playedOf(here, trained),
      points,
      checkpoint: existsSync(file) ? readFileSync(file) : null,
    };
    rmSync(folder, { recursive: true });
    return piece;
  };
});

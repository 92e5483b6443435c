import { workerData } from 'node:worker_threads';
import { serveJobs } from '../worker/serve-jobs.ts';
import type { BotTurn } from './bots.ts';
import { BotChooser } from './chooser.ts';
import type { OfferedModel } from './models.ts';

/** The `workerData` of a thread. */
export interface BotThread {
  readonly models: readonly OfferedModel[];
}

const { models }: BotThread = workerData;
const chooser = new BotChooser(models);
serveJobs((turn: BotTurn) => chooser.choose(turn));

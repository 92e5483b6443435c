import { workerData } from 'node:worker_threads';
import { serveJobs } from '../worker/serve-jobs.ts';
import type { BotTurn } from './bots.ts';
import { BotChooser } from './chooser.ts';

const chooser = new BotChooser(workerData as number);
serveJobs((turn: BotTurn) => chooser.choose(turn));

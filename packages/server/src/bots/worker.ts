import { parentPort, workerData } from 'node:worker_threads';
import type { BotTurn } from './bots.ts';
import { Thinker } from './thinker.ts';
import type { Answered } from './thread.ts';

const thinker = new Thinker(workerData as number);

parentPort?.on('message', (turn: BotTurn) => {
  parentPort?.postMessage(answer(turn));
});

function answer(turn: BotTurn): Answered {
  try {
    return { choice: thinker.choose(turn) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

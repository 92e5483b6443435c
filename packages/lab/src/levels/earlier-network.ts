import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MODEL, modelText } from '@madang/players';
import { Output } from '../output.ts';
import { trainBySelfPlay } from '../self-play/train.ts';
import { networkOf } from './makes.ts';
import type { LevelRow } from './rows.ts';

/** Not in the repository. */
const FOLDER = new URL('../../dist/earlier-networks/', import.meta.url);
/** How much of the training of today's network the generation before had. */
const SHARE = 0.5;

interface Training {
  /** For tests. */
  readonly folder?: URL;
  readonly rounds?: number;
  readonly signal?: AbortSignal;
  tell(line: string): void;
}

/**
 * The player by the network of the last generation: today's inputs and plan, and half of the rounds. It is trained when it is
 * first needed. Undefined when the table has no network, or the training was interrupted; then it goes on the next time.
 */
export async function earlierNetwork(row: LevelRow, training: Training): Promise<string | undefined> {
  const network = await networkOf(row);
  if (!network) return undefined;
  const { folder = FOLDER, rounds = Math.round(network.rounds * SHARE), signal, tell } = training;
  const { game, rules, table } = row;
  const output = fileURLToPath(new URL(`${network.name}-${table.seats}-${network.hash}.json`, folder));
  if (existsSync(output)) return `${MODEL}${output}`;
  const played = await trainBySelfPlay({
    plan: { game, rules, seats: table.seats, rounds, seed: 'earlier' },
    kept: { output, resume: true },
    ...(signal ? { signal } : {}),
  });
  if (!played || played.done < 1) return undefined;
  new Output(output).write(modelText(played.model));
  tell(
    `${row.name}: ${rounds.toLocaleString('en')} rounds of self-play in ${played.cpuSeconds.toFixed(0)} s of CPU time`,
  );
  return `${MODEL}${output}`;
}

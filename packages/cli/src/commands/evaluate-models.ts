import type { AnyGame, Json } from '@madang/engine';
import { evaluateModels, type ModelPair, Output } from '@madang/lab';
import type { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { Interrupted, interruptible } from '../interrupt.ts';
import { labFailure } from '../lab-failure.ts';
import { playerNamed, seatsOf } from '../players-option.ts';
import { Progress } from '../progress.ts';
import { type QueueOption, workersOf } from '../queue-option.ts';
import { simulationRulesFrom } from '../rules-option.ts';
import type { TableOptions } from '../table-options.ts';
import { USUAL_DEALS } from './evaluate-players.ts';

/** The options of `evaluate` that compare new models with old ones. */
export interface ModelOptions {
  readonly policyOld?: string;
  readonly policyNew?: string;
  readonly valueOld?: string;
  readonly valueNew?: string;
  readonly input?: readonly string[];
}

interface Options extends TableOptions, ModelOptions, QueueOption {
  readonly pairs?: number;
  readonly seed: string;
  readonly out?: string;
  readonly resume?: boolean;
}

export function withModelOptions(command: Command): Command {
  const old = 'file of the old one (default: the strongest player that needs no model)';
  return command
    .option('--policy-new <file>', 'instead of --players: file of a new policy')
    .option('--policy-old <file>', old)
    .option('--value-new <file>', 'instead of --players: file of a new value')
    .option('--value-old <file>', old)
    .option('--input <files...>', 'logs on which old and new models are measured: accuracy, log loss, error');
}

export function isOfModels({ policyNew, valueNew, policyOld, valueOld, input }: ModelOptions): boolean {
  return [policyNew, valueNew, policyOld, valueOld, input].some((option) => option !== undefined);
}

/** Prints the report as JSON, or writes it to `--out`. */
export async function runModels(game: AnyGame, options: Options): Promise<void> {
  const { pairs: deals = USUAL_DEALS, seed, budget, out, resume = false } = options;
  const pairs = pairsOf(options);
  const inputs = options.input ?? [];
  if (inputs.length === 0) throw new UsageError('--input: name the logs on which the models are measured');
  if (resume && out === undefined) throw new UsageError('--resume requires --out');
  const seats = seatsOf(game, options.seats);
  const rules = simulationRulesFrom(game, options.rules);
  for (const { old, new: file } of pairs)
    for (const model of [file, old])
      if (model !== undefined) await playerNamed({ game, rules, seats }, `model:${model}`);
  const computing = await workersOf(options);
  const progress = new Progress(deals, 'deals');
  let output: Output | null = null;
  try {
    if (out !== undefined) output = new Output(out);
    const { done: report, signal } = await interruptible((aborted) =>
      evaluateModels({
        ...{ game: game.id, rules: rules as Json, seats, pairs, inputs, deals, seed, budget, signal: aborted },
        ...computing,
        ...(out === undefined ? {} : { kept: { output: out, resume } }),
        progress: (done) => progress.at(done),
      }),
    );
    progress.done();
    if (!report) throw new Interrupted(signal ?? 'SIGINT', `during the evaluation${out ? '; --resume continues' : ''}`);
    const text = `${JSON.stringify(report, null, 1)}\n`;
    if (output) output.write(text);
    process.stdout.write(output ? `${output.file}\n` : text);
  } catch (error) {
    throw labFailure(error);
  } finally {
    output?.discard();
  }
}

function pairsOf({ policyOld, policyNew, valueOld, valueNew }: ModelOptions): readonly ModelPair[] {
  if (policyOld !== undefined && policyNew === undefined) throw new UsageError('--policy-old requires --policy-new');
  if (valueOld !== undefined && valueNew === undefined) throw new UsageError('--value-old requires --value-new');
  const pair = (kind: ModelPair['kind'], file: string | undefined, old: string | undefined): readonly ModelPair[] =>
    file === undefined ? [] : [{ kind, new: file, ...(old === undefined ? {} : { old }) }];
  const pairs = [...pair('policy', policyNew, policyOld), ...pair('value', valueNew, valueOld)];
  if (pairs.length === 0) throw new UsageError('--input requires --policy-new or --value-new');
  return pairs;
}

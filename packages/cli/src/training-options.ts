import type { Plan, Progress, Tick } from '@madang/lab';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { count } from './numbers.ts';
import { Progress as Bar } from './progress.ts';

export interface TrainingOptions {
  readonly hidden: readonly number[];
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
}

/** The options of commands that train. */
export function withTrainingOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--hidden <widths>', 'widths of the hidden layers, such as 128 or 128x32')
        .argParser(widths)
        .default([128], '128'),
    )
    .option('--epochs <n>', 'number of passes over all games', count, 1)
    .option('--batch <n>', 'number of positions per step', count, 64)
    .option('--rate <x>', 'learning rate of the first step; it falls to a tenth', rate, 0.001);
}

export function trainingOf({ hidden, epochs, batch, rate }: TrainingOptions): Pick<Plan, keyof TrainingOptions> {
  return { hidden, epochs, batch, rate };
}

/** Prints the progress of training: ` 40 %    84,000 positions   loss 1.2034   validation loss 1.1987`. */
export class TrainingOutput {
  private readonly bar = new Bar(100, '%');

  tick({ part, progress }: Tick): void {
    if (!progress) return this.bar.at(Math.floor(100 * part));
    this.bar.done();
    process.stdout.write(`${learningLine(progress)}\n`);
  }

  done(): void {
    this.bar.done();
  }
}

function learningLine({ part, samples, loss, validationLoss }: Progress): string {
  const share = `${(100 * part).toFixed(0)} %`.padStart(5);
  const validation = validationLoss === null ? '' : `   validation loss ${validationLoss.toFixed(4)}`;
  return `${share} ${samples.toLocaleString('en').padStart(11)} positions   loss ${loss.toFixed(4)}${validation}`;
}

function widths(text: string): readonly number[] {
  const list = text.split('x').map(Number);
  if (list.length > 3 || list.some((width) => !Number.isInteger(width) || width < 1 || width > 4096))
    throw new InvalidArgumentError('Expected one to three widths from 1 to 4096, such as 128 or 128x32.');
  return list;
}

function rate(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1)) throw new InvalidArgumentError('Expected a number above 0, at most 1.');
  return value;
}

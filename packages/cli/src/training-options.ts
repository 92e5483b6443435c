import type { CurvePoint, Plan, Progress, Tick } from '@madang/lab';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { count } from './numbers.ts';
import { Progress as Bar } from './progress.ts';

export interface TrainingOptions {
  readonly hidden?: readonly number[];
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
}

/** The options of commands that train on logs. */
export function withTrainingOptions(command: Command, usualWidths = '128'): Command {
  return withHidden(command, usualWidths)
    .option('--epochs <n>', 'number of passes over all matches of the logs', count, 1)
    .option('--batch <n>', 'number of positions per step, on logs', count, 64)
    .option('--rate <x>', 'learning rate of the first step, on logs; it falls to a tenth', rate, 0.001);
}

export function withHidden(command: Command, usual: string): Command {
  return command.addOption(
    new Option(
      '--hidden <widths>',
      `widths of the hidden layers, multiples of 32, such as 64 or 256x32 (default: ${usual})`,
    ).argParser(widths),
  );
}

export function trainingOf({
  hidden = [128],
  epochs,
  batch,
  rate,
}: TrainingOptions): Pick<Plan, 'hidden' | 'epochs' | 'batch' | 'rate'> {
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

/** Prints the progress of a training by self-play: ` 40 %   200,000 rounds   mean squared error 0.2034`. */
export class SelfPlayOutput {
  private readonly lines = new Map<string, number>();

  /** Ten lines for each seed. */
  point(name: string, { done, rounds, error }: CurvePoint): void {
    const tenth = Math.floor(10 * done);
    if (this.lines.get(name) === tenth || tenth === 0) return;
    this.lines.set(name, tenth);
    const share = `${(100 * done).toFixed(0)} %`.padStart(5);
    const played = rounds.toLocaleString('en').padStart(11);
    process.stdout.write(`${share} ${played} rounds   mean squared error ${error.toFixed(4)}   ${name}\n`);
  }
}

function learningLine({ part, samples, loss, validationLoss }: Progress): string {
  const share = `${(100 * part).toFixed(0)} %`.padStart(5);
  const validation = validationLoss === null ? '' : `   validation loss ${validationLoss.toFixed(4)}`;
  return `${share} ${samples.toLocaleString('en').padStart(11)} positions   loss ${loss.toFixed(4)}${validation}`;
}

function widths(text: string): readonly number[] {
  const list = text.split('x').map(Number);
  if (list.length > 3 || list.some((width) => width % 32 !== 0 || width < 32 || width > 4096))
    throw new InvalidArgumentError('Expected one to three multiples of 32 up to 4096, such as 128 or 128x32.');
  return list;
}

function rate(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 1)) throw new InvalidArgumentError('Expected a number above 0, at most 1.');
  return value;
}

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

/** The options of everything that trains. */
export function withTrainingOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--hidden <widths>', 'the widths of the hidden layers, as 128 or 128x32')
        .argParser(widths)
        .default([128], '128'),
    )
    .option('--epochs <n>', 'how many passes over all the games', count, 1)
    .option('--batch <n>', 'how many positions a step of the weights is made from', count, 64)
    .option('--rate <x>', 'the learning rate at the beginning; it falls to a tenth of it', rate, 0.001);
}

export function trainingOf({ hidden, epochs, batch, rate }: TrainingOptions): Pick<Plan, keyof TrainingOptions> {
  return { hidden, epochs, batch, rate };
}

/** Tells on the terminal how learning goes: ` 40 %    84,000 positions   loss 1.2034   on games kept back 1.1987`. */
export class LearningTold {
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
  const kept = validationLoss === null ? '' : `   on games kept back ${validationLoss.toFixed(4)}`;
  return `${share} ${samples.toLocaleString('en').padStart(11)} positions   loss ${loss.toFixed(4)}${kept}`;
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

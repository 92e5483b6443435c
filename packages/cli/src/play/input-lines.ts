import { constants } from 'node:os';
import { createInterface, type Interface } from 'node:readline';
import type { Lines } from './line-mode.ts';

/** Standard input and output, line by line. A signal is the end of the input. */
export class InputLines implements Lines {
  readonly scripted = !process.stdin.isTTY;
  private readonly reader: Interface = createInterface({ input: process.stdin, terminal: false });
  private readonly lines = this.reader[Symbol.asyncIterator]();
  /** 128 plus the number of the signal that ended it; null without a signal. */
  exitCode: number | null = null;

  open(): void {
    process.on('SIGINT', this.onSignal).on('SIGTERM', this.onSignal);
  }

  close(): void {
    process.off('SIGINT', this.onSignal).off('SIGTERM', this.onSignal);
    this.reader.close();
  }

  async read(): Promise<string | null> {
    const { value, done } = await this.lines.next();
    return done ? null : value;
  }

  write(text: string): void {
    process.stdout.write(text);
  }

  private readonly onSignal = (signal: NodeJS.Signals): void => {
    this.exitCode = 128 + constants.signals[signal];
    this.reader.close();
  };
}

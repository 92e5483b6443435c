import { constants } from 'node:os';
import { Failure } from './failure.ts';

/** Somebody pressed Ctrl-C, or the system wants the process to end: how far it was, and what is kept. */
export class Interrupted extends Failure {
  constructor(signal: NodeJS.Signals, said: string) {
    super(`interrupted ${said}`, 128 + constants.signals[signal]);
    this.name = 'Interrupted';
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Work that stops early when it is told to, with what is done so far, and the signal that told it so. The second signal
 * ends the process at once.
 */
export async function interruptible<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly done: T; readonly signal: NodeJS.Signals | null }> {
  const controller = new AbortController();
  let received: NodeJS.Signals | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    received = signal;
    for (const each of SIGNALS) process.off(each, stop);
    controller.abort();
  };
  for (const each of SIGNALS) process.on(each, stop);
  try {
    const done = await work(controller.signal);
    return { done, signal: received };
  } finally {
    for (const each of SIGNALS) process.off(each, stop);
  }
}

import { constants } from 'node:os';
import { Failure } from './failure.ts';

/** The command was ended by Ctrl-C or SIGTERM. The message says how far it was and what was kept. */
export class Interrupted extends Failure {
  constructor(signal: NodeJS.Signals, message: string) {
    super(`interrupted ${message}`, 128 + constants.signals[signal]);
    this.name = 'Interrupted';
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs work that stops early on SIGINT or SIGTERM. Returns its result so far and the signal. A second signal ends the
 * process at once.
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

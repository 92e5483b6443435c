import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from '../packages/cli/src/parent.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

// Checks run side by side, each with a listener for every signal.
process.setMaxListeners(32);

/** How long a child may take to stop after npm has gone. */
const GRACE_MS = 10_000;

/**
 * Runs a command, forwards signals to it, and returns its exit code. When npm has gone, the command is stopped.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export async function run(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    const terminalSentItToTheChildToo = signal === 'SIGINT' && process.stdin.isTTY;
    if (!terminalSentItToTheChildToo) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const stopWatching = whenNpmIsGone(() => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  });
  try {
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  } finally {
    stopWatching();
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}

import type { Command } from 'commander';
import { run } from './frame.ts';

/** In the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  evaluate: async () => (await import('./commands/evaluate.ts')).evaluate,
  train: async () => (await import('./commands/train.ts')).train,
  pipeline: async () => (await import('./commands/pipeline.ts')).pipeline,
  bench: async () => (await import('./commands/bench.ts')).bench,
  serve: async () => (await import('./commands/serve.ts')).serve,
};

// Only the named command is loaded; the help and an unknown name need all of them.
const [, , name = ''] = process.argv;
const wanted = Object.hasOwn(COMMANDS, name) ? [COMMANDS[name]] : Object.values(COMMANDS);
await run(await Promise.all(wanted.map((load) => load())));

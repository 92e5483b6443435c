import type { Command } from 'commander';
import { run } from './frame.ts';

/** In the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  challenge: async () => (await import('./commands/challenge.ts')).challenge,
  daily: async () => (await import('./commands/daily.ts')).daily,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  review: async () => (await import('./commands/review.ts')).review,
  positions: async () => (await import('./commands/positions.ts')).positions,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  evaluate: async () => (await import('./commands/evaluate.ts')).evaluate,
  levels: async () => (await import('./commands/levels.ts')).levels,
  train: async () => (await import('./commands/train.ts')).train,
  pipeline: async () => (await import('./commands/pipeline.ts')).pipeline,
  worker: async () => (await import('./commands/worker.ts')).worker,
  convert: async () => (await import('./commands/convert.ts')).convert,
  report: async () => (await import('./commands/report.ts')).report,
  env: async () => (await import('./commands/env.ts')).env,
  bench: async () => (await import('./commands/bench.ts')).bench,
  serve: async () => (await import('./commands/serve.ts')).serve,
  admin: async () => (await import('./commands/admin.ts')).admin,
};

// Only the named command is loaded; the help and an unknown name need all of them.
const [, , name = ''] = process.argv;
const named = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const wanted = named ? [named] : Object.values(COMMANDS);
await run(await Promise.all(wanted.map((load) => load())));

import { entryOf } from '../../games/list.ts';

/** Started in parallel with the table, by game. */
const ready = new Map<string, Worker>();

function start(game: string): Worker {
  const worker =
    entryOf(game)?.worker ?? (() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return worker();
}

export function prepareWorker(game: string): void {
  if (!ready.has(game)) ready.set(game, start(game));
}

export function takeWorker(game: string): Worker {
  const worker = ready.get(game) ?? start(game);
  ready.delete(game);
  return worker;
}

import { entryOf } from '../../games/list.ts';

/** Started in parallel with the table, by game. */
const ready = new Map<string, Worker>();

function start(game: string): Worker {
  const worker =
    entryOf(game)?.worker ?? (() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return worker();
}

export function prepareWorker(game: string): void {
  if (ready.has(game)) return;
  const worker = start(game);
  // One that could not be loaded is started again when the table needs it.
  worker.onerror = () => ready.delete(game);
  ready.set(game, worker);
}

export function takeWorker(game: string): Worker {
  const worker = ready.get(game) ?? start(game);
  ready.delete(game);
  return worker;
}

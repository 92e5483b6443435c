/** The first one is begun as soon as this is loaded: it starts while the table does. */
let ready: Worker | null = beginWorker();

function beginWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

export function takeWorker(): Worker {
  const worker = ready ?? beginWorker();
  ready = null;
  return worker;
}

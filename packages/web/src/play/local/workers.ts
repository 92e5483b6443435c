/** The first worker is started when this module is loaded, in parallel with the table. */
let ready: Worker | null = beginWorker();

function beginWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

export function takeWorker(): Worker {
  const worker = ready ?? beginWorker();
  ready = null;
  return worker;
}

export { queuePool } from './queue-pool.ts';
export { serveQueue } from './serve-queue.ts';

import { WorkerThread, workersOf } from '../worker/worker-thread.ts';
import type { RecordMade, RecordOrder } from './make-record.ts';
import type { RecordMaker } from './records.ts';

/** Makes records in a worker thread. */
export function recordThread(): RecordMaker {
  const thread = new WorkerThread<RecordOrder, RecordMade>(workersOf(new URL('./record-worker.ts', import.meta.url)));
  return { make: (order) => thread.run(order), close: () => thread.close() };
}

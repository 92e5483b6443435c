// The thread that makes records, one after the other.
import { parentPort } from 'node:worker_threads';
import { makeRecord, type RecordOrder } from './make-record.ts';

if (!parentPort) throw new Error('record-worker.ts is a worker thread');
const port = parentPort;
port.on('message', (order: RecordOrder) => {
  try {
    port.postMessage({ made: makeRecord(order) });
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
});

// A worker of the queue in MADANG_QUEUE with one thread, for the benchmark. Tells its parent what it says; on any message it
// stops and tells the CPU-seconds that it has used since it began to serve.
import { serveQueue } from '@madang/lab/queue';

const stopping = new AbortController();
process.once('message', () => stopping.abort());
process.once('disconnect', () => process.exit());
const { user, system } = process.cpuUsage();
await serveQueue({
  ...{ address: process.env.MADANG_QUEUE ?? '', threads: 1, signal: stopping.signal },
  say: (line) => void process.send?.(line),
});
const used = process.cpuUsage({ user, system });
process.send?.((used.user + used.system) / 1e6, () => process.disconnect());

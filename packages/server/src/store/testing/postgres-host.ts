// The process that runs a test's PostgreSQL. Prints the server's address when it is ready, then takes the
// commands `kill` and `restart MS` from standard input and prints a line when each is done. When the input ends, because
// the tests are over or because they were killed, it stops the server and removes its files.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresCluster } from './postgres-cluster.ts';

process.stdout.on('error', () => undefined); // nobody is there any more; the input has ended too

const cluster = await PostgresCluster.create();
try {
  console.log(await cluster.startSomewhere());
  for await (const line of createInterface(process.stdin)) {
    const [command, ms] = line.split(' ');
    if (command === 'kill') await cluster.kill();
    else await cluster.stop('fast');
    await sleep(Number(ms ?? 0));
    await cluster.startAgain();
    console.log('done');
  }
} finally {
  await cluster.remove();
}

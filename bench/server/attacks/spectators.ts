import { startChild } from '../child.ts';
import { openSeats } from '../madang-people.ts';
import { Crowd } from './crowd.ts';
import { type AttackRow, honestCheck, ms, type Noticed, type Waits } from './figures.ts';
import { reportOf } from './reporting-process.ts';
import type { Sizes } from './sizes.ts';
import { inFolder } from './stage.ts';

const PROCESS = new URL('watchers-process.ts', import.meta.url);
/** Spectators need not see a move before this. */
const LATE_MS = 1000;
/** One delay in twenty is kept (watchers-process.ts): in less time there may be none. */
const LEAST_S = 1;

interface Watched extends Waits {
  readonly events: number;
  readonly bytes: number;
  readonly broken: number;
}

/** Very many people watch one table. Its players are measured, before and then. */
export function spectators({ spectators: count, seconds, pace }: Sizes): Promise<AttackRow> {
  return inFolder(null, async (folder) => {
    const server = await startChild('madang', { folder });
    const seats = await openSeats(server.url, 0, 99);
    const crowd = await Crowd.returned(server.url, seats);
    try {
      await crowd.play(pace);
      await crowd.measure(Math.min(1, seconds));
      const quiet = await crowd.measure(seconds);
      const cpu = server.cpu();
      const watching = [server.url, seats[0].table_id, count];
      const { result, report } = await reportOf<Watched, Noticed>(PROCESS, watching, () =>
        crowd.measure(Math.max(seconds, LEAST_S)),
      );
      return row(count, quiet, result, report, (server.cpu() - cpu) / report.events);
    } finally {
      await crowd.leave();
      await server.stop();
    }
  });
}

function row(count: number, quiet: Noticed, under: Noticed, watched: Watched, cpu: number): AttackRow {
  const { p50, p99, events, bytes, broken } = watched;
  return {
    attack: `${count.toLocaleString('en')} spectators at the table of two players`,
    quiet,
    under,
    checks: [
      honestCheck(quiet, under),
      {
        measured: `spectators see an event after p50 ${ms(p50)}, p99 ${ms(p99)}; ${broken} broken`,
        bound: 'p99 < 1 s',
        isMet: p99 < LATE_MS && broken === 0,
      },
      {
        measured: `${(1e6 * cpu).toFixed(0)} µs of the server and ${(bytes / events).toFixed(0)} bytes for each event and spectator, connecting included`,
        bound: 'for docs/scale.md',
        isMet: true,
      },
    ],
  };
}

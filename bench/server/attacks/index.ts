import { availableParallelism, cpus, loadavg } from 'node:os';
import { otherRows, writeSection } from '../../results-file.ts';
import { abandonedTables } from './abandoned-tables.ts';
import { comingBack } from './coming-back.ts';
import { Crowd } from './crowd.ts';
import { deploy } from './deploy.ts';
import { type AttackRow, ms, type Noticed } from './figures.ts';
import { finishedTables } from './finished-tables.ts';
import { ghostPlayers } from './ghost-players.ts';
import { hostileMessages } from './hostile-messages.ts';
import { pingFlood } from './ping-flood.ts';
import { refusedUpgrades } from './refused-upgrades.ts';
import { restart } from './restart.ts';
import { runningRecord } from './running-record.ts';
import { FULL, type Sizes } from './sizes.ts';
import { spectators } from './spectators.ts';

/** By the name under which one of them can be run alone. */
export const ATTACKS: Readonly<Record<string, (sizes: Sizes) => Promise<AttackRow>>> = {
  pings: pingFlood,
  record: runningRecord,
  finished: finishedTables,
  abandoned: abandonedTables,
  ghosts: ghostPlayers,
  upgrades: refusedUpgrades,
  'coming-back': comingBack,
  restart,
  hostile: hostileMessages,
  spectators,
  deploy,
};

interface AttackOptions {
  /** Which attacks, by name; all unless told otherwise. */
  readonly only?: readonly string[];
  readonly sizes?: Partial<Sizes>;
  readonly write: boolean;
  tell(line: string): void;
}

/** Every attack on a fresh server with honest players in a process of their own; what they notice, and whether the bounds hold. */
export async function benchAttacks({ only, sizes, write, tell }: AttackOptions): Promise<void> {
  const all = { ...FULL, ...sizes };
  const rows: AttackRow[] = [];
  const load: number[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (only && !only.includes(name)) continue;
    load.push(...loadavg().slice(0, 1));
    tell(`${name} ...`);
    const row = await attack(all);
    rows.push(row);
    tell(lineOf(row));
  }
  await Crowd.end();
  // A part of the attacks can be measured again.
  const kept =
    only && write
      ? otherRows(
          'attacks',
          rows.map(({ attack }) => attack),
        )
      : [];
  const text = report([...kept, ...rows.map(lineOf)], all, load);
  process.stdout.write(text);
  if (write) writeSection('attacks', text);
}

function lineOf(row: AttackRow): string {
  return `| ${[row.attack, pair(row, ({ perSecond }) => perSecond.toFixed(0)), pair(row, ({ p99 }) => ms(p99)), measured(row), verdict(row)].join(' | ')} |`;
}

function pair({ quiet, under }: AttackRow, figure: (noticed: Noticed) => string): string {
  return quiet && under ? `${figure(quiet)} → ${figure(under)}` : '–';
}

function measured({ checks }: AttackRow): string {
  return checks.map(({ measured, bound }) => `${measured} (${bound})`).join('; ');
}

function verdict({ checks }: AttackRow): string {
  return checks.every(({ isMet }) => isMet) ? 'yes' : '**no**';
}

function report(lines: readonly string[], { players, pace, seconds }: Sizes, load: readonly number[]): string {
  const busy = [Math.min(...load), Math.max(...load)].map((value) => value.toFixed(1)).join(' to ');
  return `${[
    '## The server under attack',
    '',
    `By \`npx madang bench server --attacks\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores for server, players and attacker together.`,
    `Each attack comes from one address within its limits, on a fresh server. ${players} honest players in another process, each from an address of their own, move ${pace} ms after the turn begins; ${seconds} s without the attack, then ${seconds} s with it. A move that is not answered counts with its age. The load average of the machine was ${busy}: others worked on it, so read the ratios.`,
    '',
    '| attack | honest actions a second | honest p99 | measured (bound) | bounds hold |',
    '|---|---:|---:|---|---|',
    ...lines,
    '',
  ].join('\n')}`;
}

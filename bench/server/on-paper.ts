import type { NodesRow } from './nodes.ts';

const CROWDS = [100_000, 1_000_000] as const;
/** People think: one action of each player in so many seconds. */
const THINKING = 8;
/** How busy a process of one core is kept, and how many sockets it is given. */
const BUSY = 0.6;
const SOCKETS = 10_000;
/** `grace / 3`: how often the lease of a connected seat is renewed, in seconds. */
const RENEWAL = 20;
const DAY = 86_400;
/** Bytes of an entry with its row and its index, as docs/scale.md says of a match. */
const ENTRY = 250;

/** What more players would need, by the dearest of the measured rows: that with the most nodes, each table at two. */
export function onPaper(rows: readonly NodesRow[]): readonly string[] {
  const paced = rows.filter(({ trial }) => trial.pace > 0);
  const most = Math.max(...paced.map(({ nodes }) => nodes));
  const row = paced.findLast(({ nodes }) => nodes === most);
  if (!row) return [];
  return [
    `On paper, from the row of ${row.nodes} nodes at 1,000 players, if each player acts every ${THINKING} s, a process is kept ${100 * BUSY} % busy and has at most ${SOCKETS.toLocaleString('en')} sockets (what breaks first: docs/scale.md):`,
    '',
    `| | ${CROWDS.map((players) => `${players.toLocaleString('en')} players`).join(' | ')} |`,
    '|---|---:|---:|',
    ...needs(row).map(([what, of]) => `| ${what} | ${CROWDS.map(of).join(' | ')} |`),
  ];
}

function needs(row: NodesRow): readonly (readonly [string, (players: number) => string])[] {
  const { actions, perSecond, serverCpu, databaseCpu, commits, wal, memory, bytes, trial } = row;
  const rate = (players: number): number => players / THINKING;
  const processes = (players: number): number =>
    Math.max((rate(players) * serverCpu) / perSecond / BUSY, players / SOCKETS);
  return [
    ['actions a second', (players) => whole(rate(players))],
    ['node processes', (players) => whole(Math.ceil(processes(players)))],
    [
      'memory of the nodes, as measured for each player',
      (players) => `${whole((players * memory) / trial.players / 1e9)} GB`,
    ],
    ['sent to players', (players) => `${whole((8 * rate(players) * bytes) / actions / 1e6)} Mbit/s`],
    ['cores of PostgreSQL', (players) => whole(Math.ceil((rate(players) * databaseCpu) / perSecond))],
    ['its commits a second, grouped as measured', (players) => whole((rate(players) * commits) / actions)],
    ['its write-ahead log', (players) => `${whole((rate(players) * wal) / actions / 1e6)} MB/s`],
    ['log of tables a day', (players) => `${whole((rate(players) * DAY * ENTRY) / 1e9)} GB`],
    ['leases of seats renewed a second', (players) => whole(players / RENEWAL)],
  ];
}

function whole(value: number): string {
  return Number.isInteger(value) || value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}

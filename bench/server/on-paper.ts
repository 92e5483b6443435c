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

/** What more players would need, by the dearest of the measured rows: those with the most nodes, each table at two. */
export function onPaper(rows: readonly NodesRow[]): readonly string[] {
  const most = Math.max(...rows.map(({ nodes }) => nodes));
  const [eager, paced] = [true, false].map((isEager) =>
    rows.findLast(({ nodes, trial }) => nodes === most && (trial.pace === 0) === isEager),
  );
  if (!eager || !paced) return [];
  return [
    `On paper, from the rows of ${most} nodes with each table at two (memory from that of 1,000 players, the others from that of the highest load): each player acts every ${THINKING} s, a process is kept ${100 * BUSY} % busy and has at most ${SOCKETS.toLocaleString('en')} sockets. What breaks first is in docs/scale.md.`,
    '',
    `| | ${CROWDS.map((players) => `${players.toLocaleString('en')} players`).join(' | ')} |`,
    '|---|---:|---:|',
    ...needs(eager, paced).map(([what, of]) => `| ${what} | ${CROWDS.map(of).join(' | ')} |`),
  ];
}

type Need = readonly [what: string, of: (players: number) => string];

function needs(eager: NodesRow, paced: NodesRow): readonly Need[] {
  const { actions, perSecond, serverCpu, databaseCpu, commits, wal, bytes } = eager;
  const rate = (players: number): number => players / THINKING;
  const processes = (players: number): number =>
    Math.ceil(Math.max((rate(players) * serverCpu) / perSecond / BUSY, players / SOCKETS));
  const memory = (players: number): number =>
    processes(players) * paced.base + (players * paced.growth) / paced.trial.players;
  return [
    ['actions a second', (players) => whole(rate(players))],
    ['node processes', (players) => whole(processes(players))],
    ['memory of the nodes', (players) => `${whole(memory(players) / 1e9)} GB`],
    ['sent to players', (players) => `${whole((8 * rate(players) * bytes) / actions / 1e6)} Mbit/s`],
    ['cores of PostgreSQL', (players) => whole(Math.ceil((rate(players) * databaseCpu) / perSecond))],
    [
      'its transactions a second, if no more actions are grouped in one',
      (players) => whole((rate(players) * commits) / actions),
    ],
    ['its write-ahead log', (players) => `${whole((rate(players) * wal) / actions / 1e6)} MB/s`],
    ['log of tables a day', (players) => `${whole((rate(players) * DAY * ENTRY) / 1e9)} GB`],
    ['leases of seats renewed a second', (players) => whole(players / RENEWAL)],
  ];
}

function whole(value: number): string {
  return Number.isInteger(value) || value >= 10 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}

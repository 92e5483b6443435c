import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { fixedBytes } from '../testing/fixed-bytes.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering, whoMoves } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const CLOCK = { perAction: 10_000, bank: 5000 };
const PATIENT = { grace: 10_000_000 };

async function actedAt(server: Awaited<ReturnType<typeof testServer>>, tableId: string) {
  const log = await server.services.store.log(tableId);
  return log.flatMap(({ entry, at }) => (entry.type === 'acted' ? [{ ...entry, at }] : []));
}

describe('a clock', () => {
  it('plays the fallback action when the time for it and the bank are used up, and says so in the log', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: PATIENT });
    const table = await gathering(server, { clock: CLOCK });
    const { seat } = whoMoves(table);
    const began = time.now();
    await time.pass(14_999);
    expect(await actedAt(server, table.tableId)).toEqual([]);
    await time.pass(1);
    const [acted] = await actedAt(server, table.tableId);
    expect(acted).toMatchObject({ seat, by: 'clock', bank: 0, at: began + 15_000 });
    await Promise.all(table.players.map((player) => player.heard('TurnCompleted')));
  });

  it('gives each action its time, and the bank only once', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: PATIENT });
    const table = await gathering(server, { clock: CLOCK });
    const first = whoMoves(table);
    await time.pass(12_000);
    first.player.move();
    const other = table.players[1 - first.seat];
    await other.until(() => other.mind.moves.length > 0);
    await time.pass(9000);
    other.move();
    await first.player.until(() => first.player.mind.moves.length > 0);
    const acted = await actedAt(server, table.tableId);
    expect(acted.slice(0, 2).map(({ bank }) => bank)).toEqual([3000, 5000]);
    await time.pass(13_000);
    expect((await actedAt(server, table.tableId)).at(-1)).toMatchObject({ by: 'clock', seat: first.seat, bank: 0 });
  });

  it('is sent to everybody with each turn, and to clients that reconnect', async () => {
    const time = new ManualTime();
    const bytes = fixedBytes('a deal in which the first move passes the turn');
    const server = await testServer({ time, bytes, settings: PATIENT });
    const table = await gathering(server, { clock: CLOCK });
    const first = whoMoves(table);
    const [mine, theirs] = [first.seat, 1 - first.seat].map((seat) => table.seats[seat]);
    const clock = { player_id: mine.player_id, action_until: time.now() + 10_000, bank: 5000 };
    for (const player of table.players) expect((await player.heard('TurnClock')).clocks).toEqual([clock]);

    await time.pass(12_000);
    const other = table.players[1 - first.seat];
    const heard = other.messages.length;
    first.player.move();
    await other.until(() => other.mind.moves.length > 0);
    const next = { player_id: theirs.player_id, action_until: time.now() + 10_000, bank: 5000 };
    expect((await other.heard('TurnClock', heard)).clocks).toEqual([next]);

    await time.pass(4000);
    const back = await TestPlayer.join(server.url, mine);
    expect(await back.heard('TurnClock')).toMatchObject({ timestamp: time.now(), clocks: [next] });
  });

  it('runs for nobody while a window is open: it would tell who has not acted in it', async () => {
    const server = await testServer({ time: new ManualTime(), settings: PATIENT });
    const table = await gathering(server, { game: 'check', people: 3, clock: CLOCK });
    for (const player of table.players) expect((await player.heard('TurnClock')).clocks).toEqual([]);
  });

  it('stands still while the server is down', async () => {
    const store = new MemoryStore();
    const kept: MemoryStore = Object.assign(Object.create(store), { close: async () => {} });
    const time = new ManualTime();
    const before = await testServer({ time, store: kept, settings: PATIENT });
    const table = await gathering(before, { clock: CLOCK });
    const { seat } = whoMoves(table);
    await time.pass(5000);
    await before.close();
    await time.pass(3_600_000);
    const after = await testServer({ time, store: kept, settings: PATIENT });
    const back = await TestPlayer.join(after.url, table.seats[seat]);
    await back.heard('GameSnapshotRestore');
    await time.pass(14_000);
    expect(await actedAt(after, table.tableId)).toEqual([]);
    await time.pass(1001);
    expect(await actedAt(after, table.tableId)).toMatchObject([{ by: 'clock', seat }]);
  });

  it('does not run at a table without a clock', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: PATIENT });
    const table = await gathering(server);
    await time.pass(3_600_000);
    expect(await actedAt(server, table.tableId)).toEqual([]);
  });

  it('ends a match that everybody has left', async () => {
    const time = new ManualTime();
    const server = await testServer({ time });
    const table = await gathering(server, { clock: CLOCK, rules: { total_rounds: 1 } });
    for (const player of table.players) player.cut();
    const room = await server.rooms.find(table.tableId);
    // The bots that take over think in a thread of their own, by the real clock.
    const isOver = async () => {
      await time.pass(5000);
      return room?.table.match?.result != null;
    };
    await expect.poll(isOver, { interval: 5, timeout: 50_000 }).toBe(true);
  });
});

describe('a window in which several may act', () => {
  it('closes by the clock: the fallback action is played for everybody who has not acted', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: PATIENT });
    const table = await gathering(server, { game: 'check', people: 3 });
    table.players[1].move();
    await table.players[1].heard('TurnProgress');
    await time.pass(14_000);
    expect(await actedAt(server, table.tableId)).toHaveLength(1);
    await time.pass(1000);
    const acted = await actedAt(server, table.tableId);
    expect(acted.slice(1)).toMatchObject([{ by: 'clock' }, { by: 'clock' }]);
    expect(new Set(acted.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  });

  it('stays open for its whole time, whoever acts in it first', async () => {
    const time = new ManualTime();
    const server = await testServer({ time, settings: PATIENT });
    const table = await gathering(server, { game: 'check', people: 3 });
    await time.pass(10_000);
    table.players[0].move();
    await table.players[0].heard('TurnProgress');
    await time.pass(5000);
    expect((await actedAt(server, table.tableId)).filter(({ by }) => by === 'clock')).toHaveLength(2);
  });
});

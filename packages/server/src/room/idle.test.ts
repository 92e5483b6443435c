import { expect, it } from 'vitest';
import { post, tableWithBots } from '../testing/api.ts';
import { heapInUse } from '../testing/heap.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

it('a table with nobody connected leaves the memory, and is opened again when somebody joins', async () => {
  const { url, rooms } = await testServer({ settings: { idle: 20 } });
  const seat = await tableWithBots(url, 2);
  const player = await TestPlayer.join(url, seat);
  await player.until(() => player.mind.moves.length > 0);
  player.cut();
  await expect.poll(() => rooms.size).toBe(0);
  const back = await TestPlayer.join(url, seat);
  await back.heard('GameSnapshotRestore');
  expect(back.mind.moves).toEqual(player.mind.moves);
});

it('a table where a clock runs stays in memory', async () => {
  const time = new ManualTime();
  const server = await testServer({ time, settings: { idle: 20 } });
  const table = await gathering(server, { clock: { perAction: 60_000, bank: 0 } });
  const room = await server.rooms.find(table.tableId);
  for (const player of table.players) player.cut();
  await expect.poll(() => room?.isAttended).toBe(false);
  await time.pass(1_000);
  expect(server.rooms.size).toBe(1);
});

it('a table where people think takes less than 50 kB', async () => {
  const server = await testServer({ settings: { idle: 1_000_000 } });
  const tables = 200;
  const warm = await gathering(server);
  for (const player of warm.players) player.play();
  await warm.players[0].until(() => warm.players[0].messages.length > 60);
  const before = await heapInUse();
  for (let i = 0; i < tables; i++) {
    const { body: seat } = await post(`${server.url}/api/quick`, { game: 'koikoi', level: 'beginner' });
    const player = await TestPlayer.join(server.url, seat);
    player.play();
    await player.until(() => player.messages.length > 20);
    player.rest();
    player.cut();
    player.messages.length = 0;
    player.texts.length = 0;
  }
  expect(server.rooms.size).toBe(tables + 1);
  // The rows of the store in memory and the clients of the test count here too.
  expect(((await heapInUse()) - before) / tables).toBeLessThan(50_000);
});

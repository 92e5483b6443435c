import { expect, it } from 'vitest';
import { tableOfPeople, tableWithBots } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

it('two tabs of one seat get the same events, and either may move', async () => {
  const { url } = await testServer();
  const seat = await tableWithBots(url, 2, { rules: { total_rounds: 1 } });
  const first = await TestPlayer.join(url, seat);
  await first.until(() => first.mind.moves.length > 0);
  const second = await TestPlayer.join(url, seat);
  await second.heard('GameSnapshotRestore');
  const seen = first.messages.length;
  second.move();
  await first.heard(() => true, seen);
  first.play();
  await Promise.all([first.heard('GameFinished'), second.heard('GameFinished')]);
  expect(second.texts.slice(1)).toEqual(first.texts.slice(seen));
});

it('a seat stays at the table while one of its tabs is open', async () => {
  const time = new ManualTime();
  const { url, services } = await testServer({ time, settings: { grace: 50 } });
  const [seat, other] = await tableOfPeople(url, 2);
  const tabs = [await TestPlayer.join(url, seat), await TestPlayer.join(url, seat)];
  const opponent = await TestPlayer.join(url, other);
  await opponent.heard('RoundDealt');
  const sockets = async () => (await services.metrics.sockets.get()).values[0]?.value;
  expect(await sockets()).toBe(3);
  tabs[0].cut();
  await expect.poll(sockets).toBe(2);
  await time.pass(10_000);
  const log = await services.store.log(seat.table_id);
  expect(log.map(({ entry }) => entry.type)).not.toContain('takenOver');
});

import { expect, it } from 'vitest';
import { tableOfPeople, tableWithBots } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

it('two tabs of one seat are told the same, and either may move', async () => {
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
  const { url } = await testServer({ settings: { grace: 50 } });
  const [seat, other] = await tableOfPeople(url, 2);
  const tabs = [await TestPlayer.join(url, seat), await TestPlayer.join(url, seat)];
  const opponent = await TestPlayer.join(url, other);
  await opponent.heard('RoundDealt');
  tabs[0].cut();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(opponent.messages.map(({ event }) => event)).not.toContain('PlayerAway');
});

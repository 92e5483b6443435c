import { LEVELS } from '@madang/players';
import { expect, it } from 'vitest';
import { post } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import type { Bots } from './bots.ts';

it('bots of every level play a match', async () => {
  const server = await testServer();
  for (const level of LEVELS) {
    const seats = [{ kind: 'human' }, { kind: 'bot', level }];
    const { body: seat } = await post(`${server.url}/api/tables`, {
      game: 'koikoi',
      rules: { total_rounds: 1 },
      seats,
    });
    const player = await TestPlayer.join(server.url, seat);
    player.play();
    await player.heard('GameFinished');
  }
});

it('without a level the bots are easy', async () => {
  const server = await testServer();
  const { body: seat } = await post(`${server.url}/api/quick`, { game: 'koikoi' });
  const log = await server.services.store.log(seat.table_id);
  expect(log.map(({ entry }) => (entry.type === 'sat' ? entry.level : null))).toContain('easy');
});

it('where people may act at the same time, bots below strong react as slowly as people', async () => {
  const time = new ManualTime();
  const asked = new Map<string, number>();
  const bots: Bots = {
    choose: ({ level }) => {
      asked.set(level, time.now());
      return new Promise(() => {});
    },
    close: async () => {},
  };
  const settings = { botPause: [300, 800], botReaction: [1200, 4200] } as const;
  const server = await testServer({ time, bots, settings });
  const seats = [{ kind: 'human' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'strong' }];
  const { body: seat } = await post(`${server.url}/api/tables`, { game: 'check', seats });
  const player = await TestPlayer.join(server.url, seat, {}, 'check');
  await player.heard('RoundDealt');
  const dealt = time.now();
  await time.pass(5000);
  expect((asked.get('strong') ?? 0) - dealt).toBeLessThanOrEqual(800);
  expect((asked.get('easy') ?? 0) - dealt).toBeGreaterThanOrEqual(1200);
});

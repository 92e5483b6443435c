import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Json } from '@madang/engine';
import { expect, it } from 'vitest';
import { tableWithBots } from '../testing/api.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import type { Bots, BotTurn } from './bots.ts';
import { BotPool } from './pool.ts';

it('twenty tables of thinking bots do not hold up the event loop', async () => {
  const server = await testServer();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const players: TestPlayer[] = [];
  for (let i = 0; i < 20; i++) {
    const seat = await tableWithBots(server.url, 4, { game: 'check', rules: { maxTurns: 12 } });
    players.push(await TestPlayer.join(server.url, seat, {}, 'check'));
  }
  delay.enable();
  for (const player of players) player.play();
  await Promise.all(players.map((player) => player.heard('GameFinished')));
  delay.disable();
  expect(delay.percentile(50) / 1e6).toBeLessThan(50);
});

it('a bot that never answers delays nobody at another table', async () => {
  const stuck: Bots = { choose: () => new Promise(() => {}), close: async () => {} };
  const server = await testServer({ bots: stuck });
  const waiting = await TestPlayer.join(server.url, await tableWithBots(server.url, 2));
  await waiting.heard('RoundDealt');
  const table = await gathering(server, { rules: { total_rounds: 1 } });
  for (const player of table.players) player.play();
  await table.players[0].heard('GameFinished');
});

it('a bot that fails plays the fallback action, and the match goes on', async () => {
  const broken: Bots = { choose: () => Promise.reject(new Error('out of ideas')), close: async () => {} };
  const server = await testServer({ bots: broken, logLevel: 'silent' });
  const seat = await tableWithBots(server.url, 2, { rules: { total_rounds: 1 } });
  const player = await TestPlayer.join(server.url, seat);
  player.play();
  await player.heard('GameFinished');
});

it('a thread that has not followed a table asks for its log, and follows it from there', async () => {
  const asked: boolean[] = [];
  const pool = new BotPool(1);
  const bots: Bots = {
    async choose(turn: BotTurn): Promise<Json | 'behind'> {
      const choice = await pool.choose(turn);
      asked.push(choice === 'behind');
      return choice;
    },
    close: () => pool.close(),
  };
  const server = await testServer({ bots });
  const seat = await tableWithBots(server.url, 2, { rules: { total_rounds: 4 } });
  const player = await TestPlayer.join(server.url, seat);
  player.play();
  await player.heard('GameFinished');
  // At most once, in the beginning: after that the new entries are enough.
  expect(asked.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(asked.length).toBeGreaterThan(8);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChildServer } from '../../server/src/testing/child-server.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { Player } from './play.ts';
import { openBrowser } from './site.ts';

const visitors = openBrowser();
const data = mkdtempSync(join(tmpdir(), 'madang-restart-'));
let server: ChildServer;

beforeAll(async () => {
  server = await ChildServer.start('--data', data);
});
afterAll(async () => {
  await server?.kill();
  rmSync(data, { recursive: true });
});

it('when the server is killed, the page says so, and continues when it is back', ANY_DEAL, async () => {
  const pages = await Promise.all([visitors.visitor(), visitors.visitor()]);
  const [page, friend] = pages;
  await friend.goto(await openTable(page, server.url, 'koikoi', [PERSON, PERSON]));
  const players = pages.map((each) => new Player(each));
  const hands = await Promise.all(players.map((player) => player.dealt()));

  await server.kill();
  const lost = pages.map((each) => each.getByRole('alert').filter({ hasText: 'Connection lost' }));
  await Promise.all(lost.map((strip) => strip.waitFor()));
  expect(await Promise.all(players.map((player) => player.cards()))).toEqual(hands);
  // This action is sent only after the reconnect.
  for (const player of players) if (await player.hand.first().isVisible()) await player.playCard(player.hand.first());

  await server.start();
  await Promise.all(lost.map((strip) => strip.waitFor({ state: 'hidden' })));
  await expect.poll(async () => (await Promise.all(players.map((player) => player.cards()))).flat()).toHaveLength(15);
  await Promise.all(players.map((player) => player.playMatch()));
});

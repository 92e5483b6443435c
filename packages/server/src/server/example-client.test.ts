import { expect, it } from 'vitest';
import { playKoikoi } from '../../../../examples/koikoi-client.ts';
import { testServer } from '../testing/server.ts';

it('a client written from docs/protocol.md alone plays a match of twelve rounds', async () => {
  const { url } = await testServer();
  const { rounds, scores } = await playKoikoi(url);
  expect(rounds).toBe(12);
  expect(scores).toHaveLength(2);
});

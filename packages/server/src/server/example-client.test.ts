import { expect, it } from 'vitest';
import { playKoikoi } from '../../../../examples/koikoi-client.ts';
import { testServer } from '../testing/server.ts';

it('the example of a client plays a match of twelve rounds in Koi-Koi’s own dialect', async () => {
  const { url } = await testServer();
  const { rounds, scores } = await playKoikoi(url);
  expect(rounds).toBe(12);
  expect(scores).toHaveLength(2);
});

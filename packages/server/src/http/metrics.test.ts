import { expect, it } from 'vitest';
import { testServer } from '../testing/server.ts';

it('figures are not beside the tables', async () => {
  const { url, metricsUrl } = await testServer();
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect(metricsUrl).toBeNull();
});

it('figures are at a port of their own, on this machine alone', async () => {
  const { url, metricsUrl } = await testServer({ metrics: { port: 0 } });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toContain('madang_actions_total');
  expect((await fetch(`${metricsUrl}/api/games`)).status).toBe(404);
});

it('figures are for who has the token', async () => {
  const { url } = await testServer({ settings: { metricsToken: 'secret' } });
  const ask = (authorization: string) => fetch(`${url}/metrics`, { headers: { authorization } });
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  expect((await ask('Bearer guess')).status).toBe(401);
  expect(await (await ask('Bearer secret')).text()).toContain('madang_actions_total');
});

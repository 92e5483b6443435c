import { expect, it } from 'vitest';
import { testServer } from '../testing/server.ts';

it('metrics are not on the public port without a token', async () => {
  const { url, metricsUrl } = await testServer();
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect(metricsUrl).toBeNull();
});

it('metrics are on a port of their own, on the loopback interface', async () => {
  const { url, metricsUrl } = await testServer({ metrics: { port: 0 } });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect(metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${metricsUrl}/metrics`)).text()).toContain('madang_actions_total');
  expect((await fetch(`${metricsUrl}/api/games`)).status).toBe(404);
});

it('metrics are on the public port with the token', async () => {
  const { url } = await testServer({ settings: { metricsToken: 'secret' } });
  const ask = (authorization: string) => fetch(`${url}/metrics`, { headers: { authorization } });
  expect((await fetch(`${url}/metrics`)).status).toBe(401);
  expect((await ask('Bearer guess')).status).toBe(401);
  expect(await (await ask('Bearer secret')).text()).toContain('madang_actions_total');
});

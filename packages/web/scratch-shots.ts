import { fileURLToPath } from 'node:url';
import { startServer } from '@madang/server';
import { startBrowser } from './e2e/browser.ts';
const DIST = fileURLToPath(new URL('./dist', import.meta.url));
const server = await startServer({ data: '/tmp/people-lv/shots-data', logLevel: 'silent', settings: { page: DIST, botPause: [0, 1] } });
const url = server.url.replace('127.0.0.1', 'localhost');
const browser = await startBrowser([]);
const open = async (width: number, height: number, settings: object, colorScheme: 'light' | 'dark') => {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en', serviceWorkers: 'block', reducedMotion: 'reduce', colorScheme });
  await context.addInitScript((text) => { localStorage.getItem('madang.settings') ?? localStorage.setItem('madang.settings', text); }, JSON.stringify({ speed: 0, sound: false, ...settings }));
  return context.newPage();
};
const shot = (page: any, name: string) => page.screenshot({ path: `/tmp/people-lv/${name}.png` });
try {
  const mina = await open(1440, 900, { name: 'Mina' }, 'light');
  await mina.goto(`${url}/me`); await mina.locator('.me-page .panel').first().waitFor();
  const id = await mina.evaluate(async () => {
    const key = JSON.parse(localStorage.getItem('madang.key') ?? '""');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    const person = { kind: 'human' };
    const seated = await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ game: 'koikoi', seats: [person, person] }) })).json();
    localStorage.setItem('madang.seats', JSON.stringify([seated]));
    return seated.table_id;
  });
  await mina.goto(`${url}/tables/${id}`);
  const ola = await open(375, 812, { name: 'Ola', language: 'pl' }, 'dark');
  await ola.goto(`${url}/tables/${id}`);
  await ola.locator('.mat .card').first().waitFor();
  await mina.locator('.mat .card').first().waitFor();
  await mina.getByRole('button', { name: 'Say something' }).click(); await shot(mina, 'popover');
  await mina.getByRole('button', { name: 'Block or report' }).click(); await mina.locator('.conduct li').waitFor(); await shot(mina, 'conduct-1440');
  await mina.getByRole('button', { name: 'Block', exact: true }).click(); await mina.getByRole('button', { name: 'Unblock' }).waitFor();
  await ola.locator('.hint-button, button[popovertarget=reactions]').first().click(); await shot(ola, 'popover-375');
  await ola.locator('.reactions .quiet').last().click(); await ola.locator('.conduct li').waitFor(); await shot(ola, 'conduct-375');
  await mina.goto(`${url}/me`); await mina.locator('.panel', { hasText: 'Blocked players' }).waitFor(); await mina.screenshot({ path: '/tmp/people-lv/me-1440.png', fullPage: true });
  await ola.goto(`${url}/me`); await ola.locator('.me-page .panel').nth(2).waitFor(); await ola.screenshot({ path: '/tmp/people-lv/me-375.png', fullPage: true });
  await mina.goto(`${url}/ratings`); await mina.locator('.panel li').first().waitFor(); await mina.screenshot({ path: '/tmp/people-lv/ratings-1440.png', fullPage: true });
  await ola.goto(`${url}/`); await ola.locator('.levels').first().waitFor(); await shot(ola, 'door-375');
  await mina.goto(`${url}/`); await mina.locator('.levels').first().waitFor(); await shot(mina, 'door-1440');
} finally { await browser.close(); await server.close(); }

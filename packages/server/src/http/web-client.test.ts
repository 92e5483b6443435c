import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testServer } from '../testing/server.ts';

const page = mkdtempSync(join(tmpdir(), 'madang-page-'));
mkdirSync(join(page, 'assets'));
writeFileSync(join(page, 'index.html'), '<title>Madang</title>');
afterAll(() => rmSync(page, { recursive: true }));

describe('the web client, served from its folder', () => {
  it('is found anew when it is built while the server runs', async () => {
    const { url } = await testServer({ settings: { page } });
    writeFileSync(join(page, 'assets', 'later.js'), 'export {};');
    const asset = await fetch(`${url}/assets/later.js`);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
  });

  it('may be named from the folder where the server starts', async () => {
    const { url } = await testServer({ settings: { page: relative('.', page) } });
    expect(await (await fetch(url)).text()).toContain('Madang');
  });

  it('is sent compressed to browsers that accept it', async () => {
    writeFileSync(join(page, 'assets', 'large.js'), 'export const plain = 1;');
    writeFileSync(join(page, 'assets', 'large.js.gz'), gzipSync('export const packed = 1;'));
    const { url } = await testServer({ settings: { page } });
    const packed = await fetch(`${url}/assets/large.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(await packed.text()).toBe('export const packed = 1;');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    const plain = await fetch(`${url}/assets/large.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('export const plain = 1;');
  });

  it('has its page wherever it has an address of its own, and nothing elsewhere', async () => {
    const { url } = await testServer({ settings: { page } });
    for (const path of [
      '/play/koikoi',
      '/rules',
      '/records',
      '/statistics',
      '/cards',
      '/cards/koikoi',
      '/positions/koikoi',
    ]) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Madang');
    }
    for (const path of ['/assets/gone.js', '/api/nothing', '/%2e%2e/package.json']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    }
  });

  it('has a page of its own for the table of a game, where the build made one', async () => {
    writeFileSync(join(page, 'play-koikoi.html'), '<title>Koi-Koi</title>');
    const { url } = await testServer({ settings: { page } });
    const titleOf = async (path: string) => (await fetch(url + path)).text();
    expect(await titleOf('/play/koikoi')).toContain('Koi-Koi');
    expect(await titleOf('/learn/koikoi?x=1')).toContain('Koi-Koi');
    for (const path of ['/play/poker', '/play/..%2Fplay-koikoi', '/rules/koikoi'])
      expect(await titleOf(path)).toContain('<title>Madang</title>');
  });

  it('has its own page for an unknown address, with status 404; programs get JSON', async () => {
    const { url } = await testServer({ settings: { page } });
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    for (const path of ['/nothing', '/no/such/place', '/tables/a/b?c=d']) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toContain('<title>Madang</title>');
    }
    for (const path of ['/api/nothing', '/assets/gone.js']) {
      const answer = await fetch(url + path, { headers });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
    }
    expect((await fetch(`${url}/nothing`, { headers, method: 'POST' })).headers.get('content-type')).toContain('json');
  });
});

it('without the web client an unknown address is answered with a page too', async () => {
  const { url } = await testServer();
  const answer = await fetch(`${url}/nothing`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('There is nothing at this address.');
});

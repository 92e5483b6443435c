import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { post } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';

const page = mkdtempSync(join(tmpdir(), 'madang-invitation-'));
writeFileSync(join(page, 'index.html'), '<head><title>Madang</title></head><body></body>');
const names = { en: 'Koi-Koi', pl: 'Koi-Koi', 'zh-Hans': '来来' };
const pitches = { en: 'Match the months.', pl: 'Łącz miesiące.', 'zh-Hans': '凑月份。' };
writeFileSync(
  join(page, 'invitations.json'),
  JSON.stringify({
    games: { koikoi: { image: '/invite/koikoi.jpg', names, pitches } },
    words: {
      en: { invites: '{name} invites you to {game}', plays: '{game}: {name}' },
      pl: { invites: '{name} zaprasza: {game}', plays: '{game}: {name}' },
      'zh-Hans': { invites: '{name}邀请你玩{game}', plays: '{game}：{name}' },
    },
  }),
);
afterAll(() => rmSync(page, { recursive: true }));

async function table(name: string) {
  const server = await testServer({ settings: { page } });
  const seats = [{ kind: 'human', name }, { kind: 'human' }];
  const { body } = await post(`${server.url}/api/tables`, { game: 'koikoi', seats });
  const preview = async (accept = '') =>
    (await fetch(`${server.url}/tables/${body.table_id}`, { headers: { 'accept-language': accept } })).text();
  return { server, seat: body, preview };
}

describe('the preview of an invitation', () => {
  it('names the game and who invites, with a picture of the game', async () => {
    const { server, seat, preview } = await table('Mina');
    const html = await preview();
    expect(html).toContain('<meta property="og:title" content="Mina invites you to Koi-Koi" />');
    expect(html).toContain('<meta property="og:description" content="Match the months." />');
    expect(html).toContain(`content="${server.url}/invite/koikoi.jpg"`);
    expect(html).toContain(`content="${server.url}/tables/${seat.table_id}"`);
  });

  it('is in the language that is asked for', async () => {
    const { preview } = await table('Mina');
    expect(await preview('pl-PL,en;q=0.5')).toContain('Mina zaprasza: Koi-Koi');
    expect(await preview('zh-CN')).toContain('Mina邀请你玩来来');
    expect(await preview('fi, *')).toContain('Mina invites you');
  });

  it('escapes names', async () => {
    const { preview } = await table('"><script>{game}');
    const html = await preview();
    expect(html).not.toContain('<script>');
    expect(html).toContain('content="&#34;&#62;&#60;script&#62;{game} invites you to Koi-Koi"');
  });

  it('has no secrets: no seed, no token, no player', async () => {
    const { server, seat, preview } = await table('Mina');
    const card = await server.services.store.card(seat.table_id);
    const html = await preview();
    for (const secret of [card?.seed ?? '', seat.session_token, seat.player_id]) expect(html).not.toContain(secret);
  });

  it('is the plain page for a table that does not exist', async () => {
    const { server } = await table('Mina');
    const answer = await fetch(`${server.url}/tables/nobody`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<head><title>Madang</title></head><body></body>');
  });
});

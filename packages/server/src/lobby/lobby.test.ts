import { findGame, GAMES, readKibo, verify, verifyReveal } from '@madang/engine';
import { levelGapsOf, levelsOf } from '@madang/players';
import type { KiboDocument, TableCreated } from '@madang/protocol';
import { GameList, HttpError, TableDetail, TableList } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { get, post, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

describe('the lobby', () => {
  it('lists the games with their seats, rulesets and levels', async () => {
    const { url } = await testServer();
    const { games } = GameList.parse((await get(`${url}/api/games`)).body);
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const [i, game] of GAMES.entries()) {
      expect(games[i]).toMatchObject({ levels: levelsOf(game), seats: game.seats, rulesets: game.rulesets });
      expect(games[i].level_gaps).toMatchObject(levelGapsOf(game));
      expect(game.configure(games[i].default_ruleset)).toBe(game.configure());
    }
  });

  it('says of every option what a form has to ask for', async () => {
    const { url } = await testServer();
    const { games } = GameList.parse((await get(`${url}/api/games`)).body);
    const option = (game: string, wanted: string) =>
      games.find(({ id }) => id === game)?.options.find(({ name }) => name === wanted);
    expect(option('koikoi', 'total_rounds')).toEqual({
      name: 'total_rounds',
      kind: 'integer',
      min: 1,
      max: 99,
      default: 12,
    });
    expect(option('check', 'misfirePenalty')).toEqual({ name: 'misfirePenalty', kind: 'flag', default: false });
    expect(option('tysiac', 'barrel')).toEqual({
      name: 'barrel',
      kind: 'choice',
      choices: [0, 800, 880],
      default: 0,
    });
    for (const part of ['gwang', 'pi', 'mongBak'])
      expect(option('gostop', `bakMultipliers.${part}`)).toMatchObject({ kind: 'integer', min: 1, max: 9, default: 2 });
    for (const { id, options, rulesets, default_ruleset } of games) {
      const usual = Object.fromEntries(options.map(({ name, default: value }) => [name, value]));
      expect(findGame(id)?.configure(usual)).toEqual(rulesets[default_ruleset]);
      for (const { name, ...field } of options) {
        const bounds = field.kind === 'integer' ? [field.min, field.max] : field.kind === 'choice' ? field.choices : [];
        for (const value of bounds) expect(() => findGame(id)?.configure({ [name]: value })).not.toThrow();
        if (field.kind === 'integer')
          for (const value of [field.min - 1, field.max + 1])
            expect(() => findGame(id)?.configure({ [name]: value })).toThrow(name);
      }
    }
  });

  it('lists public tables that wait for somebody, and neither private nor full ones', async () => {
    const { url } = await testServer();
    const human = { kind: 'human' };
    const open = await post(`${url}/api/tables`, { game: 'check', seats: [human, human, human], public: true });
    await post(`${url}/api/tables`, { game: 'check', seats: [human, human, human] });
    const listed = async () => TableList.parse((await get(`${url}/api/tables?game=check`)).body).tables;
    expect(await listed()).toMatchObject([
      { table_id: open.body.table_id, free_seats: 2, seats: ['Player 1', null, null] },
    ]);
    const join = `${url}/api/tables/${open.body.table_id}/join`;
    const seats = [open.body, (await post(join, { name: 'Bo' })).body, (await post(join)).body];
    expect((await listed())[0]).toMatchObject({ free_seats: 0, seats: ['Player 1', 'Bo', 'Player 3'] });
    await Promise.all(
      seats.map((seat) => TestPlayer.join(url, seat, {}, 'check').then((one) => one.heard('RoundDealt'))),
    );
    expect(await listed()).toEqual([]);
    expect((await get(`${url}/api/tables?status=playing`)).body.tables).toHaveLength(1);
  });

  it('lists tables in pages', async () => {
    const { url } = await testServer();
    const human = { kind: 'human' };
    for (let i = 0; i < 5; i++)
      await post(`${url}/api/tables`, { game: 'koikoi', seats: [human, human], public: true });
    const page = async (cursor: string) => TableList.parse((await get(`${url}/api/tables?limit=2${cursor}`)).body);
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null; pages++) {
      expect(pages).toBeLessThan(3);
      const { tables, next_cursor }: TableList = await page(cursor === '' ? '' : `&cursor=${cursor}`);
      seen.push(...tables.map(({ table_id }) => table_id));
      cursor = next_cursor;
    }
    expect(new Set(seen).size).toBe(5);
    expect((await get(`${url}/api/tables?cursor=nonsense`)).status).toBe(400);
  });

  it('shows a table to everybody who has its link', async () => {
    const { url } = await testServer();
    const [ann] = await tableOfPeople(url, 2);
    const detail = TableDetail.parse((await get(`${url}/api/tables/${ann.table_id}`)).body);
    expect(detail).toMatchObject({ status: 'open', game: 'koikoi', public: false, rematch: null });
    expect(detail.seats[0]?.player_id).toBe(ann.player_id);
    expect((await get(`${url}/api/tables/nowhere`)).status).toBe(404);
  });

  it('gives a seat against bots at once', async () => {
    const { url } = await testServer();
    for (const game of GAMES) {
      const { status, body } = await post(`${url}/api/quick`, { game: game.id });
      expect(status).toBe(201);
      const player = await TestPlayer.join(url, body, {}, game.id);
      await player.heard('RoundDealt');
      player.close();
    }
  });

  it('brings two people together who want to play at once', async () => {
    const { url } = await testServer();
    const ann = (await post(`${url}/api/quick`, { game: 'koikoi', human: true, name: 'Ann' })).body;
    const first = await TestPlayer.join(url, ann);
    const bo = (await post(`${url}/api/quick`, { game: 'koikoi', human: true, name: 'Bo' })).body;
    expect(bo.table_id).toBe(ann.table_id);
    const second = await TestPlayer.join(url, bo);
    await Promise.all([first.heard('RoundDealt'), second.heard('RoundDealt')]);
    const third = (await post(`${url}/api/quick`, { game: 'koikoi', human: true })).body;
    expect(third.table_id).not.toBe(ann.table_id);
  });

  it('brings together only who wants the same rules and clock', async () => {
    const { url } = await testServer();
    const quick = async (terms: object) =>
      (await post(`${url}/api/quick`, { game: 'tysiac', human: true, ...terms })).body;
    const blitz = { per_action: 5_000, bank: 0 };
    const ann = await quick({ ruleset: 'polish', clock: blitz });
    const waiting = await TestPlayer.join(url, ann, {}, 'tysiac');
    await waiting.heard('TableWaiting');
    expect((await quick({})).table_id).not.toBe(ann.table_id);
    expect((await quick({ ruleset: 'polish' })).table_id).not.toBe(ann.table_id);
    expect((await quick({ rules: { ruleset: 'polish' }, clock: blitz })).table_id).toBe(ann.table_id);
    const detail = TableDetail.parse((await get(`${url}/api/tables/${ann.table_id}`)).body);
    expect(detail).toMatchObject({ ruleset: 'polish', clock: blitz });
    const { status } = await post(`${url}/api/quick`, { game: 'tysiac', human: true, ruleset: 'nowhere' });
    expect(status).toBe(400);
  });

  it('brings them together also when the second asks before the first is connected', async () => {
    const { url } = await testServer();
    const ann = (await post(`${url}/api/quick`, { game: 'koikoi', human: true, name: 'Ann' })).body;
    const asked = post(`${url}/api/quick`, { game: 'koikoi', human: true, name: 'Bo' });
    const first = await TestPlayer.join(url, ann);
    const bo = (await asked).body;
    expect(bo.table_id).toBe(ann.table_id);
    await TestPlayer.join(url, bo);
    await first.heard('RoundDealt');
  });

  it('frees the seat of a stranger who does not connect, for the next one', async () => {
    const time = new ManualTime();
    const { url } = await testServer({ time, settings: { arrival: 1000 } });
    const ann = (await post(`${url}/api/quick`, { game: 'koikoi', human: true })).body;
    const first = await TestPlayer.join(url, ann);
    await first.heard('TableWaiting');
    const ghost = (await post(`${url}/api/quick`, { game: 'koikoi', human: true })).body;
    expect(ghost.table_id).toBe(ann.table_id);
    const heard = first.messages.length;
    await time.pass(1001);
    await first.heard((message) => message.event === 'TableWaiting' && message.seats.includes(null), heard);
    const bo = (await post(`${url}/api/quick`, { game: 'koikoi', human: true })).body;
    expect(bo.table_id).toBe(ann.table_id);
    await TestPlayer.join(url, bo);
    await first.heard('RoundDealt');
  });

  it('sends the link for a friend to a player who waits', async () => {
    const { url } = await testServer();
    const human = { kind: 'human' };
    const opened = await post<TableCreated>(`${url}/api/tables`, {
      game: 'check',
      seats: [human, human],
    });
    const player = await TestPlayer.join(url, opened.body, {}, 'check');
    expect(opened.body.invite_url).toBe(`${url}/tables/${opened.body.table_id}`);
    expect((await player.heard('TableWaiting')).invite).toBe(opened.body.invite_url);
  });

  it('lets bots take the seats that stay free', async () => {
    const { url } = await testServer();
    const human = { kind: 'human' };
    const { body: seat } = await post(`${url}/api/tables`, { game: 'check', seats: [human, human, human] });
    const player = await TestPlayer.join(url, seat, {}, 'check');
    await player.heard('TableWaiting');
    const filled = await post<TableDetail>(
      `${url}/api/tables/${seat.table_id}/bots`,
      { level: 'beginner' },
      seat.session_token,
    );
    expect(filled.body.seats.map((one) => one?.kind)).toEqual(['human', 'bot', 'bot']);
    await player.heard('RoundDealt');
  });

  it('lets a program take a seat like a person', async () => {
    const { url } = await testServer();
    const { body: seat } = await post(`${url}/api/tables`, {
      game: 'koikoi',
      rules: { total_rounds: 1 },
      seats: [{ kind: 'external', name: 'robot' }, { kind: 'human' }],
    });
    const { body: other } = await post(`${url}/api/tables/${seat.table_id}/join`, {
      kind: 'external',
      name: 'machine',
    });
    const players = [await TestPlayer.join(url, seat), await TestPlayer.join(url, other)];
    for (const player of players) player.play();
    await players[0].heard('GameFinished');
    const { body } = await get<KiboDocument>(`${url}/api/tables/${seat.table_id}/kibo`);
    expect(body.seats).toEqual([
      { name: 'robot', kind: 'external' },
      { name: 'machine', kind: 'external' },
    ]);
  });
});

describe('a spectator', () => {
  it('sees what is open to everybody, at any time, and cannot act', async () => {
    const { url } = await testServer();
    const seat = await tableWithBots(url, 2, { rules: { total_rounds: 2 } });
    const early = await TestPlayer.watch(url, seat.table_id);
    await early.heard('TableWaiting');
    const player = await TestPlayer.join(url, seat);
    player.play();
    await player.until(() => player.messages.length > 6);
    const late = await TestPlayer.watch(url, seat.table_id);
    expect(await late.heard('GameSnapshotRestore')).toMatchObject({ my_player_id: null });
    expect(late.texts.join()).not.toContain('my_hand');
    late.say({ command: 'TurnPlayHandCard', card: '0111', target: null });
    expect((await late.heard('TurnError')).error_code).toBe('WRONG_PLAYER');
    await Promise.all([early.heard('GameFinished'), late.heard('GameFinished')]);
    const numbers = early.messages.slice(1).map(({ event_id }) => event_id);
    expect(numbers).toEqual(numbers.map((_, i) => `evt_${String(i + 1).padStart(3, '0')}`));
  });
});

describe('fairness and the record', () => {
  it('commits before the first card, adds the client seeds, and reveals at the end', async () => {
    const { url } = await testServer();
    const { body: ann } = await post<TableCreated>(`${url}/api/tables`, {
      game: 'koikoi',
      seats: [{ kind: 'human' }, { kind: 'human' }],
    });
    const { body: bo } = await post(`${url}/api/tables/${ann.table_id}/join`);
    const first = await TestPlayer.join(url, ann, { client_seed: 'lucky' });
    expect(await first.heard('TableWaiting')).toMatchObject({ commitment: ann.commitment });
    await TestPlayer.join(url, bo, { client_seed: '행운' });
    await first.heard('RoundDealt');
    first.say({ command: 'GameResign' });
    await first.heard('GameFinished');
    const { body } = await get(`${url}/api/tables/${ann.table_id}/kibo`);
    const kibo = readKibo(JSON.stringify(body));
    expect(kibo.clientSeeds).toEqual(['lucky', '행운']);
    expect(verifyReveal(ann.commitment, kibo.seed)).toBe(true);
    expect(() => verify(GAMES[0], kibo)).not.toThrow();
  });

  it('shows of a running match what the asking seat has seen, and the public view to others', async () => {
    const { url } = await testServer();
    const seat = await tableWithBots(url, 2);
    expect((await get(`${url}/api/tables/${seat.table_id}/kibo`)).status).toBe(409);
    const player = await TestPlayer.join(url, seat);
    await player.until(() => player.mind.moves.length > 0);
    const own = await get(`${url}/api/tables/${seat.table_id}/kibo`, seat.session_token);
    const others = await get(`${url}/api/tables/${seat.table_id}/kibo`);
    expect(own.body).toMatchObject({ format: 'madang-kibo-masked-1', viewer: 0 });
    expect(others.body).toMatchObject({ format: 'madang-kibo-masked-1', viewer: 'table' });
    expect(own.body).not.toHaveProperty('seed');
    expect((await get(`${url}/api/tables/${seat.table_id}/kibo`, 'wrong')).status).toBe(401);
  });
});

describe('a bad request', () => {
  const human = { kind: 'human' };
  it.each([
    ['game', { game: 'poker', seats: [human] }],
    ['game', { seats: [human] }],
    ['seats', { game: 'koikoi', seats: [human] }],
    ['seats', { game: 'koikoi', seats: [human, human, human] }],
    [
      'seats',
      {
        game: 'koikoi',
        seats: [
          { kind: 'bot', level: 'easy' },
          { kind: 'bot', level: 'easy' },
        ],
      },
    ],
    ['seats.1.level', { game: 'koikoi', seats: [human, { kind: 'bot', level: 'genius' }] }],
    ['total_rounds', { game: 'koikoi', seats: [human, human], rules: { total_rounds: 1000 } }],
    ['hinode', { game: 'koikoi', seats: [human, human], rules: { hinode: 3 } }],
    ['clock.per_action', { game: 'koikoi', seats: [human, human], clock: { per_action: 1, bank: 0 } }],
    ['seats.0.name', { game: 'koikoi', seats: [{ kind: 'human', name: 'a\u0000b' }, human] }],
    [undefined, { game: 'koikoi', seats: [human, human], colour: 'red' }],
  ])('is a 400 that names %s', async (field, body) => {
    const { url } = await testServer();
    const answer = await post<unknown>(`${url}/api/tables`, body);
    expect(answer.status).toBe(400);
    expect(HttpError.parse(answer.body).error.field).toBe(field);
  });

  it('that is too large or no JSON is refused', async () => {
    const { url } = await testServer();
    const send = (body: string) =>
      fetch(`${url}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await send('{')).status).toBe(400);
    expect((await send(`"${'x'.repeat(100_000)}"`)).status).toBe(413);
    expect((await send(`{"game":"koikoi","rules":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`)).status).toBe(400);
    expect((await send('{"__proto__":{"game":"koikoi"}}')).status).toBe(400);
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  });
});

describe('the server', () => {
  it('has a health check, metrics and API descriptions, and sends security headers with everything', async () => {
    const { url, services } = await testServer();
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get(`${url}/healthz`)).body).toMatchObject({ status: 'ok' });
    const metrics = await services.metrics.registry.metrics();
    for (const name of [
      'madang_actions_total',
      'madang_append_seconds',
      'madang_rooms',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(metrics).toContain(name);
    expect((await get(`${url}/api/openapi.json`)).body).toHaveProperty('openapi');
    expect((await get(`${url}/api/asyncapi.json`)).body).toHaveProperty('asyncapi');
  });

  it('closes its sockets with the code for a restart', async () => {
    const server = await testServer();
    const seat = await tableWithBots(server.url, 2);
    const player = await TestPlayer.join(server.url, seat);
    await player.heard('RoundDealt');
    await server.close();
    expect(await player.closed).toBe(1012);
  });
});

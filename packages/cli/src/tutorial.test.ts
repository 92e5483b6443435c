import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, post, type Seated, tableOfPeople, tableWithBots } from '../../server/src/testing/api.ts';
import { TestPlayer } from '../../server/src/testing/test-player.ts';
import { type Ran, runNode } from './spawn-madang.ts';
import { makeTutorialCheckout } from './tutorial-checkout.ts';
import { serveCheckout, type TutorialServer } from './tutorial-server.ts';

const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'madang-tutorial-')));
const MAIN = join(checkout, 'packages/cli/src/main.ts');

beforeAll(() => makeTutorialCheckout(checkout), 240_000);
afterAll(() => rmSync(checkout, { recursive: true }));

const madang = (line: string, input = ''): Promise<Ran> => runNode([MAIN, ...line.split(' ')], input, checkout);

const worked = (ran: Ran): void => expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: '' });

/** Plays on a whole terminal, with Enter for every question, and prints what was drawn. */
const ON_TERMINAL = `
import { findGame } from '@madang/engine';
import { screenOf } from './packages/cli/src/games.ts';
import { playOn } from './packages/cli/src/play/fake-table.ts';
import { FakeTerminal } from './packages/cli/src/play/fake-terminal.ts';
import { TerminalInterface } from './packages/cli/src/play/terminal-interface.ts';

const game = findGame('highcard');
const terminal = new FakeTerminal([]);
const { kibo } = await playOn(new TerminalInterface(terminal, screenOf(game), 'en'), { game, seed: 'high' });
console.log(JSON.stringify({ result: kibo.result, pages: terminal.pages }));
`;

describe('a game that was added as the page says, in the terminal', () => {
  it('is played on the whole terminal, with every place and the numbered choices', async () => {
    writeFileSync(join(checkout, 'on-terminal.ts'), ON_TERMINAL);
    const ran = await runNode([join(checkout, 'on-terminal.ts')], '', checkout);
    worked(ran);
    const { result, pages }: { result: unknown; pages: readonly string[] } = JSON.parse(ran.stdout);
    expect(result).not.toBeNull();
    const [first = '', second = ''] = pages;
    for (const place of [/^ stock: \? × 2$/m, /^ Bot, hand: \? × 3$/m, /^ You, hand: [a-h] [a-h] [a-h]$/m])
      expect(first).toMatch(place);
    expect(first).toMatch(/▸ 1 Play [a-h]\n +2 Play [a-h]\n +3 Play [a-h]\n/);
    expect(second).toMatch(/^ played: [a-h]$/m);
  });

  it('is played in line mode on the plain screen, recorded, verified and replayed', async () => {
    const played = await madang('play highcard --seed high --save match.json', '1\n'.repeat(9));
    worked(played);
    expect(played.stdout).toMatch(/^\w+, hand: \? × 3$/m);
    const verified = await madang('verify match.json');
    worked(verified);
    expect(verified.stdout).toContain('actions     18 were legal');
    worked(await madang('replay match.json'));
  });

  it('is simulated, evaluated, trained and put through the pipeline', async () => {
    worked(await madang('simulate highcard --games 40 --workers 1 --out runs/one.jsonl'));
    worked(await madang('evaluate highcard --players random,random --pairs 4 --workers 1'));
    worked(await madang('train policy highcard --input runs/one.jsonl --output p.json --hidden 32'));
    worked(await madang('pipeline highcard --tag v1 --games 20 --evaluation-games 4 --hidden 32 --workers 1'));
  });
});

describe('a game that was added as the page says, on the server', () => {
  let server: TutorialServer;
  let url: string;

  beforeAll(async () => {
    server = await serveCheckout(checkout);
    url = server.url;
  }, 240_000);
  afterAll(() => server?.stop());

  it('is listed with its options and levels', async () => {
    const { body } = await get<{ games: readonly { id: string }[] }>(`${url}/api/games`);
    expect(body.games.find(({ id }) => id === 'highcard')).toMatchObject({
      rulesets: { plain: { total_rounds: 3 } },
      options: [{ name: 'total_rounds', kind: 'integer', min: 1, max: 99, default: 3 }],
      levels: ['beginner', 'medium'],
    });
  });

  it('is created over HTTP, played over the socket by two clients, and recorded', async () => {
    const seats = await tableOfPeople(url, 2, { game: 'highcard', rules: { total_rounds: 2 } });
    const table = `${url}/api/tables/${seats[0].table_id}`;
    expect(await get(table)).toMatchObject({ status: 200, body: { game: 'highcard', rules: { total_rounds: 2 } } });
    const players = await Promise.all(seats.map((seat) => joined(seat)));
    await Promise.all(players.map((player) => player.heard('RoundDealt')));
    expect(await get(`${table}/kibo`, seats[0].session_token)).toMatchObject({ status: 200 });
    for (const player of players) player.play();
    await Promise.all(players.map((player) => player.heard('GameFinished')));
    for (const player of players) expect(player.messages.filter(({ event }) => event === 'TurnError')).toEqual([]);
    expect(await get(`${table}/kibo`)).toMatchObject({
      status: 200,
      body: { format: 'madang-kibo-1', game: 'highcard' },
    });
    for (const player of players) player.close();
  });

  it('uses the plain dialect by default and on request', async () => {
    const [first, second] = await tableOfPeople(url, 2, { game: 'highcard' });
    const own = await joined(first);
    const plain = await joined(second, { dialect: 'plain' });
    for (const player of [own, plain])
      expect(await player.heard('RoundDealt')).toMatchObject({ view: { played: [] }, round: 1 });
    const mover = own.mind.moves.length > 0 ? own : plain;
    expect(mover.mind.moves).toContainEqual({ command: 'GameAct', action: { type: 'play', card: expect.any(String) } });
    mover.say({ command: 'GameAct', action: { type: 'play', card: 'z' } });
    expect(await mover.heard('TurnError')).toMatchObject({ error_code: 'MALFORMED' });
    for (const player of [own, plain]) player.close();
  });

  it('has bots, spectators and a rematch', async () => {
    const seat = await tableWithBots(url, 2, { game: 'highcard', rules: { total_rounds: 1 } });
    const spectator = await TestPlayer.watch(url, seat.table_id);
    const player = await joined(seat);
    player.play();
    await player.heard('GameFinished');
    await spectator.heard('GameFinished');
    const again = await post(`${url}/api/tables/${seat.table_id}/rematch`, {}, seat.session_token);
    expect(again.status).toBe(201);
    for (const each of [player, spectator]) each.close();
  });

  const joined = (seat: Seated, fields: object = {}): Promise<TestPlayer> =>
    TestPlayer.join(url, seat, fields, 'highcard');
});

import { statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { AdminAnswer } from '@madang/protocol';
import { AdminAnswer as Answer } from '@madang/protocol/schemas';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../store/testing/folder.ts';
import { get, post } from '../testing/api.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

async function operated() {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const adminSocket = join(folder.path, 'admin.sock');
  const server = await testServer({ adminSocket });
  const tell = (command: object) => asked(adminSocket, command);
  return { server, tell, adminSocket };
}

/** Every answer fits the schema. */
function asked(socketPath: string, command: object): Promise<AdminAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: '/' }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(Answer.parse(JSON.parse(text))));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(command));
  });
}

it('shows tables, rooms and addresses', async () => {
  const { server, tell, adminSocket } = await operated();
  expect(statSync(adminSocket).mode & 0o077).toBe(0);
  const { tableId } = await gathering(server);
  expect(await tell({ command: 'tables', status: 'playing' })).toMatchObject({ rows: [{ table: tableId }] });
  expect(await tell({ command: 'tables', status: 'open' })).toEqual({ rows: [] });
  expect(await tell({ command: 'rooms' })).toMatchObject({
    rows: [{ table: tableId, status: 'playing', connections: 2 }],
  });
  expect(await tell({ command: 'addresses' })).toEqual({
    rows: [{ address: '127.0.0.1', sockets: 2, banned_minutes: 0 }],
  });
  expect(await tell({ command: 'nonsense' })).toHaveProperty('refused');
});

it('closes a table that waits, and voids a match, whose players are told', async () => {
  const { server, tell } = await operated();
  const { tableId, players } = await gathering(server);
  expect(await tell({ command: 'close', table_id: tableId })).toHaveProperty('refused');
  expect(await tell({ command: 'void', table_id: tableId, reason: 'a test' })).toHaveProperty('done');
  expect(await players[0].heard('GameVoided')).toMatchObject({ reason: 'a test' });
  expect(await tell({ command: 'void', table_id: tableId, reason: 'again' })).toHaveProperty('refused');
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { body } = await post(`${server.url}/api/tables`, { game: 'koikoi', seats, public: true });
  expect(await tell({ command: 'close', table_id: body.table_id })).toHaveProperty('done');
  expect((await get(`${server.url}/api/tables/${body.table_id}`)).body).toMatchObject({ status: 'finished' });
  expect(await tell({ command: 'close', table_id: 'nowhere' })).toHaveProperty('refused');
});

it('bans an address, with its sockets, until it is allowed again', async () => {
  const { server, tell } = await operated();
  const { players } = await gathering(server);
  expect(await tell({ command: 'ban', address: 'nobody', minutes: 1 })).toHaveProperty('refused');
  expect(await tell({ command: 'ban', address: '127.0.0.1', minutes: 5 })).toMatchObject({
    done: expect.stringContaining('sockets closed: 2'),
  });
  expect(await players[0].closed).toBe(1008);
  expect((await get(`${server.url}/api/games`)).status).toBe(429);
  await expect(new TestPlayer(server.url).opened).rejects.toThrow('429');
  expect(await tell({ command: 'addresses' })).toMatchObject({ rows: [{ address: '127.0.0.1', banned_minutes: 5 }] });
  expect(await tell({ command: 'unban', address: '127.0.0.1' })).toHaveProperty('done');
  expect((await get(`${server.url}/api/games`)).status).toBe(200);
});

it('drains a node: the balancer is told, play goes on, and then the node is to be closed', async () => {
  const { server, tell } = await operated();
  const { players } = await gathering(server);
  expect((await get(`${server.url}/healthz`)).status).toBe(200);
  await tell({ command: 'drain', seconds: 0 });
  expect((await get(`${server.url}/healthz`)).status).toBe(503);
  await server.drained;
  for (const player of players) player.move();
  const messages = players[0].messages.length;
  await players[0].until(() => players[0].messages.length > messages);
});

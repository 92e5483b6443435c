import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TransferOffer } from '@madang/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../store/open.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { post, tableOfPeople } from '../testing/api.ts';
import { TestPlayer } from '../testing/test-player.ts';

const MADANG = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

it('neither tokens nor seeds are logged, at any level', async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const args = [MADANG, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', folder.path, '--log', 'trace'];
  const child = spawn(process.execPath, args);
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const url = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
        const found = /serving on (\S+)/.exec(said);
        if (found) resolve(found[1]);
      });
  });
  const seats = await tableOfPeople(url, 2);
  const players = await Promise.all(seats.map((seat) => TestPlayer.join(url, seat, { client_seed: 'my own secret' })));
  await Promise.all(players.map((player) => player.heard('RoundDealt')));
  players[0].sayText('{');
  players[0].say({ command: 'GameRequestJoin', player_id: seats[0].player_id, session_token: 'a wrong token' });
  await post(`${url}/api/tables/${seats[0].table_id}/leave`, { colour: 1 }, seats[1].session_token);
  const key = 'the-key-of-somebody'.padEnd(32, 'k');
  await post(`${url}/api/me`, {}, key);
  const { code } = (await post<TransferOffer>(`${url}/api/me/transfer`, {}, key)).body;
  await post(`${url}/api/transfer`, { code, colour: 1 }, key);
  players[0].cut();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  const store = await openStore({ data: folder.path });
  const card = await store.card(seats[0].table_id);
  await store.close();
  expect(card?.seed).toMatch(/^[0-9a-f]{64}$/);
  const secrets = [
    ...seats.map(({ session_token }) => session_token),
    'a wrong token',
    'my own secret',
    card?.seed,
    key,
    code,
  ];
  for (const secret of secrets) expect(said).not.toContain(secret);
});

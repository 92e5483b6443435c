import { expect, it } from 'vitest';
import { post, tableOfPeople } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

it('whatever is wrong with a token, the answer is the same and tells nothing', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const elsewhere = (await tableOfPeople(url, 2))[0];
  const wrong = [
    { ...ann, session_token: `${ann.session_token}x` },
    { ...ann, session_token: bo.session_token },
    { ...ann, session_token: elsewhere.session_token },
    { ...ann, session_token: '' },
    { ...ann, player_id: `${ann.table_id}-nobody` },
    { ...ann, player_id: 'nowhere-nobody' },
    { ...ann, player_id: '' },
    { ...ann, player_id: '__proto__' },
    { ...ann, player_id: 'constructor-x' },
  ];
  const answers = [];
  for (const seat of wrong) {
    const player = await TestPlayer.join(url, seat);
    const { timestamp: _, ...answer } = await player.heard(() => true);
    answers.push(answer);
    // It has not joined the table: it gets no events, and its commands are refused.
    player.say({ command: 'GameResign' });
    expect((await player.heard('TurnError', 1)).message).toBe('Send GameRequestJoin first');
  }
  const expected = { event: 'TurnError', event_id: 'evt_000', error_code: 'WRONG_PLAYER', retry_allowed: true };
  for (const answer of answers) expect(answer).toEqual({ ...expected, message: 'Unknown player or token' });
});

it('a taken seat cannot be taken again, and the token of a seat that was left is not valid any more', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  expect((await post(`${url}/api/tables/${ann.table_id}/join`)).status).toBe(409);
  const [first, second] = [await TestPlayer.join(url, ann), await TestPlayer.join(url, bo)];
  await Promise.all([first.heard('RoundDealt'), second.heard('RoundDealt')]);
  expect((await post(`${url}/api/tables/${ann.table_id}/leave`, {}, ann.session_token)).status).toBe(200);
  await second.heard('PlayerLeft');
  const back = await TestPlayer.join(url, ann);
  expect(await back.heard(() => true)).toMatchObject({ error_code: 'WRONG_PLAYER' });
});

it('over HTTP a wrong token is a 401 for whatever reason', async () => {
  const { url } = await testServer();
  const [ann] = await tableOfPeople(url, 2);
  for (const [table, token] of [
    [ann.table_id, 'wrong'],
    ['nowhere', ann.session_token],
    [ann.table_id, undefined],
  ] as const)
    for (const what of ['leave', 'rematch', 'bots']) {
      const answer = await post<unknown>(`${url}/api/tables/${table}/${what}`, { level: 'easy' }, token);
      expect(answer).toEqual({
        status: 401,
        body: { error: { code: 'BAD_TOKEN', message: 'Unknown player or token' } },
      });
    }
});

it('the store and the log keep no token, only its hash', async () => {
  const { url, services } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const kept = JSON.stringify([await services.store.card(ann.table_id), await services.store.log(ann.table_id)]);
  for (const { session_token } of [ann, bo]) expect(kept).not.toContain(session_token);
  expect(kept).toMatch(/"tokenHash":"[0-9a-f]{64}"/);
});

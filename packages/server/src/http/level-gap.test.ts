import { findGame } from '@madang/engine';
import { check } from '@madang/players/check';
import { expect, it, onTestFinished } from 'vitest';
import { post } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { gameInfo } from './describe-game.ts';

/** Check with three players by these rules has no master. */
const GAP = { levels: ['master'], seats: [3], rulesets: ['seed'] };

const PERSON = { kind: 'human' };
const refused = {
  status: 400,
  body: { error: { code: 'NO_LEVEL', message: expect.stringMatching(/beginner.*strong$/) } },
};

it('a level that a table lacks is listed, and refused wherever it can be asked for', async () => {
  const { levelGaps } = check;
  Object.assign(check, { levelGaps: [GAP] });
  onTestFinished(() => void Object.assign(check, { levelGaps }));
  const { url } = await testServer();
  const tables = `${url}/api/tables`;
  const asked = (seats: number, level: string, ruleset = 'seed') => ({
    ...{ game: 'check', rules: { ruleset } },
    seats: [PERSON, ...Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level }))],
  });
  const game = findGame('check');
  expect(game && gameInfo(game).level_gaps).toEqual([GAP]);

  expect(await post(tables, asked(3, 'master'))).toMatchObject(refused);
  for (const other of [asked(3, 'strong'), asked(4, 'master'), asked(3, 'master', 'strict')])
    expect(await post(tables, other)).toMatchObject({ status: 201 });

  const quick = { game: 'check', seats: 3, level: 'master' };
  expect(await post(`${url}/api/quick`, quick)).toMatchObject(refused);

  const { body } = await post(tables, { game: 'check', seats: [PERSON, PERSON, PERSON] });
  const fill = `${tables}/${body.table_id}/bots`;
  expect(await post(fill, { level: 'master' }, body.session_token)).toMatchObject(refused);
});

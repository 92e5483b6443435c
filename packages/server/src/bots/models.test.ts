import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { modelText, type SelfPlayModel, slotsVersion } from '@madang/players';
import { randomWeights } from '@madang/players/kernels';
import { taskOf } from '@madang/players/learner';
import { GameList } from '@madang/protocol/schemas';
import { afterAll, expect, it } from 'vitest';
import { get, post } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { modelsIn } from './models.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-models-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A network that knows nothing. */
async function model(): Promise<SelfPlayModel> {
  const task = await taskOf(koikoi, koikoi.configure(), 2);
  if (!task) throw new Error('koikoi has inputs');
  const { slots } = task;
  return {
    ...{ kind: 'actions', game: 'koikoi', ruleset: 'seed', seats: 2, features: slotsVersion(koikoi, slots), scale: 1 },
    training: { rounds: 0, examples: 0, seed: '1', loss: 0, start: null },
    weights: randomWeights({ inputs: slots.inputs, hidden: [32], outputs: 1 }, new FastRandom(1)),
  };
}

const text = modelText(await model());
mkdirSync(join(folder, 'koikoi'));
writeFileSync(join(folder, 'koikoi/model-v1.json'), text);
writeFileSync(join(folder, 'koikoi/report-v1.json'), '{"format":"madang-self-play-1"}');
writeFileSync(join(folder, 'koikoi/tags.json'), '["v1"]');
writeFileSync(join(folder, 'damaged.json'), text.slice(0, 500));
writeFileSync(join(folder, 'model-v1.json'), modelText({ ...(await model()), seats: 3 }));
writeFileSync(join(folder, 'old.json'), modelText({ ...(await model()), features: 'koikoi-slots-0' }));
writeFileSync(join(folder, 'with space.json'), text);

it('finds the models of a folder, and says which files cannot be used', async () => {
  const { offered, leftOut } = await modelsIn(folder);
  expect(offered).toEqual([{ game: 'koikoi', name: 'model-v1', seats: 2, file: join(folder, 'koikoi/model-v1.json') }]);
  expect(leftOut.map((problem) => problem.slice(folder.length + 1))).toEqual([
    'damaged.json: it is damaged: not a complete JSON document',
    'model-v1.json: it plays koikoi with 3 seats',
    expect.stringMatching(/^old\.json: it was made for features koikoi-slots-0, not koikoi-slots-\d+$/),
    'with space.json: its name must have letters, digits, dots, dashes and underscores only',
  ]);
});

const table = (level: string) => ({
  game: 'koikoi',
  rules: { total_rounds: 1 },
  seats: [{ kind: 'human' }, { kind: 'bot', level }],
});

it('a server offers them by name, and its bots play by them', async () => {
  const server = await testServer({ models: folder });
  const { body } = await get(`${server.url}/api/games`);
  const games = GameList.parse(body).games.filter(({ models }) => models.length > 0);
  expect(games).toMatchObject([{ id: 'koikoi', models: [{ level: 'model:model-v1', seats: 2 }] }]);
  const { body: seat } = await post(`${server.url}/api/tables`, table('model:model-v1'));
  const player = await TestPlayer.join(server.url, seat);
  player.play();
  await player.heard('GameFinished');
  const kibo = await get(`${server.url}/api/tables/${seat.table_id}/kibo`);
  expect(kibo).toMatchObject({ body: { seats: [{}, { kind: 'bot', level: 'model:model-v1' }] } });
});

it('a model that is not offered is no level', async () => {
  const server = await testServer({ models: folder });
  for (const level of ['model:damaged', 'model:../koikoi/model-v1', 'model:'])
    expect(await post(`${server.url}/api/tables`, table(level))).toMatchObject({
      status: 400,
      body: { error: { code: 'NO_LEVEL' } },
    });
});

it('where a model is gone, the usual bot takes its seat', async () => {
  const gone = join(folder, 'gone');
  mkdirSync(gone);
  writeFileSync(join(gone, 'short.json'), text);
  const server = await testServer({ models: gone });
  rmSync(join(gone, 'short.json'));
  const { body: seat } = await post(`${server.url}/api/tables`, table('model:short'));
  const player = await TestPlayer.join(server.url, seat);
  player.play();
  await player.heard('GameFinished');
});

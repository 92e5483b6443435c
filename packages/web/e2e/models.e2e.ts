import { FastRandom } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { modelText, type SelfPlayModel, slotsVersion } from '@madang/players';
import { randomWeights } from '@madang/players/kernels';
import { taskOf } from '@madang/players/learner';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf, Player, SHORT } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** A network that knows nothing plays legal cards all the same. */
async function untrained(): Promise<SelfPlayModel> {
  const task = await taskOf(koikoi, koikoi.configure(), 2);
  if (!task) throw new Error('koikoi has inputs');
  const { slots } = task;
  return {
    ...{ kind: 'actions', game: koikoi.id, ruleset: 'seed', seats: 2, features: slotsVersion(koikoi, slots), scale: 1 },
    training: { rounds: 0, examples: 0, seed: '1', loss: 0, start: null },
    weights: randomWeights({ inputs: slots.inputs, hidden: [32], outputs: 1 }, new FastRandom(1)),
  };
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('.models input[type=file]').setInputFiles(file);
}

it('a trained model is opened as an opponent, kept for the next visit, and removed', async () => {
  const model = await untrained();
  const text = modelText(model);
  const page = await site.visitor();
  await page.goto(`${site.url}/?game=koikoi`);
  await page.getByText('Your own bot').click();
  const problem = page.locator('.models [role=alert]');
  for (const [name, content, message] of [
    ['cut.json', text.slice(0, 2000), 'This model file is damaged.'],
    ['other.json', modelText({ ...model, game: 'matgo' }), 'This model plays Matgo.'],
    ['old.json', modelText({ ...model, features: 'koikoi-slots-0' }), 'This model was made for other rules'],
    ['tags.json', '["v1"]', 'This file is not a model.'],
  ] as const) {
    await openFile(page, name, content);
    await expect.poll(() => problem.textContent()).toContain(message);
  }
  await openFile(page, 'my-player.json', text);
  const choice = page.getByRole('radio', { name: 'my-player' });
  await expect.poll(() => choice.isChecked()).toBe(true);
  expect(await problem.count()).toBe(0);

  await page.reload();
  await expect.poll(() => page.locator('.models summary').textContent()).toContain('my-player');
  const rules = encodeURIComponent(JSON.stringify(SHORT.koikoi));
  const href = await page.getByRole('link', { name: 'Play now' }).getAttribute('href');
  expect(href).toContain('level=model%3Amy-player');
  await page.goto(`${site.url}${href}&rules=${rules}`);
  await new Player(page).playMatch();

  await page.goto(`${site.url}/?game=koikoi`);
  await page.locator('.models summary').click();
  await page.getByRole('button', { name: 'Remove my-player' }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
  await page.goto(site.url + addressOf('koikoi', { level: 'model:my-player', new: 1 }));
  await page.getByRole('heading', { name: 'my-player cannot play here.' }).waitFor();
  await page.getByRole('link', { name: 'Choose another opponent' }).click();
  await page.locator('.door.is-open .b.main').waitFor();
});

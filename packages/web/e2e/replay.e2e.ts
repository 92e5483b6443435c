import { readFile } from 'node:fs/promises';
import { readKibo, verify } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { addressOf, GAMES, Player, SEED } from './play.ts';
import { recordOf, replayAddress } from './records.ts';

const house = openHouse();
const last = recordOf('koikoi').rounds.flatMap(({ actions }) => actions).length;

async function replayed(ply = 0, options: BrowserContextOptions = {}): Promise<{ page: Page; slider: Locator }> {
  const page = await house.visitor(options);
  await page.goto(house.url + (await replayAddress('koikoi', ply)));
  const slider = page.getByRole('slider');
  await shows(slider, ply);
  return { page, slider };
}

const shows = (slider: Locator, ply: number) => expect.poll(() => slider.inputValue()).toBe(String(ply));
const cards = (page: Page) => page.locator('.mat [data-card]').count();

describe('the replay of a match', () => {
  it('goes to the start, the end, one back, one on, and where the slider is put', async () => {
    const { page, slider } = await replayed();
    await page.getByRole('button', { name: 'On one move' }).click();
    await shows(slider, 1);
    await page.getByRole('button', { name: 'To the end' }).click();
    await shows(slider, last);
    await page.getByRole('button', { name: 'Back one move' }).click();
    await shows(slider, last - 1);
    await slider.fill('3');
    await page.getByText(`Move 3 of ${last}`).waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    await shows(slider, 0);
    expect(await page.locator('.field-cards [data-card]').count()).toBe(8);
  });

  it('goes by keys', async () => {
    const { page, slider } = await replayed();
    const keys = [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['Home', 0],
    ] as const;
    for (const [key, ply] of keys) {
      await page.keyboard.press(key);
      await shows(slider, ply);
    }
  });

  it('plays by itself to the end', async () => {
    const { page, slider } = await replayed(last - 3);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await shows(slider, last);
  });

  it('shows what each seat saw', async () => {
    const { page } = await replayed();
    await expect.poll(() => cards(page)).toBe(24);
    await page.getByRole('button', { name: 'Aiko' }).click();
    await expect.poll(() => cards(page)).toBe(16);
    await page.getByRole('button', { name: 'The table' }).click();
    await expect.poll(() => cards(page)).toBe(8);
  });

  it('gives a link to the ply, which opens there for somebody who never had the record', async () => {
    const { page, slider } = await replayed(0, { permissions: ['clipboard-read', 'clipboard-write'] });
    await slider.fill('4');
    await shows(slider, 4);
    const field = await page.locator('.field-cards').innerText();
    await page.getByRole('button', { name: 'Link to this move' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const friend = await house.visitor();
    await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await shows(friend.getByRole('slider'), 4);
    expect(await friend.locator('.field-cards').innerText()).toBe(field);
  });

  it('is proved fair, here and by the exported record', async () => {
    const { page } = await replayed();
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export' }).click();
    const kibo = readKibo(await readFile(await (await downloading).path(), 'utf8'));
    expect(verify(koikoi, kibo).rounds).toBe(1);
    await page.getByRole('button', { name: 'Check fairness' }).click();
    const proof = page.getByRole('dialog');
    await proof.getByText('The deal was fair.').waitFor();
    expect(await proof.innerText()).toContain(kibo.commitment);
  });

  it.each(GAMES)('of %s goes through every move', async (game) => {
    const page = await house.visitor();
    await page.goto(house.url + (await replayAddress(game, 0)));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const end = Number(await slider.getAttribute('max'));
    for (let ply = 1; ply <= end; ply++) {
      await page.keyboard.press('ArrowRight');
      await shows(slider, ply);
    }
  });
});

it('matgo 61: replay by turn: start/end, previous, next, autoplay, slider, speed', async () => {
  const page = await house.visitor();
  await page.goto(house.url + (await replayAddress('matgo', 2)));
  const slider = page.getByRole('slider');
  await shows(slider, 2);
  const end = Number(await slider.getAttribute('max'));
  const steps = [
    ['On one move', 3],
    ['Back one move', 2],
    ['To the end', end],
    ['To the start', 0],
  ] as const;
  for (const [name, ply] of steps) {
    await page.getByRole('button', { name }).click();
    await shows(slider, ply);
  }
  const speed = page.getByRole('group', { name: 'Speed' });
  await speed.getByRole('button', { name: '3×' }).click();
  await speed.getByRole('button', { name: '3×', pressed: true }).waitFor();
  await page.keyboard.press('[');
  await speed.getByRole('button', { name: '2×', pressed: true }).waitFor();
  await page.keyboard.press(']');
  await slider.fill(String(end - 3));
  await page.getByText(`Move ${end - 3} of ${end}`).waitFor();
  // Autoplay can be held and goes on from there, by its button; the eyes change with V.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await slider.fill(String(end - 2));
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Mina', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await shows(slider, end);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

it('a finished match on the device is replayed from its result', async () => {
  const page = await house.visitor();
  await page.goto(house.url + addressOf('koikoi', { seed: SEED }));
  const player = new Player(page);
  await player.dealt();
  await player.giveUp();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
});

it('a match of the server is replayed by its id, by anybody', ANY_DEAL, async () => {
  const pages = await Promise.all([house.visitor(), house.visitor()]);
  const address = await openTable(pages[0], house.url, 'koikoi', [PERSON, PERSON]);
  await pages[1].goto(address);
  await Promise.all(pages.map((page) => new Player(page).dealt()));
  await new Player(pages[0]).giveUp();
  const stranger = await house.visitor();
  await stranger.goto(`${address.replace('/tables/', '/replay/')}?fairness=1`);
  await stranger.getByText('The deal was fair.').waitFor();
});

it('a file that is no record is refused, with the reason', async () => {
  const page = await house.visitor();
  await page.goto(`${house.url}/replay`);
  const file = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"madang-kibo-1"}') };
  await page.locator('input[type=file]').setInputFiles(file);
  expect(await page.getByRole('alert').innerText()).not.toBe('');
});

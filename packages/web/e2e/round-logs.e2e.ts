import { readFile } from 'node:fs/promises';
import { matchesOf, readRecordText, replayLogs, roundLogs } from '@madang/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { STORAGE_KEY } from '../src/records/round-log-storage.ts';
import { faults } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { recordOf } from './records.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Plays until the first round is over. */
async function firstRound(player: Player): Promise<void> {
  for (;;) {
    const button = await player.asked();
    if (await button.evaluate((element) => element.matches('.result .b.main'))) return;
    await player.playCard(button);
  }
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await press();
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const file = (text: string) => ({
  name: 'kflower_game_logs.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

it('finished rounds of an unfinished match are listed, replayed and exported', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('matgo', { rules: { rounds: 10 }, seed: SEED }));
  await firstRound(new Player(page));
  // The log of the round is written while its result is shown.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEY);
  await page.goto(`${site.url}/records`);
  const running = page.getByRole('region', { name: 'Still being played' });
  await running.getByText('1 round so far').waitFor();
  expect(await faults(page)).toEqual([]);

  const { name, text } = await downloaded(page, () =>
    running.getByRole('button', { name: 'Export the rounds so far: Matgo' }).click(),
  );
  expect(name).toBe('kflower_game_logs.json');
  const read = readRecordText(text);
  expect(read.kind === 'logs' && replayLogs(read.logs).rounds).toBe(1);
  const all = await downloaded(page, () => page.getByRole('button', { name: 'Export the log of all rounds' }).click());
  expect(all.text).toBe(text);

  await running.getByRole('link', { name: 'Replay Matgo' }).click();
  await page.getByText(/^Turn 0 of/).waitFor();
  await page.getByRole('button', { name: 'Check fairness' }).click();
  await page.getByRole('dialog').getByText('These rounds were played by the rules.').waitFor();

  // The exported file opens in another browser.
  const friend = await site.visitor();
  await friend.goto(`${site.url}/replay`);
  await friend.locator('input[type=file]').setInputFiles(file(text));
  await friend.getByText(/^Turn 0 of/).waitFor();
});

it('a file with rounds of several matches asks which one to replay', async () => {
  const logs = ['matgo', 'koikoi'].flatMap((game) => roundLogs(recordOf(game), 7, () => true));
  expect(matchesOf(logs)).toHaveLength(2);
  const page = await site.visitor();
  await page.goto(`${site.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify(logs)));
  await page.getByRole('heading', { name: 'Which match?' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Koi-Koi' }).click();
  await page.getByText(/^Turn 0 of/).waitFor();
});

import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a friend plays the same deal, and both results stand side by side', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, level: 'beginner' }));
  const player = new Player(page);
  const dealt = await player.dealt();
  await player.playMatch();
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const link = await page.getByRole('textbox', { name: 'Challenge a friend' }).inputValue();

  const friend = await site.visitor({}, { name: 'Jonas' });
  await friend.goto(link);
  await friend.getByRole('heading', { name: /challenges you: Koi-Koi/ }).waitFor();
  expect(await violations(friend)).toEqual([]);
  await friend.getByRole('button', { name: 'Accept and play' }).click();
  const other = new Player(friend);
  expect(await other.dealt()).toEqual(dealt);
  // A reload resumes the match by the same link.
  await friend.reload();
  await friend.getByRole('button', { name: 'Continue' }).click();
  await other.playMatch();
  await friend.getByRole('link', { name: 'Compare the results' }).click();
  const sheet = friend.getByRole('table');
  await sheet.getByRole('columnheader', { name: 'Jonas' }).waitFor();
  expect(await sheet.getByRole('row').count()).toBe(4);
  expect(await violations(friend)).toEqual([]);

  // The challenger opens the link that comes back.
  await page.goto(await friend.getByRole('textbox', { name: 'Send the results back' }).inputValue());
  await page.getByRole('columnheader', { name: 'Jonas' }).waitFor();
});

import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { Player } from './play.ts';
import { recordOf, replayAddress } from './records.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a friend plays the same deal, and both results stand side by side', async () => {
  const page = await site.visitor();
  const record = recordOf('koikoi', 'bot');
  await page.goto(site.url + (await replayAddress('koikoi', 0, record)));
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  const link = await page.getByRole('textbox', { name: 'Challenge a friend' }).inputValue();

  const friend = await site.visitor({}, { name: 'Jonas' });
  await friend.goto(link);
  await friend.getByRole('heading', { name: /challenges you: Koi-Koi/ }).waitFor();
  expect(await violations(friend)).toEqual([]);
  await friend.getByRole('button', { name: 'Accept and play' }).click();
  const other = new Player(friend);
  const [{ deck }] = record.rounds;
  for (const card of await other.dealt()) expect(deck.slice(0, 16)).toContain(card);
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

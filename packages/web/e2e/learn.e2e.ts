import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { replayAddress } from './records.ts';
import { openSite } from './site.ts';

const site = openSite();

describe('learning from a match', () => {
  it('plays on from a position of a replay, and keeps the branch beside the record', async () => {
    const page = await site.visitor();
    await page.goto(site.url + (await replayAddress('koikoi', 4)));
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    await dialog.getByRole('radio', { name: 'Aiko' }).check();
    await dialog.getByRole('radio', { name: 'Easy' }).check();
    await dialog.getByRole('radio', { name: 'Dealt anew' }).check();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play', exact: true }).click();
    // The other side moves by itself, and then the reader.
    await page.locator('fieldset.hand button:not([aria-disabled])').first().click();
    await page.getByRole('button', { name: 'Back to the record' }).click();
    await page.getByRole('button', { name: /^Continue: Round 1 · Turn \d+ · .* against Easy/ }).click();
    await page.locator('.table-page:not(.replay-page) .mat .card').first().waitFor();
    // It is no record.
    await page.goto(`${site.url}/records`);
    await page.getByText('No match has been finished on this device yet.').waitFor();
  });

  it('asks for the best action until it is found, on a phone', async () => {
    const page = await site.visitor({ viewport: { width: 375, height: 720 } });
    await page.goto(`${site.url}/positions/koikoi`);
    const question = page.getByRole('region', { name: 'What would you play?' });
    await question.getByText(/Position of the day · 0 of 60 found/).waitFor();
    await question.getByRole('button', { name: 'Show me' }).click();
    await question.getByText(/Better by \d/).waitFor();
    await page.locator('.mat .is-hinted, .mat .card.is-lit').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Next position' }).click();
    await question.getByText(/^Position \d+ · 0 of 60 found/).waitFor();
  });

  it('hides how long the match is', async () => {
    const page = await site.visitor({}, { withoutEnds: true });
    await page.goto(site.url + (await replayAddress('koikoi', 3)));
    const slider = page.getByRole('slider', { name: 'Replay' });
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Turn \d+( · move \d+)?$/);
    const end = () => slider.getAttribute('max');
    const before = Number(await end());
    await page.getByRole('button', { name: 'To the end' }).click();
    expect(Number(await end())).toBe(before);
    await page.getByRole('button', { name: 'Forward one turn' }).click();
    await expect.poll(async () => Number(await end())).toBe(before + 1);
  });
});

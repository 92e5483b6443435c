import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { replayAddress } from './records.ts';
import { openSite } from './site.ts';

const site = openSite();
/** A review computes: on a busy machine that takes a while. */
const PATIENCE = 90_000;

describe('the review of a match', () => {
  it('says what decisions cost and what was luck, and shows them on the cards', async () => {
    const page = await site.visitor();
    await page.goto(site.url + (await replayAddress('koikoi', 0)));
    await page.getByRole('button', { name: 'Review' }).click();
    const panel = page.getByRole('region', { name: 'Review' });
    await panel.getByText('The review is complete.').waitFor({ state: 'attached', timeout: PATIENCE });
    await panel.getByText(/^Mina: [+−]\d.* Luck [+−]\d/).waitFor();
    await panel.getByRole('img', { name: 'Expected result of the round' }).waitFor();
    const [first] = await panel.getByRole('listitem').getByRole('button').all();
    expect(await first?.textContent()).toMatch(/(Inaccuracy|Mistake|Blunder): .*Better by \d/);
    await first?.click();
    await page.locator('.mat .is-hinted, .mat .card.is-lit').first().waitFor();
    await panel.getByRole('button', { name: 'Played' }).click();
    await panel.getByText('Numbers').click();
    expect(await panel.getByRole('row').count()).toBeGreaterThan(2);
    expect(await violations(page)).toEqual([]);
    // What was computed is there again at once.
    await page.reload();
    await page.getByRole('button', { name: 'Review' }).click();
    await panel.getByText(/^Mina: [+−]\d.* Luck [+−]\d/).waitFor();
  });
});

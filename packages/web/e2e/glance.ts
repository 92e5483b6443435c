import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { misfits } from './fit.ts';

/** What is wrong with what is on the page, at any size, by day and by night; axe may be shown only a part of it. */
export async function faults(page: Page, part?: string): Promise<readonly string[]> {
  return [...(await misfits(page)), ...(await violations(page, part))];
}

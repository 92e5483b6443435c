import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { EDGES, misfits, SIZES } from './fit.ts';

/** What is wrong with the page, at any size, by day and by night. */
export async function faults(page: Page): Promise<readonly string[]> {
  return [...(await misfits(page, SIZES)), ...(await violations(page))];
}

/** The same of a part that lies over it, which axe alone is shown. */
export async function faultsOver(page: Page, part: string): Promise<readonly string[]> {
  return [...(await misfits(page, EDGES)), ...(await violations(page, part))];
}

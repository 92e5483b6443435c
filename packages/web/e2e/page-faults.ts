import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { EDGES, misfits, SIZES } from './fit.ts';

/** What is wrong with the page, at all sizes and in both themes. */
export async function faults(page: Page): Promise<readonly string[]> {
  return [...(await misfits(page, SIZES)), ...(await violations(page))];
}

/** The same for an overlay; axe checks only the overlay. */
export async function faultsOver(page: Page, part: string): Promise<readonly string[]> {
  return [...(await misfits(page, EDGES)), ...(await violations(page, part))];
}

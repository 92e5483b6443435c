import type { Seated } from '@madang/protocol';
import type { Page } from 'playwright-core';
import { SHORT } from './play.ts';

/** Opens a table as the home page does, but with short rules, and joins it. Returns its address. */
export async function openTable(
  page: Page,
  url: string,
  game: string,
  seats: readonly object[],
  rules = SHORT[game],
): Promise<string> {
  // Anything from this origin that loads faster than the home page.
  await page.goto(`${url}/healthz`);
  const { table_id } = await page.evaluate(
    async (wanted): Promise<Seated> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
      const seated = await answer.json();
      localStorage.setItem('madang.seats', JSON.stringify([seated]));
      return seated;
    },
    { game, rules, seats },
  );
  await page.goto(`${url}/tables/${table_id}`);
  return `${url}/tables/${table_id}`;
}

export const PERSON = { kind: 'human' };
export const BOT = { kind: 'bot', level: 'easy' };

/** Deals of the server are random, though the first of a match is ordinary (ordinary-deals.ts): retried once more than others. */
export const ANY_DEAL = { retry: 2 };

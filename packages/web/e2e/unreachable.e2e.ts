import { expect, it } from 'vitest';
import { faults } from './glance.ts';
import { openHouse } from './house.ts';
import { Line } from './line.ts';
import { BOT, openTable, PERSON } from './online.ts';
import { Player } from './play.ts';
import { visit } from './screens.ts';

const house = openHouse();

it('a table that does not answer is tried again and again, counted, and at once when somebody asks', async () => {
  const line = await Line.to(house.url);
  const page = await house.visitor();
  const address = await openTable(page, line.url, 'koikoi', [PERSON, BOT]);
  await new Player(page).dealt();
  await page.goto(line.url);
  await page.locator('.doors').waitFor();
  line.cut();
  await visit(page, new URL(address).pathname, 'h1');
  await page.getByRole('heading', { name: 'The table cannot be reached just now.' }).waitFor();
  await page.getByText('Connection lost. Trying again (3)').waitFor();
  expect(await faults(page)).toEqual([]);
  line.mend();
  await page.getByRole('button', { name: 'Try now' }).click();
  await new Player(page).dealt();
  line.close();
});

it('a table link opened offline says so, and opens by itself when the network is back', async () => {
  const page = await house.visitor();
  const address = await openTable(page, house.url, 'koikoi', [PERSON, BOT]);
  await new Player(page).dealt();
  await page.goto(house.url);
  await page.locator('.doors').waitFor();
  await page.context().setOffline(true);
  await visit(page, new URL(address).pathname, 'h1');
  await page.getByText(/You are offline\. Trying again \([4-9]\)/).waitFor();
  await page.context().setOffline(false);
  await new Player(page).dealt();
});

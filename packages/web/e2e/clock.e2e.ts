import { expect, it } from 'vitest';
import { ANY_DEAL, PERSON } from './online.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a private table can have a clock, and both players see whose time runs', ANY_DEAL, async () => {
  const mina = await site.visitor({}, { name: 'Mina' });
  await mina.goto(`${site.url}/?game=koikoi`);
  await mina.getByRole('combobox', { name: 'Clock' }).first().selectOption({ label: '15 s + 1 min' });
  await mina
    .getByRole('button', { name: /friend/ })
    .first()
    .click();
  await mina.waitForURL('**/tables/**');
  const friend = await site.visitor({}, { name: 'Boram' });
  await friend.goto(mina.url());
  for (const page of [mina, friend]) {
    const timer = page.getByRole('timer');
    await timer.waitFor();
    expect(await timer.textContent()).toMatch(/^0:1\d\+1:00$/);
    expect(await page.locator('.seat.is-turn').getByRole('timer').count()).toBe(1);
  }
  const isMinas = (await mina.locator('.near .seat.is-turn').count()) > 0;
  const own = (isMinas ? mina : friend).locator('.near > .seat');
  const [time, name] = [await own.getByRole('timer').boundingBox(), await own.locator('.who').boundingBox()];
  expect(time && name && time.y + time.height <= name.y, 'over the name: beside it is the hand').toBe(true);
});

it('the last seconds are highlighted and announced once; then the fallback is played', ANY_DEAL, async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  const clock = { per_action: 6000, bank: 0 };
  const wanted = { game: 'koikoi', rules: { total_rounds: 1 }, seats: [PERSON, PERSON], clock };
  const [address, seats] = await page.evaluate(async (body) => {
    const post = async (path: string, content: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(content) })).json();
    };
    const own = await post('/api/tables', body);
    const other = await post(`/api/tables/${own.table_id}/join`, { name: 'Boram' });
    return [`/tables/${own.table_id}`, [own, { ...other, table_id: own.table_id }]] as const;
  }, wanted);
  const other = await site.visitor();
  await other.goto(site.url);
  for (const [i, visitor] of [page, other].entries()) {
    await visitor.evaluate((seat) => localStorage.setItem('madang.seats', JSON.stringify([seat])), seats[i]);
    await visitor.goto(site.url + address);
  }
  for (const visitor of [page, other]) await new Player(visitor).dealt();
  const isMine = (await page.locator('.near .seat.is-turn').count()) > 0;
  const mover = isMine ? page : other;
  await mover.locator('.seat-time.is-last').waitFor();
  await mover
    .locator('.seat-time [aria-live=polite]')
    .filter({ hasText: /[35] seconds left/ })
    .waitFor();
  await mover
    .getByRole('log')
    .getByText(/You (play|lay)/)
    .first()
    .waitFor();
});

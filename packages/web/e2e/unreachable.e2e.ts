import { expect, it } from 'vitest';
import { CuttableProxy } from './cuttable-proxy.ts';
import { ANY_DEAL, BOT, openTable, PERSON } from './online.ts';
import { faults } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a table that does not answer is retried with a counter, and at once on request', ANY_DEAL, async () => {
  const proxy = await CuttableProxy.to(site.url);
  const page = await site.visitor();
  const address = await openTable(page, proxy.url, 'koikoi', [PERSON, BOT]);
  await new Player(page).dealt();
  await page.goto(proxy.url);
  await page.locator('.doors .table-rules').waitFor();
  proxy.cut();
  await visit(page, new URL(address).pathname, 'h1');
  await page.getByRole('heading', { name: 'The table cannot be reached just now.' }).waitFor();
  await page.getByText('Connection lost. Trying again (3)').waitFor();
  expect(await faults(page)).toEqual([]);
  proxy.mend();
  // Pressed without waiting: the page may have tried by itself meanwhile.
  await page.getByRole('button', { name: 'Try now' }).evaluateAll((buttons) => {
    for (const button of buttons) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await new Player(page).dealt();
  proxy.close();
});

it('a table link opened offline says so, and opens when the network is back', ANY_DEAL, async () => {
  const page = await site.visitor();
  const address = await openTable(page, site.url, 'koikoi', [PERSON, BOT]);
  await new Player(page).dealt();
  await page.goto(site.url);
  await page.locator('.doors .table-rules').waitFor();
  await page.context().setOffline(true);
  await visit(page, new URL(address).pathname, 'h1');
  await page.getByText(/You are offline\. Trying again \([4-9]\)/).waitFor();
  await page.context().setOffline(false);
  await new Player(page).dealt();
});

it.each([
  ['RATE_LIMITED', 'The server is busy. Trying again (1)'],
  ['UNAVAILABLE', 'The server is busy. Trying again (1)'],
  ['NOT_INVENTED_YET', 'That is not possible'],
])('a command answered with %s is sent again, and the page says so', ANY_DEAL, async (error_code, said) => {
  const page = await site.visitor();
  let refusals = 1;
  await page.routeWebSocket(/\/ws\b/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      const isRefused = JSON.parse(String(message)).command === 'GameAct' && refusals-- > 0;
      if (!isRefused) return far.send(message);
      const error = { event: 'TurnError', event_id: 'evt_000', timestamp: 0, error_code, retry_after_ms: 1500 };
      near.send(JSON.stringify(error));
    });
  });
  await openTable(page, site.url, 'koikoi', [PERSON, BOT], { total_rounds: 12 });
  const player = new Player(page);
  await player.turn();
  await player.playCard(player.hand.first());
  await page.getByRole('alert').getByText(said).waitFor();
  if (said.startsWith('That')) {
    await player.turn();
    await player.playCard(player.hand.first());
  }
  await page.getByRole('log').getByText('You play').or(page.getByRole('log').getByText('You lay')).first().waitFor();
  await page.getByRole('alert').getByText(said).waitFor({ state: 'hidden' });
});

// Browsers do not load a module again that they could not load once.
it('a result is shown though no file could be loaded during the match', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  const isDealt = async () => (await page.locator('.mat .card').count()) > 0;
  await page.route('**/assets/**', async (route) => ((await isDealt()) ? route.abort() : route.continue()));
  await visit(page, addressOf('check', { seed: SEED }), '.mat .card');
  const player = new Player(page);
  for (let moves = 0; moves < 4; moves++) await player.move();
  await page.unroute('**/assets/**');
  await player.giveUp();
});

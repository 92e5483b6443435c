import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
/** The actions of the stored match: those of its record, and those since. */
function keptActions(): readonly unknown[] {
  const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');
  const { rounds = [] } = read('madang.match.koikoi');
  const { actions: since = [] } = read('madang.match.koikoi.moves');
  const recorded = rounds.flatMap(({ actions }: { actions: object[] }) => actions);
  return [...recorded, ...since].map(({ seat, action }) => [seat, action]);
}

const ELSEWHERE = 'This match is open in another tab.';

it.each([
  ['with', true],
  ['without', false],
])(
  'a second tab of a match notices, %s BroadcastChannel, and can take it over with every move',
  async (_, hasChannels) => {
    const first = await site.visitor();
    if (!hasChannels) await first.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await first.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
    const one = new Player(first);
    await one.turn();
    await one.move();
    await one.asked();

    const second = await first.context().newPage();
    await second.goto(`${site.url}/play/koikoi`);
    if (hasChannels) {
      await second.getByRole('heading', { name: ELSEWHERE }).waitFor();
      expect(await faults(second)).toEqual([]);
      await second.getByRole('button', { name: 'Play here instead' }).click();
    }
    const two = new Player(second);
    await two.asked();
    await first.getByRole('heading', { name: ELSEWHERE }).waitFor();
    const moves = () => second.evaluate(keptActions);
    const before = await moves();
    expect(before.length).toBeGreaterThan(0);
    await two.move();
    await two.asked();
    expect((await moves()).slice(0, before.length)).toEqual(before);
    expect((await moves()).length).toBeGreaterThan(before.length);

    // And back.
    await first.getByRole('button', { name: 'Play here instead' }).click();
    await one.asked();
    await second.getByRole('heading', { name: ELSEWHERE }).waitFor();
    expect((await moves()).slice(0, before.length)).toEqual(before);
  },
);

it('a closed tab releases its match', async () => {
  const first = await site.visitor();
  await first.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  await new Player(first).turn();
  const second = await first.context().newPage();
  await first.close();
  await second.goto(`${site.url}/play/koikoi`);
  await new Player(second).turn();
});

it('another game, and a match between bots, can be played in a second tab', async () => {
  const first = await site.visitor();
  await first.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  await new Player(first).turn();
  const second = await first.context().newPage();
  await second.goto(site.url + addressOf('matgo', { seed: SEED, rules: {} }));
  await new Player(second).asked();
  await second.goto(site.url + addressOf('koikoi', { humans: 0, rules: {} }));
  await second.locator('.mat .card').first().waitFor();
  expect(await first.getByRole('heading', { name: ELSEWHERE }).count()).toBe(0);
});

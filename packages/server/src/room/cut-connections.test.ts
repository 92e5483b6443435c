import { FastRandom } from '@madang/engine';
import { eventNumber } from '@madang/protocol';
import type { TableEvent } from '@madang/protocol/client';
import { expect, it, onTestFinished } from 'vitest';
import { plainWireOf } from '../protocol/index.ts';
import { tableOfPeople } from '../testing/api.ts';
import { CutPlayer } from '../testing/cut-player.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { testServer } from '../testing/server.ts';
import { toldByReplay } from '../testing/told.ts';

const TABLES = 4;

it('players whose connections are cut at any moment finish their match of Check, and are told what whole views would tell them', async () => {
  const { url, services } = await testServer();
  const random = seededRandom();
  const tables = await Promise.all(
    Array.from({ length: TABLES }, () => tableOfPeople(url, 2, { game: 'check', rules: { maxTurns: 12 } })),
  );
  const players = tables.map((seats) =>
    seats.map((seat) => new CutPlayer(url, seat, new FastRandom(random.below(2 ** 20)))),
  );
  onTestFinished(() => {
    for (const player of players.flat()) player.close();
  });
  const isOver = () => players.flat().every(({ isFinished }) => isFinished);
  await expect.poll(isOver, { timeout: 50_000, interval: 5 }).toBe(true);
  for (const [i, [{ table_id }]] of tables.entries()) {
    const card = await services.store.card(table_id);
    if (!card) throw new Error('the table is gone');
    const log = await services.store.log(table_id);
    // Nobody has waited for a clock in vain: it closes a window only when somebody does not act.
    expect(log.filter(({ entry }) => entry.type === 'acted' && entry.by !== null)).toEqual([]);
    for (const [seat, { told, cuts }] of players[i].entries()) {
      expect(cuts).toBeGreaterThan(0);
      mustBe(
        told,
        toldByReplay(card, log, seat, plainWireOf).map((text) => JSON.parse(text)),
      );
    }
  }
});

/** Each event is the one of that number, and none was told twice. What a snapshot has replaced may be missing. */
function mustBe(told: readonly TableEvent[], whole: readonly TableEvent[]): void {
  const numbered = told.filter(({ event }) => whole.some((each) => each.event === event));
  for (const event of numbered) expect(event).toEqual(whole[(eventNumber(event.event_id) ?? 0) - 1]);
  const numbers = numbered.map(({ event_id }) => event_id);
  expect(new Set(numbers).size).toBe(numbers.length);
}

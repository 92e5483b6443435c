// node packages/web/scripts/browser-reviews.ts [ROUNDS [GAME…]]: what a review at *fast* costs in headless Chromium, in CPU time of the
// page's thread. The page uses a worker for it, which is as fast. Twelve rounds are a match.
import { GAMES } from '@madang/engine';
import { openMeasuredPage } from './measured-page.ts';

const [rounds = '12', ...named] = process.argv.slice(2);
const games = GAMES.filter(({ id }) => named.length === 0 || named.includes(id));

const { page, cpuSeconds, close } = await openMeasuredPage(
  new URL('../e2e/reviews-page.ts', import.meta.url),
  'reviewRounds',
);
for (const { id } of games) {
  const play = (count: string, seed: string) =>
    page.evaluate(`playRounds('${id}', ${count}, '${seed}').then((kibo) => void (globalThis.kibo = kibo))`);
  const review = (): Promise<{ readonly rounds: number; readonly decisions: number; readonly first: number }> =>
    page.evaluate('reviewRounds(globalThis.kibo)');
  await play('1', 'warm-up');
  await review();
  await play(rounds, 'browser');
  const before = await cpuSeconds();
  const { rounds: reviewed, decisions, first } = await review();
  const seconds = (await cpuSeconds()) - before;
  console.log(
    `${id}: ${seconds.toFixed(2)} s for ${reviewed} rounds (${decisions} decisions), ${(seconds / reviewed).toFixed(2)} s a round, the first decision after ${first.toFixed(2)} s`,
  );
}
await close();

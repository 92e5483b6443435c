// node packages/web/scripts/browser-moves.ts [MATCHES [GAME…]]: what a move with a choice costs the strong levels in headless
// Chromium, in CPU time of the page's thread, so that other work on the machine counts little. All seats have the level.
import { GAMES } from '@madang/engine';
import { openMeasuredPage } from './measured-page.ts';

const [count = '3', ...named] = process.argv.slice(2);
const matches = Number(count);
const games = GAMES.filter(({ id }) => named.length === 0 || named.includes(id));
const LEVELS = ['strong', 'master'];

const { page, cpuSeconds, close } = await openMeasuredPage(
  new URL('../e2e/moves-page.ts', import.meta.url),
  'playMatch',
);

for (const [game, seats] of games.flatMap(({ id, seats: counts }) => counts.map((each) => [id, each] as const)))
  for (const level of LEVELS) {
    const play = (seed: string): Promise<number> =>
      page.evaluate(`playMatch('${game}', ${seats}, '${level}', '${seed}')`);
    await play('warm-up');
    const before = await cpuSeconds();
    let moves = 0;
    for (let i = 0; i < matches; i++) moves += await play(`browser/${i}`);
    const milliseconds = ((await cpuSeconds()) - before) * 1000;
    console.log(
      `${game}, ${seats} seats, ${level}: ${(milliseconds / moves).toPrecision(2)} ms a move, ${moves} moves`,
    );
  }
await close();

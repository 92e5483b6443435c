// npm run match-chances [GAME …]: simulates rounds and writes the tables of match-winning chances, weights/GAME-match.bin.
import { mkdirSync, writeFileSync } from 'node:fs';
import { findGame } from '@madang/engine';
import { GAMES } from '../src/games.ts';
import { tablesName } from '../src/match/load.ts';
import { makeTables } from '../src/match/make-tables.ts';
import { encodeTables } from '../src/match/table-file.ts';

const AMOUNT = { seed: 13, rounds: 6000 };
const WEIGHTS = new URL('../weights/', import.meta.url);

const named = process.argv.slice(2);
mkdirSync(WEIGHTS, { recursive: true });
for (const id of named.length > 0 ? named : Object.keys(GAMES)) {
  const [game, players] = [findGame(id), GAMES[id]];
  if (!game || !players) throw new Error(`no game ${id} with players`);
  const bytes = encodeTables(makeTables(game, await players.match(), players.policy, AMOUNT));
  writeFileSync(new URL(`${tablesName(id)}.bin`, WEIGHTS), bytes);
  const seconds = (process.cpuUsage().user / 1e6).toFixed(0);
  console.log(`${id}: ${bytes.length} bytes, ${seconds} CPU-seconds so far`);
}

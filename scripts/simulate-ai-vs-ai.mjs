// node scripts/simulate-ai-vs-ai.mjs ROUNDS [FILE] [options of `madang simulate`]: bots play each other, without a page.
import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const MADANG = fileURLToPath(new URL('../packages/cli/bin/madang.mjs', import.meta.url));

const [rounds = '1000', ...rest] = process.argv.slice(2);
const time = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
const file = rest[0] && !rest[0].startsWith('-') ? String(rest.shift()) : `logs/ai-vs-ai-${time}.jsonl`;
const at = rest.indexOf('--game');
const [, game = 'matgo'] = at < 0 ? [] : rest.splice(at, 2);

const code = await run(process.execPath, [MADANG, 'simulate', game, '--rounds', rounds, '--out', file, ...rest], {});
const folder = join(dirname(file), 'catalog');
// The name that the seed gives to the cards of its one game.
const catalog = join(folder, 'cards-catalog.json');
if (code === 0 && !existsSync(catalog)) copyFileSync(join(folder, `cards-${game}.json`), catalog);
process.exitCode = code;

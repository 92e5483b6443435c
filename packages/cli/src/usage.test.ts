import { describe, expect, it } from 'vitest';
import { admin } from './commands/admin.ts';
import { bench } from './commands/bench.ts';
import { challenge } from './commands/challenge.ts';
import { convert } from './commands/convert.ts';
import { daily } from './commands/daily.ts';
import { env } from './commands/env.ts';
import { evaluate } from './commands/evaluate.ts';
import { levels } from './commands/levels.ts';
import { pipeline } from './commands/pipeline.ts';
import { play } from './commands/play.ts';
import { positions } from './commands/positions.ts';
import { replay } from './commands/replay.ts';
import { report } from './commands/report.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import { exitCodeOf } from './frame.ts';

const COMMANDS = [
  play,
  challenge,
  daily,
  replay,
  verify,
  review,
  positions,
  simulate,
  evaluate,
  levels,
  train,
  pipeline,
  worker,
  convert,
  report,
  env,
  bench,
  serve,
  admin,
];

const TRAIN = '--input a.jsonl --output b.json';

/** Wrong usage of every command, detected by the command itself or by Commander. */
const MISTAKES: readonly (readonly [string, RegExp])[] = [
  ['--bogus', /unknown option '--bogus'/],
  ['help bogus', /unknown command 'bogus'/],
  ['admin close', /missing required argument 'table'/],
  ['admin ban 192.0.2.1 --minutes x', /Expected a whole number/],
  ['admin tables --status bogus', /Allowed choices are open, playing, finished/],
  ['admin rooms extra', /too many arguments for 'rooms'/],
  ['admin addresses extra', /too many arguments for 'addresses'/],
  ['admin reports --limit x', /Expected a whole number/],
  ['admin reports extra', /too many arguments for 'reports'/],
  ['admin void', /missing required argument 'table'/],
  ['admin unban', /missing required argument 'address'/],
  ['admin drain --seconds -1', /Expected a whole number/],
  ['play koikoi --bogus', /unknown option '--bogus'/],
  ['play', /missing required argument 'game'/],
  ['play bridge', /unknown game "bridge"; the games are koikoi/],
  ['play koikoi --rules mars', /--rules ruleset: there is no "mars"/],
  ['play koikoi --rules total_rounds=0', /total_rounds: expected .* 1 to 99, not 0/],
  ['play koikoi --rules gokou=9,nintendo', /expected NAME or option=value/],
  ['play koikoi --players 5', /--players of koikoi is 2, not "5"/],
  ['play koikoi --name a\nb', /--name must have 1 to 24/],
  ['play tysiac --humans 2 --plain', /--humans: only one person can play in line mode/],
  ['play check --humans 2 --plain', /--humans: only one person can play in line mode/],
  ['play koikoi --lang tlh', /Allowed choices are en, ko, ja, zh, pl/],
  ['verify', /missing required argument 'file'/],
  ['challenge', /missing required argument 'link'/],
  ['daily', /missing required argument 'game'/],
  ['daily koikoi --bogus', /unknown option '--bogus'/],
  ['replay', /missing required argument 'file'/],
  ['review', /missing required argument 'files'/],
  ['review a.kibo.json --budget huge', /'--budget <budget>' argument 'huge' is invalid/],
  ['review a.kibo.json --json --html', /cannot be used with option/],
  ['positions koikoi --count 0', /Expected a whole number/],
  ['positions koikoi --level nobody', /koikoi has no player "nobody"/],
  ['positions koikoi --seats 7', /--seats of koikoi is 2, not 7/],
  ['verify a b', /too many arguments for 'verify'/],
  ['simulate', /missing required argument 'game'/],
  ['simulate koikoi --games 0', /argument '0' is invalid\. Expected a whole number from 1 to 9,007,199,254,740,991/],
  ['simulate koikoi --games 9007199254740993', /Expected a whole number from 1 to 9,007,199,254,740,991/],
  ['simulate koikoi --matches 1e30', /Expected a whole number from 1 to 9,007,199,254,740,991/],
  ['simulate koikoi --rounds 1.5', /Expected a whole number/],
  ['simulate koikoi --rounds 10 --games 1', /only one of --rounds, --matches and --games can be given/],
  ['simulate koikoi --resume', /--resume requires --out/],
  ['evaluate koikoi --players greedy,random --resume', /--resume requires --out/],
  ['simulate koikoi --log-mode x', /Allowed choices are compact, delta/],
  ['evaluate koikoi', /required option '--players <a,b>' not specified/],
  ['evaluate koikoi --players greedy', /--players requires two names or more/],
  ['evaluate koikoi --players greedy,random,greedy', /--players names greedy twice/],
  ['evaluate koikoi --players greedy,random --until 0', /Expected ±0\.1 \(points\), ±1% \(wins\) or "better"/],
  ['evaluate koikoi --players greedy,random --until ±50%', /Expected ±0\.1/],
  ['evaluate koikoi --policy-new a.json --input a.jsonl --until better', /--until does not go with models/],
  ['evaluate tysiac --players easy,beginner --luck-corrected', /tysiac flips no cards from a stock/],
  ['levels --share 2', /argument '2' is invalid\. Expected a number above 0 and at most 1/],
  ['train', /train: expected self-play, policy or value$/],
  ['train bogus', /train: expected self-play, policy or value, not 'bogus'/],
  ['train self-play koikoi --output a.json', /required option '--rounds <n>' not specified/],
  ['train policy', /required option '--input <files...>' not specified/],
  [`train value ${TRAIN}`, /missing required argument 'game'/],
  [`train policy koikoi ${TRAIN} --bogus`, /unknown option '--bogus'/],
  [`train value bridge ${TRAIN}`, /unknown game "bridge"/],
  [`train policy koikoi ${TRAIN} --hidden 8`, /Expected one to three multiples of 32/],
  ['pipeline koikoi', /required option '--tag <tag>' not specified/],
  ['pipeline koikoi --tag ../up', /argument '\.\.\/up' is invalid\. Expected letters/],
  ['worker', /required option '--queue <url>' not specified/],
  ['worker --queue db.local', /--queue \(or MADANG_QUEUE\) must be an address like postgres:/],
  ['simulate koikoi --queue postgres://db/x --workers 2', /--workers cannot be used with --queue/],
  ['convert a.jsonl', /missing required argument 'output'/],
  ['convert a.jsonl b --tables cards', /Expected some of rounds, actions, decisions/],
  ['report', /missing required argument 'log'/],
  ['env', /missing required argument 'game'/],
  ['env koikoi --batch 100000', /Expected at most 65,536/],
  ['env koikoi --hour 3', /the hour does not matter/],
  ['bench --samples x', /Expected a whole number/],
  ['bench queue --queue db.local', /--queue \(or MADANG_QUEUE\) must be an address like postgres:/],
  ['bench server --bogus', /unknown option '--bogus'/],
  ['bench laboratory --bogus', /unknown option '--bogus'/],
  ['bench learner --bogus', /unknown option '--bogus'/],
  ['bench wire --matches x', /Expected a whole number/],
  ['serve --port x', /argument 'x' is invalid/],
  ['serve --models nowhere', /--models \(or MODELS_DIR\) nowhere: there is no such folder/],
  ['play koikoi --level divine', /--level of koikoi is .* or model:FILE, not "divine"/],
];

describe('wrong usage is reported in one line with exit code 2', () => {
  it.each(MISTAKES)('madang %s', async (line, problem) => {
    const said: string[] = [];
    const code = await exitCodeOf(COMMANDS, ['node', 'madang', ...line.split(' ')], (text) => said.push(text));
    expect(code).toBe(2);
    expect(said.join('')).toMatch(/^madang: [^\n]+\n$/);
    expect(said.join('').trimEnd()).toMatch(problem);
  });

  it('covers every command', () => {
    const paths = COMMANDS.flatMap((command) => [
      command.name(),
      ...command.commands.map((nested) => `${command.name()} ${nested.name()}`),
    ]);
    for (const path of paths) expect(MISTAKES.some(([line]) => line.startsWith(path))).toBe(true);
  });
});

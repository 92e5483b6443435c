import { describe, expect, it } from 'vitest';
import { bench } from './commands/bench.ts';
import { evaluate } from './commands/evaluate.ts';
import { pipeline } from './commands/pipeline.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { verify } from './commands/verify.ts';
import { exitCodeOf } from './frame.ts';

const COMMANDS = [play, replay, verify, simulate, evaluate, train, pipeline, bench, serve];

const TRAIN = '--input a.jsonl --output b.json';

/** Wrong usage of every command, detected by the command itself or by Commander. */
const MISTAKES: readonly (readonly [string, RegExp])[] = [
  ['--bogus', /unknown option '--bogus'/],
  ['help bogus', /unknown command 'bogus'/],
  ['play koikoi --bogus', /unknown option '--bogus'/],
  ['replay', /missing required argument 'file'/],
  ['verify a b', /too many arguments for 'verify'/],
  ['simulate', /missing required argument 'game'/],
  ['simulate koikoi --games 0', /argument '0' is invalid\. Expected a whole number from 1 to 9,007,199,254,740,991/],
  ['simulate koikoi --games 9007199254740993', /Expected a whole number from 1 to 9,007,199,254,740,991/],
  ['simulate koikoi --log-mode x', /Allowed choices are compact, delta/],
  ['evaluate koikoi', /required option '--players <a,b>' not specified/],
  ['evaluate koikoi --players greedy', /--players requires two names/],
  ['train', /train: expected policy or value$/],
  ['train bogus', /train: expected policy or value, not 'bogus'/],
  ['train policy', /required option '--input <files...>' not specified/],
  [`train value ${TRAIN}`, /missing required argument 'game'/],
  [`train policy koikoi ${TRAIN} --bogus`, /unknown option '--bogus'/],
  [`train value bridge ${TRAIN}`, /unknown game "bridge"/],
  [`train policy koikoi ${TRAIN} --hidden 0`, /Expected one to three widths/],
  ['pipeline koikoi', /required option '--tag <tag>' not specified/],
  ['pipeline koikoi --tag ../up', /argument '\.\.\/up' is invalid\. Expected letters/],
  ['bench --samples x', /Expected a whole number/],
  ['bench server --bogus', /unknown option '--bogus'/],
  ['serve --port x', /argument 'x' is invalid/],
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

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kibo } from '@madang/engine';
import { digest, withChecksum } from '@madang/engine/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang } from './spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-bad-input-'));
const file = (name: string): string => join(folder, name);

beforeAll(async () => {
  await madang(['play', 'koikoi', '--seed', 'bad', '--save', 'whole.json'], '1\n1\n1\n', folder);
  const text = readFileSync(file('whole.json'), 'utf8');
  const { checksum: _, ...kibo }: Kibo = JSON.parse(text);
  writeFileSync(file('truncated.json'), text.slice(0, text.length >> 1));
  writeFileSync(file('changed-name.json'), text.replace('"Player"', '"Cheater"'));
  writeFileSync(file('changed-hash.json'), text.replace(/"hash": "\w+"/, '"hash": "00000000"'));
  const [round] = kibo.rounds;
  const deck = [...round.deck.slice(1), round.deck[0]];
  writeFileSync(file('other-deck.json'), JSON.stringify(withChecksum({ ...kibo, rounds: [{ ...round, deck }] })));
  writeFileSync(file('other-seed.json'), JSON.stringify(withChecksum({ ...kibo, seed: digest('another') })));
  const late = round.actions.with(1, { ...round.actions[1], action: { type: 'stop' } });
  writeFileSync(file('illegal.json'), JSON.stringify(withChecksum({ ...kibo, rounds: [{ ...round, actions: late }] })));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The command fails with this code and one line on stderr, and leaves the folder as it was. */
async function fails(args: readonly string[], code: number, line: RegExp, input = ''): Promise<void> {
  const before = readdirSync(folder);
  const ran = await madang(args, input, folder);
  expect(ran.stderr).toMatch(line);
  expect(ran.stderr).toMatch(/^madang: [^\n]+\n$/);
  expect(ran.code).toBe(code);
  expect(readdirSync(folder)).toEqual(before);
}

// Every other mistake is in usage.test.ts, without a process of its own.
describe('wrong usage: one line, exit code 2, no file written', () => {
  it.each([
    ['an unknown command', ['frobnicate'], /unknown command 'frobnicate'/],
    ['a misspelt command', ['plya', 'koikoi'], /Did you mean play/],
    ['an unknown option', ['play', 'koikoi', '--sed', '1'], /unknown option '--sed' \(Did you mean --seed\?\)/],
    ['an unknown rule', ['play', 'koikoi', '--rules', 'rounds=3'], /--rules rounds: unknown option/],
    ['a seat that does not exist', ['replay', 'whole.json', '--seat', '2'], /--seat must be 0 to 1 for this match/],
  ])('%s', async (_, args, line) => {
    const save = args[0] === 'play' ? ['--save', 'new.json'] : [];
    await fails([...args, ...save], 2, line);
  });
});

describe('failures: one line that names the place, exit code 1, no file written', () => {
  for (const command of ['verify', 'replay'])
    it.each([
      ['a missing file', 'absent.json', /cannot read absent\.json: no such file/],
      ['a truncated record', 'truncated.json', /truncated\.json: file: not JSON, or cut off/],
      ['a changed record', 'changed-name.json', /changed-name\.json: checksum: does not fit the record/],
      [
        'a changed record whose replay shows the change',
        'changed-hash.json',
        /changed-hash\.json: rounds\[0\]\.hash: differs/,
      ],
      ['another deck', 'other-deck.json', /other-deck\.json: rounds\[0\]\.deck: differs/],
      ['an illegal action', 'illegal.json', /illegal\.json: rounds\[0\]\.actions\[1\]: may not be played here/],
    ])(`${command}: %s`, async (_, name, line) => {
      await fails([command, name], 1, line);
    });

  it('verify: a seed that does not fit the commitment', async () => {
    await fails(['verify', 'other-seed.json'], 1, /other-seed\.json: commitment: does not fit the seed/);
  });

  it('play: a choice that does not exist', async () => {
    const args = ['play', 'koikoi', '--seed', 'bad', '--save', 'new.json'];
    await fails(args, 1, /input line 2: There is no choice 0999/, '1\n0999\n1\n');
    await fails(args, 1, /input line 1: There is no choice 99/, '99\n');
  });

  it('play: a record that would be overwritten, or cannot be written', async () => {
    await fails(['play', 'koikoi', '--save', 'whole.json'], 1, /whole\.json already exists/);
    await fails(
      ['play', 'koikoi', '--save', 'whole.json/a.json'],
      1,
      /cannot write whole\.json\/a\.json: .* is a file/,
    );
    await fails(['play', 'koikoi', '--save', 'new/a.json', '--level', 'divine'], 2, /--level of koikoi/);
  });

  it('failures are also reported as JSON', async () => {
    const { code, stdout, stderr } = await madang(['verify', 'changed-name.json', '--json'], '', folder);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, file: 'changed-name.json' });
    expect(stderr).toMatch(/^madang: .*checksum[^\n]*\n$/);
    expect(code).toBe(1);
  });
});

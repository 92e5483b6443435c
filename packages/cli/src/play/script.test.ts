import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, FastRandom, findGame, playMatch, seedFrom } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenOf } from '../games.ts';
import { madang } from '../spawn-madang.ts';
import { narratorOf } from './narration.ts';
import { playScript, type ScriptFailure, scriptLines } from './script.ts';
import { scriptSeating } from './seating.ts';

const game = (id: string): AnyGame => findGame(id) as AnyGame;

interface Scripted {
  readonly id?: string;
  readonly seed?: string;
  readonly rules?: unknown;
  readonly players?: number;
}

function tableOf({ id = 'tysiac', seed = 'zima', rules, players = 2 }: Scripted) {
  const { names, seats } = scriptSeating(game(id), { players: String(players), lang: 'en' });
  const setup = { rules: game(id).configure(rules), seats: players, seed: seedFrom(seed) };
  const [narrator, screen] = [narratorOf(game(id), 'en'), screenOf(game(id))];
  return { game: game(id), setup, names, seats, language: 'en', narrator, screen } as const;
}

function run(text: string, scripted: Scripted = {}): ReturnType<typeof playScript> & { readonly told: string } {
  const told: string[] = [];
  const played = playScript({ ...tableOf(scripted), lines: scriptLines(text) }, (line) => told.push(line));
  return { ...played, told: told.join('\n') };
}

function failureOf(text: string, scripted?: Scripted): ScriptFailure {
  try {
    run(text, scripted);
  } catch (error) {
    return error as ScriptFailure;
  }
  throw new Error('nothing was refused');
}

/** A whole match of random play, as JSON actions. */
function recorded({ id = 'tysiac', seed = 'zima', rules, players = 2 }: Scripted): {
  readonly text: string;
  readonly scores: readonly number[];
} {
  const lines: string[] = [];
  const setup = { rules: game(id).configure(rules), seats: players, seed: seedFrom(seed) };
  let scores: readonly number[] = [];
  for (const { happenings, match } of playMatch(game(id), setup, new FastRandom(3))) {
    scores = match.scores;
    for (const happening of happenings)
      if (happening.kind === 'acted')
        lines.push(JSON.stringify({ seat: happening.seat, action: encodeCards(game(id), happening.action) }));
  }
  return { text: lines.join('\n'), scores };
}

describe('a script', () => {
  it('plays for every seat in turn, with comments, short forms and JSON', () => {
    const { told, kibo } = run('# the auction\n110   # by steps\n\n{"type":"pass"}\nmusik 1\n');
    expect(told).toContain('bids 110.');
    expect(told).toContain('passes.');
    expect(told).toMatch(/takes the musik: .* of /);
    expect(kibo.rounds[0].actions.map(({ action }) => action)).toEqual([
      { type: 'bid', value: 110 },
      { type: 'pass' },
      { type: 'chooseMusik', musik: 0 },
    ]);
  });

  it.each([2, 3, 4])('plays a whole recorded game of Tysiąc by %i to the same scores', (players) => {
    const table = { rules: { maxHands: 5 }, players };
    const { text, scores } = recorded(table);
    const { kibo, told } = run(text, table);
    expect(kibo.scores).toEqual(scores);
    expect(kibo.result).not.toBeNull();
    expect(told).toContain('the game');
  });

  it.each([
    ['koikoi', 2],
    ['check', 4],
    ['gostop', 3],
  ])('plays a recorded match of %s, whose dealer acts automatically', (id, players) => {
    const { text, scores } = recorded({ id, players });
    expect(run(text, { id, players }).kibo.scores).toEqual(scores);
  });

  it('reads a bid of 0 as a pass, as on the wire', () => {
    const { kibo } = run('110\n0\nmusik 1');
    expect(kibo.rounds[0].actions[1].action).toEqual({ type: 'pass' });
    // When nothing is left to bid, the choices are a list without a number 0.
    const { kibo: highest } = run('400\n0');
    expect(highest.rounds[0].actions[1].action).toEqual({ type: 'pass' });
  });

  it("takes a king's two looks at once, or refuses both", () => {
    const isLook = (line = ''): boolean => line.includes('"peek"');
    const twoLooks = (lines: readonly string[]): number =>
      lines.findIndex((line, i) => isLook(line) && isLook(lines[i + 1]));
    const table = (number: number): Scripted => ({ id: 'check', players: 4, seed: `kings ${number}` });
    const played = (number: number): readonly string[] => recorded(table(number)).text.split('\n');
    const number = Array.from({ length: 40 }, (_, i) => i).find((each) => twoLooks(played(each)) >= 0) ?? 0;
    const lines = played(number);
    const first = twoLooks(lines);
    const [one, two] = [first, first + 1].map((at) => JSON.parse(lines[at]));
    const pair = (...looks: (typeof one)[]): string => {
      const action = { type: 'resolveSpecialAbility', peek: looks.flatMap((look) => look.action.peek) };
      return [...lines.slice(0, first), JSON.stringify({ seat: one.seat, action })].join('\n');
    };
    const { kibo } = run(pair(one, two), table(number));
    expect(kibo.rounds.at(-1)?.actions.slice(-2)).toMatchObject([{ action: one.action }, { action: two.action }]);
    expect(failureOf(pair(one, one), table(number)).message).toContain('ALREADY_PEEKED');
  });

  it('leaves the match unfinished if the script ends early', () => {
    const { kibo, standing } = run('pass');
    expect(kibo.result).toBeNull();
    expect(standing).toBe('Player 1 0, Player 2 0');
  });

  it('can act for a seat out of order, where several may act', () => {
    const { kibo } = run('2: seen\n0: seen\n', { id: 'check', players: 3 });
    expect(kibo.rounds[0].actions.map(({ seat }) => seat)).toEqual([2, 0]);
  });

  it.each([
    '9: seen',
    '3: resign',
    '{"seat":7,"action":{"type":"confirmPeek"}}',
    '{"seat":1.5,"action":{"type":"resign"}}',
  ])('refuses a seat that does not exist: %s', (text) => {
    const failure = failureOf(`0: seen\n${text}`, { id: 'check', players: 3 });
    expect(failure.message).toMatch(/^line 2: .*: there is no seat [\d.]+$/);
  });

  it.each([
    ['a bid below the last one', '110\n\n115', 3, /ILLEGAL_BID .*"from":120/],
    ['no whole bid', '105.5', 1, /ILLEGAL_BID/],
    ['an enormous bid', '{"type":"bid","value":1e21}', 1, /ILLEGAL_BID/],
    ['a card in the auction', 'K♠', 1, /WRONG_PHASE/],
    ['an action of another seat', '0: pass\n0: pass', 2, /WRONG_TURN|WRONG_PHASE/],
    ['an unknown word', 'pass\nfrobnicate', 2, /frobnicate is not an action here/],
    ['broken JSON', '{"type":', 1, /is not JSON/],
    ['an unknown action', '{"type":"fly"}', 1, /MALFORMED .*"type"/],
    ['anything after the end', 'resign\npass', 2, /the match is already over/],
  ])('names the line of %s', (_, text, line, problem) => {
    const failure = failureOf(text, { players: text.startsWith('0:') ? 3 : 2, seed: 'zima' });
    expect(failure.message).toMatch(problem);
    expect(failure.message).toMatch(new RegExp(`^line ${line}: `));
    expect(failure.line).toBe(line);
  });
});

describe('madang play --script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-script-'));
  const table = { rules: { maxHands: 2 } };
  const args = ['play', 'tysiac', '--players', '2', '--seed', 'zima', '--rules', 'maxHands=2', '--script'];
  const { text, scores } = recorded(table);
  beforeAll(() => {
    writeFileSync(join(folder, 'game.txt'), text);
    writeFileSync(join(folder, 'refused.txt'), `# a bad bid\n${text.split('\n')[0]}\n7\n`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints every step and the scores', async () => {
    const { code, stdout, stderr } = await madang([...args, 'game.txt'], '', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Hand 2.');
    expect(stdout).toMatch(new RegExp(`Player 1 ${scores[0]}, Player 2 ${scores[1]}\\.\\s*$`));
  });

  it('prints JSON, also with input from a pipe', async () => {
    const { stdout } = await madang([...args, '-', '--json'], text, folder);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      game: 'tysiac',
      scores,
      rounds: [{ number: 1 }, { number: 2 }],
    });
  });

  it('fails with the line that was refused, and writes nothing', async () => {
    const { code, stderr } = await madang([...args, 'refused.txt', '--save', 'new.json'], '', folder);
    expect(stderr).toMatch(/^madang: line 3: 7 is refused for Player \d: ILLEGAL_BID [^\n]*\n$/);
    expect(code).toBe(1);
    expect((await madang(['verify', 'new.json'], '', folder)).stderr).toContain('no such file');
    const { stdout } = await madang([...args, 'refused.txt', '--json'], '', folder);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, line: 3 });
  });

  it.each([
    ['without a seed', ['play', 'tysiac', '--script', 'game.txt'], 2, /--script requires --seed/],
    ['with people', [...args, 'game.txt', '--humans', '2'], 2, /cannot be used with option/],
    ['that does not exist', [...args, 'absent.txt'], 1, /cannot read absent\.txt: no such file/],
    ['as JSON without a script', ['play', 'tysiac', '--json'], 2, /--json requires --script/],
  ])('a script %s', async (_, given, exitCode, problem) => {
    const { code, stderr } = await madang(given, '', folder);
    expect(stderr).toMatch(problem);
    expect(code).toBe(exitCode);
  });
});

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type AnyGame, seedFrom } from '@madang/engine';
import { playthrough } from '@madang/engine/testing';
import { compare } from '@madang/lab';
import { randomPlayer } from '@madang/players';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { picture } from '../../../scripts/picture.ts';
import { blocksOf, type Example, examplesIn, PAGES, pageText, ROOT } from './pages.ts';
import { randomScenes } from './play/random-scenes.ts';
import { endOf, type Ran } from './spawn-madang.ts';

const shellScratch = mkdtempSync(join(tmpdir(), 'madang-docs-'));
/** Inside the repository, so that its packages are found; ignored by git. */
const codeScratch = mkdtempSync(join(ROOT, '.docs-'));
afterAll(() => {
  for (const folder of [shellScratch, codeScratch]) rmSync(folder, { recursive: true });
});

function ran(command: string, args: readonly string[], cwd: string): Promise<Ran> {
  const path = [shellScratch, dirname(process.execPath), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
  return endOf(spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

describe('the commands', () => {
  // `npx madang` runs the command of this checkout in any folder.
  const bin = join(ROOT, 'packages/cli/bin/madang.mjs');
  writeFileSync(join(shellScratch, 'npx'), `#!/bin/sh\nshift\nexec node "${bin}" "$@"\n`, { mode: 0o755 });

  const pages = PAGES.map((page) => ({
    page,
    examples: blocksOf(page)
      .filter(({ language, text }) => language === 'sh' && text.includes('npx madang'))
      .flatMap(examplesIn),
  }));
  it.each(pages.filter(({ examples }) => examples.length > 0))(
    'of $page work',
    async ({ page, examples }) => {
      const folder = join(shellScratch, page.replaceAll('/', '-'));
      rmSync(folder, { recursive: true, force: true }); // of a first try
      mkdirSync(folder);
      for (const example of examples) {
        const { code, stdout, stderr } = await ran('sh', ['-c', small(example)], folder);
        expect({ command: example.command, code, stderr }).toEqual({ command: example.command, code: 0, stderr: '' });
        if (example.output !== null) expect(stdout).toBe(example.output);
      }
    },
    240_000,
  );

  it('are found at all', () => {
    expect(pages.flatMap(({ examples }) => examples).length).toBeGreaterThan(10);
  });

  /**
   * Commands without shown output are run with twenty rounds, matches or deals, one generation and one small network, in one
   * thread: each further one takes longer to start than to work.
   */
  function small({ command, output }: Example): string {
    if (output !== null) return command;
    const few = command.replace(/(--(?:evaluation-rounds|rounds|matches|games|pairs)) [\d_]+[kM]?/g, '$1 20');
    const brief = few.replace(/ pipeline \S+/, '$& --generations 1 --seeds 1 --hidden 32 --evaluation-rounds 20');
    return brief.replace(/ (simulate|evaluate|pipeline) \S+/, '$& --workers 1');
  }
});

interface Code {
  readonly page: string;
  readonly file: string;
  /** The output that the page shows. */
  readonly output: string | null;
}

/** A block that begins with a path is a file of the tutorial's game. Every other block is a program. */
function written(page: string): readonly Code[] {
  const blocks = blocksOf(page);
  return blocks.flatMap(({ language, text }, i) => {
    if (language !== 'ts') return [];
    const [, path] = /^\/\/ packages\/engine\/src\/(\S+)\n/.exec(text) ?? [];
    const file = join(codeScratch, path ?? `${page.replaceAll('/', '-')}-${i}.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path ? text.replaceAll("'../kernel/", "'../../packages/engine/src/kernel/") : text);
    const next = blocks[i + 1];
    return [{ page, file, output: next?.language === 'text' ? next.text : null }];
  });
}

const codes = PAGES.flatMap(written);
const tutorial = join(codeScratch, 'highcard');

describe('the code', () => {
  it('has no type error', () => {
    const read = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, ROOT, {}, join(ROOT, 'tsconfig.json'));
    const files = codes.map(({ file }) => file);
    const program = ts.createProgram(files, options);
    const errors = files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    expect(
      errors.map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    ).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(codes.filter(({ file }) => !file.startsWith(tutorial)))('of $page prints what it says', async (code) => {
    const { code: exitCode, stdout, stderr } = await ran(process.execPath, [code.file], codeScratch);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    if (code.output !== null) expect(stdout).toBe(code.output);
  });
});

describe('the game of the tutorial', async () => {
  await import(join(tutorial, 'game.test.ts'));
  const { highcard }: { highcard: AnyGame } = await import(join(tutorial, 'game.ts'));

  it('is shown on the plain screen', () => {
    const [{ scene }] = randomScenes(highcard, 'docs', 'en');
    expect(scene.view).toMatchObject({ hands: [expect.not.arrayContaining(['?']), ['?', '?', '?']] });
  });

  it('can be evaluated', () => {
    const players = [randomPlayer, randomPlayer] as const;
    const table = { game: highcard, rules: highcard.configure(), seats: 2, players, unit: 'match' } as const;
    const all = [...compare({ ...table, deals: 20, seed: 'docs' })];
    expect(all.at(-1)?.deals).toBe(20);
  });

  it('plays as the page shows', async () => {
    const { narrator } = await import(join(tutorial, 'narrator.ts'));
    const setup = { rules: highcard.configure({ total_rounds: 1 }), seats: 2, seed: seedFrom('high') };
    const shown = codes.find(({ file }) => file === join(tutorial, 'playthroughs.test.ts'))?.output;
    expect(playthrough(highcard, setup, narrator)).toBe(shown);
  });
});

describe('the pages', () => {
  it.each(PAGES)('%s leads only to what is there', (page) => {
    const text = pageText(page).replaceAll(/^```.*?^```$/gms, '');
    const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link);
    expect(links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(page, link))).toEqual([]);
  });

  function leadsSomewhere(page: string, link: string): boolean {
    const [path, anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(ROOT, target))) return false;
    if (anchor === undefined) return true;
    const headings = Array.from(pageText(target).matchAll(/^#+ (.*)$/gm), ([, heading]) => heading);
    return headings.some((heading) => anchorOf(heading) === anchor);
  }

  /** As GitHub makes it of a heading. */
  function anchorOf(heading: string): string {
    return heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
  }

  it('show the terminal as it is', async () => {
    await expect(picture()).toMatchFileSnapshot('../../../docs/terminal.svg');
  });
});

describe('NOTICE', () => {
  const notice = pageText('NOTICE');
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/package.json`);
  const manifests = ['package.json', 'bench/package.json', ...packages].filter((path) => existsSync(join(ROOT, path)));

  it.each(manifests)('names what %s depends on, and its licence', (path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(pageText(path));
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@madang/'));
    const missing = names.filter((name) => {
      const { license } = JSON.parse(pageText(`node_modules/${name}/package.json`));
      return !notice.split('\n').some((line) => line.trim().startsWith(`${name} `) && line.includes(license));
    });
    expect(missing).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GAMES } from '@madang/engine';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { gameListProblems } from './game-list-problems.ts';

const root = mkdtempSync(join(tmpdir(), 'madang-game-lists-'));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(join(root, 'packages'), { recursive: true });
});

function problemsIn(path: string, text: string): readonly string[] {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return gameListProblems(root, ['whist', 'check']);
}

it.each([
  ['an id as a literal', "f(game.id === 'whist');", "'whist' is the id of a game"],
  ['an id as a template', 'f(`check`);', "'check' is the id of a game"],
  ['an id as a type', "type Taught = 'whist' | 'other';", "'whist' is the id of a game"],
  ['an id as a key', 'const felts = { whist: 1 };', 'the key whist is the id of a game'],
  ['an id as a key of a type', 'interface Felts { check: string }', 'the key check is the id of a game'],
  ['an import of its folder', "import { draw } from './whist/draw.ts';", 'imports ./whist/draw.ts'],
  ['an import of its file', "export * from './whist.ts';", 'imports ./whist.ts'],
  ['an import from the engine', "import type { Rules } from '@madang/engine/whist';", 'imports @madang/engine/whist'],
  ['an import when it runs', "await import('./whist/board.ts');", 'imports ./whist/board.ts'],
  ['an import of a type', "type W = import('./whist/words.ts').Words;", 'imports ./whist/words.ts'],
  ['a worker', "new URL('./whist/worker.ts', import.meta.url);", 'imports ./whist/worker.ts'],
])('finds %s', (_, text, problem) => {
  expect(problemsIn('packages/lab/src/other/file.ts', `\n${text}`)).toEqual([
    `packages/lab/src/other/file.ts:2: ${problem}`,
  ]);
});

it('finds an id in JSX', () => {
  const problems = problemsIn('packages/web/src/app/Page.tsx', 'const page = <Table game="whist" />;');
  expect(problems).toEqual(["packages/web/src/app/Page.tsx:1: 'whist' is the id of a game"]);
});

it.each([
  'packages/lab/src/games.ts',
  'packages/web/src/games/list.ts',
  'packages/cli/src/play/whist/draw.ts',
  'packages/lab/src/simulate.test.ts',
  'packages/engine/src/kernel/kibo.test-d.ts',
  'packages/server/src/store/store.contract.ts',
  'packages/server/src/testing/api.ts',
  'packages/web/e2e/play.ts',
])('accepts a game in %s', (path) => {
  expect(problemsIn(path, "import './whist/a.ts'; f('check');")).toEqual([]);
});

it.each([
  ['a longer text', "print('check the seed of a game of whist');"],
  ['a name', 'function check(whist: number): number { return whist; }'],
  ['a comment', "// 'whist'"],
  ['a module of somebody else', "import check from 'check/whist';"],
])('accepts %s', (_, text) => {
  expect(problemsIn('packages/lab/src/file.ts', text)).toEqual([]);
});

it('sees the files of this repository', () => {
  const games = GAMES.map(({ id }) => id);
  // If nothing were read, an unknown id would give no problem either: a word that stands in the source must be found.
  expect(gameListProblems('.', ['node:fs']).length).toBe(0);
  expect(gameListProblems('.', ['compact']).some((problem) => problem.startsWith('packages/lab/src/log/log.ts'))).toBe(
    true,
  );
  expect(gameListProblems('.', games).filter((problem) => /^packages\/(lab|cli)\//.test(problem))).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { typeProblems } from './type-problems.ts';

function projectOf(files: Readonly<Record<string, string>>): { readonly folder: string; readonly project: string } {
  const folder = mkdtempSync(join(tmpdir(), 'madang-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = { strict: true, noEmit: true, types: [], lib: ['es2025'] };
  writeFileSync(project, JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, project };
}

const WRONG = "export const wrong: number = 'text';\n";

it('a type error is found in the files that are checked, and in no other', () => {
  const { folder, project } = projectOf({ 'one.ts': WRONG, 'two.ts': WRONG });
  const one = relative('.', join(folder, 'one.ts'));
  const { files, problems } = typeProblems({ project, isChecked: (path) => path === one });
  expect(files).toBe(1);
  expect(problems).toEqual([expect.stringContaining('one.ts(1,14): error TS2322')]);
});

it('a type error is found again with the cache of the last run, and no more when it is repaired', () => {
  const { folder, project } = projectOf({ 'one.ts': WRONG });
  const part = { project, isChecked: (path: string) => path.endsWith('one.ts'), cache: join(folder, 'cache') };
  for (let run = 0; run < 2; run++) expect(typeProblems(part).problems).toHaveLength(1);
  writeFileSync(join(folder, 'one.ts'), 'export const right = 1;\n');
  expect(typeProblems(part).problems).toEqual([]);
});

it('a lookup that may be out of range is found where the option is set', () => {
  const { project } = projectOf({ 'one.ts': 'export const first = (list: string[]): string => list[0];\n' });
  const part = { project, isChecked: (path: string) => path.endsWith('one.ts') };
  expect(typeProblems(part).problems).toEqual([]);
  expect(typeProblems({ ...part, options: { noUncheckedIndexedAccess: true } }).problems).toHaveLength(1);
});

it('with the cache, an error comes and goes with a change in another file', () => {
  const [text, number] = ["export const value: string = '';\n", 'export const value: number = 1;\n'];
  const user = "import { value } from './one.js';\nexport const used: string = value;\n";
  const { folder, project } = projectOf({ 'one.ts': text, 'two.ts': user });
  const part = { project, isChecked: (path: string) => path.endsWith('two.ts'), cache: join(folder, 'cache') };
  expect(typeProblems(part).problems).toEqual([]);
  writeFileSync(join(folder, 'one.ts'), number);
  expect(typeProblems(part).problems).toHaveLength(1);
  writeFileSync(join(folder, 'one.ts'), text);
  expect(typeProblems(part).problems).toEqual([]);
});

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

// docs/architecture.md#packages against the package.json files and the imports.
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Packages by their names in the diagram, and their folders. */
const FOLDERS = new Map([
  ...readdirSync(join(ROOT, 'packages')).map((name) => [name, `packages/${name}`] as const),
  ['bench', 'bench'] as const,
]);
const [, diagram = ''] = /^## Packages\n.*?^```mermaid\n(.*?)^```$/ms.exec(read('docs/architecture.md')) ?? [];
const arrows = Array.from(diagram.matchAll(/^ *(\w+) --> (\w+)$/gm), ([, from = '', to = '']) => ({ from, to }));

/** What a package.json names, and what is imported by a relative path into another package's folder. */
function dependenciesOf(name: string): ReadonlySet<string> {
  const folder = FOLDERS.get(name) ?? name;
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`));
  const named = Object.keys(dependencies).flatMap((each) => (each.startsWith('@madang/') ? [each.slice(8)] : []));
  const files = globSync(`${folder}/**/*.ts`, { cwd: ROOT }).filter(
    (file) => !/node_modules|\.test\.ts$|e2e/.test(file),
  );
  const relative = files.flatMap((file) =>
    Array.from(read(file).matchAll(/from '(?:\.\.\/)+packages\/(\w+)\//g), ([, other = '']) => other),
  );
  return new Set([...named, ...relative]);
}

function reachable(from: string): ReadonlySet<string> {
  const next = arrows.filter((arrow) => arrow.from === from).map(({ to }) => to);
  return new Set(next.flatMap((to) => [to, ...reachable(to)]));
}

it('the diagram shows every package', () => {
  for (const name of FOLDERS.keys()) expect(diagram).toMatch(new RegExp(`^ *${name}\\["`, 'm'));
  expect(existsSync(join(ROOT, 'clients/python'))).toBe(diagram.includes('clients/python'));
});

it.each([...FOLDERS.keys()])('every arrow from %s is a dependency of it', (name) => {
  const dependencies = dependenciesOf(name);
  const drawn = arrows.filter(({ from }) => from === name).map(({ to }) => to);
  expect(drawn.filter((to) => !dependencies.has(to))).toEqual([]);
});

it.each([...FOLDERS.keys()])('the arrows lead from %s to every dependency of it', (name) => {
  const led = reachable(name);
  expect([...dependenciesOf(name)].filter((to) => !led.has(to))).toEqual([]);
});

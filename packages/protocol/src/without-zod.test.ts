import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a module needs when it runs: imports and exports of types are erased. */
const NEEDED = /^(?:import|export) (?!type )(?:[\s\S]*?) from '([^']+)';$/gm;

function packagesOf(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const needed = [...readFileSync(file, 'utf8').matchAll(NEEDED)].map(([, name]) => name);
  return needed.flatMap((name) => (name.startsWith('.') ? packagesOf(new URL(name, file), seen) : [name]));
}

it.each(['./index.ts', './koikoi/index.ts', './check/index.ts'])('%s needs no package when it runs', (entry) => {
  expect(packagesOf(new URL(entry, import.meta.url))).toEqual([]);
});

it('the schemas need zod', () => {
  expect(packagesOf(new URL('./schemas.ts', import.meta.url))).toContain('zod');
});

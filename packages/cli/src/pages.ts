import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A fenced block of a page. */
export interface Block {
  readonly language: string;
  readonly text: string;
}

/** A command of a page, with its output where the page shows it. */
export interface Example {
  readonly command: string;
  readonly output: string | null;
}

/** For tests: the written pages of the repository, from its root. */
export const PAGES: readonly string[] = [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .sort(),
  ...['engine', 'narrators', 'players'].map((name) => `packages/${name}/README.md`),
];

export function pageText(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8');
}

export function blocksOf(page: string): readonly Block[] {
  return Array.from(pageText(page).matchAll(/^```(\w*)\n(.*?)^```$/gms), ([, language, text]) => ({ language, text }));
}

/** What a block of shell tells the reader to type: the lines after `$`, with what follows as output; without any `$`, all lines. */
export function examplesIn({ text }: Block): readonly Example[] {
  if (!/^\$ /m.test(text))
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ command: line, output: null }]));
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command, ...output] = part.split('\n');
      return { command, output: output.join('\n') };
    });
}

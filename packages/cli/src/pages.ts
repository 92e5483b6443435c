import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A fenced block of a page. */
interface Block {
  readonly language: string;
  readonly text: string;
}

/** A command of a page, with its output if the page shows it. */
export interface Example {
  readonly command: string;
  readonly output: string | null;
}

/** For tests: the Markdown pages of the repository, as paths from its root. */
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
  return Array.from(pageText(page).matchAll(/^```(\w*)\n(.*?)^```$/gms), ([, language = '', text = '']) => ({
    language,
    text,
  }));
}

/** The commands of a shell block: lines after `$`, each followed by its output. Without any `$`, every line is a command. */
export function examplesIn({ text }: Block): readonly Example[] {
  if (!/^\$ /m.test(text))
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ command: line, output: null }]));
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.split('\n');
      return { command, output: output.join('\n') };
    });
}

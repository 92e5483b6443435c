import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('RESULTS.md', import.meta.url));

/** How each part begins, in their order. */
const HEADINGS = {
  engine: '# Benchmark results\n',
  laboratory: '## The laboratory\n',
  learner: '## The learner\n',
  server: '## The server\n',
  nodes: '## Several nodes\n',
  wire: '## The wire\n',
  attacks: '## The server under attack\n',
  queue: '## Several machines\n',
} as const;
type Part = keyof typeof HEADINGS;

/** Writes one part of RESULTS.md and leaves the others as they were. */
export function writeSection(part: Part, text: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, withSection(before, part, text));
}

/** The rows of a part whose first cell is none of these, as RESULTS.md has them. */
export function otherRows(part: Part, cells: readonly string[]): readonly string[] {
  const text = existsSync(FILE) ? partOf(readFileSync(FILE, 'utf8'), part) : '';
  const [, ...rows] = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.filter((row) => !cells.some((cell) => row.startsWith(`| ${cell} |`)));
}

export function withSection(before: string, part: Part, text: string): string {
  const names = Object.keys(HEADINGS) as readonly Part[];
  const texts = names.map((name) => (name === part ? text : partOf(before, name)));
  return `${texts
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join('\n\n')}\n`;
}

/** From its heading to the next known heading; empty when the part is missing. */
function partOf(whole: string, part: Part): string {
  const starts = Object.values(HEADINGS).map((heading) => `\n${whole}`.indexOf(`\n${heading}`));
  const start = `\n${whole}`.indexOf(`\n${HEADINGS[part]}`);
  if (start < 0) return '';
  const ends = starts.filter((other) => other > start);
  return whole.slice(start, ends.length > 0 ? Math.min(...ends) : undefined);
}

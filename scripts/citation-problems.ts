import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const EXTENSIONS = new Set(['.ts', '.tsx', '.mjs', '.js', '.py', '.css', '.html', '.c', '.md', '.json', '.yaml']);
/** Installed, generated, or wrong on purpose. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'fixtures', 'package-lock.json']);

/** Documents that readers of the repository do not have. */
const OUTSIDE: readonly RegExp[] = [
  /\brulings?\/[\w.-]*/gi,
  /\brulings? \d+/gi,
  /\(ruling\)/gi,
  /\bseeds? 00\d/gi,
  /\/shared\/[\w./-]*/g,
  /\b(?:DESIGN|STYLE)\.md/gi,
];

/** A path under docs, from the root of the repository, with an anchor or the numbers of decisions: `14, 16 to 18`. */
const CITATION =
  /(?<![\w-]|[\w-]\/)(docs\/[\w./-]*[\w/])(#[\p{L}\p{N}_-]+)?((?:(?: |, | and | to |–)\d+\b)*)(, [A-Z])?/gu;

/** The citations of a repository that lead nowhere, and its mentions of documents outside it. */
export function citationProblems(root: string): readonly string[] {
  const pages = new Pages(root);
  const problems = filesOf(root, '').flatMap((path) => {
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    return lines.flatMap((line, i) => problemsOf(line, pages).map((problem) => `${path}:${i + 1}: ${problem}`));
  });
  return [...problems, ...pages.problems()];
}

function filesOf(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return filesOf(root, path);
    return EXTENSIONS.has(extname(entry.name)) ? [path] : [];
  });
}

function problemsOf(line: string, pages: Pages): readonly string[] {
  const outside = OUTSIDE.flatMap((pattern) => Array.from(line.matchAll(pattern), ([text]) => text));
  return [
    ...outside.map((text) => `"${text}" is not in the repository`),
    ...Array.from(line.matchAll(CITATION), (citation) => problemsOfCitation(citation, pages)).flat(),
  ];
}

function problemsOfCitation([, path, anchor, numbers, heading]: RegExpMatchArray, pages: Pages): readonly string[] {
  if (path === undefined || numbers === undefined) throw new Error('these groups of a citation always match');
  if (!pages.exists(path)) return [`${path} does not exist`];
  if (!path.endsWith('.md')) return [];
  if (anchor !== undefined) return pages.hasAnchor(path, anchor.slice(1)) ? [] : [`${path} has no heading ${anchor}`];
  const cited = numbers.match(/\d+/g) ?? [];
  if (cited.length === 0 && heading !== undefined) return [`${path}: cite a heading by its anchor`];
  return cited
    .filter((number) => !pages.hasDecision(path, number))
    .map((number) => `${path} has no decision ${number}`);
}

/** The pages that are cited, each read once. */
class Pages {
  private readonly root: string;
  private readonly texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  exists(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  hasAnchor(path: string, anchor: string): boolean {
    const headings = Array.from(this.text(path).matchAll(/(?<=^#+ ).*$/gm), ([heading]) => heading);
    return headings.some((heading) => anchorOf(heading) === anchor);
  }

  hasDecision(path: string, number: string): boolean {
    return this.decisions(path).includes(number);
  }

  /** Numbers are stable, so a page counts its decisions from 1 without a gap. */
  problems(): readonly string[] {
    return [...this.texts.keys()].flatMap((path) => {
      const wrong = this.decisions(path).findIndex((number, i) => number !== String(i + 1));
      return wrong < 0 ? [] : [`${path}: decision ${wrong + 1} is missing or not in its place`];
    });
  }

  private decisions(path: string): readonly string[] {
    const [, section = ''] = this.text(path).split(/^## Decisions$/m);
    const decisions = section.replace(/^#.*/ms, '');
    return Array.from(decisions.matchAll(/^\d+(?=\. )/gm), ([number]) => number);
  }

  private text(path: string): string {
    const known = this.texts.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.root, path), 'utf8');
    this.texts.set(path, text);
    return text;
  }
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

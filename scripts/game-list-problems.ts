import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Each package's list of games: the only files outside of a game's folders that may name the game. */
const LISTS: readonly RegExp[] = [
  /^packages\/[^/]+\/src\/games\.ts$/,
  /^packages\/narrators\/src\/index\.ts$/,
  /^packages\/server\/src\/protocol\/games\.ts$/,
  /^packages\/web\/src\/games\/list\.ts$/,
];

/** Tests and what only tests use. */
const TESTS: readonly RegExp[] = [/\.(test|test-d|contract)\.tsx?$/, /\/(testing|fixtures)\//];

/** Literals that are equal to a game's id and mean something else, as `file: literal`. Each needs a reason. */
const ALLOWED: ReadonlySet<string> = new Set<string>([]);

/** The places in the source of a repository's packages that name a game outside of its folders and the lists. */
export function gameListProblems(root: string, games: readonly string[]): readonly string[] {
  const ids = new Set(games);
  return sourcesOf(root, 'packages')
    .filter((path) => /^packages\/[^/]+\/src\//.test(path) && /\.(tsx?|m?js)$/.test(path))
    .filter((path) => ![...LISTS, ...TESTS].some((pattern) => pattern.test(path)) && !isInFolderOf(ids, path))
    .flatMap((path) => problemsOf(path, readFileSync(join(root, path), 'utf8'), ids));
}

function sourcesOf(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, two) => (one.name < two.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.name === 'node_modules' || entry.name === 'dist') return [];
      return entry.isDirectory() ? sourcesOf(root, path) : [path];
    });
}

/** Whether a folder of the path, or of an import, has the name of a game. */
function isInFolderOf(ids: ReadonlySet<string>, path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((folder) => ids.has(folder));
}

function problemsOf(path: string, text: string, ids: ReadonlySet<string>): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const problems: string[] = [];
  const report = (node: ts.Node, literal: string, problem: string): void => {
    if (ALLOWED.has(`${path}: ${literal}`)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    problems.push(`${path}:${line + 1}: ${problem}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const { text: literal } = node;
      if (isModule(node)) {
        if (importsGame(ids, literal)) report(node, literal, `imports ${literal}`);
      } else if (ids.has(literal)) report(node, literal, `'${literal}' is the id of a game`);
    } else if (isProperty(node) && ts.isIdentifier(node.name) && ids.has(node.name.text))
      report(node, node.name.text, `the key ${node.name.text} is the id of a game`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

function isProperty(node: ts.Node): node is ts.PropertyAssignment | ts.PropertySignature {
  return ts.isPropertyAssignment(node) || ts.isPropertySignature(node);
}

/** Whether the literal names a module: in an import, an export, `import()`, an import type, or `new URL(…, import.meta.url)`. */
function isModule(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent))
    return true;
  if (ts.isCallExpression(parent)) return parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent);
  return ts.isNewExpression(parent) && parent.expression.getText() === 'URL';
}

/** `./koikoi/draw.ts`, `@madang/engine/koikoi`, `./koikoi.ts`. */
function importsGame(ids: ReadonlySet<string>, specifier: string): boolean {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@madang/');
  return isOwn && specifier.split('/').some((part) => ids.has(part.replace(/\.\w+$/, '')));
}

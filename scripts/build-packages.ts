import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** What is read of a package.json. Inside the repository `exports` lead to TypeScript, which Node runs as it is. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** `build` makes the files of entry points that are not TypeScript, in dist. */
  readonly scripts?: Readonly<Record<string, string>>;
}

/** There npm is a command file, which needs a shell. */
export const isWindows = process.platform === 'win32';

/** Fields that make sense inside the repository only. */
const REPOSITORY_ONLY = ['devDependencies', 'scripts', 'files'];
/** Entry points for tests: they import vitest and fast-check, which are not installed with the package. */
const TEST_ENTRY_POINTS = ['./testing'];

/** The end of an entry point that is every file of a folder. */
const ANY_FILE = '/*';

/** The folders under packages/ that can be published. */
export function publishable(root: string): readonly string[] {
  return readdirSync(join(root, 'packages')).filter((name) => {
    const file = join(root, 'packages', name, 'package.json');
    return existsSync(file) && readManifest(file).private !== true;
  });
}

/** Writes packages as they are published: compiled JavaScript and types in dist/, a package.json that leads there, texts. */
export function buildPackages(root: string, target: string, names: readonly string[] = publishable(root)): void {
  compile(root, target, names);
  for (const name of names) {
    const [source, folder] = [join(root, 'packages', name), join(target, name)];
    copyBuilt(source, folder);
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    for (const text of ['README.md', 'NOTICE'])
      if (existsSync(join(source, text))) copyFileSync(join(source, text), join(folder, text));
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(source), null, 2)}\n`);
  }
}

/** Every package depends on exactly the version of the others that it was released with. */
function publishedManifest(source: string): object {
  const { exports, dependencies, ...rest } = readManifest(join(source, 'package.json'));
  const kept = Object.entries(rest).filter(([field]) => !REPOSITORY_ONLY.includes(field));
  const versions = Object.entries(dependencies ?? {}).map(([name, range]) => [
    name,
    name.startsWith('@madang/') ? rest.version : range,
  ]);
  return {
    ...Object.fromEntries(kept),
    engines: { node: '>=22' },
    files: ['dist', 'NOTICE', ...foldersIn(exports)],
    exports: Object.fromEntries(
      entryPoints(exports).map(([path, file]) => {
        const compiled = file.replace('./src/', './dist/');
        if (!isSource(file)) return [path, compiled];
        const built = compiled.replace(/\.ts$/, '');
        return [path, { types: `${built}.d.ts`, default: `${built}.js` }];
      }),
    ),
    ...(versions.length > 0 ? { dependencies: Object.fromEntries(versions) } : {}),
  };
}

function entryPoints(exports: Manifest['exports'] = {}): readonly (readonly [string, string])[] {
  return Object.entries(exports).filter(([path]) => !TEST_ENTRY_POINTS.includes(path));
}

/** One program for all packages; only files that an entry point reaches are compiled, so no test is among them. */
function compile(root: string, target: string, names: readonly string[]): void {
  const entries = names.flatMap((name) => {
    const { exports } = readManifest(join(root, 'packages', name, 'package.json'));
    const sources = entryPoints(exports).filter(([, file]) => isSource(file));
    return sources.map(([, file]) => join(root, 'packages', name, file));
  });
  const program = ts.createProgram(entries, emitOptions(root));
  const packages = join(root, 'packages');
  const write = (file: string, text: string): void => {
    const [name = '', ...rest] = relative(packages, file).split(sep);
    if (!names.includes(name)) return;
    const out = join(target, name, 'dist', ...rest.slice(1));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, file.endsWith('.d.ts') ? withJsSpecifiers(text) : text);
  };
  const { diagnostics } = program.emit(undefined, write);
  // The compiler leaves out JSON where sources and output have the same folder.
  for (const { fileName, text } of program.getSourceFiles()) if (fileName.endsWith('.json')) write(fileName, text);
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) throw new Error(problems.map((problem) => wordsOf(problem)).join('\n'));
}

function emitOptions(root: string): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root, {}, file);
  return {
    ...options,
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    declaration: true,
    rootDir: join(root, 'packages'),
    outDir: join(root, 'packages'),
  };
}

/** The compiler rewrites relative imports in JavaScript, but not in declarations. */
function withJsSpecifiers(declarations: string): string {
  return declarations.replaceAll(/(\b(?:from|import)\s*\(?\s*['"]\.[^'"]*)\.ts(?=['"])/g, '$1.js');
}

function wordsOf({ file, messageText }: ts.Diagnostic): string {
  return `${file?.fileName ?? 'packages'}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** Entry points that a package builds by itself, such as WebAssembly. */
function copyBuilt(source: string, folder: string): void {
  const { exports, scripts } = readManifest(join(source, 'package.json'));
  const built = entryPoints(exports).filter(([, file]) => !isSource(file));
  if (built.length === 0) return;
  if (scripts?.build !== undefined)
    execFileSync('npm', ['run', 'build', '--silent'], { cwd: source, shell: isWindows });
  for (const name of foldersIn(exports)) cpSync(join(source, name), join(folder, name), { recursive: true });
  for (const [, file] of built) {
    if (file.endsWith(ANY_FILE)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(source, file), join(folder, file));
  }
}

/** The folders whose files are all entry points. Those of src are compiled. */
function foldersIn(exports: Manifest['exports']): readonly string[] {
  const all = entryPoints(exports).filter(([, file]) => file.endsWith(ANY_FILE) && !file.startsWith('./src/'));
  return all.map(([, file]) => file.slice('./'.length, -ANY_FILE.length));
}

function isSource(file: string): boolean {
  return file.endsWith('.ts');
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

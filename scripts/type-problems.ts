import { relative } from 'node:path';
import ts from 'typescript';

/** A project that is compiled for some of its files. */
interface PartOfProject {
  /** A tsconfig.json. */
  readonly project: string;
  readonly options?: ts.CompilerOptions;
  /** Whether the problems of a file count, by its path in the repository. The compiler does not check the others. */
  isChecked(path: string): boolean;
  /** A file in which the compiler remembers what it has found, so that it checks only what has changed. */
  readonly cache?: string | undefined;
}

interface TypeProblems {
  /** How many files were checked. */
  readonly files: number;
  /** The compiler's messages. */
  readonly problems: readonly string[];
}

export function typeProblems({ project, options = {}, isChecked, cache }: PartOfProject): TypeProblems {
  const caching = cache === undefined ? {} : { incremental: true, tsBuildInfoFile: cache };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const config = ts.getParsedCommandLineOfConfigFile(project, { ...options, ...caching }, host);
  if (!config) throw new Error(`cannot read ${project}`);
  const program = ts.createIncrementalProgram({ rootNames: config.fileNames, options: config.options });
  const isPart = ({ fileName }: ts.SourceFile): boolean => isChecked(relative('.', fileName));
  const files = program.getSourceFiles().filter(isPart);
  // Without this, a file that has not changed keeps its problems of the last run, though they came from a file that has.
  while (program.getSemanticDiagnosticsOfNextAffectedFile(undefined, (file) => !isPart(file)));
  const found = [
    ...config.errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ];
  program.emit(); // writes the cache and nothing else: the projects have `noEmit`
  return { files: files.length, problems: found.map(messageOf) };
}

/** Prints the problems; the process fails when there are any, or when no file was checked. */
export function reportTypeProblems(part: PartOfProject): void {
  const { files, problems } = typeProblems(part);
  for (const problem of problems) console.error(problem.trimEnd());
  console.log(`${problems.length} problems in ${files} files`);
  process.exitCode = problems.length > 0 || files === 0 ? 1 : 0;
}

function messageOf(problem: ts.Diagnostic): string {
  return ts.formatDiagnostic(problem, {
    getCurrentDirectory: () => '.',
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}

function fail(problem: ts.Diagnostic): never {
  throw new Error(messageOf(problem));
}

import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

export type Failure = { readonly test: string; readonly errors: readonly string[] };

/** What a run of the tests came to. `retried`: tests that failed, and passed when they were run again. */
export type Summary = {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly retried: readonly Failure[];
};

/** The environment variable that names the file into which the reporter writes. */
export const SUMMARY_FILE = 'MADANG_TEST_SUMMARY';

/** A reporter of vitest that writes a `Summary` as JSON, so that `npm test` can end with everything that failed. */
export default class TestSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[SUMMARY_FILE];
    if (file) writeFileSync(file, JSON.stringify(summaryOf(modules, unhandled)));
  }
}

function summaryOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Summary {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...tests.filter((test) => test.result().state === 'failed').map(failureOf),
      ...modules.flatMap(failuresOfHooks),
      ...(unhandled.length > 0 ? [failure('outside of the tests', unhandled)] : []),
    ],
    retried: tests.filter((test) => test.diagnostic()?.flaky).map(failureOf),
  };
}

function failureOf(test: TestCase): Failure {
  return failure(`${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors ?? []);
}

/** What failed when a file was loaded, or in a hook of a file or `describe`. */
function failuresOfHooks(module: TestModule): readonly Failure[] {
  const suites = [...module.children.allSuites()];
  const all = [
    failure(module.relativeModuleId, module.errors()),
    ...suites.map((suite) => failure(`${module.relativeModuleId} > ${suite.fullName}`, suite.errors())),
  ];
  return all.filter(({ errors }) => errors.length > 0);
}

function failure(test: string, errors: readonly SerializedError[]): Failure {
  return { test, errors: errors.map(wordsOf) };
}

/** The most lines of a difference. */
const MOST_LINES = 30;

function wordsOf({ message, stack, diff }: SerializedError): string {
  const difference = typeof diff === 'string' ? stripVTControlCharacters(diff).split('\n').slice(0, MOST_LINES) : [];
  return [stack ? ownLines(stack) : message, ...difference].join('\n');
}

function ownLines(stack: string): string {
  const lines = stack.split('\n').filter((line) => !/^ +at .*(node_modules|Promise|node:)/.test(line));
  return lines.join('\n');
}

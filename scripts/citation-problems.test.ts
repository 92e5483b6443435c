import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { citationProblems } from './citation-problems.ts';

/** A small repository: `good.py` has citations of every form, `bad.py` a mistake in each line but the last. */
const FIXTURE = fileURLToPath(new URL('fixtures/citations', import.meta.url));

it('finds what leads nowhere, what is not in the repository, and a gap in the decisions of a cited page', () => {
  const expected = readFileSync(`${FIXTURE}/problems.txt`, 'utf8').trimEnd().split('\n');
  expect(citationProblems(FIXTURE)).toEqual(expected);
});

it('finds nothing wrong with decisions, pages, headings and folders that exist', () => {
  const problems = citationProblems(FIXTURE);
  expect(problems.filter((problem) => problem.includes('good.py'))).toEqual([]);
});

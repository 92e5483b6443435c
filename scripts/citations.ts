// Checks that everything that comments and pages cite is in the repository.
import { citationProblems } from './citation-problems.ts';

const problems = citationProblems('.');
for (const problem of problems) console.error(problem);
console.log(`citations: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

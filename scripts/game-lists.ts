// Checks that source code names a game only in the game's own folders and in each package's list of games.
import { GAMES } from '@madang/engine';
import { gameListProblems } from './game-list-problems.ts';

const problems = gameListProblems(
  '.',
  GAMES.map(({ id }) => id),
);
for (const problem of problems) console.error(problem);
console.log(`game lists: ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

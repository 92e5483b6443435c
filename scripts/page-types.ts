// node scripts/page-types.ts [CACHE]: the types of the page. What it imports of other packages is checked with them.
import { reportTypeProblems } from './type-problems.ts';

const [cache] = process.argv.slice(2);
reportTypeProblems({
  project: 'packages/web/tsconfig.json',
  isChecked: (path) => path.startsWith('packages/web/') || path.startsWith('scripts/'),
  cache,
});

import { expect, it } from 'vitest';
import { benchLearner } from './learner.ts';

it('the learner has a row for each net, with the kernels and the plain network', async () => {
  const rows: string[] = [];
  const text = await benchLearner({ samples: 1, milliseconds: 1, tell: (row) => rows.push(row) });
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(text).toMatch(new RegExp(`^\\| ${row} \\| [\\d,]+ \\| [\\d,]+ \\| [\\d.]+ \\(`, 'm'));
  expect(text).toContain('≥ 12');
});

import { readFileSync } from 'node:fs';
import type { LevelResults } from '@madang/lab';
import { LEVELS } from '@madang/players';
import { expect, it } from 'vitest';
import { levelRatingsFiles } from './level-ratings.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the ratings of the levels follow from the matches of docs/players.json', () => {
  const { contests, ...results }: LevelResults = JSON.parse(read('docs/players.json'));
  const ofGame = contests.filter(({ name }) => name.startsWith('koikoi/seed/2/rated/'));
  const [, , line = ''] =
    levelRatingsFiles({ ...results, contests: ofGame })
      .get('koikoi')
      ?.split('\n') ?? [];
  const { levels } = JSON.parse(line);
  expect(read('packages/players/src/level-ratings/koikoi.json')).toContain(line);
  expect(levels.map(({ level }: { readonly level: string }) => level).toSorted()).toEqual([...LEVELS].toSorted());
});

import { koikoi } from '@madang/engine/koikoi';
import { describe } from 'vitest';
import { describePlayer } from '../describe-player.ts';
import { randomPlayer } from '../player.ts';
import { greedy } from './greedy.ts';

describe('players of Koi-Koi', () => {
  describePlayer(randomPlayer, { game: koikoi });
  for (const rules of Object.values(koikoi.rulesets)) describePlayer(greedy, { game: koikoi, rules });
});

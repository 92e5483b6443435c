import { check } from '@madang/engine/check';
import { levelsOf } from '@madang/players';
import { expect, it, vi } from 'vitest';
import { seatingOf } from './seating.ts';

vi.mock('@madang/players', async (load) => {
  const players = await load<typeof import('@madang/players')>();
  const levelsAt: typeof players.levelsAt = (game, { seats }) =>
    levelsOf(game).filter((level) => seats !== 3 || level !== 'strong');
  return { ...players, levelsAt };
});

it('a level that a table lacks is refused, with the levels that it has', async () => {
  const seating = (players: string) => seatingOf(check, check.configure(), { players, level: 'strong', lang: 'en' });
  await expect(seating('3')).rejects.toThrow(/beginner or easy or medium or master or model:FILE, not "strong"/);
  expect((await seating('2')).levels).toEqual([null, 'strong']);
});

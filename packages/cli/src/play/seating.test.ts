import { check } from '@madang/engine/check';
import { check as players } from '@madang/players/check';
import { expect, it, onTestFinished } from 'vitest';
import { seatingOf } from './seating.ts';

it('a level that a table lacks is refused, with the levels that it has', async () => {
  const { levelGaps } = players;
  Object.assign(players, { levelGaps: [{ levels: ['strong'], seats: [3] }] });
  onTestFinished(() => void Object.assign(players, { levelGaps }));
  const seating = (players: string) => seatingOf(check, check.configure(), { players, level: 'strong', lang: 'en' });
  await expect(seating('3')).rejects.toThrow(/beginner or easy or medium or master or model:FILE, not "strong"/);
  expect((await seating('2')).levels).toEqual([null, 'strong']);
});

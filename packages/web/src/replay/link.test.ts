import { type AnyGame, FastRandom, GAMES, KiboWriter, playMatch, seedFrom } from '@madang/engine';
import { expect, it } from 'vitest';
import { fromFragment, toFragment } from './link.ts';

function record(game: AnyGame) {
  const seats = game.seats[0];
  const match = playMatch(game, { rules: game.configure(), seats, seed: seedFrom('link') }, new FastRandom(3));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `N${seat}`, kind: 'human' as const }));
  const { value: started, done } = match.next();
  if (done) throw new Error('no deal');
  const writer = new KiboWriter(started, sitters);
  for (let turns = 0; turns < 300; turns++) {
    const { value, done: isOver } = match.next();
    if (isOver) break;
    writer.add(value);
  }
  return writer.kibo();
}

it.each(GAMES.map((game) => ({ id: game.id, game })))(
  'a record of $id fits into an address and comes out of it',
  async ({ game }) => {
    const kibo = record(game);
    const fragment = await toFragment(kibo);
    expect(fragment).toMatch(/^[\w-]+$/);
    expect(fragment.length).toBeLessThan(4000);
    expect(await fromFragment(fragment)).toEqual(kibo);
  },
);

it('what is no record gives none', async () => {
  for (const rubbish of ['', 'x', '%%%', 'AAAA', 'a'.repeat(5000)]) expect(await fromFragment(rubbish)).toBeNull();
});

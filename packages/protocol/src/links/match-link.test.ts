import { type AnyGame, FastRandom, findGame, GAMES, KiboWriter, playMatch, seedFrom, verify } from '@madang/engine';
import { expect, it } from 'vitest';
import { fromFragment, toFragment } from './match-link.ts';

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

it('an invalid link gives no record', async () => {
  for (const rubbish of ['', 'x', '%%%', 'AAAA', 'a'.repeat(5000)]) expect(await fromFragment(rubbish)).toBeNull();
});

it('a link from before rule revisions uses the first revision', async () => {
  const game = findGame('gostop');
  if (!game) throw new Error('there is no gostop');
  const kibo = record(game);
  const { revision: _, ...rules } = kibo.rules;
  const old = await fromFragment(await toFragment({ ...kibo, rules }));
  expect(old?.rules).toEqual({ ...rules, revision: 1 });
  expect(old && verify(game, old).rounds).toBe(kibo.rounds.length);
});

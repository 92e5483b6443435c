import { FastRandom, findGame, Match, seedFrom } from '@madang/engine';
import { Phase, type Round } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { Histories } from './histories.ts';
import { playerOf } from './levels.ts';

describe('the history of a seat', () => {
  it('tells positions only from where cards last moved out of its sight', () => {
    const game = findGame('tysiac');
    const easy = game && playerOf(game, 'easy');
    if (!game || !easy) throw new Error('no easy player of Tysiąc');
    const histories = new Histories(game, 2);
    let turned = Match.start(game, { rules: game.configure(), seats: 2, seed: seedFrom('discards') });
    const round = (): Round => turned.match.state as Round;
    for (;;) {
      histories.follow(turned.happenings);
      if (round().phase === Phase.Play) break;
      const [seat] = turned.match.actors;
      const action = decide(easy, { game, state: turned.match.state, seat, random: new FastRandom(1) });
      turned = turned.match.act(seat, action) as typeof turned;
    }
    const declarer = round().declarer ?? 0;
    const other = histories.of(1 - declarer);
    // The bids are known to both, the discards to the declarer alone.
    expect(histories.of(declarer).beforeUnseen).toBe(0);
    expect(other.acts.length).toBeGreaterThan(1);
    expect(other.beforeUnseen).toBe(other.acts.length);
  });
});

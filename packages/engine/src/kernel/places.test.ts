import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { view } from './game.ts';
import { Match } from './match.ts';
import { placesOf } from './places.ts';
import { FastRandom, seedFrom } from './random.ts';
import { isRefusal } from './refusal.ts';

describe.each(GAMES.map((game) => [game.id, game] as const))('the places of a view of %s', (_, game) => {
  const seats = game.seats[0];
  const rules = game.configure();

  /** Some positions of a random match. */
  function* positions() {
    const random = new FastRandom(seats, 3);
    let { match } = Match.start(game, { rules, seats, seed: seedFrom('places'), inputs: {} });
    for (let ply = 0; ply < 40 && !match.result; ply++) {
      yield match.state;
      const [seat] = match.actors;
      const legal = game.legal(match.state, seat);
      const turned = match.act(seat, legal[random.below(legal.length)]);
      if (isRefusal(turned)) throw new Error(turned.code);
      match = turned.match;
    }
  }

  it('hold every card once, face up if the viewer knows it', () => {
    for (const state of positions()) {
      const shown = placesOf(game, view(state, 0), rules, seats).flatMap(({ cards }) => cards);
      const hidden = state.hidden(0).map(({ card }) => card);
      const lying = state.layout().flat();
      const known = lying.filter((card) => !hidden.includes(card)).map((card) => game.cardIds[card]);
      expect(shown).toHaveLength(lying.length);
      expect(shown.filter((id) => id !== '?').sort()).toEqual(known.sort());
    }
  });

  it('have names, and every seat has its own', () => {
    const [dealt] = positions();
    const places = placesOf(game, view(dealt, 0), rules, seats);
    expect(places.filter(({ name }) => name === '')).toEqual([]);
    for (let seat = 0; seat < seats; seat++) expect(places.some((place) => place.seat === seat)).toBe(true);
  });
});

import { type AnyGame, FastRandom, GAMES, isRefusal, Match } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { LANGUAGES } from '@madang/narrators/language';
import { decide, Histories, playerOf, usualLevel } from '@madang/players';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { standing } from '../play/tell.ts';
import type { Written } from '../play/told.ts';
import { sceneFrom } from '../testing/scene.ts';
import { loadGameUi } from './ui.ts';

// A board listens to the window as soon as it is loaded.
beforeAll(() => void vi.stubGlobal('addEventListener', () => {}));
afterAll(() => void vi.unstubAllGlobals());

/** Actions without a reason: there is no choice, or nothing is known. */
const NEEDLESS = new Set(['DRAW_FROM_PILE', 'PLAY_FLIP_TOKEN', 'PASS', 'chooseMusik', 'drawFromDeck']);

/** Every position of some matches of the strongest player, with its view and its choice. */
function* hints(game: AnyGame, matches: number) {
  const player = playerOf(game, usualLevel(game));
  if (!player) throw new Error('nobody gives hints');
  for (let n = 1; n <= matches; n++) {
    const random = new FastRandom(n, 3);
    const rules = game.configure();
    const seats = game.seats[0];
    const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 29 + n) % 256);
    let turned = Match.start(game, { rules, seats, seed, inputs: {} });
    const histories = new Histories(game, seats);
    for (let moves = 0; !turned.match.result && moves < 120; moves++) {
      histories.follow(turned.happenings);
      const { state, actors } = turned.match;
      const seat = actors[random.below(actors.length)];
      const action = decide(player, { game, state, seat, history: histories.of(seat), random, budget: 100 });
      const sitters = Array.from({ length: seats }, (_, each) => ({ name: `P${each}`, kind: 'bot' as const }));
      const scene = sceneFrom(standing(turned.match, [], sitters, seat, null));
      yield { scene, hint: encodeCards(game, action) as Written };
      const next = turned.match.act(seat, action);
      if (isRefusal(next)) throw new Error('a hint was refused');
      turned = next;
    }
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('hints in %s', (id, game) => {
  it('say why, in every language and in whole words', async () => {
    const ui = await loadGameUi(id);
    if (!ui) throw new Error(`no ${id}`);
    let said = 0;
    for (const { scene, hint } of hints(game, 3))
      for (const language of LANGUAGES) {
        const narrator = ui.narrator(language);
        const names = Array.from({ length: game.seats[0] }, (_, seat) => `P${seat}`);
        const cardName = (card: string) => narrator.card(game.cardIds.indexOf(card));
        const board = { scene, language, narrator, names, act: () => {}, cardName, hint: null };
        const why = ui.why(hint, board);
        expect(why).not.toMatch(/undefined|NaN|\[object|null/);
        expect(why).toMatch(/^$|[.!。！]$/);
        if (!NEEDLESS.has(hint.type)) expect(why, JSON.stringify(hint)).not.toBe('');
        said++;
      }
    expect(said).toBeGreaterThan(50);
  });
});

import { type AnyGame, FastRandom, GAMES, playMatch } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { standing } from '../play/tell.ts';
import type { Written } from '../play/told.ts';
import { boardOf } from '../table/board.ts';
import { sceneFrom } from '../testing/scene.ts';
import { type GameUi, loadGameUi } from './ui.ts';

// A board listens to the window as soon as it is loaded.
beforeAll(() => void vi.stubGlobal('addEventListener', () => {}));
afterAll(() => void vi.unstubAllGlobals());

const POSITIONS = 60;

/** Positions of random play, each with an action that is allowed there. */
function* hints(game: AnyGame) {
  const random = new FastRandom(7);
  const seats = game.seats[0];
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, kind: 'bot' as const }));
  const setup = { rules: game.configure(), seats, seed: new Uint8Array(32).fill(5) };
  let left = POSITIONS;
  for (const { match } of playMatch(game, setup, random)) {
    const [seat] = match.actors;
    if (match.result || seat === undefined || left-- === 0) return;
    const legal = game.legal(match.state, seat);
    const hint = encodeCards(game, legal[random.below(legal.length)]) as Written;
    yield { scene: sceneFrom(standing(match, [], sitters, seat, null)), hint };
  }
}

function marksOn(ui: GameUi, scene: Parameters<typeof boardOf>[1], hint: Written | null): number {
  const board = boardOf(ui, scene, 'en', { act: () => {}, hint });
  return renderToStaticMarkup(createElement(ui.Board, board)).match(/\bis-(lit|hinted)\b/g)?.length ?? 0;
}

it.each(GAMES.map((game) => [game.id, game] as const))(
  'a hint or a review of %s is seen on the board',
  async (id, game) => {
    const ui = await loadGameUi(id);
    if (!ui) throw new Error(`no ${id}`);
    const unseen = [...hints(game)].filter(({ scene, hint }) => marksOn(ui, scene, hint) <= marksOn(ui, scene, null));
    expect(unseen.map(({ hint }) => hint)).toEqual([]);
  },
);

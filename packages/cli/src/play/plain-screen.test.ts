import { GAMES, placesOf } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { scenePage } from './page.ts';
import { plainScreen } from './plain-screen.ts';
import { randomScenes } from './random-scenes.ts';

const MOMENTS = 20;

describe.each(GAMES.map((game) => [game.id, game] as const))('the plain screen, with %s', (id, game) => {
  const screen = plainScreen(id);
  const moments = () => [...randomScenes(game, 'plain', 'en').take(MOMENTS)];

  it('names every place with what is seen there, the own at the end', () => {
    for (const { scene } of moments()) {
      const lines = screen.text(scene);
      const text = lines.join(' ');
      const places = placesOf(game, scene.view, scene.round.rules, scene.names.length);
      for (const { name, seat, cards } of places) {
        expect(text).toContain(seat === null ? `${name}: ` : `${scene.names[seat]}, ${name}: `);
        for (const card of cards) expect(text).toContain(card === '?' ? '? ×' : scene.cardName(card));
      }
      const starts = lines.filter((line) => /^[^:]+: /.test(line));
      if (places.some(({ seat }) => seat === scene.seat)) expect(starts.at(-1)).toMatch(/^You, /);
      expect(text).not.toMatch(/undefined|\[object|[{}"]/);
    }
  });

  it('numbers the choices, and tells nothing of hidden cards', () => {
    for (const { scene, alike } of moments()) {
      const [choice = null] = scene.choices;
      const page = scenePage(screen, scene, choice, '').lines(true);
      if (choice) expect(page.some((line) => line.includes(`▸ 1 ${choice.label.slice(0, 40)}`))).toBe(true);
      expect(screen.text(alike)).toEqual(screen.text(scene));
    }
  });
});

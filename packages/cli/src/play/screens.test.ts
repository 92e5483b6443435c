import { GAMES, LANGUAGES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { displayWidth } from '../width.ts';
import { wordsOf } from '../words/index.ts';
import { helpPages, reportPage, scenePage, TERMINAL_ROWS } from './page.ts';
import { randomScenes } from './random-scenes.ts';
import { menuOf, PAGE, type Scene } from './screen.ts';
import { screenOf } from './screens.ts';

const MOMENTS = 40;

describe.each(GAMES.map((game) => [game.id, game] as const))('the screen of %s', (_, game) => {
  const screen = screenOf(game);

  /** All that a person can be shown at this moment. */
  function shown(scene: Scene): readonly string[] {
    const choices = [null, ...menuOf(screen, scene).flat().slice(0, 4)];
    const pages = choices.flatMap((choice) => scenePage(screen, scene, choice, '').lines(true));
    return [...pages, ...screen.text(scene), ...scene.choices.map(({ label }) => label)];
  }

  it('shows the same whatever the hidden cards are', () => {
    let compared = 0;
    for (let seed = 0; compared < MOMENTS; seed++)
      for (const { scene, alike } of randomScenes(game, `leak ${seed}`, 'en')) {
        expect(shown(alike)).toEqual(shown(scene));
        if (++compared === MOMENTS) break;
      }
  });

  it.each(LANGUAGES)('fits 80 columns and 24 rows in %s', (language) => {
    let drawn = 0;
    for (const { scene } of randomScenes(game, language, language)) {
      const choice = menuOf(screen, scene).flat().at(-1) ?? null;
      const page = scenePage(screen, scene, choice, wordsOf(language).keys.chooseTarget).lines(true);
      expect(page).toHaveLength(TERMINAL_ROWS);
      expect(Math.max(...page.map(displayWidth))).toBeLessThanOrEqual(PAGE.columns);
      if (++drawn === MOMENTS) break;
    }
  });

  it.each(LANGUAGES)('offers every choice in its menu once, in %s', (language) => {
    for (const { scene } of randomScenes(game, 'menu', language, undefined)) {
      const offered = menuOf(screen, scene).flat();
      expect(new Set(offered)).toEqual(new Set(scene.choices));
      expect(offered).toHaveLength(scene.choices.length);
      if (scene.log.length > 20) break;
    }
  });

  it.each(LANGUAGES)('has help that fits its pages in %s', (language) => {
    const [{ scene }] = randomScenes(game, 'help', language);
    for (const keyHelp of [wordsOf(language).keyHelp, wordsOf(language).replayKeyHelp])
      for (const lines of helpPages(screen, scene, keyHelp)) {
        expect(lines.length).toBeLessThanOrEqual(PAGE.rows);
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(PAGE.columns - 2);
      }
  });

  it('keeps a long report on the page', () => {
    const [{ scene }] = randomScenes(game, 'report', 'en');
    const lines = Array.from({ length: 12 }, (_, i) => `${i} `.repeat(60));
    const page = reportPage(screen, scene, lines, '').lines(false);
    expect(page).toHaveLength(TERMINAL_ROWS);
    expect(Math.max(...page.map(displayWidth))).toBeLessThanOrEqual(PAGE.columns);
  });
});

import { GAMES, LANGUAGES } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../games.ts';
import { displayWidth } from '../width.ts';
import { wordsOf } from '../words/index.ts';
import { helpPages, reportPage, scenePage, TERMINAL_ROWS } from './page.ts';
import { randomScenes } from './random-scenes.ts';
import { choicesIn, menuOf, PAGE, type Scene } from './screen.ts';
import { typedChoice } from './typed-choice.ts';

const MOMENTS = 40;

const TABLES = GAMES.flatMap((game) => game.seats.map((seats) => [game.id, seats, game] as const));

describe.each(TABLES)('the screen of %s for %i', (_, seats, game) => {
  const screen = screenOf(game);
  const play = { seats, hidesPeeks: screen.hidesPeeks ?? false };

  /** All that a person can be shown at this moment. */
  function shown(scene: Scene): readonly string[] {
    const choices = [null, ...menuOf(screen, scene).flat().slice(0, 4)];
    const pages = choices.flatMap((choice) => scenePage(screen, scene, choice, '').lines(true));
    return [...pages, ...screen.text(scene), ...scene.choices.map(({ label }) => label)];
  }

  it.each(screen.hidesPeeks ? [false, true] : [true])(
    'shows the same whatever the hidden cards are (memory aid: %s)',
    (memoryAid) => {
      let compared = 0;
      for (let seed = 0; compared < MOMENTS; seed++)
        for (const { scene, alike } of randomScenes(game, `leak ${seed}`, 'en', undefined, {
          seats,
          hidesPeeks: !memoryAid,
        })) {
          expect(shown(alike)).toEqual(shown(scene));
          if (++compared === MOMENTS) break;
        }
    },
  );

  it.each(LANGUAGES)('fits 80 columns and 24 rows in %s', (language) => {
    let drawn = 0;
    for (const { scene } of randomScenes(game, language, language, undefined, play)) {
      const choice = menuOf(screen, scene).flat().at(-1) ?? null;
      const page = scenePage(screen, scene, choice, wordsOf(language).keys.chooseTarget).lines(true);
      expect(page).toHaveLength(TERMINAL_ROWS);
      expect(Math.max(...page.map(displayWidth))).toBeLessThanOrEqual(PAGE.columns);
      if (++drawn === MOMENTS) break;
    }
  });

  it('offers every choice: in its menu or, where that would be too long, to be typed', () => {
    for (const { scene } of randomScenes(game, 'menu', 'en', undefined, play)) {
      const offered = new Set(choicesIn(menuOf(screen, scene)).map(({ action }) => action));
      for (const { action } of scene.choices) {
        const typed = Object.values(encodeCards(game, action) as object).join(' ');
        if (!offered.has(action)) expect(typedChoice(screen, scene, typed)?.action).toBe(action);
      }
      expect([...offered].every((action) => scene.choices.some((choice) => choice.action === action))).toBe(true);
      if (scene.log.length > 20) break;
    }
  });

  it('lists at most 20 lines of choices in line mode', () => {
    for (const { scene } of randomScenes(game, 'lines', 'en', undefined, play)) {
      expect((screen.forms?.(scene) ?? scene.choices).length).toBeLessThanOrEqual(20);
      if (scene.log.length > 20) break;
    }
  });

  it.each(LANGUAGES)('has help that fits its pages in %s', (language) => {
    const [{ scene }] = randomScenes(game, 'help', language, undefined, play);
    for (const keyHelp of [wordsOf(language).keyHelp, wordsOf(language).replayKeyHelp])
      for (const lines of helpPages(screen, scene, keyHelp)) {
        expect(lines.length).toBeLessThanOrEqual(PAGE.rows);
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(PAGE.columns - 2);
      }
  });

  it('keeps a long report on the page', () => {
    const [{ scene }] = randomScenes(game, 'report', 'en', undefined, play);
    const lines = Array.from({ length: 12 }, (_, i) => `${i} `.repeat(60));
    const page = reportPage(screen, scene, lines, '').lines(false);
    expect(page).toHaveLength(TERMINAL_ROWS);
    expect(Math.max(...page.map(displayWidth))).toBeLessThanOrEqual(PAGE.columns);
  });
});

import { GAMES, LANGUAGES } from '@madang/engine';
import { YOU } from '@madang/narrators/language';
import { disagreementIn, namesFor } from '@madang/narrators/testing';
import { describe, expect, it } from 'vitest';
import { screenOf } from '../games.ts';
import { wordsOf } from '../words/index.ts';
import { spokenLanguage } from './narration.ts';
import { scenePage } from './page.ts';
import { randomScenes } from './random-scenes.ts';
import { menuOf, type Scene } from './screen.ts';

const MOMENTS = 60;

describe.each(GAMES.map((game) => [game.id, game] as const))('the terminal at %s', (_, game) => {
  const screen = screenOf(game);
  const seats = game.seats[game.seats.length - 1];

  /** What a person reads; on a page, what stands in one place. */
  function read(scene: Scene): readonly string[] {
    const choice = menuOf(screen, scene).flat().at(-1) ?? null;
    const page = scenePage(screen, scene, choice, '').lines(false);
    const places = page
      .flatMap((line) => line.split(/ {2,}|[─│┌┐└┘├┤┬┴┼═║╔╗╚╝]+/))
      // At Check a player's letter stands before the name.
      .map((text) => text.trim().replace(/^▸?[a-f] /, ''));
    return [
      ...places,
      ...screen.text(scene),
      ...(screen.forms?.(scene) ?? []),
      ...scene.choices.map(({ label }) => label),
    ];
  }

  it.each(LANGUAGES)('agrees with its reader in %s', (language) => {
    const faults = new Set<string>();
    let moments = 0;
    for (const { scene } of randomScenes(game, `persons ${language}`, language, undefined, { seats })) {
      for (const line of read(scene)) {
        const wrong = disagreementIn(line, spokenLanguage(game, language), scene.names);
        if (wrong !== null) faults.add(`"${line}" has ${wrong}`);
      }
      if (++moments === MOMENTS) break;
    }
    expect([...faults]).toEqual([]);
  });
});

it.each(LANGUAGES)('the terminal’s own words agree with whom they name in %s', (language) => {
  const [reader, other] = namesFor(0, 2, language);
  expect(reader).toBe(YOU[language]);
  const { plays, passTo, claim, eyesOf } = wordsOf(language);
  // The keyboard is passed, a claim is made and a record is seen only by people with names.
  for (const line of [plays(reader), plays(other), passTo(other), claim(3, other), eyesOf(other)])
    expect(disagreementIn(line, language, [reader, other])).toBeNull();
});

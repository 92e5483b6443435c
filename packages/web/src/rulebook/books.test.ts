import { type AnyGame, findGame } from '@madang/engine';
import { LANGUAGES, type Language } from '@madang/narrators/language';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../games/list.ts';
import type { Rules } from '../play/told.ts';
import { loadBooks } from './load-books.ts';
import type { Section } from './section.ts';

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

async function read(game: string, language: Language, options: object = {}): Promise<readonly Section[]> {
  return (await loadBooks(game))[language](gameOf(game).configure(options) as Rules);
}

/** How many paragraphs and rows each section has. */
const shapeOf = (sections: readonly Section[]) => sections.map(({ text, rows }) => [text.length, rows?.length ?? 0]);
const linesOf = (sections: readonly Section[]) =>
  sections.flatMap(({ title, text, rows = [] }) => [title, ...text, ...rows.flat()]);
const textOf = (sections: readonly Section[]) => linesOf(sections).join('\n');

const TABLES = GAME_IDS.flatMap((game) =>
  Object.keys(gameOf(game).rulesets).map((ruleset) => [game, ruleset] as const),
);

describe.each(TABLES)('the rules of %s at a table of %s', (game, ruleset) => {
  it.each(LANGUAGES)('are whole sentences in %s', async (language) => {
    for (const line of linesOf(await read(game, language, { ruleset }))) {
      expect(line.trim()).toBe(line);
      expect(line).not.toBe('');
      expect(line).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|true|false/);
    }
  });

  it.each(LANGUAGES)('repeat nothing within a section in %s', async (language) => {
    const sections = await read(game, language, { ruleset });
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    for (const { text, rows = [] } of sections) {
      expect(new Set(text).size).toBe(text.length);
      expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
    }
  });

  it('show cards of the game, for every row of a table of cards', async () => {
    const sections = await read(game, 'en', { ruleset });
    const { cardIds } = gameOf(game);
    for (const { rows, pictures = [] } of sections) {
      if (rows && pictures.length > 0) expect(pictures).toHaveLength(rows.length);
      for (const card of pictures.flat()) expect(cardIds).toContain(card);
    }
    expect(sections.filter(({ pictures }) => pictures).length).toBeGreaterThan(2);
  });

  it('have the same sections, paragraphs and rows in every language', async () => {
    const english = shapeOf(await read(game, 'en', { ruleset }));
    for (const language of LANGUAGES) expect(shapeOf(await read(game, language, { ruleset }))).toEqual(english);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  // An option, a value that is not the default, and a number that then appears in the rulebook.
  it.each<[string, object, string]>([
    ['koikoi', { total_rounds: 37 }, '37'],
    ['koikoi', { viewing_yaku: 44 }, '44'],
    ['koikoi', { viewing_yaku: 44, viewing_yaku_alone: 41 }, '41'],
    ['koikoi', { koi_koi_multiplier: 7 }, '14'],
    ['koikoi', { gokou: 77 }, '77'],
    ['koikoi', { dealer_privilege: 33 }, '33'],
    ['gostop', { goMinScore: 39 }, '39'],
    ['gostop', { godori: 38 }, '38'],
    ['gostop', { rounds: 37 }, '37'],
    ['gostop', { piBakMost: 34 }, '34'],
    ['gostop', { nagariCap: 64 }, '64'],
    ['matgo', { presidentPoints: 66 }, '66'],
    ['matgo', { goldPerPoint: 345 }, '345'],
    ['matgo', { heldPresidentFactor: 9 }, '×9'],
    ['matgo', { threePpukPoints: 73 }, '73'],
    ['matgo', { startGold: 777 }, '777'],
    ['tysiac', { minBid: 130 }, '130'],
    ['tysiac', { minRaise: 35 }, '35'],
    ['tysiac', { barrel: 880 }, '880'],
    ['tysiac', { bombs: 7 }, '7'],
    ['tysiac', { maxHands: 55 }, '55'],
    ['check', { rounds: 17 }, '17'],
    ['check', { maxTurns: 123 }, '123'],
    ['check', { maxReshuffles: 9 }, '9'],
  ])('%s with %o says %s', async (game, options, number) => {
    const usual = await read(game, language);
    const here = await read(game, language, options);
    expect(textOf(here).split(number).length).toBeGreaterThan(textOf(usual).split(number).length);
    expect(textOf(here.slice(-1)), 'what differs is told once more at the end').toContain(number);
  });

  it('adds a section for what differs, and none where nothing does', async () => {
    const [koikoi, changed] = [await read('koikoi', language), await read('koikoi', language, { total_rounds: 3 })];
    expect(changed.length).toBe(koikoi.length + 1);
    expect(changed.at(-1)?.text.length).toBe(1);
  });

  it('names what does not apply at a table', async () => {
    const core = await read('matgo', language, { ruleset: 'kr-gostop-core-v1' });
    const house = await read('matgo', language);
    const rows = new Map(core.at(-1)?.rows);
    const [kung] = house[5].rows?.at(-1) ?? [''];
    expect(rows.get(kung)).toBeDefined();
  });

  it.each<[string, string]>([
    ['koikoi', 'cup_counts_as_kasu'],
    ['koikoi', 'exhausted_after_koi'],
    ['koikoi', 'each_call_adds'],
    ['tysiac', 'allPlay'],
    ['tysiac', 'scoreBid'],
    ['tysiac', 'sitOutBonus'],
    ['tysiac', 'forcedOpening'],
    ['tysiac', 'raiseAfterTalon'],
    ['tysiac', 'marriageAbove120'],
    ['tysiac', 'rounding'],
    ['tysiac', 'mustBeat'],
    ['tysiac', 'mustTrump'],
    ['tysiac', 'fourNines'],
    ['check', 'misfirePenalty'],
    ['gostop', 'kung'],
    ['gostop', 'presidentChain'],
    ['gostop', 'mongBakNeedsNone'],
  ])('%s says when %s is switched on', async (game, option) => {
    expect(textOf(await read(game, language, { [option]: true }))).not.toBe(textOf(await read(game, language)));
  });
});

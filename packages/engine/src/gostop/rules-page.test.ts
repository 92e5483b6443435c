import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SET_NAMES } from '../hwatu/names/index.ts';
import { dealOf, OPTIONS, type Rules } from './rules.ts';
import { CORE, GOSTOP_RULESETS, HOUSE, MATGO_RULESETS } from './rulesets.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');
const [three, core, house] = [GOSTOP_RULESETS[CORE], MATGO_RULESETS[CORE], MATGO_RULESETS[HOUSE]];
const [gostopKorean, gostopEnglish] = page('gostop').split('\n# Go-Stop\n');
const [matgoKorean, matgoEnglish] = page('matgo').split('\n# Matgo\n');
const OPTION_NAMES = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

type Flags = readonly [on: string, off: string];

/** An option's value as the pages write it. */
function shown(value: Rules[keyof Rules], [on, off]: Flags): string {
  if (typeof value === 'boolean') return value ? on : off;
  if (typeof value === 'number') return value.toLocaleString('en');
  return typeof value === 'string' ? `\`${value}\`` : Object.values(value).join('/');
}

/** The options of a page with the values of its two columns. */
function optionsOn(text: string): Map<string, readonly string[]> {
  return new Map(
    [...text.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \| .+ \|$/gm)].map(([, name, a, b]) => [name, [a, b]]),
  );
}

const LANGUAGES = [
  ['ko', gostopKorean, matgoKorean, ['켬', '끔']],
  ['en', gostopEnglish, matgoEnglish, ['on', 'off']],
] as const;

describe.each(LANGUAGES)('the pages of the rules in %s', (language, gostop, matgo, flags) => {
  it('have every option with its values', () => {
    const expected = OPTION_NAMES.map((name) => [name, [shown(three[name], flags), shown(core[name], flags)]] as const);
    expect(optionsOn(gostop)).toEqual(new Map(expected));
  });

  it('have every option in which the house differs', () => {
    const different = OPTION_NAMES.filter((name) => shown(house[name], flags) !== shown(core[name], flags));
    const expected = different.map((name) => [name, [shown(house[name], flags), shown(core[name], flags)]] as const);
    expect(optionsOn(matgo)).toEqual(new Map(expected));
  });

  it('have the points of the sets, the same for three and for two', () => {
    const sets = { OGWANG: 'ogwang', SAGWANG: 'sagwang', SAMGWANG: 'samgwang', BISAMGWANG: 'bisamgwang' } as const;
    const named = { GODORI: 'godori', HONGDAN: 'hongdan', CHEONGDAN: 'cheongdan', CHODAN: 'chodan' } as const;
    for (const [id, option] of Object.entries({ ...sets, ...named })) {
      expect(gostop).toContain(`| ${SET_NAMES[id as keyof typeof SET_NAMES][language]} | ${three[option]} |`);
      expect(core[option]).toBe(three[option]);
    }
    const { yeolFrom, yeol, ttiFrom, tti, piFrom, pi } = three;
    const [animals, ribbons, junk] =
      language === 'ko'
        ? [`열끗 ${yeolFrom}장`, `띠 ${ttiFrom}장`, `피 ${piFrom}장`]
        : [`${yeolFrom} animals`, `${ttiFrom} ribbons`, `${piFrom} junk`];
    for (const row of [`| ${animals} | ${yeol} |`, `| ${ribbons} | ${tti} |`, `| ${junk} | ${pi} |`])
      expect(gostop).toContain(row);
  });

  it('have the deal', () => {
    for (const seats of [3, 2]) {
      const { hand, table } = dealOf(seats);
      expect(gostop).toContain(`| ${seats} | ${hand} | ${table} | ${48 - seats * hand - table} |`);
    }
    expect(matgo).toContain(String(50 - 28));
  });

  it('have the numbers of the text', () => {
    const numbers = [three.goMinScore, core.goMinScore, three.presidentPoints, core.presidentPoints, core.piBakMost];
    for (const number of [...numbers, three.piBakMost, three.mongBakFrom])
      expect(gostop).toMatch(new RegExp(`\\b${number}`));
    const { startGold, goldPerPoint, firstPpukGold, rounds, heldPresidentFactor, shakeShownSeconds } = house;
    const amounts = [startGold.toLocaleString('en'), goldPerPoint, firstPpukGold, rounds, heldPresidentFactor];
    for (const number of [...amounts, shakeShownSeconds, house.goMinScore])
      expect(matgo).toMatch(new RegExp(`\\b${number}`));
  });
});

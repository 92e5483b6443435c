import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealOf, OPTIONS, type Rules } from './rules.ts';
import { CORE, GOSTOP_RULESETS, HOUSE, MATGO_RULESETS } from './rulesets.ts';
import { goFactor } from './scoring.ts';

const SETS = {
  ogwang: { ko: '오광', en: 'Five Brights' },
  sagwang: { ko: '사광', en: 'Four Brights' },
  samgwang: { ko: '삼광', en: 'Three Brights' },
  bisamgwang: { ko: '비삼광', en: 'Rainy Three Brights' },
  godori: { ko: '고도리', en: 'Godori (Five Birds)' },
  hongdan: { ko: '홍단', en: 'Red Poem Ribbons' },
  cheongdan: { ko: '청단', en: 'Blue Ribbons' },
  chodan: { ko: '초단', en: 'Grass Ribbons' },
} as const;

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

/** Without its line breaks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');
const goFactors = (rules: Rules): readonly number[] => [3, 4, 5].map((count) => goFactor(rules, count));
const { pi, mongBak } = core.bakMultipliers;
const DEALT = dealOf(2);
const HOUSE_CARDS = 48 + house.bonusCards;
const HOUSE_STOCK = HOUSE_CARDS - 2 * DEALT.hand - DEALT.table;
const [three3, three4, three5] = goFactors(three);
const [house3, house4, house5] = goFactors(house);
const START = house.startGold.toLocaleString('en');

const GOSTOP_PHRASES = {
  ko: [
    `이기거나(셋 ${three.presidentPoints}점, 둘 ${core.presidentPoints}점)`,
    `셋이 치면 ${three.goMinScore}점, 둘이 치면 ${core.goMinScore}점부터 고나 스톱`,
    `고는 한 번에 ${three.goBonus}점이고, 3고부터 ${three3}배, ${three4}배, ${three5}배로`,
    `진 사람의 피가 셋 1~${three.piBakMost}, 둘 1~${core.piBakMost} | ${pi} |`,
    `남이 먹으면 피 ${core.ppukSteal}장`,
    `(자뻑) 둘이 칠 때 ${core.ownPpukSteal}장, 셋이 칠 때 ${three.ownPpukSteal}장씩`,
    `두 장을 먹고 피 ${core.jjobSteal}장 |`,
    `나머지도 먹음 | 넉 장을 먹고 피 ${core.ddadakSteal}장 |`,
    `바닥이 비었음 | 피 ${core.ssulSteal}장 |`,
    `넉 장을 먹고 피 ${core.bombSteal}장, ${core.bombFactor}배, 뒤집기만 하는 차례 ${core.flipTokens}번`,
    `그중 하나를 냄, ${core.shakeFactor}배`,
    `바로 이깁니다(셋 ${three.threePpukPoints}점, 둘 ${core.threePpukPoints}점)`,
    `열끗이 ${core.mongBakFrom}장 이상 | ${mongBak} |`,
    `진 사람이 고를 불렀음 | ${core.goBak} |`,
    `나가리이고 다음 판은 ${core.nagariFactor}배`,
    '나가리면 선이 그대로',
    '어느 한쪽으로 세어 점수가 고와 스톱의 기준에 이르는 즉시(마지막 고보다 늘지 않아도), 또는 빼앗기게 될 때',
    '0이면 따로 없음(1,048,576배, 곧 2^20까지)',
  ],
  en: [
    `wins at once (${three.presidentPoints} points with three players, ${core.presidentPoints} with two)`,
    `From ${three.goMinScore} points (three players) or ${core.goMinScore} (two)`,
    `A go is ${three.goBonus} point; from the third on the total is multiplied by ${three3}, ${three4}, ${three5}.`,
    `the loser has 1 to ${three.piBakMost} (three players), 1 to ${core.piBakMost} (two) | ${pi} |`,
    `another who takes them steals ${core.ppukSteal} junk`,
    `(ja-ppuk) ${core.ownPpukSteal} with two players, ${three.ownPpukSteal} from each with three`,
    `take both, steal ${core.jjobSteal} |`,
    `the flip takes the other | take all four, steal ${core.ddadakSteal} |`,
    `the table is empty | steal ${core.ssulSteal} |`,
    `take all four, steal ${core.bombSteal}, ×${core.bombFactor}, ${core.flipTokens} turns with a flip only`,
    `play one of them, ×${core.shakeFactor}`,
    `wins at once (${three.threePpukPoints} points with three players, ${core.threePpukPoints} with two)`,
    `the winner has ${core.mongBakFrom} animals or more | ${mongBak} |`,
    `the loser had called go | ${core.goBak} |`,
    `the next game counts ×${core.nagariFactor}.`,
    'after a nagari the starter stays',
    'as soon as the points reach the threshold of go and stop with either reading, even if neither beats the last go, or when it would be stolen',
    '0 for no bound of its own (up to 2^20 = 1,048,576)',
  ],
} as const;

const MATGO_PHRASES = {
  ko: [
    `보너스 카드 ${house.bonusCards}장(쌍피, 삼피), 모두 ${HOUSE_CARDS}장`,
    `손패 ${DEALT.hand}장씩, 바닥 ${DEALT.table}장, 더미 ${HOUSE_STOCK}장`,
    `바로 ${house.presidentPoints}점을 얻고`,
    `폭탄을 하고 이기면 ${house.heldPresidentFactor}배`,
    `같은 달 | ${house.jjobBonus}점, 피 ${house.jjobSteal}장 |`,
    `자기 뻑 다음에 먹는 차례 | 피 ${house.ownPpukSteal}장`,
    `나머지도 먹음 | 피 ${house.ddadakSteal}장 |`,
    `바닥이 비었음 | 피 ${house.ssulSteal}장 |`,
    `먹고 한 장 더, 피 ${house.bonusSteal}장`,
    `석 장을 ${house.shakeShownSeconds}초 보여 줌, ${house.shakeFactor}배`,
    `넉 장을 먹고 피 ${house.bombSteal}장, ${house.bombFactor}배`,
    `넉 장을 먹고 피 ${house.kungSteal}장, 차례는 계속`,
    `${house.goMinScore}점부터, 지난번 고보다`,
    `고는 한 번에 ${house.goBonus}점, 3고 ${house3}배, 4고 ${house4}배, 5고 ${house5}배`,
    `피박(진 사람의 피 ${house.piBakMost} 이하), 멍박(열끗 ${house.mongBakFrom}장 이상`,
    `상대도 ${house.goMinScore}점이 안 되면 나가리`,
    `바로 ${house.threePpukPoints}점 × 나가리 배수를`,
    `골드는 ${START}씩`,
    `점수 × ${house.goldPerPoint}골드`,
    `(연뻑)은 ${house.firstPpukGold}골드씩`,
    `한 번에 ${house.rounds}판`,
  ],
  en: [
    `${house.bonusCards} bonus cards (double and triple junk), ${HOUSE_CARDS} in all`,
    `${DEALT.hand} to each hand, ${DEALT.table} to the table, ${HOUSE_STOCK} in the stock`,
    `win ${house.presidentPoints} points`,
    `multiplies a win by ${house.heldPresidentFactor}`,
    `the card just played | ${house.jjobBonus} point, steal ${house.jjobSteal} |`,
    `after one's own ppuk | steal ${house.ownPpukSteal},`,
    `the flip takes the other | steal ${house.ddadakSteal} |`,
    `the table is empty | steal ${house.ssulSteal} |`,
    `another card is flipped, steal ${house.bonusSteal};`,
    `shown for ${house.shakeShownSeconds} seconds, ×${house.shakeFactor};`,
    `take all four, steal ${house.bombSteal}, ×${house.bombFactor} |`,
    `take all four, steal ${house.kungSteal}, the turn goes on`,
    `From ${house.goMinScore} points, whenever`,
    `a go is ${house.goBonus} point, 3 go ×${house3}, 4 go ×${house4}, 5 go ×${house5}.`,
    `(the loser's junk is ${house.piBakMost} or less) and mong-bak (${house.mongBakFrom} animals or more`,
    `while the opponent is under ${house.goMinScore}, is a nagari`,
    `The third ppuk wins ${house.threePpukPoints} × what nagari have left`,
    `starts with ${START} gold`,
    `gets ${house.goldPerPoint} gold a point`,
    `bring ${house.firstPpukGold} gold`,
    `A match has ${house.rounds} rounds`,
  ],
} as const;

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
    for (const [option, names] of Object.entries(SETS) as [keyof typeof SETS, (typeof SETS)[keyof typeof SETS]][]) {
      expect(gostop).toContain(`| ${names[language]} | ${three[option]} |`);
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
  });

  it('have the numbers of the text, each in its sentence', () => {
    for (const phrase of GOSTOP_PHRASES[language]) expect(plain(gostop)).toContain(phrase);
    for (const phrase of MATGO_PHRASES[language]) expect(plain(matgo)).toContain(phrase);
  });
});

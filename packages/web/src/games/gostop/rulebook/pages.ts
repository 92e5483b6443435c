import type { Rules, SetId } from '@madang/engine/gostop';
import { houseNarrator, narrator, setName } from '@madang/narrators/gostop';
import { monthPictures, monthRows } from '../../../rulebook/months.ts';
import { type PicturedRow, type Row, type Section, withPictures } from '../../../rulebook/section.ts';
import { effectsOf, specialRows } from './specials.ts';
import type { Wording } from './wording.ts';

/** Cards to each hand and to the table (docs/rules/gostop.md 3). */
const DEALT: Readonly<Record<number, readonly [number, number]>> = { 2: [10, 8], 3: [7, 6] };

/** The rules of Go-Stop (three seats) or Matgo (two) in one language, with a table's values. */
export function pages(words: Wording, rules: Rules, seats: 2 | 3): readonly Section[] {
  const { titles, goal } = words;
  const { option } = (seats === 2 ? houseNarrator : narrator)(words.language);
  return [
    { title: titles.goal, text: [...goal.text(seats), goal.threshold(rules.goMinScore), goal.rounds(rules.rounds)] },
    cards(words, rules),
    { title: titles.deal, text: dealText(words, rules, seats) },
    { title: option('president'), text: presidentText(words, rules) },
    { title: titles.turn, text: turnText(words, rules), pictures: [['0811', '0841']] },
    { title: titles.specials, text: effectsOf(words, rules, seats), rows: specialRows(words, rules) },
    { title: titles.sets, text: words.sets.text, ...withPictures(setRows(words, rules)) },
    { title: titles.goStop, text: goStopText(words, rules) },
    { title: titles.factors, text: [words.factors.text], rows: factorRows(words, rules, seats) },
    { title: titles.end, text: endText(words, rules, seats) },
  ];
}

function cards({ titles, cards, language, comma }: Wording, rules: Rules): Section {
  const { bonusCards, gukjin, gukjinStolen } = rules;
  return {
    title: titles.cards,
    text: [
      ...cards.text,
      ...(bonusCards > 0 ? [cards.bonus(bonusCards)] : []),
      cards.cup[gukjin],
      ...(gukjin === 'animal' ? [] : [cards.cupStolen[gukjinStolen]]),
    ],
    rows: monthRows('korean', language, comma),
    pictures: monthPictures('korean'),
  };
}

function dealText({ deal }: Wording, rules: Rules, seats: 2 | 3): readonly string[] {
  const isDoubled = rules.fieldPresident === 'double' && rules.nagariFactor > 1;
  return [
    deal.cards(...DEALT[seats]),
    ...(rules.bonusCards > 0 ? [deal.bonus] : []),
    deal.first[rules.firstStarter],
    deal.later,
    isDoubled ? deal.fieldDoubles(rules.nagariFactor) : deal.fieldRedealt,
  ];
}

function presidentText({ president }: Wording, rules: Rules): readonly string[] {
  const asked = president.asked[rules.president];
  if (rules.president === 'off') return [asked];
  return [
    asked,
    president.ends(rules.presidentPoints),
    rules.heldPresidentFactor > 1 ? president.held(rules.heldPresidentFactor) : president.playsOn,
    ...(rules.presidentChain ? [president.chain(rules.bombSteal)] : []),
  ];
}

function turnText({ turn }: Wording, rules: Rules): readonly string[] {
  return [
    ...turn.text,
    turn.twoMatches[rules.twoMatches],
    turn.threeMatches,
    turn.certain[rules.ppuk === 'sticks' ? 'after' : 'before'],
    ...(rules.autoDraw ? [] : [turn.flipByHand]),
  ];
}

const THREE_BRIGHTS = ['0111', '0311', '0811'];
/** What each set looks like; of many cards, the first five. */
const CARDS: Readonly<Partial<Record<SetId, readonly string[]>>> = {
  OGWANG: [...THREE_BRIGHTS, '1111', '1211'],
  SAGWANG: [...THREE_BRIGHTS, '1111'],
  SAMGWANG: THREE_BRIGHTS,
  BISAMGWANG: ['0111', '0311', '1211'],
  GODORI: ['0221', '0421', '0821'],
  HONGDAN: ['0131', '0231', '0331'],
  CHEONGDAN: ['0631', '0931', '1031'],
  CHODAN: ['0431', '0531', '0731'],
  YEOL: ['0221', '0421', '0521', '0621', '0721'],
  TTI: ['0131', '0431', '0531', '0731', '0931'],
  PI: ['0141', '0241', '0341', '1141', '1241'],
};

function setRows(words: Wording, rules: Rules): readonly PicturedRow[] {
  const { language, colon, points, growing, sets } = words;
  const row = (set: SetId, worth: number, from = 0): readonly PicturedRow[] => {
    const name = `${setName(set, language)}${colon}${sets.made(set, from)}`;
    return worth === 0 ? [] : [{ row: [name, (from > 0 ? growing : points)(worth)], cards: CARDS[set] ?? [] }];
  };
  return [
    ...row('OGWANG', rules.ogwang),
    ...row('SAGWANG', rules.sagwang),
    ...row('SAMGWANG', rules.samgwang),
    ...row('BISAMGWANG', rules.bisamgwang),
    ...row('GODORI', rules.godori),
    ...row('HONGDAN', rules.hongdan),
    ...row('CHEONGDAN', rules.cheongdan),
    ...row('CHODAN', rules.chodan),
    ...row('YEOL', rules.yeol, rules.yeolFrom),
    ...row('TTI', rules.tti, rules.ttiFrom),
    ...row('PI', rules.pi, rules.piFrom),
  ];
}

function goStopText({ goStop }: Wording, rules: Rules): readonly string[] {
  return [
    goStop.choice(rules.goMinScore),
    goStop.go(rules.goBonus),
    goStop.thirdGo[rules.goFactor],
    goStop.lastCard,
    goStop.exhaustion[rules.exhaustion],
    goStop.nagari(rules.nagariFactor, rules.nagariCap),
  ];
}

function factorRows({ factors }: Wording, rules: Rules, seats: 2 | 3): readonly Row[] {
  const { bakMultipliers: bak } = rules;
  const row = (when: string, factor: number) => (factor > 1 ? [[when, `×${factor}`] as const] : []);
  return [
    ...row(factors.shake, rules.shake ? rules.shakeFactor : 1),
    ...row(factors.bomb, rules.bomb ? rules.bombFactor : 1),
    ...row(factors.heldPresident, rules.president === 'off' ? 1 : rules.heldPresidentFactor),
    ...row(factors.gwangBak, bak.gwang),
    ...row(factors.piBak(rules.piBakMost, rules.piBakSparesNone), bak.pi),
    ...row(factors.mongBak(rules.mongBakFrom, rules.mongBakNeedsNone), bak.mongBak),
    ...(seats === 2 ? row(factors.goBak, rules.goBak) : []),
    ...row(factors.nagari, rules.nagariFactor),
  ];
}

function endText({ language, end }: Wording, rules: Rules, seats: 2 | 3): readonly string[] {
  const amount = (count: number) => count.toLocaleString(language === 'zh' ? 'zh-TW' : language);
  const start = amount(rules.startGold);
  const { firstPpukGold, nextPpukGold } = rules;
  return [
    end.pays(seats),
    ...(seats === 3 && rules.dokbak ? [end.dokbak] : []),
    ...(rules.gold ? [end.gold(start, amount(rules.goldPerPoint)), end.playMoney, end.broke(start)] : []),
    ...(rules.gold && rules.ppuk !== 'off' && firstPpukGold + nextPpukGold > 0
      ? [end.ppukGold(amount(firstPpukGold), amount(nextPpukGold))]
      : []),
    end.match,
    end.resign[rules.resignPays ? 'pays' : 'free'],
  ];
}

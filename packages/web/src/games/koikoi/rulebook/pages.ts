import type { Rules, YakuType } from '@madang/engine/koikoi';
import { yakuName } from '@madang/narrators/koikoi';
import { monthPictures, monthRows } from '../../../rulebook/months.ts';
import { type PicturedRow, type Section, withPictures } from '../../../rulebook/section.ts';
import type { Wording } from './wording.ts';

/** Four of a month in the dealt hand (docs/rules/koikoi.md 15). */
const TESHI = 6;
const SET_OF_THREE = 5;

/** Koi-Koi's rules in one language, with a table's values. */
export function pages(words: Wording, rules: Rules): readonly Section[] {
  const { goal, cards, deal, turn, koi, yaku } = words;
  return [
    { title: goal.title, text: [...goal.text, goal.rounds(rules.total_rounds)] },
    {
      title: cards.title,
      text: cards.text,
      rows: monthRows('japanese', words.language, words.comma),
      pictures: monthPictures('japanese'),
    },
    { title: deal.title, text: [...deal.text, deal.teshi(TESHI), deal.kuttsuki] },
    { title: turn.title, text: turn.text, pictures: [['0811', '0841']] },
    { title: koi.title, text: koi.text },
    { title: yaku.title, text: yakuText(words, rules), ...withPictures(yakuRows(words, rules)) },
    counting(words, rules),
    ending(words, rules),
  ];
}

function yakuText({ yaku }: Wording, rules: Rules): readonly string[] {
  const { viewing_yaku, viewing_yaku_alone: alone } = rules;
  return [
    ...yaku.text,
    ...(alone > 0 && alone < viewing_yaku ? [yaku.viewingAlone(alone)] : []),
    ...(rules.cup_counts_as_kasu ? [yaku.cupIsPlain] : []),
  ];
}

const THREE_BRIGHTS = ['0111', '0311', '0811'];
/** What each yaku looks like; of many cards, the first five. */
const CARDS: Readonly<Partial<Record<YakuType, readonly string[]>>> = {
  GOKOU: [...THREE_BRIGHTS, '1211', '1111'],
  SHIKOU: [...THREE_BRIGHTS, '1211'],
  AMESHIKOU: [...THREE_BRIGHTS, '1111'],
  SANKOU: THREE_BRIGHTS,
  INOSHIKACHOU: ['0721', '1021', '0621'],
  AKATAN: ['0131', '0231', '0331'],
  AOTAN: ['0631', '0931', '1031'],
  TSUKIMI: ['0811', '0921'],
  HANAMI: ['0311', '0921'],
  TANE: ['0221', '0421', '0521', '0821', '0921'],
  TANZAKU: ['0131', '0431', '0531', '0731', '0931'],
  KASU: ['0141', '0241', '0341', '0441', '0541'],
};

function yakuRows({ language, colon, points, yaku }: Wording, rules: Rules): readonly PicturedRow[] {
  const row = (id: YakuType, worth: string): PicturedRow => ({
    row: [`${yakuName(id, language)}${colon}${yaku.made[id]}`, worth],
    cards: CARDS[id] ?? [],
  });
  const viewing = rules.viewing_yaku > 0 ? (['TSUKIMI', 'HANAMI'] as const) : [];
  return [
    row('GOKOU', points(rules.gokou)),
    row('SHIKOU', points(rules.shikou)),
    row('AMESHIKOU', points(rules.ameshikou)),
    row('SANKOU', points(rules.sankou)),
    row('INOSHIKACHOU', points(SET_OF_THREE)),
    row('AKATAN', points(SET_OF_THREE)),
    row('AOTAN', points(SET_OF_THREE)),
    ...viewing.map((id) => row(id, points(rules.viewing_yaku))),
    ...(['TANE', 'TANZAKU', 'KASU'] as const).map((id) => row(id, yaku.growing(1))),
  ];
}

function counting({ count }: Wording, rules: Rules): Section {
  const { seven_point_double: seven, koi_koi_multiplier: factor } = rules;
  return {
    title: count.title,
    text: [
      count.sum,
      seven ? count.seven : count.sevenIsPlain,
      ...callsText(count, seven, factor, rules.each_call_adds),
    ],
  };
}

function callsText(count: Wording['count'], seven: boolean, factor: number, eachAdds: boolean): readonly string[] {
  if (eachAdds) return [count.eachCall];
  if (factor === 1) return [count.callsAreFree];
  return [count.loserCalled(factor), ...(seven ? [count.both(factor * 2)] : [])];
}

function ending({ end }: Wording, rules: Rules): Section {
  const { dealer_privilege: privilege, dealer_privilege_after_koi: always } = rules;
  return {
    title: end.title,
    text: [
      end.draw,
      ...(rules.exhausted_after_koi ? [end.lastCaller] : []),
      ...(privilege > 0 ? [end.dealer(privilege, always)] : []),
      end.next[rules.draw_dealer],
      end.match,
    ],
  };
}

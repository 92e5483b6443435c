import { YOU } from '@madang/narrators/language';
import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/koikoi/words.ts';

export interface KoikoiWords {
  readonly decide: string;
  readonly stop: string;
  readonly koikoi: string;
  /** What stopping brings, with the sum and the factors. */
  readonly stopNote: string;
  readonly koikoiNote: (cards: number) => string;
  readonly risk: (other: string, factor: number) => string;
  readonly called: (count: number) => string;
  readonly deals: (name: string) => string;
  readonly sevenDouble: string;
  readonly noYaku: string;
  /** What points are called; in Japan they are mon. */
  readonly unit: string;
  readonly points: (count: number) => string;
}

export const koikoiWords: Words<KoikoiWords> = {
  en: {
    decide: 'Koi-koi or stop?',
    stop: 'Stop',
    koikoi: 'Koi-koi',
    stopNote: 'The round ends and these points are yours.',
    koikoiNote: (cards) =>
      cards === 1 ? 'Play on: 1 card left in your hand.' : `Play on: ${cards} cards left in your hand.`,
    risk: (name, factor) => `If ${name} makes a yaku first, it counts ×${factor} and you get nothing.`,
    called: (count) => (count === 1 ? 'Koi-koi' : `Koi-koi ×${count}`),
    deals: (name) => (name === YOU.en ? 'You deal' : `${name} deals`),
    sevenDouble: '7 points or more count double',
    noYaku: 'no yaku yet',
    unit: 'points',
    points: (count) => (count === 1 ? '1 point' : `${count} points`),
  },
  ko: {
    decide: '코이코이할까요, 스톱할까요?',
    stop: '스톱',
    koikoi: '코이코이',
    stopNote: '판을 끝내고 이 점수를 받습니다.',
    koikoiNote: (cards) => `계속합니다. 손패가 ${cards}장 남았습니다.`,
    risk: (name, factor) => `${name} 쪽이 먼저 족보를 만들면 ${factor}배로 내주고 나는 0점입니다.`,
    called: (count) => (count === 1 ? '코이코이' : `코이코이 ×${count}`),
    deals: (name) => `선: ${name}`,
    sevenDouble: '7점 이상은 두 배',
    noYaku: '아직 족보 없음',
    unit: '점',
    points: (count) => `${count}점`,
  },
  ja: {
    decide: 'こいこいしますか？',
    stop: '勝負',
    koikoi: 'こいこい',
    stopNote: 'ここで上がって、この文数をもらう。',
    koikoiNote: (cards) => `続ける。手札は残り${cards}枚。`,
    risk: (name, factor) => `${name}が先に役を作ると${factor}倍で取られ、こちらは0文。`,
    called: (count) => (count === 1 ? 'こいこい' : `こいこい×${count}`),
    deals: (name) => `親は${name}`,
    sevenDouble: '7文以上は倍',
    noYaku: 'まだ役なし',
    unit: '文',
    points: (count) => `${count}文`,
  },
  zh: {
    decide: '來來，還是收手？',
    stop: '收手',
    koikoi: '來來',
    stopNote: '結束這一局，拿下這些分數。',
    koikoiNote: (cards) => `繼續玩，手上還有 ${cards} 張牌。`,
    risk: (name, factor) => `如果${name}先湊成役，對方的分數 ×${factor}，你得 0 分。`,
    called: (count) => (count === 1 ? '來來' : `來來 ×${count}`),
    deals: (name) => `${name}做莊`,
    sevenDouble: '7 分以上加倍',
    noYaku: '還沒有役',
    unit: '分',
    points: (count) => `${count} 分`,
  },
  'zh-Hans': zhHans,
  pl: {
    decide: 'Koi-koi czy stop?',
    stop: 'Stop',
    koikoi: 'Koi-koi',
    stopNote: 'Rozdanie się kończy, a te punkty są twoje.',
    koikoiNote: (cards) => `Grasz dalej; kart w ręku: ${cards}.`,
    risk: (name, factor) => `Jeśli wcześniej układ ma ${name}, liczy się on ×${factor}, a ty nie dostajesz nic.`,
    called: (count) => (count === 1 ? 'Koi-koi' : `Koi-koi ×${count}`),
    deals: (name) => (name === YOU.pl ? 'Rozdajesz' : `Rozdaje ${name}`),
    sevenDouble: '7 punktów lub więcej liczy się podwójnie',
    noYaku: 'jeszcze bez układu',
    unit: 'pkt',
    points: (count) => `${count} pkt`,
  },
};

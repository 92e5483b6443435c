import { zhHans } from '../languages/zh-Hans/menu-people.ts';
import type { Words } from './words.ts';

/** What the menu says about other people, and about a turn in a hidden tab. */
export interface MenuPeopleWords {
  readonly notify: string;
  readonly notifyWhy: string;
  /** The browser was told to refuse. */
  readonly notifyBlocked: string;
  readonly reactions: string;
  readonly reactionsWhy: string;
  readonly callOff: string;
  readonly callOffWhy: string;
}

export const menuPeopleWords: Words<MenuPeopleWords> = {
  en: {
    notify: 'Notify me when it is my turn',
    notifyWhy: 'When this tab is hidden.',
    notifyBlocked: 'Your browser blocks notifications of this page.',
    reactions: 'Show what others say',
    reactionsWhy: 'Eight set phrases; there is no chat.',
    callOff: 'Call the match off',
    callOffWhy: 'Nobody has moved yet: it does not count.',
  },
  ko: {
    notify: '내 차례가 되면 알림',
    notifyWhy: '이 탭이 가려져 있을 때.',
    notifyBlocked: '브라우저가 이 페이지의 알림을 막고 있습니다.',
    reactions: '상대의 말 보기',
    reactionsWhy: '정해진 여덟 마디이며, 채팅은 없습니다.',
    callOff: '경기 취소',
    callOffWhy: '아직 아무도 패를 내지 않아 기록에 남지 않습니다.',
  },
  ja: {
    notify: '自分の番になったら通知',
    notifyWhy: 'このタブが隠れているとき。',
    notifyBlocked: 'ブラウザがこのページの通知をブロックしています。',
    reactions: '相手のひとことを表示',
    reactionsWhy: '決まった八つの言葉だけ。チャットはありません。',
    callOff: '対局を取りやめる',
    callOffWhy: 'まだ誰も打っていないので、成績には残りません。',
  },
  zh: {
    notify: '輪到我時通知',
    notifyWhy: '當這個分頁在背景時。',
    notifyBlocked: '瀏覽器封鎖了這個網頁的通知。',
    reactions: '顯示別人說的話',
    reactionsWhy: '只有八句固定的話，沒有聊天。',
    callOff: '取消這場對局',
    callOffWhy: '還沒有人出牌，不計入。',
  },
  'zh-Hans': zhHans,
  pl: {
    notify: 'Powiadom, gdy przyjdzie moja kolej',
    notifyWhy: 'Gdy ta karta jest ukryta.',
    notifyBlocked: 'Przeglądarka blokuje powiadomienia tej strony.',
    reactions: 'Pokazuj, co mówią inni',
    reactionsWhy: 'Osiem gotowych zdań; czatu nie ma.',
    callOff: 'Odwołaj mecz',
    callOffWhy: 'Nikt jeszcze nie zagrał: mecz się nie liczy.',
  },
};

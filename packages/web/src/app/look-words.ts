import { zhHans } from '../languages/zh-Hans/looks.ts';
import type { Settings } from './settings.ts';
import type { Words } from './words.ts';

/** What the table looks, sounds and feels like. Felts are named after the plants that dye them. */
export interface LookWords {
  readonly volume: string;
  readonly volumes: Readonly<Record<Settings['volume'], string>>;
  readonly haptics: string;
  readonly felt: string;
  readonly felts: Readonly<Record<Settings['felt'], string>>;
  readonly back: string;
  readonly backs: Readonly<Record<Settings['back'], string>>;
  readonly koreanFaces: string;
  readonly koreanFacesWhy: string;
  readonly install: string;
}

export const lookWords: Words<LookWords> = {
  en: {
    volume: 'Volume',
    volumes: { 0.25: 'low', 0.5: 'medium', 1: 'full' },
    haptics: 'Vibration',
    felt: 'Colour of the felt',
    felts: {
      game: 'the game’s',
      mugwort: 'mugwort',
      gardenia: 'gardenia',
      safflower: 'safflower',
      indigo: 'indigo',
      gromwell: 'gromwell',
    },
    back: 'Backs of the cards',
    backs: { red: 'red', blue: 'blue', green: 'green' },
    koreanFaces: 'Korean faces',
    koreanFacesWhy: 'In Go-Stop and Matgo: the signs that Koreans know, on brights and ribbons.',
    install: 'Install Madang on this device',
  },
  ko: {
    volume: '음량',
    volumes: { 0.25: '작게', 0.5: '보통', 1: '크게' },
    haptics: '진동',
    felt: '담요 색',
    felts: { game: '게임마다', mugwort: '쑥', gardenia: '치자', safflower: '홍화', indigo: '쪽', gromwell: '자초' },
    back: '카드 뒷면',
    backs: { red: '빨강', blue: '파랑', green: '초록' },
    koreanFaces: '한국 화투 그림',
    koreanFacesWhy: '고스톱과 맞고: 광에는 光, 띠에는 홍단·청단이라고 씁니다.',
    install: '이 기기에 마당 설치',
  },
  ja: {
    volume: '音量',
    volumes: { 0.25: '小', 0.5: '中', 1: '大' },
    haptics: '振動',
    felt: '毛氈の色',
    felts: {
      game: 'ゲームごと',
      mugwort: 'よもぎ',
      gardenia: 'くちなし',
      safflower: '紅花',
      indigo: '藍',
      gromwell: '紫根',
    },
    back: '札の裏',
    backs: { red: '赤', blue: '青', green: '緑' },
    koreanFaces: '韓国の絵柄',
    koreanFacesWhy: 'ゴーストップとマッコで、光札に「光」、短冊にハングルの文字が入ります。',
    install: 'この端末にMadangをインストール',
  },
  zh: {
    volume: '音量',
    volumes: { 0.25: '小', 0.5: '中', 1: '大' },
    haptics: '震動',
    felt: '桌布顏色',
    felts: { game: '依遊戲', mugwort: '艾草', gardenia: '梔子', safflower: '紅花', indigo: '靛藍', gromwell: '紫草' },
    back: '牌背',
    backs: { red: '紅', blue: '藍', green: '綠' },
    koreanFaces: '韓國牌面',
    koreanFacesWhy: 'Go-Stop 與 Matgo：光牌印「光」，紅短、青短印韓文。',
    install: '在這台裝置安裝 Madang',
  },
  'zh-Hans': zhHans,
  pl: {
    volume: 'Głośność',
    volumes: { 0.25: 'cicho', 0.5: 'średnio', 1: 'głośno' },
    haptics: 'Wibracje',
    felt: 'Kolor sukna',
    felts: {
      game: 'zależny od gry',
      mugwort: 'bylica',
      gardenia: 'gardenia',
      safflower: 'krokosz',
      indigo: 'indygo',
      gromwell: 'nawrot',
    },
    back: 'Rewers kart',
    backs: { red: 'czerwony', blue: 'niebieski', green: 'zielony' },
    koreanFaces: 'Koreańskie karty',
    koreanFacesWhy: 'W Go-Stop i Matgo: znaki z koreańskich kart na blaskach i zwojach.',
    install: 'Zainstaluj Madang na tym urządzeniu',
  },
};

import type { Language } from '@madang/engine/language';

type InLanguages = Readonly<Record<Language, string>>;

/** What each game is called. */
export const gameNames: Readonly<Record<string, InLanguages>> = {
  koikoi: { en: 'Koi-Koi', ko: '코이코이', ja: 'こいこい', zh: '來來', pl: 'Koi-Koi' },
  gostop: { en: 'Go-Stop', ko: '고스톱', ja: 'ゴーストップ', zh: '花鬥 Go-Stop', pl: 'Go-Stop' },
  matgo: { en: 'Matgo', ko: '맞고', ja: 'マッコ', zh: '對決花鬥 Matgo', pl: 'Matgo' },
  tysiac: { en: 'Tysiąc', ko: '티시옹츠', ja: 'ティションツ', zh: '一千分 Tysiąc', pl: 'Tysiąc' },
  check: { en: 'Check', ko: '체크', ja: 'チェック', zh: 'Check 記憶牌', pl: 'Check' },
};

/** In the order of the house. */
export const GAME_IDS = ['koikoi', 'gostop', 'matgo', 'tysiac', 'check'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}

/** How many can play; the first is the usual number. */
export const SEATS: Readonly<Record<GameId, readonly number[]>> = {
  koikoi: [2],
  gostop: [3],
  matgo: [2],
  tysiac: [3, 2, 4],
  check: [4, 2, 3, 5, 6],
};

/** The bots there are, the weakest first. */
export const LEVELS = ['beginner', 'easy'] as const;

import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/seek.ts';

/** Looking for an opponent. `other` is whoever has come; a `time` is written `0:18`. */
export interface SeekWords {
  readonly looking: string;
  readonly lookingFor: (game: string) => string;
  /** How long the reader has waited. */
  readonly waited: (time: string) => string;
  readonly meanwhile: string;
  readonly meanwhileWhy: string;
  readonly cancel: string;
  readonly isHere: (other: string, game: string) => string;
  readonly accept: string;
  readonly stay: string;
  readonly expired: string;
}

export const seekWords: Words<SeekWords> = {
  en: {
    looking: 'Looking for an opponent',
    lookingFor: (game) => `Looking for an opponent: ${game}`,
    waited: (time) => `for ${time}`,
    meanwhile: 'Play a bot meanwhile',
    meanwhileWhy: 'Your match against the bot is not interrupted: you are asked when somebody comes.',
    cancel: 'Stop looking',
    isHere: (other, game) => `${other} would like to play ${game} with you.`,
    accept: 'Play',
    stay: 'Not now',
    expired: 'Nobody waits for you any more.',
  },
  ko: {
    looking: '상대를 찾는 중',
    lookingFor: (game) => `상대를 찾는 중: ${game}`,
    waited: (time) => `${time}째`,
    meanwhile: '그동안 봇과 치기',
    meanwhileWhy: '봇과의 경기는 끊기지 않습니다. 누가 오면 물어봅니다.',
    cancel: '그만 찾기',
    isHere: (other, game) => `${other} 님이 ${game} 상대를 기다립니다.`,
    accept: '시작',
    stay: '나중에',
    expired: '이제 기다리는 사람이 없습니다.',
  },
  ja: {
    looking: '相手を探しています',
    lookingFor: (game) => `相手を探しています：${game}`,
    waited: (time) => `${time}経過`,
    meanwhile: 'その間ボットと打つ',
    meanwhileWhy: 'ボットとの対局は中断しません。相手が来たらお知らせします。',
    cancel: '探すのをやめる',
    isHere: (other, game) => `${other}さんが${game}の相手を待っています。`,
    accept: '始める',
    stay: '今はやめておく',
    expired: 'もう待っている人はいません。',
  },
  zh: {
    looking: '正在找對手',
    lookingFor: (game) => `正在找對手：${game}`,
    waited: (time) => `已等 ${time}`,
    meanwhile: '先和電腦玩',
    meanwhileWhy: '不會打斷你和電腦的牌局，有人來時會先問你。',
    cancel: '不找了',
    isHere: (other, game) => `${other} 想和你玩${game}。`,
    accept: '開始',
    stay: '先不要',
    expired: '已經沒有人在等你了。',
  },
  'zh-Hans': zhHans,
  pl: {
    looking: 'Szukamy przeciwnika',
    lookingFor: (game) => `Szukamy przeciwnika: ${game}`,
    waited: (time) => `już ${time}`,
    meanwhile: 'W tym czasie graj z botem',
    meanwhileWhy: 'Gra z botem trwa dalej: zapytamy, gdy ktoś przyjdzie.',
    cancel: 'Nie szukaj dalej',
    isHere: (other, game) => `${other} chce z tobą zagrać: ${game}.`,
    accept: 'Gram',
    stay: 'Nie teraz',
    expired: 'Nikt już nie czeka.',
  },
};

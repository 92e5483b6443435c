import type { Language, Refusal } from '@madang/engine';
import { zhHans } from '../zh-Hans/table-talk.ts';
import { sentenceCase, YOU } from './grammar.ts';

/** Refusals of every game, and of tables. */
type CommonCode =
  | ('MATCH_OVER' | 'ROUND_OVER' | 'WRONG_PLAYER' | 'MALFORMED')
  | ('NOT_STARTED' | 'ALREADY_STARTED' | 'NOT_OVER' | 'TABLE_FULL' | 'SEAT_TAKEN');

/** Phrases that all games share. Names are text; several names are one list. */
export interface TableTalk {
  /** With the prompt of what is asked instead. */
  readonly notNow: (prompt: string) => string;
  readonly waiting: (who: string) => string;
  readonly yourTurn: string;
  readonly roundOver: string;
  readonly noSuchCard: string;
  readonly notInHand: (card: string) => string;
  readonly refusals: Readonly<Record<CommonCode, string>>;
  readonly notPossible: string;
}

const en: TableTalk = {
  notNow: (prompt) => `Not now. ${prompt}`,
  waiting: (who) => `Waiting for ${who}.`,
  yourTurn: 'Your turn.',
  roundOver: 'Round over',
  noSuchCard: 'There is no such card.',
  notInHand: (card) => `${sentenceCase(card)} is not in your hand.`,
  refusals: {
    MATCH_OVER: 'The match is over.',
    ROUND_OVER: 'The round is over.',
    WRONG_PLAYER: 'It is not your turn.',
    MALFORMED: 'That was not understood.',
    NOT_STARTED: 'The match has not started yet.',
    ALREADY_STARTED: 'The match has already started.',
    NOT_OVER: 'The match is not over yet.',
    TABLE_FULL: 'This table is full.',
    SEAT_TAKEN: 'This seat is taken.',
  },
  notPossible: 'That is not possible now.',
};

const ko: TableTalk = {
  notNow: (prompt) => `지금은 할 수 없습니다. ${prompt}`,
  waiting: (who) => `${who} 차례입니다.`,
  yourTurn: '내 차례입니다.',
  roundOver: '판 종료',
  noSuchCard: '그런 패는 없습니다.',
  notInHand: (card) => `손에 없는 패입니다: ${card}.`,
  refusals: {
    MATCH_OVER: '게임이 이미 끝났습니다.',
    ROUND_OVER: '이번 판은 이미 끝났습니다.',
    WRONG_PLAYER: '지금은 내 차례가 아닙니다.',
    MALFORMED: '요청을 이해하지 못했습니다.',
    NOT_STARTED: '게임이 아직 시작되지 않았습니다.',
    ALREADY_STARTED: '게임이 이미 시작되었습니다.',
    NOT_OVER: '게임이 아직 끝나지 않았습니다.',
    TABLE_FULL: '자리가 모두 찼습니다.',
    SEAT_TAKEN: '이미 다른 사람이 앉은 자리입니다.',
  },
  notPossible: '지금은 할 수 없습니다.',
};

const ja: TableTalk = {
  notNow: (prompt) => `今はできません。${prompt}`,
  waiting: (who) => `${who}の番です。`,
  yourTurn: 'あなたの番です。',
  roundOver: '終局',
  noSuchCard: 'そのような札はありません。',
  notInHand: (card) => `「${card}」は手札にありません。`,
  refusals: {
    MATCH_OVER: '対戦はもう終わっています。',
    ROUND_OVER: 'この局はもう終わっています。',
    WRONG_PLAYER: 'あなたの番ではありません。',
    MALFORMED: '内容を読み取れませんでした。',
    NOT_STARTED: '対戦はまだ始まっていません。',
    ALREADY_STARTED: '対戦はもう始まっています。',
    NOT_OVER: '対戦はまだ終わっていません。',
    TABLE_FULL: 'この卓は満席です。',
    SEAT_TAKEN: 'この席はもう埋まっています。',
  },
  notPossible: '今はそれはできません。',
};

const zh: TableTalk = {
  notNow: (prompt) => `現在不行。${prompt}`,
  waiting: (who) => `輪到${who}。`,
  yourTurn: '輪到你了。',
  roundOver: '本局結束',
  noSuchCard: '沒有這張牌。',
  notInHand: (card) => `你手上沒有「${card}」。`,
  refusals: {
    MATCH_OVER: '對局已經結束。',
    ROUND_OVER: '本局已經結束。',
    WRONG_PLAYER: '還沒輪到你。',
    MALFORMED: '無法辨識這個指令。',
    NOT_STARTED: '對局尚未開始。',
    ALREADY_STARTED: '對局已經開始。',
    NOT_OVER: '對局尚未結束。',
    TABLE_FULL: '這桌已經坐滿。',
    SEAT_TAKEN: '這個座位已經有人。',
  },
  notPossible: '現在不能這麼做。',
};

const pl: TableTalk = {
  notNow: (prompt) => `Nie teraz. ${prompt}`,
  waiting: (who) => `Kolej: ${who}.`,
  yourTurn: 'Twoja kolej.',
  roundOver: 'Koniec rozdania',
  noSuchCard: 'Nie ma takiej karty.',
  notInHand: (card) => `Nie masz tej karty na ręce: ${card}.`,
  refusals: {
    MATCH_OVER: 'Mecz już się skończył.',
    ROUND_OVER: 'Rozdanie już się skończyło.',
    WRONG_PLAYER: 'To nie twoja kolej.',
    MALFORMED: 'Nie udało się odczytać polecenia.',
    NOT_STARTED: 'Mecz jeszcze się nie zaczął.',
    ALREADY_STARTED: 'Mecz już się zaczął.',
    NOT_OVER: 'Mecz jeszcze trwa.',
    TABLE_FULL: 'Przy tym stole nie ma wolnych miejsc.',
    SEAT_TAKEN: 'To miejsce jest już zajęte.',
  },
  notPossible: 'Teraz nie można tego zrobić.',
};

export const TABLE_TALK: Readonly<Record<Language, TableTalk>> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };

/** Refusals that all games share, and a general sentence for unknown codes. */
export function commonRefusal({ code }: Refusal, language: Language): string {
  const { refusals, notPossible } = TABLE_TALK[language];
  const words: Readonly<Partial<Record<string, string>>> = refusals;
  return words[code] ?? notPossible;
}

/** Who is waited for; the reader is not called by name. */
export function waitingFor(who: string, language: Language): string {
  const { waiting, yourTurn } = TABLE_TALK[language];
  return who === YOU[language] ? yourTurn : waiting(who);
}

/** A fact of a refusal, if it is a text: facts from the wire can be anything. */
export function textOf(refusal: Refusal, fact: string): string | null {
  const value = refusal[fact];
  return typeof value === 'string' ? value : null;
}

/** Joins sentences; Japanese and Chinese have no space between them. */
export function inARow(sentences: readonly string[], language: Language): string {
  return sentences.join(['ja', 'zh', 'zh-Hans'].includes(language) ? '' : ' ');
}

import type { Language } from '@madang/narrators/language';
import type { Words } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { zhHans } from '../languages/zh-Hans/models.ts';
import type { ModelTrouble } from './open-model.ts';

export interface ModelWords {
  readonly title: string;
  readonly about: string;
  readonly open: string;
  readonly seats: (count: number) => string;
  readonly remove: (model: string) => string;
  readonly cannotPlay: (model: string) => string;
  /** The model of a link is not in this browser. */
  readonly gone: string;
  readonly other: string;
  readonly otherGame: (game: string) => string;
  readonly otherSeats: (seats: number) => string;
  readonly troubles: Readonly<Record<Exclude<ModelTrouble['trouble'], 'other game' | 'other seats'>, string>>;
}

export const modelWords: Words<ModelWords> = {
  en: {
    title: 'Your own bot',
    about: 'a model that you have trained',
    open: 'Open a model file',
    seats: (count) => `${count} players`,
    remove: (name) => `Remove ${name}`,
    cannotPlay: (name) => `${name} cannot play here.`,
    gone: 'This model is not in this browser. Open its file again.',
    other: 'Choose another opponent',
    otherGame: (game) => `This model plays ${game}.`,
    otherSeats: (seats) => `This model plays with ${seats} players.`,
    troubles: {
      unreadable: 'The file could not be read.',
      'no model': 'This file is not a model.',
      damaged: 'This model file is damaged.',
      'other version': 'This model was made for other rules or another version. Train it again.',
      'too large': 'This file is too large for a model.',
      'no room': 'This browser has no room to keep the model.',
    },
  },
  ko: {
    title: '내 봇',
    about: '직접 학습시킨 모델',
    open: '모델 파일 열기',
    seats: (count) => `${count}인`,
    remove: (name) => `${name} 지우기`,
    cannotPlay: (name) => `${name}(으)로는 여기서 둘 수 없습니다.`,
    gone: '이 브라우저에 없는 모델입니다. 파일을 다시 여세요.',
    other: '다른 상대 고르기',
    otherGame: (game) => `${game}용 모델입니다.`,
    otherSeats: (seats) => `${seats}인용 모델입니다.`,
    troubles: {
      unreadable: '파일을 읽을 수 없습니다.',
      'no model': '모델 파일이 아닙니다.',
      damaged: '모델 파일이 손상되었습니다.',
      'other version': '다른 규칙이나 다른 버전용 모델입니다. 다시 학습시키세요.',
      'too large': '모델이라기에는 파일이 너무 큽니다.',
      'no room': '브라우저에 모델을 저장할 공간이 없습니다.',
    },
  },
  ja: {
    title: '自分のボット',
    about: '自分で学習させたモデル',
    open: 'モデルのファイルを開く',
    seats: (count) => `${count}人用`,
    remove: (name) => `${name}を削除`,
    cannotPlay: (name) => `${name}とはここで対局できません。`,
    gone: 'このモデルはこのブラウザーにありません。ファイルを開き直してください。',
    other: '別の相手を選ぶ',
    otherGame: (game) => `これは${game}のモデルです。`,
    otherSeats: (seats) => `これは${seats}人用のモデルです。`,
    troubles: {
      unreadable: 'ファイルを読み込めませんでした。',
      'no model': 'これはモデルのファイルではありません。',
      damaged: 'モデルのファイルが壊れています。',
      'other version': '別のルールか別のバージョンのモデルです。学習し直してください。',
      'too large': 'モデルにしてはファイルが大きすぎます。',
      'no room': 'ブラウザーにモデルを保存する空きがありません。',
    },
  },
  zh: {
    title: '自己的電腦對手',
    about: '你訓練的模型',
    open: '開啟模型檔案',
    seats: (count) => `${count} 人`,
    remove: (name) => `移除 ${name}`,
    cannotPlay: (name) => `${name} 無法在這裡對局。`,
    gone: '這個瀏覽器裡沒有這個模型。請重新開啟檔案。',
    other: '選擇其他對手',
    otherGame: (game) => `這是${game}的模型。`,
    otherSeats: (seats) => `這是 ${seats} 人用的模型。`,
    troubles: {
      unreadable: '無法讀取檔案。',
      'no model': '這不是模型檔案。',
      damaged: '模型檔案已損壞。',
      'other version': '這個模型適用於其他規則或其他版本。請重新訓練。',
      'too large': '檔案太大，不像是模型。',
      'no room': '瀏覽器沒有空間保存這個模型。',
    },
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Własny bot',
    about: 'wytrenowany przez ciebie model',
    open: 'Otwórz plik modelu',
    seats: (count) => `graczy: ${count}`,
    remove: (name) => `Usuń ${name}`,
    cannotPlay: (name) => `${name} nie może tu zagrać.`,
    gone: 'Tego modelu nie ma w tej przeglądarce. Otwórz plik jeszcze raz.',
    other: 'Wybierz innego przeciwnika',
    otherGame: (game) => `Ten model gra w inną grę: ${game}.`,
    otherSeats: (seats) => `Ten model gra przy innej liczbie graczy: ${seats}.`,
    troubles: {
      unreadable: 'Nie udało się odczytać pliku.',
      'no model': 'To nie jest plik modelu.',
      damaged: 'Plik modelu jest uszkodzony.',
      'other version': 'Ten model jest do innych zasad albo innej wersji. Wytrenuj go ponownie.',
      'too large': 'Ten plik jest za duży jak na model.',
      'no room': 'Przeglądarka nie ma miejsca na ten model.',
    },
  },
};

/** Why a file is no opponent, in words. */
export function troubleText(trouble: ModelTrouble, language: Language): string {
  const { troubles, otherGame, otherSeats } = modelWords[language];
  switch (trouble.trouble) {
    case 'other game':
      return otherGame(gameName(trouble.game, language));
    case 'other seats':
      return otherSeats(trouble.seats);
    default:
      return troubles[trouble.trouble];
  }
}

import type { Words } from '../app/words.ts';
import { zhHans } from '../languages/zh-Hans/passkey.ts';

export interface PasskeyWords {
  readonly title: string;
  readonly lead: string;
  readonly made: (date: string) => string;
  readonly add: string;
  readonly remove: string;
  /** Becomes the person of a passkey. */
  readonly use: string;
  readonly failed: string;
}

export const passkeyWords: Words<PasskeyWords> = {
  en: {
    title: 'Passkey',
    lead: 'A passkey brings you back on another device, even if this one is lost. Nobody can erase you or remove your devices without it.',
    made: (date) => `Passkey of ${date}`,
    add: 'Create a passkey',
    remove: 'Remove',
    use: 'I have a passkey',
    failed: 'That did not work. Nothing was changed.',
  },
  ko: {
    title: '패스키',
    lead: '이 기기를 잃어버려도 패스키로 다른 기기에서 다시 나로 돌아올 수 있습니다. 패스키 없이는 아무도 데이터를 지우거나 기기를 뺄 수 없습니다.',
    made: (date) => `${date}에 만든 패스키`,
    add: '패스키 만들기',
    remove: '삭제',
    use: '패스키가 있습니다',
    failed: '처리하지 못했습니다. 바뀐 것은 없습니다.',
  },
  ja: {
    title: 'パスキー',
    lead: 'この端末をなくしても、パスキーがあれば別の端末で続けられます。パスキーなしでは、誰もデータの消去や端末の解除ができません。',
    made: (date) => `${date} に作成したパスキー`,
    add: 'パスキーを作成',
    remove: '削除',
    use: 'パスキーを持っている',
    failed: 'うまくいきませんでした。何も変更されていません。',
  },
  zh: {
    title: '通行密鑰',
    lead: '就算這台裝置遺失，也能用通行密鑰在其他裝置上找回自己。沒有它，誰都不能刪除你的資料或移除你的裝置。',
    made: (date) => `${date} 建立的通行密鑰`,
    add: '建立通行密鑰',
    remove: '移除',
    use: '我有通行密鑰',
    failed: '沒有成功，什麼都沒有改變。',
  },
  'zh-Hans': zhHans,
  pl: {
    title: 'Klucz dostępu',
    lead: 'Dzięki kluczowi dostępu wrócisz na innym urządzeniu, nawet gdy zgubisz to. Bez niego nikt nie usunie twoich danych ani urządzeń.',
    made: (date) => `Klucz dostępu z ${date}`,
    add: 'Utwórz klucz dostępu',
    remove: 'Usuń',
    use: 'Mam klucz dostępu',
    failed: 'Nie udało się. Nic się nie zmieniło.',
  },
};

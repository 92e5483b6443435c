import { zhHans } from '../languages/zh-Hans/not-found.ts';
import { Bar } from './Bar.tsx';
import { GameLinks } from './GameLinks.tsx';
import { followLink } from './router.ts';
import { useWords, type Words } from './words.ts';

export interface NotFoundWords {
  readonly nothing: string;
  readonly note: string;
  readonly home: string;
  readonly games: string;
}

export const notFoundWords: Words<NotFoundWords> = {
  en: {
    nothing: 'There is nothing at this address.',
    note: 'It may be misspelt, or what was here is gone.',
    home: 'Home',
    games: 'Games',
  },
  ko: {
    nothing: '이 주소에는 아무것도 없습니다.',
    note: '주소가 잘못되었거나 있던 것이 없어졌습니다.',
    home: '처음으로',
    games: '게임',
  },
  ja: {
    nothing: 'このアドレスには何もありません。',
    note: '綴りが違うか、ここにあったものがなくなっています。',
    home: 'ホーム',
    games: 'ゲーム',
  },
  zh: {
    nothing: '這個網址沒有任何內容。',
    note: '網址可能打錯了，或原來的內容已經不在。',
    home: '首頁',
    games: '遊戲',
  },
  'zh-Hans': zhHans,
  pl: {
    nothing: 'Pod tym adresem nic nie ma.',
    note: 'Może jest w nim błąd, a może to, co tu było, już zniknęło.',
    home: 'Start',
    games: 'Gry',
  },
};

export function NotFound() {
  const { nothing, note, home, games } = useWords(notFoundWords);
  return (
    <>
      <Bar />
      <main className="designed">
        <div className="no-cards" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <h1>{nothing}</h1>
        <p>{note}</p>
        <a className="b main" href="/" onClick={followLink}>
          {home}
        </a>
        <GameLinks label={games} />
      </main>
    </>
  );
}

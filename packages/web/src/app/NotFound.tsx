import { Bar } from './Bar.tsx';
import { followLink } from './router.ts';
import { useWords, type Words } from './words.ts';

const words: Words<{ readonly nothing: string; readonly home: string }> = {
  en: { nothing: 'There is nothing at this address.', home: 'Home' },
  ko: { nothing: '이 주소에는 아무것도 없습니다.', home: '처음으로' },
  ja: { nothing: 'このアドレスには何もありません。', home: 'ホーム' },
  zh: { nothing: '這個網址沒有任何內容。', home: '首頁' },
  pl: { nothing: 'Pod tym adresem nic nie ma.', home: 'Start' },
};

export function NotFound() {
  const { nothing, home } = useWords(words);
  return (
    <>
      <Bar />
      <main className="designed">
        <h1>{nothing}</h1>
        <a className="b main" href="/" onClick={followLink}>
          {home}
        </a>
      </main>
    </>
  );
}

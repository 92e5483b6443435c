import { Bar } from '../app/Bar.tsx';
import { followLink } from '../app/router.ts';
import { useWords, type Words } from '../app/words.ts';

const words: Words<{ readonly title: (game: string) => string; readonly why: string; readonly home: string }> = {
  en: {
    title: (game) => `This page cannot show “${game}”.`,
    why: 'The server knows the game, but there is no table for it here. The terminal and other programs can play it.',
    home: 'Home',
  },
  ko: {
    title: (game) => `이 페이지에서는 ‘${game}’ 게임을 볼 수 없습니다.`,
    why: '서버는 이 게임을 알지만 여기에는 이 게임의 화면이 없습니다. 터미널이나 다른 프로그램으로 할 수 있습니다.',
    home: '처음으로',
  },
  ja: {
    title: (game) => `このページでは「${game}」を表示できません。`,
    why: 'サーバーはこのゲームを知っていますが、ここには専用の画面がありません。ターミナルや他のプログラムでは遊べます。',
    home: 'ホーム',
  },
  zh: {
    title: (game) => `這個網頁無法顯示「${game}」。`,
    why: '伺服器支援這個遊戲，但這裡沒有它的牌桌畫面。可以用終端機或其他程式來玩。',
    home: '首頁',
  },
  'zh-Hans': {
    title: (game) => `这个网页无法显示“${game}”。`,
    why: '服务器支援这个游戏，但这里没有它的牌桌画面。可以用终端机或其他程式来玩。',
    home: '首页',
  },
  pl: {
    title: (game) => `Ta strona nie umie pokazać gry „${game}”.`,
    why: 'Serwer zna tę grę, ale strona nie ma dla niej stołu. Można w nią grać w terminalu i w innych programach.',
    home: 'Start',
  },
};

/** For a table or a record of a game that this page does not know. */
export function UnknownGame({ game }: { readonly game: string }) {
  const { title, why, home } = useWords(words);
  return (
    <>
      <Bar />
      <main className="designed">
        <h1>{title(game)}</h1>
        <p>{why}</p>
        <a className="b main" href="/" onClick={followLink}>
          {home}
        </a>
      </main>
    </>
  );
}

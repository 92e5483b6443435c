import type { Translated } from '@madang/narrators/language';
import type { Words } from '../app/words.ts';

/** How a link to a table is introduced to somebody else. `other` invites or plays. */
interface InvitationWords {
  readonly invites: (other: string, game: string) => string;
  readonly plays: (others: string, game: string) => string;
}

export const invitationWords: Words<InvitationWords> = {
  en: {
    invites: (other, game) => `${other} invites you to a game of ${game}`,
    plays: (others, game) => `${game}: ${others}`,
  },
  ko: {
    invites: (other, game) => `${other} 님이 ${game} 한판에 초대했습니다`,
    plays: (others, game) => `${game}: ${others}`,
  },
  ja: {
    invites: (other, game) => `${other}さんから${game}のお誘いです`,
    plays: (others, game) => `${game}：${others}`,
  },
  zh: {
    invites: (other, game) => `${other} 邀請你玩${game}`,
    plays: (others, game) => `${game}：${others}`,
  },
  'zh-Hans': {
    invites: (other, game) => `${other} 邀请你玩${game}`,
    plays: (others, game) => `${game}：${others}`,
  },
  pl: {
    invites: (other, game) => `${other} zaprasza do gry: ${game}`,
    plays: (others, game) => `${game}: ${others}`,
  },
};

interface InvitedGame {
  readonly id: string;
  readonly names: Translated;
  readonly words: Readonly<Record<keyof Translated, { readonly pitch: string }>>;
}

/**
 * What the server needs for the preview of a link: the names of the games and a sentence in every language. It is kept in
 * `public/invitations.json`, and a test compares the two.
 */
export function invitationsOf(games: readonly InvitedGame[]) {
  const languages = Object.keys(invitationWords) as (keyof Translated)[];
  const inEach = (text: (language: keyof Translated) => string) =>
    Object.fromEntries(languages.map((language) => [language, text(language)]));
  return {
    games: Object.fromEntries(
      games.map(({ id, names, words }) => [
        id,
        { image: `/invite/${id}.jpg`, names, pitches: inEach((language) => words[language].pitch) },
      ]),
    ),
    words: Object.fromEntries(
      languages.map((language) => {
        const { invites, plays } = invitationWords[language];
        return [language, { invites: invites('{name}', '{game}'), plays: plays('{name}', '{game}') }];
      }),
    ),
  };
}

import type { LocalSetup } from '../play/local/setup.ts';

/** The games that have a first lesson. */
export type LessonGame = 'koikoi' | 'matgo';

export function isLessonGame(game: string): game is LessonGame {
  return game === 'koikoi' || game === 'matgo';
}

/**
 * Prepared deals, found by search: the reader begins, has several cards that match and some that do not, and a set is
 * within reach. What the bot plays is not prepared.
 */
const DEALS: Readonly<Record<LessonGame, Pick<LocalSetup, 'rules' | 'seed'>>> = {
  // Crane, butterflies and deer in hand, two peonies, the moon and the rain man on the field.
  koikoi: { rules: { total_rounds: 1 }, seed: '10'.padStart(64, '0') },
  // A pine bright that matches, both ways to the plum bird, and a bright that does not.
  matgo: { rules: { rounds: 1 }, seed: '5a'.padStart(64, '0') },
};

/** A one-round match against a beginner. The hour decides who starts in Matgo. */
export function lessonSetup(game: LessonGame, name: string): LocalSetup {
  return {
    game,
    ...DEALS[game],
    sitters: [
      { name: name || '—', kind: 'human' },
      { name: 'Aiko', kind: 'bot', level: 'beginner' },
    ],
    inputs: { hour: 12 },
  };
}

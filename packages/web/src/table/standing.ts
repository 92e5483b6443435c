import { decodeCards } from '@madang/engine/internal';
import { expectation } from '@madang/narrators/expectation';
import type { BoardProps, GameUi } from '../games/ui.ts';
import { positionOf } from '../play/position.ts';
import type { Hint } from '../play/session.ts';
import type { Written } from '../play/told.ts';
import type { TableWords } from './words/index.ts';

/** Whose turn it is, and the scores, in one or two sentences. */
export function standingOf(ui: GameUi, { scene, narrator, names }: BoardProps, words: TableWords): string {
  const viewer = scene.eyes === 'open' ? 'table' : scene.eyes;
  const prompt = narrator.prompt(positionOf(ui.game, scene.view, scene.rules), viewer, names);
  const scores = names.map((name, seat) => `${name}: ${words.points(scene.scores[seat])}`);
  return [...(prompt === null ? [] : [prompt]), scores.join(' · ')].join(' ');
}

/** What to do, why, and what that is expected to bring, as a hint says it. */
export function adviceOf(ui: GameUi, board: BoardProps, hint: Hint, words: Pick<TableWords, 'hintIs'>): string {
  const { scene, narrator, names, language } = board;
  const position = positionOf(ui.game, scene.view, scene.rules);
  const inWords = (action: Written) => narrator.choice(decodeCards(ui.game, action), position, names);
  const { action, next } = hint;
  const expected = next ? expectation(language, { ...next, other: inWords(next.action) }) : '';
  return words.hintIs(inWords(action), [ui.why(action, board), expected].filter(Boolean).join(' '));
}

import type { BoardProps, GameUi } from '../games/ui.ts';
import { decodeCards } from '../play/narration.ts';
import { positionOf } from '../play/position.ts';
import type { Written } from '../play/told.ts';
import type { TableWords } from './words/index.ts';

/** Whose turn it is, and the scores, in one or two sentences. */
export function standingOf(ui: GameUi, { scene, narrator, names }: BoardProps, words: TableWords): string {
  const viewer = scene.eyes === 'open' ? 'table' : scene.eyes;
  const prompt = narrator.prompt(positionOf(ui.game, scene.view, scene.rules), viewer, names);
  const scores = names.map((name, seat) => `${name}: ${words.points(scene.scores[seat])}`);
  return [...(prompt === null ? [] : [prompt]), scores.join(' · ')].join(' ');
}

/** What to do and why, as a hint says it. */
export function adviceOf(ui: GameUi, board: BoardProps, hint: Written, words: Pick<TableWords, 'hintIs'>): string {
  const { scene, narrator, names } = board;
  const choice = narrator.choice(decodeCards(ui.game, hint), positionOf(ui.game, scene.view, scene.rules), names);
  return words.hintIs(choice, ui.why(hint, board));
}

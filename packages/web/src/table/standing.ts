import type { BoardProps, GameFace } from '../games/face.ts';
import { unwritten } from '../play/narration.ts';
import type { Written } from '../play/told.ts';
import type { TableWords } from './words/index.ts';

/** Whose turn it is and how the match stands, in a sentence or two. */
export function standingOf(face: GameFace, { scene, narrator, names }: BoardProps, words: TableWords): string {
  const viewer = scene.eyes === 'open' ? 'table' : scene.eyes;
  const prompt = narrator.prompt(face.world(scene), viewer, names);
  const scores = names.map((name, seat) => `${name}: ${words.points(scene.scores[seat])}`);
  return [...(prompt === null ? [] : [prompt]), scores.join(' · ')].join(' ');
}

/** What an action means, as a hint says it. */
export function meaningOf(face: GameFace, { scene, narrator, names }: BoardProps, action: Written): string {
  return narrator.choice(unwritten(face.game, action), face.world(scene), names);
}

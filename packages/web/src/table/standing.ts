import type { BoardProps, GameFace } from '../games/face.ts';
import type { TableWords } from './words.ts';

/** Whose turn it is and how the match stands, in a sentence or two. */
export function standingOf(face: GameFace, { scene, narrator, names }: BoardProps, words: TableWords): string {
  const viewer = scene.eyes === 'open' ? 'table' : scene.eyes;
  const isMine = scene.legal.length > 0;
  const prompt = face.world ? narrator.prompt(face.world(scene), viewer, names) : isMine ? words.yourTurn : null;
  const scores = names.map((name, seat) => `${name}: ${words.points(scene.scores[seat])}`);
  return [...(prompt === null ? [] : [prompt]), scores.join(' · ')].join(' ');
}

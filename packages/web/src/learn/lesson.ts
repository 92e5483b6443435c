import type { Scene } from '../play/presenter.ts';
import type { LessonGame } from './deals.ts';
import { koikoiNotes } from './koikoi-notes.ts';
import { matgoNotes } from './matgo-notes.ts';
import type { Moment } from './moment.ts';
import { type Note, occasionOf, type Speaker } from './note.ts';
import { ME } from './reading.ts';
import { standing } from './shared-notes.ts';
import type { LessonWords } from './words/index.ts';

const NOTES: Readonly<Record<LessonGame, readonly Note[]>> = { koikoi: koikoiNotes, matgo: matgoNotes };

/** Something that was said, and when: its text follows in any language. */
export interface Said {
  readonly id: string;
  readonly moment: Moment;
}

/** What the reader is told when there is nothing new. */
export const STANDING = 'standing';

/** What is still to be said at this moment, in order. */
export function pending(
  game: LessonGame,
  moment: Moment,
  said: readonly Said[],
  words: LessonWords,
  speaker: Speaker,
): readonly Said[] {
  const occasion = occasionOf(game, moment, words, speaker);
  return NOTES[game]
    .filter((note) => !said.some((each) => isSaid(note, each, moment)) && note.say(occasion) !== null)
    .map(({ id }) => ({ id, moment }));
}

/** A question is asked again when it comes again. */
function isSaid({ id, isRepeated }: Note, said: Said, moment: Moment): boolean {
  return said.id === id && (!isRepeated || said.moment.scene.view === moment.scene.view);
}

export function textOf(game: LessonGame, { id, moment }: Said, words: LessonWords, speaker: Speaker): string {
  const occasion = occasionOf(game, moment, words, speaker);
  return NOTES[game].find((note) => note.id === id)?.say(occasion) ?? standing(occasion);
}

/** How it came out, and how that is counted. */
export function ending(game: LessonGame, ended: Scene['ended'], words: LessonWords, other: string): readonly string[] {
  if (!ended) return [];
  const { winners, claims } = ended.outcome;
  const nobody = game === 'koikoi' ? words.koikoi.drawn : words.matgo.nobody;
  const count = game === 'koikoi' ? [words.count] : [words.count, words.matgo.gold];
  return [
    winners.length === 0 ? nobody : winners.includes(ME) ? words[game].won : words.lost(other),
    ...(claims.length > 0 ? count : []),
    words[game].after,
  ];
}

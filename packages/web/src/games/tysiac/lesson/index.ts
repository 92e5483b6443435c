import { lessonOf } from '../../../learn/lesson.ts';
import { notes } from './notes.ts';
import { tysiacLessonWords } from './words/index.ts';

export const tysiacLesson = lessonOf({
  // The reader begins the auction, with the marriage of hearts and two aces.
  deal: { game: 'tysiac', rules: { maxHands: 1 }, seed: '467'.padStart(64, '0') },
  opponents: 2,
  words: tysiacLessonWords,
  playType: 'play',
  notes,
});

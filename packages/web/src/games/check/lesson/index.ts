import { lessonOf } from '../../../learn/lesson.ts';
import { notes } from './notes.ts';
import { checkLessonWords } from './words/index.ts';

export const checkLesson = lessonOf({
  // An ace and a queen to remember.
  deal: { game: 'check', rules: {}, seed: '9'.padStart(64, '0') },
  words: checkLessonWords,
  playType: 'drawFromDeck',
  notes,
});

import { patternsOf, playerId, type Rules, type Snapshot } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { lessonOf } from '../../../learn/lesson.ts';
import { ME, OTHER, type Reading } from '../../../learn/reading.ts';
import type { Scene } from '../../../play/presenter.ts';
import { notes } from './notes.ts';
import { gostopLessonWords } from './words/index.ts';

export const gostopLesson = lessonOf({
  // Three brights lie in the middle, and two of them can be taken.
  deal: { game: 'gostop', rules: { rounds: 1 }, seed: '93'.padStart(64, '0') },
  opponents: 2,
  words: gostopLessonWords,
  playType: 'PLAY_HAND_CARD',
  chooseType: 'CHOOSE_CAPTURE_TARGET',
  read,
  notes,
});

function read({ view, rules }: Scene<Snapshot, Rules>): Reading {
  const { brights, complete } = patternsOf(rules);
  const sets = [...brights.filter(({ name }) => name === 'SAMGWANG'), ...complete];
  return {
    hand: view.hands[playerId(ME)],
    field: view.tableCards,
    mine: view.captured[playerId(ME)],
    theirs: [OTHER, OTHER + 1].flatMap((seat) => view.captured[playerId(seat)]),
    sets: sets.map(({ name, need, points, of }) => ({
      name,
      need,
      points,
      of: of.toArray().map((card) => KOREAN.ids[card]),
    })),
  };
}

import { patternsOf, playerId, type Rules, type Snapshot } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { lessonOf } from '../../../learn/lesson.ts';
import { ME, OTHER, type Reading } from '../../../learn/reading.ts';
import type { Scene } from '../../../play/presenter.ts';
import { notes } from './notes.ts';
import { matgoLessonWords } from './words/index.ts';

export const matgoLesson = lessonOf({
  // A pine bright that matches, both ways to the plum bird, and a bright that does not.
  deal: { game: 'matgo', rules: { rounds: 1 }, seed: '5a'.padStart(64, '0') },
  words: matgoLessonWords,
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
    theirs: view.captured[playerId(OTHER)],
    sets: sets.map(({ name, need, points, of }) => ({
      name,
      need,
      points,
      of: of.toArray().map((card) => KOREAN.ids[card]),
    })),
  };
}

import { JAPANESE } from '@madang/engine/hwatu';
import { patternsOf, type Rules, type Snapshot } from '@madang/engine/koikoi';
import { lessonOf } from '../../../learn/lesson.ts';
import { ME, OTHER, type Reading } from '../../../learn/reading.ts';
import type { Scene } from '../../../play/presenter.ts';
import { notes } from './notes.ts';
import { koikoiLessonWords } from './words/index.ts';

export const koikoiLesson = lessonOf({
  // Crane, butterflies and deer in hand, two peonies, the moon and the rain man on the field.
  deal: { game: 'koikoi', rules: { total_rounds: 1 }, seed: '10'.padStart(64, '0') },
  words: koikoiLessonWords,
  playType: 'play',
  chooseType: 'select',
  read,
  notes,
});

function read({ view, rules }: Scene<Snapshot, Rules>): Reading {
  const { brights, others } = patternsOf(rules);
  const sets = [...brights.filter(({ need }) => need === 3), ...others.filter(({ need, of }) => need === of.size)];
  return {
    hand: view.hands[ME],
    field: view.field,
    mine: view.piles[ME],
    theirs: view.piles[OTHER],
    sets: sets.map(({ type, need, points, of }) => ({
      name: type,
      need,
      points,
      of: of.toArray().map((card) => JAPANESE.ids[card]),
    })),
  };
}

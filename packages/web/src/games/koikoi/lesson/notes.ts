import type { Rules, Snapshot } from '@madang/engine/koikoi';
import { may, type Note as NoteOf, type Occasion as OccasionOf } from '../../../learn/note.ts';
import { ME, OTHER } from '../../../learn/reading.ts';
import { aims, beginning, choice, happenings } from '../../../learn/shared-notes.ts';
import type { KoikoiLessonWords } from './words/index.ts';

type Occasion = OccasionOf<Snapshot, Rules, KoikoiLessonWords>;
type Note = NoteOf<Snapshot, Rules, KoikoiLessonWords>;

const FEW_CARDS = 3;

/** What stopping would bring, doublings included. */
function pointsNow(occasion: Occasion): number {
  const { since, scene } = occasion.moment;
  const { seven_point_double, koi_koi_multiplier } = scene.rules;
  const yaku = Number(since.findLast(({ type, seat }) => type === 'yaku' && seat === ME)?.total ?? 0);
  const seven = seven_point_double && yaku >= 7 ? 2 : 1;
  return yaku * seven * (hasCalled(occasion, OTHER) ? koi_koi_multiplier : 1);
}

function hasCalled({ moment }: Occasion, seat: number): boolean {
  return moment.scene.view.calls[seat].count > 0;
}

const welcome: Note = {
  id: 'welcome',
  say: ({ moment, own, other, term }) => (moment.turn === 0 ? own.welcome(other, term('INOSHIKACHOU')) : null),
};

const yaku: Note = {
  id: 'yaku',
  say: ({ moment, own, isOwnTurn }) => (moment.turn === 1 && isOwnTurn ? own.yaku : null),
};

/** With an empty hand, playing on is pointless. */
const decideEmpty: Note = {
  id: 'decideEmpty',
  say: (occasion) => {
    const { moment, table, own } = occasion;
    return may(moment, 'stop') && table.hand.length === 0 ? own.decideEmpty(pointsNow(occasion)) : null;
  },
};

const decide: Note = {
  id: 'decide',
  say: (occasion) => {
    const { moment, table, own } = occasion;
    return may(moment, 'stop') && table.hand.length > 0 ? own.decide(pointsNow(occasion), table.hand.length) : null;
  },
};

const decideAgain: Note = {
  id: 'decideAgain',
  isRepeated: true,
  say: (occasion) => {
    const { moment, table, own } = occasion;
    return may(moment, 'stop') && table.hand.length > 0 && hasCalled(occasion, ME)
      ? own.decideAgain(pointsNow(occasion))
      : null;
  },
};

const theyCalled: Note = {
  id: 'theyCalled',
  say: (occasion) => {
    const { moment, own, other } = occasion;
    return hasCalled(occasion, OTHER) ? own.theyCalled(other, moment.scene.rules.koi_koi_multiplier) : null;
  },
};

const lastCards: Note = {
  id: 'lastCards',
  say: ({ isOwnTurn, table, own }) => (isOwnTurn && table.hand.length <= FEW_CARDS ? own.lastCards : null),
};

/** What the reader has to decide now comes before everything else. */
export const notes: readonly Note[] = [
  decideEmpty,
  decide,
  decideAgain,
  choice,
  welcome,
  ...beginning,
  ...happenings,
  yaku,
  theyCalled,
  lastCards,
  ...aims,
];

import { playerId, type Rules, type Snapshot } from '@madang/engine/gostop';
import { may, type Note as NoteOf, type Occasion as OccasionOf, plainNotes } from '../../../learn/note.ts';
import { ME, OTHER } from '../../../learn/reading.ts';
import { aims, beginning, choice, happenings } from '../../../learn/shared-notes.ts';
import type { Written } from '../../../play/told.ts';
import type { MatgoLessonWords } from './words/index.ts';

type Occasion = OccasionOf<Snapshot, Rules, MatgoLessonWords>;
type Note = NoteOf<Snapshot, Rules, MatgoLessonWords>;
const { offered, happened } = plainNotes<Snapshot, Rules, MatgoLessonWords>();

function scoreOf({ moment }: Occasion): number {
  return moment.scene.view.scores[playerId(ME)];
}

function stolenBy({ moment }: Occasion, seat: number): Written | undefined {
  return moment.since.find((event) => event.type === 'stole' && event.seat === seat);
}

const welcome: Note = {
  id: 'welcome',
  say: (occasion) =>
    occasion.moment.turn === 0 ? occasion.own.welcome(occasion.other, occasion.moment.scene.rules.goMinScore) : null,
};

const decide: Note = {
  id: 'decide',
  isRepeated: true,
  say: (occasion) => (may(occasion.moment, 'DECLARE_STOP') ? occasion.own.decide(scoreOf(occasion)) : null),
};

const bonus: Note = {
  id: 'bonus',
  say: ({ moment, own, cards }) => {
    const event = moment.since.find(({ type, seat }) => type === 'bonus' && seat === ME);
    return event ? own.bonus(cards(String(event.card))) : null;
  },
};

const stole: Note = {
  id: 'stole',
  say: (occasion) => {
    const event = stolenBy(occasion, ME);
    return event ? occasion.own.stole(occasion.cards(String(event.card))) : null;
  },
};

const stolen: Note = {
  id: 'stolen',
  say: (occasion) => {
    const event = stolenBy(occasion, OTHER);
    return event ? occasion.own.stolen(occasion.other, occasion.cards(String(event.card))) : null;
  },
};

const theyWent: Note = {
  id: 'theyWent',
  say: ({ moment, own, other }) => (moment.scene.view.goCount[playerId(OTHER)] > 0 ? own.theyWent(other) : null),
};

const junk: Note = {
  id: 'junk',
  say: (occasion) =>
    occasion.moment.turn >= 1 && occasion.isOwnTurn ? occasion.own.junk(occasion.moment.scene.rules.piFrom) : null,
};

const score: Note = {
  id: 'score',
  say: (occasion) =>
    occasion.moment.turn >= 2 && occasion.isOwnTurn
      ? occasion.own.score(scoreOf(occasion), occasion.moment.scene.rules.goMinScore)
      : null,
};

/** What the reader has to decide now comes before everything else. */
export const notes: readonly Note[] = [
  decide,
  offered('president', 'DECLARE_PRESIDENT'),
  offered('cup', 'CHOOSE_GUKJIN'),
  choice,
  offered('pass', 'PASS'),
  offered('kung', 'DECLARE_KUNG'),
  offered('bomb', 'DECLARE_BOMB'),
  offered('shake', 'DECLARE_SHAKE'),
  welcome,
  ...beginning,
  ...happenings,
  happened('jjok', 'jjob'),
  happened('ppuk', 'ppuk'),
  happened('ddadak', 'ddadak'),
  happened('ttak', 'ttak'),
  happened('sweep', 'ssul'),
  bonus,
  stole,
  stolen,
  junk,
  score,
  theyWent,
  ...aims,
];

import { playerId, type Rules, type Snapshot } from '@madang/engine/gostop';
import { may, type Note as NoteOf, type Occasion as OccasionOf, plainNotes } from '../../../learn/note.ts';
import { ME } from '../../../learn/reading.ts';
import { aims, beginning, choice, happenings } from '../../../learn/shared-notes.ts';
import type { Written } from '../../../play/told.ts';
import type { GostopLessonWords } from './words/index.ts';

type Occasion = OccasionOf<Snapshot, Rules, GostopLessonWords>;
type Note = NoteOf<Snapshot, Rules, GostopLessonWords>;
const { offered, happened } = plainNotes<Snapshot, Rules, GostopLessonWords>();

function scoreOf({ moment }: Occasion): number {
  return moment.scene.view.scores[playerId(ME)];
}

function theft({ moment }: Occasion, isOwn: boolean): Written | undefined {
  return moment.since.find(
    (event) => event.type === 'stole' && (isOwn ? event.seat === ME : event.seat !== ME && event.from === ME),
  );
}

const welcome: Note = {
  id: 'welcome',
  say: ({ moment, own, others }) => (moment.turn === 0 ? own.welcome(others, moment.scene.rules.goMinScore) : null),
};

const theirTurn: Note = {
  id: 'theirTurn',
  say: ({ moment, isOwnTurn, own }) =>
    isOwnTurn && moment.since.some(({ type, seat }) => type === 'played' && seat !== ME) ? own.theirTurn : null,
};

const decide: Note = {
  id: 'decide',
  isRepeated: true,
  say: (occasion) => (may(occasion.moment, 'DECLARE_STOP') ? occasion.own.decide(scoreOf(occasion)) : null),
};

const stole: Note = {
  id: 'stole',
  say: (occasion) => {
    const event = theft(occasion, true);
    return event ? occasion.own.stole(occasion.cards(String(event.card))) : null;
  },
};

const stolen: Note = {
  id: 'stolen',
  say: (occasion) => {
    const event = theft(occasion, false);
    return event ? occasion.own.stolen(occasion.names[Number(event.seat)], occasion.cards(String(event.card))) : null;
  },
};

const theyWent: Note = {
  id: 'theyWent',
  say: ({ moment, own, names }) => {
    const who = names.findIndex((_, seat) => seat !== ME && moment.scene.view.goCount[playerId(seat)] > 0);
    return who < 0 ? null : own.theyWent(names[who]);
  },
};

const junk: Note = {
  id: 'junk',
  say: ({ moment, isOwnTurn, own }) => (moment.turn >= 1 && isOwnTurn ? own.junk(moment.scene.rules.piFrom) : null),
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
  offered('bomb', 'DECLARE_BOMB'),
  offered('shake', 'DECLARE_SHAKE'),
  welcome,
  ...beginning,
  // The shared note speaks of one opponent.
  ...happenings.map((note) => (note.id === theirTurn.id ? theirTurn : note)),
  happened('jjok', 'jjob'),
  happened('ppuk', 'ppuk'),
  happened('ddadak', 'ddadak'),
  happened('sweep', 'ssul'),
  stole,
  stolen,
  junk,
  score,
  theyWent,
  ...aims.filter(({ id }) => id === 'near'),
];

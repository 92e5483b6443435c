import { playerId } from '@madang/engine/gostop';
import type { Written } from '../play/told.ts';
import { may, type Note, type Occasion } from './note.ts';
import { ME, matgoView, OTHER } from './reading.ts';
import { aims, beginning, choice, happenings } from './shared-notes.ts';
import type { LessonWords } from './words/index.ts';

type MatgoWords = LessonWords['matgo'];
/** The words of the game that need nothing else. */
type Plain = { [K in keyof MatgoWords]: MatgoWords[K] extends string ? K : never }[keyof MatgoWords];

function scoreOf({ moment }: Occasion): number {
  return matgoView(moment.scene).scores[playerId(ME)];
}

function ruleOf({ moment }: Occasion, name: 'goMinScore' | 'piFrom'): number {
  return Number(moment.scene.rules[name]);
}

/** Said when an action of this kind is offered. */
function offered(id: Plain, type: string): Note {
  return { id, say: ({ moment, words }) => (may(moment, type) ? words.matgo[id] : null) };
}

/** Said when an event of this kind has happened, to either side. */
function happened(id: Plain, type: string): Note {
  return {
    id,
    say: ({ moment, words }) => (moment.since.some((event) => event.type === type) ? words.matgo[id] : null),
  };
}

function stolenBy({ moment }: Occasion, seat: number): Written | undefined {
  return moment.since.find((event) => event.type === 'stole' && event.seat === seat);
}

const welcome: Note = {
  id: 'welcome',
  say: (occasion) =>
    occasion.moment.turn === 0 ? occasion.words.matgo.welcome(occasion.other, ruleOf(occasion, 'goMinScore')) : null,
};

const decide: Note = {
  id: 'decide',
  isRepeated: true,
  say: (occasion) => (may(occasion.moment, 'DECLARE_STOP') ? occasion.words.matgo.decide(scoreOf(occasion)) : null),
};

const bonus: Note = {
  id: 'bonus',
  say: ({ moment, words, cards }) => {
    const event = moment.since.find(({ type, seat }) => type === 'bonus' && seat === ME);
    return event ? words.matgo.bonus(cards(String(event.card))) : null;
  },
};

const stole: Note = {
  id: 'stole',
  say: (occasion) => {
    const event = stolenBy(occasion, ME);
    return event ? occasion.words.matgo.stole(occasion.cards(String(event.card))) : null;
  },
};

const stolen: Note = {
  id: 'stolen',
  say: (occasion) => {
    const event = stolenBy(occasion, OTHER);
    return event ? occasion.words.matgo.stolen(occasion.other, occasion.cards(String(event.card))) : null;
  },
};

const theyWent: Note = {
  id: 'theyWent',
  say: ({ moment, words, other }) =>
    matgoView(moment.scene).goCount[playerId(OTHER)] > 0 ? words.matgo.theyWent(other) : null,
};

const junk: Note = {
  id: 'junk',
  say: (occasion) =>
    occasion.moment.turn >= 1 && may(occasion.moment, 'PLAY_HAND_CARD')
      ? occasion.words.matgo.junk(ruleOf(occasion, 'piFrom'))
      : null,
};

const score: Note = {
  id: 'score',
  say: (occasion) =>
    occasion.moment.turn >= 2 && may(occasion.moment, 'PLAY_HAND_CARD')
      ? occasion.words.matgo.score(scoreOf(occasion), ruleOf(occasion, 'goMinScore'))
      : null,
};

/** The first that fits is said first: what the reader has to decide now comes before everything else. */
export const matgoNotes: readonly Note[] = [
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

import { may, type Note, type Occasion } from './note.ts';
import { koikoiView, ME, OTHER } from './reading.ts';
import { aims, beginning, choice, happenings } from './shared-notes.ts';

const FEW_CARDS = 3;

function factorOf({ moment }: Occasion): number {
  return Number(moment.scene.rules.koi_koi_multiplier);
}

/** What stopping would bring, doublings included. */
function pointsNow(occasion: Occasion): number {
  const { since, scene } = occasion.moment;
  const yaku = Number(since.findLast(({ type, seat }) => type === 'yaku' && seat === ME)?.total ?? 0);
  const seven = scene.rules.seven_point_double === true && yaku >= 7 ? 2 : 1;
  return yaku * seven * (hasCalled(occasion, OTHER) ? factorOf(occasion) : 1);
}

function hasCalled({ moment }: Occasion, seat: number): boolean {
  return koikoiView(moment.scene).calls[seat].count > 0;
}

const welcome: Note = {
  id: 'welcome',
  say: ({ moment, words, other, term }) =>
    moment.turn === 0 ? words.koikoi.welcome(other, term('INOSHIKACHOU')) : null,
};

const yaku: Note = {
  id: 'yaku',
  say: ({ moment, words }) => (moment.turn === 1 && may(moment, 'play') ? words.koikoi.yaku : null),
};

/** Without a card in hand there is nothing left to play on with. */
const decideEmpty: Note = {
  id: 'decideEmpty',
  say: (occasion) => {
    const { moment, table, words } = occasion;
    return may(moment, 'stop') && table.hand.length === 0 ? words.koikoi.decideEmpty(pointsNow(occasion)) : null;
  },
};

const decide: Note = {
  id: 'decide',
  say: (occasion) => {
    const { moment, table, words } = occasion;
    return may(moment, 'stop') && table.hand.length > 0
      ? words.koikoi.decide(pointsNow(occasion), table.hand.length)
      : null;
  },
};

const decideAgain: Note = {
  id: 'decideAgain',
  isRepeated: true,
  say: (occasion) => {
    const { moment, table, words } = occasion;
    return may(moment, 'stop') && table.hand.length > 0 && hasCalled(occasion, ME)
      ? words.koikoi.decideAgain(pointsNow(occasion))
      : null;
  },
};

const theyCalled: Note = {
  id: 'theyCalled',
  say: (occasion) => {
    const { words, other } = occasion;
    return hasCalled(occasion, OTHER) ? words.koikoi.theyCalled(other, factorOf(occasion)) : null;
  },
};

const lastCards: Note = {
  id: 'lastCards',
  say: ({ moment, table, words }) =>
    may(moment, 'play') && table.hand.length <= FEW_CARDS ? words.koikoi.lastCards : null,
};

/** The first that fits is said first: what the reader has to decide now comes before everything else. */
export const koikoiNotes: readonly Note[] = [
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

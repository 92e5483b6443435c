import { cardValue, findCard, INITIAL_PEEK, type Rules, type Snapshot } from '@madang/engine/check';
import { shown } from '../../../app/number.ts';
import { may, type Note as NoteOf } from '../../../learn/note.ts';
import { ME, OTHER } from '../../../learn/reading.ts';
import type { CheckLessonWords } from './words/index.ts';

type Note = NoteOf<Snapshot, Rules, CheckLessonWords>;

/** Before this turn nobody knows enough to call check. */
const SOON = 3;

const peek: Note = {
  id: 'peek',
  isRepeated: true,
  say: ({ moment, own, other, cards }) => {
    const { hand } = moment.scene.view.players[ME];
    return may(moment, 'confirmPeek') ? own.peek(other, cards(...INITIAL_PEEK.map((slot) => hand[slot] ?? ''))) : null;
  },
};

const values: Note = { id: 'values', say: ({ isOwnTurn, own }) => (isOwnTurn ? own.values : null) };

const draw: Note = { id: 'draw', say: ({ isOwnTurn, own }) => (isOwnTurn ? own.draw : null) };

const drawn: Note = {
  id: 'drawn',
  isRepeated: true,
  say: ({ moment, own, cards }) => {
    const { drawnCard } = moment.scene.view;
    if (!drawnCard || drawnCard.card === '?' || !may(moment, 'swapAndDiscard')) return null;
    return own.drawn(cards(drawnCard.card), shown(cardValue(findCard(drawnCard.card) ?? 0)));
  },
};

const matching: Note = {
  id: 'matching',
  isRepeated: true,
  say: ({ moment, own, cards }) => {
    const { matchingOpportunityInfo: open } = moment.scene.view;
    return open && may(moment, 'attemptMatch') ? own.matching(cards(open.card)) : null;
  },
};

const ability: Note = {
  id: 'ability',
  say: ({ moment, own }) => (may(moment, 'resolveSpecialAbility') ? own.ability : null),
};

const misfired: Note = {
  id: 'misfired',
  say: ({ moment, own }) =>
    moment.since.some(({ type, seat }) => type === 'misfired' && seat === ME) ? own.misfired : null,
};

const matched: Note = {
  id: 'matched',
  say: ({ moment, own, names }) => {
    const match = moment.since.find(({ type }) => type === 'matched');
    return match ? own.matched(names[Number(match.seat)], match.seat === ME) : null;
  },
};

const looked: Note = {
  id: 'looked',
  say: ({ moment, own, other }) =>
    moment.since.some(({ type, seat }) => (type === 'looked' || type === 'exchanged') && seat === OTHER)
      ? own.looked(other)
      : null,
};

const endTurn: Note = { id: 'endTurn', say: ({ moment, own }) => (may(moment, 'endTurn') ? own.endTurn : null) };

const callCheck: Note = {
  id: 'callCheck',
  say: ({ moment, own }) => (moment.turn >= SOON && may(moment, 'callCheck') ? own.callCheck : null),
};

const theyCalled: Note = {
  id: 'theyCalled',
  say: ({ moment, own, other }) => (moment.scene.view.playerWhoCalledCheck === OTHER ? own.theyCalled(other) : null),
};

/** What the reader has to decide now comes before everything else. */
export const notes: readonly Note[] = [
  peek,
  theyCalled,
  ability,
  matching,
  drawn,
  values,
  draw,
  callCheck,
  endTurn,
  misfired,
  matched,
  looked,
];

import { describe, expect, it } from 'vitest';
import { CardSet } from '../kernel/cards.ts';
import { apply, type Seat, type Viewer } from '../kernel/game.ts';
import { encodeCards, redact, unseen } from '../kernel/knowledge.ts';
import { announce, bid, chooseMusik, discard, PASS, passCard, play } from './actions.ts';
import { CARD_IDS } from './cards.ts';
import { tysiac } from './game.ts';
import { ANNA, BOB, card, EVE, startedRound, stepped, THREE, TWO } from './position.ts';
import type { Round } from './round.ts';
import { HAND } from './zones.ts';

// What each seat knows (docs/rules/tysiac.md 6). Anna is seat 0 and deals, Bob (1) plays, Eve is seat 2.

const list = (cards: CardSet): string =>
  cards
    .toArray()
    .map((each) => CARD_IDS[each])
    .join(' ');

/** Cards in turn; `!` announces a marriage. */
function played(round: Round, ids: string): Round {
  return stepped(
    round,
    ...ids.split(' ').map((id) => (id.endsWith('!') ? announce(card(id.slice(0, -1))) : play(card(id)))),
  );
}

/** What the viewer thinks possible in somebody's hand, and what it knows to be there. */
function possible(round: Round, viewer: Viewer, seat: Seat): string {
  const hand = round.table.at(HAND[seat]);
  const places = round.hidden(viewer).filter((place) => hand.has(place.card));
  return list(places.reduce((all, { may }) => all.union(may), CardSet.EMPTY));
}

function known(round: Round, viewer: Viewer, seat: Seat): string {
  return list(round.table.at(HAND[seat]).minus(unseen(round, viewer)));
}

function twoInPlay(options: object): Round {
  const actions = [bid(120), PASS, chooseMusik(0), discard(card('Q♥')), discard(card('J♥'))];
  return stepped(startedRound(TWO, options), ...actions);
}

function threeInPlay(options: object): Round {
  const passes = [passCard(EVE, card('J♦')), passCard(ANNA, card('J♥'))];
  return stepped(startedRound(THREE, options), bid(100), PASS, PASS, chooseMusik(0), ...passes);
}

const twoTaken = stepped(startedRound(TWO), bid(120), PASS, chooseMusik(0));
const two = twoInPlay({});
const threeTaken = stepped(startedRound(THREE), bid(100), PASS, PASS, chooseMusik(0));
/** Eve gets the king of clubs, out of the musik; Anna a jack that was Bob's. */
const three = stepped(threeTaken, passCard(EVE, card('K♣')), passCard(ANNA, card('J♥')));

describe('with two musiks', () => {
  it('the chosen musik is private', () => {
    expect(unseen(twoTaken, BOB).size).toBe(12);
    expect(unseen(twoTaken, ANNA).size).toBe(14);
    const events: unknown[] = [];
    const before = stepped(startedRound(TWO), bid(120), PASS);
    apply(tysiac, before, BOB, chooseMusik(0), (event) => {
      for (const viewer of [ANNA, BOB] as const) events.push(redact(tysiac, event, viewer, twoTaken));
    });
    expect(events.map((event) => encodeCards(tysiac, event as object))).toMatchObject([
      { type: 'musikTaken', cards: ['?', '?'] },
      { type: 'musikTaken', cards: ['J♥', 'Q♥'] },
    ]);
  });

  it('the discards are known to the declarer alone, the other musik to nobody', () => {
    expect(list(unseen(two, BOB).intersect(two.tableCards))).toBe('J♦ Q♦');
    expect(list(unseen(two, ANNA).intersect(two.tableCards))).toBe('J♦ Q♦ J♥ Q♥');
    expect(two.snapshot(ANNA)).toMatchObject({ discards: ['?', '?'], musiks: [[], ['?', '?']] });
    expect(two.snapshot(BOB)).toMatchObject({ discards: ['J♥', 'Q♥'], musiks: [[], ['?', '?']] });
  });

  it('the table cards are never shown, not even in the end', () => {
    const end = played(two, 'K♠! J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ 9♦ 10♦ J♣ 10♣ A♥ K♥ A♦ K♦ 10♠ Q♣ Q♠ K♣');
    expect(end.snapshot(ANNA)).toMatchObject({ discards: ['?', '?'], points: [20, 140] });
  });
});

describe('with one musik', () => {
  it('it is shown to all when it is taken', () => {
    for (const viewer of [ANNA, EVE, 'table'] as const) expect(known(threeTaken, viewer, BOB)).toBe('9♣ K♣ A♣');
    expect(known(stepped(startedRound(THREE), bid(100), PASS, PASS), EVE, BOB)).toBe('');
  });

  it('a passed card is known to giver and receiver alone', () => {
    expect(known(three, BOB, EVE)).toBe('K♣');
    expect(known(three, BOB, ANNA)).toBe('J♥');
    expect(known(three, ANNA, EVE)).toBe('');
    expect(three.snapshot(ANNA)).toMatchObject({ gifts: ['J♥', null, '?'] });
    expect(three.snapshot(EVE)).toMatchObject({ gifts: ['?', null, 'K♣'] });
    expect(three.snapshot('table')).toMatchObject({ gifts: ['?', null, '?'] });
  });

  it('of the shown musik a defender may have got one card, and only as its gift', () => {
    const musik = CardSet.from(['9♣', 'K♣', 'A♣'].map(card));
    const places = three.hidden(ANNA).filter((place) => three.table.has(HAND[EVE], place.card));
    expect(places).toHaveLength(8);
    expect(places.map(({ may }) => may.countIn(musik))).toEqual([3, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('a defender who got a card of the musik knows that the other may have got another one', () => {
    const places = three.hidden(EVE).filter((place) => three.table.has(HAND[ANNA], place.card));
    expect(list(places[0].may.intersect(three.shownMusik))).toBe('9♣ A♣');
  });

  it('once a defender has shown its card of the musik, the declarer is known to have kept the rest', () => {
    const shown = played(three, 'Q♣ K♣ 10♣');
    expect(known(shown, ANNA, BOB)).toBe('9♣ A♣');
    expect(known(shown, 'table', BOB)).toBe(''); // Anna may still have got one
  });

  it('nobody else learns whether the passed card has been played', () => {
    const gone = played(three, 'K♠! 9♠ J♥');
    const other = played(three, 'K♠! 9♠ 9♥');
    for (const round of [gone, other]) {
      const places = round.hidden(EVE).filter((place) => round.table.has(HAND[ANNA], place.card));
      expect(places.map(({ may }) => may.countIn(round.shownMusik))).toEqual([2, 0, 0, 0, 0, 0, 0]);
    }
  });
});

describe('play shows', () => {
  it('a void to all', () => {
    const isVoid = played(three, 'A♠ 9♠ 9♦');
    for (const viewer of [EVE, BOB, 'table'] as const) expect(possible(isVoid, viewer, ANNA)).not.toContain('♠');
    expect(possible(three, EVE, ANNA)).toContain('♠');
  });

  it('the other half of a marriage to all, until it is played', () => {
    const married = played(three, 'K♠! 9♠ 9♦');
    for (const viewer of [ANNA, EVE, 'table'] as const) expect(known(married, viewer, BOB)).toBe('Q♠');
    expect(known(played(three, 'K♠ 9♠ 9♦'), EVE, BOB)).toBe('');
    expect(known(played(married, 'Q♠ J♠ Q♦'), ANNA, BOB)).toBe('');
  });

  it('with mustTrump, that a player who neither follows nor trumps has no trumps', () => {
    const line = 'K♠! 9♠ 9♦ Q♠ J♠ Q♦ Q♣ A♦';
    const may = (options: object): string => possible(played(threeInPlay(options), line), 'table', EVE);
    expect(may({})).toMatch(/^[^♣]*$/);
    expect(may({})).toContain('♠');
    expect(may({ mustTrump: true })).toMatch(/^[^♣♠]*$/);
  });

  it('with mustBeat, that a player who stays below has nothing higher', () => {
    const may = (options: object): string => possible(played(twoInPlay(options), 'Q♠ J♠'), 'table', ANNA);
    expect(may({})).toMatch(/K♠ 10♠ A♠/);
    expect(may({ mustBeat: true })).not.toMatch(/(K|10|A)♠/);
    expect(may({ mustBeat: true })).toContain('9♠');
  });
});

import { describe, expect, it } from 'vitest';
import { BOMB, bid, chooseMusik, discard, PASS, passCard } from './actions.ts';
import { newGame, Phase, type TysiacGame } from './facade.ts';
import { tysiac } from './game.ts';
import {
  ANNA,
  BOB,
  bidding,
  card,
  codeOf,
  dealt,
  EVE,
  FOUR,
  inPlay,
  must,
  startedRound,
  stepped,
  THREE,
  TWO,
  taken,
} from './position.ts';
import type { Round } from './round.ts';

// The option of giving up a deal: only in the exchange, and the hand is over (docs/rules/tysiac.md 21).

const scores = (game: TysiacGame): unknown => game.scores().cumulative;

/** Bob has given one card of two: the jack of diamonds, to Eve. */
function passedOne(options: object): Round {
  return stepped(startedRound(THREE, options), bid(100), PASS, PASS, chooseMusik(0), passCard(EVE, card('J♦')));
}

describe('bombs', () => {
  it('on: a declarer may give up the deal; each opponent gets 60', () => {
    const bombed = must(taken(THREE, 120, { bombs: 1 }).bomb('bob'));
    expect(bombed.phase).toBe(Phase.HandEnd);
    expect(scores(bombed)).toEqual({ anna: 60, bob: 0, eve: 60 });
    expect(must(bombed.nextHand()).state().dealer).toBe('bob');
  });

  it('on: n times a game', () => {
    let game = must(newGame({ bombs: 1 }, 'anna', ['anna', 'bob']));
    for (const code of ['a game', 'a game', 'INVALID_BOMB']) {
      game = must(game.dealRandom(1));
      game = must(game.placeBid(game.turn ?? '', 0));
      const declarer = game.turn ?? '';
      expect(codeOf(game.bomb(declarer))).toBe(code);
      if (code === 'a game') game = must(must(game.bomb(declarer)).nextHand());
    }
  });

  it('on: in the talon exchange only, and by the declarer only', () => {
    expect(codeOf(dealt(TWO, { bombs: 1 }).bomb('bob'))).toBe('WRONG_PHASE');
    expect(codeOf(inPlay(TWO, 120, { bombs: 1 }).bomb('bob'))).toBe('WRONG_PHASE');
    expect(codeOf(taken(TWO, 120, { bombs: 1 }).bomb('anna'))).toBe('WRONG_TURN');
    expect(codeOf(bidding(dealt(TWO, { bombs: 1 }), 120, 0).bomb('bob'))).toBe('a game');
  });

  it('on: also when some of the cards have been given away, until the last one is', () => {
    const two = stepped(startedRound(TWO, { bombs: 1 }), bid(120), PASS, chooseMusik(0), discard(card('9♥')));
    const three = passedOne({ bombs: 1 });
    for (const round of [two, three]) {
      expect(tysiac.legal(round, BOB)).toContain(BOMB);
      expect(tysiac.refuse(round, BOB, BOMB)).toBeNull();
    }
    expect(tysiac.outcome(stepped(three, BOMB))).toMatchObject({ reason: 'bombed', points: [60, 0, 60] });
    const last = stepped(three, passCard(ANNA, card('J♥')));
    expect(tysiac.refuse(last, BOB, BOMB)).toMatchObject({ code: 'WRONG_PHASE' });
  });

  it('leaves the cards where they are, and reveals nothing about the passed one', () => {
    const before = passedOne({ bombs: 1 });
    const bombed = stepped(before, BOMB);
    expect(bombed.layout()).toEqual(before.layout());
    for (const viewer of [ANNA, BOB, EVE, 'table'] as const) {
      expect(bombed.hidden(viewer)).toEqual(before.hidden(viewer));
      expect(bombed.snapshot(viewer).gifts).toEqual([null, null, viewer === BOB || viewer === EVE ? 'J♦' : '?']);
    }
  });

  it('shows the single musik, if it has not been taken: its cards may count for a player who sits out', () => {
    const won = stepped(startedRound(THREE, { bombs: 1 }), bid(100), PASS, PASS);
    expect(stepped(won, BOMB).snapshot('table').shownMusik).toEqual(['9♣', 'K♣', 'A♣']);
    const two = stepped(startedRound(TWO, { bombs: 1 }), bid(100), PASS, BOMB);
    expect(two.snapshot('table').musiks).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
  });

  it('gives nothing to the dealer who sits out', () => {
    const bombed = must(taken(FOUR, 120, { bombs: 1 }).bomb('bob'));
    expect(scores(bombed)).toEqual({ anna: 0, bob: 0, eve: 60, jan: 60 });
  });

  it('off: there are none', () => {
    expect(codeOf(taken(TWO, 120).bomb('bob'))).toBe('INVALID_BOMB');
  });
});

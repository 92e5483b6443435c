import { describe, expect, it } from 'vitest';
import { isError, newGame, Phase } from './facade.ts';
import { codeOf, dealt, FOUR, inPlay, must, playedOut, playing, TWO } from './position.ts';

// Points, the end of the game, numbers of players (docs/rules/tysiac.md 10, 11, 27).

/** Bob announces spades and loses two nines to tens: 140 to 20 (docs/rules/tysiac.md 30). */
const ALL_BUT_TWENTY = 'K♠! J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ 9♦ 10♦ J♣ 10♣ A♥ K♥ A♦ K♦ 10♠ Q♣ Q♠ K♣';
/** The same cards without a marriage: 110 to 10 (the second). */
const TEN_SHORT = 'K♠ J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ A♥ K♥ A♦ K♦ 10♠ 10♦ Q♠ J♣ 10♣ Q♣ 9♦ K♣';

describe('[scoring]', () => {
  it('adds the points of a declarer who made the bid: 140 and 20', () => {
    const end = playing(inPlay(TWO, 120), ALL_BUT_TWENTY);
    expect(end.scores()).toEqual({ dealPoints: { anna: 20, bob: 140 }, cumulative: { anna: 20, bob: 140 } });
  });

  it('subtracts the bid of a declarer who failed: −120 and 10', () => {
    const end = playing(inPlay(TWO, 120), TEN_SHORT);
    expect(end.scores()).toEqual({ dealPoints: { anna: 10, bob: 110 }, cumulative: { anna: 10, bob: -120 } });
  });

  it('counts exactly the bid as made', () => {
    expect(playing(inPlay(TWO, 140), ALL_BUT_TWENTY).scores().cumulative.bob).toBe(140);
    expect(playing(inPlay(TWO, 150), ALL_BUT_TWENTY).scores().cumulative.bob).toBe(-150);
  });

  it('gives each defender what it took, marriages included, unrounded', () => {
    const end = playedOut(playing(inPlay(TWO, 120), '9♥ 10♥ Q♣! A♣'));
    const { dealPoints, cumulative } = end.scores();
    expect(cumulative.anna).toBe(dealPoints.anna);
    expect(dealPoints.anna + dealPoints.bob).toBe(120 + 60);
  });

  it('adds to the totals so far', () => {
    const end = playing(inPlay(TWO, 120, {}, { anna: 300, bob: -40 }), ALL_BUT_TWENTY);
    expect(end.scores().cumulative).toEqual({ anna: 320, bob: 100 });
  });

  it('ends the game at 1000', () => {
    const end = playing(inPlay(TWO, 120, {}, { bob: 860 }), ALL_BUT_TWENTY);
    expect(end.winners).toEqual(['bob']);
    expect(codeOf(end.nextHand())).toBe('WRONG_PHASE');
    expect(playing(inPlay(TWO, 120, {}, { bob: 859 }), ALL_BUT_TWENTY).winners).toBeNull();
  });

  it('lets all win who cross 1000 in the same hand', () => {
    const end = playing(inPlay(TWO, 120, {}, { anna: 985, bob: 900 }), ALL_BUT_TWENTY);
    expect(end.winners).toEqual(['anna', 'bob']);
  });

  it('passes the deal on', () => {
    const next = must(playing(inPlay(TWO, 120), ALL_BUT_TWENTY).nextHand());
    expect(next.state()).toMatchObject({ phase: Phase.Deal, dealer: 'bob', declarer: null });
    expect(next.scores()).toEqual({ dealPoints: { anna: 0, bob: 0 }, cumulative: { anna: 20, bob: 140 } });
    expect(must(next.dealRandom(1)).currentLeader()).toBe('anna');
  });
});

describe('[players]', () => {
  it.each([
    { seats: 2, allPlay: false, hand: 10, musiks: [2, 2], tricks: 10, out: false },
    { seats: 3, allPlay: false, hand: 7, musiks: [3], tricks: 8, out: false },
    { seats: 4, allPlay: false, hand: 7, musiks: [3], tricks: 8, out: true },
    { seats: 4, allPlay: true, hand: 5, musiks: [4], tricks: 6, out: false },
  ])(
    '$seats players, allPlay $allPlay: $hand cards, $tricks tricks',
    ({ seats, allPlay, hand, musiks, tricks, out }) => {
      const players = Array.from({ length: seats }, (_, i) => i + 1);
      const auction = must(must(newGame({ allPlay }, 1, players)).dealRandom('players'));
      const { hands, musiks: lying } = auction.state().deal;
      expect(players.map((player) => hands[player].length)).toEqual(players.map((p) => (out && p === 1 ? 0 : hand)));
      expect(lying.map((musik) => musik.length)).toEqual(musiks);
      let game = auction;
      while (game.phase === Phase.Auction) game = must(game.placeBid(game.turn ?? 0, 0));
      const declarer = game.state().declarer ?? 0;
      game = must(game.chooseMusik(declarer, 0));
      const own = game.state().deal.hands[declarer];
      const opponents = players.filter((player) => player !== declarer && !(out && player === 1));
      game =
        seats === 2
          ? must(game.discard(declarer, own.slice(0, 2)))
          : must(game.passCards(declarer, Object.fromEntries(opponents.map((player, i) => [player, own[i]]))));
      expect(game.currentLeader()).toBe(declarer);
      const end = playedOut(game);
      expect(end.state().play.completedTricks).toHaveLength(tricks);
      const points = Object.values(end.scores().dealPoints).reduce((sum, value) => sum + value, 0);
      expect(points).toBe(120);
    },
  );

  it('lets the dealer of four sit out: no cards, no bid, no points', () => {
    const game = dealt(FOUR);
    expect(game.state().auction.activePlayers).toEqual(['bob', 'eve', 'jan']);
    expect(codeOf(game.placeBid('anna', 100))).toBe('WRONG_TURN');
    const end = playedOut(inPlay(FOUR, 100));
    expect(end.scores().cumulative.anna).toBe(0);
    expect(must(end.nextHand()).state().dealer).toBe('bob');
  });

  it('is played by two, three or four different people', () => {
    expect(isError(newGame({}, 'a', ['a']))).toBe(true);
    expect(isError(newGame({}, 'a', ['a', 'b', 'c', 'd', 'e']))).toBe(true);
    expect(codeOf(newGame({}, 'a', ['a', 'a']))).toBe('INVALID_PARAMS');
    expect(codeOf(newGame({}, 'x', ['a', 'b']))).toBe('UNKNOWN_PLAYER');
  });

  it('has the parameters of its number of players', () => {
    const { params } = must(newGame({ handCards: 7, musiksCount: 1, musikSize: 3 }, 'a', ['a', 'b', 'c'])).state();
    expect(params).toMatchObject({ minBid: 100, minRaise: 10, handCards: 7, musiksCount: 1, musikSize: 3 });
    expect(codeOf(newGame({ handCards: 10 }, 'a', ['a', 'b', 'c']))).toBe('INVALID_PARAMS');
    expect(codeOf(newGame({ minRaise: 5 }, 'a', ['a', 'b']))).toBe('INVALID_PARAMS');
  });
});

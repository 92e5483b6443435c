import { describe, expect, it } from 'vitest';
import { beats, cardOf, RANK_SIGNS, RANKS, SUITS } from './cards.ts';
import { bidding, codeOf, dealt, FOUR, inPlay, must, playedOut, playing, THREE, TWO } from './examples.ts';
import { cards, isError, newGame, Phase, Suit, type TysiacGame } from './facade.ts';

// The test matrix of seed 002, heading by heading.

/** Bob announces spades and loses two nines to tens: 140 to 20 (the ruling's first example). */
const ALL_BUT_TWENTY = 'K♠! J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ 9♦ 10♦ J♣ 10♣ A♥ K♥ A♦ K♦ 10♠ Q♣ Q♠ K♣';
/** The same cards without a marriage: 110 to 10 (the second). */
const TEN_SHORT = 'K♠ J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ A♥ K♥ A♦ K♦ 10♠ 10♦ Q♠ J♣ 10♣ Q♣ 9♦ K♣';

const ids = (game: TysiacGame, player: string): string[] =>
  game.legalPlays(player).map(({ suit, rank }) => `${'9JQK0A'[rank]}${'♠♣♦♥'[suit]}`);

describe('[auction]', () => {
  const game = dealt(TWO);

  it('begins with the player after the dealer', () => {
    expect(game.phase).toBe(Phase.Auction);
    expect(game.currentLeader()).toBe('bob');
    expect(codeOf(game.placeBid('anna', 100))).toBe('WRONG_TURN');
  });

  it('takes the minimal bid and the minimal raise', () => {
    const raised = bidding(game, 100, 110);
    expect(raised.state().auction).toMatchObject({ highestBid: 110, highestBidder: 'anna', currentLeader: 'bob' });
    expect(raised.state().auction.activePlayers).toEqual(['anna', 'bob']);
  });

  it('takes any raise of at least ten: 115 over 100', () => {
    expect(bidding(game, 100, 115).state().auction.highestBid).toBe(115);
  });

  it('makes the last one declarer at 100 when all others pass without a bid', () => {
    const over = bidding(game, 0);
    expect(over.state()).toMatchObject({ phase: Phase.TalonExchange, declarer: 'anna' });
    expect(over.state().auction.highestBid).toBe(100);
    expect(bidding(dealt(THREE), 0, 0).state()).toMatchObject({ declarer: 'anna', auction: { highestBid: 100 } });
  });

  it('skips those who have passed', () => {
    const three = bidding(dealt(THREE), 100, 0, 110);
    expect(three.currentLeader()).toBe('bob');
    expect(bidding(three, 120).currentLeader()).toBe('anna');
    expect(bidding(three, 120, 0).state()).toMatchObject({ phase: Phase.TalonExchange, declarer: 'bob' });
  });

  it('goes up to 400, after which one can only pass', () => {
    const highest = bidding(game, 400);
    expect(highest.legalBids('anna')).toEqual([0]);
    expect(codeOf(highest.placeBid('anna', 410))).toBe('ILLEGAL_BID');
    expect(codeOf(game.placeBid('bob', 401))).toBe('ILLEGAL_BID');
  });

  it.each([90, 99, 105, 109, 100.5, 105.5, 1e21, -10, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d over 100 and changes nothing',
    (value) => {
      const before = bidding(game, 100);
      const state = JSON.stringify(before.state());
      expect(codeOf(before.placeBid('anna', value))).toBe('ILLEGAL_BID');
      expect(JSON.stringify(before.state())).toBe(state);
    },
  );

  it('lists a pass and the steps of the minimal raise', () => {
    expect(game.legalBids('bob').slice(0, 4)).toEqual([0, 100, 110, 120]);
    expect(game.legalBids('bob').at(-1)).toBe(400);
    expect(bidding(game, 115).legalBids('anna').slice(0, 3)).toEqual([0, 125, 135]);
    expect(game.legalBids('anna')).toEqual([]);
  });

  it('belongs to its phase', () => {
    expect(codeOf(bidding(game, 0).placeBid('anna', 110))).toBe('WRONG_PHASE');
    expect(codeOf(must(newGame({}, 'anna', ['anna', 'bob'])).placeBid('bob', 100))).toBe('WRONG_PHASE');
  });
});

describe('[talon/musik]', () => {
  const won = bidding(dealt(TWO), 120, 0);
  const chosen = must(won.chooseMusik('bob', 1));

  it('gives the declarer the chosen musik; the other stays face down', () => {
    const { hands, musiks } = chosen.state().deal;
    expect(hands.bob).toHaveLength(12);
    expect(musiks).toEqual([cards('J♥ Q♥'), []]);
  });

  it('is chosen exactly once, by the declarer, and before the discard', () => {
    expect(codeOf(chosen.chooseMusik('bob', 0))).toBe('INVALID_MUSIK');
    expect(codeOf(won.chooseMusik('anna', 0))).toBe('WRONG_TURN');
    expect(codeOf(won.discard('bob', cards('9♥ 9♦')))).toBe('INVALID_DISCARD');
    for (const index of [2, -1, 0.5, Number.NaN]) expect(codeOf(won.chooseMusik('bob', index))).toBe('INVALID_MUSIK');
    expect(codeOf(won.takeTalon('bob'))).toBe('INVALID_MUSIK');
  });

  it('takes exactly two discards, which lie face down with the other musik', () => {
    const play = must(chosen.discard('bob', cards('9♥ 9♦')));
    expect(play.state()).toMatchObject({
      phase: Phase.Play,
      play: { remainingCards: 20, currentTrick: { leader: 'bob' } },
    });
    expect(play.state().deal.tableCards).toHaveLength(4);
    expect(play.state().deal.hands.bob).toHaveLength(10);
  });

  it.each(['', '9♥', '9♥ 9♦ A♠', '9♥ 9♥', '9♥ 9♠'])('refuses the discard of "%s" and changes nothing', (discards) => {
    const before = JSON.stringify(chosen.state());
    expect(codeOf(chosen.discard('bob', cards(discards)))).toBe('INVALID_DISCARD');
    expect(JSON.stringify(chosen.state())).toBe(before);
  });

  it('awards the table cards to the winner of the last trick', () => {
    const nine = playing(inPlay(TWO, 120), ALL_BUT_TWENTY.split(' ').slice(0, 18).join(' '));
    const end = playing(nine, 'Q♠ K♣');
    expect(nine.scores().dealPoints.bob).toBe(83 + 40);
    expect(end.scores().dealPoints.bob).toBe(83 + 40 + 7 + 10);
    expect(end.state().play?.lastTrickWinner).toBe('bob');
  });

  it('awards them to a defender who takes the last trick', () => {
    const line = 'A♠ 9♠ 10♠ J♠ A♣ 9♣ 10♣ J♣ A♦ K♦ A♥ 10♥ K♠ Q♣ Q♠ K♣ 9♦ 10♦ K♥ 9♥';
    const end = playing(inPlay(TWO, 120), line);
    expect(end.scores().dealPoints).toEqual({ anna: 10 + 4 + 10, bob: 96 });
  });

  describe('with one musik', () => {
    const three = bidding(dealt(THREE), 100, 0, 0);
    const took = must(three.takeTalon('bob'));
    const [king, queen, nine, jack] = cards('K♣ Q♣ 9♣ J♣');

    it('is taken whole, and a card passed to each opponent', () => {
      const play = must(took.passCards('bob', { anna: king, eve: nine }));
      expect(play.state()).toMatchObject({ phase: Phase.Play, play: { remainingCards: 24 } });
      for (const player of THREE.players) expect(play.state().deal.hands[player]).toHaveLength(8);
      expect(play.state().deal.hands.anna).toContainEqual(king);
      expect(play.state().deal.hands.eve).toContainEqual(nine);
    });

    it('is passed on all or nothing', () => {
      const before = JSON.stringify(took.state());
      expect(codeOf(took.passCards('bob', { anna: king }))).toBe('INVALID_PASS');
      expect(codeOf(took.passCards('bob', { anna: king, eve: king }))).toBe('INVALID_PASS');
      expect(codeOf(took.passCards('bob', { anna: king, eve: jack }))).toBe('INVALID_PASS');
      expect(codeOf(took.passCards('bob', { anna: king, bob: queen }))).toBe('INVALID_PASS');
      expect(codeOf(took.passCards('bob', { anna: king, eve: nine, jan: queen }))).toBe('INVALID_PASS');
      expect(codeOf(took.discard('bob', [king, nine]))).toBe('INVALID_DISCARD');
      expect(codeOf(three.passCards('bob', { anna: queen, eve: queen }))).toBe('INVALID_PASS');
      expect(JSON.stringify(took.state())).toBe(before);
    });
  });

  it('knows no passing where cards are discarded', () => {
    expect(codeOf(chosen.passCards('bob', { anna: cards('9♥')[0] }))).toBe('INVALID_PASS');
  });
});

describe('[play]', () => {
  const start = inPlay(TWO, 120);

  it('begins with the declarer, who may lead anything', () => {
    expect(start.currentLeader()).toBe('bob');
    expect(start.legalPlays('bob')).toHaveLength(10);
    expect(start.legalPlays('anna')).toEqual([]);
    expect(codeOf(start.playCard('anna', cards('9♠')[0]))).toBe('WRONG_TURN');
  });

  it('makes one follow suit', () => {
    const led = playing(start, 'A♥');
    expect(ids(led, 'anna')).toEqual(['K♥', '0♥']);
    expect(codeOf(led.playCard('anna', cards('9♠')[0]))).toBe('MUST_FOLLOW_SUIT');
    expect(codeOf(led.playCard('anna', cards('Q♠')[0]))).toBe('CARD_NOT_OWNED');
  });

  it('lets a void player play anything', () => {
    const isVoid = playing(start, 'K♠ J♠ A♠ 9♠ 10♠');
    expect(isVoid.legalPlays('anna')).toHaveLength(8);
  });

  it('makes one follow a led trump', () => {
    const trumped = playing(start, 'K♠! J♠ Q♠');
    expect(ids(trumped, 'anna')).toEqual(['9♠']);
    expect(codeOf(trumped.playCard('anna', cards('K♣')[0]))).toBe('MUST_FOLLOW_SUIT');
  });

  it('wants neither overtrumping nor beating', () => {
    expect(ids(playing(start, '9♥'), 'anna')).toEqual(['K♥', '0♥']);
    expect(playing(start, 'A♥ K♥').state().play?.completedTricks).toHaveLength(1);
  });

  it('takes a marriage at once: trump and points, even from the first trick on', () => {
    const married = playing(start, 'Q♠!');
    expect(married.state().play?.trump).toBe(Suit.Spades);
    expect(married.scores().dealPoints.bob).toBe(40);
    expect(married.state().play?.currentTrick.plays[0].announcedMarriage).toBe(Suit.Spades);
  });

  it('refuses a marriage without both halves, with another card, and by a follower', () => {
    const [aceOfSpades, kingOfSpades, kingOfHearts] = cards('A♠ K♠ K♥');
    expect(codeOf(start.playCard('bob', aceOfSpades, true))).toBe('INVALID_MARRIAGE');
    const halved = playing(start, 'Q♠ 9♠');
    expect(codeOf(halved.playCard('bob', kingOfSpades, true))).toBe('INVALID_MARRIAGE');
    const follower = playing(start, 'A♥');
    expect(codeOf(follower.playCard('anna', kingOfHearts, true))).toBe('INVALID_MARRIAGE');
    expect(codeOf(follower.playCard('anna', cards('K♣')[0], true))).toBe('MUST_FOLLOW_SUIT');
  });

  it('allows several marriages; each changes the trump', () => {
    const lost = playing(start, '9♥ 10♥ Q♣! A♣ K♠!');
    expect(lost.state().play?.trump).toBe(Suit.Spades);
    expect(lost.scores().dealPoints).toEqual({ anna: 10 + 60, bob: 14 + 40 });
  });

  it('keeps the points of a marriage whose trick is lost', () => {
    expect(playing(start, '9♥ 10♥ K♣! A♣').scores().dealPoints).toEqual({ anna: 10 + 60, bob: 15 });
  });

  it('can go without trump to the end', () => {
    expect(playing(start, TEN_SHORT).state().play?.trump).toBeNull();
  });

  it('is over after ten tricks', () => {
    const end = playing(start, TEN_SHORT);
    expect(end.phase).toBe(Phase.HandEnd);
    expect(end.state().play?.completedTricks).toHaveLength(10);
    expect(codeOf(end.playCard('bob', cards('A♠')[0]))).toBe('WRONG_PHASE');
  });
});

describe('[trick win]', () => {
  const start = inPlay(TWO, 120);
  const winner = (game: TysiacGame): unknown => game.state().play?.lastTrickWinner;

  it('goes to the highest card of the led suit without trump', () => {
    expect(winner(playing(start, '9♥ 10♥'))).toBe('anna');
    expect(winner(playing(start, 'K♠ J♠ A♠ 9♠ 10♠ K♣'))).toBe('bob');
  });

  it('goes to a trump, however small', () => {
    expect(winner(playing(inPlay(THREE, 100), 'K♠! 9♠ 9♦ Q♣ J♠ 10♣'))).toBe('eve');
  });

  it('goes to the highest of several trumps', () => {
    expect(winner(playing(start, 'K♠! J♠'))).toBe('bob');
    expect(winner(playing(inPlay(THREE, 100), 'Q♠! J♠ 9♦'))).toBe('bob');
  });

  it('ranks A > 10 > K > Q > J > 9 in every suit', () => {
    for (const suit of SUITS)
      for (const [i, rank] of RANKS.slice(1).entries()) {
        const [lower, higher] = [cardOf(suit, RANKS[i]), cardOf(suit, rank)];
        expect([beats(higher, lower, null), beats(lower, higher, null)]).toEqual([true, false]);
      }
    expect(RANKS.map((rank) => RANK_SIGNS[rank])).toEqual(['9', 'J', 'Q', 'K', '10', 'A']);
  });

  it.each([
    ['A♥ 10♥', 'bob'],
    ['9♦ 10♦', 'anna'],
    ['9♥ K♥', 'anna'],
    ['Q♠ J♠', 'bob'],
    ['9♥ 10♥ K♣ 10♣', 'bob'],
  ])('%s goes to %s', (played, taker) => {
    expect(winner(playing(start, played))).toBe(taker);
  });
});

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
      expect(end.state().play?.completedTricks).toHaveLength(tricks);
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

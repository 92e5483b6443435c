import { describe, expect, it } from 'vitest';
import { cards, newGame, Phase } from './facade.ts';
import { bidding, codeOf, dealt, inPlay, must, playing, THREE, TWO } from './position.ts';

// Auction and exchange (docs/rules/tysiac.md 1 to 7).

/** Bob announces spades and loses two nines to tens: 140 to 20 (docs/rules/tysiac.md 30). */
const ALL_BUT_TWENTY = 'K♠! J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ 9♦ 10♦ J♣ 10♣ A♥ K♥ A♦ K♦ 10♠ Q♣ Q♠ K♣';

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
    expect(end.state().play.lastTrickWinner).toBe('bob');
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

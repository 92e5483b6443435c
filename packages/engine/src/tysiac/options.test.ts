import { describe, expect, it } from 'vitest';
import { cards, newGame, Phase, type TysiacGame } from './facade.ts';
import {
  bidding,
  codeOf,
  dealt,
  FOUR,
  inPlay,
  must,
  NINES,
  playedOut,
  playing,
  THREE,
  TWO,
  taken,
} from './position.ts';

// Each option, on and off (docs/rules/tysiac.md 13 to 21).

const ALL_BUT_TWENTY = 'K♠! J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ 9♦ 10♦ J♣ 10♣ A♥ K♥ A♦ K♦ 10♠ Q♣ Q♠ K♣';
const scores = (game: TysiacGame): unknown => game.scores().cumulative;

describe('allPlay', () => {
  const start = (allPlay: boolean): TysiacGame => must(must(newGame({ allPlay }, 1, [1, 2, 3, 4])).dealRandom(1));

  it('on: the dealer of four plays too', () => {
    expect(start(true).state().auction.activePlayers).toEqual([1, 2, 3, 4]);
  });

  it('off: the dealer of four sits out', () => {
    expect(start(false).state().auction.activePlayers).toEqual([2, 3, 4]);
  });
});

describe('scoreBid', () => {
  it('on: a successful declarer adds the bid', () => {
    expect(scores(playing(inPlay(TWO, 120, { scoreBid: true }), ALL_BUT_TWENTY))).toEqual({ anna: 20, bob: 120 });
  });

  it('off: what was taken', () => {
    expect(scores(playing(inPlay(TWO, 120), ALL_BUT_TWENTY))).toEqual({ anna: 20, bob: 140 });
  });
});

describe('sitOutBonus', () => {
  it('on: the dealer of four gets 11 for each ace and the marriages of the musik', () => {
    const deal = { ...FOUR, hands: { ...FOUR.hands, bob: 'A♠ K♠ Q♠ 10♠ 9♣ J♦ J♥' }, musiks: ['Q♣ K♣ A♣'] };
    const game = must(bidding(dealt(deal, { sitOutBonus: true }), 100, 0, 0).chooseMusik('bob', 0));
    const [jackOfDiamonds, jackOfHearts] = cards('J♦ J♥');
    const play = must(game.passCards('bob', { eve: jackOfDiamonds, jan: jackOfHearts }));
    expect(playedOut(play).scores().cumulative.anna).toBe(11 + 60);
    expect(playedOut(inPlay(FOUR, 100, { sitOutBonus: true })).scores().cumulative.anna).toBe(11);
  });

  it('on: whenever a bomb falls, before the musik is taken or after', () => {
    const options = { sitOutBonus: true, bombs: 1 };
    const won = bidding(dealt(FOUR, options), 100, 0, 0);
    const before = must(won.bomb('bob'));
    const later = must(must(won.takeTalon('bob')).bomb('bob'));
    for (const bombed of [before, later]) expect(scores(bombed)).toEqual({ anna: 11, bob: 0, eve: 60, jan: 60 });
  });

  it('off: nothing', () => {
    expect(playedOut(inPlay(FOUR, 100)).scores().cumulative.anna).toBe(0);
  });
});

describe('forcedOpening', () => {
  it('on: the first player must bid, and exactly 100', () => {
    const game = dealt(TWO, { forcedOpening: true });
    expect(game.legalBids('bob')).toEqual([100]);
    expect(codeOf(game.placeBid('bob', 0))).toBe('ILLEGAL_BID');
    expect(codeOf(game.placeBid('bob', 110))).toBe('ILLEGAL_BID');
    expect(bidding(game, 100).legalBids('anna').slice(0, 2)).toEqual([0, 110]);
  });

  it('off: one may pass or bid more', () => {
    expect(codeOf(dealt(TWO).placeBid('bob', 0))).toBe('a game');
    expect(codeOf(dealt(TWO).placeBid('bob', 110))).toBe('a game');
  });
});

describe('raiseAfterTalon', () => {
  const game = taken(TWO, 120, { raiseAfterTalon: true });

  it('on: the declarer may raise in steps of ten, after the musik and before the discard', () => {
    expect(game.legalBids('bob').slice(0, 2)).toEqual([130, 140]);
    const raised = must(game.raise('bob', 140));
    expect(raised.state().auction.highestBid).toBe(140);
    const play = must(raised.discard('bob', cards('Q♥ J♥')));
    expect(codeOf(play.raise('bob', 150))).toBe('WRONG_PHASE');
    expect(scores(playing(play, ALL_BUT_TWENTY))).toEqual({ anna: 20, bob: 140 });
    const tooHigh = must(must(game.raise('bob', 150)).discard('bob', cards('Q♥ J♥')));
    expect(scores(playing(tooHigh, ALL_BUT_TWENTY))).toEqual({ anna: 20, bob: -150 });
  });

  it('on: refuses other steps, lower bids, and a raise before the musik', () => {
    for (const value of [125, 120, 110, 410, 0]) expect(codeOf(game.raise('bob', value))).toBe('ILLEGAL_BID');
    const before = bidding(dealt(TWO, { raiseAfterTalon: true }), 120, 0);
    expect(codeOf(before.raise('bob', 130))).toBe('WRONG_PHASE');
  });

  it('off: the bid stands', () => {
    expect(codeOf(taken(TWO, 120).raise('bob', 130))).toBe('WRONG_PHASE');
    expect(taken(TWO, 120).legalBids('bob')).toEqual([]);
  });
});

describe('marriageAbove120', () => {
  // Bob has king and queen of spades, Anna of clubs; Eve of nothing.
  it('on: a bid over 120 needs king and queen of a suit in hand', () => {
    const three = dealt(THREE, { marriageAbove120: true });
    expect(codeOf(three.placeBid('bob', 130))).toBe('a game');
    const eve = bidding(three, 110);
    expect(codeOf(eve.placeBid('eve', 120))).toBe('a game');
    expect(codeOf(eve.placeBid('eve', 130))).toBe('ILLEGAL_BID');
    expect(eve.legalBids('eve')).toEqual([0, 120]);
  });

  it('on: also for a raise after the talon', () => {
    const options = { marriageAbove120: true, raiseAfterTalon: true };
    const anna = must(bidding(dealt(NINES, options), 0).chooseMusik('anna', 0));
    expect(codeOf(anna.raise('anna', 130))).toBe('a game');
    const bob = must(bidding(dealt(NINES, options), 120, 0).chooseMusik('bob', 0));
    expect(codeOf(bob.raise('bob', 130))).toBe('ILLEGAL_BID');
  });

  it('off: anybody may bid anything', () => {
    expect(codeOf(bidding(dealt(THREE), 110).placeBid('eve', 130))).toBe('a game');
  });
});

describe('barrel', () => {
  it.each([800, 880] as const)('%i: from there on a player scores only as declarer', (barrel) => {
    const played = (anna: number): unknown => scores(playing(inPlay(TWO, 120, { barrel }, { anna }), ALL_BUT_TWENTY));
    expect(played(barrel)).toEqual({ anna: barrel, bob: 140 });
    expect(played(barrel - 1)).toEqual({ anna: barrel + 19, bob: 140 });
    const declarer = playing(inPlay(TWO, 120, { barrel }, { bob: barrel }), ALL_BUT_TWENTY);
    expect(declarer.scores().cumulative.bob).toBe(barrel + 140);
  });

  it('holds for a bomb too', () => {
    const bombed = must(taken(THREE, 120, { bombs: 1, barrel: 880 }, { eve: 900 }).bomb('bob'));
    expect(scores(bombed)).toEqual({ anna: 60, bob: 0, eve: 900 });
  });

  it('0: there is none', () => {
    expect(scores(playing(inPlay(TWO, 120, {}, { anna: 900 }), ALL_BUT_TWENTY))).toEqual({ anna: 920, bob: 140 });
  });
});

describe('rounding', () => {
  const taking = (rounding: boolean, ids: string): unknown =>
    playing(inPlay(TWO, 120, { rounding }), ids).scores().cumulative;
  // Anna takes the nine of hearts with her king: 4 points, or also the nine of diamonds with her ten: 14.
  const FOUR_POINTS = 'K♠ J♠ A♠ 9♠ 9♥ K♥ 9♣ A♣ A♥ 10♥ A♦ K♦ 10♠ 10♦ Q♠ J♣ 10♣ Q♣ 9♦ K♣';
  const FOURTEEN = 'K♠! J♠ A♠ 9♠ 9♥ K♥ 9♣ A♣ 9♦ 10♦ J♣ 10♣ A♥ 10♥ A♦ K♦ 10♠ Q♣ Q♠ K♣';

  it('on: defenders to the nearest ten; a declarer keeps each point', () => {
    expect(taking(true, FOUR_POINTS)).toEqual({ anna: 0, bob: -120 });
    expect(taking(true, FOURTEEN)).toEqual({ anna: 10, bob: 146 });
  });

  it.each([
    [24, 20, '9♥ K♥ 10♦ A♦ A♣ J♣ 10♠ J♠ 10♣ K♣ A♥ 10♥ K♠ 9♠ A♠ 9♣ 9♦ K♦ Q♣ Q♠'],
    [25, 30, '10♣ 9♣ A♦ K♦ A♠ J♠ K♠ 9♠ 9♥ 10♥ Q♣ A♣ 10♠ K♣ 9♦ 10♦ J♣ Q♠ K♥ A♥'],
    [26, 30, 'A♣ K♣ A♠ J♠ 10♣ 9♣ A♦ K♦ Q♠ 9♠ 10♠ Q♣ 9♦ 10♦ 10♥ 9♥ J♣ K♠ K♥ A♥'],
  ])('on: half up, %i points count %i', (points, counted, ids) => {
    const end = playing(inPlay(TWO, 120, { rounding: true }), ids);
    expect(end.scores().dealPoints.anna).toBe(points);
    expect(end.scores().cumulative.anna).toBe(counted);
  });

  it('off: unrounded', () => {
    expect(taking(false, FOURTEEN)).toEqual({ anna: 14, bob: 146 });
  });
});

describe('mustBeat', () => {
  const legal = (game: TysiacGame, player: string): number => game.legalPlays(player).length;

  it('on: a follower who can beat the highest card of the led suit must', () => {
    const led = playing(inPlay(TWO, 120, { mustBeat: true }), 'Q♠');
    expect(legal(led, 'anna')).toBe(2); // neither nine nor jack beats the queen
    const nine = playing(inPlay(TWO, 120, { mustBeat: true }), '9♥ 10♥ Q♣ 10♣ 9♦');
    expect(legal(nine, 'anna')).toBe(2); // king and ten both beat the nine
    const jack = playing(inPlay(TWO, 120, { mustBeat: true }), '9♥ 10♥ J♣');
    expect(codeOf(jack.playCard('bob', cards('A♣')[0]))).toBe('a game');
  });

  it('on: even when the trick is trumped; a breach is the must-follow-suit error', () => {
    const trumped = playing(inPlay(THREE, 100, { mustBeat: true }), 'K♠! 9♠ 9♦ Q♣ J♠');
    expect(trumped.legalPlays('anna')).toEqual(cards('10♣'));
    expect(codeOf(trumped.playCard('anna', cards('J♣')[0]))).toBe('MUST_FOLLOW_SUIT');
  });

  it('off: any card of the suit', () => {
    const trumped = playing(inPlay(THREE, 100), 'K♠! 9♠ 9♦ Q♣ J♠');
    expect(trumped.legalPlays('anna')).toEqual(cards('J♣ 10♣'));
  });
});

describe('mustTrump', () => {
  it('on: a void player must trump if possible; a breach is the must-follow-suit error', () => {
    const led = playing(inPlay(THREE, 100, { mustTrump: true }), 'K♠! 9♠ 9♦ Q♣');
    expect(led.legalPlays('eve')).toEqual(cards('J♠'));
    expect(codeOf(led.playCard('eve', cards('A♦')[0]))).toBe('MUST_FOLLOW_SUIT');
  });

  it('on: without a trump, or before there is one, anything goes', () => {
    const noTrumpsLeft = playing(inPlay(THREE, 100, { mustTrump: true }), 'K♠! 9♠');
    expect(noTrumpsLeft.legalPlays('anna')).toHaveLength(8);
    const noTrumpYet = playing(inPlay(THREE, 100, { mustTrump: true }), 'Q♣');
    expect(noTrumpYet.legalPlays('eve')).toHaveLength(8);
  });

  it('off: a void player may play anything', () => {
    expect(playing(inPlay(THREE, 100), 'K♠! 9♠ 9♦ Q♣').legalPlays('eve')).toHaveLength(7);
  });
});

describe('fourNines', () => {
  it('on: a player who is dealt all nines may ask for a redeal, by the same dealer', () => {
    const again = must(dealt(NINES, { fourNines: true }).askRedeal('bob'));
    expect(scores(again)).toEqual({ anna: 0, bob: 0 });
    const next = must(again.nextHand());
    expect(next.state()).toMatchObject({ phase: Phase.Deal, dealer: 'anna' });
  });

  it('on: before the own first bid, and only with all four', () => {
    const bid = bidding(dealt(NINES, { fourNines: true }), 100, 110);
    expect(codeOf(bid.askRedeal('bob'))).toBe('INVALID_REDEAL');
    expect(codeOf(dealt(TWO, { fourNines: true }).askRedeal('bob'))).toBe('INVALID_REDEAL');
    expect(codeOf(dealt(NINES, { fourNines: true }).askRedeal('anna'))).toBe('WRONG_TURN');
  });

  it('on: another deal comes from the same seed', () => {
    const again = must(must(dealt(NINES, { fourNines: true }).askRedeal('bob')).nextHand());
    const first = must(must(newGame({ fourNines: true }, 'anna', NINES.players)).dealRandom(1));
    expect(must(again.dealRandom(1)).state().deal).not.toEqual(first.state().deal);
  });

  it('off: no redeal', () => {
    expect(codeOf(dealt(NINES).askRedeal('bob'))).toBe('INVALID_REDEAL');
  });
});

describe('maxHands', () => {
  it('on: then the highest total wins', () => {
    expect(playing(inPlay(TWO, 120, { maxHands: 1 }), ALL_BUT_TWENTY).winners).toEqual(['bob']);
    expect(playing(inPlay(TWO, 120, { maxHands: 2 }), ALL_BUT_TWENTY).winners).toBeNull();
  });

  it('0: only 1000 ends the game', () => {
    expect(playing(inPlay(TWO, 120), ALL_BUT_TWENTY).winners).toBeNull();
  });
});

describe('minBid and minRaise', () => {
  it('set the steps of the auction', () => {
    const game = dealt(TWO, { minBid: 120, minRaise: 20 });
    expect(game.legalBids('bob').slice(0, 3)).toEqual([0, 120, 140]);
    expect(codeOf(bidding(game, 120).placeBid('anna', 130))).toBe('ILLEGAL_BID');
    expect(bidding(game, 0).state().auction.highestBid).toBe(120);
  });
});

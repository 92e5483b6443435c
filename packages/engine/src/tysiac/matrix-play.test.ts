import { describe, expect, it } from 'vitest';
import { beats, cardOf, RANK_SIGNS, RANKS, SUITS } from './cards.ts';
import { cards, Phase, Suit, type TysiacGame } from './facade.ts';
import { codeOf, inPlay, playing, THREE, TWO } from './position.ts';

// Tricks and marriages (docs/rules/tysiac.md 8, 9, 28, 29).

/** The same cards without a marriage: 110 to 10 (the second). */
const TEN_SHORT = 'K♠ J♠ A♠ 9♠ 9♥ 10♥ 9♣ A♣ A♥ K♥ A♦ K♦ 10♠ 10♦ Q♠ J♣ 10♣ Q♣ 9♦ K♣';
const ids = (game: TysiacGame, player: string): string[] =>
  game.legalPlays(player).map(({ suit, rank }) => `${'9JQK0A'[rank]}${'♠♣♦♥'[suit]}`);

describe('[play]', () => {
  const start = inPlay(TWO, 120);

  it('begins with the declarer, who may lead anything', () => {
    expect(start.currentLeader()).toBe('bob');
    expect(start.legalPlays('bob')).toHaveLength(10);
    expect(start.legalPlays('anna')).toEqual([]);
    expect(codeOf(start.playCard('anna', cards('9♠')[0]))).toBe('WRONG_TURN');
  });

  it('makes a player follow suit', () => {
    const led = playing(start, 'A♥');
    expect(ids(led, 'anna')).toEqual(['K♥', '0♥']);
    expect(codeOf(led.playCard('anna', cards('9♠')[0]))).toBe('MUST_FOLLOW_SUIT');
    expect(codeOf(led.playCard('anna', cards('Q♠')[0]))).toBe('CARD_NOT_OWNED');
  });

  it('lets a void player play anything', () => {
    const isVoid = playing(start, 'K♠ J♠ A♠ 9♠ 10♠');
    expect(isVoid.legalPlays('anna')).toHaveLength(8);
  });

  it('makes a player follow a led trump', () => {
    const trumped = playing(start, 'K♠! J♠ Q♠');
    expect(ids(trumped, 'anna')).toEqual(['9♠']);
    expect(codeOf(trumped.playCard('anna', cards('K♣')[0]))).toBe('MUST_FOLLOW_SUIT');
  });

  it('requires neither overtrumping nor beating', () => {
    expect(ids(playing(start, '9♥'), 'anna')).toEqual(['K♥', '0♥']);
    expect(playing(start, 'A♥ K♥').state().play.completedTricks).toHaveLength(1);
  });

  it('takes a marriage at once: trump and points, even from the first trick on', () => {
    const married = playing(start, 'Q♠!');
    expect(married.state().play.trump).toBe(Suit.Spades);
    expect(married.scores().dealPoints.bob).toBe(40);
    expect(married.state().play.currentTrick.plays[0].announcedMarriage).toBe(Suit.Spades);
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
    expect(lost.state().play.trump).toBe(Suit.Spades);
    expect(lost.scores().dealPoints).toEqual({ anna: 10 + 60, bob: 14 + 40 });
  });

  it('keeps the points of a marriage whose trick is lost', () => {
    expect(playing(start, '9♥ 10♥ K♣! A♣').scores().dealPoints).toEqual({ anna: 10 + 60, bob: 15 });
  });

  it('can go without trump to the end', () => {
    expect(playing(start, TEN_SHORT).state().play.trump).toBeNull();
  });

  it('is over after ten tricks', () => {
    const end = playing(start, TEN_SHORT);
    expect(end.phase).toBe(Phase.HandEnd);
    expect(end.state().play.completedTricks).toHaveLength(10);
    expect(codeOf(end.playCard('bob', cards('A♠')[0]))).toBe('WRONG_PHASE');
  });
});

describe('[trick win]', () => {
  const start = inPlay(TWO, 120);
  const winner = (game: TysiacGame): unknown => game.state().play.lastTrickWinner;

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

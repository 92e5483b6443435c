import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { type Card, cards, type GameState, newGame, type Params, Phase, type TysiacGame } from './facade.ts';
import { codeOf, dealt, inPlay, must, playedOut, playing, THREE, TWO } from './position.ts';
import { OPTIONS, RULESETS } from './rules.ts';
import { SEAT_COUNTS } from './shape.ts';

const PLAYERS = ['anna', 'bob', 'eve', 'jan'];
const TABLES = Object.keys(RULESETS).flatMap((ruleset) =>
  SEAT_COUNTS.flatMap((count) => [false, true].map((allPlay) => [{ ruleset, allPlay }, count] as const)),
);

describe('the facade takes what it gives', () => {
  it.each(TABLES)('%o for %i', (params, count) => {
    const players = PLAYERS.slice(0, count);
    const game = must(newGame(params, 'bob', players, { bob: 30 }));
    const again = must(newGame(game.state().params, 'bob', players, game.scores().cumulative));
    expect(again.state()).toEqual(game.state());
    expect(must(again.dealRandom('x')).state()).toEqual(must(game.dealRandom('x')).state());
  });

  it('a single option has priority over `options`', () => {
    const { params } = must(newGame({ ruleset: 'polish' }, 'anna', TWO.players)).state();
    expect(must(newGame({ ...params, minBid: 120 }, 'anna', TWO.players)).state().params).toMatchObject({
      minBid: 120,
      options: { minBid: 120, ruleset: 'polish', scoreBid: true },
    });
  });

  it.each<[string, Params, string]>([
    ['other players', { players: ['anna', 'eve'] }, 'players'],
    ['the players in another order', { players: ['bob', 'anna'] }, 'players'],
    ['too few players', { players: ['anna'] }, 'players'],
    ['players that are no list', { players: 2 } as never, 'players'],
    ['the deal of another number of players', { handCards: 7 }, 'handCards'],
    ['options that are none', { options: 'polish' } as never, 'options'],
    ['an option out of range', { options: { minBid: 10 } }, 'minBid'],
  ])('%s are refused', (_, params, param) => {
    expect(newGame(params, 'anna', TWO.players)).toMatchObject({ code: 'INVALID_PARAMS', param });
  });

  it('an unknown parameter is reported with a list of all', () => {
    const refused = newGame({ handcards: 10 } as never, 'anna', TWO.players);
    if (!isRefusal(refused)) throw new Error('it was taken');
    expect(refused).toMatchObject({ code: 'INVALID_PARAMS', param: 'handcards' });
    for (const name of ['players', 'handCards', 'musiksCount', 'musikSize', 'options', ...Object.keys(OPTIONS)])
      expect(refused.problem).toContain(name);
  });
});

describe('state().play', () => {
  it('is there in every phase, and the same before and after the deal', () => {
    const waiting = must(newGame({}, 'anna', TWO.players));
    expect(waiting.state().play).toEqual(dealt(TWO).state().play);
    expect(waiting.state().play).toEqual({
      currentTrick: { leader: 'bob', plays: [], ledSuit: null, winningPlayIndex: 0 },
      completedTricks: [],
      trump: null,
      remainingCards: 20,
      lastTrickWinner: null,
      captured: { anna: [], bob: [] },
    });
    expect(must(playedOut(inPlay(TWO, 100)).nextHand()).state().play.currentTrick.leader).toBe('anna');
  });

  it('has what each player took, and the table cards with the last trick', () => {
    const open = playing(inPlay(TWO, 100), 'A♠ 9♠ A♥');
    expect(open.state().play.captured).toEqual({ anna: [], bob: cards('A♠ 9♠') });
    const { deal, play } = playedOut(open).state();
    expect(deal.tableCards).toEqual([]);
    const { anna, bob } = play.captured;
    expect(anna.length + bob.length).toBe(24);
    const winner = play.lastTrickWinner === 'anna' ? anna : bob;
    for (const card of cards('Q♥ J♥ Q♦ J♦')) expect(winner).toContainEqual(card);
  });

  it('a trick that is not complete is nobody’s, also when somebody resigns', () => {
    const { play } = must(playing(inPlay(THREE, 100), 'A♠ J♠').resign('anna')).state();
    expect(play.captured).toEqual({ anna: [], bob: [], eve: [] });
  });
});

describe('all 24 cards are in one place each, at every step', () => {
  it.each(TABLES)('%o for %i', (params, count) => {
    const players = PLAYERS.slice(0, count);
    let game = must(must(newGame(params, 'anna', players)).dealRandom('cards'));
    while (game.phase !== Phase.HandEnd) {
      expect(new Set(everyCard(game.state())).size).toBe(24);
      expect(everyCard(game.state())).toHaveLength(24);
      game = next(game);
    }
    expect(everyCard(game.state())).toHaveLength(24);
  });
});

function everyCard({ deal, play }: GameState): readonly Card[] {
  const { currentTrick, captured } = play;
  const piles = [Object.values(deal.hands), deal.musiks, Object.values(captured)].flat(2);
  return [...piles, ...deal.tableCards, ...currentTrick.plays.map(({ card }) => card)];
}

/** Some legal step: the lowest bid once, then passes; the first cards away; the first card that may be played. */
function next(game: TysiacGame): TysiacGame {
  const player = game.turn;
  if (player === null) throw new Error(`nobody's turn in ${game.phase}`);
  const { deal, auction } = game.state();
  const hand = deal.hands[player];
  if (game.phase === Phase.Play) return must(game.playCard(player, game.legalPlays(player)[0]));
  if (game.phase === Phase.Auction) {
    return must(game.placeBid(player, auction.highestBid === 0 ? 100 : 0));
  }
  const taken = game.chooseMusik(player, 0);
  if (codeOf(taken) === 'a game') return must(taken);
  const others = Object.keys(deal.hands).filter((other) => other !== player && deal.hands[other].length > 0);
  const gifts = Object.fromEntries(others.map((other, i) => [other, hand[i]]));
  return others.length === 1 ? must(game.discard(player, hand.slice(0, 2))) : must(game.passCards(player, gifts));
}

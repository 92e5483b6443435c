import { describe, expect, it } from 'vitest';
import { cards, newGame, Phase } from './facade.ts';
import { codeOf, dealt, FOUR, inPlay, must, playing, THREE, TWO, taken } from './position.ts';

describe('bad input', () => {
  const waiting = must(newGame({}, 'anna', TWO.players));
  const hands = { anna: cards(TWO.hands.anna), bob: cards(TWO.hands.bob) };
  const talon = cards('Q♥ J♥ Q♦ J♦');

  it('a flat talon is cut into musiks', () => {
    expect(must(waiting.setDealtCards(hands, talon)).state().deal.musiks).toEqual([cards('J♥ Q♥'), cards('J♦ Q♦')]);
  });

  it.each([
    ['a card twice', { ...hands, bob: [...hands.bob.slice(1), hands.anna[0]] }, talon],
    ['23 cards', { ...hands, bob: hands.bob.slice(1) }, talon],
    ['a talon of three', hands, talon.slice(1)],
    ['musiks of three and one', hands, [talon.slice(0, 3), talon.slice(3)]],
    ['three musiks', hands, [talon.slice(0, 2), talon.slice(2), []]],
    ['a hand missing', { bob: hands.bob }, talon],
    ['an unknown player', { ...hands, eve: [] }, talon],
    ['an unknown card', hands, [...talon.slice(1), { suit: 4, rank: 0 } as never]],
  ])('refuses %s', (_, given, musiks) => {
    expect(codeOf(waiting.setDealtCards(given, musiks))).toBe('INVALID_DEAL');
    expect(waiting.phase).toBe(Phase.Deal);
  });

  it('deals once', () => {
    expect(codeOf(dealt(TWO).setDealtCards(hands, talon))).toBe('WRONG_PHASE');
    expect(codeOf(dealt(TWO).dealRandom(1))).toBe('WRONG_PHASE');
  });

  it('names an unknown player', () => {
    const game = taken(TWO, 100);
    for (const result of [
      game.placeBid('zoe', 100),
      game.chooseMusik('zoe', 0),
      game.discard('zoe', []),
      game.playCard('zoe', talon[0]),
    ])
      expect(codeOf(result)).toBe('UNKNOWN_PLAYER');
    expect(game.legalBids('zoe')).toEqual([]);
    expect(game.legalPlays('zoe')).toEqual([]);
  });

  it('takes the dealer of four with an empty hand or none', () => {
    const four = must(newGame({}, 'anna', FOUR.players));
    const { bob, eve, jan } = FOUR.hands;
    const given = { bob: cards(bob), eve: cards(eve), jan: cards(jan) };
    expect(codeOf(four.setDealtCards(given, cards(FOUR.musiks[0])))).toBe('a game');
    expect(codeOf(four.setDealtCards({ ...given, anna: [] }, cards(FOUR.musiks[0])))).toBe('a game');
    expect(codeOf(four.setDealtCards({ ...given, anna: cards('9♣') }, cards(FOUR.musiks[0])))).toBe('INVALID_DEAL');
  });

  it('deals the same cards from the same seed', () => {
    const deal = (seed: string | number): string => JSON.stringify(must(waiting.dealRandom(seed)).state().deal);
    expect(deal('x')).toBe(deal('x'));
    expect(deal('x')).not.toBe(deal('y'));
  });

  it.each([
    ['a dealer of another type', () => newGame({}, '1', [1, 2]), 'UNKNOWN_PLAYER'],
    ['a dealer of another type', () => newGame({}, 1, ['1', '2']), 'UNKNOWN_PLAYER'],
    ['one id in two types', () => newGame({}, 1, [1, '1']), 'INVALID_PARAMS'],
    ['an id that is not itself', () => newGame({}, Number.NaN, [Number.NaN, 1]), 'INVALID_PARAMS'],
    ['no parameters', () => newGame(null as never, 'a', ['a', 'b']), 'INVALID_PARAMS'],
    ['no players', () => newGame({}, 'a', undefined as never), 'INVALID_PARAMS'],
    ['a player who is nobody', () => newGame({}, 'a', ['a', null as never]), 'INVALID_PARAMS'],
    ['no scores', () => newGame({}, 'a', ['a', 'b'], null as never), 'INVALID_PARAMS'],
  ])('a new game with %s is refused', (_, start, code) => expect(codeOf(start())).toBe(code));

  it('players with numbers have their scores by number or text', () => {
    expect(must(newGame({}, 2, [1, 2], { 1: 30, '2': 40 })).scores().cumulative).toEqual({ 1: 30, 2: 40 });
  });

  it.each([null, undefined, 5, 'A♠'] as never[])('%s is no cards', (nothing) => {
    expect(codeOf(waiting.setDealtCards(nothing, talon))).toBe('INVALID_DEAL');
    expect(codeOf(waiting.setDealtCards(hands, nothing))).toBe('INVALID_DEAL');
    expect(codeOf(taken(TWO, 100).discard('bob', nothing))).toBe('INVALID_DISCARD');
    expect(codeOf(taken(THREE, 100).passCards('bob', nothing))).toBe('INVALID_PASS');
    expect(codeOf(inPlay(TWO, 100).playCard('bob', nothing))).toBe('CARD_NOT_OWNED');
  });

  it.each([Number.NaN, undefined, null, {}, 1.5] as never[])('%s is no seed', (seed) => {
    expect(codeOf(waiting.dealRandom(seed))).toBe('INVALID_PARAMS');
  });

  it.each([
    ['by two', TWO, 'K♠! J♠ A♠'],
    ['by three', THREE, 'K♠! J♠ J♥ A♠'],
  ])('resigning in play %s leaves the table as it lies, with the trick open', (_, deal, ids) => {
    const open = playing(inPlay(deal, 100), ids);
    const resigned = must(open.resign('anna')).state();
    expect(resigned.play).toEqual(open.state().play);
    expect(resigned.play.completedTricks).toHaveLength(1);
    expect(resigned.deal).toEqual(open.state().deal);
  });

  it('resigning gives the game to the highest of the others', () => {
    const game = dealt(THREE, {}, { anna: 500, bob: 200, eve: 300 });
    expect(must(game.resign('anna')).winners).toEqual(['eve']);
    expect(must(game.resign('bob')).winners).toEqual(['anna']);
  });
});

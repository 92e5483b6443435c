import { describe, expect, it } from 'vitest';
import { CARD_IDS } from './cards.ts';
import { Trial } from './position.ts';

// docs/rules/check.md: a title that begins with a number names its decision.

const THREE = ['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦'];
const at = (seat: number, slot: number) => ({ seat, slot });
const match = (slot: number) => ({ type: 'attemptMatch', slot });
const swap = (...swap: readonly object[]) => ({ type: 'resolveSpecialAbility', swap });
const ranks = (cards: readonly string[] | null): string => [...new Set(cards?.map((id) => id.slice(0, -1)))].join(' ');

describe('what each seat knows', () => {
  it('a card drawn from the deck and kept is known to its drawer, the one it replaced to all', () => {
    const trial = Trial.started(THREE, '6♠').drawAndKeep(0, 0);
    expect(trial.player(0).knownTo).toEqual([[0], [], [0], [0]]);
    expect(trial.view(1).discardPile).toEqual(['2♠']);
  });

  it('a card taken from the discard pile is known to all, wherever it goes', () => {
    const trial = Trial.started(THREE, '6♠ J♠').quietTurn(0).act(1, { type: 'drawFromDiscard' });
    trial.act(1, { type: 'swapAndDiscard', slot: 0 }).allPass().act(1, { type: 'endTurn' });
    expect(trial.hand(1, 'table')).toBe('6♠ ? ? ?');
    trial
      .drawAndDiscard(2)
      .allPass()
      .act(2, swap(at(0, 0), at(1, 0)));
    expect([trial.hand(0, 'table'), trial.hand(1, 'table')]).toEqual(['6♠ ? ? ?', '? ? ? ?']);
  });

  it('14. what was seen follows the card through a swap between two other players', () => {
    const trial = Trial.started(THREE, 'J♠')
      .drawAndDiscard(0)
      .allPass()
      .act(0, swap(at(1, 2), at(2, 0)));
    expect(trial.hand(2, 1)).toBe('4♥ ? ? ?');
    expect(trial.hand(1, 1)).toBe('? ? ? 5♥');
    expect(trial.hand(2, 2)).toBe('? ? 4♦ 5♦');
  });

  it('4. a failed match rules its rank out for that card, for everybody', () => {
    const trial = Trial.started(THREE, '6♠').drawAndDiscard(0).act(1, match(0));
    for (const viewer of [0, 1, 2, 'table'] as const) expect(ranks(trial.may(viewer, at(1, 0)))).not.toMatch(/6/);
    expect(ranks(trial.may(0, at(1, 1)))).toMatch(/6/);
    expect(trial.player(1, 'table').ruledOut[0]).toEqual(['6']);
  });

  it('4. and it goes where the card goes', () => {
    const trial = Trial.started(THREE, 'J♠').drawAndDiscard(0).act(1, match(0)).allPass();
    trial.act(0, swap(at(1, 0), at(2, 1)));
    expect(trial.player(2).ruledOut[1]).toEqual(['J']);
    expect(trial.player(1).ruledOut[0]).toEqual([]);
  });

  it('what is known of a card is forgotten with it: a new one in the slot may be anything', () => {
    const trial = Trial.started(THREE, '6♠ 7♠')
      .drawAndDiscard(0)
      .act(1, match(0))
      .allPass()
      .act(0, { type: 'endTurn' });
    trial.drawAndKeep(1, 0);
    expect(trial.player(1).ruledOut[0]).toEqual([]);
  });

  it('an unseen place may hold just what the viewer has not seen', () => {
    const trial = Trial.started(['A♠ A♥ A♦ A♣', '2♠ 2♥ 2♦ 2♣']);
    const seen = ['A♦', 'A♣'];
    expect(trial.may(0, at(1, 0))).toEqual(CARD_IDS.filter((id) => !seen.includes(id)));
  });

  it('at the end all hands are shown, the pile is not', () => {
    const trial = Trial.started(THREE, '6♠ 7♠').act(0, { type: 'callCheck' }).quietTurn(1).quietTurn(2);
    expect(trial.hand(2, 0)).toBe('2♦ 3♦ 4♦ 5♦');
    expect(new Set(trial.view('table').drawPile)).toEqual(new Set(['?']));
  });
});

describe('a reshuffle', () => {
  const reshuffled = (): Trial => {
    const trial = Trial.started(['A♠ A♥ A♦ A♣', '2♠ 2♥ 2♦ 2♣'], '', { maxReshuffles: 2 });
    for (let turn = 0; turn < 44; turn++) trial.quietTurn(turn % 2);
    return trial;
  };

  it('2. forgets the order, not which cards are in it', () => {
    const trial = reshuffled();
    expect(trial.view('table').drawPile.every((id) => id === '?')).toBe(true);
    const top = trial.round.hidden('table').find(({ card }) => card === trial.round.deck[0]);
    expect(top?.may.size).toBe(43);
    expect(trial.view('table').reshuffled[0]).toHaveLength(43);
    expect(trial.may(0, at(1, 0))).toEqual(['A♠', 'A♥', '2♠', '2♥', '2♦', '2♣']);
  });

  it('2. so a card drawn from the new pile is one of those, also in a hand', () => {
    const trial = reshuffled().drawAndKeep(0, 0);
    expect(trial.may(1, at(0, 0))).toHaveLength(43);
    expect(trial.may(1, at(0, 0))).not.toContain('A♠');
  });

  it('a pile of one card hides nothing', () => {
    const trial = reshuffled();
    for (let turn = 0; turn < 42; turn++) trial.quietTurn(turn % 2);
    expect(trial.view('table').drawPile).toHaveLength(1);
    expect(trial.view('table').drawPile).not.toContain('?');
  });
});

describe('private passes', () => {
  it('6. in a world drawn for a seat, whether others have passed is a guess', () => {
    const trial = Trial.started(THREE, '6♠').drawAndDiscard(0).act(1, { type: 'passMatch' });
    const guesses = Array.from({ length: 40 }, (_, i) =>
      trial.round.redrawPrivate(0, { next: () => i * 0x5bd1e995, below: () => 0 }).waiting.toString(2),
    );
    expect(new Set(guesses).size).toBeGreaterThan(1);
    expect(guesses.every((waiting) => waiting.endsWith('1'))).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { Trial } from './position.ts';

// docs/rules/check.md: a title that begins with a number names its decision.

const THREE = ['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦'];
const match = (slot: number) => ({ type: 'attemptMatch', slot });
const PASS = { type: 'passMatch' };
/** Seat 0 has discarded a three: seats 0, 1 and 2 each have one in slot 1. */
const three = (options: object = {}): Trial => Trial.started(THREE, '3♣ 6♠ 7♠ 8♠ 9♠', options).drawAndDiscard(0);

describe('matching', () => {
  it('4. a failed attemptMatch leaves the card unseen in its place and costs nothing but the attempt', () => {
    const trial = three().act(1, match(0));
    expect(trial.hand(1)).toBe('2♥ 3♥ 4♥ 5♥');
    for (const viewer of [0, 1, 2, 'table'] as const) expect(trial.hand(1, viewer)[0]).toBe('?');
    expect(trial.told('table')).toEqual(['misfired']);
    expect(trial.refusal(1, match(1))).toBe('ALREADY_ATTEMPTED');
    expect(trial.actors).toEqual([2, 0]);
  });

  it('4. option misfirePenalty: one unseen card comes into the lowest free slot', () => {
    const trial = three({ ruleset: 'strict' }).act(1, match(0));
    expect(trial.hand(1)).toBe('2♥ 3♥ 4♥ 5♥ 6♠ - - -');
    expect(trial.hand(1, 1)).toBe('? ? 4♥ 5♥ ? - - -');
    expect(trial.told('table')).toEqual(['misfired', 'penalised']);
  });

  it('4. misfirePenalty: a slot that a match has emptied is filled first', () => {
    const trial = three({ misfirePenalty: true }).act(1, match(1)).act(0, { type: 'endTurn' });
    trial.drawAndDiscard(1).act(1, match(0));
    expect(trial.hand(1)).toBe('2♥ 7♠ 4♥ 5♥ - - - -');
  });

  it('4. misfirePenalty: a hand of eight cards may not match', () => {
    const trial = three({ misfirePenalty: true }).act(1, match(0)).allPass().act(0, { type: 'endTurn' });
    for (const seat of [1, 2, 0]) trial.drawAndDiscard(seat).act(1, match(0)).allPass().act(seat, { type: 'endTurn' });
    expect(trial.player(1).hand).not.toContain(null);
    trial.drawAndDiscard(1);
    expect(trial.refusal(1, match(0))).toBe('HAND_FULL');
    expect(trial.actors).toEqual([2, 0]);
  });

  it('4. misfirePenalty: nothing is added when the pile is exhausted', () => {
    const trial = Trial.started(['A♠ A♥ A♦ A♣', '2♠ 2♥ 2♦ 2♣'], '', { misfirePenalty: true });
    for (let turn = 0; turn < 43; turn++) trial.quietTurn(turn % 2);
    trial.drawAndDiscard(1).act(0, match(0));
    expect(trial.hand(0)).toBe('A♠ A♥ A♦ A♣ - - - -');
  });

  it('5. the first to match wins the race; later attempts are refused without a penalty', () => {
    const trial = three().act(2, match(1));
    const before = trial.round.hash();
    expect(trial.refusal(1, match(1))).toBe('MATCH_CLOSED');
    expect(trial.refusal(1, PASS)).toBe('MATCH_CLOSED');
    expect(trial.round.hash()).toBe(before);
    expect(trial.hand(1)).toBe('2♥ 3♥ 4♥ 5♥');
  });

  it("5. bots act in seat order from the discarder's left, the discarder last", () => {
    expect(three().actors).toEqual([1, 2, 0]);
    expect(three({ direction: 'counterclockwise' }).actors).toEqual([2, 1, 0]);
  });

  it('6. a pass is final and private', () => {
    const trial = three();
    const before = [0, 2, 'table' as const].map((viewer) => JSON.stringify(trial.view(viewer)));
    trial.act(1, PASS);
    expect([0, 2, 'table' as const].map((viewer) => JSON.stringify(trial.view(viewer)))).toEqual(before);
    expect(trial.told(1)).toEqual(['passed']);
    expect(trial.told(0)).toEqual([]);
    expect(trial.refusal(1, match(1))).toBe('ALREADY_PASSED');
    expect(trial.view(1).matchingOpportunityInfo?.passed).toEqual([1]);
  });

  it('6. the window closes when all have passed or tried', () => {
    const trial = three().act(1, PASS).act(0, match(0));
    expect(trial.snapshot.stage).toBe('matchingStage');
    trial.act(2, PASS);
    expect(trial.told('table')).toEqual(['matchingClosed']);
    expect(trial.snapshot.stage).toBe('turnEnd');
  });

  it('7. the discarder may match too, also with the card just swapped in', () => {
    const trial = Trial.started(THREE, '3♣').drawAndKeep(0, 1).act(0, match(1));
    expect(trial.hand(0)).toBe('2♠ - 4♠ 5♠');
    expect(trial.snapshot.discardPile).toEqual(['3♠', '3♣']);
  });

  it('7. a locked player may not match', () => {
    const trial = Trial.started(THREE, '3♣').act(0, { type: 'callCheck' }).drawAndDiscard(1);
    expect(trial.refusal(0, match(1))).toBe('LOCKED');
    expect(trial.actors).toEqual([2, 1]);
  });

  it('7. there is one match for each discard', () => {
    const trial = three().act(1, match(1));
    expect(trial.snapshot.stage).toBe('turnEnd');
    expect(trial.snapshot.discardPile).toEqual(['3♣', '3♥']);
  });

  it('20. slots keep their index when a card leaves', () => {
    const trial = three().act(1, match(1));
    expect(trial.player(1).hand).toEqual(['2♥', null, '4♥', '5♥']);
    trial.act(0, { type: 'endTurn' }).act(1, { type: 'drawFromDeck' });
    expect(trial.refusal(1, { type: 'swapAndDiscard', slot: 1 })).toBe('EMPTY_SLOT');
    expect(trial.refusal(1, { type: 'swapAndDiscard', slot: 2 })).toBeNull();
  });

  it('a slot that no hand has is empty, one that is no number is malformed', () => {
    expect(three().refusal(1, match(7))).toBe('EMPTY_SLOT');
    for (const slot of [8, -1, 1.5, '1', null])
      expect(three().refusal(1, { type: 'attemptMatch', slot })).toBe('MALFORMED');
  });
});

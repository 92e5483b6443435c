import { describe, expect, it } from 'vitest';
import { readSteps } from '../kernel/steps.ts';
import { check } from './game.ts';
import { Trial } from './position.ts';

// docs/rules/check.md: a title that begins with a number names its decision.

const THREE = ['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦'];
const at = (seat: number, slot: number) => ({ seat, slot });
type Position = ReturnType<typeof at>;
const peek = (...positions: readonly Position[]) => ({ type: 'resolveSpecialAbility', peek: positions });
const swap = (...positions: readonly Position[]) => ({ type: 'resolveSpecialAbility', swap: positions });
const SKIP = { type: 'resolveSpecialAbility', skip: true };
const match = (slot: number) => ({ type: 'attemptMatch', slot });
/** Seat 0 has drawn and discarded this card, and nobody has matched it. */
const discarded = (card: string): Trial => Trial.started(THREE, `${card} 6♠ 7♠ 8♠`).drawAndDiscard(0).allPass();

describe('the abilities', () => {
  it.each([
    ['K', 'K♠', 'peek'],
    ['Q', 'Q♠', 'peek'],
    ['J', 'J♠', 'swap'],
  ])('10. a discarded %s acts', (ability, card, step) => {
    const { snapshot } = discarded(card);
    expect(snapshot.stage).toBe('abilityResolutionStage');
    expect(snapshot.players[0].pendingSpecialAbility).toEqual({ ability, source: 'discard' });
    expect(snapshot.abilityStep).toEqual({ step, peeked: [] });
  });

  it('10. one that is swapped out of the hand acts too, one that is swapped in does not', () => {
    const trial = Trial.started(THREE, 'J♠ 6♠ 7♠ 8♠').drawAndKeep(0, 0).allPass();
    expect(trial.snapshot.stage).toBe('turnEnd');
    trial.act(0, { type: 'endTurn' }).quietTurn(1).quietTurn(2).drawAndKeep(0, 0).allPass();
    expect(trial.snapshot.stage).toBe('abilityResolutionStage');
  });

  it('26. a king looks at two cards and then swaps two', () => {
    const trial = discarded('K♠')
      .act(0, peek(at(1, 0)))
      .act(0, peek(at(2, 3)));
    expect([trial.hand(1, 0), trial.hand(2, 0)]).toEqual(['2♥ ? ? ?', '? ? ? 5♦']);
    trial.act(0, swap(at(0, 3), at(1, 0)));
    expect([trial.hand(0), trial.hand(1)]).toEqual(['2♠ 3♠ 4♠ 2♥', '5♠ 3♥ 4♥ 5♥']);
    expect(trial.snapshot).toMatchObject({ stage: 'turnEnd', lastResolvedAbilitySource: 'discard' });
  });

  it('35. a king may name both cards at once: two looks, or none where one is not allowed', () => {
    const { round } = discarded('K♠');
    const looks = (...positions: readonly Position[]) => readSteps(check, round, 0, peek(...positions));
    expect(looks(at(1, 0), at(2, 3))).toMatchObject([peek(at(1, 0)), peek(at(2, 3))]);
    expect(looks(at(1, 0), at(1, 0))).toMatchObject({ code: 'ALREADY_PEEKED' });
    expect(looks(at(1, 0), at(2, 7))).toMatchObject({ code: 'EMPTY_SLOT' });
    expect(looks(at(1, 0), at(2, 3), at(0, 0))).toEqual({ code: 'MALFORMED', field: 'peek' });
    expect(readSteps(check, round, 1, peek(at(1, 0), at(2, 3)))).toMatchObject({ code: 'WRONG_PLAYER' });
    expect(round.peeked).toEqual([]);
  });

  it('26. a queen, or a king that has looked once, names one card', () => {
    const [queen, king] = [discarded('Q♠'), discarded('K♠').act(0, peek(at(1, 0)))];
    for (const { round } of [queen, king])
      expect(readSteps(check, round, 0, peek(at(0, 0), at(2, 3)))).toEqual({ code: 'MALFORMED', field: 'peek' });
    const { round } = Trial.started(THREE);
    expect(readSteps(check, round, 0, peek(at(0, 0), at(2, 3)))).toMatchObject({ code: 'WRONG_STAGE' });
  });

  it('26. a queen looks at one card and then swaps two', () => {
    const trial = discarded('Q♠').act(0, peek(at(0, 0)));
    expect(trial.hand(0, 0)).toBe('2♠ ? 4♠ 5♠');
    expect(trial.snapshot.abilityStep?.step).toBe('swap');
    expect(trial.refusal(0, peek(at(0, 1)))).toBe('WRONG_STEP');
  });

  it('26. a jack swaps and does not look', () => {
    const trial = discarded('J♠');
    expect(trial.refusal(0, peek(at(0, 0)))).toBe('WRONG_STEP');
    trial.act(0, swap(at(2, 1), at(1, 1)));
    expect([trial.hand(1), trial.hand(2)]).toEqual(['2♥ 3♦ 4♥ 5♥', '2♦ 3♥ 4♦ 5♦']);
  });

  it('26. the peek can be skipped, before the first card or after it, and the swap as well', () => {
    const king = discarded('K♠').act(0, SKIP);
    expect(king.snapshot.abilityStep?.step).toBe('swap');
    expect(king.act(0, SKIP).snapshot.stage).toBe('turnEnd');
    const once = discarded('K♠')
      .act(0, peek(at(1, 0)))
      .act(0, SKIP);
    expect(once.snapshot.abilityStep?.step).toBe('swap');
    expect(discarded('J♠').act(0, SKIP).snapshot.stage).toBe('turnEnd');
  });

  it('31. a swap at the peek step is refused', () => {
    expect(discarded('K♠').refusal(0, swap(at(0, 0), at(1, 0)))).toBe('WRONG_STEP');
  });

  it('31. an empty peek list is malformed, and so is anything but one choice', () => {
    const trial = discarded('K♠');
    for (const json of [peek(), peek(at(0, 0), at(0, 1)), { ...SKIP, skip: false }, { ...SKIP, ...peek(at(0, 0)) }])
      expect(trial.refusal(0, json)).toBe('MALFORMED');
    for (const json of [{ type: SKIP.type }, { type: SKIP.type, peek: 1 }, { type: SKIP.type, peek: [{ seat: 0 }] }])
      expect(trial.refusal(0, json)).toBe('MALFORMED');
    expect(trial.refusal(0, peek(at(3, 0)))).toBe('EMPTY_SLOT');
    expect(discarded('J♠').refusal(0, swap(at(0, 0)))).toBe('MALFORMED');
  });

  it('only the player whose ability it is resolves it, and only when there is one', () => {
    expect(discarded('K♠').refusal(1, SKIP)).toBe('WRONG_PLAYER');
    expect(Trial.started(THREE).refusal(0, SKIP)).toBe('WRONG_STAGE');
  });

  it('12. locked hands can be neither peeked at nor swapped', () => {
    const trial = Trial.started(THREE, 'Q♠ 6♠ 7♠').act(0, { type: 'callCheck' }).drawAndDiscard(1).allPass();
    expect(trial.refusal(1, peek(at(0, 0)))).toBe('HAND_LOCKED');
    trial.act(1, SKIP);
    expect(trial.refusal(1, swap(at(0, 0), at(1, 0)))).toBe('HAND_LOCKED');
    expect(trial.refusal(1, swap(at(2, 0), at(1, 0)))).toBeNull();
  });

  it('13. peeks are at distinct cards, swaps of two distinct ones, also of one owner', () => {
    const trial = discarded('K♠').act(0, peek(at(1, 0)));
    expect(trial.refusal(0, peek(at(1, 0)))).toBe('ALREADY_PEEKED');
    trial.act(0, SKIP);
    expect(trial.refusal(0, swap(at(1, 0), at(1, 0)))).toBe('SAME_CARD');
    expect(trial.act(0, swap(at(1, 3), at(1, 0))).hand(1)).toBe('5♥ 3♥ 4♥ 2♥');
  });

  it('13. an empty slot is no target', () => {
    const trial = Trial.started(THREE, '3♣ Q♠').drawAndDiscard(0).act(2, match(1)).act(0, { type: 'endTurn' });
    trial.drawAndDiscard(1).allPass();
    expect(trial.refusal(1, peek(at(2, 1)))).toBe('EMPTY_SLOT');
  });

  it('13. without a valid target there is only Skip', () => {
    // Seat 1 sheds three cards, seat 0 calls check and is locked, and seat 1 discards a king in its final turn.
    const trial = Trial.started(['9♠ 10♠ 8♥ 7♥', '2♦ 3♦ 4♦ 5♦'], '2♣ 3♣ 4♣ 6♠ K♣');
    for (const turn of [0, 1, 2])
      trial
        .drawAndDiscard(turn % 2)
        .act(1, match(turn))
        .act(turn % 2, { type: 'endTurn' });
    trial.quietTurn(1).act(0, { type: 'callCheck' }).drawAndDiscard(1).allPass();
    trial.act(1, peek(at(1, 3)));
    expect(trial.legal(1)).toMatchObject([SKIP]);
    expect(trial.act(1, SKIP).legal(1)).toMatchObject([SKIP]);
    expect(trial.act(1, SKIP).snapshot.phase).toBe('scoringPhase');
  });

  it('14. that somebody looked and where is public, what it saw is not', () => {
    const trial = discarded('Q♠').act(0, peek(at(1, 0)));
    expect(trial.told(0)).toEqual(['looked', 'peeked']);
    expect(trial.told(1)).toEqual(['looked']);
    expect(trial.hand(1, 1)).toBe('? ? 4♥ 5♥');
    expect(trial.player(1, 2).knownTo).toEqual([[0], [], [1], [1]]);
  });
});

describe('stacked abilities', () => {
  const PAIR = ['2♠ 3♠ 4♠ 5♠', 'J♥ 3♥ 4♥ 5♥', '2♦ 3♦ 4♦ 5♦'];

  it('9. a pair is resolved last in, first out: the matcher, then the discarder', () => {
    const trial = Trial.started(PAIR, 'J♠').drawAndDiscard(0).act(1, match(0));
    expect(trial.snapshot.pendingAbilities).toEqual([
      { seat: 0, ability: 'J', source: 'stackSecondOfPair' },
      { seat: 1, ability: 'J', source: 'stack' },
    ]);
    expect(trial.actors).toEqual([1]);
    trial.act(1, SKIP);
    expect(trial.snapshot.lastResolvedAbilitySource).toBe('stack');
    expect(trial.actors).toEqual([0]);
    trial.act(0, SKIP);
    expect(trial.snapshot).toMatchObject({ stage: 'turnEnd', lastResolvedAbilitySource: 'stackSecondOfPair' });
  });

  it('9. a player who matches the own discard resolves both', () => {
    const trial = Trial.started(['J♥ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'], 'J♠').drawAndDiscard(0).act(0, match(0));
    trial.act(0, SKIP);
    expect(trial.player(0).pendingSpecialAbility).toEqual({ ability: 'J', source: 'stackSecondOfPair' });
    expect(trial.act(0, SKIP).snapshot.stage).toBe('turnEnd');
  });

  it('9. the pile stays sealed while the pair is resolved', () => {
    const trial = Trial.started(PAIR, 'J♠').drawAndDiscard(0).act(1, match(0));
    expect(trial.snapshot.discardPileIsSealed).toBe(true);
    trial.act(1, SKIP).act(0, SKIP);
    expect(trial.snapshot.discardPileIsSealed).toBe(true);
  });

  /** Seat 1 sheds all its cards, the jack last. */
  const shed = (): Trial => {
    const trial = Trial.started(['9♠ 10♠ 8♥ 7♥', '2♦ 3♦ 4♦ J♦'], '2♣ 3♣ 4♣ 6♠ J♠ 6♥');
    for (let turn = 0; turn < 3; turn++)
      trial
        .drawAndDiscard(turn % 2)
        .act(1, match(turn))
        .act(turn % 2, { type: 'endTurn' });
    return trial.quietTurn(1).drawAndDiscard(0).act(1, match(3));
  };

  it("11. a matcher locked by the empty hand fizzles; the discarder's ability still resolves", () => {
    const trial = shed();
    expect(trial.told('table')).toEqual(['matched', 'checkCalled', 'fizzled', 'abilityActive']);
    expect(trial.snapshot).toMatchObject({ playerWhoCalledCheck: 1, lastResolvedAbilitySource: 'stack' });
    expect(trial.actors).toEqual([0]);
  });

  it('28. the final turns begin only after the abilities', () => {
    const trial = shed();
    expect(trial.snapshot.phase).toBe('playPhase');
    trial.act(0, SKIP);
    expect(trial.snapshot).toMatchObject({ phase: 'finalTurnsPhase', currentPlayer: 0, finalTurnsTaken: 0 });
  });
});

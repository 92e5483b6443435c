import { describe, expect, it } from 'vitest';
import { RESIGN } from '../kernel/game.ts';
import { check } from './game.ts';
import { Trial } from './position.ts';

// docs/rules/check.md: a title that begins with a number names its decision.

const TWO = ['2♠ 3♠ 4♠ 5♠', '2♥ 3♥ 4♥ 5♥'];
const THREE = [...TWO, '2♦ 3♦ 4♦ 5♦'];
/** Nothing that matches a hand, nothing special. */
const QUIET_PILE = '6♠ 7♠ 8♠ 9♠ 10♠ 6♥ 7♥ 8♥ 9♥ 10♥';
const CHECK = { type: 'callCheck' };
const match = (slot: number) => ({ type: 'attemptMatch', slot });

describe('the deal and the initial peek', () => {
  it('23. deals four cards to each seat in turn, the rest is the draw pile from the top', () => {
    const trial = Trial.dealt(TWO, QUIET_PILE);
    expect([trial.hand(0), trial.hand(1)]).toEqual(TWO);
    expect(trial.snapshot.drawPile.slice(0, 2)).toEqual(['6♠', '7♠']);
    expect(trial.snapshot.drawPile).toHaveLength(44);
  });

  it('2. starts with an empty discard pile', () => {
    const trial = Trial.started(TWO);
    expect(trial.snapshot.discardPile).toEqual([]);
    expect(trial.refusal(0, { type: 'drawFromDiscard' })).toBe('DISCARD_PILE_EMPTY');
  });

  it('3. shows each seat its own bottom two cards and no others', () => {
    const trial = Trial.dealt(TWO);
    expect(trial.hand(0, 0)).toBe('? ? 4♠ 5♠');
    expect(trial.hand(1, 0)).toBe('? ? ? ?');
    expect(trial.hand(0, 'table')).toBe('? ? ? ?');
  });

  it('3. waits until everybody has confirmed, in any order', () => {
    const trial = Trial.dealt(THREE);
    expect(trial.snapshot.phase).toBe('initialPeekPhase');
    trial.act(2, { type: 'confirmPeek' }).act(0, { type: 'confirmPeek' });
    expect(trial.actors).toEqual([1]);
    expect(trial.refusal(0, { type: 'confirmPeek' })).toBe('ALREADY_CONFIRMED');
    expect(trial.refusal(0, { type: 'drawFromDeck' })).toBe('WRONG_PLAYER');
    trial.act(1, { type: 'confirmPeek' });
    expect(trial.snapshot).toMatchObject({ phase: 'playPhase', stage: 'draw', currentPlayer: 0 });
  });

  it.each([7, 2, -1, 1.5, Number.NaN])('refuses every action of a seat that is not at the table: %d', (seat) => {
    const looking = Trial.dealt(TWO, QUIET_PILE);
    expect(looking.refusal(seat, { type: 'confirmPeek' })).toBe('WRONG_PLAYER');
    const matching = Trial.started(TWO, QUIET_PILE).drawAndDiscard(0);
    for (const action of [{ type: 'passMatch' }, match(0), { type: 'drawFromDeck' }, CHECK])
      expect(matching.refusal(seat, action)).toBe('WRONG_PLAYER');
    expect(check.refuse(matching.round, seat, RESIGN)).toEqual({ code: 'WRONG_PLAYER', seat });
  });

  it('3. tells the peeker alone what it saw; that it has looked is public', () => {
    const trial = Trial.dealt(TWO).act(1, { type: 'confirmPeek' });
    expect(trial.told(1)).toEqual(['peeked', 'peeked', 'peekConfirmed']);
    expect(trial.told(0)).toEqual(['peekConfirmed']);
  });
});

describe('the turn', () => {
  it('1. starts with seat 0 and goes round clockwise, or the other way by option', () => {
    const clockwise = Trial.started(THREE, QUIET_PILE).quietTurn(0);
    expect(clockwise.round.seat).toBe(1);
    const counter = Trial.started(THREE, QUIET_PILE, { direction: 'counterclockwise' }).quietTurn(0);
    expect(counter.round.seat).toBe(2);
  });

  it('24. a card from the deck is known to the drawer alone', () => {
    const trial = Trial.started(TWO, QUIET_PILE).act(0, { type: 'drawFromDeck' });
    expect(trial.view(0).drawnCard).toEqual({ card: '6♠', from: 'deck' });
    expect(trial.view(1).drawnCard).toEqual({ card: '?', from: 'deck' });
  });

  it('a drawn card goes to a slot, and what lay there to the discard pile', () => {
    const trial = Trial.started(TWO, QUIET_PILE).drawAndKeep(0, 1);
    expect(trial.hand(0)).toBe('2♠ 6♠ 4♠ 5♠');
    expect(trial.hand(0, 0)).toBe('? 6♠ 4♠ 5♠');
    expect(trial.snapshot.discardPile).toEqual(['3♠']);
    expect(trial.snapshot.stage).toBe('matchingStage');
  });

  it('25. a card from the discard pile must be kept', () => {
    const trial = Trial.started(TWO, QUIET_PILE).quietTurn(0).act(1, { type: 'drawFromDiscard' });
    expect(trial.refusal(1, { type: 'discardDrawn' })).toBe('MUST_SWAP');
    trial.act(1, { type: 'swapAndDiscard', slot: 0 });
    expect(trial.hand(1)).toBe('6♠ 3♥ 4♥ 5♥');
    expect(trial.snapshot.discardPile).toEqual(['2♥']);
  });

  it.each(['J♠', 'Q♠', 'K♠'])('a special card cannot be taken from the discard pile: %s', (card) => {
    const trial = Trial.started(TWO, `${card} ${QUIET_PILE}`).quietTurn(0);
    expect(trial.refusal(1, { type: 'drawFromDiscard' })).toBe('SPECIAL_CARD');
  });

  it('8. the pile is sealed by a match until the next turn, and the pair can never be drawn', () => {
    const trial = Trial.started(TWO, `3♦ ${QUIET_PILE}`).drawAndDiscard(0).act(1, match(1));
    expect(trial.snapshot.discardPileIsSealed).toBe(true);
    trial.act(0, { type: 'endTurn' });
    expect(trial.snapshot.discardPileIsSealed).toBe(false);
    expect(trial.snapshot.matchedCards).toEqual(['3♥', '3♦']);
    expect(trial.refusal(1, { type: 'drawFromDiscard' })).toBe('PILE_SEALED');
  });

  it('8. a discard on top of a pair can be drawn', () => {
    const trial = Trial.started(THREE, `3♣ ${QUIET_PILE}`).drawAndDiscard(0).act(1, match(1));
    trial.act(0, { type: 'endTurn' }).quietTurn(1).act(2, { type: 'drawFromDiscard' });
    expect(trial.view('table').drawnCard).toEqual({ card: '6♠', from: 'discard' });
  });

  it('15. check may be called before drawing, on the first turn too', () => {
    expect(Trial.started(TWO).refusal(0, CHECK)).toBeNull();
  });

  it('15. check may be called at the end of the turn, and at no other moment of it', () => {
    const trial = Trial.started(TWO, QUIET_PILE).act(0, { type: 'drawFromDeck' });
    expect(trial.refusal(0, CHECK)).toBe('WRONG_STAGE');
    trial.act(0, { type: 'discardDrawn' });
    expect(trial.refusal(0, CHECK)).toBe('WRONG_STAGE');
    trial.allPass();
    expect(trial.refusal(0, CHECK)).toBeNull();
    expect(trial.refusal(1, CHECK)).toBe('WRONG_PLAYER');
  });
});

describe('check and the final turns', () => {
  it('15. calling check locks the hand and ends the turn', () => {
    const trial = Trial.started(THREE, QUIET_PILE).act(0, CHECK);
    expect(trial.player(0)).toMatchObject({ isLocked: true, hasCalledCheck: true });
    expect(trial.snapshot).toMatchObject({
      phase: 'finalTurnsPhase',
      playerWhoCalledCheck: 0,
      finalTurnsTaken: 0,
      currentPlayer: 1,
    });
  });

  it('16. everybody but the caller has one final turn, then the round is scored', () => {
    const trial = Trial.started(THREE, QUIET_PILE).quietTurn(0).act(1, CHECK).quietTurn(2);
    expect(trial.snapshot).toMatchObject({ currentPlayer: 0, finalTurnsTaken: 1 });
    trial.quietTurn(0);
    expect(trial.snapshot).toMatchObject({ phase: 'scoringPhase', finalTurnsTaken: 2, ending: 'CHECK' });
  });

  it('16. nobody calls check again', () => {
    const trial = Trial.started(TWO, QUIET_PILE).act(0, CHECK);
    expect(trial.refusal(1, CHECK)).toBe('CHECK_ALREADY_CALLED');
  });

  it('32. after a check turns end automatically', () => {
    const trial = Trial.started(THREE, QUIET_PILE).act(0, CHECK).drawAndDiscard(1).allPass();
    expect(trial.snapshot).toMatchObject({ stage: 'draw', currentPlayer: 2 });
  });

  /** Seat 2 sheds its four cards on the first four discards; it is seat 0's turn then. */
  const emptied = (pile: string): Trial => {
    const trial = Trial.started(['9♠ 10♠ 6♥ 7♥', '8♠ 9♥ 10♥ 6♦', '2♦ 3♦ 4♦ 5♦'], pile);
    for (let turn = 0; turn < 3; turn++) trial.drawAndDiscard(turn).act(2, match(turn)).act(turn, { type: 'endTurn' });
    return trial.drawAndDiscard(0).act(2, match(3));
  };

  it('16. an empty hand calls check; the seat whose turn it was comes last in the queue', () => {
    const trial = emptied('2♣ 3♣ 4♣ 5♣ 7♠ 8♥ 9♦');
    expect(trial.snapshot).toMatchObject({ playerWhoCalledCheck: 2, phase: 'finalTurnsPhase', currentPlayer: 1 });
    expect(trial.snapshot.finalTurns).toEqual([0]);
    expect(trial.player(2)).toMatchObject({ isLocked: true, hasCalledCheck: true });
    trial.quietTurn(1).quietTurn(0);
    expect(trial.snapshot).toMatchObject({ phase: 'scoringPhase', finalTurnsTaken: 2, roundWinner: [2] });
  });

  it('17. an empty hand in the final turns locks its owner, takes it off the queue and leaves the caller', () => {
    const trial = Trial.started(['9♠ 10♠ 6♥ 7♥', '8♠ 9♥ 10♥ 6♦', '2♦ 3♦ 4♦ 5♦'], '2♣ 3♣ 4♣ 7♠ 5♣ 8♥');
    for (let turn = 0; turn < 3; turn++) trial.drawAndDiscard(turn).act(2, match(turn)).act(turn, { type: 'endTurn' });
    trial.quietTurn(0).act(1, CHECK);
    // Seat 2's own final turn: it draws the five and matches it itself.
    trial.drawAndDiscard(2).act(2, match(3));
    expect(trial.snapshot).toMatchObject({ playerWhoCalledCheck: 1, finalTurnsTaken: 1, currentPlayer: 0 });
    expect(trial.player(2).isLocked).toBe(true);
  });

  it('17. a player who is locked before its final turn is skipped', () => {
    const trial = Trial.started(['9♠ 10♠ 6♥ 7♥', '8♠ 9♥ 10♥ 6♦', '2♦ 3♦ 4♦ 5♦'], '2♣ 3♣ 4♣ 5♣');
    for (let turn = 0; turn < 3; turn++) trial.drawAndDiscard(turn).act(2, match(turn)).act(turn, { type: 'endTurn' });
    trial.act(0, CHECK).drawAndDiscard(1).act(2, match(3));
    expect(trial.snapshot).toMatchObject({ phase: 'scoringPhase', finalTurnsTaken: 1 });
  });

  it('17. a locked player leaves the queue at once, also while an ability is resolved', () => {
    const trial = Trial.started(['9♠ 10♠ 6♥ 7♥', '8♠ 9♥ 10♥ 6♦', '2♦ 3♦ 4♦ Q♦'], '2♣ 3♣ 4♣ Q♣');
    for (let turn = 0; turn < 3; turn++) trial.drawAndDiscard(turn).act(2, match(turn)).act(turn, { type: 'endTurn' });
    trial.act(0, CHECK);
    expect(trial.snapshot.finalTurns).toEqual([2]);
    trial.drawAndDiscard(1).act(2, match(3));
    expect(trial.snapshot).toMatchObject({ stage: 'abilityResolutionStage', currentPlayer: 1, finalTurns: [] });
  });
});

describe('the end of the draw pile', () => {
  /** Two players, nobody matches: 44 turns empty the pile. */
  const exhausted = (options: object): Trial => {
    const trial = Trial.started(['A♠ A♥ A♦ A♣', '2♠ 2♥ 2♦ 2♣'], '', options);
    for (let turn = 0; turn < 44; turn++) trial.quietTurn(turn % 2);
    return trial;
  };

  it('2. at the start of a turn that finds the pile empty, all but the top discard is shuffled into a new one', () => {
    const trial = exhausted({});
    expect(trial.events.map(({ type }) => type)).toContain('reshuffled');
    expect(trial.snapshot.drawPile).toHaveLength(43);
    expect(trial.snapshot.discardPile).toEqual(['K♣']);
    expect(trial.snapshot.stage).toBe('draw');
  });

  it('2. a second time the round is scored', () => {
    const trial = exhausted({});
    for (let turn = 0; turn < 43; turn++) trial.quietTurn(turn % 2);
    expect(trial.snapshot).toMatchObject({ phase: 'scoringPhase', ending: 'PILE_EXHAUSTED' });
  });

  it('2. option maxReshuffles: none at all, or more', () => {
    expect(exhausted({ maxReshuffles: 0 }).snapshot.ending).toBe('PILE_EXHAUSTED');
    const twice = exhausted({ maxReshuffles: 2 });
    for (let turn = 0; turn < 43; turn++) twice.quietTurn(turn % 2);
    expect(twice.snapshot.drawPile).toHaveLength(43);
  });

  it('2. matched cards are not shuffled in', () => {
    const trial = Trial.started(['A♠ A♥ A♦ 2♠', 'A♣ 2♥ 2♦ 2♣']);
    trial.drawAndKeep(0, 3).act(1, match(1)).act(0, { type: 'endTurn' });
    for (let turn = 1; turn < 44; turn++) trial.quietTurn(turn % 2);
    expect(trial.snapshot.discardPile).toEqual(['2♠', '2♥', 'K♣']);
    expect(trial.snapshot.drawPile).not.toContain('2♠');
  });

  it('29. option maxTurns: after this many turns the round is scored', () => {
    const trial = Trial.started(TWO, QUIET_PILE, { maxTurns: 2 }).quietTurn(0);
    expect(trial.snapshot.phase).toBe('playPhase');
    trial.quietTurn(1);
    expect(trial.snapshot).toMatchObject({ phase: 'scoringPhase', ending: 'MAX_TURNS' });
  });
});

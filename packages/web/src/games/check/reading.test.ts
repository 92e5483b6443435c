import { Match } from '@madang/engine';
import { check, type PlayerState, type Snapshot } from '@madang/engine/check';
import { describe, expect, it } from 'vitest';
import type { Written } from '../../play/told.ts';
import { askOf, cellOf, faceAt, hasSeen, isTurnOf, type Reading, slotsToDraw, targetsOf } from './reading.ts';

function player(hand: readonly (string | null)[], more: Partial<PlayerState> = {}): Snapshot['players'][number] {
  return {
    hand,
    knownTo: hand.map(() => []),
    ruledOut: hand.map(() => []),
    hasConfirmedPeek: true,
    isLocked: false,
    hasCalledCheck: false,
    pendingSpecialAbility: null,
    ...more,
  } as Snapshot['players'][number];
}

const rules = check.configure();
const DEALT = Match.start(check, { rules, seats: 2, seed: new Uint8Array(32), inputs: {} }).match.state.snapshot(0);

/** Two players, the reader in seat 0. */
function reading(stage: Snapshot['stage'], more: Partial<Snapshot> = {}, legal: readonly Written[] = []): Reading {
  const view: Snapshot = {
    ...DEALT,
    stage,
    currentPlayer: 0,
    discardPile: [],
    drawnCard: null,
    matchingOpportunityInfo: null,
    pendingAbilities: [],
    abilityStep: null,
    ending: null,
    players: [player(['?', '?', 'A♠', '7♦']), player(['?', '?', '?', '?'])],
    ...more,
  };
  return { view, rules, eyes: 0, own: 0, legal };
}
const SHUT = { remembers: false, turnedDown: 0 };

describe('what the table asks', () => {
  it('is to look at the bottom row, until that is confirmed', () => {
    const players = [player(['?', '?', 'A♠', '7♦'], { hasConfirmedPeek: false }), player(['?', '?', '?', '?'])];
    expect(askOf(reading('initialPeek', { players })).ask).toBe('peek');
    expect(askOf(reading('initialPeek'))).toEqual({ ask: 'wait', for: { what: 'peeks' } });
  });

  it('is to draw, from the discard pile only where that is legal', () => {
    const pile: Partial<Snapshot> = { discardPile: ['7♠'] };
    const both = [{ type: 'drawFromDeck' }, { type: 'drawFromDiscard' }, { type: 'callCheck' }];
    expect(askOf(reading('draw', pile, both))).toEqual({ ask: 'draw', top: '7♠', mayCheck: true });
    expect(askOf(reading('draw', pile, [{ type: 'drawFromDeck' }]))).toEqual({
      ask: 'draw',
      top: null,
      mayCheck: false,
    });
  });

  it('is whether one of the own cards matches, even while other tries are animated', () => {
    const matchingOpportunityInfo = { card: '7♠', discarder: 1, mayMatch: [0, 1], attempted: [], passed: [] };
    expect(askOf(reading('matchingStage', { matchingOpportunityInfo }))).toEqual({ ask: 'match', rank: '7' });
  });

  it('is nothing more in this window after a pass or a failed match', () => {
    const window = { card: '7♠', discarder: 1, mayMatch: [0, 1], attempted: [], passed: [] };
    const passed = reading('matchingStage', { matchingOpportunityInfo: { ...window, passed: [0] } });
    const missed = reading('matchingStage', { matchingOpportunityInfo: { ...window, attempted: [0] } });
    expect(askOf(passed)).toMatchObject({ ask: 'wait', for: { own: 'passed' } });
    expect(askOf(missed)).toMatchObject({ ask: 'wait', for: { own: 'missed' } });
  });

  it('counts the peeks of a king', () => {
    const pendingAbilities = [{ seat: 0, ability: 'K', source: 'discard' }] as const;
    const abilityStep = { step: 'peek', peeked: [{ seat: 1, slot: 0 }] } as const;
    const ability = { pendingAbilities, abilityStep };
    const legal: Written[] = [{ type: 'resolveSpecialAbility', skip: true }];
    expect(askOf(reading('abilityResolutionStage', ability, legal))).toEqual({
      ask: 'look',
      ability: 'K',
      number: 2,
      of: 2,
    });
  });
});

describe('what pressing a card does', () => {
  it('places the drawn card into an own slot', () => {
    const legal: Written[] = [{ type: 'discardDrawn' }, { type: 'swapAndDiscard', slot: 2 }];
    expect([...targetsOf(reading('discard', {}, legal), null).keys()]).toEqual(['0-2']);
  });

  it('tries a match, even while another try is still animated', () => {
    const matchingOpportunityInfo = { card: '7♠', discarder: 1, mayMatch: [0, 1], attempted: [1], passed: [] };
    expect(targetsOf(reading('matchingStage', { matchingOpportunityInfo }), null).get('0-3')).toEqual({
      type: 'attemptMatch',
      slot: 3,
    });
  });

  it('chooses the first card of a swap, then swaps it with the second', () => {
    const swap = (a: number, b: number): Written => ({
      type: 'resolveSpecialAbility',
      swap: [
        { seat: 0, slot: a },
        { seat: 1, slot: b },
      ],
    });
    const legal = [swap(0, 0), swap(0, 1), swap(1, 1)];
    const asked = reading('abilityResolutionStage', {}, legal);
    expect(targetsOf(asked, null).get('0-0')).toBe('choose');
    const second = targetsOf(asked, { seat: 0, slot: 0 });
    expect(second.get('1-1')).toBe(legal[1]);
    expect(second.has('0-1')).toBe(false);
    expect(second.get('0-0')).toBe('choose');
  });
});

describe('the visible cards of the hands (docs/rules/check.md 14)', () => {
  it('do not include cards seen earlier', () => {
    expect(faceAt(reading('draw'), { seat: 0, slot: 2 }, SHUT)).toBe('?');
  });

  it('include all cards seen, with the memory aid', () => {
    expect(faceAt(reading('draw'), { seat: 0, slot: 2 }, { ...SHUT, remembers: true })).toBe('A♠');
  });

  it('include the bottom row at the first peek', () => {
    const players = [player(['?', '?', 'A♠', '7♦'], { hasConfirmedPeek: false }), player(['?', '?', '?', '?'])];
    expect(faceAt(reading('initialPeek', { players }), { seat: 0, slot: 3 }, SHUT)).toBe('7♦');
  });

  it('include the card an ability peeks at, until it is turned down', () => {
    const players = [player(['?', '?', 'A♠', '7♦']), player(['K♥', '?', '?', '?'])];
    const pendingAbilities = [{ seat: 0, ability: 'Q', source: 'discard' }] as const;
    const abilityStep = { step: 'swap', peeked: [{ seat: 1, slot: 0 }] } as const;
    const looking = reading('abilityResolutionStage', { players, pendingAbilities, abilityStep });
    expect(faceAt(looking, { seat: 1, slot: 0 }, SHUT)).toBe('K♥');
    expect(faceAt(looking, { seat: 1, slot: 0 }, { ...SHUT, turnedDown: 1 })).toBe('?');
  });

  it('are all cards at the end', () => {
    expect(faceAt(reading('scoringPhase', { ending: 'CHECK' }), { seat: 0, slot: 2 }, SHUT)).toBe('A♠');
  });

  it('are marked when the reader has seen them', () => {
    const players = [
      player(['?', '?', 'A♠', '7♦'], { knownTo: [[], [], [0], ['table']] }),
      player(['?', '?', '?', '?']),
    ];
    const seen = [0, 1, 2, 3].map((slot) => hasSeen(reading('draw', { players }), { seat: 0, slot }));
    expect(seen).toEqual([false, false, true, true]);
  });
});

describe('the grid', () => {
  it('has two rows, and penalty cards make new columns', () => {
    expect([0, 1, 2, 3, 4, 5].map(cellOf)).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 2 },
      { row: 2, column: 1 },
      { row: 2, column: 2 },
      { row: 1, column: 3 },
      { row: 2, column: 3 },
    ]);
  });

  it('keeps empty slots of the dealt cards, not of later ones', () => {
    expect(slotsToDraw([null, '?', '?', '?', null, '?'])).toEqual([0, 1, 2, 3, 5]);
  });

  it('does not show whose answer a matching window still waits for (docs/rules/check.md 6)', () => {
    expect(isTurnOf(reading('matchingStage').view, 0)).toBe(false);
    expect(isTurnOf(reading('draw').view, 0)).toBe(true);
  });
});

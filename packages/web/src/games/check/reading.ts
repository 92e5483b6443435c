import type { Seat } from '@madang/engine';
import { type Ability, PEEKS, type Position, type Rules, type Snapshot } from '@madang/engine/check';
import { isRecord } from '@madang/engine/internal';
import type { Eyes, Written } from '../../play/told.ts';
import { ownSeat } from '../../table/names.ts';
import { rankSignOf } from '../french/suits.ts';
import type { Scene } from './props.ts';

/** What the board's parts need from a scene. */
export interface Reading {
  readonly view: Snapshot;
  readonly rules: Rules;
  readonly eyes: Eyes;
  /** At the bottom of the mat. */
  readonly own: Seat;
  readonly legal: readonly Written[];
}

export function read(scene: Scene): Reading {
  const { view, rules, eyes, legal } = scene;
  return { view, rules, eyes, own: ownSeat(eyes), legal };
}

/** What the reader is asked to do, or what the table waits for. */
export type Ask =
  | { readonly ask: 'peek' }
  | { readonly ask: 'draw'; readonly top: string | null; readonly mayCheck: boolean }
  | { readonly ask: 'place'; readonly card: string; readonly mayDiscard: boolean }
  | { readonly ask: 'match'; readonly rank: string }
  | { readonly ask: 'look'; readonly ability: Ability; readonly number: number; readonly of: number }
  | { readonly ask: 'swap'; readonly ability: Ability }
  | { readonly ask: 'end'; readonly mayCheck: boolean }
  | { readonly ask: 'wait'; readonly for: Wait };

export type Wait =
  | { readonly what: 'peeks' | 'shuffle' | 'open' }
  | { readonly what: 'draw' | 'place' | 'end'; readonly seat: Seat }
  | { readonly what: 'ability'; readonly seat: Seat; readonly ability: Ability }
  | { readonly what: 'match'; readonly rank: string; readonly own: 'passed' | 'missed' | 'out' };

export function askOf(reading: Reading): Ask {
  const { view, legal, own } = reading;
  if (isAskedTogether(reading))
    return view.stage === 'initialPeek' ? { ask: 'peek' } : { ask: 'match', rank: rankToMatch(view) };
  if (legal.length === 0) return { ask: 'wait', for: waitOf(view, own) };
  const has = (type: string): boolean => legal.some((action) => action.type === type);
  const mayCheck = has('callCheck');
  switch (view.stage) {
    case 'draw':
      return { ask: 'draw', top: has('drawFromDiscard') ? (view.discardPile.at(-1) ?? null) : null, mayCheck };
    case 'discard':
      return { ask: 'place', card: view.drawnCard?.card ?? '?', mayDiscard: has('discardDrawn') };
    case 'abilityResolutionStage':
      return abilityAsk(view);
    default:
      return { ask: 'end', mayCheck };
  }
}

/** When all answer at once, the question stays while others' answers are animated. */
export function isAskedTogether({ view, own, eyes }: Reading): boolean {
  if (eyes !== own) return false;
  if (view.stage === 'initialPeek') return !view.players[own].hasConfirmedPeek;
  const window = view.matchingOpportunityInfo;
  return window?.mayMatch.includes(own) === true && ![...window.attempted, ...window.passed].includes(own);
}

function abilityAsk(view: Snapshot): Ask {
  const ability = view.pendingAbilities.at(-1)?.ability ?? 'J';
  if (view.abilityStep?.step !== 'peek') return { ask: 'swap', ability };
  return { ask: 'look', ability, number: view.abilityStep.peeked.length + 1, of: PEEKS[ability] };
}

function waitOf(view: Snapshot, own: Seat): Wait {
  const seat = view.currentPlayer;
  switch (view.stage) {
    case 'initialPeek':
      return { what: 'peeks' };
    case 'draw':
      return { what: 'draw', seat };
    case 'discard':
      return { what: 'place', seat };
    case 'turnEnd':
      return { what: 'end', seat };
    case 'matchingStage':
      return { what: 'match', rank: rankToMatch(view), own: ownMatch(view, own) };
    case 'abilityResolutionStage': {
      const active = view.pendingAbilities.at(-1);
      return { what: 'ability', seat: active?.seat ?? seat, ability: active?.ability ?? 'J' };
    }
    case 'reshuffle':
      return { what: 'shuffle' };
    case 'scoringPhase':
      return { what: 'open' };
  }
}

function ownMatch({ matchingOpportunityInfo: window }: Snapshot, own: Seat): 'passed' | 'missed' | 'out' {
  if (window?.attempted.includes(own)) return 'missed';
  return window?.passed.includes(own) ? 'passed' : 'out';
}

function rankToMatch({ matchingOpportunityInfo: window }: Snapshot): string {
  return window ? rankSignOf(window.card) : '';
}

// ------------------------------------------------------------------------------------------------------- targets

export function keyOf({ seat, slot }: Position): string {
  return `${seat}-${slot}`;
}

/** What pressing each card does now. A swap needs two cards: `first` is the one already selected. */
export function targetsOf(reading: Reading, first: Position | null): ReadonlyMap<string, Written | 'choose'> {
  const { own } = reading;
  const legal = reading.legal.length > 0 ? reading.legal : attemptsOf(reading);
  const targets = new Map<string, Written | 'choose'>();
  for (const action of legal) {
    if (typeof action.slot === 'number') targets.set(keyOf({ seat: own, slot: action.slot }), action);
    for (const position of positionsOf(action.peek)) targets.set(keyOf(position), action);
    const swap = positionsOf(action.swap);
    for (const [i, position] of swap.entries()) {
      if (first === null) targets.set(keyOf(position), 'choose');
      else if (keyOf(swap[1 - i]) === keyOf(first)) targets.set(keyOf(position), action);
    }
  }
  if (first !== null && legal.length > 0) targets.set(keyOf(first), 'choose');
  return targets;
}

/** In a race the reader may press a card while another's try is still animated. */
function attemptsOf(reading: Reading): readonly Written[] {
  const { view, own } = reading;
  if (view.stage !== 'matchingStage' || !isAskedTogether(reading)) return [];
  return view.players[own].hand.flatMap((id, slot) => (id === null ? [] : [{ type: 'attemptMatch', slot }]));
}

/** The places that an action or an event names. */
export function positionsOf(value: unknown): readonly Position[] {
  return Array.isArray(value) ? value.filter(isPosition) : isPosition(value) ? [value] : [];
}

function isPosition(value: unknown): value is Position {
  return isRecord(value) && typeof value.seat === 'number' && typeof value.slot === 'number';
}

// --------------------------------------------------------------------------------------------------------- sight

/** Which of the known cards are shown. */
export interface Sight {
  /** The memory aid: every card the reader has seen stays visible (docs/rules/check.md 14). */
  readonly remembers: boolean;
  /** How many of an ability's peeks are over. */
  readonly turnedDown: number;
}

/**
 * The visible id of a card: face down except during the first peek, a current peek, and at the end. Null for an empty slot.
 */
export function faceAt({ view, eyes, own }: Reading, { seat, slot }: Position, sight: Sight): string | null {
  const id = view.players[seat].hand[slot] ?? null;
  if (id === null || id === '?' || eyes === 'open' || view.ending !== null || sight.remembers) return id;
  const isFirstPeek =
    view.stage === 'initialPeek' && seat === own && eyes === own && !view.players[own].hasConfirmedPeek;
  if (isFirstPeek) return id;
  return looksOf(view, eyes)
    .slice(sight.turnedDown)
    .some((position) => keyOf(position) === keyOf({ seat, slot }))
    ? id
    : '?';
}

/** The cards that the reader's current ability has peeked at. */
export function looksOf(view: Snapshot, eyes: Eyes): readonly Position[] {
  return view.pendingAbilities.at(-1)?.seat === eyes ? (view.abilityStep?.peeked ?? []) : [];
}

/** Whether the reader has seen this card. */
export function hasSeen({ view, eyes }: Reading, { seat, slot }: Position): boolean {
  if (typeof eyes !== 'number' || view.ending !== null) return false;
  return view.players[seat].knownTo[slot].some((viewer) => viewer === eyes || viewer === 'table');
}

/** Whether somebody is peeking at this card, which is public (docs/rules/check.md 14). */
export function isLookedAt({ abilityStep }: Snapshot, position: Position): boolean {
  return abilityStep?.peeked.some((looked) => keyOf(looked) === keyOf(position)) ?? false;
}

/** Whether a seat has to act, as far as it is public: passes of a match are private (docs/rules/check.md 6). */
export function isTurnOf(view: Snapshot, seat: Seat): boolean {
  switch (view.stage) {
    case 'initialPeek':
      return !view.players[seat].hasConfirmedPeek;
    case 'abilityResolutionStage':
      return view.pendingAbilities.at(-1)?.seat === seat;
    case 'matchingStage':
    case 'scoringPhase':
    case 'reshuffle':
      return false;
    default:
      return view.currentPlayer === seat;
  }
}

/** The grid has two rows; its columns grow to the right with penalty cards. Rows and columns count from 1. */
export function cellOf(slot: number): { readonly row: number; readonly column: number } {
  if (slot < 4) return { row: Math.floor(slot / 2) + 1, column: (slot % 2) + 1 };
  return { row: (slot % 2) + 1, column: Math.floor(slot / 2) + 1 };
}

/** The slots to show: always the first four, even if empty, and any further card. */
export function slotsToDraw(hand: readonly (string | null)[]): readonly number[] {
  return hand.flatMap((id, slot) => (slot < 4 || id !== null ? [slot] : []));
}

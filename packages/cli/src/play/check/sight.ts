import type { Seat } from '@madang/engine';
import { INITIAL_PEEK, type Position, type Slot } from '@madang/engine/check';
import { entryOf } from '@madang/engine/internal';
import { UNSEEN_ID } from '../french/faces.ts';
import { isSame } from './layout.ts';
import type { CheckScene } from './scene.ts';

// Which cards of the hands are visible. They lie face down, except the bottom row before the first turn, a card while its
// player looks at it, and all cards at the end. Without the memory aid players must remember what they saw.

/** The visible face of the card in a slot; null if the slot is empty. */
export function faceAt(scene: CheckScene, seat: Seat, slot: Slot): string | null {
  const round = scene.view;
  const id = entryOf(round.players, seat).hand[slot] ?? null;
  if (id === null || scene.memoryAid || round.stage === 'scoringPhase') return id;
  const isSeen = isInitialPeek(scene, seat, slot) || lookedAt(scene).some((place) => isSame(place, { seat, slot }));
  return isSeen ? id : UNSEEN_ID;
}

function isInitialPeek(scene: CheckScene, seat: Seat, slot: Slot): boolean {
  const { stage, players } = scene.view;
  if (stage !== 'initialPeek' || seat !== scene.seat || entryOf(players, seat).hasConfirmedPeek) return false;
  return INITIAL_PEEK.some((peeked) => peeked === slot);
}

/** The cards that an ability has just shown to this seat. */
function lookedAt(scene: CheckScene): readonly Position[] {
  return hasLooked(scene) ? scene.events.flatMap((event) => (event.type === 'peeked' ? [event.position] : [])) : [];
}

function hasLooked(scene: CheckScene): boolean {
  return scene.events.some(({ type }) => type === 'looked');
}

/** How long a card is shown, in milliseconds. */
const LOOK = 8000;

/** For a look by an ability. The first look, after the deal, ends when it is confirmed. */
export function glimpse(scene: CheckScene): number | null {
  if (scene.memoryAid || !scene.events.some(({ type }) => type === 'peeked')) return null;
  return hasLooked(scene) ? LOOK : 0;
}

/** Whether the scene shows a card that others may not see. */
export function isPrivate(scene: CheckScene): boolean {
  const { stage, currentPlayer, drawnCard } = scene.view;
  if (scene.memoryAid || stage === 'initialPeek' || glimpse(scene) !== null) return true;
  return drawnCard !== null && drawnCard.from === 'deck' && currentPlayer === scene.seat;
}

/** The seats to act, as far as everybody knows: a pass on a match is secret (docs/rules/check.md 6). */
export function actors(scene: CheckScene): readonly Seat[] {
  const { matchingOpportunityInfo: matching } = scene.view;
  if (!matching) return scene.actors;
  return matching.mayMatch.filter((seat) => !matching.attempted.includes(seat));
}

import type { Seat } from '@madang/engine';
import { type Event, INITIAL_PEEK, type Position, type Slot, type Snapshot } from '@madang/engine/check';
import { UNSEEN_ID } from '../french/faces.ts';
import type { Scene } from '../screen.ts';
import { isSame } from './layout.ts';

// What is to be seen of the hands. At a table they lie face down: one sees the bottom row before the first turn, what
// one looks at while one looks, and everything in the end; the rest one has to remember, unless the memory aid is on.

export function snapshotIn(scene: Scene): Snapshot {
  return scene.view as unknown as Snapshot;
}

export function eventsIn(scene: Scene): readonly Event[] {
  return scene.events as readonly Event[];
}

/** The card in a slot as it is to be seen now; null where there is none. */
export function faceAt(scene: Scene, seat: Seat, slot: Slot): string | null {
  const round = snapshotIn(scene);
  const id = round.players[seat].hand[slot];
  if (id === null || scene.memoryAid || round.stage === 'scoringPhase') return id;
  const isSeen = isInitialPeek(scene, seat, slot) || lookedAt(scene).some((place) => isSame(place, { seat, slot }));
  return isSeen ? id : UNSEEN_ID;
}

function isInitialPeek(scene: Scene, seat: Seat, slot: Slot): boolean {
  const { stage, players } = snapshotIn(scene);
  if (stage !== 'initialPeek' || seat !== scene.seat || players[seat].hasConfirmedPeek) return false;
  return INITIAL_PEEK.some((peeked) => peeked === slot);
}

/** What an ability has just let this seat see. */
function lookedAt(scene: Scene): readonly Position[] {
  return hasLooked(scene) ? eventsIn(scene).flatMap((event) => (event.type === 'peeked' ? [event.position] : [])) : [];
}

function hasLooked(scene: Scene): boolean {
  return eventsIn(scene).some(({ type }) => type === 'looked');
}

/** At most this long, in milliseconds, does one look at a card. */
const LOOK = 8000;

/** A look by ability; the first one, at the deal, is over as soon as it is confirmed. */
export function glimpse(scene: Scene): number | null {
  if (scene.memoryAid || !eventsIn(scene).some(({ type }) => type === 'peeked')) return null;
  return hasLooked(scene) ? LOOK : 0;
}

/** Whether there is something to see that is not everybody's to see. */
export function isPrivate(scene: Scene): boolean {
  const { stage, currentPlayer, drawnCard } = snapshotIn(scene);
  if (scene.memoryAid || stage === 'initialPeek' || glimpse(scene) !== null) return true;
  return drawnCard !== null && drawnCard.from === 'deck' && currentPlayer === scene.seat;
}

/** Who is to act, as far as everybody knows: nobody is told who has passed a match (docs/rules/check.md 6). */
export function actors(scene: Scene): readonly Seat[] {
  const { matchingOpportunityInfo: matching } = snapshotIn(scene);
  if (!matching) return scene.actors;
  return matching.mayMatch.filter((seat) => !matching.attempted.includes(seat));
}

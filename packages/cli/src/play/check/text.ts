import type { Seat } from '@madang/engine';
import type { Scene } from '../screen.ts';
import { isSealed } from './draw.ts';
import { letterOf } from './layout.ts';
import { faceAt, snapshotIn } from './sight.ts';
import { statusLines } from './status.ts';

/** The table in sentences: the piles, every hand slot by slot, and what is going on. */
export function text(scene: Scene): readonly string[] {
  const round = snapshotIn(scene);
  const top = round.discardPile.at(-1);
  const discard = top === undefined ? 'empty' : `${top}${isSealed(round) ? ' (sealed)' : ''}`;
  const drawn = round.drawnCard && round.drawnCard.card !== '?' ? [`Drawn: ${round.drawnCard.card}`] : [];
  return [
    `Deck ${round.drawPile.length} · discard pile ${discard}`,
    ...round.players.map((_, seat) => handText(scene, seat)),
    ...drawn,
    ...statusLines(scene),
  ];
}

function handText(scene: Scene, seat: Seat): string {
  const { hand, isLocked } = snapshotIn(scene).players[seat];
  const cards = hand.flatMap((_, slot) => {
    const id = faceAt(scene, seat, slot);
    return id === null ? [] : [`${slot} ${id}`];
  });
  return `${letterOf(seat)} ${scene.names[seat]}: ${cards.join(', ') || 'no cards'}${isLocked ? ' (locked)' : ''}`;
}

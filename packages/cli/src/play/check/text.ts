import type { Seat } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { isSealed } from './draw.ts';
import { letterOf } from './layout.ts';
import type { CheckScene } from './scene.ts';
import { faceAt } from './sight.ts';
import { statusLines } from './status.ts';

/** The table in sentences: the piles, every hand slot by slot, and the state of the round. */
export function text(scene: CheckScene): readonly string[] {
  const round = scene.view;
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

function handText(scene: CheckScene, seat: Seat): string {
  const { hand, isLocked } = entryOf(scene.view.players, seat);
  const cards = hand.flatMap((_, slot) => {
    const id = faceAt(scene, seat, slot);
    return id === null ? [] : [`${slot} ${id}`];
  });
  return `${letterOf(seat)} ${scene.names[seat]}: ${cards.join(', ') || 'no cards'}${isLocked ? ' (locked)' : ''}`;
}

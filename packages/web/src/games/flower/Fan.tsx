import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { flowerWords } from './words.ts';

/** Another player's hand: backs, and the cards that everybody has seen. */
export function Fan({
  seat,
  hand,
  cardName,
}: {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly cardName: (id: string) => string;
}) {
  const words = useWords(flowerWords);
  return (
    <div
      className="their-hand"
      role="img"
      aria-label={words.inHand(hand.length)}
      style={{ '--n': hand.length } as CSSProperties}
    >
      {hand.map((id, i) => (
        <span
          className="their-card"
          key={id === BACK ? `unseen ${i}` : id}
          {...(i === hand.length - 1 ? { 'data-spot': `hand-${seat}` } : {})}
        >
          <Card id={id} label={id === BACK ? '' : cardName(id)} />
        </span>
      ))}
    </div>
  );
}

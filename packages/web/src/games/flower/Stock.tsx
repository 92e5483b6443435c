import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { flowerWords } from './words.ts';

/** The pack, and the flipped card that waits for its target. */
export function Stock({
  count,
  waiting,
  cardName,
}: {
  readonly count: number;
  readonly waiting: string | null;
  readonly cardName: (id: string) => string;
}) {
  const words = useWords(flowerWords);
  return (
    <div className="stock">
      <span className={`pack ${count === 0 ? 'is-empty' : ''}`} data-spot="stock">
        {count > 0 && <Card id={BACK} label={words.stock} isDealt={false} />}
        <span className="turned-place" data-spot="turned" />
        {waiting !== null && (
          <Card id={waiting} label={cardName(waiting)} className="turned" mark="lit" isDealt={false} />
        )}
      </span>
      <p className="num">{words.left(count)}</p>
    </div>
  );
}

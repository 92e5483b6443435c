import { SuitMark } from './SuitMark.tsx';
import { rankSignOf, suitSignOf } from './suits.ts';

/** A card in a list: its index only. */
export function MiniCard({
  id,
  label,
  isMarked = false,
}: {
  readonly id: string;
  readonly label: string;
  readonly isMarked?: boolean;
}) {
  return (
    <span className={`mini-card ${isMarked ? 'is-marked' : ''}`}>
      <span aria-hidden="true">{rankSignOf(id)}</span>
      <SuitMark suit={suitSignOf(id)} />
      <span className="sr">{label}</span>
    </span>
  );
}

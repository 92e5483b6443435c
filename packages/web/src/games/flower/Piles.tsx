import { KindPile } from './Captured.tsx';
import { KINDS, ofKind } from './kinds.ts';

export interface PilesProps {
  readonly seat: number;
  readonly pile: readonly string[];
  readonly label: string;
  readonly cardName: (id: string) => string;
}

/** Captured cards on the mat itself, by kind. */
export function Piles({ seat, pile, label, cardName }: PilesProps) {
  return (
    <section className="mat-piles" aria-label={label} data-spot={`pile-${seat}`}>
      {KINDS.map((kind) => (
        <KindPile key={kind} seat={seat} kind={kind} cards={ofKind(pile, kind)} cardName={cardName} />
      ))}
    </section>
  );
}

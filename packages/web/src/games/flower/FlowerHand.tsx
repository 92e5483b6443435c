import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import { CardButton } from '../../table/Card.tsx';
import { Hand } from '../../table/Hand.tsx';
import { tableWords } from '../../table/words/index.ts';
import type { Choice } from './choice.ts';
import type { Look } from './useLook.ts';

export interface FlowerHandProps {
  readonly seat: number;
  readonly name: string;
  readonly hand: readonly string[];
  readonly look: Look;
  readonly choicesOf: (card: string) => readonly Choice[];
  readonly label: (card: string) => string;
  /** The card that a good player would play. */
  readonly hinted: string | null;
  /** A card was pressed that cannot be played now. */
  readonly onRefuse: (card: string) => void;
}

/** The reader's hand. Cards that take something are marked with a diamond for each card they could take. */
export function FlowerHand({ seat, name, hand, look, choicesOf, label, hinted, onRefuse }: FlowerHandProps) {
  const words = useWords(tableWords);
  return (
    <div
      className="own-hand"
      data-spot={`hand-${seat}`}
      style={{ '--n': hand.length } as CSSProperties}
      {...look.watch}
    >
      <Hand label={words.hand(name)} ids={hand}>
        {(id, tabIndex, index) => {
          const choices = choicesOf(id);
          const matches = choices.reduce((sum, { takes }) => sum + takes.length, 0);
          return (
            <span className={`held ${look.card === id ? 'is-looked' : ''}`} key={id === '?' ? `unseen ${index}` : id}>
              {matches > 0 && <Diamonds count={matches} />}
              <CardButton
                id={id}
                label={label(id)}
                tabIndex={tabIndex}
                isDisabled={choices.length === 0}
                isPlayable={matches > 0}
                mark={hinted === id ? 'lit' : undefined}
                onPress={() => look.press(id)}
                onRefuse={() => onRefuse(id)}
              />
            </span>
          );
        }}
      </Hand>
    </div>
  );
}

function Diamonds({ count }: { readonly count: number }) {
  return (
    <span className="diamonds" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={`match ${i}`} />
      ))}
    </span>
  );
}

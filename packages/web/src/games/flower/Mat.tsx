import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../app/words.ts';
import type { Written } from '../../play/told.ts';
import { ownSeat } from '../../table/names.ts';
import type { BoardProps } from '../ui.ts';
import type { Choice } from './choice.ts';
import { Field } from './Field.tsx';
import { FlowerHand } from './FlowerHand.tsx';
import { hintedOn } from './hint.ts';
import { spokenCard } from './label.ts';
import { useShowLooked } from './looking.ts';
import { Preview } from './Preview.tsx';
import { Stock } from './Stock.tsx';
import { fieldSize, type Slot } from './slots.ts';
import { targetsOf } from './targets.ts';
import { useLook } from './useLook.ts';
import { flowerWords } from './words.ts';

export interface MatProps {
  readonly board: BoardProps;
  readonly className: string;
  readonly slots: readonly Slot[];
  readonly hand: readonly string[];
  /** The size of the pack, and the flipped card that waits for its target. */
  readonly stock: { readonly count: number; readonly waiting: string | null };
  readonly choicesOf: (card: string) => readonly Choice[];
  /** The possible targets of a card that waits for one. */
  readonly waiting: readonly Choice[];
  readonly onPlay: (choice: Choice) => void;
  /** The action that plays this hand card, to ask why it is refused. */
  readonly playAction: (card: string) => Written;
  /** The other side of the mat, and the reader's with the cards that the previewed play would bring. */
  readonly far: ReactNode;
  readonly near: (adds: readonly string[]) => ReactNode;
  /** A required decision. */
  readonly children?: ReactNode;
}

const NONE_CHOSEN = -1;

/** From so many cards on, a phone shows two rows. */
function rowsOf(cards: number): string {
  return cards > 8 ? 'has-many' : cards > 4 ? 'has-several' : '';
}

/** A table for flower cards: the others above, the field between, the reader's hand below. */
export function Mat(props: MatProps) {
  const { board, className, slots, hand, stock, choicesOf, waiting, onPlay, playAction, far, near, children } = props;
  const { scene, narrator, names, act, cardName, hint, refuse } = board;
  const words = useWords(flowerWords);
  const me = ownSeat(scene.eyes);
  const term = (name: string) => narrator.term(name);
  const look = useLook(scene.legal, choicesOf, onPlay);
  const isWaiting = waiting.length > 0;

  const targets = isWaiting ? targetsOf(waiting, NONE_CHOSEN) : targetsOf(look.choices, look.index);
  const looked = look.choices[look.index];
  const adds = looked && looked.takes.length > 0 && look.card !== null ? [look.card, ...looked.takes] : [];
  useShowLooked(adds);
  const hinted = hintedOn(hint, hand, choicesOf, waiting);

  const pressField = (card: string) => {
    const chosen = waiting.find(({ target }) => target === card);
    if (chosen) return act(chosen.action);
    const index = look.choices.findIndex(({ takes }) => takes.includes(card));
    if (index >= 0) look.play(index);
  };
  return (
    <div
      className={`flower ${className} ${rowsOf(hand.length)}`}
      style={{ ...fieldSize(slots), '--n': hand.length } as CSSProperties}
      onPointerLeave={look.clear}
    >
      {far}
      <div className="middle">
        <Stock {...stock} cardName={cardName} />
        <Field
          slots={slots}
          targets={targets}
          isHushed={look.card !== null && targets.length > 0}
          lit={hinted.field}
          cardName={cardName}
          onPress={pressField}
        />
      </div>
      {near(adds)}
      <div className="preview-place">
        {look.card !== null && look.choices.length > 0 && !isWaiting && (
          <Preview
            choices={look.choices}
            index={look.index}
            term={term}
            cardName={cardName}
            onPlay={look.play}
            onPick={look.pick}
            card={look.card}
          />
        )}
      </div>
      <FlowerHand
        seat={me}
        name={names[me]}
        hand={hand}
        look={look}
        choicesOf={choicesOf}
        label={(id) => spokenCard(cardName(id), choicesOf(id), words, cardName, term)}
        hinted={hinted.card}
        onRefuse={(id) => refuse?.(playAction(id))}
      />
      {children}
    </div>
  );
}

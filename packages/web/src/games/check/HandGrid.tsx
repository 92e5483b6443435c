import type { Seat } from '@madang/engine';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../app/Icon.tsx';
import { useWords } from '../../app/words.ts';
import type { Written } from '../../play/told.ts';
import { Card, CardButton } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import type { BoardProps } from './props.ts';
import { cellOf, faceAt, hasSeen, isLookedAt, keyOf, type Reading, type Sight, slotsToDraw } from './reading.ts';
import { useRanks } from './useRanks.ts';
import { checkWords } from './words/index.ts';

export interface GridProps extends Pick<BoardProps, 'names' | 'cardName'> {
  readonly reading: Reading;
  readonly seat: Seat;
  readonly sight: Sight;
  /** What pressing each card does; a missing card cannot be pressed. */
  readonly targets: ReadonlyMap<string, Written | 'choose'>;
  readonly onPress: (seat: Seat, slot: number) => void;
  /** The label of that action. */
  readonly verb: string;
  readonly chosen: string | null;
  /** The cards of a hint. */
  readonly hinted: ReadonlySet<string>;
}

/** A hand in two rows. One tab stop; the arrow keys move from card to card. */
export function HandGrid(props: GridProps) {
  const { reading, seat, names } = props;
  const { hand } = reading.view.players[seat];
  const slots = slotsToDraw(hand);
  const group = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(0);
  const occupied = slots.filter((slot) => hand[slot] !== null);
  const stop = occupied.includes(at) ? at : occupied[0];
  const move = (event: KeyboardEvent) => {
    const next = neighbour(occupied, stop, event.key);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    group.current?.querySelector<HTMLElement>(`[data-slot="${next}"] button`)?.focus();
  };
  return (
    <fieldset className="c-grid" ref={group} aria-label={names[seat]} onKeyDown={move} data-spot={`hand-${seat}`}>
      {slots.map((slot) => (
        <Slot key={slot} {...props} slot={slot} tabIndex={slot === stop ? 0 : -1} onFocus={() => setAt(slot)} />
      ))}
    </fieldset>
  );
}

interface SlotProps extends GridProps {
  readonly slot: number;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

function Slot({ slot, tabIndex, onFocus, ...props }: SlotProps) {
  const { reading, seat, sight, targets, onPress, verb, cardName, chosen, hinted } = props;
  const words = useWords(checkWords);
  const position = { seat, slot };
  const id = faceAt(reading, position, sight);
  const { row, column } = cellOf(slot);
  const key = keyOf(position);
  const isOwn = seat === reading.own && reading.eyes === seat;
  const isTarget = targets.has(key);
  const isLit = hinted.has(key) || isLookedAt(reading.view, position);
  const mark = chosen === key ? 'chosen' : isLit ? 'lit' : undefined;
  const label = `${useLabel(props, slot)}, ${id === BACK || id === null ? words.faceDown : cardName(id)}`;
  return (
    <span
      className="c-slot"
      data-slot={slot}
      data-spot={`slot-${key}`}
      data-one=""
      style={{ gridArea: `${row} / ${column}` }}
    >
      {id === null ? (
        <span className="c-hole" />
      ) : isTarget ? (
        <CardButton
          id={id}
          label={`${label}; ${verb}`}
          mark={mark}
          isPlayable
          tabIndex={tabIndex}
          onPress={() => onPress(seat, slot)}
          onFocus={onFocus}
        />
      ) : (
        <Card id={id} label={label} mark={mark} />
      )}
      {id !== null && isOwn && <kbd className="c-number">{slot + 1}</kbd>}
      {id !== null && hasSeen(reading, position) && (
        <span className="c-eye">
          <Icon name="eye" />
        </span>
      )}
    </span>
  );
}

/** The label of a card: its owner and slot, whether the reader knows it, and what failed matches revealed. */
function useLabel({ reading, seat, names }: GridProps, slot: number): string {
  const words = useWords(checkWords);
  const ranks = useRanks();
  const isKnown = hasSeen(reading, { seat, slot });
  const ruledOut = reading.view.players[seat].ruledOut[slot] ?? [];
  return [
    words.cardAt(names[seat], words.slots[slot]),
    ...(isKnown ? [words.seen] : []),
    ...ruledOut.map((rank) => words.no(ranks(rank))),
  ].join(', ');
}

/** The next card in the direction of an arrow key; null when there is none. */
export function neighbour(slots: readonly number[], from: number | undefined, key: string): number | null {
  const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
  if (!way || from === undefined) return null;
  const here = cellOf(from);
  const [down, right] = way;
  const ahead = slots.filter((slot) => {
    const { row, column } = cellOf(slot);
    return (down !== 0 && (row - here.row) * down > 0) || (right !== 0 && (column - here.column) * right > 0);
  });
  const distance = (slot: number): number => {
    const { row, column } = cellOf(slot);
    return Math.abs(row - here.row) * (right !== 0 ? 3 : 1) + Math.abs(column - here.column) * (down !== 0 ? 3 : 1);
  };
  return ahead.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

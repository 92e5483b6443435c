import { useWords } from '../../app/words.ts';
import { CardButton } from '../../table/Card.tsx';
import { freeSlots, type Slot } from './slots.ts';
import { flowerWords } from './words.ts';

export interface Target {
  readonly card: string;
  /** Its number, where there is a choice. */
  readonly number: number | null;
  readonly isChosen: boolean;
}

export interface FieldProps {
  readonly slots: readonly Slot[];
  /** What the previewed card would take. */
  readonly targets: readonly Target[];
  /** A card is previewed: cards that it does not take are dimmed. */
  readonly isHushed: boolean;
  /** The cards of a hint. */
  readonly lit: ReadonlySet<string>;
  readonly cardName: (id: string) => string;
  readonly onPress: (card: string) => void;
}

/** The cards on the field, with free places for new ones. */
export function Field({ slots, targets, isHushed, lit, cardName, onPress }: FieldProps) {
  const words = useWords(flowerWords);
  const free = freeSlots(slots);
  return (
    <section className="field-cards" aria-label={words.field} data-spot="field">
      {slots.map((slot, place) => (
        <div
          className={`slot-place ${slot.length > 1 ? 'is-stack' : ''}`}
          key={`place ${place}`}
          {...spotOf(free.indexOf(place))}
        >
          {slot.length === 0 && <span className="slot" />}
          {slot.map((id) => (
            <FieldCard
              key={id}
              id={id}
              label={cardName(id)}
              target={targets.find(({ card }) => card === id)}
              isHushed={isHushed}
              isLit={lit.has(id)}
              onPress={onPress}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

function spotOf(free: number) {
  return free < 0 ? {} : { 'data-spot': `free-${free}` };
}

interface FieldCardProps extends Pick<FieldProps, 'isHushed' | 'onPress'> {
  readonly id: string;
  readonly label: string;
  readonly target: Target | undefined;
  readonly isLit: boolean;
}

function FieldCard({ id, label, target, isHushed, isLit, onPress }: FieldCardProps) {
  const mark = target ? answering(target) : isLit ? 'lit' : isHushed ? 'hushed' : undefined;
  return (
    <CardButton
      id={id}
      label={label}
      mark={mark}
      badge={target?.number ?? undefined}
      isDisabled={!target}
      tabIndex={target ? 0 : -1}
      className={isLit ? 'is-hinted' : ''}
      onPress={() => onPress(id)}
    />
  );
}

function answering({ isChosen, number }: Target): 'chosen' | 'answers' {
  return isChosen && number !== null ? 'chosen' : 'answers';
}

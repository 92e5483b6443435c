import { type CSSProperties, type ReactNode, type Ref, useInsertionEffect } from 'react';
import { BACK } from './face.ts';
import { drawFace } from './face-sheet.ts';

export interface CardProps {
  /** "?" is a hidden card. */
  readonly id: string;
  /** For screen readers. */
  readonly label: string;
  /** A class of table.css. */
  readonly mark?: 'answers' | 'chosen' | 'hushed' | 'lit' | undefined;
  /** A small number or sign on its upper edge. */
  readonly badge?: ReactNode;
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Animated from the pack when a round is dealt. */
  readonly isDealt?: boolean;
}

/** A card that cannot be pressed. */
export function Card({ id, label, mark, badge, style, className = '', isDealt = true }: CardProps) {
  return (
    <span
      className={`card ${id === BACK ? 'back' : ''} ${mark ? `is-${mark}` : ''} ${className}`}
      style={style}
      {...places(id, isDealt)}
    >
      <Face id={id} />
      <span className="sr">{label}</span>
      {badge !== undefined && <span className="badge">{badge}</span>}
    </span>
  );
}

export interface CardButtonProps extends CardProps {
  readonly onPress: () => void;
  readonly onFocus?: () => void;
  readonly onLeave?: () => void;
  readonly isDisabled?: boolean;
  /** Pressed while it is disabled. */
  readonly onRefuse?: (() => void) | undefined;
  /** Lifted, because it can be played. */
  readonly isPlayable?: boolean;
  readonly tabIndex?: number;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly describedBy?: string | undefined;
}

/** A card that can be pressed. A disabled one stays focusable, with `aria-disabled`. */
export function CardButton(props: CardButtonProps) {
  const { id, label, mark, badge, style, className = '', isDealt = true } = props;
  const {
    onPress,
    onFocus,
    onLeave,
    isDisabled = false,
    onRefuse,
    isPlayable = false,
    tabIndex,
    ref,
    describedBy,
  } = props;
  return (
    <button
      type="button"
      ref={ref}
      className={`card ${id === BACK ? 'back' : ''} ${mark ? `is-${mark}` : ''} ${isPlayable ? 'is-playable' : ''} ${className}`}
      style={style}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      tabIndex={tabIndex}
      onClick={isDisabled ? onRefuse : onPress}
      onFocus={onFocus}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onFocus?.()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLeave?.()}
      {...places(id, isDealt)}
    >
      <Face id={id} />
      {badge !== undefined && <span className="badge">{badge}</span>}
    </button>
  );
}

function places(id: string, isDealt: boolean) {
  return { ...(id === BACK ? {} : { 'data-card': id }), ...(isDealt ? { 'data-dealt': '' } : {}) };
}

/** The picture comes from the deck's style rules. */
export function Face({ id }: { readonly id: string }) {
  useInsertionEffect(() => drawFace(id), [id]);
  return <span className="face" data-face={id} aria-hidden="true" />;
}

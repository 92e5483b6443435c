import type { Position } from '@madang/engine/check';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../../app/Icon.tsx';
import { useWords } from '../../app/words.ts';
import type { Written } from '../../play/told.ts';
import { hinted } from '../../table/hinted.ts';
import { useKeys } from '../../table/useKeys.ts';
import { MiniCard } from '../french/MiniCard.tsx';
import { useFocusWhenIdle } from '../french/useFocusWhenIdle.ts';
import type { BoardProps } from './props.ts';
import type { Ask, Reading } from './reading.ts';
import { useRanks } from './useRanks.ts';
import { WaitLine } from './WaitLine.tsx';
import { checkWords } from './words/index.ts';

export interface AskPanelProps extends Pick<BoardProps, 'names' | 'act' | 'cardName' | 'hint'> {
  readonly reading: Reading;
  readonly ask: Ask;
  /** The first card of a swap. */
  readonly first: Position | null;
  /** The cards that the reader is peeking at. */
  readonly looks: readonly { readonly position: Position; readonly card: string }[];
  readonly onTurnDown: () => void;
}

/** The question to the reader, with the actions that are not done by pressing a card. */
export function AskPanel(props: AskPanelProps) {
  const { ask } = props;
  const panel = useRef<HTMLElement>(null);
  useFocusWhenIdle(panel, '.main, button', ask.ask !== 'wait');
  return (
    <section className={`c-ask is-${ask.ask}`} ref={panel} aria-live={ask.ask === 'match' ? 'assertive' : 'off'}>
      <Question {...props} />
    </section>
  );
}

function Question(props: AskPanelProps) {
  const words = useWords(checkWords);
  const ranks = useRanks();
  const { ask, act, hint, cardName, reading } = props;
  const does = { act, hint };
  switch (ask.ask) {
    case 'wait':
      return <WaitLine {...props} wait={ask.for} />;
    case 'peek':
      return (
        <Asked title={words.peekTitle} help={words.peekHelp}>
          <Answer label={words.peekDone} keyName="p" isMain action={{ type: 'confirmPeek' }} {...does} />
        </Asked>
      );
    case 'draw':
      return (
        <Asked title={words.drawTitle}>
          <Answer label={words.drawDeck} keyName="d" isMain action={{ type: 'drawFromDeck' }} {...does} />
          {ask.top !== null && (
            <Answer
              label={words.takeTop(cardName(ask.top))}
              keyName="f"
              action={{ type: 'drawFromDiscard' }}
              {...does}
            />
          )}
          {ask.mayCheck && <CallCheck {...does} />}
        </Asked>
      );
    case 'place':
      return (
        <Asked title={words.placeTitle(cardName(ask.card))} help={ask.mayDiscard ? words.placeHelp : words.takenHelp}>
          {ask.mayDiscard && <Answer label={words.discardIt} keyName="p" action={{ type: 'discardDrawn' }} {...does} />}
        </Asked>
      );
    case 'match':
      return (
        <Asked
          title={words.matchTitle(ranks(ask.rank))}
          help={`${words.matchHelp} ${reading.rules.misfirePenalty ? words.tryCosts : words.oneTry}`}
        >
          <Answer label={words.pass} keyName="p" action={{ type: 'passMatch' }} {...does} />
          <p className="c-legend">
            <Icon name="eye" /> {words.looked}
          </p>
        </Asked>
      );
    case 'look':
    case 'swap':
      return <AbilityQuestion {...props} ask={ask} />;
    case 'end':
      return (
        <Asked title={words.endTitle}>
          <Answer label={words.endTurn} keyName="p" isMain action={{ type: 'endTurn' }} {...does} />
          {ask.mayCheck && <CallCheck {...does} />}
        </Asked>
      );
  }
}

type AbilityAsk = Extract<Ask, { ask: 'look' | 'swap' }>;

/** The abilities of jack, queen and king: peek, then swap; each step can be skipped. */
function AbilityQuestion({
  ask,
  act,
  hint,
  first,
  names,
  looks,
  cardName,
  onTurnDown,
}: AskPanelProps & { readonly ask: AbilityAsk }) {
  const words = useWords(checkWords);
  const isLook = ask.ask === 'look';
  const place = ({ seat, slot }: Position): string => words.cardAt(names[seat], words.slots[slot]);
  const help = isLook ? words.abilityHelp[ask.ability] : first ? words.swapSecond(place(first)) : words.swapFirst;
  return (
    <Asked
      title={`${words.ability[ask.ability]}: ${isLook ? words.lookTitle(ask.number, ask.of) : words.swapTitle}`}
      help={help}
    >
      {looks.length > 0 && (
        <ul className="c-looks">
          {looks.map(({ position, card }) => (
            <li key={place(position)}>
              <MiniCard id={card} label={cardName(card)} /> {place(position)}
            </li>
          ))}
          <li>
            <small>{words.youSee}</small>{' '}
            <button type="button" className="b s" onClick={onTurnDown}>
              {words.hide}
            </button>
          </li>
        </ul>
      )}
      <Answer
        label={isLook ? words.skipLook : words.skipSwap}
        keyName="p"
        action={{ type: 'resolveSpecialAbility', skip: true }}
        {...{ act, hint }}
      />
    </Asked>
  );
}

function CallCheck(does: Pick<BoardProps, 'act' | 'hint'>) {
  const words = useWords(checkWords);
  return <Answer label={words.callCheck} keyName="c" action={{ type: 'callCheck' }} {...does} />;
}

function Asked({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}) {
  return (
    <>
      <h2>{title}</h2>
      {help !== undefined && <p className="c-help">{help}</p>}
      <div className="c-answers">{children}</div>
    </>
  );
}

interface AnswerProps extends Pick<BoardProps, 'act' | 'hint'> {
  readonly label: string;
  readonly keyName: string;
  readonly isMain?: boolean;
  readonly action: Written;
}

/** A button with a keyboard shortcut. */
function Answer({ label, keyName, isMain = false, action, act, hint }: AnswerProps) {
  useKeys({ [keyName]: () => act(action) });
  return (
    <button type="button" className={`b ${isMain ? 'main' : ''} ${hinted(hint, action)}`} onClick={() => act(action)}>
      {label} <kbd>{keyName.toUpperCase()}</kbd>
    </button>
  );
}

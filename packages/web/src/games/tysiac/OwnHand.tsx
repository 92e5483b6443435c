import { cardWithId, marriageValue, pointsOf, SUIT_SIGNS, type Suit, suitOf } from '@madang/engine/tysiac';
import { type CSSProperties, useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Card, CardButton } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { Hand } from '../../table/Hand.tsx';
import { useKeys } from '../../table/useKeys.ts';
import { tableWords } from '../../table/words/index.ts';
import { CardSpot } from '../french/CardSpot.tsx';
import { SuitMark } from '../french/SuitMark.tsx';
import { useFocusWhenIdle } from '../french/useFocusWhenIdle.ts';
import { usePress } from '../french/usePress.ts';
import { couplesOf, sorted } from './preview.ts';
import type { BoardProps } from './props.ts';
import { cardChoices, type Reading } from './reading.ts';
import { type Saying, sayingOf } from './saying.ts';
import { useSuits } from './useSuits.ts';
import { tysiacWords } from './words/index.ts';

interface OwnHandProps extends BoardProps {
  readonly reading: Reading;
}

/** The reader's hand: playable cards are lifted, the others say why they are not playable. */
export function OwnHand(props: OwnHandProps) {
  const { reading, act, names, hint } = props;
  const table = useWords(tableWords);
  const ids = sorted(reading.view.hands[reading.own]);
  const choices = cardChoices(reading.legal);
  const [shown, show] = useState<string | null>(null);
  const [announces, setAnnounces] = useState(true);
  const couples = couplesOf(ids);
  const mayAnnounce = [...choices.values()].some(({ marriage }) => marriage !== null);
  const { look, press } = usePress(reading.legal, show);
  const box = useRef<HTMLDivElement>(null);
  useKeys(mayAnnounce ? { m: () => setAnnounces(!announces) } : {});
  useFocusWhenIdle(box, '.card[tabindex="0"]', choices.size > 0);
  if (!reading.isSeated || ids.includes(BACK)) return <Shown ids={ids} {...props} />;

  const saying = (id: string): Saying => sayingOf(props, reading, id, choices.get(id) ?? null, announces);
  const play = (id: string) => {
    const choice = choices.get(id);
    if (!choice) return;
    show(null);
    act((announces && choice.marriage) || choice.plain);
  };
  // In the exchange the cards of the musik are marked.
  const isFresh = (id: string) => reading.view.phase === 'TalonExchange' && reading.view.shownMusik.includes(id);
  const at = shown === null ? -1 : ids.indexOf(shown);
  return (
    <div className="t-hand" data-count={ids.length} ref={box} style={count(ids.length)}>
      <CardSpot name={`hand-${reading.own}`} />
      <p className="t-chip" hidden={at < 0} style={{ '--at': (at + 0.5) / ids.length } as CSSProperties}>
        {at >= 0 && <Chip saying={saying(ids[at])} />}
      </p>
      <Couples
        couples={couples}
        ids={ids}
        mayAnnounce={mayAnnounce}
        announces={announces}
        onToggle={() => setAnnounces(!announces)}
      />
      <Hand label={table.hand(names[reading.own])} ids={ids}>
        {(id, tabIndex) => {
          const said = saying(id);
          return (
            <CardButton
              key={id}
              id={id}
              label={[props.cardName(id), said.title, said.note].filter(Boolean).join('; ')}
              isPlayable={choices.has(id)}
              isDisabled={!choices.has(id)}
              mark={hint?.card === id || isFresh(id) ? 'lit' : undefined}
              tabIndex={tabIndex}
              onPress={() => press(id, () => play(id))}
              onRefuse={() => show(id)}
              onFocus={() => look(id)}
              onLeave={() => show(null)}
            />
          );
        }}
      </Hand>
    </div>
  );
}

function count(cards: number): CSSProperties {
  return { '--cards': cards } as CSSProperties;
}

/** For spectators: the same cards, without buttons. */
function Shown({ ids, reading, cardName }: OwnHandProps & { readonly ids: readonly string[] }) {
  return (
    <div className="t-hand" data-count={ids.length} style={count(ids.length)}>
      <CardSpot name={`hand-${reading.own}`} />
      <div className="hand">
        {ids.map((id, i) => (
          <Card key={id === BACK ? i : id} id={id} label={id === BACK ? '' : cardName(id)} />
        ))}
      </div>
    </div>
  );
}

/** What the card would do, or why it cannot be played. */
function Chip({ saying: { title, note, isGood } }: { readonly saying: Saying }) {
  return (
    <>
      <b>{title}</b>
      {note !== '' && <span className={isGood ? 'is-good' : ''}>{note}</span>}
    </>
  );
}

interface CouplesProps {
  readonly couples: readonly Suit[];
  readonly ids: readonly string[];
  readonly mayAnnounce: boolean;
  readonly announces: boolean;
  readonly onToggle: () => void;
}

/** A marriage in hand: its value, and whether playing one of its cards announces it. */
function Couples({ couples, ids, mayAnnounce, announces, onToggle }: CouplesProps) {
  const words = useWords(tysiacWords);
  const suits = useSuits();
  if (couples.length === 0) return null;
  if (mayAnnounce)
    return (
      <button
        type="button"
        className="t-announce"
        aria-pressed={announces}
        title={words.announceHelp}
        onClick={onToggle}
      >
        <i className="t-switch" aria-hidden="true" />
        {words.announce(couples.map((suit) => `${SUIT_SIGNS[suit]} ${marriageValue(suit)}`).join(', '))} <kbd>M</kbd>
      </button>
    );
  return couples.map((suit) => (
    <p key={suit} className="t-couple" style={bracket(suit, ids)}>
      <SuitMark suit={SUIT_SIGNS[suit]} /> <span className="sr">{suits(SUIT_SIGNS[suit])}</span>
      {words.marriage(marriageValue(suit))}
    </p>
  ));
}

/** Above the two cards, which are neighbours in a sorted hand. */
function bracket(suit: Suit, ids: readonly string[]): CSSProperties {
  const first = ids.findIndex((id) => suitOf(cardWithId(id)) === suit && pointsOf(cardWithId(id)) <= 4);
  return { '--from': first } as CSSProperties;
}

import { cardWithId, openTrick, SUIT_SIGNS, sitsOut, suitOf } from '@madang/engine/tysiac';
import { useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { hinted } from '../../table/hinted.ts';
import { othersFrom } from '../../table/names.ts';
import { tableWords } from '../../table/words/index.ts';
import { CardSpot } from '../french/CardSpot.tsx';
import { SuitMark } from '../french/SuitMark.tsx';
import { AuctionPanel } from './AuctionPanel.tsx';
import { Exchange } from './Exchange.tsx';
import { Musik } from './Musik.tsx';
import { OwnHand } from './OwnHand.tsx';
import { type Reading, read, shapeAt } from './reading.ts';
import { Opponent, Plate, Taken } from './Seat.tsx';
import { TrickArea } from './TrickArea.tsx';
import '../french/french.css';
import './tysiac.css';
import type { BoardProps } from './props.ts';
import { useSuits } from './useSuits.ts';
import { tysiacWords } from './words/index.ts';

/** The mat of Tysiąc: opponents above, auction or trick in the middle, the reader's hand below. */
export function Board(props: BoardProps) {
  const reading = read(props.scene);
  const { view, own } = reading;
  const others = othersFrom(own, view.scores.length);
  return (
    <div className="tysiac french" data-seats={view.scores.length} data-phase={view.phase}>
      <div className="t-opponents">
        {others.map((seat) => (
          <Opponent key={seat} {...props} reading={reading} seat={seat} />
        ))}
      </div>
      <div className="t-middle" data-spot="field">
        <Trump reading={reading} />
        <Centre {...props} reading={reading} />
        <TableCards reading={reading} />
      </div>
      <Below {...props} reading={reading} />
    </div>
  );
}

type WithReading = BoardProps & { readonly reading: Reading };

function Centre(props: WithReading) {
  switch (props.reading.view.phase) {
    case 'Auction':
      return (
        <div className="t-auction">
          <Musik {...props} />
          <AuctionPanel {...props} />
        </div>
      );
    case 'TalonExchange':
      return <Exchange {...props} />;
    default:
      return <TrickArea {...props} />;
  }
}

function Trump({ reading: { view } }: { readonly reading: Reading }) {
  const words = useWords(tysiacWords);
  const suits = useSuits();
  if (view.phase !== 'Play' && view.phase !== 'HandEnd') return <div className="t-trump" />;
  const sign = view.trump === null ? null : SUIT_SIGNS[view.trump];
  return (
    <div className={`t-trump ${sign ? '' : 'is-none'}`}>
      <span className={`t-trump-card ${sign ? '' : 'is-none'}`}>{sign && <SuitMark suit={sign} />}</span>
      <p>
        {words.trump} <b>{sign ? suits(sign) : words.noTrump}</b>
      </p>
    </div>
  );
}

/** With two players: the cards that stay face down until the last trick. */
function TableCards({ reading }: { readonly reading: Reading }) {
  const words = useWords(tysiacWords);
  const { view } = reading;
  const cards = [...view.discards, ...view.musiks.flat()];
  if (shapeAt(reading).tableCards === 0 || view.phase !== 'Play') return <div className="t-table-cards" />;
  return (
    <div className="t-table-cards">
      <span className="t-stack">
        <CardSpot name="table-cards" />
        {cards.map((id, i) => (
          <Card key={id === BACK ? i : id} id={BACK} label="" isDealt={false} />
        ))}
      </span>
      <p>{words.tableCards(cards.length)}</p>
    </div>
  );
}

function Below(props: WithReading) {
  const { reading } = props;
  const words = useWords(tysiacWords);
  const table = useWords(tableWords);
  const { view, rules, own, legal, isSeated } = reading;
  const isOut = sitsOut(view, rules, own);
  return (
    <div className="t-below">
      <div className="t-me">
        {isSeated && <span className={`turn ${legal.length > 0 ? '' : 'is-not'}`}>{table.yourTurn}</span>}
        <Plate {...props} seat={own} />
        <Taken reading={reading} seat={own} />
      </div>
      {isOut ? (
        <p className="t-out">{isSeated ? words.youSitOut : words.sitsOut(props.names[own])}</p>
      ) : (
        <OwnHand {...props} />
      )}
      <Aside {...props} />
    </div>
  );
}

/** The suit to follow, and optional declarations. */
function Aside({ reading: { view, legal, tricks }, act, hint }: WithReading) {
  const words = useWords(tysiacWords);
  const suits = useSuits();
  const led = openTrick(tricks)?.cards[0].id;
  const isFollowing = led !== undefined && view.phase === 'Play' && legal.length > 0;
  const declarations = (['bomb', 'redeal'] as const).filter((type) => legal.some((action) => action.type === type));
  return (
    <div className="t-aside">
      {isFollowing && (
        <p>
          <span>{words.follow}</span> <b>{suits(SUIT_SIGNS[suitOf(cardWithId(led))])}</b>{' '}
          <SuitMark suit={SUIT_SIGNS[suitOf(cardWithId(led))]} />
        </p>
      )}
      {declarations.map((type) => (
        <Declaration key={type} label={words[type]} mark={hinted(hint, { type })} onSure={() => act({ type })} />
      ))}
    </div>
  );
}

/** It ends the hand, so it needs a confirmation. */
function Declaration({
  label,
  mark,
  onSure,
}: {
  readonly label: string;
  readonly mark: string;
  readonly onSure: () => void;
}) {
  const words = useWords(tysiacWords);
  const [isAsking, ask] = useState(false);
  return (
    <button
      type="button"
      className={`b s ${mark}`}
      onClick={isAsking ? onSure : () => ask(true)}
      onBlur={() => ask(false)}
    >
      {isAsking ? words.again : label}
    </button>
  );
}

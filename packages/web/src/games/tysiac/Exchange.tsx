import { seatAfter } from '@madang/engine/tysiac';
import { useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { MiniCard } from '../french/MiniCard.tsx';
import { useFocusWhenIdle } from '../french/useFocusWhenIdle.ts';
import { Bidder } from './AuctionPanel.tsx';
import { bidRange } from './auction.ts';
import { Musik } from './Musik.tsx';
import type { BoardProps } from './props.ts';
import { type Reading, receiverOf, shapeAt } from './reading.ts';
import { tysiacWords } from './words/index.ts';

interface ExchangeProps extends Pick<BoardProps, 'names' | 'act' | 'cardName' | 'hint'> {
  readonly reading: Reading;
}

/** After the auction: the declarer takes a musik, may raise, and gives cards away. */
export function Exchange(props: ExchangeProps) {
  const words = useWords(tysiacWords);
  const { reading, act, hint } = props;
  const { view, legal } = reading;
  const range = bidRange(legal);
  const panel = useRef<HTMLElement>(null);
  useFocusWhenIdle(panel, '.main', legal.length > 0);
  return (
    <section className="t-panel t-exchange" aria-label={words.musik} ref={panel}>
      <h2>{promptOf(props, words)}</h2>
      {view.shownMusik.length > 0 && (
        <p className="t-shown">
          {words.musik}
          {view.shownMusik.map((id) => (
            <MiniCard key={id} id={id} label={props.cardName(id)} />
          ))}
        </p>
      )}
      {view.musik === null ? <Musik {...props} /> : <Gifts {...props} />}
      {range && view.musik !== null && (
        <div className="t-raise">
          <p className="t-help">{words.raiseHelp}</p>
          <Bidder key={range.low} range={range} label={words.raise} {...{ act, hint }} />
        </div>
      )}
    </section>
  );
}

type Words = (typeof tysiacWords)['en'];

function promptOf({ reading, names }: ExchangeProps, words: Words): string {
  const { view, legal } = reading;
  const declarer = names[view.declarer ?? 0];
  const { exchange, exchanged } = shapeAt(reading);
  if (legal.length === 0) {
    if (view.musik === null) return words.takesMusik(declarer);
    return exchange === 'discard' ? words.discards(declarer) : words.gives(declarer);
  }
  if (view.musik === null) return view.musiks.length === 1 ? words.takeMusik : words.chooseMusik;
  const to = receiverOf(legal);
  return to === null ? words.discard(exchanged - view.exchanged) : words.giveTo(names[to]);
}

/** A place for each card to pass on; the next one is marked. */
function Gifts({ reading, names, cardName }: ExchangeProps) {
  const words = useWords(tysiacWords);
  const { view, rules } = reading;
  const { exchange, exchanged } = shapeAt(reading);
  let seat = view.declarer ?? 0;
  const places = Array.from({ length: exchanged }, (_, i) => {
    if (exchange === 'discard') return { to: null, card: view.discards[i] ?? null };
    seat = seatAfter(view, rules, seat);
    return { to: seat, card: view.gifts[seat] ?? null };
  });
  return (
    <ol className="t-gifts" {...(exchange === 'discard' ? { 'data-spot': 'table-cards' } : {})}>
      {places.map(({ to, card }, i) => (
        <li key={to ?? i} className={i === view.exchanged ? 'is-next' : ''}>
          <span className="t-slot">
            {card === null && <span className="t-outline">{words.step(i + 1, exchanged)}</span>}
            {card === BACK && <Card id={BACK} label="" isDealt={false} />}
            {card !== null && card !== BACK && <MiniCard id={card} label={cardName(card)} />}
          </span>
          {to !== null && <span>{words.forSeat(names[to])}</span>}
        </li>
      ))}
    </ol>
  );
}

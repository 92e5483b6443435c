import '../french/french.css';
import './generic.css';
import { type AnyGame, type Place, placesOf, type Seat } from '@madang/engine';
import { decodeCards, storedRules } from '@madang/engine/internal';
import { useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { positionOf } from '../../play/position.ts';
import type { Written } from '../../play/told.ts';
import { Card, CardButton } from '../../table/Card.tsx';
import { BACK, type Deck } from '../../table/face.ts';
import { othersFrom, ownSeat } from '../../table/names.ts';
import { tableWords } from '../../table/words/index.ts';
import { SeatPlate } from '../french/SeatPlate.tsx';
import { useFocusWhenIdle } from '../french/useFocusWhenIdle.ts';
import type { BoardProps } from '../ui.ts';
import { cardsNamedBy } from './cards-named.ts';

interface GenericBoardProps extends BoardProps {
  readonly game: AnyGame;
  readonly deck: Deck;
}

/** A board for any game: the players' places around the shared ones, and the choices as buttons. */
export function GenericBoard(props: GenericBoardProps) {
  const { game, deck, scene } = props;
  const seats = scene.sitters.length;
  const me = ownSeat(scene.eyes);
  const [picked, pick] = useState<string | null>(null);
  const places = placesOf(game, scene.view, storedRules(game, scene.rules), seats);
  const of = (seat: Seat | null) => places.filter((place) => place.seat === seat);
  return (
    <div className={`generic ${deck === 'french' || deck === 'plain' ? 'french' : ''}`}>
      <div className="g-others">
        {othersFrom(me, seats).map((seat) => (
          <Side key={seat} {...props} seat={seat} places={of(seat)} picked={picked} onPick={pick} />
        ))}
      </div>
      <div className="g-middle">
        {of(null).map((place) => (
          <PlaceOnTable key={place.path} {...props} place={place} picked={picked} onPick={pick} />
        ))}
      </div>
      <Choices {...props} picked={picked} onDone={() => pick(null)} />
      <Side {...props} seat={me} places={of(me)} picked={picked} onPick={pick} />
    </div>
  );
}

interface Picking {
  /** A selected card: only its choices are offered. */
  readonly picked: string | null;
  readonly onPick: (card: string | null) => void;
}

interface SideProps extends GenericBoardProps, Picking {
  readonly seat: Seat;
  readonly places: readonly Place[];
}

function Side({ seat, places, ...props }: SideProps) {
  const { game, scene, names } = props;
  const isTurn = game.actors(positionOf(game, scene.view, scene.rules)).includes(seat);
  return (
    <section className={`g-side ${seat === ownSeat(scene.eyes) ? 'g-own' : ''}`} aria-label={names[seat]}>
      <SeatPlate scene={scene} seat={seat} name={names[seat]} isTurn={isTurn} />
      {places.map((place) => (
        <PlaceOnTable key={place.path} {...props} place={place} />
      ))}
    </section>
  );
}

interface PlaceProps extends GenericBoardProps, Picking {
  readonly place: Place;
}

/** The cards of a place with its name; of a hidden pile only the top. A card that a choice names can be pressed. */
function PlaceOnTable({ place, ...props }: PlaceProps) {
  const words = useWords(tableWords);
  const { cards, name, path, seat } = place;
  const isHidden = cards.every((id) => id === BACK);
  const isPile = seat === null && isHidden;
  return (
    <figure className={`g-place ${name === 'hand' ? 'is-hand' : ''} ${isHidden ? 'is-hidden' : ''}`} data-spot={path}>
      <figcaption>
        {name} <small>{words.cards(cards.length)}</small>
      </figcaption>
      <div className="g-cards">
        {(isPile ? cards.slice(0, 1) : cards).map((id, i) => (
          <PlacedCard key={id === BACK ? i : id} {...props} id={id} />
        ))}
      </div>
    </figure>
  );
}

function PlacedCard({
  game,
  scene,
  id,
  cardName,
  hint,
  act,
  picked,
  onPick,
}: Omit<PlaceProps, 'place'> & { id: string }) {
  const choices = id === BACK ? [] : scene.legal.filter((action) => cardsNamedBy(game, action).includes(id));
  const isHint = hint !== null && cardsNamedBy(game, hint).includes(id);
  if (choices.length === 0) return <Card id={id} label={id === BACK ? '' : cardName(id)} />;
  const [only] = choices;
  return (
    <CardButton
      id={id}
      label={cardName(id)}
      mark={picked === id ? 'chosen' : isHint ? 'lit' : undefined}
      isPlayable
      onPress={() => (choices.length === 1 ? act(only) : onPick(picked === id ? null : id))}
    />
  );
}

interface ChoicesProps extends GenericBoardProps {
  readonly picked: string | null;
  readonly onDone: () => void;
}

/** Every legal action as a button; with a selected card only the actions that name it. */
function Choices({ game, scene, narrator, names, hint, act, picked, onDone }: ChoicesProps) {
  const words = useWords(tableWords);
  const offered = scene.legal.filter((action) => picked === null || cardsNamedBy(game, action).includes(picked));
  const choices = offered.length > 0 ? offered : scene.legal;
  const position = positionOf(game, scene.view, scene.rules);
  const box = useRef<HTMLFieldSetElement>(null);
  useFocusWhenIdle(box, 'button', choices.length > 0);
  const press = (action: Written) => {
    onDone();
    act(action);
  };
  return (
    <fieldset className="g-choices" aria-label={words.yourTurn} ref={box}>
      {choices.map((action) => (
        <button
          key={JSON.stringify(action)}
          type="button"
          className={`b s ${JSON.stringify(action) === JSON.stringify(hint) ? 'main' : ''}`}
          onClick={() => press(action)}
        >
          {narrator.choice(decodeCards(game, action), position, names)}
        </button>
      ))}
      {choices.length === 0 && <p>{narrator.prompt(position, scene.eyes === 'open' ? 'table' : scene.eyes, names)}</p>}
    </fieldset>
  );
}

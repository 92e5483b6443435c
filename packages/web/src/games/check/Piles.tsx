import { useWords } from '../../app/words.ts';
import { windowOf } from '../../play/window.ts';
import { Card, CardButton } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { CardSpot } from '../french/CardSpot.tsx';
import { MATCHING } from './matching.ts';
import type { BoardProps } from './props.ts';
import type { Ask, Reading } from './reading.ts';
import { Window } from './Window.tsx';
import { checkWords } from './words/index.ts';

interface PilesProps extends Pick<BoardProps, 'scene' | 'act' | 'cardName'> {
  readonly reading: Reading;
  readonly ask: Ask;
}

/** The middle of the mat: the draw pile, the discard pile, and the drawn card. */
export function Piles(props: PilesProps) {
  const { reading, cardName } = props;
  const { view, own } = reading;
  const drawn = view.currentPlayer === own ? view.drawnCard : null;
  return (
    <div className="c-piles" data-spot="field">
      <DrawPile {...props} />
      <DiscardPile {...props} />
      <div className="c-drawn-own" data-spot={`drawn-${own}`} data-one="">
        {drawn && (
          <Card id={drawn.card} label={drawn.card === BACK ? '' : cardName(drawn.card)} mark="chosen" isDealt={false} />
        )}
      </div>
    </div>
  );
}

function DrawPile({ reading: { view }, ask, act }: PilesProps) {
  const words = useWords(checkWords);
  const { length } = view.drawPile;
  const label = `${words.drawPile}, ${words.toDraw(length)}`;
  return (
    <div className="c-pile">
      <div className={`c-deck ${length > 1 ? 'is-thick' : ''}`} data-spot="stock">
        {length === 0 && <span className="c-hole" />}
        {length > 0 && ask.ask === 'draw' && (
          <CardButton
            id={BACK}
            label={`${label}; ${words.drawDeck}`}
            isPlayable
            isDealt={false}
            onPress={() => act({ type: 'drawFromDeck' })}
          />
        )}
        {length > 0 && ask.ask !== 'draw' && <Card id={BACK} label={label} isDealt={false} />}
      </div>
      <p className="num">{words.toDraw(length)}</p>
    </div>
  );
}

function DiscardPile({ scene, reading: { view }, ask, act, cardName }: PilesProps) {
  const words = useWords(checkWords);
  const top = view.discardPile.at(-1);
  const under = view.discardPile.at(-2);
  const length = windowOf(MATCHING, scene.view);
  return (
    <div className="c-discard">
      <CardSpot name="discard" />
      {under !== undefined && <Card id={under} label="" isDealt={false} className="c-under" />}
      {top === undefined && <span className="c-hole">{words.nothingThere}</span>}
      {top !== undefined && ask.ask === 'draw' && ask.top === top && (
        <CardButton
          key={top}
          id={top}
          label={`${words.discardPile}, ${words.takeTop(cardName(top))}`}
          isPlayable
          isDealt={false}
          onPress={() => act({ type: 'drawFromDiscard' })}
        />
      )}
      {top !== undefined && !(ask.ask === 'draw' && ask.top === top) && (
        <Card key={top} id={top} label={`${words.discardPile}, ${cardName(top)}`} isDealt={false} />
      )}
      {length !== null && scene.window !== null && <Window key={scene.window} until={scene.window} length={length} />}
    </div>
  );
}

import '../flower/flower.css';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import { ownSeat } from '../../table/names.ts';
import type { BoardProps } from '../face.ts';
import { Counters } from '../flower/Counters.tsx';
import type { Choice } from '../flower/choice.ts';
import { Fan } from '../flower/Fan.tsx';
import { Field, type Target } from '../flower/Field.tsx';
import { FlowerHand } from '../flower/FlowerHand.tsx';
import { spokenCard } from '../flower/label.ts';
import { useShowLooked } from '../flower/looking.ts';
import { Preview } from '../flower/Preview.tsx';
import { Score } from '../flower/Score.tsx';
import { Seat } from '../flower/Seat.tsx';
import { Stock } from '../flower/Stock.tsx';
import { fieldSize } from '../flower/slots.ts';
import { targetsOf } from '../flower/targets.ts';
import { useLook } from '../flower/useLook.ts';
import { useSlots } from '../flower/useSlots.ts';
import { flowerWords } from '../flower/words.ts';
import { playsOf, selectionsOf } from './choices.ts';
import { KoiDecision, Selection } from './decisions.tsx';
import { rulesOf, viewOf } from './view.ts';
import { koikoiWords } from './words.ts';

const LEAST_SLOTS = 10;
const NONE_CHOSEN = -1;

/** The mat: face to face, the field between. */
export function Board(props: BoardProps) {
  const { scene, narrator, names, act, cardName, hint } = props;
  const words = useWords(flowerWords);
  const view = viewOf(scene);
  const rules = rulesOf(scene);
  const me = ownSeat(scene.eyes);
  const term = (name: string) => narrator.term(name);

  const choicesOf = (card: string) => playsOf(card, scene.legal, view, rules);
  const look = useLook(scene.legal, choicesOf, ({ action }: Choice) => act(action));
  const selections = selectionsOf(scene.legal, view, rules);
  const slots = useSlots(view.round, view.field, scene.events, LEAST_SLOTS);

  const targets: readonly Target[] =
    selections.length > 0 ? targetsOf(selections, NONE_CHOSEN) : targetsOf(look.choices, look.index);
  const looked = look.choices[look.index];
  const adds = looked && looked.takes.length > 0 && look.card !== null ? [look.card, ...looked.takes] : [];
  useShowLooked(adds);

  const pressField = (card: string) => {
    const selected = selections.find(({ target }) => target === card);
    if (selected) return act(selected.action);
    const index = look.choices.findIndex(({ takes }) => takes.includes(card));
    if (index >= 0) look.play(index);
  };
  return (
    <div className="flower koikoi" style={fieldSize(slots) as CSSProperties} onPointerLeave={look.clear}>
      <Side {...props} seat={1 - me} adds={[]} />
      <div className="middle">
        <Stock count={view.stock.length} waiting={view.flipped} cardName={cardName} />
        <Field
          slots={slots}
          targets={targets}
          isHushed={look.card !== null && targets.length > 0}
          cardName={cardName}
          onPress={pressField}
        />
      </div>
      <Side {...props} seat={me} adds={adds} />
      <div className="preview-place">
        {look.card !== null && look.choices.length > 0 && (
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
        hand={view.hands[me]}
        look={look}
        choicesOf={choicesOf}
        label={(id) => spokenCard(cardName(id), choicesOf(id), words, cardName, term)}
        hinted={hint?.type === 'play' && typeof hint.card === 'string' ? hint.card : null}
      />
      {selections.length > 0 && <Selection {...props} choices={selections} />}
      {scene.legal.some(({ type }) => type === 'stop') && <KoiDecision {...props} />}
    </div>
  );
}

/** One player's edge of the mat. */
function Side({
  scene,
  names,
  cardName,
  seat,
  adds,
}: BoardProps & { readonly seat: number; readonly adds: readonly string[] }) {
  const words = useWords(flowerWords);
  const own = useWords(koikoiWords);
  const view = viewOf(scene);
  const isOwn = seat === ownSeat(scene.eyes);
  const { count } = view.calls[seat];
  return (
    <div className={`side ${isOwn ? 'near' : 'far'}`}>
      <Seat
        seat={seat}
        name={names[seat]}
        isOwn={seat === scene.eyes}
        isTurn={view.phase !== 'ended' && view.seat === seat}
        note={words.inHand(view.hands[seat].length)}
        seals={count > 0 ? [own.called(count)] : []}
        away={scene.away.get(seat)}
      />
      {!isOwn && <Fan seat={seat} hand={view.hands[seat]} cardName={cardName} />}
      <Score points={scene.scores[seat]} />
      <Counters seat={seat} deck="japanese" pile={view.piles[seat]} adds={adds} label={words.captured(names[seat])} />
    </div>
  );
}

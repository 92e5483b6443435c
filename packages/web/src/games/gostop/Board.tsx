import '../flower/flower.css';
import './gostop.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { useWords } from '../../app/words.ts';
import type { Written } from '../../play/told.ts';
import { othersFrom, ownSeat } from '../../table/names.ts';
import type { BoardProps } from '../face.ts';
import type { Choice } from '../flower/choice.ts';
import { Field } from '../flower/Field.tsx';
import { FlowerHand } from '../flower/FlowerHand.tsx';
import { spokenCard } from '../flower/label.ts';
import { useShowLooked } from '../flower/looking.ts';
import { Preview } from '../flower/Preview.tsx';
import { Stock } from '../flower/Stock.tsx';
import { fieldSize } from '../flower/slots.ts';
import { targetsOf } from '../flower/targets.ts';
import { useLook } from '../flower/useLook.ts';
import { useSlots } from '../flower/useSlots.ts';
import { flowerWords } from '../flower/words.ts';
import { Calls } from './Calls.tsx';
import { playsOf, targetChoices } from './choices.ts';
import { Declare, GoStop, Gukjin, President, TargetDecision } from './decisions.tsx';
import { declarationsOf } from './declarations.ts';
import { Side } from './Side.tsx';
import { rulesOf, seatsOf, viewOf } from './view.ts';

const NONE_CHOSEN = -1;

/** The mat for two or three: the others above, the table between, the reader below. */
export function Board(props: BoardProps) {
  const { scene, narrator, names, cardName, hint } = props;
  const words = useWords(flowerWords);
  const view = viewOf(scene);
  const rules = rulesOf(scene);
  const seats = seatsOf(view);
  const me = ownSeat(scene.eyes);
  const term = (name: string) => narrator.term(name);

  const { play, isPlanned } = usePlan(props);
  const choicesOf = (card: string) => playsOf(card, scene.legal, view, rules);
  const look = useLook(scene.legal, choicesOf, play);
  const waiting = isPlanned ? [] : targetChoices(scene.legal, view, rules);
  const slots = useSlots(
    view.round,
    view.tableCards,
    scene.events,
    seats === 3 ? 8 : 10,
    stackedMonths(view.ppukPiles),
  );

  const targets = waiting.length > 0 ? targetsOf(waiting, NONE_CHOSEN) : targetsOf(look.choices, look.index);
  const looked = look.choices[look.index];
  const adds = looked && looked.takes.length > 0 && look.card !== null ? [look.card, ...looked.takes] : [];
  useShowLooked(adds);

  const pressField = (card: string) => {
    const chosen = waiting.find(({ target }) => target === card);
    if (chosen) return props.act(chosen.action);
    const index = look.choices.findIndex(({ takes }) => takes.includes(card));
    if (index >= 0) look.play(index);
  };
  const hand = view.hands[me];
  const style = { ...fieldSize(slots), '--n': hand.length } as CSSProperties;
  return (
    <div
      className={`flower gostop for-${seats} ${hand.length > 8 ? 'has-many' : ''}`}
      style={style}
      onPointerLeave={look.clear}
    >
      <div className="others">
        {othersFrom(me, seats).map((seat) => (
          <Side key={seat} {...props} seat={seat} adds={[]} />
        ))}
      </div>
      <div className="middle">
        <Stock
          count={view.drawPile.length}
          waiting={view.turn.waiting ?? view.turn.bonus.at(-1) ?? null}
          cardName={cardName}
        />
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
        {look.card !== null && look.choices.length > 0 && waiting.length === 0 && (
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
        hand={hand}
        look={look}
        choicesOf={choicesOf}
        label={(id) => spokenCard(cardName(id), choicesOf(id), words, cardName, term)}
        hinted={hint?.type === 'PLAY_HAND_CARD' && typeof hint.cardId === 'string' ? hint.cardId : null}
      />
      <Questions {...props} waiting={waiting} />
    </div>
  );
}

/** Whatever has to be decided before the game goes on. */
function Questions(props: BoardProps & { readonly waiting: readonly Choice[] }) {
  const { scene, waiting } = props;
  const { legal } = scene;
  const { actionCounter } = viewOf(scene);
  const [dismissed, dismiss] = useState(-1);
  const has = (type: string) => legal.some((action) => action.type === type);
  const declarations = declarationsOf(legal);
  if (waiting.length > 0) return <TargetDecision {...props} choices={waiting} />;
  if (has('DECLARE_STOP')) return <GoStop {...props} />;
  if (has('DECLARE_PRESIDENT')) return <President {...props} />;
  if (has('CHOOSE_GUKJIN')) return <Gukjin {...props} />;
  if (declarations.length > 0 && dismissed !== actionCounter)
    return <Declare {...props} declarations={declarations} onDismiss={() => dismiss(actionCounter)} />;
  return <Calls {...props} declarations={declarations} onDeclare={() => dismiss(-1)} />;
}

/** A play whose target was picked with it: the game asks for the target afterwards, and this answers. */
function usePlan({ scene, act }: BoardProps) {
  const [plan, setPlan] = useState<Written | null>(null);
  const isAsked =
    plan !== null &&
    scene.legal.some(({ type, fromTableCardId }) => type === plan.type && fromTableCardId === plan.fromTableCardId);
  const isStale = plan !== null && scene.legal.length > 0 && !isAsked;
  useEffect(() => {
    if (!plan || !(isAsked || isStale)) return;
    setPlan(null);
    if (isAsked) act(plan);
  }, [plan, isAsked, isStale, act]);
  const play = ({ action, answer }: Choice) => {
    setPlan(answer ?? null);
    act(action);
  };
  return { play, isPlanned: isAsked };
}

/** A 뻑 lies as one pile. */
function stackedMonths(piles: readonly { readonly month: number }[]): ReadonlySet<number> {
  return new Set(piles.map(({ month }) => month));
}

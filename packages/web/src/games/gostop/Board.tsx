import '../flower/flower.css';
import './gostop.css';
import { useEffect, useMemo, useState } from 'react';
import type { Written } from '../../play/told.ts';
import { othersFrom, ownSeat } from '../../table/names.ts';
import type { Choice } from '../flower/choice.ts';
import { monthOf } from '../flower/kinds.ts';
import { Mat } from '../flower/Mat.tsx';
import type { StackOf } from '../flower/slots.ts';
import { TargetQuestion } from '../flower/TargetQuestion.tsx';
import { useSlots } from '../flower/useSlots.ts';
import { Calls } from './Calls.tsx';
import { playsOf, targetChoices } from './choices.ts';
import { Declare, GoStop, Gukjin, President } from './decisions.tsx';
import { declarationsOf } from './declarations.ts';
import type { BoardProps } from './props.ts';
import { Side } from './Side.tsx';
import { seatsOf } from './view.ts';

/** The mat for two or three: the others above, the table between, the reader below. */
export function Board(props: BoardProps) {
  const { scene } = props;
  const view = scene.view;
  const rules = scene.rules;
  const seats = seatsOf(view);
  const me = ownSeat(scene.eyes);
  const hand = view.hands[me];
  const { tableCards, turn, ppukPiles } = view;

  const { play, isPlanned } = usePlan(props);
  const waiting = isPlanned ? [] : targetChoices(scene.legal, view, rules);
  // Cards that are being taken stay in place until the flipped card is placed.
  const field = useMemo(() => [...tableCards, ...turn.taking], [tableCards, turn]);
  const stackOf = stacks(ppukPiles, turn.taking);
  const slots = useSlots(view.round, field, scene.events, seats === 3 ? 8 : 10, stackOf);
  return (
    <Mat
      board={props}
      className={`gostop for-${seats}`}
      slots={slots}
      hand={hand}
      stock={{ count: view.drawPile.length, waiting: turn.waiting ?? turn.bonus.at(-1) ?? null }}
      choicesOf={(card) => playsOf(card, scene.legal, view, rules)}
      waiting={waiting}
      onPlay={play}
      playAction={(cardId) => ({ type: 'PLAY_HAND_CARD', cardId })}
      far={
        <div className="others">
          {othersFrom(me, seats).map((seat) => (
            <Side key={seat} {...props} seat={seat} adds={[]} />
          ))}
        </div>
      }
      near={(adds) => <Side {...props} seat={me} adds={adds} />}
    >
      <Questions {...props} waiting={waiting} />
    </Mat>
  );
}

/** A required decision, if there is one. */
function Questions(props: BoardProps & { readonly waiting: readonly Choice[] }) {
  const { scene, waiting } = props;
  const { legal } = scene;
  const { actionCounter } = scene.view;
  const [dismissed, dismiss] = useState(-1);
  const has = (type: string) => legal.some((action) => action.type === type);
  const declarations = declarationsOf(legal);
  if (waiting.length > 0) return <TargetQuestion board={props} card={scene.view.turn.waiting} choices={waiting} />;
  if (has('DECLARE_STOP')) return <GoStop {...props} />;
  if (has('DECLARE_PRESIDENT')) return <President {...props} />;
  if (has('CHOOSE_GUKJIN')) return <Gukjin {...props} />;
  if (declarations.length > 0 && dismissed !== actionCounter)
    return <Declare {...props} declarations={declarations} onDismiss={() => dismiss(actionCounter)} />;
  return <Calls {...props} declarations={declarations} onDeclare={() => dismiss(-1)} />;
}

/** When a target was chosen with the card, answers the rules' later question for it. */
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

/** The cards of a ppuk are stacked, and so are those being taken. */
function stacks(piles: readonly { readonly month: number }[], taking: readonly string[]): StackOf {
  const months = new Set(piles.map(({ month }) => month));
  return (id) => (taking.includes(id) ? 'taking' : months.has(monthOf(id)) ? `month ${monthOf(id)}` : null);
}

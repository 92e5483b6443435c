import '../flower/flower.css';
import { useWords } from '../../app/words.ts';
import { ownSeat } from '../../table/names.ts';
import { Counters } from '../flower/Counters.tsx';
import { Edge } from '../flower/Edge.tsx';
import { Mat } from '../flower/Mat.tsx';
import { TargetQuestion } from '../flower/TargetQuestion.tsx';
import { useSlots } from '../flower/useSlots.ts';
import { flowerWords } from '../flower/words.ts';
import { playsOf, selectionsOf } from './choices.ts';
import { KoiDecision } from './decisions.tsx';
import type { BoardProps } from './props.ts';
import { koikoiWords } from './words.ts';

const LEAST_SLOTS = 10;

/** The mat of Koi-Koi. */
export function Board(props: BoardProps) {
  const { scene, act } = props;
  const view = scene.view;
  const rules = scene.rules;
  const me = ownSeat(scene.eyes);
  const selections = selectionsOf(scene.legal, view, rules);
  const slots = useSlots(view.round, view.field, scene.events, LEAST_SLOTS);
  return (
    <Mat
      board={props}
      className="koikoi"
      slots={slots}
      hand={view.hands[me]}
      stock={{ count: view.stock.length, waiting: view.flipped }}
      choicesOf={(card) => playsOf(card, scene.legal, view, rules)}
      waiting={selections}
      onPlay={({ action }) => act(action)}
      playAction={(card) => ({ type: 'play', card, target: null })}
      far={<Side {...props} seat={1 - me} adds={[]} />}
      near={(adds) => <Side {...props} seat={me} adds={adds} />}
    >
      {selections.length > 0 && <TargetQuestion board={props} card={view.flipped} choices={selections} />}
      {scene.legal.some(({ type }) => type === 'stop') && <KoiDecision {...props} />}
    </Mat>
  );
}

/** One player's side of the mat. */
function Side({ seat, adds, ...props }: BoardProps & { readonly seat: number; readonly adds: readonly string[] }) {
  const { scene, names } = props;
  const words = useWords(flowerWords);
  const own = useWords(koikoiWords);
  const view = scene.view;
  const { count } = view.calls[seat];
  return (
    <Edge
      {...props}
      seat={seat}
      isTurn={view.phase !== 'ended' && view.seat === seat}
      note={seat === ownSeat(scene.eyes) ? '' : words.inHand(view.hands[seat].length)}
      seals={count > 0 ? [own.called(count)] : []}
      hand={view.hands[seat]}
      points={scene.scores[seat]}
      unit={own.unit}
    >
      <Counters seat={seat} deck="japanese" pile={view.piles[seat]} adds={adds} label={words.captured(names[seat])} />
    </Edge>
  );
}

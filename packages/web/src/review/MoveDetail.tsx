import type { AnyGame } from '@madang/engine';
import type { Decision } from '@madang/lab/review';
import { narratorOf } from '@madang/narrators';
import { amountIn } from '@madang/narrators/review';
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Unit } from './messages.ts';
import type { Move } from './moves.ts';
import { reviewWords } from './words.ts';

interface MoveDetailProps {
  readonly game: AnyGame;
  readonly decision: Decision;
  readonly move: Move;
  readonly unit: Unit;
  readonly names: readonly string[];
  /** What the action is called that was played. */
  readonly playedName: string;
  /** Shows an action on the cards, by its place in the catalogue. */
  readonly onShow: (action: number) => void;
}

/** Which action is shown on the cards, and the numbers of all of them. */
export function MoveDetail({ game, decision, move, unit, names, playedName, onShow }: MoveDetailProps) {
  const words = useWords(reviewWords);
  const { language } = useSettings();
  const { actions, best } = decision.match ?? decision.round;
  const [shown, setShown] = useState(best);
  const show = (action: number) => {
    setShown(action);
    onShow(action);
  };
  const narrator = narratorOf(game, language);
  const legal = game.legal(move.before, decision.seat);
  const nameOf = (index: number): string => {
    const action = legal.find((each) => each.index === index);
    return action ? narrator.choice(action, move.before, names) : '';
  };
  const inUnit = decision.match ? 'wins' : unit;
  return (
    <div className="review-detail">
      <fieldset className="choice">
        <legend>{words.shown}</legend>
        <button type="button" aria-pressed={shown === best} onClick={() => show(best)}>
          {words.better}
        </button>
        <button type="button" aria-pressed={shown === decision.chosen} onClick={() => show(decision.chosen)}>
          {playedName}
        </button>
      </fieldset>
      <details>
        <summary>{words.numbers}</summary>
        {decision.match && <p>{words.forMatch}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">{words.action}</th>
              <th scope="col">{words.expected}</th>
            </tr>
          </thead>
          <tbody>
            {actions.map(({ action, value, error }) => (
              <tr key={action} className={action === decision.chosen ? 'is-played' : ''}>
                <th scope="row">
                  {nameOf(action)}
                  {action === decision.chosen && <small> ({playedName})</small>}
                </th>
                <td className="num">
                  {amountIn(language, inUnit, value)} ± {amountIn(language, inUnit, error, 'size')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

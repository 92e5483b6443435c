import { useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { isSame } from '../../play/same-action.ts';
import type { Written } from '../../play/told.ts';
import { hinted } from '../../table/hinted.ts';
import { useKeys } from '../../table/useKeys.ts';
import { useFocusBack } from '../flower/useFocusBack.ts';
import { plainActions } from './declarations.ts';
import type { BoardProps } from './props.ts';
import { gostopWords } from './words/index.ts';

interface CallsProps extends BoardProps {
  readonly declarations: readonly Written[];
  /** Opens the question again. */
  readonly onDeclare: () => void;
}

/** The actions other than playing a card. */
export function Calls(props: CallsProps) {
  const { scene, declarations } = props;
  return plainActions(scene.legal).length + declarations.length === 0 ? null : <CallButtons {...props} />;
}

function CallButtons({ scene, act, hint, declarations, onDeclare }: CallsProps) {
  const words = useWords(gostopWords);
  const box = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(box);
  const view = scene.view;
  const plain = plainActions(scene.legal);
  const pass = plain.find(({ type }) => type === 'PASS' || type === 'DRAW_FROM_PILE');
  useKeys(pass ? { p: () => act(pass) } : {});
  const label = ({ type }: Written) =>
    type === 'PASS'
      ? words.pass
      : type === 'DRAW_FROM_PILE'
        ? words.draw
        : words.flipOnly(view.tallies[view.turn.asked].tokens);
  return (
    <div className="calls" ref={box} {...focusBack}>
      {declarations.length > 0 && (
        <button
          type="button"
          className={`b s ${declarations.some((action) => isSame(hint, action)) ? 'is-hinted' : ''}`}
          onClick={onDeclare}
        >
          {words.calls}
        </button>
      )}
      {plain.map((action) => (
        <button
          type="button"
          className={`b ${action === pass ? 'main' : 's'} ${hinted(hint, action)}`}
          key={action.type}
          onClick={() => act(action)}
        >
          {label(action)} {action === pass && <kbd>P</kbd>}
        </button>
      ))}
    </div>
  );
}

import { useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import { takeBackWords } from './take-back-words.ts';
import { useKeys } from './useKeys.ts';
import { tableWords } from './words/index.ts';

interface TakeBackProps {
  readonly presenter: Presenter;
  readonly scene: Scene;
}

/** Takes the reader's last move back, where there is a way. Where new cards have been seen, it asks once in a match. */
export function TakeBack({ presenter, scene }: TakeBackProps) {
  const words = useWords(takeBackWords);
  const { close } = useWords(tableWords);
  const [isAsking, ask] = useState(false);
  const [isMarked, mark] = useState(false);
  const isPossible = scene.wayBack !== null && scene.legal.length > 0;
  const take = () => presenter.takeBack(words.tookBack);
  const press = () => {
    if (!isPossible) return;
    if (scene.wayBack === 'free' || isMarked) take();
    else ask(true);
  };
  useKeys({ u: press });
  return (
    <>
      {isPossible && (
        <button type="button" className="b quiet s" onClick={press}>
          <Icon name="undo" /> <span>{words.takeBack}</span>
        </button>
      )}
      {isAsking && (
        <Dialog title={words.takeBack} closeLabel={close} onClose={() => ask(false)} className="take-back">
          <p>{words.sure}</p>
          <p className="row">
            {/* Enter answers no. */}
            <button type="button" className="b" ref={(button) => button?.focus()} onClick={() => ask(false)}>
              {words.no}
            </button>
            <button
              type="button"
              className="b main"
              onClick={() => {
                ask(false);
                mark(true);
                take();
              }}
            >
              {words.yes}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

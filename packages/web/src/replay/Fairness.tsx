import { type AnyGame, type Kibo, KiboError, verify } from '@madang/engine';
import { useMemo } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.ts';
import { tableWords } from '../table/words/index.ts';
import { replayWords } from './words.ts';

/** Plays the whole record again from its seed, here, and says what that proves. */
export function Fairness({
  game,
  kibo,
  onClose,
}: {
  readonly game: AnyGame;
  readonly kibo: Kibo;
  readonly onClose: () => void;
}) {
  const words = useWords(replayWords);
  const { close } = useWords(tableWords);
  const checked = useMemo(() => {
    try {
      return verify(game, kibo);
    } catch (error) {
      return error instanceof KiboError ? error.message : String(error);
    }
  }, [game, kibo]);
  const isFair = typeof checked !== 'string';
  return (
    <Dialog title={words.fairness} closeLabel={close} onClose={onClose} className="wide">
      <p className={isFair ? 'verdict is-good' : 'verdict is-bad'}>{isFair ? words.fairYes : words.fairNo(checked)}</p>
      {isFair && <p>{words.fairWhy}</p>}
      {isFair && <p>{words.checked(checked.rounds, checked.actions)}</p>}
      <dl className="proof">
        <dt>{words.commitment}</dt>
        <dd>
          <code>{kibo.commitment}</code>
        </dd>
        <dt>{words.seed}</dt>
        <dd>
          <code>{kibo.seed}</code>
        </dd>
        {kibo.clientSeeds.length > 0 && <dt>{words.clientSeeds}</dt>}
        {kibo.clientSeeds.map((seed) => (
          <dd key={seed}>
            <code>{seed}</code>
          </dd>
        ))}
      </dl>
    </Dialog>
  );
}

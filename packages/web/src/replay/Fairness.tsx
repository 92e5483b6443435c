import { type AnyGame, type Kibo, KiboError, verify } from '@madang/engine';
import { useMemo } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import { tableWords } from '../table/words/index.ts';
import './fairness.css';
import { fairnessWords } from './fairness-words.ts';
import { ProofValue } from './ProofValue.tsx';
import { proofProgram } from './proof-program.ts';
import type { ReplayedMatch } from './replayed-match.ts';
import { replayWords } from './words.ts';

interface FairnessProps {
  readonly game: AnyGame;
  readonly kibo: Kibo;
  readonly onClose: () => void;
}

/** Verifies the record in the browser by replaying it from its seed, and explains the result. */
export function Fairness({ game, kibo, onClose }: FairnessProps) {
  const words = useWords(fairnessWords);
  const { fairness } = useWords(replayWords);
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
    <Dialog title={fairness} closeLabel={close} onClose={onClose} className="wide">
      <div className="fairness">
        <Verdict isGood={isFair} text={isFair ? words.fairYes : words.fairNo(checked)} />
        {isFair && <p className="fairness-why">{words.fairWhy}</p>}
        {isFair && (
          <section>
            <h3>{words.steps}</h3>
            <ol className="fairness-steps">
              <li>{words.linked}</li>
              <li>{words.dealt}</li>
              <li>
                {words.legal} {words.checked(checked.rounds, checked.actions)}
              </li>
            </ol>
          </section>
        )}
        <dl className="proof">
          <ProofValue name={words.commitment} value={kibo.commitment} />
          <ProofValue name={words.seed} value={kibo.seed} />
          {kibo.clientSeeds.map((seed, i) => (
            <ProofValue key={`${i}-${seed}`} name={`${words.clientSeeds} ${i + 1}`} value={seed} />
          ))}
          <ProofValue name={words.ruleset} value={kibo.ruleset} />
        </dl>
        {isFair && (
          <details className="fairness-yourself">
            <summary>{words.yourself}</summary>
            <p>{words.yourselfHow}</p>
            <dl className="proof">
              <ProofValue name="check.mjs" value={proofProgram(game, kibo)} />
            </dl>
          </details>
        )}
      </div>
    </Dialog>
  );
}

/** The same for round logs, which have no seed: what was verified, and what cannot be. */
export function LogFairness({ replayed, onClose }: { readonly replayed: ReplayedMatch; readonly onClose: () => void }) {
  const words = useWords(fairnessWords);
  const { fairness } = useWords(replayWords);
  const { close } = useWords(tableWords);
  const happenings = replayed.plies.flatMap((ply) => ply.happenings);
  const count = (kind: string) => happenings.filter((happening) => happening.kind === kind).length;
  return (
    <Dialog title={fairness} closeLabel={close} onClose={onClose} className="wide">
      <div className="fairness">
        <Verdict
          isGood={replayed.broken === null}
          text={replayed.broken ? words.fairNo(replayed.broken.message) : words.logsYes}
        />
        <p className="fairness-why">
          {words.logsWhy} {words.checked(count('dealt'), count('acted'))}
        </p>
        <section>
          <h3>{words.notChecked}</h3>
          <ul className="fairness-steps">
            {replayed.unchecked.map((gap) => (
              <li key={gap}>{words.unchecked[gap]}</li>
            ))}
          </ul>
        </section>
        {replayed.commitment !== null && (
          <dl className="proof">
            <ProofValue name={words.commitment} value={replayed.commitment} />
          </dl>
        )}
      </div>
    </Dialog>
  );
}

function Verdict({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <p className={`verdict ${isGood ? 'is-good' : 'is-bad'}`}>
      <Icon name={isGood ? 'shield' : 'close'} /> <span>{text}</span>
    </p>
  );
}

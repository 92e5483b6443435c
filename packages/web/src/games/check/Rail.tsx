import { Icon } from '../../app/Icon.tsx';
import { useWords } from '../../app/words.ts';
import { useMemoryAid } from './memory.ts';
import type { BoardProps } from './props.ts';
import { read } from './reading.ts';
import { checkWords } from './words/index.ts';

/** The value of each rank (docs/rules/check.md 22). */
const COSTS: readonly (readonly [string, string])[] = [
  ['A', '−1'],
  ['2–10', ''],
  ['J', '11'],
  ['Q', '12'],
  ['K', '13'],
];

/** Beside the mat: card values and abilities, whether check was called, the memory aid. */
export function Rail(props: BoardProps) {
  return (
    <>
      <Costs />
      <CheckPanel {...props} />
      {typeof props.scene.eyes === 'number' && <MemoryAid />}
    </>
  );
}

function Costs() {
  const words = useWords(checkWords);
  return (
    <section className="panel">
      <h2>
        {words.costs} <small>{words.lowest}</small>
      </h2>
      <dl className="c-costs num">
        {COSTS.map(([rank, cost]) => (
          <div key={rank}>
            <dt>{rank}</dt>
            <dd>{cost || words.faceValue}</dd>
          </div>
        ))}
      </dl>
      <dl className="c-abilities">
        {(['J', 'Q', 'K'] as const).map((rank) => (
          <div key={rank}>
            <dt>{rank}</dt>
            <dd>{words.abilityHelp[rank]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function CheckPanel({ scene, names, act }: BoardProps) {
  const words = useWords(checkWords);
  const { view, legal } = read(scene);
  const caller = view.playerWhoCalledCheck;
  const mayCall = legal.some(({ type }) => type === 'callCheck');
  const left = view.finalTurns.map((seat) => names[seat]);
  return (
    <section className="panel">
      <h2>{words.check}</h2>
      {caller === null ? (
        <p className="c-state">{words.nobodyCalled}</p>
      ) : (
        <p className="c-state">
          <b>{words.calledBy(names[caller])}</b>{' '}
          {view.ending === null && (left.length > 0 ? words.stillToPlay(left) : words.lastTurn)}
        </p>
      )}
      {caller === null && typeof scene.eyes === 'number' && (
        <button
          type="button"
          className="b c-call"
          aria-disabled={!mayCall || undefined}
          onClick={() => mayCall && act({ type: 'callCheck' })}
        >
          {mayCall ? words.callCheck : words.onYourTurn} <kbd>C</kbd>
        </button>
      )}
    </section>
  );
}

function MemoryAid() {
  const words = useWords(checkWords);
  const [isOn, toggle] = useMemoryAid();
  return (
    <section className="panel">
      <button type="button" className="c-memory" aria-pressed={isOn} onClick={toggle}>
        <Icon name="eye" />
        <span>
          <b>{words.memory}</b>
          <small>{words.memoryNote}</small>
        </span>
        <i aria-hidden="true" />
      </button>
    </section>
  );
}

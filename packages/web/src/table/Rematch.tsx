import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import type { OfferedRematch } from '../play/notices.ts';
import type { Scene } from '../play/presenter.ts';
import { tableWords } from './words/index.ts';

/** How a player at a server table offers, accepts or declines a rematch. */
export interface RematchActions {
  /** Offers a rematch or accepts an offer; false when that failed. */
  play(others: readonly string[], how: 'offer' | 'accept'): Promise<boolean>;
  decline(tableId: string): Promise<void>;
}

/** After a match with other people: offers a rematch, or answers an offer. */
export function Rematch({ scene, ways }: { readonly scene: Scene; readonly ways: RematchActions | undefined }) {
  const words = useWords(tableWords);
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'declined'>('ready');
  const { rematch } = scene;
  const others = othersIn(scene);
  if (!ways) return rematch === null ? null : <ToWatch tableId={rematch.tableId} />;
  if (state === 'declined') return <p role="status">{words.declined}</p>;
  const play = async () => {
    setState('busy');
    if (!(await ways.play(others, rematch === null ? 'offer' : 'accept'))) setState('failed');
  };
  const decline = async (tableId: string) => {
    setState('declined');
    await ways.decline(tableId);
  };
  return (
    <>
      <div role="status">
        {rematch !== null && state !== 'busy' && <h2>{words.offersRematch(offererOf(scene, rematch, others))}</h2>}
      </div>
      {state === 'failed' && <p role="alert">{words.rematchGone}</p>}
      <button type="button" className="b main" disabled={state === 'busy'} onClick={() => void play()}>
        <Icon name="again" /> {rematch === null ? words.again : words.accept}
      </button>
      {rematch !== null && (
        <button type="button" className="b" disabled={state === 'busy'} onClick={() => void decline(rematch.tableId)}>
          {words.decline}
        </button>
      )}
    </>
  );
}

function ToWatch({ tableId }: { readonly tableId: string }) {
  const words = useWords(tableWords);
  return (
    <a className="b main" href={`/tables/${tableId}?watch=1`} onClick={followLink}>
      {words.rematchOffered}
    </a>
  );
}

/** Who has offered it. An older server does not say; with two players it is the other one. */
function offererOf({ sitters }: Scene, { by }: OfferedRematch, others: readonly string[]): string | null {
  if (by !== null) return sitters[by]?.name ?? null;
  return others.length === 1 ? others[0] : null;
}

/** The other people at the table. */
function othersIn({ sitters, eyes }: Scene): readonly string[] {
  return sitters.flatMap(({ name, kind }, seat) => (seat !== eyes && kind !== 'bot' ? [name] : []));
}

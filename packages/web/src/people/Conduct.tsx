import { REPORT_REASONS, type ReportReason } from '@madang/protocol';
import { useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { guest } from '../app/guest.ts';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { me, ownKey } from '../me/own-key.ts';
import { api } from '../play/online/api.ts';
import type { Scene } from '../play/presenter.ts';
import { BlockButton } from './BlockButton.tsx';
import { conductWords } from './conduct-words.ts';
import { type Other, ownTable, useOthers } from './others.ts';

/** The other people at the table, to block or to report them. */
export function Conduct({ eyes, onClose }: { readonly eyes: Scene['eyes']; readonly onClose: () => void }) {
  const words = useWords(conductWords);
  const others = useOthers(eyes);
  return (
    <Dialog title={words.others} closeLabel={words.close} onClose={onClose} className="conduct">
      <div className="conduct-body">
        <ul>
          {others.map((other) => (
            <li key={other.seat}>
              <h3>
                {other.personId === null ? (
                  other.name || guest()
                ) : (
                  <a href={`/people/${other.personId}`} onClick={followLink}>
                    {other.name || guest()}
                  </a>
                )}
              </h3>
              {other.personId !== null && <BlockButton personId={other.personId} />}
              <ReportForm other={other} />
            </li>
          ))}
        </ul>
        <p>
          <small>{words.blockWhy}</small>
        </p>
      </div>
    </Dialog>
  );
}

function ReportForm({ other }: { readonly other: Other }) {
  const words = useWords(conductWords);
  const id = useId();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [state, setState] = useState<'ready' | 'busy' | 'sent' | 'failed'>('ready');
  const send = async () => {
    setState('busy');
    const body = { table_id: ownTable() ?? '', seat: other.seat, reason };
    const sent = await me()
      .then(() => api('reportPlayer', { token: ownKey(), body }))
      .catch(() => null);
    setState(sent ? 'sent' : 'failed');
  };
  if (state === 'sent') return <p role="status">{words.reported}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id}>{words.reason}</label>
      <p className="row">
        <select
          id={id}
          value={reason}
          onChange={({ target }) => setReason(REPORT_REASONS.find((each) => each === target.value) ?? reason)}
        >
          {REPORT_REASONS.map((each) => (
            <option key={each} value={each}>
              {words.reasons[each]}
            </option>
          ))}
        </select>
        <button type="submit" className="b" disabled={state === 'busy'}>
          {words.report}
        </button>
      </p>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </form>
  );
}

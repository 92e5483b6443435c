import type { Me } from '@madang/protocol';
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { addPasskey, canUsePasskeys, removePasskey, usePasskey } from './passkey.ts';
import { passkeyWords } from './passkey-words.ts';

/** Guards the reader's key by a passkey, or becomes the person of a passkey. Only where browsers have passkeys. */
export function Passkeys({ me, onChange }: { readonly me: Me; readonly onChange: () => void }) {
  const words = useWords(passkeyWords);
  const { language } = useSettings();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (!canUsePasskeys()) return null;
  const change = async (work: () => Promise<Me>) => {
    setState('busy');
    const changed = await work().catch(() => null);
    setState(changed ? 'ready' : 'failed');
    if (changed) onChange();
  };
  const isBusy = state === 'busy';
  return (
    <section className="panel" aria-busy={isBusy}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <ul>
        {me.passkeys.map(({ passkey_id, created_at }) => (
          <li key={passkey_id}>
            <span>{words.made(new Date(created_at).toLocaleDateString(language))}</span>
            <button
              type="button"
              className="b"
              disabled={isBusy}
              onClick={() => void change(() => removePasskey(me, passkey_id))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <p className="row">
        <button type="button" className="b" disabled={isBusy} onClick={() => void change(() => addPasskey(me))}>
          {words.add}
        </button>
        <button type="button" className="b" disabled={isBusy} onClick={() => void change(usePasskey)}>
          {words.use}
        </button>
      </p>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </section>
  );
}

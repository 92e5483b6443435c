import type { Me } from '@madang/protocol';
import { useState } from 'react';
import { useWords } from '../app/words.ts';
import { api } from '../play/online/api.ts';
import { saveFile } from '../records/save-file.ts';
import { changeKey, freshKey, ownKey } from './own-key.ts';
import { signature } from './passkey.ts';
import { meWords } from './words.ts';

/** Exports and erases what the server keeps of the reader. */
export function OwnData({ me, onErased }: { readonly me: Me; readonly onErased: () => void }) {
  const words = useWords(meWords);
  const [isSure, askSure] = useState(false);
  const exportAll = async () => {
    const lines = await api('exportMine', { token: ownKey() }).catch(() => null);
    if (lines !== null) saveFile('madang.ndjson', lines);
  };
  const erase = async () => {
    const erased = await signature(me)
      .then((signed) => api('eraseMe', { token: ownKey(), body: { confirm: me.person_id, ...(signed && { signed }) } }))
      .catch(() => null);
    askSure(false);
    if (!erased) return;
    changeKey(freshKey());
    onErased();
  };
  return (
    <section className="panel">
      <h2>{words.data}</h2>
      <p>{words.dataLead}</p>
      {isSure ? (
        <div role="alertdialog" aria-label={words.erase}>
          <p>{words.eraseSure}</p>
          <p className="row">
            {/* Enter answers no. */}
            <button type="button" className="b" ref={(button) => button?.focus()} onClick={() => askSure(false)}>
              {words.eraseNo}
            </button>
            <button type="button" className="b main" onClick={() => void erase()}>
              {words.eraseYes}
            </button>
          </p>
        </div>
      ) : (
        <p className="row">
          <button type="button" className="b" onClick={() => void exportAll()}>
            {words.exportAll}
          </button>
          <button type="button" className="b" onClick={() => askSure(true)}>
            {words.erase}
          </button>
        </p>
      )}
    </section>
  );
}

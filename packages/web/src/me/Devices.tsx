import type { Me, TransferOffer } from '@madang/protocol';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useWords } from '../app/words.ts';
import { api } from '../play/online/api.ts';
import { useOrigins } from '../table/Invitation.tsx';
import { changeKey, freshKey, ownKey } from './own-key.ts';
import { signature } from './passkey.ts';
import { meWords } from './words.ts';

interface DevicesProps {
  readonly me: Me;
  readonly code: string;
  readonly onChange: () => void;
}

/** Moves the reader to another device: a code of words, as text and as a QR code, and a field for one. */
export function Devices({ me, code, onChange }: DevicesProps) {
  const words = useWords(meWords);
  const [offer, setOffer] = useState<TransferOffer | null>(null);
  const show = () =>
    signature(me)
      .then((signed) => api('offerTransfer', { token: ownKey(), body: signed ? { signed } : {} }))
      .then(setOffer, () => setOffer(null));
  return (
    <section className="panel">
      <h2>{words.devices}</h2>
      <p>{words.devicesLead}</p>
      {!offer && (
        <button type="button" className="b" onClick={() => void show()}>
          {words.showCode}
        </button>
      )}
      {offer && <Code code={offer.code} />}
      <CodeField code={code} onChange={onChange} />
    </section>
  );
}

function Code({ code }: { readonly code: string }) {
  const words = useWords(meWords);
  const [origin = location.origin] = useOrigins();
  const link = `${origin}/me#${code.replaceAll(' ', '-')}`;
  return (
    <>
      <p>{words.codeLead}</p>
      <p className="code" lang="en">
        {code}
      </p>
      <img className="qr" alt={link} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} />
    </>
  );
}

function CodeField({ code: given, onChange }: { readonly code: string; readonly onChange: () => void }) {
  const words = useWords(meWords);
  const [code, setCode] = useState(given.replaceAll('-', ' '));
  const [isBad, setBad] = useState(false);
  const use = async () => {
    // A key of its own: a device that is lost can be locked out alone.
    const key = freshKey();
    const moved = await api('takeTransfer', { token: key, body: { code } }).catch(() => null);
    setBad(moved === null);
    if (!moved) return;
    changeKey(key);
    setCode('');
    onChange();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void use();
      }}
    >
      <label>
        {words.enterCode}
        <input
          value={code}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <button type="submit" className="b" disabled={code.trim() === ''}>
        {words.useCode}
      </button>
      {isBad && <p role="alert">{words.badCode}</p>}
    </form>
  );
}

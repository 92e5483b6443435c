import { useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { ownName } from '../app/guest.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { invitationWords } from '../people/invitation-words.ts';
import { api } from '../play/online/api.ts';
import { SendLink } from './SendLink.tsx';
import { tableWords } from './words/index.ts';

interface InvitationProps {
  readonly invite: string;
  readonly game: string | null;
  readonly onBots: (() => void) | undefined;
}

/** The link to a free seat, as text and as a QR code. */
export function Invitation({ invite, game, onBots }: InvitationProps) {
  const words = useWords(tableWords);
  const { language } = useSettings();
  const { invites } = useWords(invitationWords);
  const title = game === null ? 'Madang' : invites(ownName(), gameName(game, language));
  const origins = useOrigins();
  const [chosen, choose] = useState<string | null>(null);
  const origin = chosen ?? origins[0];
  const link = origin === undefined ? invite : inviteAt(invite, origin);
  const addresses = origins.length > 0 && (
    <>
      {origins.length > 1 && (
        <label className="invite-origin">
          {words.address}{' '}
          <select value={origin} onChange={(event) => choose(event.target.value)}>
            {origins.map((each) => (
              <option key={each} value={each}>
                {new URL(each).host}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="invite-note">{words.networkNote}</p>
    </>
  );
  return (
    <>
      <p>{words.sendLink}</p>
      <SendLink link={link} label={words.sendLink} title={title} note={addresses}>
        {onBots && (
          <button type="button" className="b" onClick={onBots}>
            {words.fillBots}
          </button>
        )}
      </SendLink>
      <img className="qr" alt={link} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} />
    </>
  );
}

/** The same table under another origin. */
function inviteAt(invite: string, origin: string): string {
  const { pathname, search } = new URL(invite);
  return `${origin}${pathname}${search}`;
}

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** A link to localhost is useless to others: the server knows the machine's network addresses. */
export function useOrigins(): readonly string[] {
  const [origins, setOrigins] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) return;
    api('listAddresses', {}).then(
      // A page that is served by something else answers too, but with no addresses.
      ({ addresses }: { readonly addresses?: readonly string[] }) => setOrigins(addresses ?? []),
      () => undefined,
    );
  }, []);
  return origins;
}

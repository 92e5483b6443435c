import type { Kibo } from '@madang/engine';
import { canChallenge, challengeAddress } from '@madang/protocol/links';
import { useCallback, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { ownName } from '../app/guest.ts';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { useOrigins } from '../table/Invitation.tsx';
import { SendLink } from '../table/SendLink.tsx';
import { tableWords } from '../table/words/index.ts';
import { useLink } from './useLink.ts';
import './challenge.css';
import { challengeWords } from './words.ts';

interface ChallengeButtonProps {
  readonly match: Pick<Kibo, 'game' | 'seats' | 'result'>;
  readonly load: () => Promise<Kibo | null>;
  readonly className?: string;
}

/** Nothing where nobody can be challenged: with other people at the table, or against a trained model. */
export function ChallengeButton({ match, load, className = 'b' }: ChallengeButtonProps) {
  const words = useWords(challengeWords);
  const { language } = useSettings();
  const [kibo, setKibo] = useState<Kibo | null>(null);
  if (!canChallenge(match)) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => void load().then(setKibo)}>
        <Icon name="person" /> <span>{words.challenge}</span>
        <span className="sr"> {gameName(match.game, language)}</span>
      </button>
      {kibo && <ChallengeDialog kibo={kibo} onClose={() => setKibo(null)} />}
    </>
  );
}

function ChallengeDialog({ kibo, onClose }: { readonly kibo: Kibo; readonly onClose: () => void }) {
  const words = useWords(challengeWords);
  const { close } = useWords(tableWords);
  return (
    <Dialog title={words.challenge} closeLabel={close} onClose={onClose}>
      <div className="challenge-link">
        <ChallengeLink kibo={kibo} />
      </div>
    </Dialog>
  );
}

/** The link to send, and what it is. */
export function ChallengeLink({ kibo }: { readonly kibo: Kibo }) {
  const words = useWords(challengeWords);
  const { language } = useSettings();
  const [own] = useOrigins();
  const link = useLink(useCallback(() => challengeAddress(own ?? location.origin, kibo), [own, kibo]));
  return (
    <>
      <p>{words.lead}</p>
      <p>
        <small>{words.friendsOnly}</small>
      </p>
      {link !== null && (
        <SendLink
          link={link}
          label={words.challenge}
          title={words.challenges(ownName(), gameName(kibo.game, language))}
        />
      )}
    </>
  );
}

import type { Kibo } from '@madang/engine';
import { answerAddress, personIn } from '@madang/protocol/links';
import { useCallback, useState } from 'react';
import { ownName } from '../app/guest.ts';
import { followLink } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { GameUi } from '../games/ui.ts';
import { OpenInAnotherTab } from '../play/local/OpenInAnotherTab.tsx';
import { LocalSession } from '../play/local/session.ts';
import { keepMatch, keepMoves, unfinished } from '../play/local/unfinished.ts';
import { useTabLock } from '../play/local/useTabLock.ts';
import { takeWorker } from '../play/local/workers.ts';
import { archive } from '../records/archive.ts';
import { TablePage } from '../table/TablePage.tsx';
import { challengeKey, setupOfChallenge } from './challenge-match.ts';
import { useLink } from './useLink.ts';
import { challengeWords } from './words.ts';

interface ChallengeTableProps {
  readonly ui: GameUi;
  readonly challenge: Kibo;
}

/** The match of who has accepted a challenge. It is stored beside the other matches, and resumed by the same link. */
export function ChallengeTable({ ui, challenge }: ChallengeTableProps) {
  const key = challengeKey(challenge);
  const { state, isMine, take } = useTabLock(key);
  const [answer, setAnswer] = useState<Kibo | null>(null);
  if (state === 'asking') return <div className="designed" aria-busy="true" />;
  if (state === 'elsewhere') return <OpenInAnotherTab onTake={take} />;
  const open = () => {
    const setup = setupOfChallenge(challenge, ownName());
    const left = unfinished(challenge.game, 1, key);
    const beginning = { ask: 'begin', setup, left, canTakeBack: !ui.isMemoryGame } as const;
    return new LocalSession(takeWorker(challenge.game), beginning, {
      eyes: personIn(challenge),
      window: ui.window,
      pace: () => (settings().speed === 0 ? 0 : 1 / settings().speed),
      saved: (kibo) => {
        if (isMine()) keepMatch(kibo, key);
        archive(kibo);
        if (kibo.result) setAnswer(kibo);
      },
      moved: (kibo, moves) => isMine() && keepMoves(kibo, moves, key),
    });
  };
  return (
    <TablePage
      ui={ui}
      open={open}
      replayHref="/replay?last=1"
      further={answer && <ToComparison challenge={challenge} answer={answer} />}
    />
  );
}

function ToComparison({ challenge, answer }: { readonly challenge: Kibo; readonly answer: Kibo }) {
  const words = useWords(challengeWords);
  const link = useLink(useCallback(() => answerAddress('', challenge, answer), [challenge, answer]));
  return (
    link !== null && (
      <a className="b main" href={link} onClick={followLink}>
        {words.compare}
      </a>
    )
  );
}

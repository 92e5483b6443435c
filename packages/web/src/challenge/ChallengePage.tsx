import { type AnsweredChallenge, readChallenge } from '@madang/protocol/links';
import { Suspense, use, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import { isLevel } from '../games/list.ts';
import { loadGameUi } from '../games/ui.ts';
import { byId } from '../records/archive.ts';
import { tableWords } from '../table/words/index.ts';
import { Accept } from './Accept.tsx';
import { ChallengeLink } from './ChallengeButton.tsx';
import { Comparison } from './Comparison.tsx';
import './challenge.css';
import { ChallengeTable } from './ChallengeTable.tsx';
import { challengeWords } from './words.ts';

interface Found extends AnsweredChallenge {
  /** It was played on this device. */
  readonly isOwn: boolean;
}

async function find(fragment: string): Promise<Found | null> {
  const found = await readChallenge(fragment);
  if (!found) return null;
  const { challenge, answer } = found;
  const isPlayable = challenge.seats.every(({ kind, level }) => kind !== 'bot' || isLevel(challenge.game, level));
  if (!isPlayable) return null;
  const isOwn = answer === null && (await byId(challenge.checksum.slice(0, 16)).catch(() => null)) !== null;
  return { challenge, answer, isOwn };
}

/** A challenge from the address: to accept, to play, and to compare when both have played. */
export function ChallengePage({ fragment }: { readonly fragment: string }) {
  const [finding] = useState(() => find(fragment));
  return (
    <Suspense fallback={<Bar />}>
      <Sought finding={finding} />
    </Suspense>
  );
}

function Sought({ finding }: { readonly finding: Promise<Found | null> }) {
  const words = useWords(challengeWords);
  const { home } = useWords(tableWords);
  const [isAccepted, accept] = useState(false);
  const found = use(finding);
  const ui = found && loadGameUi(found.challenge.game);
  if (!found || !ui)
    return (
      <>
        <Bar where={[words.challenge]} />
        <main className="designed">
          <h1>{words.broken}</h1>
          <a className="b main" href="/" onClick={followLink}>
            {home}
          </a>
        </main>
      </>
    );
  const { challenge, answer, isOwn } = found;
  if (answer) return <Comparison challenge={challenge} answer={answer} />;
  if (isAccepted) return <ChallengeTable ui={use(ui)} challenge={challenge} />;
  if (!isOwn) return <Accept challenge={challenge} onAccept={() => accept(true)} />;
  return (
    <>
      <Bar where={[words.challenge]} />
      <main className="designed challenge-link">
        <h1>{words.own}</h1>
        <ChallengeLink kibo={challenge} />
      </main>
    </>
  );
}

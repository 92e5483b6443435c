import type { Kibo } from '@madang/engine';
import { answerAddress, comparedRounds, personIn, toFragment } from '@madang/protocol/links';
import { useCallback, useMemo } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { useReview } from '../review/useReview.ts';
import { useOrigins } from '../table/Invitation.tsx';
import { SendLink } from '../table/SendLink.tsx';
import { tableWords } from '../table/words/index.ts';
import { ComparedSheet } from './ComparedSheet.tsx';
import { useLink } from './useLink.ts';
import { challengeWords } from './words.ts';

interface ComparisonProps {
  readonly challenge: Kibo;
  readonly answer: Kibo;
}

/** Both matches side by side, round by round, with what the decisions cost as far as the reviews are. */
export function Comparison({ challenge, answer }: ComparisonProps) {
  const words = useWords(challengeWords);
  const { language } = useSettings();
  const [own] = useOrigins();
  const origin = own ?? location.origin;
  const link = useLink(useCallback(() => answerAddress(origin, challenge, answer), [origin, challenge, answer]));
  const rounds = useMemo(() => comparedRounds(challenge, answer), [challenge, answer]);
  const reviews = [useReviewOf(challenge), useReviewOf(answer)] as const;
  const game = gameName(challenge.game, language);
  const names = [nameIn(challenge), nameIn(answer)] as const;
  return (
    <>
      <Bar where={[words.challenge, game]} />
      <main className="challenge-compared">
        <h1>{words.heading(...names)}</h1>
        <ComparedSheet matches={[challenge, answer]} names={names} rounds={rounds} reviews={reviews} />
        <p className="row">
          <ToReplay kibo={challenge} name={names[0]} />
          <ToReplay kibo={answer} name={names[1]} />
        </p>
        <h2>{words.back}</h2>
        {link !== null && <SendLink link={link} label={words.back} title={`${words.challenge}: ${game}`} />}
      </main>
    </>
  );
}

function useReviewOf(kibo: Kibo) {
  const source = useMemo(() => ({ kind: 'kibo' as const, kibo }), [kibo]);
  return useReview(source);
}

function ToReplay({ kibo, name }: { readonly kibo: Kibo; readonly name: string }) {
  const { replay } = useWords(tableWords);
  const link = useLink(useCallback(async () => `/replay#k=${await toFragment(kibo)}`, [kibo]));
  return (
    link !== null && (
      <a className="b" href={link} onClick={followLink}>
        <Icon name="play" /> {replay}: {name}
      </a>
    )
  );
}

function nameIn(kibo: Kibo): string {
  return kibo.seats[personIn(kibo)].name;
}

import type { MatchList, Me, Profile } from '@madang/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { useWords } from '../app/words.ts';
import { api } from '../play/online/api.ts';
import { Blocked } from './Blocked.tsx';
import { Devices } from './Devices.tsx';
import { Matches } from './Matches.tsx';
import { OwnData } from './OwnData.tsx';
import { forgetMe, me, ownKey } from './own-key.ts';
import { Passkeys } from './Passkeys.tsx';
import './me.css';
import { Ratings } from './Ratings.tsx';
import { meWords } from './words.ts';

interface Known {
  readonly me: Me;
  readonly profile: Profile;
  readonly first: MatchList;
}

async function ask(): Promise<Known> {
  const own = await me();
  const [profile, first] = await Promise.all([
    api('getPerson', { person_id: own.person_id }),
    api('listMyMatches', { token: ownKey(), query: {} }),
  ]);
  return { me: own, profile, first };
}

/** What the server knows of the reader: matches, ratings, devices. */
export function MePage({ code }: { readonly code: string }) {
  const words = useWords(meWords);
  const [known, setKnown] = useState<Known | 'asking' | 'offline'>('asking');
  const look = useCallback(() => {
    ask().then(setKnown, () => setKnown('offline'));
  }, []);
  useEffect(look, [look]);
  const again = () => {
    forgetMe();
    look();
  };
  return (
    <>
      <Bar where={[words.title]}>
        <LanguageSelect />
      </Bar>
      <main className="me-page">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {known === 'offline' && <p role="alert">{words.offline}</p>}
        {known === 'asking' && <p aria-busy="true" />}
        {typeof known === 'object' && (
          <>
            <Matches first={known.first} key={known.me.person_id} />
            <Ratings ratings={known.profile.ratings} />
            <Devices me={known.me} code={code} onChange={look} />
            <Passkeys me={known.me} onChange={again} />
            <Blocked key={`blocked ${known.me.person_id}`} />
            <OwnData me={known.me} onErased={look} />
          </>
        )}
      </main>
    </>
  );
}

import type { Profile } from '@madang/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { guest } from '../app/guest.ts';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { useWords } from '../app/words.ts';
import { BlockButton } from '../people/BlockButton.tsx';
import { conductWords } from '../people/conduct-words.ts';
import { api } from '../play/online/api.ts';
import { knownKey, me } from './own-key.ts';
import './me.css';
import { Ratings } from './Ratings.tsx';
import { meWords } from './words.ts';

/** A player of this server, with their ratings. */
export function PersonPage({ id }: { readonly id: string }) {
  const words = useWords(meWords);
  const [profile, setProfile] = useState<Profile | 'asking' | 'nobody'>('asking');
  useEffect(() => {
    api('getPerson', { person_id: id }).then(setProfile, () => setProfile('nobody'));
  }, [id]);
  const name = typeof profile === 'object' ? profile.name || guest() : '';
  return (
    <>
      <Bar where={name === '' ? [] : [name]}>
        <LanguageSelect />
      </Bar>
      <main className="me-page">
        <h1>{name}</h1>
        {profile === 'nobody' && <p role="alert">{words.nobody}</p>}
        {typeof profile === 'object' && <Ratings ratings={profile.ratings} />}
        {typeof profile === 'object' && <Acquaintance personId={profile.person_id} />}
      </main>
    </>
  );
}

/** To block the player; nothing on the reader's own page, and for readers who have played nobody. */
function Acquaintance({ personId }: { readonly personId: string }) {
  const words = useWords(conductWords);
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (knownKey() === null) return;
    me().then(
      ({ person_id }) => setOwn(person_id),
      () => null,
    );
  }, []);
  if (own === null || own === personId) return null;
  return (
    <section className="panel">
      <BlockButton personId={personId} />
      <p>{words.blockWhy}</p>
    </section>
  );
}

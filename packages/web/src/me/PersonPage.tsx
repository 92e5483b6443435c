import type { Profile } from '@madang/protocol';
import { useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { guest } from '../app/guest.ts';
import { LanguageSelect } from '../app/LanguageSelect.tsx';
import { useWords } from '../app/words.ts';
import { api } from '../play/online/api.ts';
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
      </main>
    </>
  );
}

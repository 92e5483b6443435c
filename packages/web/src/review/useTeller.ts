import type { Language } from '@madang/engine';
import { decisionTeller } from '@madang/lab/review';
import { useEffect, useState } from 'react';
import type { ReplayedMatch } from '../replay/replayed-match.ts';
import type { Unit } from './messages.ts';

type Teller = Awaited<ReturnType<typeof decisionTeller>>;

/** Says why decisions were marked; null until the sentences of the game are loaded. */
export function useTeller(replayed: ReplayedMatch, unit: Unit, language: Language): Teller | null {
  const [tell, setTell] = useState<Teller | null>(null);
  useEffect(() => {
    let isWanted = true;
    const names = replayed.seats.map(({ name }) => name);
    decisionTeller(replayed, unit, names, language).then((made) => isWanted && setTell(() => made));
    return () => {
      isWanted = false;
    };
  }, [replayed, unit, language]);
  return tell;
}

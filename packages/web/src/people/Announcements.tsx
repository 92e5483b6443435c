import { useEffect, useState } from 'react';
import { useWords } from '../app/words.ts';
import type { Scene } from '../play/presenter.ts';
import { tableWords } from '../table/words/index.ts';
import { peopleWords } from './words/index.ts';

const STAYS = 5000;

/** Tells the reader for some seconds that they are back, or why something was refused; and spectators that they are. */
export function Announcements({ scene }: { readonly scene: Scene }) {
  const words = useWords(peopleWords);
  const table = useWords(tableWords);
  const { back, notNow, eyes } = scene;
  const isSpectator = typeof eyes !== 'number';
  const backText = back && (back.hasBotPlayed ? words.youAreBackAfterBot : words.youAreBack);
  const latest = notNow && notNow.id > (back?.id ?? 0) ? notNow : back;
  const text = latest === null ? null : latest === notNow ? words.refused[notNow.code] : backText;
  const isShown = useForAWhile(latest?.id ?? null);
  return (
    <>
      <p className={isShown ? 'strip' : 'sr'} role="status">
        {isShown && <span key={latest?.id}>{text}</span>}
      </p>
      {isSpectator && (
        <p className="sr" role="status">
          <Later text={table.watching} />
        </p>
      )}
    </>
  );
}

/** Whether this was new some seconds ago. */
export function useForAWhile(id: number | null): boolean {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => setOver(id), STAYS);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== null && id !== over;
}

/** A status region announces what changes in it, not what it begins with. */
function Later({ text }: { readonly text: string }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere ? text : '';
}

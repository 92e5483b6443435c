import type { Seat } from '@madang/engine';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Said } from '../play/notices.ts';
import type { Scene } from '../play/presenter.ts';
import { useForAWhile } from './Announcements.tsx';
import { useMutedSeats } from './others.ts';
import { peopleWords } from './words/index.ts';

/** What players say, at their seats, for some seconds. */
export function Bubbles({ scene, names }: { readonly scene: Scene; readonly names: readonly string[] }) {
  const { reactions: isShown } = useSettings();
  const muted = useMutedSeats(scene.eyes);
  if (!isShown) return null;
  return [...scene.reactions]
    .filter(([seat]) => !muted.has(seat))
    .map(([seat, said]) => (
      <Bubble key={seat} seat={seat} said={said} name={names[seat]} isOwn={seat === scene.eyes} />
    ));
}

interface BubbleProps {
  readonly seat: Seat;
  readonly said: Said;
  readonly name: string;
  readonly isOwn: boolean;
}

function Bubble({ seat, said, name, isOwn }: BubbleProps) {
  const words = useWords(peopleWords);
  const isShown = useForAWhile(said.id);
  const place = usePlaceOf(seat, said.id);
  const text = words.reactions[said.reaction];
  return (
    <>
      {isShown && place && (
        <span key={said.id} className="bubble" style={place} aria-hidden="true">
          {text}
        </span>
      )}
      <span className="sr" aria-live="polite">
        {isShown && !isOwn ? `${name}: ${text}` : ''}
      </span>
    </>
  );
}

/** At the seat's plate on the mat, wherever the game has put it; never outside the window. */
function usePlaceOf(seat: Seat, id: number): CSSProperties | null {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each phrase
  useLayoutEffect(() => {
    const plate = document.querySelector(`.mat [data-spot="seat-${seat}"]`)?.getBoundingClientRect();
    if (!plate) return;
    const isLow = plate.top > innerHeight / 2;
    setPlace({
      left: Math.min(Math.max(8, plate.left), innerWidth - 180),
      ...(isLow ? { bottom: innerHeight - plate.top + 6 } : { top: plate.bottom + 6 }),
    });
  }, [seat, id]);
  return place;
}

import { type CSSProperties, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { handOf } from '../games/entry.ts';
import { entryOf } from '../games/list.ts';

/** For a game without a fan of its own: backs. */
const BACKS = handOf('french', '?', '?', '?');

type Faces = typeof import('./faces.ts');

/** The drawings are a chunk of their own, loaded after the page. Cards have their size before that. */
function useFaces(): Faces | null {
  const [faces, setFaces] = useState<Faces | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./faces.ts').then(
      (loaded) => isHere && setFaces(loaded),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return faces;
}

export function Fan({ game }: { readonly game: string }) {
  const { cornerIndex } = useSettings();
  const faces = useFaces();
  const fan = entryOf(game)?.fan ?? BACKS;
  return (
    <div className={`fan ${fan[0].deck === 'french' ? 'is-french' : ''}`} aria-hidden="true">
      {fan.map((card, place) => (
        <span
          key={card.id + place}
          className="fan-card"
          style={{ '--turn': place - (fan.length - 1) / 2 } as CSSProperties}
        >
          {faces && <img src={faces.faceAddress(card, cornerIndex ? 'bold' : 'fine')} alt="" draggable={false} />}
        </span>
      ))}
    </div>
  );
}

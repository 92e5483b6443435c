import { type CSSProperties, useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { GameId } from '../games/names.ts';
import type { Deck } from '../table/face.ts';

type PicturedDeck = Exclude<Deck, 'plain'>;

export interface FanCard {
  readonly deck: PicturedDeck;
  /** "?" shows its back. */
  readonly id: string;
}

const cards = (deck: PicturedDeck, ...ids: readonly string[]): readonly FanCard[] => ids.map((id) => ({ deck, id }));

/** A hand one would like to be dealt. */
const FANS: Readonly<Record<GameId, readonly FanCard[]>> = {
  koikoi: cards('japanese', '0311', '0131', '0811', '1021', '0621'),
  gostop: cards('korean', '1111', '0331', '0811', '0931', '0221'),
  matgo: cards('korean', '0721', '0111', '1211', '1031', '0521'),
  tysiac: cards('french', 'Q♥', 'K♥', '10♠', 'A♠'),
  check: cards('french', '?', '7♦', '?', 'A♣'),
};

type Faces = typeof import('./faces.ts');

/** The drawings are a chunk of their own: the page is there before them, and cards keep their places meanwhile. */
function useFaces(): Faces | null {
  const [faces, setFaces] = useState<Faces | null>(null);
  useEffect(() => {
    let isHere = true;
    void import('./faces.ts').then((loaded) => isHere && setFaces(loaded));
    return () => {
      isHere = false;
    };
  }, []);
  return faces;
}

export function Fan({ game }: { readonly game: GameId }) {
  const { cornerIndex } = useSettings();
  const faces = useFaces();
  const fan = FANS[game];
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

import { type ReactNode, useEffect, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { GameUi } from '../games/ui.ts';
import type { LocalSetup } from '../play/local/setup.ts';
import { MODEL } from './model-level.ts';
import type { ModelTrouble } from './open-model.ts';
import { modelWords, troubleText } from './words.ts';

interface UsableModelProps {
  readonly ui: GameUi;
  readonly setup: LocalSetup;
  readonly level: string;
  readonly children: ReactNode;
}

/** A match against a trained model, or why it cannot be played: a link may name a model of another browser. */
export function UsableModel({ ui, setup, level, children }: UsableModelProps) {
  const words = useWords(modelWords);
  const { language } = useSettings();
  const [trouble, setTrouble] = useState<ModelTrouble | 'asking' | null>('asking');
  useEffect(() => {
    void import('./open-model.ts')
      .then(({ troubleWith }) => troubleWith(level.slice(MODEL.length), setup))
      .then(setTrouble);
  }, [level, setup]);
  if (trouble === null) return children;
  if (trouble === 'asking') return <div className="designed" aria-busy="true" />;
  return (
    <>
      <Bar />
      <main className="designed">
        <h1>{words.cannotPlay(level.slice(MODEL.length))}</h1>
        <p role="alert">{trouble.trouble === 'unreadable' ? words.gone : troubleText(trouble, language)}</p>
        <a className="b main" href={`/?game=${ui.game.id}`} onClick={followLink}>
          {words.other}
        </a>
      </main>
    </>
  );
}

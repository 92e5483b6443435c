import { Suspense } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName, isGame } from '../games/list.ts';

import { tableWords } from '../table/words/index.ts';
import { Sections } from './Sections.tsx';

/** The rules of this table, in a dialog. */
export function RulesSheet({
  game,
  rules,
  onClose,
}: {
  readonly game: string;
  readonly rules: object;
  readonly onClose: () => void;
}) {
  const words = useWords(tableWords);
  const { language } = useSettings();
  if (!isGame(game)) return null;
  return (
    <Dialog
      title={`${gameName(game, language)}: ${words.rules}`}
      closeLabel={words.close}
      onClose={onClose}
      className="wide"
    >
      <Suspense fallback={<p aria-busy="true" />}>
        <Sections game={game} rules={rules} />
      </Suspense>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { change, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

export type Sheet = 'rules' | 'menu';

/** The header at a table: location, rules, sound and settings. */
export function TableBar({
  where,
  onOpen,
  children,
}: {
  readonly where: readonly string[];
  readonly onOpen: (sheet: Sheet) => void;
  readonly children?: ReactNode;
}) {
  const words = useWords(tableWords);
  const { sound } = useSettings();
  return (
    <Bar where={where}>
      {children}
      <button type="button" className="b quiet s" onClick={() => onOpen('rules')}>
        <Icon name="book" /> <span>{words.rules}</span>
      </button>
      <button
        type="button"
        className="b quiet ic"
        aria-label={words.sound}
        aria-pressed={sound}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'mute'} />
      </button>
      <button type="button" className="b quiet ic" aria-label={words.menu} onClick={() => onOpen('menu')}>
        <Icon name="menu" />
      </button>
    </Bar>
  );
}

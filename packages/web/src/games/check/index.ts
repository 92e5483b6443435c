import { type Language, UNSEEN } from '@madang/engine';
import { check } from '@madang/engine/check';
import { narrator } from '@madang/narrators/check';
import { YOU } from '@madang/narrators/language';
import { Board } from './Board.tsx';
import { beats } from './beats.ts';
import { Count } from './Count.tsx';
import { MATCHING } from './matching.ts';
import { isMemoryAidOn } from './memory.ts';
import type { Scene, Ui } from './props.ts';
import { Rail } from './Rail.tsx';
import { read } from './reading.ts';
import { why } from './why.ts';
import { checkWords } from './words/index.ts';

export const checkUi: Ui = {
  game: check,
  deck: 'french',
  window: MATCHING,
  isMemoryGame: true,
  narrator: (language) => discreet(narrator(language)),
  Board,
  Rail,
  Count,
  beats,
  why,
  rounds: ({ rounds }) => rounds,
  facts,
};

function isReader(name: string | undefined): boolean {
  return Object.values(YOU).some((you) => you === name);
}

type CheckNarrator = ReturnType<typeof narrator>;

/** Without the memory aid, the log does not repeat what only the reader saw (docs/rules/check.md 14). */
function discreet(speaks: CheckNarrator): CheckNarrator {
  return {
    ...speaks,
    event: (event, names) => {
      // The page says itself whose turn it is.
      if (event.type === 'turn' && !event.final && isReader(names[event.seat])) return null;
      if (isMemoryAidOn()) return speaks.event(event, names);
      if (event.type === 'peeked') return null;
      return speaks.event(event.type === 'drew' && event.from === 'deck' ? { ...event, card: UNSEEN } : event, names);
    },
  };
}

function facts(scene: Scene, _names: readonly string[], language: Language): readonly string[] {
  const { turns } = read(scene).view;
  return turns > 0 ? [checkWords[language].turn(turns)] : [];
}

import { QUICK_CLOCK } from '@madang/protocol';
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useNow } from '../app/useNow.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { clockWords } from '../home/clock-words.ts';
import { clockText } from '../table/clock.ts';
import { seekWords } from './seek-words.ts';

interface SeekingProps {
  readonly game: string;
  readonly onMeanwhile: () => void;
  readonly onCancel: () => void;
}

/** Waiting for a stranger: what will be played, for how long one has waited, and what else one may do. */
export function Seeking({ game, onMeanwhile, onCancel }: SeekingProps) {
  const words = useWords(seekWords);
  const clock = useWords(clockWords);
  const { language } = useSettings();
  const [since] = useState(Date.now);
  const now = useNow(1000);
  const { perAction, bank } = QUICK_CLOCK;
  return (
    <>
      <p>{[gameName(game, language), words.standardRules, clock.times(perAction / 1000, bank / 60_000)].join(' · ')}</p>
      <p className="num" role="timer">
        {words.waited(clockText(Math.max(0, now - since)))}
      </p>
      <p className="row">
        <button type="button" className="b main" onClick={onMeanwhile}>
          {words.meanwhile}
        </button>
        <button type="button" className="b" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
      <p className="designed-note">{words.meanwhileWhy}</p>
    </>
  );
}

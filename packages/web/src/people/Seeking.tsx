import { useState } from 'react';
import { Part } from '../app/Part.tsx';
import { useSettings } from '../app/settings.ts';
import { useNow } from '../app/useNow.ts';
import { useWords } from '../app/words.ts';
import { defaultRuleset, gameName } from '../games/list.ts';
import { CLOCKS, choiceOf, seekClock } from '../home/choice.ts';
import { clockWords } from '../home/clock-words.ts';
import { houseRulesWords } from '../home/house-rules/words.ts';
import { RulesName } from '../home/RulesName.tsx';
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
  const houseRules = useWords(houseRulesWords);
  const [choice] = useState(() => choiceOf(game, language));
  const { ruleset = defaultRuleset(game), ...rules } = choice.rules;
  const { per_action, bank } = CLOCKS[seekClock(choice)];
  return (
    <>
      <p>
        {gameName(game, language)}
        {' · '}
        <Part>
          <RulesName of={{ game, ruleset: String(ruleset), rules }} other={houseRules.title} />
        </Part>
        {' · '}
        {clock.times(per_action / 1000, bank / 60_000)}
      </p>
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

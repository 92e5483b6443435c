import { use } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Rules } from '../play/told.ts';
import { houseRulesWords } from './house-rules/words.ts';
import { isSameRules, loadNamedRules } from './named-rules.ts';

interface TableRulesChoiceProps {
  readonly game: string;
  readonly chosen: Rules;
  readonly onChoose: (rules: Rules) => void;
}

/** The named rules of a game: the chosen ones, and on press all of them, each with what tells it from the others. */
export default function TableRulesChoice({ game, chosen, onChoose }: TableRulesChoiceProps) {
  const words = useWords(houseRulesWords);
  const { language } = useSettings();
  const promise = loadNamedRules(game);
  if (!promise) return null;
  const sets = use(promise);
  const now = sets.find(({ rules }) => isSameRules(rules, chosen));
  const { name, line } = now?.words[language] ?? { name: words.own, line: words.changes(Object.keys(chosen).length) };
  return (
    <details className="folded-choice table-rules">
      <summary>
        <small>{words.sets}</small> <b>{name}</b> <span>{line}</span>
      </summary>
      <fieldset className="levels">
        <legend className="sr">{words.sets}</legend>
        {sets.map((set) => (
          <label key={set.words.en.name} className={`radio ${set === now ? 'is-on' : ''}`}>
            <input type="radio" name="table-rules" checked={set === now} onChange={() => onChoose(set.rules)} />
            <span>{set.words[language].name}</span>
            <small>{set.words[language].line}</small>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

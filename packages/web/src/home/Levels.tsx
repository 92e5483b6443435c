import { levelRatings } from '@madang/players/level-ratings';
import { tenths } from '../app/number.ts';
import { useWords } from '../app/words.ts';
import { defaultRuleset, levelNear, levelsAt, levelsOf } from '../games/list.ts';
import type { Choice } from './choice.ts';
import { homeWords } from './words/index.ts';

interface LevelsProps {
  readonly game: string;
  readonly choice: Choice;
  readonly onChoose: (level: string) => void;
}

/** The levels of bots at the chosen table, and why one is missing. */
export function Levels({ game, choice, onChoose }: LevelsProps) {
  const words = useWords(homeWords);
  const { level: chosen, seats, rules } = choice;
  const { ruleset = defaultRuleset(game), ...changes } = rules;
  const isNamed = typeof ruleset === 'string' && Object.keys(changes).length === 0;
  const ratings = isNamed ? levelRatings({ game, seats, ruleset }) : [];
  const ratingOf = (level: string) => ratings.find((rated) => rated.level === level)?.rating;
  const offered = levelsAt(game, choice);
  const missing = levelsOf(game).filter((level) => !offered.includes(level));
  return (
    <fieldset className="levels">
      <legend>{ratings.length > 0 ? `${words.against} · ${words.rating}` : words.against}</legend>
      {offered.map((level) => (
        <label key={level} className={`radio ${level === chosen ? 'is-on' : ''}`}>
          <input type="radio" name="level" checked={level === chosen} onChange={() => onChoose(level)} />
          <span>
            {words.levels[level].name} <LevelRating rating={ratingOf(level)} />
          </span>
          <small>{words.levels[level].how}</small>
        </label>
      ))}
      {missing.map((level) => (
        <p key={level} className="level-missing">
          {words.levelMissing(words.levels[level].name, words.levels[levelNear(game, level, choice)].name)}
        </p>
      ))}
    </fieldset>
  );
}

/** How strong a level is, where that was measured. */
function LevelRating({ rating }: { readonly rating: number | undefined }) {
  const words = useWords(homeWords);
  if (rating === undefined) return null;
  return (
    <span className="level-rating num">
      <span className="sr">{words.rating} </span>
      {tenths(rating)}
    </span>
  );
}

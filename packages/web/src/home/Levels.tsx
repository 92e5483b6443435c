import { type LevelPools, type LevelRating, ratingsAt } from '@madang/players/level-ratings';
import { useEffect, useState } from 'react';
import { tenths } from '../app/number.ts';
import { useWords } from '../app/words.ts';
import { defaultRuleset, entryOf, levelNear, levelsAt, levelsOf } from '../games/list.ts';
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
  const { level: chosen } = choice;
  const ratings = useRatings(game, choice);
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
            {words.levels[level].name}
            <RatingOfLevel rating={ratingOf(level)} />
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

/** Of the levels at the chosen table: none where its rules are changed, and until they are loaded. */
function useRatings(game: string, { seats, rules }: Choice): readonly LevelRating[] {
  const [known, setKnown] = useState<LevelPools | null>(null);
  useEffect(() => {
    // Without them the door is as good.
    entryOf(game)
      ?.levelRatings?.()
      .then(({ default: pools }) => setKnown(pools))
      .catch(() => {});
  }, [game]);
  const { ruleset = defaultRuleset(game), ...changes } = rules;
  if (!known || typeof ruleset !== 'string' || Object.keys(changes).length > 0) return [];
  return ratingsAt(known, { seats, ruleset });
}

/** How strong a level is, where that was measured. */
function RatingOfLevel({ rating }: { readonly rating: number | undefined }) {
  const words = useWords(homeWords);
  if (rating === undefined) return null;
  return (
    <span className="level-rating num">
      <span className="sr"> {words.rating} </span>
      {tenths(rating)}
    </span>
  );
}

import type { PersonRating } from '@madang/protocol';
import { shown, tenths } from '../app/number.ts';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import { RulesName } from '../home/RulesName.tsx';
import { Curve } from '../statistics/Curve.tsx';
import { meWords } from './words.ts';

/** The ratings of a person, each with its curve. */
export function Ratings({ ratings }: { readonly ratings: readonly PersonRating[] }) {
  const words = useWords(meWords);
  const { language } = useSettings();
  return (
    <section className="panel">
      <h2>{words.ratings}</h2>
      <p>
        <a href="/ratings" onClick={followLink}>
          {words.leaders}
        </a>
      </p>
      {ratings.length === 0 && <p>{words.noRatings}</p>}
      {ratings.map(({ game, seats, ruleset, rating, uncertainty, matches, curve }) => (
        <div key={`${game}/${seats}/${ruleset}`}>
          <h3>
            {gameName(game, language)} · <RulesName of={{ game, ruleset, rules: {} }} other={ruleset} /> · {seats}
          </h3>
          <p className="num">
            <b>{tenths(rating)}</b> ± {tenths(uncertainty)} · {words.rated}: {shown(matches)}
          </p>
          {curve.length > 1 && (
            <Curve values={curve.map((point) => point.rating).toReversed()} label={words.curve} write={tenths} />
          )}
        </div>
      ))}
    </section>
  );
}

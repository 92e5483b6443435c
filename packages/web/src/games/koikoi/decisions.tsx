import { useWords } from '../../app/words.ts';
import type { BoardProps } from '../face.ts';
import type { Choice } from '../flower/choice.ts';
import { choiceAnswers } from '../flower/choiceAnswers.tsx';
import { Decision } from '../flower/Decision.tsx';
import { stakeOf } from './stake.ts';
import { rulesOf, viewOf } from './view.ts';
import { koikoiWords } from './words.ts';

/** The turned card could take either of two. */
export function Selection({
  scene,
  narrator,
  act,
  cardName,
  choices,
}: BoardProps & { readonly choices: readonly Choice[] }) {
  const words = useWords(koikoiWords);
  const { flipped } = viewOf(scene);
  return (
    <Decision
      className="is-aside"
      title={words.choose(flipped === null ? '' : cardName(flipped))}
      answers={choiceAnswers(choices, act, (name) => narrator.term(name), cardName)}
    />
  );
}

/** A yaku is made: take the points, or play on for more. */
export function KoiDecision({ scene, narrator, names, act }: BoardProps) {
  const words = useWords(koikoiWords);
  const view = viewOf(scene);
  const { yaku, base, total, risk, cardsLeft } = stakeOf(view, rulesOf(scene));
  return (
    <Decision
      title={words.decide}
      answers={[
        {
          key: 'G',
          label: words.koikoi,
          note: (
            <>
              {words.koikoiNote(cardsLeft)} {words.risk(names[1 - view.seat], risk)}
            </>
          ),
          onChoose: () => act({ type: 'koikoi' }),
        },
        {
          key: 'S',
          label: words.stop,
          note: words.stopNote,
          worth: `+${total}`,
          isMain: true,
          onChoose: () => act({ type: 'stop' }),
        },
      ]}
    >
      <p className="sum">
        {yaku.map(({ type, points }, i) => (
          <span key={type}>
            {i > 0 && ' + '}
            {narrator.term(type)} <b className="num">{points}</b>
          </span>
        ))}
        {total !== base && (
          <span>
            {' '}
            × <b className="num">{total / base}</b>
          </span>
        )}
        {(yaku.length > 1 || total !== base) && (
          <>
            {' = '}
            <b className="num total">{total}</b>
          </>
        )}
      </p>
    </Decision>
  );
}

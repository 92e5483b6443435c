import { type ComponentType, useEffect, useRef } from 'react';
import { shown, signed } from '../app/number.ts';
import { useWords } from '../app/words.ts';
import type { BoardProps, CountProps } from '../games/ui.ts';
import type { Ended } from '../play/presenter.ts';
import { tableWords } from './words/index.ts';

interface ResultProps extends Pick<BoardProps, 'scene' | 'narrator' | 'names' | 'cardName'> {
  readonly Count: ComponentType<CountProps>;
  /** What the game itself says of a round, if not who has won it. */
  readonly headlineOf: (ended: Ended, names: Names) => string | null;
  readonly ended: Ended;
  readonly onNext: () => void;
  /** Stops the automatic continuation. */
  readonly onStay: () => void;
  /** After the last round: what else can be done. */
  readonly children?: React.ReactNode;
}

/** The result of a round: the game's own count, and the standings. */
export function Result(props: ResultProps) {
  const { scene, ended, narrator, names, cardName, Count, headlineOf, onNext, onStay, children } = props;
  const words = useWords(tableWords);
  const { outcome, scores } = ended;
  const { result, eyes } = scene;
  const told = headlineOf(ended, names) ?? headline(words, outcome.winners, names, eyes);
  const next = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  // On a phone the count starts at its first line. After the last round there is no next button: the dialog gets the focus.
  useEffect(() => (next.current ?? sheet.current)?.focus({ preventScroll: true }), []);
  return (
    <div className="result-scrim">
      <section
        className="result"
        role="dialog"
        aria-modal="true"
        aria-labelledby="result-title"
        tabIndex={-1}
        ref={sheet}
      >
        <div className="result-count">
          {result ? (
            <>
              <MatchHead scene={scene} narrator={narrator} names={names} scores={scores} />
              <h2>{told}</h2>
            </>
          ) : (
            <h1 id="result-title">{told}</h1>
          )}
          <Count scene={scene} ended={ended} narrator={narrator} names={names} cardName={cardName} />
        </div>
        <div className="result-side">
          <h2>{words.soFar}</h2>
          <dl className="standings">
            {names.map((name, seat) => (
              <div key={`${seat}-${name}`}>
                <dt>{name}</dt>
                <dd className="num">
                  <b>{shown(scores[seat])}</b> <small>{signed(outcome.points[seat])}</small>
                </dd>
              </div>
            ))}
          </dl>
          {result && scene.past.length > 1 && <RoundsSheet scene={scene} names={names} />}
          {!result && (
            <button type="button" className="b main" ref={next} onClick={onNext}>
              {words.next}
            </button>
          )}
          {ended.isPassing && (
            <p className="result-passing">
              {words.goesOn}{' '}
              <button type="button" className="b s" onClick={onStay}>
                {words.stay}
              </button>
            </p>
          )}
          {children}
        </div>
      </section>
    </div>
  );
}

type OfMatch = Pick<ResultProps, 'scene' | 'narrator' | 'names'>;

/** Who has won the match, how it stands, and who gave up. */
function MatchHead({ scene, narrator, names, scores }: OfMatch & { readonly scores: readonly number[] }) {
  const words = useWords(tableWords);
  const { result, eyes, events } = scene;
  const resigned = events.find(({ type }) => type === 'resigned');
  return (
    <div>
      <h1 id="result-title" className="result-match">
        {matchLine(words, result?.winners ?? [], names, eyes)}
      </h1>
      <p className="result-score num">{scores.map((score) => shown(score)).join(' : ')}</p>
      {resigned && <p>{narrator.event(resigned, names)}</p>}
    </div>
  );
}

/** What every round gave. */
function RoundsSheet({ scene, names }: Pick<ResultProps, 'scene' | 'names'>) {
  const words = useWords(tableWords);
  return (
    <table className="rounds-sheet num">
      <thead>
        <tr>
          <th>
            <span className="sr">{words.sum}</span>
          </th>
          {names.map((name, seat) => (
            <th key={`${seat}-${name}`} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scene.past.map(({ round, points }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {points.map((count, seat) => (
              <td key={`${seat}-${names[seat]}`}>{signed(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TableWords = (typeof tableWords)['en'];
type Names = BoardProps['names'];
type Eyes = BoardProps['scene']['eyes'];

function headline(words: TableWords, winners: readonly number[], names: Names, eyes: Eyes): string {
  if (winners.length === 0) return words.nobodyWon;
  if (winners.length === 1 && winners[0] === eyes) return words.youWon;
  const won = winners.map((seat) => names[seat]);
  return won.length === 1 ? words.won(won[0]) : words.wonTogether(won);
}

export function matchLine(words: TableWords, winners: readonly number[], names: Names, eyes: Eyes): string {
  if (winners.length !== 1) return words.matchTied;
  return winners[0] === eyes ? words.youWonMatch : words.matchWon(names[winners[0]]);
}

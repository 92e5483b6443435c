import type { Claim } from '@madang/engine';
import { useEffect, useRef } from 'react';
import { useWords } from '../app/words.ts';
import type { BoardProps, GameFace } from '../games/face.ts';
import type { Ended } from '../play/stage.ts';
import { tableWords } from './words.ts';

interface ResultProps extends Pick<BoardProps, 'scene' | 'narrator' | 'names' | 'cardName'> {
  readonly Count: GameFace['Count'] | undefined;
  readonly ended: Ended;
  readonly onNext: () => void;
  /** After the last round: what else can be done. */
  readonly children?: React.ReactNode;
}

/** How a round came out, in the order in which a person counts: items, their sum, the factors, the total. */
export function Result({ scene, ended, narrator, names, cardName, Count, onNext, children }: ResultProps) {
  const words = useWords(tableWords);
  const { outcome, scores } = ended;
  const { result, eyes, sitters } = scene;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const claims = Count ? [] : outcome.claims.filter(({ total, items }) => total !== 0 || items.length > 0);
  return (
    <div className="result-scrim">
      <section className="result" role="dialog" aria-modal="true" aria-labelledby="result-title">
        <div className="result-count">
          <h1 id="result-title">{headline(words, outcome.winners, sitters, eyes)}</h1>
          {Count && <Count ended={ended} narrator={narrator} names={names} cardName={cardName} />}
          {!Count &&
            claims.length === 0 &&
            narrator.outcome(outcome, names).map((line) => (
              <p key={line} className="result-line">
                {line}
              </p>
            ))}
          {claims.map((claim, i) => (
            <ClaimTable key={`${claim.seat}-${claim.from}-${i}`} claim={claim} narrator={narrator} names={names} />
          ))}
        </div>
        <div className="result-side">
          {result && <p className="result-match">{matchLine(words, result.winners, sitters, eyes)}</p>}
          <h2>{words.soFar}</h2>
          <dl className="standings">
            {names.map((name, seat) => (
              <div key={`${seat}-${name}`}>
                <dt>{name}</dt>
                <dd className="num">
                  <b>{scores[seat].toLocaleString()}</b> <small>{signed(outcome.points[seat])}</small>
                </dd>
              </div>
            ))}
          </dl>
          {!result && (
            <button type="button" className="b main" ref={next} onClick={onNext}>
              {words.next}
            </button>
          )}
          {children}
        </div>
      </section>
    </div>
  );
}

type TableWords = (typeof tableWords)['en'];
type Sitters = BoardProps['scene']['sitters'];
type Eyes = BoardProps['scene']['eyes'];

function headline(words: TableWords, winners: readonly number[], sitters: Sitters, eyes: Eyes): string {
  if (winners.length === 0) return words.nobodyWon;
  if (winners.length === 1 && winners[0] === eyes) return words.youWon;
  return words.won(winners.map((seat) => sitters[seat].name).join(', '));
}

function matchLine(words: TableWords, winners: readonly number[], sitters: Sitters, eyes: Eyes): string {
  if (winners.length !== 1) return words.matchTied;
  return winners[0] === eyes ? words.youWonMatch : words.matchWon(sitters[winners[0]].name);
}

function ClaimTable({ claim, narrator, names }: { readonly claim: Claim } & Pick<BoardProps, 'narrator' | 'names'>) {
  const words = useWords(tableWords);
  const { items, factors, total, seat, from, paid } = claim;
  const sum = items.reduce((points, item) => points + item.points, 0);
  return (
    <table className="claim">
      <caption>
        <b>{names[seat]}</b> {from !== null && <small>{words.paidBy(names[from])}</small>}
      </caption>
      <tbody>
        {items.map(({ name, points }, i) => (
          <tr key={`${name}-${i}`}>
            <th scope="row">{narrator.term(name)}</th>
            <td className="num">{points}</td>
          </tr>
        ))}
        {items.length > 1 && (
          <tr className="sum">
            <th scope="row">{words.sum}</th>
            <td className="num">{sum}</td>
          </tr>
        )}
        {factors.map(({ name, factor }, i) => (
          <tr key={`${name}-${i}`}>
            <th scope="row">{narrator.term(name, factor)}</th>
            <td className="num">×{factor}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className="num">
            {total.toLocaleString()}
            {paid !== undefined && paid !== total && <small> {words.paid(paid.toLocaleString())}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points.toLocaleString()}` : points.toLocaleString();
}

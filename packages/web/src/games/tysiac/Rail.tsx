import { TARGET } from '@madang/engine/tysiac';
import { type CSSProperties, useState } from 'react';
import { shown, signed } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import { MiniCard } from '../french/MiniCard.tsx';
import { auctionRows } from './auction.ts';
import { pointsLeft } from './preview.ts';
import type { BoardProps } from './props.ts';
import { type Reading, read } from './reading.ts';
import { tysiacWords } from './words/index.ts';

/** Beside the mat: the auction, the score sheet, the tricks of this hand. */
export function Rail(props: BoardProps) {
  const reading = read(props.scene);
  return (
    <>
      <AuctionTable reading={reading} names={props.names} />
      <ScoreTable {...props} reading={reading} />
      {reading.view.declarer !== null && <TrickList {...props} reading={reading} />}
    </>
  );
}

type Named = Pick<BoardProps, 'names'> & { readonly reading: Reading };

function Heads({ names, first }: { readonly names: readonly string[]; readonly first: string }) {
  return (
    <thead>
      <tr>
        {first === '' ? <td /> : <th scope="col">{first}</th>}
        {names.map((name, seat) => (
          <th key={`${seat}-${name}`} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function AuctionTable({ reading: { view }, names }: Named) {
  const words = useWords(tysiacWords);
  const rows = auctionRows(view);
  const note = view.musik !== null && view.declarer !== null ? words.musikTakenBy(names[view.declarer]) : '';
  const said = (value: number | null) => {
    if (value === null) return '';
    if (value === 0) return <span className="t-pass">{words.passed}</span>;
    return value === view.highestBid ? <b className="t-high">{value}</b> : value;
  };
  return (
    <section className="panel">
      <h2>
        {words.auction} <small>{note}</small>
      </h2>
      <table className="t-table num">
        <Heads names={names} first="" />
        <tbody>
          {rows.map((row, lap) => (
            <tr key={`lap-${lap + 1}`}>
              <th scope="row">{words.lap(lap + 1)}</th>
              {row.map((value, seat) => (
                <td key={names[seat] + String(seat)}>{said(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="t-none">{words.nobodyBid}</p>}
    </section>
  );
}

const FEW = 3;

/** The points of each hand: the last ones, and on demand all. */
function ScoreTable({ scene, names, reading }: BoardProps & Named) {
  const words = useWords(tysiacWords);
  const [isWhole, showWhole] = useState(false);
  const hands = isWhole ? scene.past : scene.past.slice(-FEW);
  const scores = scene.ended?.scores ?? scene.scores;
  return (
    <section className="panel">
      <h2>
        {words.score} <small>{words.to1000}</small>
      </h2>
      <table className="t-table num">
        <Heads names={names} first={words.hand} />
        <tbody>
          {hands.map(({ round, points }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              {points.map((score, seat) => (
                <td key={names[seat] + String(seat)} className={score < 0 ? 'is-lost' : ''}>
                  {signed(score)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {scores.map((score, seat) => (
              <td key={names[seat] + String(seat)}>{shown(score)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {scene.past.length > FEW && (
        <button type="button" className="b s quiet t-whole" aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
          {words.allHands(scene.past.length)}
        </button>
      )}
      <Race scores={scores} names={names} reading={reading} />
    </section>
  );
}

function Race({ scores, names, reading: { own, rules, isSeated } }: Named & { readonly scores: readonly number[] }) {
  const words = useWords(tysiacWords);
  const left = (score: number): string => {
    if (score >= TARGET) return words.there;
    return rules.barrel > 0 && score >= rules.barrel ? words.onBarrel : words.missing(TARGET - score);
  };
  return (
    <ul className="t-race">
      {scores.map((score, seat) => (
        <li key={names[seat] + String(seat)} className={isSeated && seat === own ? 'is-own' : ''}>
          <span>{names[seat]}</span>
          <i aria-hidden="true" style={{ '--share': Math.max(0, Math.min(1, score / TARGET)) } as CSSProperties} />
          <span className="num">{left(score)}</span>
        </li>
      ))}
    </ul>
  );
}

function TrickList({ names, cardName, reading: { tricks } }: BoardProps & Named) {
  const words = useWords(tysiacWords);
  return (
    <section className="panel">
      <h2>
        {words.tricks} <small>{words.tricksNote}</small>
      </h2>
      <ol className="t-tricks">
        {tricks.map(({ cards, best, winner, points, isFull }, i) => (
          <li key={cards[0].id}>
            <span className="num">{i + 1}</span>
            <span className="t-minis">
              {cards.map(({ id }) => (
                <MiniCard key={id} id={id} label={cardName(id)} isMarked={isFull && id === best} />
              ))}
            </span>
            <span className="num">
              {isFull ? (
                <>
                  <b>{names[winner]}</b> {points}
                </>
              ) : (
                words.inPlay
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="t-rest">{words.left(pointsLeft(tricks))}</p>
    </section>
  );
}

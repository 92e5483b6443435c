import { Fragment } from 'react';

interface SumProps {
  readonly items: readonly { readonly name: string; readonly points: number }[];
  readonly term: (name: string) => string;
  /** What the items come to, and what multiplies that. */
  readonly factor?: number;
}

/** How points are counted: each set with its own, their sum, and what it is multiplied by. */
export function Sum({ items, term, factor = 1 }: SumProps) {
  const sum = items.reduce((points, item) => points + item.points, 0);
  return (
    <p className="sum">
      {items.map(({ name, points }, i) => (
        <Fragment key={name}>
          {i > 0 && ' + '}
          {term(name)} <b className="num">{points}</b>
        </Fragment>
      ))}
      {factor !== 1 && (
        <>
          {' × '}
          <b className="num">{factor}</b>
        </>
      )}
      {(items.length > 1 || factor !== 1) && (
        <>
          {' = '}
          <b className="num total">{sum * factor}</b>
        </>
      )}
    </p>
  );
}

import './rulebook.css';
import { use } from 'react';
import { useSettings } from '../app/settings.ts';
import { Face } from '../table/Card.tsx';

import { loadBooks } from './load-books.ts';

interface SectionsProps {
  readonly game: string;
  readonly rules: object;
  /** The heading level: on a page or in a dialog. */
  readonly heading?: 'h2' | 'h3';
}

/** With values longer than this, the table is laid out as text. */
const LONG = 16;

/** The rules of a game in the reader's language, with this table's values. */
export function Sections({ game, rules, heading: Heading = 'h3' }: SectionsProps) {
  const { language } = useSettings();
  const sections = use(loadBooks(game))[language](rules);
  return (
    <div className="rulebook">
      {sections.map(({ title, text, rows, pictures = [] }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {!rows && pictures.map((cards) => <Pictures key={cards.join(' ')} cards={cards} />)}
          {rows && (
            <table className={rows.some(([, worth]) => worth.length > LONG) ? 'is-long' : undefined}>
              <tbody>
                {rows.map(([what, worth], row) => (
                  <tr key={what}>
                    <th scope="row">
                      {what}
                      {pictures[row] && <Pictures cards={pictures[row]} />}
                    </th>
                    <td className="num">{worth}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </div>
  );
}

/** The text beside them says what they are. */
function Pictures({ cards }: { readonly cards: readonly string[] }) {
  return (
    <span className="rule-cards" aria-hidden="true">
      {cards.map((id) => (
        <span key={id} className="card">
          <Face id={id} />
        </span>
      ))}
    </span>
  );
}

import { type Deck, JAPANESE, KOREAN } from '@madang/engine/hwatu';
import { cardName, kindName, monthName } from '@madang/narrators/hwatu';
import { use } from 'react';
import { Bar } from '../app/Bar.tsx';
import { loadOnce } from '../app/loading.ts';
import { NotFound } from '../app/NotFound.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { KindMark } from '../games/flower/KindMark.tsx';
import { KINDS, kindOf, monthOf } from '../games/flower/kinds.ts';
import { entryOf, GAME_IDS, gameName } from '../games/list.ts';
import { Card } from '../table/Card.tsx';
import { Faces } from '../table/Faces.tsx';
import '../games/flower/captured.css';
import './cards.css';
import type { CardGuide } from './guide.ts';
import { cardGuideWords } from './words.ts';

const loadGuide = loadOnce((game: string) => entryOf(game)?.guide?.() ?? null);

/** Every flower card by month: its name, its kind, and what it counts for in a game. */
export function CardsPage({ game }: { readonly game: string | null }) {
  const words = useWords(cardGuideWords);
  const { language } = useSettings();
  const games = GAME_IDS.filter((id) => entryOf(id)?.guide);
  const shown = game ?? games[0];
  const guide = loadGuide(shown);
  if (!guide) return <NotFound />;
  return (
    <>
      <Bar where={[words.title]} />
      <main className="card-guide">
        <nav className="row" aria-label={words.title}>
          {games.map((id) => (
            <a
              key={id}
              className="b"
              href={`/cards/${id}`}
              onClick={followLink}
              aria-current={id === shown ? 'page' : undefined}
            >
              {gameName(id, language)}
            </a>
          ))}
        </nav>
        <h1>
          {words.title}: {gameName(shown, language)}
        </h1>
        <p>{words.corner}</p>
        <Guide guide={use(guide)} />
      </main>
    </>
  );
}

function Guide({ guide }: { readonly guide: CardGuide }) {
  const words = useWords(cardGuideWords);
  const { language } = useSettings();
  const { deck } = guide;
  const { ids } = deck === 'japanese' ? JAPANESE : KOREAN;
  // Bonus cards belong to no month and come last.
  const months = [...new Set(ids.map(monthOf))];
  return (
    <>
      <Faces deck={deck} />
      <Kinds deck={deck} ids={ids.filter((id) => monthOf(id) > 0)} />
      <div className="guide-months">
        {months.map((month) => (
          <section key={month}>
            <h2>{month > 0 ? monthName(deck, month, language) : words.bonus}</h2>
            <ul>
              {ids
                .filter((id) => monthOf(id) === month)
                .map((id) => (
                  <Entry key={id} id={id} guide={guide} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** The signs of the kinds, each with the reader's word. */
function Kinds({ deck, ids }: { readonly deck: Deck; readonly ids: readonly string[] }) {
  const words = useWords(cardGuideWords);
  const { language } = useSettings();
  return (
    <section className="captured guide-kinds" aria-label={words.kinds}>
      {KINDS.map((kind) => (
        <p key={kind}>
          <KindMark kind={kind} deck={deck} /> {kindName(deck, kind, language)}{' '}
          <b className="num">{ids.filter((id) => kindOf(id) === kind).length}</b>
        </p>
      ))}
    </section>
  );
}

function Entry({ id, guide: { deck, setsWith } }: { readonly id: string; readonly guide: CardGuide }) {
  const words = useWords(cardGuideWords);
  const { language } = useSettings();
  const sets = setsWith(id, language);
  return (
    <li>
      <Card id={id} label="" isDealt={false} />
      <div>
        <h3>{cardName(deck, id, language)}</h3>
        <p className="captured">
          <KindMark kind={kindOf(id)} deck={deck} /> {kindName(deck, kindOf(id), language)}
        </p>
        <p>{sets.length > 0 ? `${words.countsFor}: ${sets.join(' · ')}` : words.noSet}</p>
      </div>
    </li>
  );
}

import type { Deck } from '@madang/engine/hwatu';
import { kindName } from '@madang/narrators/hwatu';
import type { CSSProperties } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { type Goal, type Holding, type Progress, progressOf } from './goals.ts';
import { isRead, KindMark } from './KindMark.tsx';
import { KINDS, type Kind, monthOf, ofKind } from './kinds.ts';
import { flowerWords } from './words.ts';

export interface CapturedProps {
  readonly seat: number;
  readonly deck: Deck;
  readonly title: string;
  readonly summary: string;
  readonly pile: readonly string[];
  readonly goals: readonly Goal[];
  readonly holding: Holding;
  readonly term: (name: string) => string;
  readonly cardName: (id: string) => string;
  /** False where the cards lie on the mat: they are shown here only if the mat has no room. */
  readonly hasCards?: boolean;
  /** The reader's own panel, which the shortcut focuses. */
  readonly isOwn?: boolean;
  /** Only sets that are begun and still possible: for one of several opponents. */
  readonly isBrief?: boolean;
}

/** A player's captured cards by kind, and the progress of each set. */
export function Captured({
  seat,
  deck,
  title,
  summary,
  pile,
  goals,
  holding,
  term,
  cardName,
  hasCards = true,
  isOwn = false,
  isBrief = false,
}: CapturedProps) {
  const { language } = useSettings();
  const words = useWords(flowerWords);
  const progress = goals.map((goal) => progressOf(goal, holding));
  const shown = isBrief ? progress.filter(({ have, state }) => have > 0 && state !== 'dead') : progress;
  const kinds = KINDS.map((kind) => ({ kind, rows: shown.filter(({ goal }) => goal.kind === kind) })).filter(
    ({ rows }) => !isBrief || rows.length > 0,
  );
  return (
    <section
      className="panel captured"
      aria-label={hasCards ? title : `${words.progress}: ${title}`}
      {...(isOwn ? { 'data-sets': '' } : {})}
    >
      <h2>
        {title} <small>{summary}</small>
      </h2>
      {kinds.map(({ kind, rows }) => (
        <div className={`kind ${hasCards ? '' : 'is-bare'}`} key={kind}>
          <span className="kind-head">
            <KindMark kind={kind} deck={deck} />
            <b className="num">{ofKind(pile, kind).length}</b>
            <span className={isRead(deck, language) ? 'sr' : 'kind-word'}>{kindName(deck, kind, language)}</span>
          </span>
          <KindPile seat={seat} kind={kind} cards={ofKind(pile, kind)} cardName={cardName} />
          <ul className="goals">
            {rows.map((progress) => (
              <GoalRow key={progress.goal.name} progress={progress} term={term} cardName={cardName} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface KindPileProps {
  readonly seat: number;
  readonly kind: Kind;
  readonly cards: readonly string[];
  readonly cardName: (id: string) => string;
}

/** The cards of a kind, and the place of the next one. */
export function KindPile({ seat, kind, cards, cardName }: KindPileProps) {
  return (
    <span className="pile" style={{ '--n': cards.length } as CSSProperties}>
      {cards.map((id) => (
        <Card key={id} id={id} label={cardName(id)} isDealt={false} />
      ))}
      <span className="pile-end" aria-hidden="true">
        <span data-spot={`pile-${seat}-${kind}`} />
      </span>
    </span>
  );
}

interface GoalRowProps {
  readonly progress: Progress;
  readonly term: (name: string) => string;
  readonly cardName: (id: string) => string;
}

function GoalRow({ progress, term, cardName }: GoalRowProps) {
  const words = useWords(flowerWords);
  const { goal, have, will, state, worth, pips } = progress;
  return (
    <li className={`goal is-${state} ${goal.isNamed ? 'is-named' : ''}`}>
      <span className="goal-name">{term(goal.name)}</span>
      <span className="goal-end">
        {goal.isNamed ? (
          <span className="pips">
            {pips.map(({ card, state: pip }) => (
              <i className={`pip is-${pip}`} key={card}>
                {monthOf(card)}
                <span className="sr">{` ${cardName(card)}: ${words.pips[pip]}${words.comma}`}</span>
              </i>
            ))}
          </span>
        ) : (
          <span className="count num">
            {will > have ? (
              <>
                {have} <b>→ {will}</b>
              </>
            ) : (
              have
            )}
            <span className="need">/{goal.need}</span>
          </span>
        )}
        <span className="worth num">{state === 'completes' ? `+${worth}` : worth}</span>
      </span>
      {goal.further && will >= goal.need - 1 && (
        <span className="further">{goal.further.map(({ name, points }) => `${term(name)} ${points}`).join(' · ')}</span>
      )}
    </li>
  );
}

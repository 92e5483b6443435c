import type { Deck } from '@madang/engine/hwatu';
import { kindName } from '@madang/narrators/hwatu';
import { type CSSProperties, useState } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Card } from '../../table/Card.tsx';
import { KindMark } from './KindMark.tsx';
import { KINDS, type Kind, kindOf, ofKind } from './kinds.ts';

export interface CountersProps {
  readonly seat: number;
  readonly deck: Deck;
  readonly pile: readonly string[];
  /** The cards that the previewed play would bring. */
  readonly adds?: readonly string[];
  readonly label: string;
  /** The value of a kind, if not its number of cards. */
  readonly count?: (cards: readonly string[]) => number;
}

/** Captured cards as one number for each kind, and as small pictures where there is room. A press names the kind. */
export function Counters({ seat, deck, pile, adds = [], label, count = (cards) => cards.length }: CountersProps) {
  const { language } = useSettings();
  const [named, name] = useState<Kind | null>(null);
  return (
    <ul className="counters" aria-label={label} data-spot={`pile-${seat}`}>
      {KINDS.map((kind) => {
        const cards = ofKind(pile, kind);
        const more = count(adds.filter((id) => kindOf(id) === kind));
        return (
          <li key={kind}>
            <button
              type="button"
              tabIndex={-1}
              onClick={() => name(named === kind ? null : kind)}
              onBlur={() => name(null)}
            >
              <KindMark kind={kind} deck={deck} />
              <span className={named === kind ? 'kind-word' : 'sr'}>{kindName(deck, kind, language)}</span>
              <b className="num">{count(cards)}</b>
              {more > 0 && <em>+{more}</em>}
            </button>
            <span
              className="landing"
              aria-hidden="true"
              data-counted=""
              style={{ '--n': cards.length } as CSSProperties}
            >
              <span className="landing-place" data-spot={`pile-${seat}-${kind}`} />
              {cards.map((id) => (
                <Card key={id} id={id} label="" isDealt={false} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

import type { RoundOutcome } from '@madang/engine/check';
import { shown } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import { MiniCard } from '../french/MiniCard.tsx';
import type { CountProps } from './props.ts';
import { checkWords } from './words/index.ts';

/** Every hand, card by card with its value, the lowest first. */
export function Count({ ended, names, cardName }: CountProps) {
  const words = useWords(checkWords);
  const { hands, winners } = ended.outcome as RoundOutcome;
  const seats = hands.map((_, seat) => seat).toSorted((a, b) => hands[a].total - hands[b].total);
  return (
    <ol className="count-list">
      {seats.map((seat) => (
        <li key={seat} className={winners.includes(seat) ? 'is-winner' : ''}>
          <b>{names[seat]}</b>
          <span className="count-parts">
            {hands[seat].cards.map(({ name, points }) => (
              <span key={name} className="num">
                <MiniCard id={name} label={cardName(name)} /> {shown(points)}
              </span>
            ))}
            {hands[seat].cards.length === 0 && words.nothingThere}
          </span>
          <b className="num count-total">{shown(hands[seat].total)}</b>
        </li>
      ))}
    </ol>
  );
}

import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { hinted } from '../../table/hinted.ts';
import { tableWords } from '../../table/words/index.ts';
import { CardSpot } from '../french/CardSpot.tsx';
import type { BoardProps } from './props.ts';
import type { Reading } from './reading.ts';
import { tysiacWords } from './words/index.ts';

interface MusikProps extends Pick<BoardProps, 'act' | 'cardName' | 'hint'> {
  readonly reading: Reading;
}

/** The musik, face down; with two musiks, each is a choice. */
export function Musik({ reading, act, cardName, hint }: MusikProps) {
  const words = useWords(tysiacWords);
  const table = useWords(tableWords);
  const { view, legal } = reading;
  return (
    <div className="t-musiks">
      <CardSpot name="stock" />
      {view.musiks.map((cards, musik) => {
        const action = legal.find((choice) => choice.type === 'chooseMusik' && choice.musik === musik);
        const label = view.musiks.length === 1 ? words.takeMusik : words.takeOne(musik + 1);
        return (
          <div className="t-musik" key={musik}>
            <div className="t-musik-cards" role="img" aria-label={`${words.musik}: ${table.cards(cards.length)}`}>
              {cards.map((id, i) => (
                <span key={id === BACK ? i : id} data-spot={`musik-${musik}-${i}`} data-one="">
                  <Card id={id} label={id === BACK ? '' : cardName(id)} />
                </span>
              ))}
            </div>
            {action && (
              <button type="button" className={`b main ${hinted(hint, action)}`} onClick={() => act(action)}>
                {label}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

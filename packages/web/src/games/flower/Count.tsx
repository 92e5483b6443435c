import type { Claim } from '@madang/engine';
import { shown } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import { Face } from '../../table/Card.tsx';
import { tableWords } from '../../table/words/index.ts';
import type { CountProps } from '../ui.ts';
import { type Bill, billsOf } from './bills.ts';

interface FlowerCountProps extends CountProps {
  /** The cards of an item; empty for calls and special events. */
  readonly cardsOf: (seat: number, item: string) => readonly string[];
  /** Why somebody pays this, where that needs a sentence. */
  readonly why?: (claim: Claim) => string | null;
}

/** How a round is counted: each set with its cards, the sum, what multiplies it, who pays. */
export function Count({ ended, narrator, names, cardName, cardsOf, why = () => null }: FlowerCountProps) {
  const { outcome } = ended;
  const bills = billsOf(outcome.claims);
  if (bills.length === 0)
    return narrator.outcome(outcome, names).map((line) => (
      <p key={line} className="result-line">
        {line}
      </p>
    ));
  return bills.map((bill, i) => (
    <BillTable
      key={`${bill.seat}-${i}`}
      bill={bill}
      names={names}
      term={(name, factor) => narrator.term(name, factor)}
      cardsOf={(item) => cardsOf(bill.seat, item)}
      cardName={cardName}
      why={why}
    />
  ));
}

interface BillTableProps extends Required<Pick<FlowerCountProps, 'names' | 'cardName' | 'why'>> {
  readonly bill: Bill;
  readonly term: (name: string, factor?: number) => string;
  readonly cardsOf: (item: string) => readonly string[];
}

function BillTable({ bill, names, term, cardsOf, cardName, why }: BillTableProps) {
  const words = useWords(tableWords);
  const { seat, items, sum, claims, total } = bill;
  const [first] = claims;
  const isShared = claims.length > 1;
  return (
    <table className="claim">
      <caption>
        <b>{names[seat]}</b> {!isShared && first.from !== null && <small>{words.paidBy(names[first.from])}</small>}
      </caption>
      <tbody>
        {items.map(({ name, points }, i) => (
          <tr key={`${name}-${i}`}>
            <th scope="row">
              {term(name)} <SetCards cards={cardsOf(name)} cardName={cardName} />
            </th>
            <td className="num">{points}</td>
          </tr>
        ))}
        {(items.length > 1 || isShared) && (
          <tr className="sum">
            <th scope="row">{words.sum}</th>
            <td className="num">{sum}</td>
          </tr>
        )}
        {isShared
          ? claims.map((claim, i) => (
              <Payer key={`payer ${i}`} claim={claim} names={names} term={term} why={why(claim)} />
            ))
          : first.factors.map(({ name, factor }, i) => (
              <tr key={`${name}-${i}`}>
                <th scope="row">{term(name, factor)}</th>
                <td className="num">×{factor}</td>
              </tr>
            ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td className="num">
            {shown(isShared ? total : first.total)}
            {!isShared && <Paid claim={first} />}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface PayerProps extends Pick<BillTableProps, 'names' | 'term'> {
  readonly claim: Claim;
  readonly why: string | null;
}

/** What one of several losers pays: the sum with that player's factors. */
function Payer({ claim, names, term, why }: PayerProps) {
  const words = useWords(tableWords);
  const { from, factors, total } = claim;
  const named = factors.filter(({ factor }) => factor > 1);
  return (
    <tr className="payer">
      <th scope="row">
        {from === null ? names[claim.seat] : words.paidBy(names[from])}
        {named.length > 0 && (
          <small>{named.map(({ name, factor }) => `${term(name, factor)} ×${factor}`).join(' · ')}</small>
        )}
        {why !== null && <small className="why">{why}</small>}
      </th>
      <td className="num">
        +{shown(total)}
        <Paid claim={claim} />
      </td>
    </tr>
  );
}

/** What was really paid, where that was less. */
function Paid({ claim: { total, paid } }: { readonly claim: Claim }) {
  const words = useWords(tableWords);
  return paid !== undefined && paid !== total && <small> {words.paid(shown(paid))}</small>;
}

function SetCards({
  cards,
  cardName,
}: {
  readonly cards: readonly string[];
  readonly cardName: (id: string) => string;
}) {
  if (cards.length === 0) return null;
  return (
    <span className="set-cards" role="img" aria-label={cards.map(cardName).join(', ')}>
      {cards.map((id) => (
        <span className="mini-face" key={id}>
          <Face id={id} />
        </span>
      ))}
    </span>
  );
}

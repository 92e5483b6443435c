import { useRef, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { hinted } from '../../table/hinted.ts';
import { useKeys } from '../../table/useKeys.ts';
import { tableWords } from '../../table/words/index.ts';
import { useFocusWhenIdle } from '../french/useFocusWhenIdle.ts';
import { type BidRange, bidRange, stepBid } from './auction.ts';
import type { BoardProps } from './props.ts';
import type { Reading } from './reading.ts';
import { tysiacWords } from './words/index.ts';

const PASS = { type: 'pass' };

interface AuctionPanelProps extends Pick<BoardProps, 'names' | 'act' | 'hint'> {
  readonly reading: Reading;
}

/** The auction: the current bid, and the reader's own. */
export function AuctionPanel({ reading, names, act, hint }: AuctionPanelProps) {
  const words = useWords(tysiacWords);
  const table = useWords(tableWords);
  const { view, legal } = reading;
  const range = bidRange(legal);
  const mayPass = legal.some(({ type }) => type === 'pass');
  const highest = view.bids.findLast(({ value }) => value > 0);
  const standing = highest ? words.highestIs(highest.value, names[highest.seat]) : words.nobodyBid;
  const panel = useRef<HTMLElement>(null);
  useFocusWhenIdle(panel, '.main, button', legal.length > 0);
  useKeys(mayPass ? { p: () => act(PASS) } : {});
  return (
    <section className="t-panel" aria-label={words.auction} ref={panel}>
      <p className="t-standing">{standing}</p>
      {range && <Bidder key={`${range.low}-${range.high}`} range={range} label={words.bid} {...{ act, hint }} />}
      {legal.length > 0 && !range && <p className="t-help">{words.onlyPass}</p>}
      {mayPass && (
        <button type="button" className={`b ${hinted(hint, PASS)}`} onClick={() => act(PASS)}>
          {words.pass} <kbd>P</kbd>
        </button>
      )}
      {legal.length === 0 && <p className="t-help">{table.turnOf(names[view.seat])}</p>}
    </section>
  );
}

interface BidderProps extends Pick<BoardProps, 'act' | 'hint'> {
  readonly range: BidRange;
  readonly label: (value: number) => string;
}

/** The value to bid: what a hint says from when it is shown, until the reader changes it. */
function useHintedBid(range: BidRange, hint: BoardProps['hint']): [number, (change: (old: number) => number) => void] {
  const said = hint?.type === 'bid' && typeof hint.value === 'number' ? hint.value : null;
  const [value, setValue] = useState(said ?? range.low);
  const [followed, follow] = useState(said);
  if (said !== followed) {
    follow(said);
    if (said !== null) setValue(said);
  }
  return [value, setValue];
}

/** A value between two buttons; + and − on the keyboard too. */
export function Bidder({ range, label, act, hint }: BidderProps) {
  const words = useWords(tysiacWords);
  const [value, setValue] = useHintedBid(range, hint);
  const change = (way: 1 | -1) => setValue((old) => stepBid(range, old, way));
  const keys = { '+': () => change(1), '=': () => change(1), '-': () => change(-1) };
  useKeys(range.low < range.high ? keys : {});
  return (
    <>
      {range.low < range.high && (
        <fieldset className="t-stepper" aria-label={words.yourBid}>
          <button
            type="button"
            className="b ic"
            aria-label={words.lower}
            aria-disabled={value === range.low}
            onClick={() => change(-1)}
          >
            −
          </button>
          <output className="num" aria-live="polite">
            {value}
          </output>
          <button
            type="button"
            className="b ic"
            aria-label={words.higher}
            aria-disabled={value === range.high}
            onClick={() => change(1)}
          >
            +
          </button>
        </fieldset>
      )}
      <button
        type="button"
        className={`b main ${hinted(hint, { type: 'bid', value })}`}
        onClick={() => act({ type: 'bid', value })}
      >
        {label(value)}
      </button>
    </>
  );
}

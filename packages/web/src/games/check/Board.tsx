import type { Seat } from '@madang/engine';
import { findCard, handTotal, type Position } from '@madang/engine/check';
import { type CSSProperties, useState } from 'react';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { othersFrom } from '../../table/names.ts';
import { useKeys } from '../../table/useKeys.ts';
import { tableWords } from '../../table/words/index.ts';
import { SeatPlate } from '../french/SeatPlate.tsx';
import { AskPanel } from './AskPanel.tsx';
import { type GridProps, HandGrid } from './HandGrid.tsx';
import { useMemoryAid } from './memory.ts';
import { Piles } from './Piles.tsx';
import {
  type Ask,
  askOf,
  faceAt,
  isTurnOf,
  keyOf,
  looksOf,
  positionsOf,
  type Reading,
  read,
  targetsOf,
} from './reading.ts';
import '../french/french.css';
import './check.css';
import type { BoardProps } from './props.ts';
import { useEagerAct } from './useEagerAct.ts';
import { useRanks } from './useRanks.ts';
import { useTurnedDown } from './useTurnedDown.ts';
import { checkWords } from './words/index.ts';

/** The mat of Check: opponents around it, the piles in the middle, the reader's cards below. */
export function Board(props: BoardProps) {
  const { scene, hint } = props;
  const act = useEagerAct(scene.legal, props.act);
  const reading = read(scene);
  const { view, own, eyes } = reading;
  const ask = askOf(reading);
  const [remembers] = useMemoryAid();
  const [turnedDown, turnDown] = useTurnedDown(view, eyes);
  const [first, choose] = useFirst(reading);
  const targets = targetsOf(reading, first);
  const sight = { remembers, turnedDown };
  const press = (seat: Seat, slot: number) => {
    const target = targets.get(keyOf({ seat, slot }));
    if (target === undefined) return;
    if (target !== 'choose') return act(target);
    choose(first && keyOf(first) === keyOf({ seat, slot }) ? null : { seat, slot });
  };
  useOwnKeys(targets, own, press);
  useKeys(first ? { Escape: () => choose(null) } : {});
  const words = useWords(checkWords);
  const grid: Omit<GridProps, 'seat'> = {
    ...props,
    reading,
    sight,
    targets,
    onPress: press,
    verb: verbOf(ask, words, useRanks()),
    chosen: first && keyOf(first),
    hinted: hintedPlaces(hint, own),
  };
  const looks = looksOf(view, eyes)
    .slice(turnedDown)
    .flatMap((position) => {
      const card = faceAt(reading, position, sight);
      return card === null || card === BACK ? [] : [{ position, card }];
    });
  return (
    <div className="check french" data-seats={view.players.length} data-stage={view.stage}>
      <Others {...props} reading={reading} grid={grid} />
      <Piles {...props} reading={reading} ask={ask} />
      <div className="c-own">
        <div className="c-me">
          {scene.legal.length > 0 && <TurnMark ask={ask} />}
          <Plate {...props} reading={reading} seat={own} />
        </div>
        <HandGrid {...grid} seat={own} />
        <AskPanel {...props} act={act} reading={reading} ask={ask} first={first} looks={looks} onTurnDown={turnDown} />
      </div>
    </div>
  );
}

/** Around the mat, in the order of play from the reader's left. */
function Others({
  grid,
  ...props
}: BoardProps & { readonly reading: Reading; readonly grid: Omit<GridProps, 'seat'> }) {
  const { reading } = props;
  const others = othersFrom(reading.own, reading.view.players.length);
  return (
    <div className="c-others">
      {others.map((seat, i) => (
        <div key={seat} className={`c-other ${sideOf(i, others.length)}`} style={topColumn(i, others.length)}>
          <Plate {...props} seat={seat} />
          <div className="c-table">
            <HandGrid {...grid} seat={seat} />
            <Drawn reading={reading} seat={seat} cardName={props.cardName} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The first card of a swap, reset by the next question. */
function useFirst({ legal }: Reading): readonly [Position | null, (position: Position | null) => void] {
  const [first, choose] = useState<Position | null>(null);
  const [asked, setAsked] = useState(legal);
  if (asked !== legal) {
    setAsked(legal);
    choose(null);
  }
  return [asked === legal ? first : null, choose];
}

/** `1`–`9`: the reader's own cards. */
function useOwnKeys(targets: GridProps['targets'], own: Seat, press: (seat: Seat, slot: number) => void): void {
  const slots = [...targets.keys()].filter((key) => key.startsWith(`${own}-`)).map((key) => Number(key.split('-')[1]));
  useKeys(Object.fromEntries(slots.map((slot) => [String(slot + 1), () => press(own, slot)])));
}

function verbOf(ask: Ask, words: (typeof checkWords)['en'], ranks: (sign: string) => string): string {
  switch (ask.ask) {
    case 'place':
      return words.replace;
    case 'match':
      return words.match(ranks(ask.rank));
    case 'look':
      return words.look;
    default:
      return words.swap;
  }
}

function hintedPlaces(hint: BoardProps['hint'], own: Seat): ReadonlySet<string> {
  const slot = typeof hint?.slot === 'number' ? [{ seat: own, slot: hint.slot }] : [];
  return new Set([...slot, ...positionsOf(hint?.peek), ...positionsOf(hint?.swap)].map(keyOf));
}

/** A single opponent sits opposite; of several, the first is at the left and the last at the right. */
function sideOf(index: number, others: number): string {
  if (others === 1) return 'is-top is-alone';
  if (index === 0) return 'is-left';
  return index === others - 1 ? 'is-right' : `is-top ${others === 3 ? 'is-alone' : ''}`;
}

/** The opponents at the top share six columns. */
function topColumn(index: number, others: number): CSSProperties {
  if (others === 1) return { '--column': '2 / 8' } as CSSProperties;
  if (index === 0 || index === others - 1) return {};
  const width = 6 / (others - 2);
  return { '--column': `${2 + (index - 1) * width} / span ${width}` } as CSSProperties;
}

function TurnMark({ ask }: { readonly ask: Ask }) {
  const table = useWords(tableWords);
  const words = useWords(checkWords);
  return <span className="turn">{ask.ask === 'match' ? words.matchTurn : table.yourTurn}</span>;
}

type PlateProps = Pick<BoardProps, 'scene' | 'names'> & { readonly reading: Reading; readonly seat: Seat };

function Plate({ scene, names, reading: { view }, seat }: PlateProps) {
  const words = useWords(checkWords);
  const table = useWords(tableWords);
  const { hand, isLocked, hasConfirmedPeek } = view.players[seat];
  const cards = hand.filter((id): id is string => id !== null);
  const total = view.ending === null ? null : handTotal(cards.map((id) => findCard(id) ?? -1));
  const tag = view.playerWhoCalledCheck === seat ? <span className="c-called">{words.check}</span> : null;
  const isWinner = view.roundWinner?.includes(seat) ?? false;
  return (
    <SeatPlate scene={scene} seat={seat} name={names[seat]} isTurn={isTurnOf(view, seat)} tag={tag}>
      {total !== null ? (
        <p className={`c-total num ${isWinner ? 'is-winner' : ''}`}>{words.total(total)}</p>
      ) : (
        <p className="plate-sub">
          {view.stage === 'initialPeek' && !hasConfirmedPeek ? words.looking(names[seat]) : table.cards(cards.length)}
          {isLocked && ` · ${words.locked}`}
        </p>
      )}
    </SeatPlate>
  );
}

/** The card that another player has drawn and not yet placed. */
function Drawn({
  reading: { view },
  seat,
  cardName,
}: { readonly reading: Reading; readonly seat: Seat } & Pick<BoardProps, 'cardName'>) {
  const drawn = view.currentPlayer === seat ? view.drawnCard : null;
  return (
    <span className="c-drawn" data-spot={`drawn-${seat}`} data-one="">
      {drawn && <Card id={drawn.card} label={drawn.card === BACK ? '' : cardName(drawn.card)} isDealt={false} />}
    </span>
  );
}

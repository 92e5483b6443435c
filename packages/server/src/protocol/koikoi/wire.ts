import type { AnyHappening, Viewer } from '@madang/engine';
import { koikoi, Round } from '@madang/engine/koikoi';
import { type Body, CommandType, ErrorCode } from '@madang/protocol/koikoi';
import { isOver, type TableState } from '../../table/table.ts';
import { promiseOf, revealOf } from '../fairness.ts';
import { tableWaiting } from '../notices.ts';
import { sitterAt } from '../players.ts';
import type { Wire } from '../wire.ts';
import { type CardOrder, cardOrderAfter, type Happening } from './card-order.ts';
import { readCommand } from './commands.ts';
import { gameFinished } from './endings.ts';
import { isTurnError, turnError } from './errors.ts';
import { interpret } from './interpret.ts';
import { snapshot } from './snapshot.ts';
import { translate } from './translate.ts';
import type { Players } from './words.ts';

const NOT_STARTED = Object.freeze(turnError(ErrorCode.INVALID_STATE, 'The match has not begun: a seat is still free'));
const OVER = Object.freeze(turnError(ErrorCode.INVALID_STATE, 'The match is over', false));

/** Koi-Koi's own dialect. */
export const koikoiWire: Wire<CardOrder> = {
  begin: () => cardOrderAfter([]),
  remember: (order, happenings) => cardOrderAfter(ofKoikoi(happenings), order),
  translate: (happenings, table, viewer) =>
    translate(ofKoikoi(happenings), playersOf(table), viewer).map((body) => withFairness(body, table)),
  count: (happenings, table, viewer) => translate(ofKoikoi(happenings), playersOf(table), viewer).length,
  snapshot: (table, order, viewer) => (table.match ? shown(table, order, viewer) : tableWaiting(table, viewer)),
  interpret: (table, viewer, json) => {
    const command = readCommand(json);
    if (isTurnError(command)) return command;
    if (command.command === CommandType.GAME_REQUEST_JOIN || command.command === CommandType.CLIENT_ACKNOWLEDGE)
      return turnError(ErrorCode.INVALID_STATE, `${command.command} is no move`);
    if (isOver(table)) return OVER;
    if (!table.match) return NOT_STARTED;
    const action = interpret(roundOf(table), viewer, command);
    return isTurnError(action) ? action : [action];
  },
  pause: () => 0,
  window: () => null,
};

function ofKoikoi(happenings: readonly AnyHappening[]): readonly Happening[] {
  if (!happenings.every(isOfKoikoi)) throw new Error('this is not Koi-Koi');
  return happenings;
}

/** A position of Koi-Koi has actions, events and rules of Koi-Koi. */
function isOfKoikoi(happening: AnyHappening): happening is AnyHappening & Happening {
  return happening.state instanceof Round;
}

function roundOf({ match, card }: TableState): Round {
  if (!(match?.state instanceof Round)) throw new Error(`table ${card.id} does not play Koi-Koi`);
  return match.state;
}

function playersOf(table: TableState): Players {
  const [first, second] = [sitterAt(table, 0), sitterAt(table, 1)];
  return [
    { id: first.playerId, name: first.name },
    { id: second.playerId, name: second.name },
  ];
}

function withFairness(body: Body, table: TableState): Body {
  switch (body.event) {
    case 'GameStarted':
      return { ...body, ...promiseOf(table) };
    case 'GameFinished':
      return { ...body, ...revealOf(table) };
    default:
      return body;
  }
}

/** The snapshot, with what a client missed that was not connected at the start or at the end. */
function shown(table: TableState, order: CardOrder, viewer: Viewer): Body<'GameSnapshotRestore'> {
  const players = playersOf(table);
  const round = roundOf(table);
  const finished = gameFinished(koikoi.carry(round), players);
  return {
    ...snapshot({ gameId: table.card.id, players, round, order }, viewer),
    ...(isOver(table) && { flow_state: null }),
    players: [...players],
    ...(finished && { result: { winner: finished.winner } }),
    ...promiseOf(table),
    ...revealOf(table),
  };
}

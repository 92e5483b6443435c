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

/** Koi-Koi's own dialect at a table. */
export const koikoiWire: Wire<CardOrder> = {
  begin: () => cardOrderAfter([]),
  remember: (desk, happenings) => cardOrderAfter(ofKoikoi(happenings), desk),
  translate: (happenings, table, viewer) =>
    translate(ofKoikoi(happenings), playersOf(table), viewer).map((body) => withFairness(body, table)),
  count: (happenings, table, viewer) => translate(ofKoikoi(happenings), playersOf(table), viewer).length,
  snapshot: (table, desk, viewer) => (table.match ? shown(table, desk, viewer) : tableWaiting(table, viewer)),
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
  for (const { state } of happenings) if (!(state instanceof Round)) throw new Error('this is not Koi-Koi');
  return happenings as unknown as readonly Happening[];
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

/** The snapshot, and what a client that was not there at the start or at the end has missed. */
function shown(table: TableState, desk: CardOrder, viewer: Viewer): Body<'GameSnapshotRestore'> {
  const players = playersOf(table);
  const round = roundOf(table);
  const finished = gameFinished(koikoi.carry(round), players);
  return {
    ...snapshot({ gameId: table.card.id, players, round, desk }, viewer),
    ...(isOver(table) && { flow_state: null }),
    players: [...players],
    ...(finished && { result: { winner: finished.winner } }),
    ...promiseOf(table),
    ...revealOf(table),
  };
}

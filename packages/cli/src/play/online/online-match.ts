import { type Action, type AnyGame, type AnyNarrator, type Language, RESIGN } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import { Connection, type OwnSeat, socketAddress, type TableEvent } from '@madang/protocol/client';
import { Failure } from '../../failure.ts';
import type { PlayerInterface } from '../player-interface.ts';
import { EventQueue } from './event-queue.ts';
import { OnlineView } from './online-view.ts';

interface OnlineMatch {
  readonly server: string;
  readonly seat: OwnSeat;
  readonly game: AnyGame;
  readonly narrator: AnyNarrator;
  readonly language: Language;
  /** What the player is called here. */
  readonly ownName: string;
  /** What is said in place of a hint. */
  readonly noHint: string;
  readonly stage: PlayerInterface;
}

/** Plays a seat at a table of a server until the match is over or the person leaves, who may come back. */
export async function playOnline(match: OnlineMatch): Promise<'finished' | 'left'> {
  const { server, seat, game, narrator, language, ownName } = match;
  const events = new EventQueue<TableEvent>();
  const table = new Connection(
    { address: socketAddress(server), as: seat },
    {
      event: (event) => events.add(event),
      refused: ({ message }, what) => {
        if (what === 'join') events.fail(new Failure(`the server refused the seat: ${message}`));
        else table.refresh(); // the snapshot says what can be done now
      },
    },
  );
  try {
    return await follow(match, new OnlineView(game, narrator, language, ownName), events, table);
  } finally {
    table.close();
  }
}

async function follow(
  match: OnlineMatch,
  view: OnlineView,
  events: EventQueue<TableEvent>,
  table: Connection,
): Promise<'finished' | 'left'> {
  const { stage, game } = match;
  for (let event = await events.next(); ; ) {
    const going = await shown(match, view, event);
    if (going !== 'on') return going;
    const asks = 'next_state' in event && event.next_state?.your_turn;
    if (asks) {
      const action = await stage.ask(view.scene, async () => match.noHint);
      if (action === 'leave') return 'left';
      play(table, game, action);
    }
    const next = 'next_state' in event ? await stage.meanwhile(view.told, events.next()) : await events.next();
    if (next === 'leave') return 'left';
    event = next;
  }
}

function play(table: Connection, game: AnyGame, action: Action): void {
  if (action === RESIGN) table.resign();
  else table.act(encodeCards(game, action) as Parameters<Connection['act']>[0]);
}

/** Shows what an event tells. */
async function shown(match: OnlineMatch, view: OnlineView, event: TableEvent): Promise<'on' | 'finished' | 'left'> {
  const { stage, narrator } = match;
  const left = (going: 'on' | 'leave') => (going === 'leave' ? 'left' : 'on');
  switch (event.event) {
    case 'GameStarted':
      view.begin(event);
      return 'on';
    case 'RoundDealt':
    case 'TurnProgress':
      return left(await stage.show(view.see(event)));
    case 'GameSnapshotRestore':
      view.see(event);
      return event.result ? 'finished' : left(await stage.show(view.scene));
    case 'RoundEnded': {
      const lines = [...narrator.outcome(event.outcome, view.names), '', view.scores(event.cumulative_scores)];
      return left(await stage.report(view.told, lines));
    }
    case 'GameFinished':
      await stage.report(view.told, [view.scores(event.final_scores)]);
      return 'finished';
    case 'GameVoided':
      return 'finished';
    default:
      return 'on';
  }
}

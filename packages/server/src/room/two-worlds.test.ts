import {
  type Action,
  type AnyGame,
  type AnyHappening,
  FastRandom,
  GAMES,
  isRefusal,
  type Random,
  type Viewer,
} from '@madang/engine';
import { alikeBefore } from '@madang/engine/testing';
import { expect, it } from 'vitest';
import { withState } from '../protocol/testing/tables.ts';
import type { RunningServer } from '../server/start.ts';
import { act } from '../table/decide.ts';
import type { TableState } from '../table/table.ts';
import { fixedBytes } from '../testing/fixed-bytes.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { type Gathering, gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import type { Room } from './room.ts';

// Two servers with the same clock and the same tokens. Before every step the second is given a position that one viewer
// cannot tell from the first's, neither before nor after the step; then everything that is sent to this viewer must be
// the same, byte by byte: events, errors, snapshots.

interface World {
  readonly server: RunningServer;
  readonly table: Gathering;
  readonly room: Room;
  readonly onlooker: TestPlayer;
}

const STEPS = 25;

for (const game of GAMES)
  for (const viewer of [0, 1, 'table'] as const)
    it(`${game.id}: what ${viewer === 'table' ? 'a spectator' : `seat ${viewer}`} cannot know changes no byte of what it is sent`, async () => {
      const [truth, other] = [await world(game, viewer), await world(game, viewer)];
      const random = new FastRandom(7, 1);
      for (let step = 0; step < STEPS; step++) {
        const { table } = truth.room;
        const { match } = table;
        if (!match || match.result) break;
        const seat = match.actors[random.below(match.actors.length)];
        const legal = game.legal(match.state, seat);
        const action = legal[random.below(legal.length)];
        const alike = alikeTurn(game, table, { seat, action }, viewer, random);
        set(other.room, withState(table, alike.before));
        await Promise.all([asks(truth, viewer), asks(other, viewer)]);
        await acts(truth, seat, action);
        await acts(other, seat, alike.action);
        await Promise.all([asks(truth, viewer), asks(other, viewer)]);
        expect(other.onlooker.texts).toEqual(truth.onlooker.texts);
      }
      expect(truth.onlooker.texts.length).toBeGreaterThan(STEPS);
    });

interface Move {
  readonly seat: number;
  readonly action: Action;
}

/** A position and the move in it that this viewer cannot tell from the true ones; what follows by force is open to all. */
function alikeTurn(game: AnyGame, table: TableState, { seat, action }: Move, viewer: Viewer, random: Random) {
  const happenings = turn(table, { seat, action });
  const [happening] = happenings ?? [];
  if (happening?.kind !== 'acted') throw new Error('a legal action was refused');
  for (;;) {
    const alike = alikeBefore(game, happening.round, { ...happening, after: happening.state }, viewer, random);
    const others = turn(withState(table, alike.before), { seat, action: alike.action });
    if (others && shape(others) === shape(happenings ?? [])) return alike;
  }
}

function turn({ match }: TableState, { seat, action }: Move): readonly AnyHappening[] | null {
  const turned = match?.act(seat, action);
  return !turned || isRefusal(turned) ? null : turned.happenings;
}

function shape(happenings: readonly AnyHappening[]): string {
  return happenings.map((one) => (one.kind === 'acted' ? one.action.type : one.kind)).join();
}

async function world(game: AnyGame, viewer: Viewer): Promise<World> {
  const server = await testServer({ time: new ManualTime(), bytes: fixedBytes('two worlds') });
  const table = await gathering(server, { game: game.id, people: game.seats[0] });
  const room = await server.rooms.find(table.tableId);
  if (!room) throw new Error('no room');
  const onlooker =
    viewer === 'table'
      ? await TestPlayer.watch(server.url, table.tableId)
      : await TestPlayer.join(server.url, table.seats[viewer], {}, game.id);
  await onlooker.heard('GameSnapshotRestore');
  return { server, table, room, onlooker };
}

/** Replaces the position of the table without the room's knowledge. */
function set(room: Room, table: TableState): void {
  Reflect.set(Reflect.get(room, 'tableLog'), 'current', table);
}

/** Sends what is refused, and asks for a snapshot; everything sent before has come when the answers have. */
async function asks({ onlooker, table }: World, viewer: Viewer): Promise<void> {
  const heard = onlooker.messages.length;
  onlooker.say({ command: 'TurnPlayHandCard', card: '0111', target: null });
  onlooker.say({ command: 'PlayCard', card: 'A♠' });
  onlooker.say({ command: 'attemptMatch', slot: 40 });
  const { player_id, session_token } = table.seats[viewer === 'table' ? 0 : viewer];
  const who = viewer === 'table' ? { table_id: table.tableId } : { player_id, session_token };
  onlooker.say({ command: 'GameRequestJoin', ...who });
  await onlooker.heard('GameSnapshotRestore', heard);
}

async function acts({ room }: World, seat: number, action: Parameters<typeof act>[2]): Promise<void> {
  const manner = { by: null, commandId: null, now: 0, upSince: 0 };
  await room.write((table) => {
    const decided = act(table, seat, action, manner);
    if (isRefusal(decided)) throw new Error(decided.code);
    return decided;
  });
}

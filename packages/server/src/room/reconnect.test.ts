import { GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { type Seated, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { SHORT_RULES } from '../testing/short-rules.ts';
import { TestPlayer } from '../testing/test-player.ts';

describe('a client that is disconnected', () => {
  for (const game of GAMES)
    it(`goes on from a snapshot before every single move of a match of ${game.id}`, async () => {
      const { url } = await testServer();
      const seat = await tableWithBots(url, game.seats[0], { game: game.id, rules: SHORT_RULES[game.id] });
      for (let moves = 0; moves < 80; moves++) {
        const player = await TestPlayer.join(url, seat, {}, game.id);
        const isOver = () =>
          player.messages.some((said) => said.event === 'GameFinished' || ('result' in said && said.result));
        await player.until(() => player.mind.moves.length > 0 || isOver());
        expect(player.messages[0].event).toBe(moves === 0 ? 'GameStarted' : 'GameSnapshotRestore');
        if (isOver()) return;
        const heard = player.messages.length;
        player.move();
        await player.heard(() => true, heard);
        expect(player.messages[heard].event).not.toBe('TurnError');
        player.cut();
      }
    });

  it('is shown the same choice again in the middle of a selection and of a decision', async () => {
    const { url } = await testServer();
    const seen = new Set<string>();
    for (let match = 0; match < 10 && seen.size < 2; match++) {
      const seats = await tableOfPeople(url, 2, { rules: { total_rounds: 12 } });
      const players = await Promise.all(seats.map((seat) => TestPlayer.join(url, seat)));
      for (let moves = 0; moves < 300 && seen.size < 2; moves++) {
        const turn = await players[0].until(() => players.find(({ mind }) => mind.moves.length > 0) ?? over(players));
        if (turn === 'over') break;
        const [{ command }] = turn.mind.moves;
        if (command !== 'TurnPlayHandCard') {
          const seat = seats[players.indexOf(turn)];
          const again = await TestPlayer.join(url, seat);
          expect(await again.heard('GameSnapshotRestore')).toMatchObject({
            flow_state: { active_player: seat.player_id },
          });
          expect(again.mind.moves).toEqual(turn.mind.moves);
          seen.add(command);
          again.close();
        }
        await moved(players, turn);
      }
    }
    expect([...seen].sort()).toEqual(['RoundMakeDecision', 'TurnSelectTarget']);
  });
});

function over(players: readonly TestPlayer[]): 'over' | undefined {
  return players.some(({ last }) => last?.event === 'GameFinished') ? 'over' : undefined;
}

/** Both have heard of the move. */
async function moved(players: readonly TestPlayer[], who: TestPlayer): Promise<void> {
  const heard = players.map(({ messages }) => messages.length);
  who.move();
  await Promise.all(players.map((player, i) => player.heard(() => true, heard[i])));
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a client that says which event it has seen last', () => {
  it('gets exactly the events that it missed', async () => {
    const { url } = await testServer();
    const [seat, other] = await tableOfPeople(url, 2);
    const [first, opponent] = [await TestPlayer.join(url, seat), await TestPlayer.join(url, other)];
    await first.heard('RoundDealt');
    first.play();
    opponent.play();
    await first.until(() => first.messages.length > 12);
    opponent.rest();
    first.rest();
    const seen = first.messages[7];
    const again = await resumed(url, seat, seen.event_id);
    await again.heard(({ event_id }) => event_id === first.last?.event_id);
    expect(again.texts.slice(0, 4)).toEqual(first.texts.slice(8, 12));
  });

  it('gets only new events when it has seen all', async () => {
    const { url } = await testServer();
    const seat = await tableWithBots(url, 2);
    const first = await TestPlayer.join(url, seat);
    await first.until(() => first.mind.moves.length > 0);
    const again = await resumed(url, seat, first.last?.event_id ?? '');
    first.move();
    await again.heard(() => true);
    expect(again.messages[0].event).not.toBe('GameSnapshotRestore');
  });

  it.each(['evt_999999', 'evt_-1', '', 'rubbish', 'evt_1'])('gets a snapshot when it says %j', async (id) => {
    const { url } = await testServer();
    const seat = await tableWithBots(url, 2);
    const first = await TestPlayer.join(url, seat);
    await first.heard('RoundDealt');
    expect((await (await resumed(url, seat, id)).heard(() => true)).event).toBe('GameSnapshotRestore');
  });

  it('gets a snapshot when that event is too old', async () => {
    const { url } = await testServer();
    const seat = await tableWithBots(url, 2);
    const first = await TestPlayer.join(url, seat);
    first.play();
    await first.until(() => first.messages.length > 60);
    first.rest();
    const again = await resumed(url, seat, 'evt_001');
    expect((await again.heard(() => true)).event).toBe('GameSnapshotRestore');
  });
});

function resumed(url: string, seat: Seated, last_event_id: string): Promise<TestPlayer> {
  return TestPlayer.join(url, seat, { last_event_id });
}

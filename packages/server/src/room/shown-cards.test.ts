import { expect, it } from 'vitest';
import { ManualTime } from '../testing/manual-time.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** Matgo's shake is shown for two seconds by the server's clock (docs/rules/matgo.md 21). */
it('while cards are shown nobody may act, and then play goes on', async () => {
  const time = new ManualTime();
  const server = await testServer({ time });
  for (let match = 0; match < 40; match++) {
    const table = await gathering(server, { game: 'matgo', rules: { rounds: 1 } });
    for (let moves = 0; moves < 60; moves++) {
      const player = table.players.find(({ mind }) => mind.moves.length > 0);
      if (!player) break;
      const heard = table.players.map(({ messages }) => messages.length);
      const shake = player.mind.moves.find(({ command }) => String(command).includes('SHAKE'));
      player.say(shake ?? player.mind.moves[0]);
      await Promise.all(table.players.map((one, i) => one.heard(() => true, heard[i])));
      await time.pass(0);
      const room = await server.rooms.find(table.tableId);
      if (!room || room.moment.lockedUntil <= time.now()) continue;
      expect(room.moment.lockedUntil - time.now()).toBe(2000);
      const next = table.players.find(({ mind }) => mind.moves.length > 0);
      if (!next) throw new Error('nobody can move');
      next.say(next.mind.moves[0]);
      expect(await next.heard('TurnError')).toMatchObject({ error_code: 'LOCKED', retry_allowed: true });
      await time.pass(2000);
      const before = next.messages.length;
      next.say(next.mind.moves[0]);
      expect((await next.heard(() => true, before)).event).not.toBe('TurnError');
      return;
    }
  }
  throw new Error('nobody ever shook');
});

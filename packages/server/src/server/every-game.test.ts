import { GAMES, readKibo, verify } from '@madang/engine';
import { expect, it } from 'vitest';
import { get, tableWithBots } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { SHORT_RULES } from '../testing/short-rules.ts';
import { TestPlayer } from '../testing/test-player.ts';

for (const game of GAMES)
  for (const seats of game.seats)
    it(`${game.id} is played by one person and ${seats - 1} bots, from the first card to the record`, async () => {
      const { url } = await testServer();
      const seat = await tableWithBots(url, seats, { game: game.id, rules: SHORT_RULES[game.id] });
      const player = await TestPlayer.join(url, seat, {}, game.id);
      player.play();
      await player.heard('GameFinished');
      expect(player.messages.filter(({ event }) => event === 'TurnError')).toEqual([]);
      expect(player.messages.map(({ event_id }) => event_id)).toEqual(
        player.messages.map((_, i) => `evt_${String(i + 1).padStart(3, '0')}`),
      );
      const { body } = await get(`${url}/api/tables/${seat.table_id}/kibo`);
      expect(verify(game, readKibo(JSON.stringify(body))).actions).toBeGreaterThan(0);
    });

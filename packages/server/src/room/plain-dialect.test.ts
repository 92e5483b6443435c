import { GAMES } from '@madang/engine';
import { expect, it } from 'vitest';
import { type Seated, tableOfPeople, tableWithBots } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { SHORT_RULES } from '../testing/short-rules.ts';
import { TestPlayer } from '../testing/test-player.ts';

/** In the plain dialect one client plays every game: events list what their reader may do. */
function join(url: string, seat: Seated, fields: object = {}): Promise<TestPlayer> {
  return TestPlayer.join(url, seat, { dialect: 'plain', ...fields }, 'any');
}

for (const game of GAMES)
  it(`one client plays a whole match of ${game.id} by sending back what is listed`, async () => {
    const { url } = await testServer();
    const seat = await tableWithBots(url, game.seats[0], { game: game.id, rules: SHORT_RULES[game.id] });
    const player = await join(url, seat);
    player.play();
    await player.heard('GameFinished');
    // While a shake is shown nobody may act; the client tries again.
    const errors = player.messages.filter((said) => said.event === 'TurnError' && said.error_code !== 'LOCKED');
    expect(errors).toEqual([]);
    expect(player.messages.map(({ event }) => event).slice(0, 2)).toEqual(['GameStarted', 'RoundDealt']);
  });

it('two people at one table of Koi-Koi, one in its own dialect, one in the plain one', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2, { rules: { total_rounds: 1 } });
  const players = await Promise.all([TestPlayer.join(url, ann), join(url, bo)]);
  for (const player of players) player.play();
  await Promise.all(players.map((player) => player.heard('GameFinished')));
  expect(players[0].messages.some(({ event }) => event === 'TurnCompleted')).toBe(true);
  expect(players[1].messages.some(({ event }) => event === 'TurnProgress')).toBe(true);
});

it('a client that reconnects in the plain dialect gets what it missed, and nothing of other viewers', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const [first, other] = [await join(url, ann), await join(url, bo)];
  first.play();
  other.play();
  await first.until(() => first.messages.length > 8);
  first.rest();
  other.rest();
  const seen = first.messages[4];
  const again = await join(url, ann, { last_event_id: seen.event_id });
  await again.heard(({ event_id }) => event_id === first.last?.event_id);
  expect(again.texts.slice(0, 3)).toEqual(first.texts.slice(5, 8));
  expect(await first.heard('RoundDealt')).toMatchObject({ view: { hands: [expect.anything(), Array(8).fill('?')] } });
});

it('says what is wrong with an action, and changes nothing', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const [first, other] = [await join(url, ann), await join(url, bo)];
  await first.heard('RoundDealt');
  const waiting = first.mind.moves.length === 0 ? first : other;
  waiting.say({ command: 'GameAct', action: { type: 'play', card: '0111', target: null } });
  expect(await waiting.heard('TurnError')).toMatchObject({ error_code: 'WRONG_PLAYER' });
  for (const rubbish of [{ action: 7 }, { action: null }, {}, { action: [] }]) {
    const heard = waiting.messages.length;
    waiting.say({ command: 'GameAct', ...rubbish });
    expect((await waiting.heard('TurnError', heard)).error_code).toBe('MALFORMED');
  }
  const heard = waiting.messages.length;
  waiting.say({ command: 'TurnPlayHandCard', card: '0111', target: null });
  expect((await waiting.heard('TurnError', heard)).error_code).toBe('MALFORMED');
});

it('a client that reconnects gets the results of earlier rounds', async () => {
  const { url } = await testServer();
  const seat = await tableWithBots(url, 2, { game: 'tysiac', rules: { maxHands: 2 } });
  const player = await join(url, seat);
  player.play();
  await player.heard('GameFinished');
  const ended = player.messages.filter((message) => message.event === 'RoundEnded');
  const { game } = await (await join(url, seat)).heard('GameSnapshotRestore');
  expect(game).toMatchObject({
    past_rounds: ended.map(({ outcome }, i) => ({
      round: i + 1,
      scores: outcome.points.map((score) => ({ score })),
    })),
  });
});

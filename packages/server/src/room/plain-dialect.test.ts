import { GAMES } from '@madang/engine';
import { PROTOCOL_VERSION } from '@madang/protocol';
import { LastShown } from '@madang/protocol/client';
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

it('a client that asks for differences can make the views of another tab of it, also after it has reconnected', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const asked = { version: '9.9', capabilities: ['deltas', 'of another time'] };
  const delta = await join(url, ann, asked);
  const [tab, other] = [await join(url, ann), await join(url, bo)];
  const granted = { event_id: 'evt_000', version: PROTOCOL_VERSION, capabilities: ['deltas'] };
  expect(await delta.heard('JoinAccepted')).toMatchObject(granted);
  const play = async (until: () => boolean): Promise<void> => {
    for (const player of [tab, other]) player.play();
    await tab.until(until);
    for (const player of [tab, other]) player.rest();
  };
  await play(() => tab.messages.length > 8);
  const seen = tab.messages.at(-3)?.event_id ?? '';
  const again = await join(url, ann, { ...asked, last_event_id: seen });
  await again.heard('JoinAccepted');
  await play(() => again.messages.filter(({ event }) => event === 'TurnDelta').length > 3);
  const last = tab.last?.event_id ?? '';
  for (const client of [delta, again]) await client.heard(({ event_id }) => event_id === last);
  expect(wholeEvents(delta, '', last)).toEqual(wholeEvents(tab, '', last));
  expect(wholeEvents(again, seen, last)).toEqual(wholeEvents(tab, seen, last));
  expect(tab.messages.map(({ event }) => event)).not.toContain('TurnDelta');
});

const ANSWERS: ReadonlySet<string> = new Set(['JoinAccepted', 'TableWaiting', 'TurnError']);

/** The events after one up to another as the typed client hands them on, as text. */
function wholeEvents({ messages }: TestPlayer, after: string, last: string): readonly string[] {
  const shown = new LastShown();
  return messages
    .filter(({ event }) => !ANSWERS.has(event))
    .map((message) => shown.see(message))
    .filter((whole) => whole === null || (whole.event_id > after && whole.event_id <= last))
    .map((whole) => JSON.stringify(whole));
}

it('in its own dialect a game grants no differences, and a client that asks for nothing is told nothing', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const asking = await TestPlayer.join(url, ann, { capabilities: ['deltas'] });
  expect(await asking.heard('JoinAccepted')).toMatchObject({ capabilities: [] });
  const silent = await TestPlayer.join(url, bo);
  await silent.heard('RoundDealt');
  expect(silent.messages.map(({ event }) => event)).not.toContain('JoinAccepted');
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

import { type AnyGame, GAMES } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import {
  CAPABILITIES,
  HTTP_ERRORS,
  type HttpError,
  type Me,
  type OperationId,
  PROTOCOL_VERSION,
  type Seated,
  type TokenCreated,
  type TransferOffer,
} from '@madang/protocol';
import {
  AnyCommand,
  errorCodesOf,
  ownVocabulary,
  PLAIN,
  plainVocabularyOf,
  ROUTES,
  type Route,
} from '@madang/protocol/schemas';
import { describe, expect, it, vi } from 'vitest';
import { tableOfPeople } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { SHORT_RULES } from '../testing/short-rules.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { PublishedDocuments } from './testing/published.ts';

// Whatever goes over HTTP and the socket fits the documents that the server publishes.

/** What some operation answers. */
type Answered = Seated & Me & TransferOffer & TokenCreated;

interface Asked {
  readonly table?: string;
  readonly person?: string;
  readonly query?: string;
  readonly body?: object;
  readonly token?: string;
}

/** Asks a server and checks question and answer by its OpenAPI document. */
class CheckedApi {
  private readonly url: string;
  private readonly documents: PublishedDocuments;
  readonly asked = new Set<OperationId>();

  constructor(url: string, documents: PublishedDocuments) {
    this.url = url;
    this.documents = documents;
  }

  /** The answer, which has this status or this error code. */
  async ask(
    id: OperationId,
    expected: number | string,
    { table, person, query, body, token }: Asked = {},
  ): Promise<Answered> {
    const route: Route = ROUTES[id];
    const path = route.path.replace('{table_id}', table ?? '').replace('{person_id}', person ?? '');
    const answer = await fetch(`${this.url}${path}${query ?? ''}`, {
      method: route.method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const isLines = answer.headers.get('content-type')?.startsWith('application/x-ndjson');
    const got = (isLines ? await answer.text() : await answer.json()) as Answered & HttpError;
    this.asked.add(id);
    expect(this.documents.answerFault(id, answer.status, got)).toBeNull();
    if (answer.ok && body) expect(this.documents.bodyFault(id, body)).toBeNull();
    if (answer.ok) expect(answer.status).toBe(expected);
    else expectCode(got, expected, answer.status, route);
    return got;
  }
}

function expectCode({ error: { code } }: HttpError, expected: number | string, status: number, route: Route): void {
  expect(code).toBe(expected);
  expect(HTTP_ERRORS[code].status).toBe(status);
  expect(errorCodesOf(route)).toContain(code);
}

const PEOPLE = [{ kind: 'human', name: 'Ala' }, { kind: 'human' }];
const BOTS = [
  { kind: 'bot', level: 'beginner' },
  { kind: 'bot', level: 'beginner' },
];

describe('HTTP answers fit the OpenAPI document', () => {
  it('of every operation, from an open table to a rematch', async () => {
    const { url } = await testServer();
    const api = new CheckedApi(url, await PublishedDocuments.of(url));
    for (const id of ['listGames', 'listTables', 'listAddresses', 'getHealth'] as const) await api.ask(id, 200);
    const body = { game: 'koikoi', rules: { total_rounds: 1 }, seats: PEOPLE, public: true };
    const own = await api.ask('createTable', 201, { body });
    const table = own.table_id;
    const token = own.session_token;
    await api.ask('listTables', 200, { query: '?game=koikoi&limit=1' });
    await api.ask('getTable', 200, { table });
    await api.ask('getRecord', 'NOT_STARTED', { table });
    const other = await api.ask('joinTable', 201, { table, body: { name: 'Bo' } });
    await api.ask('joinTable', 'TABLE_FULL', { table, body: {} });
    const players = await Promise.all([own, other].map((seat) => TestPlayer.join(url, seat)));
    await players[0].heard('RoundDealt');
    await api.ask('rematch', 'NOT_OVER', { table, token });
    await api.ask('getRecord', 200, { table, token });
    await api.ask('fillWithBots', 'ALREADY_STARTED', { table, token, body: { level: 'easy' } });
    for (const player of players) player.play();
    await players[0].heard('GameFinished');
    await api.ask('getRecord', 200, { table });
    await api.ask('getTable', 200, { table });
    await api.ask('rematch', 201, { table, token });

    const quick = await api.ask('quickPlay', 201, { body: { game: 'matgo', name: 'Ala' } });
    await api.ask('leaveTable', 200, { table: quick.table_id, token: quick.session_token });
    await api.ask('createTable', 201, { body: { game: 'koikoi', seats: BOTS, watch: true } });
    const waiting = await api.ask('quickPlay', 201, { body: { game: 'tysiac', human: true } });
    await api.ask('fillWithBots', 200, {
      table: waiting.table_id,
      token: waiting.session_token,
      body: { level: 'easy' },
    });
    await askAsPerson(api);
    expect([...api.asked].sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('of requests that are refused', async () => {
    const { url } = await testServer();
    const api = new CheckedApi(url, await PublishedDocuments.of(url));
    const { table_id: table, session_token: token } = await api.ask('createTable', 201, {
      body: { game: 'koikoi', seats: PEOPLE, clock: { per_action: 1000, bank: 0 } },
    });
    for (const [code, body] of [
      ['BAD_REQUEST', { game: 'poker', seats: PEOPLE }],
      ['BAD_NAME', { game: 'koikoi', seats: [{ kind: 'human', name: 'Bot' }, { kind: 'human' }] }],
      ['BAD_RULES', { game: 'koikoi', seats: PEOPLE, rules: { total_rounds: 0 } }],
      ['BAD_SEATS', { game: 'koikoi', seats: BOTS }],
      ['NO_LEVEL', { game: 'koikoi', seats: [{ kind: 'human' }, { kind: 'bot', level: 'nobody' }] }],
    ] as const)
      await api.ask('createTable', code, { body });
    await api.ask('listTables', 'BAD_REQUEST', { query: '?cursor=x' });
    await api.ask('quickPlay', 'NO_LEVEL', { body: { game: 'koikoi', level: 'nobody' } });
    for (const id of ['getTable', 'joinTable', 'getRecord'] as const)
      await api.ask(id, 'NO_TABLE', { table: 'nowhere' });
    for (const id of ['fillWithBots', 'leaveTable', 'rematch', 'getRecord'] as const)
      await api.ask(id, 'BAD_TOKEN', { table, token: 'wrong' });
    await api.ask('fillWithBots', 'NO_LEVEL', { table, token, body: { level: 'nobody' } });
  });

  it('of requests that are too many', async () => {
    const { url } = await testServer({ limits: { addressBurst: 20, addressPerSecond: 0.01, openSeats: 1 } });
    const api = new CheckedApi(url, await PublishedDocuments.of(url));
    await api.ask('createTable', 201, { body: { game: 'koikoi', seats: PEOPLE } });
    await api.ask('joinTable', 'NO_TABLE', { table: 'nowhere' });
    await api.ask('quickPlay', 'RATE_LIMITED', { body: { game: 'koikoi' } });
    const strict = await testServer({ limits: { openSeats: 1 } });
    const other = new CheckedApi(strict.url, await PublishedDocuments.of(strict.url));
    await other.ask('quickPlay', 201, { body: { game: 'koikoi' } });
    await other.ask('quickPlay', 'TOO_MANY_OPEN_SEATS', { body: { game: 'koikoi' } });
  });
});

it('the documents refuse what is not in them', async () => {
  const { url } = await testServer();
  const documents = await PublishedDocuments.of(url);
  const notice = { event: 'PlayerBack', event_id: 'evt_001', timestamp: 1, player_id: 'p1' };
  expect(documents.messageFault('koikoi', 'PlayerBack', notice)).toBeNull();
  expect(documents.messageFault('koikoi', 'PlayerBack', { ...notice, seat: 1 })).toContain('additional properties');
  const act = { command: 'GameAct', action: { type: 'play', card: '0111', target: null } };
  expect(documents.messageFault('plain.koikoi', 'GameAct', act)).toBeNull();
  const misspelt = { ...act, action: { ...act.action, card: '9999' } };
  expect(documents.messageFault('plain.koikoi', 'GameAct', misspelt)).toContain('/action/card');
  expect(documents.answerFault('getHealth', 200, { status: 'ok' })).toContain('version');
  expect(documents.answerFault('getHealth', 302, {})).toContain('not documented');
});

/** Every operation of a person with a key. */
async function askAsPerson(api: CheckedApi): Promise<void> {
  const token = 'a'.repeat(32);
  const other = 'b'.repeat(32);
  await api.ask('getMe', 'BAD_KEY', { token });
  const me = await api.ask('register', 200, { token, body: { name: 'Ala' } });
  await api.ask('getMe', 200, { token });
  await api.ask('createTable', 'BAD_KEY', { token: other, body: { game: 'koikoi', seats: PEOPLE } });
  await api.ask('createTable', 201, { token, body: { game: 'koikoi', seats: PEOPLE } });
  await api.ask('listMyMatches', 200, { token, query: '?status=open' });
  await api.ask('exportMine', 200, { token });
  await api.ask('getPerson', 200, { person: me.person_id });
  await api.ask('getPerson', 'NO_PERSON', { person: 'nobody' });
  await api.ask('listRatings', 200, { query: '?game=koikoi' });
  await api.ask('listRatings', 'BAD_RULES', { query: '?game=koikoi&ruleset=nothing' });
  await api.ask('listMatches', 200, { query: '?limit=2' });
  await api.ask('listMatches', 'BAD_REQUEST', { query: '?cursor=x' });
  await api.ask('exportMatches', 200, { query: '?limit=2' });
  const { code } = await api.ask('offerTransfer', 201, { token });
  await api.ask('takeTransfer', 'BAD_CODE', { token: other, body: { code: 'nothing' } });
  await api.ask('takeTransfer', 201, { token: other, body: { code } });
  const program = await api.ask('createToken', 201, { token, body: { name: 'My program' } });
  await api.ask('getMe', 'NOT_ALLOWED', { token: program.token });
  await api.ask('revokeKey', 200, { token, body: { key_id: program.key_id } });
  await api.ask('revokeKey', 'NO_KEY', { token, body: { key_id: program.key_id } });
  await api.ask('eraseMe', 200, { token, body: { confirm: me.person_id } });
}

/** The key of a command among the messages of a channel. */
function keyOf(command: Readonly<Record<string, unknown>>): string {
  const isSpectator = command.command === 'GameRequestJoin' && !('player_id' in command);
  return isSpectator ? 'SpectatorRequestJoin' : String(command.command);
}

describe.each(GAMES.map((game) => [game.id, game] as const))('messages of a match of %s', (id, game) => {
  it.each([
    ['own', [ownVocabulary(id).name]],
    ['plain', [plainVocabularyOf(id).name, PLAIN.name]],
  ] as const)('in the %s dialect fit the AsyncAPI document', async (dialect, channels) => {
    const { url } = await testServer();
    const documents = await PublishedDocuments.of(url);
    const { sent, received } = await playedMatch(url, game, dialect);
    for (const channel of channels) {
      for (const command of sent) expect(documents.messageFault(channel, keyOf(command), command)).toBeNull();
      for (const event of received) expect(documents.messageFault(channel, event.event, event)).toBeNull();
    }
    const events = new Set(received.map(({ event }) => event));
    const always = ['TableWaiting', 'GameStarted', 'GameSnapshotRestore', 'TurnError', 'GameFinished', 'JoinAccepted'];
    for (const event of [...always, ...(dialect === 'plain' ? ['TurnDelta'] : [])]) expect(events).toContain(event);
  });
});

/** All that was said at a table, by two players and a spectator, with a wrong move, a late join and a rematch. */
async function playedMatch(url: string, game: AnyGame, dialect: 'own' | 'plain') {
  const fields = { dialect };
  const sent: AnyCommand[] = [];
  const say = vi.spyOn(TestPlayer.prototype, 'say').mockImplementation(function (this: TestPlayer, command) {
    sent.push(AnyCommand.parse(command));
    this.sayText(JSON.stringify(command));
  });
  try {
    const clock = { per_action: 60_000, bank: 60_000 };
    const seats = await tableOfPeople(url, game.seats[0], { game: game.id, rules: SHORT_RULES[game.id] ?? {}, clock });
    const mind = dialect === 'own' ? game.id : 'any';
    const spoken = { version: PROTOCOL_VERSION, capabilities: CAPABILITIES };
    const spectator = await TestPlayer.watch(url, seats[0].table_id, { ...fields, ...spoken });
    const players: TestPlayer[] = [];
    for (const seat of seats) players.push(await TestPlayer.join(url, seat, fields, mind));
    for (const player of players) await player.heard('RoundDealt');
    players[0].say({ command: 'ClientAcknowledge', event_id: 'evt_001' });
    const waiting = players.find((player) => player.mind.moves.length === 0) ?? players[0];
    const [move] = players.flatMap((player) => player.mind.moves);
    spectator.say({ ...move, command_id: 'not-mine' });
    await spectator.heard('TurnError');
    if (waiting.mind.moves.length === 0) waiting.say(move);
    const late = await TestPlayer.join(url, seats[0], fields, mind);
    await late.heard('GameSnapshotRestore');
    for (const player of players) player.play();
    for (const player of [...players, spectator]) await player.heard('GameFinished');
    const again = await TestPlayer.watch(url, seats[0].table_id, fields);
    await again.heard('GameSnapshotRestore');
    const received = [...players, spectator, late, again].flatMap(({ messages }) => messages);
    return { sent: sent.filter(isRecord), received };
  } finally {
    say.mockRestore();
  }
}

import { isRecord } from '@madang/engine/internal';
import type { AnyCommand } from '@madang/protocol';
import { FORMS } from '@madang/protocol/check/schemas';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../protocol/common/dialect.ts';
import { type Seated, tableOfPeople } from '../testing/api.ts';
import { CommonMind, type Message } from '../testing/mind.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const QUIET = ['confirmPeek', 'drawFromDeck', 'discardDrawn', 'passMatch', 'endTurn', 'resolveSpecialAbility'];

/** Plays without calling check, skips what can be skipped, and stops at a king. */
class Patient extends CommonMind {
  king = false;

  override see(message: Message): void {
    super.see(message);
    const pending = 'view' in message ? FORMS.view.parse(message.view).pendingAbilities : [];
    const isPeek = this.moves.some((move) => actionIn(move).peek !== undefined);
    this.king = isPeek && pending.at(-1)?.ability === 'K';
    const quiet = this.moves.filter((move) => {
      const { command, type, peek, swap } = actionIn(move);
      return QUIET.includes(String(type ?? command)) && peek === undefined && swap === undefined;
    });
    this.moves = this.king ? [] : quiet;
  }
}

/** The same in both dialects. */
function actionIn({ action, ...command }: AnyCommand): Fields {
  return isRecord(action) ? action : command;
}

async function join(url: string, seat: Seated, dialect: string): Promise<TestPlayer> {
  const player = new TestPlayer(url, new Patient());
  await player.opened;
  const { player_id, session_token } = seat;
  player.say({ command: 'GameRequestJoin', player_id, session_token, dialect });
  return player;
}

/** A table where somebody has discarded a king and may look at two cards. */
async function atKing(dialect: string) {
  const { url, services } = await testServer();
  const seats = await tableOfPeople(url, 2, { game: 'check' });
  const players = [await join(url, seats[0], dialect), await join(url, seats[1], dialect)];
  for (const player of players) player.play();
  const kings = (): number => players.findIndex(({ mind }) => (mind as Patient).king);
  await players[0].until(() => kings() >= 0, 'a king');
  const actor = players[kings()];
  const say = (peek: readonly object[], command_id: string): void => {
    const action = { type: 'resolveSpecialAbility', peek };
    if (dialect === 'plain') actor.say({ command: 'GameAct', action, command_id });
    else actor.say({ command: action.type, peek, command_id });
  };
  const acted = async () => {
    const entries = (await services.store.log(seats[0].table_id)).map(({ entry }) => entry);
    return entries.filter((entry) => entry.type === 'acted');
  };
  return { actor, say, acted };
}

describe.each(['own', 'plain'])('a king looks at two cards by one command in the %s dialect', (dialect) => {
  it('is two looks in the record, and is carried out once', async () => {
    const { actor, say, acted } = await atKing(dialect);
    const before = (await acted()).length;
    const heard = actor.messages.length;
    const pair = [
      { seat: 0, slot: 0 },
      { seat: 1, slot: 1 },
    ];
    say(pair, 'k-1');
    say(pair, 'k-1');
    actor.say({ command: 'NoSuchCommand' });
    await actor.heard('TurnError', heard);
    expect((await acted()).slice(before)).toMatchObject([
      { action: { type: 'resolveSpecialAbility', peek: [pair[0]] }, commandId: null },
      { action: { type: 'resolveSpecialAbility', peek: [pair[1]] }, commandId: 'k-1' },
    ]);
    expect(actor.messages.slice(heard).map(({ event }) => event)).toEqual([
      'TurnProgress',
      'TurnProgress',
      'TurnError',
    ]);
  });

  it('does nothing when the second look is refused', async () => {
    const { actor, say, acted } = await atKing(dialect);
    const before = (await acted()).length;
    const heard = actor.messages.length;
    say(
      [
        { seat: 0, slot: 0 },
        { seat: 0, slot: 0 },
      ],
      'k-1',
    );
    expect(await actor.heard('TurnError', heard)).toMatchObject({ error_code: 'ALREADY_PEEKED' });
    say(
      [
        { seat: 0, slot: 0 },
        { seat: 1, slot: 7 },
      ],
      'k-2',
    );
    expect(await actor.heard('TurnError', heard + 1)).toMatchObject({ error_code: 'EMPTY_SLOT' });
    expect(await acted()).toHaveLength(before);
  });
});

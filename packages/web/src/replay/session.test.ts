import { type AnyGame, FastRandom, type Kibo, KiboWriter, playMatch } from '@madang/engine';
import { tysiac } from '@madang/engine/tysiac';
import { describe, expect, it } from 'vitest';
import type { Told } from '../play/told.ts';
import { replayedMatch } from './replayed-match.ts';
import { ReplaySession } from './session.ts';

const game: AnyGame = tysiac;

function record(): Kibo {
  const setup = { rules: game.configure({ maxHands: 3 }), seats: 3, seed: new Uint8Array(32) };
  const [first, ...rest] = playMatch(game, setup, new FastRandom(3));
  const writer = new KiboWriter(
    first,
    ['Mina', 'Aiko', 'Ola'].map((name) => ({ name, kind: 'human' as const })),
  );
  for (const turned of rest) writer.add(turned);
  return writer.kibo();
}

function opened(ply: number) {
  const tellings: Told[] = [];
  const session = new ReplaySession(
    replayedMatch(game, { kind: 'kibo', kibo: record() }),
    { ply, eyes: 'open' },
    () => {},
  );
  session.open({ told: (told) => tellings.push(told), line: () => {}, refused: () => {} });
  return { session, tellings };
}

describe('a replay', () => {
  it('has the right score sheet at every ply', () => {
    const { session, tellings } = opened(0);
    session.jump(session.deals[2]);
    session.jump(session.deals[1] - 1);
    session.jump(session.last);
    const rounds = tellings.map((told) => (told.kind === 'restored' ? told.past.map(({ round }) => round) : null));
    expect(rounds).toEqual([[], [1, 2], [], [1, 2, 3]]);
  });

  it('does not stop at the end of a round when it advances by one ply', () => {
    const { session, tellings } = opened(0);
    session.jump(session.deals[1] - 1);
    tellings.length = 0;
    session.step();
    expect(tellings.map(({ kind }) => kind)).toEqual(['acted', 'ended', 'dealt']);
    expect(tellings[1]).toMatchObject({ isPassing: true });
  });

  it('knows how far it was watched', () => {
    const { session } = opened(2);
    expect(session.seen).toBe(2);
    session.step();
    session.backTurn();
    expect(session.seen).toBe(3);
    expect(session.turnOf(session.seen)).toBeLessThan(session.turns.length - 1);
  });
});

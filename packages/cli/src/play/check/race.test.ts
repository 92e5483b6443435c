import { type AnyGame, findGame, type Kibo, type Seat } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { playOn } from '../fake-table.ts';
import { FakeTerminal } from '../fake-terminal.ts';
import type { Key } from '../terminal.ts';
import { TerminalInterface } from '../terminal-interface.ts';
import { checkScreen as screen } from './index.ts';

const check = findGame('check') as AnyGame;
const table = { game: check, seed: 'spring', level: 'beginner', humans: 2, names: 'Ann,Ben' };
const sharing = { ...table, players: 2 };
/** Both have looked, Ann has drawn and discarded, and the race begins. */
const UNTIL_RACE: readonly Key[] = ['x', 'enter', 'x', 'enter', 'enter', 'enter'];

function done({ rounds }: Kibo): readonly { readonly seat: Seat; readonly type: string }[] {
  return rounds[0].actions.map(({ seat, action }) => ({ seat, ...(action as { readonly type: string }) }));
}

const typesOf = (kibo: Kibo, of: Seat): readonly string[] =>
  done(kibo).flatMap(({ seat, type }) => (seat === of ? [type] : []));

describe('people who share a terminal race to match', () => {
  it('first who, then which card', async () => {
    const terminal = new FakeTerminal(UNTIL_RACE, 80, (page) => {
      if (page.includes('which card?')) return '3';
      return page.includes('2 Ben') ? '2' : page.includes('Match: ') ? 'leave' : null;
    });
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en'), sharing);
    expect(terminal.pages.some((page) => page.includes('5 s   Match: 1 Ann   2 Ben'))).toBe(true);
    expect(terminal.pages.some((page) => page.includes('Ben, which card?'))).toBe(true);
    expect(kibo.rounds[0].actions.at(-1)).toMatchObject({ seat: 1, action: { type: 'attemptMatch', slot: 3 } });
  });

  it('until the time is up', async () => {
    const terminal = new FakeTerminal([...UNTIL_RACE, 'leave']);
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en', 3), sharing);
    for (const seat of [0, 1]) expect(typesOf(kibo, seat)).toContain('passMatch');
  });

  it('and who claims without naming a card does not stop the clock', async () => {
    const terminal = new FakeTerminal([...UNTIL_RACE, 'leave'], 80, (page) => (page.includes('Match: ') ? '2' : null));
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en', 3), sharing);
    const claims = terminal.pages.flatMap((page) => /(\d) s {3}Ben, which card\?/.exec(page)?.[1] ?? []);
    expect(claims).toEqual(['3', '2', '1']);
    for (const seat of [0, 1]) expect(typesOf(kibo, seat)).toContain('passMatch');
  });

  it('and can be left while somebody claims', async () => {
    const terminal = new FakeTerminal(UNTIL_RACE, 80, (page) =>
      page.includes('which card?') ? 'leave' : page.includes('Match: ') ? '1' : null,
    );
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en'), sharing);
    expect(kibo.result).toBeNull();
    expect(typesOf(kibo, 0)).not.toContain('attemptMatch');
  });

  it('and nobody can resign in it: it could be the key of either', async () => {
    let pressed = false;
    const terminal = new FakeTerminal([...UNTIL_RACE, 'r', 'leave'], 80, (page) => {
      if (pressed || !page.includes('Match: ')) return null;
      pressed = true;
      return 'q';
    });
    const { kibo } = await playOn(new TerminalInterface(terminal, screen, 'en'), sharing);
    expect(pressed).toBe(true);
    const question = terminal.pages.find((page) => page.includes('Leave the match?'));
    expect(question).not.toContain('resign');
    expect(done(kibo).map(({ type }) => type)).not.toContain('resign');
    expect(kibo.result).toBeNull();
  });
});

describe('bots and people match from the discarder’s left, the discarder last (docs/rules/check.md 5)', () => {
  /** Who attempted or passed after each discard, in the order in which it was done, while nobody is locked. */
  function windows(kibo: Kibo): readonly { readonly discarder: Seat; readonly seats: readonly Seat[] }[] {
    const found: { discarder: Seat; seats: Seat[] }[] = [];
    for (const { seat, type } of done(kibo)) {
      if (type === 'callCheck') break;
      if (type === 'discardDrawn' || type === 'swapAndDiscard') found.push({ discarder: seat, seats: [] });
      if (type === 'attemptMatch' || type === 'passMatch') found.at(-1)?.seats.push(seat);
    }
    return found;
  }

  /** Ann (0) and Ben (1) against two bots that try any card; Ann claims in every window, Ben never. */
  async function played(seed: string): Promise<Kibo> {
    const terminal = new FakeTerminal([], 80, (page) => {
      if (page.includes('which card?')) return '3';
      return page.includes('Match: 1 Ann') ? '1' : null;
    });
    // Short: where Ann's third card is gone, she claims in vain until the time is up.
    const stage = new TerminalInterface(terminal, screen, 'en', 0.1);
    return (await playOn(stage, { ...table, players: 4, seed })).kibo;
  }

  it('a bot that sits before a person comes before that person, claim or not', async () => {
    const kibos = await Promise.all(['race 3', 'race 6', 'race 9'].map(played));
    const all = kibos.flatMap(windows);
    for (const { discarder, seats } of all)
      for (const [i, person] of seats.entries()) {
        if (person > 1) continue;
        const order = [1, 2, 3, 4].map((step) => (discarder + step) % 4);
        const bots = order.slice(0, order.indexOf(person)).filter((seat) => seat > 1);
        expect(seats.slice(0, i)).toEqual(expect.arrayContaining(bots));
      }
    // After Ann's own discard both bots come before her claim; in some window one of them takes the match from her.
    expect(all.some(({ discarder, seats }) => discarder === 0 && seats.includes(0))).toBe(true);
    expect(all.some(({ discarder, seats }) => discarder === 0 && !seats.includes(0))).toBe(true);
  });
});

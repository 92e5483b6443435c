import { describe, expect, it } from 'vitest';
import { RESIGN } from '../kernel/game.ts';
import { digest, type Kibo, KiboWriter, kiboText, withChecksum } from '../kernel/kibo.ts';
import { Match, type MatchSetup } from '../kernel/match.ts';
import { FastRandom, seedFrom } from '../kernel/random.ts';
import { KiboError, readKibo } from '../kernel/read-kibo.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { verify } from '../kernel/replay.ts';
import { newestRules, storedRules } from '../kernel/stored-rules.ts';
import { matgo } from './game.ts';
import { type Layout, position } from './position.ts';
import { OPTIONS, type Rules } from './rules.ts';
import { CORE } from './rulesets.ts';

// What a repair changes is keyed by the rules' revision (docs/records.md#old-records): the newest for a new match,
// the first for a match that began before there were revisions.
const OLD = { revision: 1 };

describe('resigning while a flip’s target is chosen', () => {
  const captured = ['0311 0811', ''];
  const layout: Layout = { hands: ['0111', '0521'], table: '0131 0241 0242', stock: '0221', captured };
  const resignedIn = (rules: Layout['rules'], seat: number, more: Partial<Layout> = {}) => {
    const p = position('core', { ...layout, ...more, rules: { ...rules, ...more.rules } }).plays('0111');
    expect(p.round.stage).toBe('flipTarget');
    p.game.step(p.round, seat, RESIGN, (event) => p.events.push(event));
    return p;
  };

  it('the hand capture counts: three brights, and an opponent without any', () => {
    const p = resignedIn({}, 1);
    expect(p.pile(0)).toBe('0111 0131 0311 0811');
    expect(p.count('captured')).toBe(1);
    expect(p.claims).toEqual(['1→0: (resigned 7) × gwangbak 2 = 14']);
  });

  it('it comes to the same as when the flip has one target', () => {
    const p = position('core', { ...layout, table: '0131 0241' }).plays('0111');
    p.game.step(p.round, 1, RESIGN);
    expect(p.claims).toEqual(['1→0: (resigned 7) × gwangbak 2 = 14']);
  });

  it('it counts for the player who resigns as well: with a bright there is no 광박', () => {
    const piles = { captured: ['', '0311 0811 1111'] };
    expect(resignedIn({}, 0, piles).claims).toEqual(['0→1: (resigned 7) = 7']);
    expect(resignedIn(OLD, 0, piles).claims).toEqual(['0→1: (resigned 7) × gwangbak 2 = 14']);
  });

  it('bonus cards that were turned over on the way are gained', () => {
    const bonus = { rules: { bonusCards: 2 }, stock: 'bonus-2a 0221' };
    expect(resignedIn({}, 1, bonus).pile(0)).toBe('0111 0131 0311 0811 bonus-2a');
  });

  it('in a match that began before the repair it is lost, as it was', () => {
    expect(resignedIn(OLD, 1).claims).toEqual(['1→0: (resigned 7) = 7']);
  });
});

describe('비삼광', () => {
  const dry = { hands: ['0111', '0521'], table: '0131', stock: '0631', captured: ['0311 0811', ''] };
  const score = (rules: NonNullable<Layout['rules']>, captured: string) =>
    position('core', { ...dry, rules, captured: [captured, ''] })
      .plays('0111')
      .round.score(0);

  it('needs the rain bright, also where 삼광 is worth nothing', () => {
    expect(score({ samgwang: 0 }, '0311 0811')).toBe(0);
    expect(score({ samgwang: 0, sagwang: 0 }, '0311 0811 1111')).toBe(0);
    expect(score({ samgwang: 0 }, '0311 1211')).toBe(2);
    expect(score({}, '0311 0811')).toBe(3);
  });

  it('in a match that began before the repair any three brights were one', () => {
    expect(score({ ...OLD, samgwang: 0 }, '0311 0811')).toBe(2);
  });
});

describe('the revision of the rules', () => {
  it('is the newest for a new match, whichever options it asks for', () => {
    for (const asked of [undefined, CORE, { samgwang: 0 }])
      expect(matgo.configure(asked)).toMatchObject({ revision: 2 });
  });

  it('is the first one for stored rules without a revision, otherwise the stored one', () => {
    const { revision, ...kept } = matgo.configure(CORE);
    expect(storedRules(matgo, kept)).toEqual({ ...kept, revision: 1 });
    expect(storedRules(matgo, { ...kept, revision })).toEqual({ ...kept, revision });
  });

  it('is the newest again in a rematch', () => {
    const { revision, ...kept } = matgo.configure({ ruleset: CORE, samgwang: 0 });
    for (const old of [kept, { ...kept, revision: 1 }]) expect(newestRules(matgo, old)).toEqual({ ...kept, revision });
  });

  it('is not offered as an option', () => {
    expect(Object.keys(OPTIONS)).not.toContain('revision');
    expect(() => matgo.configure({ no_such: 1 })).toThrow(/^(?!.*revision)/);
  });

  it('may be given back as it was, and no other revision is accepted', () => {
    const rules = matgo.configure({ ...matgo.configure(CORE), revision: 1 });
    expect(matgo.configure(rules)).toEqual(rules);
    for (const revision of [0, 3, 1.5, '1', null])
      expect(() => matgo.configure({ revision })).toThrow(/^revision: expected a whole number from 1 to 2/);
  });
});

/** A record as version 0.1.0 wrote it: of the first revision, which it did not name. */
function asWrittenBy010(kibo: Kibo): Kibo {
  const { revision: _, ...rules } = kibo.rules;
  const { checksum: __, ...rest } = kibo;
  return withChecksum({ ...rest, engine: '0.1.0', rules, rulesHash: digest(rules) });
}

describe('a record of a match that was resigned while a flip’s target was chosen', () => {
  /** The first match by seed where the repair makes a difference to its scores. */
  const [older, newer] = ((): readonly [Kibo, Kibo] => {
    for (let n = 0; ; n++) {
      const seed = seedFrom(`resigned ${n}`);
      const [one, two] = [1, 2].map((revision) => {
        const rules = matgo.configure({ ruleset: CORE, revision, piBakSparesNone: false, piFrom: 1 });
        return resignedAtFlipTarget({ rules, seats: 2, seed }, n);
      });
      if (one && two && String(one.scores) !== String(two.scores)) return [one, two];
    }
  })();

  it('replays as it was written, with and without the name of its revision', () => {
    for (const kibo of [older, newer, asWrittenBy010(older)])
      expect(() => verify(matgo, readKibo(kiboText(kibo)))).not.toThrow();
  });

  it('does not replay under another revision than its own', () => {
    const rules = { ...newer.rules, revision: 1 };
    const { checksum: _, ...rest } = newer;
    for (const kibo of [asWrittenBy010(newer), withChecksum({ ...rest, rules, rulesHash: digest(rules) })])
      expect(() => verify(matgo, kibo)).toThrow(KiboError);
  });

  it('a version has its own options, no less and no more', () => {
    const { checksum: _, ...rest } = newer;
    const old = withChecksum({ ...rest, engine: '0.1.0' });
    expect(() => verify(matgo, old)).toThrow(/^rules.revision: is an option since version 0.2.0/);
    const { checksum: __, ...bare } = asWrittenBy010(newer);
    const young = withChecksum({ ...bare, engine: '0.2.0' });
    expect(() => verify(matgo, young)).toThrow(/^rules.revision: missing/);
  });
});

function resignedAtFlipTarget(setup: MatchSetup<Rules>, n: number): Kibo | null {
  const random = new FastRandom(n);
  const started = Match.start(matgo, setup);
  const writer = new KiboWriter(started, [
    { name: 'Ann', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ]);
  for (let { match } = started; !match.result; ) {
    const isThere = match.state.stage === 'flipTarget' && match.state.turnNo > 8;
    const [seat] = isThere ? [1 - match.state.seat] : match.actors;
    const legal = matgo.legal(match.state, seat);
    const turned = match.act(seat, isThere ? RESIGN : legal[random.below(legal.length)]);
    if (isRefusal(turned)) throw new Error(turned.code);
    writer.add(turned);
    if (isThere) return writer.kibo();
    match = turned.match;
  }
  return null;
}

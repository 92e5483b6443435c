import { Match } from '@madang/engine';
import { gostop } from '@madang/engine/gostop';
import { narrator } from '@madang/narrators/gostop';
import { describe, expect, it } from 'vitest';
import type { Beat } from '../../play/beat.ts';
import type { Written } from '../../play/told.ts';
import { sceneFrom } from '../../testing/scene.ts';
import { beats } from './beats.ts';
import type { Scene } from './props.ts';

const rules = gostop.configure();
const DEALT = Match.start(gostop, { rules, seats: 3, seed: new Uint8Array(32), inputs: {} }).match.state.snapshot(0);

/** A scene in which the first seat and the second have taken these. */
function scene(mine: string, theirs = '', events: readonly Written[] = []): Scene {
  const ids = (text: string) => text.split(' ').filter(Boolean);
  const hands = { 0: ['0811'], 1: ['?'] };
  const view = { ...DEALT, hands, captured: { 0: ids(mine), 1: ids(theirs) }, gukjin: 'yeol' as const };
  return sceneFrom({ view, events, rules });
}

const show = (event: Written, at: Scene): readonly Beat[] =>
  beats(event, at, narrator('en')).flatMap((beat) => (beat.do === 'together' ? beat.beats : [beat]));

describe('the animation of Go-Stop', () => {
  it('moves captured cards to the piles of their kinds', () => {
    const [take] = show({ type: 'captured', seat: 0, source: 'hand', cards: ['0811', '0841'] }, scene(''));
    expect(take).toMatchObject({
      do: 'take',
      cards: [
        { card: '0811', to: 'pile-0-bright' },
        { card: '0841', to: 'pile-0-dreg' },
      ],
    });
  });

  it("moves a stolen card from the loser's pile, and highlights the winner's", () => {
    const stolen = show({ type: 'stole', seat: 0, from: 1, card: '0841' }, scene('', '0841'));
    expect(stolen).toContainEqual({ do: 'light', spot: 'pile-0', ms: 620 });
    expect(stolen).toContainEqual({ do: 'take', cards: [{ card: '0841', to: 'pile-0-dreg' }] });
  });

  it('lifts the cards of a set when it is completed', () => {
    const last: Written = { type: 'captured', seat: 0, source: 'flip', cards: ['0331', '0341'] };
    const made = show(last, scene('0131 0231'));
    expect(made).toContainEqual({ do: 'rise', cards: ['0131', '0231', '0331'], ms: expect.any(Number) });
    expect(made).toContainEqual({ do: 'stamp', text: 'Red Poem Ribbons', seat: 0, note: '+3' });
  });

  it('counts cards captured earlier in the same turn', () => {
    const before: Written = { type: 'captured', seat: 0, source: 'hand', cards: ['0231', '0241'] };
    const last: Written = { type: 'captured', seat: 0, source: 'flip', cards: ['0331', '0341'] };
    expect(show(last, scene('0131', '', [before])).some((beat) => beat.do === 'rise')).toBe(true);
  });

  it('announces a set once, not each time it grows', () => {
    const more: Written = { type: 'captured', seat: 0, source: 'hand', cards: ['0631', '0641'] };
    expect(show(more, scene('0131 0231 0331')).some((beat) => beat.do === 'rise')).toBe(false);
  });

  it('shows the cards of a bomb until they are taken', () => {
    const bombed: Written = { type: 'bombed', seat: 1, month: 8, cards: ['0811', '0841', '0842'], tokens: 2 };
    expect(show(bombed, scene(''))).toContainEqual(
      expect.objectContaining({ do: 'show', from: { spot: 'hand-1' }, stay: true }),
    );
  });
});

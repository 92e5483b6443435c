import { Match } from '@madang/engine';
import { check, type Snapshot } from '@madang/engine/check';
import { describe, expect, it } from 'vitest';
import { sceneFrom } from '../../testing/scene.ts';
import { beats } from './beats.ts';
import type { Scene } from './props.ts';

const rules = check.configure();
const DEALT = Match.start(check, { rules, seats: 4, seed: new Uint8Array(32), inputs: {} }).match.state.snapshot(0);

function scene(view: Partial<Snapshot>, eyes = 0): Scene {
  return sceneFrom({ view: { ...DEALT, ...view }, rules, eyes });
}

describe('the animation of Check', () => {
  it('moves a matched card from its slot to the pile, face up', () => {
    const [flight] = beats({ type: 'matched', seat: 1, slot: 2, card: '7♦' }, scene({}));
    expect(flight).toEqual({ do: 'move', card: '7♦', from: { spot: 'slot-1-2' }, to: { spot: 'discard' }, flip: true });
  });

  it('swaps two face-down cards at the same time', () => {
    const positions = [
      { seat: 0, slot: 1 },
      { seat: 2, slot: 3 },
    ];
    const both = beats({ type: 'exchanged', seat: 1, positions }, scene({})).find((beat) => beat.do === 'together');
    expect(both).toMatchObject({
      beats: [
        { card: '?', from: { spot: 'slot-0-1' }, to: { spot: 'slot-2-3' } },
        { card: '?', from: { spot: 'slot-2-3' }, to: { spot: 'slot-0-1' } },
      ],
    });
  });

  it('turns a card up only for the player who peeks', () => {
    const peek = { type: 'peeked', only: 1, seat: 1, position: { seat: 0, slot: 0 }, card: 'K♥' };
    expect(beats(peek, scene({ stage: 'abilityResolutionStage' }, 1))).toHaveLength(1);
    expect(beats(peek, scene({ stage: 'abilityResolutionStage' }, 0))).toEqual([]);
  });

  it('opens the hands slot by slot at the end, without empty slots', () => {
    const view = { players: [{ ...DEALT.players[0], hand: ['?', null, '?', null] }] };
    const [turns] = beats({ type: 'revealed', seat: 0, cards: ['A♠', '9♦'], total: 8 }, scene(view));
    expect(turns).toMatchObject({
      beats: [
        { card: 'A♠', to: { spot: 'slot-0-0' } },
        { card: '9♦', to: { spot: 'slot-0-2' } },
      ],
    });
  });
});

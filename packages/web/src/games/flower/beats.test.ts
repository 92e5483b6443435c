import { describe, expect, it } from 'vitest';
import { flipBeats, landing, playBeats } from './beats.ts';

describe('the animation of a turn', () => {
  it('lays a card on what it takes', () => {
    expect(landing(['0721'], [])).toEqual({ card: '0721' });
  });

  it('lays a card that takes nothing into the first free place', () => {
    expect(landing([], [])).toEqual({ spot: 'free-0' });
  });

  it('lays the flipped card beside the one just laid', () => {
    expect(landing([], [{ type: 'played', seat: 0, card: '0731', captured: [] }])).toEqual({ spot: 'free-1' });
    expect(landing([], [{ type: 'played', seat: 0, card: '0731', onto: [] }])).toEqual({ spot: 'free-1' });
  });

  it('needs no second place when the first card took something', () => {
    expect(landing([], [{ type: 'played', seat: 0, card: '0731', captured: ['0721'] }])).toEqual({ spot: 'free-0' });
  });

  it('moves a visible card from its place, and a hidden one from the hand', () => {
    expect(playBeats(0, ['0731'], '0731', { spot: 'free-0' })[0]).toMatchObject({ from: { card: '0731' } });
    expect(playBeats(1, ['?', '?'], '0731', { spot: 'free-0' })[0]).toMatchObject({ from: { spot: 'hand-1' } });
  });

  it('turns the top card of the pack before it moves', () => {
    expect(flipBeats('0731', { card: '0721' })).toEqual([
      { do: 'move', card: '0731', from: { spot: 'stock' }, to: { card: '0721' }, flip: true },
    ]);
  });
});

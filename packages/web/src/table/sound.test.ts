import { describe, expect, it } from 'vitest';
import { voicesOf } from './sound.ts';

describe('the sounds of a table', () => {
  it('differ between French and flower cards', () => {
    for (const sound of ['tap', 'flip', 'capture'] as const)
      expect(voicesOf(sound, 'french')).not.toEqual(voicesOf(sound, 'korean'));
  });

  it('of a French card are a slide and a low tap', () => {
    const [slide, landing] = voicesOf('tap', 'french');
    const [click] = voicesOf('tap', 'japanese');
    expect(landing.after).toBeGreaterThan(0);
    expect(landing.pitch).toBeLessThan(click.pitch);
    expect(slide.length).toBeGreaterThan(click.length);
  });

  it('include the same drum at every table', () => {
    expect(voicesOf('drum', 'french')).toEqual(voicesOf('drum', 'korean'));
  });
});

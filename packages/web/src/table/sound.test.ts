import { describe, expect, it } from 'vitest';
import { voicesOf } from './sound.ts';

describe('what is heard at a table', () => {
  it('is another card where French cards are played with: paper on cloth, not a flower card', () => {
    for (const sound of ['tap', 'flip', 'capture'] as const)
      expect(voicesOf(sound, 'french')).not.toEqual(voicesOf(sound, 'korean'));
  });

  it('is a slide and then the card, lower than any click of a flower card', () => {
    const [slide, landing] = voicesOf('tap', 'french');
    const [click] = voicesOf('tap', 'japanese');
    expect(landing.after).toBeGreaterThan(0);
    expect(landing.pitch).toBeLessThan(click.pitch);
    expect(slide.length).toBeGreaterThan(click.length);
  });

  it('is the same drum at every table', () => {
    expect(voicesOf('drum', 'french')).toEqual(voicesOf('drum', 'korean'));
  });
});

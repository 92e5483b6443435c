import { describe, expect, it } from 'vitest';
import { Canvas } from './canvas.ts';

describe('a canvas', () => {
  it('cuts off text at its edges', () => {
    const canvas = new Canvas(4, 2);
    expect(canvas.put(0, 2, 'abc')).toBe(5);
    canvas.put(0, -1, 'xy');
    canvas.put(7, 0, 'nowhere');
    expect(canvas.lines(false)).toEqual(['y ab', '']);
  });

  it('leaves out a wide character that does not fit', () => {
    const canvas = new Canvas(3, 1);
    canvas.put(0, 0, '松桐');
    expect(canvas.lines(false)).toEqual(['松']);
  });

  it('removes a wide character when one of its columns is overwritten', () => {
    const canvas = new Canvas(6, 1);
    canvas.put(0, 0, '松桐柳');
    canvas.put(0, 1, 'a');
    canvas.put(0, 4, 'b');
    expect(canvas.lines(false)).toEqual([' a桐b']);
  });

  it('uses colours only when asked', () => {
    const canvas = new Canvas(3, 1);
    canvas.put(0, 0, 'ab', ['red']);
    expect(canvas.lines(true)).toEqual(['\u001b[31mab\u001b[39m']);
    expect(canvas.lines(false)).toEqual(['ab']);
  });
});

import { describe, expect, it } from 'vitest';
import { readSvg } from './read-svg.ts';

describe('readSvg', () => {
  it('tells the tags, the ids and the references', () => {
    expect(readSvg('<svg><g id="a"><path d="M0 0" fill="url(#b)"/></g><use href="#a"/></svg>')).toEqual({
      tags: ['svg', 'g', 'path', 'use'],
      ids: ['a'],
      references: ['b', 'a'],
    });
  });

  it.each([
    ['an element that stays open', '<svg><g></svg>'],
    ['an end that is missing', '<svg><g>'],
    ['two roots', '<svg></svg><svg></svg>'],
    ['an attribute without quotes', '<svg width=1></svg>'],
    ['an attribute given twice', '<svg id="a" id="b"></svg>'],
    ['a bare ampersand', '<svg><title>a & b</title></svg>'],
    ['a reference to elsewhere', '<svg><use href="https://example.org/a.svg#b"/></svg>'],
    ['a fill from elsewhere', '<svg><path fill="url(a.svg#b)"/></svg>'],
    ['a handler', '<svg onload="go()"></svg>'],
    ['a number that is none', '<svg><path d="MNaN 0"/></svg>'],
  ])('refuses %s', (_, svg) => {
    expect(() => readSvg(svg)).toThrow();
  });
});

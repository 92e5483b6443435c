import { path, stroked } from '../drawing/shape.ts';
import { type DocumentOptions, svgDocument } from '../svg-document.ts';
import { FRENCH_PAPER, FRENCH_VIEW_BOX } from './face.ts';

const RED = '#8A2C22';
const PALE = '#E9C9B4';
const MESH = 11.25;
const ACROSS = 90 / MESH;
const DOWN = Math.ceil(130 / MESH / 2);

/** A lattice of fine lines with a diamond in each mesh, the same either way up. */
export function frenchBackBody(): string {
  let lattice = '';
  for (let i = -ACROSS; i <= ACROSS; i++) {
    const x = 50 + i * MESH;
    lattice += `M${x - 65} 5l130 130M${x + 65} 5l-130 130`;
  }
  let diamonds = '';
  for (let row = -DOWN; row <= DOWN; row++) {
    const y = 70 + row * MESH;
    for (let x = 5; x <= 95; x += MESH) diamonds += `M${x} ${y - 1.8 + MESH / 2}l1.8 1.8-1.8 1.8-1.8-1.8z`;
  }
  return [
    FRENCH_PAPER,
    '<svg x="5" y="5" width="90" height="130" viewBox="5 5 90 130">',
    path('M0 0H100V140H0Z', RED),
    stroked(lattice, PALE, 0.6),
    path(diamonds, PALE),
    '</svg>',
    `<rect x="5" y="5" width="90" height="130" rx="3" fill="none" stroke="${RED}" stroke-width="1.6"/>`,
    `<rect x="8" y="8" width="84" height="124" rx="2" fill="none" stroke="${PALE}" stroke-width=".8"/>`,
  ].join('');
}

export function frenchBack(options: DocumentOptions = {}): string {
  return svgDocument(FRENCH_VIEW_BOX, '', frenchBackBody(), options);
}

import type { BackColour, BackOptions } from '../back-colour.ts';
import { path, stroked } from '../drawing/shape.ts';
import { svgDocument } from '../svg-document.ts';
import { FRENCH_PAPER, FRENCH_VIEW_BOX } from './face.ts';

const INKS: Readonly<Record<BackColour, { readonly deep: string; readonly pale: string }>> = {
  red: { deep: '#8A2C22', pale: '#E9C9B4' },
  blue: { deep: '#24457A', pale: '#C9D6EA' },
  green: { deep: '#24573F', pale: '#CBDFCF' },
};
const MESH = 11.25;
const ACROSS = 90 / MESH;
const DOWN = Math.ceil(130 / MESH / 2);

/** A lattice of fine lines with a diamond in each mesh, the same either way up. */
export function frenchBackBody(colour: BackColour = 'red'): string {
  const { deep, pale } = INKS[colour];
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
    path('M0 0H100V140H0Z', deep),
    stroked(lattice, pale, 0.6),
    path(diamonds, pale),
    '</svg>',
    `<rect x="5" y="5" width="90" height="130" rx="3" fill="none" stroke="${deep}" stroke-width="1.6"/>`,
    `<rect x="8" y="8" width="84" height="124" rx="2" fill="none" stroke="${pale}" stroke-width=".8"/>`,
  ].join('');
}

export function frenchBack({ colour = 'red', ...options }: BackOptions = {}): string {
  return svgDocument(FRENCH_VIEW_BOX, '', frenchBackBody(colour), options);
}

import { path } from '../drawing/shape.ts';
import { short } from '../drawing/spot.ts';
import { INK } from '../ink.ts';

/** The size of a card in its own units; a picture may be larger than the window. */
export const VIEW_BOX = '0 0 100 164';

const THICKNESS = 4.6;

/**
 * The picture behind the window of its frame. An inner viewport cuts it to a rectangle and the frame covers the
 * corners: not a clip path, whose url would not work when the card is used from another file.
 */
export function framed(picture: string, ground: string = INK.paper): string {
  return [
    '<svg x="4" y="4" width="92" height="156" viewBox="4 4 92 156" stroke-linecap="round" stroke-linejoin="round">',
    path('M4 4H96V160H4Z', ground),
    picture,
    '</svg>',
    ring(THICKNESS / 2, THICKNESS, INK.oxblood),
    ring(0.5, 0.6, '#A03A34'),
    ground === INK.paper ? '' : ring(THICKNESS, 1, INK.paper),
  ].join('');
}

/** A rounded rectangle at a distance inside the edge. */
function ring(inset: number, width: number, ink: string): string {
  const sides = `width="${short(100 - 2 * inset)}" height="${short(164 - 2 * inset)}" rx="${short(8.2 - inset)}"`;
  return `<rect x="${short(inset)}" y="${short(inset)}" ${sides} fill="none" stroke="${ink}" stroke-width="${width}"/>`;
}

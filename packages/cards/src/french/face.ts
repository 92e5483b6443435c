import { group } from '../drawing/shape.ts';
import { short } from '../drawing/spot.ts';
import { Stamps } from '../drawing/stamp.ts';
import { strokesOf, widthOf } from '../numerals.ts';
import { type DocumentOptions, svgDocument } from '../svg-document.ts';
import { type FrenchCard, frenchCard } from './card.ts';
import { type Courts, courtFigure, courtLetter } from './court.ts';
import { pips } from './pips.ts';
import { suitInk, suitSign } from './suit.ts';

export const FRENCH_VIEW_BOX = '0 0 100 140';

/** Full for large cards; simple, a big rank and suit, for cards of 44 px. */
export type Detail = 'full' | 'simple';

export interface FrenchInk {
  /** Diamonds blue and clubs green, so that no two suits share a colour. By default off. */
  readonly fourColours?: boolean;
  /** The figures of jack, queen and king; without them these cards show their letter. */
  readonly courts?: Courts;
}

export interface FrenchFaceOptions extends DocumentOptions, FrenchInk {
  /** By default `full`. */
  readonly detail?: Detail;
}

/** The face of a card by the engine's id, as an SVG document. */
export function frenchFace(id: string, options: FrenchFaceOptions = {}): string {
  const card = frenchCard(id);
  if (!card) throw new RangeError(`there is no card ${id}`);
  const scope = options.scope ?? id;
  const stamps = new Stamps((name) => `${scope}-${name}`);
  const body = frenchBody(stamps, card, options.detail ?? 'full', options);
  return svgDocument(FRENCH_VIEW_BOX, [...stamps.definitionsFor(body).values()].join(''), body, options);
}

/** A thin card: paper, a hairline round it, and no frame. */
export const FRENCH_PAPER = '<rect x=".5" y=".5" width="99" height="139" rx="7" fill="#FDF9F0" stroke="#A8997F"/>';

export function frenchBody(stamps: Stamps, card: FrenchCard, detail: Detail, options: FrenchInk): string {
  const ink = suitInk(card.suit, options.fourColours ?? false);
  const drawing = detail === 'simple' ? simple(card, ink) : full(stamps, card, ink, options.courts?.[card.id]);
  return FRENCH_PAPER + group({ fill: ink }, drawing);
}

function full(stamps: Stamps, card: FrenchCard, ink: string, court: Courts[string] | undefined): string {
  const index = cornerIndex(card, ink);
  return index + group({ transform: 'rotate(180 50 70)' }, index) + middle(stamps, card, ink, court);
}

function middle(stamps: Stamps, card: FrenchCard, ink: string, court: Courts[string] | undefined): string {
  const { rank, suit } = card;
  if (rank !== 'J' && rank !== 'Q' && rank !== 'K') return pips(rank, suit);
  if (court) return courtFigure(stamps, card, court, ink);
  return courtLetter(card, written(rank, 50, 48, 4.4, ink, 1.7), ink);
}

function cornerIndex({ rank, suit }: FrenchCard, ink: string): string {
  return written(rank, 11, 7, rank === '10' ? 1.4 : 1.7, ink, 1.8) + suitSign(suit, 11, 32.4, 11);
}

function simple({ rank, suit }: FrenchCard, ink: string): string {
  const left = 9 + (widthOf(rank) * 4) / 2;
  return written(rank, left, 11, 4, ink, 1.7) + suitSign(suit, 21, 72, 28) + suitSign(suit, 66, 101, 58);
}

/** A rank, centred at the top of a place. */
function written(rank: string, x: number, top: number, scale: number, ink: string, weight: number): string {
  const place = `translate(${short(x - (widthOf(rank) * scale) / 2)} ${top})scale(${scale})`;
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    { transform: place, fill: 'none', stroke: ink, 'stroke-width': weight, ...round },
    strokesOf(rank, 0, 0),
  );
}

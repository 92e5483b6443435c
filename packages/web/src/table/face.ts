import {
  type BackColour,
  type Courts,
  flowerFace as drawFlower,
  frenchFace as drawFrench,
  flowerBack,
  flowerCard,
  frenchBack,
  frenchCard,
} from '@madang/cards';

// A face is a background image of an empty element. As SVG symbols the cards of a table were twenty thousand elements, which
// the browser laid out again with every move.

/** `plain` is for a game with cards of its own: they show their ids. */
export type Deck = 'japanese' | 'korean' | 'french' | 'plain';

/** The id of a hidden card. */
export const BACK = '?';

export interface Print {
  readonly cornerIndex: boolean;
  readonly fourColours: boolean;
  readonly courts: Courts | null;
  /** The Korean deck with the words that Koreans know on it. */
  readonly koreanFaces: boolean;
  readonly back: BackColour;
}

/** Small cards have a bolder corner (flower) or a simpler face (French). */
interface Drawn {
  readonly large: string;
  readonly small: string;
}

/**
 * The style rules that give a card its picture, by the size of the card; none where the deck has no such card. The two
 * exclude each other: a browser reads a picture as soon as a rule names it.
 */
export function faceRules(deck: Deck, id: string, print: Print): readonly string[] {
  if (deck === 'plain') return [plainRule(id, print)];
  const drawn = deck === 'french' ? frenchFace(id, print) : flowerFace(deck, id, print);
  if (!drawn) return [];
  return [
    `@container card (width > 64px){${ruleOf(id, drawn.large)}}`,
    `@container card (width <= 64px){${ruleOf(id, drawn.small)}}`,
  ];
}

function ruleOf(id: string, svg: string): string {
  return `[data-face=${JSON.stringify(id)}]{background-image:${address(svg)}}`;
}

function plainRule(id: string, { back: colour }: Print): string {
  if (id === BACK) return ruleOf(id, frenchBack({ colour }));
  const text = 'display:grid;place-items:center;height:100%;font-weight:700';
  return `[data-face=${JSON.stringify(id)}]::after{content:attr(data-face);${text}}`;
}

function flowerFace(numbering: 'japanese' | 'korean', id: string, print: Print): Drawn | null {
  if (id === BACK) return both(flowerBack({ colour: print.back }));
  if (!flowerCard(id, numbering)) return null;
  const isKorean = numbering === 'korean' && print.koreanFaces;
  const drawn = (corner: 'fine' | 'bold'): string =>
    drawFlower(id, { numbering, isKorean, corner: print.cornerIndex ? corner : 'none' });
  return { large: drawn('fine'), small: drawn('bold') };
}

function frenchFace(id: string, { fourColours, courts, back: colour }: Print): Drawn | null {
  if (id === BACK) return both(frenchBack({ colour }));
  if (!frenchCard(id)) return null;
  const ink = { fourColours, ...(courts ? { courts } : {}) };
  return { large: drawFrench(id, ink), small: drawFrench(id, { ...ink, detail: 'simple' }) };
}

function both(svg: string): Drawn {
  return { large: svg, small: svg };
}

/** Stretched to fill its card: with a fixed aspect ratio, rounding to whole pixels would leave a gap. */
function address(svg: string): string {
  const filling = svg.replace('<svg ', '<svg preserveAspectRatio="none" ');
  return `url("data:image/svg+xml,${encodeURIComponent(filling)}")`;
}

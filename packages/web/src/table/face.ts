import {
  type BackColour,
  type Courts,
  FRENCH_CARDS,
  flowerBack,
  flowerCards,
  flowerFace,
  frenchBack,
  frenchFace,
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

/** The style rules that give each card of a deck its picture, by the size of the card. */
export function faceRules(deck: Deck, print: Print): string {
  if (deck === 'plain') return plainRules(print);
  const faces = deck === 'french' ? frenchFaces(print) : flowerFaces(deck, print);
  const rules = (size: keyof Drawn): string =>
    faces.map(([id, drawn]) => `[data-face="${id}"]{background-image:${address(drawn[size])}}`).join('');
  return `${rules('large')}@container card (max-width: 64px){${rules('small')}}`;
}

function plainRules({ back: colour }: Print): string {
  const back = address(frenchBack({ colour }));
  const text = 'display:grid;place-items:center;height:100%;font-weight:700';
  return `[data-face="${BACK}"]{background-image:${back}}[data-face]:not([data-face="${BACK}"])::after{content:attr(data-face);${text}}`;
}

function flowerFaces(numbering: 'japanese' | 'korean', print: Print): readonly (readonly [string, Drawn])[] {
  const back = flowerBack({ colour: print.back });
  const isKorean = numbering === 'korean' && print.koreanFaces;
  const faces = flowerCards(numbering).map(({ id }) => {
    const drawn = (corner: 'fine' | 'bold'): string =>
      flowerFace(id, { numbering, isKorean, corner: print.cornerIndex ? corner : 'none' });
    return [id, { large: drawn('fine'), small: drawn('bold') }] as const;
  });
  return [...faces, [BACK, { large: back, small: back }]];
}

function frenchFaces({ fourColours, courts, back: colour }: Print): readonly (readonly [string, Drawn])[] {
  const back = frenchBack({ colour });
  const ink = { fourColours, ...(courts ? { courts } : {}) };
  const faces = FRENCH_CARDS.map(({ id }) => {
    const drawn = { large: frenchFace(id, ink), small: frenchFace(id, { ...ink, detail: 'simple' }) };
    return [id, drawn] as const;
  });
  return [...faces, [BACK, { large: back, small: back }]];
}

/** Stretched to fill its card: with a fixed aspect ratio, rounding to whole pixels would leave a gap. */
function address(svg: string): string {
  const filling = svg.replace('<svg ', '<svg preserveAspectRatio="none" ');
  return `url("data:image/svg+xml,${encodeURIComponent(filling)}")`;
}

/** For the ghosts of the animation. */
export function faceMarkup(id: string): string {
  return `<span class="face" data-face="${id}"></span>`;
}

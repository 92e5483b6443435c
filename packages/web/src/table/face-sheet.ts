import { type Deck, faceRules, type Print } from './face.ts';

// A card is drawn when it is first shown: a table shows a third of its cards at first, and a slow phone needs milliseconds
// to draw one.

/** The cards that were shown so far, of any deck. */
const shown = new Set<string>();
let current: FaceSheet | null = null;

/** The style rules of a deck's faces. */
class FaceSheet {
  readonly sheet = new CSSStyleSheet();
  private readonly drawn = new Set<string>();
  private readonly deck: Deck;
  private readonly print: Print;

  constructor(deck: Deck, print: Print) {
    this.deck = deck;
    this.print = print;
  }

  draw(id: string): void {
    if (this.drawn.has(id)) return;
    this.drawn.add(id);
    for (const rule of faceRules(this.deck, id, this.print)) this.sheet.insertRule(rule, this.sheet.cssRules.length);
  }
}

const sheets = new Map<string, FaceSheet>();

/** Made on first use and cached. */
function sheetOf(deck: Deck, print: Print): FaceSheet {
  const key = JSON.stringify([deck, { ...print, courts: print.courts !== null }]);
  const known = sheets.get(key) ?? new FaceSheet(deck, print);
  sheets.set(key, known);
  return known;
}

/** Gives the cards of the page the faces of a deck, until the returned function is called. */
export function layOutDeck(deck: Deck, print: Print): () => void {
  const faces = sheetOf(deck, print);
  current = faces;
  for (const id of shown) faces.draw(id);
  document.adoptedStyleSheets.push(faces.sheet);
  return () => {
    if (current === faces) current = null;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== faces.sheet);
  };
}

/** Called before a card is shown. */
export function drawFace(id: string): void {
  if (shown.has(id)) return;
  shown.add(id);
  current?.draw(id);
}

/** For the ghosts of the animation. */
export function faceMarkup(id: string): string {
  drawFace(id);
  return `<span class="face" data-face="${id}"></span>`;
}

import type { Deck } from '@madang/engine/hwatu';
import type { BackOptions } from '../back-colour.ts';
import { Stamps } from '../drawing/stamp.ts';
import { type DocumentOptions, svgDocument } from '../svg-document.ts';
import { backPictures } from './back.ts';
import { flowerCard } from './card.ts';
import { type Corner, corner } from './corner.ts';
import { framed, VIEW_BOX } from './frame.ts';
import { BRIGHT_SEAL, WRITTEN } from './korean.ts';
import type { Picture } from './picture.ts';
import { pictureOf } from './pictures.ts';
import { rewritten } from './ribbon.ts';

export interface FlowerFaceOptions extends DocumentOptions {
  /** Which deck the id is of: they differ in the eleventh and twelfth month. By default Japanese. */
  readonly numbering?: Deck;
  /** With the words that Korean cards have: 光 on brights, 홍단 and 청단 on ribbons. */
  readonly isKorean?: boolean;
  /** By default `fine`. */
  readonly corner?: Corner;
}

/** The face of a card by the engine's id, as an SVG document. */
export function flowerFace(id: string, options: FlowerFaceOptions = {}): string {
  const { numbering = 'japanese', corner: style = 'fine', isKorean = false, scope = numbering[0] + id } = options;
  const card = flowerCard(id, numbering);
  if (!card) throw new RangeError(`a ${numbering} deck has no card ${id}`);
  const seal = isKorean && card.kind === 'bright' ? BRIGHT_SEAL : '';
  const face = printed(pictureOf(card), seal + corner(card, style), { ...options, scope });
  return isKorean ? rewritten(face, WRITTEN) : face;
}

export function flowerBack({ colour = 'red', ...options }: BackOptions = {}): string {
  return printed(backPictures[colour], '', { ...options, scope: options.scope ?? 'back' });
}

/** In a file of one card a letter is enough as an id. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function printed(picture: Picture, overlay: string, options: DocumentOptions & { readonly scope: string }): string {
  const { body, definitions } = drawn(picture, options.scope);
  return svgDocument(VIEW_BOX, definitions, body + overlay, options);
}

interface Drawn {
  readonly scope: string;
  readonly body: string;
  readonly definitions: string;
}

/** The same for every corner, and most of the work. */
const latest = new WeakMap<Picture, Drawn>();

function drawn(picture: Picture, scope: string): Drawn {
  const known = latest.get(picture);
  if (known?.scope === scope) return known;
  const stamps = new Stamps((_, place) => scope + LETTERS[place]);
  const body = framed(picture.draw(stamps), picture.ground);
  const fresh = { scope, body, definitions: [...stamps.definitionsFor(body).values()].join('') };
  latest.set(picture, fresh);
  return fresh;
}

import type { Deck } from '@madang/engine/hwatu';
import { Stamps } from '../drawing/stamp.ts';
import { Sprite } from '../sprite.ts';
import { backPictures } from './back.ts';
import { flowerCards } from './card.ts';
import { corner } from './corner.ts';
import { framed, VIEW_BOX } from './frame.ts';
import type { Picture } from './picture.ts';
import { pictureOf } from './pictures.ts';

export interface FlowerSpriteOptions {
  /** By default Japanese. */
  readonly numbering?: Deck;
}

/**
 * Every face of a deck in one file, each a symbol with the engine's id, and its corner as two more symbols to put on
 * top: `#0111`, `#0111-fine`, `#0111-bold`, and `#back`.
 */
export function flowerSprite({ numbering = 'japanese' }: FlowerSpriteOptions = {}): string {
  const sprite = new Sprite(VIEW_BOX);
  for (const card of flowerCards(numbering)) {
    // Cards of one plant on one ground print from the same stamps, so these stand in the file once.
    const picture = pictureOf(card);
    const scope = `${card.plant ?? 'bonus'}${picture.ground?.slice(1) ?? ''}-`;
    addPicture(sprite, card.id, picture, scope);
    sprite.add(`${card.id}-fine`, corner(card, 'fine'));
    sprite.add(`${card.id}-bold`, corner(card, 'bold'));
  }
  addPicture(sprite, 'back', backPictures.red, 'back-');
  return sprite.toString();
}

function addPicture(sprite: Sprite, id: string, { draw, ground }: Picture, scope: string): void {
  const stamps = new Stamps((name) => scope + name);
  const body = framed(draw(stamps), ground);
  sprite.add(id, body, stamps.definitionsFor(body));
}

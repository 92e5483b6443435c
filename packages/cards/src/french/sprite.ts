import { Stamps } from '../drawing/stamp.ts';
import { Sprite } from '../sprite.ts';
import { frenchBackBody } from './back.ts';
import { FRENCH_CARDS, frenchCard } from './card.ts';
import { FRENCH_VIEW_BOX, type FrenchInk, frenchBody } from './face.ts';

export interface FrenchSpriteOptions extends FrenchInk {
  /** By default a whole pack. */
  readonly ids?: readonly string[];
}

/**
 * The faces in one file, each a symbol under the engine's id, with its simple form beside it: `#Q♥`, `#Q♥-simple`,
 * `#back`.
 */
export function frenchSprite(options: FrenchSpriteOptions = {}): string {
  const sprite = new Sprite(FRENCH_VIEW_BOX);
  for (const id of options.ids ?? FRENCH_CARDS.map((card) => card.id)) {
    const card = frenchCard(id);
    if (!card) throw new RangeError(`there is no card ${id}`);
    const stamps = new Stamps((name) => `${id}-${name}`);
    const body = frenchBody(stamps, card, 'full', options);
    sprite.add(id, body, stamps.definitionsFor(body));
    sprite.add(`${id}-simple`, frenchBody(stamps, card, 'simple', options));
  }
  sprite.add('back', frenchBackBody());
  return sprite.toString();
}

import type { Kind, Plant } from '@madang/engine/hwatu';

/** A double is a dreg that counts as two, in the Korean deck only. */
export type Mark = Kind | 'double';

/** The cards with names. The other dregs differ only by their number. */
type CardKey =
  | `${'pine' | 'cherry' | 'pampas' | 'willow' | 'paulownia'}.bright`
  | `${Exclude<Plant, 'pine' | 'cherry' | 'paulownia'>}.animal`
  | `${Exclude<Plant, 'pampas' | 'paulownia'>}.ribbon`
  | `${'willow' | 'paulownia'}.double`
  | 'willow.dreg'
  | 'bonus2'
  | 'bonus3';

interface Words {
  readonly plants: Readonly<Record<Plant, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The mark of the kind in a short name. */
  readonly marks: Readonly<Record<Mark, string>>;
  readonly cards: Readonly<Record<CardKey, string>>;
}

export interface Vocabulary extends Words {
  /** Plants whose name is too long for a short name. */
  readonly shortPlants: Readonly<Partial<Record<Plant, string>>>;
  readonly bonus: string;
  readonly unseen: string;
  readonly dreg: (plant: string, kind: string, number: number) => string;
  readonly month: (number: number, plant: string) => string;
}

/** The words for the Japanese deck, and those that are different for the Korean one. */
export interface Names extends Vocabulary {
  readonly korean: { readonly [Group in keyof Words]?: Partial<Words[Group]> };
}

import type { Written } from '../../play/told.ts';

export type Declaration = 'DECLARE_SHAKE' | 'DECLARE_BOMB' | 'DECLARE_KUNG';

/** What may be called before a card is played, the strongest first. */
export function declarationsOf(legal: readonly Written[]): readonly Written[] {
  const rank: Readonly<Record<Declaration, number>> = { DECLARE_KUNG: 0, DECLARE_BOMB: 1, DECLARE_SHAKE: 2 };
  return legal
    .filter(({ type }) => Object.hasOwn(rank, type))
    .toSorted((one, two) => rank[one.type as Declaration] - rank[two.type as Declaration]);
}

/** A turn without a hand card: the flip alone, the draw, or a pass. */
export function plainActions(legal: readonly Written[]): readonly Written[] {
  return legal.filter(({ type }) => type === 'PLAY_FLIP_TOKEN' || type === 'PASS' || type === 'DRAW_FROM_PILE');
}

import type { Spot } from '../../play/beat.ts';

// What is where on the page. A card or a spot may stand at two places of which only one is shown: on the mat or, on wide
// screens, beside it.

export function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

export function cardElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(isShown);
}

export function elementOf(spot: Spot): HTMLElement | null {
  const selector = 'card' in spot ? `[data-card="${CSS.escape(spot.card)}"]` : `[data-spot="${CSS.escape(spot.spot)}"]`;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null;
}

/** The card in a spot that holds one card at most: it leaves with its ghost. */
export function onlyCardIn(spot: Spot): HTMLElement | null {
  return elementOf(spot)?.closest('[data-one]')?.querySelector<HTMLElement>('.card') ?? null;
}

/** A place where cards are only counted: who lands there is seen no more. */
export function isCounted(element: Element | null): boolean {
  return element?.closest('[data-counted]') != null;
}

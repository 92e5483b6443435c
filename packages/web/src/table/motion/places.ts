import type { Spot } from '../../play/beat.ts';

// Finds cards and spots on the page. One may exist twice, with only one visible: on the mat or, on wide screens, beside it.

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

/** The card in a spot for one card: it is hidden while its ghost moves. */
export function onlyCardIn(spot: Spot): HTMLElement | null {
  return elementOf(spot)?.closest('[data-one]')?.querySelector<HTMLElement>('.card') ?? null;
}

/** A place where cards are only counted: a card that arrives there disappears. */
export function isCounted(element: Element | null): boolean {
  return element?.closest('[data-counted]') != null;
}

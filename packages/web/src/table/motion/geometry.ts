import type { Frames } from './tempo.ts';

// Boxes and the ways between them.

/** Where it is, in the page's own pixels; on a large screen these are larger than the window's (tokens.css). */
export function boxOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { currentCSSZoom: zoom = 1 } = element as Partial<Element>;
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}

/** What moves a box at `to` to where and how large `from` is, from its middle. */
export function between(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** Straight from there to where it lies now; seen on its way, even to a place where it is only counted. */
export function flight(from: DOMRect, to: DOMRect): Frames {
  return { transform: [between(from, to), 'none'], opacity: [1, 1], zIndex: [30, 30] };
}

const HIGHEST_ARC = 26;

/** The same in a low arc, as a hand would do it. */
export function arc(from: DOMRect, to: DOMRect): Frames {
  const distance = Math.hypot(from.left - to.left, from.top - to.top);
  const height = Math.min(HIGHEST_ARC, distance * 0.09);
  return { transform: [between(from, to), 'none'], translate: ['0 0', `0 ${-height}px`, '0 0'] };
}

/**
 * Where a card comes to rest. On a card: a little lower and to the right, so that both are seen. In a place for one card:
 * there. In another spot: in its middle, as large as it came.
 */
export function restingPlace(target: DOMRect, start: DOMRect, isCard: boolean): DOMRect {
  const { left, top, width, height } = target;
  if (isCard) return new DOMRect(left + width * 0.16, top + height * 0.14, width, height);
  if (Math.abs(height / width - start.height / start.width) < 0.1) return target;
  const own = Math.min(start.width, width);
  return middle(target, own, (own / start.width) * start.height);
}

export function middle({ left, top, width, height }: DOMRect, ownWidth: number, ownHeight: number): DOMRect {
  return new DOMRect(left + (width - ownWidth) / 2, top + (height - ownHeight) / 2, ownWidth, ownHeight);
}

/** Squared up: the cards of a pack lie over each other, each a little higher than the one below. */
export function squared({ left, top, width, height }: DOMRect, level: number): DOMRect {
  return new DOMRect(left, top - 2.5 * level, width, height);
}

const GAP = 8;
const WIDEST_SHOWN = 92;

/** Cards in a row in a place, nearer to its upper edge: a seal may stand below. They overlap where there are many. */
export function row(place: DOMRect, count: number, ratio: number): readonly DOMRect[] {
  const width = Math.min(WIDEST_SHOWN, Math.max(place.width / (count + 1), place.width / 5.5), place.height / ratio);
  const step = Math.min(width + GAP, (place.width - width) / Math.max(1, count - 1));
  const left = place.left + (place.width - width - step * (count - 1)) / 2;
  const top = place.top + (place.height - width * ratio) / 4;
  return Array.from({ length: count }, (_, i) => new DOMRect(left + i * step, top, width, width * ratio));
}

export function isNear(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2 && Math.abs(from.width - to.width) < 2;
}

import type { Frames } from './tempo.ts';

// Boxes, and paths between them.

/** Its box in the page's own pixels, which are zoomed on large screens (tokens.css). */
export function boxOf(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { currentCSSZoom: zoom = 1 } = element as Partial<Element>;
  return new DOMRect(left / zoom, top / zoom, width / zoom, height / zoom);
}

/** The transform that moves and scales a box at `to` onto `from`. */
export function between(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** A straight path to its place; visible on the way, even to a counter. */
export function flight(from: DOMRect, to: DOMRect): Frames {
  return { transform: [between(from, to), 'none'], opacity: [1, 1], zIndex: [30, 30] };
}

const HIGHEST_ARC = 26;

/** The same in a low arc. */
export function arc(from: DOMRect, to: DOMRect): Frames {
  const distance = Math.hypot(from.left - to.left, from.top - to.top);
  const height = Math.min(HIGHEST_ARC, distance * 0.09);
  return { transform: [between(from, to), 'none'], translate: ['0 0', `0 ${-height}px`, '0 0'] };
}

/**
 * Where a card comes to rest. On another card: a little lower and to the right, so that both are visible. In a place of a
 * card's shape: exactly there. In another spot: in its middle, without a change of size.
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

/** Stacked: each card a little higher than the one below. */
export function squared({ left, top, width, height }: DOMRect, level: number): DOMRect {
  return new DOMRect(left, top - 2.5 * level, width, height);
}

const GAP = 8;
const WIDEST_SHOWN = 92;

/** Cards in a row near the upper edge of a place, with room for a seal below. They overlap if there are many. */
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

import type { Spot } from '../../play/beat.ts';
import { BACK } from '../face.ts';
import { faceMarkup } from '../face-sheet.ts';
import { boxOf } from './geometry.ts';
import { elementOf } from './places.ts';

/** Copies of cards above the table, for positions between two views. The next change replaces them. */
export class Ghosts {
  private readonly cards = new Map<string, HTMLElement>();
  private readonly hidden = new Set<HTMLElement>();
  private layer: HTMLElement | null = null;

  has(key: string): boolean {
    return this.cards.has(key);
  }

  get(key: string): HTMLElement | undefined {
    return this.cards.get(key);
  }

  /** Places the card's ghost above everything else and hides the card. */
  lay(card: string, place: DOMRect, key = card): HTMLElement {
    const ghost = this.cards.get(key) ?? document.createElement('div');
    if (!ghost.firstChild) ghost.innerHTML = faceMarkup(card);
    ghost.dataset.ghost = card;
    ghost.className = `ghost ${card === BACK ? 'is-back' : ''}`;
    const { left, top, width, height } = place;
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    ghost.style.setProperty('--card-w', `${width}px`);
    ghost.style.opacity = '';
    this.onTop(ghost);
    this.cards.set(key, ghost);
    this.hide(elementOf({ card }));
    return ghost;
  }

  /** Its face, or with "?" its back. */
  turn(ghost: HTMLElement, card: string): void {
    ghost.innerHTML = faceMarkup(card);
    ghost.classList.toggle('is-back', card === BACK);
  }

  /** The layer of the ghosts, as large as the window. */
  onTop(element: HTMLElement): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div');
      this.layer.className = 'ghosts';
      this.layer.setAttribute('aria-hidden', 'true');
      document.body.append(this.layer);
    }
    this.layer.append(element);
    return this.layer;
  }

  /** Shows the card itself again. */
  drop(key: string): void {
    this.cards.get(key)?.remove();
    this.cards.delete(key);
    const element = elementOf({ card: key });
    if (element && this.hidden.delete(element)) element.style.visibility = '';
  }

  /** The card has reached a counter. */
  vanish(key: string): void {
    const ghost = this.cards.get(key);
    if (ghost) ghost.style.opacity = '0';
  }

  hasVanished(key: string): boolean {
    return this.cards.get(key)?.style.opacity === '0';
  }

  hide(element: HTMLElement | null): void {
    if (!element) return;
    element.style.visibility = 'hidden';
    this.hidden.add(element);
  }

  /** Shows the cards behind the ghosts again. */
  reveal(): void {
    for (const element of this.hidden) element.style.visibility = '';
    this.hidden.clear();
  }

  clear(): void {
    for (const ghost of this.cards.values()) ghost.remove();
    this.cards.clear();
  }

  rectOf(key: string): DOMRect | undefined {
    const ghost = this.cards.get(key);
    return ghost && boxOf(ghost);
  }

  /** The box of each ghost. */
  rects(): readonly (readonly [key: string, place: DOMRect])[] {
    return [...this.cards].map(([key, ghost]) => [key, boxOf(ghost)] as const);
  }
}

/** Hidden cards have no id of their own: each is keyed by the place it left. */
export function ghostKey(card: string, from: Spot | undefined): string {
  return card === BACK && from && 'spot' in from ? `?${from.spot}` : card;
}

import { flushSync } from 'react-dom';
import { settings } from '../app/settings.ts';
import type { Beat, Spot } from '../play/beat.ts';
import { faceMarkup } from './face.ts';
import { play } from './sound.ts';

// Cards fly because the page finds each by its id before and after a change. What lies between (a card on its way from
// a hand over the field to a pile) is shown by ghosts: copies over the table that the next change takes over.

const EASE_OUT = 'cubic-bezier(.2, .8, .2, 1)';
const EASE_FLY = 'cubic-bezier(.45, .05, .2, 1)';
const MS = { play: 260, flip: 320, fly: 420, stagger: 45, stamp: 900, fade: 120 } as const;
const DEAL_MOST = 1600;

/** The choreographer of one table. */
export class Motion {
  private readonly ghosts = new Map<string, HTMLElement>();
  private readonly hidden = new Set<HTMLElement>();
  private layer: HTMLElement | null = null;
  private isSkipping = false;

  /** Nothing moves any more until the next change is over: somebody pressed a key. */
  skip(): void {
    this.isSkipping = true;
    for (const animation of document.getAnimations()) animation.finish();
  }

  private get speed(): number {
    return this.isSkipping || document.hidden ? 0 : settings().speed;
  }

  private get isReduced(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** A duration at the reader's speed. */
  private time(ms: number): number {
    if (this.speed === 0) return 0;
    return (this.isReduced ? Math.min(ms, MS.fade) : ms) / this.speed;
  }

  async perform(beats: readonly Beat[]): Promise<void> {
    for (const beat of beats) await this.act(beat);
  }

  private async act(beat: Beat): Promise<void> {
    switch (beat.do) {
      case 'move':
        return this.move(beat);
      case 'show':
        return this.showCards(beat);
      case 'stamp':
        return this.stamp(beat);
      case 'together':
        await Promise.all(beat.beats.map((one) => this.act(one)));
        return;
      case 'hold':
        return this.hold(beat.ms);
      case 'sound':
        return void play(beat.sound);
    }
  }

  /** A beat to read; no shorter for those who want less motion. */
  private async hold(ms: number): Promise<void> {
    if (this.speed > 0) await new Promise((resolve) => setTimeout(resolve, ms / this.speed));
  }

  // -------------------------------------------------------------------------------------------------- ghosts

  private async move({ card, from, to, flip = false }: Extract<Beat, { do: 'move' }>): Promise<void> {
    const key = ghostKey(card, from);
    const start = this.ghosts.get(key)?.getBoundingClientRect() ?? this.rectOf(from ?? { card });
    const target = this.rectOf(to);
    if (!start || !target) return;
    const end = restingPlace(target, start, 'card' in to);
    const ghost = this.ghost(card, end, key);
    this.hide(elementOf({ card }));
    if (from && 'spot' in from) this.hide(onlyCardIn(from));
    if (flip) await this.turn(ghost, start, end);
    play(flip ? 'flip' : 'tap');
    const way = [{ transform: between(start, end) }, { transform: 'none' }];
    await this.run(ghost, this.isReduced ? [{ opacity: 0 }, { opacity: 1 }] : way, MS.play, EASE_OUT);
  }

  /** The card turns where it lies, before it goes. */
  private async turn(ghost: HTMLElement, start: DOMRect, end: DOMRect): Promise<void> {
    if (this.isReduced) return;
    const here = between(start, end);
    ghost.classList.add('is-back');
    ghost.style.transform = here;
    await this.run(
      ghost,
      [{ transform: `${here} scaleX(1)` }, { transform: `${here} scaleX(0)` }],
      MS.flip / 2,
      'ease-in',
    );
    ghost.classList.remove('is-back');
    await this.run(
      ghost,
      [{ transform: `${here} scaleX(0)` }, { transform: `${here} scaleX(1)` }],
      MS.flip / 2,
      EASE_OUT,
    );
    ghost.style.transform = '';
  }

  private ghost(card: string, { left, top, width, height }: DOMRect, key = card): HTMLElement {
    const ghost = this.ghosts.get(key) ?? document.createElement('div');
    ghost.className = 'ghost';
    ghost.innerHTML = faceMarkup(card);
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    this.stageLayer().append(ghost);
    this.ghosts.set(key, ghost);
    return ghost;
  }

  private stageLayer(): HTMLElement {
    if (!this.layer?.isConnected) {
      this.layer = document.createElement('div');
      this.layer.className = 'ghosts';
      this.layer.setAttribute('aria-hidden', 'true');
      document.body.append(this.layer);
    }
    return this.layer;
  }

  private hide(element: HTMLElement | null): void {
    if (!element) return;
    element.style.visibility = 'hidden';
    this.hidden.add(element);
  }

  private async showCards({ cards, from, ms }: Extract<Beat, { do: 'show' }>): Promise<void> {
    const centre = this.rectOf({ spot: 'field' });
    if (!centre || this.speed === 0) return this.hold(ms);
    const width = Math.min(96, centre.width / (cards.length + 1));
    const height = width * 1.6;
    const left = centre.left + (centre.width - cards.length * (width + 8)) / 2;
    const shown = cards.map((card, i) => {
      const place = new DOMRect(left + i * (width + 8), centre.top + (centre.height - height) / 2, width, height);
      const start = this.rectOf({ card }) ?? (from && this.rectOf(from)) ?? place;
      const ghost = this.ghost(card, place);
      void this.run(ghost, [{ transform: between(start, place) }, { transform: 'none' }], MS.play, EASE_OUT);
      return ghost;
    });
    await this.hold(ms);
    for (const [i, ghost] of shown.entries()) {
      ghost.remove();
      this.ghosts.delete(cards[i]);
    }
  }

  private async stamp({ text, seat, note }: Extract<Beat, { do: 'stamp' }>): Promise<void> {
    const at = this.rectOf({ spot: `seat-${seat}` });
    if (!at || this.speed === 0) return;
    const seal = document.createElement('div');
    seal.className = 'stamp';
    seal.textContent = text;
    if (note !== undefined) {
      const small = document.createElement('small');
      small.textContent = note;
      seal.append(small);
    }
    this.stageLayer().append(seal);
    const { width, height } = seal.getBoundingClientRect();
    const isLow = at.top > innerHeight / 2;
    const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
    Object.assign(seal.style, { left: `${left}px`, top: `${isLow ? at.top - height - 12 : at.bottom + 12}px` });
    await this.run(
      seal,
      [
        { opacity: 0, scale: 1.15 },
        { opacity: 1, scale: 1 },
      ],
      160,
      EASE_OUT,
    );
    await this.hold(MS.stamp);
    seal.remove();
  }

  // ------------------------------------------------------------------------------------------------- changes

  /** Changes the page, and lets every card slide from where it lay (its ghost, where it has one) to where it lies now. */
  async change(commit: () => void, how: 'deal' | 'move' | 'none'): Promise<void> {
    const before = how === 'move' && this.speed > 0 ? this.rects() : new Map<string, DOMRect>();
    flushSync(commit);
    for (const element of this.hidden) element.style.visibility = '';
    this.hidden.clear();
    const moves = how === 'deal' ? this.dealMoves() : this.slides(before);
    for (const ghost of this.ghosts.values()) ghost.remove();
    this.ghosts.clear();
    await Promise.all(moves);
    this.isSkipping = false;
  }

  private rects(): Map<string, DOMRect> {
    const rects = new Map<string, DOMRect>();
    for (const element of cardElements()) rects.set(element.dataset.card ?? '', element.getBoundingClientRect());
    for (const [card, ghost] of this.ghosts) rects.set(card, ghost.getBoundingClientRect());
    return rects;
  }

  private slides(before: ReadonlyMap<string, DOMRect>): Promise<void>[] {
    let isHeard = false;
    return cardElements().flatMap((element) => {
      const from = before.get(element.dataset.card ?? '');
      const to = element.getBoundingClientRect();
      if (!from || to.width === 0 || isNear(from, to)) return [];
      if (!isHeard) play('capture');
      isHeard = true;
      const way = this.isReduced ? [{ opacity: 0 }, { opacity: 1 }] : flight(from, to);
      return [this.run(element, way, MS.fly, EASE_FLY)];
    });
  }

  private dealMoves(): Promise<void>[] {
    const stock = this.rectOf({ spot: 'stock' });
    const cards = [...document.querySelectorAll<HTMLElement>('[data-dealt]')].filter(isShown);
    if (!stock || this.speed === 0) return [];
    play('paper');
    const stagger = Math.min(MS.stagger, DEAL_MOST / Math.max(1, cards.length));
    return cards.map((element, i) => {
      const to = element.getBoundingClientRect();
      const way = this.isReduced
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [{ transform: between(stock, to) }, { transform: 'none' }];
      return this.run(element, way, MS.play, EASE_OUT, this.isReduced ? 0 : (i * stagger) / this.speed);
    });
  }

  private async run(element: Element, frames: Keyframe[], ms: number, easing: string, delay = 0): Promise<void> {
    const duration = this.time(ms);
    if (duration === 0) return;
    const animation = element.animate(frames, { duration, easing, delay, fill: 'backwards' });
    await animation.finished.catch(() => {});
  }

  private rectOf(spot: Spot): DOMRect | null {
    if ('card' in spot) {
      const ghost = this.ghosts.get(spot.card);
      if (ghost) return ghost.getBoundingClientRect();
    }
    return elementOf(spot)?.getBoundingClientRect() ?? null;
  }
}

/** The cards on the page. One may stand at two places of which only one is shown: on the mat or, on wide screens, beside it. */
function cardElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-card]')].filter(isShown);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function elementOf(spot: Spot): HTMLElement | null {
  const selector = 'card' in spot ? `[data-card="${CSS.escape(spot.card)}"]` : `[data-spot="${CSS.escape(spot.spot)}"]`;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null;
}

/** Unseen cards have no name: each goes by the place it left. */
function ghostKey(card: string, from: Spot | undefined): string {
  return card === '?' && from && 'spot' in from ? `?${from.spot}` : card;
}

/** The card in a spot that holds one card at most: it leaves with its ghost. */
function onlyCardIn(spot: Spot): HTMLElement | null {
  return elementOf(spot)?.closest('[data-one]')?.querySelector<HTMLElement>('.card') ?? null;
}

/** On a card: a little lower and to the right, so that both are seen. In a place for one card: there. In a spot: in its middle, as large as it came. */
function restingPlace(target: DOMRect, start: DOMRect, isCard: boolean): DOMRect {
  if (!isCard && Math.abs(target.height / target.width - start.height / start.width) < 0.1) return target;
  if (isCard) {
    const { left, top, width, height } = target;
    return new DOMRect(left + width * 0.16, top + height * 0.14, width, height);
  }
  const width = Math.min(start.width, target.width);
  const height = (width / start.width) * start.height;
  return new DOMRect(
    target.left + (target.width - width) / 2,
    target.top + (target.height - height) / 2,
    width,
    height,
  );
}

/** What moves a box at `to` to where and how large `from` is, from its middle. */
function between(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
}

/** Seen on its way, even to a place where it is only counted. */
function flight(from: DOMRect, to: DOMRect): Keyframe[] {
  return [
    { transform: between(from, to), zIndex: 30, opacity: 1 },
    { transform: 'none', zIndex: 30, opacity: 1 },
  ];
}

function isNear(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) < 2 && Math.abs(from.top - to.top) < 2 && Math.abs(from.width - to.width) < 2;
}

import { settings } from '../../app/settings.ts';

/** How long each movement takes at 1×, in milliseconds. */
export const MS = {
  play: 260,
  flip: 320,
  square: 140,
  pairHold: 120,
  fly: 420,
  rise: 240,
  stamp: 160,
  read: 900,
  stagger: 45,
  fade: 120,
} as const;
export const DEAL_MOST = 1600;

export const EASE = {
  out: 'cubic-bezier(.2, .8, .2, 1)',
  fly: 'cubic-bezier(.45, .05, .2, 1)',
  land: 'cubic-bezier(.3, 1.35, .5, 1)',
} as const;

export type Frames = Keyframe[] | PropertyIndexedKeyframes;

/** Durations by the reader's settings: speed, instant, reduced motion. */
export class Tempo {
  private isSkipping = false;
  private readonly waiting = new Set<() => void>();

  get speed(): number {
    return this.isSkipping || document.hidden ? 0 : settings().speed;
  }

  get isReduced(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Everything is instant until `resume`. */
  skip(): void {
    this.isSkipping = true;
    for (const animation of document.getAnimations()) animation.finish();
    for (const wake of this.waiting) wake();
  }

  resume(): void {
    this.isSkipping = false;
  }

  /** A pause to read; not shortened by reduced motion. */
  async hold(ms: number): Promise<void> {
    if (this.speed === 0) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms / this.speed);
      this.waiting.add(wake);
    });
  }

  /** A time set by the rules: no setting changes it. */
  async stand(ms: number): Promise<void> {
    await new Promise<void>((resolve) => setTimeout(resolve, ms));
  }

  async run(element: Element, frames: Frames, ms: number, easing: string, delay = 0): Promise<void> {
    if (this.speed === 0) return;
    const duration = (this.isReduced ? Math.min(ms, MS.fade) : ms) / this.speed;
    const timing = { duration, easing, delay: delay / this.speed, fill: 'backwards' } as const;
    await element.animate(frames, timing).finished.catch(() => {});
  }

  /** The movement, or with reduced motion a fade at its destination. */
  way(frames: Frames): Frames {
    return this.isReduced ? { opacity: [0, 1] } : frames;
  }
}

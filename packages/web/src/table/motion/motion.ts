import { flushSync } from 'react-dom';
import type { Beat, Spot } from '../../play/beat.ts';
import { play } from '../sound.ts';
import { arc, between, boxOf, flight, isNear, restingPlace, row, squared } from './geometry.ts';
import { Ghosts, ghostKey } from './ghosts.ts';
import { cardElements, elementOf, isCounted, isShown, onlyCardIn } from './places.ts';
import { stamp } from './stamp.ts';
import { DEAL_MOST, EASE, MS, Tempo } from './tempo.ts';

// The page finds each card by its id before and after a change, and animates the difference. Intermediate positions (a card
// on its way from a hand over the field to a pile) are shown by ghosts.

type BeatOf<Kind extends Beat['do']> = Extract<Beat, { do: Kind }>;

/** The animations of one table. */
export class Motion {
  private readonly tempo = new Tempo();
  private readonly ghosts = new Ghosts();
  private readonly isPast: boolean;

  /** `isPast`: a replay, which does not wait for times set by the rules. */
  constructor(isPast = false) {
    this.isPast = isPast;
  }

  /** Skips all animations until the next change is complete: somebody pressed a key. */
  skip(): void {
    this.tempo.skip();
  }

  async perform(beats: readonly Beat[]): Promise<void> {
    for (const beat of beats) await this.act(beat);
  }

  private async act(beat: Beat): Promise<void> {
    if (beat.do === 'sound') return void play(beat.sound);
    const isRule = beat.do === 'show' && beat.isRule === true && !this.isPast;
    if (this.tempo.speed === 0 && !isRule) return;
    switch (beat.do) {
      case 'move':
        return this.move(beat);
      case 'take':
        return this.take(beat);
      case 'show':
        return this.show(beat);
      case 'rise':
        return this.rise(beat);
      case 'light':
        return this.light(beat);
      case 'stamp':
        return stamp(beat, this.rectOf({ spot: `seat-${beat.seat}` }), this.ghosts, this.tempo);
      case 'together':
        await Promise.all(beat.beats.map((one) => this.act(one)));
        return;
      case 'hold':
        return this.tempo.hold(beat.ms);
    }
  }

  private rectOf(spot: Spot): DOMRect | null {
    const ghost = 'card' in spot ? this.ghosts.rectOf(spot.card) : undefined;
    if (ghost) return ghost;
    const element = elementOf(spot);
    return element && boxOf(element);
  }

  // -------------------------------------------------------------------------------------------------- beats

  private async move({ card, from, to, flip = false }: BeatOf<'move'>): Promise<void> {
    const key = ghostKey(card, from);
    const start = this.ghosts.rectOf(key) ?? this.rectOf(from ?? { card });
    const target = this.rectOf(to);
    if (!start || !target) return;
    const end = restingPlace(target, start, 'card' in to);
    const ghost = this.ghosts.lay(card, end, key);
    if (from && 'spot' in from) this.ghosts.hide(onlyCardIn(from));
    if (flip) await this.turn(ghost, card, between(start, end));
    play(flip ? 'flip' : 'tap');
    await this.tempo.run(ghost, this.tempo.way(arc(start, end)), MS.play, EASE.out);
  }

  /** The card turns face up where it lies, before it moves. */
  private async turn(ghost: HTMLElement, card: string, here: string): Promise<void> {
    if (this.tempo.isReduced) return;
    const whole = `${here} scaleX(1)`;
    const edge = `${here} scaleX(0)`;
    ghost.style.transform = whole;
    this.ghosts.turn(ghost, '?');
    await this.tempo.run(ghost, { transform: [whole, edge] }, MS.flip / 2, 'ease-in');
    this.ghosts.turn(ghost, card);
    await this.tempo.run(ghost, { transform: [edge, whole] }, MS.flip / 2, EASE.out);
    ghost.style.transform = '';
  }

  /** Taken cards are stacked, held for a moment, and moved to their piles. */
  private async take({ cards, from }: BeatOf<'take'>): Promise<void> {
    const laid = cards.flatMap(({ card, to }) => {
      const start = this.rectOf({ card }) ?? (from ? this.rectOf(from) : null);
      const target = this.rectOf({ spot: to });
      return start && target ? [{ card, to, start, target, isBelow: !this.ghosts.has(card) }] : [];
    });
    const below = laid.find(({ isBelow }) => isBelow) ?? laid[0];
    if (!below) return;
    if (!this.tempo.isReduced) {
      const places = laid.toSorted((one, two) => Number(two.isBelow) - Number(one.isBelow));
      const ups = places.map(({ card, start }, level) => {
        const place = squared(below.start, level);
        return this.tempo.run(this.ghosts.lay(card, place), arc(start, place), MS.square, EASE.out);
      });
      await Promise.all(ups);
      await this.tempo.hold(MS.pairHold);
    }
    play('capture');
    await Promise.all(laid.map(({ card, to, target }) => this.bring(card, to, target)));
  }

  /** Moves a card to its pile; where piles are only counters, the card disappears there. */
  private async bring(card: string, to: string, target: DOMRect): Promise<void> {
    const start = this.rectOf({ card }) ?? target;
    const end = restingPlace(target, start, false);
    const ghost = this.ghosts.lay(card, end);
    await this.tempo.run(ghost, this.tempo.way(flight(start, end)), MS.fly, EASE.fly);
    if (isCounted(elementOf({ spot: to }))) this.ghosts.vanish(card);
  }

  /** Shows cards in the middle of the table. */
  private async show({ cards, from, ms, stay = false, isRule = false }: BeatOf<'show'>): Promise<void> {
    const time = () => (isRule && !this.isPast ? this.tempo.stand(ms) : this.tempo.hold(ms));
    const centre = this.rectOf({ spot: 'field' });
    const first = cards.map((card) => this.rectOf({ card })).find((place) => place && place.width > 0);
    if (!centre) return time();
    const ratio = first ? first.height / first.width : 1.6;
    const known = cards.filter((card) => this.ghosts.has(card));
    for (const [i, place] of row(centre, cards.length, ratio).entries()) {
      const start = this.rectOf({ card: cards[i] }) ?? (from && this.rectOf(from)) ?? place;
      const ghost = this.ghosts.lay(cards[i], place);
      void this.tempo.run(ghost, this.tempo.way(arc(start, place)), MS.play, EASE.land);
    }
    await time();
    if (stay) return;
    // Cards on their way to a counter have arrived.
    for (const card of cards) known.includes(card) ? this.ghosts.vanish(card) : this.ghosts.drop(card);
  }

  /** Lifts the cards of a set where they lie; where piles are only counters, shows them in the middle. */
  private async rise({ cards, ms }: BeatOf<'rise'>): Promise<void> {
    const risen = cards.flatMap((card) => this.ghosts.get(card) ?? elementOf({ card }) ?? []);
    if (cards.some((card) => isCounted(elementOf({ card })) || this.ghosts.hasVanished(card)))
      return this.show({ do: 'show', cards, ms });
    const lift = (element: HTMLElement) => `0 ${-Math.round(element.offsetHeight * 0.24)}px`;
    for (const element of risen) {
      element.classList.add('is-risen');
      if (this.tempo.isReduced) continue;
      element.style.translate = lift(element);
      void this.tempo.run(element, { translate: ['0 0', lift(element)] }, MS.rise, EASE.land);
    }
    await this.tempo.hold(ms);
    for (const element of risen) {
      const from = element.style.translate || '0 0';
      element.classList.remove('is-risen');
      element.style.translate = '';
      void this.tempo.run(element, { translate: [from, '0 0'] }, MS.rise, EASE.out);
    }
  }

  /** Highlights a place while a card moves to it. */
  private async light({ spot, ms }: BeatOf<'light'>): Promise<void> {
    const element = elementOf({ spot });
    element?.classList.add('is-lit-spot');
    await this.tempo.hold(ms);
    element?.classList.remove('is-lit-spot');
  }

  // ------------------------------------------------------------------------------------------------- changes

  /** Changes the page, then animates every card from its old place (or its ghost's) to its new one. */
  async change(commit: () => void, how: 'deal' | 'move' | 'none'): Promise<void> {
    const before = how === 'move' && this.tempo.speed > 0 ? this.rects() : new Map<string, DOMRect>();
    flushSync(commit);
    this.ghosts.reveal();
    const moves = how === 'deal' ? this.deal() : this.slides(before);
    this.ghosts.clear();
    await Promise.all(moves);
    this.tempo.resume();
  }

  private rects(): Map<string, DOMRect> {
    const cards = cardElements().map((element) => [element.dataset.card ?? '', boxOf(element)] as const);
    return new Map([...cards, ...this.ghosts.rects()]);
  }

  /** Reads all positions before the first card moves: one layout, not one per card. */
  private slides(before: ReadonlyMap<string, DOMRect>): Promise<void>[] {
    if (before.size === 0) return [];
    const ways = cardElements().flatMap((element) => {
      const from = before.get(element.dataset.card ?? '');
      if (!from || this.ghosts.hasVanished(element.dataset.card ?? '')) return [];
      const to = boxOf(element);
      return to.width === 0 || isNear(from, to) ? [] : [{ element, way: flight(from, to) }];
    });
    if (ways.length > 0) play('capture');
    return ways.map(({ element, way }) => this.tempo.run(element, this.tempo.way(way), MS.fly, EASE.fly));
  }

  private deal(): Promise<void>[] {
    const stock = this.rectOf({ spot: 'stock' });
    const cards = [...document.querySelectorAll<HTMLElement>('[data-dealt]')].filter(isShown);
    if (!stock || this.tempo.speed === 0) return [];
    play('paper');
    const stagger = this.tempo.isReduced ? 0 : Math.min(MS.stagger, DEAL_MOST / Math.max(1, cards.length));
    const ways = cards.map((element) => ({
      transform: [between(stock, boxOf(element)), 'none'],
    }));
    return cards.map((element, i) => this.tempo.run(element, this.tempo.way(ways[i]), MS.play, EASE.out, i * stagger));
  }
}

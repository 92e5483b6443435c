/** Numbers the ways in which up to so many cards of one kind can lie at two to four places. */
export class Splits {
  readonly count: number;
  private readonly numbers: Int16Array;
  private readonly base: number;

  constructor(places: number, cards: number) {
    this.base = cards + 1;
    this.numbers = new Int16Array(this.base ** places);
    this.count = this.fill(this.numbers.length, cards, 0, 0);
  }

  /** The first place varies slowest. `step` is by how much the key grows with a card at the place before. */
  private fill(step: number, cards: number, key: number, next: number): number {
    if (step === 1) {
      this.numbers[key] = next;
      return next + 1;
    }
    const smaller = step / this.base;
    let free = next;
    for (let here = 0; here <= cards; here++) free = this.fill(smaller, cards - here, key + here * smaller, free);
    return free;
  }

  ofTwo(a: number, b: number): number {
    return this.numbers[a * this.base + b];
  }

  ofThree(a: number, b: number, c: number): number {
    return this.numbers[(a * this.base + b) * this.base + c];
  }

  ofFour(a: number, b: number, c: number, d: number): number {
    return this.numbers[((a * this.base + b) * this.base + c) * this.base + d];
  }
}

// Path data in whole numbers, relative to the rounded position, so that errors do not add up.

/** How many numbers each command takes. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[\s,]*(-?(?:\d*\.\d+|\d+)(?:e-?\d+)?)/;
const FLAG = /^[\s,]*([01])/;

interface Command {
  readonly letter: string;
  readonly relative: boolean;
  readonly values: readonly number[];
}

export function wholePath(d: string): string {
  const pen = new Pen();
  for (const command of commands(d)) pen.draw(command);
  return pen.written;
}

function commands(d: string): readonly Command[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, name, text]) => {
    const letter = name.toLowerCase();
    const relative = name === letter;
    const arity = ARITY[letter];
    if (arity === 0) return [{ letter, relative, values: [] }];
    const values = numbersIn(text, letter);
    return Array.from({ length: values.length / arity }, (_, i) => ({
      // Further pairs of a move are lines.
      letter: letter === 'm' && i > 0 ? 'l' : letter,
      relative,
      values: values.slice(i * arity, (i + 1) * arity),
    }));
  });
}

/** The two flags of an arc may have no space after them. */
function numbersIn(text: string, letter: string): readonly number[] {
  const values: number[] = [];
  let rest = text;
  while (rest.trim()) {
    const place = values.length % 7;
    const found = (letter === 'a' && (place === 3 || place === 4) ? FLAG : NUMBER).exec(rest);
    if (!found) throw new Error(`cannot read ${rest}`);
    values.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return values;
}

type Place = { x: number; y: number };

/** Follows the exact path and writes the rounded one. */
class Pen {
  written = '';
  #last = '';
  #true: Place = { x: 0, y: 0 };
  #rounded: Place = { x: 0, y: 0 };
  #start: readonly [Place, Place] = [this.#true, this.#rounded];

  draw({ letter, relative, values }: Command): void {
    if (letter === 'z') {
      this.#emit('z', []);
      [this.#true, this.#rounded] = this.#start;
      return;
    }
    const from = relative ? this.#true : { x: 0, y: 0 };
    if (letter === 'h' || letter === 'v') {
      const along = letter === 'h' ? 'x' : 'y';
      const to = { ...this.#true, [along]: from[along] + values[0] };
      const step = Math.round(to[along] - this.#rounded[along]);
      if (step) this.#emit(letter, [step]);
      this.#moveTo(to, { ...this.#rounded, [along]: this.#rounded[along] + step });
      return;
    }
    const head = letter === 'a' ? values.slice(0, 5).map(Math.round) : [];
    const steps = values
      .slice(head.length)
      .map((value, i) => Math.round(i % 2 ? from.y + value - this.#rounded.y : from.x + value - this.#rounded.x));
    const [dx, dy] = steps.slice(-2);
    const [x, y] = values.slice(-2);
    if (letter !== 'l' || dx || dy) this.#emit(this.written ? letter : 'M', [...head, ...steps]);
    this.#moveTo({ x: from.x + x, y: from.y + y }, { x: this.#rounded.x + dx, y: this.#rounded.y + dy });
    if (letter === 'm') this.#start = [this.#true, this.#rounded];
  }

  #moveTo(truth: Place, rounded: Place): void {
    this.#true = truth;
    this.#rounded = rounded;
  }

  #emit(letter: string, values: readonly number[]): void {
    const text = values.join(' ').replaceAll(' -', '-');
    const repeated = letter === this.#last && letter !== 'm' && letter !== 'z';
    this.written += repeated ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    this.#last = letter;
  }
}

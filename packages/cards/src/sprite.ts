/** Many pictures of one size in one SVG file, to be used as `<use href="cards.svg#id">`. */
export class Sprite {
  readonly #viewBox: string;
  readonly #definitions = new Map<string, string>();
  readonly #symbols = new Map<string, string>();

  constructor(viewBox: string) {
    this.#viewBox = viewBox;
  }

  /** Pictures may share definitions, by id. */
  add(id: string, body: string, definitions: ReadonlyMap<string, string> = new Map()): void {
    if (this.#symbols.has(id)) throw new Error(`the sprite has ${id} already`);
    this.#symbols.set(id, body);
    for (const [name, definition] of definitions) {
      if ((this.#definitions.get(name) ?? definition) !== definition)
        throw new Error(`two drawings are called ${name}`);
      this.#definitions.set(name, definition);
    }
  }

  toString(): string {
    const symbols = [...this.#symbols].map(
      ([id, body]) => `<symbol id="${id}" viewBox="${this.#viewBox}">${body}</symbol>`,
    );
    const definitions = [...this.#definitions.values()].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${definitions}</defs>${symbols.join('')}</svg>`;
  }
}

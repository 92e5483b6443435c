import { group, placed } from './shape.ts';
import { spots } from './spot.ts';

/** A drawing that is defined once and used many times, each with its own place, size and ink. */
export interface Stamp {
  readonly href: string;
  /** Prints at spots of `x,y,scale,turn`. `fill` colours it; `second` is what the stamp calls its current colour. */
  at(places: string, fill?: string, second?: string): string;
  /** Prints it round the middle `count` times at equal angles. */
  around(count: number, from?: number): string;
}

/** The stamps of one picture. The caller names them, so that many pictures can be in one document. */
export class Stamps {
  readonly #idOf: (name: string, place: number) => string;
  readonly #definitions = new Map<string, string>();

  constructor(idOf: (name: string, place: number) => string) {
    this.#idOf = idOf;
  }

  make(name: string, drawing: string): Stamp {
    const id = this.#keep(name, (id) => (isOneElement(drawing) ? named(drawing, id) : `<g id="${id}">${drawing}</g>`));
    return {
      href: `#${id}`,
      at: (places, fill, second) => printed(places, id, fill, second),
      around: (count, from = 0) => turned(id, count, from),
    };
  }

  /** A square pattern to fill something with. It is defined once. */
  pattern(name: string, size: number, drawing: string): string {
    const id = this.#keep(
      name,
      (id) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${drawing}</pattern>`,
    );
    return `url(#${id})`;
  }

  /** The definitions that a drawing needs, by id. */
  definitionsFor(drawing: string): ReadonlyMap<string, string> {
    const needed = new Set<string>();
    const visit = (text: string): void => {
      for (const [id, definition] of this.#definitions) {
        if (needed.has(id) || !(text.includes(`"#${id}"`) || text.includes(`url(#${id})`))) continue;
        needed.add(id);
        visit(definition);
      }
    };
    visit(drawing);
    return new Map([...this.#definitions].filter(([id]) => needed.has(id)));
  }

  #keep(name: string, define: (id: string) => string): string {
    const id = this.#idOf(name, this.#definitions.size);
    const definition = define(id);
    const known = this.#definitions.get(id);
    if (known !== undefined && known !== definition) throw new Error(`two stamps are called ${id}`);
    this.#definitions.set(id, definition);
    return id;
  }
}

function printed(places: string, id: string, fill?: string, second?: string): string {
  const colours = { ...(fill ? { fill } : {}), ...(second ? { color: second } : {}) };
  const attributes = Object.entries(colours).map(([name, value]) => ` ${name}="${value}"`);
  const uses = spots(places).map(({ x, y, more: [scale, turn] }) => ({ transform: placed(x, y, scale, turn) }));
  const use = (transform: string, more: string): string =>
    `<use href="#${id}"${transform ? ` transform="${transform}"` : ''}${more}/>`;
  if (uses.length === 1 || attributes.length === 0) {
    return uses.map(({ transform }) => use(transform, attributes.join(''))).join('');
  }
  return group(colours, ...uses.map(({ transform }) => use(transform, '')));
}

function turned(id: string, count: number, from: number): string {
  return Array.from({ length: count }, (_, i) => {
    const transform = placed(0, 0, 1, from + (i * 360) / count);
    return `<use href="#${id}"${transform ? ` transform="${transform}"` : ''}/>`;
  }).join('');
}

/** It can carry an id itself. */
function isOneElement(drawing: string): boolean {
  return /^<\w+ [^>]*\/>$/.test(drawing);
}

function named(element: string, id: string): string {
  return element.replace(/^<\w+/, `$& id="${id}"`);
}

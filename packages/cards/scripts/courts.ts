// node packages/cards/scripts/courts.ts, then the formatter
// Writes src/french/courts.ts from the CC0 package @letele/playing-cards (Adrian Kennard's figures as React components):
// the half figures alone, ink by ink, in whole numbers. Nothing of React is needed: its elements are read as they are made.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Court } from '../src/index.ts';
import { wholePath } from './whole-path.ts';

interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, string | number>> | null;
  readonly children: readonly (Element | null)[];
}

type Component = (props: object) => Element;

const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const RANKS = { j: 'J', q: 'Q', k: 'K' } as const;
/** The names of the layers in every figure, from the lowest. */
const LAYERS = { gold: 'b', red: 'c', blue: 'd', black: 'e', lines: 'f', hairs: 'g' } as const;

const deck = await readDeck(
  process.argv[2] ?? fileURLToPath(import.meta.resolve('@letele/playing-cards/dist/index.esm.js')),
);
const courts: Record<string, Court> = {};
for (const [suit, sign] of Object.entries(SUITS)) {
  for (const [rank, letter] of Object.entries(RANKS)) courts[letter + sign] = courtOf(deck[suit + rank]({}));
}
writeFileSync(new URL('../src/french/courts.ts', import.meta.url), moduleOf(courts));

/** The package imports React; here an element is its own description. */
async function readDeck(file: string): Promise<Readonly<Record<string, Component>>> {
  const source = readFileSync(file, 'utf8').replaceAll(/^import .*$/gm, '');
  const react = 'const React = { createElement: (type, props, ...children) => ({ type, props, children }) };';
  const text = `const _extends = Object.assign; ${react}\n${source}`;
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

function courtOf(card: Element): Court {
  const elements = [...everyElement(card)];
  const layer = (name: keyof typeof LAYERS): string => {
    const symbol = elements.find(
      ({ type, props }) => type === 'symbol' && String(props?.id).endsWith(`__${LAYERS[name]}`),
    );
    const path = symbol?.children.find((child) => child?.type === 'path');
    if (!path) throw new Error(`the card has no layer ${name}`);
    return wholePath(String(path.props?.d));
  };
  // The big suit sign stands left or right of the head.
  const sign = elements.find(({ type, props }) => type === 'use' && props?.height === 55.68);
  return {
    gold: layer('gold'),
    red: layer('red'),
    blue: layer('blue'),
    black: layer('black'),
    lines: layer('lines'),
    hairs: layer('hairs'),
    suit: Number(sign?.props?.x) < 0 ? 'left' : 'right',
  };
}

function* everyElement(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (child) yield* everyElement(child);
}

function moduleOf(figures: Readonly<Record<string, Court>>): string {
  const entries = Object.entries(figures).map(([id, court]) => {
    const lines = Object.entries(court).map(([name, value]) => `    ${name}: '${value}',`);
    return `  '${id}': {\n${lines.join('\n')}\n  },`;
  });
  return `// Written by scripts/courts.ts. The figures are Adrian Kennard's, in the public domain (CC0 1.0), by way of
// @letele/playing-cards 0.1.0; simplified, and printed here in the inks of this set.
import type { Courts } from './court.ts';

export const COURTS: Courts = {
${entries.join('\n')}
};
`;
}

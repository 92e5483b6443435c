import type { Deck } from '@madang/engine/hwatu';
import type { Kind } from './kinds.ts';

const GLYPHS: Readonly<Record<Deck, Readonly<Record<Kind, string>>>> = {
  japanese: { bright: '光', animal: '種', ribbon: '短', dreg: 'カ' },
  korean: { bright: '광', animal: '열', ribbon: '띠', dreg: '피' },
};

/** The sign of a kind in a shape of its own: a disc, a block, a strip, a ring. */
export function KindMark({ kind, deck }: { readonly kind: Kind; readonly deck: Deck }) {
  return (
    <span className={`kind-mark is-${kind}`} lang={deck === 'japanese' ? 'ja' : 'ko'} aria-hidden="true">
      {GLYPHS[deck][kind]}
    </span>
  );
}

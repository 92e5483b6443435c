import type { Deck } from '@madang/engine/hwatu';
import type { Language } from '@madang/narrators/language';
import type { Kind } from './kinds.ts';

const GLYPHS: Readonly<Record<Deck, Readonly<Record<Kind, string>>>> = {
  japanese: { bright: '光', animal: '種', ribbon: '短', dreg: 'カ' },
  korean: { bright: '광', animal: '열', ribbon: '띠', dreg: '피' },
};

/** Whether the sign is a word of the reader's language. The others have a word beside it. */
export function isRead(deck: Deck, language: Language): boolean {
  return language === (deck === 'japanese' ? 'ja' : 'ko');
}

/** The sign of a kind in a shape of its own: a disc, a block, a strip, a ring. */
export function KindMark({ kind, deck }: { readonly kind: Kind; readonly deck: Deck }) {
  return (
    <span className={`kind-mark is-${kind}`} lang={deck === 'japanese' ? 'ja' : 'ko'} aria-hidden="true">
      {GLYPHS[deck][kind]}
    </span>
  );
}

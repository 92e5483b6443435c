import type { SuitSign } from './suits.ts';

/** Drawn on a 20-pixel grid: the suit characters of fonts differ between machines. */
const PATHS: Readonly<Record<SuitSign, string>> = {
  '♠': 'M10 1.500C8.500 5.500 2.500 8.300 2.500 12.600a3.900 3.900 0 0 0 6.600 2.800C8.900 17 8.200 18 7 18.800h6c-1.200-.8-1.900-1.800-2.100-3.400a3.900 3.900 0 0 0 6.600-2.800C17.500 8.300 11.500 5.500 10 1.500z',
  '♣': 'M10 1.500a4 4 0 0 0-3 6.700 4.100 4.100 0 1 0 2 6.900c-.1 1.700-.8 2.900-2 3.700h6c-1.200-.8-1.900-2-2-3.700a4.100 4.100 0 1 0 2-6.900A4 4 0 0 0 10 1.500z',
  '♦': 'M10 1.200 16.800 10 10 18.800 3.200 10z',
  '♥': 'M10 18.300C5.500 14 2 11 2 7.100A4.300 4.300 0 0 1 10 5a4.300 4.300 0 0 1 8 2.100c0 3.900-3.500 6.900-8 11.200z',
};

const CLASSES: Readonly<Record<SuitSign, string>> = { '♠': 'spades', '♣': 'clubs', '♦': 'diamonds', '♥': 'hearts' };

/** A suit as a small picture; its name is in the text beside it. */
export function SuitMark({ suit }: { readonly suit: SuitSign }) {
  return (
    <svg className={`suit-mark ${CLASSES[suit]}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[suit]} />
    </svg>
  );
}

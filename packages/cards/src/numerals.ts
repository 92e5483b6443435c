import { path, placed } from './drawing/shape.ts';

/** Letters and figures as strokes, six wide and ten high: no font is needed, and they look the same everywhere. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M3 0C-.8 0-.8 10 3 10S6.8 0 3 0Z',
  '1': 'M.6 2L3 0V10',
  '2': 'M.4 2.7C.6-.9 5.6-.9 5.6 2.6C5.6 5 1.6 7 .3 10H5.8',
  '3': 'M.5 0H5.4L2.6 3.9C7 3.8 6.8 10 2.8 10C1.4 10 .5 9.3 .1 8.4',
  '4': 'M4.4 10V0L0 7H6',
  '5': 'M5.4 0H1.2L.7 4.4C3 3.2 6 4.2 6 6.9C6 10.6 1.6 11 .1 8.7',
  '6': 'M4.8 .1C1.5 1.6 0 4.2 0 6.9A3 3.1 0 0 0 6 6.9A3 3 0 0 0 .2 6',
  '7': 'M.2 0H5.8L2 10',
  '8': 'M3 4.6A2.4 2.3 0 1 1 3.1 4.6A2.9 2.7 0 1 1 2.9 4.6Z',
  '9': 'M1.2 9.9C4.5 8.4 6 5.8 6 3.1A3 3.1 0 0 0 0 3.1A3 3 0 0 0 5.8 4',
  '×': 'M1 4L5 8M5 4L1 8',
  A: 'M0 10L3 0L6 10M1.2 6.6H4.8',
  J: 'M1.8 0H5V7C5 10.8 .4 10.9 .2 7.2',
  Q: 'M3 0C-.9 0-.9 10 3 10S6.9 0 3 0ZM3.6 7L6.3 10.6',
  K: 'M.6 0V10M5.8 0L.8 6M2.6 3.9L6 10',
};

/** The width of a sign; 1 is narrow. */
const roomFor = (sign: string): number => (sign === '1' ? 4 : 6);
const GAP = 1.8;

/** The width of a text. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + roomFor(sign), GAP * (text.length - 1));
}

/** The strokes of a text from its top left corner; the caller gives ink and width. */
export function strokesOf(text: string, left: number, top: number): string {
  let x = left;
  return [...text]
    .map((sign) => {
      const strokes = STROKES[sign];
      if (strokes === undefined) throw new RangeError(`no strokes are known for ${sign}`);
      const place = placed(x, top);
      x += roomFor(sign) + GAP;
      return path(strokes, undefined, place ? { transform: place } : {});
    })
    .join('');
}

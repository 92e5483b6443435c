/** Line icons drawn for this page, on a 24-pixel grid. */
const PATHS = {
  book: 'M4 5.5C7 4 10 4.5 12 6c2-1.5 5-2 8-.5v13c-3-1.500-6-1-8 .5-2-1.500-5-2-8-.5zM12 6v13',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  bulb: 'M9 17h6M10 20h4M8.500 14.500C7 13.500 6 11.800 6 10a6 6 0 1 1 12 0c0 1.800-1 3.500-2.500 4.500-.5.500-.5 1.500-.5 2.500H9c0-1 0-2-.5-2.500z',
  link: 'M10 14a4 4 0 0 0 5.700.3l3-3a4 4 0 0 0-5.700-5.600l-1 1M14 10a4 4 0 0 0-5.700-.3l-3 3a4 4 0 0 0 5.700 5.600l1-1',
  shield: 'M12 3l7 3v5c0 4.500-3 8-7 10-4-2-7-5.500-7-10V6zM9 12l2 2 4-4',
  play: 'M7 5l12 7-12 7z',
  first: 'M6 5v14M19 5L9 12l10 7z',
  back: 'M17 5L7 12l10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  again: 'M5 12a7 7 0 1 1 2.200 5.100M5 12V7M5 12h5',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H8',
  close: 'M6 6l12 12M18 6L6 18',
  up: 'M6 15l6-6 6 6',
  eye: 'M2.500 12C5 7.500 8.500 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.500l3 2',
  download: 'M12 4v11M7 10.500l5 5 5-5M5 20h14',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  pause: 'M8 5v14M16 5v14',
  done: 'M5 12.500l5 5L19 7',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.500 20c.5-4 3.500-6 7.500-6s7 2 7.500 6',
  speech: 'M5 5h14v10h-7l-4.500 4v-4H5z',
  less: 'M14.500 6l-6 6 6 6',
  more: 'M9.500 6l6 6-6 6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

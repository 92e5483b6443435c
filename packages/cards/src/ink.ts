/** The inks of the whole set. A picture uses at most two beside bark, leaf and heart. */
export const INK = {
  paper: '#F7EEDC',
  /** The band behind animals. */
  mist: '#EAD9B4',
  black: '#1F1A21',
  /** Frame, corner tab, shadows. */
  oxblood: '#64141A',
  red: '#D43A27',
  pink: '#F0A29A',
  gold: '#E2A52C',
  moss: '#76913C',
  pine: '#1F4A3D',
  indigo: '#2A3D7E',
  violet: '#8470B5',
  umber: '#8F4B27',
  /** Rain and storm. */
  slate: '#8FAAB0',
} as const;

import { change, useSettings } from './settings.ts';

/** What the server accepts as a name (docs/protocol.md): one line of at most 32 graphemes. */
const LONGEST = 32;
const LONGEST_IN_UNITS = 256;
/** Joiners and variation selectors are kept: emoji need them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u115f\u1160\u200b\u2060\u2800\u3164\ufeff\uffa0]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it may be kept while it is typed. */
export function typedName(text: string): string {
  const seen = text.replace(UNSEEN, '').slice(0, LONGEST_IN_UNITS);
  return Array.from(graphemes.segment(seen), ({ segment }) => segment)
    .slice(0, LONGEST)
    .join('');
}

interface NameFieldProps {
  readonly id: string;
  readonly placeholder: string;
  /** Whose name: the reader's, or that of the second person at this screen. */
  readonly of?: 'name' | 'secondName';
}

/** A player's name; remembered as it is typed. */
export function NameField({ id, placeholder, of = 'name' }: NameFieldProps) {
  const name = useSettings()[of];
  return (
    <input
      className="field"
      id={id}
      value={name}
      placeholder={placeholder}
      autoComplete={of === 'name' ? 'nickname' : 'off'}
      spellCheck={false}
      onChange={({ target }) => change({ [of]: typedName(target.value) })}
      onBlur={() => change({ [of]: name.trim() })}
    />
  );
}

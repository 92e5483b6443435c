import { change, useSettings } from './settings.ts';

/** What the server takes for a name: a line of at most 32 printable characters. */
const LONGEST = 32;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The player's name; remembered as it is typed. */
export function NameField({ id, placeholder }: { readonly id: string; readonly placeholder: string }) {
  const { name } = useSettings();
  return (
    <input
      className="field"
      id={id}
      value={name}
      placeholder={placeholder}
      maxLength={LONGEST}
      autoComplete="nickname"
      spellCheck={false}
      onChange={({ target }) => change({ name: target.value.replace(UNPRINTABLE, '') })}
      onBlur={() => change({ name: name.trim() })}
    />
  );
}

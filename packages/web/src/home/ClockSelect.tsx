import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import { CLOCK_NAMES, CLOCKS, type ClockName } from './choice.ts';
import { clockWords } from './clock-words.ts';

/** How much time everybody has at the table. */
export function ClockSelect({
  chosen,
  onChoose,
}: {
  readonly chosen: ClockName;
  readonly onChoose: (clock: ClockName) => void;
}) {
  const words = useWords(clockWords);
  const nameOf = (name: ClockName): string => {
    const clock = CLOCKS[name];
    return clock ? words.times(clock.per_action / 1000, clock.bank / 60_000) : words.off;
  };
  return (
    <span className="ways-clock">
      <Icon name="clock" />
      <select
        className="select"
        aria-label={words.clock}
        title={words.why}
        value={chosen}
        onChange={({ target }) => onChoose(CLOCK_NAMES.find((name) => name === target.value) ?? 'off')}
      >
        {CLOCK_NAMES.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    </span>
  );
}

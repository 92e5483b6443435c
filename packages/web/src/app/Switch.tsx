import './switch.css';
import { change, type Flag, type Settings, useSettings } from './settings.ts';

export function Switch({ of, label, why }: { readonly of: Flag; readonly label: string; readonly why?: string }) {
  const isOn = useSettings()[of];
  return (
    <label className="switch">
      <span>
        {label}
        {why !== undefined && <small>{why}</small>}
      </span>
      <input type="checkbox" checked={isOn} onChange={() => change({ [of]: !isOn })} />
    </label>
  );
}

interface SegmentsProps<K extends keyof Settings> {
  readonly of: K;
  readonly legend: string;
  readonly values: readonly Settings[K][];
  readonly label: (value: Settings[K]) => string;
}

/** A setting with a few values, all of them in sight. */
export function Segments<K extends keyof Settings>({ of, legend, values, label }: SegmentsProps<K>) {
  const chosen = useSettings()[of];
  return (
    <fieldset className="segments">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={String(value)}>
          <input type="radio" name={of} checked={value === chosen} onChange={() => change({ [of]: value })} />
          <span data-value={value}>{label(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

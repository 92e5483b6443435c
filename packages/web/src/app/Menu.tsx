import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import './menu.css';
import { type MenuWords, menuWords } from './menu-words.ts';
import { NameField } from './NameField.tsx';
import { change, type Settings, useSettings } from './settings.ts';
import { useWords } from './words.ts';

const SPEEDS = [0, 0.5, 1, 2, 3] as const;
const THEMES = ['auto', 'light', 'dark'] as const;

export interface MenuProps {
  readonly onClose: () => void;
  /** Only where there is a match to resign. */
  readonly onResign?: (() => void) | undefined;
}

/** Settings, keyboard shortcuts, and resigning. */
export function Menu({ onClose, onResign }: MenuProps) {
  const words = useWords(menuWords);
  const { speed, theme } = useSettings();
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} className="menu">
      <div className="menu-body">
        <label className="menu-line" htmlFor="menu-name">
          {words.name} <NameField id="menu-name" placeholder={words.name} />
        </label>
        <div className="menu-line">
          <span aria-hidden="true">{words.language}</span> <LanguageSelect />
        </div>
        <fieldset className="segments">
          <legend>{words.theme}</legend>
          {THEMES.map((known) => (
            <label key={known}>
              <input type="radio" name="theme" checked={known === theme} onChange={() => change({ theme: known })} />
              <span>{words.themes[known]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="segments">
          <legend>{words.speed}</legend>
          {SPEEDS.map((known) => (
            <label key={known}>
              <input type="radio" name="speed" checked={known === speed} onChange={() => change({ speed: known })} />
              <span>{known === 0 ? words.instant : `${known}×`}</span>
            </label>
          ))}
        </fieldset>
        <Switch of="sound" label={words.sound} />
        <Switch of="cornerIndex" label={words.cornerIndex} why={words.cornerIndexWhy} />
        <Switch of="fourColours" label={words.fourColours} why={words.fourColoursWhy} />
        <Switch of="letterKeys" label={words.letterKeys} why={words.letterKeysWhy} />
        {onResign && <GiveUp onResign={onResign} onClose={onClose} />}
        <Keys />
      </div>
    </Dialog>
  );
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function Switch({ of, label, why }: { readonly of: Flag; readonly label: string; readonly why?: string }) {
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

function Keys() {
  const words = useWords(menuWords);
  return (
    // A device with a mouse most likely has a keyboard.
    <details className="menu-keys" open={matchMedia('(hover: hover)').matches}>
      <summary>{words.keys}</summary>
      <KeyList list={words.keyList} />
      <h3>{words.inReplay}</h3>
      <KeyList list={words.replayKeys} />
    </details>
  );
}

function KeyList({ list }: { readonly list: MenuWords['keyList'] }) {
  return (
    <dl>
      {list.map(([keys, does]) => (
        <div key={keys}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

function GiveUp({ onResign, onClose }: { readonly onResign: () => void; readonly onClose: () => void }) {
  const words = useWords(menuWords);
  const [isSure, askSure] = useState(false);
  if (!isSure)
    return (
      <button type="button" className="b menu-give-up" onClick={() => askSure(true)}>
        {words.giveUp}
      </button>
    );
  return (
    <div className="menu-sure" role="alertdialog" aria-label={words.giveUp}>
      <p>{words.giveUpSure}</p>
      <p className="row">
        {/* Enter answers no. */}
        <button type="button" className="b" ref={(button) => button?.focus()} onClick={() => askSure(false)}>
          {words.giveUpNo}
        </button>
        <button
          type="button"
          className="b main"
          onClick={() => {
            onClose();
            onResign();
          }}
        >
          {words.giveUpYes}
        </button>
      </p>
    </div>
  );
}

import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { InstallButton } from './InstallButton.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Looks, Volume } from './Looks.tsx';
import './menu.css';
import { menuPeopleWords } from './menu-people-words.ts';
import { type MenuWords, menuWords } from './menu-words.ts';
import { NameField } from './NameField.tsx';
import { NotificationSwitch } from './Notifications.tsx';
import { Segments, Switch } from './Switch.tsx';
import { useWords } from './words.ts';

const SPEEDS = [0, 0.5, 1, 2, 3] as const;
const THEMES = ['auto', 'light', 'dark'] as const;

export interface MenuProps {
  readonly onClose: () => void;
  /** Only where there is a match to resign. */
  readonly onResign?: (() => void) | undefined;
  /** Only where nobody has moved yet. */
  readonly onAbort?: (() => void) | undefined;
}

/** Settings, keyboard shortcuts, and resigning. */
export function Menu({ onClose, onResign, onAbort }: MenuProps) {
  const words = useWords(menuWords);
  const people = useWords(menuPeopleWords);
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} className="menu">
      <div className="menu-body">
        <label className="menu-line" htmlFor="menu-name">
          {words.name} <NameField id="menu-name" placeholder={words.name} />
        </label>
        <div className="menu-line">
          <span aria-hidden="true">{words.language}</span> <LanguageSelect />
        </div>
        <Segments of="theme" legend={words.theme} values={THEMES} label={(theme) => words.themes[theme]} />
        <Segments
          of="speed"
          legend={words.speed}
          values={SPEEDS}
          label={(speed) => (speed === 0 ? words.instant : `${speed}×`)}
        />
        <Switch of="sound" label={words.sound} />
        <Volume />
        <Looks />
        <Switch of="cornerIndex" label={words.cornerIndex} why={words.cornerIndexWhy} />
        <Switch of="fourColours" label={words.fourColours} why={words.fourColoursWhy} />
        <Switch of="letterKeys" label={words.letterKeys} why={words.letterKeysWhy} />
        <NotificationSwitch />
        <Switch of="reactions" label={people.reactions} why={people.reactionsWhy} />
        <InstallButton />
        {onAbort && <CallOff onAbort={onAbort} onClose={onClose} />}
        {onResign && <GiveUp onResign={onResign} onClose={onClose} />}
        <Keys />
      </div>
    </Dialog>
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

function CallOff({ onAbort, onClose }: { readonly onAbort: () => void; readonly onClose: () => void }) {
  const words = useWords(menuPeopleWords);
  return (
    <p className="menu-call-off">
      <button
        type="button"
        className="b"
        onClick={() => {
          onClose();
          onAbort();
        }}
      >
        {words.callOff}
      </button>
      <small>{words.callOffWhy}</small>
    </p>
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

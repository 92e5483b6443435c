import { useState } from 'react';
import { menuPeopleWords } from './menu-people-words.ts';
import { change, useSettings } from './settings.ts';
import { useWords } from './words.ts';

/** Asks the browser for leave to notify, on a press and never by itself. Absent where a browser has no notifications. */
export function NotificationSwitch() {
  const words = useWords(menuPeopleWords);
  const { notify } = useSettings();
  const [isBlocked, setBlocked] = useState('Notification' in globalThis && Notification.permission === 'denied');
  if (!('Notification' in globalThis)) return null;
  const isOn = notify && Notification.permission === 'granted';
  const press = async () => {
    if (isOn) return change({ notify: false });
    const permission = await Notification.requestPermission();
    setBlocked(permission === 'denied');
    change({ notify: permission === 'granted' });
  };
  return (
    <label className="switch">
      <span>
        {words.notify}
        <small role="status">{isBlocked ? words.notifyBlocked : words.notifyWhy}</small>
      </span>
      <input type="checkbox" checked={isOn} disabled={isBlocked} onChange={() => void press()} />
    </label>
  );
}

import { Icon } from './Icon.tsx';
import { useInstall } from './install.ts';
import { lookWords } from './look-words.ts';
import { useWords } from './words.ts';

export function InstallButton() {
  const words = useWords(lookWords);
  const install = useInstall();
  return (
    install && (
      <button type="button" className="b" onClick={install}>
        <Icon name="download" /> {words.install}
      </button>
    )
  );
}

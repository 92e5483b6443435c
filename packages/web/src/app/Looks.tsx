import { canVibrate } from '../table/sound.ts';
import { lookWords } from './look-words.ts';
import { Segments, Switch } from './Switch.tsx';
import { BACKS, FELTS, useSettings, VOLUMES } from './settings.ts';
import { useWords } from './words.ts';

/** How loud, and whether a phone vibrates. */
export function Volume() {
  const words = useWords(lookWords);
  const { sound } = useSettings();
  return (
    <>
      {sound && (
        <Segments of="volume" legend={words.volume} values={VOLUMES} label={(volume) => words.volumes[volume]} />
      )}
      {canVibrate() && <Switch of="haptics" label={words.haptics} />}
    </>
  );
}

/** Felt, backs and faces. */
export function Looks() {
  const words = useWords(lookWords);
  return (
    <>
      <Segments of="felt" legend={words.felt} values={FELTS} label={(felt) => words.felts[felt]} />
      <Segments of="back" legend={words.back} values={BACKS} label={(back) => words.backs[back]} />
      <Switch of="koreanFaces" label={words.koreanFaces} why={words.koreanFacesWhy} />
    </>
  );
}

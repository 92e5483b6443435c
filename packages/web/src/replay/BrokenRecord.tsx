import type { KiboError } from '@madang/engine';
import { useWords } from '../app/words.ts';
import { brokenText } from './broken-record.ts';
import type { Source } from './replayed-match.ts';
import { replayWords } from './words.ts';

interface BrokenRecordProps {
  readonly error: KiboError;
  readonly source: Source;
  /** The match is shown up to the error. */
  readonly isShown: boolean;
}

/** Says what is wrong with a record, and where. */
export function BrokenRecord({ error, source, isShown }: BrokenRecordProps) {
  const words = useWords(replayWords);
  const { where, what } = brokenText(error, source, words);
  return (
    <div className="broken-record" role="alert">
      {isShown ? <strong>{words.broken}</strong> : <h1>{words.broken}</h1>}
      <p>
        <b>{where}</b>: {what} {isShown && words.shownUntil}
      </p>
      <code>{error.message}</code>
    </div>
  );
}

import { useState } from 'react';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import { fairnessWords } from './fairness-words.ts';

const SHOWN = 2000;

/** A value to verify elsewhere, with a copy button. It wraps on narrow pages. */
export function ProofValue({ name, value }: { readonly name: string; readonly value: string }) {
  const words = useWords(fairnessWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(value))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
        <button type="button" className="b quiet s" aria-label={words.copy(name)} onClick={() => void copy()}>
          <Icon name={isCopied ? 'done' : 'copy'} />
        </button>
        <span className="sr" role="status">
          {isCopied ? words.copied : ''}
        </span>
      </dd>
    </div>
  );
}

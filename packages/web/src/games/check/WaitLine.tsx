import { sentenceCase } from '@madang/narrators/language';
import { useWords } from '../../app/words.ts';
import type { BoardProps } from './props.ts';
import type { Wait } from './reading.ts';
import { useRanks } from './useRanks.ts';
import { checkWords } from './words/index.ts';

/** What the table waits for. */
export function WaitLine({ wait, names }: Pick<BoardProps, 'names'> & { readonly wait: Wait }) {
  const words = useWords(checkWords);
  const ranks = useRanks();
  switch (wait.what) {
    case 'peeks':
      return <p>{words.othersPeek}</p>;
    case 'draw':
      return <p>{words.draws(names[wait.seat])}</p>;
    case 'place':
      return <p>{words.decides(names[wait.seat])}</p>;
    case 'end':
      return <p>{words.ends(names[wait.seat])}</p>;
    case 'ability':
      return <p>{words.uses(names[wait.seat], words.ability[wait.ability])}</p>;
    case 'shuffle':
      return <p>{words.shuffling}</p>;
    case 'open':
      return <p>{words.open}</p>;
    case 'match':
      return (
        <p>
          <b>{sentenceCase(ranks(wait.rank))}</b>.{' '}
          {wait.own === 'passed' ? words.youPassed : wait.own === 'missed' ? words.youMissed : words.closing}
        </p>
      );
  }
}

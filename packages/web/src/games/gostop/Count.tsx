import type { Claim } from '@madang/engine';
import { useWords } from '../../app/words.ts';
import { Count as FlowerCount } from '../flower/Count.tsx';
import type { CountProps } from './props.ts';
import { newSets } from './sets.ts';
import { gostopWords } from './words/index.ts';

/** Each set with its cards; with three players, what each loser pays, and why in case of a dokbak. */
export function Count(props: CountProps) {
  const words = useWords(gostopWords);
  const { scene, names, ended } = props;
  const { captured, gukjin } = ended.view;
  const rules = scene.rules;
  const cardsOf = (seat: number, item: string) =>
    newSets([], captured[seat], rules, gukjin === 'ssangpi').find(({ name }) => name === item)?.cards ?? [];
  const why = ({ seat, from, factors }: Claim) => {
    const spared = names.findIndex((_, other) => other !== seat && other !== from);
    const isForOther = factors.some(({ name }) => name === 'dokbak');
    return isForOther && from !== null && spared >= 0 ? words.dokbak(names[from], names[spared]) : null;
  };
  return <FlowerCount {...props} cardsOf={cardsOf} why={why} />;
}

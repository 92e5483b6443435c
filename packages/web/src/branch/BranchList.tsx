import { useEffect, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import { homeWords } from '../home/words/index.ts';
import type { Source } from '../replay/replayed-match.ts';
import './branch.css';
import type { Branch } from './branch.ts';
import { dropBranch, keptBranches } from './kept-branches.ts';
import { branchWords } from './words.ts';

interface BranchListProps {
  readonly source: Source;
  /** What a ply of the record is called. */
  readonly placeOf: (ply: number) => string;
  readonly onOpen: (branch: Branch) => void;
}

/** What was played on from this record; nothing where that is nothing. */
export default function BranchList({ source, placeOf, onOpen }: BranchListProps) {
  const words = useWords(branchWords);
  const [branches, setBranches] = useState<readonly Branch[]>([]);
  useEffect(() => void keptBranches(source).then(setBranches), [source]);
  const drop = (id: string) => {
    dropBranch(source, id);
    setBranches(branches.filter((each) => each.id !== id));
  };
  if (branches.length === 0) return null;
  return (
    <section className="panel branches" aria-labelledby="branches-title">
      <h2 id="branches-title">{words.branches}</h2>
      <p className="branch-note">{words.what}</p>
      <ul>
        {branches.map((branch) => (
          <BranchRow
            key={branch.id}
            branch={branch}
            place={placeOf(branch.ply)}
            onOpen={() => onOpen(branch)}
            onDrop={() => drop(branch.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface BranchRowProps {
  readonly branch: Branch;
  readonly place: string;
  readonly onOpen: () => void;
  readonly onDrop: () => void;
}

function BranchRow({ branch, place, onOpen, onDrop }: BranchRowProps) {
  const words = useWords(branchWords);
  const { levels } = useWords(homeWords);
  const { seat, sitters, isDealtAnew, scores, winners } = branch;
  const level = sitters.find(({ kind }) => kind === 'bot')?.level ?? '';
  const who = words.against(sitters[seat].name, levels[level]?.name ?? level);
  return (
    <li>
      <button type="button" className="b" aria-label={`${words.goOn(place)} · ${who}`} onClick={onOpen}>
        <Icon name="play" />
        <span>
          {place}
          <small>{[who, isDealtAnew ? words.anew : words.kept].join(' · ')}</small>
        </span>
      </button>
      <span className="num">{winners === null ? words.unfinished : scores.join(' – ')}</span>
      <button type="button" className="b quiet ic" aria-label={words.remove(`${place}, ${who}`)} onClick={onDrop}>
        <Icon name="close" />
      </button>
    </li>
  );
}

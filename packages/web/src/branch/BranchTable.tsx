import type { Kibo } from '@madang/engine';
import { useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { settings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { GameUi } from '../games/ui.ts';
import { LocalSession } from '../play/local/session.ts';
import { freshId, freshSeed } from '../play/local/setup.ts';
import type { Move } from '../play/local/unfinished.ts';
import type { Source } from '../replay/replayed-match.ts';
import { TablePage } from '../table/TablePage.tsx';
import type { Branch, BranchStart } from './branch.ts';
import { keepBranch } from './kept-branches.ts';
import { branchWords } from './words.ts';

interface BranchTableProps {
  readonly ui: GameUi;
  readonly source: Source;
  /** How many actions of the record come before the branch. */
  readonly actions: number;
  /** A new branch, or one that is continued. */
  readonly branch: BranchStart | Branch;
  readonly onBack: () => void;
}

/** A match that goes on from a position of a record. */
export default function BranchTable({ branch, ...more }: BranchTableProps) {
  const [played, setPlayed] = useState(() => begun(branch));
  const again = () => setPlayed(begun({ ...startOf(played), seed: freshSeed() }));
  return <Played key={played.id} branch={played} onAgain={again} {...more} />;
}

interface PlayedProps extends Omit<BranchTableProps, 'branch'> {
  readonly branch: Branch;
  readonly onAgain: () => void;
}

function Played({ ui, source, actions, branch, onAgain, onBack }: PlayedProps) {
  const words = useWords(branchWords);
  const open = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const canTakeBack = !ui.isMemoryGame;
    const beginning = { ask: 'branch', source, start: startOf(branch), moves: branch.moves, canTakeBack } as const;
    const keep = (kibo: Kibo, moves: readonly Move[]) =>
      keepBranch(source, {
        ...{ ...branch, at: Date.now(), moves: [...movesAfter(kibo, actions), ...moves] },
        ...{ scores: kibo.scores, winners: kibo.result?.winners ?? null },
      });
    return new LocalSession(worker, beginning, {
      eyes: branch.seat,
      window: ui.window,
      pace: () => (settings().speed === 0 ? 0 : 1 / settings().speed),
      saved: (kibo) => keep(kibo, []),
      moved: (kibo, { actions: since }) => keep(kibo, since),
    });
  };
  const back = (
    <button type="button" className="b quiet s" onClick={onBack}>
      <Icon name="less" /> <span>{words.back}</span>
    </button>
  );
  return <TablePage ui={ui} open={open} onAgain={onAgain} bar={back} />;
}

function begun(branch: BranchStart | Branch): Branch {
  if ('id' in branch) return branch;
  return { ...branch, id: freshId(), at: Date.now(), moves: [], scores: [], winners: null };
}

function startOf({ ply, seat, sitters, isDealtAnew, seed }: BranchStart): BranchStart {
  return { ply, seat, sitters, isDealtAnew, seed };
}

/** What people and bots played since the branch began. */
function movesAfter({ rounds }: Kibo, actions: number): readonly Move[] {
  return rounds.flatMap((round) =>
    round.actions.flatMap(({ n, seat, action }) =>
      n > actions && seat >= 0 ? [{ seat, action: action as Move['action'] }] : [],
    ),
  );
}

import { lazy, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { Part } from '../app/Part.tsx';
import { change, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { type BranchStart, canBranch } from '../branch/branch.ts';
import { branchWords } from '../branch/words.ts';
import type { ReplayedMatch } from './replayed-match.ts';
import type { ReplaySession } from './session.ts';
import { replayWords } from './words.ts';

const BranchDialog = lazy(() => import('../branch/BranchDialog.tsx'));

interface ReplayActionsProps {
  readonly replayed: ReplayedMatch;
  readonly session: ReplaySession;
  readonly onBranch: (start: BranchStart) => void;
}

/** What can be done with the position that is shown, and how the replay is watched. */
export function ReplayActions(props: ReplayActionsProps) {
  return (
    <>
      <PlayOn {...props} />
      <HideEnd />
    </>
  );
}

/** Without effect while the review is open, which tells everything. */
function HideEnd() {
  const words = useWords(replayWords);
  const { withoutEnds } = useSettings();
  return (
    <span className="choice">
      <button
        type="button"
        aria-pressed={withoutEnds}
        title={words.withoutEndWhy}
        onClick={() => change({ withoutEnds: !withoutEnds })}
      >
        {words.withoutEnd}
      </button>
    </span>
  );
}

/** Asks how to play on from the position that is shown. */
function PlayOn({ replayed, session, onBranch }: ReplayActionsProps) {
  const words = useWords(branchWords);
  const [isAsked, ask] = useState(false);
  const { ply, lookingAs } = session;
  const { actors, setup } = replayed.plies[ply].match;
  return (
    <>
      <button type="button" className="b s" disabled={!canBranch(replayed, ply)} onClick={() => ask(true)}>
        <Icon name="person" /> {words.playOn}
      </button>
      {isAsked && (
        <Part isOver>
          <BranchDialog
            game={replayed.game.id}
            sitters={replayed.seats}
            rules={setup.rules}
            ply={ply}
            seat={typeof lookingAs === 'number' ? lookingAs : (actors[0] ?? 0)}
            onStart={onBranch}
            onClose={() => ask(false)}
          />
        </Part>
      )}
    </>
  );
}
